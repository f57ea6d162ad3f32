// Written by .ci/bundle.py from modules with the SHA-256 e9436487ae8bf9a0162941fe09aa817f8c7a733030b075c3c08ee13ec234a24f: edit those.
(()=>{var nr={greedy_search:"greedy decoding",sample:"sampling",beam_search:"beam search",beam_sample:"beam search with sampling",group_beam_search:"diverse beam sear\
ch",constrained_beam_search:"constrained beam search",contrastive_search:"contrastive search",dola_generation:"DoLa",assisted_generation:"assisted decoding",custom:"\
a decoding loop of your own"},sr={eos:["the model ended it","ended by itself (end-of-sequence token)"],stop_string:["a stop string","met a stop string"],length:[
"the length limit","reached the length limit"],max_time:["the time limit","ran out of time"],criterion:["your own criterion","met your own stopping criterion"],
loop:["your own decoding loop","was ended by the decoding loop of your own"],given:["the end of the given text","reached the end of what was given to be read"],
unfinished:["the end of the search","had not ended when the search did"],step:["one step","goes on with “One token more”"],stopped:["stopped by hand","was s\
topped by hand"]},it={num_spec_steps:"Rounds in which something was drafted.",num_draft_tokens:"All tokens that were drafted.",num_accepted_draft_tokens:"Drafte\
d tokens that the target model kept.",draft_acceptance_rate:"num_accepted_draft_tokens / num_draft_tokens: the kept ones of all drafted tokens, also of those th\
at stood behind a rejection and were never judged.",judged_acceptance_rate:"num_accepted_draft_tokens / judged tokens, which are the accepted ones and each roun\
d’s first rejection: how probable it is that a token which is looked at is kept. The paper’s α.",mean_acceptance_length:"1 + num_accepted_draft_tokens / nu\
m_spec_steps: tokens that a round with a draft writes on average, the target model’s own token among them.",acceptance_histogram:"How many rounds with a draft\
 kept none, one, two and more of its tokens.",accepted_by_position:"Of the tokens drafted at each place of their draft, how many were kept.",passes_saved:"Token\
s written minus rounds: forward passes that the target model did not have to make.",expected_acceptance_rate:"The mean over the judged places of 1 minus the tot\
al variation distance between the target’s and the draft’s distribution: what sampling keeps on average."},or={DolaContrast:["DoLa’s contrast","takes the \
log-probabilities of an earlier layer from those of the last one, and removes tokens that the last one finds less than a tenth as probable as its favourite",["d\
ola_layers"]],UnbatchedClassifierFreeGuidanceLogitsProcessor:["guidance","moves away from what the model would say to the negative prompt",["guidance_scale"]],SequenceBiasLogitsProcessor:[
"sequence bias","makes chosen words more or less likely",["sequence_bias"]],EncoderRepetitionPenaltyLogitsProcessor:["encoder repetition penalty","favours token\
s that the input holds",["encoder_repetition_penalty"]],RepetitionPenaltyLogitsProcessor:["repetition penalty","makes tokens less likely that have already occur\
red",["repetition_penalty"]],NoRepeatNGramLogitsProcessor:["no repeated n-grams","removes tokens that would write a sequence of tokens again",["no_repeat_ngram_\
size"]],EncoderNoRepeatNGramLogitsProcessor:["no n-grams of the input","removes tokens that would copy a sequence from the input",["encoder_no_repeat_ngram_size"]],
NoBadWordsLogitsProcessor:["bad words","removes tokens that would complete a forbidden word",["bad_words_ids"]],MinLengthLogitsProcessor:["minimum length","remo\
ves the end of the text while it is too short",["min_length"]],MinNewTokensLengthLogitsProcessor:["minimum new tokens","removes the end of the text while too li\
ttle is written",["min_new_tokens"]],PrefixConstrainedLogitsProcessor:["allowed tokens","removes every token that the pattern, the schema or the function does n\
ot allow here",["structured_output"]],ForcedBOSTokenLogitsProcessor:["forced first token","leaves one token at the very beginning",["forced_bos_token_id"]],ForcedEOSTokenLogitsProcessor:[
"forced last token","leaves the end-of-sequence token at the length limit",["forced_eos_token_id"]],InfNanRemoveLogitsProcessor:["invalid values","replaces scor\
es that are no numbers, or infinite",["remove_invalid_values"]],ExponentialDecayLengthPenalty:["length decay","makes the end of the text likelier with every tok\
en",["exponential_decay_length_penalty"]],SuppressTokensLogitsProcessor:["suppressed tokens","removes these tokens everywhere",["suppress_tokens"]],SuppressTokensAtBeginLogitsProcessor:[
"suppressed at the start","removes these tokens as the first one",["begin_suppress_tokens"]],HammingDiversityLogitsProcessor:["diversity penalty","makes tokens \
less likely that earlier groups have just chosen",["diversity_penalty"]],PresencePenaltyLogitsProcessor:["presence penalty","lowers the tokens that the text alr\
eady holds, each once",["presence_penalty"]],FrequencyPenaltyLogitsProcessor:["frequency penalty","lowers the tokens that the text already holds, once for each \
time",["frequency_penalty"]],GivenTextLogitsProcessor:["given text","leaves nothing but the token that is given here",[]],TemperatureLogitsWarper:["temperature",
"sharpens (below 1) or flattens (above 1) the distribution",["temperature"]],TopHLogitsWarper:["top-h","keeps the top tokens up to a share of the distribution’s\
 own entropy",["top_h"]],TopKLogitsWarper:["top-k","keeps the k most probable tokens",["top_k"]],TopPLogitsWarper:["top-p","the nucleus: keeps the fewest top to\
kens that hold this much probability",["top_p"]],MinPLogitsWarper:["min-p","keeps tokens at least this fraction as probable as the top one",["min_p"]],TypicalLogitsWarper:[
"typical-p","keeps tokens about as surprising as this place is on average",["typical_p"]],EpsilonLogitsWarper:["epsilon cutoff","removes tokens below a fixed pr\
obability",["epsilon_cutoff"]],EtaLogitsWarper:["eta cutoff","removes tokens below a probability that falls with the entropy",["eta_cutoff"]],WatermarkLogitsProcessor:[
"green-list watermark","makes the tokens of a secret list likelier",["watermarking_config"]],SynthIDTextWatermarkLogitsProcessor:["SynthID watermark","lets a se\
cret tournament reshape the distribution",["watermarking_config"]],LogitNormalization:["renormalisation","makes the scores sum to one again; probabilities stay \
in proportion",["renormalize_logits"]],ClassifierFreeGuidanceLogitsProcessor:["guidance in a batch","moves away from what the model would say without the prompt\
, asked beside it",[]],DiaClassifierFreeGuidanceLogitsProcessor:["Dia guidance","moves away from what Dia would say without the prompt, or keeps what is then be\
st",[]],DiaEOSChannelFilterLogitsProcessor:["Dia end in one channel","lets the first audio channel alone end, and only where the end is its best token",[]],DiaEOSDelayPatternLogitsProcessor:[
"Dia delayed ends","ends each other audio channel at its own delay after the first",[]],AlternatingCodebooksLogitsProcessor:["alternating codebooks","leaves the\
 tokens of one of Bark’s two codebooks, by turns",[]],BarkEosPrioritizerLogitsProcessor:["Bark end","ends the speech as soon as its end is probable enough",[]],
WhisperTimeStampLogitsProcessor:["Whisper timestamps","keeps timestamps in pairs and in order",[]],WhisperNoSpeechDetection:["Whisper silence","changes nothing:\
 it notes how probable it is that nobody speaks",[]]},Hs={z:["z","z","How many standard deviations more tokens are green than without a watermark."],mean:["mean\
 g","z of the mean g","How many standard deviations the mean of all g-values lies above one half, taking them for fair coins."],weighted_mean:["weighted mean g",
"z of the weighted mean g","The same with more weight on the first keys, whose mark is the strongest."],posterior:["Bayesian detector","posterior probability","\
The probability of a watermark by the detector that was trained here, on the other half of the texts."]},rr={Candidate:["token_id","text","raw_logprob","logprob",
"raw_rank","rank","removed_by","stage_logprobs"],Stage:["name","entropy","kept","mass_removed","mass_moved"],Reranked:["token_id","text","probability","penalty",
"score"],BeamCandidate:["token_id","text","piece","parent","raw_logprob","logprob","score","status","beam","final_score","group","diversity_penalty","bank","pro\
gress","forced","mark"],DraftToken:["token_id","text","draft_logprob","target_logprob","accepted","overlap"],Token:["token_id","text","piece"],Mark:["kind","gre\
en","g","listed","mass_before","mass_after","expected","chosen_before","chosen_after","suppressed","why"]};var G=t=>typeof t=="number"&&Number.isFinite(t),Me=t=>t==null||Math.abs(t)>1e30?null:t,Pn=t=>{let e=[...t].sort((n,s)=>n-s);return(e[e.length-1>>1]+e[e.length>>
1])/2},ze=({distribution:{stages:t,vocab:e}})=>t.length?t.at(-1).kept:e;var at={" ":"·","\n":"↵","	":"⇥","\r":"␍"},At=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function c(t,e,n,s){let o=document.createElement(
t);e&&(o.className=e),n!=null&&(o.textContent=n);for(let[r,i]of Object.entries(s||{}))o.setAttribute(r,i);return o}function Pt(t,e,{running:n=!1}={}){let s=0;for(let o of e.
matchAll(At)){let[r]=o;o.index>s&&t.append(e.slice(s,o.index)),s=o.index+1;let i=at[r]||"U+"+r.codePointAt(0).toString(16).toUpperCase().padStart(4,"0");if(n){let a=at[r]?
r:"";t.append(c("span","gp-space",a,{"data-mark":i,"data-wide":i==="·"?"no":"yes"}))}else t.append(c("span","gp-mark",i))}s<e.length&&t.append(e.slice(s))}function ir(t,e){
let n=/^ (?=\S)/.test(e)?" ":"",s=e.match(/\n*$/)[0],o=c("span","gp-ink");Pt(o,e.slice(n.length,e.length-s.length),{running:!0});for(let r=0;r<s.length;r++)o.append(
c("span","gp-space","",{"data-mark":at[`
`],"data-wide":"yes"}));return t.append(...[n,o,s].filter(Boolean)),o}var Ks=/(\\x[0-9a-f]{2})+$/i,Nn=t=>(t.match(Ks)||[""])[0].replaceAll("\\x"," ").trim().toUpperCase(),
Nt=({piece:t,text:e})=>t!==null&&(t===""||Ks.test(e)&&t===e.replace(Ks,""));function Pe(t,e){t.replaceChildren(),Pt(t,e),e||t.append(c("span","gp-mark","(empty)"))}
function ie(t,e){let n=c("bdi",e);return Pe(n,t),n}function S(t,e){t.textContent!==e&&(t.textContent=e)}function Y(t){return"“"+t.replace(At,e=>e===" "?" ":at[e]||
"�")+"”"}function j(t){let e=t*100;return e===0?"0%":e<.01?"<0.01%":e<1?e.toFixed(2)+"%":e>99.95&&e<100?">99.9%":e.toFixed(1).replace(".0","")+"%"}var Q=t=>t==
null?0:Math.exp(t),ar=({prompt:t,request:e})=>t||(e&&e.messages||[]).at(-1)?.content||"",Ee=(t,e)=>e==="bits"?t/Math.LN2:t;function ue(t,e){return t===null||!Number.
isFinite(t)?"infinite":Ee(t,e).toFixed(2)+" "+e}function qt({model:t,phase:e,done:n,total:s}){return e==="asking"?`asking the Hub for ${t} …`:e==="download"?`\
downloading ${t}: ${Se(n)} of ${Se(s)} …`:`loading ${t}${s?`: ${j(n/s)}`:""} …`}function Se(t){return G(t)?t>=1e9?`${(t/1e9).toFixed(t<1e10?2:1)} GB`:t>=1e6?
`${(t/1e6).toFixed(t<1e8?1:0)} MB`:`${(t/1e3).toFixed(0)} kB`:"–"}function qn(t){return t<1?Math.round(t*1e3)+" ms":t.toFixed(t<10?2:1)+" s"}var U=(t,e=3)=>t==
null?"–":t.toFixed(e),I=t=>t.toLocaleString("en-US"),V=(t,e,n=e+"s")=>`${I(t)} ${t===1?e:n}`;function ve(t){let{chosen:e,distribution:n}=t,s=t.read?e.raw_logprob:
e.logprob??e.raw_logprob;return{probability:Q(e.logprob),rawProbability:Q(e.raw_logprob),rank:(t.read?null:e.rank)??e.raw_rank,surprisal:s===null?1/0:Math.max(0,
-s),entropyBefore:n.entropy_before,entropyAfter:n.entropy_after}}var De=(t,e,n)=>Object.hasOwn(t,e)?t[e]:n,Wt=t=>De(nr,t,t.replaceAll("_"," ")),Wn=({message:t,fix:e,
diagnostics:n=[]})=>n.some(s=>s.message===t)?n:[{message:t,fix:e},...n],ye=t=>De(sr,t,[t,t]),Je=t=>De(or,t,[t,"a logits processor of your own",[]]);var se=(t,e)=>{let n=document.createElementNS("http://www.w3.org/2000/svg",t);return e&&n.setAttribute("class",e),n};function Z(t,e,n){for(;t.childElementCount>
e;)t.lastElementChild.remove();for(;t.childElementCount<e;)t.append(n());return t.children}var lr=new WeakMap;function we(t,e,{plain:n=!1}={}){let s=n+e;lr.get(
t)!==s&&(lr.set(t,s),n?t.textContent=e:Pe(t,e))}function he(t,e){t.className!==e&&(t.className=e)}function oe(t,e,n){let s=`${(n*100).toFixed(2)}%`,o=cr.get(t)||
{};o[e]!==s&&(t.style[e]=s,cr.set(t,{...o,[e]:s}))}var cr=new WeakMap;function H(t,e){let n=dr.get(t)||{};for(let[s,o]of Object.entries(e))n[s]!==o&&t.setAttribute(
s,String(n[s]=o));dr.set(t,n)}var dr=new WeakMap;function K(t,e){t.hidden===e&&(t.hidden=!e)}function Gs(t,e){for(e.forEach(([n,s,o,r],i)=>{let a=t.childNodes[i];if(!a||a.localName!==n){let d=se(n);a?a.replaceWith(d):t.append(d),a=d}xt(a,{...o,...s?{class:s}:
{}}),Array.isArray(r)?Gs(a,r):S(a,r??"")});t.childNodes.length>e.length;)t.lastChild.remove()}function xt(t,e){for(let{name:n}of[...t.attributes])!Object.hasOwn(
e,n)&&n!=="aria-describedby"&&t.removeAttribute(n);for(let[n,s]of Object.entries(e))t.getAttribute(n)!==String(s)&&t.setAttribute(n,s)}var xe=t=>Math.round(t*10)/
10,It=(t,e,n,s,o)=>["line",t,{x1:xe(e),y1:xe(n),x2:xe(s),y2:xe(o)},[]],$t=(t,e,n,s,o="middle")=>["text",t,{x:xe(e),y:xe(n),"text-anchor":o},s],hr=(t,e)=>["path",
t,{d:e.map(([n,s],o)=>`${o?"L":"M"}${xe(n)} ${xe(s)}`).join("")||"M0 0"},[]],Us=(t,e,n)=>["g",t,{tabindex:0,role:"img","data-tip":e,"aria-label":e},n],pr=(t,e,n)=>`\
M${xe(t)} ${xe(e-n)}l${n} ${n}l${-n} ${n}l${-n} ${-n}Z`;var Vs;function fr(){return Vs??=$l().catch(t=>{throw Vs=void 0,t}),Vs}async function $l(){if(window.Plotly)return window.Plotly;let t=document.getElementById("\
plotly"),e=document.createElement("script");if(t)e.textContent=await vl(t.textContent);else if(window.GenerationPlaygroundPlotly)e.src=window.GenerationPlaygroundPlotly;else
throw new Error("This page does not say where Plotly is.");let n=t?null:new Promise((s,o)=>{e.onload=s,e.onerror=()=>o(new Error(`Plotly could not be fetched fr\
om ${e.src}.`))});return document.head.append(e),await n,window.Plotly}async function vl(t){let e=Uint8Array.from(atob(t.trim()),n=>n.charCodeAt(0));return new Response(
new Blob([e]).stream().pipeThrough(new DecompressionStream("gzip"))).text()}var Sl=/^var\((--gp-[\w-]+)\)(?: ([\d.]+))?$/,In=new Set;function be(t,e){if(t.hidden=!e,!e)return;let n=[...In].find(s=>s.box===t);n?n.chart=e:_l(t,e),Ys(t,e)}
function _l(t,e){t.classList.add("gp-chart-box"),t.append(c("div","gp-chart-plot"),Ol());let n={box:t,chart:e};In.add(n),new ResizeObserver(()=>t.clientWidth&&t.
dataset.width!==String(t.clientWidth)&&Ys(t,n.chart)).observe(t)}function Ol(){let t=c("details","gp-chart-values");return t.append(c("summary","","Values"),c("\
ul")),t}async function Ys(t,e){let n=t.querySelector(".gp-chart-plot");if(El(t.querySelector(".gp-chart-values"),e),xt(n,{...Object.fromEntries([...n.attributes].
map(({name:s,value:o})=>[s,o])),role:"img","aria-label":`${e.layout.meta}. Its values follow as a list.`}),!!t.clientWidth){t.dataset.width=String(t.clientWidth),
t.setAttribute("aria-busy","true");try{let s=await fr(),o={...hn(e.layout,t),autosize:!1,width:n.clientWidth,uirevision:"kept",dragmode:matchMedia("(pointer: co\
arse)").matches?!1:"zoom"};n.classList.contains("js-plotly-plot")?await s.react(n,hn(e.data,t),o):await s.newPlot(n,hn(e.data,t),o,Ml(s))}catch(s){n.textContent=
"The chart could not be drawn: its library did not load. Reload the page; the values are in the list below.",console.error("Generation Playground:",s)}finally{t.
removeAttribute("aria-busy")}}}function Rn(t,e,n){if(!t)return t;let{shapes:s=[],annotations:o=[]}=t.layout,r={type:"line",x0:e,x1:e,yref:"paper",y0:0,y1:1,line:{
color:"var(--gp-error)",width:1.5,dash:"dash"}},i={x:e,yref:"paper",y:1,yanchor:"bottom",text:n,showarrow:!1,font:{color:"var(--gp-error)"}};return{...t,layout:{
...t.layout,shapes:[...s,r],annotations:[...o,i]}}}function ur(t,{x:e,y:n,words:s}){if(!t)return t;let o={type:"scatter",mode:"markers",x:[e],y:[n],text:[s],hoverinfo:"\
text",marker:{color:"var(--gp-chosen)",symbol:"diamond",size:13}};return{...t,data:[...t.data,o]}}function Ml(t){let e=(n,s)=>({name:`Download plot as ${n==="sv\
g"?"an SVG":"a PNG"}`,icon:s,click(o){let r=o.layout.meta.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-|-$/g,"");t.downloadImage(o,{format:n,filename:r,width:o.
clientWidth,height:o.clientHeight,scale:n==="svg"?1:2})}});return{displaylogo:!1,doubleClickDelay:400,modeBarButtonsToRemove:["toImage","select2d","lasso2d","au\
toScale2d"],modeBarButtonsToAdd:[e("png",t.Icons.camera),e("svg",t.Icons.disk)]}}function El(t,{data:e}){let n=e.flatMap(({text:s,hoverinfo:o})=>o==="text"&&Array.
isArray(s)?s.flat():[]).filter(Boolean);t.hidden=!n.length,t.querySelector("ul").replaceChildren(...n.map(s=>c("li","",s)))}function hn(t,e){return Array.isArray(
t)?t.map(n=>hn(n,e)):t&&typeof t=="object"?Object.fromEntries(Object.entries(t).map(([n,s])=>[n,hn(s,e)])):typeof t=="string"?Tl(t,e):t}function Tl(t,e){let[,n,
s]=Sl.exec(t)||[];if(!n)return t.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;");let o=getComputedStyle(e).getPropertyValue(n).trim();return s===
void 0?o:`rgba(${[1,3,5].map(i=>parseInt(o.slice(i,i+2),16)).join(", ")}, ${s})`}function mr(){for(let t of In)t.box.isConnected?Ys(t.box,t.chart):In.delete(t)}
matchMedia("(prefers-color-scheme: dark)").addEventListener("change",mr);for(let t of[document.documentElement,document.body])t&&new MutationObserver(mr).observe(
t,{attributeFilter:["class"]});var Ll=(t,e)=>t>=1?e+1:Math.expm1((e+1)*Math.log(t))/(t-1),gr=(t,e,n,s=1)=>Ll(t,e)/(e*n+s),Ce=t=>G(t)?`${t.toFixed(2)} ×`:"–",vt=({low:t,high:e})=>`${t.toFixed(
2)} to ${e.toFixed(2)}`,Bn="Where the true median lies with a probability of 90% or more. Up to 7 pairs it goes from the lowest of them to the highest; fewer th\
an 5 cannot be as sure as that, so nothing is claimed of them.",wr=t=>t<.9995?`${(t*1e3).toPrecision(3)} ms`:`${t.toPrecision(3)} s`;function Ne(t,{done:e,runs:n}){
if(e>=n)return"";let s=`${I(e)} of ${V(n,"run")} ${e===1?"has":"have"} ended`;return t.done?`Stopped: ${s}.`:`${s}; ${V(n-e,"is","are")} still to come.`}var Rt="\
Somebody else’s runs were decoded meanwhile: these times are not clean. Measure again when the machine is quiet.";function br(t,e){let n=_=>t.querySelector(".gp-"+_),s=t.querySelector("table"),o=[["speed-up",`Time for a token without drafts / time with them: the median over\
 the pairs of runs, and its spread. ${Bn}`],["draft_acceptance_rate",it.draft_acceptance_rate],["judged_acceptance_rate",it.judged_acceptance_rate],["mean_accep\
tance_length",it.mean_acceptance_length],["drafted a round","Drafted tokens / rounds. A confidence threshold and the end of a text make drafts shorter than they\
 may be."],["formula","Theorem 3.8 of Leviathan et al. 2023 with the acceptance rate, the drafted tokens and the cost of this row."]],r=()=>e.answered("lengths"),
i=(_,{value:L})=>`${_} = ${L}`;function a(_){let[L,P,b,E,y]=d(_);H(n("answer"),{"data-verdict":L}),S(n("answer-sign"),P);let l=n("answer-words"),h=JSON.stringify(
[b,E]);l.dataset.key!==h&&(l.dataset.key=h,l.replaceChildren(...b?[c("code","",b)," "+E]:[E])),S(n("answer-more"),y),e.done&&S(n("told"),`${b} ${E}. ${y}`),S(n(
"missing"),Ne(e,_)),K(n("warning"),!!_.others),S(n("warning"),_.others?"⚠ "+Rt:"")}function d({knob:_,points:L,leader:P,rivals:b,best:E,fewest:y}){let l=L.filter(
({speedup:B})=>B),h=l.find(B=>B.group===P);if(!h)return e.done?["wait","…","","No answer","No setting has a complete pair of runs."]:["wait","…","","Not kno\
wn yet",l.length?`${I(l.length)} of ${V(L.length,"setting")} measured.`:"The first counted runs are under way."];let{speedup:w,verdict:u,pairs:k}=h,$=e.running?
" so far":"",x=Ce(w.median),M=`spread ${vt(w)}`,v={faster:"",slower:" It is slower than decoding without drafts.",even:" Its spread covers 1: no clear differenc\
e from decoding without drafts."}[u];if(u==="wait")return["wait","…","",e.done?"No answer":"Not known yet",`${i(_,h)} has the greatest median, ${x}, of ${V(k,
"pair")} of runs: too few to tell, it takes ${I(y)}.`];if(l.length===1)return[{faster:"good",slower:"bad"}[u]||"even",{faster:"▲",slower:"▼"}[u]||"≈",i(_,
h),`is the only setting that was measured: ${x}`,`S${M.slice(1)}.${v}`];if(E===null){let B=b.length>2&&b.length===l.length-1?"all others":p(L.filter(A=>b.includes(
A.group)).map(({value:A})=>A));return["even","≈","",`No clear best setting${$}`,`${i(_,h)} has the greatest median, ${x}, ${M}; ${B} may be as good.${v} More \
repeats tell more.`]}let[O,N,W]={faster:["good","★",`is best${$}: ${x}`],even:["even","★",`is the best${$}, at ${x}`],slower:["bad","▼",`is the best${$}, \
and still ${x}`]}[u];return[O,N,i(_,h),W,`S${M.slice(1)}; it was faster than each other one, turn by turn.${v}`]}let p=_=>_.length<2?_.join(""):`${_.slice(0,-1).
join(", ")} and ${_.at(-1)}`;function f({points:_,curve:L,measured_curve:P}){be(n("settings"),e.charts.lengths),K(n("of-formula"),L.length>0),K(n("of-verify"),P.
length>0),K(n("of-own"),_.some(({formula:b})=>G(b)))}function m(_){if(!s.tHead){let L=c("tr");L.append(c("th","",null,{scope:"col"}),...o.map(([P,b])=>{let E=c(
"th","",null,{scope:"col"}),y=c("span","",null,{tabindex:"0","data-tip":b});return y.append(...P.split(/(?<=_)/).flatMap(l=>[l,c("wbr")])),E.append(y),E})),s.createTHead().
append(L),s.createTBody()}S(s.tHead.rows[0].cells[0],_)}function g(){let _=c("tr"),L=c("th","",null,{scope:"row"});L.append(c("span"),c("b","","",{"aria-hidden":"\
true"}),c("span","gp-hidden"));let P=c("td");return P.append(c("span"),c("small")),_.append(L,P,...o.slice(1).map(()=>c("td"))),_}function T({knob:_,points:L,best:P}){
m(_);let b=Z(s.tBodies[0],L.length,g);L.forEach((E,y)=>{let[l,h,...w]=b[y].cells,u=E.group===P;he(b[y],u?"gp-best":""),S(l.children[0],E.value),S(l.children[1],
u?" ★":""),S(l.children[2],u?" (best)":""),S(h.children[0],E.speedup?Ce(E.speedup.median):"–"),S(h.children[1],E.speedup?`  ${vt(E.speedup)}`:"");let{draft_acceptance_rate:k,
rate:$,mean_acceptance_length:x,drafted:M,formula:v}=E;[G(k)?j(k):"–",G($)?j($):"–",U(x,2),U(M,2),Ce(v)].forEach((N,W)=>S(w[W],N))})}function C(){let _=e.found;
a(_),f(_),T(_)}return _=>{t.hidden=!r(),!t.hidden&&(_.found||_.status)&&C()}}var Bt=class{constructor(e){this.kinds=e,this.subscribers=new Set,this.changes={},this.position=0,this.head="",this.tail="",this.answers={}}feed(e){e.length>=this.
position&&e.startsWith(this.head)&&e.startsWith(this.tail,this.position-this.tail.length)||(this.position=0);let s=e.lastIndexOf(`
`)+1;for(;this.position<s;){let o=e.indexOf(`
`,this.position);this.readLine(e.slice(this.position,o)),this.position=o+1}this.head=e.slice(0,Math.min(s,100)),this.tail=e.slice(Math.max(0,s-100),s)}read(e){throw new Error(
"nobody reads "+e.type)}readLine(e){if(e.trim())try{this.read(JSON.parse(e))}catch(n){console.error("Generation Playground: a line of the log was skipped.",n,e.
slice(0,200))}}get canAsk(){return Object.keys(this.answers).length>0}ask(e){Object.hasOwn(this.answers,e.type)&&this.answers[e.type](e)}subscribe(e,n){let s={element:e,
update:n};this.subscribers.add(s),this.tell(s,Object.fromEntries(this.kinds.map(o=>[o,!0])))}changed(e){Object.keys(this.changes).length===0&&requestAnimationFrame(
()=>this.flush()),this.changes[e]=!0}flush(){let e=this.changes;this.changes={};for(let n of this.subscribers)n.element.isConnected?this.tell(n,e):this.subscribers.
delete(n)}tell(e,n){try{e.update(n)}catch(s){console.error("Generation Playground: a pane could not be drawn.",s)}}};var St=class extends Bt{constructor(){super(["run","steps","status","selection","unit","prompt","watched","searched","written"]),this.unit="bits",this.searched=
new Map,this.written=null,this.text="",this.turn=void 0,this.fed={turn:void 0,started:!1},this.asked=null,this.clear()}clear(){this.queued=null,this.loading=null,
this.shared=1,this.apart=!1,this.started=null,this.finished=null,this.failed=null,this.lasts=[],this.newest=null,this.numTokens=0,this.elapsed=0,this.firstElapsed=
null,this.rounds=[],this.prompts=[],this.texts=new Map,this.returned=null,this.selected=null,this.promptSteps=[],this.hideFrom=null}feedRun(e,n){n!==this.fed.turn&&
(this.fed={turn:n,started:!1},this.feed("")),this.feed(e),this.fed.started&&Object.assign(this,{text:e,turn:n})}read(e){let n=Cl[e.type];if(!n)throw new Error("\
unknown event "+e.type);n(this,e)}countStep(e){this.numTokens+=1,this.elapsed=e.elapsed,this.firstElapsed??=e.elapsed,this.changed("steps")}get readsSource(){return!!(this.
started&&this.started.decoder_tokens.length)}get prefix(){return this.readsSource?this.started.decoder_tokens:this.started.prompt_tokens}get usesBeams(){return this.
prompts.length>0}get waiting(){return!!(this.queued||this.loading)}get running(){return!!(this.started&&!this.finished&&!this.failed&&!this.waiting)}lines(){return this.
hideFrom===null?this.allLines():this.allLines().map(e=>{let n=this.seen(e.last);return n===e.last?e:{...e,last:n,stopReason:null}})}seen(e){if(this.hideFrom===null)
return e;let n=e;for(;n&&!n.isPrompt&&n.index>=this.hideFrom;)n=n.before;return n}hide(e){this.hideFrom!==e&&(this.hideFrom=e,this.changed("steps"),this.changed(
"selection"))}allLines(){if(this.returned)return this.returned;if(this.usesBeams)return this.prompts.flatMap((n,s)=>Wl(n,s,this.prompts.length));let e=this.finished?
this.finished.sequences:[];return this.lasts.map((n,s)=>({kind:"sequence",label:this.lasts.length>1?`sequence ${s+1}`:"",last:n,score:null,stopReason:e[s]?e[s].
stop_reason:null}))}current(){if(this.selected)return this.seen(this.selected);if(!this.usesBeams)return this.seen(this.newest);let e=this.lines();return e.length?
e[0].last:null}lineOf(e){return e.isPrompt?this.lines()[0]:this.usesBeams?this.lines().find(({last:n})=>{let s=n;for(;s&&s.index>e.index;)s=s.before;return s===
e}):this.lines()[e.sequence]}lastOf(e){let n=this.lineOf(e);return n?n.last:e}select(e,n){let s=e===null?null:this.lines()[e];this.selectStep(s&&ke(s.last)[n]||
null)}selectStep(e){let n=this.seen(e);this.selected!==n&&(this.selected=n,this.changed("selection"))}walk(e){let n=this.current();if(!n)return;let s=[...this.promptSteps,
...ke(this.lastOf(n))],o=n.isPrompt?n.index-1:this.promptSteps.length+n.index;this.selectStep(s[Math.max(0,Math.min(s.length-1,o+e))])}addSearched(e,n){this.searched.
set(e,[...this.searched.get(e)||[],n]),this.changed("searched")}startedLine(){let e=this.text.indexOf('{"type":"Started"');return e<0?"":this.text.slice(e,this.
text.indexOf(`
`,e))}idsTo(e){return ke(e).map(({chosen:n})=>n.token_id)}addWatched(e,n){let s=this.allLines()[e];s&&(ke(s.last).forEach((o,r)=>{let i=Xe("Candidate",n[r]||[]),
a=new Set(i.map(({token_id:d})=>d));o.watched=[...(o.watched||[]).filter(({token_id:d})=>!a.has(d)),...i]}),this.changed("watched"))}setWritten(e){this.written=
e&&{...e,tokens:Xe("Token",e.tokens)},this.changed("written")}setUnit(e){this.unit=e,this.changed("unit")}},Cl={Queued(t,e){t.queued=e,t.loading=null,t.changed(
"status")},Loading(t,e){t.loading=e,t.queued=null,t.changed("status")},Shared(t,{runs:e,apart:n}){t.shared=e,t.apart=n,t.changed("status")},Started(t,e){t.clear();
for(let n of["prompt_tokens","decoder_tokens"])e[n]=Xe("Token",e[n]||[]);t.started=e,t.fed.started=!0,t.changed("run"),t.changed("status"),t.changed("selection")},
Stepped(t,{step:e}){e.chosen=pn("Candidate",e.chosen),Js(e.distribution),e.watched=Xe("Candidate",e.watched||[]),e.mark=e.mark?pn("Mark",e.mark):null,e.read=!!(t.
started&&t.started.request.only_given),e.reranked&&(e.reranked=Xe("Reranked",e.reranked)),e.before=t.lasts[e.sequence]||null,e.draft=Al(e,t.rounds),t.lasts[e.sequence]=
e,(!t.newest||e.index>t.newest.index)&&(t.newest=e),t.countStep(e)},BeamsAdvanced(t,{step:e}){let n=t.prompts[e.sequence]??=Pl();e.distributions.forEach(Js),e.given&&
(n.given+=1);let s=Xe("BeamCandidate",e.candidates).map(o=>Nl(o,e,n));for(let{beam:o}of s)o.progress&&t.texts.set(o.token_id,o.text);if(ql(s),n.running=s.filter(
o=>o.beam.status==="running").sort((o,r)=>o.beam.beam-r.beam.beam),n.byNumber=new Map(n.running.map(o=>[o.beam.beam,o])),e.given)for(let o=0;o<t.started.effective.
num_beams;o++)n.byNumber.set(o,s[0]);n.finished.push(...s.filter(o=>o.beam.status==="finished")),n.finished.sort((o,r)=>r.beam.final_score-o.beam.final_score),n.
finished.length=Math.min(n.finished.length,e.pool.length),n.pool=e.pool,n.pools.push(e.pool),n.steps.push(s),n.byStep.push(n.byNumber),n.distributions.push(e.distributions),
t.countStep(e)},PromptRead(t,{steps:e}){let n=null;for(let s of e)s.chosen=pn("Candidate",s.chosen),Js(s.distribution),Object.assign(s,{before:n,isPrompt:!0,watched:[],
draft:null}),n=s;t.promptSteps=e,t.changed("prompt")},DraftJudged(t,{round:e}){e.drafted=Xe("DraftToken",e.drafted),t.rounds.push(e),t.changed("steps")},Finished(t,e){
t.finished=e,t.usesBeams&&(t.returned=e.sequences.map((n,s)=>Rl(t,n,s))),t.changed("status"),t.changed("steps")},Failed(t,e){(t.fed.turn===void 0||t.fed.started)&&
(t.failed=e),t.queued=t.loading=null,t.changed("status")}};function pn(t,e){let n=rr[t],s={};for(let o=0;o<n.length;o++)s[n[o]]=e[o];return s}function Xe(t,e){return e.
map(n=>pn(t,n))}function Js(t){t.candidates=Xe("Candidate",t.candidates),t.stages=Xe("Stage",t.stages)}function Al(t,e){let n=e.at(-1);if(!n||t.index<n.start)return null;
let s=t.index-n.start;return s<n.num_accepted?{origin:"accepted",instead:null,round:n,place:s}:{origin:n.follow,instead:n.drafted[s]||null,round:n,place:s}}function Pl(){
return{running:[],byNumber:new Map,finished:[],pool:[],steps:[],byStep:[],pools:[],distributions:[],given:0}}function Nl(t,e,n){let s=e.distributions[t.parent],
o=s.candidates.find(r=>r.token_id===t.token_id);return{index:e.index,sequence:e.sequence,before:n.byNumber.get(t.parent)||null,chosen:o||{...t,raw_rank:null,rank:null,
removed_by:null},piece:t.piece,distribution:s,seconds:e.seconds,elapsed:e.elapsed,draft:null,given:!!e.given,length:e.index+1-n.given,mark:t.mark?pn("Mark",t.mark):
null,beam:t}}var jt=({beam:t,length:e},n)=>e>0?(t.score??-1/0)/e**n:t.score;function kr(t,e,n,s,o){t.unseen??=new Map;let r=`${e} ${n} ${o.token_id}`;if(!t.unseen.
has(r)){let i=e?t.byStep[e-1].get(n):null,{token_id:a,text:d,raw_logprob:p,logprob:f}=o,m=(i?i.beam.score:0)+f,g=i?i.beam.group:null,T={token_id:a,text:d,piece:null,
parent:n,raw_logprob:p,logprob:f,score:m,status:"unseen",beam:null,final_score:null,group:g},{sequence:C,seconds:_,elapsed:L}=t.steps[e][0];t.unseen.set(r,{index:e,
sequence:C,before:i,chosen:o,piece:null,distribution:s,seconds:_,elapsed:L,draft:null,given:!1,length:t.steps[e][0].length,beam:T,rank:null})}return t.unseen.get(
r)}function yr(t,e,n,s){let o=n&&!n.given?n.beam.beam:0;return t.unseen&&t.unseen.get(`${e} ${o} ${s}`)||null}function ql(t){let e=new Map;for(let n of[...t].sort(
(s,o)=>o.beam.score-s.beam.score))n.rank=(e.get(n.beam.group)||0)+1,e.set(n.beam.group,n.rank)}function Wl(t,e,n){let s=n>1?`Prompt ${e+1}, `:"",o=(r,i,a,d)=>({
kind:r,label:s+i,last:a,score:d,stopReason:null});return[...t.running.map(r=>o("running",Il(r),r,r.beam.score)),...t.finished.map((r,i)=>o("finished",`ended ${i+
1}${xr(r)}`,r,r.beam.final_score))]}function Il(t){let{beam:e,group:n,progress:s}=t.beam;return e===0&&(n??null)===null&&!s?"best beam":`beam ${e+1}${xr(t)}`}var Re=t=>t<
26?String.fromCharCode(65+t):String(t+1),xr=({beam:t})=>(t.group??null)===null?"":`, group ${Re(t.group)}`;function Rl(t,e,n){let s=Math.max(1,Math.floor(t.finished.
sequences.length/t.prompts.length)),{steps:o}=t.prompts[Math.floor(n/s)],r=null;return e.token_ids.forEach((i,a)=>{let d=(e.beams||[])[a];r=(o[a]||[]).find(p=>p.
beam.parent===d&&p.beam.token_id===i)||r}),{kind:"returned",label:`output ${n+1}`,last:r,score:e.score,stopReason:e.stop_reason}}function ke(t){let e=[];for(let n=t;n;n=
n.before)e.push(n);return e.reverse()}function Ze(t,e){let n=[],s=e;for(;s&&t[s.index]!==s;)n.push(s),s=s.before;return{keep:s?s.index+1:0,added:n.reverse()}}var $e=class{constructor(e,n){
this.add=n,this.steps=[],this.totals=[e]}get total(){return this.totals.at(-1)}follow(e){let{keep:n,added:s}=Ze(this.steps,e);this.steps.length=n,this.totals.length=
n+1;for(let o of s)this.steps.push(o),this.totals.push(this.add(this.total,o));return{keep:n,added:s}}};var $r=()=>({spec_steps:0,rounds:0,tokens:0,drafted:0,accepted:0,judged:0,kept:[],acceptedAt:[],draftedAt:[],overlaps:[0,0],draft_seconds:0,verify_seconds:0}),lt=t=>t.
num_accepted+(t.follow==="correction"?1:0),Xs=t=>t.num_accepted+(t.next_token_id===null?0:1);function Bl(t,e){let{drafted:n,num_accepted:s}=e;if(t.rounds+=1,t.tokens+=
Xs(e),t.draft_seconds+=e.draft_seconds,t.verify_seconds+=e.verify_seconds,!n.length)return t;t.spec_steps+=1,t.drafted+=n.length,t.accepted+=s,t.judged+=lt(e);for(let o=t.
draftedAt.length;o<n.length;o++)t.draftedAt.push(0),t.acceptedAt.push(0);for(n.forEach((o,r)=>{t.draftedAt[r]+=1,r<s&&(t.acceptedAt[r]+=1),!(r>=lt(e)||(o.overlap??
null)===null)&&(t.overlaps[0]+=1,t.overlaps[1]+=o.overlap)});t.kept.length<=t.draftedAt.length;)t.kept.push(0);return t.kept[s]+=1,t}function jl(t){let{spec_steps:e,
rounds:n,tokens:s,drafted:o,accepted:r,judged:i,overlaps:a}=t,d=(p,f)=>f?p/f:null;return{num_spec_steps:e,num_rounds:n,num_tokens:s,num_draft_tokens:o,num_accepted_draft_tokens:r,
num_judged_draft_tokens:i,draft_acceptance_rate:d(r,o),judged_acceptance_rate:d(r,i),mean_acceptance_length:e?1+r/e:null,acceptance_histogram:t.kept,accepted_by_position:t.
acceptedAt,drafted_by_position:t.draftedAt,passes_saved:s-n,expected_acceptance_rate:d(a[1],a[0]),draft_seconds:t.draft_seconds,verify_seconds:t.verify_seconds}}
var Ft=class{constructor(){this.rounds=[],this.tally=$r()}read(e){e.length>=this.tally.rounds&&this.rounds[0]===e[0]||(this.tally=$r());for(let s=this.tally.rounds;s<
e.length;s++)Bl(this.tally,e[s]);return this.rounds=e,jl(this.tally)}};var Zs=new WeakMap;function Te(t,e){Zs.set(t,e),t.dataset.tip===void 0&&(t.dataset.tip="")}function vr(t){if(!t.querySelector("[data-tip]"))return;let e=c("div",
"gp-tip","",{role:"tooltip",id:"gp-tip-"+Math.random().toString(36).slice(2,8)});e.hidden=!0,t.append(e);let n=null;function s(r){let i=r.target.closest("[data-\
tip]");if(i===n||(n&&n.removeAttribute("aria-describedby"),n=i,e.hidden=!i,!i))return;e.textContent=Zs.has(i)?Zs.get(i)():i.dataset.tip,i.setAttribute("aria-des\
cribedby",e.id);let[a,d]=[t.getBoundingClientRect(),i.getBoundingClientRect()],p=Math.min(d.left-a.left,a.width-e.offsetWidth-8);e.style.left=`${Math.max(8,p)}p\
x`,e.style.top=`${d.bottom-a.top+5}px`}let o=()=>s({target:t});t.addEventListener("pointerover",s),t.addEventListener("pointerleave",o),t.addEventListener("focu\
sin",s),t.addEventListener("focusout",o),t.addEventListener("keydown",r=>r.key==="Escape"&&o())}function Sr(t){let e=t.querySelector(".gp-draft-figures"),n=t.querySelector(".gp-kept-chart"),s=t.querySelector(".gp-place-chart"),o=g=>g===null?"–":j(g),r=(g,T,C=T+
"s")=>`${I(g)} ${g===1?T:C}`;function i(g,T){let{num_draft_tokens:C,num_accepted_draft_tokens:_,num_spec_steps:L}=g,P=T.samples&&g.expected_acceptance_rate!==null;
return[["num_draft_tokens",I(C),`in ${r(L,"draft")} of ${r(g.num_rounds,"round")}`],["num_accepted_draft_tokens",I(_),`of ${I(C)} drafted`],["draft_acceptance_r\
ate",o(g.draft_acceptance_rate),`${I(_)} of ${I(C)} drafted`,g.draft_acceptance_rate],["mean_acceptance_length",U(g.mean_acceptance_length,2),`1 + ${I(_)} / ${r(
L,"draft")}`],["judged_acceptance_rate",o(g.judged_acceptance_rate),`${I(_)} of ${I(g.num_judged_draft_tokens)} judged`,g.judged_acceptance_rate],...P?[["expect\
ed_acceptance_rate",o(g.expected_acceptance_rate),`mean of ${I(g.num_judged_draft_tokens)} judged places`,g.expected_acceptance_rate]]:[],["passes_saved",I(g.passes_saved),
`${r(g.num_tokens,"token")} in ${r(g.num_rounds,"pass","passes")}`]]}function a(){let g=c("div","gp-draft-figure",null,{tabindex:"0","data-tip":""}),T=c("dd","g\
p-rate",null,{"aria-hidden":"true"});return T.append(c("i")),g.append(c("dt"),c("dd"),c("dd","gp-note"),T),g}function d(g,T){let C=i(g,T),_=Z(e,C.length,a);C.forEach(
([L,P,b,E=null],y)=>{let[l,h,w,u]=_[y].children;l.textContent!==L&&l.replaceChildren(...L.split(/(?<=_)/).flatMap(k=>[k,c("wbr")])),S(h,P),S(w,b),u.hidden=E===null,
oe(u.firstChild,"width",E??0),_[y].dataset.tip=it[L],_[y].dataset.name=L})}function p(){let g=c("span","gp-chart-column"),T=c("span","gp-chart-track");return T.
append(c("i","gp-chart-whole"),c("i","gp-chart-part")),g.append(c("span","gp-chart-top"),T,c("span","gp-chart-label")),g}function f(g,T,C){let _=Math.max(1,...T.
map(([P,b])=>b??P)),L=Z(g,T.length,p);T.forEach(([P,b,E,y,l],h)=>{let[w,u,k]=L[h].children;S(w,y),oe(u.children[0],"height",(b??0)/_),oe(u.children[1],"height",
P/_),S(k,E),Te(L[h],()=>l)}),H(g,{"aria-label":`${C}: ${T.map(([,,,,P])=>P).join("; ")}`})}function m(g){let T=g.num_spec_steps;f(n,g.acceptance_histogram.map((C,_)=>[
C,null,String(_),C?I(C):"",`${r(C,"round")} of ${I(T)} with a draft kept ${r(_,"token")} of it`]),"acceptance_histogram"),f(s,g.drafted_by_position.map((C,_)=>{
let L=g.accepted_by_position[_];return[L,C,String(_+1),`${Math.round(100*L/C)}%`,`place ${_+1}: ${I(L)} of ${I(C)} drafted there were kept, ${j(L/C)}`]}),"accep\
ted_by_position of drafted_by_position")}return(g,T)=>{d(g,T),m(g)}}var He={accepted:["✓","accepted draft","Drafted, and kept by the target model."],correction:["→","correction","The target’s own token in the place of the fi\
rst rejected draft token."],bonus:["+","bonus","The target’s own token after a draft that was kept whole: its pass gives one more."],target:["○","target alo\
ne","Nothing was drafted in this round: the target wrote one token, as without a draft."]},_r=Object.fromEntries(Object.keys(He).map(t=>[t,0])),Or=(t,{draft:e})=>e&&
Object.hasOwn(t,e.origin)?{...t,[e.origin]:t[e.origin]+1}:t;function jn(t){let{do_sample:e,assistant_ensemble_weight:n}=t&&t.effective||{};return{samples:!!e,weight:n??
null}}function Qs({target_logprob:t,draft_logprob:e},{weight:n}){let s=Q(t)/((e??null)===null?1:Q(e));return Math.min(1,n===null?s:1-n+n*s)}var Mr=({weight:t})=>t===
null?"min(1, p / q)":`min(1, ${U(1-t,2)} + ${U(t,2)} · p / q)`;function Er(t,e){return t.samples?e?`Sampling: a drafted token is kept by chance, with probabili\
ty ${Mr(t)}.`:"Sampling: a drafted token is kept where the target draws the same one: by chance, with probability p.":`Greedy: a drafted token is kept where it \
is the likeliest one ${t.weight===null||!e?"for the target":`in the mixture ${U(t.weight,2)} · p + ${U(1-t.weight,2)} · q`}.`}function eo(t,e){return e<t.num_accepted?
"accepted":e<lt(t)?"rejected":"unjudged"}function Tr(t,e,n){let s=t.drafted[e],o=eo(t,e),r=(s.draft_logprob??null)!==null,[i,a]=[j(Q(s.target_logprob)),j(Q(s.draft_logprob))],
d=r?` The draft model gave it ${a}.`:"";if(o==="unjudged")return`Never judged: it stands behind ${t.follow==="correction"?"the rejection":"the end of the text"}\
.${d}`;let p=o==="accepted",f=p?"Accepted":"Rejected";if(!n.samples){let C=n.weight===null||!r?"for the target":"in the mixture of both models";return`${f}: ${p?
"it":`${Y(t.next_text)}, and not this,`} is the likeliest token ${C}. The target gave it ${i}.${d}`}if(!r)return`${f}: the target drew ${p?"the same token":Y(t.
next_text)} for itself. It gave this one ${i}, which is the chance that it is kept.`;let m=Qs(s,n),g=m>=1?"it is always kept":`it is kept with probability ${j(m)}\
, and ${p?"was":"was not"}`,T=(s.overlap??null)===null?"":` Over all that could have been drafted here the chance is ${j(s.overlap)}.`;return`${f}: the target g\
ave it p = ${i}, the draft model q = ${a}. By ${Mr(n)}, ${g}.${T}`}function Lr(t,e){let[,n,s]=He[t.follow],o=`${n.charAt(0).toUpperCase()}${n.slice(1)}. ${s}`,r=t.
drafted[t.num_accepted];return t.follow!=="correction"||!e.samples?o:(r.draft_logprob??null)===null?`${o} It is what the target drew.`:`${o} It was drawn from w\
hat the target gives more than the draft model: max(0, p − q).`}function Cr({draft:t}){if(!t||!He[t.origin])return[];let{origin:e,instead:n,round:s}=t,o=`roun\
d ${s.index+1}`,r=s.drafted.length;if(e==="accepted"){let i=s.drafted[t.place],a=(i.draft_logprob??null)===null?"":`, to which the draft model gave ${j(Q(i.draft_logprob))}`;
return[`accepted draft: token ${t.place+1} of ${r} in ${o}${a}`]}return e==="correction"?[`correction: replaced ${n?`the rejected draft ${Y(n.text)}`:"a rejecte\
d draft"} in ${o}`]:e==="bonus"?[`bonus: the target’s own token after ${r===1?"the accepted draft":`all ${r} drafted tokens`} of ${o}`]:[`target alone: nothin\
g was drafted in ${o}`]}var Qe=t=>t<.01?`${(t*1e3).toFixed(1)} ms`:qn(t);function Ar(t,e,n){let s=[],o=jn(null),r={row:null,card:null,selected:null},i=null,a=!0,d=0,p=new WeakMap,f=new WeakMap,m=new IntersectionObserver(O=>{for(let{isIntersecting:N,
target:W}of O)N&&L(p.get(W));g()&&(t.scrollTop=t.scrollHeight)},{rootMargin:"200px 0px"}),g=()=>a&&!e.selected&&e.running;function T(O,N){let W=s.length<=O.length&&
(!s.length||s[0].round===O[0])&&o.samples===N.samples;o=N,W||C();for(let B of O.slice(s.length))_(B);g()&&(t.scrollTop=t.scrollHeight)}function C(){m.disconnect(),
t.replaceChildren(),s=[],r={row:null,card:null,selected:null},i=null,a=!0,d=0}function _(O){let N=c("li","gp-round"),W={round:O,item:N,cards:null};p.set(N,W),s.
push(W),t.append(N),m.observe(N)}function L(O){if(!O||O.cards)return;m.unobserve(O.item);let{round:N,item:W}=O,B=lt(N);O.cards=[];let A=c("div","gp-cards");for(let q=0;q<
B;q++)A.append(E(O,q));N.next_token_id!==null&&A.append(y(O)),B<N.drafted.length&&A.append(h(N,B)),N.follow==="none"&&A.append(c("span","gp-note gp-ended","■ th\
e text ended inside its draft")),W.append(P(N),A),W.classList.add("gp-filled"),i||$(O.cards[0])}function P(O){let N=c("div","gp-round-head"),W=O.drafted.length?
`${O.num_accepted} of ${O.drafted.length} kept`:"no draft",B=[["draft",O.draft_seconds],["verify",O.verify_seconds]];N.append(c("b","",`Round ${O.index+1}`),c("\
span","",W));for(let[A,q]of B)N.append(c("span","gp-round-time",`${A} ${Qe(q)}`));return N}function b(O,N,W,B,A,q,R){let F=c("button","gp-draft-card",null,{type:"\
button",tabindex:"-1","aria-pressed":"false","aria-label":`Round ${O.round.index+1}, ${q}, ${Y(A)}: ${R}`});F.dataset.draft=W;let z=c("span","gp-draft-head"),J=c(
"bdi","gp-ink gp-word");return Pe(J,A),z.append(c("span","gp-sign",B),J),F.append(z),Te(F,()=>R),f.set(F,{row:O,index:N}),O.cards.push(F),F}function E(O,N){let{
round:W}=O,B=W.drafted[N],A=eo(W,N),q=W.start+N,R=`drafted token ${N+1} of ${W.drafted.length}`,F=b(O,q,A,A==="accepted"?"✓":"✗",B.text,R,Tr(W,N,o));if(F.append(
l("p",Q(B.target_logprob))),(B.draft_logprob??null)!==null&&F.append(l("q",Q(B.draft_logprob))),o.samples){let z=c("span","gp-chance","chance");z.append(c("b","",
j(Qs(B,o)))),F.append(z)}return F}function y(O){let{round:N}=O,W=N.start+N.num_accepted,[B,A]=He[N.follow],q=b(O,W,N.follow,B,N.next_text,"the target’s own toke\
n",Lr(N,o));q.classList.add("gp-own-card");let R=n(W);return R&&q.append(l("p",ve(R).probability)),q.append(c("span","gp-chance",A)),q}function l(O,N){let W=c("\
span","gp-bar-line"),B=c("span","gp-track"),A=c("i",`gp-part-${O}`);return oe(A,"width",N),B.append(A),W.append(c("i","gp-pq",O),B,c("span","gp-amount",j(N))),W}
function h(O,N){let W=c("span","gp-behind"),B=O.drafted.slice(N);W.append(c("span","gp-note","never judged"));for(let A of B){let q=ie(A.text,"gp-word"),R=(A.draft_logprob??
null)===null?"":` q ${j(Q(A.draft_logprob))}`,F=c("span","gp-unjudged");F.append(q,c("small","",R)),W.append(F)}return W}function w(O){let N=O&&O.draft,W=N&&s[N.
round.index-(s.length?s[0].round.index:0)]||null;W&&L(W);let B=W?u(W,O):null;r.card&&r.card!==B&&r.card.setAttribute("aria-pressed","false"),r.card&&r.card.classList.
remove("gp-current"),r.row&&r.row!==W&&r.row.item.classList.remove("gp-current-round");let A=r.selected!==e.selected;r={row:W,card:B,selected:e.selected},A&&!e.
selected&&(a=!0),W&&(W.item.classList.add("gp-current-round"),B&&(B.classList.add("gp-current"),B.setAttribute("aria-pressed",String(e.selected===O)),t.contains(
document.activeElement)||$(B)),A&&k(W.item))}function u(O,N){let W=N.index-O.round.start;return W<O.round.num_accepted?O.cards[W]:O.cards.at(-1)}function k(O){let[
N,W]=[O.offsetTop,O.offsetTop+O.offsetHeight];N<t.scrollTop?t.scrollTop=N:W>t.scrollTop+t.clientHeight&&(t.scrollTop=Math.min(N,W-t.clientHeight))}function $(O){
i&&(i.tabIndex=-1),i=O||null,i&&(i.tabIndex=0)}function x(O){if(!O)return;let{row:N,index:W}=f.get(O);$(O);let B=n(W);B&&e.selectStep(B),k(N.item),O.focus({preventScroll:!0})}
function M(O,N){let W=s[Math.max(0,Math.min(s.length-1,O))];return L(W),W.cards.at(N)}function v(O,N){let{row:W}=f.get(O),B=W.cards[W.cards.indexOf(O)+N];if(B)return B;
let A=s.indexOf(W)+N;return s[A]?M(A,N>0?0:-1):null}return t.addEventListener("click",O=>{let N=O.target.closest(".gp-draft-card");if(N){x(N);return}let W=O.target.
closest(".gp-round");W&&x(p.get(W).cards[0])}),t.addEventListener("keydown",O=>{O.key==="Escape"&&e.selectStep(null);let N=O.target.closest(".gp-draft-card");if(!N||
O.ctrlKey||O.metaKey||O.altKey)return;let W=s.indexOf(f.get(N).row),B={ArrowRight:()=>v(N,1),ArrowLeft:()=>v(N,-1),ArrowDown:()=>s[W+1]&&M(W+1,0),ArrowUp:()=>s[W-
1]&&M(W-1,0),Home:()=>M(0,0),End:()=>M(s.length-1,0)};B[O.key]&&(O.preventDefault(),x(B[O.key]()))}),t.addEventListener("scroll",()=>{let O=t.scrollTop;t.scrollHeight-
O-t.clientHeight<80?a=!0:O<d&&(a=!1),d=O},{passive:!0}),{show:T,mark:w}}var Be={narrowest:3,least:16,cell:9,tallest:90,times:84};function Pr(t,{canvas:e,column:n,ends:s,onResize:o}){let r={rounds:[],each:1,columns:Be.least,top:1,drafts:0},
i=0;function a(b){let E=y=>b.reduce((l,h)=>l+y(h),0)/b.length;return{accepted:E(y=>y.num_accepted),judged:E(lt),drafted:E(y=>y.drafted.length),draft:E(y=>y.draft_seconds),
verify:E(y=>y.verify_seconds),longest:Math.max(...b.map(y=>y.draft_seconds+y.verify_seconds))}}function d(b){let E=b.map(({draft:h,verify:w})=>h+w).sort((h,w)=>h-
w),y=E.at(-1),l=E[Math.floor((E.length-1)*.9)];return y>2*l&&E.length>4?1.25*l:y}function p(b){i||=e.clientWidth;let E=Math.max(1,Math.ceil(b.length/Math.max(1,
Math.floor(i/Be.narrowest)))),y=[];for(let k=0;k<b.length;k+=E)y.push(a(b.slice(k,k+E)));let l=Math.max(1,...y.map(({drafted:k})=>k)),h=Math.max(1,Math.min(Be.cell,
Be.tallest/l)),w=d(y)||1,u=y.filter(({draft:k,verify:$})=>k+$>w);return r={rounds:b,each:E,columns:Math.max(Be.least,y.length),top:w,drafts:Math.ceil(l*h)},S(s.
drafts,l>=1.5?I(Math.round(l)):"1"),S(s.times,Qe(w)),f(y,h),{each:E,cut:u.length,longest:Math.max(0,...y.map(({longest:k})=>k)),filled:y.length/r.columns}}function f(b,E){
let y=r.drafts+16+Be.times,l=devicePixelRatio,h=[Math.round(i*l),Math.round(y*l)];if(e.width!==h[0]&&(e.width=h[0]),e.height!==h[1]&&(e.height=h[1]),e.style.height=
`${y}px`,s.drafts.parentNode.style.height=`${r.drafts}px`,s.times.parentNode.style.height=`${Be.times}px`,!i)return;let w=getComputedStyle(t),u=v=>w.getPropertyValue(
`--gp-${v}`).trim(),k={accepted:u("accepted"),rejected:u("rejected"),muted:u("muted"),verify:u("kept"),draft:u("before"),line:u("line"),surface:u("surface")},$=e.
getContext("2d");$.setTransform(l,0,0,l,0,0),$.clearRect(0,0,i,y);let x=i/r.columns,M=x>6?Math.min(6,x*.2):x>3.5?1:0;$.fillStyle=k.line,$.fillRect(0,r.drafts,i,
1),$.fillRect(0,y-1,i,1),b.forEach((v,O)=>{let N=[O*x+M/2,x-M];r.each===1?m($,k,v,N,E):T($,k,v,N,E),C($,k,v,N,y-1)})}function m(b,E,{accepted:y,judged:l,drafted:h},[
w,u],k){let $=Math.max(1,k-(k>3?1.5:0));for(let x=0;x<h;x++){let M=r.drafts-(x+1)*k;if(x<y)b.fillStyle=E.accepted,b.fillRect(w,M,u,$);else if(x<l)g(b,E.rejected,
w+u/2,M+$/2,Math.min(u,Math.max($,5),7)/2);else{b.fillStyle=E.muted;let v=Math.min(u,$,2.5);b.fillRect(w+(u-v)/2,M+($-v)/2,v,v)}}}function g(b,E,y,l,h){b.strokeStyle=
E,b.lineWidth=h>2?2:1,b.beginPath(),b.moveTo(y-h,l-h),b.lineTo(y+h,l+h),b.moveTo(y-h,l+h),b.lineTo(y+h,l-h),b.stroke()}function T(b,E,{accepted:y,drafted:l},[h,
w],u){b.fillStyle=E.accepted,b.fillRect(h,r.drafts-y*u,w,y*u),b.fillStyle=E.muted,b.fillRect(h,r.drafts-l*u,w,1)}function C(b,E,{draft:y,verify:l},[h,w],u){let k=Math.
min(1,r.top/(y+l))/r.top,[$,x]=[y*k*Be.times,l*k*Be.times];b.fillStyle=E.verify,b.fillRect(h,u-$-x,w,x),_(b,E.draft,h,u-$,w,$),!(y+l<=r.top)&&(b.fillStyle=E.surface,
b.fillRect(h-1,u-Be.times+7,w+2,3),b.fillRect(h-1,u-Be.times+13,w+2,3))}function _(b,E,y,l,h,w){if(!(w<=0)){if(h<5){b.fillStyle=E,b.fillRect(y,l,h,w);return}b.save(),
b.beginPath(),b.rect(y,l,h,w),b.clip(),b.strokeStyle=E,b.lineWidth=1.5,b.beginPath();for(let u=-w;u<h;u+=5)b.moveTo(y+u,l+w),b.lineTo(y+u+w,l);b.rect(y+.75,l+.75,
Math.max(0,h-1.5),Math.max(0,w-1.5)),b.stroke(),b.restore()}}function L(b){let{left:E,width:y}=e.getBoundingClientRect(),l=Math.floor((b.clientX-E)/y*r.columns)*
r.each;return Math.max(0,Math.min(r.rounds.length-1,l))}function P(b){n.hidden=b===null,b!==null&&(oe(n,"left",Math.floor(b/r.each)/r.columns),oe(n,"width",1/r.
columns))}return new ResizeObserver(()=>{e.clientWidth!==i&&(i=e.clientWidth,o())}).observe(e),{draw:p,at:L,mark:P}}function Nr(t,e){let n=t.querySelector(".gp-map-plot"),s=t.querySelector(".gp-map-reading"),o=t.querySelector(".gp-map-note"),r=new $e(null,()=>null),i=new Ft,a=Pr(
n,{canvas:n.querySelector("canvas"),column:n.querySelector(".gp-column"),ends:{drafts:t.querySelector(".gp-drafts-end"),times:t.querySelector(".gp-times-end")},
onResize:l}),d=Ar(t.querySelector(".gp-rounds"),e,h=>r.steps[h]),p=Sr(t),f=[],m=0,g=!1;function T(){let h=e.hideFrom===null?r.steps.length:Math.min(e.hideFrom,r.
steps.length),w=e.rounds.length;for(;w&&e.rounds[w-1].start+Xs(e.rounds[w-1])>h;)w-=1;return w===e.rounds.length?e.rounds:e.rounds.slice(0,w)}function C(){let{each:h,
cut:w,longest:u,filled:k}=a.draw(f);oe(t.querySelector(".gp-map-axis"),"width",k),S(o,[h>1?`Each column is the mean of ${h} rounds.`:"",w?`${w===1?"One column i\
s":`${I(w)} columns are`} cut off; the longest round took ${Qe(u)}.`:""].filter(Boolean).join(" ")),S(t.querySelector(".gp-map-last"),`round ${I(f.length)}`)}function _(h){
let{draft_seconds:w,verify_seconds:u,drafted:k,num_accepted:$,follow:x}=h,M=k.length?`${$} of ${k.length} drafted tokens kept`:"nothing drafted",v=x==="none"?"t\
he text ended inside the draft":`then ${x==="target"?"":`as ${He[x][1]} `}${Y(h.next_text)}`;return`Round ${h.index+1}: draft ${Qe(w)}, verify ${Qe(u)}; ${M}, ${v}\
.`}let L=h=>e.selectStep(r.steps[f[h].start]||null);function P(){let h=e.current();return!h||!h.draft?null:f[h.draft.round.index]===h.draft.round?h.draft.round.
index:null}function b(){let h=P();a.mark(h);let w=h===null?"":_(f[h]);S(s,w),H(n,{"aria-valuemin":1,"aria-valuemax":f.length,"aria-valuenow":(h??0)+1,"aria-valu\
etext":w||"no round"})}n.addEventListener("pointermove",h=>{let w=a.at(h);w<0||(h.buttons===1?L(w):S(s,_(f[w])))}),n.addEventListener("pointerleave",b),n.addEventListener(
"click",h=>a.at(h)>=0&&L(a.at(h))),n.addEventListener("keydown",h=>{let w={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0};
h.key==="Escape"&&e.selectStep(null),!(!(h.key in w)||!f.length)&&(h.preventDefault(),L(Math.max(0,Math.min(f.length-1,(P()??f.length-1)+w[h.key]))))});function E(h){
let{draft_seconds:w,verify_seconds:u}=h,k=w+u;for(let[$,x]of[["draft",w],["verify",u]]){let M=t.querySelector(`.gp-time-${$}`);M.style.flexGrow=k?x/k:.5,S(t.querySelector(
`.gp-told-${$}`),`${Math.round(k?100*x/k:0)}% · ${Qe(x)}`)}S(t.querySelector(".gp-drafts-short"),`${I(h.num_tokens)} tokens in ${I(h.num_rounds)} forward passe\
s of the target: ${h.passes_saved>0?`${I(h.passes_saved)} passes saved`:"none saved"}.`)}function y(h){let w=e.lasts[0]||null;if((h.run||h.steps)&&r.follow(w),h.
run&&(g=!1),t.hidden=!e.rounds.length,t.hidden)return;let u=[f[0],m];if(f=T(),m=f.length,h.run||f[0]!==u[0]||m!==u[1]){let k=jn(e.started),$=i.read(f);g||=f.some(
({drafted:x})=>x.length&&(x[0].draft_logprob??null)!==null),S(t.querySelector(".gp-drafts-rule"),Er(k,g)),t.querySelector(".gp-key-q").hidden=!g,E($),C(),d.show(
f,k),p($,k)}d.mark(e.current()),b()}function l(){t.hidden||(C(),b())}return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",l),new MutationObserver(
l).observe(document.body,{attributes:!0,attributeFilter:["class"]}),y}function qr(t,e){let n=l=>t.querySelector(".gp-"+l),s=["without","with"],o=()=>e.answered("same"),r=({level:l})=>j(l);function i(l){let[h,w,u,k]=(l.mode==="gree\
dy"?a:m)(l);H(n("answer"),{"data-verdict":h}),S(n("answer-sign"),w),S(n("answer-words"),u),S(n("answer-more"),k),e.done&&S(n("told"),`${u}. ${k}`),S(n("missing"),
Ne(e,l))}function a({checked:l,equal:h,at:w}){if(!l||h===null)return["wait","…",e.done?"No answer":"Not known yet","A text without drafts and one with them mu\
st both have ended."];let u=l===1?"one pair":`each of ${V(l,"pair")}`;return h?["good","✓","The same tokens",`Greedy decoding wrote the same token ids with an\
d without drafts in ${u} of texts.`]:["bad","✗",`Different from token ${I(w+1)} on`,"Greedy decoding should write the same tokens with drafts. Rounding can ti\
p a near tie between two tokens, because the target checks several tokens in one pass; look at their probabilities there."]}function d(l,h){let w=0;for(;w<Math.
min(l.length,h.length)&&l[w]===h[w];)w+=1;for(;w>0&&/[\p{L}\p{M}\p{N}]/u.test(l[w-1])&&/[\p{L}\p{M}\p{N}]/u.test((l[w]||"")+(h[w]||""));)w-=1;let u=k=>w+k.slice(
w).match(/^\s*\S*/)[0].length;return[w,u(l),u(h)]}function p({mode:l,texts:h,equal:w,checked:u}){let k=l==="greedy"&&u>0&&h?h:[],$=n("both-texts"),x=JSON.stringify(
[k,w]);if(K(n("mark-key"),k.length>0&&w===!1&&k[0]!==k[1]),$.dataset.key===x)return;$.dataset.key=x;let[M,...v]=k.length?d(...k):[];$.replaceChildren(...k.map((O,N)=>{
let W=c("div"),B=c("p","",null,{dir:"auto",tabindex:"0"});return w||k[0]===k[1]?B.append(O):B.append(O.slice(0,M),c("mark","",O.slice(M,v[N])||"∎"),c("span","\
gp-apart",O.slice(v[N]))),W.append(c("h3","",`${s[N]} drafts`),B),W}))}let f=l=>`p = ${l<.001?l.toPrecision(1):l.toPrecision(2)}`;function m(l){let{p:h,verdict:w,
counts:u}=l,k=`${I(u[0])} texts without drafts, ${I(u[1])} with them`;return!G(h)||w==="wait"?e.done?["wait","…","No answer",`${k}: too few for a test.`]:["wa\
it","…","Not known yet",`${k} so far. The test waits for the last one: to look at p as it changes, and to stop when it pleases, would make it worthless.`]:w===
"same"?["good","✓",`${f(h)}: no difference found`,`${k}; a difference would be told below ${r(l)}.`]:["bad","✗",`${f(h)}: the distributions differ`,`${k}; p\
 is below ${r(l)}.`]}function g({p:l,verdict:h}){if(!G(l))return"";let w=`If both draw from the same distribution, a difference as large as this one comes up in\
 ${j(l)} of shuffles.`;return h==="differs"?`${w} So rarely that chance is a poor explanation.`:h==="same"?`${w} So it is nothing unusual.`:w}function T({counts:l,
tokens:h,verdict:w,level:u}){let[k,$]=l,x=Math.round(100*Math.sqrt(1/k+1/$)),M=k===$?`${I(k)} texts each`:`${I(k)} and ${I($)} texts`,v=`Only the first ${V(h,"t\
oken")} of each text ${h===1?"is":"are"} compared: which tokens stand at each place, and how surprising they are altogether.`;return w==="differs"?["It does not\
 say how large a difference is or what it comes from, only how hard it is to put it down to chance. The counts below show where it lies.",`Where nothing differs\
, this test still says “differs” in ${j(u)} of all trials. Try again with other seeds before you believe it.`,v]:["Not finding a difference does not prove t\
hat there is none.",`With ${M}, the shares of a token differ by up to about ${x} percentage points by chance alone. Smaller true differences mostly stay unseen;\
 more texts show more.`,v]}function C(){K(n("of-shuffles"),!!e.charts.shuffles),be(n("shuffles"),e.charts.shuffles)}function _({surprise:l}){if(!l||!s.every(u=>G(
l[u])))return"";let[h,w]=s.map(u=>ue(l[u],e.unit).replace("-","−"));return`How surprising the target finds a token, beyond the entropy that it expects: ${h} w\
ithout, ${w} with. It is 0 on average for the target’s own draws.`}function L(){let l=c("li"),h=c("table"),w=h.createTHead().insertRow();w.className="gp-hidde\
n";for(let u of["token",...s])w.append(c("th","",u,{scope:"col"}));return h.prepend(c("caption")),h.append(c("tbody")),l.append(h),l}function P(){let l=c("tr"),
h=c("th","",null,{scope:"row"});h.append(c("bdi"));let w=c("td","",null,{colspan:2}),u=c("div","gp-counts");for(let k of s)u.append(c("i",`gp-bar-${k}`,null,{"a\
ria-hidden":"true"}),c("span"));return w.append(u),l.append(h,w),l}function b(l,{position:h,tokens:w},u){let k=l.firstChild;S(k.caption,`token ${I(h)}`);let $=s.
map((v,O)=>u[O]-w.reduce((N,W)=>N+W[v],0)),x=[...w,...$.some(v=>v>0)?[{rest:!0,without:$[0],with:$[1]}]:[]],M=Z(k.tBodies[0],x.length,P);x.forEach((v,O)=>{let N=v.
rest||v.text===null,W=M[O].cells[0].firstChild;we(W,v.rest?"all others":N?"text ended":v.text,{plain:N}),he(W,N?"gp-plain":"");let B=M[O].cells[1].firstChild.children;
s.forEach((A,q)=>{let R=Math.max(1,u[q]);oe(B[2*q],"width",Math.min(1,v[A]/R)),S(B[2*q+1],I(v[A]))}),H(M[O].cells[1],{"aria-label":s.map(A=>`${I(v[A])} ${A}`).join(
", ")})})}function E(l){if(K(n("of-sampling"),l.mode==="sampling"),l.mode!=="sampling")return;let h=g(l);K(n("evidence"),G(l.p)),K(n("meaning"),!!h),S(n("meanin\
g"),h),C(),S(n("surprise"),_(l));let w=T(l),u=Z(n("cannot").querySelector("ul"),w.length,()=>c("li"));w.forEach(($,x)=>S(u[x],$));let k=Z(n("places"),l.positions.
length,L);l.positions.forEach(($,x)=>b(k[x],$,l.counts)),K(n("places-title").parentElement,l.positions.length>0)}function y(){let l=e.found;i(l),p(l),E(l)}return l=>{
t.hidden=!o(),!t.hidden&&(l.found||l.status||l.unit)&&y()}}function Wr(t,e){let n=b=>t.querySelector(".gp-"+b),s=n("answer"),o={draft:"writing drafts: all forward passes of the draft model, or the search for copies",verify:"\
the target model’s passes over the drafts",rest:"all else: comparing, choosing, and what the library does around it"};n("of-spread").dataset.tip=Bn;function r({
verdict:b,speedup:E,pairs:y,fewest:l}){let h=e.running&&b!=="wait"?" so far":"",w=`median of ${V(y.length,"pair")} of runs`,u=E&&`spread ${vt(E)}`;if(b==="faste\
r")return["good","▲",`${Ce(E.median)} faster${h}`,`The ${w}, `,u];if(b==="slower")return["bad","▼",`${Ce(E.median)}: slower${h}`,`The ${w}, `,u];if(b==="eve\
n")return["even","≈",`No clear difference${h}`,`${Ce(E.median)} is the ${w}, `,u,": it covers 1"];let k=e.done?"No answer":"Not known yet";return E?["wait","…",
k,`${Ce(E.median)} is the ${w}: too few to tell, it takes ${I(l)}`]:["wait","…",k,e.done?"No pair of runs was completed":"The first counted pair is under way"]}
function i(b){let[E,y,l,...h]=r(b);H(s,{"data-verdict":E}),S(s.children[0],y),S(s.children[1],l),[0,1,2].forEach(u=>S(n("answer-more").children[u],h[u]||"")),e.
done&&S(n("told"),`${l}. ${h.join("")}.`),S(n("missing"),Ne(e,b));let w=Z(n("reasons"),b.reasons.length,()=>c("li"));b.reasons.forEach((u,k)=>S(w[k],u)),K(n("wa\
rning"),b.others),S(n("warning"),b.others?"⚠ "+Rt:"")}function a({identical:b,pairs:E}){let y=n("badge");if(K(y,!!b&&b.checked>0),y.hidden)return;let{checked:l,
equal:h,at:w}=b;H(y,{"data-verdict":h?"good":"bad"}),S(y.children[0],h?"✓":"✗");let u=l===1?"the pair":`all ${V(l,"pair")}`,k=l>E.length?", the one to warm \
up too":"";S(y.children[1],h?`Same tokens in ${u}${k}`:`Not the same tokens: a text differs at token ${I(w+1)}`)}function d({pairs:b,draft_share:E,verify_share:y}){
let l=b.length>0&&G(E)&&G(y);if(K(n("of-time"),l),!l)return;let[h,w]=["without","with"].map(M=>Pn(b.map(v=>v[M]))),u=Math.max(h,w),k={draft:E,verify:y,rest:Math.
max(0,1-E-y)},$=Z(n("time-bars"),2,p);f($[0],"without",h,u,{plain:1}),f($[1],"with",w,u,k);let x=Z(n("time-keys"),3,()=>{let M=c("span");return M.append(c("i","",
null,{"aria-hidden":"true"}),c("span","",null,{tabindex:0})),M});Object.entries(k).forEach(([M,v],O)=>{H(x[O].firstChild,{"data-part":M}),H(x[O].lastChild,{"dat\
a-tip":`${j(v)} of the time of the runs with drafts: ${o[M]}.`}),S(x[O].lastChild,`${M} ${j(v)}`)})}function p(){let b=c("li");return b.append(c("span"),c("span",
"gp-time-bar",null,{"aria-hidden":"true"}),c("span")),b}function f(b,E,y,l,h){let[w,u,k]=b.children;S(w,E),S(k,`${wr(y)} a token`);let $=Z(u,Object.keys(h).length,
()=>{let x=c("i");return x.append(c("b")),x});Object.entries(h).forEach(([x,M],v)=>{H($[v],{"data-part":x}),oe($[v],"width",M*y/l),S($[v].firstChild,x!=="plain"&&
M*y/l>.14?x:"")})}let m=({acceptance:b})=>b?b.judged_acceptance_rate:null;function g(b){let{drafted:E,cost:y,verify:l,break_even:h}=b,w=m(b),u=gr(1,E,y,l);if(!G(
h))return`No acceptance rate would do: even if the target kept every drafted token, the formula expects ${Ce(u)}.`;if(h<=0)return"Any acceptance rate would do w\
ith these costs.";let k=`The target must keep at least ${j(h)} of the drafted tokens that it looks at`;return G(w)?w>=h?`${k}; here it keeps ${j(w)}.`:`${k}, bu\
t here it keeps only ${j(w)}.`:`${k}.`}function T(b){let E=["drafted","cost","verify"].every(y=>G(b[y]));K(n("of-rates"),E),E&&(be(n("rates"),e.charts.rates),S(
n("rate-words"),g(b))),_(b)}function C({acceptance:b,drafted:E,cost:y,verify:l}){let h=[];for(let w of["draft_acceptance_rate","judged_acceptance_rate","mean_ac\
ceptance_length","passes_saved"]){let u=b?b[w]:null;G(u)&&h.push([w,w.endsWith("rate")?j(u):w.endsWith("length")?u.toFixed(2):I(u),it[w]])}return G(E)&&h.push([
"drafted tokens a round",E.toFixed(2),"num_draft_tokens / all rounds, those without a draft among them: the γ of the formula."]),G(y)&&h.push(["cost of draftin\
g one token",y.toFixed(2),"Draft time for a drafted token / time for a token without drafts, both without the reading of the prompt: the c of the formula."]),G(
l)&&h.push(["cost of verifying a draft",l.toFixed(2),"Time of the target’s pass over a draft / time for a token without drafts. The theorem takes 1 for it; on a\
 processor without spare capacity it is more."]),h}function _(b){let E=C(b),y=Z(n("figures"),E.length,()=>{let l=c("div"),h=c("dt");return h.append(c("span","",
null,{tabindex:0})),l.append(h,c("dd")),l});E.forEach(([l,h,w],u)=>{let[k,$]=y[u].children;S(k.firstChild,l),H(k.firstChild,{"data-tip":w}),S($,h)})}function L(){
let b=e.found;i(b),a(b),K(n("of-pairs"),b.pairs.length>0),be(n("pairs"),e.charts.pairs),d(b),T(b)}let P=()=>e.answered("speed");return b=>{t.hidden=!P(),!t.hidden&&
(b.found||b.status)&&L()}}var to=40,Ir=14;function Fl(t){let e=Array.from({length:t},(n,s)=>s);return t<=to?e:[...e.slice(0,Ir),null,...e.slice(Ir+t-to+1)]}var zl=(t,e,n)=>t==="left"?[0,
e-n]:[n,e];function Rr(t,{text:e,side:n,goesOn:s,caption:o}){let[r,i]=zl(n,t.length,e),a=c("table","gp-strip");a.append(c("caption","gp-hidden",o));let d=a.appendChild(
c("tbody")),f=["token","mask",...t.some(([,,,m])=>m!==null)?["position"]:[]].map(m=>{let g=d.appendChild(c("tr"));return g.append(c("th","",m,{scope:"row"})),g});
for(let m of Fl(t.length)){if(m===null){let b=t.length-to+1;f.forEach((E,y)=>E.append(c("td","gp-mark",y?"…":`… ${V(b,"token")} …`)));continue}let[,g,T,C]=t[m],
_=m>=r&&m<i,L=s&&m===t.length-1,P=c("td",`gp-cell${_?" gp-padding":""}${L?" gp-last":""}`);P.append(ie(g)),_&&P.append(c("span","gp-hidden"," (padding)")),L&&P.
append(c("span","gp-hidden"," (the next token is predicted from here)")),[P,c("td",T?"":"gp-ignored",T),c("td","",C)].slice(0,f.length).forEach((b,E)=>f[E].append(
b))}return a}function Br(t,e,n){t.replaceChildren();let[s,o]=[c("span"),c("span","gp-parted")];e.forEach(([,r,i],a)=>{let d=n!==null&&a>=n?o:s;i===null?d.append(
ie(r,"gp-end")):Pt(d,i,{running:!0})}),t.append(...[s,o].filter(r=>r.childNodes.length)),t.childNodes.length||t.append(c("span","gp-mark","(nothing)"))}function Dl(t,e,n){let s=(e-t)/Math.max(1,n)||1,o=10**Math.floor(Math.log10(s)),r=o*[1,2,2.5,5,10].find(a=>a*o>=s*.8),i=[];for(let a=Math.floor(t/r+1e-9);a<=Math.
ceil(e/r-1e-9);a++)i.push(Number((a*r).toPrecision(12)));return i}var fn=(t,e,n)=>Dl(t,e,n).filter(s=>s>=t&&s<=e);function jr(t,e){let n=Array.from({length:Math.
ceil(Math.log10(e))-Math.floor(Math.log10(t))+1},(o,r)=>10**(r+Math.floor(Math.log10(t)))),s=e/t>300?[1]:[1,2,5];return n.flatMap(o=>s.map(r=>Number((r*o).toPrecision(
3)))).filter(o=>o>=t&&o<=e)}function Fr(t,{height:e,x:n,y:s,left:o=46,right:r=18,top:i=14,bottom:a=38}){let d=t.querySelector("svg");d||t.append(d=se("svg","gp-\
drawing"));let p=Math.max(240,t.clientWidth),f=(m,[g,T])=>(m-g)/(T-g||1);return{width:p,height:e,left:o,right:r,top:i,bottom:a,inner:p-o-r,x:m=>o+f(m,n)*(p-o-r),
y:m=>e-a-f(m,s)*(e-i-a),draw(m,g){xt(d,{class:"gp-drawing",role:"group","aria-label":m,viewBox:`0 0 ${p} ${e}`,style:`height: ${e}px`}),Gs(d,g.map((T,C)=>["g","",
C?{}:{"aria-hidden":"true"},T]))}}}function zr(t,{xTicks:e,yTicks:n,xTitle:s,yTitle:o}){let r=m=>Array.isArray(m)?m:[m,String(m)],[i,a]=[t.height-t.bottom,t.width-
t.right],d=n.map(r).flatMap(([m,g])=>[It("gp-guide",t.left,t.y(m),a,t.y(m)),$t("",t.left-7,t.y(m)+4,g,"end")]),p=e.map(r).flatMap(([m,g])=>[It("gp-guide",t.x(m),
i,t.x(m),i+4),$t("",t.x(m),i+17,g)]),f=[$t("gp-axis",(t.left+a)/2,t.height-4,s)];return o&&f.push($t("gp-axis",2,t.top-16,o,"start")),[...d,...p,...f]}var Hl=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,et=class t{static BLOCK=60;static LOOSE=150;constructor(e,n=null){this.
holder=e,this.before=n,this.loose=0,this.head=0,this.tried=0}append(e){this.holder.append(e),this.loose+=1}removeLast(){this.holder.lastChild.remove(),this.loose-=
1;let e=this.holder.lastElementChild;Dr(e)&&this.undo(e.previousSibling)}settle(){if(this.loose<t.LOOSE||this.loose<this.tried+t.BLOCK||!this.holder.offsetParent||
document.fonts.status==="loading")return;this.tried=this.loose;let e=[...this.holder.children].slice(-this.loose),n=this.freeStarts(e),s=e.map((a,d)=>d).filter(
a=>n[a]&&Kl(e[a])),o=[],r=0;e[0].previousSibling||(this.head=r=s.shift()??0);for(let a of s)a-r<t.BLOCK||(o.push(this.wrap(e.slice(r,a))),r=a,this.loose=e.length-
a,this.tried=0);let i=o.map(a=>a.getBoundingClientRect().height);o.forEach((a,d)=>{a.style.containIntrinsicHeight=`${i[d]}px`,a.classList.add("gp-kept-rows")})}freeStarts(e){
let n=getComputedStyle(this.holder).direction==="rtl",s=e[0].previousSibling||!this.before?"":this.before.holder.textContent;return e.map(o=>{let r=o.textContent,
i=s.endsWith(`
`);s=s.slice(s.lastIndexOf(`
`)+1);let a=i?!r.startsWith(" "):!(n||Hl.test(s));return s+=r,a})}wrap(e){let n=c("span","gp-rows");e[0].before(n,c("wbr")),n.append(...e);let s=e[0].firstChild;
if(s.nodeType===Node.TEXT_NODE&&s.data===" "){let o=c("span","gp-gap");s.replaceWith(o),o.append(s)}return n}undo(e){let n=e.querySelector(".gp-gap");n&&n.replaceWith(
n.firstChild),e.nextSibling.remove(),this.loose+=e.children.length+(Dr(e.previousElementSibling)?0:this.head),e.replaceWith(...e.childNodes),this.tried=0}dissolve(){
for(let e of[...this.holder.querySelectorAll(".gp-rows")].reverse())this.undo(e);this.tried=0}};function Kl(t){let e=t.previousElementSibling,n=e&&Hr(e.querySelectorAll(
".gp-ink"));if(!n)return!1;let[s,o]=[t.querySelector(".gp-ink").getClientRects()[0],Hr(n.getClientRects())];return!!(s&&o)&&Kr(s)>Kr(o)+10}function qe(t,e,n){let s=a=>(a.
querySelector(".gp-ink")||a).getClientRects()[0],o=s(t[e]),r=null,i=1/0;for(let a=e+n;a>=0&&a<t.length;a+=n){let d=s(t[a]),p=d?(d.top-o.top)*n:0;if(p<o.height/2)
continue;let f=p*1e3+Math.abs(d.left-o.left);if(f>=i+1e3*o.height)break;f<i&&([r,i]=[t[a],f])}return r}var Dr=t=>!!t&&t.tagName==="WBR",Hr=t=>t[t.length-1],Kr=({
top:t,bottom:e})=>(t+e)/2;function zt(t,e,n,s){let r=c("div","gp-card",null,{popover:"manual","aria-hidden":"true"}),i=c("div","gp-card-head"),a=c("dl","gp-card-facts"),d=c("ol","gp-card\
-rivals"),p=c("div","gp-card-key");p.append(c("i","gp-card-after"),"after the processors ",c("i","gp-card-before"),"before them"),r.append(i,a,d,p),r.hidden=!0,
t.append(r);let f=null,m=null,g=null;function T(u,k){a.append(c("dt","",u),c("dd","",k))}function C(){let{id:u,text:k,where:$,step:x,why:M}=s(f);if(i.replaceChildren(
ie(k,"gp-card-word"),c("span","",`${$}, id ${u}`)),a.replaceChildren(),d.hidden=p.hidden=!x,M&&a.append(c("dd","gp-card-why",M)),!x)return;_(x);let v=L(x),O=Math.
max(...v.flatMap(({after:N,before:W})=>[N,W]),1e-9);d.replaceChildren(...v.map(N=>P(N,O))),p.hidden=!x.distribution.stages.length}function _(u){let{chosen:k,distribution:$}=u,
{probability:x,rawProbability:M,surprisal:v}=ve(u);$.stages.length||k.logprob!==k.raw_logprob?(T("Probability after the processors",k.logprob===null?ct(k):j(x)),
T("before the processors",j(M))):T("Probability (no processor ran)",j(M));let O=[[k.rank,"after"],[k.raw_rank,"before"]].filter(([W])=>W!=null),N=O.length===2&&
O[0][0]===O[1][0];if(O.length){let W=N?I(O[0][0]):O.map(([B,A])=>`${I(B)} ${A}`).join(", ");T(`Rank of ${I($.vocab)}`,W)}T("Surprisal",ue(v,n.unit))}function L({
chosen:u,distribution:k}){let $=k.candidates.map(M=>({candidate:M,after:Q(M.logprob),before:Q(M.raw_logprob),isChosen:M.token_id===u.token_id}));$.sort((M,v)=>Math.
max(v.after,v.before)-Math.max(M.after,M.before));let x=$.slice(0,5);return x.some(({isChosen:M})=>M)||x.push({candidate:u,after:Q(u.logprob),before:Q(u.raw_logprob),
isChosen:!0}),x}function P({candidate:u,after:k,before:$,isChosen:x},M){let v=u.logprob===null,O=c("li",(x?"gp-card-chosen":"")+(v?" gp-card-removed":"")),N=c("\
span","gp-card-tracks");for(let[W,B]of[["after",k],["before",$]]){let A=c("i","gp-card-"+W);A.style.width=`${B/M*100}%`,N.append(A)}return v&&N.firstChild.replaceWith(
c("small","",ct(u))),O.append(c("span","gp-card-sign",x?"▶":v?"✕":""),ie(u.text,"gp-card-word"),N,c("span","gp-card-value",j(v?$:k))),O}function b(){let u=(f.
querySelector(".gp-ink")||f).getClientRects()[0],k=e.getBoundingClientRect();if(!u||u.bottom<k.top||u.top>k.bottom){y();return}let[$,x]=[r.offsetWidth,r.offsetHeight],
{clientWidth:M,clientHeight:v}=document.documentElement,O=u.bottom+9,N=O+x+8<=v?O:u.top-x-9;r.style.left=`${Math.max(8,Math.min(u.left,M-$-8))}px`,r.style.top=`${Math.
max(8,Math.min(N,v-x-8))}px`}function E(u,k=null){s(u)&&(f=u,m=k,g=null,C(),r.hidden&&(r.hidden=!1,r.showPopover&&r.showPopover(),document.addEventListener("key\
down",l,!0),document.addEventListener("scroll",h,{capture:!0,passive:!0})),b())}function y(){f&&(f=null,r.hidden=!0,r.hidePopover&&r.isConnected&&r.hidePopover(),
document.removeEventListener("keydown",l,!0),document.removeEventListener("scroll",h,{capture:!0}))}function l({key:u}){u==="Escape"&&(g=f,y())}function h(){let u=m&&
document.elementFromPoint(m.clientX,m.clientY);!f.isConnected||m&&!f.contains(u)?y():b()}e.addEventListener("pointermove",u=>{if(u.pointerType==="touch")return;
let k=u.target.closest('[role="button"]');!k||!s(k)?m&&y():k!==f&&k!==g&&E(k,u)}),e.addEventListener("pointerleave",()=>{g=null,m&&y()}),e.addEventListener("foc\
usin",({target:u})=>u.matches(":focus-visible")&&E(u)),e.addEventListener("focusout",({target:u})=>u===f&&!m&&y());function w(u){f&&(f.isConnected?u&&(C(),b()):
y())}return{show:E,hide:y,refresh:w}}var ct=({removed_by:t})=>`removed by ${t?Je(t)[0]:"a processor"}`;function dt(t,e){if(e.piece===null){let n=c("bdi","gp-ink gp-special");Pe(n,e.text),t.append(n)}else Nt(e)?t.append(e.piece,c("span","gp-ink gp-byte","",{"data-\
bytes":Nn(e.text)||"·"})):ir(t,e.piece)}function ht(t,e,n,s){let o=s&&Nt(s)?t.tokens.at(-1).parentNode:null;if(o&&n.piece!==null)o.append(e);else if(Nt(n)){let r=c(
"span","gp-bytes");r.append(e),t.rows.append(r)}else t.rows.append(e);t.tokens.push(e)}function Dt(t,e){for(;t.tokens.length>e;){let n=t.tokens.pop(),s=n.closest(
".gp-bytes");s&&s.childNodes.length>1?n.remove():t.rows.removeLast()}}function Fn(t,e){let{probability:n,rawProbability:s,rank:o,surprisal:r}=ve(t),i=[t.chosen.
logprob===null?ct(t.chosen):`probability ${j(n)}`];return j(s)!==j(n)&&i.push(`${j(s)} before the processors`),o!==null&&i.push(`rank ${I(o)} of ${I(t.distribution.
vocab)}`),[...i,`surprisal ${ue(r,e)}`]}var un=(t,e,n)=>e>0?(t-n*e)/Math.sqrt(e*n*(1-n)):null;function je(t){if(t<0)return 1-je(-t);let e=Math.exp(-t*t/2)/Math.sqrt(2*Math.PI);if(t>3){let o=t;for(let r=120;r>
0;r--)o=t+r/o;return e/o}let[n,s]=[0,t];for(let o=1;s>1e-18;o+=2)n+=s,s*=t*t/(o+2);return .5-e*n}var Gr=(t,e,n)=>t>e?n**2*e*(1-e)/(t-e)**2:1/0;function Ke(t){if(t>=
1e-4)return j(t);if(t<1e-300)return"less than 10⁻³⁰⁰";let[e,n]=t.toExponential(1).split("e-");return`${e} × 10⁻${[...n].map(s=>"⁰¹²³⁴⁵⁶⁷⁸⁹"[s]).
join("")}`}function Ht(t){let e=je(t);if(e>.1)return`${j(e)} of texts without this watermark pass it`;let n=1/e;return n>=1e9?`a share of ${Ke(e)} of texts with\
out this watermark passes it`:`one in ${I(Number(n.toPrecision(n<1e4?3:2)))} texts without this watermark passes it`}var no={green:["green","◆","on the green \
list"],red:["red","◇","not on the green list"],none:["not scored","","not scored"]},Gl=({green:t})=>t==null?"none":t?"green":"red",Ul=t=>Math.round(Math.max(0,
Math.min(1,(t-.2)/.6))*10);function Vl(t,e,n){let s=c("span","gp-token",null,{tabindex:"-1",role:"img"});if(dt(s,t),Ur(s,e),n===void 0)return s;let o=typeof n==
"function"?n:()=>n;return s.setAttribute("aria-label",o()),Te(s,o),s}function Ur(t,{green:e=null,g:n=null,counted:s=!0}){let o=t.querySelector(".gp-ink");if(n===
null)t.dataset.list=Gl({green:e});else{let r=Ul(n);t.dataset.list="g",o.style.backgroundColor=`var(--gp-prob-${r})`,o.style.backgroundSize=`2px ${r*10}%`}s||(t.
dataset.counted="no")}var Ae=class{constructor(e,{press:n=null}={}){this.body=e,this.press=n,this.items=[],this.tokens=[],this.stop=null,this.width=0,this.timer=
0,e.classList.add("gp-marked"),this.rows=new et(e),e.addEventListener("keydown",s=>this.keyed(s)),e.addEventListener("click",s=>this.pressed(s.target.closest(".\
gp-token"))),new ResizeObserver(()=>this.resized()).observe(e)}show(e,n=0){this.cut(Math.min(n,this.tokens.length));for(let s=this.tokens.length;s<e.length;s++){
let{token:o,mark:r,words:i}=e[s],a=Vl(o,r,i);this.press&&a.setAttribute("role","button"),ht(this,a,o,s?this.items[s-1].token:null),this.items.push(e[s])}!this.stop&&
this.tokens.length&&this.reach(this.tokens[0]),this.rows.settle()}cut(e){Dt(this,e),this.items.length=e,this.stop&&!this.stop.isConnected&&(this.stop=null)}reach(e){
this.stop&&(this.stop.tabIndex=-1),this.stop=e,e.tabIndex=0}pressed(e){let n=this.tokens.indexOf(e);n<0||(this.reach(e),this.press&&this.press(this.items[n]))}keyed(e){
let n=this.tokens.indexOf(e.target.closest(".gp-token"));if(n<0||e.ctrlKey||e.metaKey||e.altKey)return;let s={ArrowRight:()=>this.tokens[n+1],ArrowLeft:()=>this.
tokens[n-1],ArrowDown:()=>qe(this.tokens,n,1),ArrowUp:()=>qe(this.tokens,n,-1),Home:()=>this.tokens[0],End:()=>this.tokens.at(-1),Enter:()=>this.tokens[n]," ":()=>this.
tokens[n]}[e.key];if(!s)return;e.preventDefault();let o=s();o&&(this.reach(o),o.focus({preventScroll:!0}),o.scrollIntoView({block:"nearest"}),o===this.tokens[n]&&
this.pressed(o))}resized(){let{clientWidth:e}=this.body;!e||e===this.width||(this.width=e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.
rows.settle(),200))}};function Ge(t,e,{unscored:n=!1,repeated:s=!1,faint:o="seen before, not counted"}={}){let r=[e,n,s,o].join();if(t.dataset.legend===r)return;
t.dataset.legend=r,t.classList.add("gp-marked","gp-mark-legend");let i=(d,p,f)=>{let m=c("span"),g=c("span","",null,{"aria-hidden":"true"});return g.append(c("s\
pan","gp-ink",p)),Ur(g,d),m.append(g,f),m},a=e==="synthid"?[[.2,"mean g-value 0.2 or less"],[.5,"0.5, as by chance"],[.8,"0.8 or more"]].map(([d,p])=>i({g:d},"g",
p)):["green","red"].map(d=>i({green:d==="green"},no[d][1],`${no[d][0]}: ${no[d][2]}`));n&&a.push(i({},"abc","not scored")),s&&a.push(i(e==="synthid"?{g:.5,counted:!1}:
{green:!0,counted:!1},"abc",`faint: ${o}`)),t.replaceChildren(...a)}var Yl=400,Jl=12;function Kt(t,{curves:e,threshold:n,needed:s=null,label:o="z over the numbe\
r of tokens",title:r="tokens scored",yTitle:i="z",from:a=40,height:d=260}){let p=e.filter(({points:y})=>y.length),f=p.flatMap(({points:y})=>y),m=Math.max(a,...f.
map(([y])=>y)),g=s&&s.at<=2*m?Math.max(m,s.at*1.05):m,T=f.map(([,y])=>y),C=Math.min(-.5,...T)*1.08,_=Math.max(n*1.15,1,...T)*1.06,L=Fr(t,{height:d,x:[0,g],y:[C,
_],left:40,top:24}),P=L.width-L.right,b=[...zr(L,{xTicks:fn(0,g,L.inner/90),yTicks:fn(C,_,5),xTitle:r,yTitle:i}),It("gp-unity",L.left,L.y(0),P,L.y(0)),It("gp-z-\
threshold",L.left,L.y(n),P,L.y(n)),...p.map(({look:y,points:l})=>hr(`gp-z-${y}`,Zl(l,Yl).map(([h,w])=>[L.x(h),L.y(w)]))),...p.map(({look:y,points:l})=>Ql(L,y,l.
at(-1))),Xl(L,p,n)],E=ec(L,p);if(s&&s.at<=g){let[y,l]=[L.x(s.at),L.y(n)];E.push(Us("",s.words,[["path","gp-z-needed",{d:`M${xe(y)} ${xe(l)}l-6 11h12Z`},[]]]))}L.
draw(o,[b,E])}function Xl(t,[e],n){let s=([,i])=>Math.abs(i-n),{points:o}=e||{points:[]},r=o.length>0&&s(o.at(-1))>s(o[Math.floor(o.length/8)]);return $t("gp-ha\
lo gp-strong",r?t.width-t.right:t.left+5,t.y(n)-6,`threshold ${Number(n.toFixed(2))}`,r?"end":"start")}function Zl(t,e){let n=Math.ceil(t.length/e);return t.filter(
(s,o)=>o%n===0||o===t.length-1)}var Ql=(t,e,[n,s])=>e==="measured"?["circle","gp-measured",{cx:xe(t.x(n)),cy:xe(t.y(s)),r:5},[]]:["path",`gp-z-end gp-z-end-${e}`,
{d:pr(t.x(n),t.y(s),4.5)},[]];function ec(t,e){let n=Math.max(0,...e.map(({points:o})=>o.at(-1)[0])),s=Math.min(Jl,n);return Array.from({length:s},(o,r)=>{let[i,
a]=[n*r/s,n*(r+1)/s],d=e.map(({name:f,points:m})=>{let g=m.findLast(([T])=>T<=a);return g&&g[0]>i?`${f} ${g[1].toFixed(2)}`:""}).filter(Boolean);if(!d.length)return null;
let p={x:xe(t.x(i)),y:t.top,width:xe(t.x(a)-t.x(i)),height:xe(t.height-t.bottom-t.top)};return Us("gp-z-place",`After ${V(Math.floor(a),"token")}: ${d.join(", ")}`,
[["rect","gp-catch",p,[]]])}).filter(Boolean)}function Gt(t,e){let n=Z(t,e.length,()=>{let s=c("span"),o=se("svg");return H(o,{width:26,height:8,"aria-hidden":"\
true"}),o.append(se("path")),H(o.firstElementChild,{d:"M1 4H25"}),s.append(o,c("span")),s});e.forEach(({name:s,look:o,tip:r},i)=>{let[a,d]=n[i].children;H(a.firstChild,
{class:`gp-z-${o}`}),S(d,s),r&&H(d,{tabindex:0,"data-tip":r})})}var tc={alone:"Alone",left:"Padded on the left",right:"Padded on the right"},mn=({name:t,masked:e})=>tc[t]+(e?"":", without a mask");function so(t,e){if(!G(t))return"\
infinite";let n=Ee(t,e),s=Math.abs(n);if(s<1e-15)return`0 ${e}`;let o=s<1e-4?Ke(s):s.toFixed(s<.01?4:3);return`${n<0?"−":""}${o} ${e}`}function Vr(t,e,n){let{
prompts:s,sampled:o,ways:[r]}=t,i=s.length,a=e.answers.map(({kl:g})=>G(g)?g:1/0),d=e.answers.filter(({read:g},T)=>g.length>r.answers[T].read.length).length,p=[`\
Divergence of the first new token from that of the prompt alone: at most ${so(Math.max(...a),n)}.`];d||p.push("No prompt is shorter than another, so nothing was\
 padded."),e.guessed?p.push("generate has found the padding by itself, because no text ends with this pad token."):!e.masked&&d&&p.push("The model has read the \
padding as text.");let f=e.answers.filter(({same:g})=>!g).length,m=mn(e);return o?["even","○",`${m}: texts are drawn anew, so they are not compared.`,p.join("\
 ")]:f?["bad","✗",`${m}: ${i>1?`${f} of ${i} prompts ${f===1?"gives":"give"}`:"the prompt gives"} another text than alone.`,p.join(" ")]:["good","✓",`${m}: ${i>
1?`each of the ${i} prompts`:"the prompt"} gives what it gives alone.`,p.join(" ")]}function oo({sampled:t},{name:e},{same:n}){return e==="alone"?["even","",""]:
t?["even","○","drawn anew"]:n?["good","✓","the same as alone"]:["bad","✗","another text than alone"]}function nc({parts_at:t,new:e},n){if(t===null)return"";
let s=o=>o[t]?Y(o[t][1]):"the end";return`parts at new token ${t+1}: ${s(e)}, alone ${s(n.new)}`}function Yr(t,e,n,s,o){let i=[`first: ${n.first.slice(0,3).map(
([p,f])=>`${Y(p)} ${j(Q(f))}`).join(", ")}`,"The likeliest first new tokens, with their probabilities before the knobs."];if(e.name==="alone")return[i];let[,a]=s.
new[0],d=t.sampled?"":nc(n,s);return[...d?[[d,"The first place where the text is another one. What comes after it continues another text."]]:[],[`KL ${so(n.kl,o)}`,
"Kullback-Leibler divergence between the distributions of the first new token, alone ‖ this way, before the knobs. 0 where they are the same."],[`log p of ${Y(
a)} ${G(n.change)&&n.change>0?"+":""}${so(n.change,o)}`,"By how much the log-probability of the token that the prompt alone chose first has changed."],i]}function Jr({
model:t,mode:e,prompts:n,width:s,pad:o,borrowed:r,dtype:i,seed:a,sampled:d,ways:[p]}){let f=d?`, seed ${a}`:"",m=p.answers.some(({read:T})=>T.length<s),g=m?`, f\
illed to ${s} tokens with ${o[1]}${r?", the end-of-text token":""}`:`of ${s} tokens`;return`${t}, ${i}; ${Wt(e)}${f}; ${V(n.length,"prompt")}${m?"":" "}${g}`}function Xr(t,e){let n=f=>t.querySelector(".gp-"+f);function r(f){let m=f.ways.slice(1).map(g=>Vr(f,g,e.unit));n("batch-verdicts").replaceChildren(...m.map(([g,
T,C,_])=>{let L=c("li","",null,{"data-verdict":g}),P=c("span","",C);return P.append(c("small","",_)),L.append(c("span","gp-sign",T,{"aria-hidden":"true"}),P),L})),
S(n("told"),m.map(([,,g])=>g).join(" "))}function i(f,m){let g=c("details","gp-one-prompt"),T=c("summary","",`Prompt ${m+1}: `),C=[...f.prompts[m]],_=c("bdi","g\
p-prompt-text",C.slice(0,200).join("")+(C.length>200?"…":"")),L=f.ways.slice(1).map(b=>`${oo(f,b,b.answers[m])[1]} ${mn(b).toLowerCase()}`);T.append(_,c("span",
"gp-way-signs",` ${L.join(", ")}`)),g.append(T);let P=()=>{g.open&&g.childElementCount===1&&g.append(...f.ways.map(b=>a(f,b,m)))};return g.addEventListener("tog\
gle",P),g.open=m<6,P(),g}function a(f,m,g){let[T,C]=[f.ways[0].answers[g],m.answers[g]],[_,L,P]=oo(f,m,C),b=c("div","gp-way",null,{"data-verdict":_}),E=c("h3","\
gp-way-name");E.append(c("span","gp-sign",L,{"aria-hidden":"true"}),mn(m),c("small","",P));let y=`Prompt ${g+1}, ${mn(m).toLowerCase()}, as the model reads it`,
l=d(f,m,C,T,y),h=c("p","gp-gave"),w=c("span","gp-new");Br(w,C.new,f.sampled?null:C.parts_at),h.append(c("span","gp-gave-words","gives "),w);let u=c("p","gp-meas\
ures");for(let[$,x]of Yr(f,m,C,T,e.unit))u.append(c("span","",$,{tabindex:0,"data-tip":x}));let k=c("div","gp-way-body");return k.append(l,h,u),b.append(E,k),b}
function d({is_encoder_decoder:f},{name:m},{read:g},T,C){if(m!=="alone"&&JSON.stringify(g)===JSON.stringify(T.read))return c("p","gp-note","As long as the longe\
st: nothing is filled up, and the row is that of the prompt alone.");let _=c("div","gp-scroll",null,{tabindex:0,role:"region","aria-label":C});return _.append(Rr(
g,{text:T.read.length,side:m,goesOn:!f,caption:C})),_}function p(f){S(n("about"),Jr(f)),r(f),K(n("of-decoder"),!f.is_encoder_decoder),n("batch-prompts").replaceChildren(
...f.prompts.map((m,g)=>i(f,g)))}return f=>{t.hidden=!e.found,!t.hidden&&(f.found||f.unit)&&p(e.found)}}function Ut({effective:t,config:e}){let n={...t,...e},s=(n.constraints||[]).map(r=>r.any_of||[r.phrase||[]]),o=(n.force_words_ids||[]).map(r=>Array.isArray(r[0])?
r:[r]);return[...s,...o].map(r=>({alternatives:r,length:Math.max(...r.map(i=>i.length))}))}function Zr(t,e){let n=t.map(o=>e.get(o)),s=n.indexOf(void 0);return(s<
0?n:[...n.slice(0,s),"…"]).join("")}function pt({alternatives:t,length:e},n,s,o){if(n>=e)return!0;let r=t.filter(a=>a.length===n);if(!r.length)return!1;let i=[
...o,...ke(s).map(a=>a.chosen.token_id)].join(" ")+" ";return r.some(a=>` ${i}`.includes(` ${a.join(" ")} `))}var sc={running:["●",({beam:t})=>`beam ${t+1}`],finished:["■",()=>"ended"],ended:["□",()=>"ended, not counted"],pruned:["✕",()=>"given up"]};function Qr(t,e){
let o=t.querySelector(".gp-beam-table"),r=t.querySelector(".gp-where"),i=t.querySelector(".gp-more"),a={lost:4,progress:7},d=t.querySelector(".gp-constraints"),
p=[],f=[],m=[];function g(u){let k=40-u.filter(v=>v.beam.status!=="pruned").length,$=({beam:v})=>v.beam??(v.status==="finished"?1e6:1e7),x=u.filter(v=>v.beam.status!==
"pruned"||k-- >0).sort((v,O)=>$(v)-$(O)),M=new Map;for(let v of x){let O=v.beam.group??null;M.has(O)||M.set(O,[]),M.get(O).push(v)}return[...M].sort(([v],[O])=>v-
O)}function T(u,k){let $=new Map;for(let{beam:x}of u)x.status==="running"&&x.group<k&&$.set(x.text,($.get(x.text)||0)+1);return $}function C(u){let k="",$=u.before;
for(;$&&k.length<32;$=$.before)k=($.piece??$.chosen.text)+k;return($||k.length>32?"…":"")+Array.from(k).slice(-32).join("")}function _(){let u=c("tbody"),k=u.
insertRow(),$=c("th","gp-group-head",null,{scope:"rowgroup",colspan:"8"}),[x,M]=[c("b","gp-badge"),c("span")];return $.append(x,M),k.append($),o.append(u),f.push(
{body:u,head:k,badge:x,took:M,rows:[]}),f.at(-1)}function L(u){let k=u.body.insertRow(),$=Array.from({length:8},()=>k.insertCell()),[x,M,v]=[c("span","gp-sign"),
c("span"),c("span","gp-flag","⚑ forced")];$[0].append(x,M,v);let O=c("button","gp-pick",null,{type:"button",tabindex:"-1"}),[N,W,B]=[c("span","gp-tail"),c("bd\
i","gp-tail-text"),c("bdi","gp-word")];return N.append(W),O.append(N,B),$[1].append(O),u.rows.push({row:k,cells:$,sign:x,fate:M,flag:v,pick:O,tail:W,word:B,node:null}),
u.rows.at(-1)}function P(u,k,$){let{beam:x}=k,[M,v]=sc[x.status]||["",()=>x.status];u.node=k,u.row.dataset.status=x.status,u.row.className=$?"gp-looked":"",S(u.
sign,M),S(u.fate,v(x)),u.flag.hidden=!x.forced;let O=C(k);u.tail.replaceChildren(),Pt(u.tail,O),Pe(u.word,x.text),u.pick.tabIndex=$?0:-1,u.pick.setAttribute("ar\
ia-pressed",String($&&e.selected===k)),u.pick.setAttribute("aria-label",`${v(x)}${x.forced?", forced":""}: ${Y(O+x.text)}`),S(u.cells[2],k.before?`beam ${x.parent+
1}`:e.readsSource?"start":"prompt"),S(u.cells[3],U(x.logprob)),S(u.cells[4],x.diversity_penalty?`-${U(x.diversity_penalty)}`:"–"),S(u.cells[5],U(x.score)),S(u.
cells[6],U(x.final_score)),x.progress&&u.cells[7].replaceChildren(...E(k))}function b(u){if(d.hidden=!u||!p.length,d.hidden)return;let k=p.map(({alternatives:$,
length:x})=>{let M=c("li");return $.forEach((v,O)=>{O&&M.append(" or "),M.append(ie(Zr(v,e.texts)))}),M.append(` (${x} token${x===1?"":"s"})`),M});k.map($=>$.textContent).
join(`
`)!==d.dataset.said&&(d.dataset.said=k.map($=>$.textContent).join(`
`),d.replaceChildren(...k))}function E(u){let k=e.prefix.map(M=>M.token_id),$=u.beam.progress.map((M,v)=>{let O=c("span","gp-goal"),N=p[v];for(let W=0;N&&W<Math.
min(N.length,8);W++)O.append(c("i",W<M?"gp-full-block":""));return N&&pt(N,M,u,k)?O.append(" ✓ done"):O.append(` ${M}${N?` of ${N.length}`:""}`),O}),{bank:x}=u.
beam;return x==null?$:[...$,c("span","gp-note",`bank ${x}`)]}function y(u,[k,$],x,M,v){if(u.body.hidden=!$,!!$){if(u.head.hidden=k===null,k!==null){S(u.badge,Re(
k)),u.body.dataset.look=k%4;let O=[...T(x,k)].flatMap(([N,W])=>[ie(N,"gp-took"),W>1?` × ${W}`:""]);u.took.replaceChildren(...O.length?["Earlier groups have jus\
t chosen",...O]:["Chooses first: no penalty"])}for(;u.rows.length<$.length;)L(u);u.rows.forEach((O,N)=>{if(O.row.hidden=N>=$.length,!(N>=$.length)){for(let[W,B]of Object.
entries(a))O.cells[B].hidden=!v[W];P(O,$[N],$[N]===M)}})}}function l(u){let $=e.prompts[u.sequence].steps[u.index],x={lost:$.some(({beam:O})=>(O.group??null)!==
null),progress:$.some(({beam:O})=>O.progress)};for(let[O,N]of Object.entries(a))o.tHead.rows[0].cells[N].hidden=!x[O];let M=g($);for(;f.length<M.length;)_();f.forEach(
(O,N)=>y(O,M[N]||[null,null],$,u,x));let v=$.length-M.reduce((O,[,N])=>O+N.length,0);i.hidden=v<=0,S(i,`and ${I(v)} more that were given up`),S(r,`at token ${u.
index+1}`+(e.prompts.length>1?` of prompt ${u.sequence+1}`:"")),b(x.progress)}let h=()=>f.filter(({body:u})=>!u.hidden).flatMap(({rows:u})=>u.filter(({row:k})=>!k.
hidden)),w=u=>h().findIndex(({pick:k})=>k.contains(u.target));return o.addEventListener("click",u=>{let k=w(u);k>=0&&e.selectStep(h()[k].node)}),o.addEventListener(
"keydown",u=>{u.key==="Escape"&&e.selectStep(null);let k=w(u),$={ArrowDown:1,ArrowUp:-1}[u.key];if(k<0||!$)return;u.preventDefault();let x=h()[k+$];x&&(e.selectStep(
x.node),x.pick.focus())}),u=>{u.run&&e.started&&(p=Ut(e.started));let k=e.usesBeams?e.current():null;t.hidden=!k,!(!k||k===m[0]&&e.selected===m[1])&&(m=[k,e.selected],
l(k))}}var pe={node:108,fold:236,gap:34,row:38,leaf:20,between:8,margin:20,band:22,short:3},ei=new Set(["running"]),ft=new Set(["finished"]);function ti(t,e){let n=Math.
min(e.upTo,t.steps.length-1),s=ro(t,n),o=new Map((e.returned||[]).map((m,g)=>[m,g+1])),r=gn([...s,...o.keys(),...zn(t,n)]),{kids:i,hidden:a}=oc(t,n,e,r,s),{lanes:d,
counts:p}=lc(t,n,i),f=dc(t,n,i,d,e);return hc(t,{last:n,kept:s,outputs:o,alive:r,kids:i,hidden:a,lanes:d,counts:p,columns:f,options:e})}var zn=(t,e)=>(t.steps[e]||
[]).filter(({beam:n})=>ei.has(n.status));function ro(t,e){let n=t.steps.slice(0,e+1).flat().filter(({beam:s})=>ft.has(s.status));return n.sort((s,o)=>o.beam.final_score-
s.beam.final_score),new Set(n.slice(0,(t.pools[e]||[]).length))}function gn(t){let e=new Set;for(let n of t)for(;n&&!e.has(n);n=n.before)e.add(n);return e}function oc(t,e,n,s,o){
let r=new Map,i=new Set([null]),a=new Map,d=new Map,p=f=>(r.has(f)||r.set(f,{on:[],off:[]}),r.get(f));p(null);for(let f=0;f<=e;f++){for(let m of t.steps[f]){let{
before:g}=m,T=n.collapsed.has(g)?g:a.get(g);T!=null?(a.set(m,T),d.set(T,(d.get(T)||0)+1)):ei.has(m.beam.status)?(n.lost||s.has(m))&&(p(g).on.push(m),i.add(m)):(!ft.
has(m.beam.status)||n.lost||o.has(m))&&p(g).off.push(m)}t.distributions[f].forEach((m,g)=>{let T=ic(t,f,g);n.candidates&&i.has(T)&&!n.collapsed.has(T)&&ac(t,f,g,
m,p(T),n.candidates)})}for(let f of r.values()){f.on.sort((C,_)=>C.beam.beam-_.beam.beam);let m=f.off.filter(({beam:C})=>ft.has(C.status)),g=f.off.filter(({beam:C})=>!ft.
has(C.status)),T=(C,_)=>_.beam.score-C.beam.score;f.off=[...m.sort(T),...rc(g.sort(T),n.candidates)]}return{kids:r,hidden:d}}function rc(t,e){let n=new Map;return t.
filter(({beam:{parent:s}})=>(n.set(s,(n.get(s)||0)+1),n.get(s)<=e))}function ic(t,e,n){if(!(e<=t.given&&!t.steps[e].some(({beam:s})=>s.parent===n)))return e?t.byStep[e-
1].get(n):null}function ac(t,e,n,s,o,r){let i=r-o.off.filter(({beam:d})=>d.parent===n&&!ft.has(d.status)).length;if(i<=0)return;let a=new Set(t.steps[e].filter(
({beam:d})=>d.parent===n).map(({beam:d})=>d.token_id));for(let d of s.candidates)if(!(d.logprob===null||a.has(d.token_id))&&(o.off.push(kr(t,e,n,s,d)),i-=1,!i))
return}function lc(t,e,n){let s=new Map,o=new Map;for(let i=0;i<=e;i++){let a=[],d=new Set;for(let p of zn(t,i)){let f=n.get(p.before);if(!f||!f.on.includes(p))
continue;let m=p.beam.group??0;o.has(m)||o.set(m,[]),f.on.find(({beam:T})=>(T.group??0)===m)===p&&p.before&&s.has(p.before)?(s.set(p,s.get(p.before)),o.get(m)[s.
get(p).number]=i,d.add(p)):a.push(p)}a.sort((p,f)=>p.beam.beam-f.beam.beam);for(let p of a){let f=p.beam.group??0,m=cc(o.get(f),i,p.before&&s.has(p.before)?s.get(
p.before).number:0);o.get(f)[m]=i,s.set(p,{group:f,number:m})}}let r=new Map([...o].sort(([i],[a])=>i-a).map(([i,a])=>[i,Math.max(1,a.length)]));return{lanes:s,
counts:r}}function cc(t,e,n){let s=i=>i.sort((a,d)=>Math.abs(a-n)-Math.abs(d-n)||d-a)[0],r=t.map((i,a)=>a).filter(i=>t[i]<e-1);return r.length?s(r):t.length}function dc(t,e,n,s,o){
let r=d=>zn(t,d-1).every(p=>{if(!s.has(p))return!0;let f=n.get(p);return f&&f.on.length===1&&!f.off.some(({beam:m})=>ft.has(m.status))}),i=[],a=o.live?e-2:e;for(let d=0;d<=
e;d++){let p=i.at(-1);o.fold&&p&&d<=a&&r(d)?p.to=d:i.push({from:d,to:d})}return i.flatMap(d=>{let p=d.to-d.from+1;return p>=pe.short&&!o.unfolded.has(d.from)?[d]:
Array.from({length:p},(f,m)=>({from:d.from+m,to:d.from+m,...p>=pe.short&&m===0?{open:!0}:{}}))})}function hc(t,{last:e,kept:n,outputs:s,alive:o,kids:r,hidden:i,
lanes:a,counts:d,columns:p,options:f}){let m=[],g=pe.margin+pe.node+pe.gap;for(let w of p){w.x=g,w.folded=w.to>w.from,w.width=w.folded?pe.fold:pe.node,g+=w.width+
pe.gap;for(let u=w.from;u<=w.to;u++)m[u]=w}let{tops:T,bands:C,height:_}=pc(r,a,d,m),L=w=>T.get(w.group)[w.number],P={node:null,nodes:[],look:"root",x:pe.margin,
y:fc(T),width:pe.node,height:pe.row-4,hidden:0},b=[P],E=new Map([[null,P]]),y=[];function l(w,u,k){let $=m[w.index],x={node:w,nodes:[w],look:h(w),x:$.x,y:u,width:$.
width,height:k,hidden:i.get(w)||0,place:s.get(w)||null,folded:$.folded,column:$,greedy:f.greedy.has(w)};E.set(w,x),b.push(x);let M=E.get(w.before);return M&&y.push(
{from:M,to:x,look:x.look,share:Math.min(1,Math.exp(w.beam.logprob??-1/0))}),x}function h(w){let{status:u}=w.beam;return u==="finished"?n.has(w)?"kept":"fell":u!==
"running"?u:w.index===e?"tip":o.has(w)?"inner":"lost"}for(let w=0;w<=e;w++){let u=m[w];for(let k of zn(t,w))if(a.has(k))if(w>u.from){let $=E.get(k.before);$&&($.
nodes.push(k),$.node=k,$.look=h(k),$.greedy&&=f.greedy.has(k),$.hidden=i.get(k)||0,E.set(k,$))}else l(k,L(a.get(k)),pe.row-4).lane=a.get(k)}for(let[w,u]of r){let k=w===
null?null:a.get(w)&&L(a.get(w));if(k===void 0)continue;let $=new Map;for(let x of u.off){let M=m[x.index];if(!M||M.folded&&!ft.has(x.beam.status))continue;let v=k??
T.get(x.beam.group??0)[0],O=$.get(v)||0;$.set(v,O+1),l(x,v+pe.row+O*pe.leaf,pe.leaf-2)}}return{entries:b,edges:y,columns:p,bands:C,at:E,last:e,width:g-pe.gap+pe.
margin,height:_}}function pc(t,e,n,s){let o=new Map;for(let[p,f]of t){let m=new Map;for(let g of f.off){let T=s[g.index];if(!T||T.folded&&!ft.has(g.beam.status))
continue;let C=p===null?{group:g.beam.group??0,number:0}:e.get(p);if(!C)continue;let _=`${C.group} ${C.number}`;m.set(_,(m.get(_)||0)+1)}for(let[g,T]of m)o.set(
g,Math.max(o.get(g)||0,T))}let r=new Map,i=[],a=pe.margin,d=n.size>1;for(let[p,f]of n){let m=a;d&&(a+=pe.band),r.set(p,[]);for(let g=0;g<f;g++)r.get(p).push(a),
a+=pe.row+(o.get(`${p} ${g}`)||0)*pe.leaf+pe.between;d&&i.push({group:p,y:m,height:a-m-4}),d&&(a+=8)}return r.size||r.set(0,[a]),{tops:r,bands:i,height:Math.max(
a,pe.margin+pe.row)+pe.margin-pe.between}}var fc=t=>[...t.values()][0][0];var uc=`
.t-tree text { font: 12px ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; fill: var(--gp-text); white-space: pre; unicode-bidi: isolate; }
.t-tree .t-small { font-size: 10px; fill: var(--gp-muted); }
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
.t-tree .t-flag-text { font-size: 10px; font-weight: 700; fill: var(--gp-surface); text-anchor: middle; }
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
`,co={kept:"■",fell:"▤",ended:"□",pruned:"✕",unseen:"…",lost:"✕"},io={tall:.55,small:.75},mc=[1,1.8,3,4.5,6.5],gc=[.05,.2,.5,.8],wc={probability:({beam:t})=>j(
Math.min(1,Q(t.logprob))),token:({beam:t})=>U(t.logprob,2),sum:({beam:t})=>U(t.score,2),score:(t,e)=>U(jt(t,e),3),rank:t=>t.rank?`#${t.rank}`:`>${t.among??""}`},
Vt=class{constructor(e){this.element=e,e.classList.add("t-tree");let n=se("style");n.textContent=uc,this.world=se("g"),this.bands=se("g"),this.ruler=se("g"),this.
edges=se("g"),this.blocks=se("g"),this.nodes=se("g"),this.world.append(this.bands,this.ruler,this.edges,this.blocks,this.nodes),e.append(n,this.world),this.paths=
new Map,this.drawn=new Map}draw(e,n){let s=n.area?i=>i.x+i.width>=n.area[0]&&i.x<=n.area[2]&&i.y+i.height>=n.area[1]&&i.y<=n.area[3]:()=>!0,o=e.entries.filter(s),
r=i=>n.zoom>=(ao(i)?io.tall:io.small);return this.drawBands(e),this.drawRuler(n.zoom>=io.tall?e.columns.filter(({x:i,width:a})=>!n.area||i+a>=n.area[0]&&i<=n.area[2]):
[]),this.drawEdges(e,n),this.drawBlocks(o.filter(i=>!r(i)),n),this.drawNodes(o.filter(r),n),o.length}drawBands({bands:e,width:n}){let s=Z(this.bands,e.length,()=>{
let o=se("g");return o.append(se("rect","t-band"),se("text")),o});e.forEach(({group:o,y:r,height:i},a)=>{let[d,p]=s[a].children;H(d,{x:4,y:r,width:n-8,height:i,
rx:8}),H(p,{y:r+16}),S(p,`group ${Re(o)}`)})}drawRuler(e){let n=Z(this.ruler,e.length,()=>se("text","t-small"));e.forEach(({from:s,to:o,x:r},i)=>{H(n[i],{x:r+8,
y:12}),S(n[i],o>s?`${s+1}–${o+1}`:String(s+1))})}nameBandsAt(e){for(let n of this.bands.children)H(n.lastElementChild,{x:Math.max(14,e+10)})}drawEdges(e,n){let s=new Map;
for(let{from:o,to:r,look:i,share:a}of e.edges){let[d,p]=[o.x+o.width,r.x],[f,m]=[o.y+o.height/2,r.y+r.height/2];if(n.area&&(p<n.area[0]||d>n.area[2]||Math.max(f,
m)<n.area[1]||Math.min(f,m)>n.area[3]))continue;let g=n.path.has(r.node)||r.nodes.some(L=>n.path.has(L)),T=Math.min(40,(p-d)*.6),_=`t-edge t-w${gc.filter(L=>a>=
L).length} ${$c(r,i,g)}${n.dim&&!g?" t-dim":""}`;s.has(_)||s.set(_,[]),s.get(_).push(`M${d},${f}C${d+T},${f} ${p-T},${m} ${p},${m}`)}this.drawPaths(this.edges,s,
(o,r)=>{o.style.strokeWidth=`${mc[Number(r.match(/t-w(\d)/)[1])]}px`})}drawPaths(e,n,s){for(let[o,r]of this.paths)r.parentNode===e&&!n.has(o)&&(r.remove(),this.
paths.delete(o));for(let[o,r]of n){let i=this.paths.get(o);i||(i=se("path",o),s&&s(i,o),this.paths.set(o,i),o.includes("t-path")?e.append(i):e.prepend(i)),H(i,{
d:r.join("")})}}drawBlocks(e,n){let s=new Map;for(let o of e){let r=`t-blocks t-${lo(o,n.path)?"path":o.look}${n.dim&&!lo(o,n.path)?" t-dim":""}`;s.has(r)||s.set(
r,[]);let{x:i,y:a,width:d,height:p}=o;s.get(r).push(`M${i},${a+p*.2}h${d}v${p*.6}h${-d}z`)}this.drawPaths(this.blocks,s)}drawNodes(e,n){let s=new Map(this.drawn);
for(let o of e){let r=o.nodes[0]||null,i=this.drawn.get(r);(!i||i.tall!==ao(o))&&(i&&i.group.remove(),i=bc(ao(o)),this.drawn.set(r,i),this.nodes.append(i.group)),
s.delete(r),this.drawNode(i,o,n)}for(let[o,{group:r}]of s)r.remove(),this.drawn.delete(o)}drawNode(e,n,s){let{node:o,x:r,y:i,width:a,height:d,look:p}=n,{group:f,
box:m,word:g,right:T,tall:C}=e,_=o?wc[s.number](o,s.penalty):"";if(H(f,{class:this.classesOf(n,s),transform:`translate(${r} ${i})`}),H(m,{width:a,height:d}),H(T,
{x:a-8}),S(T,_),C)kc(e,n,s);else{let L=`${n.greedy?"G":""}${co[p]} `;S(g,L+Dn(ho(o),12-L.length-Math.ceil(_.length*.82)))}yc(e,n)}classesOf(e,n){let{node:s,look:o}=e,
r=lo(e,n.path),i=[`t-${o}`];return s&&(s.beam.group??0)&&["inner","tip"].includes(o)&&i.push(`t-g${s.beam.group%4}`),s&&s.given&&i.push("t-given"),r&&i.push("t-\
path"),n.dim&&!r&&s&&i.push("t-dim"),i.join(" ")}},ao=({height:t})=>t>pe.leaf;function bc(t){let e=se("g"),[n,s,o]=[se("rect","t-box"),se("text","t-word"),se("t\
ext","t-small t-right")];e.append(n,s,o),H(n,{rx:t?7:5}),H(s,{x:8,y:t?14:13}),H(o,{y:t?28:13});let r=t?e.appendChild(se("text","t-small")):null;return r&&H(r,{x:8,
y:28}),{group:e,box:n,word:s,right:o,left:r,tall:t,flag:null}}function kc({word:t,left:e},n,s){let{node:o,nodes:r,look:i}=n,a=co[i]?`${co[i]} `:"";o?S(t,a+(r.length>
1?vc(r.map(ho).join(""),28):Dn(ho(o),12-a.length))):S(t,s.root),S(e,o?xc(n,s):""),H(e,{class:o&&r.length<2&&Hn(o)?"t-small t-switch":"t-small"})}function yc(t,{
look:e,place:n,hidden:s,width:o,height:r}){let i=n?`★${n}`:s?`+${s}`:"";if(!i&&e!=="kept"&&!t.flag)return;t.flag||(t.flag=[se("rect","t-inside"),se("rect","t-\
flag"),se("text","t-flag-text")],t.group.append(...t.flag));let[a,d,p]=t.flag,f=8+7*i.length;H(a,{x:2.5,y:2.5,width:o-5,height:r-5,rx:3}),H(d,{x:o-f+4,y:-6,width:i?
f:0,height:14,rx:2}),H(p,{x:o-f/2+4,y:5}),S(p,i)}var lo=(t,e)=>t.nodes.some(n=>e.has(n)),Hn=t=>t.before!==null&&t.beam.status==="running"&&t.beam.parent!==t.beam.
beam;function xc({node:t,nodes:e,greedy:n},s){let o=[n?"G":"",s.goals?s.goals(t):""].filter(Boolean).join(" ");return e.length>1?[`${e.length} tokens`,o].filter(
Boolean).join(" "):t.beam.status!=="running"?o:[t.given?"given":Hn(t)?`${t.beam.parent+1}→${t.beam.beam+1}`:String(t.beam.beam+1),o].filter(Boolean).join(" ")}
function $c(t,e,n){return n?"t-path":["pruned","unseen","ended","lost"].includes(e)?"t-off":["kept","fell"].includes(e)?"t-ending":`t-g${(t.node.beam.group??0)%
4}`}var ho=({beam:t,chosen:e})=>(t.text||e.text||"").replace(At,n=>at[n]||"�")||"(empty)",ni=t=>/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u.
test(t)?2:1;function Dn(t,e){let n=0,s=Array.from(t);for(let[o,r]of s.entries())if(n+=ni(r),n>e)return s.slice(0,Math.max(1,o-1)).join("")+"…";return t}function vc(t,e){
let n=Array.from(t),s=Math.floor((e-1)/2);return n.reduce((o,r)=>o+ni(r),0)<=e?t:Dn(t,s)+Dn(n.slice(-s).join(""),s)}var si=12e3;async function ii(t,{tree:e,log:n,prompt:s,number:o,view:r,root:i}){let a=`beam-tree${o?"-"+(o+1):""}`,p=await{svg:()=>new Blob([ai(e,r,i)],{type:"i\
mage/svg+xml"}),png:()=>Sc(e,r,i),json:()=>new Blob([JSON.stringify(oi(n,s,o),null,1)],{type:"application/json"}),dot:()=>new Blob([_c(oi(n,s,o))],{type:"text/v\
nd.graphviz"})}[t](),f=c("a","",null,{href:URL.createObjectURL(p),download:`${a}.${t}`});f.click(),setTimeout(()=>URL.revokeObjectURL(f.href),6e4)}function ai(t,e,n){
let s=se("svg"),o=new Vt(s);o.draw(t,{...e,area:null,zoom:1}),o.nameBandsAt(0);let{width:r,height:i}=t;H(s,{xmlns:"http://www.w3.org/2000/svg",width:r,height:i,
viewBox:`0 0 ${r} ${i}`,class:"t-tree"});let a=getComputedStyle(n),d=s.querySelector("style");d.textContent=d.textContent.replace(/var\((--[\w-]+)\)/g,(f,m)=>a.
getPropertyValue(m).trim());let p=se("rect");return H(p,{width:r,height:i,fill:a.getPropertyValue("--gp-page").trim()}),s.insertBefore(p,o.world),new XMLSerializer().
serializeToString(s)}async function Sc(t,e,n){let s=ai(t,e,n),o=new Image;o.src="data:image/svg+xml;charset=utf-8,"+encodeURIComponent(s),await o.decode();let r=Math.
min(2,si/t.width,si/t.height),i=c("canvas","",null,{width:Math.ceil(t.width*r),height:Math.ceil(t.height*r)}),a=i.getContext("2d");a.scale(r,r),a.drawImage(o,0,
0,t.width,t.height);let d=await new Promise(p=>i.toBlob(p,"image/png"));if(!d)throw new Error("the browser has no room for so large a picture.");return d}function oi(t,e,n){
let{started:s}=t,o=s.effective.length_penalty??1,r=new Map,i=new Map;for(let{last:f}of t.returned||[])f&&f.sequence===n&&!i.has(f)&&i.set(f,i.size+1);let a=ro(e,
e.steps.length-1),d=e.steps.flatMap(f=>f).map(f=>{let{beam:m}=f;r.set(f,r.size);let g={id:r.get(f),parent:f.before?r.get(f.before):null,step:f.index+1,token_id:m.
token_id,token:m.text,piece:m.piece,logprob:m.logprob,raw_logprob:m.raw_logprob,sum:m.score,length:f.length,score:jt(f,o),rank:f.rank,status:m.status,beam:m.beam,
parent_beam:m.parent};return f.given&&(g.given=!0),m.status==="finished"&&Object.assign(g,{final_score:m.final_score,kept:a.has(f)}),i.has(f)&&(g.output=i.get(f)),
(m.group??null)!==null&&Object.assign(g,{group:m.group,diversity_penalty:m.diversity_penalty}),m.progress&&Object.assign(g,{progress:m.progress,bank:m.bank,forced:m.
forced}),g}),p=t.readsSource?{source:s.prompt}:{prompt:s.prompt||ar(s)};return{format:"generation-playground/beam-tree",version:1,model:s.model,mode:s.mode,...p,
seed:s.seed,num_beams:s.effective.num_beams,length_penalty:o,early_stopping:s.effective.early_stopping??!1,nodes:d}}var ri=t=>'"'+t.replace(At,e=>at[e]||"�").
replace(/[\\"]/g,"\\$&")+'"';function _c({prompt:t,nodes:e}){let n=t===void 0?"start of the target":t.slice(-40),s={running:"style=solid",finished:'style=solid,\
 peripheries=2, color="#00755a"',ended:'style=dotted, color="#00755a"',pruned:'style=dashed, color="#6b7280", fontcolor="#6b7280"'},o=e.map(i=>{let a=ri(`${i.token}`).
slice(0,-1)+`\\n${U(i.logprob,2)}  ${U(i.sum,2)}  #${i.rank??""}"`;return`  n${i.id} [label=${a}, ${s[i.status]||""}${i.output?", penwidth=3":""}];`}),r=e.map(i=>{
let a=(.4+4*Math.min(1,Q(i.logprob))).toFixed(2);return`  ${i.parent===null?"root":`n${i.parent}`} -> n${i.id} [penwidth=${a}${i.status==="pruned"?", style=dash\
ed":""}];`});return["digraph beam_tree {","  rankdir=LR;",'  node [shape=box, fontname="monospace"];',`  root [label=${ri(n)}, style=bold];`,...o,...r,"}",""].join(
`
`)}var Oc=800,Mc=130,Ec=2e4;function ci(t){Tc(t),Cc(t),Ac(t),Pc(t),Nc(t),qc(t),Wc(t)}function Tc(t){let{state:e,slider:n}=t;n.addEventListener("input",()=>{e.stop(),
t.goTo(Number(n.value)-1)}),t.part("play").addEventListener("click",()=>Lc(t))}function Lc(t){let{state:e,root:n}=t;e.playing?e.stop():(e.atEnd&&t.goTo(0),e.playing=
setInterval(()=>{!n.isConnected||e.atEnd?e.stop():t.goTo(e.shownTo+1),t.sayTime()},Math.max(Mc,Math.min(Oc,Ec/Math.max(1,e.length))))),t.sayTime()}function Cc(t){
let{state:e,log:n}=t,s=(r,i)=>{e.choose(r,i),t.regrow()},o=(r,i)=>t.part(r).addEventListener("change",({target:a})=>i(a));o("candidates-shown",({value:r})=>s("c\
andidates",Number(r))),o("number",({value:r})=>s("number",r)),o("lost",({checked:r})=>s("lost",r)),o("fold",({checked:r})=>{e.unfolded=new Set,s("fold",r)}),o("\
prompt-number",({value:r})=>{e.number=Number(r),n.selectStep(null),t.regrow()})}function Ac(t){let{box:e,card:n,pan:s,state:o}=t,r=null;e.addEventListener("poin\
termove",i=>{if(i.pointerType==="touch"){n.hide();return}let a=s.pointers.size?null:o.entryAt(s.at(i));a!==r&&(r=a,e.style.cursor=a&&a.node?"pointer":"",a&&a.node?
t.showCard(a):n.hide())}),e.addEventListener("pointerleave",()=>{r=null,n.hide()}),e.addEventListener("click",i=>{let a=s.moved?null:o.entryAt(s.at(i));a&&(t.item.
focusOn(a),di(t,a))})}function di(t,e){let{state:n,log:s}=t;if(e.folded)n.unfolded.add(e.column.from),t.regrow();else if(e.node){let o=e.node===n.broughtOut;n.timeNode=
null,s.selectStep(o?null:e.node)}}function hi(t,e){e.node&&(t.state.toggle(e),t.regrow())}function Yt(t,e){e&&(t.pan.byHand=!0,t.pan.reveal(e),t.item.focusOn(e))}
var li={ArrowLeft:(t,e)=>Yt(t,e.node&&t.state.parentOf(e)),ArrowRight:(t,e)=>Yt(t,t.state.kidsOf(e)[0]),ArrowDown:t=>Yt(t,t.item.neighbour(1)),ArrowUp:t=>Yt(t,t.
item.neighbour(-1)),Home:t=>Yt(t,t.state.tree.entries[0]),End:t=>Yt(t,t.state.tree.at.get(t.state.best)),Enter:di," ":hi,Escape:t=>t.log.selectStep(null),"+":t=>t.
pan.zoomBy(1.25),"-":t=>t.pan.zoomBy(.8),0:t=>t.pan.whole()};function Pc(t){let{item:e,state:n,card:s}=t;e.box.addEventListener("keydown",o=>{o.ctrlKey||o.metaKey||
o.altKey||!e.entry||!Object.hasOwn(li,o.key)||(o.preventDefault(),o.stopPropagation(),li[o.key](t,e.entry))}),e.box.addEventListener("focusin",({target:o})=>n.tree&&
o.matches(":focus-visible")&&t.showCard(e.entry)),e.box.addEventListener("focusout",()=>s.hide())}function Nc(t){let{root:e,state:n,pan:s}=t,o=(r,i)=>t.part(r).
addEventListener("click",i);o("in",()=>s.zoomBy(1.3)),o("out",()=>s.zoomBy(1/1.3)),o("whole",()=>{s.byHand=!0,s.whole()}),o("follow",()=>{s.byHand=!1,n.upTo=null,
t.regrow()}),t.part("full-screen").hidden=!document.fullscreenEnabled,o("full-screen",()=>document.fullscreenElement?document.exitFullscreen():e.requestFullscreen()),
document.addEventListener("fullscreenchange",()=>{e.isConnected&&(S(t.part("full-screen"),document.fullscreenElement===e?"Leave full screen":"Full screen"),s.byHand=
!1,t.regrow())})}function qc(t){let{state:e,log:n}=t;t.part("go-on").addEventListener("click",()=>{let s=e.selected;s&&n.ask({type:"branch",step:s,tokenId:s.chosen.
token_id})}),t.part("collapse").addEventListener("click",()=>{let s=e.tree.at.get(e.selected);s&&hi(t,s)}),t.part("clear").addEventListener("click",()=>n.selectStep(
null))}function Wc(t){let{root:e,state:n,log:s}=t,o=t.part("told");t.part("files").addEventListener("click",async({target:r})=>{let i=r.dataset.file;if(i){if(i===
"html"){s.ask({type:"save_page"});return}S(o,"");try{let{tree:a,prompt:d,number:p}=n;await ii(i,{tree:a,log:s,prompt:d,number:p,view:t.look(null),root:e})}catch(a){
S(o,`The picture could not be made: ${a.message} Save it as SVG instead.`)}}})}var uo=-1e9,Zt=[[!1,"False"],[!0,"True"],["never",'"never"']],Ic=["beam_search","beam_sample"],Rc=["group_beam_search","constrained_beam_search"];function mo(t){
let{mode:e,effective:n,config:s,eos_token_ids:o,max_new_tokens:r}=t.started,i={...s,...n},a=Jt(i.num_beams,1+Math.max(0,...(t.prompts[0].steps[0]||[]).map(({beam:p})=>p.
beam??0))),d=t.prompts[0].given;return{together:Ic.includes(e)?!0:Rc.includes(e)?!1:null,prompts:t.prompts,start:d,maxNew:r-d,wanted:Jt(i.num_return_sequences,1),
size:e==="group_beam_search"?Math.ceil(a/Jt(i.num_beam_groups,1)):a,ends:new Set(o),constraints:Ut(t.started),promptIds:t.prefix.map(p=>p.token_id),own:{lengthPenalty:Number.
isFinite(i.length_penalty)?i.length_penalty:1,earlyStopping:Zt.some(([p])=>p===i.early_stopping)?i.early_stopping:!1}}}var Jt=(t,e)=>Number.isInteger(t)&&t>0&&t<=
4096?t:e,_e=({beam:t})=>Me(t.score)===null?-1/0:t.score,go=(t,e)=>_e(t)/t.length**e;function mi(t,e){return t.together?jc(t,e):zc(t,e)}function gi(t,e,n,{maxNew:s},{
lengthPenalty:o,earlyStopping:r}){let i=r==="never"&&o>0?s:e;return{best:t,length:i,bound:t/i**o,worst:n}}var Xt=new WeakMap;function Bc(t,e){if(!Xt.has(t)){let n=t.
filter(({beam:o})=>o.status==="running"||o.status==="pruned"),s=Math.max(...(n.length?n:t).map(_e));Xt.set(t,{ended:t.filter(({beam:o},r)=>r<e&&wn(o)),hopeless:!n.
length,best:n.length?s:s+uo})}return Xt.get(t)}function jc(t,e){let{prompts:n,size:s,start:o}=t,r={node:null,score:uo},i=n.map(()=>({group:null,pool:Array(s).fill(
r),stop:null,lastStep:0,weighed:null,exact:!0})),a=Math.min(...n.map(({steps:p})=>p.length)),d=null;for(let p=o;p<a&&!d;p++){let f=n.map(({steps:g})=>Bc(g[p],s)),
m=f.every(g=>g.hopeless);i.forEach((g,T)=>Fc(g,f[T],p+1,m,t,e)),i.every(g=>g.stop)&&(d=i.find(g=>g.stop.step===p+1).stop)}return{stop:d,prompts:i.map(p=>({kept:p.
pool.filter(({node:f})=>f),pools:[p]}))}}function Fc(t,e,n,s,o,r){if(t.stop)return;if(e.ended.length){let p=e.ended.map(f=>({node:f,score:go(f,r.lengthPenalty)}));
t.pool=[...t.pool,...p].sort((f,m)=>m.score-f.score).slice(0,o.size)}t.lastStep=n;let i=t.pool.at(-1).score,a=t.pool.every(({node:p})=>p),d=t.weighed=gi(e.best,
n-o.start,a?i:null,o,r);s?t.stop={step:n,why:"criteria"}:a&&r.earlyStopping===!0?t.stop={step:n,why:"full"}:t.pool.some(({node:p})=>d.bound>(p?i:uo))||(t.stop={
step:n,why:"settled"})}function zc(t,e){let n=t.prompts.map(r=>{let i=pi(r).map(f=>fi(r,f,t,e)),a=pi(r).map(f=>fi(r,f,t,t.own)),d=1/0;return i.forEach((f,m)=>{let[
g,T]=[f,a[m]].map(({stop:C})=>C?C.step:1/0);f.exact=f.lastStep<=d,g!==T&&(d=Math.min(d,g,T))}),{kept:i.flatMap(f=>f.kept).sort((f,m)=>f.score-m.score).reverse(),
pools:i}}),s=n.flatMap(r=>r.pools);return{stop:s.length>0&&s.every(({stop:r})=>r)?s.map(({stop:r})=>r).reduce((r,i)=>i.step>r.step?i:r):null,prompts:n}}var pi=({
steps:t,given:e})=>[...new Set((t[e]||[]).map(({beam:n})=>n.group??null))].sort((n,s)=>n-s);function fi(t,e,n,s){let{size:o,start:r}=n,i={group:e,kept:[],stop:null,
weighed:null,lastStep:0,exact:!0};for(let a=r;a<t.steps.length&&!i.stop;a++){let d=Dc(t.steps[a],e,n);if(!d)break;let p=i.lastStep=a+1;d.ended.forEach(g=>ui(i,g,
n,s));let f=i.kept.length>=o,m=f?fo(i.kept):null;i.weighed=gi(d.best,p-r,m,n,s),f&&s.earlyStopping===!0?i.stop={step:p,why:"full"}:f&&m>=i.weighed.bound?i.stop=
{step:p,why:"settled"}:Hc(t.steps[a],p,n)&&(Kc(d.nodes,n).forEach(g=>ui(i,g,n,s)),i.stop={step:p,why:"criteria"})}return i}function Dc(t,e,{ends:n}){Xt.has(t)||
Xt.set(t,new Map);let s=Xt.get(t);if(!s.has(e)){let o=t.filter(({beam:i})=>(i.group??null)===e),r=o.filter(({beam:i})=>i.status==="finished"&&n.has(i.token_id));
s.set(e,o.length?{nodes:o,ended:r,best:_e(o[0])}:null)}return s.get(e)}var fo=t=>Math.min(...t.map(({score:e})=>e));function ui(t,e,n,{lengthPenalty:s}){let o=go(
e,s);if(t.kept.length>=n.size&&!(o>fo(t.kept))||(t.kept.push({node:e,score:o}),t.kept.length<=n.size))return;let r=fo(t.kept);t.kept.splice(t.kept.findIndex(i=>i.
score===r),1)}function Hc(t,e,{ends:n,maxNew:s,start:o}){return e-o>=s||t.some(({beam:r})=>wn(r)&&!n.has(r.token_id))}var wn=({status:t})=>t==="finished"||t==="\
ended";function Kc(t,{ends:e,constraints:n,promptIds:s,wanted:o}){let r=t.filter(({beam:d})=>d.status==="running"||wn(d)&&!e.has(d.token_id)),i=d=>n.every((p,f)=>pt(
p,d.beam.progress[f],d,s)),a=r.filter(d=>!d.beam.progress||i(d));return a.length<o?[...a,...r.filter(d=>!a.includes(d))]:a}function wi(t,e,n){let s=Math.max(...t.
prompts.map(r=>r.steps.length));if(e.stop?e.stop.step!==s:n)return!1;let o=Math.min(...t.prompts.map(r=>r.steps.length));return e.prompts.every(({kept:r},i)=>{let{
pools:a}=t.prompts[i],d=a[(t.together?o:a.length)-1]||[];return d.length===r.length&&d.every((p,f)=>Gc(p,r[f],t))})}function Gc(t,{node:e,score:n},s){if(Me(t)===
null||!Number.isFinite(n))return Me(t)===null==!Number.isFinite(n);let o=2e-5*Math.max(1,e.length**-s.own.lengthPenalty);return Math.abs(t-n)<=o+1e-5*Math.abs(n)}
function bi(t,e,n,{lengthPenalty:s},o){let r=t.prompts[e],{kept:i,pools:a}=n.prompts[e],d=(g,T,C="")=>({node:g,score:go(g,s),place:null,state:T,why:C}),p=new Set(
i.map(({node:g})=>g)),f=Uc(r).filter(g=>!p.has(g)).map(g=>{let{stop:T}=a.find(({group:C})=>C===(g.beam.group??null))||a[0];return!T||g.index<T.step?d(g,"out","f\
ell out"):d(g,"out",n.stop&&g.index>=n.stop.step?"not reached":"too late")}),m=!o&&!n.stop;return[...i.map(({node:g,score:T},C)=>({node:g,score:T,place:C,state:n.
stop&&C<t.wanted?"returned":"kept",why:""})),...m?r.running.map(g=>d(g,"running")).sort((g,T)=>T.score-g.score):[],...f.sort((g,T)=>T.score-g.score)]}var po=new WeakMap;
function Uc({steps:t}){po.has(t)||po.set(t,{read:0,nodes:[]});let e=po.get(t);for(;e.read<t.length;e.read++)e.nodes.push(...t[e.read].filter(({beam:n})=>n.status===
"finished"));return e.nodes}function Kn({prompts:t}){let e=t.flatMap(({pools:n})=>n).filter(({stop:n})=>!n);return Math.min(...e.map(({lastStep:n})=>n))}var Vc=new Set(["SequenceBiasLogitsProcessor","NoRepeatNGramLogitsProcessor","EncoderNoRepeatNGramLogitsProcessor","NoBadWordsLogitsProcessor","MinLengthLogitsP\
rocessor","MinNewTokensLengthLogitsProcessor","PrefixConstrainedLogitsProcessor","ForcedBOSTokenLogitsProcessor","ForcedEOSTokenLogitsProcessor","InfNanRemoveLo\
gitsProcessor","SuppressTokensLogitsProcessor","SuppressTokensAtBeginLogitsProcessor","HammingDiversityLogitsProcessor","PresencePenaltyLogitsProcessor","Freque\
ncyPenaltyLogitsProcessor","GivenTextLogitsProcessor","TemperatureLogitsWarper","TopHLogitsWarper","TopKLogitsWarper","TopPLogitsWarper","MinPLogitsWarper","Typ\
icalLogitsWarper","EpsilonLogitsWarper","EtaLogitsWarper","WatermarkLogitsProcessor","LogitNormalization"]),ki=({processors:t})=>t.filter(e=>!Vc.has(e));function wo(t,e){
let n=t.given,[s,o]=[n?t.steps[n-1][0]:null,0];for(let r=n;r<t.steps.length;r++){let{candidates:i}=(t.distributions[r]||[])[o]||{candidates:[]},a=e(r-n,i[0]);if(a===
void 0)return{last:s,ended:!1,left:null};let d=t.steps[r].find(p=>p.beam.parent===o&&p.beam.token_id===a)||null;if(!d||d.beam.status==="pruned")return{last:s,ended:!1,
left:Yc(t,s,o,{index:r,id:a,node:d,candidates:i})};if(s=d,d.beam.status!=="running")return{last:s,ended:!0,left:null};o=d.beam.beam}return{last:s,ended:!1,left:null}}
function Yc(t,e,n,{index:s,id:o,node:r,candidates:i}){let a=r&&r.beam||i.find(g=>g.token_id===o)||null,d=r?r.beam.group:e&&e.beam.group,p=t.steps[s].filter(g=>(g.
beam.group??null)===(d??null)||!e),f=p.filter(g=>g.beam.status==="running").map(_e),m=e&&!e.given?_e(e):0;return{index:s,token:a,node:r,considered:p.length,sum:r?
_e(r):a&&Me(a.logprob)!==null?m+a.logprob:null,best:f.length?Math.max(...f):null,worst:f.length?Math.min(...f):null}}var Gn=t=>wo(t,(e,n)=>n&&n.logprob!==null?n.
token_id:void 0);var yi=700;function bo(t,e){let{beam:n,length:s}=t,o=e.started.effective.length_penalty??1,r=e.prompts[t.sequence].steps[t.index].filter(a=>(a.beam.group??null)===
(n.group??null)).length,i=[["probability",j(Math.min(1,Q(n.logprob)))],["token log p",U(n.logprob)]];return Math.abs((n.raw_logprob??0)-(n.logprob??0))>1e-6&&i.
push(["before the processors",U(n.raw_logprob)]),i.push(["sum",U(n.score)]),i.push([`sum / ${s}^${o}`,U(jt(t,o))]),i.push(["rank",t.rank?`${t.rank} of ${r}`:`be\
low the ${r} considered`]),n.diversity_penalty&&i.push(["lost to diversity",U(n.diversity_penalty)]),(n.bank??null)!==null&&i.push(["bank",String(n.bank)]),i}function ko(t,e,n,{
place:s,greedy:o}={}){let{beam:r}=t,i=n.prompts[t.sequence].steps[t.index].filter(b=>(b.beam.group??null)===(r.group??null)),a=i.filter(b=>b.beam.status==="runn\
ing"),d=`beam ${(r.beam??0)+1}`,p=n.started.mode==="beam_sample",f=n.finished&&t.index===n.prompts[t.sequence].steps.length-1,m=s?` It is output ${s}.`:"";if(t.
given)return"It was given, not chosen: the search begins after it.";let g=Hn(t)?` It continues beam ${r.parent+1}: the text that was ${d} stood lower, or was gi\
ven up.`:"",T=r.forced?" It was put up because it writes on at a constraint.":"",C=a.reduce((b,E)=>Math.min(b,E.beam.score),1/0),_=Number.isFinite(C)?` The last\
 that went on had a sum of ${U(C)}.`:"",L={tip:(f?`It was still going on as ${d} when the search stopped.`:`It goes on as ${d}.`)+g+T,inner:`It went on as ${d}.${g}${T}`,
lost:`It went on as ${d}, but nothing came of it: better ones took the places of its continuations.${g}${T}`,kept:`The text ended here and is kept, with a final\
 score of ${U(r.final_score)}.${m}`,fell:`The text ended here with ${U(r.final_score)}, but better ones came, and it is not kept.`,ended:"The text ended here, b\
ut does not count: it ranked too low, or lacks words that it must have.",pruned:p?`It was drawn, and given up: the beams were full.${_}`:`It was considered and \
given up.${_}`,unseen:p?"It was not drawn.":`It was too improbable: not among the ${i.length} continuations that were considered.`},P=o?" Greedy decoding would \
have chosen it, too: it is the most probable token here.":"";return(L[e]||"")+P}var Un=t=>t.piece??(["pruned","unseen","ended"].includes(t.beam.status)||!t.beam.
text?t.beam.text:"");function yo(t,e,n){return t.beam.progress.map((s,o)=>{let r=e[o];return r&&pt(r,s,t,n)?"✓":s?"◐":"·"}).join("")}function xo(t,e){let n=(d,p,f)=>t.
querySelector(".gp-picked-"+f)||t.appendChild(c(d,p)),s=n("p","gp-whole-text","text"),o=n("dl","","facts"),r=n("p","gp-fate","fate"),i=t.classList.contains("gp-\
node-card");function a(d,p,f){if(!d){t.hidden=!0;return}let m=p.at.get(d),g=ke(d.before).map(P=>P.piece??"").join(""),T=i&&g.length>yi?"…"+g.slice(-yi):g,C=c(
"b","");Pe(C,Un(d)||d.beam.text),s.replaceChildren(c("bdi","",T),C);let _=bo(d,e);d.beam.progress&&_.push(["constraints",yo(d,f,e.prefix.map(P=>P.token_id))]);let L=([
P,b])=>{let E=[c("dt","",P),c("dd","",b)];if(i)return E;let y=c("div");return y.append(...E),[y]};o.replaceChildren(..._.flatMap(L)),S(r,ko(d,m?m.look:d.beam.status,
e,m||{})),t.hidden=!1}return{element:t,show:a,hide:()=>{t.hidden=!0}}}function xi(){return[...[["tip","goes on"],["lost","✕ led nowhere"],["kept","■ ended, ke\
pt"],["fell","▤ ended, outdone"],["pruned","✕ given up"],["unseen","… not considered"],["path","the best, or the picked text"]].map(([e,n])=>{let s=se("sv\
g","t-tree"),o=se("g",`t-${e}`),[r,i]=[se("rect","t-box"),se("rect","t-inside")];H(r,{x:2,y:2,width:22,height:11,rx:3}),H(i,{x:4.5,y:4.5,width:17,height:6,rx:2}),
o.append(r,i),s.append(o);let a=c("span");return e==="unseen"?a.append(n):a.append(s,n),a}),c("span","","2→1: beam 2’s text is beam 1 now"),c("span","","★ r\
eturned"),c("span","","G the greedy path")]}var Jc=700,Xc={candidates:2,number:"probability"},Vn=class{constructor(e){this.log=e,this.number=0,this.upTo=null,this.timeNode=null,this.choices={},this.byHand=
{},this.collapsed=new Set,this.unfolded=new Set,this.tree=null,this.stale=!0,this.constraints=[],this.goals=new Map,this.playing=null}begin(){let{effective:e,max_new_tokens:n}=this.
log.started,s=(e.num_beams||1)*n>Jc;this.choices={...Xc,lost:!s,fold:s,...s?{candidates:0}:{},...this.byHand},this.number=0,this.upTo=this.timeNode=this.tree=null,
this.collapsed=new Set,this.unfolded=new Set,this.goals=new Map,this.constraints=Ut(this.log.started),this.stop()}choose(e,n){this.choices[e]=n,this.byHand[e]=n}stop(){
clearInterval(this.playing),this.playing=null}get prompt(){return this.log.prompts[this.number]}get length(){return this.prompt?Math.min(this.prompt.steps.length,
this.log.hideFrom??1/0):0}get shownTo(){return Math.min(this.upTo??1/0,this.length-1)}get atEnd(){return this.shownTo===this.prompt.steps.length-1}get penalty(){
return this.log.started.effective.length_penalty??1}get best(){if(!this.atEnd)return[...this.prompt.byStep[this.shownTo].values()][0]||null;let e=this.log.lines().
find(({last:n})=>n&&n.sequence===this.number);return e?e.last:null}get selected(){let{selected:e}=this.log;return e&&e.beam&&e.sequence===this.number?e:null}get broughtOut(){
return this.selected&&this.selected!==this.timeNode?this.selected:null}lay(){let{log:e,number:n,prompt:s,atEnd:o}=this;this.stale=!1;let r=o&&e.returned?e.returned.
map(({last:i})=>i):[];this.tree=ti(s,{...this.choices,upTo:this.shownTo,collapsed:this.collapsed,unfolded:this.unfolded,returned:r.filter(i=>i&&i.sequence===n),
live:!e.finished||!o,greedy:this.greedyNodes()})}greedyNodes(){let{prompt:e}=this,{last:n,left:s}=Gn(e),o=gn([n]),r=s&&(s.node||s.token&&yr(e,s.index,n,s.token.
token_id));return r?o.add(r):o}get newest(){let{columns:e,at:n,entries:s}=this.tree,{x:o,width:r}=e.at(-1),{y:i,height:a}=n.get(this.best)||s[0];return{x:o,y:i,
width:r,height:a}}get folded(){return(this.tree?this.tree.columns:[]).filter(n=>n.to>n.from).reduce((n,{from:s,to:o})=>n+o-s,0)}kidsOf(e){return this.tree.entries.
filter(({nodes:n})=>n.length&&n[0].before===e.node)}parentOf(e){return this.tree.at.get(e.nodes[0].before)}entryAt([e,n]){let s=o=>e>=o.x&&e<=o.x+o.width&&n>=o.
y-2&&n<=o.y+o.height+2;return this.tree&&this.tree.entries.findLast(s)}goalsOf(e){return e.beam.progress?(this.goals.has(e)||this.goals.set(e,yo(e,this.constraints,
this.log.prefix.map(n=>n.token_id))),this.goals.get(e)):""}toggle({node:e,column:n,folded:s}){let{unfolded:o,collapsed:r}=this,i=this.tree.columns.some(({from:a,
open:d})=>d&&a===e.index);s?o.add(n.from):i&&o.has(e.index)?o.delete(e.index):r.has(e)?r.delete(e):e.beam.status==="running"&&r.add(e)}};var Yn=class{constructor(e,n){this.box=e,this.changed=n,this.x=0,this.y=0,this.zoom=1,this.plane=[1,1],this.moved=!1,this.byHand=!1,this.gesture=!1,this.pointers=
new Map,e.addEventListener("pointerdown",s=>this.down(s)),e.addEventListener("pointermove",s=>this.move(s));for(let s of["pointerup","pointercancel"])e.addEventListener(
s,o=>this.up(o));e.addEventListener("wheel",s=>this.wheel(s),{passive:!1}),this.resized=()=>this.settle(),new ResizeObserver(()=>this.resized()).observe(e)}get width(){
return this.box.clientWidth||1}get height(){return this.box.clientHeight||1}get area(){return[this.x,this.y,this.x+this.width/this.zoom,this.y+this.height/this.
zoom]}get limits(){let e=Math.min(this.width/this.plane[0],this.height/this.plane[1]);return[Math.min(.9,Math.max(.01,e)),2.5]}sized(e,n){this.plane=[e,n],this.
settle()}settle(){let[e,n]=this.limits;this.zoom=Math.min(n,Math.max(e,this.zoom));let[s,o]=[this.width/this.zoom,this.height/this.zoom],r=(i,a,d)=>a>d?(d-a)/2:
Math.max(0,Math.min(i,d-a));this.x=r(this.x,s,this.plane[0]),this.y=r(this.y,o,this.plane[1]),this.changed()}zoomBy(e,[n,s]=[this.width/2,this.height/2],o=!1){this.
gesture=o;let[r,i]=this.limits,a=Math.min(i,Math.max(r,this.zoom*e));this.x+=n/this.zoom-n/a,this.y+=s/this.zoom-s/a,this.zoom=a,this.byHand=!0,this.settle()}whole(){
[this.zoom]=this.limits,[this.x,this.y]=[0,0],this.settle()}reveal({x:e,y:n,width:s,height:o},r=40){let[i,a,d,p]=this.area,f=Math.min(r,(d-i)/4,(p-a)/4);this.x+=
Math.min(0,e-f-i)||Math.max(0,e+s+f-d),this.y+=Math.min(0,n-f-a)||Math.max(0,n+o+f-p),this.settle()}at({clientX:e,clientY:n}){let{left:s,top:o}=this.box.getBoundingClientRect();
return[this.x+(e-s)/this.zoom,this.y+(n-o)/this.zoom]}down(e){e.button||(this.pointers.set(e.pointerId,e),this.pointers.size===1&&(this.moved=!1))}move(e){let n=this.
pointers.get(e.pointerId);if(!n)return;let[s,o]=[e.clientX-n.clientX,e.clientY-n.clientY];if(!this.moved&&Math.hypot(s,o)<4)return;this.moved||this.box.setPointerCapture(
e.pointerId),this.moved=!0,this.byHand=!0,this.pointers.set(e.pointerId,e);let r=[...this.pointers.values()].find(({pointerId:i})=>i!==e.pointerId);if(r){let i=p=>Math.
hypot(p.clientX-r.clientX,p.clientY-r.clientY)||1,{left:a,top:d}=this.box.getBoundingClientRect();this.zoomBy(i(e)/i(n),[(e.clientX+r.clientX)/2-a,(e.clientY+r.
clientY)/2-d],!0)}else this.x-=s/this.zoom,this.y-=o/this.zoom,this.settle()}up(e){this.pointers.delete(e.pointerId)}wheel(e){let n=document.fullscreenElement!==
null,{left:s,top:o}=this.box.getBoundingClientRect();e.ctrlKey||e.metaKey||n&&!e.shiftKey&&!e.deltaX?(e.preventDefault(),this.zoomBy(Math.exp(-e.deltaY*(e.deltaMode?
.05:.002)),[e.clientX-s,e.clientY-o],!0)):(e.deltaX||e.shiftKey)&&(e.preventDefault(),this.x+=(e.deltaX||e.deltaY)/this.zoom,this.byHand=!0,this.settle())}};var Jn=class{constructor(e,n,s){this.box=e,this.state=n,this.pan=s,this.element=null,this.entry=null}focusOn(e,n=!1){let s=this.element,o=s&&document.activeElement===
s;this.element=c("div","",null,{role:"treeitem",tabindex:"0",...this.attributesOf(e)}),this.entry=e,this.box.append(this.element),s&&s.remove(),this.place(),(o||
!n)&&this.element.focus({preventScroll:!0})}attributesOf(e){let{state:n}=this,s=e.node?e.nodes[0].index+2:1,o=e.node?n.kidsOf(n.parentOf(e)||n.tree.entries[0]):
[e],r=e.hidden||e.folded?"false":n.kidsOf(e).length?"true":null;return{"aria-level":s,"aria-label":this.labelOf(e),"aria-setsize":o.length||1,"aria-posinset":Math.
max(0,o.indexOf(e))+1,"aria-selected":String(!!e.node&&e.node===n.selected),...r&&{"aria-expanded":r}}}labelOf(e){let{log:n}=this.state,{node:s,nodes:o}=e;if(!s)
return`The ${n.readsSource?"start of the target":"prompt"}, where the tree begins`;let r=o.length>1?`${o.length} tokens, ${Y(o.map(Un).join(""))}`:Y(Un(s)),i=bo(
s,n).map(([a,d])=>`${a} ${d}`);return[r,`step ${s.index+1}`,ko(s,e.look,n,e),...i].join(", ")}place(){let{state:{tree:e,best:n},entry:s,pan:{x:o,y:r,zoom:i}}=this;
if(!e)return;let a=s&&(s.node?e.at.get(s.node):e.entries[0])||e.at.get(n)||e.entries[0];if(!s||a.node!==s.node){this.focusOn(a,!0);return}this.entry=a,Object.assign(
this.element.style,{left:`${(a.x-o)*i}px`,top:`${(a.y-r)*i}px`,width:`${a.width*i}px`,height:`${a.height*i}px`})}neighbour(e){let n=this.state.tree.entries.filter(
({x:s})=>s===this.entry.x).sort((s,o)=>s.y-o.y);return n[n.indexOf(this.entry)+e]}};var $i=600,Zc=150,Qc=130,vi=.2,ed=.4,Xn=class{constructor(e,n){this.root=e,this.state=n,this.log=n.log,this.box=this.part("window"),this.slider=this.part("slide\
r"),this.picture=new Vt(this.part("picture")),this.pan=new Yn(this.box,()=>this.schedule()),this.pan.resized=()=>{this.pan.settle(),n.tree&&!this.pan.byHand&&this.
pan.reveal(n.newest,30)},this.item=new Jn(this.part("tree-nodes"),n,this.pan),this.card=xo(this.part("node-card"),this.log),this.picked=xo(this.part("picked"),this.
log),this.drawn=null,this.wanted=!1,this.resting=void 0,this.part("legend-line").append(...xi())}part(e){return this.root.querySelector(".gp-"+e)}begin(){let{state:e}=this;
e.begin(),Object.assign(this.pan,{x:0,y:0,zoom:1,byHand:!1}),this.part("candidates-shown").value=e.choices.candidates,this.part("number").value=e.choices.number,
this.part("lost").checked=e.choices.lost,this.part("fold").checked=e.choices.fold}grow(){let{state:e,pan:n,box:s}=this;e.lay();let{width:o,height:r}=e.tree;n.byHand||
(n.zoom=Math.min(1,Math.max(.8,($i-4)/r)));let i=`${Math.round(Math.max(Zc,Math.min($i,r*Math.min(1,n.zoom)+4)))}px`;s.style.height!==i&&(s.style.height=i),this.
drawn=null,n.sized(o,r),n.byHand||n.reveal(e.newest,30),this.drawPicked(),this.sayTime()}schedule(){this.wanted||(this.wanted=!0,requestAnimationFrame(()=>{this.
wanted=!1,!this.root.hidden&&this.state.prompt&&this.draw()}))}redraw(){this.pan.gesture=!1,this.drawn=null,this.schedule()}regrow(){this.state.stale=!0,this.schedule()}draw(){
(this.state.stale||!this.state.tree)&&this.grow();let{pan:e,picture:n}=this,{x:s,y:o,zoom:r,area:i}=e;this.drawn&&e.gesture&&Math.abs(Math.log(r/this.drawn.zoom))<
ed&&r!==this.drawn.zoom?(clearTimeout(this.resting),this.resting=setTimeout(()=>this.redraw(),Qc)):(!this.isDrawn(i)||r!==this.drawn.zoom)&&this.drawAround(i,r);
let{drawn:d}=this,p=[(d.area[0]-s)*r,(d.area[1]-o)*r].map(f=>`${f.toFixed(2)}px`);n.element.style.transform=`translate(${p}) scale(${r/d.zoom})`,n.nameBandsAt(s),
this.item.place(),this.part("follow").hidden=!e.byHand}isDrawn([e,n,s,o]){if(!this.drawn)return!1;let{area:r}=this.drawn;return e>=r[0]&&n>=r[1]&&s<=r[2]&&o<=r[3]}drawAround([
e,n,s,o],r){let{picture:i}=this,[a,d]=[(s-e)*vi,(o-n)*vi],p=[e-a,n-d,s+a,o+d];this.drawn={zoom:r,area:p},H(i.element,{width:(p[2]-p[0])*r,height:(p[3]-p[1])*r}),
H(i.world,{transform:`translate(${-p[0]*r} ${-p[1]*r}) scale(${r})`}),i.draw(this.state.tree,this.look(p))}look(e){let{state:n,log:s}=this,o=n.broughtOut;return{
area:e,zoom:this.pan.zoom,path:gn([o||n.best]),dim:!!o,number:n.choices.number,penalty:n.penalty,goals:n.constraints.length?r=>n.goalsOf(r):null,root:s.readsSource?
"target start":"the prompt"}}goTo(e){let{state:n,log:s,pan:o}=this;n.upTo=e>=n.length-1?null:Math.max(0,e),n.timeNode=n.upTo===null?null:n.best,s.selectStep(n.timeNode),
n.upTo!==null&&(o.byHand=!1),this.regrow()}sayTime(){let{state:e,slider:n}=this,s=Math.max(1,e.length),o=`step ${e.shownTo+1} of ${s}`;H(n,{max:s}),n.value=String(
e.shownTo+1),n.setAttribute("aria-valuetext",o),S(this.part("step-words"),`${o}${e.folded?`, ${e.folded} folded`:""}`),S(this.part("play"),e.playing?"❚❚ Pause":
"▶ Play")}showCard(e){let{card:n,pan:s,state:o}=this;n.show(e.node,o.tree,o.constraints);let{x:r,y:i,zoom:a}=s,[d,p]=[(e.x-r)*a,(e.y+e.height-i)*a+8],{element:f}=n,
m=(e.y-i)*a-f.offsetHeight-8;f.style.left=`${Math.max(4,Math.min(d,s.width-f.offsetWidth-4))}px`,f.style.top=`${p+f.offsetHeight>s.height&&m>0?m:p}px`}drawPicked(){
let{state:e,log:n}=this,s=e.selected,o=this.part("picked");if(o.hidden=!s||s===e.timeNode,o.hidden)return;this.picked.show(s,e.tree,e.constraints),this.part("go\
-on").hidden=!n.canAsk||n.hideFrom!==null;let r=e.tree.at.get(s),i=r&&!r.hidden&&e.kidsOf(r).length,a=this.part("collapse");a.hidden=!r||!i&&!r.hidden||s.beam.status!==
"running",S(a,r&&r.hidden?`Open what follows (${r.hidden})`:"Fold what follows")}drawPrompts(){let e=this.log.prompts.length,n=this.part("prompt-number");this.part(
"which").hidden=e<2,n.options.length!==e&&(n.replaceChildren(...this.log.prompts.map((s,o)=>c("option","",String(o+1),{value:o}))),n.value=this.state.number)}};function Si(t,e){let n=new Vn(e),s=new Xn(t,n);return ci(s),o=>{t.hidden=!e.usesBeams,o.run&&e.started&&s.begin(),!t.hidden&&(s.part("files").querySelector("[da\
ta-file=html]").hidden=!e.canAsk,(o.run||o.steps||o.status)&&(n.stale=!0,s.drawPrompts()),s.drawn=null,s.draw(),s.drawPicked())}}var td={returned:"★",kept:"■",running:"●",out:"□"},nd={returned:"output",kept:"kept",running:"still runs"},[sd,_i]=[100,14],od=16,$o=new WeakMap,Oi=new WeakMap;
function Zn(t){let e=[],n=t;for(;n&&!$o.has(n);)e.push(n),n=n.before;let s=n?$o.get(n):"";for(let o of e.reverse())s+=o.piece??(o.given||!wn(o.beam)?o.chosen.text:
""),$o.set(o,s);return s}function es(t,e=26){let n=Array.from(t);return n.length<=2*e+3?t:`${n.slice(0,e).join("")} … ${n.slice(-e).join("")}`}function rd(t,e){
let n=0;for(;n<t.length&&t[n]===e[n];)n+=1;for(;n>0&&!/\s/.test(t[n]??" ");)n-=1;return n}function id(t,e,n){if(n.ends.has(t.beam.token_id))return ye("eos")[0];
if(t.length>=n.maxNew)return ye("length")[0];let s=(e.returned||[]).find(({last:o})=>o===t);return s?ye(s.stopReason)[0]:"a stopping criterion"}var Qn=class{constructor(e,n){
this.table=e,this.body=e.tBodies[0],this.log=n,this.rows=[],this.body.addEventListener("click",s=>{let o=this.rows.find(({pick:r})=>r.contains(s.target));o&&n.selectStep(
n.selected===o.node?null:o.node)}),this.body.addEventListener("keydown",s=>{s.key==="Escape"&&n.selectStep(null);let o={ArrowDown:1,ArrowUp:-1}[s.key];if(!o)return;
s.preventDefault();let r=this.rows[this.rows.findIndex(({pick:i})=>i===s.target)+o];r&&!r.row.hidden&&r.pick.focus()})}newRow(){let e=this.body.insertRow(),n=Array.
from({length:9},()=>e.insertCell()),[s,o]=[c("span","gp-sign",null,{"aria-hidden":"true"}),c("span")];n[0].append(s,o);let r=c("button","gp-pick",null,{type:"bu\
tton"}),[i,a]=[c("bdi","gp-head-text"),c("bdi","gp-tail-text")];r.append(i,a),n[3].append(r);let d={row:e,cells:n,sign:s,place:o,pick:r,head:i,tail:a,node:null};
return this.rows.push(d),d}draw(e,n,s){let o={moved:n!==null,group:e.some(({node:d})=>(d.beam.group??null)!==null),words:e.some(({node:d})=>d.beam.progress)};for(let[
d,p]of Object.entries(o))K(this.table.tHead.querySelector(`.gp-${d}-column`),p);for(;this.rows.length<e.length;)this.newRow();let r=e.map(({node:d})=>Zn(d)),i=r.
map(d=>rd(d,r[0]));r.length>1&&(i[0]=Math.min(...i.slice(1)));let a=Math.max(0,e.findIndex(({node:d})=>d===this.log.selected));this.rows.forEach((d,p)=>{K(d.row,
p<e.length),!d.row.hidden&&(d.pick.tabIndex!==(p===a?0:-1)&&(d.pick.tabIndex=p===a?0:-1),this.fill(d,e[p],r.length>1?i[p]:0,n,s,o))})}fill(e,{node:n,score:s,place:o,
state:r,why:i},a,d,p,f){let{cells:m,pick:g}=e,[T,C]=[Zn(n),this.log.selected===n];e.node=n,e.row.dataset.state!==r&&(e.row.dataset.state=r),S(e.sign,td[r]),S(e.
place,o===null?i||nd[r]:`${o+1}${r==="returned"?" output":""}`),this.sayText(e,T,a,C),g.getAttribute("aria-pressed")!==String(C)&&g.setAttribute("aria-pressed",
String(C)),K(m[1],f.moved),f.moved&&S(m[1],ad(o,d.get(n))),K(m[2],f.group),f.group&&S(m[2],Re(n.beam.group)),S(m[4],Number.isFinite(_e(n))?U(_e(n)):"−∞"),S(
m[5],String(n.length)),S(m[6],Number.isFinite(s)?U(s):"−∞"),K(m[7],f.words),f.words&&S(m[7],this.written(n,p)),S(m[8],r==="running"?"–":`${n.index+1}: ${id(
n,this.log,p)}`)}sayText({pick:e,head:n,tail:s},o,r,i){let a=i||r<od?0:r,d=`${i} ${a} ${o}`;if(Oi.get(e)===d)return;Oi.set(e,d);let p=Array.from((a?"…":"")+o.
slice(a)),f=i||p.length<=2*_i?0:_i,m=p.slice(0,p.length-f);we(n,(i?m:m.slice(0,sd)).join("")),we(s,f?p.slice(-f).join(""):"",{plain:!f}),e.setAttribute("aria-la\
bel",Y(o)),a||p.length>60?Te(e,()=>`The whole text: ${o}`):delete e.dataset.tip}written(e,{constraints:n,promptIds:s}){let o=n.filter((r,i)=>pt(r,e.beam.progress[i],
e,s)).length;return`${o===n.length?"✓ ":""}${o} of ${n.length}`}};function ad(t,e){return e===void 0?t===null?"–":"– ▲":t===null?`${e+1} ▼`:t===e?`${e+
1} =`:`${e+1} ${t<e?"▲":"▼"} ${Math.abs(t-e)}`}var ts=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-greedily"),this.path=this.root.querySelector(".gp-path"),this.doubt=this.root.querySelector(
".gp-doubt"),this.exactly=this.root.querySelector(".gp-exactly"),this.button=this.root.querySelector(".gp-ask-greedy"),this.isAsked=!1,this.said=null,this.button.
addEventListener("click",()=>{this.isAsked=!0,this.sayButton(),n.ask({type:"search",kind:"greedy"})})}sayButton(){this.button.disabled=this.isAsked,S(this.button,
this.isAsked?"running …":"Run it greedily")}draw(e,n,s){let{log:o}=this,r=(o.searched.get(o.turn)||[]).find(({kind:a})=>a==="greedy")||null;this.button.hidden=
!!r||!o.finished||!Object.hasOwn(o.answers,"search"),this.sayButton(),this.path.hidden=!!r,this.fill(this.path,this.pathWords(Gn(e.prompts[n]),e,s.prompts[n].kept,
this.name()));let i=ki(o.started).map(a=>Je(a)[0]);this.doubt.hidden=!i.length||!!r,S(this.doubt,`This is the path of the most probable tokens as the search had\
 them. It need not be what greedy decoding gives: ${i.join(", ")} can act otherwise on the logits that greedy decoding has.`),this.exactly.hidden=!r,r&&this.said!==
r&&this.drawFound(r,e,n,s),this.said=r}name(){return this.log.started.effective.do_sample?"the most probable tokens":"greedy decoding"}fill(e,n){let s=JSON.stringify(
n);e.dataset.said!==s&&(e.dataset.said=s,e.replaceChildren(...n.map(o=>typeof o=="string"?o:ie(o.token,o.className||"gp-strong"))))}pathWords({last:e,ended:n,left:s},o,r,i){
let a=o.prompts.some(({steps:g})=>(g[0]||[]).some(({beam:T})=>(T.group??null)!==null))?"Group A":"The search";if(s)return this.leftWords(s,a,i);if(!e||e.given)return[
`Nothing is known yet of the path of ${i}.`];let d=`its sum is ${U(_e(e))} after ${e.length} token${e.length===1?"":"s"}`;if(!n){let g=o.prompts[e.sequence].running.
map(_e);return[`${a} still holds the text of ${i}, as beam ${e.beam.beam+1}: ${d}`,g.length?`; the best beam has ${U(Math.max(...g))}.`:"."]}let p=r.findIndex(({
node:g})=>g===e);if(p===0)return[`${this.log.finished?"The best output is":"The best text so far is"} that of ${i}: ${d}, its score ${U(r[0].score,4)}.`];let f=r[0]?
` The best has a sum of ${U(_e(r[0].node))} after ${r[0].node.length} tokens, and a score of ${U(r[0].score,4)}.`:"";if(p>0)return[`The text of ${i} ended, and \
has place ${p+1}: ${d}, its score ${U(r[p].score,4)}.${f}`];let m=e.beam.status==="finished"?"but others are better, and it is not kept":"but does not count: it\
 ranked too low, or lacks a constraint";return[`The text of ${i} ended at token ${e.index+1}, ${m}: ${d}.${f}`]}leftWords({index:e,token:n,node:s,sum:o,considered:r,
best:i,worst:a},d,p){let f=s?`rank ${s.rank} of ${r}`:`not among the ${r} that were considered`,m=[o===null?"":`its sum ${U(o)}`,a===null?"":`the last beam that\
 went on had ${U(a)}, the best ${U(i)}`].filter(Boolean);return[`${d} left the path of ${p} at token ${e+1}: `,n?{token:n.text}:"a token that was not looked at",
` (${[f,...m].join("; ")}).`]}drawFound(e,n,s,o){let r=e.tokens.map(([_])=>_),i=wo(n.prompts[s],_=>r[_]),a=_=>_.reduce((L,P)=>L+(Me(P)??-1/0),0),d=o.prompts[s].
kept[0],p=d?ke(d.node).filter(_=>!_.given):[],f=this.log.started.processors.length?" before the processors":"",m=(_,L)=>`${_} tokens with a log-probability of ${U(
L)}${f}`,g=c("span");this.fill(g,["Run by the library, greedy decoding wrote ",{token:es(e.text,60),className:"gp-wrote"},`: ${m(r.length,a(e.tokens.map(([,,_])=>_)))}`,
d?`; the best output has ${m(p.length,a(p.map(({chosen:_})=>_.raw_logprob)))}. `:". ",...this.pathWords(i,n,o.prompts[s].kept,"greedy decoding")]);let T=c("deta\
ils"),C=c("table");for(let[_,[,L,P]]of e.tokens.entries()){let b=C.insertRow();b.insertCell().textContent=_+1,b.insertCell().append(ie(L)),b.insertCell().textContent=
U(Me(P))}T.append(c("summary","","Its tokens and their log-probabilities"),C),this.exactly.replaceChildren(g,T)}};var Qt=(t,e)=>t.lengthPenalty===e.lengthPenalty&&t.earlyStopping===e.earlyStopping,vo=t=>Zt.find(([e])=>e===t)?.[1]??String(t),_t=t=>String(Number(t.toFixed(4))),
ns=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-stopping"),this.why=this.root.querySelector(".gp-stopped-by"),this.rows=Zt.map(([s,o])=>this.
newRow(s,o)),this.asked=null}newRow(e,n){let s=this.root.querySelector("tbody").insertRow(),o=c("th","",null,{scope:"row"});s.append(o);let[r,i,a]=Array.from({length:3},
()=>s.insertCell()),d=c("span"),p=c("button","gp-run-on","Run it on",{type:"button","aria-label":`Run it on with early_stopping ${n}`});r.append(d," ",p);let f={
row:s,head:o,words:d,button:p,because:i,outputs:a,value:e,name:n,rule:null};return p.addEventListener("click",()=>{this.asked=f.rule,this.log.ask({type:"search",
kind:"rule",rule:f.rule}),this.sayButton(f)}),f}sayButton({button:e,rule:n}){let s=!!(this.asked&&Qt(this.asked,n));e.disabled=s,S(e,s?"running …":"Run it on")}draw(e,n,s,o,r){
S(this.why,this.whyWords(e,n,s(e.own),r));for(let i of this.rows){i.rule={lengthPenalty:o.lengthPenalty,earlyStopping:i.value};let a=Qt(i.rule,e.own);he(i.row,a?
"gp-own-rule":""),S(i.head,i.name+(a?" (this run)":"")),this.drawRule(i,e,n,s,r)}}drawRule(e,n,s,o,r){let i=o(e.rule),{pools:a}=i.prompts[s],d=a.every(({exact:m})=>m),
p=i.stop&&d?null:this.answerTo(e.rule),f=!p&&!(i.stop&&d);if(e.button.hidden=!f||!this.log.finished||!Object.hasOwn(this.log.answers,"search"),this.sayButton(e),
p){S(e.words,`after step ${p.steps}`),S(e.because,"found out by a run"),this.sayOutputs(e.outputs,...this.comparedIds(p));return}d?S(e.words,i.stop?`after step ${i.
stop.step}`:r?`goes on past step ${Kn(i)}`:"not yet"):S(e.words,`not exact${i.stop?`: about step ${i.stop.step}`:""}`),S(e.because,this.reasons(a,n,e.rule)),!d||
!i.stop?S(e.outputs,"–"):this.sayOutputs(e.outputs,...this.comparedNodes(i,o(n.own),s,n))}answerTo(e){return(this.log.searched.get(this.log.turn)||[]).find(s=>s.
kind==="rule"&&Qt(s.rule,e))||null}comparedNodes(e,n,s,{wanted:o}){let[r,i]=[e,n].map(({prompts:d})=>d[s].kept.slice(0,o));return[r.filter(({node:d},p)=>!i[p]||
i[p].node!==d).length,r.length,r[0]?{text:Zn(r[0].node),score:r[0].score}:null]}comparedIds({outputs:e}){let n=this.log.finished.sequences.map(({token_ids:s})=>s.
join(" "));return[e.filter(({token_ids:s},o)=>s.join(" ")!==n[o]).length,e.length,e[0]]}sayOutputs(e,n,s,o){let r=n?`${s>1?`${n} of ${s} are others`:"another"};\
 the best, with ${U(o.score,4)}:`:"the same",i=r+(n?o.text:"");e.dataset.said!==i&&(e.dataset.said=i,e.replaceChildren(r,...n?[" ",ie(es(o.text,40),"gp-wrote")]:
[]))}whyWords(e,n,s,o){let{pools:r}=s.prompts[n],i=`early_stopping ${vo(e.own.earlyStopping)}`,a=(r.length>1?`
`:"")+this.reasons(r,e,e.own);return s.stop?`This search stopped after step ${s.stop.step} by the rule of ${i}: ${a}.`:`${o?"It was cut off while it went on":"I\
t goes on"}, by the rule of ${i}: ${a}.`}reasons(e,n,s){let o=({stop:r})=>e.length>1&&r?`after step ${r.step}, `:"";return e.map(r=>ld(r)+o(r)+this.reason(r,n,s)).
join(`;
`)}reason({stop:e,weighed:n},s,o){if(!n)return"no step has been taken";let{best:r,length:i,bound:a,worst:d}=n;if(e&&e.why==="criteria")return this.cutOffWords(s,
e);if(d===null)return`fewer than ${s.size} texts have ended`;let p=o.earlyStopping==="never"&&o.lengthPenalty>0,f=`${U(r)} / ${i} ^ ${_t(o.lengthPenalty)} = ${U(
a,4)}`+(p?" (as if it had the longest possible length)":""),m=s.together?"beam that runs":"continuation of the step";if(!e)return`the best ${m}, ${f}, is above \
the worst that is kept, ${U(d,4)}`;if(e.why==="settled")return`no ${m} can better what is kept: the best, ${f}, is not above the worst that is kept, ${U(d,4)}`;
let g=a>d?`, though the best ${m}, ${f}, was above the worst of them, ${U(d,4)}`:"";return`${s.size} texts have ended, which is enough${g}`}cutOffWords({start:e,
maxNew:n},{step:s}){if(s-e>=n)return`the length limit of ${e+n} tokens was reached`;let o=(this.log.finished?this.log.finished.sequences:[]).find(({stop_reason:r})=>![
"eos","length","unfinished"].includes(r));return`every continuation met a stopping criterion${o?` (${ye(o.stop_reason)[0]})`:""}`}},ld=({group:t})=>t===null?"":
`group ${Re(t)}: `;function Mi(t,e){let s=v=>t.querySelector(".gp-"+v),[o,r,i,a,d]=["slide","power","rule","own-again","of-prompt"].map(s),[p,f,m]=["formula","honest","rest"].map(
s),g=new Qn(s("hypothesis-table"),e),T=new ns(t,e),C=new ts(t,e),_={},L=new Map;for(let[v,O]of Zt)i.append(c("option","",O,{value:JSON.stringify(v)}));o.addEventListener(
"input",()=>P({lengthPenalty:Number(o.value)})),r.addEventListener("input",()=>{Number.isFinite(r.valueAsNumber)&&P({lengthPenalty:r.valueAsNumber})}),r.addEventListener(
"change",()=>e.usesBeams&&E(b(mo(e)),!0)),i.addEventListener("change",()=>P({earlyStopping:JSON.parse(i.value)})),a.addEventListener("click",()=>{_={},h(),o.focus()}),
d.addEventListener("change",()=>h());function P(v){_={..._,...v},h()}let b=v=>({...v.own,..._});function E(v,O=!1){Number(o.value)!==v.lengthPenalty&&(o.value=v.
lengthPenalty),(O||document.activeElement!==r)&&(r.value=_t(v.lengthPenalty)),i.value=JSON.stringify(v.earlyStopping)}function y(v){return O=>{let N=JSON.stringify(
O),W=L.get(N);if(W)return W;let B=mi(v,O);return B.stop&&L.set(N,B),B}}function l(v){return{stop:e.finished?{step:0,why:""}:null,prompts:v.prompts.map(({finished:O})=>({
kept:O.map(N=>({node:N,score:N.beam.final_score})),pools:[{group:null,stop:null,weighed:null,exact:!0}]}))}}function h({onlySelection:v=!1,anew:O=!1}={}){let N=mo(
e),W=!!(e.finished||e.failed),B=w(N.prompts.length),A=y(N),q=N.together!==null&&wi(N,A(N.own),!!e.finished),R=q?b(N):N.own,F=q?A(R):l(N),z=q?A(N.own):F,J=q&&!Qt(
R,N.own),te=bi(N,B,F,R,W),ce=J?new Map(z.prompts[B].kept.map(({node:me},ge)=>[me,ge])):null;if(g.draw(te.slice(0,40),ce,N),m.hidden=te.length<=40,S(m,`and ${I(te.
length-40)} more, with lower scores`),v)return;for(let me of["what-if","stopping"])s(me).hidden=!q;s("greedily").hidden=!1,E(R,O),a.hidden=!J,S(a,`Back to the r\
un’s own: ${_t(N.own.lengthPenalty)}, ${vo(N.own.earlyStopping)}`);let ae=te.filter(({place:me})=>me!==null);S(s("counts"),u(te,ae)),S(s("scored"),`sum / leng\
th ^ ${_t(R.lengthPenalty)}`),p.setAttribute("aria-live",J?"polite":"off"),S(p,k(ae[0],R)),$(q?M(F,z,B,N,R,W):x(N)),q&&T.draw(N,B,A,R,W),C.draw(N,B,z)}function w(v){
return s("of-prompts").hidden=v<2,d.options.length!==v&&d.replaceChildren(...Array.from({length:v},(O,N)=>c("option","",`prompt ${N+1}`,{value:N}))),Math.max(0,
d.selectedIndex)}function u(v,O){let N=v.filter(({state:B})=>B==="running").length,W=v.filter(({state:B})=>B==="returned").length;return[`${I(v.length-N)} ended`,
`${I(O.length)} kept`,...N?[`${I(N)} running`]:[],...W?[`${I(W)} output${W>1?"s":""}`]:[]].join(", ")}function k(v,{lengthPenalty:O}){if(!v)return"No text is ke\
pt yet.";let{node:N,score:W}=v;return`The best: score = sum / length ^ length_penalty = ${U(_e(N))} / ${N.length} ^ ${_t(O)} = ${U(W,4)}`}function $(v){f.hidden=
!v,S(f,v)}function x(v){return v.prompts.every(({steps:O,given:N})=>O.length===N)?"The search has not begun: all tokens so far were given.":v.together===null?"T\
his decoding loop has rules of its own: what is kept is as it was recorded.":"What was recorded is not what the rules of this search give, so nothing is said of\
 other settings."}function M(v,O,N,W,B,A){let q=Math.max(1,...W.prompts.map(({steps:z})=>z.length-W.start)),R=q**B.lengthPenalty;if(!Number.isFinite(R)||R===0)return`\
No number of the machine holds ${q} ^ ${_t(B.lengthPenalty)}: the search itself would fail.`;let F=v.prompts[N].pools.filter(({exact:z})=>!z);if(F.length)return`\
Not exact: an earlier group would have stopped at another step, and the padding that a stopped group writes changes what ${F.map(({group:J})=>"group "+Re(J)).join(
", ")} would have lost to diversity.`;if(Qt(B,W.own))return"";if(!v.stop){let z=`${Kn(v)}, where the record${W.together?"":" of a group"} ends`;return A?`With t\
hese settings the search would have gone on past step ${z}: this ranks what is known so far.`:""}if(!O.stop||v.stop.step<O.stop.step){let z=O.stop?`, not ${O.stop.
step}`:"";return`With these settings the search would have stopped after step ${v.stop.step}${z}: what ended later does not count.`}return""}return v=>{if(v.run&&
(_={},L=new Map,d.replaceChildren()),(v.run||v.searched)&&(T.asked=C.isAsked=null),t.hidden=!e.usesBeams,t.hidden)return;let O=e.hideFrom!==null;if(s("untold").
hidden=!O,s("found").hidden=O,s("counts").hidden=O,O)return;let{run:N,steps:W,status:B,selection:A,searched:q}=v;N||W||B||q?h({anew:N}):A&&h({onlySelection:!0})}}var cd=["token_id","text","piece","logprob","raw_logprob","entropy"],So=class extends St{constructor(e,n){super(),this.group=e,this.number=n}changed(e){super.changed(
e),this.group&&this.group.entryChanged(this.number,e)}},ss=class extends Bt{constructor(e){super(["run","steps","status","measured","found","lanes","pair","unit"]),
this.name=e,this.lanes=null,this.turn=void 0,this.fresh=new Set,this.unit="bits",this.clear(null)}clear(e){this.header=e,this.showMetrics(),this.done=null,this.
apart=null,this.found=null,this.charts={},this.asking=null,this.pair=[0,1],this.fresh.clear(),this.groups=(e?e.groups:[]).map((n,s)=>({...n,number:s,entries:[],
shown:0,told:{values:{},each:{}},values:{},each:{}})),this.entries=(e?e.entries:[]).map(({group:n,seed:s},o)=>{let r=e.kind==="lanes"?Object.assign(new So(this,
o),{unit:this.unit}):null,i={number:o,group:n,seed:s,log:r,begun:!1,tokens:[],ended:null};return this.groups[n].entries.push(i),i});for(let n of this.kinds)this.
changed(n)}get running(){return!!(this.header&&!this.done)}feedRun(e,n){n!==this.turn&&(this.position=0),this.turn=n,this.feed(e)}read(e){let n=Object.hasOwn(Ei,
e.type)&&Ei[e.type];if(!n)throw new Error("unknown line "+e.type);n(this,e)}entryChanged(e,n){this.fresh.add(e),this.changed(n==="status"?"status":"steps")}flush(){
this.changes.entries=this.fresh,this.fresh=new Set,super.flush()}subscribe(e,n){super.subscribe(e,s=>n({entries:new Set(this.entries.keys()),...s}))}setPair(e,n){
this.pair=[e,n],this.changed("pair")}shownOf(e){let{entries:n,shown:s}=this.groups[e];return n[s]}showEntry(e,n){this.groups[e].shown=n,this.changed("pair")}setLanes(e){
this.lanes=e,this.changed("lanes")}setAsking(e,n){this.asking={question:e,titles:n};for(let s of["steps","status","measured","found"])this.changed(s)}answered(e){
return!!this.found&&this.found.question===e&&(!this.asking||this.asking.question===e)}setUnit(e){this.unit=e,this.showMetrics(),this.groups.forEach(n=>this.showMeasured(
n));for(let{log:n}of this.entries)n&&(n.unit=e);for(let n of["unit","measured"])this.changed(n)}showMetrics(){let e=this.header?this.header.metrics:[];this.metrics=
e.map(n=>n.unit==="nats"?{...n,unit:this.unit}:n),this.inNats=new Set(e.filter(({unit:n})=>n==="nats").map(({name:n})=>n))}showMeasured(e){let n=(o,r)=>this.inNats.
has(o)&&Number.isFinite(r)?Ee(r,this.unit):r,s=(o,r)=>Object.fromEntries(Object.entries(o).map(([i,a])=>[i,r(i,a)]));e.values=s(e.told.values,n),e.each=s(e.told.
each,(o,r)=>r.map(i=>n(o,i)))}},Ei={Comparison(t,e){t.clear(e)},Of(t,{entry:e,event:n}){t.entries[e].log.read(n)},Begun(t,{entry:e,apart:n}){t.apart=n||null,t.entries[e].
begun=!0,t.entryChanged(e,"status")},Tokens(t,{entry:e,tokens:n}){for(let s of n)t.entries[e].tokens.push(Object.fromEntries(cd.map((o,r)=>[o,s[r]])));t.entryChanged(
e,"steps")},Ended(t,{entry:e,text:n,stop_reason:s,failed:o}){t.entries[e].ended={text:n,stop_reason:s,failed:o},t.entryChanged(e,"status")},Measured(t,{group:e,
values:n,each:s}){t.groups[e].told={values:n,each:s||{}},t.showMeasured(t.groups[e]),t.changed("measured")},Found(t,{values:e,charts:n}){t.found=e,t.charts=n||{},
t.changed("found")},Done(t,{stopped:e,overtaken:n}){t.done={stopped:e,...n&&{overtaken:n}},t.changed("status")}};var Ti={},Li={},os=new Map,rs=new Map,_o="bits";function Oo(t){return os.has(t)||os.set(t,Object.assign(new St,{unit:_o})),os.get(t)}function Mo(t){return rs.has(
t)||rs.set(t,Object.assign(new ss(t),{unit:_o})),rs.get(t)}function Eo(t){_o=t;for(let e of[...os.values(),...rs.values()])e.setUnit(t)}function dd(t,e,{log:n="\
main"}={}){Ci(Ti[t],t,e,Oo(n))}function hd(t,e,{group:n}){Ci(Li[t],t,e,Mo(n))}function Ci(t,e,n,s){let o=n.querySelector(".gp-pane");if(!o||!t){console.error(`G\
eneration Playground: there is no pane “${e}” here.`);return}vr(o),s.subscribe(o,t(o,s))}function pd(t,e,n){Oo(t).feedRun(e||"",n)}function fd(t,e,n){Mo(t).
feedRun(e||"",n)}function Ai(t,e){Ti=t,Li=e;let n={mount:dd,feed:pd,chooseUnit:Eo,log:Oo,RunLog:St,mountGroup:hd,feedGroup:fd,group:Mo};window.GenerationPlayground=
n;let s=window.GenerationPlaygroundQueue||[],o=r=>{try{r(n)}catch(i){console.error("Generation Playground:",i)}};window.GenerationPlaygroundQueue={push:o},s.forEach(
o)}function is(t,e,{stepUnder:n,hover:s,leave:o}){t.addEventListener("pointermove",r=>{let i=n(r);i&&(r.buttons===1?e.selectStep(i):s(i))}),t.addEventListener("poi\
nterleave",o),t.addEventListener("click",r=>{let i=n(r);i&&e.selectStep(i)}),t.addEventListener("keydown",r=>{let i={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,
PageUp:10,PageDown:-10,Home:-1/0,End:1/0};r.key==="Escape"&&e.selectStep(null),r.key in i&&(r.preventDefault(),e.walk(i[r.key]))})}function bn(t,e,n,s,o=0){e&&(t.
setAttribute("aria-valuenow",String(e.isPrompt?e.index-o:e.index+1)),t.setAttribute("aria-valuemin",String(1-o)),t.setAttribute("aria-valuemax",String(n))),t.setAttribute(
"aria-valuetext",s)}var Ni={information:{least:[0,1],unit:!0,write:t=>Number(t.toFixed(6)).toLocaleString("en-US")},sum:{least:[-1,0],unit:!0,write:t=>Number(t.toFixed(6)).toLocaleString(
"en-US")},share:{least:[0,.01],write:j},count:{least:[0,1],powers:!0,write:t=>Pi(10**t)},rank:{least:[-1,0],powers:!0,write:t=>Pi(10**-t)}},Pi=t=>t<1e4?I(Math.round(
t)):I(Math.round(t/1e3))+"k",kn={information:{name:"surprisal and entropy",axis:"information",about:"Surprisal tells how unexpected each token was; entropy how \
uncertain the next token was, for the model (before) and for the draw (after).",series:[{name:"surprisal",look:"gp-surprisal",tip:"How unexpected the chosen tok\
en was: minus the logarithm of its probability after the processors; before them where a text was only read.",value:t=>ve(t).surprisal},{name:"entropy before",look:"\
gp-entropy-before",tip:"How uncertain the model was, before any processor: the surprisal that it expected.",value:t=>t.distribution.entropy_before},{name:"entro\
py after",look:"gp-entropy-after",tip:"How uncertain the draw was, after the processors.",value:t=>t.isPrompt?null:t.distribution.entropy_after}]},kept:{name:"c\
andidates kept",axis:"count",about:"How many tokens of the vocabulary could still be chosen after the processors. Each line of the grid is ten times the one bel\
ow.",series:[{name:"candidates kept",look:"gp-left",tip:"The number of tokens that the processors left something of.",value:t=>t.isPrompt?null:Math.log10(Math.max(
1,ze(t)))}]},cumulative:{name:"cumulative log-probability",axis:"sum",about:"The logarithm of the probability of the whole text up to each token: steep where th\
e text is unlikely. The prompt is added up for itself.",series:[{name:"after the processors",look:"gp-drawn",sum:!0,tip:"Added up from the probabilities that th\
e tokens were drawn with.",value:t=>t.isPrompt?null:t.chosen.logprob??t.chosen.raw_logprob},{name:"before them",look:"gp-model",sum:!0,tip:"Added up from the pr\
obabilities that the model gave.",value:t=>t.chosen.raw_logprob}]},before:{name:"looked up: probability before",axis:"share",about:"How probable the model found\
 each looked-up token at each place, before the processors.",of:t=>Q(t.raw_logprob)},after:{name:"looked up: probability after",axis:"share",about:"How probable\
 each looked-up token was in the draw at each place, after the processors: 0% where they removed it.",of:t=>Q(t.logprob)},rank:{name:"looked up: rank",axis:"ran\
k",about:"The rank of each looked-up token among all tokens before the processors: 1, the likeliest, is above.",of:t=>t.raw_rank?-Math.log10(t.raw_rank):null}};var qi=["M0 -4.5A4.5 4.5 0 1 1 -.01 -4.5Z","M-3.5 -3.5H3.5V3.5H-3.5Z","M0 -5L5 4H-5Z","M0 -5.5L5.5 0L0 5.5L-5.5 0Z","M0 5L5 -4H-5Z","M-5 -2H5V2H-5Z","M-2 -5H2V5\
H-2Z","M-5 -4L5 0L-5 4Z"];function Wi(t,e){let s=t.querySelector(".gp-plot"),o=t.querySelector(".gp-svg"),r=t.querySelector(".gp-grid"),i=t.querySelector(".gp-d\
ata"),a=t.querySelector(".gp-cursor"),d=t.querySelector(".gp-reading"),p=t.querySelector(".gp-unit"),f=t.querySelector(".gp-view"),m={left:46,right:10,top:10,bottom:24,
height:240},g=[],T=[],C=[[1/0,-1/0]],_=C[0],L=0,P=new Map,b=0,E="",y=()=>kn[f.value],l=()=>Ni[y().axis],h=D=>D.isPrompt?D.index-e.started.prompt_tokens.length:D.
index;function w(){let D=Object.keys(kn).filter(ee=>kn[ee].series||P.size);if(D.length===f.options.length)return;let X=D.includes(f.value)?f.value:D[0];f.replaceChildren(
...D.map(ee=>c("option","",kn[ee].name,{value:ee}))),f.value=X}function u(D){let X=!1;for(let ee of D)for(let{token_id:ne,text:re}of ee.watched||[])X||=!P.has(ne),
P.set(ne,re);return X}let k=({of:D})=>[...P].slice(-8).map(([X,ee],ne)=>({name:ee,look:`gp-watched-${ne}`,tip:`The looked-up token ${Y(ee)}, number ${X} of the \
vocabulary.`,value:re=>{let de=(re.watched||[]).find(({token_id:fe})=>fe===X);return de?D(de):null}})),$=(D,X,ee)=>{let ne=document.createElementNS(o.namespaceURI,
D);X&&ne.setAttribute("class",X);for(let[re,de]of Object.entries(ee||{}))ne.setAttribute(re,de);return ne};function x(){w(),g=(y().series||k(y())).map((D,X)=>({
...D,line:$("polyline",D.look,{"vector-effect":"non-scaling-stroke"}),promptLine:null,dot:$("path",`gp-dot ${D.look}`,{d:qi[X]}),ends:[],totals:[0]})),T=[],C=C.
slice(0,1),E="",i.replaceChildren(...g.map(({line:D})=>D).reverse()),a.replaceChildren(a.querySelector(".gp-here"),...g.map(({dot:D})=>D).reverse()),t.querySelector(
".gp-keys").replaceChildren(...g.map(M)),B()}function M({name:D,look:X,tip:ee},ne){let re=c("span","",null,{tabindex:"0","data-tip":ee}),de=$("svg","",{width:26,
height:8,"aria-hidden":"true"});return de.append($("line",`gp-key ${X}`,{x1:0,y1:4,x2:26,y2:4}),$("path",`gp-dot ${X}`,{d:qi[ne],transform:"translate(13 4)"})),
re.append(de,y().of?ie(D):D),re}function v(D,X,ee){let ne=o.createSVGPoint();[ne.x,ne.y]=[X,ee],D.points.appendItem(ne)}let O=([D,X],ee)=>[Math.min(D,ee),Math.max(
X,ee)],N=(D,X,ee)=>X===null||D.sum?Me(X):Me(X)??Math.max(l().least[1],ee[1]);function W(D){let{keep:X,added:ee}=Ze(T,D);if(u(ee)){x(),W(D);return}T.length=X,C.length=
X+1;for(let ne of g){ne.ends.length=X,ne.totals.length=X+1;let re=ne.ends.at(-1)??0;for(;ne.line.points.numberOfItems>re;)ne.line.points.removeItem(ne.line.points.
numberOfItems-1)}for(let ne of ee){let re=C.at(-1);for(let de of g){let fe=N(de,de.value(ne),re);if(de.sum){let Ct=de.totals.at(-1);fe=Ct===null||fe===null?null:
Ct+fe,de.totals.push(fe)}fe!==null&&(v(de.line,ne.index,fe),re=O(re,fe)),de.ends.push(de.line.points.numberOfItems)}C.push(re),T.push(ne)}}function B(){L=e.promptSteps.
length,S(t.querySelector(".gp-about"),y().about+(L?" The prompt stands before the text, on a ground of its own.":"")),_=[1/0,-1/0];for(let D of g){D.promptLine&&
D.promptLine.remove(),D.promptLine=null;let X=0;for(let ee of e.promptSteps){let ne=N(D,D.value(ee),_);ne!==null&&(D.sum&&(ne=X+=ne),D.promptLine||(D.promptLine=
$("polyline",`${D.look} gp-of-prompt`,{"vector-effect":"non-scaling-stroke"}),i.prepend(D.promptLine)),v(D.promptLine,h(ee),ne),_=O(_,ne))}}}let A=()=>Math.max(
9,T.length-1)+L,q=D=>m.left+(D+L)/A()*(b-m.left-m.right),R=()=>l().unit?Ee(1,e.unit):1;function F(){let{least:D,powers:X}=l(),ee=R(),[ne,re]=[C.at(-1),_].reduce(
([fe,Ct],[Ds,xl])=>[Math.min(fe,Ds*ee),Math.max(Ct,xl*ee)],D),de=X?Math.max(1,Math.ceil((re-ne)/6)):J(re-ne,4);return{low:Math.floor(ne/de+1e-9)*de,high:Math.ceil(
re/de-1e-9)*de,step:de}}let z=(D,{low:X,high:ee})=>m.top+(1-(D-X)/(ee-X))*(m.height-m.top-m.bottom);function J(D,X){let ee=D/X,ne=10**Math.floor(Math.log10(ee));
return ne*[1,2,5,10].find(re=>re*ne>=ee)}function te(){let D=F(),X=[b,A(),L,D.low,D.high,e.unit].join(" ");if(X===E||!b)return;E=X;let ee=(q(1)-q(0)).toFixed(5),
ne=(z(0,D)-z(R(),D)).toFixed(5);i.setAttribute("transform",`matrix(${ee} 0 0 ${-ne} ${q(0)} ${z(0,D)})`),r.replaceChildren();let re=L?q(-.5):0;L&&r.append($("re\
ct","",{x:m.left,y:m.top,width:Math.max(0,re-m.left),height:m.height-m.top-m.bottom}));for(let fe=D.low;fe<=D.high+D.step/1e6;fe+=D.step)ce(m.left,z(fe,D),b-m.right,
z(fe,D)),ae(l().write(Math.abs(fe)<D.step/1e6?0:fe),m.left-7,z(fe,D)+4,"end");let de=J(A()+1,Math.max(3,Math.min(10,b/90)));for(let fe=Math.max(1,de);fe<=A()-L+
1;fe+=Math.max(1,de))ae(fe,q(fe-1),m.height-6,"middle");L&&(ce(re,m.top,re,m.height-m.bottom,"gp-border"),re-m.left>44&&ae("prompt",m.left,m.height-6,"start")),
ae("token",q(0),m.height-6,"start"),l().unit&&ae(e.unit,Math.max(m.left,re)+4,D.high>0?m.top+12:m.height-m.bottom-6,"start")}function ce(D,X,ee,ne,re){r.append(
$("line",re,{x1:D,y1:X,x2:ee,y2:ne}))}function ae(D,X,ee,ne){let re=$("text","",{x:X,y:ee,"text-anchor":ne});re.textContent=D,r.append(re)}function me(D){if(a.setAttribute(
"visibility",D&&b?"visible":"hidden"),!D){S(d,"The curve grows with the text."),bn(s,null,0,"no token yet");return}let X=q(h(D));for(let[re,de]of Object.entries(
{x1:X,x2:X,y1:m.top,y2:m.height-m.bottom}))a.querySelector(".gp-here").setAttribute(re,de);let ee=F();for(let re of g){let de=ge(re,D);re.dot.setAttribute("visi\
bility",de===null?"hidden":"inherit"),de!==null&&re.dot.setAttribute("transform",`translate(${X} ${z(de*R(),ee)})`)}let ne=cn(D);S(d,ne),bn(s,D,T.length,ne,L)}function ge(D,X){
let ee=X.isPrompt?D.promptLine:D.line;if(!ee||!ee.points.numberOfItems)return null;if(X.isPrompt){let re=ee.points.numberOfItems-L+X.index-1;return re<0?null:ee.
points.getItem(re).y}let ne=D.ends[X.index]??0;return ne===(D.ends[X.index-1]??0)?null:ee.points.getItem(ne-1).y}function cn(D){let X=`${D.isPrompt?`Prompt toke\
n ${D.index+1}`:`Token ${D.index+1}`}, ${Y(D.chosen.text)}: `,{surprisal:ee,entropyBefore:ne,entropyAfter:re}=ve(D),[de,fe,Ct]=[ee,ne,re].map(Ds=>ue(Me(Ds),e.unit));
return y().of?X+(Cn(D)||"no token was looked up here"):f.value==="kept"?X+(D.isPrompt?"no processor takes part":`${I(ze(D))} of ${I(D.distribution.vocab)} token\
s kept`):f.value==="cumulative"?X+dn(D):X+`surprisal ${de}; entropy `+(D.isPrompt?fe:`${fe} before, ${Ct} after`)}function dn(D){return"log-probability so far "+
g.filter(ee=>ee.value(D)!==null).map(ee=>{let ne=ge(ee,D);return`${ne===null?"minus infinity":ue(ne,e.unit)} ${ee.name}`}).join(", ")}function Cn(D){return(D.watched||
[]).map(X=>{let ee=X.logprob===null?"removed after":`${j(Q(X.logprob))} after`;return`${Y(X.text)} ${j(Q(X.raw_logprob))} before${X.raw_rank?` (rank ${I(X.raw_rank)}\
)`:""}, ${ee}`}).join("; ")}function An(D){let X=(D.clientX-o.getBoundingClientRect().left-m.left)/(b-m.left-m.right),ee=Math.max(-L,Math.min(T.length-1,Math.round(
X*A())-L));return ee<0?e.promptSteps[ee+L]:T[ee]}is(s,e,{stepUnder:An,hover:D=>S(d,cn(D)),leave:()=>me(e.current())}),p.addEventListener("change",()=>Eo(p.value)),
f.addEventListener("change",()=>{x(),Lt()});function Lt(){let D=e.current();W(D?e.lastOf(D):null),te(),me(D)}return new ResizeObserver(([D])=>{b=D.contentRect.width,
Lt()}).observe(s),D=>{D.unit&&(p.value=e.unit),D.run&&(P=new Map),D.watched&&u(T),D.run||D.watched?x():D.prompt&&B(),Lt()}}var Ii=new WeakMap;function Le(t){let e=Ii.get(t)||[],[n]=t.lines(),{keep:s,added:o}=Ze(e,n?n.last:null);e.length=s;for(let r of o)e.push(r);return Ii.set(t,e),
e}function Ue({groups:t,pair:[e,n]}){if(t.length<2)return null;let s=t[e]?e:0,o=t[n]&&n!==s?n:+(s===0);return[s,o]}function We({groups:t,lanes:e},n){let{id:s,label:o}=t[n];
if(!e)return o;let r=e.find(i=>i.id===s);return r?r.label:`${o} (removed)`}var as=({groups:t},e,n)=>Ri(t[e].model)===Ri(t[n].model);function Ri(t){let[e,n=""]=t.
split("?");return`${e}?${n.split("&").find(s=>s.startsWith("revision="))||""}`}function ls(t,e,n){let s=[e,n].map(i=>Le(t.shownOf(i).log)),o=as(t,e,n)?ud(...s):
md(...s),r=s.map((i,a)=>o[a]>=i.length);return r[0]&&r[1]?{kind:"same",at:o,shorter:null}:r[0]||r[1]?{kind:"shorter",at:o,shorter:r[0]?0:1}:{kind:"apart",at:o,shorter:null}}
function ud(t,e){let n=Math.min(t.length,e.length),s=0;for(;s<n&&t[s].chosen.token_id===e[s].chosen.token_id;)s+=1;return[s,s]}var Bi=({piece:t})=>t??"\0";function md(...t){
let[e,n]=t.map(r=>r.map(Bi).join("")),s=Math.min(e.length,n.length),o=0;for(;o<s&&e[o]===n[o];)o+=1;return t.map(r=>gd(r,o))}function gd(t,e){let n=0,s=0;for(;s<
t.length&&(n+=Bi(t[s]).length)<=e;)s+=1;for(;s>0&&s<t.length&&t[s-1].piece==="";)s-=1;return s}var yn=(t,e=t.length)=>t.slice(0,e).map(({piece:n})=>n??"").join(
"");function ji(t,e=60){let n=Array.from(t);return n.length<=e?t:"…"+n.slice(-e).join("")}var Fi=typeof Intl.Segmenter=="function"?new Intl.Segmenter(void 0,{granularity:"word"}):null;function zi(t){let e=Fi?[...Fi.segment(t)].map(({segment:o})=>o):t.
match(/\s+|[\p{L}\p{M}\p{N}_]+|./gsu)||[],n=[],s="";for(let o of e)o.trim()?(n.push({space:s,word:o}),s=""):s+=o;return s&&n.push({space:s,word:""}),n}function Di(t,e){
let n=[t,e].map(m=>m.map(({word:g})=>g)),[s,o]=n,r=Math.min(s.length,o.length),i=0;for(;i<r&&s[i]===o[i];)i+=1;let a=0;for(;a<r-i&&s.at(-1-a)===o.at(-1-a);)a+=1;
let d=n.map(m=>m.map((g,T)=>T<i||T>=m.length-a)),p=n.map(m=>m.slice(i,m.length-a)),f=p.some(m=>m.length>1200);for(let[m,g]of wd(...p.map(T=>T.slice(0,1200))))d[0][i+
m]=d[1][i+g]=!0;return{kept:d,shared:d[0].filter((m,g)=>m&&s[g]).length,cut:f}}function wd(t,e){let n=e.length+1,s=new Uint16Array((t.length+1)*n);for(let r=t.length-
1;r>=0;r--)for(let i=e.length-1;i>=0;i--){let a=r*n+i;s[a]=t[r]===e[i]?s[a+n+1]+1:Math.max(s[a+n],s[a+1])}let o=[];for(let r=0,i=0;r<t.length&&i<e.length;)t[r]===
e[i]?o.push([r++,i++]):s[(r+1)*n+i]>=s[r*n+i+1]?r+=1:i+=1;return o}function Hi(t,e){let o=t.querySelector(".gp-texts"),r="",i=0,a=-1/0;function d(g){let T=c("div","gp-text-side"),C=c("h3","gp-side-name"),_=c("p","gp-side-text",
null,{dir:"auto"});return T.append(C,_),o.append(T),{head:C,body:_,tag:g}}let p=["del","ins"].map(d);function f({body:g,tag:T},C,_){let L=[],P="",b=!1,E=()=>{P&&
L.push(b?c(T,"",P):P),P=""};C.forEach(({space:y,word:l},h)=>{let w=!_[h]&&!!l;w!==b?!w||!P?(E(),b=w,P=y+l):(P+=y,E(),b=!0,P=l):P+=y+l}),E(),g.replaceChildren(...L)}
function m(g){clearTimeout(i),i=0,a=performance.now();let T=g.map(y=>zi(yn(Le(e.shownOf(y).log)))),{kept:C,shared:_,cut:L}=Di(...T);p.forEach((y,l)=>f(y,T[l],C[l]));
let[P,b]=T.map(y=>y.filter(({word:l})=>l).length),E=t.querySelector(".gp-alike");K(E,P+b>0),P+b&&(S(t.querySelector(".gp-share"),`${j(2*_/(P+b))} in common`),S(
t.querySelector(".gp-formula"),`2 × ${I(_)} shared words / (${I(P)} + ${I(b)})`)),K(t.querySelector(".gp-cut"),L),S(t.querySelector(".gp-cut"),`The texts are v\
ery long: only ${I(1200)} words of each, after their common beginning, are compared. What follows counts as different.`)}return()=>{let g=e.header&&e.header.kind===
"lanes"?Ue(e):null,T=g?g.map(b=>Le(e.shownOf(b).log)):[];if(t.hidden=!T.some(b=>b.length),t.hidden)return;let C=g.map(b=>We(e,b)),_=JSON.stringify([C,...T.map(b=>yn(
b))]);if(_===r&&(!i||e.running))return;r=_,S(t.querySelector(".gp-pair"),`${C[0]} beside ${C[1]}, word by word`),p.forEach(({head:b},E)=>we(b,`${C[E]} ${e.groups[g[E]].
title}`,{plain:!0}));let P=T[0].length*T[1].length>2e5&&e.running?a+500-performance.now():0;P<=0?m(g):i||=setTimeout(()=>m(Ue(e)),P)}}function Ki(t,e){let s=[4,5e-4],o=t.querySelector(".gp-said"),r=t.querySelector(".gp-models"),i=t.querySelector(".gp-sides-box"),a=t.querySelector(".gp-sides"),
d=[t.querySelector(".gp-one"),t.querySelector(".gp-other")],p="";function f(){for(let y of d)y.replaceChildren(...e.groups.map(({title:l},h)=>c("option","",`${We(
e,h)} ${l}`,{value:h})))}d.forEach((y,l)=>y.addEventListener("change",()=>{let h=Ue(e),w=Number(y.value),u=w===h[1-l]?h[l]:h[1-l];e.setPair(...l?[u,w]:[w,u])}));
let m=({log:y})=>!!(y.finished||y.failed||e.done);function g(y,{kind:l,at:h,shorter:w}){let[u,k]=y.map(q=>We(e,q)),[$,x]=y.map(q=>e.shownOf(q)),M=[$,x].map(({log:q})=>Le(
q));if(!M[0].length||!M[1].length)return[`${u} and ${k} have no tokens to compare yet.`];let v=`${I(h[0])} token${h[0]===1?"":"s"}`;if(l==="same")return m($)&&m(
x)?[`${u} and ${k} never parted: both wrote the same ${v}.`]:[`${u} and ${k} have written the same so far: ${v}.`];if(l==="shorter"){let[q,R]=w?[k,u]:[u,k];if(!m(
w?x:$))return[`${u} and ${k} have written the same so far; ${R} is ahead.`];let{finished:F}=(w?x:$).log,z=F&&F.sequences.length?`, which ${ye(F.sequences[0].stop_reason)[1]}`:
"";return[`All that ${q} wrote, ${I(h[w])} tokens${z}, is how ${R} begins. ${R} goes on with `,{token:M[1-w][h[1-w]].chosen.text},"."]}let O=h[0]===h[1]?`at tok\
en ${I(h[0]+1)}`:`at token ${I(h[0]+1)} of ${u} and token ${I(h[1]+1)} of ${k}`,N=yn(M[0],h[0]),W=N?["Both had written ",{token:ji(N)},". "]:["They part at once\
. "],[B,A]=M.map((q,R)=>q[h[R]]);return[...N?[`They part ${O}. `]:[],...W,`${u} ${T(B)} `,{token:B.chosen.text},` (${C(B)}), ${k} ${B.given||A.given?`${T(A)} `:
""}`,{token:A.chosen.text},` (${C(A)}).`]}let T=({given:y})=>y?"was given":"chose",C=y=>y.chosen.logprob===null?ct(y.chosen):j(ve(y).probability);function _(y){
let l=JSON.stringify(y);l!==p&&(p=l,o.replaceChildren(...y.map(h=>{if(typeof h=="string")return h;let w=c("span","gp-quote");return w.append("“",ie(h.token,"g\
p-strong"),"”"),w})))}function L(y,l){let h=new Map;return y.forEach(({chosen:u,distribution:k},$)=>{for(let x of[...k.candidates,u]){let M=l?x.token_id:x.text;
h.has(M)||h.set(M,{label:x.text,sides:[null,null],most:0});let v=h.get(M);v.sides[$]||(v.sides[$]={candidate:x,isChosen:x.token_id===u.token_id},v.most=Math.max(
v.most,Q(x.logprob),Q(x.raw_logprob)))}}),[...h.values()].sort((u,k)=>k.most-u.most).filter(({sides:u,most:k},$)=>$<10&&($<s[0]||k>=s[1])||u.some(x=>x&&x.isChosen))}
function P(){let y=c("tr"),l=c("th","",null,{scope:"row"});return l.append(c("bdi","gp-word")),y.append(l,...[0,1].map(()=>{let h=c("td"),w=c("div","gp-side"),u=c(
"span","gp-tracks");u.append(c("i","gp-bar gp-after"),c("i","gp-bar gp-before"));let k=c("span","gp-values");return k.append(c("span"),c("small")),w.append(c("s\
pan","gp-sign"),u,k),h.append(w),h})),y}function b(y,l,h,w){let[u,k,$]=y.firstChild.children,[x,M]=l?[l.candidate.logprob,l.candidate.raw_logprob].map(Q):[0,0],
v=!!l&&l.candidate.logprob===null,O=!!l&&l.isChosen;he(y,[O&&"gp-chosen",v&&"gp-removed",!l&&"gp-unlisted"].filter(Boolean).join(" ")),S(u,O?"▶":v?"✕":""),oe(
k.children[0],"width",x/h),oe(k.children[1],"width",M/h),S($.children[0],l?v?"":j(x):"–"),S($.children[1],l?j(M):"");let N=l?[O&&"chosen",v?ct(l.candidate):j(
x),`${j(M)} before the processors`].filter(Boolean).join(", "):"not recorded here";H(y,{"aria-label":`${w}: ${N}`,title:v?ct(l.candidate):""})}function E(y,l){let h=L(
l,as(e,...y)),w=h.flatMap(M=>M.sides).filter(Boolean),u=w.every(({candidate:M})=>M.logprob===M.raw_logprob),k=Math.max(1e-9,...w.flatMap(({candidate:M})=>[Q(M.logprob),
Q(M.raw_logprob)]));i.classList.toggle("gp-plain",u),K(t.querySelector(".gp-before-key"),!u),K(t.querySelector(".gp-removed-key"),w.some(({candidate:M})=>M.logprob===
null)),K(t.querySelector(".gp-unlisted-key"),w.length<2*h.length);let $=Z(a.tBodies[0],h.length,P);h.forEach(({label:M,sides:v},O)=>{let[N,...W]=$[O].cells;we(N.
firstChild,M),W.forEach((B,A)=>b(B,v[A],k,We(e,y[A])))});let x=a.tHead.rows[0].cells;y.forEach((M,v)=>{let{title:O}=e.groups[M],{entropyAfter:N}=ve(l[v]);we(x[v+
1],`${We(e,M)} ${O}, entropy ${ue(N,e.unit)}`,{plain:!0})})}return y=>{let l=e.header&&e.header.kind==="lanes"?Ue(e):null;if(t.hidden=!l,!l)return;(y.run||y.lanes)&&
f(),d.forEach((x,M)=>{x.value=l[M]});let h=ls(e,...l);_(g(l,h));let[w,u]=l.map(x=>We(e,x)),k=as(e,...l);K(r,!k),k||S(r,`${w} and ${u} run on different models, s\
o they are compared by what they wrote, not by token ids, and rows with the same text stand together.`);let $=h.kind==="apart"?l.map((x,M)=>Le(e.shownOf(x).log)[h.
at[M]]):null;K(i,!!$),$&&E(l,$)}}var To=5,kd=.9;function yd(t){if(!t.length)return null;let e=[...t].sort((i,a)=>i-a),n=e.length,[s,o,r]=[0,0,2/2**n];for(;s<Math.floor(n/2)&&(o+=r,!(s>0&&o>1-kd));)
r*=(n-s)/(s+1),s+=1;return s=Math.max(0,s-1),{median:Pn(e),low:e[s],high:e[n-1-s]}}function Lo(t,e){if(t.length<To)return"few";let{low:n,high:s}=yd(t);return n>
e?"above":s<e?"below":"open"}function Gi(t,e=!0){let n=([r,i])=>G(r)&&G(i),s=(r,i)=>Lo(r.map((a,d)=>[a,i[d]]).filter(n).map(([a,d])=>a-d),0),o=t.findIndex((r,i)=>t.
length>1&&t.every((a,d)=>i===d||s(r,a)===(e?"above":"below")));return o<0?null:o}function Ui(t,e){let n=e.filter(({values:a})=>Number.isFinite(a[t.name])),s=({values:a})=>a[t.name];if(!n.length)return{low:null,high:null,best:null,level:()=>0,
scale:cs([])};let o=n.reduce((a,d)=>s(d)<s(a)?d:a),r=n.reduce((a,d)=>s(d)>s(a)?d:a),i=cs(n.map(s));return{low:o,high:r,best:Co(t,e),level:a=>Math.round(i.share(
a)*10),scale:i}}function Co(t,e){let n=e.filter(({values:a})=>Number.isFinite(a[t.name])),s=n.map(({each:a})=>a[t.name]||[]);if(!t.better||s.some(({length:a})=>a!==
s[0].length))return null;let o=Gi(s,t.better==="more"),r=o!==null&&n[o].values[t.name],i=a=>t.better==="more"?a<r:a>r;return o!==null&&n.every(({values:a},d)=>d===
o||i(a[t.name]))?n[o]:null}function cs(t){let e=[...new Set(t)].sort((d,p)=>d-p),[n,s]=[e[0],e.at(-1)],o=d=>p=>s>n?(d(p)-d(n))/(d(s)-d(n)):0,r=d=>e.some(p=>e.filter(
f=>f>=p&&d(f)-d(p)<.1).length>Math.max(1,e.length/2)),i=d=>e.length>1?e.indexOf(d)/(e.length-1):0,a=[{name:"linear",share:o(d=>d)},...n>0?[{name:"log",share:o(Math.
log)}]:[],{name:"order",share:i}];return a.find(({share:d})=>!r(d))||a.at(-1)}var Ao={linear:"",log:"on a logarithmic scale",order:"by their order, because some\
 are far from the rest"};function Ot(t,{each:e}){let n=(e[t.name]||[]).filter(G);if(n.length<2)return"";let[s,o]=[Math.min(...n),Math.max(...n)].map(r=>Ve(t,r));
return s===o?"":`${s} to ${o}`}var ds=t=>t.better==="less"?"heat":"prob";function Ve(t,e,{unit:n=!1}={}){if(!Number.isFinite(e))return"–";let s=e.toLocaleString(
"en-US",{minimumFractionDigits:t.digits,maximumFractionDigits:t.digits});return n&&t.unit?`${s} ${t.unit}`:s}function Yi(t,{knob:e,metric:n,points:s,wide:o}){let[r,i,a,d,p]=[250,62,24,30,40],f=Math.max(260,t.clientWidth),m=se("svg","gp-chart"),g=({label:M,value:v,range:O})=>`${M}\
: ${Ve(n,v)}${O?` (${O})`:""}`;H(m,{role:"img",viewBox:`0 0 ${f} ${r}`,"aria-label":`${n.title} over ${e}: ${s.map(g).join(", ")}`}),t.replaceChildren(m);let T=s.
flatMap(({value:M,each:v})=>[M,...v]).filter(Number.isFinite),C=o&&T.length>0&&Math.min(...T)>0,_=C?Math.log:M=>M,[L,P]=T.length?[_(Math.min(...T)),_(Math.max(...T))]:
[0,1],b=(P-L||Math.abs(P)||1)*.08,E=M=>d+(1-(_(M)-L+b)/(P-L+2*b))*(r-d-p),y=xd(s.map(({label:M})=>M)),l=22,h=s.map((M,v)=>({...M,at:i+l+y[v]*(f-i-a-2*l)})).sort(
(M,v)=>M.at-v.at),w=(M,v,O,N)=>{let W=se(M,v);H(W,O),N!==void 0&&(W.textContent=N),m.append(W)},u=C?jr(Math.exp(L-b),Math.exp(P+b)):fn(L-b,P+b,4);for(let M of T.
length?u:[])w("line","gp-guide",{x1:i,x2:f-a+8,y1:E(M),y2:E(M)}),w("text","gp-tick",{x:i-8,y:E(M)+4,"text-anchor":"end"},M.toLocaleString("en-US",{maximumFractionDigits:9}));
C&&w("text","",{x:2,y:12,"text-anchor":"start"},"logarithmic scale");let k="";h.forEach(({value:M,at:v},O)=>{Number.isFinite(M)&&(k+=`${Number.isFinite((h[O-1]||
{}).value)?"L":"M"}${v.toFixed(1)} ${E(M).toFixed(1)}`)}),w("path","gp-course",{d:k||"M0 0"});let[$,x]=[Vi(46),Vi(46)];h.forEach(({label:M,value:v,each:O,best:N,
at:W})=>{$(W)&&w("text","",{x:W,y:r-p+18,"text-anchor":"middle"},M.length>12?M.slice(0,11)+"…":M),Number.isFinite(v)&&(O.length>1&&w("line","gp-seeds",{x1:W,x2:W,
y1:E(Math.min(...O)),y2:E(Math.max(...O))}),w("circle","",{cx:W,cy:E(v),r:5}),(x(W)||N)&&w("text","gp-told",{x:W,y:E(v)-10,"text-anchor":"middle"},Ve(n,v)+(N?" \
★":"")))}),w("text","",{x:(i+f-a)/2,y:r-4,"text-anchor":"middle"},e)}function xd(t){let e=t.map(n=>n.trim()===""?NaN:Number(n));return t.length<2?t.map(()=>.5):
e.every(Number.isFinite)?e.map(cs(e).share):t.map((n,s)=>s/(t.length-1))}function Vi(t){let e=-1/0;return n=>n-e<t?!1:(e=n,!0)}function hs(t,{metric:{meaning:e,formula:n,unit:s,live:o}}){let r=[s?` In ${s}.`:"",o?"":" It is known when the runs of a cell have ended."];t.replaceChildren(`${e}\
 `,c("span","gp-formula",n),...r)}function Ji(t,e,n){let{low:s,high:o,best:r,scale:i}=n,a=e.metric,d=e.group.groups.some(T=>Ot(a,T)),p=T=>T&&e.nameOf(T.number)+
T.values[a.name],f=[a.name,p(s),p(o),r&&r.number,i.name,d].join();if(t.dataset.key===f||(t.dataset.key=f,t.replaceChildren(),!s))return;let m=T=>c("b","",Ve(a,T.
values[a.name],{unit:!0})),g=(T,C)=>{let _=c("span","",T+" ");return _.append(m(C),` at ${e.nameOf(C.number)}`),_};s.values[a.name]===o.values[a.name]?t.append(
"The same everywhere: ",m(s)):t.append(g("lowest",s),$d(ds(a)),g("highest",o)),Ao[i.name]&&t.append(c("span","",`Coloured ${Ao[i.name]}.`)),d&&t.append(c("span",
"","In small: from the lowest to the highest of a cell’s seeds.")),r&&t.append(c("span","",`★ best: ${a.better} is better, and so it is seed by seed`))}function $d(t){
let e=c("span","gp-ramp",null,{"aria-hidden":"true"});for(let n=0;n<=10;n++){let s=c("i");s.style.backgroundColor=`var(--gp-${t}-${n})`,e.append(s)}return e}function Xi(t,e,{
best:n,scale:s}){if(t.hidden=!e.isList||e.view!=="heat",t.hidden)return;let o=e.metric,[{knob:r,values:i}]=e.axes,a=e.inOrder.map(p=>({label:i[p.place[1]],value:p.
values[o.name],each:(p.each[o.name]||[]).filter(G),range:Ot(o,p),best:n===p})),d=JSON.stringify([a,o.name,s.name,t.clientWidth]);t.dataset.key!==d&&(t.dataset.key=
d,Yi(t,{knob:r,metric:o,points:a,wide:s.name!=="linear"}))}var vd={eos:"■",stop_string:"■",length:"⊣",max_time:"⊣",unfinished:"⊣",stopped:"◻",failed:"✕"},tt=t=>De(vd,t,"■"),nt=t=>t==="failed"?["an error",
"ended in an error"]:ye(t),Fe=t=>(t.log?t.log.failed:t.ended&&t.ended.failed)||null,st=t=>t.log?t.log.numTokens:t.tokens.length;function Oe(t){return Fe(t)?"fai\
led":t.log?t.log.finished&&((t.log.finished.sequences[0]||{}).stop_reason||"stopped"):t.ended&&(t.ended.stop_reason||"stopped")}function en(t){let e=Oe(t);return e?
e==="failed"?"failed":e==="stopped"?"cut":"ended":(t.log?t.log.started:t.begun)?"decoding":"waiting"}function ut({tokens:t,ended:e},n=1/0){if(e&&e.text!==null&&
e.text!==void 0)return e.text.length>n?e.text.slice(0,n):e.text;let s="";for(let{piece:o}of t)if(s+=o??"",s.length>=n)break;return s}var mt=t=>Y(t).slice(1,-1);function Po(t,e){let n=c("span","gp-stepper"),[s,o,r]=[c("button","","‹"),c("span"),c("button","","›")];n.append(s,o,r);let i=0,a=p=>f=>{f.stopPropagation(),
No(t,i,p)};[[s,-1,"The text of the seed before"],[r,1,"The text of the next seed"]].forEach(([p,f,m])=>{H(p,{type:"button","aria-label":m,tabindex:e}),p.addEventListener(
"click",a(f))});function d(p){i=p;let{entries:f}=t.groups[p];n.hidden=f.length<2,S(o,`${f.indexOf(t.shownOf(p))+1}/${f.length}`)}return{box:n,draw:d}}function No(t,e,n){
let{entries:s}=t.groups[e],o=s.indexOf(t.shownOf(e));t.showEntry(e,(o+n+s.length)%s.length)}function Zi(t,e,n){let s=_=>t.querySelector(".gp-whole"+_),o=s(""),r=Po(
e,0),i=c("span"),a=c("button","gp-button","Open as one run",{type:"button"});s("-tools").append(r.box,i,a);let d=null;function p(_){let L=s("-text"),P=ut(_);L.childElementCount||
L.append(c("span","gp-prompt"),c("span")),S(L.firstChild,e.header.prompt+(e.apart?`
`:"")),S(L.lastChild,P);let b=Oe(_),E=b&&b!=="failed"?`${tt(b)} The text ${nt(b)[1]}`:"";S(s("-end"),[V(st(_),"token"),E||(b?"":st(_)?"still being written":"wai\
ts")].filter(Boolean).join(" · "))}function f(_){let L=Fe(_),P=s("-problem");P.hidden=!L,L&&P.replaceChildren(c("b","","✕ "),`${L.message} ${L.fix||""}`)}function m({
values:_,entries:L}){S(s("-over"),L.length>1?`The ${I(L.length)} runs of this cell together, most as their mean:`:"In numbers:");let P=Z(s("-values"),e.metrics.
length,()=>{let b=c("div");return b.append(c("dt"),c("dd")),b});e.metrics.forEach((b,E)=>{S(P[E].firstChild,b.title),S(P[E].lastChild,Ve(b,_[b.name],{unit:!0})),
H(P[E],{title:`${b.meaning} ${b.formula}`})})}function g(){if(d===null)return;let _=e.shownOf(d);S(s("-title"),n(d)),H(o,{"aria-label":n(d)}),r.draw(d),S(i,(_.seed??
null)===null?"":`seed ${_.seed}`),a.hidden=!e.canAsk,p(_),f(_),m(e.groups[d])}function T(_){d=_,g(),o.open||o.showModal(),o.scrollTop=0}function C(){o.open&&o.close(),
d=null}return a.addEventListener("click",()=>{let{number:_}=e.shownOf(d);C(),e.ask({type:"open",entry:_})}),o.addEventListener("close",()=>{d=null}),o.addEventListener(
"click",({target:_})=>_===o&&C()),o.addEventListener("keydown",_=>_.stopPropagation()),t.querySelector(".gp-shut").addEventListener("click",C),{show:T,shut:C,draw:g}}var Qi={ArrowLeft:(t,e)=>[t,e-1],ArrowRight:(t,e)=>[t,e+1],ArrowUp:(t,e)=>[t-1,e],ArrowDown:(t,e)=>[t+1,e],Home:t=>[t,0],End:t=>[t,1/0]};function ea(t){Sd(t),_d(
t),new ResizeObserver(()=>!t.root.hidden&&!t.chart.hidden&&t.drawValues()).observe(t.root)}function Sd(t){let{table:e,whole:n,group:s}=t;function o([r,i]){let a=e.
tBodies[0].rows[r];!a||i<0||t.focus(a.cells[Math.min(i+1,a.cells.length-1)],!0)}e.addEventListener("keydown",r=>{let i=r.target.closest("td");if(!i||r.ctrlKey||
r.altKey||r.metaKey)return;let{gpGroup:a}=i,d=i.parentElement;if(r.key==="Enter")n.show(a);else if(r.key===" ")No(s,a,1);else if(Object.hasOwn(Qi,r.key))o(Qi[r.
key](d.sectionRowIndex,i.cellIndex-1));else return;r.preventDefault()}),e.addEventListener("click",r=>{let i=r.target,a=i.closest("td");!a||i.closest(".gp-stepp\
er")||(t.focus(a),n.show(a.gpGroup))}),e.addEventListener("focusin",({target:r})=>{r.tagName==="TD"&&t.focus(r)})}function _d(t){let{state:e,field:n,select:s}=t,
o=t.part("switch");s.addEventListener("change",()=>{e.metricName=s.value,hs(t.part("metric-meaning"),e),t.drawValues()}),o.addEventListener("click",({target:r})=>{
let i=r.dataset.view;if(i){e.view=i;for(let a of o.children)a.setAttribute("aria-pressed",String(a.dataset.view===i));n.classList.toggle("gp-as-heat",i==="heat"),
t.drawValues()}})}var ta="perplexity",ps=class{constructor(e){this.group=e,this.view="texts",this.metricName=""}begin(){let e=this.group.metrics.map(({name:n})=>n);e.includes(this.
metricName)||(this.metricName=e.includes(ta)?ta:e[0])}get axes(){return this.group.header.axes}get isList(){return this.axes.length<2}get metric(){return this.group.
metrics.find(({name:e})=>e===this.metricName)}get inOrder(){return this.group.groups.slice().sort((e,n)=>e.place[1]-n.place[1])}inRow(e){return this.inOrder.filter(
({place:n})=>n[0]===e)}nameOf(e){let{place:n}=this.group.groups[e];return this.axes.map(({knob:s,values:o},r)=>`${s} ${o[n[1-r]]}`).join(", ")}failuresIn(e){let{
entries:n}=this.group.groups[e],s=n.filter(Fe).length;return s&&n.length>1?`✕ ${s} of ${n.length}`:""}standingOf(e){let n=this.group.shownOf(e);return Fe(n)?"\
failed":Oe(n)?"":en(n)==="decoding"?"decoding":this.group.done?"did not run":"waits"}};var na=300,Od={"":"(empty)",decoding:"…"},qo=(t,e)=>{let n=c("th",t==="row"?"gp-side":"",null,{scope:t});return n.append(ie(e)),n};function ot(t,e){let n=c(t);
return n.append(...e),n}var fs=class{constructor(e,n){this.root=e,this.state=n,this.group=n.group,this.field=this.part("field"),this.table=this.field.firstElementChild,
this.select=this.part("metric"),this.chart=this.part("chart-box"),this.whole=Zi(e,this.group,s=>n.nameOf(s)),this.cells=[],this.focused=null}part(e){return this.
root.querySelector(".gp-"+e)}build(){let{state:e,group:n,select:s}=this;this.whole.shut(),e.begin(),s.replaceChildren(...n.metrics.map(({name:r,title:i})=>c("op\
tion","",i,{value:r}))),s.value=e.metricName;let o=e.axes.map(({knob:r})=>r).join(" and ");S(this.part("title"),o);for(let r of[this.field,this.chart])r.classList.
toggle("gp-on-one-axis",e.isList);this.cells=n.groups.map(r=>this.makeCell(r)),this.table.replaceChildren(...e.isList?this.listRows():this.gridRows()),this.table.
setAttribute("aria-label",`The runs over ${o}`),this.focus(this.cells.length?this.cells[0].cell:null),hs(this.part("metric-meaning"),e)}makeCell({number:e}){let n=c(
"td","",null,{role:"gridcell",tabindex:"-1"}),s=c("div","gp-cell-top"),[o,r]=[c("span","gp-value"),c("span","gp-star","★")],[i,a]=[c("small","gp-seeds-range"),
c("span","gp-some-failed")],d=c("bdi","gp-cell-text"),p=Po(this.group,-1);return r.hidden=!0,s.append(o,r,i,a,p.box),n.append(s,d),n.gpGroup=e,{cell:n,top:s,value:o,
star:r,range:i,failed:a,text:d,stepper:p,colour:""}}gridRows(){let{state:e,cells:n}=this,[s,o]=e.axes,r=c("th","gp-knob",null,{scope:"colgroup",colspan:s.values.
length});r.append(c("span","",s.knob));let i=c("th","gp-side",o.knob,{scope:"col",rowspan:2}),a=[ot("tr",[i,r]),ot("tr",s.values.map(p=>qo("col",p)))],d=p=>e.inRow(
p).map(({number:f})=>n[f].cell);return[ot("thead",a),ot("tbody",o.values.map((p,f)=>ot("tr",[qo("row",p),...d(f)])))]}listRows(){let{state:e,cells:n}=this,[{knob:s,
values:o}]=e.axes,r=ot("tr",[c("th","gp-side",s,{scope:"col"}),c("th","gp-metric-name","",{scope:"col"})]),i=e.inOrder.map(({number:a,place:d})=>ot("tr",[qo("ro\
w",o[d[1]]),n[a].cell]));return[ot("thead",[r]),ot("tbody",i)]}drawText(e){let{state:n,group:s}=this,{cell:o,text:r,stepper:i,failed:a}=this.cells[e],d=s.shownOf(
e),p=Fe(d);S(a,n.failuresIn(e));let f=p?"✕ failed":ut(d,na).slice(0,na).trim(),m=n.standingOf(e);S(r,f||(Od[m]??m)),he(o,["gp-cell",p&&"gp-broken",!f&&"gp-qui\
et"].filter(Boolean).join(" ")),i.draw(e),this.describe(e)}drawTexts(){this.group.groups.forEach(({number:e})=>this.drawText(e))}drawQuiet(){this.cells.forEach(
({cell:e},n)=>e.classList.contains("gp-quiet")&&this.drawText(n))}drawValues(){let{state:e,group:n}=this,s=e.metric;if(!s)return;let o=Ui(s,n.groups);for(let r of n.
groups)this.drawValue(r,s,o);e.isList&&S(this.part("metric-name"),s.title),Ji(this.part("legend"),e,o),Xi(this.chart,e,o)}drawValue(e,n,s){let o=this.cells[e.number],
{top:r,value:i,star:a,range:d}=o,p=e.values[n.name],f=Number.isFinite(p),m=f?`var(--gp-${ds(n)}-${s.level(p)})`:"";o.colour!==m&&(r.style.backgroundColor=o.colour=
m),he(r,f?"gp-cell-top":"gp-cell-top gp-none"),S(i,f?Ve(n,p):e.entries.length===1&&Fe(e.entries[0])?"✕":"–"),S(d,f?Ot(n,e):""),a.hidden=s.best!==e,this.describe(
e.number)}describe(e){let{state:n}=this,{cell:s,star:o,value:r,range:i}=this.cells[e],a=i.textContent?`, over its seeds ${i.textContent}`:"",d=[n.nameOf(e),`${(n.
metric||{}).title}: ${r.textContent}${a}`,o.hidden?"":"best",n.failuresIn(e).replace("✕","failed:"),n.standingOf(e)];H(s,{"aria-label":d.filter(Boolean).join(
"; ")})}focus(e,n=!1){this.focused&&(this.focused.tabIndex=-1),this.focused=e,e&&(e.tabIndex=0,n&&(e.focus({preventScroll:!0}),this.reveal(e)))}reveal(e){let{field:n,
table:s}=this,[o,r]=[n.getBoundingClientRect(),e.getBoundingClientRect()],i=o.left+e.parentElement.firstElementChild.offsetWidth,a=o.top+s.tHead.offsetHeight;n.
scrollLeft+=Math.min(0,r.left-i)||Math.max(0,r.right-o.right),n.scrollTop+=Math.min(0,r.top-a)||Math.max(0,r.bottom-o.bottom),(r.top<0||r.bottom>innerHeight)&&e.
scrollIntoView({block:"nearest",inline:"nearest"})}};function sa(t,e){let n=new fs(t,new ps(e));return ea(n),s=>{if(t.hidden=!e.header||e.header.kind!=="sweep"||!e.groups.length,t.hidden){n.whole.shut();return}s.run&&
n.build(),s.run||s.pair||s.status?n.drawTexts():s.steps&&new Set([...s.entries].map(o=>e.entries[o].group)).forEach(o=>n.drawText(o)),s.measured&&n.drawQuiet(),
(s.run||s.measured||s.status)&&n.drawValues(),n.whole.draw()}}var oa={probability:{scale:"prob",level:t=>t.probability*10,ends:["0%","100%"],meaning:"How likely the token was, after the processors"},raw:{scale:"prob",level:t=>t.
rawProbability*10,ends:["0%","100%"],meaning:"How likely the model found the token, before the processors"},rank:{scale:"heat",level:t=>Wo[ra(t)][1],meaning:"Pl\
ace among all tokens, the likeliest first (a bar says it, too)"},surprisal:{scale:"heat",level:t=>t.surprisal/Math.LN2,bits:[0,10],meaning:"How unexpected the t\
oken was: minus the logarithm of its probability"},entropy:{scale:"heat",level:t=>t.entropyAfter/Math.LN2*1.25,bits:[0,8],meaning:"How undecided the model was: \
entropy after the processors"}},Wo=[[1,0,"top 1"],[10,3,"top 10"],[100,6,"top 100"],[1e3,8,"top 1000"],[1/0,10,"beyond"]],ra=({rank:t})=>Wo.findIndex(([e])=>(t??
1/0)<=e);function us(t,e,n){let{scale:s,level:o}=oa[e],r=Math.round(Math.max(0,Math.min(10,o(n)||0)));t.style.backgroundColor=`var(--gp-${s}-${r})`,e==="rank"?t.
dataset.rank=String(ra(n)):delete t.dataset.rank}function ms(t,e,n){let{scale:s,ends:o,bits:r,meaning:i}=oa[e];if(t.replaceChildren(c("span","gp-meaning",i)),e===
"rank"){Wo.forEach(([,f,m],g)=>{let T=c("span","gp-chip",m,{"data-rank":g});T.style.backgroundColor=`var(--gp-${s}-${f})`,t.append(T)});return}let[a,d]=o||r.map(
f=>(n==="bits"?f:(f*Math.LN2).toFixed(1))+" "+n),p=c("span","gp-ramp",null,{"aria-hidden":"true"});for(let f=0;f<=10;f++){let m=c("i");m.style.backgroundColor=`\
var(--gp-${s}-${f})`,p.append(m)}t.append(c("span","",a),p,c("span","",r?d+" or more":d))}var ia=[["stop","■","Stop"],["select","✎","Edit"],["copy","❐","Copy"],["left","◀","Move to the left:"],["right","▶","Move to the right:"],["remove","✕",
"Remove"]],Md="Decoded in one batch with the other runs on this model: each forward pass gives all of them their next token.",Ed="It has forward passes of its o\
wn, in turn with those of the others: no other run is on its model, or it writes or reads several tokens at once.",gs=class{constructor(e,n){this.group=n;let s=c(
"div","gp-lane-head");this.name=c("button","gp-lane-name",null,{type:"button"}),this.letter=c("b","gp-letter"),this.title=c("bdi","gp-lane-title"),this.reference=
c("span","gp-lane-reference","reference"),this.name.append(this.letter,this.title,this.reference),this.tools=c("span","gp-lane-tools"),this.buttons=Object.fromEntries(
ia.map(([r,i])=>{let a=c("button","gp-button",i,{type:"button","data-do":r});return this.tools.append(a),[r,a]})),s.append(this.name,this.tools),this.settings=c(
"p","gp-lane-settings"),this.changed=c("p","gp-lane-changed","△ changed since this run"),this.state=c("p","gp-lane-state"),this.doing=c("b"),this.tokens=c("sp\
an","gp-lane-count"),this.company=c("span","gp-lane-company","",{tabindex:"0","data-tip":""}),this.state.append(this.doing,this.tokens,this.company),this.parts=
c("p","gp-lane-parts"),this.seeds=c("p","gp-lane-seeds"),this.back=c("button","gp-button","◀",{type:"button","data-seed":"-1","aria-label":"The seed before"}),
this.on=c("button","gp-button","▶",{type:"button","data-seed":"1","aria-label":"The next seed"}),this.seed=c("span","","",{"aria-live":"polite"}),this.seeds.append(
this.back,this.seed,this.on),this.problem=c("div","gp-problem"),this.why=c("span"),this.problem.append(c("b","","✕ "),this.why);let o=c("div","gp-lane-top");o.
append(s,this.settings,this.changed,this.state,this.parts,this.seeds,this.problem),e.append(o)}draw({lane:e,ran:n,place:s,lanes:o,isReference:r,parts:i,told:a}){
let d=n?this.group.shownOf(n.number):null;S(this.letter,e.label),S(this.title,e.title),K(this.reference,r),H(this.name,{"aria-pressed":String(r),title:r?"The ot\
her lanes are compared with this one":`Compare the others with ${e.label}`}),this.name.disabled=!n,this.drawTools(e,s,o),this.drawStop(n),S(this.settings,Td(e,d,
n).join(" · ")),K(this.changed,!!n&&["model","seed","settings"].some(p=>(e[p]??null)!==(n[p]??null))),this.drawState(d),S(this.parts,i),K(this.parts,!!i),this.
drawSeeds(d,n),this.drawProblem(e,a)}drawTools(e,n,s){K(this.tools,this.group.canAsk);let o={left:n===0,right:n===s-1,remove:s===1,copy:s>=xn};for(let[r,,i]of ia){
let a=r==="select"&&e.selected?`Lane ${e.label} is shown in the settings`:`${i} lane ${e.label}`;H(this.buttons[r],{title:a,"aria-label":a,"aria-disabled":String(
!!o[r])})}S(this.buttons.select,e.selected?"✎ editing":"✎"),H(this.buttons.select,{"aria-pressed":String(!!e.selected)})}drawStop(e){let{stop:n}=this.buttons,
s=!!e&&this.group.running&&e.entries.some(({log:o})=>!o.finished&&!o.failed);!s&&n===document.activeElement&&this.name.focus(),K(n,s)}drawState(e){if(K(this.state,
!!e),!e)return;let{log:n}=e;S(this.doing,Ld(n,this.group.done));let s=Le(n).length;S(this.tokens,s?`${I(s)} token${s===1?"":"s"}`:"");let o=Io.get(n);n.shared>1&&
Io.set(n,{others:Math.max(n.shared-1,o?o.others:0),apart:n.apart&&(!o||o.apart)});let r=Io.get(n);if(K(this.company,!!r),!r)return;let{others:i,apart:a}=!n.running||
n.shared<2?r:{others:n.shared-1,apart:n.apart};S(this.company,`${a?"in turn":"together"} with ${i===1?"another run":`${i} others`}`),H(this.company,{"data-tip":a?
Ed:Md})}drawSeeds(e,n){let s=n?n.entries.length:0;K(this.seeds,s>1),!(s<2)&&(S(this.seed,`seed ${aa(e)??"–"}, ${n.shown+1} of ${s}`),H(this.back,{"aria-disabl\
ed":String(n.shown===0)}),H(this.on,{"aria-disabled":String(n.shown===s-1)}))}drawProblem({label:e,problem:n},s){let o=s.get(n)??e;n&&s.set(n,o),K(this.problem,
!!n),S(this.why,!n||o===e?n||"":`The same as in lane ${o}.`)}},xn=8,Io=new WeakMap,aa=({seed:t,log:e})=>t??(e&&e.started?e.started.seed:null);function Td(t,e,n){
let s=e&&n.seed===t.seed&&n.entries.length===1?aa(e):null,o=t.seed??s;return[t.model,t.settings,o===null?"":`seed ${o}`].filter(Boolean)}function Ld(t,e){let{queued:n,
loading:s,started:o,failed:r,finished:i}=t;return r?"✕ stopped by an error":i?`■ ${i.sequences.length?ye(i.sequences[0].stop_reason)[1]:"ended"}`:e?o?"■ was\
 stopped":"did not run":s?qt(s):n?n.ahead?`waiting for ${n.ahead===1?"another run":`${n.ahead} others`}`:"starting …":o?"● decoding …":"waiting for its tu\
rn"}var ws=class{constructor(e,n){this.body=e,this.entries=n,this.width=0,this.timer=0,this.clear(null),e.addEventListener("scroll",()=>{this.atEnd=e.scrollHeight-e.
scrollTop-e.clientHeight<40},{passive:!0}),new ResizeObserver(()=>this.resized()).observe(e)}clear(e){this.log=e,this.body.replaceChildren(),this.rows=new et(this.
body),this.tokens=[],this.steps=[],this.dimmed=0,this.sign=null,this.said="",this.stop=null,this.atEnd=!0}draw(e,{shared:n,sign:s,why:o},{shade:r,unit:i}){this.
log!==e&&this.clear(e);let{keep:a,added:d}=Ze(this.steps,Le(e).at(-1)||null);a<this.tokens.length&&this.cut(a);for(let p of d)this.append(p,r,i);this.dim(n),this.
signAt(s?this.tokens[n]:null,s,o,i),!this.stop&&this.tokens.length&&this.reach(this.tokens[0])}cut(e){Dt(this,e),this.steps.length=e,this.dimmed=Math.min(this.dimmed,
e),this.stop&&!this.stop.isConnected&&(this.stop=null)}append(e,n,s){let o={...e.chosen,piece:e.piece},r=c("span","gp-token",null,{role:"button",tabindex:"-1"});
dt(r,o);let i=this.tokens.length?this.entries.get(this.tokens.at(-1)).token:null;this.entries.set(r,{token:o,step:e,index:e.index,lane:this}),e.given&&(r.dataset.
given=""),ht(this,r,o,i),this.steps.push(e),this.describe(r,s),this.shade(r,n)}shade(e,n){us(e.querySelector(".gp-ink"),n,ve(this.entries.get(e).step))}describe(e,n){
let{token:s,step:o,index:r}=this.entries.get(e),i=[`token ${r+1}: ${Y(s.text)}`,...Fn(o,n),this.whyOf(e)];e.setAttribute("aria-label",i.filter(Boolean).join(", "))}whyOf(e){
let{step:n}=this.entries.get(e);return[e===this.sign?this.said:"",n.given?"given, not chosen":""].filter(Boolean).join(", ")}dim(e){let n=Math.min(e,this.tokens.
length);for(let s=n;s<this.dimmed;s++)this.tokens[s].classList.remove("gp-shared");for(let s=this.dimmed;s<n;s++)this.tokens[s].classList.add("gp-shared");this.
dimmed=n}signAt(e,n,s,o){if((e||null)===this.sign&&(!e||s===this.said&&e.dataset.parts===n))return;let r=this.sign;this.sign=e||null,this.said=s,r&&(delete r.dataset.
parts,this.describe(r,o)),e&&(e.dataset.parts=n,this.describe(e,o))}redraw({shade:e,unit:n}){for(let s of this.tokens)this.shade(s,e),this.describe(s,n)}settle(){
this.atEnd&&this.log&&this.log.running&&(this.body.scrollTop=1e7),this.rows.settle()}resized(){let{clientWidth:e}=this.body;!e||e===this.width||(this.width=e,this.
rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),200))}reach(e){this.stop&&(this.stop.tabIndex=-1),this.stop=e,e.tabIndex=0}next(e,n){
let s=this.tokens.indexOf(e);switch(n){case"ArrowRight":return this.tokens[s+1];case"ArrowLeft":return this.tokens[s-1];case"ArrowDown":return qe(this.tokens,s,
1);case"ArrowUp":return qe(this.tokens,s,-1);case"Home":return this.tokens[0];case"End":return this.tokens.at(-1);default:return null}}};function la(t,e){let n=t.querySelector(".gp-columns"),s=t.querySelector(".gp-shade"),o=t.querySelector(".gp-scale"),r=t.querySelector(".gp-add"),i=new Map,a=new WeakMap,
d=zt(t,n,e,l=>{let h=a.get(l);if(!h)return null;let{token:w,step:u,index:k,lane:$}=h;return{id:w.token_id,text:w.text,where:`token ${k+1}`,step:u,why:$.whyOf(l)}}),
p=()=>({shade:s.value,unit:e.unit});function f(){return e.lanes?e.lanes.map(l=>({key:`lane ${l.id}`,lane:l,number:e.groups.findIndex(({id:h})=>h===l.id)})):e.groups.
map(l=>({key:`group ${l.number}`,lane:l,number:l.number}))}function m(l){let h=document.activeElement,w=[...n.children].indexOf(h&&h.closest(".gp-lane")),u=new Set(
l.map(({key:k})=>k));for(let[k,{element:$}]of i)u.has(k)||($.remove(),i.delete(k));l.forEach(({key:k,lane:$,number:x},M)=>{let v=i.get(k)||T(k);Object.assign(v,
{lane:$,number:x}),n.children[M]!==v.element&&n.insertBefore(v.element,n.children[M]||null)}),g(),!(w<0||document.activeElement===h)&&(h.isConnected?h.focus():n.
children.length&&n.children[Math.min(w,n.children.length-1)].querySelector(".gp-lane-name").focus())}function g(){let{clientWidth:l}=n,[h,w,u]=[240,12,4];if(!l||
!i.size)return;let k=Math.max(1,Math.min(u,Math.floor((l+w)/(h+w)))),$=Math.ceil(i.size/k);n.style.setProperty("--lanes-in-row",Math.ceil(i.size/$))}new ResizeObserver(
g).observe(n);function T(l){let h=c("li","gp-lane"),w=new gs(h,e),u=c("p","gp-note gp-not-yet","Not run yet."),k=c("div","gp-lane-text",null,{role:"group",dir:"\
auto"}),$=c("div","gp-lane-bottom");$.append(u,k),h.append($);let x={element:h,head:w,note:u,body:k,text:new ws(k,a)};return i.set(l,x),x}function C(l,h,w,u){let{
element:k,head:$,note:x,body:M,text:v,lane:O,number:N}=l,W=N<0?null:e.groups[N],B=Ue(e),A=!!(W&&B&&B[0]===N),q=W&&B&&!A?_(B[0],N):{shared:0,sign:"",why:"",words:""};
$.draw({lane:O,ran:W,place:h,lanes:w,isReference:A,parts:q.words,told:u}),k.classList.toggle("gp-lane-selected",!!O.selected),H(k,{"aria-label":`Lane ${O.label}\
: ${O.title}`}),H(M,{"aria-label":`Text of lane ${O.label}, token by token. Arrow keys walk.`}),K(x,!W),K(M,!!W),W?v.draw(e.shownOf(N).log,q,p()):v.log&&v.clear(
null)}function _(l,h){let w=We(e,l),[u,k]=[l,h].map(W=>e.shownOf(W).log),{kind:$,at:x,shorter:M}=ls(e,l,h),v=x[1];if($==="apart"){let{chosen:W}=Le(u)[x[0]],B=`h\
ere it parts from ${w}, which has ${Y(W.text)}`;return{shared:v,sign:`≠${w}`,why:B,words:`≠ parts from ${w} at token ${v+1}`}}let O={shared:v,sign:"",why:""};
if(!v)return{...O,words:""};let N=[u,k].map(W=>!!(W.finished||W.failed||e.done));return $==="same"?{...O,words:N[0]&&N[1]?`= the same as ${w}`:`= as ${w} so far`}:
N[M]?{...O,words:M?`= as ${w}, which goes on`:`= as ${w}, and goes on after its end`}:{...O,words:`= as ${w} so far`}}function L(l){let{header:h}=e,w=h?h.prompt:
"";K(t.querySelector(".gp-asked"),!!w),we(t.querySelector(".gp-asked-text"),w,{plain:!0}),K(t.querySelector(".gp-parting-key"),!!Ue(e)),K(r.parentNode,e.canAsk),
H(r,{"aria-disabled":String(l.length>=xn),title:l.length>=xn?`${xn} lanes at most`:"A new lane at the end"})}let P=l=>[...i.values()].find(({element:h})=>h.contains(
l));n.addEventListener("click",({target:l})=>{let h=P(l),w=l.closest("button"),u=l.closest(".gp-token");h&&u&&a.has(u)&&E(h,u),!(!h||!w||w.getAttribute("aria-di\
sabled")==="true")&&(w.dataset.do&&e.ask({type:"lane",do:w.dataset.do,id:h.lane.id}),w.dataset.seed&&e.showEntry(h.number,e.groups[h.number].shown+Number(w.dataset.
seed)),w===h.head.name&&b(h.number))});function b(l){let h=Ue(e);h&&l!==h[0]&&e.setPair(l,l===h[1]?h[0]:h[1])}function E(l,h){l.text.reach(h),h.focus({preventScroll:!0}),
h.scrollIntoView({block:"nearest"}),d.show(h)}n.addEventListener("keydown",l=>{let{target:h,key:w}=l;if(!a.has(h)||l.ctrlKey||l.metaKey||l.altKey)return;let u=P(
h),k=w==="Enter"||w===" "?h:u.text.next(h,w);!k&&!w.startsWith("Arrow")||(l.preventDefault(),k&&E(u,k))}),r.addEventListener("click",()=>{r.getAttribute("aria-d\
isabled")!=="true"&&e.ask({type:"lane",do:"add"})});function y(){ms(o,s.value,e.unit)}return s.addEventListener("change",()=>{for(let{text:l}of i.values())l.redraw(
p());y()}),l=>{let h=f();if(t.hidden=!h.length&&!e.canAsk,t.hidden)return;if((l.run||l.lanes)&&m(h),l.unit){for(let{text:u}of i.values())u.redraw(p());y()}L(h);
let w=new Map;h.forEach(({key:u},k)=>C(i.get(u),k,h.length,w));for(let{text:u}of i.values())u.settle();d.refresh(l.unit||l.pair)}}function ca(t,e){let r=C=>t.querySelector(".gp-"+C);function i(C){let[_,L]=[Math.min(...C),Math.max(...C)],P=[1,2,5,10,20,50,100,200,500,1e3].find(y=>Math.floor(
L/y)-Math.floor(_/y)<24)||Math.ceil((L-_+1)/24),b=Math.floor(_/P),E=Array.from({length:Math.floor(L/P)-b+1},(y,l)=>[Math.max((b+l)*P,_),Math.min((b+l+1)*P-1,L),
0]);for(let y of C)E[Math.floor(y/P)-b][2]+=1;return E}function a(){let C=c("li","",null,{"data-tip":"",tabindex:"0"});return C.append(c("b","",null,{"aria-hidd\
en":"true"}),c("i","",null,{"aria-hidden":"true"}),c("span","gp-hidden")),C}function d(C){let _=C.map(st).sort((l,h)=>l-h),L=_.length?i(_):[],P=Math.max(...L.map(
([,,l])=>l)),b=Z(r("bins"),L.length,a);L.forEach(([l,h,w],u)=>{let[k,$,x]=b[u].children;S(k,w&&(L.length<=12||w===P)?I(w):""),oe($,"height",w?Math.max(.03,w/P):
0);let M=`${l===h?V(l,"token"):`${I(l)} to ${I(h)} tokens`}: ${V(w,"text")}`;S(x,M),H(b[u],{"data-tip":M})}),S(r("bin-low"),L.length?I(L[0][0]):""),S(r("bin-hig\
h"),L.length>1?I(L.at(-1)[1]):"");let E=_.reduce((l,h)=>l+h,0)/_.length,y=(_[_.length-1>>1]+_[_.length>>1])/2;S(r("average"),_.length?`mean ${E.toFixed(1)}, med\
ian ${I(y)}, from ${I(_[0])} to ${I(_.at(-1))}`:"none has ended yet")}function p(){let C=c("li"),_=c("span","",null,{"aria-hidden":"true"});return _.append(c("i",
"gp-bar")),C.append(c("span","gp-sign",null,{"aria-hidden":"true"}),c("span","gp-word"),_,c("span","gp-times")),C}function f(C){let _=new Map;for(let b of C)_.set(
Oe(b),(_.get(Oe(b))||0)+1);let L=[..._].sort(([b,E],[y,l])=>l-E||(b<y?-1:1)),P=Z(r("endings"),L.length,p);L.forEach(([b,E],y)=>{let[l,h,w,u]=P[y].children;H(P[y],
{"data-end":b}),S(l,tt(b)),S(h,nt(b)[0]),oe(w.firstChild,"width",E/C.length),S(u,`${I(E)} · ${j(E/C.length)}`)})}function m(C){let _=C.filter(E=>Oe(E)==="faile\
d"),L=C.filter(E=>Oe(E)!=="failed"&&!ut(E).trim()),P=e.done?e.entries.length-C.length:0,b=[];L.length&&b.push(`${V(L.length,"text is","texts are")} empty.`),_.length&&
b.push(`${I(_.length)} failed and ${_.length===1?"is":"are"} counted here alone.`),P&&b.push(`${V(P,"sample")} did not come to an end.`),S(r("oddities"),b.join(
" "))}function g(C){let _=new Map;for(let l of C)_.set(ut(l),(_.get(ut(l))||0)+1);let L=[..._].filter(([,l])=>l>1).sort(([l,h],[w,u])=>u-h||(l<w?-1:1)),P=`${V(_.
size,"distinct text")} of ${I(C.length)}`;S(r("common-title"),C.length?P+(_.size===1&&C.length>1?": all are the same":L.length?"; the most frequent ones":C.length>
1?": none came twice":""):"");let b=r("common"),E=L.slice(0,5),y=[...b.children].map(l=>l.gpText);E.length===y.length&&E.every(([l],h)=>l===y[h])?E.forEach(([,l],h)=>S(
b.children[h].firstChild,`${I(l)} ×`)):b.replaceChildren(...E.map(T))}function T([C,_]){let L=c("li");if(L.gpText=C,L.append(c("span","gp-times",`${I(_)} ×`)),
C.length<=150)L.append(C.trim()?c("bdi","",mt(C)):c("span","gp-note","(empty)"));else{let P=c("details"),b=c("summary");b.append(c("bdi","",mt(C.slice(0,150))+"\
…")),P.append(b,c("p","",C,{dir:"auto"})),L.append(P)}return L}return C=>{if(t.hidden=!e.header||e.header.kind!=="seeds",t.hidden||!(C.run||C.status))return;C.
run&&r("common").replaceChildren();let _=e.entries.filter(b=>en(b)==="cut"),L=e.entries.filter(b=>Oe(b)&&!_.includes(b)),P=L.filter(b=>Oe(b)!=="failed");S(r("of"),
L.length===e.entries.length?`all ${V(L.length,"sample")}`:`${I(L.length)} of ${V(e.entries.length,"sample")} ${e.done?"ended":"have ended so far"}`),d(P),f([...L,
..._]),m(L),g(P)}}function da(t,e){let n=t.querySelector(".gp-metrics"),[s]=n.tHead.rows,o=s.cells[0].querySelector("button"),r=new Map,i=null,a=[],d=({values:b},{name:E})=>Number.
isFinite(b[E])?b[E]:null;function p(){let b=e.metrics.filter(l=>e.groups.some(h=>d(h,l)!==null));if(b.length===a.length&&b.every((l,h)=>l===a[h].metric))return;
let E=document.activeElement,y=s.contains(E)?E.dataset.name:null;a.forEach(({head:l})=>l.remove()),a=b.map(l=>{let h=c("th","",null,{scope:"col"}),{name:w,title:u,
unit:k,meaning:$,formula:x,better:M}=l,v={more:" More is better.",less:" Less is better."}[M]||"",O=c("button","gp-sort",null,{type:"button","data-name":w,"data\
-tip":`${$}${v} Formula: ${x}.`});return O.append(c("span","",u.replace(/-(?=\d)/g,"‑")),c("span","gp-arrow","",{"aria-hidden":"true"})),h.append(O),k&&k!==u.
toLowerCase()&&h.append(c("small","",k)),s.append(h),{metric:l,head:h}});for(let l of r.values())Z(l,1+a.length,m);y&&s.querySelector(`[data-name="${CSS.escape(
y)}"]`)?.focus()}function f(){for(let{metric:b,head:E}of a){let y=i&&i.name===b.name?i.down?"descending":"ascending":"none";H(E,{"aria-sort":y}),S(E.querySelector(
".gp-arrow"),{descending:" ▼",ascending:" ▲",none:""}[y])}}s.addEventListener("click",({target:b})=>{let E=b.closest(".gp-sort");if(!E)return;let y=a.map(l=>l.
metric).find(({name:l})=>l===E.dataset.name);if(!y)i=null;else{let l=y.better!=="less",h=i&&i.name===y.name;h&&i.down!==l?i=null:i={name:y.name,down:h?!l:l}}L()});
function m(){let b=c("td"),E=c("span","gp-value");E.append(c("b","gp-best-sign","",{"aria-hidden":"true"}),c("span"),c("span","gp-hidden"),c("small","gp-seeds-r\
ange"));let y=c("span","gp-track");return y.append(c("i")),b.append(E,y),b}function g(b){let E=c("tr"),y=c("th","gp-whose",null,{scope:"row"});return y.append(c(
"b","gp-letter"),c("bdi")),E.append(y),Z(E,1+a.length,m),n.tBodies[0].append(E),r.set(b,E),E}function T({number:b,title:E}){let y=r.get(b)||g(b),[l,h]=y.cells[0].
children;S(l,We(e,b)),S(h,E)}function C({metric:b},E){let y=e.groups.map(w=>d(w,b)),l=Math.max(...y.map(w=>Math.abs(w??0))),h=Co(b,e.groups);return y.forEach((w,u)=>{
let k=r.get(u).cells[E+1],[$,x]=k.children,M=w===null?"–":w.toLocaleString("en-US",{minimumFractionDigits:b.digits,maximumFractionDigits:b.digits}),v=h!==null&&
h.number===u;S($.children[0],v?"★":""),S($.children[1],M),S($.children[2],v?" (best)":"");let O=w===null?"":Ot(b,e.groups[u]);S($.children[3],O&&`over the see\
ds ${O}`),k.classList.toggle("gp-best",v),oe(x.firstChild,"width",w===null||!l?0:Math.abs(w)/l)}),h!==null}function _(){let b=[...e.groups];if(i){let y=i.down?-1:
1;b.sort((l,h)=>{let[w,u]=[d(l,i),d(h,i)];return w===null||u===null?+(w===null)-+(u===null):y*(w-u)})}let[E]=n.tBodies;b.forEach(({number:y},l)=>{E.rows[l]!==r.
get(y)&&E.insertBefore(r.get(y),E.rows[l]||null)})}function L(){if(p(),t.hidden=!a.length,t.hidden)return;i&&!a.some(({metric:E})=>E.name===i.name)&&(i=null),e.
groups.forEach(T);let b=a.map(C);K(t.querySelector(".gp-best-key"),b.some(Boolean)),f(),_()}function P(){for(let E of r.values())E.remove();r.clear();let{kind:b}=e.
header||{};S(o,{lanes:"Lane",sweep:"Cell"}[b]||"Runs"),n.classList.toggle("gp-one",e.groups.length<2),K(t.querySelector(".gp-sorting"),e.groups.length>1)}return b=>{
b.run&&P(),(b.run||b.measured||b.lanes)&&L()}}var ha={sweep:"Nothing has run yet. “Run the grid” writes a text for each pair of values, and draws a heat map of any metric.",seeds:"Nothing has run yet. “\
Draw the samples” asks the model again and again, and draws a tree of what it can say, with counts and probabilities.",trial:"Nothing has run yet. “Run the tr\
ial” decodes the same request with and without drafts, and answers one question: is it faster, which draft length is best, or is it the same.",precision:"Noth\
ing has run yet. “Compare precisions” lets the model write in each of them by turns, measures memory and speed, and tells how far their distributions lie apart \
at each token.",watermark:"Nothing has run yet. “Run the experiment” writes texts with the watermark and without it, and answers one question; or it asks you wh\
ich is which."};function pa(t,e){let o=t.querySelector(".gp-status"),r=t.querySelector(".gp-pace"),i=t.querySelector(".gp-track"),a=t.querySelector(".gp-trouble\
s"),d=t.querySelector(".gp-told"),p=t.querySelector(".gp-answered"),f=[],m=[],g=null,T=0;function C(y){let l=e.entries[y];f[y]=en(l),m[y]=st(l)}function _(y){let l=V(
f.length,"run"),h=y.ended+y.failed;if(h===f.length)return[h===1?"The run has ended":`All ${l} have ended`,""];let w=y.cut+(e.done?y.decoding:0),u=(e.done?[w&&`${I(
w)} cut off`,y.waiting&&`${I(y.waiting)} not begun`]:[w&&`${I(w)} cut off`,`${I(y.decoding)} decoding`,y.waiting===1?"1 waits":`${I(y.waiting)} wait`]).filter(Boolean);
return[`${e.done?"Stopped: ":""}${I(h)} of ${l} ended`,u.map(k=>` · ${k}`).join("")]}function L(y){if(!y)return;let l=performance.now();g??={at:l,sum:y},y!==g.
last&&([g.last,T]=[y,l]);let h=T-g.at,w=h>500?` · ${I(Math.round((y-g.sum)/h*1e3))} tokens/s altogether`:"";S(r,V(y,"token")+w)}function P(y){let l=new Map;for(let $ of e.
entries.filter(x=>f[x.number]==="failed")){let x=JSON.stringify(Wn(Fe($)));l.set(x,[...l.get(x)||[],$])}let h=e.done?y.cut:0,w=JSON.stringify([[...l].map(([$,x])=>[
$,x.length]),h]);if(a.dataset.key===w)return;a.dataset.key=w,a.replaceChildren();for(let[$,x]of[...l].slice(0,8)){let M=c("p");M.append(c("b","","✕ "),`${V(x.
length,"run")} failed${b(x)}: `);for(let{knob:v,message:O,fix:N}of JSON.parse($))M.append(c("span","",(v?`${v}: `:"")+O),N?` ${N} `:" ");a.append(M)}let u=[...l.
values()].slice(8).flat().length;u&&a.append(c("p","gp-note",`${V(u,"more run")} failed for other reasons.`));let k=h&&e.done.overtaken?`because another run too\
k ${h===1?"its":"their"} place`:"by hand";h&&a.append(c("p","gp-note gp-stopped",`${V(h,"run was","runs were")} stopped ${k}; what was written is kept.`))}function b(y){
let l=[...new Set(y.map(u=>e.groups[u.group].label))];if(l.length===e.groups.length)return"";let h=l.length-1;return` (${l.every(u=>u.length===1)?l.join(", "):l[0]+
(h?` and ${V(h,"other")}`:"")})`}function E(){let y=e.found&&e.found.question,h=(y&&e.asking&&e.asking.question!==y?e.asking.titles:{})[y];K(p,!!h),h&&S(p,`Thes\
e runs ${e.done?"answered":"answer"} “${h}”. Choose that question to see what they say.`)}return y=>{if(t.hidden=!e.header&&!Object.hasOwn(ha,e.name),i.hidden=
!e.header,!e.header&&!t.hidden&&S(o,ha[e.name]),!e.header)return;y.run?([f,m,g]=[[],[],null],S(r,""),e.entries.forEach(u=>C(u.number))):y.measured||y.status?e.entries.
forEach(u=>C(u.number)):y.entries.forEach(C);let l={ended:0,cut:0,failed:0,decoding:0,waiting:0};for(let u of f)l[u]+=1;let[h,w]=_(l);o.dataset.words!==h+w&&(o.
dataset.words=h+w,o.replaceChildren(c("b","",h),w));for(let u of["ended","failed","decoding"])oe(i.querySelector(".gp-part-"+u),"width",l[u]/Math.max(1,f.length));
H(i,{"aria-valuemax":f.length,"aria-valuenow":l.ended+l.failed,"aria-valuetext":h+w.replaceAll(" · ",", ")}),L(m.reduce((u,k)=>u+k,0)),P(l),E(),e.done&&S(d,h)}}function ua(t){Cd(t),Nd(t),t.lanes.addEventListener("change",()=>{t.state.opened.clear(),t.draw()})}function Ro(t,e){if(!e.folded){t.pick(e.entry.run.at(-1));return}
let[n]=e.folded,s=document.activeElement===e.item;t.state.unfold(e.node,e.folded),t.draw(),s&&Mt(t,t.views.get(n.id))}function Cd(t){let{tree:e}=t,n=s=>{let o=s.
closest(".gp-knot");return o?o.parentElement.gpView:null};e.addEventListener("click",({target:s})=>{let o=n(s);o&&(ma(t,o),Ro(t,o))}),e.addEventListener("pointe\
rmove",({target:s,pointerType:o})=>{o!=="touch"&&t.point(n(s),s.gpNode||null)}),e.addEventListener("pointerleave",()=>t.point(null)),e.addEventListener("focusin",
s=>{let o=s.target;o.gpView&&o.matches(":focus-visible")&&t.point(o.gpView,null)}),e.addEventListener("focusout",()=>t.point(null))}function ma(t,e){t.current&&
t.current!==e&&H(t.current.item,{tabindex:"-1"}),t.current=e,H(e.item,{tabindex:"0"})}function Mt(t,e){e&&(ma(t,e),e.item.focus({preventScroll:!0}),e.knot.scrollIntoView(
{block:"nearest",inline:"nearest"}),t.point(e,null))}var ga=({kids:t})=>t&&t.firstElementChild&&t.firstElementChild.gpView;function Ad(t,e){e.entry&&t.state.closed.
delete(e.entry.head.id)?t.draw():Mt(t,ga(e))}function Pd(t,e){e.entry&&ga(e)?(t.state.closed.add(e.entry.head.id),t.draw()):Mt(t,e.above)}var fa={ArrowDown:(t,e,n)=>Mt(
t,n[n.indexOf(e)+1]),ArrowUp:(t,e,n)=>Mt(t,n[n.indexOf(e)-1]),ArrowRight:Ad,ArrowLeft:Pd,Home:(t,e,n)=>Mt(t,n[0]),End:(t,e,n)=>Mt(t,n.at(-1)),Enter:Ro," ":Ro,Escape:t=>{
t.point(null),t.state.picked&&t.pick(null)}};function Nd(t){t.tree.addEventListener("keydown",e=>{let n=e.target.gpView;if(!n||e.ctrlKey||e.altKey||e.metaKey||!Object.
hasOwn(fa,e.key))return;e.preventDefault();let s=[...t.tree.querySelectorAll(".gp-branch")].filter(o=>o.offsetParent);fa[e.key](t,n,s.map(o=>o.gpView))})}var bs=class{constructor(){this.count=0,this.root=this.node(null,null),this.tips=[],this.ended=new Map}node(e,n){let s=n&&n.logprob!==null&&e.logprob!==null&&e.
logprob!==void 0,o=n?s?n.logprob+e.logprob:null:0;return{id:this.count++,token:e,before:n,depth:n?n.depth+1:0,kids:new Map,samples:[],ends:[],logprob:o,order:[]}}begin(e){
return this.root.samples.push(e),this.tips[e]=this.root}add(e,n){let s=this.tips[e]||this.begin(e),o=s.kids.get(n.token_id);o||(o=this.node(n,s),s.kids.set(n.token_id,
o),s.order.push(o)),o.samples.push(e),this.tips[e]=o}end(e,n){this.ended.has(e)||(this.ended.set(e,n),(this.tips[e]||this.begin(e)).ends.push([e,n]))}reached(e){
let n=s=>!qd.has(this.ended.get(s)??"length");return this.root.samples.filter(s=>this.tips[s].depth>=e||n(s)).length}},qd=new Set(["length","max_time","stopped",
"failed","given","unfinished"]);function wa(t){let e=[t];for(;t.kids.size===1&&!t.ends.length;)[t]=t.order,e.push(t);return e}function ba(t){for(;t.before&&t.before.
before&&t.before.kids.size===1&&!t.before.ends.length;)t=t.before;return t}var $n=(t,e=null)=>t.logprob===null||e&&e.logprob===null?null:Math.exp(t.logprob-(e?e.
logprob:0)),vn=t=>{let e=[];for(;t.before;t=t.before)e.push(t);return e.reverse()},ka=(t,e)=>(e.logprob??-1/0)-(t.logprob??-1/0)||t.token.token_id-e.token.token_id;
function Wd({order:t},e){if(!e)return t.sort((s,o)=>o.samples.length-s.samples.length||ka(s,o)),t;let n=(s,o)=>s.samples.length>o.samples.length+Math.max(.5,o.samples.
length/5);for(let s=1;s<t.length;s++)for(let o=s;o>0&&n(t[o],t[o-1]);o--)[t[o-1],t[o]]=[t[o],t[o-1]];return t}function ya(t,{lanes:e,grows:n,opened:s=new Map,closed:o=new Set,
before:r=new Set}){let i=[],a=[],d=({id:_,samples:L})=>L.length+(n&&r.has(_)?.5:0),p=([_],[L])=>d(L)-d(_)||_.depth-L.depth||ka(_,L),f=0;function m(_,L,P){for(f+=
1;;){let b=L.at(-1),E={head:_,run:L,kids:[],folded:[],closed:o.has(_.id)};P.push(E);let y=Wd(b,n);if(!y.length||E.closed)return;let l=1+(s.get(b.id)||0);y.slice(
1).forEach((h,w)=>(w+1<l?a:i).push([h,E])),P=E.kids,[_]=y,L=wa(_)}}let g=_=>{for(;_.length;){let[L,P]=_.pop();m(L,wa(L),P.kids),g(a)}},T=()=>i.splice(0).forEach(
([_,L])=>L.folded.push(_)),C=[];for(m(t.root,[t.root],C),g(a);i.length&&f<e;)i.sort(p),g([i.shift()]);T();for(let _=Bo(C[0]);_.length;_=Bo(C[0]))g(_),T();return xa(
C[0]),C[0]}function Bo(t){return[...t.folded.length===1?[[t.folded.pop(),t]]:[],...t.kids.flatMap(Bo)]}function xa(t){let e=new Map(t.run.at(-1).order.map((n,s)=>[
n,s]));t.kids.sort((n,s)=>e.get(n.head)-e.get(s.head)),t.kids.forEach(xa)}var Id=12,ks=class{constructor(e){this.group=e,this.begin()}begin(){this.trie=new bs,this.opened=new Map,this.closed=new Set,this.picked=null}read(e){let{trie:n,
group:s}=this,o=s.entries[e],r=n.tips[e];for(let a=r?r.depth:0;a<o.tokens.length;a++)n.add(e,o.tokens[a]);let i=Oe(o);i&&n.end(e,i)}shown(e,n){return ya(this.trie,
{lanes:e,grows:!this.group.done,opened:this.opened,closed:this.closed,before:n})}pick(e){this.picked=e===this.picked?null:e}unfold(e,n){let s=e.order.length-n.length;
this.opened.set(e.id,s-1+Math.min(Id,n.length))}isOnPath({head:e,run:n}){return Sn(n.at(-1),this.picked)||Sn(this.picked,e)}};function Sn(t,e){for(;t&&t.depth>e.
depth;)t=t.before;return t===e}var ys=220,xs=({token:t})=>t.piece??t.text;function $a(t,e,n,s){let{length:o}=n.samples,[r,i]=[t.reached(n.depth),e.before],a=$n(n),d=m=>m===null?"not known":j(
m),p=e===n,f=[["Came here",`${I(o)} of ${V(r,"sample")}${r<s?" so far":""}`]];a!==null&&f.push(["Expected when drawn",`${Rd(r*a)} = ${I(r)} × ${j(a)}`]),f.push(
[`Probability of ${p?"this token":`these ${n.depth-e.depth+1} tokens`}`,d($n(n,i))]),f.push(["Share of the samples here",j(o/Math.max(1,Bd(i)))]),p&&f.push(["Th\
e model’s own, unprocessed",d(n.token.raw_logprob===null?null:Q(n.token.raw_logprob))]),f.push(["Probability of the text so far",d(a)]);for(let[m,g]of $s(n))f.
push([`${tt(m)} ends here: ${nt(m)[0]}`,I(g)]);return f}var Rd=t=>t<.01?"fewer than 0.01":t.toFixed(t<10?2:1),Bd=t=>t.order.reduce((e,n)=>e+n.samples.length,0);
function $s(t){let e=new Map;for(let[,n]of t.ends)e.set(n,(e.get(n)||0)+1);return e}function va(t,e){let n=c("div","gp-trie-card",null,{popover:"manual","aria-h\
idden":"true"}),s=c("p"),o=c("dl");n.append(s,o),n.hidden=!0,t.append(n);function r(d,p,f,m,g){let T=vn(f.before).map(({token:P})=>P.piece??"").join(""),C=T.length>
ys?"…"+T.slice(-ys):T,_=vn(m).slice(f.depth-1).map(xs).join(""),L=c("bdi","",C);L.append(c("b","",_.length>ys?_.slice(0,ys)+"…":_)),s.replaceChildren(L),o.replaceChildren(
...$a(p,f,m,g).flatMap(([P,b])=>[c("dt","",P),c("dd","",b)])),n.hidden&&document.addEventListener("scroll",e,{capture:!0,passive:!0}),n.hidden=!1,n.showPopover&&
!n.matches(":popover-open")&&n.showPopover(),i(d)}function i(d){let p=d.getBoundingClientRect(),{clientWidth:f,clientHeight:m}=document.documentElement,[g,T]=[n.
offsetWidth,n.offsetHeight],C=p.bottom+7+T+8<=m?p.bottom+7:p.top-T-7;n.style.left=`${Math.max(8,Math.min(p.left,f-g-8))}px`,n.style.top=`${Math.max(8,Math.min(C,
m-T-8))}px`}function a(){n.hidden||(n.hidePopover&&n.isConnected&&n.matches(":popover-open")&&n.hidePopover(),n.hidden=!0,document.removeEventListener("scroll",
e,{capture:!0}))}return{show:r,hide:a}}function Sa(t,e,n){let o=t.querySelector(".gp-through"),r=t.querySelector(".gp-through-title"),i=t.querySelector(".gp-thr\
ough-list"),a=t.querySelector(".gp-through-more"),d=t.querySelector(".gp-through-facts"),[p,f]=[null,null],m=!1;function g(){let L=c("li"),P=c("bdi");return P.append(
c("span","gp-shared"),c("span","gp-own")),L.append(P,c("small")),L}function T(L,P,b){let E=e.entries[P],y=vn(b).length,l=u=>u.map(({piece:k})=>k??"").join("");S(
L.querySelector(".gp-shared"),l(E.tokens.slice(0,y))),S(L.querySelector(".gp-own"),l(E.tokens.slice(y)));let h=Oe(E);S(L.querySelector("small"),[`sample ${P+1}`,
(E.seed??null)===null?"":`seed ${E.seed}`,V(st(E),"token"),h?`${tt(h)} ${nt(h)[0]}`:"…"].filter(Boolean).join(" · "));let w=L.querySelector("button");if(e.canAsk&&
!w){let u=c("button","gp-button","Open",{type:"button","aria-label":`Open sample ${P+1} as one run`});u.addEventListener("click",()=>e.ask({type:"open",entry:+L.
dataset.entry})),L.append(u)}else w&&L.dataset.entry!==String(P)&&w.setAttribute("aria-label",`Open sample ${P+1} as one run`);L.dataset.entry=P}function C(L,P){
let b=L.before?$a(P,ba(L),L,e.entries.length):[],E=Z(d,b.length,()=>{let y=c("div");return y.append(c("dt"),c("dd")),y});b.forEach(([y,l],h)=>{S(E[h].firstChild,
y),S(E[h].lastChild,l)})}function _(L,P){if(L!==p&&(m=!1),[p,f]=[L,P],o.hidden=!L,!L)return;C(L,P);let{samples:b}=L,E=L.before?Y(vn(L).map(xs).join("").trim()):
`the ${e.apart||"prompt"}`,y=E.length>120?"“…"+E.slice(-110):E;S(r,`${V(b.length,"sample goes","samples go")} through ${y}`);let l=m?b.length:Math.min(12,b.
length),h=Z(i,l,g);for(let w=0;w<l;w++)T(h[w],b[w],L);a.hidden=l===b.length,S(a,`Show all ${I(b.length)}`)}return a.addEventListener("click",()=>{m=!0,_(p,f)}),
t.querySelector(".gp-unpick").addEventListener("click",n),_}var jd=18,_a=110,Oa=160,jo=t=>t.reduce((e,n)=>e+n.samples.length,0);function Fd(t){let e=c("li","",null,{role:"treeitem",tabindex:"-1"}),n=c("div","gp-knot"),[s,
o,r]=[c("bdi","gp-run"),c("span","gp-count"),c("span","gp-end")];n.append(s,o,r),e.append(n);let i={key:t,item:e,knot:n,run:s,number:o,end:r,kids:null,entry:null,
above:null};return e.gpView=i,i}function Ma(t,e){let n=new Set(e.map(({item:s})=>s));for(let s of[...t.children])n.has(s)||s.remove();e.forEach(({item:s},o)=>{t.
children[o]!==s&&t.insertBefore(s,t.children[o]||null)})}function Ea(t,e,n){let s=`${e} ${n}`;t.stream!==s&&(t.stream=s,t.item.style.setProperty("--own",e),t.item.
style.setProperty("--rest",n))}function zd(t,{run:e,head:n}){let s=[...$s(e.at(-1))],o=s.map(([r,i])=>`${tt(r)}${n.samples.length>1?` ${I(i)}`:""}`).join(" ");S(
t.end,o),t.end.classList.toggle("gp-end-failed",s.some(([r])=>r==="failed"))}var vs=class{constructor(e,n){this.root=e,this.state=n,this.group=n.group,this.tree=
e.querySelector(".gp-roots"),this.lanes=e.querySelector(".gp-lanes"),this.about=e.querySelector(".gp-about"),this.card=va(e,()=>this.point(null)),this.drawThrough=
Sa(e,this.group,()=>this.pick(null)),this.views=new Map,this.current=null,this.pointed=null,Dd(e)}clear(){this.state.begin(),this.views=new Map,this.current=null,
this.pointed=null,this.tree.replaceChildren(),this.card.hide()}draw(){let{state:e,tree:n,views:s}=this,o=document.activeElement&&document.activeElement.gpView,r=[
...s.values()].filter(({item:a,entry:d})=>d&&a.isConnected),i=new Set(r.map(({key:a})=>a));Ma(n,[this.drawEntry(e.shown(+this.lanes.value,i),null,0)]);for(let[a,
d]of s)d.item.isConnected||s.delete(a);(!this.current||!this.current.item.isConnected)&&(this.current=s.get(e.trie.root.id)),H(this.current.item,{tabindex:"0"}),
o&&document.activeElement!==o.item&&(o.item.isConnected?o:this.current).item.focus({preventScroll:!0}),this.drawThrough(e.picked,e.trie),this.drawAbout(),this.refreshCard()}viewOf(e){
return this.views.has(e)||this.views.set(e,Fd(e)),this.views.get(e)}thickness(e){return`${Math.max(1.5,jd*e/Math.max(1,this.state.trie.root.samples.length)).toFixed(
1)}px`}drawEntry(e,n,s){let{head:o,run:r}=e,i=this.viewOf(o.id);Object.assign(i,{entry:e,above:n,node:r.at(-1),folded:null}),this.drawRun(i,e);let a=e.closed&&r.
at(-1).order.length;S(i.number,a?`${I(o.samples.length)} ▸`:o.samples.length>1?I(o.samples.length):""),zd(i,e),Ea(i,this.thickness(o.samples.length),this.thickness(
s));let d=this.drawKids(i,e);return this.dress(i,this.wordsOf(e),d?"true":a?"false":null),i}drawKids(e,n){let s=[],o=jo(n.kids.map(({head:r})=>r))+jo(n.folded);
for(let r of n.kids)s.push(this.drawEntry(r,e,o-=r.head.samples.length));return n.folded.length&&s.push(this.drawMore(n,e)),s.length&&!e.kids&&e.item.append(e.kids=
c("ul","gp-kids",null,{role:"group"})),e.kids&&(Ma(e.kids,s),e.kids.hidden=!s.length),s.length}drawMore({run:e,folded:n},s){let o=this.viewOf("more "+e.at(-1).id);
Object.assign(o,{entry:null,above:s,node:e.at(-1),folded:n});let r=jo(n);return S(o.run,`+ ${I(n.length)} more`),S(o.number,r>n.length?I(r):""),Ea(o,this.thickness(
r),"0px"),this.dress(o,`${I(n.length)} more branches with ${V(r,"sample")}, folded. Press to open.`,null),o}drawRun(e,{head:n,run:s}){let o=n.samples.length===1&&
n.before,r=o?"":s.map(({id:i})=>i).join(" ");if(o){let i="";for(let a of s)if((i+=a.token.piece??"").length>_a)break;S(e.run,mt(i.slice(0,_a+30))||mt(n.token.text)),
e.ids=null}else if(e.ids!==r){let i=e.ids&&(r+" ").startsWith(e.ids+" ")?e.ids.split(" ").length:0;i||e.run.replaceChildren(),e.run.append(...s.slice(i).map(a=>this.
makeToken(a))),e.ids=r}he(e.knot,o?"gp-knot gp-tail":n.before?"gp-knot":"gp-knot gp-root-knot")}makeToken(e){if(!e.before)return c("span","",this.promptWords());
let{piece:n,text:s,logprob:o}=e.token,r=n===null?s:mt(n)+(Nt(e.token)?Nn(s):""),i=c("span",n===null?"gp-t gp-special":"gp-t",r||s);return i.style.backgroundColor=
`var(--gp-prob-${Math.round(Q(o)*10)})`,i.gpNode=e,i}promptWords(){let e=mt(this.group.header.prompt);return e.length>60?"…"+e.slice(-58):e||"(no prompt)"}wordsOf({
head:e,run:n,closed:s}){let{length:o}=e.samples;if(!e.before)return`The ${this.group.apart||"prompt"}, ${V(o,"sample")}`;let r=n.map(xs).join(""),i=$n(n.at(-1),
e.before),a=[...$s(n.at(-1))].map(([p,f])=>`, ${I(f)} end here: ${nt(p)[0]}`).join("");return`${Y(r.length>Oa?r.slice(0,Oa)+"…":r)}, ${I(o)} of ${V(this.state.
trie.root.samples.length,"sample")}${i===null?"":`, probability ${j(i)} after the text before`}${a}${s?", closed":""}`}dress(e,n,s){let{picked:o}=this.state,{node:r,
folded:i,entry:a}=e,d=o&&!i&&this.state.isOnPath(a),p=o&&i&&Sn(r,o),f=o&&!i&&Sn(o,a.head),m=["gp-branch",i&&"gp-more",o&&!d&&!p&&"gp-dim",f&&"gp-on-path"];he(e.
item,m.filter(Boolean).join(" "));let g=!!(o&&!i&&a.run.includes(o));H(e.item,{"aria-label":n,"aria-selected":String(g)}),e.expanded!==s&&(e.expanded=s,s===null?
e.item.removeAttribute("aria-expanded"):e.item.setAttribute("aria-expanded",s))}drawAbout(){let{group:e}=this,{trie:n}=this.state,s=n.root.samples.length,o=e.entries.
length-s,r=new Set(n.tips.filter(Boolean)),i=r.size===1&&s>1?"all with the same text":`${V(r.size,"different text")}`;S(this.about,s?`${V(s,"sample")}${o?` of ${I(
e.entries.length)}`:""}${e.done?", ":" so far, "}${i}. Point at a branch for its numbers, press it to see its samples.`:"The tree grows with the first tokens.")}pick(e){
this.state.pick(e),this.draw()}point(e,n){this.pointed&&this.pointed.view===e&&this.pointed.node===n||(this.pointed=e&&{view:e,node:n},e?this.refreshCard():this.
card.hide())}refreshCard(){if(!this.pointed)return;let{view:e,node:n}=this.pointed;if(!e.item.isConnected||!e.entry||!e.entry.head.before){this.pointed=null,this.
card.hide();return}let{head:s,run:o}=e.entry,r=n&&o.includes(n);this.card.show(e.knot,this.state.trie,r?n:s,r?n:o.at(-1),this.group.entries.length)}};function Dd(t){
for(let e=0;e<=10;e++){let n=c("i");n.style.backgroundColor=`var(--gp-prob-${e})`,t.querySelector(".gp-key-ramp").append(n)}}var Hd="14";function Ta(t,e){let n=new ks(e),s=new vs(t,n);return ua(s),matchMedia("(max-width: 640px)").matches&&(s.lanes.value=Hd),o=>{if(t.hidden=!e.header||
e.header.kind!=="seeds",!t.hidden&&(o.run&&s.clear(),!(!o.run&&!o.steps&&!o.status))){for(let r of o.run?e.entries.keys():o.entries)n.read(r);s.draw()}}}function La(t,e){let s=t.querySelector(".gp-ways"),o=t.querySelector(".gp-first tbody"),r=new WeakMap,i=t.querySelector(".gp-first-words");function a(){let C=c(
"li");return C.append(c("h3"),c("div","gp-read",null,{tabindex:0,role:"group"})),C}function d(C,{label:_,title:L},{started:P}){let b=P?P.prompt_tokens:null,[E,y]=C.
children,l=b?`: ${I(b.length)} token${b.length===1?"":"s"}`:"";S(E,`${_} ${L}${l}`),H(y,{"aria-label":`The prompt of ${_}`}),r.get(y)!==b&&(r.set(y,b),y.replaceChildren(
...(b||[]).map(({piece:h,text:w})=>h===null?c("span","gp-pill",w):h)))}let p=({raw_logprob:C})=>Q(C);function f(C){let _=new Map;C.forEach((P,b)=>{if(!P)return;
let E=[...P.distribution.candidates].sort((l,h)=>p(h)-p(l)),y=({token_id:l})=>l===P.chosen.token_id;for(let l of[...E.slice(0,6),...E.slice(0,6).some(y)?[]:[P.chosen]])
_.has(l.token_id)||_.set(l.token_id,{text:l.text,sides:[null,null]});for(let l of[...E,P.chosen])_.has(l.token_id)&&(_.get(l.token_id).sides[b]??=l)});let L=({sides:P})=>Math.
max(...P.map(b=>b?p(b):0));return[..._.values()].sort((P,b)=>L(b)-L(P))}function m(){let C=c("tr"),_=c("th","",null,{scope:"row"});return _.append(c("bdi","gp-w\
ord")),C.append(_,...[0,1].map(()=>{let L=c("td"),P=c("div","gp-share"),b=c("span");return b.append(c("i")),P.append(c("span","gp-sign"),b,c("b")),L.append(P),L})),
C}function g(C){let _=f(C),L=Z(o,_.length,m);_.forEach(({text:P,sides:b},E)=>{let[y,...l]=L[E].cells;we(y.firstChild,P),l.forEach((h,w)=>{let u=b[w],k=!!(u&&C[w]&&
u.token_id===C[w].chosen.token_id),[$,x,M]=h.firstChild.children;he(h.firstChild,k?"gp-share gp-chosen":"gp-share"),S($,k?"▶":""),oe(x.firstChild,"width",u?p(
u):0),S(M,C[w]?u?j(p(u)):"–":"")})})}function T(C){if(C.some(b=>!b))return"Both runs have to write a token first.";let[_,L]=C.map(({chosen:b})=>b),P=" Shown a\
re the model’s own probabilities, before the processors; ▶ was chosen, – is not among those recorded.";return _.token_id!==L.token_id?`With the template i\
t begins with ${Y(_.text)}, without it with ${Y(L.text)}.${P}`:`Both begin with ${Y(_.text)}: ${j(p(_))} with the template, ${j(p(L))} without it.${P}`}return()=>{
if(t.hidden=e.groups.length!==2,t.hidden)return;let C=[0,1].map(P=>e.shownOf(P).log),_=Z(s,2,a);C.forEach((P,b)=>d(_[b],e.groups[b],P));let L=C.map(P=>Le(P)[0]||
null);S(i,T(L)),g(L)}}function Ca(t,e){let n=t.querySelector(".gp-arrival-words"),s=t.querySelector(".gp-arrival-bar");return o=>{if(t.hidden=!e.found||!!e.found.over,t.hidden||!o.found)
return;let{done:r,total:i}=e.found,a=qt(e.found);S(n,a[0].toUpperCase()+a.slice(1)),G(r)&&i?(s.setAttribute("aria-valuenow",Math.floor(r/i*100)),oe(s.firstChild,
"width",r/i)):(s.removeAttribute("aria-valuenow"),oe(s.firstChild,"width",1))}}function rt(t){return G(t)?t>=1e9?`${(t/1e9).toFixed(1)} billion`:t>=1e6?`${(t/1e6).toFixed(t<1e7?1:0)} million`:t.toLocaleString("en"):"–"}function Ss(t,e){t.
replaceChildren(...e.map(([n,s])=>{let o=c("div");return o.append(c("dt","",n)," ",c("dd","",s)),o}))}function gt(t,e,n,s,o){let r=c("button","gp-press",s,{type:"\
button","aria-label":o||`${s}: ${n}`});return r.addEventListener("click",()=>t.ask({type:"model",act:e,model:n})),r}function Aa(t,e){let[n,s,o,r,i]=[".gp-about",".gp-fit",".gp-pairs","tbody",".gp-smaller"].map(f=>t.querySelector(f));function a(f){S(n,f.model);let[m,g]=s.children;
S(m,f.complete?f.fits===null?"? Not known whether it fits.":f.fits?"✓ It fits.":"✕ It does not fit.":"✕ It cannot be opened."),S(g,f.why?`${f.why} ${f.fix}`:
p(f)),Ss(o,[["class",f.class_name],["parameters",rt(f.parameters)],["opened in",f.dtype],["on",f.device],["to download",f.complete?f.download?Se(f.download):"no\
thing: it is here":"its weights are missing"],["memory",f.memory===null?"not known":`${f.reckoned?"about ":""}${Se(f.memory)}`],["free memory",Se(f.free)],...f.
free_disk===null?[]:[["free disk",Se(f.free_disk)]],["context",f.context_length?`${f.context_length.toLocaleString("en")} tokens`:"no end"],["vocabulary",rt(f.vocab_size)]]),
d(f),i.replaceChildren(),f.smaller&&i.append(`In no precision does it fit. What would: ${f.smaller.model}, ${Se(f.smaller.bytes)}. `,gt(e,"pick",f.smaller.model,
"Take it"))}function d({ways:f,free:m}){t.querySelector("table").hidden=f.length===0;let g=Math.max(m,...f.map(({bytes:T})=>T))*1.05;r.replaceChildren(...f.map(
({model:T,label:C,bytes:_,fits:L})=>{let P=c("tr",L?"":"gp-over"),b=c("span","gp-strip",null,{"aria-hidden":"true"}),[E,y]=[c("i"),c("u")];oe(E,"width",Math.min(
1,_/g)),oe(y,"left",m/g),b.append(E,y);let l=[c("th","",C,{scope:"row"}),c("td","",Se(_)),c("td"),c("td","",L?"✓ yes":"✕ no"),c("td")];return l[2].append(b),
l[4].append(gt(e,"pick",T,"Take it",`Take it as ${C}`)),P.append(...l),P}))}function p({room:f,free:m,reckoned:g}){if(f===null)return"Neither its files nor its \
config tell what it takes.";let T=g?" Its weights do not tell their size: this is reckoned from its config.":"";return`It takes ${g?"about ":""}${Se(f)} with ro\
om for a run, and ${Se(m)} can be had.${T}`}return f=>{t.hidden=!e.found,!t.hidden&&f.found&&a(e.found)}}var _s=[[.001,0],[.01,3],[.1,6],[1,8],[1/0,10]],Kd=t=>_s.findIndex(([e])=>Ee(t??1/0,"bits")<=e);function wt(t,e){if(!G(t))return"infinite";let n=Ee(t,e);if(n===
0)return"0";if(n>=.001)return n.toPrecision(3);let[s,o]=n.toExponential(1).split("e-");return`${s} × ${Gd(o)}`}var Gd=t=>`10⁻${[...String(t)].map(e=>"⁰¹²³⁴\
⁵⁶⁷⁸⁹"[e]).join("")}`,Os=t=>t>=1e9?`${(t/1e9).toFixed(2)} GB`:`${(t/1e6).toFixed(t<1e7?2:1)} MB`;function Pa(t,e){let n=y=>t.querySelector(".gp-"+y),s=n(
"which"),o=new Ae(n("words"),{press:({number:y})=>f(y)}),r=null,i="",a="";s.addEventListener("change",()=>b());let d=()=>(e.found&&e.found.question==="precision"?
e.found.groups:[]).map((y,l)=>({...y,number:l})).filter(({pair:y})=>y&&!y.error),p=()=>d().find(({number:y})=>String(y)===s.value)||d()[0];function f(y){r=y,b()}
function m(y){let l=JSON.stringify(y.map(({number:w,title:u})=>[w,u]));if(l===a)return;a=l;let h=s.value;s.replaceChildren(...y.map(({number:w,title:u})=>c("opt\
ion","",u,{value:w}))),y.some(({number:w})=>String(w)===h)&&(s.value=h)}function g({text:y,kl:l,logprobs:[h,w],same_top:u},k){let $=`probability ${j(Q(h))}, her\
e ${j(Q(w))}`;return`Token ${I(k+1)} ${Y(y)}: KL ${wt(l,e.unit)} ${e.unit}; ${$}${u?"":"; another token is the likeliest here"}`}function T(y){let{tokens:l}=y.pair,
h=JSON.stringify([y.number,e.unit,l.map(({id:w,kl:u})=>[w,u])]);h!==i&&(i=h,o.show(l.map((w,u)=>({token:w,mark:{},number:u,words:()=>g(w,u)}))),o.tokens.forEach(
(w,u)=>{let k=Kd(l[u].kl),$=w.querySelector(".gp-ink");$.style.backgroundColor=`var(--gp-heat-${_s[k][1]})`,$.dataset.rank=k,w.dataset.top=l[u].same_top?"same":
"other"})),o.tokens.forEach((w,u)=>{w.dataset.shown=u===r?"yes":"no",w.setAttribute("aria-pressed",u===r)})}function C(){let y=n("legend");if(y.dataset.unit===e.
unit)return;y.dataset.unit=e.unit,y.replaceChildren(`KL in ${e.unit}:`);let l=w=>e.unit==="bits"?w:Number((w*Math.LN2).toPrecision(2));_s.forEach(([w,u],k)=>{let $=Number.
isFinite(w)?`to ${l(w)}`:`above ${l(_s[k-1][0])}`,x=c("span","gp-chip",$,{"data-rank":k});x.style.backgroundColor=`var(--gp-heat-${u})`,y.append(x)});let h=c("s\
pan");h.append(c("span","gp-wavy","abc")," another token is the likeliest"),y.append(h)}function _(y,l){let h=e.charts[`kl ${l.number} ${e.unit}`];be(n("curve-b\
ox"),r===null?h:Rn(h,r+1,"")),L(y,l)}function L(y,l){let h=Z(n("curve-keys"),y.length,()=>{let w=c("span"),u=se("svg");return H(u,{width:30,height:8,"aria-hidde\
n":"true"}),u.append(se("path","gp-course")),H(u.firstElementChild,{d:"M1 4H29"}),w.append(u,c("span")),w});y.forEach(({title:w,number:u},k)=>{H(h[k].firstChild.
firstChild,{"data-line":k%6,"data-on":u===l.number?"yes":"no"}),S(h[k].lastChild,w)})}function P(y){let l=y.pair.tokens[r??y.pair.max_at],h=r??y.pair.max_at,[w,
u]=l.entropies,k=r===null?"Where they differ most, t":"T";S(n("said"),`${k}oken ${I(h+1)} ${Y(l.text)}: KL ${wt(l.kl,e.unit)} ${e.unit}, entropy ${ue(w,e.unit)}\
 of the reference and ${ue(u,e.unit)} of ${y.title}.${r===null?" Press another token to see both models there.":""}`);let $=n("sides").tHead.rows[0].cells;S($[1],
e.found.groups[0].title),S($[2],y.title);let x=Z(n("sides").tBodies[0],l.candidates.length,()=>{let v=c("tr"),O=c("th","",null,{scope:"row"});return O.append(c(
"span"),c("bdi")),v.append(O,...[0,1].map(()=>{let N=c("td"),W=c("div","gp-side"),B=c("span");return B.append(c("i","gp-bar",null,{"aria-hidden":"true"})),W.append(
B,c("span")),N.append(W),N})),v}),M=Math.max(...l.candidates.flatMap(([,,v,O])=>[v,O]),1e-9);l.candidates.forEach(([v,O,...N],W)=>{let[B,...A]=x[W].cells;S(B.firstChild,
v===l.id?"▶ ":""),we(B.lastChild,O),he(x[W],v===l.id?"gp-is-token":""),N.forEach((q,R)=>{oe(A[R].querySelector(".gp-bar"),"width",q/M),S(A[R].firstChild.lastChild,
j(q))})})}function b(){let[y,l]=[d(),p()];m(y),s.value=l.number;let{mean:h,max:w,same_top:u,max_at:k,perplexities:[$,x],vocab:M}=l.pair;r!==null&&r>=l.pair.tokens.
length&&(r=null),S(n("about"),`${V(l.pair.tokens.length,"token")} of the reference, read by both`),S(n("summary"),`Mean ${wt(h,e.unit)} ${e.unit}, at most ${wt(
w,e.unit)} at token ${I(k+1)}, over ${I(M)} tokens of the vocabulary. Both find the same token the likeliest at ${j(u)} of the places. Perplexity of the text: ${U(
$)} and ${U(x)}.`),C(),T(l),_(y,l),P(l)}let E=()=>d().length>0;return y=>{t.hidden=!E(),y.run&&(r=null),!t.hidden&&(y.found||y.unit)&&b()}}function Na(t,e){let[n,s,o,r]=[".gp-about",".gp-pairs",".gp-none","tbody"].map(p=>t.querySelector(p));function i(p){S(n,p.model),Ss(s,[["class",p.class_name],["\
parameters",rt(p.parameters)],["precision",p.precision],["on",p.device],["in memory",Se(p.bytes)],["context",p.context_length?`${p.context_length.toLocaleString(
"en")} tokens`:"no end"],["vocabulary",rt(p.vocab_size)],["chat template",p.chat_template?"yes":"no"]]);let{fields:f}=p;S(o,f.length?"":"It sets no field: the l\
ibrary’s defaults apply."),o.hidden=f.length>0,t.querySelector("table").hidden=f.length===0,r.replaceChildren(...f.map(m=>{let g=c("tr"),T=c("th","",null,{scope:"\
row"});return T.append(c("code","",m.name)),g.append(T,a(m.model),a(m.library),c("td","",m.meaning),c("td","",d(m))),g}))}function a(p){let f=c("td");return f.append(
c("code","",p===null?"none":JSON.stringify(p))),f}function d({applies:p,by:f,ignored:m,same:g}){return f==="you"?`▲ the page sets ${JSON.stringify(p)}${m?`; ${m}`:
""}`:f==="model"&&m?`○ ${m}`:f==="model"?g?"the same as the default":"◆ applies":"another field takes its place"}return p=>{t.hidden=!e.found,!t.hidden&&p.found&&
i(e.found)}}function qa(t,e){let n=b=>t.querySelector(".gp-"+b),s=n("costs").tBodies[0],o=()=>e.found&&e.found.question==="precision";function r(){let b=c("tr"),E=c("th","",
null,{scope:"row"});E.append(c("span"),c("small")),b.append(E);for(let y=0;y<6;y++){let l=c("td");if(l.append(c("span"),c("small")),y===0){let h=c("span","gp-by\
tes",null,{"aria-hidden":"true"});h.append(c("i")),l.append(h)}b.append(l)}return b}function i(b,E){if((b.dataset.tip||"")!==E){for(let y of["tabindex","data-ti\
p"])b.removeAttribute(y);if(E)for(let[y,l]of[["tabindex",0],["data-tip",E]])b.setAttribute(y,l)}}let a=(b,E,y="")=>{S(b.children[0],E),S(b.children[1],y)};function d({
bytes:b,scale_bytes:E},y){if(!G(b))return["–",""];let l=y&&G(y.bytes)?`${j((b+E)/(y.bytes+y.scale_bytes))} of the reference`:"";return[Os(b+E),l]}let p=({bytes:b,
scale_bytes:E})=>G(b)&&E?`get_memory_footprint() has ${Os(b)}; the scales beside them take ${Os(E)}.`:"";function f({pace:b,paces:E,ratio:y}){if(!b)return["–",
""];let l=E.length>1?`${b.low.toFixed(1)} to ${b.high.toFixed(1)}`:"one run";return[b.median.toFixed(1),y?`${l}, ${Ce(y.median)}`:l]}function m(b,E){if(E===0)return[
["–",""],["–",""],["–",""]];let{pair:y}=b;if(!y||y.error)return[[y?"none":"–",""],["–",""],["–",""]];let{unit:l}=e;return[[wt(y.mean,l),l],[wt(y.max,
l),`${l}, token ${I(y.max_at+1)}`],[j(y.same_top),""]]}function g(b,E){let y=b.map(l=>l.pair).find((l,h)=>l&&!l.error&&(E===0||h===E));return y?U(y.perplexities[E===
0?0:1],3):"–"}function T({groups:b}){let E=Math.max(...b.map(({bytes:l,scale_bytes:h})=>(l||0)+(h||0)),1),y=Z(s,b.length,r);b.forEach((l,h)=>{let[w,u,k,$,x,M,
v]=y[h].cells;a(w,l.title,h?l.precision||l.model:`the reference${l.precision&&l.precision!==l.title?`: ${l.precision}`:""}`),a(u,...d(l,h?b[0]:null)),i(u.firstChild,
p(l)),K(u.lastChild,G(l.bytes)),oe(u.lastChild.firstChild,"width",((l.bytes||0)+(l.scale_bytes||0))/E),a(k,...f(l)),m(l,h).forEach((O,N)=>a([$,x,M][N],...O)),a(
v,g(b,h))})}function C(b,E){let[y,l]=[[...b],[...E]],h=y.findIndex((w,u)=>w!==l[u]);return h<0?y.length:h}function _({groups:b}){let E=Z(n("writings"),b.length,
()=>{let l=c("li"),h=c("p","gp-writing-head");return h.append(c("b"),c("span","gp-note")),l.append(h,c("p","gp-writing",null,{dir:"auto"})),l}),y=b[0].text;b.forEach(
(l,h)=>{let[w,u]=E[h].children;S(w.children[0],l.title),S(w.children[1],L(l,h,y)),w.children[1].classList.toggle("gp-parting",h>0&&G(l.parts_at));let k=JSON.stringify(
[y,l.text,h]);if(u.dataset.key===k||(u.dataset.key=k,u.replaceChildren(),l.text===null))return;let $=h&&y!==null?C(y,l.text):[...l.text].length,x=[...l.text];u.
append(x.slice(0,$).join("")),$<x.length&&u.append(c("span","gp-apart",x.slice($).join("")))})}function L({failed:b,text:E,tokens:y,parts_at:l,pair:h},w,u){if(b)
return"✕ stopped by an error";if(E===null)return e.done?"wrote nothing to its end":"writes, or waits for its turn";let k=h&&h.error?`. Its distributions canno\
t be held against the reference’s: ${h.error.message} ${h.error.fix}`:"",$=V(y,"token");return!w||u===null?$+k:(G(l)?`✂ parts from the reference at token ${I(
l+1)} of ${I(y)}`:`= the same ${$} as the reference`)+k}function P(){let b=e.found;S(n("missing"),b.reading!==null?`Reading the reference’s text with ${b.groups[b.
reading].title}.`:Ne(e,b)),K(n("warning"),b.others),S(n("warning"),b.others?"⚠ "+Rt:""),K(n("cpu"),!!b.cpu_words),S(n("cpu"),b.cpu_words),T(b),_(b);let E=b.groups.
filter(({pair:y})=>y&&!y.error);e.done&&E.length&&S(n("told"),E.map(({title:y,pair:l})=>`${y}: mean KL ${wt(l.mean,e.unit)} ${e.unit}`).join(". ")+".")}return b=>{
t.hidden=!o(),!t.hidden&&(b.found||b.status||b.unit)&&P()}}function Wa(t,e){let n=t.querySelector(".gp-shelf-sections");function s({sections:r,canOpen:i}){let a=document.activeElement&&t.contains(document.activeElement)?
document.activeElement.getAttribute("aria-label"):null;n.replaceChildren(...r.flatMap(({title:d,note:p,rows:f})=>{let m=c("table"),g=c("tr");g.append(...["model",
"what for","size","draft that fits"].map(_=>c("th","",_,{scope:"col"})),c("td"));let[T,C]=[c("thead"),c("tbody")];return T.append(g),C.append(...f.map(_=>o(_,i))),
m.append(c("caption","gp-hidden",d),T,C),[c("h3","",d),c("p","gp-note",f.length?p:"None yet."),...f.length?[m]:[]]})),a&&t.querySelector(`[aria-label=${CSS.escape(
a)}]`)?.focus()}function o(r,i){let a=c("tr"),d=c("th","",r.model,{scope:"row"}),[p,f,m,g]=[c("td","",r.words),c("td"),c("td","",r.assistant||"–"),c("td")];if(r.
loaded){let{class_name:T,precision:C,device:_,bytes:L,in_use:P,parameters:b}=r.loaded;p.append(`${P?"● in use":"○ idle"}`,c("small","",`${T}, ${C}, on ${_}`)),
f.append(Se(L),c("small","",`${rt(b)} parameters`))}else{f.append(r.millions?`about ${rt(r.millions*1e6)}`:Se(r.size),c("small","",r.millions?"parameters":"on d\
isk"));let T=[r.gated?"▲ asks for a token":"",r.here?"✓ downloaded":""].filter(Boolean);T.length&&d.append(c("small","",T.join(" · ")))}return g.append(gt(
e,"use",r.model,"Use it")),r.loaded?g.append(gt(e,"tell",r.model,"Show")):i&&g.append(gt(e,"pick",r.model,"Fill in")),r.canUnload&&g.append(gt(e,"unload",r.model,
"Unload")),a.append(d,p,f,m,g),a}return r=>{t.hidden=!e.found,!t.hidden&&r.found&&s(e.found)}}var Ud=5,Vd=60,Yd=6e7,Jd=(t,e)=>Array.isArray(e)&&t.length===e.length&&t.every((n,s)=>n===e[s]),tn=t=>[t,...t.children.flatMap(tn)],Fo=t=>t.parent?Fo(t.parent):
t,Ms=class{constructor(e){this.log=e,this.trees=[],this.shown=null,this.along=Ia()}get all(){return this.trees.flatMap(tn)}get busy(){return this.log.running||this.
log.waiting}get visible(){return this.trees.some(({children:n})=>n.length)?this.trees.filter(n=>n.children.length||n===Fo(this.shown)):[]}get refuge(){return this.
shown&&(this.shown.parent||this.trees.filter(e=>e!==this.shown).at(-1))}begin(){let{log:e}=this;if(this.along=Ia(),!e.started||e.turn===void 0){this.shown=null;
return}let{turn:n,started:s,asked:o}=e,r=this.all.find(p=>p.turn===n);if(r){this.shown=r;return}e.asked=null;let i=o&&Jd(o.ids,s.request.given)&&this.all.find(p=>p.
turn===o.turn);if(i&&o.kind!=="branch"&&i.plain&&i.mode===s.mode){Object.assign(i,{turn:n,pieces:[]}),this.shown=i;return}let a=s.request.only_given===!0,d={turn:n,
read:a,parent:null,children:[],name:"",pieces:[],tokens:0,total:0,text:""};if(i){for(Object.assign(d,{at:o.at,from:o.from,on:o.on,kind:o.kind,parent:i});d.parent.
parent&&d.at<d.parent.at;)d.parent=d.parent.parent;d.parent.children.push(d)}else this.trees=this.trees.filter(({children:p})=>p.length),this.trees.push(d);this.
shown=d}measure(){let{log:e,along:n}=this,s=e.lines();n.follow(s.length?s[0].last:null);let{steps:o}=n;Object.assign(this.shown,{text:e.text,tokens:o.length,total:n.
total,mode:e.started.mode,searched:e.usesBeams,plain:s.length===1&&s[0].kind==="sequence",pieces:o.map(({piece:r,chosen:i})=>r??i.text)})}makeRoom(){for(;;){let e=this.
all,n=e.reduce((o,{text:r})=>o+r.length,0);if(this.trees.length<=Ud&&e.length<=Vd&&n<=Yd)return;let s=this.trees.find(o=>o!==Fo(this.shown))||e.filter(o=>o.parent&&
o!==this.shown&&!o.children.length).sort((o,r)=>o.turn-r.turn)[0];if(!s)return;this.detach(s)}}detach(e){e.parent?e.parent.children=e.parent.children.filter(n=>n!==
e):this.trees=this.trees.filter(n=>n!==e)}};function Ia(){return new $e(0,(t,{chosen:e})=>t+(e.logprob??-1/0))}var Ra="A run is under way. Wait for its end, or press Stop.";function Ba(t){let{root:e,state:n,tree:s,told:o,remove:r}=t,{log:i}=n,a=e.querySelector(".gp-renam\
e");function d(m){if(!(!m||m===n.shown)){if(n.busy){S(o,Ra);return}n.shown=m,i.feedRun(m.text,m.turn),i.ask({type:"shown"}),t.draw(),m.item.focus({preventScroll:!0})}}
function p(){if(!r.dataset.sure){let T=tn(n.shown).length;r.textContent=T>1?`Delete these ${T} runs?`:"Delete this run?",r.dataset.sure="yes",r.focus();return}let m=n.
shown,g=n.refuge;n.busy?S(o,Ra):g&&(n.detach(m),d(g)),t.calm()}function f(){let m=n.shown,g=c("input","gp-rename-field",null,{"aria-label":"Name of this run",maxlength:60});
g.value=m.name;let T=!0,C=_=>{T&&(T=!1,_&&(m.name=g.value.trim()),document.activeElement===g&&m.item.focus(),g.remove(),t.fill(m))};g.addEventListener("keydown",
_=>{_.stopPropagation(),(_.key==="Enter"||_.key==="Escape")&&C(_.key==="Enter")}),g.addEventListener("click",_=>_.stopPropagation()),g.addEventListener("blur",()=>C(
!0)),m.item.querySelector(".gp-label").replaceChildren(g),g.focus(),g.select()}s.addEventListener("click",m=>{let g=m.target.closest(".gp-run"),T=n.visible.flatMap(
tn).find(C=>C.item===g);T===n.shown?T.item.focus():d(T)}),s.addEventListener("keydown",m=>{let{shown:g}=n;if(m.ctrlKey||m.metaKey||m.altKey||!g)return;let T=n.visible.
flatMap(tn),C=T.indexOf(g),_={ArrowDown:()=>d(T[C+1]),ArrowUp:()=>d(T[C-1]),ArrowRight:()=>d(g.children[0]),ArrowLeft:()=>d(g.parent),Home:()=>d(T[0]),End:()=>d(
T.at(-1)),F2:f,Delete:()=>{r.disabled||p()}};Object.hasOwn(_,m.key)&&(m.preventDefault(),_[m.key]())}),a.addEventListener("click",f),r.addEventListener("click",
p),r.addEventListener("blur",()=>t.calm())}var ja=8,Xd=3,Zd=-1e30,Qd=t=>`log p ${t>Zd?t.toFixed(2).replace("-","−"):"−∞"}`;function eh(t){let e=t.pieces,n=Math.min(...t.children.map(({at:r})=>r)),s=t.
parent?t.at:Number.isFinite(n)&&n>=Xd?n:0,o=Y(e.slice(s,s+ja).join("")).slice(1,-1);return`“${s&&!t.parent?"…":""}${o}${e.length>s+ja?"…":""}”`}function Fa(t){
return t.parent?`${t.kind==="branch"?`${t.on?"on ":""}from ${Y(t.from)} `:"goes on "}at token ${t.at+1}: `:t.read?"a text that was read: ":"the original: "}var Es=class{constructor(e,n){
this.root=e,this.state=n,this.tree=e.querySelector(".gp-tree"),this.told=e.querySelector(".gp-told"),this.remove=e.querySelector(".gp-delete")}draw(){let{root:e,
tree:n,state:s}=this,o=s.log.canAsk?s.visible:[];if(e.hidden=!o.length,e.hidden)return;let{scrollTop:r}=n;n.replaceChildren(...o.map(i=>this.lay(i))),n.scrollTop=
r,s.shown&&this.reveal(s.shown.item.firstChild),this.remove.disabled=!s.refuge,this.calm()}calm(){this.remove.textContent="Delete",delete this.remove.dataset.sure}lay(e){
e.item??=th(),this.fill(e);let n=e.item.querySelector(":scope > ul");if(n&&n.remove(),e.children.length){let s=c("ul","",null,{role:"group"});s.append(...e.children.
map(o=>this.lay(o))),e.item.append(s),e.item.setAttribute("aria-expanded","true")}else e.item.removeAttribute("aria-expanded");return e.item}fill(e){let{item:n}=e,
s=e===this.state.shown,o=eh(e),r=e.searched?` · best of ${Wt(e.mode)}`:"",i=`${e.tokens} ${e.tokens===1?"token":"tokens"} · ${Qd(e.total)}${r}`,a=n.querySelector(
".gp-label");if(!a.querySelector("input")){let p=[c("span","gp-note",Fa(e)),c("bdi","gp-words",o)];e.name?a.replaceChildren(c("bdi","gp-name",e.name)," ",...p):
a.replaceChildren(...p)}let d=n.querySelector(".gp-facts");S(d,i),d.title="length, and total log-probability after the processors, in nats; −∞ where they remove\
 a given token (but a beam search takes given tokens as the model had them)",S(n.querySelector(".gp-sign"),s?"▶":""),n.setAttribute("aria-selected",String(s)),
n.setAttribute("aria-label",[e.name,Fa(e)+o,i,s?"shown":""].filter(Boolean).join(", ")),n.tabIndex=s?0:-1}reveal(e){let{tree:n}=this,[s,o]=[n.getBoundingClientRect(),
e.getBoundingClientRect()];n.scrollTop+=Math.min(0,o.top-s.top-4)+Math.max(0,o.bottom-s.bottom+4)}};function th(){let t=c("li","gp-run",null,{role:"treeitem"}),
e=c("div","gp-row");return e.append(c("span","gp-sign","",{"aria-hidden":"true"}),c("span","gp-label"),c("span","gp-facts")),t.append(e),t}function za(t,e){let n=new Ms(e),s=new Es(t,n);return Ba(s),o=>{o.run&&n.begin();let{shown:r}=n;if(r&&e.turn===r.turn&&(o.run||o.steps||o.status)&&n.measure(),o.
run){n.makeRoom();let i=s.tree.contains(document.activeElement);s.draw(),i&&r&&r.item&&r.item.focus({preventScroll:!0})}else!t.hidden&&r&&r.item&&s.fill(r);o.status&&
!n.busy&&S(s.told,"")}}var nh={true:"button",false:"div"};function sh({text:t},{chosen:e,removed:n,by:s}){return e?`Again from here, with ${Y(t)} once more.`:n?`Continue from here wit\
h ${Y(t)} instead, although ${s} removed it.`:`Continue from here with ${Y(t)} instead.`}var nn=class{constructor(e){this.item=c("li","gp-bar"),e.append(this.item),
this.body=null}build(e){let n=nh[e];if(this.body&&this.body.localName===n)return;let s=c(n,"gp-row",null,e?{type:"button"}:{role:"group"});this.rank=c("span","g\
p-rank"),this.sign=c("span","gp-sign","",{"aria-hidden":"true"}),this.word=c("bdi","gp-word");let o=c("span","gp-name");o.append(this.sign,this.word),this.after=
c("span","gp-fill gp-after"),this.before=c("span","gp-fill gp-before"),this.thick=c("span","gp-track"),this.thin=c("span","gp-track gp-thin"),this.thick.append(
this.after),this.thin.append(this.before),this.why=c("span","gp-why","removed by "),this.remover=c("span","gp-remover"),this.why.append(this.remover);let r=c("s\
pan","gp-tracks");r.append(this.thick,this.why,this.thin),this.value=c("span"),this.raw=c("small");let i=c("span","gp-values");i.append(this.value,this.raw),s.append(
this.rank,o,r,i,c("span","gp-go",e?"↪":"",{"aria-hidden":"true"})),s.tabIndex=this.body?this.body.tabIndex:-1,this.body?this.body.replaceWith(s):this.item.prepend(
s),this.body=s}fill(e,n,s){let{text:o,after:r,before:i,rank:a,chosen:d,given:p,removed:f,by:m,rest:g,words:T}=e;this.build(s&&!g),this.entry=e,this.item.hidden=
!1;let C={"gp-chosen":d,"gp-removed":f,"gp-rest":g};he(this.item,["gp-bar",...Object.keys(C).filter(b=>C[b])].join(" ")),S(this.rank,a?I(a):""),S(this.sign,d?"▶":
f?"✕":""),we(this.word,o,{plain:g}),this.thick.hidden=f||r===null;for(let[b,E]of[[this.after,r||0],[this.before,i]])oe(b,"width",Math.min(1,E/n)),b.parentNode.
classList.toggle("gp-beyond",E>n*1.005);S(this.value,f?"":r===null?"–":j(r)),S(this.raw,j(i)),S(this.remover,m),this.why.hidden=!f;let _=[d&&(p?"given":"chose\
n"),f&&`removed by ${m}`].filter(Boolean).join(", "),L=[g?o:Y(o),_].filter(Boolean).join(", "),P=s&&!g?sh({text:o},e):"";this.body.setAttribute("aria-label",P?`${L}\
. ${P}`:L),Te(this.body,()=>P?`${P} ${T()}`:T())}hide(){this.item.hidden=!0}};function Ts(t){let e=()=>[...t.querySelectorAll(".gp-bar:not([hidden]) > .gp-row")],
n=s=>e().forEach(o=>{o.tabIndex=o===s?0:-1});return t.addEventListener("focusin",s=>s.target.matches(".gp-row")&&n(s.target)),t.addEventListener("keydown",s=>{let o=e(),
r=o.indexOf(s.target),i={ArrowDown:r+1,ArrowUp:r-1,Home:0,End:o.length-1}[s.key];r<0||i===void 0||s.ctrlKey||s.metaKey||s.altKey||(s.preventDefault(),s.stopPropagation(),
o[Math.max(0,Math.min(o.length-1,i))].focus())}),()=>{let s=e();s.length&&!s.some(o=>o.tabIndex===0)&&(s[0].tabIndex=0)}}var zo=t=>t?j(t):"<0.01%",Et=(t,e)=>`${I(t)} ${e}${t===1?"":"s"}`,oh=(t,e)=>t.kept!==e||t.mass_moved>0,Ls=t=>`${t.isPrompt?"prompt token":"token"} ${t.index+1}`;
function Do({distribution:{stages:t,vocab:e}}){return t.map((n,s)=>{let[o,r,i]=Je(n.name),a=s?t[s-1].kept:e;return{number:s+1,kind:n.name,name:o,meaning:r,knobs:i,
entropy:n.entropy,kept:n.kept,keptBefore:a,removed:n.mass_removed,moved:n.mass_moved,idle:!oh(n,a)}})}function Ho({kept:t,keptBefore:e,removed:n,moved:s,idle:o}){
if(o)return"did nothing";let r=[];return t<e&&r.push(`removed ${Et(e-t,"token")} (${zo(n)})`),t>e&&r.push(`brought ${Et(t-e,"token")} back`),(s-n>.001||!r.length)&&
r.push(`moved ${j(s)}`),r.join(", ")}var Cs=({layers:t,distribution:e})=>!!t&&(e.stages[0]||{}).name!=="DolaContrast";function Ko(t){return Cs(t)?{name:"DoLa",meaning:"\
The scores of the last layer minus those of the contrasted one, without the tokens that DoLa finds improbable: what the processors are given."}:{name:t.layers?"\
the last layer":"the model",meaning:"The distribution that the model gave, before any processor."}}function sn({distribution:{candidates:t},chosen:e}){return t.
some(({token_id:n})=>n===e.token_id)?t:[...t,e]}function As(t,e,n){if(t.length<=e)return t;let s=({raw_logprob:i,logprob:a})=>Math.max(Q(i),Q(a)),o=[...t].sort(
(i,a)=>s(a)-s(i)),r=new Set([...o.filter(({token_id:i})=>i===n),...o.filter(Ye).slice(0,3)]);for(let i of o)r.size<e&&r.add(i);return t.filter(i=>r.has(i))}function _n({
raw_logprob:t,stage_logprobs:e},n){return n?e&&n<=e.length?Q(e[n-1]):void 0:Q(t)}var On=({raw_logprob:t,stage_logprobs:e},n)=>((n?(e||[])[n-1]:t)??null)===null,
Ye=({logprob:t})=>t===null;function Mn({removed_by:t,stage_logprobs:e,raw_logprob:n},s){let o=[n,...e||[]],r=o.findLastIndex((a,d)=>d>0&&a===null&&o[d-1]!==null),
i=t||r>0&&s.distribution.stages[r-1].name;return i?Je(i)[0]:Cs(s)?"DoLa":"a processor"}function Ps(t,e){let{raw_logprob:n,logprob:s,rank:o,raw_rank:r,token_id:i}=t,
a=f=>f?`, rank ${I(f)} of ${I(e.distribution.vocab)}`:"";if(!e.distribution.stages.length&&Math.abs((s??n)-n)<1e-4)return`Probability ${j(Q(n))}${a(o||r)}; no p\
rocessor changed it. Token id ${i}.`;let d=`Before the processors ${j(Q(n))}${a(r)}.`,p=Ye(t)?`After them it cannot be chosen: removed by ${Mn(t,e)}.`:`After th\
em ${j(Q(s))}${o?`, rank ${I(o)} of the ${I(ze(e))} that are left`:""}.`;return`${d} ${p} Token id ${i}.`}function Da(t,{mode:e,effective:n,config:s}){if(t.isPrompt)
return["given","stands in the prompt: given, not chosen"];if(t.given)return["given","was given, not chosen"];if(e==="custom")return["the choice","was chosen by \
your own decoding loop"];if(t.beam)return["the choice",rh[t.beam.status]||"was considered by the search"];if(t.reranked)return["the choice","has the best score:\
 probability against degeneration penalty"];let o=t.draft&&t.draft.origin;return o==="accepted"?["the draft","was drafted by the assistant, and accepted"]:o==="\
correction"?["the choice","took the place of a rejected draft"]:{...n,...s}.do_sample?["the draw","was drawn"]:["the choice","was taken as the most probable"]}var rh={
running:"goes on: the search compares the sums of whole beams",finished:"ends a beam: the search compares the sums of whole beams",ended:"would end a beam, whic\
h does not count",pruned:"was considered, and given up: the search compares the sums of whole beams"};var ih=(t,e)=>t.map(({watched:n})=>{let s=(n||[]).find(({token_id:o})=>o===e);return s&&Q(s.logprob)}),Go=class extends nn{constructor(e){super(e),this.along=c(
"div","gp-along",null,{"data-tip":"",tabindex:"0",role:"img"}),this.line=se("polyline","gp-along-line"),this.here=se("line","gp-along-here");let n=se("svg","gp-\
along-plot");n.setAttribute("preserveAspectRatio","none"),n.setAttribute("viewBox","0 0 100 100"),n.append(this.here,this.line),this.along.append(n,c("span","gp\
-along-words")),this.item.append(this.along)}},Ns=class{constructor(e,n,s){this.log=n,this.entryOf=s,this.box=e.querySelector(".gp-looked-box"),this.list=e.querySelector(
".gp-looked"),this.form=e.querySelector(".gp-look"),this.field=e.querySelector(".gp-look-text"),this.state=e.querySelector(".gp-look-state"),this.rows=[],this.makeReachable=
Ts(this.list),this.form.addEventListener("submit",o=>this.ask(o))}lineNumber(){let e=this.log.current(),n=e&&!e.isPrompt&&this.log.lineOf(e);return n?this.log.lines().
findIndex(({last:s,label:o})=>s===n.last&&o===n.label):-1}ask(e){e.preventDefault();let n=this.field.value,s=this.lineNumber();if(!n||s<0){S(this.state,n?"Selec\
t a token of the generated text first.":"Type the text of a token first.");return}S(this.state,`Looking up ${Y(n)} …`),this.log.ask({type:"look",line:s,text:n})}draw(e,n,s){
(n.run||n.watched)&&S(this.state,"");let o=e.isPrompt?[]:e.watched||[];this.form.hidden=!this.log.canAsk||this.lineNumber()<0,this.list.parentNode.hidden=!o.length,
this.box.hidden=this.form.hidden&&!o.length;let r=o.map(d=>this.entryOf(d,e)),i=Math.max(.02,...r.map(({after:d,before:p})=>Math.max(d||0,p))),a=o.length?ke(this.
log.lastOf(e)):[];for(;this.rows.length>o.length;)this.rows.pop().item.remove();for(;this.rows.length<o.length;)this.newRow();o.forEach((d,p)=>{this.rows[p].fill(
r[p],i,s),this.drawAlong(this.rows[p],ih(a,d.token_id),e)}),this.makeReachable()}newRow(){this.rows.push(new Go(this.list))}drawAlong(e,n,s){let o=n.map(f=>f??0);
if(e.along.hidden=o.length<2,e.along.hidden)return;let r=Math.max(...o),i=o.indexOf(r),a=f=>f/(o.length-1)*100,d=ah(o,150).map(([f,m])=>`${a(f).toFixed(1)},${(98-
(r?m/r:0)*94).toFixed(1)}`);e.line.setAttribute("points",d.join(" "));for(let[f,m]of Object.entries({x1:a(s.index),x2:a(s.index),y1:0,y2:100}))e.here.setAttribute(
f,m);let p=r?`highest ${j(r)}, at token ${i+1}`:"nowhere a chance";S(e.along.lastElementChild,p),e.along.dataset.tip=`The probability of this token after the pr\
ocessors, along the text of ${Et(o.length,"token")}: ${p}. The upright line is the current token.`,e.along.setAttribute("aria-label",`along the text: ${p}`)}};function ah(t,e){
let n=Math.ceil(t.length/e),s=[];for(let o=0;o<t.length;o+=n){let r=o;for(let i=o+1;i<Math.min(t.length,o+n);i++)t[i]>t[r]&&(r=i);s.push([r,t[r]])}return s}function Ha(t,e){let s=t.querySelector(".gp-place"),o=t.querySelector(".gp-bars"),r=t.querySelector(".gp-bars-legend"),i=t.querySelector(".gp-all"),a=x=>t.querySelector(
".gp-"+x),[d,p,f,m,g]=["full","beams-note","press-note","chosen-word","removed-key"].map(a),T=Object.fromEntries(["back","on","newest"].map(x=>[x,a(x)])),C=[],_=Ts(
o),L=new Ns(t,e,y),P=!1,b=[],E=x=>e.canAsk&&!x.isPrompt;function y(x,M){let v=Ye(x);return{id:x.token_id,text:x.text,after:Q(x.logprob),before:Q(x.raw_logprob),
rank:v?null:x.rank??(M.distribution.stages.length?null:x.raw_rank),chosen:x.token_id===M.chosen.token_id,given:M.isPrompt||M.given,removed:v,by:v?Mn(x,M):"",words:()=>Ps(
x,M)}}function l(x){let M=sn(x),O=(P?M:As(M,24,x.chosen.token_id)).map(B=>y(B,x)),N=x.distribution.vocab-M.length;N>0&&O.push(h(x,M.map(B=>y(B,x)),N));let W=w(Math.
max(...O.filter(({rest:B})=>!B).map(B=>Math.max(B.after,B.before))));for(S(d,`full width: ${j(W)}`);C.length<O.length;)C.push(new nn(o));C.forEach((B,A)=>O[A]?B.
fill(O[A],W,E(x)):B.hide()),_(),i.hidden=M.length<=24,S(i,P?"show 24 only":`show all ${I(M.length)}`),i.setAttribute("aria-expanded",String(P))}function h(x,M,v){
let O=q=>Math.max(0,1-M.reduce((R,F)=>R+F[q],0)),N=ze(x)>M.filter(({removed:q})=>!q).length,[W,B]=[N?e.usesBeams?null:O("after"):0,O("before")],A=`All ${I(v)} t\
okens that are not listed, together: ${j(B)} before the processors`+(W===null?".":`, ${j(W)} after them.`);return{text:`${I(v)} others`,after:W,before:B,rest:!0,
words:()=>A}}let w=x=>[.02,.05,.1,.2,.5,1].find(M=>x<=M)||1;function u(x){let M=!x.distribution.stages.length;t.classList.toggle("gp-untouched",M),S(a("after-wo\
rd"),M?"probability; no processor ran, so it is the same before and after":"after the processors"),a("before-key").hidden=g.hidden=M,S(m,x.isPrompt||x.given?"gi\
ven, not chosen":"chosen"),p.hidden=!x.beam||M,f.hidden=!E(x),t.classList.toggle("gp-pressable",E(x))}o.parentNode.addEventListener("click",x=>{let M=x.target.closest(
"button.gp-row"),v=M&&[...C,...L.rows].find(({body:N})=>N===M),O=e.current();v&&O&&E(O)&&e.ask({type:"branch",step:O,tokenId:v.entry.id})}),i.addEventListener("\
click",()=>{P=!P,l(e.current())});function k(x){let M=e.lineOf(x),v=e.lines().length>1&&M&&!x.isPrompt?` of ${M.label}`:"";s.replaceChildren(e.selected?`at ${Ls(
x)}${v}: `:`at the newest token${v}: `),s.append(ie(x.chosen.text,"gp-here")),T.back.disabled=x.isPrompt?!x.before:x.index===0&&!e.promptSteps.length,T.on.disabled=
!M||M.last===x,T.newest.disabled=!e.selected}function $(){s.textContent="No token yet.";for(let x of C)x.hide();for(let x of Object.values(T))x.disabled=!0;for(let x of[
i,p,f,L.box])x.hidden=!0}return T.back.addEventListener("click",()=>e.walk(-1)),T.on.addEventListener("click",()=>e.walk(1)),T.newest.addEventListener("click",()=>e.
selectStep(null)),x=>{let M=e.current();r.hidden=!M,M?((M!==b[0]||e.canAsk!==b[1])&&l(M),u(M),L.draw(M,x,E(M)),k(M)):$(),b=[M,e.canAsk]}}var rn=.001,Ka=2e-5,lh=-1e9,Tn=-1e8,Ie=(t,e=-1e30)=>t==null||t<e;function on(t,e,n){return Ie(t,n)||Ie(e,n)?Ie(t,n)&&Ie(e,n)?0:1/0:Math.abs(t-e)}function En(t,e,n){
return on(t,e===null?null:e*n,Tn)/Math.max(1,n)}var Tt=class{count=0;off=0;furthest=0;worst=null;see(e,n){this.count+=1,e<=rn||(this.off+=1),!(this.worst&&!(e>this.
furthest))&&(this.furthest=e,this.worst={...n(),difference:e})}};function Ga(t){if(!t.usesBeams)return null;let{effective:e}=t.started,n={sum:new Tt,given:new Tt,
final:new Tt,pool:new Tt,output:new Tt},s=e.length_penalty??1;for(let o of t.prompts){if(!o)continue;let r=Math.max(...o.distributions.map(i=>i.length));ch(o,Math.
max(1,Math.floor(r/(e.num_beam_groups||1))),s,n)}return t.finished.sequences.forEach((o,r)=>dh(t.returned[r].last,o,r,s,n.output)),n}function ch(t,e,n,s){let o=null,
r=new Map,i=(a,d)=>d.score-a.score;t.steps.forEach((a,d)=>{if(a.some(({given:m})=>m)){for(let m of a)s.given.see(on(m.beam.score,0),()=>({node:m}));return}o??=new Map(
a.filter(({beam:m})=>m.parent%e===0).map(({beam:m})=>[m.parent,0]));for(let m of a){let{beam:g}=m,T=o.get(g.parent)??lh;if(s.sum.see(on(T+(g.logprob??-1/0),g.score,
Tn),()=>({node:m,parent:T})),g.final_score===null||g.final_score===void 0)continue;let C=m.length**n;s.final.see(En(g.score,g.final_score,C),()=>({node:m,power:C}));
let _=g.group??null;r.set(_,[...r.get(_)||[],{score:g.final_score,power:C}].sort(i).slice(0,e))}let p=[...r.values()].flat().filter(({score:m})=>!Ie(m)).sort(i),
f=t.pools[d].filter(m=>!Ie(m));for(let m=0;m<Math.max(p.length,f.length);m++){let g=p[m]??null,T=g&&m<f.length?En(g.score*g.power,f[m],g.power):1/0;s.pool.see(T,
()=>({step:d,place:m,expected:g&&g.score,told:f[m]??null}))}o=new Map(a.filter(({beam:m})=>m.status==="running").map(({beam:m})=>[m.beam,m.score]))})}function dh(t,e,n,s,o){
let r=ke(t),i=r.filter(({given:p})=>!p);if(e.score===null||!i.length)return;let a=i.length**s,d=r.every(({beam:p,given:f},m)=>f||p.parent===(e.beams||[])[m]);o.
see(d?En(t.beam.score,e.score,a):1/0,()=>({number:n,node:t,power:a,told:e.score}))}function Ua(t,e){let s=t.querySelector("details"),o=t.querySelector(".gp-output"),r=t.querySelector(".gp-all"),i=null,a=!1;function d(k){let $=e.allLines(),x=e.
started.effective.length_penalty??1;return k.sequences.map((M,v)=>{let O=ke($[v]?$[v].last:null),N=M.token_ids.map((F,z)=>{let J=O[z]&&O[z].chosen.token_id===F?
O[z]:null,te=M.logprobs[z];return{id:F,text:J?J.chosen.text:"?",recorded:te,library:M.transition_scores?M.transition_scores[z]:null,difference:M.transition_scores?
on(te,M.transition_scores[z]):null,drawn:J?on(te,J.chosen.logprob):1/0}}),W=M.logprobs.filter((F,z)=>!O[z]||!O[z].given),B=W.reduce((F,z)=>F+(z??-1/0),0),A=W.length**
x,q=W.length?B/A:null,R=M.score!==null&&q!==null&&M.score*A>Tn;return{tokens:N,sum:B,length:W.length,penalty:x,rebuilt:q,score:M.score,difference:R?En(B,M.score,
A):null}})}function p(k,$=1e-9){if(!Number.isFinite(k))return"everything";let x=Math.max(k,$),M=Math.floor(Math.log10(x)+1e-9),v=Math.ceil(x/10**M-1e-6);return v===
10?`1e${M+1}`:`${v}e${M}`}let f=k=>k.join("; "),m=(k,$)=>`${I(k)} ${$}${k===1?"":"s"}`;function g(){let{mode:k}=e.started;return k==="custom"?"its decoding loop\
 is one of your own":"the run was recorded without the library’s scores"}function T(k){if(!k||!k.sum.count)return[[],[]];let{sum:$,given:x,final:M,pool:v,output:O}=k,
N=({off:A,count:q,furthest:R},F,z)=>A?[`${I(A)} of ${m(q,F)} ${A===1?"does":"do"} not ${z}: the furthest is off by ${p(R)}`]:[],W=[...N($,"tree node","add up"),
...N(x,"given token","weigh nothing"),...N(M,"final score","follow from its sum"),...N(v,"kept score","follow from the texts that ended"),...N(O,"output","end w\
here its path through the tree ends")],B=Math.max(...Object.values(k).map(A=>A.furthest));return[W,W.length?[]:[`${m($.count,"node")} of the tree ${$.count===1?
"adds":"add"} up to within ${p(B,Ka)}`]]}function C({outputs:k,tree:$}){let x=k.flatMap(z=>z.tokens);if(!x.length)return["none","–","There are no scores to ch\
eck: no token was generated."];let M=x.filter(({difference:z})=>z!==null),v=k.filter(({difference:z})=>z!==null),O=z=>Math.max(0,...z.map(({difference:J})=>J)),
N=z=>z.filter(({difference:J})=>!(J<=rn)),W=x.filter(({drawn:z})=>z>rn),[B,A]=T($),q=[];if(N(v).length&&q.push(`${I(N(v).length)} of ${I(v.length)} sequences_sc\
ores cannot be rebuilt: they are off by up to ${p(O(v))}`),q.push(...B),N(M).length&&q.push(`${I(N(M).length)} of ${m(M.length,"token")} differ from the library\
’s compute_transition_scores, by up to ${p(O(M))}`),W.length&&q.push(`${m(W.length,"token")} of the outputs differ from the steps that are shown`),q.length)return[
"differs","✗",f(q)];let R=[...v.length?[`${I(v.length)} sequences_scores ${v.length===1?"is":"are"} rebuilt to within ${p(O(v))}`]:[],...A];if(!M.length)return[
"none","–",f([...R,`compute_transition_scores does not apply: ${g()}`])];let F=M.length===1?"token agrees":"tokens agree";return["agrees","✓",f([...R,`${I(M.
length)} ${F} with the library’s compute_transition_scores to within ${p(O(M))}`])]}function _(){let[k,$,x]=i?C(i):["none","–","The scores are checked again\
st the library when the run has finished."];t.dataset.verdict=k,S(t.querySelector(".gp-badge"),$),S(t.querySelector(".gp-verdict-line"),x)}let L=k=>Ie(k)?"−∞":
k.toFixed(3).replace("-0.000","0.000"),P=k=>Ie(k)?"−∞":(k<Tn?k.toExponential(3):U(k,5)).replace("-","−"),b=k=>k<0||Ie(k)?`(${P(k)})`:P(k);function E(k,$){
let x=k.insertCell();$===null?x.textContent="–":x.textContent=($>rn?"✗ ":"")+($===0?"0":Number.isFinite($)?$.toExponential(0):"∞"),x.classList.toggle("gp-\
off",$>rn)}function y(){let k=i.outputs.filter(({score:x})=>x!==null);t.querySelector(".gp-beam-check").hidden=!k.length;let $=t.querySelector(".gp-sums tbody");
$.replaceChildren(),i.outputs.forEach((x,M)=>{if(x.score===null)return;let v=$.insertRow();for(let O of[M+1,L(x.sum),x.length,x.penalty,U(x.rebuilt,4),U(x.score,
4)])v.insertCell().textContent=O;E(v,x.difference)})}function l(k,$,x,M,v,O){if(!x.count)return;let{worst:N}=x,W=k.insertRow();W.append(c("th","",$,{scope:"row"})),
W.insertCell().textContent=I(x.count),W.insertCell().append(M(N),...N.node?[" ",ie(N.node.beam.text)]:[]),W.insertCell().textContent=v(N),W.insertCell().textContent=
P(O(N)),E(W,N.difference)}function h(){let k=t.querySelector(".gp-tree-sums tbody");if(k.replaceChildren(),!i.tree)return;let{sum:$,given:x,final:M,pool:v,output:O}=i.
tree,N=e.started.effective.length_penalty??1,W=({node:A})=>`step ${A.index+1}:`,B=({node:A,power:q})=>`${P(A.beam.score)} / ${A.length} ** ${N} = ${P(Ie(A.beam.
score)?null:A.beam.score/q)}`;l(k,"node: parent’s score + log-probability",$,W,({node:A,parent:q})=>`${P(q)} + ${b(A.beam.logprob)} = ${P(Ie(A.beam.logprob)?null:
q+A.beam.logprob)}`,({node:A})=>A.beam.score),l(k,"given token: weighs nothing",x,W,()=>P(0),({node:A})=>A.beam.score),l(k,"ended: score / length ** length_pena\
lty",M,W,B,({node:A})=>A.beam.final_score),l(k,"kept after a step: the best that ended",v,A=>`step ${A.step+1}: number ${A.place+1}`,A=>A.expected===null?"none":
P(A.expected),A=>A.told),l(k,"output: score where its path ends, after the penalty",O,({number:A})=>`output ${A+1}:`,B,A=>A.told)}function w(){let{tokens:k}=i.outputs[Number(
o.value)]||i.outputs[0]||{tokens:[]},$=t.querySelector(".gp-scores tbody");$.replaceChildren(),k.slice(0,a?1/0:20).forEach((x,M)=>{let v=$.insertRow();v.insertCell().
textContent=M+1,v.insertCell().textContent=x.id,v.insertCell().append(ie(x.text)),v.insertCell().textContent=L(x.recorded),v.insertCell().textContent=x.difference===
null?"–":L(x.library),E(v,x.difference),v.insertCell().textContent=(Q(x.recorded)*100).toFixed(2)+"%"}),r.hidden=k.length<=20||a,S(r,`Show all ${I(k.length)} \
tokens`)}function u(){if(!s.open)return;let k=e.hideFrom!==null;if(t.querySelector(".gp-secret").hidden=!k,t.querySelector(".gp-token-check").hidden=k||!i,t.querySelector(
".gp-beam-check").hidden=!0,t.querySelector(".gp-tree-check").hidden=k||!i||!i.tree||!i.tree.sum.count,S(t.querySelector(".gp-how"),"The playground notes a log-\
probability for each token while it decodes. Beside it stands what the library’s own compute_transition_scores gives for the same run"+(e.usesBeams?" (normali\
ze_logits=False, as its documentation asks for beams).":" (normalize_logits=True).")),!i)return;let $=e.usesBeams?"output":"sequence";t.querySelector(".gp-which").
hidden=i.outputs.length<2,o.options.length!==i.outputs.length&&o.replaceChildren(...i.outputs.map((x,M)=>c("option","",`${$} ${M+1}`,{value:M}))),y(),k||h(),k||
w()}return s.addEventListener("toggle",u),o.addEventListener("change",u),r.addEventListener("click",()=>{a=!0,u()}),k=>{if(t.hidden=!e.started,!k.run&&!k.status&&
!k.steps)return;let{finished:$}=e;$?(!i||i.finished!==$)&&(i={finished:$,outputs:d($),tree:Ga(e)},a=!1,o.replaceChildren()):i=null,_(),(k.run||k.status||$)&&u()}}function Va(t,e){let o=[.1,.2,.5,1,2,5,10,20,50,1/0],r=t.querySelector(".gp-heat-plot"),i=t.querySelector(".gp-cells"),a=t.querySelector(".gp-column"),d=t.querySelector(
".gp-layer-names"),p=t.querySelector(".gp-layer-reading"),f=t.querySelector(".gp-layer-tally"),m=document.createElement("canvas"),g=m.getContext("2d",{willReadFrequently:!0}),
T=new $e({picks:{},peak:0},({picks:A,peak:q},{layers:R})=>R?{picks:{...A,[R.layer]:(A[R.layer]||0)+1},peak:Math.max(q,...R.divergences)}:{picks:A,peak:q}),C=0,_=[],
L=[],P=[0,0],b=[],E=A=>Math.round(Math.sqrt(Math.max(0,Math.min(1,(A??0)/C)))*10);function y(){let A=getComputedStyle(t);return[...[...Array(11).keys()].map(R=>`\
--gp-heat-${R}`),"--gp-text"].map(R=>{let F=A.getPropertyValue(R).trim();return[1,3,5].map(z=>parseInt(F.slice(z,z+2),16))})}function l(A){if(m.width>=A&&m.height===
_.length*6)return;let q=m.height===_.length*6?g.getImageData(0,0,m.width,m.height):null;m.width=Math.max(64,2**Math.ceil(Math.log2(A))),m.height=_.length*6,q&&g.
putImageData(q,0,0)}function h(A){let q=new ImageData(1,_.length*6);_.forEach((R,F)=>{let z=A.layers?A.layers.candidate_layers.indexOf(R):-1;if(z<0)return;let J=L[E(
A.layers.divergences[z])];for(let te=0;te<5;te++){let ce=te===2&&R===A.layers.layer?L[11]:J;q.data.set([...ce,255],(F*6+te)*4)}}),g.putImageData(q,A.index,0)}let w=()=>Math.
max(10,T.steps.length);function u(){let[A,q]=P;if(!A||!q)return;i.width!==A&&(i.width=A),i.height!==q&&(i.height=q);let R=i.getContext("2d");R.clearRect(0,0,A,q),
R.imageSmoothingEnabled=!1;let F=T.steps.length;R.drawImage(m,0,0,F,m.height,0,0,A*F/w(),q)}function k(A){let q=[...T.steps.find(J=>J.layers).layers.candidate_layers].
sort((J,te)=>te-J),R=y(),F=o.find(J=>T.total.peak<=J*Math.LN2)*Math.LN2,z=String([q,R,F])!==String([_,L,C]);String(q)!==String(_)&&$(q),[_,L,C]=[q,R,F],l(T.steps.
length);for(let J of z?T.steps:A)h(J);u()}function $(A){let q=Math.max(15,Math.min(28,280/A.length));r.style.height=d.style.height=`${Math.max(1,A.length)*q}px`,
d.replaceChildren(...A.map(R=>c("span","",R===0?"embedding":`layer ${R}`)))}function x(){S(t.querySelector(".gp-ramp-low"),"0"),S(t.querySelector(".gp-ramp-high"),
`${Number(Ee(C,e.unit).toPrecision(2))} ${e.unit}`.replace(/^1 bits/,"1 bit"));let A=t.querySelector(".gp-scale-ramp");if(!A.childNodes.length)for(let q=0;q<11;q++){
let R=c("i");R.style.background=`var(--gp-heat-${q})`,A.append(R)}}let M=A=>A===0?"the embedding (layer 0)":`layer ${A}`;function v(A){if(!A.layers)return`Token\
 ${A.index+1}, ${Y(A.chosen.text)}: no layer was contrasted.`;let{layer:q,final_layer:R,candidate_layers:F,divergences:z}=A.layers,J=F.map((te,ce)=>`${te===0?"e\
mbedding":`layer ${te}`} ${Ee(z[ce]??0,e.unit).toFixed(3)}`);return`Token ${A.index+1}, ${Y(A.chosen.text)}: ${M(q)} was contrasted with the last layer (${R}), \
because it diverges most from it. Divergences in ${e.unit}: ${J.join(", ")}.`}function O(A){a.hidden=!1,a.style.left=`${A.index/w()*100}%`,a.style.width=`${100/
w()}%`;let q=v(A);S(p,q),bn(r,A,T.steps.length,q)}function N(){let A=Object.entries(T.total.picks).sort((R,F)=>F[1]-R[1]),q=A.reduce((R,[,F])=>R+F,0);S(f,"Along\
 the text: "+A.map(([R,F])=>`${M(Number(R))} in ${I(F)}`).join(", ")+` of ${I(q)} steps.`),S(t.querySelector(".gp-heat-end"),String(w()))}is(r,e,{stepUnder:A=>{
let{left:q,width:R}=r.getBoundingClientRect(),F=Math.floor((A.clientX-q)/R*w());return T.steps[Math.max(0,Math.min(T.steps.length-1,F))]},hover:A=>S(p,v(A)),leave:()=>e.
current()&&!t.hidden&&S(p,v(e.current()))});function W(A){let q=e.current();if(t.hidden=!(q&&q.layers),t.hidden)return;let{added:R}=T.follow(e.lastOf(q));q===b[0]&&
T.total===b[1]&&!A.unit&&!A.look||(b=[q,T.total],k(R),x(),O(q),N())}new ResizeObserver(([{contentRect:A}])=>{P=[A.width,A.height].map(q=>Math.round(q*devicePixelRatio)),
u()}).observe(r);let B=()=>W({look:!0});return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",B),new MutationObserver(B).observe(document.
body,{attributes:!0,attributeFilter:["class"]}),W}var Ws={count:0,after:0,before:0,entropyAfter:0,entropyBefore:0,kept:0};function Uo(t,e){let{chosen:n,distribution:s}=e,o=r=>Me(r)??-1/0;return{count:t.count+1,
after:t.after+o(n.logprob??n.raw_logprob),before:t.before+o(n.raw_logprob),entropyAfter:t.entropyAfter+s.entropy_after,entropyBefore:t.entropyBefore+s.entropy_before,
kept:t.kept+ze(e)}}var bt=(t,e)=>e?Math.exp(-t/e):null,hh=[1,2,3],qs=class{constructor(){this.ids=[],this.grams=new Map(hh.map(e=>[e,new Map])),this.repeated=[],
this.numRepeated=0}gram(e){return this.ids.slice(-e).join(" ")}add(e){this.repeated.push(this.ids.includes(e,-128)),this.numRepeated+=Number(this.repeated.at(-1)),
this.ids.push(e);for(let[n,s]of this.grams)this.ids.length>=n&&s.set(this.gram(n),(s.get(this.gram(n))||0)+1)}cut(e){for(;this.ids.length>e;){for(let[n,s]of this.
grams){if(this.ids.length<n)continue;let o=s.get(this.gram(n))-1;o?s.set(this.gram(n),o):s.delete(this.gram(n))}this.ids.pop(),this.numRepeated-=Number(this.repeated.
pop())}}distinct(e){return this.ids.length>=e?this.grams.get(e).size/(this.ids.length-e+1):null}get share(){return this.ids.length?this.numRepeated/this.ids.length:
null}};function Ya(t,e){let n=t.querySelector(".gp-status"),s=t.querySelector(".gp-alert"),o=t.querySelector(".gp-figures"),r=t.querySelector(".gp-notes"),i=new Map,a="\
gp-meaning-"+Math.random().toString(36).slice(2,8)+"-",d=new Ft,p;function f(){let{started:v,finished:O}=e;if(!v)return[];let N=O?O.num_tokens:e.numTokens,W=O?O.
seconds:e.elapsed,B=O?O.time_to_first_token:e.firstElapsed;return[["Tokens",I(N),"tokens generated so far"+(e.usesBeams?", one a step for all beams together":"")+
`; at most ${I(v.max_new_tokens)} new ones were asked for`],["Tokens per second",W>0&&N?(N/W).toFixed(1):"–","tokens divided by the time since the run began, \
the first token’s wait included"],["Time to first token",B===null?"–":qn(B),"from the start of the run to its first token, without waiting in line or loadin\
g the model"],...m(),["Stopped by",g(),"what ended the text: the model’s own end-of-sequence token, a stop string, a limit, a criterion or a loop of your own, o\
r a person",!0],["Seed",String(v.seed),"the random seed of this run: the same seed and settings give the same text again"]]}function m(){if(!e.rounds.length)return[];
let{num_draft_tokens:v,num_accepted_draft_tokens:O,...N}=d.read(e.rounds),W=N.draft_acceptance_rate;return[["Draft accepted",W===null?"–":j(W),`draft_acceptan\
ce_rate: accepted over drafted tokens, ${I(O)} of ${I(v)}`],["Tokens per draft",U(N.mean_acceptance_length,2),`mean_acceptance_length: tokens that a round with \
a draft wrote on average, the target’s own one included: 1 + ${I(O)} accepted / ${I(N.num_spec_steps)} such rounds`]]}function g(){return e.finished?[...new Set(
e.finished.sequences.map(O=>ye(O.stop_reason)[0]))].join(", ")||"–":e.running?"still running":"an error"}function T(){let v=f(),O=new Set(v.map(([N])=>N));for(let[
N,{figure:W}]of i)O.has(N)||(W.remove(),i.delete(N));v.forEach(([N,W,B,A],q)=>{let R=i.get(N)||C(N,A,q);R.value.textContent!==W&&(R.value.textContent=W);let F=`${N}\
: ${B}`;R.meaning.textContent!==F&&(R.meaning.textContent=F)})}function C(v,O,N){let W=c("div","gp-figure"+(O?" gp-words":""),null,{tabindex:"0"}),B=c("dd"),A=c(
"span","gp-meaning","",{role:"tooltip",id:a+v.replaceAll(" ","-")});W.setAttribute("aria-describedby",A.id),W.append(c("dt","",v),B,A),o.insertBefore(W,o.children[N]||
null);let q={figure:W,value:B,meaning:A};return i.set(v,q),q}let _=new $e(Ws,Uo),L=new qs,P=Ws,b=v=>Number.isFinite(v)?Ee(v,e.unit).toFixed(2).replace(/^-0.00$/,
"0.00"):"−∞",E=v=>v===null?"–":Number.isFinite(v)?v<1e3?v.toFixed(2):I(Math.round(v)):"∞";function y(){let{total:v}=_,{unit:O}=e,N=(A,{count:q})=>q?A/q:
null,W=(A,q)=>q.count?b(N(A,q)):"–",B=_.steps.at(-1).distribution.vocab;return[["perplexity",l([[v.after,v.count],[v.before,v.count],[P.before,P.count]],B),E(
bt(v.after,v.count)),E(bt(v.before,v.count)),E(bt(P.before,P.count))],[`mean log-probability, ${O}`,"the logarithm of a token’s probability, on average",W(v.after,
v),W(v.before,v),W(P.before,P)],[`cumulative log-probability, ${O}`,"the logarithm of the probability of the whole text: that of its tokens, added up",b(v.after),
b(v.before),b(P.before)],[`mean entropy, ${O}`,"how uncertain the next token was, on average",W(v.entropyAfter,v),W(v.entropyBefore,v),W(P.entropyBefore,P)],["m\
ean tokens kept","how many tokens could be chosen, on average: all of the vocabulary before the processors",E(N(v.kept,v)),I(B),I(B)],...[1,2,3].map(A=>[`distin\
ct-${A}`,`how many of the text’s ${A===1?"tokens":`runs of ${A} tokens`} differ, over all of them: 1 means that nothing comes twice`,E(L.distinct(A)),"",""]),
["repetition","the share of tokens that occur among the 128 tokens before them",j(L.share),"",""]]}function l(v,O){let N="e to the power of minus the mean log-p\
robability in nats";return v.every(([W,B])=>!B||bt(W,B)<=O)?`how many equally likely tokens there were to choose from, on average: ${N}`:`${N}; above ${I(O)}, t\
he size of the vocabulary, where tokens drawn blindly would be likelier`}function h(){let v=e.current(),O=v?e.lastOf(v):null,{keep:N,added:W}=_.follow(O&&!O.isPrompt?
O:null);L.cut(N);for(let{chosen:A}of W)L.add(A.token_id);let B=t.querySelector(".gp-text-numbers");B.hidden=!_.steps.length,!B.hidden&&(w(),B.open&&u(v))}function w(){
let{total:v}=_,O=P.count?`; of the prompt ${E(bt(P.before,P.count))}`:"";S(t.querySelector(".gp-in-short"),`The text in numbers: perplexity ${E(bt(v.before,v.count))}\
 before the processors, ${E(bt(v.after,v.count))} after${O}`)}function u(v){let O=e.lines().length>1?e.lineOf(v):null;S(t.querySelector(".gp-whose"),O&&O.label?
`of ${O.label}`:""),t.querySelector(".gp-prompt-head").hidden=!P.count;let N=y(),W=t.querySelector(".gp-totals tbody");for(;W.rows.length<N.length;){let B=W.insertRow(),
A=c("th","",null,{scope:"row"});A.append(c("span","","",{tabindex:"0","data-tip":""})),B.append(A,c("td"),c("td"),c("td"))}N.forEach(([B,A,...q],R)=>{let[F,...z]=W.
rows[R].cells;S(F.firstChild,B),F.firstChild.dataset.tip=A.charAt(0).toUpperCase()+A.slice(1)+".",q.forEach((J,te)=>S(z[te],J)),z[2].hidden=!P.count})}t.querySelector(
".gp-text-numbers").addEventListener("toggle",h);function k(){let v=e.finished?e.finished.sequences:[],O=new Map;v.forEach(({note:B},A)=>B&&O.set(B,[...O.get(B)||
[],A+1]));let N=e.usesBeams?"output":"sequence",W=[...O].map(([B,A])=>{let R=A.length<v.length?` on ${N}${A.length>1?"s":""} ${A.join(", ")}`:"",F=c("p");return F.
append(c("b","",`Note${R}: `),B),F});r.replaceChildren(...W)}function $(){let[v,O]=x(),N=v+O;n.textContent!==N&&n.replaceChildren(c("b","",v),O)}function x(){let{
started:v,finished:O,failed:N,queued:W,loading:B}=e;if(B){let R=qt(B);return["",R[0].toUpperCase()+R.slice(1)]}if(W)return W.ahead===0?["Starting …",""]:["Wai\
ting in line. ",`${W.ahead===1?"One run is":`${W.ahead} runs are`} before yours.`];if(N)return["Stopped by an error.",v?e.numTokens?" What had been written is k\
ept.":" Nothing had been written.":""];if(!v)return["","Nothing has run yet."];let A=` · ${v.model}${v.assistant?" with "+v.assistant:""} · ${Wt(v.mode)} · ${v.
device}`,q=O||e.shared<2?"":` · side by side with ${e.shared===2?"another run":`${e.shared-1} others`}`;return[O?"Finished":"Decoding …",A+q]}function M(){let v=e.
waiting?null:e.failed;if(p===v||(p=v,s.replaceChildren(),!v))return;let O=c("div","gp-problem"),N=(W,B,A)=>{let q=c("p");q.append(c("b","","✕ "),(A?A+": ":"")+
W,B?" "+B:""),O.append(q)};for(let{knob:W,message:B,fix:A}of Wn(v))N(B,A,W);s.append(O)}return v=>{v.run&&(o.replaceChildren(),i.clear()),(v.run||v.status)&&($(),
M(),k()),(v.run||v.steps||v.status)&&T(),(v.run||v.prompt)&&(P=e.promptSteps.reduce(Uo,Ws)),h()}}var Ja=12;function Xa(t,e,n){let s=0,o=t.map(p=>{let f=s;return s=Math.min(1,s+(_n(p,n)||0)),{from:f,to:s,kind:Vo(p,e),candidate:p}}),r=e.distribution.stages[n],
i=t.filter(p=>r&&On(p,n+1)).reduce((p,f)=>p+(_n(f,n)||0),0),a=r?Math.max(0,Math.min(1-s,r.mass_removed-i)):0,d={from:s,to:1-a,kind:"others",candidate:null};return[
...o,d,{from:1-a,to:1,kind:"going",candidate:null}]}function Vo(t,e){return t.token_id===e.chosen.token_id?"chosen":Ye(t)?"removed":"kept"}function Za(){let t=c(
"div","gp-flow",null,{"aria-hidden":"true"}),e=se("svg","gp-ribbons");e.setAttribute("viewBox",`0 0 100 ${Ja}`),e.setAttribute("preserveAspectRatio","none");let n=c(
"div","gp-flow-bar");return t.append(e,n),{box:t,ribbons:e,bar:n}}var ph=(t,e)=>e>12+7*Math.min(t.length,10);function Yo({ribbons:t,bar:e},n,s,o,r){let i=Z(e,n.
length,()=>c("span",""));n.forEach(({from:d,to:p,kind:f,candidate:m},g)=>{let T=i[g];if(he(T,`gp-piece gp-piece-${f}`),T.hidden=p-d<1e-4&&f!=="chosen",T.hidden)
return;oe(T,"left",d),oe(T,"width",p-d);let C=m?m.text:f==="others"?"others":"",_=C&&ph(C,(p-d)*o)?C:"";(T.dataset.text||"")!==_&&T.replaceChildren(..._?[ie(_,"\
gp-piece-word")]:[]),T.dataset.text=_,Te(T,()=>r(n[g],s&&s[g]))});let a=Z(t,s?n.length:0,()=>se("path"));(s||[]).forEach((d,p)=>{let{from:f,to:m,kind:g}=fh(n[p]),
[T,C,_,L]=[d.from,d.to,m,f].map(P=>(P*100).toFixed(2));a[p].dataset.kind!==g&&(a[p].dataset.kind=g,a[p].setAttribute("class",`gp-ribbon gp-ribbon-${g}`)),a[p].setAttribute(
"d",d.to>d.from?`M${T} 0H${C}L${_} ${Ja}H${L}Z`:"")})}function fh(t){return t.kind==="others"?{...t,to:1}:t.kind==="going"?{...t,from:1,to:1}:t}var Is=class{constructor(e){this.table=e,this.head=e.createTHead().insertRow(),this.body=e.createTBody(),e.addEventListener("keydown",n=>this.walk(n)),e.addEventListener(
"focusin",n=>this.keepFocus(n.target)),this.lines=[]}draw(e,n,s){this.drawHead(e);let o=e.filter(p=>p.idle).length;this.table.style.minWidth=`${100+20*o+60*(e.length-
o)}px`;let r=n.map(p=>e.map(({number:f})=>_n(p,f))),i=Math.max(.02,...r.flat().filter(p=>p!==void 0)),a=new Set(sn(s));for(;this.lines.length>n.length;)this.lines.
pop().row.remove();for(;this.lines.length<n.length;)this.newLine();n.forEach((p,f)=>this.fill(this.lines[f],p,e,r[f],i,s,a));let d=this.lines.flatMap(p=>p.cells.
map(({cell:f})=>f));!d.some(p=>p.tabIndex===0)&&d.length&&(d[0].tabIndex=0)}drawHead(e){let n=Z(this.head,e.length+1,()=>{let s=c("th","",null,{scope:"col"});return s.
append(c("span","gp-stage-place"),c("span","gp-stage-name")),s});S(n[0].lastElementChild,"candidate"),e.forEach(({place:s,name:o,tip:r,idle:i},a)=>{let d=n[a+1];
he(d,i?"gp-idle-column":""),S(d.firstElementChild,s),S(d.lastElementChild,o),d.lastElementChild.classList.toggle("gp-hidden",i),d.dataset.tip=r})}newLine(){let e=this.
body.insertRow(),n=c("th","",null,{scope:"row"}),s=c("span","gp-sign","",{"aria-hidden":"true"}),o=c("bdi","gp-word"),r=c("span","gp-course-tag"),i=c("div","gp-\
course-name"),a=c("div","");a.append(o,r),i.append(s,a),n.append(i),e.append(n),this.lines.push({row:e,head:n,sign:s,word:o,tag:r,cells:[]})}newCell(e){let n=c(
"td","",null,{role:"gridcell",tabindex:"-1"}),s=c("span","gp-course-track",null,{"aria-hidden":"true"}),o=c("i","gp-course-bar");s.append(o);let r=c("span","gp-\
course-number");n.append(s,r),e.row.append(n),e.cells.push({cell:n,bar:o,number:r})}fill(e,n,s,o,r,i,a){let d=n.token_id===i.chosen.token_id,p=Ye(n);for(he(e.row,
`gp-course gp-course-${Vo(n,i)}`),S(e.sign,d?"▶":p?"✕":""),we(e.word,n.text),S(e.tag,[d&&(i.given?"given":"chosen"),p&&"removed",!a.has(n)&&"looked up"].filter(
Boolean).join(", ")),Te(e.head,()=>Ps(n,i));e.cells.length>s.length;)e.cells.pop().cell.remove();for(;e.cells.length<s.length;)this.newCell(e);s.forEach((f,m)=>this.
fillCell(e.cells[m],n,s,m,o,r))}fillCell({cell:e,bar:n,number:s},o,r,i,a,d){let{number:p,name:f,idle:m,side:g}=r[i],[T,C]=[a[i],i?a[i-1]:void 0],_=On(o,p)&&T!==
void 0,L=_&&i>0&&!On(o,r[i-1].number);he(e,[m&&"gp-idle-column",_&&!L&&"gp-gone",L&&"gp-cut"].filter(Boolean).join(" ")),oe(n,"height",Math.sqrt((T||0)/d));let P=T===
void 0?"–":L?`✕ ${f}`:_?g==="after"?"✕":"":j(T);S(s,P),s.classList.toggle("gp-hidden",m&&!L);let b=!L&&i&&C!==void 0&&T!==void 0&&j(T)!==j(C)?T>C?"up":"do\
wn":"";(s.dataset.change||"")!==b&&(s.dataset.change=b),Te(e,()=>this.words(o,r[i],{share:T,was:C,gone:_,cut:L}))}words({text:e},{side:n,name:s,idle:o,number:r},{
share:i,was:a,gone:d,cut:p}){if(i===void 0)return`${Y(e)}: not recorded at this place.`;if(p)return`${Y(e)}: removed by ${s}; it had ${j(a)} just before.`;if(d)
return`${Y(e)}: nothing is left of it here.`;if(n)return`${Y(e)}: ${j(i)} ${n} ${n==="after"?"all":"the"} processors.`;if(o)return`${Y(e)}: ${j(i)}, left as it \
was by ${s}.`;let f=j(i)===j(a)?"the same as before it":`${j(a)} before it`;return`${Y(e)}: ${j(i)} after ${s} (stage ${r}), ${f}.`}keepFocus(e){if(!(e.tabIndex!==
-1||e.tagName!=="TD")){for(let n of this.body.querySelectorAll('td[tabindex="0"]'))n.tabIndex=-1;e.tabIndex=0}}walk(e){let n={ArrowRight:[0,1],ArrowLeft:[0,-1],
ArrowDown:[1,0],ArrowUp:[-1,0],Home:[0,-1/0],End:[0,1/0]},s=e.target.closest("td");if(!s||!n[e.key]||e.ctrlKey||e.metaKey||e.altKey)return;e.preventDefault();let o=this.
lines.findIndex(p=>p.row===s.parentNode),[r,i]=n[e.key],a=(p,f)=>Math.max(0,Math.min(f-1,p)),{cells:d}=this.lines[a(o+r,this.lines.length)];d[a(s.cellIndex-1+i,
d.length)].cell.focus()}};function Qa(t,e){let s=t.querySelector(".gp-where"),o=t.querySelector(".gp-none"),r=t.querySelector(".gp-chain tbody"),i=t.querySelector(".gp-courses"),a=t.querySelector(
".gp-all"),d=t.querySelector(".gp-beams-note"),p=t.querySelector(".gp-chosen-word"),f=new Is(t.querySelector(".gp-courses-grid")),m=new $e({},L),g=[],T=!1,C=[],
_=300;function L(A,q){let R=Do(q);if(!R.length)return A;let F={...A};for(let z of R){let J=z.number+z.kind,{ran:te,acted:ce,removed:ae,moved:me}=A[J]||{ran:0,acted:0,
removed:0,moved:0};F[J]={ran:te+1,acted:ce+!z.idle,removed:ae+z.removed,moved:me+z.moved}}return F}function P({ran:A,acted:q,removed:R,moved:F}){if(!q)return`no\
thing in ${Et(A,"step")}`;let z=F>2*R?`${j(F/q)} moved`:`${zo(R/q)} removed`;return`${I(q)} of ${Et(A,"step")}, ${z}`}let b=new ResizeObserver(([{contentRect:A}])=>{
if(!A.width||Math.abs(A.width-_)<8)return;_=A.width;let q=e.current();q&&B(q)});function E(){let A=r.insertRow(),q=c("th","",null,{scope:"row"}),R=c("span","gp-\
number",""),F=c("span","","",{tabindex:"0","data-tip":""}),z=c("span","gp-side"),J=c("span","gp-knob");q.append(R,F," ",z," ",J);let te=Za();A.append(q,c("td","\
gp-flow-cell"),c("td","gp-left"),c("td","gp-entropy"),c("td","gp-here-words"),c("td","gp-over")),A.cells[1].append(te.box);let[,,ce,ae,me,ge]=A.cells;return g.length||
b.observe(te.bar),g.push({row:A,number:R,name:F,tags:z,knob:J,flow:te,left:ce,entropy:ae,here:me,over:ge}),g.at(-1)}function y(A,{kind:q,number:R,name:F,tip:z,side:J,
knob:te,entropy:ce,left:ae,here:me,over:ge}){A.row.className=`gp-stage-${q}`,S(A.number,R),S(A.name,F),A.name.dataset.tip!==z&&(A.name.dataset.tip=z),S(A.tags,J),
A.tags.hidden=!J,S(A.knob,te),A.knob.hidden=!te,S(A.left,ae),S(A.entropy,ce),typeof me=="string"?S(A.here,me):A.here.replaceChildren(...me),S(A.over,ge)}function l(A){
let q={...e.started.effective,...e.started.config};return A.filter((R,F)=>F===0||q[R]).map(R=>{let F=JSON.stringify(q[R]??null);return F==="null"||F.length>12?R:
`${R} ${F}`}).join(", ")}function h(A,q){let{vocab:R,entropy_before:F}=A.distribution,{name:z,meaning:J}=Ko(A),te={kind:"source",number:"",name:z,tip:J,side:q.length?
"before":"before and after",knob:"",left:`${I(R)} left`,entropy:ue(F,e.unit),here:"",over:""},ce=q.map((ae,me)=>({kind:ae.idle?"idle":"active",number:`${ae.number}\
. `,name:ae.name,tip:`${ae.meaning} (${ae.kind})`,side:me===q.length-1?"after":"",knob:l(ae.knobs),left:`${I(ae.kept)} left`,entropy:ue(ae.entropy,e.unit),here:Ho(
ae),over:P(m.total[ae.number+ae.kind])}));return[te,...ce,w(A)]}function w(A){let[q,R]=Da(A,e.started),F=Q(A.chosen.logprob),z=Ye(A.chosen)?`, although ${Mn(A.chosen,
A)} removed it`:A.beam?`: log-probability ${U(A.chosen.logprob)}`:` (${j(F)})`;return{kind:"choice",number:"",name:q,tip:"What became of what was left: the toke\
n that stands in the text.",side:"",knob:"",left:"",entropy:"",here:["▶ ",ie(A.chosen.text,"gp-strong"),` ${R}${z}`],over:""}}function u(A,q,R){let F=h(A,q);for(;g.
length>F.length;)g.pop().row.remove();F.forEach((ce,ae)=>y(g[ae]||E(),ce));let z=[0,...q.map(({number:ce})=>ce)].map(ce=>Xa(R,A,ce)),J=M(A,q),te=v(A,q);g.forEach(
({flow:ce},ae)=>{ce.box.hidden=!J&&ae>0,!ce.box.hidden&&(ae<z.length?Yo(ce,z[ae],z[ae-1],_,(me,ge)=>$(me,ge,ae,te)):x(ce,z.at(-1),_))})}let k=({from:A,to:q})=>j(
q-A);function $(A,q,R,F){if(A.kind==="going")return`Tokens that are not shown here and that ${F[R+1].name} removes: ${k(A)}.`;let z=A.candidate?Y(A.candidate.text):
"All other tokens together";return R?`${z}: ${k(A)} after ${F[R].name}`+(A.candidate?`, ${k(q)} before it.`:"."):`${z}: ${k(A)} before the processors.`}function x(A,q,R){
let F=q.filter(({kind:z})=>z==="chosen");Yo(A,F,F,R,z=>`${Y(z.candidate.text)} had ${k(z)} of what was left.`)}let M=({distribution:A},q)=>A.candidates.every(({
stage_logprobs:R})=>(R||[]).length===q.length);function v(A,q){let R=Ko(A);return[{number:0,place:"before",name:R.name,tip:R.meaning,idle:!1,side:"before"},...q.
map(F=>({number:F.number,place:String(F.number),name:F.name,idle:F.idle,side:"",tip:`${F.number}. ${F.name}: ${Ho(F)} here. It ${F.meaning}.`}))]}function O(A,q,R,F){
if(i.hidden=!q.length||!M(A,q),i.hidden)return;let z={number:q.length,place:"after",name:"all",tip:"After all processors: what the choice was made of.",idle:!1,
side:"after"};f.draw([...v(A,q),z],R,A),a.hidden=F<=10,S(a,T?"show 10 only":`show all ${I(F)}`),a.setAttribute("aria-expanded",String(T))}a.addEventListener("cl\
ick",()=>{T=!T,B(e.current())});function N(A){if(A.distribution.stages.length)return"";if(A.isPrompt)return"The model’s own distribution: no logits processor ta\
kes part in reading the prompt.";let q=e.started.processors||[],R=Cs(A)?"DoLa’s contrast":"The model’s own distribution";return e.started.mode==="custom"&&!q.
length?"Your own loop asked no logits processor here.":q.length?`${R}, untouched here. Prepared, but not used by this loop: ${q.map(F=>Je(F)[0]).join(", ")}.`:`${R}\
, untouched: no logits processor runs.`}function W(A){let q=A.isPrompt||A.given;s.replaceChildren(`at ${Ls(A)}: `,ie(A.chosen.text),q?" (given, not chosen)":""),
S(p,q?"given":"chosen")}function B(A){let q=Do(A),R=sn(A),F=(A.watched||[]).filter(({token_id:J})=>R.every(te=>te.token_id!==J)),z=As(R,10,A.chosen.token_id);W(
A),S(o,N(A)),o.hidden=!o.textContent,d.hidden=!A.beam||!q.length,u(A,q,z),O(A,q,[...T?R:z,...F],R.length)}return A=>{let q=e.current();t.hidden=!q,q&&(q.isPrompt||
m.follow(e.lastOf(q)),!(q===C[0]&&m.total===C[1]&&!A.unit&&!A.watched)&&(C=[q,m.total],B(q)))}}function uh(t){let e=t>>>0;return()=>{e=e+1831565813>>>0;let n=Math.imul(e^e>>>15,e|1);return n=n+Math.imul(n^n>>>7,n|61)^n,((n^n>>>14)>>>0)/2**32}}function mh(t,e){
let n=[...t];for(let s=n.length-1;s>0;s--){let o=Math.floor(e()*(s+1));[n[s],n[o]]=[n[o],n[s]]}return n}function el(t,e){let r=["1st","2nd","3rd"],i=q=>t.querySelector(
".gp-"+q),a=t.querySelector("details"),[d,p,f,m]=["from","choices","reveal","next"].map(i),g=null,T=()=>e.usesBeams&&!e.finished?[]:e.allLines(),C=q=>ke(T()[q]?
T()[q].last:null),_=q=>q.distribution.candidates.filter(({raw_rank:R})=>R).sort((R,F)=>R.raw_rank-F.raw_rank).slice(0,6);function L(q){let R=Number(e.started.seed)%
4294967296+7919*q.index+104729*q.sequence;return mh(_(q),uh(R))}let P=q=>_(q).length>1;function b(q){let R=e.current(),F=R&&e.lastOf(R),z=Math.max(0,T().findIndex(
ce=>ce.last===F)),J=C(z),te=J.findIndex((ce,ae)=>ae>=q&&P(ce));if(te<0){S(i("cannot"),J.length>q?"From there on the run has recorded no candidates to pick from:\
 raise top_candidates and run it again.":e.running?"The run has not come so far yet.":`There is no token ${q+1} in this text: choose an earlier one.`);return}S(
i("cannot"),""),g={line:z,at:te,step:null,picks:[],revealed:!1,results:[]},E()}function E(){let q=C(g.line);for(;q[g.at]&&!P(q[g.at]);)g.at+=1;if(Object.assign(
g,{step:q[g.at]||null,picks:[],revealed:!1}),!g.step&&!e.running){u();return}y(),g.step&&e.selectStep(g.step.before),k(()=>p.querySelector("button"))}function y(){
e.hide(g&&a.open?g.at+(g.revealed?1:0):null)}function l(q){let{picks:R}=g;R.includes(q)?R.splice(R.indexOf(q),1):R.length<3&&R.push(q),v()}function h(){let{step:q,
picks:R}=g,F=_(q),z=F.find(({token_id:J})=>J===R[0]);g.revealed=!0,g.results.push({step:q,first:z,share:Math.exp(z.raw_logprob-F[0].raw_logprob),hit:R.includes(
q.chosen.token_id)}),y(),e.selectStep(q),k(()=>m)}function w(){if(g.results.length>=10){u();return}g.at+=1,E()}function u(){let{results:q,line:R}=g,F=g.at+(g.revealed?
1:0);g=null,y(),d.value=C(R).slice(F).some(P)?F+1:1,A(q),k(()=>i("begin"))}function k(q){let R=t.contains(document.activeElement);B(),R&&q()&&q().focus({preventScroll:!0})}
let $=({piece:q,chosen:R,text:F})=>q??(R?R.text:F);function x(){let q=ke(g.step?g.step.before:C(g.line).at(-1)||null),R=[...e.prefix,...q].map($).join(""),F=c("\
span","gp-gap","?",{"aria-label":"the hidden token"});g.revealed&&F.replaceChildren(ie(g.step.chosen.text));let z=i("so-far");z.replaceChildren(R,F),z.scrollTop=
z.scrollHeight}function M(){p.replaceChildren(...(g.step&&!g.revealed?L(g.step):[]).map(({token_id:q,text:R})=>{let F=c("button","gp-choice",null,{type:"button",
"aria-pressed":"false","data-token":q});return F.append(c("span","gp-order"),ie(R)),F.addEventListener("click",()=>l(q)),F})),v()}function v(){for(let q of p.children){
let R=g.picks.indexOf(Number(q.dataset.token));q.setAttribute("aria-pressed",String(R>=0)),q.disabled=R<0&&g.picks.length>=3,S(q.querySelector(".gp-order"),R<0?
"":r[R])}f.disabled=!g.picks.length}function O(){if(i("answer").hidden=!g.revealed,!g.revealed)return;let{step:q,picks:R}=g,{share:F,hit:z}=g.results.at(-1),J=_(
q),te=q.chosen.token_id,ce=J.some(({token_id:ge})=>ge===te)?J:[...J,q.chosen];i("truth").tBodies[0].replaceChildren(...ce.map(ge=>{let cn=c("tr",ge.token_id===te?
"gp-taken":""),dn=c("th","",null,{scope:"row"});ge.token_id===te&&dn.append(c("span","","▶ "),c("span","gp-hidden","taken: ")),dn.append(ie(ge.text));let Cn=c(
"div","gp-share"),An=c("i");An.style.width=`${(45*Q(ge.raw_logprob)).toFixed(2)}%`,Cn.append(An,j(Q(ge.raw_logprob)));let Lt=c("td");Lt.append(Cn);let D=R.indexOf(
ge.token_id);return cn.append(dn,c("td","",D<0?"":r[D]),Lt,c("td","",j(Q(ge.logprob))),c("td","",ge.raw_rank?I(ge.raw_rank):"–")),cn}));let me=i("took");me.replaceChildren(
"The run took “",ie(q.chosen.text,"gp-strong"),z?"”, which is among your picks. ":"”, which is not among your picks. "),me.append(F===1?"Your first pick i\
s the token that the model found likeliest.":`Your first pick has ${j(F)} of the probability of the likeliest token.`)}let N=q=>q.reduce((R,{share:F})=>R+F,0)/q.
length,W=q=>q.filter(({hit:R})=>R).length;function B(){if(i("before").hidden=!!g,i("round").hidden=!g,!g)return;i("sum").hidden=!0;let{results:q,revealed:R,step:F}=g,
z=q.length+(R?0:1);S(i("progress"),F?`Step ${z} of 10: ${R?"token":"which token comes next, as token"} ${F.index+1}${R?".":"? Pick up to three, the likeliest fi\
rst."}`:"The run has not come so far yet: waiting for its next token."),S(i("score"),q.length?`So far: first picks ${j(N(q))} of the top, the run’s token among \
your picks in ${W(q)} of ${q.length}`:""),f.hidden=R||!F,m.hidden=!R,S(m,q.length>=10?"To the score":"Next token"),x(),M(),O()}function A(q){let R=i("sum");if(R.
hidden=!1,R.replaceChildren(c("h3","","The round is over")),!q.length){R.append(c("p","","No token was revealed, so there is no score."));return}let F=(...J)=>{
let te=c("p");te.append(...J),R.append(te)};F(c("b","",j(N(q))),": how likely your first picks were, on average, against the likeliest token."),F(c("b","",`${W(
q)} of ${q.length}`),`: steps in which the run’s token was among your picks (${j(W(q)/q.length)}).`);let z=[...q].sort((J,te)=>J.share-te.share||te.step.distribution.
entropy_before-J.step.distribution.entropy_before);for(let[J,{step:te,first:ce,share:ae}]of[["Hardest",z[0]],["Easiest",z.at(-1)]])F(c("b","",J+": "),`token ${te.
index+1}, “`,ie(te.chosen.text),"”; your “",ie(ce.text),`” had ${j(ae)} of the top’s probability, and the model was uncertain by ${ue(te.distribution.
entropy_before,e.unit)}.`)}return i("begin").addEventListener("click",()=>b(Math.max(1,Math.floor(Number(d.value))||1)-1)),i("from-here").addEventListener("clic\
k",()=>{let q=e.current();d.value=q&&!q.isPrompt?q.index+1:1}),f.addEventListener("click",h),m.addEventListener("click",w),i("end").addEventListener("click",u),
a.addEventListener("toggle",y),q=>{t.hidden=!e.started,q.run&&(g=null,d.value=1,i("sum").hidden=!0,S(i("cannot"),""),B()),S(i("begin"),i("sum").hidden?"Start a \
round":"Another round"),g&&!g.step&&(q.steps||q.status)&&E()}}function tl(t,e){let s=t.querySelector(".gp-where"),o=t.querySelector(".gp-verdict"),r=t.querySelector(".gp-score-head"),i=t.querySelector("tbody"),a=t.querySelector(
".gp-more"),d=t.querySelector(".gp-tally"),p=new $e({steps:0,differed:0},(l,h)=>h.reranked?{steps:l.steps+1,differed:l.differed+ +(g(h.reranked).token_id!==h.chosen.
token_id)}:l),f=[],m=[],g=l=>l.reduce((h,w)=>w.probability>h.probability?w:h);function T(){let l=i.insertRow(),h=c("th","",null,{scope:"row"}),[w,u,k]=[c("span",
"gp-sign"),c("bdi","gp-word"),c("span","gp-tag","most probable")];h.append(w,u,k),l.append(h);let $=["probability","penalty","score"].map(()=>{let x=c("div","gp\
-cell"),M=c("span","gp-balance",null,{"aria-hidden":"true"}),[v,O]=[c("i","gp-part"),c("i","gp-zero")];M.append(v,O);let N=c("span","gp-amount");return x.append(
M,N),l.append(c("td")),l.lastChild.append(x),{part:v,zero:O,amount:N}});return f.push({row:l,sign:w,word:u,tag:k,cells:$}),f.at(-1)}function C({part:l,zero:h,amount:w},u,[
k,$],x){let M=v=>(v-k)/($-k)*100;l.style.left=`${Math.min(M(0),M(u))}%`,l.style.width=`${Math.abs(M(u)-M(0))}%`,h.style.left=`${M(0)}%`,S(w,x)}function _({part:l,
zero:h,amount:w},u,[k,$],x){let M=v=>4+(v-k)/($-k)*92;l.hidden=u===null,l.style.left=`${M(u)}%`,h.style.left=`${M(0)}%`,S(w,x)}function L(l,h,w,u,k){let $=h.token_id===
w.chosen.token_id;l.row.className=$?"gp-winner":"",S(l.sign,$?"▶":""),Pe(l.word,h.text),l.tag.hidden=h!==u||$,C(l.cells[0],h.probability,k.probability,j(h.probability)),
C(l.cells[1],h.penalty,k.penalty,U(h.penalty)),_(l.cells[2],h.score,k.score,U(h.score))}function P(l){let[h,w]=[Math.min(0,...l),Math.max(0,...l)];return w>h?[h,
w]:[0,1]}function b(l){let h=g(l.reranked),w=l.reranked.find(x=>x.token_id===l.chosen.token_id),u=l.reranked.slice(0,12);w&&!u.includes(w)&&(u[11]=w);let k=Object.
fromEntries(["probability","penalty","score"].map(x=>[x,P(u.map(M=>M[x]))]));for(;f.length<u.length;)T();f.forEach((x,M)=>{x.row.hidden=M>=u.length,M<u.length&&
L(x,u[M],l,h,k)});let $=l.reranked.length-u.length;a.hidden=$<=0,S(a,`and ${I($)} less probable ones, which were weighed too`),E(w,h)}function E(l,h){l?l===h?o.
replaceChildren(ie(l.text,"gp-strong"),` won: the most probable token has the highest score too (${U(l.score)}).`):o.replaceChildren(ie(l.text,"gp-strong"),` wo\
n with a score of ${U(l.score)}. Greedy would have taken `,ie(h.text,"gp-strong"),` (${j(h.probability)}), but its penalty of ${U(h.penalty)} leaves it ${U(h.score)}\
.`):o.replaceChildren()}function y(){let l=e.started.effective.penalty_alpha,h=typeof l=="number",[w,u]=h?[Number((1-l).toFixed(4)),l]:["(1 - penalty_alpha)","p\
enalty_alpha"];return`${w} × probability - ${u} × penalty${h?`, because penalty_alpha is ${l}`:""}. The highest score is chosen.`}return()=>{let l=e.current();
if(t.hidden=!(l&&l.reranked&&l.reranked.length),t.hidden||(p.follow(e.lastOf(l)),l===m[0]&&p.total===m[1]))return;m=[l,p.total],s.textContent=`at token ${l.index+
1}`,r.dataset.tip=y(),b(l);let{steps:h,differed:w}=p.total;S(d,`Along the text: another token than the most probable one won in ${I(w)} of ${I(h)} steps (${j(w/
h)}).`)}}function nl(t,e){let n=h=>t.querySelector(".gp-"+h),[s,o,r]=["said","rendered","try"].map(n),i=new WeakMap,a=[],d="",p=null,f=null;function m(){return zt(t,o,e,
h=>{let w=i.get(h);return w&&{id:w.token.token_id,text:w.token.text,where:`prompt token ${w.index+1}`,step:null,why:w.words}})}function g(){let{started:h,written:w}=e,
u=h&&h.request.messages,k=u&&w&&h.model===w.model&&JSON.stringify(u)===JSON.stringify(w.messages);return w&&!k?{...w,ran:!1}:!u||!u.length?null:{model:h.model,messages:u,
tokens:h.prompt_tokens,parts:h.parts||[],ran:!0}}function T({messages:h,parts:w,problem:u}){let k=new Set(w.filter(({kind:$})=>$==="message").map(({message:$})=>$));
s.replaceChildren(...h.map(({role:$,content:x},M)=>{let v=c("li","",null,{"data-role":$});return v.append(c("span","gp-role",$),c("p","",x)),!u&&k.size>0&&!k.has(
M)&&x.trim()&&v.append(c("p","gp-dropped","✕ The template leaves this message out.")),v}))}let C={message:({role:h})=>`words of ${h}`,template:()=>"written by\
 the template",generation:()=>"generation prompt: the answer begins here"};function _(h,w){let u=h?C[h.kind](h):"whose it is cannot be told";return w.piece===null?
`special token, ${u}`:u}function L({tokens:h,parts:w}){o.replaceChildren(),a=[],p=null;let u=new Set(w.map(({stop:$})=>$)),k=null;h.forEach(($,x)=>{let M=w.find(
W=>W.start<=x&&x<W.stop)||null;if(!k||!x||u.has(x)||w.some(({start:W})=>W===x)){let W=c("span","gp-part",null,M?{"data-kind":M.kind}:{});M&&M.kind==="message"&&
W.append(c("span","gp-role",M.role)),M&&M.kind==="generation"&&W.append(c("span","gp-role","the answer begins")),o.append(W),k={rows:W,tokens:[]}}let v=c("span",
"gp-token",null,{role:"button",tabindex:"-1"}),O=_(M,$);dt(v,$),v.setAttribute("aria-label",`prompt token ${x+1}: ${Y($.text)}, ${O}`),i.set(v,{token:$,index:x,
words:O});let N=k.tokens.length?i.get(k.tokens.at(-1)).token:null;ht(k,v,$,N),a.push(v)}),a.length&&P(a[0])}function P(h){p&&(p.tabIndex=-1),p=h,h.tabIndex=0}function b(h){
h&&(P(h),h.focus({preventScroll:!0}),h.scrollIntoView({block:"nearest"}),f.show(h))}o.addEventListener("click",({target:h})=>b(h.closest(".gp-token"))),o.addEventListener(
"keydown",h=>{let w=a.indexOf(h.target.closest(".gp-token"));if(w<0||h.ctrlKey||h.metaKey||h.altKey)return;let u={ArrowRight:()=>a[w+1],ArrowLeft:()=>a[w-1],Home:()=>a[0],
End:()=>a.at(-1),ArrowDown:()=>qe(a,w,1),ArrowUp:()=>qe(a,w,-1),Enter:()=>a[w]," ":()=>a[w]};u[h.key]&&(h.preventDefault(),b(u[h.key]()))});let E=(h,w)=>`${I(h)}\
 ${w}${h===1?"":"s"}`;function y({tokens:h,parts:w}){let u=O=>w.filter(N=>N.kind===O).reduce((N,{start:W,stop:B})=>N+B-W,0),k=h.filter(({piece:O})=>O===null).length,
[$,x,M]=["message","template","generation"].map(u),v=$||x?`${I($)} for the words of the messages, ${I(x)} around them, ${I(M)} to begin the answer`:`this templa\
te changes the words, so whose each token is cannot be told${M?`, but for the ${I(M)} that begin the answer`:""}`;return`${E(h.length,"token")}: ${v}. ${k===1?"\
1 is special.":`${I(k)} are special.`}`}function l({tokens:h,parts:w}){let u=w.filter(({kind:$})=>$==="message").flatMap(({start:$,stop:x})=>h.slice($,x)).filter(
({piece:$})=>$===null),k=[...new Set(u.map(({text:$})=>Y($)))];return k.length?`A message holds ${k.join(", ")}: written like a special token, it is read as one\
, as if the template had set it.`:""}return r.addEventListener("click",()=>e.ask({type:"without"})),()=>{let h=g();if(t.hidden=!h,!h){d="";return}r.hidden=!Object.
hasOwn(e.answers,"without")||!!h.problem;let w=JSON.stringify([h.model,h.messages,h.parts,h.problem,h.ran,h.tokens.length]);if(w===d)return;d=w,f??=m(),S(n("whi\
ch"),h.ran?`of ${h.model}, as this run read it`:`of ${h.model}, as written now: not run yet`),K(n("refusal"),!!h.problem),S(n("refusal"),h.problem||""),T(h),K(n(
"made"),!h.problem),L(h),K(n("generation-key"),h.parts.some(({kind:k})=>k==="generation")),S(n("template-words"),h.problem?"":y(h));let u=l(h);K(n("warn"),!!u),
S(n("warn"),u),f.hide()}}function sl(t,e,n){let{state:s,log:o,text:r,select:i}=t;function a(d){if(!d)return;let{step:p}=s.entries.get(d);p&&o.selectStep(p),d.focus({preventScroll:!0}),d.
scrollIntoView({block:"nearest"}),p||n.show(d)}r.addEventListener("click",d=>{let p=s.tokenAt(d);p&&a(p)}),r.addEventListener("keydown",d=>{if(d.key==="Escape"){
o.selectStep(null);return}let p=s.tokenAt(d);if(!p||d.ctrlKey||d.metaKey||d.altKey)return;let f=s.allTokens,m=f.indexOf(p),g={ArrowRight:()=>f[m+1],ArrowLeft:()=>f[m-
1],ArrowDown:()=>qe(f,m,1),ArrowUp:()=>qe(f,m,-1),Home:()=>f.find(T=>s.entries.get(T).step),End:()=>f.at(-1),Enter:()=>p," ":()=>p};g[d.key]&&(d.preventDefault(),
a(g[d.key]()))}),i.addEventListener("change",()=>{s.shadedBy=i.value,t.shadeAll(),e.drawScale()}),r.addEventListener("scroll",()=>{s.atEnd=r.scrollHeight-r.scrollTop-
r.clientHeight<60},{passive:!0}),new ResizeObserver(()=>t.resized()).observe(r)}var ol=t=>t.started&&t.started.request||{},Jo=t=>!!ol(t).only_given;function Xo(t,{index:e,isPrompt:n,isStart:s}){return s?"decoder start token":`${n?t.readsSource?
"source token":"prompt token":"token"} ${e+1}`}function Zo(t,{index:e,isStart:n}){return n?"every target begins with it: not chosen":t.readsSource?"the encoder \
reads it: it has no probability":e===0?"nothing comes before it":ol(t).read_prompt&&!t.finished&&!t.failed?"its probability comes with the end of the text":"its\
 probability was not read"}function Qo(t,e){let n=[];return e.given&&!Jo(t)&&n.push("given, not chosen"),n.push(...Cr(e)),n}function rl(t,e){let{step:n,token:s}=e,
o=n?[...Fn(n,t.unit),...Qo(t,n)]:[Zo(t,e)];return[`${Xo(t,e)}: ${Y(s.text)}`,...o].join(", ")}var Rs=class{constructor(e,n,s,o){this.root=e,this.text=n,this.select=s,this.state=o,this.scale=e.querySelector(".gp-scale"),this.origins=e.querySelector(".gp-o\
rigins"),this.originsAlong=new $e(_r,Or)}drawScale(){ms(this.scale,this.select.value,this.state.log.unit)}drawMarks(){let{root:e,state:n}=this,{prompt:s,begun:o,
lines:r}=n,i=!Jo(n.log)&&r.some(({steps:a})=>a.length&&a[0].given);e.querySelector(".gp-mark-prompt").hidden=!s||!s.tokens.length,S(e.querySelector(".gp-mark-pr\
ompt .gp-ink"),o?"source, and what the target begins with":"the prompt"),e.querySelector(".gp-mark-given").hidden=!i,this.drawOrigins(),this.text.classList.toggle(
"gp-has-given",i)}drawOrigins(){let{origins:e,originsAlong:n,state:{log:s,lines:o}}=this;if(e.hidden=!s.rounds.length,e.hidden)return;n.follow(o.length&&o[0].steps.
at(-1)||null);let r=Z(e,Object.keys(He).length,gh);Object.entries(He).forEach(([i,[,a,d]],p)=>{let[f,m]=r[p].children;r[p].dataset.draft=i,r[p].dataset.tip=d,S(
f,a),S(m,I(n.total[i]))})}};function gh(){let t=c("span","",null,{tabindex:"0"});return t.append(c("span","gp-ink")," ",c("b")),t}var Bs=class{constructor(e){this.log=e,this.entries=new WeakMap,this.shadedBy="",this.clear()}clear(){this.prompt=null,this.begun=null,this.lines=[],this.marked=
null,this.atEnd=!0}get paragraphs(){return[this.prompt,this.begun,...this.lines].filter(Boolean)}get allTokens(){return this.paragraphs.flatMap(({tokens:e})=>e)}elementOf(e){
if(e.isPrompt)return this.prompt&&this.prompt.tokens[e.index]||null;for(let n of this.lines)if(n.steps[e.index]===e)return n.tokens[e.index];return null}tokenAt(e){
let n=e.target.closest('[role="button"]');return n&&this.entries.has(n)?n:null}};var js=class{constructor(e,n,s,o){this.text=e,this.empty=n,this.select=s,this.state=o,this.log=o.log,this.width=0,this.resettle=0}startRun(){let{text:e,log:n,state:s}=this;
if(e.replaceChildren(),s.clear(),!n.started){e.append(this.empty);return}let o=n.readsSource;e.classList.toggle("gp-apart",o),o&&e.append(c("span","gp-part-name",
"Source: the encoder reads it")),s.prompt=this.drawFixed(n.started.prompt_tokens,o?"Source":"Prompt"),o&&(e.append(c("span","gp-part-name","Target: the decoder \
writes it, from its start token on")),s.begun=this.drawFixed(n.started.decoder_tokens,"Start of the target",{isStart:!0}))}drawFixed(e,n,s={}){let o=c("span","g\
p-prompt",null,{"aria-label":n}),r={rows:new et(o),tokens:[]};return e.forEach((i,a)=>this.append(r,{token:i,index:a,isPrompt:!0,step:null,...s})),this.text.append(
o),r}drawPrompt(){for(let e of this.log.promptSteps){let n=this.state.prompt.tokens[e.index];n&&(this.state.entries.get(n).step=e,this.describe(n),this.shade(n))}}drawLines(){
let e=this.log.lines(),{lines:n}=this.state,s=e.length===1&&e[0].kind==="sequence";for(s!==this.text.classList.contains("gp-single")&&(this.dissolve(),this.text.
classList.toggle("gp-single",s));n.length>e.length;)n.pop().element.remove();e.forEach((o,r)=>this.drawLine(n[r]||this.newLine(),o,r))}newLine(){let{begun:e,prompt:n,
lines:s}=this.state,o=c("div","gp-line"),r=c("div","gp-line-head"),i=c("span","gp-line-body"),a=c("span","gp-stop");o.append(r,i,a),this.text.append(o);let d=e||
n,p={element:o,head:r,rows:new et(i,d&&d.rows),stop:a,steps:[],tokens:[],said:""};return s.push(p),p}drawLine(e,n,s){e.element.dataset.kind!==n.kind&&(e.element.
dataset.kind=n.kind),e.element.classList.toggle("gp-line-minor",this.log.usesBeams&&s>0);let o=JSON.stringify([n.label,n.score,n.stopReason]);o!==e.said&&(e.said=
o,this.drawHead(e,n));let{keep:r,added:i}=Ze(e.steps,n.last);Dt(e,r),e.steps.length=r;for(let a of i)this.append(e,{token:{...a.chosen,piece:a.piece},index:a.index,
isPrompt:!1,step:a}),e.steps.push(a)}drawHead(e,n){let s=n.stopReason?ye(n.stopReason)[1]:"",o=n.label.charAt(0).toUpperCase()+n.label.slice(1);if(e.head.replaceChildren(
c("b","",o)),n.score!==null&&n.score!==void 0){let i=n.kind==="running";e.head.append(c("span","",(i?"sum ":"score ")+n.score.toFixed(3),{title:i?"sum of the lo\
g-probabilities so far, in nats":"the sum divided by the length penalty"}))}let r=n.stopReason==="step"?"… ":"■ ";s&&e.head.append(c("span","",r+s)),e.stop.
textContent=s&&!this.log.usesBeams&&this.log.lasts.length===1?r+s:""}append(e,n){let s=e.tokens.at(-1);ht(e,this.tokenElement(n),n.token,s&&this.state.entries.get(
s).token)}tokenElement(e){let{token:n,step:s,isPrompt:o}=e,r=c("span",o?"gp-prompt-token":"gp-token",null,{role:"button",tabindex:"-1","aria-pressed":"false"});
return dt(r,n),s&&s.draft&&s.draft.origin!=="none"&&(r.dataset.draft=s.draft.origin),s&&s.given&&(r.dataset.given=""),this.state.entries.set(r,e),this.describe(
r),s&&this.shade(r),r}describe(e){e.setAttribute("aria-label",rl(this.log,this.state.entries.get(e)))}shade(e){us(e.querySelector(".gp-ink"),this.select.value,ve(
this.state.entries.get(e).step)),e.dataset.shaded=""}shadeAll(){for(let e of this.state.allTokens)this.state.entries.get(e).step&&this.shade(e)}markCurrent(){let{
log:e,state:n}=this,s=e.current(),o=s?n.elementOf(s):null,{marked:r}=n;r&&r!==o&&(r.classList.remove("gp-current"),r.setAttribute("aria-pressed","false"),r.tabIndex=
-1),n.marked=o,o&&(o.classList.add("gp-current"),o.setAttribute("aria-pressed",String(e.selected===s)),o.tabIndex=0)}followEnd(){let{log:e,text:n}=this;this.state.
atEnd&&!e.selected&&e.running&&!e.usesBeams&&(n.scrollTop=n.scrollHeight)}resized(){!this.text.clientWidth||this.text.clientWidth===this.width||(this.width=this.
text.clientWidth,this.dissolve())}dissolve(){for(let{rows:e}of this.state.paragraphs)e.dissolve();clearTimeout(this.resettle),this.resettle=setTimeout(()=>this.
settle(),200)}settle(){this.width||=this.text.clientWidth;for(let{rows:e}of this.state.paragraphs)e.settle()}};function il(t,e){let n=t.querySelector(".gp-text"),s=t.querySelector(".gp-shade"),o=new Bs(e),r=new js(n,t.querySelector(".gp-empty"),s,o),i=new Rs(t,n,s,o),a=zt(
t,n,e,p=>{let f=o.entries.get(p);if(!f)return null;let{token:m,step:g}=f,T=g?Qo(e,g).join(", "):Zo(e,f);return{id:m.token_id,text:m.text,where:Xo(e,f),step:g,why:T}});
sl(r,i,a);function d(){e.started&&(s.value=o.shadedBy||(e.started.request.only_given?"raw":"probability"),i.drawScale()),r.startRun()}return p=>{if(p.run&&d(),(p.
run||p.steps||p.status)&&(r.drawLines(),i.drawMarks()),o.prompt&&(p.run||p.prompt)&&r.drawPrompt(),o.prompt&&(p.unit||p.status))for(let f of p.unit?o.allTokens:
o.prompt.tokens)r.describe(f);p.unit&&i.drawScale(),r.markCurrent(),p.steps&&(r.followEnd(),r.settle()),a.refresh(p.unit||p.prompt||p.status)}}var le=t=>U(t,2).replace("-","−");function al(t,e=null){let{z_score:n,threshold:s,prediction:o}=t,r=`z is ${le(n)}, ${o?"above":"not above"} the threshold ${Number(
s.toFixed(2))}`;if(o&&e&&G(e.z_score)&&e.z_score<=s)return["even","◇","Not known: above the threshold by repeats alone",`${r}, but p takes each token for new \
evidence. With repeated n-grams counted once, z is ${le(e.z_score)}.`];if(o)return["good","◆","Watermarked",`${r}: ${Ht(s)}.`];let i=t.tokens_needed,a=an(t),d=G(
i)&&i>a?` If the text went on like this, about ${I(i)} tokens would be enough.`:"";return["even","◇","No sign of this watermark",`${r}. That does not prove th\
at there is none: the text may be too short, or the mark may have been removed.${d}`]}var an=({num_tokens_scored:t,tokens:e})=>G(t)?t:(e||[]).filter(([,,,,n])=>n).
length,wh="1 − p. It is not the probability that the text is watermarked: a text without the watermark has 0.9 or more in one of ten cases, and 0.5 or more in e\
very second.";function bh(t){let{kind:e,z_score:n,p_value:s,confidence:o,threshold:r,false_positive_rate:i,tokens_needed:a}=t;return[...e==="green"?kh(t):yh(t),
["z-score",le(n),e==="green"?"How many standard deviations more tokens are green than without a watermark: (green − ratio × scored) / √(scored × ratio × (1 − ra\
tio)).":"How many standard deviations the weighted mean lies above that of fair coins."],["p-value",Ke(s),"The probability of a z at least as high in a text wit\
hout this watermark: the upper tail of the normal distribution. It takes the tokens for independent; where phrases are repeated, z scatters more."],["confidence",
o>.9999?"> 0.9999":U(o,4),wh],["false-positive rate",Ke(i),`What the threshold ${Number(r.toFixed(2))} means: the share of texts without this watermark whose z \
is above it.`],...G(a)?[["tokens needed",I(a),"How many scored tokens reach the threshold at this share: z grows with the square root of their number."]]:[]]}function kh({
num_tokens_scored:t,num_green_tokens:e,green_fraction:n,ratio:s,list_size:o}){return[["tokens scored",I(t),"Tokens of which the detector can say whether they ar\
e green. The first ones have too few tokens before them; where repeated n-grams count once, later ones are left out."],["green tokens",I(e),`Scored tokens that \
stand on their green list, which holds ${I(o)} tokens of the vocabulary.`],["green fraction",j(n),`Green tokens / tokens scored. Without the watermark about ${j(
s)} are green: the ratio.`]]}function yh(t){let{mean:e,weighted_mean:n,num_g_values:s,posterior:o,layers:r}=t;return[["tokens scored",I(an(t)),"Tokens with enou\
gh others before them, whose context has not come before."],["g-values",I(s),`One for each scored token and each of the ${V((r||[]).length,"key")}: 0 or 1, as b\
y a fair coin in a text without the watermark.`],["mean g-value",U(e,4),"The share of g-values that are 1. Without the watermark it is about 0.5."],["weighted m\
ean",U(n,4),"The same with more weight on the first keys, whose rounds of the tournament leave the clearest mark."],...G(o)?[["posterior",j(o),"What the trained\
 Bayesian detector says: the probability that the text is watermarked, if it is one like those that the detector was trained on."]]:[]]}function ln(t,e){let n=e.
map(({report:a})=>new Map(bh(a).map(d=>[d[0],d]))),s=[...new Set(n.flatMap(a=>[...a.keys()]))],[o]=Z(t.tHead,1,()=>c("tr")),r=Z(o,e.length+1,()=>c("th","",null,
{scope:"col"}));e.forEach(({name:a},d)=>S(r[d+1],a)),t.tHead.hidden=e.length<2;let i=Z(t.tBodies[0],s.length,()=>{let a=c("tr"),d=c("th","",null,{scope:"row"});
return d.append(c("span","",null,{tabindex:0})),a.append(d),a});s.forEach((a,d)=>{let p=Z(i[d],e.length+1,()=>c("td")),f=n.find(m=>m.has(a)).get(a);S(p[0].firstChild,
a),H(p[0].firstChild,{"data-tip":f[2]}),n.forEach((m,g)=>S(p[g+1],m.has(a)?m.get(a)[1]:"–"))})}function kt({tokens:t,prompt_tokens:e}){return t.map(([,n,s,o,r,
i],a)=>({token:{text:n,piece:s},mark:{green:o,g:i,counted:r||!(o!==null||i!==null)},words:()=>`Token ${I(a+1)}${a<e?", of the prompt":""}, ${Y(n)}: ${xh(o,i,r)}`}))}
function xh(t,e,n){if(t===null&&e===null)return"not scored, because too few tokens stand before it.";let s=e===null?t?"◆ green":"◇ red":`mean g-value ${e.toFixed(
2)}, where chance gives 0.5`;return n?`${s}.`:`${s}; not counted, because ${e===null?"the same n-gram":"its context"} came before or it is left out.`}var yt=({kind:t,
tokens:e})=>[t,{unscored:e.some(([,,,n,,s])=>n===null&&s===null),repeated:e.some(([,,,n,s,o])=>!s&&(n!==null||o!==null))}];function ll(t,e){let n=a=>t.querySelector(".gp-"+a),s=new Ae(n("words"));function o({before:a,after:d}){let p=`z was ${le(a.z_score)}`;if(d.error)return["even",
"…","Nothing left to score",`${d.error.message} ${p} before.`];let f=`z from ${le(a.z_score)} to ${le(d.z_score)}`,m=Number(d.threshold.toFixed(2));return a.prediction?
d.prediction?["good","◆",f,`Still above the threshold ${m}: the watermark survived.`]:["bad","◇",f,`Not above the threshold ${m} any more: the detector no l\
onger finds the watermark.`]:["even","◇",f,`The text did not pass the threshold ${m} before the attack: there is nothing to wash out.`]}let r=({how:a,strength:d})=>a?
`${a}${G(d)?`, strength ${j(d)}`:""}`:"as edited by hand";function i(a){let{before:d,after:p}=a,[f,m,g,T]=o(a);H(n("answer"),{"data-verdict":f}),S(n("answer-sig\
n"),m),S(n("answer-words"),g),S(n("answer-more"),T),S(n("told"),`${g}. ${T}`),S(n("about"),r(a)),K(n("of-text"),!p.error),p.error||(Ge(n("legend"),...yt(p)),s.show(
kt(p)));let C=[{name:"before",report:d},...p.error?[]:[{name:"after",report:p}]];ln(n("found-numbers"),C)}return a=>{t.hidden=!e.found,!t.hidden&&a.found&&i(e.found)}}function cl(t,e){let n=y=>t.querySelector(".gp-"+y),s=["without","with"],o=n("threshold"),r=3,i=()=>e.answered("pair"),a=({report:y})=>!!y&&!y.error,d=s.map(y=>{
let l=c("div"),[h,w,u]=[c("p","gp-facts"),c("p","gp-problem","",{role:"status"}),c("div","gp-text-body",null,{dir:"auto"})];return l.append(c("h3","",y==="with"?
"With the watermark":"Without the watermark"),h,w,u),n("texts").append(l),{facts:h,problem:w,text:new Ae(u),shown:0,report:null}});o.addEventListener("input",()=>{
let y=o.valueAsNumber;!Number.isFinite(y)||y<0||y>20||(r=y,i()&&E())});function p(y,l,h){if(h){y.report!==h&&y.text.show(kt(h)),Object.assign(y,{report:h,shown:0});
return}let[w]=e.groups[l].entries,u=w.tokens.map(k=>({token:k,mark:{},words:()=>`${Y(k.text)}, not scored yet`}));y.text.show(u,y.report?0:y.shown),Object.assign(
y,{report:null,shown:u.length})}function f({tokens:y,perplexity:l,stop_reason:h,report:w}){if(!y)return"not begun";let u=[V(y,"token")];return G(l)&&u.push(`per\
plexity ${l.toFixed(2)}`),w&&!w.error&&u.push(w.kind==="green"?`${j(w.green_fraction)} green`:`mean g-value ${w.mean.toFixed(3)}`),h&&u.push(ye(h)[1]),u.join(" \
· ")}function m({texts:y}){y.forEach((h,w)=>{let u=d[w];p(u,w,a(h)?h.report:null),S(u.facts,f({...h,tokens:h.tokens||e.groups[w].entries[0].tokens.length}));let{
error:k}=h.report||{};K(u.problem,!!k),S(u.problem,k?`${k.message} ${k.fix}`:"")});let l=y.filter(a).map(({report:h})=>yt(h)[1]);Ge(n("legend"),e.found.kind,{unscored:l.
some(({unscored:h})=>h),repeated:l.some(({repeated:h})=>h)})}function g({texts:y}){if(!y.every(a))return y.find(({report:k})=>k&&k.error)?["even","–","No comp\
arison","One of the texts cannot be scored."]:["wait","…",e.done?"No answer":"Not known yet","Both texts must have been written to their ends."];let[l,h]=y.map(
({report:u})=>u.z_score),w=`z is ${le(h)} with the watermark and ${le(l)} without it; the threshold is ${Number(r.toFixed(2))}.`;return l>r?["bad","✗","A fals\
e alarm",`${w} The text without the watermark passes it.`]:h>r?["good","◆","The watermark is found",w]:["even","◇","The watermark is not found",`${w} ${C(y[1].
report)}`]}let T=({tokens_needed:y,threshold:l})=>G(y)&&l>0?Math.ceil(y*(r/l)**2):null;function C(y){let[l,h]=[T(y),an(y)];return l>h?`Were the text to go on li\
ke this, it would take about ${V(l,"scored token")}; here ${V(h,"is","are")}.`:"A longer text, or a stronger mark, would help."}function _({texts:y}){let[l,h]=y.
map(({perplexity:u})=>u);return!y.every(a)||!G(l)||!G(h)?"":`${`Perplexity under the model without the watermark: ${l.toFixed(2)} and ${h.toFixed(2)}`}. One pai\
r of texts says little of the cost; “What does it cost?” asks for more.`}function L(y){let[l,h,w,u]=g(y);H(n("answer"),{"data-verdict":l}),S(n("answer-sign"),
h),S(n("answer-words"),w),S(n("answer-more"),`${u} ${_(y)}`.trim()),S(n("means"),Ht(r)),e.done&&S(n("told"),`${w}. ${u}`);let k=e.entries[0]&&e.entries[0].seed;
S(n("about"),`${Ln(y.watermark)}${G(k)?`; seed ${k}`:""}`)}function P({report:y,expected:l}){if(!G(l)||y.kind!=="green")return null;let{ratio:h,num_tokens_scored:w}=y;
return{name:"expected with it, at least",look:"expected",points:Array.from({length:Math.min(60,w)},(k,$)=>($+1)*w/Math.min(60,w)).map(k=>[k,un(l*k,k,h)]),tip:`A\
t least ${j(l)} of the tokens are expected to be green with this bias, by theorem 4.2 of Kirchenbauer et al. 2023, from the distributions that the model had alo\
ng the text.`}}function b({texts:y}){if(K(n("evidence"),y.every(a)),n("evidence").hidden)return;let[l,h]=y,w=[{name:"with the watermark",look:"measured",points:h.
report.curve},P(h),{name:"without it",look:"other",points:l.report.curve}].filter(Boolean);Gt(n("keys"),w),Kt(n("curves"),{curves:w,threshold:r});let u=y.map(({
side:k,report:$})=>{let x=je($.z_score);return{name:k,report:{...$,threshold:r,p_value:x,confidence:1-x,false_positive_rate:je(r),tokens_needed:T($)}}});ln(t.querySelector(
"table"),u)}function E(){m(e.found),L(e.found),b(e.found)}return new ResizeObserver(()=>i()&&b(e.found)).observe(t),y=>{t.hidden=!i(),!t.hidden&&(y.run&&d.forEach(
l=>Object.assign(l,{report:null,shown:0})&&l.text.show([])),(y.run||y.found||y.status||y.steps)&&E())}}function Ln(t){if(Array.isArray(t.keys))return`SynthID, ${V(
t.keys.length,"key")}, n-grams of ${t.ngram_len}`;let{greenlist_ratio:e=.25,bias:n=2,seeding_scheme:s="lefthash",context_width:o=1}=t;return`green lists of ${j(
e)}, bias ${n}, ${s}, context width ${o}`}var Fs=t=>De(Hs,t,[t,t,""])[0];function dl(t,e){let n=$=>t.querySelector(".gp-"+$),[s,o]=[n("which"),n("threshold")],r={},i=null,a=.01,d=()=>e.answered("sure"),
p=({auc:$})=>G($),f=({scores:$,learned:x})=>{let M=$.findIndex(({name:v})=>v===i);return M>=0?M:x?$.length-1:0},m=$=>r[$]??($==="posterior"?.5:e.found.threshold);
s.addEventListener("change",()=>{i=s.value,k()}),o.addEventListener("input",()=>{!Number.isFinite(o.valueAsNumber)||Math.abs(o.valueAsNumber)>100||(r[e.found.scores[f(
e.found)].name]=o.valueAsNumber,l(e.found))});function g({counts:$,scores:x,fewest:M},v){if(!p(v))return["wait","…",e.done?"No answer":"Not known yet",e.done?
"A text with the watermark and one without it must have been scored.":"The first texts are being written."];let[O]=v.rates,N=e.running?" so far":"";if(Math.min(
...$)<M)return["wait","…",e.done?"No answer":"Not known yet",`${I($[1])} with the watermark and ${I($[0])} without it are too few texts to tell: it takes ${I(
M)} of each.`];let W=x.length>1?` by the ${Fs(v.name)}`:"",[B,A]=O.found_between.map(j),q=`${I(O.detected)} of ${I(O.marked)} found at ${j(O.level)} false posit\
ives${N}`,R=O.level>a?`; ${j(O.level)} is the smallest rate that ${V(O.plain,"text")} without it can show`:"",F=`So many texts with the watermark were found${W}\
: the true rate lies between ${B} and ${A}. Of the texts without it ${O.false_positives?I(O.false_positives):"none"} passed, so up to ${j(O.false_between[1])} m\
ay${R}.`,z=O.apart?"":" These overlap: it is not known whether more are found than pass by chance.";return[O.apart?"good":"even",O.apart?"◆":"◇",q,`${F}${z}\
 AUC of these texts ${v.auc.toFixed(3)}.`]}function T($){let[x,M,v,O]=g($,$.scores[f($)]);H(n("answer"),{"data-verdict":x}),S(n("answer-sign"),M),S(n("answer-wo\
rds"),v),S(n("answer-more"),O),e.done&&S(n("told"),`${v}. ${O}`),S(n("missing"),Ne(e,$)),S(n("about"),Ln($.watermark)+($.learned?"; only the texts that no detec\
tor was trained on":""));let{left_out:N,problem:W}=$;K(n("warning"),N>0),S(n("warning"),N>0?`⚠ ${V(N,"text was","texts were")} not scored. ${W?`${W.message} ${W.
fix}`:"They have no token that counts."}`:"")}let C=($,x)=>$.filter(M=>M>x).length;function _({values:$,name:x},M){let[v,O]=$.map(W=>C(W,M)),N=x==="posterior"?"":
` If chance were normal with mean 0 and standard deviation 1, ${Ke(je(M))} would pass.`;return{x:v/$[0].length,y:O/$[1].length,words:`Above ${Number(M.toFixed(2))}\
: ${I(O)} of ${V($[1].length,"text")} with the watermark (${j(O/$[1].length)}), and ${I(v)} of ${I($[0].length)} without it (${j(v/$[0].length)}).${N}`}}function L($,x){
let M=2/(9*(x-1));return $**2>(1-M+1.645*Math.sqrt(M))**3}function P({values:$,normal:x,name:M}){if(M==="posterior"||!x[0])return"";let[v,O]=x.map(W=>W&&`mean ${le(
W[0])}, standard deviation ${W[1].toFixed(2)}`),N=L(x[0][1],$[0].length)?" It is wider than theory has it where phrases come again: try “repeated n-grams count \
once”.":"";return`Without the watermark: ${v}; theory has 0 and 1. With it: ${O||"too few"}.${N}`}function b({scores:$}){let x=$.filter(p).flatMap(v=>v.rates.
map(O=>[v,O])),M=Z(t.querySelector(".gp-rates tbody"),x.length,()=>{let v=c("tr");return v.append(c("th","",null,{scope:"row"}),...Array.from({length:4},()=>{let O=c(
"td");return O.append(c("span")," ",c("small")),O})),v});x.forEach(([v,O],N)=>{let[W,B,A,q,R]=M[N].cells,F=([J,te])=>`(${j(J)} to ${j(te)})`,z=J=>G(J)?`, thresh\
old ${le(J)}`:"";S(W,Fs(v.name)),E(B,j(O.level),""),O.shown?E(A,`${j(O.detected/O.marked)}`,`${F(O.found_between)}${z(O.threshold)}`):E(A,"not known",`takes ${V(
Math.ceil(1/O.level-1e-9),"text")} without it`),E(q,O.normal?j(O.normal.rate):"–",O.normal?z(O.normal.threshold).slice(2):""),O.shown?E(R,`up to ${j(O.false_between[1])}`,
`${I(O.false_positives)} of ${I(O.plain)} passed`):E(R,"–","")})}function E($,x,M){S($.children[0],x),S($.children[1],M)}function y({scores:$}){let[{rates:x}]=$.
filter(p),M=x.filter(({shown:v})=>!v).map(({level:v})=>j(v));return M.length?`With ${V(x[0].plain,"text")} without the watermark, a false-positive rate of ${M.join(
" or ")} is less than one text, so the samples cannot show ${M.length>1?"these rates":"this rate"}. The normal distributions reach further, as far as the scores\
 are normal.`:""}function l($){let x=$.scores[f($)];if(K(n("shown"),p(x)),!p(x))return;let M=m(x.name);document.activeElement!==o&&(o.value=M);let v=_(x,M);be(n(
"scores"),Rn(e.charts[`scores ${x.name}`],M,`threshold ${Number(M.toFixed(2))}`)),S(n("at-threshold"),v.words),S(n("spreads"),P(x)),K(n("of-fit"),x.name!=="post\
erior"&&x.normal.some(Boolean));let O=$.scores.filter(p);if(be(n("roc"),ur(e.charts[`roc ${x.name}`],v)),w(n("roc-keys"),O.map(({name:W,auc:B},A)=>[A===O.indexOf(
x)?"gp-roc-main":`gp-roc-other gp-roc-${A%3}`,`${Fs(W)}: AUC ${B.toFixed(3)}`,De(Hs,W,["","",""])[2]])),b($),S(n("few"),y($)),K(n("of-lengths"),$.lengths.length>
1),$.lengths.length<2)return;be(n("lengths-box"),e.charts.lengths);let N=$.kind==="synthid"?"mean g":"z";w(n("length-keys"),[["gp-z-measured",`found at ${h($.lengths)}\
 false positives, by ${N}, from the samples`,"The threshold is the laxest that at most so many of the cut texts without the watermark pass; so few texts cannot \
show a smaller rate, unless it is 1%. The bars are where the true rate lies with 95%."],["gp-z-expected","the same by normal distributions","As if the scores at\
 each length were normal."],["gp-z-other","AUC","How often a cut text with the watermark scores higher than one without: 50% is guessing."]])}function h($){let x=$.
map(({levels:[O]})=>O),[M,v]=[Math.min(...x),Math.max(...x)].map(j);return M===v?M:`${M} to ${v}`}function w($,x){let M=Z($,x.length,()=>{let v=c("span"),O=se("\
svg");return H(O,{width:26,height:8,"aria-hidden":"true"}),O.append(se("path")),v.append(O,c("span","",null,{tabindex:0})),v});x.forEach(([v,O,N],W)=>{H(M[W].firstChild.
firstChild,{class:v,d:"M1 4H25"}),S(M[W].lastChild,O),H(M[W].lastChild,{"data-tip":N})})}function u({scores:$}){K(n("of-score"),$.length>1);let x=$.map(({name:M})=>M).
join();s.dataset.key!==x&&(s.dataset.key=x,s.replaceChildren(...$.map(({name:M})=>c("option","",Fs(M),{value:M}))),s.value=$[f(e.found)].name)}function k(){u(e.
found),T(e.found),l(e.found)}return $=>{t.hidden=!d(),!t.hidden&&($.found||$.status)&&k()}}function hl(t,e){let n=L=>t.querySelector(".gp-"+L),s=["the text alone","with its prompt"],o=new Ae(n("words")),r=n("which");r.addEventListener("change",()=>m());
let i=()=>e.found.reports[Math.min(Number(r.value),e.found.reports.length-1)];function a({reports:L,once:P,otherwise:b}){let[E,y,l,h]=al(L[0],P?null:b);H(n("ans\
wer"),{"data-verdict":E}),S(n("answer-sign"),y),S(n("answer-words"),l),S(n("answer-more"),h),S(n("told"),`${l}. ${h}`),K(n("beside"),L.length>1),L.length>1&&S(n(
"beside"),p(L));let w=d(e.found);K(n("repeats"),!!w),S(n("repeats"),w),S(n("about"),f(e.found)+(P?", repeated n-grams counted once":""))}function d({reports:[{num_tokens_scored:L}],
otherwise:P,once:b}){let E=P?P.num_tokens_scored:null;return!G(E)||E===L?"":b?`Left out as repeated: ${V(E-L,"token")}. With ${E-L===1?"it":"them"} z would be ${le(
P.z_score)}.`:`Of the scored tokens, ${I(L-E)} only repeat an n-gram that came before, which is no new evidence: counted once, z is ${le(P.z_score)}.`}function p([
L,P]){let b=P.z_score-L.z_score,E=Math.abs(b)<.005?"which changes nothing":b<0?"which dilutes the mark":"which happens to add to it";return`With its prompt z is\
 ${le(P.z_score)}: ${V(P.prompt_tokens,"token")} of the prompt count too, ${E}.`}function f({model:L,watermark:P,exact:b}){return`${Array.isArray(P.keys)?`Synth\
ID, ${V(P.keys.length,"key")}`:`green list, ${P.seeding_scheme||"lefthash"}`}; ${b?"the very tokens of the run":`as ${L} splits the text`}`}function m(){let L=i();
Ge(n("legend"),...yt(L)),o.show(kt(L))}function g({reports:L}){let P=L.map(({curve:h},w)=>({name:L.length>1?s[w]:"z",look:w?"other":"measured",points:h||[]})),[
{tokens_needed:b,threshold:E}]=L,y=an(L[0]),l=G(b)?{at:b,words:`${V(b,"token")} reach the threshold at the share of this text${b>y?`: ${I(b-y)} more`:""}.`}:null;
Kt(n("curve-box"),{curves:P,threshold:E,needed:l}),Gt(n("curve-keys"),L.length>1?P:[])}function T(){K(n("of-layers"),!!e.charts.layers),be(n("layers-box"),e.charts.
layers)}function C(L){let{reports:P}=e.found;K(n("of-prompt"),P.length>1),a(e.found),L&&m(),ln(n("found-numbers"),P.map((b,E)=>({name:s[E],report:b}))),g(e.found),
T()}let _=()=>!!e.found;return new ResizeObserver(()=>_()&&C(!1)).observe(t),L=>{t.hidden=!_(),!t.hidden&&L.found&&C(!0)}}function pl(t,e){let n=t.querySelector("tbody"),s=t.querySelector(".gp-mistake-note");function o({rows:m,threshold:g}){let T=m.flatMap(({reports:b})=>b.map(({z_score:E})=>E)).
filter(G),C=Math.min(-3,...T)-.4,_=Math.max(g,...T)+.4,L=b=>(b-C)/(_-C),P=Z(n,m.length,r);m.forEach(({what:b,how:E,meaning:y,keeps:l,reports:h},w)=>{let[u,k,$]=P[w].
cells;P[w].classList.toggle("gp-right",w===0);let[x,M]=u.children;S(x,b),H(x,{"data-tip":y}),S(M,E);let v=h.map(({z_score:W})=>W).filter(G);i(k.firstChild,v.map(
L),{zero:L(0),threshold:L(g)});let O=v.length>1?`${le(Math.min(...v))} to ${le(Math.max(...v))}`:le(v[0]);S($.children[0],O),S($.children[1],a(h,l));let N=w?d({
keeps:l,meaning:y,reports:h},g):"";K($.children[2],!!N),S($.children[2],N)}),S(s,f(m))}function r(){let m=c("tr"),g=c("th","",null,{scope:"row"});g.append(c("sp\
an","",null,{tabindex:0}),c("small"));let T=c("td");T.append(c("span","gp-strip",null,{"aria-hidden":"true"}));let C=c("td");return C.append(c("b"),c("small"),c(
"small","gp-why")),m.append(g,T,C),m}function i(m,g,{zero:T,threshold:C}){let _=[T,C,...g],L=Z(m,_.length,()=>c("i"));_.forEach((P,b)=>{he(L[b],["gp-line gp-zer\
o","gp-line"][b]||"gp-dot"),oe(L[b],"left",P)})}function a(m,g){let[T]=m.filter(({error:L})=>L);if(T)return T.error.message;let C=m.filter(({prediction:L})=>L).
length,_=g==="none";return m.length===1?C?_?"▲ above it by chance":"◆ watermarked":"◇ no sign":C?`${_?"▲":"◆"} ${C} of ${m.length} ${_?"above it by ch\
ance":"say so"}`:`◇ no sign, ${m.length} times`}function d({keeps:m,meaning:g,reports:T},C){let _=T.filter(({prediction:y})=>y);if(!_.length)return"";if(m!=="\
none")return g;let{num_tokens_scored:L,once:P}=_.reduce((y,l)=>l.z_score>y.z_score?l:y),b=P&&G(L)?L-P.num_tokens_scored:0,E=[];return b>0&&E.push(`p takes each \
token for new evidence, but ${I(b)} of the ${I(L)} only repeat an n-gram. Counted once, z is ${le(P.z_score)}${P.z_score>C?"":", not above the threshold"}.`),(!b||
P.z_score>C||T.length>1)&&E.push(p(C,T.length)),E.join(" ")}function p(m,g){let T=je(m),C=L=>L>.1?j(L):`one in ${I(Number((1/L).toPrecision(2)))}`,_=1-(1-T)**g;
return`Of texts without this watermark ${C(T)} passes the threshold${g>1?`; with ${I(g)} tries at each, ${C(_)} has one that does`:""}.`}function f([m]){return m.
reports[0].prediction?"":"The settings as they are find nothing either. Where the text is watermarked, they may be the wrong ones themselves, or the text is too\
 short."}return m=>{t.hidden=!e.found,!t.hidden&&m.found&&o(e.found)}}function fl(t,e){let n=i=>t.querySelector(".gp-"+i);function s({how:i,points:a,of:d,seeds:p,threshold:f}){let m=a.filter(({z:g})=>g.length);S(n("about"),`${i}, ${V(
p,"seed")} at each strength${a.length<d?`; ${a.length} of ${d} strengths so far`:""}`),S(n("strength-words"),o(m,a,f)),be(n("strength-box"),e.charts.strengths)}
function o(i,a,d){let p=({strength:P,z:b})=>P===0?b[0]>d?"above":"below":Lo(b,d),f=(...P)=>r(i,b=>P.includes(p(b))),[m,g,T]=[f("above"),f("below"),f("open","few")],
C=a.filter(({refused:P})=>P).map(({strength:P})=>j(P)),_=[];i.length&&i[0].strength===0&&p(i[0])!=="above"&&_.push("The text is not above the threshold even bef\
ore the attack.");let L=[m&&`above the threshold at ${m}`,g&&`not above it at ${g}`,T&&`not known to be either at ${T}, where the seeds disagree or are too few`].
filter(Boolean);return L.length&&_.push(`By strength, the median z is ${L.join("; ")}.`),C.length&&_.push(`At ${C.join(", ")} there is too little text left to s\
core, in some cases or in all.`),_.join(" ")}function r(i,a){let d=[];i.forEach((f,m)=>{a(f)&&(m&&a(i[m-1])?d.at(-1)[1]=f.strength:d.push([f.strength,f.strength]))});
let p=d.map(([f,m])=>f===m?j(f):`${j(f)} to ${j(m)}`);return p.length>1?`${p.slice(0,-1).join(", ")} and ${p.at(-1)}`:p.join("")}return i=>{t.hidden=!e.found,!t.
hidden&&i.found&&s(e.found)}}var $h={context:"no mark here: fewer tokens come before it than the watermark looks at",repeated:"no mark here: the tokens before it were there before, and Synt\
hID marks each context once",removed:"no mark here: it was given, and an earlier processor had removed it",bias:"no mark here: the bias is 0"};function er(t){let e=t&&
t.effective&&t.effective.watermarking_config||{},n=Array.isArray(e.keys)?e.keys.length:0,s=e.greenlist_ratio,o=e.seeding_scheme==="selfhash",r=e.context_width;return{
config:e,keys:n,selfhash:o,ratio:s>0&&s<1?s:null,early:n?Jt(e.ngram_len,1)-1:Jt(r,1)-Number(o)}}function zs({config:t,keys:e,ratio:n}){return e?`SynthID: ${V(e,
"key")}, n-grams of ${t.ngram_len} tokens`:n===null?"a green list whose settings are not known":`green list: ${j(n)} of the vocabulary, bias ${t.bias}, ${t.seeding_scheme}\
, context width ${t.context_width}, key ${t.hashing_key}`}function ul({chosen:t,index:e,mark:n,given:s,isFirst:o},r){let i=`Token ${I(e+1)} ${Y(t.text)}`;if(!n)
return`${i}: ${s?"given, before the watermark began":"not marked"}`;if(n.why)return`${i}: ${De($h,n.why,"no mark here")}.`;let a=`Its probability: ${j(n.chosen_before)}\
 before the watermark, ${j(n.chosen_after)} after.`,d=o?" Not counted: a detector that has no prompt does not know what comes before it.":"";if(n.kind==="synthi\
d")return`${i}: mean g-value ${U(n.g,2)} over ${V(r.keys,"key")}. ${a}${d}`;let p=n.green?"◆ green: it got the bias":"◇ red: it got no bias",[f,m]=[n.mass_before,
n.mass_after].map(C=>j(C??0)),g=r.ratio===null?"":` of ${j(r.ratio)} of the vocabulary`,T=r.selfhash?`Each token has a list of its own; ${V(n.listed??0,"token")}\
 of the 40 likeliest got the bias`:`On the list${g}, ${V(n.listed??0,"token")} could be chosen here`;return`${i}: ${p}. ${a} ${T}: ${f} together before, ${m} af\
ter.${d}`}var ml={marks:0,scored:0,green:0,g:0,expected:0,unscored:0,early:0,chosen:0,surprisal:0,gained:0,suppressed:0,likely:0,entropy:0,z:null,foreseen:null};
function gl(t,e,n,s){let{mark:o,index:r}=e,i={...t};if(!o)return{...i,unscored:t.unscored+1};i.marks+=1;let a=o.kind==="synthid"?o.g:o.green;if(o.chosen_before>
0&&o.chosen_after>0){i.chosen+=1,i.surprisal-=Math.log(o.chosen_before),i.gained+=Math.log(o.chosen_after/o.chosen_before);let{stages:d,entropy_before:p}=e.distribution;
i.entropy+=s>0&&d[s-1]?d[s-1].entropy:p,i.likely-=vh(e,s)}return i.suppressed+=o.suppressed,a===null?{...i,unscored:t.unscored+1}:r<n.early?{...i,early:t.early+
1}:(i.scored+=1,i.green+=Number(a),i.expected+=o.expected??0,o.kind==="synthid"?i.z=n.keys?(2*i.green-i.scored)*Math.sqrt(n.keys/i.scored):null:n.ratio!==null&&
(i.z=un(i.green,i.scored,n.ratio),i.foreseen=un(i.expected,i.scored,n.ratio)),i)}function vh({distribution:{candidates:t}},e){let n=t.map(({raw_logprob:s,stage_logprobs:o})=>e>
0?o[e-1]:s).filter(s=>s!=null);return n.length?Math.max(...n):0}function wl(t,e,n,s){let o=t.find(([,p])=>p>s),r=o?`z first passed ${s} after ${V(o[0],"scored t\
oken")}`:"";if(e.z>s)return{at:o[0],words:`${r}.`};let i=o?`${r}, and fell again. `:"",a=n.keys?e.z>0?e.scored*(s/e.z)**2:1/0:Gr(e.green/e.scored,n.ratio,s),d=Math.
max(e.scored+1,Math.ceil(a));return!Number.isFinite(d)||d>1e7?{at:1/0,words:`${i}At the share so far, z never reaches ${s}.`}:{at:d,words:`${i}At the share so f\
ar, z reaches ${s} after about ${V(d,"scored token")}: ${I(d-e.scored)} more.`}}function bl(t,e){let n=u=>t.querySelector(".gp-"+u),s=new Ae(n("marked-words"),{press:({step:u})=>e.selectStep(u)}),o=n("threshold"),r=3,i=er(null),a=0,d=null,p=null;
function f(){i=er(e.started),a=(e.started&&e.started.processors||[]).findIndex(k=>k==="WatermarkLogitsProcessor"||k==="SynthIDTextWatermarkLogitsProcessor"),d=new $e(
ml,(k,$)=>gl(k,$,i,a)),s.show([]),S(n("mark-about"),zs(i))}let m=()=>d.steps.some(({mark:u})=>u&&u.kind==="synthid");function g(u){let{mark:k,index:$}=u,x=$<i.early,
M=k&&!k.why;return{step:u,token:{...u.chosen,piece:u.piece},mark:M?{green:k.green,g:k.g,counted:!x}:{},words:()=>ul({...u,isFirst:x},i)}}function T(u){s.show(d.
steps.map((x,M)=>s.items[M]&&M<u?s.items[M]:g(x)),u);let{unscored:k,early:$}=d.total;Ge(n("mark-key"),m()?"synthid":"green",{unscored:k>0,repeated:$>0,faint:"a \
detector without the prompt cannot score it"})}function C(u){let k=u&&!u.isPrompt?s.tokens[u.index]:null;p&&p!==k&&p.classList.remove("gp-current"),p=k||null,p&&
e.selected?p.classList.add("gp-current"):p&&p.classList.remove("gp-current")}let _=u=>{let k=[];for(let $ of d.totals)$[u]!==null&&(!k.length||k.at(-1)[0]<$.scored)&&
k.push([$.scored,$[u]]);return k};function L(){let{z:u,scored:k}=d.total,$=e.running?" so far":"",[x,M,v]=u===null?["wait","…",k?"The watermark’s settings are\
 not known, so z is not":"Nothing to score yet"]:u>r?["good","◆",`A detector finds it${$}: z = ${le(u)}`]:["even","◇",`A detector does not find it${$}: z = ${le(
u)}`];H(n("finding"),{"data-verdict":x}),S(n("finding-sign"),M),S(n("finding-words"),v),S(n("finding-more"),u===null?"":`${P()}; by chance alone, if each token \
is new evidence, z would be as high with a probability of ${Ke(je(u))}`),e.finished&&S(n("mark-told"),`${v}, ${I(k)} tokens scored.`)}function P(){let{green:u,scored:k}=d.
total;return m()?`mean g-value ${(u/k).toFixed(3)} over ${V(k,"scored token")}, 0.5 by chance`:`${I(u)} of ${V(k,"scored token")} green, ${j(u/k)} instead of ${j(
i.ratio)}`}let b=()=>e.started.effective.do_sample?"":" That is so where tokens are drawn; here the likeliest are taken, which can be greener or less green.";function E(){
let u=_("z"),k=[{name:"this text",look:"measured",points:u,tip:`What a detector finds that knows the key and sees the text without its prompt.${i.keys?" Of Synt\
hID it is the z of the plain mean of all g-values, against fair coins.":""}`}],$=_("foreseen");$.length&&k.push({name:"expected at least",look:"expected",points:$,
tip:"What this bias leads to at least, given how undecided the model was at each token: the sum of p / (1 + m p) over the vocabulary, theorem 4.2 of Kirchenbaue\
r et al. 2023, averaged over all green lists."+b()}),Gt(n("z-keys"),k);let x=u.length?wl(u,d.total,i,r):null;Kt(n("z-box"),{curves:k,threshold:r,needed:x,label:`\
z over the number of tokens, threshold ${r}`}),S(n("z-needed-words"),x?x.words:""),S(n("threshold-words"),Ht(r))}function y(){let{scored:u,green:k,expected:$,chosen:x,
surprisal:M,gained:v,suppressed:O,marks:N,likely:W,entropy:B}=d.total,{started:A}=e,q=[["tokens scored",I(u),"Tokens that count: those with enough tokens before\
 them, without the prompt."]];if(u&&!m()&&(q.push(["green",j(k/u),"The share of the scored tokens that got the bias."]),q.push(["expected at least",j($/u),"At l\
east this share is green on average over all green lists, for this bias and the probabilities that the model gave. Where it is sure of a token, a bias changes l\
ittle."])),x){q.push(["surprisal before the watermark",ue(M/x,e.unit),"How unexpected the chosen tokens were just before the watermark, on average: minus the lo\
garithm of their probability."]);let[R,F]=A.effective.do_sample?[B,"Drawn without the watermark they would have had this on average: the entropy just before it."]:
[W,"The likeliest token of each place would have had this."];e.usesBeams||(q.push(["without it",ue(R/x,e.unit),F]),q.push(["log-probability lost",ue((M-R)/x,e.unit).
replace("-","−"),"The price: how much less probable than that the chosen tokens are, for each token. Below 0 by luck."])),q.push(["raised by",ue(v/x,e.unit),"\
How much the watermark raised the log-probability of the chosen tokens, on average. Over many texts it is the divergence of what was drawn from what the model w\
ould draw."])}return N&&q.push(["suppressed",`${(O/N).toFixed(1)} of ${I(A.request.top_candidates??10)}`,"How many of the likeliest tokens the watermark made le\
ss likely, on average over the places."]),q}function l(){let u=y(),k=Z(n("mark-figures"),u.length,()=>{let $=c("div"),x=c("dt");return x.append(c("span","",null,
{tabindex:0})),$.append(x,c("dd")),$});u.forEach(([$,x,M],v)=>{let[O,N]=k[v].children;S(O.firstChild,$),H(O.firstChild,{"data-tip":M}),S(N,x)})}function h(){L(),
l(),E()}function w(u){let $=e.lines().length>1?e.lineOf(u):null;return $?`${$.label}; ${zs(i)}`:zs(i)}return o.addEventListener("input",()=>{let u=o.valueAsNumber,
k=u>=0&&u<=30;if(o.setAttribute("aria-invalid",String(!k)),!k){S(n("threshold-words"),"a threshold from 0 to 30");return}r=u,h()}),new ResizeObserver(()=>!t.hidden&&
d.total.marks&&E()).observe(n("z-box")),u=>{(u.run||!d)&&f();let k=e.current(),{keep:$}=d.follow(k?e.lastOf(k):null);t.hidden=!d.total.marks,!t.hidden&&((u.run||
u.steps||u.status||u.selection)&&(T($),S(n("mark-about"),w(k))),C(k),(u.run||u.steps||u.status||u.selection||u.unit)&&h())}}var tr=(t,e)=>t?[e]:[];function kl(t,e){let n=g=>t.querySelector(".gp-"+g),s=()=>e.answered("cost"),o=({perplexity:g,score:T})=>!!(g&&T),r=({knob:g},T)=>g==="ke\
ys"?V(T,"key"):`bias ${Number(T.toFixed(3))}`;function i(g){let[T,...C]=g.points,_=C.filter(o).sort((l,h)=>l.value-h.value);if(!o(T)||!_.length)return["wait","…",
e.done?"No answer":"Not known yet",e.done?"A text without the watermark and one with it must have been scored.":"The first texts are being written."];let L=e.running?
" so far":"",P=l=>`At ${r(g,l.value)}, the median z is ${le(l.score.median)}${l.score.high>l.score.low?`, spread ${le(l.score.low)} to ${le(l.score.high)}`:""};\
 ${a(l,T)}`;if(_.every(({found:l})=>l==="few"))return["wait","…",e.done?"No answer":"Not known yet",`${P(_.at(-1))} ${V(Math.max(..._.map(({texts:l})=>l)),"te\
xt of each strength is","texts of each strength are")} too few to tell: it takes ${To}.`];let b=_[_.findLastIndex(({found:l})=>l!=="above")+1];if(b)return["good",
"◆",`Found from ${r(g,b.value)} on${L}`,`The threshold is ${g.threshold}. ${P(b)}`];let E=_.filter(({found:l})=>l==="above");return E.length?["even","◇",`Fo\
und at ${E.map(({value:l})=>r(g,l)).join(", ")}${L}`,`At the strongest it is not sure. ${P(_.at(-1))}`]:["even","◇",`${_.every(({found:l})=>l==="below")?"Not \
found":"Not surely found"} at any strength${L}`,`The threshold is ${g.threshold}. ${P(_.at(-1))} Longer texts help.`]}function a({perplexity:g,price:T,dearer:C},_){
let L=`the median perplexity is ${g.median.toFixed(2)} instead of ${_.perplexity.median.toFixed(2)}`;if(!T)return`${L}.`;let P=`seed by seed it is ${Ce(T.median)}${T.
high>T.low?`, spread ${vt(T)}`:""}`;return`${L}; ${P}${{open:": no clear cost",few:", of too few seeds to tell"}[C]||""}.`}function d(g){let[T,C,_,L]=i(g);H(n("\
answer"),{"data-verdict":T}),S(n("answer-sign"),C),S(n("answer-words"),_),S(n("answer-more"),L),e.done&&S(n("told"),`${_}. ${L}`),S(n("missing"),Ne(e,g)),S(n("a\
bout"),g.knob==="keys"?`SynthID, n-grams of ${g.watermark.ngram_len}`:Ln(g.watermark).replace(/, bias [^,]*/,""))}function p(g){let T=g.kind==="green";for(let C of[
"perplexity","score","share","suppressed"])be(n(C),e.charts[C]);S(n("share-name"),T?"Green tokens":"Mean g-value"),n("share-name").dataset.tip=T?"Green tokens /\
 tokens scored, of all texts of a value together.":"The mean of all g-values of a value’s texts: 0.5 without the watermark.",K(n("of-suppressed"),!!e.charts.suppressed),
K(n("limits"),T),K(n("of-expected"),g.points.some(({expected:C})=>G(C))),S(n("suppressed-name"),"Suppressed candidates"),n("suppressed-name").dataset.tip=`Of th\
e ${V(g.candidates,"candidate")} that the model found likeliest at a step, how many the watermark made less likely; the mean over all steps.`}function f(g){let T=g.
kind==="green",C=[[g.knob==="keys"?"keys":"bias",({value:E})=>E===null?"none":String(E)],["texts",({texts:E})=>I(E)],["perplexity",({perplexity:E})=>E?E.median.
toFixed(2):"–"],["z",({score:E})=>E?le(E.median):"–"],[T?"green":"mean g",({share:E})=>G(E)?T?j(E):E.toFixed(3):"–"],...tr(g.points.some(({expected:E})=>G(
E)),["expected at least",({expected:E})=>G(E)?j(E):"–"]),...tr(g.points.slice(1).some(({suppressed:E})=>G(E)),[`suppressed of ${g.candidates}`,({suppressed:E})=>G(
E)?E.toFixed(2):"–"]),...tr(g.points.some(({moved:E})=>G(E)),["moved to green",({moved:E})=>G(E)?j(E):"–","How much probability the watermark took from red \
candidates and gave to green ones at a step, on average."])],_=t.querySelector("table.gp-numbers"),[L]=Z(_.tHead,1,()=>c("tr")),P=Z(L,C.length,()=>c("th","",null,
{scope:"col"}));C.forEach(([E,,y],l)=>{S(P[l],E),xt(P[l],{scope:"col",...y?{tabindex:0,"data-tip":y}:{}})});let b=Z(_.tBodies[0],g.points.length,()=>c("tr"));g.
points.forEach((E,y)=>{b[y].firstChild||b[y].append(c("th","",null,{scope:"row"}));let l=Z(b[y],C.length,()=>c("td"));C.forEach(([,h],w)=>S(l[w],h(E)))})}function m(){
d(e.found),p(e.found),f(e.found)}return g=>{t.hidden=!s(),!t.hidden&&(g.found||g.status)&&m()}}function yl(t,e){let n=l=>t.querySelector(".gp-"+l),s=["A","B"],[o,r]=[0,[]],i=()=>e.answered("quiz"),a=()=>e.done?e.found.pairs.filter(({texts:l})=>l.every(({report:h})=>!h.
error)):[],d=({left:l})=>l?0:1,p=()=>r.filter((l,h)=>l===d(a()[h])).length,f=s.map((l,h)=>{let w=c("div","gp-side"),[u,k,$,x]=[c("h3","",`Text ${l}`),c("p","gp-\
facts"),c("div","gp-body",null,{dir:"auto"}),c("button","",`Text ${l} is watermarked`,{type:"button"})],M=c("div","",null,{tabindex:0}),v=c("div");return $.append(
M,v),w.append(u,k,$,x),n("texts").append(w),x.addEventListener("click",()=>m(h)),{box:w,title:u,facts:k,plain:M,marked:v,button:x,text:new Ae(v)}});function m(l){
r[o]===void 0&&(r[o]=l,y(),n("next").focus({preventScroll:!0}))}n("next").addEventListener("click",()=>{o=Math.min(o+1,a().length-1),y(),f[0].button.focus({preventScroll:!0})});
let g=l=>l.kind==="green"?l.green_fraction:l.mean,T=l=>l.kind==="green"?`${j(l.green_fraction)} green`:`mean g ${l.mean.toFixed(3)}`;function C(l,h,w,u){let{report:k,
perplexity:$}=w.texts[h],x=h===d(w)?"with":"without";if(K(l.plain,!u),K(l.marked,u),K(l.button,!u),K(l.facts,u),u){l.box.dataset.truth=x,S(l.title,`Text ${s[h]}\
: ${x==="with"?"◆ watermarked":"not watermarked"}${r[o]===h?", your guess":""}`),S(l.facts,`${T(k)} · z ${le(k.z_score)}${G($)?` · perplexity ${$.toFixed(2)}`:
""}`),l.text.show(kt(k));return}delete l.box.dataset.truth,S(l.title,`Text ${s[h]}`),l.text.show([]),S(l.plain,k.tokens.slice(k.prompt_tokens).map(([,,M])=>M??"").
join(""))}function _({texts:l},h){let[w,u]=[l[h],l[1-h]].map(({report:v})=>v),k=w.kind==="green"?j(w.ratio):"0.5",$=w.z_score>e.found.threshold?"more than chanc\
e explains":"too little to be sure",x=`${T(w)} with the watermark, where chance has ${k}: z ${le(w.z_score)}, ${$}. Without it ${T(u)}, z ${le(u.z_score)}.`,M=u.
z_score>w.z_score?" Here even the detector would have taken the wrong one: the texts are short, or the mark is weak.":"";return`What gave it away: ${x}${M}`}function L(l){
let h=r[o]!==void 0;if(f.forEach(($,x)=>C($,x,l,h)),K(n("legend"),h),K(n("verdict"),h),K(n("next"),h&&o+1<a().length),!h)return;let w=l.texts.map(({report:$})=>yt(
$)[1]);Ge(n("legend"),e.found.kind,{unscored:w.some(({unscored:$})=>$),repeated:w.some(({repeated:$})=>$)});let u=d(l),k=r[o]===u;H(n("answer"),{"data-verdict":k?
"good":"bad"}),S(n("answer-sign"),k?"✓":"✗"),S(n("answer-words"),k?"Right":`Wrong: it was text ${s[u]}`),S(n("answer-more"),_(l,u))}function P(l){if(!e.done)
return`The texts are being written: ${I(l.done)} of ${I(l.runs)}.`;if(a().length)return"";let h=l.pairs.flatMap(({texts:w})=>w).find(({report:w})=>w.error);return h?
`No pair can be asked about. ${h.report.error.message} ${h.report.error.fix}`:"No pair of texts was completed. Run the experiment again."}function b(l){let h=r.
length;if(K(n("sum"),h>0&&h===l.length),n("sum").hidden)return;let w=p();S(n("sum").querySelector("h3"),`${I(w)} of ${I(h)} right`);let u=Array.from({length:h-w+
1},(x,M)=>E(h,w+M)).reduce((x,M)=>x+M,0)/2**h,k=l.filter(({texts:x,left:M})=>x[M?0:1].report.z_score>x[M?1:0].report.z_score).length;S(n("sum-words"),`Who guess\
es has ${I(w)} or more in ${j(u)} of rounds. The detector, taking the text with the higher z, has ${I(k)} of ${I(h)}. Run the experiment again for another round\
.`),S(n("share-head"),e.found.kind==="green"?"green with and without":"mean g with and without");let $=Z(n("sum").querySelector("tbody"),h,()=>{let x=c("tr");return x.
append(c("th","",null,{scope:"row"}),c("td"),c("td"),c("td")),x});l.forEach((x,M)=>{let v=d(x),[O,N]=[x.texts[v].report,x.texts[1-v].report],W=A=>A.kind==="gree\
n"?j(g(A)):g(A).toFixed(3);[String(M+1),`${r[M]===v?"✓":"✗"} text ${s[r[M]]}`,`${W(O)}, ${W(N)}`,`${le(O.z_score)}, ${le(N.z_score)}`].forEach((A,q)=>S($[M].
cells[q],A))})}let E=(l,h)=>Array.from({length:h},(w,u)=>(l-u)/(u+1)).reduce((w,u)=>w*u,1);function y(){let l=a();S(n("waiting"),P(e.found)),K(n("round"),l.length>
0),S(n("about"),l.length?`Pair ${I(o+1)} of ${I(l.length)}. Same prompt, same seed; one of them has the watermark.`:""),S(n("score"),r.length?`${I(p())} of ${I(
r.length)} right`:""),l.length&&L(l[o]),b(l)}return l=>{t.hidden=!i(),l.run&&([o,r]=[0,[]]),!t.hidden&&(l.run||l.found||l.status)&&y()}}var Sh={drafts:Nr,beams:Qr,beamtree:Si,hypotheses:Mi,curve:Wi,branches:za,candidates:Ha,check:Ua,layers:Va,numbers:Ya,processors:Qa,quiz:el,reranked:tl,template:nl,
tokens:il,watermark:bl},_h={draft_lengths:br,sameness:qr,speedup:Wr,batch:Xr,difference:Hi,divergence:Ki,grid:sa,lanes:la,lengths:ca,measures:da,progress:pa,trie:Ta,
without:La,arrival:Ca,estimate:Aa,kl:Pa,opened:Na,precisions:qa,shelf:Wa,attack:ll,detectability:dl,detection:hl,marked:cl,mistakes:pl,strengths:fl,watermark_cost:kl,
watermark_quiz:yl};Ai(Sh,_h);})();
