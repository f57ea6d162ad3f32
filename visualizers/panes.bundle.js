// Written by .ci/bundle.py from modules with the SHA-256 6b24f458cf502f5cab8d5ec3f35ffacbe5abed220c38ee02d86cff449de0e9b6: edit those.
(()=>{var Bo={greedy_search:"greedy decoding",sample:"sampling",beam_search:"beam search",beam_sample:"beam search with sampling",group_beam_search:"diverse beam sear\
ch",constrained_beam_search:"constrained beam search",contrastive_search:"contrastive search",dola_generation:"DoLa",assisted_generation:"assisted decoding",custom:"\
your own decoding loop"},zo={eos:["the EOS token","ended with EOS (end-of-sequence token)"],stop_string:["a stop string","met a stop string"],length:["the lengt\
h limit","reached the length limit"],max_time:["the time limit","ran out of time"],criterion:["your own criterion","met your own stopping criterion"],loop:["you\
r own decoding loop","was ended by your own decoding loop"],given:["the end of the given text","reached the end of the given text"],unfinished:["the end of the \
search","had not ended when the search did"],step:["one step","continues with “Next token”"],stopped:["stopped by hand","was stopped by hand"]},it={num_spec_steps:"\
Rounds that had a draft.",num_draft_tokens:"All drafted tokens.",num_accepted_draft_tokens:"Drafted tokens that the target model kept.",draft_acceptance_rate:"n\
um_accepted_draft_tokens / num_draft_tokens: the share of all drafted tokens that was kept. Tokens after a rejection, which were never judged, count as drafted.",
judged_acceptance_rate:"num_accepted_draft_tokens / judged tokens, which are the accepted tokens and each round’s first rejection: the probability that a judged\
 token is kept, α in the paper.",mean_acceptance_length:"1 + num_accepted_draft_tokens / num_spec_steps: how many tokens a round with a draft writes on average\
, the target model’s own token included.",acceptance_histogram:"How many rounds with a draft kept none, one, two or more of its tokens.",accepted_by_position:"\
How many of the tokens drafted at each position of a draft were kept.",passes_saved:"Tokens written minus rounds: the forward passes that the target model did n\
ot have to make.",expected_acceptance_rate:"The mean over the judged positions of 1 minus the total variation distance between the target’s and the draft’s dist\
ribution: the share that sampling keeps on average."},jo={DolaContrast:["DoLa’s contrast","subtracts the log-probabilities of an earlier layer from those of t\
he last one, and removes tokens that the last one finds less than a tenth as probable as its top token",["dola_layers"]],UnbatchedClassifierFreeGuidanceLogitsProcessor:[
"guidance","moves away from what the model would say to the negative prompt",["guidance_scale"]],SequenceBiasLogitsProcessor:["sequence bias","makes chosen word\
s more or less likely",["sequence_bias"]],EncoderRepetitionPenaltyLogitsProcessor:["encoder repetition penalty","favours tokens that occur in the input",["encod\
er_repetition_penalty"]],RepetitionPenaltyLogitsProcessor:["repetition penalty","makes tokens that have already occurred less likely",["repetition_penalty"]],NoRepeatNGramLogitsProcessor:[
"no repeated n-grams","removes tokens that would repeat a sequence of tokens",["no_repeat_ngram_size"]],EncoderNoRepeatNGramLogitsProcessor:["no n-grams of the \
input","removes tokens that would copy a sequence from the input",["encoder_no_repeat_ngram_size"]],NoBadWordsLogitsProcessor:["bad words","removes tokens that \
would complete a forbidden word",["bad_words_ids"]],MinLengthLogitsProcessor:["minimum length","removes the end-of-sequence token while the text is too short",[
"min_length"]],MinNewTokensLengthLogitsProcessor:["minimum new tokens","removes the end-of-sequence token while too few tokens are written",["min_new_tokens"]],
PrefixConstrainedLogitsProcessor:["allowed tokens","removes every token that the pattern, the schema or the function does not allow here",["structured_output"]],
ForcedBOSTokenLogitsProcessor:["forced first token","leaves one token as the first one",["forced_bos_token_id"]],ForcedEOSTokenLogitsProcessor:["forced last tok\
en","leaves the end-of-sequence token at the length limit",["forced_eos_token_id"]],InfNanRemoveLogitsProcessor:["invalid values","replaces scores that are NaN \
or infinite",["remove_invalid_values"]],ExponentialDecayLengthPenalty:["length decay","makes the end-of-sequence token likelier with every token",["exponential_\
decay_length_penalty"]],SuppressTokensLogitsProcessor:["suppressed tokens","removes these tokens everywhere",["suppress_tokens"]],SuppressTokensAtBeginLogitsProcessor:[
"suppressed at the start","removes these tokens as the first one",["begin_suppress_tokens"]],HammingDiversityLogitsProcessor:["diversity penalty","makes tokens \
that earlier groups have just chosen less likely",["diversity_penalty"]],PresencePenaltyLogitsProcessor:["presence penalty","lowers tokens that are already in t\
he text, each once",["presence_penalty"]],FrequencyPenaltyLogitsProcessor:["frequency penalty","lowers tokens that are already in the text, once for each occurr\
ence",["frequency_penalty"]],ReasoningBudgetLogitsProcessor:["reasoning budget","leaves only the end mark of the reasoning once its budget is spent",["reasoning\
_budget"]],GivenTextLogitsProcessor:["given text","leaves only the token that is given here",[]],TemperatureLogitsWarper:["temperature","sharpens (below 1) or f\
lattens (above 1) the distribution",["temperature"]],TopHLogitsWarper:["top-h","keeps the top tokens up to a share of the distribution’s own entropy",["top_h"]],
TopKLogitsWarper:["top-k","keeps the k most probable tokens",["top_k"]],TopPLogitsWarper:["top-p","keeps the nucleus: the fewest top tokens that hold this much \
probability",["top_p"]],MinPLogitsWarper:["min-p","keeps tokens at least this fraction as probable as the top one",["min_p"]],TypicalLogitsWarper:["typical-p","\
keeps tokens about as surprising as the distribution is on average",["typical_p"]],EpsilonLogitsWarper:["epsilon cutoff","removes tokens below a fixed probabili\
ty",["epsilon_cutoff"]],EtaLogitsWarper:["eta cutoff","removes tokens below a probability that falls with the entropy",["eta_cutoff"]],WatermarkLogitsProcessor:[
"green-list watermark","makes the tokens of a secret list likelier",["watermarking_config"]],SynthIDTextWatermarkLogitsProcessor:["SynthID watermark","lets a se\
cret tournament reshape the distribution",["watermarking_config"]],LogitNormalization:["renormalisation","makes the probabilities sum to one again; their propor\
tions stay",["renormalize_logits"]],ClassifierFreeGuidanceLogitsProcessor:["guidance in a batch","moves away from what the model would say without the prompt, i\
n one batch",[]],DiaClassifierFreeGuidanceLogitsProcessor:["Dia guidance","moves away from what Dia would say without the prompt, or keeps the tokens that are b\
est then",[]],DiaEOSChannelFilterLogitsProcessor:["Dia end in one channel","lets only the first audio channel end, and only where the end is its top token",[]],
DiaEOSDelayPatternLogitsProcessor:["Dia delayed ends","ends each of the other audio channels at its own delay after the first",[]],AlternatingCodebooksLogitsProcessor:[
"alternating codebooks","leaves the tokens of one of Bark’s two codebooks, by turns",[]],BarkEosPrioritizerLogitsProcessor:["Bark end","ends the speech as soo\
n as its end is probable enough",[]],WhisperTimeStampLogitsProcessor:["Whisper timestamps","keeps timestamps in pairs and in order",[]],WhisperNoSpeechDetection:[
"Whisper silence","changes nothing: it records the probability that nobody speaks",[]]},_n={z:["z","z","How many standard deviations more tokens are green than \
without a watermark."],mean:["mean g","z of the mean g","How many standard deviations the mean of all g-values lies above 0.5, if they were fair coins."],weighted_mean:[
"weighted mean g","z of the weighted mean g","The same with more weight on the first keys, which mark the most."],posterior:["Bayesian detector","posterior prob\
ability","The probability of a watermark by the detector that was trained here on the other half of the texts."]},fr={Candidate:["token_id","text","raw_logprob",
"logprob","raw_rank","rank","removed_by","stage_logprobs"],Stage:["name","entropy","kept","mass_removed","mass_moved"],Reranked:["token_id","text","probability",
"penalty","score"],BeamCandidate:["token_id","text","piece","parent","raw_logprob","logprob","score","status","beam","final_score","group","diversity_penalty","\
bank","progress","forced","mark"],DraftToken:["token_id","text","draft_logprob","target_logprob","accepted","overlap"],Token:["token_id","text","piece"],Mark:["\
kind","green","g","listed","mass_before","mass_after","expected","chosen_before","chosen_after","suppressed","why"]};var Xl=["de","fr"];function s(t,e){if(t==null)return"";if(typeof t=="object")return s(t.said,t.values);let n=String(t),o=window.GenerationPlaygroundTexts?.[n]??
n;return e?o.replace(/\{\{|\}\}|\{(\w+)\}/g,(r,i)=>{if(i===void 0)return r[0];let a=e[i];return a&&typeof a=="object"?s(a):String(a??"")}):o}var z=(t,e,n,o)=>s(
t===1?e:n,{count:t.toLocaleString("en-US"),...o}),On=t=>!!t&&typeof t=="object"&&typeof t.said=="string",Zl=["aria-label","title","placeholder","data-tip","labe\
l"];function mr(t){let e=window.GenerationPlaygroundTexts;if(!e)return;let n=document.createTreeWalker(t,NodeFilter.SHOW_TEXT);for(let o=n.nextNode();o;o=n.nextNode()){
let[,r,i,a]=/^(\s*)([^]*?)(\s*)$/.exec(o.nodeValue),l=i&&e[i.replace(/\s+/g," ")];l&&(o.nodeValue=r+l+a)}for(let o of[t,...t.querySelectorAll("*")])for(let r of Zl){
let i=e[(o.getAttribute(r)||"").replace(/\s+/g," ")];i&&o.setAttribute(r,i)}}function Ql(){let t=(navigator.language||"").slice(0,2).toLowerCase();return Xl.includes(
t)?t:"en"}function gr(t){let n=window.GenerationPlaygroundCatalogues?.[Ql()];if(window.GenerationPlaygroundTexts||!n)return t();window.GenerationPlaygroundTextsLoading??=
fetch(n).then(o=>o.json()).then(o=>{window.GenerationPlaygroundTexts=o},o=>console.warn("Generation Playground: the translation could not be loaded.",o)),window.
GenerationPlaygroundTextsLoading.then(t)}var V=t=>typeof t=="number"&&Number.isFinite(t),ve=t=>t==null||Math.abs(t)>1e30?null:t,Mn=t=>{let e=[...t].sort((n,o)=>n-o);return(e[e.length-1>>1]+e[e.length>>
1])/2},He=({distribution:{stages:t,vocab:e}})=>t.length?t.at(-1).kept:e;var at={" ":"·","\n":"↵","	":"⇥","\r":"␍"},Lt=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function c(t,e,n,o){let r=document.createElement(
t);e&&(r.className=e),n!=null&&(r.textContent=n);for(let[i,a]of Object.entries(o||{}))r.setAttribute(i,a);return r}function $t(t,e,{running:n=!1}={}){let o=0;for(let r of e.
matchAll(Lt)){let[i]=r;r.index>o&&t.append(e.slice(o,r.index)),o=r.index+1;let a=at[i]||"U+"+i.codePointAt(0).toString(16).toUpperCase().padStart(4,"0");if(n){let l=at[i]?
i:"";t.append(c("span","gp-space",l,{"data-mark":a,"data-wide":a==="·"?"no":"yes"}))}else t.append(c("span","gp-mark",a))}o<e.length&&t.append(e.slice(o))}function wr(t,e){
let n=/^ (?=\S)/.test(e)?" ":"",o=e.match(/\n*$/)[0],r=c("span","gp-ink");$t(r,e.slice(n.length,e.length-o.length),{running:!0});for(let i=0;i<o.length;i++)r.append(
c("span","gp-space","",{"data-mark":at[`
`],"data-wide":"yes"}));return t.append(...[n,r,o].filter(Boolean)),r}var Fo=/(\\x[0-9a-f]{2})+$/i,En=t=>(t.match(Fo)||[""])[0].replaceAll("\\x"," ").trim().toUpperCase(),
At=({piece:t,text:e})=>t!==null&&(t===""||Fo.test(e)&&t===e.replace(Fo,""));function $e(t,e){t.replaceChildren(),$t(t,e),e||t.append(c("span","gp-mark",s("(empt\
y)")))}function oe(t,e){let n=c("bdi",e);return $e(n,t),n}function M(t,e){t.textContent!==e&&(t.textContent=e)}var Ae=t=>t.replace(Lt,e=>e===" "?" ":at[e]||"�"),
Y=t=>s("“{text}”",{text:Ae(t)}),pe=(t,e)=>t.split(/\{(\w+)\}/).map((n,o)=>o%2?e[n]:n);function F(t){let e=t*100;return e===0?"0%":e<.01?"<0.01%":e<1?e.toFixed(
2)+"%":e>99.95&&e<100?">99.9%":e.toFixed(1).replace(".0","")+"%"}var X=t=>t==null?0:Math.exp(t),br=({prompt:t,request:e})=>t||(e&&e.messages||[]).at(-1)?.content||
"",Oe=(t,e)=>e==="bits"?t/Math.LN2:t;function de(t,e){return t===null||!Number.isFinite(t)?s("infinite"):Oe(t,e).toFixed(2)+" "+e}function Ct({model:t,phase:e,done:n,
total:o}){return e==="asking"?s("asking the Hub for {model} …",{model:t}):e==="download"?s("downloading {model}: {done} of {total} …",{model:t,done:be(n),total:be(
o)}):e==="converting"?o?s("converting {model}: {share} …",{model:t,share:F(n/o)}):s("reading the file of {model} to convert it …",{model:t}):o?s("loading {m\
odel}: {share} …",{model:t,share:F(n/o)}):s("loading {model} …",{model:t})}function be(t){return V(t)?t>=1e9?s("{size} GB",{size:(t/1e9).toFixed(t<1e10?2:1)}):
t>=1e6?s("{size} MB",{size:(t/1e6).toFixed(t<1e8?1:0)}):s("{size} kB",{size:(t/1e3).toFixed(0)}):"–"}function Tn(t){return t<1?Math.round(t*1e3)+" ms":t.toFixed(
t<10?2:1)+" s"}var J=(t,e=3)=>t==null?"–":t.toFixed(e),B=t=>t.toLocaleString("en-US");function xe(t){let{chosen:e,distribution:n}=t,o=t.read?e.raw_logprob:e.logprob??
e.raw_logprob;return{probability:X(e.logprob),rawProbability:X(e.raw_logprob),rank:(t.read?null:e.rank)??e.raw_rank,surprisal:o===null?1/0:Math.max(0,-o),entropyBefore:n.
entropy_before,entropyAfter:n.entropy_after}}var Ln=(t,e,n)=>Object.hasOwn(t,e)?t[e]:n,yt=t=>Object.hasOwn(Bo,t)?s(Bo[t]):t.replaceAll("_"," ");function $n({message:t,
fix:e,diagnostics:n=[]}){let o=n.map(r=>({knob:r.knob,message:s(r.message),fix:s(r.fix)}));return o.some(r=>r.message===s(t))?o:[{knob:"",message:s(t),fix:s(e)},
...o]}var ke=t=>Object.hasOwn(zo,t)?zo[t].map(e=>s(e)):[t,t];function Ce(t){if(!Object.hasOwn(jo,t))return[t,s("is your own logits processor"),[]];let[e,n,o]=jo[t];
return[s(e),s(n),o]}var ee=(t,e)=>{let n=document.createElementNS("http://www.w3.org/2000/svg",t);return e&&n.setAttribute("class",e),n};function Z(t,e,n){for(;t.childElementCount>
e;)t.lastElementChild.remove();for(;t.childElementCount<e;)t.append(n());return t.children}var kr=new WeakMap;function me(t,e,{plain:n=!1}={}){let o=n+e;kr.get(
t)!==o&&(kr.set(t,o),n?t.textContent=e:$e(t,e))}function ae(t,e){t.className!==e&&(t.className=e)}function ne(t,e,n){let o=`${(n*100).toFixed(2)}%`,r=yr.get(t)||
{};r[e]!==o&&(t.style[e]=o,yr.set(t,{...r,[e]:o}))}var yr=new WeakMap;function K(t,e){let n=xr.get(t)||{};for(let[o,r]of Object.entries(e))n[o]!==r&&t.setAttribute(
o,String(n[o]=r));xr.set(t,n)}var xr=new WeakMap;function G(t,e){t.hidden===e&&(t.hidden=!e)}function Do(t,e){for(e.forEach(([n,o,r,i],a)=>{let l=t.childNodes[a];if(!l||l.localName!==n){let d=ee(n);l?l.replaceWith(d):t.append(d),l=d}xt(l,{...r,...o?{class:o}:
{}}),Array.isArray(i)?Do(l,i):M(l,i??"")});t.childNodes.length>e.length;)t.lastChild.remove()}function xt(t,e){for(let{name:n}of[...t.attributes])!Object.hasOwn(
e,n)&&n!=="aria-describedby"&&t.removeAttribute(n);for(let[n,o]of Object.entries(e))t.getAttribute(n)!==String(o)&&t.setAttribute(n,o)}var ye=t=>Math.round(t*10)/
10,Pt=(t,e,n,o,r)=>["line",t,{x1:ye(e),y1:ye(n),x2:ye(o),y2:ye(r)},[]],vt=(t,e,n,o,r="middle")=>["text",t,{x:ye(e),y:ye(n),"text-anchor":r},o],vr=(t,e)=>["path",
t,{d:e.map(([n,o],r)=>`${r?"L":"M"}${ye(n)} ${ye(o)}`).join("")||"M0 0"},[]],Ho=(t,e,n)=>["g",t,{tabindex:0,role:"img","data-tip":e,"aria-label":e},n],Sr=(t,e,n)=>`\
M${ye(t)} ${ye(e-n)}l${n} ${n}l${-n} ${n}l${-n} ${-n}Z`;var Ko;function _r(){return Ko??=ec().catch(t=>{throw Ko=void 0,t}),Ko}async function ec(){if(window.Plotly)return window.Plotly;let t=document.getElementById("\
plotly"),e=document.createElement("script");if(t)e.textContent=await tc(t.textContent);else if(window.GenerationPlaygroundPlotly)e.src=window.GenerationPlaygroundPlotly;else
throw new Error("This page does not say where Plotly is.");let n=t?null:new Promise((o,r)=>{e.onload=o,e.onerror=()=>r(new Error(`Plotly could not be fetched fr\
om ${e.src}.`))});return document.head.append(e),await n,window.Plotly}async function tc(t){let e=Uint8Array.from(atob(t.trim()),n=>n.charCodeAt(0));return new Response(
new Blob([e]).stream().pipeThrough(new DecompressionStream("gzip"))).text()}var nc=/^var\((--gp-[\w-]+)\)(?: ([\d.]+))?$/,An=new Set;function ue(t,e,n){if(t.hidden=!e,!e)return;let o=Go(e),r=[...An].find(i=>i.box===t);r?r.chart=o:oc(t,o,
n),Uo(t,o)}function Go(t){return On(t)?s(t):Array.isArray(t)?t.map(Go):t&&typeof t=="object"?Object.fromEntries(Object.entries(t).map(([e,n])=>[e,Go(n)])):t}function oc(t,e,n){
t.classList.add("gp-chart-box"),t.append(c("div","gp-chart-plot"),sc());let o={box:t,chart:e};n&&t.addEventListener("gp-press",({detail:r})=>n(r)),An.add(o),new ResizeObserver(
()=>t.clientWidth&&t.dataset.width!==String(t.clientWidth)&&Uo(t,o.chart)).observe(t)}function sc(){let t=c("details","gp-chart-values");return t.append(c("summ\
ary","",s("Values")),c("ul")),t}async function Uo(t,e){let n=t.querySelector(".gp-chart-plot");if(ic(t.querySelector(".gp-chart-values"),e),xt(n,{...Object.fromEntries(
[...n.attributes].map(({name:o,value:r})=>[o,r])),role:"img","aria-label":s("{chart}. Its values follow as a list.",{chart:e.layout.meta})}),!!t.clientWidth){t.
dataset.width=String(t.clientWidth),t.setAttribute("aria-busy","true");try{let o=await _r(),r={...ln(e.layout,t),autosize:!1,width:n.clientWidth,uirevision:"kep\
t",dragmode:matchMedia("(pointer: coarse)").matches?!1:"zoom"};n.classList.contains("js-plotly-plot")?await o.react(n,ln(e.data,t),r):(await o.newPlot(n,ln(e.data,
t),r,rc(o)),n.on("plotly_click",({points:[i]})=>t.dispatchEvent(new CustomEvent("gp-press",{detail:i}))))}catch(o){n.textContent=s("The chart could not be drawn\
: its library did not load. Reload the page; the values are in the list below."),console.error("Generation Playground:",o)}finally{t.removeAttribute("aria-busy")}}}
function Cn(t,e,n){if(!t)return t;let{shapes:o=[],annotations:r=[]}=t.layout,i={type:"line",x0:e,x1:e,yref:"paper",y0:0,y1:1,line:{color:"var(--gp-error)",width:1.5,
dash:"dash"}},a={x:e,yref:"paper",y:1,yanchor:"bottom",text:n,showarrow:!1,font:{color:"var(--gp-error)"}};return{...t,layout:{...t.layout,shapes:[...o,i],annotations:[
...r,a]}}}function Or(t,{x:e,y:n,words:o}){if(!t)return t;let r={type:"scatter",mode:"markers",x:[e],y:[n],text:[o],hoverinfo:"text",marker:{color:"var(--gp-cho\
sen)",symbol:"diamond",size:13}};return{...t,data:[...t.data,r]}}function rc(t){let e=(o,r)=>({name:o==="svg"?s("Download plot as an SVG"):s("Download plot as a\
 PNG"),icon:r,click(i){let a=i.layout.meta.toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"-").replace(/^-|-$/g,"");t.downloadImage(i,{format:o,filename:a,width:i.clientWidth,
height:i.clientHeight,scale:o==="svg"?1:2})}});return{locales:{"en-US":{dictionary:{Zoom:s("Zoom"),Pan:s("Pan"),"Zoom in":s("Zoom in"),"Zoom out":s("Zoom out"),
"Reset axes":s("Reset axes"),"Double-click to zoom back out":s("Double-click to zoom back out")}}},displaylogo:!1,doubleClickDelay:400,modeBarButtonsToRemove:["\
toImage","select2d","lasso2d","autoScale2d"],modeBarButtonsToAdd:[e("png",t.Icons.camera),e("svg",t.Icons.disk)]}}function ic(t,{data:e}){let n=e.flatMap(({text:o,
hovertext:r=o,hoverinfo:i})=>i==="text"&&Array.isArray(r)?r.flat():[]).filter(Boolean);t.hidden=!n.length,t.querySelector("ul").replaceChildren(...n.map(o=>c("l\
i","",o)))}function ln(t,e){return Array.isArray(t)?t.map(n=>ln(n,e)):t&&typeof t=="object"?Object.fromEntries(Object.entries(t).map(([n,o])=>[n,ln(o,e)])):typeof t==
"string"?ac(t,e):t}function ac(t,e){let[,n,o]=nc.exec(t)||[];if(!n)return t.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;");let r=getComputedStyle(
e).getPropertyValue(n).trim();return o===void 0?r:`rgba(${[1,3,5].map(a=>parseInt(r.slice(a,a+2),16)).join(", ")}, ${o})`}function Mr(){for(let t of An)t.box.isConnected?
Uo(t.box,t.chart):An.delete(t)}matchMedia("(prefers-color-scheme: dark)").addEventListener("change",Mr);for(let t of[document.documentElement,document.body])t&&
new MutationObserver(Mr).observe(t,{attributeFilter:["class"]});var lc=(t,e)=>t>=1?e+1:Math.expm1((e+1)*Math.log(t))/(t-1),Er=(t,e,n,o=1)=>lc(t,e)/(e*n+o),Re=t=>V(t)?`${t.toFixed(2)} ×`:"–",St=({low:t,high:e})=>`${t.toFixed(
2)}–${e.toFixed(2)}`,Pn=()=>s("The true median lies in it with a probability of 90 % or more. With up to 7 pairs it runs from the lowest to the highest; fewer\
 than 5 pairs do not give that certainty, so nothing is claimed from them."),Tr=t=>t<.9995?`${(t*1e3).toPrecision(3)} ms`:`${t.toPrecision(3)} s`;function Ee(t,{
done:e,runs:n}){if(e>=n)return"";let o={done:B(e),left:B(n-e)};return t.done?z(n,"Stopped: {done} of {count} run ended.","Stopped: {done} of {count} runs ended.",
o):z(n,"{done} of {count} run ended, {left} to come.","{done} of {count} runs ended, {left} to come.",o)}var Nt=s("Somebody else’s runs were decoded at the same\
 time, so these times are not reliable. Measure again when the machine is idle.");function Lr(t,e){let n=S=>t.querySelector(".gp-"+S),o=t.querySelector("table"),r=[[s("speed-up"),`${s("Time per token without drafts / time per token with draft\
s: the median over the pairs of runs, and its 90 % interval.")} ${Pn()}`],["draft_acceptance_rate",s(it.draft_acceptance_rate)],["judged_acceptance_rate",s(it.judged_acceptance_rate)],
["mean_acceptance_length",s(it.mean_acceptance_length)],[s("drafted per round"),s("Drafted tokens / rounds. A confidence threshold and the end of a text make dr\
afts shorter than the limit.")],[s("formula"),s("Theorem 3.8 of Leviathan et al. 2023 with the acceptance rate, the drafted tokens and the cost of this row.")]],
i=()=>e.answered("lengths"),a=(S,{value:E})=>`${S} = ${E}`;function l(S){let[E,O,$,C,{setting:y,times:h}]=d(S);K(n("answer"),{"data-verdict":E}),M(n("answer-sig\
n"),O);let p=n("answer-words"),u=JSON.stringify([$,y,h]);p.dataset.key!==u&&(p.dataset.key=u,p.replaceChildren(...pe($,{setting:c("code","",y),times:h}))),M(n("\
answer-more"),C),e.done&&M(n("told"),`${p.textContent}. ${C}`),M(n("missing"),Ee(e,S)),G(n("warning"),!!S.others),M(n("warning"),S.others?"⚠ "+s(Nt):"")}function d({
knob:S,points:E,leader:O,rivals:$,best:C,fewest:y}){let h=E.filter(({speedup:I})=>I),p=h.find(I=>I.group===O);if(!p){if(e.done)return["wait","…",s("No answer"),
s("No setting has a complete pair of runs."),{}];let I=z(E.length,"{known} of {count} setting measured.","{known} of {count} settings measured.",{known:B(h.length)});
return["wait","…",s("Not known yet"),h.length?I:s("The first counted runs are under way."),{}]}let{speedup:u,verdict:f,pairs:g}=p,x=a(S,p),[T,A]=[Re(u.median),
St(u)],_={slower:[s("It is slower than decoding without drafts.")],even:[s("The interval includes 1: no clear difference from decoding without drafts.")]}[f]||[];
if(f==="wait"){let I=z(g,"{setting} has the highest median, {times}, of {count} pair of runs: too few to tell, {fewest} are needed.","{setting} has the highest \
median, {times}, of {count} pairs of runs: too few to tell, {fewest} are needed.",{setting:x,times:T,fewest:B(y)});return["wait","…",s(e.done?"No answer":"Not\
 known yet"),I,{}]}if(h.length===1){let[I,D]={faster:["good","▲"],slower:["bad","▼"],even:["even","≈"]}[f];return[I,D,s("{setting} is the only setting tha\
t was measured: {times}"),[s("90 % interval: {interval}.",{interval:A}),..._].join(" "),{setting:x,times:T}]}if(C===null){let I=$.length>2&&$.length===h.length-
1?s("{setting} has the highest median, {times}, with a 90 % interval of {interval}; all others may be as good.",{setting:x,times:T,interval:A}):s("{setting} has\
 the highest median, {times}, with a 90 % interval of {interval}; {others} may be as good.",{setting:x,times:T,interval:A,others:m(E.filter(D=>$.includes(D.group)).
map(({value:D})=>D))});return["even","≈",s(e.running?"No clear best setting so far":"No clear best setting"),[I,..._,s("More repeats tell more.")].join(" "),{}]}
let[L,v]={faster:["good","★"],even:["even","★"],slower:["bad","▼"]}[f],q=f==="slower"?s(e.running?"{setting} is best so far, but only {times}":"{setting} \
is best, but only {times}"):s(e.running?"{setting} is best so far: {times}":"{setting} is best: {times}");return[L,v,q,[s("90 % interval: {interval}.",{interval:A}),
s("It was faster than each of the others, turn by turn."),..._].join(" "),{setting:x,times:T}]}let m=S=>S.length<2?S.join(""):s("{names} and {last}",{names:S.slice(
0,-1).join(", "),last:S.at(-1)});function w({points:S,curve:E,measured_curve:O}){ue(n("settings"),e.charts.lengths),G(n("of-formula"),E.length>0),G(n("of-verify"),
O.length>0),G(n("of-own"),S.some(({formula:$})=>V($)))}function b(S){if(!o.tHead){let E=c("tr");E.append(c("th","",null,{scope:"col"}),...r.map(([O,$])=>{let C=c(
"th","",null,{scope:"col"}),y=c("span","",null,{tabindex:"0","data-tip":$});return y.append(...O.split(/(?<=_)/).flatMap(h=>[h,c("wbr")])),C.append(y),C})),o.createTHead().
append(E),o.createTBody()}M(o.tHead.rows[0].cells[0],S)}function k(){let S=c("tr"),E=c("th","",null,{scope:"row"});E.append(c("span"),c("b","","",{"aria-hidden":"\
true"}),c("span","gp-hidden"));let O=c("td");return O.append(c("span"),c("small")),S.append(E,O,...r.slice(1).map(()=>c("td"))),S}function P({knob:S,points:E,best:O}){
b(S);let $=Z(o.tBodies[0],E.length,k);E.forEach((C,y)=>{let[h,p,...u]=$[y].cells,f=C.group===O;ae($[y],f?"gp-best":""),M(h.children[0],C.value),M(h.children[1],
f?" ★":""),M(h.children[2],f?` ${s("(best)")}`:""),M(p.children[0],C.speedup?Re(C.speedup.median):"–"),M(p.children[1],C.speedup?`  ${St(C.speedup)}`:"");let{
draft_acceptance_rate:g,rate:x,mean_acceptance_length:T,drafted:A,formula:_}=C;[V(g)?F(g):"–",V(x)?F(x):"–",J(T,2),J(A,2),Re(_)].forEach((v,q)=>M(u[q],v))})}
function N(){let S=e.found;l(S),w(S),P(S)}return S=>{t.hidden=!i(),!t.hidden&&(S.found||S.status)&&N()}}var Wt=class{constructor(e){this.kinds=e,this.subscribers=new Set,this.changes={},this.position=0,this.head="",this.tail="",this.answers={}}feed(e){e.length>=this.
position&&e.startsWith(this.head)&&e.startsWith(this.tail,this.position-this.tail.length)||(this.position=0);let o=e.lastIndexOf(`
`)+1;for(;this.position<o;){let r=e.indexOf(`
`,this.position);this.readLine(e.slice(this.position,r)),this.position=r+1}this.head=e.slice(0,Math.min(o,100)),this.tail=e.slice(Math.max(0,o-100),o)}read(e){throw new Error(
"nobody reads "+e.type)}readLine(e){if(e.trim())try{this.read(JSON.parse(e))}catch(n){console.error("Generation Playground: a line of the log was skipped.",n,e.
slice(0,200))}}get canAsk(){return Object.keys(this.answers).length>0}ask(e){Object.hasOwn(this.answers,e.type)&&this.answers[e.type](e)}subscribe(e,n){let o={element:e,
update:n};this.subscribers.add(o),this.tell(o,Object.fromEntries(this.kinds.map(r=>[r,!0])))}changed(e){Object.keys(this.changes).length===0&&requestAnimationFrame(
()=>this.flush()),this.changes[e]=!0}flush(){let e=this.changes;this.changes={};for(let n of this.subscribers)n.element.isConnected?this.tell(n,e):this.subscribers.
delete(n)}tell(e,n){try{e.update(n)}catch(o){console.error("Generation Playground: a pane could not be drawn.",o)}}};var Vo=t=>({place:0,since:t.is_open?0:null,tail:[],spans:[]});function Jo(t,e,n,{start:o,end:r}){let{place:i}=t,{since:a,spans:l}=t,d=[...t.tail,[i,e]];for(;;){
let m=a===null?o:r,w=d.map(([,k])=>k).join("").indexOf(m);if(w<0)break;let b=cc(d,w);a===null?a=i+1:(l=[...l,{start:a,stop:Math.max(a,b),end:i+1}],a=null),d=dc(
d,w+m.length)}return n&&a!==null&&a<=i&&(l=[...l,{start:a,stop:i,end:null}],a=null,d=[]),{place:i+1,since:a,tail:hc(d,(a===null?o:r).length-1),spans:l}}function $r(t,e){
if(!e)return[];let n=Vo(e);for(let{chosen:a,piece:l}of t)n=Jo(n,a.text,l===null,e);let{spans:o,since:r,place:i}=n;return r===null?o:[...o,{start:r,stop:i,end:null}]}
function cc(t,e){let n=e;for(let[o,r]of t)if(n-=r.length,n<0)return o;return t.at(-1)[0]}function dc(t,e){let n=e;return t.flatMap(([o,r])=>{let i=r.slice(n);return n=
Math.max(0,n-r.length),i?[[o,i]]:[]})}function hc(t,e){let[n,o]=[t.length,0];for(;n>0&&o<e;)o+=t[--n][1].length;return t.slice(n)}var pc=20,_t=class extends Wt{constructor(){super(["run","steps","status","selection","unit","prompt","watched","searched","lens","written"]),this.unit="bits",this.
searched=new Map,this.lenses=new Map,this.lensLimit=0,this.written=null,this.text="",this.turn=void 0,this.fed={turn:void 0,started:!1},this.recorded=!1,this.asked=
null,this.clear()}clear(){this.queued=null,this.loading=null,this.shared=1,this.apart=!1,this.started=null,this.finished=null,this.failed=null,this.lasts=[],this.
newest=null,this.numTokens=0,this.elapsed=0,this.firstElapsed=null,this.rounds=[],this.prompts=[],this.texts=new Map,this.returned=null,this.selected=null,this.
suggested=!1,this.promptSteps=[],this.hideFrom=null}feedRun(e,n){n!==this.fed.turn&&(this.fed={turn:n,started:!1},this.feed("")),this.feed(e),this.fed.started&&
Object.assign(this,{text:e,turn:n})}read(e){let n=uc[e.type];if(!n)throw new Error("unknown event "+e.type);n(this,e)}countStep(e){this.numTokens+=1,this.elapsed=
e.elapsed,this.firstElapsed??=e.elapsed,this.changed("steps")}get readsSource(){return!!(this.started&&this.started.decoder_tokens.length)}get prefix(){return this.
readsSource?this.started.decoder_tokens:this.started.prompt_tokens}get usesBeams(){return this.prompts.length>0}get waiting(){return!!(this.queued||this.loading)}get running(){
return!!(this.started&&!this.finished&&!this.failed&&!this.waiting)}lines(){return this.hideFrom===null?this.allLines():this.allLines().map(e=>{let n=this.seen(
e.last);return n===e.last?e:{...e,last:n,stopReason:null}})}seen(e){if(this.hideFrom===null)return e;let n=e;for(;n&&!n.isPrompt&&n.index>=this.hideFrom;)n=n.before;
return n}hide(e){this.hideFrom!==e&&(this.hideFrom=e,this.changed("steps"),this.changed("selection"))}allLines(){if(this.returned)return this.returned;if(this.usesBeams)
return this.prompts.flatMap((n,o)=>bc(n,o,this.prompts.length));let e=this.finished?this.finished.sequences:[];return this.lasts.map((n,o)=>({kind:"sequence",label:this.
lasts.length>1?s("sequence {number}",{number:o+1}):"",last:n,score:null,stopReason:e[o]?e[o].stop_reason:null}))}current(){if(this.selected)return this.seen(this.
selected);if(!this.usesBeams)return this.seen(this.newest);let e=this.lines();return e.length?e[0].last:null}lineOf(e){return e.isPrompt?this.lines()[0]:this.usesBeams?
this.lines().find(({last:n})=>{let o=n;for(;o&&o.index>e.index;)o=o.before;return o===e}):this.lines()[e.sequence]}lastOf(e){let n=this.lineOf(e);return n?n.last:
e}select(e,n){let o=e===null?null:this.lines()[e];this.selectStep(o&&fe(o.last)[n]||null)}selectStep(e,n=!1){let o=this.seen(e);this.selected===o&&this.suggested===
n||(this.selected=o,this.suggested=n,this.changed("selection"))}selectMostUncertain(){let e=this.returned?this.returned[0]?.last:this.lasts[0];if(this.selected||
!e||this.finished?.sequences[0]?.stop_reason==="step")return;let n=fe(e),o=n.filter(a=>!a.given);if(o.length<2)return;let r=$r(n,this.started?.reasoning).filter(
({end:a})=>a!==null),i=o.filter(({index:a})=>!r.some(({start:l,stop:d})=>l<=a&&a<d));this.selectStep((i.length?i:o).reduce((a,l)=>l.distribution.entropy_before>
a.distribution.entropy_before?l:a),!0)}walk(e){let n=this.current();if(!n)return;let o=[...this.promptSteps,...fe(this.lastOf(n))],r=n.isPrompt?n.index-1:this.promptSteps.
length+n.index;this.selectStep(o[Math.max(0,Math.min(o.length-1,r+e))])}addSearched(e,n){this.searched.set(e,[...this.searched.get(e)||[],n]),this.changed("sear\
ched")}addLens(e,n,o){this.lenses.delete(e),this.lenses.set(e,{ids:n,found:o}),this.lenses.size>pc&&this.lenses.delete(this.lenses.keys().next().value),this.changed(
"lens")}lensOf(){return this.started&&this.lenses.get(this.turn)||null}startedLine(){let e=this.text.indexOf('{"type":"Started"');return e<0?"":this.text.slice(
e,this.text.indexOf(`
`,e))}idsTo(e){return fe(e).map(({chosen:n})=>n.token_id)}addWatched(e,n){let o=this.allLines()[e];o&&(fe(o.last).forEach((r,i)=>{let a=Ye("Candidate",n[i]||[]),
l=new Set(a.map(({token_id:d})=>d));r.watched=[...(r.watched||[]).filter(({token_id:d})=>!l.has(d)),...a]}),this.changed("watched"))}setWritten(e){this.written=
e&&{...e,tokens:Ye("Token",e.tokens)},this.changed("written")}setUnit(e){this.unit=e,this.changed("unit")}},uc={Queued(t,e){t.queued=e,t.loading=null,t.changed(
"status")},Loading(t,e){t.loading=e,t.queued=null,t.changed("status")},Shared(t,{runs:e,apart:n}){t.shared=e,t.apart=n,t.changed("status")},Started(t,e){t.clear();
for(let n of["prompt_tokens","decoder_tokens"])e[n]=Ye("Token",e[n]||[]);t.started=e,t.fed.started=!0,t.changed("run"),t.changed("status"),t.changed("selection")},
Stepped(t,{step:e}){e.chosen=cn("Candidate",e.chosen),Yo(e.distribution),e.watched=Ye("Candidate",e.watched||[]),e.mark=e.mark?cn("Mark",e.mark):null,e.read=!!(t.
started&&t.started.request.only_given),e.reranked&&(e.reranked=Ye("Reranked",e.reranked)),e.before=t.lasts[e.sequence]||null,e.draft=fc(e,t.rounds),t.lasts[e.sequence]=
e,(!t.newest||e.index>t.newest.index)&&(t.newest=e),t.countStep(e)},BeamsAdvanced(t,{step:e}){let n=t.prompts[e.sequence]??=mc();e.distributions.forEach(Yo),e.given&&
(n.given+=1);let o=Ye("BeamCandidate",e.candidates).map(r=>gc(r,e,n));for(let{beam:r}of o)r.progress&&t.texts.set(r.token_id,r.text);if(wc(o),n.running=o.filter(
r=>r.beam.status==="running").sort((r,i)=>r.beam.beam-i.beam.beam),n.byNumber=new Map(n.running.map(r=>[r.beam.beam,r])),e.given)for(let r=0;r<t.started.effective.
num_beams;r++)n.byNumber.set(r,o[0]);n.finished.push(...o.filter(r=>r.beam.status==="finished")),n.finished.sort((r,i)=>i.beam.final_score-r.beam.final_score),n.
finished.length=Math.min(n.finished.length,e.pool.length),n.pool=e.pool,n.pools.push(e.pool),n.steps.push(o),n.byStep.push(n.byNumber),n.distributions.push(e.distributions),
t.countStep(e)},PromptRead(t,{steps:e}){let n=null;for(let o of e)o.chosen=cn("Candidate",o.chosen),Yo(o.distribution),Object.assign(o,{before:n,isPrompt:!0,watched:[],
draft:null}),n=o;t.promptSteps=e,t.changed("prompt")},DraftJudged(t,{round:e}){e.drafted=Ye("DraftToken",e.drafted),t.rounds.push(e),t.changed("steps")},Finished(t,e){
t.finished=e,t.usesBeams&&(t.returned=e.sequences.map((n,o)=>xc(t,n,o))),t.changed("status"),t.changed("steps")},Failed(t,e){(t.fed.turn===void 0||t.fed.started)&&
(t.failed=e),t.queued=t.loading=null,t.changed("status")}};function cn(t,e){let n=fr[t],o={};for(let r=0;r<n.length;r++)o[n[r]]=e[r];return o}function Ye(t,e){return e.
map(n=>cn(t,n))}function Yo(t){t.candidates=Ye("Candidate",t.candidates),t.stages=Ye("Stage",t.stages)}function fc(t,e){let n=e.at(-1);if(!n||t.index<n.start)return null;
let o=t.index-n.start;return o<n.num_accepted?{origin:"accepted",instead:null,round:n,place:o}:{origin:n.follow,instead:n.drafted[o]||null,round:n,place:o}}function mc(){
return{running:[],byNumber:new Map,finished:[],pool:[],steps:[],byStep:[],pools:[],distributions:[],given:0}}function gc(t,e,n){let o=e.distributions[t.parent],
r=o.candidates.find(i=>i.token_id===t.token_id);return{index:e.index,sequence:e.sequence,before:n.byNumber.get(t.parent)||null,chosen:r||{...t,raw_rank:null,rank:null,
removed_by:null},piece:t.piece,distribution:o,seconds:e.seconds,elapsed:e.elapsed,draft:null,given:!!e.given,length:e.index+1-n.given,mark:t.mark?cn("Mark",t.mark):
null,beam:t}}var qt=({beam:t,length:e},n)=>e>0?(t.score??-1/0)/e**n:t.score;function Ar(t,e,n,o,r){t.unseen??=new Map;let i=`${e} ${n} ${r.token_id}`;if(!t.unseen.
has(i)){let a=e?t.byStep[e-1].get(n):null,{token_id:l,text:d,raw_logprob:m,logprob:w}=r,b=(a?a.beam.score:0)+w,k=a?a.beam.group:null,P={token_id:l,text:d,piece:null,
parent:n,raw_logprob:m,logprob:w,score:b,status:"unseen",beam:null,final_score:null,group:k},{sequence:N,seconds:S,elapsed:E}=t.steps[e][0];t.unseen.set(i,{index:e,
sequence:N,before:a,chosen:r,piece:null,distribution:o,seconds:S,elapsed:E,draft:null,given:!1,length:t.steps[e][0].length,beam:P,rank:null})}return t.unseen.get(
i)}function Cr(t,e,n,o){let r=n&&!n.given?n.beam.beam:0;return t.unseen&&t.unseen.get(`${e} ${r} ${o}`)||null}function wc(t){let e=new Map;for(let n of[...t].sort(
(o,r)=>r.beam.score-o.beam.score))n.rank=(e.get(n.beam.group)||0)+1,e.set(n.beam.group,n.rank)}function bc(t,e,n){let o=i=>n>1?s("Prompt {number}, {label}",{number:e+
1,label:i}):i,r=(i,a,l,d)=>({kind:i,label:o(a),last:l,score:d,stopReason:null});return[...t.running.map(i=>r("running",kc(i),i,i.beam.score)),...t.finished.map(
(i,a)=>r("finished",yc(i,a+1),i,i.beam.final_score))]}function kc({beam:{beam:t,group:e,progress:n}}){let o=t+1;return(e??null)!==null?s("beam {number}, group {\
group}",{number:o,group:Pe(e)}):o===1&&!n?s("best beam"):s("beam {number}",{number:o})}function yc({beam:{group:t}},e){return(t??null)!==null?s("ended {number},\
 group {group}",{number:e,group:Pe(t)}):s("ended {number}",{number:e})}var Pe=t=>t<26?String.fromCharCode(65+t):String(t+1);function xc(t,e,n){let o=Math.max(1,
Math.floor(t.finished.sequences.length/t.prompts.length)),{steps:r}=t.prompts[Math.floor(n/o)],i=null;return e.token_ids.forEach((a,l)=>{let d=(e.beams||[])[l];
i=(r[l]||[]).find(m=>m.beam.parent===d&&m.beam.token_id===a)||i}),{kind:"returned",label:s("output {number}",{number:n+1}),last:i,score:e.score,stopReason:e.stop_reason}}
function fe(t){let e=[];for(let n=t;n;n=n.before)e.push(n);return e.reverse()}function Xe(t,e){let n=[],o=e;for(;o&&t[o.index]!==o;)n.push(o),o=o.before;return{
keep:o?o.index+1:0,added:n.reverse()}}var ge=class{constructor(e,n){this.add=n,this.steps=[],this.totals=[e]}get total(){return this.totals.at(-1)}follow(e){let{
keep:n,added:o}=Xe(this.steps,e);this.steps.length=n,this.totals.length=n+1;for(let r of o)this.steps.push(r),this.totals.push(this.add(this.total,r));return{keep:n,
added:o}}};var Pr=()=>({spec_steps:0,rounds:0,tokens:0,drafted:0,accepted:0,judged:0,kept:[],acceptedAt:[],draftedAt:[],overlaps:[0,0],draft_seconds:0,verify_seconds:0}),lt=t=>t.
num_accepted+(t.follow==="correction"?1:0),Xo=t=>t.num_accepted+(t.next_token_id===null?0:1);function vc(t,e){let{drafted:n,num_accepted:o}=e;if(t.rounds+=1,t.tokens+=
Xo(e),t.draft_seconds+=e.draft_seconds,t.verify_seconds+=e.verify_seconds,!n.length)return t;t.spec_steps+=1,t.drafted+=n.length,t.accepted+=o,t.judged+=lt(e);for(let r=t.
draftedAt.length;r<n.length;r++)t.draftedAt.push(0),t.acceptedAt.push(0);for(n.forEach((r,i)=>{t.draftedAt[i]+=1,i<o&&(t.acceptedAt[i]+=1),!(i>=lt(e)||(r.overlap??
null)===null)&&(t.overlaps[0]+=1,t.overlaps[1]+=r.overlap)});t.kept.length<=t.draftedAt.length;)t.kept.push(0);return t.kept[o]+=1,t}function Sc(t){let{spec_steps:e,
rounds:n,tokens:o,drafted:r,accepted:i,judged:a,overlaps:l}=t,d=(m,w)=>w?m/w:null;return{num_spec_steps:e,num_rounds:n,num_tokens:o,num_draft_tokens:r,num_accepted_draft_tokens:i,
num_judged_draft_tokens:a,draft_acceptance_rate:d(i,r),judged_acceptance_rate:d(i,a),mean_acceptance_length:e?1+i/e:null,acceptance_histogram:t.kept,accepted_by_position:t.
acceptedAt,drafted_by_position:t.draftedAt,passes_saved:o-n,expected_acceptance_rate:d(l[1],l[0]),draft_seconds:t.draft_seconds,verify_seconds:t.verify_seconds}}
var It=class{constructor(){this.rounds=[],this.tally=Pr()}read(e){e.length>=this.tally.rounds&&this.rounds[0]===e[0]||(this.tally=Pr());for(let o=this.tally.rounds;o<
e.length;o++)vc(this.tally,e[o]);return this.rounds=e,Sc(this.tally)}};var Zo=new WeakMap;function we(t,e){Zo.set(t,e),t.dataset.tip===void 0&&(t.dataset.tip="")}function Nr(t){let e=null,n=null;function o(){e=c("div","gp-tip","",{
role:"tooltip",id:"gp-tip-"+Math.random().toString(36).slice(2,8)}),e.hidden=!0}function r(a){let l=a.target.closest("[data-tip]");if(l===n||(n&&n.removeAttribute(
"aria-describedby"),n=l,e||o(),e.hidden=!l,!l))return;e.textContent=Zo.has(l)?Zo.get(l)():l.dataset.tip,l.setAttribute("aria-describedby",e.id);let d=l.closest(
"[data-holds-tips]")||t;e.parentNode!==d&&d.append(e);let[m,w]=[d.getBoundingClientRect(),l.getBoundingClientRect()],b=Math.min(w.left-m.left,m.width-e.offsetWidth-
8);e.style.left=`${Math.max(8,b)+d.scrollLeft}px`,e.style.top=`${w.bottom-m.top+d.scrollTop+5}px`}let i=()=>r({target:t});t.addEventListener("pointerover",r),t.
addEventListener("pointerleave",i),t.addEventListener("focusin",r),t.addEventListener("focusout",i),t.addEventListener("keydown",a=>a.key==="Escape"&&i())}function Wr(t){let e=t.querySelector(".gp-draft-figures"),n=t.querySelector(".gp-kept-chart"),o=t.querySelector(".gp-place-chart"),r=k=>k===null?"–":F(k),i=k=>z(
k,"{count} token","{count} tokens");function a(k,P){let{num_draft_tokens:N,num_accepted_draft_tokens:S,num_spec_steps:E}=k,O=P.samples&&k.expected_acceptance_rate!==
null,$=k.num_judged_draft_tokens,C=z(k.num_rounds,"{count} round","{count} rounds");return[["num_draft_tokens",B(N),z(E,"in {count} draft over {rounds}","in {co\
unt} drafts over {rounds}",{rounds:C})],["num_accepted_draft_tokens",B(S),s("of {drafted} drafted",{drafted:B(N)})],["draft_acceptance_rate",r(k.draft_acceptance_rate),
s("{accepted} of {drafted} drafted",{accepted:B(S),drafted:B(N)}),k.draft_acceptance_rate],["mean_acceptance_length",J(k.mean_acceptance_length,2),z(E,"1 + {acc\
epted} / {count} draft","1 + {accepted} / {count} drafts",{accepted:B(S)})],["judged_acceptance_rate",r(k.judged_acceptance_rate),s("{accepted} of {judged} judg\
ed",{accepted:B(S),judged:B($)}),k.judged_acceptance_rate],...O?[["expected_acceptance_rate",r(k.expected_acceptance_rate),z($,"mean over {count} judged positio\
n","mean over {count} judged positions"),k.expected_acceptance_rate]]:[],["passes_saved",B(k.passes_saved),z(k.num_rounds,"{tokens} in {count} pass","{tokens} i\
n {count} passes",{tokens:i(k.num_tokens)})]]}function l(){let k=c("div","gp-draft-figure",null,{tabindex:"0","data-tip":""}),P=c("dd","gp-rate",null,{"aria-hid\
den":"true"});return P.append(c("i")),k.append(c("dt"),c("dd"),c("dd","gp-note"),P),k}function d(k,P){let N=a(k,P),S=Z(e,N.length,l);N.forEach(([E,O,$,C=null],y)=>{
let[h,p,u,f]=S[y].children;h.textContent!==E&&h.replaceChildren(...E.split(/(?<=_)/).flatMap(g=>[g,c("wbr")])),M(p,O),M(u,$),f.hidden=C===null,ne(f.firstChild,"\
width",C??0),S[y].dataset.tip=s(it[E]),S[y].dataset.name=E})}function m(){let k=c("span","gp-chart-column"),P=c("span","gp-chart-track");return P.append(c("i","\
gp-chart-whole"),c("i","gp-chart-part")),k.append(c("span","gp-chart-top"),P,c("span","gp-chart-label")),k}function w(k,P,N){let S=Math.max(1,...P.map(([O,$])=>$??
O)),E=Z(k,P.length,m);P.forEach(([O,$,C,y,h],p)=>{let[u,f,g]=E[p].children;M(u,y),ne(f.children[0],"height",($??0)/S),ne(f.children[1],"height",O/S),M(g,C),we(E[p],
()=>h)}),K(k,{"aria-label":`${N}: ${P.map(([,,,,O])=>O).join("; ")}`})}function b(k){let P=k.num_spec_steps;w(n,k.acceptance_histogram.map((N,S)=>[N,null,String(
S),N?B(N):"",z(P,"{rounds} of {count} round with a draft: {tokens} kept","{rounds} of {count} rounds with a draft: {tokens} kept",{rounds:B(N),tokens:i(S)})]),"\
acceptance_histogram"),w(o,k.drafted_by_position.map((N,S)=>{let E=k.accepted_by_position[S];return[E,N,String(S+1),`${Math.round(100*E/N)}%`,s("position {place\
}: {accepted} of {drafted} drafted tokens kept, {share}",{place:S+1,accepted:B(E),drafted:B(N),share:F(E/N)})]}),"accepted_by_position / drafted_by_position")}return(k,P)=>{
d(k,P),b(k)}}var ct={get accepted(){return["✓",s("accepted draft"),s("Drafted, and kept by the target model.")]},get correction(){return["→",s("correction"),s("The targe\
t’s own token in place of the first rejected draft token.")]},get bonus(){return["+",s("bonus"),s("The target’s own token after a draft that was kept whole: i\
ts forward pass gives one more.")]},get target(){return["○",s("target alone"),s("Nothing was drafted in this round: the target wrote one token, as without dra\
fts.")]}},qr=Object.fromEntries(Object.keys(ct).map(t=>[t,0])),Ir=(t,{draft:e})=>e&&Object.hasOwn(t,e.origin)?{...t,[e.origin]:t[e.origin]+1}:t;function Nn(t){let{
do_sample:e,assistant_ensemble_weight:n}=t&&t.effective||{};return{samples:!!e,weight:n??null}}function Qo({target_logprob:t,draft_logprob:e},{weight:n}){let o=X(
t)/((e??null)===null?1:X(e));return Math.min(1,n===null?o:1-n+n*o)}var Rr=({weight:t})=>t===null?"min(1, p / q)":`min(1, ${J(1-t,2)} + ${J(t,2)} · p / q)`;function Br(t,e){
if(t.samples)return e?s("Sampling: a drafted token is kept at random, with probability {formula}.",{formula:Rr(t)}):s("Sampling: a drafted token is kept if the \
target draws the same one, which happens with probability p.");if(t.weight===null||!e)return s("Greedy: a drafted token is kept if it is the likeliest one for t\
he target.");let[n,o]=[J(t.weight,2),J(1-t.weight,2)];return s("Greedy: a drafted token is kept if it is the likeliest one in the mixture {target} · p + {draft}\
 · q.",{target:n,draft:o})}function es(t,e){return e<t.num_accepted?"accepted":e<lt(t)?"rejected":"unjudged"}function zr(t,e,n){let o=t.drafted[e],r=es(t,e),i=(o.
draft_logprob??null)!==null,[a,l]=[F(X(o.target_logprob)),F(X(o.draft_logprob))],d=i?[s("The draft model gave it {q}.",{q:l})]:[];if(r==="unjudged")return[t.follow===
"correction"?s("Never judged: it comes after the rejection."):s("Never judged: it comes after the end of the text."),...d].join(" ");let m=r==="accepted";if(!n.
samples){let b=n.weight!==null&&i;return[m?_c(b):Oc(b,Y(t.next_text)),s("The target gave it {p}.",{p:a}),...d].join(" ")}if(!i)return m?s("Accepted: the target \
drew the same token for itself. It gave this one {p}, which is the chance that it is kept.",{p:a}):s("Rejected: the target drew {token} for itself. It gave this\
 one {p}, which is the chance that it is kept.",{token:Y(t.next_text),p:a});let w=(o.overlap??null)===null?[]:[s("Averaged over all tokens that could have been \
drafted here, the chance is {share}.",{share:F(o.overlap)})];return[m?s("Accepted: the target gave it p = {p}, the draft model q = {q}.",{p:a,q:l}):s("Rejected:\
 the target gave it p = {p}, the draft model q = {q}.",{p:a,q:l}),Mc(Qo(o,n),Rr(n),m),...w].join(" ")}var _c=t=>s(t?"Accepted: it is the likeliest token in the \
mixture of both models.":"Accepted: it is the likeliest token for the target."),Oc=(t,e)=>s(t?"Rejected: {token}, not this one, is the likeliest token in the mi\
xture of both models.":"Rejected: {token}, not this one, is the likeliest token for the target.",{token:e});function Mc(t,e,n){if(t>=1)return s("By {formula}, i\
t is always kept.",{formula:e});let o={formula:e,chance:F(t)};return n?s("By {formula}, it is kept with probability {chance}, and was.",o):s("By {formula}, it i\
s kept with probability {chance}, and was not.",o)}function jr(t,e){let[,n,o]=ct[t.follow],r=`${n.charAt(0).toUpperCase()}${n.slice(1)}. ${o}`,i=t.drafted[t.num_accepted];
return t.follow!=="correction"||!e.samples?r:(i.draft_logprob??null)===null?`${r} ${s("The target drew it.")}`:`${r} ${s("It was drawn from the residual distrib\
ution: what the target gives beyond the draft model, max(0, p − q).")}`}function Fr({draft:t}){if(!t||!Object.hasOwn(ct,t.origin))return[];let{origin:e,instead:n,
round:{index:o,drafted:r}}=t,i=o+1;if(e==="accepted"){let{draft_logprob:a}=r[t.place],l={place:t.place+1,size:r.length,round:i};return(a??null)===null?[s("accep\
ted draft: token {place} of {size} in round {round}",l)]:[s("accepted draft: token {place} of {size} in round {round}, to which the draft model gave {q}",{...l,
q:F(X(a))})]}return e==="correction"?n?[s("correction: replaced the rejected draft token {token} in round {round}",{token:Y(n.text),round:i})]:[s("correction: r\
eplaced a rejected draft token in round {round}",{round:i})]:e==="target"?[s("target alone: nothing was drafted in round {round}",{round:i})]:[z(r.length,"bonus\
: the target’s own token after the accepted draft of round {round}","bonus: the target’s own token after all {count} drafted tokens of round {round}",{round:i})]}
var Ke=t=>t<.01?`${(t*1e3).toFixed(1)} ms`:Tn(t);function Dr(t,e,n){let o=[],r=Nn(null),i={row:null,card:null,selected:null},a=null,l=!0,d=0,m=new WeakMap,w=new WeakMap,b=new IntersectionObserver(L=>{for(let{isIntersecting:v,
target:q}of L)v&&E(m.get(q));k()&&(t.scrollTop=t.scrollHeight)},{rootMargin:"200px 0px"}),k=()=>l&&!e.selected&&e.running;function P(L,v){let q=o.length<=L.length&&
(!o.length||o[0].round===L[0])&&r.samples===v.samples;r=v,q||N();for(let I of L.slice(o.length))S(I);k()&&(t.scrollTop=t.scrollHeight)}function N(){b.disconnect(),
t.replaceChildren(),o=[],i={row:null,card:null,selected:null},a=null,l=!0,d=0}function S(L){let v=c("li","gp-round"),q={round:L,item:v,cards:null};m.set(v,q),o.
push(q),t.append(v),b.observe(v)}function E(L){if(!L||L.cards)return;b.unobserve(L.item);let{round:v,item:q}=L,I=lt(v);L.cards=[];let D=c("div","gp-cards");for(let W=0;W<
I;W++)D.append(C(L,W));v.next_token_id!==null&&D.append(y(L)),I<v.drafted.length&&D.append(p(v,I)),v.follow==="none"&&D.append(c("span","gp-note gp-ended","■ "+
s("the text ended inside its draft"))),q.append(O(v),D),q.classList.add("gp-filled"),a||x(L.cards[0])}function O(L){let v=c("div","gp-round-head"),{num_accepted:q,
drafted:{length:I}}=L,D=I?s("{accepted} of {drafted} kept",{accepted:q,drafted:I}):s("no draft"),W=[s("draft {time}",{time:Ke(L.draft_seconds)}),s("verify {time\
}",{time:Ke(L.verify_seconds)})];v.append(c("b","",s("Round {number}",{number:L.index+1})),c("span","",D));for(let R of W)v.append(c("span","gp-round-time",R));
return v}function $(L,v,q,I,D,W,R){let j=s("Round {number}, {which}, {token}: {why}",{number:L.round.index+1,which:W,token:Y(D),why:R}),H=c("button","gp-draft-c\
ard",null,{type:"button",tabindex:"-1","aria-pressed":"false","aria-label":j});H.dataset.draft=q;let U=c("span","gp-draft-head"),Q=c("bdi","gp-ink gp-word");return $e(
Q,D),U.append(c("span","gp-sign",I),Q),H.append(U),we(H,()=>R),w.set(H,{row:L,index:v}),L.cards.push(H),H}function C(L,v){let{round:q}=L,I=q.drafted[v],D=es(q,v),
W=q.start+v,R=s("drafted token {place} of {size}",{place:v+1,size:q.drafted.length}),j=$(L,W,D,D==="accepted"?"✓":"✗",I.text,R,zr(q,v,r));if(j.append(h("p",
X(I.target_logprob))),(I.draft_logprob??null)!==null&&j.append(h("q",X(I.draft_logprob))),r.samples){let H=c("span","gp-chance",s("chance"));H.append(c("b","",F(
Qo(I,r)))),j.append(H)}return j}function y(L){let{round:v}=L,q=v.start+v.num_accepted,[I,D]=ct[v.follow],W=$(L,q,v.follow,I,v.next_text,s("the target’s own toke\
n"),jr(v,r));W.classList.add("gp-own-card");let R=n(q);return R&&W.append(h("p",xe(R).probability)),W.append(c("span","gp-chance",D)),W}function h(L,v){let q=c(
"span","gp-bar-line"),I=c("span","gp-track"),D=c("i",`gp-part-${L}`);return ne(D,"width",v),I.append(D),q.append(c("i","gp-pq",L),I,c("span","gp-amount",F(v))),
q}function p(L,v){let q=c("span","gp-behind"),I=L.drafted.slice(v);q.append(c("span","gp-note",s("never judged")));for(let D of I){let W=oe(D.text,"gp-word"),R=(D.
draft_logprob??null)===null?"":` q ${F(X(D.draft_logprob))}`,j=c("span","gp-unjudged");j.append(W,c("small","",R)),q.append(j)}return q}function u(L){let v=L&&L.
draft,q=v&&o[v.round.index-(o.length?o[0].round.index:0)]||null;q&&E(q);let I=q?f(q,L):null;i.card&&i.card!==I&&i.card.setAttribute("aria-pressed","false"),i.card&&
i.card.classList.remove("gp-current"),i.row&&i.row!==q&&i.row.item.classList.remove("gp-current-round");let D=i.selected!==e.selected;i={row:q,card:I,selected:e.
selected},D&&!e.selected&&(l=!0),q&&(q.item.classList.add("gp-current-round"),I&&(I.classList.add("gp-current"),I.setAttribute("aria-pressed",String(e.selected===
L)),t.contains(document.activeElement)||x(I)),D&&g(q.item))}function f(L,v){let q=v.index-L.round.start;return q<L.round.num_accepted?L.cards[q]:L.cards.at(-1)}
function g(L){let[v,q]=[L.offsetTop,L.offsetTop+L.offsetHeight];v<t.scrollTop?t.scrollTop=v:q>t.scrollTop+t.clientHeight&&(t.scrollTop=Math.min(v,q-t.clientHeight))}
function x(L){a&&(a.tabIndex=-1),a=L||null,a&&(a.tabIndex=0)}function T(L){if(!L)return;let{row:v,index:q}=w.get(L);x(L);let I=n(q);I&&e.selectStep(I),g(v.item),
L.focus({preventScroll:!0})}function A(L,v){let q=o[Math.max(0,Math.min(o.length-1,L))];return E(q),q.cards.at(v)}function _(L,v){let{row:q}=w.get(L),I=q.cards[q.
cards.indexOf(L)+v];if(I)return I;let D=o.indexOf(q)+v;return o[D]?A(D,v>0?0:-1):null}return t.addEventListener("click",L=>{let v=L.target.closest(".gp-draft-ca\
rd");if(v){T(v);return}let q=L.target.closest(".gp-round");q&&T(m.get(q).cards[0])}),t.addEventListener("keydown",L=>{L.key==="Escape"&&e.selectStep(null);let v=L.
target.closest(".gp-draft-card");if(!v||L.ctrlKey||L.metaKey||L.altKey)return;let q=o.indexOf(w.get(v).row),I={ArrowRight:()=>_(v,1),ArrowLeft:()=>_(v,-1),ArrowDown:()=>o[q+
1]&&A(q+1,0),ArrowUp:()=>o[q-1]&&A(q-1,0),Home:()=>A(0,0),End:()=>A(o.length-1,0)};I[L.key]&&(L.preventDefault(),T(I[L.key]()))}),t.addEventListener("scroll",()=>{
let L=t.scrollTop;t.scrollHeight-L-t.clientHeight<80?l=!0:L<d&&(l=!1),d=L},{passive:!0}),{show:P,mark:u}}var Be={narrowest:3,least:16,cell:9,tallest:90,times:84};function Hr(t,{canvas:e,column:n,ends:o,onResize:r}){let i={rounds:[],each:1,columns:Be.least,top:1,drafts:0},
a=0;function l($){let C=y=>$.reduce((h,p)=>h+y(p),0)/$.length;return{accepted:C(y=>y.num_accepted),judged:C(lt),drafted:C(y=>y.drafted.length),draft:C(y=>y.draft_seconds),
verify:C(y=>y.verify_seconds),longest:Math.max(...$.map(y=>y.draft_seconds+y.verify_seconds))}}function d($){let C=$.map(({draft:p,verify:u})=>p+u).sort((p,u)=>p-
u),y=C.at(-1),h=C[Math.floor((C.length-1)*.9)];return y>2*h&&C.length>4?1.25*h:y}function m($){a||=e.clientWidth;let C=Math.max(1,Math.ceil($.length/Math.max(1,
Math.floor(a/Be.narrowest)))),y=[];for(let g=0;g<$.length;g+=C)y.push(l($.slice(g,g+C)));let h=Math.max(1,...y.map(({drafted:g})=>g)),p=Math.max(1,Math.min(Be.cell,
Be.tallest/h)),u=d(y)||1,f=y.filter(({draft:g,verify:x})=>g+x>u);return i={rounds:$,each:C,columns:Math.max(Be.least,y.length),top:u,drafts:Math.ceil(h*p)},M(o.
drafts,h>=1.5?B(Math.round(h)):"1"),M(o.times,Ke(u)),w(y,p),{each:C,cut:f.length,longest:Math.max(0,...y.map(({longest:g})=>g)),filled:y.length/i.columns}}function w($,C){
let y=i.drafts+16+Be.times,h=devicePixelRatio,p=[Math.round(a*h),Math.round(y*h)];if(e.width!==p[0]&&(e.width=p[0]),e.height!==p[1]&&(e.height=p[1]),e.style.height=
`${y}px`,o.drafts.parentNode.style.height=`${i.drafts}px`,o.times.parentNode.style.height=`${Be.times}px`,!a)return;let u=getComputedStyle(t),f=_=>u.getPropertyValue(
`--gp-${_}`).trim(),g={accepted:f("accepted"),rejected:f("rejected"),muted:f("muted"),verify:f("kept"),draft:f("before"),line:f("line"),surface:f("surface")},x=e.
getContext("2d");x.setTransform(h,0,0,h,0,0),x.clearRect(0,0,a,y);let T=a/i.columns,A=T>6?Math.min(6,T*.2):T>3.5?1:0;x.fillStyle=g.line,x.fillRect(0,i.drafts,a,
1),x.fillRect(0,y-1,a,1),$.forEach((_,L)=>{let v=[L*T+A/2,T-A];i.each===1?b(x,g,_,v,C):P(x,g,_,v,C),N(x,g,_,v,y-1)})}function b($,C,{accepted:y,judged:h,drafted:p},[
u,f],g){let x=Math.max(1,g-(g>3?1.5:0));for(let T=0;T<p;T++){let A=i.drafts-(T+1)*g;if(T<y)$.fillStyle=C.accepted,$.fillRect(u,A,f,x);else if(T<h)k($,C.rejected,
u+f/2,A+x/2,Math.min(f,Math.max(x,5),7)/2);else{$.fillStyle=C.muted;let _=Math.min(f,x,2.5);$.fillRect(u+(f-_)/2,A+(x-_)/2,_,_)}}}function k($,C,y,h,p){$.strokeStyle=
C,$.lineWidth=p>2?2:1,$.beginPath(),$.moveTo(y-p,h-p),$.lineTo(y+p,h+p),$.moveTo(y-p,h+p),$.lineTo(y+p,h-p),$.stroke()}function P($,C,{accepted:y,drafted:h},[p,
u],f){$.fillStyle=C.accepted,$.fillRect(p,i.drafts-y*f,u,y*f),$.fillStyle=C.muted,$.fillRect(p,i.drafts-h*f,u,1)}function N($,C,{draft:y,verify:h},[p,u],f){let g=Math.
min(1,i.top/(y+h))/i.top,[x,T]=[y*g*Be.times,h*g*Be.times];$.fillStyle=C.verify,$.fillRect(p,f-x-T,u,T),S($,C.draft,p,f-x,u,x),!(y+h<=i.top)&&($.fillStyle=C.surface,
$.fillRect(p-1,f-Be.times+7,u+2,3),$.fillRect(p-1,f-Be.times+13,u+2,3))}function S($,C,y,h,p,u){if(!(u<=0)){if(p<5){$.fillStyle=C,$.fillRect(y,h,p,u);return}$.save(),
$.beginPath(),$.rect(y,h,p,u),$.clip(),$.strokeStyle=C,$.lineWidth=1.5,$.beginPath();for(let f=-u;f<p;f+=5)$.moveTo(y+f,h+u),$.lineTo(y+f+u,h);$.rect(y+.75,h+.75,
Math.max(0,p-1.5),Math.max(0,u-1.5)),$.stroke(),$.restore()}}function E($){let{left:C,width:y}=e.getBoundingClientRect(),h=Math.floor(($.clientX-C)/y*i.columns)*
i.each;return Math.max(0,Math.min(i.rounds.length-1,h))}function O($){n.hidden=$===null,$!==null&&(ne(n,"left",Math.floor($/i.each)/i.columns),ne(n,"width",1/i.
columns))}return new ResizeObserver(()=>{e.clientWidth!==a&&(a=e.clientWidth,r())}).observe(e),{draw:m,at:E,mark:O}}function Kr(t,e){let n=t.querySelector(".gp-map-plot"),o=t.querySelector(".gp-map-reading"),r=t.querySelector(".gp-map-note"),i=new ge(null,()=>null),a=new It,l=Hr(
n,{canvas:n.querySelector("canvas"),column:n.querySelector(".gp-column"),ends:{drafts:t.querySelector(".gp-drafts-end"),times:t.querySelector(".gp-times-end")},
onResize:h}),d=Dr(t.querySelector(".gp-rounds"),e,p=>i.steps[p]),m=Wr(t),w=[],b=0,k=!1;function P(){let p=e.hideFrom===null?i.steps.length:Math.min(e.hideFrom,i.
steps.length),u=e.rounds.length;for(;u&&e.rounds[u-1].start+Xo(e.rounds[u-1])>p;)u-=1;return u===e.rounds.length?e.rounds:e.rounds.slice(0,u)}function N(){let{each:p,
cut:u,longest:f,filled:g}=l.draw(w);ne(t.querySelector(".gp-map-axis"),"width",g),M(r,[p>1?s("Each column is the mean of {each} rounds.",{each:p}):"",u?z(u,"One\
 column is cut off; the longest round took {time}.","{count} columns are cut off; the longest round took {time}.",{time:Ke(f)}):""].filter(Boolean).join(" ")),M(
t.querySelector(".gp-map-last"),s("round {number}",{number:B(w.length)}))}function S(p){let u={round:p.index+1,draft:Ke(p.draft_seconds),verify:Ke(p.verify_seconds),
accepted:p.num_accepted,drafted:p.drafted.length,token:Y(p.next_text)};return p.follow==="target"?s("Round {round}: draft {draft}, verify {verify}; nothing draf\
ted, then {token}.",u):p.follow==="bonus"?s("Round {round}: draft {draft}, verify {verify}; {accepted} of {drafted} drafted tokens kept, then {token} as bonus.",
u):p.follow==="correction"?s("Round {round}: draft {draft}, verify {verify}; {accepted} of {drafted} drafted tokens kept, then {token} as correction.",u):s("Rou\
nd {round}: draft {draft}, verify {verify}; {accepted} of {drafted} drafted tokens kept; the text ended inside the draft.",u)}let E=p=>e.selectStep(i.steps[w[p].
start]||null);function O(){let p=e.current();return!p||!p.draft?null:w[p.draft.round.index]===p.draft.round?p.draft.round.index:null}function $(){let p=O();l.mark(
p);let u=p===null?"":S(w[p]);M(o,u),K(n,{"aria-valuemin":1,"aria-valuemax":w.length,"aria-valuenow":(p??0)+1,"aria-valuetext":u||s("no round yet")})}n.addEventListener(
"pointermove",p=>{let u=l.at(p);u<0||(p.buttons===1?E(u):M(o,S(w[u])))}),n.addEventListener("pointerleave",$),n.addEventListener("click",p=>l.at(p)>=0&&E(l.at(p))),
n.addEventListener("keydown",p=>{let u={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0};p.key==="Escape"&&e.selectStep(
null),!(!(p.key in u)||!w.length)&&(p.preventDefault(),E(Math.max(0,Math.min(w.length-1,(O()??w.length-1)+u[p.key]))))});function C(p){let{draft_seconds:u,verify_seconds:f}=p,
g=u+f;for(let[A,_]of[["draft",u],["verify",f]]){let L=t.querySelector(`.gp-time-${A}`);L.style.flexGrow=g?_/g:.5,M(t.querySelector(`.gp-told-${A}`),`${Math.round(
g?100*_/g:0)}% · ${Ke(_)}`)}let x=z(p.num_tokens,"{count} token","{count} tokens"),T=p.passes_saved>0?z(p.passes_saved,"{count} pass saved.","{count} passes sa\
ved."):s("No pass saved.");M(t.querySelector(".gp-drafts-short"),`${z(p.num_rounds,"{tokens} in {count} forward pass of the target.","{tokens} in {count} forwar\
d passes of the target.",{tokens:x})} ${T}`)}function y(p){let u=e.lasts[0]||null;if((p.run||p.steps)&&i.follow(u),p.run&&(k=!1),t.hidden=!e.rounds.length,t.hidden)
return;let f=[w[0],b];if(w=P(),b=w.length,p.run||w[0]!==f[0]||b!==f[1]){let g=Nn(e.started),x=a.read(w);k||=w.some(({drafted:T})=>T.length&&(T[0].draft_logprob??
null)!==null),M(t.querySelector(".gp-drafts-rule"),Br(g,k)),t.querySelector(".gp-key-q").hidden=!k,C(x),N(),d.show(w,g),m(x,g)}d.mark(e.current()),$()}function h(){
t.hidden||(N(),$())}return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",h),new MutationObserver(h).observe(document.body,{attributes:!0,
attributeFilter:["class"]}),y}function Gr(t,e){let n=h=>t.querySelector(".gp-"+h),o=["without","with"],r=()=>e.answered("same"),i=({level:h})=>F(h);function a(h){let[p,u,f,g]=(h.mode==="gree\
dy"?l:b)(h);K(n("answer"),{"data-verdict":p}),M(n("answer-sign"),u),M(n("answer-words"),f),M(n("answer-more"),g),e.done&&M(n("told"),`${f}. ${g}`),M(n("missing"),
Ee(e,h))}function l({checked:h,equal:p,at:u}){if(!h||p===null)return["wait","…",s(e.done?"No answer":"Not known yet"),s("A text without drafts and one with dr\
afts must both have ended.")];if(p){let f=z(h,"Greedy decoding wrote the same token ids with and without drafts in one pair of texts.","Greedy decoding wrote th\
e same token ids with and without drafts in each of {count} pairs of texts.");return["good","✓",s("The same tokens"),f]}return["bad","✗",s("Different from t\
oken {place} on",{place:B(u+1)}),s("Greedy decoding should write the same tokens with drafts. Rounding can tip a near tie between two tokens, because the target\
 checks several tokens in one pass; look at their probabilities there.")]}function d(h,p){let u=0;for(;u<Math.min(h.length,p.length)&&h[u]===p[u];)u+=1;for(;u>0&&
/[\p{L}\p{M}\p{N}]/u.test(h[u-1])&&/[\p{L}\p{M}\p{N}]/u.test((h[u]||"")+(p[u]||""));)u-=1;let f=g=>u+g.slice(u).match(/^\s*\S*/)[0].length;return[u,f(h),f(p)]}function m({
mode:h,texts:p,equal:u,checked:f}){let g=h==="greedy"&&f>0&&p?p:[],x=n("both-texts"),T=JSON.stringify([g,u]);if(G(n("mark-key"),g.length>0&&u===!1&&g[0]!==g[1]),
x.dataset.key===T)return;x.dataset.key=T;let[A,..._]=g.length?d(...g):[];x.replaceChildren(...g.map((L,v)=>{let q=c("div"),I=c("p","",null,{dir:"auto",tabindex:"\
0"});return u||g[0]===g[1]?I.append(L):I.append(L.slice(0,A),c("mark","",L.slice(A,_[v])||"∎"),c("span","gp-apart",L.slice(_[v]))),q.append(c("h3","",s(v?"wit\
h drafts":"without drafts")),I),q}))}let w=h=>`p = ${h<.001?h.toPrecision(1):h.toPrecision(2)}`;function b(h){let{p,verdict:u,counts:f}=h,[g,x]=[f[0],B(f[1])];if(!V(
p)||u==="wait"){if(e.done)return["wait","…",s("No answer"),z(g,"{count} text without drafts, {assisted} with drafts: too few for a test.","{count} texts witho\
ut drafts, {assisted} with drafts: too few for a test.",{assisted:x})];let A=z(g,"{count} text without drafts, {assisted} with drafts so far.","{count} texts wi\
thout drafts, {assisted} with drafts so far.",{assisted:x});return["wait","…",s("Not known yet"),`${A} ${s("The test waits for the last one: to watch p as it \
changes, and to stop when it looks right, would make it worthless.")}`]}let T=z(g,"{count} text without drafts, {assisted} with drafts.","{count} texts without \
drafts, {assisted} with drafts.",{assisted:x});return u==="same"?["good","✓",s("{p}: no difference found",{p:w(p)}),`${T} ${s("A p below {level} would count a\
s a difference.",{level:i(h)})}`]:["bad","✗",s("{p}: the distributions differ",{p:w(p)}),`${T} ${s("p is below {level}.",{level:i(h)})}`]}function k({p:h,verdict:p}){
if(!V(h))return"";let u=s("If both draw from the same distribution, a difference as large as this one comes up in {share} of shuffles.",{share:F(h)});return p===
"differs"?`${u} ${s("That is so rare that chance is a poor explanation.")}`:p==="same"?`${u} ${s("That is not unusual.")}`:u}function P({counts:h,tokens:p,verdict:u,
level:f}){let[g,x]=h,T=Math.round(100*Math.sqrt(1/g+1/x)),A=z(p,"Only the first token of each text is compared: which token it is, and how surprising it is.","O\
nly the first {count} tokens of each text are compared: which tokens occur at each position, and how surprising they are in total.");if(u==="differs")return[s("\
It does not say how large a difference is or where it comes from, only how hard it is to put it down to chance. The counts below show where it lies."),s("Where \
nothing differs, this test still says “differs” in {level} of all trials. Try again with other seeds before you believe it.",{level:F(f)}),A];let _=g===x?s(
"With {count} texts each, the shares of a token differ by up to about {points} percentage points by chance alone.",{count:B(g),points:T}):s("With {without} and \
{assisted} texts, the shares of a token differ by up to about {points} percentage points by chance alone.",{without:B(g),assisted:B(x),points:T});return[s("Not \
finding a difference does not prove that there is none."),`${_} ${s("Smaller true differences mostly go unnoticed; more texts show more.")}`,A]}function N(){G(n(
"of-shuffles"),!!e.charts.shuffles),ue(n("shuffles"),e.charts.shuffles)}function S({surprise:h}){if(!h||!o.every(f=>V(h[f])))return"";let[p,u]=o.map(f=>de(h[f],
e.unit).replace("-","−"));return s("How surprising the target finds a token, beyond the entropy that it expects: {without} without, {assisted} with. It is 0 o\
n average for the target’s own draws.",{without:p,assisted:u})}function E(){let h=c("li"),p=c("table"),u=p.createTHead().insertRow();u.className="gp-hidden";for(let f of[
s("token"),s("without"),s("with")])u.append(c("th","",f,{scope:"col"}));return p.prepend(c("caption")),p.append(c("tbody")),h.append(p),h}function O(){let h=c("\
tr"),p=c("th","",null,{scope:"row"});p.append(c("bdi"));let u=c("td","",null,{colspan:2}),f=c("div","gp-counts");for(let g of o)f.append(c("i",`gp-bar-${g}`,null,
{"aria-hidden":"true"}),c("span"));return u.append(f),h.append(p,u),h}function $(h,{position:p,tokens:u},f){let g=h.firstChild;M(g.caption,s("token {place}",{place:B(
p)}));let x=o.map((_,L)=>f[L]-u.reduce((v,q)=>v+q[_],0)),T=[...u,...x.some(_=>_>0)?[{rest:!0,without:x[0],with:x[1]}]:[]],A=Z(g.tBodies[0],T.length,O);T.forEach(
(_,L)=>{let v=_.rest||_.text===null,q=A[L].cells[0].firstChild;me(q,_.rest?s("all others"):v?s("text ended"):_.text,{plain:v}),ae(q,v?"gp-plain":"");let I=A[L].
cells[1].firstChild.children;o.forEach((D,W)=>{let R=Math.max(1,f[W]);ne(I[2*W],"width",Math.min(1,_[D]/R)),M(I[2*W+1],B(_[D]))}),K(A[L].cells[1],{"aria-label":s(
"{without} without, {assisted} with",{without:B(_.without),assisted:B(_.with)})})})}function C(h){if(G(n("of-sampling"),h.mode==="sampling"),h.mode!=="sampling")
return;let p=k(h);G(n("evidence"),V(h.p)),G(n("meaning"),!!p),M(n("meaning"),p),N(),M(n("surprise"),S(h));let u=P(h),f=Z(n("cannot").querySelector("ul"),u.length,
()=>c("li"));u.forEach((x,T)=>M(f[T],x));let g=Z(n("places"),h.positions.length,E);h.positions.forEach((x,T)=>$(g[T],x,h.counts)),G(n("places-title").parentElement,
h.positions.length>0)}function y(){let h=e.found;a(h),m(h),C(h)}return h=>{t.hidden=!r(),!t.hidden&&(h.found||h.status||h.unit)&&y()}}function Ur(t,e){let n=C=>t.querySelector(".gp-"+C),o=n("answer"),r={draft:[s("draft"),C=>s("{share} of the time with drafts goes into writing them: all forward\
 passes of the draft model, or the search for text to copy.",{share:C})],verify:[s("verify"),C=>s("{share} of the time with drafts goes into the target model’s \
passes over them.",{share:C})],rest:[s("rest"),C=>s("{share} of the time with drafts goes into all else: comparing, choosing, and what the library does around i\
t.",{share:C})]};n("of-spread").dataset.tip=Pn();function i({verdict:C,speedup:y,pairs:{length:h},fewest:p}){let u=y&&Re(y.median),f=y&&St(y),g=y&&z(h,"Median o\
f {count} pair of runs.","Median of {count} pairs of runs.");if(C==="faster")return["good","▲",s(e.running?"{times} faster so far":"{times} faster",{times:u}),
g,s("90 % interval: {interval}.",{interval:f})];if(C==="slower")return["bad","▼",s(e.running?"{times}: slower so far":"{times}: slower",{times:u}),g,s("90 % i\
nterval: {interval}.",{interval:f})];if(C==="even")return["even","≈",s(e.running?"No clear difference so far":"No clear difference"),z(h,"{times} is the media\
n of {count} pair of runs.","{times} is the median of {count} pairs of runs.",{times:u}),s("The 90 % interval {interval} includes 1.",{interval:f})];let x=s(e.done?
"No answer":"Not known yet");return y?["wait","…",x,z(h,"{times} is the median of {count} pair of runs: too few to tell, {fewest} are needed.","{times} is the\
 median of {count} pairs of runs: too few to tell, {fewest} are needed.",{times:u,fewest:B(p)}),""]:["wait","…",x,s(e.done?"No pair of runs was completed.":"T\
he first counted pair is under way."),""]}function a(C){let[y,h,p,u,f]=i(C);K(o,{"data-verdict":y}),M(o.children[0],h),M(o.children[1],p),M(n("answer-more").children[0],
u),M(n("answer-more").children[1],f),e.done&&M(n("told"),`${p}. ${u} ${f}`),M(n("missing"),Ee(e,C));let g=Z(n("reasons"),C.reasons.length,()=>c("li"));C.reasons.
forEach((x,T)=>M(g[T],s(x))),G(n("warning"),C.others),M(n("warning"),C.others?"⚠ "+s(Nt):"")}function l({identical:C,pairs:y}){let h=n("badge");if(G(h,!!C&&C.
checked>0),h.hidden)return;let{equal:p}=C;K(h,{"data-verdict":p?"good":"bad"}),M(h.children[0],p?"✓":"✗"),M(h.children[1],d(C,y.length))}function d({checked:C,
equal:y,at:h},p){return y?C>p?z(C,"Same tokens in the warm-up pair","Same tokens in all {count} pairs, the warm-up included"):z(C,"Same tokens in the pair","Sam\
e tokens in all {count} pairs"):s("Not the same tokens: a text diverges at token {place}",{place:B(h+1)})}function m({pairs:C,draft_share:y,verify_share:h}){let p=C.
length>0&&V(y)&&V(h);if(G(n("of-time"),p),!p)return;let[u,f]=["without","with"].map(_=>Mn(C.map(L=>L[_]))),g=Math.max(u,f),x={draft:y,verify:h,rest:Math.max(0,1-
y-h)},T=Z(n("time-bars"),2,w);b(T[0],s("without"),u,g,{plain:1}),b(T[1],s("with"),f,g,x);let A=Z(n("time-keys"),3,()=>{let _=c("span");return _.append(c("i","",
null,{"aria-hidden":"true"}),c("span","",null,{tabindex:0})),_});Object.entries(x).forEach(([_,L],v)=>{let[q,I]=r[_];K(A[v].firstChild,{"data-part":_}),K(A[v].lastChild,
{"data-tip":I(F(L))}),M(A[v].lastChild,`${q} ${F(L)}`)})}function w(){let C=c("li");return C.append(c("span"),c("span","gp-time-bar",null,{"aria-hidden":"true"}),
c("span")),C}function b(C,y,h,p,u){let[f,g,x]=C.children;M(f,y),M(x,s("{time} per token",{time:Tr(h)}));let T=Z(g,Object.keys(u).length,()=>{let A=c("i");return A.
append(c("b")),A});Object.entries(u).forEach(([A,_],L)=>{K(T[L],{"data-part":A}),ne(T[L],"width",_*h/p),M(T[L].firstChild,A!=="plain"&&_*h/p>.14?r[A][0]:"")})}let k=({
acceptance:C})=>C?C.judged_acceptance_rate:null;function P(C){let{drafted:y,cost:h,verify:p,break_even:u}=C,f=k(C),g=Er(1,y,h,p);if(!V(u))return s("No acceptanc\
e rate would be enough: even if the target kept every drafted token, the formula gives {times}.",{times:Re(g)});if(u<=0)return s("Any acceptance rate is enough \
at these costs.");let x=F(u);if(!V(f))return s("The target must keep at least {least} of the tokens that it judges.",{least:x});let T={least:x,rate:F(f)};return f>=
u?s("The target must keep at least {least} of the tokens that it judges; here it keeps {rate}.",T):s("The target must keep at least {least} of the tokens that i\
t judges, but here it keeps only {rate}.",T)}function N(C){let y=["drafted","cost","verify"].every(h=>V(C[h]));G(n("of-rates"),y),y&&(ue(n("rates"),e.charts.rates),
M(n("rate-words"),P(C))),E(C)}function S({acceptance:C,drafted:y,cost:h,verify:p}){let u=[];for(let f of["draft_acceptance_rate","judged_acceptance_rate","mean_\
acceptance_length","passes_saved"]){let g=C?C[f]:null;V(g)&&u.push([f,f.endsWith("rate")?F(g):f.endsWith("length")?g.toFixed(2):B(g),s(it[f])])}return V(y)&&u.push(
[s("drafted tokens per round"),y.toFixed(2),s("num_draft_tokens / all rounds, those without a draft included: the γ of the formula.")]),V(h)&&u.push([s("cost o\
f drafting one token"),h.toFixed(2),s("Draft time per drafted token / time per token without drafts, both without the reading of the prompt: the c of the formul\
a.")]),V(p)&&u.push([s("cost of verifying a draft"),p.toFixed(2),s("Time of the target’s pass over a draft / time per token without drafts. The theorem assumes \
1; on a processor without spare capacity it is more.")]),u}function E(C){let y=S(C),h=Z(n("figures"),y.length,()=>{let p=c("div"),u=c("dt");return u.append(c("s\
pan","",null,{tabindex:0})),p.append(u,c("dd")),p});y.forEach(([p,u,f],g)=>{let[x,T]=h[g].children;M(x.firstChild,p),K(x.firstChild,{"data-tip":f}),M(T,u)})}function O(){
let C=e.found;a(C),l(C),G(n("of-pairs"),C.pairs.length>0),ue(n("pairs"),e.charts.pairs),m(C),N(C)}let $=()=>e.answered("speed");return C=>{t.hidden=!$(),!t.hidden&&
(C.found||C.status)&&O()}}var ts=40,Vr=14;function Ec(t){let e=Array.from({length:t},(n,o)=>o);return t<=ts?e:[...e.slice(0,Vr),null,...e.slice(Vr+t-ts+1)]}var Tc=(t,e,n)=>t==="left"?[0,
e-n]:[n,e];function Jr(t,{text:e,side:n,goesOn:o,caption:r}){let[i,a]=Tc(n,t.length,e),l=c("table","gp-strip");l.append(c("caption","gp-hidden",r));let d=l.appendChild(
c("tbody")),m=t.some(([,,,b])=>b!==null),w=[s("token"),s("mask"),...m?[s("position")]:[]].map(b=>{let k=d.appendChild(c("tr"));return k.append(c("th","",b,{scope:"\
row"})),k});for(let b of Ec(t.length)){if(b===null){let $=t.length-ts+1;w.forEach((C,y)=>C.append(c("td","gp-mark",y?"…":z($,"… {count} token …","… {count\
} tokens …"))));continue}let[,k,P,N]=t[b],S=b>=i&&b<a,E=o&&b===t.length-1,O=c("td",`gp-cell${S?" gp-padding":""}${E?" gp-last":""}`);O.append(oe(k)),S&&O.append(
c("span","gp-hidden",` ${s("(padding)")}`)),E&&O.append(c("span","gp-hidden",` ${s("(the next token is predicted from here)")}`)),[O,c("td",P?"":"gp-ignored",P),
c("td","",N)].slice(0,w.length).forEach(($,C)=>w[C].append($))}return l}function Yr(t,e,n){t.replaceChildren();let[o,r]=[c("span"),c("span","gp-parted")];e.forEach(
([,i,a],l)=>{let d=n!==null&&l>=n?r:o;a===null?d.append(oe(i,"gp-end")):$t(d,a,{running:!0})}),t.append(...[o,r].filter(i=>i.childNodes.length)),t.childNodes.length||
t.append(c("span","gp-mark",s("(nothing)")))}function Lc(t,e,n){let o=(e-t)/Math.max(1,n)||1,r=10**Math.floor(Math.log10(o)),i=r*[1,2,2.5,5,10].find(l=>l*r>=o*.8),a=[];for(let l=Math.floor(t/i+1e-9);l<=Math.
ceil(e/i-1e-9);l++)a.push(Number((l*i).toPrecision(12)));return a}var ns=(t,e,n)=>Lc(t,e,n).filter(o=>o>=t&&o<=e);function Xr(t,{height:e,x:n,y:o,left:r=46,right:i=18,top:a=14,bottom:l=38}){let d=t.querySelector("svg");d||t.append(d=ee("svg","gp-drawing"));let m=Math.max(240,
t.clientWidth),w=(b,[k,P])=>(b-k)/(P-k||1);return{width:m,height:e,left:r,right:i,top:a,bottom:l,inner:m-r-i,x:b=>r+w(b,n)*(m-r-i),y:b=>e-l-w(b,o)*(e-a-l),draw(b,k){
xt(d,{class:"gp-drawing",role:"group","aria-label":b,viewBox:`0 0 ${m} ${e}`,style:`height: ${e}px`}),Do(d,k.map((P,N)=>["g","",N?{}:{"aria-hidden":"true"},P]))}}}
function Zr(t,{xTicks:e,yTicks:n,xTitle:o,yTitle:r}){let i=b=>Array.isArray(b)?b:[b,String(b)],[a,l]=[t.height-t.bottom,t.width-t.right],d=n.map(i).flatMap(([b,
k])=>[Pt("gp-guide",t.left,t.y(b),l,t.y(b)),vt("",t.left-7,t.y(b)+4,k,"end")]),m=e.map(i).flatMap(([b,k])=>[Pt("gp-guide",t.x(b),a,t.x(b),a+4),vt("",t.x(b),a+17,
k)]),w=[vt("gp-axis",(t.left+l)/2,t.height-4,o)];return r&&w.push(vt("gp-axis",2,t.top-16,r,"start")),[...d,...m,...w]}var $c=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,ze=class t{static BLOCK=60;static LOOSE=150;constructor(e,n=null){this.
holder=e,this.before=n,this.loose=0,this.head=0,this.tried=0}append(e){this.holder.append(e),this.loose+=1}removeLast(){this.holder.lastChild.remove(),this.loose-=
1;let e=this.holder.lastElementChild;Qr(e)&&this.undo(e.previousSibling)}settle(){if(this.loose<t.LOOSE||this.loose<this.tried+t.BLOCK||!this.holder.offsetParent||
document.fonts.status==="loading")return;this.tried=this.loose;let e=[...this.holder.children].slice(-this.loose),n=this.freeStarts(e),o=e.map((l,d)=>d).filter(
l=>n[l]&&Ac(e[l])),r=[],i=0;e[0].previousSibling||(this.head=i=o.shift()??0);for(let l of o)l-i<t.BLOCK||(r.push(this.wrap(e.slice(i,l))),i=l,this.loose=e.length-
l,this.tried=0);let a=r.map(l=>l.getBoundingClientRect().height);r.forEach((l,d)=>{l.style.containIntrinsicHeight=`${a[d]}px`,l.classList.add("gp-kept-rows")})}freeStarts(e){
let n=getComputedStyle(this.holder).direction==="rtl",o=e[0].previousSibling||!this.before?"":this.before.holder.textContent;return e.map(r=>{let i=r.textContent,
a=o.endsWith(`
`);o=o.slice(o.lastIndexOf(`
`)+1);let l=a?!i.startsWith(" "):!(n||$c.test(o));return o+=i,l})}wrap(e){let n=c("span","gp-rows");e[0].before(n,c("wbr")),n.append(...e);let o=e[0].firstChild;
if(o.nodeType===Node.TEXT_NODE&&o.data===" "){let r=c("span","gp-gap");o.replaceWith(r),r.append(o)}return n}undo(e){let n=e.querySelector(".gp-gap");n&&n.replaceWith(
n.firstChild),e.nextSibling.remove(),this.loose+=e.children.length+(Qr(e.previousElementSibling)?0:this.head),e.replaceWith(...e.childNodes),this.tried=0}dissolve(){
for(let e of[...this.holder.querySelectorAll(".gp-rows")].reverse())this.undo(e);this.tried=0}};function Ac(t){let e=t.previousElementSibling,n=e&&ei(e.querySelectorAll(
".gp-ink"));if(!n)return!1;let[o,r]=[t.querySelector(".gp-ink").getClientRects()[0],ei(n.getClientRects())];return!!(o&&r)&&ti(o)>ti(r)+10}function Ne(t,e,n){let o=l=>(l.
querySelector(".gp-ink")||l).getClientRects()[0],r=o(t[e]),i=null,a=1/0;for(let l=e+n;l>=0&&l<t.length;l+=n){let d=o(t[l]),m=d?(d.top-r.top)*n:0;if(m<r.height/2)
continue;let w=m*1e3+Math.abs(d.left-r.left);if(w>=a+1e3*r.height)break;w<a&&([i,a]=[t[l],w])}return i}var Qr=t=>!!t&&t.tagName==="WBR",ei=t=>t[t.length-1],ti=({
top:t,bottom:e})=>(t+e)/2;function Rt(t,e,n,o){let i=c("div","gp-card",null,{popover:"manual","aria-hidden":"true"}),a=c("div","gp-card-head"),l=c("dl","gp-card-facts"),d=c("ol","gp-card\
-rivals"),m=c("div","gp-card-key");m.append(c("i","gp-card-after"),`${s("after the processors")} `,c("i","gp-card-before"),s("before them")),i.append(a,l,d,m),i.
hidden=!0,t.append(i);let w=null,b=null,k=null;function P(g,x){l.append(c("dt","",g),c("dd","",x))}function N(){let{id:g,text:x,where:T,step:A,why:_}=o(w);if(a.
replaceChildren(oe(x,"gp-card-word"),c("span","",s("{where}, id {id}",{where:T,id:g}))),l.replaceChildren(),d.hidden=m.hidden=!A,_&&l.append(c("dd","gp-card-why",
_)),!A)return;S(A);let L=E(A),v=Math.max(...L.flatMap(({after:q,before:I})=>[q,I]),1e-9);d.replaceChildren(...L.map(q=>O(q,v))),m.hidden=!A.distribution.stages.
length}function S(g){let{chosen:x,distribution:T}=g,{probability:A,rawProbability:_,surprisal:L}=xe(g);T.stages.length||x.logprob!==x.raw_logprob?(P(s("Probabil\
ity after the processors"),x.logprob===null?dt(x):F(A)),P(s("before the processors"),F(_))):P(s("Probability (no processor ran)"),F(_));let v=[x.rank&&s("{rank}\
 after",{rank:B(x.rank)}),x.raw_rank&&s("{rank} before",{rank:B(x.raw_rank)})].filter(Boolean);if(v.length){let q=x.rank===x.raw_rank;P(s("Rank of {count}",{count:B(
T.vocab)}),q?B(x.rank):v.join(", "))}P(s("Surprisal"),de(L,n.unit))}function E({chosen:g,distribution:x}){let T=x.candidates.map(_=>({candidate:_,after:X(_.logprob),
before:X(_.raw_logprob),isChosen:_.token_id===g.token_id}));T.sort((_,L)=>Math.max(L.after,L.before)-Math.max(_.after,_.before));let A=T.slice(0,5);return A.some(
({isChosen:_})=>_)||A.push({candidate:g,after:X(g.logprob),before:X(g.raw_logprob),isChosen:!0}),A}function O({candidate:g,after:x,before:T,isChosen:A},_){let L=g.
logprob===null,v=c("li",(A?"gp-card-chosen":"")+(L?" gp-card-removed":"")),q=c("span","gp-card-tracks");for(let[I,D]of[["after",x],["before",T]]){let W=c("i","g\
p-card-"+I);W.style.width=`${D/_*100}%`,q.append(W)}return L&&q.firstChild.replaceWith(c("small","",dt(g))),v.append(c("span","gp-card-sign",A?"▶":L?"✕":""),
oe(g.text,"gp-card-word"),q,c("span","gp-card-value",F(L?T:x))),v}function $(){let g=(w.querySelector(".gp-ink")||w).getClientRects()[0],x=e.getBoundingClientRect();
if(!g||g.bottom<x.top||g.top>x.bottom){y();return}let[T,A]=[i.offsetWidth,i.offsetHeight],{clientWidth:_,clientHeight:L}=document.documentElement,v=g.bottom+9,q=v+
A+8<=L?v:g.top-A-9;i.style.left=`${Math.max(8,Math.min(g.left,_-T-8))}px`,i.style.top=`${Math.max(8,Math.min(q,L-A-8))}px`}function C(g,x=null){o(g)&&(w=g,b=x,k=
null,N(),i.hidden&&(i.hidden=!1,i.showPopover&&i.showPopover(),document.addEventListener("keydown",h,!0),document.addEventListener("scroll",u,{capture:!0,passive:!0})),
$())}function y(){w&&(w=null,i.hidden=!0,i.hidePopover&&i.isConnected&&i.hidePopover(),document.removeEventListener("keydown",h,!0),document.removeEventListener(
"scroll",u,{capture:!0}))}function h({key:g}){g==="Escape"&&p()}function p(){k=w,y()}function u(){let g=b&&document.elementFromPoint(b.clientX,b.clientY);!w.isConnected||
b&&!w.contains(g)?y():$()}e.addEventListener("pointermove",g=>{if(g.pointerType==="touch")return;let x=g.target.closest('[role="button"]');!x||!o(x)?b&&y():x!==
w&&x!==k&&C(x,g)}),e.addEventListener("pointerleave",()=>{k=null,b&&y()}),e.addEventListener("focusin",({target:g})=>g.matches(":focus-visible")&&C(g)),e.addEventListener(
"focusout",({target:g})=>g===w&&!b&&y());function f(g){w&&(w.isConnected?g&&(N(),$()):y())}return{show:C,hide:y,dismiss:p,refresh:f}}var dt=({removed_by:t})=>s(
"removed by {processor}",{processor:t?Ce(t)[0]:s("a processor")});function Ge(t,e){if(e.piece===null){let n=c("bdi","gp-ink gp-special");$e(n,e.text),t.append(n)}else At(e)?t.append(e.piece,c("span","gp-ink gp-byte","",{"data-\
bytes":En(e.text)||"·"})):wr(t,e.piece)}function ht(t,e,n,o){let r=o&&At(o)?t.tokens.at(-1).parentNode:null;if(r&&n.piece!==null)r.append(e);else if(At(n)){let i=c(
"span","gp-bytes");i.append(e),t.rows.append(i)}else t.rows.append(e);t.tokens.push(e)}function Ze(t,e){for(;t.tokens.length>e;){let n=t.tokens.pop(),o=n.closest(
".gp-bytes");o&&o.childNodes.length>1?n.remove():t.rows.removeLast()}}function Wn(t,e){let{probability:n,rawProbability:o,rank:r,surprisal:i}=xe(t),a=[t.chosen.
logprob===null?dt(t.chosen):s("probability {share}",{share:F(n)})];return F(o)!==F(n)&&a.push(s("{share} before the processors",{share:F(o)})),r!==null&&a.push(
s("rank {rank} of {count}",{rank:B(r),count:B(t.distribution.vocab)})),[...a,s("surprisal {amount}",{amount:de(i,e)})]}var dn=(t,e,n)=>e>0?(t-n*e)/Math.sqrt(e*n*(1-n)):null;function je(t){if(t<0)return 1-je(-t);let e=Math.exp(-t*t/2)/Math.sqrt(2*Math.PI);if(t>3){let r=t;for(let i=120;i>
0;i--)r=t+i/r;return e/r}let[n,o]=[0,t];for(let r=1;o>1e-18;r+=2)n+=o,o*=t*t/(r+2);return .5-e*n}var ni=(t,e,n)=>t>e?n**2*e*(1-e)/(t-e)**2:1/0;function Ue(t){if(t>=
1e-4)return F(t);if(t<1e-300)return s("less than {p}",{p:"10⁻³⁰⁰"});let[e,n]=t.toExponential(1).split("e-");return`${e} × 10⁻${[...n].map(o=>"⁰¹²³⁴⁵⁶⁷\
⁸⁹"[o]).join("")}`}function Bt(t){let e=je(t);if(e>.1)return s("{share} of texts without this watermark pass it.",{share:F(e)});let n=1/e;return n>=1e9?s("A\
 share of {p} of texts without this watermark passes it.",{p:Ue(e)}):s("One in {odds} texts without this watermark passes it.",{odds:B(Number(n.toPrecision(n<1e4?
3:2)))})}var Cc=({green:t})=>t==null?"none":t?"green":"red",Pc=t=>Math.round(Math.max(0,Math.min(1,(t-.2)/.6))*10);function Nc(t,e,n){let o=c("span","gp-token",
null,{tabindex:"-1",role:"img"});if(Ge(o,t),oi(o,e),n===void 0)return o;let r=typeof n=="function"?n:()=>n;return o.setAttribute("aria-label",r()),we(o,r),o}function oi(t,{
green:e=null,g:n=null,counted:o=!0}){let r=t.querySelector(".gp-ink");if(n===null)t.dataset.list=Cc({green:e});else{let i=Pc(n);t.dataset.list="g",r.style.backgroundColor=
`var(--gp-prob-${i})`,r.style.backgroundSize=`2px ${i*10}%`}o||(t.dataset.counted="no")}var Te=class{constructor(e,{press:n=null}={}){this.body=e,this.press=n,this.
items=[],this.tokens=[],this.stop=null,this.width=0,this.timer=0,e.classList.add("gp-marked"),this.rows=new ze(e),e.addEventListener("keydown",o=>this.keyed(o)),
e.addEventListener("click",o=>this.pressed(o.target.closest(".gp-token"))),new ResizeObserver(()=>this.resized()).observe(e)}show(e,n=0){this.cut(Math.min(n,this.
tokens.length));for(let o=this.tokens.length;o<e.length;o++){let{token:r,mark:i,words:a}=e[o],l=Nc(r,i,a);this.press&&l.setAttribute("role","button"),ht(this,l,
r,o?this.items[o-1].token:null),this.items.push(e[o])}!this.stop&&this.tokens.length&&this.reach(this.tokens[0]),this.rows.settle()}cut(e){Ze(this,e),this.items.
length=e,this.stop&&!this.stop.isConnected&&(this.stop=null)}reach(e){this.stop&&(this.stop.tabIndex=-1),this.stop=e,e.tabIndex=0}pressed(e){let n=this.tokens.indexOf(
e);n<0||(this.reach(e),this.press&&this.press(this.items[n]))}keyed(e){let n=this.tokens.indexOf(e.target.closest(".gp-token"));if(n<0||e.ctrlKey||e.metaKey||e.
altKey)return;let o={ArrowRight:()=>this.tokens[n+1],ArrowLeft:()=>this.tokens[n-1],ArrowDown:()=>Ne(this.tokens,n,1),ArrowUp:()=>Ne(this.tokens,n,-1),Home:()=>this.
tokens[0],End:()=>this.tokens.at(-1),Enter:()=>this.tokens[n]," ":()=>this.tokens[n]}[e.key];if(!o)return;e.preventDefault();let r=o();r&&(this.reach(r),r.focus(
{preventScroll:!0}),r.scrollIntoView({block:"nearest"}),r===this.tokens[n]&&this.pressed(r))}resized(){let{clientWidth:e}=this.body;!e||e===this.width||(this.width=
e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),200))}};function Ve(t,e,{unscored:n=!1,repeated:o=!1,faint:r=s("fai\
nt: seen before, not counted")}={}){let i=[e,n,o,r].join();if(t.dataset.legend===i)return;t.dataset.legend=i,t.classList.add("gp-marked","gp-mark-legend");let a=(d,m,w)=>{
let b=c("span"),k=c("span","",null,{"aria-hidden":"true"});return k.append(c("span","gp-ink",m)),oi(k,d),b.append(k,w),b},l=e==="synthid"?[a({g:.2},"g",s("mean \
g-value 0.2 or less")),a({g:.5},"g",s("0.5, as by chance")),a({g:.8},"g",s("0.8 or more"))]:[a({green:!0},"◆",s("green: on the green list")),a({green:!1},"◇",
s("red: not on the green list"))];n&&l.push(a({},"abc",s("not scored"))),o&&l.push(a(e==="synthid"?{g:.5,counted:!1}:{green:!0,counted:!1},"abc",r)),t.replaceChildren(
...l)}var Wc=400,qc=12;function zt(t,{curves:e,threshold:n,needed:o=null,label:r=s("z over the number of tokens"),title:i=s("tokens scored"),yTitle:a="z",from:l=40,
height:d=260}){let m=e.filter(({points:y})=>y.length),w=m.flatMap(({points:y})=>y),b=Math.max(l,...w.map(([y])=>y)),k=o&&o.at<=2*b?Math.max(b,o.at*1.05):b,P=w.map(
([,y])=>y),N=Math.min(-.5,...P)*1.08,S=Math.max(n*1.15,1,...P)*1.06,E=Xr(t,{height:d,x:[0,k],y:[N,S],left:40,top:24}),O=E.width-E.right,$=[...Zr(E,{xTicks:ns(0,
k,E.inner/90),yTicks:ns(N,S,5),xTitle:i,yTitle:a}),Pt("gp-unity",E.left,E.y(0),O,E.y(0)),Pt("gp-z-threshold",E.left,E.y(n),O,E.y(n)),...m.map(({look:y,points:h})=>vr(
`gp-z-${y}`,Rc(h,Wc).map(([p,u])=>[E.x(p),E.y(u)]))),...m.map(({look:y,points:h})=>Bc(E,y,h.at(-1))),Ic(E,m,n)],C=zc(E,m);if(o&&o.at<=k){let[y,h]=[E.x(o.at),E.y(
n)];C.push(Ho("",o.words,[["path","gp-z-needed",{d:`M${ye(y)} ${ye(h)}l-6 11h12Z`},[]]]))}E.draw(r,[$,C])}function Ic(t,[e],n){let o=([,a])=>Math.abs(a-n),{points:r}=e||
{points:[]},i=r.length>0&&o(r.at(-1))>o(r[Math.floor(r.length/8)]);return vt("gp-halo gp-strong",i?t.width-t.right:t.left+5,t.y(n)-6,s("threshold {value}",{value:Number(
n.toFixed(2))}),i?"end":"start")}function Rc(t,e){let n=Math.ceil(t.length/e);return t.filter((o,r)=>r%n===0||r===t.length-1)}var Bc=(t,e,[n,o])=>e==="measured"?
["circle","gp-measured",{cx:ye(t.x(n)),cy:ye(t.y(o)),r:5},[]]:["path",`gp-z-end gp-z-end-${e}`,{d:Sr(t.x(n),t.y(o),4.5)},[]];function zc(t,e){let n=Math.max(0,...e.
map(({points:r})=>r.at(-1)[0])),o=Math.min(qc,n);return Array.from({length:o},(r,i)=>{let[a,l]=[n*i/o,n*(i+1)/o],d=e.map(({name:w,points:b})=>{let k=b.findLast(
([P])=>P<=l);return k&&k[0]>a?`${w} ${k[1].toFixed(2)}`:""}).filter(Boolean);if(!d.length)return null;let m={x:ye(t.x(a)),y:t.top,width:ye(t.x(l)-t.x(a)),height:ye(
t.height-t.bottom-t.top)};return Ho("gp-z-place",z(Math.floor(l),"After {count} token: {values}","After {count} tokens: {values}",{values:d.join(", ")}),[["rect",
"gp-catch",m,[]]])}).filter(Boolean)}function jt(t,e){let n=Z(t,e.length,()=>{let o=c("span"),r=ee("svg");return K(r,{width:26,height:8,"aria-hidden":"true"}),r.
append(ee("path")),K(r.firstElementChild,{d:"M1 4H25"}),o.append(r,c("span")),o});e.forEach(({name:o,look:r,tip:i},a)=>{let[l,d]=n[a].children;K(l.firstChild,{class:`\
gp-z-${r}`}),M(d,o),i&&K(d,{tabindex:0,"data-tip":i})})}function hn({name:t,masked:e}){return t==="alone"?s("Alone"):t==="left"?e?s("Padded on the left"):s("Padded on the left, without a mask"):e?s("Padded on the rig\
ht"):s("Padded on the right, without a mask")}function os(t,e){if(!V(t))return s("infinite");let n=Oe(t,e),o=Math.abs(n);if(o<1e-15)return`0 ${s(e)}`;let r=o<1e-4?
Ue(o):o.toFixed(o<.01?4:3);return`${n<0?"−":""}${r} ${s(e)}`}function si(t,e,n){let{prompts:o,sampled:r,ways:[i]}=t,a=o.length,l=e.answers.map(({kl:P})=>V(P)?
P:1/0),d=e.answers.filter(({read:P},N)=>P.length>i.answers[N].read.length).length,m=[s("Divergence of the first new token from that of the prompt alone: at most\
 {distance}.",{distance:os(Math.max(...l),n)})];d||m.push(s("No prompt is shorter than another, so nothing was padded.")),e.guessed?m.push(s("generate has found\
 the padding by itself, because no text ends with this pad token.")):!e.masked&&d&&m.push(s("The model has read the padding as text."));let w=e.answers.filter(({
same:P})=>!P).length,[b,k]=r?["even","○"]:w?["bad","✗"]:["good","✓"];return[b,k,jc(b,hn(e),w,a),m.join(" ")]}function jc(t,e,n,o){return t==="even"?s("{wa\
y}: the texts are drawn anew, so they are not compared.",{way:e}):t==="good"?z(o,"{way}: the prompt gives the same text as alone.","{way}: each of the {count} p\
rompts gives the same text as alone.",{way:e}):o===1?s("{way}: the prompt gives a different text than alone.",{way:e}):z(n,"{way}: {count} of {all} prompts give\
s a different text than alone.","{way}: {count} of {all} prompts give a different text than alone.",{way:e,all:o})}function ss({sampled:t},{name:e},{same:n}){return e===
"alone"?["even","",""]:t?["even","○",s("drawn anew")]:n?["good","✓",s("the same as alone")]:["bad","✗",s("a different text than alone")]}function Fc({parts_at:t,
new:e},n){if(t===null)return"";let o=r=>r[t]?Y(r[t][1]):s("the end");return s("diverges at new token {number}: {own}, alone {alone}",{number:t+1,own:o(e),alone:o(
n.new)})}function ri(t,e,n,o,r){let i=n.first.slice(0,3).map(([m,w])=>`${Y(m)} ${F(X(w))}`),a=[s("first: {tokens}",{tokens:i.join(", ")}),s("The likeliest first\
 new tokens, with their probabilities before the logits processors.")];if(e.name==="alone")return[a];let[,l]=o.new[0],d=t.sampled?"":Fc(n,o);return[...d?[[d,s("\
The first token that differs. What comes after it continues a different text.")]]:[],[s("KL {distance}",{distance:os(n.kl,r)}),s("Kullback-Leibler divergence be\
tween the distributions of the first new token, alone ‖ this way, before the logits processors. 0 where they are the same.")],[s("log p of {token} {change}",{
token:Y(l),change:`${V(n.change)&&n.change>0?"+":""}${os(n.change,r)}`}),s("The change in the log-probability of the token that the prompt alone chose first.")],
a]}function ii({model:t,mode:e,prompts:n,width:o,pad:r,borrowed:i,dtype:a,seed:l,sampled:d,ways:[m]}){let w=d?s("{mode}, seed {seed}",{mode:yt(e),seed:l}):yt(e),
b=m.answers.some(({read:k})=>k.length<o);return`${t}, ${a}; ${w}; ${b?Dc(n.length,o,r[1],i):z(n.length,"{count} prompt of {width} tokens","{count} prompts of {w\
idth} tokens",{width:o})}`}var Dc=(t,e,n,o)=>o?z(t,"{count} prompt, padded to {width} tokens with {pad}, the end-of-text token","{count} prompts, padded to {wid\
th} tokens with {pad}, the end-of-text token",{width:e,pad:n}):z(t,"{count} prompt, padded to {width} tokens with {pad}","{count} prompts, padded to {width} tok\
ens with {pad}",{width:e,pad:n});function ai(t,e){let n=w=>t.querySelector(".gp-"+w);function i(w){let b=w.ways.slice(1).map(k=>si(w,k,e.unit));n("batch-verdicts").replaceChildren(...b.map(([k,
P,N,S])=>{let E=c("li","",null,{"data-verdict":k}),O=c("span","",N);return O.append(c("small","",S)),E.append(c("span","gp-sign",P,{"aria-hidden":"true"}),O),E})),
M(n("told"),b.map(([,,k])=>k).join(" "))}function a(w,b){let k=c("details","gp-one-prompt"),P=c("summary","",`${s("Prompt {number}:",{number:b+1})} `),N=[...w.prompts[b]],
S=c("bdi","gp-prompt-text",N.slice(0,200).join("")+(N.length>200?"…":"")),E=w.ways.slice(1).map($=>`${ss(w,$,$.answers[b])[1]} ${hn($)}`);P.append(S,c("span",
"gp-way-signs",` ${E.join(" · ")}`)),k.append(P);let O=()=>{k.open&&k.childElementCount===1&&k.append(...w.ways.map($=>l(w,$,b)))};return k.addEventListener("t\
oggle",O),k.open=b<6,O(),k}function l(w,b,k){let[P,N]=[w.ways[0].answers[k],b.answers[k]],[S,E,O]=ss(w,b,N),$=c("div","gp-way",null,{"data-verdict":S}),C=c("h3",
"gp-way-name");C.append(c("span","gp-sign",E,{"aria-hidden":"true"}),hn(b),c("small","",O));let y=s("Prompt {number} as the model reads it: {way}",{number:k+1,way:hn(
b)}),h=d(w,b,N,P,y),p=c("p","gp-gave"),u=c("span","gp-new");Yr(u,N.new,w.sampled?null:N.parts_at),p.append(c("span","gp-gave-words",`${s("Output:")} `),u);let f=c(
"p","gp-measures");for(let[x,T]of ri(w,b,N,P,e.unit))f.append(c("span","",x,{tabindex:0,"data-tip":T}));let g=c("div","gp-way-body");return g.append(h,p,f),$.append(
C,g),$}function d({is_encoder_decoder:w},{name:b},{read:k},P,N){if(b!=="alone"&&JSON.stringify(k)===JSON.stringify(P.read))return c("p","gp-note",s("As long as \
the longest prompt: there is no padding, and the row is that of the prompt alone."));let S=c("div","gp-scroll",null,{tabindex:0,role:"region","aria-label":N});return S.
append(Jr(k,{text:P.read.length,side:b,goesOn:!w,caption:N})),S}function m(w){M(n("about"),ii(w)),i(w),G(n("of-decoder"),!w.is_encoder_decoder),n("batch-prompts").
replaceChildren(...w.prompts.map((b,k)=>a(w,k)))}return w=>{t.hidden=!e.found,!t.hidden&&(w.found||w.unit)&&m(e.found)}}function Ft({effective:t,config:e}){let n={...t,...e},o=(n.constraints||[]).map(i=>i.any_of||[i.phrase||[]]),r=(n.force_words_ids||[]).map(i=>Array.isArray(i[0])?
i:[i]);return[...o,...r].map(i=>({alternatives:i,length:Math.max(...i.map(a=>a.length))}))}function li(t,e){let n=t.map(r=>e.get(r)),o=n.indexOf(void 0);return(o<
0?n:[...n.slice(0,o),"…"]).join("")}function pt({alternatives:t,length:e},n,o,r){if(n>=e)return!0;let i=t.filter(l=>l.length===n);if(!i.length)return!1;let a=[
...r,...fe(o).map(l=>l.chosen.token_id)].join(" ")+" ";return i.some(l=>` ${a}`.includes(` ${l.join(" ")} `))}var Hc={running:["●",({beam:t})=>s("beam {number}",{number:t+1})],finished:["■",()=>s("ended")],ended:["□",()=>s("ended, not counted")],pruned:["✕",()=>s(
"pruned")]};function ci(t,e){let r=t.querySelector(".gp-beam-table"),i=t.querySelector(".gp-where"),a=t.querySelector(".gp-more"),l={lost:4,progress:7},d=t.querySelector(
".gp-constraints"),m=[],w=[],b=[];function k(f){let g=40-f.filter(_=>_.beam.status!=="pruned").length,x=({beam:_})=>_.beam??(_.status==="finished"?1e6:1e7),T=f.
filter(_=>_.beam.status!=="pruned"||g-- >0).sort((_,L)=>x(_)-x(L)),A=new Map;for(let _ of T){let L=_.beam.group??null;A.has(L)||A.set(L,[]),A.get(L).push(_)}return[
...A].sort(([_],[L])=>_-L)}function P(f,g){let x=new Map;for(let{beam:T}of f)T.status==="running"&&T.group<g&&x.set(T.text,(x.get(T.text)||0)+1);return x}function N(f){
let g="",x=f.before;for(;x&&g.length<32;x=x.before)g=(x.piece??x.chosen.text)+g;return(x||g.length>32?"…":"")+Array.from(g).slice(-32).join("")}function S(){let f=c(
"tbody"),g=f.insertRow(),x=c("th","gp-group-head",null,{scope:"rowgroup",colspan:"8"}),[T,A]=[c("b","gp-badge"),c("span")];return x.append(T,A),g.append(x),r.append(
f),w.push({body:f,head:g,badge:T,took:A,rows:[]}),w.at(-1)}function E(f){let g=f.body.insertRow(),x=Array.from({length:8},()=>g.insertCell()),[T,A,_]=[c("span",
"gp-sign"),c("span"),c("span","gp-flag","⚑ "+s("forced"))];x[0].append(T,A,_);let L=c("button","gp-pick",null,{type:"button",tabindex:"-1"}),[v,q,I]=[c("span",
"gp-tail"),c("bdi","gp-tail-text"),c("bdi","gp-word")];return v.append(q),L.append(v,I),x[1].append(L),f.rows.push({row:g,cells:x,sign:T,fate:A,flag:_,pick:L,tail:q,
word:I,node:null}),f.rows.at(-1)}function O(f,g,x){let{beam:T}=g,[A,_]=Hc[T.status]||["",()=>T.status];f.node=g,f.row.dataset.status=T.status,f.row.className=x?
"gp-looked":"",M(f.sign,A),M(f.fate,_(T)),f.flag.hidden=!T.forced;let L=N(g);f.tail.replaceChildren(),$t(f.tail,L),$e(f.word,T.text),f.pick.tabIndex=x?0:-1,f.pick.
setAttribute("aria-pressed",String(x&&e.selected===g));let v=[_(T),...T.forced?[s("forced")]:[]].join(", ");f.pick.setAttribute("aria-label",s("{fate}: {text}",
{fate:v,text:Y(L+T.text)})),M(f.cells[2],g.before?s("beam {number}",{number:T.parent+1}):s(e.readsSource?"start":"prompt")),M(f.cells[3],J(T.logprob)),M(f.cells[4],
T.diversity_penalty?`-${J(T.diversity_penalty)}`:"–"),M(f.cells[5],J(T.score)),M(f.cells[6],J(T.final_score)),T.progress&&f.cells[7].replaceChildren(...C(g))}
function $(f){if(d.hidden=!f||!m.length,d.hidden)return;let g=m.map(({alternatives:x,length:T})=>{let A=c("li");return x.forEach((_,L)=>{L&&A.append(` ${s("or")}\
 `),A.append(oe(li(_,e.texts)))}),A.append(" "+z(T,"({count} token)","({count} tokens)")),A});g.map(x=>x.textContent).join(`
`)!==d.dataset.said&&(d.dataset.said=g.map(x=>x.textContent).join(`
`),d.replaceChildren(...g))}function C(f){let g=e.prefix.map(A=>A.token_id),x=f.beam.progress.map((A,_)=>{let L=c("span","gp-goal"),v=m[_];for(let q=0;v&&q<Math.
min(v.length,8);q++)L.append(c("i",q<A?"gp-full-block":""));return v&&pt(v,A,f,g)?L.append(` ✓ ${s("done")}`):L.append(" "+(v?s("{progress} of {length}",{progress:A,
length:v.length}):String(A))),L}),{bank:T}=f.beam;return T==null?x:[...x,c("span","gp-note",s("bank {bank}",{bank:T}))]}function y(f,[g,x],T,A,_){if(f.body.hidden=
!x,!!x){if(f.head.hidden=g===null,g!==null){M(f.badge,Pe(g)),f.body.dataset.look=g%4;let L=[...P(T,g)].flatMap(([v,q])=>[oe(v,"gp-took"),q>1?` × ${q}`:""]);f.took.
replaceChildren(...L.length?[s("Earlier groups have just chosen:"),...L]:[s("Chooses first: no penalty")])}for(;f.rows.length<x.length;)E(f);f.rows.forEach((L,v)=>{
if(L.row.hidden=v>=x.length,!(v>=x.length)){for(let[q,I]of Object.entries(l))L.cells[I].hidden=!_[q];O(L,x[v],x[v]===A)}})}}function h(f){let x=e.prompts[f.sequence].
steps[f.index],T={lost:x.some(({beam:v})=>(v.group??null)!==null),progress:x.some(({beam:v})=>v.progress)};for(let[v,q]of Object.entries(l))r.tHead.rows[0].cells[q].
hidden=!T[v];let A=k(x);for(;w.length<A.length;)S();w.forEach((v,q)=>y(v,A[q]||[null,null],x,f,T));let _=x.length-A.reduce((v,[,q])=>v+q.length,0);a.hidden=_<=0,
M(a,z(_,"and {count} more that was pruned","and {count} more that were pruned"));let L={token:f.index+1,prompt:f.sequence+1};M(i,e.prompts.length>1?s("at token \
{token} of prompt {prompt}",L):s("at token {token}",L)),$(T.progress)}let p=()=>w.filter(({body:f})=>!f.hidden).flatMap(({rows:f})=>f.filter(({row:g})=>!g.hidden)),
u=f=>p().findIndex(({pick:g})=>g.contains(f.target));return r.addEventListener("click",f=>{let g=u(f);g>=0&&e.selectStep(p()[g].node)}),r.addEventListener("keyd\
own",f=>{f.key==="Escape"&&e.selectStep(null);let g=u(f),x={ArrowDown:1,ArrowUp:-1}[f.key];if(g<0||!x)return;f.preventDefault();let T=p()[g+x];T&&(e.selectStep(
T.node),T.pick.focus())}),f=>{f.run&&e.started&&(m=Ft(e.started));let g=e.usesBeams?e.current():null;t.hidden=!g,!(!g||g===b[0]&&e.selected===b[1])&&(b=[g,e.selected],
h(g))}}var le={node:108,fold:236,gap:34,row:38,leaf:20,between:8,margin:20,band:22,short:3},di=new Set(["running"]),ut=new Set(["finished"]);function hi(t,e){let n=Math.
min(e.upTo,t.steps.length-1),o=rs(t,n),r=new Map((e.returned||[]).map((b,k)=>[b,k+1])),i=pn([...o,...r.keys(),...qn(t,n)]),{kids:a,hidden:l}=Kc(t,n,e,i,o),{lanes:d,
counts:m}=Jc(t,n,a),w=Xc(t,n,a,d,e);return Zc(t,{last:n,kept:o,outputs:r,alive:i,kids:a,hidden:l,lanes:d,counts:m,columns:w,options:e})}var qn=(t,e)=>(t.steps[e]||
[]).filter(({beam:n})=>di.has(n.status));function rs(t,e){let n=t.steps.slice(0,e+1).flat().filter(({beam:o})=>ut.has(o.status));return n.sort((o,r)=>r.beam.final_score-
o.beam.final_score),new Set(n.slice(0,(t.pools[e]||[]).length))}function pn(t){let e=new Set;for(let n of t)for(;n&&!e.has(n);n=n.before)e.add(n);return e}function Kc(t,e,n,o,r){
let i=new Map,a=new Set([null]),l=new Map,d=new Map,m=w=>(i.has(w)||i.set(w,{on:[],off:[]}),i.get(w));m(null);for(let w=0;w<=e;w++){for(let b of t.steps[w]){let{
before:k}=b,P=n.collapsed.has(k)?k:l.get(k);P!=null?(l.set(b,P),d.set(P,(d.get(P)||0)+1)):di.has(b.beam.status)?(n.lost||o.has(b))&&(m(k).on.push(b),a.add(b)):(!ut.
has(b.beam.status)||n.lost||r.has(b))&&m(k).off.push(b)}t.distributions[w].forEach((b,k)=>{let P=Uc(t,w,k);n.candidates&&a.has(P)&&!n.collapsed.has(P)&&Vc(t,w,k,
b,m(P),n.candidates)})}for(let w of i.values()){w.on.sort((N,S)=>N.beam.beam-S.beam.beam);let b=w.off.filter(({beam:N})=>ut.has(N.status)),k=w.off.filter(({beam:N})=>!ut.
has(N.status)),P=(N,S)=>S.beam.score-N.beam.score;w.off=[...b.sort(P),...Gc(k.sort(P),n.candidates)]}return{kids:i,hidden:d}}function Gc(t,e){let n=new Map;return t.
filter(({beam:{parent:o}})=>(n.set(o,(n.get(o)||0)+1),n.get(o)<=e))}function Uc(t,e,n){if(!(e<=t.given&&!t.steps[e].some(({beam:o})=>o.parent===n)))return e?t.byStep[e-
1].get(n):null}function Vc(t,e,n,o,r,i){let a=i-r.off.filter(({beam:d})=>d.parent===n&&!ut.has(d.status)).length;if(a<=0)return;let l=new Set(t.steps[e].filter(
({beam:d})=>d.parent===n).map(({beam:d})=>d.token_id));for(let d of o.candidates)if(!(d.logprob===null||l.has(d.token_id))&&(r.off.push(Ar(t,e,n,o,d)),a-=1,!a))
return}function Jc(t,e,n){let o=new Map,r=new Map;for(let a=0;a<=e;a++){let l=[],d=new Set;for(let m of qn(t,a)){let w=n.get(m.before);if(!w||!w.on.includes(m))
continue;let b=m.beam.group??0;r.has(b)||r.set(b,[]),w.on.find(({beam:P})=>(P.group??0)===b)===m&&m.before&&o.has(m.before)?(o.set(m,o.get(m.before)),r.get(b)[o.
get(m).number]=a,d.add(m)):l.push(m)}l.sort((m,w)=>m.beam.beam-w.beam.beam);for(let m of l){let w=m.beam.group??0,b=Yc(r.get(w),a,m.before&&o.has(m.before)?o.get(
m.before).number:0);r.get(w)[b]=a,o.set(m,{group:w,number:b})}}let i=new Map([...r].sort(([a],[l])=>a-l).map(([a,l])=>[a,Math.max(1,l.length)]));return{lanes:o,
counts:i}}function Yc(t,e,n){let o=a=>a.sort((l,d)=>Math.abs(l-n)-Math.abs(d-n)||d-l)[0],i=t.map((a,l)=>l).filter(a=>t[a]<e-1);return i.length?o(i):t.length}function Xc(t,e,n,o,r){
let i=d=>qn(t,d-1).every(m=>{if(!o.has(m))return!0;let w=n.get(m);return w&&w.on.length===1&&!w.off.some(({beam:b})=>ut.has(b.status))}),a=[],l=r.live?e-2:e;for(let d=0;d<=
e;d++){let m=a.at(-1);r.fold&&m&&d<=l&&i(d)?m.to=d:a.push({from:d,to:d})}return a.flatMap(d=>{let m=d.to-d.from+1;return m>=le.short&&!r.unfolded.has(d.from)?[d]:
Array.from({length:m},(w,b)=>({from:d.from+b,to:d.from+b,...m>=le.short&&b===0?{open:!0}:{}}))})}function Zc(t,{last:e,kept:n,outputs:o,alive:r,kids:i,hidden:a,
lanes:l,counts:d,columns:m,options:w}){let b=[],k=le.margin+le.node+le.gap;for(let u of m){u.x=k,u.folded=u.to>u.from,u.width=u.folded?le.fold:le.node,k+=u.width+
le.gap;for(let f=u.from;f<=u.to;f++)b[f]=u}let{tops:P,bands:N,height:S}=Qc(i,l,d,b),E=u=>P.get(u.group)[u.number],O={node:null,nodes:[],look:"root",x:le.margin,
y:ed(P),width:le.node,height:le.row-4,hidden:0},$=[O],C=new Map([[null,O]]),y=[];function h(u,f,g){let x=b[u.index],T={node:u,nodes:[u],look:p(u),x:x.x,y:f,width:x.
width,height:g,hidden:a.get(u)||0,place:o.get(u)||null,folded:x.folded,column:x,greedy:w.greedy.has(u)};C.set(u,T),$.push(T);let A=C.get(u.before);return A&&y.push(
{from:A,to:T,look:T.look,share:Math.min(1,Math.exp(u.beam.logprob??-1/0))}),T}function p(u){let{status:f}=u.beam;return f==="finished"?n.has(u)?"kept":"fell":f!==
"running"?f:u.index===e?"tip":r.has(u)?"inner":"lost"}for(let u=0;u<=e;u++){let f=b[u];for(let g of qn(t,u))if(l.has(g))if(u>f.from){let x=C.get(g.before);x&&(x.
nodes.push(g),x.node=g,x.look=p(g),x.greedy&&=w.greedy.has(g),x.hidden=a.get(g)||0,C.set(g,x))}else h(g,E(l.get(g)),le.row-4).lane=l.get(g)}for(let[u,f]of i){let g=u===
null?null:l.get(u)&&E(l.get(u));if(g===void 0)continue;let x=new Map;for(let T of f.off){let A=b[T.index];if(!A||A.folded&&!ut.has(T.beam.status))continue;let _=g??
P.get(T.beam.group??0)[0],L=x.get(_)||0;x.set(_,L+1),h(T,_+le.row+L*le.leaf,le.leaf-2)}}return{entries:$,edges:y,columns:m,bands:N,at:C,last:e,width:k-le.gap+le.
margin,height:S}}function Qc(t,e,n,o){let r=new Map;for(let[m,w]of t){let b=new Map;for(let k of w.off){let P=o[k.index];if(!P||P.folded&&!ut.has(k.beam.status))
continue;let N=m===null?{group:k.beam.group??0,number:0}:e.get(m);if(!N)continue;let S=`${N.group} ${N.number}`;b.set(S,(b.get(S)||0)+1)}for(let[k,P]of b)r.set(
k,Math.max(r.get(k)||0,P))}let i=new Map,a=[],l=le.margin,d=n.size>1;for(let[m,w]of n){let b=l;d&&(l+=le.band),i.set(m,[]);for(let k=0;k<w;k++)i.get(m).push(l),
l+=le.row+(r.get(`${m} ${k}`)||0)*le.leaf+le.between;d&&a.push({group:m,y:b,height:l-b-4}),d&&(l+=8)}return i.size||i.set(0,[l]),{tops:i,bands:a,height:Math.max(
l,le.margin+le.row)+le.margin-le.between}}var ed=t=>[...t.values()][0][0];var td=`
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
`,cs={kept:"■",fell:"▤",ended:"□",pruned:"✕",unseen:"…",lost:"✕"},is={tall:.55,small:.75},nd=[1,1.8,3,4.5,6.5],od=[.05,.2,.5,.8],sd={probability:({beam:t})=>F(
Math.min(1,X(t.logprob))),token:({beam:t})=>J(t.logprob,2),sum:({beam:t})=>J(t.score,2),score:(t,e)=>J(qt(t,e),3),rank:t=>t.rank?`#${t.rank}`:`>${t.among??""}`},
Dt=class{constructor(e){this.element=e,e.classList.add("t-tree");let n=ee("style");n.textContent=td,this.world=ee("g"),this.bands=ee("g"),this.ruler=ee("g"),this.
edges=ee("g"),this.blocks=ee("g"),this.nodes=ee("g"),this.world.append(this.bands,this.ruler,this.edges,this.blocks,this.nodes),e.append(n,this.world),this.paths=
new Map,this.drawn=new Map}draw(e,n){let o=n.area?a=>a.x+a.width>=n.area[0]&&a.x<=n.area[2]&&a.y+a.height>=n.area[1]&&a.y<=n.area[3]:()=>!0,r=e.entries.filter(o),
i=a=>n.zoom>=(as(a)?is.tall:is.small);return this.drawBands(e),this.drawRuler(n.zoom>=is.tall?e.columns.filter(({x:a,width:l})=>!n.area||a+l>=n.area[0]&&a<=n.area[2]):
[]),this.drawEdges(e,n),this.drawBlocks(r.filter(a=>!i(a)),n),this.drawNodes(r.filter(i),n),r.length}drawBands({bands:e,width:n}){let o=Z(this.bands,e.length,()=>{
let r=ee("g");return r.append(ee("rect","t-band"),ee("text")),r});e.forEach(({group:r,y:i,height:a},l)=>{let[d,m]=o[l].children;K(d,{x:4,y:i,width:n-8,height:a,
rx:8}),K(m,{y:i+16}),M(m,s("group {group}",{group:Pe(r)}))})}drawRuler(e){let n=Z(this.ruler,e.length,()=>ee("text","t-small"));e.forEach(({from:o,to:r,x:i},a)=>{
K(n[a],{x:i+8,y:12}),M(n[a],r>o?`${o+1}–${r+1}`:String(o+1))})}nameBandsAt(e){for(let n of this.bands.children)K(n.lastElementChild,{x:Math.max(14,e+10)})}drawEdges(e,n){
let o=new Map;for(let{from:r,to:i,look:a,share:l}of e.edges){let[d,m]=[r.x+r.width,i.x],[w,b]=[r.y+r.height/2,i.y+i.height/2];if(n.area&&(m<n.area[0]||d>n.area[2]||
Math.max(w,b)<n.area[1]||Math.min(w,b)>n.area[3]))continue;let k=n.path.has(i.node)||i.nodes.some(E=>n.path.has(E)),P=Math.min(40,(m-d)*.6),S=`t-edge t-w${od.filter(
E=>l>=E).length} ${cd(i,a,k)}${n.dim&&!k?" t-dim":""}`;o.has(S)||o.set(S,[]),o.get(S).push(`M${d},${w}C${d+P},${w} ${m-P},${b} ${m},${b}`)}this.drawPaths(this.edges,
o,(r,i)=>{r.style.strokeWidth=`${nd[Number(i.match(/t-w(\d)/)[1])]}px`})}drawPaths(e,n,o){for(let[r,i]of this.paths)i.parentNode===e&&!n.has(r)&&(i.remove(),this.
paths.delete(r));for(let[r,i]of n){let a=this.paths.get(r);a||(a=ee("path",r),o&&o(a,r),this.paths.set(r,a),r.includes("t-path")?e.append(a):e.prepend(a)),K(a,{
d:i.join("")})}}drawBlocks(e,n){let o=new Map;for(let r of e){let i=`t-blocks t-${ls(r,n.path)?"path":r.look}${n.dim&&!ls(r,n.path)?" t-dim":""}`;o.has(i)||o.set(
i,[]);let{x:a,y:l,width:d,height:m}=r;o.get(i).push(`M${a},${l+m*.2}h${d}v${m*.6}h${-d}z`)}this.drawPaths(this.blocks,o)}drawNodes(e,n){let o=new Map(this.drawn);
for(let r of e){let i=r.nodes[0]||null,a=this.drawn.get(i);(!a||a.tall!==as(r))&&(a&&a.group.remove(),a=rd(as(r)),this.drawn.set(i,a),this.nodes.append(a.group)),
o.delete(i),this.drawNode(a,r,n)}for(let[r,{group:i}]of o)i.remove(),this.drawn.delete(r)}drawNode(e,n,o){let{node:r,x:i,y:a,width:l,height:d,look:m}=n,{group:w,
box:b,word:k,right:P,tall:N}=e,S=r?sd[o.number](r,o.penalty):"";if(K(w,{class:this.classesOf(n,o),transform:`translate(${i} ${a})`}),K(b,{width:l,height:d}),K(P,
{x:l-8}),M(P,S),N)id(e,n,o);else{let E=`${n.greedy?"G":""}${cs[m]} `;M(k,E+In(ds(r),12-E.length-Math.ceil(S.length*.82)))}ad(e,n)}classesOf(e,n){let{node:o,look:r}=e,
i=ls(e,n.path),a=[`t-${r}`];return o&&(o.beam.group??0)&&["inner","tip"].includes(r)&&a.push(`t-g${o.beam.group%4}`),o&&o.given&&a.push("t-given"),i&&a.push("t-\
path"),n.dim&&!i&&o&&a.push("t-dim"),a.join(" ")}},as=({height:t})=>t>le.leaf;function rd(t){let e=ee("g"),[n,o,r]=[ee("rect","t-box"),ee("text","t-word"),ee("t\
ext","t-small t-right")];e.append(n,o,r),K(n,{rx:t?7:5}),K(o,{x:8,y:t?14:13}),K(r,{y:t?28:13});let i=t?e.appendChild(ee("text","t-small")):null;return i&&K(i,{x:8,
y:28}),{group:e,box:n,word:o,right:r,left:i,tall:t,flag:null}}function id({word:t,left:e},n,o){let{node:r,nodes:i,look:a}=n,l=cs[a]?`${cs[a]} `:"";r?M(t,l+(i.length>
1?dd(i.map(ds).join(""),28):In(ds(r),12-l.length))):M(t,o.root),M(e,r?ld(n,o):""),K(e,{class:r&&i.length<2&&Rn(r)?"t-small t-switch":"t-small"})}function ad(t,{
look:e,place:n,hidden:o,width:r,height:i}){let a=n?`★${n}`:o?`+${o}`:"";if(!a&&e!=="kept"&&!t.flag)return;t.flag||(t.flag=[ee("rect","t-inside"),ee("rect","t-\
flag"),ee("text","t-flag-text")],t.group.append(...t.flag));let[l,d,m]=t.flag,w=8+7*a.length;K(l,{x:2.5,y:2.5,width:r-5,height:i-5,rx:3}),K(d,{x:r-w+4,y:-6,width:a?
w:0,height:14,rx:2}),K(m,{x:r-w/2+4,y:5}),M(m,a)}var ls=(t,e)=>t.nodes.some(n=>e.has(n)),Rn=t=>t.before!==null&&t.beam.status==="running"&&t.beam.parent!==t.beam.
beam;function ld({node:t,nodes:e,greedy:n},o){let r=[n?"G":"",o.goals?o.goals(t):""].filter(Boolean).join(" ");return e.length>1?[z(e.length,"{count} token","{c\
ount} tokens"),r].filter(Boolean).join(" "):t.beam.status!=="running"?r:[t.given?s("given"):Rn(t)?`${t.beam.parent+1}→${t.beam.beam+1}`:String(t.beam.beam+1),
r].filter(Boolean).join(" ")}function cd(t,e,n){return n?"t-path":["pruned","unseen","ended","lost"].includes(e)?"t-off":["kept","fell"].includes(e)?"t-ending":
`t-g${(t.node.beam.group??0)%4}`}var ds=({beam:t,chosen:e})=>(t.text||e.text||"").replace(Lt,n=>at[n]||"�")||s("(empty)"),pi=t=>/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u.
test(t)?2:1;function In(t,e){let n=0,o=Array.from(t);for(let[r,i]of o.entries())if(n+=pi(i),n>e)return o.slice(0,Math.max(1,r-1)).join("")+"…";return t}function dd(t,e){
let n=Array.from(t),o=Math.floor((e-1)/2);return n.reduce((r,i)=>r+pi(i),0)<=e?t:In(t,o)+In(n.slice(-o).join(""),o)}var ui=12e3;async function gi(t,{tree:e,log:n,prompt:o,number:r,view:i,root:a}){let l=`beam-tree${r?"-"+(r+1):""}`,m=await{svg:()=>new Blob([wi(e,i,a)],{type:"i\
mage/svg+xml"}),png:()=>hd(e,i,a),json:()=>new Blob([JSON.stringify(fi(n,o,r),null,1)],{type:"application/json"}),dot:()=>new Blob([pd(fi(n,o,r))],{type:"text/v\
nd.graphviz"})}[t](),w=c("a","",null,{href:URL.createObjectURL(m),download:`${l}.${t}`});w.click(),setTimeout(()=>URL.revokeObjectURL(w.href),6e4)}function wi(t,e,n){
let o=ee("svg"),r=new Dt(o);r.draw(t,{...e,area:null,zoom:1}),r.nameBandsAt(0);let{width:i,height:a}=t;K(o,{xmlns:"http://www.w3.org/2000/svg",width:i,height:a,
viewBox:`0 0 ${i} ${a}`,class:"t-tree"});let l=getComputedStyle(n),d=o.querySelector("style");d.textContent=d.textContent.replace(/var\((--[\w-]+)\)/g,(w,b)=>l.
getPropertyValue(b).trim());let m=ee("rect");return K(m,{width:i,height:a,fill:l.getPropertyValue("--gp-page").trim()}),o.insertBefore(m,r.world),new XMLSerializer().
serializeToString(o)}async function hd(t,e,n){let o=wi(t,e,n),r=new Image;r.src="data:image/svg+xml;charset=utf-8,"+encodeURIComponent(o),await r.decode();let i=Math.
min(2,ui/t.width,ui/t.height),a=c("canvas","",null,{width:Math.ceil(t.width*i),height:Math.ceil(t.height*i)}),l=a.getContext("2d");l.scale(i,i),l.drawImage(r,0,
0,t.width,t.height);let d=await new Promise(m=>a.toBlob(m,"image/png"));if(!d)throw new Error(s("it is too large for the browser."));return d}function fi(t,e,n){
let{started:o}=t,r=o.effective.length_penalty??1,i=new Map,a=new Map;for(let{last:w}of t.returned||[])w&&w.sequence===n&&!a.has(w)&&a.set(w,a.size+1);let l=rs(e,
e.steps.length-1),d=e.steps.flatMap(w=>w).map(w=>{let{beam:b}=w;i.set(w,i.size);let k={id:i.get(w),parent:w.before?i.get(w.before):null,step:w.index+1,token_id:b.
token_id,token:b.text,piece:b.piece,logprob:b.logprob,raw_logprob:b.raw_logprob,sum:b.score,length:w.length,score:qt(w,r),rank:w.rank,status:b.status,beam:b.beam,
parent_beam:b.parent};return w.given&&(k.given=!0),b.status==="finished"&&Object.assign(k,{final_score:b.final_score,kept:l.has(w)}),a.has(w)&&(k.output=a.get(w)),
(b.group??null)!==null&&Object.assign(k,{group:b.group,diversity_penalty:b.diversity_penalty}),b.progress&&Object.assign(k,{progress:b.progress,bank:b.bank,forced:b.
forced}),k}),m=t.readsSource?{source:o.prompt}:{prompt:o.prompt||br(o)};return{format:"generation-playground/beam-tree",version:1,model:o.model,mode:o.mode,...m,
seed:o.seed,num_beams:o.effective.num_beams,length_penalty:r,early_stopping:o.effective.early_stopping??!1,nodes:d}}var mi=t=>'"'+t.replace(Lt,e=>at[e]||"�").
replace(/[\\"]/g,"\\$&")+'"';function pd({prompt:t,nodes:e}){let n=t===void 0?"start of the target":t.slice(-40),o={running:"style=solid",finished:'style=solid,\
 peripheries=2, color="#00755a"',ended:'style=dotted, color="#00755a"',pruned:'style=dashed, color="#6b7280", fontcolor="#6b7280"'},r=e.map(a=>{let l=mi(`${a.token}`).
slice(0,-1)+`\\n${J(a.logprob,2)}  ${J(a.sum,2)}  #${a.rank??""}"`;return`  n${a.id} [label=${l}, ${o[a.status]||""}${a.output?", penwidth=3":""}];`}),i=e.map(a=>{
let l=(.4+4*Math.min(1,X(a.logprob))).toFixed(2);return`  ${a.parent===null?"root":`n${a.parent}`} -> n${a.id} [penwidth=${l}${a.status==="pruned"?", style=dash\
ed":""}];`});return["digraph beam_tree {","  rankdir=LR;",'  node [shape=box, fontname="monospace"];',`  root [label=${mi(n)}, style=bold];`,...r,...i,"}",""].join(
`
`)}var ud=800,fd=130,md=2e4;function ki(t){gd(t),bd(t),kd(t),yd(t),xd(t),vd(t),Sd(t)}function gd(t){let{state:e,slider:n}=t;n.addEventListener("input",()=>{e.stop(),
t.goTo(Number(n.value)-1)}),t.part("play").addEventListener("click",()=>wd(t))}function wd(t){let{state:e,root:n}=t;e.playing?e.stop():(e.atEnd&&t.goTo(0),e.playing=
setInterval(()=>{!n.isConnected||e.atEnd?e.stop():t.goTo(e.shownTo+1),t.sayTime()},Math.max(fd,Math.min(ud,md/Math.max(1,e.length))))),t.sayTime()}function bd(t){
let{state:e,log:n}=t,o=(i,a)=>{e.choose(i,a),t.regrow()},r=(i,a)=>t.part(i).addEventListener("change",({target:l})=>a(l));r("candidates-shown",({value:i})=>o("c\
andidates",Number(i))),r("number",({value:i})=>o("number",i)),r("lost",({checked:i})=>o("lost",i)),r("fold",({checked:i})=>{e.unfolded=new Set,o("fold",i)}),r("\
prompt-number",({value:i})=>{e.number=Number(i),n.selectStep(null),t.regrow()})}function kd(t){let{box:e,card:n,pan:o,state:r}=t,i=null;e.addEventListener("poin\
termove",a=>{if(a.pointerType==="touch"){n.hide();return}let l=o.pointers.size?null:r.entryAt(o.at(a));l!==i&&(i=l,e.style.cursor=l&&l.node?"pointer":"",l&&l.node?
t.showCard(l):n.hide())}),e.addEventListener("pointerleave",()=>{i=null,n.hide()}),e.addEventListener("click",a=>{let l=o.moved?null:r.entryAt(o.at(a));l&&(t.item.
focusOn(l),yi(t,l))})}function yi(t,e){let{state:n,log:o}=t;if(e.folded)n.unfolded.add(e.column.from),t.regrow();else if(e.node){let r=e.node===n.broughtOut;n.timeNode=
null,o.selectStep(r?null:e.node)}}function xi(t,e){e.node&&(t.state.toggle(e),t.regrow())}function Ht(t,e){e&&(t.pan.byHand=!0,t.pan.reveal(e),t.item.focusOn(e))}
var bi={ArrowLeft:(t,e)=>Ht(t,e.node&&t.state.parentOf(e)),ArrowRight:(t,e)=>Ht(t,t.state.kidsOf(e)[0]),ArrowDown:t=>Ht(t,t.item.neighbour(1)),ArrowUp:t=>Ht(t,t.
item.neighbour(-1)),Home:t=>Ht(t,t.state.tree.entries[0]),End:t=>Ht(t,t.state.tree.at.get(t.state.best)),Enter:yi," ":xi,Escape:t=>t.log.selectStep(null),"+":t=>t.
pan.zoomBy(1.25),"-":t=>t.pan.zoomBy(.8),0:t=>t.pan.whole()};function yd(t){let{item:e,state:n,card:o}=t;e.box.addEventListener("keydown",r=>{r.ctrlKey||r.metaKey||
r.altKey||!e.entry||!Object.hasOwn(bi,r.key)||(r.preventDefault(),r.stopPropagation(),bi[r.key](t,e.entry))}),e.box.addEventListener("focusin",({target:r})=>n.tree&&
r.matches(":focus-visible")&&t.showCard(e.entry)),e.box.addEventListener("focusout",()=>o.hide())}function xd(t){let{root:e,state:n,pan:o}=t,r=(i,a)=>t.part(i).
addEventListener("click",a);r("in",()=>o.zoomBy(1.3)),r("out",()=>o.zoomBy(1/1.3)),r("whole",()=>{o.byHand=!0,o.whole()}),r("follow",()=>{o.byHand=!1,n.upTo=null,
t.regrow()}),t.part("full-screen").hidden=!document.fullscreenEnabled,r("full-screen",()=>document.fullscreenElement?document.exitFullscreen():e.requestFullscreen()),
document.addEventListener("fullscreenchange",()=>{e.isConnected&&(M(t.part("full-screen"),s(document.fullscreenElement===e?"Leave full screen":"Full screen")),o.
byHand=!1,t.regrow())})}function vd(t){let{state:e,log:n}=t;t.part("go-on").addEventListener("click",()=>{let o=e.selected;o&&n.ask({type:"branch",step:o,tokenId:o.
chosen.token_id})}),t.part("collapse").addEventListener("click",()=>{let o=e.tree.at.get(e.selected);o&&xi(t,o)}),t.part("clear").addEventListener("click",()=>n.
selectStep(null))}function Sd(t){let{root:e,state:n,log:o}=t,r=t.part("told");t.part("files").addEventListener("click",async({target:i})=>{let a=i.dataset.file;
if(a){if(a==="html"){o.ask({type:"save_page"});return}M(r,"");try{let{tree:l,prompt:d,number:m}=n;await gi(a,{tree:l,log:o,prompt:d,number:m,view:t.look(null),root:e})}catch(l){
M(r,s("The picture could not be made: {reason} Save it as SVG instead.",{reason:l.message}))}}})}var us=-1e9,Ut=[[!1,"False"],[!0,"True"],["never",'"never"']],_d=["beam_search","beam_sample"],Od=["group_beam_search","constrained_beam_search"];function fs(t){
let{mode:e,effective:n,config:o,eos_token_ids:r,max_new_tokens:i}=t.started,a={...o,...n},l=Kt(a.num_beams,1+Math.max(0,...(t.prompts[0].steps[0]||[]).map(({beam:m})=>m.
beam??0))),d=t.prompts[0].given;return{together:_d.includes(e)?!0:Od.includes(e)?!1:null,prompts:t.prompts,start:d,maxNew:i-d,wanted:Kt(a.num_return_sequences,1),
size:e==="group_beam_search"?Math.ceil(l/Kt(a.num_beam_groups,1)):l,ends:new Set(r),constraints:Ft(t.started),promptIds:t.prefix.map(m=>m.token_id),own:{lengthPenalty:Number.
isFinite(a.length_penalty)?a.length_penalty:1,earlyStopping:Ut.some(([m])=>m===a.early_stopping)?a.early_stopping:!1}}}var Kt=(t,e)=>Number.isInteger(t)&&t>0&&t<=
4096?t:e,Se=({beam:t})=>ve(t.score)===null?-1/0:t.score,ms=(t,e)=>Se(t)/t.length**e;function Oi(t,e){return t.together?Ed(t,e):Ld(t,e)}function Mi(t,e,n,{maxNew:o},{
lengthPenalty:r,earlyStopping:i}){let a=i==="never"&&r>0?o:e;return{best:t,length:a,bound:t/a**r,worst:n}}var Gt=new WeakMap;function Md(t,e){if(!Gt.has(t)){let n=t.
filter(({beam:r})=>r.status==="running"||r.status==="pruned"),o=Math.max(...(n.length?n:t).map(Se));Gt.set(t,{ended:t.filter(({beam:r},i)=>i<e&&un(r)),hopeless:!n.
length,best:n.length?o:o+us})}return Gt.get(t)}function Ed(t,e){let{prompts:n,size:o,start:r}=t,i={node:null,score:us},a=n.map(()=>({group:null,pool:Array(o).fill(
i),stop:null,lastStep:0,weighed:null,exact:!0})),l=Math.min(...n.map(({steps:m})=>m.length)),d=null;for(let m=r;m<l&&!d;m++){let w=n.map(({steps:k})=>Md(k[m],o)),
b=w.every(k=>k.hopeless);a.forEach((k,P)=>Td(k,w[P],m+1,b,t,e)),a.every(k=>k.stop)&&(d=a.find(k=>k.stop.step===m+1).stop)}return{stop:d,prompts:a.map(m=>({kept:m.
pool.filter(({node:w})=>w),pools:[m]}))}}function Td(t,e,n,o,r,i){if(t.stop)return;if(e.ended.length){let m=e.ended.map(w=>({node:w,score:ms(w,i.lengthPenalty)}));
t.pool=[...t.pool,...m].sort((w,b)=>b.score-w.score).slice(0,r.size)}t.lastStep=n;let a=t.pool.at(-1).score,l=t.pool.every(({node:m})=>m),d=t.weighed=Mi(e.best,
n-r.start,l?a:null,r,i);o?t.stop={step:n,why:"criteria"}:l&&i.earlyStopping===!0?t.stop={step:n,why:"full"}:t.pool.some(({node:m})=>d.bound>(m?a:us))||(t.stop={
step:n,why:"settled"})}function Ld(t,e){let n=t.prompts.map(i=>{let a=vi(i).map(w=>Si(i,w,t,e)),l=vi(i).map(w=>Si(i,w,t,t.own)),d=1/0;return a.forEach((w,b)=>{let[
k,P]=[w,l[b]].map(({stop:N})=>N?N.step:1/0);w.exact=w.lastStep<=d,k!==P&&(d=Math.min(d,k,P))}),{kept:a.flatMap(w=>w.kept).sort((w,b)=>w.score-b.score).reverse(),
pools:a}}),o=n.flatMap(i=>i.pools);return{stop:o.length>0&&o.every(({stop:i})=>i)?o.map(({stop:i})=>i).reduce((i,a)=>a.step>i.step?a:i):null,prompts:n}}var vi=({
steps:t,given:e})=>[...new Set((t[e]||[]).map(({beam:n})=>n.group??null))].sort((n,o)=>n-o);function Si(t,e,n,o){let{size:r,start:i}=n,a={group:e,kept:[],stop:null,
weighed:null,lastStep:0,exact:!0};for(let l=i;l<t.steps.length&&!a.stop;l++){let d=$d(t.steps[l],e,n);if(!d)break;let m=a.lastStep=l+1;d.ended.forEach(k=>_i(a,k,
n,o));let w=a.kept.length>=r,b=w?ps(a.kept):null;a.weighed=Mi(d.best,m-i,b,n,o),w&&o.earlyStopping===!0?a.stop={step:m,why:"full"}:w&&b>=a.weighed.bound?a.stop=
{step:m,why:"settled"}:Ad(t.steps[l],m,n)&&(Cd(d.nodes,n).forEach(k=>_i(a,k,n,o)),a.stop={step:m,why:"criteria"})}return a}function $d(t,e,{ends:n}){Gt.has(t)||
Gt.set(t,new Map);let o=Gt.get(t);if(!o.has(e)){let r=t.filter(({beam:a})=>(a.group??null)===e),i=r.filter(({beam:a})=>a.status==="finished"&&n.has(a.token_id));
o.set(e,r.length?{nodes:r,ended:i,best:Se(r[0])}:null)}return o.get(e)}var ps=t=>Math.min(...t.map(({score:e})=>e));function _i(t,e,n,{lengthPenalty:o}){let r=ms(
e,o);if(t.kept.length>=n.size&&!(r>ps(t.kept))||(t.kept.push({node:e,score:r}),t.kept.length<=n.size))return;let i=ps(t.kept);t.kept.splice(t.kept.findIndex(a=>a.
score===i),1)}function Ad(t,e,{ends:n,maxNew:o,start:r}){return e-r>=o||t.some(({beam:i})=>un(i)&&!n.has(i.token_id))}var un=({status:t})=>t==="finished"||t==="\
ended";function Cd(t,{ends:e,constraints:n,promptIds:o,wanted:r}){let i=t.filter(({beam:d})=>d.status==="running"||un(d)&&!e.has(d.token_id)),a=d=>n.every((m,w)=>pt(
m,d.beam.progress[w],d,o)),l=i.filter(d=>!d.beam.progress||a(d));return l.length<r?[...l,...i.filter(d=>!l.includes(d))]:l}function Ei(t,e,n){let o=Math.max(...t.
prompts.map(i=>i.steps.length));if(e.stop?e.stop.step!==o:n)return!1;let r=Math.min(...t.prompts.map(i=>i.steps.length));return e.prompts.every(({kept:i},a)=>{let{
pools:l}=t.prompts[a],d=l[(t.together?r:l.length)-1]||[];return d.length===i.length&&d.every((m,w)=>Pd(m,i[w],t))})}function Pd(t,{node:e,score:n},o){if(ve(t)===
null||!Number.isFinite(n))return ve(t)===null==!Number.isFinite(n);let r=2e-5*Math.max(1,e.length**-o.own.lengthPenalty);return Math.abs(t-n)<=r+1e-5*Math.abs(n)}
function Ti(t,e,n,{lengthPenalty:o},r){let i=t.prompts[e],{kept:a,pools:l}=n.prompts[e],d=(k,P,N="")=>({node:k,score:ms(k,o),place:null,state:P,why:N}),m=new Set(
a.map(({node:k})=>k)),w=Nd(i).filter(k=>!m.has(k)).map(k=>{let{stop:P}=l.find(({group:N})=>N===(k.beam.group??null))||l[0];return!P||k.index<P.step?d(k,"out","d\
ropped"):d(k,"out",n.stop&&k.index>=n.stop.step?"not reached":"too late")}),b=!r&&!n.stop;return[...a.map(({node:k,score:P},N)=>({node:k,score:P,place:N,state:n.
stop&&N<t.wanted?"returned":"kept",why:""})),...b?i.running.map(k=>d(k,"running")).sort((k,P)=>P.score-k.score):[],...w.sort((k,P)=>P.score-k.score)]}var hs=new WeakMap;
function Nd({steps:t}){hs.has(t)||hs.set(t,{read:0,nodes:[]});let e=hs.get(t);for(;e.read<t.length;e.read++)e.nodes.push(...t[e.read].filter(({beam:n})=>n.status===
"finished"));return e.nodes}function Bn({prompts:t}){let e=t.flatMap(({pools:n})=>n).filter(({stop:n})=>!n);return Math.min(...e.map(({lastStep:n})=>n))}var Wd=new Set(["SequenceBiasLogitsProcessor","NoRepeatNGramLogitsProcessor","EncoderNoRepeatNGramLogitsProcessor","NoBadWordsLogitsProcessor","MinLengthLogitsP\
rocessor","MinNewTokensLengthLogitsProcessor","PrefixConstrainedLogitsProcessor","ForcedBOSTokenLogitsProcessor","ForcedEOSTokenLogitsProcessor","InfNanRemoveLo\
gitsProcessor","SuppressTokensLogitsProcessor","SuppressTokensAtBeginLogitsProcessor","HammingDiversityLogitsProcessor","PresencePenaltyLogitsProcessor","Freque\
ncyPenaltyLogitsProcessor","GivenTextLogitsProcessor","TemperatureLogitsWarper","TopHLogitsWarper","TopKLogitsWarper","TopPLogitsWarper","MinPLogitsWarper","Typ\
icalLogitsWarper","EpsilonLogitsWarper","EtaLogitsWarper","WatermarkLogitsProcessor","LogitNormalization"]),Li=({processors:t})=>t.filter(e=>!Wd.has(e));function gs(t,e){
let n=t.given,[o,r]=[n?t.steps[n-1][0]:null,0];for(let i=n;i<t.steps.length;i++){let{candidates:a}=(t.distributions[i]||[])[r]||{candidates:[]},l=e(i-n,a[0]);if(l===
void 0)return{last:o,ended:!1,left:null};let d=t.steps[i].find(m=>m.beam.parent===r&&m.beam.token_id===l)||null;if(!d||d.beam.status==="pruned")return{last:o,ended:!1,
left:qd(t,o,r,{index:i,id:l,node:d,candidates:a})};if(o=d,d.beam.status!=="running")return{last:o,ended:!0,left:null};r=d.beam.beam}return{last:o,ended:!1,left:null}}
function qd(t,e,n,{index:o,id:r,node:i,candidates:a}){let l=i&&i.beam||a.find(k=>k.token_id===r)||null,d=i?i.beam.group:e&&e.beam.group,m=t.steps[o].filter(k=>(k.
beam.group??null)===(d??null)||!e),w=m.filter(k=>k.beam.status==="running").map(Se),b=e&&!e.given?Se(e):0;return{index:o,token:l,node:i,considered:m.length,sum:i?
Se(i):l&&ve(l.logprob)!==null?b+l.logprob:null,best:w.length?Math.max(...w):null,worst:w.length?Math.min(...w):null}}var zn=t=>gs(t,(e,n)=>n&&n.logprob!==null?n.
token_id:void 0);var $i=700;function ws(t,e){let{beam:n,length:o}=t,r=e.started.effective.length_penalty??1,i=e.prompts[t.sequence].steps[t.index].filter(l=>(l.beam.group??null)===
(n.group??null)).length,a=[[s("probability"),F(Math.min(1,X(n.logprob)))],[s("token log p"),J(n.logprob)]];return Math.abs((n.raw_logprob??0)-(n.logprob??0))>1e-6&&
a.push([s("before the processors"),J(n.raw_logprob)]),a.push([s("sum"),J(n.score)]),a.push([s("sum / {length}^{power}",{length:o,power:r}),J(qt(t,r))]),a.push([
s("rank"),t.rank?s("{rank} of {among}",{rank:t.rank,among:i}):s("below the {among} considered",{among:i})]),n.diversity_penalty&&a.push([s("diversity penalty"),
J(n.diversity_penalty)]),(n.bank??null)!==null&&a.push([s("bank"),String(n.bank)]),a}function bs(t,e,n,{place:o,greedy:r}={}){let{beam:i}=t,a=n.prompts[t.sequence].
steps[t.index].filter($=>($.beam.group??null)===(i.group??null)),l=a.filter($=>$.beam.status==="running"),d=(i.beam??0)+1,m=n.started.mode==="beam_sample",w=n.finished&&
t.index===n.prompts[t.sequence].steps.length-1;if(t.given)return s("It was given, not chosen: the search begins after it.");let b=Rn(t)?[s("It continues beam {p\
arent}: the text that was beam {number} ranked lower or was pruned.",{parent:i.parent+1,number:d})]:[],k=i.forced?[s("It was considered because it advances a co\
nstraint.")]:[],P=l.reduce(($,C)=>Math.min($,C.beam.score),1/0),N=Number.isFinite(P)?[s("The worst beam that went on has a sum of {sum}.",{sum:J(P)})]:[],S=J(i.
final_score),E={tip:()=>[w?s("It was still running as beam {number} when the search stopped.",{number:d}):s("It goes on as beam {number}.",{number:d}),...b,...k],
inner:()=>[s("It went on as beam {number}.",{number:d}),...b,...k],lost:()=>[s("It went on as beam {number}, but is a dead end: better beams took the places of \
its continuations.",{number:d}),...b,...k],kept:()=>[s("The text ended here and is kept, with a final score of {score}.",{score:S}),...o?[s("It is output {place\
}.",{place:o})]:[]],fell:()=>[s("The text ended here with a final score of {score}, but was dropped for better ones.",{score:S})],ended:()=>[s("The text ended h\
ere but does not count: it ranked too low or lacks a constraint.")],pruned:()=>[s(m?"It was drawn and pruned: better ones filled the beams.":"It was considered \
and pruned."),...N],unseen:()=>[m?s("It was not drawn."):s("It was too improbable: not among the {considered} continuations that were considered.",{considered:a.
length})]},O=r?[s("Greedy decoding would have chosen it, too: it is the most probable token here.")]:[];return[...Object.hasOwn(E,e)?E[e]():[],...O].join(" ")}var ks=t=>t.
piece??(["pruned","unseen","ended"].includes(t.beam.status)||!t.beam.text?t.beam.text:"");function ys(t,e,n){return t.beam.progress.map((o,r)=>{let i=e[r];return i&&
pt(i,o,t,n)?"✓":o?"◐":"·"}).join("")}function xs(t,e){let n=(d,m,w)=>t.querySelector(".gp-picked-"+w)||t.appendChild(c(d,m)),o=n("p","gp-whole-text","text"),
r=n("dl","","facts"),i=n("p","gp-fate","fate"),a=t.classList.contains("gp-node-card");function l(d,m,w){if(!d){t.hidden=!0;return}let b=m.at.get(d),k=fe(d.before).
map(O=>O.piece??"").join(""),P=a&&k.length>$i?"…"+k.slice(-$i):k,N=c("b","");$e(N,ks(d)||d.beam.text),o.replaceChildren(c("bdi","",P),N);let S=ws(d,e);d.beam.
progress&&S.push([s("constraints"),ys(d,w,e.prefix.map(O=>O.token_id))]);let E=([O,$])=>{let C=[c("dt","",O),c("dd","",$)];if(a)return C;let y=c("div");return y.
append(...C),[y]};r.replaceChildren(...S.flatMap(E)),M(i,bs(d,b?b.look:d.beam.status,e,b||{})),t.hidden=!1}return{element:t,show:l,hide:()=>{t.hidden=!0}}}function Ai(){
return[...[["tip",s("goes on")],["lost","✕ "+s("dead end")],["kept","■ "+s("ended, kept")],["fell","▤ "+s("ended, dropped")],["pruned","✕ "+s("pruned")],
["unseen","… "+s("not considered")],["path",s("best or selected text")]].map(([e,n])=>{let o=ee("svg","t-tree"),r=ee("g",`t-${e}`),[i,a]=[ee("rect","t-box"),ee(
"rect","t-inside")];K(i,{x:2,y:2,width:22,height:11,rx:3}),K(a,{x:4.5,y:4.5,width:17,height:6,rx:2}),r.append(i,a),o.append(r);let l=c("span");return e==="unsee\
n"?l.append(n):l.append(o,n),l}),c("span","",s("2→1: beam 2 goes on as beam 1")),c("span","","★ "+s("output")),c("span","","G "+s("greedy path"))]}var Id=700,Rd={candidates:2,number:"probability"},jn=class{constructor(e){this.log=e,this.number=0,this.upTo=null,this.timeNode=null,this.choices={},this.byHand=
{},this.collapsed=new Set,this.unfolded=new Set,this.tree=null,this.stale=!0,this.constraints=[],this.goals=new Map,this.playing=null}begin(){let{effective:e,max_new_tokens:n}=this.
log.started,o=(e.num_beams||1)*n>Id;this.choices={...Rd,lost:!o,fold:o,...o?{candidates:0}:{},...this.byHand},this.number=0,this.upTo=this.timeNode=this.tree=null,
this.collapsed=new Set,this.unfolded=new Set,this.goals=new Map,this.constraints=Ft(this.log.started),this.stop()}choose(e,n){this.choices[e]=n,this.byHand[e]=n}stop(){
clearInterval(this.playing),this.playing=null}get prompt(){return this.log.prompts[this.number]}get length(){return this.prompt?Math.min(this.prompt.steps.length,
this.log.hideFrom??1/0):0}get shownTo(){return Math.min(this.upTo??1/0,this.length-1)}get atEnd(){return this.shownTo===this.prompt.steps.length-1}get penalty(){
return this.log.started.effective.length_penalty??1}get best(){if(!this.atEnd)return[...this.prompt.byStep[this.shownTo].values()][0]||null;let e=this.log.lines().
find(({last:n})=>n&&n.sequence===this.number);return e?e.last:null}get selected(){let{selected:e}=this.log;return e&&e.beam&&e.sequence===this.number?e:null}get broughtOut(){
return this.selected&&this.selected!==this.timeNode&&!this.log.suggested?this.selected:null}lay(){let{log:e,number:n,prompt:o,atEnd:r}=this;this.stale=!1;let i=r&&
e.returned?e.returned.map(({last:a})=>a):[];this.tree=hi(o,{...this.choices,upTo:this.shownTo,collapsed:this.collapsed,unfolded:this.unfolded,returned:i.filter(
a=>a&&a.sequence===n),live:!e.finished||!r,greedy:this.greedyNodes()})}greedyNodes(){let{prompt:e}=this,{last:n,left:o}=zn(e),r=pn([n]),i=o&&(o.node||o.token&&Cr(
e,o.index,n,o.token.token_id));return i?r.add(i):r}get newest(){let{columns:e,at:n,entries:o}=this.tree,{x:r,width:i}=e.at(-1),{y:a,height:l}=n.get(this.best)||
o[0];return{x:r,y:a,width:i,height:l}}get folded(){return(this.tree?this.tree.columns:[]).filter(n=>n.to>n.from).reduce((n,{from:o,to:r})=>n+r-o,0)}kidsOf(e){return this.
tree.entries.filter(({nodes:n})=>n.length&&n[0].before===e.node)}parentOf(e){return this.tree.at.get(e.nodes[0].before)}entryAt([e,n]){let o=r=>e>=r.x&&e<=r.x+r.
width&&n>=r.y-2&&n<=r.y+r.height+2;return this.tree&&this.tree.entries.findLast(o)}goalsOf(e){return e.beam.progress?(this.goals.has(e)||this.goals.set(e,ys(e,this.
constraints,this.log.prefix.map(n=>n.token_id))),this.goals.get(e)):""}toggle({node:e,column:n,folded:o}){let{unfolded:r,collapsed:i}=this,a=this.tree.columns.some(
({from:l,open:d})=>d&&l===e.index);o?r.add(n.from):a&&r.has(e.index)?r.delete(e.index):i.has(e)?i.delete(e):e.beam.status==="running"&&i.add(e)}};var Fn=class{constructor(e,n){this.box=e,this.changed=n,this.x=0,this.y=0,this.zoom=1,this.plane=[1,1],this.moved=!1,this.byHand=!1,this.gesture=!1,this.pointers=
new Map,e.addEventListener("pointerdown",o=>this.down(o)),e.addEventListener("pointermove",o=>this.move(o));for(let o of["pointerup","pointercancel"])e.addEventListener(
o,r=>this.up(r));e.addEventListener("wheel",o=>this.wheel(o),{passive:!1}),this.resized=()=>this.settle(),new ResizeObserver(()=>this.resized()).observe(e)}get width(){
return this.box.clientWidth||1}get height(){return this.box.clientHeight||1}get area(){return[this.x,this.y,this.x+this.width/this.zoom,this.y+this.height/this.
zoom]}get limits(){let e=Math.min(this.width/this.plane[0],this.height/this.plane[1]);return[Math.min(.9,Math.max(.01,e)),2.5]}sized(e,n){this.plane=[e,n],this.
settle()}settle(){let[e,n]=this.limits;this.zoom=Math.min(n,Math.max(e,this.zoom));let[o,r]=[this.width/this.zoom,this.height/this.zoom],i=(a,l,d)=>l>d?(d-l)/2:
Math.max(0,Math.min(a,d-l));this.x=i(this.x,o,this.plane[0]),this.y=i(this.y,r,this.plane[1]),this.changed()}zoomBy(e,[n,o]=[this.width/2,this.height/2],r=!1){this.
gesture=r;let[i,a]=this.limits,l=Math.min(a,Math.max(i,this.zoom*e));this.x+=n/this.zoom-n/l,this.y+=o/this.zoom-o/l,this.zoom=l,this.byHand=!0,this.settle()}whole(){
[this.zoom]=this.limits,[this.x,this.y]=[0,0],this.settle()}shows({x:e,y:n,width:o,height:r}){let[i,a,l,d]=this.area;return e>=i&&n>=a&&e+o<=l&&n+r<=d}reveal({x:e,
y:n,width:o,height:r},i=40){let[a,l,d,m]=this.area,w=Math.min(i,(d-a)/4,(m-l)/4);this.x+=Math.min(0,e-w-a)||Math.max(0,e+o+w-d),this.y+=Math.min(0,n-w-l)||Math.
max(0,n+r+w-m),this.settle()}at({clientX:e,clientY:n}){let{left:o,top:r}=this.box.getBoundingClientRect();return[this.x+(e-o)/this.zoom,this.y+(n-r)/this.zoom]}down(e){
e.button||(this.pointers.set(e.pointerId,e),this.pointers.size===1&&(this.moved=!1))}move(e){let n=this.pointers.get(e.pointerId);if(!n)return;let[o,r]=[e.clientX-
n.clientX,e.clientY-n.clientY];if(!this.moved&&Math.hypot(o,r)<4)return;this.moved||this.box.setPointerCapture(e.pointerId),this.moved=!0,this.byHand=!0,this.pointers.
set(e.pointerId,e);let i=[...this.pointers.values()].find(({pointerId:a})=>a!==e.pointerId);if(i){let a=m=>Math.hypot(m.clientX-i.clientX,m.clientY-i.clientY)||
1,{left:l,top:d}=this.box.getBoundingClientRect();this.zoomBy(a(e)/a(n),[(e.clientX+i.clientX)/2-l,(e.clientY+i.clientY)/2-d],!0)}else this.x-=o/this.zoom,this.
y-=r/this.zoom,this.settle()}up(e){this.pointers.delete(e.pointerId)}wheel(e){let n=document.fullscreenElement!==null,{left:o,top:r}=this.box.getBoundingClientRect();
e.ctrlKey||e.metaKey||n&&!e.shiftKey&&!e.deltaX?(e.preventDefault(),this.zoomBy(Math.exp(-e.deltaY*(e.deltaMode?.05:.002)),[e.clientX-o,e.clientY-r],!0)):(e.deltaX||
e.shiftKey)&&(e.preventDefault(),this.x+=(e.deltaX||e.deltaY)/this.zoom,this.byHand=!0,this.settle())}};var Dn=class{constructor(e,n,o){this.box=e,this.state=n,this.pan=o,this.element=null,this.entry=null}focusOn(e,n=!1){let o=this.element,r=o&&document.activeElement===
o;this.element=c("div","",null,{role:"treeitem",tabindex:"0",...this.attributesOf(e)}),this.entry=e,this.box.append(this.element),o&&o.remove(),this.place(),(r||
!n)&&this.element.focus({preventScroll:!0})}attributesOf(e){let{state:n}=this,o=e.node?e.nodes[0].index+2:1,r=e.node?n.kidsOf(n.parentOf(e)||n.tree.entries[0]):
[e],i=e.hidden||e.folded?"false":n.kidsOf(e).length?"true":null;return{"aria-level":o,"aria-label":this.labelOf(e),"aria-setsize":r.length||1,"aria-posinset":Math.
max(0,r.indexOf(e))+1,"aria-selected":String(!!e.node&&e.node===n.selected),...i&&{"aria-expanded":i}}}labelOf(e){let{log:n}=this.state,{node:o,nodes:r}=e;if(!o)
return s(n.readsSource?"The start of the target, where the tree begins":"The prompt, where the tree begins");let i=Y(r.map(ks).join("")),a=r.length>1?z(r.length,
"{count} token, {text}","{count} tokens, {text}",{text:i}):i,l=ws(o,n).map(([d,m])=>`${d} ${m}`);return`${a}, ${s("step {number}",{number:o.index+1})}. ${bs(o,e.
look,n,e)} ${l.join(", ")}`}place(){let{state:{tree:e,best:n},entry:o,pan:{x:r,y:i,zoom:a}}=this;if(!e)return;let l=o&&(o.node?e.at.get(o.node):e.entries[0])||e.
at.get(n)||e.entries[0];if(!o||l.node!==o.node){this.focusOn(l,!0);return}this.entry=l,Object.assign(this.element.style,{left:`${(l.x-r)*a}px`,top:`${(l.y-i)*a}\
px`,width:`${l.width*a}px`,height:`${l.height*a}px`})}neighbour(e){let n=this.state.tree.entries.filter(({x:o})=>o===this.entry.x).sort((o,r)=>o.y-r.y);return n[n.
indexOf(this.entry)+e]}};var Ci=600,Bd=150,zd=130,Pi=.2,jd=.4,Hn=class{constructor(e,n){this.root=e,this.state=n,this.log=n.log,this.box=this.part("window"),this.slider=this.part("slide\
r"),this.picture=new Dt(this.part("picture")),this.pan=new Fn(this.box,()=>this.schedule()),this.pan.resized=()=>{this.pan.settle(),n.tree&&!this.pan.byHand&&this.
pan.reveal(this.selected||n.newest,30)},this.item=new Dn(this.part("tree-nodes"),n,this.pan),this.card=xs(this.part("node-card"),this.log),this.picked=xs(this.part(
"picked"),this.log),this.drawn=null,this.wanted=!1,this.resting=void 0,this.part("legend-line").append(...Ai())}part(e){return this.root.querySelector(".gp-"+e)}get selected(){
return this.log.selected&&this.state.tree?this.state.tree.at.get(this.log.selected):void 0}revealSelected(){let{selected:e,pan:n}=this;e&&!n.shows(e)&&n.reveal(
e,1/0)}begin(){let{state:e}=this;e.begin(),Object.assign(this.pan,{x:0,y:0,zoom:1,byHand:!1}),this.part("candidates-shown").value=e.choices.candidates,this.part(
"number").value=e.choices.number,this.part("lost").checked=e.choices.lost,this.part("fold").checked=e.choices.fold}grow(){let{state:e,pan:n,box:o}=this;e.lay();
let{width:r,height:i}=e.tree;n.byHand||(n.zoom=Math.min(1,Math.max(.8,(Ci-4)/i)));let a=`${Math.round(Math.max(Bd,Math.min(Ci,i*Math.min(1,n.zoom)+4)))}px`;o.style.
height!==a&&(o.style.height=a),this.drawn=null,n.sized(r,i),n.byHand||n.reveal(e.newest,30),this.drawPicked(),this.sayTime()}schedule(){this.wanted||(this.wanted=
!0,requestAnimationFrame(()=>{this.wanted=!1,!this.root.hidden&&this.state.prompt&&this.draw()}))}redraw(){this.pan.gesture=!1,this.drawn=null,this.schedule()}regrow(){
this.state.stale=!0,this.schedule()}draw(){(this.state.stale||!this.state.tree)&&this.grow();let{pan:e,picture:n}=this,{x:o,y:r,zoom:i,area:a}=e;this.drawn&&e.gesture&&
Math.abs(Math.log(i/this.drawn.zoom))<jd&&i!==this.drawn.zoom?(clearTimeout(this.resting),this.resting=setTimeout(()=>this.redraw(),zd)):(!this.isDrawn(a)||i!==
this.drawn.zoom)&&this.drawAround(a,i);let{drawn:d}=this,m=[(d.area[0]-o)*i,(d.area[1]-r)*i].map(w=>`${w.toFixed(2)}px`);n.element.style.transform=`translate(${m}\
) scale(${i/d.zoom})`,n.nameBandsAt(o),this.item.place(),this.part("follow").hidden=!e.byHand}isDrawn([e,n,o,r]){if(!this.drawn)return!1;let{area:i}=this.drawn;
return e>=i[0]&&n>=i[1]&&o<=i[2]&&r<=i[3]}drawAround([e,n,o,r],i){let{picture:a}=this,[l,d]=[(o-e)*Pi,(r-n)*Pi],m=[e-l,n-d,o+l,r+d];this.drawn={zoom:i,area:m},K(
a.element,{width:(m[2]-m[0])*i,height:(m[3]-m[1])*i}),K(a.world,{transform:`translate(${-m[0]*i} ${-m[1]*i}) scale(${i})`}),a.draw(this.state.tree,this.look(m))}look(e){
let{state:n,log:o}=this,r=n.broughtOut;return{area:e,zoom:this.pan.zoom,path:pn([r||n.best]),dim:!!r,number:n.choices.number,penalty:n.penalty,goals:n.constraints.
length?i=>n.goalsOf(i):null,root:s(o.readsSource?"target start":"the prompt")}}goTo(e){let{state:n,log:o,pan:r}=this;n.upTo=e>=n.length-1?null:Math.max(0,e),n.timeNode=
n.upTo===null?null:n.best,o.selectStep(n.timeNode),n.upTo!==null&&(r.byHand=!1),this.regrow()}sayTime(){let{state:e,slider:n}=this,o=Math.max(1,e.length),r={step:e.
shownTo+1,end:o,folded:e.folded},i=s("step {step} of {end}",r);K(n,{max:o}),n.value=String(e.shownTo+1),n.setAttribute("aria-valuetext",i),M(this.part("step-wor\
ds"),e.folded?s("step {step} of {end}, {folded} folded",r):i),M(this.part("play"),s(e.playing?"❚❚ Pause":"▶ Play"))}showCard(e){let{card:n,pan:o,state:r}=this;
n.show(e.node,r.tree,r.constraints);let{x:i,y:a,zoom:l}=o,[d,m]=[(e.x-i)*l,(e.y+e.height-a)*l+8],{element:w}=n,b=(e.y-a)*l-w.offsetHeight-8;w.style.left=`${Math.
max(4,Math.min(d,o.width-w.offsetWidth-4))}px`,w.style.top=`${m+w.offsetHeight>o.height&&b>0?b:m}px`}drawPicked(){let{state:e,log:n}=this,o=e.broughtOut,r=this.
part("picked");if(r.hidden=!o,r.hidden)return;this.picked.show(o,e.tree,e.constraints),this.part("go-on").hidden=!n.canAsk||n.hideFrom!==null;let i=e.tree.at.get(
o),a=i&&!i.hidden&&e.kidsOf(i).length,l=this.part("collapse");l.hidden=!i||!a&&!i.hidden||o.beam.status!=="running",M(l,i&&i.hidden?s("Open what follows ({count\
})",{count:i.hidden}):s("Fold what follows"))}drawPrompts(){let e=this.log.prompts.length,n=this.part("prompt-number");this.part("which").hidden=e<2,n.options.length!==
e&&(n.replaceChildren(...this.log.prompts.map((o,r)=>c("option","",String(r+1),{value:r}))),n.value=this.state.number)}};function Ni(t,e){let n=new jn(e),o=new Hn(t,n);return ki(o),r=>{t.hidden=!e.usesBeams,r.run&&e.started&&o.begin(),!t.hidden&&(o.part("files").querySelector("[da\
ta-file=html]").hidden=!e.canAsk,(r.run||r.steps||r.status)&&(n.stale=!0,o.drawPrompts()),o.drawn=null,o.draw(),r.selection&&o.revealSelected(),o.drawPicked())}}var Fd={returned:"★",kept:"■",running:"●",out:"□"},[Dd,Wi]=[100,14],Hd=16,vs=new WeakMap,qi=new WeakMap;function Kn(t){let e=[],n=t;for(;n&&!vs.has(n);)
e.push(n),n=n.before;let o=n?vs.get(n):"";for(let r of e.reverse())o+=r.piece??(r.given||!un(r.beam)?r.chosen.text:""),vs.set(r,o);return o}function Un(t,e=26){
let n=Array.from(t);return n.length<=2*e+3?t:`${n.slice(0,e).join("")} … ${n.slice(-e).join("")}`}function Kd(t,e){let n=0;for(;n<t.length&&t[n]===e[n];)n+=1;
for(;n>0&&!/\s/.test(t[n]??" ");)n-=1;return n}function Gd(t,e,n){if(n.ends.has(t.beam.token_id))return ke("eos")[0];if(t.length>=n.maxNew)return ke("length")[0];
let o=(e.returned||[]).find(({last:r})=>r===t);return o?ke(o.stopReason)[0]:s("a stopping criterion")}function Ud({place:t,state:e,why:n}){return t!==null?e==="\
returned"?s("{place} output",{place:t+1}):String(t+1):n==="dropped"?s("dropped"):n==="too late"?s("too late"):n==="not reached"?s("not reached"):e==="running"?s(
"still running"):""}var Gn=class{constructor(e,n){this.table=e,this.body=e.tBodies[0],this.log=n,this.rows=[],this.body.addEventListener("click",o=>{let r=this.
rows.find(({pick:i})=>i.contains(o.target));r&&n.selectStep(n.selected===r.node?null:r.node)}),this.body.addEventListener("keydown",o=>{o.key==="Escape"&&n.selectStep(
null);let r={ArrowDown:1,ArrowUp:-1}[o.key];if(!r)return;o.preventDefault();let i=this.rows[this.rows.findIndex(({pick:a})=>a===o.target)+r];i&&!i.row.hidden&&i.
pick.focus()})}newRow(){let e=this.body.insertRow(),n=Array.from({length:9},()=>e.insertCell()),[o,r]=[c("span","gp-sign",null,{"aria-hidden":"true"}),c("span")];
n[0].append(o,r);let i=c("button","gp-pick",null,{type:"button"}),[a,l]=[c("bdi","gp-head-text"),c("bdi","gp-tail-text")];i.append(a,l),n[3].append(i);let d={row:e,
cells:n,sign:o,place:r,pick:i,head:a,tail:l,node:null};return this.rows.push(d),d}draw(e,n,o){let r={moved:n!==null,group:e.some(({node:d})=>(d.beam.group??null)!==
null),words:e.some(({node:d})=>d.beam.progress)};for(let[d,m]of Object.entries(r))G(this.table.tHead.querySelector(`.gp-${d}-column`),m);for(;this.rows.length<e.
length;)this.newRow();let i=e.map(({node:d})=>Kn(d)),a=i.map(d=>Kd(d,i[0]));i.length>1&&(a[0]=Math.min(...a.slice(1)));let l=Math.max(0,e.findIndex(({node:d})=>d===
this.log.selected));this.rows.forEach((d,m)=>{G(d.row,m<e.length),!d.row.hidden&&(d.pick.tabIndex!==(m===l?0:-1)&&(d.pick.tabIndex=m===l?0:-1),this.fill(d,e[m],
i.length>1?a[m]:0,n,o,r))})}fill(e,n,o,r,i,a){let{node:l,score:d,place:m,state:w}=n,{cells:b,pick:k}=e,[P,N]=[Kn(l),this.log.selected===l];e.node=l,e.row.dataset.
state!==w&&(e.row.dataset.state=w),M(e.sign,Fd[w]),M(e.place,Ud(n)),this.sayText(e,P,o,N),k.getAttribute("aria-pressed")!==String(N)&&k.setAttribute("aria-press\
ed",String(N)),G(b[1],a.moved),a.moved&&M(b[1],Vd(m,r.get(l))),G(b[2],a.group),a.group&&M(b[2],Pe(l.beam.group)),M(b[4],Number.isFinite(Se(l))?J(Se(l)):"−∞"),
M(b[5],String(l.length)),M(b[6],Number.isFinite(d)?J(d):"−∞"),G(b[7],a.words),a.words&&M(b[7],this.written(l,i)),M(b[8],w==="running"?"–":`${l.index+1}: ${Gd(
l,this.log,i)}`)}sayText({pick:e,head:n,tail:o},r,i,a){let l=a||i<Hd?0:i,d=`${a} ${l} ${r}`;if(qi.get(e)===d)return;qi.set(e,d);let m=Array.from((l?"…":"")+r.
slice(l)),w=a||m.length<=2*Wi?0:Wi,b=m.slice(0,m.length-w);me(n,(a?b:b.slice(0,Dd)).join("")),me(o,w?m.slice(-w).join(""):"",{plain:!w}),e.setAttribute("aria-la\
bel",Y(r)),l||m.length>60?we(e,()=>s("The whole text: {text}",{text:r})):delete e.dataset.tip}written(e,{constraints:n,promptIds:o}){let r=n.filter((i,a)=>pt(i,
e.beam.progress[a],e,o)).length;return`${r===n.length?"✓ ":""}${s("{done} of {all}",{done:r,all:n.length})}`}};function Vd(t,e){return e===void 0?t===null?"–":
"– ▲":t===null?`${e+1} ▼`:t===e?`${e+1} =`:`${e+1} ${t<e?"▲":"▼"} ${Math.abs(t-e)}`}var Vn=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-greedily"),this.path=this.root.querySelector(".gp-path"),this.doubt=this.root.querySelector(
".gp-doubt"),this.exactly=this.root.querySelector(".gp-exactly"),this.button=this.root.querySelector(".gp-ask-greedy"),this.isAsked=!1,this.said=null,this.button.
addEventListener("click",()=>{this.isAsked=!0,this.sayButton(),n.ask({type:"search",kind:"greedy"})})}sayButton(){this.button.disabled=this.isAsked,M(this.button,
s(this.isAsked?"running …":"Run greedy decoding"))}draw(e,n,o){let{log:r}=this,i=(r.searched.get(r.turn)||[]).find(({kind:l})=>l==="greedy")||null;this.button.
hidden=!!i||!r.finished||!Object.hasOwn(r.answers,"search"),this.sayButton(),this.path.hidden=!!i,this.fill(this.path,this.pathWords(zn(e.prompts[n]),e,o.prompts[n].
kept,!!r.started.effective.do_sample));let a=Li(r.started).map(l=>Ce(l)[0]);this.doubt.hidden=!a.length||!!i,M(this.doubt,s("This is the path of the most probab\
le tokens as the search had them. Greedy decoding may give another one: {processors} can act differently on its logits.",{processors:a.join(", ")})),this.exactly.
hidden=!i,i&&this.said!==i&&this.drawFound(i,e,n,o),this.said=i}fill(e,n){let o=n.map(r=>typeof r=="string"?r:r.textContent).join(`
`);e.dataset.said!==o&&(e.dataset.said=o,e.replaceChildren(...n))}pathWords({last:e,ended:n,left:o},r,i,a){if(o)return this.leftWords(o,r,a);if(!e||e.given)return[
s(a?"The path of the most probable tokens is not known yet.":"The greedy path is not known yet.")];let l=n?i.findIndex(({node:w})=>w===e):-1,d=J(Se(e)),m=l<0?z(
e.length,"Its sum is {sum} after {count} token.","Its sum is {sum} after {count} tokens.",{sum:d}):z(e.length,"Its sum is {sum} after {count} token, its score {\
score}.","Its sum is {sum} after {count} tokens, its score {score}.",{sum:d,score:J(i[l].score,4)});return[[this.fateWords(e,n,l,a),m,...this.bestWords(e,n,l,r,
i)].join(" ")]}fateWords({beam:e,index:n},o,r,i){let a={text:s(i?"The text of the most probable tokens":"The greedy text"),beam:(e.beam??0)+1,place:r+1,token:n+
1};return o?r>0?s("{text} has ended, and has rank {place}.",a):r===0?this.log.finished?s("{text} is the best output.",a):s("{text} is the best so far.",a):e.status===
"finished"?s("{text} ended at token {token} but is not kept: others are better.",a):s("{text} ended at token {token} but does not count: it ranked too low or la\
cks a constraint.",a):s("{text} is still running, as beam {beam}.",a)}bestWords({sequence:e},n,o,r,i){if(!n){let m=r.prompts[e].running.map(Se);return m.length?
[s("The best beam has {sum}.",{sum:J(Math.max(...m))})]:[]}if(o===0||!i[0])return[];let{node:a,score:l}=i[0],d={sum:J(Se(a)),score:J(l,4)};return[z(a.length,"Th\
e best has a sum of {sum} after {count} token, and a score of {score}.","The best has a sum of {sum} after {count} tokens, and a score of {score}.",d)]}leftWords({
index:e,token:n,node:o,sum:r,considered:i,best:a,worst:l},d,m){let w=d.prompts.some(({steps:P})=>(P[0]||[]).some(({beam:N})=>(N.group??null)!==null)),b=[o?s("ra\
nk {rank} of {considered}",{rank:o.rank,considered:i}):s("not among the {considered} considered",{considered:i}),...r===null?[]:[s("sum {sum}",{sum:J(r)})],...l===
null?[]:[s("worst beam that went on {worst}, best {best}",{worst:J(l),best:J(a)})]].join("; "),k=s(m?"{where} left the path of the most probable tokens at token\
 {place}: {token} ({details}).":"{where} left the greedy path at token {place}: {token} ({details}).");return pe(k,{where:s(w?"Group A":"The search"),place:String(
e+1),details:b,token:n?oe(n.text,"gp-strong"):s("a token that was not recorded")})}drawFound(e,n,o,r){let i=e.tokens.map(([P])=>P),a=gs(n.prompts[o],P=>i[P]),l=P=>P.
reduce((N,S)=>N+(ve(S)??-1/0),0),d=r.prompts[o].kept[0],m=d?fe(d.node).filter(P=>!P.given):[],w=c("span");this.fill(w,[...pe(s("Run by the library, greedy decod\
ing wrote {text}."),{text:oe(Un(e.text,60),"gp-wrote")}),` ${this.totalWords(i.length,l(e.tokens.map(([,,P])=>P)))} `,d?`${this.bestTotalWords(m.length,l(m.map(
({chosen:P})=>P.raw_logprob)))} `:"",...this.pathWords(a,n,r.prompts[o].kept,!1)]);let b=c("details"),k=c("table");for(let[P,[,N,S]]of e.tokens.entries()){let E=k.
insertRow();E.insertCell().textContent=P+1,E.insertCell().append(oe(N)),E.insertCell().textContent=J(ve(S))}b.append(c("summary","",s("Its tokens and their log-\
probabilities")),k),this.exactly.replaceChildren(w,b)}totalWords(e,n){let o={sum:J(n)};return this.log.started.processors.length?z(e,"It has {count} token with \
a log-probability of {sum} before the processors.","It has {count} tokens with a log-probability of {sum} before the processors.",o):z(e,"It has {count} token w\
ith a log-probability of {sum}.","It has {count} tokens with a log-probability of {sum}.",o)}bestTotalWords(e,n){let o={sum:J(n)};return this.log.started.processors.
length?z(e,"The best output has {count} token with a log-probability of {sum} before the processors.","The best output has {count} tokens with a log-probability\
 of {sum} before the processors.",o):z(e,"The best output has {count} token with a log-probability of {sum}.","The best output has {count} tokens with a log-pro\
bability of {sum}.",o)}};var Vt=(t,e)=>t.lengthPenalty===e.lengthPenalty&&t.earlyStopping===e.earlyStopping,Ss=t=>Ut.find(([e])=>e===t)?.[1]??String(t),Ot=t=>String(Number(t.toFixed(4))),
Jn=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-stopping"),this.why=this.root.querySelector(".gp-stopped-by"),this.rows=Ut.map(([o,r])=>this.
newRow(o,r)),this.asked=null}newRow(e,n){let o=this.root.querySelector("tbody").insertRow(),r=c("th","",null,{scope:"row"});o.append(r);let[i,a,l]=Array.from({length:3},
()=>o.insertCell()),d=c("span"),m=c("button","gp-button gp-run-on",null,{type:"button","aria-label":s("Run the search with early_stopping {name}",{name:n})});l.
dataset.name=`${s("outputs:")} `,i.append(d," ",m);let w={row:o,head:r,words:d,button:m,because:a,outputs:l,value:e,name:n,rule:null};return m.addEventListener(
"click",()=>{this.asked=w.rule,this.log.ask({type:"search",kind:"rule",rule:w.rule}),this.sayButton(w)}),w}sayButton({button:e,rule:n}){let o=!!(this.asked&&Vt(
this.asked,n));e.disabled=o,M(e,s(o?"running …":"Run the search"))}draw(e,n,o,r,i){M(this.why,this.whyWords(e,n,o(e.own),i));for(let a of this.rows){a.rule={lengthPenalty:r.
lengthPenalty,earlyStopping:a.value};let l=Vt(a.rule,e.own);ae(a.row,l?"gp-own-rule":""),M(a.head,l?s("{name} (this run)",{name:a.name}):a.name),this.drawRule(a,
e,n,o,i)}}drawRule(e,n,o,r,i){let a=r(e.rule),{pools:l}=a.prompts[o],d=l.every(({exact:b})=>b),m=a.stop&&d?null:this.answerTo(e.rule),w=!m&&!(a.stop&&d);if(e.button.
hidden=!w||!this.log.finished||!Object.hasOwn(this.log.answers,"search"),this.sayButton(e),m){M(e.words,s("after step {step}",{step:m.steps})),M(e.because,s("fo\
und by a run")),this.sayOutputs(e.outputs,...this.comparedIds(m));return}M(e.words,Jd(a,d,i)),M(e.because,this.reasons(l,n,e.rule)),!d||!a.stop?M(e.outputs,"–"):
this.sayOutputs(e.outputs,...this.comparedNodes(a,r(n.own),o,n))}answerTo(e){return(this.log.searched.get(this.log.turn)||[]).find(o=>o.kind==="rule"&&Vt(o.rule,
e))||null}comparedNodes(e,n,o,{wanted:r}){let[i,a]=[e,n].map(({prompts:d})=>d[o].kept.slice(0,r));return[i.filter(({node:d},m)=>!a[m]||a[m].node!==d).length,i.length,
i[0]?{text:Kn(i[0].node),score:i[0].score}:null]}comparedIds({outputs:e}){let n=this.log.finished.sequences.map(({token_ids:o})=>o.join(" "));return[e.filter(({
token_ids:o},r)=>o.join(" ")!==n[r]).length,e.length,e[0]]}sayOutputs(e,n,o,r){let i=r&&{differ:n,all:o,score:J(r.score,4)},a=n?o>1?s("{differ} of {all} differ;\
 the best, with score {score}:",i):s("another text, with score {score}:",i):s("the same"),l=a+(n?r.text:"");e.dataset.said!==l&&(e.dataset.said=l,e.replaceChildren(
a,...n?[" ",oe(Un(r.text,40),"gp-wrote")]:[]))}whyWords(e,n,o,r){let{pools:i}=o.prompts[n],a=Ss(e.own.earlyStopping);return(o.stop?s("This search stopped after \
step {step} by the rule of early_stopping {name}.",{step:o.stop.step,name:a}):r?s("The search was cut off. By the rule of early_stopping {name} it would have go\
ne on.",{name:a}):s("The search goes on by the rule of early_stopping {name}.",{name:a}))+(i.length>1?`
`:" ")+this.reasons(i,e,e.own)}reasons(e,n,o){return e.map(r=>[...Yd(r,e.length>1),this.reason(r,n,o)].join(" ")).join(`
`)}reason({stop:e,weighed:n},o,r){if(!n)return s("No step has been taken.");let{best:i,length:a,bound:l,worst:d}=n;if(e&&e.why==="criteria")return this.cutOffWords(
o,e);if(d===null)return z(o.size,"No text has ended.","Fewer than {count} texts have ended.");let m=r.earlyStopping==="never"&&r.lengthPenalty>0,w=`${J(i)} / ${a}\
 ^ ${Ot(r.lengthPenalty)} = ${J(l,4)}`,b={numbers:m?s("{formula} (at the longest possible length)",{formula:w}):w,worst:J(d,4)},{together:k}=o;if(!e)return k?s(
"The best running beam, {numbers}, is above the worst that is kept, {worst}.",b):s("The best continuation of the step, {numbers}, is above the worst that is kep\
t, {worst}.",b);if(e.why==="settled")return k?s("No running beam can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",b):
s("No continuation of the step can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",b);let P=z(o.size,"{count} text has\
 ended, which is enough.","{count} texts have ended, which is enough.");if(!(l>d))return P;let N=k?s("Yet the best running beam, {numbers}, was above the worst \
of them, {worst}.",b):s("Yet the best continuation of the step, {numbers}, was above the worst of them, {worst}.",b);return`${P} ${N}`}cutOffWords({start:e,maxNew:n},{
step:o}){if(o-e>=n)return z(e+n,"The length limit of {count} token was reached.","The length limit of {count} tokens was reached.");let r=(this.log.finished?this.
log.finished.sequences:[]).find(({stop_reason:i})=>!["eos","length","unfinished"].includes(i));return r?s("Every continuation met a stopping criterion ({reason}\
).",{reason:ke(r.stop_reason)[0]}):s("Every continuation met a stopping criterion.")}};function Jd({stop:t,prompts:e},n,o){return n?t?s("after step {step}",{step:t.
step}):o?s("goes on past step {step}",{step:Bn({prompts:e})}):s("not yet"):t?s("not exact: about step {step}",{step:t.step}):s("not exact")}function Yd({group:t,
stop:e},n){if(t===null)return[];let o={group:Pe(t),step:e&&e.step};return[n&&e?s("Group {group}, after step {step}:",o):s("Group {group}:",o)]}function Ii(t,e){let o=_=>t.querySelector(".gp-"+_),[r,i,a,l,d]=["slide","power","rule","own-again","of-prompt"].map(o),[m,w,b]=["formula","honest","rest"].map(
o),k=new Gn(o("hypothesis-table"),e),P=new Jn(t,e),N=new Vn(t,e),S={},E=new Map;for(let[_,L]of Ut)a.append(c("option","",L,{value:JSON.stringify(_)}));r.addEventListener(
"input",()=>O({lengthPenalty:Number(r.value)})),i.addEventListener("input",()=>{Number.isFinite(i.valueAsNumber)&&O({lengthPenalty:i.valueAsNumber})}),i.addEventListener(
"change",()=>e.usesBeams&&C($(fs(e)),!0)),a.addEventListener("change",()=>O({earlyStopping:JSON.parse(a.value)})),l.addEventListener("click",()=>{S={},p(),r.focus()}),
d.addEventListener("change",()=>p());function O(_){S={...S,..._},p()}let $=_=>({..._.own,...S});function C(_,L=!1){Number(r.value)!==_.lengthPenalty&&(r.value=_.
lengthPenalty),(L||document.activeElement!==i)&&(i.value=Ot(_.lengthPenalty)),a.value=JSON.stringify(_.earlyStopping)}function y(_){return L=>{let v=JSON.stringify(
L),q=E.get(v);if(q)return q;let I=Oi(_,L);return I.stop&&E.set(v,I),I}}function h(_){return{stop:e.finished?{step:0,why:""}:null,prompts:_.prompts.map(({finished:L})=>({
kept:L.map(v=>({node:v,score:v.beam.final_score})),pools:[{group:null,stop:null,weighed:null,exact:!0}]}))}}function p({onlySelection:_=!1,anew:L=!1}={}){let v=fs(
e),q=!!(e.finished||e.failed),I=u(v.prompts.length),D=y(v),W=v.together!==null&&Ei(v,D(v.own),!!e.finished),R=W?$(v):v.own,j=W?D(R):h(v),H=W?D(v.own):j,U=W&&!Vt(
R,v.own),Q=Ti(v,I,j,R,q),te=U?new Map(H.prompts[I].kept.map(({node:se},he)=>[se,he])):null;if(k.draw(Q.slice(0,40),te,v),b.hidden=Q.length<=40,M(b,z(Q.length-40,
"and {count} more, with a lower score","and {count} more, with lower scores")),_)return;for(let se of["what-if","stopping"])o(se).hidden=!W;o("greedily").hidden=
!1,C(R,L),l.hidden=!U,M(l,s("Back to the run’s own: {power}, {early}",{power:Ot(v.own.lengthPenalty),early:Ss(v.own.earlyStopping)}));let re=Q.filter(({place:se})=>se!==
null);M(o("counts"),f(Q,re)),M(o("scored"),s("sum / length ^ {power}",{power:Ot(R.lengthPenalty)})),m.setAttribute("aria-live",U?"polite":"off"),M(m,g(re[0],R)),
x(W?A(j,H,I,v,R,q):T(v)),W&&P.draw(v,I,D,R,q),N.draw(v,I,H)}function u(_){return o("of-prompts").hidden=_<2,d.options.length!==_&&d.replaceChildren(...Array.from(
{length:_},(L,v)=>c("option","",s("prompt {number}",{number:v+1}),{value:v}))),Math.max(0,d.selectedIndex)}function f(_,L){let v=_.filter(({state:I})=>I==="runn\
ing").length,q=_.filter(({state:I})=>I==="returned").length;return[s("{count} ended",{count:B(_.length-v)}),s("{count} kept",{count:B(L.length)}),...v?[s("{coun\
t} running",{count:B(v)})]:[],...q?[z(q,"{count} output","{count} outputs")]:[]].join(", ")}function g(_,{lengthPenalty:L}){if(!_)return s("No text is kept yet.");
let{node:v,score:q}=_,I={sum:J(Se(v)),length:v.length,power:Ot(L),score:J(q,4)};return s("The best: score = sum / length ^ length_penalty = {sum} / {length} ^ {\
power} = {score}",I)}function x(_){w.hidden=!_,M(w,_)}function T(_){return _.prompts.every(({steps:L,given:v})=>L.length===v)?s("The search has not begun: all t\
okens so far were given."):_.together===null?s("This decoding loop has its own rules: the texts are shown as they were recorded."):s("The recording does not fol\
low the rules of this search, so it does not tell what other settings would give.")}function A(_,L,v,q,I,D){let W=Math.max(1,...q.prompts.map(({steps:U})=>U.length-
q.start)),R=W**I.lengthPenalty;if(!Number.isFinite(R)||R===0)return s("{length} ^ {power} is too large or too small for a floating-point number: the search itse\
lf would fail.",{length:W,power:Ot(I.lengthPenalty)});let j=_.prompts[v].pools.filter(({exact:U})=>!U);if(j.length){let U=j.map(({group:Q})=>Pe(Q)).join(", ");return z(
j.length,"Not exact: an earlier group would have stopped at another step, and the padding that a stopped group writes changes the diversity penalty of group {gr\
oups}.","Not exact: an earlier group would have stopped at another step, and the padding that a stopped group writes changes the diversity penalty of groups {gr\
oups}.",{groups:U})}if(Vt(I,q.own))return"";if(!_.stop){if(!D)return"";let U=Bn(_);return q.together?s("With these settings the search would have gone on past s\
tep {step}, where the recording ends: this ranks what is known so far.",{step:U}):s("With these settings the search would have gone on past step {step}, where t\
he recording of a group ends: this ranks what is known so far.",{step:U})}let{step:H}=_.stop;return L.stop?H<L.stop.step?s("With these settings the search would\
 have stopped after step {step}, not {own}: what ended later does not count.",{step:H,own:L.stop.step}):"":s("With these settings the search would have stopped \
after step {step}: what ended later does not count.",{step:H})}return _=>{if(_.run&&(S={},E=new Map,d.replaceChildren()),(_.run||_.searched)&&(P.asked=N.isAsked=
null),t.hidden=!e.usesBeams,t.hidden)return;let L=e.hideFrom!==null;if(o("untold").hidden=!L,o("found").hidden=L,o("counts").hidden=L,L)return;let{run:v,steps:q,
status:I,selection:D,searched:W}=_;v||q||I||W?p({anew:v}):D&&p({onlySelection:!0})}}var Xd=["token_id","text","piece","logprob","raw_logprob","entropy"],_s=class extends _t{constructor(e,n){super(),this.group=e,this.number=n}changed(e){super.changed(
e),this.group&&this.group.entryChanged(this.number,e)}},Yn=class extends Wt{constructor(e){super(["run","steps","status","measured","found","lanes","pair","unit"]),
this.name=e,this.lanes=null,this.turn=void 0,this.fresh=new Set,this.unit="bits",this.clear(null)}clear(e){this.header=e,this.showMetrics(),this.done=null,this.
apart=null,this.found=null,this.charts={},this.asking=null,this.pair=[0,1],this.fresh.clear(),this.groups=(e?e.groups:[]).map((n,o)=>({...n,number:o,entries:[],
shown:0,told:{values:{},each:{}},values:{},each:{}})),this.entries=(e?e.entries:[]).map(({group:n,seed:o},r)=>{let i=e.kind==="lanes"?Object.assign(new _s(this,
r),{unit:this.unit}):null,a={number:r,group:n,seed:o,log:i,begun:!1,tokens:[],ended:null};return this.groups[n].entries.push(a),a});for(let n of this.kinds)this.
changed(n)}get running(){return!!(this.header&&!this.done)}feedRun(e,n){n!==this.turn&&(this.position=0),this.turn=n,this.feed(e)}read(e){let n=Object.hasOwn(Ri,
e.type)&&Ri[e.type];if(!n)throw new Error("unknown line "+e.type);n(this,e)}entryChanged(e,n){this.fresh.add(e),this.changed(n==="status"?"status":"steps")}flush(){
this.changes.entries=this.fresh,this.fresh=new Set,super.flush()}subscribe(e,n){super.subscribe(e,o=>n({entries:new Set(this.entries.keys()),...o}))}setPair(e,n){
this.pair=[e,n],this.changed("pair")}shownOf(e){let{entries:n,shown:o}=this.groups[e];return n[o]}showEntry(e,n){this.groups[e].shown=n,this.changed("pair")}setLanes(e){
this.lanes=e,this.changed("lanes")}setAsking(e,n){this.asking={question:e,titles:n};for(let o of["steps","status","measured","found"])this.changed(o)}answered(e){
return!!this.found&&this.found.question===e&&(!this.asking||this.asking.question===e)}setUnit(e){this.unit=e,this.showMetrics(),this.groups.forEach(n=>this.showMeasured(
n));for(let{log:n}of this.entries)n&&(n.unit=e);for(let n of["unit","measured"])this.changed(n)}showMetrics(){let e=this.header?this.header.metrics:[];this.metrics=
e.map(n=>n.unit==="nats"?{...n,unit:this.unit}:n),this.inNats=new Set(e.filter(({unit:n})=>n==="nats").map(({name:n})=>n))}showMeasured(e){let n=(r,i)=>this.inNats.
has(r)&&Number.isFinite(i)?Oe(i,this.unit):i,o=(r,i)=>Object.fromEntries(Object.entries(r).map(([a,l])=>[a,i(a,l)]));e.values=o(e.told.values,n),e.each=o(e.told.
each,(r,i)=>i.map(a=>n(r,a)))}},Ri={Comparison(t,e){t.clear(e)},Of(t,{entry:e,event:n}){t.entries[e].log.read(n)},Begun(t,{entry:e,apart:n}){t.apart=n||null,t.entries[e].
begun=!0,t.entryChanged(e,"status")},Tokens(t,{entry:e,tokens:n}){for(let o of n)t.entries[e].tokens.push(Object.fromEntries(Xd.map((r,i)=>[r,o[i]])));t.entryChanged(
e,"steps")},Ended(t,{entry:e,text:n,stop_reason:o,failed:r}){t.entries[e].ended={text:n,stop_reason:o,failed:r},t.entryChanged(e,"status")},Measured(t,{group:e,
values:n,each:o}){t.groups[e].told={values:n,each:o||{}},t.showMeasured(t.groups[e]),t.changed("measured")},Found(t,{values:e,charts:n}){t.found=e,t.charts=n||{},
t.changed("found")},Done(t,{stopped:e,overtaken:n}){t.done={stopped:e,...n&&{overtaken:n}},t.changed("status")}};var Bi={},zi={},Xn=new Map,Zn=new Map,Os="bits";function Ms(t){return Xn.has(t)||Xn.set(t,Object.assign(new _t,{unit:Os})),Xn.get(t)}function Es(t){return Zn.has(
t)||Zn.set(t,Object.assign(new Yn(t),{unit:Os})),Zn.get(t)}function Ts(t){Os=t;for(let e of[...Xn.values(),...Zn.values()])e.setUnit(t)}function Zd(t,e,{log:n="\
main"}={}){ji(Bi[t],t,e,Ms(n))}function Qd(t,e,{group:n}){ji(zi[t],t,e,Es(n))}function ji(t,e,n,o){let r=n.querySelector(".gp-pane");if(!r||!t){console.error(`G\
eneration Playground: there is no pane “${e}” here.`);return}mr(r),Nr(r),o.subscribe(r,t(r,o))}function eh(t,e,n){Ms(t).feedRun(e||"",n)}function th(t,e,n){
Es(t).feedRun(e||"",n)}function Fi(t,e){Bi=t,zi=e;let n={mount:Zd,feed:eh,chooseUnit:Ts,log:Ms,RunLog:_t,mountGroup:Qd,feedGroup:th,group:Es};window.GenerationPlayground=
n;let o=window.GenerationPlaygroundQueue||[],r=i=>{try{i(n)}catch(a){console.error("Generation Playground:",a)}};window.GenerationPlaygroundQueue={push:r},o.forEach(
r)}function Di(t,e,{stepUnder:n,hover:o,leave:r}){t.addEventListener("pointermove",i=>{let a=n(i);a&&(i.buttons===1?e.selectStep(a):o(a))}),t.addEventListener("poi\
nterleave",r),t.addEventListener("click",i=>{let a=n(i);a&&e.selectStep(a)}),Ls(t,e)}function Ls(t,e){t.addEventListener("keydown",n=>{let o={ArrowRight:1,ArrowUp:1,
ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0};n.key==="Escape"&&e.selectStep(null),n.key in o&&(n.preventDefault(),e.walk(o[n.key]))})}function Qn(t,e,n,o,r=0){
e&&(t.setAttribute("aria-valuenow",String(e.isPrompt?e.index-r:e.index+1)),t.setAttribute("aria-valuemin",String(1-r)),t.setAttribute("aria-valuemax",String(n))),
t.setAttribute("aria-valuetext",o)}var nh=new Intl.NumberFormat("en-US",{maximumFractionDigits:2,minimumFractionDigits:2}),Hi=t=>nh.format(t),Ki={information:{unit:!0,write:Hi,look:{rangemode:"to\
zero"}},sum:{unit:!0,write:Hi,look:{}},share:{title:()=>s("probability"),write:F,look:{rangemode:"tozero",tickformat:".0%"}},count:{title:()=>s("tokens kept"),write:B,
look:{type:"log",dtick:1}},rank:{title:()=>s("rank"),write:B,look:{type:"log",dtick:1,autorange:"reversed"}}},$s=[["kept","solid"],["chosen","dash"],["accepted",
"dot"],["rejected","dashdot"],["bonus","longdash"],["text","4px,4px"],["before","12px,3px,2px,3px"],["focus","2px,7px"]].map(([t,e])=>({role:t,dash:e})),Gi=()=>({
information:{name:s("surprisal and entropy"),axis:"information",about:s("Surprisal tells how unexpected each token was; entropy how uncertain the next token was\
, for the model (before) and for the draw (after)."),series:[{name:s("surprisal"),role:"surprisal",dash:"solid",tip:s("How unexpected the chosen token was: minu\
s the logarithm of its probability after the processors; before them where a text was only read."),value:t=>xe(t).surprisal},{name:s("entropy before"),role:"ent\
ropy-before",dash:"dot",tip:s("How uncertain the model was, before any processor: the surprisal that it expected."),value:t=>t.distribution.entropy_before},{name:s(
"entropy after"),role:"entropy-after",dash:"dash",tip:s("How uncertain the draw was, after the processors."),value:t=>t.isPrompt?null:t.distribution.entropy_after}]},
kept:{name:s("candidates kept"),axis:"count",about:s("How many tokens of the vocabulary could still be chosen after the processors. Each line of the grid is ten\
 times the one below."),series:[{name:s("candidates kept"),role:"entropy-after",dash:"solid",tip:s("The number of tokens with a probability above 0 after the pr\
ocessors."),value:t=>t.isPrompt?null:Math.max(1,He(t))}]},cumulative:{name:s("cumulative log-probability"),axis:"sum",about:s("The logarithm of the probability \
of the whole text up to each token: steep where the text is unlikely. The prompt is added up separately."),series:[{name:s("after the processors"),role:"surpris\
al",dash:"solid",sum:!0,tip:s("Added up after the processors: from the probabilities that the tokens were drawn with."),value:t=>t.isPrompt?null:t.chosen.logprob??
t.chosen.raw_logprob},{name:s("before them"),role:"entropy-before",dash:"dot",sum:!0,tip:s("Added up before the processors: from the probabilities that the mode\
l gave."),value:t=>t.chosen.raw_logprob}]},before:{name:s("looked up: probability before"),axis:"share",about:s("How probable the model found each looked-up tok\
en at each place, before the processors."),of:t=>X(t.raw_logprob)},after:{name:s("looked up: probability after"),axis:"share",about:s("How probable each looked-\
up token was in the draw at each place, after the processors: 0% where they removed it."),of:t=>X(t.logprob)},rank:{name:s("looked up: rank"),axis:"rank",about:s(
"The rank of each looked-up token among all tokens before the processors: 1, the likeliest, is at the top."),of:t=>t.raw_rank||null}});var We=(t,e={})=>({color:"var(--gp-muted)",gridcolor:"var(--gp-line)",linecolor:"var(--gp-line)",zeroline:!1,automargin:!0,title:{text:t,standoff:8,font:{size:13}},
...e}),ft=(t,e,n,o,r={})=>({data:e,layout:{font:{color:"var(--gp-text)",size:13,family:"system-ui, Segoe UI, Roboto, Helvetica Neue, Arial"},paper_bgcolor:"var(\
--gp-surface)",plot_bgcolor:"var(--gp-surface)",hoverlabel:{bgcolor:"var(--gp-raised)",bordercolor:"var(--gp-line)",font:{color:"var(--gp-text)"}},hovermode:"cl\
osest",margin:{l:52,r:18,t:28,b:44},height:300,showlegend:!1,xaxis:n,yaxis:o,meta:t,...r}});var oh={solid:"none",dash:"7 4",dot:"2 4",dashdot:"10 4 2 4",longdash:"14 5"},Ui=t=>oh[t]??t.replaceAll("px","").replaceAll(","," ");function Vi({series:t,of:e},n){
return t||[...n].slice(-$s.length).map(([o,r],i)=>({...$s[i],name:r,tip:s("The looked-up token {token}, id {id}.",{token:Y(r),id:o}),value:a=>{let l=(a.watched||
[]).find(({token_id:d})=>d===o);return l?e(l):null}}))}function Ji({curve:t,series:e,steps:n,prompt:o,current:r,unit:i,factor:a}){let l=Ki[t.axis],d=o.length,m=O=>O.
index+1-(O.isPrompt?d+1:0),w=l.unit?a:1,b=(O,$,C)=>({type:"scatter",mode:$.length>400?"lines":"lines+markers",name:O.name,connectgaps:!1,hoverinfo:"text",x:$.map(
m),...sh(O,$,w,l,i),line:{color:`var(--gp-${O.role})`,width:2,dash:O.dash},marker:{color:`var(--gp-${O.role})`,size:4},opacity:C?.75:1}),k=e.flatMap(O=>[...d?[b(
O,o,!0)]:[],b(O,n,!1)]),P=Math.max(10,n.length),N=We(s("token"),{range:[d?.5-d:.5,P+.5],showgrid:!1}),S=We(l.unit?i:l.title(),l.look),E={label:s("{curve} along \
the text",{curve:t.name}),layout:{height:260,hovermode:"x",margin:{l:52,r:12,t:12,b:40},shapes:rh(d,r&&m(r))}};return ft(E.label,k,N,S,E.layout)}function sh(t,e,n,o,r){
let i=0,a=e.map(d=>{let m=ve(t.value(d));return t.sum?(i=i===null||m===null?null:i+m,i===null?null:i*n):m===null?null:m*n}),l=a.map((d,m)=>d===null?"":s("{token\
} {series}: {value}",{token:Y(e[m].chosen.text),series:t.name,value:`${o.write(d)}${o.unit?` ${r}`:""}`}));return{y:a,text:l}}function rh(t,e){let n={type:"line",
yref:"paper",y0:0,y1:1},o={type:"rect",xref:"x",x0:.5-t,x1:.5,yref:"paper",y0:0,y1:1,fillcolor:"var(--gp-raised)",line:{width:0},layer:"below"};return[...t?[o,{
...n,x0:.5,x1:.5,line:{color:"var(--gp-muted)",width:1,dash:"dot"}}]:[],...e===null?[]:[{...n,x0:e,x1:e,line:{color:"var(--gp-chosen)",width:1.5}}]]}var ih=150;function Yi(t,e){let n=A=>t.querySelector(".gp-"+A),[o,r,i,a,l]=["curve-chart","reading","unit","view","keys"].map(n),d=Gi(),m=new Map,w=0,b=-1/0,k=!1,
P=()=>d[a.value],N=()=>Vi(P(),m);function S(){let A=e.current();return A?Xe([],e.lastOf(A)).added:[]}function E(){let A=Object.keys(d).filter(L=>d[L].series||m.
size);if(A.length===a.options.length)return;let _=A.includes(a.value)?a.value:A[0];a.replaceChildren(...A.map(L=>c("option","",d[L].name,{value:L}))),a.value=_}
function O(A){for(let _ of A)for(let{token_id:L,text:v}of _.watched||[])m.set(L,v)}function $(){let A=[P().about,e.promptSteps.length?s("The prompt comes before\
 the text, on a shaded background."):""].filter(Boolean).join(" ");M(n("about"),A);let _=N(),L=JSON.stringify(_.map(({name:v,tip:q})=>[v,q]));l.dataset.key!==L&&
(l.dataset.key=L,l.replaceChildren(..._.map(C)))}function C({name:A,role:_,dash:L,tip:v}){let q=c("span","",null,{tabindex:"0","data-tip":v}),I=ee("svg",""),D=ee(
"line","");for(let[W,R]of Object.entries({width:26,height:8,"aria-hidden":"true"}))I.setAttribute(W,String(R));for(let[W,R]of Object.entries({x1:0,y1:4,x2:26,y2:4,
stroke:`var(--gp-${_})`,"stroke-dasharray":Ui(L)}))D.setAttribute(W,String(R));return I.append(D),q.append(I,P().of?oe(A):A),q}function y(){let A=e.current(),_=A?
h(A):s("The curve grows with the text.");M(r,_),Qn(r,A,S().length,A?_:s("no token yet"),e.promptSteps.length)}function h(A){let _={number:A.index+1,token:Y(A.chosen.
text),facts:p(A)};return A.isPrompt?s("Prompt token {number}, {token}: {facts}",_):s("Token {number}, {token}: {facts}",_)}function p(A){if(P().of)return f(A)||
s("no token was looked up here");if(a.value==="kept")return A.isPrompt?s("no processor takes part"):s("{kept} of {count} tokens kept",{kept:B(He(A)),count:B(A.distribution.
vocab)});if(a.value==="cumulative")return u(A);let{surprisal:_,entropyBefore:L,entropyAfter:v}=xe(A),[q,I,D]=[_,L,v].map(W=>de(ve(W),e.unit));return A.isPrompt?
s("surprisal {surprisal}; entropy {entropy}",{surprisal:q,entropy:I}):s("surprisal {surprisal}; entropy {before} before, {after} after",{surprisal:q,before:I,after:D})}
function u(A){let _=A.isPrompt?e.promptSteps:S(),L=_.slice(0,_.indexOf(A)+1),v=N().filter(q=>q.value(A)!==null).map(q=>{let I=L.map(W=>ve(q.value(W)));return`${I.
includes(null)?s("minus infinity"):de(I.reduce((W,R)=>W+R,0),e.unit)} ${q.name}`});return s("log-probability so far {sums}",{sums:v.join(", ")})}function f(A){return(A.
watched||[]).map(_=>{let L={token:Y(_.text),before:F(X(_.raw_logprob)),after:F(X(_.logprob)),rank:B(_.raw_rank||0)};return _.logprob===null?_.raw_rank?s("{token\
} {before} before (rank {rank}), removed after",L):s("{token} {before} before, removed after",L):_.raw_rank?s("{token} {before} before (rank {rank}), {after} af\
ter",L):s("{token} {before} before, {after} after",L)}).join("; ")}function g(){w=0,b=performance.now(),o.removeAttribute("aria-busy");let A=S(),_=A.length||e.promptSteps.
length?Ji({curve:P(),series:N(),steps:A,prompt:e.promptSteps,current:e.current(),unit:e.unit,factor:Oe(1,e.unit)}):void 0;ue(o,_,({x:L})=>{let v=L-1+(L<1?e.promptSteps.
length:0),q=L<1?e.promptSteps[v]:S()[v];q&&e.selectStep(q)})}function x(){w||!k||(o.setAttribute("aria-busy","true"),w=window.setTimeout(g,Math.max(0,b+ih-performance.
now())))}new IntersectionObserver(([{isIntersecting:A}])=>{k||!A||(k=!0,x())}).observe(t),Ls(r,e),i.addEventListener("change",()=>Ts(i.value)),a.addEventListener(
"change",T);function T(){$(),y(),x()}return A=>{A.unit&&(i.value=e.unit),A.run&&(m=new Map),O(S()),E(),T()}}var Zi={probability:{scale:"prob",level:t=>t.probability*10,ends:["0%","100%"],meaning:()=>s("How likely the token was, after the processors.")},raw:{scale:"pro\
b",level:t=>t.rawProbability*10,ends:["0%","100%"],meaning:()=>s("How likely the model found the token, before the processors.")},rank:{scale:"heat",level:t=>As[Qi(
t)][1],meaning:()=>s("The rank among all tokens, the likeliest first. A bar beside the token shows it, too.")},surprisal:{scale:"heat",level:t=>t.surprisal/Math.
LN2,bits:[0,10],words:()=>[s("expected"),s("surprising")],meaning:()=>s("How unexpected the token was: minus the logarithm of its probability.")},uncertainty:{scale:"\
heat",level:t=>t.entropyBefore/Math.LN2*1.25,bits:[0,8],words:Xi,meaning:()=>s("How uncertain the model was before this token: the entropy of its distribution, \
before the processors.")},kl:{scale:"heat",level:t=>t.kl/Math.LN2,bits:[0,10],meaning:()=>s("How far two distributions lie apart: the Kullback-Leibler divergenc\
e.")},entropy:{scale:"heat",level:t=>t.entropyAfter/Math.LN2*1.25,bits:[0,8],words:Xi,meaning:()=>s("How open the choice was: the entropy after the processors.")}};
function Xi(){return[s("certain"),s("uncertain")]}var As=[[1,0],[10,3],[100,6],[1e3,8],[1/0,10]],Qi=({rank:t})=>As.findIndex(([e])=>(t??1/0)<=e);function Jt(t,e,n){
let{scale:o,level:r}=Zi[e],i=Math.round(Math.max(0,Math.min(10,r(n)||0)));t.style.backgroundColor=`var(--gp-${o}-${i})`,e==="rank"?t.dataset.rank=String(Qi(n)):
delete t.dataset.rank}function mt(t,e,n){let{scale:o,ends:r,bits:i,words:a=()=>[],meaning:l}=Zi[e];if(t.dataset.tip=l(),t.tabIndex=0,t.replaceChildren(),e==="ra\
nk"){As.forEach(([N,S],E)=>{let O=c("span","gp-chip",N===1/0?s("beyond"):s("top {rank}",{rank:N}),{"data-rank":E});O.style.backgroundColor=`var(--gp-${o}-${S})`,
t.append(O)});return}let[d,m]=r||i.map(N=>`${n==="bits"?N:(N*Math.LN2).toFixed(1)} ${n}`),[w,b]=a(),k=(N,S)=>S?`${S}, ${N}`:N,P=c("span","gp-ramp",null,{"aria-h\
idden":"true"});for(let N=0;N<=10;N++){let S=c("i");S.style.backgroundColor=`var(--gp-${o}-${N})`,P.append(S)}t.append(c("span","",k(d,w)),P,c("span","",k(i?m.replace(
" ","+ "):m,b)))}var Cs=3,ah={sum:"logprob",token:"per_token",byte:"per_byte"},ea=(t,e)=>t[ah[e]]??-1/0,Ps=({answers:t},e)=>t.map((n,o)=>o).sort((n,o)=>ea(t[o],e)-ea(t[n],e)),Yt=(t,e=3)=>V(
t)?J(t,e):"−∞";function Ns(t){let{answers:e}=t;if(e.length<2)return"";let n=["sum","token","byte"].map(l=>Ps(t,l)),[o,r,i]=n.map(([l])=>Y(e[l].text.trim()));
return o!==r||o!==i?s("Which of these answers is the likeliest depends on the ranking: {sum} by sum, {token} per token, {byte} per byte.",{sum:o,token:r,byte:i}):
n.every(l=>l.join()===n[0].join())?s("The likeliest of these answers is {answer}; the ranking is the same by sum, per token and per byte.",{answer:o}):s("The li\
keliest of these answers is {answer}, by sum, per token and per byte; the order of the others changes.",{answer:o})}function na({answers:t,total:e}){if(!V(e))return"";
let n=F(e);return z(t.length,"This answer has {share} of the probability.","Together these {count} answers have {share} of the probability; each share is of tha\
t part alone.",{share:n})}function oa({answers:t,overlaps:e,kind:n,unread:o},r,i){let a=[],l=(w,b="warning")=>a.push({kind:b,words:w});if(r&&!t.length&&l(s("Non\
e of the answers was read.")),!t.length)return a;n==="chat"&&l(s("Each answer begins the assistant’s turn."),"info"),n==="source"&&l(s("Each answer begins the\
 target."),"info");let d=new Set;for(let[w,b]of e)d.has(b)||(d.add(b),l(s("{long} begins with the tokens of {short}: whoever writes the one has written the othe\
r, so it adds nothing to the total, and these shares overlap.",{long:Y(t[b].text.trim()),short:Y(t[w].text.trim())})));let m=t.filter(({join:w})=>w&&!w.same);for(let{
text:w,join:b}of m.slice(0,Cs))l(lh(w,b));m.length>Cs&&l(z(m.length-Cs,"So is {count} other answer.","So are {count} other answers.")),r&&n!=="source"&&t.some(({
join:w})=>!w)&&l(s("How prompt and answer are split as one text is not known here."),"info");for(let w of r?o:[])l(ch(w,i(w)));return a}var ta=t=>t.map(Y).join(
" ");function lh(t,{whole:e,read:n}){return s("{answer} is split in an unusual way: the model read {read}, but written as one text with the prompt it is {whole}\
. Check the space between them.",{answer:Y(t.trim()),read:ta(n),whole:ta(e)})}function ch({text:t,failed:e},n){let o=s("{answer} is missing: it was not read, an\
d the shares are among the others.",{answer:Y(t.trim())});return e&&!n?`${o} ${s(e.message)} ${s(e.fix)}`:o}function sa({token_id:t,text:e,logprob:n,rank:o,after:r,
removed_by:i},a){let l=[s("{token}, id {id}: log-probability {value}, probability {share}",{token:Y(e),id:t,value:Yt(n),share:F(X(n))})];return o&&l.push(s("ran\
k {rank}",{rank:B(o)})),a&&l.push(dh(r,i)),`${l.join(", ")}.`}function dh(t,e){return V(t)?s("{share} after the processors",{share:F(X(t))}):s("removed by {proc\
essor}",{processor:e?Ce(e)[0]:s("a processor")})}var ra=({tokens:t})=>t.find(({after:e})=>!V(e));var ia=400;function aa(t,e){let n=O=>t.querySelector(".gp-"+O),o=[...t.querySelectorAll("[data-by]")],r="sum";for(let O of o)O.addEventListener("click",()=>{r=O.
dataset.by,E()});let i=()=>e.found&&e.found.question==="choices",a=()=>[[s("share"),ph[r]()],[s("log P"),s("The sum of the log-probabilities of its tokens, in n\
ats, before the logits processors; below it the probability."),"sum"],[s("per token"),s("log P divided by the number of tokens."),"token"],[s("per byte"),s("log\
 P divided by the bytes of the answer in UTF-8, without the space before it: acc_bytes of lm-evaluation-harness. Its acc_norm divides by characters."),"byte"],[
s("perplexity"),s("exp of minus the mean per token.")],[s("after processors"),s("log P after the logits processors: what these knobs leave of it.")]];function l([
O,$,C]){let y=c("th","",null,{scope:"col",...C===r&&{"aria-sort":"descending"}});return y.append(c("span","",O,{tabindex:0,"data-tip":$})),y}function d(O,$,C){let y=c(
"tr"),h=c("th","",null,{scope:"row",dir:"auto"});for(let p of O.tokens){let u=c("span","gp-token",null,{tabindex:0});Ge(u,p);let f=u.querySelector(".gp-ink");f.
style.backgroundColor=`var(--gp-prob-${Math.round(X(p.logprob)*10)})`,we(u,()=>sa(p,C.length>0)),h.append(u)}return y.append(h,w(O),m(Yt(O.logprob),F(X(O.logprob)))),
y.append(m(Yt(O.per_token)),m(Yt(O.per_byte)),m(hh(O.perplexity))),C.length&&y.append(b(O)),e.canAsk&&y.append(k(O,$)),y}function m(O,$=""){let C=c("td","",O);return $&&
C.append(c("small","",$)),C}function w({shares:O}){let $=c("td","gp-share-cell"),C=O&&O[r],y=c("span","gp-share",null,{"aria-hidden":"true"});return y.append(c(
"i")),ne(y.firstChild,"width",C||0),$.append(c("span","",V(C)?F(C):"…"),y),$}function b(O){if(V(O.after))return m(Yt(O.after),F(X(O.after)));let{text:$,removed_by:C}=ra(
O),y=c("td","gp-removed",`✕ ${s("removed")}`);return y.append(c("small","",s("{token} by {processor}",{token:Y($),processor:C?Ce(C)[0]:s("a processor")}))),y}
function k({text:O},$){let C=c("td"),y=c("button","gp-button",s("Open"),{type:"button","aria-label":s("Open the run of {answer}",{answer:Y(O.trim())})});return y.
addEventListener("click",()=>e.ask({type:"open",entry:$})),C.append(y),C}function P(O){let{answers:$,entries:C,processors:y}=O,h=c("table","gp-answers");h.append(
c("caption","gp-hidden",s("The answers to {prompt}, the likeliest first",{prompt:Y(O.prompt)})));let p=c("tr");p.append(c("th","",s("answer"),{scope:"col"}),...a().
slice(0,y.length?6:5).map(l)),e.canAsk&&p.append(c("td"));let u=c("tbody");return u.append(...Ps(O,r).map(f=>d($[f],C[f],y))),h.append(c("thead"),u),h.tHead.append(
p),h}function N(){let O=c("section","gp-block"),$=c("h3","gp-block-head");return $.append(c("span","gp-block-model")," ",c("bdi","gp-block-prompt")),O.append($,
c("p","gp-verdict"),c("p","gp-note gp-total"),c("div","gp-wide",null,{tabindex:0,role:"group"}),c("ul","gp-choice-notes")),O}function S(O,$){let[C,y,h,p,u]=O.children,
f=[...$.prompt];M(C.firstChild,$.model),M(C.lastChild,f.length?f.slice(0,ia).join("")+(f.length>ia?"…":""):s("(empty)"));let g=V($.total);M(y,g?Ns($):""),M(h,
na($)),p.setAttribute("aria-label",s("The answers to {prompt}, the likeliest first",{prompt:Y($.prompt)}));let x=!!e.done,T=JSON.stringify([r,e.canAsk,x,$]);if(O.
dataset.key===T)return;O.dataset.key=T;let A=p.contains(document.activeElement);p.replaceChildren(...$.answers.length?[P($)]:[]),A&&p.focus();let _=({entry:L})=>!!(e.
entries[L]&&e.entries[L].ended&&e.entries[L].ended.failed);u.replaceChildren(...oa($,x,_).map(({kind:L,words:v})=>c("li","gp-note",v,{"data-kind":L}))),G(u,u.childElementCount>
0)}function E(){let O=e.found;for(let C of o)C.setAttribute("aria-pressed",String(C.dataset.by===r));M(n("missing"),Ee(e,O));let $=Z(n("blocks"),O.blocks.length,
N);O.blocks.forEach((C,y)=>S($[y],C)),mt(n("scale"),"raw",e.unit),e.done&&O.blocks.length===1&&M(n("told"),Ns(O.blocks[0]))}return O=>{t.hidden=!i(),!t.hidden&&
(O.found||O.status)&&E()}}var hh=t=>t>=1e3?B(Math.round(t)):V(t)?J(t,2):"∞",ph={sum:()=>s("The softmax of the sums: how probable the answer is if it must be o\
ne of these."),token:()=>s("The softmax of the means per token: a weight for the ranking, no probability of a text."),byte:()=>s("The softmax of the means per b\
yte: a weight for the ranking, no probability of a text.")};var la=new WeakMap;function Me(t){let e=la.get(t)||[],[n]=t.lines(),{keep:o,added:r}=Xe(e,n?n.last:null);e.length=o;for(let i of r)e.push(i);return la.set(t,e),
e}function Je({groups:t,pair:[e,n]}){if(t.length<2)return null;let o=t[e]?e:0,r=t[n]&&n!==o?n:+(o===0);return[o,r]}function qe({groups:t,lanes:e},n){let{id:o,label:r}=t[n];
if(!e)return r;let i=e.find(a=>a.id===o);return i?i.label:s("{lane} (removed)",{lane:r})}var eo=({groups:t},e,n)=>ca(t[e].model)===ca(t[n].model);function ca(t){
let[e,n=""]=t.split("?");return`${e}?${n.split("&").find(o=>o.startsWith("revision="))||""}`}function to(t,e,n){let o=[e,n].map(a=>Me(t.shownOf(a).log)),r=eo(t,
e,n)?uh(...o):fh(...o),i=o.map((a,l)=>r[l]>=a.length);return i[0]&&i[1]?{kind:"same",at:r,shorter:null}:i[0]||i[1]?{kind:"shorter",at:r,shorter:i[0]?0:1}:{kind:"\
apart",at:r,shorter:null}}function uh(t,e){let n=Math.min(t.length,e.length),o=0;for(;o<n&&t[o].chosen.token_id===e[o].chosen.token_id;)o+=1;return[o,o]}var da=({
piece:t})=>t??"\0";function fh(...t){let[e,n]=t.map(i=>i.map(da).join("")),o=Math.min(e.length,n.length),r=0;for(;r<o&&e[r]===n[r];)r+=1;return t.map(i=>mh(i,r))}
function mh(t,e){let n=0,o=0;for(;o<t.length&&(n+=da(t[o]).length)<=e;)o+=1;for(;o>0&&o<t.length&&t[o-1].piece==="";)o-=1;return o}var fn=(t,e=t.length)=>t.slice(
0,e).map(({piece:n})=>n??"").join("");function ha(t,e=60){let n=Array.from(t);return n.length<=e?t:"…"+n.slice(-e).join("")}var ce=t=>On(t)?s(t):String(t);var pa=typeof Intl.Segmenter=="function"?new Intl.Segmenter(void 0,{granularity:"word"}):null;function ua(t){let e=pa?[...pa.segment(t)].map(({segment:r})=>r):t.
match(/\s+|[\p{L}\p{M}\p{N}_]+|./gsu)||[],n=[],o="";for(let r of e)r.trim()?(n.push({space:o,word:r}),o=""):o+=r;return o&&n.push({space:o,word:""}),n}function fa(t,e){
let n=[t,e].map(b=>b.map(({word:k})=>k)),[o,r]=n,i=Math.min(o.length,r.length),a=0;for(;a<i&&o[a]===r[a];)a+=1;let l=0;for(;l<i-a&&o.at(-1-l)===r.at(-1-l);)l+=1;
let d=n.map(b=>b.map((k,P)=>P<a||P>=b.length-l)),m=n.map(b=>b.slice(a,b.length-l)),w=m.some(b=>b.length>1200);for(let[b,k]of gh(...m.map(P=>P.slice(0,1200))))d[0][a+
b]=d[1][a+k]=!0;return{kept:d,shared:d[0].filter((b,k)=>b&&o[k]).length,cut:w}}function gh(t,e){let n=e.length+1,o=new Uint16Array((t.length+1)*n);for(let i=t.length-
1;i>=0;i--)for(let a=e.length-1;a>=0;a--){let l=i*n+a;o[l]=t[i]===e[a]?o[l+n+1]+1:Math.max(o[l+n],o[l+1])}let r=[];for(let i=0,a=0;i<t.length&&a<e.length;)t[i]===
e[a]?r.push([i++,a++]):o[(i+1)*n+a]>=o[i*n+a+1]?i+=1:a+=1;return r}function ma(t,e){let r=t.querySelector(".gp-texts"),i="",a=0,l=-1/0;function d(k){let P=c("div","gp-text-side"),N=c("h3","gp-side-name"),S=c("p","gp-side-text",
null,{dir:"auto"});return P.append(N,S),r.append(P),{head:N,body:S,tag:k}}let m=["del","ins"].map(d);function w({body:k,tag:P},N,S){let E=[],O="",$=!1,C=()=>{O&&
E.push($?c(P,"",O):O),O=""};N.forEach(({space:y,word:h},p)=>{let u=!S[p]&&!!h;u!==$?!u||!O?(C(),$=u,O=y+h):(O+=y,C(),$=!0,O=h):O+=y+h}),C(),k.replaceChildren(...E)}
function b(k){clearTimeout(a),a=0,l=performance.now();let P=k.map(y=>ua(fn(Me(e.shownOf(y).log)))),{kept:N,shared:S,cut:E}=fa(...P);m.forEach((y,h)=>w(y,P[h],N[h]));
let[O,$]=P.map(y=>y.filter(({word:h})=>h).length),C=t.querySelector(".gp-alike");G(C,O+$>0),O+$&&(M(t.querySelector(".gp-share"),s("{share} in common",{share:F(
2*S/(O+$))})),M(t.querySelector(".gp-formula"),s("2 × {shared} shared words / ({one} + {other})",{shared:B(S),one:B(O),other:B($)}))),G(t.querySelector(".gp-cu\
t"),E),M(t.querySelector(".gp-cut"),s("The texts are very long: only {count} words of each, after their common beginning, are compared. What follows counts as d\
ifferent.",{count:B(1200)}))}return()=>{let k=e.header&&e.header.kind==="lanes"?Je(e):null,P=k?k.map($=>Me(e.shownOf($).log)):[];if(t.hidden=!P.some($=>$.length),
t.hidden)return;let N=k.map($=>qe(e,$)),S=JSON.stringify([N,...P.map($=>fn($))]);if(S===i&&(!a||e.running))return;i=S,M(t.querySelector(".gp-pair"),s("{one} and\
 {other}, word by word",{one:N[0],other:N[1]})),m.forEach(({head:$},C)=>me($,`${N[C]} ${ce(e.groups[k[C]].title)}`,{plain:!0}));let O=P[0].length*P[1].length>2e5&&
e.running?l+500-performance.now():0;O<=0?b(k):a||=setTimeout(()=>b(Je(e)),O)}}function ga(t,e){let o=[4,5e-4],r=t.querySelector(".gp-said"),i=t.querySelector(".gp-models"),a=t.querySelector(".gp-sides-box"),l=t.querySelector(".gp-sides"),
d=[t.querySelector(".gp-one"),t.querySelector(".gp-other")];function m(){for(let h of d)h.replaceChildren(...e.groups.map(({title:p},u)=>c("option","",`${qe(e,u)}\
 ${ce(p)}`,{value:u})))}d.forEach((h,p)=>h.addEventListener("change",()=>{let u=Je(e),f=Number(h.value),g=f===u[1-p]?u[p]:u[1-p];e.setPair(...p?[g,f]:[f,g])}));
let w=({log:h})=>!!(h.finished||h.failed||e.done);function b(h,{kind:p,at:u,shorter:f}){let[g,x]=h.map(q=>qe(e,q)),[T,A]=h.map(q=>e.shownOf(q)),_=[T,A].map(({log:q})=>Me(
q));if(!_[0].length||!_[1].length)return[s("{one} and {other} have no tokens to compare yet.",{one:g,other:x})];if(p==="same")return w(T)&&w(A)?[z(u[0],"{one} a\
nd {other} never diverge: both wrote the same {count} token.","{one} and {other} never diverge: both wrote the same {count} tokens.",{one:g,other:x})]:[z(u[0],"\
{one} and {other} have written the same so far: {count} token.","{one} and {other} have written the same so far: {count} tokens.",{one:g,other:x})];if(p==="shor\
ter"){let[q,I]=f?[x,g]:[g,x];if(!w(f?A:T))return[s("{one} and {other} have written the same so far; {long} is ahead.",{one:g,other:x,long:I})];let{finished:D}=(f?
A:T).log,W=z(u[f],"{count} token","{count} tokens"),R=S(_[1-f][u[1-f]].chosen.text),j=D&&D.sequences.length&&ke(D.sequences[0].stop_reason)[0];return[j?s("{shor\
t} ended after {tokens}: {reason}.",{short:q,tokens:W,reason:j}):s("{short} ended after {tokens}.",{short:q,tokens:W})," ",...pe(s("{long} begins with the same \
text and continues with {token}."),{long:I,token:R})]}let[L,v]=_.map((q,I)=>q[u[I]]);return[...k([g,x],u,fn(_[0],u[0]))," ",...P(g,L)," ",...P(x,v)]}function k([
h,p],u,f){if(!f)return[s("They diverge at the first token.")];let[g,x]=u.map(A=>B(A+1));return[g===x?s("They diverge at token {number}.",{number:g}):s("They div\
erge at token {a} of {one} and token {b} of {other}.",{a:g,b:x,one:h,other:p})," ",...pe(s("Both had written {text}."),{text:S(ha(f))})]}let P=(h,p)=>pe(p.given?
s("{lane} was given {token} ({odds})."):s("{lane} chose {token} ({odds})."),{lane:h,token:S(p.chosen.text),odds:N(p)}),N=h=>h.chosen.logprob===null?dt(h.chosen):
F(xe(h).probability);function S(h){let p=c("span","gp-quote");return p.append(...pe(s("“{text}”"),{text:oe(h,"gp-strong")})),p}function E(h){let p=c("p");p.
append(...h),p.textContent!==r.textContent&&r.replaceChildren(...p.childNodes)}function O(h,p){let u=new Map;return h.forEach(({chosen:g,distribution:x},T)=>{for(let A of[
...x.candidates,g]){let _=p?A.token_id:A.text;u.has(_)||u.set(_,{label:A.text,sides:[null,null],most:0});let L=u.get(_);L.sides[T]||(L.sides[T]={candidate:A,isChosen:A.
token_id===g.token_id},L.most=Math.max(L.most,X(A.logprob),X(A.raw_logprob)))}}),[...u.values()].sort((g,x)=>x.most-g.most).filter(({sides:g,most:x},T)=>T<10&&(T<
o[0]||x>=o[1])||g.some(A=>A&&A.isChosen))}function $(){let h=c("tr"),p=c("th","",null,{scope:"row"});return p.append(c("bdi","gp-word")),h.append(p,...[0,1].map(
()=>{let u=c("td"),f=c("div","gp-side"),g=c("span","gp-tracks");g.append(c("i","gp-bar gp-after"),c("i","gp-bar gp-before"));let x=c("span","gp-values");return x.
append(c("span"),c("small")),f.append(c("span","gp-sign"),g,x),u.append(f),u})),h}function C(h,p,u,f){let[g,x,T]=h.firstChild.children,[A,_]=p?[p.candidate.logprob,
p.candidate.raw_logprob].map(X):[0,0],L=!!p&&p.candidate.logprob===null,v=!!p&&p.isChosen;ae(h,[v&&"gp-chosen",L&&"gp-removed",!p&&"gp-unlisted"].filter(Boolean).
join(" ")),M(g,v?"▶":L?"✕":""),ne(x.children[0],"width",A/u),ne(x.children[1],"width",_/u),M(T.children[0],p?L?"":F(A):"–"),M(T.children[1],p?F(_):"");let q=p?
[v&&s("chosen"),L?dt(p.candidate):F(A),s("{share} before the processors",{share:F(_)})].filter(Boolean).join(", "):s("not recorded");K(h,{"aria-label":`${f}: ${q}`,
title:L?dt(p.candidate):""})}function y(h,p){let u=O(p,eo(e,...h)),f=u.flatMap(_=>_.sides).filter(Boolean),g=f.every(({candidate:_})=>_.logprob===_.raw_logprob),
x=Math.max(1e-9,...f.flatMap(({candidate:_})=>[X(_.logprob),X(_.raw_logprob)]));a.classList.toggle("gp-plain",g),G(t.querySelector(".gp-before-key"),!g),G(t.querySelector(
".gp-removed-key"),f.some(({candidate:_})=>_.logprob===null)),G(t.querySelector(".gp-unlisted-key"),f.length<2*u.length);let T=Z(l.tBodies[0],u.length,$);u.forEach(
({label:_,sides:L},v)=>{let[q,...I]=T[v].cells;me(q.firstChild,_),I.forEach((D,W)=>C(D,L[W],x,qe(e,h[W])))});let A=l.tHead.rows[0].cells;h.forEach((_,L)=>{let{title:v}=e.
groups[_],{entropyAfter:q}=xe(p[L]);me(A[L+1],s("{lane}, entropy {entropy}",{lane:`${qe(e,_)} ${ce(v)}`,entropy:de(q,e.unit)}),{plain:!0})})}return h=>{let p=e.
header&&e.header.kind==="lanes"?Je(e):null;if(t.hidden=!p,!p)return;(h.run||h.lanes)&&m(),d.forEach((A,_)=>{A.value=p[_]});let u=to(e,...p);E(b(p,u));let[f,g]=p.
map(A=>qe(e,A)),x=eo(e,...p);G(i,!x),x||M(i,s("{one} and {other} run on different models, so they are compared by text, not by token ids; tokens with the same t\
ext share a row.",{one:f,other:g}));let T=u.kind==="apart"?p.map((A,_)=>Me(e.shownOf(A).log)[u.at[_]]):null;G(a,!!T),T&&y(p,T)}}var Ws=5,bh=.9;function kh(t){if(!t.length)return null;let e=[...t].sort((a,l)=>a-l),n=e.length,[o,r,i]=[0,0,2/2**n];for(;o<Math.floor(n/2)&&(r+=i,!(o>0&&r>1-bh));)
i*=(n-o)/(o+1),o+=1;return o=Math.max(0,o-1),{median:Mn(e),low:e[o],high:e[n-1-o]}}function qs(t,e){if(t.length<Ws)return"few";let{low:n,high:o}=kh(t);return n>
e?"above":o<e?"below":"open"}function wa(t,e=!0){let n=([i,a])=>V(i)&&V(a),o=(i,a)=>qs(i.map((l,d)=>[l,a[d]]).filter(n).map(([l,d])=>l-d),0),r=t.findIndex((i,a)=>t.
length>1&&t.every((l,d)=>a===d||o(i,l)===(e?"above":"below")));return r<0?null:r}function ba(t,e){let n=e.filter(({values:d})=>Number.isFinite(d[t.name])),o=({values:d})=>d[t.name];if(!n.length)return{low:null,high:null,best:null,level:()=>0,
scale:no([]),flat:!0};let r=n.reduce((d,m)=>o(m)<o(d)?m:d),i=n.reduce((d,m)=>o(m)>o(d)?m:d),a=Le(t,o(r))===Le(t,o(i)),l=no(a?[]:n.map(o));return{low:r,high:i,best:a?
null:Is(t,e),level:d=>Math.round(l.share(d)*10),scale:l,flat:a}}function Is(t,e){let n=e.filter(({values:l})=>Number.isFinite(l[t.name])),o=n.map(({each:l})=>l[t.
name]||[]);if(!t.better||o.some(({length:l})=>l!==o[0].length))return null;let r=wa(o,t.better==="more"),i=r!==null&&n[r].values[t.name],a=l=>t.better==="more"?
l<i:l>i;return r!==null&&n.every(({values:l},d)=>d===r||a(l[t.name]))?n[r]:null}function no(t){let e=[...new Set(t)].sort((d,m)=>d-m),[n,o]=[e[0],e.at(-1)],r=d=>m=>o>
n?(d(m)-d(n))/(d(o)-d(n)):0,i=d=>e.some(m=>e.filter(w=>w>=m&&d(w)-d(m)<.1).length>Math.max(1,e.length/2)),a=d=>e.length>1?e.indexOf(d)/(e.length-1):0,l=[{name:"\
linear",share:r(d=>d)},...n>0?[{name:"log",share:r(Math.log)}]:[],{name:"order",share:a}];return l.find(({share:d})=>!i(d))||l.at(-1)}function Qe(t,{each:e}){let n=(e[t.
name]||[]).filter(V);if(n.length<2)return"";let[o,r]=[Math.min(...n),Math.max(...n)].map(i=>Le(t,i));return o===r?"":s("{low} to {high}",{low:o,high:r})}var Xt=t=>t.
better==="less"?"heat":"prob";function Le(t,e,{unit:n=!1}={}){if(!Number.isFinite(e))return"–";let o=e.toLocaleString("en-US",{minimumFractionDigits:t.digits,
maximumFractionDigits:t.digits});return n&&t.unit?`${o} ${s(t.unit)}`:o}var Rs=10;function ka({axes:[t,e],metric:n,heat:o,at:r}){let i=e.values.map((N,S)=>t.values.map((E,O)=>r(S,O))),a=N=>i.map((S,E)=>S.map((O,$)=>N(O,E,$))),l=N=>N.
values[n.name],d=N=>Le(n,l(N))+(o.best===N?" ★":""),m=(N,S,E)=>{let O=Qe(n,N);return`${t.knob} ${t.values[E]}, ${e.knob} ${e.values[S]}: ${d(N)}${O?` (${O})`:
""}`},w=Array.from({length:Rs+1},(N,S)=>[S/Rs,`var(--gp-${Xt(n)}-${S})`]),b={type:"heatmap",x:t.values,y:e.values,colorscale:w,zmin:0,zmax:Rs,showscale:!1,xgap:2,
ygap:2,z:a(N=>Number.isFinite(l(N))?o.level(l(N)):null),text:a(d),texttemplate:"%{text}",hovertext:a(m),hoverinfo:"text"},k=Math.min(760,Math.max(220,96+42*e.values.
length)),P={type:"category",showgrid:!1};return ft(s("{metric} over {columns} and {rows}",{metric:s(n.title),columns:t.knob,rows:e.knob}),[b],We(t.knob,{...P,side:"\
top"}),We(e.knob,{...P,autorange:"reversed"}),{height:k,margin:{l:52,r:18,t:60,b:16}})}function ya({knob:t,metric:e,points:n,wide:o}){let r=n.map(({label:S})=>S.trim()===""?NaN:Number(S)),i=r.every(Number.isFinite)?{linear:"linear",log:"log",order:"\
category"}[no(r).name]:"category",a=n.map((S,E)=>({...S,x:i==="category"?S.label:r[E]}));i!=="category"&&a.sort((S,E)=>Number(S.x)-Number(E.x));let l=a.filter(({
value:S})=>Number.isFinite(S)),d=l.flatMap(({value:S,each:E})=>[S,...E]),m=o&&d.length>0&&Math.min(...d)>0,w=({label:S,value:E,range:O,best:$})=>`${S}: ${Le(e,E)}${O?
` (${O})`:""}${$?`, ${s("the best")}`:""}`,b={type:"scatter",mode:"lines+markers",cliponaxis:!1,connectgaps:!1,hoverinfo:"text",x:a.map(({x:S})=>S),y:a.map(({value:S})=>Number.
isFinite(S)?S:null),text:a.map(w),line:{color:"var(--gp-kept)",width:2},marker:{color:"var(--gp-kept)",size:10},error_y:{type:"data",symmetric:!1,color:"var(--g\
p-muted)",thickness:1.5,width:4,array:a.map(({value:S,each:E})=>E.length>1?Math.max(...E)-S:0),arrayminus:a.map(({value:S,each:E})=>E.length>1?S-Math.min(...E):
0)}},k={type:"scatter",mode:"text",hoverinfo:"skip",textposition:"top center",cliponaxis:!1,textfont:{color:"var(--gp-text)"},x:l.map(({x:S})=>S),y:l.map(({value:S})=>S),
text:l.map(({value:S,best:E})=>l.length<=12||E?Le(e,S)+(E?" ★":""):"")},P=s(e.title),N=`${P}${e.unit?` (${s(e.unit)})`:""}${m?`, ${s("logarithmic scale")}`:""}`;
return ft(s("{metric} over {knob}",{metric:P,knob:t}),[b,k],We(t,{type:i}),We(N,m?{type:"log"}:{}))}function oo(t,{metric:{meaning:e,formula:n,unit:o,live:r}}){let i=[o?s("In {unit}.",{unit:s(o)}):"",r?"":s("It is known when the runs of a cell have ended.")];t.
replaceChildren(`${s(e)} `,c("span","gp-formula",s(n)),...i.filter(Boolean).map(a=>` ${a}`))}function xa(t,e,n){let{low:o,high:r,best:i,scale:a,flat:l}=n,d=e.metric,
m=e.group.groups.some(N=>Qe(d,N)),w=N=>N&&e.nameOf(N.number)+N.values[d.name],b=[d.name,w(o),w(r),i&&i.number,a.name,l,m].join();if(t.dataset.key===b||(t.dataset.
key=b,t.replaceChildren(),!o))return;let k=(N,S)=>{let E=c("span"),O=c("b","",Le(d,S.values[d.name],{unit:!0}));return E.append(...pe(N,{value:O,cell:e.nameOf(S.
number)})),E};l?t.append(k(s("The same everywhere: {value}"),o)):t.append(k(s("lowest {value} at {cell}"),o),yh(Xt(d)),k(s("highest {value} at {cell}"),r));let P=[
a.name==="log"&&s("Coloured on a logarithmic scale."),a.name==="order"&&s("Coloured by rank, because some values are far from the rest."),m&&s("Small numbers: f\
rom the lowest to the highest of a cell’s seeds."),i&&(d.better==="more"?s("★ best: higher is better, seed by seed"):s("★ best: lower is better, seed by see\
d"))];t.append(...P.filter(Boolean).map(N=>c("span","",N)))}function yh(t){let e=c("span","gp-ramp",null,{"aria-hidden":"true"});for(let n=0;n<=10;n++){let o=c(
"i");o.style.backgroundColor=`var(--gp-${t}-${n})`,e.append(o)}return e}function va(t,e,n,o){let r=e.view!=="heat"?void 0:e.isList?xh(e,n):e.isSettled?vh(e,n):void 0;
ue(t,r,i=>o(e.isList?e.inOrder[i.pointNumber].number:e.inRow(i.pointNumber[0])[i.pointNumber[1]].number))}function xh(t,{best:e,scale:n}){let o=t.metric,[{knob:r,
values:i}]=t.axes,a=t.inOrder.map(l=>({label:i[l.place[1]],value:l.values[o.name],each:(l.each[o.name]||[]).filter(V),range:Qe(o,l),best:e===l}));return ya({knob:r,
metric:o,points:a,wide:n.name!=="linear"})}function vh(t,e){return ka({axes:t.axes,metric:t.metric,heat:e,at:(n,o)=>t.inRow(n)[o]})}var Sh={eos:"■",stop_string:"■",length:"⊣",max_time:"⊣",unfinished:"⊣",stopped:"◻",failed:"✕"},et=t=>Ln(Sh,t,"■"),tt=t=>t==="failed"?[s("an erro\
r"),s("ended in an error")]:ke(t),Fe=t=>(t.log?t.log.failed:t.ended&&t.ended.failed)||null,gt=t=>t.log?t.log.numTokens:t.tokens.length;function _e(t){return Fe(
t)?"failed":t.log?t.log.finished&&((t.log.finished.sequences[0]||{}).stop_reason||"stopped"):t.ended&&(t.ended.stop_reason||"stopped")}function Zt(t){let e=_e(t);
return e?e==="failed"?"failed":e==="stopped"?"cut":"ended":(t.log?t.log.started:t.begun)?"decoding":"waiting"}function wt({tokens:t,ended:e},n=1/0){if(e&&e.text!==
null&&e.text!==void 0)return e.text.length>n?e.text.slice(0,n):e.text;let o="";for(let{piece:r}of t)if(o+=r??"",o.length>=n)break;return o}var Bs=({name:t})=>t==="ended";function so(t,{values:e,each:n,entries:o},{unit:r=!1}={}){let i=e[t.name],a=(n[t.name]||(o.length===1?[i]:[])).filter(V);return!Bs(
t)||!a.length?Le(t,i,{unit:r}):s("{count} of {all}",{count:B(a.filter(Boolean).length),all:B(a.length)})}function zs(t,e){let n=c("span","gp-stepper"),[o,r,i]=[c("button","","‹"),c("span"),c("button","","›")];n.append(o,r,i);let a=0,l=m=>w=>{w.stopPropagation(),
js(t,a,m)};[[o,-1,s("The text of the previous seed")],[i,1,s("The text of the next seed")]].forEach(([m,w,b])=>{K(m,{type:"button","aria-label":b,tabindex:e}),m.
addEventListener("click",l(w))});function d(m){a=m;let{entries:w}=t.groups[m];n.hidden=w.length<2,M(r,`${w.indexOf(t.shownOf(m))+1}/${w.length}`)}return{box:n,draw:d}}
function js(t,e,n){let{entries:o}=t.groups[e],r=o.indexOf(t.shownOf(e));t.showEntry(e,(r+n+o.length)%o.length)}function Sa(t,e,n){let o=S=>t.querySelector(".gp-\
whole"+S),r=o(""),i=zs(e,0),a=c("span"),l=c("button","gp-button",s("Open as one run"),{type:"button"});o("-tools").append(i.box,a,l);let d=null;function m(S){let E=o(
"-text"),O=wt(S);E.childElementCount||E.append(c("span","gp-prompt"),c("span")),M(E.firstChild,e.header.prompt+(e.apart?`
`:"")),M(E.lastChild,O);let $=_e(S),C=gt(S),y=$?$!=="failed"&&`${et($)} ${tt($)[1]}`:C?s("still being written"):s("queued");M(o("-end"),[z(C,"{count} token","{c\
ount} tokens"),y].filter(Boolean).join(" · "))}function w(S){let E=Fe(S),O=o("-problem");O.hidden=!E,E&&O.replaceChildren(c("b","","✕ "),`${s(E.message)} ${s(
E.fix)}`)}function b(S){let E=S.entries.length;M(o("-over"),E>1?s("Metrics of the {count} runs of this cell together, most as their mean:",{count:B(E)}):s("Metr\
ics:"));let O=Z(o("-values"),e.metrics.length,()=>{let $=c("div");return $.append(c("dt"),c("dd")),$});e.metrics.forEach(($,C)=>{M(O[C].firstChild,s($.title)),M(
O[C].lastChild,so($,S,{unit:!0})),K(O[C],{title:`${s($.meaning)} ${s($.formula)}`})})}function k(){if(d===null)return;let S=e.shownOf(d);M(o("-title"),n(d)),K(r,
{"aria-label":n(d)}),i.draw(d),M(a,(S.seed??null)===null?"":s("seed {seed}",{seed:S.seed})),l.hidden=!e.canAsk,m(S),w(S),b(e.groups[d])}function P(S){d=S,k(),r.
open||r.showModal(),r.scrollTop=0}function N(){r.open&&r.close(),d=null}return l.addEventListener("click",()=>{let{number:S}=e.shownOf(d);N(),e.ask({type:"open",
entry:S})}),r.addEventListener("close",()=>{d=null}),r.addEventListener("click",({target:S})=>S===r&&N()),r.addEventListener("keydown",S=>S.stopPropagation()),t.
querySelector(".gp-shut").addEventListener("click",N),{show:P,shut:N,draw:k}}var _a={ArrowLeft:(t,e)=>[t,e-1],ArrowRight:(t,e)=>[t,e+1],ArrowUp:(t,e)=>[t-1,e],ArrowDown:(t,e)=>[t+1,e],Home:t=>[t,0],End:t=>[t,1/0]};function Oa(t){_h(t),Oh(
t)}function _h(t){let{table:e,whole:n,group:o}=t;function r([i,a]){let l=e.tBodies[0].rows[i];!l||a<0||t.focus(l.cells[Math.min(a+1,l.cells.length-1)],!0)}e.addEventListener(
"keydown",i=>{let a=i.target.closest("td");if(!a||i.ctrlKey||i.altKey||i.metaKey)return;let{gpGroup:l}=a,d=a.parentElement;if(i.key==="Enter")n.show(l);else if(i.
key===" ")js(o,l,1);else if(Object.hasOwn(_a,i.key))r(_a[i.key](d.sectionRowIndex,a.cellIndex-1));else return;i.preventDefault()}),e.addEventListener("click",i=>{
let a=i.target,l=a.closest("td");!l||a.closest(".gp-stepper")||(t.focus(l),n.show(l.gpGroup))}),e.addEventListener("focusin",({target:i})=>{i.tagName==="TD"&&t.
focus(i)})}function Oh(t){let{state:e,field:n,select:o}=t,r=t.part("switch");o.addEventListener("change",()=>{e.metricName=o.value,oo(t.part("metric-meaning"),e),
t.drawValues()}),r.addEventListener("click",({target:i})=>{let a=i.dataset.view;if(a){e.view=a;for(let l of r.children)l.setAttribute("aria-pressed",String(l.dataset.
view===a));n.classList.toggle("gp-as-heat",a==="heat"),t.drawValues()}})}var Ma="perplexity",ro=class{constructor(e){this.group=e,this.view="texts",this.metricName=""}begin(){let e=this.group.metrics.map(({name:n})=>n);e.includes(this.
metricName)||(this.metricName=e.includes(Ma)?Ma:e[0])}get axes(){return this.group.header.axes}get isList(){return this.axes.length<2}get isSettled(){return!!this.
group.done}get metric(){return this.group.metrics.find(({name:e})=>e===this.metricName)}get inOrder(){return this.group.groups.slice().sort((e,n)=>e.place[1]-n.
place[1])}inRow(e){return this.inOrder.filter(({place:n})=>n[0]===e)}nameOf(e){let{place:n}=this.group.groups[e];return this.axes.map(({knob:o,values:r},i)=>`${o}\
 ${r[n[1-i]]}`).join(", ")}failuresIn(e){let{entries:n}=this.group.groups[e],o=n.filter(Fe).length;return o&&n.length>1?s("{count} of {all}",{count:B(o),all:B(n.
length)}):""}standingOf(e){let n=this.group.shownOf(e);return Fe(n)?"failed":_e(n)?"":Zt(n)==="decoding"?"decoding":this.group.done?"did not run":"queued"}};var Ea=300,Ta={failed:()=>s("failed"),decoding:()=>s("decoding"),queued:()=>s("queued"),"did not run":()=>s("did not run"),"":()=>""},Mh=t=>t===""?s("(empty)"):
t==="decoding"?"…":Ta[t](),Fs=(t,e)=>{let n=c("th",t==="row"?"gp-side":"",null,{scope:t});return n.append(oe(e)),n};function nt(t,e){let n=c(t);return n.append(
...e),n}var io=class{constructor(e,n){this.root=e,this.state=n,this.group=n.group,this.field=this.part("field"),this.table=this.field.firstElementChild,this.select=
this.part("metric"),this.chart=this.part("metric-chart"),this.whole=Sa(e,this.group,o=>n.nameOf(o)),this.cells=[],this.focused=null}part(e){return this.root.querySelector(
".gp-"+e)}build(){let{state:e,group:n,select:o}=this;this.whole.shut(),e.begin(),o.replaceChildren(...n.metrics.map(({name:l,title:d})=>c("option","",s(d),{value:l}))),
o.value=e.metricName;let[{knob:r},i]=e.axes,a=i?s("{one} and {other}",{one:r,other:i.knob}):r;M(this.part("title"),a);for(let l of[this.field,this.chart])l.classList.
toggle("gp-on-one-axis",e.isList);this.cells=n.groups.map(l=>this.makeCell(l)),this.table.replaceChildren(...e.isList?this.listRows():this.gridRows()),this.table.
setAttribute("aria-label",s("The runs over {knobs}",{knobs:a})),this.focus(this.cells.length?this.cells[0].cell:null),oo(this.part("metric-meaning"),e)}makeCell({
number:e}){let n=c("td","",null,{role:"gridcell",tabindex:"-1"}),o=c("div","gp-cell-top"),[r,i]=[c("span","gp-value"),c("span","gp-star","★")],[a,l]=[c("small",
"gp-seeds-range"),c("span","gp-some-failed")],d=c("bdi","gp-cell-text"),m=zs(this.group,-1);return i.hidden=!0,o.append(r,i,a,l,m.box),n.append(o,d),n.gpGroup=e,
{cell:n,top:o,value:r,star:i,range:a,failed:l,text:d,stepper:m,colour:""}}gridRows(){let{state:e,cells:n}=this,[o,r]=e.axes,i=c("th","gp-knob",null,{scope:"colg\
roup",colspan:o.values.length});i.append(c("span","",o.knob));let a=c("th","gp-side",r.knob,{scope:"col",rowspan:2}),l=[nt("tr",[a,i]),nt("tr",o.values.map(m=>Fs(
"col",m)))],d=m=>e.inRow(m).map(({number:w})=>n[w].cell);return[nt("thead",l),nt("tbody",r.values.map((m,w)=>nt("tr",[Fs("row",m),...d(w)])))]}listRows(){let{state:e,
cells:n}=this,[{knob:o,values:r}]=e.axes,i=nt("tr",[c("th","gp-side",o,{scope:"col"}),c("th","gp-metric-name","",{scope:"col"})]),a=e.inOrder.map(({number:l,place:d})=>nt(
"tr",[Fs("row",r[d[1]]),n[l].cell]));return[nt("thead",[i]),nt("tbody",a)]}drawText(e){let{state:n,group:o}=this,{cell:r,text:i,stepper:a,failed:l}=this.cells[e],
d=o.shownOf(e),m=Fe(d),w=n.failuresIn(e);M(l,w&&`✕ ${w}`);let b=m?`✕ ${s("failed")}`:wt(d,Ea).slice(0,Ea).trim();M(i,b||Mh(n.standingOf(e))),ae(r,["gp-cell",
m&&"gp-broken",!b&&"gp-quiet"].filter(Boolean).join(" ")),a.draw(e),this.describe(e)}drawTexts(){this.group.groups.forEach(({number:e})=>this.drawText(e))}drawQuiet(){
this.cells.forEach(({cell:e},n)=>e.classList.contains("gp-quiet")&&this.drawText(n))}drawValues(){let{state:e,group:n}=this,o=e.metric;if(!o)return;let r=ba(o,n.
groups);for(let i of n.groups)this.drawValue(i,o,r);e.isList&&M(this.part("metric-name"),s(o.title)),xa(this.part("legend"),e,r),this.field.hidden=e.view==="hea\
t"&&!e.isList&&e.isSettled,M(this.part("hint"),this.field.hidden?s("Click a cell for its full text. Drag to zoom; double-click to see all again."):s("Click a ce\
ll, or press Enter, for its full text; the arrow keys move between cells.")),va(this.chart,e,r,i=>this.whole.show(i))}drawValue(e,n,o){let r=this.cells[e.number],
{top:i,value:a,star:l,range:d}=r,m=e.values[n.name],w=Number.isFinite(m),b=w?`var(--gp-${Xt(n)}-${o.level(m)})`:"";r.colour!==b&&(i.style.backgroundColor=r.colour=
b),ae(i,w?"gp-cell-top":"gp-cell-top gp-none"),M(a,w?Le(n,m):e.entries.length===1&&Fe(e.entries[0])?"✕":"–"),M(d,w?Qe(n,e):""),l.hidden=o.best!==e,this.describe(
e.number)}describe(e){let{state:n}=this,{cell:o,star:r,value:i,range:a}=this.cells[e],l=s((n.metric||{}).title),d=n.failuresIn(e),m=[n.nameOf(e),a.textContent?s(
"{metric}: {value}, over its seeds {range}",{metric:l,value:i.textContent,range:a.textContent}):`${l}: ${i.textContent}`,r.hidden?"":s("best"),d&&s("failed: {sh\
are}",{share:d}),Ta[n.standingOf(e)]()];K(o,{"aria-label":m.filter(Boolean).join("; ")})}focus(e,n=!1){this.focused&&(this.focused.tabIndex=-1),this.focused=e,e&&
(e.tabIndex=0,n&&(e.focus({preventScroll:!0}),this.reveal(e)))}reveal(e){let{field:n,table:o}=this,[r,i]=[n.getBoundingClientRect(),e.getBoundingClientRect()],a=r.
left+e.parentElement.firstElementChild.offsetWidth,l=r.top+o.tHead.offsetHeight;n.scrollLeft+=Math.min(0,i.left-a)||Math.max(0,i.right-r.right),n.scrollTop+=Math.
min(0,i.top-l)||Math.max(0,i.bottom-r.bottom),(i.top<0||i.bottom>innerHeight)&&e.scrollIntoView({block:"nearest",inline:"nearest"})}};function La(t,e){let n=new io(t,new ro(e));return Oa(n),o=>{if(t.hidden=!e.header||e.header.kind!=="sweep"||!e.groups.length,t.hidden){n.whole.shut();return}o.run&&
n.build(),o.run||o.pair||o.status?n.drawTexts():o.steps&&new Set([...o.entries].map(r=>e.entries[r].group)).forEach(r=>n.drawText(r)),o.measured&&n.drawQuiet(),
(o.run||o.measured||o.status)&&n.drawValues(),n.whole.draw()}}var $a=[["stop","■",t=>s("Stop lane {lane}",{lane:t})],["select","✎",t=>s("Edit lane {lane}",{lane:t})],["copy","❐",t=>s("Copy lane {lane}",{lane:t})],["l\
eft","◀",t=>s("Move lane {lane} to the left",{lane:t})],["right","▶",t=>s("Move lane {lane} to the right",{lane:t})],["remove","✕",t=>s("Remove lane {lane\
}",{lane:t})]],ao=class{constructor(e,n){this.group=n;let o=c("div","gp-lane-head");this.name=c("button","gp-lane-name",null,{type:"button"}),this.letter=c("b",
"gp-letter"),this.title=c("bdi","gp-lane-title"),this.reference=c("span","gp-lane-reference",s("reference")),this.name.append(this.letter,this.title,this.reference),
this.tools=c("span","gp-lane-tools"),this.buttons=Object.fromEntries($a.map(([i,a])=>{let l=c("button","gp-button",a,{type:"button","data-do":i});return this.tools.
append(l),[i,l]})),o.append(this.name,this.tools),this.settings=c("p","gp-lane-settings"),this.changed=c("p","gp-lane-changed",`△ ${s("changed since this run")}`),
this.state=c("p","gp-lane-state"),this.doing=c("b"),this.tokens=c("span","gp-lane-count"),this.company=c("span","gp-lane-company","",{tabindex:"0","data-tip":""}),
this.state.append(this.doing,this.tokens,this.company),this.parts=c("p","gp-lane-parts"),this.seeds=c("p","gp-lane-seeds"),this.back=c("button","gp-button","◀",
{type:"button","data-seed":"-1","aria-label":s("Previous seed")}),this.on=c("button","gp-button","▶",{type:"button","data-seed":"1","aria-label":s("Next seed")}),
this.seed=c("span","","",{"aria-live":"polite"}),this.seeds.append(this.back,this.seed,this.on),this.problem=c("div","gp-problem"),this.why=c("span"),this.problem.
append(c("b","","✕ "),this.why);let r=c("div","gp-lane-top");r.append(o,this.settings,this.changed,this.state,this.parts,this.seeds,this.problem),e.append(r)}draw({
lane:e,ran:n,place:o,lanes:r,isReference:i,parts:a,told:l}){let d=n?this.group.shownOf(n.number):null;M(this.letter,e.label),M(this.title,ce(e.title)),G(this.reference,
i),K(this.name,{"aria-pressed":String(i),title:i?s("The other lanes are compared with this one"):s("Compare the others with {lane}",{lane:e.label})}),this.name.
disabled=!n,this.drawTools(e,o,r),this.drawStop(n),M(this.settings,Eh(e,d,n).join(" · ")),G(this.changed,!!n&&["model","seed","settings"].some(m=>JSON.stringify(
e[m]??null)!==JSON.stringify(n[m]??null))),this.drawState(d),M(this.parts,a),G(this.parts,!!a),this.drawSeeds(d,n),this.drawProblem(e,l)}drawTools(e,n,o){G(this.
tools,this.group.canAsk);let r={left:n===0,right:n===o-1,remove:o===1,copy:o>=mn};for(let[i,,a]of $a){let l=i==="select"&&e.selected?s("Lane {lane} is shown in \
the settings",{lane:e.label}):a(e.label);K(this.buttons[i],{title:l,"aria-label":l,"aria-disabled":String(!!r[i])})}M(this.buttons.select,e.selected?`✎ ${s("e\
diting")}`:"✎"),K(this.buttons.select,{"aria-pressed":String(!!e.selected)})}drawStop(e){let{stop:n}=this.buttons,o=!!e&&this.group.running&&e.entries.some(({
log:r})=>!r.finished&&!r.failed);!o&&n===document.activeElement&&this.name.focus(),G(n,o)}drawState(e){if(G(this.state,!!e),!e)return;let{log:n}=e;M(this.doing,
Th(n,this.group.done));let o=Me(n).length;M(this.tokens,o?z(o,"{count} token","{count} tokens"):"");let r=Ds.get(n);n.shared>1&&Ds.set(n,{others:Math.max(n.shared-
1,r?r.others:0),apart:n.apart&&(!r||r.apart)});let i=Ds.get(n);if(G(this.company,!!i),!i)return;let{others:a,apart:l}=!n.running||n.shared<2?i:{others:n.shared-
1,apart:n.apart};M(this.company,l?z(a,"in turn with another run","in turn with {count} others"):z(a,"together with another run","together with {count} others")),
K(this.company,{"data-tip":l?s("It has forward passes of its own, in turn with those of the others: no other run uses its model, or it reads or writes several t\
okens at once."):s("Decoded in one batch with the other runs on this model: each forward pass gives all of them their next token.")})}drawSeeds(e,n){let o=n?n.entries.
length:0;G(this.seeds,o>1),!(o<2)&&(M(this.seed,s("seed {seed}, {place} of {all}",{seed:Aa(e)??"–",place:n.shown+1,all:o})),K(this.back,{"aria-disabled":String(
n.shown===0)}),K(this.on,{"aria-disabled":String(n.shown===o-1)}))}drawProblem({label:e,problem:n},o){let r=s(n),i=o.get(r)??e;r&&o.set(r,i),G(this.problem,!!r),
M(this.why,!r||i===e?r:s("The same as in lane {lane}.",{lane:i}))}},mn=8,Ds=new WeakMap,Aa=({seed:t,log:e})=>t??(e&&e.started?e.started.seed:null);function Eh(t,e,n){
let o=e&&n.seed===t.seed&&n.entries.length===1?Aa(e):null,r=t.seed??o;return[t.model,ce(t.settings??""),r===null?"":s("seed {seed}",{seed:r})].filter(Boolean)}function Th(t,e){
let{queued:n,loading:o,started:r,failed:i,finished:a}=t;return i?`✕ ${s("stopped by an error")}`:a?`■ ${a.sequences.length?ke(a.sequences[0].stop_reason)[1]:
s("ended")}`:e?r?`■ ${s("was stopped")}`:s("did not run"):o?Ct(o):n?n.ahead?z(n.ahead,"waiting for another run","waiting for {count} others"):s("starting …"):
r?`● ${s("decoding …")}`:s("waiting for its turn")}var lo=class{constructor(e,n){this.body=e,this.entries=n,this.width=0,this.timer=0,this.clear(null),e.addEventListener("scroll",()=>{this.atEnd=e.scrollHeight-e.
scrollTop-e.clientHeight<40},{passive:!0}),new ResizeObserver(()=>this.resized()).observe(e)}clear(e){this.log=e,this.body.replaceChildren(),this.rows=new ze(this.
body),this.tokens=[],this.steps=[],this.dimmed=0,this.sign=null,this.said="",this.stop=null,this.atEnd=!0}draw(e,{shared:n,sign:o,why:r},{shade:i,unit:a}){this.
log!==e&&this.clear(e);let{keep:l,added:d}=Xe(this.steps,Me(e).at(-1)||null);l<this.tokens.length&&this.cut(l);for(let m of d)this.append(m,i,a);this.dim(n),this.
signAt(o?this.tokens[n]:null,o,r,a),!this.stop&&this.tokens.length&&this.reach(this.tokens[0])}cut(e){Ze(this,e),this.steps.length=e,this.dimmed=Math.min(this.dimmed,
e),this.stop&&!this.stop.isConnected&&(this.stop=null)}append(e,n,o){let r={...e.chosen,piece:e.piece},i=c("span","gp-token",null,{role:"button",tabindex:"-1"});
Ge(i,r);let a=this.tokens.length?this.entries.get(this.tokens.at(-1)).token:null;this.entries.set(i,{token:r,step:e,index:e.index,lane:this}),e.given&&(i.dataset.
given=""),ht(this,i,r,a),this.steps.push(e),this.describe(i,o),this.shade(i,n)}shade(e,n){Jt(e.querySelector(".gp-ink"),n,xe(this.entries.get(e).step))}describe(e,n){
let{token:o,step:r,index:i}=this.entries.get(e),a=[s("token {number}: {text}",{number:i+1,text:Y(o.text)}),...Wn(r,n),this.whyOf(e)];e.setAttribute("aria-label",
a.filter(Boolean).join(", "))}whyOf(e){let{step:n}=this.entries.get(e);return[e===this.sign?this.said:"",n.given?s("given, not chosen"):""].filter(Boolean).join(
", ")}dim(e){let n=Math.min(e,this.tokens.length);for(let o=n;o<this.dimmed;o++)this.tokens[o].classList.remove("gp-shared");for(let o=this.dimmed;o<n;o++)this.
tokens[o].classList.add("gp-shared");this.dimmed=n}signAt(e,n,o,r){if((e||null)===this.sign&&(!e||o===this.said&&e.dataset.parts===n))return;let i=this.sign;this.
sign=e||null,this.said=o,i&&(delete i.dataset.parts,this.describe(i,r)),e&&(e.dataset.parts=n,this.describe(e,r))}redraw({shade:e,unit:n}){for(let o of this.tokens)
this.shade(o,e),this.describe(o,n)}settle(){this.atEnd&&this.log&&this.log.running&&(this.body.scrollTop=1e7),this.rows.settle()}resized(){let{clientWidth:e}=this.
body;!e||e===this.width||(this.width=e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),200))}reach(e){this.stop&&(this.
stop.tabIndex=-1),this.stop=e,e.tabIndex=0}next(e,n){let o=this.tokens.indexOf(e);switch(n){case"ArrowRight":return this.tokens[o+1];case"ArrowLeft":return this.
tokens[o-1];case"ArrowDown":return Ne(this.tokens,o,1);case"ArrowUp":return Ne(this.tokens,o,-1);case"Home":return this.tokens[0];case"End":return this.tokens.at(
-1);default:return null}}};function Ca(t,e){let n=t.querySelector(".gp-columns"),o=t.querySelector(".gp-shade"),r=t.querySelector(".gp-scale"),i=t.querySelector(".gp-add"),a=new Map,l=new WeakMap,
d=Rt(t,n,e,h=>{let p=l.get(h);if(!p)return null;let{token:u,step:f,index:g,lane:x}=p;return{id:u.token_id,text:u.text,where:s("token {number}",{number:g+1}),step:f,
why:x.whyOf(h)}}),m=()=>({shade:o.value,unit:e.unit});function w(){return e.lanes?e.lanes.map(h=>({key:`lane ${h.id}`,lane:h,number:e.groups.findIndex(({id:p})=>p===
h.id)})):e.groups.map(h=>({key:`group ${h.number}`,lane:h,number:h.number}))}function b(h){let p=document.activeElement,u=[...n.children].indexOf(p&&p.closest("\
.gp-lane")),f=new Set(h.map(({key:g})=>g));for(let[g,{element:x}]of a)f.has(g)||(x.remove(),a.delete(g));h.forEach(({key:g,lane:x,number:T},A)=>{let _=a.get(g)||
P(g);Object.assign(_,{lane:x,number:T}),n.children[A]!==_.element&&n.insertBefore(_.element,n.children[A]||null)}),k(),!(u<0||document.activeElement===p)&&(p.isConnected?
p.focus():n.children.length&&n.children[Math.min(u,n.children.length-1)].querySelector(".gp-lane-name").focus())}function k(){let{clientWidth:h}=n,[p,u,f]=[240,
12,4];if(!h||!a.size)return;let g=Math.max(1,Math.min(f,Math.floor((h+u)/(p+u)))),x=Math.ceil(a.size/g);n.style.setProperty("--lanes-in-row",Math.ceil(a.size/x))}
new ResizeObserver(k).observe(n);function P(h){let p=c("li","gp-lane"),u=new ao(p,e),f=c("p","gp-note gp-not-yet",s("Not run yet.")),g=c("div","gp-lane-text",null,
{role:"group",dir:"auto"}),x=c("div","gp-lane-bottom");x.append(f,g),p.append(x);let T={element:p,head:u,note:f,body:g,text:new lo(g,l)};return a.set(h,T),T}function N(h,p,u,f){
let{element:g,head:x,note:T,body:A,text:_,lane:L,number:v}=h,q=v<0?null:e.groups[v],I=Je(e),D=!!(q&&I&&I[0]===v),W=q&&I&&!D?S(I[0],v):{shared:0,sign:"",why:"",words:""};
x.draw({lane:L,ran:q,place:p,lanes:u,isReference:D,parts:W.words,told:f}),g.classList.toggle("gp-lane-selected",!!L.selected),K(g,{"aria-label":s("Lane {lane}: \
{title}",{lane:L.label,title:ce(L.title)})}),K(A,{"aria-label":s("Text of lane {lane}, token by token. The arrow keys move along it.",{lane:L.label})}),G(T,!q),
G(A,!!q),q?_.draw(e.shownOf(v).log,W,m()):_.log&&_.clear(null)}function S(h,p){let u=qe(e,h),[f,g]=[h,p].map(q=>e.shownOf(q).log),{kind:x,at:T,shorter:A}=to(e,h,
p),_=T[1];if(x==="apart"){let{chosen:q}=Me(f)[T[0]],I=s("here it diverges from {lane}, which has {token}",{lane:u,token:Y(q.text)});return{shared:_,sign:`≠${u}`,
why:I,words:`≠ ${s("diverges from {lane} at token {number}",{lane:u,number:_+1})}`}}let L={shared:_,sign:"",why:""};if(!_)return{...L,words:""};let v=[f,g].map(
q=>!!(q.finished||q.failed||e.done));return(x==="same"?!(v[0]&&v[1]):!v[A])?{...L,words:`= ${s("the same as {lane} so far",{lane:u})}`}:x==="same"?{...L,words:`\
= ${s("the same as {lane}",{lane:u})}`}:{...L,words:`= ${A?s("the same as {lane}, which continues",{lane:u}):s("the same as {lane}, then continues",{lane:u})}`}}
function E(h){let{header:p}=e,u=p?p.prompt:"";G(t.querySelector(".gp-asked"),!!u),me(t.querySelector(".gp-asked-text"),u,{plain:!0}),G(t.querySelector(".gp-part\
ing-key"),!!Je(e)),G(i.parentNode,e.canAsk),K(i,{"aria-disabled":String(h.length>=mn),title:h.length>=mn?s("At most {count} lanes",{count:String(mn)}):s("A new \
lane at the end")})}let O=h=>[...a.values()].find(({element:p})=>p.contains(h));n.addEventListener("click",({target:h})=>{let p=O(h),u=h.closest("button"),f=h.closest(
".gp-token");p&&f&&l.has(f)&&C(p,f),!(!p||!u||u.getAttribute("aria-disabled")==="true")&&(u.dataset.do&&e.ask({type:"lane",do:u.dataset.do,id:p.lane.id}),u.dataset.
seed&&e.showEntry(p.number,e.groups[p.number].shown+Number(u.dataset.seed)),u===p.head.name&&$(p.number))});function $(h){let p=Je(e);p&&h!==p[0]&&e.setPair(h,h===
p[1]?p[0]:p[1])}function C(h,p){h.text.reach(p),p.focus({preventScroll:!0}),p.scrollIntoView({block:"nearest"}),d.show(p)}n.addEventListener("keydown",h=>{let{target:p,
key:u}=h;if(!l.has(p)||h.ctrlKey||h.metaKey||h.altKey)return;let f=O(p),g=u==="Enter"||u===" "?p:f.text.next(p,u);!g&&!u.startsWith("Arrow")||(h.preventDefault(),
g&&C(f,g))}),i.addEventListener("click",()=>{i.getAttribute("aria-disabled")!=="true"&&e.ask({type:"lane",do:"add"})});function y(){mt(r,o.value,e.unit)}return o.
addEventListener("change",()=>{for(let{text:h}of a.values())h.redraw(m());y()}),h=>{let p=w();if(t.hidden=!p.length&&!e.canAsk,t.hidden)return;if((h.run||h.lanes)&&
b(p),h.unit){for(let{text:f}of a.values())f.redraw(m());y()}E(p);let u=new Map;p.forEach(({key:f},g)=>N(a.get(f),g,p.length,u));for(let{text:f}of a.values())f.settle();
d.refresh(h.unit||h.pair)}}function Pa(t,e){let i=E=>t.querySelector(".gp-"+E);function a(E){let[O,$]=[Math.min(...E),Math.max(...E)],C=[1,2,5,10,20,50,100,200,500,1e3].find(p=>Math.floor(
$/p)-Math.floor(O/p)<24)||Math.ceil(($-O+1)/24),y=Math.floor(O/C),h=Array.from({length:Math.floor($/C)-y+1},(p,u)=>[Math.max((y+u)*C,O),Math.min((y+u+1)*C-1,$),
0]);for(let p of E)h[Math.floor(p/C)-y][2]+=1;return h}function l(E){let O=E.map(gt).sort((p,u)=>p-u),$=O.length?a(O):[],C=JSON.stringify($);i("bins").dataset.key!==
C&&ue(i("bins"),$.length?d($):void 0),i("bins").dataset.key=C;let y=O.reduce((p,u)=>p+u,0)/O.length,h=(O[O.length-1>>1]+O[O.length>>1])/2;M(i("average"),O.length?
s("mean {mean}, median {median}, from {low} to {high}",{mean:y.toFixed(1),median:B(h),low:B(O[0]),high:B(O.at(-1))}):s("none has ended yet"))}function d(E){let O=(y,h)=>y===
h?z(y,"{count} token","{count} tokens"):s("{low} to {high} tokens",{low:B(y),high:B(h)}),$=([y,h,p])=>`${O(y,h)}: ${z(p,"{count} text","{count} texts")}`,C={type:"\
bar",hoverinfo:"text",textposition:"none",text:E.map($),x:E.map(([y,h])=>(y+h)/2),y:E.map(([,,y])=>y),width:E.map(([y,h])=>.94*(h-y+1)),marker:{color:"var(--gp-\
kept)"}};return ft(s("Number of texts by their length in tokens"),[C],We(s("tokens"),{showgrid:!1}),We(s("texts"),{rangemode:"tozero"}),{height:220,bargap:0})}function m(){
let E=c("li"),O=c("span","",null,{"aria-hidden":"true"});return O.append(c("i","gp-bar")),E.append(c("span","gp-sign",null,{"aria-hidden":"true"}),c("span","gp-\
word"),O,c("span","gp-times")),E}function w(E){let O=new Map;for(let y of E)O.set(_e(y),(O.get(_e(y))||0)+1);let $=[...O].sort(([y,h],[p,u])=>u-h||(y<p?-1:1)),C=Z(
i("endings"),$.length,m);$.forEach(([y,h],p)=>{let[u,f,g,x]=C[p].children;K(C[p],{"data-end":y}),M(u,et(y)),M(f,tt(y)[0]),ne(g.firstChild,"width",h/E.length),M(
x,`${B(h)} · ${F(h/E.length)}`)})}function b(E){let O=E.filter(h=>_e(h)==="failed"),$=E.filter(h=>_e(h)!=="failed"&&!wt(h).trim()),C=e.done?e.entries.length-E.
length:0,y=[];$.length&&y.push(z($.length,"{count} text is empty.","{count} texts are empty.")),O.length&&y.push(z(O.length,"{count} sample failed and is counte\
d only here.","{count} samples failed and are counted only here.")),C&&y.push(z(C,"{count} sample did not finish.","{count} samples did not finish.")),M(i("oddi\
ties"),y.join(" "))}function k(E){let O=new Map;for(let p of E)O.set(wt(p),(O.get(wt(p))||0)+1);let $=[...O].filter(([,p])=>p>1).sort(([p,u],[f,g])=>g-u||(p<f?-1:
1));M(i("common-title"),P(O.size,E.length,$.length>0));let C=i("common"),y=$.slice(0,5),h=[...C.children].map(p=>p.gpText);y.length===h.length&&y.every(([p],u)=>p===
h[u])?y.forEach(([,p],u)=>M(C.children[u].firstChild,`${B(p)} ×`)):C.replaceChildren(...y.map(N))}function P(E,O,$){return O<2?O?z(O,"{count} text","{count} te\
xts"):"":E===1?s("All {count} texts are the same",{count:B(O)}):$?s("{count} different texts of {all}; the most frequent ones",{count:B(E),all:B(O)}):s("All {co\
unt} texts are different",{count:B(O)})}function N([E,O]){let $=c("li");if($.gpText=E,$.append(c("span","gp-times",`${B(O)} ×`)),E.length<=150)$.append(E.trim()?
c("bdi","",Ae(E)):c("span","gp-note",s("(empty)")));else{let C=c("details"),y=c("summary");y.append(c("bdi","",Ae(E.slice(0,150))+"…")),C.append(y,c("p","",E,
{dir:"auto"})),$.append(C)}return $}function S(E,O){return E===O?z(O,"{count} sample","all {count} samples"):e.done?z(O,"{ended} of {count} sample ended","{ende\
d} of {count} samples ended",{ended:B(E)}):z(O,"{ended} of {count} sample ended so far","{ended} of {count} samples ended so far",{ended:B(E)})}return E=>{if(t.
hidden=!e.header||e.header.kind!=="seeds",t.hidden||!(E.run||E.status))return;E.run&&i("common").replaceChildren();let O=e.entries.filter(y=>Zt(y)==="cut"),$=e.
entries.filter(y=>_e(y)&&!O.includes(y)),C=$.filter(y=>_e(y)!=="failed");M(i("of"),S($.length,e.entries.length)),l(C),w([...$,...O]),b($),k(C)}}var Na="generation-playground.columns",Lh=["tokens","tokens_per_second","perplexity","entropy","distinct_2","repetition","words","ended"],co=class{constructor(e,n){
this.place=e,this.changed=n,this.summary=c("summary"),this.boxes=c("div","gp-column-boxes",null,{role:"group","aria-label":s("Columns of the table")}),e.append(
this.summary,this.boxes),this.chosen=new Set($h()||Lh),this.names=""}shown(e){let n=e.map(({name:r})=>r).join();n!==this.names&&(this.names=n,this.boxes.replaceChildren(
...e.map(r=>this.box(r))));let o=e.filter(({name:r})=>this.chosen.has(r));return M(this.summary,s("Columns: {shown} of {all}",{shown:String(o.length),all:String(
e.length)})),o}box({name:e,title:n,meaning:o}){let r=c("label","",null,{title:s(o)}),i=c("input","",null,{type:"checkbox"});return i.checked=this.chosen.has(e),
i.addEventListener("change",()=>{i.checked?this.chosen.add(e):this.chosen.delete(e),Ah([...this.chosen]),this.changed()}),r.append(i,` ${s(n)}`),r}};function $h(){
try{let t=JSON.parse(localStorage.getItem(Na)||"null");return Array.isArray(t)?t:null}catch{return null}}function Ah(t){try{localStorage.setItem(Na,JSON.stringify(
t))}catch{}}function Wa(t,e){let n=t.querySelector(".gp-metrics"),[o]=n.tHead.rows,r=o.cells[0].querySelector("button"),i=new Map,a=null,l=[],d=new co(t.querySelector(".gp-\
column-choice"),()=>O()),m=({values:C},{name:y})=>Number.isFinite(C[y])?C[y]:null;function w(){let C=e.metrics.filter(u=>e.groups.some(f=>m(f,u)!==null));t.hidden=
!C.length;let y=d.shown(C);if(y.length===l.length&&y.every((u,f)=>u===l[f].metric))return;let h=document.activeElement,p=o.contains(h)?h.dataset.name:null;l.forEach(
({head:u})=>u.remove()),l=y.map(u=>{let f=c("th","",null,{scope:"col"}),{name:g,title:x,unit:T,meaning:A,formula:_,better:L}=u,v=L==="more"?s("More is better."):
L==="less"?s("Less is better."):"",q=[s(A),v,s("Formula: {formula}.",{formula:s(_)})].filter(Boolean).join(" "),I=c("button","gp-sort",null,{type:"button","data\
-name":g,"data-tip":q});return I.append(c("span","",s(x).replace(/-(?=\d)/g,"‑")),c("span","gp-arrow","",{"aria-hidden":"true"})),f.append(I),T&&T!==x.toLowerCase()&&
f.append(c("small","",s(T))),o.append(f),{metric:u,head:f}});for(let u of i.values())Z(u,1+l.length,k);p&&o.querySelector(`[data-name="${CSS.escape(p)}"]`)?.focus()}
function b(){for(let{metric:C,head:y}of l){let h=a&&a.name===C.name?a.down?"descending":"ascending":"none";K(y,{"aria-sort":h}),M(y.querySelector(".gp-arrow"),{
descending:" ▼",ascending:" ▲",none:""}[h])}}o.addEventListener("click",({target:C})=>{let y=C.closest(".gp-sort");if(!y)return;let h=l.map(p=>p.metric).find(
({name:p})=>p===y.dataset.name);if(!h)a=null;else{let p=h.better!=="less",u=a&&a.name===h.name;u&&a.down!==p?a=null:a={name:h.name,down:u?!p:p}}O()});function k(){
let C=c("td"),y=c("span","gp-value");y.append(c("b","gp-best-sign","",{"aria-hidden":"true"}),c("span"),c("span","gp-hidden"),c("small","gp-seeds-range"));let h=c(
"span","gp-track");return h.append(c("i")),C.append(y,h),C}function P(C){let y=c("tr"),h=c("th","gp-whose",null,{scope:"row"});return h.append(c("b","gp-letter"),
c("bdi")),y.append(h),Z(y,1+l.length,k),n.tBodies[0].append(y),i.set(C,y),y}function N({number:C,title:y}){let h=i.get(C)||P(C),[p,u]=h.cells[0].children;M(p,qe(
e,C)),M(u,ce(y))}function S({metric:C},y){let h=e.groups.map(f=>m(f,C)),p=Math.max(...h.map(f=>Math.abs(f??0))),u=Is(C,e.groups);return h.forEach((f,g)=>{let x=i.
get(g).cells[y+1],[T,A]=x.children,_=u!==null&&u.number===g;M(T.children[0],_?"★":""),M(T.children[1],so(C,e.groups[g])),M(T.children[2],_?` ${s("(best)")}`:"");
let L=f===null||Bs(C)?"":Qe(C,e.groups[g]);M(T.children[3],L&&s("over the seeds {range}",{range:L})),x.classList.toggle("gp-best",_),ne(A.firstChild,"width",f===
null||!p?0:Math.abs(f)/p)}),u!==null}function E(){let C=[...e.groups];if(a){let h=a.down?-1:1;C.sort((p,u)=>{let[f,g]=[m(p,a),m(u,a)];return f===null||g===null?
+(f===null)-+(g===null):h*(f-g)})}let[y]=n.tBodies;C.forEach(({number:h},p)=>{y.rows[p]!==i.get(h)&&y.insertBefore(i.get(h),y.rows[p]||null)})}function O(){if(w(),
t.hidden)return;a&&!l.some(({metric:y})=>y.name===a.name)&&(a=null),e.groups.forEach(N);let C=l.map(S);G(t.querySelector(".gp-best-key"),C.some(Boolean)),b(),E()}
function $(){for(let y of i.values())y.remove();i.clear();let{kind:C}=e.header||{};M(r,C==="lanes"?s("Lane"):C==="sweep"?s("Cell"):s("Runs")),n.classList.toggle(
"gp-one",e.groups.length<2),G(t.querySelector(".gp-sorting"),e.groups.length>1)}return C=>{C.run&&$(),(C.run||C.measured||C.lanes)&&O()}}var qa={sweep:()=>s("Nothing has run yet. “{button}” writes a text for each pair of values and draws a heat map of any metric.",{button:s("Run the grid")}),
seeds:()=>s("Nothing has run yet. “{button}” samples many texts and draws a tree of what the model can say, with counts and probabilities.",{button:s("Draw \
the samples")}),trial:()=>s("Nothing has run yet. “{button}” decodes the same request with and without drafts and answers one question: whether drafts make it f\
aster, which draft length is best, or whether the texts are the same.",{button:s("Run the trial")}),precision:()=>s("Nothing has run yet. “{button}” lets the mo\
del write in each precision in turn, measures memory and speed, and shows how far the distributions diverge at each token.",{button:s("Compare precisions")}),choices:()=>s(
"Nothing has run yet. “{button}” lets the model read each answer after the prompt and shows how likely it finds every token, with and without taking the length \
out.",{button:s("Compare answers")}),watermark:()=>s("Nothing has run yet. “{button}” writes texts with and without the watermark and answers one question, or l\
ets you guess which is which.",{button:s("Run the experiment")})};function Ia(t,e){let r=t.querySelector(".gp-status"),i=t.querySelector(".gp-pace"),a=t.querySelector(
".gp-track"),l=t.querySelector(".gp-troubles"),d=t.querySelector(".gp-told"),m=t.querySelector(".gp-answered"),w=[],b=[],k=null,P=0;function N(h){let p=e.entries[h];
w[h]=Zt(p),b[h]=gt(p)}function S(h){let p=w.length,u=h.ended+h.failed;if(u===p)return[z(p,"The run has ended","All {count} runs have ended"),""];let f=h.cut+(e.
done?h.decoding:0),g=[f&&s("{count} cut off",{count:B(f)}),!e.done&&s("{count} decoding",{count:B(h.decoding)}),!e.done&&s("{count} queued",{count:B(h.waiting)}),
e.done&&h.waiting&&s("{count} not started",{count:B(h.waiting)})].filter(Boolean),x={ended:B(u)};return[e.done?z(p,"Stopped: {ended} of {count} run ended","Stop\
ped: {ended} of {count} runs ended",x):z(p,"{ended} of {count} run ended","{ended} of {count} runs ended",x),g.map(A=>` · ${A}`).join("")]}function E(h){if(!h)
return;let p=performance.now();k??={at:p,sum:h},h!==k.last&&([k.last,P]=[h,p]);let u=P-k.at,f=u>500&&s("{rate} tokens/s in total",{rate:B(Math.round((h-k.sum)/u*
1e3))});M(i,[z(h,"{count} token","{count} tokens"),f].filter(Boolean).join(" · "))}function O(h){let p=new Map;for(let x of e.entries.filter(T=>w[T.number]==="\
failed")){let T=JSON.stringify($n(Fe(x)));p.set(T,[...p.get(T)||[],x])}let u=e.done?h.cut:0,f=JSON.stringify([[...p].map(([x,T])=>[x,T.length]),u]);if(l.dataset.
key===f)return;l.dataset.key=f,l.replaceChildren();for(let[x,T]of[...p].slice(0,8)){let A=c("p");A.append(c("b","","✕ "),`${C(T)} `);for(let{knob:_,message:L,
fix:v}of JSON.parse(x))A.append(c("span","",(_?`${_}: `:"")+L),v?` ${v} `:" ");l.append(A)}let g=[...p.values()].slice(8).flat().length;g&&l.append(c("p","gp-no\
te",z(g,"{count} more run failed for other reasons.","{count} more runs failed for other reasons."))),u&&l.append(c("p","gp-note gp-stopped",$(u)))}function $(h){
return e.done.overtaken?z(h,"{count} run was stopped because another run took its place; what was written is kept.","{count} runs were stopped because another r\
un took their place; what was written is kept."):z(h,"{count} run was stopped by hand; what was written is kept.","{count} runs were stopped by hand; what was w\
ritten is kept.")}function C(h){let p=[...new Set(h.map(x=>e.groups[x.group].label))];if(p.length===e.groups.length)return z(h.length,"{count} run failed:","{co\
unt} runs failed:");let u=p.length-1,g=p.every(x=>x.length===1)||!u?p.join(", "):z(u,"{label} and {count} other","{label} and {count} others",{label:p[0]});return z(
h.length,"{count} run failed ({groups}):","{count} runs failed ({groups}):",{groups:g})}function y(){let h=e.found&&e.found.question,u=(h&&e.asking&&e.asking.question!==
h?e.asking.titles:{})[h];G(m,!!u),u&&M(m,e.done?s("These runs answered “{question}”. Choose that question to see the answer.",{question:s(u)}):s("These runs\
 answer “{question}”. Choose that question to see the answer.",{question:s(u)}))}return h=>{if(t.hidden=!e.header&&!Object.hasOwn(qa,e.name),a.hidden=!e.header,
!e.header&&!t.hidden&&M(r,qa[e.name]()),!e.header)return;h.run?([w,b,k]=[[],[],null],M(i,""),e.entries.forEach(g=>N(g.number))):h.measured||h.status?e.entries.forEach(
g=>N(g.number)):h.entries.forEach(N);let p={ended:0,cut:0,failed:0,decoding:0,waiting:0};for(let g of w)p[g]+=1;let[u,f]=S(p);r.dataset.words!==u+f&&(r.dataset.
words=u+f,r.replaceChildren(c("b","",u),f));for(let g of["ended","failed","decoding"])ne(a.querySelector(".gp-part-"+g),"width",p[g]/Math.max(1,w.length));K(a,{
"aria-valuemax":w.length,"aria-valuenow":p.ended+p.failed,"aria-valuetext":u+f.replaceAll(" · ",", ")}),E(b.reduce((g,x)=>g+x,0)),O(p),y(),e.done&&M(d,u)}}function Ba(t){Ch(t),Wh(t),t.lanes.addEventListener("change",()=>{t.state.opened.clear(),t.draw()})}function Hs(t,e){if(!e.folded){t.pick(e.entry.run.at(-1));return}
let[n]=e.folded,o=document.activeElement===e.item;t.state.unfold(e.node,e.folded),t.draw(),o&&Mt(t,t.views.get(n.id))}function Ch(t){let{tree:e}=t,n=o=>{let r=o.
closest(".gp-knot");return r?r.parentElement.gpView:null};e.addEventListener("click",({target:o})=>{let r=n(o);r&&(za(t,r),Hs(t,r))}),e.addEventListener("pointe\
rmove",({target:o,pointerType:r})=>{r!=="touch"&&t.point(n(o),o.gpNode||null)}),e.addEventListener("pointerleave",()=>t.point(null)),e.addEventListener("focusin",
o=>{let r=o.target;r.gpView&&r.matches(":focus-visible")&&t.point(r.gpView,null)}),e.addEventListener("focusout",()=>t.point(null))}function za(t,e){t.current&&
t.current!==e&&K(t.current.item,{tabindex:"-1"}),t.current=e,K(e.item,{tabindex:"0"})}function Mt(t,e){e&&(za(t,e),e.item.focus({preventScroll:!0}),e.knot.scrollIntoView(
{block:"nearest",inline:"nearest"}),t.point(e,null))}var ja=({kids:t})=>t&&t.firstElementChild&&t.firstElementChild.gpView;function Ph(t,e){e.entry&&t.state.closed.
delete(e.entry.head.id)?t.draw():Mt(t,ja(e))}function Nh(t,e){e.entry&&ja(e)?(t.state.closed.add(e.entry.head.id),t.draw()):Mt(t,e.above)}var Ra={ArrowDown:(t,e,n)=>Mt(
t,n[n.indexOf(e)+1]),ArrowUp:(t,e,n)=>Mt(t,n[n.indexOf(e)-1]),ArrowRight:Ph,ArrowLeft:Nh,Home:(t,e,n)=>Mt(t,n[0]),End:(t,e,n)=>Mt(t,n.at(-1)),Enter:Hs," ":Hs,Escape:t=>{
t.point(null),t.state.picked&&t.pick(null)}};function Wh(t){t.tree.addEventListener("keydown",e=>{let n=e.target.gpView;if(!n||e.ctrlKey||e.altKey||e.metaKey||!Object.
hasOwn(Ra,e.key))return;e.preventDefault();let o=[...t.tree.querySelectorAll(".gp-branch")].filter(r=>r.offsetParent);Ra[e.key](t,n,o.map(r=>r.gpView))})}var ho=class{constructor(){this.count=0,this.root=this.node(null,null),this.tips=[],this.ended=new Map}node(e,n){let o=n&&n.logprob!==null&&e.logprob!==null&&e.
logprob!==void 0,r=n?o?n.logprob+e.logprob:null:0;return{id:this.count++,token:e,before:n,depth:n?n.depth+1:0,kids:new Map,samples:[],ends:[],logprob:r,order:[]}}begin(e){
return this.root.samples.push(e),this.tips[e]=this.root}add(e,n){let o=this.tips[e]||this.begin(e),r=o.kids.get(n.token_id);r||(r=this.node(n,o),o.kids.set(n.token_id,
r),o.order.push(r)),r.samples.push(e),this.tips[e]=r}end(e,n){this.ended.has(e)||(this.ended.set(e,n),(this.tips[e]||this.begin(e)).ends.push([e,n]))}reached(e){
let n=o=>!qh.has(this.ended.get(o)??"length");return this.root.samples.filter(o=>this.tips[o].depth>=e||n(o)).length}},qh=new Set(["length","max_time","stopped",
"failed","given","unfinished"]);function Fa(t){let e=[t];for(;t.kids.size===1&&!t.ends.length;)[t]=t.order,e.push(t);return e}function Da(t){for(;t.before&&t.before.
before&&t.before.kids.size===1&&!t.before.ends.length;)t=t.before;return t}var gn=(t,e=null)=>t.logprob===null||e&&e.logprob===null?null:Math.exp(t.logprob-(e?e.
logprob:0)),wn=t=>{let e=[];for(;t.before;t=t.before)e.push(t);return e.reverse()},Ha=(t,e)=>(e.logprob??-1/0)-(t.logprob??-1/0)||t.token.token_id-e.token.token_id;
function Ih({order:t},e){if(!e)return t.sort((o,r)=>r.samples.length-o.samples.length||Ha(o,r)),t;let n=(o,r)=>o.samples.length>r.samples.length+Math.max(.5,r.samples.
length/5);for(let o=1;o<t.length;o++)for(let r=o;r>0&&n(t[r],t[r-1]);r--)[t[r-1],t[r]]=[t[r],t[r-1]];return t}function Ka(t,{lanes:e,grows:n,opened:o=new Map,closed:r=new Set,
before:i=new Set}){let a=[],l=[],d=({id:S,samples:E})=>E.length+(n&&i.has(S)?.5:0),m=([S],[E])=>d(E)-d(S)||S.depth-E.depth||Ha(S,E),w=0;function b(S,E,O){for(w+=
1;;){let $=E.at(-1),C={head:S,run:E,kids:[],folded:[],closed:r.has(S.id)};O.push(C);let y=Ih($,n);if(!y.length||C.closed)return;let h=1+(o.get($.id)||0);y.slice(
1).forEach((p,u)=>(u+1<h?l:a).push([p,C])),O=C.kids,[S]=y,E=Fa(S)}}let k=S=>{for(;S.length;){let[E,O]=S.pop();b(E,Fa(E),O.kids),k(l)}},P=()=>a.splice(0).forEach(
([S,E])=>E.folded.push(S)),N=[];for(b(t.root,[t.root],N),k(l);a.length&&w<e;)a.sort(m),k([a.shift()]);P();for(let S=Ks(N[0]);S.length;S=Ks(N[0]))k(S),P();return Ga(
N[0]),N[0]}function Ks(t){return[...t.folded.length===1?[[t.folded.pop(),t]]:[],...t.kids.flatMap(Ks)]}function Ga(t){let e=new Map(t.run.at(-1).order.map((n,o)=>[
n,o]));t.kids.sort((n,o)=>e.get(n.head)-e.get(o.head)),t.kids.forEach(Ga)}var Rh=12,po=class{constructor(e){this.group=e,this.begin()}begin(){this.trie=new ho,this.opened=new Map,this.closed=new Set,this.picked=null}read(e){let{trie:n,
group:o}=this,r=o.entries[e],i=n.tips[e];for(let l=i?i.depth:0;l<r.tokens.length;l++)n.add(e,r.tokens[l]);let a=_e(r);a&&n.end(e,a)}shown(e,n){return Ka(this.trie,
{lanes:e,grows:!this.group.done,opened:this.opened,closed:this.closed,before:n})}pick(e){this.picked=e===this.picked?null:e}unfold(e,n){let o=e.order.length-n.length;
this.opened.set(e.id,o-1+Math.min(Rh,n.length))}isOnPath({head:e,run:n}){return bn(n.at(-1),this.picked)||bn(this.picked,e)}};function bn(t,e){for(;t&&t.depth>e.
depth;)t=t.before;return t===e}var uo=220,fo=({token:t})=>t.piece??t.text;function Ua(t,e,n,o){let{length:r}=n.samples,[i,a]=[t.reached(n.depth),e.before],l=gn(n),d=b=>b===null?s("not known"):
F(b),m=e===n,w=[[s("Samples here"),i<o?z(i,"{number} of {count} sample so far","{number} of {count} samples so far",{number:B(r)}):mo(r,i)]];l!==null&&w.push([s(
"Expected samples"),`${Bh(i*l)} = ${B(i)} × ${F(l)}`]),w.push([z(n.depth-e.depth+1,"Probability of this token","Probability of these {count} tokens"),d(gn(n,a))]),
w.push([s("Share of the samples at this fork"),F(r/Math.max(1,jh(a)))]),m&&w.push([s("Before the processors"),d(n.token.raw_logprob===null?null:X(n.token.raw_logprob))]),
w.push([s("Probability of the text so far"),d(l)]);for(let[b,k]of go(n))w.push([`${et(b)} ${s("ends here: {reason}",{reason:tt(b)[0]})}`,B(k)]);return w}var Bh=t=>t<
.01?s("fewer than 0.01"):t.toFixed(t<10?2:1),mo=(t,e)=>z(e,"{number} of {count} sample","{number} of {count} samples",{number:B(t)});function zh(t,e,n){return e?
z(t,"{count} sample goes through {text}","{count} samples go through {text}",{text:e}):n==="source"?z(t,"{count} sample follows the source","{count} samples fol\
low the source"):n==="message"?z(t,"{count} sample answers the message","{count} samples answer the message"):z(t,"{count} sample continues the prompt","{count}\
 samples continue the prompt")}var jh=t=>t.order.reduce((e,n)=>e+n.samples.length,0);function go(t){let e=new Map;for(let[,n]of t.ends)e.set(n,(e.get(n)||0)+1);
return e}function Va(t,e){let n=c("div","gp-trie-card",null,{popover:"manual","aria-hidden":"true"}),o=c("p"),r=c("dl");n.append(o,r),n.hidden=!0,t.append(n);function i(d,m,w,b,k){
let P=wn(w.before).map(({token:O})=>O.piece??"").join(""),N=P.length>uo?"…"+P.slice(-uo):P,S=wn(b).slice(w.depth-1).map(fo).join(""),E=c("bdi","",N);E.append(
c("b","",S.length>uo?S.slice(0,uo)+"…":S)),o.replaceChildren(E),r.replaceChildren(...Ua(m,w,b,k).flatMap(([O,$])=>[c("dt","",O),c("dd","",$)])),n.hidden&&document.
addEventListener("scroll",e,{capture:!0,passive:!0}),n.hidden=!1,n.showPopover&&!n.matches(":popover-open")&&n.showPopover(),a(d)}function a(d){let m=d.getBoundingClientRect(),
{clientWidth:w,clientHeight:b}=document.documentElement,[k,P]=[n.offsetWidth,n.offsetHeight],N=m.bottom+7+P+8<=b?m.bottom+7:m.top-P-7;n.style.left=`${Math.max(8,
Math.min(m.left,w-k-8))}px`,n.style.top=`${Math.max(8,Math.min(N,b-P-8))}px`}function l(){n.hidden||(n.hidePopover&&n.isConnected&&n.matches(":popover-open")&&n.
hidePopover(),n.hidden=!0,document.removeEventListener("scroll",e,{capture:!0}))}return{show:i,hide:l}}function Ja(t,e,n){let r=t.querySelector(".gp-through"),i=t.
querySelector(".gp-through-title"),a=t.querySelector(".gp-through-list"),l=t.querySelector(".gp-through-more"),d=t.querySelector(".gp-through-facts"),[m,w]=[null,
null],b=!1;function k(){let E=c("li"),O=c("bdi");return O.append(c("span","gp-shared"),c("span","gp-own")),E.append(O,c("small")),E}function P(E,O,$){let C=e.entries[O],
y=wn($).length,h=g=>g.map(({piece:x})=>x??"").join("");M(E.querySelector(".gp-shared"),h(C.tokens.slice(0,y))),M(E.querySelector(".gp-own"),h(C.tokens.slice(y)));
let p=_e(C);M(E.querySelector("small"),[s("sample {number}",{number:O+1}),(C.seed??null)===null?"":s("seed {seed}",{seed:C.seed}),z(gt(C),"{count} token","{coun\
t} tokens"),p?`${et(p)} ${tt(p)[0]}`:"…"].filter(Boolean).join(" · "));let u=E.querySelector("button"),f=s("Open sample {number} as one run",{number:O+1});if(e.
canAsk&&!u){let g=c("button","gp-button",s("Open"),{type:"button","aria-label":f});g.addEventListener("click",()=>e.ask({type:"open",entry:+E.dataset.entry})),E.
append(g)}else u&&E.dataset.entry!==String(O)&&u.setAttribute("aria-label",f);E.dataset.entry=O}function N(E,O){let $=E.before?Ua(O,Da(E),E,e.entries.length):[],
C=Z(d,$.length,()=>{let y=c("div");return y.append(c("dt"),c("dd")),y});$.forEach(([y,h],p)=>{M(C[p].firstChild,y),M(C[p].lastChild,h)})}function S(E,O){if(E!==
m&&(b=!1),[m,w]=[E,O],r.hidden=!E,!E)return;N(E,O);let{samples:$}=E,C=Ae(wn(E).map(fo).join("").trim()),y=Y(C.length>118?"…"+C.slice(-109):C);M(i,zh($.length,
E.before&&y,e.apart));let h=b?$.length:Math.min(12,$.length),p=Z(a,h,k);for(let u=0;u<h;u++)P(p[u],$[u],E);l.hidden=h===$.length,M(l,s("Show all {count}",{count:B(
$.length)}))}return l.addEventListener("click",()=>{b=!0,S(m,w)}),t.querySelector(".gp-unpick").addEventListener("click",n),S}var Fh=18,Ya=110,Xa=160,Gs=t=>t.reduce((e,n)=>e+n.samples.length,0);function Dh(t){let e=c("li","",null,{role:"treeitem",tabindex:"-1"}),n=c("div","gp-knot"),[o,
r,i]=[c("bdi","gp-run"),c("span","gp-count"),c("span","gp-end")];n.append(o,r,i),e.append(n);let a={key:t,item:e,knot:n,run:o,number:r,end:i,kids:null,entry:null,
above:null};return e.gpView=a,a}function Za(t,e){let n=new Set(e.map(({item:o})=>o));for(let o of[...t.children])n.has(o)||o.remove();e.forEach(({item:o},r)=>{t.
children[r]!==o&&t.insertBefore(o,t.children[r]||null)})}function Qa(t,e,n){let o=`${e} ${n}`;t.stream!==o&&(t.stream=o,t.item.style.setProperty("--own",e),t.item.
style.setProperty("--rest",n))}function Hh(t,{run:e,head:n}){let o=[...go(e.at(-1))],r=o.map(([i,a])=>`${et(i)}${n.samples.length>1?` ${B(a)}`:""}`).join(" ");M(
t.end,r),t.end.classList.toggle("gp-end-failed",o.some(([i])=>i==="failed"))}var wo=class{constructor(e,n){this.root=e,this.state=n,this.group=n.group,this.tree=
e.querySelector(".gp-roots"),this.lanes=e.querySelector(".gp-lanes"),this.about=e.querySelector(".gp-about"),this.card=Va(e,()=>this.point(null)),this.drawThrough=
Ja(e,this.group,()=>this.pick(null)),this.views=new Map,this.current=null,this.pointed=null,Kh(e)}clear(){this.state.begin(),this.views=new Map,this.current=null,
this.pointed=null,this.tree.replaceChildren(),this.card.hide()}draw(){let{state:e,tree:n,views:o}=this,r=document.activeElement&&document.activeElement.gpView,i=[
...o.values()].filter(({item:l,entry:d})=>d&&l.isConnected),a=new Set(i.map(({key:l})=>l));Za(n,[this.drawEntry(e.shown(+this.lanes.value,a),null,0)]);for(let[l,
d]of o)d.item.isConnected||o.delete(l);(!this.current||!this.current.item.isConnected)&&(this.current=o.get(e.trie.root.id)),K(this.current.item,{tabindex:"0"}),
r&&document.activeElement!==r.item&&(r.item.isConnected?r:this.current).item.focus({preventScroll:!0}),this.drawThrough(e.picked,e.trie),this.drawAbout(),this.refreshCard()}viewOf(e){
return this.views.has(e)||this.views.set(e,Dh(e)),this.views.get(e)}thickness(e){return`${Math.max(1.5,Fh*e/Math.max(1,this.state.trie.root.samples.length)).toFixed(
1)}px`}drawEntry(e,n,o){let{head:r,run:i}=e,a=this.viewOf(r.id);Object.assign(a,{entry:e,above:n,node:i.at(-1),folded:null}),this.drawRun(a,e);let l=e.closed&&i.
at(-1).order.length;M(a.number,l?`${B(r.samples.length)} ▸`:r.samples.length>1?B(r.samples.length):""),Hh(a,e),Qa(a,this.thickness(r.samples.length),this.thickness(
o));let d=this.drawKids(a,e);return this.dress(a,this.wordsOf(e),d?"true":l?"false":null),a}drawKids(e,n){let o=[],r=Gs(n.kids.map(({head:i})=>i))+Gs(n.folded);
for(let i of n.kids)o.push(this.drawEntry(i,e,r-=i.head.samples.length));return n.folded.length&&o.push(this.drawMore(n,e)),o.length&&!e.kids&&e.item.append(e.kids=
c("ul","gp-kids",null,{role:"group"})),e.kids&&(Za(e.kids,o),e.kids.hidden=!o.length),o.length}drawMore({run:e,folded:n},o){let r=this.viewOf("more "+e.at(-1).id);
Object.assign(r,{entry:null,above:o,node:e.at(-1),folded:n});let i=Gs(n);return M(r.run,`+ ${s("{count} more",{count:B(n.length)})}`),M(r.number,i>n.length?B(i):
""),Qa(r,this.thickness(i),"0px"),this.dress(r,z(n.length,"{count} more branch with {samples}, folded. Click to open.","{count} more branches with {samples}, fo\
lded. Click to open.",{samples:z(i,"{count} sample","{count} samples")}),null),r}drawRun(e,{head:n,run:o}){let r=n.samples.length===1&&n.before,i=r?"":o.map(({id:a})=>a).
join(" ");if(r){let a="";for(let l of o)if((a+=l.token.piece??"").length>Ya)break;M(e.run,Ae(a.slice(0,Ya+30))||Ae(n.token.text)),e.ids=null}else if(e.ids!==i){
let a=e.ids&&(i+" ").startsWith(e.ids+" ")?e.ids.split(" ").length:0;a||e.run.replaceChildren(),e.run.append(...o.slice(a).map(l=>this.makeToken(l))),e.ids=i}ae(
e.knot,r?"gp-knot gp-tail":n.before?"gp-knot":"gp-knot gp-root-knot")}makeToken(e){if(!e.before)return c("span","",this.promptWords());let{piece:n,text:o,logprob:r}=e.
token,i=n===null?o:Ae(n)+(At(e.token)?En(o):""),a=c("span",n===null?"gp-t gp-special":"gp-t",i||o);return a.style.backgroundColor=`var(--gp-prob-${Math.round(X(
r)*10)})`,a.gpNode=e,a}promptWords(){let e=Ae(this.group.header.prompt);return e.length>60?"…"+e.slice(-58):e||s("(no prompt)")}wordsOf({head:e,run:n,closed:o}){
let{length:r}=e.samples;if(!e.before)return`${this.rootWords()}, ${z(r,"{count} sample","{count} samples")}`;let i=n.map(fo).join(""),a=gn(n.at(-1),e.before);return[
Y(i.length>Xa?i.slice(0,Xa)+"…":i),mo(r,this.state.trie.root.samples.length),a===null?"":s("probability {share} after the text before",{share:F(a)}),...[...go(
n.at(-1))].map(([l,d])=>z(d,"{count} ends here: {reason}","{count} end here: {reason}",{reason:tt(l)[0]})),o?s("closed"):""].filter(Boolean).join(", ")}rootWords(){
let{apart:e}=this.group;return e==="source"?s("The source"):e==="message"?s("The message"):s("The prompt")}dress(e,n,o){let{picked:r}=this.state,{node:i,folded:a,
entry:l}=e,d=r&&!a&&this.state.isOnPath(l),m=r&&a&&bn(i,r),w=r&&!a&&bn(r,l.head),b=["gp-branch",a&&"gp-more",r&&!d&&!m&&"gp-dim",w&&"gp-on-path"];ae(e.item,b.filter(
Boolean).join(" "));let k=!!(r&&!a&&l.run.includes(r));K(e.item,{"aria-label":n,"aria-selected":String(k)}),e.expanded!==o&&(e.expanded=o,o===null?e.item.removeAttribute(
"aria-expanded"):e.item.setAttribute("aria-expanded",o))}drawAbout(){let{group:e}=this,{trie:n}=this.state,o=n.root.samples.length,r=e.entries.length-o,i=new Set(
n.tips.filter(Boolean)),a=i.size===1&&o>1?s("all with the same text"):z(i.size,"{count} different text","{count} different texts"),l={samples:r?mo(o,e.entries.length):
z(o,"{count} sample","{count} samples"),texts:a},d=e.done?s("{samples}, {texts}.",l):s("{samples} so far, {texts}.",l);M(this.about,o?`${d} ${s("Point at a bran\
ch for its numbers, click it to see its samples.")}`:s("The tree grows with the first tokens."))}pick(e){this.state.pick(e),this.draw()}point(e,n){this.pointed&&
this.pointed.view===e&&this.pointed.node===n||(this.pointed=e&&{view:e,node:n},e?this.refreshCard():this.card.hide())}refreshCard(){if(!this.pointed)return;let{
view:e,node:n}=this.pointed;if(!e.item.isConnected||!e.entry||!e.entry.head.before){this.pointed=null,this.card.hide();return}let{head:o,run:r}=e.entry,i=n&&r.includes(
n);this.card.show(e.knot,this.state.trie,i?n:o,i?n:r.at(-1),this.group.entries.length)}};function Kh(t){for(let e=0;e<=10;e++){let n=c("i");n.style.backgroundColor=
`var(--gp-prob-${e})`,t.querySelector(".gp-key-ramp").append(n)}}var Gh="14";function el(t,e){let n=new po(e),o=new wo(t,n);return Ba(o),matchMedia("(max-width: 640px)").matches&&(o.lanes.value=Gh),r=>{if(t.hidden=!e.header||
e.header.kind!=="seeds",!t.hidden&&(r.run&&o.clear(),!(!r.run&&!r.steps&&!r.status))){for(let i of r.run?e.entries.keys():r.entries)n.read(i);o.draw()}}}function tl(t,e){let o=t.querySelector(".gp-ways"),r=t.querySelector(".gp-first tbody"),i=new WeakMap,a=t.querySelector(".gp-first-words");function l(){let N=c(
"li");return N.append(c("h3"),c("div","gp-read",null,{tabindex:0,role:"group"})),N}function d(N,{label:S,title:E},{started:O}){let $=O?O.prompt_tokens:null,[C,y]=N.
children,h=`${S} ${ce(E)}`;M(C,$?`${h}: ${z($.length,"{count} token","{count} tokens")}`:h),K(y,{"aria-label":s("The prompt of {lane}",{lane:S})}),i.get(y)!==$&&
(i.set(y,$),y.replaceChildren(...($||[]).map(({piece:p,text:u})=>p===null?c("span","gp-pill",u):p)))}let m=({raw_logprob:N})=>X(N);function w(N){let S=new Map;N.
forEach((O,$)=>{if(!O)return;let C=[...O.distribution.candidates].sort((h,p)=>m(p)-m(h)),y=({token_id:h})=>h===O.chosen.token_id;for(let h of[...C.slice(0,6),...C.
slice(0,6).some(y)?[]:[O.chosen]])S.has(h.token_id)||S.set(h.token_id,{text:h.text,sides:[null,null]});for(let h of[...C,O.chosen])S.has(h.token_id)&&(S.get(h.token_id).
sides[$]??=h)});let E=({sides:O})=>Math.max(...O.map($=>$?m($):0));return[...S.values()].sort((O,$)=>E($)-E(O))}function b(){let N=c("tr"),S=c("th","",null,{scope:"\
row"});return S.append(c("bdi","gp-word")),N.append(S,...[0,1].map(()=>{let E=c("td"),O=c("div","gp-share"),$=c("span");return $.append(c("i")),O.append(c("span",
"gp-sign"),$,c("b")),E.append(O),E})),N}function k(N){let S=w(N),E=Z(r,S.length,b);S.forEach(({text:O,sides:$},C)=>{let[y,...h]=E[C].cells;me(y.firstChild,O),h.
forEach((p,u)=>{let f=$[u],g=!!(f&&N[u]&&f.token_id===N[u].chosen.token_id),[x,T,A]=p.firstChild.children;ae(p.firstChild,g?"gp-share gp-chosen":"gp-share"),M(x,
g?"▶":""),ne(T.firstChild,"width",f?m(f):0),M(A,N[u]?f?F(m(f)):"–":"")})})}function P(N){if(N.some($=>!$))return s("Both runs have to write a token first.");
let[S,E]=N.map(({chosen:$})=>$);return`${S.token_id===E.token_id?s("Both begin with {token}: {one} with the template, {other} without it.",{token:Y(S.text),one:F(
m(S)),other:F(m(E))}):s("With the template it begins with {one}, without it with {other}.",{one:Y(S.text),other:Y(E.text)})} ${s("The probabilities are the mode\
l’s own, before the processors; ▶ was chosen, – was not recorded.")}`}return()=>{if(t.hidden=e.groups.length!==2,t.hidden)return;let N=[0,1].map(O=>e.shownOf(
O).log),S=Z(o,2,l);N.forEach((O,$)=>d(S[$],e.groups[$],O));let E=N.map(O=>Me(O)[0]||null);M(a,P(E)),k(E)}}function nl(t,e){let n=t.querySelector(".gp-arrival-words"),o=t.querySelector(".gp-arrival-bar");return r=>{if(t.hidden=!e.found||!!e.found.over,t.hidden||!r.found)
return;let{done:i,total:a}=e.found,l=Ct(e.found);M(n,l[0].toUpperCase()+l.slice(1)),V(i)&&a?(o.setAttribute("aria-valuenow",Math.floor(i/a*100)),ne(o.firstChild,
"width",i/a)):(o.removeAttribute("aria-valuenow"),ne(o.firstChild,"width",1))}}function ot(t){return V(t)?t>=1e9?s("{count} billion",{count:(t/1e9).toFixed(1)}):t>=1e6?s("{count} million",{count:(t/1e6).toFixed(t<1e7?1:0)}):t.toLocaleString(
"en"):"–"}function bo(t,e){t.replaceChildren(...e.map(([n,o])=>{let r=c("div");return r.append(c("dt","",n)," ",c("dd","",o)),r}))}function st(t,e,n,o,r){let i=c(
"button","gp-button gp-press",o,{type:"button","aria-label":r||`${o}: ${n}`});return i.addEventListener("click",()=>t.ask({type:"model",act:e,model:n})),i}function ol(t,e){let[n,o,r,i,a]=[".gp-about",".gp-fit",".gp-pairs","tbody",".gp-smaller"].map(k=>t.querySelector(k));function l(k){M(n,k.model);let[P,N]=o.children;
if(M(P,d(k)),M(N,k.why?`${s(k.why)} ${s(k.fix)}`:b(k)),bo(r,[[s("class"),k.class_name],[s("parameters"),ot(k.parameters)],[s("precision"),k.dtype],[s("device"),
k.device],[s("to download"),k.complete?k.download?be(k.download):s("nothing: it is here"):s("its weights are missing")],[s("memory"),m(k)],[s("free memory"),be(
k.free)],...k.free_disk===null?[]:[[s("free disk space"),be(k.free_disk)]],[s("context"),k.context_length?z(k.context_length,"{count} token","{count} tokens"):s(
"unlimited")],[s("vocabulary"),ot(k.vocab_size)]]),w(k),a.replaceChildren(),k.smaller){let{model:S,bytes:E}=k.smaller;a.append(`${s("It does not fit in any prec\
ision. A model that does: {model}, {size}.",{model:S,size:be(E)})} `,st(e,"pick",S,s("Choose")))}}function d({complete:k,fits:P}){return k?P===null?`? ${s("It i\
s not known whether it fits.")}`:P?`✓ ${s("It fits.")}`:`✕ ${s("It does not fit.")}`:`✕ ${s("It cannot be opened.")}`}function m({memory:k,reckoned:P}){return k===
null?s("not known"):P?s("about {size}",{size:be(k)}):be(k)}function w({ways:k,free:P}){t.querySelector("table").hidden=k.length===0;let N=Math.max(P,...k.map(({
bytes:S})=>S))*1.05;i.replaceChildren(...k.map(({model:S,label:E,bytes:O,fits:$})=>{let C=c("tr",$?"":"gp-over"),y=c("span","gp-strip",null,{"aria-hidden":"true"}),
[h,p]=[c("i"),c("u")];ne(h,"width",Math.min(1,O/N)),ne(p,"left",P/N),y.append(h,p);let u=[c("th","",s(E),{scope:"row"}),c("td","",be(O)),c("td"),c("td","",$?`✓ ${s(
"yes")}`:`✕ ${s("no")}`),c("td")];return u[2].append(y),u[4].append(st(e,"pick",S,s("Choose"),s("Choose {precision}",{precision:s(E)}))),C.append(...u),C}))}function b({
room:k,free:P,reckoned:N}){if(k===null)return s("Neither its files nor its config tell how much memory it needs.");let S={size:be(k),free:be(P)};return N?`${s("\
It needs about {size}, with room for a run; {free} is available.",S)} ${s("Its weights do not tell their size: this is estimated from its config.")}`:s("It need\
s {size}, with room for a run; {free} is available.",S)}return k=>{t.hidden=!e.found,!t.hidden&&k.found&&l(e.found)}}var ko=[[.001,0],[.01,3],[.1,6],[1,8],[1/0,10]],Uh=t=>ko.findIndex(([e])=>Oe(t??1/0,"bits")<=e);function Qt(t,e){if(!V(t))return s("infinite");let n=Oe(t,e);if(n===
0)return"0";if(n>=.001)return n.toPrecision(3);let[o,r]=n.toExponential(1).split("e-");return`${o} × ${Vh(r)}`}var Vh=t=>`10⁻${[...String(t)].map(e=>"⁰¹²³⁴\
⁵⁶⁷⁸⁹"[e]).join("")}`,yo=t=>t>=1e9?s("{size} GB",{size:(t/1e9).toFixed(2)}):s("{size} MB",{size:(t/1e6).toFixed(t<1e7?2:1)});function sl(t,e){let n=p=>t.
querySelector(".gp-"+p),o=n("which"),r=new Te(n("words"),{press:({number:p})=>k(p)}),i=null,a="",l="";o.addEventListener("change",()=>y());let d=()=>e.unit==="b\
its"?s("bits"):s("nats"),m=p=>`${Qt(p,e.unit)} ${d()}`,w=()=>(e.found&&e.found.question==="precision"?e.found.groups:[]).map((p,u)=>({...p,number:u})).filter(({
pair:p})=>p&&!p.error),b=()=>w().find(({number:p})=>String(p)===o.value)||w()[0];function k(p){i=p,y()}function P(p){let u=JSON.stringify(p.map(({number:g,title:x})=>[
g,x]));if(u===l)return;l=u;let f=o.value;o.replaceChildren(...p.map(({number:g,title:x})=>c("option","",ce(x),{value:g}))),p.some(({number:g})=>String(g)===f)&&
(o.value=f)}function N({text:p,kl:u,logprobs:[f,g],same_top:x},T){let A=s("Token {number} {token}: KL {kl}; probability {share}, here {other}",{number:B(T+1),token:Y(
p),kl:m(u),share:F(X(f)),other:F(X(g))});return x?A:`${A}; ${s("another token is the likeliest here")}`}function S(p){let{tokens:u}=p.pair,f=JSON.stringify([p.number,
e.unit,u.map(({id:g,kl:x})=>[g,x])]);f!==a&&(a=f,r.show(u.map((g,x)=>({token:g,mark:{},number:x,words:()=>N(g,x)}))),r.tokens.forEach((g,x)=>{let T=Uh(u[x].kl),
A=g.querySelector(".gp-ink");A.style.backgroundColor=`var(--gp-heat-${ko[T][1]})`,A.dataset.rank=T,g.dataset.top=u[x].same_top?"same":"other"})),r.tokens.forEach(
(g,x)=>{g.dataset.shown=x===i?"yes":"no",g.setAttribute("aria-pressed",x===i)})}function E(){let p=n("legend");if(p.dataset.unit===e.unit)return;p.dataset.unit=
e.unit,p.replaceChildren(s("KL in {unit}:",{unit:d()}));let u=g=>e.unit==="bits"?g:Number((g*Math.LN2).toPrecision(2));ko.forEach(([g,x],T)=>{let A=Number.isFinite(
g)?s("to {limit}",{limit:u(g)}):s("above {limit}",{limit:u(ko[T-1][0])}),_=c("span","gp-chip",A,{"data-rank":T});_.style.backgroundColor=`var(--gp-heat-${x})`,p.
append(_)});let f=c("span");f.append(c("span","gp-wavy","abc"),` ${s("another token is the likeliest")}`),p.append(f)}function O(p,u){let f=e.charts[`kl ${u.number}\
 ${e.unit}`];ue(n("curve-box"),i===null?f:Cn(f,i+1,"")),$(p,u)}function $(p,u){let f=Z(n("curve-keys"),p.length,()=>{let g=c("span"),x=ee("svg");return K(x,{width:30,
height:8,"aria-hidden":"true"}),x.append(ee("path","gp-course")),K(x.firstElementChild,{d:"M1 4H29"}),g.append(x,c("span")),g});p.forEach(({title:g,number:x},T)=>{
K(f[T].firstChild.firstChild,{"data-line":T%6,"data-on":x===u.number?"yes":"no"}),M(f[T].lastChild,ce(g))})}function C(p){let u=p.pair.tokens[i??p.pair.max_at],
f=i??p.pair.max_at,[g,x]=u.entropies,T={number:B(f+1),token:Y(u.text),kl:m(u.kl),mine:de(g,e.unit),theirs:de(x,e.unit),model:ce(p.title)};M(n("said"),i!==null?s(
"Token {number} {token}: KL {kl}, entropy {mine} of the reference and {theirs} of {model}.",T):`${s("Where they differ most, token {number} {token}: KL {kl}, en\
tropy {mine} of the reference and {theirs} of {model}.",T)} ${s("Click another token to see both models there.")}`);let A=n("sides").tHead.rows[0].cells;M(A[1],
ce(e.found.groups[0].title)),M(A[2],ce(p.title));let _=Z(n("sides").tBodies[0],u.candidates.length,()=>{let v=c("tr"),q=c("th","",null,{scope:"row"});return q.append(
c("span"),c("bdi")),v.append(q,...[0,1].map(()=>{let I=c("td"),D=c("div","gp-side"),W=c("span");return W.append(c("i","gp-bar",null,{"aria-hidden":"true"})),D.append(
W,c("span")),I.append(D),I})),v}),L=Math.max(...u.candidates.flatMap(([,,v,q])=>[v,q]),1e-9);u.candidates.forEach(([v,q,...I],D)=>{let[W,...R]=_[D].cells;M(W.firstChild,
v===u.id?"▶ ":""),me(W.lastChild,q),ae(_[D],v===u.id?"gp-is-token":""),I.forEach((j,H)=>{ne(R[H].querySelector(".gp-bar"),"width",j/L),M(R[H].firstChild.lastChild,
F(j))})})}function y(){let[p,u]=[w(),b()];P(p),o.value=u.number;let{mean:f,max:g,same_top:x,max_at:T,perplexities:[A,_],vocab:L}=u.pair;i!==null&&i>=u.pair.tokens.
length&&(i=null),M(n("about"),z(u.pair.tokens.length,"{count} token of the reference, read by both","{count} tokens of the reference, read by both")),M(n("summa\
ry"),[s("Mean {mean}, at most {max} at token {number}, over {vocab} tokens of the vocabulary.",{mean:m(f),max:Qt(g,e.unit),number:B(T+1),vocab:B(L)}),s("The sam\
e token is the likeliest for both at {share} of the places.",{share:F(x)}),s("Perplexity of the text: {one} and {other}.",{one:J(A),other:J(_)})].join(" ")),E(),
S(u),O(p,u),C(u)}let h=()=>w().length>0;return p=>{t.hidden=!h(),p.run&&(i=null),!t.hidden&&(p.found||p.unit)&&y()}}var Jh=[1,2,4];function rl(t,e){let n=t.querySelector("thead tr"),[o,r,i,a]=[".gp-about",".gp-pairs",".gp-none","tbody"].map(w=>t.querySelector(w));function l(w){
M(o,w.model),bo(r,[[s("class"),w.class_name],[s("parameters"),ot(w.parameters)],[s("precision"),s(w.precision)],[s("device"),w.device],[s("in memory"),be(w.bytes)],
[s("context"),w.context_length?z(w.context_length,"{count} token","{count} tokens"):s("unlimited")],[s("vocabulary"),ot(w.vocab_size)],[s("chat template"),w.chat_template?
s("yes"):s("no")]]);let{fields:b}=w;M(i,b.length?"":s("It sets no field: the library’s defaults apply.")),i.hidden=b.length>0,t.querySelector("table").hidden=
b.length===0,a.replaceChildren(...b.map(k=>{let P=c("tr"),N=c("th","",null,{scope:"row"});N.append(c("code","",k.name)),P.append(N,d(k.model),d(k.library),c("td",
"",s(k.meaning)),c("td","",m(k)));for(let S of Jh)P.cells[S].dataset.label=n.cells[S].textContent;return P}))}function d(w){let b=c("td");return b.append(c("cod\
e","",w===null?s("none"):JSON.stringify(w))),b}function m({applies:w,by:b,ignored:k,same:P}){return b==="changed"?[`▲ ${s("the page sets {value}",{value:JSON.
stringify(w)})}`,s(k)].filter(Boolean).join("; "):b==="model"&&k?`○ ${s(k)}`:b==="model"?P?s("the same as the default"):`◆ ${s("applies")}`:s("another field\
 takes its place")}return w=>{t.hidden=!e.found,!t.hidden&&w.found&&l(e.found)}}function il(t,e){let n=y=>t.querySelector(".gp-"+y),o=n("costs").tBodies[0],r=()=>e.found&&e.found.question==="precision";function i(){let y=c("tr"),h=c("th","",
null,{scope:"row"});h.append(c("span"),c("small")),y.append(h);for(let p=0;p<6;p++){let u=c("td");if(u.append(c("span"),c("small")),p===0){let f=c("span","gp-by\
tes",null,{"aria-hidden":"true"});f.append(c("i")),u.append(f)}y.append(u)}return y}function a(y,h){if((y.dataset.tip||"")!==h){for(let p of["tabindex","data-ti\
p"])y.removeAttribute(p);if(h)for(let[p,u]of[["tabindex",0],["data-tip",h]])y.setAttribute(p,u)}}let l=(y,h,p="")=>{M(y.children[0],h),M(y.children[1],p)};function d({
bytes:y,scale_bytes:h},p){if(!V(y))return["–",""];let u=p&&V(p.bytes)?s("{share} of the reference",{share:F((y+h)/(p.bytes+p.scale_bytes))}):"";return[yo(y+h),
u]}let m=({bytes:y,scale_bytes:h})=>V(y)&&h?s("get_memory_footprint() reports {size}; the scales take another {scales}.",{size:yo(y),scales:yo(h)}):"";function w({
pace:y,paces:h,ratio:p}){if(!y)return["–",""];let u=h.length>1?s("{low} to {high}",{low:y.low.toFixed(1),high:y.high.toFixed(1)}):s("one run");return[y.median.
toFixed(1),p?`${u}, ${Re(p.median)}`:u]}function b(y,h){if(h===0)return[["–",""],["–",""],["–",""]];let{pair:p}=y;if(!p||p.error)return[[p?s("none"):"–",
""],["–",""],["–",""]];let u=s(e.unit);return[[Qt(p.mean,e.unit),u],[Qt(p.max,e.unit),s("{unit}, token {number}",{unit:u,number:B(p.max_at+1)})],[F(p.same_top),
""]]}function k(y,h){let p=y.map(u=>u.pair).find((u,f)=>u&&!u.error&&(h===0||f===h));return p?J(p.perplexities[h===0?0:1],3):"–"}function P(y){let h=ce(y.precision||
"");return h&&h!==ce(y.title)?s("the reference: {precision}",{precision:h}):s("the reference")}function N({groups:y}){let h=Math.max(...y.map(({bytes:u,scale_bytes:f})=>(u||
0)+(f||0)),1),p=Z(o,y.length,i);y.forEach((u,f)=>{let[g,x,T,A,_,L,v]=p[f].cells;l(g,ce(u.title),f?ce(u.precision||u.model):P(u)),l(x,...d(u,f?y[0]:null)),a(x.firstChild,
m(u)),G(x.lastChild,V(u.bytes)),ne(x.lastChild.firstChild,"width",((u.bytes||0)+(u.scale_bytes||0))/h),l(T,...w(u)),b(u,f).forEach((q,I)=>l([A,_,L][I],...q)),l(
v,k(y,f))})}function S(y,h){let[p,u]=[[...y],[...h]],f=p.findIndex((g,x)=>g!==u[x]);return f<0?p.length:f}function E({groups:y}){let h=Z(n("writings"),y.length,
()=>{let u=c("li"),f=c("p","gp-writing-head");return f.append(c("b"),c("span","gp-note")),u.append(f,c("p","gp-writing",null,{dir:"auto"})),u}),p=y[0].text;y.forEach(
(u,f)=>{let[g,x]=h[f].children;M(g.children[0],ce(u.title)),M(g.children[1],O(u,f,p)),g.children[1].classList.toggle("gp-parting",f>0&&V(u.parts_at));let T=JSON.
stringify([p,u.text,f]);if(x.dataset.key===T||(x.dataset.key=T,x.replaceChildren(),u.text===null))return;let A=f&&p!==null?S(p,u.text):[...u.text].length,_=[...u.
text];x.append(_.slice(0,A).join("")),A<_.length&&x.append(c("span","gp-apart",_.slice(A).join("")))})}function O({failed:y,text:h,tokens:p,parts_at:u,pair:f},g,x){
if(y)return`✕ ${s("stopped by an error")}`;if(h===null)return e.done?s("did not finish"):s("writing, or waiting for its turn");let T=f&&f.error&&s("Its distri\
butions cannot be compared with those of the reference: {why}",{why:`${s(f.error.message)} ${s(f.error.fix)}`});return[$(p,u,g&&x!==null),T].filter(Boolean).join(
". ")}function $(y,h,p){return p?V(h)?`✂ ${s("diverges from the reference at token {number} of {all}",{number:B(h+1),all:B(y)})}`:`= ${z(y,"the same {count} t\
oken as the reference","the same {count} tokens as the reference")}`:z(y,"{count} token","{count} tokens")}function C(){let y=e.found;M(n("missing"),y.reading!==
null?s("Reading the reference’s text with {model}.",{model:ce(y.groups[y.reading].title)}):Ee(e,y)),G(n("warning"),y.others),M(n("warning"),y.others?`⚠ ${s(
Nt)}`:""),G(n("cpu"),!!y.cpu_words),M(n("cpu"),s(y.cpu_words)),N(y),E(y);let h=y.groups.filter(({pair:p})=>p&&!p.error);e.done&&h.length&&M(n("told"),h.map(({title:p,
pair:u})=>s("{model}: mean KL {kl}",{model:ce(p),kl:`${Qt(u.mean,e.unit)} ${s(e.unit)}`})).join(". ")+".")}return y=>{t.hidden=!r(),!t.hidden&&(y.found||y.status||
y.unit)&&C()}}function al(t,e){let n=t.querySelector(".gp-shelf-sections"),o=new Map;function r({sections:a,canOpen:l}){let d=document.activeElement&&t.contains(document.activeElement)?
document.activeElement.getAttribute("aria-label"):null;n.replaceChildren(...a.flatMap(({title:m,note:w,folded:b,rows:k})=>{let P=s(m),N=c("table"),S=c("tr");S.append(
...[s("model"),s("description"),s("size"),s("matching draft")].map(y=>c("th","",y,{scope:"col"})),c("td"));let[E,O]=[c("thead"),c("tbody")];E.append(S),O.append(
...k.map(y=>i(y,l))),N.append(c("caption","gp-hidden",P),E,O);let $=c("details","gp-shelf-section"),C=c("summary");return C.append(c("h3","",P),c("span","gp-not\
e",` ${k.length}`)),$.append(C,c("p","gp-note",k.length?s(w):s("None yet.")),...k.length?[N]:[]),$.open=o.has(P)?o.get(P):!b,$.addEventListener("toggle",()=>o.set(
P,$.open)),[$]})),d&&t.querySelector(`[aria-label=${CSS.escape(d)}]`)?.focus()}function i(a,l){let d=c("tr"),m=c("th","",a.model,{scope:"row"}),w=a.download&&!a.
here,[b,k,P,N]=[c("td","",s(a.words)),c("td"),c("td","",a.assistant||"–",{"data-label":s("matching draft")}),c("td")];if(a.loaded){let{class_name:S,precision:E,
device:O,bytes:$,in_use:C,parameters:y}=a.loaded;b.append(C?`● ${s("in use")}`:`○ ${s("idle")}`,c("small","",s("{kind}, {precision}, on {device}",{kind:S,precision:s(
E),device:O}))),k.append(be($),c("small","",s("{count} parameters",{count:ot(y)})))}else{k.append(a.millions?s("about {size}",{size:ot(a.millions*1e6)}):be(a.size),
c("small","",a.millions?s("parameters"):s("on disk"))),w&&k.append(c("small","",s("{size} to download",{size:be(a.download)})));let S=[a.gated?`▲ ${s("gated: \
needs an access token")}`:"",a.here?`✓ ${s("downloaded")}`:""].filter(Boolean);S.length&&m.append(c("small","",S.join(" · ")))}return N.append(w?st(e,"get",a.
model,s("Get it")):st(e,"use",a.model,s("Use it"))),a.loaded?N.append(st(e,"tell",a.model,s("Show"))):l&&N.append(st(e,"pick",a.model,s("Fill in"))),a.canUnload&&
N.append(st(e,"unload",a.model,s("Unload"))),d.append(m,b,k,P,N),d}return a=>{t.hidden=!e.found,!t.hidden&&a.found&&r(e.found)}}var Yh=5,Xh=60,Zh=6e7,Qh=(t,e)=>Array.isArray(e)&&t.length===e.length&&t.every((n,o)=>n===e[o]),en=t=>[t,...t.children.flatMap(en)],Us=t=>t.parent?Us(t.parent):
t,xo=class{constructor(e){this.log=e,this.trees=[],this.shown=null,this.along=ll()}get all(){return this.trees.flatMap(en)}get busy(){return this.log.running||this.
log.waiting}get visible(){return this.trees.some(({children:n})=>n.length)?this.trees.filter(n=>n.children.length||n===Us(this.shown)):[]}get refuge(){return this.
shown&&(this.shown.parent||this.trees.filter(e=>e!==this.shown).at(-1))}begin(){let{log:e}=this;if(this.along=ll(),!e.started||e.turn===void 0){this.shown=null;
return}let{turn:n,started:o,asked:r}=e,i=this.all.find(m=>m.turn===n);if(i){this.shown=i;return}e.asked=null;let a=r&&Qh(r.ids,o.request.given)&&this.all.find(m=>m.
turn===r.turn);if(a&&r.kind!=="branch"&&a.plain&&a.mode===o.mode){Object.assign(a,{turn:n,pieces:[]}),this.shown=a;return}let l=o.request.only_given===!0,d={turn:n,
read:l,parent:null,children:[],name:"",pieces:[],tokens:0,total:0,text:""};if(a){for(Object.assign(d,{at:r.at,from:r.from,on:r.on,kind:r.kind,parent:a});d.parent.
parent&&d.at<d.parent.at;)d.parent=d.parent.parent;d.parent.children.push(d)}else this.trees=this.trees.filter(({children:m})=>m.length),this.trees.push(d);this.
shown=d}measure(){let{log:e,along:n}=this,o=e.lines();n.follow(o.length?o[0].last:null);let{steps:r}=n;Object.assign(this.shown,{text:e.text,tokens:r.length,total:n.
total,mode:e.started.mode,searched:e.usesBeams,plain:o.length===1&&o[0].kind==="sequence",pieces:r.map(({piece:i,chosen:a})=>i??a.text)})}makeRoom(){for(;;){let e=this.
all,n=e.reduce((r,{text:i})=>r+i.length,0);if(this.trees.length<=Yh&&e.length<=Xh&&n<=Zh)return;let o=this.trees.find(r=>r!==Us(this.shown))||e.filter(r=>r.parent&&
r!==this.shown&&!r.children.length).sort((r,i)=>r.turn-i.turn)[0];if(!o)return;this.detach(o)}}detach(e){e.parent?e.parent.children=e.parent.children.filter(n=>n!==
e):this.trees=this.trees.filter(n=>n!==e)}};function ll(){return new ge(0,(t,{chosen:e})=>t+(e.logprob??-1/0))}function cl(t){let{root:e,state:n,tree:o,told:r,remove:i}=t,{log:a}=n,l=e.querySelector(".gp-rename"),d=()=>M(r,s("A run is under way. Wait for its end, or clic\
k Stop."));function m(k){if(!(!k||k===n.shown)){if(n.busy){d();return}n.shown=k,a.feedRun(k.text,k.turn),a.ask({type:"shown"}),t.draw(),k.item.focus({preventScroll:!0})}}
function w(){if(!i.dataset.sure){i.textContent=z(en(n.shown).length,"Delete this run?","Delete these {count} runs?"),i.dataset.sure="yes",i.focus();return}let k=n.
shown,P=n.refuge;n.busy?d():P&&(n.detach(k),m(P)),t.calm()}function b(){let k=n.shown,P=c("input","gp-rename-field",null,{"aria-label":s("Name of this run"),maxlength:60});
P.value=k.name;let N=!0,S=E=>{N&&(N=!1,E&&(k.name=P.value.trim()),document.activeElement===P&&k.item.focus(),P.remove(),t.fill(k))};P.addEventListener("keydown",
E=>{E.stopPropagation(),(E.key==="Enter"||E.key==="Escape")&&S(E.key==="Enter")}),P.addEventListener("click",E=>E.stopPropagation()),P.addEventListener("blur",()=>S(
!0)),k.item.querySelector(".gp-label").replaceChildren(P),P.focus(),P.select()}o.addEventListener("click",k=>{let P=k.target.closest(".gp-run"),N=n.visible.flatMap(
en).find(S=>S.item===P);N===n.shown?N.item.focus():m(N)}),o.addEventListener("keydown",k=>{let{shown:P}=n;if(k.ctrlKey||k.metaKey||k.altKey||!P)return;let N=n.visible.
flatMap(en),S=N.indexOf(P),E={ArrowDown:()=>m(N[S+1]),ArrowUp:()=>m(N[S-1]),ArrowRight:()=>m(P.children[0]),ArrowLeft:()=>m(P.parent),Home:()=>m(N[0]),End:()=>m(
N.at(-1)),F2:b,Delete:()=>{i.disabled||w()}};Object.hasOwn(E,k.key)&&(k.preventDefault(),E[k.key]())}),l.addEventListener("click",b),i.addEventListener("click",
w),i.addEventListener("blur",()=>t.calm())}var dl=8,ep=3,tp=-1e30,np=t=>`log p ${t>tp?t.toFixed(2).replace("-","−"):"−∞"}`;function op(t){let e=t.pieces,n=Math.min(...t.children.map(({at:i})=>i)),o=t.
parent?t.at:Number.isFinite(n)&&n>=ep?n:0,r=Ae(e.slice(o,o+dl).join(""));return s("“{text}”",{text:`${o&&!t.parent?"…":""}${r}${e.length>o+dl?"…":""}`})}
function hl(t){if(!t.parent)return t.read?s("a text that was read:"):s("the original:");let e={number:t.at+1,token:Y(t.from??"")};return t.kind!=="branch"?s("co\
ntinues at token {number}:",e):t.on?s("again from {token} at token {number}:",e):s("instead of {token} at token {number}:",e)}var vo=class{constructor(e,n){this.
root=e,this.state=n,this.tree=e.querySelector(".gp-tree"),this.told=e.querySelector(".gp-told"),this.remove=e.querySelector(".gp-delete")}draw(){let{root:e,tree:n,
state:o}=this,r=o.log.canAsk?o.visible:[];if(e.hidden=!r.length,e.hidden)return;let{scrollTop:i}=n;n.replaceChildren(...r.map(a=>this.lay(a))),n.scrollTop=i,o.shown&&
this.reveal(o.shown.item.firstChild),this.remove.disabled=!o.refuge,this.calm()}calm(){this.remove.textContent="Delete",delete this.remove.dataset.sure}lay(e){e.
item??=sp(),this.fill(e);let n=e.item.querySelector(":scope > ul");if(n&&n.remove(),e.children.length){let o=c("ul","",null,{role:"group"});o.append(...e.children.
map(r=>this.lay(r))),e.item.append(o),e.item.setAttribute("aria-expanded","true")}else e.item.removeAttribute("aria-expanded");return e.item}fill(e){let{item:n}=e,
o=e===this.state.shown,r=op(e),i=[z(e.tokens,"{count} token","{count} tokens"),np(e.total),...e.searched?[s("best of {mode}",{mode:yt(e.mode)})]:[]].join(" · "),
a=n.querySelector(".gp-label");if(!a.querySelector("input")){let d=[c("span","gp-note",hl(e))," ",c("bdi","gp-words",r)];e.name?a.replaceChildren(c("bdi","gp-na\
me",e.name)," ",...d):a.replaceChildren(...d)}let l=n.querySelector(".gp-facts");M(l,i),l.title=s("Length, and total log-probability after the processors, in na\
ts; −∞ where they remove a given token. Beam search scores given tokens before the processors."),M(n.querySelector(".gp-sign"),o?"▶":""),n.setAttribute("a\
ria-selected",String(o)),n.setAttribute("aria-label",[e.name,`${hl(e)} ${r}`,i,o?s("shown"):""].filter(Boolean).join(", ")),n.tabIndex=o?0:-1}reveal(e){let{tree:n}=this,
[o,r]=[n.getBoundingClientRect(),e.getBoundingClientRect()];n.scrollTop+=Math.min(0,r.top-o.top-4)+Math.max(0,r.bottom-o.bottom+4)}};function sp(){let t=c("li",
"gp-run",null,{role:"treeitem"}),e=c("div","gp-row");return e.append(c("span","gp-sign","",{"aria-hidden":"true"}),c("span","gp-label"),c("span","gp-facts")),t.
append(e),t}function pl(t,e){let n=new xo(e),o=new vo(t,n);return cl(o),r=>{r.run&&n.begin();let{shown:i}=n;if(i&&e.turn===i.turn&&(r.run||r.steps||r.status)&&n.measure(),r.
run){n.makeRoom();let a=o.tree.contains(document.activeElement);o.draw(),a&&i&&i.item&&i.item.focus({preventScroll:!0})}else!t.hidden&&i&&i.item&&o.fill(i);r.status&&
!n.busy&&M(o.told,"")}}var rp={true:"button",false:"div"};function ip({text:t},{chosen:e,removed:n,by:o}){let r=Y(t);return e?s("Run again from here with {token}.",{token:r}):n?s("Con\
tinue from here with {token} instead, although {processor} removed it.",{token:r,processor:o}):s("Continue from here with {token} instead.",{token:r})}var tn=class{constructor(e){
this.item=c("li","gp-bar"),e.append(this.item),this.body=null}build(e){let n=rp[e];if(this.body&&this.body.localName===n)return;let o=c(n,"gp-row",null,e?{type:"\
button"}:{role:"group"});this.rank=c("span","gp-rank"),this.sign=c("span","gp-sign","",{"aria-hidden":"true"}),this.word=c("bdi","gp-word");let r=c("span","gp-n\
ame");r.append(this.sign,this.word),this.after=c("span","gp-fill gp-after"),this.before=c("span","gp-fill gp-before"),this.thick=c("span","gp-track"),this.thin=
c("span","gp-track gp-thin"),this.thick.append(this.after),this.thin.append(this.before),this.why=c("span","gp-why"),this.remover=c("span","gp-remover"),this.why.
append(...pe(s("removed by {processor}"),{processor:this.remover}));let i=c("span","gp-tracks");i.append(this.thick,this.why,this.thin),this.value=c("span"),this.
raw=c("small");let a=c("span","gp-values");a.append(this.value,this.raw),o.append(this.rank,r,i,a,c("span","gp-go",e?"↪":"",{"aria-hidden":"true"})),o.tabIndex=
this.body?this.body.tabIndex:-1,this.body?this.body.replaceWith(o):this.item.prepend(o),this.body=o}fill(e,n,o){let{text:r,after:i,before:a,rank:l,chosen:d,given:m,
removed:w,by:b,rest:k,words:P}=e;this.build(o&&!k),this.entry=e,this.item.hidden=!1;let N={"gp-chosen":d,"gp-removed":w,"gp-rest":k};ae(this.item,["gp-bar",...Object.
keys(N).filter($=>N[$])].join(" ")),M(this.rank,l?B(l):""),M(this.sign,d?"▶":w?"✕":""),me(this.word,r,{plain:k}),this.thick.hidden=w||i===null;for(let[$,C]of[
[this.after,i||0],[this.before,a]])ne($,"width",Math.min(1,C/n)),$.parentNode.classList.toggle("gp-beyond",C>n*1.005);M(this.value,w?"":i===null?"–":F(i)),M(this.
raw,F(a)),M(this.remover,b),this.why.hidden=!w;let S=[d&&(m?s("given"):s("chosen")),w&&s("removed by {processor}",{processor:b})].filter(Boolean).join(", "),E=[
k?r:Y(r),S].filter(Boolean).join(", "),O=o&&!k?ip({text:r},e):"";this.body.setAttribute("aria-label",O?`${E}. ${O}`:E),we(this.body,()=>O?`${O} ${P()}`:P())}hide(){
this.item.hidden=!0}};function So(t){let e=()=>[...t.querySelectorAll(".gp-bar:not([hidden]) > .gp-row")],n=o=>e().forEach(r=>{r.tabIndex=r===o?0:-1});return t.
addEventListener("focusin",o=>o.target.matches(".gp-row")&&n(o.target)),t.addEventListener("keydown",o=>{let r=e(),i=r.indexOf(o.target),a={ArrowDown:i+1,ArrowUp:i-
1,Home:0,End:r.length-1}[o.key];i<0||a===void 0||o.ctrlKey||o.metaKey||o.altKey||(o.preventDefault(),o.stopPropagation(),r[Math.max(0,Math.min(r.length-1,a))].focus())}),
()=>{let o=e();o.length&&!o.some(r=>r.tabIndex===0)&&(o[0].tabIndex=0)}}var ap=(t,e)=>t.map(({watched:n})=>{let o=(n||[]).find(({token_id:r})=>r===e);return o&&X(o.logprob)}),Vs=class extends tn{constructor(e){super(e),this.along=c(
"div","gp-along",null,{"data-tip":"",tabindex:"0",role:"img"}),this.line=ee("polyline","gp-along-line"),this.here=ee("line","gp-along-here");let n=ee("svg","gp-\
along-plot");n.setAttribute("preserveAspectRatio","none"),n.setAttribute("viewBox","0 0 100 100"),n.append(this.here,this.line),this.along.append(n,c("span","gp\
-along-words")),this.item.append(this.along)}},_o=class{constructor(e,n,o){this.log=n,this.entryOf=o,this.box=e.querySelector(".gp-looked-box"),this.list=e.querySelector(
".gp-looked"),this.form=e.querySelector(".gp-look"),this.field=e.querySelector(".gp-look-text"),this.state=e.querySelector(".gp-look-state"),this.rows=[],this.makeReachable=
So(this.list),this.form.addEventListener("submit",r=>this.ask(r))}lineNumber(){let e=this.log.current(),n=e&&!e.isPrompt&&this.log.lineOf(e);return n?this.log.lines().
findIndex(({last:o,label:r})=>o===n.last&&r===n.label):-1}ask(e){e.preventDefault();let n=this.field.value,o=this.lineNumber();if(!n||o<0){M(this.state,n?s("Sel\
ect a token of the generated text first."):s("Type the text of a token first."));return}M(this.state,s("Looking up {token} …",{token:Y(n)})),this.log.ask({type:"\
look",line:o,text:n})}draw(e,n,o){(n.run||n.watched)&&M(this.state,"");let r=e.isPrompt?[]:e.watched||[];this.form.hidden=!this.log.canAsk||this.lineNumber()<0,
this.list.parentNode.hidden=!r.length,this.box.hidden=this.form.hidden&&!r.length;let i=r.map(d=>this.entryOf(d,e)),a=Math.max(.02,...i.map(({after:d,before:m})=>Math.
max(d||0,m))),l=r.length?fe(this.log.lastOf(e)):[];for(;this.rows.length>r.length;)this.rows.pop().item.remove();for(;this.rows.length<r.length;)this.newRow();r.
forEach((d,m)=>{this.rows[m].fill(i[m],a,o),this.drawAlong(this.rows[m],ap(l,d.token_id),e)}),this.makeReachable()}newRow(){this.rows.push(new Vs(this.list))}drawAlong(e,n,o){
let r=n.map(w=>w??0);if(e.along.hidden=r.length<2,e.along.hidden)return;let i=Math.max(...r),a=r.indexOf(i),l=w=>w/(r.length-1)*100,d=lp(r,150).map(([w,b])=>`${l(
w).toFixed(1)},${(98-(i?b/i:0)*94).toFixed(1)}`);e.line.setAttribute("points",d.join(" "));for(let[w,b]of Object.entries({x1:l(o.index),x2:l(o.index),y1:0,y2:100}))
e.here.setAttribute(w,b);let m=i?s("highest {share}, at token {number}",{share:F(i),number:a+1}):s("probability 0 everywhere");M(e.along.lastElementChild,m),e.along.
dataset.tip=s("The probability of this token after the processors, along the text of {count} tokens: {words}. The vertical line is the current token.",{count:B(
r.length),words:m}),e.along.setAttribute("aria-label",s("along the text: {words}",{words:m}))}};function lp(t,e){let n=Math.ceil(t.length/e),o=[];for(let r=0;r<
t.length;r+=n){let i=r;for(let a=r+1;a<Math.min(t.length,r+n);a++)t[a]>t[i]&&(i=a);o.push([i,t[i]])}return o}var Js=t=>t?F(t):"<0.01%",cp=(t,e)=>t.kept!==e||t.mass_moved>0;function Ys({distribution:{stages:t,vocab:e}}){return t.map((n,o)=>{let[r,i,a]=Ce(n.name),l=o?t[o-
1].kept:e;return{number:o+1,kind:n.name,name:r,meaning:i,knobs:a,entropy:n.entropy,kept:n.kept,keptBefore:l,removed:n.mass_removed,moved:n.mass_moved,idle:!cp(n,
l)}})}function Xs({kept:t,keptBefore:e,removed:n,moved:o,idle:r}){if(r)return s("did nothing");let i=[];return t<e&&i.push(z(e-t,"removed {count} token ({share}\
)","removed {count} tokens ({share})",{share:Js(n)})),t>e&&i.push(z(t-e,"brought {count} token back","brought {count} tokens back")),(o-n>.001||!i.length)&&i.push(
s("moved {share}",{share:F(o)})),i.join(", ")}var Oo=({layers:t,distribution:e})=>!!t&&(e.stages[0]||{}).name!=="DolaContrast";function Zs(t){return Oo(t)?{name:"\
DoLa",meaning:s("The scores of the last layer minus those of the contrasted one, without the tokens that DoLa finds improbable: what the processors are given.")}:
{name:t.layers?s("the last layer"):s("the model"),meaning:s("The distribution that the model gave, before any processor.")}}function Et({distribution:{candidates:t},
chosen:e}){return t.some(({token_id:n})=>n===e.token_id)?t:[...t,e]}function Mo(t,e,n){if(t.length<=e)return t;let o=({raw_logprob:a,logprob:l})=>Math.max(X(a),
X(l)),r=[...t].sort((a,l)=>o(l)-o(a)),i=new Set([...r.filter(({token_id:a})=>a===n),...r.filter(De).slice(0,3)]);for(let a of r)i.size<e&&i.add(a);return t.filter(
a=>i.has(a))}function kn({raw_logprob:t,stage_logprobs:e},n){return n?e&&n<=e.length?X(e[n-1]):void 0:X(t)}var yn=({raw_logprob:t,stage_logprobs:e},n)=>((n?(e||
[])[n-1]:t)??null)===null,De=({logprob:t})=>t===null;function xn({removed_by:t,stage_logprobs:e,raw_logprob:n},o){let r=[n,...e||[]],i=r.findLastIndex((l,d)=>d>
0&&l===null&&r[d-1]!==null),a=t||i>0&&o.distribution.stages[i-1].name;return a?Ce(a)[0]:Oo(o)?"DoLa":s("a processor")}function Eo(t,e){let{raw_logprob:n,logprob:o,
rank:r,raw_rank:i,token_id:a}=t,l=B(e.distribution.vocab),d=s("Token id {id}.",{id:a});if(!e.distribution.stages.length&&Math.abs((o??n)-n)<1e-4){let b={share:F(
X(n)),rank:B(r||i||0),vocab:l};return`${r||i?s("Probability {share}, rank {rank} of {vocab}; no processor changed it.",b):s("Probability {share}; no processor c\
hanged it.",b)} ${d}`}let m={share:F(X(n)),rank:B(i||0),vocab:l};return`${i?s("Before the processors {share}, rank {rank} of {vocab}.",m):s("Before the processo\
rs {share}.",m)} ${dp(t,e)} ${d}`}function dp(t,e){if(De(t))return s("After them it cannot be chosen: removed by {processor}.",{processor:xn(t,e)});let{logprob:n,
rank:o}=t,r={share:F(X(n)),rank:B(o||0),kept:B(He(e))};return o?s("After them {share}, rank {rank} of {kept} kept.",r):s("After them {share}.",r)}function ul(t,{
mode:e,effective:n,config:o}){if(t.isPrompt)return[s("given"),s("{token} is in the prompt: given, not chosen")];if(t.given)return[s("given"),s("{token} was give\
n, not chosen")];if(e==="custom")return[s("the choice"),s("{token} was chosen by your own decoding loop")];if(t.beam)return[s("the choice"),hp(t.beam.status)];if(t.
reranked)return[s("the choice"),s("{token} has the best score: probability against degeneration penalty")];let r=t.draft&&t.draft.origin;return r==="accepted"?[
s("the draft"),s("{token} was drafted by the assistant, and accepted")]:r==="correction"?[s("the choice"),s("{token} replaced a rejected draft token")]:{...n,...o}.
do_sample?[s("the draw"),s("{token} was drawn")]:[s("the choice"),s("{token} was chosen as the most probable")]}function hp(t){return t==="running"?s("{token} g\
oes on: the search compares the sums of whole beams"):t==="finished"?s("{token} ends a beam: the search compares the sums of whole beams"):t==="ended"?s("{token\
} would end a beam, which does not count"):t==="pruned"?s("{token} was considered, and pruned: the search compares the sums of whole beams"):s("{token} was cons\
idered by the search")}function fl(t,e){let o=t.querySelector(".gp-bars"),r=t.querySelector(".gp-bars-legend"),i=t.querySelector(".gp-all"),a=g=>t.querySelector(".gp-"+g),[l,d,m,w,b]=[
"full","beams-note","press-note","chosen-word","removed-key"].map(a),k=a("no-token"),P=[],N=So(o),S=new _o(t,e,C),E=!1,O=[],$=g=>e.canAsk&&!g.isPrompt;function C(g,x){
let T=De(g);return{id:g.token_id,text:g.text,after:X(g.logprob),before:X(g.raw_logprob),rank:T?null:g.rank??(x.distribution.stages.length?null:g.raw_rank),chosen:g.
token_id===x.chosen.token_id,given:x.isPrompt||x.given,removed:T,by:T?xn(g,x):"",words:()=>Eo(g,x)}}function y(g){let x=Et(g),A=(E?x:Mo(x,24,g.chosen.token_id)).
map(v=>C(v,g)),_=g.distribution.vocab-x.length;_>0&&A.push(h(g,x.map(v=>C(v,g)),_));let L=p(Math.max(...A.filter(({rest:v})=>!v).map(v=>Math.max(v.after,v.before))));
for(M(l,s("axis 0–{top}",{top:F(L)}));P.length<A.length;)P.push(new tn(o));P.forEach((v,q)=>A[q]?v.fill(A[q],L,$(g)):v.hide()),N(),i.hidden=x.length<=24,M(i,E?
s("show {count} only",{count:24}):s("show all {count}",{count:B(x.length)})),i.setAttribute("aria-expanded",String(E))}function h(g,x,T){let A=D=>Math.max(0,1-x.
reduce((W,R)=>W+R[D],0)),_=He(g)>x.filter(({removed:D})=>!D).length,[L,v]=[_?e.usesBeams?null:A("after"):0,A("before")],q={count:B(T),before:F(v),after:F(L??0)},
I=()=>L===null?s("All tokens that are not listed ({count}), together: {before} before the processors.",q):s("All tokens that are not listed ({count}), together:\
 {before} before the processors, {after} after them.",q);return{text:z(T,"{count} other","{count} others"),after:L,before:v,rest:!0,words:I}}let p=g=>[.02,.05,.1,
.2,.5,1].find(x=>g<=x)||1;function u(g){let x=!g.distribution.stages.length;t.classList.toggle("gp-untouched",x),M(a("after-word"),x?s("probability; no processo\
r ran, so it is the same before and after"):s("after the processors")),a("before-key").hidden=x,b.hidden=!Et(g).some(De),M(w,g.isPrompt||g.given?s("given, not c\
hosen"):s("chosen")),d.hidden=!g.beam||x,m.hidden=!$(g),t.classList.toggle("gp-pressable",$(g))}o.parentNode.addEventListener("click",g=>{let x=g.target.closest(
"button.gp-row"),T=x&&[...P,...S.rows].find(({body:_})=>_===x),A=e.current();T&&A&&$(A)&&e.ask({type:"branch",step:A,tokenId:T.entry.id})}),i.addEventListener("\
click",()=>{E=!E,y(e.current())});function f(){for(let g of P)g.hide();for(let g of[i,d,m,S.box])g.hidden=!0}return g=>{let x=e.current();r.hidden=!x,k.hidden=!!x,
x?((x!==O[0]||e.canAsk!==O[1])&&y(x),u(x),S.draw(x,g,$(x))):f(),O=[x,e.canAsk]}}var on=.001,ml=2e-5,pp=-1e9,Sn=-1e8,Ie=(t,e=-1e30)=>t==null||t<e;function nn(t,e,n){return Ie(t,n)||Ie(e,n)?Ie(t,n)&&Ie(e,n)?0:1/0:Math.abs(t-e)}function vn(t,e,n){
return nn(t,e===null?null:e*n,Sn)/Math.max(1,n)}var Tt=class{count=0;off=0;furthest=0;worst=null;see(e,n){this.count+=1,e<=on||(this.off+=1),!(this.worst&&!(e>this.
furthest))&&(this.furthest=e,this.worst={...n(),difference:e})}};function gl(t){if(!t.usesBeams)return null;let{effective:e}=t.started,n={sum:new Tt,given:new Tt,
final:new Tt,pool:new Tt,output:new Tt},o=e.length_penalty??1;for(let r of t.prompts){if(!r)continue;let i=Math.max(...r.distributions.map(a=>a.length));up(r,Math.
max(1,Math.floor(i/(e.num_beam_groups||1))),o,n)}return t.finished.sequences.forEach((r,i)=>fp(t.returned[i].last,r,i,o,n.output)),n}function up(t,e,n,o){let r=null,
i=new Map,a=(l,d)=>d.score-l.score;t.steps.forEach((l,d)=>{if(l.some(({given:b})=>b)){for(let b of l)o.given.see(nn(b.beam.score,0),()=>({node:b}));return}r??=new Map(
l.filter(({beam:b})=>b.parent%e===0).map(({beam:b})=>[b.parent,0]));for(let b of l){let{beam:k}=b,P=r.get(k.parent)??pp;if(o.sum.see(nn(P+(k.logprob??-1/0),k.score,
Sn),()=>({node:b,parent:P})),k.final_score===null||k.final_score===void 0)continue;let N=b.length**n;o.final.see(vn(k.score,k.final_score,N),()=>({node:b,power:N}));
let S=k.group??null;i.set(S,[...i.get(S)||[],{score:k.final_score,power:N}].sort(a).slice(0,e))}let m=[...i.values()].flat().filter(({score:b})=>!Ie(b)).sort(a),
w=t.pools[d].filter(b=>!Ie(b));for(let b=0;b<Math.max(m.length,w.length);b++){let k=m[b]??null,P=k&&b<w.length?vn(k.score*k.power,w[b],k.power):1/0;o.pool.see(P,
()=>({step:d,place:b,expected:k&&k.score,told:w[b]??null}))}r=new Map(l.filter(({beam:b})=>b.status==="running").map(({beam:b})=>[b.beam,b.score]))})}function fp(t,e,n,o,r){
let i=fe(t),a=i.filter(({given:m})=>!m);if(e.score===null||!a.length)return;let l=a.length**o,d=i.every(({beam:m,given:w},b)=>w||m.parent===(e.beams||[])[b]);r.
see(d?vn(t.beam.score,e.score,l):1/0,()=>({number:n,node:t,power:l,told:e.score}))}function wl(t,e){let o=t.querySelector("details"),r=t.querySelector(".gp-output"),i=t.querySelector(".gp-all"),a=null,l=!1;function d(f){let g=e.allLines(),x=e.
started.effective.length_penalty??1;return f.sequences.map((T,A)=>{let _=fe(g[A]?g[A].last:null),L=T.token_ids.map((R,j)=>{let H=_[j]&&_[j].chosen.token_id===R?
_[j]:null,U=T.logprobs[j];return{id:R,text:H?H.chosen.text:"?",recorded:U,library:T.transition_scores?T.transition_scores[j]:null,difference:T.transition_scores?
nn(U,T.transition_scores[j]):null,drawn:H?nn(U,H.chosen.logprob):1/0}}),v=T.logprobs.filter((R,j)=>!_[j]||!_[j].given),q=v.reduce((R,j)=>R+(j??-1/0),0),I=v.length**
x,D=v.length?q/I:null,W=T.score!==null&&D!==null&&T.score*I>Sn;return{tokens:L,sum:q,length:v.length,penalty:x,rebuilt:D,score:T.score,difference:W?vn(q,T.score,
I):null}})}function m(f,g=1e-9){if(!Number.isFinite(f))return"∞";let x=Math.max(f,g),T=Math.floor(Math.log10(x)+1e-9),A=Math.ceil(x/10**T-1e-6);return A===10?
`1e${T+1}`:`${A}e${T}`}let w=f=>f.join("; ");function b(f){if(!f||!f.sum.count)return[[],[]];let{sum:g,given:x,final:T,pool:A,output:_}=f,L=({off:I,count:D,furthest:W},R)=>I?
[R(I,{all:B(D),bound:m(W)})]:[],v=[...L(g,(I,D)=>z(I,"{count} of {all} tree nodes does not add up: it is off by {bound}","{count} of {all} tree nodes do not add\
 up: the furthest is off by {bound}",D)),...L(x,(I,D)=>z(I,"{count} of {all} given tokens does not count as 0: it is off by {bound}","{count} of {all} given tok\
ens do not count as 0: the furthest is off by {bound}",D)),...L(T,(I,D)=>z(I,"{count} of {all} final scores does not follow from its sum: it is off by {bound}",
"{count} of {all} final scores do not follow from their sums: the furthest is off by {bound}",D)),...L(A,(I,D)=>z(I,"{count} of {all} kept scores does not follo\
w from the texts that ended: it is off by {bound}","{count} of {all} kept scores do not follow from the texts that ended: the furthest is off by {bound}",D)),...L(
_,(I,D)=>z(I,"{count} of {all} outputs does not end where its path through the tree ends: it is off by {bound}","{count} of {all} outputs do not end where their\
 paths through the tree end: the furthest is off by {bound}",D))],q=m(Math.max(...Object.values(f).map(I=>I.furthest)),ml);return[v,v.length?[]:[z(g.count,"{cou\
nt} node of the tree adds up to within {bound}","{count} nodes of the tree add up to within {bound}",{bound:q})]]}function k({outputs:f,tree:g}){let x=f.flatMap(
R=>R.tokens);if(!x.length)return["none","–",s("There are no scores to check: no token was generated.")];let T=x.filter(({difference:R})=>R!==null),A=f.filter(
({difference:R})=>R!==null),_=R=>m(Math.max(0,...R.map(({difference:j})=>j))),L=R=>R.filter(({difference:j})=>!(j<=on)).length,v=x.filter(({drawn:R})=>R>on).length,
[q,I]=b(g),D=[...L(A)?[s("{count} of {all} sequences_scores cannot be rebuilt: off by up to {bound}",{count:B(L(A)),all:B(A.length),bound:_(A)})]:[],...q,...L(T)?
[z(L(T),"{count} of {all} tokens differs from the library’s compute_transition_scores, by {bound}","{count} of {all} tokens differ from the library’s compute_\
transition_scores, by up to {bound}",{all:B(T.length),bound:_(T)})]:[],...v?[z(v,"{count} token of the outputs differs from the steps that are shown","{count} t\
okens of the outputs differ from the steps that are shown")]:[]];if(D.length)return["differs","✗",w(D)];let W=[...A.length?[z(A.length,"{count} sequences_scor\
es is rebuilt to within {bound}","{count} sequences_scores are rebuilt to within {bound}",{bound:_(A)})]:[],...I];return T.length?["agrees","✓",w([...W,z(T.length,
"{count} token agrees with the library’s compute_transition_scores to within {bound}","{count} tokens agree with the library’s compute_transition_scores to wi\
thin {bound}",{bound:_(T)})])]:["none","–",w([...W,P()])]}let P=()=>e.started.mode==="custom"?s("compute_transition_scores does not apply: the run used your o\
wn decoding loop"):s("compute_transition_scores does not apply: the run was recorded without the library’s scores");function N(){let[f,g,x]=a?k(a):["none","–",
s("The scores are checked against the library when the run has finished.")],T={agrees:s("agrees with the library"),differs:s("differs from the library"),none:s(
"not checked")};t.dataset.verdict=f,M(t.querySelector(".gp-badge"),g),M(t.querySelector(".gp-sign-words"),a?T[f]:s("not checked yet")),M(t.querySelector(".gp-ve\
rdict-line"),x)}let S=f=>Ie(f)?"−∞":f.toFixed(3).replace("-0.000","0.000"),E=f=>Ie(f)?"−∞":(f<Sn?f.toExponential(3):J(f,5)).replace("-","−"),O=f=>f<0||
Ie(f)?`(${E(f)})`:E(f);function $(f,g){let x=f.insertCell();g===null?x.textContent="–":x.textContent=(g>on?"✗ ":"")+(g===0?"0":Number.isFinite(g)?g.toExponential(
0):"∞"),x.classList.toggle("gp-off",g>on)}function C(){let f=a.outputs.filter(({score:x})=>x!==null);t.querySelector(".gp-beam-check").hidden=!f.length;let g=t.
querySelector(".gp-sums tbody");g.replaceChildren(),a.outputs.forEach((x,T)=>{if(x.score===null)return;let A=g.insertRow();for(let _ of[T+1,S(x.sum),x.length,x.
penalty,J(x.rebuilt,4),J(x.score,4)])A.insertCell().textContent=_;$(A,x.difference)})}function y(f,g,x,T,A,_){if(!x.count)return;let{worst:L}=x,v=f.insertRow();
v.append(c("th","",g,{scope:"row"})),v.insertCell().textContent=B(x.count),v.insertCell().append(T(L),...L.node?[" ",oe(L.node.beam.text)]:[]),v.insertCell().textContent=
A(L),v.insertCell().textContent=E(_(L)),$(v,L.difference)}function h(){let f=t.querySelector(".gp-tree-sums tbody");if(f.replaceChildren(),!a.tree)return;let{sum:g,
given:x,final:T,pool:A,output:_}=a.tree,L=e.started.effective.length_penalty??1,v=({node:I})=>s("step {number}:",{number:I.index+1}),q=({node:I,power:D})=>`${E(
I.beam.score)} / ${I.length} ** ${L} = ${E(Ie(I.beam.score)?null:I.beam.score/D)}`;y(f,s("node: parent’s score + log-probability"),g,v,({node:I,parent:D})=>`${E(
D)} + ${O(I.beam.logprob)} = ${E(Ie(I.beam.logprob)?null:D+I.beam.logprob)}`,({node:I})=>I.beam.score),y(f,s("given token: counts as 0"),x,v,()=>E(0),({node:I})=>I.
beam.score),y(f,s("ended: score / length ** length_penalty"),T,v,q,({node:I})=>I.beam.final_score),y(f,s("kept after a step: the best that ended"),A,I=>s("step \
{number}: rank {rank}",{number:I.step+1,rank:I.place+1}),I=>I.expected===null?"–":E(I.expected),I=>I.told),y(f,s("output: score where its path ends, after the\
 penalty"),_,({number:I})=>s("output {number}:",{number:I+1}),q,I=>I.told)}function p(){let{tokens:f}=a.outputs[Number(r.value)]||a.outputs[0]||{tokens:[]},g=t.
querySelector(".gp-scores tbody");g.replaceChildren(),f.slice(0,l?1/0:20).forEach((x,T)=>{let A=g.insertRow();A.insertCell().textContent=T+1,A.insertCell().textContent=
x.id,A.insertCell().append(oe(x.text)),A.insertCell().textContent=S(x.recorded),A.insertCell().textContent=x.difference===null?"–":S(x.library),$(A,x.difference),
A.insertCell().textContent=(X(x.recorded)*100).toFixed(2)+"%"}),i.hidden=f.length<=20||l,M(i,s("Show all {count} tokens",{count:B(f.length)}))}function u(){if(!o.
open)return;let f=e.hideFrom!==null;if(t.querySelector(".gp-secret").hidden=!f,t.querySelector(".gp-token-check").hidden=f||!a,t.querySelector(".gp-beam-check").
hidden=!0,t.querySelector(".gp-tree-check").hidden=f||!a||!a.tree||!a.tree.sum.count,M(t.querySelector(".gp-how"),e.usesBeams?s("The playground records a log-pr\
obability for each token while it decodes. Beside it is what the library’s own compute_transition_scores gives for the same run (normalize_logits=False, as its \
documentation asks for beams)."):s("The playground records a log-probability for each token while it decodes. Beside it is what the library’s own compute_transi\
tion_scores gives for the same run (normalize_logits=True).")),!a)return;let g=x=>e.usesBeams?s("output {number}",{number:x}):s("sequence {number}",{number:x});
t.querySelector(".gp-which").hidden=a.outputs.length<2,r.options.length!==a.outputs.length&&r.replaceChildren(...a.outputs.map((x,T)=>c("option","",g(T+1),{value:T}))),
C(),f||h(),f||p()}return o.addEventListener("toggle",u),o.addEventListener("keydown",f=>{f.key!=="Escape"||!o.open||(o.open=!1,o.querySelector("summary").focus())}),
r.addEventListener("change",u),i.addEventListener("click",()=>{l=!0,u()}),f=>{if(t.hidden=!e.started,!f.run&&!f.status&&!f.steps)return;let{finished:g}=e;g?(!a||
a.finished!==g)&&(a={finished:g,outputs:d(g),tree:gl(e)},l=!1,r.replaceChildren()):a=null,N(),(f.run||f.status||g)&&u()}}function bl(t,e){let r=[.1,.2,.5,1,2,5,10,20,50,1/0],i=t.querySelector(".gp-heat-plot"),a=t.querySelector(".gp-cells"),l=t.querySelector(".gp-column"),d=t.querySelector(
".gp-layer-names"),m=t.querySelector(".gp-layer-reading"),w=t.querySelector(".gp-layer-tally"),b=document.createElement("canvas"),k=b.getContext("2d",{willReadFrequently:!0}),
P=new ge({picks:{},peak:0},({picks:W,peak:R},{layers:j})=>j?{picks:{...W,[j.layer]:(W[j.layer]||0)+1},peak:Math.max(R,...j.divergences)}:{picks:W,peak:R}),N=0,S=[],
E=[],O=[0,0],$=[],C=W=>Math.round(Math.sqrt(Math.max(0,Math.min(1,(W??0)/N)))*10);function y(){let W=getComputedStyle(t);return[...[...Array(11).keys()].map(j=>`\
--gp-heat-${j}`),"--gp-text"].map(j=>{let H=W.getPropertyValue(j).trim();return[1,3,5].map(U=>parseInt(H.slice(U,U+2),16))})}function h(W){if(b.width>=W&&b.height===
S.length*6)return;let R=b.height===S.length*6?k.getImageData(0,0,b.width,b.height):null;b.width=Math.max(64,2**Math.ceil(Math.log2(W))),b.height=S.length*6,R&&k.
putImageData(R,0,0)}function p(W){let R=new ImageData(1,S.length*6);S.forEach((j,H)=>{let U=W.layers?W.layers.candidate_layers.indexOf(j):-1;if(U<0)return;let Q=E[C(
W.layers.divergences[U])];for(let te=0;te<5;te++){let re=te===2&&j===W.layers.layer?E[11]:Q;R.data.set([...re,255],(H*6+te)*4)}}),k.putImageData(R,W.index,0)}let u=()=>Math.
max(10,P.steps.length);function f(){let[W,R]=O;if(!W||!R)return;a.width!==W&&(a.width=W),a.height!==R&&(a.height=R);let j=a.getContext("2d");j.clearRect(0,0,W,R),
j.imageSmoothingEnabled=!1;let H=P.steps.length;j.drawImage(b,0,0,H,b.height,0,0,W*H/u(),R)}function g(W){let R=[...P.steps.find(Q=>Q.layers).layers.candidate_layers].
sort((Q,te)=>te-Q),j=y(),H=r.find(Q=>P.total.peak<=Q*Math.LN2)*Math.LN2,U=String([R,j,H])!==String([S,E,N]);String(R)!==String(S)&&x(R),[S,E,N]=[R,j,H],h(P.steps.
length);for(let Q of U?P.steps:W)p(Q);f()}function x(W){let R=Math.max(15,Math.min(28,280/W.length));i.style.height=d.style.height=`${Math.max(1,W.length)*R}px`,
d.replaceChildren(...W.map(j=>c("span","",A(j))))}function T(){M(t.querySelector(".gp-ramp-low"),"0"),M(t.querySelector(".gp-ramp-high"),`${Number(Oe(N,e.unit).
toPrecision(2))} ${e.unit}`.replace(/^1 bits/,"1 bit"));let W=t.querySelector(".gp-scale-ramp");if(!W.childNodes.length)for(let R=0;R<11;R++){let j=c("i");j.style.
background=`var(--gp-heat-${R})`,W.append(j)}}let A=W=>W===0?s("embedding"):s("layer {layer}",{layer:W}),_=W=>W===0?s("the embedding (layer 0)"):s("layer {layer\
}",{layer:W});function L(W){let R={number:W.index+1,token:Y(W.chosen.text)};if(!W.layers)return s("Token {number}, {token}: no layer was contrasted.",R);let{layer:j,
final_layer:H,candidate_layers:U,divergences:Q}=W.layers,te=U.map((re,se)=>`${A(re)} ${Oe(Q[se]??0,e.unit).toFixed(3)}`).join(", ");return s("Token {number}, {t\
oken}: {layer} was contrasted with the last layer ({final}), because it diverges most from it. Divergences in {unit}: {list}.",{...R,layer:_(j),final:H,unit:e.unit,
list:te})}function v(W){l.hidden=!1,l.style.left=`${W.index/u()*100}%`,l.style.width=`${100/u()}%`;let R=L(W);M(m,R),Qn(i,W,P.steps.length,R)}function q(){let W=Object.
entries(P.total.picks).sort((H,U)=>U[1]-H[1]),R=W.reduce((H,[,U])=>H+U,0),j=W.map(([H,U])=>s("{layer} in {times}",{layer:_(Number(H)),times:B(U)})).join(", ");M(
w,s("Along the text: {list} of {count} steps.",{list:j,count:B(R)})),M(t.querySelector(".gp-heat-end"),String(u()))}Di(i,e,{stepUnder:W=>{let{left:R,width:j}=i.
getBoundingClientRect(),H=Math.floor((W.clientX-R)/j*u());return P.steps[Math.max(0,Math.min(P.steps.length-1,H))]},hover:W=>M(m,L(W)),leave:()=>e.current()&&!t.
hidden&&M(m,L(e.current()))});function I(W){let R=e.current();if(t.hidden=!(R&&R.layers),t.hidden)return;let{added:j}=P.follow(e.lastOf(R));R===$[0]&&P.total===
$[1]&&!W.unit&&!W.look||($=[R,P.total],g(j),T(),v(R),q())}new ResizeObserver(([{contentRect:W}])=>{O=[W.width,W.height].map(R=>Math.round(R*devicePixelRatio)),f()}).
observe(i);let D=()=>I({look:!0});return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",D),new MutationObserver(D).observe(document.body,{
attributes:!0,attributeFilter:["class"]}),I}var kl=(t,e)=>e.isPrompt?e.index:t.prefix.length+e.index;function Qs(t,e,n){if(e.isPrompt&&t.readsSource)return[];let o=t.prefix.length,[r,i]=e.isPrompt?[1,o-1]:
[Math.max(1,o),o+fe(t.lastOf(e)).length-1],a=kl(t,e);if(a<r)return[];let l=Math.min(i,Math.max(r,a-Math.floor(n/2))+n-1),d=Math.max(r,l-n+1);return Array.from({
length:l-d+1},(m,w)=>d+w)}function To(t,e,n){if(!e)return-1;let o=n.found.places.indexOf(kl(t,e));return e.isPrompt||t.idsTo(e).every((i,a)=>i===n.ids[a])?o:-1}var mp=160,gp={probability:()=>s("How likely this layer finds the token that was chosen in the end."),rank:()=>s("The rank of the chosen token in this layer, th\
e likeliest first. A bar in the cell shows it, too."),entropy:()=>s("How uncertain this layer is: the entropy of its distribution."),kl:()=>s("How far this laye\
r is from the last one: KL(last layer ‖ this layer). 0 where both say the same.")};function yl(t,e){let n=_=>t.querySelector(".gp-"+_),[o,r,i,a,l]=["lens-foun\
d","lens-field","around","look-into","lens-state"].map(n),d=r.firstElementChild,m=n("lens-shade"),w=null,b=!1,k=[0,0],P=()=>w.found.layers.length-1,N=_=>_===0?s(
"the embedding (layer 0)"):_===P()?s("layer {layer}, the last",{layer:B(_)}):s("layer {layer}",{layer:B(_)}),S=(_,L)=>d.tBodies[0].rows[P()-_].cells[L+1];function E(){
let _=e.current(),L=e.lensLimit||1,v=Math.max(1,Math.min(L,Math.round(Number(i.value))||12));i.value=String(v),b=!0,M(l,s("Reading the layers …")),O(_),e.ask(
{type:"look_into",step:_,places:Qs(e,_,v)})}a.addEventListener("click",E);function O(_){n("lens-ask").hidden=!e.canAsk,a.disabled=b||e.running||e.waiting||!Qs(e,
_,1).length,e.lensLimit&&(i.max=String(e.lensLimit))}function $(){let{tokens:_,layers:L}=w.found,v=c("tr");v.append(c("th","",s("layer"),{scope:"col"}),..._.map(
({text:W})=>{let R=c("th","",null,{scope:"col"});return R.append(oe(W)),R}));let q=L.map((W,R)=>{let j=c("tr");return j.append(c("th","",R?B(R):s("embedding"),{
scope:"row"}),...W.map((H,U)=>C(H,R,U))),j}),[I,D]=[c("thead"),c("tbody")];I.append(v),D.append(...q.reverse()),d.replaceChildren(I,D)}function C(_,L,v){let q=c(
"td","",null,{role:"gridcell",tabindex:"-1"});return q.append(oe(_.top[0][1])),we(q,()=>`${p(L,v)}. ${u(_,v)}`),q.addEventListener("focus",()=>f(L,v)),q.addEventListener(
"click",()=>q.focus()),q.addEventListener("keydown",D=>y(D,L,v)),q}function y(_,L,v){if(_.ctrlKey||_.metaKey||_.altKey)return;let[q,I]=[P(),w.found.tokens.length-
1],D={ArrowUp:[L+1,v],ArrowDown:[L-1,v],ArrowLeft:[L,v-1],ArrowRight:[L,v+1],Home:[L,0],End:[L,I],PageUp:[q,v],PageDown:[0,v]}[_.key];D&&(_.preventDefault(),_.stopPropagation(),
S(Math.max(0,Math.min(q,D[0])),Math.max(0,Math.min(I,D[1]))).focus())}function h(){let _=To(e,e.current(),w),{tokens:L,layers:v}=w.found;L.forEach((q,I)=>{let D=I===
_;d.tHead.rows[0].cells[I+1].classList.toggle("gp-here",D),v.forEach((W,R)=>{let j=W[I],H=S(R,I);ae(H,[j.top[0][0]===q.id&&"gp-favourite",D&&"gp-here"].filter(Boolean).
join(" ")),Jt(H,m.value,{...j,entropyAfter:j.entropy??1/0,kl:j.kl??1/0})})}),mt(n("lens-scale"),m.value,e.unit),n("lens-scale").dataset.tip=gp[m.value]()}function p(_,L){
return s("{layer}, in the place of {token}",{layer:N(_),token:Y(w.found.tokens[L].text)})}function u({probability:_,rank:L,entropy:v,kl:q},I){return s("The chos\
en {token}: {share}, rank {rank}. Entropy {entropy}; KL from the last layer {kl}.",{token:Y(w.found.tokens[I].text),share:F(_),rank:B(L),entropy:de(v,e.unit),kl:de(
q,e.unit)})}function f(_,L){let v=S(...k);v&&(v.ariaSelected="false"),v&&(v.tabIndex=-1),k=[_,L];let q=S(_,L);q.ariaSelected="true",q.tabIndex=0,g()}function g(){
let[_,L]=k,v=w.found.layers[_][L],q=w.found.tokens[L],I=v.top.find(([W])=>W===q.id)?[]:[[q.id,q.text,v.probability]],D=Z(n("lens-bars"),v.top.length+I.length,x);
[...v.top,...I].forEach(([W,R,j],H)=>{let[U,Q,te,re]=D[H].children,se=W===q.id;ae(D[H],se?"gp-is-chosen":""),M(U,se?"▶":""),Q.replaceChildren(oe(R)),ne(te.firstChild,
"width",j),M(re,F(j))}),M(n("lens-place"),p(_,L)),M(n("lens-numbers"),u(v,L))}function x(){let _=c("li"),L=c("span","gp-track",null,{"aria-hidden":"true"});return L.
append(c("span","gp-fill")),_.append(c("span","gp-sign","",{"aria-hidden":"true"}),c("span","gp-word"),L,c("span","gp-value")),_}function T(){let _=t.closest(".\
token-panel");if(!_)return;let[L,v]=[_.getBoundingClientRect(),r.getBoundingClientRect()],q=_.firstElementChild.getBoundingClientRect().height;v.top+mp>L.bottom&&
(_.scrollTop+=v.top-L.top-q)}m.addEventListener("change",h);function A(_,L){if(o.hidden=!w,!!w)if(_){$();let v=To(e,e.current(),w);k=[P(),0],h(),f(P(),Math.max(
0,v));let q=S(P(),Math.max(0,v));r.scrollLeft=q.offsetLeft-r.clientWidth/2,L&&T()}else h(),g()}return _=>{let L=e.current(),v=e.hideFrom===null?e.lensOf():null,
q=b&&_.lens;if((_.run||_.lens)&&(b=!1),t.hidden=!L||!(e.canAsk||v)||e.recorded,t.hidden)return;(_.run||_.lens)&&M(l,""),O(L);let I=v!==w;w=v,(I||_.selection||_.
unit)&&A(I,q),w&&!b&&M(l,To(e,L,w)<0?s("This token is not among those below."):"")}}var $o={count:0,after:0,before:0,entropyAfter:0,entropyBefore:0,kept:0};function er(t,e){let{chosen:n,distribution:o}=e,r=i=>ve(i)??-1/0;return{count:t.count+1,
after:t.after+r(n.logprob??n.raw_logprob),before:t.before+r(n.raw_logprob),entropyAfter:t.entropyAfter+o.entropy_after,entropyBefore:t.entropyBefore+o.entropy_before,
kept:t.kept+He(e)}}var sn=(t,e)=>e?Math.exp(-t/e):null,wp=[1,2,3],Lo=class{constructor(){this.ids=[],this.grams=new Map(wp.map(e=>[e,new Map])),this.repeated=[],
this.numRepeated=0}gram(e){return this.ids.slice(-e).join(" ")}add(e){this.repeated.push(this.ids.includes(e,-128)),this.numRepeated+=Number(this.repeated.at(-1)),
this.ids.push(e);for(let[n,o]of this.grams)this.ids.length>=n&&o.set(this.gram(n),(o.get(this.gram(n))||0)+1)}cut(e){for(;this.ids.length>e;){for(let[n,o]of this.
grams){if(this.ids.length<n)continue;let r=o.get(this.gram(n))-1;r?o.set(this.gram(n),r):o.delete(this.gram(n))}this.ids.pop(),this.numRepeated-=Number(this.repeated.
pop())}}distinct(e){return this.ids.length>=e?this.grams.get(e).size/(this.ids.length-e+1):null}get share(){return this.ids.length?this.numRepeated/this.ids.length:
null}};function xl(t,e){let n=t.querySelector(".gp-status"),o=t.querySelector(".gp-alert"),r=t.querySelector(".gp-figures"),i=t.querySelector(".gp-notes"),a=new Map,l="\
gp-meaning-"+Math.random().toString(36).slice(2,8)+"-",d=new It,m;function w(){let{started:v,finished:q}=e;if(!v)return[];let I=q?q.num_tokens:e.numTokens,D=q?q.
seconds:e.elapsed,W=q?q.time_to_first_token:e.firstElapsed,R={limit:B(v.max_new_tokens)};return[[s("Tokens"),B(I),e.usesBeams?s("tokens generated so far, one pe\
r step for all beams together; the limit is {limit} new tokens",R):s("tokens generated so far; the limit is {limit} new tokens",R)],[s("Per second"),D>0&&I?(I/D).
toFixed(1):"–",s("tokens per second: tokens divided by the time since the run began, including the wait for the first token")],[s("First token"),W===null?"–":
Tn(W),s("time to first token: from the start of the run to its first token, without queueing or loading the model")],...b(),[s("Stopped by"),k(),s("what ended t\
he text: the model’s end-of-sequence token, a stop string, a limit, your own criterion or decoding loop, or a person"),!0],[s("Seed"),String(v.seed),s("the ra\
ndom seed of this run: the same seed and settings give the same text again")]]}function b(){if(!e.rounds.length)return[];let{num_draft_tokens:v,num_accepted_draft_tokens:q,
...I}=d.read(e.rounds),D=I.draft_acceptance_rate,W={accepted:B(q),drafted:B(v),rounds:B(I.num_spec_steps)};return[[s("Draft accepted"),D===null?"–":F(D),s("dr\
aft_acceptance_rate: accepted over drafted tokens, {accepted} of {drafted}",W)],[s("Tokens per draft"),J(I.mean_acceptance_length,2),s("mean_acceptance_length: \
tokens that a round with a draft wrote on average, including the target’s own: 1 + {accepted} accepted / {rounds} such rounds",W)]]}function k(){return e.finished?
[...new Set(e.finished.sequences.map(q=>ke(q.stop_reason)[0]))].join(", ")||"–":e.running?s("still running"):s("an error")}function P(){let v=w(),q=new Set(v.
map(([I])=>I));for(let[I,{figure:D}]of a)q.has(I)||(D.remove(),a.delete(I));v.forEach(([I,D,W,R],j)=>{let H=a.get(I)||N(I,R,j);H.value.textContent!==D&&(H.value.
textContent=D),M(H.meaning,s("{name}: {meaning}",{name:I,meaning:W}))})}function N(v,q,I){let D=c("div","gp-figure"+(q?" gp-words":""),null,{tabindex:"0"}),W=c(
"dd"),R=c("span","gp-meaning","",{role:"tooltip",id:l+v.replace(/\s/g,"-")});D.setAttribute("aria-describedby",R.id),D.append(c("dt","",v),W,R),r.insertBefore(D,
r.children[I]||null);let j={figure:D,value:W,meaning:R};return a.set(v,j),j}let S=new ge($o,er),E=new Lo,O=$o,$=v=>Number.isFinite(v)?Oe(v,e.unit).toFixed(2).replace(
/^-0.00$/,"0.00"):"−∞",C=v=>v===null?"–":Number.isFinite(v)?v<1e3?v.toFixed(2):B(Math.round(v)):"∞";function y(){let{total:v}=S,{unit:q}=e,I=(R,{count:j})=>j?
R/j:null,D=(R,j)=>j.count?$(I(R,j)):"–",W=S.steps.at(-1).distribution.vocab;return[[s("perplexity"),p([[v.after,v.count],[v.before,v.count],[O.before,O.count]],
W),C(sn(v.after,v.count)),C(sn(v.before,v.count)),C(sn(O.before,O.count))],[s("mean log-probability, {unit}",{unit:q}),s("The logarithm of a token’s probability\
, on average."),D(v.after,v),D(v.before,v),D(O.before,O)],[s("cumulative log-probability, {unit}",{unit:q}),s("The logarithm of the probability of the whole tex\
t: the sum over its tokens."),$(v.after),$(v.before),$(O.before)],[s("mean entropy, {unit}",{unit:q}),s("How uncertain the next token was, on average."),D(v.entropyAfter,
v),D(v.entropyBefore,v),D(O.entropyBefore,O)],[s("mean tokens kept"),s("How many tokens could be chosen, on average: all of the vocabulary before the processors\
."),C(I(v.kept,v)),B(W),B(W)],...[1,2,3].map(R=>[`distinct-${R}`,h(R),C(E.distinct(R)),"",""]),[s("repetition"),s("The share of tokens that occur among the 128 \
tokens before them."),F(E.share),"",""]]}let h=v=>v===1?s("The number of different tokens over the number of all tokens: 1 means that none occurs twice."):s("Th\
e number of different {n}-grams (runs of {n} tokens) over the number of all of them: 1 means that none occurs twice.",{n:v});function p(v,q){return v.every(([I,
D])=>!D||sn(I,D)<=q)?s("How many equally likely tokens there were to choose from, on average: e to the power of minus the mean log-probability in nats."):s("e t\
o the power of minus the mean log-probability in nats; above {count}, the size of the vocabulary, where tokens drawn at random would be likelier.",{count:B(q)})}
function u(){let v=e.current(),q=v?e.lastOf(v):null,{keep:I,added:D}=S.follow(q&&!q.isPrompt?q:null);E.cut(I);for(let{chosen:R}of D)E.add(R.token_id);let W=t.querySelector(
".gp-text-numbers");W.hidden=!S.steps.length,!W.hidden&&(f(),W.open&&g(v))}function f(){let{total:v}=S;M(t.querySelector(".gp-in-short"),s("Perplexity {value}",
{value:C(sn(v.before,v.count))}))}function g(v){let q=e.lines().length>1?e.lineOf(v):null;M(t.querySelector(".gp-whose"),q&&q.label?s("of {label}",{label:q.label}):
""),t.querySelector(".gp-prompt-head").hidden=!O.count;let I=y(),D=t.querySelector(".gp-totals tbody");for(;D.rows.length<I.length;){let W=D.insertRow(),R=c("th",
"",null,{scope:"row"});R.append(c("span","","",{tabindex:"0","data-tip":""})),W.append(R,c("td"),c("td"),c("td"))}I.forEach(([W,R,...j],H)=>{let[U,...Q]=D.rows[H].
cells;M(U.firstChild,W),U.firstChild.dataset.tip=R,j.forEach((te,re)=>M(Q[re],te)),Q[2].hidden=!O.count})}t.querySelector(".gp-text-numbers").addEventListener("\
toggle",u);function x(){let v=e.finished?e.finished.sequences:[],q=new Map;v.forEach(({note:I},D)=>I&&q.set(s(I),[...q.get(s(I))||[],D+1])),i.replaceChildren(...[
...q].map(([I,D])=>{let W=c("p");return W.append(c("b","",D.length<v.length?T(D):s("Note:")),` ${I}`),W}))}function T(v){let q={numbers:v.join(", ")};return e.usesBeams?
z(v.length,"Note on output {numbers}:","Note on outputs {numbers}:",q):z(v.length,"Note on sequence {numbers}:","Note on sequences {numbers}:",q)}function A(){let[
v,q]=_();n.textContent!==[v,q].filter(Boolean).join(" ")&&n.replaceChildren(...v?[c("b","",v),...q?[" ",q]:[]]:[q])}function _(){let{started:v,finished:q,failed:I,
queued:D,loading:W}=e;if(W){let re=Ct(W);return["",re[0].toUpperCase()+re.slice(1)]}if(D)return D.ahead===0?[s("Starting …"),""]:[s("Queued."),z(D.ahead,"One \
run is ahead of yours.","{count} runs are ahead of yours.")];if(I)return[s("Stopped by an error."),v?e.numTokens?s("The text so far is kept."):s("Nothing was wr\
itten."):""];if(!v)return["",s("Nothing has run yet.")];let{model:R,assistant:j,mode:H,device:U}=v,Q=q||e.recorded?0:e.shared-1,te=`· ${[j?s("{model} with {ass\
istant}",{model:R,assistant:j}):R,yt(H),U!=="cpu"&&U,Q>0&&z(Q,"side by side with another run","side by side with {count} others")].filter(Boolean).join(" · ")}`;
return e.recorded?[s("Recorded run"),te]:[q?s("Finished"):s("Decoding …"),te]}function L(){let v=e.waiting?null:e.failed;if(m===v||(m=v,o.replaceChildren(),!v))
return;let q=c("div","gp-problem"),I=(D,W,R)=>{let j=c("p");j.append(c("b","","✕ "),R?s("{name}: {meaning}",{name:R,meaning:D}):D,W?" "+W:""),q.append(j)};for(let{
knob:D,message:W,fix:R}of $n(v))I(W,R,D);o.append(q)}return v=>{v.run&&(r.replaceChildren(),a.clear()),(v.run||v.status)&&(A(),L(),x()),(v.run||v.steps||v.status)&&
P(),(v.run||v.prompt)&&(O=e.promptSteps.reduce(er,$o)),u()}}var vl=12;function Sl(t,e,n){let o=0,r=t.map(m=>{let w=o;return o=Math.min(1,o+(kn(m,n)||0)),{from:w,to:o,kind:tr(m,e),candidate:m}}),i=e.distribution.stages[n],
a=t.filter(m=>i&&yn(m,n+1)).reduce((m,w)=>m+(kn(w,n)||0),0),l=i?Math.max(0,Math.min(1-o,i.mass_removed-a)):0,d={from:o,to:1-l,kind:"others",candidate:null};return[
...r,d,{from:1-l,to:1,kind:"going",candidate:null}]}function tr(t,e){return t.token_id===e.chosen.token_id?"chosen":De(t)?"removed":"kept"}function _l(){let t=c(
"div","gp-flow",null,{"aria-hidden":"true"}),e=ee("svg","gp-ribbons");e.setAttribute("viewBox",`0 0 100 ${vl}`),e.setAttribute("preserveAspectRatio","none");let n=c(
"div","gp-flow-bar");return t.append(e,n),{box:t,ribbons:e,bar:n}}var bp=(t,e)=>e>12+7*Math.min(t.length,10);function nr({ribbons:t,bar:e},n,o,r,i){let a=Z(e,n.
length,()=>c("span",""));n.forEach(({from:d,to:m,kind:w,candidate:b},k)=>{let P=a[k];if(ae(P,`gp-piece gp-piece-${w}`),P.hidden=m-d<1e-4&&w!=="chosen",P.hidden)
return;ne(P,"left",d),ne(P,"width",m-d);let N=b?b.text:w==="others"?s("others"):"",S=N&&bp(N,(m-d)*r)?N:"";(P.dataset.text||"")!==S&&P.replaceChildren(...S?[oe(
S,"gp-piece-word")]:[]),P.dataset.text=S,we(P,()=>i(n[k],o&&o[k]))});let l=Z(t,o?n.length:0,()=>ee("path"));(o||[]).forEach((d,m)=>{let{from:w,to:b,kind:k}=kp(n[m]),
[P,N,S,E]=[d.from,d.to,b,w].map(O=>(O*100).toFixed(2));l[m].dataset.kind!==k&&(l[m].dataset.kind=k,l[m].setAttribute("class",`gp-ribbon gp-ribbon-${k}`)),l[m].setAttribute(
"d",d.to>d.from?`M${P} 0H${N}L${S} ${vl}H${E}Z`:"")})}function kp(t){return t.kind==="others"?{...t,to:1}:t.kind==="going"?{...t,from:1,to:1}:t}var Ao=class{constructor(e){this.table=e,this.head=e.createTHead().insertRow(),this.body=e.createTBody(),e.addEventListener("keydown",n=>this.walk(n)),e.addEventListener(
"focusin",n=>this.keepFocus(n.target)),this.lines=[]}draw(e,n,o){this.drawHead(e);let r=e.filter(m=>m.idle).length;this.table.style.minWidth=`${100+20*r+60*(e.length-
r)}px`;let i=n.map(m=>e.map(({number:w})=>kn(m,w))),a=Math.max(.02,...i.flat().filter(m=>m!==void 0)),l=new Set(Et(o));for(;this.lines.length>n.length;)this.lines.
pop().row.remove();for(;this.lines.length<n.length;)this.newLine();n.forEach((m,w)=>this.fill(this.lines[w],m,e,i[w],a,o,l));let d=this.lines.flatMap(m=>m.cells.
map(({cell:w})=>w));!d.some(m=>m.tabIndex===0)&&d.length&&(d[0].tabIndex=0)}drawHead(e){let n=Z(this.head,e.length+1,()=>{let o=c("th","",null,{scope:"col"});return o.
append(c("span","gp-stage-place"),c("span","gp-stage-name")),o});M(n[0].lastElementChild,s("candidate")),e.forEach(({place:o,name:r,tip:i,idle:a},l)=>{let d=n[l+
1];ae(d,a?"gp-idle-column":""),M(d.firstElementChild,o),M(d.lastElementChild,r),d.lastElementChild.classList.toggle("gp-hidden",a),d.dataset.tip=i})}newLine(){let e=this.
body.insertRow(),n=c("th","",null,{scope:"row"}),o=c("span","gp-sign","",{"aria-hidden":"true"}),r=c("bdi","gp-word"),i=c("span","gp-course-tag"),a=c("div","gp-\
course-name"),l=c("div","");l.append(r,i),a.append(o,l),n.append(a),e.append(n),this.lines.push({row:e,head:n,sign:o,word:r,tag:i,cells:[]})}newCell(e){let n=c(
"td","",null,{role:"gridcell",tabindex:"-1"}),o=c("span","gp-course-track",null,{"aria-hidden":"true"}),r=c("i","gp-course-bar");o.append(r);let i=c("span","gp-\
course-number");n.append(o,i),e.row.append(n),e.cells.push({cell:n,bar:r,number:i})}fill(e,n,o,r,i,a,l){let d=n.token_id===a.chosen.token_id,m=De(n);for(ae(e.row,
`gp-course gp-course-${tr(n,a)}`),M(e.sign,d?"▶":m?"✕":""),me(e.word,n.text),M(e.tag,[d&&(a.given?s("given"):s("chosen")),m&&s("removed"),!l.has(n)&&s("look\
ed up")].filter(Boolean).join(", ")),we(e.head,()=>Eo(n,a));e.cells.length>o.length;)e.cells.pop().cell.remove();for(;e.cells.length<o.length;)this.newCell(e);o.
forEach((w,b)=>this.fillCell(e.cells[b],n,o,b,r,i))}fillCell({cell:e,bar:n,number:o},r,i,a,l,d){let{number:m,name:w,idle:b,side:k}=i[a],[P,N]=[l[a],a?l[a-1]:void 0],
S=yn(r,m)&&P!==void 0,E=S&&a>0&&!yn(r,i[a-1].number);ae(e,[b&&"gp-idle-column",S&&!E&&"gp-gone",E&&"gp-cut"].filter(Boolean).join(" ")),ne(n,"height",Math.sqrt(
(P||0)/d));let O=P===void 0?"–":E?`✕ ${w}`:S?k==="after"?"✕":"":F(P);M(o,O),o.classList.toggle("gp-hidden",b&&!E);let $=!E&&a&&N!==void 0&&P!==void 0&&F(P)!==
F(N)?P>N?"up":"down":"";(o.dataset.change||"")!==$&&(o.dataset.change=$),we(e,()=>this.words(r,i[a],{share:P,was:N,gone:S,cut:E}))}words({text:e},{side:n,name:o,
idle:r,number:i},{share:a,was:l,gone:d,cut:m}){let w={token:Y(e),share:F(a??0),was:F(l??0),processor:o,number:i};return a===void 0?s("{token}: not recorded at t\
his place.",w):m?s("{token}: removed by {processor}; it had {was} just before.",w):d?s("{token}: no probability left here.",w):n?n==="after"?s("{token}: {share}\
 after all processors.",w):s("{token}: {share} before the processors.",w):r?s("{token}: {share}, unchanged by {processor}.",w):w.share===w.was?s("{token}: {shar\
e} after {processor} (stage {number}), the same as before it.",w):s("{token}: {share} after {processor} (stage {number}), {was} before it.",w)}keepFocus(e){if(!(e.
tabIndex!==-1||e.tagName!=="TD")){for(let n of this.body.querySelectorAll('td[tabindex="0"]'))n.tabIndex=-1;e.tabIndex=0}}walk(e){let n={ArrowRight:[0,1],ArrowLeft:[
0,-1],ArrowDown:[1,0],ArrowUp:[-1,0],Home:[0,-1/0],End:[0,1/0]},o=e.target.closest("td");if(!o||!n[e.key]||e.ctrlKey||e.metaKey||e.altKey)return;e.preventDefault();
let r=this.lines.findIndex(m=>m.row===o.parentNode),[i,a]=n[e.key],l=(m,w)=>Math.max(0,Math.min(w-1,m)),{cells:d}=this.lines[l(r+i,this.lines.length)];d[l(o.cellIndex-
1+a,d.length)].cell.focus()}};function Ol(t,e){let o=t.querySelector(".gp-where"),r=t.querySelector(".gp-none"),i=t.querySelector(".gp-chain tbody"),a=t.querySelector(".gp-courses"),l=t.querySelector(
".gp-all"),d=t.querySelector(".gp-beams-note"),m=t.querySelector(".gp-chosen-word"),w=new Ao(t.querySelector(".gp-courses-grid")),b=new ge({},E),k=[],P=!1,N=[],
S=300;function E(W,R){let j=Ys(R);if(!j.length)return W;let H={...W};for(let U of j){let Q=U.number+U.kind,{ran:te,acted:re,removed:se,moved:he}=W[Q]||{ran:0,acted:0,
removed:0,moved:0};H[Q]={ran:te+1,acted:re+!U.idle,removed:se+U.removed,moved:he+U.moved}}return H}function O({ran:W,acted:R,removed:j,moved:H}){return R?H>2*j?
z(W,"{acted} of {count} step, {share} moved","{acted} of {count} steps, {share} moved",{acted:B(R),share:F(H/R)}):z(W,"{acted} of {count} step, {share} removed",
"{acted} of {count} steps, {share} removed",{acted:B(R),share:Js(j/R)}):z(W,"nothing in {count} step","nothing in {count} steps")}let $=new ResizeObserver(([{contentRect:W}])=>{
if(!W.width||Math.abs(W.width-S)<8)return;S=W.width;let R=e.current();R&&D(R)});function C(){let W=i.insertRow(),R=c("th","",null,{scope:"row"}),j=c("span","gp-\
number",""),H=c("span","","",{tabindex:"0","data-tip":""}),U=c("span","gp-side"),Q=c("span","gp-knob");R.append(j,H," ",U," ",Q);let te=_l();W.append(R,c("td","\
gp-flow-cell"),c("td","gp-left"),c("td","gp-entropy"),c("td","gp-here-words"),c("td","gp-over")),W.cells[1].append(te.box);let[,,re,se,he,rt]=W.cells;return k.length||
$.observe(te.bar),k.push({row:W,number:j,name:H,tags:U,knob:Q,flow:te,left:re,entropy:se,here:he,over:rt}),k.at(-1)}function y(W,{kind:R,number:j,name:H,tip:U,side:Q,
knob:te,entropy:re,left:se,here:he,over:rt}){W.row.className=`gp-stage-${R}`,M(W.number,j),M(W.name,H),W.name.dataset.tip!==U&&(W.name.dataset.tip=U),M(W.tags,Q),
W.tags.hidden=!Q,M(W.knob,te),W.knob.hidden=!te,M(W.left,se),M(W.entropy,re),typeof he=="string"?M(W.here,he):W.here.replaceChildren(...he),M(W.over,rt)}function h(W){
let R={...e.started.effective,...e.started.config};return W.filter((j,H)=>H===0||R[j]).map(j=>{let H=JSON.stringify(R[j]??null);return H==="null"||H.length>12?j:
`${j} ${H}`}).join(", ")}function p(W,R){let{vocab:j,entropy_before:H}=W.distribution,{name:U,meaning:Q}=Zs(W),te={kind:"source",number:"",name:U,tip:Q,side:R.length?
s("before"):s("before and after"),knob:"",left:s("{count} left",{count:B(j)}),entropy:de(H,e.unit),here:"",over:""},re=R.map((se,he)=>({kind:se.idle?"idle":"act\
ive",number:`${se.number}. `,name:se.name,tip:`${se.meaning} (${se.kind})`,side:he===R.length-1?s("after"):"",knob:h(se.knobs),left:s("{count} left",{count:B(se.
kept)}),entropy:de(se.entropy,e.unit),here:Xs(se),over:O(b.total[se.number+se.kind])}));return[te,...re,u(W)]}function u(W){let[R,j]=ul(W,e.started),H=oe(W.chosen.
text,"gp-strong");return{kind:"choice",number:"",name:R,tip:s("How the token came about, and its probability after the processors."),side:"",knob:"",left:"",entropy:"",
here:["▶ ",...pe(j,{token:H}),` (${f(W)})`],over:""}}function f(W){return De(W.chosen)?s("removed by {processor}",{processor:xn(W.chosen,W)}):W.beam?s("log-pr\
obability {value}",{value:J(W.chosen.logprob)}):F(X(W.chosen.logprob))}function g(W,R,j){let H=p(W,R);for(;k.length>H.length;)k.pop().row.remove();H.forEach((re,se)=>y(
k[se]||C(),re));let U=[0,...R.map(({number:re})=>re)].map(re=>Sl(j,W,re)),Q=_(W,R),te=L(W,R);k.forEach(({flow:re},se)=>{re.box.hidden=!Q&&se>0,!re.box.hidden&&(se<
U.length?nr(re,U[se],U[se-1],S,(he,rt)=>T(he,rt,se,te)):A(re,U.at(-1),S))})}let x=({from:W,to:R})=>F(R-W);function T(W,R,j,H){let U=x(W);if(W.kind==="going")return s(
"Tokens that are not shown here and that {processor} removes: {share}.",{processor:H[j+1].name,share:U});let Q=W.candidate?Y(W.candidate.text):s("All other toke\
ns together");if(!j)return s("{token}: {share} before the processors.",{token:Q,share:U});let te={token:Q,share:U,processor:H[j].name,was:x(R)};return W.candidate?
s("{token}: {share} after {processor}, {was} before it.",te):s("{token}: {share} after {processor}.",te)}function A(W,R,j){let H=R.filter(({kind:U})=>U==="chose\
n");nr(W,H,H,j,U=>s("{token} had {share} of what was left.",{token:Y(U.candidate.text),share:x(U)}))}let _=({distribution:W},R)=>W.candidates.every(({stage_logprobs:j})=>(j||
[]).length===R.length);function L(W,R){let j=Zs(W);return[{number:0,place:s("before"),name:j.name,tip:j.meaning,idle:!1,side:"before"},...R.map(H=>({number:H.number,
place:String(H.number),name:H.name,idle:H.idle,side:"",tip:s("{number}. {name}: {effect} here. It {meaning}.",{...H,effect:Xs(H)})}))]}function v(W,R,j,H){if(a.
hidden=!R.length||!_(W,R),a.hidden)return;let U={number:R.length,place:s("after"),name:s("all processors"),tip:s("After all processors: the distribution from wh\
ich the token was chosen."),idle:!1,side:"after"};w.draw([...L(W,R),U],j,W),l.hidden=H<=10,M(l,P?s("show {count} only",{count:10}):s("show all {count}",{count:B(
H)})),l.setAttribute("aria-expanded",String(P))}l.addEventListener("click",()=>{P=!P,D(e.current())});function q(W){if(W.distribution.stages.length)return"";if(W.
isPrompt)return s("The model’s own distribution: no logits processor takes part in reading the prompt.");let R=e.started.processors||[],j=Oo(W);if(e.started.mode===
"custom"&&!R.length)return s("Your own loop called no logits processor here.");if(!R.length)return j?s("DoLa’s contrast, untouched: no logits processor runs."):
s("The model’s own distribution, untouched: no logits processor runs.");let H={processors:R.map(U=>Ce(U)[0]).join(", ")};return j?s("DoLa’s contrast, untouche\
d here. Prepared, but not used by this loop: {processors}.",H):s("The model’s own distribution, untouched here. Prepared, but not used by this loop: {processors\
}.",H)}function I(W){let R=W.isPrompt||W.given,j=W.isPrompt?s("at prompt token {number}: {token} (given, not chosen)"):R?s("at token {number}: {token} (given, n\
ot chosen)"):s("at token {number}: {token}");o.replaceChildren(...pe(j,{number:String(W.index+1),token:oe(W.chosen.text)})),M(m,R?s("given"):s("chosen"))}function D(W){
let R=Ys(W),j=Et(W),H=(W.watched||[]).filter(({token_id:Q})=>j.every(te=>te.token_id!==Q)),U=Mo(j,10,W.chosen.token_id);I(W),M(r,q(W)),r.hidden=!r.textContent,d.
hidden=!W.beam||!R.length,g(W,R,U),v(W,R,[...P?j:U,...H],j.length)}return W=>{let R=e.current();t.hidden=!R,R&&(R.isPrompt||b.follow(e.lastOf(R)),!(R===N[0]&&b.
total===N[1]&&!W.unit&&!W.watched)&&(N=[R,b.total],D(R)))}}function yp(t){let e=t>>>0;return()=>{e=e+1831565813>>>0;let n=Math.imul(e^e>>>15,e|1);return n=n+Math.imul(n^n>>>7,n|61)^n,((n^n>>>14)>>>0)/2**32}}function xp(t,e){
let n=[...t];for(let o=n.length-1;o>0;o--){let r=Math.floor(e()*(o+1));[n[o],n[r]]=[n[r],n[o]]}return n}function Ml(t,e){let i=W=>t.querySelector(".gp-"+W),a=t.
querySelector("details"),[l,d,m,w]=["from","choices","reveal","next"].map(i),b=null,k=W=>[s("1st"),s("2nd"),s("3rd")][W]??"",P=()=>e.usesBeams&&!e.finished?[]:e.
allLines(),N=W=>fe(P()[W]?P()[W].last:null),S=W=>W.distribution.candidates.filter(({raw_rank:R})=>R).sort((R,j)=>R.raw_rank-j.raw_rank).slice(0,6);function E(W){
let R=Number(e.started.seed)%4294967296+7919*W.index+104729*W.sequence;return xp(S(W),yp(R))}let O=W=>S(W).length>1;function $(W){let R=e.current(),j=R&&e.lastOf(
R),H=Math.max(0,P().findIndex(te=>te.last===j)),U=N(H),Q=U.findIndex((te,re)=>re>=W&&O(te));if(Q<0){M(i("cannot"),U.length>W?s("From there on the run has record\
ed no candidates to pick from: raise top_candidates and run it again."):e.running?s("The run has not reached this token yet."):s("There is no token {number} in \
this text: choose an earlier one.",{number:W+1}));return}M(i("cannot"),""),b={line:H,at:Q,step:null,picks:[],revealed:!1,results:[]},C()}function C(){let W=N(b.
line);for(;W[b.at]&&!O(W[b.at]);)b.at+=1;if(Object.assign(b,{step:W[b.at]||null,picks:[],revealed:!1}),!b.step&&!e.running){f();return}y(),b.step&&e.selectStep(
b.step.before),g(()=>d.querySelector("button"))}function y(){e.hide(b&&a.open?b.at+(b.revealed?1:0):null)}function h(W){let{picks:R}=b;R.includes(W)?R.splice(R.
indexOf(W),1):R.length<3&&R.push(W),_()}function p(){let{step:W,picks:R}=b,j=S(W),H=j.find(({token_id:U})=>U===R[0]);b.revealed=!0,b.results.push({step:W,first:H,
share:Math.exp(H.raw_logprob-j[0].raw_logprob),hit:R.includes(W.chosen.token_id)}),y(),e.selectStep(W),g(()=>w)}function u(){if(b.results.length>=10){f();return}
b.at+=1,C()}function f(){let{results:W,line:R}=b,j=b.at+(b.revealed?1:0);b=null,y(),l.value=N(R).slice(j).some(O)?j+1:1,D(W),g(()=>i("begin"))}function g(W){let R=t.
contains(document.activeElement);I(),R&&W()&&W().focus({preventScroll:!0})}let x=({piece:W,chosen:R,text:j})=>W??(R?R.text:j);function T(){let W=fe(b.step?b.step.
before:N(b.line).at(-1)||null),R=[...e.prefix,...W].map(x).join(""),j=c("span","gp-gap","?",{"aria-label":s("the hidden token")});b.revealed&&j.replaceChildren(
oe(b.step.chosen.text));let H=i("so-far");H.replaceChildren(R,j),H.scrollTop=H.scrollHeight}function A(){d.replaceChildren(...(b.step&&!b.revealed?E(b.step):[]).
map(({token_id:W,text:R})=>{let j=c("button","gp-button gp-choice",null,{type:"button","aria-pressed":"false","data-token":W});return j.append(c("span","gp-orde\
r"),oe(R)),j.addEventListener("click",()=>h(W)),j})),_()}function _(){for(let W of d.children){let R=b.picks.indexOf(Number(W.dataset.token));W.setAttribute("ar\
ia-pressed",String(R>=0)),W.disabled=R<0&&b.picks.length>=3,M(W.querySelector(".gp-order"),k(R))}m.disabled=!b.picks.length}function L(){if(i("answer").hidden=!b.
revealed,!b.revealed)return;let{step:W,picks:R}=b,{share:j,hit:H}=b.results.at(-1),U=S(W),Q=W.chosen.token_id,te=U.some(({token_id:he})=>he===Q)?U:[...U,W.chosen];
i("truth").tBodies[0].replaceChildren(...te.map(he=>{let rt=c("tr",he.token_id===Q?"gp-taken":""),Ro=c("th","",null,{scope:"row"});he.token_id===Q&&Ro.append(c(
"span","","▶ "),c("span","gp-hidden",`${s("chosen:")} `)),Ro.append(oe(he.text));let hr=c("div","gp-share"),pr=c("i");pr.style.width=`${(45*X(he.raw_logprob)).
toFixed(2)}%`,hr.append(pr,F(X(he.raw_logprob)));let ur=c("td");ur.append(hr);let Yl=R.indexOf(he.token_id);return rt.append(Ro,c("td","",k(Yl)),ur,c("td","",F(
X(he.logprob))),c("td","",he.raw_rank?B(he.raw_rank):"–")),rt}));let se=i("took");se.replaceChildren(...pe(H?s("The run chose “{token}”, which is among your p\
icks."):s("The run chose “{token}”, which is not among your picks."),{token:oe(W.chosen.text,"gp-strong")})," "),se.append(j===1?s("Your first pick is the t\
oken that the model found likeliest."):s("Your first pick has {share} of the probability of the likeliest token.",{share:F(j)}))}let v=W=>W.reduce((R,{share:j})=>R+
j,0)/W.length,q=W=>W.filter(({hit:R})=>R).length;function I(){if(i("before").hidden=!!b,i("round").hidden=!b,!b)return;i("sum").hidden=!0;let{results:W,revealed:R,
step:j}=b,U={number:W.length+(R?0:1),steps:10,token:j&&j.index+1};M(i("progress"),j?R?s("Step {number} of {steps}: token {token}.",U):s("Step {number} of {steps\
}: which token comes next, as token {token}? Pick up to three, the likeliest first.",U):s("Waiting for the next token of the run.")),M(i("score"),W.length?s("So\
 far: your first picks are {share} as likely as the top token; the run’s token was among your picks in {hits} of {count}.",{share:F(v(W)),hits:q(W),count:W.length}):
""),m.hidden=R||!j,w.hidden=!R,M(w,W.length>=10?s("Show the score"):s("Next token")),T(),A(),L()}function D(W){let R=i("sum");if(R.hidden=!1,R.replaceChildren(c(
"h3","",s("The round is over"))),!W.length){R.append(c("p","",s("No token was revealed, so there is no score.")));return}let j=(...Q)=>{let te=c("p");te.append(
...Q),R.append(te)};j(...pe(s("{share}: how likely your first picks were, on average, compared with the likeliest token."),{share:c("b","",F(v(W)))}));let H=c("\
b","",s("{hits} of {count}",{hits:q(W),count:W.length}));j(...pe(s("{steps}: steps in which the run’s token was among your picks ({share})."),{steps:H,share:F(
q(W)/W.length)}));let U=[...W].sort((Q,te)=>Q.share-te.share||te.step.distribution.entropy_before-Q.step.distribution.entropy_before);for(let[Q,{step:te,first:re,
share:se}]of[[s("Hardest:"),U[0]],[s("Easiest:"),U.at(-1)]])j(c("b","",Q)," ",...pe(s("token {number}, “{token}”; your “{pick}” had {share} of the likeliest tok\
en’s probability, and the entropy was {entropy}."),{number:String(te.index+1),token:oe(te.chosen.text),pick:oe(re.text),share:F(se),entropy:de(te.distribution.
entropy_before,e.unit)}))}return i("begin").addEventListener("click",()=>$(Math.max(1,Math.floor(Number(l.value))||1)-1)),i("from-here").addEventListener("click",
()=>{let W=e.current();l.value=W&&!W.isPrompt?W.index+1:1}),m.addEventListener("click",p),w.addEventListener("click",u),i("end").addEventListener("click",f),a.addEventListener(
"toggle",y),W=>{t.hidden=!e.started,W.run&&(b=null,l.value=1,i("sum").hidden=!0,M(i("cannot"),""),I()),M(i("begin"),i("sum").hidden?s("Start a round"):s("Anothe\
r round")),b&&!b.step&&(W.steps||W.status)&&C()}}function El(t,e){let o=t.querySelector(".gp-where"),r=t.querySelector(".gp-verdict"),i=t.querySelector(".gp-score-head"),a=t.querySelector("tbody"),l=t.querySelector(
".gp-more"),d=t.querySelector(".gp-tally"),m=new ge({steps:0,differed:0},(h,p)=>p.reranked?{steps:h.steps+1,differed:h.differed+ +(k(p.reranked).token_id!==p.chosen.
token_id)}:h),w=[],b=[],k=h=>h.reduce((p,u)=>u.probability>p.probability?u:p);function P(){let h=a.insertRow(),p=c("th","",null,{scope:"row"}),[u,f,g]=[c("span",
"gp-sign"),c("bdi","gp-word"),c("span","gp-tag",s("most probable"))];p.append(u,f,g),h.append(p);let x=["probability","penalty","score"].map(()=>{let T=c("div",
"gp-cell"),A=c("span","gp-balance",null,{"aria-hidden":"true"}),[_,L]=[c("i","gp-part"),c("i","gp-zero")];A.append(_,L);let v=c("span","gp-amount");return T.append(
A,v),h.append(c("td")),h.lastChild.append(T),{part:_,zero:L,amount:v}});return w.push({row:h,sign:u,word:f,tag:g,cells:x}),w.at(-1)}function N({part:h,zero:p,amount:u},f,[
g,x],T){let A=_=>(_-g)/(x-g)*100;h.style.left=`${Math.min(A(0),A(f))}%`,h.style.width=`${Math.abs(A(f)-A(0))}%`,p.style.left=`${A(0)}%`,M(u,T)}function S({part:h,
zero:p,amount:u},f,[g,x],T){let A=_=>4+(_-g)/(x-g)*92;h.hidden=f===null,h.style.left=`${A(f)}%`,p.style.left=`${A(0)}%`,M(u,T)}function E(h,p,u,f,g){let x=p.token_id===
u.chosen.token_id;h.row.className=x?"gp-winner":"",M(h.sign,x?"▶":""),$e(h.word,p.text),h.tag.hidden=p!==f||x,N(h.cells[0],p.probability,g.probability,F(p.probability)),
N(h.cells[1],p.penalty,g.penalty,J(p.penalty)),S(h.cells[2],p.score,g.score,J(p.score))}function O(h){let[p,u]=[Math.min(0,...h),Math.max(0,...h)];return u>p?[p,
u]:[0,1]}function $(h){let p=k(h.reranked),u=h.reranked.find(T=>T.token_id===h.chosen.token_id),f=h.reranked.slice(0,12);u&&!f.includes(u)&&(f[11]=u);let g=Object.
fromEntries(["probability","penalty","score"].map(T=>[T,O(f.map(A=>A[T]))]));for(;w.length<f.length;)P();w.forEach((T,A)=>{T.row.hidden=A>=f.length,A<f.length&&
E(T,f[A],h,p,g)});let x=h.reranked.length-f.length;l.hidden=x<=0,M(l,z(x,"and {count} less probable one, which was weighed too","and {count} less probable ones,\
 which were weighed too")),C(u,p)}function C(h,p){if(!h){r.replaceChildren();return}let u={token:oe(h.text,"gp-strong"),score:J(h.score)};r.replaceChildren(...h===
p?pe(s("{token} won: the most probable token has the highest score too ({score})."),u):pe(s("{token} won with a score of {score}. Greedy search would have chose\
n {other} ({share}), but its penalty of {penalty} leaves it a score of {lower}."),{...u,other:oe(p.text,"gp-strong"),share:F(p.probability),penalty:J(p.penalty),
lower:J(p.score)}))}function y(){let h=e.started.effective.penalty_alpha;return typeof h!="number"?s("(1 - penalty_alpha) × probability - penalty_alpha × penalt\
y. The highest score is chosen."):s("{keep} × probability - {alpha} × penalty, because penalty_alpha is {alpha}. The highest score is chosen.",{keep:Number((1-
h).toFixed(4)),alpha:h})}return()=>{let h=e.current();if(t.hidden=!(h&&h.reranked&&h.reranked.length),t.hidden||(m.follow(e.lastOf(h)),h===b[0]&&m.total===b[1]))
return;b=[h,m.total],o.textContent=s("at token {number}",{number:h.index+1}),i.dataset.tip=y(),$(h);let{steps:p,differed:u}=m.total;M(d,s("Along the text: a tok\
en other than the most probable one won in {differed} of {count} steps ({share}).",{differed:B(u),count:B(p),share:F(u/p)}))}}function Tl(t,e){let n=()=>t.closest(".token-panel"),o=S=>t.querySelector(".gp-"+S),[r,i,a,l,d]=["place-words","back","on","newest","fold"].map(o),m=[...t.querySelectorAll(
"[role=tab]")],w=m.find(({dataset:S})=>S.shows==="logit_lens");function b(S){n()&&(n().dataset.shows=S);for(let E of m){let O=E.dataset.shows===S;E.setAttribute(
"aria-selected",String(O)),E.tabIndex=O?0:-1}}for(let S of m)S.addEventListener("click",()=>{b(S.dataset.shows),k(!0)}),S.addEventListener("keydown",E=>{let O={
ArrowRight:1,ArrowLeft:-1}[E.key];if(!O)return;E.preventDefault();let $=m.filter(({hidden:y})=>!y),C=$[($.indexOf(S)+O+$.length)%$.length];b(C.dataset.shows),k(
!0),C.focus()});function k(S){n()?.toggleAttribute("data-folded",!S),d.setAttribute("aria-expanded",String(S)),d.textContent=S?"▾":"▴"}d.addEventListener("c\
lick",()=>k(d.getAttribute("aria-expanded")==="false")),i.addEventListener("click",()=>e.walk(-1)),a.addEventListener("click",()=>e.walk(1)),l.addEventListener(
"click",()=>e.selectStep(null));function P(S){let E=e.lineOf(S),O=e.lines().length>1&&E&&!S.isPrompt?E.label:"",$=S.isPrompt?e.started.prompt_tokens.length:fe(E?
E.last:S).length,C=N(S,{number:B(S.index+1),count:B($),line:O});r.ariaLive=e.selected?"polite":"off",r.replaceChildren(oe(S.chosen.text,"gp-here"),c("span","",`\
 ${C}`)),i.disabled=S.isPrompt?!S.before:S.index===0&&!e.promptSteps.length,a.disabled=!E||E.last===S,l.hidden=!e.selected||!e.running}function N(S,E){return S.
isPrompt?s("prompt token {number} of {count}",E):e.selected?E.line?s("token {number} of {count} of {line}",E):s("token {number} of {count}",E):E.line?s("newest \
token {number} of {count} of {line}",E):s("newest token {number} of {count}",E)}return S=>{S.selection&&e.selected&&k(!0),w.hidden=!e.canAsk||e.recorded;let E=e.
current();if(E)return P(E);r.textContent=s("No token yet"),i.disabled=a.disabled=!0,l.hidden=!0}}var or=({messages:t,template:e})=>JSON.stringify([t,e||null]);function Ll(t,e){let n=h=>t.querySelector(".gp-"+h),[o,r,i]=["said","rendered","try"].map(n),a=new WeakMap,
l=[],d="",m=null,w=null;function b(){return Rt(t,r,e,h=>{let p=a.get(h);return p&&{id:p.token.token_id,text:p.token.text,where:s("prompt token {number}",{number:p.
index+1}),step:null,why:p.words}})}function k(){let{started:h,written:p}=e,u=h&&h.request.messages,f=u&&p&&h.model===p.model&&or(h.request)===or(p);return p&&!f?
{...p,ran:!1}:!u||!u.length?null:{model:h.model,messages:u,template:h.request.template,tokens:h.prompt_tokens,parts:h.parts||[],ran:!0}}function P({messages:h,parts:p,
problem:u}){let f=new Set(p.filter(({kind:g})=>g==="message").map(({message:g})=>g));o.replaceChildren(...h.map(({role:g,content:x},T)=>{let A=c("li","",null,{"\
data-role":g});return A.append(c("span","gp-role",g),c("p","",x)),!u&&f.size>0&&!f.has(T)&&x.trim()&&A.append(c("p","gp-dropped",s("✕ The template leaves this m\
essage out."))),A}))}let N={message:({role:h})=>s("words of {role}",{role:h}),template:()=>s("written by the template"),generation:()=>s("generation prompt: the\
 answer begins here")};function S(h,p){let u=h?N[h.kind](h):s("of unknown origin");return p.piece===null?s("special token, {whose}",{whose:u}):u}function E({tokens:h,
parts:p}){r.replaceChildren(),l=[],m=null;let u=new Set(p.map(({stop:g})=>g)),f=null;h.forEach((g,x)=>{let T=p.find(v=>v.start<=x&&x<v.stop)||null;if(!f||!x||u.
has(x)||p.some(({start:v})=>v===x)){let v=c("span","gp-part",null,T?{"data-kind":T.kind}:{});T&&T.kind==="message"&&v.append(c("span","gp-role",T.role)),T&&T.kind===
"generation"&&v.append(c("span","gp-role",s("the answer begins"))),r.append(v),f={rows:v,tokens:[]}}let A=c("span","gp-token",null,{role:"button",tabindex:"-1"}),
_=S(T,g);Ge(A,g),A.setAttribute("aria-label",s("prompt token {number}: {token}, {words}",{number:x+1,token:Y(g.text),words:_})),a.set(A,{token:g,index:x,words:_});
let L=f.tokens.length?a.get(f.tokens.at(-1)).token:null;ht(f,A,g,L),l.push(A)}),l.length&&O(l[0])}function O(h){m&&(m.tabIndex=-1),m=h,h.tabIndex=0}function $(h){
h&&(O(h),h.focus({preventScroll:!0}),h.scrollIntoView({block:"nearest"}),w.show(h))}r.addEventListener("click",({target:h})=>$(h.closest(".gp-token"))),r.addEventListener(
"keydown",h=>{let p=l.indexOf(h.target.closest(".gp-token"));if(p<0||h.ctrlKey||h.metaKey||h.altKey)return;let u={ArrowRight:()=>l[p+1],ArrowLeft:()=>l[p-1],Home:()=>l[0],
End:()=>l.at(-1),ArrowDown:()=>Ne(l,p,1),ArrowUp:()=>Ne(l,p,-1),Enter:()=>l[p]," ":()=>l[p]};u[h.key]&&(h.preventDefault(),$(u[h.key]()))});function C({tokens:h,
parts:p}){let u=L=>p.filter(v=>v.kind===L).reduce((v,{start:q,stop:I})=>v+I-q,0),f=h.filter(({piece:L})=>L===null).length,[g,x,T]=["message","template","generat\
ion"].map(u),A={words:B(g),around:B(x),begin:B(T)};return`${g||x?z(h.length,"{count} token: {words} for the words of the messages, {around} around them, {begin}\
 to begin the answer.","{count} tokens: {words} for the words of the messages, {around} around them, {begin} to begin the answer.",A):T?z(h.length,"{count} toke\
n: this template changes the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.","{count} tokens: this template change\
s the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.",A):z(h.length,"{count} token: this template changes the word\
s, so the origin of its tokens is unknown.","{count} tokens: this template changes the words, so the origin of its tokens is unknown.")} ${z(f,"{count} is speci\
al.","{count} are special.")}`}function y({tokens:h,parts:p}){let u=p.filter(({kind:g})=>g==="message").flatMap(({start:g,stop:x})=>h.slice(g,x)).filter(({piece:g})=>g===
null),f=[...new Set(u.map(({text:g})=>Y(g)))];return f.length?s("A message contains {tokens}: written like a special token, it is read as one, as if the templat\
e had written it.",{tokens:f.join(", ")}):""}return i.addEventListener("click",()=>e.ask({type:"without"})),()=>{let h=k();if(t.hidden=!h,!h){d="";return}i.hidden=
!Object.hasOwn(e.answers,"without")||!!h.problem;let p=JSON.stringify([h.model,or(h),h.parts,h.problem,h.ran,h.tokens.length]);if(p===d)return;d=p,w??=b(),M(n("\
which"),h.ran?s("of {model}, as this run read it",{model:h.model}):s("of {model}, as written now: not run yet",{model:h.model})),G(n("refusal"),!!h.problem),M(n(
"refusal"),s(h.problem)),P(h),G(n("made"),!h.problem),E(h),G(n("generation-key"),h.parts.some(({kind:f})=>f==="generation")),M(n("template-words"),h.problem?"":
C(h));let u=y(h);G(n("warn"),!!u),M(n("warn"),u),w.hide()}}function $l(t,e,n){let{state:o,log:r,text:i,select:a}=t;function l(d){if(!d)return;let{step:m}=o.entries.get(d);t.reveal(d),m&&r.selectStep(m),d.focus({preventScroll:!0}),
d.scrollIntoView({block:"nearest"}),m||n.show(d)}i.addEventListener("click",d=>{let m=o.tokenAt(d);m&&(l(m),o.entries.get(m).step&&n.dismiss())}),i.addEventListener(
"keydown",d=>{if(d.key==="Escape"){r.selectStep(null);return}let m=o.tokenAt(d);if(!m||d.ctrlKey||d.metaKey||d.altKey)return;let w=o.allTokens,b=w.indexOf(m),k={
ArrowRight:()=>w[b+1],ArrowLeft:()=>w[b-1],ArrowDown:()=>Ne(w,b,1),ArrowUp:()=>Ne(w,b,-1),Home:()=>w.find(P=>o.entries.get(P).step),End:()=>w.at(-1),Enter:()=>m,
" ":()=>m};k[d.key]&&(d.preventDefault(),l(k[d.key]()))}),a.addEventListener("change",()=>{o.shadedBy=a.value,t.shadeAll(),e.drawScale()}),i.addEventListener("s\
croll",()=>{o.atEnd=i.scrollHeight-i.scrollTop-i.clientHeight<60},{passive:!0}),new ResizeObserver(()=>t.resized()).observe(i)}var Al=t=>t.started&&t.started.request||{},sr=t=>!!Al(t).only_given;function rr(t,{index:e,isPrompt:n,isStart:o}){if(o)return s("decoder start token");let r={number:e+
1};return n?t.readsSource?s("source token {number}",r):s("prompt token {number}",r):s("token {number}",r)}function ir(t,{index:e,isStart:n}){return n?s("every t\
arget begins with it: not chosen"):t.readsSource?s("the encoder reads it: it has no probability"):e===0?s("nothing comes before it: it has no probability"):Al(t).
read_prompt&&!t.finished&&!t.failed?s("its probability is read when the text ends"):s("its probability was not read")}function ar(t,e){let n=[];return e.given&&
!sr(t)&&n.push(s("given, not chosen")),n.push(...Fr(e)),n}function Cl(t,e){let{step:n,token:o}=e,r=n?[...Wn(n,t.unit),...ar(t,n)]:[ir(t,e)];return[s("{where}: {\
token}",{where:rr(t,e),token:Y(o.text)}),...r].join(", ")}var Co=class{constructor(e,n,o,r){this.root=e,this.text=n,this.select=o,this.state=r,this.scale=e.querySelector(".gp-scale"),this.origins=e.querySelector(".gp-o\
rigins"),this.originsAlong=new ge(qr,Ir)}drawScale(){mt(this.scale,this.select.value,this.state.log.unit)}drawMarks(){let{root:e,state:n}=this,{prompt:o,begun:r,
lines:i}=n,a=!sr(n.log)&&i.some(({steps:l})=>l.length&&l[0].given);e.querySelector(".gp-mark-prompt").hidden=!o||!o.tokens.length,M(e.querySelector(".gp-mark-pr\
ompt .gp-ink"),r?s("source, and what the target begins with"):s("prompt")),e.querySelector(".gp-mark-given").hidden=!a,this.drawOrigins(),this.text.classList.toggle(
"gp-has-given",a)}drawOrigins(){let{origins:e,originsAlong:n,state:{log:o,lines:r}}=this;if(e.hidden=!o.rounds.length,e.hidden)return;n.follow(r.length&&r[0].steps.
at(-1)||null);let i=Z(e,Object.keys(ct).length,vp);Object.entries(ct).forEach(([a,[,l,d]],m)=>{let[w,b]=i[m].children;i[m].dataset.draft=a,i[m].dataset.tip=d,M(
w,l),M(b,B(n.total[a]))})}};function vp(){let t=c("span","",null,{tabindex:"0"});return t.append(c("span","gp-ink")," ",c("b")),t}var Po=class{constructor(e){this.log=e,this.entries=new WeakMap,this.shadedBy="",this.clear()}clear(){this.prompt=null,this.fold=null,this.begun=null,this.lines=
[],this.marked=null,this.atEnd=!0}get paragraphs(){return[this.prompt,this.begun,...this.lines].filter(Boolean)}get allRows(){return this.lines.flatMap(({folds:e})=>e?
e.boxes.map(({rows:n})=>n):[]).concat(this.paragraphs.map(({rows:e})=>e))}get allTokens(){return this.paragraphs.flatMap(({tokens:e})=>e)}elementOf(e){if(e.isPrompt)
return this.prompt&&this.prompt.tokens[e.index]||null;for(let n of this.lines)if(n.steps[e.index]===e)return n.tokens[e.index];return null}tokenAt(e){let n=e.target.
closest('[role="button"]');return n&&this.entries.has(n)?n:null}};var No=class{constructor(e,n,o){this.drawn=n,this.moved=o,this.goesOn=!1,this.along=new ge(Vo(e),(r,i)=>Jo(r,i.chosen.text,i.piece===null,e)),this.boxes=[]}rowsFor(e){
let n=this.along.total.spans.length;this.along.follow(e);let{since:o,place:r,spans:i}=this.along.total,a=this.boxes.at(-1);if(o!==null&&o<r)return(!a||a.since!==
o)&&(a=this.open(o)),a.rows;let l=i.length>n?i.at(-1):null;return l&&a&&a.since===l.start&&a.stop===null&&this.close(a,l.stop),this.drawn.rows}keepable(e){let{since:n}=this.
along.totals[e],o=this.boxes.find(r=>r.since===n);return n!==null&&o&&o.stop!==null?Math.min(e,o.stop):e}cut(e){let{drawn:n}=this;for(;n.tokens.length>e;){let a=n.
tokens.at(-1),l=this.boxOf(a);Ze({rows:l?l.rows:n.rows,tokens:n.tokens},n.tokens.length-1),l&&!l.rows.holder.hasChildNodes()&&(n.rows.removeLast(),this.boxes.pop())}
let{totals:o,steps:r}=this.along;r.length=e,o.length=e+1;let i=this.boxes.at(-1);i&&this.along.total.since===i.since&&Object.assign(i,{stop:null,ended:!1})}boxOf(e){
let n=e.closest(".gp-reasoning");return n?this.boxes.find(o=>o.element===n):void 0}reveal(e){let n=this.boxOf(e);!n||!this.isFolded(n)||(n.wish=!1,this.draw(this.
goesOn),this.moved())}draw(e){this.goesOn=e;for(let n of this.boxes){let o=this.isFolded(n);n.count=(n.stop??this.along.total.place)-n.since,M(n.chip,`${o?"▸":
"▾"} ${this.words(n)}`),n.chip.setAttribute("aria-expanded",String(!o)),n.element.classList.toggle("gp-folded",o)}}words({count:e,stop:n,ended:o}){return o?z(
e,"Reasoning, {count} token","Reasoning, {count} tokens"):n===null&&this.goesOn?z(e,"Reasoning, {count} token so far","Reasoning, {count} tokens so far"):z(e,"R\
easoning, {count} token, not ended","Reasoning, {count} tokens, not ended")}isFolded(e){return e.wish??e.ended}open(e){let n=c("span","gp-reasoning"),o=c("butto\
n","gp-reasoning-chip",null,{type:"button",title:s("The model’s reasoning before its answer. Click to fold or unfold it.")}),r=c("span","gp-reasoned");n.append(
o,r);let i={element:n,chip:o,rows:new ze(r,this.drawn.rows),since:e,stop:null,ended:!1,count:0,wish:null};return o.addEventListener("click",()=>{i.wish=!this.isFolded(
i),this.draw(this.goesOn),this.moved()}),this.drawn.rows.append(n),this.boxes.push(i),i}close(e,n){let{tokens:o,rows:r}=this.drawn,i=o.slice(n);Ze({rows:e.rows,
tokens:o},n),Object.assign(e,{stop:n,ended:this.along.total.spans.at(-1).end!==null}),e.rows.holder.hasChildNodes()||(r.removeLast(),this.boxes.pop());for(let a of i)
r.append(a);o.push(...i)}};var Sp=30,Wo=class{constructor(e,n,o,r){this.text=e,this.empty=n,this.select=o,this.state=r,this.log=r.log,this.width=0,this.resettle=0,this.unfolds=!1}startRun(){
let{text:e,log:n,state:o}=this;if(e.replaceChildren(),o.clear(),!n.started){e.append(this.empty);return}let r=n.readsSource;e.classList.toggle("gp-apart",r),r&&
e.append(c("span","gp-part-name",s("Source: the encoder reads it"))),o.prompt=this.drawFixed(n.started.prompt_tokens,r?s("Source"):s("Prompt")),this.drawFold(),
r&&(e.append(c("span","gp-part-name",s("Target: the decoder writes it, from its start token on"))),o.begun=this.drawFixed(n.started.decoder_tokens,s("Start of t\
he target"),{isStart:!0}))}drawFixed(e,n,o={}){let r=c("span","gp-prompt",null,{"aria-label":n}),i={rows:new ze(r),tokens:[]};return e.forEach((a,l)=>this.append(
i,{token:a,index:l,isPrompt:!0,step:null,...o})),this.text.append(r),i}drawFold(){let{prompt:e}=this.state,n=e.tokens.length,o=c("button","gp-unfold",null,{type:"\
button"});this.state.fold=n>Sp&&!this.log.started.request.only_given?o:null,this.state.fold&&(o.addEventListener("click",()=>this.foldPrompt(this.unfolds)),e.rows.
holder.before(o),this.foldPrompt(!this.unfolds))}foldPrompt(e){let{fold:n,prompt:o}=this.state,{holder:r}=o.rows,i={count:B(o.tokens.length)};this.unfolds=!e,n.
textContent=e?s("Show all {count} tokens of the prompt",i):s("Show less of the prompt"),n.setAttribute("aria-expanded",String(!e)),r.classList.toggle("gp-folded",
e),e&&(r.scrollTop=r.scrollHeight),this.dissolve()}drawPrompt(){for(let e of this.log.promptSteps){let n=this.state.prompt.tokens[e.index];n&&(this.state.entries.
get(n).step=e,this.describe(n),this.shade(n))}}drawLines(){let e=this.log.lines(),{lines:n}=this.state,o=e.length===1&&e[0].kind==="sequence";for(o!==this.text.
classList.contains("gp-single")&&(this.dissolve(),this.text.classList.toggle("gp-single",o));n.length>e.length;)n.pop().element.remove();e.forEach((r,i)=>this.drawLine(
n[i]||this.newLine(),r,i))}newLine(){let{begun:e,prompt:n,lines:o}=this.state,r=c("div","gp-line"),i=c("div","gp-line-head"),a=c("span","gp-line-body"),l=c("spa\
n","gp-stop");r.append(i,a,l),this.text.append(r);let d=e||n,m={element:r,head:i,rows:new ze(a,d&&d.rows),stop:l,steps:[],tokens:[],said:"",folds:null},{reasoning:w}=this.
log.started;return w&&(m.folds=new No(w,m,()=>this.dissolve())),o.push(m),m}drawLine(e,n,o){e.element.dataset.kind!==n.kind&&(e.element.dataset.kind=n.kind),e.element.
classList.toggle("gp-line-minor",this.log.usesBeams&&o>0);let r=JSON.stringify([n.label,n.score,n.stopReason]);r!==e.said&&(e.said=r,this.drawHead(e,n));let{folds:i}=e,
a=Xe(e.steps,n.last),l=i?i.keepable(a.keep):a.keep,d=[...e.steps.slice(l,a.keep),...a.added];i?i.cut(l):Ze(e,l),e.steps.length=l;for(let m of d)this.append(e,{token:{
...m.chosen,piece:m.piece},index:m.index,isPrompt:!1,step:m}),e.steps.push(m);i&&i.draw(this.log.running)}drawHead(e,n){let o=n.stopReason?ke(n.stopReason)[1]:"",
r=n.label.charAt(0).toUpperCase()+n.label.slice(1);if(e.head.replaceChildren(c("b","",r)),n.score!==null&&n.score!==void 0){let a=n.kind==="running",l=n.score.toFixed(
3);e.head.append(c("span","",a?s("sum {value}",{value:l}):s("score {value}",{value:l}),{title:a?s("sum of the log-probabilities so far, in nats"):s("the sum div\
ided by the length penalty")}))}let i=n.stopReason==="step"?"… ":"■ ";o&&e.head.append(c("span","",i+o)),e.stop.textContent=o&&!this.log.usesBeams&&this.log.
lasts.length===1?i+o:""}append(e,n){let o=e.tokens.at(-1),r=e.folds?e.folds.rowsFor(n.step):e.rows;ht({rows:r,tokens:e.tokens},this.tokenElement(n),n.token,o&&this.
state.entries.get(o).token)}tokenElement(e){let{token:n,step:o,isPrompt:r}=e,i=c("span",r?"gp-prompt-token":"gp-token",null,{role:"button",tabindex:"-1","aria-p\
ressed":"false"});return Ge(i,n),o&&o.draft&&o.draft.origin!=="none"&&(i.dataset.draft=o.draft.origin),o&&o.given&&(i.dataset.given=""),this.state.entries.set(i,
e),this.describe(i),o&&this.shade(i),i}describe(e){e.setAttribute("aria-label",Cl(this.log,this.state.entries.get(e)))}shade(e){Jt(e.querySelector(".gp-ink"),this.
select.value,xe(this.state.entries.get(e).step)),e.dataset.shaded=""}shadeAll(){for(let e of this.state.allTokens)this.state.entries.get(e).step&&this.shade(e)}reveal(e){
for(let{folds:n}of this.state.lines)n&&n.reveal(e)}markCurrent(){let{log:e,state:n}=this,o=e.current(),r=o?n.elementOf(o):null,{marked:i}=n;i&&i!==r&&(i.classList.
remove("gp-current"),i.setAttribute("aria-pressed","false"),i.tabIndex=-1),n.marked=r,r&&(e.selected&&!e.suggested&&this.reveal(r),o.isPrompt&&n.fold&&!this.unfolds&&
this.foldPrompt(!1),r.classList.add("gp-current"),r.setAttribute("aria-pressed",String(e.selected===o)),r.tabIndex=0)}followEnd(){let{log:e,text:n}=this;this.state.
atEnd&&!e.selected&&e.running&&!e.usesBeams&&(n.scrollTop=n.scrollHeight)}resized(){!this.text.clientWidth||this.text.clientWidth===this.width||(this.width=this.
text.clientWidth,this.dissolve())}dissolve(){for(let e of this.state.allRows)e.dissolve();clearTimeout(this.resettle),this.resettle=setTimeout(()=>this.settle(),
200)}settle(){this.width||=this.text.clientWidth;for(let e of this.state.allRows)e.settle()}};function Pl(t,e){let n=t.querySelector(".gp-text"),o=t.querySelector(".gp-shade"),r=new Po(e),i=new Wo(n,t.querySelector(".gp-empty"),o,r),a=new Co(t,n,o,r),l=Rt(
t,n,e,m=>{let w=r.entries.get(m);if(!w)return null;let{token:b,step:k}=w,P=k?ar(e,k).join(", "):ir(e,w);return{id:b.token_id,text:b.text,where:rr(e,w),step:k,why:P}});
$l(i,a,l);function d(){e.started&&(o.value=r.shadedBy||(e.started.request.only_given?"surprisal":"uncertainty"),a.drawScale()),i.startRun()}return m=>{if(m.run&&
d(),(m.run||m.steps||m.status)&&(i.drawLines(),a.drawMarks()),r.prompt&&(m.run||m.prompt)&&i.drawPrompt(),r.prompt&&(m.unit||m.status))for(let w of m.unit?r.allTokens:
r.prompt.tokens)i.describe(w);m.unit&&a.drawScale(),i.markCurrent(),m.steps&&(i.followEnd(),i.settle()),l.refresh(m.unit||m.prompt||m.status)}}var ie=t=>J(t,2).replace("-","−");function Nl(t,e=null){let{z_score:n,threshold:o,prediction:r}=t,i={z:ie(n),threshold:Number(o.toFixed(2))};if(r&&e&&V(e.z_score)&&
e.z_score<=o){let d=[s("z is {z}, above the threshold {threshold}, but p counts each token as new evidence.",i),s("With repeated n-grams counted once, z is {z}.",
{z:ie(e.z_score)})];return["even","◇",s("Not known: above the threshold by repeats alone"),d.join(" ")]}if(r)return["good","◆",s("Watermarked"),`${s("z is {\
z}, above the threshold {threshold}.",i)} ${Bt(o)}`];let a=t.tokens_needed,l=[s("z is {z}, not above the threshold {threshold}.",i),s("That does not prove that \
there is none: the text may be too short, or the mark may have been removed.")];return V(a)&&a>rn(t)&&l.push(s("If the text went on like this, about {number} to\
kens would be enough.",{number:B(a)})),["even","◇",s("No sign of this watermark"),l.join(" ")]}var rn=({num_tokens_scored:t,tokens:e})=>V(t)?t:(e||[]).filter(
([,,,,n])=>n).length;function _p(t){let{kind:e,z_score:n,p_value:o,confidence:r,threshold:i,false_positive_rate:a,tokens_needed:l}=t;return[...e==="green"?Op(t):
Mp(t),[s("z-score"),ie(n),e==="green"?s("How many standard deviations more tokens are green than without a watermark: (green − ratio × scored) / √(scored × rati\
o × (1 − ratio))."):s("How many standard deviations the weighted mean lies above that of fair coins.")],[s("p-value"),Ue(o),s("The probability of a z at leas\
t as high in a text without this watermark: the upper tail of the normal distribution. It assumes independent tokens; where phrases are repeated, z scatters mor\
e.")],[s("confidence"),r>.9999?"> 0.9999":J(r,4),s("1 − p. It is not the probability that the text is watermarked: a text without the watermark has 0.9 or more \
in one of ten cases, and 0.5 or more in one of two.")],[s("false-positive rate"),Ue(a),s("What the threshold {threshold} means: the share of texts without this \
watermark whose z is above it.",{threshold:Number(i.toFixed(2))})],...V(l)?[[s("tokens needed"),B(l),s("How many scored tokens reach the threshold at this share\
: z grows with the square root of their number.")]]:[]]}function Op({num_tokens_scored:t,num_green_tokens:e,green_fraction:n,ratio:o,list_size:r}){return[[s("to\
kens scored"),B(t),s("Tokens of which the detector can tell whether they are green. The first ones have too few tokens before them; where repeated n-grams count\
 once, later ones are left out.")],[s("green tokens"),B(e),s("Scored tokens on their green list, which holds {size} tokens of the vocabulary.",{size:B(r)})],[s(
"green fraction"),F(n),s("Green tokens / tokens scored. Without the watermark about {share} are green: the ratio.",{share:F(o)})]]}function Mp(t){let{mean:e,weighted_mean:n,
num_g_values:o,posterior:r,layers:i}=t;return[[s("tokens scored"),B(rn(t)),s("Tokens with enough tokens before them, whose context has not occurred before.")],[
s("g-values"),B(o),z((i||[]).length,"One for each scored token, with {count} key: 0 or 1, like a fair coin in a text without the watermark.","One for each score\
d token and each of the {count} keys: 0 or 1, like a fair coin in a text without the watermark.")],[s("mean g-value"),J(e,4),s("The share of g-values that are 1\
. Without the watermark it is about 0.5.")],[s("weighted mean"),J(n,4),s("The same with more weight on the first keys, whose rounds of the tournament leave the \
clearest mark.")],...V(r)?[[s("posterior"),F(r),s("The trained Bayesian detector’s probability that the text is watermarked, if it is like the texts that the de\
tector was trained on.")]]:[]]}function an(t,e){let n=e.map(({report:l})=>new Map(_p(l).map(d=>[d[0],d]))),o=[...new Set(n.flatMap(l=>[...l.keys()]))],[r]=Z(t.tHead,
1,()=>c("tr")),i=Z(r,e.length+1,()=>c("th","",null,{scope:"col"}));e.forEach(({name:l},d)=>M(i[d+1],l)),t.tHead.hidden=e.length<2;let a=Z(t.tBodies[0],o.length,
()=>{let l=c("tr"),d=c("th","",null,{scope:"row"});return d.append(c("span","",null,{tabindex:0})),l.append(d),l});o.forEach((l,d)=>{let m=Z(a[d],e.length+1,()=>c(
"td")),w=n.find(b=>b.has(l)).get(l);M(m[0].firstChild,l),K(m[0].firstChild,{"data-tip":w[2]}),n.forEach((b,k)=>M(m[k+1],b.has(l)?b.get(l)[1]:"–"))})}function bt({
tokens:t,prompt_tokens:e}){return t.map(([,n,o,r,i,a],l)=>({token:{text:n,piece:o},mark:{green:r,g:a,counted:i||!(r!==null||a!==null)},words(){let m={number:B(l+
1),token:Y(n),mark:Ep(r,a,i)};return l<e?s("Token {number}, of the prompt, {token}: {mark}",m):s("Token {number}, {token}: {mark}",m)}}))}function Ep(t,e,n){if(t===
null&&e===null)return s("not scored, because too few tokens come before it.");if(e!==null){let r=s("mean g-value {g}, where chance gives 0.5.",{g:e.toFixed(2)});
return n?r:`${r} ${s("Not counted: its context came before, or it is left out.")}`}let o=t?s("◆ green."):s("◇ red.");return n?o:`${o} ${s("Not counted: the \
same n-gram came before, or it is left out.")}`}var kt=({kind:t,tokens:e})=>[t,{unscored:e.some(([,,,n,,o])=>n===null&&o===null),repeated:e.some(([,,,n,o,r])=>!o&&
(n!==null||r!==null))}];function Wl(t,e){let n=l=>t.querySelector(".gp-"+l),o=new Te(n("words"));function r({before:l,after:d}){if(d.error)return["even","…",s("Nothing left to score"),
`${s(d.error.message)} ${s("z was {z} before.",{z:ie(l.z_score)})}`];let m=s("z from {before} to {after}",{before:ie(l.z_score),after:ie(d.z_score)}),w=Number(d.
threshold.toFixed(2));return l.prediction?d.prediction?["good","◆",m,s("Still above the threshold {threshold}: the watermark survived.",{threshold:w})]:["bad",
"◇",m,s("No longer above the threshold {threshold}: the detector does not find the watermark any more.",{threshold:w})]:["even","◇",m,s("The text did not pa\
ss the threshold {threshold} before the attack: there is nothing to remove.",{threshold:w})]}function i({how:l,strength:d}){return l?V(d)?s("{attack}, strength \
{strength}",{attack:s(l),strength:F(d)}):s(l):s("edited by hand")}function a(l){let{before:d,after:m}=l,[w,b,k,P]=r(l);K(n("answer"),{"data-verdict":w}),M(n("an\
swer-sign"),b),M(n("answer-words"),k),M(n("answer-more"),P),M(n("told"),`${k}. ${P}`),M(n("about"),i(l)),G(n("of-text"),!m.error),m.error||(Ve(n("legend"),...kt(
m)),o.show(bt(m)));let N=[{name:s("before"),report:d},...m.error?[]:[{name:s("after"),report:m}]];an(n("found-numbers"),N)}return l=>{t.hidden=!e.found,!t.hidden&&
l.found&&a(e.found)}}function ql(t,e){let n=y=>t.querySelector(".gp-"+y),o=["without","with"],r=n("threshold"),i=3,a=()=>e.answered("pair"),l=({report:y})=>!!y&&!y.error,d=o.map(y=>{
let h=c("div"),[p,u,f]=[c("p","gp-facts"),c("p","gp-problem","",{role:"status"}),c("div","gp-text-body",null,{dir:"auto"})];return h.append(c("h3","",y==="with"?
s("With the watermark"):s("Without the watermark")),p,u,f),n("texts").append(h),{facts:p,problem:u,text:new Te(f),shown:0,report:null}});r.addEventListener("inp\
ut",()=>{let y=r.valueAsNumber;!Number.isFinite(y)||y<0||y>20||(i=y,a()&&C())});function m(y,h,p){if(p){y.report!==p&&y.text.show(bt(p)),Object.assign(y,{report:p,
shown:0});return}let[u]=e.groups[h].entries,f=u.tokens.map(g=>({token:g,mark:{},words:()=>s("{token}, not scored yet",{token:Y(g.text)})}));y.text.show(f,y.report?
0:y.shown),Object.assign(y,{report:null,shown:f.length})}function w({tokens:y,perplexity:h,stop_reason:p,report:u}){if(!y)return s("not started");let f=[z(y,"{c\
ount} token","{count} tokens")];return V(h)&&f.push(s("perplexity {value}",{value:h.toFixed(2)})),u&&!u.error&&f.push(u.kind==="green"?s("{share} green",{share:F(
u.green_fraction)}):s("mean g-value {g}",{g:u.mean.toFixed(3)})),p&&f.push(ke(p)[1]),f.join(" · ")}function b({texts:y}){y.forEach((p,u)=>{let f=d[u];m(f,u,l(p)?
p.report:null),M(f.facts,w({...p,tokens:p.tokens||e.groups[u].entries[0].tokens.length}));let{error:g}=p.report||{};G(f.problem,!!g),M(f.problem,g?`${s(g.message)}\
 ${s(g.fix)}`:"")});let h=y.filter(l).map(({report:p})=>kt(p)[1]);Ve(n("legend"),e.found.kind,{unscored:h.some(({unscored:p})=>p),repeated:h.some(({repeated:p})=>p)})}
function k({texts:y}){if(!y.every(l))return y.find(({report:g})=>g&&g.error)?["even","–",s("No comparison"),s("One of the texts cannot be scored.")]:["wait","\
…",e.done?s("No answer"):s("Not known yet"),s("Both texts must be complete.")];let[h,p]=y.map(({report:f})=>f.z_score),u=s("z is {marked} with the watermark a\
nd {plain} without it; the threshold is {threshold}.",{marked:ie(p),plain:ie(h),threshold:Number(i.toFixed(2))});return h>i?["bad","✗",s("A false positive"),`${u}\
 ${s("The text without the watermark passes it.")}`]:p>i?["good","◆",s("The watermark is found"),u]:["even","◇",s("The watermark is not found"),`${u} ${N(y[1].
report)}`]}let P=({tokens_needed:y,threshold:h})=>V(y)&&h>0?Math.ceil(y*(i/h)**2):null;function N(y){let[h,p]=[P(y),rn(y)];return h>p?z(h,"If the text went on l\
ike this, about {count} scored token would be needed; it has {scored}.","If the text went on like this, about {count} scored tokens would be needed; it has {sco\
red}.",{scored:B(p)}):s("A longer text or a stronger mark would help.")}function S({texts:y}){let[h,p]=y.map(({perplexity:f})=>f);return!y.every(l)||!V(h)||!V(p)?
"":`${s("Perplexity under the model, without the watermark and with it: {plain} and {marked}.",{plain:h.toFixed(2),marked:p.toFixed(2)})} ${s("One pair of texts\
 says little about the cost; “{question}” measures it.",{question:s("What does it cost?")})}`}function E(y){let[h,p,u,f]=k(y);K(n("answer"),{"data-verdict":h}),
M(n("answer-sign"),p),M(n("answer-words"),u),M(n("answer-more"),`${f} ${S(y)}`.trim()),M(n("means"),Bt(i)),e.done&&M(n("told"),`${u}. ${f}`);let g=e.entries[0]&&
e.entries[0].seed;M(n("about"),[lr(y.watermark),...V(g)?[s("seed {seed}",{seed:g})]:[]].join(" · "))}function O({report:y,expected:h}){if(!V(h)||y.kind!=="gree\
n")return null;let{ratio:p,num_tokens_scored:u}=y,f=Array.from({length:Math.min(60,u)},(g,x)=>(x+1)*u/Math.min(60,u));return{name:s("expected with it, at least"),
look:"expected",points:f.map(g=>[g,dn(h*g,g,p)]),tip:s("At least {share} of the tokens are expected to be green with this bias, by theorem 4.2 of Kirchenbauer e\
t al. 2023, from the model’s distributions along the text.",{share:F(h)})}}function $({texts:y}){if(G(n("evidence"),y.every(l)),n("evidence").hidden)return;let[
h,p]=y,u=[{name:s("with the watermark"),look:"measured",points:p.report.curve},O(p),{name:s("without it"),look:"other",points:h.report.curve}].filter(Boolean);jt(
n("keys"),u),zt(n("curves"),{curves:u,threshold:i});let f=y.map(({report:g},x)=>{let T=je(g.z_score);return{name:x?s("with"):s("without"),report:{...g,threshold:i,
p_value:T,confidence:1-T,false_positive_rate:je(i),tokens_needed:P(g)}}});an(t.querySelector("table"),f)}function C(){b(e.found),E(e.found),$(e.found)}return new ResizeObserver(
()=>a()&&$(e.found)).observe(t),y=>{t.hidden=!a(),!t.hidden&&(y.run&&d.forEach(h=>Object.assign(h,{report:null,shown:0})&&h.text.show([])),(y.run||y.found||y.status||
y.steps)&&C())}}function lr(t){return Array.isArray(t.keys)?z(t.keys.length,"SynthID, {count} key, n-grams of {length}","SynthID, {count} keys, n-grams of {leng\
th}",{length:t.ngram_len}):s("green lists of {ratio}, bias {bias}, {scheme}, context width {width}",Rl(t))}function Il(t){return Array.isArray(t.keys)?s("SynthI\
D, n-grams of {length}",{length:t.ngram_len}):s("green lists of {ratio}, {scheme}, context width {width}",Rl(t))}var Rl=({greenlist_ratio:t=.25,bias:e=2,seeding_scheme:n="\
lefthash",context_width:o=1})=>({ratio:F(t),bias:e,scheme:n,width:o});var qo=t=>Object.hasOwn(_n,t)?s(_n[t][0]):t;function Bl(t,e){let n=T=>t.querySelector(".gp-"+T),[o,r]=[n("which"),n("threshold")],i={},a=null,l=.01,d=()=>e.answered(
"sure"),m=({auc:T})=>V(T),w=({scores:T,learned:A})=>{let _=T.findIndex(({name:L})=>L===a);return _>=0?_:A?T.length-1:0},b=T=>i[T]??(T==="posterior"?.5:e.found.threshold);
o.addEventListener("change",()=>{a=o.value,x()}),r.addEventListener("input",()=>{!Number.isFinite(r.valueAsNumber)||Math.abs(r.valueAsNumber)>100||(i[e.found.scores[w(
e.found)].name]=r.valueAsNumber,p(e.found))});function k({counts:T,scores:A,fewest:_},L){let v=e.done?s("No answer"):s("Not known yet");if(!m(L))return["wait","\
…",v,e.done?s("At least one text without the watermark and one with it must be scored."):s("The first texts are being written.")];let[q]=L.rates;if(Math.min(...T)<
_)return["wait","…",v,z(T[1],"{count} text with the watermark and {plain} without it are too few to tell: {fewest} of each are needed.","{count} texts with th\
e watermark and {plain} without it are too few to tell: {fewest} of each are needed.",{plain:B(T[0]),fewest:B(_)})];let I={found:B(q.detected),number:B(q.marked),
rate:F(q.level)},D=e.running?s("{found} of {number} found at {rate} false positives so far",I):s("{found} of {number} found at {rate} false positives",I),W=[...P(
q,A.length>1?qo(L.name):""),s("AUC of these texts: {auc}.",{auc:L.auc.toFixed(3)})].join(" ");return[q.apart?"good":"even",q.apart?"◆":"◇",D,W]}function P(T,A){
let[_,L]=T.found_between.map(F),v={number:B(T.false_positives),share:F(T.false_between[1])},q=[A?s("By the {score}, the true detection rate lies between {low} a\
nd {high}.",{score:A,low:_,high:L}):s("The true detection rate lies between {low} and {high}.",{low:_,high:L}),T.false_positives?s("Of the texts without the wat\
ermark, {number} passed, so the true false-positive rate may be up to {share}.",v):s("Of the texts without the watermark, none passed, but the true false-positi\
ve rate may be up to {share}.",v)];return T.level>l&&q.push(z(T.plain,"{rate} is the smallest rate that {count} text without it can show.","{rate} is the smalle\
st rate that {count} texts without it can show.",{rate:F(T.level)})),T.apart||q.push(s("The intervals overlap: it is not known whether more are found than pass \
by chance.")),q}function N(T){let[A,_,L,v]=k(T,T.scores[w(T)]);K(n("answer"),{"data-verdict":A}),M(n("answer-sign"),_),M(n("answer-words"),L),M(n("answer-more"),
v),e.done&&M(n("told"),`${L}. ${v}`),M(n("missing"),Ee(e,T)),M(n("about"),[lr(T.watermark),...T.learned?[s("only the texts that no detector was trained on")]:[]].
join(" · "));let{left_out:q,problem:I}=T;G(n("warning"),q>0);let D=I?`${s(I.message)} ${s(I.fix)}`:s("No token in them counts.");M(n("warning"),q>0?`⚠ ${z(q,
"{count} text was not scored.","{count} texts were not scored.")} ${D}`:"")}let S=(T,A)=>T.filter(_=>_>A).length;function E({values:T,name:A},_){let[L,v]=T.map(
W=>S(W,_)),[q,I]=[L/T[0].length,v/T[1].length],D=[z(T[1].length,"Above {threshold}: {marked} of {count} text with the watermark ({found}), and {plain} of {other\
s} without it ({passed}).","Above {threshold}: {marked} of {count} texts with the watermark ({found}), and {plain} of {others} without it ({passed}).",{threshold:Number(
_.toFixed(2)),marked:B(v),found:F(I),plain:B(L),others:B(T[0].length),passed:F(q)})];return A!=="posterior"&&D.push(s("If scores without the watermark were stan\
dard normal, {share} would pass.",{share:Ue(je(_))})),{x:q,y:I,words:D.join(" ")}}function O(T,A){let _=2/(9*(A-1));return T**2>(1-_+1.645*Math.sqrt(_))**3}function $({
values:T,normal:A,name:_}){if(_==="posterior"||!A[0])return"";let[L,v]=A.map(I=>I&&{mean:ie(I[0]),deviation:I[1].toFixed(2)}),q=[s("Without the watermark: mean \
{mean}, standard deviation {deviation}; in theory 0 and 1.",L),v?s("With it: mean {mean}, standard deviation {deviation}.",v):s("With it: too few texts.")];return O(
A[0][1],T[0].length)&&q.push(s("The scores without the watermark scatter more than in theory, as they do where phrases repeat: try “{option}”.",{option:s("c\
ount repeated n-grams once")})),q.join(" ")}function C({scores:T}){let A=T.filter(m).flatMap(L=>L.rates.map(v=>[L,v])),_=Z(t.querySelector(".gp-rates tbody"),A.
length,()=>{let L=c("tr");return L.append(c("th","",null,{scope:"row"}),...Array.from({length:4},()=>{let v=c("td");return v.append(c("span")," ",c("small")),v})),
L});A.forEach(([L,v],q)=>{let[I,D,W,R,j]=_[q].cells,[H,U]=v.found_between.map(F);M(I,qo(L.name)),y(D,F(v.level),""),v.shown?y(W,F(v.detected/v.marked),V(v.threshold)?
s("({low} to {high}), threshold {threshold}",{low:H,high:U,threshold:ie(v.threshold)}):s("({low} to {high})",{low:H,high:U})):y(W,s("not known"),z(Math.ceil(1/v.
level-1e-9),"needs {count} text without it","needs {count} texts without it")),y(R,v.normal?F(v.normal.rate):"–",v.normal?s("threshold {value}",{value:ie(v.normal.
threshold)}):""),v.shown?y(j,s("up to {share}",{share:F(v.false_between[1])}),s("{passed} of {number} passed",{passed:B(v.false_positives),number:B(v.plain)})):
y(j,"–","")})}function y(T,A,_){M(T.children[0],A),M(T.children[1],_)}function h({scores:T}){let[{rates:A}]=T.filter(m),_=A.filter(({shown:I})=>!I).map(({level:I})=>F(
I));if(!_.length)return"";let[L,v]=_;return`${z(A[0].plain,"With {count} text without the watermark, a false-positive rate of {rate} is less than one text, so t\
he samples cannot show it.","With {count} texts without the watermark, a false-positive rate of {rate} is less than one text, so the samples cannot show it.",{rate:v?
s("{first} or {second}",{first:L,second:v}):L})} ${s("The normal distributions reach further, as far as the scores are normal.")}`}function p(T){let A=T.scores[w(
T)];if(G(n("shown"),m(A)),!m(A))return;let _=b(A.name);document.activeElement!==r&&(r.value=_);let L=E(A,_);ue(n("scores"),Cn(e.charts[`scores ${A.name}`],_,s("\
threshold {value}",{value:Number(_.toFixed(2))}))),M(n("at-threshold"),L.words),M(n("spreads"),$(A)),G(n("of-fit"),A.name!=="posterior"&&A.normal.some(Boolean));
let v=T.scores.filter(m);if(ue(n("roc"),Or(e.charts[`roc ${A.name}`],L)),f(n("roc-keys"),v.map(({name:I,auc:D},W)=>[W===v.indexOf(A)?"gp-roc-main":`gp-roc-other\
 gp-roc-${W%3}`,s("{score}: AUC {auc}",{score:qo(I),auc:D.toFixed(3)}),s(Ln(_n,I,["","",""])[2])])),C(T),M(n("few"),h(T)),G(n("of-lengths"),T.lengths.length>1),
T.lengths.length<2)return;ue(n("lengths-box"),e.charts.lengths);let q=T.kind==="synthid"?s("mean g"):"z";f(n("length-keys"),[["gp-z-measured",s("found at {rate}\
 false positives, by {score}, from the samples",{rate:u(T.lengths),score:q}),s("The threshold is the laxest that at most this share of the cut texts without the\
 watermark passes; unless the share is 1%, so few texts cannot show a smaller one. The bars are the 95 % intervals of the true rate.")],["gp-z-expected",s("the \
same by normal distributions"),s("As if the scores at each length were normal.")],["gp-z-other",s("AUC"),s("How often a cut text with the watermark scores highe\
r than one without: 50% is guessing.")]])}function u(T){let A=T.map(({levels:[v]})=>v),[_,L]=[Math.min(...A),Math.max(...A)].map(F);return _===L?_:s("{low} to {\
high}",{low:_,high:L})}function f(T,A){let _=Z(T,A.length,()=>{let L=c("span"),v=ee("svg");return K(v,{width:26,height:8,"aria-hidden":"true"}),v.append(ee("pat\
h")),L.append(v,c("span","",null,{tabindex:0})),L});A.forEach(([L,v,q],I)=>{K(_[I].firstChild.firstChild,{class:L,d:"M1 4H25"}),M(_[I].lastChild,v),K(_[I].lastChild,
{"data-tip":q})})}function g({scores:T}){G(n("of-score"),T.length>1);let A=T.map(({name:_})=>_).join();o.dataset.key!==A&&(o.dataset.key=A,o.replaceChildren(...T.
map(({name:_})=>c("option","",qo(_),{value:_}))),o.value=T[w(e.found)].name)}function x(){g(e.found),N(e.found),p(e.found)}return T=>{t.hidden=!d(),!t.hidden&&(T.
found||T.status)&&x()}}function zl(t,e){let n=O=>t.querySelector(".gp-"+O),o=[s("the text alone"),s("with its prompt")],r=new Te(n("words")),i=n("which");i.addEventListener("change",()=>b());
let a=()=>e.found.reports[Math.min(Number(i.value),e.found.reports.length-1)];function l({reports:O,once:$,otherwise:C}){let[y,h,p,u]=Nl(O[0],$?null:C);K(n("ans\
wer"),{"data-verdict":y}),M(n("answer-sign"),h),M(n("answer-words"),p),M(n("answer-more"),u),M(n("told"),`${p}. ${u}`),G(n("beside"),O.length>1),O.length>1&&M(n(
"beside"),m(O));let f=d(e.found);G(n("repeats"),!!f),M(n("repeats"),f),M(n("about"),w(e.found))}function d({reports:[{num_tokens_scored:O}],otherwise:$,once:C}){
let y=$?$.num_tokens_scored:null;if(!V(y)||y===O)return"";let h=ie($.z_score);return C?z(y-O,"Left out as repeated: {count} token. With it, z would be {z}.","Le\
ft out as repeated: {count} tokens. With them, z would be {z}.",{z:h}):z(O-y,"Of the scored tokens, {count} only repeats an n-gram that came before, which is no\
 new evidence: counted once, z is {z}.","Of the scored tokens, {count} only repeat an n-gram that came before, which is no new evidence: counted once, z is {z}.",
{z:h})}function m([O,$]){let C=$.z_score-O.z_score,y=Math.abs(C)<.005?s("This changes nothing."):C<0?s("This dilutes the mark."):s("This happens to add to it."),
h=ie($.z_score);return`${z($.prompt_tokens,"With its prompt, z is {z}: {count} token of the prompt counts too.","With its prompt, z is {z}: {count} tokens of th\
e prompt count too.",{z:h})} ${y}`}function w({model:O,watermark:$,exact:C,once:y}){return[Array.isArray($.keys)?z($.keys.length,"SynthID, {count} key","SynthID\
, {count} keys"):s("green list, {scheme}",{scheme:$.seeding_scheme||"lefthash"}),C?s("the tokens of the run"):s("tokens as {model} splits the text",{model:O}),...y?
[s("repeated n-grams counted once")]:[]].join(" · ")}function b(){let O=a();Ve(n("legend"),...kt(O)),r.show(bt(O))}function k({reports:O}){let $=O.map(({curve:u},f)=>({
name:O.length>1?o[f]:"z",look:f?"other":"measured",points:u||[]})),[{tokens_needed:C,threshold:y}]=O,h=rn(O[0]),p=V(C)?{at:C,words:P(C,h)}:null;zt(n("curve-box"),
{curves:$,threshold:y,needed:p}),jt(n("curve-keys"),O.length>1?$:[])}function P(O,$){return O<=$?z(O,"At the share of this text, {count} token reaches the thres\
hold.","At the share of this text, {count} tokens reach the threshold."):z(O,"At the share of this text, {count} token reaches the threshold: {more} more.","At \
the share of this text, {count} tokens reach the threshold: {more} more.",{more:B(O-$)})}function N(){G(n("of-layers"),!!e.charts.layers),ue(n("layers-box"),e.charts.
layers)}function S(O){let{reports:$}=e.found;G(n("of-prompt"),$.length>1),l(e.found),O&&b(),an(n("found-numbers"),$.map((C,y)=>({name:o[y],report:C}))),k(e.found),
N()}let E=()=>!!e.found;return new ResizeObserver(()=>E()&&S(!1)).observe(t),O=>{t.hidden=!E(),!t.hidden&&O.found&&S(!0)}}function jl(t,e){let n=t.querySelector("tbody"),o=t.querySelector(".gp-mistake-note");function r({rows:b,threshold:k}){let P=b.flatMap(({reports:$})=>$.map(({z_score:C})=>C)).
filter(V),N=Math.min(-3,...P)-.4,S=Math.max(k,...P)+.4,E=$=>($-N)/(S-N),O=Z(n,b.length,i);b.forEach(({what:$,how:C,meaning:y,keeps:h,reports:p},u)=>{let[f,g,x]=O[u].
cells;O[u].classList.toggle("gp-right",u===0);let[T,A]=f.children;M(T,s($)),K(T,{"data-tip":s(y)}),M(A,s(C));let _=p.map(({z_score:q})=>q).filter(V);a(g.firstChild,
_.map(E),{zero:E(0),threshold:E(k)});let L=_.length>1?s("{low} to {high}",{low:ie(Math.min(..._)),high:ie(Math.max(..._))}):ie(_[0]);M(x.children[0],L),M(x.children[1],
l(p,h));let v=u?d({keeps:h,meaning:y,reports:p},k):"";G(x.children[2],!!v),M(x.children[2],v)}),M(o,w(b))}function i(){let b=c("tr"),k=c("th","",null,{scope:"ro\
w"});k.append(c("span","",null,{tabindex:0}),c("small"));let P=c("td");P.append(c("span","gp-strip",null,{"aria-hidden":"true"}));let N=c("td");return N.append(
c("b"),c("small"),c("small","gp-why")),b.append(k,P,N),b}function a(b,k,{zero:P,threshold:N}){let S=[P,N,...k],E=Z(b,S.length,()=>c("i"));S.forEach((O,$)=>{ae(E[$],
["gp-line gp-zero","gp-line"][$]||"gp-dot"),ne(E[$],"left",O)})}function l(b,k){let[P]=b.filter(({error:O})=>O);if(P)return s(P.error.message);let N=b.filter(({
prediction:O})=>O).length,S=k==="none";if(b.length===1)return N?S?s("▲ above it by chance"):s("◆ watermarked"):s("◇ no sign");if(!N)return s("◇ no sign in\
 {number} tries",{number:b.length});let E={passed:N,number:b.length};return S?s("▲ {passed} of {number} above it by chance",E):s("◆ {passed} of {number} water\
marked",E)}function d({keeps:b,meaning:k,reports:P},N){let S=P.filter(({prediction:y})=>y);if(!S.length)return"";if(b!=="none")return s(k);let{num_tokens_scored:E,
once:O}=S.reduce((y,h)=>h.z_score>y.z_score?h:y),$=O&&V(E)?E-O.num_tokens_scored:0,C=[];if($>0){C.push(z($,"p counts each token as new evidence, but {count} of \
the {scored} only repeats an n-gram.","p counts each token as new evidence, but {count} of the {scored} only repeat an n-gram.",{scored:B(E)}));let y=ie(O.z_score);
C.push(O.z_score>N?s("Counted once, z is {z}.",{z:y}):s("Counted once, z is {z}, not above the threshold.",{z:y}))}return(!$||O.z_score>N||P.length>1)&&C.push(...m(
N,P.length)),C.join(" ")}function m(b,k){let P=je(b),N=O=>B(Number((1/O).toPrecision(2))),S=[P>.1?s("{share} of texts without this watermark pass the threshold.",
{share:F(P)}):s("One in {odds} texts without this watermark passes the threshold.",{odds:N(P)})];if(k===1)return S;let E=1-(1-P)**k;return S.push(E>.1?s("With {\
tries} tries at each text, {share} pass at least once.",{tries:B(k),share:F(E)}):s("With {tries} tries at each text, one in {odds} passes at least once.",{tries:B(
k),odds:N(E)})),S}function w([b]){return b.reports[0].prediction?"":s("The given settings find nothing either. If the text is watermarked, they may be wrong the\
mselves, or the text is too short.")}return b=>{t.hidden=!e.found,!t.hidden&&b.found&&r(e.found)}}function Fl(t,e){let n=a=>t.querySelector(".gp-"+a);function o({how:a,points:l,of:d,seeds:m,threshold:w}){let b=l.filter(({z:P})=>P.length),k=[s(a),z(m,"{count}\
 seed at each strength","{count} seeds at each strength")];l.length<d&&k.push(s("{done} of {of} strengths so far",{done:l.length,of:d})),M(n("about"),k.join(" ·\
 ")),M(n("strength-words"),r(b,l,w)),ue(n("strength-box"),e.charts.strengths)}function r(a,l,d){let m=({strength:E,z:O})=>E===0?O[0]>d?"above":"below":qs(O,d),w=(...E)=>i(
a,O=>E.includes(m(O))),[b,k,P]=[w("above"),w("below"),w("open","few")],N=l.filter(({refused:E})=>E).map(({strength:E})=>F(E)),S=[];return a.length&&a[0].strength===
0&&m(a[0])!=="above"&&S.push(s("The text is not above the threshold even before the attack.")),b&&S.push(s("At strength {strengths}, the median z is above the t\
hreshold.",{strengths:b})),k&&S.push(s("At strength {strengths}, the median z is not above the threshold.",{strengths:k})),P&&S.push(s("At strength {strengths},\
 it is not known whether the median z is above the threshold: the seeds disagree or are too few.",{strengths:P})),N.length&&S.push(s("At strength {strengths}, t\
oo little text is left to score, for some seeds or for all.",{strengths:N.join(", ")})),S.join(" ")}function i(a,l){let d=[];a.forEach((w,b)=>{l(w)&&(b&&l(a[b-1])?
d.at(-1)[1]=w.strength:d.push([w.strength,w.strength]))});let m=d.map(([w,b])=>w===b?F(w):s("{low} to {high}",{low:F(w),high:F(b)}));return m.length>1?s("{names\
} and {last}",{names:m.slice(0,-1).join(", "),last:m.at(-1)}):m.join("")}return a=>{t.hidden=!e.found,!t.hidden&&a.found&&o(e.found)}}function Tp(t){switch(t){case"context":return s("no mark: fewer tokens come before it than the watermark looks at.");case"repeated":return s("no mark: its conte\
xt has occurred before, and SynthID marks each context once.");case"removed":return s("no mark: it was given, and an earlier processor had removed it.");case"bi\
as":return s("no mark: the bias is 0.");default:return s("no mark.")}}function cr(t){let e=t&&t.effective&&t.effective.watermarking_config||{},n=Array.isArray(e.
keys)?e.keys.length:0,o=e.greenlist_ratio,r=e.seeding_scheme==="selfhash",i=e.context_width;return{config:e,keys:n,selfhash:r,ratio:o>0&&o<1?o:null,early:n?Kt(e.
ngram_len,1)-1:Kt(i,1)-Number(r)}}function Io({config:t,keys:e,ratio:n}){if(e)return z(e,"SynthID: {count} key, n-grams of {length} tokens","SynthID: {count} ke\
ys, n-grams of {length} tokens",{length:t.ngram_len});if(n===null)return s("a green list whose settings are not known");let{bias:o,seeding_scheme:r,context_width:i,
hashing_key:a}=t;return s("green list: {ratio} of the vocabulary, bias {bias}, {scheme}, context width {width}, key {key}",{ratio:F(n),bias:o,scheme:r,width:i,key:a})}
function Dl({chosen:t,index:e,mark:n,given:o,isFirst:r},i){let a=w=>s("Token {number}, {token}: {mark}",{number:B(e+1),token:Y(t.text),mark:w});if(!n)return a(o?
s("given, before the watermark began."):s("not marked."));if(n.why)return a(Tp(n.why));let l=s("Its probability: {before} before the watermark, {after} after.",
{before:F(n.chosen_before),after:F(n.chosen_after)}),d=r?[s("Not counted: a detector without the prompt does not know what comes before it.")]:[];if(n.kind==="s\
ynthid"){let w=z(i.keys,"mean g-value {g} over {count} key.","mean g-value {g} over {count} keys.",{g:J(n.g,2)});return[a(w),l,...d].join(" ")}let m=n.green?s("\
◆ green: it got the bias."):s("◇ red: it got no bias.");return[a(m),l,Lp(n,i),...d].join(" ")}function Lp(t,{ratio:e,selfhash:n}){let o=t.listed??0,r={before:F(
t.mass_before??0),after:F(t.mass_after??0)};return n?z(o,"Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} before, {after}\
 after.","Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} together before, {after} after.",r):e===null?z(o,"On the list, \
{count} token could be chosen here: {before} before, {after} after.","On the list, {count} tokens could be chosen here: {before} together before, {after} after.",
r):z(o,"On the list of {ratio} of the vocabulary, {count} token could be chosen here: {before} before, {after} after.","On the list of {ratio} of the vocabulary\
, {count} tokens could be chosen here: {before} together before, {after} after.",{...r,ratio:F(e)})}var Hl={marks:0,scored:0,green:0,g:0,expected:0,unscored:0,early:0,
chosen:0,surprisal:0,gained:0,suppressed:0,likely:0,entropy:0,z:null,foreseen:null};function Kl(t,e,n,o){let{mark:r,index:i}=e,a={...t};if(!r)return{...a,unscored:t.
unscored+1};a.marks+=1;let l=r.kind==="synthid"?r.g:r.green;if(r.chosen_before>0&&r.chosen_after>0){a.chosen+=1,a.surprisal-=Math.log(r.chosen_before),a.gained+=
Math.log(r.chosen_after/r.chosen_before);let{stages:d,entropy_before:m}=e.distribution;a.entropy+=o>0&&d[o-1]?d[o-1].entropy:m,a.likely-=$p(e,o)}return a.suppressed+=
r.suppressed,l===null?{...a,unscored:t.unscored+1}:i<n.early?{...a,early:t.early+1}:(a.scored+=1,a.green+=Number(l),a.expected+=r.expected??0,r.kind==="synthid"?
a.z=n.keys?(2*a.green-a.scored)*Math.sqrt(n.keys/a.scored):null:n.ratio!==null&&(a.z=dn(a.green,a.scored,n.ratio),a.foreseen=dn(a.expected,a.scored,n.ratio)),a)}
function $p({distribution:{candidates:t}},e){let n=t.map(({raw_logprob:o,stage_logprobs:r})=>e>0?r[e-1]:o).filter(o=>o!=null);return n.length?Math.max(...n):0}function Gl(t,e,n,o){
let r=t.find(([,m])=>m>o);if(e.z>o)return{at:r[0],words:z(r[0],"z first passed {threshold} after {count} scored token.","z first passed {threshold} after {count\
} scored tokens.",{threshold:o})};let i=r?[z(r[0],"z first passed {threshold} after {count} scored token, and fell again.","z first passed {threshold} after {co\
unt} scored tokens, and fell again.",{threshold:o})]:[],a=n.keys?e.z>0?e.scored*(o/e.z)**2:1/0:ni(e.green/e.scored,n.ratio,o),l=Math.max(e.scored+1,Math.ceil(a));
if(!Number.isFinite(l)||l>1e7)return{at:1/0,words:[...i,s("At the share so far, z never reaches {threshold}.",{threshold:o})].join(" ")};let d=z(l,"At the share\
 so far, z reaches {threshold} after about {count} scored token: {more} more.","At the share so far, z reaches {threshold} after about {count} scored tokens: {m\
ore} more.",{threshold:o,more:B(l-e.scored)});return{at:l,words:[...i,d].join(" ")}}function Ul(t,e){let n=f=>t.querySelector(".gp-"+f),o=new Te(n("marked-words"),{press:({step:f})=>e.selectStep(f)}),r=n("threshold"),i=3,a=cr(null),l=0,d=null,m=null;
function w(){a=cr(e.started),l=(e.started&&e.started.processors||[]).findIndex(g=>g==="WatermarkLogitsProcessor"||g==="SynthIDTextWatermarkLogitsProcessor"),d=new ge(
Hl,(g,x)=>Kl(g,x,a,l)),o.show([]),M(n("mark-about"),Io(a))}let b=()=>d.steps.some(({mark:f})=>f&&f.kind==="synthid");function k(f){let{mark:g,index:x}=f,T=x<a.early,
A=g&&!g.why;return{step:f,token:{...f.chosen,piece:f.piece},mark:A?{green:g.green,g:g.g,counted:!T}:{},words:()=>Dl({...f,isFirst:T},a)}}function P(f){o.show(d.
steps.map((T,A)=>o.items[A]&&A<f?o.items[A]:k(T)),f);let{unscored:g,early:x}=d.total;Ve(n("mark-key"),b()?"synthid":"green",{unscored:g>0,repeated:x>0,faint:s("\
faint: a detector without the prompt cannot score it")})}function N(f){let g=f&&!f.isPrompt?o.tokens[f.index]:null;m&&m!==g&&m.classList.remove("gp-current"),m=
g||null,m&&e.selected?m.classList.add("gp-current"):m&&m.classList.remove("gp-current")}let S=f=>{let g=[];for(let x of d.totals)x[f]!==null&&(!g.length||g.at(-1)[0]<
x.scored)&&g.push([x.scored,x[f]]);return g};function E(){let{z:f,scored:g}=d.total,[x,T,A]=O(f,g);K(n("finding"),{"data-verdict":x}),M(n("finding-sign"),T),M(n(
"finding-words"),A),M(n("finding-more"),f===null?"":`${$()} ${s("By chance alone, if each token is new evidence, z would be this high with a probability of {p}.",
{p:Ue(je(f))})}`),e.finished&&M(n("mark-told"),`${A}. ${z(g,"{count} token scored.","{count} tokens scored.")}`)}function O(f,g){if(f===null)return["wait","…",
g?s("z is not known, because the watermark’s settings are not"):s("Nothing to score yet")];let x={z:ie(f)};return f>i?["good","◆",e.running?s("A detector fi\
nds it so far: z = {z}",x):s("A detector finds it: z = {z}",x)]:["even","◇",e.running?s("A detector does not find it so far: z = {z}",x):s("A detector does no\
t find it: z = {z}",x)]}function $(){let{green:f,scored:g}=d.total;return b()?z(g,"Mean g-value {mean} over {count} scored token, 0.5 by chance.","Mean g-value \
{mean} over {count} scored tokens, 0.5 by chance.",{mean:(f/g).toFixed(3)}):z(g,"{green} of {count} scored token green, {share} instead of {ratio}.","{green} of\
 {count} scored tokens green, {share} instead of {ratio}.",{green:B(f),share:F(f/g),ratio:F(a.ratio)})}function C(){let f=S("z"),g=[s("What a detector finds tha\
t knows the key and sees the text without its prompt.")];a.keys&&g.push(s("For SynthID it is the z of the plain mean of all g-values, against fair coins."));let x=[
{name:s("this text"),look:"measured",points:f,tip:g.join(" ")}],T=S("foreseen");if(T.length){let _=[s("What this bias leads to at least, given how uncertain the\
 model was at each token: the sum of p / (1 + m p) over the vocabulary, theorem 4.2 of Kirchenbauer et al. 2023, averaged over all green lists.")];e.started.effective.
do_sample||_.push(s("That holds where tokens are drawn; here the likeliest are taken, which can be greener or less green.")),x.push({name:s("expected at least"),
look:"expected",points:T,tip:_.join(" ")})}jt(n("z-keys"),x);let A=f.length?Gl(f,d.total,a,i):null;zt(n("z-box"),{curves:x,threshold:i,needed:A,label:s("z over \
the number of tokens, threshold {threshold}",{threshold:i})}),M(n("z-needed-words"),A?A.words:""),M(n("threshold-words"),Bt(i))}function y(){let{scored:f,green:g,
expected:x,chosen:T,surprisal:A,gained:_,suppressed:L,marks:v,likely:q,entropy:I}=d.total,{started:D}=e,W=[[s("tokens scored"),B(f),s("Tokens that count: those \
with enough tokens before them, without the prompt.")]];if(f&&!b()&&(W.push([s("green"),F(g/f),s("The share of the scored tokens that got the bias.")]),W.push([
s("expected at least"),F(x/f),s("At least this share is green on average over all green lists, for this bias and the probabilities that the model gave. Where th\
e model is certain of a token, a bias changes little.")])),T){W.push([s("surprisal before the watermark"),de(A/T,e.unit),s("How unexpected the chosen tokens wer\
e just before the watermark, on average: minus the logarithm of their probability.")]);let[R,j]=D.effective.do_sample?[I,s("Tokens drawn without the watermark w\
ould have had this on average: the entropy just before it.")]:[q,s("The likeliest token at each position would have had this.")];e.usesBeams||(W.push([s("withou\
t it"),de(R/T,e.unit),j]),W.push([s("log-probability lost"),de((A-R)/T,e.unit).replace("-","−"),s("The price per token: how much less probable than that the c\
hosen tokens are. Values below 0 are luck.")])),W.push([s("raised by"),de(_/T,e.unit),s("How much the watermark raised the log-probability of the chosen tokens,\
 on average. Over many texts this is the divergence of what was drawn from what the model would draw.")])}return v&&W.push([s("suppressed"),s("{value} of {count\
}",{value:(L/v).toFixed(1),count:B(D.request.top_candidates??10)}),s("How many of the likeliest tokens the watermark made less likely, on average over the posit\
ions.")]),W}function h(){let f=y(),g=Z(n("mark-figures"),f.length,()=>{let x=c("div"),T=c("dt");return T.append(c("span","",null,{tabindex:0})),x.append(T,c("dd")),
x});f.forEach(([x,T,A],_)=>{let[L,v]=g[_].children;M(L.firstChild,x),K(L.firstChild,{"data-tip":A}),M(v,T)})}function p(){E(),h(),C()}function u(f){let x=e.lines().
length>1?e.lineOf(f):null;return x?`${x.label} · ${Io(a)}`:Io(a)}return r.addEventListener("input",()=>{let f=r.valueAsNumber,g=f>=0&&f<=30;if(r.setAttribute("\
aria-invalid",String(!g)),!g){M(n("threshold-words"),s("The threshold must be from 0 to 30."));return}i=f,p()}),new ResizeObserver(()=>!t.hidden&&d.total.marks&&
C()).observe(n("z-box")),f=>{(f.run||!d)&&w();let g=e.current(),{keep:x}=d.follow(g?e.lastOf(g):null);t.hidden=!d.total.marks,!t.hidden&&((f.run||f.steps||f.status||
f.selection)&&(P(x),M(n("mark-about"),u(g))),N(g),(f.run||f.steps||f.status||f.selection||f.unit)&&p())}}var dr=(t,e)=>t?[e]:[];function Vl(t,e){let n=N=>t.querySelector(".gp-"+N),o=()=>e.answered("cost"),r=({perplexity:N,score:S})=>!!(N&&S),i=({knob:N},S)=>N==="ke\
ys"?z(S,"{count} key","{count} keys"):s("bias {value}",{value:Number(S.toFixed(3))});function a(N){let[S,...E]=N.points,O=E.filter(r).sort((f,g)=>f.value-g.value),
$=e.done?s("No answer"):s("Not known yet");if(!r(S)||!O.length)return["wait","…",$,e.done?s("At least one text without the watermark and one with it must be s\
cored."):s("The first texts are being written.")];let C=s("The threshold is {threshold}.",{threshold:N.threshold}),y=f=>[d(N,f),...m(f,S)].join(" ");if(O.every(
({found:f})=>f==="few")){let f=Math.max(...O.map(({texts:x})=>x)),g=z(f,"{count} text of each strength is too few to tell: {fewest} are needed.","{count} texts \
of each strength are too few to tell: {fewest} are needed.",{fewest:Ws});return["wait","…",$,`${y(O.at(-1))} ${g}`]}let h=O[O.findLastIndex(({found:f})=>f!=="\
above")+1];if(h){let f=i(N,h.value);return["good","◆",e.running?s("Found from {strength} on, so far",{strength:f}):s("Found from {strength} on",{strength:f}),
`${C} ${y(h)}`]}let p=O.filter(({found:f})=>f==="above");if(p.length){let f=p.map(({value:g})=>i(N,g)).join(", ");return["even","◇",e.running?s("Found at {str\
engths}, so far",{strengths:f}):s("Found at {strengths}",{strengths:f}),`${s("At the strongest it is not certain.")} ${y(O.at(-1))}`]}let u=O.every(({found:f})=>f===
"below");return["even","◇",l(u),`${C} ${y(O.at(-1))} ${s("Longer texts help.")}`]}function l(N){return N?e.running?s("Not found at any strength so far"):s("No\
t found at any strength"):e.running?s("Not reliably found at any strength so far"):s("Not reliably found at any strength")}function d(N,{value:S,score:{median:E,
low:O,high:$}}){let C={strength:i(N,S),median:ie(E),low:ie(O),high:ie($)};return $>O?s("At {strength}, the median z is {median}, interval {low} to {high}.",C):s(
"At {strength}, the median z is {median}.",C)}function m({perplexity:N,price:S,dearer:E},O){let $=s("The median perplexity is {marked} instead of {plain}.",{marked:N.
median.toFixed(2),plain:O.perplexity.median.toFixed(2)});if(!S)return[$];let C={times:Re(S.median),interval:St(S)};return[$,S.high>S.low?s("Seed by seed it is {\
times}, interval {interval}.",C):s("Seed by seed it is {times}.",C),...E==="open"?[s("That is not a clear cost.")]:E==="few"?[s("These are too few seeds to tell\
.")]:[]]}function w(N){let[S,E,O,$]=a(N);K(n("answer"),{"data-verdict":S}),M(n("answer-sign"),E),M(n("answer-words"),O),M(n("answer-more"),$),e.done&&M(n("told"),
`${O}. ${$}`),M(n("missing"),Ee(e,N)),M(n("about"),Il(N.watermark))}function b(N){let S=N.kind==="green";for(let E of["perplexity","score","share","suppressed"])
ue(n(E),e.charts[E]);M(n("share-name"),S?s("Green tokens"):s("Mean g-value")),n("share-name").dataset.tip=S?s("Green tokens / tokens scored, of all texts of a s\
trength together."):s("The mean of all g-values of the texts of a strength: 0.5 without the watermark."),G(n("of-suppressed"),!!e.charts.suppressed),G(n("limits"),
S),G(n("of-expected"),N.points.some(({expected:E})=>V(E))),M(n("suppressed-name"),s("Suppressed candidates")),n("suppressed-name").dataset.tip=z(N.candidates,"O\
f the {count} candidate that the model found likeliest at a step, how many the watermark made less likely; the mean over all steps.","Of the {count} candidates \
that the model found likeliest at a step, how many the watermark made less likely; the mean over all steps.")}function k(N){let S=N.kind==="green",E=[[N.knob===
"keys"?s("keys"):s("bias"),({value:h})=>h===null?s("none"):String(h)],[s("texts"),({texts:h})=>B(h)],[s("perplexity"),({perplexity:h})=>h?h.median.toFixed(2):"–"],
["z",({score:h})=>h?ie(h.median):"–"],[S?s("green"):s("mean g"),({share:h})=>V(h)?S?F(h):h.toFixed(3):"–"],...dr(N.points.some(({expected:h})=>V(h)),[s("exp\
ected at least"),({expected:h})=>V(h)?F(h):"–"]),...dr(N.points.slice(1).some(({suppressed:h})=>V(h)),[s("suppressed of {count}",{count:N.candidates}),({suppressed:h})=>V(
h)?h.toFixed(2):"–"]),...dr(N.points.some(({moved:h})=>V(h)),[s("moved to green"),({moved:h})=>V(h)?F(h):"–",s("How much probability the watermark moved fro\
m red candidates to green ones at a step, on average.")])],O=t.querySelector("table.gp-numbers"),[$]=Z(O.tHead,1,()=>c("tr")),C=Z($,E.length,()=>c("th","",null,
{scope:"col"}));E.forEach(([h,,p],u)=>{M(C[u],h),xt(C[u],{scope:"col",...p?{tabindex:0,"data-tip":p}:{}})});let y=Z(O.tBodies[0],N.points.length,()=>c("tr"));N.
points.forEach((h,p)=>{y[p].firstChild||y[p].append(c("th","",null,{scope:"row"}));let u=Z(y[p],E.length,()=>c("td"));E.forEach(([,f],g)=>M(u[g],f(h)))})}function P(){
w(e.found),b(e.found),k(e.found)}return N=>{t.hidden=!o(),!t.hidden&&(N.found||N.status)&&P()}}function Jl(t,e){let n=u=>t.querySelector(".gp-"+u),o=["A","B"],[r,i]=[0,[]],a=()=>e.answered("quiz"),l=()=>e.done?e.found.pairs.filter(({texts:u})=>u.every(({report:f})=>!f.
error)):[],d=({left:u})=>u?0:1,m=()=>i.filter((u,f)=>u===d(l()[f])).length,w=o.map((u,f)=>{let g=c("div","gp-side"),[x,T,A,_]=[c("h3","",s("Text {name}",{name:u})),
c("p","gp-facts"),c("div","gp-body",null,{dir:"auto"}),c("button","gp-button gp-main",s("Text {name} is watermarked",{name:u}),{type:"button"})],L=c("div","",null,
{tabindex:0}),v=c("div");return A.append(L,v),g.append(x,T,A,_),n("texts").append(g),_.addEventListener("click",()=>b(f)),{box:g,title:x,facts:T,plain:L,marked:v,
button:_,text:new Te(v)}});function b(u){i[r]===void 0&&(i[r]=u,p(),n("next").focus({preventScroll:!0}))}n("next").addEventListener("click",()=>{r=Math.min(r+1,
l().length-1),p(),w[0].button.focus({preventScroll:!0})});let k=u=>u.kind==="green"?u.green_fraction:u.mean,P=u=>u.kind==="green"?s("{share} green",{share:F(u.green_fraction)}):
s("mean g {g}",{g:u.mean.toFixed(3)});function N(u,f,g,x){let{report:T,perplexity:A}=g.texts[f],_=f===d(g)?"with":"without";if(G(u.plain,!x),G(u.marked,x),G(u.button,
!x),G(u.facts,x),x){u.box.dataset.truth=_,M(u.title,S(o[f],_==="with",i[r]===f));let L=[P(T),`z ${ie(T.z_score)}`];V(A)&&L.push(s("perplexity {value}",{value:A.
toFixed(2)})),M(u.facts,L.join(" · ")),u.text.show(bt(T));return}delete u.box.dataset.truth,M(u.title,s("Text {name}",{name:o[f]})),u.text.show([]),M(u.plain,T.
tokens.slice(T.prompt_tokens).map(([,,L])=>L??"").join(""))}function S(u,f,g){return f?g?s("Text {name}: ◆ watermarked, your guess",{name:u}):s("Text {name}: \
◆ watermarked",{name:u}):g?s("Text {name}: not watermarked, your guess",{name:u}):s("Text {name}: not watermarked",{name:u})}function E({texts:u},f){let[g,x]=[
u[f],u[1-f]].map(({report:_})=>_),T={share:P(g),chance:g.kind==="green"?F(g.ratio):"0.5",z:ie(g.z_score)},A=[g.z_score>e.found.threshold?s("What gave it away: {\
share} with the watermark, where chance gives {chance}; z is {z}, more than chance explains.",T):s("What gave it away: {share} with the watermark, where chance \
gives {chance}; z is {z}, too little to be certain.",T),s("Without it: {share}, z {z}.",{share:P(x),z:ie(x.z_score)})];return x.z_score>g.z_score&&A.push(s("Her\
e the detector, too, would have chosen the wrong text: the texts are short, or the mark is weak.")),A.join(" ")}function O(u){let f=i[r]!==void 0;if(w.forEach((A,_)=>N(
A,_,u,f)),G(n("legend"),f),G(n("verdict"),f),G(n("next"),f&&r+1<l().length),!f)return;let g=u.texts.map(({report:A})=>kt(A)[1]);Ve(n("legend"),e.found.kind,{unscored:g.
some(({unscored:A})=>A),repeated:g.some(({repeated:A})=>A)});let x=d(u),T=i[r]===x;K(n("answer"),{"data-verdict":T?"good":"bad"}),M(n("answer-sign"),T?"✓":"✗"),
M(n("answer-words"),T?s("Correct"):s("Wrong: it was text {name}",{name:o[x]})),M(n("answer-more"),E(u,x))}function $(u){if(!e.done)return s("The texts are being\
 written: {done} of {runs}.",{done:B(u.done),runs:B(u.runs)});if(l().length)return"";let f=u.pairs.flatMap(({texts:g})=>g).find(({report:g})=>g.error);return f?
[s("No pair of texts could be scored."),s(f.report.error.message),s(f.report.error.fix)].join(" "):s("No pair of texts was completed. Run the experiment again.")}
function C(u){let f=i.length;if(G(n("sum"),f>0&&f===u.length),n("sum").hidden)return;let g=m();M(n("sum").querySelector("h3"),y(g,f));let x=Array.from({length:f-
g+1},(_,L)=>h(f,g+L)).reduce((_,L)=>_+L,0)/2**f,T=u.filter(({texts:_,left:L})=>_[L?0:1].report.z_score>_[L?1:0].report.z_score).length;M(n("sum-words"),[s("By g\
uessing, {hits} or more are correct in {share} of rounds.",{hits:B(g),share:F(x)}),s("The detector, choosing the text with the higher z, has {right} of {pairs} \
correct.",{right:B(T),pairs:B(f)}),s("Run the experiment again for another round.")].join(" ")),M(n("share-head"),e.found.kind==="green"?s("green with and witho\
ut"):s("mean g with and without"));let A=Z(n("sum").querySelector("tbody"),f,()=>{let _=c("tr");return _.append(c("th","",null,{scope:"row"}),c("td"),c("td"),c(
"td")),_});u.forEach((_,L)=>{let v=d(_),[q,I]=[_.texts[v].report,_.texts[1-v].report],D=R=>R.kind==="green"?F(k(R)):k(R).toFixed(3);[String(L+1),`${i[L]===v?"✓":
"✗"} ${s("text {name}",{name:o[i[L]]})}`,`${D(q)}, ${D(I)}`,`${ie(q.z_score)}, ${ie(I.z_score)}`].forEach((R,j)=>M(A[L].cells[j],R))})}let y=(u,f)=>s("{hits} \
of {pairs} correct",{hits:B(u),pairs:B(f)}),h=(u,f)=>Array.from({length:f},(g,x)=>(u-x)/(x+1)).reduce((g,x)=>g*x,1);function p(){let u=l();M(n("waiting"),$(e.found)),
G(n("round"),u.length>0),M(n("about"),u.length?s("Pair {number} of {pairs}. Same prompt, same seed; one of them has the watermark.",{number:B(r+1),pairs:B(u.length)}):
""),M(n("score"),i.length?y(m(),i.length):""),u.length&&O(u[r]),C(u)}return u=>{t.hidden=!a(),u.run&&([r,i]=[0,[]]),!t.hidden&&(u.run||u.found||u.status)&&p()}}var Ap={drafts:Kr,beams:ci,beamtree:Ni,hypotheses:Ii,curve:Yi,branches:pl,candidates:fl,check:wl,layers:bl,logit_lens:yl,numbers:xl,processors:Ol,quiz:Ml,reranked:El,
template:Ll,token:Tl,tokens:Pl,watermark:Ul},Cp={draft_lengths:Lr,sameness:Gr,speedup:Ur,batch:ai,choices:aa,difference:ma,divergence:ga,grid:La,lanes:Ca,lengths:Pa,
measures:Wa,progress:Ia,trie:el,without:tl,arrival:nl,estimate:ol,kl:sl,opened:rl,precisions:il,shelf:al,attack:Wl,detectability:Bl,detection:zl,marked:ql,mistakes:jl,
strengths:Fl,watermark_cost:Vl,watermark_quiz:Jl};gr(()=>Fi(Ap,Cp));})();
