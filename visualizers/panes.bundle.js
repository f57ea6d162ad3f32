// Written by .ci/bundle.py from modules with the SHA-256 35f88672a3689a6e8736418d094ac6ecc69c63449e67f0bcdecc4b930afd2838: edit those.
(()=>{var Xo={greedy_search:"greedy decoding",sample:"sampling",beam_search:"beam search",beam_sample:"beam search with sampling",group_beam_search:"diverse beam sear\
ch",constrained_beam_search:"constrained beam search",contrastive_search:"contrastive search",dola_generation:"DoLa",assisted_generation:"assisted decoding",custom:"\
a decoding loop of your own"},Qo={eos:["the model ended it","ended with EOS (end-of-sequence token)"],stop_string:["a stop string","met a stop string"],length:[
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
iation distance between the target’s and the draft’s distribution: what sampling keeps on average."},Zo={DolaContrast:["DoLa’s contrast","takes the log-pr\
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
 it notes how probable it is that nobody speaks",[]]},Ls={z:["z","z","How many standard deviations more tokens are green than without a watermark."],mean:["mean\
 g","z of the mean g","How many standard deviations the mean of all g-values lies above one half, taking them for fair coins."],weighted_mean:["weighted mean g",
"z of the weighted mean g","The same with more weight on the first keys, whose mark is the strongest."],posterior:["Bayesian detector","posterior probability","\
The probability of a watermark by the detector that was trained here, on the other half of the texts."]},er={Candidate:["token_id","text","raw_logprob","logprob",
"raw_rank","rank","removed_by","stage_logprobs"],Stage:["name","entropy","kept","mass_removed","mass_moved"],Reranked:["token_id","text","probability","penalty",
"score"],BeamCandidate:["token_id","text","piece","parent","raw_logprob","logprob","score","status","beam","final_score","group","diversity_penalty","bank","pro\
gress","forced","mark"],DraftToken:["token_id","text","draft_logprob","target_logprob","accepted","overlap"],Token:["token_id","text","piece"],Mark:["kind","gre\
en","g","listed","mass_before","mass_after","expected","chosen_before","chosen_after","suppressed","why"]};var K=t=>typeof t=="number"&&Number.isFinite(t),we=t=>t==null||Math.abs(t)>1e30?null:t,xn=t=>{let e=[...t].sort((n,s)=>n-s);return(e[e.length-1>>1]+e[e.length>>
1])/2},Re=({distribution:{stages:t,vocab:e}})=>t.length?t.at(-1).kept:e;var nt={" ":"·","\n":"↵","	":"⇥","\r":"␍"},_t=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function d(t,e,n,s){let o=document.createElement(
t);e&&(o.className=e),n!=null&&(o.textContent=n);for(let[r,i]of Object.entries(s||{}))o.setAttribute(r,i);return o}function Ot(t,e,{running:n=!1}={}){let s=0;for(let o of e.
matchAll(_t)){let[r]=o;o.index>s&&t.append(e.slice(s,o.index)),s=o.index+1;let i=nt[r]||"U+"+r.codePointAt(0).toString(16).toUpperCase().padStart(4,"0");if(n){let a=nt[r]?
r:"";t.append(d("span","gp-space",a,{"data-mark":i,"data-wide":i==="·"?"no":"yes"}))}else t.append(d("span","gp-mark",i))}s<e.length&&t.append(e.slice(s))}function tr(t,e){
let n=/^ (?=\S)/.test(e)?" ":"",s=e.match(/\n*$/)[0],o=d("span","gp-ink");Ot(o,e.slice(n.length,e.length-s.length),{running:!0});for(let r=0;r<s.length;r++)o.append(
d("span","gp-space","",{"data-mark":nt[`
`],"data-wide":"yes"}));return t.append(...[n,o,s].filter(Boolean)),o}var As=/(\\x[0-9a-f]{2})+$/i,$n=t=>(t.match(As)||[""])[0].replaceAll("\\x"," ").trim().toUpperCase(),
Mt=({piece:t,text:e})=>t!==null&&(t===""||As.test(e)&&t===e.replace(As,""));function Oe(t,e){t.replaceChildren(),Ot(t,e),e||t.append(d("span","gp-mark","(empty)"))}
function te(t,e){let n=d("bdi",e);return Oe(n,t),n}function _(t,e){t.textContent!==e&&(t.textContent=e)}function V(t){return"“"+t.replace(_t,e=>e===" "?" ":nt[e]||
"�")+"”"}function j(t){let e=t*100;return e===0?"0%":e<.01?"<0.01%":e<1?e.toFixed(2)+"%":e>99.95&&e<100?">99.9%":e.toFixed(1).replace(".0","")+"%"}var X=t=>t==
null?0:Math.exp(t),nr=({prompt:t,request:e})=>t||(e&&e.messages||[]).at(-1)?.content||"",xe=(t,e)=>e==="bits"?t/Math.LN2:t;function le(t,e){return t===null||!Number.
isFinite(t)?"infinite":xe(t,e).toFixed(2)+" "+e}function Et({model:t,phase:e,done:n,total:s}){return e==="asking"?`asking the Hub for ${t} …`:e==="download"?`\
downloading ${t}: ${be(n)} of ${be(s)} …`:`loading ${t}${s?`: ${j(n/s)}`:""} …`}function be(t){return K(t)?t>=1e9?`${(t/1e9).toFixed(t<1e10?2:1)} GB`:t>=1e6?
`${(t/1e6).toFixed(t<1e8?1:0)} MB`:`${(t/1e3).toFixed(0)} kB`:"–"}function vn(t){return t<1?Math.round(t*1e3)+" ms":t.toFixed(t<10?2:1)+" s"}var G=(t,e=3)=>t==
null?"–":t.toFixed(e),I=t=>t.toLocaleString("en-US"),U=(t,e,n=e+"s")=>`${I(t)} ${t===1?e:n}`;function ge(t){let{chosen:e,distribution:n}=t,s=t.read?e.raw_logprob:
e.logprob??e.raw_logprob;return{probability:X(e.logprob),rawProbability:X(e.raw_logprob),rank:(t.read?null:e.rank)??e.raw_rank,surprisal:s===null?1/0:Math.max(0,
-s),entropyBefore:n.entropy_before,entropyAfter:n.entropy_after}}var Be=(t,e,n)=>Object.hasOwn(t,e)?t[e]:n,Tt=t=>Be(Xo,t,t.replaceAll("_"," ")),Sn=({message:t,fix:e,
diagnostics:n=[]})=>n.some(s=>s.message===t)?n:[{message:t,fix:e},...n],fe=t=>Be(Qo,t,[t,t]),He=t=>Be(Zo,t,[t,"a logits processor of your own",[]]);var Z=(t,e)=>{let n=document.createElementNS("http://www.w3.org/2000/svg",t);return e&&n.setAttribute("class",e),n};function J(t,e,n){for(;t.childElementCount>e;)
t.lastElementChild.remove();for(;t.childElementCount<e;)t.append(n());return t.children}var sr=new WeakMap;function he(t,e,{plain:n=!1}={}){let s=n+e;sr.get(t)!==
s&&(sr.set(t,s),n?t.textContent=e:Oe(t,e))}function re(t,e){t.className!==e&&(t.className=e)}function ee(t,e,n){let s=`${(n*100).toFixed(2)}%`,o=or.get(t)||{};o[e]!==
s&&(t.style[e]=s,or.set(t,{...o,[e]:s}))}var or=new WeakMap;function D(t,e){let n=rr.get(t)||{};for(let[s,o]of Object.entries(e))n[s]!==o&&t.setAttribute(s,String(
n[s]=o));rr.set(t,n)}var rr=new WeakMap;function H(t,e){t.hidden===e&&(t.hidden=!e)}function Cs(t,e){for(e.forEach(([n,s,o,r],i)=>{let a=t.childNodes[i];if(!a||a.localName!==n){let c=Z(n);a?a.replaceWith(c):t.append(c),a=c}gt(a,{...o,...s?{class:s}:
{}}),Array.isArray(r)?Cs(a,r):_(a,r??"")});t.childNodes.length>e.length;)t.lastChild.remove()}function gt(t,e){for(let{name:n}of[...t.attributes])!Object.hasOwn(
e,n)&&n!=="aria-describedby"&&t.removeAttribute(n);for(let[n,s]of Object.entries(e))t.getAttribute(n)!==String(s)&&t.setAttribute(n,s)}var ue=t=>Math.round(t*10)/
10,Lt=(t,e,n,s,o)=>["line",t,{x1:ue(e),y1:ue(n),x2:ue(s),y2:ue(o)},[]],wt=(t,e,n,s,o="middle")=>["text",t,{x:ue(e),y:ue(n),"text-anchor":o},s],ir=(t,e)=>["path",
t,{d:e.map(([n,s],o)=>`${o?"L":"M"}${ue(n)} ${ue(s)}`).join("")||"M0 0"},[]],Ps=(t,e,n)=>["g",t,{tabindex:0,role:"img","data-tip":e,"aria-label":e},n],ar=(t,e,n)=>`\
M${ue(t)} ${ue(e-n)}l${n} ${n}l${-n} ${n}l${-n} ${-n}Z`;var Ns;function lr(){return Ns??=yl().catch(t=>{throw Ns=void 0,t}),Ns}async function yl(){if(window.Plotly)return window.Plotly;let t=document.getElementById("\
plotly"),e=document.createElement("script");if(t)e.textContent=await xl(t.textContent);else if(window.GenerationPlaygroundPlotly)e.src=window.GenerationPlaygroundPlotly;else
throw new Error("This page does not say where Plotly is.");let n=t?null:new Promise((s,o)=>{e.onload=s,e.onerror=()=>o(new Error(`Plotly could not be fetched fr\
om ${e.src}.`))});return document.head.append(e),await n,window.Plotly}async function xl(t){let e=Uint8Array.from(atob(t.trim()),n=>n.charCodeAt(0));return new Response(
new Blob([e]).stream().pipeThrough(new DecompressionStream("gzip"))).text()}var $l=/^var\((--gp-[\w-]+)\)(?: ([\d.]+))?$/,_n=new Set;function ae(t,e,n){if(t.hidden=!e,!e)return;let s=[..._n].find(o=>o.box===t);s?s.chart=e:vl(t,e,n),qs(t,
e)}function vl(t,e,n){t.classList.add("gp-chart-box"),t.append(d("div","gp-chart-plot"),Sl());let s={box:t,chart:e};n&&t.addEventListener("gp-press",({detail:o})=>n(
o)),_n.add(s),new ResizeObserver(()=>t.clientWidth&&t.dataset.width!==String(t.clientWidth)&&qs(t,s.chart)).observe(t)}function Sl(){let t=d("details","gp-chart\
-values");return t.append(d("summary","","Values"),d("ul")),t}async function qs(t,e){let n=t.querySelector(".gp-chart-plot");if(Ol(t.querySelector(".gp-chart-va\
lues"),e),gt(n,{...Object.fromEntries([...n.attributes].map(({name:s,value:o})=>[s,o])),role:"img","aria-label":`${e.layout.meta}. Its values follow as a list.`}),
!!t.clientWidth){t.dataset.width=String(t.clientWidth),t.setAttribute("aria-busy","true");try{let s=await lr(),o={...nn(e.layout,t),autosize:!1,width:n.clientWidth,
uirevision:"kept",dragmode:matchMedia("(pointer: coarse)").matches?!1:"zoom"};n.classList.contains("js-plotly-plot")?await s.react(n,nn(e.data,t),o):(await s.newPlot(
n,nn(e.data,t),o,_l(s)),n.on("plotly_click",({points:[r]})=>t.dispatchEvent(new CustomEvent("gp-press",{detail:r}))))}catch(s){n.textContent="The chart could no\
t be drawn: its library did not load. Reload the page; the values are in the list below.",console.error("Generation Playground:",s)}finally{t.removeAttribute("a\
ria-busy")}}}function On(t,e,n){if(!t)return t;let{shapes:s=[],annotations:o=[]}=t.layout,r={type:"line",x0:e,x1:e,yref:"paper",y0:0,y1:1,line:{color:"var(--gp-\
error)",width:1.5,dash:"dash"}},i={x:e,yref:"paper",y:1,yanchor:"bottom",text:n,showarrow:!1,font:{color:"var(--gp-error)"}};return{...t,layout:{...t.layout,shapes:[
...s,r],annotations:[...o,i]}}}function cr(t,{x:e,y:n,words:s}){if(!t)return t;let o={type:"scatter",mode:"markers",x:[e],y:[n],text:[s],hoverinfo:"text",marker:{
color:"var(--gp-chosen)",symbol:"diamond",size:13}};return{...t,data:[...t.data,o]}}function _l(t){let e=(n,s)=>({name:`Download plot as ${n==="svg"?"an SVG":"a\
 PNG"}`,icon:s,click(o){let r=o.layout.meta.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-|-$/g,"");t.downloadImage(o,{format:n,filename:r,width:o.clientWidth,
height:o.clientHeight,scale:n==="svg"?1:2})}});return{displaylogo:!1,doubleClickDelay:400,modeBarButtonsToRemove:["toImage","select2d","lasso2d","autoScale2d"],
modeBarButtonsToAdd:[e("png",t.Icons.camera),e("svg",t.Icons.disk)]}}function Ol(t,{data:e}){let n=e.flatMap(({text:s,hovertext:o=s,hoverinfo:r})=>r==="text"&&Array.
isArray(o)?o.flat():[]).filter(Boolean);t.hidden=!n.length,t.querySelector("ul").replaceChildren(...n.map(s=>d("li","",s)))}function nn(t,e){return Array.isArray(
t)?t.map(n=>nn(n,e)):t&&typeof t=="object"?Object.fromEntries(Object.entries(t).map(([n,s])=>[n,nn(s,e)])):typeof t=="string"?Ml(t,e):t}function Ml(t,e){let[,n,
s]=$l.exec(t)||[];if(!n)return t.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;");let o=getComputedStyle(e).getPropertyValue(n).trim();return s===
void 0?o:`rgba(${[1,3,5].map(i=>parseInt(o.slice(i,i+2),16)).join(", ")}, ${s})`}function dr(){for(let t of _n)t.box.isConnected?qs(t.box,t.chart):_n.delete(t)}
matchMedia("(prefers-color-scheme: dark)").addEventListener("change",dr);for(let t of[document.documentElement,document.body])t&&new MutationObserver(dr).observe(
t,{attributeFilter:["class"]});var El=(t,e)=>t>=1?e+1:Math.expm1((e+1)*Math.log(t))/(t-1),hr=(t,e,n,s=1)=>El(t,e)/(e*n+s),Se=t=>K(t)?`${t.toFixed(2)} ×`:"–",bt=({low:t,high:e})=>`${t.toFixed(
2)} to ${e.toFixed(2)}`,Mn="Where the true median lies with a probability of 90% or more. Up to 7 pairs it goes from the lowest of them to the highest; fewer th\
an 5 cannot be as sure as that, so nothing is claimed of them.",pr=t=>t<.9995?`${(t*1e3).toPrecision(3)} ms`:`${t.toPrecision(3)} s`;function Me(t,{done:e,runs:n}){
if(e>=n)return"";let s=`${I(e)} of ${U(n,"run")} ${e===1?"has":"have"} ended`;return t.done?`Stopped: ${s}.`:`${s}; ${U(n-e,"is","are")} still to come.`}var At="\
Somebody else’s runs were decoded meanwhile: these times are not clean. Measure again when the machine is quiet.";function fr(t,e){let n=$=>t.querySelector(".gp-"+$),s=t.querySelector("table"),o=[["speed-up",`Time for a token without drafts / time with them: the median over\
 the pairs of runs, and its spread. ${Mn}`],["draft_acceptance_rate",tt.draft_acceptance_rate],["judged_acceptance_rate",tt.judged_acceptance_rate],["mean_accep\
tance_length",tt.mean_acceptance_length],["drafted a round","Drafted tokens / rounds. A confidence threshold and the end of a text make drafts shorter than they\
 may be."],["formula","Theorem 3.8 of Leviathan et al. 2023 with the acceptance rate, the drafted tokens and the cost of this row."]],r=()=>e.answered("lengths"),
i=($,{value:L})=>`${$} = ${L}`;function a($){let[L,C,y,T,x]=c($);D(n("answer"),{"data-verdict":L}),_(n("answer-sign"),C);let l=n("answer-words"),h=JSON.stringify(
[y,T]);l.dataset.key!==h&&(l.dataset.key=h,l.replaceChildren(...y?[d("code","",y)," "+T]:[T])),_(n("answer-more"),x),e.done&&_(n("told"),`${y} ${T}. ${x}`),_(n(
"missing"),Me(e,$)),H(n("warning"),!!$.others),_(n("warning"),$.others?"⚠ "+At:"")}function c({knob:$,points:L,leader:C,rivals:y,best:T,fewest:x}){let l=L.filter(
({speedup:B})=>B),h=l.find(B=>B.group===C);if(!h)return e.done?["wait","…","","No answer","No setting has a complete pair of runs."]:["wait","…","","Not kno\
wn yet",l.length?`${I(l.length)} of ${U(L.length,"setting")} measured.`:"The first counted runs are under way."];let{speedup:b,verdict:u,pairs:g}=h,k=e.running?
" so far":"",v=Se(b.median),A=`spread ${bt(b)}`,S={faster:"",slower:" It is slower than decoding without drafts.",even:" Its spread includes 1: no clear differe\
nce from decoding without drafts."}[u];if(u==="wait")return["wait","…","",e.done?"No answer":"Not known yet",`${i($,h)} has the greatest median, ${v}, of ${U(
g,"pair")} of runs: too few to tell, it takes ${I(x)}.`];if(l.length===1)return[{faster:"good",slower:"bad"}[u]||"even",{faster:"▲",slower:"▼"}[u]||"≈",i(
$,h),`is the only setting that was measured: ${v}`,`S${A.slice(1)}.${S}`];if(T===null){let B=y.length>2&&y.length===l.length-1?"all others":p(L.filter(P=>y.includes(
P.group)).map(({value:P})=>P));return["even","≈","",`No clear best setting${k}`,`${i($,h)} has the greatest median, ${v}, ${A}; ${B} may be as good.${S} More \
repeats tell more.`]}let[E,N,W]={faster:["good","★",`is best${k}: ${v}`],even:["even","★",`is the best${k}, at ${v}`],slower:["bad","▼",`is the best${k}, \
and still ${v}`]}[u];return[E,N,i($,h),W,`S${A.slice(1)}; it was faster than each other one, turn by turn.${S}`]}let p=$=>$.length<2?$.join(""):`${$.slice(0,-1).
join(", ")} and ${$.at(-1)}`;function f({points:$,curve:L,measured_curve:C}){ae(n("settings"),e.charts.lengths),H(n("of-formula"),L.length>0),H(n("of-verify"),C.
length>0),H(n("of-own"),$.some(({formula:y})=>K(y)))}function w($){if(!s.tHead){let L=d("tr");L.append(d("th","",null,{scope:"col"}),...o.map(([C,y])=>{let T=d(
"th","",null,{scope:"col"}),x=d("span","",null,{tabindex:"0","data-tip":y});return x.append(...C.split(/(?<=_)/).flatMap(l=>[l,d("wbr")])),T.append(x),T})),s.createTHead().
append(L),s.createTBody()}_(s.tHead.rows[0].cells[0],$)}function m(){let $=d("tr"),L=d("th","",null,{scope:"row"});L.append(d("span"),d("b","","",{"aria-hidden":"\
true"}),d("span","gp-hidden"));let C=d("td");return C.append(d("span"),d("small")),$.append(L,C,...o.slice(1).map(()=>d("td"))),$}function O({knob:$,points:L,best:C}){
w($);let y=J(s.tBodies[0],L.length,m);L.forEach((T,x)=>{let[l,h,...b]=y[x].cells,u=T.group===C;re(y[x],u?"gp-best":""),_(l.children[0],T.value),_(l.children[1],
u?" ★":""),_(l.children[2],u?" (best)":""),_(h.children[0],T.speedup?Se(T.speedup.median):"–"),_(h.children[1],T.speedup?`  ${bt(T.speedup)}`:"");let{draft_acceptance_rate:g,
rate:k,mean_acceptance_length:v,drafted:A,formula:S}=T;[K(g)?j(g):"–",K(k)?j(k):"–",G(v,2),G(A,2),Se(S)].forEach((N,W)=>_(b[W],N))})}function M(){let $=e.found;
a($),f($),O($)}return $=>{t.hidden=!r(),!t.hidden&&($.found||$.status)&&M()}}var Ct=class{constructor(e){this.kinds=e,this.subscribers=new Set,this.changes={},this.position=0,this.head="",this.tail="",this.answers={}}feed(e){e.length>=this.
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
n!==this.fed.turn&&(this.fed={turn:n,started:!1},this.feed("")),this.feed(e),this.fed.started&&Object.assign(this,{text:e,turn:n})}read(e){let n=Tl[e.type];if(!n)
throw new Error("unknown event "+e.type);n(this,e)}countStep(e){this.numTokens+=1,this.elapsed=e.elapsed,this.firstElapsed??=e.elapsed,this.changed("steps")}get readsSource(){
return!!(this.started&&this.started.decoder_tokens.length)}get prefix(){return this.readsSource?this.started.decoder_tokens:this.started.prompt_tokens}get usesBeams(){
return this.prompts.length>0}get waiting(){return!!(this.queued||this.loading)}get running(){return!!(this.started&&!this.finished&&!this.failed&&!this.waiting)}lines(){
return this.hideFrom===null?this.allLines():this.allLines().map(e=>{let n=this.seen(e.last);return n===e.last?e:{...e,last:n,stopReason:null}})}seen(e){if(this.
hideFrom===null)return e;let n=e;for(;n&&!n.isPrompt&&n.index>=this.hideFrom;)n=n.before;return n}hide(e){this.hideFrom!==e&&(this.hideFrom=e,this.changed("step\
s"),this.changed("selection"))}allLines(){if(this.returned)return this.returned;if(this.usesBeams)return this.prompts.flatMap((n,s)=>Nl(n,s,this.prompts.length));
let e=this.finished?this.finished.sequences:[];return this.lasts.map((n,s)=>({kind:"sequence",label:this.lasts.length>1?`sequence ${s+1}`:"",last:n,score:null,stopReason:e[s]?
e[s].stop_reason:null}))}current(){if(this.selected)return this.seen(this.selected);if(!this.usesBeams)return this.seen(this.newest);let e=this.lines();return e.
length?e[0].last:null}lineOf(e){return e.isPrompt?this.lines()[0]:this.usesBeams?this.lines().find(({last:n})=>{let s=n;for(;s&&s.index>e.index;)s=s.before;return s===
e}):this.lines()[e.sequence]}lastOf(e){let n=this.lineOf(e);return n?n.last:e}select(e,n){let s=e===null?null:this.lines()[e];this.selectStep(s&&ce(s.last)[n]||
null)}selectStep(e){let n=this.seen(e);this.selected!==n&&(this.selected=n,this.changed("selection"))}selectMostUncertain(){let e=this.returned?this.returned[0]?.
last:this.lasts[0];if(this.selected||!e)return;let n=ce(e).filter(s=>!s.given);n.length<2||this.selectStep(n.reduce((s,o)=>o.distribution.entropy_before>s.distribution.
entropy_before?o:s))}walk(e){let n=this.current();if(!n)return;let s=[...this.promptSteps,...ce(this.lastOf(n))],o=n.isPrompt?n.index-1:this.promptSteps.length+
n.index;this.selectStep(s[Math.max(0,Math.min(s.length-1,o+e))])}addSearched(e,n){this.searched.set(e,[...this.searched.get(e)||[],n]),this.changed("searched")}startedLine(){
let e=this.text.indexOf('{"type":"Started"');return e<0?"":this.text.slice(e,this.text.indexOf(`
`,e))}idsTo(e){return ce(e).map(({chosen:n})=>n.token_id)}addWatched(e,n){let s=this.allLines()[e];s&&(ce(s.last).forEach((o,r)=>{let i=Ke("Candidate",n[r]||[]),
a=new Set(i.map(({token_id:c})=>c));o.watched=[...(o.watched||[]).filter(({token_id:c})=>!a.has(c)),...i]}),this.changed("watched"))}setWritten(e){this.written=
e&&{...e,tokens:Ke("Token",e.tokens)},this.changed("written")}setUnit(e){this.unit=e,this.changed("unit")}},Tl={Queued(t,e){t.queued=e,t.loading=null,t.changed(
"status")},Loading(t,e){t.loading=e,t.queued=null,t.changed("status")},Shared(t,{runs:e,apart:n}){t.shared=e,t.apart=n,t.changed("status")},Started(t,e){t.clear();
for(let n of["prompt_tokens","decoder_tokens"])e[n]=Ke("Token",e[n]||[]);t.started=e,t.fed.started=!0,t.changed("run"),t.changed("status"),t.changed("selection")},
Stepped(t,{step:e}){e.chosen=sn("Candidate",e.chosen),Ws(e.distribution),e.watched=Ke("Candidate",e.watched||[]),e.mark=e.mark?sn("Mark",e.mark):null,e.read=!!(t.
started&&t.started.request.only_given),e.reranked&&(e.reranked=Ke("Reranked",e.reranked)),e.before=t.lasts[e.sequence]||null,e.draft=Ll(e,t.rounds),t.lasts[e.sequence]=
e,(!t.newest||e.index>t.newest.index)&&(t.newest=e),t.countStep(e)},BeamsAdvanced(t,{step:e}){let n=t.prompts[e.sequence]??=Al();e.distributions.forEach(Ws),e.given&&
(n.given+=1);let s=Ke("BeamCandidate",e.candidates).map(o=>Cl(o,e,n));for(let{beam:o}of s)o.progress&&t.texts.set(o.token_id,o.text);if(Pl(s),n.running=s.filter(
o=>o.beam.status==="running").sort((o,r)=>o.beam.beam-r.beam.beam),n.byNumber=new Map(n.running.map(o=>[o.beam.beam,o])),e.given)for(let o=0;o<t.started.effective.
num_beams;o++)n.byNumber.set(o,s[0]);n.finished.push(...s.filter(o=>o.beam.status==="finished")),n.finished.sort((o,r)=>r.beam.final_score-o.beam.final_score),n.
finished.length=Math.min(n.finished.length,e.pool.length),n.pool=e.pool,n.pools.push(e.pool),n.steps.push(s),n.byStep.push(n.byNumber),n.distributions.push(e.distributions),
t.countStep(e)},PromptRead(t,{steps:e}){let n=null;for(let s of e)s.chosen=sn("Candidate",s.chosen),Ws(s.distribution),Object.assign(s,{before:n,isPrompt:!0,watched:[],
draft:null}),n=s;t.promptSteps=e,t.changed("prompt")},DraftJudged(t,{round:e}){e.drafted=Ke("DraftToken",e.drafted),t.rounds.push(e),t.changed("steps")},Finished(t,e){
t.finished=e,t.usesBeams&&(t.returned=e.sequences.map((n,s)=>Wl(t,n,s))),t.changed("status"),t.changed("steps")},Failed(t,e){(t.fed.turn===void 0||t.fed.started)&&
(t.failed=e),t.queued=t.loading=null,t.changed("status")}};function sn(t,e){let n=er[t],s={};for(let o=0;o<n.length;o++)s[n[o]]=e[o];return s}function Ke(t,e){return e.
map(n=>sn(t,n))}function Ws(t){t.candidates=Ke("Candidate",t.candidates),t.stages=Ke("Stage",t.stages)}function Ll(t,e){let n=e.at(-1);if(!n||t.index<n.start)return null;
let s=t.index-n.start;return s<n.num_accepted?{origin:"accepted",instead:null,round:n,place:s}:{origin:n.follow,instead:n.drafted[s]||null,round:n,place:s}}function Al(){
return{running:[],byNumber:new Map,finished:[],pool:[],steps:[],byStep:[],pools:[],distributions:[],given:0}}function Cl(t,e,n){let s=e.distributions[t.parent],
o=s.candidates.find(r=>r.token_id===t.token_id);return{index:e.index,sequence:e.sequence,before:n.byNumber.get(t.parent)||null,chosen:o||{...t,raw_rank:null,rank:null,
removed_by:null},piece:t.piece,distribution:s,seconds:e.seconds,elapsed:e.elapsed,draft:null,given:!!e.given,length:e.index+1-n.given,mark:t.mark?sn("Mark",t.mark):
null,beam:t}}var Pt=({beam:t,length:e},n)=>e>0?(t.score??-1/0)/e**n:t.score;function ur(t,e,n,s,o){t.unseen??=new Map;let r=`${e} ${n} ${o.token_id}`;if(!t.unseen.
has(r)){let i=e?t.byStep[e-1].get(n):null,{token_id:a,text:c,raw_logprob:p,logprob:f}=o,w=(i?i.beam.score:0)+f,m=i?i.beam.group:null,O={token_id:a,text:c,piece:null,
parent:n,raw_logprob:p,logprob:f,score:w,status:"unseen",beam:null,final_score:null,group:m},{sequence:M,seconds:$,elapsed:L}=t.steps[e][0];t.unseen.set(r,{index:e,
sequence:M,before:i,chosen:o,piece:null,distribution:s,seconds:$,elapsed:L,draft:null,given:!1,length:t.steps[e][0].length,beam:O,rank:null})}return t.unseen.get(
r)}function mr(t,e,n,s){let o=n&&!n.given?n.beam.beam:0;return t.unseen&&t.unseen.get(`${e} ${o} ${s}`)||null}function Pl(t){let e=new Map;for(let n of[...t].sort(
(s,o)=>o.beam.score-s.beam.score))n.rank=(e.get(n.beam.group)||0)+1,e.set(n.beam.group,n.rank)}function Nl(t,e,n){let s=n>1?`Prompt ${e+1}, `:"",o=(r,i,a,c)=>({
kind:r,label:s+i,last:a,score:c,stopReason:null});return[...t.running.map(r=>o("running",ql(r),r,r.beam.score)),...t.finished.map((r,i)=>o("finished",`ended ${i+
1}${gr(r)}`,r,r.beam.final_score))]}function ql(t){let{beam:e,group:n,progress:s}=t.beam;return e===0&&(n??null)===null&&!s?"best beam":`beam ${e+1}${gr(t)}`}var Pe=t=>t<
26?String.fromCharCode(65+t):String(t+1),gr=({beam:t})=>(t.group??null)===null?"":`, group ${Pe(t.group)}`;function Wl(t,e,n){let s=Math.max(1,Math.floor(t.finished.
sequences.length/t.prompts.length)),{steps:o}=t.prompts[Math.floor(n/s)],r=null;return e.token_ids.forEach((i,a)=>{let c=(e.beams||[])[a];r=(o[a]||[]).find(p=>p.
beam.parent===c&&p.beam.token_id===i)||r}),{kind:"returned",label:`output ${n+1}`,last:r,score:e.score,stopReason:e.stop_reason}}function ce(t){let e=[];for(let n=t;n;n=
n.before)e.push(n);return e.reverse()}function Ge(t,e){let n=[],s=e;for(;s&&t[s.index]!==s;)n.push(s),s=s.before;return{keep:s?s.index+1:0,added:n.reverse()}}var me=class{constructor(e,n){
this.add=n,this.steps=[],this.totals=[e]}get total(){return this.totals.at(-1)}follow(e){let{keep:n,added:s}=Ge(this.steps,e);this.steps.length=n,this.totals.length=
n+1;for(let o of s)this.steps.push(o),this.totals.push(this.add(this.total,o));return{keep:n,added:s}}};var wr=()=>({spec_steps:0,rounds:0,tokens:0,drafted:0,accepted:0,judged:0,kept:[],acceptedAt:[],draftedAt:[],overlaps:[0,0],draft_seconds:0,verify_seconds:0}),st=t=>t.
num_accepted+(t.follow==="correction"?1:0),Is=t=>t.num_accepted+(t.next_token_id===null?0:1);function Il(t,e){let{drafted:n,num_accepted:s}=e;if(t.rounds+=1,t.tokens+=
Is(e),t.draft_seconds+=e.draft_seconds,t.verify_seconds+=e.verify_seconds,!n.length)return t;t.spec_steps+=1,t.drafted+=n.length,t.accepted+=s,t.judged+=st(e);for(let o=t.
draftedAt.length;o<n.length;o++)t.draftedAt.push(0),t.acceptedAt.push(0);for(n.forEach((o,r)=>{t.draftedAt[r]+=1,r<s&&(t.acceptedAt[r]+=1),!(r>=st(e)||(o.overlap??
null)===null)&&(t.overlaps[0]+=1,t.overlaps[1]+=o.overlap)});t.kept.length<=t.draftedAt.length;)t.kept.push(0);return t.kept[s]+=1,t}function Rl(t){let{spec_steps:e,
rounds:n,tokens:s,drafted:o,accepted:r,judged:i,overlaps:a}=t,c=(p,f)=>f?p/f:null;return{num_spec_steps:e,num_rounds:n,num_tokens:s,num_draft_tokens:o,num_accepted_draft_tokens:r,
num_judged_draft_tokens:i,draft_acceptance_rate:c(r,o),judged_acceptance_rate:c(r,i),mean_acceptance_length:e?1+r/e:null,acceptance_histogram:t.kept,accepted_by_position:t.
acceptedAt,drafted_by_position:t.draftedAt,passes_saved:s-n,expected_acceptance_rate:c(a[1],a[0]),draft_seconds:t.draft_seconds,verify_seconds:t.verify_seconds}}
var Nt=class{constructor(){this.rounds=[],this.tally=wr()}read(e){e.length>=this.tally.rounds&&this.rounds[0]===e[0]||(this.tally=wr());for(let s=this.tally.rounds;s<
e.length;s++)Il(this.tally,e[s]);return this.rounds=e,Rl(this.tally)}};var Rs=new WeakMap;function $e(t,e){Rs.set(t,e),t.dataset.tip===void 0&&(t.dataset.tip="")}function br(t){if(!t.querySelector("[data-tip]"))return;let e=d("div",
"gp-tip","",{role:"tooltip",id:"gp-tip-"+Math.random().toString(36).slice(2,8)});e.hidden=!0,t.append(e);let n=null;function s(r){let i=r.target.closest("[data-\
tip]");if(i===n||(n&&n.removeAttribute("aria-describedby"),n=i,e.hidden=!i,!i))return;e.textContent=Rs.has(i)?Rs.get(i)():i.dataset.tip,i.setAttribute("aria-des\
cribedby",e.id);let[a,c]=[t.getBoundingClientRect(),i.getBoundingClientRect()],p=Math.min(c.left-a.left,a.width-e.offsetWidth-8);e.style.left=`${Math.max(8,p)}p\
x`,e.style.top=`${c.bottom-a.top+5}px`}let o=()=>s({target:t});t.addEventListener("pointerover",s),t.addEventListener("pointerleave",o),t.addEventListener("focu\
sin",s),t.addEventListener("focusout",o),t.addEventListener("keydown",r=>r.key==="Escape"&&o())}function kr(t){let e=t.querySelector(".gp-draft-figures"),n=t.querySelector(".gp-kept-chart"),s=t.querySelector(".gp-place-chart"),o=m=>m===null?"–":j(m),r=(m,O,M=O+
"s")=>`${I(m)} ${m===1?O:M}`;function i(m,O){let{num_draft_tokens:M,num_accepted_draft_tokens:$,num_spec_steps:L}=m,C=O.samples&&m.expected_acceptance_rate!==null;
return[["num_draft_tokens",I(M),`in ${r(L,"draft")} of ${r(m.num_rounds,"round")}`],["num_accepted_draft_tokens",I($),`of ${I(M)} drafted`],["draft_acceptance_r\
ate",o(m.draft_acceptance_rate),`${I($)} of ${I(M)} drafted`,m.draft_acceptance_rate],["mean_acceptance_length",G(m.mean_acceptance_length,2),`1 + ${I($)} / ${r(
L,"draft")}`],["judged_acceptance_rate",o(m.judged_acceptance_rate),`${I($)} of ${I(m.num_judged_draft_tokens)} judged`,m.judged_acceptance_rate],...C?[["expect\
ed_acceptance_rate",o(m.expected_acceptance_rate),`mean of ${I(m.num_judged_draft_tokens)} judged places`,m.expected_acceptance_rate]]:[],["passes_saved",I(m.passes_saved),
`${r(m.num_tokens,"token")} in ${r(m.num_rounds,"pass","passes")}`]]}function a(){let m=d("div","gp-draft-figure",null,{tabindex:"0","data-tip":""}),O=d("dd","g\
p-rate",null,{"aria-hidden":"true"});return O.append(d("i")),m.append(d("dt"),d("dd"),d("dd","gp-note"),O),m}function c(m,O){let M=i(m,O),$=J(e,M.length,a);M.forEach(
([L,C,y,T=null],x)=>{let[l,h,b,u]=$[x].children;l.textContent!==L&&l.replaceChildren(...L.split(/(?<=_)/).flatMap(g=>[g,d("wbr")])),_(h,C),_(b,y),u.hidden=T===null,
ee(u.firstChild,"width",T??0),$[x].dataset.tip=tt[L],$[x].dataset.name=L})}function p(){let m=d("span","gp-chart-column"),O=d("span","gp-chart-track");return O.
append(d("i","gp-chart-whole"),d("i","gp-chart-part")),m.append(d("span","gp-chart-top"),O,d("span","gp-chart-label")),m}function f(m,O,M){let $=Math.max(1,...O.
map(([C,y])=>y??C)),L=J(m,O.length,p);O.forEach(([C,y,T,x,l],h)=>{let[b,u,g]=L[h].children;_(b,x),ee(u.children[0],"height",(y??0)/$),ee(u.children[1],"height",
C/$),_(g,T),$e(L[h],()=>l)}),D(m,{"aria-label":`${M}: ${O.map(([,,,,C])=>C).join("; ")}`})}function w(m){let O=m.num_spec_steps;f(n,m.acceptance_histogram.map((M,$)=>[
M,null,String($),M?I(M):"",`${r(M,"round")} of ${I(O)} with a draft kept ${r($,"token")} of it`]),"acceptance_histogram"),f(s,m.drafted_by_position.map((M,$)=>{
let L=m.accepted_by_position[$];return[L,M,String($+1),`${Math.round(100*L/M)}%`,`place ${$+1}: ${I(L)} of ${I(M)} drafted there were kept, ${j(L/M)}`]}),"accep\
ted_by_position of drafted_by_position")}return(m,O)=>{c(m,O),w(m)}}var je={accepted:["✓","accepted draft","Drafted, and kept by the target model."],correction:["→","correction","The target’s own token in the place of the fi\
rst rejected draft token."],bonus:["+","bonus","The target’s own token after a draft that was kept whole: its pass gives one more."],target:["○","target alo\
ne","Nothing was drafted in this round: the target wrote one token, as without a draft."]},yr=Object.fromEntries(Object.keys(je).map(t=>[t,0])),xr=(t,{draft:e})=>e&&
Object.hasOwn(t,e.origin)?{...t,[e.origin]:t[e.origin]+1}:t;function En(t){let{do_sample:e,assistant_ensemble_weight:n}=t&&t.effective||{};return{samples:!!e,weight:n??
null}}function Bs({target_logprob:t,draft_logprob:e},{weight:n}){let s=X(t)/((e??null)===null?1:X(e));return Math.min(1,n===null?s:1-n+n*s)}var $r=({weight:t})=>t===
null?"min(1, p / q)":`min(1, ${G(1-t,2)} + ${G(t,2)} · p / q)`;function vr(t,e){return t.samples?e?`Sampling: a drafted token is kept by chance, with probabili\
ty ${$r(t)}.`:"Sampling: a drafted token is kept where the target draws the same one: by chance, with probability p.":`Greedy: a drafted token is kept where it \
is the likeliest one ${t.weight===null||!e?"for the target":`in the mixture ${G(t.weight,2)} · p + ${G(1-t.weight,2)} · q`}.`}function js(t,e){return e<t.num_accepted?
"accepted":e<st(t)?"rejected":"unjudged"}function Sr(t,e,n){let s=t.drafted[e],o=js(t,e),r=(s.draft_logprob??null)!==null,[i,a]=[j(X(s.target_logprob)),j(X(s.draft_logprob))],
c=r?` The draft model gave it ${a}.`:"";if(o==="unjudged")return`Never judged: it stands behind ${t.follow==="correction"?"the rejection":"the end of the text"}\
.${c}`;let p=o==="accepted",f=p?"Accepted":"Rejected";if(!n.samples){let M=n.weight===null||!r?"for the target":"in the mixture of both models";return`${f}: ${p?
"it":`${V(t.next_text)}, and not this,`} is the likeliest token ${M}. The target gave it ${i}.${c}`}if(!r)return`${f}: the target drew ${p?"the same token":V(t.
next_text)} for itself. It gave this one ${i}, which is the chance that it is kept.`;let w=Bs(s,n),m=w>=1?"it is always kept":`it is kept with probability ${j(w)}\
, and ${p?"was":"was not"}`,O=(s.overlap??null)===null?"":` Over all that could have been drafted here the chance is ${j(s.overlap)}.`;return`${f}: the target g\
ave it p = ${i}, the draft model q = ${a}. By ${$r(n)}, ${m}.${O}`}function _r(t,e){let[,n,s]=je[t.follow],o=`${n.charAt(0).toUpperCase()}${n.slice(1)}. ${s}`,r=t.
drafted[t.num_accepted];return t.follow!=="correction"||!e.samples?o:(r.draft_logprob??null)===null?`${o} It is what the target drew.`:`${o} It was drawn from w\
hat the target gives more than the draft model: max(0, p − q).`}function Or({draft:t}){if(!t||!je[t.origin])return[];let{origin:e,instead:n,round:s}=t,o=`roun\
d ${s.index+1}`,r=s.drafted.length;if(e==="accepted"){let i=s.drafted[t.place],a=(i.draft_logprob??null)===null?"":`, to which the draft model gave ${j(X(i.draft_logprob))}`;
return[`accepted draft: token ${t.place+1} of ${r} in ${o}${a}`]}return e==="correction"?[`correction: replaced ${n?`the rejected draft ${V(n.text)}`:"a rejecte\
d draft"} in ${o}`]:e==="bonus"?[`bonus: the target’s own token after ${r===1?"the accepted draft":`all ${r} drafted tokens`} of ${o}`]:[`target alone: nothin\
g was drafted in ${o}`]}var Ue=t=>t<.01?`${(t*1e3).toFixed(1)} ms`:vn(t);function Mr(t,e,n){let s=[],o=En(null),r={row:null,card:null,selected:null},i=null,a=!0,c=0,p=new WeakMap,f=new WeakMap,w=new IntersectionObserver(E=>{for(let{isIntersecting:N,
target:W}of E)N&&L(p.get(W));m()&&(t.scrollTop=t.scrollHeight)},{rootMargin:"200px 0px"}),m=()=>a&&!e.selected&&e.running;function O(E,N){let W=s.length<=E.length&&
(!s.length||s[0].round===E[0])&&o.samples===N.samples;o=N,W||M();for(let B of E.slice(s.length))$(B);m()&&(t.scrollTop=t.scrollHeight)}function M(){w.disconnect(),
t.replaceChildren(),s=[],r={row:null,card:null,selected:null},i=null,a=!0,c=0}function $(E){let N=d("li","gp-round"),W={round:E,item:N,cards:null};p.set(N,W),s.
push(W),t.append(N),w.observe(N)}function L(E){if(!E||E.cards)return;w.unobserve(E.item);let{round:N,item:W}=E,B=st(N);E.cards=[];let P=d("div","gp-cards");for(let q=0;q<
B;q++)P.append(T(E,q));N.next_token_id!==null&&P.append(x(E)),B<N.drafted.length&&P.append(h(N,B)),N.follow==="none"&&P.append(d("span","gp-note gp-ended","■ th\
e text ended inside its draft")),W.append(C(N),P),W.classList.add("gp-filled"),i||k(E.cards[0])}function C(E){let N=d("div","gp-round-head"),W=E.drafted.length?
`${E.num_accepted} of ${E.drafted.length} kept`:"no draft",B=[["draft",E.draft_seconds],["verify",E.verify_seconds]];N.append(d("b","",`Round ${E.index+1}`),d("\
span","",W));for(let[P,q]of B)N.append(d("span","gp-round-time",`${P} ${Ue(q)}`));return N}function y(E,N,W,B,P,q,R){let z=d("button","gp-draft-card",null,{type:"\
button",tabindex:"-1","aria-pressed":"false","aria-label":`Round ${E.round.index+1}, ${q}, ${V(P)}: ${R}`});z.dataset.draft=W;let F=d("span","gp-draft-head"),Y=d(
"bdi","gp-ink gp-word");return Oe(Y,P),F.append(d("span","gp-sign",B),Y),z.append(F),$e(z,()=>R),f.set(z,{row:E,index:N}),E.cards.push(z),z}function T(E,N){let{
round:W}=E,B=W.drafted[N],P=js(W,N),q=W.start+N,R=`drafted token ${N+1} of ${W.drafted.length}`,z=y(E,q,P,P==="accepted"?"✓":"✗",B.text,R,Sr(W,N,o));if(z.append(
l("p",X(B.target_logprob))),(B.draft_logprob??null)!==null&&z.append(l("q",X(B.draft_logprob))),o.samples){let F=d("span","gp-chance","chance");F.append(d("b","",
j(Bs(B,o)))),z.append(F)}return z}function x(E){let{round:N}=E,W=N.start+N.num_accepted,[B,P]=je[N.follow],q=y(E,W,N.follow,B,N.next_text,"the target’s own toke\
n",_r(N,o));q.classList.add("gp-own-card");let R=n(W);return R&&q.append(l("p",ge(R).probability)),q.append(d("span","gp-chance",P)),q}function l(E,N){let W=d("\
span","gp-bar-line"),B=d("span","gp-track"),P=d("i",`gp-part-${E}`);return ee(P,"width",N),B.append(P),W.append(d("i","gp-pq",E),B,d("span","gp-amount",j(N))),W}
function h(E,N){let W=d("span","gp-behind"),B=E.drafted.slice(N);W.append(d("span","gp-note","never judged"));for(let P of B){let q=te(P.text,"gp-word"),R=(P.draft_logprob??
null)===null?"":` q ${j(X(P.draft_logprob))}`,z=d("span","gp-unjudged");z.append(q,d("small","",R)),W.append(z)}return W}function b(E){let N=E&&E.draft,W=N&&s[N.
round.index-(s.length?s[0].round.index:0)]||null;W&&L(W);let B=W?u(W,E):null;r.card&&r.card!==B&&r.card.setAttribute("aria-pressed","false"),r.card&&r.card.classList.
remove("gp-current"),r.row&&r.row!==W&&r.row.item.classList.remove("gp-current-round");let P=r.selected!==e.selected;r={row:W,card:B,selected:e.selected},P&&!e.
selected&&(a=!0),W&&(W.item.classList.add("gp-current-round"),B&&(B.classList.add("gp-current"),B.setAttribute("aria-pressed",String(e.selected===E)),t.contains(
document.activeElement)||k(B)),P&&g(W.item))}function u(E,N){let W=N.index-E.round.start;return W<E.round.num_accepted?E.cards[W]:E.cards.at(-1)}function g(E){let[
N,W]=[E.offsetTop,E.offsetTop+E.offsetHeight];N<t.scrollTop?t.scrollTop=N:W>t.scrollTop+t.clientHeight&&(t.scrollTop=Math.min(N,W-t.clientHeight))}function k(E){
i&&(i.tabIndex=-1),i=E||null,i&&(i.tabIndex=0)}function v(E){if(!E)return;let{row:N,index:W}=f.get(E);k(E);let B=n(W);B&&e.selectStep(B),g(N.item),E.focus({preventScroll:!0})}
function A(E,N){let W=s[Math.max(0,Math.min(s.length-1,E))];return L(W),W.cards.at(N)}function S(E,N){let{row:W}=f.get(E),B=W.cards[W.cards.indexOf(E)+N];if(B)return B;
let P=s.indexOf(W)+N;return s[P]?A(P,N>0?0:-1):null}return t.addEventListener("click",E=>{let N=E.target.closest(".gp-draft-card");if(N){v(N);return}let W=E.target.
closest(".gp-round");W&&v(p.get(W).cards[0])}),t.addEventListener("keydown",E=>{E.key==="Escape"&&e.selectStep(null);let N=E.target.closest(".gp-draft-card");if(!N||
E.ctrlKey||E.metaKey||E.altKey)return;let W=s.indexOf(f.get(N).row),B={ArrowRight:()=>S(N,1),ArrowLeft:()=>S(N,-1),ArrowDown:()=>s[W+1]&&A(W+1,0),ArrowUp:()=>s[W-
1]&&A(W-1,0),Home:()=>A(0,0),End:()=>A(s.length-1,0)};B[E.key]&&(E.preventDefault(),v(B[E.key]()))}),t.addEventListener("scroll",()=>{let E=t.scrollTop;t.scrollHeight-
E-t.clientHeight<80?a=!0:E<c&&(a=!1),c=E},{passive:!0}),{show:O,mark:b}}var Ne={narrowest:3,least:16,cell:9,tallest:90,times:84};function Er(t,{canvas:e,column:n,ends:s,onResize:o}){let r={rounds:[],each:1,columns:Ne.least,top:1,drafts:0},
i=0;function a(y){let T=x=>y.reduce((l,h)=>l+x(h),0)/y.length;return{accepted:T(x=>x.num_accepted),judged:T(st),drafted:T(x=>x.drafted.length),draft:T(x=>x.draft_seconds),
verify:T(x=>x.verify_seconds),longest:Math.max(...y.map(x=>x.draft_seconds+x.verify_seconds))}}function c(y){let T=y.map(({draft:h,verify:b})=>h+b).sort((h,b)=>h-
b),x=T.at(-1),l=T[Math.floor((T.length-1)*.9)];return x>2*l&&T.length>4?1.25*l:x}function p(y){i||=e.clientWidth;let T=Math.max(1,Math.ceil(y.length/Math.max(1,
Math.floor(i/Ne.narrowest)))),x=[];for(let g=0;g<y.length;g+=T)x.push(a(y.slice(g,g+T)));let l=Math.max(1,...x.map(({drafted:g})=>g)),h=Math.max(1,Math.min(Ne.cell,
Ne.tallest/l)),b=c(x)||1,u=x.filter(({draft:g,verify:k})=>g+k>b);return r={rounds:y,each:T,columns:Math.max(Ne.least,x.length),top:b,drafts:Math.ceil(l*h)},_(s.
drafts,l>=1.5?I(Math.round(l)):"1"),_(s.times,Ue(b)),f(x,h),{each:T,cut:u.length,longest:Math.max(0,...x.map(({longest:g})=>g)),filled:x.length/r.columns}}function f(y,T){
let x=r.drafts+16+Ne.times,l=devicePixelRatio,h=[Math.round(i*l),Math.round(x*l)];if(e.width!==h[0]&&(e.width=h[0]),e.height!==h[1]&&(e.height=h[1]),e.style.height=
`${x}px`,s.drafts.parentNode.style.height=`${r.drafts}px`,s.times.parentNode.style.height=`${Ne.times}px`,!i)return;let b=getComputedStyle(t),u=S=>b.getPropertyValue(
`--gp-${S}`).trim(),g={accepted:u("accepted"),rejected:u("rejected"),muted:u("muted"),verify:u("kept"),draft:u("before"),line:u("line"),surface:u("surface")},k=e.
getContext("2d");k.setTransform(l,0,0,l,0,0),k.clearRect(0,0,i,x);let v=i/r.columns,A=v>6?Math.min(6,v*.2):v>3.5?1:0;k.fillStyle=g.line,k.fillRect(0,r.drafts,i,
1),k.fillRect(0,x-1,i,1),y.forEach((S,E)=>{let N=[E*v+A/2,v-A];r.each===1?w(k,g,S,N,T):O(k,g,S,N,T),M(k,g,S,N,x-1)})}function w(y,T,{accepted:x,judged:l,drafted:h},[
b,u],g){let k=Math.max(1,g-(g>3?1.5:0));for(let v=0;v<h;v++){let A=r.drafts-(v+1)*g;if(v<x)y.fillStyle=T.accepted,y.fillRect(b,A,u,k);else if(v<l)m(y,T.rejected,
b+u/2,A+k/2,Math.min(u,Math.max(k,5),7)/2);else{y.fillStyle=T.muted;let S=Math.min(u,k,2.5);y.fillRect(b+(u-S)/2,A+(k-S)/2,S,S)}}}function m(y,T,x,l,h){y.strokeStyle=
T,y.lineWidth=h>2?2:1,y.beginPath(),y.moveTo(x-h,l-h),y.lineTo(x+h,l+h),y.moveTo(x-h,l+h),y.lineTo(x+h,l-h),y.stroke()}function O(y,T,{accepted:x,drafted:l},[h,
b],u){y.fillStyle=T.accepted,y.fillRect(h,r.drafts-x*u,b,x*u),y.fillStyle=T.muted,y.fillRect(h,r.drafts-l*u,b,1)}function M(y,T,{draft:x,verify:l},[h,b],u){let g=Math.
min(1,r.top/(x+l))/r.top,[k,v]=[x*g*Ne.times,l*g*Ne.times];y.fillStyle=T.verify,y.fillRect(h,u-k-v,b,v),$(y,T.draft,h,u-k,b,k),!(x+l<=r.top)&&(y.fillStyle=T.surface,
y.fillRect(h-1,u-Ne.times+7,b+2,3),y.fillRect(h-1,u-Ne.times+13,b+2,3))}function $(y,T,x,l,h,b){if(!(b<=0)){if(h<5){y.fillStyle=T,y.fillRect(x,l,h,b);return}y.save(),
y.beginPath(),y.rect(x,l,h,b),y.clip(),y.strokeStyle=T,y.lineWidth=1.5,y.beginPath();for(let u=-b;u<h;u+=5)y.moveTo(x+u,l+b),y.lineTo(x+u+b,l);y.rect(x+.75,l+.75,
Math.max(0,h-1.5),Math.max(0,b-1.5)),y.stroke(),y.restore()}}function L(y){let{left:T,width:x}=e.getBoundingClientRect(),l=Math.floor((y.clientX-T)/x*r.columns)*
r.each;return Math.max(0,Math.min(r.rounds.length-1,l))}function C(y){n.hidden=y===null,y!==null&&(ee(n,"left",Math.floor(y/r.each)/r.columns),ee(n,"width",1/r.
columns))}return new ResizeObserver(()=>{e.clientWidth!==i&&(i=e.clientWidth,o())}).observe(e),{draw:p,at:L,mark:C}}function Tr(t,e){let n=t.querySelector(".gp-map-plot"),s=t.querySelector(".gp-map-reading"),o=t.querySelector(".gp-map-note"),r=new me(null,()=>null),i=new Nt,a=Er(
n,{canvas:n.querySelector("canvas"),column:n.querySelector(".gp-column"),ends:{drafts:t.querySelector(".gp-drafts-end"),times:t.querySelector(".gp-times-end")},
onResize:l}),c=Mr(t.querySelector(".gp-rounds"),e,h=>r.steps[h]),p=kr(t),f=[],w=0,m=!1;function O(){let h=e.hideFrom===null?r.steps.length:Math.min(e.hideFrom,r.
steps.length),b=e.rounds.length;for(;b&&e.rounds[b-1].start+Is(e.rounds[b-1])>h;)b-=1;return b===e.rounds.length?e.rounds:e.rounds.slice(0,b)}function M(){let{each:h,
cut:b,longest:u,filled:g}=a.draw(f);ee(t.querySelector(".gp-map-axis"),"width",g),_(o,[h>1?`Each column is the mean of ${h} rounds.`:"",b?`${b===1?"One column i\
s":`${I(b)} columns are`} cut off; the longest round took ${Ue(u)}.`:""].filter(Boolean).join(" ")),_(t.querySelector(".gp-map-last"),`round ${I(f.length)}`)}function $(h){
let{draft_seconds:b,verify_seconds:u,drafted:g,num_accepted:k,follow:v}=h,A=g.length?`${k} of ${g.length} drafted tokens kept`:"nothing drafted",S=v==="none"?"t\
he text ended inside the draft":`then ${v==="target"?"":`as ${je[v][1]} `}${V(h.next_text)}`;return`Round ${h.index+1}: draft ${Ue(b)}, verify ${Ue(u)}; ${A}, ${S}\
.`}let L=h=>e.selectStep(r.steps[f[h].start]||null);function C(){let h=e.current();return!h||!h.draft?null:f[h.draft.round.index]===h.draft.round?h.draft.round.
index:null}function y(){let h=C();a.mark(h);let b=h===null?"":$(f[h]);_(s,b),D(n,{"aria-valuemin":1,"aria-valuemax":f.length,"aria-valuenow":(h??0)+1,"aria-valu\
etext":b||"no round"})}n.addEventListener("pointermove",h=>{let b=a.at(h);b<0||(h.buttons===1?L(b):_(s,$(f[b])))}),n.addEventListener("pointerleave",y),n.addEventListener(
"click",h=>a.at(h)>=0&&L(a.at(h))),n.addEventListener("keydown",h=>{let b={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0};
h.key==="Escape"&&e.selectStep(null),!(!(h.key in b)||!f.length)&&(h.preventDefault(),L(Math.max(0,Math.min(f.length-1,(C()??f.length-1)+b[h.key]))))});function T(h){
let{draft_seconds:b,verify_seconds:u}=h,g=b+u;for(let[k,v]of[["draft",b],["verify",u]]){let A=t.querySelector(`.gp-time-${k}`);A.style.flexGrow=g?v/g:.5,_(t.querySelector(
`.gp-told-${k}`),`${Math.round(g?100*v/g:0)}% · ${Ue(v)}`)}_(t.querySelector(".gp-drafts-short"),`${I(h.num_tokens)} tokens in ${I(h.num_rounds)} forward passe\
s of the target: ${h.passes_saved>0?`${I(h.passes_saved)} passes saved`:"none saved"}.`)}function x(h){let b=e.lasts[0]||null;if((h.run||h.steps)&&r.follow(b),h.
run&&(m=!1),t.hidden=!e.rounds.length,t.hidden)return;let u=[f[0],w];if(f=O(),w=f.length,h.run||f[0]!==u[0]||w!==u[1]){let g=En(e.started),k=i.read(f);m||=f.some(
({drafted:v})=>v.length&&(v[0].draft_logprob??null)!==null),_(t.querySelector(".gp-drafts-rule"),vr(g,m)),t.querySelector(".gp-key-q").hidden=!m,T(k),M(),c.show(
f,g),p(k,g)}c.mark(e.current()),y()}function l(){t.hidden||(M(),y())}return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",l),new MutationObserver(
l).observe(document.body,{attributes:!0,attributeFilter:["class"]}),x}function Lr(t,e){let n=l=>t.querySelector(".gp-"+l),s=["without","with"],o=()=>e.answered("same"),r=({level:l})=>j(l);function i(l){let[h,b,u,g]=(l.mode==="gree\
dy"?a:w)(l);D(n("answer"),{"data-verdict":h}),_(n("answer-sign"),b),_(n("answer-words"),u),_(n("answer-more"),g),e.done&&_(n("told"),`${u}. ${g}`),_(n("missing"),
Me(e,l))}function a({checked:l,equal:h,at:b}){if(!l||h===null)return["wait","…",e.done?"No answer":"Not known yet","A text without drafts and one with them mu\
st both have ended."];let u=l===1?"one pair":`each of ${U(l,"pair")}`;return h?["good","✓","The same tokens",`Greedy decoding wrote the same token ids with an\
d without drafts in ${u} of texts.`]:["bad","✗",`Different from token ${I(b+1)} on`,"Greedy decoding should write the same tokens with drafts. Rounding can ti\
p a near tie between two tokens, because the target checks several tokens in one pass; look at their probabilities there."]}function c(l,h){let b=0;for(;b<Math.
min(l.length,h.length)&&l[b]===h[b];)b+=1;for(;b>0&&/[\p{L}\p{M}\p{N}]/u.test(l[b-1])&&/[\p{L}\p{M}\p{N}]/u.test((l[b]||"")+(h[b]||""));)b-=1;let u=g=>b+g.slice(
b).match(/^\s*\S*/)[0].length;return[b,u(l),u(h)]}function p({mode:l,texts:h,equal:b,checked:u}){let g=l==="greedy"&&u>0&&h?h:[],k=n("both-texts"),v=JSON.stringify(
[g,b]);if(H(n("mark-key"),g.length>0&&b===!1&&g[0]!==g[1]),k.dataset.key===v)return;k.dataset.key=v;let[A,...S]=g.length?c(...g):[];k.replaceChildren(...g.map((E,N)=>{
let W=d("div"),B=d("p","",null,{dir:"auto",tabindex:"0"});return b||g[0]===g[1]?B.append(E):B.append(E.slice(0,A),d("mark","",E.slice(A,S[N])||"∎"),d("span","\
gp-apart",E.slice(S[N]))),W.append(d("h3","",`${s[N]} drafts`),B),W}))}let f=l=>`p = ${l<.001?l.toPrecision(1):l.toPrecision(2)}`;function w(l){let{p:h,verdict:b,
counts:u}=l,g=`${I(u[0])} texts without drafts, ${I(u[1])} with them`;return!K(h)||b==="wait"?e.done?["wait","…","No answer",`${g}: too few for a test.`]:["wa\
it","…","Not known yet",`${g} so far. The test waits for the last one: to look at p as it changes, and to stop when it pleases, would make it worthless.`]:b===
"same"?["good","✓",`${f(h)}: no difference found`,`${g}; a difference would be told below ${r(l)}.`]:["bad","✗",`${f(h)}: the distributions differ`,`${g}; p\
 is below ${r(l)}.`]}function m({p:l,verdict:h}){if(!K(l))return"";let b=`If both draw from the same distribution, a difference as large as this one comes up in\
 ${j(l)} of shuffles.`;return h==="differs"?`${b} So rarely that chance is a poor explanation.`:h==="same"?`${b} So it is nothing unusual.`:b}function O({counts:l,
tokens:h,verdict:b,level:u}){let[g,k]=l,v=Math.round(100*Math.sqrt(1/g+1/k)),A=g===k?`${I(g)} texts each`:`${I(g)} and ${I(k)} texts`,S=`Only the first ${U(h,"t\
oken")} of each text ${h===1?"is":"are"} compared: which tokens stand at each place, and how surprising they are altogether.`;return b==="differs"?["It does not\
 say how large a difference is or what it comes from, only how hard it is to put it down to chance. The counts below show where it lies.",`Where nothing differs\
, this test still says “differs” in ${j(u)} of all trials. Try again with other seeds before you believe it.`,S]:["Not finding a difference does not prove t\
hat there is none.",`With ${A}, the shares of a token differ by up to about ${v} percentage points by chance alone. Smaller true differences mostly stay unseen;\
 more texts show more.`,S]}function M(){H(n("of-shuffles"),!!e.charts.shuffles),ae(n("shuffles"),e.charts.shuffles)}function $({surprise:l}){if(!l||!s.every(u=>K(
l[u])))return"";let[h,b]=s.map(u=>le(l[u],e.unit).replace("-","−"));return`How surprising the target finds a token, beyond the entropy that it expects: ${h} w\
ithout, ${b} with. It is 0 on average for the target’s own draws.`}function L(){let l=d("li"),h=d("table"),b=h.createTHead().insertRow();b.className="gp-hidde\
n";for(let u of["token",...s])b.append(d("th","",u,{scope:"col"}));return h.prepend(d("caption")),h.append(d("tbody")),l.append(h),l}function C(){let l=d("tr"),
h=d("th","",null,{scope:"row"});h.append(d("bdi"));let b=d("td","",null,{colspan:2}),u=d("div","gp-counts");for(let g of s)u.append(d("i",`gp-bar-${g}`,null,{"a\
ria-hidden":"true"}),d("span"));return b.append(u),l.append(h,b),l}function y(l,{position:h,tokens:b},u){let g=l.firstChild;_(g.caption,`token ${I(h)}`);let k=s.
map((S,E)=>u[E]-b.reduce((N,W)=>N+W[S],0)),v=[...b,...k.some(S=>S>0)?[{rest:!0,without:k[0],with:k[1]}]:[]],A=J(g.tBodies[0],v.length,C);v.forEach((S,E)=>{let N=S.
rest||S.text===null,W=A[E].cells[0].firstChild;he(W,S.rest?"all others":N?"text ended":S.text,{plain:N}),re(W,N?"gp-plain":"");let B=A[E].cells[1].firstChild.children;
s.forEach((P,q)=>{let R=Math.max(1,u[q]);ee(B[2*q],"width",Math.min(1,S[P]/R)),_(B[2*q+1],I(S[P]))}),D(A[E].cells[1],{"aria-label":s.map(P=>`${I(S[P])} ${P}`).join(
", ")})})}function T(l){if(H(n("of-sampling"),l.mode==="sampling"),l.mode!=="sampling")return;let h=m(l);H(n("evidence"),K(l.p)),H(n("meaning"),!!h),_(n("meanin\
g"),h),M(),_(n("surprise"),$(l));let b=O(l),u=J(n("cannot").querySelector("ul"),b.length,()=>d("li"));b.forEach((k,v)=>_(u[v],k));let g=J(n("places"),l.positions.
length,L);l.positions.forEach((k,v)=>y(g[v],k,l.counts)),H(n("places-title").parentElement,l.positions.length>0)}function x(){let l=e.found;i(l),p(l),T(l)}return l=>{
t.hidden=!o(),!t.hidden&&(l.found||l.status||l.unit)&&x()}}function Ar(t,e){let n=y=>t.querySelector(".gp-"+y),s=n("answer"),o={draft:"writing drafts: all forward passes of the draft model, or the search for copies",verify:"\
the target model’s passes over the drafts",rest:"all else: comparing, choosing, and what the library does around it"};n("of-spread").dataset.tip=Mn;function r({
verdict:y,speedup:T,pairs:x,fewest:l}){let h=e.running&&y!=="wait"?" so far":"",b=`median of ${U(x.length,"pair")} of runs`,u=T&&`spread ${bt(T)}`;if(y==="faste\
r")return["good","▲",`${Se(T.median)} faster${h}`,`The ${b}, `,u];if(y==="slower")return["bad","▼",`${Se(T.median)}: slower${h}`,`The ${b}, `,u];if(y==="eve\
n")return["even","≈",`No clear difference${h}`,`${Se(T.median)} is the ${b}, `,u," includes 1"];let g=e.done?"No answer":"Not known yet";return T?["wait","…",
g,`${Se(T.median)} is the ${b}: too few to tell, it takes ${I(l)}`]:["wait","…",g,e.done?"No pair of runs was completed":"The first counted pair is under way"]}
function i(y){let[T,x,l,...h]=r(y);D(s,{"data-verdict":T}),_(s.children[0],x),_(s.children[1],l),[0,1,2].forEach(u=>_(n("answer-more").children[u],h[u]||"")),e.
done&&_(n("told"),`${l}. ${h.join("")}.`),_(n("missing"),Me(e,y));let b=J(n("reasons"),y.reasons.length,()=>d("li"));y.reasons.forEach((u,g)=>_(b[g],u)),H(n("wa\
rning"),y.others),_(n("warning"),y.others?"⚠ "+At:"")}function a({identical:y,pairs:T}){let x=n("badge");if(H(x,!!y&&y.checked>0),x.hidden)return;let{checked:l,
equal:h,at:b}=y;D(x,{"data-verdict":h?"good":"bad"}),_(x.children[0],h?"✓":"✗");let u=l===1?"the pair":`all ${U(l,"pair")}`,g=l>T.length?", the one to warm \
up too":"";_(x.children[1],h?`Same tokens in ${u}${g}`:`Not the same tokens: a text differs at token ${I(b+1)}`)}function c({pairs:y,draft_share:T,verify_share:x}){
let l=y.length>0&&K(T)&&K(x);if(H(n("of-time"),l),!l)return;let[h,b]=["without","with"].map(A=>xn(y.map(S=>S[A]))),u=Math.max(h,b),g={draft:T,verify:x,rest:Math.
max(0,1-T-x)},k=J(n("time-bars"),2,p);f(k[0],"without",h,u,{plain:1}),f(k[1],"with",b,u,g);let v=J(n("time-keys"),3,()=>{let A=d("span");return A.append(d("i","",
null,{"aria-hidden":"true"}),d("span","",null,{tabindex:0})),A});Object.entries(g).forEach(([A,S],E)=>{D(v[E].firstChild,{"data-part":A}),D(v[E].lastChild,{"dat\
a-tip":`${j(S)} of the time of the runs with drafts: ${o[A]}.`}),_(v[E].lastChild,`${A} ${j(S)}`)})}function p(){let y=d("li");return y.append(d("span"),d("span",
"gp-time-bar",null,{"aria-hidden":"true"}),d("span")),y}function f(y,T,x,l,h){let[b,u,g]=y.children;_(b,T),_(g,`${pr(x)} a token`);let k=J(u,Object.keys(h).length,
()=>{let v=d("i");return v.append(d("b")),v});Object.entries(h).forEach(([v,A],S)=>{D(k[S],{"data-part":v}),ee(k[S],"width",A*x/l),_(k[S].firstChild,v!=="plain"&&
A*x/l>.14?v:"")})}let w=({acceptance:y})=>y?y.judged_acceptance_rate:null;function m(y){let{drafted:T,cost:x,verify:l,break_even:h}=y,b=w(y),u=hr(1,T,x,l);if(!K(
h))return`No acceptance rate would do: even if the target kept every drafted token, the formula expects ${Se(u)}.`;if(h<=0)return"Any acceptance rate would do w\
ith these costs.";let g=`The target must keep at least ${j(h)} of the drafted tokens that it looks at`;return K(b)?b>=h?`${g}; here it keeps ${j(b)}.`:`${g}, bu\
t here it keeps only ${j(b)}.`:`${g}.`}function O(y){let T=["drafted","cost","verify"].every(x=>K(y[x]));H(n("of-rates"),T),T&&(ae(n("rates"),e.charts.rates),_(
n("rate-words"),m(y))),$(y)}function M({acceptance:y,drafted:T,cost:x,verify:l}){let h=[];for(let b of["draft_acceptance_rate","judged_acceptance_rate","mean_ac\
ceptance_length","passes_saved"]){let u=y?y[b]:null;K(u)&&h.push([b,b.endsWith("rate")?j(u):b.endsWith("length")?u.toFixed(2):I(u),tt[b]])}return K(T)&&h.push([
"drafted tokens a round",T.toFixed(2),"num_draft_tokens / all rounds, those without a draft among them: the γ of the formula."]),K(x)&&h.push(["cost of draftin\
g one token",x.toFixed(2),"Draft time for a drafted token / time for a token without drafts, both without the reading of the prompt: the c of the formula."]),K(
l)&&h.push(["cost of verifying a draft",l.toFixed(2),"Time of the target’s pass over a draft / time for a token without drafts. The theorem takes 1 for it; on a\
 processor without spare capacity it is more."]),h}function $(y){let T=M(y),x=J(n("figures"),T.length,()=>{let l=d("div"),h=d("dt");return h.append(d("span","",
null,{tabindex:0})),l.append(h,d("dd")),l});T.forEach(([l,h,b],u)=>{let[g,k]=x[u].children;_(g.firstChild,l),D(g.firstChild,{"data-tip":b}),_(k,h)})}function L(){
let y=e.found;i(y),a(y),H(n("of-pairs"),y.pairs.length>0),ae(n("pairs"),e.charts.pairs),c(y),O(y)}let C=()=>e.answered("speed");return y=>{t.hidden=!C(),!t.hidden&&
(y.found||y.status)&&L()}}var zs=40,Cr=14;function Bl(t){let e=Array.from({length:t},(n,s)=>s);return t<=zs?e:[...e.slice(0,Cr),null,...e.slice(Cr+t-zs+1)]}var jl=(t,e,n)=>t==="left"?[0,
e-n]:[n,e];function Pr(t,{text:e,side:n,goesOn:s,caption:o}){let[r,i]=jl(n,t.length,e),a=d("table","gp-strip");a.append(d("caption","gp-hidden",o));let c=a.appendChild(
d("tbody")),f=["token","mask",...t.some(([,,,w])=>w!==null)?["position"]:[]].map(w=>{let m=c.appendChild(d("tr"));return m.append(d("th","",w,{scope:"row"})),m});
for(let w of Bl(t.length)){if(w===null){let y=t.length-zs+1;f.forEach((T,x)=>T.append(d("td","gp-mark",x?"…":`… ${U(y,"token")} …`)));continue}let[,m,O,M]=t[w],
$=w>=r&&w<i,L=s&&w===t.length-1,C=d("td",`gp-cell${$?" gp-padding":""}${L?" gp-last":""}`);C.append(te(m)),$&&C.append(d("span","gp-hidden"," (padding)")),L&&C.
append(d("span","gp-hidden"," (the next token is predicted from here)")),[C,d("td",O?"":"gp-ignored",O),d("td","",M)].slice(0,f.length).forEach((y,T)=>f[T].append(
y))}return a}function Nr(t,e,n){t.replaceChildren();let[s,o]=[d("span"),d("span","gp-parted")];e.forEach(([,r,i],a)=>{let c=n!==null&&a>=n?o:s;i===null?c.append(
te(r,"gp-end")):Ot(c,i,{running:!0})}),t.append(...[s,o].filter(r=>r.childNodes.length)),t.childNodes.length||t.append(d("span","gp-mark","(nothing)"))}function zl(t,e,n){let s=(e-t)/Math.max(1,n)||1,o=10**Math.floor(Math.log10(s)),r=o*[1,2,2.5,5,10].find(a=>a*o>=s*.8),i=[];for(let a=Math.floor(t/r+1e-9);a<=Math.
ceil(e/r-1e-9);a++)i.push(Number((a*r).toPrecision(12)));return i}var Fs=(t,e,n)=>zl(t,e,n).filter(s=>s>=t&&s<=e);function qr(t,{height:e,x:n,y:s,left:o=46,right:r=18,top:i=14,bottom:a=38}){let c=t.querySelector("svg");c||t.append(c=Z("svg","gp-drawing"));let p=Math.max(240,
t.clientWidth),f=(w,[m,O])=>(w-m)/(O-m||1);return{width:p,height:e,left:o,right:r,top:i,bottom:a,inner:p-o-r,x:w=>o+f(w,n)*(p-o-r),y:w=>e-a-f(w,s)*(e-i-a),draw(w,m){
gt(c,{class:"gp-drawing",role:"group","aria-label":w,viewBox:`0 0 ${p} ${e}`,style:`height: ${e}px`}),Cs(c,m.map((O,M)=>["g","",M?{}:{"aria-hidden":"true"},O]))}}}
function Wr(t,{xTicks:e,yTicks:n,xTitle:s,yTitle:o}){let r=w=>Array.isArray(w)?w:[w,String(w)],[i,a]=[t.height-t.bottom,t.width-t.right],c=n.map(r).flatMap(([w,
m])=>[Lt("gp-guide",t.left,t.y(w),a,t.y(w)),wt("",t.left-7,t.y(w)+4,m,"end")]),p=e.map(r).flatMap(([w,m])=>[Lt("gp-guide",t.x(w),i,t.x(w),i+4),wt("",t.x(w),i+17,
m)]),f=[wt("gp-axis",(t.left+a)/2,t.height-4,s)];return o&&f.push(wt("gp-axis",2,t.top-16,o,"start")),[...c,...p,...f]}var Fl=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,Ve=class t{static BLOCK=60;static LOOSE=150;constructor(e,n=null){this.
holder=e,this.before=n,this.loose=0,this.head=0,this.tried=0}append(e){this.holder.append(e),this.loose+=1}removeLast(){this.holder.lastChild.remove(),this.loose-=
1;let e=this.holder.lastElementChild;Ir(e)&&this.undo(e.previousSibling)}settle(){if(this.loose<t.LOOSE||this.loose<this.tried+t.BLOCK||!this.holder.offsetParent||
document.fonts.status==="loading")return;this.tried=this.loose;let e=[...this.holder.children].slice(-this.loose),n=this.freeStarts(e),s=e.map((a,c)=>c).filter(
a=>n[a]&&Dl(e[a])),o=[],r=0;e[0].previousSibling||(this.head=r=s.shift()??0);for(let a of s)a-r<t.BLOCK||(o.push(this.wrap(e.slice(r,a))),r=a,this.loose=e.length-
a,this.tried=0);let i=o.map(a=>a.getBoundingClientRect().height);o.forEach((a,c)=>{a.style.containIntrinsicHeight=`${i[c]}px`,a.classList.add("gp-kept-rows")})}freeStarts(e){
let n=getComputedStyle(this.holder).direction==="rtl",s=e[0].previousSibling||!this.before?"":this.before.holder.textContent;return e.map(o=>{let r=o.textContent,
i=s.endsWith(`
`);s=s.slice(s.lastIndexOf(`
`)+1);let a=i?!r.startsWith(" "):!(n||Fl.test(s));return s+=r,a})}wrap(e){let n=d("span","gp-rows");e[0].before(n,d("wbr")),n.append(...e);let s=e[0].firstChild;
if(s.nodeType===Node.TEXT_NODE&&s.data===" "){let o=d("span","gp-gap");s.replaceWith(o),o.append(s)}return n}undo(e){let n=e.querySelector(".gp-gap");n&&n.replaceWith(
n.firstChild),e.nextSibling.remove(),this.loose+=e.children.length+(Ir(e.previousElementSibling)?0:this.head),e.replaceWith(...e.childNodes),this.tried=0}dissolve(){
for(let e of[...this.holder.querySelectorAll(".gp-rows")].reverse())this.undo(e);this.tried=0}};function Dl(t){let e=t.previousElementSibling,n=e&&Rr(e.querySelectorAll(
".gp-ink"));if(!n)return!1;let[s,o]=[t.querySelector(".gp-ink").getClientRects()[0],Rr(n.getClientRects())];return!!(s&&o)&&Br(s)>Br(o)+10}function Ee(t,e,n){let s=a=>(a.
querySelector(".gp-ink")||a).getClientRects()[0],o=s(t[e]),r=null,i=1/0;for(let a=e+n;a>=0&&a<t.length;a+=n){let c=s(t[a]),p=c?(c.top-o.top)*n:0;if(p<o.height/2)
continue;let f=p*1e3+Math.abs(c.left-o.left);if(f>=i+1e3*o.height)break;f<i&&([r,i]=[t[a],f])}return r}var Ir=t=>!!t&&t.tagName==="WBR",Rr=t=>t[t.length-1],Br=({
top:t,bottom:e})=>(t+e)/2;function qt(t,e,n,s){let r=d("div","gp-card",null,{popover:"manual","aria-hidden":"true"}),i=d("div","gp-card-head"),a=d("dl","gp-card-facts"),c=d("ol","gp-card\
-rivals"),p=d("div","gp-card-key");p.append(d("i","gp-card-after"),"after the processors ",d("i","gp-card-before"),"before them"),r.append(i,a,c,p),r.hidden=!0,
t.append(r);let f=null,w=null,m=null;function O(u,g){a.append(d("dt","",u),d("dd","",g))}function M(){let{id:u,text:g,where:k,step:v,why:A}=s(f);if(i.replaceChildren(
te(g,"gp-card-word"),d("span","",`${k}, id ${u}`)),a.replaceChildren(),c.hidden=p.hidden=!v,A&&a.append(d("dd","gp-card-why",A)),!v)return;$(v);let S=L(v),E=Math.
max(...S.flatMap(({after:N,before:W})=>[N,W]),1e-9);c.replaceChildren(...S.map(N=>C(N,E))),p.hidden=!v.distribution.stages.length}function $(u){let{chosen:g,distribution:k}=u,
{probability:v,rawProbability:A,surprisal:S}=ge(u);k.stages.length||g.logprob!==g.raw_logprob?(O("Probability after the processors",g.logprob===null?ot(g):j(v)),
O("before the processors",j(A))):O("Probability (no processor ran)",j(A));let E=[[g.rank,"after"],[g.raw_rank,"before"]].filter(([W])=>W!=null),N=E.length===2&&
E[0][0]===E[1][0];if(E.length){let W=N?I(E[0][0]):E.map(([B,P])=>`${I(B)} ${P}`).join(", ");O(`Rank of ${I(k.vocab)}`,W)}O("Surprisal",le(S,n.unit))}function L({
chosen:u,distribution:g}){let k=g.candidates.map(A=>({candidate:A,after:X(A.logprob),before:X(A.raw_logprob),isChosen:A.token_id===u.token_id}));k.sort((A,S)=>Math.
max(S.after,S.before)-Math.max(A.after,A.before));let v=k.slice(0,5);return v.some(({isChosen:A})=>A)||v.push({candidate:u,after:X(u.logprob),before:X(u.raw_logprob),
isChosen:!0}),v}function C({candidate:u,after:g,before:k,isChosen:v},A){let S=u.logprob===null,E=d("li",(v?"gp-card-chosen":"")+(S?" gp-card-removed":"")),N=d("\
span","gp-card-tracks");for(let[W,B]of[["after",g],["before",k]]){let P=d("i","gp-card-"+W);P.style.width=`${B/A*100}%`,N.append(P)}return S&&N.firstChild.replaceWith(
d("small","",ot(u))),E.append(d("span","gp-card-sign",v?"▶":S?"✕":""),te(u.text,"gp-card-word"),N,d("span","gp-card-value",j(S?k:g))),E}function y(){let u=(f.
querySelector(".gp-ink")||f).getClientRects()[0],g=e.getBoundingClientRect();if(!u||u.bottom<g.top||u.top>g.bottom){x();return}let[k,v]=[r.offsetWidth,r.offsetHeight],
{clientWidth:A,clientHeight:S}=document.documentElement,E=u.bottom+9,N=E+v+8<=S?E:u.top-v-9;r.style.left=`${Math.max(8,Math.min(u.left,A-k-8))}px`,r.style.top=`${Math.
max(8,Math.min(N,S-v-8))}px`}function T(u,g=null){s(u)&&(f=u,w=g,m=null,M(),r.hidden&&(r.hidden=!1,r.showPopover&&r.showPopover(),document.addEventListener("key\
down",l,!0),document.addEventListener("scroll",h,{capture:!0,passive:!0})),y())}function x(){f&&(f=null,r.hidden=!0,r.hidePopover&&r.isConnected&&r.hidePopover(),
document.removeEventListener("keydown",l,!0),document.removeEventListener("scroll",h,{capture:!0}))}function l({key:u}){u==="Escape"&&(m=f,x())}function h(){let u=w&&
document.elementFromPoint(w.clientX,w.clientY);!f.isConnected||w&&!f.contains(u)?x():y()}e.addEventListener("pointermove",u=>{if(u.pointerType==="touch")return;
let g=u.target.closest('[role="button"]');!g||!s(g)?w&&x():g!==f&&g!==m&&T(g,u)}),e.addEventListener("pointerleave",()=>{m=null,w&&x()}),e.addEventListener("foc\
usin",({target:u})=>u.matches(":focus-visible")&&T(u)),e.addEventListener("focusout",({target:u})=>u===f&&!w&&x());function b(u){f&&(f.isConnected?u&&(M(),y()):
x())}return{show:T,hide:x,refresh:b}}var ot=({removed_by:t})=>`removed by ${t?He(t)[0]:"a processor"}`;function rt(t,e){if(e.piece===null){let n=d("bdi","gp-ink gp-special");Oe(n,e.text),t.append(n)}else Mt(e)?t.append(e.piece,d("span","gp-ink gp-byte","",{"data-\
bytes":$n(e.text)||"·"})):tr(t,e.piece)}function it(t,e,n,s){let o=s&&Mt(s)?t.tokens.at(-1).parentNode:null;if(o&&n.piece!==null)o.append(e);else if(Mt(n)){let r=d(
"span","gp-bytes");r.append(e),t.rows.append(r)}else t.rows.append(e);t.tokens.push(e)}function Wt(t,e){for(;t.tokens.length>e;){let n=t.tokens.pop(),s=n.closest(
".gp-bytes");s&&s.childNodes.length>1?n.remove():t.rows.removeLast()}}function Tn(t,e){let{probability:n,rawProbability:s,rank:o,surprisal:r}=ge(t),i=[t.chosen.
logprob===null?ot(t.chosen):`probability ${j(n)}`];return j(s)!==j(n)&&i.push(`${j(s)} before the processors`),o!==null&&i.push(`rank ${I(o)} of ${I(t.distribution.
vocab)}`),[...i,`surprisal ${le(r,e)}`]}var on=(t,e,n)=>e>0?(t-n*e)/Math.sqrt(e*n*(1-n)):null;function qe(t){if(t<0)return 1-qe(-t);let e=Math.exp(-t*t/2)/Math.sqrt(2*Math.PI);if(t>3){let o=t;for(let r=120;r>
0;r--)o=t+r/o;return e/o}let[n,s]=[0,t];for(let o=1;s>1e-18;o+=2)n+=s,s*=t*t/(o+2);return .5-e*n}var jr=(t,e,n)=>t>e?n**2*e*(1-e)/(t-e)**2:1/0;function ze(t){if(t>=
1e-4)return j(t);if(t<1e-300)return"less than 10⁻³⁰⁰";let[e,n]=t.toExponential(1).split("e-");return`${e} × 10⁻${[...n].map(s=>"⁰¹²³⁴⁵⁶⁷⁸⁹"[s]).
join("")}`}function It(t){let e=qe(t);if(e>.1)return`${j(e)} of texts without this watermark pass it`;let n=1/e;return n>=1e9?`a share of ${ze(e)} of texts with\
out this watermark passes it`:`one in ${I(Number(n.toPrecision(n<1e4?3:2)))} texts without this watermark passes it`}var Ds={green:["green","◆","on the green \
list"],red:["red","◇","not on the green list"],none:["not scored","","not scored"]},Hl=({green:t})=>t==null?"none":t?"green":"red",Kl=t=>Math.round(Math.max(0,
Math.min(1,(t-.2)/.6))*10);function Gl(t,e,n){let s=d("span","gp-token",null,{tabindex:"-1",role:"img"});if(rt(s,t),zr(s,e),n===void 0)return s;let o=typeof n==
"function"?n:()=>n;return s.setAttribute("aria-label",o()),$e(s,o),s}function zr(t,{green:e=null,g:n=null,counted:s=!0}){let o=t.querySelector(".gp-ink");if(n===
null)t.dataset.list=Hl({green:e});else{let r=Kl(n);t.dataset.list="g",o.style.backgroundColor=`var(--gp-prob-${r})`,o.style.backgroundSize=`2px ${r*10}%`}s||(t.
dataset.counted="no")}var _e=class{constructor(e,{press:n=null}={}){this.body=e,this.press=n,this.items=[],this.tokens=[],this.stop=null,this.width=0,this.timer=
0,e.classList.add("gp-marked"),this.rows=new Ve(e),e.addEventListener("keydown",s=>this.keyed(s)),e.addEventListener("click",s=>this.pressed(s.target.closest(".\
gp-token"))),new ResizeObserver(()=>this.resized()).observe(e)}show(e,n=0){this.cut(Math.min(n,this.tokens.length));for(let s=this.tokens.length;s<e.length;s++){
let{token:o,mark:r,words:i}=e[s],a=Gl(o,r,i);this.press&&a.setAttribute("role","button"),it(this,a,o,s?this.items[s-1].token:null),this.items.push(e[s])}!this.stop&&
this.tokens.length&&this.reach(this.tokens[0]),this.rows.settle()}cut(e){Wt(this,e),this.items.length=e,this.stop&&!this.stop.isConnected&&(this.stop=null)}reach(e){
this.stop&&(this.stop.tabIndex=-1),this.stop=e,e.tabIndex=0}pressed(e){let n=this.tokens.indexOf(e);n<0||(this.reach(e),this.press&&this.press(this.items[n]))}keyed(e){
let n=this.tokens.indexOf(e.target.closest(".gp-token"));if(n<0||e.ctrlKey||e.metaKey||e.altKey)return;let s={ArrowRight:()=>this.tokens[n+1],ArrowLeft:()=>this.
tokens[n-1],ArrowDown:()=>Ee(this.tokens,n,1),ArrowUp:()=>Ee(this.tokens,n,-1),Home:()=>this.tokens[0],End:()=>this.tokens.at(-1),Enter:()=>this.tokens[n]," ":()=>this.
tokens[n]}[e.key];if(!s)return;e.preventDefault();let o=s();o&&(this.reach(o),o.focus({preventScroll:!0}),o.scrollIntoView({block:"nearest"}),o===this.tokens[n]&&
this.pressed(o))}resized(){let{clientWidth:e}=this.body;!e||e===this.width||(this.width=e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.
rows.settle(),200))}};function Fe(t,e,{unscored:n=!1,repeated:s=!1,faint:o="seen before, not counted"}={}){let r=[e,n,s,o].join();if(t.dataset.legend===r)return;
t.dataset.legend=r,t.classList.add("gp-marked","gp-mark-legend");let i=(c,p,f)=>{let w=d("span"),m=d("span","",null,{"aria-hidden":"true"});return m.append(d("s\
pan","gp-ink",p)),zr(m,c),w.append(m,f),w},a=e==="synthid"?[[.2,"mean g-value 0.2 or less"],[.5,"0.5, as by chance"],[.8,"0.8 or more"]].map(([c,p])=>i({g:c},"g",
p)):["green","red"].map(c=>i({green:c==="green"},Ds[c][1],`${Ds[c][0]}: ${Ds[c][2]}`));n&&a.push(i({},"abc","not scored")),s&&a.push(i(e==="synthid"?{g:.5,counted:!1}:
{green:!0,counted:!1},"abc",`faint: ${o}`)),t.replaceChildren(...a)}var Ul=400,Vl=12;function Rt(t,{curves:e,threshold:n,needed:s=null,label:o="z over the numbe\
r of tokens",title:r="tokens scored",yTitle:i="z",from:a=40,height:c=260}){let p=e.filter(({points:x})=>x.length),f=p.flatMap(({points:x})=>x),w=Math.max(a,...f.
map(([x])=>x)),m=s&&s.at<=2*w?Math.max(w,s.at*1.05):w,O=f.map(([,x])=>x),M=Math.min(-.5,...O)*1.08,$=Math.max(n*1.15,1,...O)*1.06,L=qr(t,{height:c,x:[0,m],y:[M,
$],left:40,top:24}),C=L.width-L.right,y=[...Wr(L,{xTicks:Fs(0,m,L.inner/90),yTicks:Fs(M,$,5),xTitle:r,yTitle:i}),Lt("gp-unity",L.left,L.y(0),C,L.y(0)),Lt("gp-z-\
threshold",L.left,L.y(n),C,L.y(n)),...p.map(({look:x,points:l})=>ir(`gp-z-${x}`,Yl(l,Ul).map(([h,b])=>[L.x(h),L.y(b)]))),...p.map(({look:x,points:l})=>Xl(L,x,l.
at(-1))),Jl(L,p,n)],T=Ql(L,p);if(s&&s.at<=m){let[x,l]=[L.x(s.at),L.y(n)];T.push(Ps("",s.words,[["path","gp-z-needed",{d:`M${ue(x)} ${ue(l)}l-6 11h12Z`},[]]]))}L.
draw(o,[y,T])}function Jl(t,[e],n){let s=([,i])=>Math.abs(i-n),{points:o}=e||{points:[]},r=o.length>0&&s(o.at(-1))>s(o[Math.floor(o.length/8)]);return wt("gp-ha\
lo gp-strong",r?t.width-t.right:t.left+5,t.y(n)-6,`threshold ${Number(n.toFixed(2))}`,r?"end":"start")}function Yl(t,e){let n=Math.ceil(t.length/e);return t.filter(
(s,o)=>o%n===0||o===t.length-1)}var Xl=(t,e,[n,s])=>e==="measured"?["circle","gp-measured",{cx:ue(t.x(n)),cy:ue(t.y(s)),r:5},[]]:["path",`gp-z-end gp-z-end-${e}`,
{d:ar(t.x(n),t.y(s),4.5)},[]];function Ql(t,e){let n=Math.max(0,...e.map(({points:o})=>o.at(-1)[0])),s=Math.min(Vl,n);return Array.from({length:s},(o,r)=>{let[i,
a]=[n*r/s,n*(r+1)/s],c=e.map(({name:f,points:w})=>{let m=w.findLast(([O])=>O<=a);return m&&m[0]>i?`${f} ${m[1].toFixed(2)}`:""}).filter(Boolean);if(!c.length)return null;
let p={x:ue(t.x(i)),y:t.top,width:ue(t.x(a)-t.x(i)),height:ue(t.height-t.bottom-t.top)};return Ps("gp-z-place",`After ${U(Math.floor(a),"token")}: ${c.join(", ")}`,
[["rect","gp-catch",p,[]]])}).filter(Boolean)}function Bt(t,e){let n=J(t,e.length,()=>{let s=d("span"),o=Z("svg");return D(o,{width:26,height:8,"aria-hidden":"t\
rue"}),o.append(Z("path")),D(o.firstElementChild,{d:"M1 4H25"}),s.append(o,d("span")),s});e.forEach(({name:s,look:o,tip:r},i)=>{let[a,c]=n[i].children;D(a.firstChild,
{class:`gp-z-${o}`}),_(c,s),r&&D(c,{tabindex:0,"data-tip":r})})}var Zl={alone:"Alone",left:"Padded on the left",right:"Padded on the right"},rn=({name:t,masked:e})=>Zl[t]+(e?"":", without a mask");function Hs(t,e){if(!K(t))return"\
infinite";let n=xe(t,e),s=Math.abs(n);if(s<1e-15)return`0 ${e}`;let o=s<1e-4?ze(s):s.toFixed(s<.01?4:3);return`${n<0?"−":""}${o} ${e}`}function Fr(t,e,n){let{
prompts:s,sampled:o,ways:[r]}=t,i=s.length,a=e.answers.map(({kl:m})=>K(m)?m:1/0),c=e.answers.filter(({read:m},O)=>m.length>r.answers[O].read.length).length,p=[`\
Divergence of the first new token from that of the prompt alone: at most ${Hs(Math.max(...a),n)}.`];c||p.push("No prompt is shorter than another, so nothing was\
 padded."),e.guessed?p.push("generate has found the padding by itself, because no text ends with this pad token."):!e.masked&&c&&p.push("The model has read the \
padding as text.");let f=e.answers.filter(({same:m})=>!m).length,w=rn(e);return o?["even","○",`${w}: texts are drawn anew, so they are not compared.`,p.join("\
 ")]:f?["bad","✗",`${w}: ${i>1?`${f} of ${i} prompts ${f===1?"gives":"give"}`:"the prompt gives"} another text than alone.`,p.join(" ")]:["good","✓",`${w}: ${i>
1?`each of the ${i} prompts`:"the prompt"} gives what it gives alone.`,p.join(" ")]}function Ks({sampled:t},{name:e},{same:n}){return e==="alone"?["even","",""]:
t?["even","○","drawn anew"]:n?["good","✓","the same as alone"]:["bad","✗","another text than alone"]}function ec({parts_at:t,new:e},n){if(t===null)return"";
let s=o=>o[t]?V(o[t][1]):"the end";return`parts at new token ${t+1}: ${s(e)}, alone ${s(n.new)}`}function Dr(t,e,n,s,o){let i=[`first: ${n.first.slice(0,3).map(
([p,f])=>`${V(p)} ${j(X(f))}`).join(", ")}`,"The likeliest first new tokens, with their probabilities before the knobs."];if(e.name==="alone")return[i];let[,a]=s.
new[0],c=t.sampled?"":ec(n,s);return[...c?[[c,"The first place where the text is another one. What comes after it continues another text."]]:[],[`KL ${Hs(n.kl,o)}`,
"Kullback-Leibler divergence between the distributions of the first new token, alone ‖ this way, before the knobs. 0 where they are the same."],[`log p of ${V(
a)} ${K(n.change)&&n.change>0?"+":""}${Hs(n.change,o)}`,"By how much the log-probability of the token that the prompt alone chose first has changed."],i]}function Hr({
model:t,mode:e,prompts:n,width:s,pad:o,borrowed:r,dtype:i,seed:a,sampled:c,ways:[p]}){let f=c?`, seed ${a}`:"",w=p.answers.some(({read:O})=>O.length<s),m=w?`, f\
illed to ${s} tokens with ${o[1]}${r?", the end-of-text token":""}`:`of ${s} tokens`;return`${t}, ${i}; ${Tt(e)}${f}; ${U(n.length,"prompt")}${w?"":" "}${m}`}function Kr(t,e){let n=f=>t.querySelector(".gp-"+f);function r(f){let w=f.ways.slice(1).map(m=>Fr(f,m,e.unit));n("batch-verdicts").replaceChildren(...w.map(([m,
O,M,$])=>{let L=d("li","",null,{"data-verdict":m}),C=d("span","",M);return C.append(d("small","",$)),L.append(d("span","gp-sign",O,{"aria-hidden":"true"}),C),L})),
_(n("told"),w.map(([,,m])=>m).join(" "))}function i(f,w){let m=d("details","gp-one-prompt"),O=d("summary","",`Prompt ${w+1}: `),M=[...f.prompts[w]],$=d("bdi","g\
p-prompt-text",M.slice(0,200).join("")+(M.length>200?"…":"")),L=f.ways.slice(1).map(y=>`${Ks(f,y,y.answers[w])[1]} ${rn(y).toLowerCase()}`);O.append($,d("span",
"gp-way-signs",` ${L.join(", ")}`)),m.append(O);let C=()=>{m.open&&m.childElementCount===1&&m.append(...f.ways.map(y=>a(f,y,w)))};return m.addEventListener("tog\
gle",C),m.open=w<6,C(),m}function a(f,w,m){let[O,M]=[f.ways[0].answers[m],w.answers[m]],[$,L,C]=Ks(f,w,M),y=d("div","gp-way",null,{"data-verdict":$}),T=d("h3","\
gp-way-name");T.append(d("span","gp-sign",L,{"aria-hidden":"true"}),rn(w),d("small","",C));let x=`Prompt ${m+1}, ${rn(w).toLowerCase()}, as the model reads it`,
l=c(f,w,M,O,x),h=d("p","gp-gave"),b=d("span","gp-new");Nr(b,M.new,f.sampled?null:M.parts_at),h.append(d("span","gp-gave-words","gives "),b);let u=d("p","gp-meas\
ures");for(let[k,v]of Dr(f,w,M,O,e.unit))u.append(d("span","",k,{tabindex:0,"data-tip":v}));let g=d("div","gp-way-body");return g.append(l,h,u),y.append(T,g),y}
function c({is_encoder_decoder:f},{name:w},{read:m},O,M){if(w!=="alone"&&JSON.stringify(m)===JSON.stringify(O.read))return d("p","gp-note","As long as the longe\
st: nothing is filled up, and the row is that of the prompt alone.");let $=d("div","gp-scroll",null,{tabindex:0,role:"region","aria-label":M});return $.append(Pr(
m,{text:O.read.length,side:w,goesOn:!f,caption:M})),$}function p(f){_(n("about"),Hr(f)),r(f),H(n("of-decoder"),!f.is_encoder_decoder),n("batch-prompts").replaceChildren(
...f.prompts.map((w,m)=>i(f,m)))}return f=>{t.hidden=!e.found,!t.hidden&&(f.found||f.unit)&&p(e.found)}}function jt({effective:t,config:e}){let n={...t,...e},s=(n.constraints||[]).map(r=>r.any_of||[r.phrase||[]]),o=(n.force_words_ids||[]).map(r=>Array.isArray(r[0])?
r:[r]);return[...s,...o].map(r=>({alternatives:r,length:Math.max(...r.map(i=>i.length))}))}function Gr(t,e){let n=t.map(o=>e.get(o)),s=n.indexOf(void 0);return(s<
0?n:[...n.slice(0,s),"…"]).join("")}function at({alternatives:t,length:e},n,s,o){if(n>=e)return!0;let r=t.filter(a=>a.length===n);if(!r.length)return!1;let i=[
...o,...ce(s).map(a=>a.chosen.token_id)].join(" ")+" ";return r.some(a=>` ${i}`.includes(` ${a.join(" ")} `))}var tc={running:["●",({beam:t})=>`beam ${t+1}`],finished:["■",()=>"ended"],ended:["□",()=>"ended, not counted"],pruned:["✕",()=>"pruned"]};function Ur(t,e){
let o=t.querySelector(".gp-beam-table"),r=t.querySelector(".gp-where"),i=t.querySelector(".gp-more"),a={lost:4,progress:7},c=t.querySelector(".gp-constraints"),
p=[],f=[],w=[];function m(u){let g=40-u.filter(S=>S.beam.status!=="pruned").length,k=({beam:S})=>S.beam??(S.status==="finished"?1e6:1e7),v=u.filter(S=>S.beam.status!==
"pruned"||g-- >0).sort((S,E)=>k(S)-k(E)),A=new Map;for(let S of v){let E=S.beam.group??null;A.has(E)||A.set(E,[]),A.get(E).push(S)}return[...A].sort(([S],[E])=>S-
E)}function O(u,g){let k=new Map;for(let{beam:v}of u)v.status==="running"&&v.group<g&&k.set(v.text,(k.get(v.text)||0)+1);return k}function M(u){let g="",k=u.before;
for(;k&&g.length<32;k=k.before)g=(k.piece??k.chosen.text)+g;return(k||g.length>32?"…":"")+Array.from(g).slice(-32).join("")}function $(){let u=d("tbody"),g=u.
insertRow(),k=d("th","gp-group-head",null,{scope:"rowgroup",colspan:"8"}),[v,A]=[d("b","gp-badge"),d("span")];return k.append(v,A),g.append(k),o.append(u),f.push(
{body:u,head:g,badge:v,took:A,rows:[]}),f.at(-1)}function L(u){let g=u.body.insertRow(),k=Array.from({length:8},()=>g.insertCell()),[v,A,S]=[d("span","gp-sign"),
d("span"),d("span","gp-flag","⚑ forced")];k[0].append(v,A,S);let E=d("button","gp-pick",null,{type:"button",tabindex:"-1"}),[N,W,B]=[d("span","gp-tail"),d("bd\
i","gp-tail-text"),d("bdi","gp-word")];return N.append(W),E.append(N,B),k[1].append(E),u.rows.push({row:g,cells:k,sign:v,fate:A,flag:S,pick:E,tail:W,word:B,node:null}),
u.rows.at(-1)}function C(u,g,k){let{beam:v}=g,[A,S]=tc[v.status]||["",()=>v.status];u.node=g,u.row.dataset.status=v.status,u.row.className=k?"gp-looked":"",_(u.
sign,A),_(u.fate,S(v)),u.flag.hidden=!v.forced;let E=M(g);u.tail.replaceChildren(),Ot(u.tail,E),Oe(u.word,v.text),u.pick.tabIndex=k?0:-1,u.pick.setAttribute("ar\
ia-pressed",String(k&&e.selected===g)),u.pick.setAttribute("aria-label",`${S(v)}${v.forced?", forced":""}: ${V(E+v.text)}`),_(u.cells[2],g.before?`beam ${v.parent+
1}`:e.readsSource?"start":"prompt"),_(u.cells[3],G(v.logprob)),_(u.cells[4],v.diversity_penalty?`-${G(v.diversity_penalty)}`:"–"),_(u.cells[5],G(v.score)),_(u.
cells[6],G(v.final_score)),v.progress&&u.cells[7].replaceChildren(...T(g))}function y(u){if(c.hidden=!u||!p.length,c.hidden)return;let g=p.map(({alternatives:k,
length:v})=>{let A=d("li");return k.forEach((S,E)=>{E&&A.append(" or "),A.append(te(Gr(S,e.texts)))}),A.append(` (${v} token${v===1?"":"s"})`),A});g.map(k=>k.textContent).
join(`
`)!==c.dataset.said&&(c.dataset.said=g.map(k=>k.textContent).join(`
`),c.replaceChildren(...g))}function T(u){let g=e.prefix.map(A=>A.token_id),k=u.beam.progress.map((A,S)=>{let E=d("span","gp-goal"),N=p[S];for(let W=0;N&&W<Math.
min(N.length,8);W++)E.append(d("i",W<A?"gp-full-block":""));return N&&at(N,A,u,g)?E.append(" ✓ done"):E.append(` ${A}${N?` of ${N.length}`:""}`),E}),{bank:v}=u.
beam;return v==null?k:[...k,d("span","gp-note",`bank ${v}`)]}function x(u,[g,k],v,A,S){if(u.body.hidden=!k,!!k){if(u.head.hidden=g===null,g!==null){_(u.badge,Pe(
g)),u.body.dataset.look=g%4;let E=[...O(v,g)].flatMap(([N,W])=>[te(N,"gp-took"),W>1?` × ${W}`:""]);u.took.replaceChildren(...E.length?["Earlier groups have jus\
t chosen",...E]:["Chooses first: no penalty"])}for(;u.rows.length<k.length;)L(u);u.rows.forEach((E,N)=>{if(E.row.hidden=N>=k.length,!(N>=k.length)){for(let[W,B]of Object.
entries(a))E.cells[B].hidden=!S[W];C(E,k[N],k[N]===A)}})}}function l(u){let k=e.prompts[u.sequence].steps[u.index],v={lost:k.some(({beam:E})=>(E.group??null)!==
null),progress:k.some(({beam:E})=>E.progress)};for(let[E,N]of Object.entries(a))o.tHead.rows[0].cells[N].hidden=!v[E];let A=m(k);for(;f.length<A.length;)$();f.forEach(
(E,N)=>x(E,A[N]||[null,null],k,u,v));let S=k.length-A.reduce((E,[,N])=>E+N.length,0);i.hidden=S<=0,_(i,`and ${I(S)} more that were pruned`),_(r,`at token ${u.index+
1}`+(e.prompts.length>1?` of prompt ${u.sequence+1}`:"")),y(v.progress)}let h=()=>f.filter(({body:u})=>!u.hidden).flatMap(({rows:u})=>u.filter(({row:g})=>!g.hidden)),
b=u=>h().findIndex(({pick:g})=>g.contains(u.target));return o.addEventListener("click",u=>{let g=b(u);g>=0&&e.selectStep(h()[g].node)}),o.addEventListener("keyd\
own",u=>{u.key==="Escape"&&e.selectStep(null);let g=b(u),k={ArrowDown:1,ArrowUp:-1}[u.key];if(g<0||!k)return;u.preventDefault();let v=h()[g+k];v&&(e.selectStep(
v.node),v.pick.focus())}),u=>{u.run&&e.started&&(p=jt(e.started));let g=e.usesBeams?e.current():null;t.hidden=!g,!(!g||g===w[0]&&e.selected===w[1])&&(w=[g,e.selected],
l(g))}}var ie={node:108,fold:236,gap:34,row:38,leaf:20,between:8,margin:20,band:22,short:3},Vr=new Set(["running"]),lt=new Set(["finished"]);function Jr(t,e){let n=Math.
min(e.upTo,t.steps.length-1),s=Gs(t,n),o=new Map((e.returned||[]).map((w,m)=>[w,m+1])),r=an([...s,...o.keys(),...Ln(t,n)]),{kids:i,hidden:a}=nc(t,n,e,r,s),{lanes:c,
counts:p}=ic(t,n,i),f=lc(t,n,i,c,e);return cc(t,{last:n,kept:s,outputs:o,alive:r,kids:i,hidden:a,lanes:c,counts:p,columns:f,options:e})}var Ln=(t,e)=>(t.steps[e]||
[]).filter(({beam:n})=>Vr.has(n.status));function Gs(t,e){let n=t.steps.slice(0,e+1).flat().filter(({beam:s})=>lt.has(s.status));return n.sort((s,o)=>o.beam.final_score-
s.beam.final_score),new Set(n.slice(0,(t.pools[e]||[]).length))}function an(t){let e=new Set;for(let n of t)for(;n&&!e.has(n);n=n.before)e.add(n);return e}function nc(t,e,n,s,o){
let r=new Map,i=new Set([null]),a=new Map,c=new Map,p=f=>(r.has(f)||r.set(f,{on:[],off:[]}),r.get(f));p(null);for(let f=0;f<=e;f++){for(let w of t.steps[f]){let{
before:m}=w,O=n.collapsed.has(m)?m:a.get(m);O!=null?(a.set(w,O),c.set(O,(c.get(O)||0)+1)):Vr.has(w.beam.status)?(n.lost||s.has(w))&&(p(m).on.push(w),i.add(w)):(!lt.
has(w.beam.status)||n.lost||o.has(w))&&p(m).off.push(w)}t.distributions[f].forEach((w,m)=>{let O=oc(t,f,m);n.candidates&&i.has(O)&&!n.collapsed.has(O)&&rc(t,f,m,
w,p(O),n.candidates)})}for(let f of r.values()){f.on.sort((M,$)=>M.beam.beam-$.beam.beam);let w=f.off.filter(({beam:M})=>lt.has(M.status)),m=f.off.filter(({beam:M})=>!lt.
has(M.status)),O=(M,$)=>$.beam.score-M.beam.score;f.off=[...w.sort(O),...sc(m.sort(O),n.candidates)]}return{kids:r,hidden:c}}function sc(t,e){let n=new Map;return t.
filter(({beam:{parent:s}})=>(n.set(s,(n.get(s)||0)+1),n.get(s)<=e))}function oc(t,e,n){if(!(e<=t.given&&!t.steps[e].some(({beam:s})=>s.parent===n)))return e?t.byStep[e-
1].get(n):null}function rc(t,e,n,s,o,r){let i=r-o.off.filter(({beam:c})=>c.parent===n&&!lt.has(c.status)).length;if(i<=0)return;let a=new Set(t.steps[e].filter(
({beam:c})=>c.parent===n).map(({beam:c})=>c.token_id));for(let c of s.candidates)if(!(c.logprob===null||a.has(c.token_id))&&(o.off.push(ur(t,e,n,s,c)),i-=1,!i))
return}function ic(t,e,n){let s=new Map,o=new Map;for(let i=0;i<=e;i++){let a=[],c=new Set;for(let p of Ln(t,i)){let f=n.get(p.before);if(!f||!f.on.includes(p))
continue;let w=p.beam.group??0;o.has(w)||o.set(w,[]),f.on.find(({beam:O})=>(O.group??0)===w)===p&&p.before&&s.has(p.before)?(s.set(p,s.get(p.before)),o.get(w)[s.
get(p).number]=i,c.add(p)):a.push(p)}a.sort((p,f)=>p.beam.beam-f.beam.beam);for(let p of a){let f=p.beam.group??0,w=ac(o.get(f),i,p.before&&s.has(p.before)?s.get(
p.before).number:0);o.get(f)[w]=i,s.set(p,{group:f,number:w})}}let r=new Map([...o].sort(([i],[a])=>i-a).map(([i,a])=>[i,Math.max(1,a.length)]));return{lanes:s,
counts:r}}function ac(t,e,n){let s=i=>i.sort((a,c)=>Math.abs(a-n)-Math.abs(c-n)||c-a)[0],r=t.map((i,a)=>a).filter(i=>t[i]<e-1);return r.length?s(r):t.length}function lc(t,e,n,s,o){
let r=c=>Ln(t,c-1).every(p=>{if(!s.has(p))return!0;let f=n.get(p);return f&&f.on.length===1&&!f.off.some(({beam:w})=>lt.has(w.status))}),i=[],a=o.live?e-2:e;for(let c=0;c<=
e;c++){let p=i.at(-1);o.fold&&p&&c<=a&&r(c)?p.to=c:i.push({from:c,to:c})}return i.flatMap(c=>{let p=c.to-c.from+1;return p>=ie.short&&!o.unfolded.has(c.from)?[c]:
Array.from({length:p},(f,w)=>({from:c.from+w,to:c.from+w,...p>=ie.short&&w===0?{open:!0}:{}}))})}function cc(t,{last:e,kept:n,outputs:s,alive:o,kids:r,hidden:i,
lanes:a,counts:c,columns:p,options:f}){let w=[],m=ie.margin+ie.node+ie.gap;for(let b of p){b.x=m,b.folded=b.to>b.from,b.width=b.folded?ie.fold:ie.node,m+=b.width+
ie.gap;for(let u=b.from;u<=b.to;u++)w[u]=b}let{tops:O,bands:M,height:$}=dc(r,a,c,w),L=b=>O.get(b.group)[b.number],C={node:null,nodes:[],look:"root",x:ie.margin,
y:hc(O),width:ie.node,height:ie.row-4,hidden:0},y=[C],T=new Map([[null,C]]),x=[];function l(b,u,g){let k=w[b.index],v={node:b,nodes:[b],look:h(b),x:k.x,y:u,width:k.
width,height:g,hidden:i.get(b)||0,place:s.get(b)||null,folded:k.folded,column:k,greedy:f.greedy.has(b)};T.set(b,v),y.push(v);let A=T.get(b.before);return A&&x.push(
{from:A,to:v,look:v.look,share:Math.min(1,Math.exp(b.beam.logprob??-1/0))}),v}function h(b){let{status:u}=b.beam;return u==="finished"?n.has(b)?"kept":"fell":u!==
"running"?u:b.index===e?"tip":o.has(b)?"inner":"lost"}for(let b=0;b<=e;b++){let u=w[b];for(let g of Ln(t,b))if(a.has(g))if(b>u.from){let k=T.get(g.before);k&&(k.
nodes.push(g),k.node=g,k.look=h(g),k.greedy&&=f.greedy.has(g),k.hidden=i.get(g)||0,T.set(g,k))}else l(g,L(a.get(g)),ie.row-4).lane=a.get(g)}for(let[b,u]of r){let g=b===
null?null:a.get(b)&&L(a.get(b));if(g===void 0)continue;let k=new Map;for(let v of u.off){let A=w[v.index];if(!A||A.folded&&!lt.has(v.beam.status))continue;let S=g??
O.get(v.beam.group??0)[0],E=k.get(S)||0;k.set(S,E+1),l(v,S+ie.row+E*ie.leaf,ie.leaf-2)}}return{entries:y,edges:x,columns:p,bands:M,at:T,last:e,width:m-ie.gap+ie.
margin,height:$}}function dc(t,e,n,s){let o=new Map;for(let[p,f]of t){let w=new Map;for(let m of f.off){let O=s[m.index];if(!O||O.folded&&!lt.has(m.beam.status))
continue;let M=p===null?{group:m.beam.group??0,number:0}:e.get(p);if(!M)continue;let $=`${M.group} ${M.number}`;w.set($,(w.get($)||0)+1)}for(let[m,O]of w)o.set(
m,Math.max(o.get(m)||0,O))}let r=new Map,i=[],a=ie.margin,c=n.size>1;for(let[p,f]of n){let w=a;c&&(a+=ie.band),r.set(p,[]);for(let m=0;m<f;m++)r.get(p).push(a),
a+=ie.row+(o.get(`${p} ${m}`)||0)*ie.leaf+ie.between;c&&i.push({group:p,y:w,height:a-w-4}),c&&(a+=8)}return r.size||r.set(0,[a]),{tops:r,bands:i,height:Math.max(
a,ie.margin+ie.row)+ie.margin-ie.between}}var hc=t=>[...t.values()][0][0];var pc=`
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
`,Ys={kept:"■",fell:"▤",ended:"□",pruned:"✕",unseen:"…",lost:"✕"},Us={tall:.55,small:.75},fc=[1,1.8,3,4.5,6.5],uc=[.05,.2,.5,.8],mc={probability:({beam:t})=>j(
Math.min(1,X(t.logprob))),token:({beam:t})=>G(t.logprob,2),sum:({beam:t})=>G(t.score,2),score:(t,e)=>G(Pt(t,e),3),rank:t=>t.rank?`#${t.rank}`:`>${t.among??""}`},
zt=class{constructor(e){this.element=e,e.classList.add("t-tree");let n=Z("style");n.textContent=pc,this.world=Z("g"),this.bands=Z("g"),this.ruler=Z("g"),this.edges=
Z("g"),this.blocks=Z("g"),this.nodes=Z("g"),this.world.append(this.bands,this.ruler,this.edges,this.blocks,this.nodes),e.append(n,this.world),this.paths=new Map,
this.drawn=new Map}draw(e,n){let s=n.area?i=>i.x+i.width>=n.area[0]&&i.x<=n.area[2]&&i.y+i.height>=n.area[1]&&i.y<=n.area[3]:()=>!0,o=e.entries.filter(s),r=i=>n.
zoom>=(Vs(i)?Us.tall:Us.small);return this.drawBands(e),this.drawRuler(n.zoom>=Us.tall?e.columns.filter(({x:i,width:a})=>!n.area||i+a>=n.area[0]&&i<=n.area[2]):
[]),this.drawEdges(e,n),this.drawBlocks(o.filter(i=>!r(i)),n),this.drawNodes(o.filter(r),n),o.length}drawBands({bands:e,width:n}){let s=J(this.bands,e.length,()=>{
let o=Z("g");return o.append(Z("rect","t-band"),Z("text")),o});e.forEach(({group:o,y:r,height:i},a)=>{let[c,p]=s[a].children;D(c,{x:4,y:r,width:n-8,height:i,rx:8}),
D(p,{y:r+16}),_(p,`group ${Pe(o)}`)})}drawRuler(e){let n=J(this.ruler,e.length,()=>Z("text","t-small"));e.forEach(({from:s,to:o,x:r},i)=>{D(n[i],{x:r+8,y:12}),_(
n[i],o>s?`${s+1}–${o+1}`:String(s+1))})}nameBandsAt(e){for(let n of this.bands.children)D(n.lastElementChild,{x:Math.max(14,e+10)})}drawEdges(e,n){let s=new Map;
for(let{from:o,to:r,look:i,share:a}of e.edges){let[c,p]=[o.x+o.width,r.x],[f,w]=[o.y+o.height/2,r.y+r.height/2];if(n.area&&(p<n.area[0]||c>n.area[2]||Math.max(f,
w)<n.area[1]||Math.min(f,w)>n.area[3]))continue;let m=n.path.has(r.node)||r.nodes.some(L=>n.path.has(L)),O=Math.min(40,(p-c)*.6),$=`t-edge t-w${uc.filter(L=>a>=
L).length} ${yc(r,i,m)}${n.dim&&!m?" t-dim":""}`;s.has($)||s.set($,[]),s.get($).push(`M${c},${f}C${c+O},${f} ${p-O},${w} ${p},${w}`)}this.drawPaths(this.edges,s,
(o,r)=>{o.style.strokeWidth=`${fc[Number(r.match(/t-w(\d)/)[1])]}px`})}drawPaths(e,n,s){for(let[o,r]of this.paths)r.parentNode===e&&!n.has(o)&&(r.remove(),this.
paths.delete(o));for(let[o,r]of n){let i=this.paths.get(o);i||(i=Z("path",o),s&&s(i,o),this.paths.set(o,i),o.includes("t-path")?e.append(i):e.prepend(i)),D(i,{d:r.
join("")})}}drawBlocks(e,n){let s=new Map;for(let o of e){let r=`t-blocks t-${Js(o,n.path)?"path":o.look}${n.dim&&!Js(o,n.path)?" t-dim":""}`;s.has(r)||s.set(r,
[]);let{x:i,y:a,width:c,height:p}=o;s.get(r).push(`M${i},${a+p*.2}h${c}v${p*.6}h${-c}z`)}this.drawPaths(this.blocks,s)}drawNodes(e,n){let s=new Map(this.drawn);
for(let o of e){let r=o.nodes[0]||null,i=this.drawn.get(r);(!i||i.tall!==Vs(o))&&(i&&i.group.remove(),i=gc(Vs(o)),this.drawn.set(r,i),this.nodes.append(i.group)),
s.delete(r),this.drawNode(i,o,n)}for(let[o,{group:r}]of s)r.remove(),this.drawn.delete(o)}drawNode(e,n,s){let{node:o,x:r,y:i,width:a,height:c,look:p}=n,{group:f,
box:w,word:m,right:O,tall:M}=e,$=o?mc[s.number](o,s.penalty):"";if(D(f,{class:this.classesOf(n,s),transform:`translate(${r} ${i})`}),D(w,{width:a,height:c}),D(O,
{x:a-8}),_(O,$),M)wc(e,n,s);else{let L=`${n.greedy?"G":""}${Ys[p]} `;_(m,L+An(Xs(o),12-L.length-Math.ceil($.length*.82)))}bc(e,n)}classesOf(e,n){let{node:s,look:o}=e,
r=Js(e,n.path),i=[`t-${o}`];return s&&(s.beam.group??0)&&["inner","tip"].includes(o)&&i.push(`t-g${s.beam.group%4}`),s&&s.given&&i.push("t-given"),r&&i.push("t-\
path"),n.dim&&!r&&s&&i.push("t-dim"),i.join(" ")}},Vs=({height:t})=>t>ie.leaf;function gc(t){let e=Z("g"),[n,s,o]=[Z("rect","t-box"),Z("text","t-word"),Z("text",
"t-small t-right")];e.append(n,s,o),D(n,{rx:t?7:5}),D(s,{x:8,y:t?14:13}),D(o,{y:t?28:13});let r=t?e.appendChild(Z("text","t-small")):null;return r&&D(r,{x:8,y:28}),
{group:e,box:n,word:s,right:o,left:r,tall:t,flag:null}}function wc({word:t,left:e},n,s){let{node:o,nodes:r,look:i}=n,a=Ys[i]?`${Ys[i]} `:"";o?_(t,a+(r.length>1?
xc(r.map(Xs).join(""),28):An(Xs(o),12-a.length))):_(t,s.root),_(e,o?kc(n,s):""),D(e,{class:o&&r.length<2&&Cn(o)?"t-small t-switch":"t-small"})}function bc(t,{look:e,
place:n,hidden:s,width:o,height:r}){let i=n?`★${n}`:s?`+${s}`:"";if(!i&&e!=="kept"&&!t.flag)return;t.flag||(t.flag=[Z("rect","t-inside"),Z("rect","t-flag"),Z(
"text","t-flag-text")],t.group.append(...t.flag));let[a,c,p]=t.flag,f=8+7*i.length;D(a,{x:2.5,y:2.5,width:o-5,height:r-5,rx:3}),D(c,{x:o-f+4,y:-6,width:i?f:0,height:14,
rx:2}),D(p,{x:o-f/2+4,y:5}),_(p,i)}var Js=(t,e)=>t.nodes.some(n=>e.has(n)),Cn=t=>t.before!==null&&t.beam.status==="running"&&t.beam.parent!==t.beam.beam;function kc({
node:t,nodes:e,greedy:n},s){let o=[n?"G":"",s.goals?s.goals(t):""].filter(Boolean).join(" ");return e.length>1?[`${e.length} tokens`,o].filter(Boolean).join(" "):
t.beam.status!=="running"?o:[t.given?"given":Cn(t)?`${t.beam.parent+1}→${t.beam.beam+1}`:String(t.beam.beam+1),o].filter(Boolean).join(" ")}function yc(t,e,n){
return n?"t-path":["pruned","unseen","ended","lost"].includes(e)?"t-off":["kept","fell"].includes(e)?"t-ending":`t-g${(t.node.beam.group??0)%4}`}var Xs=({beam:t,
chosen:e})=>(t.text||e.text||"").replace(_t,n=>nt[n]||"�")||"(empty)",Yr=t=>/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u.
test(t)?2:1;function An(t,e){let n=0,s=Array.from(t);for(let[o,r]of s.entries())if(n+=Yr(r),n>e)return s.slice(0,Math.max(1,o-1)).join("")+"…";return t}function xc(t,e){
let n=Array.from(t),s=Math.floor((e-1)/2);return n.reduce((o,r)=>o+Yr(r),0)<=e?t:An(t,s)+An(n.slice(-s).join(""),s)}var Xr=12e3;async function ei(t,{tree:e,log:n,prompt:s,number:o,view:r,root:i}){let a=`beam-tree${o?"-"+(o+1):""}`,p=await{svg:()=>new Blob([ti(e,r,i)],{type:"i\
mage/svg+xml"}),png:()=>$c(e,r,i),json:()=>new Blob([JSON.stringify(Qr(n,s,o),null,1)],{type:"application/json"}),dot:()=>new Blob([vc(Qr(n,s,o))],{type:"text/v\
nd.graphviz"})}[t](),f=d("a","",null,{href:URL.createObjectURL(p),download:`${a}.${t}`});f.click(),setTimeout(()=>URL.revokeObjectURL(f.href),6e4)}function ti(t,e,n){
let s=Z("svg"),o=new zt(s);o.draw(t,{...e,area:null,zoom:1}),o.nameBandsAt(0);let{width:r,height:i}=t;D(s,{xmlns:"http://www.w3.org/2000/svg",width:r,height:i,viewBox:`\
0 0 ${r} ${i}`,class:"t-tree"});let a=getComputedStyle(n),c=s.querySelector("style");c.textContent=c.textContent.replace(/var\((--[\w-]+)\)/g,(f,w)=>a.getPropertyValue(
w).trim());let p=Z("rect");return D(p,{width:r,height:i,fill:a.getPropertyValue("--gp-page").trim()}),s.insertBefore(p,o.world),new XMLSerializer().serializeToString(
s)}async function $c(t,e,n){let s=ti(t,e,n),o=new Image;o.src="data:image/svg+xml;charset=utf-8,"+encodeURIComponent(s),await o.decode();let r=Math.min(2,Xr/t.width,
Xr/t.height),i=d("canvas","",null,{width:Math.ceil(t.width*r),height:Math.ceil(t.height*r)}),a=i.getContext("2d");a.scale(r,r),a.drawImage(o,0,0,t.width,t.height);
let c=await new Promise(p=>i.toBlob(p,"image/png"));if(!c)throw new Error("the browser has no room for so large a picture.");return c}function Qr(t,e,n){let{started:s}=t,
o=s.effective.length_penalty??1,r=new Map,i=new Map;for(let{last:f}of t.returned||[])f&&f.sequence===n&&!i.has(f)&&i.set(f,i.size+1);let a=Gs(e,e.steps.length-1),
c=e.steps.flatMap(f=>f).map(f=>{let{beam:w}=f;r.set(f,r.size);let m={id:r.get(f),parent:f.before?r.get(f.before):null,step:f.index+1,token_id:w.token_id,token:w.
text,piece:w.piece,logprob:w.logprob,raw_logprob:w.raw_logprob,sum:w.score,length:f.length,score:Pt(f,o),rank:f.rank,status:w.status,beam:w.beam,parent_beam:w.parent};
return f.given&&(m.given=!0),w.status==="finished"&&Object.assign(m,{final_score:w.final_score,kept:a.has(f)}),i.has(f)&&(m.output=i.get(f)),(w.group??null)!==null&&
Object.assign(m,{group:w.group,diversity_penalty:w.diversity_penalty}),w.progress&&Object.assign(m,{progress:w.progress,bank:w.bank,forced:w.forced}),m}),p=t.readsSource?
{source:s.prompt}:{prompt:s.prompt||nr(s)};return{format:"generation-playground/beam-tree",version:1,model:s.model,mode:s.mode,...p,seed:s.seed,num_beams:s.effective.
num_beams,length_penalty:o,early_stopping:s.effective.early_stopping??!1,nodes:c}}var Zr=t=>'"'+t.replace(_t,e=>nt[e]||"�").replace(/[\\"]/g,"\\$&")+'"';function vc({
prompt:t,nodes:e}){let n=t===void 0?"start of the target":t.slice(-40),s={running:"style=solid",finished:'style=solid, peripheries=2, color="#00755a"',ended:'st\
yle=dotted, color="#00755a"',pruned:'style=dashed, color="#6b7280", fontcolor="#6b7280"'},o=e.map(i=>{let a=Zr(`${i.token}`).slice(0,-1)+`\\n${G(i.logprob,2)}  ${G(
i.sum,2)}  #${i.rank??""}"`;return`  n${i.id} [label=${a}, ${s[i.status]||""}${i.output?", penwidth=3":""}];`}),r=e.map(i=>{let a=(.4+4*Math.min(1,X(i.logprob))).
toFixed(2);return`  ${i.parent===null?"root":`n${i.parent}`} -> n${i.id} [penwidth=${a}${i.status==="pruned"?", style=dashed":""}];`});return["digraph beam_tree\
 {","  rankdir=LR;",'  node [shape=box, fontname="monospace"];',`  root [label=${Zr(n)}, style=bold];`,...o,...r,"}",""].join(`
`)}var Sc=800,_c=130,Oc=2e4;function si(t){Mc(t),Tc(t),Lc(t),Ac(t),Cc(t),Pc(t),Nc(t)}function Mc(t){let{state:e,slider:n}=t;n.addEventListener("input",()=>{e.stop(),
t.goTo(Number(n.value)-1)}),t.part("play").addEventListener("click",()=>Ec(t))}function Ec(t){let{state:e,root:n}=t;e.playing?e.stop():(e.atEnd&&t.goTo(0),e.playing=
setInterval(()=>{!n.isConnected||e.atEnd?e.stop():t.goTo(e.shownTo+1),t.sayTime()},Math.max(_c,Math.min(Sc,Oc/Math.max(1,e.length))))),t.sayTime()}function Tc(t){
let{state:e,log:n}=t,s=(r,i)=>{e.choose(r,i),t.regrow()},o=(r,i)=>t.part(r).addEventListener("change",({target:a})=>i(a));o("candidates-shown",({value:r})=>s("c\
andidates",Number(r))),o("number",({value:r})=>s("number",r)),o("lost",({checked:r})=>s("lost",r)),o("fold",({checked:r})=>{e.unfolded=new Set,s("fold",r)}),o("\
prompt-number",({value:r})=>{e.number=Number(r),n.selectStep(null),t.regrow()})}function Lc(t){let{box:e,card:n,pan:s,state:o}=t,r=null;e.addEventListener("poin\
termove",i=>{if(i.pointerType==="touch"){n.hide();return}let a=s.pointers.size?null:o.entryAt(s.at(i));a!==r&&(r=a,e.style.cursor=a&&a.node?"pointer":"",a&&a.node?
t.showCard(a):n.hide())}),e.addEventListener("pointerleave",()=>{r=null,n.hide()}),e.addEventListener("click",i=>{let a=s.moved?null:o.entryAt(s.at(i));a&&(t.item.
focusOn(a),oi(t,a))})}function oi(t,e){let{state:n,log:s}=t;if(e.folded)n.unfolded.add(e.column.from),t.regrow();else if(e.node){let o=e.node===n.broughtOut;n.timeNode=
null,s.selectStep(o?null:e.node)}}function ri(t,e){e.node&&(t.state.toggle(e),t.regrow())}function Ft(t,e){e&&(t.pan.byHand=!0,t.pan.reveal(e),t.item.focusOn(e))}
var ni={ArrowLeft:(t,e)=>Ft(t,e.node&&t.state.parentOf(e)),ArrowRight:(t,e)=>Ft(t,t.state.kidsOf(e)[0]),ArrowDown:t=>Ft(t,t.item.neighbour(1)),ArrowUp:t=>Ft(t,t.
item.neighbour(-1)),Home:t=>Ft(t,t.state.tree.entries[0]),End:t=>Ft(t,t.state.tree.at.get(t.state.best)),Enter:oi," ":ri,Escape:t=>t.log.selectStep(null),"+":t=>t.
pan.zoomBy(1.25),"-":t=>t.pan.zoomBy(.8),0:t=>t.pan.whole()};function Ac(t){let{item:e,state:n,card:s}=t;e.box.addEventListener("keydown",o=>{o.ctrlKey||o.metaKey||
o.altKey||!e.entry||!Object.hasOwn(ni,o.key)||(o.preventDefault(),o.stopPropagation(),ni[o.key](t,e.entry))}),e.box.addEventListener("focusin",({target:o})=>n.tree&&
o.matches(":focus-visible")&&t.showCard(e.entry)),e.box.addEventListener("focusout",()=>s.hide())}function Cc(t){let{root:e,state:n,pan:s}=t,o=(r,i)=>t.part(r).
addEventListener("click",i);o("in",()=>s.zoomBy(1.3)),o("out",()=>s.zoomBy(1/1.3)),o("whole",()=>{s.byHand=!0,s.whole()}),o("follow",()=>{s.byHand=!1,n.upTo=null,
t.regrow()}),t.part("full-screen").hidden=!document.fullscreenEnabled,o("full-screen",()=>document.fullscreenElement?document.exitFullscreen():e.requestFullscreen()),
document.addEventListener("fullscreenchange",()=>{e.isConnected&&(_(t.part("full-screen"),document.fullscreenElement===e?"Leave full screen":"Full screen"),s.byHand=
!1,t.regrow())})}function Pc(t){let{state:e,log:n}=t;t.part("go-on").addEventListener("click",()=>{let s=e.selected;s&&n.ask({type:"branch",step:s,tokenId:s.chosen.
token_id})}),t.part("collapse").addEventListener("click",()=>{let s=e.tree.at.get(e.selected);s&&ri(t,s)}),t.part("clear").addEventListener("click",()=>n.selectStep(
null))}function Nc(t){let{root:e,state:n,log:s}=t,o=t.part("told");t.part("files").addEventListener("click",async({target:r})=>{let i=r.dataset.file;if(i){if(i===
"html"){s.ask({type:"save_page"});return}_(o,"");try{let{tree:a,prompt:c,number:p}=n;await ei(i,{tree:a,log:s,prompt:c,number:p,view:t.look(null),root:e})}catch(a){
_(o,`The picture could not be made: ${a.message} Save it as SVG instead.`)}}})}var eo=-1e9,Kt=[[!1,"False"],[!0,"True"],["never",'"never"']],qc=["beam_search","beam_sample"],Wc=["group_beam_search","constrained_beam_search"];function to(t){
let{mode:e,effective:n,config:s,eos_token_ids:o,max_new_tokens:r}=t.started,i={...s,...n},a=Dt(i.num_beams,1+Math.max(0,...(t.prompts[0].steps[0]||[]).map(({beam:p})=>p.
beam??0))),c=t.prompts[0].given;return{together:qc.includes(e)?!0:Wc.includes(e)?!1:null,prompts:t.prompts,start:c,maxNew:r-c,wanted:Dt(i.num_return_sequences,1),
size:e==="group_beam_search"?Math.ceil(a/Dt(i.num_beam_groups,1)):a,ends:new Set(o),constraints:jt(t.started),promptIds:t.prefix.map(p=>p.token_id),own:{lengthPenalty:Number.
isFinite(i.length_penalty)?i.length_penalty:1,earlyStopping:Kt.some(([p])=>p===i.early_stopping)?i.early_stopping:!1}}}var Dt=(t,e)=>Number.isInteger(t)&&t>0&&t<=
4096?t:e,ke=({beam:t})=>we(t.score)===null?-1/0:t.score,no=(t,e)=>ke(t)/t.length**e;function ci(t,e){return t.together?Rc(t,e):jc(t,e)}function di(t,e,n,{maxNew:s},{
lengthPenalty:o,earlyStopping:r}){let i=r==="never"&&o>0?s:e;return{best:t,length:i,bound:t/i**o,worst:n}}var Ht=new WeakMap;function Ic(t,e){if(!Ht.has(t)){let n=t.
filter(({beam:o})=>o.status==="running"||o.status==="pruned"),s=Math.max(...(n.length?n:t).map(ke));Ht.set(t,{ended:t.filter(({beam:o},r)=>r<e&&ln(o)),hopeless:!n.
length,best:n.length?s:s+eo})}return Ht.get(t)}function Rc(t,e){let{prompts:n,size:s,start:o}=t,r={node:null,score:eo},i=n.map(()=>({group:null,pool:Array(s).fill(
r),stop:null,lastStep:0,weighed:null,exact:!0})),a=Math.min(...n.map(({steps:p})=>p.length)),c=null;for(let p=o;p<a&&!c;p++){let f=n.map(({steps:m})=>Ic(m[p],s)),
w=f.every(m=>m.hopeless);i.forEach((m,O)=>Bc(m,f[O],p+1,w,t,e)),i.every(m=>m.stop)&&(c=i.find(m=>m.stop.step===p+1).stop)}return{stop:c,prompts:i.map(p=>({kept:p.
pool.filter(({node:f})=>f),pools:[p]}))}}function Bc(t,e,n,s,o,r){if(t.stop)return;if(e.ended.length){let p=e.ended.map(f=>({node:f,score:no(f,r.lengthPenalty)}));
t.pool=[...t.pool,...p].sort((f,w)=>w.score-f.score).slice(0,o.size)}t.lastStep=n;let i=t.pool.at(-1).score,a=t.pool.every(({node:p})=>p),c=t.weighed=di(e.best,
n-o.start,a?i:null,o,r);s?t.stop={step:n,why:"criteria"}:a&&r.earlyStopping===!0?t.stop={step:n,why:"full"}:t.pool.some(({node:p})=>c.bound>(p?i:eo))||(t.stop={
step:n,why:"settled"})}function jc(t,e){let n=t.prompts.map(r=>{let i=ii(r).map(f=>ai(r,f,t,e)),a=ii(r).map(f=>ai(r,f,t,t.own)),c=1/0;return i.forEach((f,w)=>{let[
m,O]=[f,a[w]].map(({stop:M})=>M?M.step:1/0);f.exact=f.lastStep<=c,m!==O&&(c=Math.min(c,m,O))}),{kept:i.flatMap(f=>f.kept).sort((f,w)=>f.score-w.score).reverse(),
pools:i}}),s=n.flatMap(r=>r.pools);return{stop:s.length>0&&s.every(({stop:r})=>r)?s.map(({stop:r})=>r).reduce((r,i)=>i.step>r.step?i:r):null,prompts:n}}var ii=({
steps:t,given:e})=>[...new Set((t[e]||[]).map(({beam:n})=>n.group??null))].sort((n,s)=>n-s);function ai(t,e,n,s){let{size:o,start:r}=n,i={group:e,kept:[],stop:null,
weighed:null,lastStep:0,exact:!0};for(let a=r;a<t.steps.length&&!i.stop;a++){let c=zc(t.steps[a],e,n);if(!c)break;let p=i.lastStep=a+1;c.ended.forEach(m=>li(i,m,
n,s));let f=i.kept.length>=o,w=f?Zs(i.kept):null;i.weighed=di(c.best,p-r,w,n,s),f&&s.earlyStopping===!0?i.stop={step:p,why:"full"}:f&&w>=i.weighed.bound?i.stop=
{step:p,why:"settled"}:Fc(t.steps[a],p,n)&&(Dc(c.nodes,n).forEach(m=>li(i,m,n,s)),i.stop={step:p,why:"criteria"})}return i}function zc(t,e,{ends:n}){Ht.has(t)||
Ht.set(t,new Map);let s=Ht.get(t);if(!s.has(e)){let o=t.filter(({beam:i})=>(i.group??null)===e),r=o.filter(({beam:i})=>i.status==="finished"&&n.has(i.token_id));
s.set(e,o.length?{nodes:o,ended:r,best:ke(o[0])}:null)}return s.get(e)}var Zs=t=>Math.min(...t.map(({score:e})=>e));function li(t,e,n,{lengthPenalty:s}){let o=no(
e,s);if(t.kept.length>=n.size&&!(o>Zs(t.kept))||(t.kept.push({node:e,score:o}),t.kept.length<=n.size))return;let r=Zs(t.kept);t.kept.splice(t.kept.findIndex(i=>i.
score===r),1)}function Fc(t,e,{ends:n,maxNew:s,start:o}){return e-o>=s||t.some(({beam:r})=>ln(r)&&!n.has(r.token_id))}var ln=({status:t})=>t==="finished"||t==="\
ended";function Dc(t,{ends:e,constraints:n,promptIds:s,wanted:o}){let r=t.filter(({beam:c})=>c.status==="running"||ln(c)&&!e.has(c.token_id)),i=c=>n.every((p,f)=>at(
p,c.beam.progress[f],c,s)),a=r.filter(c=>!c.beam.progress||i(c));return a.length<o?[...a,...r.filter(c=>!a.includes(c))]:a}function hi(t,e,n){let s=Math.max(...t.
prompts.map(r=>r.steps.length));if(e.stop?e.stop.step!==s:n)return!1;let o=Math.min(...t.prompts.map(r=>r.steps.length));return e.prompts.every(({kept:r},i)=>{let{
pools:a}=t.prompts[i],c=a[(t.together?o:a.length)-1]||[];return c.length===r.length&&c.every((p,f)=>Hc(p,r[f],t))})}function Hc(t,{node:e,score:n},s){if(we(t)===
null||!Number.isFinite(n))return we(t)===null==!Number.isFinite(n);let o=2e-5*Math.max(1,e.length**-s.own.lengthPenalty);return Math.abs(t-n)<=o+1e-5*Math.abs(n)}
function pi(t,e,n,{lengthPenalty:s},o){let r=t.prompts[e],{kept:i,pools:a}=n.prompts[e],c=(m,O,M="")=>({node:m,score:no(m,s),place:null,state:O,why:M}),p=new Set(
i.map(({node:m})=>m)),f=Kc(r).filter(m=>!p.has(m)).map(m=>{let{stop:O}=a.find(({group:M})=>M===(m.beam.group??null))||a[0];return!O||m.index<O.step?c(m,"out","d\
ropped"):c(m,"out",n.stop&&m.index>=n.stop.step?"not reached":"too late")}),w=!o&&!n.stop;return[...i.map(({node:m,score:O},M)=>({node:m,score:O,place:M,state:n.
stop&&M<t.wanted?"returned":"kept",why:""})),...w?r.running.map(m=>c(m,"running")).sort((m,O)=>O.score-m.score):[],...f.sort((m,O)=>O.score-m.score)]}var Qs=new WeakMap;
function Kc({steps:t}){Qs.has(t)||Qs.set(t,{read:0,nodes:[]});let e=Qs.get(t);for(;e.read<t.length;e.read++)e.nodes.push(...t[e.read].filter(({beam:n})=>n.status===
"finished"));return e.nodes}function Pn({prompts:t}){let e=t.flatMap(({pools:n})=>n).filter(({stop:n})=>!n);return Math.min(...e.map(({lastStep:n})=>n))}var Gc=new Set(["SequenceBiasLogitsProcessor","NoRepeatNGramLogitsProcessor","EncoderNoRepeatNGramLogitsProcessor","NoBadWordsLogitsProcessor","MinLengthLogitsP\
rocessor","MinNewTokensLengthLogitsProcessor","PrefixConstrainedLogitsProcessor","ForcedBOSTokenLogitsProcessor","ForcedEOSTokenLogitsProcessor","InfNanRemoveLo\
gitsProcessor","SuppressTokensLogitsProcessor","SuppressTokensAtBeginLogitsProcessor","HammingDiversityLogitsProcessor","PresencePenaltyLogitsProcessor","Freque\
ncyPenaltyLogitsProcessor","GivenTextLogitsProcessor","TemperatureLogitsWarper","TopHLogitsWarper","TopKLogitsWarper","TopPLogitsWarper","MinPLogitsWarper","Typ\
icalLogitsWarper","EpsilonLogitsWarper","EtaLogitsWarper","WatermarkLogitsProcessor","LogitNormalization"]),fi=({processors:t})=>t.filter(e=>!Gc.has(e));function so(t,e){
let n=t.given,[s,o]=[n?t.steps[n-1][0]:null,0];for(let r=n;r<t.steps.length;r++){let{candidates:i}=(t.distributions[r]||[])[o]||{candidates:[]},a=e(r-n,i[0]);if(a===
void 0)return{last:s,ended:!1,left:null};let c=t.steps[r].find(p=>p.beam.parent===o&&p.beam.token_id===a)||null;if(!c||c.beam.status==="pruned")return{last:s,ended:!1,
left:Uc(t,s,o,{index:r,id:a,node:c,candidates:i})};if(s=c,c.beam.status!=="running")return{last:s,ended:!0,left:null};o=c.beam.beam}return{last:s,ended:!1,left:null}}
function Uc(t,e,n,{index:s,id:o,node:r,candidates:i}){let a=r&&r.beam||i.find(m=>m.token_id===o)||null,c=r?r.beam.group:e&&e.beam.group,p=t.steps[s].filter(m=>(m.
beam.group??null)===(c??null)||!e),f=p.filter(m=>m.beam.status==="running").map(ke),w=e&&!e.given?ke(e):0;return{index:s,token:a,node:r,considered:p.length,sum:r?
ke(r):a&&we(a.logprob)!==null?w+a.logprob:null,best:f.length?Math.max(...f):null,worst:f.length?Math.min(...f):null}}var Nn=t=>so(t,(e,n)=>n&&n.logprob!==null?n.
token_id:void 0);var ui=700;function oo(t,e){let{beam:n,length:s}=t,o=e.started.effective.length_penalty??1,r=e.prompts[t.sequence].steps[t.index].filter(a=>(a.beam.group??null)===
(n.group??null)).length,i=[["probability",j(Math.min(1,X(n.logprob)))],["token log p",G(n.logprob)]];return Math.abs((n.raw_logprob??0)-(n.logprob??0))>1e-6&&i.
push(["before the processors",G(n.raw_logprob)]),i.push(["sum",G(n.score)]),i.push([`sum / ${s}^${o}`,G(Pt(t,o))]),i.push(["rank",t.rank?`${t.rank} of ${r}`:`be\
low the ${r} considered`]),n.diversity_penalty&&i.push(["lost to diversity",G(n.diversity_penalty)]),(n.bank??null)!==null&&i.push(["bank",String(n.bank)]),i}function ro(t,e,n,{
place:s,greedy:o}={}){let{beam:r}=t,i=n.prompts[t.sequence].steps[t.index].filter(y=>(y.beam.group??null)===(r.group??null)),a=i.filter(y=>y.beam.status==="runn\
ing"),c=`beam ${(r.beam??0)+1}`,p=n.started.mode==="beam_sample",f=n.finished&&t.index===n.prompts[t.sequence].steps.length-1,w=s?` It is output ${s}.`:"";if(t.
given)return"It was given, not chosen: the search begins after it.";let m=Cn(t)?` It continues beam ${r.parent+1}: the text that was ${c} stood lower, or was pr\
uned.`:"",O=r.forced?" It was put up because it writes on at a constraint.":"",M=a.reduce((y,T)=>Math.min(y,T.beam.score),1/0),$=Number.isFinite(M)?` The last t\
hat went on had a sum of ${G(M)}.`:"",L={tip:(f?`It was still going on as ${c} when the search stopped.`:`It goes on as ${c}.`)+m+O,inner:`It went on as ${c}.${m}${O}`,
lost:`It went on as ${c}, but nothing came of it: better ones took the places of its continuations.${m}${O}`,kept:`The text ended here and is kept, with a final\
 score of ${G(r.final_score)}.${w}`,fell:`The text ended here with ${G(r.final_score)}, but better ones came, and it is not kept.`,ended:"The text ended here, b\
ut does not count: it ranked too low, or lacks words that it must have.",pruned:p?`It was drawn, and pruned: the beams were full.${$}`:`It was considered and pr\
uned.${$}`,unseen:p?"It was not drawn.":`It was too improbable: not among the ${i.length} continuations that were considered.`},C=o?" Greedy decoding would have\
 chosen it, too: it is the most probable token here.":"";return(L[e]||"")+C}var qn=t=>t.piece??(["pruned","unseen","ended"].includes(t.beam.status)||!t.beam.text?
t.beam.text:"");function io(t,e,n){return t.beam.progress.map((s,o)=>{let r=e[o];return r&&at(r,s,t,n)?"✓":s?"◐":"·"}).join("")}function ao(t,e){let n=(c,p,f)=>t.
querySelector(".gp-picked-"+f)||t.appendChild(d(c,p)),s=n("p","gp-whole-text","text"),o=n("dl","","facts"),r=n("p","gp-fate","fate"),i=t.classList.contains("gp-\
node-card");function a(c,p,f){if(!c){t.hidden=!0;return}let w=p.at.get(c),m=ce(c.before).map(C=>C.piece??"").join(""),O=i&&m.length>ui?"…"+m.slice(-ui):m,M=d(
"b","");Oe(M,qn(c)||c.beam.text),s.replaceChildren(d("bdi","",O),M);let $=oo(c,e);c.beam.progress&&$.push(["constraints",io(c,f,e.prefix.map(C=>C.token_id))]);let L=([
C,y])=>{let T=[d("dt","",C),d("dd","",y)];if(i)return T;let x=d("div");return x.append(...T),[x]};o.replaceChildren(...$.flatMap(L)),_(r,ro(c,w?w.look:c.beam.status,
e,w||{})),t.hidden=!1}return{element:t,show:a,hide:()=>{t.hidden=!0}}}function mi(){return[...[["tip","goes on"],["lost","✕ dead end"],["kept","■ ended, kept"],
["fell","▤ ended, dropped"],["pruned","✕ pruned"],["unseen","… not considered"],["path","the best, or the picked text"]].map(([e,n])=>{let s=Z("svg","t-tr\
ee"),o=Z("g",`t-${e}`),[r,i]=[Z("rect","t-box"),Z("rect","t-inside")];D(r,{x:2,y:2,width:22,height:11,rx:3}),D(i,{x:4.5,y:4.5,width:17,height:6,rx:2}),o.append(
r,i),s.append(o);let a=d("span");return e==="unseen"?a.append(n):a.append(s,n),a}),d("span","","2→1: beam 2’s text is beam 1 now"),d("span","","★ returned"),
d("span","","G the greedy path")]}var Vc=700,Jc={candidates:2,number:"probability"},Wn=class{constructor(e){this.log=e,this.number=0,this.upTo=null,this.timeNode=null,this.choices={},this.byHand=
{},this.collapsed=new Set,this.unfolded=new Set,this.tree=null,this.stale=!0,this.constraints=[],this.goals=new Map,this.playing=null}begin(){let{effective:e,max_new_tokens:n}=this.
log.started,s=(e.num_beams||1)*n>Vc;this.choices={...Jc,lost:!s,fold:s,...s?{candidates:0}:{},...this.byHand},this.number=0,this.upTo=this.timeNode=this.tree=null,
this.collapsed=new Set,this.unfolded=new Set,this.goals=new Map,this.constraints=jt(this.log.started),this.stop()}choose(e,n){this.choices[e]=n,this.byHand[e]=n}stop(){
clearInterval(this.playing),this.playing=null}get prompt(){return this.log.prompts[this.number]}get length(){return this.prompt?Math.min(this.prompt.steps.length,
this.log.hideFrom??1/0):0}get shownTo(){return Math.min(this.upTo??1/0,this.length-1)}get atEnd(){return this.shownTo===this.prompt.steps.length-1}get penalty(){
return this.log.started.effective.length_penalty??1}get best(){if(!this.atEnd)return[...this.prompt.byStep[this.shownTo].values()][0]||null;let e=this.log.lines().
find(({last:n})=>n&&n.sequence===this.number);return e?e.last:null}get selected(){let{selected:e}=this.log;return e&&e.beam&&e.sequence===this.number?e:null}get broughtOut(){
return this.selected&&this.selected!==this.timeNode?this.selected:null}lay(){let{log:e,number:n,prompt:s,atEnd:o}=this;this.stale=!1;let r=o&&e.returned?e.returned.
map(({last:i})=>i):[];this.tree=Jr(s,{...this.choices,upTo:this.shownTo,collapsed:this.collapsed,unfolded:this.unfolded,returned:r.filter(i=>i&&i.sequence===n),
live:!e.finished||!o,greedy:this.greedyNodes()})}greedyNodes(){let{prompt:e}=this,{last:n,left:s}=Nn(e),o=an([n]),r=s&&(s.node||s.token&&mr(e,s.index,n,s.token.
token_id));return r?o.add(r):o}get newest(){let{columns:e,at:n,entries:s}=this.tree,{x:o,width:r}=e.at(-1),{y:i,height:a}=n.get(this.best)||s[0];return{x:o,y:i,
width:r,height:a}}get folded(){return(this.tree?this.tree.columns:[]).filter(n=>n.to>n.from).reduce((n,{from:s,to:o})=>n+o-s,0)}kidsOf(e){return this.tree.entries.
filter(({nodes:n})=>n.length&&n[0].before===e.node)}parentOf(e){return this.tree.at.get(e.nodes[0].before)}entryAt([e,n]){let s=o=>e>=o.x&&e<=o.x+o.width&&n>=o.
y-2&&n<=o.y+o.height+2;return this.tree&&this.tree.entries.findLast(s)}goalsOf(e){return e.beam.progress?(this.goals.has(e)||this.goals.set(e,io(e,this.constraints,
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
return`The ${n.readsSource?"start of the target":"prompt"}, where the tree begins`;let r=o.length>1?`${o.length} tokens, ${V(o.map(qn).join(""))}`:V(qn(s)),i=oo(
s,n).map(([a,c])=>`${a} ${c}`);return[r,`step ${s.index+1}`,ro(s,e.look,n,e),...i].join(", ")}place(){let{state:{tree:e,best:n},entry:s,pan:{x:o,y:r,zoom:i}}=this;
if(!e)return;let a=s&&(s.node?e.at.get(s.node):e.entries[0])||e.at.get(n)||e.entries[0];if(!s||a.node!==s.node){this.focusOn(a,!0);return}this.entry=a,Object.assign(
this.element.style,{left:`${(a.x-o)*i}px`,top:`${(a.y-r)*i}px`,width:`${a.width*i}px`,height:`${a.height*i}px`})}neighbour(e){let n=this.state.tree.entries.filter(
({x:s})=>s===this.entry.x).sort((s,o)=>s.y-o.y);return n[n.indexOf(this.entry)+e]}};var gi=600,Yc=150,Xc=130,wi=.2,Qc=.4,Bn=class{constructor(e,n){this.root=e,this.state=n,this.log=n.log,this.box=this.part("window"),this.slider=this.part("slide\
r"),this.picture=new zt(this.part("picture")),this.pan=new In(this.box,()=>this.schedule()),this.pan.resized=()=>{this.pan.settle(),n.tree&&!this.pan.byHand&&this.
pan.reveal(n.newest,30)},this.item=new Rn(this.part("tree-nodes"),n,this.pan),this.card=ao(this.part("node-card"),this.log),this.picked=ao(this.part("picked"),this.
log),this.drawn=null,this.wanted=!1,this.resting=void 0,this.part("legend-line").append(...mi())}part(e){return this.root.querySelector(".gp-"+e)}begin(){let{state:e}=this;
e.begin(),Object.assign(this.pan,{x:0,y:0,zoom:1,byHand:!1}),this.part("candidates-shown").value=e.choices.candidates,this.part("number").value=e.choices.number,
this.part("lost").checked=e.choices.lost,this.part("fold").checked=e.choices.fold}grow(){let{state:e,pan:n,box:s}=this;e.lay();let{width:o,height:r}=e.tree;n.byHand||
(n.zoom=Math.min(1,Math.max(.8,(gi-4)/r)));let i=`${Math.round(Math.max(Yc,Math.min(gi,r*Math.min(1,n.zoom)+4)))}px`;s.style.height!==i&&(s.style.height=i),this.
drawn=null,n.sized(o,r),n.byHand||n.reveal(e.newest,30),this.drawPicked(),this.sayTime()}schedule(){this.wanted||(this.wanted=!0,requestAnimationFrame(()=>{this.
wanted=!1,!this.root.hidden&&this.state.prompt&&this.draw()}))}redraw(){this.pan.gesture=!1,this.drawn=null,this.schedule()}regrow(){this.state.stale=!0,this.schedule()}draw(){
(this.state.stale||!this.state.tree)&&this.grow();let{pan:e,picture:n}=this,{x:s,y:o,zoom:r,area:i}=e;this.drawn&&e.gesture&&Math.abs(Math.log(r/this.drawn.zoom))<
Qc&&r!==this.drawn.zoom?(clearTimeout(this.resting),this.resting=setTimeout(()=>this.redraw(),Xc)):(!this.isDrawn(i)||r!==this.drawn.zoom)&&this.drawAround(i,r);
let{drawn:c}=this,p=[(c.area[0]-s)*r,(c.area[1]-o)*r].map(f=>`${f.toFixed(2)}px`);n.element.style.transform=`translate(${p}) scale(${r/c.zoom})`,n.nameBandsAt(s),
this.item.place(),this.part("follow").hidden=!e.byHand}isDrawn([e,n,s,o]){if(!this.drawn)return!1;let{area:r}=this.drawn;return e>=r[0]&&n>=r[1]&&s<=r[2]&&o<=r[3]}drawAround([
e,n,s,o],r){let{picture:i}=this,[a,c]=[(s-e)*wi,(o-n)*wi],p=[e-a,n-c,s+a,o+c];this.drawn={zoom:r,area:p},D(i.element,{width:(p[2]-p[0])*r,height:(p[3]-p[1])*r}),
D(i.world,{transform:`translate(${-p[0]*r} ${-p[1]*r}) scale(${r})`}),i.draw(this.state.tree,this.look(p))}look(e){let{state:n,log:s}=this,o=n.broughtOut;return{
area:e,zoom:this.pan.zoom,path:an([o||n.best]),dim:!!o,number:n.choices.number,penalty:n.penalty,goals:n.constraints.length?r=>n.goalsOf(r):null,root:s.readsSource?
"target start":"the prompt"}}goTo(e){let{state:n,log:s,pan:o}=this;n.upTo=e>=n.length-1?null:Math.max(0,e),n.timeNode=n.upTo===null?null:n.best,s.selectStep(n.timeNode),
n.upTo!==null&&(o.byHand=!1),this.regrow()}sayTime(){let{state:e,slider:n}=this,s=Math.max(1,e.length),o=`step ${e.shownTo+1} of ${s}`;D(n,{max:s}),n.value=String(
e.shownTo+1),n.setAttribute("aria-valuetext",o),_(this.part("step-words"),`${o}${e.folded?`, ${e.folded} folded`:""}`),_(this.part("play"),e.playing?"❚❚ Pause":
"▶ Play")}showCard(e){let{card:n,pan:s,state:o}=this;n.show(e.node,o.tree,o.constraints);let{x:r,y:i,zoom:a}=s,[c,p]=[(e.x-r)*a,(e.y+e.height-i)*a+8],{element:f}=n,
w=(e.y-i)*a-f.offsetHeight-8;f.style.left=`${Math.max(4,Math.min(c,s.width-f.offsetWidth-4))}px`,f.style.top=`${p+f.offsetHeight>s.height&&w>0?w:p}px`}drawPicked(){
let{state:e,log:n}=this,s=e.selected,o=this.part("picked");if(o.hidden=!s||s===e.timeNode,o.hidden)return;this.picked.show(s,e.tree,e.constraints),this.part("go\
-on").hidden=!n.canAsk||n.hideFrom!==null;let r=e.tree.at.get(s),i=r&&!r.hidden&&e.kidsOf(r).length,a=this.part("collapse");a.hidden=!r||!i&&!r.hidden||s.beam.status!==
"running",_(a,r&&r.hidden?`Open what follows (${r.hidden})`:"Fold what follows")}drawPrompts(){let e=this.log.prompts.length,n=this.part("prompt-number");this.part(
"which").hidden=e<2,n.options.length!==e&&(n.replaceChildren(...this.log.prompts.map((s,o)=>d("option","",String(o+1),{value:o}))),n.value=this.state.number)}};function bi(t,e){let n=new Wn(e),s=new Bn(t,n);return si(s),o=>{t.hidden=!e.usesBeams,o.run&&e.started&&s.begin(),!t.hidden&&(s.part("files").querySelector("[da\
ta-file=html]").hidden=!e.canAsk,(o.run||o.steps||o.status)&&(n.stale=!0,s.drawPrompts()),s.drawn=null,s.draw(),s.drawPicked())}}var Zc={returned:"★",kept:"■",running:"●",out:"□"},ed={returned:"output",kept:"kept",running:"still runs"},[td,ki]=[100,14],nd=16,lo=new WeakMap,yi=new WeakMap;
function jn(t){let e=[],n=t;for(;n&&!lo.has(n);)e.push(n),n=n.before;let s=n?lo.get(n):"";for(let o of e.reverse())s+=o.piece??(o.given||!ln(o.beam)?o.chosen.text:
""),lo.set(o,s);return s}function Fn(t,e=26){let n=Array.from(t);return n.length<=2*e+3?t:`${n.slice(0,e).join("")} … ${n.slice(-e).join("")}`}function sd(t,e){
let n=0;for(;n<t.length&&t[n]===e[n];)n+=1;for(;n>0&&!/\s/.test(t[n]??" ");)n-=1;return n}function od(t,e,n){if(n.ends.has(t.beam.token_id))return fe("eos")[0];
if(t.length>=n.maxNew)return fe("length")[0];let s=(e.returned||[]).find(({last:o})=>o===t);return s?fe(s.stopReason)[0]:"a stopping criterion"}var zn=class{constructor(e,n){
this.table=e,this.body=e.tBodies[0],this.log=n,this.rows=[],this.body.addEventListener("click",s=>{let o=this.rows.find(({pick:r})=>r.contains(s.target));o&&n.selectStep(
n.selected===o.node?null:o.node)}),this.body.addEventListener("keydown",s=>{s.key==="Escape"&&n.selectStep(null);let o={ArrowDown:1,ArrowUp:-1}[s.key];if(!o)return;
s.preventDefault();let r=this.rows[this.rows.findIndex(({pick:i})=>i===s.target)+o];r&&!r.row.hidden&&r.pick.focus()})}newRow(){let e=this.body.insertRow(),n=Array.
from({length:9},()=>e.insertCell()),[s,o]=[d("span","gp-sign",null,{"aria-hidden":"true"}),d("span")];n[0].append(s,o);let r=d("button","gp-pick",null,{type:"bu\
tton"}),[i,a]=[d("bdi","gp-head-text"),d("bdi","gp-tail-text")];r.append(i,a),n[3].append(r);let c={row:e,cells:n,sign:s,place:o,pick:r,head:i,tail:a,node:null};
return this.rows.push(c),c}draw(e,n,s){let o={moved:n!==null,group:e.some(({node:c})=>(c.beam.group??null)!==null),words:e.some(({node:c})=>c.beam.progress)};for(let[
c,p]of Object.entries(o))H(this.table.tHead.querySelector(`.gp-${c}-column`),p);for(;this.rows.length<e.length;)this.newRow();let r=e.map(({node:c})=>jn(c)),i=r.
map(c=>sd(c,r[0]));r.length>1&&(i[0]=Math.min(...i.slice(1)));let a=Math.max(0,e.findIndex(({node:c})=>c===this.log.selected));this.rows.forEach((c,p)=>{H(c.row,
p<e.length),!c.row.hidden&&(c.pick.tabIndex!==(p===a?0:-1)&&(c.pick.tabIndex=p===a?0:-1),this.fill(c,e[p],r.length>1?i[p]:0,n,s,o))})}fill(e,{node:n,score:s,place:o,
state:r,why:i},a,c,p,f){let{cells:w,pick:m}=e,[O,M]=[jn(n),this.log.selected===n];e.node=n,e.row.dataset.state!==r&&(e.row.dataset.state=r),_(e.sign,Zc[r]),_(e.
place,o===null?i||ed[r]:`${o+1}${r==="returned"?" output":""}`),this.sayText(e,O,a,M),m.getAttribute("aria-pressed")!==String(M)&&m.setAttribute("aria-pressed",
String(M)),H(w[1],f.moved),f.moved&&_(w[1],rd(o,c.get(n))),H(w[2],f.group),f.group&&_(w[2],Pe(n.beam.group)),_(w[4],Number.isFinite(ke(n))?G(ke(n)):"−∞"),_(
w[5],String(n.length)),_(w[6],Number.isFinite(s)?G(s):"−∞"),H(w[7],f.words),f.words&&_(w[7],this.written(n,p)),_(w[8],r==="running"?"–":`${n.index+1}: ${od(
n,this.log,p)}`)}sayText({pick:e,head:n,tail:s},o,r,i){let a=i||r<nd?0:r,c=`${i} ${a} ${o}`;if(yi.get(e)===c)return;yi.set(e,c);let p=Array.from((a?"…":"")+o.
slice(a)),f=i||p.length<=2*ki?0:ki,w=p.slice(0,p.length-f);he(n,(i?w:w.slice(0,td)).join("")),he(s,f?p.slice(-f).join(""):"",{plain:!f}),e.setAttribute("aria-la\
bel",V(o)),a||p.length>60?$e(e,()=>`The whole text: ${o}`):delete e.dataset.tip}written(e,{constraints:n,promptIds:s}){let o=n.filter((r,i)=>at(r,e.beam.progress[i],
e,s)).length;return`${o===n.length?"✓ ":""}${o} of ${n.length}`}};function rd(t,e){return e===void 0?t===null?"–":"– ▲":t===null?`${e+1} ▼`:t===e?`${e+
1} =`:`${e+1} ${t<e?"▲":"▼"} ${Math.abs(t-e)}`}var Dn=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-greedily"),this.path=this.root.querySelector(".gp-path"),this.doubt=this.root.querySelector(
".gp-doubt"),this.exactly=this.root.querySelector(".gp-exactly"),this.button=this.root.querySelector(".gp-ask-greedy"),this.isAsked=!1,this.said=null,this.button.
addEventListener("click",()=>{this.isAsked=!0,this.sayButton(),n.ask({type:"search",kind:"greedy"})})}sayButton(){this.button.disabled=this.isAsked,_(this.button,
this.isAsked?"running …":"Run it greedily")}draw(e,n,s){let{log:o}=this,r=(o.searched.get(o.turn)||[]).find(({kind:a})=>a==="greedy")||null;this.button.hidden=
!!r||!o.finished||!Object.hasOwn(o.answers,"search"),this.sayButton(),this.path.hidden=!!r,this.fill(this.path,this.pathWords(Nn(e.prompts[n]),e,s.prompts[n].kept,
this.name()));let i=fi(o.started).map(a=>He(a)[0]);this.doubt.hidden=!i.length||!!r,_(this.doubt,`This is the path of the most probable tokens as the search had\
 them. It need not be what greedy decoding gives: ${i.join(", ")} can act otherwise on the logits that greedy decoding has.`),this.exactly.hidden=!r,r&&this.said!==
r&&this.drawFound(r,e,n,s),this.said=r}name(){return this.log.started.effective.do_sample?"the most probable tokens":"greedy decoding"}fill(e,n){let s=JSON.stringify(
n);e.dataset.said!==s&&(e.dataset.said=s,e.replaceChildren(...n.map(o=>typeof o=="string"?o:te(o.token,o.className||"gp-strong"))))}pathWords({last:e,ended:n,left:s},o,r,i){
let a=o.prompts.some(({steps:m})=>(m[0]||[]).some(({beam:O})=>(O.group??null)!==null))?"Group A":"The search";if(s)return this.leftWords(s,a,i);if(!e||e.given)return[
`Nothing is known yet of the path of ${i}.`];let c=`its sum is ${G(ke(e))} after ${e.length} token${e.length===1?"":"s"}`;if(!n){let m=o.prompts[e.sequence].running.
map(ke);return[`${a} still holds the text of ${i}, as beam ${e.beam.beam+1}: ${c}`,m.length?`; the best beam has ${G(Math.max(...m))}.`:"."]}let p=r.findIndex(({
node:m})=>m===e);if(p===0)return[`${this.log.finished?"The best output is":"The best text so far is"} that of ${i}: ${c}, its score ${G(r[0].score,4)}.`];let f=r[0]?
` The best has a sum of ${G(ke(r[0].node))} after ${r[0].node.length} tokens, and a score of ${G(r[0].score,4)}.`:"";if(p>0)return[`The text of ${i} ended, and \
has place ${p+1}: ${c}, its score ${G(r[p].score,4)}.${f}`];let w=e.beam.status==="finished"?"but others are better, and it is not kept":"but does not count: it\
 ranked too low, or lacks a constraint";return[`The text of ${i} ended at token ${e.index+1}, ${w}: ${c}.${f}`]}leftWords({index:e,token:n,node:s,sum:o,considered:r,
best:i,worst:a},c,p){let f=s?`rank ${s.rank} of ${r}`:`not among the ${r} that were considered`,w=[o===null?"":`its sum ${G(o)}`,a===null?"":`the last beam that\
 went on had ${G(a)}, the best ${G(i)}`].filter(Boolean);return[`${c} left the path of ${p} at token ${e+1}: `,n?{token:n.text}:"a token that was not looked at",
` (${[f,...w].join("; ")}).`]}drawFound(e,n,s,o){let r=e.tokens.map(([$])=>$),i=so(n.prompts[s],$=>r[$]),a=$=>$.reduce((L,C)=>L+(we(C)??-1/0),0),c=o.prompts[s].
kept[0],p=c?ce(c.node).filter($=>!$.given):[],f=this.log.started.processors.length?" before the processors":"",w=($,L)=>`${$} tokens with a log-probability of ${G(
L)}${f}`,m=d("span");this.fill(m,["Run by the library, greedy decoding wrote ",{token:Fn(e.text,60),className:"gp-wrote"},`: ${w(r.length,a(e.tokens.map(([,,$])=>$)))}`,
c?`; the best output has ${w(p.length,a(p.map(({chosen:$})=>$.raw_logprob)))}. `:". ",...this.pathWords(i,n,o.prompts[s].kept,"greedy decoding")]);let O=d("deta\
ils"),M=d("table");for(let[$,[,L,C]]of e.tokens.entries()){let y=M.insertRow();y.insertCell().textContent=$+1,y.insertCell().append(te(L)),y.insertCell().textContent=
G(we(C))}O.append(d("summary","","Its tokens and their log-probabilities"),M),this.exactly.replaceChildren(m,O)}};var Gt=(t,e)=>t.lengthPenalty===e.lengthPenalty&&t.earlyStopping===e.earlyStopping,co=t=>Kt.find(([e])=>e===t)?.[1]??String(t),yt=t=>String(Number(t.toFixed(4))),
Hn=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-stopping"),this.why=this.root.querySelector(".gp-stopped-by"),this.rows=Kt.map(([s,o])=>this.
newRow(s,o)),this.asked=null}newRow(e,n){let s=this.root.querySelector("tbody").insertRow(),o=d("th","",null,{scope:"row"});s.append(o);let[r,i,a]=Array.from({length:3},
()=>s.insertCell()),c=d("span"),p=d("button","gp-button gp-run-on","Run it on",{type:"button","aria-label":`Run it on with early_stopping ${n}`});r.append(c," ",
p);let f={row:s,head:o,words:c,button:p,because:i,outputs:a,value:e,name:n,rule:null};return p.addEventListener("click",()=>{this.asked=f.rule,this.log.ask({type:"\
search",kind:"rule",rule:f.rule}),this.sayButton(f)}),f}sayButton({button:e,rule:n}){let s=!!(this.asked&&Gt(this.asked,n));e.disabled=s,_(e,s?"running …":"Ru\
n it on")}draw(e,n,s,o,r){_(this.why,this.whyWords(e,n,s(e.own),r));for(let i of this.rows){i.rule={lengthPenalty:o.lengthPenalty,earlyStopping:i.value};let a=Gt(
i.rule,e.own);re(i.row,a?"gp-own-rule":""),_(i.head,i.name+(a?" (this run)":"")),this.drawRule(i,e,n,s,r)}}drawRule(e,n,s,o,r){let i=o(e.rule),{pools:a}=i.prompts[s],
c=a.every(({exact:w})=>w),p=i.stop&&c?null:this.answerTo(e.rule),f=!p&&!(i.stop&&c);if(e.button.hidden=!f||!this.log.finished||!Object.hasOwn(this.log.answers,"\
search"),this.sayButton(e),p){_(e.words,`after step ${p.steps}`),_(e.because,"found out by a run"),this.sayOutputs(e.outputs,...this.comparedIds(p));return}c?_(
e.words,i.stop?`after step ${i.stop.step}`:r?`goes on past step ${Pn(i)}`:"not yet"):_(e.words,`not exact${i.stop?`: about step ${i.stop.step}`:""}`),_(e.because,
this.reasons(a,n,e.rule)),!c||!i.stop?_(e.outputs,"–"):this.sayOutputs(e.outputs,...this.comparedNodes(i,o(n.own),s,n))}answerTo(e){return(this.log.searched.get(
this.log.turn)||[]).find(s=>s.kind==="rule"&&Gt(s.rule,e))||null}comparedNodes(e,n,s,{wanted:o}){let[r,i]=[e,n].map(({prompts:c})=>c[s].kept.slice(0,o));return[
r.filter(({node:c},p)=>!i[p]||i[p].node!==c).length,r.length,r[0]?{text:jn(r[0].node),score:r[0].score}:null]}comparedIds({outputs:e}){let n=this.log.finished.sequences.
map(({token_ids:s})=>s.join(" "));return[e.filter(({token_ids:s},o)=>s.join(" ")!==n[o]).length,e.length,e[0]]}sayOutputs(e,n,s,o){let r=n?`${s>1?`${n} of ${s} \
are others`:"another"}; the best, with ${G(o.score,4)}:`:"the same",i=r+(n?o.text:"");e.dataset.said!==i&&(e.dataset.said=i,e.replaceChildren(r,...n?[" ",te(Fn(
o.text,40),"gp-wrote")]:[]))}whyWords(e,n,s,o){let{pools:r}=s.prompts[n],i=`early_stopping ${co(e.own.earlyStopping)}`,a=(r.length>1?`
`:"")+this.reasons(r,e,e.own);return s.stop?`This search stopped after step ${s.stop.step} by the rule of ${i}: ${a}.`:`${o?"It was cut off while it went on":"I\
t goes on"}, by the rule of ${i}: ${a}.`}reasons(e,n,s){let o=({stop:r})=>e.length>1&&r?`after step ${r.step}, `:"";return e.map(r=>id(r)+o(r)+this.reason(r,n,s)).
join(`;
`)}reason({stop:e,weighed:n},s,o){if(!n)return"no step has been taken";let{best:r,length:i,bound:a,worst:c}=n;if(e&&e.why==="criteria")return this.cutOffWords(s,
e);if(c===null)return`fewer than ${s.size} texts have ended`;let p=o.earlyStopping==="never"&&o.lengthPenalty>0,f=`${G(r)} / ${i} ^ ${yt(o.lengthPenalty)} = ${G(
a,4)}`+(p?" (as if it had the longest possible length)":""),w=s.together?"beam that runs":"continuation of the step";if(!e)return`the best ${w}, ${f}, is above \
the worst that is kept, ${G(c,4)}`;if(e.why==="settled")return`no ${w} can still beat the worst finished hypothesis: the best, ${f}, is not above its ${G(c,4)}`;
let m=a>c?`, though the best ${w}, ${f}, was above the worst of them, ${G(c,4)}`:"";return`${s.size} texts have ended, which is enough${m}`}cutOffWords({start:e,
maxNew:n},{step:s}){if(s-e>=n)return`the length limit of ${e+n} tokens was reached`;let o=(this.log.finished?this.log.finished.sequences:[]).find(({stop_reason:r})=>![
"eos","length","unfinished"].includes(r));return`every continuation met a stopping criterion${o?` (${fe(o.stop_reason)[0]})`:""}`}},id=({group:t})=>t===null?"":
`group ${Pe(t)}: `;function xi(t,e){let s=S=>t.querySelector(".gp-"+S),[o,r,i,a,c]=["slide","power","rule","own-again","of-prompt"].map(s),[p,f,w]=["formula","honest","rest"].map(
s),m=new zn(s("hypothesis-table"),e),O=new Hn(t,e),M=new Dn(t,e),$={},L=new Map;for(let[S,E]of Kt)i.append(d("option","",E,{value:JSON.stringify(S)}));o.addEventListener(
"input",()=>C({lengthPenalty:Number(o.value)})),r.addEventListener("input",()=>{Number.isFinite(r.valueAsNumber)&&C({lengthPenalty:r.valueAsNumber})}),r.addEventListener(
"change",()=>e.usesBeams&&T(y(to(e)),!0)),i.addEventListener("change",()=>C({earlyStopping:JSON.parse(i.value)})),a.addEventListener("click",()=>{$={},h(),o.focus()}),
c.addEventListener("change",()=>h());function C(S){$={...$,...S},h()}let y=S=>({...S.own,...$});function T(S,E=!1){Number(o.value)!==S.lengthPenalty&&(o.value=S.
lengthPenalty),(E||document.activeElement!==r)&&(r.value=yt(S.lengthPenalty)),i.value=JSON.stringify(S.earlyStopping)}function x(S){return E=>{let N=JSON.stringify(
E),W=L.get(N);if(W)return W;let B=ci(S,E);return B.stop&&L.set(N,B),B}}function l(S){return{stop:e.finished?{step:0,why:""}:null,prompts:S.prompts.map(({finished:E})=>({
kept:E.map(N=>({node:N,score:N.beam.final_score})),pools:[{group:null,stop:null,weighed:null,exact:!0}]}))}}function h({onlySelection:S=!1,anew:E=!1}={}){let N=to(
e),W=!!(e.finished||e.failed),B=b(N.prompts.length),P=x(N),q=N.together!==null&&hi(N,P(N.own),!!e.finished),R=q?y(N):N.own,z=q?P(R):l(N),F=q?P(N.own):z,Y=q&&!Gt(
R,N.own),Q=pi(N,B,z,R,W),oe=Y?new Map(F.prompts[B].kept.map(({node:de},pe)=>[de,pe])):null;if(m.draw(Q.slice(0,40),oe,N),w.hidden=Q.length<=40,_(w,`and ${I(Q.length-
40)} more, with lower scores`),S)return;for(let de of["what-if","stopping"])s(de).hidden=!q;s("greedily").hidden=!1,T(R,E),a.hidden=!Y,_(a,`Back to the run’s ow\
n: ${yt(N.own.lengthPenalty)}, ${co(N.own.earlyStopping)}`);let se=Q.filter(({place:de})=>de!==null);_(s("counts"),u(Q,se)),_(s("scored"),`sum / length ^ ${yt(R.
lengthPenalty)}`),p.setAttribute("aria-live",Y?"polite":"off"),_(p,g(se[0],R)),k(q?A(z,F,B,N,R,W):v(N)),q&&O.draw(N,B,P,R,W),M.draw(N,B,F)}function b(S){return s(
"of-prompts").hidden=S<2,c.options.length!==S&&c.replaceChildren(...Array.from({length:S},(E,N)=>d("option","",`prompt ${N+1}`,{value:N}))),Math.max(0,c.selectedIndex)}
function u(S,E){let N=S.filter(({state:B})=>B==="running").length,W=S.filter(({state:B})=>B==="returned").length;return[`${I(S.length-N)} ended`,`${I(E.length)}\
 kept`,...N?[`${I(N)} running`]:[],...W?[`${I(W)} output${W>1?"s":""}`]:[]].join(", ")}function g(S,{lengthPenalty:E}){if(!S)return"No text is kept yet.";let{node:N,
score:W}=S;return`The best: score = sum / length ^ length_penalty = ${G(ke(N))} / ${N.length} ^ ${yt(E)} = ${G(W,4)}`}function k(S){f.hidden=!S,_(f,S)}function v(S){
return S.prompts.every(({steps:E,given:N})=>E.length===N)?"The search has not begun: all tokens so far were given.":S.together===null?"This decoding loop has ru\
les of its own: what is kept is as it was recorded.":"What was recorded is not what the rules of this search give, so nothing is said of other settings."}function A(S,E,N,W,B,P){
let q=Math.max(1,...W.prompts.map(({steps:F})=>F.length-W.start)),R=q**B.lengthPenalty;if(!Number.isFinite(R)||R===0)return`No number of the machine holds ${q} \
^ ${yt(B.lengthPenalty)}: the search itself would fail.`;let z=S.prompts[N].pools.filter(({exact:F})=>!F);if(z.length)return`Not exact: an earlier group would h\
ave stopped at another step, and the padding that a stopped group writes changes what ${z.map(({group:Y})=>"group "+Pe(Y)).join(", ")} would have lost to divers\
ity.`;if(Gt(B,W.own))return"";if(!S.stop){let F=`${Pn(S)}, where the record${W.together?"":" of a group"} ends`;return P?`With these settings the search would h\
ave gone on past step ${F}: this ranks what is known so far.`:""}if(!E.stop||S.stop.step<E.stop.step){let F=E.stop?`, not ${E.stop.step}`:"";return`With these s\
ettings the search would have stopped after step ${S.stop.step}${F}: what ended later does not count.`}return""}return S=>{if(S.run&&($={},L=new Map,c.replaceChildren()),
(S.run||S.searched)&&(O.asked=M.isAsked=null),t.hidden=!e.usesBeams,t.hidden)return;let E=e.hideFrom!==null;if(s("untold").hidden=!E,s("found").hidden=E,s("coun\
ts").hidden=E,E)return;let{run:N,steps:W,status:B,selection:P,searched:q}=S;N||W||B||q?h({anew:N}):P&&h({onlySelection:!0})}}var ad=["token_id","text","piece","logprob","raw_logprob","entropy"],ho=class extends kt{constructor(e,n){super(),this.group=e,this.number=n}changed(e){super.changed(
e),this.group&&this.group.entryChanged(this.number,e)}},Kn=class extends Ct{constructor(e){super(["run","steps","status","measured","found","lanes","pair","unit"]),
this.name=e,this.lanes=null,this.turn=void 0,this.fresh=new Set,this.unit="bits",this.clear(null)}clear(e){this.header=e,this.showMetrics(),this.done=null,this.
apart=null,this.found=null,this.charts={},this.asking=null,this.pair=[0,1],this.fresh.clear(),this.groups=(e?e.groups:[]).map((n,s)=>({...n,number:s,entries:[],
shown:0,told:{values:{},each:{}},values:{},each:{}})),this.entries=(e?e.entries:[]).map(({group:n,seed:s},o)=>{let r=e.kind==="lanes"?Object.assign(new ho(this,
o),{unit:this.unit}):null,i={number:o,group:n,seed:s,log:r,begun:!1,tokens:[],ended:null};return this.groups[n].entries.push(i),i});for(let n of this.kinds)this.
changed(n)}get running(){return!!(this.header&&!this.done)}feedRun(e,n){n!==this.turn&&(this.position=0),this.turn=n,this.feed(e)}read(e){let n=Object.hasOwn($i,
e.type)&&$i[e.type];if(!n)throw new Error("unknown line "+e.type);n(this,e)}entryChanged(e,n){this.fresh.add(e),this.changed(n==="status"?"status":"steps")}flush(){
this.changes.entries=this.fresh,this.fresh=new Set,super.flush()}subscribe(e,n){super.subscribe(e,s=>n({entries:new Set(this.entries.keys()),...s}))}setPair(e,n){
this.pair=[e,n],this.changed("pair")}shownOf(e){let{entries:n,shown:s}=this.groups[e];return n[s]}showEntry(e,n){this.groups[e].shown=n,this.changed("pair")}setLanes(e){
this.lanes=e,this.changed("lanes")}setAsking(e,n){this.asking={question:e,titles:n};for(let s of["steps","status","measured","found"])this.changed(s)}answered(e){
return!!this.found&&this.found.question===e&&(!this.asking||this.asking.question===e)}setUnit(e){this.unit=e,this.showMetrics(),this.groups.forEach(n=>this.showMeasured(
n));for(let{log:n}of this.entries)n&&(n.unit=e);for(let n of["unit","measured"])this.changed(n)}showMetrics(){let e=this.header?this.header.metrics:[];this.metrics=
e.map(n=>n.unit==="nats"?{...n,unit:this.unit}:n),this.inNats=new Set(e.filter(({unit:n})=>n==="nats").map(({name:n})=>n))}showMeasured(e){let n=(o,r)=>this.inNats.
has(o)&&Number.isFinite(r)?xe(r,this.unit):r,s=(o,r)=>Object.fromEntries(Object.entries(o).map(([i,a])=>[i,r(i,a)]));e.values=s(e.told.values,n),e.each=s(e.told.
each,(o,r)=>r.map(i=>n(o,i)))}},$i={Comparison(t,e){t.clear(e)},Of(t,{entry:e,event:n}){t.entries[e].log.read(n)},Begun(t,{entry:e,apart:n}){t.apart=n||null,t.entries[e].
begun=!0,t.entryChanged(e,"status")},Tokens(t,{entry:e,tokens:n}){for(let s of n)t.entries[e].tokens.push(Object.fromEntries(ad.map((o,r)=>[o,s[r]])));t.entryChanged(
e,"steps")},Ended(t,{entry:e,text:n,stop_reason:s,failed:o}){t.entries[e].ended={text:n,stop_reason:s,failed:o},t.entryChanged(e,"status")},Measured(t,{group:e,
values:n,each:s}){t.groups[e].told={values:n,each:s||{}},t.showMeasured(t.groups[e]),t.changed("measured")},Found(t,{values:e,charts:n}){t.found=e,t.charts=n||{},
t.changed("found")},Done(t,{stopped:e,overtaken:n}){t.done={stopped:e,...n&&{overtaken:n}},t.changed("status")}};var vi={},Si={},Gn=new Map,Un=new Map,po="bits";function fo(t){return Gn.has(t)||Gn.set(t,Object.assign(new kt,{unit:po})),Gn.get(t)}function uo(t){return Un.has(
t)||Un.set(t,Object.assign(new Kn(t),{unit:po})),Un.get(t)}function mo(t){po=t;for(let e of[...Gn.values(),...Un.values()])e.setUnit(t)}function ld(t,e,{log:n="\
main"}={}){_i(vi[t],t,e,fo(n))}function cd(t,e,{group:n}){_i(Si[t],t,e,uo(n))}function _i(t,e,n,s){let o=n.querySelector(".gp-pane");if(!o||!t){console.error(`G\
eneration Playground: there is no pane “${e}” here.`);return}br(o),s.subscribe(o,t(o,s))}function dd(t,e,n){fo(t).feedRun(e||"",n)}function hd(t,e,n){uo(t).
feedRun(e||"",n)}function Oi(t,e){vi=t,Si=e;let n={mount:ld,feed:dd,chooseUnit:mo,log:fo,RunLog:kt,mountGroup:cd,feedGroup:hd,group:uo};window.GenerationPlayground=
n;let s=window.GenerationPlaygroundQueue||[],o=r=>{try{r(n)}catch(i){console.error("Generation Playground:",i)}};window.GenerationPlaygroundQueue={push:o},s.forEach(
o)}function Mi(t,e,{stepUnder:n,hover:s,leave:o}){t.addEventListener("pointermove",r=>{let i=n(r);i&&(r.buttons===1?e.selectStep(i):s(i))}),t.addEventListener("poi\
nterleave",o),t.addEventListener("click",r=>{let i=n(r);i&&e.selectStep(i)}),go(t,e)}function go(t,e){t.addEventListener("keydown",n=>{let s={ArrowRight:1,ArrowUp:1,
ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0};n.key==="Escape"&&e.selectStep(null),n.key in s&&(n.preventDefault(),e.walk(s[n.key]))})}function Vn(t,e,n,s,o=0){
e&&(t.setAttribute("aria-valuenow",String(e.isPrompt?e.index-o:e.index+1)),t.setAttribute("aria-valuemin",String(1-o)),t.setAttribute("aria-valuemax",String(n))),
t.setAttribute("aria-valuetext",s)}var Ei=t=>t.toLocaleString("en-US",{maximumFractionDigits:2,minimumFractionDigits:2}),Ti={information:{unit:!0,write:Ei,look:{rangemode:"tozero"}},sum:{unit:!0,
write:Ei,look:{}},share:{title:"probability",write:j,look:{rangemode:"tozero",tickformat:".0%"}},count:{title:"tokens kept",write:I,look:{type:"log",dtick:1}},rank:{
title:"rank",write:I,look:{type:"log",dtick:1,autorange:"reversed"}}},wo=[["kept","solid"],["chosen","dash"],["accepted","dot"],["rejected","dashdot"],["bonus",
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
osest",margin:{l:52,r:18,t:28,b:44},height:300,showlegend:!1,xaxis:n,yaxis:s,meta:t,...o}});var pd={solid:"none",dash:"7 4",dot:"2 4",dashdot:"10 4 2 4",longdash:"14 5"},Li=t=>pd[t]??t.replaceAll("px","").replaceAll(","," ");function Ai({series:t,of:e},n){
return t||[...n].slice(-wo.length).map(([s,o],r)=>({...wo[r],name:o,tip:`The looked-up token ${V(o)}, number ${s} of the vocabulary.`,value:i=>{let a=(i.watched||
[]).find(({token_id:c})=>c===s);return a?e(a):null}}))}function Ci({curve:t,series:e,steps:n,prompt:s,current:o,unit:r,factor:i}){let a=Ti[t.axis],c=s.length,p=C=>C.
index+1-(C.isPrompt?c+1:0),f=a.unit?i:1,w=(C,y,T)=>({type:"scatter",mode:y.length>400?"lines":"lines+markers",name:C.name,connectgaps:!1,hoverinfo:"text",x:y.map(
p),...fd(C,y,f,a,r),line:{color:`var(--gp-${C.role})`,width:2,dash:C.dash},marker:{color:`var(--gp-${C.role})`,size:4},opacity:T?.75:1}),m=e.flatMap(C=>[...c?[w(
C,s,!0)]:[],w(C,n,!1)]),O=Math.max(10,n.length),M=Te("token",{range:[c?.5-c:.5,O+.5],showgrid:!1}),$=Te(a.unit?r:a.title,a.look),L={label:`${t.name} along the t\
ext`,layout:{height:260,hovermode:"x",margin:{l:52,r:12,t:12,b:40},shapes:ud(c,o&&p(o))}};return ct(L.label,m,M,$,L.layout)}function fd(t,e,n,s,o){let r=0,i=e.map(
c=>{let p=we(t.value(c));return t.sum?(r=r===null||p===null?null:r+p,r===null?null:r*n):p===null?null:p*n}),a=i.map((c,p)=>c===null?"":`${V(e[p].chosen.text)} ${t.
name}: ${s.write(c)}${s.unit?` ${o}`:""}`);return{y:i,text:a}}function ud(t,e){let n={type:"line",yref:"paper",y0:0,y1:1},s={type:"rect",xref:"x",x0:.5-t,x1:.5,
yref:"paper",y0:0,y1:1,fillcolor:"var(--gp-raised)",line:{width:0},layer:"below"};return[...t?[s,{...n,x0:.5,x1:.5,line:{color:"var(--gp-muted)",width:1,dash:"d\
ot"}}]:[],...e===null?[]:[{...n,x0:e,x1:e,line:{color:"var(--gp-chosen)",width:1.5}}]]}var md=150;function Pi(t,e){let n=k=>t.querySelector(".gp-"+k),[s,o,r,i,a]=["curve-chart","reading","unit","view","keys"].map(n),c=new Map,p=0,f=-1/0,w=!1,m=()=>cn[i.
value],O=()=>Ai(m(),c);function M(){let k=e.current();return k?Ge([],e.lastOf(k)).added:[]}function $(){let k=Object.keys(cn).filter(A=>cn[A].series||c.size);if(k.
length===i.options.length)return;let v=k.includes(i.value)?i.value:k[0];i.replaceChildren(...k.map(A=>d("option","",cn[A].name,{value:A}))),i.value=v}function L(k){
for(let v of k)for(let{token_id:A,text:S}of v.watched||[])c.set(A,S)}function C(){let k=m().about+(e.promptSteps.length?" The prompt stands before the text, on \
a shaded background.":"");_(n("about"),k);let v=O(),A=JSON.stringify(v.map(({name:S,tip:E})=>[S,E]));a.dataset.key!==A&&(a.dataset.key=A,a.replaceChildren(...v.
map(y)))}function y({name:k,role:v,dash:A,tip:S}){let E=d("span","",null,{tabindex:"0","data-tip":S}),N=Z("svg",""),W=Z("line","");for(let[B,P]of Object.entries(
{width:26,height:8,"aria-hidden":"true"}))N.setAttribute(B,String(P));for(let[B,P]of Object.entries({x1:0,y1:4,x2:26,y2:4,stroke:`var(--gp-${v})`,"stroke-dashar\
ray":Li(A)}))W.setAttribute(B,String(P));return N.append(W),E.append(N,m().of?te(k):k),E}function T(){let k=e.current(),v=k?x(k):"The curve grows with the text.";
_(o,v),Vn(o,k,M().length,k?v:"no token yet",e.promptSteps.length)}function x(k){let v=`${k.isPrompt?"Prompt token":"Token"} ${k.index+1}, ${V(k.chosen.text)}: `,
{surprisal:A,entropyBefore:S,entropyAfter:E}=ge(k),[N,W,B]=[A,S,E].map(P=>le(we(P),e.unit));return m().of?v+(h(k)||"no token was looked up here"):i.value==="kep\
t"?v+(k.isPrompt?"no processor takes part":`${I(Re(k))} of ${I(k.distribution.vocab)} tokens kept`):i.value==="cumulative"?v+l(k):v+`surprisal ${N}; entropy `+(k.
isPrompt?W:`${W} before, ${B} after`)}function l(k){let v=k.isPrompt?e.promptSteps:M(),A=v.slice(0,v.indexOf(k)+1);return"log-probability so far "+O().filter(E=>E.
value(k)!==null).map(E=>{let N=A.map(B=>we(E.value(B)));return`${N.includes(null)?"minus infinity":le(N.reduce((B,P)=>B+P,0),e.unit)} ${E.name}`}).join(", ")}function h(k){
return(k.watched||[]).map(v=>{let A=v.logprob===null?"removed after":`${j(X(v.logprob))} after`;return`${V(v.text)} ${j(X(v.raw_logprob))} before${v.raw_rank?` \
(rank ${I(v.raw_rank)})`:""}, ${A}`}).join("; ")}function b(){p=0,f=performance.now(),s.removeAttribute("aria-busy");let k=M(),v=k.length||e.promptSteps.length?
Ci({curve:m(),series:O(),steps:k,prompt:e.promptSteps,current:e.current(),unit:e.unit,factor:xe(1,e.unit)}):void 0;ae(s,v,({x:A})=>{let S=A-1+(A<1?e.promptSteps.
length:0),E=A<1?e.promptSteps[S]:M()[S];E&&e.selectStep(E)})}function u(){p||!w||(s.setAttribute("aria-busy","true"),p=window.setTimeout(b,Math.max(0,f+md-performance.
now())))}new IntersectionObserver(([{isIntersecting:k}])=>{w||!k||(w=!0,u())}).observe(t),go(o,e),r.addEventListener("change",()=>mo(r.value)),i.addEventListener(
"change",g);function g(){C(),T(),u()}return k=>{k.unit&&(r.value=e.unit),k.run&&(c=new Map),L(M()),$(),g()}}var Ni=new WeakMap;function ve(t){let e=Ni.get(t)||[],[n]=t.lines(),{keep:s,added:o}=Ge(e,n?n.last:null);e.length=s;for(let r of o)e.push(r);return Ni.set(t,e),
e}function De({groups:t,pair:[e,n]}){if(t.length<2)return null;let s=t[e]?e:0,o=t[n]&&n!==s?n:+(s===0);return[s,o]}function Le({groups:t,lanes:e},n){let{id:s,label:o}=t[n];
if(!e)return o;let r=e.find(i=>i.id===s);return r?r.label:`${o} (removed)`}var Jn=({groups:t},e,n)=>qi(t[e].model)===qi(t[n].model);function qi(t){let[e,n=""]=t.
split("?");return`${e}?${n.split("&").find(s=>s.startsWith("revision="))||""}`}function Yn(t,e,n){let s=[e,n].map(i=>ve(t.shownOf(i).log)),o=Jn(t,e,n)?gd(...s):
wd(...s),r=s.map((i,a)=>o[a]>=i.length);return r[0]&&r[1]?{kind:"same",at:o,shorter:null}:r[0]||r[1]?{kind:"shorter",at:o,shorter:r[0]?0:1}:{kind:"apart",at:o,shorter:null}}
function gd(t,e){let n=Math.min(t.length,e.length),s=0;for(;s<n&&t[s].chosen.token_id===e[s].chosen.token_id;)s+=1;return[s,s]}var Wi=({piece:t})=>t??"\0";function wd(...t){
let[e,n]=t.map(r=>r.map(Wi).join("")),s=Math.min(e.length,n.length),o=0;for(;o<s&&e[o]===n[o];)o+=1;return t.map(r=>bd(r,o))}function bd(t,e){let n=0,s=0;for(;s<
t.length&&(n+=Wi(t[s]).length)<=e;)s+=1;for(;s>0&&s<t.length&&t[s-1].piece==="";)s-=1;return s}var dn=(t,e=t.length)=>t.slice(0,e).map(({piece:n})=>n??"").join(
"");function Ii(t,e=60){let n=Array.from(t);return n.length<=e?t:"…"+n.slice(-e).join("")}var Ri=typeof Intl.Segmenter=="function"?new Intl.Segmenter(void 0,{granularity:"word"}):null;function Bi(t){let e=Ri?[...Ri.segment(t)].map(({segment:o})=>o):t.
match(/\s+|[\p{L}\p{M}\p{N}_]+|./gsu)||[],n=[],s="";for(let o of e)o.trim()?(n.push({space:s,word:o}),s=""):s+=o;return s&&n.push({space:s,word:""}),n}function ji(t,e){
let n=[t,e].map(w=>w.map(({word:m})=>m)),[s,o]=n,r=Math.min(s.length,o.length),i=0;for(;i<r&&s[i]===o[i];)i+=1;let a=0;for(;a<r-i&&s.at(-1-a)===o.at(-1-a);)a+=1;
let c=n.map(w=>w.map((m,O)=>O<i||O>=w.length-a)),p=n.map(w=>w.slice(i,w.length-a)),f=p.some(w=>w.length>1200);for(let[w,m]of kd(...p.map(O=>O.slice(0,1200))))c[0][i+
w]=c[1][i+m]=!0;return{kept:c,shared:c[0].filter((w,m)=>w&&s[m]).length,cut:f}}function kd(t,e){let n=e.length+1,s=new Uint16Array((t.length+1)*n);for(let r=t.length-
1;r>=0;r--)for(let i=e.length-1;i>=0;i--){let a=r*n+i;s[a]=t[r]===e[i]?s[a+n+1]+1:Math.max(s[a+n],s[a+1])}let o=[];for(let r=0,i=0;r<t.length&&i<e.length;)t[r]===
e[i]?o.push([r++,i++]):s[(r+1)*n+i]>=s[r*n+i+1]?r+=1:i+=1;return o}function zi(t,e){let o=t.querySelector(".gp-texts"),r="",i=0,a=-1/0;function c(m){let O=d("div","gp-text-side"),M=d("h3","gp-side-name"),$=d("p","gp-side-text",
null,{dir:"auto"});return O.append(M,$),o.append(O),{head:M,body:$,tag:m}}let p=["del","ins"].map(c);function f({body:m,tag:O},M,$){let L=[],C="",y=!1,T=()=>{C&&
L.push(y?d(O,"",C):C),C=""};M.forEach(({space:x,word:l},h)=>{let b=!$[h]&&!!l;b!==y?!b||!C?(T(),y=b,C=x+l):(C+=x,T(),y=!0,C=l):C+=x+l}),T(),m.replaceChildren(...L)}
function w(m){clearTimeout(i),i=0,a=performance.now();let O=m.map(x=>Bi(dn(ve(e.shownOf(x).log)))),{kept:M,shared:$,cut:L}=ji(...O);p.forEach((x,l)=>f(x,O[l],M[l]));
let[C,y]=O.map(x=>x.filter(({word:l})=>l).length),T=t.querySelector(".gp-alike");H(T,C+y>0),C+y&&(_(t.querySelector(".gp-share"),`${j(2*$/(C+y))} in common`),_(
t.querySelector(".gp-formula"),`2 × ${I($)} shared words / (${I(C)} + ${I(y)})`)),H(t.querySelector(".gp-cut"),L),_(t.querySelector(".gp-cut"),`The texts are v\
ery long: only ${I(1200)} words of each, after their common beginning, are compared. What follows counts as different.`)}return()=>{let m=e.header&&e.header.kind===
"lanes"?De(e):null,O=m?m.map(y=>ve(e.shownOf(y).log)):[];if(t.hidden=!O.some(y=>y.length),t.hidden)return;let M=m.map(y=>Le(e,y)),$=JSON.stringify([M,...O.map(y=>dn(
y))]);if($===r&&(!i||e.running))return;r=$,_(t.querySelector(".gp-pair"),`${M[0]} beside ${M[1]}, word by word`),p.forEach(({head:y},T)=>he(y,`${M[T]} ${e.groups[m[T]].
title}`,{plain:!0}));let C=O[0].length*O[1].length>2e5&&e.running?a+500-performance.now():0;C<=0?w(m):i||=setTimeout(()=>w(De(e)),C)}}function Fi(t,e){let s=[4,5e-4],o=t.querySelector(".gp-said"),r=t.querySelector(".gp-models"),i=t.querySelector(".gp-sides-box"),a=t.querySelector(".gp-sides"),
c=[t.querySelector(".gp-one"),t.querySelector(".gp-other")],p="";function f(){for(let x of c)x.replaceChildren(...e.groups.map(({title:l},h)=>d("option","",`${Le(
e,h)} ${l}`,{value:h})))}c.forEach((x,l)=>x.addEventListener("change",()=>{let h=De(e),b=Number(x.value),u=b===h[1-l]?h[l]:h[1-l];e.setPair(...l?[u,b]:[b,u])}));
let w=({log:x})=>!!(x.finished||x.failed||e.done);function m(x,{kind:l,at:h,shorter:b}){let[u,g]=x.map(q=>Le(e,q)),[k,v]=x.map(q=>e.shownOf(q)),A=[k,v].map(({log:q})=>ve(
q));if(!A[0].length||!A[1].length)return[`${u} and ${g} have no tokens to compare yet.`];let S=`${I(h[0])} token${h[0]===1?"":"s"}`;if(l==="same")return w(k)&&w(
v)?[`${u} and ${g} never parted: both wrote the same ${S}.`]:[`${u} and ${g} have written the same so far: ${S}.`];if(l==="shorter"){let[q,R]=b?[g,u]:[u,g];if(!w(
b?v:k))return[`${u} and ${g} have written the same so far; ${R} is ahead.`];let{finished:z}=(b?v:k).log,F=z&&z.sequences.length?`, which ${fe(z.sequences[0].stop_reason)[1]}`:
"";return[`All that ${q} wrote, ${I(h[b])} tokens${F}, is how ${R} begins. ${R} goes on with `,{token:A[1-b][h[1-b]].chosen.text},"."]}let E=h[0]===h[1]?`at tok\
en ${I(h[0]+1)}`:`at token ${I(h[0]+1)} of ${u} and token ${I(h[1]+1)} of ${g}`,N=dn(A[0],h[0]),W=N?["Both had written ",{token:Ii(N)},". "]:["They part at once\
. "],[B,P]=A.map((q,R)=>q[h[R]]);return[...N?[`They part ${E}. `]:[],...W,`${u} ${O(B)} `,{token:B.chosen.text},` (${M(B)}), ${g} ${B.given||P.given?`${O(P)} `:
""}`,{token:P.chosen.text},` (${M(P)}).`]}let O=({given:x})=>x?"was given":"chose",M=x=>x.chosen.logprob===null?ot(x.chosen):j(ge(x).probability);function $(x){
let l=JSON.stringify(x);l!==p&&(p=l,o.replaceChildren(...x.map(h=>{if(typeof h=="string")return h;let b=d("span","gp-quote");return b.append("“",te(h.token,"g\
p-strong"),"”"),b})))}function L(x,l){let h=new Map;return x.forEach(({chosen:u,distribution:g},k)=>{for(let v of[...g.candidates,u]){let A=l?v.token_id:v.text;
h.has(A)||h.set(A,{label:v.text,sides:[null,null],most:0});let S=h.get(A);S.sides[k]||(S.sides[k]={candidate:v,isChosen:v.token_id===u.token_id},S.most=Math.max(
S.most,X(v.logprob),X(v.raw_logprob)))}}),[...h.values()].sort((u,g)=>g.most-u.most).filter(({sides:u,most:g},k)=>k<10&&(k<s[0]||g>=s[1])||u.some(v=>v&&v.isChosen))}
function C(){let x=d("tr"),l=d("th","",null,{scope:"row"});return l.append(d("bdi","gp-word")),x.append(l,...[0,1].map(()=>{let h=d("td"),b=d("div","gp-side"),u=d(
"span","gp-tracks");u.append(d("i","gp-bar gp-after"),d("i","gp-bar gp-before"));let g=d("span","gp-values");return g.append(d("span"),d("small")),b.append(d("s\
pan","gp-sign"),u,g),h.append(b),h})),x}function y(x,l,h,b){let[u,g,k]=x.firstChild.children,[v,A]=l?[l.candidate.logprob,l.candidate.raw_logprob].map(X):[0,0],
S=!!l&&l.candidate.logprob===null,E=!!l&&l.isChosen;re(x,[E&&"gp-chosen",S&&"gp-removed",!l&&"gp-unlisted"].filter(Boolean).join(" ")),_(u,E?"▶":S?"✕":""),ee(
g.children[0],"width",v/h),ee(g.children[1],"width",A/h),_(k.children[0],l?S?"":j(v):"–"),_(k.children[1],l?j(A):"");let N=l?[E&&"chosen",S?ot(l.candidate):j(
v),`${j(A)} before the processors`].filter(Boolean).join(", "):"not recorded here";D(x,{"aria-label":`${b}: ${N}`,title:S?ot(l.candidate):""})}function T(x,l){let h=L(
l,Jn(e,...x)),b=h.flatMap(A=>A.sides).filter(Boolean),u=b.every(({candidate:A})=>A.logprob===A.raw_logprob),g=Math.max(1e-9,...b.flatMap(({candidate:A})=>[X(A.logprob),
X(A.raw_logprob)]));i.classList.toggle("gp-plain",u),H(t.querySelector(".gp-before-key"),!u),H(t.querySelector(".gp-removed-key"),b.some(({candidate:A})=>A.logprob===
null)),H(t.querySelector(".gp-unlisted-key"),b.length<2*h.length);let k=J(a.tBodies[0],h.length,C);h.forEach(({label:A,sides:S},E)=>{let[N,...W]=k[E].cells;he(N.
firstChild,A),W.forEach((B,P)=>y(B,S[P],g,Le(e,x[P])))});let v=a.tHead.rows[0].cells;x.forEach((A,S)=>{let{title:E}=e.groups[A],{entropyAfter:N}=ge(l[S]);he(v[S+
1],`${Le(e,A)} ${E}, entropy ${le(N,e.unit)}`,{plain:!0})})}return x=>{let l=e.header&&e.header.kind==="lanes"?De(e):null;if(t.hidden=!l,!l)return;(x.run||x.lanes)&&
f(),c.forEach((v,A)=>{v.value=l[A]});let h=Yn(e,...l);$(m(l,h));let[b,u]=l.map(v=>Le(e,v)),g=Jn(e,...l);H(r,!g),g||_(r,`${b} and ${u} run on different models, s\
o they are compared by what they wrote, not by token ids, and rows with the same text stand together.`);let k=h.kind==="apart"?l.map((v,A)=>ve(e.shownOf(v).log)[h.
at[A]]):null;H(i,!!k),k&&T(l,k)}}var bo=5,xd=.9;function $d(t){if(!t.length)return null;let e=[...t].sort((i,a)=>i-a),n=e.length,[s,o,r]=[0,0,2/2**n];for(;s<Math.floor(n/2)&&(o+=r,!(s>0&&o>1-xd));)
r*=(n-s)/(s+1),s+=1;return s=Math.max(0,s-1),{median:xn(e),low:e[s],high:e[n-1-s]}}function ko(t,e){if(t.length<bo)return"few";let{low:n,high:s}=$d(t);return n>
e?"above":s<e?"below":"open"}function Di(t,e=!0){let n=([r,i])=>K(r)&&K(i),s=(r,i)=>ko(r.map((a,c)=>[a,i[c]]).filter(n).map(([a,c])=>a-c),0),o=t.findIndex((r,i)=>t.
length>1&&t.every((a,c)=>i===c||s(r,a)===(e?"above":"below")));return o<0?null:o}function Hi(t,e){let n=e.filter(({values:a})=>Number.isFinite(a[t.name])),s=({values:a})=>a[t.name];if(!n.length)return{low:null,high:null,best:null,level:()=>0,
scale:Xn([])};let o=n.reduce((a,c)=>s(c)<s(a)?c:a),r=n.reduce((a,c)=>s(c)>s(a)?c:a),i=Xn(n.map(s));return{low:o,high:r,best:yo(t,e),level:a=>Math.round(i.share(
a)*10),scale:i}}function yo(t,e){let n=e.filter(({values:a})=>Number.isFinite(a[t.name])),s=n.map(({each:a})=>a[t.name]||[]);if(!t.better||s.some(({length:a})=>a!==
s[0].length))return null;let o=Di(s,t.better==="more"),r=o!==null&&n[o].values[t.name],i=a=>t.better==="more"?a<r:a>r;return o!==null&&n.every(({values:a},c)=>c===
o||i(a[t.name]))?n[o]:null}function Xn(t){let e=[...new Set(t)].sort((c,p)=>c-p),[n,s]=[e[0],e.at(-1)],o=c=>p=>s>n?(c(p)-c(n))/(c(s)-c(n)):0,r=c=>e.some(p=>e.filter(
f=>f>=p&&c(f)-c(p)<.1).length>Math.max(1,e.length/2)),i=c=>e.length>1?e.indexOf(c)/(e.length-1):0,a=[{name:"linear",share:o(c=>c)},...n>0?[{name:"log",share:o(Math.
log)}]:[],{name:"order",share:i}];return a.find(({share:c})=>!r(c))||a.at(-1)}var xo={linear:"",log:"on a logarithmic scale",order:"by their order, because some\
 are far from the rest"};function Je(t,{each:e}){let n=(e[t.name]||[]).filter(K);if(n.length<2)return"";let[s,o]=[Math.min(...n),Math.max(...n)].map(r=>Ae(t,r));
return s===o?"":`${s} to ${o}`}var Ut=t=>t.better==="less"?"heat":"prob";function Ae(t,e,{unit:n=!1}={}){if(!Number.isFinite(e))return"–";let s=e.toLocaleString(
"en-US",{minimumFractionDigits:t.digits,maximumFractionDigits:t.digits});return n&&t.unit?`${s} ${t.unit}`:s}var $o=10;function Ki({axes:[t,e],metric:n,heat:s,at:o}){let r=e.values.map((M,$)=>t.values.map((L,C)=>o($,C))),i=M=>r.map(($,L)=>$.map((C,y)=>M(C,L,y))),a=M=>M.
values[n.name],c=M=>Ae(n,a(M))+(s.best===M?" ★":""),p=(M,$,L)=>{let C=Je(n,M);return`${t.knob} ${t.values[L]}, ${e.knob} ${e.values[$]}: ${c(M)}${C?` (${C})`:
""}`},f=Array.from({length:$o+1},(M,$)=>[$/$o,`var(--gp-${Ut(n)}-${$})`]),w={type:"heatmap",x:t.values,y:e.values,colorscale:f,zmin:0,zmax:$o,showscale:!1,xgap:2,
ygap:2,z:i(M=>Number.isFinite(a(M))?s.level(a(M)):null),text:i(c),texttemplate:"%{text}",hovertext:i(p),hoverinfo:"text"},m=Math.min(760,Math.max(220,96+42*e.values.
length)),O={type:"category",showgrid:!1};return ct(`${n.title} over ${t.knob} and ${e.knob}`,[w],Te(t.knob,{...O,side:"top"}),Te(e.knob,{...O,autorange:"reverse\
d"}),{height:m,margin:{l:52,r:18,t:60,b:16}})}function Gi({knob:t,metric:e,points:n,wide:s}){let o=n.map(({label:M})=>M.trim()===""?NaN:Number(M)),r=o.every(Number.isFinite)?{linear:"linear",log:"log",order:"\
category"}[Xn(o).name]:"category",i=n.map((M,$)=>({...M,x:r==="category"?M.label:o[$]}));r!=="category"&&i.sort((M,$)=>Number(M.x)-Number($.x));let a=i.filter(({
value:M})=>Number.isFinite(M)),c=a.flatMap(({value:M,each:$})=>[M,...$]),p=s&&c.length>0&&Math.min(...c)>0,f=({label:M,value:$,range:L,best:C})=>`${M}: ${Ae(e,$)}${L?
` (${L})`:""}${C?", the best":""}`,w={type:"scatter",mode:"lines+markers",cliponaxis:!1,connectgaps:!1,hoverinfo:"text",x:i.map(({x:M})=>M),y:i.map(({value:M})=>Number.
isFinite(M)?M:null),text:i.map(f),line:{color:"var(--gp-kept)",width:2},marker:{color:"var(--gp-kept)",size:10},error_y:{type:"data",symmetric:!1,color:"var(--g\
p-muted)",thickness:1.5,width:4,array:i.map(({value:M,each:$})=>$.length>1?Math.max(...$)-M:0),arrayminus:i.map(({value:M,each:$})=>$.length>1?M-Math.min(...$):
0)}},m={type:"scatter",mode:"text",hoverinfo:"skip",textposition:"top center",cliponaxis:!1,textfont:{color:"var(--gp-text)"},x:a.map(({x:M})=>M),y:a.map(({value:M})=>M),
text:a.map(({value:M,best:$})=>a.length<=12||$?Ae(e,M)+($?" ★":""):"")},O=`${e.title}${e.unit?` (${e.unit})`:""}${p?", logarithmic scale":""}`;return ct(`${e.
title} over ${t}`,[w,m],Te(t,{type:r}),Te(O,p?{type:"log"}:{}))}function Qn(t,{metric:{meaning:e,formula:n,unit:s,live:o}}){let r=[s?` In ${s}.`:"",o?"":" It is known when the runs of a cell have ended."];t.replaceChildren(`${e}\
 `,d("span","gp-formula",n),...r)}function Ui(t,e,n){let{low:s,high:o,best:r,scale:i}=n,a=e.metric,c=e.group.groups.some(O=>Je(a,O)),p=O=>O&&e.nameOf(O.number)+
O.values[a.name],f=[a.name,p(s),p(o),r&&r.number,i.name,c].join();if(t.dataset.key===f||(t.dataset.key=f,t.replaceChildren(),!s))return;let w=O=>d("b","",Ae(a,O.
values[a.name],{unit:!0})),m=(O,M)=>{let $=d("span","",O+" ");return $.append(w(M),` at ${e.nameOf(M.number)}`),$};s.values[a.name]===o.values[a.name]?t.append(
"The same everywhere: ",w(s)):t.append(m("lowest",s),vd(Ut(a)),m("highest",o)),xo[i.name]&&t.append(d("span","",`Coloured ${xo[i.name]}.`)),c&&t.append(d("span",
"","In small: from the lowest to the highest of a cell’s seeds.")),r&&t.append(d("span","",`★ best: ${a.better} is better, and so it is seed by seed`))}function vd(t){
let e=d("span","gp-ramp",null,{"aria-hidden":"true"});for(let n=0;n<=10;n++){let s=d("i");s.style.backgroundColor=`var(--gp-${t}-${n})`,e.append(s)}return e}function Vi(t,e,n,s){
let o=e.view!=="heat"?void 0:e.isList?Sd(e,n):e.isSettled?_d(e,n):void 0;ae(t,o,r=>s(e.isList?e.inOrder[r.pointNumber].number:e.inRow(r.pointNumber[0])[r.pointNumber[1]].
number))}function Sd(t,{best:e,scale:n}){let s=t.metric,[{knob:o,values:r}]=t.axes,i=t.inOrder.map(a=>({label:r[a.place[1]],value:a.values[s.name],each:(a.each[s.
name]||[]).filter(K),range:Je(s,a),best:e===a}));return Gi({knob:o,metric:s,points:i,wide:n.name!=="linear"})}function _d(t,e){return Ki({axes:t.axes,metric:t.metric,
heat:e,at:(n,s)=>t.inRow(n)[s]})}var Od={eos:"■",stop_string:"■",length:"⊣",max_time:"⊣",unfinished:"⊣",stopped:"◻",failed:"✕"},Ye=t=>Be(Od,t,"■"),Xe=t=>t==="failed"?["an error",
"ended in an error"]:fe(t),We=t=>(t.log?t.log.failed:t.ended&&t.ended.failed)||null,Qe=t=>t.log?t.log.numTokens:t.tokens.length;function ye(t){return We(t)?"fai\
led":t.log?t.log.finished&&((t.log.finished.sequences[0]||{}).stop_reason||"stopped"):t.ended&&(t.ended.stop_reason||"stopped")}function Vt(t){let e=ye(t);return e?
e==="failed"?"failed":e==="stopped"?"cut":"ended":(t.log?t.log.started:t.begun)?"decoding":"waiting"}function dt({tokens:t,ended:e},n=1/0){if(e&&e.text!==null&&
e.text!==void 0)return e.text.length>n?e.text.slice(0,n):e.text;let s="";for(let{piece:o}of t)if(s+=o??"",s.length>=n)break;return s}var ht=t=>V(t).slice(1,-1);function vo(t,e){let n=d("span","gp-stepper"),[s,o,r]=[d("button","","‹"),d("span"),d("button","","›")];n.append(s,o,r);let i=0,a=p=>f=>{f.stopPropagation(),
So(t,i,p)};[[s,-1,"The text of the seed before"],[r,1,"The text of the next seed"]].forEach(([p,f,w])=>{D(p,{type:"button","aria-label":w,tabindex:e}),p.addEventListener(
"click",a(f))});function c(p){i=p;let{entries:f}=t.groups[p];n.hidden=f.length<2,_(o,`${f.indexOf(t.shownOf(p))+1}/${f.length}`)}return{box:n,draw:c}}function So(t,e,n){
let{entries:s}=t.groups[e],o=s.indexOf(t.shownOf(e));t.showEntry(e,(o+n+s.length)%s.length)}function Ji(t,e,n){let s=$=>t.querySelector(".gp-whole"+$),o=s(""),r=vo(
e,0),i=d("span"),a=d("button","gp-button","Open as one run",{type:"button"});s("-tools").append(r.box,i,a);let c=null;function p($){let L=s("-text"),C=dt($);L.childElementCount||
L.append(d("span","gp-prompt"),d("span")),_(L.firstChild,e.header.prompt+(e.apart?`
`:"")),_(L.lastChild,C);let y=ye($),T=y&&y!=="failed"?`${Ye(y)} The text ${Xe(y)[1]}`:"";_(s("-end"),[U(Qe($),"token"),T||(y?"":Qe($)?"still being written":"wai\
ts")].filter(Boolean).join(" · "))}function f($){let L=We($),C=s("-problem");C.hidden=!L,L&&C.replaceChildren(d("b","","✕ "),`${L.message} ${L.fix||""}`)}function w({
values:$,entries:L}){_(s("-over"),L.length>1?`The ${I(L.length)} runs of this cell together, most as their mean:`:"In numbers:");let C=J(s("-values"),e.metrics.
length,()=>{let y=d("div");return y.append(d("dt"),d("dd")),y});e.metrics.forEach((y,T)=>{_(C[T].firstChild,y.title),_(C[T].lastChild,Ae(y,$[y.name],{unit:!0})),
D(C[T],{title:`${y.meaning} ${y.formula}`})})}function m(){if(c===null)return;let $=e.shownOf(c);_(s("-title"),n(c)),D(o,{"aria-label":n(c)}),r.draw(c),_(i,($.seed??
null)===null?"":`seed ${$.seed}`),a.hidden=!e.canAsk,p($),f($),w(e.groups[c])}function O($){c=$,m(),o.open||o.showModal(),o.scrollTop=0}function M(){o.open&&o.close(),
c=null}return a.addEventListener("click",()=>{let{number:$}=e.shownOf(c);M(),e.ask({type:"open",entry:$})}),o.addEventListener("close",()=>{c=null}),o.addEventListener(
"click",({target:$})=>$===o&&M()),o.addEventListener("keydown",$=>$.stopPropagation()),t.querySelector(".gp-shut").addEventListener("click",M),{show:O,shut:M,draw:m}}var Yi={ArrowLeft:(t,e)=>[t,e-1],ArrowRight:(t,e)=>[t,e+1],ArrowUp:(t,e)=>[t-1,e],ArrowDown:(t,e)=>[t+1,e],Home:t=>[t,0],End:t=>[t,1/0]};function Xi(t){Md(t),Ed(
t)}function Md(t){let{table:e,whole:n,group:s}=t;function o([r,i]){let a=e.tBodies[0].rows[r];!a||i<0||t.focus(a.cells[Math.min(i+1,a.cells.length-1)],!0)}e.addEventListener(
"keydown",r=>{let i=r.target.closest("td");if(!i||r.ctrlKey||r.altKey||r.metaKey)return;let{gpGroup:a}=i,c=i.parentElement;if(r.key==="Enter")n.show(a);else if(r.
key===" ")So(s,a,1);else if(Object.hasOwn(Yi,r.key))o(Yi[r.key](c.sectionRowIndex,i.cellIndex-1));else return;r.preventDefault()}),e.addEventListener("click",r=>{
let i=r.target,a=i.closest("td");!a||i.closest(".gp-stepper")||(t.focus(a),n.show(a.gpGroup))}),e.addEventListener("focusin",({target:r})=>{r.tagName==="TD"&&t.
focus(r)})}function Ed(t){let{state:e,field:n,select:s}=t,o=t.part("switch");s.addEventListener("change",()=>{e.metricName=s.value,Qn(t.part("metric-meaning"),e),
t.drawValues()}),o.addEventListener("click",({target:r})=>{let i=r.dataset.view;if(i){e.view=i;for(let a of o.children)a.setAttribute("aria-pressed",String(a.dataset.
view===i));n.classList.toggle("gp-as-heat",i==="heat"),t.drawValues()}})}var Qi="perplexity",Zn=class{constructor(e){this.group=e,this.view="texts",this.metricName=""}begin(){let e=this.group.metrics.map(({name:n})=>n);e.includes(this.
metricName)||(this.metricName=e.includes(Qi)?Qi:e[0])}get axes(){return this.group.header.axes}get isList(){return this.axes.length<2}get isSettled(){return!!this.
group.done}get metric(){return this.group.metrics.find(({name:e})=>e===this.metricName)}get inOrder(){return this.group.groups.slice().sort((e,n)=>e.place[1]-n.
place[1])}inRow(e){return this.inOrder.filter(({place:n})=>n[0]===e)}nameOf(e){let{place:n}=this.group.groups[e];return this.axes.map(({knob:s,values:o},r)=>`${s}\
 ${o[n[1-r]]}`).join(", ")}failuresIn(e){let{entries:n}=this.group.groups[e],s=n.filter(We).length;return s&&n.length>1?`✕ ${s} of ${n.length}`:""}standingOf(e){
let n=this.group.shownOf(e);return We(n)?"failed":ye(n)?"":Vt(n)==="decoding"?"decoding":this.group.done?"did not run":"queued"}};var Zi=300,Td={"":"(empty)",decoding:"…"},_o=(t,e)=>{let n=d("th",t==="row"?"gp-side":"",null,{scope:t});return n.append(te(e)),n};function Ze(t,e){let n=d(t);
return n.append(...e),n}var es=class{constructor(e,n){this.root=e,this.state=n,this.group=n.group,this.field=this.part("field"),this.table=this.field.firstElementChild,
this.select=this.part("metric"),this.chart=this.part("metric-chart"),this.whole=Ji(e,this.group,s=>n.nameOf(s)),this.cells=[],this.focused=null}part(e){return this.
root.querySelector(".gp-"+e)}build(){let{state:e,group:n,select:s}=this;this.whole.shut(),e.begin(),s.replaceChildren(...n.metrics.map(({name:r,title:i})=>d("op\
tion","",i,{value:r}))),s.value=e.metricName;let o=e.axes.map(({knob:r})=>r).join(" and ");_(this.part("title"),o);for(let r of[this.field,this.chart])r.classList.
toggle("gp-on-one-axis",e.isList);this.cells=n.groups.map(r=>this.makeCell(r)),this.table.replaceChildren(...e.isList?this.listRows():this.gridRows()),this.table.
setAttribute("aria-label",`The runs over ${o}`),this.focus(this.cells.length?this.cells[0].cell:null),Qn(this.part("metric-meaning"),e)}makeCell({number:e}){let n=d(
"td","",null,{role:"gridcell",tabindex:"-1"}),s=d("div","gp-cell-top"),[o,r]=[d("span","gp-value"),d("span","gp-star","★")],[i,a]=[d("small","gp-seeds-range"),
d("span","gp-some-failed")],c=d("bdi","gp-cell-text"),p=vo(this.group,-1);return r.hidden=!0,s.append(o,r,i,a,p.box),n.append(s,c),n.gpGroup=e,{cell:n,top:s,value:o,
star:r,range:i,failed:a,text:c,stepper:p,colour:""}}gridRows(){let{state:e,cells:n}=this,[s,o]=e.axes,r=d("th","gp-knob",null,{scope:"colgroup",colspan:s.values.
length});r.append(d("span","",s.knob));let i=d("th","gp-side",o.knob,{scope:"col",rowspan:2}),a=[Ze("tr",[i,r]),Ze("tr",s.values.map(p=>_o("col",p)))],c=p=>e.inRow(
p).map(({number:f})=>n[f].cell);return[Ze("thead",a),Ze("tbody",o.values.map((p,f)=>Ze("tr",[_o("row",p),...c(f)])))]}listRows(){let{state:e,cells:n}=this,[{knob:s,
values:o}]=e.axes,r=Ze("tr",[d("th","gp-side",s,{scope:"col"}),d("th","gp-metric-name","",{scope:"col"})]),i=e.inOrder.map(({number:a,place:c})=>Ze("tr",[_o("ro\
w",o[c[1]]),n[a].cell]));return[Ze("thead",[r]),Ze("tbody",i)]}drawText(e){let{state:n,group:s}=this,{cell:o,text:r,stepper:i,failed:a}=this.cells[e],c=s.shownOf(
e),p=We(c);_(a,n.failuresIn(e));let f=p?"✕ failed":dt(c,Zi).slice(0,Zi).trim(),w=n.standingOf(e);_(r,f||(Td[w]??w)),re(o,["gp-cell",p&&"gp-broken",!f&&"gp-qui\
et"].filter(Boolean).join(" ")),i.draw(e),this.describe(e)}drawTexts(){this.group.groups.forEach(({number:e})=>this.drawText(e))}drawQuiet(){this.cells.forEach(
({cell:e},n)=>e.classList.contains("gp-quiet")&&this.drawText(n))}drawValues(){let{state:e,group:n}=this,s=e.metric;if(!s)return;let o=Hi(s,n.groups);for(let r of n.
groups)this.drawValue(r,s,o);e.isList&&_(this.part("metric-name"),s.title),Ui(this.part("legend"),e,o),this.field.hidden=e.view==="heat"&&!e.isList&&e.isSettled,
_(this.part("hint"),this.field.hidden?"Press a cell for its whole text. Drag to zoom; press twice to see all again.":"Press a cell, or Enter, for its whole text\
; the arrow keys go from cell to cell."),Vi(this.chart,e,o,r=>this.whole.show(r))}drawValue(e,n,s){let o=this.cells[e.number],{top:r,value:i,star:a,range:c}=o,p=e.
values[n.name],f=Number.isFinite(p),w=f?`var(--gp-${Ut(n)}-${s.level(p)})`:"";o.colour!==w&&(r.style.backgroundColor=o.colour=w),re(r,f?"gp-cell-top":"gp-cell-t\
op gp-none"),_(i,f?Ae(n,p):e.entries.length===1&&We(e.entries[0])?"✕":"–"),_(c,f?Je(n,e):""),a.hidden=s.best!==e,this.describe(e.number)}describe(e){let{state:n}=this,
{cell:s,star:o,value:r,range:i}=this.cells[e],a=i.textContent?`, over its seeds ${i.textContent}`:"",c=[n.nameOf(e),`${(n.metric||{}).title}: ${r.textContent}${a}`,
o.hidden?"":"best",n.failuresIn(e).replace("✕","failed:"),n.standingOf(e)];D(s,{"aria-label":c.filter(Boolean).join("; ")})}focus(e,n=!1){this.focused&&(this.
focused.tabIndex=-1),this.focused=e,e&&(e.tabIndex=0,n&&(e.focus({preventScroll:!0}),this.reveal(e)))}reveal(e){let{field:n,table:s}=this,[o,r]=[n.getBoundingClientRect(),
e.getBoundingClientRect()],i=o.left+e.parentElement.firstElementChild.offsetWidth,a=o.top+s.tHead.offsetHeight;n.scrollLeft+=Math.min(0,r.left-i)||Math.max(0,r.
right-o.right),n.scrollTop+=Math.min(0,r.top-a)||Math.max(0,r.bottom-o.bottom),(r.top<0||r.bottom>innerHeight)&&e.scrollIntoView({block:"nearest",inline:"neares\
t"})}};function ea(t,e){let n=new es(t,new Zn(e));return Xi(n),s=>{if(t.hidden=!e.header||e.header.kind!=="sweep"||!e.groups.length,t.hidden){n.whole.shut();return}s.run&&
n.build(),s.run||s.pair||s.status?n.drawTexts():s.steps&&new Set([...s.entries].map(o=>e.entries[o].group)).forEach(o=>n.drawText(o)),s.measured&&n.drawQuiet(),
(s.run||s.measured||s.status)&&n.drawValues(),n.whole.draw()}}var ta={probability:{scale:"prob",level:t=>t.probability*10,ends:["0%","100%"],meaning:"How likely the token was, after the processors"},raw:{scale:"prob",level:t=>t.
rawProbability*10,ends:["0%","100%"],meaning:"How likely the model found the token, before the processors"},rank:{scale:"heat",level:t=>Oo[na(t)][1],meaning:"Pl\
ace among all tokens, the likeliest first (a bar says it, too)"},surprisal:{scale:"heat",level:t=>t.surprisal/Math.LN2,bits:[0,10],words:["expected","a surprise"],
meaning:"How unexpected the token was: minus the logarithm of its probability"},uncertainty:{scale:"heat",level:t=>t.entropyBefore/Math.LN2*1.25,bits:[0,8],words:[
"sure","undecided"],meaning:"How undecided the model was before this token: the entropy of its distribution, before the processors"},entropy:{scale:"heat",level:t=>t.
entropyAfter/Math.LN2*1.25,bits:[0,8],words:["sure","undecided"],meaning:"How open the choice was: the entropy after the processors"}},Oo=[[1,0,"top 1"],[10,3,"\
top 10"],[100,6,"top 100"],[1e3,8,"top 1000"],[1/0,10,"beyond"]],na=({rank:t})=>Oo.findIndex(([e])=>(t??1/0)<=e);function ts(t,e,n){let{scale:s,level:o}=ta[e],r=Math.
round(Math.max(0,Math.min(10,o(n)||0)));t.style.backgroundColor=`var(--gp-${s}-${r})`,e==="rank"?t.dataset.rank=String(na(n)):delete t.dataset.rank}function ns(t,e,n){
let{scale:s,ends:o,bits:r,words:i=[],meaning:a}=ta[e];if(t.dataset.tip=a+".",t.tabIndex=0,t.replaceChildren(),e==="rank"){Oo.forEach(([,m,O],M)=>{let $=d("span",
"gp-chip",O,{"data-rank":M});$.style.backgroundColor=`var(--gp-${s}-${m})`,t.append($)});return}let[c,p]=o||r.map(m=>`${n==="bits"?m:(m*Math.LN2).toFixed(1)} ${n}`),
f=(m,O)=>O?`${O}, ${m}`:m,w=d("span","gp-ramp",null,{"aria-hidden":"true"});for(let m=0;m<=10;m++){let O=d("i");O.style.backgroundColor=`var(--gp-${s}-${m})`,w.
append(O)}t.append(d("span","",f(c,i[0])),w,d("span","",f(r?p.replace(" ","+ "):p,i[1])))}var sa=[["stop","■","Stop"],["select","✎","Edit"],["copy","❐","Copy"],["left","◀","Move to the left:"],["right","▶","Move to the right:"],["remove","✕",
"Remove"]],Ld="Decoded in one batch with the other runs on this model: each forward pass gives all of them their next token.",Ad="It has forward passes of its o\
wn, in turn with those of the others: no other run is on its model, or it writes or reads several tokens at once.",ss=class{constructor(e,n){this.group=n;let s=d(
"div","gp-lane-head");this.name=d("button","gp-lane-name",null,{type:"button"}),this.letter=d("b","gp-letter"),this.title=d("bdi","gp-lane-title"),this.reference=
d("span","gp-lane-reference","reference"),this.name.append(this.letter,this.title,this.reference),this.tools=d("span","gp-lane-tools"),this.buttons=Object.fromEntries(
sa.map(([r,i])=>{let a=d("button","gp-button",i,{type:"button","data-do":r});return this.tools.append(a),[r,a]})),s.append(this.name,this.tools),this.settings=d(
"p","gp-lane-settings"),this.changed=d("p","gp-lane-changed","△ changed since this run"),this.state=d("p","gp-lane-state"),this.doing=d("b"),this.tokens=d("sp\
an","gp-lane-count"),this.company=d("span","gp-lane-company","",{tabindex:"0","data-tip":""}),this.state.append(this.doing,this.tokens,this.company),this.parts=
d("p","gp-lane-parts"),this.seeds=d("p","gp-lane-seeds"),this.back=d("button","gp-button","◀",{type:"button","data-seed":"-1","aria-label":"The seed before"}),
this.on=d("button","gp-button","▶",{type:"button","data-seed":"1","aria-label":"The next seed"}),this.seed=d("span","","",{"aria-live":"polite"}),this.seeds.append(
this.back,this.seed,this.on),this.problem=d("div","gp-problem"),this.why=d("span"),this.problem.append(d("b","","✕ "),this.why);let o=d("div","gp-lane-top");o.
append(s,this.settings,this.changed,this.state,this.parts,this.seeds,this.problem),e.append(o)}draw({lane:e,ran:n,place:s,lanes:o,isReference:r,parts:i,told:a}){
let c=n?this.group.shownOf(n.number):null;_(this.letter,e.label),_(this.title,e.title),H(this.reference,r),D(this.name,{"aria-pressed":String(r),title:r?"The ot\
her lanes are compared with this one":`Compare the others with ${e.label}`}),this.name.disabled=!n,this.drawTools(e,s,o),this.drawStop(n),_(this.settings,Cd(e,c,
n).join(" · ")),H(this.changed,!!n&&["model","seed","settings"].some(p=>(e[p]??null)!==(n[p]??null))),this.drawState(c),_(this.parts,i),H(this.parts,!!i),this.
drawSeeds(c,n),this.drawProblem(e,a)}drawTools(e,n,s){H(this.tools,this.group.canAsk);let o={left:n===0,right:n===s-1,remove:s===1,copy:s>=hn};for(let[r,,i]of sa){
let a=r==="select"&&e.selected?`Lane ${e.label} is shown in the settings`:`${i} lane ${e.label}`;D(this.buttons[r],{title:a,"aria-label":a,"aria-disabled":String(
!!o[r])})}_(this.buttons.select,e.selected?"✎ editing":"✎"),D(this.buttons.select,{"aria-pressed":String(!!e.selected)})}drawStop(e){let{stop:n}=this.buttons,
s=!!e&&this.group.running&&e.entries.some(({log:o})=>!o.finished&&!o.failed);!s&&n===document.activeElement&&this.name.focus(),H(n,s)}drawState(e){if(H(this.state,
!!e),!e)return;let{log:n}=e;_(this.doing,Pd(n,this.group.done));let s=ve(n).length;_(this.tokens,s?`${I(s)} token${s===1?"":"s"}`:"");let o=Mo.get(n);n.shared>1&&
Mo.set(n,{others:Math.max(n.shared-1,o?o.others:0),apart:n.apart&&(!o||o.apart)});let r=Mo.get(n);if(H(this.company,!!r),!r)return;let{others:i,apart:a}=!n.running||
n.shared<2?r:{others:n.shared-1,apart:n.apart};_(this.company,`${a?"in turn":"together"} with ${i===1?"another run":`${i} others`}`),D(this.company,{"data-tip":a?
Ad:Ld})}drawSeeds(e,n){let s=n?n.entries.length:0;H(this.seeds,s>1),!(s<2)&&(_(this.seed,`seed ${oa(e)??"–"}, ${n.shown+1} of ${s}`),D(this.back,{"aria-disabl\
ed":String(n.shown===0)}),D(this.on,{"aria-disabled":String(n.shown===s-1)}))}drawProblem({label:e,problem:n},s){let o=s.get(n)??e;n&&s.set(n,o),H(this.problem,
!!n),_(this.why,!n||o===e?n||"":`The same as in lane ${o}.`)}},hn=8,Mo=new WeakMap,oa=({seed:t,log:e})=>t??(e&&e.started?e.started.seed:null);function Cd(t,e,n){
let s=e&&n.seed===t.seed&&n.entries.length===1?oa(e):null,o=t.seed??s;return[t.model,t.settings,o===null?"":`seed ${o}`].filter(Boolean)}function Pd(t,e){let{queued:n,
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
1);case"ArrowUp":return Ee(this.tokens,s,-1);case"Home":return this.tokens[0];case"End":return this.tokens.at(-1);default:return null}}};function ra(t,e){let n=t.querySelector(".gp-columns"),s=t.querySelector(".gp-shade"),o=t.querySelector(".gp-scale"),r=t.querySelector(".gp-add"),i=new Map,a=new WeakMap,
c=qt(t,n,e,l=>{let h=a.get(l);if(!h)return null;let{token:b,step:u,index:g,lane:k}=h;return{id:b.token_id,text:b.text,where:`token ${g+1}`,step:u,why:k.whyOf(l)}}),
p=()=>({shade:s.value,unit:e.unit});function f(){return e.lanes?e.lanes.map(l=>({key:`lane ${l.id}`,lane:l,number:e.groups.findIndex(({id:h})=>h===l.id)})):e.groups.
map(l=>({key:`group ${l.number}`,lane:l,number:l.number}))}function w(l){let h=document.activeElement,b=[...n.children].indexOf(h&&h.closest(".gp-lane")),u=new Set(
l.map(({key:g})=>g));for(let[g,{element:k}]of i)u.has(g)||(k.remove(),i.delete(g));l.forEach(({key:g,lane:k,number:v},A)=>{let S=i.get(g)||O(g);Object.assign(S,
{lane:k,number:v}),n.children[A]!==S.element&&n.insertBefore(S.element,n.children[A]||null)}),m(),!(b<0||document.activeElement===h)&&(h.isConnected?h.focus():n.
children.length&&n.children[Math.min(b,n.children.length-1)].querySelector(".gp-lane-name").focus())}function m(){let{clientWidth:l}=n,[h,b,u]=[240,12,4];if(!l||
!i.size)return;let g=Math.max(1,Math.min(u,Math.floor((l+b)/(h+b)))),k=Math.ceil(i.size/g);n.style.setProperty("--lanes-in-row",Math.ceil(i.size/k))}new ResizeObserver(
m).observe(n);function O(l){let h=d("li","gp-lane"),b=new ss(h,e),u=d("p","gp-note gp-not-yet","Not run yet."),g=d("div","gp-lane-text",null,{role:"group",dir:"\
auto"}),k=d("div","gp-lane-bottom");k.append(u,g),h.append(k);let v={element:h,head:b,note:u,body:g,text:new os(g,a)};return i.set(l,v),v}function M(l,h,b,u){let{
element:g,head:k,note:v,body:A,text:S,lane:E,number:N}=l,W=N<0?null:e.groups[N],B=De(e),P=!!(W&&B&&B[0]===N),q=W&&B&&!P?$(B[0],N):{shared:0,sign:"",why:"",words:""};
k.draw({lane:E,ran:W,place:h,lanes:b,isReference:P,parts:q.words,told:u}),g.classList.toggle("gp-lane-selected",!!E.selected),D(g,{"aria-label":`Lane ${E.label}\
: ${E.title}`}),D(A,{"aria-label":`Text of lane ${E.label}, token by token. Arrow keys walk.`}),H(v,!W),H(A,!!W),W?S.draw(e.shownOf(N).log,q,p()):S.log&&S.clear(
null)}function $(l,h){let b=Le(e,l),[u,g]=[l,h].map(W=>e.shownOf(W).log),{kind:k,at:v,shorter:A}=Yn(e,l,h),S=v[1];if(k==="apart"){let{chosen:W}=ve(u)[v[0]],B=`h\
ere it diverges from ${b}, which has ${V(W.text)}`;return{shared:S,sign:`≠${b}`,why:B,words:`≠ diverges from ${b} at token ${S+1}`}}let E={shared:S,sign:"",
why:""};if(!S)return{...E,words:""};let N=[u,g].map(W=>!!(W.finished||W.failed||e.done));return k==="same"?{...E,words:N[0]&&N[1]?`= the same as ${b}`:`= as ${b}\
 so far`}:N[A]?{...E,words:A?`= as ${b}, which goes on`:`= as ${b}, and goes on after its end`}:{...E,words:`= as ${b} so far`}}function L(l){let{header:h}=e,b=h?
h.prompt:"";H(t.querySelector(".gp-asked"),!!b),he(t.querySelector(".gp-asked-text"),b,{plain:!0}),H(t.querySelector(".gp-parting-key"),!!De(e)),H(r.parentNode,
e.canAsk),D(r,{"aria-disabled":String(l.length>=hn),title:l.length>=hn?`${hn} lanes at most`:"A new lane at the end"})}let C=l=>[...i.values()].find(({element:h})=>h.
contains(l));n.addEventListener("click",({target:l})=>{let h=C(l),b=l.closest("button"),u=l.closest(".gp-token");h&&u&&a.has(u)&&T(h,u),!(!h||!b||b.getAttribute(
"aria-disabled")==="true")&&(b.dataset.do&&e.ask({type:"lane",do:b.dataset.do,id:h.lane.id}),b.dataset.seed&&e.showEntry(h.number,e.groups[h.number].shown+Number(
b.dataset.seed)),b===h.head.name&&y(h.number))});function y(l){let h=De(e);h&&l!==h[0]&&e.setPair(l,l===h[1]?h[0]:h[1])}function T(l,h){l.text.reach(h),h.focus(
{preventScroll:!0}),h.scrollIntoView({block:"nearest"}),c.show(h)}n.addEventListener("keydown",l=>{let{target:h,key:b}=l;if(!a.has(h)||l.ctrlKey||l.metaKey||l.altKey)
return;let u=C(h),g=b==="Enter"||b===" "?h:u.text.next(h,b);!g&&!b.startsWith("Arrow")||(l.preventDefault(),g&&T(u,g))}),r.addEventListener("click",()=>{r.getAttribute(
"aria-disabled")!=="true"&&e.ask({type:"lane",do:"add"})});function x(){ns(o,s.value,e.unit)}return s.addEventListener("change",()=>{for(let{text:l}of i.values())
l.redraw(p());x()}),l=>{let h=f();if(t.hidden=!h.length&&!e.canAsk,t.hidden)return;if((l.run||l.lanes)&&w(h),l.unit){for(let{text:u}of i.values())u.redraw(p());
x()}L(h);let b=new Map;h.forEach(({key:u},g)=>M(i.get(u),g,h.length,b));for(let{text:u}of i.values())u.settle();c.refresh(l.unit||l.pair)}}function ia(t,e){let r=M=>t.querySelector(".gp-"+M);function i(M){let[$,L]=[Math.min(...M),Math.max(...M)],C=[1,2,5,10,20,50,100,200,500,1e3].find(x=>Math.floor(
L/x)-Math.floor($/x)<24)||Math.ceil((L-$+1)/24),y=Math.floor($/C),T=Array.from({length:Math.floor(L/C)-y+1},(x,l)=>[Math.max((y+l)*C,$),Math.min((y+l+1)*C-1,L),
0]);for(let x of M)T[Math.floor(x/C)-y][2]+=1;return T}function a(M){let $=M.map(Qe).sort((x,l)=>x-l),L=$.length?i($):[],C=JSON.stringify(L);r("bins").dataset.key!==
C&&ae(r("bins"),L.length?c(L):void 0),r("bins").dataset.key=C;let y=$.reduce((x,l)=>x+l,0)/$.length,T=($[$.length-1>>1]+$[$.length>>1])/2;_(r("average"),$.length?
`mean ${y.toFixed(1)}, median ${I(T)}, from ${I($[0])} to ${I($.at(-1))}`:"none has ended yet")}function c(M){let $=([C,y,T])=>`${C===y?U(C,"token"):`${I(C)} to\
 ${I(y)} tokens`}: ${U(T,"text")}`,L={type:"bar",hoverinfo:"text",textposition:"none",text:M.map($),x:M.map(([C,y])=>(C+y)/2),y:M.map(([,,C])=>C),width:M.map(([
C,y])=>.94*(y-C+1)),marker:{color:"var(--gp-kept)"}};return ct("How many texts have so many tokens",[L],Te("tokens",{showgrid:!1}),Te("texts",{rangemode:"tozero"}),
{height:220,bargap:0})}function p(){let M=d("li"),$=d("span","",null,{"aria-hidden":"true"});return $.append(d("i","gp-bar")),M.append(d("span","gp-sign",null,{
"aria-hidden":"true"}),d("span","gp-word"),$,d("span","gp-times")),M}function f(M){let $=new Map;for(let y of M)$.set(ye(y),($.get(ye(y))||0)+1);let L=[...$].sort(
([y,T],[x,l])=>l-T||(y<x?-1:1)),C=J(r("endings"),L.length,p);L.forEach(([y,T],x)=>{let[l,h,b,u]=C[x].children;D(C[x],{"data-end":y}),_(l,Ye(y)),_(h,Xe(y)[0]),ee(
b.firstChild,"width",T/M.length),_(u,`${I(T)} · ${j(T/M.length)}`)})}function w(M){let $=M.filter(T=>ye(T)==="failed"),L=M.filter(T=>ye(T)!=="failed"&&!dt(T).trim()),
C=e.done?e.entries.length-M.length:0,y=[];L.length&&y.push(`${U(L.length,"text is","texts are")} empty.`),$.length&&y.push(`${I($.length)} failed and ${$.length===
1?"is":"are"} counted here alone.`),C&&y.push(`${U(C,"sample")} did not come to an end.`),_(r("oddities"),y.join(" "))}function m(M){let $=new Map;for(let l of M)
$.set(dt(l),($.get(dt(l))||0)+1);let L=[...$].filter(([,l])=>l>1).sort(([l,h],[b,u])=>u-h||(l<b?-1:1)),C=`${U($.size,"distinct text")} of ${I(M.length)}`;_(r("c\
ommon-title"),M.length?C+($.size===1&&M.length>1?": all are the same":L.length?"; the most frequent ones":M.length>1?": none came twice":""):"");let y=r("common"),
T=L.slice(0,5),x=[...y.children].map(l=>l.gpText);T.length===x.length&&T.every(([l],h)=>l===x[h])?T.forEach(([,l],h)=>_(y.children[h].firstChild,`${I(l)} ×`)):
y.replaceChildren(...T.map(O))}function O([M,$]){let L=d("li");if(L.gpText=M,L.append(d("span","gp-times",`${I($)} ×`)),M.length<=150)L.append(M.trim()?d("bdi",
"",ht(M)):d("span","gp-note","(empty)"));else{let C=d("details"),y=d("summary");y.append(d("bdi","",ht(M.slice(0,150))+"…")),C.append(y,d("p","",M,{dir:"auto"})),
L.append(C)}return L}return M=>{if(t.hidden=!e.header||e.header.kind!=="seeds",t.hidden||!(M.run||M.status))return;M.run&&r("common").replaceChildren();let $=e.
entries.filter(y=>Vt(y)==="cut"),L=e.entries.filter(y=>ye(y)&&!$.includes(y)),C=L.filter(y=>ye(y)!=="failed");_(r("of"),L.length===e.entries.length?`all ${U(L.length,
"sample")}`:`${I(L.length)} of ${U(e.entries.length,"sample")} ${e.done?"ended":"have ended so far"}`),a(C),f([...L,...$]),w(L),m(C)}}function aa(t,e){let n=t.querySelector(".gp-metrics"),[s]=n.tHead.rows,o=s.cells[0].querySelector("button"),r=new Map,i=null,a=[],c=({values:y},{name:T})=>Number.
isFinite(y[T])?y[T]:null;function p(){let y=e.metrics.filter(l=>e.groups.some(h=>c(h,l)!==null));if(y.length===a.length&&y.every((l,h)=>l===a[h].metric))return;
let T=document.activeElement,x=s.contains(T)?T.dataset.name:null;a.forEach(({head:l})=>l.remove()),a=y.map(l=>{let h=d("th","",null,{scope:"col"}),{name:b,title:u,
unit:g,meaning:k,formula:v,better:A}=l,S={more:" More is better.",less:" Less is better."}[A]||"",E=d("button","gp-sort",null,{type:"button","data-name":b,"data\
-tip":`${k}${S} Formula: ${v}.`});return E.append(d("span","",u.replace(/-(?=\d)/g,"‑")),d("span","gp-arrow","",{"aria-hidden":"true"})),h.append(E),g&&g!==u.
toLowerCase()&&h.append(d("small","",g)),s.append(h),{metric:l,head:h}});for(let l of r.values())J(l,1+a.length,w);x&&s.querySelector(`[data-name="${CSS.escape(
x)}"]`)?.focus()}function f(){for(let{metric:y,head:T}of a){let x=i&&i.name===y.name?i.down?"descending":"ascending":"none";D(T,{"aria-sort":x}),_(T.querySelector(
".gp-arrow"),{descending:" ▼",ascending:" ▲",none:""}[x])}}s.addEventListener("click",({target:y})=>{let T=y.closest(".gp-sort");if(!T)return;let x=a.map(l=>l.
metric).find(({name:l})=>l===T.dataset.name);if(!x)i=null;else{let l=x.better!=="less",h=i&&i.name===x.name;h&&i.down!==l?i=null:i={name:x.name,down:h?!l:l}}L()});
function w(){let y=d("td"),T=d("span","gp-value");T.append(d("b","gp-best-sign","",{"aria-hidden":"true"}),d("span"),d("span","gp-hidden"),d("small","gp-seeds-r\
ange"));let x=d("span","gp-track");return x.append(d("i")),y.append(T,x),y}function m(y){let T=d("tr"),x=d("th","gp-whose",null,{scope:"row"});return x.append(d(
"b","gp-letter"),d("bdi")),T.append(x),J(T,1+a.length,w),n.tBodies[0].append(T),r.set(y,T),T}function O({number:y,title:T}){let x=r.get(y)||m(y),[l,h]=x.cells[0].
children;_(l,Le(e,y)),_(h,T)}function M({metric:y},T){let x=e.groups.map(b=>c(b,y)),l=Math.max(...x.map(b=>Math.abs(b??0))),h=yo(y,e.groups);return x.forEach((b,u)=>{
let g=r.get(u).cells[T+1],[k,v]=g.children,A=b===null?"–":b.toLocaleString("en-US",{minimumFractionDigits:y.digits,maximumFractionDigits:y.digits}),S=h!==null&&
h.number===u;_(k.children[0],S?"★":""),_(k.children[1],A),_(k.children[2],S?" (best)":"");let E=b===null?"":Je(y,e.groups[u]);_(k.children[3],E&&`over the see\
ds ${E}`),g.classList.toggle("gp-best",S),ee(v.firstChild,"width",b===null||!l?0:Math.abs(b)/l)}),h!==null}function $(){let y=[...e.groups];if(i){let x=i.down?-1:
1;y.sort((l,h)=>{let[b,u]=[c(l,i),c(h,i)];return b===null||u===null?+(b===null)-+(u===null):x*(b-u)})}let[T]=n.tBodies;y.forEach(({number:x},l)=>{T.rows[l]!==r.
get(x)&&T.insertBefore(r.get(x),T.rows[l]||null)})}function L(){if(p(),t.hidden=!a.length,t.hidden)return;i&&!a.some(({metric:T})=>T.name===i.name)&&(i=null),e.
groups.forEach(O);let y=a.map(M);H(t.querySelector(".gp-best-key"),y.some(Boolean)),f(),$()}function C(){for(let T of r.values())T.remove();r.clear();let{kind:y}=e.
header||{};_(o,{lanes:"Lane",sweep:"Cell"}[y]||"Runs"),n.classList.toggle("gp-one",e.groups.length<2),H(t.querySelector(".gp-sorting"),e.groups.length>1)}return y=>{
y.run&&C(),(y.run||y.measured||y.lanes)&&L()}}var la={sweep:"Nothing has run yet. “Run the grid” writes a text for each pair of values, and draws a heat map of any metric.",seeds:"Nothing has run yet. “\
Draw the samples” asks the model again and again, and draws a tree of what it can say, with counts and probabilities.",trial:"Nothing has run yet. “Run the tr\
ial” decodes the same request with and without drafts, and answers one question: is it faster, which draft length is best, or is it the same.",precision:"Noth\
ing has run yet. “Compare precisions” lets the model write in each of them by turns, measures memory and speed, and tells how far their distributions lie apart \
at each token.",watermark:"Nothing has run yet. “Run the experiment” writes texts with the watermark and without it, and answers one question; or it asks you wh\
ich is which."};function ca(t,e){let o=t.querySelector(".gp-status"),r=t.querySelector(".gp-pace"),i=t.querySelector(".gp-track"),a=t.querySelector(".gp-trouble\
s"),c=t.querySelector(".gp-told"),p=t.querySelector(".gp-answered"),f=[],w=[],m=null,O=0;function M(x){let l=e.entries[x];f[x]=Vt(l),w[x]=Qe(l)}function $(x){let l=U(
f.length,"run"),h=x.ended+x.failed;if(h===f.length)return[h===1?"The run has ended":`All ${l} have ended`,""];let b=x.cut+(e.done?x.decoding:0),u=(e.done?[b&&`${I(
b)} cut off`,x.waiting&&`${I(x.waiting)} not begun`]:[b&&`${I(b)} cut off`,`${I(x.decoding)} decoding`,`${I(x.waiting)} queued`]).filter(Boolean);return[`${e.done?
"Stopped: ":""}${I(h)} of ${l} ended`,u.map(g=>` · ${g}`).join("")]}function L(x){if(!x)return;let l=performance.now();m??={at:l,sum:x},x!==m.last&&([m.last,O]=
[x,l]);let h=O-m.at,b=h>500?` · ${I(Math.round((x-m.sum)/h*1e3))} tokens/s altogether`:"";_(r,U(x,"token")+b)}function C(x){let l=new Map;for(let k of e.entries.
filter(v=>f[v.number]==="failed")){let v=JSON.stringify(Sn(We(k)));l.set(v,[...l.get(v)||[],k])}let h=e.done?x.cut:0,b=JSON.stringify([[...l].map(([k,v])=>[k,v.
length]),h]);if(a.dataset.key===b)return;a.dataset.key=b,a.replaceChildren();for(let[k,v]of[...l].slice(0,8)){let A=d("p");A.append(d("b","","✕ "),`${U(v.length,
"run")} failed${y(v)}: `);for(let{knob:S,message:E,fix:N}of JSON.parse(k))A.append(d("span","",(S?`${S}: `:"")+E),N?` ${N} `:" ");a.append(A)}let u=[...l.values()].
slice(8).flat().length;u&&a.append(d("p","gp-note",`${U(u,"more run")} failed for other reasons.`));let g=h&&e.done.overtaken?`because another run took ${h===1?
"its":"their"} place`:"by hand";h&&a.append(d("p","gp-note gp-stopped",`${U(h,"run was","runs were")} stopped ${g}; what was written is kept.`))}function y(x){let l=[
...new Set(x.map(u=>e.groups[u.group].label))];if(l.length===e.groups.length)return"";let h=l.length-1;return` (${l.every(u=>u.length===1)?l.join(", "):l[0]+(h?
` and ${U(h,"other")}`:"")})`}function T(){let x=e.found&&e.found.question,h=(x&&e.asking&&e.asking.question!==x?e.asking.titles:{})[x];H(p,!!h),h&&_(p,`These r\
uns ${e.done?"answered":"answer"} “${h}”. Choose that question to see what they say.`)}return x=>{if(t.hidden=!e.header&&!Object.hasOwn(la,e.name),i.hidden=
!e.header,!e.header&&!t.hidden&&_(o,la[e.name]),!e.header)return;x.run?([f,w,m]=[[],[],null],_(r,""),e.entries.forEach(u=>M(u.number))):x.measured||x.status?e.entries.
forEach(u=>M(u.number)):x.entries.forEach(M);let l={ended:0,cut:0,failed:0,decoding:0,waiting:0};for(let u of f)l[u]+=1;let[h,b]=$(l);o.dataset.words!==h+b&&(o.
dataset.words=h+b,o.replaceChildren(d("b","",h),b));for(let u of["ended","failed","decoding"])ee(i.querySelector(".gp-part-"+u),"width",l[u]/Math.max(1,f.length));
D(i,{"aria-valuemax":f.length,"aria-valuenow":l.ended+l.failed,"aria-valuetext":h+b.replaceAll(" · ",", ")}),L(w.reduce((u,g)=>u+g,0)),C(l),T(),e.done&&_(c,h)}}function ha(t){Nd(t),Id(t),t.lanes.addEventListener("change",()=>{t.state.opened.clear(),t.draw()})}function Eo(t,e){if(!e.folded){t.pick(e.entry.run.at(-1));return}
let[n]=e.folded,s=document.activeElement===e.item;t.state.unfold(e.node,e.folded),t.draw(),s&&xt(t,t.views.get(n.id))}function Nd(t){let{tree:e}=t,n=s=>{let o=s.
closest(".gp-knot");return o?o.parentElement.gpView:null};e.addEventListener("click",({target:s})=>{let o=n(s);o&&(pa(t,o),Eo(t,o))}),e.addEventListener("pointe\
rmove",({target:s,pointerType:o})=>{o!=="touch"&&t.point(n(s),s.gpNode||null)}),e.addEventListener("pointerleave",()=>t.point(null)),e.addEventListener("focusin",
s=>{let o=s.target;o.gpView&&o.matches(":focus-visible")&&t.point(o.gpView,null)}),e.addEventListener("focusout",()=>t.point(null))}function pa(t,e){t.current&&
t.current!==e&&D(t.current.item,{tabindex:"-1"}),t.current=e,D(e.item,{tabindex:"0"})}function xt(t,e){e&&(pa(t,e),e.item.focus({preventScroll:!0}),e.knot.scrollIntoView(
{block:"nearest",inline:"nearest"}),t.point(e,null))}var fa=({kids:t})=>t&&t.firstElementChild&&t.firstElementChild.gpView;function qd(t,e){e.entry&&t.state.closed.
delete(e.entry.head.id)?t.draw():xt(t,fa(e))}function Wd(t,e){e.entry&&fa(e)?(t.state.closed.add(e.entry.head.id),t.draw()):xt(t,e.above)}var da={ArrowDown:(t,e,n)=>xt(
t,n[n.indexOf(e)+1]),ArrowUp:(t,e,n)=>xt(t,n[n.indexOf(e)-1]),ArrowRight:qd,ArrowLeft:Wd,Home:(t,e,n)=>xt(t,n[0]),End:(t,e,n)=>xt(t,n.at(-1)),Enter:Eo," ":Eo,Escape:t=>{
t.point(null),t.state.picked&&t.pick(null)}};function Id(t){t.tree.addEventListener("keydown",e=>{let n=e.target.gpView;if(!n||e.ctrlKey||e.altKey||e.metaKey||!Object.
hasOwn(da,e.key))return;e.preventDefault();let s=[...t.tree.querySelectorAll(".gp-branch")].filter(o=>o.offsetParent);da[e.key](t,n,s.map(o=>o.gpView))})}var rs=class{constructor(){this.count=0,this.root=this.node(null,null),this.tips=[],this.ended=new Map}node(e,n){let s=n&&n.logprob!==null&&e.logprob!==null&&e.
logprob!==void 0,o=n?s?n.logprob+e.logprob:null:0;return{id:this.count++,token:e,before:n,depth:n?n.depth+1:0,kids:new Map,samples:[],ends:[],logprob:o,order:[]}}begin(e){
return this.root.samples.push(e),this.tips[e]=this.root}add(e,n){let s=this.tips[e]||this.begin(e),o=s.kids.get(n.token_id);o||(o=this.node(n,s),s.kids.set(n.token_id,
o),s.order.push(o)),o.samples.push(e),this.tips[e]=o}end(e,n){this.ended.has(e)||(this.ended.set(e,n),(this.tips[e]||this.begin(e)).ends.push([e,n]))}reached(e){
let n=s=>!Rd.has(this.ended.get(s)??"length");return this.root.samples.filter(s=>this.tips[s].depth>=e||n(s)).length}},Rd=new Set(["length","max_time","stopped",
"failed","given","unfinished"]);function ua(t){let e=[t];for(;t.kids.size===1&&!t.ends.length;)[t]=t.order,e.push(t);return e}function ma(t){for(;t.before&&t.before.
before&&t.before.kids.size===1&&!t.before.ends.length;)t=t.before;return t}var pn=(t,e=null)=>t.logprob===null||e&&e.logprob===null?null:Math.exp(t.logprob-(e?e.
logprob:0)),fn=t=>{let e=[];for(;t.before;t=t.before)e.push(t);return e.reverse()},ga=(t,e)=>(e.logprob??-1/0)-(t.logprob??-1/0)||t.token.token_id-e.token.token_id;
function Bd({order:t},e){if(!e)return t.sort((s,o)=>o.samples.length-s.samples.length||ga(s,o)),t;let n=(s,o)=>s.samples.length>o.samples.length+Math.max(.5,o.samples.
length/5);for(let s=1;s<t.length;s++)for(let o=s;o>0&&n(t[o],t[o-1]);o--)[t[o-1],t[o]]=[t[o],t[o-1]];return t}function wa(t,{lanes:e,grows:n,opened:s=new Map,closed:o=new Set,
before:r=new Set}){let i=[],a=[],c=({id:$,samples:L})=>L.length+(n&&r.has($)?.5:0),p=([$],[L])=>c(L)-c($)||$.depth-L.depth||ga($,L),f=0;function w($,L,C){for(f+=
1;;){let y=L.at(-1),T={head:$,run:L,kids:[],folded:[],closed:o.has($.id)};C.push(T);let x=Bd(y,n);if(!x.length||T.closed)return;let l=1+(s.get(y.id)||0);x.slice(
1).forEach((h,b)=>(b+1<l?a:i).push([h,T])),C=T.kids,[$]=x,L=ua($)}}let m=$=>{for(;$.length;){let[L,C]=$.pop();w(L,ua(L),C.kids),m(a)}},O=()=>i.splice(0).forEach(
([$,L])=>L.folded.push($)),M=[];for(w(t.root,[t.root],M),m(a);i.length&&f<e;)i.sort(p),m([i.shift()]);O();for(let $=To(M[0]);$.length;$=To(M[0]))m($),O();return ba(
M[0]),M[0]}function To(t){return[...t.folded.length===1?[[t.folded.pop(),t]]:[],...t.kids.flatMap(To)]}function ba(t){let e=new Map(t.run.at(-1).order.map((n,s)=>[
n,s]));t.kids.sort((n,s)=>e.get(n.head)-e.get(s.head)),t.kids.forEach(ba)}var jd=12,is=class{constructor(e){this.group=e,this.begin()}begin(){this.trie=new rs,this.opened=new Map,this.closed=new Set,this.picked=null}read(e){let{trie:n,
group:s}=this,o=s.entries[e],r=n.tips[e];for(let a=r?r.depth:0;a<o.tokens.length;a++)n.add(e,o.tokens[a]);let i=ye(o);i&&n.end(e,i)}shown(e,n){return wa(this.trie,
{lanes:e,grows:!this.group.done,opened:this.opened,closed:this.closed,before:n})}pick(e){this.picked=e===this.picked?null:e}unfold(e,n){let s=e.order.length-n.length;
this.opened.set(e.id,s-1+Math.min(jd,n.length))}isOnPath({head:e,run:n}){return un(n.at(-1),this.picked)||un(this.picked,e)}};function un(t,e){for(;t&&t.depth>e.
depth;)t=t.before;return t===e}var as=220,ls=({token:t})=>t.piece??t.text;function ka(t,e,n,s){let{length:o}=n.samples,[r,i]=[t.reached(n.depth),e.before],a=pn(n),c=w=>w===null?"not known":j(
w),p=e===n,f=[["Came here",`${I(o)} of ${U(r,"sample")}${r<s?" so far":""}`]];a!==null&&f.push(["Expected when drawn",`${zd(r*a)} = ${I(r)} × ${j(a)}`]),f.push(
[`Probability of ${p?"this token":`these ${n.depth-e.depth+1} tokens`}`,c(pn(n,i))]),f.push(["Share of the samples here",j(o/Math.max(1,Fd(i)))]),p&&f.push(["Th\
e model’s own, unprocessed",c(n.token.raw_logprob===null?null:X(n.token.raw_logprob))]),f.push(["Probability of the text so far",c(a)]);for(let[w,m]of cs(n))f.
push([`${Ye(w)} ends here: ${Xe(w)[0]}`,I(m)]);return f}var zd=t=>t<.01?"fewer than 0.01":t.toFixed(t<10?2:1),Fd=t=>t.order.reduce((e,n)=>e+n.samples.length,0);
function cs(t){let e=new Map;for(let[,n]of t.ends)e.set(n,(e.get(n)||0)+1);return e}function ya(t,e){let n=d("div","gp-trie-card",null,{popover:"manual","aria-h\
idden":"true"}),s=d("p"),o=d("dl");n.append(s,o),n.hidden=!0,t.append(n);function r(c,p,f,w,m){let O=fn(f.before).map(({token:C})=>C.piece??"").join(""),M=O.length>
as?"…"+O.slice(-as):O,$=fn(w).slice(f.depth-1).map(ls).join(""),L=d("bdi","",M);L.append(d("b","",$.length>as?$.slice(0,as)+"…":$)),s.replaceChildren(L),o.replaceChildren(
...ka(p,f,w,m).flatMap(([C,y])=>[d("dt","",C),d("dd","",y)])),n.hidden&&document.addEventListener("scroll",e,{capture:!0,passive:!0}),n.hidden=!1,n.showPopover&&
!n.matches(":popover-open")&&n.showPopover(),i(c)}function i(c){let p=c.getBoundingClientRect(),{clientWidth:f,clientHeight:w}=document.documentElement,[m,O]=[n.
offsetWidth,n.offsetHeight],M=p.bottom+7+O+8<=w?p.bottom+7:p.top-O-7;n.style.left=`${Math.max(8,Math.min(p.left,f-m-8))}px`,n.style.top=`${Math.max(8,Math.min(M,
w-O-8))}px`}function a(){n.hidden||(n.hidePopover&&n.isConnected&&n.matches(":popover-open")&&n.hidePopover(),n.hidden=!0,document.removeEventListener("scroll",
e,{capture:!0}))}return{show:r,hide:a}}function xa(t,e,n){let o=t.querySelector(".gp-through"),r=t.querySelector(".gp-through-title"),i=t.querySelector(".gp-thr\
ough-list"),a=t.querySelector(".gp-through-more"),c=t.querySelector(".gp-through-facts"),[p,f]=[null,null],w=!1;function m(){let L=d("li"),C=d("bdi");return C.append(
d("span","gp-shared"),d("span","gp-own")),L.append(C,d("small")),L}function O(L,C,y){let T=e.entries[C],x=fn(y).length,l=u=>u.map(({piece:g})=>g??"").join("");_(
L.querySelector(".gp-shared"),l(T.tokens.slice(0,x))),_(L.querySelector(".gp-own"),l(T.tokens.slice(x)));let h=ye(T);_(L.querySelector("small"),[`sample ${C+1}`,
(T.seed??null)===null?"":`seed ${T.seed}`,U(Qe(T),"token"),h?`${Ye(h)} ${Xe(h)[0]}`:"…"].filter(Boolean).join(" · "));let b=L.querySelector("button");if(e.canAsk&&
!b){let u=d("button","gp-button","Open",{type:"button","aria-label":`Open sample ${C+1} as one run`});u.addEventListener("click",()=>e.ask({type:"open",entry:+L.
dataset.entry})),L.append(u)}else b&&L.dataset.entry!==String(C)&&b.setAttribute("aria-label",`Open sample ${C+1} as one run`);L.dataset.entry=C}function M(L,C){
let y=L.before?ka(C,ma(L),L,e.entries.length):[],T=J(c,y.length,()=>{let x=d("div");return x.append(d("dt"),d("dd")),x});y.forEach(([x,l],h)=>{_(T[h].firstChild,
x),_(T[h].lastChild,l)})}function $(L,C){if(L!==p&&(w=!1),[p,f]=[L,C],o.hidden=!L,!L)return;M(L,C);let{samples:y}=L,T=L.before?V(fn(L).map(ls).join("").trim()):
`the ${e.apart||"prompt"}`,x=T.length>120?"“…"+T.slice(-110):T;_(r,`${U(y.length,"sample goes","samples go")} through ${x}`);let l=w?y.length:Math.min(12,y.
length),h=J(i,l,m);for(let b=0;b<l;b++)O(h[b],y[b],L);a.hidden=l===y.length,_(a,`Show all ${I(y.length)}`)}return a.addEventListener("click",()=>{w=!0,$(p,f)}),
t.querySelector(".gp-unpick").addEventListener("click",n),$}var Dd=18,$a=110,va=160,Lo=t=>t.reduce((e,n)=>e+n.samples.length,0);function Hd(t){let e=d("li","",null,{role:"treeitem",tabindex:"-1"}),n=d("div","gp-knot"),[s,
o,r]=[d("bdi","gp-run"),d("span","gp-count"),d("span","gp-end")];n.append(s,o,r),e.append(n);let i={key:t,item:e,knot:n,run:s,number:o,end:r,kids:null,entry:null,
above:null};return e.gpView=i,i}function Sa(t,e){let n=new Set(e.map(({item:s})=>s));for(let s of[...t.children])n.has(s)||s.remove();e.forEach(({item:s},o)=>{t.
children[o]!==s&&t.insertBefore(s,t.children[o]||null)})}function _a(t,e,n){let s=`${e} ${n}`;t.stream!==s&&(t.stream=s,t.item.style.setProperty("--own",e),t.item.
style.setProperty("--rest",n))}function Kd(t,{run:e,head:n}){let s=[...cs(e.at(-1))],o=s.map(([r,i])=>`${Ye(r)}${n.samples.length>1?` ${I(i)}`:""}`).join(" ");_(
t.end,o),t.end.classList.toggle("gp-end-failed",s.some(([r])=>r==="failed"))}var ds=class{constructor(e,n){this.root=e,this.state=n,this.group=n.group,this.tree=
e.querySelector(".gp-roots"),this.lanes=e.querySelector(".gp-lanes"),this.about=e.querySelector(".gp-about"),this.card=ya(e,()=>this.point(null)),this.drawThrough=
xa(e,this.group,()=>this.pick(null)),this.views=new Map,this.current=null,this.pointed=null,Gd(e)}clear(){this.state.begin(),this.views=new Map,this.current=null,
this.pointed=null,this.tree.replaceChildren(),this.card.hide()}draw(){let{state:e,tree:n,views:s}=this,o=document.activeElement&&document.activeElement.gpView,r=[
...s.values()].filter(({item:a,entry:c})=>c&&a.isConnected),i=new Set(r.map(({key:a})=>a));Sa(n,[this.drawEntry(e.shown(+this.lanes.value,i),null,0)]);for(let[a,
c]of s)c.item.isConnected||s.delete(a);(!this.current||!this.current.item.isConnected)&&(this.current=s.get(e.trie.root.id)),D(this.current.item,{tabindex:"0"}),
o&&document.activeElement!==o.item&&(o.item.isConnected?o:this.current).item.focus({preventScroll:!0}),this.drawThrough(e.picked,e.trie),this.drawAbout(),this.refreshCard()}viewOf(e){
return this.views.has(e)||this.views.set(e,Hd(e)),this.views.get(e)}thickness(e){return`${Math.max(1.5,Dd*e/Math.max(1,this.state.trie.root.samples.length)).toFixed(
1)}px`}drawEntry(e,n,s){let{head:o,run:r}=e,i=this.viewOf(o.id);Object.assign(i,{entry:e,above:n,node:r.at(-1),folded:null}),this.drawRun(i,e);let a=e.closed&&r.
at(-1).order.length;_(i.number,a?`${I(o.samples.length)} ▸`:o.samples.length>1?I(o.samples.length):""),Kd(i,e),_a(i,this.thickness(o.samples.length),this.thickness(
s));let c=this.drawKids(i,e);return this.dress(i,this.wordsOf(e),c?"true":a?"false":null),i}drawKids(e,n){let s=[],o=Lo(n.kids.map(({head:r})=>r))+Lo(n.folded);
for(let r of n.kids)s.push(this.drawEntry(r,e,o-=r.head.samples.length));return n.folded.length&&s.push(this.drawMore(n,e)),s.length&&!e.kids&&e.item.append(e.kids=
d("ul","gp-kids",null,{role:"group"})),e.kids&&(Sa(e.kids,s),e.kids.hidden=!s.length),s.length}drawMore({run:e,folded:n},s){let o=this.viewOf("more "+e.at(-1).id);
Object.assign(o,{entry:null,above:s,node:e.at(-1),folded:n});let r=Lo(n);return _(o.run,`+ ${I(n.length)} more`),_(o.number,r>n.length?I(r):""),_a(o,this.thickness(
r),"0px"),this.dress(o,`${I(n.length)} more branches with ${U(r,"sample")}, folded. Press to open.`,null),o}drawRun(e,{head:n,run:s}){let o=n.samples.length===1&&
n.before,r=o?"":s.map(({id:i})=>i).join(" ");if(o){let i="";for(let a of s)if((i+=a.token.piece??"").length>$a)break;_(e.run,ht(i.slice(0,$a+30))||ht(n.token.text)),
e.ids=null}else if(e.ids!==r){let i=e.ids&&(r+" ").startsWith(e.ids+" ")?e.ids.split(" ").length:0;i||e.run.replaceChildren(),e.run.append(...s.slice(i).map(a=>this.
makeToken(a))),e.ids=r}re(e.knot,o?"gp-knot gp-tail":n.before?"gp-knot":"gp-knot gp-root-knot")}makeToken(e){if(!e.before)return d("span","",this.promptWords());
let{piece:n,text:s,logprob:o}=e.token,r=n===null?s:ht(n)+(Mt(e.token)?$n(s):""),i=d("span",n===null?"gp-t gp-special":"gp-t",r||s);return i.style.backgroundColor=
`var(--gp-prob-${Math.round(X(o)*10)})`,i.gpNode=e,i}promptWords(){let e=ht(this.group.header.prompt);return e.length>60?"…"+e.slice(-58):e||"(no prompt)"}wordsOf({
head:e,run:n,closed:s}){let{length:o}=e.samples;if(!e.before)return`The ${this.group.apart||"prompt"}, ${U(o,"sample")}`;let r=n.map(ls).join(""),i=pn(n.at(-1),
e.before),a=[...cs(n.at(-1))].map(([p,f])=>`, ${I(f)} end here: ${Xe(p)[0]}`).join("");return`${V(r.length>va?r.slice(0,va)+"…":r)}, ${I(o)} of ${U(this.state.
trie.root.samples.length,"sample")}${i===null?"":`, probability ${j(i)} after the text before`}${a}${s?", closed":""}`}dress(e,n,s){let{picked:o}=this.state,{node:r,
folded:i,entry:a}=e,c=o&&!i&&this.state.isOnPath(a),p=o&&i&&un(r,o),f=o&&!i&&un(o,a.head),w=["gp-branch",i&&"gp-more",o&&!c&&!p&&"gp-dim",f&&"gp-on-path"];re(e.
item,w.filter(Boolean).join(" "));let m=!!(o&&!i&&a.run.includes(o));D(e.item,{"aria-label":n,"aria-selected":String(m)}),e.expanded!==s&&(e.expanded=s,s===null?
e.item.removeAttribute("aria-expanded"):e.item.setAttribute("aria-expanded",s))}drawAbout(){let{group:e}=this,{trie:n}=this.state,s=n.root.samples.length,o=e.entries.
length-s,r=new Set(n.tips.filter(Boolean)),i=r.size===1&&s>1?"all with the same text":`${U(r.size,"different text")}`;_(this.about,s?`${U(s,"sample")}${o?` of ${I(
e.entries.length)}`:""}${e.done?", ":" so far, "}${i}. Point at a branch for its numbers, press it to see its samples.`:"The tree grows with the first tokens.")}pick(e){
this.state.pick(e),this.draw()}point(e,n){this.pointed&&this.pointed.view===e&&this.pointed.node===n||(this.pointed=e&&{view:e,node:n},e?this.refreshCard():this.
card.hide())}refreshCard(){if(!this.pointed)return;let{view:e,node:n}=this.pointed;if(!e.item.isConnected||!e.entry||!e.entry.head.before){this.pointed=null,this.
card.hide();return}let{head:s,run:o}=e.entry,r=n&&o.includes(n);this.card.show(e.knot,this.state.trie,r?n:s,r?n:o.at(-1),this.group.entries.length)}};function Gd(t){
for(let e=0;e<=10;e++){let n=d("i");n.style.backgroundColor=`var(--gp-prob-${e})`,t.querySelector(".gp-key-ramp").append(n)}}var Ud="14";function Oa(t,e){let n=new is(e),s=new ds(t,n);return ha(s),matchMedia("(max-width: 640px)").matches&&(s.lanes.value=Ud),o=>{if(t.hidden=!e.header||
e.header.kind!=="seeds",!t.hidden&&(o.run&&s.clear(),!(!o.run&&!o.steps&&!o.status))){for(let r of o.run?e.entries.keys():o.entries)n.read(r);s.draw()}}}function Ma(t,e){let s=t.querySelector(".gp-ways"),o=t.querySelector(".gp-first tbody"),r=new WeakMap,i=t.querySelector(".gp-first-words");function a(){let M=d(
"li");return M.append(d("h3"),d("div","gp-read",null,{tabindex:0,role:"group"})),M}function c(M,{label:$,title:L},{started:C}){let y=C?C.prompt_tokens:null,[T,x]=M.
children,l=y?`: ${I(y.length)} token${y.length===1?"":"s"}`:"";_(T,`${$} ${L}${l}`),D(x,{"aria-label":`The prompt of ${$}`}),r.get(x)!==y&&(r.set(x,y),x.replaceChildren(
...(y||[]).map(({piece:h,text:b})=>h===null?d("span","gp-pill",b):h)))}let p=({raw_logprob:M})=>X(M);function f(M){let $=new Map;M.forEach((C,y)=>{if(!C)return;
let T=[...C.distribution.candidates].sort((l,h)=>p(h)-p(l)),x=({token_id:l})=>l===C.chosen.token_id;for(let l of[...T.slice(0,6),...T.slice(0,6).some(x)?[]:[C.chosen]])
$.has(l.token_id)||$.set(l.token_id,{text:l.text,sides:[null,null]});for(let l of[...T,C.chosen])$.has(l.token_id)&&($.get(l.token_id).sides[y]??=l)});let L=({sides:C})=>Math.
max(...C.map(y=>y?p(y):0));return[...$.values()].sort((C,y)=>L(y)-L(C))}function w(){let M=d("tr"),$=d("th","",null,{scope:"row"});return $.append(d("bdi","gp-w\
ord")),M.append($,...[0,1].map(()=>{let L=d("td"),C=d("div","gp-share"),y=d("span");return y.append(d("i")),C.append(d("span","gp-sign"),y,d("b")),L.append(C),L})),
M}function m(M){let $=f(M),L=J(o,$.length,w);$.forEach(({text:C,sides:y},T)=>{let[x,...l]=L[T].cells;he(x.firstChild,C),l.forEach((h,b)=>{let u=y[b],g=!!(u&&M[b]&&
u.token_id===M[b].chosen.token_id),[k,v,A]=h.firstChild.children;re(h.firstChild,g?"gp-share gp-chosen":"gp-share"),_(k,g?"▶":""),ee(v.firstChild,"width",u?p(
u):0),_(A,M[b]?u?j(p(u)):"–":"")})})}function O(M){if(M.some(y=>!y))return"Both runs have to write a token first.";let[$,L]=M.map(({chosen:y})=>y),C=" Shown a\
re the model’s own probabilities, before the processors; ▶ was chosen, – is not among those recorded.";return $.token_id!==L.token_id?`With the template i\
t begins with ${V($.text)}, without it with ${V(L.text)}.${C}`:`Both begin with ${V($.text)}: ${j(p($))} with the template, ${j(p(L))} without it.${C}`}return()=>{
if(t.hidden=e.groups.length!==2,t.hidden)return;let M=[0,1].map(C=>e.shownOf(C).log),$=J(s,2,a);M.forEach((C,y)=>c($[y],e.groups[y],C));let L=M.map(C=>ve(C)[0]||
null);_(i,O(L)),m(L)}}function Ea(t,e){let n=t.querySelector(".gp-arrival-words"),s=t.querySelector(".gp-arrival-bar");return o=>{if(t.hidden=!e.found||!!e.found.over,t.hidden||!o.found)
return;let{done:r,total:i}=e.found,a=Et(e.found);_(n,a[0].toUpperCase()+a.slice(1)),K(r)&&i?(s.setAttribute("aria-valuenow",Math.floor(r/i*100)),ee(s.firstChild,
"width",r/i)):(s.removeAttribute("aria-valuenow"),ee(s.firstChild,"width",1))}}function et(t){return K(t)?t>=1e9?`${(t/1e9).toFixed(1)} billion`:t>=1e6?`${(t/1e6).toFixed(t<1e7?1:0)} million`:t.toLocaleString("en"):"–"}function hs(t,e){t.
replaceChildren(...e.map(([n,s])=>{let o=d("div");return o.append(d("dt","",n)," ",d("dd","",s)),o}))}function pt(t,e,n,s,o){let r=d("button","gp-button gp-pres\
s",s,{type:"button","aria-label":o||`${s}: ${n}`});return r.addEventListener("click",()=>t.ask({type:"model",act:e,model:n})),r}function Ta(t,e){let[n,s,o,r,i]=[".gp-about",".gp-fit",".gp-pairs","tbody",".gp-smaller"].map(f=>t.querySelector(f));function a(f){_(n,f.model);let[w,m]=s.children;
_(w,f.complete?f.fits===null?"? Not known whether it fits.":f.fits?"✓ It fits.":"✕ It does not fit.":"✕ It cannot be opened."),_(m,f.why?`${f.why} ${f.fix}`:
p(f)),hs(o,[["class",f.class_name],["parameters",et(f.parameters)],["opened in",f.dtype],["on",f.device],["to download",f.complete?f.download?be(f.download):"no\
thing: it is here":"its weights are missing"],["memory",f.memory===null?"not known":`${f.reckoned?"about ":""}${be(f.memory)}`],["free memory",be(f.free)],...f.
free_disk===null?[]:[["free disk",be(f.free_disk)]],["context",f.context_length?`${f.context_length.toLocaleString("en")} tokens`:"no end"],["vocabulary",et(f.vocab_size)]]),
c(f),i.replaceChildren(),f.smaller&&i.append(`In no precision does it fit. What would: ${f.smaller.model}, ${be(f.smaller.bytes)}. `,pt(e,"pick",f.smaller.model,
"Take it"))}function c({ways:f,free:w}){t.querySelector("table").hidden=f.length===0;let m=Math.max(w,...f.map(({bytes:O})=>O))*1.05;r.replaceChildren(...f.map(
({model:O,label:M,bytes:$,fits:L})=>{let C=d("tr",L?"":"gp-over"),y=d("span","gp-strip",null,{"aria-hidden":"true"}),[T,x]=[d("i"),d("u")];ee(T,"width",Math.min(
1,$/m)),ee(x,"left",w/m),y.append(T,x);let l=[d("th","",M,{scope:"row"}),d("td","",be($)),d("td"),d("td","",L?"✓ yes":"✕ no"),d("td")];return l[2].append(y),
l[4].append(pt(e,"pick",O,"Take it",`Take it as ${M}`)),C.append(...l),C}))}function p({room:f,free:w,reckoned:m}){if(f===null)return"Neither its files nor its \
config tell what it takes.";let O=m?" Its weights do not tell their size: this is reckoned from its config.":"";return`It takes ${m?"about ":""}${be(f)} with ro\
om for a run, and ${be(w)} can be had.${O}`}return f=>{t.hidden=!e.found,!t.hidden&&f.found&&a(e.found)}}var ps=[[.001,0],[.01,3],[.1,6],[1,8],[1/0,10]],Vd=t=>ps.findIndex(([e])=>xe(t??1/0,"bits")<=e);function ft(t,e){if(!K(t))return"infinite";let n=xe(t,e);if(n===
0)return"0";if(n>=.001)return n.toPrecision(3);let[s,o]=n.toExponential(1).split("e-");return`${s} × ${Jd(o)}`}var Jd=t=>`10⁻${[...String(t)].map(e=>"⁰¹²³⁴\
⁵⁶⁷⁸⁹"[e]).join("")}`,fs=t=>t>=1e9?`${(t/1e9).toFixed(2)} GB`:`${(t/1e6).toFixed(t<1e7?2:1)} MB`;function La(t,e){let n=x=>t.querySelector(".gp-"+x),s=n(
"which"),o=new _e(n("words"),{press:({number:x})=>f(x)}),r=null,i="",a="";s.addEventListener("change",()=>y());let c=()=>(e.found&&e.found.question==="precision"?
e.found.groups:[]).map((x,l)=>({...x,number:l})).filter(({pair:x})=>x&&!x.error),p=()=>c().find(({number:x})=>String(x)===s.value)||c()[0];function f(x){r=x,y()}
function w(x){let l=JSON.stringify(x.map(({number:b,title:u})=>[b,u]));if(l===a)return;a=l;let h=s.value;s.replaceChildren(...x.map(({number:b,title:u})=>d("opt\
ion","",u,{value:b}))),x.some(({number:b})=>String(b)===h)&&(s.value=h)}function m({text:x,kl:l,logprobs:[h,b],same_top:u},g){let k=`probability ${j(X(h))}, her\
e ${j(X(b))}`;return`Token ${I(g+1)} ${V(x)}: KL ${ft(l,e.unit)} ${e.unit}; ${k}${u?"":"; another token is the likeliest here"}`}function O(x){let{tokens:l}=x.pair,
h=JSON.stringify([x.number,e.unit,l.map(({id:b,kl:u})=>[b,u])]);h!==i&&(i=h,o.show(l.map((b,u)=>({token:b,mark:{},number:u,words:()=>m(b,u)}))),o.tokens.forEach(
(b,u)=>{let g=Vd(l[u].kl),k=b.querySelector(".gp-ink");k.style.backgroundColor=`var(--gp-heat-${ps[g][1]})`,k.dataset.rank=g,b.dataset.top=l[u].same_top?"same":
"other"})),o.tokens.forEach((b,u)=>{b.dataset.shown=u===r?"yes":"no",b.setAttribute("aria-pressed",u===r)})}function M(){let x=n("legend");if(x.dataset.unit===e.
unit)return;x.dataset.unit=e.unit,x.replaceChildren(`KL in ${e.unit}:`);let l=b=>e.unit==="bits"?b:Number((b*Math.LN2).toPrecision(2));ps.forEach(([b,u],g)=>{let k=Number.
isFinite(b)?`to ${l(b)}`:`above ${l(ps[g-1][0])}`,v=d("span","gp-chip",k,{"data-rank":g});v.style.backgroundColor=`var(--gp-heat-${u})`,x.append(v)});let h=d("s\
pan");h.append(d("span","gp-wavy","abc")," another token is the likeliest"),x.append(h)}function $(x,l){let h=e.charts[`kl ${l.number} ${e.unit}`];ae(n("curve-b\
ox"),r===null?h:On(h,r+1,"")),L(x,l)}function L(x,l){let h=J(n("curve-keys"),x.length,()=>{let b=d("span"),u=Z("svg");return D(u,{width:30,height:8,"aria-hidden":"\
true"}),u.append(Z("path","gp-course")),D(u.firstElementChild,{d:"M1 4H29"}),b.append(u,d("span")),b});x.forEach(({title:b,number:u},g)=>{D(h[g].firstChild.firstChild,
{"data-line":g%6,"data-on":u===l.number?"yes":"no"}),_(h[g].lastChild,b)})}function C(x){let l=x.pair.tokens[r??x.pair.max_at],h=r??x.pair.max_at,[b,u]=l.entropies,
g=r===null?"Where they differ most, t":"T";_(n("said"),`${g}oken ${I(h+1)} ${V(l.text)}: KL ${ft(l.kl,e.unit)} ${e.unit}, entropy ${le(b,e.unit)} of the referen\
ce and ${le(u,e.unit)} of ${x.title}.${r===null?" Press another token to see both models there.":""}`);let k=n("sides").tHead.rows[0].cells;_(k[1],e.found.groups[0].
title),_(k[2],x.title);let v=J(n("sides").tBodies[0],l.candidates.length,()=>{let S=d("tr"),E=d("th","",null,{scope:"row"});return E.append(d("span"),d("bdi")),
S.append(E,...[0,1].map(()=>{let N=d("td"),W=d("div","gp-side"),B=d("span");return B.append(d("i","gp-bar",null,{"aria-hidden":"true"})),W.append(B,d("span")),N.
append(W),N})),S}),A=Math.max(...l.candidates.flatMap(([,,S,E])=>[S,E]),1e-9);l.candidates.forEach(([S,E,...N],W)=>{let[B,...P]=v[W].cells;_(B.firstChild,S===l.
id?"▶ ":""),he(B.lastChild,E),re(v[W],S===l.id?"gp-is-token":""),N.forEach((q,R)=>{ee(P[R].querySelector(".gp-bar"),"width",q/A),_(P[R].firstChild.lastChild,j(
q))})})}function y(){let[x,l]=[c(),p()];w(x),s.value=l.number;let{mean:h,max:b,same_top:u,max_at:g,perplexities:[k,v],vocab:A}=l.pair;r!==null&&r>=l.pair.tokens.
length&&(r=null),_(n("about"),`${U(l.pair.tokens.length,"token")} of the reference, read by both`),_(n("summary"),`Mean ${ft(h,e.unit)} ${e.unit}, at most ${ft(
b,e.unit)} at token ${I(g+1)}, over ${I(A)} tokens of the vocabulary. Both find the same token the likeliest at ${j(u)} of the places. Perplexity of the text: ${G(
k)} and ${G(v)}.`),M(),O(l),$(x,l),C(l)}let T=()=>c().length>0;return x=>{t.hidden=!T(),x.run&&(r=null),!t.hidden&&(x.found||x.unit)&&y()}}function Aa(t,e){let[n,s,o,r]=[".gp-about",".gp-pairs",".gp-none","tbody"].map(p=>t.querySelector(p));function i(p){_(n,p.model),hs(s,[["class",p.class_name],["\
parameters",et(p.parameters)],["precision",p.precision],["on",p.device],["in memory",be(p.bytes)],["context",p.context_length?`${p.context_length.toLocaleString(
"en")} tokens`:"no end"],["vocabulary",et(p.vocab_size)],["chat template",p.chat_template?"yes":"no"]]);let{fields:f}=p;_(o,f.length?"":"It sets no field: the l\
ibrary’s defaults apply."),o.hidden=f.length>0,t.querySelector("table").hidden=f.length===0,r.replaceChildren(...f.map(w=>{let m=d("tr"),O=d("th","",null,{scope:"\
row"});return O.append(d("code","",w.name)),m.append(O,a(w.model),a(w.library),d("td","",w.meaning),d("td","",c(w))),m}))}function a(p){let f=d("td");return f.append(
d("code","",p===null?"none":JSON.stringify(p))),f}function c({applies:p,by:f,ignored:w,same:m}){return f==="changed"?`▲ the page sets ${JSON.stringify(p)}${w?
`; ${w}`:""}`:f==="model"&&w?`○ ${w}`:f==="model"?m?"the same as the default":"◆ applies":"another field takes its place"}return p=>{t.hidden=!e.found,!t.hidden&&
p.found&&i(e.found)}}function Ca(t,e){let n=y=>t.querySelector(".gp-"+y),s=n("costs").tBodies[0],o=()=>e.found&&e.found.question==="precision";function r(){let y=d("tr"),T=d("th","",
null,{scope:"row"});T.append(d("span"),d("small")),y.append(T);for(let x=0;x<6;x++){let l=d("td");if(l.append(d("span"),d("small")),x===0){let h=d("span","gp-by\
tes",null,{"aria-hidden":"true"});h.append(d("i")),l.append(h)}y.append(l)}return y}function i(y,T){if((y.dataset.tip||"")!==T){for(let x of["tabindex","data-ti\
p"])y.removeAttribute(x);if(T)for(let[x,l]of[["tabindex",0],["data-tip",T]])y.setAttribute(x,l)}}let a=(y,T,x="")=>{_(y.children[0],T),_(y.children[1],x)};function c({
bytes:y,scale_bytes:T},x){if(!K(y))return["–",""];let l=x&&K(x.bytes)?`${j((y+T)/(x.bytes+x.scale_bytes))} of the reference`:"";return[fs(y+T),l]}let p=({bytes:y,
scale_bytes:T})=>K(y)&&T?`get_memory_footprint() has ${fs(y)}; the scales beside them take ${fs(T)}.`:"";function f({pace:y,paces:T,ratio:x}){if(!y)return["–",
""];let l=T.length>1?`${y.low.toFixed(1)} to ${y.high.toFixed(1)}`:"one run";return[y.median.toFixed(1),x?`${l}, ${Se(x.median)}`:l]}function w(y,T){if(T===0)return[
["–",""],["–",""],["–",""]];let{pair:x}=y;if(!x||x.error)return[[x?"none":"–",""],["–",""],["–",""]];let{unit:l}=e;return[[ft(x.mean,l),l],[ft(x.max,
l),`${l}, token ${I(x.max_at+1)}`],[j(x.same_top),""]]}function m(y,T){let x=y.map(l=>l.pair).find((l,h)=>l&&!l.error&&(T===0||h===T));return x?G(x.perplexities[T===
0?0:1],3):"–"}function O({groups:y}){let T=Math.max(...y.map(({bytes:l,scale_bytes:h})=>(l||0)+(h||0)),1),x=J(s,y.length,r);y.forEach((l,h)=>{let[b,u,g,k,v,A,
S]=x[h].cells;a(b,l.title,h?l.precision||l.model:`the reference${l.precision&&l.precision!==l.title?`: ${l.precision}`:""}`),a(u,...c(l,h?y[0]:null)),i(u.firstChild,
p(l)),H(u.lastChild,K(l.bytes)),ee(u.lastChild.firstChild,"width",((l.bytes||0)+(l.scale_bytes||0))/T),a(g,...f(l)),w(l,h).forEach((E,N)=>a([k,v,A][N],...E)),a(
S,m(y,h))})}function M(y,T){let[x,l]=[[...y],[...T]],h=x.findIndex((b,u)=>b!==l[u]);return h<0?x.length:h}function $({groups:y}){let T=J(n("writings"),y.length,
()=>{let l=d("li"),h=d("p","gp-writing-head");return h.append(d("b"),d("span","gp-note")),l.append(h,d("p","gp-writing",null,{dir:"auto"})),l}),x=y[0].text;y.forEach(
(l,h)=>{let[b,u]=T[h].children;_(b.children[0],l.title),_(b.children[1],L(l,h,x)),b.children[1].classList.toggle("gp-parting",h>0&&K(l.parts_at));let g=JSON.stringify(
[x,l.text,h]);if(u.dataset.key===g||(u.dataset.key=g,u.replaceChildren(),l.text===null))return;let k=h&&x!==null?M(x,l.text):[...l.text].length,v=[...l.text];u.
append(v.slice(0,k).join("")),k<v.length&&u.append(d("span","gp-apart",v.slice(k).join("")))})}function L({failed:y,text:T,tokens:x,parts_at:l,pair:h},b,u){if(y)
return"✕ stopped by an error";if(T===null)return e.done?"wrote nothing to its end":"writes, or waits for its turn";let g=h&&h.error?`. Its distributions canno\
t be held against the reference’s: ${h.error.message} ${h.error.fix}`:"",k=U(x,"token");return!b||u===null?k+g:(K(l)?`✂ diverges from the reference at token ${I(
l+1)} of ${I(x)}`:`= the same ${k} as the reference`)+g}function C(){let y=e.found;_(n("missing"),y.reading!==null?`Reading the reference’s text with ${y.groups[y.
reading].title}.`:Me(e,y)),H(n("warning"),y.others),_(n("warning"),y.others?"⚠ "+At:""),H(n("cpu"),!!y.cpu_words),_(n("cpu"),y.cpu_words),O(y),$(y);let T=y.groups.
filter(({pair:x})=>x&&!x.error);e.done&&T.length&&_(n("told"),T.map(({title:x,pair:l})=>`${x}: mean KL ${ft(l.mean,e.unit)} ${e.unit}`).join(". ")+".")}return y=>{
t.hidden=!o(),!t.hidden&&(y.found||y.status||y.unit)&&C()}}function Pa(t,e){let n=t.querySelector(".gp-shelf-sections");function s({sections:r,canOpen:i}){let a=document.activeElement&&t.contains(document.activeElement)?
document.activeElement.getAttribute("aria-label"):null;n.replaceChildren(...r.flatMap(({title:c,note:p,rows:f})=>{let w=d("table"),m=d("tr");m.append(...["model",
"what for","size","draft that fits"].map($=>d("th","",$,{scope:"col"})),d("td"));let[O,M]=[d("thead"),d("tbody")];return O.append(m),M.append(...f.map($=>o($,i))),
w.append(d("caption","gp-hidden",c),O,M),[d("h3","",c),d("p","gp-note",f.length?p:"None yet."),...f.length?[w]:[]]})),a&&t.querySelector(`[aria-label=${CSS.escape(
a)}]`)?.focus()}function o(r,i){let a=d("tr"),c=d("th","",r.model,{scope:"row"}),[p,f,w,m]=[d("td","",r.words),d("td"),d("td","",r.assistant||"–"),d("td")];if(r.
loaded){let{class_name:O,precision:M,device:$,bytes:L,in_use:C,parameters:y}=r.loaded;p.append(`${C?"● in use":"○ idle"}`,d("small","",`${O}, ${M}, on ${$}`)),
f.append(be(L),d("small","",`${et(y)} parameters`))}else{f.append(r.millions?`about ${et(r.millions*1e6)}`:be(r.size),d("small","",r.millions?"parameters":"on d\
isk"));let O=[r.gated?"▲ gated: needs an access token":"",r.here?"✓ downloaded":""].filter(Boolean);O.length&&c.append(d("small","",O.join(" · ")))}return m.
append(pt(e,"use",r.model,"Use it")),r.loaded?m.append(pt(e,"tell",r.model,"Show")):i&&m.append(pt(e,"pick",r.model,"Fill in")),r.canUnload&&m.append(pt(e,"unlo\
ad",r.model,"Unload")),a.append(c,p,f,w,m),a}return r=>{t.hidden=!e.found,!t.hidden&&r.found&&s(e.found)}}var Yd=5,Xd=60,Qd=6e7,Zd=(t,e)=>Array.isArray(e)&&t.length===e.length&&t.every((n,s)=>n===e[s]),Jt=t=>[t,...t.children.flatMap(Jt)],Ao=t=>t.parent?Ao(t.parent):
t,us=class{constructor(e){this.log=e,this.trees=[],this.shown=null,this.along=Na()}get all(){return this.trees.flatMap(Jt)}get busy(){return this.log.running||this.
log.waiting}get visible(){return this.trees.some(({children:n})=>n.length)?this.trees.filter(n=>n.children.length||n===Ao(this.shown)):[]}get refuge(){return this.
shown&&(this.shown.parent||this.trees.filter(e=>e!==this.shown).at(-1))}begin(){let{log:e}=this;if(this.along=Na(),!e.started||e.turn===void 0){this.shown=null;
return}let{turn:n,started:s,asked:o}=e,r=this.all.find(p=>p.turn===n);if(r){this.shown=r;return}e.asked=null;let i=o&&Zd(o.ids,s.request.given)&&this.all.find(p=>p.
turn===o.turn);if(i&&o.kind!=="branch"&&i.plain&&i.mode===s.mode){Object.assign(i,{turn:n,pieces:[]}),this.shown=i;return}let a=s.request.only_given===!0,c={turn:n,
read:a,parent:null,children:[],name:"",pieces:[],tokens:0,total:0,text:""};if(i){for(Object.assign(c,{at:o.at,from:o.from,on:o.on,kind:o.kind,parent:i});c.parent.
parent&&c.at<c.parent.at;)c.parent=c.parent.parent;c.parent.children.push(c)}else this.trees=this.trees.filter(({children:p})=>p.length),this.trees.push(c);this.
shown=c}measure(){let{log:e,along:n}=this,s=e.lines();n.follow(s.length?s[0].last:null);let{steps:o}=n;Object.assign(this.shown,{text:e.text,tokens:o.length,total:n.
total,mode:e.started.mode,searched:e.usesBeams,plain:s.length===1&&s[0].kind==="sequence",pieces:o.map(({piece:r,chosen:i})=>r??i.text)})}makeRoom(){for(;;){let e=this.
all,n=e.reduce((o,{text:r})=>o+r.length,0);if(this.trees.length<=Yd&&e.length<=Xd&&n<=Qd)return;let s=this.trees.find(o=>o!==Ao(this.shown))||e.filter(o=>o.parent&&
o!==this.shown&&!o.children.length).sort((o,r)=>o.turn-r.turn)[0];if(!s)return;this.detach(s)}}detach(e){e.parent?e.parent.children=e.parent.children.filter(n=>n!==
e):this.trees=this.trees.filter(n=>n!==e)}};function Na(){return new me(0,(t,{chosen:e})=>t+(e.logprob??-1/0))}var qa="A run is under way. Wait for its end, or press Stop.";function Wa(t){let{root:e,state:n,tree:s,told:o,remove:r}=t,{log:i}=n,a=e.querySelector(".gp-renam\
e");function c(w){if(!(!w||w===n.shown)){if(n.busy){_(o,qa);return}n.shown=w,i.feedRun(w.text,w.turn),i.ask({type:"shown"}),t.draw(),w.item.focus({preventScroll:!0})}}
function p(){if(!r.dataset.sure){let O=Jt(n.shown).length;r.textContent=O>1?`Delete these ${O} runs?`:"Delete this run?",r.dataset.sure="yes",r.focus();return}let w=n.
shown,m=n.refuge;n.busy?_(o,qa):m&&(n.detach(w),c(m)),t.calm()}function f(){let w=n.shown,m=d("input","gp-rename-field",null,{"aria-label":"Name of this run",maxlength:60});
m.value=w.name;let O=!0,M=$=>{O&&(O=!1,$&&(w.name=m.value.trim()),document.activeElement===m&&w.item.focus(),m.remove(),t.fill(w))};m.addEventListener("keydown",
$=>{$.stopPropagation(),($.key==="Enter"||$.key==="Escape")&&M($.key==="Enter")}),m.addEventListener("click",$=>$.stopPropagation()),m.addEventListener("blur",()=>M(
!0)),w.item.querySelector(".gp-label").replaceChildren(m),m.focus(),m.select()}s.addEventListener("click",w=>{let m=w.target.closest(".gp-run"),O=n.visible.flatMap(
Jt).find(M=>M.item===m);O===n.shown?O.item.focus():c(O)}),s.addEventListener("keydown",w=>{let{shown:m}=n;if(w.ctrlKey||w.metaKey||w.altKey||!m)return;let O=n.visible.
flatMap(Jt),M=O.indexOf(m),$={ArrowDown:()=>c(O[M+1]),ArrowUp:()=>c(O[M-1]),ArrowRight:()=>c(m.children[0]),ArrowLeft:()=>c(m.parent),Home:()=>c(O[0]),End:()=>c(
O.at(-1)),F2:f,Delete:()=>{r.disabled||p()}};Object.hasOwn($,w.key)&&(w.preventDefault(),$[w.key]())}),a.addEventListener("click",f),r.addEventListener("click",
p),r.addEventListener("blur",()=>t.calm())}var Ia=8,eh=3,th=-1e30,nh=t=>`log p ${t>th?t.toFixed(2).replace("-","−"):"−∞"}`;function sh(t){let e=t.pieces,n=Math.min(...t.children.map(({at:r})=>r)),s=t.
parent?t.at:Number.isFinite(n)&&n>=eh?n:0,o=V(e.slice(s,s+Ia).join("")).slice(1,-1);return`“${s&&!t.parent?"…":""}${o}${e.length>s+Ia?"…":""}”`}function Ra(t){
return t.parent?`${t.kind==="branch"?`${t.on?"on ":""}from ${V(t.from)} `:"goes on "}at token ${t.at+1}: `:t.read?"a text that was read: ":"the original: "}var ms=class{constructor(e,n){
this.root=e,this.state=n,this.tree=e.querySelector(".gp-tree"),this.told=e.querySelector(".gp-told"),this.remove=e.querySelector(".gp-delete")}draw(){let{root:e,
tree:n,state:s}=this,o=s.log.canAsk?s.visible:[];if(e.hidden=!o.length,e.hidden)return;let{scrollTop:r}=n;n.replaceChildren(...o.map(i=>this.lay(i))),n.scrollTop=
r,s.shown&&this.reveal(s.shown.item.firstChild),this.remove.disabled=!s.refuge,this.calm()}calm(){this.remove.textContent="Delete",delete this.remove.dataset.sure}lay(e){
e.item??=oh(),this.fill(e);let n=e.item.querySelector(":scope > ul");if(n&&n.remove(),e.children.length){let s=d("ul","",null,{role:"group"});s.append(...e.children.
map(o=>this.lay(o))),e.item.append(s),e.item.setAttribute("aria-expanded","true")}else e.item.removeAttribute("aria-expanded");return e.item}fill(e){let{item:n}=e,
s=e===this.state.shown,o=sh(e),r=e.searched?` · best of ${Tt(e.mode)}`:"",i=`${e.tokens} ${e.tokens===1?"token":"tokens"} · ${nh(e.total)}${r}`,a=n.querySelector(
".gp-label");if(!a.querySelector("input")){let p=[d("span","gp-note",Ra(e)),d("bdi","gp-words",o)];e.name?a.replaceChildren(d("bdi","gp-name",e.name)," ",...p):
a.replaceChildren(...p)}let c=n.querySelector(".gp-facts");_(c,i),c.title="length, and total log-probability after the processors, in nats; −∞ where they remove\
 a given token (but a beam search takes given tokens as the model had them)",_(n.querySelector(".gp-sign"),s?"▶":""),n.setAttribute("aria-selected",String(s)),
n.setAttribute("aria-label",[e.name,Ra(e)+o,i,s?"shown":""].filter(Boolean).join(", ")),n.tabIndex=s?0:-1}reveal(e){let{tree:n}=this,[s,o]=[n.getBoundingClientRect(),
e.getBoundingClientRect()];n.scrollTop+=Math.min(0,o.top-s.top-4)+Math.max(0,o.bottom-s.bottom+4)}};function oh(){let t=d("li","gp-run",null,{role:"treeitem"}),
e=d("div","gp-row");return e.append(d("span","gp-sign","",{"aria-hidden":"true"}),d("span","gp-label"),d("span","gp-facts")),t.append(e),t}function Ba(t,e){let n=new us(e),s=new ms(t,n);return Wa(s),o=>{o.run&&n.begin();let{shown:r}=n;if(r&&e.turn===r.turn&&(o.run||o.steps||o.status)&&n.measure(),o.
run){n.makeRoom();let i=s.tree.contains(document.activeElement);s.draw(),i&&r&&r.item&&r.item.focus({preventScroll:!0})}else!t.hidden&&r&&r.item&&s.fill(r);o.status&&
!n.busy&&_(s.told,"")}}var rh={true:"button",false:"div"};function ih({text:t},{chosen:e,removed:n,by:s}){return e?`Again from here, with ${V(t)} once more.`:n?`Continue from here wit\
h ${V(t)} instead, although ${s} removed it.`:`Continue from here with ${V(t)} instead.`}var Yt=class{constructor(e){this.item=d("li","gp-bar"),e.append(this.item),
this.body=null}build(e){let n=rh[e];if(this.body&&this.body.localName===n)return;let s=d(n,"gp-row",null,e?{type:"button"}:{role:"group"});this.rank=d("span","g\
p-rank"),this.sign=d("span","gp-sign","",{"aria-hidden":"true"}),this.word=d("bdi","gp-word");let o=d("span","gp-name");o.append(this.sign,this.word),this.after=
d("span","gp-fill gp-after"),this.before=d("span","gp-fill gp-before"),this.thick=d("span","gp-track"),this.thin=d("span","gp-track gp-thin"),this.thick.append(
this.after),this.thin.append(this.before),this.why=d("span","gp-why","removed by "),this.remover=d("span","gp-remover"),this.why.append(this.remover);let r=d("s\
pan","gp-tracks");r.append(this.thick,this.why,this.thin),this.value=d("span"),this.raw=d("small");let i=d("span","gp-values");i.append(this.value,this.raw),s.append(
this.rank,o,r,i,d("span","gp-go",e?"↪":"",{"aria-hidden":"true"})),s.tabIndex=this.body?this.body.tabIndex:-1,this.body?this.body.replaceWith(s):this.item.prepend(
s),this.body=s}fill(e,n,s){let{text:o,after:r,before:i,rank:a,chosen:c,given:p,removed:f,by:w,rest:m,words:O}=e;this.build(s&&!m),this.entry=e,this.item.hidden=
!1;let M={"gp-chosen":c,"gp-removed":f,"gp-rest":m};re(this.item,["gp-bar",...Object.keys(M).filter(y=>M[y])].join(" ")),_(this.rank,a?I(a):""),_(this.sign,c?"▶":
f?"✕":""),he(this.word,o,{plain:m}),this.thick.hidden=f||r===null;for(let[y,T]of[[this.after,r||0],[this.before,i]])ee(y,"width",Math.min(1,T/n)),y.parentNode.
classList.toggle("gp-beyond",T>n*1.005);_(this.value,f?"":r===null?"–":j(r)),_(this.raw,j(i)),_(this.remover,w),this.why.hidden=!f;let $=[c&&(p?"given":"chose\
n"),f&&`removed by ${w}`].filter(Boolean).join(", "),L=[m?o:V(o),$].filter(Boolean).join(", "),C=s&&!m?ih({text:o},e):"";this.body.setAttribute("aria-label",C?`${L}\
. ${C}`:L),$e(this.body,()=>C?`${C} ${O()}`:O())}hide(){this.item.hidden=!0}};function gs(t){let e=()=>[...t.querySelectorAll(".gp-bar:not([hidden]) > .gp-row")],
n=s=>e().forEach(o=>{o.tabIndex=o===s?0:-1});return t.addEventListener("focusin",s=>s.target.matches(".gp-row")&&n(s.target)),t.addEventListener("keydown",s=>{let o=e(),
r=o.indexOf(s.target),i={ArrowDown:r+1,ArrowUp:r-1,Home:0,End:o.length-1}[s.key];r<0||i===void 0||s.ctrlKey||s.metaKey||s.altKey||(s.preventDefault(),s.stopPropagation(),
o[Math.max(0,Math.min(o.length-1,i))].focus())}),()=>{let s=e();s.length&&!s.some(o=>o.tabIndex===0)&&(s[0].tabIndex=0)}}var Co=t=>t?j(t):"<0.01%",$t=(t,e)=>`${I(t)} ${e}${t===1?"":"s"}`,ah=(t,e)=>t.kept!==e||t.mass_moved>0,ja=t=>`${t.isPrompt?"prompt token":"token"} ${t.index+1}`;
function Po({distribution:{stages:t,vocab:e}}){return t.map((n,s)=>{let[o,r,i]=He(n.name),a=s?t[s-1].kept:e;return{number:s+1,kind:n.name,name:o,meaning:r,knobs:i,
entropy:n.entropy,kept:n.kept,keptBefore:a,removed:n.mass_removed,moved:n.mass_moved,idle:!ah(n,a)}})}function No({kept:t,keptBefore:e,removed:n,moved:s,idle:o}){
if(o)return"did nothing";let r=[];return t<e&&r.push(`removed ${$t(e-t,"token")} (${Co(n)})`),t>e&&r.push(`brought ${$t(t-e,"token")} back`),(s-n>.001||!r.length)&&
r.push(`moved ${j(s)}`),r.join(", ")}var ws=({layers:t,distribution:e})=>!!t&&(e.stages[0]||{}).name!=="DolaContrast";function qo(t){return ws(t)?{name:"DoLa",meaning:"\
The scores of the last layer minus those of the contrasted one, without the tokens that DoLa finds improbable: what the processors are given."}:{name:t.layers?"\
the last layer":"the model",meaning:"The distribution that the model gave, before any processor."}}function vt({distribution:{candidates:t},chosen:e}){return t.
some(({token_id:n})=>n===e.token_id)?t:[...t,e]}function bs(t,e,n){if(t.length<=e)return t;let s=({raw_logprob:i,logprob:a})=>Math.max(X(i),X(a)),o=[...t].sort(
(i,a)=>s(a)-s(i)),r=new Set([...o.filter(({token_id:i})=>i===n),...o.filter(Ie).slice(0,3)]);for(let i of o)r.size<e&&r.add(i);return t.filter(i=>r.has(i))}function mn({
raw_logprob:t,stage_logprobs:e},n){return n?e&&n<=e.length?X(e[n-1]):void 0:X(t)}var gn=({raw_logprob:t,stage_logprobs:e},n)=>((n?(e||[])[n-1]:t)??null)===null,
Ie=({logprob:t})=>t===null;function wn({removed_by:t,stage_logprobs:e,raw_logprob:n},s){let o=[n,...e||[]],r=o.findLastIndex((a,c)=>c>0&&a===null&&o[c-1]!==null),
i=t||r>0&&s.distribution.stages[r-1].name;return i?He(i)[0]:ws(s)?"DoLa":"a processor"}function ks(t,e){let{raw_logprob:n,logprob:s,rank:o,raw_rank:r,token_id:i}=t,
a=f=>f?`, rank ${I(f)} of ${I(e.distribution.vocab)}`:"";if(!e.distribution.stages.length&&Math.abs((s??n)-n)<1e-4)return`Probability ${j(X(n))}${a(o||r)}; no p\
rocessor changed it. Token id ${i}.`;let c=`Before the processors ${j(X(n))}${a(r)}.`,p=Ie(t)?`After them it cannot be chosen: removed by ${wn(t,e)}.`:`After th\
em ${j(X(s))}${o?`, rank ${I(o)} of ${I(Re(e))} kept`:""}.`;return`${c} ${p} Token id ${i}.`}function za(t,{mode:e,effective:n,config:s}){if(t.isPrompt)return["\
given","stands in the prompt: given, not chosen"];if(t.given)return["given","was given, not chosen"];if(e==="custom")return["the choice","was chosen by your own\
 decoding loop"];if(t.beam)return["the choice",lh[t.beam.status]||"was considered by the search"];if(t.reranked)return["the choice","has the best score: probabi\
lity against degeneration penalty"];let o=t.draft&&t.draft.origin;return o==="accepted"?["the draft","was drafted by the assistant, and accepted"]:o==="correcti\
on"?["the choice","took the place of a rejected draft"]:{...n,...s}.do_sample?["the draw","was drawn"]:["the choice","was taken as the most probable"]}var lh={running:"\
goes on: the search compares the sums of whole beams",finished:"ends a beam: the search compares the sums of whole beams",ended:"would end a beam, which does no\
t count",pruned:"was considered, and pruned: the search compares the sums of whole beams"};var ch=(t,e)=>t.map(({watched:n})=>{let s=(n||[]).find(({token_id:o})=>o===e);return s&&X(s.logprob)}),Wo=class extends Yt{constructor(e){super(e),this.along=d(
"div","gp-along",null,{"data-tip":"",tabindex:"0",role:"img"}),this.line=Z("polyline","gp-along-line"),this.here=Z("line","gp-along-here");let n=Z("svg","gp-alo\
ng-plot");n.setAttribute("preserveAspectRatio","none"),n.setAttribute("viewBox","0 0 100 100"),n.append(this.here,this.line),this.along.append(n,d("span","gp-al\
ong-words")),this.item.append(this.along)}},ys=class{constructor(e,n,s){this.log=n,this.entryOf=s,this.box=e.querySelector(".gp-looked-box"),this.list=e.querySelector(
".gp-looked"),this.form=e.querySelector(".gp-look"),this.field=e.querySelector(".gp-look-text"),this.state=e.querySelector(".gp-look-state"),this.rows=[],this.makeReachable=
gs(this.list),this.form.addEventListener("submit",o=>this.ask(o))}lineNumber(){let e=this.log.current(),n=e&&!e.isPrompt&&this.log.lineOf(e);return n?this.log.lines().
findIndex(({last:s,label:o})=>s===n.last&&o===n.label):-1}ask(e){e.preventDefault();let n=this.field.value,s=this.lineNumber();if(!n||s<0){_(this.state,n?"Selec\
t a token of the generated text first.":"Type the text of a token first.");return}_(this.state,`Looking up ${V(n)} …`),this.log.ask({type:"look",line:s,text:n})}draw(e,n,s){
(n.run||n.watched)&&_(this.state,"");let o=e.isPrompt?[]:e.watched||[];this.form.hidden=!this.log.canAsk||this.lineNumber()<0,this.list.parentNode.hidden=!o.length,
this.box.hidden=this.form.hidden&&!o.length;let r=o.map(c=>this.entryOf(c,e)),i=Math.max(.02,...r.map(({after:c,before:p})=>Math.max(c||0,p))),a=o.length?ce(this.
log.lastOf(e)):[];for(;this.rows.length>o.length;)this.rows.pop().item.remove();for(;this.rows.length<o.length;)this.newRow();o.forEach((c,p)=>{this.rows[p].fill(
r[p],i,s),this.drawAlong(this.rows[p],ch(a,c.token_id),e)}),this.makeReachable()}newRow(){this.rows.push(new Wo(this.list))}drawAlong(e,n,s){let o=n.map(f=>f??0);
if(e.along.hidden=o.length<2,e.along.hidden)return;let r=Math.max(...o),i=o.indexOf(r),a=f=>f/(o.length-1)*100,c=dh(o,150).map(([f,w])=>`${a(f).toFixed(1)},${(98-
(r?w/r:0)*94).toFixed(1)}`);e.line.setAttribute("points",c.join(" "));for(let[f,w]of Object.entries({x1:a(s.index),x2:a(s.index),y1:0,y2:100}))e.here.setAttribute(
f,w);let p=r?`highest ${j(r)}, at token ${i+1}`:"probability 0 everywhere";_(e.along.lastElementChild,p),e.along.dataset.tip=`The probability of this token afte\
r the processors, along the text of ${$t(o.length,"token")}: ${p}. The upright line is the current token.`,e.along.setAttribute("aria-label",`along the text: ${p}`)}};
function dh(t,e){let n=Math.ceil(t.length/e),s=[];for(let o=0;o<t.length;o+=n){let r=o;for(let i=o+1;i<Math.min(t.length,o+n);i++)t[i]>t[r]&&(r=i);s.push([r,t[r]])}
return s}function Fa(t,e){let s=t.querySelector(".gp-bars"),o=t.querySelector(".gp-bars-legend"),r=t.querySelector(".gp-all"),i=g=>t.querySelector(".gp-"+g),[a,c,p,f,w]=[
"full","beams-note","press-note","chosen-word","removed-key"].map(i),m=i("no-token"),O=[],M=gs(s),$=new ys(t,e,T),L=!1,C=[],y=g=>e.canAsk&&!g.isPrompt;function T(g,k){
let v=Ie(g);return{id:g.token_id,text:g.text,after:X(g.logprob),before:X(g.raw_logprob),rank:v?null:g.rank??(k.distribution.stages.length?null:g.raw_rank),chosen:g.
token_id===k.chosen.token_id,given:k.isPrompt||k.given,removed:v,by:v?wn(g,k):"",words:()=>ks(g,k)}}function x(g){let k=vt(g),A=(L?k:bs(k,24,g.chosen.token_id)).
map(N=>T(N,g)),S=g.distribution.vocab-k.length;S>0&&A.push(l(g,k.map(N=>T(N,g)),S));let E=h(Math.max(...A.filter(({rest:N})=>!N).map(N=>Math.max(N.after,N.before))));
for(_(a,`axis 0–${j(E)}`);O.length<A.length;)O.push(new Yt(s));O.forEach((N,W)=>A[W]?N.fill(A[W],E,y(g)):N.hide()),M(),r.hidden=k.length<=24,_(r,L?"show 24 on\
ly":`show all ${I(k.length)}`),r.setAttribute("aria-expanded",String(L))}function l(g,k,v){let A=B=>Math.max(0,1-k.reduce((P,q)=>P+q[B],0)),S=Re(g)>k.filter(({removed:B})=>!B).
length,[E,N]=[S?e.usesBeams?null:A("after"):0,A("before")],W=`All ${I(v)} tokens that are not listed, together: ${j(N)} before the processors`+(E===null?".":`, ${j(
E)} after them.`);return{text:`${I(v)} others`,after:E,before:N,rest:!0,words:()=>W}}let h=g=>[.02,.05,.1,.2,.5,1].find(k=>g<=k)||1;function b(g){let k=!g.distribution.
stages.length;t.classList.toggle("gp-untouched",k),_(i("after-word"),k?"probability; no processor ran, so it is the same before and after":"after the processors"),
i("before-key").hidden=k,w.hidden=!vt(g).some(Ie),_(f,g.isPrompt||g.given?"given, not chosen":"chosen"),c.hidden=!g.beam||k,p.hidden=!y(g),t.classList.toggle("g\
p-pressable",y(g))}s.parentNode.addEventListener("click",g=>{let k=g.target.closest("button.gp-row"),v=k&&[...O,...$.rows].find(({body:S})=>S===k),A=e.current();
v&&A&&y(A)&&e.ask({type:"branch",step:A,tokenId:v.entry.id})}),r.addEventListener("click",()=>{L=!L,x(e.current())});function u(){for(let g of O)g.hide();for(let g of[
r,c,p,$.box])g.hidden=!0}return g=>{let k=e.current();o.hidden=!k,m.hidden=!!k,k?((k!==C[0]||e.canAsk!==C[1])&&x(k),b(k),$.draw(k,g,y(k))):u(),C=[k,e.canAsk]}}var Qt=.001,Da=2e-5,hh=-1e9,kn=-1e8,Ce=(t,e=-1e30)=>t==null||t<e;function Xt(t,e,n){return Ce(t,n)||Ce(e,n)?Ce(t,n)&&Ce(e,n)?0:1/0:Math.abs(t-e)}function bn(t,e,n){
return Xt(t,e===null?null:e*n,kn)/Math.max(1,n)}var St=class{count=0;off=0;furthest=0;worst=null;see(e,n){this.count+=1,e<=Qt||(this.off+=1),!(this.worst&&!(e>this.
furthest))&&(this.furthest=e,this.worst={...n(),difference:e})}};function Ha(t){if(!t.usesBeams)return null;let{effective:e}=t.started,n={sum:new St,given:new St,
final:new St,pool:new St,output:new St},s=e.length_penalty??1;for(let o of t.prompts){if(!o)continue;let r=Math.max(...o.distributions.map(i=>i.length));ph(o,Math.
max(1,Math.floor(r/(e.num_beam_groups||1))),s,n)}return t.finished.sequences.forEach((o,r)=>fh(t.returned[r].last,o,r,s,n.output)),n}function ph(t,e,n,s){let o=null,
r=new Map,i=(a,c)=>c.score-a.score;t.steps.forEach((a,c)=>{if(a.some(({given:w})=>w)){for(let w of a)s.given.see(Xt(w.beam.score,0),()=>({node:w}));return}o??=new Map(
a.filter(({beam:w})=>w.parent%e===0).map(({beam:w})=>[w.parent,0]));for(let w of a){let{beam:m}=w,O=o.get(m.parent)??hh;if(s.sum.see(Xt(O+(m.logprob??-1/0),m.score,
kn),()=>({node:w,parent:O})),m.final_score===null||m.final_score===void 0)continue;let M=w.length**n;s.final.see(bn(m.score,m.final_score,M),()=>({node:w,power:M}));
let $=m.group??null;r.set($,[...r.get($)||[],{score:m.final_score,power:M}].sort(i).slice(0,e))}let p=[...r.values()].flat().filter(({score:w})=>!Ce(w)).sort(i),
f=t.pools[c].filter(w=>!Ce(w));for(let w=0;w<Math.max(p.length,f.length);w++){let m=p[w]??null,O=m&&w<f.length?bn(m.score*m.power,f[w],m.power):1/0;s.pool.see(O,
()=>({step:c,place:w,expected:m&&m.score,told:f[w]??null}))}o=new Map(a.filter(({beam:w})=>w.status==="running").map(({beam:w})=>[w.beam,w.score]))})}function fh(t,e,n,s,o){
let r=ce(t),i=r.filter(({given:p})=>!p);if(e.score===null||!i.length)return;let a=i.length**s,c=r.every(({beam:p,given:f},w)=>f||p.parent===(e.beams||[])[w]);o.
see(c?bn(t.beam.score,e.score,a):1/0,()=>({number:n,node:t,power:a,told:e.score}))}var uh={agrees:"agrees with the library",differs:"differs from the library",none:"not checked"};function Ka(t,e){let s=t.querySelector("details"),o=t.querySelector(
".gp-output"),r=t.querySelector(".gp-all"),i=null,a=!1;function c(g){let k=e.allLines(),v=e.started.effective.length_penalty??1;return g.sequences.map((A,S)=>{let E=ce(
k[S]?k[S].last:null),N=A.token_ids.map((z,F)=>{let Y=E[F]&&E[F].chosen.token_id===z?E[F]:null,Q=A.logprobs[F];return{id:z,text:Y?Y.chosen.text:"?",recorded:Q,library:A.
transition_scores?A.transition_scores[F]:null,difference:A.transition_scores?Xt(Q,A.transition_scores[F]):null,drawn:Y?Xt(Q,Y.chosen.logprob):1/0}}),W=A.logprobs.
filter((z,F)=>!E[F]||!E[F].given),B=W.reduce((z,F)=>z+(F??-1/0),0),P=W.length**v,q=W.length?B/P:null,R=A.score!==null&&q!==null&&A.score*P>kn;return{tokens:N,sum:B,
length:W.length,penalty:v,rebuilt:q,score:A.score,difference:R?bn(B,A.score,P):null}})}function p(g,k=1e-9){if(!Number.isFinite(g))return"everything";let v=Math.
max(g,k),A=Math.floor(Math.log10(v)+1e-9),S=Math.ceil(v/10**A-1e-6);return S===10?`1e${A+1}`:`${S}e${A}`}let f=g=>g.join("; "),w=(g,k)=>`${I(g)} ${k}${g===1?"":
"s"}`;function m(){let{mode:g}=e.started;return g==="custom"?"its decoding loop is one of your own":"the run was recorded without the library’s scores"}function O(g){
if(!g||!g.sum.count)return[[],[]];let{sum:k,given:v,final:A,pool:S,output:E}=g,N=({off:P,count:q,furthest:R},z,F)=>P?[`${I(P)} of ${w(q,z)} ${P===1?"does":"do"}\
 not ${F}: the furthest is off by ${p(R)}`]:[],W=[...N(k,"tree node","add up"),...N(v,"given token","weigh nothing"),...N(A,"final score","follow from its sum"),
...N(S,"kept score","follow from the texts that ended"),...N(E,"output","end where its path through the tree ends")],B=Math.max(...Object.values(g).map(P=>P.furthest));
return[W,W.length?[]:[`${w(k.count,"node")} of the tree ${k.count===1?"adds":"add"} up to within ${p(B,Da)}`]]}function M({outputs:g,tree:k}){let v=g.flatMap(F=>F.
tokens);if(!v.length)return["none","–","There are no scores to check: no token was generated."];let A=v.filter(({difference:F})=>F!==null),S=g.filter(({difference:F})=>F!==
null),E=F=>Math.max(0,...F.map(({difference:Y})=>Y)),N=F=>F.filter(({difference:Y})=>!(Y<=Qt)),W=v.filter(({drawn:F})=>F>Qt),[B,P]=O(k),q=[];if(N(S).length&&q.push(
`${I(N(S).length)} of ${I(S.length)} sequences_scores cannot be rebuilt: they are off by up to ${p(E(S))}`),q.push(...B),N(A).length&&q.push(`${I(N(A).length)} \
of ${w(A.length,"token")} differ from the library’s compute_transition_scores, by up to ${p(E(A))}`),W.length&&q.push(`${w(W.length,"token")} of the outputs d\
iffer from the steps that are shown`),q.length)return["differs","✗",f(q)];let R=[...S.length?[`${I(S.length)} sequences_scores ${S.length===1?"is":"are"} rebu\
ilt to within ${p(E(S))}`]:[],...P];if(!A.length)return["none","–",f([...R,`compute_transition_scores does not apply: ${m()}`])];let z=A.length===1?"token agr\
ees":"tokens agree";return["agrees","✓",f([...R,`${I(A.length)} ${z} with the library’s compute_transition_scores to within ${p(E(A))}`])]}function $(){let[
g,k,v]=i?M(i):["none","–","The scores are checked against the library when the run has finished."];t.dataset.verdict=g,_(t.querySelector(".gp-badge"),k),_(t.querySelector(
".gp-sign-words"),i?uh[g]:"not checked yet"),_(t.querySelector(".gp-verdict-line"),v)}let L=g=>Ce(g)?"−∞":g.toFixed(3).replace("-0.000","0.000"),C=g=>Ce(g)?
"−∞":(g<kn?g.toExponential(3):G(g,5)).replace("-","−"),y=g=>g<0||Ce(g)?`(${C(g)})`:C(g);function T(g,k){let v=g.insertCell();k===null?v.textContent="–":
v.textContent=(k>Qt?"✗ ":"")+(k===0?"0":Number.isFinite(k)?k.toExponential(0):"∞"),v.classList.toggle("gp-off",k>Qt)}function x(){let g=i.outputs.filter(({score:v})=>v!==
null);t.querySelector(".gp-beam-check").hidden=!g.length;let k=t.querySelector(".gp-sums tbody");k.replaceChildren(),i.outputs.forEach((v,A)=>{if(v.score===null)
return;let S=k.insertRow();for(let E of[A+1,L(v.sum),v.length,v.penalty,G(v.rebuilt,4),G(v.score,4)])S.insertCell().textContent=E;T(S,v.difference)})}function l(g,k,v,A,S,E){
if(!v.count)return;let{worst:N}=v,W=g.insertRow();W.append(d("th","",k,{scope:"row"})),W.insertCell().textContent=I(v.count),W.insertCell().append(A(N),...N.node?
[" ",te(N.node.beam.text)]:[]),W.insertCell().textContent=S(N),W.insertCell().textContent=C(E(N)),T(W,N.difference)}function h(){let g=t.querySelector(".gp-tree\
-sums tbody");if(g.replaceChildren(),!i.tree)return;let{sum:k,given:v,final:A,pool:S,output:E}=i.tree,N=e.started.effective.length_penalty??1,W=({node:P})=>`ste\
p ${P.index+1}:`,B=({node:P,power:q})=>`${C(P.beam.score)} / ${P.length} ** ${N} = ${C(Ce(P.beam.score)?null:P.beam.score/q)}`;l(g,"node: parent’s score + log-p\
robability",k,W,({node:P,parent:q})=>`${C(q)} + ${y(P.beam.logprob)} = ${C(Ce(P.beam.logprob)?null:q+P.beam.logprob)}`,({node:P})=>P.beam.score),l(g,"given toke\
n: weighs nothing",v,W,()=>C(0),({node:P})=>P.beam.score),l(g,"ended: score / length ** length_penalty",A,W,B,({node:P})=>P.beam.final_score),l(g,"kept after a \
step: the best that ended",S,P=>`step ${P.step+1}: number ${P.place+1}`,P=>P.expected===null?"none":C(P.expected),P=>P.told),l(g,"output: score where its path e\
nds, after the penalty",E,({number:P})=>`output ${P+1}:`,B,P=>P.told)}function b(){let{tokens:g}=i.outputs[Number(o.value)]||i.outputs[0]||{tokens:[]},k=t.querySelector(
".gp-scores tbody");k.replaceChildren(),g.slice(0,a?1/0:20).forEach((v,A)=>{let S=k.insertRow();S.insertCell().textContent=A+1,S.insertCell().textContent=v.id,S.
insertCell().append(te(v.text)),S.insertCell().textContent=L(v.recorded),S.insertCell().textContent=v.difference===null?"–":L(v.library),T(S,v.difference),S.insertCell().
textContent=(X(v.recorded)*100).toFixed(2)+"%"}),r.hidden=g.length<=20||a,_(r,`Show all ${I(g.length)} tokens`)}function u(){if(!s.open)return;let g=e.hideFrom!==
null;if(t.querySelector(".gp-secret").hidden=!g,t.querySelector(".gp-token-check").hidden=g||!i,t.querySelector(".gp-beam-check").hidden=!0,t.querySelector(".gp\
-tree-check").hidden=g||!i||!i.tree||!i.tree.sum.count,_(t.querySelector(".gp-how"),"The playground notes a log-probability for each token while it decodes. Bes\
ide it stands what the library’s own compute_transition_scores gives for the same run"+(e.usesBeams?" (normalize_logits=False, as its documentation asks for b\
eams).":" (normalize_logits=True).")),!i)return;let k=e.usesBeams?"output":"sequence";t.querySelector(".gp-which").hidden=i.outputs.length<2,o.options.length!==
i.outputs.length&&o.replaceChildren(...i.outputs.map((v,A)=>d("option","",`${k} ${A+1}`,{value:A}))),x(),g||h(),g||b()}return s.addEventListener("toggle",u),s.addEventListener(
"keydown",g=>{g.key!=="Escape"||!s.open||(s.open=!1,s.querySelector("summary").focus())}),o.addEventListener("change",u),r.addEventListener("click",()=>{a=!0,u()}),
g=>{if(t.hidden=!e.started,!g.run&&!g.status&&!g.steps)return;let{finished:k}=e;k?(!i||i.finished!==k)&&(i={finished:k,outputs:c(k),tree:Ha(e)},a=!1,o.replaceChildren()):
i=null,$(),(g.run||g.status||k)&&u()}}function Ga(t,e){let o=[.1,.2,.5,1,2,5,10,20,50,1/0],r=t.querySelector(".gp-heat-plot"),i=t.querySelector(".gp-cells"),a=t.querySelector(".gp-column"),c=t.querySelector(
".gp-layer-names"),p=t.querySelector(".gp-layer-reading"),f=t.querySelector(".gp-layer-tally"),w=document.createElement("canvas"),m=w.getContext("2d",{willReadFrequently:!0}),
O=new me({picks:{},peak:0},({picks:P,peak:q},{layers:R})=>R?{picks:{...P,[R.layer]:(P[R.layer]||0)+1},peak:Math.max(q,...R.divergences)}:{picks:P,peak:q}),M=0,$=[],
L=[],C=[0,0],y=[],T=P=>Math.round(Math.sqrt(Math.max(0,Math.min(1,(P??0)/M)))*10);function x(){let P=getComputedStyle(t);return[...[...Array(11).keys()].map(R=>`\
--gp-heat-${R}`),"--gp-text"].map(R=>{let z=P.getPropertyValue(R).trim();return[1,3,5].map(F=>parseInt(z.slice(F,F+2),16))})}function l(P){if(w.width>=P&&w.height===
$.length*6)return;let q=w.height===$.length*6?m.getImageData(0,0,w.width,w.height):null;w.width=Math.max(64,2**Math.ceil(Math.log2(P))),w.height=$.length*6,q&&m.
putImageData(q,0,0)}function h(P){let q=new ImageData(1,$.length*6);$.forEach((R,z)=>{let F=P.layers?P.layers.candidate_layers.indexOf(R):-1;if(F<0)return;let Y=L[T(
P.layers.divergences[F])];for(let Q=0;Q<5;Q++){let oe=Q===2&&R===P.layers.layer?L[11]:Y;q.data.set([...oe,255],(z*6+Q)*4)}}),m.putImageData(q,P.index,0)}let b=()=>Math.
max(10,O.steps.length);function u(){let[P,q]=C;if(!P||!q)return;i.width!==P&&(i.width=P),i.height!==q&&(i.height=q);let R=i.getContext("2d");R.clearRect(0,0,P,q),
R.imageSmoothingEnabled=!1;let z=O.steps.length;R.drawImage(w,0,0,z,w.height,0,0,P*z/b(),q)}function g(P){let q=[...O.steps.find(Y=>Y.layers).layers.candidate_layers].
sort((Y,Q)=>Q-Y),R=x(),z=o.find(Y=>O.total.peak<=Y*Math.LN2)*Math.LN2,F=String([q,R,z])!==String([$,L,M]);String(q)!==String($)&&k(q),[$,L,M]=[q,R,z],l(O.steps.
length);for(let Y of F?O.steps:P)h(Y);u()}function k(P){let q=Math.max(15,Math.min(28,280/P.length));r.style.height=c.style.height=`${Math.max(1,P.length)*q}px`,
c.replaceChildren(...P.map(R=>d("span","",R===0?"embedding":`layer ${R}`)))}function v(){_(t.querySelector(".gp-ramp-low"),"0"),_(t.querySelector(".gp-ramp-high"),
`${Number(xe(M,e.unit).toPrecision(2))} ${e.unit}`.replace(/^1 bits/,"1 bit"));let P=t.querySelector(".gp-scale-ramp");if(!P.childNodes.length)for(let q=0;q<11;q++){
let R=d("i");R.style.background=`var(--gp-heat-${q})`,P.append(R)}}let A=P=>P===0?"the embedding (layer 0)":`layer ${P}`;function S(P){if(!P.layers)return`Token\
 ${P.index+1}, ${V(P.chosen.text)}: no layer was contrasted.`;let{layer:q,final_layer:R,candidate_layers:z,divergences:F}=P.layers,Y=z.map((Q,oe)=>`${Q===0?"emb\
edding":`layer ${Q}`} ${xe(F[oe]??0,e.unit).toFixed(3)}`);return`Token ${P.index+1}, ${V(P.chosen.text)}: ${A(q)} was contrasted with the last layer (${R}), bec\
ause it diverges most from it. Divergences in ${e.unit}: ${Y.join(", ")}.`}function E(P){a.hidden=!1,a.style.left=`${P.index/b()*100}%`,a.style.width=`${100/b()}\
%`;let q=S(P);_(p,q),Vn(r,P,O.steps.length,q)}function N(){let P=Object.entries(O.total.picks).sort((R,z)=>z[1]-R[1]),q=P.reduce((R,[,z])=>R+z,0);_(f,"Along the\
 text: "+P.map(([R,z])=>`${A(Number(R))} in ${I(z)}`).join(", ")+` of ${I(q)} steps.`),_(t.querySelector(".gp-heat-end"),String(b()))}Mi(r,e,{stepUnder:P=>{let{
left:q,width:R}=r.getBoundingClientRect(),z=Math.floor((P.clientX-q)/R*b());return O.steps[Math.max(0,Math.min(O.steps.length-1,z))]},hover:P=>_(p,S(P)),leave:()=>e.
current()&&!t.hidden&&_(p,S(e.current()))});function W(P){let q=e.current();if(t.hidden=!(q&&q.layers),t.hidden)return;let{added:R}=O.follow(e.lastOf(q));q===y[0]&&
O.total===y[1]&&!P.unit&&!P.look||(y=[q,O.total],g(R),v(),E(q),N())}new ResizeObserver(([{contentRect:P}])=>{C=[P.width,P.height].map(q=>Math.round(q*devicePixelRatio)),
u()}).observe(r);let B=()=>W({look:!0});return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",B),new MutationObserver(B).observe(document.
body,{attributes:!0,attributeFilter:["class"]}),W}var $s={count:0,after:0,before:0,entropyAfter:0,entropyBefore:0,kept:0};function Io(t,e){let{chosen:n,distribution:s}=e,o=r=>we(r)??-1/0;return{count:t.count+1,
after:t.after+o(n.logprob??n.raw_logprob),before:t.before+o(n.raw_logprob),entropyAfter:t.entropyAfter+s.entropy_after,entropyBefore:t.entropyBefore+s.entropy_before,
kept:t.kept+Re(e)}}var Zt=(t,e)=>e?Math.exp(-t/e):null,mh=[1,2,3],xs=class{constructor(){this.ids=[],this.grams=new Map(mh.map(e=>[e,new Map])),this.repeated=[],
this.numRepeated=0}gram(e){return this.ids.slice(-e).join(" ")}add(e){this.repeated.push(this.ids.includes(e,-128)),this.numRepeated+=Number(this.repeated.at(-1)),
this.ids.push(e);for(let[n,s]of this.grams)this.ids.length>=n&&s.set(this.gram(n),(s.get(this.gram(n))||0)+1)}cut(e){for(;this.ids.length>e;){for(let[n,s]of this.
grams){if(this.ids.length<n)continue;let o=s.get(this.gram(n))-1;o?s.set(this.gram(n),o):s.delete(this.gram(n))}this.ids.pop(),this.numRepeated-=Number(this.repeated.
pop())}}distinct(e){return this.ids.length>=e?this.grams.get(e).size/(this.ids.length-e+1):null}get share(){return this.ids.length?this.numRepeated/this.ids.length:
null}};function Ua(t,e){let n=t.querySelector(".gp-status"),s=t.querySelector(".gp-alert"),o=t.querySelector(".gp-figures"),r=t.querySelector(".gp-notes"),i=new Map,a="\
gp-meaning-"+Math.random().toString(36).slice(2,8)+"-",c=new Nt,p;function f(){let{started:S,finished:E}=e;if(!S)return[];let N=E?E.num_tokens:e.numTokens,W=E?E.
seconds:e.elapsed,B=E?E.time_to_first_token:e.firstElapsed;return[["Tokens",I(N),"tokens generated so far"+(e.usesBeams?", one a step for all beams together":"")+
`; at most ${I(S.max_new_tokens)} new ones were asked for`],["Per second",W>0&&N?(N/W).toFixed(1):"–","tokens per second: tokens divided by the time since the\
 run began, the first token’s wait included"],["First token",B===null?"–":vn(B),"time to first token: from the start of the run to its first token, without \
waiting in line or loading the model"],...w(),["Stopped by",m(),"what ended the text: the model’s own end-of-sequence token, a stop string, a limit, a criterion\
 or a loop of your own, or a person",!0],["Seed",String(S.seed),"the random seed of this run: the same seed and settings give the same text again"]]}function w(){
if(!e.rounds.length)return[];let{num_draft_tokens:S,num_accepted_draft_tokens:E,...N}=c.read(e.rounds),W=N.draft_acceptance_rate;return[["Draft accepted",W===null?
"–":j(W),`draft_acceptance_rate: accepted over drafted tokens, ${I(E)} of ${I(S)}`],["Tokens per draft",G(N.mean_acceptance_length,2),`mean_acceptance_length:\
 tokens that a round with a draft wrote on average, the target’s own one included: 1 + ${I(E)} accepted / ${I(N.num_spec_steps)} such rounds`]]}function m(){return e.
finished?[...new Set(e.finished.sequences.map(E=>fe(E.stop_reason)[0]))].join(", ")||"–":e.running?"still running":"an error"}function O(){let S=f(),E=new Set(
S.map(([N])=>N));for(let[N,{figure:W}]of i)E.has(N)||(W.remove(),i.delete(N));S.forEach(([N,W,B,P],q)=>{let R=i.get(N)||M(N,P,q);R.value.textContent!==W&&(R.value.
textContent=W);let z=`${N}: ${B}`;R.meaning.textContent!==z&&(R.meaning.textContent=z)})}function M(S,E,N){let W=d("div","gp-figure"+(E?" gp-words":""),null,{tabindex:"\
0"}),B=d("dd"),P=d("span","gp-meaning","",{role:"tooltip",id:a+S.replaceAll(" ","-")});W.setAttribute("aria-describedby",P.id),W.append(d("dt","",S),B,P),o.insertBefore(
W,o.children[N]||null);let q={figure:W,value:B,meaning:P};return i.set(S,q),q}let $=new me($s,Io),L=new xs,C=$s,y=S=>Number.isFinite(S)?xe(S,e.unit).toFixed(2).
replace(/^-0.00$/,"0.00"):"−∞",T=S=>S===null?"–":Number.isFinite(S)?S<1e3?S.toFixed(2):I(Math.round(S)):"∞";function x(){let{total:S}=$,{unit:E}=e,N=(P,{
count:q})=>q?P/q:null,W=(P,q)=>q.count?y(N(P,q)):"–",B=$.steps.at(-1).distribution.vocab;return[["perplexity",l([[S.after,S.count],[S.before,S.count],[C.before,
C.count]],B),T(Zt(S.after,S.count)),T(Zt(S.before,S.count)),T(Zt(C.before,C.count))],[`mean log-probability, ${E}`,"the logarithm of a token’s probability, on a\
verage",W(S.after,S),W(S.before,S),W(C.before,C)],[`cumulative log-probability, ${E}`,"the logarithm of the probability of the whole text: that of its tokens, a\
dded up",y(S.after),y(S.before),y(C.before)],[`mean entropy, ${E}`,"how uncertain the next token was, on average",W(S.entropyAfter,S),W(S.entropyBefore,S),W(C.entropyBefore,
C)],["mean tokens kept","how many tokens could be chosen, on average: all of the vocabulary before the processors",T(N(S.kept,S)),I(B),I(B)],...[1,2,3].map(P=>[
`distinct-${P}`,`how many of the text’s ${P===1?"tokens":`runs of ${P} tokens`} differ, over all of them: 1 means that nothing comes twice`,T(L.distinct(P)),"",
""]),["repetition","the share of tokens that occur among the 128 tokens before them",j(L.share),"",""]]}function l(S,E){let N="e to the power of minus the mean \
log-probability in nats";return S.every(([W,B])=>!B||Zt(W,B)<=E)?`how many equally likely tokens there were to choose from, on average: ${N}`:`${N}; above ${I(E)}\
, the size of the vocabulary, where tokens drawn blindly would be likelier`}function h(){let S=e.current(),E=S?e.lastOf(S):null,{keep:N,added:W}=$.follow(E&&!E.
isPrompt?E:null);L.cut(N);for(let{chosen:P}of W)L.add(P.token_id);let B=t.querySelector(".gp-text-numbers");B.hidden=!$.steps.length,!B.hidden&&(b(),B.open&&u(S))}
function b(){let{total:S}=$;_(t.querySelector(".gp-in-short"),`Perplexity ${T(Zt(S.before,S.count))}`)}function u(S){let E=e.lines().length>1?e.lineOf(S):null;_(
t.querySelector(".gp-whose"),E&&E.label?`of ${E.label}`:""),t.querySelector(".gp-prompt-head").hidden=!C.count;let N=x(),W=t.querySelector(".gp-totals tbody");for(;W.
rows.length<N.length;){let B=W.insertRow(),P=d("th","",null,{scope:"row"});P.append(d("span","","",{tabindex:"0","data-tip":""})),B.append(P,d("td"),d("td"),d("\
td"))}N.forEach(([B,P,...q],R)=>{let[z,...F]=W.rows[R].cells;_(z.firstChild,B),z.firstChild.dataset.tip=P.charAt(0).toUpperCase()+P.slice(1)+".",q.forEach((Y,Q)=>_(
F[Q],Y)),F[2].hidden=!C.count})}t.querySelector(".gp-text-numbers").addEventListener("toggle",h);function g(){let S=e.finished?e.finished.sequences:[],E=new Map;
S.forEach(({note:B},P)=>B&&E.set(B,[...E.get(B)||[],P+1]));let N=e.usesBeams?"output":"sequence",W=[...E].map(([B,P])=>{let R=P.length<S.length?` on ${N}${P.length>
1?"s":""} ${P.join(", ")}`:"",z=d("p");return z.append(d("b","",`Note${R}: `),B),z});r.replaceChildren(...W)}function k(){let[S,E]=v(),N=S+E;n.textContent!==N&&
n.replaceChildren(d("b","",S),E)}function v(){let{started:S,finished:E,failed:N,queued:W,loading:B}=e;if(B){let R=Et(B);return["",R[0].toUpperCase()+R.slice(1)]}
if(W)return W.ahead===0?["Starting …",""]:["Waiting in line. ",`${W.ahead===1?"One run is":`${W.ahead} runs are`} before yours.`];if(N)return["Stopped by an e\
rror.",S?e.numTokens?" What had been written is kept.":" Nothing had been written.":""];if(!S)return["","Nothing has run yet."];let P=` · ${S.model}${S.assistant?
" with "+S.assistant:""} · ${Tt(S.mode)} · ${S.device}`,q=E||e.shared<2?"":` · side by side with ${e.shared===2?"another run":`${e.shared-1} others`}`;return e.
recorded?["Recorded run",P]:[E?"Finished":"Decoding …",P+q]}function A(){let S=e.waiting?null:e.failed;if(p===S||(p=S,s.replaceChildren(),!S))return;let E=d("\
div","gp-problem"),N=(W,B,P)=>{let q=d("p");q.append(d("b","","✕ "),(P?P+": ":"")+W,B?" "+B:""),E.append(q)};for(let{knob:W,message:B,fix:P}of Sn(S))N(B,P,W);
s.append(E)}return S=>{S.run&&(o.replaceChildren(),i.clear()),(S.run||S.status)&&(k(),A(),g()),(S.run||S.steps||S.status)&&O(),(S.run||S.prompt)&&(C=e.promptSteps.
reduce(Io,$s)),h()}}var Va=12;function Ja(t,e,n){let s=0,o=t.map(p=>{let f=s;return s=Math.min(1,s+(mn(p,n)||0)),{from:f,to:s,kind:Ro(p,e),candidate:p}}),r=e.distribution.stages[n],
i=t.filter(p=>r&&gn(p,n+1)).reduce((p,f)=>p+(mn(f,n)||0),0),a=r?Math.max(0,Math.min(1-s,r.mass_removed-i)):0,c={from:s,to:1-a,kind:"others",candidate:null};return[
...o,c,{from:1-a,to:1,kind:"going",candidate:null}]}function Ro(t,e){return t.token_id===e.chosen.token_id?"chosen":Ie(t)?"removed":"kept"}function Ya(){let t=d(
"div","gp-flow",null,{"aria-hidden":"true"}),e=Z("svg","gp-ribbons");e.setAttribute("viewBox",`0 0 100 ${Va}`),e.setAttribute("preserveAspectRatio","none");let n=d(
"div","gp-flow-bar");return t.append(e,n),{box:t,ribbons:e,bar:n}}var gh=(t,e)=>e>12+7*Math.min(t.length,10);function Bo({ribbons:t,bar:e},n,s,o,r){let i=J(e,n.
length,()=>d("span",""));n.forEach(({from:c,to:p,kind:f,candidate:w},m)=>{let O=i[m];if(re(O,`gp-piece gp-piece-${f}`),O.hidden=p-c<1e-4&&f!=="chosen",O.hidden)
return;ee(O,"left",c),ee(O,"width",p-c);let M=w?w.text:f==="others"?"others":"",$=M&&gh(M,(p-c)*o)?M:"";(O.dataset.text||"")!==$&&O.replaceChildren(...$?[te($,"\
gp-piece-word")]:[]),O.dataset.text=$,$e(O,()=>r(n[m],s&&s[m]))});let a=J(t,s?n.length:0,()=>Z("path"));(s||[]).forEach((c,p)=>{let{from:f,to:w,kind:m}=wh(n[p]),
[O,M,$,L]=[c.from,c.to,w,f].map(C=>(C*100).toFixed(2));a[p].dataset.kind!==m&&(a[p].dataset.kind=m,a[p].setAttribute("class",`gp-ribbon gp-ribbon-${m}`)),a[p].setAttribute(
"d",c.to>c.from?`M${O} 0H${M}L${$} ${Va}H${L}Z`:"")})}function wh(t){return t.kind==="others"?{...t,to:1}:t.kind==="going"?{...t,from:1,to:1}:t}var vs=class{constructor(e){this.table=e,this.head=e.createTHead().insertRow(),this.body=e.createTBody(),e.addEventListener("keydown",n=>this.walk(n)),e.addEventListener(
"focusin",n=>this.keepFocus(n.target)),this.lines=[]}draw(e,n,s){this.drawHead(e);let o=e.filter(p=>p.idle).length;this.table.style.minWidth=`${100+20*o+60*(e.length-
o)}px`;let r=n.map(p=>e.map(({number:f})=>mn(p,f))),i=Math.max(.02,...r.flat().filter(p=>p!==void 0)),a=new Set(vt(s));for(;this.lines.length>n.length;)this.lines.
pop().row.remove();for(;this.lines.length<n.length;)this.newLine();n.forEach((p,f)=>this.fill(this.lines[f],p,e,r[f],i,s,a));let c=this.lines.flatMap(p=>p.cells.
map(({cell:f})=>f));!c.some(p=>p.tabIndex===0)&&c.length&&(c[0].tabIndex=0)}drawHead(e){let n=J(this.head,e.length+1,()=>{let s=d("th","",null,{scope:"col"});return s.
append(d("span","gp-stage-place"),d("span","gp-stage-name")),s});_(n[0].lastElementChild,"candidate"),e.forEach(({place:s,name:o,tip:r,idle:i},a)=>{let c=n[a+1];
re(c,i?"gp-idle-column":""),_(c.firstElementChild,s),_(c.lastElementChild,o),c.lastElementChild.classList.toggle("gp-hidden",i),c.dataset.tip=r})}newLine(){let e=this.
body.insertRow(),n=d("th","",null,{scope:"row"}),s=d("span","gp-sign","",{"aria-hidden":"true"}),o=d("bdi","gp-word"),r=d("span","gp-course-tag"),i=d("div","gp-\
course-name"),a=d("div","");a.append(o,r),i.append(s,a),n.append(i),e.append(n),this.lines.push({row:e,head:n,sign:s,word:o,tag:r,cells:[]})}newCell(e){let n=d(
"td","",null,{role:"gridcell",tabindex:"-1"}),s=d("span","gp-course-track",null,{"aria-hidden":"true"}),o=d("i","gp-course-bar");s.append(o);let r=d("span","gp-\
course-number");n.append(s,r),e.row.append(n),e.cells.push({cell:n,bar:o,number:r})}fill(e,n,s,o,r,i,a){let c=n.token_id===i.chosen.token_id,p=Ie(n);for(re(e.row,
`gp-course gp-course-${Ro(n,i)}`),_(e.sign,c?"▶":p?"✕":""),he(e.word,n.text),_(e.tag,[c&&(i.given?"given":"chosen"),p&&"removed",!a.has(n)&&"looked up"].filter(
Boolean).join(", ")),$e(e.head,()=>ks(n,i));e.cells.length>s.length;)e.cells.pop().cell.remove();for(;e.cells.length<s.length;)this.newCell(e);s.forEach((f,w)=>this.
fillCell(e.cells[w],n,s,w,o,r))}fillCell({cell:e,bar:n,number:s},o,r,i,a,c){let{number:p,name:f,idle:w,side:m}=r[i],[O,M]=[a[i],i?a[i-1]:void 0],$=gn(o,p)&&O!==
void 0,L=$&&i>0&&!gn(o,r[i-1].number);re(e,[w&&"gp-idle-column",$&&!L&&"gp-gone",L&&"gp-cut"].filter(Boolean).join(" ")),ee(n,"height",Math.sqrt((O||0)/c));let C=O===
void 0?"–":L?`✕ ${f}`:$?m==="after"?"✕":"":j(O);_(s,C),s.classList.toggle("gp-hidden",w&&!L);let y=!L&&i&&M!==void 0&&O!==void 0&&j(O)!==j(M)?O>M?"up":"do\
wn":"";(s.dataset.change||"")!==y&&(s.dataset.change=y),$e(e,()=>this.words(o,r[i],{share:O,was:M,gone:$,cut:L}))}words({text:e},{side:n,name:s,idle:o,number:r},{
share:i,was:a,gone:c,cut:p}){if(i===void 0)return`${V(e)}: not recorded at this place.`;if(p)return`${V(e)}: removed by ${s}; it had ${j(a)} just before.`;if(c)
return`${V(e)}: nothing is left of it here.`;if(n)return`${V(e)}: ${j(i)} ${n} ${n==="after"?"all":"the"} processors.`;if(o)return`${V(e)}: ${j(i)}, left as it \
was by ${s}.`;let f=j(i)===j(a)?"the same as before it":`${j(a)} before it`;return`${V(e)}: ${j(i)} after ${s} (stage ${r}), ${f}.`}keepFocus(e){if(!(e.tabIndex!==
-1||e.tagName!=="TD")){for(let n of this.body.querySelectorAll('td[tabindex="0"]'))n.tabIndex=-1;e.tabIndex=0}}walk(e){let n={ArrowRight:[0,1],ArrowLeft:[0,-1],
ArrowDown:[1,0],ArrowUp:[-1,0],Home:[0,-1/0],End:[0,1/0]},s=e.target.closest("td");if(!s||!n[e.key]||e.ctrlKey||e.metaKey||e.altKey)return;e.preventDefault();let o=this.
lines.findIndex(p=>p.row===s.parentNode),[r,i]=n[e.key],a=(p,f)=>Math.max(0,Math.min(f-1,p)),{cells:c}=this.lines[a(o+r,this.lines.length)];c[a(s.cellIndex-1+i,
c.length)].cell.focus()}};function Xa(t,e){let s=t.querySelector(".gp-where"),o=t.querySelector(".gp-none"),r=t.querySelector(".gp-chain tbody"),i=t.querySelector(".gp-courses"),a=t.querySelector(
".gp-all"),c=t.querySelector(".gp-beams-note"),p=t.querySelector(".gp-chosen-word"),f=new vs(t.querySelector(".gp-courses-grid")),w=new me({},L),m=[],O=!1,M=[],
$=300;function L(P,q){let R=Po(q);if(!R.length)return P;let z={...P};for(let F of R){let Y=F.number+F.kind,{ran:Q,acted:oe,removed:se,moved:de}=P[Y]||{ran:0,acted:0,
removed:0,moved:0};z[Y]={ran:Q+1,acted:oe+!F.idle,removed:se+F.removed,moved:de+F.moved}}return z}function C({ran:P,acted:q,removed:R,moved:z}){if(!q)return`not\
hing in ${$t(P,"step")}`;let F=z>2*R?`${j(z/q)} moved`:`${Co(R/q)} removed`;return`${I(q)} of ${$t(P,"step")}, ${F}`}let y=new ResizeObserver(([{contentRect:P}])=>{
if(!P.width||Math.abs(P.width-$)<8)return;$=P.width;let q=e.current();q&&B(q)});function T(){let P=r.insertRow(),q=d("th","",null,{scope:"row"}),R=d("span","gp-\
number",""),z=d("span","","",{tabindex:"0","data-tip":""}),F=d("span","gp-side"),Y=d("span","gp-knob");q.append(R,z," ",F," ",Y);let Q=Ya();P.append(q,d("td","g\
p-flow-cell"),d("td","gp-left"),d("td","gp-entropy"),d("td","gp-here-words"),d("td","gp-over")),P.cells[1].append(Q.box);let[,,oe,se,de,pe]=P.cells;return m.length||
y.observe(Q.bar),m.push({row:P,number:R,name:z,tags:F,knob:Y,flow:Q,left:oe,entropy:se,here:de,over:pe}),m.at(-1)}function x(P,{kind:q,number:R,name:z,tip:F,side:Y,
knob:Q,entropy:oe,left:se,here:de,over:pe}){P.row.className=`gp-stage-${q}`,_(P.number,R),_(P.name,z),P.name.dataset.tip!==F&&(P.name.dataset.tip=F),_(P.tags,Y),
P.tags.hidden=!Y,_(P.knob,Q),P.knob.hidden=!Q,_(P.left,se),_(P.entropy,oe),typeof de=="string"?_(P.here,de):P.here.replaceChildren(...de),_(P.over,pe)}function l(P){
let q={...e.started.effective,...e.started.config};return P.filter((R,z)=>z===0||q[R]).map(R=>{let z=JSON.stringify(q[R]??null);return z==="null"||z.length>12?R:
`${R} ${z}`}).join(", ")}function h(P,q){let{vocab:R,entropy_before:z}=P.distribution,{name:F,meaning:Y}=qo(P),Q={kind:"source",number:"",name:F,tip:Y,side:q.length?
"before":"before and after",knob:"",left:`${I(R)} left`,entropy:le(z,e.unit),here:"",over:""},oe=q.map((se,de)=>({kind:se.idle?"idle":"active",number:`${se.number}\
. `,name:se.name,tip:`${se.meaning} (${se.kind})`,side:de===q.length-1?"after":"",knob:l(se.knobs),left:`${I(se.kept)} left`,entropy:le(se.entropy,e.unit),here:No(
se),over:C(w.total[se.number+se.kind])}));return[Q,...oe,b(P)]}function b(P){let[q,R]=za(P,e.started),z=X(P.chosen.logprob),F=Ie(P.chosen)?`, although ${wn(P.chosen,
P)} removed it`:P.beam?`: log-probability ${G(P.chosen.logprob)}`:` (${j(z)})`;return{kind:"choice",number:"",name:q,tip:"What became of what was left: the toke\
n that stands in the text.",side:"",knob:"",left:"",entropy:"",here:["▶ ",te(P.chosen.text,"gp-strong"),` ${R}${F}`],over:""}}function u(P,q,R){let z=h(P,q);for(;m.
length>z.length;)m.pop().row.remove();z.forEach((oe,se)=>x(m[se]||T(),oe));let F=[0,...q.map(({number:oe})=>oe)].map(oe=>Ja(R,P,oe)),Y=A(P,q),Q=S(P,q);m.forEach(
({flow:oe},se)=>{oe.box.hidden=!Y&&se>0,!oe.box.hidden&&(se<F.length?Bo(oe,F[se],F[se-1],$,(de,pe)=>k(de,pe,se,Q)):v(oe,F.at(-1),$))})}let g=({from:P,to:q})=>j(
q-P);function k(P,q,R,z){if(P.kind==="going")return`Tokens that are not shown here and that ${z[R+1].name} removes: ${g(P)}.`;let F=P.candidate?V(P.candidate.text):
"All other tokens together";return R?`${F}: ${g(P)} after ${z[R].name}`+(P.candidate?`, ${g(q)} before it.`:"."):`${F}: ${g(P)} before the processors.`}function v(P,q,R){
let z=q.filter(({kind:F})=>F==="chosen");Bo(P,z,z,R,F=>`${V(F.candidate.text)} had ${g(F)} of what was left.`)}let A=({distribution:P},q)=>P.candidates.every(({
stage_logprobs:R})=>(R||[]).length===q.length);function S(P,q){let R=qo(P);return[{number:0,place:"before",name:R.name,tip:R.meaning,idle:!1,side:"before"},...q.
map(z=>({number:z.number,place:String(z.number),name:z.name,idle:z.idle,side:"",tip:`${z.number}. ${z.name}: ${No(z)} here. It ${z.meaning}.`}))]}function E(P,q,R,z){
if(i.hidden=!q.length||!A(P,q),i.hidden)return;let F={number:q.length,place:"after",name:"all",tip:"After all processors: what the choice was made of.",idle:!1,
side:"after"};f.draw([...S(P,q),F],R,P),a.hidden=z<=10,_(a,O?"show 10 only":`show all ${I(z)}`),a.setAttribute("aria-expanded",String(O))}a.addEventListener("cl\
ick",()=>{O=!O,B(e.current())});function N(P){if(P.distribution.stages.length)return"";if(P.isPrompt)return"The model’s own distribution: no logits processor ta\
kes part in reading the prompt.";let q=e.started.processors||[],R=ws(P)?"DoLa’s contrast":"The model’s own distribution";return e.started.mode==="custom"&&!q.
length?"Your own loop asked no logits processor here.":q.length?`${R}, untouched here. Prepared, but not used by this loop: ${q.map(z=>He(z)[0]).join(", ")}.`:`${R}\
, untouched: no logits processor runs.`}function W(P){let q=P.isPrompt||P.given;s.replaceChildren(`at ${ja(P)}: `,te(P.chosen.text),q?" (given, not chosen)":""),
_(p,q?"given":"chosen")}function B(P){let q=Po(P),R=vt(P),z=(P.watched||[]).filter(({token_id:Y})=>R.every(Q=>Q.token_id!==Y)),F=bs(R,10,P.chosen.token_id);W(P),
_(o,N(P)),o.hidden=!o.textContent,c.hidden=!P.beam||!q.length,u(P,q,F),E(P,q,[...O?R:F,...z],R.length)}return P=>{let q=e.current();t.hidden=!q,q&&(q.isPrompt||
w.follow(e.lastOf(q)),!(q===M[0]&&w.total===M[1]&&!P.unit&&!P.watched)&&(M=[q,w.total],B(q)))}}function bh(t){let e=t>>>0;return()=>{e=e+1831565813>>>0;let n=Math.imul(e^e>>>15,e|1);return n=n+Math.imul(n^n>>>7,n|61)^n,((n^n>>>14)>>>0)/2**32}}function kh(t,e){
let n=[...t];for(let s=n.length-1;s>0;s--){let o=Math.floor(e()*(s+1));[n[s],n[o]]=[n[o],n[s]]}return n}function Qa(t,e){let r=["1st","2nd","3rd"],i=q=>t.querySelector(
".gp-"+q),a=t.querySelector("details"),[c,p,f,w]=["from","choices","reveal","next"].map(i),m=null,O=()=>e.usesBeams&&!e.finished?[]:e.allLines(),M=q=>ce(O()[q]?
O()[q].last:null),$=q=>q.distribution.candidates.filter(({raw_rank:R})=>R).sort((R,z)=>R.raw_rank-z.raw_rank).slice(0,6);function L(q){let R=Number(e.started.seed)%
4294967296+7919*q.index+104729*q.sequence;return kh($(q),bh(R))}let C=q=>$(q).length>1;function y(q){let R=e.current(),z=R&&e.lastOf(R),F=Math.max(0,O().findIndex(
oe=>oe.last===z)),Y=M(F),Q=Y.findIndex((oe,se)=>se>=q&&C(oe));if(Q<0){_(i("cannot"),Y.length>q?"From there on the run has recorded no candidates to pick from: r\
aise top_candidates and run it again.":e.running?"The run has not come so far yet.":`There is no token ${q+1} in this text: choose an earlier one.`);return}_(i(
"cannot"),""),m={line:F,at:Q,step:null,picks:[],revealed:!1,results:[]},T()}function T(){let q=M(m.line);for(;q[m.at]&&!C(q[m.at]);)m.at+=1;if(Object.assign(m,{
step:q[m.at]||null,picks:[],revealed:!1}),!m.step&&!e.running){u();return}x(),m.step&&e.selectStep(m.step.before),g(()=>p.querySelector("button"))}function x(){
e.hide(m&&a.open?m.at+(m.revealed?1:0):null)}function l(q){let{picks:R}=m;R.includes(q)?R.splice(R.indexOf(q),1):R.length<3&&R.push(q),S()}function h(){let{step:q,
picks:R}=m,z=$(q),F=z.find(({token_id:Y})=>Y===R[0]);m.revealed=!0,m.results.push({step:q,first:F,share:Math.exp(F.raw_logprob-z[0].raw_logprob),hit:R.includes(
q.chosen.token_id)}),x(),e.selectStep(q),g(()=>w)}function b(){if(m.results.length>=10){u();return}m.at+=1,T()}function u(){let{results:q,line:R}=m,z=m.at+(m.revealed?
1:0);m=null,x(),c.value=M(R).slice(z).some(C)?z+1:1,P(q),g(()=>i("begin"))}function g(q){let R=t.contains(document.activeElement);B(),R&&q()&&q().focus({preventScroll:!0})}
let k=({piece:q,chosen:R,text:z})=>q??(R?R.text:z);function v(){let q=ce(m.step?m.step.before:M(m.line).at(-1)||null),R=[...e.prefix,...q].map(k).join(""),z=d("\
span","gp-gap","?",{"aria-label":"the hidden token"});m.revealed&&z.replaceChildren(te(m.step.chosen.text));let F=i("so-far");F.replaceChildren(R,z),F.scrollTop=
F.scrollHeight}function A(){p.replaceChildren(...(m.step&&!m.revealed?L(m.step):[]).map(({token_id:q,text:R})=>{let z=d("button","gp-button gp-choice",null,{type:"\
button","aria-pressed":"false","data-token":q});return z.append(d("span","gp-order"),te(R)),z.addEventListener("click",()=>l(q)),z})),S()}function S(){for(let q of p.
children){let R=m.picks.indexOf(Number(q.dataset.token));q.setAttribute("aria-pressed",String(R>=0)),q.disabled=R<0&&m.picks.length>=3,_(q.querySelector(".gp-or\
der"),R<0?"":r[R])}f.disabled=!m.picks.length}function E(){if(i("answer").hidden=!m.revealed,!m.revealed)return;let{step:q,picks:R}=m,{share:z,hit:F}=m.results.
at(-1),Y=$(q),Q=q.chosen.token_id,oe=Y.some(({token_id:pe})=>pe===Q)?Y:[...Y,q.chosen];i("truth").tBodies[0].replaceChildren(...oe.map(pe=>{let Go=d("tr",pe.token_id===
Q?"gp-taken":""),Ts=d("th","",null,{scope:"row"});pe.token_id===Q&&Ts.append(d("span","","▶ "),d("span","gp-hidden","taken: ")),Ts.append(te(pe.text));let Uo=d(
"div","gp-share"),Vo=d("i");Vo.style.width=`${(45*X(pe.raw_logprob)).toFixed(2)}%`,Uo.append(Vo,j(X(pe.raw_logprob)));let Jo=d("td");Jo.append(Uo);let Yo=R.indexOf(
pe.token_id);return Go.append(Ts,d("td","",Yo<0?"":r[Yo]),Jo,d("td","",j(X(pe.logprob))),d("td","",pe.raw_rank?I(pe.raw_rank):"–")),Go}));let de=i("took");de.
replaceChildren("The run took “",te(q.chosen.text,"gp-strong"),F?"”, which is among your picks. ":"”, which is not among your picks. "),de.append(z===1?"Y\
our first pick is the token that the model found likeliest.":`Your first pick has ${j(z)} of the probability of the likeliest token.`)}let N=q=>q.reduce((R,{share:z})=>R+
z,0)/q.length,W=q=>q.filter(({hit:R})=>R).length;function B(){if(i("before").hidden=!!m,i("round").hidden=!m,!m)return;i("sum").hidden=!0;let{results:q,revealed:R,
step:z}=m,F=q.length+(R?0:1);_(i("progress"),z?`Step ${F} of 10: ${R?"token":"which token comes next, as token"} ${z.index+1}${R?".":"? Pick up to three, the li\
keliest first."}`:"The run has not come so far yet: waiting for its next token."),_(i("score"),q.length?`So far: first picks ${j(N(q))} of the top, the run’s to\
ken among your picks in ${W(q)} of ${q.length}`:""),f.hidden=R||!z,w.hidden=!R,_(w,q.length>=10?"To the score":"Next token"),v(),A(),E()}function P(q){let R=i("\
sum");if(R.hidden=!1,R.replaceChildren(d("h3","","The round is over")),!q.length){R.append(d("p","","No token was revealed, so there is no score."));return}let z=(...Y)=>{
let Q=d("p");Q.append(...Y),R.append(Q)};z(d("b","",j(N(q))),": how likely your first picks were, on average, against the likeliest token."),z(d("b","",`${W(q)}\
 of ${q.length}`),`: steps in which the run’s token was among your picks (${j(W(q)/q.length)}).`);let F=[...q].sort((Y,Q)=>Y.share-Q.share||Q.step.distribution.
entropy_before-Y.step.distribution.entropy_before);for(let[Y,{step:Q,first:oe,share:se}]of[["Hardest",F[0]],["Easiest",F.at(-1)]])z(d("b","",Y+": "),`token ${Q.
index+1}, “`,te(Q.chosen.text),"”; your “",te(oe.text),`” had ${j(se)} of the top’s probability, and the model was uncertain by ${le(Q.distribution.entropy_before,
e.unit)}.`)}return i("begin").addEventListener("click",()=>y(Math.max(1,Math.floor(Number(c.value))||1)-1)),i("from-here").addEventListener("click",()=>{let q=e.
current();c.value=q&&!q.isPrompt?q.index+1:1}),f.addEventListener("click",h),w.addEventListener("click",b),i("end").addEventListener("click",u),a.addEventListener(
"toggle",x),q=>{t.hidden=!e.started,q.run&&(m=null,c.value=1,i("sum").hidden=!0,_(i("cannot"),""),B()),_(i("begin"),i("sum").hidden?"Start a round":"Another rou\
nd"),m&&!m.step&&(q.steps||q.status)&&T()}}function Za(t,e){let s=t.querySelector(".gp-where"),o=t.querySelector(".gp-verdict"),r=t.querySelector(".gp-score-head"),i=t.querySelector("tbody"),a=t.querySelector(
".gp-more"),c=t.querySelector(".gp-tally"),p=new me({steps:0,differed:0},(l,h)=>h.reranked?{steps:l.steps+1,differed:l.differed+ +(m(h.reranked).token_id!==h.chosen.
token_id)}:l),f=[],w=[],m=l=>l.reduce((h,b)=>b.probability>h.probability?b:h);function O(){let l=i.insertRow(),h=d("th","",null,{scope:"row"}),[b,u,g]=[d("span",
"gp-sign"),d("bdi","gp-word"),d("span","gp-tag","most probable")];h.append(b,u,g),l.append(h);let k=["probability","penalty","score"].map(()=>{let v=d("div","gp\
-cell"),A=d("span","gp-balance",null,{"aria-hidden":"true"}),[S,E]=[d("i","gp-part"),d("i","gp-zero")];A.append(S,E);let N=d("span","gp-amount");return v.append(
A,N),l.append(d("td")),l.lastChild.append(v),{part:S,zero:E,amount:N}});return f.push({row:l,sign:b,word:u,tag:g,cells:k}),f.at(-1)}function M({part:l,zero:h,amount:b},u,[
g,k],v){let A=S=>(S-g)/(k-g)*100;l.style.left=`${Math.min(A(0),A(u))}%`,l.style.width=`${Math.abs(A(u)-A(0))}%`,h.style.left=`${A(0)}%`,_(b,v)}function $({part:l,
zero:h,amount:b},u,[g,k],v){let A=S=>4+(S-g)/(k-g)*92;l.hidden=u===null,l.style.left=`${A(u)}%`,h.style.left=`${A(0)}%`,_(b,v)}function L(l,h,b,u,g){let k=h.token_id===
b.chosen.token_id;l.row.className=k?"gp-winner":"",_(l.sign,k?"▶":""),Oe(l.word,h.text),l.tag.hidden=h!==u||k,M(l.cells[0],h.probability,g.probability,j(h.probability)),
M(l.cells[1],h.penalty,g.penalty,G(h.penalty)),$(l.cells[2],h.score,g.score,G(h.score))}function C(l){let[h,b]=[Math.min(0,...l),Math.max(0,...l)];return b>h?[h,
b]:[0,1]}function y(l){let h=m(l.reranked),b=l.reranked.find(v=>v.token_id===l.chosen.token_id),u=l.reranked.slice(0,12);b&&!u.includes(b)&&(u[11]=b);let g=Object.
fromEntries(["probability","penalty","score"].map(v=>[v,C(u.map(A=>A[v]))]));for(;f.length<u.length;)O();f.forEach((v,A)=>{v.row.hidden=A>=u.length,A<u.length&&
L(v,u[A],l,h,g)});let k=l.reranked.length-u.length;a.hidden=k<=0,_(a,`and ${I(k)} less probable ones, which were weighed too`),T(b,h)}function T(l,h){l?l===h?o.
replaceChildren(te(l.text,"gp-strong"),` won: the most probable token has the highest score too (${G(l.score)}).`):o.replaceChildren(te(l.text,"gp-strong"),` wo\
n with a score of ${G(l.score)}. Greedy would have taken `,te(h.text,"gp-strong"),` (${j(h.probability)}), but its penalty of ${G(h.penalty)} leaves it ${G(h.score)}\
.`):o.replaceChildren()}function x(){let l=e.started.effective.penalty_alpha,h=typeof l=="number",[b,u]=h?[Number((1-l).toFixed(4)),l]:["(1 - penalty_alpha)","p\
enalty_alpha"];return`${b} × probability - ${u} × penalty${h?`, because penalty_alpha is ${l}`:""}. The highest score is chosen.`}return()=>{let l=e.current();
if(t.hidden=!(l&&l.reranked&&l.reranked.length),t.hidden||(p.follow(e.lastOf(l)),l===w[0]&&p.total===w[1]))return;w=[l,p.total],s.textContent=`at token ${l.index+
1}`,r.dataset.tip=x(),y(l);let{steps:h,differed:b}=p.total;_(c,`Along the text: another token than the most probable one won in ${I(b)} of ${I(h)} steps (${j(b/
h)}).`)}}function el(t,e){let n=()=>t.closest(".token-panel"),s=O=>t.querySelector(".gp-"+O),[o,r,i,a,c]=["place","back","on","newest","fold"].map(s),p=[...t.querySelectorAll(
"[role=tab]")];function f(O){n()&&(n().dataset.shows=O);for(let M of p){let $=M.dataset.shows===O;M.setAttribute("aria-selected",String($)),M.tabIndex=$?0:-1}}for(let O of p)
O.addEventListener("click",()=>{f(O.dataset.shows),w(!0)}),O.addEventListener("keydown",M=>{let $={ArrowRight:1,ArrowLeft:-1}[M.key];if(!$)return;M.preventDefault();
let L=p[(p.indexOf(O)+$+p.length)%p.length];f(L.dataset.shows),L.focus()});function w(O){n()?.toggleAttribute("data-folded",!O),c.setAttribute("aria-expanded",String(
O)),c.textContent=O?"▾":"▴"}c.addEventListener("click",()=>w(c.getAttribute("aria-expanded")==="false")),r.addEventListener("click",()=>e.walk(-1)),i.addEventListener(
"click",()=>e.walk(1)),a.addEventListener("click",()=>e.selectStep(null));function m(O){let M=e.lineOf(O),$=e.lines().length>1&&M&&!O.isPrompt?` of ${M.label}`:
"",L=O.isPrompt?e.started.prompt_tokens.length:ce(M?M.last:O).length,C=O.isPrompt?"prompt token":e.selected?"token":"newest token";o.replaceChildren(te(O.chosen.
text,"gp-here"),d("span","",` ${C} ${I(O.index+1)} of ${I(L)}${$}`)),r.disabled=O.isPrompt?!O.before:O.index===0&&!e.promptSteps.length,i.disabled=!M||M.last===
O,a.hidden=!e.selected||!e.running}return O=>{O.selection&&e.selected&&w(!0);let M=e.current();if(M)return m(M);o.textContent="No token yet",r.disabled=i.disabled=
!0,a.hidden=!0}}function tl(t,e){let n=h=>t.querySelector(".gp-"+h),[s,o,r]=["said","rendered","try"].map(n),i=new WeakMap,a=[],c="",p=null,f=null;function w(){return qt(t,o,e,
h=>{let b=i.get(h);return b&&{id:b.token.token_id,text:b.token.text,where:`prompt token ${b.index+1}`,step:null,why:b.words}})}function m(){let{started:h,written:b}=e,
u=h&&h.request.messages,g=u&&b&&h.model===b.model&&JSON.stringify(u)===JSON.stringify(b.messages);return b&&!g?{...b,ran:!1}:!u||!u.length?null:{model:h.model,messages:u,
tokens:h.prompt_tokens,parts:h.parts||[],ran:!0}}function O({messages:h,parts:b,problem:u}){let g=new Set(b.filter(({kind:k})=>k==="message").map(({message:k})=>k));
s.replaceChildren(...h.map(({role:k,content:v},A)=>{let S=d("li","",null,{"data-role":k});return S.append(d("span","gp-role",k),d("p","",v)),!u&&g.size>0&&!g.has(
A)&&v.trim()&&S.append(d("p","gp-dropped","✕ The template leaves this message out.")),S}))}let M={message:({role:h})=>`words of ${h}`,template:()=>"written by\
 the template",generation:()=>"generation prompt: the answer begins here"};function $(h,b){let u=h?M[h.kind](h):"whose it is cannot be told";return b.piece===null?
`special token, ${u}`:u}function L({tokens:h,parts:b}){o.replaceChildren(),a=[],p=null;let u=new Set(b.map(({stop:k})=>k)),g=null;h.forEach((k,v)=>{let A=b.find(
W=>W.start<=v&&v<W.stop)||null;if(!g||!v||u.has(v)||b.some(({start:W})=>W===v)){let W=d("span","gp-part",null,A?{"data-kind":A.kind}:{});A&&A.kind==="message"&&
W.append(d("span","gp-role",A.role)),A&&A.kind==="generation"&&W.append(d("span","gp-role","the answer begins")),o.append(W),g={rows:W,tokens:[]}}let S=d("span",
"gp-token",null,{role:"button",tabindex:"-1"}),E=$(A,k);rt(S,k),S.setAttribute("aria-label",`prompt token ${v+1}: ${V(k.text)}, ${E}`),i.set(S,{token:k,index:v,
words:E});let N=g.tokens.length?i.get(g.tokens.at(-1)).token:null;it(g,S,k,N),a.push(S)}),a.length&&C(a[0])}function C(h){p&&(p.tabIndex=-1),p=h,h.tabIndex=0}function y(h){
h&&(C(h),h.focus({preventScroll:!0}),h.scrollIntoView({block:"nearest"}),f.show(h))}o.addEventListener("click",({target:h})=>y(h.closest(".gp-token"))),o.addEventListener(
"keydown",h=>{let b=a.indexOf(h.target.closest(".gp-token"));if(b<0||h.ctrlKey||h.metaKey||h.altKey)return;let u={ArrowRight:()=>a[b+1],ArrowLeft:()=>a[b-1],Home:()=>a[0],
End:()=>a.at(-1),ArrowDown:()=>Ee(a,b,1),ArrowUp:()=>Ee(a,b,-1),Enter:()=>a[b]," ":()=>a[b]};u[h.key]&&(h.preventDefault(),y(u[h.key]()))});let T=(h,b)=>`${I(h)}\
 ${b}${h===1?"":"s"}`;function x({tokens:h,parts:b}){let u=E=>b.filter(N=>N.kind===E).reduce((N,{start:W,stop:B})=>N+B-W,0),g=h.filter(({piece:E})=>E===null).length,
[k,v,A]=["message","template","generation"].map(u),S=k||v?`${I(k)} for the words of the messages, ${I(v)} around them, ${I(A)} to begin the answer`:`this templa\
te changes the words, so whose each token is cannot be told${A?`, but for the ${I(A)} that begin the answer`:""}`;return`${T(h.length,"token")}: ${S}. ${g===1?"\
1 is special.":`${I(g)} are special.`}`}function l({tokens:h,parts:b}){let u=b.filter(({kind:k})=>k==="message").flatMap(({start:k,stop:v})=>h.slice(k,v)).filter(
({piece:k})=>k===null),g=[...new Set(u.map(({text:k})=>V(k)))];return g.length?`A message holds ${g.join(", ")}: written like a special token, it is read as one\
, as if the template had set it.`:""}return r.addEventListener("click",()=>e.ask({type:"without"})),()=>{let h=m();if(t.hidden=!h,!h){c="";return}r.hidden=!Object.
hasOwn(e.answers,"without")||!!h.problem;let b=JSON.stringify([h.model,h.messages,h.parts,h.problem,h.ran,h.tokens.length]);if(b===c)return;c=b,f??=w(),_(n("whi\
ch"),h.ran?`of ${h.model}, as this run read it`:`of ${h.model}, as written now: not run yet`),H(n("refusal"),!!h.problem),_(n("refusal"),h.problem||""),O(h),H(n(
"made"),!h.problem),L(h),H(n("generation-key"),h.parts.some(({kind:g})=>g==="generation")),_(n("template-words"),h.problem?"":x(h));let u=l(h);H(n("warn"),!!u),
_(n("warn"),u),f.hide()}}function nl(t,e,n){let{state:s,log:o,text:r,select:i}=t;function a(c){if(!c)return;let{step:p}=s.entries.get(c);p&&o.selectStep(p),c.focus({preventScroll:!0}),c.
scrollIntoView({block:"nearest"}),p||n.show(c)}r.addEventListener("click",c=>{let p=s.tokenAt(c);p&&a(p)}),r.addEventListener("keydown",c=>{if(c.key==="Escape"){
o.selectStep(null);return}let p=s.tokenAt(c);if(!p||c.ctrlKey||c.metaKey||c.altKey)return;let f=s.allTokens,w=f.indexOf(p),m={ArrowRight:()=>f[w+1],ArrowLeft:()=>f[w-
1],ArrowDown:()=>Ee(f,w,1),ArrowUp:()=>Ee(f,w,-1),Home:()=>f.find(O=>s.entries.get(O).step),End:()=>f.at(-1),Enter:()=>p," ":()=>p};m[c.key]&&(c.preventDefault(),
a(m[c.key]()))}),i.addEventListener("change",()=>{s.shadedBy=i.value,t.shadeAll(),e.drawScale()}),r.addEventListener("scroll",()=>{s.atEnd=r.scrollHeight-r.scrollTop-
r.clientHeight<60},{passive:!0}),new ResizeObserver(()=>t.resized()).observe(r)}var sl=t=>t.started&&t.started.request||{},jo=t=>!!sl(t).only_given;function zo(t,{index:e,isPrompt:n,isStart:s}){return s?"decoder start token":`${n?t.readsSource?
"source token":"prompt token":"token"} ${e+1}`}function Fo(t,{index:e,isStart:n}){return n?"every target begins with it: not chosen":t.readsSource?"the encoder \
reads it: it has no probability":e===0?"nothing comes before it":sl(t).read_prompt&&!t.finished&&!t.failed?"its probability comes with the end of the text":"its\
 probability was not read"}function Do(t,e){let n=[];return e.given&&!jo(t)&&n.push("given, not chosen"),n.push(...Or(e)),n}function ol(t,e){let{step:n,token:s}=e,
o=n?[...Tn(n,t.unit),...Do(t,n)]:[Fo(t,e)];return[`${zo(t,e)}: ${V(s.text)}`,...o].join(", ")}var Ss=class{constructor(e,n,s,o){this.root=e,this.text=n,this.select=s,this.state=o,this.scale=e.querySelector(".gp-scale"),this.origins=e.querySelector(".gp-o\
rigins"),this.originsAlong=new me(yr,xr)}drawScale(){ns(this.scale,this.select.value,this.state.log.unit)}drawMarks(){let{root:e,state:n}=this,{prompt:s,begun:o,
lines:r}=n,i=!jo(n.log)&&r.some(({steps:a})=>a.length&&a[0].given);e.querySelector(".gp-mark-prompt").hidden=!s||!s.tokens.length,_(e.querySelector(".gp-mark-pr\
ompt .gp-ink"),o?"source, and what the target begins with":"the prompt"),e.querySelector(".gp-mark-given").hidden=!i,this.drawOrigins(),this.text.classList.toggle(
"gp-has-given",i)}drawOrigins(){let{origins:e,originsAlong:n,state:{log:s,lines:o}}=this;if(e.hidden=!s.rounds.length,e.hidden)return;n.follow(o.length&&o[0].steps.
at(-1)||null);let r=J(e,Object.keys(je).length,yh);Object.entries(je).forEach(([i,[,a,c]],p)=>{let[f,w]=r[p].children;r[p].dataset.draft=i,r[p].dataset.tip=c,_(
f,a),_(w,I(n.total[i]))})}};function yh(){let t=d("span","",null,{tabindex:"0"});return t.append(d("span","gp-ink")," ",d("b")),t}var _s=class{constructor(e){this.log=e,this.entries=new WeakMap,this.shadedBy="",this.clear()}clear(){this.prompt=null,this.begun=null,this.lines=[],this.marked=
null,this.atEnd=!0}get paragraphs(){return[this.prompt,this.begun,...this.lines].filter(Boolean)}get allTokens(){return this.paragraphs.flatMap(({tokens:e})=>e)}elementOf(e){
if(e.isPrompt)return this.prompt&&this.prompt.tokens[e.index]||null;for(let n of this.lines)if(n.steps[e.index]===e)return n.tokens[e.index];return null}tokenAt(e){
let n=e.target.closest('[role="button"]');return n&&this.entries.has(n)?n:null}};var Os=class{constructor(e,n,s,o){this.text=e,this.empty=n,this.select=s,this.state=o,this.log=o.log,this.width=0,this.resettle=0}startRun(){let{text:e,log:n,state:s}=this;
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
r),s&&this.shade(r),r}describe(e){e.setAttribute("aria-label",ol(this.log,this.state.entries.get(e)))}shade(e){ts(e.querySelector(".gp-ink"),this.select.value,ge(
this.state.entries.get(e).step)),e.dataset.shaded=""}shadeAll(){for(let e of this.state.allTokens)this.state.entries.get(e).step&&this.shade(e)}markCurrent(){let{
log:e,state:n}=this,s=e.current(),o=s?n.elementOf(s):null,{marked:r}=n;r&&r!==o&&(r.classList.remove("gp-current"),r.setAttribute("aria-pressed","false"),r.tabIndex=
-1),n.marked=o,o&&(o.classList.add("gp-current"),o.setAttribute("aria-pressed",String(e.selected===s)),o.tabIndex=0)}followEnd(){let{log:e,text:n}=this;this.state.
atEnd&&!e.selected&&e.running&&!e.usesBeams&&(n.scrollTop=n.scrollHeight)}resized(){!this.text.clientWidth||this.text.clientWidth===this.width||(this.width=this.
text.clientWidth,this.dissolve())}dissolve(){for(let{rows:e}of this.state.paragraphs)e.dissolve();clearTimeout(this.resettle),this.resettle=setTimeout(()=>this.
settle(),200)}settle(){this.width||=this.text.clientWidth;for(let{rows:e}of this.state.paragraphs)e.settle()}};function rl(t,e){let n=t.querySelector(".gp-text"),s=t.querySelector(".gp-shade"),o=new _s(e),r=new Os(n,t.querySelector(".gp-empty"),s,o),i=new Ss(t,n,s,o),a=qt(
t,n,e,p=>{let f=o.entries.get(p);if(!f)return null;let{token:w,step:m}=f,O=m?Do(e,m).join(", "):Fo(e,f);return{id:w.token_id,text:w.text,where:zo(e,f),step:m,why:O}});
nl(r,i,a);function c(){e.started&&(s.value=o.shadedBy||(e.started.request.only_given?"surprisal":"uncertainty"),i.drawScale()),r.startRun()}return p=>{if(p.run&&
c(),(p.run||p.steps||p.status)&&(r.drawLines(),i.drawMarks()),o.prompt&&(p.run||p.prompt)&&r.drawPrompt(),o.prompt&&(p.unit||p.status))for(let f of p.unit?o.allTokens:
o.prompt.tokens)r.describe(f);p.unit&&i.drawScale(),r.markCurrent(),p.steps&&(r.followEnd(),r.settle()),a.refresh(p.unit||p.prompt||p.status)}}var ne=t=>G(t,2).replace("-","−");function il(t,e=null){let{z_score:n,threshold:s,prediction:o}=t,r=`z is ${ne(n)}, ${o?"above":"not above"} the threshold ${Number(
s.toFixed(2))}`;if(o&&e&&K(e.z_score)&&e.z_score<=s)return["even","◇","Not known: above the threshold by repeats alone",`${r}, but p takes each token for new \
evidence. With repeated n-grams counted once, z is ${ne(e.z_score)}.`];if(o)return["good","◆","Watermarked",`${r}: ${It(s)}.`];let i=t.tokens_needed,a=en(t),c=K(
i)&&i>a?` If the text went on like this, about ${I(i)} tokens would be enough.`:"";return["even","◇","No sign of this watermark",`${r}. That does not prove th\
at there is none: the text may be too short, or the mark may have been removed.${c}`]}var en=({num_tokens_scored:t,tokens:e})=>K(t)?t:(e||[]).filter(([,,,,n])=>n).
length,xh="1 − p. It is not the probability that the text is watermarked: a text without the watermark has 0.9 or more in one of ten cases, and 0.5 or more in e\
very second.";function $h(t){let{kind:e,z_score:n,p_value:s,confidence:o,threshold:r,false_positive_rate:i,tokens_needed:a}=t;return[...e==="green"?vh(t):Sh(t),
["z-score",ne(n),e==="green"?"How many standard deviations more tokens are green than without a watermark: (green − ratio × scored) / √(scored × ratio × (1 − ra\
tio)).":"How many standard deviations the weighted mean lies above that of fair coins."],["p-value",ze(s),"The probability of a z at least as high in a text wit\
hout this watermark: the upper tail of the normal distribution. It takes the tokens for independent; where phrases are repeated, z scatters more."],["confidence",
o>.9999?"> 0.9999":G(o,4),xh],["false-positive rate",ze(i),`What the threshold ${Number(r.toFixed(2))} means: the share of texts without this watermark whose z \
is above it.`],...K(a)?[["tokens needed",I(a),"How many scored tokens reach the threshold at this share: z grows with the square root of their number."]]:[]]}function vh({
num_tokens_scored:t,num_green_tokens:e,green_fraction:n,ratio:s,list_size:o}){return[["tokens scored",I(t),"Tokens of which the detector can say whether they ar\
e green. The first ones have too few tokens before them; where repeated n-grams count once, later ones are left out."],["green tokens",I(e),`Scored tokens that \
stand on their green list, which holds ${I(o)} tokens of the vocabulary.`],["green fraction",j(n),`Green tokens / tokens scored. Without the watermark about ${j(
s)} are green: the ratio.`]]}function Sh(t){let{mean:e,weighted_mean:n,num_g_values:s,posterior:o,layers:r}=t;return[["tokens scored",I(en(t)),"Tokens with enou\
gh others before them, whose context has not come before."],["g-values",I(s),`One for each scored token and each of the ${U((r||[]).length,"key")}: 0 or 1, as b\
y a fair coin in a text without the watermark.`],["mean g-value",G(e,4),"The share of g-values that are 1. Without the watermark it is about 0.5."],["weighted m\
ean",G(n,4),"The same with more weight on the first keys, whose rounds of the tournament leave the clearest mark."],...K(o)?[["posterior",j(o),"What the trained\
 Bayesian detector says: the probability that the text is watermarked, if it is one like those that the detector was trained on."]]:[]]}function tn(t,e){let n=e.
map(({report:a})=>new Map($h(a).map(c=>[c[0],c]))),s=[...new Set(n.flatMap(a=>[...a.keys()]))],[o]=J(t.tHead,1,()=>d("tr")),r=J(o,e.length+1,()=>d("th","",null,
{scope:"col"}));e.forEach(({name:a},c)=>_(r[c+1],a)),t.tHead.hidden=e.length<2;let i=J(t.tBodies[0],s.length,()=>{let a=d("tr"),c=d("th","",null,{scope:"row"});
return c.append(d("span","",null,{tabindex:0})),a.append(c),a});s.forEach((a,c)=>{let p=J(i[c],e.length+1,()=>d("td")),f=n.find(w=>w.has(a)).get(a);_(p[0].firstChild,
a),D(p[0].firstChild,{"data-tip":f[2]}),n.forEach((w,m)=>_(p[m+1],w.has(a)?w.get(a)[1]:"–"))})}function ut({tokens:t,prompt_tokens:e}){return t.map(([,n,s,o,r,
i],a)=>({token:{text:n,piece:s},mark:{green:o,g:i,counted:r||!(o!==null||i!==null)},words:()=>`Token ${I(a+1)}${a<e?", of the prompt":""}, ${V(n)}: ${_h(o,i,r)}`}))}
function _h(t,e,n){if(t===null&&e===null)return"not scored, because too few tokens stand before it.";let s=e===null?t?"◆ green":"◇ red":`mean g-value ${e.toFixed(
2)}, where chance gives 0.5`;return n?`${s}.`:`${s}; not counted, because ${e===null?"the same n-gram":"its context"} came before or it is left out.`}var mt=({kind:t,
tokens:e})=>[t,{unscored:e.some(([,,,n,,s])=>n===null&&s===null),repeated:e.some(([,,,n,s,o])=>!s&&(n!==null||o!==null))}];function al(t,e){let n=a=>t.querySelector(".gp-"+a),s=new _e(n("words"));function o({before:a,after:c}){let p=`z was ${ne(a.z_score)}`;if(c.error)return["even",
"…","Nothing left to score",`${c.error.message} ${p} before.`];let f=`z from ${ne(a.z_score)} to ${ne(c.z_score)}`,w=Number(c.threshold.toFixed(2));return a.prediction?
c.prediction?["good","◆",f,`Still above the threshold ${w}: the watermark survived.`]:["bad","◇",f,`Not above the threshold ${w} any more: the detector no l\
onger finds the watermark.`]:["even","◇",f,`The text did not pass the threshold ${w} before the attack: there is nothing to wash out.`]}let r=({how:a,strength:c})=>a?
`${a}${K(c)?`, strength ${j(c)}`:""}`:"as edited by hand";function i(a){let{before:c,after:p}=a,[f,w,m,O]=o(a);D(n("answer"),{"data-verdict":f}),_(n("answer-sig\
n"),w),_(n("answer-words"),m),_(n("answer-more"),O),_(n("told"),`${m}. ${O}`),_(n("about"),r(a)),H(n("of-text"),!p.error),p.error||(Fe(n("legend"),...mt(p)),s.show(
ut(p)));let M=[{name:"before",report:c},...p.error?[]:[{name:"after",report:p}]];tn(n("found-numbers"),M)}return a=>{t.hidden=!e.found,!t.hidden&&a.found&&i(e.found)}}function ll(t,e){let n=x=>t.querySelector(".gp-"+x),s=["without","with"],o=n("threshold"),r=3,i=()=>e.answered("pair"),a=({report:x})=>!!x&&!x.error,c=s.map(x=>{
let l=d("div"),[h,b,u]=[d("p","gp-facts"),d("p","gp-problem","",{role:"status"}),d("div","gp-text-body",null,{dir:"auto"})];return l.append(d("h3","",x==="with"?
"With the watermark":"Without the watermark"),h,b,u),n("texts").append(l),{facts:h,problem:b,text:new _e(u),shown:0,report:null}});o.addEventListener("input",()=>{
let x=o.valueAsNumber;!Number.isFinite(x)||x<0||x>20||(r=x,i()&&T())});function p(x,l,h){if(h){x.report!==h&&x.text.show(ut(h)),Object.assign(x,{report:h,shown:0});
return}let[b]=e.groups[l].entries,u=b.tokens.map(g=>({token:g,mark:{},words:()=>`${V(g.text)}, not scored yet`}));x.text.show(u,x.report?0:x.shown),Object.assign(
x,{report:null,shown:u.length})}function f({tokens:x,perplexity:l,stop_reason:h,report:b}){if(!x)return"not begun";let u=[U(x,"token")];return K(l)&&u.push(`per\
plexity ${l.toFixed(2)}`),b&&!b.error&&u.push(b.kind==="green"?`${j(b.green_fraction)} green`:`mean g-value ${b.mean.toFixed(3)}`),h&&u.push(fe(h)[1]),u.join(" \
· ")}function w({texts:x}){x.forEach((h,b)=>{let u=c[b];p(u,b,a(h)?h.report:null),_(u.facts,f({...h,tokens:h.tokens||e.groups[b].entries[0].tokens.length}));let{
error:g}=h.report||{};H(u.problem,!!g),_(u.problem,g?`${g.message} ${g.fix}`:"")});let l=x.filter(a).map(({report:h})=>mt(h)[1]);Fe(n("legend"),e.found.kind,{unscored:l.
some(({unscored:h})=>h),repeated:l.some(({repeated:h})=>h)})}function m({texts:x}){if(!x.every(a))return x.find(({report:g})=>g&&g.error)?["even","–","No comp\
arison","One of the texts cannot be scored."]:["wait","…",e.done?"No answer":"Not known yet","Both texts must have been written to their ends."];let[l,h]=x.map(
({report:u})=>u.z_score),b=`z is ${ne(h)} with the watermark and ${ne(l)} without it; the threshold is ${Number(r.toFixed(2))}.`;return l>r?["bad","✗","A fals\
e alarm",`${b} The text without the watermark passes it.`]:h>r?["good","◆","The watermark is found",b]:["even","◇","The watermark is not found",`${b} ${M(x[1].
report)}`]}let O=({tokens_needed:x,threshold:l})=>K(x)&&l>0?Math.ceil(x*(r/l)**2):null;function M(x){let[l,h]=[O(x),en(x)];return l>h?`Were the text to go on li\
ke this, it would take about ${U(l,"scored token")}; here ${U(h,"is","are")}.`:"A longer text, or a stronger mark, would help."}function $({texts:x}){let[l,h]=x.
map(({perplexity:u})=>u);return!x.every(a)||!K(l)||!K(h)?"":`${`Perplexity under the model without the watermark: ${l.toFixed(2)} and ${h.toFixed(2)}`}. One pai\
r of texts says little of the cost; “What does it cost?” asks for more.`}function L(x){let[l,h,b,u]=m(x);D(n("answer"),{"data-verdict":l}),_(n("answer-sign"),
h),_(n("answer-words"),b),_(n("answer-more"),`${u} ${$(x)}`.trim()),_(n("means"),It(r)),e.done&&_(n("told"),`${b}. ${u}`);let g=e.entries[0]&&e.entries[0].seed;
_(n("about"),`${yn(x.watermark)}${K(g)?`; seed ${g}`:""}`)}function C({report:x,expected:l}){if(!K(l)||x.kind!=="green")return null;let{ratio:h,num_tokens_scored:b}=x;
return{name:"expected with it, at least",look:"expected",points:Array.from({length:Math.min(60,b)},(g,k)=>(k+1)*b/Math.min(60,b)).map(g=>[g,on(l*g,g,h)]),tip:`A\
t least ${j(l)} of the tokens are expected to be green with this bias, by theorem 4.2 of Kirchenbauer et al. 2023, from the distributions that the model had alo\
ng the text.`}}function y({texts:x}){if(H(n("evidence"),x.every(a)),n("evidence").hidden)return;let[l,h]=x,b=[{name:"with the watermark",look:"measured",points:h.
report.curve},C(h),{name:"without it",look:"other",points:l.report.curve}].filter(Boolean);Bt(n("keys"),b),Rt(n("curves"),{curves:b,threshold:r});let u=x.map(({
side:g,report:k})=>{let v=qe(k.z_score);return{name:g,report:{...k,threshold:r,p_value:v,confidence:1-v,false_positive_rate:qe(r),tokens_needed:O(k)}}});tn(t.querySelector(
"table"),u)}function T(){w(e.found),L(e.found),y(e.found)}return new ResizeObserver(()=>i()&&y(e.found)).observe(t),x=>{t.hidden=!i(),!t.hidden&&(x.run&&c.forEach(
l=>Object.assign(l,{report:null,shown:0})&&l.text.show([])),(x.run||x.found||x.status||x.steps)&&T())}}function yn(t){if(Array.isArray(t.keys))return`SynthID, ${U(
t.keys.length,"key")}, n-grams of ${t.ngram_len}`;let{greenlist_ratio:e=.25,bias:n=2,seeding_scheme:s="lefthash",context_width:o=1}=t;return`green lists of ${j(
e)}, bias ${n}, ${s}, context width ${o}`}var Ms=t=>Be(Ls,t,[t,t,""])[0];function cl(t,e){let n=k=>t.querySelector(".gp-"+k),[s,o]=[n("which"),n("threshold")],r={},i=null,a=.01,c=()=>e.answered("sure"),
p=({auc:k})=>K(k),f=({scores:k,learned:v})=>{let A=k.findIndex(({name:S})=>S===i);return A>=0?A:v?k.length-1:0},w=k=>r[k]??(k==="posterior"?.5:e.found.threshold);
s.addEventListener("change",()=>{i=s.value,g()}),o.addEventListener("input",()=>{!Number.isFinite(o.valueAsNumber)||Math.abs(o.valueAsNumber)>100||(r[e.found.scores[f(
e.found)].name]=o.valueAsNumber,l(e.found))});function m({counts:k,scores:v,fewest:A},S){if(!p(S))return["wait","…",e.done?"No answer":"Not known yet",e.done?
"A text with the watermark and one without it must have been scored.":"The first texts are being written."];let[E]=S.rates,N=e.running?" so far":"";if(Math.min(
...k)<A)return["wait","…",e.done?"No answer":"Not known yet",`${I(k[1])} with the watermark and ${I(k[0])} without it are too few texts to tell: it takes ${I(
A)} of each.`];let W=v.length>1?` by the ${Ms(S.name)}`:"",[B,P]=E.found_between.map(j),q=`${I(E.detected)} of ${I(E.marked)} found at ${j(E.level)} false posit\
ives${N}`,R=E.level>a?`; ${j(E.level)} is the smallest rate that ${U(E.plain,"text")} without it can show`:"",z=`So many texts with the watermark were found${W}\
: the true rate lies between ${B} and ${P}. Of the texts without it ${E.false_positives?I(E.false_positives):"none"} passed, so up to ${j(E.false_between[1])} m\
ay${R}.`,F=E.apart?"":" These overlap: it is not known whether more are found than pass by chance.";return[E.apart?"good":"even",E.apart?"◆":"◇",q,`${z}${F}\
 AUC of these texts ${S.auc.toFixed(3)}.`]}function O(k){let[v,A,S,E]=m(k,k.scores[f(k)]);D(n("answer"),{"data-verdict":v}),_(n("answer-sign"),A),_(n("answer-wo\
rds"),S),_(n("answer-more"),E),e.done&&_(n("told"),`${S}. ${E}`),_(n("missing"),Me(e,k)),_(n("about"),yn(k.watermark)+(k.learned?"; only the texts that no detec\
tor was trained on":""));let{left_out:N,problem:W}=k;H(n("warning"),N>0),_(n("warning"),N>0?`⚠ ${U(N,"text was","texts were")} not scored. ${W?`${W.message} ${W.
fix}`:"They have no token that counts."}`:"")}let M=(k,v)=>k.filter(A=>A>v).length;function $({values:k,name:v},A){let[S,E]=k.map(W=>M(W,A)),N=v==="posterior"?"":
` If chance were normal with mean 0 and standard deviation 1, ${ze(qe(A))} would pass.`;return{x:S/k[0].length,y:E/k[1].length,words:`Above ${Number(A.toFixed(2))}\
: ${I(E)} of ${U(k[1].length,"text")} with the watermark (${j(E/k[1].length)}), and ${I(S)} of ${I(k[0].length)} without it (${j(S/k[0].length)}).${N}`}}function L(k,v){
let A=2/(9*(v-1));return k**2>(1-A+1.645*Math.sqrt(A))**3}function C({values:k,normal:v,name:A}){if(A==="posterior"||!v[0])return"";let[S,E]=v.map(W=>W&&`mean ${ne(
W[0])}, standard deviation ${W[1].toFixed(2)}`),N=L(v[0][1],k[0].length)?" It is wider than theory has it where phrases come again: try “repeated n-grams count \
once”.":"";return`Without the watermark: ${S}; theory has 0 and 1. With it: ${E||"too few"}.${N}`}function y({scores:k}){let v=k.filter(p).flatMap(S=>S.rates.
map(E=>[S,E])),A=J(t.querySelector(".gp-rates tbody"),v.length,()=>{let S=d("tr");return S.append(d("th","",null,{scope:"row"}),...Array.from({length:4},()=>{let E=d(
"td");return E.append(d("span")," ",d("small")),E})),S});v.forEach(([S,E],N)=>{let[W,B,P,q,R]=A[N].cells,z=([Y,Q])=>`(${j(Y)} to ${j(Q)})`,F=Y=>K(Y)?`, threshol\
d ${ne(Y)}`:"";_(W,Ms(S.name)),T(B,j(E.level),""),E.shown?T(P,`${j(E.detected/E.marked)}`,`${z(E.found_between)}${F(E.threshold)}`):T(P,"not known",`takes ${U(Math.
ceil(1/E.level-1e-9),"text")} without it`),T(q,E.normal?j(E.normal.rate):"–",E.normal?F(E.normal.threshold).slice(2):""),E.shown?T(R,`up to ${j(E.false_between[1])}`,
`${I(E.false_positives)} of ${I(E.plain)} passed`):T(R,"–","")})}function T(k,v,A){_(k.children[0],v),_(k.children[1],A)}function x({scores:k}){let[{rates:v}]=k.
filter(p),A=v.filter(({shown:S})=>!S).map(({level:S})=>j(S));return A.length?`With ${U(v[0].plain,"text")} without the watermark, a false-positive rate of ${A.join(
" or ")} is less than one text, so the samples cannot show ${A.length>1?"these rates":"this rate"}. The normal distributions reach further, as far as the scores\
 are normal.`:""}function l(k){let v=k.scores[f(k)];if(H(n("shown"),p(v)),!p(v))return;let A=w(v.name);document.activeElement!==o&&(o.value=A);let S=$(v,A);ae(n(
"scores"),On(e.charts[`scores ${v.name}`],A,`threshold ${Number(A.toFixed(2))}`)),_(n("at-threshold"),S.words),_(n("spreads"),C(v)),H(n("of-fit"),v.name!=="post\
erior"&&v.normal.some(Boolean));let E=k.scores.filter(p);if(ae(n("roc"),cr(e.charts[`roc ${v.name}`],S)),b(n("roc-keys"),E.map(({name:W,auc:B},P)=>[P===E.indexOf(
v)?"gp-roc-main":`gp-roc-other gp-roc-${P%3}`,`${Ms(W)}: AUC ${B.toFixed(3)}`,Be(Ls,W,["","",""])[2]])),y(k),_(n("few"),x(k)),H(n("of-lengths"),k.lengths.length>
1),k.lengths.length<2)return;ae(n("lengths-box"),e.charts.lengths);let N=k.kind==="synthid"?"mean g":"z";b(n("length-keys"),[["gp-z-measured",`found at ${h(k.lengths)}\
 false positives, by ${N}, from the samples`,"The threshold is the laxest that at most so many of the cut texts without the watermark pass; so few texts cannot \
show a smaller rate, unless it is 1%. The bars are where the true rate lies with 95%."],["gp-z-expected","the same by normal distributions","As if the scores at\
 each length were normal."],["gp-z-other","AUC","How often a cut text with the watermark scores higher than one without: 50% is guessing."]])}function h(k){let v=k.
map(({levels:[E]})=>E),[A,S]=[Math.min(...v),Math.max(...v)].map(j);return A===S?A:`${A} to ${S}`}function b(k,v){let A=J(k,v.length,()=>{let S=d("span"),E=Z("s\
vg");return D(E,{width:26,height:8,"aria-hidden":"true"}),E.append(Z("path")),S.append(E,d("span","",null,{tabindex:0})),S});v.forEach(([S,E,N],W)=>{D(A[W].firstChild.
firstChild,{class:S,d:"M1 4H25"}),_(A[W].lastChild,E),D(A[W].lastChild,{"data-tip":N})})}function u({scores:k}){H(n("of-score"),k.length>1);let v=k.map(({name:A})=>A).
join();s.dataset.key!==v&&(s.dataset.key=v,s.replaceChildren(...k.map(({name:A})=>d("option","",Ms(A),{value:A}))),s.value=k[f(e.found)].name)}function g(){u(e.
found),O(e.found),l(e.found)}return k=>{t.hidden=!c(),!t.hidden&&(k.found||k.status)&&g()}}function dl(t,e){let n=L=>t.querySelector(".gp-"+L),s=["the text alone","with its prompt"],o=new _e(n("words")),r=n("which");r.addEventListener("change",()=>w());
let i=()=>e.found.reports[Math.min(Number(r.value),e.found.reports.length-1)];function a({reports:L,once:C,otherwise:y}){let[T,x,l,h]=il(L[0],C?null:y);D(n("ans\
wer"),{"data-verdict":T}),_(n("answer-sign"),x),_(n("answer-words"),l),_(n("answer-more"),h),_(n("told"),`${l}. ${h}`),H(n("beside"),L.length>1),L.length>1&&_(n(
"beside"),p(L));let b=c(e.found);H(n("repeats"),!!b),_(n("repeats"),b),_(n("about"),f(e.found)+(C?", repeated n-grams counted once":""))}function c({reports:[{num_tokens_scored:L}],
otherwise:C,once:y}){let T=C?C.num_tokens_scored:null;return!K(T)||T===L?"":y?`Left out as repeated: ${U(T-L,"token")}. With ${T-L===1?"it":"them"} z would be ${ne(
C.z_score)}.`:`Of the scored tokens, ${I(L-T)} only repeat an n-gram that came before, which is no new evidence: counted once, z is ${ne(C.z_score)}.`}function p([
L,C]){let y=C.z_score-L.z_score,T=Math.abs(y)<.005?"which changes nothing":y<0?"which dilutes the mark":"which happens to add to it";return`With its prompt z is\
 ${ne(C.z_score)}: ${U(C.prompt_tokens,"token")} of the prompt count too, ${T}.`}function f({model:L,watermark:C,exact:y}){return`${Array.isArray(C.keys)?`Synth\
ID, ${U(C.keys.length,"key")}`:`green list, ${C.seeding_scheme||"lefthash"}`}; ${y?"the very tokens of the run":`as ${L} splits the text`}`}function w(){let L=i();
Fe(n("legend"),...mt(L)),o.show(ut(L))}function m({reports:L}){let C=L.map(({curve:h},b)=>({name:L.length>1?s[b]:"z",look:b?"other":"measured",points:h||[]})),[
{tokens_needed:y,threshold:T}]=L,x=en(L[0]),l=K(y)?{at:y,words:`${U(y,"token")} reach the threshold at the share of this text${y>x?`: ${I(y-x)} more`:""}.`}:null;
Rt(n("curve-box"),{curves:C,threshold:T,needed:l}),Bt(n("curve-keys"),L.length>1?C:[])}function O(){H(n("of-layers"),!!e.charts.layers),ae(n("layers-box"),e.charts.
layers)}function M(L){let{reports:C}=e.found;H(n("of-prompt"),C.length>1),a(e.found),L&&w(),tn(n("found-numbers"),C.map((y,T)=>({name:s[T],report:y}))),m(e.found),
O()}let $=()=>!!e.found;return new ResizeObserver(()=>$()&&M(!1)).observe(t),L=>{t.hidden=!$(),!t.hidden&&L.found&&M(!0)}}function hl(t,e){let n=t.querySelector("tbody"),s=t.querySelector(".gp-mistake-note");function o({rows:w,threshold:m}){let O=w.flatMap(({reports:y})=>y.map(({z_score:T})=>T)).
filter(K),M=Math.min(-3,...O)-.4,$=Math.max(m,...O)+.4,L=y=>(y-M)/($-M),C=J(n,w.length,r);w.forEach(({what:y,how:T,meaning:x,keeps:l,reports:h},b)=>{let[u,g,k]=C[b].
cells;C[b].classList.toggle("gp-right",b===0);let[v,A]=u.children;_(v,y),D(v,{"data-tip":x}),_(A,T);let S=h.map(({z_score:W})=>W).filter(K);i(g.firstChild,S.map(
L),{zero:L(0),threshold:L(m)});let E=S.length>1?`${ne(Math.min(...S))} to ${ne(Math.max(...S))}`:ne(S[0]);_(k.children[0],E),_(k.children[1],a(h,l));let N=b?c({
keeps:l,meaning:x,reports:h},m):"";H(k.children[2],!!N),_(k.children[2],N)}),_(s,f(w))}function r(){let w=d("tr"),m=d("th","",null,{scope:"row"});m.append(d("sp\
an","",null,{tabindex:0}),d("small"));let O=d("td");O.append(d("span","gp-strip",null,{"aria-hidden":"true"}));let M=d("td");return M.append(d("b"),d("small"),d(
"small","gp-why")),w.append(m,O,M),w}function i(w,m,{zero:O,threshold:M}){let $=[O,M,...m],L=J(w,$.length,()=>d("i"));$.forEach((C,y)=>{re(L[y],["gp-line gp-zer\
o","gp-line"][y]||"gp-dot"),ee(L[y],"left",C)})}function a(w,m){let[O]=w.filter(({error:L})=>L);if(O)return O.error.message;let M=w.filter(({prediction:L})=>L).
length,$=m==="none";return w.length===1?M?$?"▲ above it by chance":"◆ watermarked":"◇ no sign":M?`${$?"▲":"◆"} ${M} of ${w.length} ${$?"above it by ch\
ance":"say so"}`:`◇ no sign, ${w.length} times`}function c({keeps:w,meaning:m,reports:O},M){let $=O.filter(({prediction:x})=>x);if(!$.length)return"";if(w!=="\
none")return m;let{num_tokens_scored:L,once:C}=$.reduce((x,l)=>l.z_score>x.z_score?l:x),y=C&&K(L)?L-C.num_tokens_scored:0,T=[];return y>0&&T.push(`p takes each \
token for new evidence, but ${I(y)} of the ${I(L)} only repeat an n-gram. Counted once, z is ${ne(C.z_score)}${C.z_score>M?"":", not above the threshold"}.`),(!y||
C.z_score>M||O.length>1)&&T.push(p(M,O.length)),T.join(" ")}function p(w,m){let O=qe(w),M=L=>L>.1?j(L):`one in ${I(Number((1/L).toPrecision(2)))}`,$=1-(1-O)**m;
return`Of texts without this watermark ${M(O)} passes the threshold${m>1?`; with ${I(m)} tries at each, ${M($)} has one that does`:""}.`}function f([w]){return w.
reports[0].prediction?"":"The settings as they are find nothing either. Where the text is watermarked, they may be the wrong ones themselves, or the text is too\
 short."}return w=>{t.hidden=!e.found,!t.hidden&&w.found&&o(e.found)}}function pl(t,e){let n=i=>t.querySelector(".gp-"+i);function s({how:i,points:a,of:c,seeds:p,threshold:f}){let w=a.filter(({z:m})=>m.length);_(n("about"),`${i}, ${U(
p,"seed")} at each strength${a.length<c?`; ${a.length} of ${c} strengths so far`:""}`),_(n("strength-words"),o(w,a,f)),ae(n("strength-box"),e.charts.strengths)}
function o(i,a,c){let p=({strength:C,z:y})=>C===0?y[0]>c?"above":"below":ko(y,c),f=(...C)=>r(i,y=>C.includes(p(y))),[w,m,O]=[f("above"),f("below"),f("open","few")],
M=a.filter(({refused:C})=>C).map(({strength:C})=>j(C)),$=[];i.length&&i[0].strength===0&&p(i[0])!=="above"&&$.push("The text is not above the threshold even bef\
ore the attack.");let L=[w&&`above the threshold at ${w}`,m&&`not above it at ${m}`,O&&`not known to be either at ${O}, where the seeds disagree or are too few`].
filter(Boolean);return L.length&&$.push(`By strength, the median z is ${L.join("; ")}.`),M.length&&$.push(`At ${M.join(", ")} there is too little text left to s\
core, in some cases or in all.`),$.join(" ")}function r(i,a){let c=[];i.forEach((f,w)=>{a(f)&&(w&&a(i[w-1])?c.at(-1)[1]=f.strength:c.push([f.strength,f.strength]))});
let p=c.map(([f,w])=>f===w?j(f):`${j(f)} to ${j(w)}`);return p.length>1?`${p.slice(0,-1).join(", ")} and ${p.at(-1)}`:p.join("")}return i=>{t.hidden=!e.found,!t.
hidden&&i.found&&s(e.found)}}var Oh={context:"no mark here: fewer tokens come before it than the watermark looks at",repeated:"no mark here: the tokens before it were there before, and Synt\
hID marks each context once",removed:"no mark here: it was given, and an earlier processor had removed it",bias:"no mark here: the bias is 0"};function Ho(t){let e=t&&
t.effective&&t.effective.watermarking_config||{},n=Array.isArray(e.keys)?e.keys.length:0,s=e.greenlist_ratio,o=e.seeding_scheme==="selfhash",r=e.context_width;return{
config:e,keys:n,selfhash:o,ratio:s>0&&s<1?s:null,early:n?Dt(e.ngram_len,1)-1:Dt(r,1)-Number(o)}}function Es({config:t,keys:e,ratio:n}){return e?`SynthID: ${U(e,
"key")}, n-grams of ${t.ngram_len} tokens`:n===null?"a green list whose settings are not known":`green list: ${j(n)} of the vocabulary, bias ${t.bias}, ${t.seeding_scheme}\
, context width ${t.context_width}, key ${t.hashing_key}`}function fl({chosen:t,index:e,mark:n,given:s,isFirst:o},r){let i=`Token ${I(e+1)} ${V(t.text)}`;if(!n)
return`${i}: ${s?"given, before the watermark began":"not marked"}`;if(n.why)return`${i}: ${Be(Oh,n.why,"no mark here")}.`;let a=`Its probability: ${j(n.chosen_before)}\
 before the watermark, ${j(n.chosen_after)} after.`,c=o?" Not counted: a detector that has no prompt does not know what comes before it.":"";if(n.kind==="synthi\
d")return`${i}: mean g-value ${G(n.g,2)} over ${U(r.keys,"key")}. ${a}${c}`;let p=n.green?"◆ green: it got the bias":"◇ red: it got no bias",[f,w]=[n.mass_before,
n.mass_after].map(M=>j(M??0)),m=r.ratio===null?"":` of ${j(r.ratio)} of the vocabulary`,O=r.selfhash?`Each token has a list of its own; ${U(n.listed??0,"token")}\
 of the 40 likeliest got the bias`:`On the list${m}, ${U(n.listed??0,"token")} could be chosen here`;return`${i}: ${p}. ${a} ${O}: ${f} together before, ${w} af\
ter.${c}`}var ul={marks:0,scored:0,green:0,g:0,expected:0,unscored:0,early:0,chosen:0,surprisal:0,gained:0,suppressed:0,likely:0,entropy:0,z:null,foreseen:null};
function ml(t,e,n,s){let{mark:o,index:r}=e,i={...t};if(!o)return{...i,unscored:t.unscored+1};i.marks+=1;let a=o.kind==="synthid"?o.g:o.green;if(o.chosen_before>
0&&o.chosen_after>0){i.chosen+=1,i.surprisal-=Math.log(o.chosen_before),i.gained+=Math.log(o.chosen_after/o.chosen_before);let{stages:c,entropy_before:p}=e.distribution;
i.entropy+=s>0&&c[s-1]?c[s-1].entropy:p,i.likely-=Mh(e,s)}return i.suppressed+=o.suppressed,a===null?{...i,unscored:t.unscored+1}:r<n.early?{...i,early:t.early+
1}:(i.scored+=1,i.green+=Number(a),i.expected+=o.expected??0,o.kind==="synthid"?i.z=n.keys?(2*i.green-i.scored)*Math.sqrt(n.keys/i.scored):null:n.ratio!==null&&
(i.z=on(i.green,i.scored,n.ratio),i.foreseen=on(i.expected,i.scored,n.ratio)),i)}function Mh({distribution:{candidates:t}},e){let n=t.map(({raw_logprob:s,stage_logprobs:o})=>e>
0?o[e-1]:s).filter(s=>s!=null);return n.length?Math.max(...n):0}function gl(t,e,n,s){let o=t.find(([,p])=>p>s),r=o?`z first passed ${s} after ${U(o[0],"scored t\
oken")}`:"";if(e.z>s)return{at:o[0],words:`${r}.`};let i=o?`${r}, and fell again. `:"",a=n.keys?e.z>0?e.scored*(s/e.z)**2:1/0:jr(e.green/e.scored,n.ratio,s),c=Math.
max(e.scored+1,Math.ceil(a));return!Number.isFinite(c)||c>1e7?{at:1/0,words:`${i}At the share so far, z never reaches ${s}.`}:{at:c,words:`${i}At the share so f\
ar, z reaches ${s} after about ${U(c,"scored token")}: ${I(c-e.scored)} more.`}}function wl(t,e){let n=u=>t.querySelector(".gp-"+u),s=new _e(n("marked-words"),{press:({step:u})=>e.selectStep(u)}),o=n("threshold"),r=3,i=Ho(null),a=0,c=null,p=null;
function f(){i=Ho(e.started),a=(e.started&&e.started.processors||[]).findIndex(g=>g==="WatermarkLogitsProcessor"||g==="SynthIDTextWatermarkLogitsProcessor"),c=new me(
ul,(g,k)=>ml(g,k,i,a)),s.show([]),_(n("mark-about"),Es(i))}let w=()=>c.steps.some(({mark:u})=>u&&u.kind==="synthid");function m(u){let{mark:g,index:k}=u,v=k<i.early,
A=g&&!g.why;return{step:u,token:{...u.chosen,piece:u.piece},mark:A?{green:g.green,g:g.g,counted:!v}:{},words:()=>fl({...u,isFirst:v},i)}}function O(u){s.show(c.
steps.map((v,A)=>s.items[A]&&A<u?s.items[A]:m(v)),u);let{unscored:g,early:k}=c.total;Fe(n("mark-key"),w()?"synthid":"green",{unscored:g>0,repeated:k>0,faint:"a \
detector without the prompt cannot score it"})}function M(u){let g=u&&!u.isPrompt?s.tokens[u.index]:null;p&&p!==g&&p.classList.remove("gp-current"),p=g||null,p&&
e.selected?p.classList.add("gp-current"):p&&p.classList.remove("gp-current")}let $=u=>{let g=[];for(let k of c.totals)k[u]!==null&&(!g.length||g.at(-1)[0]<k.scored)&&
g.push([k.scored,k[u]]);return g};function L(){let{z:u,scored:g}=c.total,k=e.running?" so far":"",[v,A,S]=u===null?["wait","…",g?"The watermark’s settings are\
 not known, so z is not":"Nothing to score yet"]:u>r?["good","◆",`A detector finds it${k}: z = ${ne(u)}`]:["even","◇",`A detector does not find it${k}: z = ${ne(
u)}`];D(n("finding"),{"data-verdict":v}),_(n("finding-sign"),A),_(n("finding-words"),S),_(n("finding-more"),u===null?"":`${C()}; by chance alone, if each token \
is new evidence, z would be as high with a probability of ${ze(qe(u))}`),e.finished&&_(n("mark-told"),`${S}, ${I(g)} tokens scored.`)}function C(){let{green:u,scored:g}=c.
total;return w()?`mean g-value ${(u/g).toFixed(3)} over ${U(g,"scored token")}, 0.5 by chance`:`${I(u)} of ${U(g,"scored token")} green, ${j(u/g)} instead of ${j(
i.ratio)}`}let y=()=>e.started.effective.do_sample?"":" That is so where tokens are drawn; here the likeliest are taken, which can be greener or less green.";function T(){
let u=$("z"),g=[{name:"this text",look:"measured",points:u,tip:`What a detector finds that knows the key and sees the text without its prompt.${i.keys?" Of Synt\
hID it is the z of the plain mean of all g-values, against fair coins.":""}`}],k=$("foreseen");k.length&&g.push({name:"expected at least",look:"expected",points:k,
tip:"What this bias leads to at least, given how undecided the model was at each token: the sum of p / (1 + m p) over the vocabulary, theorem 4.2 of Kirchenbaue\
r et al. 2023, averaged over all green lists."+y()}),Bt(n("z-keys"),g);let v=u.length?gl(u,c.total,i,r):null;Rt(n("z-box"),{curves:g,threshold:r,needed:v,label:`\
z over the number of tokens, threshold ${r}`}),_(n("z-needed-words"),v?v.words:""),_(n("threshold-words"),It(r))}function x(){let{scored:u,green:g,expected:k,chosen:v,
surprisal:A,gained:S,suppressed:E,marks:N,likely:W,entropy:B}=c.total,{started:P}=e,q=[["tokens scored",I(u),"Tokens that count: those with enough tokens before\
 them, without the prompt."]];if(u&&!w()&&(q.push(["green",j(g/u),"The share of the scored tokens that got the bias."]),q.push(["expected at least",j(k/u),"At l\
east this share is green on average over all green lists, for this bias and the probabilities that the model gave. Where it is sure of a token, a bias changes l\
ittle."])),v){q.push(["surprisal before the watermark",le(A/v,e.unit),"How unexpected the chosen tokens were just before the watermark, on average: minus the lo\
garithm of their probability."]);let[R,z]=P.effective.do_sample?[B,"Drawn without the watermark they would have had this on average: the entropy just before it."]:
[W,"The likeliest token of each place would have had this."];e.usesBeams||(q.push(["without it",le(R/v,e.unit),z]),q.push(["log-probability lost",le((A-R)/v,e.unit).
replace("-","−"),"The price: how much less probable than that the chosen tokens are, for each token. Below 0 by luck."])),q.push(["raised by",le(S/v,e.unit),"\
How much the watermark raised the log-probability of the chosen tokens, on average. Over many texts it is the divergence of what was drawn from what the model w\
ould draw."])}return N&&q.push(["suppressed",`${(E/N).toFixed(1)} of ${I(P.request.top_candidates??10)}`,"How many of the likeliest tokens the watermark made le\
ss likely, on average over the places."]),q}function l(){let u=x(),g=J(n("mark-figures"),u.length,()=>{let k=d("div"),v=d("dt");return v.append(d("span","",null,
{tabindex:0})),k.append(v,d("dd")),k});u.forEach(([k,v,A],S)=>{let[E,N]=g[S].children;_(E.firstChild,k),D(E.firstChild,{"data-tip":A}),_(N,v)})}function h(){L(),
l(),T()}function b(u){let k=e.lines().length>1?e.lineOf(u):null;return k?`${k.label}; ${Es(i)}`:Es(i)}return o.addEventListener("input",()=>{let u=o.valueAsNumber,
g=u>=0&&u<=30;if(o.setAttribute("aria-invalid",String(!g)),!g){_(n("threshold-words"),"a threshold from 0 to 30");return}r=u,h()}),new ResizeObserver(()=>!t.hidden&&
c.total.marks&&T()).observe(n("z-box")),u=>{(u.run||!c)&&f();let g=e.current(),{keep:k}=c.follow(g?e.lastOf(g):null);t.hidden=!c.total.marks,!t.hidden&&((u.run||
u.steps||u.status||u.selection)&&(O(k),_(n("mark-about"),b(g))),M(g),(u.run||u.steps||u.status||u.selection||u.unit)&&h())}}var Ko=(t,e)=>t?[e]:[];function bl(t,e){let n=m=>t.querySelector(".gp-"+m),s=()=>e.answered("cost"),o=({perplexity:m,score:O})=>!!(m&&O),r=({knob:m},O)=>m==="ke\
ys"?U(O,"key"):`bias ${Number(O.toFixed(3))}`;function i(m){let[O,...M]=m.points,$=M.filter(o).sort((l,h)=>l.value-h.value);if(!o(O)||!$.length)return["wait","…",
e.done?"No answer":"Not known yet",e.done?"A text without the watermark and one with it must have been scored.":"The first texts are being written."];let L=e.running?
" so far":"",C=l=>`At ${r(m,l.value)}, the median z is ${ne(l.score.median)}${l.score.high>l.score.low?`, spread ${ne(l.score.low)} to ${ne(l.score.high)}`:""};\
 ${a(l,O)}`;if($.every(({found:l})=>l==="few"))return["wait","…",e.done?"No answer":"Not known yet",`${C($.at(-1))} ${U(Math.max(...$.map(({texts:l})=>l)),"te\
xt of each strength is","texts of each strength are")} too few to tell: it takes ${bo}.`];let y=$[$.findLastIndex(({found:l})=>l!=="above")+1];if(y)return["good",
"◆",`Found from ${r(m,y.value)} on${L}`,`The threshold is ${m.threshold}. ${C(y)}`];let T=$.filter(({found:l})=>l==="above");return T.length?["even","◇",`Fo\
und at ${T.map(({value:l})=>r(m,l)).join(", ")}${L}`,`At the strongest it is not sure. ${C($.at(-1))}`]:["even","◇",`${$.every(({found:l})=>l==="below")?"Not \
found":"Not surely found"} at any strength${L}`,`The threshold is ${m.threshold}. ${C($.at(-1))} Longer texts help.`]}function a({perplexity:m,price:O,dearer:M},$){
let L=`the median perplexity is ${m.median.toFixed(2)} instead of ${$.perplexity.median.toFixed(2)}`;if(!O)return`${L}.`;let C=`seed by seed it is ${Se(O.median)}${O.
high>O.low?`, spread ${bt(O)}`:""}`;return`${L}; ${C}${{open:": no clear cost",few:", of too few seeds to tell"}[M]||""}.`}function c(m){let[O,M,$,L]=i(m);D(n("\
answer"),{"data-verdict":O}),_(n("answer-sign"),M),_(n("answer-words"),$),_(n("answer-more"),L),e.done&&_(n("told"),`${$}. ${L}`),_(n("missing"),Me(e,m)),_(n("a\
bout"),m.knob==="keys"?`SynthID, n-grams of ${m.watermark.ngram_len}`:yn(m.watermark).replace(/, bias [^,]*/,""))}function p(m){let O=m.kind==="green";for(let M of[
"perplexity","score","share","suppressed"])ae(n(M),e.charts[M]);_(n("share-name"),O?"Green tokens":"Mean g-value"),n("share-name").dataset.tip=O?"Green tokens /\
 tokens scored, of all texts of a value together.":"The mean of all g-values of a value’s texts: 0.5 without the watermark.",H(n("of-suppressed"),!!e.charts.suppressed),
H(n("limits"),O),H(n("of-expected"),m.points.some(({expected:M})=>K(M))),_(n("suppressed-name"),"Suppressed candidates"),n("suppressed-name").dataset.tip=`Of th\
e ${U(m.candidates,"candidate")} that the model found likeliest at a step, how many the watermark made less likely; the mean over all steps.`}function f(m){let O=m.
kind==="green",M=[[m.knob==="keys"?"keys":"bias",({value:T})=>T===null?"none":String(T)],["texts",({texts:T})=>I(T)],["perplexity",({perplexity:T})=>T?T.median.
toFixed(2):"–"],["z",({score:T})=>T?ne(T.median):"–"],[O?"green":"mean g",({share:T})=>K(T)?O?j(T):T.toFixed(3):"–"],...Ko(m.points.some(({expected:T})=>K(
T)),["expected at least",({expected:T})=>K(T)?j(T):"–"]),...Ko(m.points.slice(1).some(({suppressed:T})=>K(T)),[`suppressed of ${m.candidates}`,({suppressed:T})=>K(
T)?T.toFixed(2):"–"]),...Ko(m.points.some(({moved:T})=>K(T)),["moved to green",({moved:T})=>K(T)?j(T):"–","How much probability the watermark took from red \
candidates and gave to green ones at a step, on average."])],$=t.querySelector("table.gp-numbers"),[L]=J($.tHead,1,()=>d("tr")),C=J(L,M.length,()=>d("th","",null,
{scope:"col"}));M.forEach(([T,,x],l)=>{_(C[l],T),gt(C[l],{scope:"col",...x?{tabindex:0,"data-tip":x}:{}})});let y=J($.tBodies[0],m.points.length,()=>d("tr"));m.
points.forEach((T,x)=>{y[x].firstChild||y[x].append(d("th","",null,{scope:"row"}));let l=J(y[x],M.length,()=>d("td"));M.forEach(([,h],b)=>_(l[b],h(T)))})}function w(){
c(e.found),p(e.found),f(e.found)}return m=>{t.hidden=!s(),!t.hidden&&(m.found||m.status)&&w()}}function kl(t,e){let n=l=>t.querySelector(".gp-"+l),s=["A","B"],[o,r]=[0,[]],i=()=>e.answered("quiz"),a=()=>e.done?e.found.pairs.filter(({texts:l})=>l.every(({report:h})=>!h.
error)):[],c=({left:l})=>l?0:1,p=()=>r.filter((l,h)=>l===c(a()[h])).length,f=s.map((l,h)=>{let b=d("div","gp-side"),[u,g,k,v]=[d("h3","",`Text ${l}`),d("p","gp-\
facts"),d("div","gp-body",null,{dir:"auto"}),d("button","gp-button gp-main",`Text ${l} is watermarked`,{type:"button"})],A=d("div","",null,{tabindex:0}),S=d("di\
v");return k.append(A,S),b.append(u,g,k,v),n("texts").append(b),v.addEventListener("click",()=>w(h)),{box:b,title:u,facts:g,plain:A,marked:S,button:v,text:new _e(
S)}});function w(l){r[o]===void 0&&(r[o]=l,x(),n("next").focus({preventScroll:!0}))}n("next").addEventListener("click",()=>{o=Math.min(o+1,a().length-1),x(),f[0].
button.focus({preventScroll:!0})});let m=l=>l.kind==="green"?l.green_fraction:l.mean,O=l=>l.kind==="green"?`${j(l.green_fraction)} green`:`mean g ${l.mean.toFixed(
3)}`;function M(l,h,b,u){let{report:g,perplexity:k}=b.texts[h],v=h===c(b)?"with":"without";if(H(l.plain,!u),H(l.marked,u),H(l.button,!u),H(l.facts,u),u){l.box.dataset.
truth=v,_(l.title,`Text ${s[h]}: ${v==="with"?"◆ watermarked":"not watermarked"}${r[o]===h?", your guess":""}`),_(l.facts,`${O(g)} · z ${ne(g.z_score)}${K(k)?
` · perplexity ${k.toFixed(2)}`:""}`),l.text.show(ut(g));return}delete l.box.dataset.truth,_(l.title,`Text ${s[h]}`),l.text.show([]),_(l.plain,g.tokens.slice(g.
prompt_tokens).map(([,,A])=>A??"").join(""))}function $({texts:l},h){let[b,u]=[l[h],l[1-h]].map(({report:S})=>S),g=b.kind==="green"?j(b.ratio):"0.5",k=b.z_score>
e.found.threshold?"more than chance explains":"too little to be sure",v=`${O(b)} with the watermark, where chance has ${g}: z ${ne(b.z_score)}, ${k}. Without it\
 ${O(u)}, z ${ne(u.z_score)}.`,A=u.z_score>b.z_score?" Here even the detector would have taken the wrong one: the texts are short, or the mark is weak.":"";return`\
What gave it away: ${v}${A}`}function L(l){let h=r[o]!==void 0;if(f.forEach((k,v)=>M(k,v,l,h)),H(n("legend"),h),H(n("verdict"),h),H(n("next"),h&&o+1<a().length),
!h)return;let b=l.texts.map(({report:k})=>mt(k)[1]);Fe(n("legend"),e.found.kind,{unscored:b.some(({unscored:k})=>k),repeated:b.some(({repeated:k})=>k)});let u=c(
l),g=r[o]===u;D(n("answer"),{"data-verdict":g?"good":"bad"}),_(n("answer-sign"),g?"✓":"✗"),_(n("answer-words"),g?"Right":`Wrong: it was text ${s[u]}`),_(n("\
answer-more"),$(l,u))}function C(l){if(!e.done)return`The texts are being written: ${I(l.done)} of ${I(l.runs)}.`;if(a().length)return"";let h=l.pairs.flatMap(({
texts:b})=>b).find(({report:b})=>b.error);return h?`No pair can be asked about. ${h.report.error.message} ${h.report.error.fix}`:"No pair of texts was completed\
. Run the experiment again."}function y(l){let h=r.length;if(H(n("sum"),h>0&&h===l.length),n("sum").hidden)return;let b=p();_(n("sum").querySelector("h3"),`${I(
b)} of ${I(h)} right`);let u=Array.from({length:h-b+1},(v,A)=>T(h,b+A)).reduce((v,A)=>v+A,0)/2**h,g=l.filter(({texts:v,left:A})=>v[A?0:1].report.z_score>v[A?1:0].
report.z_score).length;_(n("sum-words"),`Who guesses has ${I(b)} or more in ${j(u)} of rounds. The detector, taking the text with the higher z, has ${I(g)} of ${I(
h)}. Run the experiment again for another round.`),_(n("share-head"),e.found.kind==="green"?"green with and without":"mean g with and without");let k=J(n("sum").
querySelector("tbody"),h,()=>{let v=d("tr");return v.append(d("th","",null,{scope:"row"}),d("td"),d("td"),d("td")),v});l.forEach((v,A)=>{let S=c(v),[E,N]=[v.texts[S].
report,v.texts[1-S].report],W=P=>P.kind==="green"?j(m(P)):m(P).toFixed(3);[String(A+1),`${r[A]===S?"✓":"✗"} text ${s[r[A]]}`,`${W(E)}, ${W(N)}`,`${ne(E.z_score)}\
, ${ne(N.z_score)}`].forEach((P,q)=>_(k[A].cells[q],P))})}let T=(l,h)=>Array.from({length:h},(b,u)=>(l-u)/(u+1)).reduce((b,u)=>b*u,1);function x(){let l=a();_(n(
"waiting"),C(e.found)),H(n("round"),l.length>0),_(n("about"),l.length?`Pair ${I(o+1)} of ${I(l.length)}. Same prompt, same seed; one of them has the watermark.`:
""),_(n("score"),r.length?`${I(p())} of ${I(r.length)} right`:""),l.length&&L(l[o]),y(l)}return l=>{t.hidden=!i(),l.run&&([o,r]=[0,[]]),!t.hidden&&(l.run||l.found||
l.status)&&x()}}var Eh={drafts:Tr,beams:Ur,beamtree:bi,hypotheses:xi,curve:Pi,branches:Ba,candidates:Fa,check:Ka,layers:Ga,numbers:Ua,processors:Xa,quiz:Qa,reranked:Za,template:tl,
token:el,tokens:rl,watermark:wl},Th={draft_lengths:fr,sameness:Lr,speedup:Ar,batch:Kr,difference:zi,divergence:Fi,grid:ea,lanes:ra,lengths:ia,measures:aa,progress:ca,
trie:Oa,without:Ma,arrival:Ea,estimate:Ta,kl:La,opened:Aa,precisions:Ca,shelf:Pa,attack:al,detectability:cl,detection:dl,marked:ll,mistakes:hl,strengths:pl,watermark_cost:bl,
watermark_quiz:kl};Oi(Eh,Th);})();
