// Written by .ci/bundle.py from modules with the SHA-256 65f928631ea736c93e3592fa9f072d55d437b320ec8346f6220fd4025e8cf920: edit those.
(()=>{var Qo={greedy_search:"greedy decoding",sample:"sampling",beam_search:"beam search",beam_sample:"beam search with sampling",group_beam_search:"diverse beam sear\
ch",constrained_beam_search:"constrained beam search",contrastive_search:"contrastive search",dola_generation:"DoLa",assisted_generation:"assisted decoding",custom:"\
a decoding loop of your own"},Zo={eos:["the model ended it","ended with EOS (end-of-sequence token)"],stop_string:["a stop string","met a stop string"],length:[
"the length limit","reached the length limit"],max_time:["the time limit","ran out of time"],criterion:["your own criterion","met your own stopping criterion"],
loop:["your own decoding loop","was ended by the decoding loop of your own"],given:["the end of the given text","reached the end of what was given to be read"],
unfinished:["the end of the search","had not ended when the search did"],step:["one step","goes on with “Next token”"],stopped:["stopped by hand","was stopp\
ed by hand"]},tt={num_spec_steps:"Rounds in which something was drafted.",num_draft_tokens:"All tokens that were drafted.",num_accepted_draft_tokens:"Drafted to\
kens that the target model kept.",draft_acceptance_rate:"num_accepted_draft_tokens / num_draft_tokens: the kept ones of all drafted tokens, also of those that s\
tood behind a rejection and were never judged.",judged_acceptance_rate:"num_accepted_draft_tokens / judged tokens, which are the accepted ones and each round’s \
first rejection: how probable it is that a token which is looked at is kept. The paper’s α.",mean_acceptance_length:"1 + num_accepted_draft_tokens / num_spec\
_steps: tokens that a round with a draft writes on average, the target model’s own token among them.",acceptance_histogram:"How many rounds with a draft kept \
none, one, two and more of its tokens.",accepted_by_position:"Of the tokens drafted at each place of their draft, how many were kept.",passes_saved:"Tokens writ\
ten minus rounds: forward passes that the target model did not have to make.",expected_acceptance_rate:"The mean over the judged places of 1 minus the total var\
iation distance between the target’s and the draft’s distribution: what sampling keeps on average."},er={DolaContrast:["DoLa’s contrast","takes the log-pr\
obabilities of an earlier layer from those of the last one, and removes tokens that the last one finds less than a tenth as probable as its favourite",["dola_la\
yers"]],UnbatchedClassifierFreeGuidanceLogitsProcessor:["guidance","moves away from what the model would say to the negative prompt",["guidance_scale"]],SequenceBiasLogitsProcessor:[
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
 it notes how probable it is that nobody speaks",[]]},Cs={z:["z","z","How many standard deviations more tokens are green than without a watermark."],mean:["mean\
 g","z of the mean g","How many standard deviations the mean of all g-values lies above one half, taking them for fair coins."],weighted_mean:["weighted mean g",
"z of the weighted mean g","The same with more weight on the first keys, whose mark is the strongest."],posterior:["Bayesian detector","posterior probability","\
The probability of a watermark by the detector that was trained here, on the other half of the texts."]},tr={Candidate:["token_id","text","raw_logprob","logprob",
"raw_rank","rank","removed_by","stage_logprobs"],Stage:["name","entropy","kept","mass_removed","mass_moved"],Reranked:["token_id","text","probability","penalty",
"score"],BeamCandidate:["token_id","text","piece","parent","raw_logprob","logprob","score","status","beam","final_score","group","diversity_penalty","bank","pro\
gress","forced","mark"],DraftToken:["token_id","text","draft_logprob","target_logprob","accepted","overlap"],Token:["token_id","text","piece"],Mark:["kind","gre\
en","g","listed","mass_before","mass_after","expected","chosen_before","chosen_after","suppressed","why"]};var K=t=>typeof t=="number"&&Number.isFinite(t),we=t=>t==null||Math.abs(t)>1e30?null:t,xn=t=>{let e=[...t].sort((n,s)=>n-s);return(e[e.length-1>>1]+e[e.length>>
1])/2},Ie=({distribution:{stages:t,vocab:e}})=>t.length?t.at(-1).kept:e;var nt={" ":"·","\n":"↵","	":"⇥","\r":"␍"},_t=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function d(t,e,n,s){let o=document.createElement(
t);e&&(o.className=e),n!=null&&(o.textContent=n);for(let[r,i]of Object.entries(s||{}))o.setAttribute(r,i);return o}function Ot(t,e,{running:n=!1}={}){let s=0;for(let o of e.
matchAll(_t)){let[r]=o;o.index>s&&t.append(e.slice(s,o.index)),s=o.index+1;let i=nt[r]||"U+"+r.codePointAt(0).toString(16).toUpperCase().padStart(4,"0");if(n){let a=nt[r]?
r:"";t.append(d("span","gp-space",a,{"data-mark":i,"data-wide":i==="·"?"no":"yes"}))}else t.append(d("span","gp-mark",i))}s<e.length&&t.append(e.slice(s))}function nr(t,e){
let n=/^ (?=\S)/.test(e)?" ":"",s=e.match(/\n*$/)[0],o=d("span","gp-ink");Ot(o,e.slice(n.length,e.length-s.length),{running:!0});for(let r=0;r<s.length;r++)o.append(
d("span","gp-space","",{"data-mark":nt[`
`],"data-wide":"yes"}));return t.append(...[n,o,s].filter(Boolean)),o}var As=/(\\x[0-9a-f]{2})+$/i,$n=t=>(t.match(As)||[""])[0].replaceAll("\\x"," ").trim().toUpperCase(),
Mt=({piece:t,text:e})=>t!==null&&(t===""||As.test(e)&&t===e.replace(As,""));function Oe(t,e){t.replaceChildren(),Ot(t,e),e||t.append(d("span","gp-mark","(empty)"))}
function te(t,e){let n=d("bdi",e);return Oe(n,t),n}function _(t,e){t.textContent!==e&&(t.textContent=e)}function V(t){return"“"+t.replace(_t,e=>e===" "?" ":nt[e]||
"�")+"”"}function j(t){let e=t*100;return e===0?"0%":e<.01?"<0.01%":e<1?e.toFixed(2)+"%":e>99.95&&e<100?">99.9%":e.toFixed(1).replace(".0","")+"%"}var X=t=>t==
null?0:Math.exp(t),sr=({prompt:t,request:e})=>t||(e&&e.messages||[]).at(-1)?.content||"",xe=(t,e)=>e==="bits"?t/Math.LN2:t;function le(t,e){return t===null||!Number.
isFinite(t)?"infinite":xe(t,e).toFixed(2)+" "+e}function Et({model:t,phase:e,done:n,total:s}){return e==="asking"?`asking the Hub for ${t} …`:e==="download"?`\
downloading ${t}: ${be(n)} of ${be(s)} …`:`loading ${t}${s?`: ${j(n/s)}`:""} …`}function be(t){return K(t)?t>=1e9?`${(t/1e9).toFixed(t<1e10?2:1)} GB`:t>=1e6?
`${(t/1e6).toFixed(t<1e8?1:0)} MB`:`${(t/1e3).toFixed(0)} kB`:"–"}function vn(t){return t<1?Math.round(t*1e3)+" ms":t.toFixed(t<10?2:1)+" s"}var G=(t,e=3)=>t==
null?"–":t.toFixed(e),I=t=>t.toLocaleString("en-US"),U=(t,e,n=e+"s")=>`${I(t)} ${t===1?e:n}`;function ge(t){let{chosen:e,distribution:n}=t,s=t.read?e.raw_logprob:
e.logprob??e.raw_logprob;return{probability:X(e.logprob),rawProbability:X(e.raw_logprob),rank:(t.read?null:e.rank)??e.raw_rank,surprisal:s===null?1/0:Math.max(0,
-s),entropyBefore:n.entropy_before,entropyAfter:n.entropy_after}}var Re=(t,e,n)=>Object.hasOwn(t,e)?t[e]:n,Tt=t=>Re(Qo,t,t.replaceAll("_"," ")),Sn=({message:t,fix:e,
diagnostics:n=[]})=>n.some(s=>s.message===t)?n:[{message:t,fix:e},...n],fe=t=>Re(Zo,t,[t,t]),He=t=>Re(er,t,[t,"a logits processor of your own",[]]);var Z=(t,e)=>{let n=document.createElementNS("http://www.w3.org/2000/svg",t);return e&&n.setAttribute("class",e),n};function J(t,e,n){for(;t.childElementCount>e;)
t.lastElementChild.remove();for(;t.childElementCount<e;)t.append(n());return t.children}var or=new WeakMap;function de(t,e,{plain:n=!1}={}){let s=n+e;or.get(t)!==
s&&(or.set(t,s),n?t.textContent=e:Oe(t,e))}function re(t,e){t.className!==e&&(t.className=e)}function ee(t,e,n){let s=`${(n*100).toFixed(2)}%`,o=rr.get(t)||{};o[e]!==
s&&(t.style[e]=s,rr.set(t,{...o,[e]:s}))}var rr=new WeakMap;function D(t,e){let n=ir.get(t)||{};for(let[s,o]of Object.entries(e))n[s]!==o&&t.setAttribute(s,String(
n[s]=o));ir.set(t,n)}var ir=new WeakMap;function H(t,e){t.hidden===e&&(t.hidden=!e)}function Ps(t,e){for(e.forEach(([n,s,o,r],i)=>{let a=t.childNodes[i];if(!a||a.localName!==n){let c=Z(n);a?a.replaceWith(c):t.append(c),a=c}wt(a,{...o,...s?{class:s}:
{}}),Array.isArray(r)?Ps(a,r):_(a,r??"")});t.childNodes.length>e.length;)t.lastChild.remove()}function wt(t,e){for(let{name:n}of[...t.attributes])!Object.hasOwn(
e,n)&&n!=="aria-describedby"&&t.removeAttribute(n);for(let[n,s]of Object.entries(e))t.getAttribute(n)!==String(s)&&t.setAttribute(n,s)}var ue=t=>Math.round(t*10)/
10,Lt=(t,e,n,s,o)=>["line",t,{x1:ue(e),y1:ue(n),x2:ue(s),y2:ue(o)},[]],bt=(t,e,n,s,o="middle")=>["text",t,{x:ue(e),y:ue(n),"text-anchor":o},s],ar=(t,e)=>["path",
t,{d:e.map(([n,s],o)=>`${o?"L":"M"}${ue(n)} ${ue(s)}`).join("")||"M0 0"},[]],Ns=(t,e,n)=>["g",t,{tabindex:0,role:"img","data-tip":e,"aria-label":e},n],lr=(t,e,n)=>`\
M${ue(t)} ${ue(e-n)}l${n} ${n}l${-n} ${n}l${-n} ${-n}Z`;var qs;function cr(){return qs??=kl().catch(t=>{throw qs=void 0,t}),qs}async function kl(){if(window.Plotly)return window.Plotly;let t=document.getElementById("\
plotly"),e=document.createElement("script");if(t)e.textContent=await yl(t.textContent);else if(window.GenerationPlaygroundPlotly)e.src=window.GenerationPlaygroundPlotly;else
throw new Error("This page does not say where Plotly is.");let n=t?null:new Promise((s,o)=>{e.onload=s,e.onerror=()=>o(new Error(`Plotly could not be fetched fr\
om ${e.src}.`))});return document.head.append(e),await n,window.Plotly}async function yl(t){let e=Uint8Array.from(atob(t.trim()),n=>n.charCodeAt(0));return new Response(
new Blob([e]).stream().pipeThrough(new DecompressionStream("gzip"))).text()}var xl=/^var\((--gp-[\w-]+)\)(?: ([\d.]+))?$/,_n=new Set;function ae(t,e,n){if(t.hidden=!e,!e)return;let s=[..._n].find(o=>o.box===t);s?s.chart=e:$l(t,e,n),Ws(t,
e)}function $l(t,e,n){t.classList.add("gp-chart-box"),t.append(d("div","gp-chart-plot"),vl());let s={box:t,chart:e};n&&t.addEventListener("gp-press",({detail:o})=>n(
o)),_n.add(s),new ResizeObserver(()=>t.clientWidth&&t.dataset.width!==String(t.clientWidth)&&Ws(t,s.chart)).observe(t)}function vl(){let t=d("details","gp-chart\
-values");return t.append(d("summary","","Values"),d("ul")),t}async function Ws(t,e){let n=t.querySelector(".gp-chart-plot");if(_l(t.querySelector(".gp-chart-va\
lues"),e),wt(n,{...Object.fromEntries([...n.attributes].map(({name:s,value:o})=>[s,o])),role:"img","aria-label":`${e.layout.meta}. Its values follow as a list.`}),
!!t.clientWidth){t.dataset.width=String(t.clientWidth),t.setAttribute("aria-busy","true");try{let s=await cr(),o={...nn(e.layout,t),autosize:!1,width:n.clientWidth,
uirevision:"kept",dragmode:matchMedia("(pointer: coarse)").matches?!1:"zoom"};n.classList.contains("js-plotly-plot")?await s.react(n,nn(e.data,t),o):(await s.newPlot(
n,nn(e.data,t),o,Sl(s)),n.on("plotly_click",({points:[r]})=>t.dispatchEvent(new CustomEvent("gp-press",{detail:r}))))}catch(s){n.textContent="The chart could no\
t be drawn: its library did not load. Reload the page; the values are in the list below.",console.error("Generation Playground:",s)}finally{t.removeAttribute("a\
ria-busy")}}}function On(t,e,n){if(!t)return t;let{shapes:s=[],annotations:o=[]}=t.layout,r={type:"line",x0:e,x1:e,yref:"paper",y0:0,y1:1,line:{color:"var(--gp-\
error)",width:1.5,dash:"dash"}},i={x:e,yref:"paper",y:1,yanchor:"bottom",text:n,showarrow:!1,font:{color:"var(--gp-error)"}};return{...t,layout:{...t.layout,shapes:[
...s,r],annotations:[...o,i]}}}function dr(t,{x:e,y:n,words:s}){if(!t)return t;let o={type:"scatter",mode:"markers",x:[e],y:[n],text:[s],hoverinfo:"text",marker:{
color:"var(--gp-chosen)",symbol:"diamond",size:13}};return{...t,data:[...t.data,o]}}function Sl(t){let e=(n,s)=>({name:`Download plot as ${n==="svg"?"an SVG":"a\
 PNG"}`,icon:s,click(o){let r=o.layout.meta.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-|-$/g,"");t.downloadImage(o,{format:n,filename:r,width:o.clientWidth,
height:o.clientHeight,scale:n==="svg"?1:2})}});return{displaylogo:!1,doubleClickDelay:400,modeBarButtonsToRemove:["toImage","select2d","lasso2d","autoScale2d"],
modeBarButtonsToAdd:[e("png",t.Icons.camera),e("svg",t.Icons.disk)]}}function _l(t,{data:e}){let n=e.flatMap(({text:s,hovertext:o=s,hoverinfo:r})=>r==="text"&&Array.
isArray(o)?o.flat():[]).filter(Boolean);t.hidden=!n.length,t.querySelector("ul").replaceChildren(...n.map(s=>d("li","",s)))}function nn(t,e){return Array.isArray(
t)?t.map(n=>nn(n,e)):t&&typeof t=="object"?Object.fromEntries(Object.entries(t).map(([n,s])=>[n,nn(s,e)])):typeof t=="string"?Ol(t,e):t}function Ol(t,e){let[,n,
s]=xl.exec(t)||[];if(!n)return t.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;");let o=getComputedStyle(e).getPropertyValue(n).trim();return s===
void 0?o:`rgba(${[1,3,5].map(i=>parseInt(o.slice(i,i+2),16)).join(", ")}, ${s})`}function hr(){for(let t of _n)t.box.isConnected?Ws(t.box,t.chart):_n.delete(t)}
matchMedia("(prefers-color-scheme: dark)").addEventListener("change",hr);for(let t of[document.documentElement,document.body])t&&new MutationObserver(hr).observe(
t,{attributeFilter:["class"]});var Ml=(t,e)=>t>=1?e+1:Math.expm1((e+1)*Math.log(t))/(t-1),pr=(t,e,n,s=1)=>Ml(t,e)/(e*n+s),Se=t=>K(t)?`${t.toFixed(2)} ×`:"–",kt=({low:t,high:e})=>`${t.toFixed(
2)} to ${e.toFixed(2)}`,Mn="Where the true median lies with a probability of 90% or more. Up to 7 pairs it goes from the lowest of them to the highest; fewer th\
an 5 cannot be as sure as that, so nothing is claimed of them.",fr=t=>t<.9995?`${(t*1e3).toPrecision(3)} ms`:`${t.toPrecision(3)} s`;function Me(t,{done:e,runs:n}){
if(e>=n)return"";let s=`${I(e)} of ${U(n,"run")} ${e===1?"has":"have"} ended`;return t.done?`Stopped: ${s}.`:`${s}; ${U(n-e,"is","are")} still to come.`}var Ct="\
Somebody else’s runs were decoded meanwhile: these times are not clean. Measure again when the machine is quiet.";function ur(t,e){let n=S=>t.querySelector(".gp-"+S),s=t.querySelector("table"),o=[["speed-up",`Time for a token without drafts / time with them: the median over\
 the pairs of runs, and its spread. ${Mn}`],["draft_acceptance_rate",tt.draft_acceptance_rate],["judged_acceptance_rate",tt.judged_acceptance_rate],["mean_accep\
tance_length",tt.mean_acceptance_length],["drafted a round","Drafted tokens / rounds. A confidence threshold and the end of a text make drafts shorter than they\
 may be."],["formula","Theorem 3.8 of Leviathan et al. 2023 with the acceptance rate, the drafted tokens and the cost of this row."]],r=()=>e.answered("lengths"),
i=(S,{value:C})=>`${S} = ${C}`;function a(S){let[C,A,b,T,y]=c(S);D(n("answer"),{"data-verdict":C}),_(n("answer-sign"),A);let l=n("answer-words"),h=JSON.stringify(
[b,T]);l.dataset.key!==h&&(l.dataset.key=h,l.replaceChildren(...b?[d("code","",b)," "+T]:[T])),_(n("answer-more"),y),e.done&&_(n("told"),`${b} ${T}. ${y}`),_(n(
"missing"),Me(e,S)),H(n("warning"),!!S.others),_(n("warning"),S.others?"⚠ "+Ct:"")}function c({knob:S,points:C,leader:A,rivals:b,best:T,fewest:y}){let l=C.filter(
({speedup:R})=>R),h=l.find(R=>R.group===A);if(!h)return e.done?["wait","…","","No answer","No setting has a complete pair of runs."]:["wait","…","","Not kno\
wn yet",l.length?`${I(l.length)} of ${U(C.length,"setting")} measured.`:"The first counted runs are under way."];let{speedup:w,verdict:u,pairs:k}=h,x=e.running?
" so far":"",$=Se(w.median),E=`spread ${kt(w)}`,v={faster:"",slower:" It is slower than decoding without drafts.",even:" Its spread includes 1: no clear differe\
nce from decoding without drafts."}[u];if(u==="wait")return["wait","…","",e.done?"No answer":"Not known yet",`${i(S,h)} has the greatest median, ${$}, of ${U(
k,"pair")} of runs: too few to tell, it takes ${I(y)}.`];if(l.length===1)return[{faster:"good",slower:"bad"}[u]||"even",{faster:"▲",slower:"▼"}[u]||"≈",i(
S,h),`is the only setting that was measured: ${$}`,`S${E.slice(1)}.${v}`];if(T===null){let R=b.length>2&&b.length===l.length-1?"all others":p(C.filter(P=>b.includes(
P.group)).map(({value:P})=>P));return["even","≈","",`No clear best setting${x}`,`${i(S,h)} has the greatest median, ${$}, ${E}; ${R} may be as good.${v} More \
repeats tell more.`]}let[O,N,W]={faster:["good","★",`is best${x}: ${$}`],even:["even","★",`is the best${x}, at ${$}`],slower:["bad","▼",`is the best${x}, \
and still ${$}`]}[u];return[O,N,i(S,h),W,`S${E.slice(1)}; it was faster than each other one, turn by turn.${v}`]}let p=S=>S.length<2?S.join(""):`${S.slice(0,-1).
join(", ")} and ${S.at(-1)}`;function f({points:S,curve:C,measured_curve:A}){ae(n("settings"),e.charts.lengths),H(n("of-formula"),C.length>0),H(n("of-verify"),A.
length>0),H(n("of-own"),S.some(({formula:b})=>K(b)))}function g(S){if(!s.tHead){let C=d("tr");C.append(d("th","",null,{scope:"col"}),...o.map(([A,b])=>{let T=d(
"th","",null,{scope:"col"}),y=d("span","",null,{tabindex:"0","data-tip":b});return y.append(...A.split(/(?<=_)/).flatMap(l=>[l,d("wbr")])),T.append(y),T})),s.createTHead().
append(C),s.createTBody()}_(s.tHead.rows[0].cells[0],S)}function m(){let S=d("tr"),C=d("th","",null,{scope:"row"});C.append(d("span"),d("b","","",{"aria-hidden":"\
true"}),d("span","gp-hidden"));let A=d("td");return A.append(d("span"),d("small")),S.append(C,A,...o.slice(1).map(()=>d("td"))),S}function L({knob:S,points:C,best:A}){
g(S);let b=J(s.tBodies[0],C.length,m);C.forEach((T,y)=>{let[l,h,...w]=b[y].cells,u=T.group===A;re(b[y],u?"gp-best":""),_(l.children[0],T.value),_(l.children[1],
u?" ★":""),_(l.children[2],u?" (best)":""),_(h.children[0],T.speedup?Se(T.speedup.median):"–"),_(h.children[1],T.speedup?`  ${kt(T.speedup)}`:"");let{draft_acceptance_rate:k,
rate:x,mean_acceptance_length:$,drafted:E,formula:v}=T;[K(k)?j(k):"–",K(x)?j(x):"–",G($,2),G(E,2),Se(v)].forEach((N,W)=>_(w[W],N))})}function M(){let S=e.found;
a(S),f(S),L(S)}return S=>{t.hidden=!r(),!t.hidden&&(S.found||S.status)&&M()}}var At=class{constructor(e){this.kinds=e,this.subscribers=new Set,this.changes={},this.position=0,this.head="",this.tail="",this.answers={}}feed(e){e.length>=this.
position&&e.startsWith(this.head)&&e.startsWith(this.tail,this.position-this.tail.length)||(this.position=0);let s=e.lastIndexOf(`
`)+1;for(;this.position<s;){let o=e.indexOf(`
`,this.position);this.readLine(e.slice(this.position,o)),this.position=o+1}this.head=e.slice(0,Math.min(s,100)),this.tail=e.slice(Math.max(0,s-100),s)}read(e){throw new Error(
"nobody reads "+e.type)}readLine(e){if(e.trim())try{this.read(JSON.parse(e))}catch(n){console.error("Generation Playground: a line of the log was skipped.",n,e.
slice(0,200))}}get canAsk(){return Object.keys(this.answers).length>0}ask(e){Object.hasOwn(this.answers,e.type)&&this.answers[e.type](e)}subscribe(e,n){let s={element:e,
update:n};this.subscribers.add(s),this.tell(s,Object.fromEntries(this.kinds.map(o=>[o,!0])))}changed(e){Object.keys(this.changes).length===0&&requestAnimationFrame(
()=>this.flush()),this.changes[e]=!0}flush(){let e=this.changes;this.changes={};for(let n of this.subscribers)n.element.isConnected?this.tell(n,e):this.subscribers.
delete(n)}tell(e,n){try{e.update(n)}catch(s){console.error("Generation Playground: a pane could not be drawn.",s)}}};var yt=class extends At{constructor(){super(["run","steps","status","selection","unit","prompt","watched","searched","written"]),this.unit="bits",this.searched=
new Map,this.written=null,this.text="",this.turn=void 0,this.fed={turn:void 0,started:!1},this.asked=null,this.clear()}clear(){this.queued=null,this.loading=null,
this.shared=1,this.apart=!1,this.started=null,this.finished=null,this.failed=null,this.lasts=[],this.newest=null,this.numTokens=0,this.elapsed=0,this.firstElapsed=
null,this.rounds=[],this.prompts=[],this.texts=new Map,this.returned=null,this.selected=null,this.promptSteps=[],this.hideFrom=null}feedRun(e,n){n!==this.fed.turn&&
(this.fed={turn:n,started:!1},this.feed("")),this.feed(e),this.fed.started&&Object.assign(this,{text:e,turn:n})}read(e){let n=El[e.type];if(!n)throw new Error("\
unknown event "+e.type);n(this,e)}countStep(e){this.numTokens+=1,this.elapsed=e.elapsed,this.firstElapsed??=e.elapsed,this.changed("steps")}get readsSource(){return!!(this.
started&&this.started.decoder_tokens.length)}get prefix(){return this.readsSource?this.started.decoder_tokens:this.started.prompt_tokens}get usesBeams(){return this.
prompts.length>0}get waiting(){return!!(this.queued||this.loading)}get running(){return!!(this.started&&!this.finished&&!this.failed&&!this.waiting)}lines(){return this.
hideFrom===null?this.allLines():this.allLines().map(e=>{let n=this.seen(e.last);return n===e.last?e:{...e,last:n,stopReason:null}})}seen(e){if(this.hideFrom===null)
return e;let n=e;for(;n&&!n.isPrompt&&n.index>=this.hideFrom;)n=n.before;return n}hide(e){this.hideFrom!==e&&(this.hideFrom=e,this.changed("steps"),this.changed(
"selection"))}allLines(){if(this.returned)return this.returned;if(this.usesBeams)return this.prompts.flatMap((n,s)=>Pl(n,s,this.prompts.length));let e=this.finished?
this.finished.sequences:[];return this.lasts.map((n,s)=>({kind:"sequence",label:this.lasts.length>1?`sequence ${s+1}`:"",last:n,score:null,stopReason:e[s]?e[s].
stop_reason:null}))}current(){if(this.selected)return this.seen(this.selected);if(!this.usesBeams)return this.seen(this.newest);let e=this.lines();return e.length?
e[0].last:null}lineOf(e){return e.isPrompt?this.lines()[0]:this.usesBeams?this.lines().find(({last:n})=>{let s=n;for(;s&&s.index>e.index;)s=s.before;return s===
e}):this.lines()[e.sequence]}lastOf(e){let n=this.lineOf(e);return n?n.last:e}select(e,n){let s=e===null?null:this.lines()[e];this.selectStep(s&&he(s.last)[n]||
null)}selectStep(e){let n=this.seen(e);this.selected!==n&&(this.selected=n,this.changed("selection"))}selectMostUncertain(){if(this.selected||this.usesBeams||!this.
lasts[0])return;let e=he(this.lasts[0]).filter(n=>!n.given);e.length<2||this.selectStep(e.reduce((n,s)=>s.distribution.entropy_before>n.distribution.entropy_before?
s:n))}walk(e){let n=this.current();if(!n)return;let s=[...this.promptSteps,...he(this.lastOf(n))],o=n.isPrompt?n.index-1:this.promptSteps.length+n.index;this.selectStep(
s[Math.max(0,Math.min(s.length-1,o+e))])}addSearched(e,n){this.searched.set(e,[...this.searched.get(e)||[],n]),this.changed("searched")}startedLine(){let e=this.
text.indexOf('{"type":"Started"');return e<0?"":this.text.slice(e,this.text.indexOf(`
`,e))}idsTo(e){return he(e).map(({chosen:n})=>n.token_id)}addWatched(e,n){let s=this.allLines()[e];s&&(he(s.last).forEach((o,r)=>{let i=Ke("Candidate",n[r]||[]),
a=new Set(i.map(({token_id:c})=>c));o.watched=[...(o.watched||[]).filter(({token_id:c})=>!a.has(c)),...i]}),this.changed("watched"))}setWritten(e){this.written=
e&&{...e,tokens:Ke("Token",e.tokens)},this.changed("written")}setUnit(e){this.unit=e,this.changed("unit")}},El={Queued(t,e){t.queued=e,t.loading=null,t.changed(
"status")},Loading(t,e){t.loading=e,t.queued=null,t.changed("status")},Shared(t,{runs:e,apart:n}){t.shared=e,t.apart=n,t.changed("status")},Started(t,e){t.clear();
for(let n of["prompt_tokens","decoder_tokens"])e[n]=Ke("Token",e[n]||[]);t.started=e,t.fed.started=!0,t.changed("run"),t.changed("status"),t.changed("selection")},
Stepped(t,{step:e}){e.chosen=sn("Candidate",e.chosen),Is(e.distribution),e.watched=Ke("Candidate",e.watched||[]),e.mark=e.mark?sn("Mark",e.mark):null,e.read=!!(t.
started&&t.started.request.only_given),e.reranked&&(e.reranked=Ke("Reranked",e.reranked)),e.before=t.lasts[e.sequence]||null,e.draft=Tl(e,t.rounds),t.lasts[e.sequence]=
e,(!t.newest||e.index>t.newest.index)&&(t.newest=e),t.countStep(e)},BeamsAdvanced(t,{step:e}){let n=t.prompts[e.sequence]??=Ll();e.distributions.forEach(Is),e.given&&
(n.given+=1);let s=Ke("BeamCandidate",e.candidates).map(o=>Cl(o,e,n));for(let{beam:o}of s)o.progress&&t.texts.set(o.token_id,o.text);if(Al(s),n.running=s.filter(
o=>o.beam.status==="running").sort((o,r)=>o.beam.beam-r.beam.beam),n.byNumber=new Map(n.running.map(o=>[o.beam.beam,o])),e.given)for(let o=0;o<t.started.effective.
num_beams;o++)n.byNumber.set(o,s[0]);n.finished.push(...s.filter(o=>o.beam.status==="finished")),n.finished.sort((o,r)=>r.beam.final_score-o.beam.final_score),n.
finished.length=Math.min(n.finished.length,e.pool.length),n.pool=e.pool,n.pools.push(e.pool),n.steps.push(s),n.byStep.push(n.byNumber),n.distributions.push(e.distributions),
t.countStep(e)},PromptRead(t,{steps:e}){let n=null;for(let s of e)s.chosen=sn("Candidate",s.chosen),Is(s.distribution),Object.assign(s,{before:n,isPrompt:!0,watched:[],
draft:null}),n=s;t.promptSteps=e,t.changed("prompt")},DraftJudged(t,{round:e}){e.drafted=Ke("DraftToken",e.drafted),t.rounds.push(e),t.changed("steps")},Finished(t,e){
t.finished=e,t.usesBeams&&(t.returned=e.sequences.map((n,s)=>ql(t,n,s))),t.changed("status"),t.changed("steps")},Failed(t,e){(t.fed.turn===void 0||t.fed.started)&&
(t.failed=e),t.queued=t.loading=null,t.changed("status")}};function sn(t,e){let n=tr[t],s={};for(let o=0;o<n.length;o++)s[n[o]]=e[o];return s}function Ke(t,e){return e.
map(n=>sn(t,n))}function Is(t){t.candidates=Ke("Candidate",t.candidates),t.stages=Ke("Stage",t.stages)}function Tl(t,e){let n=e.at(-1);if(!n||t.index<n.start)return null;
let s=t.index-n.start;return s<n.num_accepted?{origin:"accepted",instead:null,round:n,place:s}:{origin:n.follow,instead:n.drafted[s]||null,round:n,place:s}}function Ll(){
return{running:[],byNumber:new Map,finished:[],pool:[],steps:[],byStep:[],pools:[],distributions:[],given:0}}function Cl(t,e,n){let s=e.distributions[t.parent],
o=s.candidates.find(r=>r.token_id===t.token_id);return{index:e.index,sequence:e.sequence,before:n.byNumber.get(t.parent)||null,chosen:o||{...t,raw_rank:null,rank:null,
removed_by:null},piece:t.piece,distribution:s,seconds:e.seconds,elapsed:e.elapsed,draft:null,given:!!e.given,length:e.index+1-n.given,mark:t.mark?sn("Mark",t.mark):
null,beam:t}}var Pt=({beam:t,length:e},n)=>e>0?(t.score??-1/0)/e**n:t.score;function mr(t,e,n,s,o){t.unseen??=new Map;let r=`${e} ${n} ${o.token_id}`;if(!t.unseen.
has(r)){let i=e?t.byStep[e-1].get(n):null,{token_id:a,text:c,raw_logprob:p,logprob:f}=o,g=(i?i.beam.score:0)+f,m=i?i.beam.group:null,L={token_id:a,text:c,piece:null,
parent:n,raw_logprob:p,logprob:f,score:g,status:"unseen",beam:null,final_score:null,group:m},{sequence:M,seconds:S,elapsed:C}=t.steps[e][0];t.unseen.set(r,{index:e,
sequence:M,before:i,chosen:o,piece:null,distribution:s,seconds:S,elapsed:C,draft:null,given:!1,length:t.steps[e][0].length,beam:L,rank:null})}return t.unseen.get(
r)}function gr(t,e,n,s){let o=n&&!n.given?n.beam.beam:0;return t.unseen&&t.unseen.get(`${e} ${o} ${s}`)||null}function Al(t){let e=new Map;for(let n of[...t].sort(
(s,o)=>o.beam.score-s.beam.score))n.rank=(e.get(n.beam.group)||0)+1,e.set(n.beam.group,n.rank)}function Pl(t,e,n){let s=n>1?`Prompt ${e+1}, `:"",o=(r,i,a,c)=>({
kind:r,label:s+i,last:a,score:c,stopReason:null});return[...t.running.map(r=>o("running",Nl(r),r,r.beam.score)),...t.finished.map((r,i)=>o("finished",`ended ${i+
1}${wr(r)}`,r,r.beam.final_score))]}function Nl(t){let{beam:e,group:n,progress:s}=t.beam;return e===0&&(n??null)===null&&!s?"best beam":`beam ${e+1}${wr(t)}`}var Pe=t=>t<
26?String.fromCharCode(65+t):String(t+1),wr=({beam:t})=>(t.group??null)===null?"":`, group ${Pe(t.group)}`;function ql(t,e,n){let s=Math.max(1,Math.floor(t.finished.
sequences.length/t.prompts.length)),{steps:o}=t.prompts[Math.floor(n/s)],r=null;return e.token_ids.forEach((i,a)=>{let c=(e.beams||[])[a];r=(o[a]||[]).find(p=>p.
beam.parent===c&&p.beam.token_id===i)||r}),{kind:"returned",label:`output ${n+1}`,last:r,score:e.score,stopReason:e.stop_reason}}function he(t){let e=[];for(let n=t;n;n=
n.before)e.push(n);return e.reverse()}function Ge(t,e){let n=[],s=e;for(;s&&t[s.index]!==s;)n.push(s),s=s.before;return{keep:s?s.index+1:0,added:n.reverse()}}var me=class{constructor(e,n){
this.add=n,this.steps=[],this.totals=[e]}get total(){return this.totals.at(-1)}follow(e){let{keep:n,added:s}=Ge(this.steps,e);this.steps.length=n,this.totals.length=
n+1;for(let o of s)this.steps.push(o),this.totals.push(this.add(this.total,o));return{keep:n,added:s}}};var br=()=>({spec_steps:0,rounds:0,tokens:0,drafted:0,accepted:0,judged:0,kept:[],acceptedAt:[],draftedAt:[],overlaps:[0,0],draft_seconds:0,verify_seconds:0}),st=t=>t.
num_accepted+(t.follow==="correction"?1:0),Rs=t=>t.num_accepted+(t.next_token_id===null?0:1);function Wl(t,e){let{drafted:n,num_accepted:s}=e;if(t.rounds+=1,t.tokens+=
Rs(e),t.draft_seconds+=e.draft_seconds,t.verify_seconds+=e.verify_seconds,!n.length)return t;t.spec_steps+=1,t.drafted+=n.length,t.accepted+=s,t.judged+=st(e);for(let o=t.
draftedAt.length;o<n.length;o++)t.draftedAt.push(0),t.acceptedAt.push(0);for(n.forEach((o,r)=>{t.draftedAt[r]+=1,r<s&&(t.acceptedAt[r]+=1),!(r>=st(e)||(o.overlap??
null)===null)&&(t.overlaps[0]+=1,t.overlaps[1]+=o.overlap)});t.kept.length<=t.draftedAt.length;)t.kept.push(0);return t.kept[s]+=1,t}function Il(t){let{spec_steps:e,
rounds:n,tokens:s,drafted:o,accepted:r,judged:i,overlaps:a}=t,c=(p,f)=>f?p/f:null;return{num_spec_steps:e,num_rounds:n,num_tokens:s,num_draft_tokens:o,num_accepted_draft_tokens:r,
num_judged_draft_tokens:i,draft_acceptance_rate:c(r,o),judged_acceptance_rate:c(r,i),mean_acceptance_length:e?1+r/e:null,acceptance_histogram:t.kept,accepted_by_position:t.
acceptedAt,drafted_by_position:t.draftedAt,passes_saved:s-n,expected_acceptance_rate:c(a[1],a[0]),draft_seconds:t.draft_seconds,verify_seconds:t.verify_seconds}}
var Nt=class{constructor(){this.rounds=[],this.tally=br()}read(e){e.length>=this.tally.rounds&&this.rounds[0]===e[0]||(this.tally=br());for(let s=this.tally.rounds;s<
e.length;s++)Wl(this.tally,e[s]);return this.rounds=e,Il(this.tally)}};var Bs=new WeakMap;function $e(t,e){Bs.set(t,e),t.dataset.tip===void 0&&(t.dataset.tip="")}function kr(t){if(!t.querySelector("[data-tip]"))return;let e=d("div",
"gp-tip","",{role:"tooltip",id:"gp-tip-"+Math.random().toString(36).slice(2,8)});e.hidden=!0,t.append(e);let n=null;function s(r){let i=r.target.closest("[data-\
tip]");if(i===n||(n&&n.removeAttribute("aria-describedby"),n=i,e.hidden=!i,!i))return;e.textContent=Bs.has(i)?Bs.get(i)():i.dataset.tip,i.setAttribute("aria-des\
cribedby",e.id);let[a,c]=[t.getBoundingClientRect(),i.getBoundingClientRect()],p=Math.min(c.left-a.left,a.width-e.offsetWidth-8);e.style.left=`${Math.max(8,p)}p\
x`,e.style.top=`${c.bottom-a.top+5}px`}let o=()=>s({target:t});t.addEventListener("pointerover",s),t.addEventListener("pointerleave",o),t.addEventListener("focu\
sin",s),t.addEventListener("focusout",o),t.addEventListener("keydown",r=>r.key==="Escape"&&o())}function yr(t){let e=t.querySelector(".gp-draft-figures"),n=t.querySelector(".gp-kept-chart"),s=t.querySelector(".gp-place-chart"),o=m=>m===null?"–":j(m),r=(m,L,M=L+
"s")=>`${I(m)} ${m===1?L:M}`;function i(m,L){let{num_draft_tokens:M,num_accepted_draft_tokens:S,num_spec_steps:C}=m,A=L.samples&&m.expected_acceptance_rate!==null;
return[["num_draft_tokens",I(M),`in ${r(C,"draft")} of ${r(m.num_rounds,"round")}`],["num_accepted_draft_tokens",I(S),`of ${I(M)} drafted`],["draft_acceptance_r\
ate",o(m.draft_acceptance_rate),`${I(S)} of ${I(M)} drafted`,m.draft_acceptance_rate],["mean_acceptance_length",G(m.mean_acceptance_length,2),`1 + ${I(S)} / ${r(
C,"draft")}`],["judged_acceptance_rate",o(m.judged_acceptance_rate),`${I(S)} of ${I(m.num_judged_draft_tokens)} judged`,m.judged_acceptance_rate],...A?[["expect\
ed_acceptance_rate",o(m.expected_acceptance_rate),`mean of ${I(m.num_judged_draft_tokens)} judged places`,m.expected_acceptance_rate]]:[],["passes_saved",I(m.passes_saved),
`${r(m.num_tokens,"token")} in ${r(m.num_rounds,"pass","passes")}`]]}function a(){let m=d("div","gp-draft-figure",null,{tabindex:"0","data-tip":""}),L=d("dd","g\
p-rate",null,{"aria-hidden":"true"});return L.append(d("i")),m.append(d("dt"),d("dd"),d("dd","gp-note"),L),m}function c(m,L){let M=i(m,L),S=J(e,M.length,a);M.forEach(
([C,A,b,T=null],y)=>{let[l,h,w,u]=S[y].children;l.textContent!==C&&l.replaceChildren(...C.split(/(?<=_)/).flatMap(k=>[k,d("wbr")])),_(h,A),_(w,b),u.hidden=T===null,
ee(u.firstChild,"width",T??0),S[y].dataset.tip=tt[C],S[y].dataset.name=C})}function p(){let m=d("span","gp-chart-column"),L=d("span","gp-chart-track");return L.
append(d("i","gp-chart-whole"),d("i","gp-chart-part")),m.append(d("span","gp-chart-top"),L,d("span","gp-chart-label")),m}function f(m,L,M){let S=Math.max(1,...L.
map(([A,b])=>b??A)),C=J(m,L.length,p);L.forEach(([A,b,T,y,l],h)=>{let[w,u,k]=C[h].children;_(w,y),ee(u.children[0],"height",(b??0)/S),ee(u.children[1],"height",
A/S),_(k,T),$e(C[h],()=>l)}),D(m,{"aria-label":`${M}: ${L.map(([,,,,A])=>A).join("; ")}`})}function g(m){let L=m.num_spec_steps;f(n,m.acceptance_histogram.map((M,S)=>[
M,null,String(S),M?I(M):"",`${r(M,"round")} of ${I(L)} with a draft kept ${r(S,"token")} of it`]),"acceptance_histogram"),f(s,m.drafted_by_position.map((M,S)=>{
let C=m.accepted_by_position[S];return[C,M,String(S+1),`${Math.round(100*C/M)}%`,`place ${S+1}: ${I(C)} of ${I(M)} drafted there were kept, ${j(C/M)}`]}),"accep\
ted_by_position of drafted_by_position")}return(m,L)=>{c(m,L),g(m)}}var Be={accepted:["✓","accepted draft","Drafted, and kept by the target model."],correction:["→","correction","The target’s own token in the place of the fi\
rst rejected draft token."],bonus:["+","bonus","The target’s own token after a draft that was kept whole: its pass gives one more."],target:["○","target alo\
ne","Nothing was drafted in this round: the target wrote one token, as without a draft."]},xr=Object.fromEntries(Object.keys(Be).map(t=>[t,0])),$r=(t,{draft:e})=>e&&
Object.hasOwn(t,e.origin)?{...t,[e.origin]:t[e.origin]+1}:t;function En(t){let{do_sample:e,assistant_ensemble_weight:n}=t&&t.effective||{};return{samples:!!e,weight:n??
null}}function js({target_logprob:t,draft_logprob:e},{weight:n}){let s=X(t)/((e??null)===null?1:X(e));return Math.min(1,n===null?s:1-n+n*s)}var vr=({weight:t})=>t===
null?"min(1, p / q)":`min(1, ${G(1-t,2)} + ${G(t,2)} · p / q)`;function Sr(t,e){return t.samples?e?`Sampling: a drafted token is kept by chance, with probabili\
ty ${vr(t)}.`:"Sampling: a drafted token is kept where the target draws the same one: by chance, with probability p.":`Greedy: a drafted token is kept where it \
is the likeliest one ${t.weight===null||!e?"for the target":`in the mixture ${G(t.weight,2)} · p + ${G(1-t.weight,2)} · q`}.`}function zs(t,e){return e<t.num_accepted?
"accepted":e<st(t)?"rejected":"unjudged"}function _r(t,e,n){let s=t.drafted[e],o=zs(t,e),r=(s.draft_logprob??null)!==null,[i,a]=[j(X(s.target_logprob)),j(X(s.draft_logprob))],
c=r?` The draft model gave it ${a}.`:"";if(o==="unjudged")return`Never judged: it stands behind ${t.follow==="correction"?"the rejection":"the end of the text"}\
.${c}`;let p=o==="accepted",f=p?"Accepted":"Rejected";if(!n.samples){let M=n.weight===null||!r?"for the target":"in the mixture of both models";return`${f}: ${p?
"it":`${V(t.next_text)}, and not this,`} is the likeliest token ${M}. The target gave it ${i}.${c}`}if(!r)return`${f}: the target drew ${p?"the same token":V(t.
next_text)} for itself. It gave this one ${i}, which is the chance that it is kept.`;let g=js(s,n),m=g>=1?"it is always kept":`it is kept with probability ${j(g)}\
, and ${p?"was":"was not"}`,L=(s.overlap??null)===null?"":` Over all that could have been drafted here the chance is ${j(s.overlap)}.`;return`${f}: the target g\
ave it p = ${i}, the draft model q = ${a}. By ${vr(n)}, ${m}.${L}`}function Or(t,e){let[,n,s]=Be[t.follow],o=`${n.charAt(0).toUpperCase()}${n.slice(1)}. ${s}`,r=t.
drafted[t.num_accepted];return t.follow!=="correction"||!e.samples?o:(r.draft_logprob??null)===null?`${o} It is what the target drew.`:`${o} It was drawn from w\
hat the target gives more than the draft model: max(0, p − q).`}function Mr({draft:t}){if(!t||!Be[t.origin])return[];let{origin:e,instead:n,round:s}=t,o=`roun\
d ${s.index+1}`,r=s.drafted.length;if(e==="accepted"){let i=s.drafted[t.place],a=(i.draft_logprob??null)===null?"":`, to which the draft model gave ${j(X(i.draft_logprob))}`;
return[`accepted draft: token ${t.place+1} of ${r} in ${o}${a}`]}return e==="correction"?[`correction: replaced ${n?`the rejected draft ${V(n.text)}`:"a rejecte\
d draft"} in ${o}`]:e==="bonus"?[`bonus: the target’s own token after ${r===1?"the accepted draft":`all ${r} drafted tokens`} of ${o}`]:[`target alone: nothin\
g was drafted in ${o}`]}var Ue=t=>t<.01?`${(t*1e3).toFixed(1)} ms`:vn(t);function Er(t,e,n){let s=[],o=En(null),r={row:null,card:null,selected:null},i=null,a=!0,c=0,p=new WeakMap,f=new WeakMap,g=new IntersectionObserver(O=>{for(let{isIntersecting:N,
target:W}of O)N&&C(p.get(W));m()&&(t.scrollTop=t.scrollHeight)},{rootMargin:"200px 0px"}),m=()=>a&&!e.selected&&e.running;function L(O,N){let W=s.length<=O.length&&
(!s.length||s[0].round===O[0])&&o.samples===N.samples;o=N,W||M();for(let R of O.slice(s.length))S(R);m()&&(t.scrollTop=t.scrollHeight)}function M(){g.disconnect(),
t.replaceChildren(),s=[],r={row:null,card:null,selected:null},i=null,a=!0,c=0}function S(O){let N=d("li","gp-round"),W={round:O,item:N,cards:null};p.set(N,W),s.
push(W),t.append(N),g.observe(N)}function C(O){if(!O||O.cards)return;g.unobserve(O.item);let{round:N,item:W}=O,R=st(N);O.cards=[];let P=d("div","gp-cards");for(let q=0;q<
R;q++)P.append(T(O,q));N.next_token_id!==null&&P.append(y(O)),R<N.drafted.length&&P.append(h(N,R)),N.follow==="none"&&P.append(d("span","gp-note gp-ended","■ th\
e text ended inside its draft")),W.append(A(N),P),W.classList.add("gp-filled"),i||x(O.cards[0])}function A(O){let N=d("div","gp-round-head"),W=O.drafted.length?
`${O.num_accepted} of ${O.drafted.length} kept`:"no draft",R=[["draft",O.draft_seconds],["verify",O.verify_seconds]];N.append(d("b","",`Round ${O.index+1}`),d("\
span","",W));for(let[P,q]of R)N.append(d("span","gp-round-time",`${P} ${Ue(q)}`));return N}function b(O,N,W,R,P,q,B){let z=d("button","gp-draft-card",null,{type:"\
button",tabindex:"-1","aria-pressed":"false","aria-label":`Round ${O.round.index+1}, ${q}, ${V(P)}: ${B}`});z.dataset.draft=W;let F=d("span","gp-draft-head"),Y=d(
"bdi","gp-ink gp-word");return Oe(Y,P),F.append(d("span","gp-sign",R),Y),z.append(F),$e(z,()=>B),f.set(z,{row:O,index:N}),O.cards.push(z),z}function T(O,N){let{
round:W}=O,R=W.drafted[N],P=zs(W,N),q=W.start+N,B=`drafted token ${N+1} of ${W.drafted.length}`,z=b(O,q,P,P==="accepted"?"✓":"✗",R.text,B,_r(W,N,o));if(z.append(
l("p",X(R.target_logprob))),(R.draft_logprob??null)!==null&&z.append(l("q",X(R.draft_logprob))),o.samples){let F=d("span","gp-chance","chance");F.append(d("b","",
j(js(R,o)))),z.append(F)}return z}function y(O){let{round:N}=O,W=N.start+N.num_accepted,[R,P]=Be[N.follow],q=b(O,W,N.follow,R,N.next_text,"the target’s own toke\
n",Or(N,o));q.classList.add("gp-own-card");let B=n(W);return B&&q.append(l("p",ge(B).probability)),q.append(d("span","gp-chance",P)),q}function l(O,N){let W=d("\
span","gp-bar-line"),R=d("span","gp-track"),P=d("i",`gp-part-${O}`);return ee(P,"width",N),R.append(P),W.append(d("i","gp-pq",O),R,d("span","gp-amount",j(N))),W}
function h(O,N){let W=d("span","gp-behind"),R=O.drafted.slice(N);W.append(d("span","gp-note","never judged"));for(let P of R){let q=te(P.text,"gp-word"),B=(P.draft_logprob??
null)===null?"":` q ${j(X(P.draft_logprob))}`,z=d("span","gp-unjudged");z.append(q,d("small","",B)),W.append(z)}return W}function w(O){let N=O&&O.draft,W=N&&s[N.
round.index-(s.length?s[0].round.index:0)]||null;W&&C(W);let R=W?u(W,O):null;r.card&&r.card!==R&&r.card.setAttribute("aria-pressed","false"),r.card&&r.card.classList.
remove("gp-current"),r.row&&r.row!==W&&r.row.item.classList.remove("gp-current-round");let P=r.selected!==e.selected;r={row:W,card:R,selected:e.selected},P&&!e.
selected&&(a=!0),W&&(W.item.classList.add("gp-current-round"),R&&(R.classList.add("gp-current"),R.setAttribute("aria-pressed",String(e.selected===O)),t.contains(
document.activeElement)||x(R)),P&&k(W.item))}function u(O,N){let W=N.index-O.round.start;return W<O.round.num_accepted?O.cards[W]:O.cards.at(-1)}function k(O){let[
N,W]=[O.offsetTop,O.offsetTop+O.offsetHeight];N<t.scrollTop?t.scrollTop=N:W>t.scrollTop+t.clientHeight&&(t.scrollTop=Math.min(N,W-t.clientHeight))}function x(O){
i&&(i.tabIndex=-1),i=O||null,i&&(i.tabIndex=0)}function $(O){if(!O)return;let{row:N,index:W}=f.get(O);x(O);let R=n(W);R&&e.selectStep(R),k(N.item),O.focus({preventScroll:!0})}
function E(O,N){let W=s[Math.max(0,Math.min(s.length-1,O))];return C(W),W.cards.at(N)}function v(O,N){let{row:W}=f.get(O),R=W.cards[W.cards.indexOf(O)+N];if(R)return R;
let P=s.indexOf(W)+N;return s[P]?E(P,N>0?0:-1):null}return t.addEventListener("click",O=>{let N=O.target.closest(".gp-draft-card");if(N){$(N);return}let W=O.target.
closest(".gp-round");W&&$(p.get(W).cards[0])}),t.addEventListener("keydown",O=>{O.key==="Escape"&&e.selectStep(null);let N=O.target.closest(".gp-draft-card");if(!N||
O.ctrlKey||O.metaKey||O.altKey)return;let W=s.indexOf(f.get(N).row),R={ArrowRight:()=>v(N,1),ArrowLeft:()=>v(N,-1),ArrowDown:()=>s[W+1]&&E(W+1,0),ArrowUp:()=>s[W-
1]&&E(W-1,0),Home:()=>E(0,0),End:()=>E(s.length-1,0)};R[O.key]&&(O.preventDefault(),$(R[O.key]()))}),t.addEventListener("scroll",()=>{let O=t.scrollTop;t.scrollHeight-
O-t.clientHeight<80?a=!0:O<c&&(a=!1),c=O},{passive:!0}),{show:L,mark:w}}var Ne={narrowest:3,least:16,cell:9,tallest:90,times:84};function Tr(t,{canvas:e,column:n,ends:s,onResize:o}){let r={rounds:[],each:1,columns:Ne.least,top:1,drafts:0},
i=0;function a(b){let T=y=>b.reduce((l,h)=>l+y(h),0)/b.length;return{accepted:T(y=>y.num_accepted),judged:T(st),drafted:T(y=>y.drafted.length),draft:T(y=>y.draft_seconds),
verify:T(y=>y.verify_seconds),longest:Math.max(...b.map(y=>y.draft_seconds+y.verify_seconds))}}function c(b){let T=b.map(({draft:h,verify:w})=>h+w).sort((h,w)=>h-
w),y=T.at(-1),l=T[Math.floor((T.length-1)*.9)];return y>2*l&&T.length>4?1.25*l:y}function p(b){i||=e.clientWidth;let T=Math.max(1,Math.ceil(b.length/Math.max(1,
Math.floor(i/Ne.narrowest)))),y=[];for(let k=0;k<b.length;k+=T)y.push(a(b.slice(k,k+T)));let l=Math.max(1,...y.map(({drafted:k})=>k)),h=Math.max(1,Math.min(Ne.cell,
Ne.tallest/l)),w=c(y)||1,u=y.filter(({draft:k,verify:x})=>k+x>w);return r={rounds:b,each:T,columns:Math.max(Ne.least,y.length),top:w,drafts:Math.ceil(l*h)},_(s.
drafts,l>=1.5?I(Math.round(l)):"1"),_(s.times,Ue(w)),f(y,h),{each:T,cut:u.length,longest:Math.max(0,...y.map(({longest:k})=>k)),filled:y.length/r.columns}}function f(b,T){
let y=r.drafts+16+Ne.times,l=devicePixelRatio,h=[Math.round(i*l),Math.round(y*l)];if(e.width!==h[0]&&(e.width=h[0]),e.height!==h[1]&&(e.height=h[1]),e.style.height=
`${y}px`,s.drafts.parentNode.style.height=`${r.drafts}px`,s.times.parentNode.style.height=`${Ne.times}px`,!i)return;let w=getComputedStyle(t),u=v=>w.getPropertyValue(
`--gp-${v}`).trim(),k={accepted:u("accepted"),rejected:u("rejected"),muted:u("muted"),verify:u("kept"),draft:u("before"),line:u("line"),surface:u("surface")},x=e.
getContext("2d");x.setTransform(l,0,0,l,0,0),x.clearRect(0,0,i,y);let $=i/r.columns,E=$>6?Math.min(6,$*.2):$>3.5?1:0;x.fillStyle=k.line,x.fillRect(0,r.drafts,i,
1),x.fillRect(0,y-1,i,1),b.forEach((v,O)=>{let N=[O*$+E/2,$-E];r.each===1?g(x,k,v,N,T):L(x,k,v,N,T),M(x,k,v,N,y-1)})}function g(b,T,{accepted:y,judged:l,drafted:h},[
w,u],k){let x=Math.max(1,k-(k>3?1.5:0));for(let $=0;$<h;$++){let E=r.drafts-($+1)*k;if($<y)b.fillStyle=T.accepted,b.fillRect(w,E,u,x);else if($<l)m(b,T.rejected,
w+u/2,E+x/2,Math.min(u,Math.max(x,5),7)/2);else{b.fillStyle=T.muted;let v=Math.min(u,x,2.5);b.fillRect(w+(u-v)/2,E+(x-v)/2,v,v)}}}function m(b,T,y,l,h){b.strokeStyle=
T,b.lineWidth=h>2?2:1,b.beginPath(),b.moveTo(y-h,l-h),b.lineTo(y+h,l+h),b.moveTo(y-h,l+h),b.lineTo(y+h,l-h),b.stroke()}function L(b,T,{accepted:y,drafted:l},[h,
w],u){b.fillStyle=T.accepted,b.fillRect(h,r.drafts-y*u,w,y*u),b.fillStyle=T.muted,b.fillRect(h,r.drafts-l*u,w,1)}function M(b,T,{draft:y,verify:l},[h,w],u){let k=Math.
min(1,r.top/(y+l))/r.top,[x,$]=[y*k*Ne.times,l*k*Ne.times];b.fillStyle=T.verify,b.fillRect(h,u-x-$,w,$),S(b,T.draft,h,u-x,w,x),!(y+l<=r.top)&&(b.fillStyle=T.surface,
b.fillRect(h-1,u-Ne.times+7,w+2,3),b.fillRect(h-1,u-Ne.times+13,w+2,3))}function S(b,T,y,l,h,w){if(!(w<=0)){if(h<5){b.fillStyle=T,b.fillRect(y,l,h,w);return}b.save(),
b.beginPath(),b.rect(y,l,h,w),b.clip(),b.strokeStyle=T,b.lineWidth=1.5,b.beginPath();for(let u=-w;u<h;u+=5)b.moveTo(y+u,l+w),b.lineTo(y+u+w,l);b.rect(y+.75,l+.75,
Math.max(0,h-1.5),Math.max(0,w-1.5)),b.stroke(),b.restore()}}function C(b){let{left:T,width:y}=e.getBoundingClientRect(),l=Math.floor((b.clientX-T)/y*r.columns)*
r.each;return Math.max(0,Math.min(r.rounds.length-1,l))}function A(b){n.hidden=b===null,b!==null&&(ee(n,"left",Math.floor(b/r.each)/r.columns),ee(n,"width",1/r.
columns))}return new ResizeObserver(()=>{e.clientWidth!==i&&(i=e.clientWidth,o())}).observe(e),{draw:p,at:C,mark:A}}function Lr(t,e){let n=t.querySelector(".gp-map-plot"),s=t.querySelector(".gp-map-reading"),o=t.querySelector(".gp-map-note"),r=new me(null,()=>null),i=new Nt,a=Tr(
n,{canvas:n.querySelector("canvas"),column:n.querySelector(".gp-column"),ends:{drafts:t.querySelector(".gp-drafts-end"),times:t.querySelector(".gp-times-end")},
onResize:l}),c=Er(t.querySelector(".gp-rounds"),e,h=>r.steps[h]),p=yr(t),f=[],g=0,m=!1;function L(){let h=e.hideFrom===null?r.steps.length:Math.min(e.hideFrom,r.
steps.length),w=e.rounds.length;for(;w&&e.rounds[w-1].start+Rs(e.rounds[w-1])>h;)w-=1;return w===e.rounds.length?e.rounds:e.rounds.slice(0,w)}function M(){let{each:h,
cut:w,longest:u,filled:k}=a.draw(f);ee(t.querySelector(".gp-map-axis"),"width",k),_(o,[h>1?`Each column is the mean of ${h} rounds.`:"",w?`${w===1?"One column i\
s":`${I(w)} columns are`} cut off; the longest round took ${Ue(u)}.`:""].filter(Boolean).join(" ")),_(t.querySelector(".gp-map-last"),`round ${I(f.length)}`)}function S(h){
let{draft_seconds:w,verify_seconds:u,drafted:k,num_accepted:x,follow:$}=h,E=k.length?`${x} of ${k.length} drafted tokens kept`:"nothing drafted",v=$==="none"?"t\
he text ended inside the draft":`then ${$==="target"?"":`as ${Be[$][1]} `}${V(h.next_text)}`;return`Round ${h.index+1}: draft ${Ue(w)}, verify ${Ue(u)}; ${E}, ${v}\
.`}let C=h=>e.selectStep(r.steps[f[h].start]||null);function A(){let h=e.current();return!h||!h.draft?null:f[h.draft.round.index]===h.draft.round?h.draft.round.
index:null}function b(){let h=A();a.mark(h);let w=h===null?"":S(f[h]);_(s,w),D(n,{"aria-valuemin":1,"aria-valuemax":f.length,"aria-valuenow":(h??0)+1,"aria-valu\
etext":w||"no round"})}n.addEventListener("pointermove",h=>{let w=a.at(h);w<0||(h.buttons===1?C(w):_(s,S(f[w])))}),n.addEventListener("pointerleave",b),n.addEventListener(
"click",h=>a.at(h)>=0&&C(a.at(h))),n.addEventListener("keydown",h=>{let w={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0};
h.key==="Escape"&&e.selectStep(null),!(!(h.key in w)||!f.length)&&(h.preventDefault(),C(Math.max(0,Math.min(f.length-1,(A()??f.length-1)+w[h.key]))))});function T(h){
let{draft_seconds:w,verify_seconds:u}=h,k=w+u;for(let[x,$]of[["draft",w],["verify",u]]){let E=t.querySelector(`.gp-time-${x}`);E.style.flexGrow=k?$/k:.5,_(t.querySelector(
`.gp-told-${x}`),`${Math.round(k?100*$/k:0)}% · ${Ue($)}`)}_(t.querySelector(".gp-drafts-short"),`${I(h.num_tokens)} tokens in ${I(h.num_rounds)} forward passe\
s of the target: ${h.passes_saved>0?`${I(h.passes_saved)} passes saved`:"none saved"}.`)}function y(h){let w=e.lasts[0]||null;if((h.run||h.steps)&&r.follow(w),h.
run&&(m=!1),t.hidden=!e.rounds.length,t.hidden)return;let u=[f[0],g];if(f=L(),g=f.length,h.run||f[0]!==u[0]||g!==u[1]){let k=En(e.started),x=i.read(f);m||=f.some(
({drafted:$})=>$.length&&($[0].draft_logprob??null)!==null),_(t.querySelector(".gp-drafts-rule"),Sr(k,m)),t.querySelector(".gp-key-q").hidden=!m,T(x),M(),c.show(
f,k),p(x,k)}c.mark(e.current()),b()}function l(){t.hidden||(M(),b())}return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",l),new MutationObserver(
l).observe(document.body,{attributes:!0,attributeFilter:["class"]}),y}function Cr(t,e){let n=l=>t.querySelector(".gp-"+l),s=["without","with"],o=()=>e.answered("same"),r=({level:l})=>j(l);function i(l){let[h,w,u,k]=(l.mode==="gree\
dy"?a:g)(l);D(n("answer"),{"data-verdict":h}),_(n("answer-sign"),w),_(n("answer-words"),u),_(n("answer-more"),k),e.done&&_(n("told"),`${u}. ${k}`),_(n("missing"),
Me(e,l))}function a({checked:l,equal:h,at:w}){if(!l||h===null)return["wait","…",e.done?"No answer":"Not known yet","A text without drafts and one with them mu\
st both have ended."];let u=l===1?"one pair":`each of ${U(l,"pair")}`;return h?["good","✓","The same tokens",`Greedy decoding wrote the same token ids with an\
d without drafts in ${u} of texts.`]:["bad","✗",`Different from token ${I(w+1)} on`,"Greedy decoding should write the same tokens with drafts. Rounding can ti\
p a near tie between two tokens, because the target checks several tokens in one pass; look at their probabilities there."]}function c(l,h){let w=0;for(;w<Math.
min(l.length,h.length)&&l[w]===h[w];)w+=1;for(;w>0&&/[\p{L}\p{M}\p{N}]/u.test(l[w-1])&&/[\p{L}\p{M}\p{N}]/u.test((l[w]||"")+(h[w]||""));)w-=1;let u=k=>w+k.slice(
w).match(/^\s*\S*/)[0].length;return[w,u(l),u(h)]}function p({mode:l,texts:h,equal:w,checked:u}){let k=l==="greedy"&&u>0&&h?h:[],x=n("both-texts"),$=JSON.stringify(
[k,w]);if(H(n("mark-key"),k.length>0&&w===!1&&k[0]!==k[1]),x.dataset.key===$)return;x.dataset.key=$;let[E,...v]=k.length?c(...k):[];x.replaceChildren(...k.map((O,N)=>{
let W=d("div"),R=d("p","",null,{dir:"auto",tabindex:"0"});return w||k[0]===k[1]?R.append(O):R.append(O.slice(0,E),d("mark","",O.slice(E,v[N])||"∎"),d("span","\
gp-apart",O.slice(v[N]))),W.append(d("h3","",`${s[N]} drafts`),R),W}))}let f=l=>`p = ${l<.001?l.toPrecision(1):l.toPrecision(2)}`;function g(l){let{p:h,verdict:w,
counts:u}=l,k=`${I(u[0])} texts without drafts, ${I(u[1])} with them`;return!K(h)||w==="wait"?e.done?["wait","…","No answer",`${k}: too few for a test.`]:["wa\
it","…","Not known yet",`${k} so far. The test waits for the last one: to look at p as it changes, and to stop when it pleases, would make it worthless.`]:w===
"same"?["good","✓",`${f(h)}: no difference found`,`${k}; a difference would be told below ${r(l)}.`]:["bad","✗",`${f(h)}: the distributions differ`,`${k}; p\
 is below ${r(l)}.`]}function m({p:l,verdict:h}){if(!K(l))return"";let w=`If both draw from the same distribution, a difference as large as this one comes up in\
 ${j(l)} of shuffles.`;return h==="differs"?`${w} So rarely that chance is a poor explanation.`:h==="same"?`${w} So it is nothing unusual.`:w}function L({counts:l,
tokens:h,verdict:w,level:u}){let[k,x]=l,$=Math.round(100*Math.sqrt(1/k+1/x)),E=k===x?`${I(k)} texts each`:`${I(k)} and ${I(x)} texts`,v=`Only the first ${U(h,"t\
oken")} of each text ${h===1?"is":"are"} compared: which tokens stand at each place, and how surprising they are altogether.`;return w==="differs"?["It does not\
 say how large a difference is or what it comes from, only how hard it is to put it down to chance. The counts below show where it lies.",`Where nothing differs\
, this test still says “differs” in ${j(u)} of all trials. Try again with other seeds before you believe it.`,v]:["Not finding a difference does not prove t\
hat there is none.",`With ${E}, the shares of a token differ by up to about ${$} percentage points by chance alone. Smaller true differences mostly stay unseen;\
 more texts show more.`,v]}function M(){H(n("of-shuffles"),!!e.charts.shuffles),ae(n("shuffles"),e.charts.shuffles)}function S({surprise:l}){if(!l||!s.every(u=>K(
l[u])))return"";let[h,w]=s.map(u=>le(l[u],e.unit).replace("-","−"));return`How surprising the target finds a token, beyond the entropy that it expects: ${h} w\
ithout, ${w} with. It is 0 on average for the target’s own draws.`}function C(){let l=d("li"),h=d("table"),w=h.createTHead().insertRow();w.className="gp-hidde\
n";for(let u of["token",...s])w.append(d("th","",u,{scope:"col"}));return h.prepend(d("caption")),h.append(d("tbody")),l.append(h),l}function A(){let l=d("tr"),
h=d("th","",null,{scope:"row"});h.append(d("bdi"));let w=d("td","",null,{colspan:2}),u=d("div","gp-counts");for(let k of s)u.append(d("i",`gp-bar-${k}`,null,{"a\
ria-hidden":"true"}),d("span"));return w.append(u),l.append(h,w),l}function b(l,{position:h,tokens:w},u){let k=l.firstChild;_(k.caption,`token ${I(h)}`);let x=s.
map((v,O)=>u[O]-w.reduce((N,W)=>N+W[v],0)),$=[...w,...x.some(v=>v>0)?[{rest:!0,without:x[0],with:x[1]}]:[]],E=J(k.tBodies[0],$.length,A);$.forEach((v,O)=>{let N=v.
rest||v.text===null,W=E[O].cells[0].firstChild;de(W,v.rest?"all others":N?"text ended":v.text,{plain:N}),re(W,N?"gp-plain":"");let R=E[O].cells[1].firstChild.children;
s.forEach((P,q)=>{let B=Math.max(1,u[q]);ee(R[2*q],"width",Math.min(1,v[P]/B)),_(R[2*q+1],I(v[P]))}),D(E[O].cells[1],{"aria-label":s.map(P=>`${I(v[P])} ${P}`).join(
", ")})})}function T(l){if(H(n("of-sampling"),l.mode==="sampling"),l.mode!=="sampling")return;let h=m(l);H(n("evidence"),K(l.p)),H(n("meaning"),!!h),_(n("meanin\
g"),h),M(),_(n("surprise"),S(l));let w=L(l),u=J(n("cannot").querySelector("ul"),w.length,()=>d("li"));w.forEach((x,$)=>_(u[$],x));let k=J(n("places"),l.positions.
length,C);l.positions.forEach((x,$)=>b(k[$],x,l.counts)),H(n("places-title").parentElement,l.positions.length>0)}function y(){let l=e.found;i(l),p(l),T(l)}return l=>{
t.hidden=!o(),!t.hidden&&(l.found||l.status||l.unit)&&y()}}function Ar(t,e){let n=b=>t.querySelector(".gp-"+b),s=n("answer"),o={draft:"writing drafts: all forward passes of the draft model, or the search for copies",verify:"\
the target model’s passes over the drafts",rest:"all else: comparing, choosing, and what the library does around it"};n("of-spread").dataset.tip=Mn;function r({
verdict:b,speedup:T,pairs:y,fewest:l}){let h=e.running&&b!=="wait"?" so far":"",w=`median of ${U(y.length,"pair")} of runs`,u=T&&`spread ${kt(T)}`;if(b==="faste\
r")return["good","▲",`${Se(T.median)} faster${h}`,`The ${w}, `,u];if(b==="slower")return["bad","▼",`${Se(T.median)}: slower${h}`,`The ${w}, `,u];if(b==="eve\
n")return["even","≈",`No clear difference${h}`,`${Se(T.median)} is the ${w}, `,u," includes 1"];let k=e.done?"No answer":"Not known yet";return T?["wait","…",
k,`${Se(T.median)} is the ${w}: too few to tell, it takes ${I(l)}`]:["wait","…",k,e.done?"No pair of runs was completed":"The first counted pair is under way"]}
function i(b){let[T,y,l,...h]=r(b);D(s,{"data-verdict":T}),_(s.children[0],y),_(s.children[1],l),[0,1,2].forEach(u=>_(n("answer-more").children[u],h[u]||"")),e.
done&&_(n("told"),`${l}. ${h.join("")}.`),_(n("missing"),Me(e,b));let w=J(n("reasons"),b.reasons.length,()=>d("li"));b.reasons.forEach((u,k)=>_(w[k],u)),H(n("wa\
rning"),b.others),_(n("warning"),b.others?"⚠ "+Ct:"")}function a({identical:b,pairs:T}){let y=n("badge");if(H(y,!!b&&b.checked>0),y.hidden)return;let{checked:l,
equal:h,at:w}=b;D(y,{"data-verdict":h?"good":"bad"}),_(y.children[0],h?"✓":"✗");let u=l===1?"the pair":`all ${U(l,"pair")}`,k=l>T.length?", the one to warm \
up too":"";_(y.children[1],h?`Same tokens in ${u}${k}`:`Not the same tokens: a text differs at token ${I(w+1)}`)}function c({pairs:b,draft_share:T,verify_share:y}){
let l=b.length>0&&K(T)&&K(y);if(H(n("of-time"),l),!l)return;let[h,w]=["without","with"].map(E=>xn(b.map(v=>v[E]))),u=Math.max(h,w),k={draft:T,verify:y,rest:Math.
max(0,1-T-y)},x=J(n("time-bars"),2,p);f(x[0],"without",h,u,{plain:1}),f(x[1],"with",w,u,k);let $=J(n("time-keys"),3,()=>{let E=d("span");return E.append(d("i","",
null,{"aria-hidden":"true"}),d("span","",null,{tabindex:0})),E});Object.entries(k).forEach(([E,v],O)=>{D($[O].firstChild,{"data-part":E}),D($[O].lastChild,{"dat\
a-tip":`${j(v)} of the time of the runs with drafts: ${o[E]}.`}),_($[O].lastChild,`${E} ${j(v)}`)})}function p(){let b=d("li");return b.append(d("span"),d("span",
"gp-time-bar",null,{"aria-hidden":"true"}),d("span")),b}function f(b,T,y,l,h){let[w,u,k]=b.children;_(w,T),_(k,`${fr(y)} a token`);let x=J(u,Object.keys(h).length,
()=>{let $=d("i");return $.append(d("b")),$});Object.entries(h).forEach(([$,E],v)=>{D(x[v],{"data-part":$}),ee(x[v],"width",E*y/l),_(x[v].firstChild,$!=="plain"&&
E*y/l>.14?$:"")})}let g=({acceptance:b})=>b?b.judged_acceptance_rate:null;function m(b){let{drafted:T,cost:y,verify:l,break_even:h}=b,w=g(b),u=pr(1,T,y,l);if(!K(
h))return`No acceptance rate would do: even if the target kept every drafted token, the formula expects ${Se(u)}.`;if(h<=0)return"Any acceptance rate would do w\
ith these costs.";let k=`The target must keep at least ${j(h)} of the drafted tokens that it looks at`;return K(w)?w>=h?`${k}; here it keeps ${j(w)}.`:`${k}, bu\
t here it keeps only ${j(w)}.`:`${k}.`}function L(b){let T=["drafted","cost","verify"].every(y=>K(b[y]));H(n("of-rates"),T),T&&(ae(n("rates"),e.charts.rates),_(
n("rate-words"),m(b))),S(b)}function M({acceptance:b,drafted:T,cost:y,verify:l}){let h=[];for(let w of["draft_acceptance_rate","judged_acceptance_rate","mean_ac\
ceptance_length","passes_saved"]){let u=b?b[w]:null;K(u)&&h.push([w,w.endsWith("rate")?j(u):w.endsWith("length")?u.toFixed(2):I(u),tt[w]])}return K(T)&&h.push([
"drafted tokens a round",T.toFixed(2),"num_draft_tokens / all rounds, those without a draft among them: the γ of the formula."]),K(y)&&h.push(["cost of draftin\
g one token",y.toFixed(2),"Draft time for a drafted token / time for a token without drafts, both without the reading of the prompt: the c of the formula."]),K(
l)&&h.push(["cost of verifying a draft",l.toFixed(2),"Time of the target’s pass over a draft / time for a token without drafts. The theorem takes 1 for it; on a\
 processor without spare capacity it is more."]),h}function S(b){let T=M(b),y=J(n("figures"),T.length,()=>{let l=d("div"),h=d("dt");return h.append(d("span","",
null,{tabindex:0})),l.append(h,d("dd")),l});T.forEach(([l,h,w],u)=>{let[k,x]=y[u].children;_(k.firstChild,l),D(k.firstChild,{"data-tip":w}),_(x,h)})}function C(){
let b=e.found;i(b),a(b),H(n("of-pairs"),b.pairs.length>0),ae(n("pairs"),e.charts.pairs),c(b),L(b)}let A=()=>e.answered("speed");return b=>{t.hidden=!A(),!t.hidden&&
(b.found||b.status)&&C()}}var Fs=40,Pr=14;function Rl(t){let e=Array.from({length:t},(n,s)=>s);return t<=Fs?e:[...e.slice(0,Pr),null,...e.slice(Pr+t-Fs+1)]}var Bl=(t,e,n)=>t==="left"?[0,
e-n]:[n,e];function Nr(t,{text:e,side:n,goesOn:s,caption:o}){let[r,i]=Bl(n,t.length,e),a=d("table","gp-strip");a.append(d("caption","gp-hidden",o));let c=a.appendChild(
d("tbody")),f=["token","mask",...t.some(([,,,g])=>g!==null)?["position"]:[]].map(g=>{let m=c.appendChild(d("tr"));return m.append(d("th","",g,{scope:"row"})),m});
for(let g of Rl(t.length)){if(g===null){let b=t.length-Fs+1;f.forEach((T,y)=>T.append(d("td","gp-mark",y?"…":`… ${U(b,"token")} …`)));continue}let[,m,L,M]=t[g],
S=g>=r&&g<i,C=s&&g===t.length-1,A=d("td",`gp-cell${S?" gp-padding":""}${C?" gp-last":""}`);A.append(te(m)),S&&A.append(d("span","gp-hidden"," (padding)")),C&&A.
append(d("span","gp-hidden"," (the next token is predicted from here)")),[A,d("td",L?"":"gp-ignored",L),d("td","",M)].slice(0,f.length).forEach((b,T)=>f[T].append(
b))}return a}function qr(t,e,n){t.replaceChildren();let[s,o]=[d("span"),d("span","gp-parted")];e.forEach(([,r,i],a)=>{let c=n!==null&&a>=n?o:s;i===null?c.append(
te(r,"gp-end")):Ot(c,i,{running:!0})}),t.append(...[s,o].filter(r=>r.childNodes.length)),t.childNodes.length||t.append(d("span","gp-mark","(nothing)"))}function jl(t,e,n){let s=(e-t)/Math.max(1,n)||1,o=10**Math.floor(Math.log10(s)),r=o*[1,2,2.5,5,10].find(a=>a*o>=s*.8),i=[];for(let a=Math.floor(t/r+1e-9);a<=Math.
ceil(e/r-1e-9);a++)i.push(Number((a*r).toPrecision(12)));return i}var Ds=(t,e,n)=>jl(t,e,n).filter(s=>s>=t&&s<=e);function Wr(t,{height:e,x:n,y:s,left:o=46,right:r=18,top:i=14,bottom:a=38}){let c=t.querySelector("svg");c||t.append(c=Z("svg","gp-drawing"));let p=Math.max(240,
t.clientWidth),f=(g,[m,L])=>(g-m)/(L-m||1);return{width:p,height:e,left:o,right:r,top:i,bottom:a,inner:p-o-r,x:g=>o+f(g,n)*(p-o-r),y:g=>e-a-f(g,s)*(e-i-a),draw(g,m){
wt(c,{class:"gp-drawing",role:"group","aria-label":g,viewBox:`0 0 ${p} ${e}`,style:`height: ${e}px`}),Ps(c,m.map((L,M)=>["g","",M?{}:{"aria-hidden":"true"},L]))}}}
function Ir(t,{xTicks:e,yTicks:n,xTitle:s,yTitle:o}){let r=g=>Array.isArray(g)?g:[g,String(g)],[i,a]=[t.height-t.bottom,t.width-t.right],c=n.map(r).flatMap(([g,
m])=>[Lt("gp-guide",t.left,t.y(g),a,t.y(g)),bt("",t.left-7,t.y(g)+4,m,"end")]),p=e.map(r).flatMap(([g,m])=>[Lt("gp-guide",t.x(g),i,t.x(g),i+4),bt("",t.x(g),i+17,
m)]),f=[bt("gp-axis",(t.left+a)/2,t.height-4,s)];return o&&f.push(bt("gp-axis",2,t.top-16,o,"start")),[...c,...p,...f]}var zl=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,Ve=class t{static BLOCK=60;static LOOSE=150;constructor(e,n=null){this.
holder=e,this.before=n,this.loose=0,this.head=0,this.tried=0}append(e){this.holder.append(e),this.loose+=1}removeLast(){this.holder.lastChild.remove(),this.loose-=
1;let e=this.holder.lastElementChild;Rr(e)&&this.undo(e.previousSibling)}settle(){if(this.loose<t.LOOSE||this.loose<this.tried+t.BLOCK||!this.holder.offsetParent||
document.fonts.status==="loading")return;this.tried=this.loose;let e=[...this.holder.children].slice(-this.loose),n=this.freeStarts(e),s=e.map((a,c)=>c).filter(
a=>n[a]&&Fl(e[a])),o=[],r=0;e[0].previousSibling||(this.head=r=s.shift()??0);for(let a of s)a-r<t.BLOCK||(o.push(this.wrap(e.slice(r,a))),r=a,this.loose=e.length-
a,this.tried=0);let i=o.map(a=>a.getBoundingClientRect().height);o.forEach((a,c)=>{a.style.containIntrinsicHeight=`${i[c]}px`,a.classList.add("gp-kept-rows")})}freeStarts(e){
let n=getComputedStyle(this.holder).direction==="rtl",s=e[0].previousSibling||!this.before?"":this.before.holder.textContent;return e.map(o=>{let r=o.textContent,
i=s.endsWith(`
`);s=s.slice(s.lastIndexOf(`
`)+1);let a=i?!r.startsWith(" "):!(n||zl.test(s));return s+=r,a})}wrap(e){let n=d("span","gp-rows");e[0].before(n,d("wbr")),n.append(...e);let s=e[0].firstChild;
if(s.nodeType===Node.TEXT_NODE&&s.data===" "){let o=d("span","gp-gap");s.replaceWith(o),o.append(s)}return n}undo(e){let n=e.querySelector(".gp-gap");n&&n.replaceWith(
n.firstChild),e.nextSibling.remove(),this.loose+=e.children.length+(Rr(e.previousElementSibling)?0:this.head),e.replaceWith(...e.childNodes),this.tried=0}dissolve(){
for(let e of[...this.holder.querySelectorAll(".gp-rows")].reverse())this.undo(e);this.tried=0}};function Fl(t){let e=t.previousElementSibling,n=e&&Br(e.querySelectorAll(
".gp-ink"));if(!n)return!1;let[s,o]=[t.querySelector(".gp-ink").getClientRects()[0],Br(n.getClientRects())];return!!(s&&o)&&jr(s)>jr(o)+10}function Ee(t,e,n){let s=a=>(a.
querySelector(".gp-ink")||a).getClientRects()[0],o=s(t[e]),r=null,i=1/0;for(let a=e+n;a>=0&&a<t.length;a+=n){let c=s(t[a]),p=c?(c.top-o.top)*n:0;if(p<o.height/2)
continue;let f=p*1e3+Math.abs(c.left-o.left);if(f>=i+1e3*o.height)break;f<i&&([r,i]=[t[a],f])}return r}var Rr=t=>!!t&&t.tagName==="WBR",Br=t=>t[t.length-1],jr=({
top:t,bottom:e})=>(t+e)/2;function qt(t,e,n,s){let r=d("div","gp-card",null,{popover:"manual","aria-hidden":"true"}),i=d("div","gp-card-head"),a=d("dl","gp-card-facts"),c=d("ol","gp-card\
-rivals"),p=d("div","gp-card-key");p.append(d("i","gp-card-after"),"after the processors ",d("i","gp-card-before"),"before them"),r.append(i,a,c,p),r.hidden=!0,
t.append(r);let f=null,g=null,m=null;function L(u,k){a.append(d("dt","",u),d("dd","",k))}function M(){let{id:u,text:k,where:x,step:$,why:E}=s(f);if(i.replaceChildren(
te(k,"gp-card-word"),d("span","",`${x}, id ${u}`)),a.replaceChildren(),c.hidden=p.hidden=!$,E&&a.append(d("dd","gp-card-why",E)),!$)return;S($);let v=C($),O=Math.
max(...v.flatMap(({after:N,before:W})=>[N,W]),1e-9);c.replaceChildren(...v.map(N=>A(N,O))),p.hidden=!$.distribution.stages.length}function S(u){let{chosen:k,distribution:x}=u,
{probability:$,rawProbability:E,surprisal:v}=ge(u);x.stages.length||k.logprob!==k.raw_logprob?(L("Probability after the processors",k.logprob===null?ot(k):j($)),
L("before the processors",j(E))):L("Probability (no processor ran)",j(E));let O=[[k.rank,"after"],[k.raw_rank,"before"]].filter(([W])=>W!=null),N=O.length===2&&
O[0][0]===O[1][0];if(O.length){let W=N?I(O[0][0]):O.map(([R,P])=>`${I(R)} ${P}`).join(", ");L(`Rank of ${I(x.vocab)}`,W)}L("Surprisal",le(v,n.unit))}function C({
chosen:u,distribution:k}){let x=k.candidates.map(E=>({candidate:E,after:X(E.logprob),before:X(E.raw_logprob),isChosen:E.token_id===u.token_id}));x.sort((E,v)=>Math.
max(v.after,v.before)-Math.max(E.after,E.before));let $=x.slice(0,5);return $.some(({isChosen:E})=>E)||$.push({candidate:u,after:X(u.logprob),before:X(u.raw_logprob),
isChosen:!0}),$}function A({candidate:u,after:k,before:x,isChosen:$},E){let v=u.logprob===null,O=d("li",($?"gp-card-chosen":"")+(v?" gp-card-removed":"")),N=d("\
span","gp-card-tracks");for(let[W,R]of[["after",k],["before",x]]){let P=d("i","gp-card-"+W);P.style.width=`${R/E*100}%`,N.append(P)}return v&&N.firstChild.replaceWith(
d("small","",ot(u))),O.append(d("span","gp-card-sign",$?"▶":v?"✕":""),te(u.text,"gp-card-word"),N,d("span","gp-card-value",j(v?x:k))),O}function b(){let u=(f.
querySelector(".gp-ink")||f).getClientRects()[0],k=e.getBoundingClientRect();if(!u||u.bottom<k.top||u.top>k.bottom){y();return}let[x,$]=[r.offsetWidth,r.offsetHeight],
{clientWidth:E,clientHeight:v}=document.documentElement,O=u.bottom+9,N=O+$+8<=v?O:u.top-$-9;r.style.left=`${Math.max(8,Math.min(u.left,E-x-8))}px`,r.style.top=`${Math.
max(8,Math.min(N,v-$-8))}px`}function T(u,k=null){s(u)&&(f=u,g=k,m=null,M(),r.hidden&&(r.hidden=!1,r.showPopover&&r.showPopover(),document.addEventListener("key\
down",l,!0),document.addEventListener("scroll",h,{capture:!0,passive:!0})),b())}function y(){f&&(f=null,r.hidden=!0,r.hidePopover&&r.isConnected&&r.hidePopover(),
document.removeEventListener("keydown",l,!0),document.removeEventListener("scroll",h,{capture:!0}))}function l({key:u}){u==="Escape"&&(m=f,y())}function h(){let u=g&&
document.elementFromPoint(g.clientX,g.clientY);!f.isConnected||g&&!f.contains(u)?y():b()}e.addEventListener("pointermove",u=>{if(u.pointerType==="touch")return;
let k=u.target.closest('[role="button"]');!k||!s(k)?g&&y():k!==f&&k!==m&&T(k,u)}),e.addEventListener("pointerleave",()=>{m=null,g&&y()}),e.addEventListener("foc\
usin",({target:u})=>u.matches(":focus-visible")&&T(u)),e.addEventListener("focusout",({target:u})=>u===f&&!g&&y());function w(u){f&&(f.isConnected?u&&(M(),b()):
y())}return{show:T,hide:y,refresh:w}}var ot=({removed_by:t})=>`removed by ${t?He(t)[0]:"a processor"}`;function rt(t,e){if(e.piece===null){let n=d("bdi","gp-ink gp-special");Oe(n,e.text),t.append(n)}else Mt(e)?t.append(e.piece,d("span","gp-ink gp-byte","",{"data-\
bytes":$n(e.text)||"·"})):nr(t,e.piece)}function it(t,e,n,s){let o=s&&Mt(s)?t.tokens.at(-1).parentNode:null;if(o&&n.piece!==null)o.append(e);else if(Mt(n)){let r=d(
"span","gp-bytes");r.append(e),t.rows.append(r)}else t.rows.append(e);t.tokens.push(e)}function Wt(t,e){for(;t.tokens.length>e;){let n=t.tokens.pop(),s=n.closest(
".gp-bytes");s&&s.childNodes.length>1?n.remove():t.rows.removeLast()}}function Tn(t,e){let{probability:n,rawProbability:s,rank:o,surprisal:r}=ge(t),i=[t.chosen.
logprob===null?ot(t.chosen):`probability ${j(n)}`];return j(s)!==j(n)&&i.push(`${j(s)} before the processors`),o!==null&&i.push(`rank ${I(o)} of ${I(t.distribution.
vocab)}`),[...i,`surprisal ${le(r,e)}`]}var on=(t,e,n)=>e>0?(t-n*e)/Math.sqrt(e*n*(1-n)):null;function qe(t){if(t<0)return 1-qe(-t);let e=Math.exp(-t*t/2)/Math.sqrt(2*Math.PI);if(t>3){let o=t;for(let r=120;r>
0;r--)o=t+r/o;return e/o}let[n,s]=[0,t];for(let o=1;s>1e-18;o+=2)n+=s,s*=t*t/(o+2);return .5-e*n}var zr=(t,e,n)=>t>e?n**2*e*(1-e)/(t-e)**2:1/0;function je(t){if(t>=
1e-4)return j(t);if(t<1e-300)return"less than 10⁻³⁰⁰";let[e,n]=t.toExponential(1).split("e-");return`${e} × 10⁻${[...n].map(s=>"⁰¹²³⁴⁵⁶⁷⁸⁹"[s]).
join("")}`}function It(t){let e=qe(t);if(e>.1)return`${j(e)} of texts without this watermark pass it`;let n=1/e;return n>=1e9?`a share of ${je(e)} of texts with\
out this watermark passes it`:`one in ${I(Number(n.toPrecision(n<1e4?3:2)))} texts without this watermark passes it`}var Hs={green:["green","◆","on the green \
list"],red:["red","◇","not on the green list"],none:["not scored","","not scored"]},Dl=({green:t})=>t==null?"none":t?"green":"red",Hl=t=>Math.round(Math.max(0,
Math.min(1,(t-.2)/.6))*10);function Kl(t,e,n){let s=d("span","gp-token",null,{tabindex:"-1",role:"img"});if(rt(s,t),Fr(s,e),n===void 0)return s;let o=typeof n==
"function"?n:()=>n;return s.setAttribute("aria-label",o()),$e(s,o),s}function Fr(t,{green:e=null,g:n=null,counted:s=!0}){let o=t.querySelector(".gp-ink");if(n===
null)t.dataset.list=Dl({green:e});else{let r=Hl(n);t.dataset.list="g",o.style.backgroundColor=`var(--gp-prob-${r})`,o.style.backgroundSize=`2px ${r*10}%`}s||(t.
dataset.counted="no")}var _e=class{constructor(e,{press:n=null}={}){this.body=e,this.press=n,this.items=[],this.tokens=[],this.stop=null,this.width=0,this.timer=
0,e.classList.add("gp-marked"),this.rows=new Ve(e),e.addEventListener("keydown",s=>this.keyed(s)),e.addEventListener("click",s=>this.pressed(s.target.closest(".\
gp-token"))),new ResizeObserver(()=>this.resized()).observe(e)}show(e,n=0){this.cut(Math.min(n,this.tokens.length));for(let s=this.tokens.length;s<e.length;s++){
let{token:o,mark:r,words:i}=e[s],a=Kl(o,r,i);this.press&&a.setAttribute("role","button"),it(this,a,o,s?this.items[s-1].token:null),this.items.push(e[s])}!this.stop&&
this.tokens.length&&this.reach(this.tokens[0]),this.rows.settle()}cut(e){Wt(this,e),this.items.length=e,this.stop&&!this.stop.isConnected&&(this.stop=null)}reach(e){
this.stop&&(this.stop.tabIndex=-1),this.stop=e,e.tabIndex=0}pressed(e){let n=this.tokens.indexOf(e);n<0||(this.reach(e),this.press&&this.press(this.items[n]))}keyed(e){
let n=this.tokens.indexOf(e.target.closest(".gp-token"));if(n<0||e.ctrlKey||e.metaKey||e.altKey)return;let s={ArrowRight:()=>this.tokens[n+1],ArrowLeft:()=>this.
tokens[n-1],ArrowDown:()=>Ee(this.tokens,n,1),ArrowUp:()=>Ee(this.tokens,n,-1),Home:()=>this.tokens[0],End:()=>this.tokens.at(-1),Enter:()=>this.tokens[n]," ":()=>this.
tokens[n]}[e.key];if(!s)return;e.preventDefault();let o=s();o&&(this.reach(o),o.focus({preventScroll:!0}),o.scrollIntoView({block:"nearest"}),o===this.tokens[n]&&
this.pressed(o))}resized(){let{clientWidth:e}=this.body;!e||e===this.width||(this.width=e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.
rows.settle(),200))}};function ze(t,e,{unscored:n=!1,repeated:s=!1,faint:o="seen before, not counted"}={}){let r=[e,n,s,o].join();if(t.dataset.legend===r)return;
t.dataset.legend=r,t.classList.add("gp-marked","gp-mark-legend");let i=(c,p,f)=>{let g=d("span"),m=d("span","",null,{"aria-hidden":"true"});return m.append(d("s\
pan","gp-ink",p)),Fr(m,c),g.append(m,f),g},a=e==="synthid"?[[.2,"mean g-value 0.2 or less"],[.5,"0.5, as by chance"],[.8,"0.8 or more"]].map(([c,p])=>i({g:c},"g",
p)):["green","red"].map(c=>i({green:c==="green"},Hs[c][1],`${Hs[c][0]}: ${Hs[c][2]}`));n&&a.push(i({},"abc","not scored")),s&&a.push(i(e==="synthid"?{g:.5,counted:!1}:
{green:!0,counted:!1},"abc",`faint: ${o}`)),t.replaceChildren(...a)}var Gl=400,Ul=12;function Rt(t,{curves:e,threshold:n,needed:s=null,label:o="z over the numbe\
r of tokens",title:r="tokens scored",yTitle:i="z",from:a=40,height:c=260}){let p=e.filter(({points:y})=>y.length),f=p.flatMap(({points:y})=>y),g=Math.max(a,...f.
map(([y])=>y)),m=s&&s.at<=2*g?Math.max(g,s.at*1.05):g,L=f.map(([,y])=>y),M=Math.min(-.5,...L)*1.08,S=Math.max(n*1.15,1,...L)*1.06,C=Wr(t,{height:c,x:[0,m],y:[M,
S],left:40,top:24}),A=C.width-C.right,b=[...Ir(C,{xTicks:Ds(0,m,C.inner/90),yTicks:Ds(M,S,5),xTitle:r,yTitle:i}),Lt("gp-unity",C.left,C.y(0),A,C.y(0)),Lt("gp-z-\
threshold",C.left,C.y(n),A,C.y(n)),...p.map(({look:y,points:l})=>ar(`gp-z-${y}`,Jl(l,Gl).map(([h,w])=>[C.x(h),C.y(w)]))),...p.map(({look:y,points:l})=>Yl(C,y,l.
at(-1))),Vl(C,p,n)],T=Xl(C,p);if(s&&s.at<=m){let[y,l]=[C.x(s.at),C.y(n)];T.push(Ns("",s.words,[["path","gp-z-needed",{d:`M${ue(y)} ${ue(l)}l-6 11h12Z`},[]]]))}C.
draw(o,[b,T])}function Vl(t,[e],n){let s=([,i])=>Math.abs(i-n),{points:o}=e||{points:[]},r=o.length>0&&s(o.at(-1))>s(o[Math.floor(o.length/8)]);return bt("gp-ha\
lo gp-strong",r?t.width-t.right:t.left+5,t.y(n)-6,`threshold ${Number(n.toFixed(2))}`,r?"end":"start")}function Jl(t,e){let n=Math.ceil(t.length/e);return t.filter(
(s,o)=>o%n===0||o===t.length-1)}var Yl=(t,e,[n,s])=>e==="measured"?["circle","gp-measured",{cx:ue(t.x(n)),cy:ue(t.y(s)),r:5},[]]:["path",`gp-z-end gp-z-end-${e}`,
{d:lr(t.x(n),t.y(s),4.5)},[]];function Xl(t,e){let n=Math.max(0,...e.map(({points:o})=>o.at(-1)[0])),s=Math.min(Ul,n);return Array.from({length:s},(o,r)=>{let[i,
a]=[n*r/s,n*(r+1)/s],c=e.map(({name:f,points:g})=>{let m=g.findLast(([L])=>L<=a);return m&&m[0]>i?`${f} ${m[1].toFixed(2)}`:""}).filter(Boolean);if(!c.length)return null;
let p={x:ue(t.x(i)),y:t.top,width:ue(t.x(a)-t.x(i)),height:ue(t.height-t.bottom-t.top)};return Ns("gp-z-place",`After ${U(Math.floor(a),"token")}: ${c.join(", ")}`,
[["rect","gp-catch",p,[]]])}).filter(Boolean)}function Bt(t,e){let n=J(t,e.length,()=>{let s=d("span"),o=Z("svg");return D(o,{width:26,height:8,"aria-hidden":"t\
rue"}),o.append(Z("path")),D(o.firstElementChild,{d:"M1 4H25"}),s.append(o,d("span")),s});e.forEach(({name:s,look:o,tip:r},i)=>{let[a,c]=n[i].children;D(a.firstChild,
{class:`gp-z-${o}`}),_(c,s),r&&D(c,{tabindex:0,"data-tip":r})})}var Ql={alone:"Alone",left:"Padded on the left",right:"Padded on the right"},rn=({name:t,masked:e})=>Ql[t]+(e?"":", without a mask");function Ks(t,e){if(!K(t))return"\
infinite";let n=xe(t,e),s=Math.abs(n);if(s<1e-15)return`0 ${e}`;let o=s<1e-4?je(s):s.toFixed(s<.01?4:3);return`${n<0?"−":""}${o} ${e}`}function Dr(t,e,n){let{
prompts:s,sampled:o,ways:[r]}=t,i=s.length,a=e.answers.map(({kl:m})=>K(m)?m:1/0),c=e.answers.filter(({read:m},L)=>m.length>r.answers[L].read.length).length,p=[`\
Divergence of the first new token from that of the prompt alone: at most ${Ks(Math.max(...a),n)}.`];c||p.push("No prompt is shorter than another, so nothing was\
 padded."),e.guessed?p.push("generate has found the padding by itself, because no text ends with this pad token."):!e.masked&&c&&p.push("The model has read the \
padding as text.");let f=e.answers.filter(({same:m})=>!m).length,g=rn(e);return o?["even","○",`${g}: texts are drawn anew, so they are not compared.`,p.join("\
 ")]:f?["bad","✗",`${g}: ${i>1?`${f} of ${i} prompts ${f===1?"gives":"give"}`:"the prompt gives"} another text than alone.`,p.join(" ")]:["good","✓",`${g}: ${i>
1?`each of the ${i} prompts`:"the prompt"} gives what it gives alone.`,p.join(" ")]}function Gs({sampled:t},{name:e},{same:n}){return e==="alone"?["even","",""]:
t?["even","○","drawn anew"]:n?["good","✓","the same as alone"]:["bad","✗","another text than alone"]}function Zl({parts_at:t,new:e},n){if(t===null)return"";
let s=o=>o[t]?V(o[t][1]):"the end";return`parts at new token ${t+1}: ${s(e)}, alone ${s(n.new)}`}function Hr(t,e,n,s,o){let i=[`first: ${n.first.slice(0,3).map(
([p,f])=>`${V(p)} ${j(X(f))}`).join(", ")}`,"The likeliest first new tokens, with their probabilities before the knobs."];if(e.name==="alone")return[i];let[,a]=s.
new[0],c=t.sampled?"":Zl(n,s);return[...c?[[c,"The first place where the text is another one. What comes after it continues another text."]]:[],[`KL ${Ks(n.kl,o)}`,
"Kullback-Leibler divergence between the distributions of the first new token, alone ‖ this way, before the knobs. 0 where they are the same."],[`log p of ${V(
a)} ${K(n.change)&&n.change>0?"+":""}${Ks(n.change,o)}`,"By how much the log-probability of the token that the prompt alone chose first has changed."],i]}function Kr({
model:t,mode:e,prompts:n,width:s,pad:o,borrowed:r,dtype:i,seed:a,sampled:c,ways:[p]}){let f=c?`, seed ${a}`:"",g=p.answers.some(({read:L})=>L.length<s),m=g?`, f\
illed to ${s} tokens with ${o[1]}${r?", the end-of-text token":""}`:`of ${s} tokens`;return`${t}, ${i}; ${Tt(e)}${f}; ${U(n.length,"prompt")}${g?"":" "}${m}`}function Gr(t,e){let n=f=>t.querySelector(".gp-"+f);function r(f){let g=f.ways.slice(1).map(m=>Dr(f,m,e.unit));n("batch-verdicts").replaceChildren(...g.map(([m,
L,M,S])=>{let C=d("li","",null,{"data-verdict":m}),A=d("span","",M);return A.append(d("small","",S)),C.append(d("span","gp-sign",L,{"aria-hidden":"true"}),A),C})),
_(n("told"),g.map(([,,m])=>m).join(" "))}function i(f,g){let m=d("details","gp-one-prompt"),L=d("summary","",`Prompt ${g+1}: `),M=[...f.prompts[g]],S=d("bdi","g\
p-prompt-text",M.slice(0,200).join("")+(M.length>200?"…":"")),C=f.ways.slice(1).map(b=>`${Gs(f,b,b.answers[g])[1]} ${rn(b).toLowerCase()}`);L.append(S,d("span",
"gp-way-signs",` ${C.join(", ")}`)),m.append(L);let A=()=>{m.open&&m.childElementCount===1&&m.append(...f.ways.map(b=>a(f,b,g)))};return m.addEventListener("tog\
gle",A),m.open=g<6,A(),m}function a(f,g,m){let[L,M]=[f.ways[0].answers[m],g.answers[m]],[S,C,A]=Gs(f,g,M),b=d("div","gp-way",null,{"data-verdict":S}),T=d("h3","\
gp-way-name");T.append(d("span","gp-sign",C,{"aria-hidden":"true"}),rn(g),d("small","",A));let y=`Prompt ${m+1}, ${rn(g).toLowerCase()}, as the model reads it`,
l=c(f,g,M,L,y),h=d("p","gp-gave"),w=d("span","gp-new");qr(w,M.new,f.sampled?null:M.parts_at),h.append(d("span","gp-gave-words","gives "),w);let u=d("p","gp-meas\
ures");for(let[x,$]of Hr(f,g,M,L,e.unit))u.append(d("span","",x,{tabindex:0,"data-tip":$}));let k=d("div","gp-way-body");return k.append(l,h,u),b.append(T,k),b}
function c({is_encoder_decoder:f},{name:g},{read:m},L,M){if(g!=="alone"&&JSON.stringify(m)===JSON.stringify(L.read))return d("p","gp-note","As long as the longe\
st: nothing is filled up, and the row is that of the prompt alone.");let S=d("div","gp-scroll",null,{tabindex:0,role:"region","aria-label":M});return S.append(Nr(
m,{text:L.read.length,side:g,goesOn:!f,caption:M})),S}function p(f){_(n("about"),Kr(f)),r(f),H(n("of-decoder"),!f.is_encoder_decoder),n("batch-prompts").replaceChildren(
...f.prompts.map((g,m)=>i(f,m)))}return f=>{t.hidden=!e.found,!t.hidden&&(f.found||f.unit)&&p(e.found)}}function jt({effective:t,config:e}){let n={...t,...e},s=(n.constraints||[]).map(r=>r.any_of||[r.phrase||[]]),o=(n.force_words_ids||[]).map(r=>Array.isArray(r[0])?
r:[r]);return[...s,...o].map(r=>({alternatives:r,length:Math.max(...r.map(i=>i.length))}))}function Ur(t,e){let n=t.map(o=>e.get(o)),s=n.indexOf(void 0);return(s<
0?n:[...n.slice(0,s),"…"]).join("")}function at({alternatives:t,length:e},n,s,o){if(n>=e)return!0;let r=t.filter(a=>a.length===n);if(!r.length)return!1;let i=[
...o,...he(s).map(a=>a.chosen.token_id)].join(" ")+" ";return r.some(a=>` ${i}`.includes(` ${a.join(" ")} `))}var ec={running:["●",({beam:t})=>`beam ${t+1}`],finished:["■",()=>"ended"],ended:["□",()=>"ended, not counted"],pruned:["✕",()=>"pruned"]};function Vr(t,e){
let o=t.querySelector(".gp-beam-table"),r=t.querySelector(".gp-where"),i=t.querySelector(".gp-more"),a={lost:4,progress:7},c=t.querySelector(".gp-constraints"),
p=[],f=[],g=[];function m(u){let k=40-u.filter(v=>v.beam.status!=="pruned").length,x=({beam:v})=>v.beam??(v.status==="finished"?1e6:1e7),$=u.filter(v=>v.beam.status!==
"pruned"||k-- >0).sort((v,O)=>x(v)-x(O)),E=new Map;for(let v of $){let O=v.beam.group??null;E.has(O)||E.set(O,[]),E.get(O).push(v)}return[...E].sort(([v],[O])=>v-
O)}function L(u,k){let x=new Map;for(let{beam:$}of u)$.status==="running"&&$.group<k&&x.set($.text,(x.get($.text)||0)+1);return x}function M(u){let k="",x=u.before;
for(;x&&k.length<32;x=x.before)k=(x.piece??x.chosen.text)+k;return(x||k.length>32?"…":"")+Array.from(k).slice(-32).join("")}function S(){let u=d("tbody"),k=u.
insertRow(),x=d("th","gp-group-head",null,{scope:"rowgroup",colspan:"8"}),[$,E]=[d("b","gp-badge"),d("span")];return x.append($,E),k.append(x),o.append(u),f.push(
{body:u,head:k,badge:$,took:E,rows:[]}),f.at(-1)}function C(u){let k=u.body.insertRow(),x=Array.from({length:8},()=>k.insertCell()),[$,E,v]=[d("span","gp-sign"),
d("span"),d("span","gp-flag","⚑ forced")];x[0].append($,E,v);let O=d("button","gp-pick",null,{type:"button",tabindex:"-1"}),[N,W,R]=[d("span","gp-tail"),d("bd\
i","gp-tail-text"),d("bdi","gp-word")];return N.append(W),O.append(N,R),x[1].append(O),u.rows.push({row:k,cells:x,sign:$,fate:E,flag:v,pick:O,tail:W,word:R,node:null}),
u.rows.at(-1)}function A(u,k,x){let{beam:$}=k,[E,v]=ec[$.status]||["",()=>$.status];u.node=k,u.row.dataset.status=$.status,u.row.className=x?"gp-looked":"",_(u.
sign,E),_(u.fate,v($)),u.flag.hidden=!$.forced;let O=M(k);u.tail.replaceChildren(),Ot(u.tail,O),Oe(u.word,$.text),u.pick.tabIndex=x?0:-1,u.pick.setAttribute("ar\
ia-pressed",String(x&&e.selected===k)),u.pick.setAttribute("aria-label",`${v($)}${$.forced?", forced":""}: ${V(O+$.text)}`),_(u.cells[2],k.before?`beam ${$.parent+
1}`:e.readsSource?"start":"prompt"),_(u.cells[3],G($.logprob)),_(u.cells[4],$.diversity_penalty?`-${G($.diversity_penalty)}`:"–"),_(u.cells[5],G($.score)),_(u.
cells[6],G($.final_score)),$.progress&&u.cells[7].replaceChildren(...T(k))}function b(u){if(c.hidden=!u||!p.length,c.hidden)return;let k=p.map(({alternatives:x,
length:$})=>{let E=d("li");return x.forEach((v,O)=>{O&&E.append(" or "),E.append(te(Ur(v,e.texts)))}),E.append(` (${$} token${$===1?"":"s"})`),E});k.map(x=>x.textContent).
join(`
`)!==c.dataset.said&&(c.dataset.said=k.map(x=>x.textContent).join(`
`),c.replaceChildren(...k))}function T(u){let k=e.prefix.map(E=>E.token_id),x=u.beam.progress.map((E,v)=>{let O=d("span","gp-goal"),N=p[v];for(let W=0;N&&W<Math.
min(N.length,8);W++)O.append(d("i",W<E?"gp-full-block":""));return N&&at(N,E,u,k)?O.append(" ✓ done"):O.append(` ${E}${N?` of ${N.length}`:""}`),O}),{bank:$}=u.
beam;return $==null?x:[...x,d("span","gp-note",`bank ${$}`)]}function y(u,[k,x],$,E,v){if(u.body.hidden=!x,!!x){if(u.head.hidden=k===null,k!==null){_(u.badge,Pe(
k)),u.body.dataset.look=k%4;let O=[...L($,k)].flatMap(([N,W])=>[te(N,"gp-took"),W>1?` × ${W}`:""]);u.took.replaceChildren(...O.length?["Earlier groups have jus\
t chosen",...O]:["Chooses first: no penalty"])}for(;u.rows.length<x.length;)C(u);u.rows.forEach((O,N)=>{if(O.row.hidden=N>=x.length,!(N>=x.length)){for(let[W,R]of Object.
entries(a))O.cells[R].hidden=!v[W];A(O,x[N],x[N]===E)}})}}function l(u){let x=e.prompts[u.sequence].steps[u.index],$={lost:x.some(({beam:O})=>(O.group??null)!==
null),progress:x.some(({beam:O})=>O.progress)};for(let[O,N]of Object.entries(a))o.tHead.rows[0].cells[N].hidden=!$[O];let E=m(x);for(;f.length<E.length;)S();f.forEach(
(O,N)=>y(O,E[N]||[null,null],x,u,$));let v=x.length-E.reduce((O,[,N])=>O+N.length,0);i.hidden=v<=0,_(i,`and ${I(v)} more that were pruned`),_(r,`at token ${u.index+
1}`+(e.prompts.length>1?` of prompt ${u.sequence+1}`:"")),b($.progress)}let h=()=>f.filter(({body:u})=>!u.hidden).flatMap(({rows:u})=>u.filter(({row:k})=>!k.hidden)),
w=u=>h().findIndex(({pick:k})=>k.contains(u.target));return o.addEventListener("click",u=>{let k=w(u);k>=0&&e.selectStep(h()[k].node)}),o.addEventListener("keyd\
own",u=>{u.key==="Escape"&&e.selectStep(null);let k=w(u),x={ArrowDown:1,ArrowUp:-1}[u.key];if(k<0||!x)return;u.preventDefault();let $=h()[k+x];$&&(e.selectStep(
$.node),$.pick.focus())}),u=>{u.run&&e.started&&(p=jt(e.started));let k=e.usesBeams?e.current():null;t.hidden=!k,!(!k||k===g[0]&&e.selected===g[1])&&(g=[k,e.selected],
l(k))}}var ie={node:108,fold:236,gap:34,row:38,leaf:20,between:8,margin:20,band:22,short:3},Jr=new Set(["running"]),lt=new Set(["finished"]);function Yr(t,e){let n=Math.
min(e.upTo,t.steps.length-1),s=Us(t,n),o=new Map((e.returned||[]).map((g,m)=>[g,m+1])),r=an([...s,...o.keys(),...Ln(t,n)]),{kids:i,hidden:a}=tc(t,n,e,r,s),{lanes:c,
counts:p}=rc(t,n,i),f=ac(t,n,i,c,e);return lc(t,{last:n,kept:s,outputs:o,alive:r,kids:i,hidden:a,lanes:c,counts:p,columns:f,options:e})}var Ln=(t,e)=>(t.steps[e]||
[]).filter(({beam:n})=>Jr.has(n.status));function Us(t,e){let n=t.steps.slice(0,e+1).flat().filter(({beam:s})=>lt.has(s.status));return n.sort((s,o)=>o.beam.final_score-
s.beam.final_score),new Set(n.slice(0,(t.pools[e]||[]).length))}function an(t){let e=new Set;for(let n of t)for(;n&&!e.has(n);n=n.before)e.add(n);return e}function tc(t,e,n,s,o){
let r=new Map,i=new Set([null]),a=new Map,c=new Map,p=f=>(r.has(f)||r.set(f,{on:[],off:[]}),r.get(f));p(null);for(let f=0;f<=e;f++){for(let g of t.steps[f]){let{
before:m}=g,L=n.collapsed.has(m)?m:a.get(m);L!=null?(a.set(g,L),c.set(L,(c.get(L)||0)+1)):Jr.has(g.beam.status)?(n.lost||s.has(g))&&(p(m).on.push(g),i.add(g)):(!lt.
has(g.beam.status)||n.lost||o.has(g))&&p(m).off.push(g)}t.distributions[f].forEach((g,m)=>{let L=sc(t,f,m);n.candidates&&i.has(L)&&!n.collapsed.has(L)&&oc(t,f,m,
g,p(L),n.candidates)})}for(let f of r.values()){f.on.sort((M,S)=>M.beam.beam-S.beam.beam);let g=f.off.filter(({beam:M})=>lt.has(M.status)),m=f.off.filter(({beam:M})=>!lt.
has(M.status)),L=(M,S)=>S.beam.score-M.beam.score;f.off=[...g.sort(L),...nc(m.sort(L),n.candidates)]}return{kids:r,hidden:c}}function nc(t,e){let n=new Map;return t.
filter(({beam:{parent:s}})=>(n.set(s,(n.get(s)||0)+1),n.get(s)<=e))}function sc(t,e,n){if(!(e<=t.given&&!t.steps[e].some(({beam:s})=>s.parent===n)))return e?t.byStep[e-
1].get(n):null}function oc(t,e,n,s,o,r){let i=r-o.off.filter(({beam:c})=>c.parent===n&&!lt.has(c.status)).length;if(i<=0)return;let a=new Set(t.steps[e].filter(
({beam:c})=>c.parent===n).map(({beam:c})=>c.token_id));for(let c of s.candidates)if(!(c.logprob===null||a.has(c.token_id))&&(o.off.push(mr(t,e,n,s,c)),i-=1,!i))
return}function rc(t,e,n){let s=new Map,o=new Map;for(let i=0;i<=e;i++){let a=[],c=new Set;for(let p of Ln(t,i)){let f=n.get(p.before);if(!f||!f.on.includes(p))
continue;let g=p.beam.group??0;o.has(g)||o.set(g,[]),f.on.find(({beam:L})=>(L.group??0)===g)===p&&p.before&&s.has(p.before)?(s.set(p,s.get(p.before)),o.get(g)[s.
get(p).number]=i,c.add(p)):a.push(p)}a.sort((p,f)=>p.beam.beam-f.beam.beam);for(let p of a){let f=p.beam.group??0,g=ic(o.get(f),i,p.before&&s.has(p.before)?s.get(
p.before).number:0);o.get(f)[g]=i,s.set(p,{group:f,number:g})}}let r=new Map([...o].sort(([i],[a])=>i-a).map(([i,a])=>[i,Math.max(1,a.length)]));return{lanes:s,
counts:r}}function ic(t,e,n){let s=i=>i.sort((a,c)=>Math.abs(a-n)-Math.abs(c-n)||c-a)[0],r=t.map((i,a)=>a).filter(i=>t[i]<e-1);return r.length?s(r):t.length}function ac(t,e,n,s,o){
let r=c=>Ln(t,c-1).every(p=>{if(!s.has(p))return!0;let f=n.get(p);return f&&f.on.length===1&&!f.off.some(({beam:g})=>lt.has(g.status))}),i=[],a=o.live?e-2:e;for(let c=0;c<=
e;c++){let p=i.at(-1);o.fold&&p&&c<=a&&r(c)?p.to=c:i.push({from:c,to:c})}return i.flatMap(c=>{let p=c.to-c.from+1;return p>=ie.short&&!o.unfolded.has(c.from)?[c]:
Array.from({length:p},(f,g)=>({from:c.from+g,to:c.from+g,...p>=ie.short&&g===0?{open:!0}:{}}))})}function lc(t,{last:e,kept:n,outputs:s,alive:o,kids:r,hidden:i,
lanes:a,counts:c,columns:p,options:f}){let g=[],m=ie.margin+ie.node+ie.gap;for(let w of p){w.x=m,w.folded=w.to>w.from,w.width=w.folded?ie.fold:ie.node,m+=w.width+
ie.gap;for(let u=w.from;u<=w.to;u++)g[u]=w}let{tops:L,bands:M,height:S}=cc(r,a,c,g),C=w=>L.get(w.group)[w.number],A={node:null,nodes:[],look:"root",x:ie.margin,
y:dc(L),width:ie.node,height:ie.row-4,hidden:0},b=[A],T=new Map([[null,A]]),y=[];function l(w,u,k){let x=g[w.index],$={node:w,nodes:[w],look:h(w),x:x.x,y:u,width:x.
width,height:k,hidden:i.get(w)||0,place:s.get(w)||null,folded:x.folded,column:x,greedy:f.greedy.has(w)};T.set(w,$),b.push($);let E=T.get(w.before);return E&&y.push(
{from:E,to:$,look:$.look,share:Math.min(1,Math.exp(w.beam.logprob??-1/0))}),$}function h(w){let{status:u}=w.beam;return u==="finished"?n.has(w)?"kept":"fell":u!==
"running"?u:w.index===e?"tip":o.has(w)?"inner":"lost"}for(let w=0;w<=e;w++){let u=g[w];for(let k of Ln(t,w))if(a.has(k))if(w>u.from){let x=T.get(k.before);x&&(x.
nodes.push(k),x.node=k,x.look=h(k),x.greedy&&=f.greedy.has(k),x.hidden=i.get(k)||0,T.set(k,x))}else l(k,C(a.get(k)),ie.row-4).lane=a.get(k)}for(let[w,u]of r){let k=w===
null?null:a.get(w)&&C(a.get(w));if(k===void 0)continue;let x=new Map;for(let $ of u.off){let E=g[$.index];if(!E||E.folded&&!lt.has($.beam.status))continue;let v=k??
L.get($.beam.group??0)[0],O=x.get(v)||0;x.set(v,O+1),l($,v+ie.row+O*ie.leaf,ie.leaf-2)}}return{entries:b,edges:y,columns:p,bands:M,at:T,last:e,width:m-ie.gap+ie.
margin,height:S}}function cc(t,e,n,s){let o=new Map;for(let[p,f]of t){let g=new Map;for(let m of f.off){let L=s[m.index];if(!L||L.folded&&!lt.has(m.beam.status))
continue;let M=p===null?{group:m.beam.group??0,number:0}:e.get(p);if(!M)continue;let S=`${M.group} ${M.number}`;g.set(S,(g.get(S)||0)+1)}for(let[m,L]of g)o.set(
m,Math.max(o.get(m)||0,L))}let r=new Map,i=[],a=ie.margin,c=n.size>1;for(let[p,f]of n){let g=a;c&&(a+=ie.band),r.set(p,[]);for(let m=0;m<f;m++)r.get(p).push(a),
a+=ie.row+(o.get(`${p} ${m}`)||0)*ie.leaf+ie.between;c&&i.push({group:p,y:g,height:a-g-4}),c&&(a+=8)}return r.size||r.set(0,[a]),{tops:r,bands:i,height:Math.max(
a,ie.margin+ie.row)+ie.margin-ie.between}}var dc=t=>[...t.values()][0][0];var hc=`
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
`,Xs={kept:"■",fell:"▤",ended:"□",pruned:"✕",unseen:"…",lost:"✕"},Vs={tall:.55,small:.75},pc=[1,1.8,3,4.5,6.5],fc=[.05,.2,.5,.8],uc={probability:({beam:t})=>j(
Math.min(1,X(t.logprob))),token:({beam:t})=>G(t.logprob,2),sum:({beam:t})=>G(t.score,2),score:(t,e)=>G(Pt(t,e),3),rank:t=>t.rank?`#${t.rank}`:`>${t.among??""}`},
zt=class{constructor(e){this.element=e,e.classList.add("t-tree");let n=Z("style");n.textContent=hc,this.world=Z("g"),this.bands=Z("g"),this.ruler=Z("g"),this.edges=
Z("g"),this.blocks=Z("g"),this.nodes=Z("g"),this.world.append(this.bands,this.ruler,this.edges,this.blocks,this.nodes),e.append(n,this.world),this.paths=new Map,
this.drawn=new Map}draw(e,n){let s=n.area?i=>i.x+i.width>=n.area[0]&&i.x<=n.area[2]&&i.y+i.height>=n.area[1]&&i.y<=n.area[3]:()=>!0,o=e.entries.filter(s),r=i=>n.
zoom>=(Js(i)?Vs.tall:Vs.small);return this.drawBands(e),this.drawRuler(n.zoom>=Vs.tall?e.columns.filter(({x:i,width:a})=>!n.area||i+a>=n.area[0]&&i<=n.area[2]):
[]),this.drawEdges(e,n),this.drawBlocks(o.filter(i=>!r(i)),n),this.drawNodes(o.filter(r),n),o.length}drawBands({bands:e,width:n}){let s=J(this.bands,e.length,()=>{
let o=Z("g");return o.append(Z("rect","t-band"),Z("text")),o});e.forEach(({group:o,y:r,height:i},a)=>{let[c,p]=s[a].children;D(c,{x:4,y:r,width:n-8,height:i,rx:8}),
D(p,{y:r+16}),_(p,`group ${Pe(o)}`)})}drawRuler(e){let n=J(this.ruler,e.length,()=>Z("text","t-small"));e.forEach(({from:s,to:o,x:r},i)=>{D(n[i],{x:r+8,y:12}),_(
n[i],o>s?`${s+1}–${o+1}`:String(s+1))})}nameBandsAt(e){for(let n of this.bands.children)D(n.lastElementChild,{x:Math.max(14,e+10)})}drawEdges(e,n){let s=new Map;
for(let{from:o,to:r,look:i,share:a}of e.edges){let[c,p]=[o.x+o.width,r.x],[f,g]=[o.y+o.height/2,r.y+r.height/2];if(n.area&&(p<n.area[0]||c>n.area[2]||Math.max(f,
g)<n.area[1]||Math.min(f,g)>n.area[3]))continue;let m=n.path.has(r.node)||r.nodes.some(C=>n.path.has(C)),L=Math.min(40,(p-c)*.6),S=`t-edge t-w${fc.filter(C=>a>=
C).length} ${kc(r,i,m)}${n.dim&&!m?" t-dim":""}`;s.has(S)||s.set(S,[]),s.get(S).push(`M${c},${f}C${c+L},${f} ${p-L},${g} ${p},${g}`)}this.drawPaths(this.edges,s,
(o,r)=>{o.style.strokeWidth=`${pc[Number(r.match(/t-w(\d)/)[1])]}px`})}drawPaths(e,n,s){for(let[o,r]of this.paths)r.parentNode===e&&!n.has(o)&&(r.remove(),this.
paths.delete(o));for(let[o,r]of n){let i=this.paths.get(o);i||(i=Z("path",o),s&&s(i,o),this.paths.set(o,i),o.includes("t-path")?e.append(i):e.prepend(i)),D(i,{d:r.
join("")})}}drawBlocks(e,n){let s=new Map;for(let o of e){let r=`t-blocks t-${Ys(o,n.path)?"path":o.look}${n.dim&&!Ys(o,n.path)?" t-dim":""}`;s.has(r)||s.set(r,
[]);let{x:i,y:a,width:c,height:p}=o;s.get(r).push(`M${i},${a+p*.2}h${c}v${p*.6}h${-c}z`)}this.drawPaths(this.blocks,s)}drawNodes(e,n){let s=new Map(this.drawn);
for(let o of e){let r=o.nodes[0]||null,i=this.drawn.get(r);(!i||i.tall!==Js(o))&&(i&&i.group.remove(),i=mc(Js(o)),this.drawn.set(r,i),this.nodes.append(i.group)),
s.delete(r),this.drawNode(i,o,n)}for(let[o,{group:r}]of s)r.remove(),this.drawn.delete(o)}drawNode(e,n,s){let{node:o,x:r,y:i,width:a,height:c,look:p}=n,{group:f,
box:g,word:m,right:L,tall:M}=e,S=o?uc[s.number](o,s.penalty):"";if(D(f,{class:this.classesOf(n,s),transform:`translate(${r} ${i})`}),D(g,{width:a,height:c}),D(L,
{x:a-8}),_(L,S),M)gc(e,n,s);else{let C=`${n.greedy?"G":""}${Xs[p]} `;_(m,C+Cn(Qs(o),12-C.length-Math.ceil(S.length*.82)))}wc(e,n)}classesOf(e,n){let{node:s,look:o}=e,
r=Ys(e,n.path),i=[`t-${o}`];return s&&(s.beam.group??0)&&["inner","tip"].includes(o)&&i.push(`t-g${s.beam.group%4}`),s&&s.given&&i.push("t-given"),r&&i.push("t-\
path"),n.dim&&!r&&s&&i.push("t-dim"),i.join(" ")}},Js=({height:t})=>t>ie.leaf;function mc(t){let e=Z("g"),[n,s,o]=[Z("rect","t-box"),Z("text","t-word"),Z("text",
"t-small t-right")];e.append(n,s,o),D(n,{rx:t?7:5}),D(s,{x:8,y:t?14:13}),D(o,{y:t?28:13});let r=t?e.appendChild(Z("text","t-small")):null;return r&&D(r,{x:8,y:28}),
{group:e,box:n,word:s,right:o,left:r,tall:t,flag:null}}function gc({word:t,left:e},n,s){let{node:o,nodes:r,look:i}=n,a=Xs[i]?`${Xs[i]} `:"";o?_(t,a+(r.length>1?
yc(r.map(Qs).join(""),28):Cn(Qs(o),12-a.length))):_(t,s.root),_(e,o?bc(n,s):""),D(e,{class:o&&r.length<2&&An(o)?"t-small t-switch":"t-small"})}function wc(t,{look:e,
place:n,hidden:s,width:o,height:r}){let i=n?`★${n}`:s?`+${s}`:"";if(!i&&e!=="kept"&&!t.flag)return;t.flag||(t.flag=[Z("rect","t-inside"),Z("rect","t-flag"),Z(
"text","t-flag-text")],t.group.append(...t.flag));let[a,c,p]=t.flag,f=8+7*i.length;D(a,{x:2.5,y:2.5,width:o-5,height:r-5,rx:3}),D(c,{x:o-f+4,y:-6,width:i?f:0,height:14,
rx:2}),D(p,{x:o-f/2+4,y:5}),_(p,i)}var Ys=(t,e)=>t.nodes.some(n=>e.has(n)),An=t=>t.before!==null&&t.beam.status==="running"&&t.beam.parent!==t.beam.beam;function bc({
node:t,nodes:e,greedy:n},s){let o=[n?"G":"",s.goals?s.goals(t):""].filter(Boolean).join(" ");return e.length>1?[`${e.length} tokens`,o].filter(Boolean).join(" "):
t.beam.status!=="running"?o:[t.given?"given":An(t)?`${t.beam.parent+1}→${t.beam.beam+1}`:String(t.beam.beam+1),o].filter(Boolean).join(" ")}function kc(t,e,n){
return n?"t-path":["pruned","unseen","ended","lost"].includes(e)?"t-off":["kept","fell"].includes(e)?"t-ending":`t-g${(t.node.beam.group??0)%4}`}var Qs=({beam:t,
chosen:e})=>(t.text||e.text||"").replace(_t,n=>nt[n]||"�")||"(empty)",Xr=t=>/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u.
test(t)?2:1;function Cn(t,e){let n=0,s=Array.from(t);for(let[o,r]of s.entries())if(n+=Xr(r),n>e)return s.slice(0,Math.max(1,o-1)).join("")+"…";return t}function yc(t,e){
let n=Array.from(t),s=Math.floor((e-1)/2);return n.reduce((o,r)=>o+Xr(r),0)<=e?t:Cn(t,s)+Cn(n.slice(-s).join(""),s)}var Qr=12e3;async function ti(t,{tree:e,log:n,prompt:s,number:o,view:r,root:i}){let a=`beam-tree${o?"-"+(o+1):""}`,p=await{svg:()=>new Blob([ni(e,r,i)],{type:"i\
mage/svg+xml"}),png:()=>xc(e,r,i),json:()=>new Blob([JSON.stringify(Zr(n,s,o),null,1)],{type:"application/json"}),dot:()=>new Blob([$c(Zr(n,s,o))],{type:"text/v\
nd.graphviz"})}[t](),f=d("a","",null,{href:URL.createObjectURL(p),download:`${a}.${t}`});f.click(),setTimeout(()=>URL.revokeObjectURL(f.href),6e4)}function ni(t,e,n){
let s=Z("svg"),o=new zt(s);o.draw(t,{...e,area:null,zoom:1}),o.nameBandsAt(0);let{width:r,height:i}=t;D(s,{xmlns:"http://www.w3.org/2000/svg",width:r,height:i,viewBox:`\
0 0 ${r} ${i}`,class:"t-tree"});let a=getComputedStyle(n),c=s.querySelector("style");c.textContent=c.textContent.replace(/var\((--[\w-]+)\)/g,(f,g)=>a.getPropertyValue(
g).trim());let p=Z("rect");return D(p,{width:r,height:i,fill:a.getPropertyValue("--gp-page").trim()}),s.insertBefore(p,o.world),new XMLSerializer().serializeToString(
s)}async function xc(t,e,n){let s=ni(t,e,n),o=new Image;o.src="data:image/svg+xml;charset=utf-8,"+encodeURIComponent(s),await o.decode();let r=Math.min(2,Qr/t.width,
Qr/t.height),i=d("canvas","",null,{width:Math.ceil(t.width*r),height:Math.ceil(t.height*r)}),a=i.getContext("2d");a.scale(r,r),a.drawImage(o,0,0,t.width,t.height);
let c=await new Promise(p=>i.toBlob(p,"image/png"));if(!c)throw new Error("the browser has no room for so large a picture.");return c}function Zr(t,e,n){let{started:s}=t,
o=s.effective.length_penalty??1,r=new Map,i=new Map;for(let{last:f}of t.returned||[])f&&f.sequence===n&&!i.has(f)&&i.set(f,i.size+1);let a=Us(e,e.steps.length-1),
c=e.steps.flatMap(f=>f).map(f=>{let{beam:g}=f;r.set(f,r.size);let m={id:r.get(f),parent:f.before?r.get(f.before):null,step:f.index+1,token_id:g.token_id,token:g.
text,piece:g.piece,logprob:g.logprob,raw_logprob:g.raw_logprob,sum:g.score,length:f.length,score:Pt(f,o),rank:f.rank,status:g.status,beam:g.beam,parent_beam:g.parent};
return f.given&&(m.given=!0),g.status==="finished"&&Object.assign(m,{final_score:g.final_score,kept:a.has(f)}),i.has(f)&&(m.output=i.get(f)),(g.group??null)!==null&&
Object.assign(m,{group:g.group,diversity_penalty:g.diversity_penalty}),g.progress&&Object.assign(m,{progress:g.progress,bank:g.bank,forced:g.forced}),m}),p=t.readsSource?
{source:s.prompt}:{prompt:s.prompt||sr(s)};return{format:"generation-playground/beam-tree",version:1,model:s.model,mode:s.mode,...p,seed:s.seed,num_beams:s.effective.
num_beams,length_penalty:o,early_stopping:s.effective.early_stopping??!1,nodes:c}}var ei=t=>'"'+t.replace(_t,e=>nt[e]||"�").replace(/[\\"]/g,"\\$&")+'"';function $c({
prompt:t,nodes:e}){let n=t===void 0?"start of the target":t.slice(-40),s={running:"style=solid",finished:'style=solid, peripheries=2, color="#00755a"',ended:'st\
yle=dotted, color="#00755a"',pruned:'style=dashed, color="#6b7280", fontcolor="#6b7280"'},o=e.map(i=>{let a=ei(`${i.token}`).slice(0,-1)+`\\n${G(i.logprob,2)}  ${G(
i.sum,2)}  #${i.rank??""}"`;return`  n${i.id} [label=${a}, ${s[i.status]||""}${i.output?", penwidth=3":""}];`}),r=e.map(i=>{let a=(.4+4*Math.min(1,X(i.logprob))).
toFixed(2);return`  ${i.parent===null?"root":`n${i.parent}`} -> n${i.id} [penwidth=${a}${i.status==="pruned"?", style=dashed":""}];`});return["digraph beam_tree\
 {","  rankdir=LR;",'  node [shape=box, fontname="monospace"];',`  root [label=${ei(n)}, style=bold];`,...o,...r,"}",""].join(`
`)}var vc=800,Sc=130,_c=2e4;function oi(t){Oc(t),Ec(t),Tc(t),Lc(t),Cc(t),Ac(t),Pc(t)}function Oc(t){let{state:e,slider:n}=t;n.addEventListener("input",()=>{e.stop(),
t.goTo(Number(n.value)-1)}),t.part("play").addEventListener("click",()=>Mc(t))}function Mc(t){let{state:e,root:n}=t;e.playing?e.stop():(e.atEnd&&t.goTo(0),e.playing=
setInterval(()=>{!n.isConnected||e.atEnd?e.stop():t.goTo(e.shownTo+1),t.sayTime()},Math.max(Sc,Math.min(vc,_c/Math.max(1,e.length))))),t.sayTime()}function Ec(t){
let{state:e,log:n}=t,s=(r,i)=>{e.choose(r,i),t.regrow()},o=(r,i)=>t.part(r).addEventListener("change",({target:a})=>i(a));o("candidates-shown",({value:r})=>s("c\
andidates",Number(r))),o("number",({value:r})=>s("number",r)),o("lost",({checked:r})=>s("lost",r)),o("fold",({checked:r})=>{e.unfolded=new Set,s("fold",r)}),o("\
prompt-number",({value:r})=>{e.number=Number(r),n.selectStep(null),t.regrow()})}function Tc(t){let{box:e,card:n,pan:s,state:o}=t,r=null;e.addEventListener("poin\
termove",i=>{if(i.pointerType==="touch"){n.hide();return}let a=s.pointers.size?null:o.entryAt(s.at(i));a!==r&&(r=a,e.style.cursor=a&&a.node?"pointer":"",a&&a.node?
t.showCard(a):n.hide())}),e.addEventListener("pointerleave",()=>{r=null,n.hide()}),e.addEventListener("click",i=>{let a=s.moved?null:o.entryAt(s.at(i));a&&(t.item.
focusOn(a),ri(t,a))})}function ri(t,e){let{state:n,log:s}=t;if(e.folded)n.unfolded.add(e.column.from),t.regrow();else if(e.node){let o=e.node===n.broughtOut;n.timeNode=
null,s.selectStep(o?null:e.node)}}function ii(t,e){e.node&&(t.state.toggle(e),t.regrow())}function Ft(t,e){e&&(t.pan.byHand=!0,t.pan.reveal(e),t.item.focusOn(e))}
var si={ArrowLeft:(t,e)=>Ft(t,e.node&&t.state.parentOf(e)),ArrowRight:(t,e)=>Ft(t,t.state.kidsOf(e)[0]),ArrowDown:t=>Ft(t,t.item.neighbour(1)),ArrowUp:t=>Ft(t,t.
item.neighbour(-1)),Home:t=>Ft(t,t.state.tree.entries[0]),End:t=>Ft(t,t.state.tree.at.get(t.state.best)),Enter:ri," ":ii,Escape:t=>t.log.selectStep(null),"+":t=>t.
pan.zoomBy(1.25),"-":t=>t.pan.zoomBy(.8),0:t=>t.pan.whole()};function Lc(t){let{item:e,state:n,card:s}=t;e.box.addEventListener("keydown",o=>{o.ctrlKey||o.metaKey||
o.altKey||!e.entry||!Object.hasOwn(si,o.key)||(o.preventDefault(),o.stopPropagation(),si[o.key](t,e.entry))}),e.box.addEventListener("focusin",({target:o})=>n.tree&&
o.matches(":focus-visible")&&t.showCard(e.entry)),e.box.addEventListener("focusout",()=>s.hide())}function Cc(t){let{root:e,state:n,pan:s}=t,o=(r,i)=>t.part(r).
addEventListener("click",i);o("in",()=>s.zoomBy(1.3)),o("out",()=>s.zoomBy(1/1.3)),o("whole",()=>{s.byHand=!0,s.whole()}),o("follow",()=>{s.byHand=!1,n.upTo=null,
t.regrow()}),t.part("full-screen").hidden=!document.fullscreenEnabled,o("full-screen",()=>document.fullscreenElement?document.exitFullscreen():e.requestFullscreen()),
document.addEventListener("fullscreenchange",()=>{e.isConnected&&(_(t.part("full-screen"),document.fullscreenElement===e?"Leave full screen":"Full screen"),s.byHand=
!1,t.regrow())})}function Ac(t){let{state:e,log:n}=t;t.part("go-on").addEventListener("click",()=>{let s=e.selected;s&&n.ask({type:"branch",step:s,tokenId:s.chosen.
token_id})}),t.part("collapse").addEventListener("click",()=>{let s=e.tree.at.get(e.selected);s&&ii(t,s)}),t.part("clear").addEventListener("click",()=>n.selectStep(
null))}function Pc(t){let{root:e,state:n,log:s}=t,o=t.part("told");t.part("files").addEventListener("click",async({target:r})=>{let i=r.dataset.file;if(i){if(i===
"html"){s.ask({type:"save_page"});return}_(o,"");try{let{tree:a,prompt:c,number:p}=n;await ti(i,{tree:a,log:s,prompt:c,number:p,view:t.look(null),root:e})}catch(a){
_(o,`The picture could not be made: ${a.message} Save it as SVG instead.`)}}})}var to=-1e9,Kt=[[!1,"False"],[!0,"True"],["never",'"never"']],Nc=["beam_search","beam_sample"],qc=["group_beam_search","constrained_beam_search"];function no(t){
let{mode:e,effective:n,config:s,eos_token_ids:o,max_new_tokens:r}=t.started,i={...s,...n},a=Dt(i.num_beams,1+Math.max(0,...(t.prompts[0].steps[0]||[]).map(({beam:p})=>p.
beam??0))),c=t.prompts[0].given;return{together:Nc.includes(e)?!0:qc.includes(e)?!1:null,prompts:t.prompts,start:c,maxNew:r-c,wanted:Dt(i.num_return_sequences,1),
size:e==="group_beam_search"?Math.ceil(a/Dt(i.num_beam_groups,1)):a,ends:new Set(o),constraints:jt(t.started),promptIds:t.prefix.map(p=>p.token_id),own:{lengthPenalty:Number.
isFinite(i.length_penalty)?i.length_penalty:1,earlyStopping:Kt.some(([p])=>p===i.early_stopping)?i.early_stopping:!1}}}var Dt=(t,e)=>Number.isInteger(t)&&t>0&&t<=
4096?t:e,ke=({beam:t})=>we(t.score)===null?-1/0:t.score,so=(t,e)=>ke(t)/t.length**e;function di(t,e){return t.together?Ic(t,e):Bc(t,e)}function hi(t,e,n,{maxNew:s},{
lengthPenalty:o,earlyStopping:r}){let i=r==="never"&&o>0?s:e;return{best:t,length:i,bound:t/i**o,worst:n}}var Ht=new WeakMap;function Wc(t,e){if(!Ht.has(t)){let n=t.
filter(({beam:o})=>o.status==="running"||o.status==="pruned"),s=Math.max(...(n.length?n:t).map(ke));Ht.set(t,{ended:t.filter(({beam:o},r)=>r<e&&ln(o)),hopeless:!n.
length,best:n.length?s:s+to})}return Ht.get(t)}function Ic(t,e){let{prompts:n,size:s,start:o}=t,r={node:null,score:to},i=n.map(()=>({group:null,pool:Array(s).fill(
r),stop:null,lastStep:0,weighed:null,exact:!0})),a=Math.min(...n.map(({steps:p})=>p.length)),c=null;for(let p=o;p<a&&!c;p++){let f=n.map(({steps:m})=>Wc(m[p],s)),
g=f.every(m=>m.hopeless);i.forEach((m,L)=>Rc(m,f[L],p+1,g,t,e)),i.every(m=>m.stop)&&(c=i.find(m=>m.stop.step===p+1).stop)}return{stop:c,prompts:i.map(p=>({kept:p.
pool.filter(({node:f})=>f),pools:[p]}))}}function Rc(t,e,n,s,o,r){if(t.stop)return;if(e.ended.length){let p=e.ended.map(f=>({node:f,score:so(f,r.lengthPenalty)}));
t.pool=[...t.pool,...p].sort((f,g)=>g.score-f.score).slice(0,o.size)}t.lastStep=n;let i=t.pool.at(-1).score,a=t.pool.every(({node:p})=>p),c=t.weighed=hi(e.best,
n-o.start,a?i:null,o,r);s?t.stop={step:n,why:"criteria"}:a&&r.earlyStopping===!0?t.stop={step:n,why:"full"}:t.pool.some(({node:p})=>c.bound>(p?i:to))||(t.stop={
step:n,why:"settled"})}function Bc(t,e){let n=t.prompts.map(r=>{let i=ai(r).map(f=>li(r,f,t,e)),a=ai(r).map(f=>li(r,f,t,t.own)),c=1/0;return i.forEach((f,g)=>{let[
m,L]=[f,a[g]].map(({stop:M})=>M?M.step:1/0);f.exact=f.lastStep<=c,m!==L&&(c=Math.min(c,m,L))}),{kept:i.flatMap(f=>f.kept).sort((f,g)=>f.score-g.score).reverse(),
pools:i}}),s=n.flatMap(r=>r.pools);return{stop:s.length>0&&s.every(({stop:r})=>r)?s.map(({stop:r})=>r).reduce((r,i)=>i.step>r.step?i:r):null,prompts:n}}var ai=({
steps:t,given:e})=>[...new Set((t[e]||[]).map(({beam:n})=>n.group??null))].sort((n,s)=>n-s);function li(t,e,n,s){let{size:o,start:r}=n,i={group:e,kept:[],stop:null,
weighed:null,lastStep:0,exact:!0};for(let a=r;a<t.steps.length&&!i.stop;a++){let c=jc(t.steps[a],e,n);if(!c)break;let p=i.lastStep=a+1;c.ended.forEach(m=>ci(i,m,
n,s));let f=i.kept.length>=o,g=f?eo(i.kept):null;i.weighed=hi(c.best,p-r,g,n,s),f&&s.earlyStopping===!0?i.stop={step:p,why:"full"}:f&&g>=i.weighed.bound?i.stop=
{step:p,why:"settled"}:zc(t.steps[a],p,n)&&(Fc(c.nodes,n).forEach(m=>ci(i,m,n,s)),i.stop={step:p,why:"criteria"})}return i}function jc(t,e,{ends:n}){Ht.has(t)||
Ht.set(t,new Map);let s=Ht.get(t);if(!s.has(e)){let o=t.filter(({beam:i})=>(i.group??null)===e),r=o.filter(({beam:i})=>i.status==="finished"&&n.has(i.token_id));
s.set(e,o.length?{nodes:o,ended:r,best:ke(o[0])}:null)}return s.get(e)}var eo=t=>Math.min(...t.map(({score:e})=>e));function ci(t,e,n,{lengthPenalty:s}){let o=so(
e,s);if(t.kept.length>=n.size&&!(o>eo(t.kept))||(t.kept.push({node:e,score:o}),t.kept.length<=n.size))return;let r=eo(t.kept);t.kept.splice(t.kept.findIndex(i=>i.
score===r),1)}function zc(t,e,{ends:n,maxNew:s,start:o}){return e-o>=s||t.some(({beam:r})=>ln(r)&&!n.has(r.token_id))}var ln=({status:t})=>t==="finished"||t==="\
ended";function Fc(t,{ends:e,constraints:n,promptIds:s,wanted:o}){let r=t.filter(({beam:c})=>c.status==="running"||ln(c)&&!e.has(c.token_id)),i=c=>n.every((p,f)=>at(
p,c.beam.progress[f],c,s)),a=r.filter(c=>!c.beam.progress||i(c));return a.length<o?[...a,...r.filter(c=>!a.includes(c))]:a}function pi(t,e,n){let s=Math.max(...t.
prompts.map(r=>r.steps.length));if(e.stop?e.stop.step!==s:n)return!1;let o=Math.min(...t.prompts.map(r=>r.steps.length));return e.prompts.every(({kept:r},i)=>{let{
pools:a}=t.prompts[i],c=a[(t.together?o:a.length)-1]||[];return c.length===r.length&&c.every((p,f)=>Dc(p,r[f],t))})}function Dc(t,{node:e,score:n},s){if(we(t)===
null||!Number.isFinite(n))return we(t)===null==!Number.isFinite(n);let o=2e-5*Math.max(1,e.length**-s.own.lengthPenalty);return Math.abs(t-n)<=o+1e-5*Math.abs(n)}
function fi(t,e,n,{lengthPenalty:s},o){let r=t.prompts[e],{kept:i,pools:a}=n.prompts[e],c=(m,L,M="")=>({node:m,score:so(m,s),place:null,state:L,why:M}),p=new Set(
i.map(({node:m})=>m)),f=Hc(r).filter(m=>!p.has(m)).map(m=>{let{stop:L}=a.find(({group:M})=>M===(m.beam.group??null))||a[0];return!L||m.index<L.step?c(m,"out","d\
ropped"):c(m,"out",n.stop&&m.index>=n.stop.step?"not reached":"too late")}),g=!o&&!n.stop;return[...i.map(({node:m,score:L},M)=>({node:m,score:L,place:M,state:n.
stop&&M<t.wanted?"returned":"kept",why:""})),...g?r.running.map(m=>c(m,"running")).sort((m,L)=>L.score-m.score):[],...f.sort((m,L)=>L.score-m.score)]}var Zs=new WeakMap;
function Hc({steps:t}){Zs.has(t)||Zs.set(t,{read:0,nodes:[]});let e=Zs.get(t);for(;e.read<t.length;e.read++)e.nodes.push(...t[e.read].filter(({beam:n})=>n.status===
"finished"));return e.nodes}function Pn({prompts:t}){let e=t.flatMap(({pools:n})=>n).filter(({stop:n})=>!n);return Math.min(...e.map(({lastStep:n})=>n))}var Kc=new Set(["SequenceBiasLogitsProcessor","NoRepeatNGramLogitsProcessor","EncoderNoRepeatNGramLogitsProcessor","NoBadWordsLogitsProcessor","MinLengthLogitsP\
rocessor","MinNewTokensLengthLogitsProcessor","PrefixConstrainedLogitsProcessor","ForcedBOSTokenLogitsProcessor","ForcedEOSTokenLogitsProcessor","InfNanRemoveLo\
gitsProcessor","SuppressTokensLogitsProcessor","SuppressTokensAtBeginLogitsProcessor","HammingDiversityLogitsProcessor","PresencePenaltyLogitsProcessor","Freque\
ncyPenaltyLogitsProcessor","GivenTextLogitsProcessor","TemperatureLogitsWarper","TopHLogitsWarper","TopKLogitsWarper","TopPLogitsWarper","MinPLogitsWarper","Typ\
icalLogitsWarper","EpsilonLogitsWarper","EtaLogitsWarper","WatermarkLogitsProcessor","LogitNormalization"]),ui=({processors:t})=>t.filter(e=>!Kc.has(e));function oo(t,e){
let n=t.given,[s,o]=[n?t.steps[n-1][0]:null,0];for(let r=n;r<t.steps.length;r++){let{candidates:i}=(t.distributions[r]||[])[o]||{candidates:[]},a=e(r-n,i[0]);if(a===
void 0)return{last:s,ended:!1,left:null};let c=t.steps[r].find(p=>p.beam.parent===o&&p.beam.token_id===a)||null;if(!c||c.beam.status==="pruned")return{last:s,ended:!1,
left:Gc(t,s,o,{index:r,id:a,node:c,candidates:i})};if(s=c,c.beam.status!=="running")return{last:s,ended:!0,left:null};o=c.beam.beam}return{last:s,ended:!1,left:null}}
function Gc(t,e,n,{index:s,id:o,node:r,candidates:i}){let a=r&&r.beam||i.find(m=>m.token_id===o)||null,c=r?r.beam.group:e&&e.beam.group,p=t.steps[s].filter(m=>(m.
beam.group??null)===(c??null)||!e),f=p.filter(m=>m.beam.status==="running").map(ke),g=e&&!e.given?ke(e):0;return{index:s,token:a,node:r,considered:p.length,sum:r?
ke(r):a&&we(a.logprob)!==null?g+a.logprob:null,best:f.length?Math.max(...f):null,worst:f.length?Math.min(...f):null}}var Nn=t=>oo(t,(e,n)=>n&&n.logprob!==null?n.
token_id:void 0);var mi=700;function ro(t,e){let{beam:n,length:s}=t,o=e.started.effective.length_penalty??1,r=e.prompts[t.sequence].steps[t.index].filter(a=>(a.beam.group??null)===
(n.group??null)).length,i=[["probability",j(Math.min(1,X(n.logprob)))],["token log p",G(n.logprob)]];return Math.abs((n.raw_logprob??0)-(n.logprob??0))>1e-6&&i.
push(["before the processors",G(n.raw_logprob)]),i.push(["sum",G(n.score)]),i.push([`sum / ${s}^${o}`,G(Pt(t,o))]),i.push(["rank",t.rank?`${t.rank} of ${r}`:`be\
low the ${r} considered`]),n.diversity_penalty&&i.push(["lost to diversity",G(n.diversity_penalty)]),(n.bank??null)!==null&&i.push(["bank",String(n.bank)]),i}function io(t,e,n,{
place:s,greedy:o}={}){let{beam:r}=t,i=n.prompts[t.sequence].steps[t.index].filter(b=>(b.beam.group??null)===(r.group??null)),a=i.filter(b=>b.beam.status==="runn\
ing"),c=`beam ${(r.beam??0)+1}`,p=n.started.mode==="beam_sample",f=n.finished&&t.index===n.prompts[t.sequence].steps.length-1,g=s?` It is output ${s}.`:"";if(t.
given)return"It was given, not chosen: the search begins after it.";let m=An(t)?` It continues beam ${r.parent+1}: the text that was ${c} stood lower, or was pr\
uned.`:"",L=r.forced?" It was put up because it writes on at a constraint.":"",M=a.reduce((b,T)=>Math.min(b,T.beam.score),1/0),S=Number.isFinite(M)?` The last t\
hat went on had a sum of ${G(M)}.`:"",C={tip:(f?`It was still going on as ${c} when the search stopped.`:`It goes on as ${c}.`)+m+L,inner:`It went on as ${c}.${m}${L}`,
lost:`It went on as ${c}, but nothing came of it: better ones took the places of its continuations.${m}${L}`,kept:`The text ended here and is kept, with a final\
 score of ${G(r.final_score)}.${g}`,fell:`The text ended here with ${G(r.final_score)}, but better ones came, and it is not kept.`,ended:"The text ended here, b\
ut does not count: it ranked too low, or lacks words that it must have.",pruned:p?`It was drawn, and pruned: the beams were full.${S}`:`It was considered and pr\
uned.${S}`,unseen:p?"It was not drawn.":`It was too improbable: not among the ${i.length} continuations that were considered.`},A=o?" Greedy decoding would have\
 chosen it, too: it is the most probable token here.":"";return(C[e]||"")+A}var qn=t=>t.piece??(["pruned","unseen","ended"].includes(t.beam.status)||!t.beam.text?
t.beam.text:"");function ao(t,e,n){return t.beam.progress.map((s,o)=>{let r=e[o];return r&&at(r,s,t,n)?"✓":s?"◐":"·"}).join("")}function lo(t,e){let n=(c,p,f)=>t.
querySelector(".gp-picked-"+f)||t.appendChild(d(c,p)),s=n("p","gp-whole-text","text"),o=n("dl","","facts"),r=n("p","gp-fate","fate"),i=t.classList.contains("gp-\
node-card");function a(c,p,f){if(!c){t.hidden=!0;return}let g=p.at.get(c),m=he(c.before).map(A=>A.piece??"").join(""),L=i&&m.length>mi?"…"+m.slice(-mi):m,M=d(
"b","");Oe(M,qn(c)||c.beam.text),s.replaceChildren(d("bdi","",L),M);let S=ro(c,e);c.beam.progress&&S.push(["constraints",ao(c,f,e.prefix.map(A=>A.token_id))]);let C=([
A,b])=>{let T=[d("dt","",A),d("dd","",b)];if(i)return T;let y=d("div");return y.append(...T),[y]};o.replaceChildren(...S.flatMap(C)),_(r,io(c,g?g.look:c.beam.status,
e,g||{})),t.hidden=!1}return{element:t,show:a,hide:()=>{t.hidden=!0}}}function gi(){return[...[["tip","goes on"],["lost","✕ dead end"],["kept","■ ended, kept"],
["fell","▤ ended, dropped"],["pruned","✕ pruned"],["unseen","… not considered"],["path","the best, or the picked text"]].map(([e,n])=>{let s=Z("svg","t-tr\
ee"),o=Z("g",`t-${e}`),[r,i]=[Z("rect","t-box"),Z("rect","t-inside")];D(r,{x:2,y:2,width:22,height:11,rx:3}),D(i,{x:4.5,y:4.5,width:17,height:6,rx:2}),o.append(
r,i),s.append(o);let a=d("span");return e==="unseen"?a.append(n):a.append(s,n),a}),d("span","","2→1: beam 2’s text is beam 1 now"),d("span","","★ returned"),
d("span","","G the greedy path")]}var Uc=700,Vc={candidates:2,number:"probability"},Wn=class{constructor(e){this.log=e,this.number=0,this.upTo=null,this.timeNode=null,this.choices={},this.byHand=
{},this.collapsed=new Set,this.unfolded=new Set,this.tree=null,this.stale=!0,this.constraints=[],this.goals=new Map,this.playing=null}begin(){let{effective:e,max_new_tokens:n}=this.
log.started,s=(e.num_beams||1)*n>Uc;this.choices={...Vc,lost:!s,fold:s,...s?{candidates:0}:{},...this.byHand},this.number=0,this.upTo=this.timeNode=this.tree=null,
this.collapsed=new Set,this.unfolded=new Set,this.goals=new Map,this.constraints=jt(this.log.started),this.stop()}choose(e,n){this.choices[e]=n,this.byHand[e]=n}stop(){
clearInterval(this.playing),this.playing=null}get prompt(){return this.log.prompts[this.number]}get length(){return this.prompt?Math.min(this.prompt.steps.length,
this.log.hideFrom??1/0):0}get shownTo(){return Math.min(this.upTo??1/0,this.length-1)}get atEnd(){return this.shownTo===this.prompt.steps.length-1}get penalty(){
return this.log.started.effective.length_penalty??1}get best(){if(!this.atEnd)return[...this.prompt.byStep[this.shownTo].values()][0]||null;let e=this.log.lines().
find(({last:n})=>n&&n.sequence===this.number);return e?e.last:null}get selected(){let{selected:e}=this.log;return e&&e.beam&&e.sequence===this.number?e:null}get broughtOut(){
return this.selected&&this.selected!==this.timeNode?this.selected:null}lay(){let{log:e,number:n,prompt:s,atEnd:o}=this;this.stale=!1;let r=o&&e.returned?e.returned.
map(({last:i})=>i):[];this.tree=Yr(s,{...this.choices,upTo:this.shownTo,collapsed:this.collapsed,unfolded:this.unfolded,returned:r.filter(i=>i&&i.sequence===n),
live:!e.finished||!o,greedy:this.greedyNodes()})}greedyNodes(){let{prompt:e}=this,{last:n,left:s}=Nn(e),o=an([n]),r=s&&(s.node||s.token&&gr(e,s.index,n,s.token.
token_id));return r?o.add(r):o}get newest(){let{columns:e,at:n,entries:s}=this.tree,{x:o,width:r}=e.at(-1),{y:i,height:a}=n.get(this.best)||s[0];return{x:o,y:i,
width:r,height:a}}get folded(){return(this.tree?this.tree.columns:[]).filter(n=>n.to>n.from).reduce((n,{from:s,to:o})=>n+o-s,0)}kidsOf(e){return this.tree.entries.
filter(({nodes:n})=>n.length&&n[0].before===e.node)}parentOf(e){return this.tree.at.get(e.nodes[0].before)}entryAt([e,n]){let s=o=>e>=o.x&&e<=o.x+o.width&&n>=o.
y-2&&n<=o.y+o.height+2;return this.tree&&this.tree.entries.findLast(s)}goalsOf(e){return e.beam.progress?(this.goals.has(e)||this.goals.set(e,ao(e,this.constraints,
this.log.prefix.map(n=>n.token_id))),this.goals.get(e)):""}toggle({node:e,column:n,folded:s}){let{unfolded:o,collapsed:r}=this,i=this.tree.columns.some(({from:a,
open:c})=>c&&a===e.index);s?o.add(n.from):i&&o.has(e.index)?o.delete(e.index):r.has(e)?r.delete(e):e.beam.status==="running"&&r.add(e)}};var In=class{constructor(e,n){this.box=e,this.changed=n,this.x=0,this.y=0,this.zoom=1,this.plane=[1,1],this.moved=!1,this.byHand=!1,this.gesture=!1,this.pointers=
new Map,e.addEventListener("pointerdown",s=>this.down(s)),e.addEventListener("pointermove",s=>this.move(s));for(let s of["pointerup","pointercancel"])e.addEventListener(
s,o=>this.up(o));e.addEventListener("wheel",s=>this.wheel(s),{passive:!1}),this.resized=()=>this.settle(),new ResizeObserver(()=>this.resized()).observe(e)}get width(){
return this.box.clientWidth||1}get height(){return this.box.clientHeight||1}get area(){return[this.x,this.y,this.x+this.width/this.zoom,this.y+this.height/this.
zoom]}get limits(){let e=Math.min(this.width/this.plane[0],this.height/this.plane[1]);return[Math.min(.9,Math.max(.01,e)),2.5]}sized(e,n){this.plane=[e,n],this.
settle()}settle(){let[e,n]=this.limits;this.zoom=Math.min(n,Math.max(e,this.zoom));let[s,o]=[this.width/this.zoom,this.height/this.zoom],r=(i,a,c)=>a>c?(c-a)/2:
Math.max(0,Math.min(i,c-a));this.x=r(this.x,s,this.plane[0]),this.y=r(this.y,o,this.plane[1]),this.changed()}zoomBy(e,[n,s]=[this.width/2,this.height/2],o=!1){this.
gesture=o;let[r,i]=this.limits,a=Math.min(i,Math.max(r,this.zoom*e));this.x+=n/this.zoom-n/a,this.y+=s/this.zoom-s/a,this.zoom=a,this.byHand=!0,this.settle()}whole(){
[this.zoom]=this.limits,[this.x,this.y]=[0,0],this.settle()}reveal({x:e,y:n,width:s,height:o},r=40){let[i,a,c,p]=this.area,f=Math.min(r,(c-i)/4,(p-a)/4);this.x+=
Math.min(0,e-f-i)||Math.max(0,e+s+f-c),this.y+=Math.min(0,n-f-a)||Math.max(0,n+o+f-p),this.settle()}at({clientX:e,clientY:n}){let{left:s,top:o}=this.box.getBoundingClientRect();
return[this.x+(e-s)/this.zoom,this.y+(n-o)/this.zoom]}down(e){e.button||(this.pointers.set(e.pointerId,e),this.pointers.size===1&&(this.moved=!1))}move(e){let n=this.
pointers.get(e.pointerId);if(!n)return;let[s,o]=[e.clientX-n.clientX,e.clientY-n.clientY];if(!this.moved&&Math.hypot(s,o)<4)return;this.moved||this.box.setPointerCapture(
e.pointerId),this.moved=!0,this.byHand=!0,this.pointers.set(e.pointerId,e);let r=[...this.pointers.values()].find(({pointerId:i})=>i!==e.pointerId);if(r){let i=p=>Math.
hypot(p.clientX-r.clientX,p.clientY-r.clientY)||1,{left:a,top:c}=this.box.getBoundingClientRect();this.zoomBy(i(e)/i(n),[(e.clientX+r.clientX)/2-a,(e.clientY+r.
clientY)/2-c],!0)}else this.x-=s/this.zoom,this.y-=o/this.zoom,this.settle()}up(e){this.pointers.delete(e.pointerId)}wheel(e){let n=document.fullscreenElement!==
null,{left:s,top:o}=this.box.getBoundingClientRect();e.ctrlKey||e.metaKey||n&&!e.shiftKey&&!e.deltaX?(e.preventDefault(),this.zoomBy(Math.exp(-e.deltaY*(e.deltaMode?
.05:.002)),[e.clientX-s,e.clientY-o],!0)):(e.deltaX||e.shiftKey)&&(e.preventDefault(),this.x+=(e.deltaX||e.deltaY)/this.zoom,this.byHand=!0,this.settle())}};var Rn=class{constructor(e,n,s){this.box=e,this.state=n,this.pan=s,this.element=null,this.entry=null}focusOn(e,n=!1){let s=this.element,o=s&&document.activeElement===
s;this.element=d("div","",null,{role:"treeitem",tabindex:"0",...this.attributesOf(e)}),this.entry=e,this.box.append(this.element),s&&s.remove(),this.place(),(o||
!n)&&this.element.focus({preventScroll:!0})}attributesOf(e){let{state:n}=this,s=e.node?e.nodes[0].index+2:1,o=e.node?n.kidsOf(n.parentOf(e)||n.tree.entries[0]):
[e],r=e.hidden||e.folded?"false":n.kidsOf(e).length?"true":null;return{"aria-level":s,"aria-label":this.labelOf(e),"aria-setsize":o.length||1,"aria-posinset":Math.
max(0,o.indexOf(e))+1,"aria-selected":String(!!e.node&&e.node===n.selected),...r&&{"aria-expanded":r}}}labelOf(e){let{log:n}=this.state,{node:s,nodes:o}=e;if(!s)
return`The ${n.readsSource?"start of the target":"prompt"}, where the tree begins`;let r=o.length>1?`${o.length} tokens, ${V(o.map(qn).join(""))}`:V(qn(s)),i=ro(
s,n).map(([a,c])=>`${a} ${c}`);return[r,`step ${s.index+1}`,io(s,e.look,n,e),...i].join(", ")}place(){let{state:{tree:e,best:n},entry:s,pan:{x:o,y:r,zoom:i}}=this;
if(!e)return;let a=s&&(s.node?e.at.get(s.node):e.entries[0])||e.at.get(n)||e.entries[0];if(!s||a.node!==s.node){this.focusOn(a,!0);return}this.entry=a,Object.assign(
this.element.style,{left:`${(a.x-o)*i}px`,top:`${(a.y-r)*i}px`,width:`${a.width*i}px`,height:`${a.height*i}px`})}neighbour(e){let n=this.state.tree.entries.filter(
({x:s})=>s===this.entry.x).sort((s,o)=>s.y-o.y);return n[n.indexOf(this.entry)+e]}};var wi=600,Jc=150,Yc=130,bi=.2,Xc=.4,Bn=class{constructor(e,n){this.root=e,this.state=n,this.log=n.log,this.box=this.part("window"),this.slider=this.part("slide\
r"),this.picture=new zt(this.part("picture")),this.pan=new In(this.box,()=>this.schedule()),this.pan.resized=()=>{this.pan.settle(),n.tree&&!this.pan.byHand&&this.
pan.reveal(n.newest,30)},this.item=new Rn(this.part("tree-nodes"),n,this.pan),this.card=lo(this.part("node-card"),this.log),this.picked=lo(this.part("picked"),this.
log),this.drawn=null,this.wanted=!1,this.resting=void 0,this.part("legend-line").append(...gi())}part(e){return this.root.querySelector(".gp-"+e)}begin(){let{state:e}=this;
e.begin(),Object.assign(this.pan,{x:0,y:0,zoom:1,byHand:!1}),this.part("candidates-shown").value=e.choices.candidates,this.part("number").value=e.choices.number,
this.part("lost").checked=e.choices.lost,this.part("fold").checked=e.choices.fold}grow(){let{state:e,pan:n,box:s}=this;e.lay();let{width:o,height:r}=e.tree;n.byHand||
(n.zoom=Math.min(1,Math.max(.8,(wi-4)/r)));let i=`${Math.round(Math.max(Jc,Math.min(wi,r*Math.min(1,n.zoom)+4)))}px`;s.style.height!==i&&(s.style.height=i),this.
drawn=null,n.sized(o,r),n.byHand||n.reveal(e.newest,30),this.drawPicked(),this.sayTime()}schedule(){this.wanted||(this.wanted=!0,requestAnimationFrame(()=>{this.
wanted=!1,!this.root.hidden&&this.state.prompt&&this.draw()}))}redraw(){this.pan.gesture=!1,this.drawn=null,this.schedule()}regrow(){this.state.stale=!0,this.schedule()}draw(){
(this.state.stale||!this.state.tree)&&this.grow();let{pan:e,picture:n}=this,{x:s,y:o,zoom:r,area:i}=e;this.drawn&&e.gesture&&Math.abs(Math.log(r/this.drawn.zoom))<
Xc&&r!==this.drawn.zoom?(clearTimeout(this.resting),this.resting=setTimeout(()=>this.redraw(),Yc)):(!this.isDrawn(i)||r!==this.drawn.zoom)&&this.drawAround(i,r);
let{drawn:c}=this,p=[(c.area[0]-s)*r,(c.area[1]-o)*r].map(f=>`${f.toFixed(2)}px`);n.element.style.transform=`translate(${p}) scale(${r/c.zoom})`,n.nameBandsAt(s),
this.item.place(),this.part("follow").hidden=!e.byHand}isDrawn([e,n,s,o]){if(!this.drawn)return!1;let{area:r}=this.drawn;return e>=r[0]&&n>=r[1]&&s<=r[2]&&o<=r[3]}drawAround([
e,n,s,o],r){let{picture:i}=this,[a,c]=[(s-e)*bi,(o-n)*bi],p=[e-a,n-c,s+a,o+c];this.drawn={zoom:r,area:p},D(i.element,{width:(p[2]-p[0])*r,height:(p[3]-p[1])*r}),
D(i.world,{transform:`translate(${-p[0]*r} ${-p[1]*r}) scale(${r})`}),i.draw(this.state.tree,this.look(p))}look(e){let{state:n,log:s}=this,o=n.broughtOut;return{
area:e,zoom:this.pan.zoom,path:an([o||n.best]),dim:!!o,number:n.choices.number,penalty:n.penalty,goals:n.constraints.length?r=>n.goalsOf(r):null,root:s.readsSource?
"target start":"the prompt"}}goTo(e){let{state:n,log:s,pan:o}=this;n.upTo=e>=n.length-1?null:Math.max(0,e),n.timeNode=n.upTo===null?null:n.best,s.selectStep(n.timeNode),
n.upTo!==null&&(o.byHand=!1),this.regrow()}sayTime(){let{state:e,slider:n}=this,s=Math.max(1,e.length),o=`step ${e.shownTo+1} of ${s}`;D(n,{max:s}),n.value=String(
e.shownTo+1),n.setAttribute("aria-valuetext",o),_(this.part("step-words"),`${o}${e.folded?`, ${e.folded} folded`:""}`),_(this.part("play"),e.playing?"❚❚ Pause":
"▶ Play")}showCard(e){let{card:n,pan:s,state:o}=this;n.show(e.node,o.tree,o.constraints);let{x:r,y:i,zoom:a}=s,[c,p]=[(e.x-r)*a,(e.y+e.height-i)*a+8],{element:f}=n,
g=(e.y-i)*a-f.offsetHeight-8;f.style.left=`${Math.max(4,Math.min(c,s.width-f.offsetWidth-4))}px`,f.style.top=`${p+f.offsetHeight>s.height&&g>0?g:p}px`}drawPicked(){
let{state:e,log:n}=this,s=e.selected,o=this.part("picked");if(o.hidden=!s||s===e.timeNode,o.hidden)return;this.picked.show(s,e.tree,e.constraints),this.part("go\
-on").hidden=!n.canAsk||n.hideFrom!==null;let r=e.tree.at.get(s),i=r&&!r.hidden&&e.kidsOf(r).length,a=this.part("collapse");a.hidden=!r||!i&&!r.hidden||s.beam.status!==
"running",_(a,r&&r.hidden?`Open what follows (${r.hidden})`:"Fold what follows")}drawPrompts(){let e=this.log.prompts.length,n=this.part("prompt-number");this.part(
"which").hidden=e<2,n.options.length!==e&&(n.replaceChildren(...this.log.prompts.map((s,o)=>d("option","",String(o+1),{value:o}))),n.value=this.state.number)}};function ki(t,e){let n=new Wn(e),s=new Bn(t,n);return oi(s),o=>{t.hidden=!e.usesBeams,o.run&&e.started&&s.begin(),!t.hidden&&(s.part("files").querySelector("[da\
ta-file=html]").hidden=!e.canAsk,(o.run||o.steps||o.status)&&(n.stale=!0,s.drawPrompts()),s.drawn=null,s.draw(),s.drawPicked())}}var Qc={returned:"★",kept:"■",running:"●",out:"□"},Zc={returned:"output",kept:"kept",running:"still runs"},[ed,yi]=[100,14],td=16,co=new WeakMap,xi=new WeakMap;
function jn(t){let e=[],n=t;for(;n&&!co.has(n);)e.push(n),n=n.before;let s=n?co.get(n):"";for(let o of e.reverse())s+=o.piece??(o.given||!ln(o.beam)?o.chosen.text:
""),co.set(o,s);return s}function Fn(t,e=26){let n=Array.from(t);return n.length<=2*e+3?t:`${n.slice(0,e).join("")} … ${n.slice(-e).join("")}`}function nd(t,e){
let n=0;for(;n<t.length&&t[n]===e[n];)n+=1;for(;n>0&&!/\s/.test(t[n]??" ");)n-=1;return n}function sd(t,e,n){if(n.ends.has(t.beam.token_id))return fe("eos")[0];
if(t.length>=n.maxNew)return fe("length")[0];let s=(e.returned||[]).find(({last:o})=>o===t);return s?fe(s.stopReason)[0]:"a stopping criterion"}var zn=class{constructor(e,n){
this.table=e,this.body=e.tBodies[0],this.log=n,this.rows=[],this.body.addEventListener("click",s=>{let o=this.rows.find(({pick:r})=>r.contains(s.target));o&&n.selectStep(
n.selected===o.node?null:o.node)}),this.body.addEventListener("keydown",s=>{s.key==="Escape"&&n.selectStep(null);let o={ArrowDown:1,ArrowUp:-1}[s.key];if(!o)return;
s.preventDefault();let r=this.rows[this.rows.findIndex(({pick:i})=>i===s.target)+o];r&&!r.row.hidden&&r.pick.focus()})}newRow(){let e=this.body.insertRow(),n=Array.
from({length:9},()=>e.insertCell()),[s,o]=[d("span","gp-sign",null,{"aria-hidden":"true"}),d("span")];n[0].append(s,o);let r=d("button","gp-pick",null,{type:"bu\
tton"}),[i,a]=[d("bdi","gp-head-text"),d("bdi","gp-tail-text")];r.append(i,a),n[3].append(r);let c={row:e,cells:n,sign:s,place:o,pick:r,head:i,tail:a,node:null};
return this.rows.push(c),c}draw(e,n,s){let o={moved:n!==null,group:e.some(({node:c})=>(c.beam.group??null)!==null),words:e.some(({node:c})=>c.beam.progress)};for(let[
c,p]of Object.entries(o))H(this.table.tHead.querySelector(`.gp-${c}-column`),p);for(;this.rows.length<e.length;)this.newRow();let r=e.map(({node:c})=>jn(c)),i=r.
map(c=>nd(c,r[0]));r.length>1&&(i[0]=Math.min(...i.slice(1)));let a=Math.max(0,e.findIndex(({node:c})=>c===this.log.selected));this.rows.forEach((c,p)=>{H(c.row,
p<e.length),!c.row.hidden&&(c.pick.tabIndex!==(p===a?0:-1)&&(c.pick.tabIndex=p===a?0:-1),this.fill(c,e[p],r.length>1?i[p]:0,n,s,o))})}fill(e,{node:n,score:s,place:o,
state:r,why:i},a,c,p,f){let{cells:g,pick:m}=e,[L,M]=[jn(n),this.log.selected===n];e.node=n,e.row.dataset.state!==r&&(e.row.dataset.state=r),_(e.sign,Qc[r]),_(e.
place,o===null?i||Zc[r]:`${o+1}${r==="returned"?" output":""}`),this.sayText(e,L,a,M),m.getAttribute("aria-pressed")!==String(M)&&m.setAttribute("aria-pressed",
String(M)),H(g[1],f.moved),f.moved&&_(g[1],od(o,c.get(n))),H(g[2],f.group),f.group&&_(g[2],Pe(n.beam.group)),_(g[4],Number.isFinite(ke(n))?G(ke(n)):"−∞"),_(
g[5],String(n.length)),_(g[6],Number.isFinite(s)?G(s):"−∞"),H(g[7],f.words),f.words&&_(g[7],this.written(n,p)),_(g[8],r==="running"?"–":`${n.index+1}: ${sd(
n,this.log,p)}`)}sayText({pick:e,head:n,tail:s},o,r,i){let a=i||r<td?0:r,c=`${i} ${a} ${o}`;if(xi.get(e)===c)return;xi.set(e,c);let p=Array.from((a?"…":"")+o.
slice(a)),f=i||p.length<=2*yi?0:yi,g=p.slice(0,p.length-f);de(n,(i?g:g.slice(0,ed)).join("")),de(s,f?p.slice(-f).join(""):"",{plain:!f}),e.setAttribute("aria-la\
bel",V(o)),a||p.length>60?$e(e,()=>`The whole text: ${o}`):delete e.dataset.tip}written(e,{constraints:n,promptIds:s}){let o=n.filter((r,i)=>at(r,e.beam.progress[i],
e,s)).length;return`${o===n.length?"✓ ":""}${o} of ${n.length}`}};function od(t,e){return e===void 0?t===null?"–":"– ▲":t===null?`${e+1} ▼`:t===e?`${e+
1} =`:`${e+1} ${t<e?"▲":"▼"} ${Math.abs(t-e)}`}var Dn=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-greedily"),this.path=this.root.querySelector(".gp-path"),this.doubt=this.root.querySelector(
".gp-doubt"),this.exactly=this.root.querySelector(".gp-exactly"),this.button=this.root.querySelector(".gp-ask-greedy"),this.isAsked=!1,this.said=null,this.button.
addEventListener("click",()=>{this.isAsked=!0,this.sayButton(),n.ask({type:"search",kind:"greedy"})})}sayButton(){this.button.disabled=this.isAsked,_(this.button,
this.isAsked?"running …":"Run it greedily")}draw(e,n,s){let{log:o}=this,r=(o.searched.get(o.turn)||[]).find(({kind:a})=>a==="greedy")||null;this.button.hidden=
!!r||!o.finished||!Object.hasOwn(o.answers,"search"),this.sayButton(),this.path.hidden=!!r,this.fill(this.path,this.pathWords(Nn(e.prompts[n]),e,s.prompts[n].kept,
this.name()));let i=ui(o.started).map(a=>He(a)[0]);this.doubt.hidden=!i.length||!!r,_(this.doubt,`This is the path of the most probable tokens as the search had\
 them. It need not be what greedy decoding gives: ${i.join(", ")} can act otherwise on the logits that greedy decoding has.`),this.exactly.hidden=!r,r&&this.said!==
r&&this.drawFound(r,e,n,s),this.said=r}name(){return this.log.started.effective.do_sample?"the most probable tokens":"greedy decoding"}fill(e,n){let s=JSON.stringify(
n);e.dataset.said!==s&&(e.dataset.said=s,e.replaceChildren(...n.map(o=>typeof o=="string"?o:te(o.token,o.className||"gp-strong"))))}pathWords({last:e,ended:n,left:s},o,r,i){
let a=o.prompts.some(({steps:m})=>(m[0]||[]).some(({beam:L})=>(L.group??null)!==null))?"Group A":"The search";if(s)return this.leftWords(s,a,i);if(!e||e.given)return[
`Nothing is known yet of the path of ${i}.`];let c=`its sum is ${G(ke(e))} after ${e.length} token${e.length===1?"":"s"}`;if(!n){let m=o.prompts[e.sequence].running.
map(ke);return[`${a} still holds the text of ${i}, as beam ${e.beam.beam+1}: ${c}`,m.length?`; the best beam has ${G(Math.max(...m))}.`:"."]}let p=r.findIndex(({
node:m})=>m===e);if(p===0)return[`${this.log.finished?"The best output is":"The best text so far is"} that of ${i}: ${c}, its score ${G(r[0].score,4)}.`];let f=r[0]?
` The best has a sum of ${G(ke(r[0].node))} after ${r[0].node.length} tokens, and a score of ${G(r[0].score,4)}.`:"";if(p>0)return[`The text of ${i} ended, and \
has place ${p+1}: ${c}, its score ${G(r[p].score,4)}.${f}`];let g=e.beam.status==="finished"?"but others are better, and it is not kept":"but does not count: it\
 ranked too low, or lacks a constraint";return[`The text of ${i} ended at token ${e.index+1}, ${g}: ${c}.${f}`]}leftWords({index:e,token:n,node:s,sum:o,considered:r,
best:i,worst:a},c,p){let f=s?`rank ${s.rank} of ${r}`:`not among the ${r} that were considered`,g=[o===null?"":`its sum ${G(o)}`,a===null?"":`the last beam that\
 went on had ${G(a)}, the best ${G(i)}`].filter(Boolean);return[`${c} left the path of ${p} at token ${e+1}: `,n?{token:n.text}:"a token that was not looked at",
` (${[f,...g].join("; ")}).`]}drawFound(e,n,s,o){let r=e.tokens.map(([S])=>S),i=oo(n.prompts[s],S=>r[S]),a=S=>S.reduce((C,A)=>C+(we(A)??-1/0),0),c=o.prompts[s].
kept[0],p=c?he(c.node).filter(S=>!S.given):[],f=this.log.started.processors.length?" before the processors":"",g=(S,C)=>`${S} tokens with a log-probability of ${G(
C)}${f}`,m=d("span");this.fill(m,["Run by the library, greedy decoding wrote ",{token:Fn(e.text,60),className:"gp-wrote"},`: ${g(r.length,a(e.tokens.map(([,,S])=>S)))}`,
c?`; the best output has ${g(p.length,a(p.map(({chosen:S})=>S.raw_logprob)))}. `:". ",...this.pathWords(i,n,o.prompts[s].kept,"greedy decoding")]);let L=d("deta\
ils"),M=d("table");for(let[S,[,C,A]]of e.tokens.entries()){let b=M.insertRow();b.insertCell().textContent=S+1,b.insertCell().append(te(C)),b.insertCell().textContent=
G(we(A))}L.append(d("summary","","Its tokens and their log-probabilities"),M),this.exactly.replaceChildren(m,L)}};var Gt=(t,e)=>t.lengthPenalty===e.lengthPenalty&&t.earlyStopping===e.earlyStopping,ho=t=>Kt.find(([e])=>e===t)?.[1]??String(t),xt=t=>String(Number(t.toFixed(4))),
Hn=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-stopping"),this.why=this.root.querySelector(".gp-stopped-by"),this.rows=Kt.map(([s,o])=>this.
newRow(s,o)),this.asked=null}newRow(e,n){let s=this.root.querySelector("tbody").insertRow(),o=d("th","",null,{scope:"row"});s.append(o);let[r,i,a]=Array.from({length:3},
()=>s.insertCell()),c=d("span"),p=d("button","gp-run-on","Run it on",{type:"button","aria-label":`Run it on with early_stopping ${n}`});r.append(c," ",p);let f={
row:s,head:o,words:c,button:p,because:i,outputs:a,value:e,name:n,rule:null};return p.addEventListener("click",()=>{this.asked=f.rule,this.log.ask({type:"search",
kind:"rule",rule:f.rule}),this.sayButton(f)}),f}sayButton({button:e,rule:n}){let s=!!(this.asked&&Gt(this.asked,n));e.disabled=s,_(e,s?"running …":"Run it on")}draw(e,n,s,o,r){
_(this.why,this.whyWords(e,n,s(e.own),r));for(let i of this.rows){i.rule={lengthPenalty:o.lengthPenalty,earlyStopping:i.value};let a=Gt(i.rule,e.own);re(i.row,a?
"gp-own-rule":""),_(i.head,i.name+(a?" (this run)":"")),this.drawRule(i,e,n,s,r)}}drawRule(e,n,s,o,r){let i=o(e.rule),{pools:a}=i.prompts[s],c=a.every(({exact:g})=>g),
p=i.stop&&c?null:this.answerTo(e.rule),f=!p&&!(i.stop&&c);if(e.button.hidden=!f||!this.log.finished||!Object.hasOwn(this.log.answers,"search"),this.sayButton(e),
p){_(e.words,`after step ${p.steps}`),_(e.because,"found out by a run"),this.sayOutputs(e.outputs,...this.comparedIds(p));return}c?_(e.words,i.stop?`after step ${i.
stop.step}`:r?`goes on past step ${Pn(i)}`:"not yet"):_(e.words,`not exact${i.stop?`: about step ${i.stop.step}`:""}`),_(e.because,this.reasons(a,n,e.rule)),!c||
!i.stop?_(e.outputs,"–"):this.sayOutputs(e.outputs,...this.comparedNodes(i,o(n.own),s,n))}answerTo(e){return(this.log.searched.get(this.log.turn)||[]).find(s=>s.
kind==="rule"&&Gt(s.rule,e))||null}comparedNodes(e,n,s,{wanted:o}){let[r,i]=[e,n].map(({prompts:c})=>c[s].kept.slice(0,o));return[r.filter(({node:c},p)=>!i[p]||
i[p].node!==c).length,r.length,r[0]?{text:jn(r[0].node),score:r[0].score}:null]}comparedIds({outputs:e}){let n=this.log.finished.sequences.map(({token_ids:s})=>s.
join(" "));return[e.filter(({token_ids:s},o)=>s.join(" ")!==n[o]).length,e.length,e[0]]}sayOutputs(e,n,s,o){let r=n?`${s>1?`${n} of ${s} are others`:"another"};\
 the best, with ${G(o.score,4)}:`:"the same",i=r+(n?o.text:"");e.dataset.said!==i&&(e.dataset.said=i,e.replaceChildren(r,...n?[" ",te(Fn(o.text,40),"gp-wrote")]:
[]))}whyWords(e,n,s,o){let{pools:r}=s.prompts[n],i=`early_stopping ${ho(e.own.earlyStopping)}`,a=(r.length>1?`
`:"")+this.reasons(r,e,e.own);return s.stop?`This search stopped after step ${s.stop.step} by the rule of ${i}: ${a}.`:`${o?"It was cut off while it went on":"I\
t goes on"}, by the rule of ${i}: ${a}.`}reasons(e,n,s){let o=({stop:r})=>e.length>1&&r?`after step ${r.step}, `:"";return e.map(r=>rd(r)+o(r)+this.reason(r,n,s)).
join(`;
`)}reason({stop:e,weighed:n},s,o){if(!n)return"no step has been taken";let{best:r,length:i,bound:a,worst:c}=n;if(e&&e.why==="criteria")return this.cutOffWords(s,
e);if(c===null)return`fewer than ${s.size} texts have ended`;let p=o.earlyStopping==="never"&&o.lengthPenalty>0,f=`${G(r)} / ${i} ^ ${xt(o.lengthPenalty)} = ${G(
a,4)}`+(p?" (as if it had the longest possible length)":""),g=s.together?"beam that runs":"continuation of the step";if(!e)return`the best ${g}, ${f}, is above \
the worst that is kept, ${G(c,4)}`;if(e.why==="settled")return`no ${g} can still beat the worst finished hypothesis: the best, ${f}, is not above its ${G(c,4)}`;
let m=a>c?`, though the best ${g}, ${f}, was above the worst of them, ${G(c,4)}`:"";return`${s.size} texts have ended, which is enough${m}`}cutOffWords({start:e,
maxNew:n},{step:s}){if(s-e>=n)return`the length limit of ${e+n} tokens was reached`;let o=(this.log.finished?this.log.finished.sequences:[]).find(({stop_reason:r})=>![
"eos","length","unfinished"].includes(r));return`every continuation met a stopping criterion${o?` (${fe(o.stop_reason)[0]})`:""}`}},rd=({group:t})=>t===null?"":
`group ${Pe(t)}: `;function $i(t,e){let s=v=>t.querySelector(".gp-"+v),[o,r,i,a,c]=["slide","power","rule","own-again","of-prompt"].map(s),[p,f,g]=["formula","honest","rest"].map(
s),m=new zn(s("hypothesis-table"),e),L=new Hn(t,e),M=new Dn(t,e),S={},C=new Map;for(let[v,O]of Kt)i.append(d("option","",O,{value:JSON.stringify(v)}));o.addEventListener(
"input",()=>A({lengthPenalty:Number(o.value)})),r.addEventListener("input",()=>{Number.isFinite(r.valueAsNumber)&&A({lengthPenalty:r.valueAsNumber})}),r.addEventListener(
"change",()=>e.usesBeams&&T(b(no(e)),!0)),i.addEventListener("change",()=>A({earlyStopping:JSON.parse(i.value)})),a.addEventListener("click",()=>{S={},h(),o.focus()}),
c.addEventListener("change",()=>h());function A(v){S={...S,...v},h()}let b=v=>({...v.own,...S});function T(v,O=!1){Number(o.value)!==v.lengthPenalty&&(o.value=v.
lengthPenalty),(O||document.activeElement!==r)&&(r.value=xt(v.lengthPenalty)),i.value=JSON.stringify(v.earlyStopping)}function y(v){return O=>{let N=JSON.stringify(
O),W=C.get(N);if(W)return W;let R=di(v,O);return R.stop&&C.set(N,R),R}}function l(v){return{stop:e.finished?{step:0,why:""}:null,prompts:v.prompts.map(({finished:O})=>({
kept:O.map(N=>({node:N,score:N.beam.final_score})),pools:[{group:null,stop:null,weighed:null,exact:!0}]}))}}function h({onlySelection:v=!1,anew:O=!1}={}){let N=no(
e),W=!!(e.finished||e.failed),R=w(N.prompts.length),P=y(N),q=N.together!==null&&pi(N,P(N.own),!!e.finished),B=q?b(N):N.own,z=q?P(B):l(N),F=q?P(N.own):z,Y=q&&!Gt(
B,N.own),Q=fi(N,R,z,B,W),oe=Y?new Map(F.prompts[R].kept.map(({node:ce},pe)=>[ce,pe])):null;if(m.draw(Q.slice(0,40),oe,N),g.hidden=Q.length<=40,_(g,`and ${I(Q.length-
40)} more, with lower scores`),v)return;for(let ce of["what-if","stopping"])s(ce).hidden=!q;s("greedily").hidden=!1,T(B,O),a.hidden=!Y,_(a,`Back to the run’s ow\
n: ${xt(N.own.lengthPenalty)}, ${ho(N.own.earlyStopping)}`);let se=Q.filter(({place:ce})=>ce!==null);_(s("counts"),u(Q,se)),_(s("scored"),`sum / length ^ ${xt(B.
lengthPenalty)}`),p.setAttribute("aria-live",Y?"polite":"off"),_(p,k(se[0],B)),x(q?E(z,F,R,N,B,W):$(N)),q&&L.draw(N,R,P,B,W),M.draw(N,R,F)}function w(v){return s(
"of-prompts").hidden=v<2,c.options.length!==v&&c.replaceChildren(...Array.from({length:v},(O,N)=>d("option","",`prompt ${N+1}`,{value:N}))),Math.max(0,c.selectedIndex)}
function u(v,O){let N=v.filter(({state:R})=>R==="running").length,W=v.filter(({state:R})=>R==="returned").length;return[`${I(v.length-N)} ended`,`${I(O.length)}\
 kept`,...N?[`${I(N)} running`]:[],...W?[`${I(W)} output${W>1?"s":""}`]:[]].join(", ")}function k(v,{lengthPenalty:O}){if(!v)return"No text is kept yet.";let{node:N,
score:W}=v;return`The best: score = sum / length ^ length_penalty = ${G(ke(N))} / ${N.length} ^ ${xt(O)} = ${G(W,4)}`}function x(v){f.hidden=!v,_(f,v)}function $(v){
return v.prompts.every(({steps:O,given:N})=>O.length===N)?"The search has not begun: all tokens so far were given.":v.together===null?"This decoding loop has ru\
les of its own: what is kept is as it was recorded.":"What was recorded is not what the rules of this search give, so nothing is said of other settings."}function E(v,O,N,W,R,P){
let q=Math.max(1,...W.prompts.map(({steps:F})=>F.length-W.start)),B=q**R.lengthPenalty;if(!Number.isFinite(B)||B===0)return`No number of the machine holds ${q} \
^ ${xt(R.lengthPenalty)}: the search itself would fail.`;let z=v.prompts[N].pools.filter(({exact:F})=>!F);if(z.length)return`Not exact: an earlier group would h\
ave stopped at another step, and the padding that a stopped group writes changes what ${z.map(({group:Y})=>"group "+Pe(Y)).join(", ")} would have lost to divers\
ity.`;if(Gt(R,W.own))return"";if(!v.stop){let F=`${Pn(v)}, where the record${W.together?"":" of a group"} ends`;return P?`With these settings the search would h\
ave gone on past step ${F}: this ranks what is known so far.`:""}if(!O.stop||v.stop.step<O.stop.step){let F=O.stop?`, not ${O.stop.step}`:"";return`With these s\
ettings the search would have stopped after step ${v.stop.step}${F}: what ended later does not count.`}return""}return v=>{if(v.run&&(S={},C=new Map,c.replaceChildren()),
(v.run||v.searched)&&(L.asked=M.isAsked=null),t.hidden=!e.usesBeams,t.hidden)return;let O=e.hideFrom!==null;if(s("untold").hidden=!O,s("found").hidden=O,s("coun\
ts").hidden=O,O)return;let{run:N,steps:W,status:R,selection:P,searched:q}=v;N||W||R||q?h({anew:N}):P&&h({onlySelection:!0})}}var id=["token_id","text","piece","logprob","raw_logprob","entropy"],po=class extends yt{constructor(e,n){super(),this.group=e,this.number=n}changed(e){super.changed(
e),this.group&&this.group.entryChanged(this.number,e)}},Kn=class extends At{constructor(e){super(["run","steps","status","measured","found","lanes","pair","unit"]),
this.name=e,this.lanes=null,this.turn=void 0,this.fresh=new Set,this.unit="bits",this.clear(null)}clear(e){this.header=e,this.showMetrics(),this.done=null,this.
apart=null,this.found=null,this.charts={},this.asking=null,this.pair=[0,1],this.fresh.clear(),this.groups=(e?e.groups:[]).map((n,s)=>({...n,number:s,entries:[],
shown:0,told:{values:{},each:{}},values:{},each:{}})),this.entries=(e?e.entries:[]).map(({group:n,seed:s},o)=>{let r=e.kind==="lanes"?Object.assign(new po(this,
o),{unit:this.unit}):null,i={number:o,group:n,seed:s,log:r,begun:!1,tokens:[],ended:null};return this.groups[n].entries.push(i),i});for(let n of this.kinds)this.
changed(n)}get running(){return!!(this.header&&!this.done)}feedRun(e,n){n!==this.turn&&(this.position=0),this.turn=n,this.feed(e)}read(e){let n=Object.hasOwn(vi,
e.type)&&vi[e.type];if(!n)throw new Error("unknown line "+e.type);n(this,e)}entryChanged(e,n){this.fresh.add(e),this.changed(n==="status"?"status":"steps")}flush(){
this.changes.entries=this.fresh,this.fresh=new Set,super.flush()}subscribe(e,n){super.subscribe(e,s=>n({entries:new Set(this.entries.keys()),...s}))}setPair(e,n){
this.pair=[e,n],this.changed("pair")}shownOf(e){let{entries:n,shown:s}=this.groups[e];return n[s]}showEntry(e,n){this.groups[e].shown=n,this.changed("pair")}setLanes(e){
this.lanes=e,this.changed("lanes")}setAsking(e,n){this.asking={question:e,titles:n};for(let s of["steps","status","measured","found"])this.changed(s)}answered(e){
return!!this.found&&this.found.question===e&&(!this.asking||this.asking.question===e)}setUnit(e){this.unit=e,this.showMetrics(),this.groups.forEach(n=>this.showMeasured(
n));for(let{log:n}of this.entries)n&&(n.unit=e);for(let n of["unit","measured"])this.changed(n)}showMetrics(){let e=this.header?this.header.metrics:[];this.metrics=
e.map(n=>n.unit==="nats"?{...n,unit:this.unit}:n),this.inNats=new Set(e.filter(({unit:n})=>n==="nats").map(({name:n})=>n))}showMeasured(e){let n=(o,r)=>this.inNats.
has(o)&&Number.isFinite(r)?xe(r,this.unit):r,s=(o,r)=>Object.fromEntries(Object.entries(o).map(([i,a])=>[i,r(i,a)]));e.values=s(e.told.values,n),e.each=s(e.told.
each,(o,r)=>r.map(i=>n(o,i)))}},vi={Comparison(t,e){t.clear(e)},Of(t,{entry:e,event:n}){t.entries[e].log.read(n)},Begun(t,{entry:e,apart:n}){t.apart=n||null,t.entries[e].
begun=!0,t.entryChanged(e,"status")},Tokens(t,{entry:e,tokens:n}){for(let s of n)t.entries[e].tokens.push(Object.fromEntries(id.map((o,r)=>[o,s[r]])));t.entryChanged(
e,"steps")},Ended(t,{entry:e,text:n,stop_reason:s,failed:o}){t.entries[e].ended={text:n,stop_reason:s,failed:o},t.entryChanged(e,"status")},Measured(t,{group:e,
values:n,each:s}){t.groups[e].told={values:n,each:s||{}},t.showMeasured(t.groups[e]),t.changed("measured")},Found(t,{values:e,charts:n}){t.found=e,t.charts=n||{},
t.changed("found")},Done(t,{stopped:e,overtaken:n}){t.done={stopped:e,...n&&{overtaken:n}},t.changed("status")}};var Si={},_i={},Gn=new Map,Un=new Map,fo="bits";function uo(t){return Gn.has(t)||Gn.set(t,Object.assign(new yt,{unit:fo})),Gn.get(t)}function mo(t){return Un.has(
t)||Un.set(t,Object.assign(new Kn(t),{unit:fo})),Un.get(t)}function go(t){fo=t;for(let e of[...Gn.values(),...Un.values()])e.setUnit(t)}function ad(t,e,{log:n="\
main"}={}){Oi(Si[t],t,e,uo(n))}function ld(t,e,{group:n}){Oi(_i[t],t,e,mo(n))}function Oi(t,e,n,s){let o=n.querySelector(".gp-pane");if(!o||!t){console.error(`G\
eneration Playground: there is no pane “${e}” here.`);return}kr(o),s.subscribe(o,t(o,s))}function cd(t,e,n){uo(t).feedRun(e||"",n)}function dd(t,e,n){mo(t).
feedRun(e||"",n)}function Mi(t,e){Si=t,_i=e;let n={mount:ad,feed:cd,chooseUnit:go,log:uo,RunLog:yt,mountGroup:ld,feedGroup:dd,group:mo};window.GenerationPlayground=
n;let s=window.GenerationPlaygroundQueue||[],o=r=>{try{r(n)}catch(i){console.error("Generation Playground:",i)}};window.GenerationPlaygroundQueue={push:o},s.forEach(
o)}function Ei(t,e,{stepUnder:n,hover:s,leave:o}){t.addEventListener("pointermove",r=>{let i=n(r);i&&(r.buttons===1?e.selectStep(i):s(i))}),t.addEventListener("poi\
nterleave",o),t.addEventListener("click",r=>{let i=n(r);i&&e.selectStep(i)}),wo(t,e)}function wo(t,e){t.addEventListener("keydown",n=>{let s={ArrowRight:1,ArrowUp:1,
ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0};n.key==="Escape"&&e.selectStep(null),n.key in s&&(n.preventDefault(),e.walk(s[n.key]))})}function Vn(t,e,n,s,o=0){
e&&(t.setAttribute("aria-valuenow",String(e.isPrompt?e.index-o:e.index+1)),t.setAttribute("aria-valuemin",String(1-o)),t.setAttribute("aria-valuemax",String(n))),
t.setAttribute("aria-valuetext",s)}var Ti=t=>t.toLocaleString("en-US",{maximumFractionDigits:2,minimumFractionDigits:2}),Li={information:{unit:!0,write:Ti,look:{rangemode:"tozero"}},sum:{unit:!0,
write:Ti,look:{}},share:{title:"probability",write:j,look:{rangemode:"tozero",tickformat:".0%"}},count:{title:"tokens kept",write:I,look:{type:"log",dtick:1}},rank:{
title:"rank",write:I,look:{type:"log",dtick:1,autorange:"reversed"}}},bo=[["kept","solid"],["chosen","dash"],["accepted","dot"],["rejected","dashdot"],["bonus",
"longdash"],["text","4px,4px"],["before","12px,3px,2px,3px"],["focus","2px,7px"]].map(([t,e])=>({role:t,dash:e})),cn={information:{name:"surprisal and entropy",
axis:"information",about:"Surprisal tells how unexpected each token was; entropy how uncertain the next token was, for the model (before) and for the draw (afte\
r).",series:[{name:"surprisal",role:"surprisal",dash:"solid",tip:"How unexpected the chosen token was: minus the logarithm of its probability after the processo\
rs; before them where a text was only read.",value:t=>ge(t).surprisal},{name:"entropy before",role:"entropy-before",dash:"dot",tip:"How uncertain the model was,\
 before any processor: the surprisal that it expected.",value:t=>t.distribution.entropy_before},{name:"entropy after",role:"entropy-after",dash:"dash",tip:"How \
uncertain the draw was, after the processors.",value:t=>t.isPrompt?null:t.distribution.entropy_after}]},kept:{name:"candidates kept",axis:"count",about:"How man\
y tokens of the vocabulary could still be chosen after the processors. Each line of the grid is ten times the one below.",series:[{name:"candidates kept",role:"\
entropy-after",dash:"solid",tip:"The number of tokens that the processors left something of.",value:t=>t.isPrompt?null:Math.max(1,Ie(t))}]},cumulative:{name:"cu\
mulative log-probability",axis:"sum",about:"The logarithm of the probability of the whole text up to each token: steep where the text is unlikely. The prompt is\
 added up for itself.",series:[{name:"after the processors",role:"surprisal",dash:"solid",sum:!0,tip:"Added up from the probabilities that the tokens were drawn\
 with.",value:t=>t.isPrompt?null:t.chosen.logprob??t.chosen.raw_logprob},{name:"before them",role:"entropy-before",dash:"dot",sum:!0,tip:"Added up from the prob\
abilities that the model gave.",value:t=>t.chosen.raw_logprob}]},before:{name:"looked up: probability before",axis:"share",about:"How probable the model found e\
ach looked-up token at each place, before the processors.",of:t=>X(t.raw_logprob)},after:{name:"looked up: probability after",axis:"share",about:"How probable e\
ach looked-up token was in the draw at each place, after the processors: 0% where they removed it.",of:t=>X(t.logprob)},rank:{name:"looked up: rank",axis:"rank",
about:"The rank of each looked-up token among all tokens before the processors: 1, the likeliest, is above.",of:t=>t.raw_rank||null}};var Te=(t,e={})=>({color:"var(--gp-muted)",gridcolor:"var(--gp-line)",linecolor:"var(--gp-line)",zeroline:!1,automargin:!0,title:{text:t,standoff:8,font:{size:13}},
...e}),ct=(t,e,n,s,o={})=>({data:e,layout:{font:{color:"var(--gp-text)",size:13,family:"system-ui, Segoe UI, Roboto, Helvetica Neue, Arial"},paper_bgcolor:"var(\
--gp-surface)",plot_bgcolor:"var(--gp-surface)",hoverlabel:{bgcolor:"var(--gp-raised)",bordercolor:"var(--gp-line)",font:{color:"var(--gp-text)"}},hovermode:"cl\
osest",margin:{l:52,r:18,t:28,b:44},height:300,showlegend:!1,xaxis:n,yaxis:s,meta:t,...o}});var hd={solid:"none",dash:"7 4",dot:"2 4",dashdot:"10 4 2 4",longdash:"14 5"},Ci=t=>hd[t]??t.replaceAll("px","").replaceAll(","," ");function Ai({series:t,of:e},n){
return t||[...n].slice(-bo.length).map(([s,o],r)=>({...bo[r],name:o,tip:`The looked-up token ${V(o)}, number ${s} of the vocabulary.`,value:i=>{let a=(i.watched||
[]).find(({token_id:c})=>c===s);return a?e(a):null}}))}function Pi({curve:t,series:e,steps:n,prompt:s,current:o,unit:r,factor:i}){let a=Li[t.axis],c=s.length,p=A=>A.
index+1-(A.isPrompt?c+1:0),f=a.unit?i:1,g=(A,b,T)=>({type:"scatter",mode:b.length>400?"lines":"lines+markers",name:A.name,connectgaps:!1,hoverinfo:"text",x:b.map(
p),...pd(A,b,f,a,r),line:{color:`var(--gp-${A.role})`,width:2,dash:A.dash},marker:{color:`var(--gp-${A.role})`,size:4},opacity:T?.75:1}),m=e.flatMap(A=>[...c?[g(
A,s,!0)]:[],g(A,n,!1)]),L=Math.max(10,n.length),M=Te("token",{range:[c?.5-c:.5,L+.5],showgrid:!1}),S=Te(a.unit?r:a.title,a.look),C={label:`${t.name} along the t\
ext`,layout:{height:260,hovermode:"x",margin:{l:52,r:12,t:12,b:40},shapes:fd(c,o&&p(o))}};return ct(C.label,m,M,S,C.layout)}function pd(t,e,n,s,o){let r=0,i=e.map(
c=>{let p=we(t.value(c));return t.sum?(r=r===null||p===null?null:r+p,r===null?null:r*n):p===null?null:p*n}),a=i.map((c,p)=>c===null?"":`${V(e[p].chosen.text)} ${t.
name}: ${s.write(c)}${s.unit?` ${o}`:""}`);return{y:i,text:a}}function fd(t,e){let n={type:"line",yref:"paper",y0:0,y1:1},s={type:"rect",xref:"x",x0:.5-t,x1:.5,
yref:"paper",y0:0,y1:1,fillcolor:"var(--gp-raised)",line:{width:0},layer:"below"};return[...t?[s,{...n,x0:.5,x1:.5,line:{color:"var(--gp-muted)",width:1,dash:"d\
ot"}}]:[],...e===null?[]:[{...n,x0:e,x1:e,line:{color:"var(--gp-chosen)",width:1.5}}]]}var ud=150;function Ni(t,e){let n=x=>t.querySelector(".gp-"+x),[s,o,r,i,a]=["curve-chart","reading","unit","view","keys"].map(n),c=new Map,p=0,f=-1/0,g=!1,m=()=>cn[i.
value],L=()=>Ai(m(),c);function M(){let x=e.current();return x?Ge([],e.lastOf(x)).added:[]}function S(){let x=Object.keys(cn).filter(E=>cn[E].series||c.size);if(x.
length===i.options.length)return;let $=x.includes(i.value)?i.value:x[0];i.replaceChildren(...x.map(E=>d("option","",cn[E].name,{value:E}))),i.value=$}function C(x){
for(let $ of x)for(let{token_id:E,text:v}of $.watched||[])c.set(E,v)}function A(){let x=m().about+(e.promptSteps.length?" The prompt stands before the text, on \
a shaded background.":"");_(n("about"),x);let $=L(),E=JSON.stringify($.map(({name:v,tip:O})=>[v,O]));a.dataset.key!==E&&(a.dataset.key=E,a.replaceChildren(...$.
map(b)))}function b({name:x,role:$,dash:E,tip:v}){let O=d("span","",null,{tabindex:"0","data-tip":v}),N=Z("svg",""),W=Z("line","");for(let[R,P]of Object.entries(
{width:26,height:8,"aria-hidden":"true"}))N.setAttribute(R,String(P));for(let[R,P]of Object.entries({x1:0,y1:4,x2:26,y2:4,stroke:`var(--gp-${$})`,"stroke-dashar\
ray":Ci(E)}))W.setAttribute(R,String(P));return N.append(W),O.append(N,m().of?te(x):x),O}function T(){let x=e.current(),$=x?y(x):"The curve grows with the text.";
_(o,$),Vn(o,x,M().length,x?$:"no token yet",e.promptSteps.length)}function y(x){let $=`${x.isPrompt?"Prompt token":"Token"} ${x.index+1}, ${V(x.chosen.text)}: `,
{surprisal:E,entropyBefore:v,entropyAfter:O}=ge(x),[N,W,R]=[E,v,O].map(P=>le(we(P),e.unit));return m().of?$+(h(x)||"no token was looked up here"):i.value==="kep\
t"?$+(x.isPrompt?"no processor takes part":`${I(Ie(x))} of ${I(x.distribution.vocab)} tokens kept`):i.value==="cumulative"?$+l(x):$+`surprisal ${N}; entropy `+(x.
isPrompt?W:`${W} before, ${R} after`)}function l(x){let $=x.isPrompt?e.promptSteps:M(),E=$.slice(0,$.indexOf(x)+1);return"log-probability so far "+L().filter(O=>O.
value(x)!==null).map(O=>{let N=E.map(R=>we(O.value(R)));return`${N.includes(null)?"minus infinity":le(N.reduce((R,P)=>R+P,0),e.unit)} ${O.name}`}).join(", ")}function h(x){
return(x.watched||[]).map($=>{let E=$.logprob===null?"removed after":`${j(X($.logprob))} after`;return`${V($.text)} ${j(X($.raw_logprob))} before${$.raw_rank?` \
(rank ${I($.raw_rank)})`:""}, ${E}`}).join("; ")}function w(){p=0,f=performance.now(),s.removeAttribute("aria-busy");let x=M(),$=x.length||e.promptSteps.length?
Pi({curve:m(),series:L(),steps:x,prompt:e.promptSteps,current:e.current(),unit:e.unit,factor:xe(1,e.unit)}):void 0;ae(s,$,({x:E})=>{let v=E-1+(E<1?e.promptSteps.
length:0),O=E<1?e.promptSteps[v]:M()[v];O&&e.selectStep(O)})}function u(){p||!g||(s.setAttribute("aria-busy","true"),p=window.setTimeout(w,Math.max(0,f+ud-performance.
now())))}new IntersectionObserver(([{isIntersecting:x}])=>{g||!x||(g=!0,u())}).observe(t),wo(o,e),r.addEventListener("change",()=>go(r.value)),i.addEventListener(
"change",k);function k(){A(),T(),u()}return x=>{x.unit&&(r.value=e.unit),x.run&&(c=new Map),C(M()),S(),k()}}var qi=new WeakMap;function ve(t){let e=qi.get(t)||[],[n]=t.lines(),{keep:s,added:o}=Ge(e,n?n.last:null);e.length=s;for(let r of o)e.push(r);return qi.set(t,e),
e}function Fe({groups:t,pair:[e,n]}){if(t.length<2)return null;let s=t[e]?e:0,o=t[n]&&n!==s?n:+(s===0);return[s,o]}function Le({groups:t,lanes:e},n){let{id:s,label:o}=t[n];
if(!e)return o;let r=e.find(i=>i.id===s);return r?r.label:`${o} (removed)`}var Jn=({groups:t},e,n)=>Wi(t[e].model)===Wi(t[n].model);function Wi(t){let[e,n=""]=t.
split("?");return`${e}?${n.split("&").find(s=>s.startsWith("revision="))||""}`}function Yn(t,e,n){let s=[e,n].map(i=>ve(t.shownOf(i).log)),o=Jn(t,e,n)?md(...s):
gd(...s),r=s.map((i,a)=>o[a]>=i.length);return r[0]&&r[1]?{kind:"same",at:o,shorter:null}:r[0]||r[1]?{kind:"shorter",at:o,shorter:r[0]?0:1}:{kind:"apart",at:o,shorter:null}}
function md(t,e){let n=Math.min(t.length,e.length),s=0;for(;s<n&&t[s].chosen.token_id===e[s].chosen.token_id;)s+=1;return[s,s]}var Ii=({piece:t})=>t??"\0";function gd(...t){
let[e,n]=t.map(r=>r.map(Ii).join("")),s=Math.min(e.length,n.length),o=0;for(;o<s&&e[o]===n[o];)o+=1;return t.map(r=>wd(r,o))}function wd(t,e){let n=0,s=0;for(;s<
t.length&&(n+=Ii(t[s]).length)<=e;)s+=1;for(;s>0&&s<t.length&&t[s-1].piece==="";)s-=1;return s}var dn=(t,e=t.length)=>t.slice(0,e).map(({piece:n})=>n??"").join(
"");function Ri(t,e=60){let n=Array.from(t);return n.length<=e?t:"…"+n.slice(-e).join("")}var Bi=typeof Intl.Segmenter=="function"?new Intl.Segmenter(void 0,{granularity:"word"}):null;function ji(t){let e=Bi?[...Bi.segment(t)].map(({segment:o})=>o):t.
match(/\s+|[\p{L}\p{M}\p{N}_]+|./gsu)||[],n=[],s="";for(let o of e)o.trim()?(n.push({space:s,word:o}),s=""):s+=o;return s&&n.push({space:s,word:""}),n}function zi(t,e){
let n=[t,e].map(g=>g.map(({word:m})=>m)),[s,o]=n,r=Math.min(s.length,o.length),i=0;for(;i<r&&s[i]===o[i];)i+=1;let a=0;for(;a<r-i&&s.at(-1-a)===o.at(-1-a);)a+=1;
let c=n.map(g=>g.map((m,L)=>L<i||L>=g.length-a)),p=n.map(g=>g.slice(i,g.length-a)),f=p.some(g=>g.length>1200);for(let[g,m]of bd(...p.map(L=>L.slice(0,1200))))c[0][i+
g]=c[1][i+m]=!0;return{kept:c,shared:c[0].filter((g,m)=>g&&s[m]).length,cut:f}}function bd(t,e){let n=e.length+1,s=new Uint16Array((t.length+1)*n);for(let r=t.length-
1;r>=0;r--)for(let i=e.length-1;i>=0;i--){let a=r*n+i;s[a]=t[r]===e[i]?s[a+n+1]+1:Math.max(s[a+n],s[a+1])}let o=[];for(let r=0,i=0;r<t.length&&i<e.length;)t[r]===
e[i]?o.push([r++,i++]):s[(r+1)*n+i]>=s[r*n+i+1]?r+=1:i+=1;return o}function Fi(t,e){let o=t.querySelector(".gp-texts"),r="",i=0,a=-1/0;function c(m){let L=d("div","gp-text-side"),M=d("h3","gp-side-name"),S=d("p","gp-side-text",
null,{dir:"auto"});return L.append(M,S),o.append(L),{head:M,body:S,tag:m}}let p=["del","ins"].map(c);function f({body:m,tag:L},M,S){let C=[],A="",b=!1,T=()=>{A&&
C.push(b?d(L,"",A):A),A=""};M.forEach(({space:y,word:l},h)=>{let w=!S[h]&&!!l;w!==b?!w||!A?(T(),b=w,A=y+l):(A+=y,T(),b=!0,A=l):A+=y+l}),T(),m.replaceChildren(...C)}
function g(m){clearTimeout(i),i=0,a=performance.now();let L=m.map(y=>ji(dn(ve(e.shownOf(y).log)))),{kept:M,shared:S,cut:C}=zi(...L);p.forEach((y,l)=>f(y,L[l],M[l]));
let[A,b]=L.map(y=>y.filter(({word:l})=>l).length),T=t.querySelector(".gp-alike");H(T,A+b>0),A+b&&(_(t.querySelector(".gp-share"),`${j(2*S/(A+b))} in common`),_(
t.querySelector(".gp-formula"),`2 × ${I(S)} shared words / (${I(A)} + ${I(b)})`)),H(t.querySelector(".gp-cut"),C),_(t.querySelector(".gp-cut"),`The texts are v\
ery long: only ${I(1200)} words of each, after their common beginning, are compared. What follows counts as different.`)}return()=>{let m=e.header&&e.header.kind===
"lanes"?Fe(e):null,L=m?m.map(b=>ve(e.shownOf(b).log)):[];if(t.hidden=!L.some(b=>b.length),t.hidden)return;let M=m.map(b=>Le(e,b)),S=JSON.stringify([M,...L.map(b=>dn(
b))]);if(S===r&&(!i||e.running))return;r=S,_(t.querySelector(".gp-pair"),`${M[0]} beside ${M[1]}, word by word`),p.forEach(({head:b},T)=>de(b,`${M[T]} ${e.groups[m[T]].
title}`,{plain:!0}));let A=L[0].length*L[1].length>2e5&&e.running?a+500-performance.now():0;A<=0?g(m):i||=setTimeout(()=>g(Fe(e)),A)}}function Di(t,e){let s=[4,5e-4],o=t.querySelector(".gp-said"),r=t.querySelector(".gp-models"),i=t.querySelector(".gp-sides-box"),a=t.querySelector(".gp-sides"),
c=[t.querySelector(".gp-one"),t.querySelector(".gp-other")],p="";function f(){for(let y of c)y.replaceChildren(...e.groups.map(({title:l},h)=>d("option","",`${Le(
e,h)} ${l}`,{value:h})))}c.forEach((y,l)=>y.addEventListener("change",()=>{let h=Fe(e),w=Number(y.value),u=w===h[1-l]?h[l]:h[1-l];e.setPair(...l?[u,w]:[w,u])}));
let g=({log:y})=>!!(y.finished||y.failed||e.done);function m(y,{kind:l,at:h,shorter:w}){let[u,k]=y.map(q=>Le(e,q)),[x,$]=y.map(q=>e.shownOf(q)),E=[x,$].map(({log:q})=>ve(
q));if(!E[0].length||!E[1].length)return[`${u} and ${k} have no tokens to compare yet.`];let v=`${I(h[0])} token${h[0]===1?"":"s"}`;if(l==="same")return g(x)&&g(
$)?[`${u} and ${k} never parted: both wrote the same ${v}.`]:[`${u} and ${k} have written the same so far: ${v}.`];if(l==="shorter"){let[q,B]=w?[k,u]:[u,k];if(!g(
w?$:x))return[`${u} and ${k} have written the same so far; ${B} is ahead.`];let{finished:z}=(w?$:x).log,F=z&&z.sequences.length?`, which ${fe(z.sequences[0].stop_reason)[1]}`:
"";return[`All that ${q} wrote, ${I(h[w])} tokens${F}, is how ${B} begins. ${B} goes on with `,{token:E[1-w][h[1-w]].chosen.text},"."]}let O=h[0]===h[1]?`at tok\
en ${I(h[0]+1)}`:`at token ${I(h[0]+1)} of ${u} and token ${I(h[1]+1)} of ${k}`,N=dn(E[0],h[0]),W=N?["Both had written ",{token:Ri(N)},". "]:["They part at once\
. "],[R,P]=E.map((q,B)=>q[h[B]]);return[...N?[`They part ${O}. `]:[],...W,`${u} ${L(R)} `,{token:R.chosen.text},` (${M(R)}), ${k} ${R.given||P.given?`${L(P)} `:
""}`,{token:P.chosen.text},` (${M(P)}).`]}let L=({given:y})=>y?"was given":"chose",M=y=>y.chosen.logprob===null?ot(y.chosen):j(ge(y).probability);function S(y){
let l=JSON.stringify(y);l!==p&&(p=l,o.replaceChildren(...y.map(h=>{if(typeof h=="string")return h;let w=d("span","gp-quote");return w.append("“",te(h.token,"g\
p-strong"),"”"),w})))}function C(y,l){let h=new Map;return y.forEach(({chosen:u,distribution:k},x)=>{for(let $ of[...k.candidates,u]){let E=l?$.token_id:$.text;
h.has(E)||h.set(E,{label:$.text,sides:[null,null],most:0});let v=h.get(E);v.sides[x]||(v.sides[x]={candidate:$,isChosen:$.token_id===u.token_id},v.most=Math.max(
v.most,X($.logprob),X($.raw_logprob)))}}),[...h.values()].sort((u,k)=>k.most-u.most).filter(({sides:u,most:k},x)=>x<10&&(x<s[0]||k>=s[1])||u.some($=>$&&$.isChosen))}
function A(){let y=d("tr"),l=d("th","",null,{scope:"row"});return l.append(d("bdi","gp-word")),y.append(l,...[0,1].map(()=>{let h=d("td"),w=d("div","gp-side"),u=d(
"span","gp-tracks");u.append(d("i","gp-bar gp-after"),d("i","gp-bar gp-before"));let k=d("span","gp-values");return k.append(d("span"),d("small")),w.append(d("s\
pan","gp-sign"),u,k),h.append(w),h})),y}function b(y,l,h,w){let[u,k,x]=y.firstChild.children,[$,E]=l?[l.candidate.logprob,l.candidate.raw_logprob].map(X):[0,0],
v=!!l&&l.candidate.logprob===null,O=!!l&&l.isChosen;re(y,[O&&"gp-chosen",v&&"gp-removed",!l&&"gp-unlisted"].filter(Boolean).join(" ")),_(u,O?"▶":v?"✕":""),ee(
k.children[0],"width",$/h),ee(k.children[1],"width",E/h),_(x.children[0],l?v?"":j($):"–"),_(x.children[1],l?j(E):"");let N=l?[O&&"chosen",v?ot(l.candidate):j(
$),`${j(E)} before the processors`].filter(Boolean).join(", "):"not recorded here";D(y,{"aria-label":`${w}: ${N}`,title:v?ot(l.candidate):""})}function T(y,l){let h=C(
l,Jn(e,...y)),w=h.flatMap(E=>E.sides).filter(Boolean),u=w.every(({candidate:E})=>E.logprob===E.raw_logprob),k=Math.max(1e-9,...w.flatMap(({candidate:E})=>[X(E.logprob),
X(E.raw_logprob)]));i.classList.toggle("gp-plain",u),H(t.querySelector(".gp-before-key"),!u),H(t.querySelector(".gp-removed-key"),w.some(({candidate:E})=>E.logprob===
null)),H(t.querySelector(".gp-unlisted-key"),w.length<2*h.length);let x=J(a.tBodies[0],h.length,A);h.forEach(({label:E,sides:v},O)=>{let[N,...W]=x[O].cells;de(N.
firstChild,E),W.forEach((R,P)=>b(R,v[P],k,Le(e,y[P])))});let $=a.tHead.rows[0].cells;y.forEach((E,v)=>{let{title:O}=e.groups[E],{entropyAfter:N}=ge(l[v]);de($[v+
1],`${Le(e,E)} ${O}, entropy ${le(N,e.unit)}`,{plain:!0})})}return y=>{let l=e.header&&e.header.kind==="lanes"?Fe(e):null;if(t.hidden=!l,!l)return;(y.run||y.lanes)&&
f(),c.forEach(($,E)=>{$.value=l[E]});let h=Yn(e,...l);S(m(l,h));let[w,u]=l.map($=>Le(e,$)),k=Jn(e,...l);H(r,!k),k||_(r,`${w} and ${u} run on different models, s\
o they are compared by what they wrote, not by token ids, and rows with the same text stand together.`);let x=h.kind==="apart"?l.map(($,E)=>ve(e.shownOf($).log)[h.
at[E]]):null;H(i,!!x),x&&T(l,x)}}var ko=5,yd=.9;function xd(t){if(!t.length)return null;let e=[...t].sort((i,a)=>i-a),n=e.length,[s,o,r]=[0,0,2/2**n];for(;s<Math.floor(n/2)&&(o+=r,!(s>0&&o>1-yd));)
r*=(n-s)/(s+1),s+=1;return s=Math.max(0,s-1),{median:xn(e),low:e[s],high:e[n-1-s]}}function yo(t,e){if(t.length<ko)return"few";let{low:n,high:s}=xd(t);return n>
e?"above":s<e?"below":"open"}function Hi(t,e=!0){let n=([r,i])=>K(r)&&K(i),s=(r,i)=>yo(r.map((a,c)=>[a,i[c]]).filter(n).map(([a,c])=>a-c),0),o=t.findIndex((r,i)=>t.
length>1&&t.every((a,c)=>i===c||s(r,a)===(e?"above":"below")));return o<0?null:o}function Ki(t,e){let n=e.filter(({values:a})=>Number.isFinite(a[t.name])),s=({values:a})=>a[t.name];if(!n.length)return{low:null,high:null,best:null,level:()=>0,
scale:Xn([])};let o=n.reduce((a,c)=>s(c)<s(a)?c:a),r=n.reduce((a,c)=>s(c)>s(a)?c:a),i=Xn(n.map(s));return{low:o,high:r,best:xo(t,e),level:a=>Math.round(i.share(
a)*10),scale:i}}function xo(t,e){let n=e.filter(({values:a})=>Number.isFinite(a[t.name])),s=n.map(({each:a})=>a[t.name]||[]);if(!t.better||s.some(({length:a})=>a!==
s[0].length))return null;let o=Hi(s,t.better==="more"),r=o!==null&&n[o].values[t.name],i=a=>t.better==="more"?a<r:a>r;return o!==null&&n.every(({values:a},c)=>c===
o||i(a[t.name]))?n[o]:null}function Xn(t){let e=[...new Set(t)].sort((c,p)=>c-p),[n,s]=[e[0],e.at(-1)],o=c=>p=>s>n?(c(p)-c(n))/(c(s)-c(n)):0,r=c=>e.some(p=>e.filter(
f=>f>=p&&c(f)-c(p)<.1).length>Math.max(1,e.length/2)),i=c=>e.length>1?e.indexOf(c)/(e.length-1):0,a=[{name:"linear",share:o(c=>c)},...n>0?[{name:"log",share:o(Math.
log)}]:[],{name:"order",share:i}];return a.find(({share:c})=>!r(c))||a.at(-1)}var $o={linear:"",log:"on a logarithmic scale",order:"by their order, because some\
 are far from the rest"};function Je(t,{each:e}){let n=(e[t.name]||[]).filter(K);if(n.length<2)return"";let[s,o]=[Math.min(...n),Math.max(...n)].map(r=>Ce(t,r));
return s===o?"":`${s} to ${o}`}var Ut=t=>t.better==="less"?"heat":"prob";function Ce(t,e,{unit:n=!1}={}){if(!Number.isFinite(e))return"–";let s=e.toLocaleString(
"en-US",{minimumFractionDigits:t.digits,maximumFractionDigits:t.digits});return n&&t.unit?`${s} ${t.unit}`:s}var vo=10;function Gi({axes:[t,e],metric:n,heat:s,at:o}){let r=e.values.map((M,S)=>t.values.map((C,A)=>o(S,A))),i=M=>r.map((S,C)=>S.map((A,b)=>M(A,C,b))),a=M=>M.
values[n.name],c=M=>Ce(n,a(M))+(s.best===M?" ★":""),p=(M,S,C)=>{let A=Je(n,M);return`${t.knob} ${t.values[C]}, ${e.knob} ${e.values[S]}: ${c(M)}${A?` (${A})`:
""}`},f=Array.from({length:vo+1},(M,S)=>[S/vo,`var(--gp-${Ut(n)}-${S})`]),g={type:"heatmap",x:t.values,y:e.values,colorscale:f,zmin:0,zmax:vo,showscale:!1,xgap:2,
ygap:2,z:i(M=>Number.isFinite(a(M))?s.level(a(M)):null),text:i(c),texttemplate:"%{text}",hovertext:i(p),hoverinfo:"text"},m=Math.min(760,Math.max(220,96+42*e.values.
length)),L={type:"category",showgrid:!1};return ct(`${n.title} over ${t.knob} and ${e.knob}`,[g],Te(t.knob,{...L,side:"top"}),Te(e.knob,{...L,autorange:"reverse\
d"}),{height:m,margin:{l:52,r:18,t:60,b:16}})}function Ui({knob:t,metric:e,points:n,wide:s}){let o=n.map(({label:M})=>M.trim()===""?NaN:Number(M)),r=o.every(Number.isFinite)?{linear:"linear",log:"log",order:"\
category"}[Xn(o).name]:"category",i=n.map((M,S)=>({...M,x:r==="category"?M.label:o[S]}));r!=="category"&&i.sort((M,S)=>Number(M.x)-Number(S.x));let a=i.filter(({
value:M})=>Number.isFinite(M)),c=a.flatMap(({value:M,each:S})=>[M,...S]),p=s&&c.length>0&&Math.min(...c)>0,f=({label:M,value:S,range:C,best:A})=>`${M}: ${Ce(e,S)}${C?
` (${C})`:""}${A?", the best":""}`,g={type:"scatter",mode:"lines+markers",cliponaxis:!1,connectgaps:!1,hoverinfo:"text",x:i.map(({x:M})=>M),y:i.map(({value:M})=>Number.
isFinite(M)?M:null),text:i.map(f),line:{color:"var(--gp-kept)",width:2},marker:{color:"var(--gp-kept)",size:10},error_y:{type:"data",symmetric:!1,color:"var(--g\
p-muted)",thickness:1.5,width:4,array:i.map(({value:M,each:S})=>S.length>1?Math.max(...S)-M:0),arrayminus:i.map(({value:M,each:S})=>S.length>1?M-Math.min(...S):
0)}},m={type:"scatter",mode:"text",hoverinfo:"skip",textposition:"top center",cliponaxis:!1,textfont:{color:"var(--gp-text)"},x:a.map(({x:M})=>M),y:a.map(({value:M})=>M),
text:a.map(({value:M,best:S})=>a.length<=12||S?Ce(e,M)+(S?" ★":""):"")},L=`${e.title}${e.unit?` (${e.unit})`:""}${p?", logarithmic scale":""}`;return ct(`${e.
title} over ${t}`,[g,m],Te(t,{type:r}),Te(L,p?{type:"log"}:{}))}function Qn(t,{metric:{meaning:e,formula:n,unit:s,live:o}}){let r=[s?` In ${s}.`:"",o?"":" It is known when the runs of a cell have ended."];t.replaceChildren(`${e}\
 `,d("span","gp-formula",n),...r)}function Vi(t,e,n){let{low:s,high:o,best:r,scale:i}=n,a=e.metric,c=e.group.groups.some(L=>Je(a,L)),p=L=>L&&e.nameOf(L.number)+
L.values[a.name],f=[a.name,p(s),p(o),r&&r.number,i.name,c].join();if(t.dataset.key===f||(t.dataset.key=f,t.replaceChildren(),!s))return;let g=L=>d("b","",Ce(a,L.
values[a.name],{unit:!0})),m=(L,M)=>{let S=d("span","",L+" ");return S.append(g(M),` at ${e.nameOf(M.number)}`),S};s.values[a.name]===o.values[a.name]?t.append(
"The same everywhere: ",g(s)):t.append(m("lowest",s),$d(Ut(a)),m("highest",o)),$o[i.name]&&t.append(d("span","",`Coloured ${$o[i.name]}.`)),c&&t.append(d("span",
"","In small: from the lowest to the highest of a cell’s seeds.")),r&&t.append(d("span","",`★ best: ${a.better} is better, and so it is seed by seed`))}function $d(t){
let e=d("span","gp-ramp",null,{"aria-hidden":"true"});for(let n=0;n<=10;n++){let s=d("i");s.style.backgroundColor=`var(--gp-${t}-${n})`,e.append(s)}return e}function Ji(t,e,n,s){
let o=e.view!=="heat"?void 0:e.isList?vd(e,n):e.isSettled?Sd(e,n):void 0;ae(t,o,r=>s(e.isList?e.inOrder[r.pointNumber].number:e.inRow(r.pointNumber[0])[r.pointNumber[1]].
number))}function vd(t,{best:e,scale:n}){let s=t.metric,[{knob:o,values:r}]=t.axes,i=t.inOrder.map(a=>({label:r[a.place[1]],value:a.values[s.name],each:(a.each[s.
name]||[]).filter(K),range:Je(s,a),best:e===a}));return Ui({knob:o,metric:s,points:i,wide:n.name!=="linear"})}function Sd(t,e){return Gi({axes:t.axes,metric:t.metric,
heat:e,at:(n,s)=>t.inRow(n)[s]})}var _d={eos:"■",stop_string:"■",length:"⊣",max_time:"⊣",unfinished:"⊣",stopped:"◻",failed:"✕"},Ye=t=>Re(_d,t,"■"),Xe=t=>t==="failed"?["an error",
"ended in an error"]:fe(t),We=t=>(t.log?t.log.failed:t.ended&&t.ended.failed)||null,Qe=t=>t.log?t.log.numTokens:t.tokens.length;function ye(t){return We(t)?"fai\
led":t.log?t.log.finished&&((t.log.finished.sequences[0]||{}).stop_reason||"stopped"):t.ended&&(t.ended.stop_reason||"stopped")}function Vt(t){let e=ye(t);return e?
e==="failed"?"failed":e==="stopped"?"cut":"ended":(t.log?t.log.started:t.begun)?"decoding":"waiting"}function dt({tokens:t,ended:e},n=1/0){if(e&&e.text!==null&&
e.text!==void 0)return e.text.length>n?e.text.slice(0,n):e.text;let s="";for(let{piece:o}of t)if(s+=o??"",s.length>=n)break;return s}var ht=t=>V(t).slice(1,-1);function So(t,e){let n=d("span","gp-stepper"),[s,o,r]=[d("button","","‹"),d("span"),d("button","","›")];n.append(s,o,r);let i=0,a=p=>f=>{f.stopPropagation(),
_o(t,i,p)};[[s,-1,"The text of the seed before"],[r,1,"The text of the next seed"]].forEach(([p,f,g])=>{D(p,{type:"button","aria-label":g,tabindex:e}),p.addEventListener(
"click",a(f))});function c(p){i=p;let{entries:f}=t.groups[p];n.hidden=f.length<2,_(o,`${f.indexOf(t.shownOf(p))+1}/${f.length}`)}return{box:n,draw:c}}function _o(t,e,n){
let{entries:s}=t.groups[e],o=s.indexOf(t.shownOf(e));t.showEntry(e,(o+n+s.length)%s.length)}function Yi(t,e,n){let s=S=>t.querySelector(".gp-whole"+S),o=s(""),r=So(
e,0),i=d("span"),a=d("button","gp-button","Open as one run",{type:"button"});s("-tools").append(r.box,i,a);let c=null;function p(S){let C=s("-text"),A=dt(S);C.childElementCount||
C.append(d("span","gp-prompt"),d("span")),_(C.firstChild,e.header.prompt+(e.apart?`
`:"")),_(C.lastChild,A);let b=ye(S),T=b&&b!=="failed"?`${Ye(b)} The text ${Xe(b)[1]}`:"";_(s("-end"),[U(Qe(S),"token"),T||(b?"":Qe(S)?"still being written":"wai\
ts")].filter(Boolean).join(" · "))}function f(S){let C=We(S),A=s("-problem");A.hidden=!C,C&&A.replaceChildren(d("b","","✕ "),`${C.message} ${C.fix||""}`)}function g({
values:S,entries:C}){_(s("-over"),C.length>1?`The ${I(C.length)} runs of this cell together, most as their mean:`:"In numbers:");let A=J(s("-values"),e.metrics.
length,()=>{let b=d("div");return b.append(d("dt"),d("dd")),b});e.metrics.forEach((b,T)=>{_(A[T].firstChild,b.title),_(A[T].lastChild,Ce(b,S[b.name],{unit:!0})),
D(A[T],{title:`${b.meaning} ${b.formula}`})})}function m(){if(c===null)return;let S=e.shownOf(c);_(s("-title"),n(c)),D(o,{"aria-label":n(c)}),r.draw(c),_(i,(S.seed??
null)===null?"":`seed ${S.seed}`),a.hidden=!e.canAsk,p(S),f(S),g(e.groups[c])}function L(S){c=S,m(),o.open||o.showModal(),o.scrollTop=0}function M(){o.open&&o.close(),
c=null}return a.addEventListener("click",()=>{let{number:S}=e.shownOf(c);M(),e.ask({type:"open",entry:S})}),o.addEventListener("close",()=>{c=null}),o.addEventListener(
"click",({target:S})=>S===o&&M()),o.addEventListener("keydown",S=>S.stopPropagation()),t.querySelector(".gp-shut").addEventListener("click",M),{show:L,shut:M,draw:m}}var Xi={ArrowLeft:(t,e)=>[t,e-1],ArrowRight:(t,e)=>[t,e+1],ArrowUp:(t,e)=>[t-1,e],ArrowDown:(t,e)=>[t+1,e],Home:t=>[t,0],End:t=>[t,1/0]};function Qi(t){Od(t),Md(
t)}function Od(t){let{table:e,whole:n,group:s}=t;function o([r,i]){let a=e.tBodies[0].rows[r];!a||i<0||t.focus(a.cells[Math.min(i+1,a.cells.length-1)],!0)}e.addEventListener(
"keydown",r=>{let i=r.target.closest("td");if(!i||r.ctrlKey||r.altKey||r.metaKey)return;let{gpGroup:a}=i,c=i.parentElement;if(r.key==="Enter")n.show(a);else if(r.
key===" ")_o(s,a,1);else if(Object.hasOwn(Xi,r.key))o(Xi[r.key](c.sectionRowIndex,i.cellIndex-1));else return;r.preventDefault()}),e.addEventListener("click",r=>{
let i=r.target,a=i.closest("td");!a||i.closest(".gp-stepper")||(t.focus(a),n.show(a.gpGroup))}),e.addEventListener("focusin",({target:r})=>{r.tagName==="TD"&&t.
focus(r)})}function Md(t){let{state:e,field:n,select:s}=t,o=t.part("switch");s.addEventListener("change",()=>{e.metricName=s.value,Qn(t.part("metric-meaning"),e),
t.drawValues()}),o.addEventListener("click",({target:r})=>{let i=r.dataset.view;if(i){e.view=i;for(let a of o.children)a.setAttribute("aria-pressed",String(a.dataset.
view===i));n.classList.toggle("gp-as-heat",i==="heat"),t.drawValues()}})}var Zi="perplexity",Zn=class{constructor(e){this.group=e,this.view="texts",this.metricName=""}begin(){let e=this.group.metrics.map(({name:n})=>n);e.includes(this.
metricName)||(this.metricName=e.includes(Zi)?Zi:e[0])}get axes(){return this.group.header.axes}get isList(){return this.axes.length<2}get isSettled(){return!!this.
group.done}get metric(){return this.group.metrics.find(({name:e})=>e===this.metricName)}get inOrder(){return this.group.groups.slice().sort((e,n)=>e.place[1]-n.
place[1])}inRow(e){return this.inOrder.filter(({place:n})=>n[0]===e)}nameOf(e){let{place:n}=this.group.groups[e];return this.axes.map(({knob:s,values:o},r)=>`${s}\
 ${o[n[1-r]]}`).join(", ")}failuresIn(e){let{entries:n}=this.group.groups[e],s=n.filter(We).length;return s&&n.length>1?`✕ ${s} of ${n.length}`:""}standingOf(e){
let n=this.group.shownOf(e);return We(n)?"failed":ye(n)?"":Vt(n)==="decoding"?"decoding":this.group.done?"did not run":"queued"}};var ea=300,Ed={"":"(empty)",decoding:"…"},Oo=(t,e)=>{let n=d("th",t==="row"?"gp-side":"",null,{scope:t});return n.append(te(e)),n};function Ze(t,e){let n=d(t);
return n.append(...e),n}var es=class{constructor(e,n){this.root=e,this.state=n,this.group=n.group,this.field=this.part("field"),this.table=this.field.firstElementChild,
this.select=this.part("metric"),this.chart=this.part("metric-chart"),this.whole=Yi(e,this.group,s=>n.nameOf(s)),this.cells=[],this.focused=null}part(e){return this.
root.querySelector(".gp-"+e)}build(){let{state:e,group:n,select:s}=this;this.whole.shut(),e.begin(),s.replaceChildren(...n.metrics.map(({name:r,title:i})=>d("op\
tion","",i,{value:r}))),s.value=e.metricName;let o=e.axes.map(({knob:r})=>r).join(" and ");_(this.part("title"),o);for(let r of[this.field,this.chart])r.classList.
toggle("gp-on-one-axis",e.isList);this.cells=n.groups.map(r=>this.makeCell(r)),this.table.replaceChildren(...e.isList?this.listRows():this.gridRows()),this.table.
setAttribute("aria-label",`The runs over ${o}`),this.focus(this.cells.length?this.cells[0].cell:null),Qn(this.part("metric-meaning"),e)}makeCell({number:e}){let n=d(
"td","",null,{role:"gridcell",tabindex:"-1"}),s=d("div","gp-cell-top"),[o,r]=[d("span","gp-value"),d("span","gp-star","★")],[i,a]=[d("small","gp-seeds-range"),
d("span","gp-some-failed")],c=d("bdi","gp-cell-text"),p=So(this.group,-1);return r.hidden=!0,s.append(o,r,i,a,p.box),n.append(s,c),n.gpGroup=e,{cell:n,top:s,value:o,
star:r,range:i,failed:a,text:c,stepper:p,colour:""}}gridRows(){let{state:e,cells:n}=this,[s,o]=e.axes,r=d("th","gp-knob",null,{scope:"colgroup",colspan:s.values.
length});r.append(d("span","",s.knob));let i=d("th","gp-side",o.knob,{scope:"col",rowspan:2}),a=[Ze("tr",[i,r]),Ze("tr",s.values.map(p=>Oo("col",p)))],c=p=>e.inRow(
p).map(({number:f})=>n[f].cell);return[Ze("thead",a),Ze("tbody",o.values.map((p,f)=>Ze("tr",[Oo("row",p),...c(f)])))]}listRows(){let{state:e,cells:n}=this,[{knob:s,
values:o}]=e.axes,r=Ze("tr",[d("th","gp-side",s,{scope:"col"}),d("th","gp-metric-name","",{scope:"col"})]),i=e.inOrder.map(({number:a,place:c})=>Ze("tr",[Oo("ro\
w",o[c[1]]),n[a].cell]));return[Ze("thead",[r]),Ze("tbody",i)]}drawText(e){let{state:n,group:s}=this,{cell:o,text:r,stepper:i,failed:a}=this.cells[e],c=s.shownOf(
e),p=We(c);_(a,n.failuresIn(e));let f=p?"✕ failed":dt(c,ea).slice(0,ea).trim(),g=n.standingOf(e);_(r,f||(Ed[g]??g)),re(o,["gp-cell",p&&"gp-broken",!f&&"gp-qui\
et"].filter(Boolean).join(" ")),i.draw(e),this.describe(e)}drawTexts(){this.group.groups.forEach(({number:e})=>this.drawText(e))}drawQuiet(){this.cells.forEach(
({cell:e},n)=>e.classList.contains("gp-quiet")&&this.drawText(n))}drawValues(){let{state:e,group:n}=this,s=e.metric;if(!s)return;let o=Ki(s,n.groups);for(let r of n.
groups)this.drawValue(r,s,o);e.isList&&_(this.part("metric-name"),s.title),Vi(this.part("legend"),e,o),this.field.hidden=e.view==="heat"&&!e.isList&&e.isSettled,
_(this.part("hint"),this.field.hidden?"Press a cell for its whole text. Drag to zoom; press twice to see all again.":"Press a cell, or Enter, for its whole text\
; the arrow keys go from cell to cell."),Ji(this.chart,e,o,r=>this.whole.show(r))}drawValue(e,n,s){let o=this.cells[e.number],{top:r,value:i,star:a,range:c}=o,p=e.
values[n.name],f=Number.isFinite(p),g=f?`var(--gp-${Ut(n)}-${s.level(p)})`:"";o.colour!==g&&(r.style.backgroundColor=o.colour=g),re(r,f?"gp-cell-top":"gp-cell-t\
op gp-none"),_(i,f?Ce(n,p):e.entries.length===1&&We(e.entries[0])?"✕":"–"),_(c,f?Je(n,e):""),a.hidden=s.best!==e,this.describe(e.number)}describe(e){let{state:n}=this,
{cell:s,star:o,value:r,range:i}=this.cells[e],a=i.textContent?`, over its seeds ${i.textContent}`:"",c=[n.nameOf(e),`${(n.metric||{}).title}: ${r.textContent}${a}`,
o.hidden?"":"best",n.failuresIn(e).replace("✕","failed:"),n.standingOf(e)];D(s,{"aria-label":c.filter(Boolean).join("; ")})}focus(e,n=!1){this.focused&&(this.
focused.tabIndex=-1),this.focused=e,e&&(e.tabIndex=0,n&&(e.focus({preventScroll:!0}),this.reveal(e)))}reveal(e){let{field:n,table:s}=this,[o,r]=[n.getBoundingClientRect(),
e.getBoundingClientRect()],i=o.left+e.parentElement.firstElementChild.offsetWidth,a=o.top+s.tHead.offsetHeight;n.scrollLeft+=Math.min(0,r.left-i)||Math.max(0,r.
right-o.right),n.scrollTop+=Math.min(0,r.top-a)||Math.max(0,r.bottom-o.bottom),(r.top<0||r.bottom>innerHeight)&&e.scrollIntoView({block:"nearest",inline:"neares\
t"})}};function ta(t,e){let n=new es(t,new Zn(e));return Qi(n),s=>{if(t.hidden=!e.header||e.header.kind!=="sweep"||!e.groups.length,t.hidden){n.whole.shut();return}s.run&&
n.build(),s.run||s.pair||s.status?n.drawTexts():s.steps&&new Set([...s.entries].map(o=>e.entries[o].group)).forEach(o=>n.drawText(o)),s.measured&&n.drawQuiet(),
(s.run||s.measured||s.status)&&n.drawValues(),n.whole.draw()}}var na={probability:{scale:"prob",level:t=>t.probability*10,ends:["0%","100%"],meaning:"How likely the token was, after the processors"},raw:{scale:"prob",level:t=>t.
rawProbability*10,ends:["0%","100%"],meaning:"How likely the model found the token, before the processors"},rank:{scale:"heat",level:t=>Mo[sa(t)][1],meaning:"Pl\
ace among all tokens, the likeliest first (a bar says it, too)"},surprisal:{scale:"heat",level:t=>t.surprisal/Math.LN2,bits:[0,10],meaning:"How unexpected the t\
oken was: minus the logarithm of its probability"},entropy:{scale:"heat",level:t=>t.entropyAfter/Math.LN2*1.25,bits:[0,8],meaning:"How undecided the model was: \
entropy after the processors"}},Mo=[[1,0,"top 1"],[10,3,"top 10"],[100,6,"top 100"],[1e3,8,"top 1000"],[1/0,10,"beyond"]],sa=({rank:t})=>Mo.findIndex(([e])=>(t??
1/0)<=e);function ts(t,e,n){let{scale:s,level:o}=na[e],r=Math.round(Math.max(0,Math.min(10,o(n)||0)));t.style.backgroundColor=`var(--gp-${s}-${r})`,e==="rank"?t.
dataset.rank=String(sa(n)):delete t.dataset.rank}function ns(t,e,n){let{scale:s,ends:o,bits:r,meaning:i}=na[e];if(t.replaceChildren(d("span","gp-meaning",i)),e===
"rank"){Mo.forEach(([,f,g],m)=>{let L=d("span","gp-chip",g,{"data-rank":m});L.style.backgroundColor=`var(--gp-${s}-${f})`,t.append(L)});return}let[a,c]=o||r.map(
f=>(n==="bits"?f:(f*Math.LN2).toFixed(1))+" "+n),p=d("span","gp-ramp",null,{"aria-hidden":"true"});for(let f=0;f<=10;f++){let g=d("i");g.style.backgroundColor=`\
var(--gp-${s}-${f})`,p.append(g)}t.append(d("span","",a),p,d("span","",r?c+" or more":c))}var oa=[["stop","■","Stop"],["select","✎","Edit"],["copy","❐","Copy"],["left","◀","Move to the left:"],["right","▶","Move to the right:"],["remove","✕",
"Remove"]],Td="Decoded in one batch with the other runs on this model: each forward pass gives all of them their next token.",Ld="It has forward passes of its o\
wn, in turn with those of the others: no other run is on its model, or it writes or reads several tokens at once.",ss=class{constructor(e,n){this.group=n;let s=d(
"div","gp-lane-head");this.name=d("button","gp-lane-name",null,{type:"button"}),this.letter=d("b","gp-letter"),this.title=d("bdi","gp-lane-title"),this.reference=
d("span","gp-lane-reference","reference"),this.name.append(this.letter,this.title,this.reference),this.tools=d("span","gp-lane-tools"),this.buttons=Object.fromEntries(
oa.map(([r,i])=>{let a=d("button","gp-button",i,{type:"button","data-do":r});return this.tools.append(a),[r,a]})),s.append(this.name,this.tools),this.settings=d(
"p","gp-lane-settings"),this.changed=d("p","gp-lane-changed","△ changed since this run"),this.state=d("p","gp-lane-state"),this.doing=d("b"),this.tokens=d("sp\
an","gp-lane-count"),this.company=d("span","gp-lane-company","",{tabindex:"0","data-tip":""}),this.state.append(this.doing,this.tokens,this.company),this.parts=
d("p","gp-lane-parts"),this.seeds=d("p","gp-lane-seeds"),this.back=d("button","gp-button","◀",{type:"button","data-seed":"-1","aria-label":"The seed before"}),
this.on=d("button","gp-button","▶",{type:"button","data-seed":"1","aria-label":"The next seed"}),this.seed=d("span","","",{"aria-live":"polite"}),this.seeds.append(
this.back,this.seed,this.on),this.problem=d("div","gp-problem"),this.why=d("span"),this.problem.append(d("b","","✕ "),this.why);let o=d("div","gp-lane-top");o.
append(s,this.settings,this.changed,this.state,this.parts,this.seeds,this.problem),e.append(o)}draw({lane:e,ran:n,place:s,lanes:o,isReference:r,parts:i,told:a}){
let c=n?this.group.shownOf(n.number):null;_(this.letter,e.label),_(this.title,e.title),H(this.reference,r),D(this.name,{"aria-pressed":String(r),title:r?"The ot\
her lanes are compared with this one":`Compare the others with ${e.label}`}),this.name.disabled=!n,this.drawTools(e,s,o),this.drawStop(n),_(this.settings,Cd(e,c,
n).join(" · ")),H(this.changed,!!n&&["model","seed","settings"].some(p=>(e[p]??null)!==(n[p]??null))),this.drawState(c),_(this.parts,i),H(this.parts,!!i),this.
drawSeeds(c,n),this.drawProblem(e,a)}drawTools(e,n,s){H(this.tools,this.group.canAsk);let o={left:n===0,right:n===s-1,remove:s===1,copy:s>=hn};for(let[r,,i]of oa){
let a=r==="select"&&e.selected?`Lane ${e.label} is shown in the settings`:`${i} lane ${e.label}`;D(this.buttons[r],{title:a,"aria-label":a,"aria-disabled":String(
!!o[r])})}_(this.buttons.select,e.selected?"✎ editing":"✎"),D(this.buttons.select,{"aria-pressed":String(!!e.selected)})}drawStop(e){let{stop:n}=this.buttons,
s=!!e&&this.group.running&&e.entries.some(({log:o})=>!o.finished&&!o.failed);!s&&n===document.activeElement&&this.name.focus(),H(n,s)}drawState(e){if(H(this.state,
!!e),!e)return;let{log:n}=e;_(this.doing,Ad(n,this.group.done));let s=ve(n).length;_(this.tokens,s?`${I(s)} token${s===1?"":"s"}`:"");let o=Eo.get(n);n.shared>1&&
Eo.set(n,{others:Math.max(n.shared-1,o?o.others:0),apart:n.apart&&(!o||o.apart)});let r=Eo.get(n);if(H(this.company,!!r),!r)return;let{others:i,apart:a}=!n.running||
n.shared<2?r:{others:n.shared-1,apart:n.apart};_(this.company,`${a?"in turn":"together"} with ${i===1?"another run":`${i} others`}`),D(this.company,{"data-tip":a?
Ld:Td})}drawSeeds(e,n){let s=n?n.entries.length:0;H(this.seeds,s>1),!(s<2)&&(_(this.seed,`seed ${ra(e)??"–"}, ${n.shown+1} of ${s}`),D(this.back,{"aria-disabl\
ed":String(n.shown===0)}),D(this.on,{"aria-disabled":String(n.shown===s-1)}))}drawProblem({label:e,problem:n},s){let o=s.get(n)??e;n&&s.set(n,o),H(this.problem,
!!n),_(this.why,!n||o===e?n||"":`The same as in lane ${o}.`)}},hn=8,Eo=new WeakMap,ra=({seed:t,log:e})=>t??(e&&e.started?e.started.seed:null);function Cd(t,e,n){
let s=e&&n.seed===t.seed&&n.entries.length===1?ra(e):null,o=t.seed??s;return[t.model,t.settings,o===null?"":`seed ${o}`].filter(Boolean)}function Ad(t,e){let{queued:n,
loading:s,started:o,failed:r,finished:i}=t;return r?"✕ stopped by an error":i?`■ ${i.sequences.length?fe(i.sequences[0].stop_reason)[1]:"ended"}`:e?o?"■ was\
 stopped":"did not run":s?Et(s):n?n.ahead?`waiting for ${n.ahead===1?"another run":`${n.ahead} others`}`:"starting …":o?"● decoding …":"waiting for its tu\
rn"}var os=class{constructor(e,n){this.body=e,this.entries=n,this.width=0,this.timer=0,this.clear(null),e.addEventListener("scroll",()=>{this.atEnd=e.scrollHeight-e.
scrollTop-e.clientHeight<40},{passive:!0}),new ResizeObserver(()=>this.resized()).observe(e)}clear(e){this.log=e,this.body.replaceChildren(),this.rows=new Ve(this.
body),this.tokens=[],this.steps=[],this.dimmed=0,this.sign=null,this.said="",this.stop=null,this.atEnd=!0}draw(e,{shared:n,sign:s,why:o},{shade:r,unit:i}){this.
log!==e&&this.clear(e);let{keep:a,added:c}=Ge(this.steps,ve(e).at(-1)||null);a<this.tokens.length&&this.cut(a);for(let p of c)this.append(p,r,i);this.dim(n),this.
signAt(s?this.tokens[n]:null,s,o,i),!this.stop&&this.tokens.length&&this.reach(this.tokens[0])}cut(e){Wt(this,e),this.steps.length=e,this.dimmed=Math.min(this.dimmed,
e),this.stop&&!this.stop.isConnected&&(this.stop=null)}append(e,n,s){let o={...e.chosen,piece:e.piece},r=d("span","gp-token",null,{role:"button",tabindex:"-1"});
rt(r,o);let i=this.tokens.length?this.entries.get(this.tokens.at(-1)).token:null;this.entries.set(r,{token:o,step:e,index:e.index,lane:this}),e.given&&(r.dataset.
given=""),it(this,r,o,i),this.steps.push(e),this.describe(r,s),this.shade(r,n)}shade(e,n){ts(e.querySelector(".gp-ink"),n,ge(this.entries.get(e).step))}describe(e,n){
let{token:s,step:o,index:r}=this.entries.get(e),i=[`token ${r+1}: ${V(s.text)}`,...Tn(o,n),this.whyOf(e)];e.setAttribute("aria-label",i.filter(Boolean).join(", "))}whyOf(e){
let{step:n}=this.entries.get(e);return[e===this.sign?this.said:"",n.given?"given, not chosen":""].filter(Boolean).join(", ")}dim(e){let n=Math.min(e,this.tokens.
length);for(let s=n;s<this.dimmed;s++)this.tokens[s].classList.remove("gp-shared");for(let s=this.dimmed;s<n;s++)this.tokens[s].classList.add("gp-shared");this.
dimmed=n}signAt(e,n,s,o){if((e||null)===this.sign&&(!e||s===this.said&&e.dataset.parts===n))return;let r=this.sign;this.sign=e||null,this.said=s,r&&(delete r.dataset.
parts,this.describe(r,o)),e&&(e.dataset.parts=n,this.describe(e,o))}redraw({shade:e,unit:n}){for(let s of this.tokens)this.shade(s,e),this.describe(s,n)}settle(){
this.atEnd&&this.log&&this.log.running&&(this.body.scrollTop=1e7),this.rows.settle()}resized(){let{clientWidth:e}=this.body;!e||e===this.width||(this.width=e,this.
rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),200))}reach(e){this.stop&&(this.stop.tabIndex=-1),this.stop=e,e.tabIndex=0}next(e,n){
let s=this.tokens.indexOf(e);switch(n){case"ArrowRight":return this.tokens[s+1];case"ArrowLeft":return this.tokens[s-1];case"ArrowDown":return Ee(this.tokens,s,
1);case"ArrowUp":return Ee(this.tokens,s,-1);case"Home":return this.tokens[0];case"End":return this.tokens.at(-1);default:return null}}};function ia(t,e){let n=t.querySelector(".gp-columns"),s=t.querySelector(".gp-shade"),o=t.querySelector(".gp-scale"),r=t.querySelector(".gp-add"),i=new Map,a=new WeakMap,
c=qt(t,n,e,l=>{let h=a.get(l);if(!h)return null;let{token:w,step:u,index:k,lane:x}=h;return{id:w.token_id,text:w.text,where:`token ${k+1}`,step:u,why:x.whyOf(l)}}),
p=()=>({shade:s.value,unit:e.unit});function f(){return e.lanes?e.lanes.map(l=>({key:`lane ${l.id}`,lane:l,number:e.groups.findIndex(({id:h})=>h===l.id)})):e.groups.
map(l=>({key:`group ${l.number}`,lane:l,number:l.number}))}function g(l){let h=document.activeElement,w=[...n.children].indexOf(h&&h.closest(".gp-lane")),u=new Set(
l.map(({key:k})=>k));for(let[k,{element:x}]of i)u.has(k)||(x.remove(),i.delete(k));l.forEach(({key:k,lane:x,number:$},E)=>{let v=i.get(k)||L(k);Object.assign(v,
{lane:x,number:$}),n.children[E]!==v.element&&n.insertBefore(v.element,n.children[E]||null)}),m(),!(w<0||document.activeElement===h)&&(h.isConnected?h.focus():n.
children.length&&n.children[Math.min(w,n.children.length-1)].querySelector(".gp-lane-name").focus())}function m(){let{clientWidth:l}=n,[h,w,u]=[240,12,4];if(!l||
!i.size)return;let k=Math.max(1,Math.min(u,Math.floor((l+w)/(h+w)))),x=Math.ceil(i.size/k);n.style.setProperty("--lanes-in-row",Math.ceil(i.size/x))}new ResizeObserver(
m).observe(n);function L(l){let h=d("li","gp-lane"),w=new ss(h,e),u=d("p","gp-note gp-not-yet","Not run yet."),k=d("div","gp-lane-text",null,{role:"group",dir:"\
auto"}),x=d("div","gp-lane-bottom");x.append(u,k),h.append(x);let $={element:h,head:w,note:u,body:k,text:new os(k,a)};return i.set(l,$),$}function M(l,h,w,u){let{
element:k,head:x,note:$,body:E,text:v,lane:O,number:N}=l,W=N<0?null:e.groups[N],R=Fe(e),P=!!(W&&R&&R[0]===N),q=W&&R&&!P?S(R[0],N):{shared:0,sign:"",why:"",words:""};
x.draw({lane:O,ran:W,place:h,lanes:w,isReference:P,parts:q.words,told:u}),k.classList.toggle("gp-lane-selected",!!O.selected),D(k,{"aria-label":`Lane ${O.label}\
: ${O.title}`}),D(E,{"aria-label":`Text of lane ${O.label}, token by token. Arrow keys walk.`}),H($,!W),H(E,!!W),W?v.draw(e.shownOf(N).log,q,p()):v.log&&v.clear(
null)}function S(l,h){let w=Le(e,l),[u,k]=[l,h].map(W=>e.shownOf(W).log),{kind:x,at:$,shorter:E}=Yn(e,l,h),v=$[1];if(x==="apart"){let{chosen:W}=ve(u)[$[0]],R=`h\
ere it diverges from ${w}, which has ${V(W.text)}`;return{shared:v,sign:`≠${w}`,why:R,words:`≠ diverges from ${w} at token ${v+1}`}}let O={shared:v,sign:"",
why:""};if(!v)return{...O,words:""};let N=[u,k].map(W=>!!(W.finished||W.failed||e.done));return x==="same"?{...O,words:N[0]&&N[1]?`= the same as ${w}`:`= as ${w}\
 so far`}:N[E]?{...O,words:E?`= as ${w}, which goes on`:`= as ${w}, and goes on after its end`}:{...O,words:`= as ${w} so far`}}function C(l){let{header:h}=e,w=h?
h.prompt:"";H(t.querySelector(".gp-asked"),!!w),de(t.querySelector(".gp-asked-text"),w,{plain:!0}),H(t.querySelector(".gp-parting-key"),!!Fe(e)),H(r.parentNode,
e.canAsk),D(r,{"aria-disabled":String(l.length>=hn),title:l.length>=hn?`${hn} lanes at most`:"A new lane at the end"})}let A=l=>[...i.values()].find(({element:h})=>h.
contains(l));n.addEventListener("click",({target:l})=>{let h=A(l),w=l.closest("button"),u=l.closest(".gp-token");h&&u&&a.has(u)&&T(h,u),!(!h||!w||w.getAttribute(
"aria-disabled")==="true")&&(w.dataset.do&&e.ask({type:"lane",do:w.dataset.do,id:h.lane.id}),w.dataset.seed&&e.showEntry(h.number,e.groups[h.number].shown+Number(
w.dataset.seed)),w===h.head.name&&b(h.number))});function b(l){let h=Fe(e);h&&l!==h[0]&&e.setPair(l,l===h[1]?h[0]:h[1])}function T(l,h){l.text.reach(h),h.focus(
{preventScroll:!0}),h.scrollIntoView({block:"nearest"}),c.show(h)}n.addEventListener("keydown",l=>{let{target:h,key:w}=l;if(!a.has(h)||l.ctrlKey||l.metaKey||l.altKey)
return;let u=A(h),k=w==="Enter"||w===" "?h:u.text.next(h,w);!k&&!w.startsWith("Arrow")||(l.preventDefault(),k&&T(u,k))}),r.addEventListener("click",()=>{r.getAttribute(
"aria-disabled")!=="true"&&e.ask({type:"lane",do:"add"})});function y(){ns(o,s.value,e.unit)}return s.addEventListener("change",()=>{for(let{text:l}of i.values())
l.redraw(p());y()}),l=>{let h=f();if(t.hidden=!h.length&&!e.canAsk,t.hidden)return;if((l.run||l.lanes)&&g(h),l.unit){for(let{text:u}of i.values())u.redraw(p());
y()}C(h);let w=new Map;h.forEach(({key:u},k)=>M(i.get(u),k,h.length,w));for(let{text:u}of i.values())u.settle();c.refresh(l.unit||l.pair)}}function aa(t,e){let r=M=>t.querySelector(".gp-"+M);function i(M){let[S,C]=[Math.min(...M),Math.max(...M)],A=[1,2,5,10,20,50,100,200,500,1e3].find(y=>Math.floor(
C/y)-Math.floor(S/y)<24)||Math.ceil((C-S+1)/24),b=Math.floor(S/A),T=Array.from({length:Math.floor(C/A)-b+1},(y,l)=>[Math.max((b+l)*A,S),Math.min((b+l+1)*A-1,C),
0]);for(let y of M)T[Math.floor(y/A)-b][2]+=1;return T}function a(M){let S=M.map(Qe).sort((y,l)=>y-l),C=S.length?i(S):[],A=JSON.stringify(C);r("bins").dataset.key!==
A&&ae(r("bins"),C.length?c(C):void 0),r("bins").dataset.key=A;let b=S.reduce((y,l)=>y+l,0)/S.length,T=(S[S.length-1>>1]+S[S.length>>1])/2;_(r("average"),S.length?
`mean ${b.toFixed(1)}, median ${I(T)}, from ${I(S[0])} to ${I(S.at(-1))}`:"none has ended yet")}function c(M){let S=([A,b,T])=>`${A===b?U(A,"token"):`${I(A)} to\
 ${I(b)} tokens`}: ${U(T,"text")}`,C={type:"bar",hoverinfo:"text",textposition:"none",text:M.map(S),x:M.map(([A,b])=>(A+b)/2),y:M.map(([,,A])=>A),width:M.map(([
A,b])=>.94*(b-A+1)),marker:{color:"var(--gp-kept)"}};return ct("How many texts have so many tokens",[C],Te("tokens",{showgrid:!1}),Te("texts",{rangemode:"tozero"}),
{height:220,bargap:0})}function p(){let M=d("li"),S=d("span","",null,{"aria-hidden":"true"});return S.append(d("i","gp-bar")),M.append(d("span","gp-sign",null,{
"aria-hidden":"true"}),d("span","gp-word"),S,d("span","gp-times")),M}function f(M){let S=new Map;for(let b of M)S.set(ye(b),(S.get(ye(b))||0)+1);let C=[...S].sort(
([b,T],[y,l])=>l-T||(b<y?-1:1)),A=J(r("endings"),C.length,p);C.forEach(([b,T],y)=>{let[l,h,w,u]=A[y].children;D(A[y],{"data-end":b}),_(l,Ye(b)),_(h,Xe(b)[0]),ee(
w.firstChild,"width",T/M.length),_(u,`${I(T)} · ${j(T/M.length)}`)})}function g(M){let S=M.filter(T=>ye(T)==="failed"),C=M.filter(T=>ye(T)!=="failed"&&!dt(T).trim()),
A=e.done?e.entries.length-M.length:0,b=[];C.length&&b.push(`${U(C.length,"text is","texts are")} empty.`),S.length&&b.push(`${I(S.length)} failed and ${S.length===
1?"is":"are"} counted here alone.`),A&&b.push(`${U(A,"sample")} did not come to an end.`),_(r("oddities"),b.join(" "))}function m(M){let S=new Map;for(let l of M)
S.set(dt(l),(S.get(dt(l))||0)+1);let C=[...S].filter(([,l])=>l>1).sort(([l,h],[w,u])=>u-h||(l<w?-1:1)),A=`${U(S.size,"distinct text")} of ${I(M.length)}`;_(r("c\
ommon-title"),M.length?A+(S.size===1&&M.length>1?": all are the same":C.length?"; the most frequent ones":M.length>1?": none came twice":""):"");let b=r("common"),
T=C.slice(0,5),y=[...b.children].map(l=>l.gpText);T.length===y.length&&T.every(([l],h)=>l===y[h])?T.forEach(([,l],h)=>_(b.children[h].firstChild,`${I(l)} ×`)):
b.replaceChildren(...T.map(L))}function L([M,S]){let C=d("li");if(C.gpText=M,C.append(d("span","gp-times",`${I(S)} ×`)),M.length<=150)C.append(M.trim()?d("bdi",
"",ht(M)):d("span","gp-note","(empty)"));else{let A=d("details"),b=d("summary");b.append(d("bdi","",ht(M.slice(0,150))+"…")),A.append(b,d("p","",M,{dir:"auto"})),
C.append(A)}return C}return M=>{if(t.hidden=!e.header||e.header.kind!=="seeds",t.hidden||!(M.run||M.status))return;M.run&&r("common").replaceChildren();let S=e.
entries.filter(b=>Vt(b)==="cut"),C=e.entries.filter(b=>ye(b)&&!S.includes(b)),A=C.filter(b=>ye(b)!=="failed");_(r("of"),C.length===e.entries.length?`all ${U(C.length,
"sample")}`:`${I(C.length)} of ${U(e.entries.length,"sample")} ${e.done?"ended":"have ended so far"}`),a(A),f([...C,...S]),g(C),m(A)}}function la(t,e){let n=t.querySelector(".gp-metrics"),[s]=n.tHead.rows,o=s.cells[0].querySelector("button"),r=new Map,i=null,a=[],c=({values:b},{name:T})=>Number.
isFinite(b[T])?b[T]:null;function p(){let b=e.metrics.filter(l=>e.groups.some(h=>c(h,l)!==null));if(b.length===a.length&&b.every((l,h)=>l===a[h].metric))return;
let T=document.activeElement,y=s.contains(T)?T.dataset.name:null;a.forEach(({head:l})=>l.remove()),a=b.map(l=>{let h=d("th","",null,{scope:"col"}),{name:w,title:u,
unit:k,meaning:x,formula:$,better:E}=l,v={more:" More is better.",less:" Less is better."}[E]||"",O=d("button","gp-sort",null,{type:"button","data-name":w,"data\
-tip":`${x}${v} Formula: ${$}.`});return O.append(d("span","",u.replace(/-(?=\d)/g,"‑")),d("span","gp-arrow","",{"aria-hidden":"true"})),h.append(O),k&&k!==u.
toLowerCase()&&h.append(d("small","",k)),s.append(h),{metric:l,head:h}});for(let l of r.values())J(l,1+a.length,g);y&&s.querySelector(`[data-name="${CSS.escape(
y)}"]`)?.focus()}function f(){for(let{metric:b,head:T}of a){let y=i&&i.name===b.name?i.down?"descending":"ascending":"none";D(T,{"aria-sort":y}),_(T.querySelector(
".gp-arrow"),{descending:" ▼",ascending:" ▲",none:""}[y])}}s.addEventListener("click",({target:b})=>{let T=b.closest(".gp-sort");if(!T)return;let y=a.map(l=>l.
metric).find(({name:l})=>l===T.dataset.name);if(!y)i=null;else{let l=y.better!=="less",h=i&&i.name===y.name;h&&i.down!==l?i=null:i={name:y.name,down:h?!l:l}}C()});
function g(){let b=d("td"),T=d("span","gp-value");T.append(d("b","gp-best-sign","",{"aria-hidden":"true"}),d("span"),d("span","gp-hidden"),d("small","gp-seeds-r\
ange"));let y=d("span","gp-track");return y.append(d("i")),b.append(T,y),b}function m(b){let T=d("tr"),y=d("th","gp-whose",null,{scope:"row"});return y.append(d(
"b","gp-letter"),d("bdi")),T.append(y),J(T,1+a.length,g),n.tBodies[0].append(T),r.set(b,T),T}function L({number:b,title:T}){let y=r.get(b)||m(b),[l,h]=y.cells[0].
children;_(l,Le(e,b)),_(h,T)}function M({metric:b},T){let y=e.groups.map(w=>c(w,b)),l=Math.max(...y.map(w=>Math.abs(w??0))),h=xo(b,e.groups);return y.forEach((w,u)=>{
let k=r.get(u).cells[T+1],[x,$]=k.children,E=w===null?"–":w.toLocaleString("en-US",{minimumFractionDigits:b.digits,maximumFractionDigits:b.digits}),v=h!==null&&
h.number===u;_(x.children[0],v?"★":""),_(x.children[1],E),_(x.children[2],v?" (best)":"");let O=w===null?"":Je(b,e.groups[u]);_(x.children[3],O&&`over the see\
ds ${O}`),k.classList.toggle("gp-best",v),ee($.firstChild,"width",w===null||!l?0:Math.abs(w)/l)}),h!==null}function S(){let b=[...e.groups];if(i){let y=i.down?-1:
1;b.sort((l,h)=>{let[w,u]=[c(l,i),c(h,i)];return w===null||u===null?+(w===null)-+(u===null):y*(w-u)})}let[T]=n.tBodies;b.forEach(({number:y},l)=>{T.rows[l]!==r.
get(y)&&T.insertBefore(r.get(y),T.rows[l]||null)})}function C(){if(p(),t.hidden=!a.length,t.hidden)return;i&&!a.some(({metric:T})=>T.name===i.name)&&(i=null),e.
groups.forEach(L);let b=a.map(M);H(t.querySelector(".gp-best-key"),b.some(Boolean)),f(),S()}function A(){for(let T of r.values())T.remove();r.clear();let{kind:b}=e.
header||{};_(o,{lanes:"Lane",sweep:"Cell"}[b]||"Runs"),n.classList.toggle("gp-one",e.groups.length<2),H(t.querySelector(".gp-sorting"),e.groups.length>1)}return b=>{
b.run&&A(),(b.run||b.measured||b.lanes)&&C()}}var ca={sweep:"Nothing has run yet. “Run the grid” writes a text for each pair of values, and draws a heat map of any metric.",seeds:"Nothing has run yet. “\
Draw the samples” asks the model again and again, and draws a tree of what it can say, with counts and probabilities.",trial:"Nothing has run yet. “Run the tr\
ial” decodes the same request with and without drafts, and answers one question: is it faster, which draft length is best, or is it the same.",precision:"Noth\
ing has run yet. “Compare precisions” lets the model write in each of them by turns, measures memory and speed, and tells how far their distributions lie apart \
at each token.",watermark:"Nothing has run yet. “Run the experiment” writes texts with the watermark and without it, and answers one question; or it asks you wh\
ich is which."};function da(t,e){let o=t.querySelector(".gp-status"),r=t.querySelector(".gp-pace"),i=t.querySelector(".gp-track"),a=t.querySelector(".gp-trouble\
s"),c=t.querySelector(".gp-told"),p=t.querySelector(".gp-answered"),f=[],g=[],m=null,L=0;function M(y){let l=e.entries[y];f[y]=Vt(l),g[y]=Qe(l)}function S(y){let l=U(
f.length,"run"),h=y.ended+y.failed;if(h===f.length)return[h===1?"The run has ended":`All ${l} have ended`,""];let w=y.cut+(e.done?y.decoding:0),u=(e.done?[w&&`${I(
w)} cut off`,y.waiting&&`${I(y.waiting)} not begun`]:[w&&`${I(w)} cut off`,`${I(y.decoding)} decoding`,`${I(y.waiting)} queued`]).filter(Boolean);return[`${e.done?
"Stopped: ":""}${I(h)} of ${l} ended`,u.map(k=>` · ${k}`).join("")]}function C(y){if(!y)return;let l=performance.now();m??={at:l,sum:y},y!==m.last&&([m.last,L]=
[y,l]);let h=L-m.at,w=h>500?` · ${I(Math.round((y-m.sum)/h*1e3))} tokens/s altogether`:"";_(r,U(y,"token")+w)}function A(y){let l=new Map;for(let x of e.entries.
filter($=>f[$.number]==="failed")){let $=JSON.stringify(Sn(We(x)));l.set($,[...l.get($)||[],x])}let h=e.done?y.cut:0,w=JSON.stringify([[...l].map(([x,$])=>[x,$.
length]),h]);if(a.dataset.key===w)return;a.dataset.key=w,a.replaceChildren();for(let[x,$]of[...l].slice(0,8)){let E=d("p");E.append(d("b","","✕ "),`${U($.length,
"run")} failed${b($)}: `);for(let{knob:v,message:O,fix:N}of JSON.parse(x))E.append(d("span","",(v?`${v}: `:"")+O),N?` ${N} `:" ");a.append(E)}let u=[...l.values()].
slice(8).flat().length;u&&a.append(d("p","gp-note",`${U(u,"more run")} failed for other reasons.`));let k=h&&e.done.overtaken?`because another run took ${h===1?
"its":"their"} place`:"by hand";h&&a.append(d("p","gp-note gp-stopped",`${U(h,"run was","runs were")} stopped ${k}; what was written is kept.`))}function b(y){let l=[
...new Set(y.map(u=>e.groups[u.group].label))];if(l.length===e.groups.length)return"";let h=l.length-1;return` (${l.every(u=>u.length===1)?l.join(", "):l[0]+(h?
` and ${U(h,"other")}`:"")})`}function T(){let y=e.found&&e.found.question,h=(y&&e.asking&&e.asking.question!==y?e.asking.titles:{})[y];H(p,!!h),h&&_(p,`These r\
uns ${e.done?"answered":"answer"} “${h}”. Choose that question to see what they say.`)}return y=>{if(t.hidden=!e.header&&!Object.hasOwn(ca,e.name),i.hidden=
!e.header,!e.header&&!t.hidden&&_(o,ca[e.name]),!e.header)return;y.run?([f,g,m]=[[],[],null],_(r,""),e.entries.forEach(u=>M(u.number))):y.measured||y.status?e.entries.
forEach(u=>M(u.number)):y.entries.forEach(M);let l={ended:0,cut:0,failed:0,decoding:0,waiting:0};for(let u of f)l[u]+=1;let[h,w]=S(l);o.dataset.words!==h+w&&(o.
dataset.words=h+w,o.replaceChildren(d("b","",h),w));for(let u of["ended","failed","decoding"])ee(i.querySelector(".gp-part-"+u),"width",l[u]/Math.max(1,f.length));
D(i,{"aria-valuemax":f.length,"aria-valuenow":l.ended+l.failed,"aria-valuetext":h+w.replaceAll(" · ",", ")}),C(g.reduce((u,k)=>u+k,0)),A(l),T(),e.done&&_(c,h)}}function pa(t){Pd(t),Wd(t),t.lanes.addEventListener("change",()=>{t.state.opened.clear(),t.draw()})}function To(t,e){if(!e.folded){t.pick(e.entry.run.at(-1));return}
let[n]=e.folded,s=document.activeElement===e.item;t.state.unfold(e.node,e.folded),t.draw(),s&&$t(t,t.views.get(n.id))}function Pd(t){let{tree:e}=t,n=s=>{let o=s.
closest(".gp-knot");return o?o.parentElement.gpView:null};e.addEventListener("click",({target:s})=>{let o=n(s);o&&(fa(t,o),To(t,o))}),e.addEventListener("pointe\
rmove",({target:s,pointerType:o})=>{o!=="touch"&&t.point(n(s),s.gpNode||null)}),e.addEventListener("pointerleave",()=>t.point(null)),e.addEventListener("focusin",
s=>{let o=s.target;o.gpView&&o.matches(":focus-visible")&&t.point(o.gpView,null)}),e.addEventListener("focusout",()=>t.point(null))}function fa(t,e){t.current&&
t.current!==e&&D(t.current.item,{tabindex:"-1"}),t.current=e,D(e.item,{tabindex:"0"})}function $t(t,e){e&&(fa(t,e),e.item.focus({preventScroll:!0}),e.knot.scrollIntoView(
{block:"nearest",inline:"nearest"}),t.point(e,null))}var ua=({kids:t})=>t&&t.firstElementChild&&t.firstElementChild.gpView;function Nd(t,e){e.entry&&t.state.closed.
delete(e.entry.head.id)?t.draw():$t(t,ua(e))}function qd(t,e){e.entry&&ua(e)?(t.state.closed.add(e.entry.head.id),t.draw()):$t(t,e.above)}var ha={ArrowDown:(t,e,n)=>$t(
t,n[n.indexOf(e)+1]),ArrowUp:(t,e,n)=>$t(t,n[n.indexOf(e)-1]),ArrowRight:Nd,ArrowLeft:qd,Home:(t,e,n)=>$t(t,n[0]),End:(t,e,n)=>$t(t,n.at(-1)),Enter:To," ":To,Escape:t=>{
t.point(null),t.state.picked&&t.pick(null)}};function Wd(t){t.tree.addEventListener("keydown",e=>{let n=e.target.gpView;if(!n||e.ctrlKey||e.altKey||e.metaKey||!Object.
hasOwn(ha,e.key))return;e.preventDefault();let s=[...t.tree.querySelectorAll(".gp-branch")].filter(o=>o.offsetParent);ha[e.key](t,n,s.map(o=>o.gpView))})}var rs=class{constructor(){this.count=0,this.root=this.node(null,null),this.tips=[],this.ended=new Map}node(e,n){let s=n&&n.logprob!==null&&e.logprob!==null&&e.
logprob!==void 0,o=n?s?n.logprob+e.logprob:null:0;return{id:this.count++,token:e,before:n,depth:n?n.depth+1:0,kids:new Map,samples:[],ends:[],logprob:o,order:[]}}begin(e){
return this.root.samples.push(e),this.tips[e]=this.root}add(e,n){let s=this.tips[e]||this.begin(e),o=s.kids.get(n.token_id);o||(o=this.node(n,s),s.kids.set(n.token_id,
o),s.order.push(o)),o.samples.push(e),this.tips[e]=o}end(e,n){this.ended.has(e)||(this.ended.set(e,n),(this.tips[e]||this.begin(e)).ends.push([e,n]))}reached(e){
let n=s=>!Id.has(this.ended.get(s)??"length");return this.root.samples.filter(s=>this.tips[s].depth>=e||n(s)).length}},Id=new Set(["length","max_time","stopped",
"failed","given","unfinished"]);function ma(t){let e=[t];for(;t.kids.size===1&&!t.ends.length;)[t]=t.order,e.push(t);return e}function ga(t){for(;t.before&&t.before.
before&&t.before.kids.size===1&&!t.before.ends.length;)t=t.before;return t}var pn=(t,e=null)=>t.logprob===null||e&&e.logprob===null?null:Math.exp(t.logprob-(e?e.
logprob:0)),fn=t=>{let e=[];for(;t.before;t=t.before)e.push(t);return e.reverse()},wa=(t,e)=>(e.logprob??-1/0)-(t.logprob??-1/0)||t.token.token_id-e.token.token_id;
function Rd({order:t},e){if(!e)return t.sort((s,o)=>o.samples.length-s.samples.length||wa(s,o)),t;let n=(s,o)=>s.samples.length>o.samples.length+Math.max(.5,o.samples.
length/5);for(let s=1;s<t.length;s++)for(let o=s;o>0&&n(t[o],t[o-1]);o--)[t[o-1],t[o]]=[t[o],t[o-1]];return t}function ba(t,{lanes:e,grows:n,opened:s=new Map,closed:o=new Set,
before:r=new Set}){let i=[],a=[],c=({id:S,samples:C})=>C.length+(n&&r.has(S)?.5:0),p=([S],[C])=>c(C)-c(S)||S.depth-C.depth||wa(S,C),f=0;function g(S,C,A){for(f+=
1;;){let b=C.at(-1),T={head:S,run:C,kids:[],folded:[],closed:o.has(S.id)};A.push(T);let y=Rd(b,n);if(!y.length||T.closed)return;let l=1+(s.get(b.id)||0);y.slice(
1).forEach((h,w)=>(w+1<l?a:i).push([h,T])),A=T.kids,[S]=y,C=ma(S)}}let m=S=>{for(;S.length;){let[C,A]=S.pop();g(C,ma(C),A.kids),m(a)}},L=()=>i.splice(0).forEach(
([S,C])=>C.folded.push(S)),M=[];for(g(t.root,[t.root],M),m(a);i.length&&f<e;)i.sort(p),m([i.shift()]);L();for(let S=Lo(M[0]);S.length;S=Lo(M[0]))m(S),L();return ka(
M[0]),M[0]}function Lo(t){return[...t.folded.length===1?[[t.folded.pop(),t]]:[],...t.kids.flatMap(Lo)]}function ka(t){let e=new Map(t.run.at(-1).order.map((n,s)=>[
n,s]));t.kids.sort((n,s)=>e.get(n.head)-e.get(s.head)),t.kids.forEach(ka)}var Bd=12,is=class{constructor(e){this.group=e,this.begin()}begin(){this.trie=new rs,this.opened=new Map,this.closed=new Set,this.picked=null}read(e){let{trie:n,
group:s}=this,o=s.entries[e],r=n.tips[e];for(let a=r?r.depth:0;a<o.tokens.length;a++)n.add(e,o.tokens[a]);let i=ye(o);i&&n.end(e,i)}shown(e,n){return ba(this.trie,
{lanes:e,grows:!this.group.done,opened:this.opened,closed:this.closed,before:n})}pick(e){this.picked=e===this.picked?null:e}unfold(e,n){let s=e.order.length-n.length;
this.opened.set(e.id,s-1+Math.min(Bd,n.length))}isOnPath({head:e,run:n}){return un(n.at(-1),this.picked)||un(this.picked,e)}};function un(t,e){for(;t&&t.depth>e.
depth;)t=t.before;return t===e}var as=220,ls=({token:t})=>t.piece??t.text;function ya(t,e,n,s){let{length:o}=n.samples,[r,i]=[t.reached(n.depth),e.before],a=pn(n),c=g=>g===null?"not known":j(
g),p=e===n,f=[["Came here",`${I(o)} of ${U(r,"sample")}${r<s?" so far":""}`]];a!==null&&f.push(["Expected when drawn",`${jd(r*a)} = ${I(r)} × ${j(a)}`]),f.push(
[`Probability of ${p?"this token":`these ${n.depth-e.depth+1} tokens`}`,c(pn(n,i))]),f.push(["Share of the samples here",j(o/Math.max(1,zd(i)))]),p&&f.push(["Th\
e model’s own, unprocessed",c(n.token.raw_logprob===null?null:X(n.token.raw_logprob))]),f.push(["Probability of the text so far",c(a)]);for(let[g,m]of cs(n))f.
push([`${Ye(g)} ends here: ${Xe(g)[0]}`,I(m)]);return f}var jd=t=>t<.01?"fewer than 0.01":t.toFixed(t<10?2:1),zd=t=>t.order.reduce((e,n)=>e+n.samples.length,0);
function cs(t){let e=new Map;for(let[,n]of t.ends)e.set(n,(e.get(n)||0)+1);return e}function xa(t,e){let n=d("div","gp-trie-card",null,{popover:"manual","aria-h\
idden":"true"}),s=d("p"),o=d("dl");n.append(s,o),n.hidden=!0,t.append(n);function r(c,p,f,g,m){let L=fn(f.before).map(({token:A})=>A.piece??"").join(""),M=L.length>
as?"…"+L.slice(-as):L,S=fn(g).slice(f.depth-1).map(ls).join(""),C=d("bdi","",M);C.append(d("b","",S.length>as?S.slice(0,as)+"…":S)),s.replaceChildren(C),o.replaceChildren(
...ya(p,f,g,m).flatMap(([A,b])=>[d("dt","",A),d("dd","",b)])),n.hidden&&document.addEventListener("scroll",e,{capture:!0,passive:!0}),n.hidden=!1,n.showPopover&&
!n.matches(":popover-open")&&n.showPopover(),i(c)}function i(c){let p=c.getBoundingClientRect(),{clientWidth:f,clientHeight:g}=document.documentElement,[m,L]=[n.
offsetWidth,n.offsetHeight],M=p.bottom+7+L+8<=g?p.bottom+7:p.top-L-7;n.style.left=`${Math.max(8,Math.min(p.left,f-m-8))}px`,n.style.top=`${Math.max(8,Math.min(M,
g-L-8))}px`}function a(){n.hidden||(n.hidePopover&&n.isConnected&&n.matches(":popover-open")&&n.hidePopover(),n.hidden=!0,document.removeEventListener("scroll",
e,{capture:!0}))}return{show:r,hide:a}}function $a(t,e,n){let o=t.querySelector(".gp-through"),r=t.querySelector(".gp-through-title"),i=t.querySelector(".gp-thr\
ough-list"),a=t.querySelector(".gp-through-more"),c=t.querySelector(".gp-through-facts"),[p,f]=[null,null],g=!1;function m(){let C=d("li"),A=d("bdi");return A.append(
d("span","gp-shared"),d("span","gp-own")),C.append(A,d("small")),C}function L(C,A,b){let T=e.entries[A],y=fn(b).length,l=u=>u.map(({piece:k})=>k??"").join("");_(
C.querySelector(".gp-shared"),l(T.tokens.slice(0,y))),_(C.querySelector(".gp-own"),l(T.tokens.slice(y)));let h=ye(T);_(C.querySelector("small"),[`sample ${A+1}`,
(T.seed??null)===null?"":`seed ${T.seed}`,U(Qe(T),"token"),h?`${Ye(h)} ${Xe(h)[0]}`:"…"].filter(Boolean).join(" · "));let w=C.querySelector("button");if(e.canAsk&&
!w){let u=d("button","gp-button","Open",{type:"button","aria-label":`Open sample ${A+1} as one run`});u.addEventListener("click",()=>e.ask({type:"open",entry:+C.
dataset.entry})),C.append(u)}else w&&C.dataset.entry!==String(A)&&w.setAttribute("aria-label",`Open sample ${A+1} as one run`);C.dataset.entry=A}function M(C,A){
let b=C.before?ya(A,ga(C),C,e.entries.length):[],T=J(c,b.length,()=>{let y=d("div");return y.append(d("dt"),d("dd")),y});b.forEach(([y,l],h)=>{_(T[h].firstChild,
y),_(T[h].lastChild,l)})}function S(C,A){if(C!==p&&(g=!1),[p,f]=[C,A],o.hidden=!C,!C)return;M(C,A);let{samples:b}=C,T=C.before?V(fn(C).map(ls).join("").trim()):
`the ${e.apart||"prompt"}`,y=T.length>120?"“…"+T.slice(-110):T;_(r,`${U(b.length,"sample goes","samples go")} through ${y}`);let l=g?b.length:Math.min(12,b.
length),h=J(i,l,m);for(let w=0;w<l;w++)L(h[w],b[w],C);a.hidden=l===b.length,_(a,`Show all ${I(b.length)}`)}return a.addEventListener("click",()=>{g=!0,S(p,f)}),
t.querySelector(".gp-unpick").addEventListener("click",n),S}var Fd=18,va=110,Sa=160,Co=t=>t.reduce((e,n)=>e+n.samples.length,0);function Dd(t){let e=d("li","",null,{role:"treeitem",tabindex:"-1"}),n=d("div","gp-knot"),[s,
o,r]=[d("bdi","gp-run"),d("span","gp-count"),d("span","gp-end")];n.append(s,o,r),e.append(n);let i={key:t,item:e,knot:n,run:s,number:o,end:r,kids:null,entry:null,
above:null};return e.gpView=i,i}function _a(t,e){let n=new Set(e.map(({item:s})=>s));for(let s of[...t.children])n.has(s)||s.remove();e.forEach(({item:s},o)=>{t.
children[o]!==s&&t.insertBefore(s,t.children[o]||null)})}function Oa(t,e,n){let s=`${e} ${n}`;t.stream!==s&&(t.stream=s,t.item.style.setProperty("--own",e),t.item.
style.setProperty("--rest",n))}function Hd(t,{run:e,head:n}){let s=[...cs(e.at(-1))],o=s.map(([r,i])=>`${Ye(r)}${n.samples.length>1?` ${I(i)}`:""}`).join(" ");_(
t.end,o),t.end.classList.toggle("gp-end-failed",s.some(([r])=>r==="failed"))}var ds=class{constructor(e,n){this.root=e,this.state=n,this.group=n.group,this.tree=
e.querySelector(".gp-roots"),this.lanes=e.querySelector(".gp-lanes"),this.about=e.querySelector(".gp-about"),this.card=xa(e,()=>this.point(null)),this.drawThrough=
$a(e,this.group,()=>this.pick(null)),this.views=new Map,this.current=null,this.pointed=null,Kd(e)}clear(){this.state.begin(),this.views=new Map,this.current=null,
this.pointed=null,this.tree.replaceChildren(),this.card.hide()}draw(){let{state:e,tree:n,views:s}=this,o=document.activeElement&&document.activeElement.gpView,r=[
...s.values()].filter(({item:a,entry:c})=>c&&a.isConnected),i=new Set(r.map(({key:a})=>a));_a(n,[this.drawEntry(e.shown(+this.lanes.value,i),null,0)]);for(let[a,
c]of s)c.item.isConnected||s.delete(a);(!this.current||!this.current.item.isConnected)&&(this.current=s.get(e.trie.root.id)),D(this.current.item,{tabindex:"0"}),
o&&document.activeElement!==o.item&&(o.item.isConnected?o:this.current).item.focus({preventScroll:!0}),this.drawThrough(e.picked,e.trie),this.drawAbout(),this.refreshCard()}viewOf(e){
return this.views.has(e)||this.views.set(e,Dd(e)),this.views.get(e)}thickness(e){return`${Math.max(1.5,Fd*e/Math.max(1,this.state.trie.root.samples.length)).toFixed(
1)}px`}drawEntry(e,n,s){let{head:o,run:r}=e,i=this.viewOf(o.id);Object.assign(i,{entry:e,above:n,node:r.at(-1),folded:null}),this.drawRun(i,e);let a=e.closed&&r.
at(-1).order.length;_(i.number,a?`${I(o.samples.length)} ▸`:o.samples.length>1?I(o.samples.length):""),Hd(i,e),Oa(i,this.thickness(o.samples.length),this.thickness(
s));let c=this.drawKids(i,e);return this.dress(i,this.wordsOf(e),c?"true":a?"false":null),i}drawKids(e,n){let s=[],o=Co(n.kids.map(({head:r})=>r))+Co(n.folded);
for(let r of n.kids)s.push(this.drawEntry(r,e,o-=r.head.samples.length));return n.folded.length&&s.push(this.drawMore(n,e)),s.length&&!e.kids&&e.item.append(e.kids=
d("ul","gp-kids",null,{role:"group"})),e.kids&&(_a(e.kids,s),e.kids.hidden=!s.length),s.length}drawMore({run:e,folded:n},s){let o=this.viewOf("more "+e.at(-1).id);
Object.assign(o,{entry:null,above:s,node:e.at(-1),folded:n});let r=Co(n);return _(o.run,`+ ${I(n.length)} more`),_(o.number,r>n.length?I(r):""),Oa(o,this.thickness(
r),"0px"),this.dress(o,`${I(n.length)} more branches with ${U(r,"sample")}, folded. Press to open.`,null),o}drawRun(e,{head:n,run:s}){let o=n.samples.length===1&&
n.before,r=o?"":s.map(({id:i})=>i).join(" ");if(o){let i="";for(let a of s)if((i+=a.token.piece??"").length>va)break;_(e.run,ht(i.slice(0,va+30))||ht(n.token.text)),
e.ids=null}else if(e.ids!==r){let i=e.ids&&(r+" ").startsWith(e.ids+" ")?e.ids.split(" ").length:0;i||e.run.replaceChildren(),e.run.append(...s.slice(i).map(a=>this.
makeToken(a))),e.ids=r}re(e.knot,o?"gp-knot gp-tail":n.before?"gp-knot":"gp-knot gp-root-knot")}makeToken(e){if(!e.before)return d("span","",this.promptWords());
let{piece:n,text:s,logprob:o}=e.token,r=n===null?s:ht(n)+(Mt(e.token)?$n(s):""),i=d("span",n===null?"gp-t gp-special":"gp-t",r||s);return i.style.backgroundColor=
`var(--gp-prob-${Math.round(X(o)*10)})`,i.gpNode=e,i}promptWords(){let e=ht(this.group.header.prompt);return e.length>60?"…"+e.slice(-58):e||"(no prompt)"}wordsOf({
head:e,run:n,closed:s}){let{length:o}=e.samples;if(!e.before)return`The ${this.group.apart||"prompt"}, ${U(o,"sample")}`;let r=n.map(ls).join(""),i=pn(n.at(-1),
e.before),a=[...cs(n.at(-1))].map(([p,f])=>`, ${I(f)} end here: ${Xe(p)[0]}`).join("");return`${V(r.length>Sa?r.slice(0,Sa)+"…":r)}, ${I(o)} of ${U(this.state.
trie.root.samples.length,"sample")}${i===null?"":`, probability ${j(i)} after the text before`}${a}${s?", closed":""}`}dress(e,n,s){let{picked:o}=this.state,{node:r,
folded:i,entry:a}=e,c=o&&!i&&this.state.isOnPath(a),p=o&&i&&un(r,o),f=o&&!i&&un(o,a.head),g=["gp-branch",i&&"gp-more",o&&!c&&!p&&"gp-dim",f&&"gp-on-path"];re(e.
item,g.filter(Boolean).join(" "));let m=!!(o&&!i&&a.run.includes(o));D(e.item,{"aria-label":n,"aria-selected":String(m)}),e.expanded!==s&&(e.expanded=s,s===null?
e.item.removeAttribute("aria-expanded"):e.item.setAttribute("aria-expanded",s))}drawAbout(){let{group:e}=this,{trie:n}=this.state,s=n.root.samples.length,o=e.entries.
length-s,r=new Set(n.tips.filter(Boolean)),i=r.size===1&&s>1?"all with the same text":`${U(r.size,"different text")}`;_(this.about,s?`${U(s,"sample")}${o?` of ${I(
e.entries.length)}`:""}${e.done?", ":" so far, "}${i}. Point at a branch for its numbers, press it to see its samples.`:"The tree grows with the first tokens.")}pick(e){
this.state.pick(e),this.draw()}point(e,n){this.pointed&&this.pointed.view===e&&this.pointed.node===n||(this.pointed=e&&{view:e,node:n},e?this.refreshCard():this.
card.hide())}refreshCard(){if(!this.pointed)return;let{view:e,node:n}=this.pointed;if(!e.item.isConnected||!e.entry||!e.entry.head.before){this.pointed=null,this.
card.hide();return}let{head:s,run:o}=e.entry,r=n&&o.includes(n);this.card.show(e.knot,this.state.trie,r?n:s,r?n:o.at(-1),this.group.entries.length)}};function Kd(t){
for(let e=0;e<=10;e++){let n=d("i");n.style.backgroundColor=`var(--gp-prob-${e})`,t.querySelector(".gp-key-ramp").append(n)}}var Gd="14";function Ma(t,e){let n=new is(e),s=new ds(t,n);return pa(s),matchMedia("(max-width: 640px)").matches&&(s.lanes.value=Gd),o=>{if(t.hidden=!e.header||
e.header.kind!=="seeds",!t.hidden&&(o.run&&s.clear(),!(!o.run&&!o.steps&&!o.status))){for(let r of o.run?e.entries.keys():o.entries)n.read(r);s.draw()}}}function Ea(t,e){let s=t.querySelector(".gp-ways"),o=t.querySelector(".gp-first tbody"),r=new WeakMap,i=t.querySelector(".gp-first-words");function a(){let M=d(
"li");return M.append(d("h3"),d("div","gp-read",null,{tabindex:0,role:"group"})),M}function c(M,{label:S,title:C},{started:A}){let b=A?A.prompt_tokens:null,[T,y]=M.
children,l=b?`: ${I(b.length)} token${b.length===1?"":"s"}`:"";_(T,`${S} ${C}${l}`),D(y,{"aria-label":`The prompt of ${S}`}),r.get(y)!==b&&(r.set(y,b),y.replaceChildren(
...(b||[]).map(({piece:h,text:w})=>h===null?d("span","gp-pill",w):h)))}let p=({raw_logprob:M})=>X(M);function f(M){let S=new Map;M.forEach((A,b)=>{if(!A)return;
let T=[...A.distribution.candidates].sort((l,h)=>p(h)-p(l)),y=({token_id:l})=>l===A.chosen.token_id;for(let l of[...T.slice(0,6),...T.slice(0,6).some(y)?[]:[A.chosen]])
S.has(l.token_id)||S.set(l.token_id,{text:l.text,sides:[null,null]});for(let l of[...T,A.chosen])S.has(l.token_id)&&(S.get(l.token_id).sides[b]??=l)});let C=({sides:A})=>Math.
max(...A.map(b=>b?p(b):0));return[...S.values()].sort((A,b)=>C(b)-C(A))}function g(){let M=d("tr"),S=d("th","",null,{scope:"row"});return S.append(d("bdi","gp-w\
ord")),M.append(S,...[0,1].map(()=>{let C=d("td"),A=d("div","gp-share"),b=d("span");return b.append(d("i")),A.append(d("span","gp-sign"),b,d("b")),C.append(A),C})),
M}function m(M){let S=f(M),C=J(o,S.length,g);S.forEach(({text:A,sides:b},T)=>{let[y,...l]=C[T].cells;de(y.firstChild,A),l.forEach((h,w)=>{let u=b[w],k=!!(u&&M[w]&&
u.token_id===M[w].chosen.token_id),[x,$,E]=h.firstChild.children;re(h.firstChild,k?"gp-share gp-chosen":"gp-share"),_(x,k?"▶":""),ee($.firstChild,"width",u?p(
u):0),_(E,M[w]?u?j(p(u)):"–":"")})})}function L(M){if(M.some(b=>!b))return"Both runs have to write a token first.";let[S,C]=M.map(({chosen:b})=>b),A=" Shown a\
re the model’s own probabilities, before the processors; ▶ was chosen, – is not among those recorded.";return S.token_id!==C.token_id?`With the template i\
t begins with ${V(S.text)}, without it with ${V(C.text)}.${A}`:`Both begin with ${V(S.text)}: ${j(p(S))} with the template, ${j(p(C))} without it.${A}`}return()=>{
if(t.hidden=e.groups.length!==2,t.hidden)return;let M=[0,1].map(A=>e.shownOf(A).log),S=J(s,2,a);M.forEach((A,b)=>c(S[b],e.groups[b],A));let C=M.map(A=>ve(A)[0]||
null);_(i,L(C)),m(C)}}function Ta(t,e){let n=t.querySelector(".gp-arrival-words"),s=t.querySelector(".gp-arrival-bar");return o=>{if(t.hidden=!e.found||!!e.found.over,t.hidden||!o.found)
return;let{done:r,total:i}=e.found,a=Et(e.found);_(n,a[0].toUpperCase()+a.slice(1)),K(r)&&i?(s.setAttribute("aria-valuenow",Math.floor(r/i*100)),ee(s.firstChild,
"width",r/i)):(s.removeAttribute("aria-valuenow"),ee(s.firstChild,"width",1))}}function et(t){return K(t)?t>=1e9?`${(t/1e9).toFixed(1)} billion`:t>=1e6?`${(t/1e6).toFixed(t<1e7?1:0)} million`:t.toLocaleString("en"):"–"}function hs(t,e){t.
replaceChildren(...e.map(([n,s])=>{let o=d("div");return o.append(d("dt","",n)," ",d("dd","",s)),o}))}function pt(t,e,n,s,o){let r=d("button","gp-press",s,{type:"\
button","aria-label":o||`${s}: ${n}`});return r.addEventListener("click",()=>t.ask({type:"model",act:e,model:n})),r}function La(t,e){let[n,s,o,r,i]=[".gp-about",".gp-fit",".gp-pairs","tbody",".gp-smaller"].map(f=>t.querySelector(f));function a(f){_(n,f.model);let[g,m]=s.children;
_(g,f.complete?f.fits===null?"? Not known whether it fits.":f.fits?"✓ It fits.":"✕ It does not fit.":"✕ It cannot be opened."),_(m,f.why?`${f.why} ${f.fix}`:
p(f)),hs(o,[["class",f.class_name],["parameters",et(f.parameters)],["opened in",f.dtype],["on",f.device],["to download",f.complete?f.download?be(f.download):"no\
thing: it is here":"its weights are missing"],["memory",f.memory===null?"not known":`${f.reckoned?"about ":""}${be(f.memory)}`],["free memory",be(f.free)],...f.
free_disk===null?[]:[["free disk",be(f.free_disk)]],["context",f.context_length?`${f.context_length.toLocaleString("en")} tokens`:"no end"],["vocabulary",et(f.vocab_size)]]),
c(f),i.replaceChildren(),f.smaller&&i.append(`In no precision does it fit. What would: ${f.smaller.model}, ${be(f.smaller.bytes)}. `,pt(e,"pick",f.smaller.model,
"Take it"))}function c({ways:f,free:g}){t.querySelector("table").hidden=f.length===0;let m=Math.max(g,...f.map(({bytes:L})=>L))*1.05;r.replaceChildren(...f.map(
({model:L,label:M,bytes:S,fits:C})=>{let A=d("tr",C?"":"gp-over"),b=d("span","gp-strip",null,{"aria-hidden":"true"}),[T,y]=[d("i"),d("u")];ee(T,"width",Math.min(
1,S/m)),ee(y,"left",g/m),b.append(T,y);let l=[d("th","",M,{scope:"row"}),d("td","",be(S)),d("td"),d("td","",C?"✓ yes":"✕ no"),d("td")];return l[2].append(b),
l[4].append(pt(e,"pick",L,"Take it",`Take it as ${M}`)),A.append(...l),A}))}function p({room:f,free:g,reckoned:m}){if(f===null)return"Neither its files nor its \
config tell what it takes.";let L=m?" Its weights do not tell their size: this is reckoned from its config.":"";return`It takes ${m?"about ":""}${be(f)} with ro\
om for a run, and ${be(g)} can be had.${L}`}return f=>{t.hidden=!e.found,!t.hidden&&f.found&&a(e.found)}}var ps=[[.001,0],[.01,3],[.1,6],[1,8],[1/0,10]],Ud=t=>ps.findIndex(([e])=>xe(t??1/0,"bits")<=e);function ft(t,e){if(!K(t))return"infinite";let n=xe(t,e);if(n===
0)return"0";if(n>=.001)return n.toPrecision(3);let[s,o]=n.toExponential(1).split("e-");return`${s} × ${Vd(o)}`}var Vd=t=>`10⁻${[...String(t)].map(e=>"⁰¹²³⁴\
⁵⁶⁷⁸⁹"[e]).join("")}`,fs=t=>t>=1e9?`${(t/1e9).toFixed(2)} GB`:`${(t/1e6).toFixed(t<1e7?2:1)} MB`;function Ca(t,e){let n=y=>t.querySelector(".gp-"+y),s=n(
"which"),o=new _e(n("words"),{press:({number:y})=>f(y)}),r=null,i="",a="";s.addEventListener("change",()=>b());let c=()=>(e.found&&e.found.question==="precision"?
e.found.groups:[]).map((y,l)=>({...y,number:l})).filter(({pair:y})=>y&&!y.error),p=()=>c().find(({number:y})=>String(y)===s.value)||c()[0];function f(y){r=y,b()}
function g(y){let l=JSON.stringify(y.map(({number:w,title:u})=>[w,u]));if(l===a)return;a=l;let h=s.value;s.replaceChildren(...y.map(({number:w,title:u})=>d("opt\
ion","",u,{value:w}))),y.some(({number:w})=>String(w)===h)&&(s.value=h)}function m({text:y,kl:l,logprobs:[h,w],same_top:u},k){let x=`probability ${j(X(h))}, her\
e ${j(X(w))}`;return`Token ${I(k+1)} ${V(y)}: KL ${ft(l,e.unit)} ${e.unit}; ${x}${u?"":"; another token is the likeliest here"}`}function L(y){let{tokens:l}=y.pair,
h=JSON.stringify([y.number,e.unit,l.map(({id:w,kl:u})=>[w,u])]);h!==i&&(i=h,o.show(l.map((w,u)=>({token:w,mark:{},number:u,words:()=>m(w,u)}))),o.tokens.forEach(
(w,u)=>{let k=Ud(l[u].kl),x=w.querySelector(".gp-ink");x.style.backgroundColor=`var(--gp-heat-${ps[k][1]})`,x.dataset.rank=k,w.dataset.top=l[u].same_top?"same":
"other"})),o.tokens.forEach((w,u)=>{w.dataset.shown=u===r?"yes":"no",w.setAttribute("aria-pressed",u===r)})}function M(){let y=n("legend");if(y.dataset.unit===e.
unit)return;y.dataset.unit=e.unit,y.replaceChildren(`KL in ${e.unit}:`);let l=w=>e.unit==="bits"?w:Number((w*Math.LN2).toPrecision(2));ps.forEach(([w,u],k)=>{let x=Number.
isFinite(w)?`to ${l(w)}`:`above ${l(ps[k-1][0])}`,$=d("span","gp-chip",x,{"data-rank":k});$.style.backgroundColor=`var(--gp-heat-${u})`,y.append($)});let h=d("s\
pan");h.append(d("span","gp-wavy","abc")," another token is the likeliest"),y.append(h)}function S(y,l){let h=e.charts[`kl ${l.number} ${e.unit}`];ae(n("curve-b\
ox"),r===null?h:On(h,r+1,"")),C(y,l)}function C(y,l){let h=J(n("curve-keys"),y.length,()=>{let w=d("span"),u=Z("svg");return D(u,{width:30,height:8,"aria-hidden":"\
true"}),u.append(Z("path","gp-course")),D(u.firstElementChild,{d:"M1 4H29"}),w.append(u,d("span")),w});y.forEach(({title:w,number:u},k)=>{D(h[k].firstChild.firstChild,
{"data-line":k%6,"data-on":u===l.number?"yes":"no"}),_(h[k].lastChild,w)})}function A(y){let l=y.pair.tokens[r??y.pair.max_at],h=r??y.pair.max_at,[w,u]=l.entropies,
k=r===null?"Where they differ most, t":"T";_(n("said"),`${k}oken ${I(h+1)} ${V(l.text)}: KL ${ft(l.kl,e.unit)} ${e.unit}, entropy ${le(w,e.unit)} of the referen\
ce and ${le(u,e.unit)} of ${y.title}.${r===null?" Press another token to see both models there.":""}`);let x=n("sides").tHead.rows[0].cells;_(x[1],e.found.groups[0].
title),_(x[2],y.title);let $=J(n("sides").tBodies[0],l.candidates.length,()=>{let v=d("tr"),O=d("th","",null,{scope:"row"});return O.append(d("span"),d("bdi")),
v.append(O,...[0,1].map(()=>{let N=d("td"),W=d("div","gp-side"),R=d("span");return R.append(d("i","gp-bar",null,{"aria-hidden":"true"})),W.append(R,d("span")),N.
append(W),N})),v}),E=Math.max(...l.candidates.flatMap(([,,v,O])=>[v,O]),1e-9);l.candidates.forEach(([v,O,...N],W)=>{let[R,...P]=$[W].cells;_(R.firstChild,v===l.
id?"▶ ":""),de(R.lastChild,O),re($[W],v===l.id?"gp-is-token":""),N.forEach((q,B)=>{ee(P[B].querySelector(".gp-bar"),"width",q/E),_(P[B].firstChild.lastChild,j(
q))})})}function b(){let[y,l]=[c(),p()];g(y),s.value=l.number;let{mean:h,max:w,same_top:u,max_at:k,perplexities:[x,$],vocab:E}=l.pair;r!==null&&r>=l.pair.tokens.
length&&(r=null),_(n("about"),`${U(l.pair.tokens.length,"token")} of the reference, read by both`),_(n("summary"),`Mean ${ft(h,e.unit)} ${e.unit}, at most ${ft(
w,e.unit)} at token ${I(k+1)}, over ${I(E)} tokens of the vocabulary. Both find the same token the likeliest at ${j(u)} of the places. Perplexity of the text: ${G(
x)} and ${G($)}.`),M(),L(l),S(y,l),A(l)}let T=()=>c().length>0;return y=>{t.hidden=!T(),y.run&&(r=null),!t.hidden&&(y.found||y.unit)&&b()}}function Aa(t,e){let[n,s,o,r]=[".gp-about",".gp-pairs",".gp-none","tbody"].map(p=>t.querySelector(p));function i(p){_(n,p.model),hs(s,[["class",p.class_name],["\
parameters",et(p.parameters)],["precision",p.precision],["on",p.device],["in memory",be(p.bytes)],["context",p.context_length?`${p.context_length.toLocaleString(
"en")} tokens`:"no end"],["vocabulary",et(p.vocab_size)],["chat template",p.chat_template?"yes":"no"]]);let{fields:f}=p;_(o,f.length?"":"It sets no field: the l\
ibrary’s defaults apply."),o.hidden=f.length>0,t.querySelector("table").hidden=f.length===0,r.replaceChildren(...f.map(g=>{let m=d("tr"),L=d("th","",null,{scope:"\
row"});return L.append(d("code","",g.name)),m.append(L,a(g.model),a(g.library),d("td","",g.meaning),d("td","",c(g))),m}))}function a(p){let f=d("td");return f.append(
d("code","",p===null?"none":JSON.stringify(p))),f}function c({applies:p,by:f,ignored:g,same:m}){return f==="changed"?`▲ the page sets ${JSON.stringify(p)}${g?
`; ${g}`:""}`:f==="model"&&g?`○ ${g}`:f==="model"?m?"the same as the default":"◆ applies":"another field takes its place"}return p=>{t.hidden=!e.found,!t.hidden&&
p.found&&i(e.found)}}function Pa(t,e){let n=b=>t.querySelector(".gp-"+b),s=n("costs").tBodies[0],o=()=>e.found&&e.found.question==="precision";function r(){let b=d("tr"),T=d("th","",
null,{scope:"row"});T.append(d("span"),d("small")),b.append(T);for(let y=0;y<6;y++){let l=d("td");if(l.append(d("span"),d("small")),y===0){let h=d("span","gp-by\
tes",null,{"aria-hidden":"true"});h.append(d("i")),l.append(h)}b.append(l)}return b}function i(b,T){if((b.dataset.tip||"")!==T){for(let y of["tabindex","data-ti\
p"])b.removeAttribute(y);if(T)for(let[y,l]of[["tabindex",0],["data-tip",T]])b.setAttribute(y,l)}}let a=(b,T,y="")=>{_(b.children[0],T),_(b.children[1],y)};function c({
bytes:b,scale_bytes:T},y){if(!K(b))return["–",""];let l=y&&K(y.bytes)?`${j((b+T)/(y.bytes+y.scale_bytes))} of the reference`:"";return[fs(b+T),l]}let p=({bytes:b,
scale_bytes:T})=>K(b)&&T?`get_memory_footprint() has ${fs(b)}; the scales beside them take ${fs(T)}.`:"";function f({pace:b,paces:T,ratio:y}){if(!b)return["–",
""];let l=T.length>1?`${b.low.toFixed(1)} to ${b.high.toFixed(1)}`:"one run";return[b.median.toFixed(1),y?`${l}, ${Se(y.median)}`:l]}function g(b,T){if(T===0)return[
["–",""],["–",""],["–",""]];let{pair:y}=b;if(!y||y.error)return[[y?"none":"–",""],["–",""],["–",""]];let{unit:l}=e;return[[ft(y.mean,l),l],[ft(y.max,
l),`${l}, token ${I(y.max_at+1)}`],[j(y.same_top),""]]}function m(b,T){let y=b.map(l=>l.pair).find((l,h)=>l&&!l.error&&(T===0||h===T));return y?G(y.perplexities[T===
0?0:1],3):"–"}function L({groups:b}){let T=Math.max(...b.map(({bytes:l,scale_bytes:h})=>(l||0)+(h||0)),1),y=J(s,b.length,r);b.forEach((l,h)=>{let[w,u,k,x,$,E,
v]=y[h].cells;a(w,l.title,h?l.precision||l.model:`the reference${l.precision&&l.precision!==l.title?`: ${l.precision}`:""}`),a(u,...c(l,h?b[0]:null)),i(u.firstChild,
p(l)),H(u.lastChild,K(l.bytes)),ee(u.lastChild.firstChild,"width",((l.bytes||0)+(l.scale_bytes||0))/T),a(k,...f(l)),g(l,h).forEach((O,N)=>a([x,$,E][N],...O)),a(
v,m(b,h))})}function M(b,T){let[y,l]=[[...b],[...T]],h=y.findIndex((w,u)=>w!==l[u]);return h<0?y.length:h}function S({groups:b}){let T=J(n("writings"),b.length,
()=>{let l=d("li"),h=d("p","gp-writing-head");return h.append(d("b"),d("span","gp-note")),l.append(h,d("p","gp-writing",null,{dir:"auto"})),l}),y=b[0].text;b.forEach(
(l,h)=>{let[w,u]=T[h].children;_(w.children[0],l.title),_(w.children[1],C(l,h,y)),w.children[1].classList.toggle("gp-parting",h>0&&K(l.parts_at));let k=JSON.stringify(
[y,l.text,h]);if(u.dataset.key===k||(u.dataset.key=k,u.replaceChildren(),l.text===null))return;let x=h&&y!==null?M(y,l.text):[...l.text].length,$=[...l.text];u.
append($.slice(0,x).join("")),x<$.length&&u.append(d("span","gp-apart",$.slice(x).join("")))})}function C({failed:b,text:T,tokens:y,parts_at:l,pair:h},w,u){if(b)
return"✕ stopped by an error";if(T===null)return e.done?"wrote nothing to its end":"writes, or waits for its turn";let k=h&&h.error?`. Its distributions canno\
t be held against the reference’s: ${h.error.message} ${h.error.fix}`:"",x=U(y,"token");return!w||u===null?x+k:(K(l)?`✂ diverges from the reference at token ${I(
l+1)} of ${I(y)}`:`= the same ${x} as the reference`)+k}function A(){let b=e.found;_(n("missing"),b.reading!==null?`Reading the reference’s text with ${b.groups[b.
reading].title}.`:Me(e,b)),H(n("warning"),b.others),_(n("warning"),b.others?"⚠ "+Ct:""),H(n("cpu"),!!b.cpu_words),_(n("cpu"),b.cpu_words),L(b),S(b);let T=b.groups.
filter(({pair:y})=>y&&!y.error);e.done&&T.length&&_(n("told"),T.map(({title:y,pair:l})=>`${y}: mean KL ${ft(l.mean,e.unit)} ${e.unit}`).join(". ")+".")}return b=>{
t.hidden=!o(),!t.hidden&&(b.found||b.status||b.unit)&&A()}}function Na(t,e){let n=t.querySelector(".gp-shelf-sections");function s({sections:r,canOpen:i}){let a=document.activeElement&&t.contains(document.activeElement)?
document.activeElement.getAttribute("aria-label"):null;n.replaceChildren(...r.flatMap(({title:c,note:p,rows:f})=>{let g=d("table"),m=d("tr");m.append(...["model",
"what for","size","draft that fits"].map(S=>d("th","",S,{scope:"col"})),d("td"));let[L,M]=[d("thead"),d("tbody")];return L.append(m),M.append(...f.map(S=>o(S,i))),
g.append(d("caption","gp-hidden",c),L,M),[d("h3","",c),d("p","gp-note",f.length?p:"None yet."),...f.length?[g]:[]]})),a&&t.querySelector(`[aria-label=${CSS.escape(
a)}]`)?.focus()}function o(r,i){let a=d("tr"),c=d("th","",r.model,{scope:"row"}),[p,f,g,m]=[d("td","",r.words),d("td"),d("td","",r.assistant||"–"),d("td")];if(r.
loaded){let{class_name:L,precision:M,device:S,bytes:C,in_use:A,parameters:b}=r.loaded;p.append(`${A?"● in use":"○ idle"}`,d("small","",`${L}, ${M}, on ${S}`)),
f.append(be(C),d("small","",`${et(b)} parameters`))}else{f.append(r.millions?`about ${et(r.millions*1e6)}`:be(r.size),d("small","",r.millions?"parameters":"on d\
isk"));let L=[r.gated?"▲ gated: needs an access token":"",r.here?"✓ downloaded":""].filter(Boolean);L.length&&c.append(d("small","",L.join(" · ")))}return m.
append(pt(e,"use",r.model,"Use it")),r.loaded?m.append(pt(e,"tell",r.model,"Show")):i&&m.append(pt(e,"pick",r.model,"Fill in")),r.canUnload&&m.append(pt(e,"unlo\
ad",r.model,"Unload")),a.append(c,p,f,g,m),a}return r=>{t.hidden=!e.found,!t.hidden&&r.found&&s(e.found)}}var Jd=5,Yd=60,Xd=6e7,Qd=(t,e)=>Array.isArray(e)&&t.length===e.length&&t.every((n,s)=>n===e[s]),Jt=t=>[t,...t.children.flatMap(Jt)],Ao=t=>t.parent?Ao(t.parent):
t,us=class{constructor(e){this.log=e,this.trees=[],this.shown=null,this.along=qa()}get all(){return this.trees.flatMap(Jt)}get busy(){return this.log.running||this.
log.waiting}get visible(){return this.trees.some(({children:n})=>n.length)?this.trees.filter(n=>n.children.length||n===Ao(this.shown)):[]}get refuge(){return this.
shown&&(this.shown.parent||this.trees.filter(e=>e!==this.shown).at(-1))}begin(){let{log:e}=this;if(this.along=qa(),!e.started||e.turn===void 0){this.shown=null;
return}let{turn:n,started:s,asked:o}=e,r=this.all.find(p=>p.turn===n);if(r){this.shown=r;return}e.asked=null;let i=o&&Qd(o.ids,s.request.given)&&this.all.find(p=>p.
turn===o.turn);if(i&&o.kind!=="branch"&&i.plain&&i.mode===s.mode){Object.assign(i,{turn:n,pieces:[]}),this.shown=i;return}let a=s.request.only_given===!0,c={turn:n,
read:a,parent:null,children:[],name:"",pieces:[],tokens:0,total:0,text:""};if(i){for(Object.assign(c,{at:o.at,from:o.from,on:o.on,kind:o.kind,parent:i});c.parent.
parent&&c.at<c.parent.at;)c.parent=c.parent.parent;c.parent.children.push(c)}else this.trees=this.trees.filter(({children:p})=>p.length),this.trees.push(c);this.
shown=c}measure(){let{log:e,along:n}=this,s=e.lines();n.follow(s.length?s[0].last:null);let{steps:o}=n;Object.assign(this.shown,{text:e.text,tokens:o.length,total:n.
total,mode:e.started.mode,searched:e.usesBeams,plain:s.length===1&&s[0].kind==="sequence",pieces:o.map(({piece:r,chosen:i})=>r??i.text)})}makeRoom(){for(;;){let e=this.
all,n=e.reduce((o,{text:r})=>o+r.length,0);if(this.trees.length<=Jd&&e.length<=Yd&&n<=Xd)return;let s=this.trees.find(o=>o!==Ao(this.shown))||e.filter(o=>o.parent&&
o!==this.shown&&!o.children.length).sort((o,r)=>o.turn-r.turn)[0];if(!s)return;this.detach(s)}}detach(e){e.parent?e.parent.children=e.parent.children.filter(n=>n!==
e):this.trees=this.trees.filter(n=>n!==e)}};function qa(){return new me(0,(t,{chosen:e})=>t+(e.logprob??-1/0))}var Wa="A run is under way. Wait for its end, or press Stop.";function Ia(t){let{root:e,state:n,tree:s,told:o,remove:r}=t,{log:i}=n,a=e.querySelector(".gp-renam\
e");function c(g){if(!(!g||g===n.shown)){if(n.busy){_(o,Wa);return}n.shown=g,i.feedRun(g.text,g.turn),i.ask({type:"shown"}),t.draw(),g.item.focus({preventScroll:!0})}}
function p(){if(!r.dataset.sure){let L=Jt(n.shown).length;r.textContent=L>1?`Delete these ${L} runs?`:"Delete this run?",r.dataset.sure="yes",r.focus();return}let g=n.
shown,m=n.refuge;n.busy?_(o,Wa):m&&(n.detach(g),c(m)),t.calm()}function f(){let g=n.shown,m=d("input","gp-rename-field",null,{"aria-label":"Name of this run",maxlength:60});
m.value=g.name;let L=!0,M=S=>{L&&(L=!1,S&&(g.name=m.value.trim()),document.activeElement===m&&g.item.focus(),m.remove(),t.fill(g))};m.addEventListener("keydown",
S=>{S.stopPropagation(),(S.key==="Enter"||S.key==="Escape")&&M(S.key==="Enter")}),m.addEventListener("click",S=>S.stopPropagation()),m.addEventListener("blur",()=>M(
!0)),g.item.querySelector(".gp-label").replaceChildren(m),m.focus(),m.select()}s.addEventListener("click",g=>{let m=g.target.closest(".gp-run"),L=n.visible.flatMap(
Jt).find(M=>M.item===m);L===n.shown?L.item.focus():c(L)}),s.addEventListener("keydown",g=>{let{shown:m}=n;if(g.ctrlKey||g.metaKey||g.altKey||!m)return;let L=n.visible.
flatMap(Jt),M=L.indexOf(m),S={ArrowDown:()=>c(L[M+1]),ArrowUp:()=>c(L[M-1]),ArrowRight:()=>c(m.children[0]),ArrowLeft:()=>c(m.parent),Home:()=>c(L[0]),End:()=>c(
L.at(-1)),F2:f,Delete:()=>{r.disabled||p()}};Object.hasOwn(S,g.key)&&(g.preventDefault(),S[g.key]())}),a.addEventListener("click",f),r.addEventListener("click",
p),r.addEventListener("blur",()=>t.calm())}var Ra=8,Zd=3,eh=-1e30,th=t=>`log p ${t>eh?t.toFixed(2).replace("-","−"):"−∞"}`;function nh(t){let e=t.pieces,n=Math.min(...t.children.map(({at:r})=>r)),s=t.
parent?t.at:Number.isFinite(n)&&n>=Zd?n:0,o=V(e.slice(s,s+Ra).join("")).slice(1,-1);return`“${s&&!t.parent?"…":""}${o}${e.length>s+Ra?"…":""}”`}function Ba(t){
return t.parent?`${t.kind==="branch"?`${t.on?"on ":""}from ${V(t.from)} `:"goes on "}at token ${t.at+1}: `:t.read?"a text that was read: ":"the original: "}var ms=class{constructor(e,n){
this.root=e,this.state=n,this.tree=e.querySelector(".gp-tree"),this.told=e.querySelector(".gp-told"),this.remove=e.querySelector(".gp-delete")}draw(){let{root:e,
tree:n,state:s}=this,o=s.log.canAsk?s.visible:[];if(e.hidden=!o.length,e.hidden)return;let{scrollTop:r}=n;n.replaceChildren(...o.map(i=>this.lay(i))),n.scrollTop=
r,s.shown&&this.reveal(s.shown.item.firstChild),this.remove.disabled=!s.refuge,this.calm()}calm(){this.remove.textContent="Delete",delete this.remove.dataset.sure}lay(e){
e.item??=sh(),this.fill(e);let n=e.item.querySelector(":scope > ul");if(n&&n.remove(),e.children.length){let s=d("ul","",null,{role:"group"});s.append(...e.children.
map(o=>this.lay(o))),e.item.append(s),e.item.setAttribute("aria-expanded","true")}else e.item.removeAttribute("aria-expanded");return e.item}fill(e){let{item:n}=e,
s=e===this.state.shown,o=nh(e),r=e.searched?` · best of ${Tt(e.mode)}`:"",i=`${e.tokens} ${e.tokens===1?"token":"tokens"} · ${th(e.total)}${r}`,a=n.querySelector(
".gp-label");if(!a.querySelector("input")){let p=[d("span","gp-note",Ba(e)),d("bdi","gp-words",o)];e.name?a.replaceChildren(d("bdi","gp-name",e.name)," ",...p):
a.replaceChildren(...p)}let c=n.querySelector(".gp-facts");_(c,i),c.title="length, and total log-probability after the processors, in nats; −∞ where they remove\
 a given token (but a beam search takes given tokens as the model had them)",_(n.querySelector(".gp-sign"),s?"▶":""),n.setAttribute("aria-selected",String(s)),
n.setAttribute("aria-label",[e.name,Ba(e)+o,i,s?"shown":""].filter(Boolean).join(", ")),n.tabIndex=s?0:-1}reveal(e){let{tree:n}=this,[s,o]=[n.getBoundingClientRect(),
e.getBoundingClientRect()];n.scrollTop+=Math.min(0,o.top-s.top-4)+Math.max(0,o.bottom-s.bottom+4)}};function sh(){let t=d("li","gp-run",null,{role:"treeitem"}),
e=d("div","gp-row");return e.append(d("span","gp-sign","",{"aria-hidden":"true"}),d("span","gp-label"),d("span","gp-facts")),t.append(e),t}function ja(t,e){let n=new us(e),s=new ms(t,n);return Ia(s),o=>{o.run&&n.begin();let{shown:r}=n;if(r&&e.turn===r.turn&&(o.run||o.steps||o.status)&&n.measure(),o.
run){n.makeRoom();let i=s.tree.contains(document.activeElement);s.draw(),i&&r&&r.item&&r.item.focus({preventScroll:!0})}else!t.hidden&&r&&r.item&&s.fill(r);o.status&&
!n.busy&&_(s.told,"")}}var oh={true:"button",false:"div"};function rh({text:t},{chosen:e,removed:n,by:s}){return e?`Again from here, with ${V(t)} once more.`:n?`Continue from here wit\
h ${V(t)} instead, although ${s} removed it.`:`Continue from here with ${V(t)} instead.`}var Yt=class{constructor(e){this.item=d("li","gp-bar"),e.append(this.item),
this.body=null}build(e){let n=oh[e];if(this.body&&this.body.localName===n)return;let s=d(n,"gp-row",null,e?{type:"button"}:{role:"group"});this.rank=d("span","g\
p-rank"),this.sign=d("span","gp-sign","",{"aria-hidden":"true"}),this.word=d("bdi","gp-word");let o=d("span","gp-name");o.append(this.sign,this.word),this.after=
d("span","gp-fill gp-after"),this.before=d("span","gp-fill gp-before"),this.thick=d("span","gp-track"),this.thin=d("span","gp-track gp-thin"),this.thick.append(
this.after),this.thin.append(this.before),this.why=d("span","gp-why","removed by "),this.remover=d("span","gp-remover"),this.why.append(this.remover);let r=d("s\
pan","gp-tracks");r.append(this.thick,this.why,this.thin),this.value=d("span"),this.raw=d("small");let i=d("span","gp-values");i.append(this.value,this.raw),s.append(
this.rank,o,r,i,d("span","gp-go",e?"↪":"",{"aria-hidden":"true"})),s.tabIndex=this.body?this.body.tabIndex:-1,this.body?this.body.replaceWith(s):this.item.prepend(
s),this.body=s}fill(e,n,s){let{text:o,after:r,before:i,rank:a,chosen:c,given:p,removed:f,by:g,rest:m,words:L}=e;this.build(s&&!m),this.entry=e,this.item.hidden=
!1;let M={"gp-chosen":c,"gp-removed":f,"gp-rest":m};re(this.item,["gp-bar",...Object.keys(M).filter(b=>M[b])].join(" ")),_(this.rank,a?I(a):""),_(this.sign,c?"▶":
f?"✕":""),de(this.word,o,{plain:m}),this.thick.hidden=f||r===null;for(let[b,T]of[[this.after,r||0],[this.before,i]])ee(b,"width",Math.min(1,T/n)),b.parentNode.
classList.toggle("gp-beyond",T>n*1.005);_(this.value,f?"":r===null?"–":j(r)),_(this.raw,j(i)),_(this.remover,g),this.why.hidden=!f;let S=[c&&(p?"given":"chose\
n"),f&&`removed by ${g}`].filter(Boolean).join(", "),C=[m?o:V(o),S].filter(Boolean).join(", "),A=s&&!m?rh({text:o},e):"";this.body.setAttribute("aria-label",A?`${C}\
. ${A}`:C),$e(this.body,()=>A?`${A} ${L()}`:L())}hide(){this.item.hidden=!0}};function gs(t){let e=()=>[...t.querySelectorAll(".gp-bar:not([hidden]) > .gp-row")],
n=s=>e().forEach(o=>{o.tabIndex=o===s?0:-1});return t.addEventListener("focusin",s=>s.target.matches(".gp-row")&&n(s.target)),t.addEventListener("keydown",s=>{let o=e(),
r=o.indexOf(s.target),i={ArrowDown:r+1,ArrowUp:r-1,Home:0,End:o.length-1}[s.key];r<0||i===void 0||s.ctrlKey||s.metaKey||s.altKey||(s.preventDefault(),s.stopPropagation(),
o[Math.max(0,Math.min(o.length-1,i))].focus())}),()=>{let s=e();s.length&&!s.some(o=>o.tabIndex===0)&&(s[0].tabIndex=0)}}var Po=t=>t?j(t):"<0.01%",vt=(t,e)=>`${I(t)} ${e}${t===1?"":"s"}`,ih=(t,e)=>t.kept!==e||t.mass_moved>0,ws=t=>`${t.isPrompt?"prompt token":"token"} ${t.index+1}`;
function No({distribution:{stages:t,vocab:e}}){return t.map((n,s)=>{let[o,r,i]=He(n.name),a=s?t[s-1].kept:e;return{number:s+1,kind:n.name,name:o,meaning:r,knobs:i,
entropy:n.entropy,kept:n.kept,keptBefore:a,removed:n.mass_removed,moved:n.mass_moved,idle:!ih(n,a)}})}function qo({kept:t,keptBefore:e,removed:n,moved:s,idle:o}){
if(o)return"did nothing";let r=[];return t<e&&r.push(`removed ${vt(e-t,"token")} (${Po(n)})`),t>e&&r.push(`brought ${vt(t-e,"token")} back`),(s-n>.001||!r.length)&&
r.push(`moved ${j(s)}`),r.join(", ")}var bs=({layers:t,distribution:e})=>!!t&&(e.stages[0]||{}).name!=="DolaContrast";function Wo(t){return bs(t)?{name:"DoLa",meaning:"\
The scores of the last layer minus those of the contrasted one, without the tokens that DoLa finds improbable: what the processors are given."}:{name:t.layers?"\
the last layer":"the model",meaning:"The distribution that the model gave, before any processor."}}function Xt({distribution:{candidates:t},chosen:e}){return t.
some(({token_id:n})=>n===e.token_id)?t:[...t,e]}function ks(t,e,n){if(t.length<=e)return t;let s=({raw_logprob:i,logprob:a})=>Math.max(X(i),X(a)),o=[...t].sort(
(i,a)=>s(a)-s(i)),r=new Set([...o.filter(({token_id:i})=>i===n),...o.filter(De).slice(0,3)]);for(let i of o)r.size<e&&r.add(i);return t.filter(i=>r.has(i))}function mn({
raw_logprob:t,stage_logprobs:e},n){return n?e&&n<=e.length?X(e[n-1]):void 0:X(t)}var gn=({raw_logprob:t,stage_logprobs:e},n)=>((n?(e||[])[n-1]:t)??null)===null,
De=({logprob:t})=>t===null;function wn({removed_by:t,stage_logprobs:e,raw_logprob:n},s){let o=[n,...e||[]],r=o.findLastIndex((a,c)=>c>0&&a===null&&o[c-1]!==null),
i=t||r>0&&s.distribution.stages[r-1].name;return i?He(i)[0]:bs(s)?"DoLa":"a processor"}function ys(t,e){let{raw_logprob:n,logprob:s,rank:o,raw_rank:r,token_id:i}=t,
a=f=>f?`, rank ${I(f)} of ${I(e.distribution.vocab)}`:"";if(!e.distribution.stages.length&&Math.abs((s??n)-n)<1e-4)return`Probability ${j(X(n))}${a(o||r)}; no p\
rocessor changed it. Token id ${i}.`;let c=`Before the processors ${j(X(n))}${a(r)}.`,p=De(t)?`After them it cannot be chosen: removed by ${wn(t,e)}.`:`After th\
em ${j(X(s))}${o?`, rank ${I(o)} of ${I(Ie(e))} kept`:""}.`;return`${c} ${p} Token id ${i}.`}function za(t,{mode:e,effective:n,config:s}){if(t.isPrompt)return["\
given","stands in the prompt: given, not chosen"];if(t.given)return["given","was given, not chosen"];if(e==="custom")return["the choice","was chosen by your own\
 decoding loop"];if(t.beam)return["the choice",ah[t.beam.status]||"was considered by the search"];if(t.reranked)return["the choice","has the best score: probabi\
lity against degeneration penalty"];let o=t.draft&&t.draft.origin;return o==="accepted"?["the draft","was drafted by the assistant, and accepted"]:o==="correcti\
on"?["the choice","took the place of a rejected draft"]:{...n,...s}.do_sample?["the draw","was drawn"]:["the choice","was taken as the most probable"]}var ah={running:"\
goes on: the search compares the sums of whole beams",finished:"ends a beam: the search compares the sums of whole beams",ended:"would end a beam, which does no\
t count",pruned:"was considered, and pruned: the search compares the sums of whole beams"};var lh=(t,e)=>t.map(({watched:n})=>{let s=(n||[]).find(({token_id:o})=>o===e);return s&&X(s.logprob)}),Io=class extends Yt{constructor(e){super(e),this.along=d(
"div","gp-along",null,{"data-tip":"",tabindex:"0",role:"img"}),this.line=Z("polyline","gp-along-line"),this.here=Z("line","gp-along-here");let n=Z("svg","gp-alo\
ng-plot");n.setAttribute("preserveAspectRatio","none"),n.setAttribute("viewBox","0 0 100 100"),n.append(this.here,this.line),this.along.append(n,d("span","gp-al\
ong-words")),this.item.append(this.along)}},xs=class{constructor(e,n,s){this.log=n,this.entryOf=s,this.box=e.querySelector(".gp-looked-box"),this.list=e.querySelector(
".gp-looked"),this.form=e.querySelector(".gp-look"),this.field=e.querySelector(".gp-look-text"),this.state=e.querySelector(".gp-look-state"),this.rows=[],this.makeReachable=
gs(this.list),this.form.addEventListener("submit",o=>this.ask(o))}lineNumber(){let e=this.log.current(),n=e&&!e.isPrompt&&this.log.lineOf(e);return n?this.log.lines().
findIndex(({last:s,label:o})=>s===n.last&&o===n.label):-1}ask(e){e.preventDefault();let n=this.field.value,s=this.lineNumber();if(!n||s<0){_(this.state,n?"Selec\
t a token of the generated text first.":"Type the text of a token first.");return}_(this.state,`Looking up ${V(n)} …`),this.log.ask({type:"look",line:s,text:n})}draw(e,n,s){
(n.run||n.watched)&&_(this.state,"");let o=e.isPrompt?[]:e.watched||[];this.form.hidden=!this.log.canAsk||this.lineNumber()<0,this.list.parentNode.hidden=!o.length,
this.box.hidden=this.form.hidden&&!o.length;let r=o.map(c=>this.entryOf(c,e)),i=Math.max(.02,...r.map(({after:c,before:p})=>Math.max(c||0,p))),a=o.length?he(this.
log.lastOf(e)):[];for(;this.rows.length>o.length;)this.rows.pop().item.remove();for(;this.rows.length<o.length;)this.newRow();o.forEach((c,p)=>{this.rows[p].fill(
r[p],i,s),this.drawAlong(this.rows[p],lh(a,c.token_id),e)}),this.makeReachable()}newRow(){this.rows.push(new Io(this.list))}drawAlong(e,n,s){let o=n.map(f=>f??0);
if(e.along.hidden=o.length<2,e.along.hidden)return;let r=Math.max(...o),i=o.indexOf(r),a=f=>f/(o.length-1)*100,c=ch(o,150).map(([f,g])=>`${a(f).toFixed(1)},${(98-
(r?g/r:0)*94).toFixed(1)}`);e.line.setAttribute("points",c.join(" "));for(let[f,g]of Object.entries({x1:a(s.index),x2:a(s.index),y1:0,y2:100}))e.here.setAttribute(
f,g);let p=r?`highest ${j(r)}, at token ${i+1}`:"probability 0 everywhere";_(e.along.lastElementChild,p),e.along.dataset.tip=`The probability of this token afte\
r the processors, along the text of ${vt(o.length,"token")}: ${p}. The upright line is the current token.`,e.along.setAttribute("aria-label",`along the text: ${p}`)}};
function ch(t,e){let n=Math.ceil(t.length/e),s=[];for(let o=0;o<t.length;o+=n){let r=o;for(let i=o+1;i<Math.min(t.length,o+n);i++)t[i]>t[r]&&(r=i);s.push([r,t[r]])}
return s}function Fa(t,e){let s=t.querySelector(".gp-place"),o=t.querySelector(".gp-bars"),r=t.querySelector(".gp-bars-legend"),i=t.querySelector(".gp-all"),a=$=>t.querySelector(
".gp-"+$),[c,p,f,g,m]=["full","beams-note","press-note","chosen-word","removed-key"].map(a),L=Object.fromEntries(["back","on","newest"].map($=>[$,a($)])),M=[],S=gs(
o),C=new xs(t,e,y),A=!1,b=[],T=$=>e.canAsk&&!$.isPrompt;function y($,E){let v=De($);return{id:$.token_id,text:$.text,after:X($.logprob),before:X($.raw_logprob),
rank:v?null:$.rank??(E.distribution.stages.length?null:$.raw_rank),chosen:$.token_id===E.chosen.token_id,given:E.isPrompt||E.given,removed:v,by:v?wn($,E):"",words:()=>ys(
$,E)}}function l($){let E=Xt($),O=(A?E:ks(E,24,$.chosen.token_id)).map(R=>y(R,$)),N=$.distribution.vocab-E.length;N>0&&O.push(h($,E.map(R=>y(R,$)),N));let W=w(Math.
max(...O.filter(({rest:R})=>!R).map(R=>Math.max(R.after,R.before))));for(_(c,`axis 0–${j(W)}`);M.length<O.length;)M.push(new Yt(o));M.forEach((R,P)=>O[P]?R.fill(
O[P],W,T($)):R.hide()),S(),i.hidden=E.length<=24,_(i,A?"show 24 only":`show all ${I(E.length)}`),i.setAttribute("aria-expanded",String(A))}function h($,E,v){let O=q=>Math.
max(0,1-E.reduce((B,z)=>B+z[q],0)),N=Ie($)>E.filter(({removed:q})=>!q).length,[W,R]=[N?e.usesBeams?null:O("after"):0,O("before")],P=`All ${I(v)} tokens that are\
 not listed, together: ${j(R)} before the processors`+(W===null?".":`, ${j(W)} after them.`);return{text:`${I(v)} others`,after:W,before:R,rest:!0,words:()=>P}}
let w=$=>[.02,.05,.1,.2,.5,1].find(E=>$<=E)||1;function u($){let E=!$.distribution.stages.length;t.classList.toggle("gp-untouched",E),_(a("after-word"),E?"proba\
bility; no processor ran, so it is the same before and after":"after the processors"),a("before-key").hidden=m.hidden=E,_(g,$.isPrompt||$.given?"given, not chos\
en":"chosen"),p.hidden=!$.beam||E,f.hidden=!T($),t.classList.toggle("gp-pressable",T($))}o.parentNode.addEventListener("click",$=>{let E=$.target.closest("butto\
n.gp-row"),v=E&&[...M,...C.rows].find(({body:N})=>N===E),O=e.current();v&&O&&T(O)&&e.ask({type:"branch",step:O,tokenId:v.entry.id})}),i.addEventListener("click",
()=>{A=!A,l(e.current())});function k($){let E=e.lineOf($),v=e.lines().length>1&&E&&!$.isPrompt?` of ${E.label}`:"";s.replaceChildren(e.selected?`at ${ws($)}${v}\
: `:`at the newest token${v}: `),s.append(te($.chosen.text,"gp-here")),L.back.disabled=$.isPrompt?!$.before:$.index===0&&!e.promptSteps.length,L.on.disabled=!E||
E.last===$,L.newest.disabled=!e.selected}function x(){s.textContent="No token yet.";for(let $ of M)$.hide();for(let $ of Object.values(L))$.disabled=!0;for(let $ of[
i,p,f,C.box])$.hidden=!0}return L.back.addEventListener("click",()=>e.walk(-1)),L.on.addEventListener("click",()=>e.walk(1)),L.newest.addEventListener("click",()=>e.
selectStep(null)),$=>{let E=e.current();r.hidden=!E,E?((E!==b[0]||e.canAsk!==b[1])&&l(E),u(E),C.draw(E,$,T(E)),k(E)):x(),b=[E,e.canAsk]}}var Zt=.001,Da=2e-5,dh=-1e9,kn=-1e8,Ae=(t,e=-1e30)=>t==null||t<e;function Qt(t,e,n){return Ae(t,n)||Ae(e,n)?Ae(t,n)&&Ae(e,n)?0:1/0:Math.abs(t-e)}function bn(t,e,n){
return Qt(t,e===null?null:e*n,kn)/Math.max(1,n)}var St=class{count=0;off=0;furthest=0;worst=null;see(e,n){this.count+=1,e<=Zt||(this.off+=1),!(this.worst&&!(e>this.
furthest))&&(this.furthest=e,this.worst={...n(),difference:e})}};function Ha(t){if(!t.usesBeams)return null;let{effective:e}=t.started,n={sum:new St,given:new St,
final:new St,pool:new St,output:new St},s=e.length_penalty??1;for(let o of t.prompts){if(!o)continue;let r=Math.max(...o.distributions.map(i=>i.length));hh(o,Math.
max(1,Math.floor(r/(e.num_beam_groups||1))),s,n)}return t.finished.sequences.forEach((o,r)=>ph(t.returned[r].last,o,r,s,n.output)),n}function hh(t,e,n,s){let o=null,
r=new Map,i=(a,c)=>c.score-a.score;t.steps.forEach((a,c)=>{if(a.some(({given:g})=>g)){for(let g of a)s.given.see(Qt(g.beam.score,0),()=>({node:g}));return}o??=new Map(
a.filter(({beam:g})=>g.parent%e===0).map(({beam:g})=>[g.parent,0]));for(let g of a){let{beam:m}=g,L=o.get(m.parent)??dh;if(s.sum.see(Qt(L+(m.logprob??-1/0),m.score,
kn),()=>({node:g,parent:L})),m.final_score===null||m.final_score===void 0)continue;let M=g.length**n;s.final.see(bn(m.score,m.final_score,M),()=>({node:g,power:M}));
let S=m.group??null;r.set(S,[...r.get(S)||[],{score:m.final_score,power:M}].sort(i).slice(0,e))}let p=[...r.values()].flat().filter(({score:g})=>!Ae(g)).sort(i),
f=t.pools[c].filter(g=>!Ae(g));for(let g=0;g<Math.max(p.length,f.length);g++){let m=p[g]??null,L=m&&g<f.length?bn(m.score*m.power,f[g],m.power):1/0;s.pool.see(L,
()=>({step:c,place:g,expected:m&&m.score,told:f[g]??null}))}o=new Map(a.filter(({beam:g})=>g.status==="running").map(({beam:g})=>[g.beam,g.score]))})}function ph(t,e,n,s,o){
let r=he(t),i=r.filter(({given:p})=>!p);if(e.score===null||!i.length)return;let a=i.length**s,c=r.every(({beam:p,given:f},g)=>f||p.parent===(e.beams||[])[g]);o.
see(c?bn(t.beam.score,e.score,a):1/0,()=>({number:n,node:t,power:a,told:e.score}))}function Ka(t,e){let s=t.querySelector("details"),o=t.querySelector(".gp-output"),r=t.querySelector(".gp-all"),i=null,a=!1;function c(k){let x=e.allLines(),$=e.
started.effective.length_penalty??1;return k.sequences.map((E,v)=>{let O=he(x[v]?x[v].last:null),N=E.token_ids.map((z,F)=>{let Y=O[F]&&O[F].chosen.token_id===z?
O[F]:null,Q=E.logprobs[F];return{id:z,text:Y?Y.chosen.text:"?",recorded:Q,library:E.transition_scores?E.transition_scores[F]:null,difference:E.transition_scores?
Qt(Q,E.transition_scores[F]):null,drawn:Y?Qt(Q,Y.chosen.logprob):1/0}}),W=E.logprobs.filter((z,F)=>!O[F]||!O[F].given),R=W.reduce((z,F)=>z+(F??-1/0),0),P=W.length**
$,q=W.length?R/P:null,B=E.score!==null&&q!==null&&E.score*P>kn;return{tokens:N,sum:R,length:W.length,penalty:$,rebuilt:q,score:E.score,difference:B?bn(R,E.score,
P):null}})}function p(k,x=1e-9){if(!Number.isFinite(k))return"everything";let $=Math.max(k,x),E=Math.floor(Math.log10($)+1e-9),v=Math.ceil($/10**E-1e-6);return v===
10?`1e${E+1}`:`${v}e${E}`}let f=k=>k.join("; "),g=(k,x)=>`${I(k)} ${x}${k===1?"":"s"}`;function m(){let{mode:k}=e.started;return k==="custom"?"its decoding loop\
 is one of your own":"the run was recorded without the library’s scores"}function L(k){if(!k||!k.sum.count)return[[],[]];let{sum:x,given:$,final:E,pool:v,output:O}=k,
N=({off:P,count:q,furthest:B},z,F)=>P?[`${I(P)} of ${g(q,z)} ${P===1?"does":"do"} not ${F}: the furthest is off by ${p(B)}`]:[],W=[...N(x,"tree node","add up"),
...N($,"given token","weigh nothing"),...N(E,"final score","follow from its sum"),...N(v,"kept score","follow from the texts that ended"),...N(O,"output","end w\
here its path through the tree ends")],R=Math.max(...Object.values(k).map(P=>P.furthest));return[W,W.length?[]:[`${g(x.count,"node")} of the tree ${x.count===1?
"adds":"add"} up to within ${p(R,Da)}`]]}function M({outputs:k,tree:x}){let $=k.flatMap(F=>F.tokens);if(!$.length)return["none","–","There are no scores to ch\
eck: no token was generated."];let E=$.filter(({difference:F})=>F!==null),v=k.filter(({difference:F})=>F!==null),O=F=>Math.max(0,...F.map(({difference:Y})=>Y)),
N=F=>F.filter(({difference:Y})=>!(Y<=Zt)),W=$.filter(({drawn:F})=>F>Zt),[R,P]=L(x),q=[];if(N(v).length&&q.push(`${I(N(v).length)} of ${I(v.length)} sequences_sc\
ores cannot be rebuilt: they are off by up to ${p(O(v))}`),q.push(...R),N(E).length&&q.push(`${I(N(E).length)} of ${g(E.length,"token")} differ from the library\
’s compute_transition_scores, by up to ${p(O(E))}`),W.length&&q.push(`${g(W.length,"token")} of the outputs differ from the steps that are shown`),q.length)return[
"differs","✗",f(q)];let B=[...v.length?[`${I(v.length)} sequences_scores ${v.length===1?"is":"are"} rebuilt to within ${p(O(v))}`]:[],...P];if(!E.length)return[
"none","–",f([...B,`compute_transition_scores does not apply: ${m()}`])];let z=E.length===1?"token agrees":"tokens agree";return["agrees","✓",f([...B,`${I(E.
length)} ${z} with the library’s compute_transition_scores to within ${p(O(E))}`])]}function S(){let[k,x,$]=i?M(i):["none","–","The scores are checked again\
st the library when the run has finished."];t.dataset.verdict=k,_(t.querySelector(".gp-badge"),x),_(t.querySelector(".gp-verdict-line"),$)}let C=k=>Ae(k)?"−∞":
k.toFixed(3).replace("-0.000","0.000"),A=k=>Ae(k)?"−∞":(k<kn?k.toExponential(3):G(k,5)).replace("-","−"),b=k=>k<0||Ae(k)?`(${A(k)})`:A(k);function T(k,x){
let $=k.insertCell();x===null?$.textContent="–":$.textContent=(x>Zt?"✗ ":"")+(x===0?"0":Number.isFinite(x)?x.toExponential(0):"∞"),$.classList.toggle("gp-\
off",x>Zt)}function y(){let k=i.outputs.filter(({score:$})=>$!==null);t.querySelector(".gp-beam-check").hidden=!k.length;let x=t.querySelector(".gp-sums tbody");
x.replaceChildren(),i.outputs.forEach(($,E)=>{if($.score===null)return;let v=x.insertRow();for(let O of[E+1,C($.sum),$.length,$.penalty,G($.rebuilt,4),G($.score,
4)])v.insertCell().textContent=O;T(v,$.difference)})}function l(k,x,$,E,v,O){if(!$.count)return;let{worst:N}=$,W=k.insertRow();W.append(d("th","",x,{scope:"row"})),
W.insertCell().textContent=I($.count),W.insertCell().append(E(N),...N.node?[" ",te(N.node.beam.text)]:[]),W.insertCell().textContent=v(N),W.insertCell().textContent=
A(O(N)),T(W,N.difference)}function h(){let k=t.querySelector(".gp-tree-sums tbody");if(k.replaceChildren(),!i.tree)return;let{sum:x,given:$,final:E,pool:v,output:O}=i.
tree,N=e.started.effective.length_penalty??1,W=({node:P})=>`step ${P.index+1}:`,R=({node:P,power:q})=>`${A(P.beam.score)} / ${P.length} ** ${N} = ${A(Ae(P.beam.
score)?null:P.beam.score/q)}`;l(k,"node: parent’s score + log-probability",x,W,({node:P,parent:q})=>`${A(q)} + ${b(P.beam.logprob)} = ${A(Ae(P.beam.logprob)?null:
q+P.beam.logprob)}`,({node:P})=>P.beam.score),l(k,"given token: weighs nothing",$,W,()=>A(0),({node:P})=>P.beam.score),l(k,"ended: score / length ** length_pena\
lty",E,W,R,({node:P})=>P.beam.final_score),l(k,"kept after a step: the best that ended",v,P=>`step ${P.step+1}: number ${P.place+1}`,P=>P.expected===null?"none":
A(P.expected),P=>P.told),l(k,"output: score where its path ends, after the penalty",O,({number:P})=>`output ${P+1}:`,R,P=>P.told)}function w(){let{tokens:k}=i.outputs[Number(
o.value)]||i.outputs[0]||{tokens:[]},x=t.querySelector(".gp-scores tbody");x.replaceChildren(),k.slice(0,a?1/0:20).forEach(($,E)=>{let v=x.insertRow();v.insertCell().
textContent=E+1,v.insertCell().textContent=$.id,v.insertCell().append(te($.text)),v.insertCell().textContent=C($.recorded),v.insertCell().textContent=$.difference===
null?"–":C($.library),T(v,$.difference),v.insertCell().textContent=(X($.recorded)*100).toFixed(2)+"%"}),r.hidden=k.length<=20||a,_(r,`Show all ${I(k.length)} \
tokens`)}function u(){if(!s.open)return;let k=e.hideFrom!==null;if(t.querySelector(".gp-secret").hidden=!k,t.querySelector(".gp-token-check").hidden=k||!i,t.querySelector(
".gp-beam-check").hidden=!0,t.querySelector(".gp-tree-check").hidden=k||!i||!i.tree||!i.tree.sum.count,_(t.querySelector(".gp-how"),"The playground notes a log-\
probability for each token while it decodes. Beside it stands what the library’s own compute_transition_scores gives for the same run"+(e.usesBeams?" (normali\
ze_logits=False, as its documentation asks for beams).":" (normalize_logits=True).")),!i)return;let x=e.usesBeams?"output":"sequence";t.querySelector(".gp-which").
hidden=i.outputs.length<2,o.options.length!==i.outputs.length&&o.replaceChildren(...i.outputs.map(($,E)=>d("option","",`${x} ${E+1}`,{value:E}))),y(),k||h(),k||
w()}return s.addEventListener("toggle",u),o.addEventListener("change",u),r.addEventListener("click",()=>{a=!0,u()}),k=>{if(t.hidden=!e.started,!k.run&&!k.status&&
!k.steps)return;let{finished:x}=e;x?(!i||i.finished!==x)&&(i={finished:x,outputs:c(x),tree:Ha(e)},a=!1,o.replaceChildren()):i=null,S(),(k.run||k.status||x)&&u()}}function Ga(t,e){let o=[.1,.2,.5,1,2,5,10,20,50,1/0],r=t.querySelector(".gp-heat-plot"),i=t.querySelector(".gp-cells"),a=t.querySelector(".gp-column"),c=t.querySelector(
".gp-layer-names"),p=t.querySelector(".gp-layer-reading"),f=t.querySelector(".gp-layer-tally"),g=document.createElement("canvas"),m=g.getContext("2d",{willReadFrequently:!0}),
L=new me({picks:{},peak:0},({picks:P,peak:q},{layers:B})=>B?{picks:{...P,[B.layer]:(P[B.layer]||0)+1},peak:Math.max(q,...B.divergences)}:{picks:P,peak:q}),M=0,S=[],
C=[],A=[0,0],b=[],T=P=>Math.round(Math.sqrt(Math.max(0,Math.min(1,(P??0)/M)))*10);function y(){let P=getComputedStyle(t);return[...[...Array(11).keys()].map(B=>`\
--gp-heat-${B}`),"--gp-text"].map(B=>{let z=P.getPropertyValue(B).trim();return[1,3,5].map(F=>parseInt(z.slice(F,F+2),16))})}function l(P){if(g.width>=P&&g.height===
S.length*6)return;let q=g.height===S.length*6?m.getImageData(0,0,g.width,g.height):null;g.width=Math.max(64,2**Math.ceil(Math.log2(P))),g.height=S.length*6,q&&m.
putImageData(q,0,0)}function h(P){let q=new ImageData(1,S.length*6);S.forEach((B,z)=>{let F=P.layers?P.layers.candidate_layers.indexOf(B):-1;if(F<0)return;let Y=C[T(
P.layers.divergences[F])];for(let Q=0;Q<5;Q++){let oe=Q===2&&B===P.layers.layer?C[11]:Y;q.data.set([...oe,255],(z*6+Q)*4)}}),m.putImageData(q,P.index,0)}let w=()=>Math.
max(10,L.steps.length);function u(){let[P,q]=A;if(!P||!q)return;i.width!==P&&(i.width=P),i.height!==q&&(i.height=q);let B=i.getContext("2d");B.clearRect(0,0,P,q),
B.imageSmoothingEnabled=!1;let z=L.steps.length;B.drawImage(g,0,0,z,g.height,0,0,P*z/w(),q)}function k(P){let q=[...L.steps.find(Y=>Y.layers).layers.candidate_layers].
sort((Y,Q)=>Q-Y),B=y(),z=o.find(Y=>L.total.peak<=Y*Math.LN2)*Math.LN2,F=String([q,B,z])!==String([S,C,M]);String(q)!==String(S)&&x(q),[S,C,M]=[q,B,z],l(L.steps.
length);for(let Y of F?L.steps:P)h(Y);u()}function x(P){let q=Math.max(15,Math.min(28,280/P.length));r.style.height=c.style.height=`${Math.max(1,P.length)*q}px`,
c.replaceChildren(...P.map(B=>d("span","",B===0?"embedding":`layer ${B}`)))}function $(){_(t.querySelector(".gp-ramp-low"),"0"),_(t.querySelector(".gp-ramp-high"),
`${Number(xe(M,e.unit).toPrecision(2))} ${e.unit}`.replace(/^1 bits/,"1 bit"));let P=t.querySelector(".gp-scale-ramp");if(!P.childNodes.length)for(let q=0;q<11;q++){
let B=d("i");B.style.background=`var(--gp-heat-${q})`,P.append(B)}}let E=P=>P===0?"the embedding (layer 0)":`layer ${P}`;function v(P){if(!P.layers)return`Token\
 ${P.index+1}, ${V(P.chosen.text)}: no layer was contrasted.`;let{layer:q,final_layer:B,candidate_layers:z,divergences:F}=P.layers,Y=z.map((Q,oe)=>`${Q===0?"emb\
edding":`layer ${Q}`} ${xe(F[oe]??0,e.unit).toFixed(3)}`);return`Token ${P.index+1}, ${V(P.chosen.text)}: ${E(q)} was contrasted with the last layer (${B}), bec\
ause it diverges most from it. Divergences in ${e.unit}: ${Y.join(", ")}.`}function O(P){a.hidden=!1,a.style.left=`${P.index/w()*100}%`,a.style.width=`${100/w()}\
%`;let q=v(P);_(p,q),Vn(r,P,L.steps.length,q)}function N(){let P=Object.entries(L.total.picks).sort((B,z)=>z[1]-B[1]),q=P.reduce((B,[,z])=>B+z,0);_(f,"Along the\
 text: "+P.map(([B,z])=>`${E(Number(B))} in ${I(z)}`).join(", ")+` of ${I(q)} steps.`),_(t.querySelector(".gp-heat-end"),String(w()))}Ei(r,e,{stepUnder:P=>{let{
left:q,width:B}=r.getBoundingClientRect(),z=Math.floor((P.clientX-q)/B*w());return L.steps[Math.max(0,Math.min(L.steps.length-1,z))]},hover:P=>_(p,v(P)),leave:()=>e.
current()&&!t.hidden&&_(p,v(e.current()))});function W(P){let q=e.current();if(t.hidden=!(q&&q.layers),t.hidden)return;let{added:B}=L.follow(e.lastOf(q));q===b[0]&&
L.total===b[1]&&!P.unit&&!P.look||(b=[q,L.total],k(B),$(),O(q),N())}new ResizeObserver(([{contentRect:P}])=>{A=[P.width,P.height].map(q=>Math.round(q*devicePixelRatio)),
u()}).observe(r);let R=()=>W({look:!0});return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",R),new MutationObserver(R).observe(document.
body,{attributes:!0,attributeFilter:["class"]}),W}var vs={count:0,after:0,before:0,entropyAfter:0,entropyBefore:0,kept:0};function Ro(t,e){let{chosen:n,distribution:s}=e,o=r=>we(r)??-1/0;return{count:t.count+1,
after:t.after+o(n.logprob??n.raw_logprob),before:t.before+o(n.raw_logprob),entropyAfter:t.entropyAfter+s.entropy_after,entropyBefore:t.entropyBefore+s.entropy_before,
kept:t.kept+Ie(e)}}var ut=(t,e)=>e?Math.exp(-t/e):null,fh=[1,2,3],$s=class{constructor(){this.ids=[],this.grams=new Map(fh.map(e=>[e,new Map])),this.repeated=[],
this.numRepeated=0}gram(e){return this.ids.slice(-e).join(" ")}add(e){this.repeated.push(this.ids.includes(e,-128)),this.numRepeated+=Number(this.repeated.at(-1)),
this.ids.push(e);for(let[n,s]of this.grams)this.ids.length>=n&&s.set(this.gram(n),(s.get(this.gram(n))||0)+1)}cut(e){for(;this.ids.length>e;){for(let[n,s]of this.
grams){if(this.ids.length<n)continue;let o=s.get(this.gram(n))-1;o?s.set(this.gram(n),o):s.delete(this.gram(n))}this.ids.pop(),this.numRepeated-=Number(this.repeated.
pop())}}distinct(e){return this.ids.length>=e?this.grams.get(e).size/(this.ids.length-e+1):null}get share(){return this.ids.length?this.numRepeated/this.ids.length:
null}};function Ua(t,e){let n=t.querySelector(".gp-status"),s=t.querySelector(".gp-alert"),o=t.querySelector(".gp-figures"),r=t.querySelector(".gp-notes"),i=new Map,a="\
gp-meaning-"+Math.random().toString(36).slice(2,8)+"-",c=new Nt,p;function f(){let{started:v,finished:O}=e;if(!v)return[];let N=O?O.num_tokens:e.numTokens,W=O?O.
seconds:e.elapsed,R=O?O.time_to_first_token:e.firstElapsed;return[["Tokens",I(N),"tokens generated so far"+(e.usesBeams?", one a step for all beams together":"")+
`; at most ${I(v.max_new_tokens)} new ones were asked for`],["Tokens per second",W>0&&N?(N/W).toFixed(1):"–","tokens divided by the time since the run began, \
the first token’s wait included"],["Time to first token",R===null?"–":vn(R),"from the start of the run to its first token, without waiting in line or loadin\
g the model"],...g(),["Stopped by",m(),"what ended the text: the model’s own end-of-sequence token, a stop string, a limit, a criterion or a loop of your own, o\
r a person",!0],["Seed",String(v.seed),"the random seed of this run: the same seed and settings give the same text again"]]}function g(){if(!e.rounds.length)return[];
let{num_draft_tokens:v,num_accepted_draft_tokens:O,...N}=c.read(e.rounds),W=N.draft_acceptance_rate;return[["Draft accepted",W===null?"–":j(W),`draft_acceptan\
ce_rate: accepted over drafted tokens, ${I(O)} of ${I(v)}`],["Tokens per draft",G(N.mean_acceptance_length,2),`mean_acceptance_length: tokens that a round with \
a draft wrote on average, the target’s own one included: 1 + ${I(O)} accepted / ${I(N.num_spec_steps)} such rounds`]]}function m(){return e.finished?[...new Set(
e.finished.sequences.map(O=>fe(O.stop_reason)[0]))].join(", ")||"–":e.running?"still running":"an error"}function L(){let v=f(),O=new Set(v.map(([N])=>N));for(let[
N,{figure:W}]of i)O.has(N)||(W.remove(),i.delete(N));v.forEach(([N,W,R,P],q)=>{let B=i.get(N)||M(N,P,q);B.value.textContent!==W&&(B.value.textContent=W);let z=`${N}\
: ${R}`;B.meaning.textContent!==z&&(B.meaning.textContent=z)})}function M(v,O,N){let W=d("div","gp-figure"+(O?" gp-words":""),null,{tabindex:"0"}),R=d("dd"),P=d(
"span","gp-meaning","",{role:"tooltip",id:a+v.replaceAll(" ","-")});W.setAttribute("aria-describedby",P.id),W.append(d("dt","",v),R,P),o.insertBefore(W,o.children[N]||
null);let q={figure:W,value:R,meaning:P};return i.set(v,q),q}let S=new me(vs,Ro),C=new $s,A=vs,b=v=>Number.isFinite(v)?xe(v,e.unit).toFixed(2).replace(/^-0.00$/,
"0.00"):"−∞",T=v=>v===null?"–":Number.isFinite(v)?v<1e3?v.toFixed(2):I(Math.round(v)):"∞";function y(){let{total:v}=S,{unit:O}=e,N=(P,{count:q})=>q?P/q:
null,W=(P,q)=>q.count?b(N(P,q)):"–",R=S.steps.at(-1).distribution.vocab;return[["perplexity",l([[v.after,v.count],[v.before,v.count],[A.before,A.count]],R),T(
ut(v.after,v.count)),T(ut(v.before,v.count)),T(ut(A.before,A.count))],[`mean log-probability, ${O}`,"the logarithm of a token’s probability, on average",W(v.after,
v),W(v.before,v),W(A.before,A)],[`cumulative log-probability, ${O}`,"the logarithm of the probability of the whole text: that of its tokens, added up",b(v.after),
b(v.before),b(A.before)],[`mean entropy, ${O}`,"how uncertain the next token was, on average",W(v.entropyAfter,v),W(v.entropyBefore,v),W(A.entropyBefore,A)],["m\
ean tokens kept","how many tokens could be chosen, on average: all of the vocabulary before the processors",T(N(v.kept,v)),I(R),I(R)],...[1,2,3].map(P=>[`distin\
ct-${P}`,`how many of the text’s ${P===1?"tokens":`runs of ${P} tokens`} differ, over all of them: 1 means that nothing comes twice`,T(C.distinct(P)),"",""]),
["repetition","the share of tokens that occur among the 128 tokens before them",j(C.share),"",""]]}function l(v,O){let N="e to the power of minus the mean log-p\
robability in nats";return v.every(([W,R])=>!R||ut(W,R)<=O)?`how many equally likely tokens there were to choose from, on average: ${N}`:`${N}; above ${I(O)}, t\
he size of the vocabulary, where tokens drawn blindly would be likelier`}function h(){let v=e.current(),O=v?e.lastOf(v):null,{keep:N,added:W}=S.follow(O&&!O.isPrompt?
O:null);C.cut(N);for(let{chosen:P}of W)C.add(P.token_id);let R=t.querySelector(".gp-text-numbers");R.hidden=!S.steps.length,!R.hidden&&(w(),R.open&&u(v))}function w(){
let{total:v}=S,O=A.count?`; of the prompt ${T(ut(A.before,A.count))}`:"";_(t.querySelector(".gp-in-short"),`The text in numbers: perplexity ${T(ut(v.before,v.count))}\
 before the processors, ${T(ut(v.after,v.count))} after${O}`)}function u(v){let O=e.lines().length>1?e.lineOf(v):null;_(t.querySelector(".gp-whose"),O&&O.label?
`of ${O.label}`:""),t.querySelector(".gp-prompt-head").hidden=!A.count;let N=y(),W=t.querySelector(".gp-totals tbody");for(;W.rows.length<N.length;){let R=W.insertRow(),
P=d("th","",null,{scope:"row"});P.append(d("span","","",{tabindex:"0","data-tip":""})),R.append(P,d("td"),d("td"),d("td"))}N.forEach(([R,P,...q],B)=>{let[z,...F]=W.
rows[B].cells;_(z.firstChild,R),z.firstChild.dataset.tip=P.charAt(0).toUpperCase()+P.slice(1)+".",q.forEach((Y,Q)=>_(F[Q],Y)),F[2].hidden=!A.count})}t.querySelector(
".gp-text-numbers").addEventListener("toggle",h);function k(){let v=e.finished?e.finished.sequences:[],O=new Map;v.forEach(({note:R},P)=>R&&O.set(R,[...O.get(R)||
[],P+1]));let N=e.usesBeams?"output":"sequence",W=[...O].map(([R,P])=>{let B=P.length<v.length?` on ${N}${P.length>1?"s":""} ${P.join(", ")}`:"",z=d("p");return z.
append(d("b","",`Note${B}: `),R),z});r.replaceChildren(...W)}function x(){let[v,O]=$(),N=v+O;n.textContent!==N&&n.replaceChildren(d("b","",v),O)}function $(){let{
started:v,finished:O,failed:N,queued:W,loading:R}=e;if(R){let B=Et(R);return["",B[0].toUpperCase()+B.slice(1)]}if(W)return W.ahead===0?["Starting …",""]:["Wai\
ting in line. ",`${W.ahead===1?"One run is":`${W.ahead} runs are`} before yours.`];if(N)return["Stopped by an error.",v?e.numTokens?" What had been written is k\
ept.":" Nothing had been written.":""];if(!v)return["","Nothing has run yet."];let P=` · ${v.model}${v.assistant?" with "+v.assistant:""} · ${Tt(v.mode)} · ${v.
device}`,q=O||e.shared<2?"":` · side by side with ${e.shared===2?"another run":`${e.shared-1} others`}`;return[O?"Finished":"Decoding …",P+q]}function E(){let v=e.
waiting?null:e.failed;if(p===v||(p=v,s.replaceChildren(),!v))return;let O=d("div","gp-problem"),N=(W,R,P)=>{let q=d("p");q.append(d("b","","✕ "),(P?P+": ":"")+
W,R?" "+R:""),O.append(q)};for(let{knob:W,message:R,fix:P}of Sn(v))N(R,P,W);s.append(O)}return v=>{v.run&&(o.replaceChildren(),i.clear()),(v.run||v.status)&&(x(),
E(),k()),(v.run||v.steps||v.status)&&L(),(v.run||v.prompt)&&(A=e.promptSteps.reduce(Ro,vs)),h()}}var Va=12;function Ja(t,e,n){let s=0,o=t.map(p=>{let f=s;return s=Math.min(1,s+(mn(p,n)||0)),{from:f,to:s,kind:Bo(p,e),candidate:p}}),r=e.distribution.stages[n],
i=t.filter(p=>r&&gn(p,n+1)).reduce((p,f)=>p+(mn(f,n)||0),0),a=r?Math.max(0,Math.min(1-s,r.mass_removed-i)):0,c={from:s,to:1-a,kind:"others",candidate:null};return[
...o,c,{from:1-a,to:1,kind:"going",candidate:null}]}function Bo(t,e){return t.token_id===e.chosen.token_id?"chosen":De(t)?"removed":"kept"}function Ya(){let t=d(
"div","gp-flow",null,{"aria-hidden":"true"}),e=Z("svg","gp-ribbons");e.setAttribute("viewBox",`0 0 100 ${Va}`),e.setAttribute("preserveAspectRatio","none");let n=d(
"div","gp-flow-bar");return t.append(e,n),{box:t,ribbons:e,bar:n}}var uh=(t,e)=>e>12+7*Math.min(t.length,10);function jo({ribbons:t,bar:e},n,s,o,r){let i=J(e,n.
length,()=>d("span",""));n.forEach(({from:c,to:p,kind:f,candidate:g},m)=>{let L=i[m];if(re(L,`gp-piece gp-piece-${f}`),L.hidden=p-c<1e-4&&f!=="chosen",L.hidden)
return;ee(L,"left",c),ee(L,"width",p-c);let M=g?g.text:f==="others"?"others":"",S=M&&uh(M,(p-c)*o)?M:"";(L.dataset.text||"")!==S&&L.replaceChildren(...S?[te(S,"\
gp-piece-word")]:[]),L.dataset.text=S,$e(L,()=>r(n[m],s&&s[m]))});let a=J(t,s?n.length:0,()=>Z("path"));(s||[]).forEach((c,p)=>{let{from:f,to:g,kind:m}=mh(n[p]),
[L,M,S,C]=[c.from,c.to,g,f].map(A=>(A*100).toFixed(2));a[p].dataset.kind!==m&&(a[p].dataset.kind=m,a[p].setAttribute("class",`gp-ribbon gp-ribbon-${m}`)),a[p].setAttribute(
"d",c.to>c.from?`M${L} 0H${M}L${S} ${Va}H${C}Z`:"")})}function mh(t){return t.kind==="others"?{...t,to:1}:t.kind==="going"?{...t,from:1,to:1}:t}var Ss=class{constructor(e){this.table=e,this.head=e.createTHead().insertRow(),this.body=e.createTBody(),e.addEventListener("keydown",n=>this.walk(n)),e.addEventListener(
"focusin",n=>this.keepFocus(n.target)),this.lines=[]}draw(e,n,s){this.drawHead(e);let o=e.filter(p=>p.idle).length;this.table.style.minWidth=`${100+20*o+60*(e.length-
o)}px`;let r=n.map(p=>e.map(({number:f})=>mn(p,f))),i=Math.max(.02,...r.flat().filter(p=>p!==void 0)),a=new Set(Xt(s));for(;this.lines.length>n.length;)this.lines.
pop().row.remove();for(;this.lines.length<n.length;)this.newLine();n.forEach((p,f)=>this.fill(this.lines[f],p,e,r[f],i,s,a));let c=this.lines.flatMap(p=>p.cells.
map(({cell:f})=>f));!c.some(p=>p.tabIndex===0)&&c.length&&(c[0].tabIndex=0)}drawHead(e){let n=J(this.head,e.length+1,()=>{let s=d("th","",null,{scope:"col"});return s.
append(d("span","gp-stage-place"),d("span","gp-stage-name")),s});_(n[0].lastElementChild,"candidate"),e.forEach(({place:s,name:o,tip:r,idle:i},a)=>{let c=n[a+1];
re(c,i?"gp-idle-column":""),_(c.firstElementChild,s),_(c.lastElementChild,o),c.lastElementChild.classList.toggle("gp-hidden",i),c.dataset.tip=r})}newLine(){let e=this.
body.insertRow(),n=d("th","",null,{scope:"row"}),s=d("span","gp-sign","",{"aria-hidden":"true"}),o=d("bdi","gp-word"),r=d("span","gp-course-tag"),i=d("div","gp-\
course-name"),a=d("div","");a.append(o,r),i.append(s,a),n.append(i),e.append(n),this.lines.push({row:e,head:n,sign:s,word:o,tag:r,cells:[]})}newCell(e){let n=d(
"td","",null,{role:"gridcell",tabindex:"-1"}),s=d("span","gp-course-track",null,{"aria-hidden":"true"}),o=d("i","gp-course-bar");s.append(o);let r=d("span","gp-\
course-number");n.append(s,r),e.row.append(n),e.cells.push({cell:n,bar:o,number:r})}fill(e,n,s,o,r,i,a){let c=n.token_id===i.chosen.token_id,p=De(n);for(re(e.row,
`gp-course gp-course-${Bo(n,i)}`),_(e.sign,c?"▶":p?"✕":""),de(e.word,n.text),_(e.tag,[c&&(i.given?"given":"chosen"),p&&"removed",!a.has(n)&&"looked up"].filter(
Boolean).join(", ")),$e(e.head,()=>ys(n,i));e.cells.length>s.length;)e.cells.pop().cell.remove();for(;e.cells.length<s.length;)this.newCell(e);s.forEach((f,g)=>this.
fillCell(e.cells[g],n,s,g,o,r))}fillCell({cell:e,bar:n,number:s},o,r,i,a,c){let{number:p,name:f,idle:g,side:m}=r[i],[L,M]=[a[i],i?a[i-1]:void 0],S=gn(o,p)&&L!==
void 0,C=S&&i>0&&!gn(o,r[i-1].number);re(e,[g&&"gp-idle-column",S&&!C&&"gp-gone",C&&"gp-cut"].filter(Boolean).join(" ")),ee(n,"height",Math.sqrt((L||0)/c));let A=L===
void 0?"–":C?`✕ ${f}`:S?m==="after"?"✕":"":j(L);_(s,A),s.classList.toggle("gp-hidden",g&&!C);let b=!C&&i&&M!==void 0&&L!==void 0&&j(L)!==j(M)?L>M?"up":"do\
wn":"";(s.dataset.change||"")!==b&&(s.dataset.change=b),$e(e,()=>this.words(o,r[i],{share:L,was:M,gone:S,cut:C}))}words({text:e},{side:n,name:s,idle:o,number:r},{
share:i,was:a,gone:c,cut:p}){if(i===void 0)return`${V(e)}: not recorded at this place.`;if(p)return`${V(e)}: removed by ${s}; it had ${j(a)} just before.`;if(c)
return`${V(e)}: nothing is left of it here.`;if(n)return`${V(e)}: ${j(i)} ${n} ${n==="after"?"all":"the"} processors.`;if(o)return`${V(e)}: ${j(i)}, left as it \
was by ${s}.`;let f=j(i)===j(a)?"the same as before it":`${j(a)} before it`;return`${V(e)}: ${j(i)} after ${s} (stage ${r}), ${f}.`}keepFocus(e){if(!(e.tabIndex!==
-1||e.tagName!=="TD")){for(let n of this.body.querySelectorAll('td[tabindex="0"]'))n.tabIndex=-1;e.tabIndex=0}}walk(e){let n={ArrowRight:[0,1],ArrowLeft:[0,-1],
ArrowDown:[1,0],ArrowUp:[-1,0],Home:[0,-1/0],End:[0,1/0]},s=e.target.closest("td");if(!s||!n[e.key]||e.ctrlKey||e.metaKey||e.altKey)return;e.preventDefault();let o=this.
lines.findIndex(p=>p.row===s.parentNode),[r,i]=n[e.key],a=(p,f)=>Math.max(0,Math.min(f-1,p)),{cells:c}=this.lines[a(o+r,this.lines.length)];c[a(s.cellIndex-1+i,
c.length)].cell.focus()}};function Xa(t,e){let s=t.querySelector(".gp-where"),o=t.querySelector(".gp-none"),r=t.querySelector(".gp-chain tbody"),i=t.querySelector(".gp-courses"),a=t.querySelector(
".gp-all"),c=t.querySelector(".gp-beams-note"),p=t.querySelector(".gp-chosen-word"),f=new Ss(t.querySelector(".gp-courses-grid")),g=new me({},C),m=[],L=!1,M=[],
S=300;function C(P,q){let B=No(q);if(!B.length)return P;let z={...P};for(let F of B){let Y=F.number+F.kind,{ran:Q,acted:oe,removed:se,moved:ce}=P[Y]||{ran:0,acted:0,
removed:0,moved:0};z[Y]={ran:Q+1,acted:oe+!F.idle,removed:se+F.removed,moved:ce+F.moved}}return z}function A({ran:P,acted:q,removed:B,moved:z}){if(!q)return`not\
hing in ${vt(P,"step")}`;let F=z>2*B?`${j(z/q)} moved`:`${Po(B/q)} removed`;return`${I(q)} of ${vt(P,"step")}, ${F}`}let b=new ResizeObserver(([{contentRect:P}])=>{
if(!P.width||Math.abs(P.width-S)<8)return;S=P.width;let q=e.current();q&&R(q)});function T(){let P=r.insertRow(),q=d("th","",null,{scope:"row"}),B=d("span","gp-\
number",""),z=d("span","","",{tabindex:"0","data-tip":""}),F=d("span","gp-side"),Y=d("span","gp-knob");q.append(B,z," ",F," ",Y);let Q=Ya();P.append(q,d("td","g\
p-flow-cell"),d("td","gp-left"),d("td","gp-entropy"),d("td","gp-here-words"),d("td","gp-over")),P.cells[1].append(Q.box);let[,,oe,se,ce,pe]=P.cells;return m.length||
b.observe(Q.bar),m.push({row:P,number:B,name:z,tags:F,knob:Y,flow:Q,left:oe,entropy:se,here:ce,over:pe}),m.at(-1)}function y(P,{kind:q,number:B,name:z,tip:F,side:Y,
knob:Q,entropy:oe,left:se,here:ce,over:pe}){P.row.className=`gp-stage-${q}`,_(P.number,B),_(P.name,z),P.name.dataset.tip!==F&&(P.name.dataset.tip=F),_(P.tags,Y),
P.tags.hidden=!Y,_(P.knob,Q),P.knob.hidden=!Q,_(P.left,se),_(P.entropy,oe),typeof ce=="string"?_(P.here,ce):P.here.replaceChildren(...ce),_(P.over,pe)}function l(P){
let q={...e.started.effective,...e.started.config};return P.filter((B,z)=>z===0||q[B]).map(B=>{let z=JSON.stringify(q[B]??null);return z==="null"||z.length>12?B:
`${B} ${z}`}).join(", ")}function h(P,q){let{vocab:B,entropy_before:z}=P.distribution,{name:F,meaning:Y}=Wo(P),Q={kind:"source",number:"",name:F,tip:Y,side:q.length?
"before":"before and after",knob:"",left:`${I(B)} left`,entropy:le(z,e.unit),here:"",over:""},oe=q.map((se,ce)=>({kind:se.idle?"idle":"active",number:`${se.number}\
. `,name:se.name,tip:`${se.meaning} (${se.kind})`,side:ce===q.length-1?"after":"",knob:l(se.knobs),left:`${I(se.kept)} left`,entropy:le(se.entropy,e.unit),here:qo(
se),over:A(g.total[se.number+se.kind])}));return[Q,...oe,w(P)]}function w(P){let[q,B]=za(P,e.started),z=X(P.chosen.logprob),F=De(P.chosen)?`, although ${wn(P.chosen,
P)} removed it`:P.beam?`: log-probability ${G(P.chosen.logprob)}`:` (${j(z)})`;return{kind:"choice",number:"",name:q,tip:"What became of what was left: the toke\
n that stands in the text.",side:"",knob:"",left:"",entropy:"",here:["▶ ",te(P.chosen.text,"gp-strong"),` ${B}${F}`],over:""}}function u(P,q,B){let z=h(P,q);for(;m.
length>z.length;)m.pop().row.remove();z.forEach((oe,se)=>y(m[se]||T(),oe));let F=[0,...q.map(({number:oe})=>oe)].map(oe=>Ja(B,P,oe)),Y=E(P,q),Q=v(P,q);m.forEach(
({flow:oe},se)=>{oe.box.hidden=!Y&&se>0,!oe.box.hidden&&(se<F.length?jo(oe,F[se],F[se-1],S,(ce,pe)=>x(ce,pe,se,Q)):$(oe,F.at(-1),S))})}let k=({from:P,to:q})=>j(
q-P);function x(P,q,B,z){if(P.kind==="going")return`Tokens that are not shown here and that ${z[B+1].name} removes: ${k(P)}.`;let F=P.candidate?V(P.candidate.text):
"All other tokens together";return B?`${F}: ${k(P)} after ${z[B].name}`+(P.candidate?`, ${k(q)} before it.`:"."):`${F}: ${k(P)} before the processors.`}function $(P,q,B){
let z=q.filter(({kind:F})=>F==="chosen");jo(P,z,z,B,F=>`${V(F.candidate.text)} had ${k(F)} of what was left.`)}let E=({distribution:P},q)=>P.candidates.every(({
stage_logprobs:B})=>(B||[]).length===q.length);function v(P,q){let B=Wo(P);return[{number:0,place:"before",name:B.name,tip:B.meaning,idle:!1,side:"before"},...q.
map(z=>({number:z.number,place:String(z.number),name:z.name,idle:z.idle,side:"",tip:`${z.number}. ${z.name}: ${qo(z)} here. It ${z.meaning}.`}))]}function O(P,q,B,z){
if(i.hidden=!q.length||!E(P,q),i.hidden)return;let F={number:q.length,place:"after",name:"all",tip:"After all processors: what the choice was made of.",idle:!1,
side:"after"};f.draw([...v(P,q),F],B,P),a.hidden=z<=10,_(a,L?"show 10 only":`show all ${I(z)}`),a.setAttribute("aria-expanded",String(L))}a.addEventListener("cl\
ick",()=>{L=!L,R(e.current())});function N(P){if(P.distribution.stages.length)return"";if(P.isPrompt)return"The model’s own distribution: no logits processor ta\
kes part in reading the prompt.";let q=e.started.processors||[],B=bs(P)?"DoLa’s contrast":"The model’s own distribution";return e.started.mode==="custom"&&!q.
length?"Your own loop asked no logits processor here.":q.length?`${B}, untouched here. Prepared, but not used by this loop: ${q.map(z=>He(z)[0]).join(", ")}.`:`${B}\
, untouched: no logits processor runs.`}function W(P){let q=P.isPrompt||P.given;s.replaceChildren(`at ${ws(P)}: `,te(P.chosen.text),q?" (given, not chosen)":""),
_(p,q?"given":"chosen")}function R(P){let q=No(P),B=Xt(P),z=(P.watched||[]).filter(({token_id:Y})=>B.every(Q=>Q.token_id!==Y)),F=ks(B,10,P.chosen.token_id);W(P),
_(o,N(P)),o.hidden=!o.textContent,c.hidden=!P.beam||!q.length,u(P,q,F),O(P,q,[...L?B:F,...z],B.length)}return P=>{let q=e.current();t.hidden=!q,q&&(q.isPrompt||
g.follow(e.lastOf(q)),!(q===M[0]&&g.total===M[1]&&!P.unit&&!P.watched)&&(M=[q,g.total],R(q)))}}function gh(t){let e=t>>>0;return()=>{e=e+1831565813>>>0;let n=Math.imul(e^e>>>15,e|1);return n=n+Math.imul(n^n>>>7,n|61)^n,((n^n>>>14)>>>0)/2**32}}function wh(t,e){
let n=[...t];for(let s=n.length-1;s>0;s--){let o=Math.floor(e()*(s+1));[n[s],n[o]]=[n[o],n[s]]}return n}function Qa(t,e){let r=["1st","2nd","3rd"],i=q=>t.querySelector(
".gp-"+q),a=t.querySelector("details"),[c,p,f,g]=["from","choices","reveal","next"].map(i),m=null,L=()=>e.usesBeams&&!e.finished?[]:e.allLines(),M=q=>he(L()[q]?
L()[q].last:null),S=q=>q.distribution.candidates.filter(({raw_rank:B})=>B).sort((B,z)=>B.raw_rank-z.raw_rank).slice(0,6);function C(q){let B=Number(e.started.seed)%
4294967296+7919*q.index+104729*q.sequence;return wh(S(q),gh(B))}let A=q=>S(q).length>1;function b(q){let B=e.current(),z=B&&e.lastOf(B),F=Math.max(0,L().findIndex(
oe=>oe.last===z)),Y=M(F),Q=Y.findIndex((oe,se)=>se>=q&&A(oe));if(Q<0){_(i("cannot"),Y.length>q?"From there on the run has recorded no candidates to pick from: r\
aise top_candidates and run it again.":e.running?"The run has not come so far yet.":`There is no token ${q+1} in this text: choose an earlier one.`);return}_(i(
"cannot"),""),m={line:F,at:Q,step:null,picks:[],revealed:!1,results:[]},T()}function T(){let q=M(m.line);for(;q[m.at]&&!A(q[m.at]);)m.at+=1;if(Object.assign(m,{
step:q[m.at]||null,picks:[],revealed:!1}),!m.step&&!e.running){u();return}y(),m.step&&e.selectStep(m.step.before),k(()=>p.querySelector("button"))}function y(){
e.hide(m&&a.open?m.at+(m.revealed?1:0):null)}function l(q){let{picks:B}=m;B.includes(q)?B.splice(B.indexOf(q),1):B.length<3&&B.push(q),v()}function h(){let{step:q,
picks:B}=m,z=S(q),F=z.find(({token_id:Y})=>Y===B[0]);m.revealed=!0,m.results.push({step:q,first:F,share:Math.exp(F.raw_logprob-z[0].raw_logprob),hit:B.includes(
q.chosen.token_id)}),y(),e.selectStep(q),k(()=>g)}function w(){if(m.results.length>=10){u();return}m.at+=1,T()}function u(){let{results:q,line:B}=m,z=m.at+(m.revealed?
1:0);m=null,y(),c.value=M(B).slice(z).some(A)?z+1:1,P(q),k(()=>i("begin"))}function k(q){let B=t.contains(document.activeElement);R(),B&&q()&&q().focus({preventScroll:!0})}
let x=({piece:q,chosen:B,text:z})=>q??(B?B.text:z);function $(){let q=he(m.step?m.step.before:M(m.line).at(-1)||null),B=[...e.prefix,...q].map(x).join(""),z=d("\
span","gp-gap","?",{"aria-label":"the hidden token"});m.revealed&&z.replaceChildren(te(m.step.chosen.text));let F=i("so-far");F.replaceChildren(B,z),F.scrollTop=
F.scrollHeight}function E(){p.replaceChildren(...(m.step&&!m.revealed?C(m.step):[]).map(({token_id:q,text:B})=>{let z=d("button","gp-choice",null,{type:"button",
"aria-pressed":"false","data-token":q});return z.append(d("span","gp-order"),te(B)),z.addEventListener("click",()=>l(q)),z})),v()}function v(){for(let q of p.children){
let B=m.picks.indexOf(Number(q.dataset.token));q.setAttribute("aria-pressed",String(B>=0)),q.disabled=B<0&&m.picks.length>=3,_(q.querySelector(".gp-order"),B<0?
"":r[B])}f.disabled=!m.picks.length}function O(){if(i("answer").hidden=!m.revealed,!m.revealed)return;let{step:q,picks:B}=m,{share:z,hit:F}=m.results.at(-1),Y=S(
q),Q=q.chosen.token_id,oe=Y.some(({token_id:pe})=>pe===Q)?Y:[...Y,q.chosen];i("truth").tBodies[0].replaceChildren(...oe.map(pe=>{let Uo=d("tr",pe.token_id===Q?"\
gp-taken":""),Ls=d("th","",null,{scope:"row"});pe.token_id===Q&&Ls.append(d("span","","▶ "),d("span","gp-hidden","taken: ")),Ls.append(te(pe.text));let Vo=d("\
div","gp-share"),Jo=d("i");Jo.style.width=`${(45*X(pe.raw_logprob)).toFixed(2)}%`,Vo.append(Jo,j(X(pe.raw_logprob)));let Yo=d("td");Yo.append(Vo);let Xo=B.indexOf(
pe.token_id);return Uo.append(Ls,d("td","",Xo<0?"":r[Xo]),Yo,d("td","",j(X(pe.logprob))),d("td","",pe.raw_rank?I(pe.raw_rank):"–")),Uo}));let ce=i("took");ce.
replaceChildren("The run took “",te(q.chosen.text,"gp-strong"),F?"”, which is among your picks. ":"”, which is not among your picks. "),ce.append(z===1?"Y\
our first pick is the token that the model found likeliest.":`Your first pick has ${j(z)} of the probability of the likeliest token.`)}let N=q=>q.reduce((B,{share:z})=>B+
z,0)/q.length,W=q=>q.filter(({hit:B})=>B).length;function R(){if(i("before").hidden=!!m,i("round").hidden=!m,!m)return;i("sum").hidden=!0;let{results:q,revealed:B,
step:z}=m,F=q.length+(B?0:1);_(i("progress"),z?`Step ${F} of 10: ${B?"token":"which token comes next, as token"} ${z.index+1}${B?".":"? Pick up to three, the li\
keliest first."}`:"The run has not come so far yet: waiting for its next token."),_(i("score"),q.length?`So far: first picks ${j(N(q))} of the top, the run’s to\
ken among your picks in ${W(q)} of ${q.length}`:""),f.hidden=B||!z,g.hidden=!B,_(g,q.length>=10?"To the score":"Next token"),$(),E(),O()}function P(q){let B=i("\
sum");if(B.hidden=!1,B.replaceChildren(d("h3","","The round is over")),!q.length){B.append(d("p","","No token was revealed, so there is no score."));return}let z=(...Y)=>{
let Q=d("p");Q.append(...Y),B.append(Q)};z(d("b","",j(N(q))),": how likely your first picks were, on average, against the likeliest token."),z(d("b","",`${W(q)}\
 of ${q.length}`),`: steps in which the run’s token was among your picks (${j(W(q)/q.length)}).`);let F=[...q].sort((Y,Q)=>Y.share-Q.share||Q.step.distribution.
entropy_before-Y.step.distribution.entropy_before);for(let[Y,{step:Q,first:oe,share:se}]of[["Hardest",F[0]],["Easiest",F.at(-1)]])z(d("b","",Y+": "),`token ${Q.
index+1}, “`,te(Q.chosen.text),"”; your “",te(oe.text),`” had ${j(se)} of the top’s probability, and the model was uncertain by ${le(Q.distribution.entropy_before,
e.unit)}.`)}return i("begin").addEventListener("click",()=>b(Math.max(1,Math.floor(Number(c.value))||1)-1)),i("from-here").addEventListener("click",()=>{let q=e.
current();c.value=q&&!q.isPrompt?q.index+1:1}),f.addEventListener("click",h),g.addEventListener("click",w),i("end").addEventListener("click",u),a.addEventListener(
"toggle",y),q=>{t.hidden=!e.started,q.run&&(m=null,c.value=1,i("sum").hidden=!0,_(i("cannot"),""),R()),_(i("begin"),i("sum").hidden?"Start a round":"Another rou\
nd"),m&&!m.step&&(q.steps||q.status)&&T()}}function Za(t,e){let s=t.querySelector(".gp-where"),o=t.querySelector(".gp-verdict"),r=t.querySelector(".gp-score-head"),i=t.querySelector("tbody"),a=t.querySelector(
".gp-more"),c=t.querySelector(".gp-tally"),p=new me({steps:0,differed:0},(l,h)=>h.reranked?{steps:l.steps+1,differed:l.differed+ +(m(h.reranked).token_id!==h.chosen.
token_id)}:l),f=[],g=[],m=l=>l.reduce((h,w)=>w.probability>h.probability?w:h);function L(){let l=i.insertRow(),h=d("th","",null,{scope:"row"}),[w,u,k]=[d("span",
"gp-sign"),d("bdi","gp-word"),d("span","gp-tag","most probable")];h.append(w,u,k),l.append(h);let x=["probability","penalty","score"].map(()=>{let $=d("div","gp\
-cell"),E=d("span","gp-balance",null,{"aria-hidden":"true"}),[v,O]=[d("i","gp-part"),d("i","gp-zero")];E.append(v,O);let N=d("span","gp-amount");return $.append(
E,N),l.append(d("td")),l.lastChild.append($),{part:v,zero:O,amount:N}});return f.push({row:l,sign:w,word:u,tag:k,cells:x}),f.at(-1)}function M({part:l,zero:h,amount:w},u,[
k,x],$){let E=v=>(v-k)/(x-k)*100;l.style.left=`${Math.min(E(0),E(u))}%`,l.style.width=`${Math.abs(E(u)-E(0))}%`,h.style.left=`${E(0)}%`,_(w,$)}function S({part:l,
zero:h,amount:w},u,[k,x],$){let E=v=>4+(v-k)/(x-k)*92;l.hidden=u===null,l.style.left=`${E(u)}%`,h.style.left=`${E(0)}%`,_(w,$)}function C(l,h,w,u,k){let x=h.token_id===
w.chosen.token_id;l.row.className=x?"gp-winner":"",_(l.sign,x?"▶":""),Oe(l.word,h.text),l.tag.hidden=h!==u||x,M(l.cells[0],h.probability,k.probability,j(h.probability)),
M(l.cells[1],h.penalty,k.penalty,G(h.penalty)),S(l.cells[2],h.score,k.score,G(h.score))}function A(l){let[h,w]=[Math.min(0,...l),Math.max(0,...l)];return w>h?[h,
w]:[0,1]}function b(l){let h=m(l.reranked),w=l.reranked.find($=>$.token_id===l.chosen.token_id),u=l.reranked.slice(0,12);w&&!u.includes(w)&&(u[11]=w);let k=Object.
fromEntries(["probability","penalty","score"].map($=>[$,A(u.map(E=>E[$]))]));for(;f.length<u.length;)L();f.forEach(($,E)=>{$.row.hidden=E>=u.length,E<u.length&&
C($,u[E],l,h,k)});let x=l.reranked.length-u.length;a.hidden=x<=0,_(a,`and ${I(x)} less probable ones, which were weighed too`),T(w,h)}function T(l,h){l?l===h?o.
replaceChildren(te(l.text,"gp-strong"),` won: the most probable token has the highest score too (${G(l.score)}).`):o.replaceChildren(te(l.text,"gp-strong"),` wo\
n with a score of ${G(l.score)}. Greedy would have taken `,te(h.text,"gp-strong"),` (${j(h.probability)}), but its penalty of ${G(h.penalty)} leaves it ${G(h.score)}\
.`):o.replaceChildren()}function y(){let l=e.started.effective.penalty_alpha,h=typeof l=="number",[w,u]=h?[Number((1-l).toFixed(4)),l]:["(1 - penalty_alpha)","p\
enalty_alpha"];return`${w} × probability - ${u} × penalty${h?`, because penalty_alpha is ${l}`:""}. The highest score is chosen.`}return()=>{let l=e.current();
if(t.hidden=!(l&&l.reranked&&l.reranked.length),t.hidden||(p.follow(e.lastOf(l)),l===g[0]&&p.total===g[1]))return;g=[l,p.total],s.textContent=`at token ${l.index+
1}`,r.dataset.tip=y(),b(l);let{steps:h,differed:w}=p.total;_(c,`Along the text: another token than the most probable one won in ${I(w)} of ${I(h)} steps (${j(w/
h)}).`)}}function el(t,e){let n=h=>t.querySelector(".gp-"+h),[s,o,r]=["said","rendered","try"].map(n),i=new WeakMap,a=[],c="",p=null,f=null;function g(){return qt(t,o,e,
h=>{let w=i.get(h);return w&&{id:w.token.token_id,text:w.token.text,where:`prompt token ${w.index+1}`,step:null,why:w.words}})}function m(){let{started:h,written:w}=e,
u=h&&h.request.messages,k=u&&w&&h.model===w.model&&JSON.stringify(u)===JSON.stringify(w.messages);return w&&!k?{...w,ran:!1}:!u||!u.length?null:{model:h.model,messages:u,
tokens:h.prompt_tokens,parts:h.parts||[],ran:!0}}function L({messages:h,parts:w,problem:u}){let k=new Set(w.filter(({kind:x})=>x==="message").map(({message:x})=>x));
s.replaceChildren(...h.map(({role:x,content:$},E)=>{let v=d("li","",null,{"data-role":x});return v.append(d("span","gp-role",x),d("p","",$)),!u&&k.size>0&&!k.has(
E)&&$.trim()&&v.append(d("p","gp-dropped","✕ The template leaves this message out.")),v}))}let M={message:({role:h})=>`words of ${h}`,template:()=>"written by\
 the template",generation:()=>"generation prompt: the answer begins here"};function S(h,w){let u=h?M[h.kind](h):"whose it is cannot be told";return w.piece===null?
`special token, ${u}`:u}function C({tokens:h,parts:w}){o.replaceChildren(),a=[],p=null;let u=new Set(w.map(({stop:x})=>x)),k=null;h.forEach((x,$)=>{let E=w.find(
W=>W.start<=$&&$<W.stop)||null;if(!k||!$||u.has($)||w.some(({start:W})=>W===$)){let W=d("span","gp-part",null,E?{"data-kind":E.kind}:{});E&&E.kind==="message"&&
W.append(d("span","gp-role",E.role)),E&&E.kind==="generation"&&W.append(d("span","gp-role","the answer begins")),o.append(W),k={rows:W,tokens:[]}}let v=d("span",
"gp-token",null,{role:"button",tabindex:"-1"}),O=S(E,x);rt(v,x),v.setAttribute("aria-label",`prompt token ${$+1}: ${V(x.text)}, ${O}`),i.set(v,{token:x,index:$,
words:O});let N=k.tokens.length?i.get(k.tokens.at(-1)).token:null;it(k,v,x,N),a.push(v)}),a.length&&A(a[0])}function A(h){p&&(p.tabIndex=-1),p=h,h.tabIndex=0}function b(h){
h&&(A(h),h.focus({preventScroll:!0}),h.scrollIntoView({block:"nearest"}),f.show(h))}o.addEventListener("click",({target:h})=>b(h.closest(".gp-token"))),o.addEventListener(
"keydown",h=>{let w=a.indexOf(h.target.closest(".gp-token"));if(w<0||h.ctrlKey||h.metaKey||h.altKey)return;let u={ArrowRight:()=>a[w+1],ArrowLeft:()=>a[w-1],Home:()=>a[0],
End:()=>a.at(-1),ArrowDown:()=>Ee(a,w,1),ArrowUp:()=>Ee(a,w,-1),Enter:()=>a[w]," ":()=>a[w]};u[h.key]&&(h.preventDefault(),b(u[h.key]()))});let T=(h,w)=>`${I(h)}\
 ${w}${h===1?"":"s"}`;function y({tokens:h,parts:w}){let u=O=>w.filter(N=>N.kind===O).reduce((N,{start:W,stop:R})=>N+R-W,0),k=h.filter(({piece:O})=>O===null).length,
[x,$,E]=["message","template","generation"].map(u),v=x||$?`${I(x)} for the words of the messages, ${I($)} around them, ${I(E)} to begin the answer`:`this templa\
te changes the words, so whose each token is cannot be told${E?`, but for the ${I(E)} that begin the answer`:""}`;return`${T(h.length,"token")}: ${v}. ${k===1?"\
1 is special.":`${I(k)} are special.`}`}function l({tokens:h,parts:w}){let u=w.filter(({kind:x})=>x==="message").flatMap(({start:x,stop:$})=>h.slice(x,$)).filter(
({piece:x})=>x===null),k=[...new Set(u.map(({text:x})=>V(x)))];return k.length?`A message holds ${k.join(", ")}: written like a special token, it is read as one\
, as if the template had set it.`:""}return r.addEventListener("click",()=>e.ask({type:"without"})),()=>{let h=m();if(t.hidden=!h,!h){c="";return}r.hidden=!Object.
hasOwn(e.answers,"without")||!!h.problem;let w=JSON.stringify([h.model,h.messages,h.parts,h.problem,h.ran,h.tokens.length]);if(w===c)return;c=w,f??=g(),_(n("whi\
ch"),h.ran?`of ${h.model}, as this run read it`:`of ${h.model}, as written now: not run yet`),H(n("refusal"),!!h.problem),_(n("refusal"),h.problem||""),L(h),H(n(
"made"),!h.problem),C(h),H(n("generation-key"),h.parts.some(({kind:k})=>k==="generation")),_(n("template-words"),h.problem?"":y(h));let u=l(h);H(n("warn"),!!u),
_(n("warn"),u),f.hide()}}function tl(t,e,n){let{state:s,log:o,text:r,select:i}=t;function a(c){if(!c)return;let{step:p}=s.entries.get(c);p&&o.selectStep(p),c.focus({preventScroll:!0}),c.
scrollIntoView({block:"nearest"}),p||n.show(c)}r.addEventListener("click",c=>{let p=s.tokenAt(c);p&&a(p)}),r.addEventListener("keydown",c=>{if(c.key==="Escape"){
o.selectStep(null);return}let p=s.tokenAt(c);if(!p||c.ctrlKey||c.metaKey||c.altKey)return;let f=s.allTokens,g=f.indexOf(p),m={ArrowRight:()=>f[g+1],ArrowLeft:()=>f[g-
1],ArrowDown:()=>Ee(f,g,1),ArrowUp:()=>Ee(f,g,-1),Home:()=>f.find(L=>s.entries.get(L).step),End:()=>f.at(-1),Enter:()=>p," ":()=>p};m[c.key]&&(c.preventDefault(),
a(m[c.key]()))}),i.addEventListener("change",()=>{s.shadedBy=i.value,t.shadeAll(),e.drawScale()}),r.addEventListener("scroll",()=>{s.atEnd=r.scrollHeight-r.scrollTop-
r.clientHeight<60},{passive:!0}),new ResizeObserver(()=>t.resized()).observe(r)}var nl=t=>t.started&&t.started.request||{},zo=t=>!!nl(t).only_given;function Fo(t,{index:e,isPrompt:n,isStart:s}){return s?"decoder start token":`${n?t.readsSource?
"source token":"prompt token":"token"} ${e+1}`}function Do(t,{index:e,isStart:n}){return n?"every target begins with it: not chosen":t.readsSource?"the encoder \
reads it: it has no probability":e===0?"nothing comes before it":nl(t).read_prompt&&!t.finished&&!t.failed?"its probability comes with the end of the text":"its\
 probability was not read"}function Ho(t,e){let n=[];return e.given&&!zo(t)&&n.push("given, not chosen"),n.push(...Mr(e)),n}function sl(t,e){let{step:n,token:s}=e,
o=n?[...Tn(n,t.unit),...Ho(t,n)]:[Do(t,e)];return[`${Fo(t,e)}: ${V(s.text)}`,...o].join(", ")}var _s=class{constructor(e,n,s,o){this.root=e,this.text=n,this.select=s,this.state=o,this.scale=e.querySelector(".gp-scale"),this.origins=e.querySelector(".gp-o\
rigins"),this.originsAlong=new me(xr,$r)}drawScale(){ns(this.scale,this.select.value,this.state.log.unit)}drawMarks(){let{root:e,state:n}=this,{prompt:s,begun:o,
lines:r}=n,i=!zo(n.log)&&r.some(({steps:a})=>a.length&&a[0].given);e.querySelector(".gp-mark-prompt").hidden=!s||!s.tokens.length,_(e.querySelector(".gp-mark-pr\
ompt .gp-ink"),o?"source, and what the target begins with":"the prompt"),e.querySelector(".gp-mark-given").hidden=!i,this.drawOrigins(),this.text.classList.toggle(
"gp-has-given",i)}drawOrigins(){let{origins:e,originsAlong:n,state:{log:s,lines:o}}=this;if(e.hidden=!s.rounds.length,e.hidden)return;n.follow(o.length&&o[0].steps.
at(-1)||null);let r=J(e,Object.keys(Be).length,bh);Object.entries(Be).forEach(([i,[,a,c]],p)=>{let[f,g]=r[p].children;r[p].dataset.draft=i,r[p].dataset.tip=c,_(
f,a),_(g,I(n.total[i]))})}};function bh(){let t=d("span","",null,{tabindex:"0"});return t.append(d("span","gp-ink")," ",d("b")),t}var Os=class{constructor(e){this.log=e,this.entries=new WeakMap,this.shadedBy="",this.clear()}clear(){this.prompt=null,this.begun=null,this.lines=[],this.marked=
null,this.atEnd=!0}get paragraphs(){return[this.prompt,this.begun,...this.lines].filter(Boolean)}get allTokens(){return this.paragraphs.flatMap(({tokens:e})=>e)}elementOf(e){
if(e.isPrompt)return this.prompt&&this.prompt.tokens[e.index]||null;for(let n of this.lines)if(n.steps[e.index]===e)return n.tokens[e.index];return null}tokenAt(e){
let n=e.target.closest('[role="button"]');return n&&this.entries.has(n)?n:null}};var Ms=class{constructor(e,n,s,o){this.text=e,this.empty=n,this.select=s,this.state=o,this.log=o.log,this.width=0,this.resettle=0}startRun(){let{text:e,log:n,state:s}=this;
if(e.replaceChildren(),s.clear(),!n.started){e.append(this.empty);return}let o=n.readsSource;e.classList.toggle("gp-apart",o),o&&e.append(d("span","gp-part-name",
"Source: the encoder reads it")),s.prompt=this.drawFixed(n.started.prompt_tokens,o?"Source":"Prompt"),o&&(e.append(d("span","gp-part-name","Target: the decoder \
writes it, from its start token on")),s.begun=this.drawFixed(n.started.decoder_tokens,"Start of the target",{isStart:!0}))}drawFixed(e,n,s={}){let o=d("span","g\
p-prompt",null,{"aria-label":n}),r={rows:new Ve(o),tokens:[]};return e.forEach((i,a)=>this.append(r,{token:i,index:a,isPrompt:!0,step:null,...s})),this.text.append(
o),r}drawPrompt(){for(let e of this.log.promptSteps){let n=this.state.prompt.tokens[e.index];n&&(this.state.entries.get(n).step=e,this.describe(n),this.shade(n))}}drawLines(){
let e=this.log.lines(),{lines:n}=this.state,s=e.length===1&&e[0].kind==="sequence";for(s!==this.text.classList.contains("gp-single")&&(this.dissolve(),this.text.
classList.toggle("gp-single",s));n.length>e.length;)n.pop().element.remove();e.forEach((o,r)=>this.drawLine(n[r]||this.newLine(),o,r))}newLine(){let{begun:e,prompt:n,
lines:s}=this.state,o=d("div","gp-line"),r=d("div","gp-line-head"),i=d("span","gp-line-body"),a=d("span","gp-stop");o.append(r,i,a),this.text.append(o);let c=e||
n,p={element:o,head:r,rows:new Ve(i,c&&c.rows),stop:a,steps:[],tokens:[],said:""};return s.push(p),p}drawLine(e,n,s){e.element.dataset.kind!==n.kind&&(e.element.
dataset.kind=n.kind),e.element.classList.toggle("gp-line-minor",this.log.usesBeams&&s>0);let o=JSON.stringify([n.label,n.score,n.stopReason]);o!==e.said&&(e.said=
o,this.drawHead(e,n));let{keep:r,added:i}=Ge(e.steps,n.last);Wt(e,r),e.steps.length=r;for(let a of i)this.append(e,{token:{...a.chosen,piece:a.piece},index:a.index,
isPrompt:!1,step:a}),e.steps.push(a)}drawHead(e,n){let s=n.stopReason?fe(n.stopReason)[1]:"",o=n.label.charAt(0).toUpperCase()+n.label.slice(1);if(e.head.replaceChildren(
d("b","",o)),n.score!==null&&n.score!==void 0){let i=n.kind==="running";e.head.append(d("span","",(i?"sum ":"score ")+n.score.toFixed(3),{title:i?"sum of the lo\
g-probabilities so far, in nats":"the sum divided by the length penalty"}))}let r=n.stopReason==="step"?"… ":"■ ";s&&e.head.append(d("span","",r+s)),e.stop.
textContent=s&&!this.log.usesBeams&&this.log.lasts.length===1?r+s:""}append(e,n){let s=e.tokens.at(-1);it(e,this.tokenElement(n),n.token,s&&this.state.entries.get(
s).token)}tokenElement(e){let{token:n,step:s,isPrompt:o}=e,r=d("span",o?"gp-prompt-token":"gp-token",null,{role:"button",tabindex:"-1","aria-pressed":"false"});
return rt(r,n),s&&s.draft&&s.draft.origin!=="none"&&(r.dataset.draft=s.draft.origin),s&&s.given&&(r.dataset.given=""),this.state.entries.set(r,e),this.describe(
r),s&&this.shade(r),r}describe(e){e.setAttribute("aria-label",sl(this.log,this.state.entries.get(e)))}shade(e){ts(e.querySelector(".gp-ink"),this.select.value,ge(
this.state.entries.get(e).step)),e.dataset.shaded=""}shadeAll(){for(let e of this.state.allTokens)this.state.entries.get(e).step&&this.shade(e)}markCurrent(){let{
log:e,state:n}=this,s=e.current(),o=s?n.elementOf(s):null,{marked:r}=n;r&&r!==o&&(r.classList.remove("gp-current"),r.setAttribute("aria-pressed","false"),r.tabIndex=
-1),n.marked=o,o&&(o.classList.add("gp-current"),o.setAttribute("aria-pressed",String(e.selected===s)),o.tabIndex=0)}followEnd(){let{log:e,text:n}=this;this.state.
atEnd&&!e.selected&&e.running&&!e.usesBeams&&(n.scrollTop=n.scrollHeight)}resized(){!this.text.clientWidth||this.text.clientWidth===this.width||(this.width=this.
text.clientWidth,this.dissolve())}dissolve(){for(let{rows:e}of this.state.paragraphs)e.dissolve();clearTimeout(this.resettle),this.resettle=setTimeout(()=>this.
settle(),200)}settle(){this.width||=this.text.clientWidth;for(let{rows:e}of this.state.paragraphs)e.settle()}};function ol(t,e){let n=t.querySelector(".gp-text"),s=t.querySelector(".gp-shade"),o=new Os(e),r=new Ms(n,t.querySelector(".gp-empty"),s,o),i=new _s(t,n,s,o),a=qt(
t,n,e,p=>{let f=o.entries.get(p);if(!f)return null;let{token:g,step:m}=f,L=m?Ho(e,m).join(", "):Do(e,f);return{id:g.token_id,text:g.text,where:Fo(e,f),step:m,why:L}});
tl(r,i,a);function c(){e.started&&(s.value=o.shadedBy||(e.started.request.only_given?"raw":"probability"),i.drawScale()),r.startRun()}return p=>{if(p.run&&c(),(p.
run||p.steps||p.status)&&(r.drawLines(),i.drawMarks()),o.prompt&&(p.run||p.prompt)&&r.drawPrompt(),o.prompt&&(p.unit||p.status))for(let f of p.unit?o.allTokens:
o.prompt.tokens)r.describe(f);p.unit&&i.drawScale(),r.markCurrent(),p.steps&&(r.followEnd(),r.settle()),a.refresh(p.unit||p.prompt||p.status)}}var ne=t=>G(t,2).replace("-","−");function rl(t,e=null){let{z_score:n,threshold:s,prediction:o}=t,r=`z is ${ne(n)}, ${o?"above":"not above"} the threshold ${Number(
s.toFixed(2))}`;if(o&&e&&K(e.z_score)&&e.z_score<=s)return["even","◇","Not known: above the threshold by repeats alone",`${r}, but p takes each token for new \
evidence. With repeated n-grams counted once, z is ${ne(e.z_score)}.`];if(o)return["good","◆","Watermarked",`${r}: ${It(s)}.`];let i=t.tokens_needed,a=en(t),c=K(
i)&&i>a?` If the text went on like this, about ${I(i)} tokens would be enough.`:"";return["even","◇","No sign of this watermark",`${r}. That does not prove th\
at there is none: the text may be too short, or the mark may have been removed.${c}`]}var en=({num_tokens_scored:t,tokens:e})=>K(t)?t:(e||[]).filter(([,,,,n])=>n).
length,kh="1 − p. It is not the probability that the text is watermarked: a text without the watermark has 0.9 or more in one of ten cases, and 0.5 or more in e\
very second.";function yh(t){let{kind:e,z_score:n,p_value:s,confidence:o,threshold:r,false_positive_rate:i,tokens_needed:a}=t;return[...e==="green"?xh(t):$h(t),
["z-score",ne(n),e==="green"?"How many standard deviations more tokens are green than without a watermark: (green − ratio × scored) / √(scored × ratio × (1 − ra\
tio)).":"How many standard deviations the weighted mean lies above that of fair coins."],["p-value",je(s),"The probability of a z at least as high in a text wit\
hout this watermark: the upper tail of the normal distribution. It takes the tokens for independent; where phrases are repeated, z scatters more."],["confidence",
o>.9999?"> 0.9999":G(o,4),kh],["false-positive rate",je(i),`What the threshold ${Number(r.toFixed(2))} means: the share of texts without this watermark whose z \
is above it.`],...K(a)?[["tokens needed",I(a),"How many scored tokens reach the threshold at this share: z grows with the square root of their number."]]:[]]}function xh({
num_tokens_scored:t,num_green_tokens:e,green_fraction:n,ratio:s,list_size:o}){return[["tokens scored",I(t),"Tokens of which the detector can say whether they ar\
e green. The first ones have too few tokens before them; where repeated n-grams count once, later ones are left out."],["green tokens",I(e),`Scored tokens that \
stand on their green list, which holds ${I(o)} tokens of the vocabulary.`],["green fraction",j(n),`Green tokens / tokens scored. Without the watermark about ${j(
s)} are green: the ratio.`]]}function $h(t){let{mean:e,weighted_mean:n,num_g_values:s,posterior:o,layers:r}=t;return[["tokens scored",I(en(t)),"Tokens with enou\
gh others before them, whose context has not come before."],["g-values",I(s),`One for each scored token and each of the ${U((r||[]).length,"key")}: 0 or 1, as b\
y a fair coin in a text without the watermark.`],["mean g-value",G(e,4),"The share of g-values that are 1. Without the watermark it is about 0.5."],["weighted m\
ean",G(n,4),"The same with more weight on the first keys, whose rounds of the tournament leave the clearest mark."],...K(o)?[["posterior",j(o),"What the trained\
 Bayesian detector says: the probability that the text is watermarked, if it is one like those that the detector was trained on."]]:[]]}function tn(t,e){let n=e.
map(({report:a})=>new Map(yh(a).map(c=>[c[0],c]))),s=[...new Set(n.flatMap(a=>[...a.keys()]))],[o]=J(t.tHead,1,()=>d("tr")),r=J(o,e.length+1,()=>d("th","",null,
{scope:"col"}));e.forEach(({name:a},c)=>_(r[c+1],a)),t.tHead.hidden=e.length<2;let i=J(t.tBodies[0],s.length,()=>{let a=d("tr"),c=d("th","",null,{scope:"row"});
return c.append(d("span","",null,{tabindex:0})),a.append(c),a});s.forEach((a,c)=>{let p=J(i[c],e.length+1,()=>d("td")),f=n.find(g=>g.has(a)).get(a);_(p[0].firstChild,
a),D(p[0].firstChild,{"data-tip":f[2]}),n.forEach((g,m)=>_(p[m+1],g.has(a)?g.get(a)[1]:"–"))})}function mt({tokens:t,prompt_tokens:e}){return t.map(([,n,s,o,r,
i],a)=>({token:{text:n,piece:s},mark:{green:o,g:i,counted:r||!(o!==null||i!==null)},words:()=>`Token ${I(a+1)}${a<e?", of the prompt":""}, ${V(n)}: ${vh(o,i,r)}`}))}
function vh(t,e,n){if(t===null&&e===null)return"not scored, because too few tokens stand before it.";let s=e===null?t?"◆ green":"◇ red":`mean g-value ${e.toFixed(
2)}, where chance gives 0.5`;return n?`${s}.`:`${s}; not counted, because ${e===null?"the same n-gram":"its context"} came before or it is left out.`}var gt=({kind:t,
tokens:e})=>[t,{unscored:e.some(([,,,n,,s])=>n===null&&s===null),repeated:e.some(([,,,n,s,o])=>!s&&(n!==null||o!==null))}];function il(t,e){let n=a=>t.querySelector(".gp-"+a),s=new _e(n("words"));function o({before:a,after:c}){let p=`z was ${ne(a.z_score)}`;if(c.error)return["even",
"…","Nothing left to score",`${c.error.message} ${p} before.`];let f=`z from ${ne(a.z_score)} to ${ne(c.z_score)}`,g=Number(c.threshold.toFixed(2));return a.prediction?
c.prediction?["good","◆",f,`Still above the threshold ${g}: the watermark survived.`]:["bad","◇",f,`Not above the threshold ${g} any more: the detector no l\
onger finds the watermark.`]:["even","◇",f,`The text did not pass the threshold ${g} before the attack: there is nothing to wash out.`]}let r=({how:a,strength:c})=>a?
`${a}${K(c)?`, strength ${j(c)}`:""}`:"as edited by hand";function i(a){let{before:c,after:p}=a,[f,g,m,L]=o(a);D(n("answer"),{"data-verdict":f}),_(n("answer-sig\
n"),g),_(n("answer-words"),m),_(n("answer-more"),L),_(n("told"),`${m}. ${L}`),_(n("about"),r(a)),H(n("of-text"),!p.error),p.error||(ze(n("legend"),...gt(p)),s.show(
mt(p)));let M=[{name:"before",report:c},...p.error?[]:[{name:"after",report:p}]];tn(n("found-numbers"),M)}return a=>{t.hidden=!e.found,!t.hidden&&a.found&&i(e.found)}}function al(t,e){let n=y=>t.querySelector(".gp-"+y),s=["without","with"],o=n("threshold"),r=3,i=()=>e.answered("pair"),a=({report:y})=>!!y&&!y.error,c=s.map(y=>{
let l=d("div"),[h,w,u]=[d("p","gp-facts"),d("p","gp-problem","",{role:"status"}),d("div","gp-text-body",null,{dir:"auto"})];return l.append(d("h3","",y==="with"?
"With the watermark":"Without the watermark"),h,w,u),n("texts").append(l),{facts:h,problem:w,text:new _e(u),shown:0,report:null}});o.addEventListener("input",()=>{
let y=o.valueAsNumber;!Number.isFinite(y)||y<0||y>20||(r=y,i()&&T())});function p(y,l,h){if(h){y.report!==h&&y.text.show(mt(h)),Object.assign(y,{report:h,shown:0});
return}let[w]=e.groups[l].entries,u=w.tokens.map(k=>({token:k,mark:{},words:()=>`${V(k.text)}, not scored yet`}));y.text.show(u,y.report?0:y.shown),Object.assign(
y,{report:null,shown:u.length})}function f({tokens:y,perplexity:l,stop_reason:h,report:w}){if(!y)return"not begun";let u=[U(y,"token")];return K(l)&&u.push(`per\
plexity ${l.toFixed(2)}`),w&&!w.error&&u.push(w.kind==="green"?`${j(w.green_fraction)} green`:`mean g-value ${w.mean.toFixed(3)}`),h&&u.push(fe(h)[1]),u.join(" \
· ")}function g({texts:y}){y.forEach((h,w)=>{let u=c[w];p(u,w,a(h)?h.report:null),_(u.facts,f({...h,tokens:h.tokens||e.groups[w].entries[0].tokens.length}));let{
error:k}=h.report||{};H(u.problem,!!k),_(u.problem,k?`${k.message} ${k.fix}`:"")});let l=y.filter(a).map(({report:h})=>gt(h)[1]);ze(n("legend"),e.found.kind,{unscored:l.
some(({unscored:h})=>h),repeated:l.some(({repeated:h})=>h)})}function m({texts:y}){if(!y.every(a))return y.find(({report:k})=>k&&k.error)?["even","–","No comp\
arison","One of the texts cannot be scored."]:["wait","…",e.done?"No answer":"Not known yet","Both texts must have been written to their ends."];let[l,h]=y.map(
({report:u})=>u.z_score),w=`z is ${ne(h)} with the watermark and ${ne(l)} without it; the threshold is ${Number(r.toFixed(2))}.`;return l>r?["bad","✗","A fals\
e alarm",`${w} The text without the watermark passes it.`]:h>r?["good","◆","The watermark is found",w]:["even","◇","The watermark is not found",`${w} ${M(y[1].
report)}`]}let L=({tokens_needed:y,threshold:l})=>K(y)&&l>0?Math.ceil(y*(r/l)**2):null;function M(y){let[l,h]=[L(y),en(y)];return l>h?`Were the text to go on li\
ke this, it would take about ${U(l,"scored token")}; here ${U(h,"is","are")}.`:"A longer text, or a stronger mark, would help."}function S({texts:y}){let[l,h]=y.
map(({perplexity:u})=>u);return!y.every(a)||!K(l)||!K(h)?"":`${`Perplexity under the model without the watermark: ${l.toFixed(2)} and ${h.toFixed(2)}`}. One pai\
r of texts says little of the cost; “What does it cost?” asks for more.`}function C(y){let[l,h,w,u]=m(y);D(n("answer"),{"data-verdict":l}),_(n("answer-sign"),
h),_(n("answer-words"),w),_(n("answer-more"),`${u} ${S(y)}`.trim()),_(n("means"),It(r)),e.done&&_(n("told"),`${w}. ${u}`);let k=e.entries[0]&&e.entries[0].seed;
_(n("about"),`${yn(y.watermark)}${K(k)?`; seed ${k}`:""}`)}function A({report:y,expected:l}){if(!K(l)||y.kind!=="green")return null;let{ratio:h,num_tokens_scored:w}=y;
return{name:"expected with it, at least",look:"expected",points:Array.from({length:Math.min(60,w)},(k,x)=>(x+1)*w/Math.min(60,w)).map(k=>[k,on(l*k,k,h)]),tip:`A\
t least ${j(l)} of the tokens are expected to be green with this bias, by theorem 4.2 of Kirchenbauer et al. 2023, from the distributions that the model had alo\
ng the text.`}}function b({texts:y}){if(H(n("evidence"),y.every(a)),n("evidence").hidden)return;let[l,h]=y,w=[{name:"with the watermark",look:"measured",points:h.
report.curve},A(h),{name:"without it",look:"other",points:l.report.curve}].filter(Boolean);Bt(n("keys"),w),Rt(n("curves"),{curves:w,threshold:r});let u=y.map(({
side:k,report:x})=>{let $=qe(x.z_score);return{name:k,report:{...x,threshold:r,p_value:$,confidence:1-$,false_positive_rate:qe(r),tokens_needed:L(x)}}});tn(t.querySelector(
"table"),u)}function T(){g(e.found),C(e.found),b(e.found)}return new ResizeObserver(()=>i()&&b(e.found)).observe(t),y=>{t.hidden=!i(),!t.hidden&&(y.run&&c.forEach(
l=>Object.assign(l,{report:null,shown:0})&&l.text.show([])),(y.run||y.found||y.status||y.steps)&&T())}}function yn(t){if(Array.isArray(t.keys))return`SynthID, ${U(
t.keys.length,"key")}, n-grams of ${t.ngram_len}`;let{greenlist_ratio:e=.25,bias:n=2,seeding_scheme:s="lefthash",context_width:o=1}=t;return`green lists of ${j(
e)}, bias ${n}, ${s}, context width ${o}`}var Es=t=>Re(Cs,t,[t,t,""])[0];function ll(t,e){let n=x=>t.querySelector(".gp-"+x),[s,o]=[n("which"),n("threshold")],r={},i=null,a=.01,c=()=>e.answered("sure"),
p=({auc:x})=>K(x),f=({scores:x,learned:$})=>{let E=x.findIndex(({name:v})=>v===i);return E>=0?E:$?x.length-1:0},g=x=>r[x]??(x==="posterior"?.5:e.found.threshold);
s.addEventListener("change",()=>{i=s.value,k()}),o.addEventListener("input",()=>{!Number.isFinite(o.valueAsNumber)||Math.abs(o.valueAsNumber)>100||(r[e.found.scores[f(
e.found)].name]=o.valueAsNumber,l(e.found))});function m({counts:x,scores:$,fewest:E},v){if(!p(v))return["wait","…",e.done?"No answer":"Not known yet",e.done?
"A text with the watermark and one without it must have been scored.":"The first texts are being written."];let[O]=v.rates,N=e.running?" so far":"";if(Math.min(
...x)<E)return["wait","…",e.done?"No answer":"Not known yet",`${I(x[1])} with the watermark and ${I(x[0])} without it are too few texts to tell: it takes ${I(
E)} of each.`];let W=$.length>1?` by the ${Es(v.name)}`:"",[R,P]=O.found_between.map(j),q=`${I(O.detected)} of ${I(O.marked)} found at ${j(O.level)} false posit\
ives${N}`,B=O.level>a?`; ${j(O.level)} is the smallest rate that ${U(O.plain,"text")} without it can show`:"",z=`So many texts with the watermark were found${W}\
: the true rate lies between ${R} and ${P}. Of the texts without it ${O.false_positives?I(O.false_positives):"none"} passed, so up to ${j(O.false_between[1])} m\
ay${B}.`,F=O.apart?"":" These overlap: it is not known whether more are found than pass by chance.";return[O.apart?"good":"even",O.apart?"◆":"◇",q,`${z}${F}\
 AUC of these texts ${v.auc.toFixed(3)}.`]}function L(x){let[$,E,v,O]=m(x,x.scores[f(x)]);D(n("answer"),{"data-verdict":$}),_(n("answer-sign"),E),_(n("answer-wo\
rds"),v),_(n("answer-more"),O),e.done&&_(n("told"),`${v}. ${O}`),_(n("missing"),Me(e,x)),_(n("about"),yn(x.watermark)+(x.learned?"; only the texts that no detec\
tor was trained on":""));let{left_out:N,problem:W}=x;H(n("warning"),N>0),_(n("warning"),N>0?`⚠ ${U(N,"text was","texts were")} not scored. ${W?`${W.message} ${W.
fix}`:"They have no token that counts."}`:"")}let M=(x,$)=>x.filter(E=>E>$).length;function S({values:x,name:$},E){let[v,O]=x.map(W=>M(W,E)),N=$==="posterior"?"":
` If chance were normal with mean 0 and standard deviation 1, ${je(qe(E))} would pass.`;return{x:v/x[0].length,y:O/x[1].length,words:`Above ${Number(E.toFixed(2))}\
: ${I(O)} of ${U(x[1].length,"text")} with the watermark (${j(O/x[1].length)}), and ${I(v)} of ${I(x[0].length)} without it (${j(v/x[0].length)}).${N}`}}function C(x,$){
let E=2/(9*($-1));return x**2>(1-E+1.645*Math.sqrt(E))**3}function A({values:x,normal:$,name:E}){if(E==="posterior"||!$[0])return"";let[v,O]=$.map(W=>W&&`mean ${ne(
W[0])}, standard deviation ${W[1].toFixed(2)}`),N=C($[0][1],x[0].length)?" It is wider than theory has it where phrases come again: try “repeated n-grams count \
once”.":"";return`Without the watermark: ${v}; theory has 0 and 1. With it: ${O||"too few"}.${N}`}function b({scores:x}){let $=x.filter(p).flatMap(v=>v.rates.
map(O=>[v,O])),E=J(t.querySelector(".gp-rates tbody"),$.length,()=>{let v=d("tr");return v.append(d("th","",null,{scope:"row"}),...Array.from({length:4},()=>{let O=d(
"td");return O.append(d("span")," ",d("small")),O})),v});$.forEach(([v,O],N)=>{let[W,R,P,q,B]=E[N].cells,z=([Y,Q])=>`(${j(Y)} to ${j(Q)})`,F=Y=>K(Y)?`, threshol\
d ${ne(Y)}`:"";_(W,Es(v.name)),T(R,j(O.level),""),O.shown?T(P,`${j(O.detected/O.marked)}`,`${z(O.found_between)}${F(O.threshold)}`):T(P,"not known",`takes ${U(Math.
ceil(1/O.level-1e-9),"text")} without it`),T(q,O.normal?j(O.normal.rate):"–",O.normal?F(O.normal.threshold).slice(2):""),O.shown?T(B,`up to ${j(O.false_between[1])}`,
`${I(O.false_positives)} of ${I(O.plain)} passed`):T(B,"–","")})}function T(x,$,E){_(x.children[0],$),_(x.children[1],E)}function y({scores:x}){let[{rates:$}]=x.
filter(p),E=$.filter(({shown:v})=>!v).map(({level:v})=>j(v));return E.length?`With ${U($[0].plain,"text")} without the watermark, a false-positive rate of ${E.join(
" or ")} is less than one text, so the samples cannot show ${E.length>1?"these rates":"this rate"}. The normal distributions reach further, as far as the scores\
 are normal.`:""}function l(x){let $=x.scores[f(x)];if(H(n("shown"),p($)),!p($))return;let E=g($.name);document.activeElement!==o&&(o.value=E);let v=S($,E);ae(n(
"scores"),On(e.charts[`scores ${$.name}`],E,`threshold ${Number(E.toFixed(2))}`)),_(n("at-threshold"),v.words),_(n("spreads"),A($)),H(n("of-fit"),$.name!=="post\
erior"&&$.normal.some(Boolean));let O=x.scores.filter(p);if(ae(n("roc"),dr(e.charts[`roc ${$.name}`],v)),w(n("roc-keys"),O.map(({name:W,auc:R},P)=>[P===O.indexOf(
$)?"gp-roc-main":`gp-roc-other gp-roc-${P%3}`,`${Es(W)}: AUC ${R.toFixed(3)}`,Re(Cs,W,["","",""])[2]])),b(x),_(n("few"),y(x)),H(n("of-lengths"),x.lengths.length>
1),x.lengths.length<2)return;ae(n("lengths-box"),e.charts.lengths);let N=x.kind==="synthid"?"mean g":"z";w(n("length-keys"),[["gp-z-measured",`found at ${h(x.lengths)}\
 false positives, by ${N}, from the samples`,"The threshold is the laxest that at most so many of the cut texts without the watermark pass; so few texts cannot \
show a smaller rate, unless it is 1%. The bars are where the true rate lies with 95%."],["gp-z-expected","the same by normal distributions","As if the scores at\
 each length were normal."],["gp-z-other","AUC","How often a cut text with the watermark scores higher than one without: 50% is guessing."]])}function h(x){let $=x.
map(({levels:[O]})=>O),[E,v]=[Math.min(...$),Math.max(...$)].map(j);return E===v?E:`${E} to ${v}`}function w(x,$){let E=J(x,$.length,()=>{let v=d("span"),O=Z("s\
vg");return D(O,{width:26,height:8,"aria-hidden":"true"}),O.append(Z("path")),v.append(O,d("span","",null,{tabindex:0})),v});$.forEach(([v,O,N],W)=>{D(E[W].firstChild.
firstChild,{class:v,d:"M1 4H25"}),_(E[W].lastChild,O),D(E[W].lastChild,{"data-tip":N})})}function u({scores:x}){H(n("of-score"),x.length>1);let $=x.map(({name:E})=>E).
join();s.dataset.key!==$&&(s.dataset.key=$,s.replaceChildren(...x.map(({name:E})=>d("option","",Es(E),{value:E}))),s.value=x[f(e.found)].name)}function k(){u(e.
found),L(e.found),l(e.found)}return x=>{t.hidden=!c(),!t.hidden&&(x.found||x.status)&&k()}}function cl(t,e){let n=C=>t.querySelector(".gp-"+C),s=["the text alone","with its prompt"],o=new _e(n("words")),r=n("which");r.addEventListener("change",()=>g());
let i=()=>e.found.reports[Math.min(Number(r.value),e.found.reports.length-1)];function a({reports:C,once:A,otherwise:b}){let[T,y,l,h]=rl(C[0],A?null:b);D(n("ans\
wer"),{"data-verdict":T}),_(n("answer-sign"),y),_(n("answer-words"),l),_(n("answer-more"),h),_(n("told"),`${l}. ${h}`),H(n("beside"),C.length>1),C.length>1&&_(n(
"beside"),p(C));let w=c(e.found);H(n("repeats"),!!w),_(n("repeats"),w),_(n("about"),f(e.found)+(A?", repeated n-grams counted once":""))}function c({reports:[{num_tokens_scored:C}],
otherwise:A,once:b}){let T=A?A.num_tokens_scored:null;return!K(T)||T===C?"":b?`Left out as repeated: ${U(T-C,"token")}. With ${T-C===1?"it":"them"} z would be ${ne(
A.z_score)}.`:`Of the scored tokens, ${I(C-T)} only repeat an n-gram that came before, which is no new evidence: counted once, z is ${ne(A.z_score)}.`}function p([
C,A]){let b=A.z_score-C.z_score,T=Math.abs(b)<.005?"which changes nothing":b<0?"which dilutes the mark":"which happens to add to it";return`With its prompt z is\
 ${ne(A.z_score)}: ${U(A.prompt_tokens,"token")} of the prompt count too, ${T}.`}function f({model:C,watermark:A,exact:b}){return`${Array.isArray(A.keys)?`Synth\
ID, ${U(A.keys.length,"key")}`:`green list, ${A.seeding_scheme||"lefthash"}`}; ${b?"the very tokens of the run":`as ${C} splits the text`}`}function g(){let C=i();
ze(n("legend"),...gt(C)),o.show(mt(C))}function m({reports:C}){let A=C.map(({curve:h},w)=>({name:C.length>1?s[w]:"z",look:w?"other":"measured",points:h||[]})),[
{tokens_needed:b,threshold:T}]=C,y=en(C[0]),l=K(b)?{at:b,words:`${U(b,"token")} reach the threshold at the share of this text${b>y?`: ${I(b-y)} more`:""}.`}:null;
Rt(n("curve-box"),{curves:A,threshold:T,needed:l}),Bt(n("curve-keys"),C.length>1?A:[])}function L(){H(n("of-layers"),!!e.charts.layers),ae(n("layers-box"),e.charts.
layers)}function M(C){let{reports:A}=e.found;H(n("of-prompt"),A.length>1),a(e.found),C&&g(),tn(n("found-numbers"),A.map((b,T)=>({name:s[T],report:b}))),m(e.found),
L()}let S=()=>!!e.found;return new ResizeObserver(()=>S()&&M(!1)).observe(t),C=>{t.hidden=!S(),!t.hidden&&C.found&&M(!0)}}function dl(t,e){let n=t.querySelector("tbody"),s=t.querySelector(".gp-mistake-note");function o({rows:g,threshold:m}){let L=g.flatMap(({reports:b})=>b.map(({z_score:T})=>T)).
filter(K),M=Math.min(-3,...L)-.4,S=Math.max(m,...L)+.4,C=b=>(b-M)/(S-M),A=J(n,g.length,r);g.forEach(({what:b,how:T,meaning:y,keeps:l,reports:h},w)=>{let[u,k,x]=A[w].
cells;A[w].classList.toggle("gp-right",w===0);let[$,E]=u.children;_($,b),D($,{"data-tip":y}),_(E,T);let v=h.map(({z_score:W})=>W).filter(K);i(k.firstChild,v.map(
C),{zero:C(0),threshold:C(m)});let O=v.length>1?`${ne(Math.min(...v))} to ${ne(Math.max(...v))}`:ne(v[0]);_(x.children[0],O),_(x.children[1],a(h,l));let N=w?c({
keeps:l,meaning:y,reports:h},m):"";H(x.children[2],!!N),_(x.children[2],N)}),_(s,f(g))}function r(){let g=d("tr"),m=d("th","",null,{scope:"row"});m.append(d("sp\
an","",null,{tabindex:0}),d("small"));let L=d("td");L.append(d("span","gp-strip",null,{"aria-hidden":"true"}));let M=d("td");return M.append(d("b"),d("small"),d(
"small","gp-why")),g.append(m,L,M),g}function i(g,m,{zero:L,threshold:M}){let S=[L,M,...m],C=J(g,S.length,()=>d("i"));S.forEach((A,b)=>{re(C[b],["gp-line gp-zer\
o","gp-line"][b]||"gp-dot"),ee(C[b],"left",A)})}function a(g,m){let[L]=g.filter(({error:C})=>C);if(L)return L.error.message;let M=g.filter(({prediction:C})=>C).
length,S=m==="none";return g.length===1?M?S?"▲ above it by chance":"◆ watermarked":"◇ no sign":M?`${S?"▲":"◆"} ${M} of ${g.length} ${S?"above it by ch\
ance":"say so"}`:`◇ no sign, ${g.length} times`}function c({keeps:g,meaning:m,reports:L},M){let S=L.filter(({prediction:y})=>y);if(!S.length)return"";if(g!=="\
none")return m;let{num_tokens_scored:C,once:A}=S.reduce((y,l)=>l.z_score>y.z_score?l:y),b=A&&K(C)?C-A.num_tokens_scored:0,T=[];return b>0&&T.push(`p takes each \
token for new evidence, but ${I(b)} of the ${I(C)} only repeat an n-gram. Counted once, z is ${ne(A.z_score)}${A.z_score>M?"":", not above the threshold"}.`),(!b||
A.z_score>M||L.length>1)&&T.push(p(M,L.length)),T.join(" ")}function p(g,m){let L=qe(g),M=C=>C>.1?j(C):`one in ${I(Number((1/C).toPrecision(2)))}`,S=1-(1-L)**m;
return`Of texts without this watermark ${M(L)} passes the threshold${m>1?`; with ${I(m)} tries at each, ${M(S)} has one that does`:""}.`}function f([g]){return g.
reports[0].prediction?"":"The settings as they are find nothing either. Where the text is watermarked, they may be the wrong ones themselves, or the text is too\
 short."}return g=>{t.hidden=!e.found,!t.hidden&&g.found&&o(e.found)}}function hl(t,e){let n=i=>t.querySelector(".gp-"+i);function s({how:i,points:a,of:c,seeds:p,threshold:f}){let g=a.filter(({z:m})=>m.length);_(n("about"),`${i}, ${U(
p,"seed")} at each strength${a.length<c?`; ${a.length} of ${c} strengths so far`:""}`),_(n("strength-words"),o(g,a,f)),ae(n("strength-box"),e.charts.strengths)}
function o(i,a,c){let p=({strength:A,z:b})=>A===0?b[0]>c?"above":"below":yo(b,c),f=(...A)=>r(i,b=>A.includes(p(b))),[g,m,L]=[f("above"),f("below"),f("open","few")],
M=a.filter(({refused:A})=>A).map(({strength:A})=>j(A)),S=[];i.length&&i[0].strength===0&&p(i[0])!=="above"&&S.push("The text is not above the threshold even bef\
ore the attack.");let C=[g&&`above the threshold at ${g}`,m&&`not above it at ${m}`,L&&`not known to be either at ${L}, where the seeds disagree or are too few`].
filter(Boolean);return C.length&&S.push(`By strength, the median z is ${C.join("; ")}.`),M.length&&S.push(`At ${M.join(", ")} there is too little text left to s\
core, in some cases or in all.`),S.join(" ")}function r(i,a){let c=[];i.forEach((f,g)=>{a(f)&&(g&&a(i[g-1])?c.at(-1)[1]=f.strength:c.push([f.strength,f.strength]))});
let p=c.map(([f,g])=>f===g?j(f):`${j(f)} to ${j(g)}`);return p.length>1?`${p.slice(0,-1).join(", ")} and ${p.at(-1)}`:p.join("")}return i=>{t.hidden=!e.found,!t.
hidden&&i.found&&s(e.found)}}var Sh={context:"no mark here: fewer tokens come before it than the watermark looks at",repeated:"no mark here: the tokens before it were there before, and Synt\
hID marks each context once",removed:"no mark here: it was given, and an earlier processor had removed it",bias:"no mark here: the bias is 0"};function Ko(t){let e=t&&
t.effective&&t.effective.watermarking_config||{},n=Array.isArray(e.keys)?e.keys.length:0,s=e.greenlist_ratio,o=e.seeding_scheme==="selfhash",r=e.context_width;return{
config:e,keys:n,selfhash:o,ratio:s>0&&s<1?s:null,early:n?Dt(e.ngram_len,1)-1:Dt(r,1)-Number(o)}}function Ts({config:t,keys:e,ratio:n}){return e?`SynthID: ${U(e,
"key")}, n-grams of ${t.ngram_len} tokens`:n===null?"a green list whose settings are not known":`green list: ${j(n)} of the vocabulary, bias ${t.bias}, ${t.seeding_scheme}\
, context width ${t.context_width}, key ${t.hashing_key}`}function pl({chosen:t,index:e,mark:n,given:s,isFirst:o},r){let i=`Token ${I(e+1)} ${V(t.text)}`;if(!n)
return`${i}: ${s?"given, before the watermark began":"not marked"}`;if(n.why)return`${i}: ${Re(Sh,n.why,"no mark here")}.`;let a=`Its probability: ${j(n.chosen_before)}\
 before the watermark, ${j(n.chosen_after)} after.`,c=o?" Not counted: a detector that has no prompt does not know what comes before it.":"";if(n.kind==="synthi\
d")return`${i}: mean g-value ${G(n.g,2)} over ${U(r.keys,"key")}. ${a}${c}`;let p=n.green?"◆ green: it got the bias":"◇ red: it got no bias",[f,g]=[n.mass_before,
n.mass_after].map(M=>j(M??0)),m=r.ratio===null?"":` of ${j(r.ratio)} of the vocabulary`,L=r.selfhash?`Each token has a list of its own; ${U(n.listed??0,"token")}\
 of the 40 likeliest got the bias`:`On the list${m}, ${U(n.listed??0,"token")} could be chosen here`;return`${i}: ${p}. ${a} ${L}: ${f} together before, ${g} af\
ter.${c}`}var fl={marks:0,scored:0,green:0,g:0,expected:0,unscored:0,early:0,chosen:0,surprisal:0,gained:0,suppressed:0,likely:0,entropy:0,z:null,foreseen:null};
function ul(t,e,n,s){let{mark:o,index:r}=e,i={...t};if(!o)return{...i,unscored:t.unscored+1};i.marks+=1;let a=o.kind==="synthid"?o.g:o.green;if(o.chosen_before>
0&&o.chosen_after>0){i.chosen+=1,i.surprisal-=Math.log(o.chosen_before),i.gained+=Math.log(o.chosen_after/o.chosen_before);let{stages:c,entropy_before:p}=e.distribution;
i.entropy+=s>0&&c[s-1]?c[s-1].entropy:p,i.likely-=_h(e,s)}return i.suppressed+=o.suppressed,a===null?{...i,unscored:t.unscored+1}:r<n.early?{...i,early:t.early+
1}:(i.scored+=1,i.green+=Number(a),i.expected+=o.expected??0,o.kind==="synthid"?i.z=n.keys?(2*i.green-i.scored)*Math.sqrt(n.keys/i.scored):null:n.ratio!==null&&
(i.z=on(i.green,i.scored,n.ratio),i.foreseen=on(i.expected,i.scored,n.ratio)),i)}function _h({distribution:{candidates:t}},e){let n=t.map(({raw_logprob:s,stage_logprobs:o})=>e>
0?o[e-1]:s).filter(s=>s!=null);return n.length?Math.max(...n):0}function ml(t,e,n,s){let o=t.find(([,p])=>p>s),r=o?`z first passed ${s} after ${U(o[0],"scored t\
oken")}`:"";if(e.z>s)return{at:o[0],words:`${r}.`};let i=o?`${r}, and fell again. `:"",a=n.keys?e.z>0?e.scored*(s/e.z)**2:1/0:zr(e.green/e.scored,n.ratio,s),c=Math.
max(e.scored+1,Math.ceil(a));return!Number.isFinite(c)||c>1e7?{at:1/0,words:`${i}At the share so far, z never reaches ${s}.`}:{at:c,words:`${i}At the share so f\
ar, z reaches ${s} after about ${U(c,"scored token")}: ${I(c-e.scored)} more.`}}function gl(t,e){let n=u=>t.querySelector(".gp-"+u),s=new _e(n("marked-words"),{press:({step:u})=>e.selectStep(u)}),o=n("threshold"),r=3,i=Ko(null),a=0,c=null,p=null;
function f(){i=Ko(e.started),a=(e.started&&e.started.processors||[]).findIndex(k=>k==="WatermarkLogitsProcessor"||k==="SynthIDTextWatermarkLogitsProcessor"),c=new me(
fl,(k,x)=>ul(k,x,i,a)),s.show([]),_(n("mark-about"),Ts(i))}let g=()=>c.steps.some(({mark:u})=>u&&u.kind==="synthid");function m(u){let{mark:k,index:x}=u,$=x<i.early,
E=k&&!k.why;return{step:u,token:{...u.chosen,piece:u.piece},mark:E?{green:k.green,g:k.g,counted:!$}:{},words:()=>pl({...u,isFirst:$},i)}}function L(u){s.show(c.
steps.map(($,E)=>s.items[E]&&E<u?s.items[E]:m($)),u);let{unscored:k,early:x}=c.total;ze(n("mark-key"),g()?"synthid":"green",{unscored:k>0,repeated:x>0,faint:"a \
detector without the prompt cannot score it"})}function M(u){let k=u&&!u.isPrompt?s.tokens[u.index]:null;p&&p!==k&&p.classList.remove("gp-current"),p=k||null,p&&
e.selected?p.classList.add("gp-current"):p&&p.classList.remove("gp-current")}let S=u=>{let k=[];for(let x of c.totals)x[u]!==null&&(!k.length||k.at(-1)[0]<x.scored)&&
k.push([x.scored,x[u]]);return k};function C(){let{z:u,scored:k}=c.total,x=e.running?" so far":"",[$,E,v]=u===null?["wait","…",k?"The watermark’s settings are\
 not known, so z is not":"Nothing to score yet"]:u>r?["good","◆",`A detector finds it${x}: z = ${ne(u)}`]:["even","◇",`A detector does not find it${x}: z = ${ne(
u)}`];D(n("finding"),{"data-verdict":$}),_(n("finding-sign"),E),_(n("finding-words"),v),_(n("finding-more"),u===null?"":`${A()}; by chance alone, if each token \
is new evidence, z would be as high with a probability of ${je(qe(u))}`),e.finished&&_(n("mark-told"),`${v}, ${I(k)} tokens scored.`)}function A(){let{green:u,scored:k}=c.
total;return g()?`mean g-value ${(u/k).toFixed(3)} over ${U(k,"scored token")}, 0.5 by chance`:`${I(u)} of ${U(k,"scored token")} green, ${j(u/k)} instead of ${j(
i.ratio)}`}let b=()=>e.started.effective.do_sample?"":" That is so where tokens are drawn; here the likeliest are taken, which can be greener or less green.";function T(){
let u=S("z"),k=[{name:"this text",look:"measured",points:u,tip:`What a detector finds that knows the key and sees the text without its prompt.${i.keys?" Of Synt\
hID it is the z of the plain mean of all g-values, against fair coins.":""}`}],x=S("foreseen");x.length&&k.push({name:"expected at least",look:"expected",points:x,
tip:"What this bias leads to at least, given how undecided the model was at each token: the sum of p / (1 + m p) over the vocabulary, theorem 4.2 of Kirchenbaue\
r et al. 2023, averaged over all green lists."+b()}),Bt(n("z-keys"),k);let $=u.length?ml(u,c.total,i,r):null;Rt(n("z-box"),{curves:k,threshold:r,needed:$,label:`\
z over the number of tokens, threshold ${r}`}),_(n("z-needed-words"),$?$.words:""),_(n("threshold-words"),It(r))}function y(){let{scored:u,green:k,expected:x,chosen:$,
surprisal:E,gained:v,suppressed:O,marks:N,likely:W,entropy:R}=c.total,{started:P}=e,q=[["tokens scored",I(u),"Tokens that count: those with enough tokens before\
 them, without the prompt."]];if(u&&!g()&&(q.push(["green",j(k/u),"The share of the scored tokens that got the bias."]),q.push(["expected at least",j(x/u),"At l\
east this share is green on average over all green lists, for this bias and the probabilities that the model gave. Where it is sure of a token, a bias changes l\
ittle."])),$){q.push(["surprisal before the watermark",le(E/$,e.unit),"How unexpected the chosen tokens were just before the watermark, on average: minus the lo\
garithm of their probability."]);let[B,z]=P.effective.do_sample?[R,"Drawn without the watermark they would have had this on average: the entropy just before it."]:
[W,"The likeliest token of each place would have had this."];e.usesBeams||(q.push(["without it",le(B/$,e.unit),z]),q.push(["log-probability lost",le((E-B)/$,e.unit).
replace("-","−"),"The price: how much less probable than that the chosen tokens are, for each token. Below 0 by luck."])),q.push(["raised by",le(v/$,e.unit),"\
How much the watermark raised the log-probability of the chosen tokens, on average. Over many texts it is the divergence of what was drawn from what the model w\
ould draw."])}return N&&q.push(["suppressed",`${(O/N).toFixed(1)} of ${I(P.request.top_candidates??10)}`,"How many of the likeliest tokens the watermark made le\
ss likely, on average over the places."]),q}function l(){let u=y(),k=J(n("mark-figures"),u.length,()=>{let x=d("div"),$=d("dt");return $.append(d("span","",null,
{tabindex:0})),x.append($,d("dd")),x});u.forEach(([x,$,E],v)=>{let[O,N]=k[v].children;_(O.firstChild,x),D(O.firstChild,{"data-tip":E}),_(N,$)})}function h(){C(),
l(),T()}function w(u){let x=e.lines().length>1?e.lineOf(u):null;return x?`${x.label}; ${Ts(i)}`:Ts(i)}return o.addEventListener("input",()=>{let u=o.valueAsNumber,
k=u>=0&&u<=30;if(o.setAttribute("aria-invalid",String(!k)),!k){_(n("threshold-words"),"a threshold from 0 to 30");return}r=u,h()}),new ResizeObserver(()=>!t.hidden&&
c.total.marks&&T()).observe(n("z-box")),u=>{(u.run||!c)&&f();let k=e.current(),{keep:x}=c.follow(k?e.lastOf(k):null);t.hidden=!c.total.marks,!t.hidden&&((u.run||
u.steps||u.status||u.selection)&&(L(x),_(n("mark-about"),w(k))),M(k),(u.run||u.steps||u.status||u.selection||u.unit)&&h())}}var Go=(t,e)=>t?[e]:[];function wl(t,e){let n=m=>t.querySelector(".gp-"+m),s=()=>e.answered("cost"),o=({perplexity:m,score:L})=>!!(m&&L),r=({knob:m},L)=>m==="ke\
ys"?U(L,"key"):`bias ${Number(L.toFixed(3))}`;function i(m){let[L,...M]=m.points,S=M.filter(o).sort((l,h)=>l.value-h.value);if(!o(L)||!S.length)return["wait","…",
e.done?"No answer":"Not known yet",e.done?"A text without the watermark and one with it must have been scored.":"The first texts are being written."];let C=e.running?
" so far":"",A=l=>`At ${r(m,l.value)}, the median z is ${ne(l.score.median)}${l.score.high>l.score.low?`, spread ${ne(l.score.low)} to ${ne(l.score.high)}`:""};\
 ${a(l,L)}`;if(S.every(({found:l})=>l==="few"))return["wait","…",e.done?"No answer":"Not known yet",`${A(S.at(-1))} ${U(Math.max(...S.map(({texts:l})=>l)),"te\
xt of each strength is","texts of each strength are")} too few to tell: it takes ${ko}.`];let b=S[S.findLastIndex(({found:l})=>l!=="above")+1];if(b)return["good",
"◆",`Found from ${r(m,b.value)} on${C}`,`The threshold is ${m.threshold}. ${A(b)}`];let T=S.filter(({found:l})=>l==="above");return T.length?["even","◇",`Fo\
und at ${T.map(({value:l})=>r(m,l)).join(", ")}${C}`,`At the strongest it is not sure. ${A(S.at(-1))}`]:["even","◇",`${S.every(({found:l})=>l==="below")?"Not \
found":"Not surely found"} at any strength${C}`,`The threshold is ${m.threshold}. ${A(S.at(-1))} Longer texts help.`]}function a({perplexity:m,price:L,dearer:M},S){
let C=`the median perplexity is ${m.median.toFixed(2)} instead of ${S.perplexity.median.toFixed(2)}`;if(!L)return`${C}.`;let A=`seed by seed it is ${Se(L.median)}${L.
high>L.low?`, spread ${kt(L)}`:""}`;return`${C}; ${A}${{open:": no clear cost",few:", of too few seeds to tell"}[M]||""}.`}function c(m){let[L,M,S,C]=i(m);D(n("\
answer"),{"data-verdict":L}),_(n("answer-sign"),M),_(n("answer-words"),S),_(n("answer-more"),C),e.done&&_(n("told"),`${S}. ${C}`),_(n("missing"),Me(e,m)),_(n("a\
bout"),m.knob==="keys"?`SynthID, n-grams of ${m.watermark.ngram_len}`:yn(m.watermark).replace(/, bias [^,]*/,""))}function p(m){let L=m.kind==="green";for(let M of[
"perplexity","score","share","suppressed"])ae(n(M),e.charts[M]);_(n("share-name"),L?"Green tokens":"Mean g-value"),n("share-name").dataset.tip=L?"Green tokens /\
 tokens scored, of all texts of a value together.":"The mean of all g-values of a value’s texts: 0.5 without the watermark.",H(n("of-suppressed"),!!e.charts.suppressed),
H(n("limits"),L),H(n("of-expected"),m.points.some(({expected:M})=>K(M))),_(n("suppressed-name"),"Suppressed candidates"),n("suppressed-name").dataset.tip=`Of th\
e ${U(m.candidates,"candidate")} that the model found likeliest at a step, how many the watermark made less likely; the mean over all steps.`}function f(m){let L=m.
kind==="green",M=[[m.knob==="keys"?"keys":"bias",({value:T})=>T===null?"none":String(T)],["texts",({texts:T})=>I(T)],["perplexity",({perplexity:T})=>T?T.median.
toFixed(2):"–"],["z",({score:T})=>T?ne(T.median):"–"],[L?"green":"mean g",({share:T})=>K(T)?L?j(T):T.toFixed(3):"–"],...Go(m.points.some(({expected:T})=>K(
T)),["expected at least",({expected:T})=>K(T)?j(T):"–"]),...Go(m.points.slice(1).some(({suppressed:T})=>K(T)),[`suppressed of ${m.candidates}`,({suppressed:T})=>K(
T)?T.toFixed(2):"–"]),...Go(m.points.some(({moved:T})=>K(T)),["moved to green",({moved:T})=>K(T)?j(T):"–","How much probability the watermark took from red \
candidates and gave to green ones at a step, on average."])],S=t.querySelector("table.gp-numbers"),[C]=J(S.tHead,1,()=>d("tr")),A=J(C,M.length,()=>d("th","",null,
{scope:"col"}));M.forEach(([T,,y],l)=>{_(A[l],T),wt(A[l],{scope:"col",...y?{tabindex:0,"data-tip":y}:{}})});let b=J(S.tBodies[0],m.points.length,()=>d("tr"));m.
points.forEach((T,y)=>{b[y].firstChild||b[y].append(d("th","",null,{scope:"row"}));let l=J(b[y],M.length,()=>d("td"));M.forEach(([,h],w)=>_(l[w],h(T)))})}function g(){
c(e.found),p(e.found),f(e.found)}return m=>{t.hidden=!s(),!t.hidden&&(m.found||m.status)&&g()}}function bl(t,e){let n=l=>t.querySelector(".gp-"+l),s=["A","B"],[o,r]=[0,[]],i=()=>e.answered("quiz"),a=()=>e.done?e.found.pairs.filter(({texts:l})=>l.every(({report:h})=>!h.
error)):[],c=({left:l})=>l?0:1,p=()=>r.filter((l,h)=>l===c(a()[h])).length,f=s.map((l,h)=>{let w=d("div","gp-side"),[u,k,x,$]=[d("h3","",`Text ${l}`),d("p","gp-\
facts"),d("div","gp-body",null,{dir:"auto"}),d("button","",`Text ${l} is watermarked`,{type:"button"})],E=d("div","",null,{tabindex:0}),v=d("div");return x.append(
E,v),w.append(u,k,x,$),n("texts").append(w),$.addEventListener("click",()=>g(h)),{box:w,title:u,facts:k,plain:E,marked:v,button:$,text:new _e(v)}});function g(l){
r[o]===void 0&&(r[o]=l,y(),n("next").focus({preventScroll:!0}))}n("next").addEventListener("click",()=>{o=Math.min(o+1,a().length-1),y(),f[0].button.focus({preventScroll:!0})});
let m=l=>l.kind==="green"?l.green_fraction:l.mean,L=l=>l.kind==="green"?`${j(l.green_fraction)} green`:`mean g ${l.mean.toFixed(3)}`;function M(l,h,w,u){let{report:k,
perplexity:x}=w.texts[h],$=h===c(w)?"with":"without";if(H(l.plain,!u),H(l.marked,u),H(l.button,!u),H(l.facts,u),u){l.box.dataset.truth=$,_(l.title,`Text ${s[h]}\
: ${$==="with"?"◆ watermarked":"not watermarked"}${r[o]===h?", your guess":""}`),_(l.facts,`${L(k)} · z ${ne(k.z_score)}${K(x)?` · perplexity ${x.toFixed(2)}`:
""}`),l.text.show(mt(k));return}delete l.box.dataset.truth,_(l.title,`Text ${s[h]}`),l.text.show([]),_(l.plain,k.tokens.slice(k.prompt_tokens).map(([,,E])=>E??"").
join(""))}function S({texts:l},h){let[w,u]=[l[h],l[1-h]].map(({report:v})=>v),k=w.kind==="green"?j(w.ratio):"0.5",x=w.z_score>e.found.threshold?"more than chanc\
e explains":"too little to be sure",$=`${L(w)} with the watermark, where chance has ${k}: z ${ne(w.z_score)}, ${x}. Without it ${L(u)}, z ${ne(u.z_score)}.`,E=u.
z_score>w.z_score?" Here even the detector would have taken the wrong one: the texts are short, or the mark is weak.":"";return`What gave it away: ${$}${E}`}function C(l){
let h=r[o]!==void 0;if(f.forEach((x,$)=>M(x,$,l,h)),H(n("legend"),h),H(n("verdict"),h),H(n("next"),h&&o+1<a().length),!h)return;let w=l.texts.map(({report:x})=>gt(
x)[1]);ze(n("legend"),e.found.kind,{unscored:w.some(({unscored:x})=>x),repeated:w.some(({repeated:x})=>x)});let u=c(l),k=r[o]===u;D(n("answer"),{"data-verdict":k?
"good":"bad"}),_(n("answer-sign"),k?"✓":"✗"),_(n("answer-words"),k?"Right":`Wrong: it was text ${s[u]}`),_(n("answer-more"),S(l,u))}function A(l){if(!e.done)
return`The texts are being written: ${I(l.done)} of ${I(l.runs)}.`;if(a().length)return"";let h=l.pairs.flatMap(({texts:w})=>w).find(({report:w})=>w.error);return h?
`No pair can be asked about. ${h.report.error.message} ${h.report.error.fix}`:"No pair of texts was completed. Run the experiment again."}function b(l){let h=r.
length;if(H(n("sum"),h>0&&h===l.length),n("sum").hidden)return;let w=p();_(n("sum").querySelector("h3"),`${I(w)} of ${I(h)} right`);let u=Array.from({length:h-w+
1},($,E)=>T(h,w+E)).reduce(($,E)=>$+E,0)/2**h,k=l.filter(({texts:$,left:E})=>$[E?0:1].report.z_score>$[E?1:0].report.z_score).length;_(n("sum-words"),`Who guess\
es has ${I(w)} or more in ${j(u)} of rounds. The detector, taking the text with the higher z, has ${I(k)} of ${I(h)}. Run the experiment again for another round\
.`),_(n("share-head"),e.found.kind==="green"?"green with and without":"mean g with and without");let x=J(n("sum").querySelector("tbody"),h,()=>{let $=d("tr");return $.
append(d("th","",null,{scope:"row"}),d("td"),d("td"),d("td")),$});l.forEach(($,E)=>{let v=c($),[O,N]=[$.texts[v].report,$.texts[1-v].report],W=P=>P.kind==="gree\
n"?j(m(P)):m(P).toFixed(3);[String(E+1),`${r[E]===v?"✓":"✗"} text ${s[r[E]]}`,`${W(O)}, ${W(N)}`,`${ne(O.z_score)}, ${ne(N.z_score)}`].forEach((P,q)=>_(x[E].
cells[q],P))})}let T=(l,h)=>Array.from({length:h},(w,u)=>(l-u)/(u+1)).reduce((w,u)=>w*u,1);function y(){let l=a();_(n("waiting"),A(e.found)),H(n("round"),l.length>
0),_(n("about"),l.length?`Pair ${I(o+1)} of ${I(l.length)}. Same prompt, same seed; one of them has the watermark.`:""),_(n("score"),r.length?`${I(p())} of ${I(
r.length)} right`:""),l.length&&C(l[o]),b(l)}return l=>{t.hidden=!i(),l.run&&([o,r]=[0,[]]),!t.hidden&&(l.run||l.found||l.status)&&y()}}var Oh={drafts:Lr,beams:Vr,beamtree:ki,hypotheses:$i,curve:Ni,branches:ja,candidates:Fa,check:Ka,layers:Ga,numbers:Ua,processors:Xa,quiz:Qa,reranked:Za,template:el,
tokens:ol,watermark:gl},Mh={draft_lengths:ur,sameness:Cr,speedup:Ar,batch:Gr,difference:Fi,divergence:Di,grid:ta,lanes:ia,lengths:aa,measures:la,progress:da,trie:Ma,
without:Ea,arrival:Ta,estimate:La,kl:Ca,opened:Aa,precisions:Pa,shelf:Na,attack:il,detectability:ll,detection:cl,marked:al,mistakes:dl,strengths:hl,watermark_cost:wl,
watermark_quiz:bl};Mi(Oh,Mh);})();
