// Written by .ci/bundle.py from modules with the SHA-256 7437e2a5a181228f4e3aa6a99a9635ace4a845923967ca98a0fab1448427b585: edit those.
(()=>{var Lc=Object.create;var Dr=Object.defineProperty;var zc=Object.getOwnPropertyDescriptor;var jc=Object.getOwnPropertyNames;var Ic=Object.getPrototypeOf,Rc=Object.prototype.hasOwnProperty;var Ge=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(n){throw e=0,n}};var Bc=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let s of jc(e))!Rc.call(t,s)&&s!==n&&Dr(t,s,{get:()=>e[s],enumerable:!(o=zc(e,s))||o.enumerable});
return t};var v=(t,e,n)=>(n=t!=null?Lc(Ic(t)):{},Bc(e||!t||!t.__esModule?Dr(n,"default",{value:t,enumerable:!0}):n,t));var Wt=Ge((Gh,Vr)=>{Vr.exports=window.GenerationPlaygroundModules["visualizers/panes/charts/chart.js"]});var ue=Ge((Hh,Ur)=>{Ur.exports=window.GenerationPlaygroundModules["visualizers/panes/core/dom_patch.js"]});var et=Ge((Dh,Jr)=>{Jr.exports=window.GenerationPlaygroundModules["visualizers/panes/core/notation.js"]});var Qs=Ge((Vh,Qr)=>{Qr.exports=window.GenerationPlaygroundModules["visualizers/panes/core/tables.js"]});var H=Ge((Uh,Xr)=>{Xr.exports=window.GenerationPlaygroundModules["visualizers/panes/core/text.js"]});var qt=Ge((Jh,Yr)=>{Yr.exports=window.GenerationPlaygroundModules["visualizers/panes/core/run_sums.js"]});var F=Ge((Qh,Zr)=>{Zr.exports=window.GenerationPlaygroundModules["visualizers/panes/core/texts.js"]});var Ae=Ge((Xh,ei)=>{ei.exports=window.GenerationPlaygroundModules["visualizers/panes/core/tips.js"]});var _e=Ge((Yh,ti)=>{ti.exports=window.GenerationPlaygroundModules["visualizers/panes/core/values.js"]});var di=Ge((sp,ci)=>{ci.exports=window.GenerationPlaygroundModules["visualizers/panes/assisted/draft_figures.js"]});var rn=Ge((lp,wi)=>{wi.exports=window.GenerationPlaygroundModules["visualizers/panes/watermarks/watermarks.js"]});var Yo=Ge((fp,_i)=>{_i.exports=window.GenerationPlaygroundModules["visualizers/panes/core/shades.js"]});var sr=Ge((up,Mi)=>{Mi.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/written_tokens.js"]});var ar=Ge((vp,Hi)=>{Hi.exports=window.GenerationPlaygroundModules["visualizers/panes/core/log.js"]});var lr=Ge((qp,ra)=>{ra.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/card.js"]});var ls=Ge((Ip,pa)=>{pa.exports=window.GenerationPlaygroundModules["visualizers/panes/charts/look.js"]});var Pa=Ge((Tf,Aa)=>{Aa.exports=window.GenerationPlaygroundModules["visualizers/panes/core/virtual_rows.js"]});var za=Ge((_f,La)=>{La.exports=window.GenerationPlaygroundModules["visualizers/panes/diffusion/canvas_state.js"]});var Xl=Ge((Iu,Ql)=>{Ql.exports=window.GenerationPlaygroundModules["visualizers/panes/charts/marks.js"]});var Zl=Ge((Ru,Yl)=>{Yl.exports=window.GenerationPlaygroundModules["visualizers/panes/charts/plot.js"]});var wn=Ge((cm,dc)=>{dc.exports=window.GenerationPlaygroundModules["visualizers/panes/watermarks/detection_words.js"]});var Ac=Ge((Om,Nc)=>{Nc.exports=window.GenerationPlaygroundModules["visualizers/panes/core/runtime.js"]});var oi=v(Wt(),1),jt=v(ue(),1),Zs=v(et(),1),Qo=v(Qs(),1),te=v(H(),1),si=v(qt(),1),ae=v(F(),1),ri=v(Ae(),1),sn=v(_e(),1);var Pn=v(et(),1),Xs=v(H(),1),Xn=v(F(),1),ni=v(_e(),1),Fc=(t,e)=>t>=1?e+1:Math.expm1((e+1)*Math.log(t))/(t-1),Ys=(t,e,n,o=1)=>Fc(t,e)/(e*n+o),yt=t=>(0,ni.isKnown)(
t)?`${(0,Pn.fixed)(t,2)} ×`:"–",yn=({low:t,high:e})=>`${(0,Pn.fixed)(t,2)}–${(0,Pn.fixed)(e,2)}`,Uo=()=>(0,Xn.t)("The true median lies in it with a probab\
ility of 90 % or more. With up to 7 pairs it runs from the lowest to the highest; fewer than 5 pairs do not give that certainty, so nothing is claimed from them\
."),Jo=t=>t<.9995?`${(0,Pn.significant)(t*1e3,3)} ms`:`${(0,Pn.significant)(t,3)} s`;function xt(t,{done:e,runs:n}){if(e>=n)return"";let o={done:(0,Xs.count)(e),
left:(0,Xs.count)(n-e)};return t.done?(0,Xn.tn)(n,"Stopped: {done} of {count} run ended.","Stopped: {done} of {count} runs ended.",o):(0,Xn.tn)(n,"{done} of {co\
unt} run ended, {left} to come.","{done} of {count} runs ended, {left} to come.",o)}var Yn=(0,Xn.t)("Somebody else’s runs were decoded at the same time, so thes\
e times are not reliable. Measure again when the machine is idle.");function ii(t,e){let n=x=>t.querySelector(".gp-"+x),o=t.querySelector("table"),s=[["draft_acceptance_rate",(0,ae.t)(Qo.FIGURES.draft_acceptance_rate),"acceptanc\
e-rate",({draft_acceptance_rate:x})=>(0,sn.isKnown)(x)&&(0,te.percent)(x),{}],["judged_acceptance_rate",(0,ae.t)(Qo.FIGURES.judged_acceptance_rate),"acceptance-\
rate",({rate:x})=>(0,sn.isKnown)(x)&&(0,te.percent)(x),{formula:(0,ae.t)("accepted / judged")}],["mean_acceptance_length",(0,ae.t)(Qo.FIGURES.mean_acceptance_length),
"acceptance-length",({mean_acceptance_length:x})=>(0,sn.isKnown)(x)&&(0,Zs.fixed)(x,2),{}],[(0,ae.t)("drafted per round"),(0,ae.t)("Drafted tokens / rounds. A c\
onfidence threshold and the end of a text make drafts shorter than the limit."),"draft",({drafted:x})=>(0,sn.isKnown)(x)&&(0,Zs.fixed)(x,2),{formula:(0,ae.t)("d\
rafted / rounds")}],[(0,ae.t)("speed-up"),`${(0,ae.t)("Time per token without drafts / time per token with drafts: the median over the pairs of runs, and its 90\
 % interval.")} ${Uo()}`,"speed-up",({speedup:x,pairs:m})=>x&&(0,ae.tn)(m,"{times}, of {count} pair of runs","{times}, {interval} over {count} pairs of runs",{times:yt(
x.median),interval:yn(x)}),{formula:""}],[(0,ae.t)("formula"),(0,ae.t)("Theorem 3.8 of Leviathan et al. 2023 with the acceptance rate, the drafted tokens and th\
e cost of this row."),"speed-up",({rate:x,drafted:m,formula:k})=>(0,sn.isKnown)(k)&&(0,ae.t)("α = {rate} and γ = {drafted} give {times}",{rate:(0,te.decimals)(
x),drafted:(0,te.decimals)(m,2),times:yt(k)}),{}]],r=()=>e.answered("lengths"),a=x=>(0,si.inARow)(e.found.points.map(m=>{let k=x(m);return k?(0,ae.t)("{name}: {\
words}",{name:l(e.found.knob,m),words:k}):""})),l=(x,{value:m})=>`${x} = ${m}`;function w(x){let[m,k,g,f,{setting:c,times:d}]=y(x);(0,jt.sayAttributes)(n("answe\
r"),{"data-verdict":m}),(0,te.say)(n("answer-sign"),k);let i=n("answer-words"),h=JSON.stringify([g,c,d]);i.dataset.key!==h&&(i.dataset.key=h,i.replaceChildren(...(0,te.filled)(
g,{setting:(0,te.make)("code","",c),times:d}))),(0,te.say)(n("answer-more"),f),e.done&&(0,te.say)(n("told"),`${i.textContent}. ${f}`),(0,te.say)(n("missing"),xt(
e,x)),(0,jt.showIf)(n("warning"),!!x.others),(0,te.say)(n("warning"),x.others?"⚠ "+(0,ae.t)(Yn):"")}function y({knob:x,points:m,leader:k,rivals:g,best:f,fewest:c,
noise:d}){let i=m.filter(({speedup:L})=>L);if(d&&i.length)return["wait","…",(0,ae.t)("No verdict on time"),(0,ae.t)(d),{}];let h=i.find(L=>L.group===k);if(!h){
if(e.done)return["wait","…",(0,ae.t)("No answer"),(0,ae.t)("No setting has a complete pair of runs."),{}];let L=(0,ae.tn)(m.length,"{known} of {count} setting\
 measured.","{known} of {count} settings measured.",{known:(0,te.count)(i.length)});return["wait","…",(0,ae.t)("Not known yet"),i.length?L:(0,ae.t)("The first\
 counted runs are under way."),{}]}let{speedup:u,verdict:S,pairs:N}=h,A=l(x,h),[p,O]=[yt(u.median),yn(u)],_={slower:[(0,ae.t)("It is slower than decoding withou\
t drafts.")],even:[(0,ae.t)("The interval includes 1: no clear difference from decoding without drafts.")]}[S]||[];if(S==="wait"){let L=(0,ae.tn)(N,"{setting} h\
as the highest median, {times}, of {count} pair of runs: too few to tell, {fewest} are needed.","{setting} has the highest median, {times}, of {count} pairs of \
runs: too few to tell, {fewest} are needed.",{setting:A,times:p,fewest:(0,te.count)(c)});return["wait","…",(0,ae.t)(e.done?"No answer":"Not known yet"),L,{}]}
if(i.length===1){let[L,z]={faster:["good","▲"],slower:["bad","▼"],even:["even","≈"]}[S];return[L,z,(0,ae.t)("{setting} is the only setting that was measur\
ed: {times}"),[(0,ae.t)("90 % interval: {interval}.",{interval:O}),..._].join(" "),{setting:A,times:p}]}if(f===null){let L=g.length>2&&g.length===i.length-1?(0,ae.t)(
"{setting} has the highest median, {times}, with a 90 % interval of {interval}; all others may be as good.",{setting:A,times:p,interval:O}):(0,ae.t)("{setting} \
has the highest median, {times}, with a 90 % interval of {interval}; {others} may be as good.",{setting:A,times:p,interval:O,others:b(m.filter(z=>g.includes(z.group)).
map(({value:z})=>z))});return["even","≈",(0,ae.t)(e.running?"No clear best setting so far":"No clear best setting"),[L,..._,(0,ae.t)("More repeats tell more.")].
join(" "),{}]}let[C,P]={faster:["good","★"],even:["even","★"],slower:["bad","▼"]}[S],q=S==="slower"?(0,ae.t)(e.running?"{setting} is best so far, but only\
 {times}":"{setting} is best, but only {times}"):(0,ae.t)(e.running?"{setting} is best so far: {times}":"{setting} is best: {times}");return[C,P,q,[(0,ae.t)("90\
 % interval: {interval}.",{interval:O}),(0,ae.t)("It was faster than each of the others, turn by turn."),..._].join(" "),{setting:A,times:p}]}let b=x=>x.length<
2?x.join(""):(0,ae.t)("{names} and {last}",{names:x.slice(0,-1).join(", "),last:x.at(-1)});function $({points:x,curve:m,measured_curve:k}){(0,oi.drawChart)(n("s\
ettings"),e.charts.lengths),(0,jt.showIf)(n("of-formula"),m.length>0),(0,jt.showIf)(n("of-verify"),k.length>0),(0,jt.showIf)(n("of-own"),x.some(({formula:g})=>(0,sn.isKnown)(
g)))}function T(x){if(!o.tHead){let m=(0,te.make)("tr");m.append((0,te.make)("th","",null,{scope:"col"}),...s.map(([k,g,f,c,d])=>{let i=(0,te.make)("th","",null,
{scope:"col"}),h=(0,te.make)("span");return(0,ri.tipOfTerm)(h,f,()=>a(c),{meaning:g,...d}),h.append(...k.split(/(?<=_)/).flatMap(u=>[u,(0,te.make)("wbr")])),i.append(
h),i})),o.createTHead().append(m),o.createTBody()}(0,te.say)(o.tHead.rows[0].cells[0],x)}function W(){let x=(0,te.make)("tr"),m=(0,te.make)("th","",null,{scope:"\
row"});m.append((0,te.make)("span"),(0,te.make)("b","","",{"aria-hidden":"true"}),(0,te.make)("span","gp-hidden"));let k=(0,te.make)("td");return k.append((0,te.make)(
"span"),(0,te.make)("small")),x.append(m,...s.slice(0,-2).map(()=>(0,te.make)("td")),k,(0,te.make)("td")),x}function M({knob:x,points:m,best:k}){T(x);let g=(0,jt.fit)(
o.tBodies[0],m.length,W);m.forEach((f,c)=>{let[d,...i]=g[c].cells,[h]=i.splice(-2,1),u=f.group===k;(0,jt.sayClass)(g[c],u?"gp-best":""),(0,te.say)(d.children[0],
f.value),(0,te.say)(d.children[1],u?" ★":""),(0,te.say)(d.children[2],u?` ${(0,ae.t)("(best)")}`:""),(0,te.say)(h.children[0],f.speedup?yt(f.speedup.median):"\
–"),(0,te.say)(h.children[1],f.speedup?`  ${yn(f.speedup)}`:"");let{draft_acceptance_rate:S,rate:N,mean_acceptance_length:A,drafted:p,formula:O}=f;[(0,sn.isKnown)(
S)?(0,te.percent)(S):"–",(0,sn.isKnown)(N)?(0,te.percent)(N):"–",(0,te.decimals)(A,2),(0,te.decimals)(p,2),yt(O)].forEach((C,P)=>(0,te.say)(i[P],C))})}function E(){
let x=e.found;w(x),$(x),M(x)}return x=>{t.hidden=!r(),!t.hidden&&(x.found||x.status)&&E()}}var ai=v(Wt(),1),Ye=v(ue(),1),er=v(et(),1),X=v(H(),1),le=v(F(),1),Xo=v(Ae(),1),Zn=v(_e(),1);function li(t,e){let n=c=>t.querySelector(".gp-"+c),o=["without","with"],s=()=>e.answered("same"),r=({level:c})=>(0,X.percent)(c);function a(c){let[d,i,h,u]=(c.
mode==="greedy"?l:$)(c);(0,Ye.sayAttributes)(n("answer"),{"data-verdict":d}),(0,X.say)(n("answer-sign"),i),(0,X.say)(n("answer-words"),h),(0,X.say)(n("answer-mo\
re"),u),e.done&&(0,X.say)(n("told"),`${h}. ${u}`),(0,X.say)(n("missing"),xt(e,c))}function l({checked:c,equal:d,at:i}){if(!c||d===null)return["wait","…",(0,le.t)(
e.done?"No answer":"Not known yet"),(0,le.t)("A text without drafts and one with drafts must both have ended.")];if(d){let h=(0,le.tn)(c,"Greedy decoding wrote \
the same token ids with and without drafts in one pair of texts.","Greedy decoding wrote the same token ids with and without drafts in each of {count} pairs of \
texts.");return["good","✓",(0,le.t)("The same tokens"),h]}return["bad","✗",(0,le.t)("Different from token {place} on",{place:(0,X.count)(i+1)}),(0,le.t)("Gr\
eedy decoding should write the same tokens with drafts. Rounding can tip a near tie between two tokens, because the target checks several tokens in one pass; lo\
ok at their probabilities there.")]}function w(c,d){let i=0;for(;i<Math.min(c.length,d.length)&&c[i]===d[i];)i+=1;for(;i>0&&/[\p{L}\p{M}\p{N}]/u.test(c[i-1])&&/[\p{L}\p{M}\p{N}]/u.
test((c[i]||"")+(d[i]||""));)i-=1;let h=u=>i+u.slice(i).match(/^\s*\S*/)[0].length;return[i,h(c),h(d)]}function y({mode:c,texts:d,equal:i,checked:h}){let u=c===
"greedy"&&h>0&&d?d:[],S=n("both-texts"),N=JSON.stringify([u,i]);if((0,Ye.showIf)(n("mark-key"),u.length>0&&i===!1&&u[0]!==u[1]),S.dataset.key===N)return;S.dataset.
key=N;let[A,...p]=u.length?w(...u):[];S.replaceChildren(...u.map((O,_)=>{let C=(0,X.make)("div"),P=(0,X.make)("p","",null,{dir:"auto",tabindex:"0"});return i||u[0]===
u[1]?P.append(O):P.append(O.slice(0,A),(0,X.make)("mark","",O.slice(A,p[_])||"∎"),(0,X.make)("span","gp-apart",O.slice(p[_]))),C.append((0,X.make)("h3","",(0,le.t)(
_?"with drafts":"without drafts")),P),C}))}let b=c=>`p = ${c<.001?(0,er.significant)(c,1):(0,er.significant)(c,2)}`;function $(c){let{p:d,verdict:i,counts:h}=c,
[u,S]=[h[0],(0,X.count)(h[1])];if(!(0,Zn.isKnown)(d)||i==="wait"){if(e.done)return["wait","…",(0,le.t)("No answer"),(0,le.tn)(u,"{count} text without drafts, \
{assisted} with drafts: too few for a test.","{count} texts without drafts, {assisted} with drafts: too few for a test.",{assisted:S})];let A=(0,le.tn)(u,"{coun\
t} text without drafts, {assisted} with drafts so far.","{count} texts without drafts, {assisted} with drafts so far.",{assisted:S});return["wait","…",(0,le.t)(
"Not known yet"),`${A} ${(0,le.t)("The test waits for the last one: to watch p as it changes, and to stop when it looks right, would make it worthless.")}`]}let N=(0,le.tn)(
u,"{count} text without drafts, {assisted} with drafts.","{count} texts without drafts, {assisted} with drafts.",{assisted:S});return i==="same"?["good","✓",(0,le.t)(
"{p}: no difference found",{p:b(d)}),`${N} ${(0,le.t)("A p below {level} would count as a difference.",{level:r(c)})}`]:["bad","✗",(0,le.t)("{p}: the distribu\
tions differ",{p:b(d)}),`${N} ${(0,le.t)("p is below {level}.",{level:r(c)})}`]}function T({p:c,verdict:d}){if(!(0,Zn.isKnown)(c))return"";let i=(0,le.t)("If bo\
th draw from the same distribution, a difference as large as this one appears in {share} of shuffles.",{share:(0,X.percent)(c)});return d==="differs"?`${i} ${(0,le.t)(
"That is so rare that chance is a poor explanation.")}`:d==="same"?`${i} ${(0,le.t)("That is not unusual.")}`:i}function W({counts:c,tokens:d,verdict:i,level:h}){
let[u,S]=c,N=Math.round(100*Math.sqrt(1/u+1/S)),A=(0,le.tn)(d,"Only the first token of each text is compared: which token it is, and how surprising it is.","Onl\
y the first {count} tokens of each text are compared: which tokens occur at each position, and how surprising they are in total.");if(i==="differs")return[(0,le.t)(
"It does not say how large a difference is or where it comes from, only how hard it is to put it down to chance. The counts below show where it is."),(0,le.t)("\
Where nothing differs, this test still says “differs” in {level} of all trials. Try again with other seeds before you believe it.",{level:(0,X.percent)(h)}),
A];let p=u===S?(0,le.t)("With {count} texts each, the shares of a token differ by up to about {points} percentage points by chance alone.",{count:(0,X.count)(u),
points:N}):(0,le.t)("With {without} and {assisted} texts, the shares of a token differ by up to about {points} percentage points by chance alone.",{without:(0,X.count)(
u),assisted:(0,X.count)(S),points:N});return[(0,le.t)("Not finding a difference does not prove that there is none."),`${p} ${(0,le.t)("Smaller true differences \
mostly go unnoticed; more texts show more.")}`,A]}function M(){(0,Ye.showIf)(n("of-shuffles"),!!e.charts.shuffles),(0,ai.drawChart)(n("shuffles"),e.charts.shuffles)}
function E({surprise:c}){if(!c||!o.every(h=>(0,Zn.isKnown)(c[h])))return"";let[d,i]=o.map(h=>(0,X.information)(c[h],e.unit).replace("-","−"));return(0,le.t)("\
How surprising the target finds a token, beyond the entropy that it expects: {without} without, {assisted} with. It is 0 on average for the target’s own draws.",
{without:d,assisted:i})}function x(){let c=(0,X.make)("li"),d=(0,X.make)("table"),i=d.createTHead().insertRow();i.className="gp-hidden";for(let S of[(0,le.t)("t\
oken"),(0,le.t)("without"),(0,le.t)("with")])i.append((0,X.make)("th","",S,{scope:"col"}));let h=(0,X.make)("caption"),u=(0,X.make)("span");return(0,Xo.tipOfTerm)(
u,"sample",()=>"",{meaning:(0,le.t)("How many texts of each side have this token at this place."),formula:""}),h.append(u),d.prepend(h),d.append((0,X.make)("tbo\
dy")),c.append(d),c}function m(){let c=(0,X.make)("tr"),d=(0,X.make)("th","",null,{scope:"row"});d.append((0,X.make)("bdi"));let i=(0,X.make)("td","",null,{colspan:2}),
h=(0,X.make)("div","gp-counts");for(let u of o)h.append((0,X.make)("i",`gp-bar-${u}`,null,{"aria-hidden":"true"}),(0,X.make)("span"));return i.append(h),c.append(
d,i),c}function k(c,{position:d,tokens:i},h){let u=c.firstChild;(0,X.say)(u.caption.firstChild,(0,le.t)("token {place}",{place:(0,X.count)(d)}));let S=o.map((p,O)=>h[O]-
i.reduce((_,C)=>_+C[p],0)),N=[...i,...S.some(p=>p>0)?[{rest:!0,without:S[0],with:S[1]}]:[]],A=(0,Ye.fit)(u.tBodies[0],N.length,m);N.forEach((p,O)=>{let _=p.rest||
p.text===null,C=A[O].cells[0].firstChild;(0,Ye.sayLabel)(C,p.rest?(0,le.t)("all others"):_?(0,le.t)("text ended"):p.text,{plain:_}),(0,Ye.sayClass)(C,_?"gp-plai\
n":"");let P=A[O].cells[1].firstChild.children;o.forEach((q,L)=>{let z=Math.max(1,h[L]);(0,Ye.sayPercent)(P[2*L],"width",Math.min(1,p[q]/z)),(0,X.say)(P[2*L+1],
(0,X.count)(p[q]))}),(0,Ye.sayAttributes)(A[O].cells[1],{"aria-label":(0,le.t)("{without} without, {assisted} with",{without:(0,X.count)(p.without),assisted:(0,X.count)(
p.with)})})})}function g(c){if((0,Ye.showIf)(n("of-sampling"),c.mode==="sampling"),c.mode!=="sampling")return;let d=T(c);(0,Ye.showIf)(n("evidence"),(0,Zn.isKnown)(
c.p)),(0,Ye.showIf)(n("meaning"),!!d),(0,X.say)(n("meaning"),d),M(),(0,X.say)(n("surprise"),E(c));let i=W(c),h=(0,Ye.fit)(n("cannot").querySelector("ul"),i.length,
()=>(0,X.make)("li"));i.forEach((S,N)=>(0,X.say)(h[N],S));let u=(0,Ye.fit)(n("places"),c.positions.length,x);c.positions.forEach((S,N)=>k(u[N],S,c.counts)),(0,Ye.showIf)(
n("places-title").parentElement,c.positions.length>0)}function f(){let c=e.found;a(c),y(c),g(c)}return(0,Xo.runsOfTerms)(t,{measured:()=>{let{p:c,counts:d}=e.found||
{};return(0,Zn.isKnown)(c)?(0,le.tn)(d[0],"{count} text without drafts and {assisted} with drafts give {p}.","{count} texts without drafts and {assisted} with d\
rafts give {p}.",{assisted:(0,X.count)(d[1]),p:b(c)}):""}}),c=>{t.hidden=!s(),!t.hidden&&(c.found||c.status||c.unit)&&f()}}var tr=v(Wt(),1),tt=v(ue(),1),_t=v(et(),1),Y=v(H(),1),oe=v(F(),1),eo=v(Ae(),1),vt=v(_e(),1),hi=v(di(),1);function pi(t,e){let n=i=>t.querySelector(".gp-"+i),o=n("answer"),s={draft:[(0,oe.t)("draft"),i=>(0,oe.t)("{share} of the time with drafts goes into writing the\
m: all forward passes of the draft model, or the search for text to copy.",{share:i})],verify:[(0,oe.t)("verify"),i=>(0,oe.t)("{share} of the time with drafts g\
oes into the target model’s passes over them.",{share:i})],rest:[(0,oe.t)("rest"),i=>(0,oe.t)("{share} of the time with drafts goes into all else: comparing, \
choosing, and what the library does around it.",{share:i})]};function r({verdict:i,noise:h,speedup:u,pairs:{length:S},fewest:N}){let A=u&&yt(u.median),p=u&&yn(u),
O=u&&(0,oe.tn)(S,"Median of {count} pair of runs.","Median of {count} pairs of runs.");if(i==="faster")return["good","▲",(0,oe.t)(e.running?"{times} faster so\
 far":"{times} faster",{times:A}),O,(0,oe.t)("90 % interval: {interval}.",{interval:p})];if(i==="slower")return["bad","▼",(0,oe.t)(e.running?"{times}: slower \
so far":"{times}: slower",{times:A}),O,(0,oe.t)("90 % interval: {interval}.",{interval:p})];if(i==="noisy")return["wait","…",(0,oe.t)("No verdict on time"),(0,oe.t)(
h),""];if(i==="even")return["even","≈",(0,oe.t)(e.running?"No clear difference so far":"No clear difference"),(0,oe.tn)(S,"{times} is the median of {count} pa\
ir of runs.","{times} is the median of {count} pairs of runs.",{times:A}),(0,oe.t)("The 90 % interval {interval} includes 1.",{interval:p})];let _=(0,oe.t)(e.done?
"No answer":"Not known yet");return u?["wait","…",_,(0,oe.tn)(S,"{times} is the median of {count} pair of runs: too few to tell, {fewest} are needed.","{times\
} is the median of {count} pairs of runs: too few to tell, {fewest} are needed.",{times:A,fewest:(0,Y.count)(N)}),""]:["wait","…",_,(0,oe.t)(e.done?"No pair o\
f runs was completed.":"The first counted pair is under way."),""]}function a(i){let[h,u,S,N,A]=r(i);(0,tt.sayAttributes)(o,{"data-verdict":h}),(0,Y.say)(o.children[0],
u),(0,Y.say)(o.children[1],S),(0,Y.say)(n("answer-more").children[0],N),(0,Y.say)(n("answer-more").children[1],A),e.done&&(0,Y.say)(n("told"),`${S}. ${N} ${A}`),
(0,Y.say)(n("missing"),xt(e,i));let p=(0,tt.fit)(n("reasons"),i.reasons.length,()=>(0,Y.make)("li"));i.reasons.forEach((O,_)=>(0,Y.say)(p[_],(0,oe.t)(O))),(0,tt.showIf)(
n("warning"),i.others),(0,Y.say)(n("warning"),i.others?"⚠ "+(0,oe.t)(Yn):"")}function l({identical:i,pairs:h}){let u=n("badge");if((0,tt.showIf)(u,!!i&&i.checked>
0),u.hidden)return;let{equal:S}=i;(0,tt.sayAttributes)(u,{"data-verdict":S?"good":"bad"}),(0,Y.say)(u.children[0],S?"✓":"✗"),(0,Y.say)(u.children[1],w(i,h.length))}
function w({checked:i,equal:h,at:u},S){return h?i>S?(0,oe.tn)(i,"Same tokens in the warm-up pair","Same tokens in all {count} pairs, the warm-up included"):(0,oe.tn)(
i,"Same tokens in the pair","Same tokens in all {count} pairs"):(0,oe.t)("Not the same tokens: a text diverges at token {place}",{place:(0,Y.count)(u+1)})}function y({
pairs:i,draft_share:h,verify_share:u}){let S=i.length>0&&(0,vt.isKnown)(h)&&(0,vt.isKnown)(u);if((0,tt.showIf)(n("of-time"),S),!S)return;let[N,A]=["without","wi\
th"].map(P=>(0,vt.medianOf)(i.map(q=>q[P]))),p=Math.max(N,A),O={draft:h,verify:u,rest:Math.max(0,1-h-u)},_=(0,tt.fit)(n("time-bars"),2,b);$(_[0],(0,oe.t)("witho\
ut"),N,p,{plain:1}),$(_[1],(0,oe.t)("with"),A,p,O);let C=(0,tt.fit)(n("time-keys"),3,()=>{let P=(0,Y.make)("span");return P.append((0,Y.make)("i","",null,{"aria\
-hidden":"true"}),(0,Y.make)("span","",null,{tabindex:0})),P});Object.entries(O).forEach(([P,q],L)=>{let[z,j]=s[P];(0,tt.sayAttributes)(C[L].firstChild,{"data-p\
art":P}),(0,eo.tipOfTerm)(C[L].lastChild,"time",()=>"",{meaning:j((0,Y.percent)(q)),unit:"%"}),(0,Y.say)(C[L].lastChild,`${z} ${(0,Y.percent)(q)}`)})}function b(){
let i=(0,Y.make)("li");return i.append((0,Y.make)("span"),(0,Y.make)("span","gp-time-bar",null,{"aria-hidden":"true"}),(0,Y.make)("span")),i}function $(i,h,u,S,N){
let[A,p,O]=i.children;(0,Y.say)(A,h),(0,Y.say)(O,(0,oe.t)("{time} per token",{time:Jo(u)}));let _=(0,tt.fit)(p,Object.keys(N).length,()=>{let C=(0,Y.make)("i");
return C.append((0,Y.make)("b")),C});Object.entries(N).forEach(([C,P],q)=>{(0,tt.sayAttributes)(_[q],{"data-part":C}),(0,tt.sayPercent)(_[q],"width",P*u/S),(0,Y.say)(
_[q].firstChild,C!=="plain"&&P*u/S>.14?s[C][0]:"")})}let T=({acceptance:i})=>i?i.judged_acceptance_rate:null;function W(i){let{drafted:h,cost:u,verify:S,break_even:N}=i,
A=T(i),p=Ys(1,h,u,S);if(!(0,vt.isKnown)(N))return(0,oe.t)("No acceptance rate would be enough: even if the target kept every drafted token, the formula gives {t\
imes}.",{times:yt(p)});if(N<=0)return(0,oe.t)("Any acceptance rate is enough at these costs.");let O=(0,Y.percent)(N);if(!(0,vt.isKnown)(A))return(0,oe.t)("The \
target must keep at least {least} of the tokens that it judges.",{least:O});let _={least:O,rate:(0,Y.percent)(A)};return A>=N?(0,oe.t)("The target must keep at \
least {least} of the tokens that it judges; here it keeps {rate}.",_):(0,oe.t)("The target must keep at least {least} of the tokens that it judges, but here it \
keeps only {rate}.",_)}function M(i){let h=["drafted","cost","verify"].every(u=>(0,vt.isKnown)(i[u]));(0,tt.showIf)(n("of-rates"),h),h&&((0,tr.drawChart)(n("rat\
es"),e.charts.rates),(0,Y.say)(n("rate-words"),W(i))),f(i)}function E({acceptance:i,drafted:h,cost:u,verify:S}){let N=[];for(let A of["draft_acceptance_rate","j\
udged_acceptance_rate","mean_acceptance_length","passes_saved"]){let p=i?i[A]:null;(0,vt.isKnown)(p)&&N.push([A,A.endsWith("rate")?(0,Y.percent)(p):A.endsWith("\
length")?(0,_t.fixed)(p,2):(0,Y.count)(p)])}return(0,vt.isKnown)(h)&&N.push([(0,oe.t)("drafted tokens per round"),(0,_t.fixed)(h,2),(0,oe.t)("num_draft_tokens /\
 all rounds, those without a draft included: the γ of the formula."),"draft",()=>x(i,h)]),(0,vt.isKnown)(u)&&N.push([(0,oe.t)("cost of drafting one token"),(0,_t.fixed)(
u,2),(0,oe.t)("Draft time per drafted token / time per token without drafts, both without the reading of the prompt: the c of the formula."),"draft-cost",()=>m(
u)]),(0,vt.isKnown)(S)&&N.push([(0,oe.t)("cost of verifying a draft"),(0,_t.fixed)(S,2),(0,oe.t)("Time of the target’s pass over a draft / time per token withou\
t drafts. The theorem assumes 1; on a processor without spare capacity it is more."),"draft-cost",()=>m(S)]),N}let x=(i,h)=>i?(0,oe.tn)(i.num_rounds,"{drafted} \
drafted in {count} round = {value}.","{drafted} drafted in {count} rounds = {value}.",{drafted:(0,Y.count)(i.num_draft_tokens),value:(0,_t.fixed)(h,2)}):"";function m(i){
let{pairs:h}=e.found;if(!h.length)return"";let u=(0,vt.medianOf)(h.map(({without:S})=>S));return(0,oe.t)("{cost} × {token} per token without drafts = {time}.",
{cost:(0,_t.fixed)(i,2),token:Jo(u),time:Jo(i*u)})}function k(){let i=e.found,{drafted:h,cost:u,verify:S}=i,N=T(i);if(![N,h,u,S].every(vt.isKnown))return"";let A={
rate:(0,Y.decimals)(N),drafted:(0,_t.fixed)(h,2),cost:(0,_t.fixed)(u,2),verify:(0,_t.fixed)(S,2),times:yt(Ys(N,h,u,S))};return(0,oe.t)("α = {rate}, γ = {drafted\
}, c = {cost} and v = {verify} give {times}.",A)}let g=()=>e.found&&e.found.pairs.length?(0,oe.tn)(e.found.pairs.length,"the speed-up of {count} pair: {each}.",
"the speed-ups of {count} pairs: {each}.",{each:(0,_t.listed)(e.found.pairs.map(({speedup:i})=>(0,_t.fixed)(i,2)).sort())}):"";(0,eo.tipOfTerm)(n("of-spread"),"\
interval",g,{meaning:Uo()}),(0,eo.runsOfTerms)(t,{expected:k});function f(i){let h=E(i),u=(0,tt.fit)(n("figures"),h.length,()=>{let S=(0,Y.make)("div"),N=(0,Y.make)(
"dt");return N.append((0,Y.make)("span","",null,{tabindex:0})),S.append(N,(0,Y.make)("dd")),S});h.forEach(([S,N,A,p,O],_)=>{let[C,P]=u[_].children;(0,Y.say)(C.firstChild,
S),p?(0,eo.tipOfTerm)(C.firstChild,p,O,{meaning:A,...p==="draft"&&{formula:""}}):(0,hi.tipOfFigure)(C.firstChild,S,N,i.acceptance),(0,Y.say)(P,N)})}function c(){
let i=e.found;a(i),l(i),(0,tt.showIf)(n("of-pairs"),i.pairs.length>0),(0,tr.drawChart)(n("pairs"),e.charts.pairs),y(i),M(i)}let d=()=>e.answered("speed");return i=>{
t.hidden=!d(),!t.hidden&&(i.found||i.status)&&c()}}var Oi=v(ue(),1),je=v(H(),1),Oo=v(F(),1),$i=v(Ae(),1);var Je=v(H(),1),Nt=v(F(),1),ui=v(Ae(),1),nr=40,fi=14;function Kc(t){let e=Array.from({length:t},(n,o)=>o);return t<=nr?e:[...e.slice(0,fi),null,...e.slice(fi+t-
nr+1)]}var Gc=(t,e,n)=>t==="left"?[0,e-n]:[n,e];function mi(t,{text:e,side:n,goesOn:o,caption:s}){let[r,a]=Gc(n,t.length,e),l=(0,Je.make)("table","gp-strip");l.
append((0,Je.make)("caption","gp-hidden",s));let w=l.appendChild((0,Je.make)("tbody")),y=t.some(([,,,W])=>W!==null),b=t.filter(([,,W])=>!W).length,$=[null,{meaning:(0,Nt.t)(
"1 where the model reads the token, 0 where the mask hides it.")},{meaning:(0,Nt.t)("The place that the model gives each token; those that the mask hides have n\
one of their own.")}],T=[(0,Nt.t)("token"),(0,Nt.t)("mask"),...y?[(0,Nt.t)("position")]:[]].map((W,M)=>{let E=w.appendChild((0,Je.make)("tr")),x=(0,Je.make)("th",
"",null,{scope:"row"}),m=(0,Je.make)("span","",W);return M&&(0,ui.tipOfTerm)(m,"padding",()=>(0,Nt.tn)(t.length,"{hidden} of {count} token hidden.","{hidden} of\
 {count} tokens hidden.",{hidden:b}),$[M]),x.append(m),E.append(x),E});for(let W of Kc(t.length)){if(W===null){let f=t.length-nr+1;T.forEach((c,d)=>c.append((0,Je.make)(
"td","gp-mark",d?"…":(0,Nt.tn)(f,"… {count} token …","… {count} tokens …"))));continue}let[,M,E,x]=t[W],m=W>=r&&W<a,k=o&&W===t.length-1,g=(0,Je.make)(
"td",`gp-cell${m?" gp-padding":""}${k?" gp-last":""}`);g.append((0,Je.labelled)(M)),m&&g.append((0,Je.make)("span","gp-hidden",` ${(0,Nt.t)("(padding)")}`)),k&&
g.append((0,Je.make)("span","gp-hidden",` ${(0,Nt.t)("(the next token is predicted from here)")}`)),[g,(0,Je.make)("td",E?"":"gp-ignored",E),(0,Je.make)("td","",
x)].slice(0,T.length).forEach((f,c)=>T[c].append(f))}return l}function gi(t,e,n){t.replaceChildren();let[o,s]=[(0,Je.make)("span"),(0,Je.make)("span","gp-parted")];
e.forEach(([,r,a],l)=>{let w=n!==null&&l>=n?s:o;a===null?w.append((0,Je.labelled)(r,"gp-end")):(0,Je.fillText)(w,a,{running:!0})}),t.append(...[o,s].filter(r=>r.
childNodes.length)),t.childNodes.length||t.append((0,Je.make)("span","gp-mark",(0,Nt.t)("(nothing)")))}var bi=v(et(),1),Ce=v(H(),1),ki=v(qt(),1),pe=v(F(),1),vo=v(_e(),1),yi=v(rn(),1);function So({name:t,masked:e}){return t==="alone"?(0,pe.t)("Alone"):t==="left"?e?
(0,pe.t)("Padded on the left"):(0,pe.t)("Padded on the left, without a mask"):e?(0,pe.t)("Padded on the right"):(0,pe.t)("Padded on the right, without a mask")}
function xo(t,e){if(!(0,vo.isKnown)(t))return(0,pe.t)("infinite");let n=(0,Ce.fromNats)(t,e),o=Math.abs(n);if(o<1e-15)return`0 ${(0,pe.t)(e)}`;let s=o<1e-4?(0,yi.pWords)(
o):(0,bi.fixed)(o,o<.01?4:3);return`${n<0?"−":""}${s} ${(0,pe.t)(e)}`}function xi(t,e,n){let{prompts:o,sampled:s,ways:[r]}=t,a=o.length,l=e.answers.map(({kl:W})=>(0,vo.isKnown)(
W)?W:1/0),w=e.answers.filter(({read:W},M)=>W.length>r.answers[M].read.length).length,y=[(0,pe.t)("How far the first new token's distribution moved from the one \
without a batch: at most {distance}.",{distance:xo(Math.max(...l),n)})];w||y.push((0,pe.t)("No prompt is shorter than another, so nothing was padded.")),e.guessed?
y.push((0,pe.t)("generate has found the padding by itself, because no text ends with this pad token.")):!e.masked&&w&&y.push((0,pe.t)("The model has read the pa\
dding as text."));let b=e.answers.filter(({same:W})=>!W).length,[$,T]=s?["even","○"]:b?["bad","✗"]:["good","✓"];return[$,T,Hc($,So(e),b,a),y.join(" ")]}function Hc(t,e,n,o){
return t==="even"?(0,pe.t)("{way}: the texts are drawn again, so they are not compared.",{way:e}):t==="good"?(0,pe.tn)(o,"{way}: the prompt gives the same text \
as on its own.","{way}: each of the {count} prompts gives the same text as on its own.",{way:e}):o===1?(0,pe.t)("{way}: the prompt gives a different text than o\
n its own.",{way:e}):(0,pe.tn)(n,"{way}: {count} of {all} prompts gives a different text than on its own.","{way}: {count} of {all} prompts give a different tex\
t than on their own.",{way:e,all:o})}function or({sampled:t},{name:e},{same:n}){return e==="alone"?["even","",""]:t?["even","○",(0,pe.t)("drawn again")]:n?["g\
ood","✓",(0,pe.t)("the same as on its own")]:["bad","✗",(0,pe.t)("a different text than on its own")]}function Dc({parts_at:t,new:e},n){if(t===null)return"";
let o=s=>s[t]?(0,Ce.quoted)(s[t][1]):(0,pe.t)("the end");return(0,pe.t)("diverges at new token {number}: {own}, alone {alone}",{number:t+1,own:o(e),alone:o(n.new)})}
var Vc=(t,e)=>t.first.flatMap(([n,o])=>{let s=e.first.find(([r])=>r===n);return s?[{text:n,p:(0,Ce.probability)(o),q:(0,Ce.probability)(s[1])}]:[]});function Uc(t,e,n){
let o=(0,ki.klSumWords)(Vc(e,t),n,xo(t.kl,n));return o&&(0,Ce.asSentence)(o)}function Jc(t,e,n){let[,o]=e.new[0],[s,r]=[e,t].map(({first:a})=>a.find(([l])=>l===
o));return!s||!r||!(0,vo.isKnown)(t.change)?"":(0,pe.t)("from {before} alone to {after}: a change of {change}.",{before:(0,Ce.percent)((0,Ce.probability)(s[1])),
after:(0,Ce.percent)((0,Ce.probability)(r[1])),change:xo(t.change,n)})}function vi(t,e,n,o,s){let r=n.first.slice(0,3).map(([T,W])=>`${(0,Ce.quoted)(T)} ${(0,Ce.percent)(
(0,Ce.probability)(W))}`),[[a,l]]=n.first,w=(0,pe.t)("{token}: e^({logprob}) = {percent}.",{token:(0,Ce.quoted)(a),logprob:(0,Ce.decimals)(l),percent:(0,Ce.percent)(
(0,Ce.probability)(l))}),y=[(0,pe.t)("first: {tokens}",{tokens:r.join(", ")}),(0,pe.t)("The likeliest first new tokens, with their probabilities before the logi\
ts processors."),"probability",w];if(e.name==="alone")return[y];let[,b]=o.new[0],$=t.sampled?"":Dc(n,o);return[...$?[[$,(0,pe.t)("The first token that differs. \
What comes after it continues a different text."),"greedy"]]:[],[(0,pe.t)("KL {distance}",{distance:xo(n.kl,s)}),(0,pe.t)("Kullback-Leibler divergence between t\
he distributions of the first new token, alone ‖ this way, before the logits processors. 0 where they are the same."),"kl",Uc(n,o,s)],[(0,pe.t)("log p of {tok\
en} {change}",{token:(0,Ce.quoted)(b),change:`${(0,vo.isKnown)(n.change)&&n.change>0?"+":""}${xo(n.change,s)}`}),(0,pe.t)("The change in the log-probability of \
the token that the prompt alone chose first."),"logprob",Jc(n,o,s),s],y]}function Si({model:t,mode:e,prompts:n,width:o,pad:s,borrowed:r,dtype:a,seed:l,sampled:w,
ways:[y]}){let b=w?(0,pe.t)("{mode}, seed {seed}",{mode:(0,Ce.modeName)(e),seed:l}):(0,Ce.modeName)(e),$=y.answers.some(({read:T})=>T.length<o);return`${t}, ${a}\
; ${b}; ${$?Qc(n.length,o,s[1],r):(0,pe.tn)(n.length,"{count} prompt of {width} tokens","{count} prompts of {width} tokens",{width:o})}`}var Qc=(t,e,n,o)=>o?(0,pe.tn)(
t,"{count} prompt, padded to {width} tokens with {pad}, the end-of-text token","{count} prompts, padded to {width} tokens with {pad}, the end-of-text token",{width:e,
pad:n}):(0,pe.tn)(t,"{count} prompt, padded to {width} tokens with {pad}","{count} prompts, padded to {width} tokens with {pad}",{width:e,pad:n});function Ti(t,e){let n=b=>t.querySelector(".gp-"+b);function r(b){let $=b.ways.slice(1).map(T=>xi(b,T,e.unit));n("batch-verdicts").replaceChildren(...$.map(([T,
W,M,E])=>{let x=(0,je.make)("li","",null,{"data-verdict":T}),m=(0,je.make)("span","",M);return m.append((0,je.make)("small","",E)),x.append((0,je.make)("span","\
gp-sign",W,{"aria-hidden":"true"}),m),x})),(0,je.say)(n("told"),$.map(([,,T])=>T).join(" "))}function a(b,$){let T=(0,je.make)("details","gp-one-prompt"),W=(0,je.make)(
"summary","",`${(0,Oo.t)("Prompt {number}:",{number:$+1})} `),M=[...b.prompts[$]],E=(0,je.make)("bdi","gp-prompt-text",M.slice(0,200).join("")+(M.length>200?"…":
"")),x=b.ways.slice(1).map(k=>`${or(b,k,k.answers[$])[1]} ${So(k)}`);W.append(E,(0,je.make)("span","gp-way-signs",` ${x.join(" · ")}`)),T.append(W);let m=()=>{
T.open&&T.childElementCount===1&&T.append(...b.ways.map(k=>l(b,k,$)))};return T.addEventListener("toggle",m),T.open=$<6,m(),T}function l(b,$,T){let[W,M]=[b.ways[0].
answers[T],$.answers[T]],[E,x,m]=or(b,$,M),k=(0,je.make)("div","gp-way",null,{"data-verdict":E}),g=(0,je.make)("h3","gp-way-name");g.append((0,je.make)("span","\
gp-sign",x,{"aria-hidden":"true"}),So($),(0,je.make)("small","",m));let f=(0,Oo.t)("Prompt {number} as the model reads it: {way}",{number:T+1,way:So($)}),c=w(b,
$,M,W,f),d=(0,je.make)("p","gp-gave"),i=(0,je.make)("span","gp-new");gi(i,M.new,b.sampled?null:M.parts_at),d.append((0,je.make)("span","gp-gave-words",`${(0,Oo.t)(
"Output:")} `),i);let h=(0,je.make)("p","gp-measures");for(let[S,N,A,p="",O=void 0]of vi(b,$,M,W,e.unit)){let _=(0,je.make)("span","",S);(0,$i.tipOfTerm)(_,A,()=>p,
{meaning:N,...O&&{unit:O}}),h.append(_)}let u=(0,je.make)("div","gp-way-body");return u.append(c,d,h),k.append(g,u),k}function w({is_encoder_decoder:b},{name:$},{
read:T},W,M){if($!=="alone"&&JSON.stringify(T)===JSON.stringify(W.read))return(0,je.make)("p","gp-note",(0,Oo.t)("As long as the longest prompt: there is no pad\
ding, and the row is the same as without a batch."));let E=(0,je.make)("div","gp-scroll",null,{tabindex:0,role:"region","aria-label":M});return E.append(mi(T,{text:W.
read.length,side:$,goesOn:!b,caption:M})),E}function y(b){(0,je.say)(n("about"),Si(b)),r(b),(0,Oi.showIf)(n("of-decoder"),!b.is_encoder_decoder),n("batch-prompt\
s").replaceChildren(...b.prompts.map(($,T)=>a(b,T)))}return b=>{t.hidden=!e.found,!t.hidden&&(b.found||b.unit)&&y(e.found)}}var no=v(ue(),1),Fi=v(Yo(),1),K=v(H(),1),Pe=v(F(),1),es=v(Ae(),1),To=v(_e(),1),Ki=v(sr(),1);var zi=v(qt(),1),ft=v(H(),1),ji=v(F(),1),xn=v(_e(),1);var Xe=v(H(),1),Qe=v(F(),1),$o=v(_e(),1),rr=3,Xc={sum:"logprob",token:"per_token",byte:"per_byte"},Zo=(t,e)=>t[Xc[e]]??-1/0,to=({answers:t},e)=>t.map((n,o)=>o).
sort((n,o)=>Zo(t[o],e)-Zo(t[n],e)),Vt=(t,e=3)=>(0,$o.isKnown)(t)?(0,Xe.decimals)(t,e):"−∞";function ir(t){let{answers:e}=t;if(e.length<2)return"";let n=["su\
m","token","byte"].map(l=>to(t,l)),[o,s,r]=n.map(([l])=>(0,Xe.quoted)(e[l].text.trim()));return o!==s||o!==r?(0,Qe.t)("Which of these answers is the likeliest d\
epends on the ranking: {sum} by sum, {token} per token, {byte} per byte.",{sum:o,token:s,byte:r}):n.every(l=>l.join()===n[0].join())?(0,Qe.t)("The likeliest of \
these answers is {answer}; the ranking is the same by sum, per token and per byte.",{answer:o}):(0,Qe.t)("The likeliest of these answers is {answer}, by sum, pe\
r token and per byte; the order of the others changes.",{answer:o})}function Ci({answers:t,total:e}){if(!(0,$o.isKnown)(e))return"";let n=(0,Xe.percent)(e);return(0,Qe.tn)(
t.length,"This answer has {share} of the probability.","Together these {count} answers have {share} of the probability; the shares divide only that part.",{share:n})}
function Wi({answers:t,overlaps:e,kind:n,unread:o},s,r){let a=[],l=(b,$="warning")=>a.push({kind:$,words:b});if(s&&!t.length&&l((0,Qe.t)("None of the answers wa\
s read.")),!t.length)return a;n==="chat"&&l((0,Qe.t)("Each answer begins the assistant’s turn."),"info"),n==="source"&&l((0,Qe.t)("Each answer begins the targ\
et."),"info");let w=new Set;for(let[b,$]of e)w.has($)||(w.add($),l((0,Qe.t)("{long} begins with the tokens of {short}: writing the one means writing the other, \
so it adds nothing to the total, and these shares overlap.",{long:(0,Xe.quoted)(t[$].text.trim()),short:(0,Xe.quoted)(t[b].text.trim())})));let y=t.filter(({join:b})=>b&&
!b.same);for(let{text:b,join:$}of y.slice(0,rr))l(Yc(b,$));y.length>rr&&l((0,Qe.tn)(y.length-rr,"So is {count} other answer.","So are {count} other answers.")),
s&&n!=="source"&&t.some(({join:b})=>!b)&&l((0,Qe.t)("How prompt and answer are split as one text is not known here."),"info");for(let b of s?o:[])l(Zc(b,r(b)));
return a}var Ei=t=>t.map(Xe.quoted).join(" ");function Yc(t,{whole:e,read:n}){return(0,Qe.t)("{answer} is split in an unusual way: the model read {read}, but wr\
itten as one text with the prompt it is {whole}. Check the space between them.",{answer:(0,Xe.quoted)(t.trim()),read:Ei(n),whole:Ei(e)})}function Zc({text:t,failed:e},n){
let o=(0,Qe.t)("{answer} is missing: it was not read, and the shares are among the others.",{answer:(0,Xe.quoted)(t.trim())});return e&&!n?`${o} ${(0,Qe.t)(e.message)}\
 ${(0,Qe.t)(e.fix)}`:o}function qi({token_id:t,text:e,logprob:n,rank:o,after:s,removed_by:r},a){let l=[(0,Qe.t)("{token}, id {id}: log-probability {value}, prob\
ability {share}",{token:(0,Xe.quoted)(e),id:t,value:Vt(n),share:(0,Xe.percent)((0,Xe.probability)(n))})];return o&&l.push((0,Qe.t)("rank {rank}",{rank:(0,Xe.count)(
o)})),a&&l.push(ed(s,r)),`${l.join(", ")}.`}function ed(t,e){return(0,$o.isKnown)(t)?(0,Qe.t)("{share} after the processors",{share:(0,Xe.percent)((0,Xe.probability)(
t))}):(0,Qe.t)("removed by {processor}",{processor:e?(0,Xe.processorWords)(e)[0]:(0,Qe.t)("a processor")})}var Ni=({tokens:t})=>t.find(({after:e})=>!(0,$o.isKnown)(
e));var Ai=4,td=t=>new TextEncoder().encode(t.trimStart()).length,Ii=t=>t.length>Ai?[...t.slice(0,Ai-1),"…",t.at(-1)]:t,nd={share(t,e,n){let o=t.shares&&t.shares[n];
if(!(0,xn.isKnown)(o))return"";let s=a=>`e^(${Vt(Zo(a,n))})`,r=to(e,n).map(a=>s(e.answers[a]));return`${s(t)} / (${Ii(r).join(" + ")}) = ${(0,ft.percent)(o)}`},
sum:({tokens:t,logprob:e})=>Pi(t.map(n=>n.logprob),e),token:({logprob:t,per_token:e,tokens:n})=>Li(t,n.length,e),byte:({logprob:t,per_byte:e,text:n})=>Li(t,td(n),
e),perplexity:({per_token:t,perplexity:e})=>(0,xn.isKnown)(e)&&(0,xn.isKnown)(t)?`exp(−(${(0,ft.decimals)(t)})) = ${(0,ft.decimals)(e,2)}`:"",after:({tokens:t,
after:e})=>(0,xn.isKnown)(e)?Pi(t.map(n=>n.after),e):""};function Pi(t,e){let n=`${Vt(e)} nats, ${(0,ft.percent)((0,ft.probability)(e))}`;return t.length<2||!t.
every(xn.isKnown)?n:`${Ii(t.map(o=>Vt(o))).join(" + ").replaceAll("+ -","− ")} = ${n}`}function Li(t,e,n){return!(0,xn.isKnown)(t)||!(0,xn.isKnown)(n)||(0,ft.decimals)(
t/e)!==(0,ft.decimals)(n)?"":(0,zi.quotientWords)((0,ft.decimals)(t),(0,ft.count)(e),(0,ft.decimals)(n))}function Ri(t,e,n){let o=e.answers[to(e,n)[0]],s=o&&nd[t](
o,e,n);return s?(0,ji.t)("{name}: {words}.",{name:(0,ft.quoted)(o.text.trim()),words:s}):""}var Bi=400;function Gi(t,e){let n=m=>t.querySelector(".gp-"+m),o=[...t.querySelectorAll("[data-by]")],s="sum";for(let m of o)m.addEventListener("click",()=>{s=m.
dataset.by,x()});let r=()=>e.found&&e.found.question==="choices",a=()=>[[(0,Pe.t)("share"),sd[s](),null,"answer-share","share"],[(0,Pe.t)("log P"),(0,Pe.t)("The\
 sum of the log-probabilities of its tokens, in nats, before the logits processors; below it the probability."),"sum","cumulative-logprob","sum"],[(0,Pe.t)("per\
 token"),(0,Pe.t)("log P divided by the number of tokens."),"token","mean-logprob","token"],[(0,Pe.t)("per byte"),(0,Pe.t)("log P divided by the bytes of the an\
swer in UTF-8, without the space before it: acc_bytes of lm-evaluation-harness. Its acc_norm divides by characters."),"byte","mean-logprob","byte",{formula:(0,Pe.t)(
"(Σ log p) / bytes")}],[(0,Pe.t)("perplexity"),(0,Pe.t)("exp of minus the mean per token."),null,"perplexity","perplexity"],[(0,Pe.t)("after processors"),(0,Pe.t)(
"log P after the logits processors: what these knobs leave of it."),null,"cumulative-logprob","after"]];function l([m,k,g,f,c,d],i){let h=(0,K.make)("th","",null,
{scope:"col",...g===s&&{"aria-sort":"descending"}}),u=(0,K.make)("span","",m),S={share:"%",perplexity:""}[c]??"nats";return(0,es.tipOfTerm)(u,f,()=>Ri(c,i,s),{meaning:k,
unit:S,...d}),h.append(u),h}function w(m,k,g){let f=(0,K.make)("tr"),c=(0,K.make)("th","",null,{scope:"row",dir:"auto"});for(let d of m.tokens){let i=(0,K.make)(
"span","gp-token",null,{tabindex:0});(0,Ki.inkToken)(i,d);let h=i.querySelector(".gp-ink");h.style.backgroundColor=`var(--gp-prob-${Math.round((0,K.probability)(
d.logprob)*10)})`,(0,es.tipLater)(i,()=>qi(d,g.length>0)),c.append(i)}return f.append(c,b(m),y(Vt(m.logprob),(0,K.percent)((0,K.probability)(m.logprob)))),f.append(
y(Vt(m.per_token)),y(Vt(m.per_byte)),y(od(m.perplexity))),g.length&&f.append($(m)),e.canAsk&&f.append(T(m,k)),f}function y(m,k=""){let g=(0,K.make)("td","",m);return k&&
g.append((0,K.make)("small","",k)),g}function b({shares:m}){let k=(0,K.make)("td","gp-share-cell"),g=m&&m[s],f=(0,K.make)("span","gp-share",null,{"aria-hidden":"\
true"});return f.append((0,K.make)("i")),(0,no.sayPercent)(f.firstChild,"width",g||0),k.append((0,K.make)("span","",(0,To.isKnown)(g)?(0,K.percent)(g):"…"),f),
k}function $(m){if((0,To.isKnown)(m.after))return y(Vt(m.after),(0,K.percent)((0,K.probability)(m.after)));let{text:k,removed_by:g}=Ni(m),f=(0,K.make)("td","gp-\
removed",`✕ ${(0,Pe.t)("removed")}`);return f.append((0,K.make)("small","",(0,Pe.t)("{token} by {processor}",{token:(0,K.quoted)(k),processor:g?(0,K.processorWords)(
g)[0]:(0,Pe.t)("a processor")}))),f}function T({text:m},k){let g=(0,K.make)("td"),f=(0,K.make)("button","gp-button",(0,Pe.t)("Open"),{type:"button","aria-label":(0,Pe.t)(
"Open the run of {answer}",{answer:(0,K.quoted)(m.trim())})});return f.addEventListener("click",()=>e.ask({type:"open",entry:k})),g.append(f),g}function W(m){let{
answers:k,entries:g,processors:f}=m,c=(0,K.make)("table","gp-answers");c.append((0,K.make)("caption","gp-hidden",(0,Pe.t)("The answers to {prompt}, the likelies\
t first",{prompt:(0,K.quoted)(m.prompt)})));let d=(0,K.make)("tr");d.append((0,K.make)("th","",(0,Pe.t)("answer"),{scope:"col"}),...a().slice(0,f.length?6:5).map(
h=>l(h,m))),e.canAsk&&d.append((0,K.make)("td"));let i=(0,K.make)("tbody");return i.append(...to(m,s).map(h=>w(k[h],g[h],f))),c.append((0,K.make)("thead"),i),c.
tHead.append(d),c}function M(){let m=(0,K.make)("section","gp-block"),k=(0,K.make)("h3","gp-block-head");return k.append((0,K.make)("span","gp-block-model")," ",
(0,K.make)("bdi","gp-block-prompt")),m.append(k,(0,K.make)("p","gp-verdict"),(0,K.make)("p","gp-note gp-total"),(0,K.make)("div","gp-wide",null,{tabindex:0,role:"\
group"}),(0,K.make)("ul","gp-choice-notes")),m}function E(m,k){let[g,f,c,d,i]=m.children,h=[...k.prompt];(0,K.say)(g.firstChild,k.model),(0,K.say)(g.lastChild,h.
length?h.slice(0,Bi).join("")+(h.length>Bi?"…":""):(0,Pe.t)("(empty)"));let u=(0,To.isKnown)(k.total);(0,K.say)(f,u?ir(k):""),(0,K.say)(c,Ci(k)),d.setAttribute(
"aria-label",(0,Pe.t)("The answers to {prompt}, the likeliest first",{prompt:(0,K.quoted)(k.prompt)}));let S=!!e.done,N=JSON.stringify([s,e.canAsk,S,k]);if(m.dataset.
key===N)return;m.dataset.key=N;let A=d.contains(document.activeElement);d.replaceChildren(...k.answers.length?[W(k)]:[]),A&&d.focus();let p=({entry:O})=>!!(e.entries[O]&&
e.entries[O].ended&&e.entries[O].ended.failed);i.replaceChildren(...Wi(k,S,p).map(({kind:O,words:_})=>(0,K.make)("li","gp-note",_,{"data-kind":O}))),(0,no.showIf)(
i,i.childElementCount>0)}function x(){let m=e.found;for(let g of o)g.setAttribute("aria-pressed",String(g.dataset.by===s));(0,K.say)(n("missing"),xt(e,m));let k=(0,no.fit)(
n("blocks"),m.blocks.length,M);m.blocks.forEach((g,f)=>E(k[f],g)),(0,Fi.drawScale)(n("scale"),"raw",e.unit),e.done&&m.blocks.length===1&&(0,K.say)(n("told"),ir(
m.blocks[0]))}return m=>{t.hidden=!r(),!t.hidden&&(m.found||m.status)&&x()}}var od=t=>t>=1e3?(0,K.count)(Math.round(t)):(0,To.isKnown)(t)?(0,K.decimals)(t,2):"∞",
sd={sum:()=>(0,Pe.t)("The softmax of the sums: how probable the answer is if it must be one of these."),token:()=>(0,Pe.t)("The softmax of the means per token: \
a weight for the ranking, no probability of a text."),byte:()=>(0,Pe.t)("The softmax of the means per byte: a weight for the ranking, no probability of a text.")};var Mo=v(ue(),1),ct=v(H(),1),so=v(F(),1),oa=v(Ae(),1);var Ui=v(ar(),1),Ji=v(F(),1),Di=new WeakMap;function lt(t){let e=Di.get(t)||[],[n]=t.lines(),{keep:o,added:s}=(0,Ui.pathChange)(e,n?n.last:null);e.length=o;for(let r of s)
e.push(r);return Di.set(t,e),e}function Ut({groups:t,pair:[e,n]}){if(t.length<2)return null;let o=t[e]?e:0,s=t[n]&&n!==o?n:+(o===0);return[o,s]}function ut({groups:t,
lanes:e},n){let{id:o,label:s}=t[n];if(!e)return s;let r=e.find(a=>a.id===o);return r?r.label:(0,Ji.t)("{lane} (removed)",{lane:s})}var ts=({groups:t},e,n)=>Vi(t[e].
model)===Vi(t[n].model);function Vi(t){let[e,n=""]=t.split("?");return`${e}?${n.split("&").find(o=>o.startsWith("revision="))||""}`}function ns(t,e,n){let o=[e,
n].map(a=>lt(t.shownOf(a).log)),s=ts(t,e,n)?rd(...o):id(...o),r=o.map((a,l)=>s[l]>=a.length);return r[0]&&r[1]?{kind:"same",at:s,shorter:null}:r[0]||r[1]?{kind:"\
shorter",at:s,shorter:r[0]?0:1}:{kind:"apart",at:s,shorter:null}}function rd(t,e){let n=Math.min(t.length,e.length),o=0;for(;o<n&&t[o].chosen.token_id===e[o].chosen.
token_id;)o+=1;return[o,o]}var Qi=({piece:t})=>t??"\0";function id(...t){let[e,n]=t.map(r=>r.map(Qi).join("")),o=Math.min(e.length,n.length),s=0;for(;s<o&&e[s]===
n[s];)s+=1;return t.map(r=>ad(r,s))}function ad(t,e){let n=0,o=0;for(;o<t.length&&(n+=Qi(t[o]).length)<=e;)o+=1;for(;o>0&&o<t.length&&t[o-1].piece==="";)o-=1;return o}
var _o=(t,e=t.length)=>t.slice(0,e).map(({piece:n})=>n??"").join("");function Xi(t,e=60){let n=Array.from(t);return n.length<=e?t:"…"+n.slice(-e).join("")}var ss=v(F(),1);var Ln=v(H(),1),Yi=32,Zi=new WeakMap;function os(t,e){if(Zi.get(t)===e)return;Zi.set(t,e);let[,n,o,s]=e.match(/^(\s*)([^]*?)(\s*)$/),r=a=>(0,Ln.make)("span","gp\
-mark",[...a].map(l=>Ln.MARKS[l]||"␣").join(""));t.replaceChildren(...[n&&r(n),o,s&&r(s)].filter(Boolean))}function oo(t){let e=t.map(n=>{let o=[...(0,Ln.inOneLine)(
n.replace(/^ +| +$/g,s=>Ln.MARKS[" "].repeat(s.length)))];return o.length<=Yi?o.join(""):`${o.slice(0,Yi-1).join("")}…`});return e.map((n,o)=>e.filter(s=>s===
n).length>1?`${o+1}: ${n}`:n)}var He=t=>(0,ss.isSaid)(t)?(0,ss.t)(t):String(t),zn=({title:t,prompt:e})=>e?oo([e])[0]:He(t);var ea=typeof Intl.Segmenter=="function"?new Intl.Segmenter(void 0,{granularity:"word"}):null;function ta(t){let e=ea?[...ea.segment(t)].map(({segment:s})=>s):t.
match(/\s+|[\p{L}\p{M}\p{N}_]+|./gsu)||[],n=[],o="";for(let s of e)s.trim()?(n.push({space:o,word:s}),o=""):o+=s;return o&&n.push({space:o,word:""}),n}function na(t,e){
let n=[t,e].map($=>$.map(({word:T})=>T)),[o,s]=n,r=Math.min(o.length,s.length),a=0;for(;a<r&&o[a]===s[a];)a+=1;let l=0;for(;l<r-a&&o.at(-1-l)===s.at(-1-l);)l+=1;
let w=n.map($=>$.map((T,W)=>W<a||W>=$.length-l)),y=n.map($=>$.slice(a,$.length-l)),b=y.some($=>$.length>1200);for(let[$,T]of ld(...y.map(W=>W.slice(0,1200))))w[0][a+
$]=w[1][a+T]=!0;return{kept:w,shared:w[0].filter(($,T)=>$&&o[T]).length,cut:b}}function ld(t,e){let n=e.length+1,o=new Uint16Array((t.length+1)*n);for(let r=t.length-
1;r>=0;r--)for(let a=e.length-1;a>=0;a--){let l=r*n+a;o[l]=t[r]===e[a]?o[l+n+1]+1:Math.max(o[l+n],o[l+1])}let s=[];for(let r=0,a=0;r<t.length&&a<e.length;)t[r]===
e[a]?s.push([r++,a++]):o[(r+1)*n+a]>=o[r*n+a+1]?r+=1:a+=1;return s}function sa(t,e){let s=t.querySelector(".gp-texts"),r="",a=0,l=-1/0;function w(W){let M=(0,ct.make)("div","gp-text-side"),E=(0,ct.make)("h3","gp-side-name"),x=(0,ct.make)(
"p","gp-side-text",null,{dir:"auto"});return M.append(E,x),s.append(M),{head:E,body:x,tag:W}}let y=["del","ins"].map(w);function b({body:W,tag:M},E,x){let m=[],
k="",g=!1,f=()=>{k&&m.push(g?(0,ct.make)(M,"",k):k),k=""};E.forEach(({space:c,word:d},i)=>{let h=!x[i]&&!!d;h!==g?!h||!k?(f(),g=h,k=c+d):(k+=c,f(),g=!0,k=d):k+=
c+d}),f(),W.replaceChildren(...m)}function $(W){clearTimeout(a),a=0,l=performance.now();let M=W.map(c=>ta(_o(lt(e.shownOf(c).log)))),{kept:E,shared:x,cut:m}=na(
...M);y.forEach((c,d)=>b(c,M[d],E[d]));let[k,g]=M.map(c=>c.filter(({word:d})=>d).length),f=t.querySelector(".gp-alike");(0,Mo.showIf)(f,k+g>0),k+g&&((0,ct.say)(
t.querySelector(".gp-share"),(0,so.t)("{share} in common",{share:(0,ct.percent)(2*x/(k+g))})),(0,ct.say)(t.querySelector(".gp-formula"),(0,so.t)("2 × {shared} s\
hared words / ({one} + {other})",{shared:(0,ct.count)(x),one:(0,ct.count)(k),other:(0,ct.count)(g)}))),(0,Mo.showIf)(t.querySelector(".gp-cut"),m),(0,ct.say)(t.
querySelector(".gp-cut"),(0,so.t)("The texts are very long: only {count} words of each, after their common beginning, are compared. What follows counts as diffe\
rent.",{count:(0,ct.count)(1200)}))}let T=W=>t.querySelector(".gp-"+W).textContent;return(0,oa.runsOfTerms)(t,{alike:()=>(0,so.t)("{formula}: {value}.",{formula:T(
"formula"),value:T("share")})}),()=>{let W=e.header&&e.header.kind==="lanes"?Ut(e):null,M=W?W.map(g=>lt(e.shownOf(g).log)):[];if(t.hidden=!M.some(g=>g.length),t.
hidden)return;let E=W.map(g=>ut(e,g)),x=JSON.stringify([E,...M.map(g=>_o(g))]);if(x===r&&(!a||e.running))return;r=x,(0,ct.say)(t.querySelector(".gp-pair"),(0,so.t)(
"{one} and {other}, word by word",{one:E[0],other:E[1]})),y.forEach(({head:g},f)=>(0,Mo.sayLabel)(g,`${E[f]} ${zn(e.groups[W[f]])}`,{plain:!0}));let k=M[0].length*
M[1].length>2e5&&e.running?l+500-performance.now():0;k<=0?$(W):a||=setTimeout(()=>$(Ut(e)),k)}}var rt=v(ue(),1),D=v(H(),1),ia=v(qt(),1),We=v(F(),1),is=v(Ae(),1),rs=v(lr(),1);function aa(t,e){let o=[4,5e-4],s=t.querySelector(".gp-said"),r=t.querySelector(".gp-models"),a=t.querySelector(".gp-sides-box"),l=t.querySelector(".gp-sides"),
w=null,y=[t.querySelector(".gp-one"),t.querySelector(".gp-other")];function b(){for(let h of y)h.replaceChildren(...e.groups.map((u,S)=>(0,D.make)("option","",`${ut(
e,S)} ${zn(u)}`,{value:S})))}y.forEach((h,u)=>h.addEventListener("change",()=>{let S=Ut(e),N=Number(h.value),A=N===S[1-u]?S[u]:S[1-u];e.setPair(...u?[A,N]:[N,A])}));
let $=({log:h})=>!!(h.finished||h.failed||e.done);function T(h,{kind:u,at:S,shorter:N}){let[A,p]=h.map(L=>ut(e,L)),[O,_]=h.map(L=>e.shownOf(L)),C=[O,_].map(({log:L})=>lt(
L));if(!C[0].length||!C[1].length)return[(0,We.t)("{one} and {other} have no tokens to compare yet.",{one:A,other:p})];if(u==="same")return $(O)&&$(_)?[(0,We.tn)(
S[0],"{one} and {other} never diverge: both wrote the same {count} token.","{one} and {other} never diverge: both wrote the same {count} tokens.",{one:A,other:p})]:
[(0,We.tn)(S[0],"{one} and {other} have written the same so far: {count} token.","{one} and {other} have written the same so far: {count} tokens.",{one:A,other:p})];
if(u==="shorter"){let[L,z]=N?[p,A]:[A,p];if(!$(N?_:O))return[(0,We.t)("{one} and {other} have written the same so far; {long} is ahead.",{one:A,other:p,long:z})];
let{finished:j}=(N?_:O).log,I=(0,We.tn)(S[N],"{count} token","{count} tokens"),se=x(C[1-N][S[1-N]].chosen.text),J=j&&j.sequences.length&&(0,D.stopWords)(j.sequences[0].
stop_reason)[0];return[J?(0,We.t)("{short} ended after {tokens}: {reason}.",{short:L,tokens:I,reason:J}):(0,We.t)("{short} ended after {tokens}.",{short:L,tokens:I}),
" ",...(0,D.filled)((0,We.t)("{long} begins with the same text and continues with {token}."),{long:z,token:se})]}let[P,q]=C.map((L,z)=>L[S[z]]);return[...W([A,p],
S,_o(C[0],S[0]))," ",...M(A,P)," ",...M(p,q)]}function W([h,u],S,N){if(!N)return[(0,We.t)("They diverge at the first token.")];let[A,p]=S.map(_=>(0,D.count)(_+1));
return[A===p?(0,We.t)("They diverge at token {number}.",{number:A}):(0,We.t)("They diverge at token {a} of {one} and token {b} of {other}.",{a:A,b:p,one:h,other:u}),
" ",...(0,D.filled)((0,We.t)("Both had written {text}."),{text:x(Xi(N))})]}let M=(h,u)=>(0,D.filled)(u.given?(0,We.t)("{lane} was given {token} ({odds})."):(0,We.t)(
"{lane} chose {token} ({odds})."),{lane:h,token:x(u.chosen.text),odds:E(u)}),E=h=>h.chosen.logprob===null?(0,rs.removedWords)(h.chosen):(0,D.percent)((0,D.numbersOf)(
h).probability);function x(h){let u=(0,D.make)("span","gp-quote");return u.append(...(0,D.filled)((0,We.t)("“{text}”"),{text:(0,D.labelled)(h,"gp-strong")})),
u}function m(h){let u=(0,D.make)("p");u.append(...h),u.textContent!==s.textContent&&s.replaceChildren(...u.childNodes)}function k(h,u){let S=new Map;return h.forEach(
({chosen:A,distribution:p},O)=>{for(let _ of[...p.candidates,A]){let C=u?_.token_id:_.text;S.has(C)||S.set(C,{label:_.text,sides:[null,null],most:0});let P=S.get(
C);P.sides[O]||(P.sides[O]={candidate:_,isChosen:_.token_id===A.token_id},P.most=Math.max(P.most,(0,D.probability)(_.logprob),(0,D.probability)(_.raw_logprob)))}}),
[...S.values()].sort((A,p)=>p.most-A.most).filter(({sides:A,most:p},O)=>O<10&&(O<o[0]||p>=o[1])||A.some(_=>_&&_.isChosen))}function g(){let h=(0,D.make)("tr"),u=(0,D.make)(
"th","",null,{scope:"row"});return u.append((0,D.make)("bdi","gp-word")),h.append(u,...[0,1].map(()=>{let S=(0,D.make)("td"),N=(0,D.make)("div","gp-side"),A=(0,D.make)(
"span","gp-tracks");A.append((0,D.make)("i","gp-bar gp-after"),(0,D.make)("i","gp-bar gp-before"));let p=(0,D.make)("span","gp-values");return p.append((0,D.make)(
"span"),(0,D.make)("small")),N.append((0,D.make)("span","gp-sign"),A,p),S.append(N),S})),h}function f(h,u,S,N){let[A,p,O]=h.firstChild.children,[_,C]=u?[u.candidate.
logprob,u.candidate.raw_logprob].map(D.probability):[0,0],P=!!u&&u.candidate.logprob===null,q=!!u&&u.isChosen;(0,rt.sayClass)(h,[q&&"gp-chosen",P&&"gp-removed",
!u&&"gp-unlisted"].filter(Boolean).join(" ")),(0,D.say)(A,q?"▶":P?"✕":""),(0,rt.sayPercent)(p.children[0],"width",_/S),(0,rt.sayPercent)(p.children[1],"widt\
h",C/S),(0,D.say)(O.children[0],u?P?"":(0,D.percent)(_):"–"),(0,D.say)(O.children[1],u?(0,D.percent)(C):"");let L=u?[q&&(0,We.t)("chosen"),P?(0,rs.removedWords)(
u.candidate):(0,D.percent)(_),(0,We.t)("{share} before the processors",{share:(0,D.percent)(C)})].filter(Boolean).join(", "):(0,We.t)("not recorded");(0,rt.sayAttributes)(
h,{"aria-label":`${N}: ${L}`,title:P?(0,rs.removedWords)(u.candidate):""})}function c(h,u){let S=k(u,ts(e,...h)),N=S.flatMap(C=>C.sides).filter(Boolean),A=N.every(
({candidate:C})=>C.logprob===C.raw_logprob),p=Math.max(1e-9,...N.flatMap(({candidate:C})=>[(0,D.probability)(C.logprob),(0,D.probability)(C.raw_logprob)]));a.classList.
toggle("gp-plain",A),(0,rt.showIf)(t.querySelector(".gp-before-key"),!A),(0,rt.showIf)(t.querySelector(".gp-removed-key"),N.some(({candidate:C})=>C.logprob===null)),
(0,rt.showIf)(t.querySelector(".gp-unlisted-key"),N.length<2*S.length);let O=(0,rt.fit)(l.tBodies[0],S.length,g);S.forEach(({label:C,sides:P},q)=>{let[L,...z]=O[q].
cells;(0,rt.sayLabel)(L.firstChild,C),z.forEach((j,I)=>f(j,P[I],p,ut(e,h[I])))});let _=l.tHead.rows[0].cells;h.forEach((C,P)=>{let{entropyAfter:q}=(0,D.numbersOf)(
u[P]),[L]=_[P+1].children;(0,rt.sayLabel)(L,(0,We.t)("{lane}, entropy {entropy}",{lane:`${ut(e,C)} ${zn(e.groups[C])}`,entropy:(0,D.information)(q,e.unit)}),{plain:!0}),
(0,is.tipOfTerm)(L,"entropy",()=>d(u[P],ut(e,C)),{meaning:(0,We.t)("How uncertain the next token was where they diverge, after the processors.")})})}let d=({distribution:{
entropy_before:h,entropy_after:u}},S)=>(0,We.t)("{lane}: {before} before the processors, {after} after them.",{lane:S,before:(0,D.information)(h,e.unit),after:(0,D.information)(
u,e.unit)});function i(h){if(!w)return"";let{pair:u,steps:S}=w,[N,A]=S.map(({chosen:_})=>_),p=(_,{token_id:C})=>[..._.distribution.candidates,_.chosen].find(P=>P.
token_id===C),O=_=>_?(0,D.percent)((0,D.probability)(_[h])):(0,We.t)("not recorded");return(0,ia.inARow)([N,A].map(_=>(0,We.t)("{token}: {one} {mine}, {other} {\
theirs}",{token:(0,D.quoted)(_.text),one:ut(e,u[0]),other:ut(e,u[1]),mine:O(p(S[0],_)),theirs:O(p(S[1],_))})))}return(0,is.runsOfTerms)(t,{after:()=>i("logprob"),
before:()=>i("raw_logprob")}),h=>{let u=e.header&&e.header.kind==="lanes"?Ut(e):null;if(t.hidden=!u||u.some(_=>e.shownOf(_).log.denoises),t.hidden)return;(h.run||
h.lanes)&&b(),y.forEach((_,C)=>{_.value=u[C]});let S=ns(e,...u);m(T(u,S));let[N,A]=u.map(_=>ut(e,_)),p=ts(e,...u);(0,rt.showIf)(r,!p),p||(0,D.say)(r,(0,We.t)("{\
one} and {other} run on different models, so they are compared by text, not by token ids; tokens with the same text share a row.",{one:N,other:A}));let O=S.kind===
"apart"?u.map((_,C)=>lt(e.shownOf(_).log)[S.at[C]]):null;(0,rt.showIf)(a,!!O),w=O&&{pair:u,steps:O},O&&c(u,O)}}var ma=v(Wt(),1);var ur=v(F(),1);var Eo=v(_e(),1),cr=5,dd=.9;function hd(t){if(!t.length)return null;let e=[...t].sort((a,l)=>a-l),n=e.length,[o,s,r]=[0,0,2/2**n];for(;o<Math.floor(n/2)&&(s+=r,
!(o>0&&s>1-dd));)r*=(n-o)/(o+1),o+=1;return o=Math.max(0,o-1),{median:(0,Eo.medianOf)(e),low:e[o],high:e[n-1-o]}}function dr(t,e){if(t.length<cr)return"few";let{
low:n,high:o}=hd(t);return n>e?"above":o<e?"below":"open"}function la(t,e=!0){let n=([r,a])=>(0,Eo.isKnown)(r)&&(0,Eo.isKnown)(a),o=(r,a)=>dr(r.map((l,w)=>[l,a[w]]).
filter(n).map(([l,w])=>l-w),0),s=t.findIndex((r,a)=>t.length>1&&t.every((l,w)=>a===w||o(r,l)===(e?"above":"below")));return s<0?null:s}var ca=v(et(),1),hr=v(F(),1),da=v(_e(),1);function ha(t,e){let n=e.filter(({values:w})=>Number.isFinite(w[t.name])),o=({values:w})=>w[t.name];if(!n.length)return{
low:null,high:null,best:null,level:()=>0,scale:as([]),flat:!0};let s=n.reduce((w,y)=>o(y)<o(w)?y:w),r=n.reduce((w,y)=>o(y)>o(w)?y:w),a=it(t,o(s))===it(t,o(r)),l=as(
a?[]:n.map(o));return{low:s,high:r,best:a?null:pr(t,e),level:w=>Math.round(l.share(w)*10),scale:l,flat:a}}function pr(t,e){let n=e.filter(({values:l})=>Number.isFinite(
l[t.name])),o=n.map(({each:l})=>l[t.name]||[]);if(!t.better||o.some(({length:l})=>l!==o[0].length))return null;let s=la(o,t.better==="more"),r=s!==null&&n[s].values[t.
name],a=l=>t.better==="more"?l<r:l>r;return s!==null&&n.every(({values:l},w)=>w===s||a(l[t.name]))?n[s]:null}function as(t){let e=[...new Set(t)].sort((w,y)=>w-
y),[n,o]=[e[0],e.at(-1)],s=w=>y=>o>n?(w(y)-w(n))/(w(o)-w(n)):0,r=w=>e.some(y=>e.filter(b=>b>=y&&w(b)-w(y)<.1).length>Math.max(1,e.length/2)),a=w=>e.length>1?e.indexOf(
w)/(e.length-1):0,l=[{name:"linear",share:s(w=>w)},...n>0?[{name:"log",share:s(Math.log)}]:[],{name:"order",share:a}];return l.find(({share:w})=>!r(w))||l.at(-1)}
function an(t,{each:e}){let n=(e[t.name]||[]).filter(da.isKnown);if(n.length<2)return"";let[o,s]=[Math.min(...n),Math.max(...n)].map(r=>it(t,r));return o===s?"":
(0,hr.t)("{low} to {high}",{low:o,high:s})}var ro=t=>t.better==="less"?"heat":"prob";function it(t,e,{unit:n=!1}={}){if(!Number.isFinite(e))return"–";let o=(0,ca.notation)(
e.toLocaleString("en-US",{minimumFractionDigits:t.digits,maximumFractionDigits:t.digits}));return n&&t.unit?`${o} ${(0,hr.t)(t.unit)}`:o}var Co=v(ls(),1),fr=10;function fa({axes:[t,e],metric:n,heat:o,at:s}){let r=e.values.map((M,E)=>t.values.map((x,m)=>s(E,m))),a=M=>r.map((E,x)=>E.map((m,k)=>M(m,
x,k))),l=M=>M.values[n.name],w=M=>it(n,l(M))+(o.best===M?" ★":""),y=(M,E,x)=>{let m=an(n,M);return`${t.knob} ${t.values[x]}, ${e.knob} ${e.values[E]}: ${w(M)}${m?
` (${m})`:""}`},b=Array.from({length:fr+1},(M,E)=>[E/fr,`var(--gp-${ro(n)}-${E})`]),$={type:"heatmap",x:t.values,y:e.values,colorscale:b,zmin:0,zmax:fr,showscale:!1,
xgap:2,ygap:2,z:a(M=>Number.isFinite(l(M))?o.level(l(M)):null),text:a(w),texttemplate:"%{text}",hovertext:a(y),hoverinfo:"text"},T=Math.min(760,Math.max(220,96+
42*e.values.length)),W={type:"category",showgrid:!1};return(0,Co.chartOf)((0,ur.t)("{metric} over {columns} and {rows}",{metric:(0,ur.t)(n.title),columns:t.knob,
rows:e.knob}),[$],(0,Co.axisOf)(t.knob,{...W,side:"top"}),(0,Co.axisOf)(e.knob,{...W,autorange:"reversed"}),{height:T,margin:{l:52,r:18,t:60,b:16}})}var io=v(F(),1);var Wo=v(ls(),1);function ua({knob:t,metric:e,points:n,wide:o}){let s=n.map(({label:E})=>E.trim()===""?NaN:Number(E)),r=s.every(Number.isFinite)?{linear:"linear",
log:"log",order:"category"}[as(s).name]:"category",a=n.map((E,x)=>({...E,x:r==="category"?E.label:s[x]}));r!=="category"&&a.sort((E,x)=>Number(E.x)-Number(x.x));
let l=a.filter(({value:E})=>Number.isFinite(E)),w=l.flatMap(({value:E,each:x})=>[E,...x]),y=o&&w.length>0&&Math.min(...w)>0,b=({label:E,value:x,range:m,best:k})=>`${E}\
: ${it(e,x)}${m?` (${m})`:""}${k?`, ${(0,io.t)("the best")}`:""}`,$={type:"scatter",mode:"lines+markers",cliponaxis:!1,connectgaps:!1,hoverinfo:"text",x:a.map(({
x:E})=>E),y:a.map(({value:E})=>Number.isFinite(E)?E:null),text:a.map(b),line:{color:"var(--gp-kept)",width:2},marker:{color:"var(--gp-kept)",size:10},error_y:{type:"\
data",symmetric:!1,color:"var(--gp-muted)",thickness:1.5,width:4,array:a.map(({value:E,each:x})=>x.length>1?Math.max(...x)-E:0),arrayminus:a.map(({value:E,each:x})=>x.
length>1?E-Math.min(...x):0)}},T={type:"scatter",mode:"text",hoverinfo:"skip",textposition:"top center",cliponaxis:!1,textfont:{color:"var(--gp-text)"},x:l.map(
({x:E})=>E),y:l.map(({value:E})=>E),text:l.map(({value:E,best:x})=>l.length<=12||x?it(e,E)+(x?" ★":""):"")},W=(0,io.t)(e.title),M=`${W}${e.unit?` (${(0,io.t)(
e.unit)})`:""}${y?`, ${(0,io.t)("logarithmic scale")}`:""}`;return(0,Wo.chartOf)((0,io.t)("{metric} over {knob}",{metric:W,knob:t}),[$,T],(0,Wo.axisOf)(t,{type:r}),
(0,Wo.axisOf)(M,y?{type:"log"}:{}))}var Jt=v(H(),1),St=v(F(),1),ga=v(_e(),1);function cs(t,{metric:{meaning:e,formula:n,unit:o,live:s}}){let r=[o?(0,St.t)("In {unit}.",{unit:(0,St.t)(o)}):"",s?"":
(0,St.t)("It is known when the runs of a cell have ended.")],a=t.querySelector(".gp-metric-term")||(0,Jt.make)("span","gp-metric-term");t.replaceChildren(a,`: ${(0,St.t)(
e)} `,(0,Jt.make)("span","gp-formula",(0,St.t)(n)),...r.filter(Boolean).map(l=>` ${l}`))}function wa(t,e,n){let{low:o,high:s,best:r,scale:a,flat:l}=n,w=e.metric,
y=e.group.groups.some(M=>an(w,M)),b=M=>M&&e.nameOf(M.number)+M.values[w.name],$=[w.name,b(o),b(s),r&&r.number,a.name,l,y].join();if(t.dataset.key===$||(t.dataset.
key=$,t.replaceChildren(),!o))return;let T=(M,E)=>{let x=(0,Jt.make)("span"),m=(0,Jt.make)("b","",it(w,E.values[w.name],{unit:!0}));return x.append(...(0,Jt.filled)(
M,{value:m,cell:e.nameOf(E.number)})),x};l?t.append(T((0,St.t)("The same everywhere: {value}"),o)):t.append(T((0,St.t)("lowest {value} at {cell}"),o),pd(ro(w)),
T((0,St.t)("highest {value} at {cell}"),s));let W=[a.name==="log"&&(0,St.t)("Coloured on a logarithmic scale."),a.name==="order"&&(0,St.t)("Coloured by rank, be\
cause some values are far from the rest."),y&&(0,St.t)("Small numbers: from the lowest to the highest of a cell’s seeds."),r&&(w.better==="more"?(0,St.t)("★ b\
est: higher is better, seed by seed"):(0,St.t)("★ best: lower is better, seed by seed"))];t.append(...W.filter(Boolean).map(M=>(0,Jt.make)("span","",M)))}function pd(t){
let e=(0,Jt.make)("span","gp-ramp",null,{"aria-hidden":"true"});for(let n=0;n<=10;n++){let o=(0,Jt.make)("i");o.style.backgroundColor=`var(--gp-${t}-${n})`,e.append(
o)}return e}function ba(t,e,n,o){let s=e.view!=="heat"?void 0:e.isList?fd(e,n):e.isSettled?ud(e,n):void 0;(0,ma.drawChart)(t,s,r=>o(e.isList?e.inOrder[r.pointNumber].
number:e.inRow(r.pointNumber[0])[r.pointNumber[1]].number))}function fd(t,{best:e,scale:n}){let o=t.metric,[{knob:s,values:r}]=t.axes,a=t.inOrder.map(l=>({label:r[l.
place[1]],value:l.values[o.name],each:(l.each[o.name]||[]).filter(ga.isKnown),range:an(o,l),best:e===l}));return ua({knob:s,metric:o,points:a,wide:n.name!=="lin\
ear"})}function ud(t,e){return fa({axes:t.axes,metric:t.metric,heat:e,at:(n,o)=>t.inRow(n)[o]})}var No=v(ue(),1),qe=v(H(),1),Ot=v(F(),1);var wr=v(et(),1),Sa=v(qt(),1),Qt=v(H(),1),It=v(F(),1),Oa=v(Ae(),1),qo=v(_e(),1);var mr=v(H(),1),ka=v(F(),1),ya=v(_e(),1),gr=({name:t})=>t==="ended";function ln(t,{values:e,each:n,entries:o},{unit:s=!1}={}){let r=e[t.name],a=(n[t.name]||(o.length===
1?[r]:[])).filter(ya.isKnown);return!gr(t)||!a.length?it(t,r,{unit:s}):(0,ka.t)("{count} of {all}",{count:(0,mr.count)(a.filter(Boolean).length),all:(0,mr.count)(
a.length)})}var md={tokens:"length",time:"time",tokens_per_second:"speed",mean_logprob:"mean-logprob",perplexity:"perplexity",entropy:"entropy",model_entropy:"entropy",distinct_1:"\
distinct-n",distinct_2:"distinct-n",distinct_3:"distinct-n",repetition:"repetition",self_bleu:"self-bleu",characters:"length",words:"length",ended:"ending"},xa=4;
function ao(t,e,n,o){let{name:s,unit:r,meaning:a,formula:l,better:w}=e,y=w==="more"?(0,It.t)("More is better."):w==="less"?(0,It.t)("Less is better."):"",b={meaning:[
(0,It.t)(a),y].filter(Boolean).join(" "),formula:(0,It.t)(l),unit:r?(0,It.t)(r):""};(0,Oa.tipOfTerm)(t,md[s],()=>gd(e,n,o),b)}function gd(t,e,n){let o=e.groups.
filter(({values:b})=>Number.isFinite(b[t.name]));if(!o.length)return"";let[s]=o,r=wd(t,s,e.unit)||ln(t,s,{unit:!0});if(o.length===1)return(0,Qt.asSentence)(r);let a=({
values:b})=>b[t.name],[l,w]=[o.reduce((b,$)=>a($)<a(b)?$:b),o.reduce((b,$)=>a($)>a(b)?$:b)],y={name:n(s.number),words:r,low:ln(t,l),lowest:n(l.number),high:ln(t,
w),highest:n(w.number)};return y.low===y.high?(0,It.t)("{name}: {words}; the same for all.",y):(0,It.t)("{name}: {words}; of all, the lowest is {low} ({lowest})\
, the highest {high} ({highest}).",y)}function wd(t,e,n){let o=e.values[t.name],s=ln(t,e,{unit:!0}),r=b=>(0,qo.isKnown)(b)&&it(t,b)===it(t,o);if(t.name==="ended")
return"";let a=(e.each[t.name]||[]).filter(qo.isKnown);if(t.name==="perplexity"){let b=va(e),$=b.reduce((T,{raw:W})=>T+W,0);return!b.length||!r(Math.exp(-$/b.length))?
"":`exp(−(${(0,Qt.decimals)($)}) / ${(0,Qt.count)(b.length)}) = ${s}`}if(a.length>1){if(!r(a.reduce((T,W)=>T+W,0)/a.length))return"";let b=a.map(T=>it(t,T)),$=b.
length>xa?[...b.slice(0,xa-1),"…",b.at(-1)].join(" + "):b.join(" + ");return(0,It.t)("the mean of {count} runs, ({sum}) / {count} = {value}",{count:(0,Qt.count)(
a.length),sum:$,value:s})}if(t.name==="tokens_per_second"){let{tokens:b,time:$}=e.values;return!b||!$||!r(b/$)?"":(0,It.tn)(b,"{count} token in {time} s = {valu\
e}","{count} tokens in {time} s = {value}",{time:(0,wr.fixed)($,2),value:s})}let l={mean_logprob:"logprob",entropy:"entropy"}[t.name],w=l&&e.entries.length===1?
va(e):[],y=w.reduce((b,$)=>b+(0,Qt.fromNats)($[l],n),0);return!w.length||!r(y/w.length)?"":(0,Sa.quotientWords)((0,wr.fixed)(y,2),(0,Qt.count)(w.length),s)}function va({
entries:t}){let e=n=>(0,qo.finite)(n)??-1/0;return t.flatMap(n=>n.log?lt(n.log).filter(({given:o})=>!o).map(({chosen:o,distribution:s})=>({raw:e(o.raw_logprob),
logprob:e(o.logprob),entropy:s.entropy_after})):n.tokens.map(({raw_logprob:o,logprob:s,entropy:r})=>({raw:e(o),logprob:e(s),entropy:r})))}var ds=v(H(),1),br=v(F(),1),bd={eos:"■",stop_string:"■",length:"⊣",max_time:"⊣",unfinished:"⊣",stopped:"◻",failed:"✕"},cn=t=>(0,ds.named)(bd,t,"■"),
dn=t=>t==="failed"?[(0,br.t)("an error"),(0,br.t)("ended in an error")]:(0,ds.stopWords)(t),Rt=t=>(t.log?t.log.failed:t.ended&&t.ended.failed)||null,vn=t=>t.log?
t.log.numTokens:t.tokens.length;function mt(t){return Rt(t)?"failed":t.log?t.log.finished&&((t.log.finished.sequences[0]||{}).stop_reason||"stopped"):t.ended&&(t.
ended.stop_reason||"stopped")}function lo(t){let e=mt(t);return e?e==="failed"?"failed":e==="stopped"?"cut":"ended":(t.log?t.log.started:t.begun)?"decoding":"wa\
iting"}function Sn({tokens:t,ended:e},n=1/0){if(e&&e.text!==null&&e.text!==void 0)return e.text.length>n?e.text.slice(0,n):e.text;let o="";for(let{piece:s}of t)
if(o+=s??"",o.length>=n)break;return o}function kr(t,e){let n=(0,qe.make)("span","gp-stepper"),[o,s,r]=[(0,qe.make)("button","","‹"),(0,qe.make)("span"),(0,qe.make)("button","","›")];n.append(o,s,
r);let a=0,l=y=>b=>{b.stopPropagation(),yr(t,a,y)};[[o,-1,(0,Ot.t)("The text of the previous seed")],[r,1,(0,Ot.t)("The text of the next seed")]].forEach(([y,b,
$])=>{(0,No.sayAttributes)(y,{type:"button","aria-label":$,tabindex:e}),y.addEventListener("click",l(b))});function w(y){a=y;let{entries:b}=t.groups[y];n.hidden=
b.length<2,(0,qe.say)(s,`${b.indexOf(t.shownOf(y))+1}/${b.length}`)}return{box:n,draw:w}}function yr(t,e,n){let{entries:o}=t.groups[e],s=o.indexOf(t.shownOf(e));
t.showEntry(e,(s+n+o.length)%o.length)}function $a(t,e,{nameOf:n,promptOf:o}){let s=x=>t.querySelector(".gp-whole"+x),r=s(""),a=kr(e,0),l=(0,qe.make)("span"),w=(0,qe.make)(
"button","gp-button",(0,Ot.t)("Open as one run"),{type:"button"});s("-tools").append(a.box,l,w);let y=null;function b(x){let m=s("-text"),k=Sn(x);m.childElementCount||
m.append((0,qe.make)("span","gp-prompt"),(0,qe.make)("span")),(0,qe.say)(m.firstChild,o(y)+(e.apart?`
`:"")),(0,qe.say)(m.lastChild,k);let g=mt(x),f=vn(x),c=g?g!=="failed"&&`${cn(g)} ${dn(g)[1]}`:f?(0,Ot.t)("still being written"):(0,Ot.t)("queued");(0,qe.say)(s(
"-end"),[(0,Ot.tn)(f,"{count} token","{count} tokens"),c].filter(Boolean).join(" · "))}function $(x){let m=Rt(x),k=s("-problem");k.hidden=!m,m&&k.replaceChildren(
(0,qe.make)("b","","✕ "),`${(0,Ot.t)(m.message)} ${(0,Ot.t)(m.fix)}`)}function T(x){let m=x.entries.length;(0,qe.say)(s("-over"),m>1?(0,Ot.t)("Metrics of the \
{count} runs of this cell together, most as their mean:",{count:(0,qe.count)(m)}):(0,Ot.t)("Metrics:"));let k=(0,No.fit)(s("-values"),e.metrics.length,()=>{let g=(0,qe.make)(
"div"),f=(0,qe.make)("dt");return f.append((0,qe.make)("span")),g.append(f,(0,qe.make)("dd")),g});e.metrics.forEach((g,f)=>{let[c]=k[f].firstChild.children;(0,qe.say)(
c,(0,Ot.t)(g.title)),ao(c,g,e,n),(0,qe.say)(k[f].lastChild,ln(g,x,{unit:!0}))})}function W(){if(y===null)return;let x=e.shownOf(y);(0,qe.say)(s("-title"),n(y)),
(0,No.sayAttributes)(r,{"aria-label":n(y)}),a.draw(y),(0,qe.say)(l,(x.seed??null)===null?"":(0,Ot.t)("seed {seed}",{seed:x.seed})),w.hidden=!e.canAsk,b(x),$(x),
T(e.groups[y])}function M(x){y=x,W(),r.open||r.showModal(),r.scrollTop=0}function E(){r.open&&r.close(),y=null}return w.addEventListener("click",()=>{let{number:x}=e.
shownOf(y);E(),e.ask({type:"open",entry:x})}),r.addEventListener("close",()=>{y=null}),r.addEventListener("click",({target:x})=>x===r&&E()),r.addEventListener("\
keydown",x=>x.stopPropagation()),t.querySelector(".gp-shut").addEventListener("click",E),{show:M,shut:E,draw:W}}var Ta={ArrowLeft:(t,e)=>[t,e-1],ArrowRight:(t,e)=>[t,e+1],ArrowUp:(t,e)=>[t-1,e],ArrowDown:(t,e)=>[t+1,e],Home:t=>[t,0],End:t=>[t,1/0]};function _a(t){kd(t),yd(
t)}function kd(t){let{table:e,whole:n,group:o}=t;function s([r,a]){let l=e.tBodies[0].rows[r];!l||a<0||t.focus(l.cells[Math.min(a+1,l.cells.length-1)],!0)}e.addEventListener(
"keydown",r=>{let a=r.target.closest("td");if(!a||r.ctrlKey||r.altKey||r.metaKey)return;let{gpGroup:l}=a,w=a.parentElement;if(r.key==="Enter")n.show(l);else if(r.
key===" ")yr(o,l,1);else if(Object.hasOwn(Ta,r.key))s(Ta[r.key](w.sectionRowIndex,a.cellIndex-1));else return;r.preventDefault()}),e.addEventListener("click",r=>{
let a=r.target,l=a.closest("td");!l||a.closest(".gp-stepper")||(t.focus(l),n.show(l.gpGroup))}),e.addEventListener("focusin",({target:r})=>{r.tagName==="TD"&&t.
focus(r)})}function yd(t){let{state:e,field:n,select:o}=t,s=t.part("switch");o.addEventListener("change",()=>{e.metricName=o.value,cs(t.part("metric-meaning"),e),
t.nameMetric(),t.drawValues()}),s.addEventListener("click",({target:r})=>{let a=r.dataset.view;if(a){e.view=a;for(let l of s.children)l.setAttribute("aria-press\
ed",String(l.dataset.view===a));n.classList.toggle("gp-as-heat",a==="heat"),t.drawValues()}})}var xr=v(H(),1),vr=v(F(),1);var Ma="perplexity",hs=class{constructor(e){this.group=e,this.view="texts",this.metricName="",this.axes=[]}begin(){this.axes=this.group.header.axes.map(({knob:n,
values:o})=>n==="prompt"?{knob:(0,vr.t)("prompt"),values:oo(o),prompts:o}:{knob:n,values:o});let e=this.group.metrics.map(({name:n})=>n);e.includes(this.metricName)||
(this.metricName=e.includes(Ma)?Ma:e[0])}get isList(){return this.axes.length<2}get isSettled(){return!!this.group.done}get metric(){return this.group.metrics.find(
({name:e})=>e===this.metricName)}get inOrder(){return this.group.groups.slice().sort((e,n)=>e.place[1]-n.place[1])}inRow(e){return this.inOrder.filter(({place:n})=>n[0]===
e)}promptOf(e){let{place:n}=this.group.groups[e],o=this.axes.findIndex(({prompts:s})=>s);return o<0?this.group.header.prompt:this.axes[o].prompts[n[1-o]]}nameOf(e){
let{place:n}=this.group.groups[e];return this.axes.map(({knob:o,values:s},r)=>`${o} ${s[n[1-r]]}`).join(", ")}failuresIn(e){let{entries:n}=this.group.groups[e],
o=n.filter(Rt).length;return o&&n.length>1?(0,vr.t)("{count} of {all}",{count:(0,xr.count)(o),all:(0,xr.count)(n.length)}):""}standingOf(e){let n=this.group.shownOf(
e);return Rt(n)?"failed":mt(n)?"":lo(n)==="decoding"?"decoding":this.group.done?"did not run":"queued"}};var co=v(ue(),1),ve=v(H(),1),dt=v(F(),1);var Ea=300,Ca={failed:()=>(0,dt.t)("failed"),decoding:()=>(0,dt.t)("decoding"),queued:()=>(0,dt.t)("queued"),"did not run":()=>(0,dt.t)("did not run"),"":()=>""},
xd=t=>t===""?(0,dt.t)("(empty)"):t==="decoding"?"…":Ca[t](),Sr=(t,{values:e,prompts:n},o)=>{let s=(0,ve.make)("th",t==="row"?"gp-side":"",null,{scope:t});return n?
s.append((0,ve.make)("bdi","",e[o],{title:n[o]})):s.append((0,ve.labelled)(e[o])),s};function vd(){let t=(0,ve.make)("th","gp-metric-name",null,{scope:"col"});return t.
append((0,ve.make)("span")),t}function hn(t,e){let n=(0,ve.make)(t);return n.append(...e),n}var ps=class{constructor(e,n){this.root=e,this.state=n,this.group=n.
group,this.field=this.part("field"),this.table=this.field.firstElementChild,this.select=this.part("metric"),this.chart=this.part("metric-chart"),this.whole=$a(e,
this.group,{nameOf:o=>n.nameOf(o),promptOf:o=>n.promptOf(o)}),this.cells=[],this.focused=null}part(e){return this.root.querySelector(".gp-"+e)}build(){let{state:e,
group:n,select:o}=this;this.whole.shut(),e.begin(),o.replaceChildren(...n.metrics.map(({name:l,title:w})=>(0,ve.make)("option","",(0,dt.t)(w),{value:l}))),o.value=
e.metricName;let[{knob:s},r]=e.axes,a=r?(0,dt.t)("{one} and {other}",{one:s,other:r.knob}):s;(0,ve.say)(this.part("title"),a);for(let l of[this.field,this.chart])
l.classList.toggle("gp-on-one-axis",e.isList);this.cells=n.groups.map(l=>this.makeCell(l)),this.table.replaceChildren(...e.isList?this.listRows():this.gridRows()),
this.table.setAttribute("aria-label",(0,dt.t)("The runs over {knobs}",{knobs:a})),this.focus(this.cells.length?this.cells[0].cell:null),cs(this.part("metric-mea\
ning"),e),this.nameMetric()}makeCell({number:e}){let n=(0,ve.make)("td","",null,{role:"gridcell",tabindex:"-1"}),o=(0,ve.make)("div","gp-cell-top"),[s,r]=[(0,ve.make)(
"span","gp-value"),(0,ve.make)("span","gp-star","★")],[a,l]=[(0,ve.make)("small","gp-seeds-range"),(0,ve.make)("span","gp-some-failed")],w=(0,ve.make)("bdi","\
gp-cell-text"),y=kr(this.group,-1);return r.hidden=!0,o.append(s,r,a,l,y.box),n.append(o,w),n.gpGroup=e,{cell:n,top:o,value:s,star:r,range:a,failed:l,text:w,stepper:y,
colour:""}}gridRows(){let{state:e,cells:n}=this,[o,s]=e.axes,r=(0,ve.make)("th","gp-knob",null,{scope:"colgroup",colspan:o.values.length});r.append((0,ve.make)(
"span","",o.knob));let a=(0,ve.make)("th","gp-side",s.knob,{scope:"col",rowspan:2}),l=[hn("tr",[a,r]),hn("tr",o.values.map((y,b)=>Sr("col",o,b)))],w=y=>e.inRow(
y).map(({number:b})=>n[b].cell);return[hn("thead",l),hn("tbody",s.values.map((y,b)=>hn("tr",[Sr("row",s,b),...w(b)])))]}listRows(){let{state:e,cells:n}=this,[o]=e.
axes,{knob:s}=o,r=hn("tr",[(0,ve.make)("th","gp-side",s,{scope:"col"}),vd()]),a=e.inOrder.map(({number:l,place:w})=>hn("tr",[Sr("row",o,w[1]),n[l].cell]));return[
hn("thead",[r]),hn("tbody",a)]}drawText(e){let{state:n,group:o}=this,{cell:s,text:r,stepper:a,failed:l}=this.cells[e],w=o.shownOf(e),y=Rt(w),b=n.failuresIn(e);(0,ve.say)(
l,b&&`✕ ${b}`);let $=y?`✕ ${(0,dt.t)("failed")}`:Sn(w,Ea).slice(0,Ea).trim();(0,ve.say)(r,$||xd(n.standingOf(e))),(0,co.sayClass)(s,["gp-cell",y&&"gp-broken",
!$&&"gp-quiet"].filter(Boolean).join(" ")),a.draw(e),this.describe(e)}drawTexts(){this.group.groups.forEach(({number:e})=>this.drawText(e))}drawQuiet(){this.cells.
forEach(({cell:e},n)=>e.classList.contains("gp-quiet")&&this.drawText(n))}drawValues(){let{state:e,group:n}=this,o=e.metric;if(!o)return;let s=ha(o,n.groups);for(let r of n.
groups)this.drawValue(r,o,s);this.nameMetric(),wa(this.part("legend"),e,s),this.field.hidden=e.view==="heat"&&!e.isList&&e.isSettled,(0,ve.say)(this.part("hint"),
this.field.hidden?(0,dt.t)("Click a cell for its full text. Drag to zoom; double-click to see all again."):(0,dt.t)("Click a cell, or press Enter, for its full \
text; the arrow keys move between cells.")),ba(this.chart,e,s,r=>this.whole.show(r))}nameMetric(){let{state:e,group:n}=this,o=e.metric;if(!o)return;let[s]=this.
root.querySelectorAll(".gp-metric-term");s.id||="gp-metric-"+Math.random().toString(36).slice(2,8),(0,co.sayAttributes)(this.table,{"aria-describedby":s.id});let r=[
s,...e.isList?[this.part("metric-name").firstChild]:[]];for(let a of r)(0,ve.say)(a,(0,dt.t)(o.title)),ao(a,o,n,l=>e.nameOf(l))}drawValue(e,n,o){let s=this.cells[e.
number],{top:r,value:a,star:l,range:w}=s,y=e.values[n.name],b=Number.isFinite(y),$=b?`var(--gp-${ro(n)}-${o.level(y)})`:"";s.colour!==$&&(r.style.backgroundColor=
s.colour=$),(0,co.sayClass)(r,b?"gp-cell-top":"gp-cell-top gp-none"),(0,ve.say)(a,b?it(n,y):e.entries.length===1&&Rt(e.entries[0])?"✕":"–"),(0,ve.say)(w,b?an(
n,e):""),l.hidden=o.best!==e,this.describe(e.number)}describe(e){let{state:n}=this,{cell:o,star:s,value:r,range:a}=this.cells[e],l=(0,dt.t)((n.metric||{}).title),
w=n.failuresIn(e),y=[n.nameOf(e),a.textContent?(0,dt.t)("{metric}: {value}, over its seeds {range}",{metric:l,value:r.textContent,range:a.textContent}):`${l}: ${r.
textContent}`,s.hidden?"":(0,dt.t)("best"),w&&(0,dt.t)("failed: {share}",{share:w}),Ca[n.standingOf(e)]()];(0,co.sayAttributes)(o,{"aria-label":(0,ve.inParts)(y)})}focus(e,n=!1){
this.focused&&(this.focused.tabIndex=-1),this.focused=e,e&&(e.tabIndex=0,n&&(e.focus({preventScroll:!0}),this.reveal(e)))}reveal(e){let{field:n,table:o}=this,[s,
r]=[n.getBoundingClientRect(),e.getBoundingClientRect()],a=s.left+e.parentElement.firstElementChild.offsetWidth,l=s.top+o.tHead.offsetHeight;n.scrollLeft+=Math.
min(0,r.left-a)||Math.max(0,r.right-s.right),n.scrollTop+=Math.min(0,r.top-l)||Math.max(0,r.bottom-s.bottom),(r.top<0||r.bottom>innerHeight)&&e.scrollIntoView({
block:"nearest",inline:"nearest"})}};function Wa(t,e){let n=new ps(t,new hs(e));return _a(n),o=>{if(t.hidden=!e.header||e.header.kind!=="sweep"||!e.groups.length,t.hidden){n.whole.shut();return}o.run&&
n.build(),o.run||o.pair||o.status?n.drawTexts():o.steps&&new Set([...o.entries].map(s=>e.entries[s].group)).forEach(s=>n.drawText(s)),o.measured&&n.drawQuiet(),
(o.run||o.measured||o.status)&&n.drawValues(),n.whole.draw()}}var At=v(ue(),1),Ba=v(Yo(),1),jn=v(H(),1),Mt=v(F(),1),Fa=v(lr(),1);var nt=v(ue(),1),ce=v(H(),1),be=v(F(),1);var qa=[["stop","■",t=>(0,be.t)("Stop lane {lane}",{lane:t})],["select","✎",t=>(0,be.t)("Edit lane {lane}",{lane:t})],["copy","❐",t=>(0,be.t)("Copy lane {\
lane}",{lane:t})],["left","◀",t=>(0,be.t)("Move lane {lane} to the left",{lane:t})],["right","▶",t=>(0,be.t)("Move lane {lane} to the right",{lane:t})],["re\
move","✕",t=>(0,be.t)("Remove lane {lane}",{lane:t})]],fs=class{constructor(e,n){this.group=n;let o=(0,ce.make)("div","gp-lane-head");this.name=(0,ce.make)("b\
utton","gp-lane-name",null,{type:"button"}),this.letter=(0,ce.make)("b","gp-letter"),this.title=(0,ce.make)("bdi","gp-lane-title"),this.reference=(0,ce.make)("s\
pan","gp-lane-reference",(0,be.t)("reference")),this.name.append(this.letter,this.title,this.reference),this.tools=(0,ce.make)("span","gp-lane-tools"),this.buttons=
Object.fromEntries(qa.map(([r,a])=>{let l=(0,ce.make)("button","gp-button",a,{type:"button","data-do":r});return this.tools.append(l),[r,l]})),o.append(this.name,
this.tools),this.prompt=(0,ce.make)("p","gp-lane-prompt",null,{dir:"auto"}),this.settings=(0,ce.make)("p","gp-lane-settings"),this.changed=(0,ce.make)("p","gp-l\
ane-changed",`△ ${(0,be.t)("changed since this run")}`),this.state=(0,ce.make)("p","gp-lane-state"),this.doing=(0,ce.make)("b"),this.tokens=(0,ce.make)("span",
"gp-lane-count"),this.company=(0,ce.make)("span","gp-lane-company","",{tabindex:"0","data-tip":""}),this.state.append(this.doing,this.tokens,this.company),this.
parts=(0,ce.make)("p","gp-lane-parts"),this.seeds=(0,ce.make)("p","gp-lane-seeds"),this.back=(0,ce.make)("button","gp-button","◀",{type:"button","data-seed":"\
-1","aria-label":(0,be.t)("Previous seed")}),this.on=(0,ce.make)("button","gp-button","▶",{type:"button","data-seed":"1","aria-label":(0,be.t)("Next seed")}),
this.seed=(0,ce.make)("span","","",{"aria-live":"polite"}),this.seeds.append(this.back,this.seed,this.on),this.problem=(0,ce.make)("div","gp-problem"),this.why=
(0,ce.make)("span"),this.problem.append((0,ce.make)("b","","✕ "),this.why);let s=(0,ce.make)("div","gp-lane-top");s.append(o,this.prompt,this.settings,this.changed,
this.state,this.parts,this.seeds,this.problem),e.append(s)}draw({lane:e,ran:n,place:o,lanes:s,isReference:r,parts:a,told:l}){let w=n?this.group.shownOf(n.number):
null;(0,ce.say)(this.letter,e.label),(0,ce.say)(this.title,He(e.title)),(0,nt.showIf)(this.reference,r),(0,nt.sayAttributes)(this.name,{"aria-pressed":String(r),
title:r?(0,be.t)("The other lanes are compared with this one"):(0,be.t)("Compare the others with {lane}",{lane:e.label})}),this.name.disabled=!n,this.drawTools(
e,o,s),this.drawStop(n),(0,nt.showIf)(this.prompt,!!e.prompt),e.prompt&&os(this.prompt,e.prompt),(0,ce.say)(this.settings,Od(e,w,n).join(" · ")),(0,nt.showIf)(
this.changed,!!n&&Sd(e,n)),this.drawState(w),(0,ce.say)(this.parts,a),(0,nt.showIf)(this.parts,!!a),this.drawSeeds(w,n),this.drawProblem(e,l)}drawTools(e,n,o){(0,nt.showIf)(
this.tools,this.group.canAsk);let s={left:n===0,right:n===o-1,remove:o===1,copy:o>=Ao};for(let[r,,a]of qa){r!=="stop"&&(0,nt.showIf)(this.buttons[r],!e.prompt);
let l=r==="select"&&e.selected?(0,be.t)("Lane {lane} is shown in the settings",{lane:e.label}):a(e.label);(0,nt.sayAttributes)(this.buttons[r],{title:l,"aria-la\
bel":l,"aria-disabled":String(!!s[r])})}(0,ce.say)(this.buttons.select,e.selected?`✎ ${(0,be.t)("editing")}`:"✎"),(0,nt.sayAttributes)(this.buttons.select,{
"aria-pressed":String(!!e.selected)})}drawStop(e){let{stop:n}=this.buttons,o=!!e&&this.group.running&&e.entries.some(({log:s})=>!s.finished&&!s.failed);!o&&n===
document.activeElement&&this.name.focus(),(0,nt.showIf)(n,o)}drawState(e){if((0,nt.showIf)(this.state,!!e),!e)return;let{log:n}=e;(0,ce.say)(this.doing,$d(n,this.
group.done));let o=lt(n).length;(0,ce.say)(this.tokens,o?(0,be.tn)(o,"{count} token","{count} tokens"):"");let s=Or.get(n);n.shared>1&&Or.set(n,{others:Math.max(
n.shared-1,s?s.others:0),apart:n.apart&&(!s||s.apart)});let r=Or.get(n);if((0,nt.showIf)(this.company,!!r),!r)return;let{others:a,apart:l}=!n.running||n.shared<
2?r:{others:n.shared-1,apart:n.apart};(0,ce.say)(this.company,l?(0,be.tn)(a,"in turn with another run","in turn with {count} others"):(0,be.tn)(a,"together with\
 another run","together with {count} others")),(0,nt.sayAttributes)(this.company,{"data-tip":l?(0,be.t)("It has forward passes of its own, in turn with those of\
 the others: no other run uses its model, or it reads or writes several tokens at once."):(0,be.t)("Decoded in one batch with the other runs on this model: each\
 forward pass gives all of them their next token.")})}drawSeeds(e,n){let o=n?n.entries.length:0;(0,nt.showIf)(this.seeds,o>1),!(o<2)&&((0,ce.say)(this.seed,(0,be.t)(
"seed {seed}, {place} of {all}",{seed:Na(e)??"–",place:n.shown+1,all:o})),(0,nt.sayAttributes)(this.back,{"aria-disabled":String(n.shown===0)}),(0,nt.sayAttributes)(
this.on,{"aria-disabled":String(n.shown===o-1)}))}drawProblem({label:e,problem:n},o){let s=(0,be.t)(n),r=o.get(s)??e;s&&o.set(s,r),(0,nt.showIf)(this.problem,!!s),
(0,ce.say)(this.why,!s||r===e?s:(0,be.t)("The same as in lane {lane}.",{lane:r}))}},Ao=8,Or=new WeakMap,Na=({seed:t,log:e})=>t??(e&&e.started?e.started.seed:null);
function Sd(t,e){let n=(o,s)=>JSON.stringify(o[s]===""?null:o[s]??null);return["model","seed","settings","prompt"].some(o=>n(t,o)!==n(e,o))}function Od(t,e,n){let o=e&&
n.seed===t.seed&&n.entries.length===1?Na(e):null,s=t.seed??o;return[t.model,He(t.settings??""),s===null?"":(0,be.t)("seed {seed}",{seed:s})].filter(Boolean)}function $d(t,e){
let{queued:n,loading:o,started:s,failed:r,finished:a}=t;return r?`✕ ${(0,be.t)("stopped by an error")}`:a?`■ ${a.sequences.length?(0,ce.stopWords)(a.sequences[0].
stop_reason)[1]:(0,be.t)("ended")}`:e?s?`■ ${(0,be.t)("was stopped")}`:(0,be.t)("did not run"):o?(0,ce.loadingWords)(o):n?n.ahead?(0,be.tn)(n.ahead,"waiting f\
or another run","waiting for {count} others"):(0,be.t)("starting …"):s?`● ${(0,be.t)("decoding …")}`:(0,be.t)("waiting for its turn")}var ja=v(ar(),1),Ia=v(Yo(),1),pn=v(H(),1),$r=v(F(),1),Po=v(Pa(),1),Ra=v(za(),1),On=v(sr(),1);var us=class{constructor(e,n){this.body=e,this.written=(0,pn.make)("div","gp-lane-written"),e.append(this.written),this.entries=n,this.width=0,this.timer=0,this.
clear(null),e.addEventListener("scroll",()=>{this.atEnd=e.scrollHeight-e.scrollTop-e.clientHeight<40},{passive:!0}),new ResizeObserver(()=>this.resized()).observe(
e),new ResizeObserver(()=>this.laidOut()).observe(this.written)}clear(e){this.log=e,this.written.replaceChildren(),this.rows=new Po.Rows(this.written),this.tokens=
[],this.steps=[],this.dimmed=0,this.sign=null,this.said="",this.stop=null,this.atEnd=!0}draw(e,{shared:n,sign:o,why:s},{shade:r,unit:a}){if(this.log!==e&&this.clear(
e),e.denoises){(0,pn.say)(this.written,(0,Ra.draftOf)(e));return}let{keep:l,added:w}=(0,ja.pathChange)(this.steps,lt(e).at(-1)||null);l<this.tokens.length&&this.
cut(l);for(let y of w)this.append(y,r,a);this.dim(n),this.signAt(o?this.tokens[n]:null,o,s,a),!this.stop&&this.tokens.length&&this.reach(this.tokens[0])}cut(e){
(0,On.cutTokens)(this,e),this.steps.length=e,this.dimmed=Math.min(this.dimmed,e),this.stop&&!this.stop.isConnected&&(this.stop=null)}append(e,n,o){let s={...e.chosen,
piece:e.piece},r=(0,pn.make)("span","gp-token",null,{role:"button",tabindex:"-1"});(0,On.inkToken)(r,s);let a=this.tokens.length?this.entries.get(this.tokens.at(
-1)).token:null;this.entries.set(r,{token:s,step:e,index:e.index,lane:this}),e.given&&(r.dataset.given=""),(0,On.appendToken)(this,r,s,a),this.steps.push(e),this.
describe(r,o),this.shade(r,n)}shade(e,n){(0,Ia.shadeInk)(e.querySelector(".gp-ink"),n,(0,pn.numbersOf)(this.entries.get(e).step))}describe(e,n){let{token:o,step:s,
index:r}=this.entries.get(e),a=[(0,$r.t)("token {number}: {text}",{number:r+1,text:(0,pn.quoted)(o.text)}),...(0,On.numberWords)(s,n),this.whyOf(e)];e.setAttribute(
"aria-label",a.filter(Boolean).join(", "))}whyOf(e){let{step:n}=this.entries.get(e);return[e===this.sign?this.said:"",n.given?(0,$r.t)("given, not chosen"):""].
filter(Boolean).join(", ")}dim(e){let n=Math.min(e,this.tokens.length);for(let o=n;o<this.dimmed;o++)this.tokens[o].classList.remove("gp-shared");for(let o=this.
dimmed;o<n;o++)this.tokens[o].classList.add("gp-shared");this.dimmed=n}signAt(e,n,o,s){if((e||null)===this.sign&&(!e||o===this.said&&e.dataset.parts===n))return;
let r=this.sign;this.sign=e||null,this.said=o,r&&(delete r.dataset.parts,this.describe(r,s)),e&&(e.dataset.parts=n,this.describe(e,s))}redraw({shade:e,unit:n}){
for(let o of this.tokens)this.shade(o,e),this.describe(o,n)}laidOut(){this.rows.settle(),this.atEnd&&this.log&&this.log.running&&(this.body.scrollTop=1e7)}resized(){
let{clientWidth:e}=this.body;!e||e===this.width||(this.width=e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),200))}reach(e){
this.stop&&(this.stop.tabIndex=-1),this.stop=e,e.tabIndex=0}next(e,n){let o=this.tokens.indexOf(e);switch(n){case"ArrowRight":return this.tokens[o+1];case"Arrow\
Left":return this.tokens[o-1];case"ArrowDown":return(0,Po.inNextRow)(this.tokens,o,1);case"ArrowUp":return(0,Po.inNextRow)(this.tokens,o,-1);case"Home":return this.
tokens[0];case"End":return this.tokens.at(-1);default:return null}}};function Ka(t,e){let n=t.querySelector(".gp-columns"),o=t.querySelector(".gp-shade"),s=t.querySelector(".gp-scale"),r=t.querySelector(".gp-add"),a=new Map,l=new WeakMap,
w=(0,Fa.tokenCard)(t,n,e,c=>{let d=l.get(c);if(!d)return null;let{token:i,step:h,index:u,lane:S}=d;return{id:i.token_id,text:i.text,where:(0,Mt.t)("token {numbe\
r}",{number:u+1}),step:h,why:S.whyOf(c)}}),y=()=>({shade:o.value,unit:e.unit});function b(){return e.lanes?e.lanes.map(c=>({key:`${c.prompt?"prompt":"lane"} ${c.
id}`,lane:c,number:e.groups.findIndex(({id:d,prompt:i})=>d===c.id&&!!i==!!c.prompt)})):e.groups.map(c=>({key:`group ${c.number}`,lane:c,number:c.number}))}function $(c){
let d=document.activeElement,i=[...n.children].indexOf(d&&d.closest(".gp-lane")),h=new Set(c.map(({key:u})=>u));for(let[u,{element:S}]of a)h.has(u)||(S.remove(),
a.delete(u));c.forEach(({key:u,lane:S,number:N},A)=>{let p=a.get(u)||W(u);Object.assign(p,{lane:S,number:N}),n.children[A]!==p.element&&n.insertBefore(p.element,
n.children[A]||null)}),T(),!(i<0||document.activeElement===d)&&(d.isConnected?d.focus():n.children.length&&n.children[Math.min(i,n.children.length-1)].querySelector(
".gp-lane-name").focus())}function T(){let{clientWidth:c}=n,[d,i,h]=[240,12,4];if(!c||!a.size)return;let u=Math.max(1,Math.min(h,Math.floor((c+i)/(d+i)))),S=Math.
ceil(a.size/u);n.style.setProperty("--lanes-in-row",Math.ceil(a.size/S))}new ResizeObserver(T).observe(n);function W(c){let d=(0,jn.make)("li","gp-lane"),i=new fs(
d,e),h=(0,jn.make)("p","gp-note gp-not-yet",(0,Mt.t)("Not run yet.")),u=(0,jn.make)("div","gp-lane-text",null,{role:"group",dir:"auto"}),S=(0,jn.make)("div","gp\
-lane-bottom");S.append(h,u),d.append(S);let N={element:d,head:i,note:h,body:u,text:new us(u,l)};return a.set(c,N),N}function M(c,d,i,h){let{element:u,head:S,note:N,
body:A,text:p,lane:O,number:_}=c,C=_<0?null:e.groups[_],P=Ut(e),q=!!(C&&P&&P[0]===_),L=C&&P&&!q?E(P[0],_):{shared:0,sign:"",why:"",words:""};S.draw({lane:O,ran:C,
place:d,lanes:i,isReference:q,parts:L.words,told:h}),u.classList.toggle("gp-lane-selected",!!O.selected),(0,At.sayAttributes)(u,{"aria-label":(0,Mt.t)("Lane {la\
ne}: {title}",{lane:O.label,title:He(O.title)})}),(0,At.sayAttributes)(A,{"aria-label":(0,Mt.t)("Text of lane {lane}, token by token. The arrow keys move along \
it.",{lane:O.label})}),(0,At.showIf)(N,!C),(0,At.showIf)(A,!!C),C?p.draw(e.shownOf(_).log,L,y()):p.log&&p.clear(null)}function E(c,d){let i=ut(e,c),[h,u]=[c,d].
map(C=>e.shownOf(C).log),{kind:S,at:N,shorter:A}=ns(e,c,d),p=N[1];if(S==="apart"){let{chosen:C}=lt(h)[N[0]],P=(0,Mt.t)("here it diverges from {lane}, which has \
{token}",{lane:i,token:(0,jn.quoted)(C.text)});return{shared:p,sign:`≠${i}`,why:P,words:`≠ ${(0,Mt.t)("diverges from {lane} at token {number}",{lane:i,number:p+
1})}`}}let O={shared:p,sign:"",why:""};if(!p)return{...O,words:""};let _=[h,u].map(C=>!!(C.finished||C.failed||e.done));return(S==="same"?!(_[0]&&_[1]):!_[A])?{
...O,words:`= ${(0,Mt.t)("the same as {lane} so far",{lane:i})}`}:S==="same"?{...O,words:`= ${(0,Mt.t)("the same as {lane}",{lane:i})}`}:{...O,words:`= ${A?(0,Mt.t)(
"the same as {lane}, which continues",{lane:i}):(0,Mt.t)("the same as {lane}, then continues",{lane:i})}`}}function x(c){let{header:d}=e,i=d&&!e.groups.some(({prompt:h})=>h)?
d.prompt:"";(0,At.showIf)(t.querySelector(".gp-asked"),!!i),(0,At.sayLabel)(t.querySelector(".gp-asked-text"),i,{plain:!0}),(0,At.showIf)(t.querySelector(".gp-p\
arting-key"),!!Ut(e)),(0,At.showIf)(r.parentNode,e.canAsk&&!c.some(({lane:h})=>h.prompt)),(0,At.sayAttributes)(r,{"aria-disabled":String(c.length>=Ao),title:c.length>=
Ao?(0,Mt.t)("At most {count} lanes",{count:String(Ao)}):(0,Mt.t)("A new lane at the end")})}let m=c=>[...a.values()].find(({element:d})=>d.contains(c));n.addEventListener(
"click",({target:c})=>{let d=m(c),i=c.closest("button"),h=c.closest(".gp-token");d&&h&&l.has(h)&&g(d,h),!(!d||!i||i.getAttribute("aria-disabled")==="true")&&(i.
dataset.do&&e.ask({type:"lane",do:i.dataset.do,id:d.lane.id}),i.dataset.seed&&e.showEntry(d.number,e.groups[d.number].shown+Number(i.dataset.seed)),i===d.head.name&&
k(d.number))});function k(c){let d=Ut(e);d&&c!==d[0]&&e.setPair(c,c===d[1]?d[0]:d[1])}function g(c,d){c.text.reach(d),d.focus({preventScroll:!0}),d.scrollIntoView(
{block:"nearest"}),w.show(d)}n.addEventListener("keydown",c=>{let{target:d,key:i}=c;if(!l.has(d)||c.ctrlKey||c.metaKey||c.altKey)return;let h=m(d),u=i==="Enter"||
i===" "?d:h.text.next(d,i);!u&&!i.startsWith("Arrow")||(c.preventDefault(),u&&g(h,u))}),r.addEventListener("click",()=>{r.getAttribute("aria-disabled")!=="true"&&
e.ask({type:"lane",do:"add"})});function f(){(0,Ba.drawScale)(s,o.value,e.unit)}return o.addEventListener("change",()=>{for(let{text:c}of a.values())c.redraw(y());
f()}),c=>{let d=b();if(t.hidden=!d.length&&!e.canAsk,t.hidden)return;if((c.run||c.lanes)&&$(d),c.unit){for(let{text:h}of a.values())h.redraw(y());f()}x(d);let i=new Map;
d.forEach(({key:h},u)=>M(a.get(h),u,d.length,i)),w.refresh(c.unit||c.pair)}}var Lo=v(ls(),1),Ga=v(Wt(),1),ho=v(ue(),1),Tr=v(et(),1),ne=v(H(),1),De=v(F(),1),Ha=v(Ae(),1);function Da(t,e){let r=m=>t.querySelector(".gp-"+m),a=[];function l(m){let[k,g]=[Math.min(...m),Math.max(...m)],f=[1,2,5,10,20,50,100,200,500,1e3].find(i=>Math.
floor(g/i)-Math.floor(k/i)<24)||Math.ceil((g-k+1)/24),c=Math.floor(k/f),d=Array.from({length:Math.floor(g/f)-c+1},(i,h)=>[Math.max((c+h)*f,k),Math.min((c+h+1)*f-
1,g),0]);for(let i of m)d[Math.floor(i/f)-c][2]+=1;return d}function w(m){let k=m.map(vn).sort((i,h)=>i-h),g=k.length?l(k):[],f=JSON.stringify(g);r("bins").dataset.
key!==f&&(0,Ga.drawChart)(r("bins"),g.length?y(g):void 0),r("bins").dataset.key=f;let c=k.reduce((i,h)=>i+h,0)/k.length,d=(k[k.length-1>>1]+k[k.length>>1])/2;a=
k,(0,ne.say)(r("average"),k.length?(0,De.t)("mean {mean}, median {median}, from {low} to {high}",{mean:(0,Tr.fixed)(c,1),median:(0,ne.count)(d),low:(0,ne.count)(
k[0]),high:(0,ne.count)(k.at(-1))}):(0,De.t)("none has ended yet"))}function y(m){let k=(c,d)=>c===d?(0,De.tn)(c,"{count} token","{count} tokens"):(0,De.t)("{lo\
w} to {high} tokens",{low:(0,ne.count)(c),high:(0,ne.count)(d)}),g=([c,d,i])=>`${k(c,d)}: ${(0,De.tn)(i,"{count} text","{count} texts")}`,f={type:"bar",hoverinfo:"\
text",textposition:"none",text:m.map(g),x:m.map(([c,d])=>(c+d)/2),y:m.map(([,,c])=>c),width:m.map(([c,d])=>.94*(d-c+1)),marker:{color:"var(--gp-kept)"}};return(0,Lo.chartOf)(
(0,De.t)("Number of texts by their length in tokens"),[f],(0,Lo.axisOf)((0,De.t)("tokens"),{showgrid:!1}),(0,Lo.axisOf)((0,De.t)("texts"),{rangemode:"tozero"}),
{height:220,bargap:0})}function b(){let m=(0,ne.make)("li"),k=(0,ne.make)("span","",null,{"aria-hidden":"true"});return k.append((0,ne.make)("i","gp-bar")),m.append(
(0,ne.make)("span","gp-sign",null,{"aria-hidden":"true"}),(0,ne.make)("span","gp-word"),k,(0,ne.make)("span","gp-times")),m}function $(m){let k=new Map;for(let c of m)
k.set(mt(c),(k.get(mt(c))||0)+1);let g=[...k].sort(([c,d],[i,h])=>h-d||(c<i?-1:1)),f=(0,ho.fit)(r("endings"),g.length,b);g.forEach(([c,d],i)=>{let[h,u,S,N]=f[i].
children;(0,ho.sayAttributes)(f[i],{"data-end":c}),(0,ne.say)(h,cn(c)),(0,ne.say)(u,dn(c)[0]),(0,ho.sayPercent)(S.firstChild,"width",d/m.length),(0,ne.say)(N,`${(0,ne.count)(
d)} · ${(0,ne.percent)(d/m.length)}`)})}function T(m){let k=m.filter(d=>mt(d)==="failed"),g=m.filter(d=>mt(d)!=="failed"&&!Sn(d).trim()),f=e.done?e.entries.length-
m.length:0,c=[];g.length&&c.push((0,De.tn)(g.length,"{count} text is empty.","{count} texts are empty.")),k.length&&c.push((0,De.tn)(k.length,"{count} sample fa\
iled and is counted only here.","{count} samples failed and are counted only here.")),f&&c.push((0,De.tn)(f,"{count} sample did not finish.","{count} samples di\
d not finish.")),(0,ne.say)(r("oddities"),c.join(" "))}function W(m){let k=new Map;for(let i of m)k.set(Sn(i),(k.get(Sn(i))||0)+1);let g=[...k].filter(([,i])=>i>
1).sort(([i,h],[u,S])=>S-h||(i<u?-1:1));(0,ne.say)(r("common-title"),M(k.size,m.length,g.length>0));let f=r("common"),c=g.slice(0,5),d=[...f.children].map(i=>i.
gpText);c.length===d.length&&c.every(([i],h)=>i===d[h])?c.forEach(([,i],h)=>(0,ne.say)(f.children[h].firstChild,`${(0,ne.count)(i)} ×`)):f.replaceChildren(...c.
map(E))}function M(m,k,g){return k<2?k?(0,De.tn)(k,"{count} text","{count} texts"):"":m===1?(0,De.t)("All {count} texts are the same",{count:(0,ne.count)(k)}):g?
(0,De.t)("{count} different texts of {all}; the most frequent ones",{count:(0,ne.count)(m),all:(0,ne.count)(k)}):(0,De.t)("All {count} texts are different",{count:(0,ne.count)(
k)})}function E([m,k]){let g=(0,ne.make)("li");if(g.gpText=m,g.append((0,ne.make)("span","gp-times",`${(0,ne.count)(k)} ×`)),m.length<=150)g.append(m.trim()?(0,ne.make)(
"bdi","",(0,ne.inOneLine)(m)):(0,ne.make)("span","gp-note",(0,De.t)("(empty)")));else{let f=(0,ne.make)("details"),c=(0,ne.make)("summary");c.append((0,ne.make)(
"bdi","",(0,ne.inOneLine)(m.slice(0,150))+"…")),f.append(c,(0,ne.make)("p","",m,{dir:"auto"})),g.append(f)}return g}function x(m,k){return m===k?(0,De.tn)(k,"\
{count} sample","all {count} samples"):e.done?(0,De.tn)(k,"{ended} of {count} sample ended","{ended} of {count} samples ended",{ended:(0,ne.count)(m)}):(0,De.tn)(
k,"{ended} of {count} sample ended so far","{ended} of {count} samples ended so far",{ended:(0,ne.count)(m)})}return(0,Ha.runsOfTerms)(t,{lengths:()=>{if(!a.length)
return"";let m=a.reduce((k,g)=>k+g,0);return(0,De.tn)(a.length,"{total} tokens in {count} text.","{total} tokens in {count} texts, {mean} on average.",{total:(0,ne.count)(
m),mean:(0,Tr.fixed)(m/a.length,1)})}}),m=>{if(t.hidden=!e.header||e.header.kind!=="seeds",t.hidden||!(m.run||m.status))return;m.run&&r("common").replaceChildren();
let k=e.entries.filter(c=>lo(c)==="cut"),g=e.entries.filter(c=>mt(c)&&!k.includes(c)),f=g.filter(c=>mt(c)!=="failed");(0,ne.say)(r("of"),x(g.length,e.entries.length)),
w(f),$([...g,...k]),T(g),W(f)}}var Xt=v(ue(),1),Me=v(H(),1),$n=v(F(),1);var In=v(H(),1),zo=v(F(),1),Va="generation-playground.columns",Td=["tokens","tokens_per_second","perplexity","entropy","distinct_2","repetition","words","ended"],
ms=class{constructor(e,n){this.place=e,this.changed=n,this.summary=(0,In.make)("summary"),this.boxes=(0,In.make)("div","gp-column-boxes",null,{role:"group","ari\
a-label":(0,zo.t)("Columns of the table")}),e.append(this.summary,this.boxes),this.chosen=new Set(_d()||Td),this.names=""}shown(e){let n=e.map(({name:s})=>s).join();
n!==this.names&&(this.names=n,this.boxes.replaceChildren(...e.map(s=>this.box(s))));let o=e.filter(({name:s})=>this.chosen.has(s));return(0,In.say)(this.summary,
(0,zo.t)("Columns: {shown} of {all}",{shown:String(o.length),all:String(e.length)})),o}box({name:e,title:n,meaning:o}){let s=(0,In.make)("label","",null,{title:(0,zo.t)(
o)}),r=(0,In.make)("input","",null,{type:"checkbox"});return r.checked=this.chosen.has(e),r.addEventListener("change",()=>{r.checked?this.chosen.add(e):this.chosen.
delete(e),Md([...this.chosen]),this.changed()}),s.append(r,` ${(0,zo.t)(n)}`),s}};function _d(){try{let t=JSON.parse(localStorage.getItem(Va)||"null");return Array.
isArray(t)?t:null}catch{return null}}function Md(t){try{localStorage.setItem(Va,JSON.stringify(t))}catch{}}function Ua(t,e){let n=t.querySelector(".gp-metrics"),[o]=n.tHead.rows,s=o.cells[0].querySelector("button"),r=new Map,a=null,l=[],w=new ms(t.querySelector(".gp-\
column-choice"),()=>m()),y=({values:g},{name:f})=>Number.isFinite(g[f])?g[f]:null;function b(){let g=e.metrics.filter(i=>e.groups.some(h=>y(h,i)!==null));t.hidden=
!g.length;let f=w.shown(g);if(f.length===l.length&&f.every((i,h)=>i===l[h].metric))return;let c=document.activeElement,d=o.contains(c)?c.dataset.name:null;l.forEach(
({head:i})=>i.remove()),l=f.map(i=>{let h=(0,Me.make)("th","",null,{scope:"col"}),{name:u,title:S,unit:N}=i,A=(0,Me.make)("button","gp-sort",null,{type:"button",
"data-name":u});return ao(A,i,e,p=>ut(e,p)),A.append((0,Me.make)("span","",(0,$n.t)(S).replace(/-(?=\d)/g,"‑")),(0,Me.make)("span","gp-arrow","",{"aria-hidden":"\
true"})),h.append(A),N&&N!==S.toLowerCase()&&h.append((0,Me.make)("small","",(0,$n.t)(N))),o.append(h),{metric:i,head:h}});for(let i of r.values())(0,Xt.fit)(i,
1+l.length,T);d&&o.querySelector(`[data-name="${CSS.escape(d)}"]`)?.focus()}function $(){for(let{metric:g,head:f}of l){let c=a&&a.name===g.name?a.down?"descendi\
ng":"ascending":"none";(0,Xt.sayAttributes)(f,{"aria-sort":c}),(0,Me.say)(f.querySelector(".gp-arrow"),{descending:" ▼",ascending:" ▲",none:""}[c])}}o.addEventListener(
"click",({target:g})=>{let f=g.closest(".gp-sort");if(!f)return;let c=l.map(d=>d.metric).find(({name:d})=>d===f.dataset.name);if(!c)a=null;else{let d=c.better!==
"less",i=a&&a.name===c.name;i&&a.down!==d?a=null:a={name:c.name,down:i?!d:d}}m()});function T(){let g=(0,Me.make)("td"),f=(0,Me.make)("span","gp-value");f.append(
(0,Me.make)("b","gp-best-sign","",{"aria-hidden":"true"}),(0,Me.make)("span"),(0,Me.make)("span","gp-hidden"),(0,Me.make)("small","gp-seeds-range"));let c=(0,Me.make)(
"span","gp-track");return c.append((0,Me.make)("i")),g.append(f,c),g}function W(g){let f=(0,Me.make)("tr"),c=(0,Me.make)("th","gp-whose",null,{scope:"row"});return c.
append((0,Me.make)("b","gp-letter"),(0,Me.make)("bdi")),f.append(c),(0,Xt.fit)(f,1+l.length,T),n.tBodies[0].append(f),r.set(g,f),f}function M({number:g,title:f,
prompt:c}){let d=r.get(g)||W(g),[i,h]=d.cells[0].children;(0,Me.say)(i,ut(e,g)),(0,Me.say)(h,zn({title:f,prompt:c}))}function E({metric:g},f){let c=e.groups.map(
h=>y(h,g)),d=Math.max(...c.map(h=>Math.abs(h??0))),i=pr(g,e.groups);return c.forEach((h,u)=>{let S=r.get(u).cells[f+1],[N,A]=S.children,p=i!==null&&i.number===u;
(0,Me.say)(N.children[0],p?"★":""),(0,Me.say)(N.children[1],ln(g,e.groups[u])),(0,Me.say)(N.children[2],p?` ${(0,$n.t)("(best)")}`:"");let O=h===null||gr(g)?"":
an(g,e.groups[u]);(0,Me.say)(N.children[3],O&&(0,$n.t)("over the seeds {range}",{range:O})),S.classList.toggle("gp-best",p),(0,Xt.sayPercent)(A.firstChild,"widt\
h",h===null||!d?0:Math.abs(h)/d)}),i!==null}function x(){let g=[...e.groups];if(a){let c=a.down?-1:1;g.sort((d,i)=>{let[h,u]=[y(d,a),y(i,a)];return h===null||u===
null?+(h===null)-+(u===null):c*(h-u)})}let[f]=n.tBodies;g.forEach(({number:c},d)=>{f.rows[d]!==r.get(c)&&f.insertBefore(r.get(c),f.rows[d]||null)})}function m(){
if(b(),t.hidden)return;a&&!l.some(({metric:f})=>f.name===a.name)&&(a=null),e.groups.forEach(M);let g=l.map(E);(0,Xt.showIf)(t.querySelector(".gp-best-key"),g.some(
Boolean)),$(),x()}function k(){for(let f of r.values())f.remove();r.clear();let{kind:g}=e.header||{};(0,Me.say)(s,g==="lanes"?(0,$n.t)("Lane"):g==="sweep"?(0,$n.t)(
"Cell"):(0,$n.t)("Runs")),n.classList.toggle("gp-one",e.groups.length<2),(0,Xt.showIf)(t.querySelector(".gp-sorting"),e.groups.length>1)}return g=>{g.run&&k(),(g.
run||g.measured||g.lanes)&&m()}}var po=v(ue(),1),Ve=v(H(),1),me=v(F(),1);var Ja={sweep:()=>(0,me.t)("Nothing has run yet. “{button}” writes a text for each pair of values and draws a heat map of any metric.",{button:(0,me.t)("Run\
 the grid")}),seeds:()=>(0,me.t)("Nothing has run yet. “{button}” samples many texts and draws a tree of what the model can say, with counts and probabilities.",
{button:(0,me.t)("Draw the samples")}),trial:()=>(0,me.t)("Nothing has run yet. “{button}” decodes the same request with and without drafts and answers one ques\
tion: whether drafts make it faster, which draft length is best, or whether the texts are the same.",{button:(0,me.t)("Run the trial")}),precision:()=>(0,me.t)(
"Nothing has run yet. “{button}” lets the model write in each precision in turn, measures memory and speed, and shows how far the distributions diverge at each \
token.",{button:(0,me.t)("Compare precisions")}),choices:()=>(0,me.t)("Nothing has run yet. “{button}” lets the model read each answer after the prompt and show\
s how likely it finds every token, with and without taking the length out.",{button:(0,me.t)("Compare answers")}),watermark:()=>(0,me.t)("Nothing has run yet. “\
{button}” writes texts with and without the watermark and answers one question, or lets you guess which is which.",{button:(0,me.t)("Run the experiment")})};function Qa(t,e){
let s=t.querySelector(".gp-status"),r=t.querySelector(".gp-pace"),a=t.querySelector(".gp-track"),l=t.querySelector(".gp-troubles"),w=t.querySelector(".gp-told"),
y=t.querySelector(".gp-answered"),b=[],$=[],T=null,W=0;function M(c){let d=e.entries[c];b[c]=lo(d),$[c]=vn(d)}function E(c){let d=b.length,i=c.ended+c.failed;if(i===
d)return[(0,me.tn)(d,"The run has ended","All {count} runs have ended"),""];let h=c.cut+(e.done?c.decoding:0),u=[h&&(0,me.t)("{count} cut off",{count:(0,Ve.count)(
h)}),!e.done&&(0,me.t)("{count} decoding",{count:(0,Ve.count)(c.decoding)}),!e.done&&(0,me.t)("{count} queued",{count:(0,Ve.count)(c.waiting)}),e.done&&c.waiting&&
(0,me.t)("{count} not started",{count:(0,Ve.count)(c.waiting)})].filter(Boolean),S={ended:(0,Ve.count)(i)};return[e.done?(0,me.tn)(d,"Stopped: {ended} of {count\
} run ended","Stopped: {ended} of {count} runs ended",S):(0,me.tn)(d,"{ended} of {count} run ended","{ended} of {count} runs ended",S),u.map(A=>` · ${A}`).join(
"")]}function x(c){if(!c)return;let d=performance.now();T??={at:d,sum:c},c!==T.last&&([T.last,W]=[c,d]);let i=W-T.at,h=i>500&&(0,me.t)("{rate} tokens/s in total",
{rate:(0,Ve.count)(Math.round((c-T.sum)/i*1e3))});(0,Ve.say)(r,[(0,me.tn)(c,"{count} token","{count} tokens"),h].filter(Boolean).join(" · "))}function m(c){let d=new Map;
for(let S of e.entries.filter(N=>b[N.number]==="failed")){let N=JSON.stringify((0,Ve.problemsOf)(Rt(S)));d.set(N,[...d.get(N)||[],S])}let i=e.done?c.cut:0,h=JSON.
stringify([[...d].map(([S,N])=>[S,N.length]),i]);if(l.dataset.key===h)return;l.dataset.key=h,l.replaceChildren();for(let[S,N]of[...d].slice(0,8)){let A=(0,Ve.make)(
"p");A.append((0,Ve.make)("b","","✕ "),`${g(N)} `);for(let{knob:p,message:O,fix:_}of JSON.parse(S))A.append((0,Ve.make)("span","",(p?`${p}: `:"")+O),_?` ${_} `:
" ");l.append(A)}let u=[...d.values()].slice(8).flat().length;u&&l.append((0,Ve.make)("p","gp-note",(0,me.tn)(u,"{count} more run failed for other reasons.","{c\
ount} more runs failed for other reasons."))),i&&l.append((0,Ve.make)("p","gp-note gp-stopped",k(i)))}function k(c){return e.done.overtaken?(0,me.tn)(c,"{count}\
 run was stopped because another run took its place; what was written is kept.","{count} runs were stopped because another run took their place; what was writte\
n is kept."):(0,me.tn)(c,"{count} run was stopped by hand; what was written is kept.","{count} runs were stopped by hand; what was written is kept.")}function g(c){
let d=[...new Set(c.map(S=>e.groups[S.group].label))];if(d.length===e.groups.length)return(0,me.tn)(c.length,"{count} run failed:","{count} runs failed:");let i=d.
length-1,u=d.every(S=>S.length===1)||!i?d.join(", "):(0,me.tn)(i,"{label} and {count} other","{label} and {count} others",{label:d[0]});return(0,me.tn)(c.length,
"{count} run failed ({groups}):","{count} runs failed ({groups}):",{groups:u})}function f(){let c=e.found&&e.found.question,i=(c&&e.asking&&e.asking.question!==
c?e.asking.titles:{})[c];(0,po.showIf)(y,!!i),i&&(0,Ve.say)(y,e.done?(0,me.t)("These runs answered “{question}”. Choose that question to see the answer.",{question:(0,me.t)(
i)}):(0,me.t)("These runs answer “{question}”. Choose that question to see the answer.",{question:(0,me.t)(i)}))}return c=>{if(t.hidden=!e.header&&!Object.hasOwn(
Ja,e.name),a.hidden=!e.header,!e.header&&!t.hidden&&(0,Ve.say)(s,Ja[e.name]()),!e.header)return;c.run?([b,$,T]=[[],[],null],(0,Ve.say)(r,""),e.entries.forEach(u=>M(
u.number))):c.measured||c.status?e.entries.forEach(u=>M(u.number)):c.entries.forEach(M);let d={ended:0,cut:0,failed:0,decoding:0,waiting:0};for(let u of b)d[u]+=
1;let[i,h]=E(d);e.away&&!e.done&&([i,h]=[(0,me.t)("The server does not answer."),` · ${i}${h}`]),s.dataset.words!==i+h&&(s.dataset.words=i+h,s.replaceChildren(
(0,Ve.make)("b","",i),h));for(let u of["ended","failed","decoding"])(0,po.sayPercent)(a.querySelector(".gp-part-"+u),"width",d[u]/Math.max(1,b.length));(0,po.sayAttributes)(
a,{"aria-valuemax":b.length,"aria-valuenow":d.ended+d.failed,"aria-valuetext":i+h.replaceAll(" · ",", ")}),x($.reduce((u,S)=>u+S,0)),m(d),f(),e.done&&(0,Ve.say)(
w,i)}}var ks=v(Wt(),1),Bn=v(ue(),1),ge=v(H(),1),Fn=v(qt(),1),Se=v(F(),1),tl=v(Ae(),1),ys=v(_e(),1);var ws=v(Wt(),1),gt=v(ue(),1),Rn=v(et(),1),G=v(H(),1),Xa=v(qt(),1),Ke=v(F(),1),bs=v(Ae(),1),Ya=v(_e(),1);var Za=v(rn(),1),gs=[[.001,0],[.01,3],[.1,6],[1,8],[1/0,10]],Ed=t=>gs.findIndex(([e])=>(0,G.fromNats)(t??1/0,"bits")<=e);function Yt(t,e){if(!(0,Ya.isKnown)(t))
return(0,Ke.t)("infinite");let n=(0,G.fromNats)(t,e);if(n===0)return"0";if(n>=.001)return(0,Rn.significant)(n,3);let[o,s]=n.toExponential(1).split("e-");return`${(0,Rn.notation)(
o)} × ${Cd(s)}`}var Cd=t=>`10⁻${[...String(t)].map(e=>"⁰¹²³⁴⁵⁶⁷⁸⁹"[e]).join("")}`,Tn=t=>t>=1e9?(0,Ke.t)("{size} GB",{size:(0,Rn.fixed)(t/1e9,
2)}):(0,Ke.t)("{size} MB",{size:(0,Rn.fixed)(t/1e6,t<1e7?2:1)});function el(t,e){let n=d=>t.querySelector(".gp-"+d),o=n("which"),s=new Za.MarkedText(n("words"),
{press:({number:d})=>T(d)}),r=null,a="",l="";o.addEventListener("change",()=>f());let w=()=>e.unit==="bits"?(0,Ke.t)("bits"):(0,Ke.t)("nats"),y=d=>`${Yt(d,e.unit)}\
 ${w()}`,b=()=>(e.found&&e.found.question==="precision"?e.found.groups:[]).map((d,i)=>({...d,number:i})).filter(({pair:d})=>d&&!d.error),$=()=>b().find(({number:d})=>String(
d)===o.value)||b()[0];function T(d){r=d,f()}function W(d){let i=JSON.stringify(d.map(({number:u,title:S})=>[u,S]));if(i===l)return;l=i;let h=o.value;o.replaceChildren(
...d.map(({number:u,title:S})=>(0,G.make)("option","",He(S),{value:u}))),d.some(({number:u})=>String(u)===h)&&(o.value=h)}function M({text:d,kl:i,logprobs:[h,u],
same_top:S},N){let A=(0,Ke.t)("Token {number} {token}: KL {kl}; probability {share}, here {other}",{number:(0,G.count)(N+1),token:(0,G.quoted)(d),kl:y(i),share:(0,G.percent)(
(0,G.probability)(h)),other:(0,G.percent)((0,G.probability)(u))});return S?A:`${A}; ${(0,Ke.t)("another token is the likeliest here")}`}function E(d){let{tokens:i}=d.
pair,h=JSON.stringify([d.number,e.unit,i.map(({id:u,kl:S})=>[u,S])]);h!==a&&(a=h,s.show(i.map((u,S)=>({token:u,mark:{},number:S,words:()=>M(u,S)}))),s.tokens.forEach(
(u,S)=>{let N=Ed(i[S].kl),A=u.querySelector(".gp-ink");A.style.backgroundColor=`var(--gp-heat-${gs[N][1]})`,A.dataset.rank=N,u.dataset.top=i[S].same_top?"same":
"other"})),s.tokens.forEach((u,S)=>{u.dataset.shown=S===r?"yes":"no",u.setAttribute("aria-pressed",S===r)})}function x(){let d=n("legend");if(d.dataset.unit===e.
unit)return;d.dataset.unit=e.unit,d.replaceChildren((0,Ke.t)("KL in {unit}:",{unit:w()}));let i=u=>e.unit==="bits"?u:Number((u*Math.LN2).toPrecision(2));gs.forEach(
([u,S],N)=>{let A=Number.isFinite(u)?(0,Ke.t)("to {limit}",{limit:i(u)}):(0,Ke.t)("above {limit}",{limit:i(gs[N-1][0])}),p=(0,G.make)("span","gp-chip",A,{"data-\
rank":N});p.style.backgroundColor=`var(--gp-heat-${S})`,d.append(p)});let h=(0,G.make)("span");h.append((0,G.make)("span","gp-wavy","abc"),` ${(0,Ke.t)("another\
 token is the likeliest")}`),d.append(h)}function m(d,i){let h=e.charts[`kl ${i.number} ${e.unit}`];(0,ws.drawChart)(n("curve-box"),r===null?h:(0,ws.withLine)(h,
r+1,"")),k(d,i)}function k(d,i){let h=(0,gt.fit)(n("curve-keys"),d.length,()=>{let u=(0,G.make)("span"),S=(0,gt.svg)("svg");return(0,gt.sayAttributes)(S,{width:30,
height:8,"aria-hidden":"true"}),S.append((0,gt.svg)("path","gp-course")),(0,gt.sayAttributes)(S.firstElementChild,{d:"M1 4H29"}),u.append(S,(0,G.make)("span")),
u});d.forEach(({title:u,number:S},N)=>{(0,gt.sayAttributes)(h[N].firstChild.firstChild,{"data-line":N%6,"data-on":S===i.number?"yes":"no"}),(0,G.say)(h[N].lastChild,
He(u))})}function g(d){let i=d.pair.tokens[r??d.pair.max_at],h=r??d.pair.max_at,[u,S]=i.entropies,N={number:(0,G.count)(h+1),token:(0,G.quoted)(i.text),kl:y(i.kl),
mine:(0,G.information)(u,e.unit),theirs:(0,G.information)(S,e.unit),model:He(d.title)};(0,G.say)(n("said"),r!==null?(0,Ke.t)("Token {number} {token}: KL {kl}, e\
ntropy {mine} of the reference and {theirs} of {model}.",N):`${(0,Ke.t)("Where they differ most, token {number} {token}: KL {kl}, entropy {mine} of the referenc\
e and {theirs} of {model}.",N)} ${(0,Ke.t)("Click another token to see both models there.")}`);let A=n("sides").tHead.rows[0].cells;[e.found.groups[0],d].forEach(
({title:_},C)=>{let[P]=A[C+1].children;(0,G.say)(P,He(_)),(0,bs.tipOfTerm)(P,"probability",()=>(0,Ke.t)("{token}: {share} and {other}.",{token:(0,G.quoted)(i.text),
share:(0,G.percent)((0,G.probability)(i.logprobs[0])),other:(0,G.percent)((0,G.probability)(i.logprobs[1]))}),{meaning:(0,Ke.t)("The probability that the model \
gave, before any logits processor.")})});let p=(0,gt.fit)(n("sides").tBodies[0],i.candidates.length,()=>{let _=(0,G.make)("tr"),C=(0,G.make)("th","",null,{scope:"\
row"});return C.append((0,G.make)("span"),(0,G.make)("bdi")),_.append(C,...[0,1].map(()=>{let P=(0,G.make)("td"),q=(0,G.make)("div","gp-side"),L=(0,G.make)("spa\
n");return L.append((0,G.make)("i","gp-bar",null,{"aria-hidden":"true"})),q.append(L,(0,G.make)("span")),P.append(q),P})),_}),O=Math.max(...i.candidates.flatMap(
([,,_,C])=>[_,C]),1e-9);i.candidates.forEach(([_,C,...P],q)=>{let[L,...z]=p[q].cells;(0,G.say)(L.firstChild,_===i.id?"▶ ":""),(0,gt.sayLabel)(L.lastChild,C),(0,gt.sayClass)(
p[q],_===i.id?"gp-is-token":""),P.forEach((j,I)=>{(0,gt.sayPercent)(z[I].querySelector(".gp-bar"),"width",j/O),(0,G.say)(z[I].firstChild.lastChild,(0,G.percent)(
j))})})}function f(){let[d,i]=[b(),$()];W(d),o.value=i.number;let{mean:h,max:u,same_top:S,max_at:N,perplexities:[A,p],vocab:O}=i.pair;r!==null&&r>=i.pair.tokens.
length&&(r=null),(0,G.say)(n("about"),(0,Ke.tn)(i.pair.tokens.length,"{count} token of the reference, read by both","{count} tokens of the reference, read by bo\
th")),(0,G.say)(n("summary"),[(0,Ke.t)("Mean {mean}, at most {max} at token {number}, over {vocab} tokens of the vocabulary.",{mean:y(h),max:Yt(u,e.unit),number:(0,G.count)(
N+1),vocab:(0,G.count)(O)}),(0,Ke.t)("The same token is the likeliest for both at {share} of the places.",{share:(0,G.percent)(S)}),(0,Ke.t)("Perplexity of the \
text: {one} and {other}.",{one:(0,G.decimals)(A),other:(0,G.decimals)(p)})].join(" ")),x(),E(i),m(d,i),g(i)}(0,bs.runsOfTerms)(t,{mean:()=>{let{pair:d}=$()||{};
if(!d)return"";let i=r??d.max_at,{candidates:h,kl:u}=d.tokens[i],S=(0,Xa.klSumWords)(h.map(([,N,A,p])=>({text:N,p:A,q:p})),e.unit,y(u));return S&&(0,G.asSentence)(
(0,Ke.t)("token {number}, {words}",{number:(0,G.count)(i+1),words:S}))}});let c=()=>b().length>0;return d=>{t.hidden=!c(),d.run&&(r=null),!t.hidden&&(d.found||d.
unit)&&f()}}function nl(t,e){let n=f=>t.querySelector(".gp-"+f),o=n("measure"),s=n("from-first");o.addEventListener("change",k);let r=()=>e.found&&e.found.question==="promp\
ts"?e.found:null,a=f=>(0,ys.isKnown)(f)?`${Yt(f,e.unit)} ${e.unit==="bits"?(0,Se.t)("bits"):(0,Se.t)("nats")}`:(0,Se.t)("infinite"),l=f=>(0,Fn.inARow)(r().prompts.
map(({label:c},d)=>(0,Se.t)("{name}: {words}",{name:c,words:f(r().read.prompts[d],d)}))),w=f=>(0,Fn.inARow)(r().prompts.slice(1).map(({label:c},d)=>{let i=f(d+1);
return i&&(0,Se.t)("{name}: {words}",{name:c,words:i})})),y=({candidates:f},c)=>f.map(({text:d,probabilities:i})=>({text:d,p:i[0],q:i[c]}));function b({prompts:f,
candidates:c},d){let{text:i,probabilities:h}=c.find(({id:u})=>u===f[d].top);return`${(0,ge.quoted)(i)} ${(0,ge.percent)(h[d])}`}let $=({text:f,mean:c},d)=>(0,ys.isKnown)(
c[d])?(0,Se.tn)(f.length,"{mean} over {count} token","{mean} on average over {count} tokens",{mean:a(c[d])}):"",T=(f,c)=>[[(0,Se.t)("prompt")],[(0,Se.t)("tokens"),
"length",(0,Se.t)("How many tokens the model reads, including the chat template's."),()=>l(({tokens:d})=>(0,ge.count)(d)),{formula:""}],[(0,Se.t)("likeliest nex\
t token"),"probability",(0,Se.t)("The token that the model finds likeliest after this prompt, and its probability."),()=>l((d,i)=>b(c,i)),{}],[(0,Se.t)("entropy"),
"entropy",(0,Se.t)("Of the next token’s distribution: how uncertain the model is."),()=>l(({entropy:d})=>(0,ge.information)(d,e.unit)),{}],[`KL(${f} ‖ ·)`,
"kl",(0,Se.t)("How far this prompt’s distribution is from the first one’s."),()=>w(d=>(0,Fn.klSumWords)(y(c,d),e.unit,a(c.kl[0][d]))),{}],["JS","js",(0,Se.t)(
"The same both ways; at most 0.69 nats."),()=>w(d=>a(c.js[0][d])),{}],[(0,Se.t)("total variation"),"total-variation",(0,Se.t)("The share of the probability that\
 moved."),()=>w(d=>(0,Fn.variationSumWords)(y(c,d),(0,ge.percent)(c.tv[0][d]))),{}],...c.text.length?[[(0,Se.t)("mean KL along the text"),"kl",(0,Se.t)("The mea\
n over the tokens of the text that follows all prompts."),()=>w(d=>$(c,d)),{}]]:[]];function W(f){let[c]=s.tHead.rows,d=(0,Bn.fit)(c,f.length,()=>(0,ge.make)("t\
h","",null,{scope:"col"}));f.forEach(([i,h,u,S,N],A)=>{d[A].firstChild||d[A].append((0,ge.make)("span")),(0,ge.say)(d[A].firstChild,i),h&&(0,tl.tipOfTerm)(d[A].
firstChild,h,S,{meaning:u,...N})})}function M(){let f=(0,ge.make)("tr"),c=(0,ge.make)("th","",null,{scope:"row"});return c.append((0,ge.make)("b","gp-letter"),"\
 ",(0,ge.make)("bdi")),f.append(c),f}function E(f,{label:c,prompt:d},i,h){(0,ge.say)(f.cells[0].firstChild,c),os(f.cells[0].lastChild,d);let{tokens:u,entropy:S,
top:N,same_top:A}=h.prompts[i],p=h.candidates.find(({id:C})=>C===N),O=i===0,_=[[(0,ge.count)(u)],[(0,ge.quoted)(p.text),(0,ge.percent)(p.probabilities[i]),!A],[
(0,ge.information)(S,e.unit)],[O?"–":a(h.kl[0][i])],[O?"–":a(h.js[0][i])],[O?"–":(0,ge.percent)(h.tv[0][i])],...h.text.length?[[O?"–":(0,ys.isKnown)(h.mean[i])?
a(h.mean[i]):(0,Se.t)("not known")]]:[]];for(;f.cells.length>_.length+1;)f.lastElementChild.remove();for(;f.cells.length<_.length+1;){let C=(0,ge.make)("td");C.
append((0,ge.make)("span"),(0,ge.make)("small")),f.append(C)}_.forEach(([C,P="",q=!1],L)=>{let[z,j]=f.cells[L+1].children;(0,ge.say)(z,C),(0,ge.say)(j,P),z.classList.
toggle("gp-far",q)})}function x({prompts:f,read:c}){let d=oo(f.map(({prompt:A})=>A)),i=c.tv[0].indexOf(Math.max(...c.tv[0])),h=c.prompts.slice(1).filter(({same_top:A})=>!A).
length,u={first:f[0].label,prompt:f[i].label,words:(0,ge.quoted)(d[i]),kl:a(c.kl[0][i]),share:(0,ge.percent)(c.tv[0][i])},S=c.tv[0][i]>0?(0,Se.t)("{prompt} {wor\
ds} moves the next token most: {share} of the probability moved, compared with prompt {first}; KL {kl}.",u):(0,Se.t)("The distributions are the same after all p\
rompts."),N=h?(0,Se.tn)(f.length-1,"The likeliest token is another one after {others} of {count} other prompt.","The likeliest token is another one after {other\
s} of {count} other prompts.",{others:(0,ge.count)(h)}):(0,Se.t)("The likeliest token is the same after all of them.");return`${S} ${N}`}function m({waiting:f,read:c}){
return c&&c.error?`${(0,Se.t)(c.error.message)} ${(0,Se.t)(c.error.fix)}`:f?(0,Se.t)("The prompts are compared once all runs have ended."):(0,Se.t)("Not known: \
the prompts were not all read. Run them again.")}function k(){let{value:f}=o;(0,ks.drawChart)(n("matrix-box"),e.charts[f==="tv"?"tv":`${f} ${e.unit}`])}function g(){
let f=r(),{prompts:c,read:d}=f,i=!!d&&!d.error;if((0,Bn.showIf)(n("results"),i),(0,Bn.showIf)(n("unread"),!i),(0,ge.say)(n("unread"),i?"":m(f)),(0,ge.say)(n("su\
mmary"),i?x(f):""),!i)return;W(T(c[0].label,d));let h=(0,Bn.fit)(s.tBodies[0],c.length,M);c.forEach((u,S)=>E(h[S],u,S,d)),(0,ks.drawChart)(n("tokens-box"),e.charts.
tokens),k(),(0,Bn.showIf)(n("along"),d.text.length>0),(0,ks.drawChart)(n("along-box"),e.charts[`along ${e.unit}`])}return f=>{t.hidden=!r(),!t.hidden&&(f.found||
f.unit)&&g()}}var _r=v(ue(),1);function sl(t){Wd(t),Ad(t),t.lanes.addEventListener("change",()=>{t.state.opened.clear(),t.draw()})}function Mr(t,e){if(!e.folded){t.pick(e.entry.
run.at(-1));return}let[n]=e.folded,o=document.activeElement===e.item;t.state.unfold(e.node,e.folded),t.draw(),o&&Kn(t,t.views.get(n.id))}function Wd(t){let{tree:e}=t,
n=o=>{let s=o.closest(".gp-knot");return s?s.parentElement.gpView:null};e.addEventListener("click",({target:o})=>{let s=n(o);s&&(rl(t,s),Mr(t,s))}),e.addEventListener(
"pointermove",({target:o,pointerType:s})=>{s!=="touch"&&t.point(n(o),o.gpNode||null)}),e.addEventListener("pointerleave",()=>t.point(null)),e.addEventListener("\
focusin",o=>{let s=o.target;s.gpView&&s.matches(":focus-visible")&&t.point(s.gpView,null)}),e.addEventListener("focusout",()=>t.point(null))}function rl(t,e){t.
current&&t.current!==e&&(0,_r.sayAttributes)(t.current.item,{tabindex:"-1"}),t.current=e,(0,_r.sayAttributes)(e.item,{tabindex:"0"})}function Kn(t,e){e&&(rl(t,e),
e.item.focus({preventScroll:!0}),e.knot.scrollIntoView({block:"nearest",inline:"nearest"}),t.point(e,null))}var il=({kids:t})=>t&&t.firstElementChild&&t.firstElementChild.
gpView;function qd(t,e){e.entry&&t.state.closed.delete(e.entry.head.id)?t.draw():Kn(t,il(e))}function Nd(t,e){e.entry&&il(e)?(t.state.closed.add(e.entry.head.id),
t.draw()):Kn(t,e.above)}var ol={ArrowDown:(t,e,n)=>Kn(t,n[n.indexOf(e)+1]),ArrowUp:(t,e,n)=>Kn(t,n[n.indexOf(e)-1]),ArrowRight:qd,ArrowLeft:Nd,Home:(t,e,n)=>Kn(
t,n[0]),End:(t,e,n)=>Kn(t,n.at(-1)),Enter:Mr," ":Mr,Escape:t=>{t.point(null),t.state.picked&&t.pick(null)}};function Ad(t){t.tree.addEventListener("keydown",e=>{
let n=e.target.gpView;if(!n||e.ctrlKey||e.altKey||e.metaKey||!Object.hasOwn(ol,e.key))return;e.preventDefault();let o=[...t.tree.querySelectorAll(".gp-branch")].
filter(s=>s.offsetParent);ol[e.key](t,n,o.map(s=>s.gpView))})}var xs=class{constructor(){this.count=0,this.root=this.node(null,null),this.tips=[],this.ended=new Map}node(e,n){let o=n&&n.logprob!==null&&e.logprob!==null&&e.
logprob!==void 0,s=n?o?n.logprob+e.logprob:null:0;return{id:this.count++,token:e,before:n,depth:n?n.depth+1:0,kids:new Map,samples:[],ends:[],logprob:s,order:[]}}begin(e){
return this.root.samples.push(e),this.tips[e]=this.root}add(e,n){let o=this.tips[e]||this.begin(e),s=o.kids.get(n.token_id);s||(s=this.node(n,o),o.kids.set(n.token_id,
s),o.order.push(s)),s.samples.push(e),this.tips[e]=s}end(e,n){this.ended.has(e)||(this.ended.set(e,n),(this.tips[e]||this.begin(e)).ends.push([e,n]))}reached(e){
let n=o=>!Pd.has(this.ended.get(o)??"length");return this.root.samples.filter(o=>this.tips[o].depth>=e||n(o)).length}},Pd=new Set(["length","max_time","stopped",
"failed","given","unfinished"]);function al(t){let e=[t];for(;t.kids.size===1&&!t.ends.length;)[t]=t.order,e.push(t);return e}function ll(t){for(;t.before&&t.before.
before&&t.before.kids.size===1&&!t.before.ends.length;)t=t.before;return t}var Gn=(t,e=null)=>t.logprob===null||e&&e.logprob===null?null:Math.exp(t.logprob-(e?e.
logprob:0)),fo=t=>{let e=[];for(;t.before;t=t.before)e.push(t);return e.reverse()},cl=(t,e)=>(e.logprob??-1/0)-(t.logprob??-1/0)||t.token.token_id-e.token.token_id;
function Ld({order:t},e){if(!e)return t.sort((o,s)=>s.samples.length-o.samples.length||cl(o,s)),t;let n=(o,s)=>o.samples.length>s.samples.length+Math.max(.5,s.samples.
length/5);for(let o=1;o<t.length;o++)for(let s=o;s>0&&n(t[s],t[s-1]);s--)[t[s-1],t[s]]=[t[s],t[s-1]];return t}function dl(t,{lanes:e,grows:n,opened:o=new Map,closed:s=new Set,
before:r=new Set}){let a=[],l=[],w=({id:E,samples:x})=>x.length+(n&&r.has(E)?.5:0),y=([E],[x])=>w(x)-w(E)||E.depth-x.depth||cl(E,x),b=0;function $(E,x,m){for(b+=
1;;){let k=x.at(-1),g={head:E,run:x,kids:[],folded:[],closed:s.has(E.id)};m.push(g);let f=Ld(k,n);if(!f.length||g.closed)return;let c=1+(o.get(k.id)||0);f.slice(
1).forEach((d,i)=>(i+1<c?l:a).push([d,g])),m=g.kids,[E]=f,x=al(E)}}let T=E=>{for(;E.length;){let[x,m]=E.pop();$(x,al(x),m.kids),T(l)}},W=()=>a.splice(0).forEach(
([E,x])=>x.folded.push(E)),M=[];for($(t.root,[t.root],M),T(l);a.length&&b<e;)a.sort(y),T([a.shift()]);W();for(let E=Er(M[0]);E.length;E=Er(M[0]))T(E),W();return hl(
M[0]),M[0]}function Er(t){return[...t.folded.length===1?[[t.folded.pop(),t]]:[],...t.kids.flatMap(Er)]}function hl(t){let e=new Map(t.run.at(-1).order.map((n,o)=>[
n,o]));t.kids.sort((n,o)=>e.get(n.head)-e.get(o.head)),t.kids.forEach(hl)}var zd=12,vs=class{constructor(e){this.group=e,this.begin()}begin(){this.trie=new xs,this.opened=new Map,this.closed=new Set,this.picked=null}read(e){let{trie:n,
group:o}=this,s=o.entries[e],r=n.tips[e];for(let l=r?r.depth:0;l<s.tokens.length;l++)n.add(e,s.tokens[l]);let a=mt(s);a&&n.end(e,a)}shown(e,n){return dl(this.trie,
{lanes:e,grows:!this.group.done,opened:this.opened,closed:this.closed,before:n})}pick(e){this.picked=e===this.picked?null:e}unfold(e,n){let o=e.order.length-n.length;
this.opened.set(e.id,o-1+Math.min(zd,n.length))}isOnPath({head:e,run:n}){return jo(n.at(-1),this.picked)||jo(this.picked,e)}};function jo(t,e){for(;t&&t.depth>e.
depth;)t=t.before;return t===e}var mo=v(ue(),1),de=v(H(),1),Ze=v(F(),1);var Cr=v(ue(),1),Wr=v(et(),1),Q=v(H(),1),Le=v(F(),1),ml=v(Ae(),1);var Ss=220,Os=({token:t})=>t.piece??t.text;function gl(t,e,n,o){let{length:s}=n.samples,[r,a]=[t.reached(n.depth),e.before],l=Gn(n),w=$=>$===null?(0,Le.t)("not \
known"):(0,Q.percent)($),y=e===n,b=[[(0,Le.t)("Samples here"),r<o?(0,Le.tn)(r,"{number} of {count} sample so far","{number} of {count} samples so far",{number:(0,Q.count)(
s)}):uo(s,r),"sample",()=>(0,Q.asSentence)(uo(s,r))]];l!==null&&b.push([(0,Le.t)("Expected samples"),`${fl(r*l)} = ${(0,Q.count)(r)} × ${(0,Q.percent)(l)}`,"sa\
mple",()=>(0,Le.tn)(r,"{count} sample × {share} = {expected} expected; {number} drawn.","{count} samples × {share} = {expected} expected; {number} drawn.",{share:(0,Q.percent)(
l),expected:fl(r*l),number:(0,Q.count)(s)})]),b.push([(0,Le.tn)(n.depth-e.depth+1,"Probability of this token","Probability of these {count} tokens"),w(Gn(n,a)),
"probability",()=>pl(n,a)]),b.push([(0,Le.t)("Share of the samples at this fork"),(0,Q.percent)(s/Math.max(1,ul(a))),"sample",()=>(0,Q.asSentence)(uo(s,ul(a)))]),
y&&b.push([(0,Le.t)("Before the processors"),w(n.token.raw_logprob===null?null:(0,Q.probability)(n.token.raw_logprob)),"probability"]),b.push([(0,Le.t)("Probabi\
lity of the text so far"),w(l),"probability",()=>pl(n,null)]);for(let[$,T]of $s(n))b.push([`${cn($)} ${(0,Le.t)("ends here: {reason}",{reason:dn($)[0]})}`,(0,Q.count)(
T),"ending"]);return b}function pl(t,e){let n=Gn(t,e);if(n===null)return"";let o=fo(t).slice(e?e.depth:0),s=(0,Q.percent)(n);return o.length>4?(0,Le.tn)(o.length,
"exp({sum}) = {value}, of the log-probability of {count} token.","exp({sum}) = {value}, of the log-probabilities of {count} tokens.",{sum:(0,Wr.fixed)(Math.log(
n),3),value:s}):`${o.map(r=>(0,Q.percent)(Gn(r,r.before.before?r.before:null))).join(" · ")} = ${s}.`}var fl=t=>t<.01?(0,Le.t)("fewer than 0.01"):(0,Wr.fixed)(
t,t<10?2:1),uo=(t,e)=>(0,Le.tn)(e,"{number} of {count} sample","{number} of {count} samples",{number:(0,Q.count)(t)});function jd(t,e,n){return e?(0,Le.tn)(t,"{\
count} sample goes through {text}","{count} samples go through {text}",{text:e}):n==="source"?(0,Le.tn)(t,"{count} sample follows the source","{count} samples f\
ollow the source"):n==="message"?(0,Le.tn)(t,"{count} sample answers the message","{count} samples answer the message"):(0,Le.tn)(t,"{count} sample continues th\
e prompt","{count} samples continue the prompt")}var ul=t=>t.order.reduce((e,n)=>e+n.samples.length,0);function $s(t){let e=new Map;for(let[,n]of t.ends)e.set(n,
(e.get(n)||0)+1);return e}function wl(t,e){let n=(0,Q.make)("div","gp-trie-card",null,{popover:"manual","aria-hidden":"true"}),o=(0,Q.make)("p"),s=(0,Q.make)("d\
l");n.append(o,s),n.hidden=!0,t.append(n);function r(w,y,b,$,T){let W=fo(b.before).map(({token:m})=>m.piece??"").join(""),M=W.length>Ss?"…"+W.slice(-Ss):W,E=fo(
$).slice(b.depth-1).map(Os).join(""),x=(0,Q.make)("bdi","",M);x.append((0,Q.make)("b","",E.length>Ss?E.slice(0,Ss)+"…":E)),o.replaceChildren(x),s.replaceChildren(
...gl(y,b,$,T).flatMap(([m,k])=>[(0,Q.make)("dt","",m),(0,Q.make)("dd","",k)])),n.hidden&&document.addEventListener("scroll",e,{capture:!0,passive:!0}),n.hidden=
!1,n.showPopover&&!n.matches(":popover-open")&&n.showPopover(),a(w)}function a(w){let y=w.getBoundingClientRect(),{clientWidth:b,clientHeight:$}=document.documentElement,
[T,W]=[n.offsetWidth,n.offsetHeight],M=y.bottom+7+W+8<=$?y.bottom+7:y.top-W-7;n.style.left=`${Math.max(8,Math.min(y.left,b-T-8))}px`,n.style.top=`${Math.max(8,Math.
min(M,$-W-8))}px`}function l(){n.hidden||(n.hidePopover&&n.isConnected&&n.matches(":popover-open")&&n.hidePopover(),n.hidden=!0,document.removeEventListener("sc\
roll",e,{capture:!0}))}return{show:r,hide:l}}function bl(t,e,n){let s=t.querySelector(".gp-through"),r=t.querySelector(".gp-through-title"),a=t.querySelector(".\
gp-through-list"),l=t.querySelector(".gp-through-more"),w=t.querySelector(".gp-through-facts"),[y,b]=[null,null],$=!1;function T(){let x=(0,Q.make)("li"),m=(0,Q.make)(
"bdi");return m.append((0,Q.make)("span","gp-shared"),(0,Q.make)("span","gp-own")),x.append(m,(0,Q.make)("small")),x}function W(x,m,k){let g=e.entries[m],f=fo(k).
length,c=u=>u.map(({piece:S})=>S??"").join("");(0,Q.say)(x.querySelector(".gp-shared"),c(g.tokens.slice(0,f))),(0,Q.say)(x.querySelector(".gp-own"),c(g.tokens.slice(
f)));let d=mt(g);(0,Q.say)(x.querySelector("small"),[(0,Le.t)("sample {number}",{number:m+1}),(g.seed??null)===null?"":(0,Le.t)("seed {seed}",{seed:g.seed}),(0,Le.tn)(
vn(g),"{count} token","{count} tokens"),d?`${cn(d)} ${dn(d)[0]}`:"…"].filter(Boolean).join(" · "));let i=x.querySelector("button"),h=(0,Le.t)("Open sample {n\
umber} as one run",{number:m+1});if(e.canAsk&&!i){let u=(0,Q.make)("button","gp-button",(0,Le.t)("Open"),{type:"button","aria-label":h});u.addEventListener("cli\
ck",()=>e.ask({type:"open",entry:+x.dataset.entry})),x.append(u)}else i&&x.dataset.entry!==String(m)&&i.setAttribute("aria-label",h);x.dataset.entry=m}function M(x,m){
let k=x.before?gl(m,ll(x),x,e.entries.length):[],g=(0,Cr.fit)(w,k.length,()=>{let f=(0,Q.make)("div"),c=(0,Q.make)("dt");return c.append((0,Q.make)("span")),f.append(
c,(0,Q.make)("dd")),f});k.forEach(([f,c,d,i=()=>""],h)=>{(0,Q.say)(g[h].firstChild.firstChild,f),(0,ml.tipOfTerm)(g[h].firstChild.firstChild,d,i),(0,Q.say)(g[h].
lastChild,c)})}function E(x,m){if(x!==y&&($=!1),[y,b]=[x,m],s.hidden=!x,!x)return;M(x,m);let{samples:k}=x,g=(0,Q.inOneLine)(fo(x).map(Os).join("").trim()),f=(0,Q.quoted)(
g.length>118?"…"+g.slice(-109):g);(0,Q.say)(r,jd(k.length,x.before&&f,e.apart));let c=$?k.length:Math.min(12,k.length),d=(0,Cr.fit)(a,c,T);for(let i=0;i<c;i++)
W(d[i],k[i],x);l.hidden=c===k.length,(0,Q.say)(l,(0,Le.t)("Show all {count}",{count:(0,Q.count)(k.length)}))}return l.addEventListener("click",()=>{$=!0,E(y,b)}),
t.querySelector(".gp-unpick").addEventListener("click",n),E}var Id=18,kl=110,yl=160,qr=t=>t.reduce((e,n)=>e+n.samples.length,0);function Rd(t){let e=(0,de.make)("li","",null,{role:"treeitem",tabindex:"-1"}),n=(0,de.make)(
"div","gp-knot"),[o,s,r]=[(0,de.make)("bdi","gp-run"),(0,de.make)("span","gp-count"),(0,de.make)("span","gp-end")];n.append(o,s,r),e.append(n);let a={key:t,item:e,
knot:n,run:o,number:s,end:r,kids:null,entry:null,above:null};return e.gpView=a,a}function xl(t,e){let n=new Set(e.map(({item:o})=>o));for(let o of[...t.children])
n.has(o)||o.remove();e.forEach(({item:o},s)=>{t.children[s]!==o&&t.insertBefore(o,t.children[s]||null)})}function vl(t,e,n){let o=`${e} ${n}`;t.stream!==o&&(t.stream=
o,t.item.style.setProperty("--own",e),t.item.style.setProperty("--rest",n))}function Bd(t,{run:e,head:n}){let o=[...$s(e.at(-1))],s=o.map(([r,a])=>`${cn(r)}${n.
samples.length>1?` ${(0,de.count)(a)}`:""}`).join(" ");(0,de.say)(t.end,s),t.end.classList.toggle("gp-end-failed",o.some(([r])=>r==="failed"))}var Ts=class{constructor(e,n){
this.root=e,this.state=n,this.group=n.group,this.tree=e.querySelector(".gp-roots"),this.lanes=e.querySelector(".gp-lanes"),this.about=e.querySelector(".gp-about"),
this.card=wl(e,()=>this.point(null)),this.drawThrough=bl(e,this.group,()=>this.pick(null)),this.views=new Map,this.current=null,this.pointed=null,Fd(e)}clear(){
this.state.begin(),this.views=new Map,this.current=null,this.pointed=null,this.tree.replaceChildren(),this.card.hide()}draw(){let{state:e,tree:n,views:o}=this,s=document.
activeElement&&document.activeElement.gpView,r=[...o.values()].filter(({item:l,entry:w})=>w&&l.isConnected),a=new Set(r.map(({key:l})=>l));xl(n,[this.drawEntry(
e.shown(+this.lanes.value,a),null,0)]);for(let[l,w]of o)w.item.isConnected||o.delete(l);(!this.current||!this.current.item.isConnected)&&(this.current=o.get(e.trie.
root.id)),(0,mo.sayAttributes)(this.current.item,{tabindex:"0"}),s&&document.activeElement!==s.item&&(s.item.isConnected?s:this.current).item.focus({preventScroll:!0}),
this.drawThrough(e.picked,e.trie),this.drawAbout(),this.refreshCard()}viewOf(e){return this.views.has(e)||this.views.set(e,Rd(e)),this.views.get(e)}thickness(e){
return`${Math.max(1.5,Id*e/Math.max(1,this.state.trie.root.samples.length)).toFixed(1)}px`}drawEntry(e,n,o){let{head:s,run:r}=e,a=this.viewOf(s.id);Object.assign(
a,{entry:e,above:n,node:r.at(-1),folded:null}),this.drawRun(a,e);let l=e.closed&&r.at(-1).order.length;(0,de.say)(a.number,l?`${(0,de.count)(s.samples.length)} \
▸`:s.samples.length>1?(0,de.count)(s.samples.length):""),Bd(a,e),vl(a,this.thickness(s.samples.length),this.thickness(o));let w=this.drawKids(a,e);return this.
dress(a,this.wordsOf(e),w?"true":l?"false":null),a}drawKids(e,n){let o=[],s=qr(n.kids.map(({head:r})=>r))+qr(n.folded);for(let r of n.kids)o.push(this.drawEntry(
r,e,s-=r.head.samples.length));return n.folded.length&&o.push(this.drawMore(n,e)),o.length&&!e.kids&&e.item.append(e.kids=(0,de.make)("ul","gp-kids",null,{role:"\
group"})),e.kids&&(xl(e.kids,o),e.kids.hidden=!o.length),o.length}drawMore({run:e,folded:n},o){let s=this.viewOf("more "+e.at(-1).id);Object.assign(s,{entry:null,
above:o,node:e.at(-1),folded:n});let r=qr(n);return(0,de.say)(s.run,`+ ${(0,Ze.t)("{count} more",{count:(0,de.count)(n.length)})}`),(0,de.say)(s.number,r>n.length?
(0,de.count)(r):""),vl(s,this.thickness(r),"0px"),this.dress(s,(0,Ze.tn)(n.length,"{count} more branch with {samples}, folded. Click to open.","{count} more bra\
nches with {samples}, folded. Click to open.",{samples:(0,Ze.tn)(r,"{count} sample","{count} samples")}),null),s}drawRun(e,{head:n,run:o}){let s=n.samples.length===
1&&n.before,r=s?"":o.map(({id:a})=>a).join(" ");if(s){let a="";for(let l of o)if((a+=l.token.piece??"").length>kl)break;(0,de.say)(e.run,(0,de.inOneLine)(a.slice(
0,kl+30))||(0,de.inOneLine)(n.token.text)),e.ids=null}else if(e.ids!==r){let a=e.ids&&(r+" ").startsWith(e.ids+" ")?e.ids.split(" ").length:0;a||e.run.replaceChildren(),
e.run.append(...o.slice(a).map(l=>this.makeToken(l))),e.ids=r}(0,mo.sayClass)(e.knot,s?"gp-knot gp-tail":n.before?"gp-knot":"gp-knot gp-root-knot")}makeToken(e){
if(!e.before)return(0,de.make)("span","",this.promptWords());let{piece:n,text:o,logprob:s}=e.token,r=n===null?o:(0,de.inOneLine)(n)+((0,de.leavesBytes)(e.token)?
(0,de.bytesOf)(o):""),a=(0,de.make)("span",n===null?"gp-t gp-special":"gp-t",r||o);return a.style.backgroundColor=`var(--gp-prob-${Math.round((0,de.probability)(
s)*10)})`,a.gpNode=e,a}promptWords(){let e=(0,de.inOneLine)(this.group.header.prompt);return e.length>60?"…"+e.slice(-58):e||(0,Ze.t)("(no prompt)")}wordsOf({
head:e,run:n,closed:o}){let{length:s}=e.samples;if(!e.before)return`${this.rootWords()}, ${(0,Ze.tn)(s,"{count} sample","{count} samples")}`;let r=n.map(Os).join(
""),a=Gn(n.at(-1),e.before);return[(0,de.quoted)(r.length>yl?r.slice(0,yl)+"…":r),uo(s,this.state.trie.root.samples.length),a===null?"":(0,Ze.t)("probability \
{share} after the text before",{share:(0,de.percent)(a)}),...[...$s(n.at(-1))].map(([l,w])=>(0,Ze.tn)(w,"{count} ends here: {reason}","{count} end here: {reason\
}",{reason:dn(l)[0]})),o?(0,Ze.t)("closed"):""].filter(Boolean).join(", ")}rootWords(){let{apart:e}=this.group;return e==="source"?(0,Ze.t)("The source"):e==="m\
essage"?(0,Ze.t)("The message"):(0,Ze.t)("The prompt")}dress(e,n,o){let{picked:s}=this.state,{node:r,folded:a,entry:l}=e,w=s&&!a&&this.state.isOnPath(l),y=s&&a&&
jo(r,s),b=s&&!a&&jo(s,l.head),$=["gp-branch",a&&"gp-more",s&&!w&&!y&&"gp-dim",b&&"gp-on-path"];(0,mo.sayClass)(e.item,$.filter(Boolean).join(" "));let T=!!(s&&!a&&
l.run.includes(s));(0,mo.sayAttributes)(e.item,{"aria-label":n,"aria-selected":String(T)}),e.expanded!==o&&(e.expanded=o,o===null?e.item.removeAttribute("aria-e\
xpanded"):e.item.setAttribute("aria-expanded",o))}drawAbout(){let{group:e}=this,{trie:n}=this.state,o=n.root.samples.length,s=e.entries.length-o,r=new Set(n.tips.
filter(Boolean)),a=r.size===1&&o>1?(0,Ze.t)("all with the same text"):(0,Ze.tn)(r.size,"{count} different text","{count} different texts"),l={samples:s?uo(o,e.entries.
length):(0,Ze.tn)(o,"{count} sample","{count} samples"),texts:a},w=e.done?(0,Ze.t)("{samples}, {texts}.",l):(0,Ze.t)("{samples} so far, {texts}.",l);(0,de.say)(
this.about,o?`${w} ${(0,Ze.t)("Point at a branch for its numbers, click it to see its samples.")}`:(0,Ze.t)("The tree grows with the first tokens."))}pick(e){this.
state.pick(e),this.draw()}point(e,n){this.pointed&&this.pointed.view===e&&this.pointed.node===n||(this.pointed=e&&{view:e,node:n},e?this.refreshCard():this.card.
hide())}refreshCard(){if(!this.pointed)return;let{view:e,node:n}=this.pointed;if(!e.item.isConnected||!e.entry||!e.entry.head.before){this.pointed=null,this.card.
hide();return}let{head:o,run:s}=e.entry,r=n&&s.includes(n);this.card.show(e.knot,this.state.trie,r?n:o,r?n:s.at(-1),this.group.entries.length)}};function Fd(t){
for(let e=0;e<=10;e++){let n=(0,de.make)("i");n.style.backgroundColor=`var(--gp-prob-${e})`,t.querySelector(".gp-key-ramp").append(n)}}var Kd="14",Gd=t=>t.some(({ended:e})=>e&&e.text)&&t.every(({tokens:e})=>!e.length);function Sl(t,e){let n=new vs(e),o=new Ts(t,n);return sl(o),matchMedia("(max-\
width: 640px)").matches&&(o.lanes.value=Kd),s=>{if(t.hidden=!e.header||e.header.kind!=="seeds"||Gd(e.entries),!t.hidden&&(s.run&&o.clear(),!(!s.run&&!s.steps&&!s.
status))){for(let r of s.run?e.entries.keys():s.entries)n.read(r);o.draw()}}}var Bt=v(ue(),1),Oe=v(H(),1),_n=v(F(),1);function Ol(t,e){let o=t.querySelector(".gp-ways"),s=t.querySelector(".gp-first tbody"),r=new WeakMap,a=t.querySelector(".gp-first-words");function l(){let M=(0,Oe.make)(
"li");return M.append((0,Oe.make)("h3"),(0,Oe.make)("div","gp-read",null,{tabindex:0,role:"group"})),M}function w(M,{label:E,title:x},{started:m}){let k=m?m.prompt_tokens:
null,[g,f]=M.children,c=`${E} ${He(x)}`;(0,Oe.say)(g,k?`${c}: ${(0,_n.tn)(k.length,"{count} token","{count} tokens")}`:c),(0,Bt.sayAttributes)(f,{"aria-label":(0,_n.t)(
"The prompt of {lane}",{lane:E})}),r.get(f)!==k&&(r.set(f,k),f.replaceChildren(...(k||[]).map(({piece:d,text:i})=>d===null?(0,Oe.make)("span","gp-pill",i):d)))}
let y=({raw_logprob:M})=>(0,Oe.probability)(M);function b(M){let E=new Map;M.forEach((m,k)=>{if(!m)return;let g=[...m.distribution.candidates].sort((c,d)=>y(d)-
y(c)),f=({token_id:c})=>c===m.chosen.token_id;for(let c of[...g.slice(0,6),...g.slice(0,6).some(f)?[]:[m.chosen]])E.has(c.token_id)||E.set(c.token_id,{text:c.text,
sides:[null,null]});for(let c of[...g,m.chosen])E.has(c.token_id)&&(E.get(c.token_id).sides[k]??=c)});let x=({sides:m})=>Math.max(...m.map(k=>k?y(k):0));return[
...E.values()].sort((m,k)=>x(k)-x(m))}function $(){let M=(0,Oe.make)("tr"),E=(0,Oe.make)("th","",null,{scope:"row"});return E.append((0,Oe.make)("bdi","gp-word")),
M.append(E,...[0,1].map(()=>{let x=(0,Oe.make)("td"),m=(0,Oe.make)("div","gp-share"),k=(0,Oe.make)("span");return k.append((0,Oe.make)("i")),m.append((0,Oe.make)(
"span","gp-sign"),k,(0,Oe.make)("b")),x.append(m),x})),M}function T(M){let E=b(M),x=(0,Bt.fit)(s,E.length,$);E.forEach(({text:m,sides:k},g)=>{let[f,...c]=x[g].cells;
(0,Bt.sayLabel)(f.firstChild,m),c.forEach((d,i)=>{let h=k[i],u=!!(h&&M[i]&&h.token_id===M[i].chosen.token_id),[S,N,A]=d.firstChild.children;(0,Bt.sayClass)(d.firstChild,
u?"gp-share gp-chosen":"gp-share"),(0,Oe.say)(S,u?"▶":""),(0,Bt.sayPercent)(N.firstChild,"width",h?y(h):0),(0,Oe.say)(A,M[i]?h?(0,Oe.percent)(y(h)):"–":"")})})}
function W(M){if(M.some(k=>!k))return(0,_n.t)("Both runs have to write a token first.");let[E,x]=M.map(({chosen:k})=>k);return`${E.token_id===x.token_id?(0,_n.t)(
"Both begin with {token}: {one} with the template, {other} without it.",{token:(0,Oe.quoted)(E.text),one:(0,Oe.percent)(y(E)),other:(0,Oe.percent)(y(x))}):(0,_n.t)(
"With the template it begins with {one}, without it with {other}.",{one:(0,Oe.quoted)(E.text),other:(0,Oe.quoted)(x.text)})} ${(0,_n.t)("The probabilities are t\
he model’s own, before the processors; ▶ was chosen, – was not recorded.")}`}return()=>{if(t.hidden=e.groups.length!==2,t.hidden)return;let M=[0,1].map(m=>e.
shownOf(m).log),E=(0,Bt.fit)(o,2,l);M.forEach((m,k)=>w(E[k],e.groups[k],m));let x=M.map(m=>lt(m)[0]||null);(0,Oe.say)(a,W(x)),T(x)}}var Nr=v(ue(),1),_s=v(H(),1),$l=v(_e(),1);function Tl(t,e){let n=t.querySelector(".gp-arrival-words"),o=t.querySelector(".gp-arrival-bar");return s=>{if(t.hidden=
!e.found||!!e.found.over,t.hidden||!s.found)return;let{done:r,total:a}=e.found,l=(0,_s.loadingWords)(e.found);(0,_s.say)(n,l[0].toUpperCase()+l.slice(1)),(0,$l.isKnown)(
r)&&a?(o.setAttribute("aria-valuenow",Math.floor(r/a*100)),(0,Nr.sayPercent)(o.firstChild,"width",r/a)):(o.removeAttribute("aria-valuenow"),(0,Nr.sayPercent)(o.
firstChild,"width",1))}}var Ar=v(ue(),1),Ie=v(H(),1),fe=v(F(),1);var go=v(et(),1),Mn=v(H(),1),Ms=v(F(),1),_l=v(Ae(),1),Es=v(_e(),1);function fn(t){return(0,Es.isKnown)(t)?t>=1e9?(0,Ms.t)("{count} billion",{count:(0,go.fixed)(
t/1e9,1)}):t>=1e6?(0,Ms.t)("{count} million",{count:(0,go.fixed)(t/1e6,t<1e7?1:0)}):(0,go.count)(t):"–"}function Cs(t,e){t.replaceChildren(...e.map(([n,o,s,r=()=>""])=>{
let a=(0,Mn.make)("div"),[l,w]=[(0,Mn.make)("dt"),(0,Mn.make)("span","",n)];return l.append(w),s&&(0,_l.tipOfTerm)(w,s,r),a.append(l," ",(0,Mn.make)("dd","",o)),
a}))}function un(t,e,n,o,s){let r=(0,Mn.make)("button","gp-button gp-press",o,{type:"button","aria-label":s||`${o}: ${n}`});return r.addEventListener("click",()=>t.
ask({type:"model",act:e,model:n})),r}function Ws(t,e){return!(0,Es.isKnown)(t)||!(0,Es.isKnown)(e)||!e?"":(0,Ms.t)("{count} parameters take {size}: {each} bytes\
 each.",{count:(0,go.count)(e),size:(0,Mn.bytesWords)(t),each:Number((t/e).toFixed(2))})}function Ml(t,e){let[n,o,s,r,a]=[".gp-about",".gp-fit",".gp-pairs","tbody",".gp-smaller"].map(T=>t.querySelector(T));function l(T){(0,Ie.say)(n,T.model);let[W,M]=o.
children;if((0,Ie.say)(W,w(T)),(0,Ie.say)(M,T.why?`${(0,fe.t)(T.why)} ${(0,fe.t)(T.fix)}`:$(T)),Cs(s,[[(0,fe.t)("class"),T.class_name],[(0,fe.t)("parameters"),fn(
T.parameters),"parameters"],[(0,fe.t)("precision"),T.dtype,"precision"],[(0,fe.t)("device"),T.device],[(0,fe.t)("to download"),T.complete?T.download?(0,Ie.bytesWords)(
T.download):(0,fe.t)("nothing: it is here"):(0,fe.t)("its weights are missing"),"memory"],[(0,fe.t)("memory"),y(T),"memory",()=>Ws(T.memory,T.parameters)],[(0,fe.t)(
"free memory"),(0,Ie.bytesWords)(T.free),"memory"],...T.free_disk===null?[]:[[(0,fe.t)("free disk space"),(0,Ie.bytesWords)(T.free_disk),"memory"]],[(0,fe.t)("c\
ontext"),T.context_length?(0,fe.tn)(T.context_length,"{count} token","{count} tokens"):(0,fe.t)("unlimited"),"context"],[(0,fe.t)("vocabulary"),fn(T.vocab_size),
"vocabulary"]]),b(T),a.replaceChildren(),T.smaller){let{model:E,bytes:x}=T.smaller;a.append(`${(0,fe.t)("It does not fit in any precision. A model that does: {m\
odel}, {size}.",{model:E,size:(0,Ie.bytesWords)(x)})} `,un(e,"pick",E,(0,fe.t)("Choose")))}}function w({complete:T,fits:W}){return T?W===null?`? ${(0,fe.t)("It \
is not known whether it fits.")}`:W?`✓ ${(0,fe.t)("It fits.")}`:`✕ ${(0,fe.t)("It does not fit.")}`:`✕ ${(0,fe.t)("It cannot be opened.")}`}function y({memory:T,
reckoned:W}){return T===null?(0,fe.t)("not known"):W?(0,fe.t)("about {size}",{size:(0,Ie.bytesWords)(T)}):(0,Ie.bytesWords)(T)}function b({ways:T,free:W}){t.querySelector(
"table").hidden=T.length===0;let M=Math.max(W,...T.map(({bytes:E})=>E))*1.05;r.replaceChildren(...T.map(({model:E,label:x,bytes:m,fits:k})=>{let g=(0,Ie.make)("\
tr",k?"":"gp-over"),f=(0,Ie.make)("span","gp-strip",null,{"aria-hidden":"true"}),[c,d]=[(0,Ie.make)("i"),(0,Ie.make)("u")];(0,Ar.sayPercent)(c,"width",Math.min(
1,m/M)),(0,Ar.sayPercent)(d,"left",W/M),f.append(c,d);let i=[(0,Ie.make)("th","",(0,fe.t)(x),{scope:"row"}),(0,Ie.make)("td","",(0,Ie.bytesWords)(m)),(0,Ie.make)(
"td"),(0,Ie.make)("td","",k?`✓ ${(0,fe.t)("yes")}`:`✕ ${(0,fe.t)("no")}`),(0,Ie.make)("td")];return i[2].append(f),i[4].append(un(e,"pick",E,(0,fe.t)("Choos\
e"),(0,fe.t)("Choose {precision}",{precision:(0,fe.t)(x)}))),g.append(...i),g}))}function $({room:T,free:W,reckoned:M}){if(T===null)return(0,fe.t)("Neither its \
files nor its config say how much memory it needs.");let E={size:(0,Ie.bytesWords)(T),free:(0,Ie.bytesWords)(W)};return M?`${(0,fe.t)("It needs about {size}, wi\
th room for a run; {free} is available.",E)} ${(0,fe.t)("Its weights do not say how large they are: this is estimated from its config.")}`:(0,fe.t)("It needs {s\
ize}, with room for a run; {free} is available.",E)}return T=>{t.hidden=!e.found,!t.hidden&&T.found&&l(e.found)}}var bt=v(H(),1),Re=v(F(),1);var Hd=[1,2,4];function El(t,e){let n=t.querySelector("thead tr"),[o,s,r,a]=[".gp-about",".gp-pairs",".gp-none","tbody"].map(b=>t.querySelector(b));function l(b){
(0,bt.say)(o,b.model),Cs(s,[[(0,Re.t)("class"),b.class_name],[(0,Re.t)("parameters"),fn(b.parameters),"parameters"],[(0,Re.t)("precision"),(0,Re.t)(b.precision),
"precision"],[(0,Re.t)("device"),b.device],[(0,Re.t)("in memory"),(0,bt.bytesWords)(b.bytes),"memory",()=>Ws(b.bytes,b.parameters)],[(0,Re.t)("context"),b.context_length?
(0,Re.tn)(b.context_length,"{count} token","{count} tokens"):(0,Re.t)("unlimited"),"context"],[(0,Re.t)("vocabulary"),fn(b.vocab_size),"vocabulary"],[(0,Re.t)("\
chat template"),b.chat_template?(0,Re.t)("yes"):(0,Re.t)("no")]]);let{fields:$}=b;(0,bt.say)(r,$.length?"":(0,Re.t)("It sets no field: the library’s defaults ap\
ply.")),r.hidden=$.length>0,t.querySelector("table").hidden=$.length===0,a.replaceChildren(...$.map(T=>{let W=(0,bt.make)("tr"),M=(0,bt.make)("th","",null,{scope:"\
row"});M.append((0,bt.make)("code","",T.name)),W.append(M,w(T.model),w(T.library),(0,bt.make)("td","",(0,Re.t)(T.meaning)),(0,bt.make)("td","",y(T)));for(let E of Hd)
W.cells[E].dataset.label=n.cells[E].textContent;return W}))}function w(b){let $=(0,bt.make)("td");return $.append((0,bt.make)("code","",b===null?(0,Re.t)("none"):
JSON.stringify(b))),$}function y({applies:b,by:$,ignored:T,same:W}){return $==="changed"?(0,bt.inParts)([`▲ ${(0,Re.t)("the page sets {value}",{value:JSON.stringify(
b)})}`,(0,Re.t)(T)]):$==="model"&&T?`○ ${(0,Re.t)(T)}`:$==="model"?W?(0,Re.t)("the same as the default"):`◆ ${(0,Re.t)("applies")}`:(0,Re.t)("another field \
takes its place")}return b=>{t.hidden=!e.found,!t.hidden&&b.found&&l(e.found)}}var gn=v(ue(),1),En=v(et(),1),ie=v(H(),1),wo=v(qt(),1),ke=v(F(),1),Cl=v(Ae(),1);var mn=v(_e(),1);function Wl(t,e){let n=p=>t.querySelector(".gp-"+p),o=n("costs").tBodies[0],s=()=>e.found&&e.found.question==="precision";function r(){let p=(0,ie.make)("tr"),O=(0,ie.make)(
"th","",null,{scope:"row"});O.append((0,ie.make)("span"),(0,ie.make)("small")),p.append(O);for(let _=0;_<6;_++){let C=(0,ie.make)("td");if(C.append((0,ie.make)(
"span"),(0,ie.make)("small")),_===0){let P=(0,ie.make)("span","gp-bytes",null,{"aria-hidden":"true"});P.append((0,ie.make)("i")),C.append(P)}p.append(C)}return p}
function a(p,O){if((p.dataset.tip||"")!==O){for(let _ of["tabindex","data-tip"])p.removeAttribute(_);if(O)for(let[_,C]of[["tabindex",0],["data-tip",O]])p.setAttribute(
_,C)}}let l=(p,O,_="")=>{(0,ie.say)(p.children[0],O),(0,ie.say)(p.children[1],_)};function w({bytes:p,scale_bytes:O},_){if(!(0,mn.isKnown)(p))return["–",""];let C=_&&
(0,mn.isKnown)(_.bytes)?(0,ke.t)("{share} of the reference",{share:(0,ie.percent)((p+O)/(_.bytes+_.scale_bytes))}):"";return[Tn(p+O),C]}let y=({bytes:p,scale_bytes:O})=>(0,mn.isKnown)(
p)&&O?(0,ke.t)("get_memory_footprint() reports {size}; the scales take another {scales}.",{size:Tn(p),scales:Tn(O)}):"";function b({pace:p,paces:O,ratio:_}){if(!p)
return["–",""];let C=O.length>1?(0,ke.t)("{low} to {high}",{low:(0,En.fixed)(p.low,1),high:(0,En.fixed)(p.high,1)}):(0,ke.t)("one run");return[(0,En.fixed)(p.
median,1),_?`${C}, ${yt(_.median)}`:C]}function $(p,O){if(O===0)return[["–",""],["–",""],["–",""]];let{pair:_}=p;if(!_||_.error)return[[_?(0,ke.t)("none"):
"–",""],["–",""],["–",""]];let C=(0,ke.t)(e.unit);return[[Yt(_.mean,e.unit),C],[Yt(_.max,e.unit),(0,ke.t)("{unit}, token {number}",{unit:C,number:(0,ie.count)(
_.max_at+1)})],[(0,ie.percent)(_.same_top),""]]}function T(p,O){let _=p.map(C=>C.pair).find((C,P)=>C&&!C.error&&(O===0||P===O));return _?(0,ie.decimals)(_.perplexities[O===
0?0:1],3):"–"}function W(p){let O=He(p.precision||"");return O&&O!==He(p.title)?(0,ke.t)("the reference: {precision}",{precision:O}):(0,ke.t)("the reference")}
function M({groups:p}){let O=Math.max(...p.map(({bytes:C,scale_bytes:P})=>(C||0)+(P||0)),1),_=(0,gn.fit)(o,p.length,r);p.forEach((C,P)=>{let[q,L,z,j,I,se,J]=_[P].
cells;l(q,He(C.title),P?He(C.precision||C.model):W(C)),l(L,...w(C,P?p[0]:null)),a(L.firstChild,y(C)),(0,gn.showIf)(L.lastChild,(0,mn.isKnown)(C.bytes)),(0,gn.sayPercent)(
L.lastChild.firstChild,"width",((C.bytes||0)+(C.scale_bytes||0))/O),l(J,...b(C)),$(C,P).forEach((Te,st)=>l([z,j,I][st],...Te)),l(se,T(p,P))})}function E(p,O){let[
_,C]=[[...p],[...O]],P=_.findIndex((q,L)=>q!==C[L]);return P<0?_.length:P}function x({groups:p}){let O=(0,gn.fit)(n("writings"),p.length,()=>{let C=(0,ie.make)(
"li"),P=(0,ie.make)("p","gp-writing-head");return P.append((0,ie.make)("b"),(0,ie.make)("span","gp-note")),C.append(P,(0,ie.make)("p","gp-writing",null,{dir:"au\
to"})),C}),_=p[0].text;p.forEach((C,P)=>{let[q,L]=O[P].children;(0,ie.say)(q.children[0],He(C.title)),(0,ie.say)(q.children[1],m(C,P,_)),q.children[1].classList.
toggle("gp-parting",P>0&&(0,mn.isKnown)(C.parts_at));let z=JSON.stringify([_,C.text,P]);if(L.dataset.key===z||(L.dataset.key=z,L.replaceChildren(),C.text===null))
return;let j=P&&_!==null?E(_,C.text):[...C.text].length,I=[...C.text];L.append(I.slice(0,j).join("")),j<I.length&&L.append((0,ie.make)("span","gp-apart",I.slice(
j).join("")))})}function m({failed:p,text:O,tokens:_,parts_at:C,pair:P},q,L){if(p)return`✕ ${(0,ke.t)("stopped by an error")}`;if(O===null)return e.done?(0,ke.t)(
"did not finish"):(0,ke.t)("writing, or waiting for its turn");let z=P&&P.error&&(0,ke.t)("Its distributions cannot be compared with the reference: {why}",{why:`${(0,ke.t)(
P.error.message)} ${(0,ke.t)(P.error.fix)}`});return[k(_,C,q&&L!==null),z].filter(Boolean).join(". ")}function k(p,O,_){return _?(0,mn.isKnown)(O)?`✂ ${(0,ke.t)(
"diverges from the reference at token {number} of {all}",{number:(0,ie.count)(O+1),all:(0,ie.count)(p)})}`:`= ${(0,ke.tn)(p,"the same {count} token as the refer\
ence","the same {count} tokens as the reference")}`:(0,ke.tn)(p,"{count} token","{count} tokens")}let g=(p,O=0)=>(0,wo.inARow)(e.found.groups.slice(O).map((_,C)=>{
let P=p(_,O+C);return P&&(0,ke.t)("{name}: {words}",{name:He(_.title),words:P})})),f=p=>g(O=>O.pair&&!O.pair.error?p(O.pair):"",1),c=p=>`${Yt(p,e.unit)} ${(0,ke.t)(
e.unit)}`;function d({bytes:p,scale_bytes:O}){return(0,mn.isKnown)(p)?O?(0,ke.t)("{size} + {scales} of scales = {value}",{size:Tn(p),scales:Tn(O),value:Tn(p+O)}):
Tn(p):""}function i({paces:p,pace:O}){if(!O)return"";let _=(0,En.listed)(p.map(C=>(0,En.fixed)(C,1)));return(0,ke.tn)(p.length,"{each} tokens per second, in one\
 run","the median of {each} is {median} tokens per second",{each:_,median:(0,En.fixed)(O.median,1)})}function h({tokens:p,mean:O}){if(!(0,mn.isKnown)(O))return"";
let _=p.reduce((C,{kl:P})=>C+P,0);return(0,wo.quotientWords)(Yt(_,e.unit),(0,ie.count)(p.length),c(O))}function u({tokens:p,max_at:O,max:_}){let C=p[O].candidates.
map(([,q,L,z])=>({text:q,p:L,q:z})),P=(0,wo.klSumWords)(C,e.unit,c(_));return P&&(0,ke.t)("token {number}, {words}",{number:(0,ie.count)(O+1),words:P})}let S=({
tokens:p,same_top:O})=>(0,ke.tn)(p.length,"{same} of {count} token = {share}","{same} of {count} tokens = {share}",{same:(0,ie.count)(p.filter(({same_top:_})=>_).
length),share:(0,ie.percent)(O)});function N({tokens:p,perplexities:[,O]}){let _=p.reduce((P,{logprobs:[,q]})=>P+(q??-1/0),0),C=(0,ie.decimals)(O,3);return(0,ie.decimals)(
Math.exp(-_/p.length),3)!==C?C:`exp(−(${(0,ie.decimals)(_)}) / ${(0,ie.count)(p.length)}) = ${C}`}(0,Cl.runsOfTerms)(t,{weights:()=>g(d),speed:()=>g(i),mean:()=>f(
h),max:()=>f(u),same:()=>f(S),perplexity:()=>f(N)});function A(){let p=e.found;(0,ie.say)(n("missing"),p.reading!==null?(0,ke.t)("Reading the reference’s text w\
ith {model}.",{model:He(p.groups[p.reading].title)}):xt(e,p));let O=p.noise?(0,ke.t)(p.noise):p.others?(0,ke.t)(Yn):"";(0,gn.showIf)(n("warning"),!!O),(0,ie.say)(
n("warning"),O?`⚠ ${O}`:""),(0,gn.showIf)(n("cpu"),!!p.cpu_words),(0,ie.say)(n("cpu"),(0,ke.t)(p.cpu_words)),M(p),x(p);let _=p.groups.filter(({pair:C})=>C&&!C.
error);e.done&&_.length&&(0,ie.say)(n("told"),_.map(({title:C,pair:P})=>(0,ke.t)("{model}: mean KL {kl}",{model:He(C),kl:`${Yt(P.mean,e.unit)} ${(0,ke.t)(e.unit)}`})).
join(". ")+".")}return p=>{t.hidden=!s(),!t.hidden&&(p.found||p.status||p.unit)&&A()}}var $e=v(H(),1),Ne=v(F(),1),Nl=v(Ae(),1);var at=v(H(),1),ot=v(F(),1);function ql(t){let{replicas:e,lanes:n,waiting:o,lost:s,states:r}=t,a=(0,at.make)("section","gp-shelf-section");a.append((0,at.make)(
"h3","",(0,ot.t)("Replicas")),(0,at.make)("p","gp-note",[e.length===0?(0,ot.t)("No replica of the cluster answers now: runs wait until one does."):(0,ot.tn)(e.length,
"One replica of a cluster decodes, at most {lanes} runs side by side.","{count} replicas of a cluster decode, each at most {lanes} runs side by side.",{lanes:n}),
o?(0,ot.tn)(o,"One run waits.","{count} runs wait."):"",Dd(r)].filter(Boolean).join(" ")));for(let l of s){let w=(0,at.make)("p","gp-problem");w.append((0,at.make)(
"b","","▲ "),Vd(l)),a.append(w)}return e.length&&a.append(Ud(t)),[a]}function Dd({STARTING:t=0,RECOVERING:e=0,STOPPING:n=0}){let[o,s]=[t+e,n];return[o?(0,ot.tn)(
o,"One more is on its way.","{count} more are on their way."):"",s?(0,ot.tn)(s,"One ends the runs that it has, and goes.","{count} end the runs that they have, \
and go."):""].filter(Boolean).join(" ")}function Vd({number:t,seconds:e}){return`${e<90?(0,ot.t)("Replica {number} was lost less than two minutes ago.",{number:t}):
(0,ot.t)("Replica {number} was lost {minutes} minutes ago.",{number:t,minutes:Math.round(e/60)})} ${(0,ot.t)("Its runs have ended: click Generate to run them ag\
ain, on another replica. The cluster starts a new one by itself.")}`}function Ud({replicas:t,lanes:e}){let[n,o,s,r]=[(0,at.make)("table"),(0,at.make)("thead"),(0,at.make)(
"tr"),(0,at.make)("tbody")];return s.append(...[(0,ot.t)("replica"),(0,ot.t)("runs"),(0,ot.t)("models")].map(a=>(0,at.make)("th","",a,{scope:"col"}))),o.append(
s),r.append(...t.map(({number:a,decoding:l,models:w})=>{let y=(0,at.make)("tr");return y.append((0,at.make)("th","",(0,ot.t)("Replica {number}",{number:a}),{scope:"\
row"}),(0,at.make)("td","",(0,ot.t)("{count} of {lanes}",{count:l,lanes:e}),{"data-label":(0,ot.t)("runs")}),(0,at.make)("td","",w.join(", ")||"–",{"data-labe\
l":(0,ot.t)("models")})),y})),n.append((0,at.make)("caption","gp-hidden",(0,at.asSentence)((0,ot.t)("the replicas of the cluster"))),o,r),n}function Al(t,e){let n=t.querySelector(".gp-cluster"),o=t.querySelector(".gp-shelf-sections"),s=new Map;function r({sections:l,canOpen:w,cluster:y}){let b=document.
activeElement&&t.contains(document.activeElement)?document.activeElement.getAttribute("aria-label"):null;n.replaceChildren(...y?ql(y):[]),o.replaceChildren(...l.
flatMap(({title:$,note:T,folded:W,rows:M})=>{let E=(0,Ne.t)($),x=(0,$e.make)("table"),m=(0,$e.make)("tr");m.append(...[(0,Ne.t)("model"),(0,Ne.t)("description"),
(0,Ne.t)("size"),(0,Ne.t)("matching draft")].map((d,i)=>{let h=(0,$e.make)("th","",null,{scope:"col"}),u=(0,$e.make)("span","",d);return i===2&&(0,Nl.tipOfTerm)(
u,"memory",()=>""),h.append(u),h}),(0,$e.make)("td"));let[k,g]=[(0,$e.make)("thead"),(0,$e.make)("tbody")];k.append(m),g.append(...M.map(d=>a(d,w))),x.append((0,$e.make)(
"caption","gp-hidden",E),k,g);let f=(0,$e.make)("details","gp-shelf-section"),c=(0,$e.make)("summary");return c.append((0,$e.make)("h3","",E),(0,$e.make)("span",
"gp-note",` ${M.length}`)),f.append(c,(0,$e.make)("p","gp-note",M.length?(0,Ne.t)(T):(0,Ne.t)("None yet.")),...M.length?[x]:[]),f.open=s.has(E)?s.get(E):!W,f.addEventListener(
"toggle",()=>s.set(E,f.open)),[f]})),b&&t.querySelector(`[aria-label=${CSS.escape(b)}]`)?.focus()}function a(l,w){let y=(0,$e.make)("tr"),b=(0,$e.make)("th","",
l.model,{scope:"row"}),$=l.download&&!l.here,[T,W,M,E]=[(0,$e.make)("td","",(0,Ne.t)(l.words)),(0,$e.make)("td"),(0,$e.make)("td","",l.assistant||"–",{"data-l\
abel":(0,Ne.t)("matching draft")}),(0,$e.make)("td")];if(l.loaded){let{class_name:x,precision:m,device:k,bytes:g,in_use:f,parameters:c}=l.loaded;T.append(f?`● ${(0,Ne.t)(
"in use")}`:`○ ${(0,Ne.t)("idle")}`,(0,$e.make)("small","",(0,Ne.t)("{kind}, {precision}, on {device}",{kind:x,precision:(0,Ne.t)(m),device:k}))),W.append((0,$e.bytesWords)(
g),(0,$e.make)("small","",(0,Ne.t)("{count} parameters",{count:fn(c)})))}else{W.append(l.millions?(0,Ne.t)("about {size}",{size:fn(l.millions*1e6)}):(0,$e.bytesWords)(
l.size),(0,$e.make)("small","",l.millions?(0,Ne.t)("parameters"):(0,Ne.t)("on disk"))),$&&W.append((0,$e.make)("small","",(0,Ne.t)("{size} to download",{size:(0,$e.bytesWords)(
l.download)})));let x=[l.gated?`▲ ${(0,Ne.t)("gated: needs an access token")}`:"",l.here?`✓ ${(0,Ne.t)("downloaded")}`:""].filter(Boolean);x.length&&b.append(
(0,$e.make)("small","",x.join(" · ")))}return E.append($?un(e,"get",l.model,(0,Ne.t)("Get it")):un(e,"use",l.model,(0,Ne.t)("Use it"))),l.loaded?E.append(un(e,
"tell",l.model,(0,Ne.t)("Show"))):w&&E.append(un(e,"pick",l.model,(0,Ne.t)("Put the name in the Model box"))),l.canUnload&&E.append(un(e,"unload",l.model,(0,Ne.t)(
"Unload"))),y.append(b,T,W,M,E),y}return l=>{t.hidden=!e.found,!t.hidden&&l.found&&r(e.found)}}var en=v(ue(),1),Be=v(H(),1),Rs=v(F(),1);var Hn=v(ue(),1),Pt=v(H(),1),Zt=v(F(),1),Ll=v(Ae(),1),Pl=16;function Pr(t,e,n){let o=new Map;for(let[s,r]of Object.entries(t.tables[e]||{}))(r?.[n]||[]).forEach(
(a,l)=>{o.has(a)||o.set(a,[]),o.get(a).push([Number(s),l])});return o}function Jd(t,e,n){let o=Pr(t,e,n),s=(t.kept[e]?.[n]||[]).filter(r=>!o.has(r));return[t.settings.
blocks[n],o.size,[...o.values()].filter(({length:r})=>r>1).length,s.length]}function zl(t,e,n,o){let s=e.ways[n],{blocks:r=[],kinds:a=[]}=s.settings,l=(0,Hn.fit)(
t,r.length,()=>{let w=(0,Pt.make)("div","gp-blocks-kind");return w.append((0,Pt.make)("p","gp-note"),(0,Pt.make)("div","gp-blocks-grid",null,{role:"group"})),w});
r.forEach((w,y)=>{let[b,$]=l[y].children;(0,Pt.say)(b,Qd(s,e.stepOf(n),y,r.length>1?a[y]:"")),$.setAttribute("aria-label",b.textContent),Xd($,e,n,y,o)})}function Qd(t,e,n,o){
let[s,r,a,l]=Jd(t,e,n),w=(0,Pt.inParts)([(0,Zt.tn)(s,"{used} of {count} block used","{used} of {count} blocks used",{used:r}),a&&(0,Zt.tn)(a,"{count} of them sh\
ared","{count} of them shared"),l&&(0,Zt.tn)(l,"{count} kept","{count} kept"),(0,Zt.tn)(s-r-l,"{count} empty","{count} empty")]);return o?`${o.replaceAll("_"," ")}\
: ${w}`:w}function Xd(t,e,n,o,s){let r=e.ways[n],[a,l]=[e.stepOf(n),r.settings.blocks[o]],w=Array.isArray(r.settings.first_block)?r.settings.first_block[o]:r.settings.
first_block||0,y=Pr(r,a,o),b=new Set(r.kept[a]?.[o]||[]);t.dataset.size=l<=80?"large":l<=300?"middle":"small";let $=(0,Hn.fit)(t,l,()=>(0,Pt.make)("i"));for(let T=0;T<
l;T++){let W=w+T,M=y.get(W)||[],E=M.some(([x])=>x===e.request);(0,Hn.sayClass)($[T],`gp-block${M.length?"":b.has(W)?" gp-kept":" gp-free"}${M.length>1?" gp-shar\
ed":""}${E?" gp-own":""}`),(0,Pt.say)($[T],M.length>1?`×${M.length}`:M.length?String(M[0][0]+1):""),(0,Hn.sayAttributes)($[T],{style:M.length?`--own: ${s(M[0][0])}\
; --other: ${s(M.at(-1)[0])}`:""}),(0,Ll.tipLater)($[T],()=>Yd(e,n,o,W,Pr(r,e.stepOf(n),o).get(W)||[],b.has(W)))}}function Yd(t,e,n,o,s,r){if(!s.length&&r)return(0,Zt.t)(
"Block {block}: nobody uses it. It is kept for its content, which a prompt with the same beginning can share.",{block:o});if(!s.length)return(0,Zt.t)("Block {bl\
ock}: empty.",{block:o});let a=s.map(([y])=>y+1).join(", "),l=(0,Zt.tn)(s.length,"Block {block}: request {numbers}.","Block {block}: requests {numbers} share it\
.",{block:o,numbers:a}),w=t.ways[e].settings.kinds?.[n]==="full_attention"?Zd(t,e,s[0]):"";return w?`${l} ${(0,Zt.t)("In it: {tokens}",{tokens:w})}`:l}function Zd(t,e,[
n,o]){let s=t.ways[e],{page_size:r}=s.settings,a=0;for(let y of s.cells[n].slice(0,t.stepOf(e)+1))y&&y.tokens?a=y.position+y.tokens-y.padding:y?.back&&(a=0);let l=[
...t.requests[n].tokens.map(([y])=>y),...t.newIds(e,n)].slice(o*r,Math.min(a,(o+1)*r)),w=l.slice(0,Pl).map(y=>t.label(y));return w.some(y=>y===null)?"":(0,Pt.quoted)(
w.join(""))+(l.length>Pl?" …":"")}var Hl=v(et(),1),xe=v(H(),1),Z=v(F(),1),Dl=v(Ae(),1),Vl=v(_e(),1);function jl(t,e,n){let{sums:o,cells:s}=t,r={came:eh(o,t.requests[e].arrival,n),began:null,tokens:[],ended:null};return s[e].forEach((a,l)=>{if(!a||!["prefill","\
chunk","decode","pad"].includes(a.what))return;let{start:w,seconds:y}=o[l];r.began??=[l,w],a.what!=="pad"&&(r.ended=[l+1,w+y]),a.id!==null&&r.tokens.push([l+1,w+
y])}),r}function eh(t,e,n){for(let o=0;o<t.length;o++){let{at:s,start:r,seconds:a}=t[o];if(n==="steps"&&s>=e)return[o,r];if(n==="seconds"&&r>=e)return[o,e];if(n===
"seconds"&&r+a>e)return[o+(e-r)/a,e]}return null}var Io=(t,e)=>t&&e?[e[0]-t[0],e[1]-t[1]]:null;var Ro=v(H(),1),R=v(F(),1),Il=8,th=t=>t==="fifo"?"FIFO":t==="prefill_first"?(0,R.t)("prefill first"):t;function Cn({kind:t}){return t==="padded"?(0,R.t)("Padded\
 batches"):t==="alone"?(0,R.t)("One after another"):(0,R.t)("Continuous batching")}var Ft=t=>String.fromCharCode(65+t);function qs({kind:t,blocks:e,page_size:n,
token_budget:o,scheduler:s,share_prefixes:r,max_requests:a}){if(t==="alone")return"";if(t==="padded")return(0,R.tn)(a,"at most {count} request in a batch","at m\
ost {count} requests in a batch");let l=(e||[]).reduce((w,y)=>w+y,0);return(0,Ro.inParts)([(0,R.tn)(l,"{count} block of {size} tokens","{count} blocks of {size}\
 tokens",{size:n}),(0,R.t)("token budget {budget}",{budget:o}),(0,R.t)("scheduler {scheduler}",{scheduler:th(s)}),r?(0,R.t)("prefix sharing"):(0,R.t)("no prefix\
 sharing")])}var Rl=(t,e)=>{let n=t.label(e);return n===null?(0,R.t)("the token with id {id}",{id:e}):(0,Ro.quoted)(n)};function nh(t,e,n,{position:o,tokens:s,padding:r}){
return[...t.requests[n].tokens.map(([w])=>w),...t.newIds(e,n)].slice(o,o+s-r)}function oh({what:t,tokens:e,padding:n,place:o,anew:s}){let r=e-n;return t==="pref\
ill"?(0,R.tn)(r,"prefill, reads {count} token","prefill, reads {count} tokens"):t==="chunk"?(0,R.tn)(r,"chunked prefill, reads {count} token","chunked prefill, \
reads {count} tokens"):t==="decode"?(0,R.t)("decode"):t==="pad"?(0,R.t)("its text has ended, and its row of the batch is computed for nothing"):t==="starved"?(0,R.t)(
"starved: it needs a block, and none is free"):t==="idle"?(0,R.t)("it has blocks, but no turn in this step"):s?(0,R.t)("waits again, number {place} in the queue",
{place:o}):(0,R.t)("waits, number {place} in the queue",{place:o})}function Ns(t,e,n,o){let s={request:n+1,step:o+1},r=t.ways[e].cell(n,o);if(!r)return(0,R.t)("\
Request {request}, step {step}: {doing}.",{...s,doing:sh(t,e,n,o)});let a=[(0,R.t)("Request {request}, step {step}: {doing}.",{...s,doing:oh(r)})];if(r.what==="\
prefill"||r.what==="chunk"||r.what==="decode"){let l=nh(t,e,n,r),w=l.slice(0,Il).map(y=>Rl(t,y)).join(" ")+(l.length>Il?" …":"");w&&a.push((0,R.t)("It reads {\
tokens}.",{tokens:w})),r.id!==null&&a.push((0,R.t)("It writes {token}.",{token:Rl(t,r.id)})),r.shared&&a.push((0,R.tn)(r.shared,"{count} token before these need\
ed no reading: its block was there.","{count} tokens before these needed no reading: their blocks were there.")),r.again&&a.push((0,R.tn)(r.again,"{count} token\
 was read before, and lost.","{count} tokens were read before, and lost.")),r.padding&&a.push((0,R.tn)(r.padding,"{count} token is padding.","{count} tokens are\
 padding."))}return r.back&&a.push((0,R.t)("It was preempted: it lost its blocks.")),a.join(" ")}function sh(t,e,n,o){let r=t.ways[e].cells[n].findIndex(Boolean),
a=t.ways[e].ends?.[n];return o<r||r<0&&!a?(0,R.t)("it has not arrived yet"):a?.status==="cancelled"?(0,R.t)("it was cancelled"):a?.status==="failed"?(0,R.t)("it\
 has failed"):a?.status==="refused"?(0,R.t)("it was refused"):(0,R.t)("it has ended")}function Bl(t,e,n){let o=t.ways[e].cells[n],s=[];o.forEach((a,l)=>{let w=a&&
{prefill:(0,R.t)("prefill"),chunk:(0,R.t)("chunked prefill"),decode:(0,R.t)("decode"),pad:(0,R.t)("padding"),waits:(0,R.t)("waits"),starved:(0,R.t)("starved"),idle:(0,R.t)(
"no turn")}[a.what];if(!w)return;let y=s.at(-1);y&&y.kind===w&&y.to===l?y.to=l+1:s.push({kind:w,from:l+1,to:l+1})});let r=s.map(({kind:a,from:l,to:w})=>l===w?(0,R.t)(
"{what} in step {from}",{what:a,from:l}):(0,R.t)("{what} in steps {from} to {to}",{what:a,from:l,to:w}));return(0,R.t)("Request {request}: {what}.",{request:n+1,
what:r.join(", ")||(0,R.t)("never arrived")})}function Fl({step:t,message:e,lost:n,again:o}){let s=r=>r.map(a=>a+1).join(", ");return[(0,R.t)("After step {step}\
 an exception ended the library’s loop for all requests: {message}",{step:t,message:e}),n.length?(0,R.tn)(n.length,"Request {numbers} was lost.","Requests {nu\
mbers} were lost.",{numbers:s(n)}):(0,R.t)("No request was lost."),...o.length?[(0,R.tn)(o.length,"Request {numbers} started over.","Requests {numbers} started \
over.",{numbers:s(o)})]:[],(0,R.t)("A new server went on with the rest.")].join(" ")}function Lr(t,e){let n=t.ways[e].sums[t.stepOf(e)];if(!n)return(0,R.t)("no \
step");let o=t.values.clock==="steps"&&n.at!==t.stepOf(e);return(0,Ro.inParts)([(0,R.t)("step {step} of {steps}",{step:t.stepOf(e)+1,steps:t.ways[e].length}),o&&
(0,R.t)("at {at} by the clock",{at:n.at}),(0,R.tn)(n.inStep,"{count} request in it","{count} requests in it"),(0,R.tn)(n.prefill+n.decode,"{count} token read","\
{count} tokens read"),n.padding?(0,R.tn)(n.padding,"{count} of padding","{count} of padding"):""])}function Kl({waiting:t,starved:e,back:n,came:o,left:s,evicted:r}){
let a=l=>l.map(w=>w+1).join(", ");return[t.length?(0,R.t)("Queue: {numbers}.",{numbers:a(t)}):(0,R.t)("Nobody waits."),...o.length?[(0,R.t)("Came: {numbers}.",{
numbers:a(o)})]:[],...s.length?[(0,R.t)("Cancelled: {numbers}.",{numbers:a(s)})]:[],...r?[(0,R.tn)(r,"{count} kept block was given up.","{count} kept blocks wer\
e given up.")]:[],...e.length?[(0,R.t)("Starved: {numbers}.",{numbers:a(e)})]:[],...n.length?[(0,R.t)("Preempted: {numbers}.",{numbers:a(n)})]:[]].join(" ")}var rh=t=>(0,Z.tn)(t,"{count} step","{count} steps",{count:Number.isInteger(t)?t:(0,Hl.fixed)(t,1)}),As=t=>t?`${rh(t[0])}, ${(0,xe.seconds)(t[1])}`:"–",ih=t=>t?
(0,Z.t)("before step {step}, at {time}",{step:Math.floor(t[0])+1,time:(0,xe.seconds)(t[1])}):"–",Gl=t=>t?(0,Z.t)("in step {step}, at {time}",{step:t[0],time:(0,xe.seconds)(
t[1])}):"–",ah=()=>[[(0,Z.t)("came"),"time",({times:t})=>ih(t.came)],[(0,Z.t)("first worked on"),"time",({times:t})=>t.began?Gl([t.began[0]+1,t.began[1]]):"–"],
[(0,Z.t)("waited before"),"queue",({times:t})=>As(Io(t.came,t.began))],[(0,Z.t)("time to first token"),"first-token",({times:t})=>As(Io(t.came,t.tokens[0]))],[(0,Z.t)(
"median time between tokens"),"between-tokens",({times:t})=>ch(t.tokens)],[(0,Z.t)("last step"),"time",({times:t})=>Gl(t.ended)],[(0,Z.t)("latency"),"latency",({
times:t,end:e})=>e?.status==="finished"?As(Io(t.came,t.ended)):"–"],[(0,Z.t)("new tokens"),"length",({times:t})=>String(t.tokens.length)],[(0,Z.t)("tokens rea\
d again"),"preempted",({cells:t})=>String(t.reduce((e,n)=>e+(n?.again||0),0))],[(0,Z.t)("times preempted"),"preempted",({cells:t})=>String(t.filter(e=>e?.back).
length)],[(0,Z.t)("blocks at this step"),"block",({blocks:t})=>t],[(0,Z.t)("end"),"ending",({end:t,isOver:e})=>dh(t,e)],[(0,Z.t)("the tokens of generate"),"cont\
inuous-batching",t=>hh(t)]],lh=()=>({time:{meaning:(0,Z.t)("By the steps, and by the time that they took, from the first step on."),unit:(0,Z.t)("steps, s")},queue:{
meaning:(0,Z.t)("From the arrival of the request to the first step that worked on it."),unit:(0,Z.t)("steps, s")},"first-token":{meaning:(0,Z.t)("From the arriv\
al of the request to its first new token."),unit:(0,Z.t)("steps, s")},"continuous-batching":{meaning:(0,Z.t)("Whether continuous batching wrote the tokens that \
generate writes, greedily, for just this request. Drawn texts cannot be compared: all requests of a step draw from one generator.")}});function ch(t){if(t.length<
2)return"–";let e=t.slice(1).map((n,o)=>Io(t[o],n));return As([0,1].map(n=>(0,Vl.medianOf)(e.map(o=>o[n]))))}function dh(t,e){return t?t.status==="cancelled"?
(0,Z.t)("cancelled"):t.status==="failed"?t.reason?(0,Z.t)("failed: {reason}",{reason:t.reason}):(0,Z.t)("failed"):t.status==="refused"?t.reason?(0,Z.t)("refused\
: {reason}",{reason:t.reason}):(0,Z.t)("refused"):t.reason==="eos"?(0,Z.t)("finished: the EOS token"):(0,Z.t)("finished: the length limit"):e?(0,Z.t)("it did no\
t end"):(0,Z.t)("under way")}function hh({end:t,isSampled:e,isAlone:n,hasAlone:o}){return n?(0,Z.t)("it is generate"):t&&t.same!==null&&t.same!==void 0?t.same?(0,Z.t)(
"✓ the same"):(0,Z.t)("✗ other tokens"):e?(0,Z.t)("○ not comparable: sampled"):o?"–":(0,Z.t)("○ not compared: generate has not served it")}function Ul(t,e,n){
let{request:o,ways:s,requests:r,values:a}=e;if(t.hidden=o===null,o===null)return;let{prompt:l,max_new_tokens:w,temperature:y,top_k:b,top_p:$}=r[o],T=(0,xe.make)(
"h3","gp-serving-sub",(0,Z.t)("Request {request}",{request:o+1}));T.style.setProperty("--own",n(o));let W=(0,xe.make)("p","gp-serving-prompt");W.append((0,xe.make)(
"span","gp-mark",`${(0,Z.t)("Prompt:")} `),(0,xe.make)("bdi","",l));let M=(0,xe.make)("p","gp-note",[(0,Z.tn)(w,"at most {count} new token","at most {count} new\
 tokens"),y==null?(0,Z.t)("greedy"):[`temperature ${y}`,...b?[`top_k ${b}`]:[],...$?[`top_p ${$}`]:[]].join(", ")].join(" · "));t.replaceChildren(T,W,M,...s.map(
(E,x)=>ph(e,x,o)),zr(fh(e,o,a.clock),(0,Z.t)("Request {request} in each way",{request:o+1})))}function ph(t,e,n){let o=(0,xe.make)("p","gp-serving-text");t.ways.
length>1&&o.append((0,xe.make)("b","",`${Ft(e)} `));let s=t.ways[e].ends?.[n]?.tokens,r=t.newIds(e,n),a=t.ways[e].cells[n].flatMap((w,y)=>w&&w.id!==null?[y]:[]),
l=Math.max(r.length,s?.length??0);for(let w=0;w<l;w++){let[y,b,$]=s?.[w]??[r[w],t.label(r[w]),t.label(r[w])],T=(0,xe.make)("span","gp-serving-token");b===null?T.
append((0,xe.make)("span","gp-mark",` ${y} `)):$===null?T.append((0,xe.labelled)(b,"gp-end")):(0,xe.fillToken)(T,$),(a[w]??1/0)>t.stepOf(e)&&(T.dataset.later=""),
o.append(T)}return l||o.append((0,xe.make)("span","gp-mark",(0,Z.t)("(no token)"))),o}function zr(t,e){let n=(0,xe.make)("div","gp-serving-scroll",null,{tabindex:0,
role:"region","aria-label":e});return n.append(t),n}function fh(t,e,n){let o=(0,xe.make)("table","gp-serving-facts");o.append((0,xe.make)("caption","gp-hidden",
(0,Z.t)("Request {request} in each way",{request:e+1}))),t.ways.length>1&&o.appendChild((0,xe.make)("thead")).appendChild((0,xe.make)("tr")).append((0,xe.make)(
"td"),...t.ways.map((l,w)=>(0,xe.make)("th","",`${Ft(w)} ${Cn(l.settings)}`,{scope:"col"})));let s=o.appendChild((0,xe.make)("tbody")),r=t.ways.map((a,l)=>({times:jl(
a,e,n),cells:a.cells[e],end:a.ends?.[e],isOver:!!a.ends,isAlone:a.settings.kind==="alone",hasAlone:t.ways.some(({settings:w})=>w.kind==="alone"),isSampled:typeof t.
requests[e].temperature=="number",blocks:a.settings.blocks&&(a.tables[t.stepOf(l)]?.[e]||[]).map(w=>w.join(" ")).join("; ")||"–"}));for(let[a,l,w]of ah()){let y=s.
appendChild((0,xe.make)("tr")),b=(0,xe.make)("th","",null,{scope:"row"}),$=b.appendChild((0,xe.make)("span","",a));(0,Dl.tipOfTerm)($,l,()=>"",lh()[l]),y.append(
b,...r.map(T=>(0,xe.make)("td","",w(T))))}return o}var uh=["kept","chosen","accepted","rejected","bonus"],mh=[["kept","rejected"],["kept","accepted"],["chosen","rejected"]],Jl=t=>[1,3,5].map(e=>parseInt(t.slice(
e,e+2),16)),gh=(t,e)=>"#"+Jl(t).map((n,o)=>Math.round((n+Jl(e)[o])/2).toString(16).padStart(2,"0")).join("");function Ps(t){let e=getComputedStyle(t),n=s=>e.getPropertyValue(
"--gp-"+s).trim(),o=[...uh.map(n),...mh.map(([s,r])=>gh(n(s),n(r)))];return s=>o[s%o.length]}var ec=v(ue(),1),bo=v(H(),1),Wn=v(F(),1),Lt=v(Xl(),1),Dn=v(Zl(),1);var wh=132,bh=()=>[{name:"requests",title:(0,Wn.t)("Requests in a step"),value:({inStep:t})=>t,of:()=>!0},{name:"waiting",title:(0,Wn.t)("Requests in the queue"),
value:({waiting:t})=>t.length,of:()=>!0},{name:"tokens",title:(0,Wn.t)("Tokens a step"),value:kh,of:()=>!0},{name:"free",title:(0,Wn.t)("Empty blocks"),value:({
free:t})=>t,of:({settings:t})=>!!t.blocks}],kh=({prefill:t,decode:e,padding:n})=>t+e+n;function tc(t,e,n){let o=bh().filter(({of:r})=>e.ways.some(r)),s=(0,ec.fit)(
t,o.length,()=>yh(e,n));o.forEach((r,a)=>xh(s[a],e,r))}function yh(t,e){let n=(0,bo.make)("figure","gp-serving-curve");return n.append((0,bo.make)("figcaption"),
(0,bo.make)("div")),n.lastChild.addEventListener("click",o=>{let{left:s,right:r,width:a}=n.dataset,l=n.lastElementChild.getBoundingClientRect(),w=(o.clientX-l.left-
Number(s))/(Number(a)-Number(s)-Number(r));e(Math.max(0,Math.min(t.length-1,Math.floor(w*t.length))))}),n}function xh(t,e,{name:n,title:o,value:s,of:r}){let[a,l]=t.
children,w=e.ways.map((k,g)=>({way:k,i:g})).filter(({way:k})=>r(k)),y=n==="tokens",b=y?e.served.settings.token_budget:void 0,$=Math.max(1,...(y?[e.served]:w.map(
({way:k})=>k)).flatMap(({sums:k})=>k.map(s))),T=b!==void 0&&b<=$*3,W=T?Math.max($,b):$;(0,bo.say)(a,vh(e,o,w,y,b));let M=(0,Dn.plotIn)(l,{height:wh,x:[0,Math.max(
1,e.length)],y:[0,W*1.08],left:36,right:8,top:10,bottom:34});Object.assign(t.dataset,{left:M.left,right:M.right,width:M.width});let E=(0,Dn.ticksWithin)(1,e.length,
M.inner/70).filter(Number.isInteger).map(k=>[k-.5,String(k)]),x=[(0,Dn.axisMarks)(M,{xTicks:E,yTicks:(0,Dn.ticksWithin)(0,W,3).filter(Number.isInteger),xTitle:(0,Wn.t)(
"step"),yTitle:""})];y?x.push($h(M,e.served.sums)):x.push(w.map(({way:k,i:g})=>(0,Lt.pathMark)(`gp-curve-line gp-way-${g}`,Oh(M,k.sums.map(s))))),T&&x.push([(0,Lt.lineMark)(
"gp-curve-budget",M.left,M.y(b),M.width-M.right,M.y(b))]),n==="free"&&x.push(Th(M,e.served.sums));let m=M.x(e.step+.5);x.push([(0,Lt.lineMark)("gp-curve-here",m,
M.top,m,M.height-M.bottom)]),M.draw(Sh(o,y?[{way:e.served,i:e.way}]:w,s,e),x)}function vh(t,e,n,o,s){if(!o)return e;let r=t.ways.length>1?`${e}, ${Ft(t.way)}`:e;
return s===void 0?r:`${r} (${(0,Wn.t)("budget {budget}",{budget:s})})`}function Sh(t,e,n,o){let s=e.map(({way:r,i:a})=>{let l=r.sums.map(n),w=l[o.stepOf(a)]??0;
return(0,Wn.t)("{way}: at most {most}, {here} at step {step}",{way:Ft(a),most:Math.max(0,...l),here:w,step:o.stepOf(a)+1})});return`${t}. ${s.join(". ")}.`}var Oh=(t,e)=>e.
flatMap((n,o)=>[[t.x(o),t.y(n??0)],[t.x(o+1),t.y(n??0)]]);function $h(t,e){let n=[["decode",({decode:s})=>s],["prefill",({prefill:s,again:r})=>s-r],["again",({again:s})=>s],
["padding",({padding:s})=>s]],o=e.map(()=>0);return n.map(([s,r])=>{let a=e.map((w,y)=>o[y]+r(w)),l=e.map((w,y)=>a[y]>o[y]?`M${(0,Lt.pixel)(t.x(y))} ${(0,Lt.pixel)(
t.y(o[y]))}V${(0,Lt.pixel)(t.y(a[y]))}H${(0,Lt.pixel)(t.x(y+1))}V${(0,Lt.pixel)(t.y(o[y]))}Z`:"").join("")||"M0 0";return a.forEach((w,y)=>{o[y]=w}),["path",`gp\
-stack-${s}`,{d:l},[]]})}function Th(t,e){let n=t.height-t.bottom;return e.flatMap(({starved:o},s)=>o.length?[(0,Lt.lineMark)("gp-curve-starved",t.x(s+.5),n-7,t.
x(s+.5),n)]:[])}var Vn=v(ue(),1),ht=v(H(),1),jr=v(F(),1),oc=v(Ae(),1);var zt=20,[_h,nc]=[11,26],Mh=48,Eh=13,Ch=(t,e)=>Math.max(t<=12?24:t<=32?19:15,Math.ceil(e*1.25));function sc(t,e,n,{onPick:o,onScroll:s}){let r=t.appendChild((0,ht.make)(
"div","gp-gantt-heads")),a=t.appendChild((0,ht.make)("div","gp-gantt-scroll")),l=a.appendChild((0,ht.make)("div","gp-gantt-wide",null,{role:"group"})),w=l.appendChild(
(0,ht.make)("canvas","",null,{"aria-hidden":"true"}));r.append((0,ht.make)("div","gp-gantt-corner",(0,jr.t)("step"),{"aria-hidden":"true"}));let y=r.appendChild(
(0,ht.make)("div","gp-gantt-rows")),[b,$]=[nc,24],T=null,M=l.appendChild((0,ht.make)("div")),E=!1,x=()=>e.ways[n],m=()=>Math.max(e.length,e.isLive?Mh:1);function k(q,L,z){
let j=(0,ht.make)("div",z);return Object.assign(j.style,{left:`${L*b}px`,top:`${zt+q*$}px`,width:`${b}px`,height:`${$}px`}),Object.assign(j.dataset,{request:q,step:L}),
(0,oc.tipLater)(j,()=>Ns(e,n,q,L)),j}function g({clientX:q,clientY:L}){let{left:z,top:j}=l.getBoundingClientRect(),[I,se]=[Math.floor((q-z)/b),Math.floor((L-j-zt)/
$)];return I>=0&&I<x().length&&se<e.requests.length?{request:se,step:I}:null}l.addEventListener("pointermove",q=>{let L=g(q);T&&L&&T.dataset.step===String(L.step)&&
T.dataset.request===String(L.request)||(T?.remove(),T=L&&L.request>=0?l.appendChild(k(L.request,L.step,"gp-gantt-hover")):null)}),l.addEventListener("pointerlea\
ve",()=>{T?.remove(),T=null}),l.addEventListener("click",q=>{let L=g(q);L&&o(n,L.request>=0?L.request:e.request,L.step)});function f({focus:q=!1}={}){if(!x().length)
return;let[L,z]=[e.request??0,e.stepOf(n)],j=q||document.activeElement===M;if(M.dataset.request===String(L)&&M.dataset.step===String(z)&&M.style.width===`${b}px`&&
!q){M.classList.toggle("gp-none",e.request===null),(0,Vn.sayAttributes)(M,{"aria-label":Ns(e,n,L,z)});return}let I=k(L,z,`gp-gantt-at${e.request===null?" gp-non\
e":""}`);(0,Vn.sayAttributes)(I,{role:"button",tabindex:0,"aria-label":Ns(e,n,L,z)}),M.replaceWith(I),M=I,j&&M.focus({preventScroll:!0})}l.addEventListener("key\
down",q=>{let L={ArrowRight:[0,1],ArrowLeft:[0,-1],ArrowDown:[1,0],ArrowUp:[-1,0],PageDown:[0,10],PageUp:[0,-10],Home:[0,-1/0],End:[0,1/0]};if(q.key==="Escape")
return o(n,null,e.at);let z=L[q.key];if(!z||q.ctrlKey||q.metaKey||q.altKey)return;q.preventDefault();let j=(I,se)=>Math.max(0,Math.min(se-1,I));o(n,j((e.request??
0)+z[0],e.requests.length),j(e.stepOf(n)+z[1],x().length)),f({focus:!0}),P()});function c(q){let L=(0,Vn.fit)(y,e.requests.length,()=>{let z=(0,ht.make)("button",
"gp-gantt-head",null,{type:"button"});return z.append((0,ht.make)("b"),(0,ht.make)("bdi")),z});e.requests.forEach(({prompt:z},j)=>{let I=L[j];I.style.height=`${$}\
px`,I.style.setProperty("--own",q(j)),(0,ht.say)(I.firstChild,String(j+1)),(0,ht.say)(I.lastChild,(0,ht.inOneLine)(z.slice(0,80))),I.setAttribute("aria-pressed",
String(j===e.request)),(0,Vn.sayAttributes)(I,{"aria-label":Bl(e,n,j)})})}y.addEventListener("click",({target:q})=>{let L=q.closest(".gp-gantt-head"),z=[...y.children].
indexOf(L);z>=0&&o(n,z===e.request&&n===e.way?null:z,e.at)});let d;function i(){if(!t.clientWidth)return;d=Ps(t);let q=a.clientWidth;b=Math.max(_h,Math.min(nc,Math.
floor(q/m()))),$=Ch(e.requests.length,parseFloat(getComputedStyle(t).fontSize));let[L,z]=[m()*b,zt+e.requests.length*$];Object.assign(l.style,{width:`${L}px`,height:`${z}\
px`}),(0,Vn.sayAttributes)(l,{"aria-label":(0,jr.t)("What each request does in each step. Arrow keys move from cell to cell, Escape lets go of the request.")}),
c(d),f(),e.isLive&&e.at===null&&!E&&(a.scrollLeft=L),u()}function h(){!t.clientWidth||!d||([...y.children].forEach((q,L)=>q.setAttribute("aria-pressed",String(L===
e.request))),f(),u())}function u(){let q=devicePixelRatio||1,[L,z]=[Math.min(a.clientWidth,m()*b),zt+e.requests.length*$];if(L<=0)return;Object.assign(w.style,{
width:`${L}px`,height:`${z}px`}),Object.assign(w,{width:Math.round(L*q),height:Math.round(z*q)});let j=w.getContext("2d");j.scale(q,q);let I=getComputedStyle(t),
se=Object.fromEntries(["text","muted","line","surface","raised","error","chosen"].map(on=>[on,I.getPropertyValue(`--gp-${on}`).trim()])),J=Math.min(a.scrollLeft,
m()*b-L);j.translate(-J,0);let[Te,st]=[Math.max(0,Math.floor(J/b)),Math.min(m(),Math.ceil((J+L)/b)+1)];j.font=`${Math.max(10,Math.min($-8,parseFloat(I.fontSize)-
1))}px ${I.fontFamily}`,j.textAlign="center",j.textBaseline="middle",S(j,se,Te,st,z);for(let on=0;on<e.requests.length;on++){for(let kn=Te;kn<Math.min(st,x().length);kn++)
N(j,se,on,kn);A(j,se,on)}p(j,se,z),O(j,se,z)}function S(q,L,z,j,I){q.fillStyle=L.line;for(let J=0;J<=e.requests.length;J++)q.fillRect(z*b,zt+J*$,(j-z)*b,.5);let se=[
1,2,5,10,20,50].find(J=>J*b>=34);for(let J=z;J<j;J++)J%se&&(J+1)%se||(J+1)%se&&J||(q.fillStyle=L.muted,(J===0||(J+1)%se===0)&&q.fillText(String(J+1),(J+.5)*b,zt/
2));e.request!==null&&(q.fillStyle=L.raised,q.fillRect(z*b,zt+e.request*$,(j-z)*b,$)),q.fillStyle=L.line,q.fillRect(x().length*b,zt,1,I-zt)}function N(q,L,z,j){
let I=x().cell(z,j);if(!I)return;let[se,J,Te,st]=[j*b+.5,zt+z*$+2,b-1,$-4],on=d(z),kn=[se+Te/2,J+st/2+.5];if(q.fillStyle=q.strokeStyle=on,I.what==="prefill"||I.
what==="chunk"){if(q.fillRect(se,J,Te,st),I.again&&C(q,L.surface,se,J,Te,st),I.what==="chunk"&&(q.fillStyle=L.surface,q.beginPath(),q.moveTo(se+Te,J),q.lineTo(se+
Te,J+st*.55),q.lineTo(se+Te-st*.55,J),q.fill()),b>=Eh&&!I.again&&_(q,L.surface,String(I.tokens-I.padding),kn,Te),I.padding){let Hr=Math.max(3,st*I.padding/I.tokens);
q.fillStyle=L.surface,q.fillRect(se,J,Te,Hr),C(q,L.muted,se,J,Te,Hr)}}else I.what==="decode"?(q.globalAlpha=.42,q.fillRect(se,J+st*.2,Te,st*.6),q.globalAlpha=1,
q.fillRect(se,J+st*.8-1.5,Te,1.5)):I.what==="pad"?C(q,L.muted,se,J+st*.2,Te,st*.6):I.what==="waits"?q.fillRect(se+Te*.15,kn[1]-.75,Te*.5,1.5):I.what==="starved"?
_(q,L.error,"!",kn,Te,!0):(q.globalAlpha=.5,q.strokeRect(se+1,J+st*.3,Te-2,st*.4),q.globalAlpha=1);I.back&&_(q,L.error,"↩",kn,Te,!0)}function A(q,L,z){let j=x().
ends?.[z];if(!j||j.status==="finished")return;let I=x().cells[z].length;_(q,L.error,"✕",[(I+.5)*b,zt+(z+.5)*$],b,!0)}function p(q,L,z){q.fillStyle=L.error;for(let{
step:j}of x().faults)q.fillRect(j*b-1,zt-6,2,z)}function O(q,L,z){let j=e.stepOf(n)*b;q.strokeStyle=L.chosen,q.lineWidth=n===e.way?2:1,q.strokeRect(j,1,b,z-2),q.
lineWidth=1}function _(q,L,z,[j,I],se,J=!1){q.fillStyle=L;let Te=q.font;J&&(q.font=`700 13px ${getComputedStyle(t).fontFamily}`),q.fillText(z,j,I,se),q.font=Te}
function C(q,L,z,j,I,se){q.save(),q.beginPath(),q.rect(z,j,I,se),q.clip(),q.strokeStyle=L,q.beginPath();for(let J=z-se;J<z+I;J+=5)q.moveTo(J,j+se),q.lineTo(J+se,
j);q.stroke(),q.restore()}function P(){let q=e.stepOf(n)*b,{scrollLeft:L,clientWidth:z}=a;(q<L||q+b>L+z)&&(a.scrollLeft=q+b<z?0:q-z/2)}return a.addEventListener(
"scroll",()=>{E=a.scrollLeft+a.clientWidth<m()*b-2*b,u(),s(a.scrollLeft,a)}),new ResizeObserver(()=>e.values&&e.ways[n]&&i()).observe(a),{draw:i,place:h,showStep:P,
scroll:a}}var Ls=v(H(),1),Ir=v(F(),1),Wh=12e3,qh=70,Nh=700;function rc({root:t,slider:e,button:n,words:o},s,r){let a=0;function l(){clearInterval(a),a=0,(0,Ls.say)(n,(0,Ir.t)(
"▶ Play"))}function w(){s.step>=s.length-1&&r(0),a=window.setInterval(()=>{if(!t.isConnected||s.step>=s.length-1)return l();r(s.step+1)},Math.max(qh,Math.min(
Nh,Wh/s.length))),(0,Ls.say)(n,(0,Ir.t)("❚❚ Pause"))}return n.addEventListener("click",()=>a?l():w()),e.addEventListener("input",()=>{l(),r(Number(e.value)-
1)}),e.addEventListener("keydown",({key:y})=>y==="Escape"&&r(null)),{stop:l,draw(y){n.disabled=s.length<2,e.max=String(Math.max(1,s.length)),e.value=String(s.step+
1),e.setAttribute("aria-valuetext",y),(0,Ls.say)(o,y)}}}var[Ah,Ph,Lh,zh,jh,Ih]=[0,1,2,3,4,5],zs=class{constructor(e){this.requests=e,this.steps=[],this.settings={},this.ends=null,this.figures=null,this.faults=[],this.
clear()}clear(){let{requests:e}=this;this.cells=e.map(()=>[]),this.tables=[],this.kept=[],this.sums=[],this.read=e.map(()=>0),this.written=e.map(()=>0),this.inParts=
e.map(()=>!1),this.begun=e.map(()=>!1)}grow({settings:e,steps:n,ends:o=null,figures:s=null,faults:r=[]}){for(r.length!==this.faults.length&&this.clear(),Object.
assign(this,{settings:e||{},ends:o,figures:s,faults:r,steps:n});this.sums.length<n.length;)this.add(n[this.sums.length])}get length(){return this.sums.length}cell(e,n){
return this.cells[e][n]}add(e){let n=this.sums.length,o={at:e.at,start:e.start,seconds:e.seconds,inStep:0,prefill:0,decode:0,again:0,padding:0,free:e.free?e.free.
reduce((a,l)=>a+l,0):null,waiting:e.waiting||[],starved:e.starved||[],back:e.put_back||[],came:e.came||[],left:e.left||[],evicted:e.evicted||0,shared:Object.values(
e.shared||{}).reduce((a,l)=>a+l,0)};this.sums.push(o);let s=!n||this.faults.some(({step:a})=>a===n),r=s?{}:this.tables[n-1];this.tables.push(e.tables&&Object.keys(
e.tables).length?{...r,...e.tables}:r),this.kept.push(e.kept||(s?[]:this.kept[n-1]));for(let a of e.rows)this.addRow(n,a,o);o.waiting.forEach((a,l)=>this.put(n,
a,{what:"waits",place:l+1,back:o.back.includes(a),anew:this.begun[a]}));for(let a of o.starved)this.cells[a][n]||this.put(n,a,{what:"starved"});for(let a of Object.
keys(this.tables[n]).map(Number))this.tables[n][a]&&!this.cells[a][n]&&this.put(n,a,{what:"idle"});for(let[a,l]of Object.entries(e.shared||{})){let w=this.cells[a]?.[n];
w&&(w.shared=l)}for(let a of o.back)this.inParts[a]=!1}addRow(e,n,o){let[s,r,a,l,w,y]=[Ah,Ph,Lh,zh,jh,Ih].map(M=>n[M]),b=a-l,$=r==="pad",T=$?0:Math.max(0,Math.min(
b,this.read[s]-w)),W=r==="prefill"&&(y===null||this.inParts[s]);this.put(e,s,{what:W?"chunk":r,tokens:a,padding:l,position:w,again:T,id:y,written:this.written[s]}),
o.padding+=l,!$&&(this.inParts[s]=r==="prefill"&&y===null,this.begun[s]=!0,this.read[s]=Math.max(this.read[s],w+b),y!==null&&(this.written[s]+=1),o.inStep+=1,o.
again+=T,o[r]+=b)}put(e,n,o){this.cells[n]&&(this.cells[n][e]={tokens:0,padding:0,position:0,again:0,id:null,written:this.written[n],place:0,back:!1,anew:!1,shared:0,
...o})}};var js=class{constructor(){this.values=null,this.ways=[],this.key="",this.clear()}clear(){this.way=0,this.at=null,this.request=null,this.settles=!1}take(e){let n=JSON.
stringify([e.model,e.clock,e.requests.map(({prompt:r,arrival:a,max_new_tokens:l})=>[r,a,l])]);n!==this.key&&this.clear();let o=n!==this.key,s=!o&&this.ways.length>
0&&this.isLive;return this.key=n,this.values=e,this.ways=e.ways.map((r,a)=>{let l=this.ways[a],y=!o&&l&&l.length<=r.steps.length&&JSON.stringify(l.settings)===JSON.
stringify(r.settings)&&Rh(l.steps,r.steps)?l:new zs(e.requests);return y.grow(r),y}),this.way=Math.min(this.way,Math.max(0,this.ways.length-1)),this.at===null&&
this.isLive&&(this.way=Math.max(0,this.ways.length-1)),this.at!==null&&this.at>=this.length&&(this.at=null),this.settles=(o||s)&&!this.isLive&&this.at===null,this.
settles&&([this.way,this.at]=[0,this.fullest]),this.labels=Bh(e),o}label(e){return this.labels.get(e)??null}newIds(e,n){return this.ways[e].cells[n].flatMap(o=>o&&
o.id!==null?[o.id]:[])}get requests(){return this.values.requests}get isLive(){return this.ways.some(({ends:e})=>!e)}get length(){return Math.max(0,...this.ways.
map(({length:e})=>e))}get step(){return this.at??this.length-1}stepOf(e){return Math.min(this.step,this.ways[e].length-1)}get served(){return this.ways[this.way]}get fullest(){
let e=0,n=this.ways[0].sums,o=({free:s,inStep:r})=>s===null?r:-s;return n.forEach((s,r)=>{o(s)>o(n[e])&&(e=r)}),e}};function Rh(t,e){let n=t.length-1;return n<0||
t[n]===e[n]||JSON.stringify(t[n])===JSON.stringify(e[n])}function Bh({requests:t,ways:e,tokens:n=[]}){let o=new Map,s=r=>{for(let[a,l]of r)o.set(a,l)};for(let r of[
n,...t.map(({tokens:a})=>a)])s(r);for(let{ends:r}of e)for(let a of r||[])a&&s(a.tokens);return o}var Is=v(et(),1),we=v(H(),1),ee=v(F(),1),ac=v(Ae(),1);var ic=t=>(0,ee.tn)(t,"{count} step","{count} steps",{count:Number.isInteger(t)?t:(0,Is.fixed)(t,1)}),Rr=t=>t?(0,ee.t)("{half} / {most}",{half:`${ic(t.steps[0])}\
, ${(0,we.seconds)(t.seconds[0])}`,most:`${ic(t.steps[1])}, ${(0,we.seconds)(t.seconds[1])}`}):"–",Fh=()=>[[(0,ee.t)("steps"),"step",(0,ee.t)("Forward passes \
of the model."),t=>(0,we.count)(t.steps)],[(0,ee.t)("tokens computed"),"token",(0,ee.t)("All that the steps read, padding among them."),({tokens:{prefill:t,decode:e,
again:n,padding:o}})=>(0,we.count)(t+e+n+o)],[(0,ee.t)("in prefill"),"prefill",(0,ee.t)("Tokens of prompts, read for the first time."),t=>(0,we.count)(t.tokens.
prefill)],[(0,ee.t)("in decode"),"decode",(0,ee.t)("Tokens of the texts, each read once to write the next one."),t=>(0,we.count)(t.tokens.decode)],[(0,ee.t)("re\
ad again"),"preempted",(0,ee.t)("Tokens of prompts and texts whose blocks were lost when their request was preempted, or when the server started over."),t=>(0,we.count)(
t.tokens.again)],[(0,ee.t)("padding"),"padding",(0,ee.t)("Tokens that were computed for nothing: padding, and rows whose text had ended."),t=>(0,we.count)(t.tokens.
padding)],[(0,ee.t)("shared"),"prefix-sharing",(0,ee.t)("Tokens of prompts that needed no reading: blocks with the same beginning were there."),t=>(0,we.count)(
t.shared)],[(0,ee.t)("new tokens"),"length",(0,ee.t)("Tokens that were written."),t=>(0,we.count)(t.written)],[(0,ee.t)("finished"),"ending",(0,ee.t)("Requests \
that finished."),(t,e)=>(0,ee.t)("{count} of {all}",{count:t.finished,all:e.requests.length})],[(0,ee.t)("requests in a step"),"continuous-batching",(0,ee.t)("T\
he mean over the steps."),t=>t.at_once===null?"–":(0,Is.fixed)(t.at_once,2)],[(0,ee.t)("blocks used or kept"),"block",(0,ee.t)("The share of the cache’s block\
s that were not empty, the mean over the steps."),t=>t.used===null?"–":(0,we.percent)(t.used)],[(0,ee.t)("starved / preempted"),"starved",(0,ee.t)("How often \
a request got no block for its next token, and how often one lost its blocks."),t=>(0,ee.t)("{half} / {most}",{half:t.starved,most:t.put_back})],[(0,ee.t)("time\
 of all steps"),"time",(0,ee.t)("The sum of the times of the steps."),t=>(0,we.seconds)(t.seconds)],[(0,ee.t)("new tokens per second"),"speed",(0,ee.t)("New tok\
ens over the time of all steps."),t=>t.per_second===null?"–":(0,Is.fixed)(t.per_second,1)],[(0,ee.t)("time to first token, p50 / p95"),"first-token",(0,ee.t)(
"From the arrival of a request to its first token: half of the requests waited no longer than p50, 95% no longer than p95."),t=>Rr(t.first)],[(0,ee.t)("time bet\
ween tokens, p50 / p95"),"between-tokens",(0,ee.t)("Between two tokens of a request."),t=>Rr(t.between)],[(0,ee.t)("latency, p50 / p95"),"latency",(0,ee.t)("Fro\
m the arrival of a request to its last token."),t=>Rr(t.whole)]];function lc(t,e){let n=e.ways.map((a,l)=>({...a,i:l})).filter(({figures:a})=>a);if(t.hidden=!n.
length,t.hidden)return;let o=(0,we.make)("table","gp-serving-figures");o.append((0,we.make)("caption","gp-hidden",(0,ee.t)("The ways side by side"))),o.appendChild(
(0,we.make)("thead")).appendChild((0,we.make)("tr")).append((0,we.make)("td"),...n.map(({settings:a,i:l})=>{let w=(0,we.make)("th","",e.ways.length>1?`${Ft(l)} ${Cn(
a)}`:Cn(a),{scope:"col"});return w.appendChild((0,we.make)("small")).append((0,we.together)(qs(a))),w}));let r=o.appendChild((0,we.make)("tbody"));for(let[a,l,w,
y]of Fh()){let b=r.appendChild((0,we.make)("tr")),$=(0,we.make)("span","",a);(0,ac.tipOfTerm)($,l,()=>"",{meaning:w,formula:"",unit:""});let T=(0,we.make)("th",
"",null,{scope:"row"});T.append($),b.append(T);for(let{figures:W}of n)b.insertCell().append((0,we.together)(y(W,e)))}t.replaceChildren((0,we.make)("h3","gp-serv\
ing-sub",n.length>1?(0,ee.t)("The ways side by side"):(0,ee.t)("In numbers")),zr(o,(0,ee.t)("The ways side by side")),(0,we.make)("p","gp-note",(0,we.inParts)([
(0,ee.t)("Timed once, on this machine: too little to say which is faster"),(0,ee.t)("requests that did not finish count in no latency")])+"."))}function cc(t,e){let n=k=>t.querySelector(".gp-"+k),o=new js,[s,r]=[n("serving-charts"),n("serving-moments")],a=rc({root:t,slider:n("serving-slider"),button:n("\
serving-play"),words:n("serving-step")},o,k=>{o.at=k,E(),l.forEach(({showStep:g})=>g())}),l=[];function w(k,g,f){Object.assign(o,{way:k,request:g,at:f}),a.stop(),
E()}function y(k,g){for(let{scroll:f}of l)f!==g&&f.scrollLeft!==k&&(f.scrollLeft=k)}function b(){let k=(0,Be.make)("section","gp-serving-chart"),g=(0,Be.make)("\
h3","gp-serving-way");return g.append((0,Be.make)("span"),(0,Be.make)("small")),k.append(g,(0,Be.make)("div","gp-gantt"),(0,Be.make)("div","gp-serving-faults")),
k}let $=k=>o.ways.length>1?`${Ft(k)} ${Cn(o.ways[k].settings)}`:Cn(o.ways[k].settings);function T(){let k=(0,en.fit)(s,o.ways.length,b);l.length=Math.min(l.length,
k.length),o.ways.forEach((g,f)=>{let[c,d,i]=k[f].children;(0,Be.say)(c.firstChild,$(f)),(0,Be.say)(c.lastChild,` ${qs(g.settings)}`),l[f]??=sc(d,o,f,{onPick:w,onScroll:y}),
l[f].draw();let h=g.faults.map(Fl);(0,en.fit)(i,h.length,()=>(0,Be.make)("p")),h.forEach((u,S)=>(0,Be.say)(i.children[S],u))})}function W(){let k=(0,Be.make)("s\
ection","gp-serving-moment");return k.append((0,Be.make)("h3","gp-serving-sub"),(0,Be.make)("p","gp-note"),(0,Be.make)("div","gp-serving-blocks"),(0,Be.make)("p",
"gp-serving-queue")),k}function M(k){let g=(0,en.fit)(r,o.ways.length,W);o.ways.forEach((f,c)=>{let[d,i,h,u]=g[c].children;(0,Be.say)(d,$(c)),(0,Be.say)(i,Lr(o,
c)),zl(h,o,c,k);let S=f.sums[o.stepOf(c)];(0,Be.say)(u,S?Kl(S):"")})}function E(){let k=Ps(t);a.draw(Lr(o,o.way)),l.forEach(({place:g})=>g()),M(k),Ul(n("serving\
-card"),o,k),(0,en.showIf)(n("serving-hint"),o.request===null),tc(n("serving-curves"),o,g=>{w(o.way,o.request,g),l.forEach(({showStep:f})=>f())})}function x(){let{
model:k,dtype:g,device:f,seed:c}=o.values,d=o.requests.some(({temperature:u})=>u!==null);(0,Be.say)(n("about"),(0,Be.inParts)([k,g,f,(0,Rs.tn)(o.requests.length,
"{count} request","{count} requests"),d&&(0,Rs.t)("seed {seed}",{seed:c})]));let i=o.ways.map(({settings:u})=>u.kind),h=u=>t.querySelectorAll(".gp-"+u);for(let u of h(
"of-generate"))(0,en.showIf)(u,i.includes("padded"));for(let u of h("of-blocks"))(0,en.showIf)(u,i.includes("continuous"));(0,en.showIf)(n("of-ways"),i.length>1),
n("of-ways").replaceChildren(...i.flatMap((u,S)=>[(0,Be.make)("i",`gp-way-line gp-way-${S}`),Ft(S)])),T(),E(),lc(n("serving-numbers"),o)}let m=()=>!t.hidden&&o.
values&&x();return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",m),new MutationObserver(m).observe(document.body,{attributes:!0,attributeFilter:[
"class"]}),new ResizeObserver(()=>!t.hidden&&o.values&&E()).observe(n("serving-curves")),t.addEventListener("gp-alone",m),k=>{if((0,en.showIf)(t,!!e.found?.ways?.
length),t.hidden||!k.found)return;let g=o.take(e.found);g&&a.stop(),x(),(g||o.settles)&&l.forEach(({showStep:f})=>f())}}var Bs=v(ue(),1),qn=v(H(),1),$t=v(F(),1),hc=v(_e(),1),tn=v(wn(),1),Fs=v(rn(),1);function pc(t,e){let n=l=>t.querySelector(".gp-"+l),o=new Fs.MarkedText(n("words"));
function s({before:l,after:w}){if(w.error)return["even","…",(0,$t.t)("Nothing left to score"),`${(0,$t.t)(w.error.message)} ${(0,$t.t)("z was {z} before.",{z:(0,tn.zWords)(
l.z_score)})}`];let y=(0,$t.t)("z from {before} to {after}",{before:(0,tn.zWords)(l.z_score),after:(0,tn.zWords)(w.z_score)}),b=Number(w.threshold.toFixed(2));return l.
prediction?w.prediction?["good","◆",y,(0,$t.t)("Still above the threshold {threshold}: the watermark survived.",{threshold:b})]:["bad","◇",y,(0,$t.t)("No lo\
nger above the threshold {threshold}: the detector does not find the watermark any more.",{threshold:b})]:["even","◇",y,(0,$t.t)("The text did not pass the th\
reshold {threshold} before the attack: there is nothing to remove.",{threshold:b})]}function r({how:l,strength:w}){return l?(0,hc.isKnown)(w)?(0,$t.t)("{attack}\
, strength {strength}",{attack:(0,$t.t)(l),strength:(0,qn.percent)(w)}):(0,$t.t)(l):(0,$t.t)("edited by hand")}function a(l){let{before:w,after:y}=l,[b,$,T,W]=s(
l);(0,Bs.sayAttributes)(n("answer"),{"data-verdict":b}),(0,qn.say)(n("answer-sign"),$),(0,qn.say)(n("answer-words"),T),(0,qn.say)(n("answer-more"),W),(0,qn.say)(
n("told"),`${T}. ${W}`),(0,qn.say)(n("about"),r(l)),(0,Bs.showIf)(n("of-text"),!y.error),y.error||((0,Fs.markLegend)(n("legend"),...(0,tn.legendOf)(y)),o.show((0,tn.markedItems)(
y)));let M=[{name:(0,$t.t)("before"),report:w},...y.error?[]:[{name:(0,$t.t)("after"),report:y}]];(0,tn.fillDetectionTable)(n("found-numbers"),M)}return l=>{t.hidden=
!e.found,!t.hidden&&l.found&&a(e.found)}}var Nn=v(Wt(),1),wt=v(ue(),1),Go=v(et(),1),Ks=v(Qs(),1),B=v(H(),1),V=v(F(),1),Gs=v(Ae(),1),Fr=v(_e(),1),Ho=v(wn(),1);var Fo=v(ue(),1),Bo=v(et(),1),ze=v(H(),1),he=v(F(),1),Un=v(_e(),1),Kt=v(wn(),1),kt=v(rn(),1);function fc(t,e){let n=f=>t.querySelector(".gp-"+f),o=["without","w\
ith"],s=n("threshold"),r=3,a=()=>e.answered("pair"),l=({report:f})=>!!f&&!f.error,w=o.map(f=>{let c=(0,ze.make)("div"),[d,i,h]=[(0,ze.make)("p","gp-facts"),(0,ze.make)(
"p","gp-problem","",{role:"status"}),(0,ze.make)("div","gp-text-body",null,{dir:"auto"})];return c.append((0,ze.make)("h3","",f==="with"?(0,he.t)("With the wate\
rmark"):(0,he.t)("Without the watermark")),d,i,h),n("texts").append(c),{facts:d,problem:i,text:new kt.MarkedText(h),shown:0,report:null}});s.addEventListener("i\
nput",()=>{let f=s.valueAsNumber;!Number.isFinite(f)||f<0||f>20||(r=f,a()&&g())});function y(f,c,d){if(d){f.report!==d&&f.text.show((0,Kt.markedItems)(d)),Object.
assign(f,{report:d,shown:0});return}let[i]=e.groups[c].entries,h=i.tokens.map(u=>({token:u,mark:{},words:()=>(0,he.t)("{token}, not scored yet",{token:(0,ze.quoted)(
u.text)})}));f.text.show(h,f.report?0:f.shown),Object.assign(f,{report:null,shown:h.length})}function b({tokens:f,perplexity:c,stop_reason:d,report:i}){if(!f)return(0,he.t)(
"not started");let h=[(0,he.tn)(f,"{count} token","{count} tokens")];return(0,Un.isKnown)(c)&&h.push((0,he.t)("perplexity {value}",{value:(0,Bo.fixed)(c,2)})),i&&
!i.error&&h.push(i.kind==="green"?(0,he.t)("{share} green",{share:(0,ze.percent)(i.green_fraction)}):(0,he.t)("mean g-value {g}",{g:(0,Bo.fixed)(i.mean,3)})),d&&
h.push((0,ze.stopWords)(d)[1]),h.join(" · ")}function $({texts:f}){f.forEach((d,i)=>{let h=w[i];y(h,i,l(d)?d.report:null),(0,ze.say)(h.facts,b({...d,tokens:d.tokens||
e.groups[i].entries[0].tokens.length}));let{error:u}=d.report||{};(0,Fo.showIf)(h.problem,!!u),(0,ze.say)(h.problem,u?`${(0,he.t)(u.message)} ${(0,he.t)(u.fix)}`:
"")});let c=f.filter(l).map(({report:d})=>(0,Kt.legendOf)(d)[1]);(0,kt.markLegend)(n("legend"),e.found.kind,{unscored:c.some(({unscored:d})=>d),repeated:c.some(
({repeated:d})=>d)})}function T({texts:f}){if(!f.every(l))return f.find(({report:u})=>u&&u.error)?["even","–",(0,he.t)("No comparison"),(0,he.t)("One of the t\
exts cannot be scored.")]:["wait","…",e.done?(0,he.t)("No answer"):(0,he.t)("Not known yet"),(0,he.t)("Both texts must be complete.")];let[c,d]=f.map(({report:h})=>h.
z_score),i=(0,he.t)("z is {marked} with the watermark and {plain} without it; the threshold is {threshold}.",{marked:(0,Kt.zWords)(d),plain:(0,Kt.zWords)(c),threshold:Number(
r.toFixed(2))});return c>r?["bad","✗",(0,he.t)("A false positive"),`${i} ${(0,he.t)("The text without the watermark passes it.")}`]:d>r?["good","◆",(0,he.t)(
"The watermark is found"),i]:["even","◇",(0,he.t)("The watermark is not found"),`${i} ${M(f[1].report)}`]}let W=({tokens_needed:f,threshold:c})=>(0,Un.isKnown)(
f)&&c>0?Math.ceil(f*(r/c)**2):null;function M(f){let[c,d]=[W(f),(0,Kt.scoredOf)(f)];return c>d?(0,he.tn)(c,"If the text went on like this, about {count} scored \
token would be needed; it has {scored}.","If the text went on like this, about {count} scored tokens would be needed; it has {scored}.",{scored:(0,ze.count)(d)}):
(0,he.t)("A longer text or a stronger mark would help.")}function E({texts:f}){let[c,d]=f.map(({perplexity:h})=>h);return!f.every(l)||!(0,Un.isKnown)(c)||!(0,Un.isKnown)(
d)?"":`${(0,he.t)("Perplexity under the model, without the watermark and with it: {plain} and {marked}.",{plain:(0,Bo.fixed)(c,2),marked:(0,Bo.fixed)(d,2)})} ${(0,he.t)(
"One pair of texts says little about the cost; “{question}” measures it.",{question:(0,he.t)("What does it cost?")})}`}function x(f){let[c,d,i,h]=T(f);(0,Fo.sayAttributes)(
n("answer"),{"data-verdict":c}),(0,ze.say)(n("answer-sign"),d),(0,ze.say)(n("answer-words"),i),(0,ze.say)(n("answer-more"),`${h} ${E(f)}`.trim()),(0,ze.say)(n("\
means"),(0,kt.thresholdWords)(r)),e.done&&(0,ze.say)(n("told"),`${i}. ${h}`);let u=e.entries[0]&&e.entries[0].seed;(0,ze.say)(n("about"),[Br(f.watermark),...(0,Un.isKnown)(
u)?[(0,he.t)("seed {seed}",{seed:u})]:[]].join(" · "))}function m({report:f,expected:c}){if(!(0,Un.isKnown)(c)||f.kind!=="green")return null;let{ratio:d,num_tokens_scored:i}=f,
h=Array.from({length:Math.min(60,i)},(u,S)=>(S+1)*i/Math.min(60,i));return{name:(0,he.t)("expected with it, at least"),look:"expected",points:h.map(u=>[u,(0,kt.greenZ)(
c*u,u,d)]),tip:(0,he.t)("At least {share} of the tokens are expected to be green with this bias, by theorem 4.2 of Kirchenbauer et al. 2023, from the model’s di\
stributions along the text.",{share:(0,ze.percent)(c)})}}function k({texts:f}){if((0,Fo.showIf)(n("evidence"),f.every(l)),n("evidence").hidden)return;let[c,d]=f,
i=[{name:(0,he.t)("with the watermark"),look:"measured",points:d.report.curve},m(d),{name:(0,he.t)("without it"),look:"other",points:c.report.curve}].filter(Boolean);
(0,kt.zKeys)(n("keys"),i),(0,kt.zPicture)(n("curves"),{curves:i,threshold:r});let h=f.map(({report:u},S)=>{let N=(0,kt.pValue)(u.z_score);return{name:S?(0,he.t)(
"with"):(0,he.t)("without"),report:{...u,threshold:r,p_value:N,confidence:1-N,false_positive_rate:(0,kt.pValue)(r),tokens_needed:W(u)}}});(0,Kt.fillDetectionTable)(
t.querySelector("table"),h)}function g(){$(e.found),x(e.found),k(e.found)}return new ResizeObserver(()=>a()&&k(e.found)).observe(t),f=>{t.hidden=!a(),!t.hidden&&
(f.run&&w.forEach(c=>Object.assign(c,{report:null,shown:0})&&c.text.show([])),(f.run||f.found||f.status||f.steps)&&g())}}function Br(t){return Array.isArray(t.keys)?
(0,he.tn)(t.keys.length,"SynthID, {count} key, n-grams of {length}","SynthID, {count} keys, n-grams of {length}",{length:t.ngram_len}):(0,he.t)("green lists of \
{ratio}, bias {bias}, {scheme}, context width {width}",mc(t))}function uc(t){return Array.isArray(t.keys)?(0,he.t)("SynthID, n-grams of {length}",{length:t.ngram_len}):
(0,he.t)("green lists of {ratio}, {scheme}, context width {width}",mc(t))}var mc=({greenlist_ratio:t=.25,bias:e=2,seeding_scheme:n="lefthash",context_width:o=1})=>({
ratio:(0,ze.percent)(t),bias:e,scheme:n,width:o});var Hs=v(rn(),1),Ko=t=>Object.hasOwn(Ks.SCORES,t)?(0,V.t)(Ks.SCORES[t][0]):t;function gc(t,e){let n=p=>t.querySelector(".gp-"+p),[o,s]=[n("which"),n("threshold")],
r={},a=null,l=.01,w=()=>e.answered("sure"),y=({auc:p})=>(0,Fr.isKnown)(p),b=({scores:p,learned:O})=>{let _=p.findIndex(({name:C})=>C===a);return _>=0?_:O?p.length-
1:0},$=p=>r[p]??(p==="posterior"?.5:e.found.threshold);o.addEventListener("change",()=>{a=o.value,A()}),s.addEventListener("input",()=>{!Number.isFinite(s.valueAsNumber)||
Math.abs(s.valueAsNumber)>100||(r[e.found.scores[b(e.found)].name]=s.valueAsNumber,d(e.found))});function T({counts:p,scores:O,fewest:_},C){let P=e.done?(0,V.t)(
"No answer"):(0,V.t)("Not known yet");if(!y(C))return["wait","…",P,e.done?(0,V.t)("At least one text without the watermark and one with it must be scored."):(0,V.t)(
"The first texts are being written.")];let[q]=C.rates;if(Math.min(...p)<_)return["wait","…",P,(0,V.tn)(p[1],"{count} text with the watermark and {plain} witho\
ut it are too few to tell: {fewest} of each are needed.","{count} texts with the watermark and {plain} without it are too few to tell: {fewest} of each are need\
ed.",{plain:(0,B.count)(p[0]),fewest:(0,B.count)(_)})];let L={found:(0,B.count)(q.detected),number:(0,B.count)(q.marked),rate:(0,B.percent)(q.level)},z=e.running?
(0,V.t)("{found} of {number} found at {rate} false positives so far",L):(0,V.t)("{found} of {number} found at {rate} false positives",L),j=[...W(q,O.length>1?Ko(
C.name):""),(0,V.t)("AUC of these texts: {auc}.",{auc:(0,Go.fixed)(C.auc,3)})].join(" ");return[q.apart?"good":"even",q.apart?"◆":"◇",z,j]}function W(p,O){let[
_,C]=p.found_between.map(B.percent),P={number:(0,B.count)(p.false_positives),share:(0,B.percent)(p.false_between[1])},q=[O?(0,V.t)("By the {score}, the true det\
ection rate is between {low} and {high}.",{score:O,low:_,high:C}):(0,V.t)("The true detection rate is between {low} and {high}.",{low:_,high:C}),p.false_positives?
(0,V.t)("Of the texts without the watermark, {number} passed, so the true false-positive rate may be up to {share}.",P):(0,V.t)("Of the texts without the waterm\
ark, none passed, but the true false-positive rate may be up to {share}.",P)];return p.level>l&&q.push((0,V.tn)(p.plain,"{rate} is the smallest rate that {count\
} text without it can show.","{rate} is the smallest rate that {count} texts without it can show.",{rate:(0,B.percent)(p.level)})),p.apart||q.push((0,V.t)("The \
intervals overlap: it is not known whether more are found than pass by chance.")),q}function M(p){let[O,_,C,P]=T(p,p.scores[b(p)]);(0,wt.sayAttributes)(n("answe\
r"),{"data-verdict":O}),(0,B.say)(n("answer-sign"),_),(0,B.say)(n("answer-words"),C),(0,B.say)(n("answer-more"),P),e.done&&(0,B.say)(n("told"),`${C}. ${P}`),(0,B.say)(
n("missing"),xt(e,p)),(0,B.say)(n("about"),[Br(p.watermark),...p.learned?[(0,V.t)("only the texts that no detector was trained on")]:[]].join(" · "));let{left_out:q,
problem:L}=p;(0,wt.showIf)(n("warning"),q>0);let z=L?`${(0,V.t)(L.message)} ${(0,V.t)(L.fix)}`:(0,V.t)("No token in them counts.");(0,B.say)(n("warning"),q>0?`⚠\
 ${(0,V.tn)(q,"{count} text was not scored.","{count} texts were not scored.")} ${z}`:"")}let E=(p,O)=>p.filter(_=>_>O).length;function x({values:p,name:O},_){let[
C,P]=p.map(j=>E(j,_)),[q,L]=[C/p[0].length,P/p[1].length],z=[(0,V.tn)(p[1].length,"Above {threshold}: {marked} of {count} text with the watermark ({found}), and\
 {plain} of {others} without it ({passed}).","Above {threshold}: {marked} of {count} texts with the watermark ({found}), and {plain} of {others} without it ({pa\
ssed}).",{threshold:Number(_.toFixed(2)),marked:(0,B.count)(P),found:(0,B.percent)(L),plain:(0,B.count)(C),others:(0,B.count)(p[0].length),passed:(0,B.percent)(
q)})];return O!=="posterior"&&z.push((0,V.t)("If scores without the watermark were standard normal, {share} would pass.",{share:(0,Hs.pWords)((0,Hs.pValue)(_))})),
{x:q,y:L,words:z.join(" ")}}function m(p,O){let _=2/(9*(O-1));return p**2>(1-_+1.645*Math.sqrt(_))**3}function k({values:p,normal:O,name:_}){if(_==="posterior"||
!O[0])return"";let[C,P]=O.map(L=>L&&{mean:(0,Ho.zWords)(L[0]),deviation:(0,Go.fixed)(L[1],2)}),q=[(0,V.t)("Without the watermark: mean {mean}, standard deviatio\
n {deviation}; in theory 0 and 1.",C),P?(0,V.t)("With it: mean {mean}, standard deviation {deviation}.",P):(0,V.t)("With it: too few texts.")];return m(O[0][1],
p[0].length)&&q.push((0,V.t)("The scores without the watermark scatter more than in theory, as they do where phrases repeat: try “{option}”.",{option:(0,V.t)(
"count repeated n-grams once")})),q.join(" ")}function g({scores:p}){let O=p.filter(y).flatMap(C=>C.rates.map(P=>[C,P])),_=(0,wt.fit)(t.querySelector(".gp-rates\
 tbody"),O.length,()=>{let C=(0,B.make)("tr");return C.append((0,B.make)("th","",null,{scope:"row"}),...Array.from({length:4},()=>{let P=(0,B.make)("td");return P.
append((0,B.make)("span")," ",(0,B.make)("small")),P})),C});O.forEach(([C,P],q)=>{let[L,z,j,I,se]=_[q].cells,[J,Te]=P.found_between.map(B.percent);(0,B.say)(L,Ko(
C.name)),f(z,(0,B.percent)(P.level),""),P.shown?f(j,(0,B.percent)(P.detected/P.marked),(0,Fr.isKnown)(P.threshold)?(0,V.t)("({low} to {high}), threshold {thresh\
old}",{low:J,high:Te,threshold:(0,Ho.zWords)(P.threshold)}):(0,V.t)("({low} to {high})",{low:J,high:Te})):f(j,(0,V.t)("not known"),(0,V.tn)(Math.ceil(1/P.level-
1e-9),"needs {count} text without it","needs {count} texts without it")),f(I,P.normal?(0,B.percent)(P.normal.rate):"–",P.normal?(0,V.t)("threshold {value}",{value:(0,Ho.zWords)(
P.normal.threshold)}):""),P.shown?f(se,(0,V.t)("up to {share}",{share:(0,B.percent)(P.false_between[1])}),(0,V.t)("{passed} of {number} passed",{passed:(0,B.count)(
P.false_positives),number:(0,B.count)(P.plain)})):f(se,"–","")})}function f(p,O,_){(0,B.say)(p.children[0],O),(0,B.say)(p.children[1],_)}function c({scores:p}){
let[{rates:O}]=p.filter(y),_=O.filter(({shown:L})=>!L).map(({level:L})=>(0,B.percent)(L));if(!_.length)return"";let[C,P]=_;return`${(0,V.tn)(O[0].plain,"With {c\
ount} text without the watermark, a false-positive rate of {rate} is less than one text, so the samples cannot show it.","With {count} texts without the waterma\
rk, a false-positive rate of {rate} is less than one text, so the samples cannot show it.",{rate:P?(0,V.t)("{first} or {second}",{first:C,second:P}):C})} ${(0,V.t)(
"The normal distributions reach further, as far as the scores are normal.")}`}function d(p){let O=p.scores[b(p)];if((0,wt.showIf)(n("shown"),y(O)),!y(O))return;
let _=$(O.name);document.activeElement!==s&&(s.value=_);let C=x(O,_);(0,Nn.drawChart)(n("scores"),(0,Nn.withLine)(e.charts[`scores ${O.name}`],_,(0,V.t)("thresh\
old {value}",{value:Number(_.toFixed(2))}))),(0,B.say)(n("at-threshold"),C.words),(0,B.say)(n("spreads"),k(O)),(0,wt.showIf)(n("of-fit"),O.name!=="posterior"&&O.
normal.some(Boolean));let P=p.scores.filter(y);if((0,Nn.drawChart)(n("roc"),(0,Nn.withPoint)(e.charts[`roc ${O.name}`],C)),h(n("roc-keys"),P.map(({name:L,auc:z},j)=>[
j===P.indexOf(O)?"gp-roc-main":`gp-roc-other gp-roc-${j%3}`,(0,V.t)("{score}: AUC {auc}",{score:Ko(L),auc:(0,Go.fixed)(z,3)}),(0,V.t)((0,B.named)(Ks.SCORES,L,["",
"",""])[2]),"auc"])),g(p),(0,B.say)(n("few"),c(p)),(0,wt.showIf)(n("of-lengths"),p.lengths.length>1),p.lengths.length<2)return;(0,Nn.drawChart)(n("lengths-box"),
e.charts.lengths);let q=p.kind==="synthid"?(0,V.t)("mean g"):"z";h(n("length-keys"),[["gp-z-measured",(0,V.t)("found at {rate} false positives, by {score}, from\
 the samples",{rate:i(p.lengths),score:q}),(0,V.t)("The threshold is the laxest that at most this share of the cut texts without the watermark passes; unless th\
e share is 1%, so few texts cannot show a smaller one. The bars are the 95 % intervals of the true rate."),"detection-rate"],["gp-z-expected",(0,V.t)("the same \
by normal distributions"),(0,V.t)("As if the scores at each length were normal."),"detection-rate"],["gp-z-other",(0,V.t)("AUC"),(0,V.t)("How often a cut text w\
ith the watermark scores higher than one without: 50% is guessing."),"auc"]])}function i(p){let O=p.map(({levels:[P]})=>P),[_,C]=[Math.min(...O),Math.max(...O)].
map(B.percent);return _===C?_:(0,V.t)("{low} to {high}",{low:_,high:C})}function h(p,O){let _=(0,wt.fit)(p,O.length,()=>{let C=(0,B.make)("span"),P=(0,wt.svg)("\
svg");return(0,wt.sayAttributes)(P,{width:26,height:8,"aria-hidden":"true"}),P.append((0,wt.svg)("path")),C.append(P,(0,B.make)("span")),C});O.forEach(([C,P,q,L],z)=>{
(0,wt.sayAttributes)(_[z].firstChild.firstChild,{class:C,d:"M1 4H25"}),(0,B.say)(_[z].lastChild,P),(0,Gs.tipOfTerm)(_[z].lastChild,L,()=>"",{meaning:q})})}function u(){
let{found:p}=e,O=p&&p.scores[b(p)];return!O||!y(O)?null:{score:O,rate:O.rates.find(({shown:_})=>_)||O.rates[0]}}let S=p=>()=>{let O=u(),_=O&&p(O);return _?(0,V.t)(
"{name}: {words}.",{name:Ko(O.score.name),words:_}):""};(0,Gs.runsOfTerms)(t,{roc:S(({score:p})=>`AUC ${(0,Go.fixed)(p.auc,3)}`),level:S(({rate:p})=>(0,V.t)("{p\
assed} of {number} passed = {share}",{passed:(0,B.count)(p.false_positives),number:(0,B.count)(p.plain),share:(0,B.percent)(p.false_positives/p.plain)})),found:S(
({rate:p})=>(0,V.t)("{found} of {number} found = {share}",{found:(0,B.count)(p.detected),number:(0,B.count)(p.marked),share:(0,B.percent)(p.detected/p.marked)})),
normal:S(({rate:p})=>p.normal?(0,V.t)("{share} above {threshold}",{share:(0,B.percent)(p.normal.rate),threshold:(0,Ho.zWords)(p.normal.threshold)}):""),truth:S(
({rate:p})=>(0,V.t)("{passed} of {number} passed; the true rate may be up to {share}",{passed:(0,B.count)(p.false_positives),number:(0,B.count)(p.plain),share:(0,B.percent)(
p.false_between[1])})),spread:()=>{let p=u();return p?k(p.score):""}});function N({scores:p}){(0,wt.showIf)(n("of-score"),p.length>1);let O=p.map(({name:_})=>_).
join();o.dataset.key!==O&&(o.dataset.key=O,o.replaceChildren(...p.map(({name:_})=>(0,B.make)("option","",Ko(_),{value:_}))),o.value=p[b(e.found)].name)}function A(){
N(e.found),M(e.found),d(e.found)}return p=>{t.hidden=!w(),!t.hidden&&(p.found||p.status)&&A()}}var wc=v(Wt(),1),Jn=v(ue(),1),nn=v(H(),1),pt=v(F(),1),Kr=v(_e(),1),Et=v(wn(),1),An=v(rn(),1);function bc(t,e){let n=m=>t.querySelector(".gp-"+m),o=[(0,pt.t)("th\
e text alone"),(0,pt.t)("with its prompt")],s=new An.MarkedText(n("words")),r=n("which");r.addEventListener("change",()=>$());let a=()=>e.found.reports[Math.min(
Number(r.value),e.found.reports.length-1)];function l({reports:m,once:k,otherwise:g}){let[f,c,d,i]=(0,Et.verdictOf)(m[0],k?null:g);(0,Jn.sayAttributes)(n("answe\
r"),{"data-verdict":f}),(0,nn.say)(n("answer-sign"),c),(0,nn.say)(n("answer-words"),d),(0,nn.say)(n("answer-more"),i),(0,nn.say)(n("told"),`${d}. ${i}`),(0,Jn.showIf)(
n("beside"),m.length>1),m.length>1&&(0,nn.say)(n("beside"),y(m));let h=w(e.found);(0,Jn.showIf)(n("repeats"),!!h),(0,nn.say)(n("repeats"),h),(0,nn.say)(n("about"),
b(e.found))}function w({reports:[{num_tokens_scored:m}],otherwise:k,once:g}){let f=k?k.num_tokens_scored:null;if(!(0,Kr.isKnown)(f)||f===m)return"";let c=(0,Et.zWords)(
k.z_score);return g?(0,pt.tn)(f-m,"Left out as repeated: {count} token. With it, z would be {z}.","Left out as repeated: {count} tokens. With them, z would be {\
z}.",{z:c}):(0,pt.tn)(m-f,"Of the scored tokens, {count} only repeats an n-gram that came before, which is no new evidence: counted once, z is {z}.","Of the sco\
red tokens, {count} only repeat an n-gram that came before, which is no new evidence: counted once, z is {z}.",{z:c})}function y([m,k]){let g=k.z_score-m.z_score,
f=Math.abs(g)<.005?(0,pt.t)("This changes nothing."):g<0?(0,pt.t)("This dilutes the mark."):(0,pt.t)("This happens to add to it."),c=(0,Et.zWords)(k.z_score);return`${(0,pt.tn)(
k.prompt_tokens,"With its prompt, z is {z}: {count} token of the prompt counts too.","With its prompt, z is {z}: {count} tokens of the prompt count too.",{z:c})}\
 ${f}`}function b({model:m,watermark:k,exact:g,once:f}){return[Array.isArray(k.keys)?(0,pt.tn)(k.keys.length,"SynthID, {count} key","SynthID, {count} keys"):(0,pt.t)(
"green list, {scheme}",{scheme:k.seeding_scheme||"lefthash"}),g?(0,pt.t)("the tokens of the run"):(0,pt.t)("tokens as {model} splits the text",{model:m}),...f?[
(0,pt.t)("repeated n-grams counted once")]:[]].join(" · ")}function $(){let m=a();(0,An.markLegend)(n("legend"),...(0,Et.legendOf)(m)),s.show((0,Et.markedItems)(
m))}function T({reports:m}){let k=m.map(({curve:i},h)=>({name:m.length>1?o[h]:"z",look:h?"other":"measured",points:i||[]})),[{tokens_needed:g,threshold:f}]=m,c=(0,Et.scoredOf)(
m[0]),d=(0,Kr.isKnown)(g)?{at:g,words:W(g,c)}:null;(0,An.zPicture)(n("curve-box"),{curves:k,threshold:f,needed:d}),(0,An.zKeys)(n("curve-keys"),m.length>1?k:[])}
function W(m,k){return m<=k?(0,pt.tn)(m,"At the share of this text, {count} token reaches the threshold.","At the share of this text, {count} tokens reach the t\
hreshold."):(0,pt.tn)(m,"At the share of this text, {count} token reaches the threshold: {more} more.","At the share of this text, {count} tokens reach the thre\
shold: {more} more.",{more:(0,nn.count)(m-k)})}function M(){(0,Jn.showIf)(n("of-layers"),!!e.charts.layers),(0,wc.drawChart)(n("layers-box"),e.charts.layers)}function E(m){
let{reports:k}=e.found;(0,Jn.showIf)(n("of-prompt"),k.length>1),l(e.found),m&&$(),(0,Et.fillDetectionTable)(n("found-numbers"),k.map((g,f)=>({name:o[f],report:g}))),
T(e.found),M()}let x=()=>!!e.found;return new ResizeObserver(()=>x()&&E(!1)).observe(t),m=>{t.hidden=!x(),!t.hidden&&m.found&&E(!0)}}var Gt=v(ue(),1),Ee=v(H(),1),Ue=v(F(),1),Ds=v(_e(),1),Do=v(wn(),1),kc=v(rn(),1);function yc(t,e){let n=t.querySelector("tbody"),o=t.querySelector(".gp-mistake-n\
ote");function s({rows:$,threshold:T}){let W=$.flatMap(({reports:k})=>k.map(({z_score:g})=>g)).filter(Ds.isKnown),M=Math.min(-3,...W)-.4,E=Math.max(T,...W)+.4,x=k=>(k-
M)/(E-M),m=(0,Gt.fit)(n,$.length,r);$.forEach(({what:k,how:g,meaning:f,keeps:c,reports:d},i)=>{let[h,u,S]=m[i].cells;m[i].classList.toggle("gp-right",i===0);let[
N,A]=h.children;(0,Ee.say)(N,(0,Ue.t)(k)),(0,Gt.sayAttributes)(N,{"data-tip":(0,Ue.t)(f)}),(0,Ee.say)(A,(0,Ue.t)(g));let p=d.map(({z_score:C})=>C).filter(Ds.isKnown);
a(u.firstChild,p.map(x),{zero:x(0),threshold:x(T)});let O=p.length>1?(0,Ue.t)("{low} to {high}",{low:(0,Do.zWords)(Math.min(...p)),high:(0,Do.zWords)(Math.max(...p))}):
(0,Do.zWords)(p[0]);(0,Ee.say)(S.children[0],O),(0,Ee.say)(S.children[1],l(d,c));let _=i?w({keeps:c,meaning:f,reports:d},T):"";(0,Gt.showIf)(S.children[2],!!_),
(0,Ee.say)(S.children[2],_)}),(0,Ee.say)(o,b($))}function r(){let $=(0,Ee.make)("tr"),T=(0,Ee.make)("th","",null,{scope:"row"});T.append((0,Ee.make)("span","",null,
{tabindex:0}),(0,Ee.make)("small"));let W=(0,Ee.make)("td");W.append((0,Ee.make)("span","gp-strip",null,{"aria-hidden":"true"}));let M=(0,Ee.make)("td");return M.
append((0,Ee.make)("b"),(0,Ee.make)("small"),(0,Ee.make)("small","gp-why")),$.append(T,W,M),$}function a($,T,{zero:W,threshold:M}){let E=[W,M,...T],x=(0,Gt.fit)(
$,E.length,()=>(0,Ee.make)("i"));E.forEach((m,k)=>{(0,Gt.sayClass)(x[k],["gp-line gp-zero","gp-line"][k]||"gp-dot"),(0,Gt.sayPercent)(x[k],"left",m)})}function l($,T){
let[W]=$.filter(({error:m})=>m);if(W)return(0,Ue.t)(W.error.message);let M=$.filter(({prediction:m})=>m).length,E=T==="none";if($.length===1)return M?E?(0,Ue.t)(
"▲ above it by chance"):(0,Ue.t)("◆ watermarked"):(0,Ue.t)("◇ no sign");if(!M)return(0,Ue.tn)($.length,"◇ no sign in {count} try","◇ no sign in {count} \
tries");let x={passed:M,number:$.length};return E?(0,Ue.t)("▲ {passed} of {number} above it by chance",x):(0,Ue.t)("◆ {passed} of {number} watermarked",x)}function w({
keeps:$,meaning:T,reports:W},M){let E=W.filter(({prediction:f})=>f);if(!E.length)return"";if($!=="none")return(0,Ue.t)(T);let{num_tokens_scored:x,once:m}=E.reduce(
(f,c)=>c.z_score>f.z_score?c:f),k=m&&(0,Ds.isKnown)(x)?x-m.num_tokens_scored:0,g=[];if(k>0){g.push((0,Ue.tn)(k,"p counts each token as new evidence, but {count}\
 of the {scored} only repeats an n-gram.","p counts each token as new evidence, but {count} of the {scored} only repeat an n-gram.",{scored:(0,Ee.count)(x)}));let f=(0,Do.zWords)(
m.z_score);g.push(m.z_score>M?(0,Ue.t)("Counted once, z is {z}.",{z:f}):(0,Ue.t)("Counted once, z is {z}, not above the threshold.",{z:f}))}return(!k||m.z_score>
M||W.length>1)&&g.push(...y(M,W.length)),g.join(" ")}function y($,T){let W=(0,kc.pValue)($),M=m=>(0,Ee.count)(Number((1/m).toPrecision(2))),E=[W>.1?(0,Ue.t)("{s\
hare} of texts without this watermark pass the threshold.",{share:(0,Ee.percent)(W)}):(0,Ue.t)("One in {odds} texts without this watermark passes the threshold.",
{odds:M(W)})];if(T===1)return E;let x=1-(1-W)**T;return E.push(x>.1?(0,Ue.t)("With {tries} tries at each text, {share} pass at least once.",{tries:(0,Ee.count)(
T),share:(0,Ee.percent)(x)}):(0,Ue.t)("With {tries} tries at each text, one in {odds} passes at least once.",{tries:(0,Ee.count)(T),odds:M(x)})),E}function b([$]){
return $.reports[0].prediction?"":(0,Ue.t)("The given settings find nothing either. If the text is watermarked, they may be wrong themselves, or the text is too\
 short.")}return $=>{t.hidden=!e.found,!t.hidden&&$.found&&s(e.found)}}var xc=v(Wt(),1);var bn=v(H(),1),vc=v(qt(),1),Ct=v(F(),1),Sc=v(Ae(),1),Oc=v(_e(),1),$c=v(wn(),1);function Tc(t,e){let n=a=>t.querySelector(".gp-"+a);function o({how:a,points:l,of:w,
seeds:y,threshold:b}){let $=l.filter(({z:W})=>W.length),T=[(0,Ct.t)(a),(0,Ct.tn)(y,"{count} seed at each strength","{count} seeds at each strength")];l.length<w&&
T.push((0,Ct.t)("{done} of {of} strengths so far",{done:l.length,of:w})),(0,bn.say)(n("about"),T.join(" · ")),(0,bn.say)(n("strength-words"),s($,l,b)),(0,xc.drawChart)(
n("strength-box"),e.charts.strengths)}function s(a,l,w){let y=({strength:x,z:m})=>x===0?m[0]>w?"above":"below":dr(m,w),b=(...x)=>r(a,m=>x.includes(y(m))),[$,T,W]=[
b("above"),b("below"),b("open","few")],M=l.filter(({refused:x})=>x).map(({strength:x})=>(0,bn.percent)(x)),E=[];return a.length&&a[0].strength===0&&y(a[0])!=="a\
bove"&&E.push((0,Ct.t)("The text is not above the threshold even before the attack.")),$&&E.push((0,Ct.t)("At strength {strengths}, the median z is above the th\
reshold.",{strengths:$})),T&&E.push((0,Ct.t)("At strength {strengths}, the median z is not above the threshold.",{strengths:T})),W&&E.push((0,Ct.t)("At strength\
 {strengths}, it is not known whether the median z is above the threshold: the seeds disagree or are too few.",{strengths:W})),M.length&&E.push((0,Ct.t)("At str\
ength {strengths}, too little text is left to score, for some seeds or for all.",{strengths:M.join(", ")})),E.join(" ")}function r(a,l){let w=[];a.forEach((b,$)=>{
l(b)&&($&&l(a[$-1])?w.at(-1)[1]=b.strength:w.push([b.strength,b.strength]))});let y=w.map(([b,$])=>b===$?(0,bn.percent)(b):(0,Ct.t)("{low} to {high}",{low:(0,bn.percent)(
b),high:(0,bn.percent)($)}));return y.length>1?(0,Ct.t)("{names} and {last}",{names:y.slice(0,-1).join(", "),last:y.at(-1)}):y.join("")}return(0,Sc.runsOfTerms)(
t,{median:()=>(0,vc.inARow)((e.found?e.found.points:[]).filter(({z:a})=>a.length).map(({strength:a,z:l})=>(0,Ct.t)("{strength}: z {median}",{strength:(0,bn.percent)(
a),median:(0,$c.zWords)((0,Oc.medianOf)(l))})))}),a=>{t.hidden=!e.found,!t.hidden&&a.found&&o(e.found)}}var _c=v(Wt(),1);var Ht=v(ue(),1),ko=v(et(),1),Mc=v(qt(),1),Fe=v(H(),1),U=v(F(),1),yo=v(Ae(),1),Qn=v(_e(),1),Vo=v(wn(),1);var Gr=(t,e)=>t?[e]:[];function Ec(t,e){let n=g=>t.querySelector(".gp-"+g),o=()=>e.answered("cost"),s=({perplexity:g,score:f})=>!!(g&&f),r=({knob:g},f)=>g==="ke\
ys"?(0,U.tn)(f,"{count} key","{count} keys"):(0,U.t)("bias {value}",{value:Number(f.toFixed(3))});function a(g){let[f,...c]=g.points,d=c.filter(s).sort((p,O)=>p.
value-O.value),i=e.done?(0,U.t)("No answer"):(0,U.t)("Not known yet");if(!s(f)||!d.length)return["wait","…",i,e.done?(0,U.t)("At least one text without the wa\
termark and one with it must be scored."):(0,U.t)("The first texts are being written.")];let h=(0,U.t)("The threshold is {threshold}.",{threshold:g.threshold}),
u=p=>[w(g,p),...y(p,f)].join(" ");if(d.every(({found:p})=>p==="few")){let p=Math.max(...d.map(({texts:_})=>_)),O=(0,U.tn)(p,"{count} text of each strength is to\
o few to tell: {fewest} are needed.","{count} texts of each strength are too few to tell: {fewest} are needed.",{fewest:cr});return["wait","…",i,`${u(d.at(-1))}\
 ${O}`]}let S=d[d.findLastIndex(({found:p})=>p!=="above")+1];if(S){let p=r(g,S.value);return["good","◆",e.running?(0,U.t)("Found from {strength} on, so far",{
strength:p}):(0,U.t)("Found from {strength} on",{strength:p}),`${h} ${u(S)}`]}let N=d.filter(({found:p})=>p==="above");if(N.length){let p=N.map(({value:O})=>r(g,
O)).join(", ");return["even","◇",e.running?(0,U.t)("Found at {strengths}, so far",{strengths:p}):(0,U.t)("Found at {strengths}",{strengths:p}),`${(0,U.t)("At \
the strongest it is not certain.")} ${u(d.at(-1))}`]}let A=d.every(({found:p})=>p==="below");return["even","◇",l(A),`${h} ${u(d.at(-1))} ${(0,U.t)("Longer tex\
ts help.")}`]}function l(g){return g?e.running?(0,U.t)("Not found at any strength so far"):(0,U.t)("Not found at any strength"):e.running?(0,U.t)("Not reliably \
found at any strength so far"):(0,U.t)("Not reliably found at any strength")}function w(g,{value:f,score:{median:c,low:d,high:i}}){let h={strength:r(g,f),median:(0,Vo.zWords)(
c),low:(0,Vo.zWords)(d),high:(0,Vo.zWords)(i)};return i>d?(0,U.t)("At {strength}, the median z is {median}, interval {low} to {high}.",h):(0,U.t)("At {strength}\
, the median z is {median}.",h)}function y({perplexity:g,price:f,dearer:c},d){let i=(0,U.t)("The median perplexity is {marked} instead of {plain}.",{marked:(0,ko.fixed)(
g.median,2),plain:(0,ko.fixed)(d.perplexity.median,2)});if(!f)return[i];let h={times:yt(f.median),interval:yn(f)};return[i,f.high>f.low?(0,U.t)("Seed by seed it\
 is {times}, interval {interval}.",h):(0,U.t)("Seed by seed it is {times}.",h),...c==="open"?[(0,U.t)("That is not a clear cost.")]:c==="few"?[(0,U.t)("These ar\
e too few seeds to tell.")]:[]]}function b(g){let[f,c,d,i]=a(g);(0,Ht.sayAttributes)(n("answer"),{"data-verdict":f}),(0,Fe.say)(n("answer-sign"),c),(0,Fe.say)(n(
"answer-words"),d),(0,Fe.say)(n("answer-more"),i),e.done&&(0,Fe.say)(n("told"),`${d}. ${i}`),(0,Fe.say)(n("missing"),xt(e,g)),(0,Fe.say)(n("about"),uc(g.watermark))}
function $(g){let f=g.kind==="green";for(let c of["perplexity","score","share","suppressed"])(0,_c.drawChart)(n(c),e.charts[c]);(0,Fe.say)(n("share-name"),f?(0,U.t)(
"Green tokens"):(0,U.t)("Mean g-value")),(0,yo.tipOfTerm)(n("share-name"),f?"green-list":"g-value",()=>T(E),{meaning:f?(0,U.t)("Green tokens / tokens scored, of\
 all texts of a strength together."):(0,U.t)("The mean of all g-values of the texts of a strength: 0.5 without the watermark."),formula:f?(0,U.t)("green / score\
d"):"Σ g / n",unit:f?"%":""}),(0,Ht.showIf)(n("of-suppressed"),!!e.charts.suppressed),(0,Ht.showIf)(n("limits"),f),(0,Ht.showIf)(n("of-expected"),g.points.some(
({expected:c})=>(0,Qn.isKnown)(c))),(0,Fe.say)(n("suppressed-name"),(0,U.t)("Suppressed candidates")),(0,yo.tipOfTerm)(n("suppressed-name"),f?"green-list":"g-va\
lue",()=>T(x),{formula:"",unit:(0,U.t)("tokens"),meaning:(0,U.tn)(g.candidates,"Of the {count} candidate that the model found likeliest at a step, how many the \
watermark made less likely; the mean over all steps.","Of the {count} candidates that the model found likeliest at a step, how many the watermark made less like\
ly; the mean over all steps.")})}let T=g=>(0,Mc.inARow)(e.found.points.filter(f=>g(f)!=="–").map(f=>(0,U.t)("{name}: {words}",{name:f.value===null?(0,U.t)("no\
ne"):r(e.found,f.value),words:g(f)}))),W=({perplexity:g})=>g?(0,ko.fixed)(g.median,2):"–",M=({score:g})=>g?(0,Vo.zWords)(g.median):"–",E=({share:g})=>(0,Qn.isKnown)(
g)?e.found.kind==="green"?(0,Fe.percent)(g):(0,ko.fixed)(g,3):"–",x=({suppressed:g})=>(0,Qn.isKnown)(g)?(0,ko.fixed)(g,2):"–";(0,yo.runsOfTerms)(t,{perplexity:()=>T(
W),score:()=>T(M)});function m(g){let f=g.kind==="green",c=(p,O=g.points)=>O.some(_=>(0,Qn.isKnown)(_[p])),d=(0,U.t)("At least this share of tokens is expected \
to be green, from the distributions that the model had along the texts."),i=(0,U.t)("How much probability the watermark moved from red candidates to green ones \
at a step, on average."),h=[[g.knob==="keys"?(0,U.t)("keys"):(0,U.t)("bias"),({value:p})=>p===null?(0,U.t)("none"):String(p)],[(0,U.t)("texts"),({texts:p})=>(0,Fe.count)(
p),"sample",{formula:""}],[(0,U.t)("perplexity"),W,"perplexity",{meaning:(0,U.t)("The median of the texts of a strength.")}],["z",M,"z-score",{meaning:(0,U.t)("\
The median of the texts of a strength.")}],[f?(0,U.t)("green"):(0,U.t)("mean g"),E,f?"green-list":"g-value",{formula:f?(0,U.t)("green / scored"):"Σ g / n",unit:f?
"%":""}],...Gr(c("expected"),[(0,U.t)("expected at least"),({expected:p})=>(0,Qn.isKnown)(p)?(0,Fe.percent)(p):"–","green-list",{meaning:d,formula:"",unit:"%"}]),
...Gr(c("suppressed",g.points.slice(1)),[(0,U.t)("suppressed of {count}",{count:g.candidates}),x,f?"green-list":"g-value",{meaning:(0,U.t)("How many of the like\
liest tokens the watermark made less likely, on average over the positions."),formula:"",unit:(0,U.t)("tokens")}]),...Gr(c("moved"),[(0,U.t)("moved to green"),({
moved:p})=>(0,Qn.isKnown)(p)?(0,Fe.percent)(p):"–","total-variation",{meaning:i}])],u=t.querySelector("table.gp-numbers"),[S]=(0,Ht.fit)(u.tHead,1,()=>(0,Fe.make)(
"tr")),N=(0,Ht.fit)(S,h.length,()=>{let p=(0,Fe.make)("th","",null,{scope:"col"});return p.append((0,Fe.make)("span")),p});h.forEach(([p,O,_,C],P)=>{let q=N[P].
firstChild;if((0,Fe.say)(q,p),_)(0,yo.tipOfTerm)(q,_,()=>T(O),C);else for(let L of["data-tip","data-term","tabindex"])q.removeAttribute(L)});let A=(0,Ht.fit)(u.
tBodies[0],g.points.length,()=>(0,Fe.make)("tr"));g.points.forEach((p,O)=>{A[O].firstChild||A[O].append((0,Fe.make)("th","",null,{scope:"row"}));let _=(0,Ht.fit)(
A[O],h.length,()=>(0,Fe.make)("td"));h.forEach(([,C],P)=>(0,Fe.say)(_[P],C(p)))})}function k(){b(e.found),$(e.found),m(e.found)}return g=>{t.hidden=!o(),!t.hidden&&
(g.found||g.status)&&k()}}var Tt=v(ue(),1),Vs=v(et(),1),re=v(H(),1),Cc=v(qt(),1),ye=v(F(),1),Us=v(Ae(),1),Wc=v(_e(),1),Dt=v(wn(),1),Js=v(rn(),1);function qc(t,e){let n=i=>t.querySelector(
".gp-"+i),o=["A","B"],[s,r]=[0,[]],a=()=>e.answered("quiz"),l=()=>e.done?e.found.pairs.filter(({texts:i})=>i.every(({report:h})=>!h.error)):[],w=({left:i})=>i?0:
1,y=()=>r.filter((i,h)=>i===w(l()[h])).length,b=o.map((i,h)=>{let u=(0,re.make)("div","gp-side"),[S,N,A,p]=[(0,re.make)("h3","",(0,ye.t)("Text {name}",{name:i})),
(0,re.make)("p","gp-facts"),(0,re.make)("div","gp-body",null,{dir:"auto"}),(0,re.make)("button","gp-button gp-main",(0,ye.t)("Text {name} is watermarked",{name:i}),
{type:"button"})],O=(0,re.make)("div","",null,{tabindex:0}),_=(0,re.make)("div");return A.append(O,_),u.append(S,N,A,p),n("texts").append(u),p.addEventListener(
"click",()=>$(h)),{box:u,title:S,facts:N,plain:O,marked:_,button:p,text:new Js.MarkedText(_)}});function $(i){r[s]===void 0&&(r[s]=i,d(),n("next").focus({preventScroll:!0}))}
n("next").addEventListener("click",()=>{s=Math.min(s+1,l().length-1),d(),b[0].button.focus({preventScroll:!0})});let T=i=>i.kind==="green"?i.green_fraction:i.mean,
W=i=>i.kind==="green"?(0,ye.t)("{share} green",{share:(0,re.percent)(i.green_fraction)}):(0,ye.t)("mean g {g}",{g:(0,Vs.fixed)(i.mean,3)});function M(i,h,u,S){let{
report:N,perplexity:A}=u.texts[h],p=h===w(u)?"with":"without";if((0,Tt.showIf)(i.plain,!S),(0,Tt.showIf)(i.marked,S),(0,Tt.showIf)(i.button,!S),(0,Tt.showIf)(i.
facts,S),S){i.box.dataset.truth=p,(0,re.say)(i.title,E(o[h],p==="with",r[s]===h));let O=[W(N),`z ${(0,Dt.zWords)(N.z_score)}`];(0,Wc.isKnown)(A)&&O.push((0,ye.t)(
"perplexity {value}",{value:(0,Vs.fixed)(A,2)})),(0,re.say)(i.facts,O.join(" · ")),i.text.show((0,Dt.markedItems)(N));return}delete i.box.dataset.truth,(0,re.say)(
i.title,(0,ye.t)("Text {name}",{name:o[h]})),i.text.show([]),(0,re.say)(i.plain,N.tokens.slice(N.prompt_tokens).map(([,,O])=>O??"").join(""))}function E(i,h,u){
return h?u?(0,ye.t)("Text {name}: ◆ watermarked, your guess",{name:i}):(0,ye.t)("Text {name}: ◆ watermarked",{name:i}):u?(0,ye.t)("Text {name}: not watermar\
ked, your guess",{name:i}):(0,ye.t)("Text {name}: not watermarked",{name:i})}function x({texts:i},h){let[u,S]=[i[h],i[1-h]].map(({report:p})=>p),N={share:W(u),chance:u.
kind==="green"?(0,re.percent)(u.ratio):"0.5",z:(0,Dt.zWords)(u.z_score)},A=[u.z_score>e.found.threshold?(0,ye.t)("What gave it away: {share} with the watermark,\
 where chance gives {chance}; z is {z}, more than chance explains.",N):(0,ye.t)("What gave it away: {share} with the watermark, where chance gives {chance}; z i\
s {z}, too little to be certain.",N),(0,ye.t)("Without it: {share}, z {z}.",{share:W(S),z:(0,Dt.zWords)(S.z_score)})];return S.z_score>u.z_score&&A.push((0,ye.t)(
"Here the detector, too, would have chosen the wrong text: the texts are short, or the mark is weak.")),A.join(" ")}function m(i){let h=r[s]!==void 0;if(b.forEach(
(A,p)=>M(A,p,i,h)),(0,Tt.showIf)(n("legend"),h),(0,Tt.showIf)(n("verdict"),h),(0,Tt.showIf)(n("next"),h&&s+1<l().length),!h)return;let u=i.texts.map(({report:A})=>(0,Dt.legendOf)(
A)[1]);(0,Js.markLegend)(n("legend"),e.found.kind,{unscored:u.some(({unscored:A})=>A),repeated:u.some(({repeated:A})=>A)});let S=w(i),N=r[s]===S;(0,Tt.sayAttributes)(
n("answer"),{"data-verdict":N?"good":"bad"}),(0,re.say)(n("answer-sign"),N?"✓":"✗"),(0,re.say)(n("answer-words"),N?(0,ye.t)("Correct"):(0,ye.t)("Wrong: it w\
as text {name}",{name:o[S]})),(0,re.say)(n("answer-more"),x(i,S))}function k(i){if(!e.done)return(0,ye.t)("The texts are being written: {done} of {runs}.",{done:(0,re.count)(
i.done),runs:(0,re.count)(i.runs)});if(l().length)return"";let h=i.pairs.flatMap(({texts:u})=>u).find(({report:u})=>u.error);return h?[(0,ye.t)("No pair of text\
s could be scored."),(0,ye.t)(h.report.error.message),(0,ye.t)(h.report.error.fix)].join(" "):(0,ye.t)("No pair of texts was completed. Run the experiment again\
.")}function g(i){let h=r.length;if((0,Tt.showIf)(n("sum"),h>0&&h===i.length),n("sum").hidden)return;let u=y();(0,re.say)(n("sum").querySelector("h3"),f(u,h));let S=Array.
from({length:h-u+1},(p,O)=>c(h,u+O)).reduce((p,O)=>p+O,0)/2**h,N=i.filter(({texts:p,left:O})=>p[O?0:1].report.z_score>p[O?1:0].report.z_score).length;(0,re.say)(
n("sum-words"),[(0,ye.t)("By guessing, {hits} or more are correct in {share} of rounds.",{hits:(0,re.count)(u),share:(0,re.percent)(S)}),(0,ye.t)("The detector,\
 choosing the text with the higher z, has {right} of {pairs} correct.",{right:(0,re.count)(N),pairs:(0,re.count)(h)}),(0,ye.t)("Run the experiment again for ano\
ther round.")].join(" ")),(0,Us.tipOfTerm)(n("share-head"),e.found.kind==="green"?"green-list":"g-value",()=>"",{meaning:(0,ye.t)("In the text with the watermar\
k, and in the one without it."),formula:""}),(0,re.say)(n("share-head"),e.found.kind==="green"?(0,ye.t)("green with and without"):(0,ye.t)("mean g with and with\
out"));let A=(0,Tt.fit)(n("sum").querySelector("tbody"),h,()=>{let p=(0,re.make)("tr");return p.append((0,re.make)("th","",null,{scope:"row"}),(0,re.make)("td"),
(0,re.make)("td"),(0,re.make)("td")),p});i.forEach((p,O)=>{let _=w(p),[C,P]=[p.texts[_].report,p.texts[1-_].report],q=z=>z.kind==="green"?(0,re.percent)(T(z)):(0,Vs.fixed)(
T(z),3);[String(O+1),`${r[O]===_?"✓":"✗"} ${(0,ye.t)("text {name}",{name:o[r[O]]})}`,`${q(C)}, ${q(P)}`,`${(0,Dt.zWords)(C.z_score)}, ${(0,Dt.zWords)(P.z_score)}`].
forEach((z,j)=>(0,re.say)(A[O].cells[j],z))})}let f=(i,h)=>(0,ye.t)("{hits} of {pairs} correct",{hits:(0,re.count)(i),pairs:(0,re.count)(h)}),c=(i,h)=>Array.from(
{length:h},(u,S)=>(i-S)/(S+1)).reduce((u,S)=>u*S,1);(0,Us.runsOfTerms)(t,{scores:()=>(0,Cc.inARow)(l().slice(0,r.length).map((i,h)=>{let[u,S]=[i.texts[w(i)],i.texts[1-
w(i)]].map(({report:N})=>(0,Dt.zWords)(N.z_score));return(0,ye.t)("pair {number}: {marked} and {plain}",{number:h+1,marked:u,plain:S})}))});function d(){let i=l();
(0,re.say)(n("waiting"),k(e.found)),(0,Tt.showIf)(n("round"),i.length>0),(0,re.say)(n("about"),i.length?(0,ye.t)("Pair {number} of {pairs}. Same prompt, same se\
ed; one of them has the watermark.",{number:(0,re.count)(s+1),pairs:(0,re.count)(i.length)}):""),(0,re.say)(n("score"),r.length?f(y(),r.length):""),i.length&&m(
i[s]),g(i)}return i=>{t.hidden=!a(),i.run&&([s,r]=[0,[]]),!t.hidden&&(i.run||i.found||i.status)&&d()}}var Pc=v(Ac(),1);(0,Pc.addGroupPanes)({draft_lengths:ii,sameness:li,speedup:pi,batch:Ti,choices:Gi,difference:sa,divergence:aa,grid:Wa,lanes:Ka,lengths:Da,measures:Ua,
progress:Qa,sensitivity:nl,trie:Sl,without:Ol,arrival:Tl,estimate:Ml,kl:el,opened:El,precisions:Wl,shelf:Al,serving:cc,attack:pc,detectability:gc,detection:bc,marked:fc,
mistakes:yc,strengths:Tc,watermark_cost:Ec,watermark_quiz:qc});})();
