// Written by .ci/bundle.py from modules with the SHA-256 c7158b5b03fdb81aa203ef4f63a766307f13de79dc305eb892290828c1cc811d: edit those.
(()=>{var Rr=Object.create;var et=Object.defineProperty;var Lr=Object.getOwnPropertyDescriptor;var zr=Object.getOwnPropertyNames;var Or=Object.getPrototypeOf,Gr=Object.prototype.hasOwnProperty;var E=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},N=(e,t)=>{for(var n in t)et(e,n,{get:t[n],enumerable:!0})},Ir=(e,t,n,r)=>{
if(t&&typeof t=="object"||typeof t=="function")for(let o of zr(t))!Gr.call(e,o)&&o!==n&&et(e,o,{get:()=>t[o],enumerable:!(r=Lr(t,o))||r.enumerable});return e};var f=(e,t,n)=>(n=e!=null?Rr(Or(e)):{},Ir(t||!e||!e.__esModule?et(n,"default",{value:e,enumerable:!0}):n,e));var rn=E((Rs,nn)=>{nn.exports=window.GenerationPlaygroundModules["visualizers/panes/core/tables.ts"]});var J=E((Ls,on)=>{on.exports=window.GenerationPlaygroundModules["visualizers/panes/core/text.ts"]});var A=E((zs,sn)=>{sn.exports=window.GenerationPlaygroundModules["visualizers/panes/core/texts.ts"]});var tt=E((Os,an)=>{an.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/term.tsx"]});var ln=E((Gs,cn)=>{cn.exports=window.GenerationPlaygroundModules["visualizers/panes/core/tips.ts"]});var pn=E((Is,dn)=>{dn.exports=window.GenerationPlaygroundModules["visualizers/panes/assisted/denominators.ts"]});var $=E((Cs,mn)=>{mn.exports=window.GenerationPlaygroundModules["node_modules/preact/jsx-runtime/dist/jsxRuntime.mjs"]});var ae=E((As,wn)=>{wn.exports=window.GenerationPlaygroundModules["visualizers/panes/core/notation.ts"]});var ie=E((js,kn)=>{kn.exports=window.GenerationPlaygroundModules["visualizers/panes/core/values.ts"]});var yn=E((Fs,xn)=>{xn.exports=window.GenerationPlaygroundModules["visualizers/panes/draws/draw_words.ts"]});var Sn=E((Ds,Mn)=>{Mn.exports=window.GenerationPlaygroundModules["visualizers/panes/assisted/acceptance.ts"]});var Bn=E((Vs,Nn)=>{Nn.exports=window.GenerationPlaygroundModules["visualizers/panes/assisted/origins.ts"]});var le=E((qs,zn)=>{zn.exports=window.GenerationPlaygroundModules["visualizers/panes/core/log.ts"]});var pt=E((Js,Gn)=>{Gn.exports=window.GenerationPlaygroundModules["visualizers/panes/core/dom_patch.ts"]});var Be=E((ea,rr)=>{rr.exports=window.GenerationPlaygroundModules["node_modules/preact/hooks/dist/hooks.mjs"]});var wr=E((ra,br)=>{br.exports=window.GenerationPlaygroundModules["visualizers/panes/watermarks/watermark_statistics.ts"]});var xr=E((oa,kr)=>{kr.exports=window.GenerationPlaygroundModules["visualizers/panes/watermarks/z_words.ts"]});var Tr=E((ia,_r)=>{_r.exports=window.GenerationPlaygroundModules["visualizers/panes/core/term_links.ts"]});var Nr=E((ca,Sr)=>{Sr.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/written_tokens.ts"]});var st={};N(st,{BreakableName:()=>bn,DraftFigures:()=>Fr,termOfFigure:()=>gn});var hn=f(rn(),1),j=f(J(),1),L=f(A(),1),ze=f(tt(),1);var nt={};N(nt,{tip:()=>xe});var un=f(ln(),1),xe=e=>t=>{t&&(0,un.tipLater)(t,e)};var ot=f(pn(),1),v=f($(),1),Cr={num_draft_tokens:()=>({id:"draft",formula:""}),num_accepted_draft_tokens:()=>({id:"draft",formula:""}),draft_acceptance_rate:()=>({
id:"acceptance-rate"}),judged_acceptance_rate:()=>({id:"acceptance-rate",formula:(0,L.t)("accepted / judged")}),mean_acceptance_length:()=>({id:"acceptance-leng\
th"}),expected_acceptance_rate:()=>({id:"expected-acceptance"}),passes_saved:()=>({id:"passes-saved"})},gn=(e,t,n)=>({...Cr[e](),meaning:(0,L.t)(hn.FIGURES[e]),
run:()=>Wr(e,t,n)});function Wr(e,t,n){let r=(0,ot.denominatorOf)(e,n);if(e.startsWith("num_"))return(0,L.t)("{value} {denominator}.",{value:t,denominator:r});if(e!==
"passes_saved")return(0,L.t)("{denominator} = {value}.",{denominator:r,value:t});let o=(0,L.tn)(n.num_tokens,"{count} token","{count} tokens");return(0,L.tn)(n.
num_rounds,"{tokens} − {count} pass = {value}.","{tokens} − {count} passes = {value}.",{tokens:o,value:t})}var bn=({name:e})=>e.split(/(?<=_)/).flatMap(t=>[
t,(0,v.jsx)("wbr",{})]);function Ar({figures:e,judge:t}){let r=["num_draft_tokens","num_accepted_draft_tokens","draft_acceptance_rate","mean_acceptance_length",
"judged_acceptance_rate",...t.samples&&e.expected_acceptance_rate!==null?["expected_acceptance_rate"]:[],"passes_saved"];return(0,v.jsx)("dl",{class:"gp-draft-f\
igures","aria-label":(0,L.t)("Acceptance in figures"),children:r.map(o=>{let s=e[o],a=o.endsWith("rate"),c=a?s===null?"–":(0,j.percent)(s):o==="mean_acceptanc\
e_length"?(0,j.decimals)(s,2):(0,j.count)(s??0);return(0,v.jsxs)(ze.Term,{as:"div",class:"gp-draft-figure",attributes:{"data-name":o},...gn(o,c,e),children:[(0,v.jsx)(
"dt",{children:(0,v.jsx)(bn,{name:o})}),(0,v.jsx)("dd",{children:c}),(0,v.jsx)("dd",{class:"gp-note",children:(0,ot.denominatorOf)(o,e)}),a&&s!==null&&(0,v.jsx)(
"dd",{class:"gp-rate","aria-hidden":"true",children:(0,v.jsx)("i",{style:{width:rt(s)}})})]},o)})})}var rt=e=>`${(e*100).toFixed(2)}%`;function fn({class:e,title:t,
columns:n}){let r=Math.max(1,...n.map(({part:o,whole:s})=>s??o));return(0,v.jsx)("div",{class:`${e} gp-chart-bars`,role:"img",tabIndex:0,"aria-label":n.length?`${t}\
: ${(0,j.inParts)(n.map(({words:o})=>o))}`:t,children:n.map(({part:o,whole:s=0,label:a,above:c,words:i},l)=>(0,v.jsxs)("span",{class:"gp-chart-column","data-tip":"",
ref:xe(()=>i),children:[(0,v.jsx)("span",{class:"gp-chart-top",children:c}),(0,v.jsxs)("span",{class:"gp-chart-track",children:[(0,v.jsx)("i",{class:"gp-chart-w\
hole",style:{height:rt(s/r)}}),(0,v.jsx)("i",{class:"gp-chart-part",style:{height:rt(o/r)}})]}),(0,v.jsx)("span",{class:"gp-chart-label",children:a})]},l))})}function jr({
figures:e}){let{num_spec_steps:t,acceptance_histogram:n,drafted_by_position:r,accepted_by_position:o}=e,s=n.map((i,l)=>({part:i,label:String(l),above:i?(0,j.count)(
i):"",words:(0,L.tn)(t,"{rounds} of {count} round with a draft: {tokens} kept","{rounds} of {count} rounds with a draft: {tokens} kept",{rounds:(0,j.count)(i),tokens:(0,L.tn)(
l,"{count} token","{count} tokens")})})),a=r.map((i,l)=>{let u=o[l];return{part:u,whole:i,label:String(l+1),above:`${Math.round(100*u/i)}%`,words:(0,L.tn)(i,"po\
sition {place}: {accepted} of {count} drafted token kept, {share}","position {place}: {accepted} of {count} drafted tokens kept, {share}",{place:l+1,accepted:(0,j.count)(
u),share:(0,j.percent)(u/i)})}});return(0,v.jsxs)("div",{class:"gp-draft-charts",children:[(0,v.jsxs)("div",{class:"gp-draft-chart",children:[(0,v.jsxs)("p",{class:"\
gp-chart-title",children:[(0,v.jsx)(ze.Term,{class:"gp-kept-title",id:"acceptance-length",formula:"",run:()=>(0,L.tn)(t,"{count} round with a draft; by the numb\
er of kept tokens, from 0 on: {rounds}.","{count} rounds with a draft; by the number of kept tokens, from 0 on: {rounds}.",{rounds:n.join(", ")}),meaning:(0,L.t)(
"How many rounds with a draft kept none, one, two or more of its tokens. The denominator is the number of such rounds, num_spec_steps."),children:"acceptance_hi\
stogram"})," ",(0,v.jsx)("span",{class:"gp-note",children:(0,L.t)("rounds by number of kept tokens")})]}),(0,v.jsx)(fn,{class:"gp-kept-chart",title:"acceptance_\
histogram",columns:s})]}),(0,v.jsxs)("div",{class:"gp-draft-chart",children:[(0,v.jsxs)("p",{class:"gp-chart-title",children:[(0,v.jsx)(ze.Term,{class:"gp-place\
-title",id:"acceptance-rate",run:()=>(0,L.t)("kept {kept} of {drafted} drafted, by position.",{kept:o.join(", "),drafted:r.join(", ")}),meaning:(0,L.t)("How man\
y of the tokens drafted at each position of a draft were kept. Each position has its own denominator: the drafts that were at least that long."),children:"accep\
ted_by_position"})," ",(0,v.jsx)("span",{class:"gp-note",children:(0,L.t)("kept (filled) of drafted (outline), by position")})]}),(0,v.jsx)(fn,{class:"gp-place-\
chart",title:"accepted_by_position / drafted_by_position",columns:a})]})]})}var Fr=({figures:e,judge:t})=>(0,v.jsxs)(v.Fragment,{children:[(0,v.jsx)(Ar,{figures:e,
judge:t}),(0,v.jsx)(jr,{figures:e})]});var lt={};N(lt,{draftFate:()=>Rn,draftSentences:()=>Zr,fateWords:()=>Ie,followWords:()=>Ln,judgeOf:()=>Kr,keepChance:()=>$n,rejectedSentences:()=>Yr,ruleWords:()=>qr,
shortTime:()=>Xr});var En=f(ae(),1),M=f(J(),1),_=f(A(),1),_e=f(ie(),1);var it={};N(it,{isBelow:()=>Ge,ratioName:()=>Tn,verdictWords:()=>ve});var Oe=f(ae(),1),at=f(J(),1),ye=f(A(),1),ce=f(ie(),1),_n=f(yn(),1),Tn=({weight:e})=>e===null?
"p/q":`${(0,at.decimals)(1-e,2)} + ${(0,at.decimals)(e,2)} · p/q`;function ve(e,t){let{uniform:n,ratio:r}=e,o={token:(0,_n.wordOf)(e.text),draw:(0,ce.isKnown)(
n)?vn(n,r??0):"–",ratio:(0,ce.isKnown)(r)?vn(r,n??0):"–",name:Tn(t)};return(0,ce.isKnown)(r)?Ge(e)?r>=1?(0,ye.t)("The draft proposed {token}; accepted: {nam\
e} = {ratio}, so no draw could have rejected it.",o):(0,ye.t)("The draft proposed {token}; accepted: the draw {draw} lies below {name} = {ratio}.",o):(0,ye.t)("\
The draft proposed {token}; rejected: the draw {draw} lies above {name} = {ratio}.",o):(0,ye.t)("The draft proposed {token}. How it was judged is not known.",o)}
var Ge=({uniform:e,ratio:t})=>(0,ce.isKnown)(e)&&(0,ce.isKnown)(t)&&e<=t,Dr=2,Vr=6;function vn(e,t){let n=Dr;for(;n<Vr&&e!==t&&(0,Oe.fixed)(e,n)===(0,Oe.fixed)(
t,n);)n+=1;return(0,Oe.fixed)(e,e>=100?0:n)}var Ce=f(Sn(),1),ct=f(Bn(),1);function Kr(e){let{do_sample:t,assistant_ensemble_weight:n}=e?.effective??{};return{samples:!!t,weight:(0,_e.isKnown)(n)?n:null}}function $n({
target_logprob:e,draft_logprob:t},{weight:n}){let r=(0,M.probability)(e)/(t===null?1:(0,M.probability)(t));return Math.min(1,n===null?r:1-n+n*r)}var Pn=({weight:e})=>e===
null?"min(1, p / q)":`min(1, ${(0,M.decimals)(1-e,2)} + ${(0,M.decimals)(e,2)} · p / q)`;function qr(e,t){if(e.samples)return t?(0,_.t)("Sampling: a drafted to\
ken is kept at random, with probability {formula}.",{formula:Pn(e)}):(0,_.t)("Sampling: a drafted token is kept if the target draws the same one, which happens \
with probability p.");if(e.weight===null||!t)return(0,_.t)("Greedy: a drafted token is kept if it is the likeliest one for the target.");let[n,r]=[(0,M.decimals)(
e.weight,2),(0,M.decimals)(1-e.weight,2)];return(0,_.t)("Greedy: a drafted token is kept if it is the likeliest one in the mixture {target} · p + {draft} · q.",
{target:n,draft:r})}function Rn(e,t){return t<e.num_accepted?"accepted":t<(0,Ce.judgedOf)(e)?"rejected":"unjudged"}function Ie(e,t,n){let r=e.drafted[t],o=Rn(e,
t),s=r.draft_logprob!==null,[a,c]=[(0,M.percent)((0,M.probability)(r.target_logprob)),(0,M.percent)((0,M.probability)(r.draft_logprob))],i=s?[(0,_.t)("The draft\
 model gave it {q}.",{q:c})]:[];if(o==="unjudged")return[e.follow==="correction"?(0,_.t)("Never judged: it follows the rejection."):(0,_.t)("Never judged: it fo\
llows the end of the text."),...i].join(" ");let l=o==="accepted";if(!n.samples){let d=n.weight!==null&&s;return[l?Jr(d):Ur(d,(0,M.quoted)(e.next_text)),(0,_.t)(
"The target gave it {p}.",{p:a}),...i].join(" ")}if(!s)return l?(0,_.t)("Accepted: the target drew the same token for itself. It gave this one {p}, which is the\
 chance that it is kept.",{p:a}):(0,_.t)("Rejected: the target drew {token} for itself. It gave this one {p}, which is the chance that it is kept.",{token:(0,M.quoted)(
e.next_text),p:a});let u=(0,_e.isKnown)(r.overlap)?[(0,_.t)("Averaged over all tokens that could have been drafted here, the chance is {share}.",{share:(0,M.percent)(
r.overlap)})]:[];return(0,_e.isKnown)(r.uniform)?[ve(r,n),(0,_.t)("The target gave it p = {p}, the draft model q = {q}.",{p:a,q:c}),...u].join(" "):[l?(0,_.t)("\
Accepted: the target gave it p = {p}, the draft model q = {q}.",{p:a,q:c}):(0,_.t)("Rejected: the target gave it p = {p}, the draft model q = {q}.",{p:a,q:c}),Hr(
$n(r,n),Pn(n),l),...u].join(" ")}var Jr=e=>(0,_.t)(e?"Accepted: it is the likeliest token in the mixture of both models.":"Accepted: it is the likeliest token f\
or the target."),Ur=(e,t)=>(0,_.t)(e?"Rejected: {token}, not this one, is the likeliest token in the mixture of both models.":"Rejected: {token}, not this one, \
is the likeliest token for the target.",{token:t});function Hr(e,t,n){if(e>=1)return(0,_.t)("By {formula}, it is always kept: nothing was left to a draw.",{formula:t});
let r={formula:t,chance:(0,M.percent)(e)};return n?(0,_.t)("By {formula}, it is kept with probability {chance}: the draw kept it.",r):(0,_.t)("By {formula}, it \
is kept with probability {chance}: the draw rejected it.",r)}function Ln(e,t){let[,n,r]=ct.ORIGINS[e.follow],o=`${n.charAt(0).toUpperCase()}${n.slice(1)}. ${r}`,
s=e.drafted[e.num_accepted];if(e.follow!=="correction"||!t.samples)return o;if(s.draft_logprob===null)return`${o} ${(0,_.t)("The target drew it.")}`;let a=`${o}\
 ${(0,_.t)("It was drawn from the residual distribution: what the target gives beyond the draft model, max(0, p − q).")}`;return!(0,_e.isKnown)(s.overlap)||t.
weight!==null?a:`${a} ${(0,_.t)("That sums to {share} here, and is scaled up to 1 for the draw.",{share:(0,M.percent)(1-s.overlap)})}`}function Zr({draft:e,chosen:t},n){
if(!e||!Object.hasOwn(ct.ORIGINS,e.origin))return[];let{origin:r,place:o,round:s,instead:a}=e,{length:c}=s.drafted,i={round:s.index+1,place:o+1},l=c?[(0,_.tn)(c,
"Round {round} drafted {count} token.","Round {round} drafted {count} tokens; this is place {place}.",i)]:[];if(r==="accepted")return[...l,Ie(s,o,n)];let u=r===
"correction"&&a?[(0,_.t)("Drafted here was {token}. {fate}",{token:(0,M.quoted)(a.text),fate:Ie(s,o,n)})]:[],d=Ln(s,n),m=n.samples&&r!=="correction"&&t.logprob!==
null?[(0,_.t)("It was drawn from the target’s own distribution, which gave it {p}.",{p:(0,M.percent)((0,M.probability)(t.logprob))})]:[],p=c-(0,Ce.judgedOf)(s),
g=r==="correction"&&p?[(0,_.tn)(p,"{count} drafted token after it was never judged.","{count} drafted tokens after it were never judged.")]:[];return[...l,...u,
[d,...m].join(" "),...g]}function Yr({round:e,place:t},n,r){let{length:o}=e.drafted,s={token:(0,M.quoted)(e.drafted[t].text),chosen:(0,M.quoted)(n),round:e.index+
1,place:t+1},a=o-(0,Ce.judgedOf)(e);return[(0,_.tn)(o,"{token} was drafted in round {round}, but is not in the text.","{token} was drafted in round {round}, at \
place {place} of {count}, but is not in the text.",s),Ie(e,t,r),(0,_.t)("{chosen} takes its place.",s),...a?[(0,_.tn)(a,"{count} drafted token after it was neve\
r judged.","{count} drafted tokens after it were never judged.")]:[]]}var Xr=e=>e<.01?`${(0,En.fixed)(e*1e3,1)} ms`:(0,M.seconds)(e);var vt={};N(vt,{beamSentences:()=>Eo,scoreSum:()=>nr,sumWords:()=>er});var D=f(le(),1),F=f(J(),1),w=f(A(),1),he=f(ie(),1);var dt={};N(dt,{AGREE:()=>On,SUNK:()=>Te,TREE_ROUNDING:()=>Qr,addUp:()=>to,apart:()=>We,apartAfterPenalty:()=>Ae,impossible:()=>te});var ue=f(le(),1),On=.001,Qr=2e-5,
eo=-1e9,Te=-1e8,te=(e,t=-1e30)=>e==null||e<t;function We(e,t,n){return te(e,n)||te(t,n)?te(e,n)&&te(t,n)?0:1/0:Math.abs(e-t)}function Ae(e,t,n){return We(e,t===
null?null:t*n,Te)/Math.max(1,n)}var ee=class{count=0;off=0;furthest=0;worst=null;see(t,n){this.count+=1,t<=On||(this.off+=1),!(this.worst&&!(t>this.furthest))&&
(this.furthest=t,this.worst={...n(),difference:t})}},ut=class{sum=new ee;given=new ee;final=new ee;pool=new ee;output=new ee};function to(e){if(!e.usesBeams)return null;
let{effective:t}=(0,ue.startOf)(e),n=new ut,r=t.length_penalty??1;for(let o of e.prompts){if(!o)continue;let s=Math.max(...o.distributions.map(({length:a})=>a));
no(o,Math.max(1,Math.floor(s/(t.num_beam_groups||1))),r,n)}return e.finished?.sequences.forEach((o,s)=>ro(e.returned?.[s].last??null,o,s,r,n.output)),n}function no(e,t,n,r){
let o=null,s=new Map,a=(c,i)=>i.score-c.score;e.steps.forEach((c,i)=>{if(c.some(({given:d})=>d)){for(let d of c)r.given.see(We(d.beam.score,0),()=>({node:d}));return}
o??=new Map(c.filter(({beam:d})=>d.parent%t===0).map(({beam:d})=>[d.parent,0]));for(let d of c){let{beam:m}=d,p=o.get(m.parent)??eo;if(r.sum.see(We((p??0)+(m.logprob??
-1/0),m.score,Te),()=>({node:d,parent:p})),m.final_score===null||m.final_score===void 0)continue;let g=d.length**n;r.final.see(Ae(m.score,m.final_score,g),()=>({
node:d,power:g}));let x=m.group??null,S=[...s.get(x)??[],{score:m.final_score,power:g}];s.set(x,S.sort(a).slice(0,t))}let l=[...s.values()].flat().filter(({score:d})=>!te(
d)).sort(a),u=e.pools[i].filter(d=>!te(d));for(let d=0;d<Math.max(l.length,u.length);d++){let m=l[d]??null,p=m&&d<u.length?Ae(m.score*m.power,u[d],m.power):1/0;
r.pool.see(p,()=>({step:i,place:d,expected:m&&m.score,told:u[d]??null}))}o=new Map(c.filter(({beam:d})=>d.status==="running").map(({beam:d})=>[d.beam,d.score]))})}
function ro(e,t,n,r,o){let s=(0,ue.pathOf)(e),a=s.filter(({given:l})=>!l);if(t.score===null||!a.length||!(0,ue.isBeamNode)(e))return;let c=a.length**r,i=s.every(
({beam:l,given:u},d)=>u||l?.parent===(t.beams||[])[d]);o.see(i?Ae(e.beam.score,t.score,c):1/0,()=>({number:n,node:e,power:c,told:t.score}))}var kt={};N(kt,{TreePicture:()=>wt,switches:()=>Ne});var b=f(pt(),1),Ke=f(le(),1),z=f(J(),1),Se=f(A(),1);var je=f(J(),1),In=f(A(),1),Cn=7.3,Wn=8,oo=470,so=3,Me=e=>Math.floor((e-2*Wn)/Cn),de=({beam:e,chosen:t})=>(e.text||t.text||"").replace(je.INVISIBLE,n=>je.MARKS[n]||
"�")||(0,In.t)("(empty)"),An=e=>/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u.test(
e)?2:1,mt=e=>Array.from(e).reduce((t,n)=>t+An(n),0);function Y(e,t){let n=0,r=Array.from(e);for(let[o,s]of r.entries())if(n+=An(s),n>t)return r.slice(0,Math.max(
1,o-1)).join("")+"…";return e}function Fe(e,t,n=so){let r=[""];for(let s of e.map(de)){let a=r[r.length-1];a&&mt(a)+mt(s)>t?r.push(Y(s,t)):r[r.length-1]=Y(a+s,
t)}if(r.length<=n)return r;if(n===1)return[Y(e.map(de).join(""),t)];let o=r.slice(0,n-1);return o.push(`${Y(o.pop()??"",t-1).replace(/…$/,"")}…`),[...o,r[r.
length-1]]}function jn(e,{least:t,usual:n,room:r}){let o=e.map(c=>{let i=Math.max(0,...(c??[]).map(l=>mt(l.map(de).join(""))));return Math.max(t,Math.min(r===null?
n:oo,i*Cn+2*Wn))-t}),s=o.reduce((c,i)=>c+i,0),a=r===null||!s?1:Math.max(0,Math.min(1,r/s));return o.map(c=>t+Math.floor(c*a))}var ft={};N(ft,{TREE:()=>y,ancestors:()=>Vn,grownTree:()=>ao,poolAt:()=>Dn,runningAt:()=>fe});var me=f(le(),1);var y={node:118,fold:236,gap:34,row:38,line:14,leaf:20,between:8,margin:20,band:22,short:2},Fn=new Set(["running"]),ne=new Set(["finished"]);function ao(e,t){let n=Math.
min(t.upTo,e.steps.length-1),r=Dn(e,n),o=new Map(t.returned.map((d,m)=>[d,m+1])),s=Vn([...r,...o.keys(),...fe(e,n)]),{kids:a,hidden:c}=io(e,n,t,s,r),{lanes:i,counts:l}=po(
e,n,a),u=fo(e,n,a,i,t);return go(e,{last:n,kept:r,outputs:o,alive:s,kids:a,hidden:c,lanes:i,counts:l,columns:u,options:t})}var fe=(e,t)=>(e.steps[t]||[]).filter(
({beam:n})=>Fn.has(n.status));function Dn(e,t){let n=e.steps.slice(0,t+1).flat().filter(({beam:r})=>ne.has(r.status));return n.sort((r,o)=>(o.beam.final_score??
0)-(r.beam.final_score??0)),new Set(n.slice(0,(e.pools[t]||[]).length))}function Vn(e){let t=new Set;for(let n of e)for(let r=n;r&&!t.has(r);r=r.before)t.add(r);
return t}function io(e,t,n,r,o){let s=new Map,a=new Set([null]),c=new Map,i=new Map,l=u=>{let d=s.get(u)??{on:[],off:[]};return s.set(u,d),d};l(null);for(let u=0;u<=
t;u++){for(let d of e.steps[u]){let{before:m}=d,p=m&&(n.collapsed.has(m)?m:c.get(m));p?(c.set(d,p),i.set(p,(i.get(p)||0)+1)):Fn.has(d.beam.status)?(n.lost||r.has(
d))&&(l(m).on.push(d),a.add(d)):(!ne.has(d.beam.status)||n.lost||o.has(d))&&l(m).off.push(d)}e.distributions[u].forEach((d,m)=>{let p=lo(e,u,m);p===void 0||!n.candidates||
!a.has(p)||(!p||!n.collapsed.has(p))&&uo(e,u,m,d,l(p),n.candidates)})}for(let u of s.values()){u.on.sort((g,x)=>De(g)-De(x));let d=u.off.filter(({beam:g})=>ne.has(
g.status)),m=u.off.filter(({beam:g})=>!ne.has(g.status)),p=(g,x)=>(x.beam.score??0)-(g.beam.score??0);u.off=[...d.sort(p),...co(m.sort(p),n.candidates)]}return{
kids:s,hidden:i}}var De=({beam:e})=>e.beam??0;function co(e,t){let n=new Map;return e.filter(({beam:{parent:r}})=>{let o=(n.get(r)??0)+1;return n.set(r,o),o<=t})}
function lo(e,t,n){if(!(t<=e.given&&!e.steps[t].some(({beam:r})=>r.parent===n)))return t?e.byStep[t-1].get(n):null}function uo(e,t,n,r,o,s){let a=s-o.off.filter(
({beam:i})=>i.parent===n&&!ne.has(i.status)).length;if(a<=0)return;let c=new Set(e.steps[t].filter(({beam:i})=>i.parent===n).map(({beam:i})=>i.token_id));for(let i of r.
candidates)if(!(i.logprob===null||c.has(i.token_id))&&(o.off.push((0,me.unseenNode)(e,t,n,r,i)),a-=1,!a))return}function po(e,t,n){let r=new Map,o=new Map;for(let a=0;a<=
t;a++){let c=[];for(let i of fe(e,a)){let l=n.get(i.before);if(!l||!l.on.includes(i))continue;let u=i.beam.group??0,d=o.get(u)??[];o.set(u,d);let m=l.on.find(({
beam:g})=>(g.group??0)===u),p=i.before&&r.get(i.before);m===i&&p?(r.set(i,p),d[p.number]=a):c.push(i)}c.sort((i,l)=>De(i)-De(l));for(let i of c){let l=i.beam.group??
0,u=o.get(l)??[],d=mo(u,a,(i.before&&r.get(i.before)?.number)??0);u[d]=a,r.set(i,{group:l,number:d})}}let s=new Map([...o].sort(([a],[c])=>a-c).map(([a,c])=>[a,
Math.max(1,c.length)]));return{lanes:r,counts:s}}function mo(e,t,n){let r=a=>a.sort((c,i)=>Math.abs(c-n)-Math.abs(i-n)||i-c)[0],s=e.map((a,c)=>c).filter(a=>e[a]<
t-1);return s.length?r(s):e.length}function fo(e,t,n,r,o){let s=l=>fe(e,l-1).every(u=>{if(!r.has(u))return!0;let d=n.get(u);return d?.on.length===1&&!d.off.some(
({beam:m})=>ne.has(m.status))}),a=[],c=(l,u,d=!1)=>({from:l,to:u,...d&&{open:d},x:0,width:0,folded:u>l}),i=o.live?t-2:t;for(let l=0;l<=t;l++){let u=a.at(-1);o.fold&&
u&&l<=i&&s(l)?u.to=l:a.push(c(l,l))}return a.flatMap(l=>{let u=l.to-l.from+1;return u>=y.short&&!o.unfolded.has(l.from)?[{...l,folded:!0}]:Array.from({length:u},
(d,m)=>c(l.from+m,l.from+m,u>=y.short&&m===0))})}function ho(e,t,n,r){let o=t.map(({from:l,to:u,folded:d})=>d?fe(e,u).filter(m=>n.has(m)).map(m=>(0,me.pathOf)(m).
filter(p=>p.index>=l&&(0,me.isBeamNode)(p))):null),s=2*y.margin+y.node+t.length*(y.node+y.gap),a=jn(o,{least:y.node,usual:y.fold,room:r===null?null:r-s}),c=y.margin+
y.node+y.gap;t.forEach((l,u)=>{l.x=c,l.width=a[u],c+=l.width+y.gap});let i=new Map;return o.forEach((l,u)=>{for(let d of l??[]){let m=n.get(d[0]);m&&i.set(pe(m),
Math.max(i.get(pe(m))??1,Kn(d,a[u])))}}),i}var pe=({group:e,number:t})=>`${e} ${t}`,Kn=(e,t)=>Fe(e,Me(t)).length;function go(e,{last:t,kept:n,outputs:r,alive:o,
kids:s,hidden:a,lanes:c,counts:i,columns:l,options:u}){let d=[],m=ho(e,l,c,u.room);for(let k of l)for(let C=k.from;C<=k.to;C++)d[C]=k;let{tops:p,bands:g,height:x}=bo(
s,c,i,d,m),S=k=>p.get(k.group)?.[k.number]??0,K={node:null,nodes:[],look:"root",x:y.margin,y:wo(p),width:y.node,height:y.row-4,hidden:0},se=[K],Q=new Map([[null,
K]]),Le=[];function Xt(k,C,O){let q=d[k.index],G={node:k,nodes:[k],look:Qt(k),x:q.x,y:C,width:q.width,height:O,hidden:a.get(k)||0,place:r.get(k)||null,folded:q.
folded,column:q,greedy:u.greedy.has(k)};Q.set(k,G),se.push(G);let Z=Q.get(k.before);return Z&&Le.push({from:Z,to:G,look:G.look,share:Math.min(1,Math.exp(k.beam.
logprob??-1/0))}),G}function Qt(k){let{status:C}=k.beam;return C==="finished"?n.has(k)?"kept":"fell":C!=="running"?C:k.index===t?"tip":o.has(k)?"inner":"lost"}for(let k=0;k<=
t;k++){let C=d[k];for(let O of fe(e,k)){let q=c.get(O);if(q)if(k>C.from){let G=Q.get(O.before);G&&(G.nodes.push(O),G.node=O,G.look=Qt(O),G.greedy&&=u.greedy.has(
O),G.hidden=a.get(O)||0,Q.set(O,G))}else Xt(O,S(q),y.row-4).lane=q}}for(let k of se)k.nodes.length>1&&(k.height+=(Kn(k.nodes,k.width)-1)*y.line);for(let[k,C]of s){
let O=k&&c.get(k);if(k&&!O)continue;let q=O?S(O):null,G=new Map;for(let Z of C.off){let Pr=d[Z.index];if(!qn(Pr,Z))continue;let Qe=(q??p.get(Z.beam.group??0)?.[0]??
0)+Un(m,O||Jn(Z)),tn=G.get(Qe)||0;G.set(Qe,tn+1),Xt(Z,Qe+tn*y.leaf,y.leaf-2)}}let en=l[l.length-1];return{entries:se,edges:Le,columns:l,bands:g,at:Q,last:t,width:en.
x+en.width+y.margin,height:x}}var qn=(e,{beam:t})=>!!(e&&(!e.folded||ne.has(t.status))),Jn=({beam:e})=>({group:e.group??0,number:0}),Un=(e,t)=>y.row+((e.get(pe(
t))??1)-1)*y.line;function bo(e,t,n,r,o){let s=new Map;for(let[u,d]of e){let m=new Map;for(let p of d.off){let g=r[p.index];if(!qn(g,p))continue;let x=u===null?
Jn(p):t.get(u);x&&m.set(pe(x),(m.get(pe(x))||0)+1)}for(let[p,g]of m)s.set(p,Math.max(s.get(p)||0,g))}let a=new Map,c=[],i=y.margin,l=n.size>1;for(let[u,d]of n){
let m=i;l&&(i+=y.band);let p=[];a.set(u,p);for(let g=0;g<d;g++)p.push(i),i+=Un(o,{group:u,number:g})+(s.get(pe({group:u,number:g}))||0)*y.leaf+y.between;l&&c.push(
{group:u,y:m,height:i-m-4}),l&&(i+=8)}return a.size||a.set(0,[i]),{tops:a,bands:c,height:Math.max(i,y.margin+y.row)+y.margin-y.between}}var wo=e=>[...e.values()][0][0];var ko=`
.t-tree text { font: 12px ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; fill: var(--gp-text); white-space: pre; unicode-bidi: isolate; }
.t-tree .t-small { font-size: 11px; fill: var(--gp-muted); }
.t-tree .t-right { text-anchor: end; }
.t-tree .t-box { fill: var(--gp-surface); stroke: var(--gp-running); stroke-width: 1.3px; }
.t-tree .t-inside { fill: none; stroke: none; }
.t-tree .t-root .t-box { fill: var(--gp-raised); stroke: var(--gp-muted); }
.t-tree .t-tip .t-box { stroke-width: 2.6px; }
.t-tree .t-lost .t-box { stroke: var(--gp-pruned); stroke-dasharray: 5 3; }
.t-tree .t-kept .t-box, .t-tree .t-kept .t-inside, .t-tree .t-fell .t-box { stroke: var(--gp-finished); }
.t-tree .t-kept .t-inside { stroke-width: 1px; }
.t-tree .t-fell .t-box { stroke-dasharray: 2 2; }
.t-tree .t-ended .t-box { fill: none; stroke: var(--gp-finished); stroke-width: 1px; stroke-dasharray: 1 3; }
.t-tree .t-pruned .t-box, .t-tree .t-unseen .t-box { fill: none; stroke: var(--gp-pruned); stroke-width: 1px; stroke-dasharray: 3 3; }
.t-tree .t-unseen .t-box { stroke: none; }
.t-tree .t-lost .t-word, .t-tree .t-pruned .t-word, .t-tree .t-ended .t-word, .t-tree .t-fell .t-word, .t-tree .t-unseen .t-word { fill: var(--gp-muted); }
.t-tree .t-given .t-box { fill: var(--gp-raised); stroke-dasharray: 1 2; }
.t-tree .t-g1 .t-box { stroke: var(--gp-chosen); }
.t-tree .t-g2 .t-box { stroke: var(--gp-finished); }
.t-tree .t-g3 .t-box { stroke: var(--gp-rejected); }
.t-tree .t-path .t-box { stroke: var(--gp-chosen); stroke-width: 2.6px; fill: var(--gp-raised); }
.t-tree .t-path .t-word { font-weight: 700; fill: var(--gp-text); }
.t-tree .t-dim { opacity: .38; }
.t-tree .t-flag { fill: var(--gp-chosen); stroke: none; }
.t-tree .t-flag-text { font-size: 11px; font-weight: 700; fill: var(--gp-surface); text-anchor: middle; }
.t-tree .t-switch { fill: var(--gp-rejected); font-weight: 700; }
.t-tree .t-edge { fill: none; stroke: var(--gp-running); stroke-opacity: .6; stroke-linecap: round; }
.t-tree .t-edge.t-off { stroke: var(--gp-pruned); stroke-dasharray: 3 3; }
.t-tree .t-edge.t-ending { stroke: var(--gp-finished); }
.t-tree .t-edge.t-g1 { stroke: var(--gp-chosen); }
.t-tree .t-edge.t-g2 { stroke: var(--gp-finished); }
.t-tree .t-edge.t-g3 { stroke: var(--gp-rejected); }
.t-tree .t-edge.t-path { stroke: var(--gp-chosen); stroke-opacity: 1; stroke-dasharray: none; }
.t-tree .t-band { fill: none; stroke: var(--gp-line); stroke-dasharray: 2 4; }
.t-tree .t-blocks { stroke-width: 0; }
.t-tree .t-blocks.t-inner, .t-tree .t-blocks.t-tip, .t-tree .t-blocks.t-root { fill: var(--gp-running); }
.t-tree .t-blocks.t-lost, .t-tree .t-blocks.t-pruned, .t-tree .t-blocks.t-unseen { fill: var(--gp-pruned); fill-opacity: .55; }
.t-tree .t-blocks.t-kept, .t-tree .t-blocks.t-fell, .t-tree .t-blocks.t-ended { fill: var(--gp-finished); }
.t-tree .t-blocks.t-path { fill: var(--gp-chosen); fill-opacity: 1; }
`,bt={kept:"■",fell:"▤",ended:"□",pruned:"✕",unseen:"…",lost:"✕"},ht={tall:.55,small:.75},xo=[1,1.8,3,4.5,6.5],yo=[.05,.2,.5,.8],vo={probability:({beam:e})=>(0,z.percent)(
Math.min(1,(0,z.probability)(e.logprob))),token:({beam:e})=>(0,z.decimals)(e.logprob,2),sum:({beam:e})=>(0,z.decimals)(e.score,2),score:(e,t)=>(0,z.decimals)((0,Ke.penalised)(
e,t),3),rank:({rank:e})=>e?`#${e}`:">"},wt=class{constructor(t){this.element=t;t.classList.add("t-tree");let n=(0,b.svg)("style");n.textContent=ko,this.world.append(
this.bands,this.ruler,this.edges,this.blocks,this.nodes),t.append(n,this.world)}element;world=(0,b.svg)("g");bands=(0,b.svg)("g");ruler=(0,b.svg)("g");edges=(0,b.svg)(
"g");blocks=(0,b.svg)("g");nodes=(0,b.svg)("g");paths=new Map;drawn=new Map;draw(t,n){let[r,o,s,a]=n.area??Hn,c=t.entries.filter(({x:u,y:d,width:m,height:p})=>u+
m>=r&&u<=s&&d+p>=o&&d<=a),i=u=>n.zoom>=(gt(u)?ht.tall:ht.small);this.drawBands(t);let l=t.columns.filter(({x:u,width:d})=>u+d>=r&&u<=s);this.drawRuler(n.zoom>=ht.
tall?l:[]),this.drawEdges(t,n),this.drawBlocks(c.filter(u=>!i(u)),n),this.drawNodes(c.filter(i),n)}drawBands({bands:t,width:n}){let r=(0,b.fit)(this.bands,t.length,
()=>{let o=(0,b.svg)("g");return o.append((0,b.svg)("rect","t-band"),(0,b.svg)("text")),o});t.forEach(({group:o,y:s,height:a},c)=>{let[i,l]=r[c].children;(0,b.sayAttributes)(
i,{x:4,y:s,width:n-8,height:a,rx:8}),(0,b.sayAttributes)(l,{y:s+16}),(0,z.say)(l,(0,Se.t)("group {group}",{group:(0,Ke.groupLetter)(o)}))})}drawRuler(t){let n=(0,b.fit)(
this.ruler,t.length,()=>(0,b.svg)("text","t-small"));t.forEach(({from:r,to:o,x:s},a)=>{(0,b.sayAttributes)(n[a],{x:s+8,y:12}),(0,z.say)(n[a],o>r?`${r+1}–${o+1}`:
String(r+1))})}nameBandsAt(t){for(let{lastElementChild:n}of this.bands.children)n&&(0,b.sayAttributes)(n,{x:Math.max(14,t+10)})}drawEdges(t,n){let r=new Map,[o,
s,a,c]=n.area??Hn;for(let{from:i,to:l,look:u,share:d}of t.edges){let[m,p]=[i.x+i.width,l.x],[g,x]=[Yn(i),Yn(l)];if(p<o||m>a||Math.max(g,x)<s||Math.min(g,x)>c)continue;
let S=Ve(l,n.path),K=Math.min(40,(p-m)*.6),Q=`t-edge t-w${yo.filter(Le=>d>=Le).length} ${No(l,u,S)}${n.dim&&!S?" t-dim":""}`;Zn(r,Q).push(`M${m},${g}C${m+K},${g}\
 ${p-K},${x} ${p},${x}`)}this.drawPaths(this.edges,r,(i,l)=>{i.style.strokeWidth=`${xo[Number(/t-w(\d)/.exec(l)?.[1])]}px`})}drawPaths(t,n,r){for(let[o,s]of this.
paths)s.parentNode===t&&!n.has(o)&&(s.remove(),this.paths.delete(o));for(let[o,s]of n){let a=this.paths.get(o);a||(a=(0,b.svg)("path",o),r&&r(a,o),this.paths.set(
o,a),o.includes("t-path")?t.append(a):t.prepend(a)),(0,b.sayAttributes)(a,{d:s.join("")})}}drawBlocks(t,n){let r=new Map;for(let o of t){let s=`t-blocks t-${Ve(
o,n.path)?"path":o.look}${n.dim&&!Ve(o,n.path)?" t-dim":""}`,{x:a,y:c,width:i,height:l}=o;Zn(r,s).push(`M${a},${c+l*.2}h${i}v${l*.6}h${-i}z`)}this.drawPaths(this.
blocks,r)}drawNodes(t,n){let r=new Map(this.drawn);for(let o of t){let s=o.nodes[0]||null,a=this.drawn.get(s);(!a||!!a.left!==gt(o))&&(a?.group.remove(),a=_o(gt(
o)),this.drawn.set(s,a),this.nodes.append(a.group)),r.delete(s),this.drawNode(a,o,n)}for(let[o,{group:s}]of r)s.remove(),this.drawn.delete(o)}drawNode(t,n,r){let{
node:o,x:s,y:a,width:c,height:i,look:l}=n,{group:u,box:d,word:m,right:p,left:g}=t,x=o?vo[r.number](o,r.penalty):"";if((0,b.sayAttributes)(u,{class:this.classesOf(
n,r),transform:`translate(${s} ${a})`}),(0,b.sayAttributes)(d,{width:c,height:i}),(0,b.sayAttributes)(p,{x:c-8}),(0,z.say)(p,x),g)To(t,n,r);else if(o){let S=`${n.
greedy?"G":""}${bt[l]??""} `;(0,z.say)(m,S+Y(de(o),12-S.length-Math.ceil(x.length*.92)))}Mo(t,n)}classesOf(t,n){let{node:r,look:o}=t,s=Ve(t,n.path),a=[`t-${o}`];
return r?.beam.group&&["inner","tip"].includes(o)&&a.push(`t-g${r.beam.group%4}`),r?.given&&a.push("t-given"),s&&a.push("t-path"),n.dim&&!s&&r&&a.push("t-dim"),
a.join(" ")}},Hn=[-1/0,-1/0,1/0,1/0];function Zn(e,t){let n=e.get(t)??[];return e.set(t,n),n}var Yn=({y:e,height:t})=>e+Math.min(t,y.row-4)/2,gt=({height:e})=>e>
y.leaf;function _o(e){let t=(0,b.svg)("g"),[n,r,o]=[(0,b.svg)("rect","t-box"),(0,b.svg)("text","t-word"),(0,b.svg)("text","t-small t-right")];t.append(n,r,o),(0,b.sayAttributes)(
n,{rx:e?7:5}),(0,b.sayAttributes)(r,{x:8,y:e?14:13}),(0,b.sayAttributes)(o,{y:e?28:13});let s=e?t.appendChild((0,b.svg)("text","t-small")):null;return s&&(0,b.sayAttributes)(
s,{x:8,y:28}),{group:t,box:n,word:r,right:o,left:s,lines:[],flag:null}}function To({group:e,word:t,left:n,right:r,lines:o},s,a){let{node:c,nodes:i,look:l,width:u,
height:d}=s,m=bt[l]?`${bt[l]} `:"",p=i.length>1,[g,...x]=p?Fe(i,Me(u)):[c?Y(de(c),12-m.length):a.root];for((0,z.say)(t,m+Y(g,Me(u)-m.length));o.length<x.length;)
o.push(e.appendChild((0,b.svg)("text","t-word")));for(let S of o.splice(x.length))S.remove();o.forEach((S,K)=>{(0,b.sayAttributes)(S,{x:8,y:14+y.line*(K+1)}),(0,z.say)(
S,x[K])});for(let S of[n,r])S&&(0,b.sayAttributes)(S,{y:d-6});n&&((0,z.say)(n,So(s,a)),(0,b.sayAttributes)(n,{class:c&&!p&&Ne(c)?"t-small t-switch":"t-small"}))}
function Mo(e,{look:t,place:n,hidden:r,width:o,height:s}){let a=n?`★${n}`:r?`+${r}`:"";if(!a&&t!=="kept"&&!e.flag)return;e.flag||(e.flag=[(0,b.svg)("rect","t-\
inside"),(0,b.svg)("rect","t-flag"),(0,b.svg)("text","t-flag-text")],e.group.append(...e.flag));let[c,i,l]=e.flag,u=8+7*a.length;(0,b.sayAttributes)(c,{x:2.5,y:2.5,
width:o-5,height:s-5,rx:3}),(0,b.sayAttributes)(i,{x:o-u+4,y:-6,width:a?u:0,height:14,rx:2}),(0,b.sayAttributes)(l,{x:o-u/2+4,y:5}),(0,z.say)(l,a)}var Ve=(e,t)=>e.
nodes.some(n=>t.has(n)),Ne=e=>e.before!==null&&e.beam.status==="running"&&e.beam.parent!==e.beam.beam;function So({node:e,nodes:t,greedy:n},r){if(!e)return"";let o=[
n?"G":"",r.goals?r.goals(e):""].filter(Boolean).join(" ");if(t.length>1)return[(0,Se.tn)(t.length,"{count} token","{count} tokens"),o].filter(Boolean).join(" ");
if(e.beam.status!=="running")return o;let s=(e.beam.beam??0)+1;return[e.given?(0,Se.t)("given"):Ne(e)?`${e.beam.parent+1}→${s}`:String(s),o].filter(Boolean).join(
" ")}function No({node:e},t,n){return n?"t-path":["pruned","unseen","ended","lost"].includes(t)?"t-off":["kept","fell"].includes(t)?"t-ending":`t-g${(e?.beam.group??
0)%4}`}var Bo=.001;function Eo(e,t){if(e.given)return[(0,w.t)("A given token weighs nothing in the sum of a beam.")];let n=t.prompts[e.sequence],{beam:r}=e;return[$o(e,
n,t),er(e),r.diversity_penalty?(0,w.t)("The diversity penalty of {penalty} is in that: earlier groups had just chosen the same token.",{penalty:(0,F.decimals)(r.
diversity_penalty)}):"",Ro(e,n),zo(e,n,t),Co(e,t)].filter(Boolean)}var re=e=>e.beam.group??null,xt=(e,t)=>t.steps[e.index].filter(n=>re(n)===re(e));function $o(e,t,n){
let r=xt(e,t).length,o=e.index===t.given,s=o?1:t.steps[e.index-1].filter(l=>l.beam.status==="running"&&re(l)===re(e)).length,a=re(e),c=a===null?[]:[(0,w.t)("Onl\
y beams of its own group, {group}, compete with it.",{group:(0,D.groupLetter)(a)})],i=o?(0,w.t)("All beams held the same text before this step, so one was conti\
nued."):(0,w.tn)(s,"{count} running beam was continued at this step.","{count} running beams were continued at this step.");return[...c,i,Po(e,r,(0,D.startOf)(n).
mode==="beam_sample")].join(" ")}function Po({rank:e,beam:t},n,r){if(t.status==="unseen")return r?(0,w.t)("The search drew {considered} continuations; this one \
was not among them.",{considered:n}):(0,w.t)("The search considered {considered} continuations; this one was not among them.",{considered:n});let o={considered:n,
rank:e};return r?(0,w.t)("The search drew {considered} continuations; by its sum, this one has rank {rank}.",o):(0,w.t)("The search considered {considered} cont\
inuations; by its sum, this one has rank {rank}.",o)}function er(e,t=!1){let{beam:n}=e,r=e.before&&!e.before.given?(0,he.finite)(e.before.beam.score):0,[o,s]=[(0,he.finite)(
n.logprob),(0,he.finite)(n.score)];if(r===null||o===null||s===null||s<Te)return t?"":(0,w.t)("It could not be chosen: its log-probability is minus infinity.");let a={
before:(0,F.decimals)(r),own:(0,F.decimals)(o),after:(0,F.decimals)(s)};return t?`${a.before} + (${a.own}) = ${a.after}`:(0,w.t)("Sum of log-probabilities (nats\
): {before} before this token, {own} of its own: {before} + ({own}) = {after}.",a)}function Ro(e,t){let n=xt(e,t),r=l=>n.filter(({beam:u})=>u.status===l).length,
[o,s,a,c]=["running","finished","ended","pruned"].map(r),i=[(0,w.tn)(o,"{count} has gone on","{count} have gone on"),s&&(0,w.tn)(s,"{count} ended a text","{coun\
t} ended texts"),a&&(0,w.tn)(a,"{count} ended a text that does not count","{count} ended texts that do not count"),c&&(0,w.tn)(c,"{count} was pruned","{count} w\
ere pruned")].filter(Boolean);return(0,w.t)("Of these {considered}: {parts}.",{considered:n.length,parts:i.join(", ")})}var Xn=({beam:e})=>e.score??-1/0,Lo=e=>e.
reduce((t,n)=>t&&Xn(t)>=Xn(n)?t:n,null);function tr(e){let t=e.filter(({beam:n})=>n.status==="running").map(({beam:n})=>n.score??0);return t.length?Math.min(...t):
null}function zo(e,t,n){let{beam:r}=e,o=e.index+1;if(r.status==="unseen")return"";if(r.status==="ended")return(0,w.t)("The text ended here but does not count: i\
t ranked too low or lacks a constraint.");if(r.status==="pruned")return Oo(e,t);if(r.status==="finished"){let i=yt(e,n);return i.length?(0,w.t)("It ended its te\
xt at step {step}: output {numbers}.",{step:o,numbers:i.join(", ")}):t.finished.includes(e)?(0,w.t)("It ended its text at step {step}, which is kept.",{step:o}):
(0,w.t)("It ended its text at step {step}, which was dropped for better ones.",{step:o})}let s=(r.beam??0)+1,a=Ne(e)?[(0,w.t)("It continues beam {parent}: the t\
ext that was beam {number} ranked lower or was pruned.",{parent:r.parent+1,number:s})]:[],c=r.forced?[(0,w.t)("It was considered because it advances a constrain\
t.")]:[];return[(0,w.t)("It went on as beam {number}.",{number:s}),...a,...c,Go(e,t,n)].join(" ")}function Oo(e,t){let n=tr(xt(e,t)),r={step:e.index+1,sum:(0,F.decimals)(
e.beam.score),worst:(0,F.decimals)(n)};return n===null?(0,w.t)("It was pruned at step {step}.",r):(0,w.t)("It was pruned at step {step}: its sum is {sum}; the w\
orst beam that continued has {worst}.",r)}function Go(e,t,n){let r=yt(e,n);if(r.length)return(0,w.t)("It is part of output {numbers}.",{numbers:r.join(", ")});let{
alive:o,at:s,children:a,ends:c}=Io(e,t);if(o)return n.finished?(0,w.t)("It was still running when the search stopped at step {step}.",{step:t.steps.length}):(0,w.t)(
"It is still running.");let i=c.find(p=>t.finished.includes(p));if(i)return(0,w.t)("Its text ended at step {step}, which is kept but not returned.",{step:i.index+
1});let l=c.at(-1);if(l)return(0,w.t)("Its text ended at step {step}, which was dropped for better ones.",{step:l.index+1});let u=Lo(a),d=tr(t.steps[s].filter(p=>re(
p)===re(e))),m={step:s+1,sum:(0,F.decimals)(u?.beam.score),worst:(0,F.decimals)(d)};return!u||d===null?(0,w.t)("It was overtaken at step {step}: none of its con\
tinuations went on.",m):(0,w.t)("It was overtaken at step {step}: the best of its continuations has a sum of {sum}, the worst beam that went on {worst}.",m)}function Io(e,t){
let n=new Set([e]),r=[];for(let o=e.index+1;o<t.steps.length;o++){let s=t.steps[o].filter(({before:a})=>a&&n.has(a));if(r.push(...s.filter(({beam:a})=>a.status===
"finished")),n=new Set(s.filter(({beam:a})=>a.status==="running")),!n.size)return{alive:!1,at:o,children:s,ends:r}}return{alive:!0,at:t.steps.length-1,children:[],
ends:r}}function yt(e,t){return(t.returned||[]).flatMap(({last:n},r)=>n&&n.sequence===e.sequence&&(0,D.pathOf)(n)[e.index]===e?[r+1]:[])}function Co(e,t){let n=(0,he.finite)(
e.beam.final_score??null);if(n!==null)return Qn(e,n,(0,w.t)("Final score"),t);let[r]=yt(e,t),{last:o,score:s=null}=t.returned?.[r-1]??{},a=(0,he.finite)(s);return!(0,D.isBeamNode)(
o)||a===null?"":Qn(o,a,(0,w.t)("Final score of output {number}",{number:r}),t)}function Qn(e,t,n,r){let o=nr(e,t,r);return o?(0,w.t)("{name}: sum / length^lengt\
h_penalty = {words}.",{name:n,words:o}):(0,w.t)("{name}: {score}.",{name:n,score:(0,F.decimals)(t)})}function nr(e,t,n){let r=(0,D.startOf)(n).effective.length_penalty??
1,o={sum:(0,F.decimals)(e.beam.score),length:e.length,power:r,score:(0,F.decimals)(t)},s=Number.isFinite(r)?(0,D.penalised)(e,r):null;return s===null||t===null||
!(Math.abs(s-t)<=Bo*Math.max(1,Math.abs(t)))?"":`${o.sum} / ${o.length}^${o.power} = ${o.score}`}var Bt={};N(Bt,{Axes:()=>Mt,Drawing:()=>_t,Line:()=>Ee,Path:()=>Nt,Told:()=>qe,Words:()=>oe,diamond:()=>St,pixel:()=>R,roundTicks:()=>or,ticksWithin:()=>Tt});var ge=f(Be(),1),
P=f($(),1),Wo=240;function Ao({height:e,x:t,y:n,left:r=46,right:o=18,top:s=14,bottom:a=38},c){let i=Math.max(Wo,c),l=(u,[d,m])=>(u-d)/(m-d||1);return{width:i,height:e,
left:r,right:o,top:s,bottom:a,inner:i-r-o,x:u=>r+l(u,t)*(i-r-o),y:u=>e-a-l(u,n)*(e-s-a)}}function _t({frame:e,label:t,class:n,onClick:r,children:o}){let s=(0,ge.useRef)(
null),[a,c]=(0,ge.useState)(0);(0,ge.useLayoutEffect)(()=>{let l=s.current;if(!l)return;let u=()=>c(l.clientWidth);u();let d=new ResizeObserver(u);return d.observe(
l),()=>d.disconnect()},[]);let i=Ao(e,a);return(0,P.jsx)("div",{class:n,ref:s,onClick:l=>r?.(l,i),children:(0,P.jsx)("svg",{class:"gp-drawing",role:"group","ari\
a-label":t,viewBox:`0 0 ${i.width} ${i.height}`,style:{height:`${i.height}px`},children:o(i)})})}function or(e,t,n){let r=(t-e)/Math.max(1,n)||1,o=10**Math.floor(
Math.log10(r)),s=o*([1,2,2.5,5].find(c=>c*o>=r*.8)??10),a=[];for(let c=Math.floor(e/s+1e-9);c<=Math.ceil(t/s-1e-9);c++)a.push(Number((c*s).toPrecision(12)));return a}
var Tt=(e,t,n)=>or(e,t,n).filter(r=>r>=e&&r<=t);function Mt({plot:e,x:t,y:n,xTitle:r,yTitle:o}){let[s,a]=[e.height-e.bottom,e.width-e.right];return(0,P.jsxs)(P.Fragment,
{children:[n.map(([c,i])=>(0,P.jsxs)("g",{children:[(0,P.jsx)(Ee,{class:"gp-guide",from:[e.left,e.y(c)],to:[a,e.y(c)]}),(0,P.jsx)(oe,{at:[e.left-7,e.y(c)+4],anchor:"\
end",children:i})]},`y ${c}`)),t.map(([c,i])=>(0,P.jsxs)("g",{children:[(0,P.jsx)(Ee,{class:"gp-guide",from:[e.x(c),s],to:[e.x(c),s+4]}),(0,P.jsx)(oe,{at:[e.x(c),
s+17],children:i})]},`x ${c}`)),(0,P.jsx)(oe,{class:"gp-axis",at:[(e.left+a)/2,e.height-4],children:r}),o&&(0,P.jsx)(oe,{class:"gp-axis",at:[2,e.top-16],anchor:"\
start",children:o})]})}var R=e=>Math.round(e*10)/10,St=(e,t,n)=>`M${R(e)} ${R(t-n)}l${n} ${n}l${-n} ${n}l${-n} ${-n}Z`;function Ee({class:e,from:t,to:n}){return(0,P.jsx)(
"line",{class:e,x1:R(t[0]),y1:R(t[1]),x2:R(n[0]),y2:R(n[1])})}function Nt({class:e,points:t}){let n=t.map(([r,o],s)=>`${s?"L":"M"}${R(r)} ${R(o)}`).join("");return(0,P.jsx)(
"path",{class:e,d:n||"M0 0"})}function oe({at:e,anchor:t="middle",class:n,children:r}){return(0,P.jsx)("text",{class:n,x:R(e[0]),y:R(e[1]),"text-anchor":t,children:r})}
function qe({class:e,words:t,children:n}){return(0,P.jsx)("g",{class:e,tabIndex:0,role:"img","data-tip":t,"aria-label":t,children:n})}var Et={};N(Et,{LineKey:()=>ar,LineKeys:()=>jo});var sr=f(tt(),1),H=f($(),1);function ar({look:e,name:t,term:n}){return(0,H.jsxs)("span",{children:[(0,H.jsx)("s\
vg",{width:"26",height:"8","aria-hidden":"true",children:(0,H.jsx)("path",{class:e,d:"M1 4H25"})}),n?(0,H.jsx)(sr.Term,{...n,children:t}):(0,H.jsx)("span",{children:t})]})}
function jo({class:e,keys:t}){return(0,H.jsx)("p",{class:`gp-note ${e}`,children:t.map((n,r)=>(0,H.jsx)(ar,{...n},r))})}var zt={};N(zt,{fileNameOf:()=>Vo,savePicture:()=>Ko});var $e=f(pt(),1);var Lt={};N(Lt,{Files:()=>Fo,csvFile:()=>Do,pngFile:()=>Rt,saveFile:()=>Je,svgText:()=>Pt,textFile:()=>Ue});var cr=f(Be(),1),$t=f(A(),1),X=f($(),1),ir=12e3;function Fo({
label:e,name:t,kinds:n}){let[r,o]=(0,cr.useState)(""),s=async(a,c)=>{o("");try{let i=await c();i&&Je(i,`${t}.${a}`)}catch(i){let l=i instanceof Error?i.message:
String(i);o((0,$t.t)("The picture could not be made: {reason} Save it as SVG instead.",{reason:l}))}};return(0,X.jsxs)(X.Fragment,{children:[(0,X.jsxs)("p",{class:"\
gp-note gp-files",children:[e," ",Object.entries(n).map(([a,c])=>(0,X.jsx)("button",{type:"button",class:"gp-button","data-file":a,onClick:()=>s(a,c),children:a.
toUpperCase()},a))]}),(0,X.jsx)("p",{class:"gp-note gp-told",role:"status",children:r})]})}function Je(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(
e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var Ue=(e,t)=>new Blob([e],{type:t});function Pt(e,t){let n=getComputedStyle(t);return e.
setAttribute("xmlns","http://www.w3.org/2000/svg"),new XMLSerializer().serializeToString(e).replace(/var\((--[\w-]+)\)/g,(r,o)=>n.getPropertyValue(o).trim())}async function Rt(e,t,n,r=2){
let o=new Image;o.src="data:image/svg+xml;charset=utf-8,"+encodeURIComponent(e),await o.decode();let s=Math.min(r,ir/t,ir/n),a=document.createElement("canvas");
a.width=Math.ceil(t*s),a.height=Math.ceil(n*s);let c=a.getContext("2d");c?.scale(s,s),c?.drawImage(o,0,0,t,n);let i=await new Promise(l=>a.toBlob(l,"image/png"));
if(!i)throw new Error((0,$t.t)("it is too large for the browser."));return i}function Do(e){let t=n=>{let r=String(n??""),o=typeof n=="string"&&/^[=+\-@＝＋－＠']/.
test(r)?`'${r}`:r;return/[",\r\n]/.test(o)?`"${o.replaceAll('"','""')}"`:o};return Ue(e.map(n=>n.map(t).join(",")+`\r
`).join(""),"text/csv;charset=utf-8")}var Vo=e=>e.toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"-").replace(/^-|-$/g,"");async function Ko(e,t,n){let r=qo(t),{clientWidth:o,clientHeight:s}=t;Je(e==="svg"?
Ue(r,"image/svg+xml"):await Rt(r,o,s),`${n}.${e}`)}function qo(e){let t=e.cloneNode(!0);for(let r of t.querySelectorAll(".gp-passing"))r.remove();(0,$e.sayAttributes)(
t,{"font-family":getComputedStyle(e).fontFamily});let n=(0,$e.svg)("rect");return(0,$e.sayAttributes)(n,{width:"100%",height:"100%",fill:"var(--gp-surface)"}),t.
prepend(n),Pt(t,e)}var Ot={};N(Ot,{ValuesList:()=>Jo});var lr=f(A(),1),be=f($(),1);function Jo({values:e,isThere:t=e.length>0,onToggle:n}){return(0,be.jsxs)("details",{class:"gp-c\
hart-values",hidden:!t,onToggle:({currentTarget:r})=>n?.(r.open),children:[(0,be.jsx)("summary",{children:(0,lr.t)("Values")}),(0,be.jsx)("ul",{children:e.map((r,o)=>(0,be.jsx)(
"li",{children:r},o))})]})}var Gt={};N(Gt,{bytesOf:()=>Uo});function Uo(e){let t=atob(e.trim()),n=new Uint8Array(t.length);for(let r=0;r<t.length;r++)n[r]=t.charCodeAt(r);return n}var Ct={};N(Ct,{inARow:()=>Xo,klSumWords:()=>Ho,quotientWords:()=>Yo,variationSumWords:()=>Zo});var I=f(J(),1),It=f(A(),1),He=3;function Ho(e,t,n){let r=t==="bi\
ts"?"log₂":"ln",o=({p:c,q:i})=>Math.abs(c*Math.log(c/i)),a=e.filter(({p:c,q:i})=>c>0&&i>0).sort((c,i)=>o(i)-o(c)).slice(0,He).map(({text:c,p:i,q:l})=>`${(0,I.quoted)(
c)} ${(0,I.decimals)(i)} · ${r}(${(0,I.decimals)(i)} / ${(0,I.decimals)(l)})`);return a.length?(0,It.t)("{terms} + the terms of all other tokens = {value}",{terms:a.
join(" + "),value:n}):""}function Zo(e,t){let r=[...e].sort((o,s)=>Math.abs(s.p-s.q)-Math.abs(o.p-o.q)).slice(0,He).map(({text:o,p:s,q:a})=>`${(0,I.quoted)(o)} \
|${(0,I.decimals)(s)} − ${(0,I.decimals)(a)}|`);return r.length?(0,It.t)("½ · ({terms} + the terms of all other tokens) = {value}",{terms:r.join(" + "),value:t}):
""}var Yo=(e,t,n)=>`${/^[-−]/.test(e)?`(${e})`:e} / ${t} = ${n}`;function Xo(e){let t=e.filter(Boolean);return t.length?t.length>He?(0,I.inParts)([...t.slice(
0,He),"…"]):(0,I.asSentence)((0,I.inParts)(t)):""}var Wt={};N(Wt,{sliderKeys:()=>Qo,sliderPlace:()=>es});var ur={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0},Qo=e=>t=>{
t.key==="Escape"&&e.selectStep(null),Object.hasOwn(ur,t.key)&&(t.preventDefault(),e.walk(ur[t.key]))};function es(e,t,n,r=0){return{"aria-valuenow":e?e.isPrompt?
e.index-r:e.index+1:0,"aria-valuemin":e?1-r:0,"aria-valuemax":e?t:0,"aria-valuetext":n}}var jt={};N(jt,{onTheme:()=>ns});var At=new Set,pr=!1,dr=()=>At.forEach(e=>e());function ts(){pr=!0,matchMedia("(prefers-color-scheme: dark)").addEventListener(
"change",dr);for(let e of[document.documentElement,document.body])new MutationObserver(dr).observe(e,{attributeFilter:["class"]})}function ns(e){return pr||ts(),
At.add(e),()=>At.delete(e)}var Ft={};N(Ft,{CanvasMoment:()=>Ze,draftOf:()=>os,momentOf:()=>rs,numbersOfPlace:()=>ss});var mr=f(J(),1);function rs(e,t){let n=e.canvasSteps.length-1;return n<
0?null:new Ze(e,t===null?n:Math.min(t,n))}var Ze=class{constructor(t,n){this.log=t;this.number=n;this.steps=t.canvasSteps,this.step=this.steps[n],this.canvas=this.
steps.filter(({canvas:r})=>r===this.step.canvas)}log;number;steps;step;canvas;get before(){let{canvas:t}=this.step;return this.steps.filter(({canvas:n},r)=>n<t&&
this.steps[r+1].canvas!==n)}get numCanvases(){return this.steps[this.steps.length-1].canvas+1}accepted(t){if(!this.step.places[t].accepted)return null;let n=this.
number?this.steps[this.number-1]:null;return n?.canvas===this.step.canvas&&n.places[t].accepted?"again":"newly"}get counts(){let t=this.step.places.map((n,r)=>this.
accepted(r));return{places:t.length,accepted:t.filter(Boolean).length,newly:t.filter(n=>n==="newly").length}}get end(){let{eos_token_ids:t=[],effective:n={}}=this.
log.started??{};if(!Number.isInteger(n.pad_token_id))return 1/0;let r=this.step.places.findIndex(({token_id:o})=>t.includes(o));return r<0?1/0:r+1}history(t){let n=this.
canvas,r=n[n.length-1].places[t],o=n.length-1;for(;o>0&&n[o-1].places[t].token_id===r.token_id;)o-=1;let s=n.filter(a=>a.places[t].accepted).length;return{since:o,
accepted:s,count:n.length,last:r}}};function os({canvasSteps:e,finished:t}){return t?t.sequences.map(({text:r})=>r).join(""):e.filter(({canvas:r},o)=>e[o+1]?.canvas!==
r).flatMap(({places:r})=>r.map(({piece:o})=>o??"")).join("")}var ss=({logprob:e,entropy:t})=>({probability:(0,mr.probability)(e),rawProbability:0,rank:1,surprisal:-(e??
-1/0),entropyBefore:t,entropyAfter:t});var Vt={};N(Vt,{AcceptBar:()=>as});var fr=f(ae(),1),Dt=f(ie(),1);var U=f($(),1);function as({token:e,judge:t,isSmall:n}){let{uniform:r,ratio:o}=e;if(!(0,Dt.isKnown)(r)||!(0,Dt.isKnown)(o))return null;let s=a=>`${(100*Math.min(
1,a)).toFixed(2)}%`;return(0,U.jsxs)("span",{class:"gp-accept","data-verdict":Ge(e)?"accepted":"rejected",children:[(0,U.jsxs)("span",{class:"gp-accept-track",...n?
{"aria-hidden":!0}:{role:"img","aria-label":ve(e,t)},children:[(0,U.jsx)("i",{class:"gp-accept-ratio",style:{width:s(o)}}),(0,U.jsx)("i",{class:"gp-accept-draw",
style:{left:s(r)}})]}),!n&&(0,U.jsxs)("span",{class:"gp-accept-ends gp-note","aria-hidden":"true",children:[(0,U.jsx)("span",{children:"0"}),(0,U.jsx)("span",{class:"\
gp-accept-at",style:{left:s(r)},children:`▲ ${(0,fr.fixed)(r,2)}`}),(0,U.jsx)("span",{children:"1"})]})]})}var Kt={};N(Kt,{lensPlaces:()=>is,placeOf:()=>cs});var hr=f(le(),1),gr=(e,t)=>t.isPrompt?t.index:e.prefix.length+t.index;function is(e,t,n){if(!t||t.isPrompt&&e.
readsSource)return[];let r=e.prefix.length,[o,s]=t.isPrompt?[1,r-1]:[Math.max(1,r),r+(0,hr.pathOf)(e.lastOf(t)).length-1],a=gr(e,t);if(a<o)return[];let c=Math.min(
s,Math.max(o,a-Math.floor(n/2))+n-1),i=Math.max(o,c-n+1);return Array.from({length:c-i+1},(l,u)=>i+u)}function cs(e,t,n){if(!t)return-1;let r=n.found.places.indexOf(
gr(e,t));return t.isPrompt||e.idsTo(t).every((s,a)=>s===n.ids[a])?r:-1}var Jt={};N(Jt,{detectionRows:()=>ps,isScored:()=>yr,isScoredText:()=>ls,legendOf:()=>ks,markedItems:()=>bs,scoredOf:()=>qt,shareWords:()=>ds,shortWords:()=>we,
verdictOf:()=>us});var Ye=f(ae(),1),T=f(J(),1),h=f(A(),1),Pe=f(ie(),1),W=f(wr(),1),V=f(xr(),1),we=e=>Number(e.toFixed(2)),yr=e=>!!e&&!e?.error,ls=e=>yr(e.report);
function us(e,t=null){let{z_score:n,threshold:r,prediction:o}=e,s={z:(0,V.zWords)(n),threshold:we(r)};if(o&&t&&(0,Pe.isKnown)(t.z_score)&&t.z_score<=r)return{verdict:"\
even",sign:"◇",words:(0,h.t)("Not known: only repeats put it above the threshold"),more:[(0,h.t)("z is {z}, above the threshold {threshold}, but p counts each\
 token as new evidence.",s),(0,h.t)("With repeated n-grams counted once, z is {z}.",{z:(0,V.zWords)(t.z_score)})].join(" ")};if(o)return{verdict:"good",sign:"◆",
words:(0,h.t)("Watermarked"),more:`${(0,h.t)("z is {z}, above the threshold {threshold}.",s)} ${(0,W.thresholdWords)(r)}`};let a=e.tokens_needed,c=[(0,h.t)("z i\
s {z}, not above the threshold {threshold}.",s),(0,h.t)("That does not prove that there is none: the text may be too short, or the mark may have been removed.")];
return(0,Pe.isKnown)(a)&&a>qt(e)&&c.push((0,h.t)("If the text went on like this, about {number} tokens would be enough.",{number:(0,T.count)(a)})),{verdict:"eve\
n",sign:"◇",words:(0,h.t)("No sign of this watermark"),more:c.join(" ")}}var qt=({num_tokens_scored:e,tokens:t})=>e??t?.filter(([,,,,n])=>n).length??0,ds=e=>e.
kind==="green"?(0,h.t)("{share} green",{share:(0,T.percent)(e.green_fraction)}):(0,h.t)("mean g {g}",{g:(0,Ye.fixed)(e.mean,3)});function ps(e){let{z_score:t,p_value:n,
confidence:r,threshold:o,false_positive_rate:s,tokens_needed:a}=e,c=e.kind==="green",i=we(o),l=r>.9999?`> ${(0,Ye.fixed)(.9999,4)}`:(0,T.decimals)(r,4);return[...c?
hs(e):gs(e),{name:(0,h.t)("z-score"),words:(0,V.zWords)(t),term:"z-score",meaning:c?(0,h.t)("How many standard deviations more tokens are green than without a w\
atermark: (green − ratio × scored) / √(scored × ratio × (1 − ratio))."):(0,h.t)("How many standard deviations the weighted mean lies above the mean of \
fair coins."),run:c?ms(e):"",formula:c?void 0:""},{name:(0,h.t)("p-value"),words:(0,W.pWords)(n),term:"p-value",meaning:(0,h.t)("The probability of a z at least\
 as high in a text without this watermark: the upper tail of the normal distribution. It assumes independent tokens; where phrases are repeated, z scatters more\
."),run:`P(Z ≥ ${(0,V.zWords)(t)}) = ${(0,W.pWords)(n)}`},{name:(0,h.t)("confidence"),words:l,term:"p-value",meaning:(0,h.t)("1 − p. It is not the probability\
 that the text is watermarked: a text without the watermark has 0.9 or more in one of ten cases, and 0.5 or more in one of two."),run:r>.9999?`1 − ${(0,W.pWords)(
n)} ${l}`:`1 − ${(0,W.pWords)(n)} = ${l}`,formula:"1 − p"},{name:(0,h.t)("false-positive rate"),words:(0,W.pWords)(s),term:"false-positive-rate",meaning:(0,h.t)(
"What the threshold {threshold} means: the share of texts without this watermark whose z is above it.",{threshold:i}),run:`P(Z ≥ ${i}) = ${(0,W.pWords)(s)}`,formula:(0,h.t)(
"P(Z ≥ threshold)")},...(0,Pe.isKnown)(a)?[{name:(0,h.t)("tokens needed"),words:(0,T.count)(a),term:"z-score",meaning:(0,h.t)("How many scored tokens reach th\
e threshold at this share: z grows with the square root of their number."),run:c?fs(e,a):"",formula:c?(0,h.t)("threshold² · γ · (1 − γ) / (share − γ)²"):
"",unit:(0,h.t)("tokens")}]:[]]}function ms({num_tokens_scored:e,num_green_tokens:t,ratio:n,z_score:r}){let o=(0,W.greenZ)(t,e,n);return o===null||(0,V.zWords)(
o)!==(0,V.zWords)(r)?"":(0,V.zSum)(t,e,n)}function fs({green_fraction:e,ratio:t,threshold:n},r){return Math.ceil((0,W.tokensNeeded)(e,t,n)-1e-9)!==r?"":(0,h.t)(
"{threshold}² · {ratio} · {rest} / ({share} − {ratio})², rounded up, = {needed}",{threshold:we(n),ratio:t,rest:(0,V.restOf)(t),share:(0,T.decimals)(e),needed:(0,T.count)(
r)})}function hs(e){let{num_tokens_scored:t,num_green_tokens:n,green_fraction:r,ratio:o,list_size:s}=e,[a,c,i]=[(0,T.count)(t),(0,T.count)(n),(0,T.percent)(r)];
return[{name:(0,h.t)("tokens scored"),words:a,term:"length",meaning:(0,h.t)("Tokens that the detector can call green or red. The first ones have too few tokens \
before them; where repeated n-grams count once, later ones are left out.")},{name:(0,h.t)("green tokens"),words:c,term:"green-list",meaning:(0,h.t)("Scored toke\
ns on their green list, which holds {size} tokens of the vocabulary.",{size:(0,T.count)(s)}),run:(0,h.t)("{green} of {scored}",{green:c,scored:a}),formula:"",unit:(0,h.t)(
"tokens")},{name:(0,h.t)("green fraction"),words:i,term:"green-list",meaning:(0,h.t)("Green tokens / tokens scored. Without the watermark about {share} are gree\
n: the ratio.",{share:(0,T.percent)(o)}),run:`${c} / ${a} = ${i}`,formula:(0,h.t)("green / scored"),unit:"%"}]}function gs(e){let{mean:t,weighted_mean:n,num_g_values:r,
posterior:o,layers:s=[]}=e,a=qt(e),c=s.length,i=Math.round(t*r);return[{name:(0,h.t)("tokens scored"),words:(0,T.count)(a),term:"length",meaning:(0,h.t)("Tokens\
 with enough tokens before them, whose context has not occurred before.")},{name:(0,h.t)("g-values"),words:(0,T.count)(r),term:"g-value",meaning:(0,h.tn)(c,"One\
 for each scored token, with {count} key: 0 or 1, like a fair coin in a text without the watermark.","One for each scored token and each of the {count} keys: 0 \
or 1, like a fair coin in a text without the watermark."),run:a*c===r?(0,h.tn)(c,"{scored} tokens · {count} key = {values}","{scored} tokens · {count} keys = {\
values}",{scored:(0,T.count)(a),values:(0,T.count)(r)}):""},{name:(0,h.t)("mean g-value"),words:(0,T.decimals)(t,4),term:"g-value",meaning:(0,h.t)("The share of\
 g-values that are 1. Without the watermark it is about 0.5."),run:(0,T.decimals)(i/r,4)===(0,T.decimals)(t,4)?(0,h.t)("{ones} of {values} are 1",{ones:(0,T.count)(
i),values:(0,T.count)(r)}):"",formula:"Σ g / n"},{name:(0,h.t)("weighted mean"),words:(0,T.decimals)(n,4),term:"g-value",meaning:(0,h.t)("The same with more we\
ight on the first keys, whose rounds of the tournament leave the clearest mark."),formula:"Σ w · g / Σ w"},...(0,Pe.isKnown)(o)?[{name:(0,h.t)("posterior"),words:(0,T.percent)(
o),term:"watermark",meaning:(0,h.t)("The trained Bayesian detector’s probability that the text is watermarked, if it is like the texts that the detector was tra\
ined on."),unit:"%"}]:[]]}function bs({tokens:e,prompt_tokens:t}){return e.map(([,n,r,o,s,a],c)=>({token:{text:n,piece:r},mark:{green:o,g:a,counted:s||!(o!==null||
a!==null)},words(){let l={number:(0,T.count)(c+1),token:(0,T.quoted)(n),mark:ws(o,a,s)};return c<t?(0,h.t)("Token {number}, of the prompt, {token}: {mark}",l):(0,h.t)(
"Token {number}, {token}: {mark}",l)}}))}function ws(e,t,n){if(e===null&&t===null)return(0,h.t)("not scored, because too few tokens come before it.");if(t!==null){
let o=(0,h.t)("mean g-value {g}, where chance gives 0.5.",{g:(0,Ye.fixed)(t,2)});return n?o:`${o} ${(0,h.t)("Not counted: its context came before, or it is left\
 out.")}`}let r=e?(0,h.t)("◆ green."):(0,h.t)("◇ red.");return n?r:`${r} ${(0,h.t)("Not counted: the same n-gram came before, or it is left out.")}`}function ks(e,t){
let n=t.flatMap(r=>r.tokens);return{kind:e,unscored:n.some(([,,,r,,o])=>r===null&&o===null),repeated:n.some(([,,,r,o,s])=>!o&&(r!==null||s!==null))}}var Ut={};N(Ut,{ZPicture:()=>_s,zKeys:()=>Bs});var vr=f(ae(),1),ke=f(A(),1);var B=f($(),1),xs=400,ys=12,vs=40;function _s({curves:e,threshold:t,needed:n,label:r,class:o}){let s=e.filter(({points:p})=>p.length),a=s.flatMap(({points:p})=>p),
c=a.map(([,p])=>p),i=Math.max(vs,...a.map(([p])=>p)),l=n&&n.at<=2*i?Math.max(i,n.at*1.05):i,u=Math.min(-.5,...c)*1.08,d=Math.max(t*1.15,1,...c)*1.06,m=(p,g,x)=>Tt(
p,g,x).map(S=>[S,String(S)]);return(0,B.jsx)(_t,{class:o,frame:{height:260,x:[0,l],y:[u,d],left:40,top:24},label:r??(0,ke.t)("z over the number of tokens"),children:p=>(0,B.jsxs)(
B.Fragment,{children:[(0,B.jsxs)("g",{"aria-hidden":"true",children:[(0,B.jsx)(Mt,{plot:p,x:m(0,l,p.inner/90),y:m(u,d,5),xTitle:(0,ke.t)("tokens scored"),yTitle:"\
z"}),[0,t].map((g,x)=>(0,B.jsx)(Ee,{class:x?"gp-z-threshold":"gp-unity",from:[p.left,p.y(g)],to:[p.width-p.right,p.y(g)]},x)),s.map(({look:g,points:x},S)=>(0,B.jsx)(
Nt,{class:`gp-z-${g}`,points:Ts(x).map(([K,se])=>[p.x(K),p.y(se)])},S)),s.map(({look:g,points:x},S)=>(0,B.jsx)(Ms,{look:g,x:p.x(x[x.length-1][0]),y:p.y(x[x.length-
1][1])},S)),(0,B.jsx)(Ss,{plot:p,points:s.at(0)?.points??[],threshold:t})]}),(0,B.jsxs)("g",{children:[(0,B.jsx)(Ns,{plot:p,curves:s}),n&&n.at<=l&&(0,B.jsx)(qe,
{words:n.words,children:(0,B.jsx)("path",{class:"gp-z-needed",d:`M${R(p.x(n.at))} ${R(p.y(t))}l-6 11h12Z`})})]})]})})}function Ts(e){let t=Math.ceil(e.length/xs);
return e.filter((n,r)=>r%t===0||r===e.length-1)}var Ms=({look:e,x:t,y:n})=>e==="measured"?(0,B.jsx)("circle",{class:"gp-measured",cx:R(t),cy:R(n),r:5}):(0,B.jsx)(
"path",{class:`gp-z-end gp-z-end-${e}`,d:St(t,n,4.5)});function Ss({plot:e,points:t,threshold:n}){let r=s=>Math.abs(t[s][1]-n),o=t.length>0&&r(t.length-1)>r(Math.
floor(t.length/8));return(0,B.jsx)(oe,{class:"gp-halo gp-strong",at:[o?e.width-e.right:e.left+5,e.y(n)-6],anchor:o?"end":"start",children:(0,ke.t)("threshold {v\
alue}",{value:we(n)})})}function Ns({plot:e,curves:t}){let n=Math.max(0,...t.map(({points:o})=>o[o.length-1][0])),r=Math.min(ys,n);return Array.from({length:r},
(o,s)=>{let[a,c]=[n*s/r,n*(s+1)/r],i=t.flatMap(({name:u,points:d})=>{let m=d.findLast(([p])=>p<=c);return m&&m[0]>a?[`${u} ${(0,vr.fixed)(m[1],2)}`]:[]});if(!i.
length)return null;let l=(0,ke.tn)(Math.floor(c),"After {count} token: {values}","After {count} tokens: {values}",{values:i.join(", ")});return(0,B.jsx)(qe,{class:"\
gp-z-place",words:l,children:(0,B.jsx)("rect",{class:"gp-catch",x:R(e.x(a)),y:e.top,width:R(e.x(c)-e.x(a)),height:R(e.height-e.bottom-e.top)})},s)})}var Bs=e=>e.
map(({name:t,look:n,tip:r})=>({look:`gp-z-${n}`,name:t,term:r===void 0?void 0:{id:"z-score",meaning:r,formula:""}}));var Zt={};N(Zt,{Sentences:()=>Es});var Xe=f(Be(),1),Mr=f(Tr(),1),Ht=f($(),1);function Es({list:e}){let t=(0,Xe.useRef)(null);return(0,Xe.useLayoutEffect)(()=>{let n=new Set;
[...t.current?.children??[]].forEach((r,o)=>r.replaceChildren(...(0,Mr.withTermLinks)(e[o],n)))},[e.join(`
`)]),(0,Ht.jsx)("ol",{class:"gp-sentences",ref:t,children:e.map((n,r)=>(0,Ht.jsx)("li",{},r))})}var Yt={};N(Yt,{TokenInk:()=>$s,useInk:()=>Er});var Re=f(Be(),1),Br=f(Nr(),1);var $r=f($(),1);function Er({text:e,piece:t},n=""){let r=(0,Re.useRef)(null);return(0,Re.useLayoutEffect)(()=>{r.current&&(r.current.replaceChildren(),(0,Br.inkToken)(
r.current,{text:e,piece:t}))},[e,t]),(0,Re.useLayoutEffect)(()=>{r.current?.querySelector(".gp-ink")?.style.setProperty("background-color",n)},[e,t,n]),r}function $s({
token:e,ground:t,words:n}){let r=Er(e,t);return(0,$r.jsx)("span",{class:"gp-token",tabIndex:0,ref:s=>{r.current=s,xe(n)(s)}})}window.GenerationPlaygroundModules??={};Object.assign(window.GenerationPlaygroundModules,{"visualizers/panes/assisted/draft_figures.tsx":st,"visualizers/panes/a\
ssisted/draft_words.ts":lt,"visualizers/panes/beam_search/beam_words.ts":vt,"visualizers/panes/beam_search/score_check.ts":dt,"visualizers/panes/beam_search/tre\
e_layout.ts":ft,"visualizers/panes/beam_search/tree_picture.ts":kt,"visualizers/panes/charts/drawing.tsx":Bt,"visualizers/panes/charts/line_keys.tsx":Et,"visual\
izers/panes/charts/picture_files.ts":zt,"visualizers/panes/charts/values_list.tsx":Ot,"visualizers/panes/core/bytes.ts":Gt,"visualizers/panes/core/run_sums.ts":Ct,
"visualizers/panes/core/slider_keys.ts":Wt,"visualizers/panes/core/theme.ts":jt,"visualizers/panes/diffusion/canvas_state.ts":Ft,"visualizers/panes/draws/accept\
_bar.tsx":Vt,"visualizers/panes/draws/accept_words.ts":it,"visualizers/panes/tokens/lens_places.ts":Kt,"visualizers/panes/watermarks/detection_words.ts":Jt,"vis\
ualizers/panes/watermarks/z_picture.tsx":Ut,"visualizers/panes/widgets/files.tsx":Lt,"visualizers/panes/widgets/sentences.tsx":Zt,"visualizers/panes/widgets/tip\
.ts":nt,"visualizers/panes/widgets/token_ink.tsx":Yt});})();
