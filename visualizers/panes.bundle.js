// Written by .ci/bundle.py from modules with the SHA-256 5f84df5bc2b6a0530a25a5f2ad7829d4a3382e3e788523656d2f7be5b477204b: edit those.
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
 it notes how probable it is that nobody speaks",[]]},As={z:["z","z","How many standard deviations more tokens are green than without a watermark."],mean:["mean\
 g","z of the mean g","How many standard deviations the mean of all g-values lies above one half, taking them for fair coins."],weighted_mean:["weighted mean g",
"z of the weighted mean g","The same with more weight on the first keys, whose mark is the strongest."],posterior:["Bayesian detector","posterior probability","\
The probability of a watermark by the detector that was trained here, on the other half of the texts."]},tr={Candidate:["token_id","text","raw_logprob","logprob",
"raw_rank","rank","removed_by","stage_logprobs"],Stage:["name","entropy","kept","mass_removed","mass_moved"],Reranked:["token_id","text","probability","penalty",
"score"],BeamCandidate:["token_id","text","piece","parent","raw_logprob","logprob","score","status","beam","final_score","group","diversity_penalty","bank","pro\
gress","forced","mark"],DraftToken:["token_id","text","draft_logprob","target_logprob","accepted","overlap"],Token:["token_id","text","piece"],Mark:["kind","gre\
en","g","listed","mass_before","mass_after","expected","chosen_before","chosen_after","suppressed","why"]};var G=t=>typeof t=="number"&&Number.isFinite(t),we=t=>t==null||Math.abs(t)>1e30?null:t,xn=t=>{let e=[...t].sort((n,s)=>n-s);return(e[e.length-1>>1]+e[e.length>>
1])/2},Re=({distribution:{stages:t,vocab:e}})=>t.length?t.at(-1).kept:e;var nt={" ":"·","\n":"↵","	":"⇥","\r":"␍"},_t=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function c(t,e,n,s){let o=document.createElement(
t);e&&(o.className=e),n!=null&&(o.textContent=n);for(let[r,i]of Object.entries(s||{}))o.setAttribute(r,i);return o}function Ot(t,e,{running:n=!1}={}){let s=0;for(let o of e.
matchAll(_t)){let[r]=o;o.index>s&&t.append(e.slice(s,o.index)),s=o.index+1;let i=nt[r]||"U+"+r.codePointAt(0).toString(16).toUpperCase().padStart(4,"0");if(n){let a=nt[r]?
r:"";t.append(c("span","gp-space",a,{"data-mark":i,"data-wide":i==="·"?"no":"yes"}))}else t.append(c("span","gp-mark",i))}s<e.length&&t.append(e.slice(s))}function nr(t,e){
let n=/^ (?=\S)/.test(e)?" ":"",s=e.match(/\n*$/)[0],o=c("span","gp-ink");Ot(o,e.slice(n.length,e.length-s.length),{running:!0});for(let r=0;r<s.length;r++)o.append(
c("span","gp-space","",{"data-mark":nt[`
`],"data-wide":"yes"}));return t.append(...[n,o,s].filter(Boolean)),o}var Cs=/(\\x[0-9a-f]{2})+$/i,$n=t=>(t.match(Cs)||[""])[0].replaceAll("\\x"," ").trim().toUpperCase(),
Et=({piece:t,text:e})=>t!==null&&(t===""||Cs.test(e)&&t===e.replace(Cs,""));function Oe(t,e){t.replaceChildren(),Ot(t,e),e||t.append(c("span","gp-mark","(empty)"))}
function te(t,e){let n=c("bdi",e);return Oe(n,t),n}function _(t,e){t.textContent!==e&&(t.textContent=e)}function V(t){return"“"+t.replace(_t,e=>e===" "?" ":nt[e]||
"�")+"”"}function j(t){let e=t*100;return e===0?"0%":e<.01?"<0.01%":e<1?e.toFixed(2)+"%":e>99.95&&e<100?">99.9%":e.toFixed(1).replace(".0","")+"%"}var X=t=>t==
null?0:Math.exp(t),sr=({prompt:t,request:e})=>t||(e&&e.messages||[]).at(-1)?.content||"",xe=(t,e)=>e==="bits"?t/Math.LN2:t;function le(t,e){return t===null||!Number.
isFinite(t)?"infinite":xe(t,e).toFixed(2)+" "+e}function Mt({model:t,phase:e,done:n,total:s}){return e==="asking"?`asking the Hub for ${t} …`:e==="download"?`\
downloading ${t}: ${be(n)} of ${be(s)} …`:`loading ${t}${s?`: ${j(n/s)}`:""} …`}function be(t){return G(t)?t>=1e9?`${(t/1e9).toFixed(t<1e10?2:1)} GB`:t>=1e6?
`${(t/1e6).toFixed(t<1e8?1:0)} MB`:`${(t/1e3).toFixed(0)} kB`:"–"}function vn(t){return t<1?Math.round(t*1e3)+" ms":t.toFixed(t<10?2:1)+" s"}var K=(t,e=3)=>t==
null?"–":t.toFixed(e),I=t=>t.toLocaleString("en-US"),U=(t,e,n=e+"s")=>`${I(t)} ${t===1?e:n}`;function ge(t){let{chosen:e,distribution:n}=t,s=t.read?e.raw_logprob:
e.logprob??e.raw_logprob;return{probability:X(e.logprob),rawProbability:X(e.raw_logprob),rank:(t.read?null:e.rank)??e.raw_rank,surprisal:s===null?1/0:Math.max(0,
-s),entropyBefore:n.entropy_before,entropyAfter:n.entropy_after}}var Be=(t,e,n)=>Object.hasOwn(t,e)?t[e]:n,Tt=t=>Be(Qo,t,t.replaceAll("_"," ")),Sn=({message:t,fix:e,
diagnostics:n=[]})=>n.some(s=>s.message===t)?n:[{message:t,fix:e},...n],fe=t=>Be(Zo,t,[t,t]),He=t=>Be(er,t,[t,"a logits processor of your own",[]]);var Z=(t,e)=>{let n=document.createElementNS("http://www.w3.org/2000/svg",t);return e&&n.setAttribute("class",e),n};function J(t,e,n){for(;t.childElementCount>e;)
t.lastElementChild.remove();for(;t.childElementCount<e;)t.append(n());return t.children}var or=new WeakMap;function he(t,e,{plain:n=!1}={}){let s=n+e;or.get(t)!==
s&&(or.set(t,s),n?t.textContent=e:Oe(t,e))}function re(t,e){t.className!==e&&(t.className=e)}function ee(t,e,n){let s=`${(n*100).toFixed(2)}%`,o=rr.get(t)||{};o[e]!==
s&&(t.style[e]=s,rr.set(t,{...o,[e]:s}))}var rr=new WeakMap;function D(t,e){let n=ir.get(t)||{};for(let[s,o]of Object.entries(e))n[s]!==o&&t.setAttribute(s,String(
n[s]=o));ir.set(t,n)}var ir=new WeakMap;function H(t,e){t.hidden===e&&(t.hidden=!e)}function Ps(t,e){for(e.forEach(([n,s,o,r],i)=>{let a=t.childNodes[i];if(!a||a.localName!==n){let d=Z(n);a?a.replaceWith(d):t.append(d),a=d}gt(a,{...o,...s?{class:s}:
{}}),Array.isArray(r)?Ps(a,r):_(a,r??"")});t.childNodes.length>e.length;)t.lastChild.remove()}function gt(t,e){for(let{name:n}of[...t.attributes])!Object.hasOwn(
e,n)&&n!=="aria-describedby"&&t.removeAttribute(n);for(let[n,s]of Object.entries(e))t.getAttribute(n)!==String(s)&&t.setAttribute(n,s)}var ue=t=>Math.round(t*10)/
10,Lt=(t,e,n,s,o)=>["line",t,{x1:ue(e),y1:ue(n),x2:ue(s),y2:ue(o)},[]],wt=(t,e,n,s,o="middle")=>["text",t,{x:ue(e),y:ue(n),"text-anchor":o},s],ar=(t,e)=>["path",
t,{d:e.map(([n,s],o)=>`${o?"L":"M"}${ue(n)} ${ue(s)}`).join("")||"M0 0"},[]],Ns=(t,e,n)=>["g",t,{tabindex:0,role:"img","data-tip":e,"aria-label":e},n],lr=(t,e,n)=>`\
M${ue(t)} ${ue(e-n)}l${n} ${n}l${-n} ${n}l${-n} ${-n}Z`;var qs;function cr(){return qs??=Sl().catch(t=>{throw qs=void 0,t}),qs}async function Sl(){if(window.Plotly)return window.Plotly;let t=document.getElementById("\
plotly"),e=document.createElement("script");if(t)e.textContent=await _l(t.textContent);else if(window.GenerationPlaygroundPlotly)e.src=window.GenerationPlaygroundPlotly;else
throw new Error("This page does not say where Plotly is.");let n=t?null:new Promise((s,o)=>{e.onload=s,e.onerror=()=>o(new Error(`Plotly could not be fetched fr\
om ${e.src}.`))});return document.head.append(e),await n,window.Plotly}async function _l(t){let e=Uint8Array.from(atob(t.trim()),n=>n.charCodeAt(0));return new Response(
new Blob([e]).stream().pipeThrough(new DecompressionStream("gzip"))).text()}var Ol=/^var\((--gp-[\w-]+)\)(?: ([\d.]+))?$/,_n=new Set;function ae(t,e,n){if(t.hidden=!e,!e)return;let s=[..._n].find(o=>o.box===t);s?s.chart=e:El(t,e,n),Ws(t,
e)}function El(t,e,n){t.classList.add("gp-chart-box"),t.append(c("div","gp-chart-plot"),Ml());let s={box:t,chart:e};n&&t.addEventListener("gp-press",({detail:o})=>n(
o)),_n.add(s),new ResizeObserver(()=>t.clientWidth&&t.dataset.width!==String(t.clientWidth)&&Ws(t,s.chart)).observe(t)}function Ml(){let t=c("details","gp-chart\
-values");return t.append(c("summary","","Values"),c("ul")),t}async function Ws(t,e){let n=t.querySelector(".gp-chart-plot");if(Ll(t.querySelector(".gp-chart-va\
lues"),e),gt(n,{...Object.fromEntries([...n.attributes].map(({name:s,value:o})=>[s,o])),role:"img","aria-label":`${e.layout.meta}. Its values follow as a list.`}),
!!t.clientWidth){t.dataset.width=String(t.clientWidth),t.setAttribute("aria-busy","true");try{let s=await cr(),o={...nn(e.layout,t),autosize:!1,width:n.clientWidth,
uirevision:"kept",dragmode:matchMedia("(pointer: coarse)").matches?!1:"zoom"};n.classList.contains("js-plotly-plot")?await s.react(n,nn(e.data,t),o):(await s.newPlot(
n,nn(e.data,t),o,Tl(s)),n.on("plotly_click",({points:[r]})=>t.dispatchEvent(new CustomEvent("gp-press",{detail:r}))))}catch(s){n.textContent="The chart could no\
t be drawn: its library did not load. Reload the page; the values are in the list below.",console.error("Generation Playground:",s)}finally{t.removeAttribute("a\
ria-busy")}}}function On(t,e,n){if(!t)return t;let{shapes:s=[],annotations:o=[]}=t.layout,r={type:"line",x0:e,x1:e,yref:"paper",y0:0,y1:1,line:{color:"var(--gp-\
error)",width:1.5,dash:"dash"}},i={x:e,yref:"paper",y:1,yanchor:"bottom",text:n,showarrow:!1,font:{color:"var(--gp-error)"}};return{...t,layout:{...t.layout,shapes:[
...s,r],annotations:[...o,i]}}}function dr(t,{x:e,y:n,words:s}){if(!t)return t;let o={type:"scatter",mode:"markers",x:[e],y:[n],text:[s],hoverinfo:"text",marker:{
color:"var(--gp-chosen)",symbol:"diamond",size:13}};return{...t,data:[...t.data,o]}}function Tl(t){let e=(n,s)=>({name:`Download plot as ${n==="svg"?"an SVG":"a\
 PNG"}`,icon:s,click(o){let r=o.layout.meta.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-|-$/g,"");t.downloadImage(o,{format:n,filename:r,width:o.clientWidth,
height:o.clientHeight,scale:n==="svg"?1:2})}});return{displaylogo:!1,doubleClickDelay:400,modeBarButtonsToRemove:["toImage","select2d","lasso2d","autoScale2d"],
modeBarButtonsToAdd:[e("png",t.Icons.camera),e("svg",t.Icons.disk)]}}function Ll(t,{data:e}){let n=e.flatMap(({text:s,hovertext:o=s,hoverinfo:r})=>r==="text"&&Array.
isArray(o)?o.flat():[]).filter(Boolean);t.hidden=!n.length,t.querySelector("ul").replaceChildren(...n.map(s=>c("li","",s)))}function nn(t,e){return Array.isArray(
t)?t.map(n=>nn(n,e)):t&&typeof t=="object"?Object.fromEntries(Object.entries(t).map(([n,s])=>[n,nn(s,e)])):typeof t=="string"?Al(t,e):t}function Al(t,e){let[,n,
s]=Ol.exec(t)||[];if(!n)return t.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;");let o=getComputedStyle(e).getPropertyValue(n).trim();return s===
void 0?o:`rgba(${[1,3,5].map(i=>parseInt(o.slice(i,i+2),16)).join(", ")}, ${s})`}function hr(){for(let t of _n)t.box.isConnected?Ws(t.box,t.chart):_n.delete(t)}
matchMedia("(prefers-color-scheme: dark)").addEventListener("change",hr);for(let t of[document.documentElement,document.body])t&&new MutationObserver(hr).observe(
t,{attributeFilter:["class"]});var Cl=(t,e)=>t>=1?e+1:Math.expm1((e+1)*Math.log(t))/(t-1),pr=(t,e,n,s=1)=>Cl(t,e)/(e*n+s),Se=t=>G(t)?`${t.toFixed(2)} ×`:"–",bt=({low:t,high:e})=>`${t.toFixed(
2)} to ${e.toFixed(2)}`,En="Where the true median lies with a probability of 90% or more. Up to 7 pairs it goes from the lowest of them to the highest; fewer th\
an 5 cannot be as sure as that, so nothing is claimed of them.",fr=t=>t<.9995?`${(t*1e3).toPrecision(3)} ms`:`${t.toPrecision(3)} s`;function Ee(t,{done:e,runs:n}){
if(e>=n)return"";let s=`${I(e)} of ${U(n,"run")} ${e===1?"has":"have"} ended`;return t.done?`Stopped: ${s}.`:`${s}; ${U(n-e,"is","are")} still to come.`}var At="\
Somebody else’s runs were decoded meanwhile: these times are not clean. Measure again when the machine is quiet.";function ur(t,e){let n=v=>t.querySelector(".gp-"+v),s=t.querySelector("table"),o=[["speed-up",`Time for a token without drafts / time with them: the median over\
 the pairs of runs, and its spread. ${En}`],["draft_acceptance_rate",tt.draft_acceptance_rate],["judged_acceptance_rate",tt.judged_acceptance_rate],["mean_accep\
tance_length",tt.mean_acceptance_length],["drafted a round","Drafted tokens / rounds. A confidence threshold and the end of a text make drafts shorter than they\
 may be."],["formula","Theorem 3.8 of Leviathan et al. 2023 with the acceptance rate, the drafted tokens and the cost of this row."]],r=()=>e.answered("lengths"),
i=(v,{value:L})=>`${v} = ${L}`;function a(v){let[L,C,x,T,y]=d(v);D(n("answer"),{"data-verdict":L}),_(n("answer-sign"),C);let l=n("answer-words"),h=JSON.stringify(
[x,T]);l.dataset.key!==h&&(l.dataset.key=h,l.replaceChildren(...x?[c("code","",x)," "+T]:[T])),_(n("answer-more"),y),e.done&&_(n("told"),`${x} ${T}. ${y}`),_(n(
"missing"),Ee(e,v)),H(n("warning"),!!v.others),_(n("warning"),v.others?"⚠ "+At:"")}function d({knob:v,points:L,leader:C,rivals:x,best:T,fewest:y}){let l=L.filter(
({speedup:B})=>B),h=l.find(B=>B.group===C);if(!h)return e.done?["wait","…","","No answer","No setting has a complete pair of runs."]:["wait","…","","Not kno\
wn yet",l.length?`${I(l.length)} of ${U(L.length,"setting")} measured.`:"The first counted runs are under way."];let{speedup:b,verdict:f,pairs:g}=h,k=e.running?
" so far":"",$=Se(b.median),A=`spread ${bt(b)}`,S={faster:"",slower:" It is slower than decoding without drafts.",even:" Its spread includes 1: no clear differe\
nce from decoding without drafts."}[f];if(f==="wait")return["wait","…","",e.done?"No answer":"Not known yet",`${i(v,h)} has the greatest median, ${$}, of ${U(
g,"pair")} of runs: too few to tell, it takes ${I(y)}.`];if(l.length===1)return[{faster:"good",slower:"bad"}[f]||"even",{faster:"▲",slower:"▼"}[f]||"≈",i(
v,h),`is the only setting that was measured: ${$}`,`S${A.slice(1)}.${S}`];if(T===null){let B=x.length>2&&x.length===l.length-1?"all others":p(L.filter(P=>x.includes(
P.group)).map(({value:P})=>P));return["even","≈","",`No clear best setting${k}`,`${i(v,h)} has the greatest median, ${$}, ${A}; ${B} may be as good.${S} More \
repeats tell more.`]}let[M,N,W]={faster:["good","★",`is best${k}: ${$}`],even:["even","★",`is the best${k}, at ${$}`],slower:["bad","▼",`is the best${k}, \
and still ${$}`]}[f];return[M,N,i(v,h),W,`S${A.slice(1)}; it was faster than each other one, turn by turn.${S}`]}let p=v=>v.length<2?v.join(""):`${v.slice(0,-1).
join(", ")} and ${v.at(-1)}`;function u({points:v,curve:L,measured_curve:C}){ae(n("settings"),e.charts.lengths),H(n("of-formula"),L.length>0),H(n("of-verify"),C.
length>0),H(n("of-own"),v.some(({formula:x})=>G(x)))}function w(v){if(!s.tHead){let L=c("tr");L.append(c("th","",null,{scope:"col"}),...o.map(([C,x])=>{let T=c(
"th","",null,{scope:"col"}),y=c("span","",null,{tabindex:"0","data-tip":x});return y.append(...C.split(/(?<=_)/).flatMap(l=>[l,c("wbr")])),T.append(y),T})),s.createTHead().
append(L),s.createTBody()}_(s.tHead.rows[0].cells[0],v)}function m(){let v=c("tr"),L=c("th","",null,{scope:"row"});L.append(c("span"),c("b","","",{"aria-hidden":"\
true"}),c("span","gp-hidden"));let C=c("td");return C.append(c("span"),c("small")),v.append(L,C,...o.slice(1).map(()=>c("td"))),v}function O({knob:v,points:L,best:C}){
w(v);let x=J(s.tBodies[0],L.length,m);L.forEach((T,y)=>{let[l,h,...b]=x[y].cells,f=T.group===C;re(x[y],f?"gp-best":""),_(l.children[0],T.value),_(l.children[1],
f?" ★":""),_(l.children[2],f?" (best)":""),_(h.children[0],T.speedup?Se(T.speedup.median):"–"),_(h.children[1],T.speedup?`  ${bt(T.speedup)}`:"");let{draft_acceptance_rate:g,
rate:k,mean_acceptance_length:$,drafted:A,formula:S}=T;[G(g)?j(g):"–",G(k)?j(k):"–",K($,2),K(A,2),Se(S)].forEach((N,W)=>_(b[W],N))})}function E(){let v=e.found;
a(v),u(v),O(v)}return v=>{t.hidden=!r(),!t.hidden&&(v.found||v.status)&&E()}}var Ct=class{constructor(e){this.kinds=e,this.subscribers=new Set,this.changes={},this.position=0,this.head="",this.tail="",this.answers={}}feed(e){e.length>=this.
position&&e.startsWith(this.head)&&e.startsWith(this.tail,this.position-this.tail.length)||(this.position=0);let s=e.lastIndexOf(`
`)+1;for(;this.position<s;){let o=e.indexOf(`
`,this.position);this.readLine(e.slice(this.position,o)),this.position=o+1}this.head=e.slice(0,Math.min(s,100)),this.tail=e.slice(Math.max(0,s-100),s)}read(e){throw new Error(
"nobody reads "+e.type)}readLine(e){if(e.trim())try{this.read(JSON.parse(e))}catch(n){console.error("Generation Playground: a line of the log was skipped.",n,e.
slice(0,200))}}get canAsk(){return Object.keys(this.answers).length>0}ask(e){Object.hasOwn(this.answers,e.type)&&this.answers[e.type](e)}subscribe(e,n){let s={element:e,
update:n};this.subscribers.add(s),this.tell(s,Object.fromEntries(this.kinds.map(o=>[o,!0])))}changed(e){Object.keys(this.changes).length===0&&requestAnimationFrame(
()=>this.flush()),this.changes[e]=!0}flush(){let e=this.changes;this.changes={};for(let n of this.subscribers)n.element.isConnected?this.tell(n,e):this.subscribers.
delete(n)}tell(e,n){try{e.update(n)}catch(s){console.error("Generation Playground: a pane could not be drawn.",s)}}};var kt=class extends Ct{constructor(){super(["run","steps","status","selection","unit","prompt","watched","searched","written"]),this.unit="bits",this.searched=
new Map,this.written=null,this.text="",this.turn=void 0,this.fed={turn:void 0,started:!1},this.recorded=!1,this.asked=null,this.clear()}clear(){this.queued=null,
this.loading=null,this.shared=1,this.apart=!1,this.started=null,this.finished=null,this.failed=null,this.lasts=[],this.newest=null,this.numTokens=0,this.elapsed=
0,this.firstElapsed=null,this.rounds=[],this.prompts=[],this.texts=new Map,this.returned=null,this.selected=null,this.promptSteps=[],this.hideFrom=null}feedRun(e,n){
n!==this.fed.turn&&(this.fed={turn:n,started:!1},this.feed("")),this.feed(e),this.fed.started&&Object.assign(this,{text:e,turn:n})}read(e){let n=Pl[e.type];if(!n)
throw new Error("unknown event "+e.type);n(this,e)}countStep(e){this.numTokens+=1,this.elapsed=e.elapsed,this.firstElapsed??=e.elapsed,this.changed("steps")}get readsSource(){
return!!(this.started&&this.started.decoder_tokens.length)}get prefix(){return this.readsSource?this.started.decoder_tokens:this.started.prompt_tokens}get usesBeams(){
return this.prompts.length>0}get waiting(){return!!(this.queued||this.loading)}get running(){return!!(this.started&&!this.finished&&!this.failed&&!this.waiting)}lines(){
return this.hideFrom===null?this.allLines():this.allLines().map(e=>{let n=this.seen(e.last);return n===e.last?e:{...e,last:n,stopReason:null}})}seen(e){if(this.
hideFrom===null)return e;let n=e;for(;n&&!n.isPrompt&&n.index>=this.hideFrom;)n=n.before;return n}hide(e){this.hideFrom!==e&&(this.hideFrom=e,this.changed("step\
s"),this.changed("selection"))}allLines(){if(this.returned)return this.returned;if(this.usesBeams)return this.prompts.flatMap((n,s)=>Rl(n,s,this.prompts.length));
let e=this.finished?this.finished.sequences:[];return this.lasts.map((n,s)=>({kind:"sequence",label:this.lasts.length>1?`sequence ${s+1}`:"",last:n,score:null,stopReason:e[s]?
e[s].stop_reason:null}))}current(){if(this.selected)return this.seen(this.selected);if(!this.usesBeams)return this.seen(this.newest);let e=this.lines();return e.
length?e[0].last:null}lineOf(e){return e.isPrompt?this.lines()[0]:this.usesBeams?this.lines().find(({last:n})=>{let s=n;for(;s&&s.index>e.index;)s=s.before;return s===
e}):this.lines()[e.sequence]}lastOf(e){let n=this.lineOf(e);return n?n.last:e}select(e,n){let s=e===null?null:this.lines()[e];this.selectStep(s&&ce(s.last)[n]||
null)}selectStep(e){let n=this.seen(e);this.selected!==n&&(this.selected=n,this.changed("selection"))}selectMostUncertain(){let e=this.returned?this.returned[0]?.
last:this.lasts[0];if(this.selected||!e)return;let n=ce(e).filter(s=>!s.given);n.length<2||this.selectStep(n.reduce((s,o)=>o.distribution.entropy_before>s.distribution.
entropy_before?o:s))}walk(e){let n=this.current();if(!n)return;let s=[...this.promptSteps,...ce(this.lastOf(n))],o=n.isPrompt?n.index-1:this.promptSteps.length+
n.index;this.selectStep(s[Math.max(0,Math.min(s.length-1,o+e))])}addSearched(e,n){this.searched.set(e,[...this.searched.get(e)||[],n]),this.changed("searched")}startedLine(){
let e=this.text.indexOf('{"type":"Started"');return e<0?"":this.text.slice(e,this.text.indexOf(`
`,e))}idsTo(e){return ce(e).map(({chosen:n})=>n.token_id)}addWatched(e,n){let s=this.allLines()[e];s&&(ce(s.last).forEach((o,r)=>{let i=Ge("Candidate",n[r]||[]),
a=new Set(i.map(({token_id:d})=>d));o.watched=[...(o.watched||[]).filter(({token_id:d})=>!a.has(d)),...i]}),this.changed("watched"))}setWritten(e){this.written=
e&&{...e,tokens:Ge("Token",e.tokens)},this.changed("written")}setUnit(e){this.unit=e,this.changed("unit")}},Pl={Queued(t,e){t.queued=e,t.loading=null,t.changed(
"status")},Loading(t,e){t.loading=e,t.queued=null,t.changed("status")},Shared(t,{runs:e,apart:n}){t.shared=e,t.apart=n,t.changed("status")},Started(t,e){t.clear();
for(let n of["prompt_tokens","decoder_tokens"])e[n]=Ge("Token",e[n]||[]);t.started=e,t.fed.started=!0,t.changed("run"),t.changed("status"),t.changed("selection")},
Stepped(t,{step:e}){e.chosen=sn("Candidate",e.chosen),Is(e.distribution),e.watched=Ge("Candidate",e.watched||[]),e.mark=e.mark?sn("Mark",e.mark):null,e.read=!!(t.
started&&t.started.request.only_given),e.reranked&&(e.reranked=Ge("Reranked",e.reranked)),e.before=t.lasts[e.sequence]||null,e.draft=Nl(e,t.rounds),t.lasts[e.sequence]=
e,(!t.newest||e.index>t.newest.index)&&(t.newest=e),t.countStep(e)},BeamsAdvanced(t,{step:e}){let n=t.prompts[e.sequence]??=ql();e.distributions.forEach(Is),e.given&&
(n.given+=1);let s=Ge("BeamCandidate",e.candidates).map(o=>Wl(o,e,n));for(let{beam:o}of s)o.progress&&t.texts.set(o.token_id,o.text);if(Il(s),n.running=s.filter(
o=>o.beam.status==="running").sort((o,r)=>o.beam.beam-r.beam.beam),n.byNumber=new Map(n.running.map(o=>[o.beam.beam,o])),e.given)for(let o=0;o<t.started.effective.
num_beams;o++)n.byNumber.set(o,s[0]);n.finished.push(...s.filter(o=>o.beam.status==="finished")),n.finished.sort((o,r)=>r.beam.final_score-o.beam.final_score),n.
finished.length=Math.min(n.finished.length,e.pool.length),n.pool=e.pool,n.pools.push(e.pool),n.steps.push(s),n.byStep.push(n.byNumber),n.distributions.push(e.distributions),
t.countStep(e)},PromptRead(t,{steps:e}){let n=null;for(let s of e)s.chosen=sn("Candidate",s.chosen),Is(s.distribution),Object.assign(s,{before:n,isPrompt:!0,watched:[],
draft:null}),n=s;t.promptSteps=e,t.changed("prompt")},DraftJudged(t,{round:e}){e.drafted=Ge("DraftToken",e.drafted),t.rounds.push(e),t.changed("steps")},Finished(t,e){
t.finished=e,t.usesBeams&&(t.returned=e.sequences.map((n,s)=>jl(t,n,s))),t.changed("status"),t.changed("steps")},Failed(t,e){(t.fed.turn===void 0||t.fed.started)&&
(t.failed=e),t.queued=t.loading=null,t.changed("status")}};function sn(t,e){let n=tr[t],s={};for(let o=0;o<n.length;o++)s[n[o]]=e[o];return s}function Ge(t,e){return e.
map(n=>sn(t,n))}function Is(t){t.candidates=Ge("Candidate",t.candidates),t.stages=Ge("Stage",t.stages)}function Nl(t,e){let n=e.at(-1);if(!n||t.index<n.start)return null;
let s=t.index-n.start;return s<n.num_accepted?{origin:"accepted",instead:null,round:n,place:s}:{origin:n.follow,instead:n.drafted[s]||null,round:n,place:s}}function ql(){
return{running:[],byNumber:new Map,finished:[],pool:[],steps:[],byStep:[],pools:[],distributions:[],given:0}}function Wl(t,e,n){let s=e.distributions[t.parent],
o=s.candidates.find(r=>r.token_id===t.token_id);return{index:e.index,sequence:e.sequence,before:n.byNumber.get(t.parent)||null,chosen:o||{...t,raw_rank:null,rank:null,
removed_by:null},piece:t.piece,distribution:s,seconds:e.seconds,elapsed:e.elapsed,draft:null,given:!!e.given,length:e.index+1-n.given,mark:t.mark?sn("Mark",t.mark):
null,beam:t}}var Pt=({beam:t,length:e},n)=>e>0?(t.score??-1/0)/e**n:t.score;function mr(t,e,n,s,o){t.unseen??=new Map;let r=`${e} ${n} ${o.token_id}`;if(!t.unseen.
has(r)){let i=e?t.byStep[e-1].get(n):null,{token_id:a,text:d,raw_logprob:p,logprob:u}=o,w=(i?i.beam.score:0)+u,m=i?i.beam.group:null,O={token_id:a,text:d,piece:null,
parent:n,raw_logprob:p,logprob:u,score:w,status:"unseen",beam:null,final_score:null,group:m},{sequence:E,seconds:v,elapsed:L}=t.steps[e][0];t.unseen.set(r,{index:e,
sequence:E,before:i,chosen:o,piece:null,distribution:s,seconds:v,elapsed:L,draft:null,given:!1,length:t.steps[e][0].length,beam:O,rank:null})}return t.unseen.get(
r)}function gr(t,e,n,s){let o=n&&!n.given?n.beam.beam:0;return t.unseen&&t.unseen.get(`${e} ${o} ${s}`)||null}function Il(t){let e=new Map;for(let n of[...t].sort(
(s,o)=>o.beam.score-s.beam.score))n.rank=(e.get(n.beam.group)||0)+1,e.set(n.beam.group,n.rank)}function Rl(t,e,n){let s=n>1?`Prompt ${e+1}, `:"",o=(r,i,a,d)=>({
kind:r,label:s+i,last:a,score:d,stopReason:null});return[...t.running.map(r=>o("running",Bl(r),r,r.beam.score)),...t.finished.map((r,i)=>o("finished",`ended ${i+
1}${wr(r)}`,r,r.beam.final_score))]}function Bl(t){let{beam:e,group:n,progress:s}=t.beam;return e===0&&(n??null)===null&&!s?"best beam":`beam ${e+1}${wr(t)}`}var Pe=t=>t<
26?String.fromCharCode(65+t):String(t+1),wr=({beam:t})=>(t.group??null)===null?"":`, group ${Pe(t.group)}`;function jl(t,e,n){let s=Math.max(1,Math.floor(t.finished.
sequences.length/t.prompts.length)),{steps:o}=t.prompts[Math.floor(n/s)],r=null;return e.token_ids.forEach((i,a)=>{let d=(e.beams||[])[a];r=(o[a]||[]).find(p=>p.
beam.parent===d&&p.beam.token_id===i)||r}),{kind:"returned",label:`output ${n+1}`,last:r,score:e.score,stopReason:e.stop_reason}}function ce(t){let e=[];for(let n=t;n;n=
n.before)e.push(n);return e.reverse()}function Ke(t,e){let n=[],s=e;for(;s&&t[s.index]!==s;)n.push(s),s=s.before;return{keep:s?s.index+1:0,added:n.reverse()}}var me=class{constructor(e,n){
this.add=n,this.steps=[],this.totals=[e]}get total(){return this.totals.at(-1)}follow(e){let{keep:n,added:s}=Ke(this.steps,e);this.steps.length=n,this.totals.length=
n+1;for(let o of s)this.steps.push(o),this.totals.push(this.add(this.total,o));return{keep:n,added:s}}};var br=()=>({spec_steps:0,rounds:0,tokens:0,drafted:0,accepted:0,judged:0,kept:[],acceptedAt:[],draftedAt:[],overlaps:[0,0],draft_seconds:0,verify_seconds:0}),st=t=>t.
num_accepted+(t.follow==="correction"?1:0),Rs=t=>t.num_accepted+(t.next_token_id===null?0:1);function zl(t,e){let{drafted:n,num_accepted:s}=e;if(t.rounds+=1,t.tokens+=
Rs(e),t.draft_seconds+=e.draft_seconds,t.verify_seconds+=e.verify_seconds,!n.length)return t;t.spec_steps+=1,t.drafted+=n.length,t.accepted+=s,t.judged+=st(e);for(let o=t.
draftedAt.length;o<n.length;o++)t.draftedAt.push(0),t.acceptedAt.push(0);for(n.forEach((o,r)=>{t.draftedAt[r]+=1,r<s&&(t.acceptedAt[r]+=1),!(r>=st(e)||(o.overlap??
null)===null)&&(t.overlaps[0]+=1,t.overlaps[1]+=o.overlap)});t.kept.length<=t.draftedAt.length;)t.kept.push(0);return t.kept[s]+=1,t}function Fl(t){let{spec_steps:e,
rounds:n,tokens:s,drafted:o,accepted:r,judged:i,overlaps:a}=t,d=(p,u)=>u?p/u:null;return{num_spec_steps:e,num_rounds:n,num_tokens:s,num_draft_tokens:o,num_accepted_draft_tokens:r,
num_judged_draft_tokens:i,draft_acceptance_rate:d(r,o),judged_acceptance_rate:d(r,i),mean_acceptance_length:e?1+r/e:null,acceptance_histogram:t.kept,accepted_by_position:t.
acceptedAt,drafted_by_position:t.draftedAt,passes_saved:s-n,expected_acceptance_rate:d(a[1],a[0]),draft_seconds:t.draft_seconds,verify_seconds:t.verify_seconds}}
var Nt=class{constructor(){this.rounds=[],this.tally=br()}read(e){e.length>=this.tally.rounds&&this.rounds[0]===e[0]||(this.tally=br());for(let s=this.tally.rounds;s<
e.length;s++)zl(this.tally,e[s]);return this.rounds=e,Fl(this.tally)}};var Bs=new WeakMap;function $e(t,e){Bs.set(t,e),t.dataset.tip===void 0&&(t.dataset.tip="")}function kr(t){let e=null,n=null;function s(){e=c("div","gp-tip","",{
role:"tooltip",id:"gp-tip-"+Math.random().toString(36).slice(2,8)}),e.hidden=!0}function o(i){let a=i.target.closest("[data-tip]");if(a===n||(n&&n.removeAttribute(
"aria-describedby"),n=a,e||s(),e.hidden=!a,!a))return;e.textContent=Bs.has(a)?Bs.get(a)():a.dataset.tip,a.setAttribute("aria-describedby",e.id);let d=a.closest(
"[data-holds-tips]")||t;e.parentNode!==d&&d.append(e);let[p,u]=[d.getBoundingClientRect(),a.getBoundingClientRect()],w=Math.min(u.left-p.left,p.width-e.offsetWidth-
8);e.style.left=`${Math.max(8,w)+d.scrollLeft}px`,e.style.top=`${u.bottom-p.top+d.scrollTop+5}px`}let r=()=>o({target:t});t.addEventListener("pointerover",o),t.
addEventListener("pointerleave",r),t.addEventListener("focusin",o),t.addEventListener("focusout",r),t.addEventListener("keydown",i=>i.key==="Escape"&&r())}function yr(t){let e=t.querySelector(".gp-draft-figures"),n=t.querySelector(".gp-kept-chart"),s=t.querySelector(".gp-place-chart"),o=m=>m===null?"–":j(m),r=(m,O,E=O+
"s")=>`${I(m)} ${m===1?O:E}`;function i(m,O){let{num_draft_tokens:E,num_accepted_draft_tokens:v,num_spec_steps:L}=m,C=O.samples&&m.expected_acceptance_rate!==null;
return[["num_draft_tokens",I(E),`in ${r(L,"draft")} of ${r(m.num_rounds,"round")}`],["num_accepted_draft_tokens",I(v),`of ${I(E)} drafted`],["draft_acceptance_r\
ate",o(m.draft_acceptance_rate),`${I(v)} of ${I(E)} drafted`,m.draft_acceptance_rate],["mean_acceptance_length",K(m.mean_acceptance_length,2),`1 + ${I(v)} / ${r(
L,"draft")}`],["judged_acceptance_rate",o(m.judged_acceptance_rate),`${I(v)} of ${I(m.num_judged_draft_tokens)} judged`,m.judged_acceptance_rate],...C?[["expect\
ed_acceptance_rate",o(m.expected_acceptance_rate),`mean of ${I(m.num_judged_draft_tokens)} judged places`,m.expected_acceptance_rate]]:[],["passes_saved",I(m.passes_saved),
`${r(m.num_tokens,"token")} in ${r(m.num_rounds,"pass","passes")}`]]}function a(){let m=c("div","gp-draft-figure",null,{tabindex:"0","data-tip":""}),O=c("dd","g\
p-rate",null,{"aria-hidden":"true"});return O.append(c("i")),m.append(c("dt"),c("dd"),c("dd","gp-note"),O),m}function d(m,O){let E=i(m,O),v=J(e,E.length,a);E.forEach(
([L,C,x,T=null],y)=>{let[l,h,b,f]=v[y].children;l.textContent!==L&&l.replaceChildren(...L.split(/(?<=_)/).flatMap(g=>[g,c("wbr")])),_(h,C),_(b,x),f.hidden=T===null,
ee(f.firstChild,"width",T??0),v[y].dataset.tip=tt[L],v[y].dataset.name=L})}function p(){let m=c("span","gp-chart-column"),O=c("span","gp-chart-track");return O.
append(c("i","gp-chart-whole"),c("i","gp-chart-part")),m.append(c("span","gp-chart-top"),O,c("span","gp-chart-label")),m}function u(m,O,E){let v=Math.max(1,...O.
map(([C,x])=>x??C)),L=J(m,O.length,p);O.forEach(([C,x,T,y,l],h)=>{let[b,f,g]=L[h].children;_(b,y),ee(f.children[0],"height",(x??0)/v),ee(f.children[1],"height",
C/v),_(g,T),$e(L[h],()=>l)}),D(m,{"aria-label":`${E}: ${O.map(([,,,,C])=>C).join("; ")}`})}function w(m){let O=m.num_spec_steps;u(n,m.acceptance_histogram.map((E,v)=>[
E,null,String(v),E?I(E):"",`${r(E,"round")} of ${I(O)} with a draft kept ${r(v,"token")} of it`]),"acceptance_histogram"),u(s,m.drafted_by_position.map((E,v)=>{
let L=m.accepted_by_position[v];return[L,E,String(v+1),`${Math.round(100*L/E)}%`,`place ${v+1}: ${I(L)} of ${I(E)} drafted there were kept, ${j(L/E)}`]}),"accep\
ted_by_position of drafted_by_position")}return(m,O)=>{d(m,O),w(m)}}var je={accepted:["✓","accepted draft","Drafted, and kept by the target model."],correction:["→","correction","The target’s own token in the place of the fi\
rst rejected draft token."],bonus:["+","bonus","The target’s own token after a draft that was kept whole: its pass gives one more."],target:["○","target alo\
ne","Nothing was drafted in this round: the target wrote one token, as without a draft."]},xr=Object.fromEntries(Object.keys(je).map(t=>[t,0])),$r=(t,{draft:e})=>e&&
Object.hasOwn(t,e.origin)?{...t,[e.origin]:t[e.origin]+1}:t;function Mn(t){let{do_sample:e,assistant_ensemble_weight:n}=t&&t.effective||{};return{samples:!!e,weight:n??
null}}function js({target_logprob:t,draft_logprob:e},{weight:n}){let s=X(t)/((e??null)===null?1:X(e));return Math.min(1,n===null?s:1-n+n*s)}var vr=({weight:t})=>t===
null?"min(1, p / q)":`min(1, ${K(1-t,2)} + ${K(t,2)} · p / q)`;function Sr(t,e){return t.samples?e?`Sampling: a drafted token is kept by chance, with probabili\
ty ${vr(t)}.`:"Sampling: a drafted token is kept where the target draws the same one: by chance, with probability p.":`Greedy: a drafted token is kept where it \
is the likeliest one ${t.weight===null||!e?"for the target":`in the mixture ${K(t.weight,2)} · p + ${K(1-t.weight,2)} · q`}.`}function zs(t,e){return e<t.num_accepted?
"accepted":e<st(t)?"rejected":"unjudged"}function _r(t,e,n){let s=t.drafted[e],o=zs(t,e),r=(s.draft_logprob??null)!==null,[i,a]=[j(X(s.target_logprob)),j(X(s.draft_logprob))],
d=r?` The draft model gave it ${a}.`:"";if(o==="unjudged")return`Never judged: it stands behind ${t.follow==="correction"?"the rejection":"the end of the text"}\
.${d}`;let p=o==="accepted",u=p?"Accepted":"Rejected";if(!n.samples){let E=n.weight===null||!r?"for the target":"in the mixture of both models";return`${u}: ${p?
"it":`${V(t.next_text)}, and not this,`} is the likeliest token ${E}. The target gave it ${i}.${d}`}if(!r)return`${u}: the target drew ${p?"the same token":V(t.
next_text)} for itself. It gave this one ${i}, which is the chance that it is kept.`;let w=js(s,n),m=w>=1?"it is always kept":`it is kept with probability ${j(w)}\
, and ${p?"was":"was not"}`,O=(s.overlap??null)===null?"":` Over all that could have been drafted here the chance is ${j(s.overlap)}.`;return`${u}: the target g\
ave it p = ${i}, the draft model q = ${a}. By ${vr(n)}, ${m}.${O}`}function Or(t,e){let[,n,s]=je[t.follow],o=`${n.charAt(0).toUpperCase()}${n.slice(1)}. ${s}`,r=t.
drafted[t.num_accepted];return t.follow!=="correction"||!e.samples?o:(r.draft_logprob??null)===null?`${o} It is what the target drew.`:`${o} It was drawn from w\
hat the target gives more than the draft model: max(0, p − q).`}function Er({draft:t}){if(!t||!je[t.origin])return[];let{origin:e,instead:n,round:s}=t,o=`roun\
d ${s.index+1}`,r=s.drafted.length;if(e==="accepted"){let i=s.drafted[t.place],a=(i.draft_logprob??null)===null?"":`, to which the draft model gave ${j(X(i.draft_logprob))}`;
return[`accepted draft: token ${t.place+1} of ${r} in ${o}${a}`]}return e==="correction"?[`correction: replaced ${n?`the rejected draft ${V(n.text)}`:"a rejecte\
d draft"} in ${o}`]:e==="bonus"?[`bonus: the target’s own token after ${r===1?"the accepted draft":`all ${r} drafted tokens`} of ${o}`]:[`target alone: nothin\
g was drafted in ${o}`]}var Ue=t=>t<.01?`${(t*1e3).toFixed(1)} ms`:vn(t);function Mr(t,e,n){let s=[],o=Mn(null),r={row:null,card:null,selected:null},i=null,a=!0,d=0,p=new WeakMap,u=new WeakMap,w=new IntersectionObserver(M=>{for(let{isIntersecting:N,
target:W}of M)N&&L(p.get(W));m()&&(t.scrollTop=t.scrollHeight)},{rootMargin:"200px 0px"}),m=()=>a&&!e.selected&&e.running;function O(M,N){let W=s.length<=M.length&&
(!s.length||s[0].round===M[0])&&o.samples===N.samples;o=N,W||E();for(let B of M.slice(s.length))v(B);m()&&(t.scrollTop=t.scrollHeight)}function E(){w.disconnect(),
t.replaceChildren(),s=[],r={row:null,card:null,selected:null},i=null,a=!0,d=0}function v(M){let N=c("li","gp-round"),W={round:M,item:N,cards:null};p.set(N,W),s.
push(W),t.append(N),w.observe(N)}function L(M){if(!M||M.cards)return;w.unobserve(M.item);let{round:N,item:W}=M,B=st(N);M.cards=[];let P=c("div","gp-cards");for(let q=0;q<
B;q++)P.append(T(M,q));N.next_token_id!==null&&P.append(y(M)),B<N.drafted.length&&P.append(h(N,B)),N.follow==="none"&&P.append(c("span","gp-note gp-ended","■ th\
e text ended inside its draft")),W.append(C(N),P),W.classList.add("gp-filled"),i||k(M.cards[0])}function C(M){let N=c("div","gp-round-head"),W=M.drafted.length?
`${M.num_accepted} of ${M.drafted.length} kept`:"no draft",B=[["draft",M.draft_seconds],["verify",M.verify_seconds]];N.append(c("b","",`Round ${M.index+1}`),c("\
span","",W));for(let[P,q]of B)N.append(c("span","gp-round-time",`${P} ${Ue(q)}`));return N}function x(M,N,W,B,P,q,R){let z=c("button","gp-draft-card",null,{type:"\
button",tabindex:"-1","aria-pressed":"false","aria-label":`Round ${M.round.index+1}, ${q}, ${V(P)}: ${R}`});z.dataset.draft=W;let F=c("span","gp-draft-head"),Y=c(
"bdi","gp-ink gp-word");return Oe(Y,P),F.append(c("span","gp-sign",B),Y),z.append(F),$e(z,()=>R),u.set(z,{row:M,index:N}),M.cards.push(z),z}function T(M,N){let{
round:W}=M,B=W.drafted[N],P=zs(W,N),q=W.start+N,R=`drafted token ${N+1} of ${W.drafted.length}`,z=x(M,q,P,P==="accepted"?"✓":"✗",B.text,R,_r(W,N,o));if(z.append(
l("p",X(B.target_logprob))),(B.draft_logprob??null)!==null&&z.append(l("q",X(B.draft_logprob))),o.samples){let F=c("span","gp-chance","chance");F.append(c("b","",
j(js(B,o)))),z.append(F)}return z}function y(M){let{round:N}=M,W=N.start+N.num_accepted,[B,P]=je[N.follow],q=x(M,W,N.follow,B,N.next_text,"the target’s own toke\
n",Or(N,o));q.classList.add("gp-own-card");let R=n(W);return R&&q.append(l("p",ge(R).probability)),q.append(c("span","gp-chance",P)),q}function l(M,N){let W=c("\
span","gp-bar-line"),B=c("span","gp-track"),P=c("i",`gp-part-${M}`);return ee(P,"width",N),B.append(P),W.append(c("i","gp-pq",M),B,c("span","gp-amount",j(N))),W}
function h(M,N){let W=c("span","gp-behind"),B=M.drafted.slice(N);W.append(c("span","gp-note","never judged"));for(let P of B){let q=te(P.text,"gp-word"),R=(P.draft_logprob??
null)===null?"":` q ${j(X(P.draft_logprob))}`,z=c("span","gp-unjudged");z.append(q,c("small","",R)),W.append(z)}return W}function b(M){let N=M&&M.draft,W=N&&s[N.
round.index-(s.length?s[0].round.index:0)]||null;W&&L(W);let B=W?f(W,M):null;r.card&&r.card!==B&&r.card.setAttribute("aria-pressed","false"),r.card&&r.card.classList.
remove("gp-current"),r.row&&r.row!==W&&r.row.item.classList.remove("gp-current-round");let P=r.selected!==e.selected;r={row:W,card:B,selected:e.selected},P&&!e.
selected&&(a=!0),W&&(W.item.classList.add("gp-current-round"),B&&(B.classList.add("gp-current"),B.setAttribute("aria-pressed",String(e.selected===M)),t.contains(
document.activeElement)||k(B)),P&&g(W.item))}function f(M,N){let W=N.index-M.round.start;return W<M.round.num_accepted?M.cards[W]:M.cards.at(-1)}function g(M){let[
N,W]=[M.offsetTop,M.offsetTop+M.offsetHeight];N<t.scrollTop?t.scrollTop=N:W>t.scrollTop+t.clientHeight&&(t.scrollTop=Math.min(N,W-t.clientHeight))}function k(M){
i&&(i.tabIndex=-1),i=M||null,i&&(i.tabIndex=0)}function $(M){if(!M)return;let{row:N,index:W}=u.get(M);k(M);let B=n(W);B&&e.selectStep(B),g(N.item),M.focus({preventScroll:!0})}
function A(M,N){let W=s[Math.max(0,Math.min(s.length-1,M))];return L(W),W.cards.at(N)}function S(M,N){let{row:W}=u.get(M),B=W.cards[W.cards.indexOf(M)+N];if(B)return B;
let P=s.indexOf(W)+N;return s[P]?A(P,N>0?0:-1):null}return t.addEventListener("click",M=>{let N=M.target.closest(".gp-draft-card");if(N){$(N);return}let W=M.target.
closest(".gp-round");W&&$(p.get(W).cards[0])}),t.addEventListener("keydown",M=>{M.key==="Escape"&&e.selectStep(null);let N=M.target.closest(".gp-draft-card");if(!N||
M.ctrlKey||M.metaKey||M.altKey)return;let W=s.indexOf(u.get(N).row),B={ArrowRight:()=>S(N,1),ArrowLeft:()=>S(N,-1),ArrowDown:()=>s[W+1]&&A(W+1,0),ArrowUp:()=>s[W-
1]&&A(W-1,0),Home:()=>A(0,0),End:()=>A(s.length-1,0)};B[M.key]&&(M.preventDefault(),$(B[M.key]()))}),t.addEventListener("scroll",()=>{let M=t.scrollTop;t.scrollHeight-
M-t.clientHeight<80?a=!0:M<d&&(a=!1),d=M},{passive:!0}),{show:O,mark:b}}var Ne={narrowest:3,least:16,cell:9,tallest:90,times:84};function Tr(t,{canvas:e,column:n,ends:s,onResize:o}){let r={rounds:[],each:1,columns:Ne.least,top:1,drafts:0},
i=0;function a(x){let T=y=>x.reduce((l,h)=>l+y(h),0)/x.length;return{accepted:T(y=>y.num_accepted),judged:T(st),drafted:T(y=>y.drafted.length),draft:T(y=>y.draft_seconds),
verify:T(y=>y.verify_seconds),longest:Math.max(...x.map(y=>y.draft_seconds+y.verify_seconds))}}function d(x){let T=x.map(({draft:h,verify:b})=>h+b).sort((h,b)=>h-
b),y=T.at(-1),l=T[Math.floor((T.length-1)*.9)];return y>2*l&&T.length>4?1.25*l:y}function p(x){i||=e.clientWidth;let T=Math.max(1,Math.ceil(x.length/Math.max(1,
Math.floor(i/Ne.narrowest)))),y=[];for(let g=0;g<x.length;g+=T)y.push(a(x.slice(g,g+T)));let l=Math.max(1,...y.map(({drafted:g})=>g)),h=Math.max(1,Math.min(Ne.cell,
Ne.tallest/l)),b=d(y)||1,f=y.filter(({draft:g,verify:k})=>g+k>b);return r={rounds:x,each:T,columns:Math.max(Ne.least,y.length),top:b,drafts:Math.ceil(l*h)},_(s.
drafts,l>=1.5?I(Math.round(l)):"1"),_(s.times,Ue(b)),u(y,h),{each:T,cut:f.length,longest:Math.max(0,...y.map(({longest:g})=>g)),filled:y.length/r.columns}}function u(x,T){
let y=r.drafts+16+Ne.times,l=devicePixelRatio,h=[Math.round(i*l),Math.round(y*l)];if(e.width!==h[0]&&(e.width=h[0]),e.height!==h[1]&&(e.height=h[1]),e.style.height=
`${y}px`,s.drafts.parentNode.style.height=`${r.drafts}px`,s.times.parentNode.style.height=`${Ne.times}px`,!i)return;let b=getComputedStyle(t),f=S=>b.getPropertyValue(
`--gp-${S}`).trim(),g={accepted:f("accepted"),rejected:f("rejected"),muted:f("muted"),verify:f("kept"),draft:f("before"),line:f("line"),surface:f("surface")},k=e.
getContext("2d");k.setTransform(l,0,0,l,0,0),k.clearRect(0,0,i,y);let $=i/r.columns,A=$>6?Math.min(6,$*.2):$>3.5?1:0;k.fillStyle=g.line,k.fillRect(0,r.drafts,i,
1),k.fillRect(0,y-1,i,1),x.forEach((S,M)=>{let N=[M*$+A/2,$-A];r.each===1?w(k,g,S,N,T):O(k,g,S,N,T),E(k,g,S,N,y-1)})}function w(x,T,{accepted:y,judged:l,drafted:h},[
b,f],g){let k=Math.max(1,g-(g>3?1.5:0));for(let $=0;$<h;$++){let A=r.drafts-($+1)*g;if($<y)x.fillStyle=T.accepted,x.fillRect(b,A,f,k);else if($<l)m(x,T.rejected,
b+f/2,A+k/2,Math.min(f,Math.max(k,5),7)/2);else{x.fillStyle=T.muted;let S=Math.min(f,k,2.5);x.fillRect(b+(f-S)/2,A+(k-S)/2,S,S)}}}function m(x,T,y,l,h){x.strokeStyle=
T,x.lineWidth=h>2?2:1,x.beginPath(),x.moveTo(y-h,l-h),x.lineTo(y+h,l+h),x.moveTo(y-h,l+h),x.lineTo(y+h,l-h),x.stroke()}function O(x,T,{accepted:y,drafted:l},[h,
b],f){x.fillStyle=T.accepted,x.fillRect(h,r.drafts-y*f,b,y*f),x.fillStyle=T.muted,x.fillRect(h,r.drafts-l*f,b,1)}function E(x,T,{draft:y,verify:l},[h,b],f){let g=Math.
min(1,r.top/(y+l))/r.top,[k,$]=[y*g*Ne.times,l*g*Ne.times];x.fillStyle=T.verify,x.fillRect(h,f-k-$,b,$),v(x,T.draft,h,f-k,b,k),!(y+l<=r.top)&&(x.fillStyle=T.surface,
x.fillRect(h-1,f-Ne.times+7,b+2,3),x.fillRect(h-1,f-Ne.times+13,b+2,3))}function v(x,T,y,l,h,b){if(!(b<=0)){if(h<5){x.fillStyle=T,x.fillRect(y,l,h,b);return}x.save(),
x.beginPath(),x.rect(y,l,h,b),x.clip(),x.strokeStyle=T,x.lineWidth=1.5,x.beginPath();for(let f=-b;f<h;f+=5)x.moveTo(y+f,l+b),x.lineTo(y+f+b,l);x.rect(y+.75,l+.75,
Math.max(0,h-1.5),Math.max(0,b-1.5)),x.stroke(),x.restore()}}function L(x){let{left:T,width:y}=e.getBoundingClientRect(),l=Math.floor((x.clientX-T)/y*r.columns)*
r.each;return Math.max(0,Math.min(r.rounds.length-1,l))}function C(x){n.hidden=x===null,x!==null&&(ee(n,"left",Math.floor(x/r.each)/r.columns),ee(n,"width",1/r.
columns))}return new ResizeObserver(()=>{e.clientWidth!==i&&(i=e.clientWidth,o())}).observe(e),{draw:p,at:L,mark:C}}function Lr(t,e){let n=t.querySelector(".gp-map-plot"),s=t.querySelector(".gp-map-reading"),o=t.querySelector(".gp-map-note"),r=new me(null,()=>null),i=new Nt,a=Tr(
n,{canvas:n.querySelector("canvas"),column:n.querySelector(".gp-column"),ends:{drafts:t.querySelector(".gp-drafts-end"),times:t.querySelector(".gp-times-end")},
onResize:l}),d=Mr(t.querySelector(".gp-rounds"),e,h=>r.steps[h]),p=yr(t),u=[],w=0,m=!1;function O(){let h=e.hideFrom===null?r.steps.length:Math.min(e.hideFrom,r.
steps.length),b=e.rounds.length;for(;b&&e.rounds[b-1].start+Rs(e.rounds[b-1])>h;)b-=1;return b===e.rounds.length?e.rounds:e.rounds.slice(0,b)}function E(){let{each:h,
cut:b,longest:f,filled:g}=a.draw(u);ee(t.querySelector(".gp-map-axis"),"width",g),_(o,[h>1?`Each column is the mean of ${h} rounds.`:"",b?`${b===1?"One column i\
s":`${I(b)} columns are`} cut off; the longest round took ${Ue(f)}.`:""].filter(Boolean).join(" ")),_(t.querySelector(".gp-map-last"),`round ${I(u.length)}`)}function v(h){
let{draft_seconds:b,verify_seconds:f,drafted:g,num_accepted:k,follow:$}=h,A=g.length?`${k} of ${g.length} drafted tokens kept`:"nothing drafted",S=$==="none"?"t\
he text ended inside the draft":`then ${$==="target"?"":`as ${je[$][1]} `}${V(h.next_text)}`;return`Round ${h.index+1}: draft ${Ue(b)}, verify ${Ue(f)}; ${A}, ${S}\
.`}let L=h=>e.selectStep(r.steps[u[h].start]||null);function C(){let h=e.current();return!h||!h.draft?null:u[h.draft.round.index]===h.draft.round?h.draft.round.
index:null}function x(){let h=C();a.mark(h);let b=h===null?"":v(u[h]);_(s,b),D(n,{"aria-valuemin":1,"aria-valuemax":u.length,"aria-valuenow":(h??0)+1,"aria-valu\
etext":b||"no round"})}n.addEventListener("pointermove",h=>{let b=a.at(h);b<0||(h.buttons===1?L(b):_(s,v(u[b])))}),n.addEventListener("pointerleave",x),n.addEventListener(
"click",h=>a.at(h)>=0&&L(a.at(h))),n.addEventListener("keydown",h=>{let b={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0};
h.key==="Escape"&&e.selectStep(null),!(!(h.key in b)||!u.length)&&(h.preventDefault(),L(Math.max(0,Math.min(u.length-1,(C()??u.length-1)+b[h.key]))))});function T(h){
let{draft_seconds:b,verify_seconds:f}=h,g=b+f;for(let[k,$]of[["draft",b],["verify",f]]){let A=t.querySelector(`.gp-time-${k}`);A.style.flexGrow=g?$/g:.5,_(t.querySelector(
`.gp-told-${k}`),`${Math.round(g?100*$/g:0)}% · ${Ue($)}`)}_(t.querySelector(".gp-drafts-short"),`${I(h.num_tokens)} tokens in ${I(h.num_rounds)} forward passe\
s of the target: ${h.passes_saved>0?`${I(h.passes_saved)} passes saved`:"none saved"}.`)}function y(h){let b=e.lasts[0]||null;if((h.run||h.steps)&&r.follow(b),h.
run&&(m=!1),t.hidden=!e.rounds.length,t.hidden)return;let f=[u[0],w];if(u=O(),w=u.length,h.run||u[0]!==f[0]||w!==f[1]){let g=Mn(e.started),k=i.read(u);m||=u.some(
({drafted:$})=>$.length&&($[0].draft_logprob??null)!==null),_(t.querySelector(".gp-drafts-rule"),Sr(g,m)),t.querySelector(".gp-key-q").hidden=!m,T(k),E(),d.show(
u,g),p(k,g)}d.mark(e.current()),x()}function l(){t.hidden||(E(),x())}return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",l),new MutationObserver(
l).observe(document.body,{attributes:!0,attributeFilter:["class"]}),y}function Ar(t,e){let n=l=>t.querySelector(".gp-"+l),s=["without","with"],o=()=>e.answered("same"),r=({level:l})=>j(l);function i(l){let[h,b,f,g]=(l.mode==="gree\
dy"?a:w)(l);D(n("answer"),{"data-verdict":h}),_(n("answer-sign"),b),_(n("answer-words"),f),_(n("answer-more"),g),e.done&&_(n("told"),`${f}. ${g}`),_(n("missing"),
Ee(e,l))}function a({checked:l,equal:h,at:b}){if(!l||h===null)return["wait","…",e.done?"No answer":"Not known yet","A text without drafts and one with them mu\
st both have ended."];let f=l===1?"one pair":`each of ${U(l,"pair")}`;return h?["good","✓","The same tokens",`Greedy decoding wrote the same token ids with an\
d without drafts in ${f} of texts.`]:["bad","✗",`Different from token ${I(b+1)} on`,"Greedy decoding should write the same tokens with drafts. Rounding can ti\
p a near tie between two tokens, because the target checks several tokens in one pass; look at their probabilities there."]}function d(l,h){let b=0;for(;b<Math.
min(l.length,h.length)&&l[b]===h[b];)b+=1;for(;b>0&&/[\p{L}\p{M}\p{N}]/u.test(l[b-1])&&/[\p{L}\p{M}\p{N}]/u.test((l[b]||"")+(h[b]||""));)b-=1;let f=g=>b+g.slice(
b).match(/^\s*\S*/)[0].length;return[b,f(l),f(h)]}function p({mode:l,texts:h,equal:b,checked:f}){let g=l==="greedy"&&f>0&&h?h:[],k=n("both-texts"),$=JSON.stringify(
[g,b]);if(H(n("mark-key"),g.length>0&&b===!1&&g[0]!==g[1]),k.dataset.key===$)return;k.dataset.key=$;let[A,...S]=g.length?d(...g):[];k.replaceChildren(...g.map((M,N)=>{
let W=c("div"),B=c("p","",null,{dir:"auto",tabindex:"0"});return b||g[0]===g[1]?B.append(M):B.append(M.slice(0,A),c("mark","",M.slice(A,S[N])||"∎"),c("span","\
gp-apart",M.slice(S[N]))),W.append(c("h3","",`${s[N]} drafts`),B),W}))}let u=l=>`p = ${l<.001?l.toPrecision(1):l.toPrecision(2)}`;function w(l){let{p:h,verdict:b,
counts:f}=l,g=`${I(f[0])} texts without drafts, ${I(f[1])} with them`;return!G(h)||b==="wait"?e.done?["wait","…","No answer",`${g}: too few for a test.`]:["wa\
it","…","Not known yet",`${g} so far. The test waits for the last one: to look at p as it changes, and to stop when it pleases, would make it worthless.`]:b===
"same"?["good","✓",`${u(h)}: no difference found`,`${g}; a difference would be told below ${r(l)}.`]:["bad","✗",`${u(h)}: the distributions differ`,`${g}; p\
 is below ${r(l)}.`]}function m({p:l,verdict:h}){if(!G(l))return"";let b=`If both draw from the same distribution, a difference as large as this one comes up in\
 ${j(l)} of shuffles.`;return h==="differs"?`${b} So rarely that chance is a poor explanation.`:h==="same"?`${b} So it is nothing unusual.`:b}function O({counts:l,
tokens:h,verdict:b,level:f}){let[g,k]=l,$=Math.round(100*Math.sqrt(1/g+1/k)),A=g===k?`${I(g)} texts each`:`${I(g)} and ${I(k)} texts`,S=`Only the first ${U(h,"t\
oken")} of each text ${h===1?"is":"are"} compared: which tokens stand at each place, and how surprising they are altogether.`;return b==="differs"?["It does not\
 say how large a difference is or what it comes from, only how hard it is to put it down to chance. The counts below show where it lies.",`Where nothing differs\
, this test still says “differs” in ${j(f)} of all trials. Try again with other seeds before you believe it.`,S]:["Not finding a difference does not prove t\
hat there is none.",`With ${A}, the shares of a token differ by up to about ${$} percentage points by chance alone. Smaller true differences mostly stay unseen;\
 more texts show more.`,S]}function E(){H(n("of-shuffles"),!!e.charts.shuffles),ae(n("shuffles"),e.charts.shuffles)}function v({surprise:l}){if(!l||!s.every(f=>G(
l[f])))return"";let[h,b]=s.map(f=>le(l[f],e.unit).replace("-","−"));return`How surprising the target finds a token, beyond the entropy that it expects: ${h} w\
ithout, ${b} with. It is 0 on average for the target’s own draws.`}function L(){let l=c("li"),h=c("table"),b=h.createTHead().insertRow();b.className="gp-hidde\
n";for(let f of["token",...s])b.append(c("th","",f,{scope:"col"}));return h.prepend(c("caption")),h.append(c("tbody")),l.append(h),l}function C(){let l=c("tr"),
h=c("th","",null,{scope:"row"});h.append(c("bdi"));let b=c("td","",null,{colspan:2}),f=c("div","gp-counts");for(let g of s)f.append(c("i",`gp-bar-${g}`,null,{"a\
ria-hidden":"true"}),c("span"));return b.append(f),l.append(h,b),l}function x(l,{position:h,tokens:b},f){let g=l.firstChild;_(g.caption,`token ${I(h)}`);let k=s.
map((S,M)=>f[M]-b.reduce((N,W)=>N+W[S],0)),$=[...b,...k.some(S=>S>0)?[{rest:!0,without:k[0],with:k[1]}]:[]],A=J(g.tBodies[0],$.length,C);$.forEach((S,M)=>{let N=S.
rest||S.text===null,W=A[M].cells[0].firstChild;he(W,S.rest?"all others":N?"text ended":S.text,{plain:N}),re(W,N?"gp-plain":"");let B=A[M].cells[1].firstChild.children;
s.forEach((P,q)=>{let R=Math.max(1,f[q]);ee(B[2*q],"width",Math.min(1,S[P]/R)),_(B[2*q+1],I(S[P]))}),D(A[M].cells[1],{"aria-label":s.map(P=>`${I(S[P])} ${P}`).join(
", ")})})}function T(l){if(H(n("of-sampling"),l.mode==="sampling"),l.mode!=="sampling")return;let h=m(l);H(n("evidence"),G(l.p)),H(n("meaning"),!!h),_(n("meanin\
g"),h),E(),_(n("surprise"),v(l));let b=O(l),f=J(n("cannot").querySelector("ul"),b.length,()=>c("li"));b.forEach((k,$)=>_(f[$],k));let g=J(n("places"),l.positions.
length,L);l.positions.forEach((k,$)=>x(g[$],k,l.counts)),H(n("places-title").parentElement,l.positions.length>0)}function y(){let l=e.found;i(l),p(l),T(l)}return l=>{
t.hidden=!o(),!t.hidden&&(l.found||l.status||l.unit)&&y()}}function Cr(t,e){let n=x=>t.querySelector(".gp-"+x),s=n("answer"),o={draft:"writing drafts: all forward passes of the draft model, or the search for copies",verify:"\
the target model’s passes over the drafts",rest:"all else: comparing, choosing, and what the library does around it"};n("of-spread").dataset.tip=En;function r({
verdict:x,speedup:T,pairs:y,fewest:l}){let h=e.running&&x!=="wait"?" so far":"",b=`median of ${U(y.length,"pair")} of runs`,f=T&&`spread ${bt(T)}`;if(x==="faste\
r")return["good","▲",`${Se(T.median)} faster${h}`,`The ${b}, `,f];if(x==="slower")return["bad","▼",`${Se(T.median)}: slower${h}`,`The ${b}, `,f];if(x==="eve\
n")return["even","≈",`No clear difference${h}`,`${Se(T.median)} is the ${b}, `,f," includes 1"];let g=e.done?"No answer":"Not known yet";return T?["wait","…",
g,`${Se(T.median)} is the ${b}: too few to tell, it takes ${I(l)}`]:["wait","…",g,e.done?"No pair of runs was completed":"The first counted pair is under way"]}
function i(x){let[T,y,l,...h]=r(x);D(s,{"data-verdict":T}),_(s.children[0],y),_(s.children[1],l),[0,1,2].forEach(f=>_(n("answer-more").children[f],h[f]||"")),e.
done&&_(n("told"),`${l}. ${h.join("")}.`),_(n("missing"),Ee(e,x));let b=J(n("reasons"),x.reasons.length,()=>c("li"));x.reasons.forEach((f,g)=>_(b[g],f)),H(n("wa\
rning"),x.others),_(n("warning"),x.others?"⚠ "+At:"")}function a({identical:x,pairs:T}){let y=n("badge");if(H(y,!!x&&x.checked>0),y.hidden)return;let{checked:l,
equal:h,at:b}=x;D(y,{"data-verdict":h?"good":"bad"}),_(y.children[0],h?"✓":"✗");let f=l===1?"the pair":`all ${U(l,"pair")}`,g=l>T.length?", the one to warm \
up too":"";_(y.children[1],h?`Same tokens in ${f}${g}`:`Not the same tokens: a text differs at token ${I(b+1)}`)}function d({pairs:x,draft_share:T,verify_share:y}){
let l=x.length>0&&G(T)&&G(y);if(H(n("of-time"),l),!l)return;let[h,b]=["without","with"].map(A=>xn(x.map(S=>S[A]))),f=Math.max(h,b),g={draft:T,verify:y,rest:Math.
max(0,1-T-y)},k=J(n("time-bars"),2,p);u(k[0],"without",h,f,{plain:1}),u(k[1],"with",b,f,g);let $=J(n("time-keys"),3,()=>{let A=c("span");return A.append(c("i","",
null,{"aria-hidden":"true"}),c("span","",null,{tabindex:0})),A});Object.entries(g).forEach(([A,S],M)=>{D($[M].firstChild,{"data-part":A}),D($[M].lastChild,{"dat\
a-tip":`${j(S)} of the time of the runs with drafts: ${o[A]}.`}),_($[M].lastChild,`${A} ${j(S)}`)})}function p(){let x=c("li");return x.append(c("span"),c("span",
"gp-time-bar",null,{"aria-hidden":"true"}),c("span")),x}function u(x,T,y,l,h){let[b,f,g]=x.children;_(b,T),_(g,`${fr(y)} a token`);let k=J(f,Object.keys(h).length,
()=>{let $=c("i");return $.append(c("b")),$});Object.entries(h).forEach(([$,A],S)=>{D(k[S],{"data-part":$}),ee(k[S],"width",A*y/l),_(k[S].firstChild,$!=="plain"&&
A*y/l>.14?$:"")})}let w=({acceptance:x})=>x?x.judged_acceptance_rate:null;function m(x){let{drafted:T,cost:y,verify:l,break_even:h}=x,b=w(x),f=pr(1,T,y,l);if(!G(
h))return`No acceptance rate would do: even if the target kept every drafted token, the formula expects ${Se(f)}.`;if(h<=0)return"Any acceptance rate would do w\
ith these costs.";let g=`The target must keep at least ${j(h)} of the drafted tokens that it looks at`;return G(b)?b>=h?`${g}; here it keeps ${j(b)}.`:`${g}, bu\
t here it keeps only ${j(b)}.`:`${g}.`}function O(x){let T=["drafted","cost","verify"].every(y=>G(x[y]));H(n("of-rates"),T),T&&(ae(n("rates"),e.charts.rates),_(
n("rate-words"),m(x))),v(x)}function E({acceptance:x,drafted:T,cost:y,verify:l}){let h=[];for(let b of["draft_acceptance_rate","judged_acceptance_rate","mean_ac\
ceptance_length","passes_saved"]){let f=x?x[b]:null;G(f)&&h.push([b,b.endsWith("rate")?j(f):b.endsWith("length")?f.toFixed(2):I(f),tt[b]])}return G(T)&&h.push([
"drafted tokens a round",T.toFixed(2),"num_draft_tokens / all rounds, those without a draft among them: the γ of the formula."]),G(y)&&h.push(["cost of draftin\
g one token",y.toFixed(2),"Draft time for a drafted token / time for a token without drafts, both without the reading of the prompt: the c of the formula."]),G(
l)&&h.push(["cost of verifying a draft",l.toFixed(2),"Time of the target’s pass over a draft / time for a token without drafts. The theorem takes 1 for it; on a\
 processor without spare capacity it is more."]),h}function v(x){let T=E(x),y=J(n("figures"),T.length,()=>{let l=c("div"),h=c("dt");return h.append(c("span","",
null,{tabindex:0})),l.append(h,c("dd")),l});T.forEach(([l,h,b],f)=>{let[g,k]=y[f].children;_(g.firstChild,l),D(g.firstChild,{"data-tip":b}),_(k,h)})}function L(){
let x=e.found;i(x),a(x),H(n("of-pairs"),x.pairs.length>0),ae(n("pairs"),e.charts.pairs),d(x),O(x)}let C=()=>e.answered("speed");return x=>{t.hidden=!C(),!t.hidden&&
(x.found||x.status)&&L()}}var Fs=40,Pr=14;function Dl(t){let e=Array.from({length:t},(n,s)=>s);return t<=Fs?e:[...e.slice(0,Pr),null,...e.slice(Pr+t-Fs+1)]}var Hl=(t,e,n)=>t==="left"?[0,
e-n]:[n,e];function Nr(t,{text:e,side:n,goesOn:s,caption:o}){let[r,i]=Hl(n,t.length,e),a=c("table","gp-strip");a.append(c("caption","gp-hidden",o));let d=a.appendChild(
c("tbody")),u=["token","mask",...t.some(([,,,w])=>w!==null)?["position"]:[]].map(w=>{let m=d.appendChild(c("tr"));return m.append(c("th","",w,{scope:"row"})),m});
for(let w of Dl(t.length)){if(w===null){let x=t.length-Fs+1;u.forEach((T,y)=>T.append(c("td","gp-mark",y?"…":`… ${U(x,"token")} …`)));continue}let[,m,O,E]=t[w],
v=w>=r&&w<i,L=s&&w===t.length-1,C=c("td",`gp-cell${v?" gp-padding":""}${L?" gp-last":""}`);C.append(te(m)),v&&C.append(c("span","gp-hidden"," (padding)")),L&&C.
append(c("span","gp-hidden"," (the next token is predicted from here)")),[C,c("td",O?"":"gp-ignored",O),c("td","",E)].slice(0,u.length).forEach((x,T)=>u[T].append(
x))}return a}function qr(t,e,n){t.replaceChildren();let[s,o]=[c("span"),c("span","gp-parted")];e.forEach(([,r,i],a)=>{let d=n!==null&&a>=n?o:s;i===null?d.append(
te(r,"gp-end")):Ot(d,i,{running:!0})}),t.append(...[s,o].filter(r=>r.childNodes.length)),t.childNodes.length||t.append(c("span","gp-mark","(nothing)"))}function Gl(t,e,n){let s=(e-t)/Math.max(1,n)||1,o=10**Math.floor(Math.log10(s)),r=o*[1,2,2.5,5,10].find(a=>a*o>=s*.8),i=[];for(let a=Math.floor(t/r+1e-9);a<=Math.
ceil(e/r-1e-9);a++)i.push(Number((a*r).toPrecision(12)));return i}var Ds=(t,e,n)=>Gl(t,e,n).filter(s=>s>=t&&s<=e);function Wr(t,{height:e,x:n,y:s,left:o=46,right:r=18,top:i=14,bottom:a=38}){let d=t.querySelector("svg");d||t.append(d=Z("svg","gp-drawing"));let p=Math.max(240,
t.clientWidth),u=(w,[m,O])=>(w-m)/(O-m||1);return{width:p,height:e,left:o,right:r,top:i,bottom:a,inner:p-o-r,x:w=>o+u(w,n)*(p-o-r),y:w=>e-a-u(w,s)*(e-i-a),draw(w,m){
gt(d,{class:"gp-drawing",role:"group","aria-label":w,viewBox:`0 0 ${p} ${e}`,style:`height: ${e}px`}),Ps(d,m.map((O,E)=>["g","",E?{}:{"aria-hidden":"true"},O]))}}}
function Ir(t,{xTicks:e,yTicks:n,xTitle:s,yTitle:o}){let r=w=>Array.isArray(w)?w:[w,String(w)],[i,a]=[t.height-t.bottom,t.width-t.right],d=n.map(r).flatMap(([w,
m])=>[Lt("gp-guide",t.left,t.y(w),a,t.y(w)),wt("",t.left-7,t.y(w)+4,m,"end")]),p=e.map(r).flatMap(([w,m])=>[Lt("gp-guide",t.x(w),i,t.x(w),i+4),wt("",t.x(w),i+17,
m)]),u=[wt("gp-axis",(t.left+a)/2,t.height-4,s)];return o&&u.push(wt("gp-axis",2,t.top-16,o,"start")),[...d,...p,...u]}var Kl=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,Ve=class t{static BLOCK=60;static LOOSE=150;constructor(e,n=null){this.
holder=e,this.before=n,this.loose=0,this.head=0,this.tried=0}append(e){this.holder.append(e),this.loose+=1}removeLast(){this.holder.lastChild.remove(),this.loose-=
1;let e=this.holder.lastElementChild;Rr(e)&&this.undo(e.previousSibling)}settle(){if(this.loose<t.LOOSE||this.loose<this.tried+t.BLOCK||!this.holder.offsetParent||
document.fonts.status==="loading")return;this.tried=this.loose;let e=[...this.holder.children].slice(-this.loose),n=this.freeStarts(e),s=e.map((a,d)=>d).filter(
a=>n[a]&&Ul(e[a])),o=[],r=0;e[0].previousSibling||(this.head=r=s.shift()??0);for(let a of s)a-r<t.BLOCK||(o.push(this.wrap(e.slice(r,a))),r=a,this.loose=e.length-
a,this.tried=0);let i=o.map(a=>a.getBoundingClientRect().height);o.forEach((a,d)=>{a.style.containIntrinsicHeight=`${i[d]}px`,a.classList.add("gp-kept-rows")})}freeStarts(e){
let n=getComputedStyle(this.holder).direction==="rtl",s=e[0].previousSibling||!this.before?"":this.before.holder.textContent;return e.map(o=>{let r=o.textContent,
i=s.endsWith(`
`);s=s.slice(s.lastIndexOf(`
`)+1);let a=i?!r.startsWith(" "):!(n||Kl.test(s));return s+=r,a})}wrap(e){let n=c("span","gp-rows");e[0].before(n,c("wbr")),n.append(...e);let s=e[0].firstChild;
if(s.nodeType===Node.TEXT_NODE&&s.data===" "){let o=c("span","gp-gap");s.replaceWith(o),o.append(s)}return n}undo(e){let n=e.querySelector(".gp-gap");n&&n.replaceWith(
n.firstChild),e.nextSibling.remove(),this.loose+=e.children.length+(Rr(e.previousElementSibling)?0:this.head),e.replaceWith(...e.childNodes),this.tried=0}dissolve(){
for(let e of[...this.holder.querySelectorAll(".gp-rows")].reverse())this.undo(e);this.tried=0}};function Ul(t){let e=t.previousElementSibling,n=e&&Br(e.querySelectorAll(
".gp-ink"));if(!n)return!1;let[s,o]=[t.querySelector(".gp-ink").getClientRects()[0],Br(n.getClientRects())];return!!(s&&o)&&jr(s)>jr(o)+10}function Me(t,e,n){let s=a=>(a.
querySelector(".gp-ink")||a).getClientRects()[0],o=s(t[e]),r=null,i=1/0;for(let a=e+n;a>=0&&a<t.length;a+=n){let d=s(t[a]),p=d?(d.top-o.top)*n:0;if(p<o.height/2)
continue;let u=p*1e3+Math.abs(d.left-o.left);if(u>=i+1e3*o.height)break;u<i&&([r,i]=[t[a],u])}return r}var Rr=t=>!!t&&t.tagName==="WBR",Br=t=>t[t.length-1],jr=({
top:t,bottom:e})=>(t+e)/2;function qt(t,e,n,s){let r=c("div","gp-card",null,{popover:"manual","aria-hidden":"true"}),i=c("div","gp-card-head"),a=c("dl","gp-card-facts"),d=c("ol","gp-card\
-rivals"),p=c("div","gp-card-key");p.append(c("i","gp-card-after"),"after the processors ",c("i","gp-card-before"),"before them"),r.append(i,a,d,p),r.hidden=!0,
t.append(r);let u=null,w=null,m=null;function O(f,g){a.append(c("dt","",f),c("dd","",g))}function E(){let{id:f,text:g,where:k,step:$,why:A}=s(u);if(i.replaceChildren(
te(g,"gp-card-word"),c("span","",`${k}, id ${f}`)),a.replaceChildren(),d.hidden=p.hidden=!$,A&&a.append(c("dd","gp-card-why",A)),!$)return;v($);let S=L($),M=Math.
max(...S.flatMap(({after:N,before:W})=>[N,W]),1e-9);d.replaceChildren(...S.map(N=>C(N,M))),p.hidden=!$.distribution.stages.length}function v(f){let{chosen:g,distribution:k}=f,
{probability:$,rawProbability:A,surprisal:S}=ge(f);k.stages.length||g.logprob!==g.raw_logprob?(O("Probability after the processors",g.logprob===null?ot(g):j($)),
O("before the processors",j(A))):O("Probability (no processor ran)",j(A));let M=[[g.rank,"after"],[g.raw_rank,"before"]].filter(([W])=>W!=null),N=M.length===2&&
M[0][0]===M[1][0];if(M.length){let W=N?I(M[0][0]):M.map(([B,P])=>`${I(B)} ${P}`).join(", ");O(`Rank of ${I(k.vocab)}`,W)}O("Surprisal",le(S,n.unit))}function L({
chosen:f,distribution:g}){let k=g.candidates.map(A=>({candidate:A,after:X(A.logprob),before:X(A.raw_logprob),isChosen:A.token_id===f.token_id}));k.sort((A,S)=>Math.
max(S.after,S.before)-Math.max(A.after,A.before));let $=k.slice(0,5);return $.some(({isChosen:A})=>A)||$.push({candidate:f,after:X(f.logprob),before:X(f.raw_logprob),
isChosen:!0}),$}function C({candidate:f,after:g,before:k,isChosen:$},A){let S=f.logprob===null,M=c("li",($?"gp-card-chosen":"")+(S?" gp-card-removed":"")),N=c("\
span","gp-card-tracks");for(let[W,B]of[["after",g],["before",k]]){let P=c("i","gp-card-"+W);P.style.width=`${B/A*100}%`,N.append(P)}return S&&N.firstChild.replaceWith(
c("small","",ot(f))),M.append(c("span","gp-card-sign",$?"▶":S?"✕":""),te(f.text,"gp-card-word"),N,c("span","gp-card-value",j(S?k:g))),M}function x(){let f=(u.
querySelector(".gp-ink")||u).getClientRects()[0],g=e.getBoundingClientRect();if(!f||f.bottom<g.top||f.top>g.bottom){y();return}let[k,$]=[r.offsetWidth,r.offsetHeight],
{clientWidth:A,clientHeight:S}=document.documentElement,M=f.bottom+9,N=M+$+8<=S?M:f.top-$-9;r.style.left=`${Math.max(8,Math.min(f.left,A-k-8))}px`,r.style.top=`${Math.
max(8,Math.min(N,S-$-8))}px`}function T(f,g=null){s(f)&&(u=f,w=g,m=null,E(),r.hidden&&(r.hidden=!1,r.showPopover&&r.showPopover(),document.addEventListener("key\
down",l,!0),document.addEventListener("scroll",h,{capture:!0,passive:!0})),x())}function y(){u&&(u=null,r.hidden=!0,r.hidePopover&&r.isConnected&&r.hidePopover(),
document.removeEventListener("keydown",l,!0),document.removeEventListener("scroll",h,{capture:!0}))}function l({key:f}){f==="Escape"&&(m=u,y())}function h(){let f=w&&
document.elementFromPoint(w.clientX,w.clientY);!u.isConnected||w&&!u.contains(f)?y():x()}e.addEventListener("pointermove",f=>{if(f.pointerType==="touch")return;
let g=f.target.closest('[role="button"]');!g||!s(g)?w&&y():g!==u&&g!==m&&T(g,f)}),e.addEventListener("pointerleave",()=>{m=null,w&&y()}),e.addEventListener("foc\
usin",({target:f})=>f.matches(":focus-visible")&&T(f)),e.addEventListener("focusout",({target:f})=>f===u&&!w&&y());function b(f){u&&(u.isConnected?f&&(E(),x()):
y())}return{show:T,hide:y,refresh:b}}var ot=({removed_by:t})=>`removed by ${t?He(t)[0]:"a processor"}`;function rt(t,e){if(e.piece===null){let n=c("bdi","gp-ink gp-special");Oe(n,e.text),t.append(n)}else Et(e)?t.append(e.piece,c("span","gp-ink gp-byte","",{"data-\
bytes":$n(e.text)||"·"})):nr(t,e.piece)}function it(t,e,n,s){let o=s&&Et(s)?t.tokens.at(-1).parentNode:null;if(o&&n.piece!==null)o.append(e);else if(Et(n)){let r=c(
"span","gp-bytes");r.append(e),t.rows.append(r)}else t.rows.append(e);t.tokens.push(e)}function Wt(t,e){for(;t.tokens.length>e;){let n=t.tokens.pop(),s=n.closest(
".gp-bytes");s&&s.childNodes.length>1?n.remove():t.rows.removeLast()}}function Tn(t,e){let{probability:n,rawProbability:s,rank:o,surprisal:r}=ge(t),i=[t.chosen.
logprob===null?ot(t.chosen):`probability ${j(n)}`];return j(s)!==j(n)&&i.push(`${j(s)} before the processors`),o!==null&&i.push(`rank ${I(o)} of ${I(t.distribution.
vocab)}`),[...i,`surprisal ${le(r,e)}`]}var on=(t,e,n)=>e>0?(t-n*e)/Math.sqrt(e*n*(1-n)):null;function qe(t){if(t<0)return 1-qe(-t);let e=Math.exp(-t*t/2)/Math.sqrt(2*Math.PI);if(t>3){let o=t;for(let r=120;r>
0;r--)o=t+r/o;return e/o}let[n,s]=[0,t];for(let o=1;s>1e-18;o+=2)n+=s,s*=t*t/(o+2);return .5-e*n}var zr=(t,e,n)=>t>e?n**2*e*(1-e)/(t-e)**2:1/0;function ze(t){if(t>=
1e-4)return j(t);if(t<1e-300)return"less than 10⁻³⁰⁰";let[e,n]=t.toExponential(1).split("e-");return`${e} × 10⁻${[...n].map(s=>"⁰¹²³⁴⁵⁶⁷⁸⁹"[s]).
join("")}`}function It(t){let e=qe(t);if(e>.1)return`${j(e)} of texts without this watermark pass it`;let n=1/e;return n>=1e9?`a share of ${ze(e)} of texts with\
out this watermark passes it`:`one in ${I(Number(n.toPrecision(n<1e4?3:2)))} texts without this watermark passes it`}var Hs={green:["green","◆","on the green \
list"],red:["red","◇","not on the green list"],none:["not scored","","not scored"]},Vl=({green:t})=>t==null?"none":t?"green":"red",Jl=t=>Math.round(Math.max(0,
Math.min(1,(t-.2)/.6))*10);function Yl(t,e,n){let s=c("span","gp-token",null,{tabindex:"-1",role:"img"});if(rt(s,t),Fr(s,e),n===void 0)return s;let o=typeof n==
"function"?n:()=>n;return s.setAttribute("aria-label",o()),$e(s,o),s}function Fr(t,{green:e=null,g:n=null,counted:s=!0}){let o=t.querySelector(".gp-ink");if(n===
null)t.dataset.list=Vl({green:e});else{let r=Jl(n);t.dataset.list="g",o.style.backgroundColor=`var(--gp-prob-${r})`,o.style.backgroundSize=`2px ${r*10}%`}s||(t.
dataset.counted="no")}var _e=class{constructor(e,{press:n=null}={}){this.body=e,this.press=n,this.items=[],this.tokens=[],this.stop=null,this.width=0,this.timer=
0,e.classList.add("gp-marked"),this.rows=new Ve(e),e.addEventListener("keydown",s=>this.keyed(s)),e.addEventListener("click",s=>this.pressed(s.target.closest(".\
gp-token"))),new ResizeObserver(()=>this.resized()).observe(e)}show(e,n=0){this.cut(Math.min(n,this.tokens.length));for(let s=this.tokens.length;s<e.length;s++){
let{token:o,mark:r,words:i}=e[s],a=Yl(o,r,i);this.press&&a.setAttribute("role","button"),it(this,a,o,s?this.items[s-1].token:null),this.items.push(e[s])}!this.stop&&
this.tokens.length&&this.reach(this.tokens[0]),this.rows.settle()}cut(e){Wt(this,e),this.items.length=e,this.stop&&!this.stop.isConnected&&(this.stop=null)}reach(e){
this.stop&&(this.stop.tabIndex=-1),this.stop=e,e.tabIndex=0}pressed(e){let n=this.tokens.indexOf(e);n<0||(this.reach(e),this.press&&this.press(this.items[n]))}keyed(e){
let n=this.tokens.indexOf(e.target.closest(".gp-token"));if(n<0||e.ctrlKey||e.metaKey||e.altKey)return;let s={ArrowRight:()=>this.tokens[n+1],ArrowLeft:()=>this.
tokens[n-1],ArrowDown:()=>Me(this.tokens,n,1),ArrowUp:()=>Me(this.tokens,n,-1),Home:()=>this.tokens[0],End:()=>this.tokens.at(-1),Enter:()=>this.tokens[n]," ":()=>this.
tokens[n]}[e.key];if(!s)return;e.preventDefault();let o=s();o&&(this.reach(o),o.focus({preventScroll:!0}),o.scrollIntoView({block:"nearest"}),o===this.tokens[n]&&
this.pressed(o))}resized(){let{clientWidth:e}=this.body;!e||e===this.width||(this.width=e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.
rows.settle(),200))}};function Fe(t,e,{unscored:n=!1,repeated:s=!1,faint:o="seen before, not counted"}={}){let r=[e,n,s,o].join();if(t.dataset.legend===r)return;
t.dataset.legend=r,t.classList.add("gp-marked","gp-mark-legend");let i=(d,p,u)=>{let w=c("span"),m=c("span","",null,{"aria-hidden":"true"});return m.append(c("s\
pan","gp-ink",p)),Fr(m,d),w.append(m,u),w},a=e==="synthid"?[[.2,"mean g-value 0.2 or less"],[.5,"0.5, as by chance"],[.8,"0.8 or more"]].map(([d,p])=>i({g:d},"g",
p)):["green","red"].map(d=>i({green:d==="green"},Hs[d][1],`${Hs[d][0]}: ${Hs[d][2]}`));n&&a.push(i({},"abc","not scored")),s&&a.push(i(e==="synthid"?{g:.5,counted:!1}:
{green:!0,counted:!1},"abc",`faint: ${o}`)),t.replaceChildren(...a)}var Xl=400,Ql=12;function Rt(t,{curves:e,threshold:n,needed:s=null,label:o="z over the numbe\
r of tokens",title:r="tokens scored",yTitle:i="z",from:a=40,height:d=260}){let p=e.filter(({points:y})=>y.length),u=p.flatMap(({points:y})=>y),w=Math.max(a,...u.
map(([y])=>y)),m=s&&s.at<=2*w?Math.max(w,s.at*1.05):w,O=u.map(([,y])=>y),E=Math.min(-.5,...O)*1.08,v=Math.max(n*1.15,1,...O)*1.06,L=Wr(t,{height:d,x:[0,m],y:[E,
v],left:40,top:24}),C=L.width-L.right,x=[...Ir(L,{xTicks:Ds(0,m,L.inner/90),yTicks:Ds(E,v,5),xTitle:r,yTitle:i}),Lt("gp-unity",L.left,L.y(0),C,L.y(0)),Lt("gp-z-\
threshold",L.left,L.y(n),C,L.y(n)),...p.map(({look:y,points:l})=>ar(`gp-z-${y}`,ec(l,Xl).map(([h,b])=>[L.x(h),L.y(b)]))),...p.map(({look:y,points:l})=>tc(L,y,l.
at(-1))),Zl(L,p,n)],T=nc(L,p);if(s&&s.at<=m){let[y,l]=[L.x(s.at),L.y(n)];T.push(Ns("",s.words,[["path","gp-z-needed",{d:`M${ue(y)} ${ue(l)}l-6 11h12Z`},[]]]))}L.
draw(o,[x,T])}function Zl(t,[e],n){let s=([,i])=>Math.abs(i-n),{points:o}=e||{points:[]},r=o.length>0&&s(o.at(-1))>s(o[Math.floor(o.length/8)]);return wt("gp-ha\
lo gp-strong",r?t.width-t.right:t.left+5,t.y(n)-6,`threshold ${Number(n.toFixed(2))}`,r?"end":"start")}function ec(t,e){let n=Math.ceil(t.length/e);return t.filter(
(s,o)=>o%n===0||o===t.length-1)}var tc=(t,e,[n,s])=>e==="measured"?["circle","gp-measured",{cx:ue(t.x(n)),cy:ue(t.y(s)),r:5},[]]:["path",`gp-z-end gp-z-end-${e}`,
{d:lr(t.x(n),t.y(s),4.5)},[]];function nc(t,e){let n=Math.max(0,...e.map(({points:o})=>o.at(-1)[0])),s=Math.min(Ql,n);return Array.from({length:s},(o,r)=>{let[i,
a]=[n*r/s,n*(r+1)/s],d=e.map(({name:u,points:w})=>{let m=w.findLast(([O])=>O<=a);return m&&m[0]>i?`${u} ${m[1].toFixed(2)}`:""}).filter(Boolean);if(!d.length)return null;
let p={x:ue(t.x(i)),y:t.top,width:ue(t.x(a)-t.x(i)),height:ue(t.height-t.bottom-t.top)};return Ns("gp-z-place",`After ${U(Math.floor(a),"token")}: ${d.join(", ")}`,
[["rect","gp-catch",p,[]]])}).filter(Boolean)}function Bt(t,e){let n=J(t,e.length,()=>{let s=c("span"),o=Z("svg");return D(o,{width:26,height:8,"aria-hidden":"t\
rue"}),o.append(Z("path")),D(o.firstElementChild,{d:"M1 4H25"}),s.append(o,c("span")),s});e.forEach(({name:s,look:o,tip:r},i)=>{let[a,d]=n[i].children;D(a.firstChild,
{class:`gp-z-${o}`}),_(d,s),r&&D(d,{tabindex:0,"data-tip":r})})}var sc={alone:"Alone",left:"Padded on the left",right:"Padded on the right"},rn=({name:t,masked:e})=>sc[t]+(e?"":", without a mask");function Gs(t,e){if(!G(t))return"\
infinite";let n=xe(t,e),s=Math.abs(n);if(s<1e-15)return`0 ${e}`;let o=s<1e-4?ze(s):s.toFixed(s<.01?4:3);return`${n<0?"−":""}${o} ${e}`}function Dr(t,e,n){let{
prompts:s,sampled:o,ways:[r]}=t,i=s.length,a=e.answers.map(({kl:m})=>G(m)?m:1/0),d=e.answers.filter(({read:m},O)=>m.length>r.answers[O].read.length).length,p=[`\
Divergence of the first new token from that of the prompt alone: at most ${Gs(Math.max(...a),n)}.`];d||p.push("No prompt is shorter than another, so nothing was\
 padded."),e.guessed?p.push("generate has found the padding by itself, because no text ends with this pad token."):!e.masked&&d&&p.push("The model has read the \
padding as text.");let u=e.answers.filter(({same:m})=>!m).length,w=rn(e);return o?["even","○",`${w}: texts are drawn anew, so they are not compared.`,p.join("\
 ")]:u?["bad","✗",`${w}: ${i>1?`${u} of ${i} prompts ${u===1?"gives":"give"}`:"the prompt gives"} another text than alone.`,p.join(" ")]:["good","✓",`${w}: ${i>
1?`each of the ${i} prompts`:"the prompt"} gives what it gives alone.`,p.join(" ")]}function Ks({sampled:t},{name:e},{same:n}){return e==="alone"?["even","",""]:
t?["even","○","drawn anew"]:n?["good","✓","the same as alone"]:["bad","✗","another text than alone"]}function oc({parts_at:t,new:e},n){if(t===null)return"";
let s=o=>o[t]?V(o[t][1]):"the end";return`parts at new token ${t+1}: ${s(e)}, alone ${s(n.new)}`}function Hr(t,e,n,s,o){let i=[`first: ${n.first.slice(0,3).map(
([p,u])=>`${V(p)} ${j(X(u))}`).join(", ")}`,"The likeliest first new tokens, with their probabilities before the knobs."];if(e.name==="alone")return[i];let[,a]=s.
new[0],d=t.sampled?"":oc(n,s);return[...d?[[d,"The first place where the text is another one. What comes after it continues another text."]]:[],[`KL ${Gs(n.kl,o)}`,
"Kullback-Leibler divergence between the distributions of the first new token, alone ‖ this way, before the knobs. 0 where they are the same."],[`log p of ${V(
a)} ${G(n.change)&&n.change>0?"+":""}${Gs(n.change,o)}`,"By how much the log-probability of the token that the prompt alone chose first has changed."],i]}function Gr({
model:t,mode:e,prompts:n,width:s,pad:o,borrowed:r,dtype:i,seed:a,sampled:d,ways:[p]}){let u=d?`, seed ${a}`:"",w=p.answers.some(({read:O})=>O.length<s),m=w?`, f\
illed to ${s} tokens with ${o[1]}${r?", the end-of-text token":""}`:`of ${s} tokens`;return`${t}, ${i}; ${Tt(e)}${u}; ${U(n.length,"prompt")}${w?"":" "}${m}`}function Kr(t,e){let n=u=>t.querySelector(".gp-"+u);function r(u){let w=u.ways.slice(1).map(m=>Dr(u,m,e.unit));n("batch-verdicts").replaceChildren(...w.map(([m,
O,E,v])=>{let L=c("li","",null,{"data-verdict":m}),C=c("span","",E);return C.append(c("small","",v)),L.append(c("span","gp-sign",O,{"aria-hidden":"true"}),C),L})),
_(n("told"),w.map(([,,m])=>m).join(" "))}function i(u,w){let m=c("details","gp-one-prompt"),O=c("summary","",`Prompt ${w+1}: `),E=[...u.prompts[w]],v=c("bdi","g\
p-prompt-text",E.slice(0,200).join("")+(E.length>200?"…":"")),L=u.ways.slice(1).map(x=>`${Ks(u,x,x.answers[w])[1]} ${rn(x).toLowerCase()}`);O.append(v,c("span",
"gp-way-signs",` ${L.join(", ")}`)),m.append(O);let C=()=>{m.open&&m.childElementCount===1&&m.append(...u.ways.map(x=>a(u,x,w)))};return m.addEventListener("tog\
gle",C),m.open=w<6,C(),m}function a(u,w,m){let[O,E]=[u.ways[0].answers[m],w.answers[m]],[v,L,C]=Ks(u,w,E),x=c("div","gp-way",null,{"data-verdict":v}),T=c("h3","\
gp-way-name");T.append(c("span","gp-sign",L,{"aria-hidden":"true"}),rn(w),c("small","",C));let y=`Prompt ${m+1}, ${rn(w).toLowerCase()}, as the model reads it`,
l=d(u,w,E,O,y),h=c("p","gp-gave"),b=c("span","gp-new");qr(b,E.new,u.sampled?null:E.parts_at),h.append(c("span","gp-gave-words","gives "),b);let f=c("p","gp-meas\
ures");for(let[k,$]of Hr(u,w,E,O,e.unit))f.append(c("span","",k,{tabindex:0,"data-tip":$}));let g=c("div","gp-way-body");return g.append(l,h,f),x.append(T,g),x}
function d({is_encoder_decoder:u},{name:w},{read:m},O,E){if(w!=="alone"&&JSON.stringify(m)===JSON.stringify(O.read))return c("p","gp-note","As long as the longe\
st: nothing is filled up, and the row is that of the prompt alone.");let v=c("div","gp-scroll",null,{tabindex:0,role:"region","aria-label":E});return v.append(Nr(
m,{text:O.read.length,side:w,goesOn:!u,caption:E})),v}function p(u){_(n("about"),Gr(u)),r(u),H(n("of-decoder"),!u.is_encoder_decoder),n("batch-prompts").replaceChildren(
...u.prompts.map((w,m)=>i(u,m)))}return u=>{t.hidden=!e.found,!t.hidden&&(u.found||u.unit)&&p(e.found)}}function jt({effective:t,config:e}){let n={...t,...e},s=(n.constraints||[]).map(r=>r.any_of||[r.phrase||[]]),o=(n.force_words_ids||[]).map(r=>Array.isArray(r[0])?
r:[r]);return[...s,...o].map(r=>({alternatives:r,length:Math.max(...r.map(i=>i.length))}))}function Ur(t,e){let n=t.map(o=>e.get(o)),s=n.indexOf(void 0);return(s<
0?n:[...n.slice(0,s),"…"]).join("")}function at({alternatives:t,length:e},n,s,o){if(n>=e)return!0;let r=t.filter(a=>a.length===n);if(!r.length)return!1;let i=[
...o,...ce(s).map(a=>a.chosen.token_id)].join(" ")+" ";return r.some(a=>` ${i}`.includes(` ${a.join(" ")} `))}var rc={running:["●",({beam:t})=>`beam ${t+1}`],finished:["■",()=>"ended"],ended:["□",()=>"ended, not counted"],pruned:["✕",()=>"pruned"]};function Vr(t,e){
let o=t.querySelector(".gp-beam-table"),r=t.querySelector(".gp-where"),i=t.querySelector(".gp-more"),a={lost:4,progress:7},d=t.querySelector(".gp-constraints"),
p=[],u=[],w=[];function m(f){let g=40-f.filter(S=>S.beam.status!=="pruned").length,k=({beam:S})=>S.beam??(S.status==="finished"?1e6:1e7),$=f.filter(S=>S.beam.status!==
"pruned"||g-- >0).sort((S,M)=>k(S)-k(M)),A=new Map;for(let S of $){let M=S.beam.group??null;A.has(M)||A.set(M,[]),A.get(M).push(S)}return[...A].sort(([S],[M])=>S-
M)}function O(f,g){let k=new Map;for(let{beam:$}of f)$.status==="running"&&$.group<g&&k.set($.text,(k.get($.text)||0)+1);return k}function E(f){let g="",k=f.before;
for(;k&&g.length<32;k=k.before)g=(k.piece??k.chosen.text)+g;return(k||g.length>32?"…":"")+Array.from(g).slice(-32).join("")}function v(){let f=c("tbody"),g=f.
insertRow(),k=c("th","gp-group-head",null,{scope:"rowgroup",colspan:"8"}),[$,A]=[c("b","gp-badge"),c("span")];return k.append($,A),g.append(k),o.append(f),u.push(
{body:f,head:g,badge:$,took:A,rows:[]}),u.at(-1)}function L(f){let g=f.body.insertRow(),k=Array.from({length:8},()=>g.insertCell()),[$,A,S]=[c("span","gp-sign"),
c("span"),c("span","gp-flag","⚑ forced")];k[0].append($,A,S);let M=c("button","gp-pick",null,{type:"button",tabindex:"-1"}),[N,W,B]=[c("span","gp-tail"),c("bd\
i","gp-tail-text"),c("bdi","gp-word")];return N.append(W),M.append(N,B),k[1].append(M),f.rows.push({row:g,cells:k,sign:$,fate:A,flag:S,pick:M,tail:W,word:B,node:null}),
f.rows.at(-1)}function C(f,g,k){let{beam:$}=g,[A,S]=rc[$.status]||["",()=>$.status];f.node=g,f.row.dataset.status=$.status,f.row.className=k?"gp-looked":"",_(f.
sign,A),_(f.fate,S($)),f.flag.hidden=!$.forced;let M=E(g);f.tail.replaceChildren(),Ot(f.tail,M),Oe(f.word,$.text),f.pick.tabIndex=k?0:-1,f.pick.setAttribute("ar\
ia-pressed",String(k&&e.selected===g)),f.pick.setAttribute("aria-label",`${S($)}${$.forced?", forced":""}: ${V(M+$.text)}`),_(f.cells[2],g.before?`beam ${$.parent+
1}`:e.readsSource?"start":"prompt"),_(f.cells[3],K($.logprob)),_(f.cells[4],$.diversity_penalty?`-${K($.diversity_penalty)}`:"–"),_(f.cells[5],K($.score)),_(f.
cells[6],K($.final_score)),$.progress&&f.cells[7].replaceChildren(...T(g))}function x(f){if(d.hidden=!f||!p.length,d.hidden)return;let g=p.map(({alternatives:k,
length:$})=>{let A=c("li");return k.forEach((S,M)=>{M&&A.append(" or "),A.append(te(Ur(S,e.texts)))}),A.append(` (${$} token${$===1?"":"s"})`),A});g.map(k=>k.textContent).
join(`
`)!==d.dataset.said&&(d.dataset.said=g.map(k=>k.textContent).join(`
`),d.replaceChildren(...g))}function T(f){let g=e.prefix.map(A=>A.token_id),k=f.beam.progress.map((A,S)=>{let M=c("span","gp-goal"),N=p[S];for(let W=0;N&&W<Math.
min(N.length,8);W++)M.append(c("i",W<A?"gp-full-block":""));return N&&at(N,A,f,g)?M.append(" ✓ done"):M.append(` ${A}${N?` of ${N.length}`:""}`),M}),{bank:$}=f.
beam;return $==null?k:[...k,c("span","gp-note",`bank ${$}`)]}function y(f,[g,k],$,A,S){if(f.body.hidden=!k,!!k){if(f.head.hidden=g===null,g!==null){_(f.badge,Pe(
g)),f.body.dataset.look=g%4;let M=[...O($,g)].flatMap(([N,W])=>[te(N,"gp-took"),W>1?` × ${W}`:""]);f.took.replaceChildren(...M.length?["Earlier groups have jus\
t chosen",...M]:["Chooses first: no penalty"])}for(;f.rows.length<k.length;)L(f);f.rows.forEach((M,N)=>{if(M.row.hidden=N>=k.length,!(N>=k.length)){for(let[W,B]of Object.
entries(a))M.cells[B].hidden=!S[W];C(M,k[N],k[N]===A)}})}}function l(f){let k=e.prompts[f.sequence].steps[f.index],$={lost:k.some(({beam:M})=>(M.group??null)!==
null),progress:k.some(({beam:M})=>M.progress)};for(let[M,N]of Object.entries(a))o.tHead.rows[0].cells[N].hidden=!$[M];let A=m(k);for(;u.length<A.length;)v();u.forEach(
(M,N)=>y(M,A[N]||[null,null],k,f,$));let S=k.length-A.reduce((M,[,N])=>M+N.length,0);i.hidden=S<=0,_(i,`and ${I(S)} more that were pruned`),_(r,`at token ${f.index+
1}`+(e.prompts.length>1?` of prompt ${f.sequence+1}`:"")),x($.progress)}let h=()=>u.filter(({body:f})=>!f.hidden).flatMap(({rows:f})=>f.filter(({row:g})=>!g.hidden)),
b=f=>h().findIndex(({pick:g})=>g.contains(f.target));return o.addEventListener("click",f=>{let g=b(f);g>=0&&e.selectStep(h()[g].node)}),o.addEventListener("keyd\
own",f=>{f.key==="Escape"&&e.selectStep(null);let g=b(f),k={ArrowDown:1,ArrowUp:-1}[f.key];if(g<0||!k)return;f.preventDefault();let $=h()[g+k];$&&(e.selectStep(
$.node),$.pick.focus())}),f=>{f.run&&e.started&&(p=jt(e.started));let g=e.usesBeams?e.current():null;t.hidden=!g,!(!g||g===w[0]&&e.selected===w[1])&&(w=[g,e.selected],
l(g))}}var ie={node:108,fold:236,gap:34,row:38,leaf:20,between:8,margin:20,band:22,short:3},Jr=new Set(["running"]),lt=new Set(["finished"]);function Yr(t,e){let n=Math.
min(e.upTo,t.steps.length-1),s=Us(t,n),o=new Map((e.returned||[]).map((w,m)=>[w,m+1])),r=an([...s,...o.keys(),...Ln(t,n)]),{kids:i,hidden:a}=ic(t,n,e,r,s),{lanes:d,
counts:p}=dc(t,n,i),u=pc(t,n,i,d,e);return fc(t,{last:n,kept:s,outputs:o,alive:r,kids:i,hidden:a,lanes:d,counts:p,columns:u,options:e})}var Ln=(t,e)=>(t.steps[e]||
[]).filter(({beam:n})=>Jr.has(n.status));function Us(t,e){let n=t.steps.slice(0,e+1).flat().filter(({beam:s})=>lt.has(s.status));return n.sort((s,o)=>o.beam.final_score-
s.beam.final_score),new Set(n.slice(0,(t.pools[e]||[]).length))}function an(t){let e=new Set;for(let n of t)for(;n&&!e.has(n);n=n.before)e.add(n);return e}function ic(t,e,n,s,o){
let r=new Map,i=new Set([null]),a=new Map,d=new Map,p=u=>(r.has(u)||r.set(u,{on:[],off:[]}),r.get(u));p(null);for(let u=0;u<=e;u++){for(let w of t.steps[u]){let{
before:m}=w,O=n.collapsed.has(m)?m:a.get(m);O!=null?(a.set(w,O),d.set(O,(d.get(O)||0)+1)):Jr.has(w.beam.status)?(n.lost||s.has(w))&&(p(m).on.push(w),i.add(w)):(!lt.
has(w.beam.status)||n.lost||o.has(w))&&p(m).off.push(w)}t.distributions[u].forEach((w,m)=>{let O=lc(t,u,m);n.candidates&&i.has(O)&&!n.collapsed.has(O)&&cc(t,u,m,
w,p(O),n.candidates)})}for(let u of r.values()){u.on.sort((E,v)=>E.beam.beam-v.beam.beam);let w=u.off.filter(({beam:E})=>lt.has(E.status)),m=u.off.filter(({beam:E})=>!lt.
has(E.status)),O=(E,v)=>v.beam.score-E.beam.score;u.off=[...w.sort(O),...ac(m.sort(O),n.candidates)]}return{kids:r,hidden:d}}function ac(t,e){let n=new Map;return t.
filter(({beam:{parent:s}})=>(n.set(s,(n.get(s)||0)+1),n.get(s)<=e))}function lc(t,e,n){if(!(e<=t.given&&!t.steps[e].some(({beam:s})=>s.parent===n)))return e?t.byStep[e-
1].get(n):null}function cc(t,e,n,s,o,r){let i=r-o.off.filter(({beam:d})=>d.parent===n&&!lt.has(d.status)).length;if(i<=0)return;let a=new Set(t.steps[e].filter(
({beam:d})=>d.parent===n).map(({beam:d})=>d.token_id));for(let d of s.candidates)if(!(d.logprob===null||a.has(d.token_id))&&(o.off.push(mr(t,e,n,s,d)),i-=1,!i))
return}function dc(t,e,n){let s=new Map,o=new Map;for(let i=0;i<=e;i++){let a=[],d=new Set;for(let p of Ln(t,i)){let u=n.get(p.before);if(!u||!u.on.includes(p))
continue;let w=p.beam.group??0;o.has(w)||o.set(w,[]),u.on.find(({beam:O})=>(O.group??0)===w)===p&&p.before&&s.has(p.before)?(s.set(p,s.get(p.before)),o.get(w)[s.
get(p).number]=i,d.add(p)):a.push(p)}a.sort((p,u)=>p.beam.beam-u.beam.beam);for(let p of a){let u=p.beam.group??0,w=hc(o.get(u),i,p.before&&s.has(p.before)?s.get(
p.before).number:0);o.get(u)[w]=i,s.set(p,{group:u,number:w})}}let r=new Map([...o].sort(([i],[a])=>i-a).map(([i,a])=>[i,Math.max(1,a.length)]));return{lanes:s,
counts:r}}function hc(t,e,n){let s=i=>i.sort((a,d)=>Math.abs(a-n)-Math.abs(d-n)||d-a)[0],r=t.map((i,a)=>a).filter(i=>t[i]<e-1);return r.length?s(r):t.length}function pc(t,e,n,s,o){
let r=d=>Ln(t,d-1).every(p=>{if(!s.has(p))return!0;let u=n.get(p);return u&&u.on.length===1&&!u.off.some(({beam:w})=>lt.has(w.status))}),i=[],a=o.live?e-2:e;for(let d=0;d<=
e;d++){let p=i.at(-1);o.fold&&p&&d<=a&&r(d)?p.to=d:i.push({from:d,to:d})}return i.flatMap(d=>{let p=d.to-d.from+1;return p>=ie.short&&!o.unfolded.has(d.from)?[d]:
Array.from({length:p},(u,w)=>({from:d.from+w,to:d.from+w,...p>=ie.short&&w===0?{open:!0}:{}}))})}function fc(t,{last:e,kept:n,outputs:s,alive:o,kids:r,hidden:i,
lanes:a,counts:d,columns:p,options:u}){let w=[],m=ie.margin+ie.node+ie.gap;for(let b of p){b.x=m,b.folded=b.to>b.from,b.width=b.folded?ie.fold:ie.node,m+=b.width+
ie.gap;for(let f=b.from;f<=b.to;f++)w[f]=b}let{tops:O,bands:E,height:v}=uc(r,a,d,w),L=b=>O.get(b.group)[b.number],C={node:null,nodes:[],look:"root",x:ie.margin,
y:mc(O),width:ie.node,height:ie.row-4,hidden:0},x=[C],T=new Map([[null,C]]),y=[];function l(b,f,g){let k=w[b.index],$={node:b,nodes:[b],look:h(b),x:k.x,y:f,width:k.
width,height:g,hidden:i.get(b)||0,place:s.get(b)||null,folded:k.folded,column:k,greedy:u.greedy.has(b)};T.set(b,$),x.push($);let A=T.get(b.before);return A&&y.push(
{from:A,to:$,look:$.look,share:Math.min(1,Math.exp(b.beam.logprob??-1/0))}),$}function h(b){let{status:f}=b.beam;return f==="finished"?n.has(b)?"kept":"fell":f!==
"running"?f:b.index===e?"tip":o.has(b)?"inner":"lost"}for(let b=0;b<=e;b++){let f=w[b];for(let g of Ln(t,b))if(a.has(g))if(b>f.from){let k=T.get(g.before);k&&(k.
nodes.push(g),k.node=g,k.look=h(g),k.greedy&&=u.greedy.has(g),k.hidden=i.get(g)||0,T.set(g,k))}else l(g,L(a.get(g)),ie.row-4).lane=a.get(g)}for(let[b,f]of r){let g=b===
null?null:a.get(b)&&L(a.get(b));if(g===void 0)continue;let k=new Map;for(let $ of f.off){let A=w[$.index];if(!A||A.folded&&!lt.has($.beam.status))continue;let S=g??
O.get($.beam.group??0)[0],M=k.get(S)||0;k.set(S,M+1),l($,S+ie.row+M*ie.leaf,ie.leaf-2)}}return{entries:x,edges:y,columns:p,bands:E,at:T,last:e,width:m-ie.gap+ie.
margin,height:v}}function uc(t,e,n,s){let o=new Map;for(let[p,u]of t){let w=new Map;for(let m of u.off){let O=s[m.index];if(!O||O.folded&&!lt.has(m.beam.status))
continue;let E=p===null?{group:m.beam.group??0,number:0}:e.get(p);if(!E)continue;let v=`${E.group} ${E.number}`;w.set(v,(w.get(v)||0)+1)}for(let[m,O]of w)o.set(
m,Math.max(o.get(m)||0,O))}let r=new Map,i=[],a=ie.margin,d=n.size>1;for(let[p,u]of n){let w=a;d&&(a+=ie.band),r.set(p,[]);for(let m=0;m<u;m++)r.get(p).push(a),
a+=ie.row+(o.get(`${p} ${m}`)||0)*ie.leaf+ie.between;d&&i.push({group:p,y:w,height:a-w-4}),d&&(a+=8)}return r.size||r.set(0,[a]),{tops:r,bands:i,height:Math.max(
a,ie.margin+ie.row)+ie.margin-ie.between}}var mc=t=>[...t.values()][0][0];var gc=`
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
`,Xs={kept:"■",fell:"▤",ended:"□",pruned:"✕",unseen:"…",lost:"✕"},Vs={tall:.55,small:.75},wc=[1,1.8,3,4.5,6.5],bc=[.05,.2,.5,.8],kc={probability:({beam:t})=>j(
Math.min(1,X(t.logprob))),token:({beam:t})=>K(t.logprob,2),sum:({beam:t})=>K(t.score,2),score:(t,e)=>K(Pt(t,e),3),rank:t=>t.rank?`#${t.rank}`:`>${t.among??""}`},
zt=class{constructor(e){this.element=e,e.classList.add("t-tree");let n=Z("style");n.textContent=gc,this.world=Z("g"),this.bands=Z("g"),this.ruler=Z("g"),this.edges=
Z("g"),this.blocks=Z("g"),this.nodes=Z("g"),this.world.append(this.bands,this.ruler,this.edges,this.blocks,this.nodes),e.append(n,this.world),this.paths=new Map,
this.drawn=new Map}draw(e,n){let s=n.area?i=>i.x+i.width>=n.area[0]&&i.x<=n.area[2]&&i.y+i.height>=n.area[1]&&i.y<=n.area[3]:()=>!0,o=e.entries.filter(s),r=i=>n.
zoom>=(Js(i)?Vs.tall:Vs.small);return this.drawBands(e),this.drawRuler(n.zoom>=Vs.tall?e.columns.filter(({x:i,width:a})=>!n.area||i+a>=n.area[0]&&i<=n.area[2]):
[]),this.drawEdges(e,n),this.drawBlocks(o.filter(i=>!r(i)),n),this.drawNodes(o.filter(r),n),o.length}drawBands({bands:e,width:n}){let s=J(this.bands,e.length,()=>{
let o=Z("g");return o.append(Z("rect","t-band"),Z("text")),o});e.forEach(({group:o,y:r,height:i},a)=>{let[d,p]=s[a].children;D(d,{x:4,y:r,width:n-8,height:i,rx:8}),
D(p,{y:r+16}),_(p,`group ${Pe(o)}`)})}drawRuler(e){let n=J(this.ruler,e.length,()=>Z("text","t-small"));e.forEach(({from:s,to:o,x:r},i)=>{D(n[i],{x:r+8,y:12}),_(
n[i],o>s?`${s+1}–${o+1}`:String(s+1))})}nameBandsAt(e){for(let n of this.bands.children)D(n.lastElementChild,{x:Math.max(14,e+10)})}drawEdges(e,n){let s=new Map;
for(let{from:o,to:r,look:i,share:a}of e.edges){let[d,p]=[o.x+o.width,r.x],[u,w]=[o.y+o.height/2,r.y+r.height/2];if(n.area&&(p<n.area[0]||d>n.area[2]||Math.max(u,
w)<n.area[1]||Math.min(u,w)>n.area[3]))continue;let m=n.path.has(r.node)||r.nodes.some(L=>n.path.has(L)),O=Math.min(40,(p-d)*.6),v=`t-edge t-w${bc.filter(L=>a>=
L).length} ${Sc(r,i,m)}${n.dim&&!m?" t-dim":""}`;s.has(v)||s.set(v,[]),s.get(v).push(`M${d},${u}C${d+O},${u} ${p-O},${w} ${p},${w}`)}this.drawPaths(this.edges,s,
(o,r)=>{o.style.strokeWidth=`${wc[Number(r.match(/t-w(\d)/)[1])]}px`})}drawPaths(e,n,s){for(let[o,r]of this.paths)r.parentNode===e&&!n.has(o)&&(r.remove(),this.
paths.delete(o));for(let[o,r]of n){let i=this.paths.get(o);i||(i=Z("path",o),s&&s(i,o),this.paths.set(o,i),o.includes("t-path")?e.append(i):e.prepend(i)),D(i,{d:r.
join("")})}}drawBlocks(e,n){let s=new Map;for(let o of e){let r=`t-blocks t-${Ys(o,n.path)?"path":o.look}${n.dim&&!Ys(o,n.path)?" t-dim":""}`;s.has(r)||s.set(r,
[]);let{x:i,y:a,width:d,height:p}=o;s.get(r).push(`M${i},${a+p*.2}h${d}v${p*.6}h${-d}z`)}this.drawPaths(this.blocks,s)}drawNodes(e,n){let s=new Map(this.drawn);
for(let o of e){let r=o.nodes[0]||null,i=this.drawn.get(r);(!i||i.tall!==Js(o))&&(i&&i.group.remove(),i=yc(Js(o)),this.drawn.set(r,i),this.nodes.append(i.group)),
s.delete(r),this.drawNode(i,o,n)}for(let[o,{group:r}]of s)r.remove(),this.drawn.delete(o)}drawNode(e,n,s){let{node:o,x:r,y:i,width:a,height:d,look:p}=n,{group:u,
box:w,word:m,right:O,tall:E}=e,v=o?kc[s.number](o,s.penalty):"";if(D(u,{class:this.classesOf(n,s),transform:`translate(${r} ${i})`}),D(w,{width:a,height:d}),D(O,
{x:a-8}),_(O,v),E)xc(e,n,s);else{let L=`${n.greedy?"G":""}${Xs[p]} `;_(m,L+An(Qs(o),12-L.length-Math.ceil(v.length*.82)))}$c(e,n)}classesOf(e,n){let{node:s,look:o}=e,
r=Ys(e,n.path),i=[`t-${o}`];return s&&(s.beam.group??0)&&["inner","tip"].includes(o)&&i.push(`t-g${s.beam.group%4}`),s&&s.given&&i.push("t-given"),r&&i.push("t-\
path"),n.dim&&!r&&s&&i.push("t-dim"),i.join(" ")}},Js=({height:t})=>t>ie.leaf;function yc(t){let e=Z("g"),[n,s,o]=[Z("rect","t-box"),Z("text","t-word"),Z("text",
"t-small t-right")];e.append(n,s,o),D(n,{rx:t?7:5}),D(s,{x:8,y:t?14:13}),D(o,{y:t?28:13});let r=t?e.appendChild(Z("text","t-small")):null;return r&&D(r,{x:8,y:28}),
{group:e,box:n,word:s,right:o,left:r,tall:t,flag:null}}function xc({word:t,left:e},n,s){let{node:o,nodes:r,look:i}=n,a=Xs[i]?`${Xs[i]} `:"";o?_(t,a+(r.length>1?
_c(r.map(Qs).join(""),28):An(Qs(o),12-a.length))):_(t,s.root),_(e,o?vc(n,s):""),D(e,{class:o&&r.length<2&&Cn(o)?"t-small t-switch":"t-small"})}function $c(t,{look:e,
place:n,hidden:s,width:o,height:r}){let i=n?`★${n}`:s?`+${s}`:"";if(!i&&e!=="kept"&&!t.flag)return;t.flag||(t.flag=[Z("rect","t-inside"),Z("rect","t-flag"),Z(
"text","t-flag-text")],t.group.append(...t.flag));let[a,d,p]=t.flag,u=8+7*i.length;D(a,{x:2.5,y:2.5,width:o-5,height:r-5,rx:3}),D(d,{x:o-u+4,y:-6,width:i?u:0,height:14,
rx:2}),D(p,{x:o-u/2+4,y:5}),_(p,i)}var Ys=(t,e)=>t.nodes.some(n=>e.has(n)),Cn=t=>t.before!==null&&t.beam.status==="running"&&t.beam.parent!==t.beam.beam;function vc({
node:t,nodes:e,greedy:n},s){let o=[n?"G":"",s.goals?s.goals(t):""].filter(Boolean).join(" ");return e.length>1?[`${e.length} tokens`,o].filter(Boolean).join(" "):
t.beam.status!=="running"?o:[t.given?"given":Cn(t)?`${t.beam.parent+1}→${t.beam.beam+1}`:String(t.beam.beam+1),o].filter(Boolean).join(" ")}function Sc(t,e,n){
return n?"t-path":["pruned","unseen","ended","lost"].includes(e)?"t-off":["kept","fell"].includes(e)?"t-ending":`t-g${(t.node.beam.group??0)%4}`}var Qs=({beam:t,
chosen:e})=>(t.text||e.text||"").replace(_t,n=>nt[n]||"�")||"(empty)",Xr=t=>/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u.
test(t)?2:1;function An(t,e){let n=0,s=Array.from(t);for(let[o,r]of s.entries())if(n+=Xr(r),n>e)return s.slice(0,Math.max(1,o-1)).join("")+"…";return t}function _c(t,e){
let n=Array.from(t),s=Math.floor((e-1)/2);return n.reduce((o,r)=>o+Xr(r),0)<=e?t:An(t,s)+An(n.slice(-s).join(""),s)}var Qr=12e3;async function ti(t,{tree:e,log:n,prompt:s,number:o,view:r,root:i}){let a=`beam-tree${o?"-"+(o+1):""}`,p=await{svg:()=>new Blob([ni(e,r,i)],{type:"i\
mage/svg+xml"}),png:()=>Oc(e,r,i),json:()=>new Blob([JSON.stringify(Zr(n,s,o),null,1)],{type:"application/json"}),dot:()=>new Blob([Ec(Zr(n,s,o))],{type:"text/v\
nd.graphviz"})}[t](),u=c("a","",null,{href:URL.createObjectURL(p),download:`${a}.${t}`});u.click(),setTimeout(()=>URL.revokeObjectURL(u.href),6e4)}function ni(t,e,n){
let s=Z("svg"),o=new zt(s);o.draw(t,{...e,area:null,zoom:1}),o.nameBandsAt(0);let{width:r,height:i}=t;D(s,{xmlns:"http://www.w3.org/2000/svg",width:r,height:i,viewBox:`\
0 0 ${r} ${i}`,class:"t-tree"});let a=getComputedStyle(n),d=s.querySelector("style");d.textContent=d.textContent.replace(/var\((--[\w-]+)\)/g,(u,w)=>a.getPropertyValue(
w).trim());let p=Z("rect");return D(p,{width:r,height:i,fill:a.getPropertyValue("--gp-page").trim()}),s.insertBefore(p,o.world),new XMLSerializer().serializeToString(
s)}async function Oc(t,e,n){let s=ni(t,e,n),o=new Image;o.src="data:image/svg+xml;charset=utf-8,"+encodeURIComponent(s),await o.decode();let r=Math.min(2,Qr/t.width,
Qr/t.height),i=c("canvas","",null,{width:Math.ceil(t.width*r),height:Math.ceil(t.height*r)}),a=i.getContext("2d");a.scale(r,r),a.drawImage(o,0,0,t.width,t.height);
let d=await new Promise(p=>i.toBlob(p,"image/png"));if(!d)throw new Error("the browser has no room for so large a picture.");return d}function Zr(t,e,n){let{started:s}=t,
o=s.effective.length_penalty??1,r=new Map,i=new Map;for(let{last:u}of t.returned||[])u&&u.sequence===n&&!i.has(u)&&i.set(u,i.size+1);let a=Us(e,e.steps.length-1),
d=e.steps.flatMap(u=>u).map(u=>{let{beam:w}=u;r.set(u,r.size);let m={id:r.get(u),parent:u.before?r.get(u.before):null,step:u.index+1,token_id:w.token_id,token:w.
text,piece:w.piece,logprob:w.logprob,raw_logprob:w.raw_logprob,sum:w.score,length:u.length,score:Pt(u,o),rank:u.rank,status:w.status,beam:w.beam,parent_beam:w.parent};
return u.given&&(m.given=!0),w.status==="finished"&&Object.assign(m,{final_score:w.final_score,kept:a.has(u)}),i.has(u)&&(m.output=i.get(u)),(w.group??null)!==null&&
Object.assign(m,{group:w.group,diversity_penalty:w.diversity_penalty}),w.progress&&Object.assign(m,{progress:w.progress,bank:w.bank,forced:w.forced}),m}),p=t.readsSource?
{source:s.prompt}:{prompt:s.prompt||sr(s)};return{format:"generation-playground/beam-tree",version:1,model:s.model,mode:s.mode,...p,seed:s.seed,num_beams:s.effective.
num_beams,length_penalty:o,early_stopping:s.effective.early_stopping??!1,nodes:d}}var ei=t=>'"'+t.replace(_t,e=>nt[e]||"�").replace(/[\\"]/g,"\\$&")+'"';function Ec({
prompt:t,nodes:e}){let n=t===void 0?"start of the target":t.slice(-40),s={running:"style=solid",finished:'style=solid, peripheries=2, color="#00755a"',ended:'st\
yle=dotted, color="#00755a"',pruned:'style=dashed, color="#6b7280", fontcolor="#6b7280"'},o=e.map(i=>{let a=ei(`${i.token}`).slice(0,-1)+`\\n${K(i.logprob,2)}  ${K(
i.sum,2)}  #${i.rank??""}"`;return`  n${i.id} [label=${a}, ${s[i.status]||""}${i.output?", penwidth=3":""}];`}),r=e.map(i=>{let a=(.4+4*Math.min(1,X(i.logprob))).
toFixed(2);return`  ${i.parent===null?"root":`n${i.parent}`} -> n${i.id} [penwidth=${a}${i.status==="pruned"?", style=dashed":""}];`});return["digraph beam_tree\
 {","  rankdir=LR;",'  node [shape=box, fontname="monospace"];',`  root [label=${ei(n)}, style=bold];`,...o,...r,"}",""].join(`
`)}var Mc=800,Tc=130,Lc=2e4;function oi(t){Ac(t),Pc(t),Nc(t),qc(t),Wc(t),Ic(t),Rc(t)}function Ac(t){let{state:e,slider:n}=t;n.addEventListener("input",()=>{e.stop(),
t.goTo(Number(n.value)-1)}),t.part("play").addEventListener("click",()=>Cc(t))}function Cc(t){let{state:e,root:n}=t;e.playing?e.stop():(e.atEnd&&t.goTo(0),e.playing=
setInterval(()=>{!n.isConnected||e.atEnd?e.stop():t.goTo(e.shownTo+1),t.sayTime()},Math.max(Tc,Math.min(Mc,Lc/Math.max(1,e.length))))),t.sayTime()}function Pc(t){
let{state:e,log:n}=t,s=(r,i)=>{e.choose(r,i),t.regrow()},o=(r,i)=>t.part(r).addEventListener("change",({target:a})=>i(a));o("candidates-shown",({value:r})=>s("c\
andidates",Number(r))),o("number",({value:r})=>s("number",r)),o("lost",({checked:r})=>s("lost",r)),o("fold",({checked:r})=>{e.unfolded=new Set,s("fold",r)}),o("\
prompt-number",({value:r})=>{e.number=Number(r),n.selectStep(null),t.regrow()})}function Nc(t){let{box:e,card:n,pan:s,state:o}=t,r=null;e.addEventListener("poin\
termove",i=>{if(i.pointerType==="touch"){n.hide();return}let a=s.pointers.size?null:o.entryAt(s.at(i));a!==r&&(r=a,e.style.cursor=a&&a.node?"pointer":"",a&&a.node?
t.showCard(a):n.hide())}),e.addEventListener("pointerleave",()=>{r=null,n.hide()}),e.addEventListener("click",i=>{let a=s.moved?null:o.entryAt(s.at(i));a&&(t.item.
focusOn(a),ri(t,a))})}function ri(t,e){let{state:n,log:s}=t;if(e.folded)n.unfolded.add(e.column.from),t.regrow();else if(e.node){let o=e.node===n.broughtOut;n.timeNode=
null,s.selectStep(o?null:e.node)}}function ii(t,e){e.node&&(t.state.toggle(e),t.regrow())}function Ft(t,e){e&&(t.pan.byHand=!0,t.pan.reveal(e),t.item.focusOn(e))}
var si={ArrowLeft:(t,e)=>Ft(t,e.node&&t.state.parentOf(e)),ArrowRight:(t,e)=>Ft(t,t.state.kidsOf(e)[0]),ArrowDown:t=>Ft(t,t.item.neighbour(1)),ArrowUp:t=>Ft(t,t.
item.neighbour(-1)),Home:t=>Ft(t,t.state.tree.entries[0]),End:t=>Ft(t,t.state.tree.at.get(t.state.best)),Enter:ri," ":ii,Escape:t=>t.log.selectStep(null),"+":t=>t.
pan.zoomBy(1.25),"-":t=>t.pan.zoomBy(.8),0:t=>t.pan.whole()};function qc(t){let{item:e,state:n,card:s}=t;e.box.addEventListener("keydown",o=>{o.ctrlKey||o.metaKey||
o.altKey||!e.entry||!Object.hasOwn(si,o.key)||(o.preventDefault(),o.stopPropagation(),si[o.key](t,e.entry))}),e.box.addEventListener("focusin",({target:o})=>n.tree&&
o.matches(":focus-visible")&&t.showCard(e.entry)),e.box.addEventListener("focusout",()=>s.hide())}function Wc(t){let{root:e,state:n,pan:s}=t,o=(r,i)=>t.part(r).
addEventListener("click",i);o("in",()=>s.zoomBy(1.3)),o("out",()=>s.zoomBy(1/1.3)),o("whole",()=>{s.byHand=!0,s.whole()}),o("follow",()=>{s.byHand=!1,n.upTo=null,
t.regrow()}),t.part("full-screen").hidden=!document.fullscreenEnabled,o("full-screen",()=>document.fullscreenElement?document.exitFullscreen():e.requestFullscreen()),
document.addEventListener("fullscreenchange",()=>{e.isConnected&&(_(t.part("full-screen"),document.fullscreenElement===e?"Leave full screen":"Full screen"),s.byHand=
!1,t.regrow())})}function Ic(t){let{state:e,log:n}=t;t.part("go-on").addEventListener("click",()=>{let s=e.selected;s&&n.ask({type:"branch",step:s,tokenId:s.chosen.
token_id})}),t.part("collapse").addEventListener("click",()=>{let s=e.tree.at.get(e.selected);s&&ii(t,s)}),t.part("clear").addEventListener("click",()=>n.selectStep(
null))}function Rc(t){let{root:e,state:n,log:s}=t,o=t.part("told");t.part("files").addEventListener("click",async({target:r})=>{let i=r.dataset.file;if(i){if(i===
"html"){s.ask({type:"save_page"});return}_(o,"");try{let{tree:a,prompt:d,number:p}=n;await ti(i,{tree:a,log:s,prompt:d,number:p,view:t.look(null),root:e})}catch(a){
_(o,`The picture could not be made: ${a.message} Save it as SVG instead.`)}}})}var to=-1e9,Gt=[[!1,"False"],[!0,"True"],["never",'"never"']],Bc=["beam_search","beam_sample"],jc=["group_beam_search","constrained_beam_search"];function no(t){
let{mode:e,effective:n,config:s,eos_token_ids:o,max_new_tokens:r}=t.started,i={...s,...n},a=Dt(i.num_beams,1+Math.max(0,...(t.prompts[0].steps[0]||[]).map(({beam:p})=>p.
beam??0))),d=t.prompts[0].given;return{together:Bc.includes(e)?!0:jc.includes(e)?!1:null,prompts:t.prompts,start:d,maxNew:r-d,wanted:Dt(i.num_return_sequences,1),
size:e==="group_beam_search"?Math.ceil(a/Dt(i.num_beam_groups,1)):a,ends:new Set(o),constraints:jt(t.started),promptIds:t.prefix.map(p=>p.token_id),own:{lengthPenalty:Number.
isFinite(i.length_penalty)?i.length_penalty:1,earlyStopping:Gt.some(([p])=>p===i.early_stopping)?i.early_stopping:!1}}}var Dt=(t,e)=>Number.isInteger(t)&&t>0&&t<=
4096?t:e,ke=({beam:t})=>we(t.score)===null?-1/0:t.score,so=(t,e)=>ke(t)/t.length**e;function di(t,e){return t.together?Fc(t,e):Hc(t,e)}function hi(t,e,n,{maxNew:s},{
lengthPenalty:o,earlyStopping:r}){let i=r==="never"&&o>0?s:e;return{best:t,length:i,bound:t/i**o,worst:n}}var Ht=new WeakMap;function zc(t,e){if(!Ht.has(t)){let n=t.
filter(({beam:o})=>o.status==="running"||o.status==="pruned"),s=Math.max(...(n.length?n:t).map(ke));Ht.set(t,{ended:t.filter(({beam:o},r)=>r<e&&ln(o)),hopeless:!n.
length,best:n.length?s:s+to})}return Ht.get(t)}function Fc(t,e){let{prompts:n,size:s,start:o}=t,r={node:null,score:to},i=n.map(()=>({group:null,pool:Array(s).fill(
r),stop:null,lastStep:0,weighed:null,exact:!0})),a=Math.min(...n.map(({steps:p})=>p.length)),d=null;for(let p=o;p<a&&!d;p++){let u=n.map(({steps:m})=>zc(m[p],s)),
w=u.every(m=>m.hopeless);i.forEach((m,O)=>Dc(m,u[O],p+1,w,t,e)),i.every(m=>m.stop)&&(d=i.find(m=>m.stop.step===p+1).stop)}return{stop:d,prompts:i.map(p=>({kept:p.
pool.filter(({node:u})=>u),pools:[p]}))}}function Dc(t,e,n,s,o,r){if(t.stop)return;if(e.ended.length){let p=e.ended.map(u=>({node:u,score:so(u,r.lengthPenalty)}));
t.pool=[...t.pool,...p].sort((u,w)=>w.score-u.score).slice(0,o.size)}t.lastStep=n;let i=t.pool.at(-1).score,a=t.pool.every(({node:p})=>p),d=t.weighed=hi(e.best,
n-o.start,a?i:null,o,r);s?t.stop={step:n,why:"criteria"}:a&&r.earlyStopping===!0?t.stop={step:n,why:"full"}:t.pool.some(({node:p})=>d.bound>(p?i:to))||(t.stop={
step:n,why:"settled"})}function Hc(t,e){let n=t.prompts.map(r=>{let i=ai(r).map(u=>li(r,u,t,e)),a=ai(r).map(u=>li(r,u,t,t.own)),d=1/0;return i.forEach((u,w)=>{let[
m,O]=[u,a[w]].map(({stop:E})=>E?E.step:1/0);u.exact=u.lastStep<=d,m!==O&&(d=Math.min(d,m,O))}),{kept:i.flatMap(u=>u.kept).sort((u,w)=>u.score-w.score).reverse(),
pools:i}}),s=n.flatMap(r=>r.pools);return{stop:s.length>0&&s.every(({stop:r})=>r)?s.map(({stop:r})=>r).reduce((r,i)=>i.step>r.step?i:r):null,prompts:n}}var ai=({
steps:t,given:e})=>[...new Set((t[e]||[]).map(({beam:n})=>n.group??null))].sort((n,s)=>n-s);function li(t,e,n,s){let{size:o,start:r}=n,i={group:e,kept:[],stop:null,
weighed:null,lastStep:0,exact:!0};for(let a=r;a<t.steps.length&&!i.stop;a++){let d=Gc(t.steps[a],e,n);if(!d)break;let p=i.lastStep=a+1;d.ended.forEach(m=>ci(i,m,
n,s));let u=i.kept.length>=o,w=u?eo(i.kept):null;i.weighed=hi(d.best,p-r,w,n,s),u&&s.earlyStopping===!0?i.stop={step:p,why:"full"}:u&&w>=i.weighed.bound?i.stop=
{step:p,why:"settled"}:Kc(t.steps[a],p,n)&&(Uc(d.nodes,n).forEach(m=>ci(i,m,n,s)),i.stop={step:p,why:"criteria"})}return i}function Gc(t,e,{ends:n}){Ht.has(t)||
Ht.set(t,new Map);let s=Ht.get(t);if(!s.has(e)){let o=t.filter(({beam:i})=>(i.group??null)===e),r=o.filter(({beam:i})=>i.status==="finished"&&n.has(i.token_id));
s.set(e,o.length?{nodes:o,ended:r,best:ke(o[0])}:null)}return s.get(e)}var eo=t=>Math.min(...t.map(({score:e})=>e));function ci(t,e,n,{lengthPenalty:s}){let o=so(
e,s);if(t.kept.length>=n.size&&!(o>eo(t.kept))||(t.kept.push({node:e,score:o}),t.kept.length<=n.size))return;let r=eo(t.kept);t.kept.splice(t.kept.findIndex(i=>i.
score===r),1)}function Kc(t,e,{ends:n,maxNew:s,start:o}){return e-o>=s||t.some(({beam:r})=>ln(r)&&!n.has(r.token_id))}var ln=({status:t})=>t==="finished"||t==="\
ended";function Uc(t,{ends:e,constraints:n,promptIds:s,wanted:o}){let r=t.filter(({beam:d})=>d.status==="running"||ln(d)&&!e.has(d.token_id)),i=d=>n.every((p,u)=>at(
p,d.beam.progress[u],d,s)),a=r.filter(d=>!d.beam.progress||i(d));return a.length<o?[...a,...r.filter(d=>!a.includes(d))]:a}function pi(t,e,n){let s=Math.max(...t.
prompts.map(r=>r.steps.length));if(e.stop?e.stop.step!==s:n)return!1;let o=Math.min(...t.prompts.map(r=>r.steps.length));return e.prompts.every(({kept:r},i)=>{let{
pools:a}=t.prompts[i],d=a[(t.together?o:a.length)-1]||[];return d.length===r.length&&d.every((p,u)=>Vc(p,r[u],t))})}function Vc(t,{node:e,score:n},s){if(we(t)===
null||!Number.isFinite(n))return we(t)===null==!Number.isFinite(n);let o=2e-5*Math.max(1,e.length**-s.own.lengthPenalty);return Math.abs(t-n)<=o+1e-5*Math.abs(n)}
function fi(t,e,n,{lengthPenalty:s},o){let r=t.prompts[e],{kept:i,pools:a}=n.prompts[e],d=(m,O,E="")=>({node:m,score:so(m,s),place:null,state:O,why:E}),p=new Set(
i.map(({node:m})=>m)),u=Jc(r).filter(m=>!p.has(m)).map(m=>{let{stop:O}=a.find(({group:E})=>E===(m.beam.group??null))||a[0];return!O||m.index<O.step?d(m,"out","d\
ropped"):d(m,"out",n.stop&&m.index>=n.stop.step?"not reached":"too late")}),w=!o&&!n.stop;return[...i.map(({node:m,score:O},E)=>({node:m,score:O,place:E,state:n.
stop&&E<t.wanted?"returned":"kept",why:""})),...w?r.running.map(m=>d(m,"running")).sort((m,O)=>O.score-m.score):[],...u.sort((m,O)=>O.score-m.score)]}var Zs=new WeakMap;
function Jc({steps:t}){Zs.has(t)||Zs.set(t,{read:0,nodes:[]});let e=Zs.get(t);for(;e.read<t.length;e.read++)e.nodes.push(...t[e.read].filter(({beam:n})=>n.status===
"finished"));return e.nodes}function Pn({prompts:t}){let e=t.flatMap(({pools:n})=>n).filter(({stop:n})=>!n);return Math.min(...e.map(({lastStep:n})=>n))}var Yc=new Set(["SequenceBiasLogitsProcessor","NoRepeatNGramLogitsProcessor","EncoderNoRepeatNGramLogitsProcessor","NoBadWordsLogitsProcessor","MinLengthLogitsP\
rocessor","MinNewTokensLengthLogitsProcessor","PrefixConstrainedLogitsProcessor","ForcedBOSTokenLogitsProcessor","ForcedEOSTokenLogitsProcessor","InfNanRemoveLo\
gitsProcessor","SuppressTokensLogitsProcessor","SuppressTokensAtBeginLogitsProcessor","HammingDiversityLogitsProcessor","PresencePenaltyLogitsProcessor","Freque\
ncyPenaltyLogitsProcessor","GivenTextLogitsProcessor","TemperatureLogitsWarper","TopHLogitsWarper","TopKLogitsWarper","TopPLogitsWarper","MinPLogitsWarper","Typ\
icalLogitsWarper","EpsilonLogitsWarper","EtaLogitsWarper","WatermarkLogitsProcessor","LogitNormalization"]),ui=({processors:t})=>t.filter(e=>!Yc.has(e));function oo(t,e){
let n=t.given,[s,o]=[n?t.steps[n-1][0]:null,0];for(let r=n;r<t.steps.length;r++){let{candidates:i}=(t.distributions[r]||[])[o]||{candidates:[]},a=e(r-n,i[0]);if(a===
void 0)return{last:s,ended:!1,left:null};let d=t.steps[r].find(p=>p.beam.parent===o&&p.beam.token_id===a)||null;if(!d||d.beam.status==="pruned")return{last:s,ended:!1,
left:Xc(t,s,o,{index:r,id:a,node:d,candidates:i})};if(s=d,d.beam.status!=="running")return{last:s,ended:!0,left:null};o=d.beam.beam}return{last:s,ended:!1,left:null}}
function Xc(t,e,n,{index:s,id:o,node:r,candidates:i}){let a=r&&r.beam||i.find(m=>m.token_id===o)||null,d=r?r.beam.group:e&&e.beam.group,p=t.steps[s].filter(m=>(m.
beam.group??null)===(d??null)||!e),u=p.filter(m=>m.beam.status==="running").map(ke),w=e&&!e.given?ke(e):0;return{index:s,token:a,node:r,considered:p.length,sum:r?
ke(r):a&&we(a.logprob)!==null?w+a.logprob:null,best:u.length?Math.max(...u):null,worst:u.length?Math.min(...u):null}}var Nn=t=>oo(t,(e,n)=>n&&n.logprob!==null?n.
token_id:void 0);var mi=700;function ro(t,e){let{beam:n,length:s}=t,o=e.started.effective.length_penalty??1,r=e.prompts[t.sequence].steps[t.index].filter(a=>(a.beam.group??null)===
(n.group??null)).length,i=[["probability",j(Math.min(1,X(n.logprob)))],["token log p",K(n.logprob)]];return Math.abs((n.raw_logprob??0)-(n.logprob??0))>1e-6&&i.
push(["before the processors",K(n.raw_logprob)]),i.push(["sum",K(n.score)]),i.push([`sum / ${s}^${o}`,K(Pt(t,o))]),i.push(["rank",t.rank?`${t.rank} of ${r}`:`be\
low the ${r} considered`]),n.diversity_penalty&&i.push(["lost to diversity",K(n.diversity_penalty)]),(n.bank??null)!==null&&i.push(["bank",String(n.bank)]),i}function io(t,e,n,{
place:s,greedy:o}={}){let{beam:r}=t,i=n.prompts[t.sequence].steps[t.index].filter(x=>(x.beam.group??null)===(r.group??null)),a=i.filter(x=>x.beam.status==="runn\
ing"),d=`beam ${(r.beam??0)+1}`,p=n.started.mode==="beam_sample",u=n.finished&&t.index===n.prompts[t.sequence].steps.length-1,w=s?` It is output ${s}.`:"";if(t.
given)return"It was given, not chosen: the search begins after it.";let m=Cn(t)?` It continues beam ${r.parent+1}: the text that was ${d} stood lower, or was pr\
uned.`:"",O=r.forced?" It was put up because it writes on at a constraint.":"",E=a.reduce((x,T)=>Math.min(x,T.beam.score),1/0),v=Number.isFinite(E)?` The last t\
hat went on had a sum of ${K(E)}.`:"",L={tip:(u?`It was still going on as ${d} when the search stopped.`:`It goes on as ${d}.`)+m+O,inner:`It went on as ${d}.${m}${O}`,
lost:`It went on as ${d}, but nothing came of it: better ones took the places of its continuations.${m}${O}`,kept:`The text ended here and is kept, with a final\
 score of ${K(r.final_score)}.${w}`,fell:`The text ended here with ${K(r.final_score)}, but better ones came, and it is not kept.`,ended:"The text ended here, b\
ut does not count: it ranked too low, or lacks words that it must have.",pruned:p?`It was drawn, and pruned: the beams were full.${v}`:`It was considered and pr\
uned.${v}`,unseen:p?"It was not drawn.":`It was too improbable: not among the ${i.length} continuations that were considered.`},C=o?" Greedy decoding would have\
 chosen it, too: it is the most probable token here.":"";return(L[e]||"")+C}var qn=t=>t.piece??(["pruned","unseen","ended"].includes(t.beam.status)||!t.beam.text?
t.beam.text:"");function ao(t,e,n){return t.beam.progress.map((s,o)=>{let r=e[o];return r&&at(r,s,t,n)?"✓":s?"◐":"·"}).join("")}function lo(t,e){let n=(d,p,u)=>t.
querySelector(".gp-picked-"+u)||t.appendChild(c(d,p)),s=n("p","gp-whole-text","text"),o=n("dl","","facts"),r=n("p","gp-fate","fate"),i=t.classList.contains("gp-\
node-card");function a(d,p,u){if(!d){t.hidden=!0;return}let w=p.at.get(d),m=ce(d.before).map(C=>C.piece??"").join(""),O=i&&m.length>mi?"…"+m.slice(-mi):m,E=c(
"b","");Oe(E,qn(d)||d.beam.text),s.replaceChildren(c("bdi","",O),E);let v=ro(d,e);d.beam.progress&&v.push(["constraints",ao(d,u,e.prefix.map(C=>C.token_id))]);let L=([
C,x])=>{let T=[c("dt","",C),c("dd","",x)];if(i)return T;let y=c("div");return y.append(...T),[y]};o.replaceChildren(...v.flatMap(L)),_(r,io(d,w?w.look:d.beam.status,
e,w||{})),t.hidden=!1}return{element:t,show:a,hide:()=>{t.hidden=!0}}}function gi(){return[...[["tip","goes on"],["lost","✕ dead end"],["kept","■ ended, kept"],
["fell","▤ ended, dropped"],["pruned","✕ pruned"],["unseen","… not considered"],["path","the best, or the picked text"]].map(([e,n])=>{let s=Z("svg","t-tr\
ee"),o=Z("g",`t-${e}`),[r,i]=[Z("rect","t-box"),Z("rect","t-inside")];D(r,{x:2,y:2,width:22,height:11,rx:3}),D(i,{x:4.5,y:4.5,width:17,height:6,rx:2}),o.append(
r,i),s.append(o);let a=c("span");return e==="unseen"?a.append(n):a.append(s,n),a}),c("span","","2→1: beam 2’s text is beam 1 now"),c("span","","★ returned"),
c("span","","G the greedy path")]}var Qc=700,Zc={candidates:2,number:"probability"},Wn=class{constructor(e){this.log=e,this.number=0,this.upTo=null,this.timeNode=null,this.choices={},this.byHand=
{},this.collapsed=new Set,this.unfolded=new Set,this.tree=null,this.stale=!0,this.constraints=[],this.goals=new Map,this.playing=null}begin(){let{effective:e,max_new_tokens:n}=this.
log.started,s=(e.num_beams||1)*n>Qc;this.choices={...Zc,lost:!s,fold:s,...s?{candidates:0}:{},...this.byHand},this.number=0,this.upTo=this.timeNode=this.tree=null,
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
open:d})=>d&&a===e.index);s?o.add(n.from):i&&o.has(e.index)?o.delete(e.index):r.has(e)?r.delete(e):e.beam.status==="running"&&r.add(e)}};var In=class{constructor(e,n){this.box=e,this.changed=n,this.x=0,this.y=0,this.zoom=1,this.plane=[1,1],this.moved=!1,this.byHand=!1,this.gesture=!1,this.pointers=
new Map,e.addEventListener("pointerdown",s=>this.down(s)),e.addEventListener("pointermove",s=>this.move(s));for(let s of["pointerup","pointercancel"])e.addEventListener(
s,o=>this.up(o));e.addEventListener("wheel",s=>this.wheel(s),{passive:!1}),this.resized=()=>this.settle(),new ResizeObserver(()=>this.resized()).observe(e)}get width(){
return this.box.clientWidth||1}get height(){return this.box.clientHeight||1}get area(){return[this.x,this.y,this.x+this.width/this.zoom,this.y+this.height/this.
zoom]}get limits(){let e=Math.min(this.width/this.plane[0],this.height/this.plane[1]);return[Math.min(.9,Math.max(.01,e)),2.5]}sized(e,n){this.plane=[e,n],this.
settle()}settle(){let[e,n]=this.limits;this.zoom=Math.min(n,Math.max(e,this.zoom));let[s,o]=[this.width/this.zoom,this.height/this.zoom],r=(i,a,d)=>a>d?(d-a)/2:
Math.max(0,Math.min(i,d-a));this.x=r(this.x,s,this.plane[0]),this.y=r(this.y,o,this.plane[1]),this.changed()}zoomBy(e,[n,s]=[this.width/2,this.height/2],o=!1){this.
gesture=o;let[r,i]=this.limits,a=Math.min(i,Math.max(r,this.zoom*e));this.x+=n/this.zoom-n/a,this.y+=s/this.zoom-s/a,this.zoom=a,this.byHand=!0,this.settle()}whole(){
[this.zoom]=this.limits,[this.x,this.y]=[0,0],this.settle()}reveal({x:e,y:n,width:s,height:o},r=40){let[i,a,d,p]=this.area,u=Math.min(r,(d-i)/4,(p-a)/4);this.x+=
Math.min(0,e-u-i)||Math.max(0,e+s+u-d),this.y+=Math.min(0,n-u-a)||Math.max(0,n+o+u-p),this.settle()}at({clientX:e,clientY:n}){let{left:s,top:o}=this.box.getBoundingClientRect();
return[this.x+(e-s)/this.zoom,this.y+(n-o)/this.zoom]}down(e){e.button||(this.pointers.set(e.pointerId,e),this.pointers.size===1&&(this.moved=!1))}move(e){let n=this.
pointers.get(e.pointerId);if(!n)return;let[s,o]=[e.clientX-n.clientX,e.clientY-n.clientY];if(!this.moved&&Math.hypot(s,o)<4)return;this.moved||this.box.setPointerCapture(
e.pointerId),this.moved=!0,this.byHand=!0,this.pointers.set(e.pointerId,e);let r=[...this.pointers.values()].find(({pointerId:i})=>i!==e.pointerId);if(r){let i=p=>Math.
hypot(p.clientX-r.clientX,p.clientY-r.clientY)||1,{left:a,top:d}=this.box.getBoundingClientRect();this.zoomBy(i(e)/i(n),[(e.clientX+r.clientX)/2-a,(e.clientY+r.
clientY)/2-d],!0)}else this.x-=s/this.zoom,this.y-=o/this.zoom,this.settle()}up(e){this.pointers.delete(e.pointerId)}wheel(e){let n=document.fullscreenElement!==
null,{left:s,top:o}=this.box.getBoundingClientRect();e.ctrlKey||e.metaKey||n&&!e.shiftKey&&!e.deltaX?(e.preventDefault(),this.zoomBy(Math.exp(-e.deltaY*(e.deltaMode?
.05:.002)),[e.clientX-s,e.clientY-o],!0)):(e.deltaX||e.shiftKey)&&(e.preventDefault(),this.x+=(e.deltaX||e.deltaY)/this.zoom,this.byHand=!0,this.settle())}};var Rn=class{constructor(e,n,s){this.box=e,this.state=n,this.pan=s,this.element=null,this.entry=null}focusOn(e,n=!1){let s=this.element,o=s&&document.activeElement===
s;this.element=c("div","",null,{role:"treeitem",tabindex:"0",...this.attributesOf(e)}),this.entry=e,this.box.append(this.element),s&&s.remove(),this.place(),(o||
!n)&&this.element.focus({preventScroll:!0})}attributesOf(e){let{state:n}=this,s=e.node?e.nodes[0].index+2:1,o=e.node?n.kidsOf(n.parentOf(e)||n.tree.entries[0]):
[e],r=e.hidden||e.folded?"false":n.kidsOf(e).length?"true":null;return{"aria-level":s,"aria-label":this.labelOf(e),"aria-setsize":o.length||1,"aria-posinset":Math.
max(0,o.indexOf(e))+1,"aria-selected":String(!!e.node&&e.node===n.selected),...r&&{"aria-expanded":r}}}labelOf(e){let{log:n}=this.state,{node:s,nodes:o}=e;if(!s)
return`The ${n.readsSource?"start of the target":"prompt"}, where the tree begins`;let r=o.length>1?`${o.length} tokens, ${V(o.map(qn).join(""))}`:V(qn(s)),i=ro(
s,n).map(([a,d])=>`${a} ${d}`);return[r,`step ${s.index+1}`,io(s,e.look,n,e),...i].join(", ")}place(){let{state:{tree:e,best:n},entry:s,pan:{x:o,y:r,zoom:i}}=this;
if(!e)return;let a=s&&(s.node?e.at.get(s.node):e.entries[0])||e.at.get(n)||e.entries[0];if(!s||a.node!==s.node){this.focusOn(a,!0);return}this.entry=a,Object.assign(
this.element.style,{left:`${(a.x-o)*i}px`,top:`${(a.y-r)*i}px`,width:`${a.width*i}px`,height:`${a.height*i}px`})}neighbour(e){let n=this.state.tree.entries.filter(
({x:s})=>s===this.entry.x).sort((s,o)=>s.y-o.y);return n[n.indexOf(this.entry)+e]}};var wi=600,ed=150,td=130,bi=.2,nd=.4,Bn=class{constructor(e,n){this.root=e,this.state=n,this.log=n.log,this.box=this.part("window"),this.slider=this.part("slide\
r"),this.picture=new zt(this.part("picture")),this.pan=new In(this.box,()=>this.schedule()),this.pan.resized=()=>{this.pan.settle(),n.tree&&!this.pan.byHand&&this.
pan.reveal(n.newest,30)},this.item=new Rn(this.part("tree-nodes"),n,this.pan),this.card=lo(this.part("node-card"),this.log),this.picked=lo(this.part("picked"),this.
log),this.drawn=null,this.wanted=!1,this.resting=void 0,this.part("legend-line").append(...gi())}part(e){return this.root.querySelector(".gp-"+e)}begin(){let{state:e}=this;
e.begin(),Object.assign(this.pan,{x:0,y:0,zoom:1,byHand:!1}),this.part("candidates-shown").value=e.choices.candidates,this.part("number").value=e.choices.number,
this.part("lost").checked=e.choices.lost,this.part("fold").checked=e.choices.fold}grow(){let{state:e,pan:n,box:s}=this;e.lay();let{width:o,height:r}=e.tree;n.byHand||
(n.zoom=Math.min(1,Math.max(.8,(wi-4)/r)));let i=`${Math.round(Math.max(ed,Math.min(wi,r*Math.min(1,n.zoom)+4)))}px`;s.style.height!==i&&(s.style.height=i),this.
drawn=null,n.sized(o,r),n.byHand||n.reveal(e.newest,30),this.drawPicked(),this.sayTime()}schedule(){this.wanted||(this.wanted=!0,requestAnimationFrame(()=>{this.
wanted=!1,!this.root.hidden&&this.state.prompt&&this.draw()}))}redraw(){this.pan.gesture=!1,this.drawn=null,this.schedule()}regrow(){this.state.stale=!0,this.schedule()}draw(){
(this.state.stale||!this.state.tree)&&this.grow();let{pan:e,picture:n}=this,{x:s,y:o,zoom:r,area:i}=e;this.drawn&&e.gesture&&Math.abs(Math.log(r/this.drawn.zoom))<
nd&&r!==this.drawn.zoom?(clearTimeout(this.resting),this.resting=setTimeout(()=>this.redraw(),td)):(!this.isDrawn(i)||r!==this.drawn.zoom)&&this.drawAround(i,r);
let{drawn:d}=this,p=[(d.area[0]-s)*r,(d.area[1]-o)*r].map(u=>`${u.toFixed(2)}px`);n.element.style.transform=`translate(${p}) scale(${r/d.zoom})`,n.nameBandsAt(s),
this.item.place(),this.part("follow").hidden=!e.byHand}isDrawn([e,n,s,o]){if(!this.drawn)return!1;let{area:r}=this.drawn;return e>=r[0]&&n>=r[1]&&s<=r[2]&&o<=r[3]}drawAround([
e,n,s,o],r){let{picture:i}=this,[a,d]=[(s-e)*bi,(o-n)*bi],p=[e-a,n-d,s+a,o+d];this.drawn={zoom:r,area:p},D(i.element,{width:(p[2]-p[0])*r,height:(p[3]-p[1])*r}),
D(i.world,{transform:`translate(${-p[0]*r} ${-p[1]*r}) scale(${r})`}),i.draw(this.state.tree,this.look(p))}look(e){let{state:n,log:s}=this,o=n.broughtOut;return{
area:e,zoom:this.pan.zoom,path:an([o||n.best]),dim:!!o,number:n.choices.number,penalty:n.penalty,goals:n.constraints.length?r=>n.goalsOf(r):null,root:s.readsSource?
"target start":"the prompt"}}goTo(e){let{state:n,log:s,pan:o}=this;n.upTo=e>=n.length-1?null:Math.max(0,e),n.timeNode=n.upTo===null?null:n.best,s.selectStep(n.timeNode),
n.upTo!==null&&(o.byHand=!1),this.regrow()}sayTime(){let{state:e,slider:n}=this,s=Math.max(1,e.length),o=`step ${e.shownTo+1} of ${s}`;D(n,{max:s}),n.value=String(
e.shownTo+1),n.setAttribute("aria-valuetext",o),_(this.part("step-words"),`${o}${e.folded?`, ${e.folded} folded`:""}`),_(this.part("play"),e.playing?"❚❚ Pause":
"▶ Play")}showCard(e){let{card:n,pan:s,state:o}=this;n.show(e.node,o.tree,o.constraints);let{x:r,y:i,zoom:a}=s,[d,p]=[(e.x-r)*a,(e.y+e.height-i)*a+8],{element:u}=n,
w=(e.y-i)*a-u.offsetHeight-8;u.style.left=`${Math.max(4,Math.min(d,s.width-u.offsetWidth-4))}px`,u.style.top=`${p+u.offsetHeight>s.height&&w>0?w:p}px`}drawPicked(){
let{state:e,log:n}=this,s=e.selected,o=this.part("picked");if(o.hidden=!s||s===e.timeNode,o.hidden)return;this.picked.show(s,e.tree,e.constraints),this.part("go\
-on").hidden=!n.canAsk||n.hideFrom!==null;let r=e.tree.at.get(s),i=r&&!r.hidden&&e.kidsOf(r).length,a=this.part("collapse");a.hidden=!r||!i&&!r.hidden||s.beam.status!==
"running",_(a,r&&r.hidden?`Open what follows (${r.hidden})`:"Fold what follows")}drawPrompts(){let e=this.log.prompts.length,n=this.part("prompt-number");this.part(
"which").hidden=e<2,n.options.length!==e&&(n.replaceChildren(...this.log.prompts.map((s,o)=>c("option","",String(o+1),{value:o}))),n.value=this.state.number)}};function ki(t,e){let n=new Wn(e),s=new Bn(t,n);return oi(s),o=>{t.hidden=!e.usesBeams,o.run&&e.started&&s.begin(),!t.hidden&&(s.part("files").querySelector("[da\
ta-file=html]").hidden=!e.canAsk,(o.run||o.steps||o.status)&&(n.stale=!0,s.drawPrompts()),s.drawn=null,s.draw(),s.drawPicked())}}var sd={returned:"★",kept:"■",running:"●",out:"□"},od={returned:"output",kept:"kept",running:"still runs"},[rd,yi]=[100,14],id=16,co=new WeakMap,xi=new WeakMap;
function jn(t){let e=[],n=t;for(;n&&!co.has(n);)e.push(n),n=n.before;let s=n?co.get(n):"";for(let o of e.reverse())s+=o.piece??(o.given||!ln(o.beam)?o.chosen.text:
""),co.set(o,s);return s}function Fn(t,e=26){let n=Array.from(t);return n.length<=2*e+3?t:`${n.slice(0,e).join("")} … ${n.slice(-e).join("")}`}function ad(t,e){
let n=0;for(;n<t.length&&t[n]===e[n];)n+=1;for(;n>0&&!/\s/.test(t[n]??" ");)n-=1;return n}function ld(t,e,n){if(n.ends.has(t.beam.token_id))return fe("eos")[0];
if(t.length>=n.maxNew)return fe("length")[0];let s=(e.returned||[]).find(({last:o})=>o===t);return s?fe(s.stopReason)[0]:"a stopping criterion"}var zn=class{constructor(e,n){
this.table=e,this.body=e.tBodies[0],this.log=n,this.rows=[],this.body.addEventListener("click",s=>{let o=this.rows.find(({pick:r})=>r.contains(s.target));o&&n.selectStep(
n.selected===o.node?null:o.node)}),this.body.addEventListener("keydown",s=>{s.key==="Escape"&&n.selectStep(null);let o={ArrowDown:1,ArrowUp:-1}[s.key];if(!o)return;
s.preventDefault();let r=this.rows[this.rows.findIndex(({pick:i})=>i===s.target)+o];r&&!r.row.hidden&&r.pick.focus()})}newRow(){let e=this.body.insertRow(),n=Array.
from({length:9},()=>e.insertCell()),[s,o]=[c("span","gp-sign",null,{"aria-hidden":"true"}),c("span")];n[0].append(s,o);let r=c("button","gp-pick",null,{type:"bu\
tton"}),[i,a]=[c("bdi","gp-head-text"),c("bdi","gp-tail-text")];r.append(i,a),n[3].append(r);let d={row:e,cells:n,sign:s,place:o,pick:r,head:i,tail:a,node:null};
return this.rows.push(d),d}draw(e,n,s){let o={moved:n!==null,group:e.some(({node:d})=>(d.beam.group??null)!==null),words:e.some(({node:d})=>d.beam.progress)};for(let[
d,p]of Object.entries(o))H(this.table.tHead.querySelector(`.gp-${d}-column`),p);for(;this.rows.length<e.length;)this.newRow();let r=e.map(({node:d})=>jn(d)),i=r.
map(d=>ad(d,r[0]));r.length>1&&(i[0]=Math.min(...i.slice(1)));let a=Math.max(0,e.findIndex(({node:d})=>d===this.log.selected));this.rows.forEach((d,p)=>{H(d.row,
p<e.length),!d.row.hidden&&(d.pick.tabIndex!==(p===a?0:-1)&&(d.pick.tabIndex=p===a?0:-1),this.fill(d,e[p],r.length>1?i[p]:0,n,s,o))})}fill(e,{node:n,score:s,place:o,
state:r,why:i},a,d,p,u){let{cells:w,pick:m}=e,[O,E]=[jn(n),this.log.selected===n];e.node=n,e.row.dataset.state!==r&&(e.row.dataset.state=r),_(e.sign,sd[r]),_(e.
place,o===null?i||od[r]:`${o+1}${r==="returned"?" output":""}`),this.sayText(e,O,a,E),m.getAttribute("aria-pressed")!==String(E)&&m.setAttribute("aria-pressed",
String(E)),H(w[1],u.moved),u.moved&&_(w[1],cd(o,d.get(n))),H(w[2],u.group),u.group&&_(w[2],Pe(n.beam.group)),_(w[4],Number.isFinite(ke(n))?K(ke(n)):"−∞"),_(
w[5],String(n.length)),_(w[6],Number.isFinite(s)?K(s):"−∞"),H(w[7],u.words),u.words&&_(w[7],this.written(n,p)),_(w[8],r==="running"?"–":`${n.index+1}: ${ld(
n,this.log,p)}`)}sayText({pick:e,head:n,tail:s},o,r,i){let a=i||r<id?0:r,d=`${i} ${a} ${o}`;if(xi.get(e)===d)return;xi.set(e,d);let p=Array.from((a?"…":"")+o.
slice(a)),u=i||p.length<=2*yi?0:yi,w=p.slice(0,p.length-u);he(n,(i?w:w.slice(0,rd)).join("")),he(s,u?p.slice(-u).join(""):"",{plain:!u}),e.setAttribute("aria-la\
bel",V(o)),a||p.length>60?$e(e,()=>`The whole text: ${o}`):delete e.dataset.tip}written(e,{constraints:n,promptIds:s}){let o=n.filter((r,i)=>at(r,e.beam.progress[i],
e,s)).length;return`${o===n.length?"✓ ":""}${o} of ${n.length}`}};function cd(t,e){return e===void 0?t===null?"–":"– ▲":t===null?`${e+1} ▼`:t===e?`${e+
1} =`:`${e+1} ${t<e?"▲":"▼"} ${Math.abs(t-e)}`}var Dn=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-greedily"),this.path=this.root.querySelector(".gp-path"),this.doubt=this.root.querySelector(
".gp-doubt"),this.exactly=this.root.querySelector(".gp-exactly"),this.button=this.root.querySelector(".gp-ask-greedy"),this.isAsked=!1,this.said=null,this.button.
addEventListener("click",()=>{this.isAsked=!0,this.sayButton(),n.ask({type:"search",kind:"greedy"})})}sayButton(){this.button.disabled=this.isAsked,_(this.button,
this.isAsked?"running …":"Run it greedily")}draw(e,n,s){let{log:o}=this,r=(o.searched.get(o.turn)||[]).find(({kind:a})=>a==="greedy")||null;this.button.hidden=
!!r||!o.finished||!Object.hasOwn(o.answers,"search"),this.sayButton(),this.path.hidden=!!r,this.fill(this.path,this.pathWords(Nn(e.prompts[n]),e,s.prompts[n].kept,
this.name()));let i=ui(o.started).map(a=>He(a)[0]);this.doubt.hidden=!i.length||!!r,_(this.doubt,`This is the path of the most probable tokens as the search had\
 them. It need not be what greedy decoding gives: ${i.join(", ")} can act otherwise on the logits that greedy decoding has.`),this.exactly.hidden=!r,r&&this.said!==
r&&this.drawFound(r,e,n,s),this.said=r}name(){return this.log.started.effective.do_sample?"the most probable tokens":"greedy decoding"}fill(e,n){let s=JSON.stringify(
n);e.dataset.said!==s&&(e.dataset.said=s,e.replaceChildren(...n.map(o=>typeof o=="string"?o:te(o.token,o.className||"gp-strong"))))}pathWords({last:e,ended:n,left:s},o,r,i){
let a=o.prompts.some(({steps:m})=>(m[0]||[]).some(({beam:O})=>(O.group??null)!==null))?"Group A":"The search";if(s)return this.leftWords(s,a,i);if(!e||e.given)return[
`Nothing is known yet of the path of ${i}.`];let d=`its sum is ${K(ke(e))} after ${e.length} token${e.length===1?"":"s"}`;if(!n){let m=o.prompts[e.sequence].running.
map(ke);return[`${a} still holds the text of ${i}, as beam ${e.beam.beam+1}: ${d}`,m.length?`; the best beam has ${K(Math.max(...m))}.`:"."]}let p=r.findIndex(({
node:m})=>m===e);if(p===0)return[`${this.log.finished?"The best output is":"The best text so far is"} that of ${i}: ${d}, its score ${K(r[0].score,4)}.`];let u=r[0]?
` The best has a sum of ${K(ke(r[0].node))} after ${r[0].node.length} tokens, and a score of ${K(r[0].score,4)}.`:"";if(p>0)return[`The text of ${i} ended, and \
has place ${p+1}: ${d}, its score ${K(r[p].score,4)}.${u}`];let w=e.beam.status==="finished"?"but others are better, and it is not kept":"but does not count: it\
 ranked too low, or lacks a constraint";return[`The text of ${i} ended at token ${e.index+1}, ${w}: ${d}.${u}`]}leftWords({index:e,token:n,node:s,sum:o,considered:r,
best:i,worst:a},d,p){let u=s?`rank ${s.rank} of ${r}`:`not among the ${r} that were considered`,w=[o===null?"":`its sum ${K(o)}`,a===null?"":`the last beam that\
 went on had ${K(a)}, the best ${K(i)}`].filter(Boolean);return[`${d} left the path of ${p} at token ${e+1}: `,n?{token:n.text}:"a token that was not looked at",
` (${[u,...w].join("; ")}).`]}drawFound(e,n,s,o){let r=e.tokens.map(([v])=>v),i=oo(n.prompts[s],v=>r[v]),a=v=>v.reduce((L,C)=>L+(we(C)??-1/0),0),d=o.prompts[s].
kept[0],p=d?ce(d.node).filter(v=>!v.given):[],u=this.log.started.processors.length?" before the processors":"",w=(v,L)=>`${v} tokens with a log-probability of ${K(
L)}${u}`,m=c("span");this.fill(m,["Run by the library, greedy decoding wrote ",{token:Fn(e.text,60),className:"gp-wrote"},`: ${w(r.length,a(e.tokens.map(([,,v])=>v)))}`,
d?`; the best output has ${w(p.length,a(p.map(({chosen:v})=>v.raw_logprob)))}. `:". ",...this.pathWords(i,n,o.prompts[s].kept,"greedy decoding")]);let O=c("deta\
ils"),E=c("table");for(let[v,[,L,C]]of e.tokens.entries()){let x=E.insertRow();x.insertCell().textContent=v+1,x.insertCell().append(te(L)),x.insertCell().textContent=
K(we(C))}O.append(c("summary","","Its tokens and their log-probabilities"),E),this.exactly.replaceChildren(m,O)}};var Kt=(t,e)=>t.lengthPenalty===e.lengthPenalty&&t.earlyStopping===e.earlyStopping,ho=t=>Gt.find(([e])=>e===t)?.[1]??String(t),yt=t=>String(Number(t.toFixed(4))),
Hn=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-stopping"),this.why=this.root.querySelector(".gp-stopped-by"),this.rows=Gt.map(([s,o])=>this.
newRow(s,o)),this.asked=null}newRow(e,n){let s=this.root.querySelector("tbody").insertRow(),o=c("th","",null,{scope:"row"});s.append(o);let[r,i,a]=Array.from({length:3},
()=>s.insertCell()),d=c("span"),p=c("button","gp-button gp-run-on","Run it on",{type:"button","aria-label":`Run it on with early_stopping ${n}`});r.append(d," ",
p);let u={row:s,head:o,words:d,button:p,because:i,outputs:a,value:e,name:n,rule:null};return p.addEventListener("click",()=>{this.asked=u.rule,this.log.ask({type:"\
search",kind:"rule",rule:u.rule}),this.sayButton(u)}),u}sayButton({button:e,rule:n}){let s=!!(this.asked&&Kt(this.asked,n));e.disabled=s,_(e,s?"running …":"Ru\
n it on")}draw(e,n,s,o,r){_(this.why,this.whyWords(e,n,s(e.own),r));for(let i of this.rows){i.rule={lengthPenalty:o.lengthPenalty,earlyStopping:i.value};let a=Kt(
i.rule,e.own);re(i.row,a?"gp-own-rule":""),_(i.head,i.name+(a?" (this run)":"")),this.drawRule(i,e,n,s,r)}}drawRule(e,n,s,o,r){let i=o(e.rule),{pools:a}=i.prompts[s],
d=a.every(({exact:w})=>w),p=i.stop&&d?null:this.answerTo(e.rule),u=!p&&!(i.stop&&d);if(e.button.hidden=!u||!this.log.finished||!Object.hasOwn(this.log.answers,"\
search"),this.sayButton(e),p){_(e.words,`after step ${p.steps}`),_(e.because,"found out by a run"),this.sayOutputs(e.outputs,...this.comparedIds(p));return}d?_(
e.words,i.stop?`after step ${i.stop.step}`:r?`goes on past step ${Pn(i)}`:"not yet"):_(e.words,`not exact${i.stop?`: about step ${i.stop.step}`:""}`),_(e.because,
this.reasons(a,n,e.rule)),!d||!i.stop?_(e.outputs,"–"):this.sayOutputs(e.outputs,...this.comparedNodes(i,o(n.own),s,n))}answerTo(e){return(this.log.searched.get(
this.log.turn)||[]).find(s=>s.kind==="rule"&&Kt(s.rule,e))||null}comparedNodes(e,n,s,{wanted:o}){let[r,i]=[e,n].map(({prompts:d})=>d[s].kept.slice(0,o));return[
r.filter(({node:d},p)=>!i[p]||i[p].node!==d).length,r.length,r[0]?{text:jn(r[0].node),score:r[0].score}:null]}comparedIds({outputs:e}){let n=this.log.finished.sequences.
map(({token_ids:s})=>s.join(" "));return[e.filter(({token_ids:s},o)=>s.join(" ")!==n[o]).length,e.length,e[0]]}sayOutputs(e,n,s,o){let r=n?`${s>1?`${n} of ${s} \
are others`:"another"}; the best, with ${K(o.score,4)}:`:"the same",i=r+(n?o.text:"");e.dataset.said!==i&&(e.dataset.said=i,e.replaceChildren(r,...n?[" ",te(Fn(
o.text,40),"gp-wrote")]:[]))}whyWords(e,n,s,o){let{pools:r}=s.prompts[n],i=`early_stopping ${ho(e.own.earlyStopping)}`,a=(r.length>1?`
`:"")+this.reasons(r,e,e.own);return s.stop?`This search stopped after step ${s.stop.step} by the rule of ${i}: ${a}.`:`${o?"It was cut off while it went on":"I\
t goes on"}, by the rule of ${i}: ${a}.`}reasons(e,n,s){let o=({stop:r})=>e.length>1&&r?`after step ${r.step}, `:"";return e.map(r=>dd(r)+o(r)+this.reason(r,n,s)).
join(`;
`)}reason({stop:e,weighed:n},s,o){if(!n)return"no step has been taken";let{best:r,length:i,bound:a,worst:d}=n;if(e&&e.why==="criteria")return this.cutOffWords(s,
e);if(d===null)return`fewer than ${s.size} texts have ended`;let p=o.earlyStopping==="never"&&o.lengthPenalty>0,u=`${K(r)} / ${i} ^ ${yt(o.lengthPenalty)} = ${K(
a,4)}`+(p?" (as if it had the longest possible length)":""),w=s.together?"beam that runs":"continuation of the step";if(!e)return`the best ${w}, ${u}, is above \
the worst that is kept, ${K(d,4)}`;if(e.why==="settled")return`no ${w} can still beat the worst finished hypothesis: the best, ${u}, is not above its ${K(d,4)}`;
let m=a>d?`, though the best ${w}, ${u}, was above the worst of them, ${K(d,4)}`:"";return`${s.size} texts have ended, which is enough${m}`}cutOffWords({start:e,
maxNew:n},{step:s}){if(s-e>=n)return`the length limit of ${e+n} tokens was reached`;let o=(this.log.finished?this.log.finished.sequences:[]).find(({stop_reason:r})=>![
"eos","length","unfinished"].includes(r));return`every continuation met a stopping criterion${o?` (${fe(o.stop_reason)[0]})`:""}`}},dd=({group:t})=>t===null?"":
`group ${Pe(t)}: `;function $i(t,e){let s=S=>t.querySelector(".gp-"+S),[o,r,i,a,d]=["slide","power","rule","own-again","of-prompt"].map(s),[p,u,w]=["formula","honest","rest"].map(
s),m=new zn(s("hypothesis-table"),e),O=new Hn(t,e),E=new Dn(t,e),v={},L=new Map;for(let[S,M]of Gt)i.append(c("option","",M,{value:JSON.stringify(S)}));o.addEventListener(
"input",()=>C({lengthPenalty:Number(o.value)})),r.addEventListener("input",()=>{Number.isFinite(r.valueAsNumber)&&C({lengthPenalty:r.valueAsNumber})}),r.addEventListener(
"change",()=>e.usesBeams&&T(x(no(e)),!0)),i.addEventListener("change",()=>C({earlyStopping:JSON.parse(i.value)})),a.addEventListener("click",()=>{v={},h(),o.focus()}),
d.addEventListener("change",()=>h());function C(S){v={...v,...S},h()}let x=S=>({...S.own,...v});function T(S,M=!1){Number(o.value)!==S.lengthPenalty&&(o.value=S.
lengthPenalty),(M||document.activeElement!==r)&&(r.value=yt(S.lengthPenalty)),i.value=JSON.stringify(S.earlyStopping)}function y(S){return M=>{let N=JSON.stringify(
M),W=L.get(N);if(W)return W;let B=di(S,M);return B.stop&&L.set(N,B),B}}function l(S){return{stop:e.finished?{step:0,why:""}:null,prompts:S.prompts.map(({finished:M})=>({
kept:M.map(N=>({node:N,score:N.beam.final_score})),pools:[{group:null,stop:null,weighed:null,exact:!0}]}))}}function h({onlySelection:S=!1,anew:M=!1}={}){let N=no(
e),W=!!(e.finished||e.failed),B=b(N.prompts.length),P=y(N),q=N.together!==null&&pi(N,P(N.own),!!e.finished),R=q?x(N):N.own,z=q?P(R):l(N),F=q?P(N.own):z,Y=q&&!Kt(
R,N.own),Q=fi(N,B,z,R,W),oe=Y?new Map(F.prompts[B].kept.map(({node:de},pe)=>[de,pe])):null;if(m.draw(Q.slice(0,40),oe,N),w.hidden=Q.length<=40,_(w,`and ${I(Q.length-
40)} more, with lower scores`),S)return;for(let de of["what-if","stopping"])s(de).hidden=!q;s("greedily").hidden=!1,T(R,M),a.hidden=!Y,_(a,`Back to the run’s ow\
n: ${yt(N.own.lengthPenalty)}, ${ho(N.own.earlyStopping)}`);let se=Q.filter(({place:de})=>de!==null);_(s("counts"),f(Q,se)),_(s("scored"),`sum / length ^ ${yt(R.
lengthPenalty)}`),p.setAttribute("aria-live",Y?"polite":"off"),_(p,g(se[0],R)),k(q?A(z,F,B,N,R,W):$(N)),q&&O.draw(N,B,P,R,W),E.draw(N,B,F)}function b(S){return s(
"of-prompts").hidden=S<2,d.options.length!==S&&d.replaceChildren(...Array.from({length:S},(M,N)=>c("option","",`prompt ${N+1}`,{value:N}))),Math.max(0,d.selectedIndex)}
function f(S,M){let N=S.filter(({state:B})=>B==="running").length,W=S.filter(({state:B})=>B==="returned").length;return[`${I(S.length-N)} ended`,`${I(M.length)}\
 kept`,...N?[`${I(N)} running`]:[],...W?[`${I(W)} output${W>1?"s":""}`]:[]].join(", ")}function g(S,{lengthPenalty:M}){if(!S)return"No text is kept yet.";let{node:N,
score:W}=S;return`The best: score = sum / length ^ length_penalty = ${K(ke(N))} / ${N.length} ^ ${yt(M)} = ${K(W,4)}`}function k(S){u.hidden=!S,_(u,S)}function $(S){
return S.prompts.every(({steps:M,given:N})=>M.length===N)?"The search has not begun: all tokens so far were given.":S.together===null?"This decoding loop has ru\
les of its own: what is kept is as it was recorded.":"What was recorded is not what the rules of this search give, so nothing is said of other settings."}function A(S,M,N,W,B,P){
let q=Math.max(1,...W.prompts.map(({steps:F})=>F.length-W.start)),R=q**B.lengthPenalty;if(!Number.isFinite(R)||R===0)return`No number of the machine holds ${q} \
^ ${yt(B.lengthPenalty)}: the search itself would fail.`;let z=S.prompts[N].pools.filter(({exact:F})=>!F);if(z.length)return`Not exact: an earlier group would h\
ave stopped at another step, and the padding that a stopped group writes changes what ${z.map(({group:Y})=>"group "+Pe(Y)).join(", ")} would have lost to divers\
ity.`;if(Kt(B,W.own))return"";if(!S.stop){let F=`${Pn(S)}, where the record${W.together?"":" of a group"} ends`;return P?`With these settings the search would h\
ave gone on past step ${F}: this ranks what is known so far.`:""}if(!M.stop||S.stop.step<M.stop.step){let F=M.stop?`, not ${M.stop.step}`:"";return`With these s\
ettings the search would have stopped after step ${S.stop.step}${F}: what ended later does not count.`}return""}return S=>{if(S.run&&(v={},L=new Map,d.replaceChildren()),
(S.run||S.searched)&&(O.asked=E.isAsked=null),t.hidden=!e.usesBeams,t.hidden)return;let M=e.hideFrom!==null;if(s("untold").hidden=!M,s("found").hidden=M,s("coun\
ts").hidden=M,M)return;let{run:N,steps:W,status:B,selection:P,searched:q}=S;N||W||B||q?h({anew:N}):P&&h({onlySelection:!0})}}var hd=["token_id","text","piece","logprob","raw_logprob","entropy"],po=class extends kt{constructor(e,n){super(),this.group=e,this.number=n}changed(e){super.changed(
e),this.group&&this.group.entryChanged(this.number,e)}},Gn=class extends Ct{constructor(e){super(["run","steps","status","measured","found","lanes","pair","unit"]),
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
begun=!0,t.entryChanged(e,"status")},Tokens(t,{entry:e,tokens:n}){for(let s of n)t.entries[e].tokens.push(Object.fromEntries(hd.map((o,r)=>[o,s[r]])));t.entryChanged(
e,"steps")},Ended(t,{entry:e,text:n,stop_reason:s,failed:o}){t.entries[e].ended={text:n,stop_reason:s,failed:o},t.entryChanged(e,"status")},Measured(t,{group:e,
values:n,each:s}){t.groups[e].told={values:n,each:s||{}},t.showMeasured(t.groups[e]),t.changed("measured")},Found(t,{values:e,charts:n}){t.found=e,t.charts=n||{},
t.changed("found")},Done(t,{stopped:e,overtaken:n}){t.done={stopped:e,...n&&{overtaken:n}},t.changed("status")}};var pd=["de","fr"];var fd=["aria-label","title","placeholder","data-tip","label"];function Si(t){let e=window.GenerationPlaygroundTexts;if(!e)return;let n=document.createTreeWalker(
t,NodeFilter.SHOW_TEXT);for(let s=n.nextNode();s;s=n.nextNode()){let[,o,r,i]=/^(\s*)([^]*?)(\s*)$/.exec(s.nodeValue),a=r&&e[r.replace(/\s+/g," ")];a&&(s.nodeValue=
o+a+i)}for(let s of[t,...t.querySelectorAll("*")])for(let o of fd){let r=e[(s.getAttribute(o)||"").replace(/\s+/g," ")];r&&s.setAttribute(o,r)}}function ud(){let t=(navigator.
language||"").slice(0,2).toLowerCase();return pd.includes(t)?t:"en"}function _i(t){let n=window.GenerationPlaygroundCatalogues?.[ud()];if(window.GenerationPlaygroundTexts||
!n)return t();window.GenerationPlaygroundTextsLoading??=fetch(n).then(s=>s.json()).then(s=>{window.GenerationPlaygroundTexts=s},s=>console.warn("Generation Play\
ground: the translation could not be loaded.",s)),window.GenerationPlaygroundTextsLoading.then(t)}var Oi={},Ei={},Kn=new Map,Un=new Map,fo="bits";function uo(t){return Kn.has(t)||Kn.set(t,Object.assign(new kt,{unit:fo})),Kn.get(t)}function mo(t){return Un.has(
t)||Un.set(t,Object.assign(new Gn(t),{unit:fo})),Un.get(t)}function go(t){fo=t;for(let e of[...Kn.values(),...Un.values()])e.setUnit(t)}function md(t,e,{log:n="\
main"}={}){Mi(Oi[t],t,e,uo(n))}function gd(t,e,{group:n}){Mi(Ei[t],t,e,mo(n))}function Mi(t,e,n,s){let o=n.querySelector(".gp-pane");if(!o||!t){console.error(`G\
eneration Playground: there is no pane “${e}” here.`);return}Si(o),kr(o),s.subscribe(o,t(o,s))}function wd(t,e,n){uo(t).feedRun(e||"",n)}function bd(t,e,n){
mo(t).feedRun(e||"",n)}function Ti(t,e){Oi=t,Ei=e;let n={mount:md,feed:wd,chooseUnit:go,log:uo,RunLog:kt,mountGroup:gd,feedGroup:bd,group:mo};window.GenerationPlayground=
n;let s=window.GenerationPlaygroundQueue||[],o=r=>{try{r(n)}catch(i){console.error("Generation Playground:",i)}};window.GenerationPlaygroundQueue={push:o},s.forEach(
o)}function Li(t,e,{stepUnder:n,hover:s,leave:o}){t.addEventListener("pointermove",r=>{let i=n(r);i&&(r.buttons===1?e.selectStep(i):s(i))}),t.addEventListener("poi\
nterleave",o),t.addEventListener("click",r=>{let i=n(r);i&&e.selectStep(i)}),wo(t,e)}function wo(t,e){t.addEventListener("keydown",n=>{let s={ArrowRight:1,ArrowUp:1,
ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0};n.key==="Escape"&&e.selectStep(null),n.key in s&&(n.preventDefault(),e.walk(s[n.key]))})}function Vn(t,e,n,s,o=0){
e&&(t.setAttribute("aria-valuenow",String(e.isPrompt?e.index-o:e.index+1)),t.setAttribute("aria-valuemin",String(1-o)),t.setAttribute("aria-valuemax",String(n))),
t.setAttribute("aria-valuetext",s)}var Ai=t=>t.toLocaleString("en-US",{maximumFractionDigits:2,minimumFractionDigits:2}),Ci={information:{unit:!0,write:Ai,look:{rangemode:"tozero"}},sum:{unit:!0,
write:Ai,look:{}},share:{title:"probability",write:j,look:{rangemode:"tozero",tickformat:".0%"}},count:{title:"tokens kept",write:I,look:{type:"log",dtick:1}},rank:{
title:"rank",write:I,look:{type:"log",dtick:1,autorange:"reversed"}}},bo=[["kept","solid"],["chosen","dash"],["accepted","dot"],["rejected","dashdot"],["bonus",
"longdash"],["text","4px,4px"],["before","12px,3px,2px,3px"],["focus","2px,7px"]].map(([t,e])=>({role:t,dash:e})),cn={information:{name:"surprisal and entropy",
axis:"information",about:"Surprisal tells how unexpected each token was; entropy how uncertain the next token was, for the model (before) and for the draw (afte\
r).",series:[{name:"surprisal",role:"surprisal",dash:"solid",tip:"How unexpected the chosen token was: minus the logarithm of its probability after the processo\
rs; before them where a text was only read.",value:t=>ge(t).surprisal},{name:"entropy before",role:"entropy-before",dash:"dot",tip:"How uncertain the model was,\
 before any processor: the surprisal that it expected.",value:t=>t.distribution.entropy_before},{name:"entropy after",role:"entropy-after",dash:"dash",tip:"How \
uncertain the draw was, after the processors.",value:t=>t.isPrompt?null:t.distribution.entropy_after}]},kept:{name:"candidates kept",axis:"count",about:"How man\
y tokens of the vocabulary could still be chosen after the processors. Each line of the grid is ten times the one below.",series:[{name:"candidates kept",role:"\
entropy-after",dash:"solid",tip:"The number of tokens that the processors left something of.",value:t=>t.isPrompt?null:Math.max(1,Re(t))}]},cumulative:{name:"cu\
mulative log-probability",axis:"sum",about:"The logarithm of the probability of the whole text up to each token: steep where the text is unlikely. The prompt is\
 added up for itself.",series:[{name:"after the processors",role:"surprisal",dash:"solid",sum:!0,tip:"Added up from the probabilities that the tokens were drawn\
 with.",value:t=>t.isPrompt?null:t.chosen.logprob??t.chosen.raw_logprob},{name:"before them",role:"entropy-before",dash:"dot",sum:!0,tip:"Added up from the prob\
abilities that the model gave.",value:t=>t.chosen.raw_logprob}]},before:{name:"looked up: probability before",axis:"share",about:"How probable the model found e\
ach looked-up token at each place, before the processors.",of:t=>X(t.raw_logprob)},after:{name:"looked up: probability after",axis:"share",about:"How probable e\
ach looked-up token was in the draw at each place, after the processors: 0% where they removed it.",of:t=>X(t.logprob)},rank:{name:"looked up: rank",axis:"rank",
about:"The rank of each looked-up token among all tokens before the processors: 1, the likeliest, is above.",of:t=>t.raw_rank||null}};var Te=(t,e={})=>({color:"var(--gp-muted)",gridcolor:"var(--gp-line)",linecolor:"var(--gp-line)",zeroline:!1,automargin:!0,title:{text:t,standoff:8,font:{size:13}},
...e}),ct=(t,e,n,s,o={})=>({data:e,layout:{font:{color:"var(--gp-text)",size:13,family:"system-ui, Segoe UI, Roboto, Helvetica Neue, Arial"},paper_bgcolor:"var(\
--gp-surface)",plot_bgcolor:"var(--gp-surface)",hoverlabel:{bgcolor:"var(--gp-raised)",bordercolor:"var(--gp-line)",font:{color:"var(--gp-text)"}},hovermode:"cl\
osest",margin:{l:52,r:18,t:28,b:44},height:300,showlegend:!1,xaxis:n,yaxis:s,meta:t,...o}});var kd={solid:"none",dash:"7 4",dot:"2 4",dashdot:"10 4 2 4",longdash:"14 5"},Pi=t=>kd[t]??t.replaceAll("px","").replaceAll(","," ");function Ni({series:t,of:e},n){
return t||[...n].slice(-bo.length).map(([s,o],r)=>({...bo[r],name:o,tip:`The looked-up token ${V(o)}, number ${s} of the vocabulary.`,value:i=>{let a=(i.watched||
[]).find(({token_id:d})=>d===s);return a?e(a):null}}))}function qi({curve:t,series:e,steps:n,prompt:s,current:o,unit:r,factor:i}){let a=Ci[t.axis],d=s.length,p=C=>C.
index+1-(C.isPrompt?d+1:0),u=a.unit?i:1,w=(C,x,T)=>({type:"scatter",mode:x.length>400?"lines":"lines+markers",name:C.name,connectgaps:!1,hoverinfo:"text",x:x.map(
p),...yd(C,x,u,a,r),line:{color:`var(--gp-${C.role})`,width:2,dash:C.dash},marker:{color:`var(--gp-${C.role})`,size:4},opacity:T?.75:1}),m=e.flatMap(C=>[...d?[w(
C,s,!0)]:[],w(C,n,!1)]),O=Math.max(10,n.length),E=Te("token",{range:[d?.5-d:.5,O+.5],showgrid:!1}),v=Te(a.unit?r:a.title,a.look),L={label:`${t.name} along the t\
ext`,layout:{height:260,hovermode:"x",margin:{l:52,r:12,t:12,b:40},shapes:xd(d,o&&p(o))}};return ct(L.label,m,E,v,L.layout)}function yd(t,e,n,s,o){let r=0,i=e.map(
d=>{let p=we(t.value(d));return t.sum?(r=r===null||p===null?null:r+p,r===null?null:r*n):p===null?null:p*n}),a=i.map((d,p)=>d===null?"":`${V(e[p].chosen.text)} ${t.
name}: ${s.write(d)}${s.unit?` ${o}`:""}`);return{y:i,text:a}}function xd(t,e){let n={type:"line",yref:"paper",y0:0,y1:1},s={type:"rect",xref:"x",x0:.5-t,x1:.5,
yref:"paper",y0:0,y1:1,fillcolor:"var(--gp-raised)",line:{width:0},layer:"below"};return[...t?[s,{...n,x0:.5,x1:.5,line:{color:"var(--gp-muted)",width:1,dash:"d\
ot"}}]:[],...e===null?[]:[{...n,x0:e,x1:e,line:{color:"var(--gp-chosen)",width:1.5}}]]}var $d=150;function Wi(t,e){let n=k=>t.querySelector(".gp-"+k),[s,o,r,i,a]=["curve-chart","reading","unit","view","keys"].map(n),d=new Map,p=0,u=-1/0,w=!1,m=()=>cn[i.
value],O=()=>Ni(m(),d);function E(){let k=e.current();return k?Ke([],e.lastOf(k)).added:[]}function v(){let k=Object.keys(cn).filter(A=>cn[A].series||d.size);if(k.
length===i.options.length)return;let $=k.includes(i.value)?i.value:k[0];i.replaceChildren(...k.map(A=>c("option","",cn[A].name,{value:A}))),i.value=$}function L(k){
for(let $ of k)for(let{token_id:A,text:S}of $.watched||[])d.set(A,S)}function C(){let k=m().about+(e.promptSteps.length?" The prompt stands before the text, on \
a shaded background.":"");_(n("about"),k);let $=O(),A=JSON.stringify($.map(({name:S,tip:M})=>[S,M]));a.dataset.key!==A&&(a.dataset.key=A,a.replaceChildren(...$.
map(x)))}function x({name:k,role:$,dash:A,tip:S}){let M=c("span","",null,{tabindex:"0","data-tip":S}),N=Z("svg",""),W=Z("line","");for(let[B,P]of Object.entries(
{width:26,height:8,"aria-hidden":"true"}))N.setAttribute(B,String(P));for(let[B,P]of Object.entries({x1:0,y1:4,x2:26,y2:4,stroke:`var(--gp-${$})`,"stroke-dashar\
ray":Pi(A)}))W.setAttribute(B,String(P));return N.append(W),M.append(N,m().of?te(k):k),M}function T(){let k=e.current(),$=k?y(k):"The curve grows with the text.";
_(o,$),Vn(o,k,E().length,k?$:"no token yet",e.promptSteps.length)}function y(k){let $=`${k.isPrompt?"Prompt token":"Token"} ${k.index+1}, ${V(k.chosen.text)}: `,
{surprisal:A,entropyBefore:S,entropyAfter:M}=ge(k),[N,W,B]=[A,S,M].map(P=>le(we(P),e.unit));return m().of?$+(h(k)||"no token was looked up here"):i.value==="kep\
t"?$+(k.isPrompt?"no processor takes part":`${I(Re(k))} of ${I(k.distribution.vocab)} tokens kept`):i.value==="cumulative"?$+l(k):$+`surprisal ${N}; entropy `+(k.
isPrompt?W:`${W} before, ${B} after`)}function l(k){let $=k.isPrompt?e.promptSteps:E(),A=$.slice(0,$.indexOf(k)+1);return"log-probability so far "+O().filter(M=>M.
value(k)!==null).map(M=>{let N=A.map(B=>we(M.value(B)));return`${N.includes(null)?"minus infinity":le(N.reduce((B,P)=>B+P,0),e.unit)} ${M.name}`}).join(", ")}function h(k){
return(k.watched||[]).map($=>{let A=$.logprob===null?"removed after":`${j(X($.logprob))} after`;return`${V($.text)} ${j(X($.raw_logprob))} before${$.raw_rank?` \
(rank ${I($.raw_rank)})`:""}, ${A}`}).join("; ")}function b(){p=0,u=performance.now(),s.removeAttribute("aria-busy");let k=E(),$=k.length||e.promptSteps.length?
qi({curve:m(),series:O(),steps:k,prompt:e.promptSteps,current:e.current(),unit:e.unit,factor:xe(1,e.unit)}):void 0;ae(s,$,({x:A})=>{let S=A-1+(A<1?e.promptSteps.
length:0),M=A<1?e.promptSteps[S]:E()[S];M&&e.selectStep(M)})}function f(){p||!w||(s.setAttribute("aria-busy","true"),p=window.setTimeout(b,Math.max(0,u+$d-performance.
now())))}new IntersectionObserver(([{isIntersecting:k}])=>{w||!k||(w=!0,f())}).observe(t),wo(o,e),r.addEventListener("change",()=>go(r.value)),i.addEventListener(
"change",g);function g(){C(),T(),f()}return k=>{k.unit&&(r.value=e.unit),k.run&&(d=new Map),L(E()),v(),g()}}var Ii=new WeakMap;function ve(t){let e=Ii.get(t)||[],[n]=t.lines(),{keep:s,added:o}=Ke(e,n?n.last:null);e.length=s;for(let r of o)e.push(r);return Ii.set(t,e),
e}function De({groups:t,pair:[e,n]}){if(t.length<2)return null;let s=t[e]?e:0,o=t[n]&&n!==s?n:+(s===0);return[s,o]}function Le({groups:t,lanes:e},n){let{id:s,label:o}=t[n];
if(!e)return o;let r=e.find(i=>i.id===s);return r?r.label:`${o} (removed)`}var Jn=({groups:t},e,n)=>Ri(t[e].model)===Ri(t[n].model);function Ri(t){let[e,n=""]=t.
split("?");return`${e}?${n.split("&").find(s=>s.startsWith("revision="))||""}`}function Yn(t,e,n){let s=[e,n].map(i=>ve(t.shownOf(i).log)),o=Jn(t,e,n)?vd(...s):
Sd(...s),r=s.map((i,a)=>o[a]>=i.length);return r[0]&&r[1]?{kind:"same",at:o,shorter:null}:r[0]||r[1]?{kind:"shorter",at:o,shorter:r[0]?0:1}:{kind:"apart",at:o,shorter:null}}
function vd(t,e){let n=Math.min(t.length,e.length),s=0;for(;s<n&&t[s].chosen.token_id===e[s].chosen.token_id;)s+=1;return[s,s]}var Bi=({piece:t})=>t??"\0";function Sd(...t){
let[e,n]=t.map(r=>r.map(Bi).join("")),s=Math.min(e.length,n.length),o=0;for(;o<s&&e[o]===n[o];)o+=1;return t.map(r=>_d(r,o))}function _d(t,e){let n=0,s=0;for(;s<
t.length&&(n+=Bi(t[s]).length)<=e;)s+=1;for(;s>0&&s<t.length&&t[s-1].piece==="";)s-=1;return s}var dn=(t,e=t.length)=>t.slice(0,e).map(({piece:n})=>n??"").join(
"");function ji(t,e=60){let n=Array.from(t);return n.length<=e?t:"…"+n.slice(-e).join("")}var zi=typeof Intl.Segmenter=="function"?new Intl.Segmenter(void 0,{granularity:"word"}):null;function Fi(t){let e=zi?[...zi.segment(t)].map(({segment:o})=>o):t.
match(/\s+|[\p{L}\p{M}\p{N}_]+|./gsu)||[],n=[],s="";for(let o of e)o.trim()?(n.push({space:s,word:o}),s=""):s+=o;return s&&n.push({space:s,word:""}),n}function Di(t,e){
let n=[t,e].map(w=>w.map(({word:m})=>m)),[s,o]=n,r=Math.min(s.length,o.length),i=0;for(;i<r&&s[i]===o[i];)i+=1;let a=0;for(;a<r-i&&s.at(-1-a)===o.at(-1-a);)a+=1;
let d=n.map(w=>w.map((m,O)=>O<i||O>=w.length-a)),p=n.map(w=>w.slice(i,w.length-a)),u=p.some(w=>w.length>1200);for(let[w,m]of Od(...p.map(O=>O.slice(0,1200))))d[0][i+
w]=d[1][i+m]=!0;return{kept:d,shared:d[0].filter((w,m)=>w&&s[m]).length,cut:u}}function Od(t,e){let n=e.length+1,s=new Uint16Array((t.length+1)*n);for(let r=t.length-
1;r>=0;r--)for(let i=e.length-1;i>=0;i--){let a=r*n+i;s[a]=t[r]===e[i]?s[a+n+1]+1:Math.max(s[a+n],s[a+1])}let o=[];for(let r=0,i=0;r<t.length&&i<e.length;)t[r]===
e[i]?o.push([r++,i++]):s[(r+1)*n+i]>=s[r*n+i+1]?r+=1:i+=1;return o}function Hi(t,e){let o=t.querySelector(".gp-texts"),r="",i=0,a=-1/0;function d(m){let O=c("div","gp-text-side"),E=c("h3","gp-side-name"),v=c("p","gp-side-text",
null,{dir:"auto"});return O.append(E,v),o.append(O),{head:E,body:v,tag:m}}let p=["del","ins"].map(d);function u({body:m,tag:O},E,v){let L=[],C="",x=!1,T=()=>{C&&
L.push(x?c(O,"",C):C),C=""};E.forEach(({space:y,word:l},h)=>{let b=!v[h]&&!!l;b!==x?!b||!C?(T(),x=b,C=y+l):(C+=y,T(),x=!0,C=l):C+=y+l}),T(),m.replaceChildren(...L)}
function w(m){clearTimeout(i),i=0,a=performance.now();let O=m.map(y=>Fi(dn(ve(e.shownOf(y).log)))),{kept:E,shared:v,cut:L}=Di(...O);p.forEach((y,l)=>u(y,O[l],E[l]));
let[C,x]=O.map(y=>y.filter(({word:l})=>l).length),T=t.querySelector(".gp-alike");H(T,C+x>0),C+x&&(_(t.querySelector(".gp-share"),`${j(2*v/(C+x))} in common`),_(
t.querySelector(".gp-formula"),`2 × ${I(v)} shared words / (${I(C)} + ${I(x)})`)),H(t.querySelector(".gp-cut"),L),_(t.querySelector(".gp-cut"),`The texts are v\
ery long: only ${I(1200)} words of each, after their common beginning, are compared. What follows counts as different.`)}return()=>{let m=e.header&&e.header.kind===
"lanes"?De(e):null,O=m?m.map(x=>ve(e.shownOf(x).log)):[];if(t.hidden=!O.some(x=>x.length),t.hidden)return;let E=m.map(x=>Le(e,x)),v=JSON.stringify([E,...O.map(x=>dn(
x))]);if(v===r&&(!i||e.running))return;r=v,_(t.querySelector(".gp-pair"),`${E[0]} beside ${E[1]}, word by word`),p.forEach(({head:x},T)=>he(x,`${E[T]} ${e.groups[m[T]].
title}`,{plain:!0}));let C=O[0].length*O[1].length>2e5&&e.running?a+500-performance.now():0;C<=0?w(m):i||=setTimeout(()=>w(De(e)),C)}}function Gi(t,e){let s=[4,5e-4],o=t.querySelector(".gp-said"),r=t.querySelector(".gp-models"),i=t.querySelector(".gp-sides-box"),a=t.querySelector(".gp-sides"),
d=[t.querySelector(".gp-one"),t.querySelector(".gp-other")],p="";function u(){for(let y of d)y.replaceChildren(...e.groups.map(({title:l},h)=>c("option","",`${Le(
e,h)} ${l}`,{value:h})))}d.forEach((y,l)=>y.addEventListener("change",()=>{let h=De(e),b=Number(y.value),f=b===h[1-l]?h[l]:h[1-l];e.setPair(...l?[f,b]:[b,f])}));
let w=({log:y})=>!!(y.finished||y.failed||e.done);function m(y,{kind:l,at:h,shorter:b}){let[f,g]=y.map(q=>Le(e,q)),[k,$]=y.map(q=>e.shownOf(q)),A=[k,$].map(({log:q})=>ve(
q));if(!A[0].length||!A[1].length)return[`${f} and ${g} have no tokens to compare yet.`];let S=`${I(h[0])} token${h[0]===1?"":"s"}`;if(l==="same")return w(k)&&w(
$)?[`${f} and ${g} never parted: both wrote the same ${S}.`]:[`${f} and ${g} have written the same so far: ${S}.`];if(l==="shorter"){let[q,R]=b?[g,f]:[f,g];if(!w(
b?$:k))return[`${f} and ${g} have written the same so far; ${R} is ahead.`];let{finished:z}=(b?$:k).log,F=z&&z.sequences.length?`, which ${fe(z.sequences[0].stop_reason)[1]}`:
"";return[`All that ${q} wrote, ${I(h[b])} tokens${F}, is how ${R} begins. ${R} goes on with `,{token:A[1-b][h[1-b]].chosen.text},"."]}let M=h[0]===h[1]?`at tok\
en ${I(h[0]+1)}`:`at token ${I(h[0]+1)} of ${f} and token ${I(h[1]+1)} of ${g}`,N=dn(A[0],h[0]),W=N?["Both had written ",{token:ji(N)},". "]:["They part at once\
. "],[B,P]=A.map((q,R)=>q[h[R]]);return[...N?[`They part ${M}. `]:[],...W,`${f} ${O(B)} `,{token:B.chosen.text},` (${E(B)}), ${g} ${B.given||P.given?`${O(P)} `:
""}`,{token:P.chosen.text},` (${E(P)}).`]}let O=({given:y})=>y?"was given":"chose",E=y=>y.chosen.logprob===null?ot(y.chosen):j(ge(y).probability);function v(y){
let l=JSON.stringify(y);l!==p&&(p=l,o.replaceChildren(...y.map(h=>{if(typeof h=="string")return h;let b=c("span","gp-quote");return b.append("“",te(h.token,"g\
p-strong"),"”"),b})))}function L(y,l){let h=new Map;return y.forEach(({chosen:f,distribution:g},k)=>{for(let $ of[...g.candidates,f]){let A=l?$.token_id:$.text;
h.has(A)||h.set(A,{label:$.text,sides:[null,null],most:0});let S=h.get(A);S.sides[k]||(S.sides[k]={candidate:$,isChosen:$.token_id===f.token_id},S.most=Math.max(
S.most,X($.logprob),X($.raw_logprob)))}}),[...h.values()].sort((f,g)=>g.most-f.most).filter(({sides:f,most:g},k)=>k<10&&(k<s[0]||g>=s[1])||f.some($=>$&&$.isChosen))}
function C(){let y=c("tr"),l=c("th","",null,{scope:"row"});return l.append(c("bdi","gp-word")),y.append(l,...[0,1].map(()=>{let h=c("td"),b=c("div","gp-side"),f=c(
"span","gp-tracks");f.append(c("i","gp-bar gp-after"),c("i","gp-bar gp-before"));let g=c("span","gp-values");return g.append(c("span"),c("small")),b.append(c("s\
pan","gp-sign"),f,g),h.append(b),h})),y}function x(y,l,h,b){let[f,g,k]=y.firstChild.children,[$,A]=l?[l.candidate.logprob,l.candidate.raw_logprob].map(X):[0,0],
S=!!l&&l.candidate.logprob===null,M=!!l&&l.isChosen;re(y,[M&&"gp-chosen",S&&"gp-removed",!l&&"gp-unlisted"].filter(Boolean).join(" ")),_(f,M?"▶":S?"✕":""),ee(
g.children[0],"width",$/h),ee(g.children[1],"width",A/h),_(k.children[0],l?S?"":j($):"–"),_(k.children[1],l?j(A):"");let N=l?[M&&"chosen",S?ot(l.candidate):j(
$),`${j(A)} before the processors`].filter(Boolean).join(", "):"not recorded here";D(y,{"aria-label":`${b}: ${N}`,title:S?ot(l.candidate):""})}function T(y,l){let h=L(
l,Jn(e,...y)),b=h.flatMap(A=>A.sides).filter(Boolean),f=b.every(({candidate:A})=>A.logprob===A.raw_logprob),g=Math.max(1e-9,...b.flatMap(({candidate:A})=>[X(A.logprob),
X(A.raw_logprob)]));i.classList.toggle("gp-plain",f),H(t.querySelector(".gp-before-key"),!f),H(t.querySelector(".gp-removed-key"),b.some(({candidate:A})=>A.logprob===
null)),H(t.querySelector(".gp-unlisted-key"),b.length<2*h.length);let k=J(a.tBodies[0],h.length,C);h.forEach(({label:A,sides:S},M)=>{let[N,...W]=k[M].cells;he(N.
firstChild,A),W.forEach((B,P)=>x(B,S[P],g,Le(e,y[P])))});let $=a.tHead.rows[0].cells;y.forEach((A,S)=>{let{title:M}=e.groups[A],{entropyAfter:N}=ge(l[S]);he($[S+
1],`${Le(e,A)} ${M}, entropy ${le(N,e.unit)}`,{plain:!0})})}return y=>{let l=e.header&&e.header.kind==="lanes"?De(e):null;if(t.hidden=!l,!l)return;(y.run||y.lanes)&&
u(),d.forEach(($,A)=>{$.value=l[A]});let h=Yn(e,...l);v(m(l,h));let[b,f]=l.map($=>Le(e,$)),g=Jn(e,...l);H(r,!g),g||_(r,`${b} and ${f} run on different models, s\
o they are compared by what they wrote, not by token ids, and rows with the same text stand together.`);let k=h.kind==="apart"?l.map(($,A)=>ve(e.shownOf($).log)[h.
at[A]]):null;H(i,!!k),k&&T(l,k)}}var ko=5,Md=.9;function Td(t){if(!t.length)return null;let e=[...t].sort((i,a)=>i-a),n=e.length,[s,o,r]=[0,0,2/2**n];for(;s<Math.floor(n/2)&&(o+=r,!(s>0&&o>1-Md));)
r*=(n-s)/(s+1),s+=1;return s=Math.max(0,s-1),{median:xn(e),low:e[s],high:e[n-1-s]}}function yo(t,e){if(t.length<ko)return"few";let{low:n,high:s}=Td(t);return n>
e?"above":s<e?"below":"open"}function Ki(t,e=!0){let n=([r,i])=>G(r)&&G(i),s=(r,i)=>yo(r.map((a,d)=>[a,i[d]]).filter(n).map(([a,d])=>a-d),0),o=t.findIndex((r,i)=>t.
length>1&&t.every((a,d)=>i===d||s(r,a)===(e?"above":"below")));return o<0?null:o}function Ui(t,e){let n=e.filter(({values:a})=>Number.isFinite(a[t.name])),s=({values:a})=>a[t.name];if(!n.length)return{low:null,high:null,best:null,level:()=>0,
scale:Xn([])};let o=n.reduce((a,d)=>s(d)<s(a)?d:a),r=n.reduce((a,d)=>s(d)>s(a)?d:a),i=Xn(n.map(s));return{low:o,high:r,best:xo(t,e),level:a=>Math.round(i.share(
a)*10),scale:i}}function xo(t,e){let n=e.filter(({values:a})=>Number.isFinite(a[t.name])),s=n.map(({each:a})=>a[t.name]||[]);if(!t.better||s.some(({length:a})=>a!==
s[0].length))return null;let o=Ki(s,t.better==="more"),r=o!==null&&n[o].values[t.name],i=a=>t.better==="more"?a<r:a>r;return o!==null&&n.every(({values:a},d)=>d===
o||i(a[t.name]))?n[o]:null}function Xn(t){let e=[...new Set(t)].sort((d,p)=>d-p),[n,s]=[e[0],e.at(-1)],o=d=>p=>s>n?(d(p)-d(n))/(d(s)-d(n)):0,r=d=>e.some(p=>e.filter(
u=>u>=p&&d(u)-d(p)<.1).length>Math.max(1,e.length/2)),i=d=>e.length>1?e.indexOf(d)/(e.length-1):0,a=[{name:"linear",share:o(d=>d)},...n>0?[{name:"log",share:o(Math.
log)}]:[],{name:"order",share:i}];return a.find(({share:d})=>!r(d))||a.at(-1)}var $o={linear:"",log:"on a logarithmic scale",order:"by their order, because some\
 are far from the rest"};function Je(t,{each:e}){let n=(e[t.name]||[]).filter(G);if(n.length<2)return"";let[s,o]=[Math.min(...n),Math.max(...n)].map(r=>Ae(t,r));
return s===o?"":`${s} to ${o}`}var Ut=t=>t.better==="less"?"heat":"prob";function Ae(t,e,{unit:n=!1}={}){if(!Number.isFinite(e))return"–";let s=e.toLocaleString(
"en-US",{minimumFractionDigits:t.digits,maximumFractionDigits:t.digits});return n&&t.unit?`${s} ${t.unit}`:s}var vo=10;function Vi({axes:[t,e],metric:n,heat:s,at:o}){let r=e.values.map((E,v)=>t.values.map((L,C)=>o(v,C))),i=E=>r.map((v,L)=>v.map((C,x)=>E(C,L,x))),a=E=>E.
values[n.name],d=E=>Ae(n,a(E))+(s.best===E?" ★":""),p=(E,v,L)=>{let C=Je(n,E);return`${t.knob} ${t.values[L]}, ${e.knob} ${e.values[v]}: ${d(E)}${C?` (${C})`:
""}`},u=Array.from({length:vo+1},(E,v)=>[v/vo,`var(--gp-${Ut(n)}-${v})`]),w={type:"heatmap",x:t.values,y:e.values,colorscale:u,zmin:0,zmax:vo,showscale:!1,xgap:2,
ygap:2,z:i(E=>Number.isFinite(a(E))?s.level(a(E)):null),text:i(d),texttemplate:"%{text}",hovertext:i(p),hoverinfo:"text"},m=Math.min(760,Math.max(220,96+42*e.values.
length)),O={type:"category",showgrid:!1};return ct(`${n.title} over ${t.knob} and ${e.knob}`,[w],Te(t.knob,{...O,side:"top"}),Te(e.knob,{...O,autorange:"reverse\
d"}),{height:m,margin:{l:52,r:18,t:60,b:16}})}function Ji({knob:t,metric:e,points:n,wide:s}){let o=n.map(({label:E})=>E.trim()===""?NaN:Number(E)),r=o.every(Number.isFinite)?{linear:"linear",log:"log",order:"\
category"}[Xn(o).name]:"category",i=n.map((E,v)=>({...E,x:r==="category"?E.label:o[v]}));r!=="category"&&i.sort((E,v)=>Number(E.x)-Number(v.x));let a=i.filter(({
value:E})=>Number.isFinite(E)),d=a.flatMap(({value:E,each:v})=>[E,...v]),p=s&&d.length>0&&Math.min(...d)>0,u=({label:E,value:v,range:L,best:C})=>`${E}: ${Ae(e,v)}${L?
` (${L})`:""}${C?", the best":""}`,w={type:"scatter",mode:"lines+markers",cliponaxis:!1,connectgaps:!1,hoverinfo:"text",x:i.map(({x:E})=>E),y:i.map(({value:E})=>Number.
isFinite(E)?E:null),text:i.map(u),line:{color:"var(--gp-kept)",width:2},marker:{color:"var(--gp-kept)",size:10},error_y:{type:"data",symmetric:!1,color:"var(--g\
p-muted)",thickness:1.5,width:4,array:i.map(({value:E,each:v})=>v.length>1?Math.max(...v)-E:0),arrayminus:i.map(({value:E,each:v})=>v.length>1?E-Math.min(...v):
0)}},m={type:"scatter",mode:"text",hoverinfo:"skip",textposition:"top center",cliponaxis:!1,textfont:{color:"var(--gp-text)"},x:a.map(({x:E})=>E),y:a.map(({value:E})=>E),
text:a.map(({value:E,best:v})=>a.length<=12||v?Ae(e,E)+(v?" ★":""):"")},O=`${e.title}${e.unit?` (${e.unit})`:""}${p?", logarithmic scale":""}`;return ct(`${e.
title} over ${t}`,[w,m],Te(t,{type:r}),Te(O,p?{type:"log"}:{}))}function Qn(t,{metric:{meaning:e,formula:n,unit:s,live:o}}){let r=[s?` In ${s}.`:"",o?"":" It is known when the runs of a cell have ended."];t.replaceChildren(`${e}\
 `,c("span","gp-formula",n),...r)}function Yi(t,e,n){let{low:s,high:o,best:r,scale:i}=n,a=e.metric,d=e.group.groups.some(O=>Je(a,O)),p=O=>O&&e.nameOf(O.number)+
O.values[a.name],u=[a.name,p(s),p(o),r&&r.number,i.name,d].join();if(t.dataset.key===u||(t.dataset.key=u,t.replaceChildren(),!s))return;let w=O=>c("b","",Ae(a,O.
values[a.name],{unit:!0})),m=(O,E)=>{let v=c("span","",O+" ");return v.append(w(E),` at ${e.nameOf(E.number)}`),v};s.values[a.name]===o.values[a.name]?t.append(
"The same everywhere: ",w(s)):t.append(m("lowest",s),Ld(Ut(a)),m("highest",o)),$o[i.name]&&t.append(c("span","",`Coloured ${$o[i.name]}.`)),d&&t.append(c("span",
"","In small: from the lowest to the highest of a cell’s seeds.")),r&&t.append(c("span","",`★ best: ${a.better} is better, and so it is seed by seed`))}function Ld(t){
let e=c("span","gp-ramp",null,{"aria-hidden":"true"});for(let n=0;n<=10;n++){let s=c("i");s.style.backgroundColor=`var(--gp-${t}-${n})`,e.append(s)}return e}function Xi(t,e,n,s){
let o=e.view!=="heat"?void 0:e.isList?Ad(e,n):e.isSettled?Cd(e,n):void 0;ae(t,o,r=>s(e.isList?e.inOrder[r.pointNumber].number:e.inRow(r.pointNumber[0])[r.pointNumber[1]].
number))}function Ad(t,{best:e,scale:n}){let s=t.metric,[{knob:o,values:r}]=t.axes,i=t.inOrder.map(a=>({label:r[a.place[1]],value:a.values[s.name],each:(a.each[s.
name]||[]).filter(G),range:Je(s,a),best:e===a}));return Ji({knob:o,metric:s,points:i,wide:n.name!=="linear"})}function Cd(t,e){return Vi({axes:t.axes,metric:t.metric,
heat:e,at:(n,s)=>t.inRow(n)[s]})}var Pd={eos:"■",stop_string:"■",length:"⊣",max_time:"⊣",unfinished:"⊣",stopped:"◻",failed:"✕"},Ye=t=>Be(Pd,t,"■"),Xe=t=>t==="failed"?["an error",
"ended in an error"]:fe(t),We=t=>(t.log?t.log.failed:t.ended&&t.ended.failed)||null,Qe=t=>t.log?t.log.numTokens:t.tokens.length;function ye(t){return We(t)?"fai\
led":t.log?t.log.finished&&((t.log.finished.sequences[0]||{}).stop_reason||"stopped"):t.ended&&(t.ended.stop_reason||"stopped")}function Vt(t){let e=ye(t);return e?
e==="failed"?"failed":e==="stopped"?"cut":"ended":(t.log?t.log.started:t.begun)?"decoding":"waiting"}function dt({tokens:t,ended:e},n=1/0){if(e&&e.text!==null&&
e.text!==void 0)return e.text.length>n?e.text.slice(0,n):e.text;let s="";for(let{piece:o}of t)if(s+=o??"",s.length>=n)break;return s}var ht=t=>V(t).slice(1,-1);function So(t,e){let n=c("span","gp-stepper"),[s,o,r]=[c("button","","‹"),c("span"),c("button","","›")];n.append(s,o,r);let i=0,a=p=>u=>{u.stopPropagation(),
_o(t,i,p)};[[s,-1,"The text of the seed before"],[r,1,"The text of the next seed"]].forEach(([p,u,w])=>{D(p,{type:"button","aria-label":w,tabindex:e}),p.addEventListener(
"click",a(u))});function d(p){i=p;let{entries:u}=t.groups[p];n.hidden=u.length<2,_(o,`${u.indexOf(t.shownOf(p))+1}/${u.length}`)}return{box:n,draw:d}}function _o(t,e,n){
let{entries:s}=t.groups[e],o=s.indexOf(t.shownOf(e));t.showEntry(e,(o+n+s.length)%s.length)}function Qi(t,e,n){let s=v=>t.querySelector(".gp-whole"+v),o=s(""),r=So(
e,0),i=c("span"),a=c("button","gp-button","Open as one run",{type:"button"});s("-tools").append(r.box,i,a);let d=null;function p(v){let L=s("-text"),C=dt(v);L.childElementCount||
L.append(c("span","gp-prompt"),c("span")),_(L.firstChild,e.header.prompt+(e.apart?`
`:"")),_(L.lastChild,C);let x=ye(v),T=x&&x!=="failed"?`${Ye(x)} The text ${Xe(x)[1]}`:"";_(s("-end"),[U(Qe(v),"token"),T||(x?"":Qe(v)?"still being written":"wai\
ts")].filter(Boolean).join(" · "))}function u(v){let L=We(v),C=s("-problem");C.hidden=!L,L&&C.replaceChildren(c("b","","✕ "),`${L.message} ${L.fix||""}`)}function w({
values:v,entries:L}){_(s("-over"),L.length>1?`The ${I(L.length)} runs of this cell together, most as their mean:`:"In numbers:");let C=J(s("-values"),e.metrics.
length,()=>{let x=c("div");return x.append(c("dt"),c("dd")),x});e.metrics.forEach((x,T)=>{_(C[T].firstChild,x.title),_(C[T].lastChild,Ae(x,v[x.name],{unit:!0})),
D(C[T],{title:`${x.meaning} ${x.formula}`})})}function m(){if(d===null)return;let v=e.shownOf(d);_(s("-title"),n(d)),D(o,{"aria-label":n(d)}),r.draw(d),_(i,(v.seed??
null)===null?"":`seed ${v.seed}`),a.hidden=!e.canAsk,p(v),u(v),w(e.groups[d])}function O(v){d=v,m(),o.open||o.showModal(),o.scrollTop=0}function E(){o.open&&o.close(),
d=null}return a.addEventListener("click",()=>{let{number:v}=e.shownOf(d);E(),e.ask({type:"open",entry:v})}),o.addEventListener("close",()=>{d=null}),o.addEventListener(
"click",({target:v})=>v===o&&E()),o.addEventListener("keydown",v=>v.stopPropagation()),t.querySelector(".gp-shut").addEventListener("click",E),{show:O,shut:E,draw:m}}var Zi={ArrowLeft:(t,e)=>[t,e-1],ArrowRight:(t,e)=>[t,e+1],ArrowUp:(t,e)=>[t-1,e],ArrowDown:(t,e)=>[t+1,e],Home:t=>[t,0],End:t=>[t,1/0]};function ea(t){Nd(t),qd(
t)}function Nd(t){let{table:e,whole:n,group:s}=t;function o([r,i]){let a=e.tBodies[0].rows[r];!a||i<0||t.focus(a.cells[Math.min(i+1,a.cells.length-1)],!0)}e.addEventListener(
"keydown",r=>{let i=r.target.closest("td");if(!i||r.ctrlKey||r.altKey||r.metaKey)return;let{gpGroup:a}=i,d=i.parentElement;if(r.key==="Enter")n.show(a);else if(r.
key===" ")_o(s,a,1);else if(Object.hasOwn(Zi,r.key))o(Zi[r.key](d.sectionRowIndex,i.cellIndex-1));else return;r.preventDefault()}),e.addEventListener("click",r=>{
let i=r.target,a=i.closest("td");!a||i.closest(".gp-stepper")||(t.focus(a),n.show(a.gpGroup))}),e.addEventListener("focusin",({target:r})=>{r.tagName==="TD"&&t.
focus(r)})}function qd(t){let{state:e,field:n,select:s}=t,o=t.part("switch");s.addEventListener("change",()=>{e.metricName=s.value,Qn(t.part("metric-meaning"),e),
t.drawValues()}),o.addEventListener("click",({target:r})=>{let i=r.dataset.view;if(i){e.view=i;for(let a of o.children)a.setAttribute("aria-pressed",String(a.dataset.
view===i));n.classList.toggle("gp-as-heat",i==="heat"),t.drawValues()}})}var ta="perplexity",Zn=class{constructor(e){this.group=e,this.view="texts",this.metricName=""}begin(){let e=this.group.metrics.map(({name:n})=>n);e.includes(this.
metricName)||(this.metricName=e.includes(ta)?ta:e[0])}get axes(){return this.group.header.axes}get isList(){return this.axes.length<2}get isSettled(){return!!this.
group.done}get metric(){return this.group.metrics.find(({name:e})=>e===this.metricName)}get inOrder(){return this.group.groups.slice().sort((e,n)=>e.place[1]-n.
place[1])}inRow(e){return this.inOrder.filter(({place:n})=>n[0]===e)}nameOf(e){let{place:n}=this.group.groups[e];return this.axes.map(({knob:s,values:o},r)=>`${s}\
 ${o[n[1-r]]}`).join(", ")}failuresIn(e){let{entries:n}=this.group.groups[e],s=n.filter(We).length;return s&&n.length>1?`✕ ${s} of ${n.length}`:""}standingOf(e){
let n=this.group.shownOf(e);return We(n)?"failed":ye(n)?"":Vt(n)==="decoding"?"decoding":this.group.done?"did not run":"queued"}};var na=300,Wd={"":"(empty)",decoding:"…"},Oo=(t,e)=>{let n=c("th",t==="row"?"gp-side":"",null,{scope:t});return n.append(te(e)),n};function Ze(t,e){let n=c(t);
return n.append(...e),n}var es=class{constructor(e,n){this.root=e,this.state=n,this.group=n.group,this.field=this.part("field"),this.table=this.field.firstElementChild,
this.select=this.part("metric"),this.chart=this.part("metric-chart"),this.whole=Qi(e,this.group,s=>n.nameOf(s)),this.cells=[],this.focused=null}part(e){return this.
root.querySelector(".gp-"+e)}build(){let{state:e,group:n,select:s}=this;this.whole.shut(),e.begin(),s.replaceChildren(...n.metrics.map(({name:r,title:i})=>c("op\
tion","",i,{value:r}))),s.value=e.metricName;let o=e.axes.map(({knob:r})=>r).join(" and ");_(this.part("title"),o);for(let r of[this.field,this.chart])r.classList.
toggle("gp-on-one-axis",e.isList);this.cells=n.groups.map(r=>this.makeCell(r)),this.table.replaceChildren(...e.isList?this.listRows():this.gridRows()),this.table.
setAttribute("aria-label",`The runs over ${o}`),this.focus(this.cells.length?this.cells[0].cell:null),Qn(this.part("metric-meaning"),e)}makeCell({number:e}){let n=c(
"td","",null,{role:"gridcell",tabindex:"-1"}),s=c("div","gp-cell-top"),[o,r]=[c("span","gp-value"),c("span","gp-star","★")],[i,a]=[c("small","gp-seeds-range"),
c("span","gp-some-failed")],d=c("bdi","gp-cell-text"),p=So(this.group,-1);return r.hidden=!0,s.append(o,r,i,a,p.box),n.append(s,d),n.gpGroup=e,{cell:n,top:s,value:o,
star:r,range:i,failed:a,text:d,stepper:p,colour:""}}gridRows(){let{state:e,cells:n}=this,[s,o]=e.axes,r=c("th","gp-knob",null,{scope:"colgroup",colspan:s.values.
length});r.append(c("span","",s.knob));let i=c("th","gp-side",o.knob,{scope:"col",rowspan:2}),a=[Ze("tr",[i,r]),Ze("tr",s.values.map(p=>Oo("col",p)))],d=p=>e.inRow(
p).map(({number:u})=>n[u].cell);return[Ze("thead",a),Ze("tbody",o.values.map((p,u)=>Ze("tr",[Oo("row",p),...d(u)])))]}listRows(){let{state:e,cells:n}=this,[{knob:s,
values:o}]=e.axes,r=Ze("tr",[c("th","gp-side",s,{scope:"col"}),c("th","gp-metric-name","",{scope:"col"})]),i=e.inOrder.map(({number:a,place:d})=>Ze("tr",[Oo("ro\
w",o[d[1]]),n[a].cell]));return[Ze("thead",[r]),Ze("tbody",i)]}drawText(e){let{state:n,group:s}=this,{cell:o,text:r,stepper:i,failed:a}=this.cells[e],d=s.shownOf(
e),p=We(d);_(a,n.failuresIn(e));let u=p?"✕ failed":dt(d,na).slice(0,na).trim(),w=n.standingOf(e);_(r,u||(Wd[w]??w)),re(o,["gp-cell",p&&"gp-broken",!u&&"gp-qui\
et"].filter(Boolean).join(" ")),i.draw(e),this.describe(e)}drawTexts(){this.group.groups.forEach(({number:e})=>this.drawText(e))}drawQuiet(){this.cells.forEach(
({cell:e},n)=>e.classList.contains("gp-quiet")&&this.drawText(n))}drawValues(){let{state:e,group:n}=this,s=e.metric;if(!s)return;let o=Ui(s,n.groups);for(let r of n.
groups)this.drawValue(r,s,o);e.isList&&_(this.part("metric-name"),s.title),Yi(this.part("legend"),e,o),this.field.hidden=e.view==="heat"&&!e.isList&&e.isSettled,
_(this.part("hint"),this.field.hidden?"Press a cell for its whole text. Drag to zoom; press twice to see all again.":"Press a cell, or Enter, for its whole text\
; the arrow keys go from cell to cell."),Xi(this.chart,e,o,r=>this.whole.show(r))}drawValue(e,n,s){let o=this.cells[e.number],{top:r,value:i,star:a,range:d}=o,p=e.
values[n.name],u=Number.isFinite(p),w=u?`var(--gp-${Ut(n)}-${s.level(p)})`:"";o.colour!==w&&(r.style.backgroundColor=o.colour=w),re(r,u?"gp-cell-top":"gp-cell-t\
op gp-none"),_(i,u?Ae(n,p):e.entries.length===1&&We(e.entries[0])?"✕":"–"),_(d,u?Je(n,e):""),a.hidden=s.best!==e,this.describe(e.number)}describe(e){let{state:n}=this,
{cell:s,star:o,value:r,range:i}=this.cells[e],a=i.textContent?`, over its seeds ${i.textContent}`:"",d=[n.nameOf(e),`${(n.metric||{}).title}: ${r.textContent}${a}`,
o.hidden?"":"best",n.failuresIn(e).replace("✕","failed:"),n.standingOf(e)];D(s,{"aria-label":d.filter(Boolean).join("; ")})}focus(e,n=!1){this.focused&&(this.
focused.tabIndex=-1),this.focused=e,e&&(e.tabIndex=0,n&&(e.focus({preventScroll:!0}),this.reveal(e)))}reveal(e){let{field:n,table:s}=this,[o,r]=[n.getBoundingClientRect(),
e.getBoundingClientRect()],i=o.left+e.parentElement.firstElementChild.offsetWidth,a=o.top+s.tHead.offsetHeight;n.scrollLeft+=Math.min(0,r.left-i)||Math.max(0,r.
right-o.right),n.scrollTop+=Math.min(0,r.top-a)||Math.max(0,r.bottom-o.bottom),(r.top<0||r.bottom>innerHeight)&&e.scrollIntoView({block:"nearest",inline:"neares\
t"})}};function sa(t,e){let n=new es(t,new Zn(e));return ea(n),s=>{if(t.hidden=!e.header||e.header.kind!=="sweep"||!e.groups.length,t.hidden){n.whole.shut();return}s.run&&
n.build(),s.run||s.pair||s.status?n.drawTexts():s.steps&&new Set([...s.entries].map(o=>e.entries[o].group)).forEach(o=>n.drawText(o)),s.measured&&n.drawQuiet(),
(s.run||s.measured||s.status)&&n.drawValues(),n.whole.draw()}}var oa={probability:{scale:"prob",level:t=>t.probability*10,ends:["0%","100%"],meaning:"How likely the token was, after the processors"},raw:{scale:"prob",level:t=>t.
rawProbability*10,ends:["0%","100%"],meaning:"How likely the model found the token, before the processors"},rank:{scale:"heat",level:t=>Eo[ra(t)][1],meaning:"Pl\
ace among all tokens, the likeliest first (a bar says it, too)"},surprisal:{scale:"heat",level:t=>t.surprisal/Math.LN2,bits:[0,10],words:["expected","a surprise"],
meaning:"How unexpected the token was: minus the logarithm of its probability"},uncertainty:{scale:"heat",level:t=>t.entropyBefore/Math.LN2*1.25,bits:[0,8],words:[
"sure","undecided"],meaning:"How undecided the model was before this token: the entropy of its distribution, before the processors"},entropy:{scale:"heat",level:t=>t.
entropyAfter/Math.LN2*1.25,bits:[0,8],words:["sure","undecided"],meaning:"How open the choice was: the entropy after the processors"}},Eo=[[1,0,"top 1"],[10,3,"\
top 10"],[100,6,"top 100"],[1e3,8,"top 1000"],[1/0,10,"beyond"]],ra=({rank:t})=>Eo.findIndex(([e])=>(t??1/0)<=e);function ts(t,e,n){let{scale:s,level:o}=oa[e],r=Math.
round(Math.max(0,Math.min(10,o(n)||0)));t.style.backgroundColor=`var(--gp-${s}-${r})`,e==="rank"?t.dataset.rank=String(ra(n)):delete t.dataset.rank}function ns(t,e,n){
let{scale:s,ends:o,bits:r,words:i=[],meaning:a}=oa[e];if(t.dataset.tip=a+".",t.tabIndex=0,t.replaceChildren(),e==="rank"){Eo.forEach(([,m,O],E)=>{let v=c("span",
"gp-chip",O,{"data-rank":E});v.style.backgroundColor=`var(--gp-${s}-${m})`,t.append(v)});return}let[d,p]=o||r.map(m=>`${n==="bits"?m:(m*Math.LN2).toFixed(1)} ${n}`),
u=(m,O)=>O?`${O}, ${m}`:m,w=c("span","gp-ramp",null,{"aria-hidden":"true"});for(let m=0;m<=10;m++){let O=c("i");O.style.backgroundColor=`var(--gp-${s}-${m})`,w.
append(O)}t.append(c("span","",u(d,i[0])),w,c("span","",u(r?p.replace(" ","+ "):p,i[1])))}var ia=[["stop","■","Stop"],["select","✎","Edit"],["copy","❐","Copy"],["left","◀","Move to the left:"],["right","▶","Move to the right:"],["remove","✕",
"Remove"]],Id="Decoded in one batch with the other runs on this model: each forward pass gives all of them their next token.",Rd="It has forward passes of its o\
wn, in turn with those of the others: no other run is on its model, or it writes or reads several tokens at once.",ss=class{constructor(e,n){this.group=n;let s=c(
"div","gp-lane-head");this.name=c("button","gp-lane-name",null,{type:"button"}),this.letter=c("b","gp-letter"),this.title=c("bdi","gp-lane-title"),this.reference=
c("span","gp-lane-reference","reference"),this.name.append(this.letter,this.title,this.reference),this.tools=c("span","gp-lane-tools"),this.buttons=Object.fromEntries(
ia.map(([r,i])=>{let a=c("button","gp-button",i,{type:"button","data-do":r});return this.tools.append(a),[r,a]})),s.append(this.name,this.tools),this.settings=c(
"p","gp-lane-settings"),this.changed=c("p","gp-lane-changed","△ changed since this run"),this.state=c("p","gp-lane-state"),this.doing=c("b"),this.tokens=c("sp\
an","gp-lane-count"),this.company=c("span","gp-lane-company","",{tabindex:"0","data-tip":""}),this.state.append(this.doing,this.tokens,this.company),this.parts=
c("p","gp-lane-parts"),this.seeds=c("p","gp-lane-seeds"),this.back=c("button","gp-button","◀",{type:"button","data-seed":"-1","aria-label":"The seed before"}),
this.on=c("button","gp-button","▶",{type:"button","data-seed":"1","aria-label":"The next seed"}),this.seed=c("span","","",{"aria-live":"polite"}),this.seeds.append(
this.back,this.seed,this.on),this.problem=c("div","gp-problem"),this.why=c("span"),this.problem.append(c("b","","✕ "),this.why);let o=c("div","gp-lane-top");o.
append(s,this.settings,this.changed,this.state,this.parts,this.seeds,this.problem),e.append(o)}draw({lane:e,ran:n,place:s,lanes:o,isReference:r,parts:i,told:a}){
let d=n?this.group.shownOf(n.number):null;_(this.letter,e.label),_(this.title,e.title),H(this.reference,r),D(this.name,{"aria-pressed":String(r),title:r?"The ot\
her lanes are compared with this one":`Compare the others with ${e.label}`}),this.name.disabled=!n,this.drawTools(e,s,o),this.drawStop(n),_(this.settings,Bd(e,d,
n).join(" · ")),H(this.changed,!!n&&["model","seed","settings"].some(p=>(e[p]??null)!==(n[p]??null))),this.drawState(d),_(this.parts,i),H(this.parts,!!i),this.
drawSeeds(d,n),this.drawProblem(e,a)}drawTools(e,n,s){H(this.tools,this.group.canAsk);let o={left:n===0,right:n===s-1,remove:s===1,copy:s>=hn};for(let[r,,i]of ia){
let a=r==="select"&&e.selected?`Lane ${e.label} is shown in the settings`:`${i} lane ${e.label}`;D(this.buttons[r],{title:a,"aria-label":a,"aria-disabled":String(
!!o[r])})}_(this.buttons.select,e.selected?"✎ editing":"✎"),D(this.buttons.select,{"aria-pressed":String(!!e.selected)})}drawStop(e){let{stop:n}=this.buttons,
s=!!e&&this.group.running&&e.entries.some(({log:o})=>!o.finished&&!o.failed);!s&&n===document.activeElement&&this.name.focus(),H(n,s)}drawState(e){if(H(this.state,
!!e),!e)return;let{log:n}=e;_(this.doing,jd(n,this.group.done));let s=ve(n).length;_(this.tokens,s?`${I(s)} token${s===1?"":"s"}`:"");let o=Mo.get(n);n.shared>1&&
Mo.set(n,{others:Math.max(n.shared-1,o?o.others:0),apart:n.apart&&(!o||o.apart)});let r=Mo.get(n);if(H(this.company,!!r),!r)return;let{others:i,apart:a}=!n.running||
n.shared<2?r:{others:n.shared-1,apart:n.apart};_(this.company,`${a?"in turn":"together"} with ${i===1?"another run":`${i} others`}`),D(this.company,{"data-tip":a?
Rd:Id})}drawSeeds(e,n){let s=n?n.entries.length:0;H(this.seeds,s>1),!(s<2)&&(_(this.seed,`seed ${aa(e)??"–"}, ${n.shown+1} of ${s}`),D(this.back,{"aria-disabl\
ed":String(n.shown===0)}),D(this.on,{"aria-disabled":String(n.shown===s-1)}))}drawProblem({label:e,problem:n},s){let o=s.get(n)??e;n&&s.set(n,o),H(this.problem,
!!n),_(this.why,!n||o===e?n||"":`The same as in lane ${o}.`)}},hn=8,Mo=new WeakMap,aa=({seed:t,log:e})=>t??(e&&e.started?e.started.seed:null);function Bd(t,e,n){
let s=e&&n.seed===t.seed&&n.entries.length===1?aa(e):null,o=t.seed??s;return[t.model,t.settings,o===null?"":`seed ${o}`].filter(Boolean)}function jd(t,e){let{queued:n,
loading:s,started:o,failed:r,finished:i}=t;return r?"✕ stopped by an error":i?`■ ${i.sequences.length?fe(i.sequences[0].stop_reason)[1]:"ended"}`:e?o?"■ was\
 stopped":"did not run":s?Mt(s):n?n.ahead?`waiting for ${n.ahead===1?"another run":`${n.ahead} others`}`:"starting …":o?"● decoding …":"waiting for its tu\
rn"}var os=class{constructor(e,n){this.body=e,this.entries=n,this.width=0,this.timer=0,this.clear(null),e.addEventListener("scroll",()=>{this.atEnd=e.scrollHeight-e.
scrollTop-e.clientHeight<40},{passive:!0}),new ResizeObserver(()=>this.resized()).observe(e)}clear(e){this.log=e,this.body.replaceChildren(),this.rows=new Ve(this.
body),this.tokens=[],this.steps=[],this.dimmed=0,this.sign=null,this.said="",this.stop=null,this.atEnd=!0}draw(e,{shared:n,sign:s,why:o},{shade:r,unit:i}){this.
log!==e&&this.clear(e);let{keep:a,added:d}=Ke(this.steps,ve(e).at(-1)||null);a<this.tokens.length&&this.cut(a);for(let p of d)this.append(p,r,i);this.dim(n),this.
signAt(s?this.tokens[n]:null,s,o,i),!this.stop&&this.tokens.length&&this.reach(this.tokens[0])}cut(e){Wt(this,e),this.steps.length=e,this.dimmed=Math.min(this.dimmed,
e),this.stop&&!this.stop.isConnected&&(this.stop=null)}append(e,n,s){let o={...e.chosen,piece:e.piece},r=c("span","gp-token",null,{role:"button",tabindex:"-1"});
rt(r,o);let i=this.tokens.length?this.entries.get(this.tokens.at(-1)).token:null;this.entries.set(r,{token:o,step:e,index:e.index,lane:this}),e.given&&(r.dataset.
given=""),it(this,r,o,i),this.steps.push(e),this.describe(r,s),this.shade(r,n)}shade(e,n){ts(e.querySelector(".gp-ink"),n,ge(this.entries.get(e).step))}describe(e,n){
let{token:s,step:o,index:r}=this.entries.get(e),i=[`token ${r+1}: ${V(s.text)}`,...Tn(o,n),this.whyOf(e)];e.setAttribute("aria-label",i.filter(Boolean).join(", "))}whyOf(e){
let{step:n}=this.entries.get(e);return[e===this.sign?this.said:"",n.given?"given, not chosen":""].filter(Boolean).join(", ")}dim(e){let n=Math.min(e,this.tokens.
length);for(let s=n;s<this.dimmed;s++)this.tokens[s].classList.remove("gp-shared");for(let s=this.dimmed;s<n;s++)this.tokens[s].classList.add("gp-shared");this.
dimmed=n}signAt(e,n,s,o){if((e||null)===this.sign&&(!e||s===this.said&&e.dataset.parts===n))return;let r=this.sign;this.sign=e||null,this.said=s,r&&(delete r.dataset.
parts,this.describe(r,o)),e&&(e.dataset.parts=n,this.describe(e,o))}redraw({shade:e,unit:n}){for(let s of this.tokens)this.shade(s,e),this.describe(s,n)}settle(){
this.atEnd&&this.log&&this.log.running&&(this.body.scrollTop=1e7),this.rows.settle()}resized(){let{clientWidth:e}=this.body;!e||e===this.width||(this.width=e,this.
rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),200))}reach(e){this.stop&&(this.stop.tabIndex=-1),this.stop=e,e.tabIndex=0}next(e,n){
let s=this.tokens.indexOf(e);switch(n){case"ArrowRight":return this.tokens[s+1];case"ArrowLeft":return this.tokens[s-1];case"ArrowDown":return Me(this.tokens,s,
1);case"ArrowUp":return Me(this.tokens,s,-1);case"Home":return this.tokens[0];case"End":return this.tokens.at(-1);default:return null}}};function la(t,e){let n=t.querySelector(".gp-columns"),s=t.querySelector(".gp-shade"),o=t.querySelector(".gp-scale"),r=t.querySelector(".gp-add"),i=new Map,a=new WeakMap,
d=qt(t,n,e,l=>{let h=a.get(l);if(!h)return null;let{token:b,step:f,index:g,lane:k}=h;return{id:b.token_id,text:b.text,where:`token ${g+1}`,step:f,why:k.whyOf(l)}}),
p=()=>({shade:s.value,unit:e.unit});function u(){return e.lanes?e.lanes.map(l=>({key:`lane ${l.id}`,lane:l,number:e.groups.findIndex(({id:h})=>h===l.id)})):e.groups.
map(l=>({key:`group ${l.number}`,lane:l,number:l.number}))}function w(l){let h=document.activeElement,b=[...n.children].indexOf(h&&h.closest(".gp-lane")),f=new Set(
l.map(({key:g})=>g));for(let[g,{element:k}]of i)f.has(g)||(k.remove(),i.delete(g));l.forEach(({key:g,lane:k,number:$},A)=>{let S=i.get(g)||O(g);Object.assign(S,
{lane:k,number:$}),n.children[A]!==S.element&&n.insertBefore(S.element,n.children[A]||null)}),m(),!(b<0||document.activeElement===h)&&(h.isConnected?h.focus():n.
children.length&&n.children[Math.min(b,n.children.length-1)].querySelector(".gp-lane-name").focus())}function m(){let{clientWidth:l}=n,[h,b,f]=[240,12,4];if(!l||
!i.size)return;let g=Math.max(1,Math.min(f,Math.floor((l+b)/(h+b)))),k=Math.ceil(i.size/g);n.style.setProperty("--lanes-in-row",Math.ceil(i.size/k))}new ResizeObserver(
m).observe(n);function O(l){let h=c("li","gp-lane"),b=new ss(h,e),f=c("p","gp-note gp-not-yet","Not run yet."),g=c("div","gp-lane-text",null,{role:"group",dir:"\
auto"}),k=c("div","gp-lane-bottom");k.append(f,g),h.append(k);let $={element:h,head:b,note:f,body:g,text:new os(g,a)};return i.set(l,$),$}function E(l,h,b,f){let{
element:g,head:k,note:$,body:A,text:S,lane:M,number:N}=l,W=N<0?null:e.groups[N],B=De(e),P=!!(W&&B&&B[0]===N),q=W&&B&&!P?v(B[0],N):{shared:0,sign:"",why:"",words:""};
k.draw({lane:M,ran:W,place:h,lanes:b,isReference:P,parts:q.words,told:f}),g.classList.toggle("gp-lane-selected",!!M.selected),D(g,{"aria-label":`Lane ${M.label}\
: ${M.title}`}),D(A,{"aria-label":`Text of lane ${M.label}, token by token. Arrow keys walk.`}),H($,!W),H(A,!!W),W?S.draw(e.shownOf(N).log,q,p()):S.log&&S.clear(
null)}function v(l,h){let b=Le(e,l),[f,g]=[l,h].map(W=>e.shownOf(W).log),{kind:k,at:$,shorter:A}=Yn(e,l,h),S=$[1];if(k==="apart"){let{chosen:W}=ve(f)[$[0]],B=`h\
ere it diverges from ${b}, which has ${V(W.text)}`;return{shared:S,sign:`≠${b}`,why:B,words:`≠ diverges from ${b} at token ${S+1}`}}let M={shared:S,sign:"",
why:""};if(!S)return{...M,words:""};let N=[f,g].map(W=>!!(W.finished||W.failed||e.done));return k==="same"?{...M,words:N[0]&&N[1]?`= the same as ${b}`:`= as ${b}\
 so far`}:N[A]?{...M,words:A?`= as ${b}, which goes on`:`= as ${b}, and goes on after its end`}:{...M,words:`= as ${b} so far`}}function L(l){let{header:h}=e,b=h?
h.prompt:"";H(t.querySelector(".gp-asked"),!!b),he(t.querySelector(".gp-asked-text"),b,{plain:!0}),H(t.querySelector(".gp-parting-key"),!!De(e)),H(r.parentNode,
e.canAsk),D(r,{"aria-disabled":String(l.length>=hn),title:l.length>=hn?`${hn} lanes at most`:"A new lane at the end"})}let C=l=>[...i.values()].find(({element:h})=>h.
contains(l));n.addEventListener("click",({target:l})=>{let h=C(l),b=l.closest("button"),f=l.closest(".gp-token");h&&f&&a.has(f)&&T(h,f),!(!h||!b||b.getAttribute(
"aria-disabled")==="true")&&(b.dataset.do&&e.ask({type:"lane",do:b.dataset.do,id:h.lane.id}),b.dataset.seed&&e.showEntry(h.number,e.groups[h.number].shown+Number(
b.dataset.seed)),b===h.head.name&&x(h.number))});function x(l){let h=De(e);h&&l!==h[0]&&e.setPair(l,l===h[1]?h[0]:h[1])}function T(l,h){l.text.reach(h),h.focus(
{preventScroll:!0}),h.scrollIntoView({block:"nearest"}),d.show(h)}n.addEventListener("keydown",l=>{let{target:h,key:b}=l;if(!a.has(h)||l.ctrlKey||l.metaKey||l.altKey)
return;let f=C(h),g=b==="Enter"||b===" "?h:f.text.next(h,b);!g&&!b.startsWith("Arrow")||(l.preventDefault(),g&&T(f,g))}),r.addEventListener("click",()=>{r.getAttribute(
"aria-disabled")!=="true"&&e.ask({type:"lane",do:"add"})});function y(){ns(o,s.value,e.unit)}return s.addEventListener("change",()=>{for(let{text:l}of i.values())
l.redraw(p());y()}),l=>{let h=u();if(t.hidden=!h.length&&!e.canAsk,t.hidden)return;if((l.run||l.lanes)&&w(h),l.unit){for(let{text:f}of i.values())f.redraw(p());
y()}L(h);let b=new Map;h.forEach(({key:f},g)=>E(i.get(f),g,h.length,b));for(let{text:f}of i.values())f.settle();d.refresh(l.unit||l.pair)}}function ca(t,e){let r=E=>t.querySelector(".gp-"+E);function i(E){let[v,L]=[Math.min(...E),Math.max(...E)],C=[1,2,5,10,20,50,100,200,500,1e3].find(y=>Math.floor(
L/y)-Math.floor(v/y)<24)||Math.ceil((L-v+1)/24),x=Math.floor(v/C),T=Array.from({length:Math.floor(L/C)-x+1},(y,l)=>[Math.max((x+l)*C,v),Math.min((x+l+1)*C-1,L),
0]);for(let y of E)T[Math.floor(y/C)-x][2]+=1;return T}function a(E){let v=E.map(Qe).sort((y,l)=>y-l),L=v.length?i(v):[],C=JSON.stringify(L);r("bins").dataset.key!==
C&&ae(r("bins"),L.length?d(L):void 0),r("bins").dataset.key=C;let x=v.reduce((y,l)=>y+l,0)/v.length,T=(v[v.length-1>>1]+v[v.length>>1])/2;_(r("average"),v.length?
`mean ${x.toFixed(1)}, median ${I(T)}, from ${I(v[0])} to ${I(v.at(-1))}`:"none has ended yet")}function d(E){let v=([C,x,T])=>`${C===x?U(C,"token"):`${I(C)} to\
 ${I(x)} tokens`}: ${U(T,"text")}`,L={type:"bar",hoverinfo:"text",textposition:"none",text:E.map(v),x:E.map(([C,x])=>(C+x)/2),y:E.map(([,,C])=>C),width:E.map(([
C,x])=>.94*(x-C+1)),marker:{color:"var(--gp-kept)"}};return ct("How many texts have so many tokens",[L],Te("tokens",{showgrid:!1}),Te("texts",{rangemode:"tozero"}),
{height:220,bargap:0})}function p(){let E=c("li"),v=c("span","",null,{"aria-hidden":"true"});return v.append(c("i","gp-bar")),E.append(c("span","gp-sign",null,{
"aria-hidden":"true"}),c("span","gp-word"),v,c("span","gp-times")),E}function u(E){let v=new Map;for(let x of E)v.set(ye(x),(v.get(ye(x))||0)+1);let L=[...v].sort(
([x,T],[y,l])=>l-T||(x<y?-1:1)),C=J(r("endings"),L.length,p);L.forEach(([x,T],y)=>{let[l,h,b,f]=C[y].children;D(C[y],{"data-end":x}),_(l,Ye(x)),_(h,Xe(x)[0]),ee(
b.firstChild,"width",T/E.length),_(f,`${I(T)} · ${j(T/E.length)}`)})}function w(E){let v=E.filter(T=>ye(T)==="failed"),L=E.filter(T=>ye(T)!=="failed"&&!dt(T).trim()),
C=e.done?e.entries.length-E.length:0,x=[];L.length&&x.push(`${U(L.length,"text is","texts are")} empty.`),v.length&&x.push(`${I(v.length)} failed and ${v.length===
1?"is":"are"} counted here alone.`),C&&x.push(`${U(C,"sample")} did not come to an end.`),_(r("oddities"),x.join(" "))}function m(E){let v=new Map;for(let l of E)
v.set(dt(l),(v.get(dt(l))||0)+1);let L=[...v].filter(([,l])=>l>1).sort(([l,h],[b,f])=>f-h||(l<b?-1:1)),C=`${U(v.size,"distinct text")} of ${I(E.length)}`;_(r("c\
ommon-title"),E.length?C+(v.size===1&&E.length>1?": all are the same":L.length?"; the most frequent ones":E.length>1?": none came twice":""):"");let x=r("common"),
T=L.slice(0,5),y=[...x.children].map(l=>l.gpText);T.length===y.length&&T.every(([l],h)=>l===y[h])?T.forEach(([,l],h)=>_(x.children[h].firstChild,`${I(l)} ×`)):
x.replaceChildren(...T.map(O))}function O([E,v]){let L=c("li");if(L.gpText=E,L.append(c("span","gp-times",`${I(v)} ×`)),E.length<=150)L.append(E.trim()?c("bdi",
"",ht(E)):c("span","gp-note","(empty)"));else{let C=c("details"),x=c("summary");x.append(c("bdi","",ht(E.slice(0,150))+"…")),C.append(x,c("p","",E,{dir:"auto"})),
L.append(C)}return L}return E=>{if(t.hidden=!e.header||e.header.kind!=="seeds",t.hidden||!(E.run||E.status))return;E.run&&r("common").replaceChildren();let v=e.
entries.filter(x=>Vt(x)==="cut"),L=e.entries.filter(x=>ye(x)&&!v.includes(x)),C=L.filter(x=>ye(x)!=="failed");_(r("of"),L.length===e.entries.length?`all ${U(L.length,
"sample")}`:`${I(L.length)} of ${U(e.entries.length,"sample")} ${e.done?"ended":"have ended so far"}`),a(C),u([...L,...v]),w(L),m(C)}}var da="generation-playground.columns",zd=["tokens","tokens_per_second","perplexity","entropy","distinct_2","repetition","words","ended"],rs=class{constructor(e,n){
this.place=e,this.changed=n,this.said=c("span"),this.boxes=c("div","gp-column-boxes",null,{role:"group","aria-label":"Columns of the table"});let s=c("summary",
"","Columns ");s.append(this.said),e.append(s,this.boxes),this.chosen=new Set(Fd()||zd),this.names=""}shown(e){let n=e.map(({name:o})=>o).join();n!==this.names&&
(this.names=n,this.boxes.replaceChildren(...e.map(o=>this.box(o))));let s=e.filter(({name:o})=>this.chosen.has(o));return this.said.textContent=`${s.length} of ${e.
length}`,s}box({name:e,title:n,meaning:s}){let o=c("label","",null,{title:s}),r=c("input","",null,{type:"checkbox"});return r.checked=this.chosen.has(e),r.addEventListener(
"change",()=>{r.checked?this.chosen.add(e):this.chosen.delete(e),Dd([...this.chosen]),this.changed()}),o.append(r,` ${n}`),o}};function Fd(){try{let t=JSON.parse(
localStorage.getItem(da)||"null");return Array.isArray(t)?t:null}catch{return null}}function Dd(t){try{localStorage.setItem(da,JSON.stringify(t))}catch{}}function ha(t,e){let n=t.querySelector(".gp-metrics"),[s]=n.tHead.rows,o=s.cells[0].querySelector("button"),r=new Map,i=null,a=[],d=new rs(t.querySelector(".gp-\
column-choice"),()=>C()),p=({values:T},{name:y})=>Number.isFinite(T[y])?T[y]:null;function u(){let T=e.metrics.filter(b=>e.groups.some(f=>p(f,b)!==null));t.hidden=
!T.length;let y=d.shown(T);if(y.length===a.length&&y.every((b,f)=>b===a[f].metric))return;let l=document.activeElement,h=s.contains(l)?l.dataset.name:null;a.forEach(
({head:b})=>b.remove()),a=y.map(b=>{let f=c("th","",null,{scope:"col"}),{name:g,title:k,unit:$,meaning:A,formula:S,better:M}=b,N={more:" More is better.",less:"\
 Less is better."}[M]||"",W=c("button","gp-sort",null,{type:"button","data-name":g,"data-tip":`${A}${N} Formula: ${S}.`});return W.append(c("span","",k.replace(
/-(?=\d)/g,"‑")),c("span","gp-arrow","",{"aria-hidden":"true"})),f.append(W),$&&$!==k.toLowerCase()&&f.append(c("small","",$)),s.append(f),{metric:b,head:f}});
for(let b of r.values())J(b,1+a.length,m);h&&s.querySelector(`[data-name="${CSS.escape(h)}"]`)?.focus()}function w(){for(let{metric:T,head:y}of a){let l=i&&i.name===
T.name?i.down?"descending":"ascending":"none";D(y,{"aria-sort":l}),_(y.querySelector(".gp-arrow"),{descending:" ▼",ascending:" ▲",none:""}[l])}}s.addEventListener(
"click",({target:T})=>{let y=T.closest(".gp-sort");if(!y)return;let l=a.map(h=>h.metric).find(({name:h})=>h===y.dataset.name);if(!l)i=null;else{let h=l.better!==
"less",b=i&&i.name===l.name;b&&i.down!==h?i=null:i={name:l.name,down:b?!h:h}}C()});function m(){let T=c("td"),y=c("span","gp-value");y.append(c("b","gp-best-sig\
n","",{"aria-hidden":"true"}),c("span"),c("span","gp-hidden"),c("small","gp-seeds-range"));let l=c("span","gp-track");return l.append(c("i")),T.append(y,l),T}function O(T){
let y=c("tr"),l=c("th","gp-whose",null,{scope:"row"});return l.append(c("b","gp-letter"),c("bdi")),y.append(l),J(y,1+a.length,m),n.tBodies[0].append(y),r.set(T,
y),y}function E({number:T,title:y}){let l=r.get(T)||O(T),[h,b]=l.cells[0].children;_(h,Le(e,T)),_(b,y)}function v({metric:T},y){let l=e.groups.map(f=>p(f,T)),h=Math.
max(...l.map(f=>Math.abs(f??0))),b=xo(T,e.groups);return l.forEach((f,g)=>{let k=r.get(g).cells[y+1],[$,A]=k.children,S=f===null?"–":f.toLocaleString("en-US",
{minimumFractionDigits:T.digits,maximumFractionDigits:T.digits}),M=b!==null&&b.number===g;_($.children[0],M?"★":""),_($.children[1],S),_($.children[2],M?" (be\
st)":"");let N=f===null?"":Je(T,e.groups[g]);_($.children[3],N&&`over the seeds ${N}`),k.classList.toggle("gp-best",M),ee(A.firstChild,"width",f===null||!h?0:Math.
abs(f)/h)}),b!==null}function L(){let T=[...e.groups];if(i){let l=i.down?-1:1;T.sort((h,b)=>{let[f,g]=[p(h,i),p(b,i)];return f===null||g===null?+(f===null)-+(g===
null):l*(f-g)})}let[y]=n.tBodies;T.forEach(({number:l},h)=>{y.rows[h]!==r.get(l)&&y.insertBefore(r.get(l),y.rows[h]||null)})}function C(){if(u(),t.hidden)return;
i&&!a.some(({metric:y})=>y.name===i.name)&&(i=null),e.groups.forEach(E);let T=a.map(v);H(t.querySelector(".gp-best-key"),T.some(Boolean)),w(),L()}function x(){for(let y of r.
values())y.remove();r.clear();let{kind:T}=e.header||{};_(o,{lanes:"Lane",sweep:"Cell"}[T]||"Runs"),n.classList.toggle("gp-one",e.groups.length<2),H(t.querySelector(
".gp-sorting"),e.groups.length>1)}return T=>{T.run&&x(),(T.run||T.measured||T.lanes)&&C()}}var pa={sweep:"Nothing has run yet. “Run the grid” writes a text for each pair of values, and draws a heat map of any metric.",seeds:"Nothing has run yet. “\
Draw the samples” asks the model again and again, and draws a tree of what it can say, with counts and probabilities.",trial:"Nothing has run yet. “Run the tr\
ial” decodes the same request with and without drafts, and answers one question: is it faster, which draft length is best, or is it the same.",precision:"Noth\
ing has run yet. “Compare precisions” lets the model write in each of them by turns, measures memory and speed, and tells how far their distributions lie apart \
at each token.",watermark:"Nothing has run yet. “Run the experiment” writes texts with the watermark and without it, and answers one question; or it asks you wh\
ich is which."};function fa(t,e){let o=t.querySelector(".gp-status"),r=t.querySelector(".gp-pace"),i=t.querySelector(".gp-track"),a=t.querySelector(".gp-trouble\
s"),d=t.querySelector(".gp-told"),p=t.querySelector(".gp-answered"),u=[],w=[],m=null,O=0;function E(y){let l=e.entries[y];u[y]=Vt(l),w[y]=Qe(l)}function v(y){let l=U(
u.length,"run"),h=y.ended+y.failed;if(h===u.length)return[h===1?"The run has ended":`All ${l} have ended`,""];let b=y.cut+(e.done?y.decoding:0),f=(e.done?[b&&`${I(
b)} cut off`,y.waiting&&`${I(y.waiting)} not begun`]:[b&&`${I(b)} cut off`,`${I(y.decoding)} decoding`,`${I(y.waiting)} queued`]).filter(Boolean);return[`${e.done?
"Stopped: ":""}${I(h)} of ${l} ended`,f.map(g=>` · ${g}`).join("")]}function L(y){if(!y)return;let l=performance.now();m??={at:l,sum:y},y!==m.last&&([m.last,O]=
[y,l]);let h=O-m.at,b=h>500?` · ${I(Math.round((y-m.sum)/h*1e3))} tokens/s altogether`:"";_(r,U(y,"token")+b)}function C(y){let l=new Map;for(let k of e.entries.
filter($=>u[$.number]==="failed")){let $=JSON.stringify(Sn(We(k)));l.set($,[...l.get($)||[],k])}let h=e.done?y.cut:0,b=JSON.stringify([[...l].map(([k,$])=>[k,$.
length]),h]);if(a.dataset.key===b)return;a.dataset.key=b,a.replaceChildren();for(let[k,$]of[...l].slice(0,8)){let A=c("p");A.append(c("b","","✕ "),`${U($.length,
"run")} failed${x($)}: `);for(let{knob:S,message:M,fix:N}of JSON.parse(k))A.append(c("span","",(S?`${S}: `:"")+M),N?` ${N} `:" ");a.append(A)}let f=[...l.values()].
slice(8).flat().length;f&&a.append(c("p","gp-note",`${U(f,"more run")} failed for other reasons.`));let g=h&&e.done.overtaken?`because another run took ${h===1?
"its":"their"} place`:"by hand";h&&a.append(c("p","gp-note gp-stopped",`${U(h,"run was","runs were")} stopped ${g}; what was written is kept.`))}function x(y){let l=[
...new Set(y.map(f=>e.groups[f.group].label))];if(l.length===e.groups.length)return"";let h=l.length-1;return` (${l.every(f=>f.length===1)?l.join(", "):l[0]+(h?
` and ${U(h,"other")}`:"")})`}function T(){let y=e.found&&e.found.question,h=(y&&e.asking&&e.asking.question!==y?e.asking.titles:{})[y];H(p,!!h),h&&_(p,`These r\
uns ${e.done?"answered":"answer"} “${h}”. Choose that question to see what they say.`)}return y=>{if(t.hidden=!e.header&&!Object.hasOwn(pa,e.name),i.hidden=
!e.header,!e.header&&!t.hidden&&_(o,pa[e.name]),!e.header)return;y.run?([u,w,m]=[[],[],null],_(r,""),e.entries.forEach(f=>E(f.number))):y.measured||y.status?e.entries.
forEach(f=>E(f.number)):y.entries.forEach(E);let l={ended:0,cut:0,failed:0,decoding:0,waiting:0};for(let f of u)l[f]+=1;let[h,b]=v(l);o.dataset.words!==h+b&&(o.
dataset.words=h+b,o.replaceChildren(c("b","",h),b));for(let f of["ended","failed","decoding"])ee(i.querySelector(".gp-part-"+f),"width",l[f]/Math.max(1,u.length));
D(i,{"aria-valuemax":u.length,"aria-valuenow":l.ended+l.failed,"aria-valuetext":h+b.replaceAll(" · ",", ")}),L(w.reduce((f,g)=>f+g,0)),C(l),T(),e.done&&_(d,h)}}function ma(t){Hd(t),Ud(t),t.lanes.addEventListener("change",()=>{t.state.opened.clear(),t.draw()})}function To(t,e){if(!e.folded){t.pick(e.entry.run.at(-1));return}
let[n]=e.folded,s=document.activeElement===e.item;t.state.unfold(e.node,e.folded),t.draw(),s&&xt(t,t.views.get(n.id))}function Hd(t){let{tree:e}=t,n=s=>{let o=s.
closest(".gp-knot");return o?o.parentElement.gpView:null};e.addEventListener("click",({target:s})=>{let o=n(s);o&&(ga(t,o),To(t,o))}),e.addEventListener("pointe\
rmove",({target:s,pointerType:o})=>{o!=="touch"&&t.point(n(s),s.gpNode||null)}),e.addEventListener("pointerleave",()=>t.point(null)),e.addEventListener("focusin",
s=>{let o=s.target;o.gpView&&o.matches(":focus-visible")&&t.point(o.gpView,null)}),e.addEventListener("focusout",()=>t.point(null))}function ga(t,e){t.current&&
t.current!==e&&D(t.current.item,{tabindex:"-1"}),t.current=e,D(e.item,{tabindex:"0"})}function xt(t,e){e&&(ga(t,e),e.item.focus({preventScroll:!0}),e.knot.scrollIntoView(
{block:"nearest",inline:"nearest"}),t.point(e,null))}var wa=({kids:t})=>t&&t.firstElementChild&&t.firstElementChild.gpView;function Gd(t,e){e.entry&&t.state.closed.
delete(e.entry.head.id)?t.draw():xt(t,wa(e))}function Kd(t,e){e.entry&&wa(e)?(t.state.closed.add(e.entry.head.id),t.draw()):xt(t,e.above)}var ua={ArrowDown:(t,e,n)=>xt(
t,n[n.indexOf(e)+1]),ArrowUp:(t,e,n)=>xt(t,n[n.indexOf(e)-1]),ArrowRight:Gd,ArrowLeft:Kd,Home:(t,e,n)=>xt(t,n[0]),End:(t,e,n)=>xt(t,n.at(-1)),Enter:To," ":To,Escape:t=>{
t.point(null),t.state.picked&&t.pick(null)}};function Ud(t){t.tree.addEventListener("keydown",e=>{let n=e.target.gpView;if(!n||e.ctrlKey||e.altKey||e.metaKey||!Object.
hasOwn(ua,e.key))return;e.preventDefault();let s=[...t.tree.querySelectorAll(".gp-branch")].filter(o=>o.offsetParent);ua[e.key](t,n,s.map(o=>o.gpView))})}var is=class{constructor(){this.count=0,this.root=this.node(null,null),this.tips=[],this.ended=new Map}node(e,n){let s=n&&n.logprob!==null&&e.logprob!==null&&e.
logprob!==void 0,o=n?s?n.logprob+e.logprob:null:0;return{id:this.count++,token:e,before:n,depth:n?n.depth+1:0,kids:new Map,samples:[],ends:[],logprob:o,order:[]}}begin(e){
return this.root.samples.push(e),this.tips[e]=this.root}add(e,n){let s=this.tips[e]||this.begin(e),o=s.kids.get(n.token_id);o||(o=this.node(n,s),s.kids.set(n.token_id,
o),s.order.push(o)),o.samples.push(e),this.tips[e]=o}end(e,n){this.ended.has(e)||(this.ended.set(e,n),(this.tips[e]||this.begin(e)).ends.push([e,n]))}reached(e){
let n=s=>!Vd.has(this.ended.get(s)??"length");return this.root.samples.filter(s=>this.tips[s].depth>=e||n(s)).length}},Vd=new Set(["length","max_time","stopped",
"failed","given","unfinished"]);function ba(t){let e=[t];for(;t.kids.size===1&&!t.ends.length;)[t]=t.order,e.push(t);return e}function ka(t){for(;t.before&&t.before.
before&&t.before.kids.size===1&&!t.before.ends.length;)t=t.before;return t}var pn=(t,e=null)=>t.logprob===null||e&&e.logprob===null?null:Math.exp(t.logprob-(e?e.
logprob:0)),fn=t=>{let e=[];for(;t.before;t=t.before)e.push(t);return e.reverse()},ya=(t,e)=>(e.logprob??-1/0)-(t.logprob??-1/0)||t.token.token_id-e.token.token_id;
function Jd({order:t},e){if(!e)return t.sort((s,o)=>o.samples.length-s.samples.length||ya(s,o)),t;let n=(s,o)=>s.samples.length>o.samples.length+Math.max(.5,o.samples.
length/5);for(let s=1;s<t.length;s++)for(let o=s;o>0&&n(t[o],t[o-1]);o--)[t[o-1],t[o]]=[t[o],t[o-1]];return t}function xa(t,{lanes:e,grows:n,opened:s=new Map,closed:o=new Set,
before:r=new Set}){let i=[],a=[],d=({id:v,samples:L})=>L.length+(n&&r.has(v)?.5:0),p=([v],[L])=>d(L)-d(v)||v.depth-L.depth||ya(v,L),u=0;function w(v,L,C){for(u+=
1;;){let x=L.at(-1),T={head:v,run:L,kids:[],folded:[],closed:o.has(v.id)};C.push(T);let y=Jd(x,n);if(!y.length||T.closed)return;let l=1+(s.get(x.id)||0);y.slice(
1).forEach((h,b)=>(b+1<l?a:i).push([h,T])),C=T.kids,[v]=y,L=ba(v)}}let m=v=>{for(;v.length;){let[L,C]=v.pop();w(L,ba(L),C.kids),m(a)}},O=()=>i.splice(0).forEach(
([v,L])=>L.folded.push(v)),E=[];for(w(t.root,[t.root],E),m(a);i.length&&u<e;)i.sort(p),m([i.shift()]);O();for(let v=Lo(E[0]);v.length;v=Lo(E[0]))m(v),O();return $a(
E[0]),E[0]}function Lo(t){return[...t.folded.length===1?[[t.folded.pop(),t]]:[],...t.kids.flatMap(Lo)]}function $a(t){let e=new Map(t.run.at(-1).order.map((n,s)=>[
n,s]));t.kids.sort((n,s)=>e.get(n.head)-e.get(s.head)),t.kids.forEach($a)}var Yd=12,as=class{constructor(e){this.group=e,this.begin()}begin(){this.trie=new is,this.opened=new Map,this.closed=new Set,this.picked=null}read(e){let{trie:n,
group:s}=this,o=s.entries[e],r=n.tips[e];for(let a=r?r.depth:0;a<o.tokens.length;a++)n.add(e,o.tokens[a]);let i=ye(o);i&&n.end(e,i)}shown(e,n){return xa(this.trie,
{lanes:e,grows:!this.group.done,opened:this.opened,closed:this.closed,before:n})}pick(e){this.picked=e===this.picked?null:e}unfold(e,n){let s=e.order.length-n.length;
this.opened.set(e.id,s-1+Math.min(Yd,n.length))}isOnPath({head:e,run:n}){return un(n.at(-1),this.picked)||un(this.picked,e)}};function un(t,e){for(;t&&t.depth>e.
depth;)t=t.before;return t===e}var ls=220,cs=({token:t})=>t.piece??t.text;function va(t,e,n,s){let{length:o}=n.samples,[r,i]=[t.reached(n.depth),e.before],a=pn(n),d=w=>w===null?"not known":j(
w),p=e===n,u=[["Came here",`${I(o)} of ${U(r,"sample")}${r<s?" so far":""}`]];a!==null&&u.push(["Expected when drawn",`${Xd(r*a)} = ${I(r)} × ${j(a)}`]),u.push(
[`Probability of ${p?"this token":`these ${n.depth-e.depth+1} tokens`}`,d(pn(n,i))]),u.push(["Share of the samples here",j(o/Math.max(1,Qd(i)))]),p&&u.push(["Th\
e model’s own, unprocessed",d(n.token.raw_logprob===null?null:X(n.token.raw_logprob))]),u.push(["Probability of the text so far",d(a)]);for(let[w,m]of ds(n))u.
push([`${Ye(w)} ends here: ${Xe(w)[0]}`,I(m)]);return u}var Xd=t=>t<.01?"fewer than 0.01":t.toFixed(t<10?2:1),Qd=t=>t.order.reduce((e,n)=>e+n.samples.length,0);
function ds(t){let e=new Map;for(let[,n]of t.ends)e.set(n,(e.get(n)||0)+1);return e}function Sa(t,e){let n=c("div","gp-trie-card",null,{popover:"manual","aria-h\
idden":"true"}),s=c("p"),o=c("dl");n.append(s,o),n.hidden=!0,t.append(n);function r(d,p,u,w,m){let O=fn(u.before).map(({token:C})=>C.piece??"").join(""),E=O.length>
ls?"…"+O.slice(-ls):O,v=fn(w).slice(u.depth-1).map(cs).join(""),L=c("bdi","",E);L.append(c("b","",v.length>ls?v.slice(0,ls)+"…":v)),s.replaceChildren(L),o.replaceChildren(
...va(p,u,w,m).flatMap(([C,x])=>[c("dt","",C),c("dd","",x)])),n.hidden&&document.addEventListener("scroll",e,{capture:!0,passive:!0}),n.hidden=!1,n.showPopover&&
!n.matches(":popover-open")&&n.showPopover(),i(d)}function i(d){let p=d.getBoundingClientRect(),{clientWidth:u,clientHeight:w}=document.documentElement,[m,O]=[n.
offsetWidth,n.offsetHeight],E=p.bottom+7+O+8<=w?p.bottom+7:p.top-O-7;n.style.left=`${Math.max(8,Math.min(p.left,u-m-8))}px`,n.style.top=`${Math.max(8,Math.min(E,
w-O-8))}px`}function a(){n.hidden||(n.hidePopover&&n.isConnected&&n.matches(":popover-open")&&n.hidePopover(),n.hidden=!0,document.removeEventListener("scroll",
e,{capture:!0}))}return{show:r,hide:a}}function _a(t,e,n){let o=t.querySelector(".gp-through"),r=t.querySelector(".gp-through-title"),i=t.querySelector(".gp-thr\
ough-list"),a=t.querySelector(".gp-through-more"),d=t.querySelector(".gp-through-facts"),[p,u]=[null,null],w=!1;function m(){let L=c("li"),C=c("bdi");return C.append(
c("span","gp-shared"),c("span","gp-own")),L.append(C,c("small")),L}function O(L,C,x){let T=e.entries[C],y=fn(x).length,l=f=>f.map(({piece:g})=>g??"").join("");_(
L.querySelector(".gp-shared"),l(T.tokens.slice(0,y))),_(L.querySelector(".gp-own"),l(T.tokens.slice(y)));let h=ye(T);_(L.querySelector("small"),[`sample ${C+1}`,
(T.seed??null)===null?"":`seed ${T.seed}`,U(Qe(T),"token"),h?`${Ye(h)} ${Xe(h)[0]}`:"…"].filter(Boolean).join(" · "));let b=L.querySelector("button");if(e.canAsk&&
!b){let f=c("button","gp-button","Open",{type:"button","aria-label":`Open sample ${C+1} as one run`});f.addEventListener("click",()=>e.ask({type:"open",entry:+L.
dataset.entry})),L.append(f)}else b&&L.dataset.entry!==String(C)&&b.setAttribute("aria-label",`Open sample ${C+1} as one run`);L.dataset.entry=C}function E(L,C){
let x=L.before?va(C,ka(L),L,e.entries.length):[],T=J(d,x.length,()=>{let y=c("div");return y.append(c("dt"),c("dd")),y});x.forEach(([y,l],h)=>{_(T[h].firstChild,
y),_(T[h].lastChild,l)})}function v(L,C){if(L!==p&&(w=!1),[p,u]=[L,C],o.hidden=!L,!L)return;E(L,C);let{samples:x}=L,T=L.before?V(fn(L).map(cs).join("").trim()):
`the ${e.apart||"prompt"}`,y=T.length>120?"“…"+T.slice(-110):T;_(r,`${U(x.length,"sample goes","samples go")} through ${y}`);let l=w?x.length:Math.min(12,x.
length),h=J(i,l,m);for(let b=0;b<l;b++)O(h[b],x[b],L);a.hidden=l===x.length,_(a,`Show all ${I(x.length)}`)}return a.addEventListener("click",()=>{w=!0,v(p,u)}),
t.querySelector(".gp-unpick").addEventListener("click",n),v}var Zd=18,Oa=110,Ea=160,Ao=t=>t.reduce((e,n)=>e+n.samples.length,0);function eh(t){let e=c("li","",null,{role:"treeitem",tabindex:"-1"}),n=c("div","gp-knot"),[s,
o,r]=[c("bdi","gp-run"),c("span","gp-count"),c("span","gp-end")];n.append(s,o,r),e.append(n);let i={key:t,item:e,knot:n,run:s,number:o,end:r,kids:null,entry:null,
above:null};return e.gpView=i,i}function Ma(t,e){let n=new Set(e.map(({item:s})=>s));for(let s of[...t.children])n.has(s)||s.remove();e.forEach(({item:s},o)=>{t.
children[o]!==s&&t.insertBefore(s,t.children[o]||null)})}function Ta(t,e,n){let s=`${e} ${n}`;t.stream!==s&&(t.stream=s,t.item.style.setProperty("--own",e),t.item.
style.setProperty("--rest",n))}function th(t,{run:e,head:n}){let s=[...ds(e.at(-1))],o=s.map(([r,i])=>`${Ye(r)}${n.samples.length>1?` ${I(i)}`:""}`).join(" ");_(
t.end,o),t.end.classList.toggle("gp-end-failed",s.some(([r])=>r==="failed"))}var hs=class{constructor(e,n){this.root=e,this.state=n,this.group=n.group,this.tree=
e.querySelector(".gp-roots"),this.lanes=e.querySelector(".gp-lanes"),this.about=e.querySelector(".gp-about"),this.card=Sa(e,()=>this.point(null)),this.drawThrough=
_a(e,this.group,()=>this.pick(null)),this.views=new Map,this.current=null,this.pointed=null,nh(e)}clear(){this.state.begin(),this.views=new Map,this.current=null,
this.pointed=null,this.tree.replaceChildren(),this.card.hide()}draw(){let{state:e,tree:n,views:s}=this,o=document.activeElement&&document.activeElement.gpView,r=[
...s.values()].filter(({item:a,entry:d})=>d&&a.isConnected),i=new Set(r.map(({key:a})=>a));Ma(n,[this.drawEntry(e.shown(+this.lanes.value,i),null,0)]);for(let[a,
d]of s)d.item.isConnected||s.delete(a);(!this.current||!this.current.item.isConnected)&&(this.current=s.get(e.trie.root.id)),D(this.current.item,{tabindex:"0"}),
o&&document.activeElement!==o.item&&(o.item.isConnected?o:this.current).item.focus({preventScroll:!0}),this.drawThrough(e.picked,e.trie),this.drawAbout(),this.refreshCard()}viewOf(e){
return this.views.has(e)||this.views.set(e,eh(e)),this.views.get(e)}thickness(e){return`${Math.max(1.5,Zd*e/Math.max(1,this.state.trie.root.samples.length)).toFixed(
1)}px`}drawEntry(e,n,s){let{head:o,run:r}=e,i=this.viewOf(o.id);Object.assign(i,{entry:e,above:n,node:r.at(-1),folded:null}),this.drawRun(i,e);let a=e.closed&&r.
at(-1).order.length;_(i.number,a?`${I(o.samples.length)} ▸`:o.samples.length>1?I(o.samples.length):""),th(i,e),Ta(i,this.thickness(o.samples.length),this.thickness(
s));let d=this.drawKids(i,e);return this.dress(i,this.wordsOf(e),d?"true":a?"false":null),i}drawKids(e,n){let s=[],o=Ao(n.kids.map(({head:r})=>r))+Ao(n.folded);
for(let r of n.kids)s.push(this.drawEntry(r,e,o-=r.head.samples.length));return n.folded.length&&s.push(this.drawMore(n,e)),s.length&&!e.kids&&e.item.append(e.kids=
c("ul","gp-kids",null,{role:"group"})),e.kids&&(Ma(e.kids,s),e.kids.hidden=!s.length),s.length}drawMore({run:e,folded:n},s){let o=this.viewOf("more "+e.at(-1).id);
Object.assign(o,{entry:null,above:s,node:e.at(-1),folded:n});let r=Ao(n);return _(o.run,`+ ${I(n.length)} more`),_(o.number,r>n.length?I(r):""),Ta(o,this.thickness(
r),"0px"),this.dress(o,`${I(n.length)} more branches with ${U(r,"sample")}, folded. Press to open.`,null),o}drawRun(e,{head:n,run:s}){let o=n.samples.length===1&&
n.before,r=o?"":s.map(({id:i})=>i).join(" ");if(o){let i="";for(let a of s)if((i+=a.token.piece??"").length>Oa)break;_(e.run,ht(i.slice(0,Oa+30))||ht(n.token.text)),
e.ids=null}else if(e.ids!==r){let i=e.ids&&(r+" ").startsWith(e.ids+" ")?e.ids.split(" ").length:0;i||e.run.replaceChildren(),e.run.append(...s.slice(i).map(a=>this.
makeToken(a))),e.ids=r}re(e.knot,o?"gp-knot gp-tail":n.before?"gp-knot":"gp-knot gp-root-knot")}makeToken(e){if(!e.before)return c("span","",this.promptWords());
let{piece:n,text:s,logprob:o}=e.token,r=n===null?s:ht(n)+(Et(e.token)?$n(s):""),i=c("span",n===null?"gp-t gp-special":"gp-t",r||s);return i.style.backgroundColor=
`var(--gp-prob-${Math.round(X(o)*10)})`,i.gpNode=e,i}promptWords(){let e=ht(this.group.header.prompt);return e.length>60?"…"+e.slice(-58):e||"(no prompt)"}wordsOf({
head:e,run:n,closed:s}){let{length:o}=e.samples;if(!e.before)return`The ${this.group.apart||"prompt"}, ${U(o,"sample")}`;let r=n.map(cs).join(""),i=pn(n.at(-1),
e.before),a=[...ds(n.at(-1))].map(([p,u])=>`, ${I(u)} end here: ${Xe(p)[0]}`).join("");return`${V(r.length>Ea?r.slice(0,Ea)+"…":r)}, ${I(o)} of ${U(this.state.
trie.root.samples.length,"sample")}${i===null?"":`, probability ${j(i)} after the text before`}${a}${s?", closed":""}`}dress(e,n,s){let{picked:o}=this.state,{node:r,
folded:i,entry:a}=e,d=o&&!i&&this.state.isOnPath(a),p=o&&i&&un(r,o),u=o&&!i&&un(o,a.head),w=["gp-branch",i&&"gp-more",o&&!d&&!p&&"gp-dim",u&&"gp-on-path"];re(e.
item,w.filter(Boolean).join(" "));let m=!!(o&&!i&&a.run.includes(o));D(e.item,{"aria-label":n,"aria-selected":String(m)}),e.expanded!==s&&(e.expanded=s,s===null?
e.item.removeAttribute("aria-expanded"):e.item.setAttribute("aria-expanded",s))}drawAbout(){let{group:e}=this,{trie:n}=this.state,s=n.root.samples.length,o=e.entries.
length-s,r=new Set(n.tips.filter(Boolean)),i=r.size===1&&s>1?"all with the same text":`${U(r.size,"different text")}`;_(this.about,s?`${U(s,"sample")}${o?` of ${I(
e.entries.length)}`:""}${e.done?", ":" so far, "}${i}. Point at a branch for its numbers, press it to see its samples.`:"The tree grows with the first tokens.")}pick(e){
this.state.pick(e),this.draw()}point(e,n){this.pointed&&this.pointed.view===e&&this.pointed.node===n||(this.pointed=e&&{view:e,node:n},e?this.refreshCard():this.
card.hide())}refreshCard(){if(!this.pointed)return;let{view:e,node:n}=this.pointed;if(!e.item.isConnected||!e.entry||!e.entry.head.before){this.pointed=null,this.
card.hide();return}let{head:s,run:o}=e.entry,r=n&&o.includes(n);this.card.show(e.knot,this.state.trie,r?n:s,r?n:o.at(-1),this.group.entries.length)}};function nh(t){
for(let e=0;e<=10;e++){let n=c("i");n.style.backgroundColor=`var(--gp-prob-${e})`,t.querySelector(".gp-key-ramp").append(n)}}var sh="14";function La(t,e){let n=new as(e),s=new hs(t,n);return ma(s),matchMedia("(max-width: 640px)").matches&&(s.lanes.value=sh),o=>{if(t.hidden=!e.header||
e.header.kind!=="seeds",!t.hidden&&(o.run&&s.clear(),!(!o.run&&!o.steps&&!o.status))){for(let r of o.run?e.entries.keys():o.entries)n.read(r);s.draw()}}}function Aa(t,e){let s=t.querySelector(".gp-ways"),o=t.querySelector(".gp-first tbody"),r=new WeakMap,i=t.querySelector(".gp-first-words");function a(){let E=c(
"li");return E.append(c("h3"),c("div","gp-read",null,{tabindex:0,role:"group"})),E}function d(E,{label:v,title:L},{started:C}){let x=C?C.prompt_tokens:null,[T,y]=E.
children,l=x?`: ${I(x.length)} token${x.length===1?"":"s"}`:"";_(T,`${v} ${L}${l}`),D(y,{"aria-label":`The prompt of ${v}`}),r.get(y)!==x&&(r.set(y,x),y.replaceChildren(
...(x||[]).map(({piece:h,text:b})=>h===null?c("span","gp-pill",b):h)))}let p=({raw_logprob:E})=>X(E);function u(E){let v=new Map;E.forEach((C,x)=>{if(!C)return;
let T=[...C.distribution.candidates].sort((l,h)=>p(h)-p(l)),y=({token_id:l})=>l===C.chosen.token_id;for(let l of[...T.slice(0,6),...T.slice(0,6).some(y)?[]:[C.chosen]])
v.has(l.token_id)||v.set(l.token_id,{text:l.text,sides:[null,null]});for(let l of[...T,C.chosen])v.has(l.token_id)&&(v.get(l.token_id).sides[x]??=l)});let L=({sides:C})=>Math.
max(...C.map(x=>x?p(x):0));return[...v.values()].sort((C,x)=>L(x)-L(C))}function w(){let E=c("tr"),v=c("th","",null,{scope:"row"});return v.append(c("bdi","gp-w\
ord")),E.append(v,...[0,1].map(()=>{let L=c("td"),C=c("div","gp-share"),x=c("span");return x.append(c("i")),C.append(c("span","gp-sign"),x,c("b")),L.append(C),L})),
E}function m(E){let v=u(E),L=J(o,v.length,w);v.forEach(({text:C,sides:x},T)=>{let[y,...l]=L[T].cells;he(y.firstChild,C),l.forEach((h,b)=>{let f=x[b],g=!!(f&&E[b]&&
f.token_id===E[b].chosen.token_id),[k,$,A]=h.firstChild.children;re(h.firstChild,g?"gp-share gp-chosen":"gp-share"),_(k,g?"▶":""),ee($.firstChild,"width",f?p(
f):0),_(A,E[b]?f?j(p(f)):"–":"")})})}function O(E){if(E.some(x=>!x))return"Both runs have to write a token first.";let[v,L]=E.map(({chosen:x})=>x),C=" Shown a\
re the model’s own probabilities, before the processors; ▶ was chosen, – is not among those recorded.";return v.token_id!==L.token_id?`With the template i\
t begins with ${V(v.text)}, without it with ${V(L.text)}.${C}`:`Both begin with ${V(v.text)}: ${j(p(v))} with the template, ${j(p(L))} without it.${C}`}return()=>{
if(t.hidden=e.groups.length!==2,t.hidden)return;let E=[0,1].map(C=>e.shownOf(C).log),v=J(s,2,a);E.forEach((C,x)=>d(v[x],e.groups[x],C));let L=E.map(C=>ve(C)[0]||
null);_(i,O(L)),m(L)}}function Ca(t,e){let n=t.querySelector(".gp-arrival-words"),s=t.querySelector(".gp-arrival-bar");return o=>{if(t.hidden=!e.found||!!e.found.over,t.hidden||!o.found)
return;let{done:r,total:i}=e.found,a=Mt(e.found);_(n,a[0].toUpperCase()+a.slice(1)),G(r)&&i?(s.setAttribute("aria-valuenow",Math.floor(r/i*100)),ee(s.firstChild,
"width",r/i)):(s.removeAttribute("aria-valuenow"),ee(s.firstChild,"width",1))}}function et(t){return G(t)?t>=1e9?`${(t/1e9).toFixed(1)} billion`:t>=1e6?`${(t/1e6).toFixed(t<1e7?1:0)} million`:t.toLocaleString("en"):"–"}function ps(t,e){t.
replaceChildren(...e.map(([n,s])=>{let o=c("div");return o.append(c("dt","",n)," ",c("dd","",s)),o}))}function pt(t,e,n,s,o){let r=c("button","gp-button gp-pres\
s",s,{type:"button","aria-label":o||`${s}: ${n}`});return r.addEventListener("click",()=>t.ask({type:"model",act:e,model:n})),r}function Pa(t,e){let[n,s,o,r,i]=[".gp-about",".gp-fit",".gp-pairs","tbody",".gp-smaller"].map(u=>t.querySelector(u));function a(u){_(n,u.model);let[w,m]=s.children;
_(w,u.complete?u.fits===null?"? Not known whether it fits.":u.fits?"✓ It fits.":"✕ It does not fit.":"✕ It cannot be opened."),_(m,u.why?`${u.why} ${u.fix}`:
p(u)),ps(o,[["class",u.class_name],["parameters",et(u.parameters)],["opened in",u.dtype],["on",u.device],["to download",u.complete?u.download?be(u.download):"no\
thing: it is here":"its weights are missing"],["memory",u.memory===null?"not known":`${u.reckoned?"about ":""}${be(u.memory)}`],["free memory",be(u.free)],...u.
free_disk===null?[]:[["free disk",be(u.free_disk)]],["context",u.context_length?`${u.context_length.toLocaleString("en")} tokens`:"no end"],["vocabulary",et(u.vocab_size)]]),
d(u),i.replaceChildren(),u.smaller&&i.append(`In no precision does it fit. What would: ${u.smaller.model}, ${be(u.smaller.bytes)}. `,pt(e,"pick",u.smaller.model,
"Take it"))}function d({ways:u,free:w}){t.querySelector("table").hidden=u.length===0;let m=Math.max(w,...u.map(({bytes:O})=>O))*1.05;r.replaceChildren(...u.map(
({model:O,label:E,bytes:v,fits:L})=>{let C=c("tr",L?"":"gp-over"),x=c("span","gp-strip",null,{"aria-hidden":"true"}),[T,y]=[c("i"),c("u")];ee(T,"width",Math.min(
1,v/m)),ee(y,"left",w/m),x.append(T,y);let l=[c("th","",E,{scope:"row"}),c("td","",be(v)),c("td"),c("td","",L?"✓ yes":"✕ no"),c("td")];return l[2].append(x),
l[4].append(pt(e,"pick",O,"Take it",`Take it as ${E}`)),C.append(...l),C}))}function p({room:u,free:w,reckoned:m}){if(u===null)return"Neither its files nor its \
config tell what it takes.";let O=m?" Its weights do not tell their size: this is reckoned from its config.":"";return`It takes ${m?"about ":""}${be(u)} with ro\
om for a run, and ${be(w)} can be had.${O}`}return u=>{t.hidden=!e.found,!t.hidden&&u.found&&a(e.found)}}var fs=[[.001,0],[.01,3],[.1,6],[1,8],[1/0,10]],oh=t=>fs.findIndex(([e])=>xe(t??1/0,"bits")<=e);function ft(t,e){if(!G(t))return"infinite";let n=xe(t,e);if(n===
0)return"0";if(n>=.001)return n.toPrecision(3);let[s,o]=n.toExponential(1).split("e-");return`${s} × ${rh(o)}`}var rh=t=>`10⁻${[...String(t)].map(e=>"⁰¹²³⁴\
⁵⁶⁷⁸⁹"[e]).join("")}`,us=t=>t>=1e9?`${(t/1e9).toFixed(2)} GB`:`${(t/1e6).toFixed(t<1e7?2:1)} MB`;function Na(t,e){let n=y=>t.querySelector(".gp-"+y),s=n(
"which"),o=new _e(n("words"),{press:({number:y})=>u(y)}),r=null,i="",a="";s.addEventListener("change",()=>x());let d=()=>(e.found&&e.found.question==="precision"?
e.found.groups:[]).map((y,l)=>({...y,number:l})).filter(({pair:y})=>y&&!y.error),p=()=>d().find(({number:y})=>String(y)===s.value)||d()[0];function u(y){r=y,x()}
function w(y){let l=JSON.stringify(y.map(({number:b,title:f})=>[b,f]));if(l===a)return;a=l;let h=s.value;s.replaceChildren(...y.map(({number:b,title:f})=>c("opt\
ion","",f,{value:b}))),y.some(({number:b})=>String(b)===h)&&(s.value=h)}function m({text:y,kl:l,logprobs:[h,b],same_top:f},g){let k=`probability ${j(X(h))}, her\
e ${j(X(b))}`;return`Token ${I(g+1)} ${V(y)}: KL ${ft(l,e.unit)} ${e.unit}; ${k}${f?"":"; another token is the likeliest here"}`}function O(y){let{tokens:l}=y.pair,
h=JSON.stringify([y.number,e.unit,l.map(({id:b,kl:f})=>[b,f])]);h!==i&&(i=h,o.show(l.map((b,f)=>({token:b,mark:{},number:f,words:()=>m(b,f)}))),o.tokens.forEach(
(b,f)=>{let g=oh(l[f].kl),k=b.querySelector(".gp-ink");k.style.backgroundColor=`var(--gp-heat-${fs[g][1]})`,k.dataset.rank=g,b.dataset.top=l[f].same_top?"same":
"other"})),o.tokens.forEach((b,f)=>{b.dataset.shown=f===r?"yes":"no",b.setAttribute("aria-pressed",f===r)})}function E(){let y=n("legend");if(y.dataset.unit===e.
unit)return;y.dataset.unit=e.unit,y.replaceChildren(`KL in ${e.unit}:`);let l=b=>e.unit==="bits"?b:Number((b*Math.LN2).toPrecision(2));fs.forEach(([b,f],g)=>{let k=Number.
isFinite(b)?`to ${l(b)}`:`above ${l(fs[g-1][0])}`,$=c("span","gp-chip",k,{"data-rank":g});$.style.backgroundColor=`var(--gp-heat-${f})`,y.append($)});let h=c("s\
pan");h.append(c("span","gp-wavy","abc")," another token is the likeliest"),y.append(h)}function v(y,l){let h=e.charts[`kl ${l.number} ${e.unit}`];ae(n("curve-b\
ox"),r===null?h:On(h,r+1,"")),L(y,l)}function L(y,l){let h=J(n("curve-keys"),y.length,()=>{let b=c("span"),f=Z("svg");return D(f,{width:30,height:8,"aria-hidden":"\
true"}),f.append(Z("path","gp-course")),D(f.firstElementChild,{d:"M1 4H29"}),b.append(f,c("span")),b});y.forEach(({title:b,number:f},g)=>{D(h[g].firstChild.firstChild,
{"data-line":g%6,"data-on":f===l.number?"yes":"no"}),_(h[g].lastChild,b)})}function C(y){let l=y.pair.tokens[r??y.pair.max_at],h=r??y.pair.max_at,[b,f]=l.entropies,
g=r===null?"Where they differ most, t":"T";_(n("said"),`${g}oken ${I(h+1)} ${V(l.text)}: KL ${ft(l.kl,e.unit)} ${e.unit}, entropy ${le(b,e.unit)} of the referen\
ce and ${le(f,e.unit)} of ${y.title}.${r===null?" Press another token to see both models there.":""}`);let k=n("sides").tHead.rows[0].cells;_(k[1],e.found.groups[0].
title),_(k[2],y.title);let $=J(n("sides").tBodies[0],l.candidates.length,()=>{let S=c("tr"),M=c("th","",null,{scope:"row"});return M.append(c("span"),c("bdi")),
S.append(M,...[0,1].map(()=>{let N=c("td"),W=c("div","gp-side"),B=c("span");return B.append(c("i","gp-bar",null,{"aria-hidden":"true"})),W.append(B,c("span")),N.
append(W),N})),S}),A=Math.max(...l.candidates.flatMap(([,,S,M])=>[S,M]),1e-9);l.candidates.forEach(([S,M,...N],W)=>{let[B,...P]=$[W].cells;_(B.firstChild,S===l.
id?"▶ ":""),he(B.lastChild,M),re($[W],S===l.id?"gp-is-token":""),N.forEach((q,R)=>{ee(P[R].querySelector(".gp-bar"),"width",q/A),_(P[R].firstChild.lastChild,j(
q))})})}function x(){let[y,l]=[d(),p()];w(y),s.value=l.number;let{mean:h,max:b,same_top:f,max_at:g,perplexities:[k,$],vocab:A}=l.pair;r!==null&&r>=l.pair.tokens.
length&&(r=null),_(n("about"),`${U(l.pair.tokens.length,"token")} of the reference, read by both`),_(n("summary"),`Mean ${ft(h,e.unit)} ${e.unit}, at most ${ft(
b,e.unit)} at token ${I(g+1)}, over ${I(A)} tokens of the vocabulary. Both find the same token the likeliest at ${j(f)} of the places. Perplexity of the text: ${K(
k)} and ${K($)}.`),E(),O(l),v(y,l),C(l)}let T=()=>d().length>0;return y=>{t.hidden=!T(),y.run&&(r=null),!t.hidden&&(y.found||y.unit)&&x()}}function qa(t,e){let[n,s,o,r]=[".gp-about",".gp-pairs",".gp-none","tbody"].map(p=>t.querySelector(p));function i(p){_(n,p.model),ps(s,[["class",p.class_name],["\
parameters",et(p.parameters)],["precision",p.precision],["on",p.device],["in memory",be(p.bytes)],["context",p.context_length?`${p.context_length.toLocaleString(
"en")} tokens`:"no end"],["vocabulary",et(p.vocab_size)],["chat template",p.chat_template?"yes":"no"]]);let{fields:u}=p;_(o,u.length?"":"It sets no field: the l\
ibrary’s defaults apply."),o.hidden=u.length>0,t.querySelector("table").hidden=u.length===0,r.replaceChildren(...u.map(w=>{let m=c("tr"),O=c("th","",null,{scope:"\
row"});return O.append(c("code","",w.name)),m.append(O,a(w.model),a(w.library),c("td","",w.meaning),c("td","",d(w))),m}))}function a(p){let u=c("td");return u.append(
c("code","",p===null?"none":JSON.stringify(p))),u}function d({applies:p,by:u,ignored:w,same:m}){return u==="changed"?`▲ the page sets ${JSON.stringify(p)}${w?
`; ${w}`:""}`:u==="model"&&w?`○ ${w}`:u==="model"?m?"the same as the default":"◆ applies":"another field takes its place"}return p=>{t.hidden=!e.found,!t.hidden&&
p.found&&i(e.found)}}function Wa(t,e){let n=x=>t.querySelector(".gp-"+x),s=n("costs").tBodies[0],o=()=>e.found&&e.found.question==="precision";function r(){let x=c("tr"),T=c("th","",
null,{scope:"row"});T.append(c("span"),c("small")),x.append(T);for(let y=0;y<6;y++){let l=c("td");if(l.append(c("span"),c("small")),y===0){let h=c("span","gp-by\
tes",null,{"aria-hidden":"true"});h.append(c("i")),l.append(h)}x.append(l)}return x}function i(x,T){if((x.dataset.tip||"")!==T){for(let y of["tabindex","data-ti\
p"])x.removeAttribute(y);if(T)for(let[y,l]of[["tabindex",0],["data-tip",T]])x.setAttribute(y,l)}}let a=(x,T,y="")=>{_(x.children[0],T),_(x.children[1],y)};function d({
bytes:x,scale_bytes:T},y){if(!G(x))return["–",""];let l=y&&G(y.bytes)?`${j((x+T)/(y.bytes+y.scale_bytes))} of the reference`:"";return[us(x+T),l]}let p=({bytes:x,
scale_bytes:T})=>G(x)&&T?`get_memory_footprint() has ${us(x)}; the scales beside them take ${us(T)}.`:"";function u({pace:x,paces:T,ratio:y}){if(!x)return["–",
""];let l=T.length>1?`${x.low.toFixed(1)} to ${x.high.toFixed(1)}`:"one run";return[x.median.toFixed(1),y?`${l}, ${Se(y.median)}`:l]}function w(x,T){if(T===0)return[
["–",""],["–",""],["–",""]];let{pair:y}=x;if(!y||y.error)return[[y?"none":"–",""],["–",""],["–",""]];let{unit:l}=e;return[[ft(y.mean,l),l],[ft(y.max,
l),`${l}, token ${I(y.max_at+1)}`],[j(y.same_top),""]]}function m(x,T){let y=x.map(l=>l.pair).find((l,h)=>l&&!l.error&&(T===0||h===T));return y?K(y.perplexities[T===
0?0:1],3):"–"}function O({groups:x}){let T=Math.max(...x.map(({bytes:l,scale_bytes:h})=>(l||0)+(h||0)),1),y=J(s,x.length,r);x.forEach((l,h)=>{let[b,f,g,k,$,A,
S]=y[h].cells;a(b,l.title,h?l.precision||l.model:`the reference${l.precision&&l.precision!==l.title?`: ${l.precision}`:""}`),a(f,...d(l,h?x[0]:null)),i(f.firstChild,
p(l)),H(f.lastChild,G(l.bytes)),ee(f.lastChild.firstChild,"width",((l.bytes||0)+(l.scale_bytes||0))/T),a(g,...u(l)),w(l,h).forEach((M,N)=>a([k,$,A][N],...M)),a(
S,m(x,h))})}function E(x,T){let[y,l]=[[...x],[...T]],h=y.findIndex((b,f)=>b!==l[f]);return h<0?y.length:h}function v({groups:x}){let T=J(n("writings"),x.length,
()=>{let l=c("li"),h=c("p","gp-writing-head");return h.append(c("b"),c("span","gp-note")),l.append(h,c("p","gp-writing",null,{dir:"auto"})),l}),y=x[0].text;x.forEach(
(l,h)=>{let[b,f]=T[h].children;_(b.children[0],l.title),_(b.children[1],L(l,h,y)),b.children[1].classList.toggle("gp-parting",h>0&&G(l.parts_at));let g=JSON.stringify(
[y,l.text,h]);if(f.dataset.key===g||(f.dataset.key=g,f.replaceChildren(),l.text===null))return;let k=h&&y!==null?E(y,l.text):[...l.text].length,$=[...l.text];f.
append($.slice(0,k).join("")),k<$.length&&f.append(c("span","gp-apart",$.slice(k).join("")))})}function L({failed:x,text:T,tokens:y,parts_at:l,pair:h},b,f){if(x)
return"✕ stopped by an error";if(T===null)return e.done?"wrote nothing to its end":"writes, or waits for its turn";let g=h&&h.error?`. Its distributions canno\
t be held against the reference’s: ${h.error.message} ${h.error.fix}`:"",k=U(y,"token");return!b||f===null?k+g:(G(l)?`✂ diverges from the reference at token ${I(
l+1)} of ${I(y)}`:`= the same ${k} as the reference`)+g}function C(){let x=e.found;_(n("missing"),x.reading!==null?`Reading the reference’s text with ${x.groups[x.
reading].title}.`:Ee(e,x)),H(n("warning"),x.others),_(n("warning"),x.others?"⚠ "+At:""),H(n("cpu"),!!x.cpu_words),_(n("cpu"),x.cpu_words),O(x),v(x);let T=x.groups.
filter(({pair:y})=>y&&!y.error);e.done&&T.length&&_(n("told"),T.map(({title:y,pair:l})=>`${y}: mean KL ${ft(l.mean,e.unit)} ${e.unit}`).join(". ")+".")}return x=>{
t.hidden=!o(),!t.hidden&&(x.found||x.status||x.unit)&&C()}}function Ia(t,e){let n=t.querySelector(".gp-shelf-sections"),s=new Map;function o({sections:i,canOpen:a}){let d=document.activeElement&&t.contains(document.activeElement)?
document.activeElement.getAttribute("aria-label"):null;n.replaceChildren(...i.flatMap(({title:p,note:u,folded:w,rows:m})=>{let O=c("table"),E=c("tr");E.append(...[
"model","what for","size","draft that fits"].map(T=>c("th","",T,{scope:"col"})),c("td"));let[v,L]=[c("thead"),c("tbody")];v.append(E),L.append(...m.map(T=>r(T,a))),
O.append(c("caption","gp-hidden",p),v,L);let C=c("details","gp-shelf-section"),x=c("summary");return x.append(c("h3","",p),c("span","gp-note",` ${m.length}`)),C.
append(x,c("p","gp-note",m.length?u:"None yet."),...m.length?[O]:[]),C.open=s.has(p)?s.get(p):!w,C.addEventListener("toggle",()=>s.set(p,C.open)),[C]})),d&&t.querySelector(
`[aria-label=${CSS.escape(d)}]`)?.focus()}function r(i,a){let d=c("tr"),p=c("th","",i.model,{scope:"row"}),[u,w,m,O]=[c("td","",i.words),c("td"),c("td","",i.assistant||
"–"),c("td")];if(i.loaded){let{class_name:E,precision:v,device:L,bytes:C,in_use:x,parameters:T}=i.loaded;u.append(`${x?"● in use":"○ idle"}`,c("small","",
`${E}, ${v}, on ${L}`)),w.append(be(C),c("small","",`${et(T)} parameters`))}else{w.append(i.millions?`about ${et(i.millions*1e6)}`:be(i.size),c("small","",i.millions?
"parameters":"on disk"));let E=[i.gated?"▲ gated: needs an access token":"",i.here?"✓ downloaded":""].filter(Boolean);E.length&&p.append(c("small","",E.join(
" · ")))}return O.append(pt(e,"use",i.model,"Use it")),i.loaded?O.append(pt(e,"tell",i.model,"Show")):a&&O.append(pt(e,"pick",i.model,"Fill in")),i.canUnload&&
O.append(pt(e,"unload",i.model,"Unload")),d.append(p,u,w,m,O),d}return i=>{t.hidden=!e.found,!t.hidden&&i.found&&o(e.found)}}var ih=5,ah=60,lh=6e7,ch=(t,e)=>Array.isArray(e)&&t.length===e.length&&t.every((n,s)=>n===e[s]),Jt=t=>[t,...t.children.flatMap(Jt)],Co=t=>t.parent?Co(t.parent):
t,ms=class{constructor(e){this.log=e,this.trees=[],this.shown=null,this.along=Ra()}get all(){return this.trees.flatMap(Jt)}get busy(){return this.log.running||this.
log.waiting}get visible(){return this.trees.some(({children:n})=>n.length)?this.trees.filter(n=>n.children.length||n===Co(this.shown)):[]}get refuge(){return this.
shown&&(this.shown.parent||this.trees.filter(e=>e!==this.shown).at(-1))}begin(){let{log:e}=this;if(this.along=Ra(),!e.started||e.turn===void 0){this.shown=null;
return}let{turn:n,started:s,asked:o}=e,r=this.all.find(p=>p.turn===n);if(r){this.shown=r;return}e.asked=null;let i=o&&ch(o.ids,s.request.given)&&this.all.find(p=>p.
turn===o.turn);if(i&&o.kind!=="branch"&&i.plain&&i.mode===s.mode){Object.assign(i,{turn:n,pieces:[]}),this.shown=i;return}let a=s.request.only_given===!0,d={turn:n,
read:a,parent:null,children:[],name:"",pieces:[],tokens:0,total:0,text:""};if(i){for(Object.assign(d,{at:o.at,from:o.from,on:o.on,kind:o.kind,parent:i});d.parent.
parent&&d.at<d.parent.at;)d.parent=d.parent.parent;d.parent.children.push(d)}else this.trees=this.trees.filter(({children:p})=>p.length),this.trees.push(d);this.
shown=d}measure(){let{log:e,along:n}=this,s=e.lines();n.follow(s.length?s[0].last:null);let{steps:o}=n;Object.assign(this.shown,{text:e.text,tokens:o.length,total:n.
total,mode:e.started.mode,searched:e.usesBeams,plain:s.length===1&&s[0].kind==="sequence",pieces:o.map(({piece:r,chosen:i})=>r??i.text)})}makeRoom(){for(;;){let e=this.
all,n=e.reduce((o,{text:r})=>o+r.length,0);if(this.trees.length<=ih&&e.length<=ah&&n<=lh)return;let s=this.trees.find(o=>o!==Co(this.shown))||e.filter(o=>o.parent&&
o!==this.shown&&!o.children.length).sort((o,r)=>o.turn-r.turn)[0];if(!s)return;this.detach(s)}}detach(e){e.parent?e.parent.children=e.parent.children.filter(n=>n!==
e):this.trees=this.trees.filter(n=>n!==e)}};function Ra(){return new me(0,(t,{chosen:e})=>t+(e.logprob??-1/0))}var Ba="A run is under way. Wait for its end, or press Stop.";function ja(t){let{root:e,state:n,tree:s,told:o,remove:r}=t,{log:i}=n,a=e.querySelector(".gp-renam\
e");function d(w){if(!(!w||w===n.shown)){if(n.busy){_(o,Ba);return}n.shown=w,i.feedRun(w.text,w.turn),i.ask({type:"shown"}),t.draw(),w.item.focus({preventScroll:!0})}}
function p(){if(!r.dataset.sure){let O=Jt(n.shown).length;r.textContent=O>1?`Delete these ${O} runs?`:"Delete this run?",r.dataset.sure="yes",r.focus();return}let w=n.
shown,m=n.refuge;n.busy?_(o,Ba):m&&(n.detach(w),d(m)),t.calm()}function u(){let w=n.shown,m=c("input","gp-rename-field",null,{"aria-label":"Name of this run",maxlength:60});
m.value=w.name;let O=!0,E=v=>{O&&(O=!1,v&&(w.name=m.value.trim()),document.activeElement===m&&w.item.focus(),m.remove(),t.fill(w))};m.addEventListener("keydown",
v=>{v.stopPropagation(),(v.key==="Enter"||v.key==="Escape")&&E(v.key==="Enter")}),m.addEventListener("click",v=>v.stopPropagation()),m.addEventListener("blur",()=>E(
!0)),w.item.querySelector(".gp-label").replaceChildren(m),m.focus(),m.select()}s.addEventListener("click",w=>{let m=w.target.closest(".gp-run"),O=n.visible.flatMap(
Jt).find(E=>E.item===m);O===n.shown?O.item.focus():d(O)}),s.addEventListener("keydown",w=>{let{shown:m}=n;if(w.ctrlKey||w.metaKey||w.altKey||!m)return;let O=n.visible.
flatMap(Jt),E=O.indexOf(m),v={ArrowDown:()=>d(O[E+1]),ArrowUp:()=>d(O[E-1]),ArrowRight:()=>d(m.children[0]),ArrowLeft:()=>d(m.parent),Home:()=>d(O[0]),End:()=>d(
O.at(-1)),F2:u,Delete:()=>{r.disabled||p()}};Object.hasOwn(v,w.key)&&(w.preventDefault(),v[w.key]())}),a.addEventListener("click",u),r.addEventListener("click",
p),r.addEventListener("blur",()=>t.calm())}var za=8,dh=3,hh=-1e30,ph=t=>`log p ${t>hh?t.toFixed(2).replace("-","−"):"−∞"}`;function fh(t){let e=t.pieces,n=Math.min(...t.children.map(({at:r})=>r)),s=t.
parent?t.at:Number.isFinite(n)&&n>=dh?n:0,o=V(e.slice(s,s+za).join("")).slice(1,-1);return`“${s&&!t.parent?"…":""}${o}${e.length>s+za?"…":""}”`}function Fa(t){
return t.parent?`${t.kind==="branch"?`${t.on?"on ":""}from ${V(t.from)} `:"goes on "}at token ${t.at+1}: `:t.read?"a text that was read: ":"the original: "}var gs=class{constructor(e,n){
this.root=e,this.state=n,this.tree=e.querySelector(".gp-tree"),this.told=e.querySelector(".gp-told"),this.remove=e.querySelector(".gp-delete")}draw(){let{root:e,
tree:n,state:s}=this,o=s.log.canAsk?s.visible:[];if(e.hidden=!o.length,e.hidden)return;let{scrollTop:r}=n;n.replaceChildren(...o.map(i=>this.lay(i))),n.scrollTop=
r,s.shown&&this.reveal(s.shown.item.firstChild),this.remove.disabled=!s.refuge,this.calm()}calm(){this.remove.textContent="Delete",delete this.remove.dataset.sure}lay(e){
e.item??=uh(),this.fill(e);let n=e.item.querySelector(":scope > ul");if(n&&n.remove(),e.children.length){let s=c("ul","",null,{role:"group"});s.append(...e.children.
map(o=>this.lay(o))),e.item.append(s),e.item.setAttribute("aria-expanded","true")}else e.item.removeAttribute("aria-expanded");return e.item}fill(e){let{item:n}=e,
s=e===this.state.shown,o=fh(e),r=e.searched?` · best of ${Tt(e.mode)}`:"",i=`${e.tokens} ${e.tokens===1?"token":"tokens"} · ${ph(e.total)}${r}`,a=n.querySelector(
".gp-label");if(!a.querySelector("input")){let p=[c("span","gp-note",Fa(e)),c("bdi","gp-words",o)];e.name?a.replaceChildren(c("bdi","gp-name",e.name)," ",...p):
a.replaceChildren(...p)}let d=n.querySelector(".gp-facts");_(d,i),d.title="length, and total log-probability after the processors, in nats; −∞ where they remove\
 a given token (but a beam search takes given tokens as the model had them)",_(n.querySelector(".gp-sign"),s?"▶":""),n.setAttribute("aria-selected",String(s)),
n.setAttribute("aria-label",[e.name,Fa(e)+o,i,s?"shown":""].filter(Boolean).join(", ")),n.tabIndex=s?0:-1}reveal(e){let{tree:n}=this,[s,o]=[n.getBoundingClientRect(),
e.getBoundingClientRect()];n.scrollTop+=Math.min(0,o.top-s.top-4)+Math.max(0,o.bottom-s.bottom+4)}};function uh(){let t=c("li","gp-run",null,{role:"treeitem"}),
e=c("div","gp-row");return e.append(c("span","gp-sign","",{"aria-hidden":"true"}),c("span","gp-label"),c("span","gp-facts")),t.append(e),t}function Da(t,e){let n=new ms(e),s=new gs(t,n);return ja(s),o=>{o.run&&n.begin();let{shown:r}=n;if(r&&e.turn===r.turn&&(o.run||o.steps||o.status)&&n.measure(),o.
run){n.makeRoom();let i=s.tree.contains(document.activeElement);s.draw(),i&&r&&r.item&&r.item.focus({preventScroll:!0})}else!t.hidden&&r&&r.item&&s.fill(r);o.status&&
!n.busy&&_(s.told,"")}}var mh={true:"button",false:"div"};function gh({text:t},{chosen:e,removed:n,by:s}){return e?`Again from here, with ${V(t)} once more.`:n?`Continue from here wit\
h ${V(t)} instead, although ${s} removed it.`:`Continue from here with ${V(t)} instead.`}var Yt=class{constructor(e){this.item=c("li","gp-bar"),e.append(this.item),
this.body=null}build(e){let n=mh[e];if(this.body&&this.body.localName===n)return;let s=c(n,"gp-row",null,e?{type:"button"}:{role:"group"});this.rank=c("span","g\
p-rank"),this.sign=c("span","gp-sign","",{"aria-hidden":"true"}),this.word=c("bdi","gp-word");let o=c("span","gp-name");o.append(this.sign,this.word),this.after=
c("span","gp-fill gp-after"),this.before=c("span","gp-fill gp-before"),this.thick=c("span","gp-track"),this.thin=c("span","gp-track gp-thin"),this.thick.append(
this.after),this.thin.append(this.before),this.why=c("span","gp-why","removed by "),this.remover=c("span","gp-remover"),this.why.append(this.remover);let r=c("s\
pan","gp-tracks");r.append(this.thick,this.why,this.thin),this.value=c("span"),this.raw=c("small");let i=c("span","gp-values");i.append(this.value,this.raw),s.append(
this.rank,o,r,i,c("span","gp-go",e?"↪":"",{"aria-hidden":"true"})),s.tabIndex=this.body?this.body.tabIndex:-1,this.body?this.body.replaceWith(s):this.item.prepend(
s),this.body=s}fill(e,n,s){let{text:o,after:r,before:i,rank:a,chosen:d,given:p,removed:u,by:w,rest:m,words:O}=e;this.build(s&&!m),this.entry=e,this.item.hidden=
!1;let E={"gp-chosen":d,"gp-removed":u,"gp-rest":m};re(this.item,["gp-bar",...Object.keys(E).filter(x=>E[x])].join(" ")),_(this.rank,a?I(a):""),_(this.sign,d?"▶":
u?"✕":""),he(this.word,o,{plain:m}),this.thick.hidden=u||r===null;for(let[x,T]of[[this.after,r||0],[this.before,i]])ee(x,"width",Math.min(1,T/n)),x.parentNode.
classList.toggle("gp-beyond",T>n*1.005);_(this.value,u?"":r===null?"–":j(r)),_(this.raw,j(i)),_(this.remover,w),this.why.hidden=!u;let v=[d&&(p?"given":"chose\
n"),u&&`removed by ${w}`].filter(Boolean).join(", "),L=[m?o:V(o),v].filter(Boolean).join(", "),C=s&&!m?gh({text:o},e):"";this.body.setAttribute("aria-label",C?`${L}\
. ${C}`:L),$e(this.body,()=>C?`${C} ${O()}`:O())}hide(){this.item.hidden=!0}};function ws(t){let e=()=>[...t.querySelectorAll(".gp-bar:not([hidden]) > .gp-row")],
n=s=>e().forEach(o=>{o.tabIndex=o===s?0:-1});return t.addEventListener("focusin",s=>s.target.matches(".gp-row")&&n(s.target)),t.addEventListener("keydown",s=>{let o=e(),
r=o.indexOf(s.target),i={ArrowDown:r+1,ArrowUp:r-1,Home:0,End:o.length-1}[s.key];r<0||i===void 0||s.ctrlKey||s.metaKey||s.altKey||(s.preventDefault(),s.stopPropagation(),
o[Math.max(0,Math.min(o.length-1,i))].focus())}),()=>{let s=e();s.length&&!s.some(o=>o.tabIndex===0)&&(s[0].tabIndex=0)}}var Po=t=>t?j(t):"<0.01%",$t=(t,e)=>`${I(t)} ${e}${t===1?"":"s"}`,wh=(t,e)=>t.kept!==e||t.mass_moved>0,Ha=t=>`${t.isPrompt?"prompt token":"token"} ${t.index+1}`;
function No({distribution:{stages:t,vocab:e}}){return t.map((n,s)=>{let[o,r,i]=He(n.name),a=s?t[s-1].kept:e;return{number:s+1,kind:n.name,name:o,meaning:r,knobs:i,
entropy:n.entropy,kept:n.kept,keptBefore:a,removed:n.mass_removed,moved:n.mass_moved,idle:!wh(n,a)}})}function qo({kept:t,keptBefore:e,removed:n,moved:s,idle:o}){
if(o)return"did nothing";let r=[];return t<e&&r.push(`removed ${$t(e-t,"token")} (${Po(n)})`),t>e&&r.push(`brought ${$t(t-e,"token")} back`),(s-n>.001||!r.length)&&
r.push(`moved ${j(s)}`),r.join(", ")}var bs=({layers:t,distribution:e})=>!!t&&(e.stages[0]||{}).name!=="DolaContrast";function Wo(t){return bs(t)?{name:"DoLa",meaning:"\
The scores of the last layer minus those of the contrasted one, without the tokens that DoLa finds improbable: what the processors are given."}:{name:t.layers?"\
the last layer":"the model",meaning:"The distribution that the model gave, before any processor."}}function vt({distribution:{candidates:t},chosen:e}){return t.
some(({token_id:n})=>n===e.token_id)?t:[...t,e]}function ks(t,e,n){if(t.length<=e)return t;let s=({raw_logprob:i,logprob:a})=>Math.max(X(i),X(a)),o=[...t].sort(
(i,a)=>s(a)-s(i)),r=new Set([...o.filter(({token_id:i})=>i===n),...o.filter(Ie).slice(0,3)]);for(let i of o)r.size<e&&r.add(i);return t.filter(i=>r.has(i))}function mn({
raw_logprob:t,stage_logprobs:e},n){return n?e&&n<=e.length?X(e[n-1]):void 0:X(t)}var gn=({raw_logprob:t,stage_logprobs:e},n)=>((n?(e||[])[n-1]:t)??null)===null,
Ie=({logprob:t})=>t===null;function wn({removed_by:t,stage_logprobs:e,raw_logprob:n},s){let o=[n,...e||[]],r=o.findLastIndex((a,d)=>d>0&&a===null&&o[d-1]!==null),
i=t||r>0&&s.distribution.stages[r-1].name;return i?He(i)[0]:bs(s)?"DoLa":"a processor"}function ys(t,e){let{raw_logprob:n,logprob:s,rank:o,raw_rank:r,token_id:i}=t,
a=u=>u?`, rank ${I(u)} of ${I(e.distribution.vocab)}`:"";if(!e.distribution.stages.length&&Math.abs((s??n)-n)<1e-4)return`Probability ${j(X(n))}${a(o||r)}; no p\
rocessor changed it. Token id ${i}.`;let d=`Before the processors ${j(X(n))}${a(r)}.`,p=Ie(t)?`After them it cannot be chosen: removed by ${wn(t,e)}.`:`After th\
em ${j(X(s))}${o?`, rank ${I(o)} of ${I(Re(e))} kept`:""}.`;return`${d} ${p} Token id ${i}.`}function Ga(t,{mode:e,effective:n,config:s}){if(t.isPrompt)return["\
given","stands in the prompt: given, not chosen"];if(t.given)return["given","was given, not chosen"];if(e==="custom")return["the choice","was chosen by your own\
 decoding loop"];if(t.beam)return["the choice",bh[t.beam.status]||"was considered by the search"];if(t.reranked)return["the choice","has the best score: probabi\
lity against degeneration penalty"];let o=t.draft&&t.draft.origin;return o==="accepted"?["the draft","was drafted by the assistant, and accepted"]:o==="correcti\
on"?["the choice","took the place of a rejected draft"]:{...n,...s}.do_sample?["the draw","was drawn"]:["the choice","was taken as the most probable"]}var bh={running:"\
goes on: the search compares the sums of whole beams",finished:"ends a beam: the search compares the sums of whole beams",ended:"would end a beam, which does no\
t count",pruned:"was considered, and pruned: the search compares the sums of whole beams"};var kh=(t,e)=>t.map(({watched:n})=>{let s=(n||[]).find(({token_id:o})=>o===e);return s&&X(s.logprob)}),Io=class extends Yt{constructor(e){super(e),this.along=c(
"div","gp-along",null,{"data-tip":"",tabindex:"0",role:"img"}),this.line=Z("polyline","gp-along-line"),this.here=Z("line","gp-along-here");let n=Z("svg","gp-alo\
ng-plot");n.setAttribute("preserveAspectRatio","none"),n.setAttribute("viewBox","0 0 100 100"),n.append(this.here,this.line),this.along.append(n,c("span","gp-al\
ong-words")),this.item.append(this.along)}},xs=class{constructor(e,n,s){this.log=n,this.entryOf=s,this.box=e.querySelector(".gp-looked-box"),this.list=e.querySelector(
".gp-looked"),this.form=e.querySelector(".gp-look"),this.field=e.querySelector(".gp-look-text"),this.state=e.querySelector(".gp-look-state"),this.rows=[],this.makeReachable=
ws(this.list),this.form.addEventListener("submit",o=>this.ask(o))}lineNumber(){let e=this.log.current(),n=e&&!e.isPrompt&&this.log.lineOf(e);return n?this.log.lines().
findIndex(({last:s,label:o})=>s===n.last&&o===n.label):-1}ask(e){e.preventDefault();let n=this.field.value,s=this.lineNumber();if(!n||s<0){_(this.state,n?"Selec\
t a token of the generated text first.":"Type the text of a token first.");return}_(this.state,`Looking up ${V(n)} …`),this.log.ask({type:"look",line:s,text:n})}draw(e,n,s){
(n.run||n.watched)&&_(this.state,"");let o=e.isPrompt?[]:e.watched||[];this.form.hidden=!this.log.canAsk||this.lineNumber()<0,this.list.parentNode.hidden=!o.length,
this.box.hidden=this.form.hidden&&!o.length;let r=o.map(d=>this.entryOf(d,e)),i=Math.max(.02,...r.map(({after:d,before:p})=>Math.max(d||0,p))),a=o.length?ce(this.
log.lastOf(e)):[];for(;this.rows.length>o.length;)this.rows.pop().item.remove();for(;this.rows.length<o.length;)this.newRow();o.forEach((d,p)=>{this.rows[p].fill(
r[p],i,s),this.drawAlong(this.rows[p],kh(a,d.token_id),e)}),this.makeReachable()}newRow(){this.rows.push(new Io(this.list))}drawAlong(e,n,s){let o=n.map(u=>u??0);
if(e.along.hidden=o.length<2,e.along.hidden)return;let r=Math.max(...o),i=o.indexOf(r),a=u=>u/(o.length-1)*100,d=yh(o,150).map(([u,w])=>`${a(u).toFixed(1)},${(98-
(r?w/r:0)*94).toFixed(1)}`);e.line.setAttribute("points",d.join(" "));for(let[u,w]of Object.entries({x1:a(s.index),x2:a(s.index),y1:0,y2:100}))e.here.setAttribute(
u,w);let p=r?`highest ${j(r)}, at token ${i+1}`:"probability 0 everywhere";_(e.along.lastElementChild,p),e.along.dataset.tip=`The probability of this token afte\
r the processors, along the text of ${$t(o.length,"token")}: ${p}. The upright line is the current token.`,e.along.setAttribute("aria-label",`along the text: ${p}`)}};
function yh(t,e){let n=Math.ceil(t.length/e),s=[];for(let o=0;o<t.length;o+=n){let r=o;for(let i=o+1;i<Math.min(t.length,o+n);i++)t[i]>t[r]&&(r=i);s.push([r,t[r]])}
return s}function Ka(t,e){let s=t.querySelector(".gp-bars"),o=t.querySelector(".gp-bars-legend"),r=t.querySelector(".gp-all"),i=g=>t.querySelector(".gp-"+g),[a,d,p,u,w]=[
"full","beams-note","press-note","chosen-word","removed-key"].map(i),m=i("no-token"),O=[],E=ws(s),v=new xs(t,e,T),L=!1,C=[],x=g=>e.canAsk&&!g.isPrompt;function T(g,k){
let $=Ie(g);return{id:g.token_id,text:g.text,after:X(g.logprob),before:X(g.raw_logprob),rank:$?null:g.rank??(k.distribution.stages.length?null:g.raw_rank),chosen:g.
token_id===k.chosen.token_id,given:k.isPrompt||k.given,removed:$,by:$?wn(g,k):"",words:()=>ys(g,k)}}function y(g){let k=vt(g),A=(L?k:ks(k,24,g.chosen.token_id)).
map(N=>T(N,g)),S=g.distribution.vocab-k.length;S>0&&A.push(l(g,k.map(N=>T(N,g)),S));let M=h(Math.max(...A.filter(({rest:N})=>!N).map(N=>Math.max(N.after,N.before))));
for(_(a,`axis 0–${j(M)}`);O.length<A.length;)O.push(new Yt(s));O.forEach((N,W)=>A[W]?N.fill(A[W],M,x(g)):N.hide()),E(),r.hidden=k.length<=24,_(r,L?"show 24 on\
ly":`show all ${I(k.length)}`),r.setAttribute("aria-expanded",String(L))}function l(g,k,$){let A=B=>Math.max(0,1-k.reduce((P,q)=>P+q[B],0)),S=Re(g)>k.filter(({removed:B})=>!B).
length,[M,N]=[S?e.usesBeams?null:A("after"):0,A("before")],W=`All ${I($)} tokens that are not listed, together: ${j(N)} before the processors`+(M===null?".":`, ${j(
M)} after them.`);return{text:`${I($)} others`,after:M,before:N,rest:!0,words:()=>W}}let h=g=>[.02,.05,.1,.2,.5,1].find(k=>g<=k)||1;function b(g){let k=!g.distribution.
stages.length;t.classList.toggle("gp-untouched",k),_(i("after-word"),k?"probability; no processor ran, so it is the same before and after":"after the processors"),
i("before-key").hidden=k,w.hidden=!vt(g).some(Ie),_(u,g.isPrompt||g.given?"given, not chosen":"chosen"),d.hidden=!g.beam||k,p.hidden=!x(g),t.classList.toggle("g\
p-pressable",x(g))}s.parentNode.addEventListener("click",g=>{let k=g.target.closest("button.gp-row"),$=k&&[...O,...v.rows].find(({body:S})=>S===k),A=e.current();
$&&A&&x(A)&&e.ask({type:"branch",step:A,tokenId:$.entry.id})}),r.addEventListener("click",()=>{L=!L,y(e.current())});function f(){for(let g of O)g.hide();for(let g of[
r,d,p,v.box])g.hidden=!0}return g=>{let k=e.current();o.hidden=!k,m.hidden=!!k,k?((k!==C[0]||e.canAsk!==C[1])&&y(k),b(k),v.draw(k,g,x(k))):f(),C=[k,e.canAsk]}}var Qt=.001,Ua=2e-5,xh=-1e9,kn=-1e8,Ce=(t,e=-1e30)=>t==null||t<e;function Xt(t,e,n){return Ce(t,n)||Ce(e,n)?Ce(t,n)&&Ce(e,n)?0:1/0:Math.abs(t-e)}function bn(t,e,n){
return Xt(t,e===null?null:e*n,kn)/Math.max(1,n)}var St=class{count=0;off=0;furthest=0;worst=null;see(e,n){this.count+=1,e<=Qt||(this.off+=1),!(this.worst&&!(e>this.
furthest))&&(this.furthest=e,this.worst={...n(),difference:e})}};function Va(t){if(!t.usesBeams)return null;let{effective:e}=t.started,n={sum:new St,given:new St,
final:new St,pool:new St,output:new St},s=e.length_penalty??1;for(let o of t.prompts){if(!o)continue;let r=Math.max(...o.distributions.map(i=>i.length));$h(o,Math.
max(1,Math.floor(r/(e.num_beam_groups||1))),s,n)}return t.finished.sequences.forEach((o,r)=>vh(t.returned[r].last,o,r,s,n.output)),n}function $h(t,e,n,s){let o=null,
r=new Map,i=(a,d)=>d.score-a.score;t.steps.forEach((a,d)=>{if(a.some(({given:w})=>w)){for(let w of a)s.given.see(Xt(w.beam.score,0),()=>({node:w}));return}o??=new Map(
a.filter(({beam:w})=>w.parent%e===0).map(({beam:w})=>[w.parent,0]));for(let w of a){let{beam:m}=w,O=o.get(m.parent)??xh;if(s.sum.see(Xt(O+(m.logprob??-1/0),m.score,
kn),()=>({node:w,parent:O})),m.final_score===null||m.final_score===void 0)continue;let E=w.length**n;s.final.see(bn(m.score,m.final_score,E),()=>({node:w,power:E}));
let v=m.group??null;r.set(v,[...r.get(v)||[],{score:m.final_score,power:E}].sort(i).slice(0,e))}let p=[...r.values()].flat().filter(({score:w})=>!Ce(w)).sort(i),
u=t.pools[d].filter(w=>!Ce(w));for(let w=0;w<Math.max(p.length,u.length);w++){let m=p[w]??null,O=m&&w<u.length?bn(m.score*m.power,u[w],m.power):1/0;s.pool.see(O,
()=>({step:d,place:w,expected:m&&m.score,told:u[w]??null}))}o=new Map(a.filter(({beam:w})=>w.status==="running").map(({beam:w})=>[w.beam,w.score]))})}function vh(t,e,n,s,o){
let r=ce(t),i=r.filter(({given:p})=>!p);if(e.score===null||!i.length)return;let a=i.length**s,d=r.every(({beam:p,given:u},w)=>u||p.parent===(e.beams||[])[w]);o.
see(d?bn(t.beam.score,e.score,a):1/0,()=>({number:n,node:t,power:a,told:e.score}))}var Sh={agrees:"agrees with the library",differs:"differs from the library",none:"not checked"};function Ja(t,e){let s=t.querySelector("details"),o=t.querySelector(
".gp-output"),r=t.querySelector(".gp-all"),i=null,a=!1;function d(g){let k=e.allLines(),$=e.started.effective.length_penalty??1;return g.sequences.map((A,S)=>{let M=ce(
k[S]?k[S].last:null),N=A.token_ids.map((z,F)=>{let Y=M[F]&&M[F].chosen.token_id===z?M[F]:null,Q=A.logprobs[F];return{id:z,text:Y?Y.chosen.text:"?",recorded:Q,library:A.
transition_scores?A.transition_scores[F]:null,difference:A.transition_scores?Xt(Q,A.transition_scores[F]):null,drawn:Y?Xt(Q,Y.chosen.logprob):1/0}}),W=A.logprobs.
filter((z,F)=>!M[F]||!M[F].given),B=W.reduce((z,F)=>z+(F??-1/0),0),P=W.length**$,q=W.length?B/P:null,R=A.score!==null&&q!==null&&A.score*P>kn;return{tokens:N,sum:B,
length:W.length,penalty:$,rebuilt:q,score:A.score,difference:R?bn(B,A.score,P):null}})}function p(g,k=1e-9){if(!Number.isFinite(g))return"everything";let $=Math.
max(g,k),A=Math.floor(Math.log10($)+1e-9),S=Math.ceil($/10**A-1e-6);return S===10?`1e${A+1}`:`${S}e${A}`}let u=g=>g.join("; "),w=(g,k)=>`${I(g)} ${k}${g===1?"":
"s"}`;function m(){let{mode:g}=e.started;return g==="custom"?"its decoding loop is one of your own":"the run was recorded without the library’s scores"}function O(g){
if(!g||!g.sum.count)return[[],[]];let{sum:k,given:$,final:A,pool:S,output:M}=g,N=({off:P,count:q,furthest:R},z,F)=>P?[`${I(P)} of ${w(q,z)} ${P===1?"does":"do"}\
 not ${F}: the furthest is off by ${p(R)}`]:[],W=[...N(k,"tree node","add up"),...N($,"given token","weigh nothing"),...N(A,"final score","follow from its sum"),
...N(S,"kept score","follow from the texts that ended"),...N(M,"output","end where its path through the tree ends")],B=Math.max(...Object.values(g).map(P=>P.furthest));
return[W,W.length?[]:[`${w(k.count,"node")} of the tree ${k.count===1?"adds":"add"} up to within ${p(B,Ua)}`]]}function E({outputs:g,tree:k}){let $=g.flatMap(F=>F.
tokens);if(!$.length)return["none","–","There are no scores to check: no token was generated."];let A=$.filter(({difference:F})=>F!==null),S=g.filter(({difference:F})=>F!==
null),M=F=>Math.max(0,...F.map(({difference:Y})=>Y)),N=F=>F.filter(({difference:Y})=>!(Y<=Qt)),W=$.filter(({drawn:F})=>F>Qt),[B,P]=O(k),q=[];if(N(S).length&&q.push(
`${I(N(S).length)} of ${I(S.length)} sequences_scores cannot be rebuilt: they are off by up to ${p(M(S))}`),q.push(...B),N(A).length&&q.push(`${I(N(A).length)} \
of ${w(A.length,"token")} differ from the library’s compute_transition_scores, by up to ${p(M(A))}`),W.length&&q.push(`${w(W.length,"token")} of the outputs d\
iffer from the steps that are shown`),q.length)return["differs","✗",u(q)];let R=[...S.length?[`${I(S.length)} sequences_scores ${S.length===1?"is":"are"} rebu\
ilt to within ${p(M(S))}`]:[],...P];if(!A.length)return["none","–",u([...R,`compute_transition_scores does not apply: ${m()}`])];let z=A.length===1?"token agr\
ees":"tokens agree";return["agrees","✓",u([...R,`${I(A.length)} ${z} with the library’s compute_transition_scores to within ${p(M(A))}`])]}function v(){let[
g,k,$]=i?E(i):["none","–","The scores are checked against the library when the run has finished."];t.dataset.verdict=g,_(t.querySelector(".gp-badge"),k),_(t.querySelector(
".gp-sign-words"),i?Sh[g]:"not checked yet"),_(t.querySelector(".gp-verdict-line"),$)}let L=g=>Ce(g)?"−∞":g.toFixed(3).replace("-0.000","0.000"),C=g=>Ce(g)?
"−∞":(g<kn?g.toExponential(3):K(g,5)).replace("-","−"),x=g=>g<0||Ce(g)?`(${C(g)})`:C(g);function T(g,k){let $=g.insertCell();k===null?$.textContent="–":
$.textContent=(k>Qt?"✗ ":"")+(k===0?"0":Number.isFinite(k)?k.toExponential(0):"∞"),$.classList.toggle("gp-off",k>Qt)}function y(){let g=i.outputs.filter(({score:$})=>$!==
null);t.querySelector(".gp-beam-check").hidden=!g.length;let k=t.querySelector(".gp-sums tbody");k.replaceChildren(),i.outputs.forEach(($,A)=>{if($.score===null)
return;let S=k.insertRow();for(let M of[A+1,L($.sum),$.length,$.penalty,K($.rebuilt,4),K($.score,4)])S.insertCell().textContent=M;T(S,$.difference)})}function l(g,k,$,A,S,M){
if(!$.count)return;let{worst:N}=$,W=g.insertRow();W.append(c("th","",k,{scope:"row"})),W.insertCell().textContent=I($.count),W.insertCell().append(A(N),...N.node?
[" ",te(N.node.beam.text)]:[]),W.insertCell().textContent=S(N),W.insertCell().textContent=C(M(N)),T(W,N.difference)}function h(){let g=t.querySelector(".gp-tree\
-sums tbody");if(g.replaceChildren(),!i.tree)return;let{sum:k,given:$,final:A,pool:S,output:M}=i.tree,N=e.started.effective.length_penalty??1,W=({node:P})=>`ste\
p ${P.index+1}:`,B=({node:P,power:q})=>`${C(P.beam.score)} / ${P.length} ** ${N} = ${C(Ce(P.beam.score)?null:P.beam.score/q)}`;l(g,"node: parent’s score + log-p\
robability",k,W,({node:P,parent:q})=>`${C(q)} + ${x(P.beam.logprob)} = ${C(Ce(P.beam.logprob)?null:q+P.beam.logprob)}`,({node:P})=>P.beam.score),l(g,"given toke\
n: weighs nothing",$,W,()=>C(0),({node:P})=>P.beam.score),l(g,"ended: score / length ** length_penalty",A,W,B,({node:P})=>P.beam.final_score),l(g,"kept after a \
step: the best that ended",S,P=>`step ${P.step+1}: number ${P.place+1}`,P=>P.expected===null?"none":C(P.expected),P=>P.told),l(g,"output: score where its path e\
nds, after the penalty",M,({number:P})=>`output ${P+1}:`,B,P=>P.told)}function b(){let{tokens:g}=i.outputs[Number(o.value)]||i.outputs[0]||{tokens:[]},k=t.querySelector(
".gp-scores tbody");k.replaceChildren(),g.slice(0,a?1/0:20).forEach(($,A)=>{let S=k.insertRow();S.insertCell().textContent=A+1,S.insertCell().textContent=$.id,S.
insertCell().append(te($.text)),S.insertCell().textContent=L($.recorded),S.insertCell().textContent=$.difference===null?"–":L($.library),T(S,$.difference),S.insertCell().
textContent=(X($.recorded)*100).toFixed(2)+"%"}),r.hidden=g.length<=20||a,_(r,`Show all ${I(g.length)} tokens`)}function f(){if(!s.open)return;let g=e.hideFrom!==
null;if(t.querySelector(".gp-secret").hidden=!g,t.querySelector(".gp-token-check").hidden=g||!i,t.querySelector(".gp-beam-check").hidden=!0,t.querySelector(".gp\
-tree-check").hidden=g||!i||!i.tree||!i.tree.sum.count,_(t.querySelector(".gp-how"),"The playground notes a log-probability for each token while it decodes. Bes\
ide it stands what the library’s own compute_transition_scores gives for the same run"+(e.usesBeams?" (normalize_logits=False, as its documentation asks for b\
eams).":" (normalize_logits=True).")),!i)return;let k=e.usesBeams?"output":"sequence";t.querySelector(".gp-which").hidden=i.outputs.length<2,o.options.length!==
i.outputs.length&&o.replaceChildren(...i.outputs.map(($,A)=>c("option","",`${k} ${A+1}`,{value:A}))),y(),g||h(),g||b()}return s.addEventListener("toggle",f),s.addEventListener(
"keydown",g=>{g.key!=="Escape"||!s.open||(s.open=!1,s.querySelector("summary").focus())}),o.addEventListener("change",f),r.addEventListener("click",()=>{a=!0,f()}),
g=>{if(t.hidden=!e.started,!g.run&&!g.status&&!g.steps)return;let{finished:k}=e;k?(!i||i.finished!==k)&&(i={finished:k,outputs:d(k),tree:Va(e)},a=!1,o.replaceChildren()):
i=null,v(),(g.run||g.status||k)&&f()}}function Ya(t,e){let o=[.1,.2,.5,1,2,5,10,20,50,1/0],r=t.querySelector(".gp-heat-plot"),i=t.querySelector(".gp-cells"),a=t.querySelector(".gp-column"),d=t.querySelector(
".gp-layer-names"),p=t.querySelector(".gp-layer-reading"),u=t.querySelector(".gp-layer-tally"),w=document.createElement("canvas"),m=w.getContext("2d",{willReadFrequently:!0}),
O=new me({picks:{},peak:0},({picks:P,peak:q},{layers:R})=>R?{picks:{...P,[R.layer]:(P[R.layer]||0)+1},peak:Math.max(q,...R.divergences)}:{picks:P,peak:q}),E=0,v=[],
L=[],C=[0,0],x=[],T=P=>Math.round(Math.sqrt(Math.max(0,Math.min(1,(P??0)/E)))*10);function y(){let P=getComputedStyle(t);return[...[...Array(11).keys()].map(R=>`\
--gp-heat-${R}`),"--gp-text"].map(R=>{let z=P.getPropertyValue(R).trim();return[1,3,5].map(F=>parseInt(z.slice(F,F+2),16))})}function l(P){if(w.width>=P&&w.height===
v.length*6)return;let q=w.height===v.length*6?m.getImageData(0,0,w.width,w.height):null;w.width=Math.max(64,2**Math.ceil(Math.log2(P))),w.height=v.length*6,q&&m.
putImageData(q,0,0)}function h(P){let q=new ImageData(1,v.length*6);v.forEach((R,z)=>{let F=P.layers?P.layers.candidate_layers.indexOf(R):-1;if(F<0)return;let Y=L[T(
P.layers.divergences[F])];for(let Q=0;Q<5;Q++){let oe=Q===2&&R===P.layers.layer?L[11]:Y;q.data.set([...oe,255],(z*6+Q)*4)}}),m.putImageData(q,P.index,0)}let b=()=>Math.
max(10,O.steps.length);function f(){let[P,q]=C;if(!P||!q)return;i.width!==P&&(i.width=P),i.height!==q&&(i.height=q);let R=i.getContext("2d");R.clearRect(0,0,P,q),
R.imageSmoothingEnabled=!1;let z=O.steps.length;R.drawImage(w,0,0,z,w.height,0,0,P*z/b(),q)}function g(P){let q=[...O.steps.find(Y=>Y.layers).layers.candidate_layers].
sort((Y,Q)=>Q-Y),R=y(),z=o.find(Y=>O.total.peak<=Y*Math.LN2)*Math.LN2,F=String([q,R,z])!==String([v,L,E]);String(q)!==String(v)&&k(q),[v,L,E]=[q,R,z],l(O.steps.
length);for(let Y of F?O.steps:P)h(Y);f()}function k(P){let q=Math.max(15,Math.min(28,280/P.length));r.style.height=d.style.height=`${Math.max(1,P.length)*q}px`,
d.replaceChildren(...P.map(R=>c("span","",R===0?"embedding":`layer ${R}`)))}function $(){_(t.querySelector(".gp-ramp-low"),"0"),_(t.querySelector(".gp-ramp-high"),
`${Number(xe(E,e.unit).toPrecision(2))} ${e.unit}`.replace(/^1 bits/,"1 bit"));let P=t.querySelector(".gp-scale-ramp");if(!P.childNodes.length)for(let q=0;q<11;q++){
let R=c("i");R.style.background=`var(--gp-heat-${q})`,P.append(R)}}let A=P=>P===0?"the embedding (layer 0)":`layer ${P}`;function S(P){if(!P.layers)return`Token\
 ${P.index+1}, ${V(P.chosen.text)}: no layer was contrasted.`;let{layer:q,final_layer:R,candidate_layers:z,divergences:F}=P.layers,Y=z.map((Q,oe)=>`${Q===0?"emb\
edding":`layer ${Q}`} ${xe(F[oe]??0,e.unit).toFixed(3)}`);return`Token ${P.index+1}, ${V(P.chosen.text)}: ${A(q)} was contrasted with the last layer (${R}), bec\
ause it diverges most from it. Divergences in ${e.unit}: ${Y.join(", ")}.`}function M(P){a.hidden=!1,a.style.left=`${P.index/b()*100}%`,a.style.width=`${100/b()}\
%`;let q=S(P);_(p,q),Vn(r,P,O.steps.length,q)}function N(){let P=Object.entries(O.total.picks).sort((R,z)=>z[1]-R[1]),q=P.reduce((R,[,z])=>R+z,0);_(u,"Along the\
 text: "+P.map(([R,z])=>`${A(Number(R))} in ${I(z)}`).join(", ")+` of ${I(q)} steps.`),_(t.querySelector(".gp-heat-end"),String(b()))}Li(r,e,{stepUnder:P=>{let{
left:q,width:R}=r.getBoundingClientRect(),z=Math.floor((P.clientX-q)/R*b());return O.steps[Math.max(0,Math.min(O.steps.length-1,z))]},hover:P=>_(p,S(P)),leave:()=>e.
current()&&!t.hidden&&_(p,S(e.current()))});function W(P){let q=e.current();if(t.hidden=!(q&&q.layers),t.hidden)return;let{added:R}=O.follow(e.lastOf(q));q===x[0]&&
O.total===x[1]&&!P.unit&&!P.look||(x=[q,O.total],g(R),$(),M(q),N())}new ResizeObserver(([{contentRect:P}])=>{C=[P.width,P.height].map(q=>Math.round(q*devicePixelRatio)),
f()}).observe(r);let B=()=>W({look:!0});return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",B),new MutationObserver(B).observe(document.
body,{attributes:!0,attributeFilter:["class"]}),W}var vs={count:0,after:0,before:0,entropyAfter:0,entropyBefore:0,kept:0};function Ro(t,e){let{chosen:n,distribution:s}=e,o=r=>we(r)??-1/0;return{count:t.count+1,
after:t.after+o(n.logprob??n.raw_logprob),before:t.before+o(n.raw_logprob),entropyAfter:t.entropyAfter+s.entropy_after,entropyBefore:t.entropyBefore+s.entropy_before,
kept:t.kept+Re(e)}}var Zt=(t,e)=>e?Math.exp(-t/e):null,_h=[1,2,3],$s=class{constructor(){this.ids=[],this.grams=new Map(_h.map(e=>[e,new Map])),this.repeated=[],
this.numRepeated=0}gram(e){return this.ids.slice(-e).join(" ")}add(e){this.repeated.push(this.ids.includes(e,-128)),this.numRepeated+=Number(this.repeated.at(-1)),
this.ids.push(e);for(let[n,s]of this.grams)this.ids.length>=n&&s.set(this.gram(n),(s.get(this.gram(n))||0)+1)}cut(e){for(;this.ids.length>e;){for(let[n,s]of this.
grams){if(this.ids.length<n)continue;let o=s.get(this.gram(n))-1;o?s.set(this.gram(n),o):s.delete(this.gram(n))}this.ids.pop(),this.numRepeated-=Number(this.repeated.
pop())}}distinct(e){return this.ids.length>=e?this.grams.get(e).size/(this.ids.length-e+1):null}get share(){return this.ids.length?this.numRepeated/this.ids.length:
null}};function Xa(t,e){let n=t.querySelector(".gp-status"),s=t.querySelector(".gp-alert"),o=t.querySelector(".gp-figures"),r=t.querySelector(".gp-notes"),i=new Map,a="\
gp-meaning-"+Math.random().toString(36).slice(2,8)+"-",d=new Nt,p;function u(){let{started:S,finished:M}=e;if(!S)return[];let N=M?M.num_tokens:e.numTokens,W=M?M.
seconds:e.elapsed,B=M?M.time_to_first_token:e.firstElapsed;return[["Tokens",I(N),"tokens generated so far"+(e.usesBeams?", one a step for all beams together":"")+
`; at most ${I(S.max_new_tokens)} new ones were asked for`],["Per second",W>0&&N?(N/W).toFixed(1):"–","tokens per second: tokens divided by the time since the\
 run began, the first token’s wait included"],["First token",B===null?"–":vn(B),"time to first token: from the start of the run to its first token, without \
waiting in line or loading the model"],...w(),["Stopped by",m(),"what ended the text: the model’s own end-of-sequence token, a stop string, a limit, a criterion\
 or a loop of your own, or a person",!0],["Seed",String(S.seed),"the random seed of this run: the same seed and settings give the same text again"]]}function w(){
if(!e.rounds.length)return[];let{num_draft_tokens:S,num_accepted_draft_tokens:M,...N}=d.read(e.rounds),W=N.draft_acceptance_rate;return[["Draft accepted",W===null?
"–":j(W),`draft_acceptance_rate: accepted over drafted tokens, ${I(M)} of ${I(S)}`],["Tokens per draft",K(N.mean_acceptance_length,2),`mean_acceptance_length:\
 tokens that a round with a draft wrote on average, the target’s own one included: 1 + ${I(M)} accepted / ${I(N.num_spec_steps)} such rounds`]]}function m(){return e.
finished?[...new Set(e.finished.sequences.map(M=>fe(M.stop_reason)[0]))].join(", ")||"–":e.running?"still running":"an error"}function O(){let S=u(),M=new Set(
S.map(([N])=>N));for(let[N,{figure:W}]of i)M.has(N)||(W.remove(),i.delete(N));S.forEach(([N,W,B,P],q)=>{let R=i.get(N)||E(N,P,q);R.value.textContent!==W&&(R.value.
textContent=W);let z=`${N}: ${B}`;R.meaning.textContent!==z&&(R.meaning.textContent=z)})}function E(S,M,N){let W=c("div","gp-figure"+(M?" gp-words":""),null,{tabindex:"\
0"}),B=c("dd"),P=c("span","gp-meaning","",{role:"tooltip",id:a+S.replaceAll(" ","-")});W.setAttribute("aria-describedby",P.id),W.append(c("dt","",S),B,P),o.insertBefore(
W,o.children[N]||null);let q={figure:W,value:B,meaning:P};return i.set(S,q),q}let v=new me(vs,Ro),L=new $s,C=vs,x=S=>Number.isFinite(S)?xe(S,e.unit).toFixed(2).
replace(/^-0.00$/,"0.00"):"−∞",T=S=>S===null?"–":Number.isFinite(S)?S<1e3?S.toFixed(2):I(Math.round(S)):"∞";function y(){let{total:S}=v,{unit:M}=e,N=(P,{
count:q})=>q?P/q:null,W=(P,q)=>q.count?x(N(P,q)):"–",B=v.steps.at(-1).distribution.vocab;return[["perplexity",l([[S.after,S.count],[S.before,S.count],[C.before,
C.count]],B),T(Zt(S.after,S.count)),T(Zt(S.before,S.count)),T(Zt(C.before,C.count))],[`mean log-probability, ${M}`,"the logarithm of a token’s probability, on a\
verage",W(S.after,S),W(S.before,S),W(C.before,C)],[`cumulative log-probability, ${M}`,"the logarithm of the probability of the whole text: that of its tokens, a\
dded up",x(S.after),x(S.before),x(C.before)],[`mean entropy, ${M}`,"how uncertain the next token was, on average",W(S.entropyAfter,S),W(S.entropyBefore,S),W(C.entropyBefore,
C)],["mean tokens kept","how many tokens could be chosen, on average: all of the vocabulary before the processors",T(N(S.kept,S)),I(B),I(B)],...[1,2,3].map(P=>[
`distinct-${P}`,`how many of the text’s ${P===1?"tokens":`runs of ${P} tokens`} differ, over all of them: 1 means that nothing comes twice`,T(L.distinct(P)),"",
""]),["repetition","the share of tokens that occur among the 128 tokens before them",j(L.share),"",""]]}function l(S,M){let N="e to the power of minus the mean \
log-probability in nats";return S.every(([W,B])=>!B||Zt(W,B)<=M)?`how many equally likely tokens there were to choose from, on average: ${N}`:`${N}; above ${I(M)}\
, the size of the vocabulary, where tokens drawn blindly would be likelier`}function h(){let S=e.current(),M=S?e.lastOf(S):null,{keep:N,added:W}=v.follow(M&&!M.
isPrompt?M:null);L.cut(N);for(let{chosen:P}of W)L.add(P.token_id);let B=t.querySelector(".gp-text-numbers");B.hidden=!v.steps.length,!B.hidden&&(b(),B.open&&f(S))}
function b(){let{total:S}=v;_(t.querySelector(".gp-in-short"),`Perplexity ${T(Zt(S.before,S.count))}`)}function f(S){let M=e.lines().length>1?e.lineOf(S):null;_(
t.querySelector(".gp-whose"),M&&M.label?`of ${M.label}`:""),t.querySelector(".gp-prompt-head").hidden=!C.count;let N=y(),W=t.querySelector(".gp-totals tbody");for(;W.
rows.length<N.length;){let B=W.insertRow(),P=c("th","",null,{scope:"row"});P.append(c("span","","",{tabindex:"0","data-tip":""})),B.append(P,c("td"),c("td"),c("\
td"))}N.forEach(([B,P,...q],R)=>{let[z,...F]=W.rows[R].cells;_(z.firstChild,B),z.firstChild.dataset.tip=P.charAt(0).toUpperCase()+P.slice(1)+".",q.forEach((Y,Q)=>_(
F[Q],Y)),F[2].hidden=!C.count})}t.querySelector(".gp-text-numbers").addEventListener("toggle",h);function g(){let S=e.finished?e.finished.sequences:[],M=new Map;
S.forEach(({note:B},P)=>B&&M.set(B,[...M.get(B)||[],P+1]));let N=e.usesBeams?"output":"sequence",W=[...M].map(([B,P])=>{let R=P.length<S.length?` on ${N}${P.length>
1?"s":""} ${P.join(", ")}`:"",z=c("p");return z.append(c("b","",`Note${R}: `),B),z});r.replaceChildren(...W)}function k(){let[S,M]=$(),N=S+M;n.textContent!==N&&
n.replaceChildren(c("b","",S),M)}function $(){let{started:S,finished:M,failed:N,queued:W,loading:B}=e;if(B){let R=Mt(B);return["",R[0].toUpperCase()+R.slice(1)]}
if(W)return W.ahead===0?["Starting …",""]:["Waiting in line. ",`${W.ahead===1?"One run is":`${W.ahead} runs are`} before yours.`];if(N)return["Stopped by an e\
rror.",S?e.numTokens?" What had been written is kept.":" Nothing had been written.":""];if(!S)return["","Nothing has run yet."];let P=` · ${S.model}${S.assistant?
" with "+S.assistant:""} · ${Tt(S.mode)}${S.device==="cpu"?"":` · ${S.device}`}`,q=M||e.shared<2?"":` · side by side with ${e.shared===2?"another run":`${e.shared-
1} others`}`;return e.recorded?["Recorded run",P]:[M?"Finished":"Decoding …",P+q]}function A(){let S=e.waiting?null:e.failed;if(p===S||(p=S,s.replaceChildren(),
!S))return;let M=c("div","gp-problem"),N=(W,B,P)=>{let q=c("p");q.append(c("b","","✕ "),(P?P+": ":"")+W,B?" "+B:""),M.append(q)};for(let{knob:W,message:B,fix:P}of Sn(
S))N(B,P,W);s.append(M)}return S=>{S.run&&(o.replaceChildren(),i.clear()),(S.run||S.status)&&(k(),A(),g()),(S.run||S.steps||S.status)&&O(),(S.run||S.prompt)&&(C=
e.promptSteps.reduce(Ro,vs)),h()}}var Qa=12;function Za(t,e,n){let s=0,o=t.map(p=>{let u=s;return s=Math.min(1,s+(mn(p,n)||0)),{from:u,to:s,kind:Bo(p,e),candidate:p}}),r=e.distribution.stages[n],
i=t.filter(p=>r&&gn(p,n+1)).reduce((p,u)=>p+(mn(u,n)||0),0),a=r?Math.max(0,Math.min(1-s,r.mass_removed-i)):0,d={from:s,to:1-a,kind:"others",candidate:null};return[
...o,d,{from:1-a,to:1,kind:"going",candidate:null}]}function Bo(t,e){return t.token_id===e.chosen.token_id?"chosen":Ie(t)?"removed":"kept"}function el(){let t=c(
"div","gp-flow",null,{"aria-hidden":"true"}),e=Z("svg","gp-ribbons");e.setAttribute("viewBox",`0 0 100 ${Qa}`),e.setAttribute("preserveAspectRatio","none");let n=c(
"div","gp-flow-bar");return t.append(e,n),{box:t,ribbons:e,bar:n}}var Oh=(t,e)=>e>12+7*Math.min(t.length,10);function jo({ribbons:t,bar:e},n,s,o,r){let i=J(e,n.
length,()=>c("span",""));n.forEach(({from:d,to:p,kind:u,candidate:w},m)=>{let O=i[m];if(re(O,`gp-piece gp-piece-${u}`),O.hidden=p-d<1e-4&&u!=="chosen",O.hidden)
return;ee(O,"left",d),ee(O,"width",p-d);let E=w?w.text:u==="others"?"others":"",v=E&&Oh(E,(p-d)*o)?E:"";(O.dataset.text||"")!==v&&O.replaceChildren(...v?[te(v,"\
gp-piece-word")]:[]),O.dataset.text=v,$e(O,()=>r(n[m],s&&s[m]))});let a=J(t,s?n.length:0,()=>Z("path"));(s||[]).forEach((d,p)=>{let{from:u,to:w,kind:m}=Eh(n[p]),
[O,E,v,L]=[d.from,d.to,w,u].map(C=>(C*100).toFixed(2));a[p].dataset.kind!==m&&(a[p].dataset.kind=m,a[p].setAttribute("class",`gp-ribbon gp-ribbon-${m}`)),a[p].setAttribute(
"d",d.to>d.from?`M${O} 0H${E}L${v} ${Qa}H${L}Z`:"")})}function Eh(t){return t.kind==="others"?{...t,to:1}:t.kind==="going"?{...t,from:1,to:1}:t}var Ss=class{constructor(e){this.table=e,this.head=e.createTHead().insertRow(),this.body=e.createTBody(),e.addEventListener("keydown",n=>this.walk(n)),e.addEventListener(
"focusin",n=>this.keepFocus(n.target)),this.lines=[]}draw(e,n,s){this.drawHead(e);let o=e.filter(p=>p.idle).length;this.table.style.minWidth=`${100+20*o+60*(e.length-
o)}px`;let r=n.map(p=>e.map(({number:u})=>mn(p,u))),i=Math.max(.02,...r.flat().filter(p=>p!==void 0)),a=new Set(vt(s));for(;this.lines.length>n.length;)this.lines.
pop().row.remove();for(;this.lines.length<n.length;)this.newLine();n.forEach((p,u)=>this.fill(this.lines[u],p,e,r[u],i,s,a));let d=this.lines.flatMap(p=>p.cells.
map(({cell:u})=>u));!d.some(p=>p.tabIndex===0)&&d.length&&(d[0].tabIndex=0)}drawHead(e){let n=J(this.head,e.length+1,()=>{let s=c("th","",null,{scope:"col"});return s.
append(c("span","gp-stage-place"),c("span","gp-stage-name")),s});_(n[0].lastElementChild,"candidate"),e.forEach(({place:s,name:o,tip:r,idle:i},a)=>{let d=n[a+1];
re(d,i?"gp-idle-column":""),_(d.firstElementChild,s),_(d.lastElementChild,o),d.lastElementChild.classList.toggle("gp-hidden",i),d.dataset.tip=r})}newLine(){let e=this.
body.insertRow(),n=c("th","",null,{scope:"row"}),s=c("span","gp-sign","",{"aria-hidden":"true"}),o=c("bdi","gp-word"),r=c("span","gp-course-tag"),i=c("div","gp-\
course-name"),a=c("div","");a.append(o,r),i.append(s,a),n.append(i),e.append(n),this.lines.push({row:e,head:n,sign:s,word:o,tag:r,cells:[]})}newCell(e){let n=c(
"td","",null,{role:"gridcell",tabindex:"-1"}),s=c("span","gp-course-track",null,{"aria-hidden":"true"}),o=c("i","gp-course-bar");s.append(o);let r=c("span","gp-\
course-number");n.append(s,r),e.row.append(n),e.cells.push({cell:n,bar:o,number:r})}fill(e,n,s,o,r,i,a){let d=n.token_id===i.chosen.token_id,p=Ie(n);for(re(e.row,
`gp-course gp-course-${Bo(n,i)}`),_(e.sign,d?"▶":p?"✕":""),he(e.word,n.text),_(e.tag,[d&&(i.given?"given":"chosen"),p&&"removed",!a.has(n)&&"looked up"].filter(
Boolean).join(", ")),$e(e.head,()=>ys(n,i));e.cells.length>s.length;)e.cells.pop().cell.remove();for(;e.cells.length<s.length;)this.newCell(e);s.forEach((u,w)=>this.
fillCell(e.cells[w],n,s,w,o,r))}fillCell({cell:e,bar:n,number:s},o,r,i,a,d){let{number:p,name:u,idle:w,side:m}=r[i],[O,E]=[a[i],i?a[i-1]:void 0],v=gn(o,p)&&O!==
void 0,L=v&&i>0&&!gn(o,r[i-1].number);re(e,[w&&"gp-idle-column",v&&!L&&"gp-gone",L&&"gp-cut"].filter(Boolean).join(" ")),ee(n,"height",Math.sqrt((O||0)/d));let C=O===
void 0?"–":L?`✕ ${u}`:v?m==="after"?"✕":"":j(O);_(s,C),s.classList.toggle("gp-hidden",w&&!L);let x=!L&&i&&E!==void 0&&O!==void 0&&j(O)!==j(E)?O>E?"up":"do\
wn":"";(s.dataset.change||"")!==x&&(s.dataset.change=x),$e(e,()=>this.words(o,r[i],{share:O,was:E,gone:v,cut:L}))}words({text:e},{side:n,name:s,idle:o,number:r},{
share:i,was:a,gone:d,cut:p}){if(i===void 0)return`${V(e)}: not recorded at this place.`;if(p)return`${V(e)}: removed by ${s}; it had ${j(a)} just before.`;if(d)
return`${V(e)}: nothing is left of it here.`;if(n)return`${V(e)}: ${j(i)} ${n} ${n==="after"?"all":"the"} processors.`;if(o)return`${V(e)}: ${j(i)}, left as it \
was by ${s}.`;let u=j(i)===j(a)?"the same as before it":`${j(a)} before it`;return`${V(e)}: ${j(i)} after ${s} (stage ${r}), ${u}.`}keepFocus(e){if(!(e.tabIndex!==
-1||e.tagName!=="TD")){for(let n of this.body.querySelectorAll('td[tabindex="0"]'))n.tabIndex=-1;e.tabIndex=0}}walk(e){let n={ArrowRight:[0,1],ArrowLeft:[0,-1],
ArrowDown:[1,0],ArrowUp:[-1,0],Home:[0,-1/0],End:[0,1/0]},s=e.target.closest("td");if(!s||!n[e.key]||e.ctrlKey||e.metaKey||e.altKey)return;e.preventDefault();let o=this.
lines.findIndex(p=>p.row===s.parentNode),[r,i]=n[e.key],a=(p,u)=>Math.max(0,Math.min(u-1,p)),{cells:d}=this.lines[a(o+r,this.lines.length)];d[a(s.cellIndex-1+i,
d.length)].cell.focus()}};function tl(t,e){let s=t.querySelector(".gp-where"),o=t.querySelector(".gp-none"),r=t.querySelector(".gp-chain tbody"),i=t.querySelector(".gp-courses"),a=t.querySelector(
".gp-all"),d=t.querySelector(".gp-beams-note"),p=t.querySelector(".gp-chosen-word"),u=new Ss(t.querySelector(".gp-courses-grid")),w=new me({},L),m=[],O=!1,E=[],
v=300;function L(P,q){let R=No(q);if(!R.length)return P;let z={...P};for(let F of R){let Y=F.number+F.kind,{ran:Q,acted:oe,removed:se,moved:de}=P[Y]||{ran:0,acted:0,
removed:0,moved:0};z[Y]={ran:Q+1,acted:oe+!F.idle,removed:se+F.removed,moved:de+F.moved}}return z}function C({ran:P,acted:q,removed:R,moved:z}){if(!q)return`not\
hing in ${$t(P,"step")}`;let F=z>2*R?`${j(z/q)} moved`:`${Po(R/q)} removed`;return`${I(q)} of ${$t(P,"step")}, ${F}`}let x=new ResizeObserver(([{contentRect:P}])=>{
if(!P.width||Math.abs(P.width-v)<8)return;v=P.width;let q=e.current();q&&B(q)});function T(){let P=r.insertRow(),q=c("th","",null,{scope:"row"}),R=c("span","gp-\
number",""),z=c("span","","",{tabindex:"0","data-tip":""}),F=c("span","gp-side"),Y=c("span","gp-knob");q.append(R,z," ",F," ",Y);let Q=el();P.append(q,c("td","g\
p-flow-cell"),c("td","gp-left"),c("td","gp-entropy"),c("td","gp-here-words"),c("td","gp-over")),P.cells[1].append(Q.box);let[,,oe,se,de,pe]=P.cells;return m.length||
x.observe(Q.bar),m.push({row:P,number:R,name:z,tags:F,knob:Y,flow:Q,left:oe,entropy:se,here:de,over:pe}),m.at(-1)}function y(P,{kind:q,number:R,name:z,tip:F,side:Y,
knob:Q,entropy:oe,left:se,here:de,over:pe}){P.row.className=`gp-stage-${q}`,_(P.number,R),_(P.name,z),P.name.dataset.tip!==F&&(P.name.dataset.tip=F),_(P.tags,Y),
P.tags.hidden=!Y,_(P.knob,Q),P.knob.hidden=!Q,_(P.left,se),_(P.entropy,oe),typeof de=="string"?_(P.here,de):P.here.replaceChildren(...de),_(P.over,pe)}function l(P){
let q={...e.started.effective,...e.started.config};return P.filter((R,z)=>z===0||q[R]).map(R=>{let z=JSON.stringify(q[R]??null);return z==="null"||z.length>12?R:
`${R} ${z}`}).join(", ")}function h(P,q){let{vocab:R,entropy_before:z}=P.distribution,{name:F,meaning:Y}=Wo(P),Q={kind:"source",number:"",name:F,tip:Y,side:q.length?
"before":"before and after",knob:"",left:`${I(R)} left`,entropy:le(z,e.unit),here:"",over:""},oe=q.map((se,de)=>({kind:se.idle?"idle":"active",number:`${se.number}\
. `,name:se.name,tip:`${se.meaning} (${se.kind})`,side:de===q.length-1?"after":"",knob:l(se.knobs),left:`${I(se.kept)} left`,entropy:le(se.entropy,e.unit),here:qo(
se),over:C(w.total[se.number+se.kind])}));return[Q,...oe,b(P)]}function b(P){let[q,R]=Ga(P,e.started),z=X(P.chosen.logprob),F=Ie(P.chosen)?`, although ${wn(P.chosen,
P)} removed it`:P.beam?`: log-probability ${K(P.chosen.logprob)}`:` (${j(z)})`;return{kind:"choice",number:"",name:q,tip:"What became of what was left: the toke\
n that stands in the text.",side:"",knob:"",left:"",entropy:"",here:["▶ ",te(P.chosen.text,"gp-strong"),` ${R}${F}`],over:""}}function f(P,q,R){let z=h(P,q);for(;m.
length>z.length;)m.pop().row.remove();z.forEach((oe,se)=>y(m[se]||T(),oe));let F=[0,...q.map(({number:oe})=>oe)].map(oe=>Za(R,P,oe)),Y=A(P,q),Q=S(P,q);m.forEach(
({flow:oe},se)=>{oe.box.hidden=!Y&&se>0,!oe.box.hidden&&(se<F.length?jo(oe,F[se],F[se-1],v,(de,pe)=>k(de,pe,se,Q)):$(oe,F.at(-1),v))})}let g=({from:P,to:q})=>j(
q-P);function k(P,q,R,z){if(P.kind==="going")return`Tokens that are not shown here and that ${z[R+1].name} removes: ${g(P)}.`;let F=P.candidate?V(P.candidate.text):
"All other tokens together";return R?`${F}: ${g(P)} after ${z[R].name}`+(P.candidate?`, ${g(q)} before it.`:"."):`${F}: ${g(P)} before the processors.`}function $(P,q,R){
let z=q.filter(({kind:F})=>F==="chosen");jo(P,z,z,R,F=>`${V(F.candidate.text)} had ${g(F)} of what was left.`)}let A=({distribution:P},q)=>P.candidates.every(({
stage_logprobs:R})=>(R||[]).length===q.length);function S(P,q){let R=Wo(P);return[{number:0,place:"before",name:R.name,tip:R.meaning,idle:!1,side:"before"},...q.
map(z=>({number:z.number,place:String(z.number),name:z.name,idle:z.idle,side:"",tip:`${z.number}. ${z.name}: ${qo(z)} here. It ${z.meaning}.`}))]}function M(P,q,R,z){
if(i.hidden=!q.length||!A(P,q),i.hidden)return;let F={number:q.length,place:"after",name:"all",tip:"After all processors: what the choice was made of.",idle:!1,
side:"after"};u.draw([...S(P,q),F],R,P),a.hidden=z<=10,_(a,O?"show 10 only":`show all ${I(z)}`),a.setAttribute("aria-expanded",String(O))}a.addEventListener("cl\
ick",()=>{O=!O,B(e.current())});function N(P){if(P.distribution.stages.length)return"";if(P.isPrompt)return"The model’s own distribution: no logits processor ta\
kes part in reading the prompt.";let q=e.started.processors||[],R=bs(P)?"DoLa’s contrast":"The model’s own distribution";return e.started.mode==="custom"&&!q.
length?"Your own loop asked no logits processor here.":q.length?`${R}, untouched here. Prepared, but not used by this loop: ${q.map(z=>He(z)[0]).join(", ")}.`:`${R}\
, untouched: no logits processor runs.`}function W(P){let q=P.isPrompt||P.given;s.replaceChildren(`at ${Ha(P)}: `,te(P.chosen.text),q?" (given, not chosen)":""),
_(p,q?"given":"chosen")}function B(P){let q=No(P),R=vt(P),z=(P.watched||[]).filter(({token_id:Y})=>R.every(Q=>Q.token_id!==Y)),F=ks(R,10,P.chosen.token_id);W(P),
_(o,N(P)),o.hidden=!o.textContent,d.hidden=!P.beam||!q.length,f(P,q,F),M(P,q,[...O?R:F,...z],R.length)}return P=>{let q=e.current();t.hidden=!q,q&&(q.isPrompt||
w.follow(e.lastOf(q)),!(q===E[0]&&w.total===E[1]&&!P.unit&&!P.watched)&&(E=[q,w.total],B(q)))}}function Mh(t){let e=t>>>0;return()=>{e=e+1831565813>>>0;let n=Math.imul(e^e>>>15,e|1);return n=n+Math.imul(n^n>>>7,n|61)^n,((n^n>>>14)>>>0)/2**32}}function Th(t,e){
let n=[...t];for(let s=n.length-1;s>0;s--){let o=Math.floor(e()*(s+1));[n[s],n[o]]=[n[o],n[s]]}return n}function nl(t,e){let r=["1st","2nd","3rd"],i=q=>t.querySelector(
".gp-"+q),a=t.querySelector("details"),[d,p,u,w]=["from","choices","reveal","next"].map(i),m=null,O=()=>e.usesBeams&&!e.finished?[]:e.allLines(),E=q=>ce(O()[q]?
O()[q].last:null),v=q=>q.distribution.candidates.filter(({raw_rank:R})=>R).sort((R,z)=>R.raw_rank-z.raw_rank).slice(0,6);function L(q){let R=Number(e.started.seed)%
4294967296+7919*q.index+104729*q.sequence;return Th(v(q),Mh(R))}let C=q=>v(q).length>1;function x(q){let R=e.current(),z=R&&e.lastOf(R),F=Math.max(0,O().findIndex(
oe=>oe.last===z)),Y=E(F),Q=Y.findIndex((oe,se)=>se>=q&&C(oe));if(Q<0){_(i("cannot"),Y.length>q?"From there on the run has recorded no candidates to pick from: r\
aise top_candidates and run it again.":e.running?"The run has not come so far yet.":`There is no token ${q+1} in this text: choose an earlier one.`);return}_(i(
"cannot"),""),m={line:F,at:Q,step:null,picks:[],revealed:!1,results:[]},T()}function T(){let q=E(m.line);for(;q[m.at]&&!C(q[m.at]);)m.at+=1;if(Object.assign(m,{
step:q[m.at]||null,picks:[],revealed:!1}),!m.step&&!e.running){f();return}y(),m.step&&e.selectStep(m.step.before),g(()=>p.querySelector("button"))}function y(){
e.hide(m&&a.open?m.at+(m.revealed?1:0):null)}function l(q){let{picks:R}=m;R.includes(q)?R.splice(R.indexOf(q),1):R.length<3&&R.push(q),S()}function h(){let{step:q,
picks:R}=m,z=v(q),F=z.find(({token_id:Y})=>Y===R[0]);m.revealed=!0,m.results.push({step:q,first:F,share:Math.exp(F.raw_logprob-z[0].raw_logprob),hit:R.includes(
q.chosen.token_id)}),y(),e.selectStep(q),g(()=>w)}function b(){if(m.results.length>=10){f();return}m.at+=1,T()}function f(){let{results:q,line:R}=m,z=m.at+(m.revealed?
1:0);m=null,y(),d.value=E(R).slice(z).some(C)?z+1:1,P(q),g(()=>i("begin"))}function g(q){let R=t.contains(document.activeElement);B(),R&&q()&&q().focus({preventScroll:!0})}
let k=({piece:q,chosen:R,text:z})=>q??(R?R.text:z);function $(){let q=ce(m.step?m.step.before:E(m.line).at(-1)||null),R=[...e.prefix,...q].map(k).join(""),z=c("\
span","gp-gap","?",{"aria-label":"the hidden token"});m.revealed&&z.replaceChildren(te(m.step.chosen.text));let F=i("so-far");F.replaceChildren(R,z),F.scrollTop=
F.scrollHeight}function A(){p.replaceChildren(...(m.step&&!m.revealed?L(m.step):[]).map(({token_id:q,text:R})=>{let z=c("button","gp-button gp-choice",null,{type:"\
button","aria-pressed":"false","data-token":q});return z.append(c("span","gp-order"),te(R)),z.addEventListener("click",()=>l(q)),z})),S()}function S(){for(let q of p.
children){let R=m.picks.indexOf(Number(q.dataset.token));q.setAttribute("aria-pressed",String(R>=0)),q.disabled=R<0&&m.picks.length>=3,_(q.querySelector(".gp-or\
der"),R<0?"":r[R])}u.disabled=!m.picks.length}function M(){if(i("answer").hidden=!m.revealed,!m.revealed)return;let{step:q,picks:R}=m,{share:z,hit:F}=m.results.
at(-1),Y=v(q),Q=q.chosen.token_id,oe=Y.some(({token_id:pe})=>pe===Q)?Y:[...Y,q.chosen];i("truth").tBodies[0].replaceChildren(...oe.map(pe=>{let Uo=c("tr",pe.token_id===
Q?"gp-taken":""),Ls=c("th","",null,{scope:"row"});pe.token_id===Q&&Ls.append(c("span","","▶ "),c("span","gp-hidden","taken: ")),Ls.append(te(pe.text));let Vo=c(
"div","gp-share"),Jo=c("i");Jo.style.width=`${(45*X(pe.raw_logprob)).toFixed(2)}%`,Vo.append(Jo,j(X(pe.raw_logprob)));let Yo=c("td");Yo.append(Vo);let Xo=R.indexOf(
pe.token_id);return Uo.append(Ls,c("td","",Xo<0?"":r[Xo]),Yo,c("td","",j(X(pe.logprob))),c("td","",pe.raw_rank?I(pe.raw_rank):"–")),Uo}));let de=i("took");de.
replaceChildren("The run took “",te(q.chosen.text,"gp-strong"),F?"”, which is among your picks. ":"”, which is not among your picks. "),de.append(z===1?"Y\
our first pick is the token that the model found likeliest.":`Your first pick has ${j(z)} of the probability of the likeliest token.`)}let N=q=>q.reduce((R,{share:z})=>R+
z,0)/q.length,W=q=>q.filter(({hit:R})=>R).length;function B(){if(i("before").hidden=!!m,i("round").hidden=!m,!m)return;i("sum").hidden=!0;let{results:q,revealed:R,
step:z}=m,F=q.length+(R?0:1);_(i("progress"),z?`Step ${F} of 10: ${R?"token":"which token comes next, as token"} ${z.index+1}${R?".":"? Pick up to three, the li\
keliest first."}`:"The run has not come so far yet: waiting for its next token."),_(i("score"),q.length?`So far: first picks ${j(N(q))} of the top, the run’s to\
ken among your picks in ${W(q)} of ${q.length}`:""),u.hidden=R||!z,w.hidden=!R,_(w,q.length>=10?"To the score":"Next token"),$(),A(),M()}function P(q){let R=i("\
sum");if(R.hidden=!1,R.replaceChildren(c("h3","","The round is over")),!q.length){R.append(c("p","","No token was revealed, so there is no score."));return}let z=(...Y)=>{
let Q=c("p");Q.append(...Y),R.append(Q)};z(c("b","",j(N(q))),": how likely your first picks were, on average, against the likeliest token."),z(c("b","",`${W(q)}\
 of ${q.length}`),`: steps in which the run’s token was among your picks (${j(W(q)/q.length)}).`);let F=[...q].sort((Y,Q)=>Y.share-Q.share||Q.step.distribution.
entropy_before-Y.step.distribution.entropy_before);for(let[Y,{step:Q,first:oe,share:se}]of[["Hardest",F[0]],["Easiest",F.at(-1)]])z(c("b","",Y+": "),`token ${Q.
index+1}, “`,te(Q.chosen.text),"”; your “",te(oe.text),`” had ${j(se)} of the top’s probability, and the model was uncertain by ${le(Q.distribution.entropy_before,
e.unit)}.`)}return i("begin").addEventListener("click",()=>x(Math.max(1,Math.floor(Number(d.value))||1)-1)),i("from-here").addEventListener("click",()=>{let q=e.
current();d.value=q&&!q.isPrompt?q.index+1:1}),u.addEventListener("click",h),w.addEventListener("click",b),i("end").addEventListener("click",f),a.addEventListener(
"toggle",y),q=>{t.hidden=!e.started,q.run&&(m=null,d.value=1,i("sum").hidden=!0,_(i("cannot"),""),B()),_(i("begin"),i("sum").hidden?"Start a round":"Another rou\
nd"),m&&!m.step&&(q.steps||q.status)&&T()}}function sl(t,e){let s=t.querySelector(".gp-where"),o=t.querySelector(".gp-verdict"),r=t.querySelector(".gp-score-head"),i=t.querySelector("tbody"),a=t.querySelector(
".gp-more"),d=t.querySelector(".gp-tally"),p=new me({steps:0,differed:0},(l,h)=>h.reranked?{steps:l.steps+1,differed:l.differed+ +(m(h.reranked).token_id!==h.chosen.
token_id)}:l),u=[],w=[],m=l=>l.reduce((h,b)=>b.probability>h.probability?b:h);function O(){let l=i.insertRow(),h=c("th","",null,{scope:"row"}),[b,f,g]=[c("span",
"gp-sign"),c("bdi","gp-word"),c("span","gp-tag","most probable")];h.append(b,f,g),l.append(h);let k=["probability","penalty","score"].map(()=>{let $=c("div","gp\
-cell"),A=c("span","gp-balance",null,{"aria-hidden":"true"}),[S,M]=[c("i","gp-part"),c("i","gp-zero")];A.append(S,M);let N=c("span","gp-amount");return $.append(
A,N),l.append(c("td")),l.lastChild.append($),{part:S,zero:M,amount:N}});return u.push({row:l,sign:b,word:f,tag:g,cells:k}),u.at(-1)}function E({part:l,zero:h,amount:b},f,[
g,k],$){let A=S=>(S-g)/(k-g)*100;l.style.left=`${Math.min(A(0),A(f))}%`,l.style.width=`${Math.abs(A(f)-A(0))}%`,h.style.left=`${A(0)}%`,_(b,$)}function v({part:l,
zero:h,amount:b},f,[g,k],$){let A=S=>4+(S-g)/(k-g)*92;l.hidden=f===null,l.style.left=`${A(f)}%`,h.style.left=`${A(0)}%`,_(b,$)}function L(l,h,b,f,g){let k=h.token_id===
b.chosen.token_id;l.row.className=k?"gp-winner":"",_(l.sign,k?"▶":""),Oe(l.word,h.text),l.tag.hidden=h!==f||k,E(l.cells[0],h.probability,g.probability,j(h.probability)),
E(l.cells[1],h.penalty,g.penalty,K(h.penalty)),v(l.cells[2],h.score,g.score,K(h.score))}function C(l){let[h,b]=[Math.min(0,...l),Math.max(0,...l)];return b>h?[h,
b]:[0,1]}function x(l){let h=m(l.reranked),b=l.reranked.find($=>$.token_id===l.chosen.token_id),f=l.reranked.slice(0,12);b&&!f.includes(b)&&(f[11]=b);let g=Object.
fromEntries(["probability","penalty","score"].map($=>[$,C(f.map(A=>A[$]))]));for(;u.length<f.length;)O();u.forEach(($,A)=>{$.row.hidden=A>=f.length,A<f.length&&
L($,f[A],l,h,g)});let k=l.reranked.length-f.length;a.hidden=k<=0,_(a,`and ${I(k)} less probable ones, which were weighed too`),T(b,h)}function T(l,h){l?l===h?o.
replaceChildren(te(l.text,"gp-strong"),` won: the most probable token has the highest score too (${K(l.score)}).`):o.replaceChildren(te(l.text,"gp-strong"),` wo\
n with a score of ${K(l.score)}. Greedy would have taken `,te(h.text,"gp-strong"),` (${j(h.probability)}), but its penalty of ${K(h.penalty)} leaves it ${K(h.score)}\
.`):o.replaceChildren()}function y(){let l=e.started.effective.penalty_alpha,h=typeof l=="number",[b,f]=h?[Number((1-l).toFixed(4)),l]:["(1 - penalty_alpha)","p\
enalty_alpha"];return`${b} × probability - ${f} × penalty${h?`, because penalty_alpha is ${l}`:""}. The highest score is chosen.`}return()=>{let l=e.current();
if(t.hidden=!(l&&l.reranked&&l.reranked.length),t.hidden||(p.follow(e.lastOf(l)),l===w[0]&&p.total===w[1]))return;w=[l,p.total],s.textContent=`at token ${l.index+
1}`,r.dataset.tip=y(),x(l);let{steps:h,differed:b}=p.total;_(d,`Along the text: another token than the most probable one won in ${I(b)} of ${I(h)} steps (${j(b/
h)}).`)}}function ol(t,e){let n=()=>t.closest(".token-panel"),s=O=>t.querySelector(".gp-"+O),[o,r,i,a,d]=["place-words","back","on","newest","fold"].map(s),p=[...t.querySelectorAll(
"[role=tab]")];function u(O){n()&&(n().dataset.shows=O);for(let E of p){let v=E.dataset.shows===O;E.setAttribute("aria-selected",String(v)),E.tabIndex=v?0:-1}}for(let O of p)
O.addEventListener("click",()=>{u(O.dataset.shows),w(!0)}),O.addEventListener("keydown",E=>{let v={ArrowRight:1,ArrowLeft:-1}[E.key];if(!v)return;E.preventDefault();
let L=p[(p.indexOf(O)+v+p.length)%p.length];u(L.dataset.shows),w(!0),L.focus()});function w(O){n()?.toggleAttribute("data-folded",!O),d.setAttribute("aria-expan\
ded",String(O)),d.textContent=O?"▾":"▴"}d.addEventListener("click",()=>w(d.getAttribute("aria-expanded")==="false")),r.addEventListener("click",()=>e.walk(-1)),
i.addEventListener("click",()=>e.walk(1)),a.addEventListener("click",()=>e.selectStep(null));function m(O){let E=e.lineOf(O),v=e.lines().length>1&&E&&!O.isPrompt?
` of ${E.label}`:"",L=O.isPrompt?e.started.prompt_tokens.length:ce(E?E.last:O).length,C=O.isPrompt?"prompt token":e.selected?"token":"newest token";o.ariaLive=e.
selected?"polite":"off",o.replaceChildren(te(O.chosen.text,"gp-here"),c("span","",` ${C} ${I(O.index+1)} of ${I(L)}${v}`)),r.disabled=O.isPrompt?!O.before:O.index===
0&&!e.promptSteps.length,i.disabled=!E||E.last===O,a.hidden=!e.selected||!e.running}return O=>{O.selection&&e.selected&&w(!0);let E=e.current();if(E)return m(E);
o.textContent="No token yet",r.disabled=i.disabled=!0,a.hidden=!0}}function rl(t,e){let n=h=>t.querySelector(".gp-"+h),[s,o,r]=["said","rendered","try"].map(n),i=new WeakMap,a=[],d="",p=null,u=null;function w(){return qt(t,o,e,
h=>{let b=i.get(h);return b&&{id:b.token.token_id,text:b.token.text,where:`prompt token ${b.index+1}`,step:null,why:b.words}})}function m(){let{started:h,written:b}=e,
f=h&&h.request.messages,g=f&&b&&h.model===b.model&&JSON.stringify(f)===JSON.stringify(b.messages);return b&&!g?{...b,ran:!1}:!f||!f.length?null:{model:h.model,messages:f,
tokens:h.prompt_tokens,parts:h.parts||[],ran:!0}}function O({messages:h,parts:b,problem:f}){let g=new Set(b.filter(({kind:k})=>k==="message").map(({message:k})=>k));
s.replaceChildren(...h.map(({role:k,content:$},A)=>{let S=c("li","",null,{"data-role":k});return S.append(c("span","gp-role",k),c("p","",$)),!f&&g.size>0&&!g.has(
A)&&$.trim()&&S.append(c("p","gp-dropped","✕ The template leaves this message out.")),S}))}let E={message:({role:h})=>`words of ${h}`,template:()=>"written by\
 the template",generation:()=>"generation prompt: the answer begins here"};function v(h,b){let f=h?E[h.kind](h):"whose it is cannot be told";return b.piece===null?
`special token, ${f}`:f}function L({tokens:h,parts:b}){o.replaceChildren(),a=[],p=null;let f=new Set(b.map(({stop:k})=>k)),g=null;h.forEach((k,$)=>{let A=b.find(
W=>W.start<=$&&$<W.stop)||null;if(!g||!$||f.has($)||b.some(({start:W})=>W===$)){let W=c("span","gp-part",null,A?{"data-kind":A.kind}:{});A&&A.kind==="message"&&
W.append(c("span","gp-role",A.role)),A&&A.kind==="generation"&&W.append(c("span","gp-role","the answer begins")),o.append(W),g={rows:W,tokens:[]}}let S=c("span",
"gp-token",null,{role:"button",tabindex:"-1"}),M=v(A,k);rt(S,k),S.setAttribute("aria-label",`prompt token ${$+1}: ${V(k.text)}, ${M}`),i.set(S,{token:k,index:$,
words:M});let N=g.tokens.length?i.get(g.tokens.at(-1)).token:null;it(g,S,k,N),a.push(S)}),a.length&&C(a[0])}function C(h){p&&(p.tabIndex=-1),p=h,h.tabIndex=0}function x(h){
h&&(C(h),h.focus({preventScroll:!0}),h.scrollIntoView({block:"nearest"}),u.show(h))}o.addEventListener("click",({target:h})=>x(h.closest(".gp-token"))),o.addEventListener(
"keydown",h=>{let b=a.indexOf(h.target.closest(".gp-token"));if(b<0||h.ctrlKey||h.metaKey||h.altKey)return;let f={ArrowRight:()=>a[b+1],ArrowLeft:()=>a[b-1],Home:()=>a[0],
End:()=>a.at(-1),ArrowDown:()=>Me(a,b,1),ArrowUp:()=>Me(a,b,-1),Enter:()=>a[b]," ":()=>a[b]};f[h.key]&&(h.preventDefault(),x(f[h.key]()))});let T=(h,b)=>`${I(h)}\
 ${b}${h===1?"":"s"}`;function y({tokens:h,parts:b}){let f=M=>b.filter(N=>N.kind===M).reduce((N,{start:W,stop:B})=>N+B-W,0),g=h.filter(({piece:M})=>M===null).length,
[k,$,A]=["message","template","generation"].map(f),S=k||$?`${I(k)} for the words of the messages, ${I($)} around them, ${I(A)} to begin the answer`:`this templa\
te changes the words, so whose each token is cannot be told${A?`, but for the ${I(A)} that begin the answer`:""}`;return`${T(h.length,"token")}: ${S}. ${g===1?"\
1 is special.":`${I(g)} are special.`}`}function l({tokens:h,parts:b}){let f=b.filter(({kind:k})=>k==="message").flatMap(({start:k,stop:$})=>h.slice(k,$)).filter(
({piece:k})=>k===null),g=[...new Set(f.map(({text:k})=>V(k)))];return g.length?`A message holds ${g.join(", ")}: written like a special token, it is read as one\
, as if the template had set it.`:""}return r.addEventListener("click",()=>e.ask({type:"without"})),()=>{let h=m();if(t.hidden=!h,!h){d="";return}r.hidden=!Object.
hasOwn(e.answers,"without")||!!h.problem;let b=JSON.stringify([h.model,h.messages,h.parts,h.problem,h.ran,h.tokens.length]);if(b===d)return;d=b,u??=w(),_(n("whi\
ch"),h.ran?`of ${h.model}, as this run read it`:`of ${h.model}, as written now: not run yet`),H(n("refusal"),!!h.problem),_(n("refusal"),h.problem||""),O(h),H(n(
"made"),!h.problem),L(h),H(n("generation-key"),h.parts.some(({kind:g})=>g==="generation")),_(n("template-words"),h.problem?"":y(h));let f=l(h);H(n("warn"),!!f),
_(n("warn"),f),u.hide()}}function il(t,e,n){let{state:s,log:o,text:r,select:i}=t;function a(d){if(!d)return;let{step:p}=s.entries.get(d);p&&o.selectStep(p),d.focus({preventScroll:!0}),d.
scrollIntoView({block:"nearest"}),p||n.show(d)}r.addEventListener("click",d=>{let p=s.tokenAt(d);p&&a(p)}),r.addEventListener("keydown",d=>{if(d.key==="Escape"){
o.selectStep(null);return}let p=s.tokenAt(d);if(!p||d.ctrlKey||d.metaKey||d.altKey)return;let u=s.allTokens,w=u.indexOf(p),m={ArrowRight:()=>u[w+1],ArrowLeft:()=>u[w-
1],ArrowDown:()=>Me(u,w,1),ArrowUp:()=>Me(u,w,-1),Home:()=>u.find(O=>s.entries.get(O).step),End:()=>u.at(-1),Enter:()=>p," ":()=>p};m[d.key]&&(d.preventDefault(),
a(m[d.key]()))}),i.addEventListener("change",()=>{s.shadedBy=i.value,t.shadeAll(),e.drawScale()}),r.addEventListener("scroll",()=>{s.atEnd=r.scrollHeight-r.scrollTop-
r.clientHeight<60},{passive:!0}),new ResizeObserver(()=>t.resized()).observe(r)}var al=t=>t.started&&t.started.request||{},zo=t=>!!al(t).only_given;function Fo(t,{index:e,isPrompt:n,isStart:s}){return s?"decoder start token":`${n?t.readsSource?
"source token":"prompt token":"token"} ${e+1}`}function Do(t,{index:e,isStart:n}){return n?"every target begins with it: not chosen":t.readsSource?"the encoder \
reads it: it has no probability":e===0?"nothing comes before it":al(t).read_prompt&&!t.finished&&!t.failed?"its probability comes with the end of the text":"its\
 probability was not read"}function Ho(t,e){let n=[];return e.given&&!zo(t)&&n.push("given, not chosen"),n.push(...Er(e)),n}function ll(t,e){let{step:n,token:s}=e,
o=n?[...Tn(n,t.unit),...Ho(t,n)]:[Do(t,e)];return[`${Fo(t,e)}: ${V(s.text)}`,...o].join(", ")}var _s=class{constructor(e,n,s,o){this.root=e,this.text=n,this.select=s,this.state=o,this.scale=e.querySelector(".gp-scale"),this.origins=e.querySelector(".gp-o\
rigins"),this.originsAlong=new me(xr,$r)}drawScale(){ns(this.scale,this.select.value,this.state.log.unit)}drawMarks(){let{root:e,state:n}=this,{prompt:s,begun:o,
lines:r}=n,i=!zo(n.log)&&r.some(({steps:a})=>a.length&&a[0].given);e.querySelector(".gp-mark-prompt").hidden=!s||!s.tokens.length,_(e.querySelector(".gp-mark-pr\
ompt .gp-ink"),o?"source, and what the target begins with":"the prompt"),e.querySelector(".gp-mark-given").hidden=!i,this.drawOrigins(),this.text.classList.toggle(
"gp-has-given",i)}drawOrigins(){let{origins:e,originsAlong:n,state:{log:s,lines:o}}=this;if(e.hidden=!s.rounds.length,e.hidden)return;n.follow(o.length&&o[0].steps.
at(-1)||null);let r=J(e,Object.keys(je).length,Lh);Object.entries(je).forEach(([i,[,a,d]],p)=>{let[u,w]=r[p].children;r[p].dataset.draft=i,r[p].dataset.tip=d,_(
u,a),_(w,I(n.total[i]))})}};function Lh(){let t=c("span","",null,{tabindex:"0"});return t.append(c("span","gp-ink")," ",c("b")),t}var Os=class{constructor(e){this.log=e,this.entries=new WeakMap,this.shadedBy="",this.clear()}clear(){this.prompt=null,this.begun=null,this.lines=[],this.marked=
null,this.atEnd=!0}get paragraphs(){return[this.prompt,this.begun,...this.lines].filter(Boolean)}get allTokens(){return this.paragraphs.flatMap(({tokens:e})=>e)}elementOf(e){
if(e.isPrompt)return this.prompt&&this.prompt.tokens[e.index]||null;for(let n of this.lines)if(n.steps[e.index]===e)return n.tokens[e.index];return null}tokenAt(e){
let n=e.target.closest('[role="button"]');return n&&this.entries.has(n)?n:null}};var Es=class{constructor(e,n,s,o){this.text=e,this.empty=n,this.select=s,this.state=o,this.log=o.log,this.width=0,this.resettle=0}startRun(){let{text:e,log:n,state:s}=this;
if(e.replaceChildren(),s.clear(),!n.started){e.append(this.empty);return}let o=n.readsSource;e.classList.toggle("gp-apart",o),o&&e.append(c("span","gp-part-name",
"Source: the encoder reads it")),s.prompt=this.drawFixed(n.started.prompt_tokens,o?"Source":"Prompt"),o&&(e.append(c("span","gp-part-name","Target: the decoder \
writes it, from its start token on")),s.begun=this.drawFixed(n.started.decoder_tokens,"Start of the target",{isStart:!0}))}drawFixed(e,n,s={}){let o=c("span","g\
p-prompt",null,{"aria-label":n}),r={rows:new Ve(o),tokens:[]};return e.forEach((i,a)=>this.append(r,{token:i,index:a,isPrompt:!0,step:null,...s})),this.text.append(
o),r}drawPrompt(){for(let e of this.log.promptSteps){let n=this.state.prompt.tokens[e.index];n&&(this.state.entries.get(n).step=e,this.describe(n),this.shade(n))}}drawLines(){
let e=this.log.lines(),{lines:n}=this.state,s=e.length===1&&e[0].kind==="sequence";for(s!==this.text.classList.contains("gp-single")&&(this.dissolve(),this.text.
classList.toggle("gp-single",s));n.length>e.length;)n.pop().element.remove();e.forEach((o,r)=>this.drawLine(n[r]||this.newLine(),o,r))}newLine(){let{begun:e,prompt:n,
lines:s}=this.state,o=c("div","gp-line"),r=c("div","gp-line-head"),i=c("span","gp-line-body"),a=c("span","gp-stop");o.append(r,i,a),this.text.append(o);let d=e||
n,p={element:o,head:r,rows:new Ve(i,d&&d.rows),stop:a,steps:[],tokens:[],said:""};return s.push(p),p}drawLine(e,n,s){e.element.dataset.kind!==n.kind&&(e.element.
dataset.kind=n.kind),e.element.classList.toggle("gp-line-minor",this.log.usesBeams&&s>0);let o=JSON.stringify([n.label,n.score,n.stopReason]);o!==e.said&&(e.said=
o,this.drawHead(e,n));let{keep:r,added:i}=Ke(e.steps,n.last);Wt(e,r),e.steps.length=r;for(let a of i)this.append(e,{token:{...a.chosen,piece:a.piece},index:a.index,
isPrompt:!1,step:a}),e.steps.push(a)}drawHead(e,n){let s=n.stopReason?fe(n.stopReason)[1]:"",o=n.label.charAt(0).toUpperCase()+n.label.slice(1);if(e.head.replaceChildren(
c("b","",o)),n.score!==null&&n.score!==void 0){let i=n.kind==="running";e.head.append(c("span","",(i?"sum ":"score ")+n.score.toFixed(3),{title:i?"sum of the lo\
g-probabilities so far, in nats":"the sum divided by the length penalty"}))}let r=n.stopReason==="step"?"… ":"■ ";s&&e.head.append(c("span","",r+s)),e.stop.
textContent=s&&!this.log.usesBeams&&this.log.lasts.length===1?r+s:""}append(e,n){let s=e.tokens.at(-1);it(e,this.tokenElement(n),n.token,s&&this.state.entries.get(
s).token)}tokenElement(e){let{token:n,step:s,isPrompt:o}=e,r=c("span",o?"gp-prompt-token":"gp-token",null,{role:"button",tabindex:"-1","aria-pressed":"false"});
return rt(r,n),s&&s.draft&&s.draft.origin!=="none"&&(r.dataset.draft=s.draft.origin),s&&s.given&&(r.dataset.given=""),this.state.entries.set(r,e),this.describe(
r),s&&this.shade(r),r}describe(e){e.setAttribute("aria-label",ll(this.log,this.state.entries.get(e)))}shade(e){ts(e.querySelector(".gp-ink"),this.select.value,ge(
this.state.entries.get(e).step)),e.dataset.shaded=""}shadeAll(){for(let e of this.state.allTokens)this.state.entries.get(e).step&&this.shade(e)}markCurrent(){let{
log:e,state:n}=this,s=e.current(),o=s?n.elementOf(s):null,{marked:r}=n;r&&r!==o&&(r.classList.remove("gp-current"),r.setAttribute("aria-pressed","false"),r.tabIndex=
-1),n.marked=o,o&&(o.classList.add("gp-current"),o.setAttribute("aria-pressed",String(e.selected===s)),o.tabIndex=0)}followEnd(){let{log:e,text:n}=this;this.state.
atEnd&&!e.selected&&e.running&&!e.usesBeams&&(n.scrollTop=n.scrollHeight)}resized(){!this.text.clientWidth||this.text.clientWidth===this.width||(this.width=this.
text.clientWidth,this.dissolve())}dissolve(){for(let{rows:e}of this.state.paragraphs)e.dissolve();clearTimeout(this.resettle),this.resettle=setTimeout(()=>this.
settle(),200)}settle(){this.width||=this.text.clientWidth;for(let{rows:e}of this.state.paragraphs)e.settle()}};function cl(t,e){let n=t.querySelector(".gp-text"),s=t.querySelector(".gp-shade"),o=new Os(e),r=new Es(n,t.querySelector(".gp-empty"),s,o),i=new _s(t,n,s,o),a=qt(
t,n,e,p=>{let u=o.entries.get(p);if(!u)return null;let{token:w,step:m}=u,O=m?Ho(e,m).join(", "):Do(e,u);return{id:w.token_id,text:w.text,where:Fo(e,u),step:m,why:O}});
il(r,i,a);function d(){e.started&&(s.value=o.shadedBy||(e.started.request.only_given?"surprisal":"uncertainty"),i.drawScale()),r.startRun()}return p=>{if(p.run&&
d(),(p.run||p.steps||p.status)&&(r.drawLines(),i.drawMarks()),o.prompt&&(p.run||p.prompt)&&r.drawPrompt(),o.prompt&&(p.unit||p.status))for(let u of p.unit?o.allTokens:
o.prompt.tokens)r.describe(u);p.unit&&i.drawScale(),r.markCurrent(),p.steps&&(r.followEnd(),r.settle()),a.refresh(p.unit||p.prompt||p.status)}}var ne=t=>K(t,2).replace("-","−");function dl(t,e=null){let{z_score:n,threshold:s,prediction:o}=t,r=`z is ${ne(n)}, ${o?"above":"not above"} the threshold ${Number(
s.toFixed(2))}`;if(o&&e&&G(e.z_score)&&e.z_score<=s)return["even","◇","Not known: above the threshold by repeats alone",`${r}, but p takes each token for new \
evidence. With repeated n-grams counted once, z is ${ne(e.z_score)}.`];if(o)return["good","◆","Watermarked",`${r}: ${It(s)}.`];let i=t.tokens_needed,a=en(t),d=G(
i)&&i>a?` If the text went on like this, about ${I(i)} tokens would be enough.`:"";return["even","◇","No sign of this watermark",`${r}. That does not prove th\
at there is none: the text may be too short, or the mark may have been removed.${d}`]}var en=({num_tokens_scored:t,tokens:e})=>G(t)?t:(e||[]).filter(([,,,,n])=>n).
length,Ah="1 − p. It is not the probability that the text is watermarked: a text without the watermark has 0.9 or more in one of ten cases, and 0.5 or more in e\
very second.";function Ch(t){let{kind:e,z_score:n,p_value:s,confidence:o,threshold:r,false_positive_rate:i,tokens_needed:a}=t;return[...e==="green"?Ph(t):Nh(t),
["z-score",ne(n),e==="green"?"How many standard deviations more tokens are green than without a watermark: (green − ratio × scored) / √(scored × ratio × (1 − ra\
tio)).":"How many standard deviations the weighted mean lies above that of fair coins."],["p-value",ze(s),"The probability of a z at least as high in a text wit\
hout this watermark: the upper tail of the normal distribution. It takes the tokens for independent; where phrases are repeated, z scatters more."],["confidence",
o>.9999?"> 0.9999":K(o,4),Ah],["false-positive rate",ze(i),`What the threshold ${Number(r.toFixed(2))} means: the share of texts without this watermark whose z \
is above it.`],...G(a)?[["tokens needed",I(a),"How many scored tokens reach the threshold at this share: z grows with the square root of their number."]]:[]]}function Ph({
num_tokens_scored:t,num_green_tokens:e,green_fraction:n,ratio:s,list_size:o}){return[["tokens scored",I(t),"Tokens of which the detector can say whether they ar\
e green. The first ones have too few tokens before them; where repeated n-grams count once, later ones are left out."],["green tokens",I(e),`Scored tokens that \
stand on their green list, which holds ${I(o)} tokens of the vocabulary.`],["green fraction",j(n),`Green tokens / tokens scored. Without the watermark about ${j(
s)} are green: the ratio.`]]}function Nh(t){let{mean:e,weighted_mean:n,num_g_values:s,posterior:o,layers:r}=t;return[["tokens scored",I(en(t)),"Tokens with enou\
gh others before them, whose context has not come before."],["g-values",I(s),`One for each scored token and each of the ${U((r||[]).length,"key")}: 0 or 1, as b\
y a fair coin in a text without the watermark.`],["mean g-value",K(e,4),"The share of g-values that are 1. Without the watermark it is about 0.5."],["weighted m\
ean",K(n,4),"The same with more weight on the first keys, whose rounds of the tournament leave the clearest mark."],...G(o)?[["posterior",j(o),"What the trained\
 Bayesian detector says: the probability that the text is watermarked, if it is one like those that the detector was trained on."]]:[]]}function tn(t,e){let n=e.
map(({report:a})=>new Map(Ch(a).map(d=>[d[0],d]))),s=[...new Set(n.flatMap(a=>[...a.keys()]))],[o]=J(t.tHead,1,()=>c("tr")),r=J(o,e.length+1,()=>c("th","",null,
{scope:"col"}));e.forEach(({name:a},d)=>_(r[d+1],a)),t.tHead.hidden=e.length<2;let i=J(t.tBodies[0],s.length,()=>{let a=c("tr"),d=c("th","",null,{scope:"row"});
return d.append(c("span","",null,{tabindex:0})),a.append(d),a});s.forEach((a,d)=>{let p=J(i[d],e.length+1,()=>c("td")),u=n.find(w=>w.has(a)).get(a);_(p[0].firstChild,
a),D(p[0].firstChild,{"data-tip":u[2]}),n.forEach((w,m)=>_(p[m+1],w.has(a)?w.get(a)[1]:"–"))})}function ut({tokens:t,prompt_tokens:e}){return t.map(([,n,s,o,r,
i],a)=>({token:{text:n,piece:s},mark:{green:o,g:i,counted:r||!(o!==null||i!==null)},words:()=>`Token ${I(a+1)}${a<e?", of the prompt":""}, ${V(n)}: ${qh(o,i,r)}`}))}
function qh(t,e,n){if(t===null&&e===null)return"not scored, because too few tokens stand before it.";let s=e===null?t?"◆ green":"◇ red":`mean g-value ${e.toFixed(
2)}, where chance gives 0.5`;return n?`${s}.`:`${s}; not counted, because ${e===null?"the same n-gram":"its context"} came before or it is left out.`}var mt=({kind:t,
tokens:e})=>[t,{unscored:e.some(([,,,n,,s])=>n===null&&s===null),repeated:e.some(([,,,n,s,o])=>!s&&(n!==null||o!==null))}];function hl(t,e){let n=a=>t.querySelector(".gp-"+a),s=new _e(n("words"));function o({before:a,after:d}){let p=`z was ${ne(a.z_score)}`;if(d.error)return["even",
"…","Nothing left to score",`${d.error.message} ${p} before.`];let u=`z from ${ne(a.z_score)} to ${ne(d.z_score)}`,w=Number(d.threshold.toFixed(2));return a.prediction?
d.prediction?["good","◆",u,`Still above the threshold ${w}: the watermark survived.`]:["bad","◇",u,`Not above the threshold ${w} any more: the detector no l\
onger finds the watermark.`]:["even","◇",u,`The text did not pass the threshold ${w} before the attack: there is nothing to wash out.`]}let r=({how:a,strength:d})=>a?
`${a}${G(d)?`, strength ${j(d)}`:""}`:"as edited by hand";function i(a){let{before:d,after:p}=a,[u,w,m,O]=o(a);D(n("answer"),{"data-verdict":u}),_(n("answer-sig\
n"),w),_(n("answer-words"),m),_(n("answer-more"),O),_(n("told"),`${m}. ${O}`),_(n("about"),r(a)),H(n("of-text"),!p.error),p.error||(Fe(n("legend"),...mt(p)),s.show(
ut(p)));let E=[{name:"before",report:d},...p.error?[]:[{name:"after",report:p}]];tn(n("found-numbers"),E)}return a=>{t.hidden=!e.found,!t.hidden&&a.found&&i(e.found)}}function pl(t,e){let n=y=>t.querySelector(".gp-"+y),s=["without","with"],o=n("threshold"),r=3,i=()=>e.answered("pair"),a=({report:y})=>!!y&&!y.error,d=s.map(y=>{
let l=c("div"),[h,b,f]=[c("p","gp-facts"),c("p","gp-problem","",{role:"status"}),c("div","gp-text-body",null,{dir:"auto"})];return l.append(c("h3","",y==="with"?
"With the watermark":"Without the watermark"),h,b,f),n("texts").append(l),{facts:h,problem:b,text:new _e(f),shown:0,report:null}});o.addEventListener("input",()=>{
let y=o.valueAsNumber;!Number.isFinite(y)||y<0||y>20||(r=y,i()&&T())});function p(y,l,h){if(h){y.report!==h&&y.text.show(ut(h)),Object.assign(y,{report:h,shown:0});
return}let[b]=e.groups[l].entries,f=b.tokens.map(g=>({token:g,mark:{},words:()=>`${V(g.text)}, not scored yet`}));y.text.show(f,y.report?0:y.shown),Object.assign(
y,{report:null,shown:f.length})}function u({tokens:y,perplexity:l,stop_reason:h,report:b}){if(!y)return"not begun";let f=[U(y,"token")];return G(l)&&f.push(`per\
plexity ${l.toFixed(2)}`),b&&!b.error&&f.push(b.kind==="green"?`${j(b.green_fraction)} green`:`mean g-value ${b.mean.toFixed(3)}`),h&&f.push(fe(h)[1]),f.join(" \
· ")}function w({texts:y}){y.forEach((h,b)=>{let f=d[b];p(f,b,a(h)?h.report:null),_(f.facts,u({...h,tokens:h.tokens||e.groups[b].entries[0].tokens.length}));let{
error:g}=h.report||{};H(f.problem,!!g),_(f.problem,g?`${g.message} ${g.fix}`:"")});let l=y.filter(a).map(({report:h})=>mt(h)[1]);Fe(n("legend"),e.found.kind,{unscored:l.
some(({unscored:h})=>h),repeated:l.some(({repeated:h})=>h)})}function m({texts:y}){if(!y.every(a))return y.find(({report:g})=>g&&g.error)?["even","–","No comp\
arison","One of the texts cannot be scored."]:["wait","…",e.done?"No answer":"Not known yet","Both texts must have been written to their ends."];let[l,h]=y.map(
({report:f})=>f.z_score),b=`z is ${ne(h)} with the watermark and ${ne(l)} without it; the threshold is ${Number(r.toFixed(2))}.`;return l>r?["bad","✗","A fals\
e alarm",`${b} The text without the watermark passes it.`]:h>r?["good","◆","The watermark is found",b]:["even","◇","The watermark is not found",`${b} ${E(y[1].
report)}`]}let O=({tokens_needed:y,threshold:l})=>G(y)&&l>0?Math.ceil(y*(r/l)**2):null;function E(y){let[l,h]=[O(y),en(y)];return l>h?`Were the text to go on li\
ke this, it would take about ${U(l,"scored token")}; here ${U(h,"is","are")}.`:"A longer text, or a stronger mark, would help."}function v({texts:y}){let[l,h]=y.
map(({perplexity:f})=>f);return!y.every(a)||!G(l)||!G(h)?"":`${`Perplexity under the model without the watermark: ${l.toFixed(2)} and ${h.toFixed(2)}`}. One pai\
r of texts says little of the cost; “What does it cost?” asks for more.`}function L(y){let[l,h,b,f]=m(y);D(n("answer"),{"data-verdict":l}),_(n("answer-sign"),
h),_(n("answer-words"),b),_(n("answer-more"),`${f} ${v(y)}`.trim()),_(n("means"),It(r)),e.done&&_(n("told"),`${b}. ${f}`);let g=e.entries[0]&&e.entries[0].seed;
_(n("about"),`${yn(y.watermark)}${G(g)?`; seed ${g}`:""}`)}function C({report:y,expected:l}){if(!G(l)||y.kind!=="green")return null;let{ratio:h,num_tokens_scored:b}=y;
return{name:"expected with it, at least",look:"expected",points:Array.from({length:Math.min(60,b)},(g,k)=>(k+1)*b/Math.min(60,b)).map(g=>[g,on(l*g,g,h)]),tip:`A\
t least ${j(l)} of the tokens are expected to be green with this bias, by theorem 4.2 of Kirchenbauer et al. 2023, from the distributions that the model had alo\
ng the text.`}}function x({texts:y}){if(H(n("evidence"),y.every(a)),n("evidence").hidden)return;let[l,h]=y,b=[{name:"with the watermark",look:"measured",points:h.
report.curve},C(h),{name:"without it",look:"other",points:l.report.curve}].filter(Boolean);Bt(n("keys"),b),Rt(n("curves"),{curves:b,threshold:r});let f=y.map(({
side:g,report:k})=>{let $=qe(k.z_score);return{name:g,report:{...k,threshold:r,p_value:$,confidence:1-$,false_positive_rate:qe(r),tokens_needed:O(k)}}});tn(t.querySelector(
"table"),f)}function T(){w(e.found),L(e.found),x(e.found)}return new ResizeObserver(()=>i()&&x(e.found)).observe(t),y=>{t.hidden=!i(),!t.hidden&&(y.run&&d.forEach(
l=>Object.assign(l,{report:null,shown:0})&&l.text.show([])),(y.run||y.found||y.status||y.steps)&&T())}}function yn(t){if(Array.isArray(t.keys))return`SynthID, ${U(
t.keys.length,"key")}, n-grams of ${t.ngram_len}`;let{greenlist_ratio:e=.25,bias:n=2,seeding_scheme:s="lefthash",context_width:o=1}=t;return`green lists of ${j(
e)}, bias ${n}, ${s}, context width ${o}`}var Ms=t=>Be(As,t,[t,t,""])[0];function fl(t,e){let n=k=>t.querySelector(".gp-"+k),[s,o]=[n("which"),n("threshold")],r={},i=null,a=.01,d=()=>e.answered("sure"),
p=({auc:k})=>G(k),u=({scores:k,learned:$})=>{let A=k.findIndex(({name:S})=>S===i);return A>=0?A:$?k.length-1:0},w=k=>r[k]??(k==="posterior"?.5:e.found.threshold);
s.addEventListener("change",()=>{i=s.value,g()}),o.addEventListener("input",()=>{!Number.isFinite(o.valueAsNumber)||Math.abs(o.valueAsNumber)>100||(r[e.found.scores[u(
e.found)].name]=o.valueAsNumber,l(e.found))});function m({counts:k,scores:$,fewest:A},S){if(!p(S))return["wait","…",e.done?"No answer":"Not known yet",e.done?
"A text with the watermark and one without it must have been scored.":"The first texts are being written."];let[M]=S.rates,N=e.running?" so far":"";if(Math.min(
...k)<A)return["wait","…",e.done?"No answer":"Not known yet",`${I(k[1])} with the watermark and ${I(k[0])} without it are too few texts to tell: it takes ${I(
A)} of each.`];let W=$.length>1?` by the ${Ms(S.name)}`:"",[B,P]=M.found_between.map(j),q=`${I(M.detected)} of ${I(M.marked)} found at ${j(M.level)} false posit\
ives${N}`,R=M.level>a?`; ${j(M.level)} is the smallest rate that ${U(M.plain,"text")} without it can show`:"",z=`So many texts with the watermark were found${W}\
: the true rate lies between ${B} and ${P}. Of the texts without it ${M.false_positives?I(M.false_positives):"none"} passed, so up to ${j(M.false_between[1])} m\
ay${R}.`,F=M.apart?"":" These overlap: it is not known whether more are found than pass by chance.";return[M.apart?"good":"even",M.apart?"◆":"◇",q,`${z}${F}\
 AUC of these texts ${S.auc.toFixed(3)}.`]}function O(k){let[$,A,S,M]=m(k,k.scores[u(k)]);D(n("answer"),{"data-verdict":$}),_(n("answer-sign"),A),_(n("answer-wo\
rds"),S),_(n("answer-more"),M),e.done&&_(n("told"),`${S}. ${M}`),_(n("missing"),Ee(e,k)),_(n("about"),yn(k.watermark)+(k.learned?"; only the texts that no detec\
tor was trained on":""));let{left_out:N,problem:W}=k;H(n("warning"),N>0),_(n("warning"),N>0?`⚠ ${U(N,"text was","texts were")} not scored. ${W?`${W.message} ${W.
fix}`:"They have no token that counts."}`:"")}let E=(k,$)=>k.filter(A=>A>$).length;function v({values:k,name:$},A){let[S,M]=k.map(W=>E(W,A)),N=$==="posterior"?"":
` If chance were normal with mean 0 and standard deviation 1, ${ze(qe(A))} would pass.`;return{x:S/k[0].length,y:M/k[1].length,words:`Above ${Number(A.toFixed(2))}\
: ${I(M)} of ${U(k[1].length,"text")} with the watermark (${j(M/k[1].length)}), and ${I(S)} of ${I(k[0].length)} without it (${j(S/k[0].length)}).${N}`}}function L(k,$){
let A=2/(9*($-1));return k**2>(1-A+1.645*Math.sqrt(A))**3}function C({values:k,normal:$,name:A}){if(A==="posterior"||!$[0])return"";let[S,M]=$.map(W=>W&&`mean ${ne(
W[0])}, standard deviation ${W[1].toFixed(2)}`),N=L($[0][1],k[0].length)?" It is wider than theory has it where phrases come again: try “repeated n-grams count \
once”.":"";return`Without the watermark: ${S}; theory has 0 and 1. With it: ${M||"too few"}.${N}`}function x({scores:k}){let $=k.filter(p).flatMap(S=>S.rates.
map(M=>[S,M])),A=J(t.querySelector(".gp-rates tbody"),$.length,()=>{let S=c("tr");return S.append(c("th","",null,{scope:"row"}),...Array.from({length:4},()=>{let M=c(
"td");return M.append(c("span")," ",c("small")),M})),S});$.forEach(([S,M],N)=>{let[W,B,P,q,R]=A[N].cells,z=([Y,Q])=>`(${j(Y)} to ${j(Q)})`,F=Y=>G(Y)?`, threshol\
d ${ne(Y)}`:"";_(W,Ms(S.name)),T(B,j(M.level),""),M.shown?T(P,`${j(M.detected/M.marked)}`,`${z(M.found_between)}${F(M.threshold)}`):T(P,"not known",`takes ${U(Math.
ceil(1/M.level-1e-9),"text")} without it`),T(q,M.normal?j(M.normal.rate):"–",M.normal?F(M.normal.threshold).slice(2):""),M.shown?T(R,`up to ${j(M.false_between[1])}`,
`${I(M.false_positives)} of ${I(M.plain)} passed`):T(R,"–","")})}function T(k,$,A){_(k.children[0],$),_(k.children[1],A)}function y({scores:k}){let[{rates:$}]=k.
filter(p),A=$.filter(({shown:S})=>!S).map(({level:S})=>j(S));return A.length?`With ${U($[0].plain,"text")} without the watermark, a false-positive rate of ${A.join(
" or ")} is less than one text, so the samples cannot show ${A.length>1?"these rates":"this rate"}. The normal distributions reach further, as far as the scores\
 are normal.`:""}function l(k){let $=k.scores[u(k)];if(H(n("shown"),p($)),!p($))return;let A=w($.name);document.activeElement!==o&&(o.value=A);let S=v($,A);ae(n(
"scores"),On(e.charts[`scores ${$.name}`],A,`threshold ${Number(A.toFixed(2))}`)),_(n("at-threshold"),S.words),_(n("spreads"),C($)),H(n("of-fit"),$.name!=="post\
erior"&&$.normal.some(Boolean));let M=k.scores.filter(p);if(ae(n("roc"),dr(e.charts[`roc ${$.name}`],S)),b(n("roc-keys"),M.map(({name:W,auc:B},P)=>[P===M.indexOf(
$)?"gp-roc-main":`gp-roc-other gp-roc-${P%3}`,`${Ms(W)}: AUC ${B.toFixed(3)}`,Be(As,W,["","",""])[2]])),x(k),_(n("few"),y(k)),H(n("of-lengths"),k.lengths.length>
1),k.lengths.length<2)return;ae(n("lengths-box"),e.charts.lengths);let N=k.kind==="synthid"?"mean g":"z";b(n("length-keys"),[["gp-z-measured",`found at ${h(k.lengths)}\
 false positives, by ${N}, from the samples`,"The threshold is the laxest that at most so many of the cut texts without the watermark pass; so few texts cannot \
show a smaller rate, unless it is 1%. The bars are where the true rate lies with 95%."],["gp-z-expected","the same by normal distributions","As if the scores at\
 each length were normal."],["gp-z-other","AUC","How often a cut text with the watermark scores higher than one without: 50% is guessing."]])}function h(k){let $=k.
map(({levels:[M]})=>M),[A,S]=[Math.min(...$),Math.max(...$)].map(j);return A===S?A:`${A} to ${S}`}function b(k,$){let A=J(k,$.length,()=>{let S=c("span"),M=Z("s\
vg");return D(M,{width:26,height:8,"aria-hidden":"true"}),M.append(Z("path")),S.append(M,c("span","",null,{tabindex:0})),S});$.forEach(([S,M,N],W)=>{D(A[W].firstChild.
firstChild,{class:S,d:"M1 4H25"}),_(A[W].lastChild,M),D(A[W].lastChild,{"data-tip":N})})}function f({scores:k}){H(n("of-score"),k.length>1);let $=k.map(({name:A})=>A).
join();s.dataset.key!==$&&(s.dataset.key=$,s.replaceChildren(...k.map(({name:A})=>c("option","",Ms(A),{value:A}))),s.value=k[u(e.found)].name)}function g(){f(e.
found),O(e.found),l(e.found)}return k=>{t.hidden=!d(),!t.hidden&&(k.found||k.status)&&g()}}function ul(t,e){let n=L=>t.querySelector(".gp-"+L),s=["the text alone","with its prompt"],o=new _e(n("words")),r=n("which");r.addEventListener("change",()=>w());
let i=()=>e.found.reports[Math.min(Number(r.value),e.found.reports.length-1)];function a({reports:L,once:C,otherwise:x}){let[T,y,l,h]=dl(L[0],C?null:x);D(n("ans\
wer"),{"data-verdict":T}),_(n("answer-sign"),y),_(n("answer-words"),l),_(n("answer-more"),h),_(n("told"),`${l}. ${h}`),H(n("beside"),L.length>1),L.length>1&&_(n(
"beside"),p(L));let b=d(e.found);H(n("repeats"),!!b),_(n("repeats"),b),_(n("about"),u(e.found)+(C?", repeated n-grams counted once":""))}function d({reports:[{num_tokens_scored:L}],
otherwise:C,once:x}){let T=C?C.num_tokens_scored:null;return!G(T)||T===L?"":x?`Left out as repeated: ${U(T-L,"token")}. With ${T-L===1?"it":"them"} z would be ${ne(
C.z_score)}.`:`Of the scored tokens, ${I(L-T)} only repeat an n-gram that came before, which is no new evidence: counted once, z is ${ne(C.z_score)}.`}function p([
L,C]){let x=C.z_score-L.z_score,T=Math.abs(x)<.005?"which changes nothing":x<0?"which dilutes the mark":"which happens to add to it";return`With its prompt z is\
 ${ne(C.z_score)}: ${U(C.prompt_tokens,"token")} of the prompt count too, ${T}.`}function u({model:L,watermark:C,exact:x}){return`${Array.isArray(C.keys)?`Synth\
ID, ${U(C.keys.length,"key")}`:`green list, ${C.seeding_scheme||"lefthash"}`}; ${x?"the very tokens of the run":`as ${L} splits the text`}`}function w(){let L=i();
Fe(n("legend"),...mt(L)),o.show(ut(L))}function m({reports:L}){let C=L.map(({curve:h},b)=>({name:L.length>1?s[b]:"z",look:b?"other":"measured",points:h||[]})),[
{tokens_needed:x,threshold:T}]=L,y=en(L[0]),l=G(x)?{at:x,words:`${U(x,"token")} reach the threshold at the share of this text${x>y?`: ${I(x-y)} more`:""}.`}:null;
Rt(n("curve-box"),{curves:C,threshold:T,needed:l}),Bt(n("curve-keys"),L.length>1?C:[])}function O(){H(n("of-layers"),!!e.charts.layers),ae(n("layers-box"),e.charts.
layers)}function E(L){let{reports:C}=e.found;H(n("of-prompt"),C.length>1),a(e.found),L&&w(),tn(n("found-numbers"),C.map((x,T)=>({name:s[T],report:x}))),m(e.found),
O()}let v=()=>!!e.found;return new ResizeObserver(()=>v()&&E(!1)).observe(t),L=>{t.hidden=!v(),!t.hidden&&L.found&&E(!0)}}function ml(t,e){let n=t.querySelector("tbody"),s=t.querySelector(".gp-mistake-note");function o({rows:w,threshold:m}){let O=w.flatMap(({reports:x})=>x.map(({z_score:T})=>T)).
filter(G),E=Math.min(-3,...O)-.4,v=Math.max(m,...O)+.4,L=x=>(x-E)/(v-E),C=J(n,w.length,r);w.forEach(({what:x,how:T,meaning:y,keeps:l,reports:h},b)=>{let[f,g,k]=C[b].
cells;C[b].classList.toggle("gp-right",b===0);let[$,A]=f.children;_($,x),D($,{"data-tip":y}),_(A,T);let S=h.map(({z_score:W})=>W).filter(G);i(g.firstChild,S.map(
L),{zero:L(0),threshold:L(m)});let M=S.length>1?`${ne(Math.min(...S))} to ${ne(Math.max(...S))}`:ne(S[0]);_(k.children[0],M),_(k.children[1],a(h,l));let N=b?d({
keeps:l,meaning:y,reports:h},m):"";H(k.children[2],!!N),_(k.children[2],N)}),_(s,u(w))}function r(){let w=c("tr"),m=c("th","",null,{scope:"row"});m.append(c("sp\
an","",null,{tabindex:0}),c("small"));let O=c("td");O.append(c("span","gp-strip",null,{"aria-hidden":"true"}));let E=c("td");return E.append(c("b"),c("small"),c(
"small","gp-why")),w.append(m,O,E),w}function i(w,m,{zero:O,threshold:E}){let v=[O,E,...m],L=J(w,v.length,()=>c("i"));v.forEach((C,x)=>{re(L[x],["gp-line gp-zer\
o","gp-line"][x]||"gp-dot"),ee(L[x],"left",C)})}function a(w,m){let[O]=w.filter(({error:L})=>L);if(O)return O.error.message;let E=w.filter(({prediction:L})=>L).
length,v=m==="none";return w.length===1?E?v?"▲ above it by chance":"◆ watermarked":"◇ no sign":E?`${v?"▲":"◆"} ${E} of ${w.length} ${v?"above it by ch\
ance":"say so"}`:`◇ no sign, ${w.length} times`}function d({keeps:w,meaning:m,reports:O},E){let v=O.filter(({prediction:y})=>y);if(!v.length)return"";if(w!=="\
none")return m;let{num_tokens_scored:L,once:C}=v.reduce((y,l)=>l.z_score>y.z_score?l:y),x=C&&G(L)?L-C.num_tokens_scored:0,T=[];return x>0&&T.push(`p takes each \
token for new evidence, but ${I(x)} of the ${I(L)} only repeat an n-gram. Counted once, z is ${ne(C.z_score)}${C.z_score>E?"":", not above the threshold"}.`),(!x||
C.z_score>E||O.length>1)&&T.push(p(E,O.length)),T.join(" ")}function p(w,m){let O=qe(w),E=L=>L>.1?j(L):`one in ${I(Number((1/L).toPrecision(2)))}`,v=1-(1-O)**m;
return`Of texts without this watermark ${E(O)} passes the threshold${m>1?`; with ${I(m)} tries at each, ${E(v)} has one that does`:""}.`}function u([w]){return w.
reports[0].prediction?"":"The settings as they are find nothing either. Where the text is watermarked, they may be the wrong ones themselves, or the text is too\
 short."}return w=>{t.hidden=!e.found,!t.hidden&&w.found&&o(e.found)}}function gl(t,e){let n=i=>t.querySelector(".gp-"+i);function s({how:i,points:a,of:d,seeds:p,threshold:u}){let w=a.filter(({z:m})=>m.length);_(n("about"),`${i}, ${U(
p,"seed")} at each strength${a.length<d?`; ${a.length} of ${d} strengths so far`:""}`),_(n("strength-words"),o(w,a,u)),ae(n("strength-box"),e.charts.strengths)}
function o(i,a,d){let p=({strength:C,z:x})=>C===0?x[0]>d?"above":"below":yo(x,d),u=(...C)=>r(i,x=>C.includes(p(x))),[w,m,O]=[u("above"),u("below"),u("open","few")],
E=a.filter(({refused:C})=>C).map(({strength:C})=>j(C)),v=[];i.length&&i[0].strength===0&&p(i[0])!=="above"&&v.push("The text is not above the threshold even bef\
ore the attack.");let L=[w&&`above the threshold at ${w}`,m&&`not above it at ${m}`,O&&`not known to be either at ${O}, where the seeds disagree or are too few`].
filter(Boolean);return L.length&&v.push(`By strength, the median z is ${L.join("; ")}.`),E.length&&v.push(`At ${E.join(", ")} there is too little text left to s\
core, in some cases or in all.`),v.join(" ")}function r(i,a){let d=[];i.forEach((u,w)=>{a(u)&&(w&&a(i[w-1])?d.at(-1)[1]=u.strength:d.push([u.strength,u.strength]))});
let p=d.map(([u,w])=>u===w?j(u):`${j(u)} to ${j(w)}`);return p.length>1?`${p.slice(0,-1).join(", ")} and ${p.at(-1)}`:p.join("")}return i=>{t.hidden=!e.found,!t.
hidden&&i.found&&s(e.found)}}var Wh={context:"no mark here: fewer tokens come before it than the watermark looks at",repeated:"no mark here: the tokens before it were there before, and Synt\
hID marks each context once",removed:"no mark here: it was given, and an earlier processor had removed it",bias:"no mark here: the bias is 0"};function Go(t){let e=t&&
t.effective&&t.effective.watermarking_config||{},n=Array.isArray(e.keys)?e.keys.length:0,s=e.greenlist_ratio,o=e.seeding_scheme==="selfhash",r=e.context_width;return{
config:e,keys:n,selfhash:o,ratio:s>0&&s<1?s:null,early:n?Dt(e.ngram_len,1)-1:Dt(r,1)-Number(o)}}function Ts({config:t,keys:e,ratio:n}){return e?`SynthID: ${U(e,
"key")}, n-grams of ${t.ngram_len} tokens`:n===null?"a green list whose settings are not known":`green list: ${j(n)} of the vocabulary, bias ${t.bias}, ${t.seeding_scheme}\
, context width ${t.context_width}, key ${t.hashing_key}`}function wl({chosen:t,index:e,mark:n,given:s,isFirst:o},r){let i=`Token ${I(e+1)} ${V(t.text)}`;if(!n)
return`${i}: ${s?"given, before the watermark began":"not marked"}`;if(n.why)return`${i}: ${Be(Wh,n.why,"no mark here")}.`;let a=`Its probability: ${j(n.chosen_before)}\
 before the watermark, ${j(n.chosen_after)} after.`,d=o?" Not counted: a detector that has no prompt does not know what comes before it.":"";if(n.kind==="synthi\
d")return`${i}: mean g-value ${K(n.g,2)} over ${U(r.keys,"key")}. ${a}${d}`;let p=n.green?"◆ green: it got the bias":"◇ red: it got no bias",[u,w]=[n.mass_before,
n.mass_after].map(E=>j(E??0)),m=r.ratio===null?"":` of ${j(r.ratio)} of the vocabulary`,O=r.selfhash?`Each token has a list of its own; ${U(n.listed??0,"token")}\
 of the 40 likeliest got the bias`:`On the list${m}, ${U(n.listed??0,"token")} could be chosen here`;return`${i}: ${p}. ${a} ${O}: ${u} together before, ${w} af\
ter.${d}`}var bl={marks:0,scored:0,green:0,g:0,expected:0,unscored:0,early:0,chosen:0,surprisal:0,gained:0,suppressed:0,likely:0,entropy:0,z:null,foreseen:null};
function kl(t,e,n,s){let{mark:o,index:r}=e,i={...t};if(!o)return{...i,unscored:t.unscored+1};i.marks+=1;let a=o.kind==="synthid"?o.g:o.green;if(o.chosen_before>
0&&o.chosen_after>0){i.chosen+=1,i.surprisal-=Math.log(o.chosen_before),i.gained+=Math.log(o.chosen_after/o.chosen_before);let{stages:d,entropy_before:p}=e.distribution;
i.entropy+=s>0&&d[s-1]?d[s-1].entropy:p,i.likely-=Ih(e,s)}return i.suppressed+=o.suppressed,a===null?{...i,unscored:t.unscored+1}:r<n.early?{...i,early:t.early+
1}:(i.scored+=1,i.green+=Number(a),i.expected+=o.expected??0,o.kind==="synthid"?i.z=n.keys?(2*i.green-i.scored)*Math.sqrt(n.keys/i.scored):null:n.ratio!==null&&
(i.z=on(i.green,i.scored,n.ratio),i.foreseen=on(i.expected,i.scored,n.ratio)),i)}function Ih({distribution:{candidates:t}},e){let n=t.map(({raw_logprob:s,stage_logprobs:o})=>e>
0?o[e-1]:s).filter(s=>s!=null);return n.length?Math.max(...n):0}function yl(t,e,n,s){let o=t.find(([,p])=>p>s),r=o?`z first passed ${s} after ${U(o[0],"scored t\
oken")}`:"";if(e.z>s)return{at:o[0],words:`${r}.`};let i=o?`${r}, and fell again. `:"",a=n.keys?e.z>0?e.scored*(s/e.z)**2:1/0:zr(e.green/e.scored,n.ratio,s),d=Math.
max(e.scored+1,Math.ceil(a));return!Number.isFinite(d)||d>1e7?{at:1/0,words:`${i}At the share so far, z never reaches ${s}.`}:{at:d,words:`${i}At the share so f\
ar, z reaches ${s} after about ${U(d,"scored token")}: ${I(d-e.scored)} more.`}}function xl(t,e){let n=f=>t.querySelector(".gp-"+f),s=new _e(n("marked-words"),{press:({step:f})=>e.selectStep(f)}),o=n("threshold"),r=3,i=Go(null),a=0,d=null,p=null;
function u(){i=Go(e.started),a=(e.started&&e.started.processors||[]).findIndex(g=>g==="WatermarkLogitsProcessor"||g==="SynthIDTextWatermarkLogitsProcessor"),d=new me(
bl,(g,k)=>kl(g,k,i,a)),s.show([]),_(n("mark-about"),Ts(i))}let w=()=>d.steps.some(({mark:f})=>f&&f.kind==="synthid");function m(f){let{mark:g,index:k}=f,$=k<i.early,
A=g&&!g.why;return{step:f,token:{...f.chosen,piece:f.piece},mark:A?{green:g.green,g:g.g,counted:!$}:{},words:()=>wl({...f,isFirst:$},i)}}function O(f){s.show(d.
steps.map(($,A)=>s.items[A]&&A<f?s.items[A]:m($)),f);let{unscored:g,early:k}=d.total;Fe(n("mark-key"),w()?"synthid":"green",{unscored:g>0,repeated:k>0,faint:"a \
detector without the prompt cannot score it"})}function E(f){let g=f&&!f.isPrompt?s.tokens[f.index]:null;p&&p!==g&&p.classList.remove("gp-current"),p=g||null,p&&
e.selected?p.classList.add("gp-current"):p&&p.classList.remove("gp-current")}let v=f=>{let g=[];for(let k of d.totals)k[f]!==null&&(!g.length||g.at(-1)[0]<k.scored)&&
g.push([k.scored,k[f]]);return g};function L(){let{z:f,scored:g}=d.total,k=e.running?" so far":"",[$,A,S]=f===null?["wait","…",g?"The watermark’s settings are\
 not known, so z is not":"Nothing to score yet"]:f>r?["good","◆",`A detector finds it${k}: z = ${ne(f)}`]:["even","◇",`A detector does not find it${k}: z = ${ne(
f)}`];D(n("finding"),{"data-verdict":$}),_(n("finding-sign"),A),_(n("finding-words"),S),_(n("finding-more"),f===null?"":`${C()}; by chance alone, if each token \
is new evidence, z would be as high with a probability of ${ze(qe(f))}`),e.finished&&_(n("mark-told"),`${S}, ${I(g)} tokens scored.`)}function C(){let{green:f,scored:g}=d.
total;return w()?`mean g-value ${(f/g).toFixed(3)} over ${U(g,"scored token")}, 0.5 by chance`:`${I(f)} of ${U(g,"scored token")} green, ${j(f/g)} instead of ${j(
i.ratio)}`}let x=()=>e.started.effective.do_sample?"":" That is so where tokens are drawn; here the likeliest are taken, which can be greener or less green.";function T(){
let f=v("z"),g=[{name:"this text",look:"measured",points:f,tip:`What a detector finds that knows the key and sees the text without its prompt.${i.keys?" Of Synt\
hID it is the z of the plain mean of all g-values, against fair coins.":""}`}],k=v("foreseen");k.length&&g.push({name:"expected at least",look:"expected",points:k,
tip:"What this bias leads to at least, given how undecided the model was at each token: the sum of p / (1 + m p) over the vocabulary, theorem 4.2 of Kirchenbaue\
r et al. 2023, averaged over all green lists."+x()}),Bt(n("z-keys"),g);let $=f.length?yl(f,d.total,i,r):null;Rt(n("z-box"),{curves:g,threshold:r,needed:$,label:`\
z over the number of tokens, threshold ${r}`}),_(n("z-needed-words"),$?$.words:""),_(n("threshold-words"),It(r))}function y(){let{scored:f,green:g,expected:k,chosen:$,
surprisal:A,gained:S,suppressed:M,marks:N,likely:W,entropy:B}=d.total,{started:P}=e,q=[["tokens scored",I(f),"Tokens that count: those with enough tokens before\
 them, without the prompt."]];if(f&&!w()&&(q.push(["green",j(g/f),"The share of the scored tokens that got the bias."]),q.push(["expected at least",j(k/f),"At l\
east this share is green on average over all green lists, for this bias and the probabilities that the model gave. Where it is sure of a token, a bias changes l\
ittle."])),$){q.push(["surprisal before the watermark",le(A/$,e.unit),"How unexpected the chosen tokens were just before the watermark, on average: minus the lo\
garithm of their probability."]);let[R,z]=P.effective.do_sample?[B,"Drawn without the watermark they would have had this on average: the entropy just before it."]:
[W,"The likeliest token of each place would have had this."];e.usesBeams||(q.push(["without it",le(R/$,e.unit),z]),q.push(["log-probability lost",le((A-R)/$,e.unit).
replace("-","−"),"The price: how much less probable than that the chosen tokens are, for each token. Below 0 by luck."])),q.push(["raised by",le(S/$,e.unit),"\
How much the watermark raised the log-probability of the chosen tokens, on average. Over many texts it is the divergence of what was drawn from what the model w\
ould draw."])}return N&&q.push(["suppressed",`${(M/N).toFixed(1)} of ${I(P.request.top_candidates??10)}`,"How many of the likeliest tokens the watermark made le\
ss likely, on average over the places."]),q}function l(){let f=y(),g=J(n("mark-figures"),f.length,()=>{let k=c("div"),$=c("dt");return $.append(c("span","",null,
{tabindex:0})),k.append($,c("dd")),k});f.forEach(([k,$,A],S)=>{let[M,N]=g[S].children;_(M.firstChild,k),D(M.firstChild,{"data-tip":A}),_(N,$)})}function h(){L(),
l(),T()}function b(f){let k=e.lines().length>1?e.lineOf(f):null;return k?`${k.label}; ${Ts(i)}`:Ts(i)}return o.addEventListener("input",()=>{let f=o.valueAsNumber,
g=f>=0&&f<=30;if(o.setAttribute("aria-invalid",String(!g)),!g){_(n("threshold-words"),"a threshold from 0 to 30");return}r=f,h()}),new ResizeObserver(()=>!t.hidden&&
d.total.marks&&T()).observe(n("z-box")),f=>{(f.run||!d)&&u();let g=e.current(),{keep:k}=d.follow(g?e.lastOf(g):null);t.hidden=!d.total.marks,!t.hidden&&((f.run||
f.steps||f.status||f.selection)&&(O(k),_(n("mark-about"),b(g))),E(g),(f.run||f.steps||f.status||f.selection||f.unit)&&h())}}var Ko=(t,e)=>t?[e]:[];function $l(t,e){let n=m=>t.querySelector(".gp-"+m),s=()=>e.answered("cost"),o=({perplexity:m,score:O})=>!!(m&&O),r=({knob:m},O)=>m==="ke\
ys"?U(O,"key"):`bias ${Number(O.toFixed(3))}`;function i(m){let[O,...E]=m.points,v=E.filter(o).sort((l,h)=>l.value-h.value);if(!o(O)||!v.length)return["wait","…",
e.done?"No answer":"Not known yet",e.done?"A text without the watermark and one with it must have been scored.":"The first texts are being written."];let L=e.running?
" so far":"",C=l=>`At ${r(m,l.value)}, the median z is ${ne(l.score.median)}${l.score.high>l.score.low?`, spread ${ne(l.score.low)} to ${ne(l.score.high)}`:""};\
 ${a(l,O)}`;if(v.every(({found:l})=>l==="few"))return["wait","…",e.done?"No answer":"Not known yet",`${C(v.at(-1))} ${U(Math.max(...v.map(({texts:l})=>l)),"te\
xt of each strength is","texts of each strength are")} too few to tell: it takes ${ko}.`];let x=v[v.findLastIndex(({found:l})=>l!=="above")+1];if(x)return["good",
"◆",`Found from ${r(m,x.value)} on${L}`,`The threshold is ${m.threshold}. ${C(x)}`];let T=v.filter(({found:l})=>l==="above");return T.length?["even","◇",`Fo\
und at ${T.map(({value:l})=>r(m,l)).join(", ")}${L}`,`At the strongest it is not sure. ${C(v.at(-1))}`]:["even","◇",`${v.every(({found:l})=>l==="below")?"Not \
found":"Not surely found"} at any strength${L}`,`The threshold is ${m.threshold}. ${C(v.at(-1))} Longer texts help.`]}function a({perplexity:m,price:O,dearer:E},v){
let L=`the median perplexity is ${m.median.toFixed(2)} instead of ${v.perplexity.median.toFixed(2)}`;if(!O)return`${L}.`;let C=`seed by seed it is ${Se(O.median)}${O.
high>O.low?`, spread ${bt(O)}`:""}`;return`${L}; ${C}${{open:": no clear cost",few:", of too few seeds to tell"}[E]||""}.`}function d(m){let[O,E,v,L]=i(m);D(n("\
answer"),{"data-verdict":O}),_(n("answer-sign"),E),_(n("answer-words"),v),_(n("answer-more"),L),e.done&&_(n("told"),`${v}. ${L}`),_(n("missing"),Ee(e,m)),_(n("a\
bout"),m.knob==="keys"?`SynthID, n-grams of ${m.watermark.ngram_len}`:yn(m.watermark).replace(/, bias [^,]*/,""))}function p(m){let O=m.kind==="green";for(let E of[
"perplexity","score","share","suppressed"])ae(n(E),e.charts[E]);_(n("share-name"),O?"Green tokens":"Mean g-value"),n("share-name").dataset.tip=O?"Green tokens /\
 tokens scored, of all texts of a value together.":"The mean of all g-values of a value’s texts: 0.5 without the watermark.",H(n("of-suppressed"),!!e.charts.suppressed),
H(n("limits"),O),H(n("of-expected"),m.points.some(({expected:E})=>G(E))),_(n("suppressed-name"),"Suppressed candidates"),n("suppressed-name").dataset.tip=`Of th\
e ${U(m.candidates,"candidate")} that the model found likeliest at a step, how many the watermark made less likely; the mean over all steps.`}function u(m){let O=m.
kind==="green",E=[[m.knob==="keys"?"keys":"bias",({value:T})=>T===null?"none":String(T)],["texts",({texts:T})=>I(T)],["perplexity",({perplexity:T})=>T?T.median.
toFixed(2):"–"],["z",({score:T})=>T?ne(T.median):"–"],[O?"green":"mean g",({share:T})=>G(T)?O?j(T):T.toFixed(3):"–"],...Ko(m.points.some(({expected:T})=>G(
T)),["expected at least",({expected:T})=>G(T)?j(T):"–"]),...Ko(m.points.slice(1).some(({suppressed:T})=>G(T)),[`suppressed of ${m.candidates}`,({suppressed:T})=>G(
T)?T.toFixed(2):"–"]),...Ko(m.points.some(({moved:T})=>G(T)),["moved to green",({moved:T})=>G(T)?j(T):"–","How much probability the watermark took from red \
candidates and gave to green ones at a step, on average."])],v=t.querySelector("table.gp-numbers"),[L]=J(v.tHead,1,()=>c("tr")),C=J(L,E.length,()=>c("th","",null,
{scope:"col"}));E.forEach(([T,,y],l)=>{_(C[l],T),gt(C[l],{scope:"col",...y?{tabindex:0,"data-tip":y}:{}})});let x=J(v.tBodies[0],m.points.length,()=>c("tr"));m.
points.forEach((T,y)=>{x[y].firstChild||x[y].append(c("th","",null,{scope:"row"}));let l=J(x[y],E.length,()=>c("td"));E.forEach(([,h],b)=>_(l[b],h(T)))})}function w(){
d(e.found),p(e.found),u(e.found)}return m=>{t.hidden=!s(),!t.hidden&&(m.found||m.status)&&w()}}function vl(t,e){let n=l=>t.querySelector(".gp-"+l),s=["A","B"],[o,r]=[0,[]],i=()=>e.answered("quiz"),a=()=>e.done?e.found.pairs.filter(({texts:l})=>l.every(({report:h})=>!h.
error)):[],d=({left:l})=>l?0:1,p=()=>r.filter((l,h)=>l===d(a()[h])).length,u=s.map((l,h)=>{let b=c("div","gp-side"),[f,g,k,$]=[c("h3","",`Text ${l}`),c("p","gp-\
facts"),c("div","gp-body",null,{dir:"auto"}),c("button","gp-button gp-main",`Text ${l} is watermarked`,{type:"button"})],A=c("div","",null,{tabindex:0}),S=c("di\
v");return k.append(A,S),b.append(f,g,k,$),n("texts").append(b),$.addEventListener("click",()=>w(h)),{box:b,title:f,facts:g,plain:A,marked:S,button:$,text:new _e(
S)}});function w(l){r[o]===void 0&&(r[o]=l,y(),n("next").focus({preventScroll:!0}))}n("next").addEventListener("click",()=>{o=Math.min(o+1,a().length-1),y(),u[0].
button.focus({preventScroll:!0})});let m=l=>l.kind==="green"?l.green_fraction:l.mean,O=l=>l.kind==="green"?`${j(l.green_fraction)} green`:`mean g ${l.mean.toFixed(
3)}`;function E(l,h,b,f){let{report:g,perplexity:k}=b.texts[h],$=h===d(b)?"with":"without";if(H(l.plain,!f),H(l.marked,f),H(l.button,!f),H(l.facts,f),f){l.box.dataset.
truth=$,_(l.title,`Text ${s[h]}: ${$==="with"?"◆ watermarked":"not watermarked"}${r[o]===h?", your guess":""}`),_(l.facts,`${O(g)} · z ${ne(g.z_score)}${G(k)?
` · perplexity ${k.toFixed(2)}`:""}`),l.text.show(ut(g));return}delete l.box.dataset.truth,_(l.title,`Text ${s[h]}`),l.text.show([]),_(l.plain,g.tokens.slice(g.
prompt_tokens).map(([,,A])=>A??"").join(""))}function v({texts:l},h){let[b,f]=[l[h],l[1-h]].map(({report:S})=>S),g=b.kind==="green"?j(b.ratio):"0.5",k=b.z_score>
e.found.threshold?"more than chance explains":"too little to be sure",$=`${O(b)} with the watermark, where chance has ${g}: z ${ne(b.z_score)}, ${k}. Without it\
 ${O(f)}, z ${ne(f.z_score)}.`,A=f.z_score>b.z_score?" Here even the detector would have taken the wrong one: the texts are short, or the mark is weak.":"";return`\
What gave it away: ${$}${A}`}function L(l){let h=r[o]!==void 0;if(u.forEach((k,$)=>E(k,$,l,h)),H(n("legend"),h),H(n("verdict"),h),H(n("next"),h&&o+1<a().length),
!h)return;let b=l.texts.map(({report:k})=>mt(k)[1]);Fe(n("legend"),e.found.kind,{unscored:b.some(({unscored:k})=>k),repeated:b.some(({repeated:k})=>k)});let f=d(
l),g=r[o]===f;D(n("answer"),{"data-verdict":g?"good":"bad"}),_(n("answer-sign"),g?"✓":"✗"),_(n("answer-words"),g?"Right":`Wrong: it was text ${s[f]}`),_(n("\
answer-more"),v(l,f))}function C(l){if(!e.done)return`The texts are being written: ${I(l.done)} of ${I(l.runs)}.`;if(a().length)return"";let h=l.pairs.flatMap(({
texts:b})=>b).find(({report:b})=>b.error);return h?`No pair can be asked about. ${h.report.error.message} ${h.report.error.fix}`:"No pair of texts was completed\
. Run the experiment again."}function x(l){let h=r.length;if(H(n("sum"),h>0&&h===l.length),n("sum").hidden)return;let b=p();_(n("sum").querySelector("h3"),`${I(
b)} of ${I(h)} right`);let f=Array.from({length:h-b+1},($,A)=>T(h,b+A)).reduce(($,A)=>$+A,0)/2**h,g=l.filter(({texts:$,left:A})=>$[A?0:1].report.z_score>$[A?1:0].
report.z_score).length;_(n("sum-words"),`Who guesses has ${I(b)} or more in ${j(f)} of rounds. The detector, taking the text with the higher z, has ${I(g)} of ${I(
h)}. Run the experiment again for another round.`),_(n("share-head"),e.found.kind==="green"?"green with and without":"mean g with and without");let k=J(n("sum").
querySelector("tbody"),h,()=>{let $=c("tr");return $.append(c("th","",null,{scope:"row"}),c("td"),c("td"),c("td")),$});l.forEach(($,A)=>{let S=d($),[M,N]=[$.texts[S].
report,$.texts[1-S].report],W=P=>P.kind==="green"?j(m(P)):m(P).toFixed(3);[String(A+1),`${r[A]===S?"✓":"✗"} text ${s[r[A]]}`,`${W(M)}, ${W(N)}`,`${ne(M.z_score)}\
, ${ne(N.z_score)}`].forEach((P,q)=>_(k[A].cells[q],P))})}let T=(l,h)=>Array.from({length:h},(b,f)=>(l-f)/(f+1)).reduce((b,f)=>b*f,1);function y(){let l=a();_(n(
"waiting"),C(e.found)),H(n("round"),l.length>0),_(n("about"),l.length?`Pair ${I(o+1)} of ${I(l.length)}. Same prompt, same seed; one of them has the watermark.`:
""),_(n("score"),r.length?`${I(p())} of ${I(r.length)} right`:""),l.length&&L(l[o]),x(l)}return l=>{t.hidden=!i(),l.run&&([o,r]=[0,[]]),!t.hidden&&(l.run||l.found||
l.status)&&y()}}var Rh={drafts:Lr,beams:Vr,beamtree:ki,hypotheses:$i,curve:Wi,branches:Da,candidates:Ka,check:Ja,layers:Ya,numbers:Xa,processors:tl,quiz:nl,reranked:sl,template:rl,
token:ol,tokens:cl,watermark:xl},Bh={draft_lengths:ur,sameness:Ar,speedup:Cr,batch:Kr,difference:Hi,divergence:Gi,grid:sa,lanes:la,lengths:ca,measures:ha,progress:fa,
trie:La,without:Aa,arrival:Ca,estimate:Pa,kl:Na,opened:qa,precisions:Wa,shelf:Ia,attack:hl,detectability:fl,detection:ul,marked:pl,mistakes:ml,strengths:gl,watermark_cost:$l,
watermark_quiz:vl};_i(()=>Ti(Rh,Bh));})();
