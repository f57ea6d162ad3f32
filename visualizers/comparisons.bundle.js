// Written by .ci/bundle.py from modules with the SHA-256 884c775b3e9a3e4be27224b680ac30532f19da33a39ce1e0e8cf6fe33534e2c6: edit those.
"use strict";(()=>{var fh=Object.create;var Oi=Object.defineProperty;var mh=Object.getOwnPropertyDescriptor;var gh=Object.getOwnPropertyNames;var wh=Object.getPrototypeOf,bh=Object.prototype.hasOwnProperty;var me=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(n){throw e=0,n}};var kh=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let s of gh(e))!bh.call(t,s)&&s!==n&&Oi(t,s,{get:()=>e[s],enumerable:!(o=mh(e,s))||o.enumerable});
return t};var g=(t,e,n)=>(n=t!=null?fh(wh(t)):{},kh(e||!t||!t.__esModule?Oi(n,"default",{value:t,enumerable:!0}):n,t));var Vn=me((Tf,Ti)=>{Ti.exports=window.GenerationPlaygroundModules["visualizers/panes/core/component.tsx"]});var G=me((Mf,Mi)=>{Mi.exports=window.GenerationPlaygroundModules["visualizers/panes/core/texts.ts"]});var Bo=me(($f,$i)=>{$i.exports=window.GenerationPlaygroundModules["node_modules/preact/hooks/dist/hooks.mjs"]});var _i=me((Cf,Ci)=>{Ci.exports=window.GenerationPlaygroundModules["visualizers/panes/core/term_links.ts"]});var ze=me((_f,Wi)=>{Wi.exports=window.GenerationPlaygroundModules["node_modules/preact/jsx-runtime/dist/jsxRuntime.mjs"]});var qi=me((Pf,Ai)=>{Ai.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/tip.ts"]});var hs=me((Ef,Li)=>{Li.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/token_label.tsx"]});var mr=me((qf,Gi)=>{Gi.exports=window.GenerationPlaygroundModules["node_modules/preact/dist/preact.mjs"]});var Ye=me((Lf,Hi)=>{Hi.exports=window.GenerationPlaygroundModules["visualizers/panes/core/notation.ts"]});var Vi=me((Rf,Ki)=>{Ki.exports=window.GenerationPlaygroundModules["visualizers/panes/core/theme.ts"]});var Ui=me((zf,Di)=>{Di.exports=window.GenerationPlaygroundModules["visualizers/panes/charts/picture_files.ts"]});var Zi=me((If,Ji)=>{Ji.exports=window.GenerationPlaygroundModules["visualizers/panes/core/bytes.ts"]});var ea=me((jf,Yi)=>{Yi.exports=window.GenerationPlaygroundModules["visualizers/panes/charts/values_list.tsx"]});var Rt=me((Hf,da)=>{da.exports=window.GenerationPlaygroundModules["visualizers/panes/core/run_sums.ts"]});var wr=me((Kf,ca)=>{ca.exports=window.GenerationPlaygroundModules["visualizers/panes/core/tables.ts"]});var D=me((Vf,ha)=>{ha.exports=window.GenerationPlaygroundModules["visualizers/panes/core/text.ts"]});var Se=me((Df,pa)=>{pa.exports=window.GenerationPlaygroundModules["visualizers/panes/core/values.ts"]});var fa=me((Uf,ua)=>{ua.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/sentence.ts"]});var Pn=me((Jf,ma)=>{ma.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/term.tsx"]});var br=me((Qf,ga)=>{ga.exports=window.GenerationPlaygroundModules["visualizers/panes/assisted/draft_figures.tsx"]});var gn=me((wm,Ka)=>{Ka.exports=window.GenerationPlaygroundModules["visualizers/panes/watermarks/watermarks.js"]});var Ar=me((vm,nl)=>{nl.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/shade_scale.tsx"]});var sl=me((Sm,ol)=>{ol.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/token_ink.tsx"]});var Me=me((Pm,Sl)=>{Sl.exports=window.GenerationPlaygroundModules["visualizers/panes/core/dom_patch.ts"]});var nt=me((Em,Ol)=>{Ol.exports=window.GenerationPlaygroundModules["visualizers/panes/core/tips.ts"]});var Rr=me((Nm,Tl)=>{Tl.exports=window.GenerationPlaygroundModules["visualizers/panes/core/log.ts"]});var zr=me((Gm,Il)=>{Il.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/written_tokens.ts"]});var hd=me((qg,cd)=>{cd.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/card.tsx"]});var md=me((Bg,fd)=>{fd.exports=window.GenerationPlaygroundModules["visualizers/panes/core/shades.ts"]});var wd=me((jg,gd)=>{gd.exports=window.GenerationPlaygroundModules["visualizers/panes/core/virtual_rows.ts"]});var kd=me((Fg,bd)=>{bd.exports=window.GenerationPlaygroundModules["visualizers/panes/diffusion/canvas_state.ts"]});var Ec=me((sb,Pc)=>{Pc.exports=window.GenerationPlaygroundModules["visualizers/panes/charts/marks.ts"]});var Ac=me((rb,Nc)=>{Nc.exports=window.GenerationPlaygroundModules["visualizers/panes/charts/plot.ts"]});var Cn=me((Cb,Kc)=>{Kc.exports=window.GenerationPlaygroundModules["visualizers/panes/watermarks/detection_words.js"]});var ph=me((Db,hh)=>{hh.exports=window.GenerationPlaygroundModules["visualizers/panes/core/runtime.ts"]});var zi=g(Vn(),1),Gt=g(G(),1);var cs=g(Bo(),1),Pi=g(_i(),1),Ni=g(ze(),1);function Ei({text:t,class:e="gp-note"}){let n=(0,cs.useRef)(null);return(0,cs.useLayoutEffect)(()=>n.current?.replaceChildren(
...(0,Pi.withTermLinks)(t)),[t]),(0,Ni.jsx)("p",{class:e,ref:n})}var Ii=g(qi(),1),Bi=g(hs(),1),Ae=g(ze(),1),Ri=2e3,ji=t=>!!(t&&"sentence"in t);function yh({group:t}){let e=t.found;if(!ji(e))return null;let{sentence:n,amounts:o=[],
texts:s=[],key:r,notes:i=[]}=e;return(0,Ae.jsxs)(Ae.Fragment,{children:[(0,Ae.jsx)("p",{class:"gp-answer-sentence",role:"status",children:(0,Gt.t)(n)}),o.length>
0&&(0,Ae.jsx)("ul",{class:"gp-amounts",children:o.map((a,u)=>(0,Ae.jsx)(xh,{...a},u))}),s.map((a,u)=>(0,Ae.jsx)(vh,{...a},u)),r&&s.some(({pieces:a})=>a.some(({apart:u})=>u))&&
(0,Ae.jsxs)("p",{class:"gp-note",children:[(0,Ae.jsx)("i",{class:"gp-apart-sign","aria-hidden":"true"}),(0,Gt.t)(r)]}),i.length>0&&(0,Ae.jsx)("ul",{class:"gp-an\
swer-notes",children:i.map((a,u)=>(0,Ae.jsx)("li",{children:(0,Ae.jsx)(Ei,{text:(0,Gt.t)(a)})},u))})]})}var Fi=(0,zi.groupPane)(yh,t=>ji(t.found));function xh({
label:t,share:e,value:n,more:o}){return(0,Ae.jsxs)("li",{children:[(0,Ae.jsx)("bdi",{children:(0,Gt.t)(t)}),(0,Ae.jsx)("span",{class:"gp-amount-track","aria-hid\
den":"true",children:(0,Ae.jsx)("span",{class:"gp-amount-fill",style:{width:`${(100*e).toFixed(2)}%`}})}),(0,Ae.jsxs)("span",{class:"gp-amount-value",children:[
(0,Gt.t)(n),o&&(0,Ae.jsx)("small",{children:(0,Gt.t)(o)})]})]})}function vh({label:t,pieces:e}){let n=e.length-Ri;return(0,Ae.jsxs)("div",{class:"gp-split",children:[
(0,Ae.jsx)("h3",{class:"gp-split-label",children:(0,Ae.jsx)("bdi",{children:(0,Gt.t)(t)})}),(0,Ae.jsxs)("p",{class:"gp-pieces",dir:"auto",children:[e.slice(0,Ri).
map(({text:o,tip:s,apart:r},i)=>(0,Ae.jsx)("span",{class:r?"gp-piece gp-apart":"gp-piece",ref:s?(0,Ii.tip)(()=>(0,Gt.t)(s)):void 0,children:(0,Ae.jsx)(Bi.TokenLabel,
{text:o})},i)),n>0&&` ${(0,Gt.tn)(n,"… and {count} token more","… and {count} tokens more")}`]})]})}var na=g(mr(),1),Kt=g(Bo(),1),oa=g(Ye(),1),Tt=g(G(),1),sa=g(Vi(),1),ra=g(Ui(),1);var Qi=g(Zi(),1),gr;function Xi(){return gr??=Sh().catch(t=>{throw gr=void 0,t}),gr}async function Sh(){if(window.Plotly)return window.Plotly;let t=document.getElementById(
"plotly"),e=document.createElement("script");if(t)e.textContent=await Oh(t.textContent);else if(window.GenerationPlaygroundPlotly)e.src=window.GenerationPlaygroundPlotly;else
throw new Error("This page does not say where Plotly is.");let n=new Promise((o,s)=>{e.onload=o,e.onerror=()=>s(new Error(`Plotly could not be fetched from ${e.
src}.`))});if(document.head.append(e),t||await n,!window.Plotly)throw new Error("The script of Plotly does not hold it.");return window.Plotly}async function Oh(t){
return new Response(new Blob([(0,Qi.bytesOf)(t)]).stream().pipeThrough(new DecompressionStream("gzip"))).text()}var ia=g(ea(),1),Ht=g(ze(),1);function Dn({chart:t,press:e,class:n=""}){return(0,Ht.jsx)("div",{class:`gp-chart-box ${n}`,hidden:!t,children:t&&(0,Ht.jsx)(aa,{chart:t,
press:e})})}function et(t,e,n){t.hidden=!e,t.classList.add("gp-chart-box"),e&&(0,na.render)((0,Ht.jsx)(aa,{chart:e,press:n}),t)}function aa({chart:t,press:e}){let n=(0,Kt.useRef)(
null),o=(0,Kt.useMemo)(()=>_h(t),[t]),s=(0,Kt.useRef)({shown:o,press:e});s.current={shown:o,press:e};let[r,i]=(0,Kt.useState)(""),a=()=>{let h=n.current;h?.clientWidth&&
(h.dataset.width=String(h.clientWidth),h.setAttribute("aria-busy","true"),Th(h,s.current.shown,m=>s.current.press?.(m)).then(()=>i(""),m=>{console.error("Genera\
tion Playground:",m),i((0,Tt.t)("The chart could not be drawn: its library did not load. Reload the page; the values are in the list below."))}).finally(()=>h.removeAttribute(
"aria-busy")))};(0,Kt.useLayoutEffect)(a,[o]),(0,Kt.useEffect)(()=>{let h=n.current;if(!h)return;let m=new ResizeObserver(()=>{h.clientWidth&&h.dataset.width!==
String(h.clientWidth)&&a()});m.observe(h);let b=h.closest(".gp-pane");b?.addEventListener("gp-alone",a);let v=(0,sa.onTheme)(a);return()=>{m.disconnect(),b?.removeEventListener(
"gp-alone",a),v()}},[]);let u=(0,Tt.t)("{chart}. Its values follow as a list.",{chart:o.layout.meta});return(0,Ht.jsxs)(Ht.Fragment,{children:[r&&(0,Ht.jsx)("p",
{class:"gp-note",children:r}),(0,Ht.jsx)("div",{class:"gp-chart-plot",ref:n,role:"group","aria-label":u}),(0,Ht.jsx)(ia.ValuesList,{values:Mh(o)})]})}async function Th(t,e,n){
let o=await Xi(),s=matchMedia("(pointer: coarse)").matches,r={...ta(e.layout,t),separators:(0,oa.separators)(),autosize:!1,width:t.clientWidth,uirevision:"kept",
dragmode:s?!1:"zoom"};t.closest(".gp-alone")&&r.height&&(r.height=Math.max(r.height,Math.round(innerHeight*.6)));let i=ta(e.data,t);if(t.classList.contains("js-\
plotly-plot")){await o.react(t,i,r);return}(await o.newPlot(t,i,r,$h(o))).on("plotly_click",({points:[u]})=>n(u))}var Mh=({data:t})=>t.flatMap(({text:e,hovertext:n=e,
hoverinfo:o})=>o==="text"&&Array.isArray(n)?n.flat():[]).filter(Boolean);function $h(t){let e=(o,s)=>({name:o==="svg"?(0,Tt.t)("Download plot as an SVG"):(0,Tt.t)(
"Download plot as a PNG"),icon:s,click(r){let{clientWidth:i,clientHeight:a}=r,u=(0,ra.fileNameOf)(r.layout.meta);t.downloadImage(r,{format:o,filename:u,width:i,
height:a,scale:o==="svg"?1:2})}});return{locales:{"en-US":{dictionary:{Zoom:(0,Tt.t)("Zoom"),Pan:(0,Tt.t)("Pan"),"Zoom in":(0,Tt.t)("Zoom in"),"Zoom out":(0,Tt.t)(
"Zoom out"),"Reset axes":(0,Tt.t)("Reset axes"),"Double-click to zoom back out":(0,Tt.t)("Double-click to zoom back out")}}},displaylogo:!1,doubleClickDelay:400,
modeBarButtonsToRemove:["toImage","select2d","lasso2d","autoScale2d"],modeBarButtonsToAdd:[e("png",t.Icons.camera),e("svg",t.Icons.disk)]}}function us(t,e,n){if(!t)
return t;let{shapes:o=[],annotations:s=[]}=t.layout,i={type:"line",x0:e,x1:e,yref:"paper",y0:0,y1:1,line:{color:"var(--gp-error)",width:1.5,dash:"dash"}},u={x:e,
yref:"paper",y:1,yanchor:"bottom",text:n,showarrow:!1,font:{color:"var(--gp-error)"}};return{...t,layout:{...t.layout,shapes:[...o,i],annotations:[...s,u]}}}function la(t,{
x:e,y:n,words:o}){if(!t)return t;let r={type:"scatter",mode:"markers",x:[e],y:[n],text:[o],hoverinfo:"text",marker:{color:"var(--gp-chosen)",symbol:"diamond",size:13}};
return{...t,data:[...t.data,r]}}var Ch=/^var\((--gp-[\w-]+)\)(?: ([\d.]+))?$/;function ps(t,e){let n=e(t);return n!==void 0?n:Array.isArray(t)?t.map(o=>ps(o,e)):
!t||typeof t!="object"?t:Object.fromEntries(Object.entries(t).map(([o,s])=>[o,ps(s,e)]))}var _h=t=>ps(t,e=>(0,Tt.isSaid)(e)?(0,Tt.t)(e):void 0),ta=(t,e)=>ps(t,n=>typeof n==
"string"?Wh(n,e):void 0);function Wh(t,e){let[,n,o]=Ch.exec(t)??[];if(!n)return t.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;");let s=getComputedStyle(
e).getPropertyValue(n).trim();return o?`rgba(${[1,3,5].map(i=>parseInt(s.slice(i,i+2),16)).join(", ")}, ${o})`:s}var ka=g(Vn(),1),xr=g(Ye(),1),ya=g(Rt(),1),gs=g(wr(),1),nn=g(D(),1),Q=g(G(),1),bo=g(Se(),1),vr=g(fa(),1),wo=g(Pn(),1);var mn=g(ze(),1);function fo({verdict:t,sign:e,words:n,more:o}){return(0,mn.jsxs)(mn.Fragment,{children:[(0,mn.jsxs)("p",{class:"gp-answer","data-verdict":t,children:[
(0,mn.jsx)("span",{class:"gp-answer-sign","aria-hidden":"true",children:e}),(0,mn.jsx)("span",{class:"gp-answer-words",children:n})]}),(0,mn.jsx)("p",{class:"gp\
-answer-more",children:o})]})}var xa=g(br(),1);var Un=g(Ye(),1),kr=g(D(),1),mo=g(G(),1),wa=g(Se(),1),Ph=(t,e)=>t>=1?e+1:Math.expm1((e+1)*Math.log(t))/(t-1),yr=(t,e,n,o=1)=>Ph(t,e)/(e*n+o),Mt=t=>(0,wa.isKnown)(
t)?`${(0,Un.fixed)(t,2)} ×`:"–",En=({low:t,high:e})=>`${(0,Un.fixed)(t,2)}–${(0,Un.fixed)(e,2)}`,fs=()=>(0,mo.t)("The true median lies in it with a probab\
ility of 90 % or more. With up to 7 pairs it runs from the lowest to the highest; fewer than 5 pairs do not give that certainty, so nothing is claimed from them\
."),jo=t=>t<.9995?`${(0,Un.significant)(t*1e3,3)} ms`:`${(0,Un.significant)(t,3)} s`;function $t(t,{done:e,runs:n}){if(e>=n)return"";let o={done:(0,kr.count)(e),
left:(0,kr.count)(n-e)};return t.done?(0,mo.tn)(n,"Stopped: {done} of {count} run ended.","Stopped: {done} of {count} runs ended.",o):(0,mo.tn)(n,"{done} of {co\
unt} run ended, {left} to come.","{done} of {count} runs ended, {left} to come.",o)}var go=(0,mo.t)("Somebody else’s runs were decoded at the same time, so thes\
e times are not reliable. Measure again when the machine is idle.");var Y=g(ze(),1),va=(t,{value:e})=>`${t} = ${e}`;function Eh({group:t}){let e=t.found,{words:n,setting:o="",times:s="",more:r,...i}=Nh(e,t);return(0,Y.jsxs)(Y.Fragment,
{children:[(0,Y.jsxs)("header",{class:"gp-head",children:[(0,Y.jsx)("h2",{class:"gp-title",children:(0,Q.t)("Which setting is best?")}),(0,Y.jsx)("p",{class:"gp\
-note gp-missing",children:$t(t,e)})]}),(0,Y.jsx)(fo,{...i,words:(0,vr.sentence)(n,{setting:(0,Y.jsx)("code",{children:o}),times:s}),more:r}),e.others&&(0,Y.jsxs)(
"p",{class:"gp-warning",children:["⚠ ",(0,Q.t)(go)]}),(0,Y.jsx)("p",{class:"gp-hidden gp-told",role:"status",children:t.done&&`${(0,vr.sentence)(n,{setting:o,
times:s}).join("")}. ${r}`}),(0,Y.jsx)(Lh,{found:e}),(0,Y.jsx)(Dn,{class:"gp-settings",chart:t.charts.lengths}),(0,Y.jsx)("div",{class:"gp-wide",tabIndex:0,role:"\
region","aria-label":(0,Q.t)("The settings in numbers"),children:(0,Y.jsx)(zh,{found:e})})]})}var Sa=(0,ka.groupPane)(Eh,t=>t.answered("lengths"));function Nh(t,e){
let{knob:n,points:o,leader:s,best:r,fewest:i,noise:a}=t,u=o.filter(({speedup:p})=>p),h=(p,d)=>({verdict:"wait",sign:"…",words:p,more:d});if(a&&u.length)return h(
(0,Q.t)("No verdict on time"),(0,Q.t)(a));let m=u.find(p=>p.group===s);if(!m?.speedup){if(e.done)return h((0,Q.t)("No answer"),(0,Q.t)("No setting has a complet\
e pair of runs."));let p=(0,Q.tn)(o.length,"{known} of {count} setting measured.","{known} of {count} settings measured.",{known:(0,nn.count)(u.length)});return h(
(0,Q.t)("Not known yet"),u.length?p:(0,Q.t)("The first counted runs are under way."))}let{speedup:b,verdict:v,pairs:P}=m,$={setting:va(n,m),times:Mt(b.median),interval:En(
b)};if(v==="wait"||v==="noisy"){let p=(0,Q.tn)(P,"{setting} has the highest median, {times}, of {count} pair of runs: too few to tell, {fewest} are needed.","{s\
etting} has the highest median, {times}, of {count} pairs of runs: too few to tell, {fewest} are needed.",{...$,fewest:(0,nn.count)(i)});return h(e.done?(0,Q.t)(
"No answer"):(0,Q.t)("Not known yet"),p)}let C={faster:[],slower:[(0,Q.t)("It is slower than decoding without drafts.")],even:[(0,Q.t)("The interval includes 1:\
 no clear difference from decoding without drafts.")]}[v],O=(0,Q.t)("90 % interval: {interval}.",$),S={setting:$.setting,times:$.times},x={faster:"good",slower:"\
bad",even:"even"}[v];if(u.length===1)return{verdict:x,sign:{faster:"▲",slower:"▼",even:"≈"}[v],words:(0,Q.t)("{setting} is the only setting that was measu\
red: {times}"),more:[O,...C].join(" "),...S};if(r===null)return{verdict:"even",sign:"≈",words:e.running?(0,Q.t)("No clear best setting so far"):(0,Q.t)("No cl\
ear best setting"),more:[Ah(t,u.length,$),...C,(0,Q.t)("More repeats tell more.")].join(" ")};let k=v==="slower"?e.running?(0,Q.t)("{setting} is best so far, bu\
t only {times}"):(0,Q.t)("{setting} is best, but only {times}"):e.running?(0,Q.t)("{setting} is best so far: {times}"):(0,Q.t)("{setting} is best: {times}");return{
verdict:x,sign:v==="slower"?"▼":"★",words:k,more:[O,(0,Q.t)("It was faster than each of the others, turn by turn."),...C].join(" "),...S}}function Ah({points:t,
rivals:e},n,o){if(e.length>2&&e.length===n-1)return(0,Q.t)("{setting} has the highest median, {times}, with a 90 % interval of {interval}; all others may be as \
good.",o);let s=qh(t.filter(({group:r})=>e.includes(r)).map(({value:r})=>r));return(0,Q.t)("{setting} has the highest median, {times}, with a 90 % interval of {\
interval}; {others} may be as good.",{...o,others:s})}var qh=t=>t.length<2?t.join(""):(0,Q.t)("{names} and {last}",{names:t.slice(0,-1).join(", "),last:t.at(-1)});
function Lh({found:{points:t,curve:e,measured_curve:n}}){let o=s=>(0,Y.jsx)("svg",{width:"26",height:"8","aria-hidden":"true",children:(0,Y.jsx)("path",{class:s,
d:"M1 4H25"})});return(0,Y.jsxs)("p",{class:"gp-note gp-keys",children:[(0,Y.jsxs)("span",{children:[(0,Y.jsxs)("svg",{width:"12",height:"20","aria-hidden":"tru\
e",children:[(0,Y.jsx)("path",{class:"gp-spread",d:"M6 1V19M1 1H11M1 19H11"}),(0,Y.jsx)("circle",{class:"gp-measured",cx:"6",cy:"10",r:"5"})]}),(0,Y.jsx)(wo.Term,
{id:"speed-up",formula:"",meaning:(0,Q.t)("The median speed-up of this setting’s runs, each compared with the run without drafts beside it, and its 90 % interva\
l."),children:(0,Q.t)("measured, with its 90 % interval")})]}),e.length>0&&(0,Y.jsxs)("span",{class:"gp-of-formula",children:[o("gp-theory gp-dashed"),(0,Y.jsx)(
wo.Term,{id:"speed-up",meaning:(0,Q.t)("Leviathan et al. 2023, theorem 3.8: (1 − α^(γ+1)) / ((1 − α) (γ c + 1)), with the acceptance rate α and the cost c of dr\
afting a token, both over all runs. It assumes that verifying a draft costs as much as one token, and is drawn for drafts of exactly γ tokens."),children:(0,Q.t)(
"the paper’s formula")})]}),n.length>0&&(0,Y.jsxs)("span",{class:"gp-of-verify",children:[o("gp-theory gp-dotted"),(0,Y.jsx)(wo.Term,{id:"speed-up",formula:"",
meaning:(0,Q.t)("The same formula with the measured time of a round: the straight line that fits it best over the tokens drafted in it. Verifying a draft then c\
osts what it really did."),children:(0,Q.t)("with the measured cost of verifying")})]}),t.some(({formula:s})=>(0,bo.isKnown)(s))&&(0,Y.jsxs)("span",{class:"gp-o\
f-own",children:[(0,Y.jsx)("svg",{width:"14",height:"14","aria-hidden":"true",children:(0,Y.jsx)("path",{class:"gp-own-formula",d:"M7 1L13 7L7 13L1 7Z"})}),(0,Y.jsx)(
wo.Term,{id:"speed-up",formula:"",meaning:(0,Q.t)("The formula with the setting’s own acceptance rate, drafted tokens per round and cost."),children:(0,Q.t)("\
the formula for each setting by itself")})]}),(0,Y.jsxs)("span",{children:[o("gp-unity"),(0,Q.t)("as fast as without")]})]})}var ms=t=>(0,bo.isKnown)(t)?(0,nn.percent)(
t):"",ba=t=>t||"–",Rh=()=>[{name:"draft_acceptance_rate",term:"acceptance-rate",meaning:(0,Q.t)(gs.FIGURES.draft_acceptance_rate),value:t=>ba(ms(t.draft_acceptance_rate)),
words:t=>ms(t.draft_acceptance_rate)},{name:"judged_acceptance_rate",term:"acceptance-rate",meaning:(0,Q.t)(gs.FIGURES.judged_acceptance_rate),formula:(0,Q.t)("\
accepted / judged"),value:({rate:t})=>ba(ms(t)),words:({rate:t})=>ms(t)},{name:"mean_acceptance_length",term:"acceptance-length",meaning:(0,Q.t)(gs.FIGURES.mean_acceptance_length),
value:({mean_acceptance_length:t})=>(0,nn.decimals)(t,2),words:({mean_acceptance_length:t})=>(0,bo.isKnown)(t)?(0,xr.fixed)(t,2):""},{name:(0,Q.t)("drafted per \
round"),term:"draft",meaning:(0,Q.t)("Drafted tokens / rounds. A confidence threshold and the end of a text make drafts shorter than the limit."),formula:(0,Q.t)(
"drafted / rounds"),value:({drafted:t})=>(0,nn.decimals)(t,2),words:({drafted:t})=>(0,bo.isKnown)(t)?(0,xr.fixed)(t,2):""},{name:(0,Q.t)("speed-up"),term:"speed\
-up",meaning:`${(0,Q.t)("Time per token without drafts / time per token with drafts: the median over the pairs of runs, and its 90 % interval.")} ${fs()}`,formula:"",
value:({speedup:t})=>(0,Y.jsxs)(Y.Fragment,{children:[(0,Y.jsx)("span",{children:Mt(t?.median)}),(0,Y.jsx)("small",{children:t&&`  ${En(t)}`})]}),words:({speedup:t,
pairs:e})=>t?(0,Q.tn)(e,"{times}, of {count} pair of runs","{times}, {interval} over {count} pairs of runs",{times:Mt(t.median),interval:En(t)}):""},{name:(0,Q.t)(
"formula"),term:"speed-up",meaning:(0,Q.t)("Theorem 3.8 of Leviathan et al. 2023 with the acceptance rate, the drafted tokens and the cost of this row."),value:({
formula:t})=>Mt(t),words:({rate:t,drafted:e,formula:n})=>(0,bo.isKnown)(n)?(0,Q.t)("α = {rate} and γ = {drafted} give {times}",{rate:(0,nn.decimals)(t),drafted:(0,nn.decimals)(
e,2),times:Mt(n)}):""}];function zh({found:{knob:t,points:e,best:n}}){let o=Rh(),s=r=>(0,ya.inARow)(e.map(i=>{let a=r(i);return a?(0,Q.t)("{name}: {words}",{name:va(
t,i),words:a}):""}));return(0,Y.jsxs)("table",{children:[(0,Y.jsx)("thead",{children:(0,Y.jsxs)("tr",{children:[(0,Y.jsx)("th",{scope:"col",children:t}),o.map(({
name:r,term:i,meaning:a,formula:u,words:h})=>(0,Y.jsx)("th",{scope:"col",children:(0,Y.jsx)(wo.Term,{id:i,meaning:a,formula:u,run:()=>s(h),children:(0,Y.jsx)(xa.BreakableName,
{name:r})})},r))]})}),(0,Y.jsx)("tbody",{children:e.map(r=>{let i=r.group===n;return(0,Y.jsxs)("tr",{class:i?"gp-best":"",children:[(0,Y.jsxs)("th",{scope:"row",
children:[(0,Y.jsx)("span",{children:r.value}),(0,Y.jsx)("b",{"aria-hidden":"true",children:i&&" ★"}),(0,Y.jsx)("span",{class:"gp-hidden",children:i&&` ${(0,Q.t)(
"(best)")}`})]}),o.map(({name:a,value:u})=>(0,Y.jsx)("td",{children:u(r)},a))]},r.group)})})]})}var Ma=g(Vn(),1),Sr=g(Ye(),1),ht=g(D(),1),ee=g(G(),1),Jn=g(Se(),1),Mr=g(Pn(),1),$a=g(hs(),1);var I=g(ze(),1);function Ih({group:t}){let e=t.found,n=e.mode==="greedy"?Bh(e,t):Gh(e,t);return(0,I.jsxs)(I.Fragment,{children:[(0,I.jsxs)("header",{class:"gp-h\
ead",children:[(0,I.jsx)("h2",{class:"gp-title",children:(0,ee.t)("Is it the same?")}),(0,I.jsx)("p",{class:"gp-note gp-missing",children:$t(t,e)})]}),(0,I.jsx)(
fo,{...n}),(0,I.jsx)("p",{class:"gp-hidden gp-told",role:"status",children:t.done&&`${n.words}. ${n.more}`}),e.mode==="greedy"?(0,I.jsx)(Fh,{found:e}):(0,I.jsx)(
Dh,{found:e,group:t})]})}var Ca=(0,Ma.groupPane)(Ih,t=>t.answered("same")),Or=(t,e)=>({verdict:"wait",sign:"…",words:t.done?(0,ee.t)("No answer"):(0,ee.t)("No\
t known yet"),more:e});function Bh({checked:t,equal:e,at:n},o){if(!t||e===null)return Or(o,(0,ee.t)("A text without drafts and one with drafts must both have en\
ded."));if(e){let s=(0,ee.tn)(t,"Greedy decoding wrote the same token ids with and without drafts in one pair of texts.","Greedy decoding wrote the same token i\
ds with and without drafts in each of {count} pairs of texts.");return{verdict:"good",sign:"✓",words:(0,ee.t)("The same tokens"),more:s}}return{verdict:"bad",
sign:"✗",words:(0,ee.t)("Different from token {place} on",{place:(0,ht.count)(n+1)}),more:(0,ee.t)("Greedy decoding should write the same tokens with drafts. \
Rounding can tip a near tie between two tokens, because the target checks several tokens in one pass; look at their probabilities there.")}}var Oa=/[\p{L}\p{M}\p{N}]/u;
function jh(t,e){let n=0;for(;n<Math.min(t.length,e.length)&&t[n]===e[n];)n+=1;let o=()=>Oa.test(t[n-1])&&Oa.test((t[n]||"")+(e[n]||""));for(;n>0&&o();)n-=1;let s=r=>n+
(/^\s*\S*/.exec(r.slice(n))?.[0].length??0);return{shared:n,ends:[s(t),s(e)]}}function Fh({found:{texts:t,equal:e,checked:n}}){let[o,s]=n>0?t:[];if(o===void 0||
s===void 0)return null;let r=e===!0||o===s,{shared:i,ends:a}=jh(o,s);return(0,I.jsxs)(I.Fragment,{children:[(0,I.jsx)("div",{class:"gp-both-texts",children:[o,s].
map((u,h)=>(0,I.jsxs)("div",{children:[(0,I.jsx)("h3",{children:h?(0,ee.t)("with drafts"):(0,ee.t)("without drafts")}),(0,I.jsx)("p",{dir:"auto",tabIndex:0,children:r?
u:(0,I.jsxs)(I.Fragment,{children:[u.slice(0,i),(0,I.jsx)("mark",{children:u.slice(i,a[h])||"∎"}),(0,I.jsx)("span",{class:"gp-apart",children:u.slice(a[h])})]})})]},
h))}),e===!1&&!r&&(0,I.jsxs)("p",{class:"gp-note gp-mark-key",children:[(0,I.jsx)("mark",{children:"✗"})," ",(0,ee.t)("the first words that differ")]})]})}var Tr=t=>`\
p = ${t<.001?(0,Sr.significant)(t,1):(0,Sr.significant)(t,2)}`;function Gh({p:t,verdict:e,counts:n,level:o},s){let[r,i]=[n[0],(0,ht.count)(n[1])];if(!(0,Jn.isKnown)(
t)||e==="wait"){if(s.done){let v=(0,ee.tn)(r,"{count} text without drafts, {assisted} with drafts: too few for a test.","{count} texts without drafts, {assisted\
} with drafts: too few for a test.",{assisted:i});return Or(s,v)}let m=(0,ee.tn)(r,"{count} text without drafts, {assisted} with drafts so far.","{count} texts \
without drafts, {assisted} with drafts so far.",{assisted:i}),b=(0,ee.t)("The test waits for the last one: to watch p as it changes, and to stop when it looks r\
ight, would make it worthless.");return Or(s,`${m} ${b}`)}let a=(0,ee.tn)(r,"{count} text without drafts, {assisted} with drafts.","{count} texts without drafts\
, {assisted} with drafts.",{assisted:i}),u={level:(0,ht.percent)(o)};if(e==="same"){let m=`${a} ${(0,ee.t)("A p below {level} would count as a difference.",u)}`;
return{verdict:"good",sign:"✓",words:(0,ee.t)("{p}: no difference found",{p:Tr(t)}),more:m}}let h=`${a} ${(0,ee.t)("p is below {level}.",u)}`;return{verdict:"\
bad",sign:"✗",words:(0,ee.t)("{p}: the distributions differ",{p:Tr(t)}),more:h}}function Hh({p:t,verdict:e}){if(!(0,Jn.isKnown)(t))return"";let n=(0,ee.t)("If\
 both draw from the same distribution, a difference as large as this one appears in {share} of shuffles.",{share:(0,ht.percent)(t)});return e==="differs"?`${n} ${(0,ee.t)(
"That is so rare that chance is a poor explanation.")}`:e==="same"?`${n} ${(0,ee.t)("That is not unusual.")}`:n}function Kh({counts:t,tokens:e,verdict:n,level:o}){
let[s,r]=t,i=Math.round(100*Math.sqrt(1/s+1/r)),a=(0,ee.tn)(e,"Only the first token of each text is compared: which token it is, and how surprising it is.","Onl\
y the first {count} tokens of each text are compared: which tokens occur at each position, and how surprising they are in total.");if(n==="differs")return[(0,ee.t)(
"It does not say how large a difference is or where it comes from, only how hard it is to put it down to chance. The counts below show where it is."),(0,ee.t)("\
Where nothing differs, this test still says “differs” in {level} of all trials. Try again with other seeds before you believe it.",{level:(0,ht.percent)(o)}),
a];let u=s===r?(0,ee.t)("With {count} texts each, the shares of a token differ by up to about {points} percentage points by chance alone.",{count:(0,ht.count)(s),
points:i}):(0,ee.t)("With {without} and {assisted} texts, the shares of a token differ by up to about {points} percentage points by chance alone.",{without:(0,ht.count)(
s),assisted:(0,ht.count)(r),points:i});return[(0,ee.t)("Not finding a difference does not prove that there is none."),`${u} ${(0,ee.t)("Smaller true differences\
 mostly go unnoticed; more texts show more.")}`,a]}function Vh({surprise:t},e){if(!(0,Jn.isKnown)(t?.without)||!(0,Jn.isKnown)(t.with))return"";let n=o=>(0,ht.information)(
o,e.unit).replace("-","−");return(0,ee.t)("How surprising the target finds a token, beyond the entropy that it expects: {without} without, {assisted} with. It\
 is 0 on average for the target’s own draws.",{without:n(t.without),assisted:n(t.with)})}function Dh({found:t,group:e}){let{p:n,counts:o,positions:s}=t,r=Hh(t),
i=()=>(0,Jn.isKnown)(n)?(0,ee.tn)(o[0],"{count} text without drafts and {assisted} with drafts give {p}.","{count} texts without drafts and {assisted} with draf\
ts give {p}.",{assisted:(0,ht.count)(o[1]),p:Tr(n)}):"";return(0,I.jsxs)("div",{class:"gp-of-sampling",children:[r&&(0,I.jsx)("p",{class:"gp-meaning",children:r}),
(0,Jn.isKnown)(n)&&(0,I.jsxs)("div",{class:"gp-evidence",children:[(0,I.jsxs)("figure",{class:"gp-trial-figure gp-of-shuffles",hidden:!e.charts.shuffles,children:[
(0,I.jsx)("h3",{children:(0,ee.t)("Could it be chance?")}),(0,I.jsxs)("p",{class:"gp-note",children:[(0,ee.t)("How different the two groups of texts are, and ho\
w different groups are after the labels “without” and “with” were shuffled among all texts.")," ",(0,I.jsx)(Mr.Term,{id:"p-value",formula:"",run:i,meaning:(0,ee.t)(
"Two things are compared: how often each token occurs at each position, by the sum of the chi-square statistics of the positions; and how surprising the target \
finds the texts, by the difference of the means. Each is written in standard deviations over all shuffles, and the larger one counts."),children:(0,ee.t)("How i\
t is measured")})]}),(0,I.jsx)(Dn,{class:"gp-shuffles",chart:e.charts.shuffles}),(0,I.jsx)("p",{class:"gp-note gp-surprise",children:Vh(t,e)})]}),(0,I.jsxs)("di\
v",{class:"gp-cannot",children:[(0,I.jsx)("h3",{children:(0,ee.t)("What a p-value cannot show")}),(0,I.jsx)("ul",{children:Kh(t).map((a,u)=>(0,I.jsx)("li",{children:a},
u))})]})]}),s.length>0&&(0,I.jsxs)("div",{class:"gp-trial-figure",children:[(0,I.jsx)("h3",{class:"gp-places-title",children:(0,ee.t)("The tokens, position by p\
osition")}),(0,I.jsxs)("p",{class:"gp-note gp-keys",children:[(0,I.jsxs)("span",{children:[(0,I.jsx)("i",{class:"gp-bar-without","aria-hidden":"true"}),(0,ee.t)(
"without drafts")]}),(0,I.jsxs)("span",{children:[(0,I.jsx)("i",{class:"gp-bar-with","aria-hidden":"true"}),(0,ee.t)("with drafts")]}),(0,I.jsx)("span",{children:(0,ee.t)(
"how many texts have this token there")})]}),(0,I.jsx)("ol",{class:"gp-places",children:s.map(({position:a,tokens:u})=>(0,I.jsx)(Uh,{position:a,tokens:u,counts:o},
a))})]})]})}function Uh({position:t,tokens:e,counts:n}){let o={without:n[0]-e.reduce((s,r)=>s+r.without,0),with:n[1]-e.reduce((s,r)=>s+r.with,0)};return(0,I.jsx)(
"li",{children:(0,I.jsxs)("table",{children:[(0,I.jsx)("caption",{children:(0,I.jsx)(Mr.Term,{id:"sample",formula:"",meaning:(0,ee.t)("How many texts of each si\
de have this token at this place."),children:(0,ee.t)("token {place}",{place:(0,ht.count)(t)})})}),(0,I.jsx)("thead",{children:(0,I.jsxs)("tr",{class:"gp-hidden",
children:[(0,I.jsx)("th",{scope:"col",children:(0,ee.t)("token")}),(0,I.jsx)("th",{scope:"col",children:(0,ee.t)("without")}),(0,I.jsx)("th",{scope:"col",children:(0,ee.t)(
"with")})]})}),(0,I.jsxs)("tbody",{children:[e.map((s,r)=>(0,I.jsx)(Ta,{token:s,counts:n},r)),(o.without>0||o.with>0)&&(0,I.jsx)(Ta,{token:{...o,text:null},words:(0,ee.t)(
"all others"),counts:n})]})]})})}function Ta({token:t,words:e,counts:n}){let o=[{name:"without",number:t.without,most:n[0]},{name:"with",number:t.with,most:n[1]}],
s={without:(0,ht.count)(t.without),assisted:(0,ht.count)(t.with)};return(0,I.jsxs)("tr",{children:[(0,I.jsx)("th",{scope:"row",children:t.text===null?(0,I.jsx)(
"bdi",{class:"gp-plain",children:e??(0,ee.t)("text ended")}):(0,I.jsx)($a.TokenLabel,{text:t.text})}),(0,I.jsx)("td",{colSpan:2,"aria-label":(0,ee.t)("{without}\
 without, {assisted} with",s),children:(0,I.jsx)("div",{class:"gp-counts",children:o.map(({name:r,number:i,most:a})=>[(0,I.jsx)("i",{class:`gp-bar-${r}`,"aria-h\
idden":"true",style:{width:`${(100*Math.min(1,i/Math.max(1,a))).toFixed(2)}%`}}),(0,I.jsx)("span",{children:(0,ht.count)(i)})])})})]})}var Aa=g(Vn(),1),Et=g(Ye(),1),Dt=g(D(),1),ne=g(G(),1),Nt=g(Se(),1),Zn=g(Pn(),1);var qa=g(br(),1);var $r=g(D(),1),Vt=g(G(),1),ko=g(Se(),1),Wa=g(Pn(),1);var pt=g(ze(),1),Jh=.14;function Pa(t,e){return t==="draft"?[(0,Vt.t)("draft"),(0,Vt.t)("{share} of the time with drafts goes into writing them: all forward pas\
ses of the draft model, or the search for text to copy.",{share:e})]:t==="verify"?[(0,Vt.t)("verify"),(0,Vt.t)("{share} of the time with drafts goes into the ta\
rget model’s passes over them.",{share:e})]:[(0,Vt.t)("rest"),(0,Vt.t)("{share} of the time with drafts goes into all else: comparing, choosing, and what the \
library does around it.",{share:e})]}function Ea({found:{pairs:t,draft_share:e,verify_share:n}}){if(!t.length||!(0,ko.isKnown)(e)||!(0,ko.isKnown)(n))return null;
let o=(0,ko.medianOf)(t.map(a=>a.without)),s=(0,ko.medianOf)(t.map(a=>a.with)),r=Math.max(o,s),i=[["draft",e],["verify",n],["rest",Math.max(0,1-e-n)]];return(0,pt.jsxs)(
"figure",{class:"gp-trial-figure gp-of-time",children:[(0,pt.jsx)("h3",{children:(0,Vt.t)("Where the time goes")}),(0,pt.jsxs)("ul",{class:"gp-time-bars",children:[
(0,pt.jsx)(_a,{name:(0,Vt.t)("without"),value:o,longest:r,parts:[["plain",1]]}),(0,pt.jsx)(_a,{name:(0,Vt.t)("with"),value:s,longest:r,parts:i})]}),(0,pt.jsx)("\
p",{class:"gp-note gp-keys gp-time-keys",children:i.map(([a,u])=>{let[h,m]=Pa(a,(0,$r.percent)(u));return(0,pt.jsxs)("span",{children:[(0,pt.jsx)("i",{"data-par\
t":a,"aria-hidden":"true"}),(0,pt.jsxs)(Wa.Term,{id:"time",meaning:m,unit:"%",children:[h," ",(0,$r.percent)(u)]})]},a)})})]})}function _a({name:t,value:e,longest:n,
parts:o}){return(0,pt.jsxs)("li",{children:[(0,pt.jsx)("span",{children:t}),(0,pt.jsx)("span",{class:"gp-time-bar","aria-hidden":"true",children:o.map(([s,r])=>{
let i=r*e/n;return(0,pt.jsx)("i",{"data-part":s,style:{width:`${(i*100).toFixed(2)}%`},children:(0,pt.jsx)("b",{children:s!=="plain"&&i>Jh?Pa(s,"")[0]:null})},s)})}),
(0,pt.jsx)("span",{children:(0,Vt.t)("{time} per token",{time:jo(e)})})]})}var B=g(ze(),1);function Zh({group:t}){let e=t.found,{interval:n,...o}=Qh(e,t),{charts:s}=t;return(0,B.jsxs)(B.Fragment,{children:[(0,B.jsxs)("header",{class:"g\
p-head",children:[(0,B.jsx)("h2",{class:"gp-title",children:(0,ne.t)("Is it faster?")}),(0,B.jsx)("p",{class:"gp-note gp-missing",children:$t(t,e)})]}),(0,B.jsxs)(
"div",{class:"gp-verdict",children:[(0,B.jsxs)("div",{children:[(0,B.jsx)(fo,{...o,more:(0,B.jsxs)(B.Fragment,{children:[(0,B.jsx)("span",{children:o.more})," ",
n&&(0,B.jsx)(Zn.Term,{class:"gp-of-spread",id:"interval",run:()=>Xh(e),meaning:fs(),children:n})]})}),(0,B.jsx)(Yh,{found:e})]}),(0,B.jsx)("ul",{class:"gp-reaso\
ns","aria-label":(0,ne.t)("Why"),children:e.reasons.map((r,i)=>(0,B.jsx)("li",{children:(0,ne.t)(r)},i))})]}),e.others&&(0,B.jsxs)("p",{class:"gp-warning",children:[
"⚠ ",(0,ne.t)(go)]}),(0,B.jsx)("p",{class:"gp-hidden gp-told",role:"status",children:t.done&&`${o.words}. ${o.more} ${n}`}),(0,B.jsxs)("div",{class:"gp-halves",
children:[(0,B.jsxs)("div",{class:"gp-half",children:[e.pairs.length>0&&(0,B.jsxs)(Ra,{name:"pairs",title:(0,ne.t)("Time per token, pair by pair"),children:[(0,B.jsxs)(
"p",{class:"gp-note gp-keys",children:[(0,B.jsxs)("span",{children:[(0,B.jsx)(Cr,{size:12,children:(0,B.jsx)("circle",{class:"gp-dot-without",cx:"6",cy:"6",r:"4\
.5"})}),(0,ne.t)("without drafts")]}),(0,B.jsxs)("span",{children:[(0,B.jsx)(Cr,{size:12,children:(0,B.jsx)("circle",{class:"gp-dot-with",cx:"6",cy:"6",r:"5.5"})}),
(0,ne.t)("with drafts")]})]}),(0,B.jsx)(Dn,{class:"gp-pairs",chart:s.pairs}),(0,B.jsx)("p",{class:"gp-note",children:(0,ne.t)("Runs alternate: without, with, wi\
thout, with. The first pair warms up and is not counted.")})]}),(0,B.jsx)(Ea,{found:e})]}),(0,B.jsx)("div",{class:"gp-half",children:(0,B.jsx)(ep,{found:e,group:t})})]}),
(0,B.jsx)(op,{found:e})]})}var La=(0,Aa.groupPane)(Zh,t=>t.answered("speed"));function Ra({name:t,title:e,children:n}){return(0,B.jsxs)("figure",{class:`gp-tria\
l-figure gp-of-${t}`,children:[(0,B.jsx)("h3",{children:e}),n]})}var Cr=({size:t,children:e})=>(0,B.jsx)("svg",{width:t,height:t,"aria-hidden":"true",children:e});
function Qh(t,e){let{verdict:n,noise:o,speedup:s,pairs:r,fewest:i}=t,{length:a}=r,u=e.done?(0,ne.t)("No answer"):(0,ne.t)("Not known yet");if(n==="noisy")return{
verdict:"wait",sign:"…",words:(0,ne.t)("No verdict on time"),more:(0,ne.t)(o),interval:""};if(!s){let $=e.done?(0,ne.t)("No pair of runs was completed."):(0,ne.t)(
"The first counted pair is under way.");return{verdict:"wait",sign:"…",words:u,more:$,interval:""}}let h=Mt(s.median),m=En(s),b=(0,ne.tn)(a,"Median of {count}\
 pair of runs.","Median of {count} pairs of runs."),v=(0,ne.t)("90 % interval: {interval}.",{interval:m});if(n==="faster")return{verdict:"good",sign:"▲",words:e.
running?(0,ne.t)("{times} faster so far",{times:h}):(0,ne.t)("{times} faster",{times:h}),more:b,interval:v};if(n==="slower")return{verdict:"bad",sign:"▼",words:e.
running?(0,ne.t)("{times}: slower so far",{times:h}):(0,ne.t)("{times}: slower",{times:h}),more:b,interval:v};if(n==="even")return{verdict:"even",sign:"≈",words:e.
running?(0,ne.t)("No clear difference so far"):(0,ne.t)("No clear difference"),more:(0,ne.tn)(a,"{times} is the median of {count} pair of runs.","{times} is the\
 median of {count} pairs of runs.",{times:h}),interval:(0,ne.t)("The 90 % interval {interval} includes 1.",{interval:m})};let P=(0,ne.tn)(a,"{times} is the medi\
an of {count} pair of runs: too few to tell, {fewest} are needed.","{times} is the median of {count} pairs of runs: too few to tell, {fewest} are needed.",{times:h,
fewest:(0,Dt.count)(i)});return{verdict:"wait",sign:"…",words:u,more:P,interval:""}}var Xh=({pairs:t})=>t.length?(0,ne.tn)(t.length,"the speed-up of {count} p\
air: {each}.","the speed-ups of {count} pairs: {each}.",{each:(0,Et.listed)(t.map(({speedup:e})=>(0,Et.fixed)(e,2)).sort())}):"";function Yh({found:{identical:t,
pairs:e}}){if(!t?.checked)return null;let{checked:n,equal:o,at:s}=t,r=n>e.length?(0,ne.tn)(n,"Same tokens in the warm-up pair","Same tokens in all {count} pairs\
, the warm-up included"):(0,ne.tn)(n,"Same tokens in the pair","Same tokens in all {count} pairs");return(0,B.jsxs)("p",{class:"gp-badge","data-verdict":o?"good":
"bad",children:[(0,B.jsx)("b",{"aria-hidden":"true",children:o?"✓":"✗"}),(0,B.jsx)("span",{children:o?r:(0,ne.t)("Not the same tokens: a text diverges at to\
ken {place}",{place:(0,Dt.count)(s+1)})})]})}var za=({acceptance:t})=>t?.judged_acceptance_rate??null;function ep({found:t,group:e}){let{drafted:n,cost:o,verify:s}=t;
if(!(0,Nt.isKnown)(n)||!(0,Nt.isKnown)(o)||!(0,Nt.isKnown)(s))return null;let r=()=>{let i=za(t);return(0,Nt.isKnown)(i)?(0,ne.t)("α = {rate}, γ = {drafted}, c \
= {cost} and v = {verify} give {times}.",{rate:(0,Dt.decimals)(i),drafted:(0,Et.fixed)(n,2),cost:(0,Et.fixed)(o,2),verify:(0,Et.fixed)(s,2),times:Mt(yr(i,n,o,s))}):
""};return(0,B.jsxs)(Ra,{name:"rates",title:(0,ne.t)("How often must the target accept?"),children:[(0,B.jsxs)("p",{class:"gp-note gp-keys",children:[(0,B.jsxs)(
"span",{children:[(0,B.jsx)("svg",{width:"24",height:"8","aria-hidden":"true",children:(0,B.jsx)("path",{class:"gp-theory",d:"M1 4H23"})}),(0,B.jsx)(Zn.Term,{id:"\
speed-up",formula:"",run:r,meaning:(0,ne.t)("Tokens that a round is expected to write, divided by what the round costs: (1 − α^(γ+1)) / (1 − α) / (γ c + v). α i\
s the acceptance rate, γ the drafted tokens per round, c the cost of drafting one and v that of the target’s pass over the draft, both as measured here. After L\
eviathan et al. 2023, theorem 3.8, where v is 1."),children:(0,ne.t)("expected by the formula at the costs measured here")})]}),(0,B.jsxs)("span",{children:[(0,B.jsx)(
Cr,{size:14,children:(0,B.jsx)("path",{class:"gp-measured",d:"M7 0L14 7L7 14L0 7Z"})}),(0,ne.t)("measured")]})]}),(0,B.jsx)(Dn,{class:"gp-rates",chart:e.charts.
rates}),(0,B.jsx)("p",{class:"gp-rate-words",children:tp(t,yr(1,n,o,s))})]})}function tp(t,e){let{break_even:n}=t,o=za(t);if(!(0,Nt.isKnown)(n))return(0,ne.t)("\
No acceptance rate would be enough: even if the target kept every drafted token, the formula gives {times}.",{times:Mt(e)});if(n<=0)return(0,ne.t)("Any acceptan\
ce rate is enough at these costs.");let s=(0,Dt.percent)(n);if(!(0,Nt.isKnown)(o))return(0,ne.t)("The target must keep at least {least} of the tokens that it ju\
dges.",{least:s});let r={least:s,rate:(0,Dt.percent)(o)};return o>=n?(0,ne.t)("The target must keep at least {least} of the tokens that it judges; here it keeps\
 {rate}.",r):(0,ne.t)("The target must keep at least {least} of the tokens that it judges, but here it keeps only {rate}.",r)}var np=["draft_acceptance_rate","j\
udged_acceptance_rate","mean_acceptance_length","passes_saved"];function op({found:t}){let{acceptance:e,drafted:n,cost:o,verify:s}=t,r=[];for(let i of e?np:[]){
let a=e?.[i];if(!e||!(0,Nt.isKnown)(a))continue;let u=i.endsWith("rate")?(0,Dt.percent)(a):i.endsWith("length")?(0,Et.fixed)(a,2):(0,Dt.count)(a);r.push((0,B.jsx)(
ws,{value:u,children:(0,B.jsx)(Zn.Term,{...(0,qa.termOfFigure)(i,u,e),children:i})}))}if((0,Nt.isKnown)(n)){let i=()=>e?(0,ne.tn)(e.num_rounds,"{drafted} drafte\
d in {count} round = {value}.","{drafted} drafted in {count} rounds = {value}.",{drafted:(0,Dt.count)(e.num_draft_tokens),value:(0,Et.fixed)(n,2)}):"";r.push((0,B.jsx)(
ws,{value:(0,Et.fixed)(n,2),children:(0,B.jsx)(Zn.Term,{id:"draft",formula:"",run:i,meaning:(0,ne.t)("num_draft_tokens / all rounds, those without a draft inclu\
ded: the γ of the formula."),children:(0,ne.t)("drafted tokens per round")})}))}return(0,Nt.isKnown)(o)&&r.push((0,B.jsx)(ws,{value:(0,Et.fixed)(o,2),children:(0,B.jsx)(
Zn.Term,{id:"draft-cost",run:()=>Na(o,t),meaning:(0,ne.t)("Draft time per drafted token / time per token without drafts, both without the reading of the prompt:\
 the c of the formula."),children:(0,ne.t)("cost of drafting one token")})})),(0,Nt.isKnown)(s)&&r.push((0,B.jsx)(ws,{value:(0,Et.fixed)(s,2),children:(0,B.jsx)(
Zn.Term,{id:"draft-cost",run:()=>Na(s,t),meaning:(0,ne.t)("Time of the target’s pass over a draft / time per token without drafts. The theorem assumes 1; on a p\
rocessor without spare capacity it is more."),children:(0,ne.t)("cost of verifying a draft")})})),(0,B.jsx)("dl",{class:"gp-figures",children:r})}var ws=({value:t,
children:e})=>(0,B.jsxs)("div",{children:[(0,B.jsx)("dt",{children:e}),(0,B.jsx)("dd",{children:t})]});function Na(t,{pairs:e}){if(!e.length)return"";let n=(0,Nt.medianOf)(
e.map(({without:o})=>o));return(0,ne.t)("{cost} × {token} per token without drafts = {time}.",{cost:(0,Et.fixed)(t,2),token:jo(n),time:jo(t*n)})}var ys=g(Bo(),1),Ya=g(Vn(),1),it=g(G(),1),Nr=g(Pn(),1);var Fa=g(mr(),1),zt=g(G(),1);var bs=g(D(),1),Qn=g(ze(),1);function Ia({text:t}){let e=[],n=0;for(let{0:o,index:s}of t.matchAll(bs.INVISIBLE))s>n&&e.push(t.slice(n,s)),n=s+1,e.push((0,Qn.jsx)(
sp,{character:o},s));return(0,Qn.jsxs)(Qn.Fragment,{children:[e,t.slice(n)]})}function sp({character:t}){let e=bs.MARKS[t],n=(t.codePointAt(0)??0).toString(16).
toUpperCase().padStart(4,"0");return(0,Qn.jsx)("span",{class:"gp-space","data-mark":e??`U+${n}`,"data-wide":e==="·"?"no":"yes",children:e?t:""})}var _r=g(Pn(),1),Pr=g(hs(),1),Oe=g(ze(),1),Wr=40,Ba=14;function rp(t){let e=Array.from({length:t},(n,o)=>o);return t<=Wr?e:[...e.slice(0,Ba),null,...e.slice(Ba+
t-Wr+1)]}var ip=(t,e,n)=>t==="left"?[0,e-n]:[n,e];function Ga({read:t,text:e,side:n,goesOn:o,caption:s}){let[r,i]=ip(n,t.length,e),a=t.filter(([,,b])=>!b).length,
u=rp(t.length),h=t.length-Wr+1,m=()=>(0,zt.tn)(t.length,"{hidden} of {count} token hidden.","{hidden} of {count} tokens hidden.",{hidden:a});return(0,Oe.jsxs)("\
table",{class:"gp-strip",children:[(0,Oe.jsx)("caption",{class:"gp-hidden",children:s}),(0,Oe.jsxs)("tbody",{children:[(0,Oe.jsxs)("tr",{children:[(0,Oe.jsx)("t\
h",{scope:"row",children:(0,Oe.jsx)("span",{children:(0,zt.t)("token")})}),u.map(b=>b===null?(0,Oe.jsx)("td",{class:"gp-mark",children:(0,zt.tn)(h,"… {count} to\
ken …","… {count} tokens …")},"left out"):(0,Oe.jsx)(ap,{label:t[b][1],isPadding:b>=r&&b<i,isLast:o&&b===t.length-1},b))]}),(0,Oe.jsxs)("tr",{children:[(0,Oe.jsx)(
"th",{scope:"row",children:(0,Oe.jsx)(_r.Term,{id:"padding",run:m,meaning:(0,zt.t)("1 where the model reads the token, 0 where the mask hides it."),children:(0,zt.t)(
"mask")})}),u.map(b=>b===null?(0,Oe.jsx)(ja,{}):(0,Oe.jsx)("td",{class:t[b][2]?"":"gp-ignored",children:t[b][2]}))]}),t.some(([,,,b])=>b!==null)&&(0,Oe.jsxs)("t\
r",{children:[(0,Oe.jsx)("th",{scope:"row",children:(0,Oe.jsx)(_r.Term,{id:"padding",run:m,meaning:(0,zt.t)("The place that the model gives each token; those th\
at the mask hides have none of their own."),children:(0,zt.t)("position")})}),u.map(b=>b===null?(0,Oe.jsx)(ja,{}):(0,Oe.jsx)("td",{children:t[b][3]}))]})]})]})}
var ja=()=>(0,Oe.jsx)("td",{class:"gp-mark",children:"…"});function ap({label:t,isPadding:e,isLast:n}){return(0,Oe.jsxs)("td",{class:`gp-cell${e?" gp-padding":
""}${n?" gp-last":""}`,children:[(0,Oe.jsx)(Pr.TokenLabel,{text:t}),e&&(0,Oe.jsxs)("span",{class:"gp-hidden",children:[" ",(0,zt.t)("(padding)")]}),n&&(0,Oe.jsxs)(
"span",{class:"gp-hidden",children:[" ",(0,zt.t)("(the next token is predicted from here)")]})]})}function Ha({tokens:t,parts:e}){let n=[t.slice(0,e??t.length),
t.slice(e??t.length)];return(0,Oe.jsxs)("span",{class:"gp-new",children:[n.map((o,s)=>o.length>0&&(0,Oe.jsx)("span",{class:s?"gp-parted":"",children:o.map(lp)},
s)),!t.length&&(0,Oe.jsx)("span",{class:"gp-mark",children:(0,zt.t)("(nothing)")})]})}var lp=([,t,e],n)=>(0,Oe.jsx)(Fa.Fragment,{children:e===null?(0,Oe.jsx)(Pr.TokenLabel,
{class:"gp-end",text:t}):(0,Oe.jsx)(Ia,{text:e})},n);var Va=g(Ye(),1),Da=g(Rt(),1),je=g(D(),1),ue=g(G(),1),Fo=g(Se(),1),Ua=g(gn(),1);function Go({name:t,masked:e}){return t==="alone"?(0,ue.t)("Alone"):t==="left"?e?
(0,ue.t)("Padded on the left"):(0,ue.t)("Padded on the left, without a mask"):e?(0,ue.t)("Padded on the right"):(0,ue.t)("Padded on the right, without a mask")}
function ks(t,e){if(!(0,Fo.isKnown)(t))return(0,ue.t)("infinite");let n=(0,je.fromNats)(t,e),o=Math.abs(n);if(o<1e-15)return`0 ${(0,ue.t)(e)}`;let s=o<1e-4?(0,Ua.pWords)(
o):(0,Va.fixed)(o,o<.01?4:3);return`${n<0?"−":""}${s} ${(0,ue.t)(e)}`}function Ja(t,e,n){let{prompts:o,sampled:s,ways:r}=t,[i]=r,a=e.answers.map(({kl:P})=>(0,Fo.isKnown)(
P)?P:1/0),u=e.answers.filter(({read:P},$)=>P.length>i.answers[$].read.length).length,h=[(0,ue.t)("How far the first new token's distribution moved from the one \
without a batch: at most {distance}.",{distance:ks(Math.max(...a),n)})];u||h.push((0,ue.t)("No prompt is shorter than another, so nothing was padded.")),e.guessed?
h.push((0,ue.t)("generate has found the padding by itself, because no text ends with this pad token.")):!e.masked&&u&&h.push((0,ue.t)("The model has read the pa\
dding as text."));let m=e.answers.filter(({same:P})=>!P).length,b=s?"even":m?"bad":"good",v=dp(b,Go(e),m,o.length);return{verdict:b,sign:{even:"○",bad:"✗",good:"\
✓"}[b],words:v,more:h.join(" ")}}function dp(t,e,n,o){return t==="even"?(0,ue.t)("{way}: the texts are drawn again, so they are not compared.",{way:e}):t==="g\
ood"?(0,ue.tn)(o,"{way}: the prompt gives the same text as on its own.","{way}: each of the {count} prompts gives the same text as on its own.",{way:e}):o===1?(0,ue.t)(
"{way}: the prompt gives a different text than on its own.",{way:e}):(0,ue.tn)(n,"{way}: {count} of {all} prompts gives a different text than on its own.","{way\
}: {count} of {all} prompts give a different text than on their own.",{way:e,all:o})}function Er({sampled:t},{name:e},{same:n}){return e==="alone"?{verdict:"eve\
n",sign:"",words:""}:t?{verdict:"even",sign:"○",words:(0,ue.t)("drawn again")}:n?{verdict:"good",sign:"✓",words:(0,ue.t)("the same as on its own")}:{verdict:"\
bad",sign:"✗",words:(0,ue.t)("a different text than on its own")}}function Za(t,e,n,o,s){let r=cp(n);if(e.name==="alone")return[r];let i=t.sampled?"":hp(n,o),
a=ks(n.change,s);return[...i?[{words:i,meaning:(0,ue.t)("The first token that differs. What comes after it continues a different text."),term:"greedy"}]:[],{words:(0,ue.t)(
"KL {distance}",{distance:ks(n.kl,s)}),meaning:(0,ue.t)("Kullback-Leibler divergence between the distributions of the first new token, alone ‖ this way, before \
the logits processors. 0 where they are the same."),term:"kl",run:()=>(0,je.asSentence)((0,Da.klSumWords)(pp(o,n),s,ks(n.kl,s)))},{words:(0,ue.t)("log p of {tok\
en} {change}",{token:(0,je.quoted)(o.new[0][1]),change:`${(0,Fo.isKnown)(n.change)&&n.change>0?"+":""}${a}`}),meaning:(0,ue.t)("The change in the log-probabilit\
y of the token that the prompt alone chose first."),term:"logprob",run:()=>up(n,o,a),unit:s},r]}function cp({first:t}){let e=i=>(0,je.percent)((0,je.probability)(
i)),n=t.slice(0,3).map(([i,a])=>`${(0,je.quoted)(i)} ${e(a)}`),[[o,s]]=t,r={token:(0,je.quoted)(o),logprob:(0,je.decimals)(s),percent:e(s)};return{words:(0,ue.t)(
"first: {tokens}",{tokens:n.join(", ")}),meaning:(0,ue.t)("The likeliest first new tokens, with their probabilities before the logits processors."),term:"probab\
ility",run:()=>(0,ue.t)("{token}: e^({logprob}) = {percent}.",r)}}function hp({parts_at:t,new:e},n){if(t===null)return"";let o=s=>t<s.length?(0,je.quoted)(s[t][1]):
(0,ue.t)("the end");return(0,ue.t)("diverges at new token {number}: {own}, alone {alone}",{number:t+1,own:o(e),alone:o(n.new)})}var pp=(t,e)=>t.first.flatMap(([
n,o])=>{let s=e.first.find(([r])=>r===n);return s?[{text:n,p:(0,je.probability)(o),q:(0,je.probability)(s[1])}]:[]});function up(t,e,n){let[[,o]]=e.new,[s,r]=[e,
t].map(({first:i})=>i.find(([a])=>a===o));return!s||!r||!(0,Fo.isKnown)(t.change)?"":(0,ue.t)("from {before} alone to {after}: a change of {change}.",{before:(0,je.percent)(
(0,je.probability)(s[1])),after:(0,je.percent)((0,je.probability)(r[1])),change:n})}function Qa(t){let{model:e,mode:n,prompts:o,width:s,pad:r,borrowed:i,dtype:a,
seed:u,sampled:h,ways:m}=t,b=h?(0,ue.t)("{mode}, seed {seed}",{mode:(0,je.modeName)(n),seed:u}):(0,je.modeName)(n),P=m[0].answers.some(({read:$})=>$.length<s)?fp(
o.length,{width:s,pad:r[1]},i):(0,ue.tn)(o.length,"{count} prompt of {width} tokens","{count} prompts of {width} tokens",{width:s});return`${e}, ${a}; ${b}; ${P}`}
var fp=(t,e,n)=>n?(0,ue.tn)(t,"{count} prompt, padded to {width} tokens with {pad}, the end-of-text token","{count} prompts, padded to {width} tokens with {pad}\
, the end-of-text token",e):(0,ue.tn)(t,"{count} prompt, padded to {width} tokens with {pad}","{count} prompts, padded to {width} tokens with {pad}",e);var U=g(ze(),1),mp=6,Xa=200;function gp({group:t}){let e=t.found,{unit:n}=t,o=(0,ys.useMemo)(()=>e.prompts.map((r,i)=>(0,U.jsx)(wp,{found:e,number:i,unit:n},`${i}\
 ${r}`)),[e,n]),s=e.ways.slice(1).map(r=>Ja(e,r,n));return(0,U.jsxs)(U.Fragment,{children:[(0,U.jsxs)("header",{class:"gp-head",children:[(0,U.jsx)("h2",{class:"\
gp-title",children:(0,it.t)("Batch")}),(0,U.jsx)("p",{class:"gp-note gp-about",children:Qa(e)})]}),(0,U.jsx)("ul",{class:"gp-batch-verdicts",children:s.map(({verdict:r,
sign:i,words:a,more:u})=>(0,U.jsxs)("li",{"data-verdict":r,children:[(0,U.jsx)(tl,{sign:i}),(0,U.jsxs)("span",{children:[a,(0,U.jsx)("small",{children:u})]})]},
a))}),(0,U.jsx)("p",{class:"gp-hidden gp-told",role:"status",children:s.map(({words:r})=>r).join(" ")}),(0,U.jsx)(kp,{isDecoder:!e.is_encoder_decoder}),(0,U.jsx)(
"div",{class:"gp-batch-prompts",children:o}),(0,U.jsx)(yp,{})]})}var el=(0,Ya.groupPane)(gp,({found:t})=>!!t),tl=({sign:t})=>(0,U.jsx)("span",{class:"gp-sign","\
aria-hidden":"true",children:t});function wp({found:t,number:e,unit:n}){let[o,s]=(0,ys.useState)(e<mp),r=[...t.prompts[e]],i=t.ways.slice(1).map(a=>`${Er(t,a,a.
answers[e]).sign} ${Go(a)}`);return(0,U.jsxs)("details",{class:"gp-one-prompt",open:o,onToggle:({currentTarget:a})=>s(a.open),children:[(0,U.jsxs)("summary",{children:[
(0,it.t)("Prompt {number}:",{number:e+1})," ",(0,U.jsx)("bdi",{class:"gp-prompt-text",children:r.slice(0,Xa).join("")+(r.length>Xa?"…":"")}),(0,U.jsxs)("span",
{class:"gp-way-signs",children:[" ",i.join(" · ")]})]}),o&&t.ways.map(a=>(0,U.jsx)(bp,{found:t,way:a,number:e,unit:n},a.name))]})}function bp({found:t,way:e,number:n,
unit:o}){let[s,r]=[t.ways[0].answers[n],e.answers[n]],{verdict:i,sign:a,words:u}=Er(t,e,r),h=e.name==="alone"||JSON.stringify(r.read)!==JSON.stringify(s.read),m=(0,it.t)(
"Prompt {number} as the model reads it: {way}",{number:n+1,way:Go(e)});return(0,U.jsxs)("div",{class:"gp-way","data-verdict":i,children:[(0,U.jsxs)("h3",{class:"\
gp-way-name",children:[(0,U.jsx)(tl,{sign:a}),Go(e),(0,U.jsx)("small",{children:u})]}),(0,U.jsxs)("div",{class:"gp-way-body",children:[h?(0,U.jsx)("div",{class:"\
gp-scroll",tabIndex:0,role:"region","aria-label":m,children:(0,U.jsx)(Ga,{read:r.read,text:s.read.length,side:e.name,goesOn:!t.is_encoder_decoder,caption:m})}):
(0,U.jsx)("p",{class:"gp-note",children:(0,it.t)("As long as the longest prompt: there is no padding, and the row is the same as without a batch.")}),(0,U.jsxs)(
"p",{class:"gp-gave",children:[(0,U.jsxs)("span",{class:"gp-gave-words",children:[(0,it.t)("Output:")," "]}),(0,U.jsx)(Ha,{tokens:r.new,parts:t.sampled?null:r.parts_at})]}),
(0,U.jsx)("p",{class:"gp-measures",children:Za(t,e,r,s,o).map(b=>(0,U.jsx)(Nr.Term,{id:b.term,run:b.run,meaning:b.meaning,unit:b.unit,children:b.words},b.words))})]})]})}
function kp({isDecoder:t}){return(0,U.jsxs)("p",{class:"gp-note gp-batch-key",children:[(0,U.jsxs)("span",{children:[(0,U.jsx)("i",{class:"gp-cell gp-padding","\
aria-hidden":"true",children:"pad"})," ",(0,U.jsx)(Nr.Term,{id:"padding",meaning:(0,it.t)("All rows of a batch have the same length. Shorter prompts are filled \
with pad tokens, on the left or on the right."),children:(0,it.t)("padding")})]}),(0,U.jsxs)("span",{children:[(0,U.jsx)("i",{class:"gp-cell gp-ignored","aria-h\
idden":"true",children:"0"})," ",(0,it.t)("hidden by the mask")]}),(0,U.jsxs)("span",{class:"gp-of-decoder",hidden:!t,children:[(0,U.jsx)("i",{class:"gp-cell gp\
-last","aria-hidden":"true",children:"abc"})," ",(0,it.t)("the next token is predicted from here")]}),(0,U.jsxs)("span",{children:[(0,U.jsx)("u",{class:"gp-part\
ed",children:(0,it.t)("text")})," ",(0,it.t)("differs from what the prompt gives on its own")]})]})}function yp(){return(0,U.jsxs)("details",{class:"gp-batch-wh\
y",children:[(0,U.jsx)("summary",{children:(0,it.t)("Why?")}),(0,U.jsxs)("ul",{children:[(0,U.jsx)("li",{children:(0,it.t)("A decoder-only model continues from \
the last token of a row. With padding on the left that is the last token of the prompt, in every row; with padding on the right it is padding, and what the mode\
l predicts after padding says little about the prompt.")}),(0,U.jsx)("li",{children:(0,it.t)("The mask hides the padding from attention, and the position ids co\
unt from the first real token. Together they make a row that is padded on the left equivalent to the prompt alone.")}),(0,U.jsx)("li",{children:(0,it.t)("Equiva\
lent rows need not agree to the last digit: in a larger batch the hardware adds the same numbers in another order. In float32 that moves a log-probability by so\
me millionths, in bfloat16 or float16 by some hundredths, enough to swap two tokens that were equally likely.")}),(0,U.jsx)("li",{children:(0,it.t)("An encoder-\
decoder model writes in its decoder, which starts afresh for each row. Padding its source on the right does no harm, and its tokenizer does so by default; paddi\
ng on the left can, where the encoder has learned absolute positions.")}),(0,U.jsx)("li",{children:(0,it.t)("Without a mask, generate looks for the padding by i\
tself, but only for decoder-only models, and only where the pad token does not also end a text. Where the end-of-text token serves as pad token it cannot tell t\
hem apart, and the model reads all of them as text.")})]})]})}var vs=g(Bo(),1);var bl=g(Vn(),1),at=g(D(),1),ge=g(G(),1),Ko=g(Se(),1),kl=g(Ar(),1),yl=g(Pn(),1),xl=g(sl(),1);var ul=g(Rt(),1),bt=g(D(),1),fl=g(G(),1),Nn=g(Se(),1);var Xe=g(D(),1),Qe=g(G(),1),Ho=g(Se(),1),qr=3,xp={sum:"logprob",token:"per_token",byte:"per_byte"},xs=(t,e)=>t[xp[e]]??-1/0,yo=({answers:t},e)=>t.map((n,o)=>o).
sort((n,o)=>xs(t[o],e)-xs(t[n],e)),on=(t,e=3)=>(0,Ho.isKnown)(t)?(0,Xe.decimals)(t,e):"−∞";function Lr(t){let{answers:e}=t;if(e.length<2)return"";let n=["su\
m","token","byte"].map(a=>yo(t,a)),[o,s,r]=n.map(([a])=>(0,Xe.quoted)(e[a].text.trim()));return o!==s||o!==r?(0,Qe.t)("Which of these answers is the likeliest d\
epends on the ranking: {sum} by sum, {token} per token, {byte} per byte.",{sum:o,token:s,byte:r}):n.every(a=>a.join()===n[0].join())?(0,Qe.t)("The likeliest of \
these answers is {answer}; the ranking is the same by sum, per token and per byte.",{answer:o}):(0,Qe.t)("The likeliest of these answers is {answer}, by sum, pe\
r token and per byte; the order of the others changes.",{answer:o})}function il({answers:t,total:e}){if(!(0,Ho.isKnown)(e))return"";let n=(0,Xe.percent)(e);return(0,Qe.tn)(
t.length,"This answer has {share} of the probability.","Together these {count} answers have {share} of the probability; the shares divide only that part.",{share:n})}
function al({answers:t,overlaps:e,kind:n,unread:o},s,r){let i=[],a=(m,b="warning")=>i.push({kind:b,words:m});if(s&&!t.length&&a((0,Qe.t)("None of the answers wa\
s read.")),!t.length)return i;n==="chat"&&a((0,Qe.t)("Each answer begins the assistant’s turn."),"info"),n==="source"&&a((0,Qe.t)("Each answer begins the targ\
et."),"info");let u=new Set;for(let[m,b]of e)u.has(b)||(u.add(b),a((0,Qe.t)("{long} begins with the tokens of {short}: writing the one means writing the other, \
so it adds nothing to the total, and these shares overlap.",{long:(0,Xe.quoted)(t[b].text.trim()),short:(0,Xe.quoted)(t[m].text.trim())})));let h=t.flatMap(({text:m,
join:b})=>b&&!b.same?[{text:m,join:b}]:[]);for(let{text:m,join:b}of h.slice(0,qr))a(vp(m,b));h.length>qr&&a((0,Qe.tn)(h.length-qr,"So is {count} other answer.",
"So are {count} other answers.")),s&&n!=="source"&&t.some(({join:m})=>!m)&&a((0,Qe.t)("How prompt and answer are split as one text is not known here."),"info");
for(let m of s?o:[])a(Sp(m,r(m)));return i}var rl=(t=[])=>t.map(Xe.quoted).join(" "),vp=(t,{whole:e,read:n})=>(0,Qe.t)("{answer} is split in an unusual way: the\
 model read {read}, but written as one text with the prompt it is {whole}. Check the space between them.",{answer:(0,Xe.quoted)(t.trim()),read:rl(n),whole:rl(e)});
function Sp({text:t,failed:e},n){let o=(0,Qe.t)("{answer} is missing: it was not read, and the shares are among the others.",{answer:(0,Xe.quoted)(t.trim())});return e&&
!n?`${o} ${(0,Qe.t)(e.message)} ${(0,Qe.t)(e.fix)}`:o}function ll({token_id:t,text:e,logprob:n,rank:o,after:s,removed_by:r},i){let a=[(0,Qe.t)("{token}, id {id}\
: log-probability {value}, probability {share}",{token:(0,Xe.quoted)(e),id:t,value:on(n),share:(0,Xe.percent)((0,Xe.probability)(n))})];return o&&a.push((0,Qe.t)(
"rank {rank}",{rank:(0,Xe.count)(o)})),i&&a.push(Op(s,r)),`${a.join(", ")}.`}function Op(t,e){return(0,Ho.isKnown)(t)?(0,Qe.t)("{share} after the processors",{share:(0,Xe.percent)(
(0,Xe.probability)(t))}):(0,Qe.t)("removed by {processor}",{processor:e?(0,Xe.processorWords)(e)[0]:(0,Qe.t)("a processor")})}var dl=({tokens:t})=>t.find(({after:e})=>!(0,Ho.isKnown)(
e))??t[0];var cl=4,Tp=t=>new TextEncoder().encode(t.trimStart()).length,ml=t=>t.length>cl?[...t.slice(0,cl-1),"…",...t.slice(-1)]:t,Mp={share(t,e,n){let o=t.shares?.[n];
if(!(0,Nn.isKnown)(o))return"";let s=i=>`e^(${on(xs(i,n))})`,r=yo(e,n).map(i=>s(e.answers[i]));return`${s(t)} / (${ml(r).join(" + ")}) = ${(0,bt.percent)(o)}`},
sum:({tokens:t,logprob:e})=>hl(t.map(n=>n.logprob),e),token:({logprob:t,per_token:e,tokens:n})=>pl(t,n.length,e),byte:({logprob:t,per_byte:e,text:n})=>pl(t,Tp(n),
e),perplexity:({per_token:t,perplexity:e})=>(0,Nn.isKnown)(e)&&(0,Nn.isKnown)(t)?`exp(−(${(0,bt.decimals)(t)})) = ${(0,bt.decimals)(e,2)}`:"",after:({tokens:t,
after:e})=>(0,Nn.isKnown)(e)?hl(t.map(n=>n.after),e):""};function hl(t,e){let n=`${on(e)} nats, ${(0,bt.percent)((0,bt.probability)(e))}`;return t.length<2||!t.
every(Nn.isKnown)?n:`${ml(t.map(o=>on(o))).join(" + ").replaceAll("+ -","− ")} = ${n}`}function pl(t,e,n){return!(0,Nn.isKnown)(t)||!(0,Nn.isKnown)(n)||(0,bt.decimals)(
t/e)!==(0,bt.decimals)(n)?"":(0,ul.quotientWords)((0,bt.decimals)(t),(0,bt.count)(e),(0,bt.decimals)(n))}function gl(t,e,n){let[o]=yo(e,n);if(o===void 0)return"";
let s=e.answers[o],r=Mp[t](s,e,n);return r?(0,fl.t)("{name}: {words}.",{name:(0,bt.quoted)(s.text.trim()),words:r}):""}var H=g(ze(),1),wl=400,$p=[["sum",()=>(0,ge.t)("sum")],["token",()=>(0,ge.t)("mean per token")],["byte",()=>(0,ge.t)("mean per byte")]];function Cp({group:t}){let[
e,n]=(0,vs.useState)("sum"),o=t.found,{blocks:s}=o;return(0,H.jsxs)(H.Fragment,{children:[(0,H.jsxs)("header",{class:"gp-head",children:[(0,H.jsx)("h2",{class:"\
gp-title",children:(0,ge.t)("Answers")}),(0,H.jsx)("p",{class:"gp-note gp-missing",children:$t(t,o)}),(0,H.jsxs)("div",{class:"gp-tools gp-ranking",role:"group",
"aria-label":(0,ge.t)("Rank by"),children:[(0,H.jsx)("span",{class:"gp-note",children:(0,ge.t)("Rank by")}),$p.map(([r,i])=>(0,H.jsx)("button",{class:"gp-button",
type:"button","data-by":r,"aria-pressed":e===r,onClick:()=>n(r),children:i()},r))]})]}),(0,H.jsx)("p",{class:"gp-hidden gp-told",role:"status",children:t.done&&
s.length===1&&Lr(s[0])}),(0,H.jsx)("div",{class:"gp-blocks",children:s.map((r,i)=>(0,H.jsx)(_p,{group:t,block:r,by:e},i))}),(0,H.jsxs)("footer",{class:"gp-choic\
es-legend",children:[(0,H.jsx)("span",{class:"gp-note",children:(0,ge.t)("Tokens are shaded by probability")}),(0,H.jsx)(kl.ShadeScale,{class:"gp-note",name:"ra\
w",unit:t.unit})]}),(0,H.jsxs)("details",{class:"gp-choices-why",children:[(0,H.jsx)("summary",{children:(0,ge.t)("What do these numbers mean?")}),(0,H.jsxs)("u\
l",{children:[(0,H.jsx)("li",{children:(0,ge.t)("log P is the logarithm of the probability that the model continues the prompt with exactly these tokens: the su\
m of their log-probabilities, in nats, before the logits processors. It is exact for this model and this prompt; nothing was sampled.")}),(0,H.jsx)("li",{children:(0,ge.t)(
"Every token costs probability, so the sum favours short answers. The mean per token depends on how the tokenizer splits a word: the last pieces of a rare word \
are almost certain. The mean per byte does not, and compares models with different tokenizers.")}),(0,H.jsx)("li",{children:(0,ge.t)("A share is the softmax ove\
r the named answers: how probable an answer is if it must be one of these. The model itself can write anything else.")})]})]})]})}var vl=(0,bl.groupPane)(Cp,({found:t})=>t?.
question==="choices");function _p({group:t,block:e,by:n}){let{model:o,prompt:s,answers:r,total:i}=e,a=[...s],u=a.slice(0,wl).join("")+(a.length>wl?"…":""),h=(0,ge.t)(
"The answers to {prompt}, the likeliest first",{prompt:(0,at.quoted)(s)}),m=(0,vs.useMemo)(()=>r.length>0&&(0,H.jsx)(Np,{group:t,block:e,by:n,name:h}),[e,n,t.canAsk]),
b=({entry:P})=>!!t.entries[P]?.ended?.failed,v=al(e,!!t.done,b);return(0,H.jsxs)("section",{class:"gp-block",children:[(0,H.jsxs)("h3",{class:"gp-block-head",children:[
(0,H.jsx)("span",{class:"gp-block-model",children:o})," ",(0,H.jsx)("bdi",{class:"gp-block-prompt",children:u||(0,ge.t)("(empty)")})]}),(0,H.jsx)("p",{class:"gp\
-verdict",children:(0,Ko.isKnown)(i)?Lr(e):""}),(0,H.jsx)("p",{class:"gp-note gp-total",children:il(e)}),(0,H.jsx)("div",{class:"gp-wide",tabIndex:0,role:"group",
"aria-label":h,children:m}),(0,H.jsx)("ul",{class:"gp-choice-notes",hidden:!v.length,children:v.map(({kind:P,words:$})=>(0,H.jsx)("li",{class:"gp-note","data-ki\
nd":P,children:$},$))})]})}var Wp=t=>[{name:(0,ge.t)("share"),meaning:Pp[t](),term:"answer-share",sum:"share"},{name:(0,ge.t)("log P"),meaning:(0,ge.t)("The sum\
 of the log-probabilities of its tokens, in nats, before the logits processors; below it the probability."),term:"cumulative-logprob",sum:"sum",sorted:"sum"},{name:(0,ge.t)(
"per token"),meaning:(0,ge.t)("log P divided by the number of tokens."),term:"mean-logprob",sum:"token",sorted:"token"},{name:(0,ge.t)("per byte"),meaning:(0,ge.t)(
"log P divided by the bytes of the answer in UTF-8, without the space before it: acc_bytes of lm-evaluation-harness. Its acc_norm divides by characters."),term:"\
mean-logprob",sum:"byte",sorted:"byte",formula:(0,ge.t)("(Σ log p) / bytes")},{name:(0,ge.t)("perplexity"),meaning:(0,ge.t)("exp of minus the mean per token."),
term:"perplexity",sum:"perplexity"},{name:(0,ge.t)("after processors"),meaning:(0,ge.t)("log P after the logits processors: what these knobs leave of it."),term:"\
cumulative-logprob",sum:"after"}],Pp={sum:()=>(0,ge.t)("The softmax of the sums: how probable the answer is if it must be one of these."),token:()=>(0,ge.t)("Th\
e softmax of the means per token: a weight for the ranking, no probability of a text."),byte:()=>(0,ge.t)("The softmax of the means per byte: a weight for the r\
anking, no probability of a text.")},Ep=t=>t==="share"?"%":t==="perplexity"?"":"nats";function Np({group:t,block:e,by:n,name:o}){let s=e.processors.length>0,r=Wp(
n).filter(({sum:i})=>i!=="after"||s);return(0,H.jsxs)("table",{class:"gp-answers",children:[(0,H.jsx)("caption",{class:"gp-hidden",children:o}),(0,H.jsx)("thead",
{children:(0,H.jsxs)("tr",{children:[(0,H.jsx)("th",{scope:"col",children:(0,ge.t)("answer")}),r.map(({name:i,sorted:a,sum:u,term:h,meaning:m,formula:b})=>(0,H.jsx)(
"th",{scope:"col","aria-sort":a===n?"descending":void 0,children:(0,H.jsx)(yl.Term,{id:h,run:()=>gl(u,e,n),meaning:m,unit:Ep(u),formula:b,children:i})},i)),t.canAsk&&
(0,H.jsx)("td",{})]})}),(0,H.jsx)("tbody",{children:yo(e,n).map(i=>(0,H.jsx)(Ap,{answer:e.answers[i],by:n,hasProcessors:s,open:t.canAsk?()=>t.ask({type:"open",entry:e.
entries[i]}):void 0},i))})]})}function Ap({answer:t,by:e,hasProcessors:n,open:o}){let{text:s,tokens:r,logprob:i,shares:a}=t,u=a?.[e];return(0,H.jsxs)("tr",{children:[
(0,H.jsx)("th",{scope:"row",dir:"auto",children:r.map((h,m)=>(0,H.jsx)(xl.TokenInk,{token:h,ground:`var(--gp-prob-${Math.round((0,at.probability)(h.logprob)*10)}\
)`,words:()=>ll(h,n)},m))}),(0,H.jsxs)("td",{class:"gp-share-cell",children:[(0,H.jsx)("span",{children:(0,Ko.isKnown)(u)?(0,at.percent)(u):"…"}),(0,H.jsx)("s\
pan",{class:"gp-share","aria-hidden":"true",children:(0,H.jsx)("i",{style:{width:`${(u??0)*100}%`}})})]}),(0,H.jsx)(xo,{more:(0,at.percent)((0,at.probability)(i)),
children:on(i)}),(0,H.jsx)(xo,{children:on(t.per_token)}),(0,H.jsx)(xo,{children:on(t.per_byte)}),(0,H.jsx)(xo,{children:Lp(t.perplexity)}),n&&(0,H.jsx)(qp,{answer:t}),
o&&(0,H.jsx)("td",{children:(0,H.jsx)("button",{class:"gp-button",type:"button","aria-label":(0,ge.t)("Open the run of {answer}",{answer:(0,at.quoted)(s.trim())}),
onClick:o,children:(0,ge.t)("Open")})})]})}function xo({class:t,more:e,children:n}){return(0,H.jsxs)("td",{class:t,children:[n,e&&(0,H.jsx)("small",{children:e})]})}
function qp({answer:t}){let{after:e}=t;if((0,Ko.isKnown)(e))return(0,H.jsx)(xo,{more:(0,at.percent)((0,at.probability)(e)),children:on(e)});let{text:n,removed_by:o}=dl(
t),s=o?(0,at.processorWords)(o)[0]:(0,ge.t)("a processor");return(0,H.jsxs)(xo,{class:"gp-removed",more:(0,ge.t)("{token} by {processor}",{token:(0,at.quoted)(n),
processor:s}),children:["✕ ",(0,ge.t)("removed")]})}var Lp=t=>(0,Ko.isKnown)(t)?t>=1e3?(0,at.count)(Math.round(t)):(0,at.decimals)(t,2):"∞";var Do=g(Me(),1),ft=g(D(),1),So=g(G(),1),Rl=g(nt(),1);var Cl=g(Rr(),1),_l=g(G(),1),Ml=new WeakMap;function ut(t){let e=Ml.get(t)||[],[n]=t.lines(),{keep:o,added:s}=(0,Cl.pathChange)(e,n?n.last:null);e.length=o;for(let r of s)
e.push(r);return Ml.set(t,e),e}function sn({groups:t,pair:[e,n]}){if(t.length<2)return null;let o=t[e]?e:0,s=t[n]&&n!==o?n:+(o===0);return[o,s]}function kt({groups:t,
lanes:e},n){let{id:o,label:s}=t[n];if(!e)return s;let r=e.find(i=>i.id===o);return r?r.label:(0,_l.t)("{lane} (removed)",{lane:s})}var Ss=({groups:t},e,n)=>$l(t[e].
model)===$l(t[n].model);function $l(t){let[e,n=""]=t.split("?");return`${e}?${n.split("&").find(o=>o.startsWith("revision="))||""}`}function Os(t,e,n){let o=[e,
n].map(i=>ut(t.shownOf(i).log)),s=Ss(t,e,n)?Rp(...o):zp(...o),r=o.map((i,a)=>s[a]>=i.length);return r[0]&&r[1]?{kind:"same",at:s,shorter:null}:r[0]||r[1]?{kind:"\
shorter",at:s,shorter:r[0]?0:1}:{kind:"apart",at:s,shorter:null}}function Rp(t,e){let n=Math.min(t.length,e.length),o=0;for(;o<n&&t[o].chosen.token_id===e[o].chosen.
token_id;)o+=1;return[o,o]}var Wl=({piece:t})=>t??"\0";function zp(...t){let[e,n]=t.map(r=>r.map(Wl).join("")),o=Math.min(e.length,n.length),s=0;for(;s<o&&e[s]===
n[s];)s+=1;return t.map(r=>Ip(r,s))}function Ip(t,e){let n=0,o=0;for(;o<t.length&&(n+=Wl(t[o]).length)<=e;)o+=1;for(;o>0&&o<t.length&&t[o-1].piece==="";)o-=1;return o}
var Vo=(t,e=t.length)=>t.slice(0,e).map(({piece:n})=>n??"").join("");function Pl(t,e=60){let n=Array.from(t);return n.length<=e?t:"…"+n.slice(-e).join("")}var Ms=g(G(),1);var Xn=g(D(),1),El=32,Nl=new WeakMap;function Ts(t,e){if(Nl.get(t)===e)return;Nl.set(t,e);let[,n,o,s]=e.match(/^(\s*)([^]*?)(\s*)$/),r=i=>(0,Xn.make)("span","gp\
-mark",[...i].map(a=>Xn.MARKS[a]||"␣").join(""));t.replaceChildren(...[n&&r(n),o,s&&r(s)].filter(Boolean))}function vo(t){let e=t.map(n=>{let o=[...(0,Xn.inOneLine)(
n.replace(/^ +| +$/g,s=>Xn.MARKS[" "].repeat(s.length)))];return o.length<=El?o.join(""):`${o.slice(0,El-1).join("")}…`});return e.map((n,o)=>e.filter(s=>s===
n).length>1?`${o+1}: ${n}`:n)}var De=t=>(0,Ms.isSaid)(t)?(0,Ms.t)(t):String(t),Yn=({title:t,prompt:e})=>e?vo([e])[0]:De(t);var Al=typeof Intl.Segmenter=="function"?new Intl.Segmenter(void 0,{granularity:"word"}):null;function ql(t){let e=Al?[...Al.segment(t)].map(({segment:s})=>s):t.
match(/\s+|[\p{L}\p{M}\p{N}_]+|./gsu)||[],n=[],o="";for(let s of e)s.trim()?(n.push({space:o,word:s}),o=""):o+=s;return o&&n.push({space:o,word:""}),n}function Ll(t,e){
let n=[t,e].map(b=>b.map(({word:v})=>v)),[o,s]=n,r=Math.min(o.length,s.length),i=0;for(;i<r&&o[i]===s[i];)i+=1;let a=0;for(;a<r-i&&o.at(-1-a)===s.at(-1-a);)a+=1;
let u=n.map(b=>b.map((v,P)=>P<i||P>=b.length-a)),h=n.map(b=>b.slice(i,b.length-a)),m=h.some(b=>b.length>1200);for(let[b,v]of Bp(...h.map(P=>P.slice(0,1200))))u[0][i+
b]=u[1][i+v]=!0;return{kept:u,shared:u[0].filter((b,v)=>b&&o[v]).length,cut:m}}function Bp(t,e){let n=e.length+1,o=new Uint16Array((t.length+1)*n);for(let r=t.length-
1;r>=0;r--)for(let i=e.length-1;i>=0;i--){let a=r*n+i;o[a]=t[r]===e[i]?o[a+n+1]+1:Math.max(o[a+n],o[a+1])}let s=[];for(let r=0,i=0;r<t.length&&i<e.length;)t[r]===
e[i]?s.push([r++,i++]):o[(r+1)*n+i]>=o[r*n+i+1]?r+=1:i+=1;return s}function zl(t,e){let s=t.querySelector(".gp-texts"),r="",i=0,a=-1/0;function u(P){let $=(0,ft.make)("div","gp-text-side"),C=(0,ft.make)("h3","gp-side-name"),O=(0,ft.make)(
"p","gp-side-text",null,{dir:"auto"});return $.append(C,O),s.append($),{head:C,body:O,tag:P}}let h=["del","ins"].map(u);function m({body:P,tag:$},C,O){let S=[],
x="",k=!1,p=()=>{x&&S.push(k?(0,ft.make)($,"",x):x),x=""};C.forEach(({space:d,word:c},l)=>{let w=!O[l]&&!!c;w!==k?!w||!x?(p(),k=w,x=d+c):(x+=d,p(),k=!0,x=c):x+=
d+c}),p(),P.replaceChildren(...S)}function b(P){clearTimeout(i),i=0,a=performance.now();let $=P.map(d=>ql(Vo(ut(e.shownOf(d).log)))),{kept:C,shared:O,cut:S}=Ll(
...$);h.forEach((d,c)=>m(d,$[c],C[c]));let[x,k]=$.map(d=>d.filter(({word:c})=>c).length),p=t.querySelector(".gp-alike");(0,Do.showIf)(p,x+k>0),x+k&&((0,ft.say)(
t.querySelector(".gp-share"),(0,So.t)("{share} in common",{share:(0,ft.percent)(2*O/(x+k))})),(0,ft.say)(t.querySelector(".gp-formula"),(0,So.t)("2 × {shared} s\
hared words / ({one} + {other})",{shared:(0,ft.count)(O),one:(0,ft.count)(x),other:(0,ft.count)(k)}))),(0,Do.showIf)(t.querySelector(".gp-cut"),S),(0,ft.say)(t.
querySelector(".gp-cut"),(0,So.t)("The texts are very long: only {count} words of each, after their common beginning, are compared. What follows counts as diffe\
rent.",{count:(0,ft.count)(1200)}))}let v=P=>t.querySelector(".gp-"+P).textContent;return(0,Rl.runsOfTerms)(t,{alike:()=>(0,So.t)("{formula}: {value}.",{formula:v(
"formula"),value:v("share")})}),()=>{let P=e.header&&e.header.kind==="lanes"?sn(e):null,$=P?P.map(k=>ut(e.shownOf(k).log)):[];if(t.hidden=!$.some(k=>k.length),t.
hidden)return;let C=P.map(k=>kt(e,k)),O=JSON.stringify([C,...$.map(k=>Vo(k))]);if(O===r&&(!i||e.running))return;r=O,(0,ft.say)(t.querySelector(".gp-pair"),(0,So.t)(
"{one} and {other}, word by word",{one:C[0],other:C[1]})),h.forEach(({head:k},p)=>(0,Do.sayLabel)(k,`${C[p]} ${Yn(e.groups[P[p]])}`,{plain:!0}));let x=$[0].length*
$[1].length>2e5&&e.running?a+500-performance.now():0;x<=0?b(P):i||=setTimeout(()=>b(sn(e)),x)}}var lt=g(Me(),1),J=g(D(),1),Bl=g(Rt(),1),qe=g(G(),1),Cs=g(nt(),1),$s=g(zr(),1);function jl(t,e){let o=[4,5e-4],s=t.querySelector(".gp-said"),r=t.querySelector(".gp-models"),i=t.querySelector(".gp-sides-box"),a=t.querySelector(".gp-sides"),
u=null,h=[t.querySelector(".gp-one"),t.querySelector(".gp-other")];function m(){for(let w of h)w.replaceChildren(...e.groups.map((y,_)=>(0,J.make)("option","",`${kt(
e,_)} ${Yn(y)}`,{value:_})))}h.forEach((w,y)=>w.addEventListener("change",()=>{let _=sn(e),q=Number(w.value),L=q===_[1-y]?_[y]:_[1-y];e.setPair(...y?[L,q]:[q,L])}));
let b=({log:w})=>!!(w.finished||w.failed||e.done);function v(w,{kind:y,at:_,shorter:q}){let[L,f]=w.map(N=>kt(e,N)),[T,M]=w.map(N=>e.shownOf(N)),W=[T,M].map(({log:N})=>ut(
N));if(!W[0].length||!W[1].length)return[(0,qe.t)("{one} and {other} have no tokens to compare yet.",{one:L,other:f})];if(y==="same")return b(T)&&b(M)?[(0,qe.tn)(
_[0],"{one} and {other} never diverge: both wrote the same {count} token.","{one} and {other} never diverge: both wrote the same {count} tokens.",{one:L,other:f})]:
[(0,qe.tn)(_[0],"{one} and {other} have written the same so far: {count} token.","{one} and {other} have written the same so far: {count} tokens.",{one:L,other:f})];
if(y==="shorter"){let[N,R]=q?[f,L]:[L,f];if(!b(q?M:T))return[(0,qe.t)("{one} and {other} have written the same so far; {long} is ahead.",{one:L,other:f,long:R})];
let{finished:z}=(q?M:T).log,j=(0,qe.tn)(_[q],"{count} token","{count} tokens"),ae=O(W[1-q][_[1-q]].chosen.text),te=z&&z.sequences.length&&(0,J.stopWords)(z.sequences[0].
stop_reason)[0];return[te?(0,qe.t)("{short} ended after {tokens}: {reason}.",{short:N,tokens:j,reason:te}):(0,qe.t)("{short} ended after {tokens}.",{short:N,tokens:j}),
" ",...(0,J.filled)((0,qe.t)("{long} begins with the same text and continues with {token}."),{long:R,token:ae})]}let[A,E]=W.map((N,R)=>N[_[R]]);return[...P([L,f],
_,Vo(W[0],_[0]))," ",...$(L,A)," ",...$(f,E)]}function P([w,y],_,q){if(!q)return[(0,qe.t)("They diverge at the first token.")];let[L,f]=_.map(M=>(0,J.count)(M+1));
return[L===f?(0,qe.t)("They diverge at token {number}.",{number:L}):(0,qe.t)("They diverge at token {a} of {one} and token {b} of {other}.",{a:L,b:f,one:w,other:y}),
" ",...(0,J.filled)((0,qe.t)("Both had written {text}."),{text:O(Pl(q))})]}let $=(w,y)=>(0,J.filled)(y.given?(0,qe.t)("{lane} was given {token} ({odds})."):(0,qe.t)(
"{lane} chose {token} ({odds})."),{lane:w,token:O(y.chosen.text),odds:C(y)}),C=w=>w.chosen.logprob===null?(0,$s.removedWords)(w.chosen):(0,J.percent)((0,J.numbersOf)(
w).probability);function O(w){let y=(0,J.make)("span","gp-quote");return y.append(...(0,J.filled)((0,qe.t)("“{text}”"),{text:(0,J.labelled)(w,"gp-strong")})),
y}function S(w){let y=(0,J.make)("p");y.append(...w),y.textContent!==s.textContent&&s.replaceChildren(...y.childNodes)}function x(w,y){let _=new Map;return w.forEach(
({chosen:L,distribution:f},T)=>{for(let M of[...f.candidates,L]){let W=y?M.token_id:M.text;_.has(W)||_.set(W,{label:M.text,sides:[null,null],most:0});let A=_.get(
W);A.sides[T]||(A.sides[T]={candidate:M,isChosen:M.token_id===L.token_id},A.most=Math.max(A.most,(0,J.probability)(M.logprob),(0,J.probability)(M.raw_logprob)))}}),
[..._.values()].sort((L,f)=>f.most-L.most).filter(({sides:L,most:f},T)=>T<10&&(T<o[0]||f>=o[1])||L.some(M=>M&&M.isChosen))}function k(){let w=(0,J.make)("tr"),y=(0,J.make)(
"th","",null,{scope:"row"});return y.append((0,J.make)("bdi","gp-word")),w.append(y,...[0,1].map(()=>{let _=(0,J.make)("td"),q=(0,J.make)("div","gp-side"),L=(0,J.make)(
"span","gp-tracks");L.append((0,J.make)("i","gp-bar gp-after"),(0,J.make)("i","gp-bar gp-before"));let f=(0,J.make)("span","gp-values");return f.append((0,J.make)(
"span"),(0,J.make)("small")),q.append((0,J.make)("span","gp-sign"),L,f),_.append(q),_})),w}function p(w,y,_,q){let[L,f,T]=w.firstChild.children,[M,W]=y?[y.candidate.
logprob,y.candidate.raw_logprob].map(J.probability):[0,0],A=!!y&&y.candidate.logprob===null,E=!!y&&y.isChosen;(0,lt.sayClass)(w,[E&&"gp-chosen",A&&"gp-removed",
!y&&"gp-unlisted"].filter(Boolean).join(" ")),(0,J.say)(L,E?"▶":A?"✕":""),(0,lt.sayPercent)(f.children[0],"width",M/_),(0,lt.sayPercent)(f.children[1],"widt\
h",W/_),(0,J.say)(T.children[0],y?A?"":(0,J.percent)(M):"–"),(0,J.say)(T.children[1],y?(0,J.percent)(W):"");let N=y?[E&&(0,qe.t)("chosen"),A?(0,$s.removedWords)(
y.candidate):(0,J.percent)(M),(0,qe.t)("{share} before the processors",{share:(0,J.percent)(W)})].filter(Boolean).join(", "):(0,qe.t)("not recorded");(0,lt.sayAttributes)(
w,{"aria-label":`${q}: ${N}`,title:A?(0,$s.removedWords)(y.candidate):""})}function d(w,y){let _=x(y,Ss(e,...w)),q=_.flatMap(W=>W.sides).filter(Boolean),L=q.every(
({candidate:W})=>W.logprob===W.raw_logprob),f=Math.max(1e-9,...q.flatMap(({candidate:W})=>[(0,J.probability)(W.logprob),(0,J.probability)(W.raw_logprob)]));i.classList.
toggle("gp-plain",L),(0,lt.showIf)(t.querySelector(".gp-before-key"),!L),(0,lt.showIf)(t.querySelector(".gp-removed-key"),q.some(({candidate:W})=>W.logprob===null)),
(0,lt.showIf)(t.querySelector(".gp-unlisted-key"),q.length<2*_.length);let T=(0,lt.fit)(a.tBodies[0],_.length,k);_.forEach(({label:W,sides:A},E)=>{let[N,...R]=T[E].
cells;(0,lt.sayLabel)(N.firstChild,W),R.forEach((z,j)=>p(z,A[j],f,kt(e,w[j])))});let M=a.tHead.rows[0].cells;w.forEach((W,A)=>{let{entropyAfter:E}=(0,J.numbersOf)(
y[A]),[N]=M[A+1].children;(0,lt.sayLabel)(N,(0,qe.t)("{lane}, entropy {entropy}",{lane:`${kt(e,W)} ${Yn(e.groups[W])}`,entropy:(0,J.information)(E,e.unit)}),{plain:!0}),
(0,Cs.tipOfTerm)(N,"entropy",()=>c(y[A],kt(e,W)),{meaning:(0,qe.t)("How uncertain the next token was where they diverge, after the processors.")})})}let c=({distribution:{
entropy_before:w,entropy_after:y}},_)=>(0,qe.t)("{lane}: {before} before the processors, {after} after them.",{lane:_,before:(0,J.information)(w,e.unit),after:(0,J.information)(
y,e.unit)});function l(w){if(!u)return"";let{pair:y,steps:_}=u,[q,L]=_.map(({chosen:M})=>M),f=(M,{token_id:W})=>[...M.distribution.candidates,M.chosen].find(A=>A.
token_id===W),T=M=>M?(0,J.percent)((0,J.probability)(M[w])):(0,qe.t)("not recorded");return(0,Bl.inARow)([q,L].map(M=>(0,qe.t)("{token}: {one} {mine}, {other} {\
theirs}",{token:(0,J.quoted)(M.text),one:kt(e,y[0]),other:kt(e,y[1]),mine:T(f(_[0],M)),theirs:T(f(_[1],M))})))}return(0,Cs.runsOfTerms)(t,{after:()=>l("logprob"),
before:()=>l("raw_logprob")}),w=>{let y=e.header&&e.header.kind==="lanes"?sn(e):null;if(t.hidden=!y||y.some(M=>e.shownOf(M).log.denoises),t.hidden)return;(w.run||
w.lanes)&&m(),h.forEach((M,W)=>{M.value=y[W]});let _=Os(e,...y);S(v(y,_));let[q,L]=y.map(M=>kt(e,M)),f=Ss(e,...y);(0,lt.showIf)(r,!f),f||(0,J.say)(r,(0,qe.t)("{\
one} and {other} run on different models, so they are compared by text, not by token ids; tokens with the same text share a row.",{one:q,other:L}));let T=_.kind===
"apart"?y.map((M,W)=>ut(e.shownOf(M).log)[_.at[W]]):null;(0,lt.showIf)(i,!!T),u=T&&{pair:y,steps:T},T&&d(y,T)}}var Kr=g(G(),1),Kl=g(Se(),1);var Uo=g(Se(),1),Ir=5,Fp=.9;function Gp(t){if(!t.length)return null;let e=[...t].sort((i,a)=>i-a),n=e.length,[o,s,r]=[0,0,2/2**n];for(;o<Math.floor(n/2)&&(s+=r,
!(o>0&&s>1-Fp));)r*=(n-o)/(o+1),o+=1;return o=Math.max(0,o-1),{median:(0,Uo.medianOf)(e),low:e[o],high:e[n-1-o]}}function Br(t,e){let n=Gp(t);if(!n||t.length<Ir)
return"few";let{low:o,high:s}=n;return o>e?"above":s<e?"below":"open"}var Hp=(t,e)=>(0,Uo.isKnown)(t)&&(0,Uo.isKnown)(e)?[t-e]:[];function Fl(t,e=!0){let n=(s,r)=>Br(
s.flatMap((i,a)=>Hp(i,r[a])),0),o=t.findIndex((s,r)=>t.length>1&&t.every((i,a)=>r===a||n(s,i)===(e?"above":"below")));return o<0?null:o}var Gl=g(Ye(),1),jr=g(G(),1),Fr=g(Se(),1);function Hl(t,e){let n=({values:h})=>h[t.name]??NaN,o=e.filter(h=>Number.isFinite(n(h)));if(!o.length)return{low:null,
high:null,best:null,level:()=>0,scale:_s([]),flat:!0};let s=o.reduce((h,m)=>n(m)<n(h)?m:h),r=o.reduce((h,m)=>n(m)>n(h)?m:h),i=dt(t,n(s))===dt(t,n(r)),a=_s(i?[]:
o.map(n)),u=h=>Math.round(a.share(h)*10);return{low:s,high:r,best:i?null:Gr(t,e),level:u,scale:a,flat:i}}function Gr(t,e){let n=({values:h})=>h[t.name]??NaN,o=e.
filter(h=>Number.isFinite(n(h))),s=o.map(({each:h})=>h[t.name]??[]);if(!t.better||s.some(({length:h})=>h!==s[0].length))return null;let r=t.better==="more",i=Fl(
s,r);if(i===null)return null;let a=n(o[i]),u=h=>r?n(h)<a:n(h)>a;return o.every((h,m)=>m===i||u(h))?o[i]:null}function _s(t){let e=[...new Set(t)].sort((h,m)=>h-
m),[n,o]=[e[0],e[e.length-1]],s=h=>m=>o>n?(h(m)-h(n))/(h(o)-h(n)):0,r=({share:h})=>e.some(m=>e.filter(v=>v>=m&&h(v)-h(m)<.1).length>Math.max(1,e.length/2)),a={name:"\
order",share:h=>e.length>1?e.indexOf(h)/(e.length-1):0},u=[{name:"linear",share:s(h=>h)}];return n>0&&u.push({name:"log",share:s(Math.log)}),[...u,a].find(h=>!r(
h))??a}function wn(t,{each:e}){let n=(e[t.name]??[]).filter(Fr.isKnown);if(n.length<2)return"";let[o,s]=[Math.min(...n),Math.max(...n)].map(r=>dt(t,r));return o===
s?"":(0,jr.t)("{low} to {high}",{low:o,high:s})}var Oo=t=>t.better==="less"?"heat":"prob";function dt(t,e,{unit:n=!1}={}){if(!(0,Fr.isKnown)(e))return"–";let o={
minimumFractionDigits:t.digits,maximumFractionDigits:t.digits},s=(0,Gl.notation)(e.toLocaleString("en-US",o));return n&&t.unit?`${s} ${(0,jr.t)(t.unit)}`:s}var bn=(t,e={})=>({color:"var(--gp-muted)",gridcolor:"var(--gp-line)",linecolor:"var(--gp-line)",zeroline:!1,automargin:!0,title:{text:t,standoff:8,font:{size:13}},
...e}),To=(t,e,n,o,s={})=>({data:e,layout:{font:{color:"var(--gp-text)",size:13,family:"system-ui, Segoe UI, Roboto, Helvetica Neue, Arial"},paper_bgcolor:"var(\
--gp-surface)",plot_bgcolor:"var(--gp-surface)",hoverlabel:{bgcolor:"var(--gp-raised)",bordercolor:"var(--gp-line)",font:{color:"var(--gp-text)"}},hovermode:"cl\
osest",margin:{l:52,r:18,t:28,b:44},height:300,showlegend:!1,xaxis:n,yaxis:o,meta:t,...s}});var Hr=10;function Vl({axes:[t,e],metric:n,heat:o,at:s}){let r=v=>e.values.map((P,$)=>t.values.map((C,O)=>v(s($,O),$,O))),i=({values:{[n.name]:v}})=>(0,Kl.isKnown)(
v)?o.level(v):null,a=v=>dt(n,v.values[n.name])+(o.best===v?" ★":""),u=(v,P,$)=>{let C=wn(n,v);return`${t.knob} ${t.values[$]}, ${e.knob} ${e.values[P]}: ${a(v)}${C?
` (${C})`:""}`},h={type:"heatmap",x:t.values,y:e.values,colorscale:Array.from({length:Hr+1},(v,P)=>[P/Hr,`var(--gp-${Oo(n)}-${P})`]),zmin:0,zmax:Hr,showscale:!1,
xgap:2,ygap:2,z:r(i),text:r(a),texttemplate:"%{text}",hovertext:r(u),hoverinfo:"text"},m=Math.min(760,Math.max(220,96+42*e.values.length)),b={type:"category",showgrid:!1};
return To((0,Kr.t)("{metric} over {columns} and {rows}",{metric:(0,Kr.t)(n.title),columns:t.knob,rows:e.knob}),[h],bn(t.knob,{...b,side:"top"}),bn(e.knob,{...b,
autorange:"reversed"}),{height:m,margin:{l:52,r:18,t:60,b:16}})}var Mo=g(G(),1),Vr=g(Se(),1);var Kp={linear:"linear",log:"log",order:"category"};function Dl({knob:t,metric:e,points:n,wide:o}){let s=n.map(({label:C})=>C.trim()===""?NaN:Number(C)),r=s.every(
Number.isFinite)?Kp[_s(s).name]:"category",i=n.map((C,O)=>({...C,x:r==="category"?C.label:s[O]}));r!=="category"&&i.sort((C,O)=>Number(C.x)-Number(O.x));let a=i.
filter(({value:C})=>(0,Vr.isKnown)(C)),u=a.flatMap(({value:C,each:O})=>[C,...O]),h=o&&u.length>0&&Math.min(...u)>0,m=({label:C,value:O,range:S,best:x})=>`${C}: ${dt(
e,O)}${S?` (${S})`:""}${x?`, ${(0,Mo.t)("the best")}`:""}`,b={type:"scatter",mode:"lines+markers",cliponaxis:!1,connectgaps:!1,hoverinfo:"text",x:i.map(({x:C})=>C),
y:i.map(({value:C})=>(0,Vr.isKnown)(C)?C:null),text:i.map(m),line:{color:"var(--gp-kept)",width:2},marker:{color:"var(--gp-kept)",size:10},error_y:{type:"data",
symmetric:!1,color:"var(--gp-muted)",thickness:1.5,width:4,array:i.map(({value:C,each:O})=>O.length>1?Math.max(...O)-C:0),arrayminus:i.map(({value:C,each:O})=>O.
length>1?C-Math.min(...O):0)}},v={type:"scatter",mode:"text",hoverinfo:"skip",textposition:"top center",cliponaxis:!1,textfont:{color:"var(--gp-text)"},x:a.map(
({x:C})=>C),y:a.map(({value:C})=>C),text:a.map(({value:C,best:O})=>a.length<=12||O?dt(e,C)+(O?" ★":""):"")},P=(0,Mo.t)(e.title),$=`${P}${e.unit?` (${(0,Mo.t)(
e.unit)})`:""}${h?`, ${(0,Mo.t)("logarithmic scale")}`:""}`;return To((0,Mo.t)("{metric} over {knob}",{metric:P,knob:t}),[b,v],bn(t,{type:r}),bn($,h?{type:"log"}:
{}))}var rn=g(D(),1),Ct=g(G(),1),Ul=g(Se(),1);function Ws(t,{metric:{meaning:e,formula:n,unit:o,live:s}}){let r=[o?(0,Ct.t)("In {unit}.",{unit:(0,Ct.t)(o)}):"",s?"":
(0,Ct.t)("It is known when the runs of a cell have ended.")],i=t.querySelector(".gp-metric-term")||(0,rn.make)("span","gp-metric-term");t.replaceChildren(i,`: ${(0,Ct.t)(
e)} `,(0,rn.make)("span","gp-formula",(0,Ct.t)(n)),...r.filter(Boolean).map(a=>` ${a}`))}function Jl(t,e,n){let{low:o,high:s,best:r,scale:i,flat:a}=n,u=e.metric,
h=e.group.groups.some($=>wn(u,$)),m=$=>$&&e.nameOf($.number)+$.values[u.name],b=[u.name,m(o),m(s),r&&r.number,i.name,a,h].join();if(t.dataset.key===b||(t.dataset.
key=b,t.replaceChildren(),!o))return;let v=($,C)=>{let O=(0,rn.make)("span"),S=(0,rn.make)("b","",dt(u,C.values[u.name],{unit:!0}));return O.append(...(0,rn.filled)(
$,{value:S,cell:e.nameOf(C.number)})),O};a?t.append(v((0,Ct.t)("The same everywhere: {value}"),o)):t.append(v((0,Ct.t)("lowest {value} at {cell}"),o),Vp(Oo(u)),
v((0,Ct.t)("highest {value} at {cell}"),s));let P=[i.name==="log"&&(0,Ct.t)("Coloured on a logarithmic scale."),i.name==="order"&&(0,Ct.t)("Coloured by rank, be\
cause some values are far from the rest."),h&&(0,Ct.t)("Small numbers: from the lowest to the highest of a cell’s seeds."),r&&(u.better==="more"?(0,Ct.t)("★ b\
est: higher is better, seed by seed"):(0,Ct.t)("★ best: lower is better, seed by seed"))];t.append(...P.filter(Boolean).map($=>(0,rn.make)("span","",$)))}function Vp(t){
let e=(0,rn.make)("span","gp-ramp",null,{"aria-hidden":"true"});for(let n=0;n<=10;n++){let o=(0,rn.make)("i");o.style.backgroundColor=`var(--gp-${t}-${n})`,e.append(
o)}return e}function Zl(t,e,n,o){let s=e.view!=="heat"?void 0:e.isList?Dp(e,n):e.isSettled?Up(e,n):void 0;et(t,s,r=>o(e.isList?e.inOrder[r.pointNumber].number:e.
inRow(r.pointNumber[0])[r.pointNumber[1]].number))}function Dp(t,{best:e,scale:n}){let o=t.metric,[{knob:s,values:r}]=t.axes,i=t.inOrder.map(a=>({label:r[a.place[1]],
value:a.values[o.name],each:(a.each[o.name]||[]).filter(Ul.isKnown),range:wn(o,a),best:e===a}));return Dl({knob:s,metric:o,points:i,wide:n.name!=="linear"})}function Up(t,e){
return Vl({axes:t.axes,metric:t.metric,heat:e,at:(n,o)=>t.inRow(n)[o]})}var Zo=g(Me(),1),Le=g(D(),1),_t=g(G(),1);var Jr=g(Ye(),1),td=g(Rt(),1),an=g(D(),1),Ut=g(G(),1),nd=g(nt(),1),Jo=g(Se(),1);var Dr=g(D(),1),Ql=g(G(),1),Xl=g(Se(),1),Ur=({name:t})=>t==="ended";function kn(t,{values:e,each:n,entries:o},{unit:s=!1}={}){let r=e[t.name],i=(n[t.name]||(o.length===
1?[r]:[])).filter(Xl.isKnown);return!Ur(t)||!i.length?dt(t,r,{unit:s}):(0,Ql.t)("{count} of {all}",{count:(0,Dr.count)(i.filter(Boolean).length),all:(0,Dr.count)(
i.length)})}var Jp={tokens:"length",time:"time",tokens_per_second:"speed",mean_logprob:"mean-logprob",perplexity:"perplexity",entropy:"entropy",model_entropy:"entropy",distinct_1:"\
distinct-n",distinct_2:"distinct-n",distinct_3:"distinct-n",repetition:"repetition",self_bleu:"self-bleu",characters:"length",words:"length",ended:"ending"},Yl=4;
function $o(t,e,n,o){let{name:s,unit:r,meaning:i,formula:a,better:u}=e,h=u==="more"?(0,Ut.t)("More is better."):u==="less"?(0,Ut.t)("Less is better."):"",m={meaning:[
(0,Ut.t)(i),h].filter(Boolean).join(" "),formula:(0,Ut.t)(a),unit:r?(0,Ut.t)(r):""};(0,nd.tipOfTerm)(t,Jp[s],()=>Zp(e,n,o),m)}function Zp(t,e,n){let o=e.groups.
filter(({values:m})=>Number.isFinite(m[t.name]));if(!o.length)return"";let[s]=o,r=Qp(t,s,e.unit)||kn(t,s,{unit:!0});if(o.length===1)return(0,an.asSentence)(r);let i=({
values:m})=>m[t.name],[a,u]=[o.reduce((m,b)=>i(b)<i(m)?b:m),o.reduce((m,b)=>i(b)>i(m)?b:m)],h={name:n(s.number),words:r,low:kn(t,a),lowest:n(a.number),high:kn(t,
u),highest:n(u.number)};return h.low===h.high?(0,Ut.t)("{name}: {words}; the same for all.",h):(0,Ut.t)("{name}: {words}; of all, the lowest is {low} ({lowest})\
, the highest {high} ({highest}).",h)}function Qp(t,e,n){let o=e.values[t.name],s=kn(t,e,{unit:!0}),r=m=>(0,Jo.isKnown)(m)&&dt(t,m)===dt(t,o);if(t.name==="ended")
return"";let i=(e.each[t.name]||[]).filter(Jo.isKnown);if(t.name==="perplexity"){let m=ed(e),b=m.reduce((v,{raw:P})=>v+P,0);return!m.length||!r(Math.exp(-b/m.length))?
"":`exp(−(${(0,an.decimals)(b)}) / ${(0,an.count)(m.length)}) = ${s}`}if(i.length>1){if(!r(i.reduce((v,P)=>v+P,0)/i.length))return"";let m=i.map(v=>dt(t,v)),b=m.
length>Yl?[...m.slice(0,Yl-1),"…",m.at(-1)].join(" + "):m.join(" + ");return(0,Ut.t)("the mean of {count} runs, ({sum}) / {count} = {value}",{count:(0,an.count)(
i.length),sum:b,value:s})}if(t.name==="tokens_per_second"){let{tokens:m,time:b}=e.values;return!m||!b||!r(m/b)?"":(0,Ut.tn)(m,"{count} token in {time} s = {valu\
e}","{count} tokens in {time} s = {value}",{time:(0,Jr.fixed)(b,2),value:s})}let a={mean_logprob:"logprob",entropy:"entropy"}[t.name],u=a&&e.entries.length===1?
ed(e):[],h=u.reduce((m,b)=>m+(0,an.fromNats)(b[a],n),0);return!u.length||!r(h/u.length)?"":(0,td.quotientWords)((0,Jr.fixed)(h,2),(0,an.count)(u.length),s)}function ed({
entries:t}){let e=n=>(0,Jo.finite)(n)??-1/0;return t.flatMap(n=>n.log?ut(n.log).filter(({given:o})=>!o).map(({chosen:o,distribution:s})=>({raw:e(o.raw_logprob),
logprob:e(o.logprob),entropy:s.entropy_after})):n.tokens.map(({raw_logprob:o,logprob:s,entropy:r})=>({raw:e(o),logprob:e(s),entropy:r})))}var Ps=g(D(),1),Zr=g(G(),1),Xp={eos:"■",stop_string:"■",length:"⊣",max_time:"⊣",unfinished:"⊣",stopped:"◻",failed:"✕"},yn=t=>(0,Ps.named)(Xp,t,"■"),
xn=t=>t==="failed"?[(0,Zr.t)("an error"),(0,Zr.t)("ended in an error")]:(0,Ps.stopWords)(t),Jt=t=>(t.log?t.log.failed:t.ended&&t.ended.failed)||null,An=t=>t.log?
t.log.numTokens:t.tokens.length;function yt(t){return Jt(t)?"failed":t.log?t.log.finished&&((t.log.finished.sequences[0]||{}).stop_reason||"stopped"):t.ended&&(t.
ended.stop_reason||"stopped")}function Co(t){let e=yt(t);return e?e==="failed"?"failed":e==="stopped"?"cut":"ended":(t.log?t.log.started:t.begun)?"decoding":"wa\
iting"}function qn({tokens:t,ended:e},n=1/0){if(e&&e.text!==null&&e.text!==void 0)return e.text.length>n?e.text.slice(0,n):e.text;let o="";for(let{piece:s}of t)
if(o+=s??"",o.length>=n)break;return o}function Qr(t,e){let n=(0,Le.make)("span","gp-stepper"),[o,s,r]=[(0,Le.make)("button","","‹"),(0,Le.make)("span"),(0,Le.make)("button","","›")];n.append(o,s,
r);let i=0,a=m=>b=>{b.stopPropagation(),Xr(t,i,m)};[[o,-1,(0,_t.t)("The text of the previous seed")],[r,1,(0,_t.t)("The text of the next seed")]].forEach(([m,b,
v])=>{(0,Zo.sayAttributes)(m,{type:"button","aria-label":v,tabindex:e}),m.addEventListener("click",a(b))});function h(m){i=m;let{entries:b}=t.groups[m];n.hidden=
b.length<2,(0,Le.say)(s,`${b.indexOf(t.shownOf(m))+1}/${b.length}`)}return{box:n,draw:h}}function Xr(t,e,n){let{entries:o}=t.groups[e],s=o.indexOf(t.shownOf(e));
t.showEntry(e,(s+n+o.length)%o.length)}function od(t,e,{nameOf:n,promptOf:o}){let s=O=>t.querySelector(".gp-whole"+O),r=s(""),i=Qr(e,0),a=(0,Le.make)("span"),u=(0,Le.make)(
"button","gp-button",(0,_t.t)("Open as one run"),{type:"button"});s("-tools").append(i.box,a,u);let h=null;function m(O){let S=s("-text"),x=qn(O);S.childElementCount||
S.append((0,Le.make)("span","gp-prompt"),(0,Le.make)("span")),(0,Le.say)(S.firstChild,o(h)+(e.apart?`
`:"")),(0,Le.say)(S.lastChild,x);let k=yt(O),p=An(O),d=k?k!=="failed"&&`${yn(k)} ${xn(k)[1]}`:p?(0,_t.t)("still being written"):(0,_t.t)("queued");(0,Le.say)(s(
"-end"),[(0,_t.tn)(p,"{count} token","{count} tokens"),d].filter(Boolean).join(" · "))}function b(O){let S=Jt(O),x=s("-problem");x.hidden=!S,S&&x.replaceChildren(
(0,Le.make)("b","","✕ "),`${(0,_t.t)(S.message)} ${(0,_t.t)(S.fix)}`)}function v(O){let S=O.entries.length;(0,Le.say)(s("-over"),S>1?(0,_t.t)("Metrics of the \
{count} runs of this cell together, most as their mean:",{count:(0,Le.count)(S)}):(0,_t.t)("Metrics:"));let x=(0,Zo.fit)(s("-values"),e.metrics.length,()=>{let k=(0,Le.make)(
"div"),p=(0,Le.make)("dt");return p.append((0,Le.make)("span")),k.append(p,(0,Le.make)("dd")),k});e.metrics.forEach((k,p)=>{let[d]=x[p].firstChild.children;(0,Le.say)(
d,(0,_t.t)(k.title)),$o(d,k,e,n),(0,Le.say)(x[p].lastChild,kn(k,O,{unit:!0}))})}function P(){if(h===null)return;let O=e.shownOf(h);(0,Le.say)(s("-title"),n(h)),
(0,Zo.sayAttributes)(r,{"aria-label":n(h)}),i.draw(h),(0,Le.say)(a,(O.seed??null)===null?"":(0,_t.t)("seed {seed}",{seed:O.seed})),u.hidden=!e.canAsk,m(O),b(O),
v(e.groups[h])}function $(O){h=O,P(),r.open||r.showModal(),r.scrollTop=0}function C(){r.open&&r.close(),h=null}return u.addEventListener("click",()=>{let{number:O}=e.
shownOf(h);C(),e.ask({type:"open",entry:O})}),r.addEventListener("close",()=>{h=null}),r.addEventListener("click",({target:O})=>O===r&&C()),r.addEventListener("\
keydown",O=>O.stopPropagation()),t.querySelector(".gp-shut").addEventListener("click",C),{show:$,shut:C,draw:P}}var sd={ArrowLeft:(t,e)=>[t,e-1],ArrowRight:(t,e)=>[t,e+1],ArrowUp:(t,e)=>[t-1,e],ArrowDown:(t,e)=>[t+1,e],Home:t=>[t,0],End:t=>[t,1/0]};function rd(t){Yp(t),eu(
t)}function Yp(t){let{table:e,whole:n,group:o}=t;function s([r,i]){let a=e.tBodies[0].rows[r];!a||i<0||t.focus(a.cells[Math.min(i+1,a.cells.length-1)],!0)}e.addEventListener(
"keydown",r=>{let i=r.target.closest("td");if(!i||r.ctrlKey||r.altKey||r.metaKey)return;let{gpGroup:a}=i,u=i.parentElement;if(r.key==="Enter")n.show(a);else if(r.
key===" ")Xr(o,a,1);else if(Object.hasOwn(sd,r.key))s(sd[r.key](u.sectionRowIndex,i.cellIndex-1));else return;r.preventDefault()}),e.addEventListener("click",r=>{
let i=r.target,a=i.closest("td");!a||i.closest(".gp-stepper")||(t.focus(a),n.show(a.gpGroup))}),e.addEventListener("focusin",({target:r})=>{r.tagName==="TD"&&t.
focus(r)})}function eu(t){let{state:e,field:n,select:o}=t,s=t.part("switch");o.addEventListener("change",()=>{e.metricName=o.value,Ws(t.part("metric-meaning"),e),
t.nameMetric(),t.drawValues()}),s.addEventListener("click",({target:r})=>{let i=r.dataset.view;if(i){e.view=i;for(let a of s.children)a.setAttribute("aria-press\
ed",String(a.dataset.view===i));n.classList.toggle("gp-as-heat",i==="heat"),t.drawValues()}})}var Yr=g(D(),1),ei=g(G(),1);var id="perplexity",Es=class{constructor(e){this.group=e,this.view="texts",this.metricName="",this.axes=[]}begin(){this.axes=this.group.header.axes.map(({knob:n,
values:o})=>n==="prompt"?{knob:(0,ei.t)("prompt"),values:vo(o),prompts:o}:{knob:n,values:o});let e=this.group.metrics.map(({name:n})=>n);e.includes(this.metricName)||
(this.metricName=e.includes(id)?id:e[0])}get isList(){return this.axes.length<2}get isSettled(){return!!this.group.done}get metric(){return this.group.metrics.find(
({name:e})=>e===this.metricName)}get inOrder(){return this.group.groups.slice().sort((e,n)=>e.place[1]-n.place[1])}inRow(e){return this.inOrder.filter(({place:n})=>n[0]===
e)}promptOf(e){let{place:n}=this.group.groups[e],o=this.axes.findIndex(({prompts:s})=>s);return o<0?this.group.header.prompt:this.axes[o].prompts[n[1-o]]}nameOf(e){
let{place:n}=this.group.groups[e];return this.axes.map(({knob:o,values:s},r)=>`${o} ${s[n[1-r]]}`).join(", ")}failuresIn(e){let{entries:n}=this.group.groups[e],
o=n.filter(Jt).length;return o&&n.length>1?(0,ei.t)("{count} of {all}",{count:(0,Yr.count)(o),all:(0,Yr.count)(n.length)}):""}standingOf(e){let n=this.group.shownOf(
e);return Jt(n)?"failed":yt(n)?"":Co(n)==="decoding"?"decoding":this.group.done?"did not run":"queued"}};var _o=g(Me(),1),$e=g(D(),1),mt=g(G(),1);var ad=300,ld={failed:()=>(0,mt.t)("failed"),decoding:()=>(0,mt.t)("decoding"),queued:()=>(0,mt.t)("queued"),"did not run":()=>(0,mt.t)("did not run"),"":()=>""},
tu=t=>t===""?(0,mt.t)("(empty)"):t==="decoding"?"…":ld[t](),ti=(t,{values:e,prompts:n},o)=>{let s=(0,$e.make)("th",t==="row"?"gp-side":"",null,{scope:t});return n?
s.append((0,$e.make)("bdi","",e[o],{title:n[o]})):s.append((0,$e.labelled)(e[o])),s};function nu(){let t=(0,$e.make)("th","gp-metric-name",null,{scope:"col"});return t.
append((0,$e.make)("span")),t}function vn(t,e){let n=(0,$e.make)(t);return n.append(...e),n}var Ns=class{constructor(e,n){this.root=e,this.state=n,this.group=n.
group,this.field=this.part("field"),this.table=this.field.firstElementChild,this.select=this.part("metric"),this.chart=this.part("metric-chart"),this.whole=od(e,
this.group,{nameOf:o=>n.nameOf(o),promptOf:o=>n.promptOf(o)}),this.cells=[],this.focused=null}part(e){return this.root.querySelector(".gp-"+e)}build(){let{state:e,
group:n,select:o}=this;this.whole.shut(),e.begin(),o.replaceChildren(...n.metrics.map(({name:a,title:u})=>(0,$e.make)("option","",(0,mt.t)(u),{value:a}))),o.value=
e.metricName;let[{knob:s},r]=e.axes,i=r?(0,mt.t)("{one} and {other}",{one:s,other:r.knob}):s;(0,$e.say)(this.part("title"),i);for(let a of[this.field,this.chart])
a.classList.toggle("gp-on-one-axis",e.isList);this.cells=n.groups.map(a=>this.makeCell(a)),this.table.replaceChildren(...e.isList?this.listRows():this.gridRows()),
this.table.setAttribute("aria-label",(0,mt.t)("The runs over {knobs}",{knobs:i})),this.focus(this.cells.length?this.cells[0].cell:null),Ws(this.part("metric-mea\
ning"),e),this.nameMetric()}makeCell({number:e}){let n=(0,$e.make)("td","",null,{role:"gridcell",tabindex:"-1"}),o=(0,$e.make)("div","gp-cell-top"),[s,r]=[(0,$e.make)(
"span","gp-value"),(0,$e.make)("span","gp-star","★")],[i,a]=[(0,$e.make)("small","gp-seeds-range"),(0,$e.make)("span","gp-some-failed")],u=(0,$e.make)("bdi","\
gp-cell-text"),h=Qr(this.group,-1);return r.hidden=!0,o.append(s,r,i,a,h.box),n.append(o,u),n.gpGroup=e,{cell:n,top:o,value:s,star:r,range:i,failed:a,text:u,stepper:h,
colour:""}}gridRows(){let{state:e,cells:n}=this,[o,s]=e.axes,r=(0,$e.make)("th","gp-knob",null,{scope:"colgroup",colspan:o.values.length});r.append((0,$e.make)(
"span","",o.knob));let i=(0,$e.make)("th","gp-side",s.knob,{scope:"col",rowspan:2}),a=[vn("tr",[i,r]),vn("tr",o.values.map((h,m)=>ti("col",o,m)))],u=h=>e.inRow(
h).map(({number:m})=>n[m].cell);return[vn("thead",a),vn("tbody",s.values.map((h,m)=>vn("tr",[ti("row",s,m),...u(m)])))]}listRows(){let{state:e,cells:n}=this,[o]=e.
axes,{knob:s}=o,r=vn("tr",[(0,$e.make)("th","gp-side",s,{scope:"col"}),nu()]),i=e.inOrder.map(({number:a,place:u})=>vn("tr",[ti("row",o,u[1]),n[a].cell]));return[
vn("thead",[r]),vn("tbody",i)]}drawText(e){let{state:n,group:o}=this,{cell:s,text:r,stepper:i,failed:a}=this.cells[e],u=o.shownOf(e),h=Jt(u),m=n.failuresIn(e);(0,$e.say)(
a,m&&`✕ ${m}`);let b=h?`✕ ${(0,mt.t)("failed")}`:qn(u,ad).slice(0,ad).trim();(0,$e.say)(r,b||tu(n.standingOf(e))),(0,_o.sayClass)(s,["gp-cell",h&&"gp-broken",
!b&&"gp-quiet"].filter(Boolean).join(" ")),i.draw(e),this.describe(e)}drawTexts(){this.group.groups.forEach(({number:e})=>this.drawText(e))}drawQuiet(){this.cells.
forEach(({cell:e},n)=>e.classList.contains("gp-quiet")&&this.drawText(n))}drawValues(){let{state:e,group:n}=this,o=e.metric;if(!o)return;let s=Hl(o,n.groups);for(let r of n.
groups)this.drawValue(r,o,s);this.nameMetric(),Jl(this.part("legend"),e,s),this.field.hidden=e.view==="heat"&&!e.isList&&e.isSettled,(0,$e.say)(this.part("hint"),
this.field.hidden?(0,mt.t)("Click a cell for its full text. Drag to zoom; double-click to see all again."):(0,mt.t)("Click a cell, or press Enter, for its full \
text; the arrow keys move between cells.")),Zl(this.chart,e,s,r=>this.whole.show(r))}nameMetric(){let{state:e,group:n}=this,o=e.metric;if(!o)return;let[s]=this.
root.querySelectorAll(".gp-metric-term");s.id||="gp-metric-"+Math.random().toString(36).slice(2,8),(0,_o.sayAttributes)(this.table,{"aria-describedby":s.id});let r=[
s,...e.isList?[this.part("metric-name").firstChild]:[]];for(let i of r)(0,$e.say)(i,(0,mt.t)(o.title)),$o(i,o,n,a=>e.nameOf(a))}drawValue(e,n,o){let s=this.cells[e.
number],{top:r,value:i,star:a,range:u}=s,h=e.values[n.name],m=Number.isFinite(h),b=m?`var(--gp-${Oo(n)}-${o.level(h)})`:"";s.colour!==b&&(r.style.backgroundColor=
s.colour=b),(0,_o.sayClass)(r,m?"gp-cell-top":"gp-cell-top gp-none"),(0,$e.say)(i,m?dt(n,h):e.entries.length===1&&Jt(e.entries[0])?"✕":"–"),(0,$e.say)(u,m?wn(
n,e):""),a.hidden=o.best!==e,this.describe(e.number)}describe(e){let{state:n}=this,{cell:o,star:s,value:r,range:i}=this.cells[e],a=(0,mt.t)((n.metric||{}).title),
u=n.failuresIn(e),h=[n.nameOf(e),i.textContent?(0,mt.t)("{metric}: {value}, over its seeds {range}",{metric:a,value:r.textContent,range:i.textContent}):`${a}: ${r.
textContent}`,s.hidden?"":(0,mt.t)("best"),u&&(0,mt.t)("failed: {share}",{share:u}),ld[n.standingOf(e)]()];(0,_o.sayAttributes)(o,{"aria-label":(0,$e.inParts)(h)})}focus(e,n=!1){
this.focused&&(this.focused.tabIndex=-1),this.focused=e,e&&(e.tabIndex=0,n&&(e.focus({preventScroll:!0}),this.reveal(e)))}reveal(e){let{field:n,table:o}=this,[s,
r]=[n.getBoundingClientRect(),e.getBoundingClientRect()],i=s.left+e.parentElement.firstElementChild.offsetWidth,a=s.top+o.tHead.offsetHeight;n.scrollLeft+=Math.
min(0,r.left-i)||Math.max(0,r.right-s.right),n.scrollTop+=Math.min(0,r.top-a)||Math.max(0,r.bottom-s.bottom),(r.top<0||r.bottom>innerHeight)&&e.scrollIntoView({
block:"nearest",inline:"nearest"})}};function dd(t,e){let n=new Ns(t,new Es(e));return rd(n),o=>{if(t.hidden=!e.header||e.header.kind!=="sweep"||!e.groups.length,t.hidden){n.whole.shut();return}o.run&&
n.build(),o.run||o.pair||o.status?n.drawTexts():o.steps&&new Set([...o.entries].map(s=>e.entries[s].group)).forEach(s=>n.drawText(s)),o.measured&&n.drawQuiet(),
(o.run||o.measured||o.status)&&n.drawValues(),n.whole.draw()}}var It=g(Me(),1),eo=g(D(),1),At=g(G(),1),Sd=g(hd(),1);var ot=g(Me(),1),ce=g(D(),1),ye=g(G(),1);var pd=[["stop","■",t=>(0,ye.t)("Stop lane {lane}",{lane:t})],["select","✎",t=>(0,ye.t)("Edit lane {lane}",{lane:t})],["copy","❐",t=>(0,ye.t)("Copy lane {\
lane}",{lane:t})],["left","◀",t=>(0,ye.t)("Move lane {lane} to the left",{lane:t})],["right","▶",t=>(0,ye.t)("Move lane {lane} to the right",{lane:t})],["re\
move","✕",t=>(0,ye.t)("Remove lane {lane}",{lane:t})]],As=class{constructor(e,n){this.group=n;let o=(0,ce.make)("div","gp-lane-head");this.name=(0,ce.make)("b\
utton","gp-lane-name",null,{type:"button"}),this.letter=(0,ce.make)("b","gp-letter"),this.title=(0,ce.make)("bdi","gp-lane-title"),this.reference=(0,ce.make)("s\
pan","gp-lane-reference",(0,ye.t)("reference")),this.name.append(this.letter,this.title,this.reference),this.tools=(0,ce.make)("span","gp-lane-tools"),this.buttons=
Object.fromEntries(pd.map(([r,i])=>{let a=(0,ce.make)("button","gp-button",i,{type:"button","data-do":r});return this.tools.append(a),[r,a]})),o.append(this.name,
this.tools),this.prompt=(0,ce.make)("p","gp-lane-prompt",null,{dir:"auto"}),this.settings=(0,ce.make)("p","gp-lane-settings"),this.changed=(0,ce.make)("p","gp-l\
ane-changed",`△ ${(0,ye.t)("changed since this run")}`),this.state=(0,ce.make)("p","gp-lane-state"),this.doing=(0,ce.make)("b"),this.tokens=(0,ce.make)("span",
"gp-lane-count"),this.company=(0,ce.make)("span","gp-lane-company","",{tabindex:"0","data-tip":""}),this.state.append(this.doing,this.tokens,this.company),this.
parts=(0,ce.make)("p","gp-lane-parts"),this.seeds=(0,ce.make)("p","gp-lane-seeds"),this.back=(0,ce.make)("button","gp-button","◀",{type:"button","data-seed":"\
-1","aria-label":(0,ye.t)("Previous seed")}),this.on=(0,ce.make)("button","gp-button","▶",{type:"button","data-seed":"1","aria-label":(0,ye.t)("Next seed")}),
this.seed=(0,ce.make)("span","","",{"aria-live":"polite"}),this.seeds.append(this.back,this.seed,this.on),this.problem=(0,ce.make)("div","gp-problem"),this.why=
(0,ce.make)("span"),this.problem.append((0,ce.make)("b","","✕ "),this.why);let s=(0,ce.make)("div","gp-lane-top");s.append(o,this.prompt,this.settings,this.changed,
this.state,this.parts,this.seeds,this.problem),e.append(s)}draw({lane:e,ran:n,place:o,lanes:s,isReference:r,parts:i,told:a}){let u=n?this.group.shownOf(n.number):
null;(0,ce.say)(this.letter,e.label),(0,ce.say)(this.title,De(e.title)),(0,ot.showIf)(this.reference,r),(0,ot.sayAttributes)(this.name,{"aria-pressed":String(r),
title:r?(0,ye.t)("The other lanes are compared with this one"):(0,ye.t)("Compare the others with {lane}",{lane:e.label})}),this.name.disabled=!n,this.drawTools(
e,o,s),this.drawStop(n),(0,ot.showIf)(this.prompt,!!e.prompt),e.prompt&&Ts(this.prompt,e.prompt),(0,ce.say)(this.settings,su(e,u,n).join(" · ")),(0,ot.showIf)(
this.changed,!!n&&ou(e,n)),this.drawState(u),(0,ce.say)(this.parts,i),(0,ot.showIf)(this.parts,!!i),this.drawSeeds(u,n),this.drawProblem(e,a)}drawTools(e,n,o){(0,ot.showIf)(
this.tools,this.group.canAsk);let s={left:n===0,right:n===o-1,remove:o===1,copy:o>=Qo};for(let[r,,i]of pd){r!=="stop"&&(0,ot.showIf)(this.buttons[r],!e.prompt);
let a=r==="select"&&e.selected?(0,ye.t)("Lane {lane} is shown in the settings",{lane:e.label}):i(e.label);(0,ot.sayAttributes)(this.buttons[r],{title:a,"aria-la\
bel":a,"aria-disabled":String(!!s[r])})}(0,ce.say)(this.buttons.select,e.selected?`✎ ${(0,ye.t)("editing")}`:"✎"),(0,ot.sayAttributes)(this.buttons.select,{
"aria-pressed":String(!!e.selected)})}drawStop(e){let{stop:n}=this.buttons,o=!!e&&this.group.running&&e.entries.some(({log:s})=>!s.finished&&!s.failed);!o&&n===
document.activeElement&&this.name.focus(),(0,ot.showIf)(n,o)}drawState(e){if((0,ot.showIf)(this.state,!!e),!e)return;let{log:n}=e;(0,ce.say)(this.doing,ru(n,this.
group.done));let o=ut(n).length;(0,ce.say)(this.tokens,o?(0,ye.tn)(o,"{count} token","{count} tokens"):"");let s=ni.get(n);n.shared>1&&ni.set(n,{others:Math.max(
n.shared-1,s?s.others:0),apart:n.apart&&(!s||s.apart)});let r=ni.get(n);if((0,ot.showIf)(this.company,!!r),!r)return;let{others:i,apart:a}=!n.running||n.shared<
2?r:{others:n.shared-1,apart:n.apart};(0,ce.say)(this.company,a?(0,ye.tn)(i,"in turn with another run","in turn with {count} others"):(0,ye.tn)(i,"together with\
 another run","together with {count} others")),(0,ot.sayAttributes)(this.company,{"data-tip":a?(0,ye.t)("It has forward passes of its own, in turn with those of\
 the others: no other run uses its model, or it reads or writes several tokens at once."):(0,ye.t)("Decoded in one batch with the other runs on this model: each\
 forward pass gives all of them their next token.")})}drawSeeds(e,n){let o=n?n.entries.length:0;(0,ot.showIf)(this.seeds,o>1),!(o<2)&&((0,ce.say)(this.seed,(0,ye.t)(
"seed {seed}, {place} of {all}",{seed:ud(e)??"–",place:n.shown+1,all:o})),(0,ot.sayAttributes)(this.back,{"aria-disabled":String(n.shown===0)}),(0,ot.sayAttributes)(
this.on,{"aria-disabled":String(n.shown===o-1)}))}drawProblem({label:e,problem:n},o){let s=(0,ye.t)(n),r=o.get(s)??e;s&&o.set(s,r),(0,ot.showIf)(this.problem,!!s),
(0,ce.say)(this.why,!s||r===e?s:(0,ye.t)("The same as in lane {lane}.",{lane:r}))}},Qo=8,ni=new WeakMap,ud=({seed:t,log:e})=>t??(e&&e.started?e.started.seed:null);
function ou(t,e){let n=(o,s)=>JSON.stringify(o[s]===""?null:o[s]??null);return["model","seed","settings","prompt"].some(o=>n(t,o)!==n(e,o))}function su(t,e,n){let o=e&&
n.seed===t.seed&&n.entries.length===1?ud(e):null,s=t.seed??o;return[t.model,De(t.settings??""),s===null?"":(0,ye.t)("seed {seed}",{seed:s})].filter(Boolean)}function ru(t,e){
let{queued:n,loading:o,started:s,failed:r,finished:i}=t;return r?`✕ ${(0,ye.t)("stopped by an error")}`:i?`■ ${i.sequences.length?(0,ce.stopWords)(i.sequences[0].
stop_reason)[1]:(0,ye.t)("ended")}`:e?s?`■ ${(0,ye.t)("was stopped")}`:(0,ye.t)("did not run"):o?(0,ce.loadingWords)(o):n?n.ahead?(0,ye.tn)(n.ahead,"waiting f\
or another run","waiting for {count} others"):(0,ye.t)("starting …"):s?`● ${(0,ye.t)("decoding …")}`:(0,ye.t)("waiting for its turn")}var yd=g(Rr(),1),xd=g(md(),1),Sn=g(D(),1),oi=g(G(),1),Xo=g(wd(),1),vd=g(kd(),1),Ln=g(zr(),1);var qs=class{constructor(e,n){this.body=e,this.written=(0,Sn.make)("div","gp-lane-written"),e.append(this.written),this.entries=n,this.width=0,this.timer=0,this.
clear(null),e.addEventListener("scroll",()=>{this.atEnd=e.scrollHeight-e.scrollTop-e.clientHeight<40},{passive:!0}),new ResizeObserver(()=>this.resized()).observe(
e),new ResizeObserver(()=>this.laidOut()).observe(this.written)}clear(e){this.log=e,this.written.replaceChildren(),this.rows=new Xo.Rows(this.written),this.tokens=
[],this.steps=[],this.dimmed=0,this.sign=null,this.said="",this.stop=null,this.atEnd=!0}draw(e,{shared:n,sign:o,why:s},{shade:r,unit:i}){if(this.log!==e&&this.clear(
e),e.denoises){(0,Sn.say)(this.written,(0,vd.draftOf)(e));return}let{keep:a,added:u}=(0,yd.pathChange)(this.steps,ut(e).at(-1)||null);a<this.tokens.length&&this.
cut(a);for(let h of u)this.append(h,r,i);this.dim(n),this.signAt(o?this.tokens[n]:null,o,s,i),!this.stop&&this.tokens.length&&this.reach(this.tokens[0])}cut(e){
(0,Ln.cutTokens)(this,e),this.steps.length=e,this.dimmed=Math.min(this.dimmed,e),this.stop&&!this.stop.isConnected&&(this.stop=null)}append(e,n,o){let s={...e.chosen,
piece:e.piece},r=(0,Sn.make)("span","gp-token",null,{role:"button",tabindex:"-1"});(0,Ln.inkToken)(r,s);let i=this.tokens.length?this.entries.get(this.tokens.at(
-1)).token:null;this.entries.set(r,{token:s,step:e,index:e.index,lane:this}),e.given&&(r.dataset.given=""),(0,Ln.appendToken)(this,r,s,i),this.steps.push(e),this.
describe(r,o),this.shade(r,n)}shade(e,n){(0,xd.shadeInk)(e.querySelector(".gp-ink"),n,(0,Sn.numbersOf)(this.entries.get(e).step))}describe(e,n){let{token:o,step:s,
index:r}=this.entries.get(e),i=[(0,oi.t)("token {number}: {text}",{number:r+1,text:(0,Sn.quoted)(o.text)}),...(0,Ln.numberWords)(s,n),this.whyOf(e)];e.setAttribute(
"aria-label",i.filter(Boolean).join(", "))}whyOf(e){let{step:n}=this.entries.get(e);return[e===this.sign?this.said:"",n.given?(0,oi.t)("given, not chosen"):""].
filter(Boolean).join(", ")}dim(e){let n=Math.min(e,this.tokens.length);for(let o=n;o<this.dimmed;o++)this.tokens[o].classList.remove("gp-shared");for(let o=this.
dimmed;o<n;o++)this.tokens[o].classList.add("gp-shared");this.dimmed=n}signAt(e,n,o,s){if((e||null)===this.sign&&(!e||o===this.said&&e.dataset.parts===n))return;
let r=this.sign;this.sign=e||null,this.said=o,r&&(delete r.dataset.parts,this.describe(r,s)),e&&(e.dataset.parts=n,this.describe(e,s))}redraw({shade:e,unit:n}){
for(let o of this.tokens)this.shade(o,e),this.describe(o,n)}laidOut(){this.rows.settle(),this.atEnd&&this.log&&this.log.running&&(this.body.scrollTop=1e7)}resized(){
let{clientWidth:e}=this.body;!e||e===this.width||(this.width=e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),200))}reach(e){
this.stop&&(this.stop.tabIndex=-1),this.stop=e,e.tabIndex=0}next(e,n){let o=this.tokens.indexOf(e);switch(n){case"ArrowRight":return this.tokens[o+1];case"Arrow\
Left":return this.tokens[o-1];case"ArrowDown":return(0,Xo.inNextRow)(this.tokens,o,1);case"ArrowUp":return(0,Xo.inNextRow)(this.tokens,o,-1);case"Home":return this.
tokens[0];case"End":return this.tokens.at(-1);default:return null}}};var Od=g(Ar(),1);function Td(t,e){let n=t.querySelector(".gp-columns"),o=t.querySelector(".gp-shade"),s=t.querySelector(".gp-scale"),r=t.querySelector(".gp-add"),
i=new Map,a=new WeakMap,u=(0,Sd.tokenCard)(t,n,e,d=>{let c=a.get(d);if(!c)return null;let{token:l,step:w,index:y,lane:_}=c;return{id:l.token_id,text:l.text,where:(0,At.t)(
"token {number}",{number:y+1}),step:w,why:_.whyOf(d)}}),h=()=>({shade:o.value,unit:e.unit});function m(){return e.lanes?e.lanes.map(d=>({key:`${d.prompt?"prompt":
"lane"} ${d.id}`,lane:d,number:e.groups.findIndex(({id:c,prompt:l})=>c===d.id&&!!l==!!d.prompt)})):e.groups.map(d=>({key:`group ${d.number}`,lane:d,number:d.number}))}
function b(d){let c=document.activeElement,l=[...n.children].indexOf(c&&c.closest(".gp-lane")),w=new Set(d.map(({key:y})=>y));for(let[y,{element:_}]of i)w.has(y)||
(_.remove(),i.delete(y));d.forEach(({key:y,lane:_,number:q},L)=>{let f=i.get(y)||P(y);Object.assign(f,{lane:_,number:q}),n.children[L]!==f.element&&n.insertBefore(
f.element,n.children[L]||null)}),v(),!(l<0||document.activeElement===c)&&(c.isConnected?c.focus():n.children.length&&n.children[Math.min(l,n.children.length-1)].
querySelector(".gp-lane-name").focus())}function v(){let{clientWidth:d}=n,[c,l,w]=[240,12,4];if(!d||!i.size)return;let y=Math.max(1,Math.min(w,Math.floor((d+l)/
(c+l)))),_=Math.ceil(i.size/y);n.style.setProperty("--lanes-in-row",Math.ceil(i.size/_))}new ResizeObserver(v).observe(n);function P(d){let c=(0,eo.make)("li","\
gp-lane"),l=new As(c,e),w=(0,eo.make)("p","gp-note gp-not-yet",(0,At.t)("Not run yet.")),y=(0,eo.make)("div","gp-lane-text",null,{role:"group",dir:"auto"}),_=(0,eo.make)(
"div","gp-lane-bottom");_.append(w,y),c.append(_);let q={element:c,head:l,note:w,body:y,text:new qs(y,a)};return i.set(d,q),q}function $(d,c,l,w){let{element:y,
head:_,note:q,body:L,text:f,lane:T,number:M}=d,W=M<0?null:e.groups[M],A=sn(e),E=!!(W&&A&&A[0]===M),N=W&&A&&!E?C(A[0],M):{shared:0,sign:"",why:"",words:""};_.draw(
{lane:T,ran:W,place:c,lanes:l,isReference:E,parts:N.words,told:w}),y.classList.toggle("gp-lane-selected",!!T.selected),(0,It.sayAttributes)(y,{"aria-label":(0,At.t)(
"Lane {lane}: {title}",{lane:T.label,title:De(T.title)})}),(0,It.sayAttributes)(L,{"aria-label":(0,At.t)("Text of lane {lane}, token by token. The arrow keys mo\
ve along it.",{lane:T.label})}),(0,It.showIf)(q,!W),(0,It.showIf)(L,!!W),W?f.draw(e.shownOf(M).log,N,h()):f.log&&f.clear(null)}function C(d,c){let l=kt(e,d),[w,
y]=[d,c].map(W=>e.shownOf(W).log),{kind:_,at:q,shorter:L}=Os(e,d,c),f=q[1];if(_==="apart"){let{chosen:W}=ut(w)[q[0]],A=(0,At.t)("here it diverges from {lane}, w\
hich has {token}",{lane:l,token:(0,eo.quoted)(W.text)});return{shared:f,sign:`≠${l}`,why:A,words:`≠ ${(0,At.t)("diverges from {lane} at token {number}",{lane:l,
number:f+1})}`}}let T={shared:f,sign:"",why:""};if(!f)return{...T,words:""};let M=[w,y].map(W=>!!(W.finished||W.failed||e.done));return(_==="same"?!(M[0]&&M[1]):
!M[L])?{...T,words:`= ${(0,At.t)("the same as {lane} so far",{lane:l})}`}:_==="same"?{...T,words:`= ${(0,At.t)("the same as {lane}",{lane:l})}`}:{...T,words:`= ${L?
(0,At.t)("the same as {lane}, which continues",{lane:l}):(0,At.t)("the same as {lane}, then continues",{lane:l})}`}}function O(d){let{header:c}=e,l=c&&!e.groups.
some(({prompt:w})=>w)?c.prompt:"";(0,It.showIf)(t.querySelector(".gp-asked"),!!l),(0,It.sayLabel)(t.querySelector(".gp-asked-text"),l,{plain:!0}),(0,It.showIf)(
t.querySelector(".gp-parting-key"),!!sn(e)),(0,It.showIf)(r.parentNode,e.canAsk&&!d.some(({lane:w})=>w.prompt)),(0,It.sayAttributes)(r,{"aria-disabled":String(d.
length>=Qo),title:d.length>=Qo?(0,At.t)("At most {count} lanes",{count:String(Qo)}):(0,At.t)("A new lane at the end")})}let S=d=>[...i.values()].find(({element:c})=>c.
contains(d));n.addEventListener("click",({target:d})=>{let c=S(d),l=d.closest("button"),w=d.closest(".gp-token");c&&w&&a.has(w)&&k(c,w),!(!c||!l||l.getAttribute(
"aria-disabled")==="true")&&(l.dataset.do&&e.ask({type:"lane",do:l.dataset.do,id:c.lane.id}),l.dataset.seed&&e.showEntry(c.number,e.groups[c.number].shown+Number(
l.dataset.seed)),l===c.head.name&&x(c.number))});function x(d){let c=sn(e);c&&d!==c[0]&&e.setPair(d,d===c[1]?c[0]:c[1])}function k(d,c){d.text.reach(c),c.focus(
{preventScroll:!0}),c.scrollIntoView({block:"nearest"}),u.show(c)}n.addEventListener("keydown",d=>{let{target:c,key:l}=d;if(!a.has(c)||d.ctrlKey||d.metaKey||d.altKey)
return;let w=S(c),y=l==="Enter"||l===" "?c:w.text.next(c,l);!y&&!l.startsWith("Arrow")||(d.preventDefault(),y&&k(w,y))}),r.addEventListener("click",()=>{r.getAttribute(
"aria-disabled")!=="true"&&e.ask({type:"lane",do:"add"})});function p(){(0,Od.drawScale)(s,o.value,e.unit)}return o.addEventListener("change",()=>{for(let{text:d}of i.
values())d.redraw(h());p()}),d=>{let c=m();if(t.hidden=!c.length&&!e.canAsk,t.hidden)return;if((d.run||d.lanes)&&b(c),d.unit){for(let{text:w}of i.values())w.redraw(
h());p()}O(c);let l=new Map;c.forEach(({key:w},y)=>$(i.get(w),y,c.length,l)),u.refresh(d.unit||d.pair)}}var Wo=g(Me(),1),si=g(Ye(),1),ie=g(D(),1),Ue=g(G(),1),Md=g(nt(),1);function $d(t,e){let r=S=>t.querySelector(".gp-"+S),i=[];function a(S){let[x,k]=[Math.min(...S),Math.max(...S)],p=[1,2,5,10,20,50,100,200,500,1e3].find(l=>Math.
floor(k/l)-Math.floor(x/l)<24)||Math.ceil((k-x+1)/24),d=Math.floor(x/p),c=Array.from({length:Math.floor(k/p)-d+1},(l,w)=>[Math.max((d+w)*p,x),Math.min((d+w+1)*p-
1,k),0]);for(let l of S)c[Math.floor(l/p)-d][2]+=1;return c}function u(S){let x=S.map(An).sort((l,w)=>l-w),k=x.length?a(x):[],p=JSON.stringify(k);r("bins").dataset.
key!==p&&et(r("bins"),k.length?h(k):void 0),r("bins").dataset.key=p;let d=x.reduce((l,w)=>l+w,0)/x.length,c=(x[x.length-1>>1]+x[x.length>>1])/2;i=x,(0,ie.say)(r(
"average"),x.length?(0,Ue.t)("mean {mean}, median {median}, from {low} to {high}",{mean:(0,si.fixed)(d,1),median:(0,ie.count)(c),low:(0,ie.count)(x[0]),high:(0,ie.count)(
x.at(-1))}):(0,Ue.t)("none has ended yet"))}function h(S){let x=(d,c)=>d===c?(0,Ue.tn)(d,"{count} token","{count} tokens"):(0,Ue.t)("{low} to {high} tokens",{low:(0,ie.count)(
d),high:(0,ie.count)(c)}),k=([d,c,l])=>`${x(d,c)}: ${(0,Ue.tn)(l,"{count} text","{count} texts")}`,p={type:"bar",hoverinfo:"text",textposition:"none",text:S.map(
k),x:S.map(([d,c])=>(d+c)/2),y:S.map(([,,d])=>d),width:S.map(([d,c])=>.94*(c-d+1)),marker:{color:"var(--gp-kept)"}};return To((0,Ue.t)("Number of texts by their\
 length in tokens"),[p],bn((0,Ue.t)("tokens"),{showgrid:!1}),bn((0,Ue.t)("texts"),{rangemode:"tozero"}),{height:220,bargap:0})}function m(){let S=(0,ie.make)("l\
i"),x=(0,ie.make)("span","",null,{"aria-hidden":"true"});return x.append((0,ie.make)("i","gp-bar")),S.append((0,ie.make)("span","gp-sign",null,{"aria-hidden":"t\
rue"}),(0,ie.make)("span","gp-word"),x,(0,ie.make)("span","gp-times")),S}function b(S){let x=new Map;for(let d of S)x.set(yt(d),(x.get(yt(d))||0)+1);let k=[...x].
sort(([d,c],[l,w])=>w-c||(d<l?-1:1)),p=(0,Wo.fit)(r("endings"),k.length,m);k.forEach(([d,c],l)=>{let[w,y,_,q]=p[l].children;(0,Wo.sayAttributes)(p[l],{"data-end":d}),
(0,ie.say)(w,yn(d)),(0,ie.say)(y,xn(d)[0]),(0,Wo.sayPercent)(_.firstChild,"width",c/S.length),(0,ie.say)(q,`${(0,ie.count)(c)} · ${(0,ie.percent)(c/S.length)}`)})}
function v(S){let x=S.filter(c=>yt(c)==="failed"),k=S.filter(c=>yt(c)!=="failed"&&!qn(c).trim()),p=e.done?e.entries.length-S.length:0,d=[];k.length&&d.push((0,Ue.tn)(
k.length,"{count} text is empty.","{count} texts are empty.")),x.length&&d.push((0,Ue.tn)(x.length,"{count} sample failed and is counted only here.","{count} sa\
mples failed and are counted only here.")),p&&d.push((0,Ue.tn)(p,"{count} sample did not finish.","{count} samples did not finish.")),(0,ie.say)(r("oddities"),d.
join(" "))}function P(S){let x=new Map;for(let l of S)x.set(qn(l),(x.get(qn(l))||0)+1);let k=[...x].filter(([,l])=>l>1).sort(([l,w],[y,_])=>_-w||(l<y?-1:1));(0,ie.say)(
r("common-title"),$(x.size,S.length,k.length>0));let p=r("common"),d=k.slice(0,5),c=[...p.children].map(l=>l.gpText);d.length===c.length&&d.every(([l],w)=>l===c[w])?
d.forEach(([,l],w)=>(0,ie.say)(p.children[w].firstChild,`${(0,ie.count)(l)} ×`)):p.replaceChildren(...d.map(C))}function $(S,x,k){return x<2?x?(0,Ue.tn)(x,"{co\
unt} text","{count} texts"):"":S===1?(0,Ue.t)("All {count} texts are the same",{count:(0,ie.count)(x)}):k?(0,Ue.t)("{count} different texts of {all}; the most f\
requent ones",{count:(0,ie.count)(S),all:(0,ie.count)(x)}):(0,Ue.t)("All {count} texts are different",{count:(0,ie.count)(x)})}function C([S,x]){let k=Object.assign(
(0,ie.make)("li"),{gpText:S});if(k.append((0,ie.make)("span","gp-times",`${(0,ie.count)(x)} ×`)),S.length<=150)k.append(S.trim()?(0,ie.make)("bdi","",(0,ie.inOneLine)(
S)):(0,ie.make)("span","gp-note",(0,Ue.t)("(empty)")));else{let p=(0,ie.make)("details"),d=(0,ie.make)("summary");d.append((0,ie.make)("bdi","",(0,ie.inOneLine)(
S.slice(0,150))+"…")),p.append(d,(0,ie.make)("p","",S,{dir:"auto"})),k.append(p)}return k}function O(S,x){return S===x?(0,Ue.tn)(x,"{count} sample","all {coun\
t} samples"):e.done?(0,Ue.tn)(x,"{ended} of {count} sample ended","{ended} of {count} samples ended",{ended:(0,ie.count)(S)}):(0,Ue.tn)(x,"{ended} of {count} sa\
mple ended so far","{ended} of {count} samples ended so far",{ended:(0,ie.count)(S)})}return(0,Md.runsOfTerms)(t,{lengths:()=>{if(!i.length)return"";let S=i.reduce(
(x,k)=>x+k,0);return(0,Ue.tn)(i.length,"{total} tokens in {count} text.","{total} tokens in {count} texts, {mean} on average.",{total:(0,ie.count)(S),mean:(0,si.fixed)(
S/i.length,1)})}}),S=>{if(t.hidden=!e.header||e.header.kind!=="seeds",t.hidden||!(S.run||S.status))return;S.run&&r("common").replaceChildren();let x=e.entries.filter(
d=>Co(d)==="cut"),k=e.entries.filter(d=>yt(d)&&!x.includes(d)),p=k.filter(d=>yt(d)!=="failed");(0,ie.say)(r("of"),O(k.length,e.entries.length)),u(p),b([...k,...x]),
v(k),P(p)}}var ln=g(Me(),1),Ee=g(D(),1),Rn=g(G(),1);var to=g(D(),1),Yo=g(G(),1),Cd="generation-playground.columns",iu=["tokens","tokens_per_second","perplexity","entropy","distinct_2","repetition","words","ended"],
Ls=class{constructor(e,n){this.place=e,this.changed=n,this.summary=(0,to.make)("summary"),this.boxes=(0,to.make)("div","gp-column-boxes",null,{role:"group","ari\
a-label":(0,Yo.t)("Columns of the table")}),e.append(this.summary,this.boxes),this.chosen=new Set(au()||iu),this.names=""}shown(e){let n=e.map(({name:s})=>s).join();
n!==this.names&&(this.names=n,this.boxes.replaceChildren(...e.map(s=>this.box(s))));let o=e.filter(({name:s})=>this.chosen.has(s));return(0,to.say)(this.summary,
(0,Yo.t)("Columns: {shown} of {all}",{shown:String(o.length),all:String(e.length)})),o}box({name:e,title:n,meaning:o}){let s=(0,to.make)("label","",null,{title:(0,Yo.t)(
o)}),r=(0,to.make)("input","",null,{type:"checkbox"});return r.checked=this.chosen.has(e),r.addEventListener("change",()=>{r.checked?this.chosen.add(e):this.chosen.
delete(e),lu([...this.chosen]),this.changed()}),s.append(r,` ${(0,Yo.t)(n)}`),s}};function au(){try{let t=JSON.parse(localStorage.getItem(Cd)||"null");return Array.
isArray(t)?t:null}catch{return null}}function lu(t){try{localStorage.setItem(Cd,JSON.stringify(t))}catch{}}function _d(t,e){let n=t.querySelector(".gp-metrics"),[o]=n.tHead.rows,s=o.cells[0].querySelector("button"),r=new Map,i=null,a=[],u=new Ls(t.querySelector(".gp-\
column-choice"),()=>S()),h=({values:k},{name:p})=>Number.isFinite(k[p])?k[p]:null;function m(){let k=e.metrics.filter(l=>e.groups.some(w=>h(w,l)!==null));t.hidden=
!k.length;let p=u.shown(k);if(p.length===a.length&&p.every((l,w)=>l===a[w].metric))return;let d=document.activeElement,c=o.contains(d)?d.dataset.name:null;a.forEach(
({head:l})=>l.remove()),a=p.map(l=>{let w=(0,Ee.make)("th","",null,{scope:"col"}),{name:y,title:_,unit:q}=l,L=(0,Ee.make)("button","gp-sort",null,{type:"button",
"data-name":y});return $o(L,l,e,f=>kt(e,f)),L.append((0,Ee.make)("span","",(0,Rn.t)(_).replace(/-(?=\d)/g,"‑")),(0,Ee.make)("span","gp-arrow","",{"aria-hidden":"\
true"})),w.append(L),q&&q!==_.toLowerCase()&&w.append((0,Ee.make)("small","",(0,Rn.t)(q))),o.append(w),{metric:l,head:w}});for(let l of r.values())(0,ln.fit)(l,
1+a.length,v);c&&o.querySelector(`[data-name="${CSS.escape(c)}"]`)?.focus()}function b(){for(let{metric:k,head:p}of a){let d=i&&i.name===k.name?i.down?"descendi\
ng":"ascending":"none";(0,ln.sayAttributes)(p,{"aria-sort":d}),(0,Ee.say)(p.querySelector(".gp-arrow"),{descending:" ▼",ascending:" ▲",none:""}[d])}}o.addEventListener(
"click",({target:k})=>{let p=k.closest(".gp-sort");if(!p)return;let d=a.map(c=>c.metric).find(({name:c})=>c===p.dataset.name);if(!d)i=null;else{let c=d.better!==
"less",l=i&&i.name===d.name;l&&i.down!==c?i=null:i={name:d.name,down:l?!c:c}}S()});function v(){let k=(0,Ee.make)("td"),p=(0,Ee.make)("span","gp-value");p.append(
(0,Ee.make)("b","gp-best-sign","",{"aria-hidden":"true"}),(0,Ee.make)("span"),(0,Ee.make)("span","gp-hidden"),(0,Ee.make)("small","gp-seeds-range"));let d=(0,Ee.make)(
"span","gp-track");return d.append((0,Ee.make)("i")),k.append(p,d),k}function P(k){let p=(0,Ee.make)("tr"),d=(0,Ee.make)("th","gp-whose",null,{scope:"row"});return d.
append((0,Ee.make)("b","gp-letter"),(0,Ee.make)("bdi")),p.append(d),(0,ln.fit)(p,1+a.length,v),n.tBodies[0].append(p),r.set(k,p),p}function $({number:k,title:p,
prompt:d}){let c=r.get(k)||P(k),[l,w]=c.cells[0].children;(0,Ee.say)(l,kt(e,k)),(0,Ee.say)(w,Yn({title:p,prompt:d}))}function C({metric:k},p){let d=e.groups.map(
w=>h(w,k)),c=Math.max(...d.map(w=>Math.abs(w??0))),l=Gr(k,e.groups);return d.forEach((w,y)=>{let _=r.get(y).cells[p+1],[q,L]=_.children,f=l!==null&&l.number===y;
(0,Ee.say)(q.children[0],f?"★":""),(0,Ee.say)(q.children[1],kn(k,e.groups[y])),(0,Ee.say)(q.children[2],f?` ${(0,Rn.t)("(best)")}`:"");let T=w===null||Ur(k)?"":
wn(k,e.groups[y]);(0,Ee.say)(q.children[3],T&&(0,Rn.t)("over the seeds {range}",{range:T})),_.classList.toggle("gp-best",f),(0,ln.sayPercent)(L.firstChild,"widt\
h",w===null||!c?0:Math.abs(w)/c)}),l!==null}function O(){let k=[...e.groups];if(i){let d=i.down?-1:1;k.sort((c,l)=>{let[w,y]=[h(c,i),h(l,i)];return w===null||y===
null?+(w===null)-+(y===null):d*(w-y)})}let[p]=n.tBodies;k.forEach(({number:d},c)=>{p.rows[c]!==r.get(d)&&p.insertBefore(r.get(d),p.rows[c]||null)})}function S(){
if(m(),t.hidden)return;i&&!a.some(({metric:p})=>p.name===i.name)&&(i=null),e.groups.forEach($);let k=a.map(C);(0,ln.showIf)(t.querySelector(".gp-best-key"),k.some(
Boolean)),b(),O()}function x(){for(let p of r.values())p.remove();r.clear();let{kind:k}=e.header||{};(0,Ee.say)(s,k==="lanes"?(0,Rn.t)("Lane"):k==="sweep"?(0,Rn.t)(
"Cell"):(0,Rn.t)("Runs")),n.classList.toggle("gp-one",e.groups.length<2),(0,ln.showIf)(t.querySelector(".gp-sorting"),e.groups.length>1)}return k=>{k.run&&x(),(k.
run||k.measured||k.lanes)&&S()}}var Po=g(Me(),1),Je=g(D(),1),we=g(G(),1);var Wd={sweep:()=>(0,we.t)("Nothing has run yet. “{button}” writes a text for each pair of values and draws a heat map of any metric.",{button:(0,we.t)("Run\
 the grid")}),seeds:()=>(0,we.t)("Nothing has run yet. “{button}” samples many texts and draws a tree of what the model can say, with counts and probabilities.",
{button:(0,we.t)("Draw the samples")}),trial:()=>(0,we.t)("Nothing has run yet. “{button}” decodes the same request with and without drafts and answers one ques\
tion: whether drafts make it faster, which draft length is best, or whether the texts are the same.",{button:(0,we.t)("Run the trial")}),precision:()=>(0,we.t)(
"Nothing has run yet. “{button}” lets the model write in each precision in turn, measures memory and speed, and shows how far the distributions diverge at each \
token.",{button:(0,we.t)("Compare precisions")}),choices:()=>(0,we.t)("Nothing has run yet. “{button}” lets the model read each answer after the prompt and show\
s how likely it finds every token, with and without taking the length out.",{button:(0,we.t)("Compare answers")}),watermark:()=>(0,we.t)("Nothing has run yet. “\
{button}” writes texts with and without the watermark and answers one question, or lets you guess which is which.",{button:(0,we.t)("Run the experiment")})};function Pd(t,e){
let s=t.querySelector(".gp-status"),r=t.querySelector(".gp-pace"),i=t.querySelector(".gp-track"),a=t.querySelector(".gp-troubles"),u=t.querySelector(".gp-told"),
h=t.querySelector(".gp-answered"),m=[],b=[],v=null,P=0;function $(d){let c=e.entries[d];m[d]=Co(c),b[d]=An(c)}function C(d){let c=m.length,l=d.ended+d.failed;if(l===
c)return[(0,we.tn)(c,"The run has ended","All {count} runs have ended"),""];let w=d.cut+(e.done?d.decoding:0),y=[w&&(0,we.t)("{count} cut off",{count:(0,Je.count)(
w)}),!e.done&&(0,we.t)("{count} decoding",{count:(0,Je.count)(d.decoding)}),!e.done&&(0,we.t)("{count} queued",{count:(0,Je.count)(d.waiting)}),e.done&&d.waiting&&
(0,we.t)("{count} not started",{count:(0,Je.count)(d.waiting)})].filter(Boolean),_={ended:(0,Je.count)(l)};return[e.done?(0,we.tn)(c,"Stopped: {ended} of {count\
} run ended","Stopped: {ended} of {count} runs ended",_):(0,we.tn)(c,"{ended} of {count} run ended","{ended} of {count} runs ended",_),y.map(L=>` · ${L}`).join(
"")]}function O(d){if(!d)return;let c=performance.now();v??={at:c,sum:d},d!==v.last&&([v.last,P]=[d,c]);let l=P-v.at,w=l>500&&(0,we.t)("{rate} tokens/s in total",
{rate:(0,Je.count)(Math.round((d-v.sum)/l*1e3))});(0,Je.say)(r,[(0,we.tn)(d,"{count} token","{count} tokens"),w].filter(Boolean).join(" · "))}function S(d){let c=new Map;
for(let _ of e.entries.filter(q=>m[q.number]==="failed")){let q=JSON.stringify((0,Je.problemsOf)(Jt(_)));c.set(q,[...c.get(q)||[],_])}let l=e.done?d.cut:0,w=JSON.
stringify([[...c].map(([_,q])=>[_,q.length]),l]);if(a.dataset.key===w)return;a.dataset.key=w,a.replaceChildren();for(let[_,q]of[...c].slice(0,8)){let L=(0,Je.make)(
"p");L.append((0,Je.make)("b","","✕ "),`${k(q)} `);for(let{knob:f,message:T,fix:M}of JSON.parse(_))L.append((0,Je.make)("span","",(f?`${f}: `:"")+T),M?` ${M} `:
" ");a.append(L)}let y=[...c.values()].slice(8).flat().length;y&&a.append((0,Je.make)("p","gp-note",(0,we.tn)(y,"{count} more run failed for other reasons.","{c\
ount} more runs failed for other reasons."))),l&&a.append((0,Je.make)("p","gp-note gp-stopped",x(l)))}function x(d){return e.done.overtaken?(0,we.tn)(d,"{count}\
 run was stopped because another run took its place; what was written is kept.","{count} runs were stopped because another run took their place; what was writte\
n is kept."):(0,we.tn)(d,"{count} run was stopped by hand; what was written is kept.","{count} runs were stopped by hand; what was written is kept.")}function k(d){
let c=[...new Set(d.map(_=>e.groups[_.group].label))];if(c.length===e.groups.length)return(0,we.tn)(d.length,"{count} run failed:","{count} runs failed:");let l=c.
length-1,y=c.every(_=>_.length===1)||!l?c.join(", "):(0,we.tn)(l,"{label} and {count} other","{label} and {count} others",{label:c[0]});return(0,we.tn)(d.length,
"{count} run failed ({groups}):","{count} runs failed ({groups}):",{groups:y})}function p(){let d=e.found&&e.found.question,l=(d&&e.asking&&e.asking.question!==
d?e.asking.titles:{})[d];(0,Po.showIf)(h,!!l),l&&(0,Je.say)(h,e.done?(0,we.t)("These runs answered “{question}”. Choose that question to see the answer.",{question:(0,we.t)(
l)}):(0,we.t)("These runs answer “{question}”. Choose that question to see the answer.",{question:(0,we.t)(l)}))}return d=>{if(t.hidden=!e.header&&!Object.hasOwn(
Wd,e.name),i.hidden=!e.header,!e.header&&!t.hidden&&(0,Je.say)(s,Wd[e.name]()),!e.header)return;d.run?([m,b,v]=[[],[],null],(0,Je.say)(r,""),e.entries.forEach(y=>$(
y.number))):d.measured||d.status?e.entries.forEach(y=>$(y.number)):d.entries.forEach($);let c={ended:0,cut:0,failed:0,decoding:0,waiting:0};for(let y of m)c[y]+=
1;let[l,w]=C(c);e.away&&!e.done&&([l,w]=[(0,we.t)("The server does not answer."),` · ${l}${w}`]),s.dataset.words!==l+w&&(s.dataset.words=l+w,s.replaceChildren(
(0,Je.make)("b","",l),w));for(let y of["ended","failed","decoding"])(0,Po.sayPercent)(i.querySelector(".gp-part-"+y),"width",c[y]/Math.max(1,m.length));(0,Po.sayAttributes)(
i,{"aria-valuemax":m.length,"aria-valuenow":c.ended+c.failed,"aria-valuetext":l+w.replaceAll(" · ",", ")}),O(b.reduce((y,_)=>y+_,0)),S(c),p(),e.done&&(0,Je.say)(
u,l)}}var oo=g(Me(),1),be=g(D(),1),so=g(Rt(),1),Ce=g(G(),1),Ld=g(nt(),1),Is=g(Se(),1);var xt=g(Me(),1),no=g(Ye(),1),V=g(D(),1),Ed=g(Rt(),1),Ve=g(G(),1),zs=g(nt(),1),Nd=g(Se(),1);var Ad=g(gn(),1),Rs=[[.001,0],[.01,3],[.1,6],[1,8],[1/0,10]],du=t=>Rs.findIndex(([e])=>(0,V.fromNats)(t??1/0,"bits")<=e);function dn(t,e){if(!(0,Nd.isKnown)(t))
return(0,Ve.t)("infinite");let n=(0,V.fromNats)(t,e);if(n===0)return"0";if(n>=.001)return(0,no.significant)(n,3);let[o,s]=n.toExponential(1).split("e-");return`${(0,no.notation)(
o)} × ${cu(s)}`}var cu=t=>`10⁻${[...String(t)].map(e=>"⁰¹²³⁴⁵⁶⁷⁸⁹"[e]).join("")}`,zn=t=>t>=1e9?(0,Ve.t)("{size} GB",{size:(0,no.fixed)(t/1e9,
2)}):(0,Ve.t)("{size} MB",{size:(0,no.fixed)(t/1e6,t<1e7?2:1)});function qd(t,e){let n=c=>t.querySelector(".gp-"+c),o=n("which"),s=new Ad.MarkedText(n("words"),
{press:({number:c})=>v(c)}),r=null,i="",a="";o.addEventListener("change",()=>p());let u=()=>e.unit==="bits"?(0,Ve.t)("bits"):(0,Ve.t)("nats"),h=c=>`${dn(c,e.unit)}\
 ${u()}`,m=()=>(e.found&&e.found.question==="precision"?e.found.groups:[]).map((c,l)=>({...c,number:l})).filter(({pair:c})=>c&&!c.error),b=()=>m().find(({number:c})=>String(
c)===o.value)||m()[0];function v(c){r=c,p()}function P(c){let l=JSON.stringify(c.map(({number:y,title:_})=>[y,_]));if(l===a)return;a=l;let w=o.value;o.replaceChildren(
...c.map(({number:y,title:_})=>(0,V.make)("option","",De(_),{value:y}))),c.some(({number:y})=>String(y)===w)&&(o.value=w)}function $({text:c,kl:l,logprobs:[w,y],
same_top:_},q){let L=(0,Ve.t)("Token {number} {token}: KL {kl}; probability {share}, here {other}",{number:(0,V.count)(q+1),token:(0,V.quoted)(c),kl:h(l),share:(0,V.percent)(
(0,V.probability)(w)),other:(0,V.percent)((0,V.probability)(y))});return _?L:`${L}; ${(0,Ve.t)("another token is the likeliest here")}`}function C(c){let{tokens:l}=c.
pair,w=JSON.stringify([c.number,e.unit,l.map(({id:y,kl:_})=>[y,_])]);w!==i&&(i=w,s.show(l.map((y,_)=>({token:y,mark:{},number:_,words:()=>$(y,_)}))),s.tokens.forEach(
(y,_)=>{let q=du(l[_].kl),L=y.querySelector(".gp-ink");L.style.backgroundColor=`var(--gp-heat-${Rs[q][1]})`,L.dataset.rank=q,y.dataset.top=l[_].same_top?"same":
"other"})),s.tokens.forEach((y,_)=>{y.dataset.shown=_===r?"yes":"no",y.setAttribute("aria-pressed",_===r)})}function O(){let c=n("legend");if(c.dataset.unit===e.
unit)return;c.dataset.unit=e.unit,c.replaceChildren((0,Ve.t)("KL in {unit}:",{unit:u()}));let l=y=>e.unit==="bits"?y:Number((y*Math.LN2).toPrecision(2));Rs.forEach(
([y,_],q)=>{let L=Number.isFinite(y)?(0,Ve.t)("to {limit}",{limit:l(y)}):(0,Ve.t)("above {limit}",{limit:l(Rs[q-1][0])}),f=(0,V.make)("span","gp-chip",L,{"data-\
rank":q});f.style.backgroundColor=`var(--gp-heat-${_})`,c.append(f)});let w=(0,V.make)("span");w.append((0,V.make)("span","gp-wavy","abc"),` ${(0,Ve.t)("another\
 token is the likeliest")}`),c.append(w)}function S(c,l){let w=e.charts[`kl ${l.number} ${e.unit}`];et(n("curve-box"),r===null?w:us(w,r+1,"")),x(c,l)}function x(c,l){
let w=(0,xt.fit)(n("curve-keys"),c.length,()=>{let y=(0,V.make)("span"),_=(0,xt.svg)("svg");return(0,xt.sayAttributes)(_,{width:30,height:8,"aria-hidden":"true"}),
_.append((0,xt.svg)("path","gp-course")),(0,xt.sayAttributes)(_.firstElementChild,{d:"M1 4H29"}),y.append(_,(0,V.make)("span")),y});c.forEach(({title:y,number:_},q)=>{
(0,xt.sayAttributes)(w[q].firstChild.firstChild,{"data-line":q%6,"data-on":_===l.number?"yes":"no"}),(0,V.say)(w[q].lastChild,De(y))})}function k(c){let l=c.pair.
tokens[r??c.pair.max_at],w=r??c.pair.max_at,[y,_]=l.entropies,q={number:(0,V.count)(w+1),token:(0,V.quoted)(l.text),kl:h(l.kl),mine:(0,V.information)(y,e.unit),
theirs:(0,V.information)(_,e.unit),model:De(c.title)};(0,V.say)(n("said"),r!==null?(0,Ve.t)("Token {number} {token}: KL {kl}, entropy {mine} of the reference an\
d {theirs} of {model}.",q):`${(0,Ve.t)("Where they differ most, token {number} {token}: KL {kl}, entropy {mine} of the reference and {theirs} of {model}.",q)} ${(0,Ve.t)(
"Click another token to see both models there.")}`);let L=n("sides").tHead.rows[0].cells;[e.found.groups[0],c].forEach(({title:M},W)=>{let[A]=L[W+1].children;(0,V.say)(
A,De(M)),(0,zs.tipOfTerm)(A,"probability",()=>(0,Ve.t)("{token}: {share} and {other}.",{token:(0,V.quoted)(l.text),share:(0,V.percent)((0,V.probability)(l.logprobs[0])),
other:(0,V.percent)((0,V.probability)(l.logprobs[1]))}),{meaning:(0,Ve.t)("The probability that the model gave, before any logits processor.")})});let f=(0,xt.fit)(
n("sides").tBodies[0],l.candidates.length,()=>{let M=(0,V.make)("tr"),W=(0,V.make)("th","",null,{scope:"row"});return W.append((0,V.make)("span"),(0,V.make)("bd\
i")),M.append(W,...[0,1].map(()=>{let A=(0,V.make)("td"),E=(0,V.make)("div","gp-side"),N=(0,V.make)("span");return N.append((0,V.make)("i","gp-bar",null,{"aria-\
hidden":"true"})),E.append(N,(0,V.make)("span")),A.append(E),A})),M}),T=Math.max(...l.candidates.flatMap(([,,M,W])=>[M,W]),1e-9);l.candidates.forEach(([M,W,...A],E)=>{
let[N,...R]=f[E].cells;(0,V.say)(N.firstChild,M===l.id?"▶ ":""),(0,xt.sayLabel)(N.lastChild,W),(0,xt.sayClass)(f[E],M===l.id?"gp-is-token":""),A.forEach((z,j)=>{
(0,xt.sayPercent)(R[j].querySelector(".gp-bar"),"width",z/T),(0,V.say)(R[j].firstChild.lastChild,(0,V.percent)(z))})})}function p(){let[c,l]=[m(),b()];P(c),o.value=
l.number;let{mean:w,max:y,same_top:_,max_at:q,perplexities:[L,f],vocab:T}=l.pair;r!==null&&r>=l.pair.tokens.length&&(r=null),(0,V.say)(n("about"),(0,Ve.tn)(l.pair.
tokens.length,"{count} token of the reference, read by both","{count} tokens of the reference, read by both")),(0,V.say)(n("summary"),[(0,Ve.t)("Mean {mean}, at\
 most {max} at token {number}, over {vocab} tokens of the vocabulary.",{mean:h(w),max:dn(y,e.unit),number:(0,V.count)(q+1),vocab:(0,V.count)(T)}),(0,Ve.t)("The \
same token is the likeliest for both at {share} of the places.",{share:(0,V.percent)(_)}),(0,Ve.t)("Perplexity of the text: {one} and {other}.",{one:(0,V.decimals)(
L),other:(0,V.decimals)(f)})].join(" ")),O(),C(l),S(c,l),k(l)}(0,zs.runsOfTerms)(t,{mean:()=>{let{pair:c}=b()||{};if(!c)return"";let l=r??c.max_at,{candidates:w,
kl:y}=c.tokens[l],_=(0,Ed.klSumWords)(w.map(([,q,L,f])=>({text:q,p:L,q:f})),e.unit,h(y));return _&&(0,V.asSentence)((0,Ve.t)("token {number}, {words}",{number:(0,V.count)(
l+1),words:_}))}});let d=()=>m().length>0;return c=>{t.hidden=!d(),c.run&&(r=null),!t.hidden&&(c.found||c.unit)&&p()}}function Rd(t,e){let n=p=>t.querySelector(".gp-"+p),o=n("measure"),s=n("from-first");o.addEventListener("change",x);let r=()=>e.found&&e.found.question==="promp\
ts"?e.found:null,i=p=>(0,Is.isKnown)(p)?`${dn(p,e.unit)} ${e.unit==="bits"?(0,Ce.t)("bits"):(0,Ce.t)("nats")}`:(0,Ce.t)("infinite"),a=p=>(0,so.inARow)(r().prompts.
map(({label:d},c)=>(0,Ce.t)("{name}: {words}",{name:d,words:p(r().read.prompts[c],c)}))),u=p=>(0,so.inARow)(r().prompts.slice(1).map(({label:d},c)=>{let l=p(c+1);
return l&&(0,Ce.t)("{name}: {words}",{name:d,words:l})})),h=({candidates:p},d)=>p.map(({text:c,probabilities:l})=>({text:c,p:l[0],q:l[d]}));function m({prompts:p,
candidates:d},c){let{text:l,probabilities:w}=d.find(({id:y})=>y===p[c].top);return`${(0,be.quoted)(l)} ${(0,be.percent)(w[c])}`}let b=({text:p,mean:d},c)=>(0,Is.isKnown)(
d[c])?(0,Ce.tn)(p.length,"{mean} over {count} token","{mean} on average over {count} tokens",{mean:i(d[c])}):"",v=(p,d)=>[[(0,Ce.t)("prompt")],[(0,Ce.t)("tokens"),
"length",(0,Ce.t)("How many tokens the model reads, including the chat template's."),()=>a(({tokens:c})=>(0,be.count)(c)),{formula:""}],[(0,Ce.t)("likeliest nex\
t token"),"probability",(0,Ce.t)("The token that the model finds likeliest after this prompt, and its probability."),()=>a((c,l)=>m(d,l)),{}],[(0,Ce.t)("entropy"),
"entropy",(0,Ce.t)("Of the next token’s distribution: how uncertain the model is."),()=>a(({entropy:c})=>(0,be.information)(c,e.unit)),{}],[`KL(${p} ‖ ·)`,
"kl",(0,Ce.t)("How far this prompt’s distribution is from the first one’s."),()=>u(c=>(0,so.klSumWords)(h(d,c),e.unit,i(d.kl[0][c]))),{}],["JS","js",(0,Ce.t)(
"The same both ways; at most 0.69 nats."),()=>u(c=>i(d.js[0][c])),{}],[(0,Ce.t)("total variation"),"total-variation",(0,Ce.t)("The share of the probability that\
 moved."),()=>u(c=>(0,so.variationSumWords)(h(d,c),(0,be.percent)(d.tv[0][c]))),{}],...d.text.length?[[(0,Ce.t)("mean KL along the text"),"kl",(0,Ce.t)("The mea\
n over the tokens of the text that follows all prompts."),()=>u(c=>b(d,c)),{}]]:[]];function P(p){let[d]=s.tHead.rows,c=(0,oo.fit)(d,p.length,()=>(0,be.make)("t\
h","",null,{scope:"col"}));p.forEach(([l,w,y,_,q],L)=>{c[L].firstChild||c[L].append((0,be.make)("span")),(0,be.say)(c[L].firstChild,l),w&&(0,Ld.tipOfTerm)(c[L].
firstChild,w,_,{meaning:y,...q})})}function $(){let p=(0,be.make)("tr"),d=(0,be.make)("th","",null,{scope:"row"});return d.append((0,be.make)("b","gp-letter"),"\
 ",(0,be.make)("bdi")),p.append(d),p}function C(p,{label:d,prompt:c},l,w){(0,be.say)(p.cells[0].firstChild,d),Ts(p.cells[0].lastChild,c);let{tokens:y,entropy:_,
top:q,same_top:L}=w.prompts[l],f=w.candidates.find(({id:W})=>W===q),T=l===0,M=[[(0,be.count)(y)],[(0,be.quoted)(f.text),(0,be.percent)(f.probabilities[l]),!L],[
(0,be.information)(_,e.unit)],[T?"–":i(w.kl[0][l])],[T?"–":i(w.js[0][l])],[T?"–":(0,be.percent)(w.tv[0][l])],...w.text.length?[[T?"–":(0,Is.isKnown)(w.mean[l])?
i(w.mean[l]):(0,Ce.t)("not known")]]:[]];for(;p.cells.length>M.length+1;)p.lastElementChild.remove();for(;p.cells.length<M.length+1;){let W=(0,be.make)("td");W.
append((0,be.make)("span"),(0,be.make)("small")),p.append(W)}M.forEach(([W,A="",E=!1],N)=>{let[R,z]=p.cells[N+1].children;(0,be.say)(R,String(W)),(0,be.say)(z,String(
A)),R.classList.toggle("gp-far",E)})}function O({prompts:p,read:d}){let c=vo(p.map(({prompt:L})=>L)),l=d.tv[0].indexOf(Math.max(...d.tv[0])),w=d.prompts.slice(1).
filter(({same_top:L})=>!L).length,y={first:p[0].label,prompt:p[l].label,words:(0,be.quoted)(c[l]),kl:i(d.kl[0][l]),share:(0,be.percent)(d.tv[0][l])},_=d.tv[0][l]>
0?(0,Ce.t)("{prompt} {words} moves the next token most: {share} of the probability moved, compared with prompt {first}; KL {kl}.",y):(0,Ce.t)("The distributions\
 are the same after all prompts."),q=w?(0,Ce.tn)(p.length-1,"The likeliest token is another one after {others} of {count} other prompt.","The likeliest token is\
 another one after {others} of {count} other prompts.",{others:(0,be.count)(w)}):(0,Ce.t)("The likeliest token is the same after all of them.");return`${_} ${q}`}
function S({waiting:p,read:d}){return d&&d.error?`${(0,Ce.t)(d.error.message)} ${(0,Ce.t)(d.error.fix)}`:p?(0,Ce.t)("The prompts are compared once all runs have\
 ended."):(0,Ce.t)("Not known: the prompts were not all read. Run them again.")}function x(){let{value:p}=o;et(n("matrix-box"),e.charts[p==="tv"?"tv":`${p} ${e.
unit}`])}function k(){let p=r(),{prompts:d,read:c}=p,l=!!c&&!c.error;if((0,oo.showIf)(n("results"),l),(0,oo.showIf)(n("unread"),!l),(0,be.say)(n("unread"),l?"":
S(p)),(0,be.say)(n("summary"),l?O(p):""),!l)return;P(v(d[0].label,c));let w=(0,oo.fit)(s.tBodies[0],d.length,$);d.forEach((y,_)=>C(w[_],y,_,c)),et(n("tokens-box"),
e.charts.tokens),x(),(0,oo.showIf)(n("along"),c.text.length>0),et(n("along-box"),e.charts[`along ${e.unit}`])}return p=>{t.hidden=!r(),!t.hidden&&(p.found||p.unit)&&
k()}}var ri=g(Me(),1);function Id(t){hu(t),fu(t),t.lanes.addEventListener("change",()=>{t.state.opened.clear(),t.draw()})}function ii(t,e){if(!e.folded){t.pick(e.entry.
run.at(-1));return}let[n]=e.folded,o=document.activeElement===e.item;t.state.unfold(e.node,e.folded),t.draw(),o&&ro(t,t.views.get(n.id))}function hu(t){let{tree:e}=t,
n=o=>{let s=o.closest(".gp-knot");return s?s.parentElement.gpView:null};e.addEventListener("click",({target:o})=>{let s=n(o);s&&(Bd(t,s),ii(t,s))}),e.addEventListener(
"pointermove",({target:o,pointerType:s})=>{s!=="touch"&&t.point(n(o),o.gpNode||null)}),e.addEventListener("pointerleave",()=>t.point(null)),e.addEventListener("\
focusin",o=>{let s=o.target;s.gpView&&s.matches(":focus-visible")&&t.point(s.gpView,null)}),e.addEventListener("focusout",()=>t.point(null))}function Bd(t,e){t.
current&&t.current!==e&&(0,ri.sayAttributes)(t.current.item,{tabindex:"-1"}),t.current=e,(0,ri.sayAttributes)(e.item,{tabindex:"0"})}function ro(t,e){e&&(Bd(t,e),
e.item.focus({preventScroll:!0}),e.knot.scrollIntoView({block:"nearest",inline:"nearest"}),t.point(e,null))}var jd=({kids:t})=>t&&t.firstElementChild&&t.firstElementChild.
gpView;function pu(t,e){e.entry&&t.state.closed.delete(e.entry.head.id)?t.draw():ro(t,jd(e))}function uu(t,e){e.entry&&jd(e)?(t.state.closed.add(e.entry.head.id),
t.draw()):ro(t,e.above)}var zd={ArrowDown:(t,e,n)=>ro(t,n[n.indexOf(e)+1]),ArrowUp:(t,e,n)=>ro(t,n[n.indexOf(e)-1]),ArrowRight:pu,ArrowLeft:uu,Home:(t,e,n)=>ro(
t,n[0]),End:(t,e,n)=>ro(t,n.at(-1)),Enter:ii," ":ii,Escape:t=>{t.point(null),t.state.picked&&t.pick(null)}};function fu(t){t.tree.addEventListener("keydown",e=>{
let n=e.target.gpView;if(!n||e.ctrlKey||e.altKey||e.metaKey||!Object.hasOwn(zd,e.key))return;e.preventDefault();let o=[...t.tree.querySelectorAll(".gp-branch")].
filter(s=>s.offsetParent);zd[e.key](t,n,o.map(s=>s.gpView))})}var Bs=class{constructor(){this.count=0,this.root=this.node(null,null),this.tips=[],this.ended=new Map}node(e,n){let o=n&&n.logprob!==null&&e.logprob!==null&&e.
logprob!==void 0,s=n?o?n.logprob+e.logprob:null:0;return{id:this.count++,token:e,before:n,depth:n?n.depth+1:0,kids:new Map,samples:[],ends:[],logprob:s,order:[]}}begin(e){
return this.root.samples.push(e),this.tips[e]=this.root}add(e,n){let o=this.tips[e]||this.begin(e),s=o.kids.get(n.token_id);s||(s=this.node(n,o),o.kids.set(n.token_id,
s),o.order.push(s)),s.samples.push(e),this.tips[e]=s}end(e,n){this.ended.has(e)||(this.ended.set(e,n),(this.tips[e]||this.begin(e)).ends.push([e,n]))}reached(e){
let n=o=>!mu.has(this.ended.get(o)??"length");return this.root.samples.filter(o=>this.tips[o].depth>=e||n(o)).length}},mu=new Set(["length","max_time","stopped",
"failed","given","unfinished"]);function Fd(t){let e=[t];for(;t.kids.size===1&&!t.ends.length;)[t]=t.order,e.push(t);return e}function Gd(t){for(;t.before&&t.before.
before&&t.before.kids.size===1&&!t.before.ends.length;)t=t.before;return t}var io=(t,e=null)=>t.logprob===null||e&&e.logprob===null?null:Math.exp(t.logprob-(e?e.
logprob:0)),Eo=t=>{let e=[];for(;t.before;t=t.before)e.push(t);return e.reverse()},Hd=(t,e)=>(e.logprob??-1/0)-(t.logprob??-1/0)||t.token.token_id-e.token.token_id;
function gu({order:t},e){if(!e)return t.sort((o,s)=>s.samples.length-o.samples.length||Hd(o,s)),t;let n=(o,s)=>o.samples.length>s.samples.length+Math.max(.5,s.samples.
length/5);for(let o=1;o<t.length;o++)for(let s=o;s>0&&n(t[s],t[s-1]);s--)[t[s-1],t[s]]=[t[s],t[s-1]];return t}function Kd(t,{lanes:e,grows:n,opened:o=new Map,closed:s=new Set,
before:r=new Set}){let i=[],a=[],u=({id:C,samples:O})=>O.length+(n&&r.has(C)?.5:0),h=([C],[O])=>u(O)-u(C)||C.depth-O.depth||Hd(C,O),m=0;function b(C,O,S){for(m+=
1;;){let x=O.at(-1),k={head:C,run:O,kids:[],folded:[],closed:s.has(C.id)};S.push(k);let p=gu(x,n);if(!p.length||k.closed)return;let d=1+(o.get(x.id)||0);p.slice(
1).forEach((c,l)=>(l+1<d?a:i).push([c,k])),S=k.kids,[C]=p,O=Fd(C)}}let v=C=>{for(;C.length;){let[O,S]=C.pop();b(O,Fd(O),S.kids),v(a)}},P=()=>i.splice(0).forEach(
([C,O])=>O.folded.push(C)),$=[];for(b(t.root,[t.root],$),v(a);i.length&&m<e;)i.sort(h),v([i.shift()]);P();for(let C=ai($[0]);C.length;C=ai($[0]))v(C),P();return Vd(
$[0]),$[0]}function ai(t){return[...t.folded.length===1?[[t.folded.pop(),t]]:[],...t.kids.flatMap(ai)]}function Vd(t){let e=new Map(t.run.at(-1).order.map((n,o)=>[
n,o]));t.kids.sort((n,o)=>e.get(n.head)-e.get(o.head)),t.kids.forEach(Vd)}var wu=12,js=class{constructor(e){this.group=e,this.begin()}begin(){this.trie=new Bs,this.opened=new Map,this.closed=new Set,this.picked=null}read(e){let{trie:n,
group:o}=this,s=o.entries[e],r=n.tips[e];for(let a=r?r.depth:0;a<s.tokens.length;a++)n.add(e,s.tokens[a]);let i=yt(s);i&&n.end(e,i)}shown(e,n){return Kd(this.trie,
{lanes:e,grows:!this.group.done,opened:this.opened,closed:this.closed,before:n})}pick(e){this.picked=e===this.picked?null:e}unfold(e,n){let o=e.order.length-n.length;
this.opened.set(e.id,o-1+Math.min(wu,n.length))}isOnPath({head:e,run:n}){return es(n.at(-1),this.picked)||es(this.picked,e)}};function es(t,e){for(;t&&t.depth>e.
depth;)t=t.before;return t===e}var Ao=g(Me(),1),he=g(D(),1),tt=g(G(),1);var li=g(Me(),1),di=g(Ye(),1),oe=g(D(),1),Ie=g(G(),1),Zd=g(nt(),1);var Fs=220,Gs=({token:t})=>t.piece??t.text;function Qd(t,e,n,o){let{length:s}=n.samples,[r,i]=[t.reached(n.depth),e.before],a=io(n),u=b=>b===null?(0,Ie.t)("not \
known"):(0,oe.percent)(b),h=e===n,m=[[(0,Ie.t)("Samples here"),r<o?(0,Ie.tn)(r,"{number} of {count} sample so far","{number} of {count} samples so far",{number:(0,oe.count)(
s)}):No(s,r),"sample",()=>(0,oe.asSentence)(No(s,r))]];a!==null&&m.push([(0,Ie.t)("Expected samples"),`${Ud(r*a)} = ${(0,oe.count)(r)} × ${(0,oe.percent)(a)}`,
"sample",()=>(0,Ie.tn)(r,"{count} sample × {share} = {expected} expected; {number} drawn.","{count} samples × {share} = {expected} expected; {number} drawn.",
{share:(0,oe.percent)(a),expected:Ud(r*a),number:(0,oe.count)(s)})]),m.push([(0,Ie.tn)(n.depth-e.depth+1,"Probability of this token","Probability of these {coun\
t} tokens"),u(io(n,i)),"probability",()=>Dd(n,i)]),m.push([(0,Ie.t)("Share of the samples at this fork"),(0,oe.percent)(s/Math.max(1,Jd(i))),"sample",()=>(0,oe.asSentence)(
No(s,Jd(i)))]),h&&m.push([(0,Ie.t)("Before the processors"),u(n.token.raw_logprob===null?null:(0,oe.probability)(n.token.raw_logprob)),"probability"]),m.push([(0,Ie.t)(
"Probability of the text so far"),u(a),"probability",()=>Dd(n,null)]);for(let[b,v]of Hs(n))m.push([`${yn(b)} ${(0,Ie.t)("ends here: {reason}",{reason:xn(b)[0]})}`,
(0,oe.count)(v),"ending"]);return m}function Dd(t,e){let n=io(t,e);if(n===null)return"";let o=Eo(t).slice(e?e.depth:0),s=(0,oe.percent)(n);return o.length>4?(0,Ie.tn)(
o.length,"exp({sum}) = {value}, of the log-probability of {count} token.","exp({sum}) = {value}, of the log-probabilities of {count} tokens.",{sum:(0,di.fixed)(
Math.log(n),3),value:s}):`${o.map(r=>(0,oe.percent)(io(r,r.before.before?r.before:null))).join(" · ")} = ${s}.`}var Ud=t=>t<.01?(0,Ie.t)("fewer than 0.01"):(0,di.fixed)(
t,t<10?2:1),No=(t,e)=>(0,Ie.tn)(e,"{number} of {count} sample","{number} of {count} samples",{number:(0,oe.count)(t)});function bu(t,e,n){return e?(0,Ie.tn)(t,"\
{count} sample goes through {text}","{count} samples go through {text}",{text:e}):n==="source"?(0,Ie.tn)(t,"{count} sample follows the source","{count} samples \
follow the source"):n==="message"?(0,Ie.tn)(t,"{count} sample answers the message","{count} samples answer the message"):(0,Ie.tn)(t,"{count} sample continues t\
he prompt","{count} samples continue the prompt")}var Jd=t=>t.order.reduce((e,n)=>e+n.samples.length,0);function Hs(t){let e=new Map;for(let[,n]of t.ends)e.set(
n,(e.get(n)||0)+1);return e}function Xd(t,e){let n=(0,oe.make)("div","gp-trie-card",null,{popover:"manual","aria-hidden":"true"}),o=(0,oe.make)("p"),s=(0,oe.make)(
"dl");n.append(o,s),n.hidden=!0,t.append(n);function r(u,h,m,b,v){let P=Eo(m.before).map(({token:S})=>S.piece??"").join(""),$=P.length>Fs?"…"+P.slice(-Fs):P,C=Eo(
b).slice(m.depth-1).map(Gs).join(""),O=(0,oe.make)("bdi","",$);O.append((0,oe.make)("b","",C.length>Fs?C.slice(0,Fs)+"…":C)),o.replaceChildren(O),s.replaceChildren(
...Qd(h,m,b,v).flatMap(([S,x])=>[(0,oe.make)("dt","",S),(0,oe.make)("dd","",x)])),n.hidden&&document.addEventListener("scroll",e,{capture:!0,passive:!0}),n.hidden=
!1,n.showPopover&&!n.matches(":popover-open")&&n.showPopover(),i(u)}function i(u){let h=u.getBoundingClientRect(),{clientWidth:m,clientHeight:b}=document.documentElement,
[v,P]=[n.offsetWidth,n.offsetHeight],$=h.bottom+7+P+8<=b?h.bottom+7:h.top-P-7;n.style.left=`${Math.max(8,Math.min(h.left,m-v-8))}px`,n.style.top=`${Math.max(8,Math.
min($,b-P-8))}px`}function a(){n.hidden||(n.hidePopover&&n.isConnected&&n.matches(":popover-open")&&n.hidePopover(),n.hidden=!0,document.removeEventListener("sc\
roll",e,{capture:!0}))}return{show:r,hide:a}}function Yd(t,e,n){let s=t.querySelector(".gp-through"),r=t.querySelector(".gp-through-title"),i=t.querySelector(".\
gp-through-list"),a=t.querySelector(".gp-through-more"),u=t.querySelector(".gp-through-facts"),[h,m]=[null,null],b=!1;function v(){let O=(0,oe.make)("li"),S=(0,oe.make)(
"bdi");return S.append((0,oe.make)("span","gp-shared"),(0,oe.make)("span","gp-own")),O.append(S,(0,oe.make)("small")),O}function P(O,S,x){let k=e.entries[S],p=Eo(
x).length,d=y=>y.map(({piece:_})=>_??"").join("");(0,oe.say)(O.querySelector(".gp-shared"),d(k.tokens.slice(0,p))),(0,oe.say)(O.querySelector(".gp-own"),d(k.tokens.
slice(p)));let c=yt(k);(0,oe.say)(O.querySelector("small"),[(0,Ie.t)("sample {number}",{number:S+1}),(k.seed??null)===null?"":(0,Ie.t)("seed {seed}",{seed:k.seed}),
(0,Ie.tn)(An(k),"{count} token","{count} tokens"),c?`${yn(c)} ${xn(c)[0]}`:"…"].filter(Boolean).join(" · "));let l=O.querySelector("button"),w=(0,Ie.t)("Open\
 sample {number} as one run",{number:S+1});if(e.canAsk&&!l){let y=(0,oe.make)("button","gp-button",(0,Ie.t)("Open"),{type:"button","aria-label":w});y.addEventListener(
"click",()=>e.ask({type:"open",entry:+O.dataset.entry})),O.append(y)}else l&&O.dataset.entry!==String(S)&&l.setAttribute("aria-label",w);O.dataset.entry=S}function $(O,S){
let x=O.before?Qd(S,Gd(O),O,e.entries.length):[],k=(0,li.fit)(u,x.length,()=>{let p=(0,oe.make)("div"),d=(0,oe.make)("dt");return d.append((0,oe.make)("span")),
p.append(d,(0,oe.make)("dd")),p});x.forEach(([p,d,c,l=()=>""],w)=>{(0,oe.say)(k[w].firstChild.firstChild,p),(0,Zd.tipOfTerm)(k[w].firstChild.firstChild,c,l),(0,oe.say)(
k[w].lastChild,d)})}function C(O,S){if(O!==h&&(b=!1),[h,m]=[O,S],s.hidden=!O,!O)return;$(O,S);let{samples:x}=O,k=(0,oe.inOneLine)(Eo(O).map(Gs).join("").trim()),
p=(0,oe.quoted)(k.length>118?"…"+k.slice(-109):k);(0,oe.say)(r,bu(x.length,O.before&&p,e.apart));let d=b?x.length:Math.min(12,x.length),c=(0,li.fit)(i,d,v);for(let l=0;l<
d;l++)P(c[l],x[l],O);a.hidden=d===x.length,(0,oe.say)(a,(0,Ie.t)("Show all {count}",{count:(0,oe.count)(x.length)}))}return a.addEventListener("click",()=>{b=!0,
C(h,m)}),t.querySelector(".gp-unpick").addEventListener("click",n),C}var ku=18,ec=110,tc=160,ci=t=>t.reduce((e,n)=>e+n.samples.length,0);function yu(t){let e=(0,he.make)("li","",null,{role:"treeitem",tabindex:"-1"}),n=(0,he.make)(
"div","gp-knot"),[o,s,r]=[(0,he.make)("bdi","gp-run"),(0,he.make)("span","gp-count"),(0,he.make)("span","gp-end")];n.append(o,s,r),e.append(n);let i={key:t,item:e,
knot:n,run:o,number:s,end:r,kids:null,entry:null,above:null};return e.gpView=i,i}function nc(t,e){let n=new Set(e.map(({item:o})=>o));for(let o of[...t.children])
n.has(o)||o.remove();e.forEach(({item:o},s)=>{t.children[s]!==o&&t.insertBefore(o,t.children[s]||null)})}function oc(t,e,n){let o=`${e} ${n}`;t.stream!==o&&(t.stream=
o,t.item.style.setProperty("--own",e),t.item.style.setProperty("--rest",n))}function xu(t,{run:e,head:n}){let o=[...Hs(e.at(-1))],s=o.map(([r,i])=>`${yn(r)}${n.
samples.length>1?` ${(0,he.count)(i)}`:""}`).join(" ");(0,he.say)(t.end,s),t.end.classList.toggle("gp-end-failed",o.some(([r])=>r==="failed"))}var Ks=class{constructor(e,n){
this.root=e,this.state=n,this.group=n.group,this.tree=e.querySelector(".gp-roots"),this.lanes=e.querySelector(".gp-lanes"),this.about=e.querySelector(".gp-about"),
this.card=Xd(e,()=>this.point(null)),this.drawThrough=Yd(e,this.group,()=>this.pick(null)),this.views=new Map,this.current=null,this.pointed=null,vu(e)}clear(){
this.state.begin(),this.views=new Map,this.current=null,this.pointed=null,this.tree.replaceChildren(),this.card.hide()}draw(){let{state:e,tree:n,views:o}=this,s=document.
activeElement&&document.activeElement.gpView,r=[...o.values()].filter(({item:a,entry:u})=>u&&a.isConnected),i=new Set(r.map(({key:a})=>a));nc(n,[this.drawEntry(
e.shown(+this.lanes.value,i),null,0)]);for(let[a,u]of o)u.item.isConnected||o.delete(a);(!this.current||!this.current.item.isConnected)&&(this.current=o.get(e.trie.
root.id)),(0,Ao.sayAttributes)(this.current.item,{tabindex:"0"}),s&&document.activeElement!==s.item&&(s.item.isConnected?s:this.current).item.focus({preventScroll:!0}),
this.drawThrough(e.picked,e.trie),this.drawAbout(),this.refreshCard()}viewOf(e){return this.views.has(e)||this.views.set(e,yu(e)),this.views.get(e)}thickness(e){
return`${Math.max(1.5,ku*e/Math.max(1,this.state.trie.root.samples.length)).toFixed(1)}px`}drawEntry(e,n,o){let{head:s,run:r}=e,i=this.viewOf(s.id);Object.assign(
i,{entry:e,above:n,node:r.at(-1),folded:null}),this.drawRun(i,e);let a=e.closed&&r.at(-1).order.length;(0,he.say)(i.number,a?`${(0,he.count)(s.samples.length)} \
▸`:s.samples.length>1?(0,he.count)(s.samples.length):""),xu(i,e),oc(i,this.thickness(s.samples.length),this.thickness(o));let u=this.drawKids(i,e);return this.
dress(i,this.wordsOf(e),u?"true":a?"false":null),i}drawKids(e,n){let o=[],s=ci(n.kids.map(({head:r})=>r))+ci(n.folded);for(let r of n.kids)o.push(this.drawEntry(
r,e,s-=r.head.samples.length));return n.folded.length&&o.push(this.drawMore(n,e)),o.length&&!e.kids&&e.item.append(e.kids=(0,he.make)("ul","gp-kids",null,{role:"\
group"})),e.kids&&(nc(e.kids,o),e.kids.hidden=!o.length),o.length}drawMore({run:e,folded:n},o){let s=this.viewOf("more "+e.at(-1).id);Object.assign(s,{entry:null,
above:o,node:e.at(-1),folded:n});let r=ci(n);return(0,he.say)(s.run,`+ ${(0,tt.t)("{count} more",{count:(0,he.count)(n.length)})}`),(0,he.say)(s.number,r>n.length?
(0,he.count)(r):""),oc(s,this.thickness(r),"0px"),this.dress(s,(0,tt.tn)(n.length,"{count} more branch with {samples}, folded. Click to open.","{count} more bra\
nches with {samples}, folded. Click to open.",{samples:(0,tt.tn)(r,"{count} sample","{count} samples")}),null),s}drawRun(e,{head:n,run:o}){let s=n.samples.length===
1&&n.before,r=s?"":o.map(({id:i})=>i).join(" ");if(s){let i="";for(let a of o)if((i+=a.token.piece??"").length>ec)break;(0,he.say)(e.run,(0,he.inOneLine)(i.slice(
0,ec+30))||(0,he.inOneLine)(n.token.text)),e.ids=null}else if(e.ids!==r){let i=e.ids&&(r+" ").startsWith(e.ids+" ")?e.ids.split(" ").length:0;i||e.run.replaceChildren(),
e.run.append(...o.slice(i).map(a=>this.makeToken(a))),e.ids=r}(0,Ao.sayClass)(e.knot,s?"gp-knot gp-tail":n.before?"gp-knot":"gp-knot gp-root-knot")}makeToken(e){
if(!e.before)return(0,he.make)("span","",this.promptWords());let{piece:n,text:o,logprob:s}=e.token,r=n===null?o:(0,he.inOneLine)(n)+((0,he.leavesBytes)(e.token)?
(0,he.bytesOf)(o):""),i=(0,he.make)("span",n===null?"gp-t gp-special":"gp-t",r||o);return i.style.backgroundColor=`var(--gp-prob-${Math.round((0,he.probability)(
s)*10)})`,i.gpNode=e,i}promptWords(){let e=(0,he.inOneLine)(this.group.header.prompt);return e.length>60?"…"+e.slice(-58):e||(0,tt.t)("(no prompt)")}wordsOf({
head:e,run:n,closed:o}){let{length:s}=e.samples;if(!e.before)return`${this.rootWords()}, ${(0,tt.tn)(s,"{count} sample","{count} samples")}`;let r=n.map(Gs).join(
""),i=io(n.at(-1),e.before);return[(0,he.quoted)(r.length>tc?r.slice(0,tc)+"…":r),No(s,this.state.trie.root.samples.length),i===null?"":(0,tt.t)("probability \
{share} after the text before",{share:(0,he.percent)(i)}),...[...Hs(n.at(-1))].map(([a,u])=>(0,tt.tn)(u,"{count} ends here: {reason}","{count} end here: {reason\
}",{reason:xn(a)[0]})),o?(0,tt.t)("closed"):""].filter(Boolean).join(", ")}rootWords(){let{apart:e}=this.group;return e==="source"?(0,tt.t)("The source"):e==="m\
essage"?(0,tt.t)("The message"):(0,tt.t)("The prompt")}dress(e,n,o){let{picked:s}=this.state,{node:r,folded:i,entry:a}=e,u=s&&!i&&this.state.isOnPath(a),h=s&&i&&
es(r,s),m=s&&!i&&es(s,a.head),b=["gp-branch",i&&"gp-more",s&&!u&&!h&&"gp-dim",m&&"gp-on-path"];(0,Ao.sayClass)(e.item,b.filter(Boolean).join(" "));let v=!!(s&&!i&&
a.run.includes(s));(0,Ao.sayAttributes)(e.item,{"aria-label":n,"aria-selected":String(v)}),e.expanded!==o&&(e.expanded=o,o===null?e.item.removeAttribute("aria-e\
xpanded"):e.item.setAttribute("aria-expanded",o))}drawAbout(){let{group:e}=this,{trie:n}=this.state,o=n.root.samples.length,s=e.entries.length-o,r=new Set(n.tips.
filter(Boolean)),i=r.size===1&&o>1?(0,tt.t)("all with the same text"):(0,tt.tn)(r.size,"{count} different text","{count} different texts"),a={samples:s?No(o,e.entries.
length):(0,tt.tn)(o,"{count} sample","{count} samples"),texts:i},u=e.done?(0,tt.t)("{samples}, {texts}.",a):(0,tt.t)("{samples} so far, {texts}.",a);(0,he.say)(
this.about,o?`${u} ${(0,tt.t)("Point at a branch for its numbers, click it to see its samples.")}`:(0,tt.t)("The tree grows with the first tokens."))}pick(e){this.
state.pick(e),this.draw()}point(e,n){this.pointed&&this.pointed.view===e&&this.pointed.node===n||(this.pointed=e&&{view:e,node:n},e?this.refreshCard():this.card.
hide())}refreshCard(){if(!this.pointed)return;let{view:e,node:n}=this.pointed;if(!e.item.isConnected||!e.entry||!e.entry.head.before){this.pointed=null,this.card.
hide();return}let{head:o,run:s}=e.entry,r=n&&s.includes(n);this.card.show(e.knot,this.state.trie,r?n:o,r?n:s.at(-1),this.group.entries.length)}};function vu(t){
for(let e=0;e<=10;e++){let n=(0,he.make)("i");n.style.backgroundColor=`var(--gp-prob-${e})`,t.querySelector(".gp-key-ramp").append(n)}}var Su="14",Ou=t=>t.some(({ended:e})=>e&&e.text)&&t.every(({tokens:e})=>!e.length);function sc(t,e){let n=new js(e),o=new Ks(t,n);return Id(o),matchMedia("(max-\
width: 640px)").matches&&(o.lanes.value=Su),s=>{if(t.hidden=!e.header||e.header.kind!=="seeds"||Ou(e.entries),!t.hidden&&(s.run&&o.clear(),!(!s.run&&!s.steps&&!s.
status))){for(let r of s.run?e.entries.keys():s.entries)n.read(r);o.draw()}}}var Zt=g(Me(),1),_e=g(D(),1),In=g(G(),1);function rc(t,e){let o=t.querySelector(".gp-ways"),s=t.querySelector(".gp-first tbody"),r=new WeakMap,i=t.querySelector(".gp-first-words");function a(){let $=(0,_e.make)(
"li");return $.append((0,_e.make)("h3"),(0,_e.make)("div","gp-read",null,{tabindex:0,role:"group"})),$}function u($,{label:C,title:O},{started:S}){let x=S?S.prompt_tokens:
null,[k,p]=$.children,d=`${C} ${De(O)}`;(0,_e.say)(k,x?`${d}: ${(0,In.tn)(x.length,"{count} token","{count} tokens")}`:d),(0,Zt.sayAttributes)(p,{"aria-label":(0,In.t)(
"The prompt of {lane}",{lane:C})}),r.get(p)!==x&&(r.set(p,x),p.replaceChildren(...(x||[]).map(({piece:c,text:l})=>c===null?(0,_e.make)("span","gp-pill",l):c)))}
let h=({raw_logprob:$})=>(0,_e.probability)($);function m($){let C=new Map;$.forEach((S,x)=>{if(!S)return;let k=[...S.distribution.candidates].sort((d,c)=>h(c)-
h(d)),p=({token_id:d})=>d===S.chosen.token_id;for(let d of[...k.slice(0,6),...k.slice(0,6).some(p)?[]:[S.chosen]])C.has(d.token_id)||C.set(d.token_id,{text:d.text,
sides:[null,null]});for(let d of[...k,S.chosen])C.has(d.token_id)&&(C.get(d.token_id).sides[x]??=d)});let O=({sides:S})=>Math.max(...S.map(x=>x?h(x):0));return[
...C.values()].sort((S,x)=>O(x)-O(S))}function b(){let $=(0,_e.make)("tr"),C=(0,_e.make)("th","",null,{scope:"row"});return C.append((0,_e.make)("bdi","gp-word")),
$.append(C,...[0,1].map(()=>{let O=(0,_e.make)("td"),S=(0,_e.make)("div","gp-share"),x=(0,_e.make)("span");return x.append((0,_e.make)("i")),S.append((0,_e.make)(
"span","gp-sign"),x,(0,_e.make)("b")),O.append(S),O})),$}function v($){let C=m($),O=(0,Zt.fit)(s,C.length,b);C.forEach(({text:S,sides:x},k)=>{let[p,...d]=O[k].cells;
(0,Zt.sayLabel)(p.firstChild,S),d.forEach((c,l)=>{let w=x[l],y=!!(w&&$[l]&&w.token_id===$[l].chosen.token_id),[_,q,L]=c.firstChild.children;(0,Zt.sayClass)(c.firstChild,
y?"gp-share gp-chosen":"gp-share"),(0,_e.say)(_,y?"▶":""),(0,Zt.sayPercent)(q.firstChild,"width",w?h(w):0),(0,_e.say)(L,$[l]?w?(0,_e.percent)(h(w)):"–":"")})})}
function P($){if($.some(x=>!x))return(0,In.t)("Both runs have to write a token first.");let[C,O]=$.map(({chosen:x})=>x);return`${C.token_id===O.token_id?(0,In.t)(
"Both begin with {token}: {one} with the template, {other} without it.",{token:(0,_e.quoted)(C.text),one:(0,_e.percent)(h(C)),other:(0,_e.percent)(h(O))}):(0,In.t)(
"With the template it begins with {one}, without it with {other}.",{one:(0,_e.quoted)(C.text),other:(0,_e.quoted)(O.text)})} ${(0,In.t)("The probabilities are t\
he model’s own, before the processors; ▶ was chosen, – was not recorded.")}`}return()=>{if(t.hidden=e.groups.length!==2,t.hidden)return;let $=[0,1].map(S=>e.
shownOf(S).log),C=(0,Zt.fit)(o,2,a);$.forEach((S,x)=>u(C[x],e.groups[x],S));let O=$.map(S=>ut(S)[0]||null);(0,_e.say)(i,P(O)),v(O)}}var hi=g(Me(),1),Vs=g(D(),1),ic=g(Se(),1);function ac(t,e){let n=t.querySelector(".gp-arrival-words"),o=t.querySelector(".gp-arrival-bar");return s=>{if(t.hidden=
!e.found||!!e.found.over,t.hidden||!s.found)return;let{done:r,total:i}=e.found,a=(0,Vs.loadingWords)(e.found);(0,Vs.say)(n,a[0].toUpperCase()+a.slice(1)),(0,ic.isKnown)(
r)&&i?(o.setAttribute("aria-valuenow",Math.floor(r/i*100)),(0,hi.sayPercent)(o.firstChild,"width",r/i)):(o.removeAttribute("aria-valuenow"),(0,hi.sayPercent)(o.
firstChild,"width",1))}}var pi=g(Me(),1),Fe=g(D(),1),fe=g(G(),1);var qo=g(Ye(),1),Bn=g(D(),1),Ds=g(G(),1),lc=g(nt(),1),Us=g(Se(),1);function On(t){return(0,Us.isKnown)(t)?t>=1e9?(0,Ds.t)("{count} billion",{count:(0,qo.fixed)(
t/1e9,1)}):t>=1e6?(0,Ds.t)("{count} million",{count:(0,qo.fixed)(t/1e6,t<1e7?1:0)}):(0,qo.count)(t):"–"}function Js(t,e){t.replaceChildren(...e.map(([n,o,s,r=()=>""])=>{
let i=(0,Bn.make)("div"),[a,u]=[(0,Bn.make)("dt"),(0,Bn.make)("span","",n)];return a.append(u),s&&(0,lc.tipOfTerm)(u,s,r),i.append(a," ",(0,Bn.make)("dd","",o)),
i}))}function Tn(t,e,n,o,s){let r=(0,Bn.make)("button","gp-button gp-press",o,{type:"button","aria-label":s||`${o}: ${n}`});return r.addEventListener("click",()=>t.
ask({type:"model",act:e,model:n})),r}function Zs(t,e){return!(0,Us.isKnown)(t)||!(0,Us.isKnown)(e)||!e?"":(0,Ds.t)("{count} parameters take {size}: {each} bytes\
 each.",{count:(0,qo.count)(e),size:(0,Bn.bytesWords)(t),each:Number((t/e).toFixed(2))})}function dc(t,e){let[n,o,s,r,i]=[".gp-about",".gp-fit",".gp-pairs","tbody",".gp-smaller"].map(v=>t.querySelector(v));function a(v){(0,Fe.say)(n,v.model);let[P,$]=o.
children;if((0,Fe.say)(P,u(v)),(0,Fe.say)($,v.why?`${(0,fe.t)(v.why)} ${(0,fe.t)(v.fix)}`:b(v)),Js(s,[[(0,fe.t)("class"),v.class_name],[(0,fe.t)("parameters"),On(
v.parameters),"parameters"],[(0,fe.t)("precision"),v.dtype,"precision"],[(0,fe.t)("device"),v.device],[(0,fe.t)("to download"),v.complete?v.download?(0,Fe.bytesWords)(
v.download):(0,fe.t)("nothing: it is here"):(0,fe.t)("its weights are missing"),"memory"],[(0,fe.t)("memory"),h(v),"memory",()=>Zs(v.memory,v.parameters)],[(0,fe.t)(
"free memory"),(0,Fe.bytesWords)(v.free),"memory"],...v.free_disk===null?[]:[[(0,fe.t)("free disk space"),(0,Fe.bytesWords)(v.free_disk),"memory"]],[(0,fe.t)("c\
ontext"),v.context_length?(0,fe.tn)(v.context_length,"{count} token","{count} tokens"):(0,fe.t)("unlimited"),"context"],[(0,fe.t)("vocabulary"),On(v.vocab_size),
"vocabulary"]]),m(v),i.replaceChildren(),v.smaller){let{model:C,bytes:O}=v.smaller;i.append(`${(0,fe.t)("It does not fit in any precision. A model that does: {m\
odel}, {size}.",{model:C,size:(0,Fe.bytesWords)(O)})} `,Tn(e,"pick",C,(0,fe.t)("Choose")))}}function u({complete:v,fits:P}){return v?P===null?`? ${(0,fe.t)("It \
is not known whether it fits.")}`:P?`✓ ${(0,fe.t)("It fits.")}`:`✕ ${(0,fe.t)("It does not fit.")}`:`✕ ${(0,fe.t)("It cannot be opened.")}`}function h({memory:v,
reckoned:P}){return v===null?(0,fe.t)("not known"):P?(0,fe.t)("about {size}",{size:(0,Fe.bytesWords)(v)}):(0,Fe.bytesWords)(v)}function m({ways:v,free:P}){t.querySelector(
"table").hidden=v.length===0;let $=Math.max(P,...v.map(({bytes:C})=>C))*1.05;r.replaceChildren(...v.map(({model:C,label:O,bytes:S,fits:x})=>{let k=(0,Fe.make)("\
tr",x?"":"gp-over"),p=(0,Fe.make)("span","gp-strip",null,{"aria-hidden":"true"}),[d,c]=[(0,Fe.make)("i"),(0,Fe.make)("u")];(0,pi.sayPercent)(d,"width",Math.min(
1,S/$)),(0,pi.sayPercent)(c,"left",P/$),p.append(d,c);let l=[(0,Fe.make)("th","",(0,fe.t)(O),{scope:"row"}),(0,Fe.make)("td","",(0,Fe.bytesWords)(S)),(0,Fe.make)(
"td"),(0,Fe.make)("td","",x?`✓ ${(0,fe.t)("yes")}`:`✕ ${(0,fe.t)("no")}`),(0,Fe.make)("td")];return l[2].append(p),l[4].append(Tn(e,"pick",C,(0,fe.t)("Choos\
e"),(0,fe.t)("Choose {precision}",{precision:(0,fe.t)(O)}))),k.append(...l),k}))}function b({room:v,free:P,reckoned:$}){if(v===null)return(0,fe.t)("Neither its \
files nor its config say how much memory it needs.");let C={size:(0,Fe.bytesWords)(v),free:(0,Fe.bytesWords)(P)};return $?`${(0,fe.t)("It needs about {size}, wi\
th room for a run; {free} is available.",C)} ${(0,fe.t)("Its weights do not say how large they are: this is estimated from its config.")}`:(0,fe.t)("It needs {s\
ize}, with room for a run; {free} is available.",C)}return v=>{t.hidden=!e.found,!t.hidden&&v.found&&a(e.found)}}var St=g(D(),1),Ge=g(G(),1);var Tu=[1,2,4];function cc(t,e){let n=t.querySelector("thead tr"),[o,s,r,i]=[".gp-about",".gp-pairs",".gp-none","tbody"].map(m=>t.querySelector(m));function a(m){
(0,St.say)(o,m.model),Js(s,[[(0,Ge.t)("class"),m.class_name],[(0,Ge.t)("parameters"),On(m.parameters),"parameters"],[(0,Ge.t)("precision"),(0,Ge.t)(m.precision),
"precision"],[(0,Ge.t)("device"),m.device],[(0,Ge.t)("in memory"),(0,St.bytesWords)(m.bytes),"memory",()=>Zs(m.bytes,m.parameters)],[(0,Ge.t)("context"),m.context_length?
(0,Ge.tn)(m.context_length,"{count} token","{count} tokens"):(0,Ge.t)("unlimited"),"context"],[(0,Ge.t)("vocabulary"),On(m.vocab_size),"vocabulary"],[(0,Ge.t)("\
chat template"),m.chat_template?(0,Ge.t)("yes"):(0,Ge.t)("no")]]);let{fields:b}=m;(0,St.say)(r,b.length?"":(0,Ge.t)("It sets no field: the library’s defaults ap\
ply.")),r.hidden=b.length>0,t.querySelector("table").hidden=b.length===0,i.replaceChildren(...b.map(v=>{let P=(0,St.make)("tr"),$=(0,St.make)("th","",null,{scope:"\
row"});$.append((0,St.make)("code","",v.name)),P.append($,u(v.model),u(v.library),(0,St.make)("td","",(0,Ge.t)(v.meaning)),(0,St.make)("td","",h(v)));for(let C of Tu)
P.cells[C].dataset.label=n.cells[C].textContent;return P}))}function u(m){let b=(0,St.make)("td");return b.append((0,St.make)("code","",m===null?(0,Ge.t)("none"):
JSON.stringify(m))),b}function h({applies:m,by:b,ignored:v,same:P}){return b==="changed"?(0,St.inParts)([`▲ ${(0,Ge.t)("the page sets {value}",{value:JSON.stringify(
m)})}`,(0,Ge.t)(v)]):b==="model"&&v?`○ ${(0,Ge.t)(v)}`:b==="model"?P?(0,Ge.t)("the same as the default"):`◆ ${(0,Ge.t)("applies")}`:(0,Ge.t)("another field \
takes its place")}return m=>{t.hidden=!e.found,!t.hidden&&m.found&&a(e.found)}}var $n=g(Me(),1),jn=g(Ye(),1),de=g(D(),1),Lo=g(Rt(),1),xe=g(G(),1),hc=g(nt(),1);var Mn=g(Se(),1);function pc(t,e){let n=f=>t.querySelector(".gp-"+f),o=n("costs").tBodies[0],s=()=>e.found&&e.found.question==="precision";function r(){let f=(0,de.make)("tr"),T=(0,de.make)(
"th","",null,{scope:"row"});T.append((0,de.make)("span"),(0,de.make)("small")),f.append(T);for(let M=0;M<6;M++){let W=(0,de.make)("td");if(W.append((0,de.make)(
"span"),(0,de.make)("small")),M===0){let A=(0,de.make)("span","gp-bytes",null,{"aria-hidden":"true"});A.append((0,de.make)("i")),W.append(A)}f.append(W)}return f}
function i(f,T){if((f.dataset.tip||"")!==T){for(let M of["tabindex","data-tip"])f.removeAttribute(M);if(T)for(let[M,W]of[["tabindex",0],["data-tip",T]])f.setAttribute(
M,W)}}let a=(f,T,M="")=>{(0,de.say)(f.children[0],T),(0,de.say)(f.children[1],M)};function u({bytes:f,scale_bytes:T},M){if(!(0,Mn.isKnown)(f))return["–",""];let W=M&&
(0,Mn.isKnown)(M.bytes)?(0,xe.t)("{share} of the reference",{share:(0,de.percent)((f+T)/(M.bytes+M.scale_bytes))}):"";return[zn(f+T),W]}let h=({bytes:f,scale_bytes:T})=>(0,Mn.isKnown)(
f)&&T?(0,xe.t)("get_memory_footprint() reports {size}; the scales take another {scales}.",{size:zn(f),scales:zn(T)}):"";function m({pace:f,paces:T,ratio:M}){if(!f)
return["–",""];let W=T.length>1?(0,xe.t)("{low} to {high}",{low:(0,jn.fixed)(f.low,1),high:(0,jn.fixed)(f.high,1)}):(0,xe.t)("one run");return[(0,jn.fixed)(f.
median,1),M?`${W}, ${Mt(M.median)}`:W]}function b(f,T){if(T===0)return[["–",""],["–",""],["–",""]];let{pair:M}=f;if(!M||M.error)return[[M?(0,xe.t)("none"):
"–",""],["–",""],["–",""]];let W=(0,xe.t)(e.unit);return[[dn(M.mean,e.unit),W],[dn(M.max,e.unit),(0,xe.t)("{unit}, token {number}",{unit:W,number:(0,de.count)(
M.max_at+1)})],[(0,de.percent)(M.same_top),""]]}function v(f,T){let M=f.map(W=>W.pair).find((W,A)=>W&&!W.error&&(T===0||A===T));return M?(0,de.decimals)(M.perplexities[T===
0?0:1],3):"–"}function P(f){let T=De(f.precision||"");return T&&T!==De(f.title)?(0,xe.t)("the reference: {precision}",{precision:T}):(0,xe.t)("the reference")}
function $({groups:f}){let T=Math.max(...f.map(({bytes:W,scale_bytes:A})=>(W||0)+(A||0)),1),M=(0,$n.fit)(o,f.length,r);f.forEach((W,A)=>{let[E,N,R,z,j,ae,te]=M[A].
cells;a(E,De(W.title),A?De(W.precision||W.model):P(W)),a(N,...u(W,A?f[0]:null)),i(N.firstChild,h(W)),(0,$n.showIf)(N.lastChild,(0,Mn.isKnown)(W.bytes)),(0,$n.sayPercent)(
N.lastChild.firstChild,"width",((W.bytes||0)+(W.scale_bytes||0))/T),a(te,...m(W)),b(W,A).forEach((Pe,rt)=>a([R,z,j][rt],...Pe)),a(ae,v(f,A))})}function C(f,T){let[
M,W]=[[...f],[...T]],A=M.findIndex((E,N)=>E!==W[N]);return A<0?M.length:A}function O({groups:f}){let T=(0,$n.fit)(n("writings"),f.length,()=>{let W=(0,de.make)(
"li"),A=(0,de.make)("p","gp-writing-head");return A.append((0,de.make)("b"),(0,de.make)("span","gp-note")),W.append(A,(0,de.make)("p","gp-writing",null,{dir:"au\
to"})),W}),M=f[0].text;f.forEach((W,A)=>{let[E,N]=T[A].children;(0,de.say)(E.children[0],De(W.title)),(0,de.say)(E.children[1],S(W,A,M)),E.children[1].classList.
toggle("gp-parting",A>0&&(0,Mn.isKnown)(W.parts_at));let R=JSON.stringify([M,W.text,A]);if(N.dataset.key===R||(N.dataset.key=R,N.replaceChildren(),W.text===null))
return;let z=A&&M!==null?C(M,W.text):[...W.text].length,j=[...W.text];N.append(j.slice(0,z).join("")),z<j.length&&N.append((0,de.make)("span","gp-apart",j.slice(
z).join("")))})}function S({failed:f,text:T,tokens:M,parts_at:W,pair:A},E,N){if(f)return`✕ ${(0,xe.t)("stopped by an error")}`;if(T===null)return e.done?(0,xe.t)(
"did not finish"):(0,xe.t)("writing, or waiting for its turn");let R=A&&A.error&&(0,xe.t)("Its distributions cannot be compared with the reference: {why}",{why:`${(0,xe.t)(
A.error.message)} ${(0,xe.t)(A.error.fix)}`});return[x(M,W,E&&N!==null),R].filter(Boolean).join(". ")}function x(f,T,M){return M?(0,Mn.isKnown)(T)?`✂ ${(0,xe.t)(
"diverges from the reference at token {number} of {all}",{number:(0,de.count)(T+1),all:(0,de.count)(f)})}`:`= ${(0,xe.tn)(f,"the same {count} token as the refer\
ence","the same {count} tokens as the reference")}`:(0,xe.tn)(f,"{count} token","{count} tokens")}let k=(f,T=0)=>(0,Lo.inARow)(e.found.groups.slice(T).map((M,W)=>{
let A=f(M,T+W);return A&&(0,xe.t)("{name}: {words}",{name:De(M.title),words:A})})),p=f=>k(T=>T.pair&&!T.pair.error?f(T.pair):"",1),d=f=>`${dn(f,e.unit)} ${(0,xe.t)(
e.unit)}`;function c({bytes:f,scale_bytes:T}){return(0,Mn.isKnown)(f)?T?(0,xe.t)("{size} + {scales} of scales = {value}",{size:zn(f),scales:zn(T),value:zn(f+T)}):
zn(f):""}function l({paces:f,pace:T}){if(!T)return"";let M=(0,jn.listed)(f.map(W=>(0,jn.fixed)(W,1)));return(0,xe.tn)(f.length,"{each} tokens per second, in one\
 run","the median of {each} is {median} tokens per second",{each:M,median:(0,jn.fixed)(T.median,1)})}function w({tokens:f,mean:T}){if(!(0,Mn.isKnown)(T))return"";
let M=f.reduce((W,{kl:A})=>W+A,0);return(0,Lo.quotientWords)(dn(M,e.unit),(0,de.count)(f.length),d(T))}function y({tokens:f,max_at:T,max:M}){let W=f[T].candidates.
map(([,E,N,R])=>({text:E,p:N,q:R})),A=(0,Lo.klSumWords)(W,e.unit,d(M));return A&&(0,xe.t)("token {number}, {words}",{number:(0,de.count)(T+1),words:A})}let _=({
tokens:f,same_top:T})=>(0,xe.tn)(f.length,"{same} of {count} token = {share}","{same} of {count} tokens = {share}",{same:(0,de.count)(f.filter(({same_top:M})=>M).
length),share:(0,de.percent)(T)});function q({tokens:f,perplexities:[,T]}){let M=f.reduce((A,{logprobs:[,E]})=>A+(E??-1/0),0),W=(0,de.decimals)(T,3);return(0,de.decimals)(
Math.exp(-M/f.length),3)!==W?W:`exp(−(${(0,de.decimals)(M)}) / ${(0,de.count)(f.length)}) = ${W}`}(0,hc.runsOfTerms)(t,{weights:()=>k(c),speed:()=>k(l),mean:()=>p(
w),max:()=>p(y),same:()=>p(_),perplexity:()=>p(q)});function L(){let f=e.found;(0,de.say)(n("missing"),f.reading!==null?(0,xe.t)("Reading the reference’s text w\
ith {model}.",{model:De(f.groups[f.reading].title)}):$t(e,f));let T=f.noise?(0,xe.t)(f.noise):f.others?(0,xe.t)(go):"";(0,$n.showIf)(n("warning"),!!T),(0,de.say)(
n("warning"),T?`⚠ ${T}`:""),(0,$n.showIf)(n("cpu"),!!f.cpu_words),(0,de.say)(n("cpu"),(0,xe.t)(f.cpu_words)),$(f),O(f);let M=f.groups.filter(({pair:W})=>W&&!W.
error);e.done&&M.length&&(0,de.say)(n("told"),M.map(({title:W,pair:A})=>(0,xe.t)("{model}: mean KL {kl}",{model:De(W),kl:`${dn(A.mean,e.unit)} ${(0,xe.t)(e.unit)}`})).
join(". ")+".")}return f=>{t.hidden=!s(),!t.hidden&&(f.found||f.status||f.unit)&&L()}}var We=g(D(),1),Re=g(G(),1),fc=g(nt(),1);var ct=g(D(),1),st=g(G(),1);function uc(t){let{replicas:e,lanes:n,waiting:o,lost:s,states:r}=t,i=(0,ct.make)("section","gp-shelf-section");i.append((0,ct.make)(
"h3","",(0,st.t)("Replicas")),(0,ct.make)("p","gp-note",[e.length===0?(0,st.t)("No replica of the cluster answers now: runs wait until one does."):(0,st.tn)(e.length,
"One replica of a cluster decodes, at most {lanes} runs side by side.","{count} replicas of a cluster decode, each at most {lanes} runs side by side.",{lanes:n}),
o?(0,st.tn)(o,"One run waits.","{count} runs wait."):"",Mu(r)].filter(Boolean).join(" ")));for(let a of s){let u=(0,ct.make)("p","gp-problem");u.append((0,ct.make)(
"b","","▲ "),$u(a)),i.append(u)}return e.length&&i.append(Cu(t)),[i]}function Mu({STARTING:t=0,RECOVERING:e=0,STOPPING:n=0}){let[o,s]=[t+e,n];return[o?(0,st.tn)(
o,"One more is on its way.","{count} more are on their way."):"",s?(0,st.tn)(s,"One ends the runs that it has, and goes.","{count} end the runs that they have, \
and go."):""].filter(Boolean).join(" ")}function $u({number:t,seconds:e}){return`${e<90?(0,st.t)("Replica {number} was lost less than two minutes ago.",{number:t}):
(0,st.t)("Replica {number} was lost {minutes} minutes ago.",{number:t,minutes:Math.round(e/60)})} ${(0,st.t)("Its runs have ended: click Generate to run them ag\
ain, on another replica. The cluster starts a new one by itself.")}`}function Cu({replicas:t,lanes:e}){let[n,o,s,r]=[(0,ct.make)("table"),(0,ct.make)("thead"),(0,ct.make)(
"tr"),(0,ct.make)("tbody")];return s.append(...[(0,st.t)("replica"),(0,st.t)("runs"),(0,st.t)("models")].map(i=>(0,ct.make)("th","",i,{scope:"col"}))),o.append(
s),r.append(...t.map(({number:i,decoding:a,models:u})=>{let h=(0,ct.make)("tr");return h.append((0,ct.make)("th","",(0,st.t)("Replica {number}",{number:i}),{scope:"\
row"}),(0,ct.make)("td","",(0,st.t)("{count} of {lanes}",{count:a,lanes:e}),{"data-label":(0,st.t)("runs")}),(0,ct.make)("td","",u.join(", ")||"–",{"data-labe\
l":(0,st.t)("models")})),h})),n.append((0,ct.make)("caption","gp-hidden",(0,ct.asSentence)((0,st.t)("the replicas of the cluster"))),o,r),n}function mc(t,e){let n=t.querySelector(".gp-cluster"),o=t.querySelector(".gp-shelf-sections"),s=new Map;function r({sections:a,canOpen:u,cluster:h}){let m=document.
activeElement&&t.contains(document.activeElement)?document.activeElement.getAttribute("aria-label"):null;n.replaceChildren(...h?uc(h):[]),o.replaceChildren(...a.
flatMap(({title:b,note:v,folded:P,rows:$})=>{let C=(0,Re.t)(b),O=(0,We.make)("table"),S=(0,We.make)("tr");S.append(...[(0,Re.t)("model"),(0,Re.t)("description"),
(0,Re.t)("size"),(0,Re.t)("matching draft")].map((c,l)=>{let w=(0,We.make)("th","",null,{scope:"col"}),y=(0,We.make)("span","",c);return l===2&&(0,fc.tipOfTerm)(
y,"memory",()=>""),w.append(y),w}),(0,We.make)("td"));let[x,k]=[(0,We.make)("thead"),(0,We.make)("tbody")];x.append(S),k.append(...$.map(c=>i(c,u))),O.append((0,We.make)(
"caption","gp-hidden",C),x,k);let p=(0,We.make)("details","gp-shelf-section"),d=(0,We.make)("summary");return d.append((0,We.make)("h3","",C),(0,We.make)("span",
"gp-note",` ${$.length}`)),p.append(d,(0,We.make)("p","gp-note",$.length?(0,Re.t)(v):(0,Re.t)("None yet.")),...$.length?[O]:[]),p.open=s.has(C)?s.get(C):!P,p.addEventListener(
"toggle",()=>s.set(C,p.open)),[p]})),m&&t.querySelector(`[aria-label=${CSS.escape(m)}]`)?.focus()}function i(a,u){let h=(0,We.make)("tr"),m=(0,We.make)("th","",
a.model,{scope:"row"}),b=a.download&&!a.here,[v,P,$,C]=[(0,We.make)("td","",(0,Re.t)(a.words)),(0,We.make)("td"),(0,We.make)("td","",a.assistant||"–",{"data-l\
abel":(0,Re.t)("matching draft")}),(0,We.make)("td")];if(a.loaded){let{class_name:O,precision:S,device:x,bytes:k,in_use:p,parameters:d}=a.loaded;v.append(p?`● ${(0,Re.t)(
"in use")}`:`○ ${(0,Re.t)("idle")}`,(0,We.make)("small","",(0,Re.t)("{kind}, {precision}, on {device}",{kind:O,precision:(0,Re.t)(S),device:x}))),P.append((0,We.bytesWords)(
k),(0,We.make)("small","",(0,Re.t)("{count} parameters",{count:On(d)})))}else{P.append(a.millions?(0,Re.t)("about {size}",{size:On(a.millions*1e6)}):(0,We.bytesWords)(
a.size),(0,We.make)("small","",a.millions?(0,Re.t)("parameters"):(0,Re.t)("on disk"))),b&&P.append((0,We.make)("small","",(0,Re.t)("{size} to download",{size:(0,We.bytesWords)(
a.download)})));let O=[a.gated?`▲ ${(0,Re.t)("gated: needs an access token")}`:"",a.here?`✓ ${(0,Re.t)("downloaded")}`:""].filter(Boolean);O.length&&m.append(
(0,We.make)("small","",O.join(" · ")))}return C.append(b?Tn(e,"get",a.model,(0,Re.t)("Get it")):Tn(e,"use",a.model,(0,Re.t)("Use it"))),a.loaded?C.append(Tn(e,
"tell",a.model,(0,Re.t)("Show"))):u&&C.append(Tn(e,"pick",a.model,(0,Re.t)("Put the name in the Model box"))),a.canUnload&&C.append(Tn(e,"unload",a.model,(0,Re.t)(
"Unload"))),h.append(m,v,P,$,C),h}return a=>{t.hidden=!e.found,!t.hidden&&a.found&&r(e.found)}}var hn=g(Me(),1),He=g(D(),1),rr=g(G(),1);var ao=g(Me(),1),Bt=g(D(),1),cn=g(G(),1),wc=g(nt(),1),gc=16;function ui(t,e,n){let o=new Map;for(let[s,r]of Object.entries(t.tables[e]||{}))(r?.[n]||[]).forEach(
(i,a)=>{o.has(i)||o.set(i,[]),o.get(i).push([Number(s),a])});return o}function _u(t,e,n){let o=ui(t,e,n),s=(t.kept[e]?.[n]||[]).filter(r=>!o.has(r));return[t.settings.
blocks[n],o.size,[...o.values()].filter(({length:r})=>r>1).length,s.length]}function bc(t,e,n,o){let s=e.ways[n],{blocks:r=[],kinds:i=[]}=s.settings,a=(0,ao.fit)(
t,r.length,()=>{let u=(0,Bt.make)("div","gp-blocks-kind");return u.append((0,Bt.make)("p","gp-note"),(0,Bt.make)("div","gp-blocks-grid",null,{role:"group"})),u});
r.forEach((u,h)=>{let[m,b]=a[h].children;(0,Bt.say)(m,Wu(s,e.stepOf(n),h,r.length>1?i[h]:"")),b.setAttribute("aria-label",m.textContent),Pu(b,e,n,h,o)})}function Wu(t,e,n,o){
let[s,r,i,a]=_u(t,e,n),u=(0,Bt.inParts)([(0,cn.tn)(s,"{used} of {count} block used","{used} of {count} blocks used",{used:r}),i&&(0,cn.tn)(i,"{count} of them sh\
ared","{count} of them shared"),a&&(0,cn.tn)(a,"{count} kept","{count} kept"),(0,cn.tn)(s-r-a,"{count} empty","{count} empty")]);return o?`${o.replaceAll("_"," ")}\
: ${u}`:u}function Pu(t,e,n,o,s){let r=e.ways[n],[i,a]=[e.stepOf(n),r.settings.blocks[o]],u=Array.isArray(r.settings.first_block)?r.settings.first_block[o]:r.settings.
first_block||0,h=ui(r,i,o),m=new Set(r.kept[i]?.[o]||[]);t.dataset.size=a<=80?"large":a<=300?"middle":"small";let b=(0,ao.fit)(t,a,()=>(0,Bt.make)("i"));for(let v=0;v<
a;v++){let P=u+v,$=h.get(P)||[],C=$.some(([O])=>O===e.request);(0,ao.sayClass)(b[v],`gp-block${$.length?"":m.has(P)?" gp-kept":" gp-free"}${$.length>1?" gp-shar\
ed":""}${C?" gp-own":""}`),(0,Bt.say)(b[v],$.length>1?`×${$.length}`:$.length?String($[0][0]+1):""),(0,ao.sayAttributes)(b[v],{style:$.length?`--own: ${s($[0][0])}\
; --other: ${s($.at(-1)[0])}`:""}),(0,wc.tipLater)(b[v],()=>Eu(e,n,o,P,ui(r,e.stepOf(n),o).get(P)||[],m.has(P)))}}function Eu(t,e,n,o,s,r){if(!s.length&&r)return(0,cn.t)(
"Block {block}: nobody uses it. It is kept for its content, which a prompt with the same beginning can share.",{block:o});if(!s.length)return(0,cn.t)("Block {bl\
ock}: empty.",{block:o});let i=s.map(([h])=>h+1).join(", "),a=(0,cn.tn)(s.length,"Block {block}: request {numbers}.","Block {block}: requests {numbers} share it\
.",{block:o,numbers:i}),u=t.ways[e].settings.kinds?.[n]==="full_attention"?Nu(t,e,s[0]):"";return u?`${a} ${(0,cn.t)("In it: {tokens}",{tokens:u})}`:a}function Nu(t,e,[
n,o]){let s=t.ways[e],{page_size:r}=s.settings,i=0;for(let h of s.cells[n].slice(0,t.stepOf(e)+1))h&&h.tokens?i=h.position+h.tokens-h.padding:h?.back&&(i=0);let a=[
...t.requests[n].tokens.map(([h])=>h),...t.newIds(e,n)].slice(o*r,Math.min(i,(o+1)*r)),u=a.slice(0,gc).map(h=>t.label(h));return u.some(h=>h===null)?"":(0,Bt.quoted)(
u.join(""))+(a.length>gc?" …":"")}var Mc=g(Ye(),1),Te=g(D(),1),se=g(G(),1),$c=g(nt(),1),Cc=g(Se(),1);function kc(t,e,n){let{sums:o,cells:s}=t,r={came:Au(o,t.requests[e].arrival,n),began:null,tokens:[],ended:null};return s[e].forEach((i,a)=>{if(!i||!["prefill","\
chunk","decode","pad"].includes(i.what))return;let{start:u,seconds:h}=o[a];r.began??=[a,u],i.what!=="pad"&&(r.ended=[a+1,u+h]),i.id!==null&&r.tokens.push([a+1,u+
h])}),r}function Au(t,e,n){for(let o=0;o<t.length;o++){let{at:s,start:r,seconds:i}=t[o];if(n==="steps"&&s>=e)return[o,r];if(n==="seconds"&&r>=e)return[o,e];if(n===
"seconds"&&r+i>e)return[o+(e-r)/i,e]}return null}var ts=(t,e)=>t&&e?[e[0]-t[0],e[1]-t[1]]:null;var ns=g(D(),1),F=g(G(),1),yc=8,qu=t=>t==="fifo"?"FIFO":t==="prefill_first"?(0,F.t)("prefill first"):t;function Fn({kind:t}){return t==="padded"?(0,F.t)("Padded\
 batches"):t==="alone"?(0,F.t)("One after another"):(0,F.t)("Continuous batching")}var Qt=t=>String.fromCharCode(65+t);function Qs({kind:t,blocks:e,page_size:n,
token_budget:o,scheduler:s,share_prefixes:r,max_requests:i}){if(t==="alone")return"";if(t==="padded")return(0,F.tn)(i,"at most {count} request in a batch","at m\
ost {count} requests in a batch");let a=(e||[]).reduce((u,h)=>u+h,0);return(0,ns.inParts)([(0,F.tn)(a,"{count} block of {size} tokens","{count} blocks of {size}\
 tokens",{size:n}),(0,F.t)("token budget {budget}",{budget:o}),(0,F.t)("scheduler {scheduler}",{scheduler:qu(s)}),r?(0,F.t)("prefix sharing"):(0,F.t)("no prefix\
 sharing")])}var xc=(t,e)=>{let n=t.label(e);return n===null?(0,F.t)("the token with id {id}",{id:e}):(0,ns.quoted)(n)};function Lu(t,e,n,{position:o,tokens:s,padding:r}){
return[...t.requests[n].tokens.map(([u])=>u),...t.newIds(e,n)].slice(o,o+s-r)}function Ru({what:t,tokens:e,padding:n,place:o,anew:s}){let r=e-n;return t==="pref\
ill"?(0,F.tn)(r,"prefill, reads {count} token","prefill, reads {count} tokens"):t==="chunk"?(0,F.tn)(r,"chunked prefill, reads {count} token","chunked prefill, \
reads {count} tokens"):t==="decode"?(0,F.t)("decode"):t==="pad"?(0,F.t)("its text has ended, and its row of the batch is computed for nothing"):t==="starved"?(0,F.t)(
"starved: it needs a block, and none is free"):t==="idle"?(0,F.t)("it has blocks, but no turn in this step"):s?(0,F.t)("waits again, number {place} in the queue",
{place:o}):(0,F.t)("waits, number {place} in the queue",{place:o})}function Xs(t,e,n,o){let s={request:n+1,step:o+1},r=t.ways[e].cell(n,o);if(!r)return(0,F.t)("\
Request {request}, step {step}: {doing}.",{...s,doing:zu(t,e,n,o)});let i=[(0,F.t)("Request {request}, step {step}: {doing}.",{...s,doing:Ru(r)})];if(r.what==="\
prefill"||r.what==="chunk"||r.what==="decode"){let a=Lu(t,e,n,r),u=a.slice(0,yc).map(h=>xc(t,h)).join(" ")+(a.length>yc?" …":"");u&&i.push((0,F.t)("It reads {\
tokens}.",{tokens:u})),r.id!==null&&i.push((0,F.t)("It writes {token}.",{token:xc(t,r.id)})),r.shared&&i.push((0,F.tn)(r.shared,"{count} token before these need\
ed no reading: its block was there.","{count} tokens before these needed no reading: their blocks were there.")),r.again&&i.push((0,F.tn)(r.again,"{count} token\
 was read before, and lost.","{count} tokens were read before, and lost.")),r.padding&&i.push((0,F.tn)(r.padding,"{count} token is padding.","{count} tokens are\
 padding."))}return r.back&&i.push((0,F.t)("It was preempted: it lost its blocks.")),i.join(" ")}function zu(t,e,n,o){let r=t.ways[e].cells[n].findIndex(Boolean),
i=t.ways[e].ends?.[n];return o<r||r<0&&!i?(0,F.t)("it has not arrived yet"):i?.status==="cancelled"?(0,F.t)("it was cancelled"):i?.status==="failed"?(0,F.t)("it\
 has failed"):i?.status==="refused"?(0,F.t)("it was refused"):(0,F.t)("it has ended")}function vc(t,e,n){let o=t.ways[e].cells[n],s=[];o.forEach((i,a)=>{let u=i&&
{prefill:(0,F.t)("prefill"),chunk:(0,F.t)("chunked prefill"),decode:(0,F.t)("decode"),pad:(0,F.t)("padding"),waits:(0,F.t)("waits"),starved:(0,F.t)("starved"),idle:(0,F.t)(
"no turn")}[i.what];if(!u)return;let h=s.at(-1);h&&h.kind===u&&h.to===a?h.to=a+1:s.push({kind:u,from:a+1,to:a+1})});let r=s.map(({kind:i,from:a,to:u})=>a===u?(0,F.t)(
"{what} in step {from}",{what:i,from:a}):(0,F.t)("{what} in steps {from} to {to}",{what:i,from:a,to:u}));return(0,F.t)("Request {request}: {what}.",{request:n+1,
what:r.join(", ")||(0,F.t)("never arrived")})}function Sc({step:t,message:e,lost:n,again:o}){let s=r=>r.map(i=>i+1).join(", ");return[(0,F.t)("After step {step}\
 an exception ended the library’s loop for all requests: {message}",{step:t,message:e}),n.length?(0,F.tn)(n.length,"Request {numbers} was lost.","Requests {nu\
mbers} were lost.",{numbers:s(n)}):(0,F.t)("No request was lost."),...o.length?[(0,F.tn)(o.length,"Request {numbers} started over.","Requests {numbers} started \
over.",{numbers:s(o)})]:[],(0,F.t)("A new server went on with the rest.")].join(" ")}function fi(t,e){let n=t.ways[e].sums[t.stepOf(e)];if(!n)return(0,F.t)("no \
step");let o=t.values.clock==="steps"&&n.at!==t.stepOf(e);return(0,ns.inParts)([(0,F.t)("step {step} of {steps}",{step:t.stepOf(e)+1,steps:t.ways[e].length}),o&&
(0,F.t)("at {at} by the clock",{at:n.at}),(0,F.tn)(n.inStep,"{count} request in it","{count} requests in it"),(0,F.tn)(n.prefill+n.decode,"{count} token read","\
{count} tokens read"),n.padding?(0,F.tn)(n.padding,"{count} of padding","{count} of padding"):""])}function Oc({waiting:t,starved:e,back:n,came:o,left:s,evicted:r}){
let i=a=>a.map(u=>u+1).join(", ");return[t.length?(0,F.t)("Queue: {numbers}.",{numbers:i(t)}):(0,F.t)("Nobody waits."),...o.length?[(0,F.t)("Came: {numbers}.",{
numbers:i(o)})]:[],...s.length?[(0,F.t)("Cancelled: {numbers}.",{numbers:i(s)})]:[],...r?[(0,F.tn)(r,"{count} kept block was given up.","{count} kept blocks wer\
e given up.")]:[],...e.length?[(0,F.t)("Starved: {numbers}.",{numbers:i(e)})]:[],...n.length?[(0,F.t)("Preempted: {numbers}.",{numbers:i(n)})]:[]].join(" ")}var Iu=t=>(0,se.tn)(t,"{count} step","{count} steps",{count:Number.isInteger(t)?t:(0,Mc.fixed)(t,1)}),Ys=t=>t?`${Iu(t[0])}, ${(0,Te.seconds)(t[1])}`:"–",Bu=t=>t?
(0,se.t)("before step {step}, at {time}",{step:Math.floor(t[0])+1,time:(0,Te.seconds)(t[1])}):"–",Tc=t=>t?(0,se.t)("in step {step}, at {time}",{step:t[0],time:(0,Te.seconds)(
t[1])}):"–",ju=()=>[[(0,se.t)("came"),"time",({times:t})=>Bu(t.came)],[(0,se.t)("first worked on"),"time",({times:t})=>t.began?Tc([t.began[0]+1,t.began[1]]):"\
–"],[(0,se.t)("waited before"),"queue",({times:t})=>Ys(ts(t.came,t.began))],[(0,se.t)("time to first token"),"first-token",({times:t})=>Ys(ts(t.came,t.tokens[0]))],
[(0,se.t)("median time between tokens"),"between-tokens",({times:t})=>Gu(t.tokens)],[(0,se.t)("last step"),"time",({times:t})=>Tc(t.ended)],[(0,se.t)("latency"),
"latency",({times:t,end:e})=>e?.status==="finished"?Ys(ts(t.came,t.ended)):"–"],[(0,se.t)("new tokens"),"length",({times:t})=>String(t.tokens.length)],[(0,se.t)(
"tokens read again"),"preempted",({cells:t})=>String(t.reduce((e,n)=>e+(n?.again||0),0))],[(0,se.t)("times preempted"),"preempted",({cells:t})=>String(t.filter(
e=>e?.back).length)],[(0,se.t)("blocks at this step"),"block",({blocks:t})=>t],[(0,se.t)("end"),"ending",({end:t,isOver:e})=>Hu(t,e)],[(0,se.t)("the tokens of g\
enerate"),"continuous-batching",t=>Ku(t)]],Fu=()=>({time:{meaning:(0,se.t)("By the steps, and by the time that they took, from the first step on."),unit:(0,se.t)(
"steps, s")},queue:{meaning:(0,se.t)("From the arrival of the request to the first step that worked on it."),unit:(0,se.t)("steps, s")},"first-token":{meaning:(0,se.t)(
"From the arrival of the request to its first new token."),unit:(0,se.t)("steps, s")},"continuous-batching":{meaning:(0,se.t)("Whether continuous batching wrote\
 the tokens that generate writes, greedily, for just this request. Drawn texts cannot be compared: all requests of a step draw from one generator.")}});function Gu(t){
if(t.length<2)return"–";let e=t.slice(1).map((n,o)=>ts(t[o],n));return Ys([0,1].map(n=>(0,Cc.medianOf)(e.map(o=>o[n]))))}function Hu(t,e){return t?t.status===
"cancelled"?(0,se.t)("cancelled"):t.status==="failed"?t.reason?(0,se.t)("failed: {reason}",{reason:t.reason}):(0,se.t)("failed"):t.status==="refused"?t.reason?(0,se.t)(
"refused: {reason}",{reason:t.reason}):(0,se.t)("refused"):t.reason==="eos"?(0,se.t)("finished: the EOS token"):(0,se.t)("finished: the length limit"):e?(0,se.t)(
"it did not end"):(0,se.t)("under way")}function Ku({end:t,isSampled:e,isAlone:n,hasAlone:o}){return n?(0,se.t)("it is generate"):t&&t.same!==null&&t.same!==void 0?
t.same?(0,se.t)("✓ the same"):(0,se.t)("✗ other tokens"):e?(0,se.t)("○ not comparable: sampled"):o?"–":(0,se.t)("○ not compared: generate has not served\
 it")}function _c(t,e,n){let{request:o,ways:s,requests:r,values:i}=e;if(t.hidden=o===null,o===null)return;let{prompt:a,max_new_tokens:u,temperature:h,top_k:m,top_p:b}=r[o],
v=(0,Te.make)("h3","gp-serving-sub",(0,se.t)("Request {request}",{request:o+1}));v.style.setProperty("--own",n(o));let P=(0,Te.make)("p","gp-serving-prompt");P.
append((0,Te.make)("span","gp-mark",`${(0,se.t)("Prompt:")} `),(0,Te.make)("bdi","",a));let $=(0,Te.make)("p","gp-note",[(0,se.tn)(u,"at most {count} new token",
"at most {count} new tokens"),h==null?(0,se.t)("greedy"):[`temperature ${h}`,...m?[`top_k ${m}`]:[],...b?[`top_p ${b}`]:[]].join(", ")].join(" · "));t.replaceChildren(
v,P,$,...s.map((C,O)=>Vu(e,O,o)),mi(Du(e,o,i.clock),(0,se.t)("Request {request} in each way",{request:o+1})))}function Vu(t,e,n){let o=(0,Te.make)("p","gp-servi\
ng-text");t.ways.length>1&&o.append((0,Te.make)("b","",`${Qt(e)} `));let s=t.ways[e].ends?.[n]?.tokens,r=t.newIds(e,n),i=t.ways[e].cells[n].flatMap((u,h)=>u&&u.
id!==null?[h]:[]),a=Math.max(r.length,s?.length??0);for(let u=0;u<a;u++){let[h,m,b]=s?.[u]??[r[u],t.label(r[u]),t.label(r[u])],v=(0,Te.make)("span","gp-serving-\
token");m===null?v.append((0,Te.make)("span","gp-mark",` ${h} `)):b===null?v.append((0,Te.labelled)(m,"gp-end")):(0,Te.fillToken)(v,b),(i[u]??1/0)>t.stepOf(e)&&
(v.dataset.later=""),o.append(v)}return a||o.append((0,Te.make)("span","gp-mark",(0,se.t)("(no token)"))),o}function mi(t,e){let n=(0,Te.make)("div","gp-serving\
-scroll",null,{tabindex:0,role:"region","aria-label":e});return n.append(t),n}function Du(t,e,n){let o=(0,Te.make)("table","gp-serving-facts");o.append((0,Te.make)(
"caption","gp-hidden",(0,se.t)("Request {request} in each way",{request:e+1}))),t.ways.length>1&&o.appendChild((0,Te.make)("thead")).appendChild((0,Te.make)("tr")).
append((0,Te.make)("td"),...t.ways.map((a,u)=>(0,Te.make)("th","",`${Qt(u)} ${Fn(a.settings)}`,{scope:"col"})));let s=o.appendChild((0,Te.make)("tbody")),r=t.ways.
map((i,a)=>({times:kc(i,e,n),cells:i.cells[e],end:i.ends?.[e],isOver:!!i.ends,isAlone:i.settings.kind==="alone",hasAlone:t.ways.some(({settings:u})=>u.kind==="a\
lone"),isSampled:typeof t.requests[e].temperature=="number",blocks:i.settings.blocks&&(i.tables[t.stepOf(a)]?.[e]||[]).map(u=>u.join(" ")).join("; ")||"–"}));
for(let[i,a,u]of ju()){let h=s.appendChild((0,Te.make)("tr")),m=(0,Te.make)("th","",null,{scope:"row"}),b=m.appendChild((0,Te.make)("span","",i));(0,$c.tipOfTerm)(
b,a,()=>"",Fu()[a]),h.append(m,...r.map(v=>(0,Te.make)("td","",u(v))))}return o}var Uu=["kept","chosen","accepted","rejected","bonus"],Ju=[["kept","rejected"],["kept","accepted"],["chosen","rejected"]],Wc=t=>[1,3,5].map(e=>parseInt(t.slice(
e,e+2),16)),Zu=(t,e)=>"#"+Wc(t).map((n,o)=>Math.round((n+Wc(e)[o])/2).toString(16).padStart(2,"0")).join("");function er(t){let e=getComputedStyle(t),n=s=>e.getPropertyValue(
"--gp-"+s).trim(),o=[...Uu.map(n),...Ju.map(([s,r])=>Zu(n(s),n(r)))];return s=>o[s%o.length]}var qc=g(Me(),1),Ro=g(D(),1),Gn=g(G(),1),jt=g(Ec(),1),lo=g(Ac(),1);var Qu=132,Xu=()=>[{name:"requests",title:(0,Gn.t)("Requests in a step"),value:({inStep:t})=>t,of:()=>!0},{name:"waiting",title:(0,Gn.t)("Requests in the queue"),
value:({waiting:t})=>t.length,of:()=>!0},{name:"tokens",title:(0,Gn.t)("Tokens a step"),value:Yu,of:()=>!0},{name:"free",title:(0,Gn.t)("Empty blocks"),value:({
free:t})=>t,of:({settings:t})=>!!t.blocks}],Yu=({prefill:t,decode:e,padding:n})=>t+e+n;function Lc(t,e,n){let o=Xu().filter(({of:r})=>e.ways.some(r)),s=(0,qc.fit)(
t,o.length,()=>ef(e,n));o.forEach((r,i)=>tf(s[i],e,r))}function ef(t,e){let n=(0,Ro.make)("figure","gp-serving-curve");return n.append((0,Ro.make)("figcaption"),
(0,Ro.make)("div")),n.lastChild.addEventListener("click",o=>{let{left:s,right:r,width:i}=n.dataset,a=n.lastElementChild.getBoundingClientRect(),u=(o.clientX-a.left-
Number(s))/(Number(i)-Number(s)-Number(r));e(Math.max(0,Math.min(t.length-1,Math.floor(u*t.length))))}),n}function tf(t,e,{name:n,title:o,value:s,of:r}){let[i,a]=t.
children,u=e.ways.map((x,k)=>({way:x,i:k})).filter(({way:x})=>r(x)),h=n==="tokens",m=h?e.served.settings.token_budget:void 0,b=Math.max(1,...(h?[e.served]:u.map(
({way:x})=>x)).flatMap(({sums:x})=>x.map(s))),v=m!==void 0&&m<=b*3,P=v?Math.max(b,m):b;(0,Ro.say)(i,nf(e,o,u,h,m));let $=(0,lo.plotIn)(a,{height:Qu,x:[0,Math.max(
1,e.length)],y:[0,P*1.08],left:36,right:8,top:10,bottom:34});Object.assign(t.dataset,{left:$.left,right:$.right,width:$.width});let C=(0,lo.ticksWithin)(1,e.length,
$.inner/70).filter(Number.isInteger).map(x=>[x-.5,String(x)]),O=[(0,lo.axisMarks)($,{xTicks:C,yTicks:(0,lo.ticksWithin)(0,P,3).filter(Number.isInteger),xTitle:(0,Gn.t)(
"step"),yTitle:""})];h?O.push(rf($,e.served.sums)):O.push(u.map(({way:x,i:k})=>(0,jt.pathMark)(`gp-curve-line gp-way-${k}`,sf($,x.sums.map(s))))),v&&O.push([(0,jt.lineMark)(
"gp-curve-budget",$.left,$.y(m),$.width-$.right,$.y(m))]),n==="free"&&O.push(af($,e.served.sums));let S=$.x(e.step+.5);O.push([(0,jt.lineMark)("gp-curve-here",S,
$.top,S,$.height-$.bottom)]),$.draw(of(o,h?[{way:e.served,i:e.way}]:u,s,e),O)}function nf(t,e,n,o,s){if(!o)return e;let r=t.ways.length>1?`${e}, ${Qt(t.way)}`:e;
return s===void 0?r:`${r} (${(0,Gn.t)("budget {budget}",{budget:s})})`}function of(t,e,n,o){let s=e.map(({way:r,i})=>{let a=r.sums.map(n),u=a[o.stepOf(i)]??0;return(0,Gn.t)(
"{way}: at most {most}, {here} at step {step}",{way:Qt(i),most:Math.max(0,...a),here:u,step:o.stepOf(i)+1})});return`${t}. ${s.join(". ")}.`}var sf=(t,e)=>e.flatMap(
(n,o)=>[[t.x(o),t.y(n??0)],[t.x(o+1),t.y(n??0)]]);function rf(t,e){let n=[["decode",({decode:s})=>s],["prefill",({prefill:s,again:r})=>s-r],["again",({again:s})=>s],
["padding",({padding:s})=>s]],o=e.map(()=>0);return n.map(([s,r])=>{let i=e.map((u,h)=>o[h]+r(u)),a=e.map((u,h)=>i[h]>o[h]?`M${(0,jt.pixel)(t.x(h))} ${(0,jt.pixel)(
t.y(o[h]))}V${(0,jt.pixel)(t.y(i[h]))}H${(0,jt.pixel)(t.x(h+1))}V${(0,jt.pixel)(t.y(o[h]))}Z`:"").join("")||"M0 0";return i.forEach((u,h)=>{o[h]=u}),["path",`gp\
-stack-${s}`,{d:a},[]]})}function af(t,e){let n=t.height-t.bottom;return e.flatMap(({starved:o},s)=>o.length?[(0,jt.lineMark)("gp-curve-starved",t.x(s+.5),n-7,t.
x(s+.5),n)]:[])}var co=g(Me(),1),gt=g(D(),1),gi=g(G(),1),zc=g(nt(),1);var Ft=20,[lf,Rc]=[11,26],df=48,cf=13,hf=(t,e)=>Math.max(t<=12?24:t<=32?19:15,Math.ceil(e*1.25));function Ic(t,e,n,{onPick:o,onScroll:s}){let r=t.appendChild((0,gt.make)(
"div","gp-gantt-heads")),i=t.appendChild((0,gt.make)("div","gp-gantt-scroll")),a=i.appendChild((0,gt.make)("div","gp-gantt-wide",null,{role:"group"})),u=a.appendChild(
(0,gt.make)("canvas","",null,{"aria-hidden":"true"}));r.append((0,gt.make)("div","gp-gantt-corner",(0,gi.t)("step"),{"aria-hidden":"true"}));let h=r.appendChild(
(0,gt.make)("div","gp-gantt-rows")),[m,b]=[Rc,24],v=null,$=a.appendChild((0,gt.make)("div")),C=!1,O=()=>e.ways[n],S=()=>Math.max(e.length,e.isLive?df:1);function x(E,N,R){
let z=(0,gt.make)("div",R);return Object.assign(z.style,{left:`${N*m}px`,top:`${Ft+E*b}px`,width:`${m}px`,height:`${b}px`}),Object.assign(z.dataset,{request:E,step:N}),
(0,zc.tipLater)(z,()=>Xs(e,n,E,N)),z}function k({clientX:E,clientY:N}){let{left:R,top:z}=a.getBoundingClientRect(),[j,ae]=[Math.floor((E-R)/m),Math.floor((N-z-Ft)/
b)];return j>=0&&j<O().length&&ae<e.requests.length?{request:ae,step:j}:null}a.addEventListener("pointermove",E=>{let N=k(E);v&&N&&v.dataset.step===String(N.step)&&
v.dataset.request===String(N.request)||(v?.remove(),v=N&&N.request>=0?a.appendChild(x(N.request,N.step,"gp-gantt-hover")):null)}),a.addEventListener("pointerlea\
ve",()=>{v?.remove(),v=null}),a.addEventListener("click",E=>{let N=k(E);N&&o(n,N.request>=0?N.request:e.request,N.step)});function p({focus:E=!1}={}){if(!O().length)
return;let[N,R]=[e.request??0,e.stepOf(n)],z=E||document.activeElement===$;if($.dataset.request===String(N)&&$.dataset.step===String(R)&&$.style.width===`${m}px`&&
!E){$.classList.toggle("gp-none",e.request===null),(0,co.sayAttributes)($,{"aria-label":Xs(e,n,N,R)});return}let j=x(N,R,`gp-gantt-at${e.request===null?" gp-non\
e":""}`);(0,co.sayAttributes)(j,{role:"button",tabindex:0,"aria-label":Xs(e,n,N,R)}),$.replaceWith(j),$=j,z&&$.focus({preventScroll:!0})}a.addEventListener("key\
down",E=>{let N={ArrowRight:[0,1],ArrowLeft:[0,-1],ArrowDown:[1,0],ArrowUp:[-1,0],PageDown:[0,10],PageUp:[0,-10],Home:[0,-1/0],End:[0,1/0]};if(E.key==="Escape")
return o(n,null,e.at);let R=N[E.key];if(!R||E.ctrlKey||E.metaKey||E.altKey)return;E.preventDefault();let z=(j,ae)=>Math.max(0,Math.min(ae-1,j));o(n,z((e.request??
0)+R[0],e.requests.length),z(e.stepOf(n)+R[1],O().length)),p({focus:!0}),A()});function d(E){let N=(0,co.fit)(h,e.requests.length,()=>{let R=(0,gt.make)("button",
"gp-gantt-head",null,{type:"button"});return R.append((0,gt.make)("b"),(0,gt.make)("bdi")),R});e.requests.forEach(({prompt:R},z)=>{let j=N[z];j.style.height=`${b}\
px`,j.style.setProperty("--own",E(z)),(0,gt.say)(j.firstChild,String(z+1)),(0,gt.say)(j.lastChild,(0,gt.inOneLine)(R.slice(0,80))),j.setAttribute("aria-pressed",
String(z===e.request)),(0,co.sayAttributes)(j,{"aria-label":vc(e,n,z)})})}h.addEventListener("click",({target:E})=>{let N=E.closest(".gp-gantt-head"),R=[...h.children].
indexOf(N);R>=0&&o(n,R===e.request&&n===e.way?null:R,e.at)});let c;function l(){if(!t.clientWidth)return;c=er(t);let E=i.clientWidth;m=Math.max(lf,Math.min(Rc,Math.
floor(E/S()))),b=hf(e.requests.length,parseFloat(getComputedStyle(t).fontSize));let[N,R]=[S()*m,Ft+e.requests.length*b];Object.assign(a.style,{width:`${N}px`,height:`${R}\
px`}),(0,co.sayAttributes)(a,{"aria-label":(0,gi.t)("What each request does in each step. Arrow keys move from cell to cell, Escape lets go of the request.")}),
d(c),p(),e.isLive&&e.at===null&&!C&&(i.scrollLeft=N),y()}function w(){!t.clientWidth||!c||([...h.children].forEach((E,N)=>E.setAttribute("aria-pressed",String(N===
e.request))),p(),y())}function y(){let E=devicePixelRatio||1,[N,R]=[Math.min(i.clientWidth,S()*m),Ft+e.requests.length*b];if(N<=0)return;Object.assign(u.style,{
width:`${N}px`,height:`${R}px`}),Object.assign(u,{width:Math.round(N*E),height:Math.round(R*E)});let z=u.getContext("2d");z.scale(E,E);let j=getComputedStyle(t),
ae=Object.fromEntries(["text","muted","line","surface","raised","error","chosen"].map(fn=>[fn,j.getPropertyValue(`--gp-${fn}`).trim()])),te=Math.min(i.scrollLeft,
S()*m-N);z.translate(-te,0);let[Pe,rt]=[Math.max(0,Math.floor(te/m)),Math.min(S(),Math.ceil((te+N)/m)+1)];z.font=`${Math.max(10,Math.min(b-8,parseFloat(j.fontSize)-
1))}px ${j.fontFamily}`,z.textAlign="center",z.textBaseline="middle",_(z,ae,Pe,rt,R);for(let fn=0;fn<e.requests.length;fn++){for(let Wn=Pe;Wn<Math.min(rt,O().length);Wn++)
q(z,ae,fn,Wn);L(z,ae,fn)}f(z,ae,R),T(z,ae,R)}function _(E,N,R,z,j){E.fillStyle=N.line;for(let te=0;te<=e.requests.length;te++)E.fillRect(R*m,Ft+te*b,(z-R)*m,.5);
let ae=[1,2,5,10,20,50].find(te=>te*m>=34);for(let te=R;te<z;te++)te%ae&&(te+1)%ae||(te+1)%ae&&te||(E.fillStyle=N.muted,(te===0||(te+1)%ae===0)&&E.fillText(String(
te+1),(te+.5)*m,Ft/2));e.request!==null&&(E.fillStyle=N.raised,E.fillRect(R*m,Ft+e.request*b,(z-R)*m,b)),E.fillStyle=N.line,E.fillRect(O().length*m,Ft,1,j-Ft)}function q(E,N,R,z){
let j=O().cell(R,z);if(!j)return;let[ae,te,Pe,rt]=[z*m+.5,Ft+R*b+2,m-1,b-4],fn=c(R),Wn=[ae+Pe/2,te+rt/2+.5];if(E.fillStyle=E.strokeStyle=fn,j.what==="prefill"||
j.what==="chunk"){if(E.fillRect(ae,te,Pe,rt),j.again&&W(E,N.surface,ae,te,Pe,rt),j.what==="chunk"&&(E.fillStyle=N.surface,E.beginPath(),E.moveTo(ae+Pe,te),E.lineTo(
ae+Pe,te+rt*.55),E.lineTo(ae+Pe-rt*.55,te),E.fill()),m>=cf&&!j.again&&M(E,N.surface,String(j.tokens-j.padding),Wn,Pe),j.padding){let Si=Math.max(3,rt*j.padding/
j.tokens);E.fillStyle=N.surface,E.fillRect(ae,te,Pe,Si),W(E,N.muted,ae,te,Pe,Si)}}else j.what==="decode"?(E.globalAlpha=.42,E.fillRect(ae,te+rt*.2,Pe,rt*.6),E.globalAlpha=
1,E.fillRect(ae,te+rt*.8-1.5,Pe,1.5)):j.what==="pad"?W(E,N.muted,ae,te+rt*.2,Pe,rt*.6):j.what==="waits"?E.fillRect(ae+Pe*.15,Wn[1]-.75,Pe*.5,1.5):j.what==="star\
ved"?M(E,N.error,"!",Wn,Pe,!0):(E.globalAlpha=.5,E.strokeRect(ae+1,te+rt*.3,Pe-2,rt*.4),E.globalAlpha=1);j.back&&M(E,N.error,"↩",Wn,Pe,!0)}function L(E,N,R){let z=O().
ends?.[R];if(!z||z.status==="finished")return;let j=O().cells[R].length;M(E,N.error,"✕",[(j+.5)*m,Ft+(R+.5)*b],m,!0)}function f(E,N,R){E.fillStyle=N.error;for(let{
step:z}of O().faults)E.fillRect(z*m-1,Ft-6,2,R)}function T(E,N,R){let z=e.stepOf(n)*m;E.strokeStyle=N.chosen,E.lineWidth=n===e.way?2:1,E.strokeRect(z,1,m,R-2),E.
lineWidth=1}function M(E,N,R,[z,j],ae,te=!1){E.fillStyle=N;let Pe=E.font;te&&(E.font=`700 13px ${getComputedStyle(t).fontFamily}`),E.fillText(R,z,j,ae),E.font=Pe}
function W(E,N,R,z,j,ae){E.save(),E.beginPath(),E.rect(R,z,j,ae),E.clip(),E.strokeStyle=N,E.beginPath();for(let te=R-ae;te<R+j;te+=5)E.moveTo(te,z+ae),E.lineTo(
te+ae,z);E.stroke(),E.restore()}function A(){let E=e.stepOf(n)*m,{scrollLeft:N,clientWidth:R}=i;(E<N||E+m>N+R)&&(i.scrollLeft=E+m<R?0:E-R/2)}return i.addEventListener(
"scroll",()=>{C=i.scrollLeft+i.clientWidth<S()*m-2*m,y(),s(i.scrollLeft,i)}),new ResizeObserver(()=>e.values&&e.ways[n]&&l()).observe(i),{draw:l,place:w,showStep:A,
scroll:i}}var tr=g(D(),1),wi=g(G(),1),pf=12e3,uf=70,ff=700;function Bc({root:t,slider:e,button:n,words:o},s,r){let i=0;function a(){clearInterval(i),i=0,(0,tr.say)(n,(0,wi.t)(
"▶ Play"))}function u(){s.step>=s.length-1&&r(0),i=window.setInterval(()=>{if(!t.isConnected||s.step>=s.length-1)return a();r(s.step+1)},Math.max(uf,Math.min(
ff,pf/s.length))),(0,tr.say)(n,(0,wi.t)("❚❚ Pause"))}return n.addEventListener("click",()=>i?a():u()),e.addEventListener("input",()=>{a(),r(Number(e.value)-
1)}),e.addEventListener("keydown",({key:h})=>h==="Escape"&&r(null)),{stop:a,draw(h){n.disabled=s.length<2,e.max=String(Math.max(1,s.length)),e.value=String(s.step+
1),e.setAttribute("aria-valuetext",h),(0,tr.say)(o,h)}}}var[mf,gf,wf,bf,kf,yf]=[0,1,2,3,4,5],nr=class{constructor(e){this.requests=e,this.steps=[],this.settings={},this.ends=null,this.figures=null,this.faults=[],this.
clear()}clear(){let{requests:e}=this;this.cells=e.map(()=>[]),this.tables=[],this.kept=[],this.sums=[],this.read=e.map(()=>0),this.written=e.map(()=>0),this.inParts=
e.map(()=>!1),this.begun=e.map(()=>!1)}grow({settings:e,steps:n,ends:o=null,figures:s=null,faults:r=[]}){for(r.length!==this.faults.length&&this.clear(),Object.
assign(this,{settings:e||{},ends:o,figures:s,faults:r,steps:n});this.sums.length<n.length;)this.add(n[this.sums.length])}get length(){return this.sums.length}cell(e,n){
return this.cells[e][n]}add(e){let n=this.sums.length,o={at:e.at,start:e.start,seconds:e.seconds,inStep:0,prefill:0,decode:0,again:0,padding:0,free:e.free?e.free.
reduce((i,a)=>i+a,0):null,waiting:e.waiting||[],starved:e.starved||[],back:e.put_back||[],came:e.came||[],left:e.left||[],evicted:e.evicted||0,shared:Object.values(
e.shared||{}).reduce((i,a)=>i+a,0)};this.sums.push(o);let s=!n||this.faults.some(({step:i})=>i===n),r=s?{}:this.tables[n-1];this.tables.push(e.tables&&Object.keys(
e.tables).length?{...r,...e.tables}:r),this.kept.push(e.kept||(s?[]:this.kept[n-1]));for(let i of e.rows)this.addRow(n,i,o);o.waiting.forEach((i,a)=>this.put(n,
i,{what:"waits",place:a+1,back:o.back.includes(i),anew:this.begun[i]}));for(let i of o.starved)this.cells[i][n]||this.put(n,i,{what:"starved"});for(let i of Object.
keys(this.tables[n]).map(Number))this.tables[n][i]&&!this.cells[i][n]&&this.put(n,i,{what:"idle"});for(let[i,a]of Object.entries(e.shared||{})){let u=this.cells[i]?.[n];
u&&(u.shared=a)}for(let i of o.back)this.inParts[i]=!1}addRow(e,n,o){let[s,r,i,a,u,h]=[mf,gf,wf,bf,kf,yf].map($=>n[$]),m=i-a,b=r==="pad",v=b?0:Math.max(0,Math.min(
m,this.read[s]-u)),P=r==="prefill"&&(h===null||this.inParts[s]);this.put(e,s,{what:P?"chunk":r,tokens:i,padding:a,position:u,again:v,id:h,written:this.written[s]}),
o.padding+=a,!b&&(this.inParts[s]=r==="prefill"&&h===null,this.begun[s]=!0,this.read[s]=Math.max(this.read[s],u+m),h!==null&&(this.written[s]+=1),o.inStep+=1,o.
again+=v,o[r]+=m)}put(e,n,o){this.cells[n]&&(this.cells[n][e]={tokens:0,padding:0,position:0,again:0,id:null,written:this.written[n],place:0,back:!1,anew:!1,shared:0,
...o})}};var or=class{constructor(){this.values=null,this.ways=[],this.key="",this.clear()}clear(){this.way=0,this.at=null,this.request=null,this.settles=!1}take(e){let n=JSON.
stringify([e.model,e.clock,e.requests.map(({prompt:r,arrival:i,max_new_tokens:a})=>[r,i,a])]);n!==this.key&&this.clear();let o=n!==this.key,s=!o&&this.ways.length>
0&&this.isLive;return this.key=n,this.values=e,this.ways=e.ways.map((r,i)=>{let a=this.ways[i],h=!o&&a&&a.length<=r.steps.length&&JSON.stringify(a.settings)===JSON.
stringify(r.settings)&&xf(a.steps,r.steps)?a:new nr(e.requests);return h.grow(r),h}),this.way=Math.min(this.way,Math.max(0,this.ways.length-1)),this.at===null&&
this.isLive&&(this.way=Math.max(0,this.ways.length-1)),this.at!==null&&this.at>=this.length&&(this.at=null),this.settles=(o||s)&&!this.isLive&&this.at===null,this.
settles&&([this.way,this.at]=[0,this.fullest]),this.labels=vf(e),o}label(e){return this.labels.get(e)??null}newIds(e,n){return this.ways[e].cells[n].flatMap(o=>o&&
o.id!==null?[o.id]:[])}get requests(){return this.values.requests}get isLive(){return this.ways.some(({ends:e})=>!e)}get length(){return Math.max(0,...this.ways.
map(({length:e})=>e))}get step(){return this.at??this.length-1}stepOf(e){return Math.min(this.step,this.ways[e].length-1)}get served(){return this.ways[this.way]}get fullest(){
let e=0,n=this.ways[0].sums,o=({free:s,inStep:r})=>s===null?r:-s;return n.forEach((s,r)=>{o(s)>o(n[e])&&(e=r)}),e}};function xf(t,e){let n=t.length-1;return n<0||
t[n]===e[n]||JSON.stringify(t[n])===JSON.stringify(e[n])}function vf({requests:t,ways:e,tokens:n=[]}){let o=new Map,s=r=>{for(let[i,a]of r)o.set(i,a)};for(let r of[
n,...t.map(({tokens:i})=>i)])s(r);for(let{ends:r}of e)for(let i of r||[])i&&s(i.tokens);return o}var sr=g(Ye(),1),ke=g(D(),1),re=g(G(),1),Fc=g(nt(),1);var jc=t=>(0,re.tn)(t,"{count} step","{count} steps",{count:Number.isInteger(t)?t:(0,sr.fixed)(t,1)}),bi=t=>t?(0,re.t)("{half} / {most}",{half:`${jc(t.steps[0])}\
, ${(0,ke.seconds)(t.seconds[0])}`,most:`${jc(t.steps[1])}, ${(0,ke.seconds)(t.seconds[1])}`}):"–",Sf=()=>[[(0,re.t)("steps"),"step",(0,re.t)("Forward passes \
of the model."),t=>(0,ke.count)(t.steps)],[(0,re.t)("tokens computed"),"token",(0,re.t)("All that the steps read, padding among them."),({tokens:{prefill:t,decode:e,
again:n,padding:o}})=>(0,ke.count)(t+e+n+o)],[(0,re.t)("in prefill"),"prefill",(0,re.t)("Tokens of prompts, read for the first time."),t=>(0,ke.count)(t.tokens.
prefill)],[(0,re.t)("in decode"),"decode",(0,re.t)("Tokens of the texts, each read once to write the next one."),t=>(0,ke.count)(t.tokens.decode)],[(0,re.t)("re\
ad again"),"preempted",(0,re.t)("Tokens of prompts and texts whose blocks were lost when their request was preempted, or when the server started over."),t=>(0,ke.count)(
t.tokens.again)],[(0,re.t)("padding"),"padding",(0,re.t)("Tokens that were computed for nothing: padding, and rows whose text had ended."),t=>(0,ke.count)(t.tokens.
padding)],[(0,re.t)("shared"),"prefix-sharing",(0,re.t)("Tokens of prompts that needed no reading: blocks with the same beginning were there."),t=>(0,ke.count)(
t.shared)],[(0,re.t)("new tokens"),"length",(0,re.t)("Tokens that were written."),t=>(0,ke.count)(t.written)],[(0,re.t)("finished"),"ending",(0,re.t)("Requests \
that finished."),(t,e)=>(0,re.t)("{count} of {all}",{count:t.finished,all:e.requests.length})],[(0,re.t)("requests in a step"),"continuous-batching",(0,re.t)("T\
he mean over the steps."),t=>t.at_once===null?"–":(0,sr.fixed)(t.at_once,2)],[(0,re.t)("blocks used or kept"),"block",(0,re.t)("The share of the cache’s block\
s that were not empty, the mean over the steps."),t=>t.used===null?"–":(0,ke.percent)(t.used)],[(0,re.t)("starved / preempted"),"starved",(0,re.t)("How often \
a request got no block for its next token, and how often one lost its blocks."),t=>(0,re.t)("{half} / {most}",{half:t.starved,most:t.put_back})],[(0,re.t)("time\
 of all steps"),"time",(0,re.t)("The sum of the times of the steps."),t=>(0,ke.seconds)(t.seconds)],[(0,re.t)("new tokens per second"),"speed",(0,re.t)("New tok\
ens over the time of all steps."),t=>t.per_second===null?"–":(0,sr.fixed)(t.per_second,1)],[(0,re.t)("time to first token, p50 / p95"),"first-token",(0,re.t)(
"From the arrival of a request to its first token: half of the requests waited no longer than p50, 95% no longer than p95."),t=>bi(t.first)],[(0,re.t)("time bet\
ween tokens, p50 / p95"),"between-tokens",(0,re.t)("Between two tokens of a request."),t=>bi(t.between)],[(0,re.t)("latency, p50 / p95"),"latency",(0,re.t)("Fro\
m the arrival of a request to its last token."),t=>bi(t.whole)]];function Gc(t,e){let n=e.ways.map((i,a)=>({...i,i:a})).filter(({figures:i})=>i);if(t.hidden=!n.
length,t.hidden)return;let o=(0,ke.make)("table","gp-serving-figures");o.append((0,ke.make)("caption","gp-hidden",(0,re.t)("The ways side by side"))),o.appendChild(
(0,ke.make)("thead")).appendChild((0,ke.make)("tr")).append((0,ke.make)("td"),...n.map(({settings:i,i:a})=>{let u=(0,ke.make)("th","",e.ways.length>1?`${Qt(a)} ${Fn(
i)}`:Fn(i),{scope:"col"});return u.appendChild((0,ke.make)("small")).append((0,ke.together)(Qs(i))),u}));let r=o.appendChild((0,ke.make)("tbody"));for(let[i,a,u,
h]of Sf()){let m=r.appendChild((0,ke.make)("tr")),b=(0,ke.make)("span","",i);(0,Fc.tipOfTerm)(b,a,()=>"",{meaning:u,formula:"",unit:""});let v=(0,ke.make)("th",
"",null,{scope:"row"});v.append(b),m.append(v);for(let{figures:P}of n)m.insertCell().append((0,ke.together)(h(P,e)))}t.replaceChildren((0,ke.make)("h3","gp-serv\
ing-sub",n.length>1?(0,re.t)("The ways side by side"):(0,re.t)("In numbers")),mi(o,(0,re.t)("The ways side by side")),(0,ke.make)("p","gp-note",(0,ke.inParts)([
(0,re.t)("Timed once, on this machine: too little to say which is faster"),(0,re.t)("requests that did not finish count in no latency")])+"."))}function Hc(t,e){let n=x=>t.querySelector(".gp-"+x),o=new or,[s,r]=[n("serving-charts"),n("serving-moments")],i=Bc({root:t,slider:n("serving-slider"),button:n("\
serving-play"),words:n("serving-step")},o,x=>{o.at=x,C(),a.forEach(({showStep:k})=>k())}),a=[];function u(x,k,p){Object.assign(o,{way:x,request:k,at:p}),i.stop(),
C()}function h(x,k){for(let{scroll:p}of a)p!==k&&p.scrollLeft!==x&&(p.scrollLeft=x)}function m(){let x=(0,He.make)("section","gp-serving-chart"),k=(0,He.make)("\
h3","gp-serving-way");return k.append((0,He.make)("span"),(0,He.make)("small")),x.append(k,(0,He.make)("div","gp-gantt"),(0,He.make)("div","gp-serving-faults")),
x}let b=x=>o.ways.length>1?`${Qt(x)} ${Fn(o.ways[x].settings)}`:Fn(o.ways[x].settings);function v(){let x=(0,hn.fit)(s,o.ways.length,m);a.length=Math.min(a.length,
x.length),o.ways.forEach((k,p)=>{let[d,c,l]=x[p].children;(0,He.say)(d.firstChild,b(p)),(0,He.say)(d.lastChild,` ${Qs(k.settings)}`),a[p]??=Ic(c,o,p,{onPick:u,onScroll:h}),
a[p].draw();let w=k.faults.map(Sc);(0,hn.fit)(l,w.length,()=>(0,He.make)("p")),w.forEach((y,_)=>(0,He.say)(l.children[_],y))})}function P(){let x=(0,He.make)("s\
ection","gp-serving-moment");return x.append((0,He.make)("h3","gp-serving-sub"),(0,He.make)("p","gp-note"),(0,He.make)("div","gp-serving-blocks"),(0,He.make)("p",
"gp-serving-queue")),x}function $(x){let k=(0,hn.fit)(r,o.ways.length,P);o.ways.forEach((p,d)=>{let[c,l,w,y]=k[d].children;(0,He.say)(c,b(d)),(0,He.say)(l,fi(o,
d)),bc(w,o,d,x);let _=p.sums[o.stepOf(d)];(0,He.say)(y,_?Oc(_):"")})}function C(){let x=er(t);i.draw(fi(o,o.way)),a.forEach(({place:k})=>k()),$(x),_c(n("serving\
-card"),o,x),(0,hn.showIf)(n("serving-hint"),o.request===null),Lc(n("serving-curves"),o,k=>{u(o.way,o.request,k),a.forEach(({showStep:p})=>p())})}function O(){let{
model:x,dtype:k,device:p,seed:d}=o.values,c=o.requests.some(({temperature:y})=>y!==null);(0,He.say)(n("about"),(0,He.inParts)([x,k,p,(0,rr.tn)(o.requests.length,
"{count} request","{count} requests"),c&&(0,rr.t)("seed {seed}",{seed:d})]));let l=o.ways.map(({settings:y})=>y.kind),w=y=>t.querySelectorAll(".gp-"+y);for(let y of w(
"of-generate"))(0,hn.showIf)(y,l.includes("padded"));for(let y of w("of-blocks"))(0,hn.showIf)(y,l.includes("continuous"));(0,hn.showIf)(n("of-ways"),l.length>1),
n("of-ways").replaceChildren(...l.flatMap((y,_)=>[(0,He.make)("i",`gp-way-line gp-way-${_}`),Qt(_)])),v(),C(),Gc(n("serving-numbers"),o)}let S=()=>!t.hidden&&o.
values&&O();return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",S),new MutationObserver(S).observe(document.body,{attributes:!0,attributeFilter:[
"class"]}),new ResizeObserver(()=>!t.hidden&&o.values&&C()).observe(n("serving-curves")),t.addEventListener("gp-alone",S),x=>{if((0,hn.showIf)(t,!!e.found?.ways?.
length),t.hidden||!x.found)return;let k=o.take(e.found);k&&i.stop(),O(),(k||o.settles)&&a.forEach(({showStep:p})=>p())}}var ir=g(Me(),1),Hn=g(D(),1),Wt=g(G(),1),Vc=g(Se(),1),pn=g(Cn(),1),ar=g(gn(),1);function Dc(t,e){let n=a=>t.querySelector(".gp-"+a),o=new ar.MarkedText(n("words"));
function s({before:a,after:u}){if(u.error)return["even","…",(0,Wt.t)("Nothing left to score"),`${(0,Wt.t)(u.error.message)} ${(0,Wt.t)("z was {z} before.",{z:(0,pn.zWords)(
a.z_score)})}`];let h=(0,Wt.t)("z from {before} to {after}",{before:(0,pn.zWords)(a.z_score),after:(0,pn.zWords)(u.z_score)}),m=Number(u.threshold.toFixed(2));return a.
prediction?u.prediction?["good","◆",h,(0,Wt.t)("Still above the threshold {threshold}: the watermark survived.",{threshold:m})]:["bad","◇",h,(0,Wt.t)("No lo\
nger above the threshold {threshold}: the detector does not find the watermark any more.",{threshold:m})]:["even","◇",h,(0,Wt.t)("The text did not pass the th\
reshold {threshold} before the attack: there is nothing to remove.",{threshold:m})]}function r({how:a,strength:u}){return a?(0,Vc.isKnown)(u)?(0,Wt.t)("{attack}\
, strength {strength}",{attack:(0,Wt.t)(a),strength:(0,Hn.percent)(u)}):(0,Wt.t)(a):(0,Wt.t)("edited by hand")}function i(a){let{before:u,after:h}=a,[m,b,v,P]=s(
a);(0,ir.sayAttributes)(n("answer"),{"data-verdict":m}),(0,Hn.say)(n("answer-sign"),b),(0,Hn.say)(n("answer-words"),v),(0,Hn.say)(n("answer-more"),P),(0,Hn.say)(
n("told"),`${v}. ${P}`),(0,Hn.say)(n("about"),r(a)),(0,ir.showIf)(n("of-text"),!h.error),h.error||((0,ar.markLegend)(n("legend"),...(0,pn.legendOf)(h)),o.show((0,pn.markedItems)(
h)));let $=[{name:(0,Wt.t)("before"),report:u},...h.error?[]:[{name:(0,Wt.t)("after"),report:h}]];(0,pn.fillDetectionTable)(n("found-numbers"),$)}return a=>{t.hidden=
!e.found,!t.hidden&&a.found&&i(e.found)}}var vt=g(Me(),1),is=g(Ye(),1),lr=g(wr(),1),K=g(D(),1),Z=g(G(),1),dr=g(nt(),1),yi=g(Se(),1),as=g(Cn(),1);var ss=g(Me(),1),os=g(Ye(),1),Be=g(D(),1),pe=g(G(),1),ho=g(Se(),1),Xt=g(Cn(),1),Ot=g(gn(),1);function Uc(t,e){let n=p=>t.querySelector(".gp-"+p),o=["without","w\
ith"],s=n("threshold"),r=3,i=()=>e.answered("pair"),a=({report:p})=>!!p&&!p.error,u=o.map(p=>{let d=(0,Be.make)("div"),[c,l,w]=[(0,Be.make)("p","gp-facts"),(0,Be.make)(
"p","gp-problem","",{role:"status"}),(0,Be.make)("div","gp-text-body",null,{dir:"auto"})];return d.append((0,Be.make)("h3","",p==="with"?(0,pe.t)("With the wate\
rmark"):(0,pe.t)("Without the watermark")),c,l,w),n("texts").append(d),{facts:c,problem:l,text:new Ot.MarkedText(w),shown:0,report:null}});s.addEventListener("i\
nput",()=>{let p=s.valueAsNumber;!Number.isFinite(p)||p<0||p>20||(r=p,i()&&k())});function h(p,d,c){if(c){p.report!==c&&p.text.show((0,Xt.markedItems)(c)),Object.
assign(p,{report:c,shown:0});return}let[l]=e.groups[d].entries,w=l.tokens.map(y=>({token:y,mark:{},words:()=>(0,pe.t)("{token}, not scored yet",{token:(0,Be.quoted)(
y.text)})}));p.text.show(w,p.report?0:p.shown),Object.assign(p,{report:null,shown:w.length})}function m({tokens:p,perplexity:d,stop_reason:c,report:l}){if(!p)return(0,pe.t)(
"not started");let w=[(0,pe.tn)(p,"{count} token","{count} tokens")];return(0,ho.isKnown)(d)&&w.push((0,pe.t)("perplexity {value}",{value:(0,os.fixed)(d,2)})),l&&
!l.error&&w.push(l.kind==="green"?(0,pe.t)("{share} green",{share:(0,Be.percent)(l.green_fraction)}):(0,pe.t)("mean g-value {g}",{g:(0,os.fixed)(l.mean,3)})),c&&
w.push((0,Be.stopWords)(c)[1]),w.join(" · ")}function b({texts:p}){p.forEach((c,l)=>{let w=u[l];h(w,l,a(c)?c.report:null),(0,Be.say)(w.facts,m({...c,tokens:c.tokens||
e.groups[l].entries[0].tokens.length}));let{error:y}=c.report||{};(0,ss.showIf)(w.problem,!!y),(0,Be.say)(w.problem,y?`${(0,pe.t)(y.message)} ${(0,pe.t)(y.fix)}`:
"")});let d=p.filter(a).map(({report:c})=>(0,Xt.legendOf)(c)[1]);(0,Ot.markLegend)(n("legend"),e.found.kind,{unscored:d.some(({unscored:c})=>c),repeated:d.some(
({repeated:c})=>c)})}function v({texts:p}){if(!p.every(a))return p.find(({report:y})=>y&&y.error)?["even","–",(0,pe.t)("No comparison"),(0,pe.t)("One of the t\
exts cannot be scored.")]:["wait","…",e.done?(0,pe.t)("No answer"):(0,pe.t)("Not known yet"),(0,pe.t)("Both texts must be complete.")];let[d,c]=p.map(({report:w})=>w.
z_score),l=(0,pe.t)("z is {marked} with the watermark and {plain} without it; the threshold is {threshold}.",{marked:(0,Xt.zWords)(c),plain:(0,Xt.zWords)(d),threshold:Number(
r.toFixed(2))});return d>r?["bad","✗",(0,pe.t)("A false positive"),`${l} ${(0,pe.t)("The text without the watermark passes it.")}`]:c>r?["good","◆",(0,pe.t)(
"The watermark is found"),l]:["even","◇",(0,pe.t)("The watermark is not found"),`${l} ${$(p[1].report)}`]}let P=({tokens_needed:p,threshold:d})=>(0,ho.isKnown)(
p)&&d>0?Math.ceil(p*(r/d)**2):null;function $(p){let[d,c]=[P(p),(0,Xt.scoredOf)(p)];return d>c?(0,pe.tn)(d,"If the text went on like this, about {count} scored \
token would be needed; it has {scored}.","If the text went on like this, about {count} scored tokens would be needed; it has {scored}.",{scored:(0,Be.count)(c)}):
(0,pe.t)("A longer text or a stronger mark would help.")}function C({texts:p}){let[d,c]=p.map(({perplexity:w})=>w);return!p.every(a)||!(0,ho.isKnown)(d)||!(0,ho.isKnown)(
c)?"":`${(0,pe.t)("Perplexity under the model, without the watermark and with it: {plain} and {marked}.",{plain:(0,os.fixed)(d,2),marked:(0,os.fixed)(c,2)})} ${(0,pe.t)(
"One pair of texts says little about the cost; “{question}” measures it.",{question:(0,pe.t)("What does it cost?")})}`}function O(p){let[d,c,l,w]=v(p);(0,ss.sayAttributes)(
n("answer"),{"data-verdict":d}),(0,Be.say)(n("answer-sign"),c),(0,Be.say)(n("answer-words"),l),(0,Be.say)(n("answer-more"),`${w} ${C(p)}`.trim()),(0,Be.say)(n("\
means"),(0,Ot.thresholdWords)(r)),e.done&&(0,Be.say)(n("told"),`${l}. ${w}`);let y=e.entries[0]&&e.entries[0].seed;(0,Be.say)(n("about"),[ki(p.watermark),...(0,ho.isKnown)(
y)?[(0,pe.t)("seed {seed}",{seed:y})]:[]].join(" · "))}function S({report:p,expected:d}){if(!(0,ho.isKnown)(d)||p.kind!=="green")return null;let{ratio:c,num_tokens_scored:l}=p,
w=Array.from({length:Math.min(60,l)},(y,_)=>(_+1)*l/Math.min(60,l));return{name:(0,pe.t)("expected with it, at least"),look:"expected",points:w.map(y=>[y,(0,Ot.greenZ)(
d*y,y,c)]),tip:(0,pe.t)("At least {share} of the tokens are expected to be green with this bias, by theorem 4.2 of Kirchenbauer et al. 2023, from the model’s di\
stributions along the text.",{share:(0,Be.percent)(d)})}}function x({texts:p}){if((0,ss.showIf)(n("evidence"),p.every(a)),n("evidence").hidden)return;let[d,c]=p,
l=[{name:(0,pe.t)("with the watermark"),look:"measured",points:c.report.curve},S(c),{name:(0,pe.t)("without it"),look:"other",points:d.report.curve}].filter(Boolean);
(0,Ot.zKeys)(n("keys"),l),(0,Ot.zPicture)(n("curves"),{curves:l,threshold:r});let w=p.map(({report:y},_)=>{let q=(0,Ot.pValue)(y.z_score);return{name:_?(0,pe.t)(
"with"):(0,pe.t)("without"),report:{...y,threshold:r,p_value:q,confidence:1-q,false_positive_rate:(0,Ot.pValue)(r),tokens_needed:P(y)}}});(0,Xt.fillDetectionTable)(
t.querySelector("table"),w)}function k(){b(e.found),O(e.found),x(e.found)}return new ResizeObserver(()=>i()&&x(e.found)).observe(t),p=>{t.hidden=!i(),!t.hidden&&
(p.run&&u.forEach(d=>Object.assign(d,{report:null,shown:0})&&d.text.show([])),(p.run||p.found||p.status||p.steps)&&k())}}function ki(t){return Array.isArray(t.keys)?
(0,pe.tn)(t.keys.length,"SynthID, {count} key, n-grams of {length}","SynthID, {count} keys, n-grams of {length}",{length:t.ngram_len}):(0,pe.t)("green lists of \
{ratio}, bias {bias}, {scheme}, context width {width}",Zc(t))}function Jc(t){return Array.isArray(t.keys)?(0,pe.t)("SynthID, n-grams of {length}",{length:t.ngram_len}):
(0,pe.t)("green lists of {ratio}, {scheme}, context width {width}",Zc(t))}var Zc=({greenlist_ratio:t=.25,bias:e=2,seeding_scheme:n="lefthash",context_width:o=1})=>({
ratio:(0,Be.percent)(t),bias:e,scheme:n,width:o});var cr=g(gn(),1),rs=t=>Object.hasOwn(lr.SCORES,t)?(0,Z.t)(lr.SCORES[t][0]):t;function Qc(t,e){let n=f=>t.querySelector(".gp-"+f),[o,s]=[n("which"),n("threshold")],
r={},i=null,a=.01,u=()=>e.answered("sure"),h=({auc:f})=>(0,yi.isKnown)(f),m=({scores:f,learned:T})=>{let M=f.findIndex(({name:W})=>W===i);return M>=0?M:T?f.length-
1:0},b=f=>r[f]??(f==="posterior"?.5:e.found.threshold);o.addEventListener("change",()=>{i=o.value,L()}),s.addEventListener("input",()=>{!Number.isFinite(s.valueAsNumber)||
Math.abs(s.valueAsNumber)>100||(r[e.found.scores[m(e.found)].name]=s.valueAsNumber,c(e.found))});function v({counts:f,scores:T,fewest:M},W){let A=e.done?(0,Z.t)(
"No answer"):(0,Z.t)("Not known yet");if(!h(W))return["wait","…",A,e.done?(0,Z.t)("At least one text without the watermark and one with it must be scored."):(0,Z.t)(
"The first texts are being written.")];let[E]=W.rates;if(Math.min(...f)<M)return["wait","…",A,(0,Z.tn)(f[1],"{count} text with the watermark and {plain} witho\
ut it are too few to tell: {fewest} of each are needed.","{count} texts with the watermark and {plain} without it are too few to tell: {fewest} of each are need\
ed.",{plain:(0,K.count)(f[0]),fewest:(0,K.count)(M)})];let N={found:(0,K.count)(E.detected),number:(0,K.count)(E.marked),rate:(0,K.percent)(E.level)},R=e.running?
(0,Z.t)("{found} of {number} found at {rate} false positives so far",N):(0,Z.t)("{found} of {number} found at {rate} false positives",N),z=[...P(E,T.length>1?rs(
W.name):""),(0,Z.t)("AUC of these texts: {auc}.",{auc:(0,is.fixed)(W.auc,3)})].join(" ");return[E.apart?"good":"even",E.apart?"◆":"◇",R,z]}function P(f,T){let[
M,W]=f.found_between.map(K.percent),A={number:(0,K.count)(f.false_positives),share:(0,K.percent)(f.false_between[1])},E=[T?(0,Z.t)("By the {score}, the true det\
ection rate is between {low} and {high}.",{score:T,low:M,high:W}):(0,Z.t)("The true detection rate is between {low} and {high}.",{low:M,high:W}),f.false_positives?
(0,Z.t)("Of the texts without the watermark, {number} passed, so the true false-positive rate may be up to {share}.",A):(0,Z.t)("Of the texts without the waterm\
ark, none passed, but the true false-positive rate may be up to {share}.",A)];return f.level>a&&E.push((0,Z.tn)(f.plain,"{rate} is the smallest rate that {count\
} text without it can show.","{rate} is the smallest rate that {count} texts without it can show.",{rate:(0,K.percent)(f.level)})),f.apart||E.push((0,Z.t)("The \
intervals overlap: it is not known whether more are found than pass by chance.")),E}function $(f){let[T,M,W,A]=v(f,f.scores[m(f)]);(0,vt.sayAttributes)(n("answe\
r"),{"data-verdict":T}),(0,K.say)(n("answer-sign"),M),(0,K.say)(n("answer-words"),W),(0,K.say)(n("answer-more"),A),e.done&&(0,K.say)(n("told"),`${W}. ${A}`),(0,K.say)(
n("missing"),$t(e,f)),(0,K.say)(n("about"),[ki(f.watermark),...f.learned?[(0,Z.t)("only the texts that no detector was trained on")]:[]].join(" · "));let{left_out:E,
problem:N}=f;(0,vt.showIf)(n("warning"),E>0);let R=N?`${(0,Z.t)(N.message)} ${(0,Z.t)(N.fix)}`:(0,Z.t)("No token in them counts.");(0,K.say)(n("warning"),E>0?`⚠\
 ${(0,Z.tn)(E,"{count} text was not scored.","{count} texts were not scored.")} ${R}`:"")}let C=(f,T)=>f.filter(M=>M>T).length;function O({values:f,name:T},M){let[
W,A]=f.map(z=>C(z,M)),[E,N]=[W/f[0].length,A/f[1].length],R=[(0,Z.tn)(f[1].length,"Above {threshold}: {marked} of {count} text with the watermark ({found}), and\
 {plain} of {others} without it ({passed}).","Above {threshold}: {marked} of {count} texts with the watermark ({found}), and {plain} of {others} without it ({pa\
ssed}).",{threshold:Number(M.toFixed(2)),marked:(0,K.count)(A),found:(0,K.percent)(N),plain:(0,K.count)(W),others:(0,K.count)(f[0].length),passed:(0,K.percent)(
E)})];return T!=="posterior"&&R.push((0,Z.t)("If scores without the watermark were standard normal, {share} would pass.",{share:(0,cr.pWords)((0,cr.pValue)(M))})),
{x:E,y:N,words:R.join(" ")}}function S(f,T){let M=2/(9*(T-1));return f**2>(1-M+1.645*Math.sqrt(M))**3}function x({values:f,normal:T,name:M}){if(M==="posterior"||
!T[0])return"";let[W,A]=T.map(N=>N&&{mean:(0,as.zWords)(N[0]),deviation:(0,is.fixed)(N[1],2)}),E=[(0,Z.t)("Without the watermark: mean {mean}, standard deviatio\
n {deviation}; in theory 0 and 1.",W),A?(0,Z.t)("With it: mean {mean}, standard deviation {deviation}.",A):(0,Z.t)("With it: too few texts.")];return S(T[0][1],
f[0].length)&&E.push((0,Z.t)("The scores without the watermark scatter more than in theory, as they do where phrases repeat: try “{option}”.",{option:(0,Z.t)(
"count repeated n-grams once")})),E.join(" ")}function k({scores:f}){let T=f.filter(h).flatMap(W=>W.rates.map(A=>[W,A])),M=(0,vt.fit)(t.querySelector(".gp-rates\
 tbody"),T.length,()=>{let W=(0,K.make)("tr");return W.append((0,K.make)("th","",null,{scope:"row"}),...Array.from({length:4},()=>{let A=(0,K.make)("td");return A.
append((0,K.make)("span")," ",(0,K.make)("small")),A})),W});T.forEach(([W,A],E)=>{let[N,R,z,j,ae]=M[E].cells,[te,Pe]=A.found_between.map(K.percent);(0,K.say)(N,
rs(W.name)),p(R,(0,K.percent)(A.level),""),A.shown?p(z,(0,K.percent)(A.detected/A.marked),(0,yi.isKnown)(A.threshold)?(0,Z.t)("({low} to {high}), threshold {thr\
eshold}",{low:te,high:Pe,threshold:(0,as.zWords)(A.threshold)}):(0,Z.t)("({low} to {high})",{low:te,high:Pe})):p(z,(0,Z.t)("not known"),(0,Z.tn)(Math.ceil(1/A.level-
1e-9),"needs {count} text without it","needs {count} texts without it")),p(j,A.normal?(0,K.percent)(A.normal.rate):"–",A.normal?(0,Z.t)("threshold {value}",{value:(0,as.zWords)(
A.normal.threshold)}):""),A.shown?p(ae,(0,Z.t)("up to {share}",{share:(0,K.percent)(A.false_between[1])}),(0,Z.t)("{passed} of {number} passed",{passed:(0,K.count)(
A.false_positives),number:(0,K.count)(A.plain)})):p(ae,"–","")})}function p(f,T,M){(0,K.say)(f.children[0],T),(0,K.say)(f.children[1],M)}function d({scores:f}){
let[{rates:T}]=f.filter(h),M=T.filter(({shown:N})=>!N).map(({level:N})=>(0,K.percent)(N));if(!M.length)return"";let[W,A]=M;return`${(0,Z.tn)(T[0].plain,"With {c\
ount} text without the watermark, a false-positive rate of {rate} is less than one text, so the samples cannot show it.","With {count} texts without the waterma\
rk, a false-positive rate of {rate} is less than one text, so the samples cannot show it.",{rate:A?(0,Z.t)("{first} or {second}",{first:W,second:A}):W})} ${(0,Z.t)(
"The normal distributions reach further, as far as the scores are normal.")}`}function c(f){let T=f.scores[m(f)];if((0,vt.showIf)(n("shown"),h(T)),!h(T))return;
let M=b(T.name);document.activeElement!==s&&(s.value=M);let W=O(T,M);et(n("scores"),us(e.charts[`scores ${T.name}`],M,(0,Z.t)("threshold {value}",{value:Number(
M.toFixed(2))}))),(0,K.say)(n("at-threshold"),W.words),(0,K.say)(n("spreads"),x(T)),(0,vt.showIf)(n("of-fit"),T.name!=="posterior"&&T.normal.some(Boolean));let A=f.
scores.filter(h);if(et(n("roc"),la(e.charts[`roc ${T.name}`],W)),w(n("roc-keys"),A.map(({name:N,auc:R},z)=>[z===A.indexOf(T)?"gp-roc-main":`gp-roc-other gp-roc-${z%
3}`,(0,Z.t)("{score}: AUC {auc}",{score:rs(N),auc:(0,is.fixed)(R,3)}),(0,Z.t)((0,K.named)(lr.SCORES,N,["","",""])[2]),"auc"])),k(f),(0,K.say)(n("few"),d(f)),(0,vt.showIf)(
n("of-lengths"),f.lengths.length>1),f.lengths.length<2)return;et(n("lengths-box"),e.charts.lengths);let E=f.kind==="synthid"?(0,Z.t)("mean g"):"z";w(n("length-k\
eys"),[["gp-z-measured",(0,Z.t)("found at {rate} false positives, by {score}, from the samples",{rate:l(f.lengths),score:E}),(0,Z.t)("The threshold is the laxes\
t that at most this share of the cut texts without the watermark passes; unless the share is 1%, so few texts cannot show a smaller one. The bars are the 95 % i\
ntervals of the true rate."),"detection-rate"],["gp-z-expected",(0,Z.t)("the same by normal distributions"),(0,Z.t)("As if the scores at each length were normal\
."),"detection-rate"],["gp-z-other",(0,Z.t)("AUC"),(0,Z.t)("How often a cut text with the watermark scores higher than one without: 50% is guessing."),"auc"]])}
function l(f){let T=f.map(({levels:[A]})=>A),[M,W]=[Math.min(...T),Math.max(...T)].map(K.percent);return M===W?M:(0,Z.t)("{low} to {high}",{low:M,high:W})}function w(f,T){
let M=(0,vt.fit)(f,T.length,()=>{let W=(0,K.make)("span"),A=(0,vt.svg)("svg");return(0,vt.sayAttributes)(A,{width:26,height:8,"aria-hidden":"true"}),A.append((0,vt.svg)(
"path")),W.append(A,(0,K.make)("span")),W});T.forEach(([W,A,E,N],R)=>{(0,vt.sayAttributes)(M[R].firstChild.firstChild,{class:W,d:"M1 4H25"}),(0,K.say)(M[R].lastChild,
A),(0,dr.tipOfTerm)(M[R].lastChild,N,()=>"",{meaning:E})})}function y(){let{found:f}=e,T=f&&f.scores[m(f)];return!T||!h(T)?null:{score:T,rate:T.rates.find(({shown:M})=>M)||
T.rates[0]}}let _=f=>()=>{let T=y(),M=T&&f(T);return M?(0,Z.t)("{name}: {words}.",{name:rs(T.score.name),words:M}):""};(0,dr.runsOfTerms)(t,{roc:_(({score:f})=>`\
AUC ${(0,is.fixed)(f.auc,3)}`),level:_(({rate:f})=>(0,Z.t)("{passed} of {number} passed = {share}",{passed:(0,K.count)(f.false_positives),number:(0,K.count)(f.plain),
share:(0,K.percent)(f.false_positives/f.plain)})),found:_(({rate:f})=>(0,Z.t)("{found} of {number} found = {share}",{found:(0,K.count)(f.detected),number:(0,K.count)(
f.marked),share:(0,K.percent)(f.detected/f.marked)})),normal:_(({rate:f})=>f.normal?(0,Z.t)("{share} above {threshold}",{share:(0,K.percent)(f.normal.rate),threshold:(0,as.zWords)(
f.normal.threshold)}):""),truth:_(({rate:f})=>(0,Z.t)("{passed} of {number} passed; the true rate may be up to {share}",{passed:(0,K.count)(f.false_positives),number:(0,K.count)(
f.plain),share:(0,K.percent)(f.false_between[1])})),spread:()=>{let f=y();return f?x(f.score):""}});function q({scores:f}){(0,vt.showIf)(n("of-score"),f.length>
1);let T=f.map(({name:M})=>M).join();o.dataset.key!==T&&(o.dataset.key=T,o.replaceChildren(...f.map(({name:M})=>(0,K.make)("option","",rs(M),{value:M}))),o.value=
f[m(e.found)].name)}function L(){q(e.found),$(e.found),c(e.found)}return f=>{t.hidden=!u(),!t.hidden&&(f.found||f.status)&&L()}}var po=g(Me(),1),un=g(D(),1),wt=g(G(),1),xi=g(Se(),1),qt=g(Cn(),1),Kn=g(gn(),1);function Xc(t,e){let n=S=>t.querySelector(".gp-"+S),o=[(0,wt.t)("the text alone"),
(0,wt.t)("with its prompt")],s=new Kn.MarkedText(n("words")),r=n("which");r.addEventListener("change",()=>b());let i=()=>e.found.reports[Math.min(Number(r.value),
e.found.reports.length-1)];function a({reports:S,once:x,otherwise:k}){let[p,d,c,l]=(0,qt.verdictOf)(S[0],x?null:k);(0,po.sayAttributes)(n("answer"),{"data-verdi\
ct":p}),(0,un.say)(n("answer-sign"),d),(0,un.say)(n("answer-words"),c),(0,un.say)(n("answer-more"),l),(0,un.say)(n("told"),`${c}. ${l}`),(0,po.showIf)(n("beside"),
S.length>1),S.length>1&&(0,un.say)(n("beside"),h(S));let w=u(e.found);(0,po.showIf)(n("repeats"),!!w),(0,un.say)(n("repeats"),w),(0,un.say)(n("about"),m(e.found))}
function u({reports:[{num_tokens_scored:S}],otherwise:x,once:k}){let p=x?x.num_tokens_scored:null;if(!(0,xi.isKnown)(p)||p===S)return"";let d=(0,qt.zWords)(x.z_score);
return k?(0,wt.tn)(p-S,"Left out as repeated: {count} token. With it, z would be {z}.","Left out as repeated: {count} tokens. With them, z would be {z}.",{z:d}):
(0,wt.tn)(S-p,"Of the scored tokens, {count} only repeats an n-gram that came before, which is no new evidence: counted once, z is {z}.","Of the scored tokens, \
{count} only repeat an n-gram that came before, which is no new evidence: counted once, z is {z}.",{z:d})}function h([S,x]){let k=x.z_score-S.z_score,p=Math.abs(
k)<.005?(0,wt.t)("This changes nothing."):k<0?(0,wt.t)("This dilutes the mark."):(0,wt.t)("This happens to add to it."),d=(0,qt.zWords)(x.z_score);return`${(0,wt.tn)(
x.prompt_tokens,"With its prompt, z is {z}: {count} token of the prompt counts too.","With its prompt, z is {z}: {count} tokens of the prompt count too.",{z:d})}\
 ${p}`}function m({model:S,watermark:x,exact:k,once:p}){return[Array.isArray(x.keys)?(0,wt.tn)(x.keys.length,"SynthID, {count} key","SynthID, {count} keys"):(0,wt.t)(
"green list, {scheme}",{scheme:x.seeding_scheme||"lefthash"}),k?(0,wt.t)("the tokens of the run"):(0,wt.t)("tokens as {model} splits the text",{model:S}),...p?[
(0,wt.t)("repeated n-grams counted once")]:[]].join(" · ")}function b(){let S=i();(0,Kn.markLegend)(n("legend"),...(0,qt.legendOf)(S)),s.show((0,qt.markedItems)(
S))}function v({reports:S}){let x=S.map(({curve:l},w)=>({name:S.length>1?o[w]:"z",look:w?"other":"measured",points:l||[]})),[{tokens_needed:k,threshold:p}]=S,d=(0,qt.scoredOf)(
S[0]),c=(0,xi.isKnown)(k)?{at:k,words:P(k,d)}:null;(0,Kn.zPicture)(n("curve-box"),{curves:x,threshold:p,needed:c}),(0,Kn.zKeys)(n("curve-keys"),S.length>1?x:[])}
function P(S,x){return S<=x?(0,wt.tn)(S,"At the share of this text, {count} token reaches the threshold.","At the share of this text, {count} tokens reach the t\
hreshold."):(0,wt.tn)(S,"At the share of this text, {count} token reaches the threshold: {more} more.","At the share of this text, {count} tokens reach the thre\
shold: {more} more.",{more:(0,un.count)(S-x)})}function $(){(0,po.showIf)(n("of-layers"),!!e.charts.layers),et(n("layers-box"),e.charts.layers)}function C(S){let{
reports:x}=e.found;(0,po.showIf)(n("of-prompt"),x.length>1),a(e.found),S&&b(),(0,qt.fillDetectionTable)(n("found-numbers"),x.map((k,p)=>({name:o[p],report:k}))),
v(e.found),$()}let O=()=>!!e.found;return new ResizeObserver(()=>O()&&C(!1)).observe(t),S=>{t.hidden=!O(),!t.hidden&&S.found&&C(!0)}}var Yt=g(Me(),1),Ne=g(D(),1),Ze=g(G(),1),hr=g(Se(),1),ls=g(Cn(),1),Yc=g(gn(),1);function eh(t,e){let n=t.querySelector("tbody"),o=t.querySelector(".gp-mistake-n\
ote");function s({rows:b,threshold:v}){let P=b.flatMap(({reports:x})=>x.map(({z_score:k})=>k)).filter(hr.isKnown),$=Math.min(-3,...P)-.4,C=Math.max(v,...P)+.4,O=x=>(x-
$)/(C-$),S=(0,Yt.fit)(n,b.length,r);b.forEach(({what:x,how:k,meaning:p,keeps:d,reports:c},l)=>{let[w,y,_]=S[l].cells;S[l].classList.toggle("gp-right",l===0);let[
q,L]=w.children;(0,Ne.say)(q,(0,Ze.t)(x)),(0,Yt.sayAttributes)(q,{"data-tip":(0,Ze.t)(p)}),(0,Ne.say)(L,(0,Ze.t)(k));let f=c.map(({z_score:W})=>W).filter(hr.isKnown);
i(y.firstChild,f.map(O),{zero:O(0),threshold:O(v)});let T=f.length>1?(0,Ze.t)("{low} to {high}",{low:(0,ls.zWords)(Math.min(...f)),high:(0,ls.zWords)(Math.max(...f))}):
(0,ls.zWords)(f[0]);(0,Ne.say)(_.children[0],T),(0,Ne.say)(_.children[1],a(c,d));let M=l?u({keeps:d,meaning:p,reports:c},v):"";(0,Yt.showIf)(_.children[2],!!M),
(0,Ne.say)(_.children[2],M)}),(0,Ne.say)(o,m(b))}function r(){let b=(0,Ne.make)("tr"),v=(0,Ne.make)("th","",null,{scope:"row"});v.append((0,Ne.make)("span","",null,
{tabindex:0}),(0,Ne.make)("small"));let P=(0,Ne.make)("td");P.append((0,Ne.make)("span","gp-strip",null,{"aria-hidden":"true"}));let $=(0,Ne.make)("td");return $.
append((0,Ne.make)("b"),(0,Ne.make)("small"),(0,Ne.make)("small","gp-why")),b.append(v,P,$),b}function i(b,v,{zero:P,threshold:$}){let C=[P,$,...v],O=(0,Yt.fit)(
b,C.length,()=>(0,Ne.make)("i"));C.forEach((S,x)=>{(0,Yt.sayClass)(O[x],["gp-line gp-zero","gp-line"][x]||"gp-dot"),(0,Yt.sayPercent)(O[x],"left",S)})}function a(b,v){
let[P]=b.filter(({error:S})=>S);if(P)return(0,Ze.t)(P.error.message);let $=b.filter(({prediction:S})=>S).length,C=v==="none";if(b.length===1)return $?C?(0,Ze.t)(
"▲ above it by chance"):(0,Ze.t)("◆ watermarked"):(0,Ze.t)("◇ no sign");if(!$)return(0,Ze.tn)(b.length,"◇ no sign in {count} try","◇ no sign in {count} \
tries");let O={passed:$,number:b.length};return C?(0,Ze.t)("▲ {passed} of {number} above it by chance",O):(0,Ze.t)("◆ {passed} of {number} watermarked",O)}function u({
keeps:b,meaning:v,reports:P},$){let C=P.filter(({prediction:p})=>p);if(!C.length)return"";if(b!=="none")return(0,Ze.t)(v);let{num_tokens_scored:O,once:S}=C.reduce(
(p,d)=>d.z_score>p.z_score?d:p),x=S&&(0,hr.isKnown)(O)?O-S.num_tokens_scored:0,k=[];if(x>0){k.push((0,Ze.tn)(x,"p counts each token as new evidence, but {count}\
 of the {scored} only repeats an n-gram.","p counts each token as new evidence, but {count} of the {scored} only repeat an n-gram.",{scored:(0,Ne.count)(O)}));let p=(0,ls.zWords)(
S.z_score);k.push(S.z_score>$?(0,Ze.t)("Counted once, z is {z}.",{z:p}):(0,Ze.t)("Counted once, z is {z}, not above the threshold.",{z:p}))}return(!x||S.z_score>
$||P.length>1)&&k.push(...h($,P.length)),k.join(" ")}function h(b,v){let P=(0,Yc.pValue)(b),$=S=>(0,Ne.count)(Number((1/S).toPrecision(2))),C=[P>.1?(0,Ze.t)("{s\
hare} of texts without this watermark pass the threshold.",{share:(0,Ne.percent)(P)}):(0,Ze.t)("One in {odds} texts without this watermark passes the threshold.",
{odds:$(P)})];if(v===1)return C;let O=1-(1-P)**v;return C.push(O>.1?(0,Ze.t)("With {tries} tries at each text, {share} pass at least once.",{tries:(0,Ne.count)(
v),share:(0,Ne.percent)(O)}):(0,Ze.t)("With {tries} tries at each text, one in {odds} passes at least once.",{tries:(0,Ne.count)(v),odds:$(O)})),C}function m([b]){
return b.reports[0].prediction?"":(0,Ze.t)("The given settings find nothing either. If the text is watermarked, they may be wrong themselves, or the text is too\
 short.")}return b=>{t.hidden=!e.found,!t.hidden&&b.found&&s(e.found)}}var _n=g(D(),1),th=g(Rt(),1),Lt=g(G(),1),nh=g(nt(),1),oh=g(Se(),1),sh=g(Cn(),1);function rh(t,e){let n=i=>t.querySelector(".gp-"+i);function o({how:i,points:a,of:u,
seeds:h,threshold:m}){let b=a.filter(({z:P})=>P.length),v=[(0,Lt.t)(i),(0,Lt.tn)(h,"{count} seed at each strength","{count} seeds at each strength")];a.length<u&&
v.push((0,Lt.t)("{done} of {of} strengths so far",{done:a.length,of:u})),(0,_n.say)(n("about"),v.join(" · ")),(0,_n.say)(n("strength-words"),s(b,a,m)),et(n("st\
rength-box"),e.charts.strengths)}function s(i,a,u){let h=({strength:O,z:S})=>O===0?S[0]>u?"above":"below":Br(S,u),m=(...O)=>r(i,S=>O.includes(h(S))),[b,v,P]=[m(
"above"),m("below"),m("open","few")],$=a.filter(({refused:O})=>O).map(({strength:O})=>(0,_n.percent)(O)),C=[];return i.length&&i[0].strength===0&&h(i[0])!=="abo\
ve"&&C.push((0,Lt.t)("The text is not above the threshold even before the attack.")),b&&C.push((0,Lt.t)("At strength {strengths}, the median z is above the thre\
shold.",{strengths:b})),v&&C.push((0,Lt.t)("At strength {strengths}, the median z is not above the threshold.",{strengths:v})),P&&C.push((0,Lt.t)("At strength {\
strengths}, it is not known whether the median z is above the threshold: the seeds disagree or are too few.",{strengths:P})),$.length&&C.push((0,Lt.t)("At stren\
gth {strengths}, too little text is left to score, for some seeds or for all.",{strengths:$.join(", ")})),C.join(" ")}function r(i,a){let u=[];i.forEach((m,b)=>{
a(m)&&(b&&a(i[b-1])?u.at(-1)[1]=m.strength:u.push([m.strength,m.strength]))});let h=u.map(([m,b])=>m===b?(0,_n.percent)(m):(0,Lt.t)("{low} to {high}",{low:(0,_n.percent)(
m),high:(0,_n.percent)(b)}));return h.length>1?(0,Lt.t)("{names} and {last}",{names:h.slice(0,-1).join(", "),last:h.at(-1)}):h.join("")}return(0,nh.runsOfTerms)(
t,{median:()=>(0,th.inARow)((e.found?e.found.points:[]).filter(({z:i})=>i.length).map(({strength:i,z:a})=>(0,Lt.t)("{strength}: z {median}",{strength:(0,_n.percent)(
i),median:(0,sh.zWords)((0,oh.medianOf)(a))})))}),i=>{t.hidden=!e.found,!t.hidden&&i.found&&o(e.found)}}var en=g(Me(),1),zo=g(Ye(),1),ih=g(Rt(),1),Ke=g(D(),1),X=g(G(),1),Io=g(nt(),1),uo=g(Se(),1),ds=g(Cn(),1);var vi=(t,e)=>t?[e]:[];function ah(t,e){let n=k=>t.querySelector(".gp-"+k),o=()=>e.answered("cost"),s=({perplexity:k,score:p})=>!!(k&&p),r=({knob:k},p)=>k==="ke\
ys"?(0,X.tn)(p,"{count} key","{count} keys"):(0,X.t)("bias {value}",{value:Number(p.toFixed(3))});function i(k){let[p,...d]=k.points,c=d.filter(s).sort((f,T)=>f.
value-T.value),l=e.done?(0,X.t)("No answer"):(0,X.t)("Not known yet");if(!s(p)||!c.length)return["wait","…",l,e.done?(0,X.t)("At least one text without the wa\
termark and one with it must be scored."):(0,X.t)("The first texts are being written.")];let w=(0,X.t)("The threshold is {threshold}.",{threshold:k.threshold}),
y=f=>[u(k,f),...h(f,p)].join(" ");if(c.every(({found:f})=>f==="few")){let f=Math.max(...c.map(({texts:M})=>M)),T=(0,X.tn)(f,"{count} text of each strength is to\
o few to tell: {fewest} are needed.","{count} texts of each strength are too few to tell: {fewest} are needed.",{fewest:Ir});return["wait","…",l,`${y(c.at(-1))}\
 ${T}`]}let _=c[c.findLastIndex(({found:f})=>f!=="above")+1];if(_){let f=r(k,_.value);return["good","◆",e.running?(0,X.t)("Found from {strength} on, so far",{
strength:f}):(0,X.t)("Found from {strength} on",{strength:f}),`${w} ${y(_)}`]}let q=c.filter(({found:f})=>f==="above");if(q.length){let f=q.map(({value:T})=>r(k,
T)).join(", ");return["even","◇",e.running?(0,X.t)("Found at {strengths}, so far",{strengths:f}):(0,X.t)("Found at {strengths}",{strengths:f}),`${(0,X.t)("At \
the strongest it is not certain.")} ${y(c.at(-1))}`]}let L=c.every(({found:f})=>f==="below");return["even","◇",a(L),`${w} ${y(c.at(-1))} ${(0,X.t)("Longer tex\
ts help.")}`]}function a(k){return k?e.running?(0,X.t)("Not found at any strength so far"):(0,X.t)("Not found at any strength"):e.running?(0,X.t)("Not reliably \
found at any strength so far"):(0,X.t)("Not reliably found at any strength")}function u(k,{value:p,score:{median:d,low:c,high:l}}){let w={strength:r(k,p),median:(0,ds.zWords)(
d),low:(0,ds.zWords)(c),high:(0,ds.zWords)(l)};return l>c?(0,X.t)("At {strength}, the median z is {median}, interval {low} to {high}.",w):(0,X.t)("At {strength}\
, the median z is {median}.",w)}function h({perplexity:k,price:p,dearer:d},c){let l=(0,X.t)("The median perplexity is {marked} instead of {plain}.",{marked:(0,zo.fixed)(
k.median,2),plain:(0,zo.fixed)(c.perplexity.median,2)});if(!p)return[l];let w={times:Mt(p.median),interval:En(p)};return[l,p.high>p.low?(0,X.t)("Seed by seed it\
 is {times}, interval {interval}.",w):(0,X.t)("Seed by seed it is {times}.",w),...d==="open"?[(0,X.t)("That is not a clear cost.")]:d==="few"?[(0,X.t)("These ar\
e too few seeds to tell.")]:[]]}function m(k){let[p,d,c,l]=i(k);(0,en.sayAttributes)(n("answer"),{"data-verdict":p}),(0,Ke.say)(n("answer-sign"),d),(0,Ke.say)(n(
"answer-words"),c),(0,Ke.say)(n("answer-more"),l),e.done&&(0,Ke.say)(n("told"),`${c}. ${l}`),(0,Ke.say)(n("missing"),$t(e,k)),(0,Ke.say)(n("about"),Jc(k.watermark))}
function b(k){let p=k.kind==="green";for(let d of["perplexity","score","share","suppressed"])et(n(d),e.charts[d]);(0,Ke.say)(n("share-name"),p?(0,X.t)("Green to\
kens"):(0,X.t)("Mean g-value")),(0,Io.tipOfTerm)(n("share-name"),p?"green-list":"g-value",()=>v(C),{meaning:p?(0,X.t)("Green tokens / tokens scored, of all text\
s of a strength together."):(0,X.t)("The mean of all g-values of the texts of a strength: 0.5 without the watermark."),formula:p?(0,X.t)("green / scored"):"Σ g \
/ n",unit:p?"%":""}),(0,en.showIf)(n("of-suppressed"),!!e.charts.suppressed),(0,en.showIf)(n("limits"),p),(0,en.showIf)(n("of-expected"),k.points.some(({expected:d})=>(0,uo.isKnown)(
d))),(0,Ke.say)(n("suppressed-name"),(0,X.t)("Suppressed candidates")),(0,Io.tipOfTerm)(n("suppressed-name"),p?"green-list":"g-value",()=>v(O),{formula:"",unit:(0,X.t)(
"tokens"),meaning:(0,X.tn)(k.candidates,"Of the {count} candidate that the model found likeliest at a step, how many the watermark made less likely; the mean ov\
er all steps.","Of the {count} candidates that the model found likeliest at a step, how many the watermark made less likely; the mean over all steps.")})}let v=k=>(0,ih.inARow)(
e.found.points.filter(p=>k(p)!=="–").map(p=>(0,X.t)("{name}: {words}",{name:p.value===null?(0,X.t)("none"):r(e.found,p.value),words:k(p)}))),P=({perplexity:k})=>k?
(0,zo.fixed)(k.median,2):"–",$=({score:k})=>k?(0,ds.zWords)(k.median):"–",C=({share:k})=>(0,uo.isKnown)(k)?e.found.kind==="green"?(0,Ke.percent)(k):(0,zo.fixed)(
k,3):"–",O=({suppressed:k})=>(0,uo.isKnown)(k)?(0,zo.fixed)(k,2):"–";(0,Io.runsOfTerms)(t,{perplexity:()=>v(P),score:()=>v($)});function S(k){let p=k.kind===
"green",d=(f,T=k.points)=>T.some(M=>(0,uo.isKnown)(M[f])),c=(0,X.t)("At least this share of tokens is expected to be green, from the distributions that the mode\
l had along the texts."),l=(0,X.t)("How much probability the watermark moved from red candidates to green ones at a step, on average."),w=[[k.knob==="keys"?(0,X.t)(
"keys"):(0,X.t)("bias"),({value:f})=>f===null?(0,X.t)("none"):String(f)],[(0,X.t)("texts"),({texts:f})=>(0,Ke.count)(f),"sample",{formula:""}],[(0,X.t)("perplex\
ity"),P,"perplexity",{meaning:(0,X.t)("The median of the texts of a strength.")}],["z",$,"z-score",{meaning:(0,X.t)("The median of the texts of a strength.")}],
[p?(0,X.t)("green"):(0,X.t)("mean g"),C,p?"green-list":"g-value",{formula:p?(0,X.t)("green / scored"):"Σ g / n",unit:p?"%":""}],...vi(d("expected"),[(0,X.t)("e\
xpected at least"),({expected:f})=>(0,uo.isKnown)(f)?(0,Ke.percent)(f):"–","green-list",{meaning:c,formula:"",unit:"%"}]),...vi(d("suppressed",k.points.slice(
1)),[(0,X.t)("suppressed of {count}",{count:k.candidates}),O,p?"green-list":"g-value",{meaning:(0,X.t)("How many of the likeliest tokens the watermark made less\
 likely, on average over the positions."),formula:"",unit:(0,X.t)("tokens")}]),...vi(d("moved"),[(0,X.t)("moved to green"),({moved:f})=>(0,uo.isKnown)(f)?(0,Ke.percent)(
f):"–","total-variation",{meaning:l}])],y=t.querySelector("table.gp-numbers"),[_]=(0,en.fit)(y.tHead,1,()=>(0,Ke.make)("tr")),q=(0,en.fit)(_,w.length,()=>{let f=(0,Ke.make)(
"th","",null,{scope:"col"});return f.append((0,Ke.make)("span")),f});w.forEach(([f,T,M,W],A)=>{let E=q[A].firstChild;if((0,Ke.say)(E,f),M)(0,Io.tipOfTerm)(E,M,()=>v(
T),W);else for(let N of["data-tip","data-term","tabindex"])E.removeAttribute(N)});let L=(0,en.fit)(y.tBodies[0],k.points.length,()=>(0,Ke.make)("tr"));k.points.
forEach((f,T)=>{L[T].firstChild||L[T].append((0,Ke.make)("th","",null,{scope:"row"}));let M=(0,en.fit)(L[T],w.length,()=>(0,Ke.make)("td"));w.forEach(([,W],A)=>(0,Ke.say)(
M[A],W(f)))})}function x(){m(e.found),b(e.found),S(e.found)}return k=>{t.hidden=!o(),!t.hidden&&(k.found||k.status)&&x()}}var Pt=g(Me(),1),pr=g(Ye(),1),le=g(D(),1),lh=g(Rt(),1),ve=g(G(),1),ur=g(nt(),1),dh=g(Se(),1),tn=g(Cn(),1),fr=g(gn(),1);function ch(t,e){let n=l=>t.querySelector(
".gp-"+l),o=["A","B"],[s,r]=[0,[]],i=()=>e.answered("quiz"),a=()=>e.done?e.found.pairs.filter(({texts:l})=>l.every(({report:w})=>!w.error)):[],u=({left:l})=>l?0:
1,h=()=>r.filter((l,w)=>l===u(a()[w])).length,m=o.map((l,w)=>{let y=(0,le.make)("div","gp-side"),[_,q,L,f]=[(0,le.make)("h3","",(0,ve.t)("Text {name}",{name:l})),
(0,le.make)("p","gp-facts"),(0,le.make)("div","gp-body",null,{dir:"auto"}),(0,le.make)("button","gp-button gp-main",(0,ve.t)("Text {name} is watermarked",{name:l}),
{type:"button"})],T=(0,le.make)("div","",null,{tabindex:0}),M=(0,le.make)("div");return L.append(T,M),y.append(_,q,L,f),n("texts").append(y),f.addEventListener(
"click",()=>b(w)),{box:y,title:_,facts:q,plain:T,marked:M,button:f,text:new fr.MarkedText(M)}});function b(l){r[s]===void 0&&(r[s]=l,c(),n("next").focus({preventScroll:!0}))}
n("next").addEventListener("click",()=>{s=Math.min(s+1,a().length-1),c(),m[0].button.focus({preventScroll:!0})});let v=l=>l.kind==="green"?l.green_fraction:l.mean,
P=l=>l.kind==="green"?(0,ve.t)("{share} green",{share:(0,le.percent)(l.green_fraction)}):(0,ve.t)("mean g {g}",{g:(0,pr.fixed)(l.mean,3)});function $(l,w,y,_){let{
report:q,perplexity:L}=y.texts[w],f=w===u(y)?"with":"without";if((0,Pt.showIf)(l.plain,!_),(0,Pt.showIf)(l.marked,_),(0,Pt.showIf)(l.button,!_),(0,Pt.showIf)(l.
facts,_),_){l.box.dataset.truth=f,(0,le.say)(l.title,C(o[w],f==="with",r[s]===w));let T=[P(q),`z ${(0,tn.zWords)(q.z_score)}`];(0,dh.isKnown)(L)&&T.push((0,ve.t)(
"perplexity {value}",{value:(0,pr.fixed)(L,2)})),(0,le.say)(l.facts,T.join(" · ")),l.text.show((0,tn.markedItems)(q));return}delete l.box.dataset.truth,(0,le.say)(
l.title,(0,ve.t)("Text {name}",{name:o[w]})),l.text.show([]),(0,le.say)(l.plain,q.tokens.slice(q.prompt_tokens).map(([,,T])=>T??"").join(""))}function C(l,w,y){
return w?y?(0,ve.t)("Text {name}: ◆ watermarked, your guess",{name:l}):(0,ve.t)("Text {name}: ◆ watermarked",{name:l}):y?(0,ve.t)("Text {name}: not watermar\
ked, your guess",{name:l}):(0,ve.t)("Text {name}: not watermarked",{name:l})}function O({texts:l},w){let[y,_]=[l[w],l[1-w]].map(({report:f})=>f),q={share:P(y),chance:y.
kind==="green"?(0,le.percent)(y.ratio):"0.5",z:(0,tn.zWords)(y.z_score)},L=[y.z_score>e.found.threshold?(0,ve.t)("What gave it away: {share} with the watermark,\
 where chance gives {chance}; z is {z}, more than chance explains.",q):(0,ve.t)("What gave it away: {share} with the watermark, where chance gives {chance}; z i\
s {z}, too little to be certain.",q),(0,ve.t)("Without it: {share}, z {z}.",{share:P(_),z:(0,tn.zWords)(_.z_score)})];return _.z_score>y.z_score&&L.push((0,ve.t)(
"Here the detector, too, would have chosen the wrong text: the texts are short, or the mark is weak.")),L.join(" ")}function S(l){let w=r[s]!==void 0;if(m.forEach(
(L,f)=>$(L,f,l,w)),(0,Pt.showIf)(n("legend"),w),(0,Pt.showIf)(n("verdict"),w),(0,Pt.showIf)(n("next"),w&&s+1<a().length),!w)return;let y=l.texts.map(({report:L})=>(0,tn.legendOf)(
L)[1]);(0,fr.markLegend)(n("legend"),e.found.kind,{unscored:y.some(({unscored:L})=>L),repeated:y.some(({repeated:L})=>L)});let _=u(l),q=r[s]===_;(0,Pt.sayAttributes)(
n("answer"),{"data-verdict":q?"good":"bad"}),(0,le.say)(n("answer-sign"),q?"✓":"✗"),(0,le.say)(n("answer-words"),q?(0,ve.t)("Correct"):(0,ve.t)("Wrong: it w\
as text {name}",{name:o[_]})),(0,le.say)(n("answer-more"),O(l,_))}function x(l){if(!e.done)return(0,ve.t)("The texts are being written: {done} of {runs}.",{done:(0,le.count)(
l.done),runs:(0,le.count)(l.runs)});if(a().length)return"";let w=l.pairs.flatMap(({texts:y})=>y).find(({report:y})=>y.error);return w?[(0,ve.t)("No pair of text\
s could be scored."),(0,ve.t)(w.report.error.message),(0,ve.t)(w.report.error.fix)].join(" "):(0,ve.t)("No pair of texts was completed. Run the experiment again\
.")}function k(l){let w=r.length;if((0,Pt.showIf)(n("sum"),w>0&&w===l.length),n("sum").hidden)return;let y=h();(0,le.say)(n("sum").querySelector("h3"),p(y,w));let _=Array.
from({length:w-y+1},(f,T)=>d(w,y+T)).reduce((f,T)=>f+T,0)/2**w,q=l.filter(({texts:f,left:T})=>f[T?0:1].report.z_score>f[T?1:0].report.z_score).length;(0,le.say)(
n("sum-words"),[(0,ve.t)("By guessing, {hits} or more are correct in {share} of rounds.",{hits:(0,le.count)(y),share:(0,le.percent)(_)}),(0,ve.t)("The detector,\
 choosing the text with the higher z, has {right} of {pairs} correct.",{right:(0,le.count)(q),pairs:(0,le.count)(w)}),(0,ve.t)("Run the experiment again for ano\
ther round.")].join(" ")),(0,ur.tipOfTerm)(n("share-head"),e.found.kind==="green"?"green-list":"g-value",()=>"",{meaning:(0,ve.t)("In the text with the watermar\
k, and in the one without it."),formula:""}),(0,le.say)(n("share-head"),e.found.kind==="green"?(0,ve.t)("green with and without"):(0,ve.t)("mean g with and with\
out"));let L=(0,Pt.fit)(n("sum").querySelector("tbody"),w,()=>{let f=(0,le.make)("tr");return f.append((0,le.make)("th","",null,{scope:"row"}),(0,le.make)("td"),
(0,le.make)("td"),(0,le.make)("td")),f});l.forEach((f,T)=>{let M=u(f),[W,A]=[f.texts[M].report,f.texts[1-M].report],E=R=>R.kind==="green"?(0,le.percent)(v(R)):(0,pr.fixed)(
v(R),3);[String(T+1),`${r[T]===M?"✓":"✗"} ${(0,ve.t)("text {name}",{name:o[r[T]]})}`,`${E(W)}, ${E(A)}`,`${(0,tn.zWords)(W.z_score)}, ${(0,tn.zWords)(A.z_score)}`].
forEach((R,z)=>(0,le.say)(L[T].cells[z],R))})}let p=(l,w)=>(0,ve.t)("{hits} of {pairs} correct",{hits:(0,le.count)(l),pairs:(0,le.count)(w)}),d=(l,w)=>Array.from(
{length:w},(y,_)=>(l-_)/(_+1)).reduce((y,_)=>y*_,1);(0,ur.runsOfTerms)(t,{scores:()=>(0,lh.inARow)(a().slice(0,r.length).map((l,w)=>{let[y,_]=[l.texts[u(l)],l.texts[1-
u(l)]].map(({report:q})=>(0,tn.zWords)(q.z_score));return(0,ve.t)("pair {number}: {marked} and {plain}",{number:w+1,marked:y,plain:_})}))});function c(){let l=a();
(0,le.say)(n("waiting"),x(e.found)),(0,Pt.showIf)(n("round"),l.length>0),(0,le.say)(n("about"),l.length?(0,ve.t)("Pair {number} of {pairs}. Same prompt, same se\
ed; one of them has the watermark.",{number:(0,le.count)(s+1),pairs:(0,le.count)(l.length)}):""),(0,le.say)(n("score"),r.length?p(h(),r.length):""),l.length&&S(
l[s]),k(l)}return l=>{t.hidden=!i(),l.run&&([s,r]=[0,[]]),!t.hidden&&(l.run||l.found||l.status)&&c()}}var uh=g(ph(),1);(0,uh.addGroupPanes)({answer:Fi,draft_lengths:Sa,sameness:Ca,speedup:La,batch:el,choices:vl,difference:zl,divergence:jl,grid:dd,lanes:Td,lengths:$d,
measures:_d,progress:Pd,sensitivity:Rd,trie:sc,without:rc,arrival:ac,estimate:dc,kl:qd,opened:cc,precisions:pc,shelf:mc,serving:Hc,attack:Dc,detectability:Qc,detection:Xc,
marked:Uc,mistakes:eh,strengths:rh,watermark_cost:ah,watermark_quiz:ch});})();
