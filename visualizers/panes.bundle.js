// Written by .ci/bundle.py from modules with the SHA-256 a8f1ab38fe4253f637e5c1bddd882ad1afc0731c7b76f4765c6daeebf3e27736: edit those.
(()=>{var Fo={greedy_search:"greedy decoding",sample:"sampling",beam_search:"beam search",beam_sample:"beam search with sampling",group_beam_search:"diverse beam sear\
ch",constrained_beam_search:"constrained beam search",contrastive_search:"contrastive search",dola_generation:"DoLa",assisted_generation:"assisted decoding",custom:"\
your own decoding loop"},Ho={eos:["the EOS token","ended with EOS (end-of-sequence token)"],stop_string:["a stop string","met a stop string"],length:["the lengt\
h limit","reached the length limit"],max_time:["the time limit","ran out of time"],criterion:["your own criterion","met your own stopping criterion"],loop:["you\
r own decoding loop","was ended by your own decoding loop"],given:["the end of the given text","reached the end of the given text"],unfinished:["the end of the \
search","had not ended when the search did"],step:["one step","continues with “Next token”"],stopped:["stopped by hand","was stopped by hand"]},at={num_spec_steps:"\
Rounds that had a draft.",num_draft_tokens:"All drafted tokens.",num_accepted_draft_tokens:"Drafted tokens that the target model kept.",draft_acceptance_rate:"n\
um_accepted_draft_tokens / num_draft_tokens: the share of all drafted tokens that was kept. Tokens after a rejection, which were never judged, count as drafted.",
judged_acceptance_rate:"num_accepted_draft_tokens / judged tokens, which are the accepted tokens and each round’s first rejection: the probability that a judged\
 token is kept, α in the paper.",mean_acceptance_length:"1 + num_accepted_draft_tokens / num_spec_steps: how many tokens a round with a draft writes on average\
, the target model’s own token included.",acceptance_histogram:"How many rounds with a draft kept none, one, two or more of its tokens.",accepted_by_position:"\
How many of the tokens drafted at each position of a draft were kept.",passes_saved:"Tokens written minus rounds: the forward passes that the target model did n\
ot have to make.",expected_acceptance_rate:"The mean over the judged positions of 1 minus the total variation distance between the target’s and the draft’s dist\
ribution: the share that sampling keeps on average."},Do={DolaContrast:["DoLa’s contrast","subtracts the log-probabilities of an earlier layer from those of t\
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
"Whisper silence","changes nothing: it records the probability that nobody speaks",[]]},Mn={z:["z","z","How many standard deviations more tokens are green than \
without a watermark."],mean:["mean g","z of the mean g","How many standard deviations the mean of all g-values lies above 0.5, if they were fair coins."],weighted_mean:[
"weighted mean g","z of the weighted mean g","The same with more weight on the first keys, which mark the most."],posterior:["Bayesian detector","posterior prob\
ability","The probability of a watermark by the detector that was trained here on the other half of the texts."]},wr={Candidate:["token_id","text","raw_logprob",
"logprob","raw_rank","rank","removed_by","stage_logprobs"],Stage:["name","entropy","kept","mass_removed","mass_moved"],Reranked:["token_id","text","probability",
"penalty","score"],BeamCandidate:["token_id","text","piece","parent","raw_logprob","logprob","score","status","beam","final_score","group","diversity_penalty","\
bank","progress","forced","mark"],DraftToken:["token_id","text","draft_logprob","target_logprob","accepted","overlap"],Token:["token_id","text","piece"],Mark:["\
kind","green","g","listed","mass_before","mass_after","expected","chosen_before","chosen_after","suppressed","why"]};var oc=["de","fr"];function s(t,e){if(t==null)return"";if(typeof t=="object")return s(t.said,t.values);let n=String(t),o=window.GenerationPlaygroundTexts?.[n]??
n;return e?o.replace(/\{\{|\}\}|\{(\w+)\}/g,(r,i)=>{if(i===void 0)return r[0];let a=e[i];return a&&typeof a=="object"?s(a):String(a??"")}):o}var j=(t,e,n,o)=>s(
t===1?e:n,{count:t.toLocaleString("en-US"),...o}),En=t=>!!t&&typeof t=="object"&&typeof t.said=="string",sc=["aria-label","title","placeholder","data-tip","labe\
l"];function br(t){let e=window.GenerationPlaygroundTexts;if(!e)return;let n=document.createTreeWalker(t,NodeFilter.SHOW_TEXT);for(let o=n.nextNode();o;o=n.nextNode()){
let[,r,i,a]=/^(\s*)([^]*?)(\s*)$/.exec(o.nodeValue),l=i&&e[i.replace(/\s+/g," ")];l&&(o.nodeValue=r+l+a)}for(let o of[t,...t.querySelectorAll("*")])for(let r of sc){
let i=e[(o.getAttribute(r)||"").replace(/\s+/g," ")];i&&o.setAttribute(r,i)}}function rc(){let t=(navigator.language||"").slice(0,2).toLowerCase();return oc.includes(
t)?t:"en"}function kr(t){let n=window.GenerationPlaygroundCatalogues?.[rc()];if(window.GenerationPlaygroundTexts||!n)return t();window.GenerationPlaygroundTextsLoading??=
fetch(n).then(o=>o.json()).then(o=>{window.GenerationPlaygroundTexts=o},o=>console.warn("Generation Playground: the translation could not be loaded.",o)),window.
GenerationPlaygroundTextsLoading.then(t)}var V=t=>typeof t=="number"&&Number.isFinite(t),ve=t=>t==null||Math.abs(t)>1e30?null:t,Tn=t=>{let e=[...t].sort((n,o)=>n-o);return(e[e.length-1>>1]+e[e.length>>
1])/2},Ke=({distribution:{stages:t,vocab:e}})=>t.length?t.at(-1).kept:e;var Re={" ":"·","\n":"↵","	":"⇥","\r":"␍"},At=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function c(t,e,n,o){let r=document.createElement(
t);e&&(r.className=e),n!=null&&(r.textContent=n);for(let[i,a]of Object.entries(o||{}))r.setAttribute(i,a);return r}function Ct(t,e,{running:n=!1}={}){let o=0;for(let r of e.
matchAll(At)){let[i]=r;r.index>o&&t.append(e.slice(o,r.index)),o=r.index+1;let a=Re[i]||"U+"+i.codePointAt(0).toString(16).toUpperCase().padStart(4,"0");if(n){let l=Re[i]?
i:"";t.append(c("span","gp-space",l,{"data-mark":a,"data-wide":a==="·"?"no":"yes"}))}else t.append(c("span","gp-mark",a))}o<e.length&&t.append(e.slice(o))}function yr(t,e){
let n=/^ (?=\S)/.test(e)?" ":"",o=e.match(/\n*$/)[0],r=c("span","gp-ink");Ct(r,e.slice(n.length,e.length-o.length),{running:!0});for(let i=0;i<o.length;i++)r.append(
c("span","gp-space","",{"data-mark":Re[`
`],"data-wide":"yes"}));return t.append(...[n,r,o].filter(Boolean)),r}var Ko=/(\\x[0-9a-f]{2})+$/i,Ln=t=>(t.match(Ko)||[""])[0].replaceAll("\\x"," ").trim().toUpperCase(),
Pt=({piece:t,text:e})=>t!==null&&(t===""||Ko.test(e)&&t===e.replace(Ko,""));function Ae(t,e){t.replaceChildren(),Ct(t,e),e||t.append(c("span","gp-mark",s("(empt\
y)")))}function oe(t,e){let n=c("bdi",e);return Ae(n,t),n}function E(t,e){t.textContent!==e&&(t.textContent=e)}var Oe=t=>t.replace(At,e=>e===" "?" ":Re[e]||"�"),
J=t=>s("“{text}”",{text:Oe(t)}),pe=(t,e)=>t.split(/\{(\w+)\}/).map((n,o)=>o%2?e[n]:n);function z(t){let e=t*100;return e===0?"0%":e<.01?"<0.01%":e<1?e.toFixed(
2)+"%":e>99.95&&e<100?">99.9%":e.toFixed(1).replace(".0","")+"%"}var Z=t=>t==null?0:Math.exp(t),xr=({prompt:t,request:e})=>t||(e&&e.messages||[]).at(-1)?.content||
"",Me=(t,e)=>e==="bits"?t/Math.LN2:t;function le(t,e){return t===null||!Number.isFinite(t)?s("infinite"):Me(t,e).toFixed(2)+" "+e}function Nt({model:t,phase:e,done:n,
total:o}){return e==="asking"?s("asking the Hub for {model} …",{model:t}):e==="download"?s("downloading {model}: {done} of {total} …",{model:t,done:be(n),total:be(
o)}):e==="converting"?o?s("converting {model}: {share} …",{model:t,share:z(n/o)}):s("reading the file of {model} to convert it …",{model:t}):o?s("loading {m\
odel}: {share} …",{model:t,share:z(n/o)}):s("loading {model} …",{model:t})}function be(t){return V(t)?t>=1e9?s("{size} GB",{size:(t/1e9).toFixed(t<1e10?2:1)}):
t>=1e6?s("{size} MB",{size:(t/1e6).toFixed(t<1e8?1:0)}):s("{size} kB",{size:(t/1e3).toFixed(0)}):"–"}function $n(t){return t<1?Math.round(t*1e3)+" ms":t.toFixed(
t<10?2:1)+" s"}var Y=(t,e=3)=>t==null?"–":t.toFixed(e),B=t=>t.toLocaleString("en-US");function xe(t){let{chosen:e,distribution:n}=t,o=t.read?e.raw_logprob:e.logprob??
e.raw_logprob;return{probability:Z(e.logprob),rawProbability:Z(e.raw_logprob),rank:(t.read?null:e.rank)??e.raw_rank,surprisal:o===null?1/0:Math.max(0,-o),entropyBefore:n.
entropy_before,entropyAfter:n.entropy_after}}var An=(t,e,n)=>Object.hasOwn(t,e)?t[e]:n,xt=t=>Object.hasOwn(Fo,t)?s(Fo[t]):t.replaceAll("_"," ");function Cn({message:t,
fix:e,diagnostics:n=[]}){let o=n.map(r=>({knob:r.knob,message:s(r.message),fix:s(r.fix)}));return o.some(r=>r.message===s(t))?o:[{knob:"",message:s(t),fix:s(e)},
...o]}var ke=t=>Object.hasOwn(Ho,t)?Ho[t].map(e=>s(e)):[t,t];function Ce(t){if(!Object.hasOwn(Do,t))return[t,s("is your own logits processor"),[]];let[e,n,o]=Do[t];
return[s(e),s(n),o]}var ee=(t,e)=>{let n=document.createElementNS("http://www.w3.org/2000/svg",t);return e&&n.setAttribute("class",e),n};function X(t,e,n){for(;t.childElementCount>
e;)t.lastElementChild.remove();for(;t.childElementCount<e;)t.append(n());return t.children}var vr=new WeakMap;function me(t,e,{plain:n=!1}={}){let o=n+e;vr.get(
t)!==o&&(vr.set(t,o),n?t.textContent=e:Ae(t,e))}function ae(t,e){t.className!==e&&(t.className=e)}function ne(t,e,n){let o=`${(n*100).toFixed(2)}%`,r=Sr.get(t)||
{};r[e]!==o&&(t.style[e]=o,Sr.set(t,{...r,[e]:o}))}var Sr=new WeakMap;function K(t,e){let n=_r.get(t)||{};for(let[o,r]of Object.entries(e))n[o]!==r&&t.setAttribute(
o,String(n[o]=r));_r.set(t,n)}var _r=new WeakMap;function G(t,e){t.hidden===e&&(t.hidden=!e)}function Go(t,e){for(e.forEach(([n,o,r,i],a)=>{let l=t.childNodes[a];if(!l||l.localName!==n){let h=ee(n);l?l.replaceWith(h):t.append(h),l=h}vt(l,{...r,...o?{class:o}:
{}}),Array.isArray(i)?Go(l,i):E(l,i??"")});t.childNodes.length>e.length;)t.lastChild.remove()}function vt(t,e){for(let{name:n}of[...t.attributes])!Object.hasOwn(
e,n)&&n!=="aria-describedby"&&t.removeAttribute(n);for(let[n,o]of Object.entries(e))t.getAttribute(n)!==String(o)&&t.setAttribute(n,o)}var ye=t=>Math.round(t*10)/
10,Wt=(t,e,n,o,r)=>["line",t,{x1:ye(e),y1:ye(n),x2:ye(o),y2:ye(r)},[]],St=(t,e,n,o,r="middle")=>["text",t,{x:ye(e),y:ye(n),"text-anchor":r},o],Or=(t,e)=>["path",
t,{d:e.map(([n,o],r)=>`${r?"L":"M"}${ye(n)} ${ye(o)}`).join("")||"M0 0"},[]],Uo=(t,e,n)=>["g",t,{tabindex:0,role:"img","data-tip":e,"aria-label":e},n],Mr=(t,e,n)=>`\
M${ye(t)} ${ye(e-n)}l${n} ${n}l${-n} ${n}l${-n} ${-n}Z`;var Vo;function Er(){return Vo??=ic().catch(t=>{throw Vo=void 0,t}),Vo}async function ic(){if(window.Plotly)return window.Plotly;let t=document.getElementById("\
plotly"),e=document.createElement("script");if(t)e.textContent=await ac(t.textContent);else if(window.GenerationPlaygroundPlotly)e.src=window.GenerationPlaygroundPlotly;else
throw new Error("This page does not say where Plotly is.");let n=t?null:new Promise((o,r)=>{e.onload=o,e.onerror=()=>r(new Error(`Plotly could not be fetched fr\
om ${e.src}.`))});return document.head.append(e),await n,window.Plotly}async function ac(t){let e=Uint8Array.from(atob(t.trim()),n=>n.charCodeAt(0));return new Response(
new Blob([e]).stream().pipeThrough(new DecompressionStream("gzip"))).text()}var lc=/^var\((--gp-[\w-]+)\)(?: ([\d.]+))?$/,Pn=new Set;function ce(t,e,n){if(t.hidden=!e,!e)return;let o=Jo(e),r=[...Pn].find(i=>i.box===t);r?r.chart=o:cc(t,o,
n),Yo(t,o)}function Jo(t){return En(t)?s(t):Array.isArray(t)?t.map(Jo):t&&typeof t=="object"?Object.fromEntries(Object.entries(t).map(([e,n])=>[e,Jo(n)])):t}function cc(t,e,n){
t.classList.add("gp-chart-box"),t.append(c("div","gp-chart-plot"),dc());let o={box:t,chart:e};n&&t.addEventListener("gp-press",({detail:r})=>n(r)),Pn.add(o),new ResizeObserver(
()=>t.clientWidth&&t.dataset.width!==String(t.clientWidth)&&Yo(t,o.chart)).observe(t)}function dc(){let t=c("details","gp-chart-values");return t.append(c("summ\
ary","",s("Values")),c("ul")),t}async function Yo(t,e){let n=t.querySelector(".gp-chart-plot");if(pc(t.querySelector(".gp-chart-values"),e),vt(n,{...Object.fromEntries(
[...n.attributes].map(({name:o,value:r})=>[o,r])),role:"img","aria-label":s("{chart}. Its values follow as a list.",{chart:e.layout.meta})}),!!t.clientWidth){t.
dataset.width=String(t.clientWidth),t.setAttribute("aria-busy","true");try{let o=await Er(),r={...dn(e.layout,t),autosize:!1,width:n.clientWidth,uirevision:"kep\
t",dragmode:matchMedia("(pointer: coarse)").matches?!1:"zoom"};n.classList.contains("js-plotly-plot")?await o.react(n,dn(e.data,t),r):(await o.newPlot(n,dn(e.data,
t),r,hc(o)),n.on("plotly_click",({points:[i]})=>t.dispatchEvent(new CustomEvent("gp-press",{detail:i}))))}catch(o){n.textContent=s("The chart could not be drawn\
: its library did not load. Reload the page; the values are in the list below."),console.error("Generation Playground:",o)}finally{t.removeAttribute("aria-busy")}}}
function Nn(t,e,n){if(!t)return t;let{shapes:o=[],annotations:r=[]}=t.layout,i={type:"line",x0:e,x1:e,yref:"paper",y0:0,y1:1,line:{color:"var(--gp-error)",width:1.5,
dash:"dash"}},a={x:e,yref:"paper",y:1,yanchor:"bottom",text:n,showarrow:!1,font:{color:"var(--gp-error)"}};return{...t,layout:{...t.layout,shapes:[...o,i],annotations:[
...r,a]}}}function Tr(t,{x:e,y:n,words:o}){if(!t)return t;let r={type:"scatter",mode:"markers",x:[e],y:[n],text:[o],hoverinfo:"text",marker:{color:"var(--gp-cho\
sen)",symbol:"diamond",size:13}};return{...t,data:[...t.data,r]}}function hc(t){let e=(o,r)=>({name:o==="svg"?s("Download plot as an SVG"):s("Download plot as a\
 PNG"),icon:r,click(i){let a=i.layout.meta.toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"-").replace(/^-|-$/g,"");t.downloadImage(i,{format:o,filename:a,width:i.clientWidth,
height:i.clientHeight,scale:o==="svg"?1:2})}});return{locales:{"en-US":{dictionary:{Zoom:s("Zoom"),Pan:s("Pan"),"Zoom in":s("Zoom in"),"Zoom out":s("Zoom out"),
"Reset axes":s("Reset axes"),"Double-click to zoom back out":s("Double-click to zoom back out")}}},displaylogo:!1,doubleClickDelay:400,modeBarButtonsToRemove:["\
toImage","select2d","lasso2d","autoScale2d"],modeBarButtonsToAdd:[e("png",t.Icons.camera),e("svg",t.Icons.disk)]}}function pc(t,{data:e}){let n=e.flatMap(({text:o,
hovertext:r=o,hoverinfo:i})=>i==="text"&&Array.isArray(r)?r.flat():[]).filter(Boolean);t.hidden=!n.length,t.querySelector("ul").replaceChildren(...n.map(o=>c("l\
i","",o)))}function dn(t,e){return Array.isArray(t)?t.map(n=>dn(n,e)):t&&typeof t=="object"?Object.fromEntries(Object.entries(t).map(([n,o])=>[n,dn(o,e)])):typeof t==
"string"?uc(t,e):t}function uc(t,e){let[,n,o]=lc.exec(t)||[];if(!n)return t.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;");let r=getComputedStyle(
e).getPropertyValue(n).trim();return o===void 0?r:`rgba(${[1,3,5].map(a=>parseInt(r.slice(a,a+2),16)).join(", ")}, ${o})`}function Lr(){for(let t of Pn)t.box.isConnected?
Yo(t.box,t.chart):Pn.delete(t)}matchMedia("(prefers-color-scheme: dark)").addEventListener("change",Lr);for(let t of[document.documentElement,document.body])t&&
new MutationObserver(Lr).observe(t,{attributeFilter:["class"]});var fc=(t,e)=>t>=1?e+1:Math.expm1((e+1)*Math.log(t))/(t-1),$r=(t,e,n,o=1)=>fc(t,e)/(e*n+o),Be=t=>V(t)?`${t.toFixed(2)} ×`:"–",_t=({low:t,high:e})=>`${t.toFixed(
2)}–${e.toFixed(2)}`,Wn=()=>s("The true median lies in it with a probability of 90 % or more. With up to 7 pairs it runs from the lowest to the highest; fewer\
 than 5 pairs do not give that certainty, so nothing is claimed from them."),Ar=t=>t<.9995?`${(t*1e3).toPrecision(3)} ms`:`${t.toPrecision(3)} s`;function Te(t,{
done:e,runs:n}){if(e>=n)return"";let o={done:B(e),left:B(n-e)};return t.done?j(n,"Stopped: {done} of {count} run ended.","Stopped: {done} of {count} runs ended.",
o):j(n,"{done} of {count} run ended, {left} to come.","{done} of {count} runs ended, {left} to come.",o)}var qt=s("Somebody else’s runs were decoded at the same\
 time, so these times are not reliable. Measure again when the machine is idle.");function Cr(t,e){let n=S=>t.querySelector(".gp-"+S),o=t.querySelector("table"),r=[[s("speed-up"),`${s("Time per token without drafts / time per token with draft\
s: the median over the pairs of runs, and its 90 % interval.")} ${Wn()}`],["draft_acceptance_rate",s(at.draft_acceptance_rate)],["judged_acceptance_rate",s(at.judged_acceptance_rate)],
["mean_acceptance_length",s(at.mean_acceptance_length)],[s("drafted per round"),s("Drafted tokens / rounds. A confidence threshold and the end of a text make dr\
afts shorter than the limit.")],[s("formula"),s("Theorem 3.8 of Leviathan et al. 2023 with the acceptance rate, the drafted tokens and the cost of this row.")]],
i=()=>e.answered("lengths"),a=(S,{value:_})=>`${S} = ${_}`;function l(S){let[_,O,L,$,{setting:k,times:d}]=h(S);K(n("answer"),{"data-verdict":_}),E(n("answer-sig\
n"),O);let p=n("answer-words"),u=JSON.stringify([L,k,d]);p.dataset.key!==u&&(p.dataset.key=u,p.replaceChildren(...pe(L,{setting:c("code","",k),times:d}))),E(n("\
answer-more"),$),e.done&&E(n("told"),`${p.textContent}. ${$}`),E(n("missing"),Te(e,S)),G(n("warning"),!!S.others),E(n("warning"),S.others?"⚠ "+s(qt):"")}function h({
knob:S,points:_,leader:O,rivals:L,best:$,fewest:k}){let d=_.filter(({speedup:I})=>I),p=d.find(I=>I.group===O);if(!p){if(e.done)return["wait","…",s("No answer"),
s("No setting has a complete pair of runs."),{}];let I=j(_.length,"{known} of {count} setting measured.","{known} of {count} settings measured.",{known:B(d.length)});
return["wait","…",s("Not known yet"),d.length?I:s("The first counted runs are under way."),{}]}let{speedup:u,verdict:f,pairs:g}=p,x=a(S,p),[T,C]=[Be(u.median),
_t(u)],M={slower:[s("It is slower than decoding without drafts.")],even:[s("The interval includes 1: no clear difference from decoding without drafts.")]}[f]||[];
if(f==="wait"){let I=j(g,"{setting} has the highest median, {times}, of {count} pair of runs: too few to tell, {fewest} are needed.","{setting} has the highest \
median, {times}, of {count} pairs of runs: too few to tell, {fewest} are needed.",{setting:x,times:T,fewest:B(k)});return["wait","…",s(e.done?"No answer":"Not\
 known yet"),I,{}]}if(d.length===1){let[I,H]={faster:["good","▲"],slower:["bad","▼"],even:["even","≈"]}[f];return[I,H,s("{setting} is the only setting tha\
t was measured: {times}"),[s("90 % interval: {interval}.",{interval:C}),...M].join(" "),{setting:x,times:T}]}if($===null){let I=L.length>2&&L.length===d.length-
1?s("{setting} has the highest median, {times}, with a 90 % interval of {interval}; all others may be as good.",{setting:x,times:T,interval:C}):s("{setting} has\
 the highest median, {times}, with a 90 % interval of {interval}; {others} may be as good.",{setting:x,times:T,interval:C,others:m(_.filter(H=>L.includes(H.group)).
map(({value:H})=>H))});return["even","≈",s(e.running?"No clear best setting so far":"No clear best setting"),[I,...M,s("More repeats tell more.")].join(" "),{}]}
let[A,v]={faster:["good","★"],even:["even","★"],slower:["bad","▼"]}[f],q=f==="slower"?s(e.running?"{setting} is best so far, but only {times}":"{setting} \
is best, but only {times}"):s(e.running?"{setting} is best so far: {times}":"{setting} is best: {times}");return[A,v,q,[s("90 % interval: {interval}.",{interval:C}),
s("It was faster than each of the others, turn by turn."),...M].join(" "),{setting:x,times:T}]}let m=S=>S.length<2?S.join(""):s("{names} and {last}",{names:S.slice(
0,-1).join(", "),last:S.at(-1)});function w({points:S,curve:_,measured_curve:O}){ce(n("settings"),e.charts.lengths),G(n("of-formula"),_.length>0),G(n("of-verify"),
O.length>0),G(n("of-own"),S.some(({formula:L})=>V(L)))}function b(S){if(!o.tHead){let _=c("tr");_.append(c("th","",null,{scope:"col"}),...r.map(([O,L])=>{let $=c(
"th","",null,{scope:"col"}),k=c("span","",null,{tabindex:"0","data-tip":L});return k.append(...O.split(/(?<=_)/).flatMap(d=>[d,c("wbr")])),$.append(k),$})),o.createTHead().
append(_),o.createTBody()}E(o.tHead.rows[0].cells[0],S)}function y(){let S=c("tr"),_=c("th","",null,{scope:"row"});_.append(c("span"),c("b","","",{"aria-hidden":"\
true"}),c("span","gp-hidden"));let O=c("td");return O.append(c("span"),c("small")),S.append(_,O,...r.slice(1).map(()=>c("td"))),S}function P({knob:S,points:_,best:O}){
b(S);let L=X(o.tBodies[0],_.length,y);_.forEach(($,k)=>{let[d,p,...u]=L[k].cells,f=$.group===O;ae(L[k],f?"gp-best":""),E(d.children[0],$.value),E(d.children[1],
f?" ★":""),E(d.children[2],f?` ${s("(best)")}`:""),E(p.children[0],$.speedup?Be($.speedup.median):"–"),E(p.children[1],$.speedup?`  ${_t($.speedup)}`:"");let{
draft_acceptance_rate:g,rate:x,mean_acceptance_length:T,drafted:C,formula:M}=$;[V(g)?z(g):"–",V(x)?z(x):"–",Y(T,2),Y(C,2),Be(M)].forEach((v,q)=>E(u[q],v))})}
function N(){let S=e.found;l(S),w(S),P(S)}return S=>{t.hidden=!i(),!t.hidden&&(S.found||S.status)&&N()}}var It=class{constructor(e){this.kinds=e,this.subscribers=new Set,this.changes={},this.position=0,this.head="",this.tail="",this.answers={}}feed(e){e.length>=this.
position&&e.startsWith(this.head)&&e.startsWith(this.tail,this.position-this.tail.length)||(this.position=0);let o=e.lastIndexOf(`
`)+1;for(;this.position<o;){let r=e.indexOf(`
`,this.position);this.readLine(e.slice(this.position,r)),this.position=r+1}this.head=e.slice(0,Math.min(o,100)),this.tail=e.slice(Math.max(0,o-100),o)}read(e){throw new Error(
"nobody reads "+e.type)}readLine(e){if(e.trim())try{this.read(JSON.parse(e))}catch(n){console.error("Generation Playground: a line of the log was skipped.",n,e.
slice(0,200))}}get canAsk(){return Object.keys(this.answers).length>0}ask(e){Object.hasOwn(this.answers,e.type)&&this.answers[e.type](e)}subscribe(e,n){let o={element:e,
update:n};this.subscribers.add(o),this.tell(o,Object.fromEntries(this.kinds.map(r=>[r,!0])))}changed(e){Object.keys(this.changes).length===0&&requestAnimationFrame(
()=>this.flush()),this.changes[e]=!0}flush(){let e=this.changes;this.changes={};for(let n of this.subscribers)n.element.isConnected?this.tell(n,e):this.subscribers.
delete(n)}tell(e,n){try{e.update(n)}catch(o){console.error("Generation Playground: a pane could not be drawn.",o)}}};var Xo=t=>({place:0,since:t.is_open?0:null,tail:[],spans:[]});function Zo(t,e,n,{start:o,end:r}){let{place:i}=t,{since:a,spans:l}=t,h=[...t.tail,[i,e]];for(;;){
let m=a===null?o:r,w=h.map(([,y])=>y).join("").indexOf(m);if(w<0)break;let b=mc(h,w);a===null?a=i+1:(l=[...l,{start:a,stop:Math.max(a,b),end:i+1}],a=null),h=gc(
h,w+m.length)}return n&&a!==null&&a<=i&&(l=[...l,{start:a,stop:i,end:null}],a=null,h=[]),{place:i+1,since:a,tail:wc(h,(a===null?o:r).length-1),spans:l}}function Pr(t,e){
if(!e)return[];let n=Xo(e);for(let{chosen:a,piece:l}of t)n=Zo(n,a.text,l===null,e);let{spans:o,since:r,place:i}=n;return r===null?o:[...o,{start:r,stop:i,end:null}]}
function mc(t,e){let n=e;for(let[o,r]of t)if(n-=r.length,n<0)return o;return t.at(-1)[0]}function gc(t,e){let n=e;return t.flatMap(([o,r])=>{let i=r.slice(n);return n=
Math.max(0,n-r.length),i?[[o,i]]:[]})}function wc(t,e){let[n,o]=[t.length,0];for(;n>0&&o<e;)o+=t[--n][1].length;return t.slice(n)}var bc=20,Ot=class extends It{constructor(){super(["run","steps","status","selection","unit","prompt","watched","searched","lens","written"]),this.unit="bits",this.
searched=new Map,this.lenses=new Map,this.lensLimit=0,this.written=null,this.text="",this.turn=void 0,this.fed={turn:void 0,started:!1},this.recorded=!1,this.asked=
null,this.clear()}clear(){this.queued=null,this.loading=null,this.shared=1,this.apart=!1,this.started=null,this.finished=null,this.failed=null,this.lasts=[],this.
newest=null,this.numTokens=0,this.elapsed=0,this.firstElapsed=null,this.rounds=[],this.prompts=[],this.texts=new Map,this.returned=null,this.selected=null,this.
suggested=!1,this.promptSteps=[],this.hideFrom=null}feedRun(e,n){n!==this.fed.turn&&(this.fed={turn:n,started:!1},this.feed("")),this.feed(e),this.fed.started&&
Object.assign(this,{text:e,turn:n})}read(e){let n=kc[e.type];if(!n)throw new Error("unknown event "+e.type);n(this,e)}countStep(e){this.numTokens+=1,this.elapsed=
e.elapsed,this.firstElapsed??=e.elapsed,this.changed("steps")}get readsSource(){return!!(this.started&&this.started.decoder_tokens.length)}get prefix(){return this.
readsSource?this.started.decoder_tokens:this.started.prompt_tokens}get usesBeams(){return this.prompts.length>0}get waiting(){return!!(this.queued||this.loading)}get running(){
return!!(this.started&&!this.finished&&!this.failed&&!this.waiting)}lines(){return this.hideFrom===null?this.allLines():this.allLines().map(e=>{let n=this.seen(
e.last);return n===e.last?e:{...e,last:n,stopReason:null}})}seen(e){if(this.hideFrom===null)return e;let n=e;for(;n&&!n.isPrompt&&n.index>=this.hideFrom;)n=n.before;
return n}hide(e){this.hideFrom!==e&&(this.hideFrom=e,this.changed("steps"),this.changed("selection"))}allLines(){if(this.returned)return this.returned;if(this.usesBeams)
return this.prompts.flatMap((n,o)=>_c(n,o,this.prompts.length));let e=this.finished?this.finished.sequences:[];return this.lasts.map((n,o)=>({kind:"sequence",label:this.
lasts.length>1?s("sequence {number}",{number:o+1}):"",last:n,score:null,stopReason:e[o]?e[o].stop_reason:null}))}current(){if(this.selected)return this.seen(this.
selected);if(!this.usesBeams)return this.seen(this.newest);let e=this.lines();return e.length?e[0].last:null}lineOf(e){return e.isPrompt?this.lines()[0]:this.usesBeams?
this.lines().find(({last:n})=>{let o=n;for(;o&&o.index>e.index;)o=o.before;return o===e}):this.lines()[e.sequence]}lastOf(e){let n=this.lineOf(e);return n?n.last:
e}select(e,n){let o=e===null?null:this.lines()[e];this.selectStep(o&&ue(o.last)[n]||null)}selectStep(e,n=!1){let o=this.seen(e);this.selected===o&&this.suggested===
n||(this.selected=o,this.suggested=n,this.changed("selection"))}selectMostUncertain(){let e=this.returned?this.returned[0]?.last:this.lasts[0];if(this.selected||
!e||this.finished?.sequences[0]?.stop_reason==="step")return;let n=ue(e),o=n.filter(a=>!a.given);if(o.length<2)return;let r=Pr(n,this.started?.reasoning).filter(
({end:a})=>a!==null),i=o.filter(({index:a})=>!r.some(({start:l,stop:h})=>l<=a&&a<h));this.selectStep((i.length?i:o).reduce((a,l)=>l.distribution.entropy_before>
a.distribution.entropy_before?l:a),!0)}walk(e){let n=this.current();if(!n)return;let o=[...this.promptSteps,...ue(this.lastOf(n))],r=n.isPrompt?n.index-1:this.promptSteps.
length+n.index;this.selectStep(o[Math.max(0,Math.min(o.length-1,r+e))])}addSearched(e,n){this.searched.set(e,[...this.searched.get(e)||[],n]),this.changed("sear\
ched")}addLens(e,n,o){this.lenses.delete(e),this.lenses.set(e,{ids:n,found:o}),this.lenses.size>bc&&this.lenses.delete(this.lenses.keys().next().value),this.changed(
"lens")}lensOf(){return this.started&&this.lenses.get(this.turn)||null}startedLine(){let e=this.text.indexOf('{"type":"Started"');return e<0?"":this.text.slice(
e,this.text.indexOf(`
`,e))}idsTo(e){return ue(e).map(({chosen:n})=>n.token_id)}addWatched(e,n){let o=this.allLines()[e];o&&(ue(o.last).forEach((r,i)=>{let a=Xe("Candidate",n[i]||[]),
l=new Set(a.map(({token_id:h})=>h));r.watched=[...(r.watched||[]).filter(({token_id:h})=>!l.has(h)),...a]}),this.changed("watched"))}setWritten(e){this.written=
e&&{...e,tokens:Xe("Token",e.tokens)},this.changed("written")}setUnit(e){this.unit=e,this.changed("unit")}},kc={Queued(t,e){t.queued=e,t.loading=null,t.changed(
"status")},Loading(t,e){t.loading=e,t.queued=null,t.changed("status")},Shared(t,{runs:e,apart:n}){t.shared=e,t.apart=n,t.changed("status")},Started(t,e){t.clear();
for(let n of["prompt_tokens","decoder_tokens"])e[n]=Xe("Token",e[n]||[]);t.started=e,t.fed.started=!0,t.changed("run"),t.changed("status"),t.changed("selection")},
Stepped(t,{step:e}){e.chosen=hn("Candidate",e.chosen),Qo(e.distribution),e.watched=Xe("Candidate",e.watched||[]),e.mark=e.mark?hn("Mark",e.mark):null,e.read=!!(t.
started&&t.started.request.only_given),e.reranked&&(e.reranked=Xe("Reranked",e.reranked)),e.before=t.lasts[e.sequence]||null,e.draft=yc(e,t.rounds),t.lasts[e.sequence]=
e,(!t.newest||e.index>t.newest.index)&&(t.newest=e),t.countStep(e)},BeamsAdvanced(t,{step:e}){let n=t.prompts[e.sequence]??=xc();e.distributions.forEach(Qo),e.given&&
(n.given+=1);let o=Xe("BeamCandidate",e.candidates).map(r=>vc(r,e,n));for(let{beam:r}of o)r.progress&&t.texts.set(r.token_id,r.text);if(Sc(o),n.running=o.filter(
r=>r.beam.status==="running").sort((r,i)=>r.beam.beam-i.beam.beam),n.byNumber=new Map(n.running.map(r=>[r.beam.beam,r])),e.given)for(let r=0;r<t.started.effective.
num_beams;r++)n.byNumber.set(r,o[0]);n.finished.push(...o.filter(r=>r.beam.status==="finished")),n.finished.sort((r,i)=>i.beam.final_score-r.beam.final_score),n.
finished.length=Math.min(n.finished.length,e.pool.length),n.pool=e.pool,n.pools.push(e.pool),n.steps.push(o),n.byStep.push(n.byNumber),n.distributions.push(e.distributions),
t.countStep(e)},PromptRead(t,{steps:e}){let n=null;for(let o of e)o.chosen=hn("Candidate",o.chosen),Qo(o.distribution),Object.assign(o,{before:n,isPrompt:!0,watched:[],
draft:null}),n=o;t.promptSteps=e,t.changed("prompt")},DraftJudged(t,{round:e}){e.drafted=Xe("DraftToken",e.drafted),t.rounds.push(e),t.changed("steps")},Finished(t,e){
t.finished=e,t.usesBeams&&(t.returned=e.sequences.map((n,o)=>Ec(t,n,o))),t.changed("status"),t.changed("steps")},Failed(t,e){(t.fed.turn===void 0||t.fed.started)&&
(t.failed=e),t.queued=t.loading=null,t.changed("status")}};function hn(t,e){let n=wr[t],o={};for(let r=0;r<n.length;r++)o[n[r]]=e[r];return o}function Xe(t,e){return e.
map(n=>hn(t,n))}function Qo(t){t.candidates=Xe("Candidate",t.candidates),t.stages=Xe("Stage",t.stages)}function yc(t,e){let n=e.at(-1);if(!n||t.index<n.start)return null;
let o=t.index-n.start;return o<n.num_accepted?{origin:"accepted",instead:null,round:n,place:o}:{origin:n.follow,instead:n.drafted[o]||null,round:n,place:o}}function xc(){
return{running:[],byNumber:new Map,finished:[],pool:[],steps:[],byStep:[],pools:[],distributions:[],given:0}}function vc(t,e,n){let o=e.distributions[t.parent],
r=o.candidates.find(i=>i.token_id===t.token_id);return{index:e.index,sequence:e.sequence,before:n.byNumber.get(t.parent)||null,chosen:r||{...t,raw_rank:null,rank:null,
removed_by:null},piece:t.piece,distribution:o,seconds:e.seconds,elapsed:e.elapsed,draft:null,given:!!e.given,length:e.index+1-n.given,mark:t.mark?hn("Mark",t.mark):
null,beam:t}}var Rt=({beam:t,length:e},n)=>e>0?(t.score??-1/0)/e**n:t.score;function Nr(t,e,n,o,r){t.unseen??=new Map;let i=`${e} ${n} ${r.token_id}`;if(!t.unseen.
has(i)){let a=e?t.byStep[e-1].get(n):null,{token_id:l,text:h,raw_logprob:m,logprob:w}=r,b=(a?a.beam.score:0)+w,y=a?a.beam.group:null,P={token_id:l,text:h,piece:null,
parent:n,raw_logprob:m,logprob:w,score:b,status:"unseen",beam:null,final_score:null,group:y},{sequence:N,seconds:S,elapsed:_}=t.steps[e][0];t.unseen.set(i,{index:e,
sequence:N,before:a,chosen:r,piece:null,distribution:o,seconds:S,elapsed:_,draft:null,given:!1,length:t.steps[e][0].length,beam:P,rank:null})}return t.unseen.get(
i)}function Wr(t,e,n,o){let r=n&&!n.given?n.beam.beam:0;return t.unseen&&t.unseen.get(`${e} ${r} ${o}`)||null}function Sc(t){let e=new Map;for(let n of[...t].sort(
(o,r)=>r.beam.score-o.beam.score))n.rank=(e.get(n.beam.group)||0)+1,e.set(n.beam.group,n.rank)}function _c(t,e,n){let o=i=>n>1?s("Prompt {number}, {label}",{number:e+
1,label:i}):i,r=(i,a,l,h)=>({kind:i,label:o(a),last:l,score:h,stopReason:null});return[...t.running.map(i=>r("running",Oc(i),i,i.beam.score)),...t.finished.map(
(i,a)=>r("finished",Mc(i,a+1),i,i.beam.final_score))]}function Oc({beam:{beam:t,group:e,progress:n}}){let o=t+1;return(e??null)!==null?s("beam {number}, group {\
group}",{number:o,group:Pe(e)}):o===1&&!n?s("best beam"):s("beam {number}",{number:o})}function Mc({beam:{group:t}},e){return(t??null)!==null?s("ended {number},\
 group {group}",{number:e,group:Pe(t)}):s("ended {number}",{number:e})}var Pe=t=>t<26?String.fromCharCode(65+t):String(t+1);function Ec(t,e,n){let o=Math.max(1,
Math.floor(t.finished.sequences.length/t.prompts.length)),{steps:r}=t.prompts[Math.floor(n/o)],i=null;return e.token_ids.forEach((a,l)=>{let h=(e.beams||[])[l];
i=(r[l]||[]).find(m=>m.beam.parent===h&&m.beam.token_id===a)||i}),{kind:"returned",label:s("output {number}",{number:n+1}),last:i,score:e.score,stopReason:e.stop_reason}}
function ue(t){let e=[];for(let n=t;n;n=n.before)e.push(n);return e.reverse()}function Ze(t,e){let n=[],o=e;for(;o&&t[o.index]!==o;)n.push(o),o=o.before;return{
keep:o?o.index+1:0,added:n.reverse()}}var ge=class{constructor(e,n){this.add=n,this.steps=[],this.totals=[e]}get total(){return this.totals.at(-1)}follow(e){let{
keep:n,added:o}=Ze(this.steps,e);this.steps.length=n,this.totals.length=n+1;for(let r of o)this.steps.push(r),this.totals.push(this.add(this.total,r));return{keep:n,
added:o}}};var qr=()=>({spec_steps:0,rounds:0,tokens:0,drafted:0,accepted:0,judged:0,kept:[],acceptedAt:[],draftedAt:[],overlaps:[0,0],draft_seconds:0,verify_seconds:0}),lt=t=>t.
num_accepted+(t.follow==="correction"?1:0),es=t=>t.num_accepted+(t.next_token_id===null?0:1);function Tc(t,e){let{drafted:n,num_accepted:o}=e;if(t.rounds+=1,t.tokens+=
es(e),t.draft_seconds+=e.draft_seconds,t.verify_seconds+=e.verify_seconds,!n.length)return t;t.spec_steps+=1,t.drafted+=n.length,t.accepted+=o,t.judged+=lt(e);for(let r=t.
draftedAt.length;r<n.length;r++)t.draftedAt.push(0),t.acceptedAt.push(0);for(n.forEach((r,i)=>{t.draftedAt[i]+=1,i<o&&(t.acceptedAt[i]+=1),!(i>=lt(e)||(r.overlap??
null)===null)&&(t.overlaps[0]+=1,t.overlaps[1]+=r.overlap)});t.kept.length<=t.draftedAt.length;)t.kept.push(0);return t.kept[o]+=1,t}function Lc(t){let{spec_steps:e,
rounds:n,tokens:o,drafted:r,accepted:i,judged:a,overlaps:l}=t,h=(m,w)=>w?m/w:null;return{num_spec_steps:e,num_rounds:n,num_tokens:o,num_draft_tokens:r,num_accepted_draft_tokens:i,
num_judged_draft_tokens:a,draft_acceptance_rate:h(i,r),judged_acceptance_rate:h(i,a),mean_acceptance_length:e?1+i/e:null,acceptance_histogram:t.kept,accepted_by_position:t.
acceptedAt,drafted_by_position:t.draftedAt,passes_saved:o-n,expected_acceptance_rate:h(l[1],l[0]),draft_seconds:t.draft_seconds,verify_seconds:t.verify_seconds}}
var Bt=class{constructor(){this.rounds=[],this.tally=qr()}read(e){e.length>=this.tally.rounds&&this.rounds[0]===e[0]||(this.tally=qr());for(let o=this.tally.rounds;o<
e.length;o++)Tc(this.tally,e[o]);return this.rounds=e,Lc(this.tally)}};var ts=new WeakMap;function we(t,e){ts.set(t,e),t.dataset.tip===void 0&&(t.dataset.tip="")}function Ir(t){let e=null,n=null;function o(){e=c("div","gp-tip","",{
role:"tooltip",id:"gp-tip-"+Math.random().toString(36).slice(2,8)}),e.hidden=!0}function r(a){let l=a.target.closest("[data-tip]");if(l===n||(n&&n.removeAttribute(
"aria-describedby"),n=l,e||o(),e.hidden=!l,!l))return;e.textContent=ts.has(l)?ts.get(l)():l.dataset.tip,l.setAttribute("aria-describedby",e.id);let h=l.closest(
"[data-holds-tips]")||t;e.parentNode!==h&&h.append(e);let[m,w]=[h.getBoundingClientRect(),l.getBoundingClientRect()],b=Math.min(w.left-m.left,m.width-e.offsetWidth-
8);e.style.left=`${Math.max(8,b)+h.scrollLeft}px`,e.style.top=`${w.bottom-m.top+h.scrollTop+5}px`}let i=()=>r({target:t});t.addEventListener("pointerover",r),t.
addEventListener("pointerleave",i),t.addEventListener("focusin",r),t.addEventListener("focusout",i),t.addEventListener("keydown",a=>a.key==="Escape"&&i())}function Rr(t){let e=t.querySelector(".gp-draft-figures"),n=t.querySelector(".gp-kept-chart"),o=t.querySelector(".gp-place-chart"),r=y=>y===null?"–":z(y),i=y=>j(
y,"{count} token","{count} tokens");function a(y,P){let{num_draft_tokens:N,num_accepted_draft_tokens:S,num_spec_steps:_}=y,O=P.samples&&y.expected_acceptance_rate!==
null,L=y.num_judged_draft_tokens,$=j(y.num_rounds,"{count} round","{count} rounds");return[["num_draft_tokens",B(N),j(_,"in {count} draft over {rounds}","in {co\
unt} drafts over {rounds}",{rounds:$})],["num_accepted_draft_tokens",B(S),s("of {drafted} drafted",{drafted:B(N)})],["draft_acceptance_rate",r(y.draft_acceptance_rate),
s("{accepted} of {drafted} drafted",{accepted:B(S),drafted:B(N)}),y.draft_acceptance_rate],["mean_acceptance_length",Y(y.mean_acceptance_length,2),j(_,"1 + {acc\
epted} / {count} draft","1 + {accepted} / {count} drafts",{accepted:B(S)})],["judged_acceptance_rate",r(y.judged_acceptance_rate),s("{accepted} of {judged} judg\
ed",{accepted:B(S),judged:B(L)}),y.judged_acceptance_rate],...O?[["expected_acceptance_rate",r(y.expected_acceptance_rate),j(L,"mean over {count} judged positio\
n","mean over {count} judged positions"),y.expected_acceptance_rate]]:[],["passes_saved",B(y.passes_saved),j(y.num_rounds,"{tokens} in {count} pass","{tokens} i\
n {count} passes",{tokens:i(y.num_tokens)})]]}function l(){let y=c("div","gp-draft-figure",null,{tabindex:"0","data-tip":""}),P=c("dd","gp-rate",null,{"aria-hid\
den":"true"});return P.append(c("i")),y.append(c("dt"),c("dd"),c("dd","gp-note"),P),y}function h(y,P){let N=a(y,P),S=X(e,N.length,l);N.forEach(([_,O,L,$=null],k)=>{
let[d,p,u,f]=S[k].children;d.textContent!==_&&d.replaceChildren(..._.split(/(?<=_)/).flatMap(g=>[g,c("wbr")])),E(p,O),E(u,L),f.hidden=$===null,ne(f.firstChild,"\
width",$??0),S[k].dataset.tip=s(at[_]),S[k].dataset.name=_})}function m(){let y=c("span","gp-chart-column"),P=c("span","gp-chart-track");return P.append(c("i","\
gp-chart-whole"),c("i","gp-chart-part")),y.append(c("span","gp-chart-top"),P,c("span","gp-chart-label")),y}function w(y,P,N){let S=Math.max(1,...P.map(([O,L])=>L??
O)),_=X(y,P.length,m);P.forEach(([O,L,$,k,d],p)=>{let[u,f,g]=_[p].children;E(u,k),ne(f.children[0],"height",(L??0)/S),ne(f.children[1],"height",O/S),E(g,$),we(_[p],
()=>d)}),K(y,{"aria-label":`${N}: ${P.map(([,,,,O])=>O).join("; ")}`})}function b(y){let P=y.num_spec_steps;w(n,y.acceptance_histogram.map((N,S)=>[N,null,String(
S),N?B(N):"",j(P,"{rounds} of {count} round with a draft: {tokens} kept","{rounds} of {count} rounds with a draft: {tokens} kept",{rounds:B(N),tokens:i(S)})]),"\
acceptance_histogram"),w(o,y.drafted_by_position.map((N,S)=>{let _=y.accepted_by_position[S];return[_,N,String(S+1),`${Math.round(100*_/N)}%`,s("position {place\
}: {accepted} of {drafted} drafted tokens kept, {share}",{place:S+1,accepted:B(_),drafted:B(N),share:z(_/N)})]}),"accepted_by_position / drafted_by_position")}return(y,P)=>{
h(y,P),b(y)}}var ct={get accepted(){return["✓",s("accepted draft"),s("Drafted, and kept by the target model.")]},get correction(){return["→",s("correction"),s("The targe\
t’s own token in place of the first rejected draft token.")]},get bonus(){return["+",s("bonus"),s("The target’s own token after a draft that was kept whole: i\
ts forward pass gives one more.")]},get target(){return["○",s("target alone"),s("Nothing was drafted in this round: the target wrote one token, as without dra\
fts.")]}},Br=Object.fromEntries(Object.keys(ct).map(t=>[t,0])),jr=(t,{draft:e})=>e&&Object.hasOwn(t,e.origin)?{...t,[e.origin]:t[e.origin]+1}:t;function qn(t){let{
do_sample:e,assistant_ensemble_weight:n}=t&&t.effective||{};return{samples:!!e,weight:n??null}}function ns({target_logprob:t,draft_logprob:e},{weight:n}){let o=Z(
t)/((e??null)===null?1:Z(e));return Math.min(1,n===null?o:1-n+n*o)}var zr=({weight:t})=>t===null?"min(1, p / q)":`min(1, ${Y(1-t,2)} + ${Y(t,2)} · p / q)`;function Fr(t,e){
if(t.samples)return e?s("Sampling: a drafted token is kept at random, with probability {formula}.",{formula:zr(t)}):s("Sampling: a drafted token is kept if the \
target draws the same one, which happens with probability p.");if(t.weight===null||!e)return s("Greedy: a drafted token is kept if it is the likeliest one for t\
he target.");let[n,o]=[Y(t.weight,2),Y(1-t.weight,2)];return s("Greedy: a drafted token is kept if it is the likeliest one in the mixture {target} · p + {draft}\
 · q.",{target:n,draft:o})}function os(t,e){return e<t.num_accepted?"accepted":e<lt(t)?"rejected":"unjudged"}function Hr(t,e,n){let o=t.drafted[e],r=os(t,e),i=(o.
draft_logprob??null)!==null,[a,l]=[z(Z(o.target_logprob)),z(Z(o.draft_logprob))],h=i?[s("The draft model gave it {q}.",{q:l})]:[];if(r==="unjudged")return[t.follow===
"correction"?s("Never judged: it comes after the rejection."):s("Never judged: it comes after the end of the text."),...h].join(" ");let m=r==="accepted";if(!n.
samples){let b=n.weight!==null&&i;return[m?$c(b):Ac(b,J(t.next_text)),s("The target gave it {p}.",{p:a}),...h].join(" ")}if(!i)return m?s("Accepted: the target \
drew the same token for itself. It gave this one {p}, which is the chance that it is kept.",{p:a}):s("Rejected: the target drew {token} for itself. It gave this\
 one {p}, which is the chance that it is kept.",{token:J(t.next_text),p:a});let w=(o.overlap??null)===null?[]:[s("Averaged over all tokens that could have been \
drafted here, the chance is {share}.",{share:z(o.overlap)})];return[m?s("Accepted: the target gave it p = {p}, the draft model q = {q}.",{p:a,q:l}):s("Rejected:\
 the target gave it p = {p}, the draft model q = {q}.",{p:a,q:l}),Cc(ns(o,n),zr(n),m),...w].join(" ")}var $c=t=>s(t?"Accepted: it is the likeliest token in the \
mixture of both models.":"Accepted: it is the likeliest token for the target."),Ac=(t,e)=>s(t?"Rejected: {token}, not this one, is the likeliest token in the mi\
xture of both models.":"Rejected: {token}, not this one, is the likeliest token for the target.",{token:e});function Cc(t,e,n){if(t>=1)return s("By {formula}, i\
t is always kept.",{formula:e});let o={formula:e,chance:z(t)};return n?s("By {formula}, it is kept with probability {chance}, and was.",o):s("By {formula}, it i\
s kept with probability {chance}, and was not.",o)}function Dr(t,e){let[,n,o]=ct[t.follow],r=`${n.charAt(0).toUpperCase()}${n.slice(1)}. ${o}`,i=t.drafted[t.num_accepted];
return t.follow!=="correction"||!e.samples?r:(i.draft_logprob??null)===null?`${r} ${s("The target drew it.")}`:`${r} ${s("It was drawn from the residual distrib\
ution: what the target gives beyond the draft model, max(0, p − q).")}`}function Kr({draft:t}){if(!t||!Object.hasOwn(ct,t.origin))return[];let{origin:e,instead:n,
round:{index:o,drafted:r}}=t,i=o+1;if(e==="accepted"){let{draft_logprob:a}=r[t.place],l={place:t.place+1,size:r.length,round:i};return(a??null)===null?[s("accep\
ted draft: token {place} of {size} in round {round}",l)]:[s("accepted draft: token {place} of {size} in round {round}, to which the draft model gave {q}",{...l,
q:z(Z(a))})]}return e==="correction"?n?[s("correction: replaced the rejected draft token {token} in round {round}",{token:J(n.text),round:i})]:[s("correction: r\
eplaced a rejected draft token in round {round}",{round:i})]:e==="target"?[s("target alone: nothing was drafted in round {round}",{round:i})]:[j(r.length,"bonus\
: the target’s own token after the accepted draft of round {round}","bonus: the target’s own token after all {count} drafted tokens of round {round}",{round:i})]}
var Ge=t=>t<.01?`${(t*1e3).toFixed(1)} ms`:$n(t);function Gr(t,e,n){let o=[],r=qn(null),i={row:null,card:null,selected:null},a=null,l=!0,h=0,m=new WeakMap,w=new WeakMap,b=new IntersectionObserver(A=>{for(let{isIntersecting:v,
target:q}of A)v&&_(m.get(q));y()&&(t.scrollTop=t.scrollHeight)},{rootMargin:"200px 0px"}),y=()=>l&&!e.selected&&e.running;function P(A,v){let q=o.length<=A.length&&
(!o.length||o[0].round===A[0])&&r.samples===v.samples;r=v,q||N();for(let I of A.slice(o.length))S(I);y()&&(t.scrollTop=t.scrollHeight)}function N(){b.disconnect(),
t.replaceChildren(),o=[],i={row:null,card:null,selected:null},a=null,l=!0,h=0}function S(A){let v=c("li","gp-round"),q={round:A,item:v,cards:null};m.set(v,q),o.
push(q),t.append(v),b.observe(v)}function _(A){if(!A||A.cards)return;b.unobserve(A.item);let{round:v,item:q}=A,I=lt(v);A.cards=[];let H=c("div","gp-cards");for(let W=0;W<
I;W++)H.append($(A,W));v.next_token_id!==null&&H.append(k(A)),I<v.drafted.length&&H.append(p(v,I)),v.follow==="none"&&H.append(c("span","gp-note gp-ended","■ "+
s("the text ended inside its draft"))),q.append(O(v),H),q.classList.add("gp-filled"),a||x(A.cards[0])}function O(A){let v=c("div","gp-round-head"),{num_accepted:q,
drafted:{length:I}}=A,H=I?s("{accepted} of {drafted} kept",{accepted:q,drafted:I}):s("no draft"),W=[s("draft {time}",{time:Ge(A.draft_seconds)}),s("verify {time\
}",{time:Ge(A.verify_seconds)})];v.append(c("b","",s("Round {number}",{number:A.index+1})),c("span","",H));for(let R of W)v.append(c("span","gp-round-time",R));
return v}function L(A,v,q,I,H,W,R){let F=s("Round {number}, {which}, {token}: {why}",{number:A.round.index+1,which:W,token:J(H),why:R}),D=c("button","gp-draft-c\
ard",null,{type:"button",tabindex:"-1","aria-pressed":"false","aria-label":F});D.dataset.draft=q;let U=c("span","gp-draft-head"),Q=c("bdi","gp-ink gp-word");return Ae(
Q,H),U.append(c("span","gp-sign",I),Q),D.append(U),we(D,()=>R),w.set(D,{row:A,index:v}),A.cards.push(D),D}function $(A,v){let{round:q}=A,I=q.drafted[v],H=os(q,v),
W=q.start+v,R=s("drafted token {place} of {size}",{place:v+1,size:q.drafted.length}),F=L(A,W,H,H==="accepted"?"✓":"✗",I.text,R,Hr(q,v,r));if(F.append(d("p",
Z(I.target_logprob))),(I.draft_logprob??null)!==null&&F.append(d("q",Z(I.draft_logprob))),r.samples){let D=c("span","gp-chance",s("chance"));D.append(c("b","",z(
ns(I,r)))),F.append(D)}return F}function k(A){let{round:v}=A,q=v.start+v.num_accepted,[I,H]=ct[v.follow],W=L(A,q,v.follow,I,v.next_text,s("the target’s own toke\
n"),Dr(v,r));W.classList.add("gp-own-card");let R=n(q);return R&&W.append(d("p",xe(R).probability)),W.append(c("span","gp-chance",H)),W}function d(A,v){let q=c(
"span","gp-bar-line"),I=c("span","gp-track"),H=c("i",`gp-part-${A}`);return ne(H,"width",v),I.append(H),q.append(c("i","gp-pq",A),I,c("span","gp-amount",z(v))),
q}function p(A,v){let q=c("span","gp-behind"),I=A.drafted.slice(v);q.append(c("span","gp-note",s("never judged")));for(let H of I){let W=oe(H.text,"gp-word"),R=(H.
draft_logprob??null)===null?"":` q ${z(Z(H.draft_logprob))}`,F=c("span","gp-unjudged");F.append(W,c("small","",R)),q.append(F)}return q}function u(A){let v=A&&A.
draft,q=v&&o[v.round.index-(o.length?o[0].round.index:0)]||null;q&&_(q);let I=q?f(q,A):null;i.card&&i.card!==I&&i.card.setAttribute("aria-pressed","false"),i.card&&
i.card.classList.remove("gp-current"),i.row&&i.row!==q&&i.row.item.classList.remove("gp-current-round");let H=i.selected!==e.selected;i={row:q,card:I,selected:e.
selected},H&&!e.selected&&(l=!0),q&&(q.item.classList.add("gp-current-round"),I&&(I.classList.add("gp-current"),I.setAttribute("aria-pressed",String(e.selected===
A)),t.contains(document.activeElement)||x(I)),H&&g(q.item))}function f(A,v){let q=v.index-A.round.start;return q<A.round.num_accepted?A.cards[q]:A.cards.at(-1)}
function g(A){let[v,q]=[A.offsetTop,A.offsetTop+A.offsetHeight];v<t.scrollTop?t.scrollTop=v:q>t.scrollTop+t.clientHeight&&(t.scrollTop=Math.min(v,q-t.clientHeight))}
function x(A){a&&(a.tabIndex=-1),a=A||null,a&&(a.tabIndex=0)}function T(A){if(!A)return;let{row:v,index:q}=w.get(A);x(A);let I=n(q);I&&e.selectStep(I),g(v.item),
A.focus({preventScroll:!0})}function C(A,v){let q=o[Math.max(0,Math.min(o.length-1,A))];return _(q),q.cards.at(v)}function M(A,v){let{row:q}=w.get(A),I=q.cards[q.
cards.indexOf(A)+v];if(I)return I;let H=o.indexOf(q)+v;return o[H]?C(H,v>0?0:-1):null}return t.addEventListener("click",A=>{let v=A.target.closest(".gp-draft-ca\
rd");if(v){T(v);return}let q=A.target.closest(".gp-round");q&&T(m.get(q).cards[0])}),t.addEventListener("keydown",A=>{A.key==="Escape"&&e.selectStep(null);let v=A.
target.closest(".gp-draft-card");if(!v||A.ctrlKey||A.metaKey||A.altKey)return;let q=o.indexOf(w.get(v).row),I={ArrowRight:()=>M(v,1),ArrowLeft:()=>M(v,-1),ArrowDown:()=>o[q+
1]&&C(q+1,0),ArrowUp:()=>o[q-1]&&C(q-1,0),Home:()=>C(0,0),End:()=>C(o.length-1,0)};I[A.key]&&(A.preventDefault(),T(I[A.key]()))}),t.addEventListener("scroll",()=>{
let A=t.scrollTop;t.scrollHeight-A-t.clientHeight<80?l=!0:A<h&&(l=!1),h=A},{passive:!0}),{show:P,mark:u}}var je={narrowest:3,least:16,cell:9,tallest:90,times:84};function Ur(t,{canvas:e,column:n,ends:o,onResize:r}){let i={rounds:[],each:1,columns:je.least,top:1,drafts:0},
a=0;function l(L){let $=k=>L.reduce((d,p)=>d+k(p),0)/L.length;return{accepted:$(k=>k.num_accepted),judged:$(lt),drafted:$(k=>k.drafted.length),draft:$(k=>k.draft_seconds),
verify:$(k=>k.verify_seconds),longest:Math.max(...L.map(k=>k.draft_seconds+k.verify_seconds))}}function h(L){let $=L.map(({draft:p,verify:u})=>p+u).sort((p,u)=>p-
u),k=$.at(-1),d=$[Math.floor(($.length-1)*.9)];return k>2*d&&$.length>4?1.25*d:k}function m(L){a||=e.clientWidth;let $=Math.max(1,Math.ceil(L.length/Math.max(1,
Math.floor(a/je.narrowest)))),k=[];for(let g=0;g<L.length;g+=$)k.push(l(L.slice(g,g+$)));let d=Math.max(1,...k.map(({drafted:g})=>g)),p=Math.max(1,Math.min(je.cell,
je.tallest/d)),u=h(k)||1,f=k.filter(({draft:g,verify:x})=>g+x>u);return i={rounds:L,each:$,columns:Math.max(je.least,k.length),top:u,drafts:Math.ceil(d*p)},E(o.
drafts,d>=1.5?B(Math.round(d)):"1"),E(o.times,Ge(u)),w(k,p),{each:$,cut:f.length,longest:Math.max(0,...k.map(({longest:g})=>g)),filled:k.length/i.columns}}function w(L,$){
let k=i.drafts+16+je.times,d=devicePixelRatio,p=[Math.round(a*d),Math.round(k*d)];if(e.width!==p[0]&&(e.width=p[0]),e.height!==p[1]&&(e.height=p[1]),e.style.height=
`${k}px`,o.drafts.parentNode.style.height=`${i.drafts}px`,o.times.parentNode.style.height=`${je.times}px`,!a)return;let u=getComputedStyle(t),f=M=>u.getPropertyValue(
`--gp-${M}`).trim(),g={accepted:f("accepted"),rejected:f("rejected"),muted:f("muted"),verify:f("kept"),draft:f("before"),line:f("line"),surface:f("surface")},x=e.
getContext("2d");x.setTransform(d,0,0,d,0,0),x.clearRect(0,0,a,k);let T=a/i.columns,C=T>6?Math.min(6,T*.2):T>3.5?1:0;x.fillStyle=g.line,x.fillRect(0,i.drafts,a,
1),x.fillRect(0,k-1,a,1),L.forEach((M,A)=>{let v=[A*T+C/2,T-C];i.each===1?b(x,g,M,v,$):P(x,g,M,v,$),N(x,g,M,v,k-1)})}function b(L,$,{accepted:k,judged:d,drafted:p},[
u,f],g){let x=Math.max(1,g-(g>3?1.5:0));for(let T=0;T<p;T++){let C=i.drafts-(T+1)*g;if(T<k)L.fillStyle=$.accepted,L.fillRect(u,C,f,x);else if(T<d)y(L,$.rejected,
u+f/2,C+x/2,Math.min(f,Math.max(x,5),7)/2);else{L.fillStyle=$.muted;let M=Math.min(f,x,2.5);L.fillRect(u+(f-M)/2,C+(x-M)/2,M,M)}}}function y(L,$,k,d,p){L.strokeStyle=
$,L.lineWidth=p>2?2:1,L.beginPath(),L.moveTo(k-p,d-p),L.lineTo(k+p,d+p),L.moveTo(k-p,d+p),L.lineTo(k+p,d-p),L.stroke()}function P(L,$,{accepted:k,drafted:d},[p,
u],f){L.fillStyle=$.accepted,L.fillRect(p,i.drafts-k*f,u,k*f),L.fillStyle=$.muted,L.fillRect(p,i.drafts-d*f,u,1)}function N(L,$,{draft:k,verify:d},[p,u],f){let g=Math.
min(1,i.top/(k+d))/i.top,[x,T]=[k*g*je.times,d*g*je.times];L.fillStyle=$.verify,L.fillRect(p,f-x-T,u,T),S(L,$.draft,p,f-x,u,x),!(k+d<=i.top)&&(L.fillStyle=$.surface,
L.fillRect(p-1,f-je.times+7,u+2,3),L.fillRect(p-1,f-je.times+13,u+2,3))}function S(L,$,k,d,p,u){if(!(u<=0)){if(p<5){L.fillStyle=$,L.fillRect(k,d,p,u);return}L.save(),
L.beginPath(),L.rect(k,d,p,u),L.clip(),L.strokeStyle=$,L.lineWidth=1.5,L.beginPath();for(let f=-u;f<p;f+=5)L.moveTo(k+f,d+u),L.lineTo(k+f+u,d);L.rect(k+.75,d+.75,
Math.max(0,p-1.5),Math.max(0,u-1.5)),L.stroke(),L.restore()}}function _(L){let{left:$,width:k}=e.getBoundingClientRect(),d=Math.floor((L.clientX-$)/k*i.columns)*
i.each;return Math.max(0,Math.min(i.rounds.length-1,d))}function O(L){n.hidden=L===null,L!==null&&(ne(n,"left",Math.floor(L/i.each)/i.columns),ne(n,"width",1/i.
columns))}return new ResizeObserver(()=>{e.clientWidth!==a&&(a=e.clientWidth,r())}).observe(e),{draw:m,at:_,mark:O}}function Vr(t,e){let n=t.querySelector(".gp-map-plot"),o=t.querySelector(".gp-map-reading"),r=t.querySelector(".gp-map-note"),i=new ge(null,()=>null),a=new Bt,l=Ur(
n,{canvas:n.querySelector("canvas"),column:n.querySelector(".gp-column"),ends:{drafts:t.querySelector(".gp-drafts-end"),times:t.querySelector(".gp-times-end")},
onResize:d}),h=Gr(t.querySelector(".gp-rounds"),e,p=>i.steps[p]),m=Rr(t),w=[],b=0,y=!1;function P(){let p=e.hideFrom===null?i.steps.length:Math.min(e.hideFrom,i.
steps.length),u=e.rounds.length;for(;u&&e.rounds[u-1].start+es(e.rounds[u-1])>p;)u-=1;return u===e.rounds.length?e.rounds:e.rounds.slice(0,u)}function N(){let{each:p,
cut:u,longest:f,filled:g}=l.draw(w);ne(t.querySelector(".gp-map-axis"),"width",g),E(r,[p>1?s("Each column is the mean of {each} rounds.",{each:p}):"",u?j(u,"One\
 column is cut off; the longest round took {time}.","{count} columns are cut off; the longest round took {time}.",{time:Ge(f)}):""].filter(Boolean).join(" ")),E(
t.querySelector(".gp-map-last"),s("round {number}",{number:B(w.length)}))}function S(p){let u={round:p.index+1,draft:Ge(p.draft_seconds),verify:Ge(p.verify_seconds),
accepted:p.num_accepted,drafted:p.drafted.length,token:J(p.next_text)};return p.follow==="target"?s("Round {round}: draft {draft}, verify {verify}; nothing draf\
ted, then {token}.",u):p.follow==="bonus"?s("Round {round}: draft {draft}, verify {verify}; {accepted} of {drafted} drafted tokens kept, then {token} as bonus.",
u):p.follow==="correction"?s("Round {round}: draft {draft}, verify {verify}; {accepted} of {drafted} drafted tokens kept, then {token} as correction.",u):s("Rou\
nd {round}: draft {draft}, verify {verify}; {accepted} of {drafted} drafted tokens kept; the text ended inside the draft.",u)}let _=p=>e.selectStep(i.steps[w[p].
start]||null);function O(){let p=e.current();return!p||!p.draft?null:w[p.draft.round.index]===p.draft.round?p.draft.round.index:null}function L(){let p=O();l.mark(
p);let u=p===null?"":S(w[p]);E(o,u),K(n,{"aria-valuemin":1,"aria-valuemax":w.length,"aria-valuenow":(p??0)+1,"aria-valuetext":u||s("no round yet")})}n.addEventListener(
"pointermove",p=>{let u=l.at(p);u<0||(p.buttons===1?_(u):E(o,S(w[u])))}),n.addEventListener("pointerleave",L),n.addEventListener("click",p=>l.at(p)>=0&&_(l.at(p))),
n.addEventListener("keydown",p=>{let u={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0};p.key==="Escape"&&e.selectStep(
null),!(!(p.key in u)||!w.length)&&(p.preventDefault(),_(Math.max(0,Math.min(w.length-1,(O()??w.length-1)+u[p.key]))))});function $(p){let{draft_seconds:u,verify_seconds:f}=p,
g=u+f;for(let[C,M]of[["draft",u],["verify",f]]){let A=t.querySelector(`.gp-time-${C}`);A.style.flexGrow=g?M/g:.5,E(t.querySelector(`.gp-told-${C}`),`${Math.round(
g?100*M/g:0)}% · ${Ge(M)}`)}let x=j(p.num_tokens,"{count} token","{count} tokens"),T=p.passes_saved>0?j(p.passes_saved,"{count} pass saved.","{count} passes sa\
ved."):s("No pass saved.");E(t.querySelector(".gp-drafts-short"),`${j(p.num_rounds,"{tokens} in {count} forward pass of the target.","{tokens} in {count} forwar\
d passes of the target.",{tokens:x})} ${T}`)}function k(p){let u=e.lasts[0]||null;if((p.run||p.steps)&&i.follow(u),p.run&&(y=!1),t.hidden=!e.rounds.length,t.hidden)
return;let f=[w[0],b];if(w=P(),b=w.length,p.run||w[0]!==f[0]||b!==f[1]){let g=qn(e.started),x=a.read(w);y||=w.some(({drafted:T})=>T.length&&(T[0].draft_logprob??
null)!==null),E(t.querySelector(".gp-drafts-rule"),Fr(g,y)),t.querySelector(".gp-key-q").hidden=!y,$(x),N(),h.show(w,g),m(x,g)}h.mark(e.current()),L()}function d(){
t.hidden||(N(),L())}return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",d),new MutationObserver(d).observe(document.body,{attributes:!0,
attributeFilter:["class"]}),k}function Jr(t,e){let n=d=>t.querySelector(".gp-"+d),o=["without","with"],r=()=>e.answered("same"),i=({level:d})=>z(d);function a(d){let[p,u,f,g]=(d.mode==="gree\
dy"?l:b)(d);K(n("answer"),{"data-verdict":p}),E(n("answer-sign"),u),E(n("answer-words"),f),E(n("answer-more"),g),e.done&&E(n("told"),`${f}. ${g}`),E(n("missing"),
Te(e,d))}function l({checked:d,equal:p,at:u}){if(!d||p===null)return["wait","…",s(e.done?"No answer":"Not known yet"),s("A text without drafts and one with dr\
afts must both have ended.")];if(p){let f=j(d,"Greedy decoding wrote the same token ids with and without drafts in one pair of texts.","Greedy decoding wrote th\
e same token ids with and without drafts in each of {count} pairs of texts.");return["good","✓",s("The same tokens"),f]}return["bad","✗",s("Different from t\
oken {place} on",{place:B(u+1)}),s("Greedy decoding should write the same tokens with drafts. Rounding can tip a near tie between two tokens, because the target\
 checks several tokens in one pass; look at their probabilities there.")]}function h(d,p){let u=0;for(;u<Math.min(d.length,p.length)&&d[u]===p[u];)u+=1;for(;u>0&&
/[\p{L}\p{M}\p{N}]/u.test(d[u-1])&&/[\p{L}\p{M}\p{N}]/u.test((d[u]||"")+(p[u]||""));)u-=1;let f=g=>u+g.slice(u).match(/^\s*\S*/)[0].length;return[u,f(d),f(p)]}function m({
mode:d,texts:p,equal:u,checked:f}){let g=d==="greedy"&&f>0&&p?p:[],x=n("both-texts"),T=JSON.stringify([g,u]);if(G(n("mark-key"),g.length>0&&u===!1&&g[0]!==g[1]),
x.dataset.key===T)return;x.dataset.key=T;let[C,...M]=g.length?h(...g):[];x.replaceChildren(...g.map((A,v)=>{let q=c("div"),I=c("p","",null,{dir:"auto",tabindex:"\
0"});return u||g[0]===g[1]?I.append(A):I.append(A.slice(0,C),c("mark","",A.slice(C,M[v])||"∎"),c("span","gp-apart",A.slice(M[v]))),q.append(c("h3","",s(v?"wit\
h drafts":"without drafts")),I),q}))}let w=d=>`p = ${d<.001?d.toPrecision(1):d.toPrecision(2)}`;function b(d){let{p,verdict:u,counts:f}=d,[g,x]=[f[0],B(f[1])];if(!V(
p)||u==="wait"){if(e.done)return["wait","…",s("No answer"),j(g,"{count} text without drafts, {assisted} with drafts: too few for a test.","{count} texts witho\
ut drafts, {assisted} with drafts: too few for a test.",{assisted:x})];let C=j(g,"{count} text without drafts, {assisted} with drafts so far.","{count} texts wi\
thout drafts, {assisted} with drafts so far.",{assisted:x});return["wait","…",s("Not known yet"),`${C} ${s("The test waits for the last one: to watch p as it \
changes, and to stop when it looks right, would make it worthless.")}`]}let T=j(g,"{count} text without drafts, {assisted} with drafts.","{count} texts without \
drafts, {assisted} with drafts.",{assisted:x});return u==="same"?["good","✓",s("{p}: no difference found",{p:w(p)}),`${T} ${s("A p below {level} would count a\
s a difference.",{level:i(d)})}`]:["bad","✗",s("{p}: the distributions differ",{p:w(p)}),`${T} ${s("p is below {level}.",{level:i(d)})}`]}function y({p:d,verdict:p}){
if(!V(d))return"";let u=s("If both draw from the same distribution, a difference as large as this one comes up in {share} of shuffles.",{share:z(d)});return p===
"differs"?`${u} ${s("That is so rare that chance is a poor explanation.")}`:p==="same"?`${u} ${s("That is not unusual.")}`:u}function P({counts:d,tokens:p,verdict:u,
level:f}){let[g,x]=d,T=Math.round(100*Math.sqrt(1/g+1/x)),C=j(p,"Only the first token of each text is compared: which token it is, and how surprising it is.","O\
nly the first {count} tokens of each text are compared: which tokens occur at each position, and how surprising they are in total.");if(u==="differs")return[s("\
It does not say how large a difference is or where it comes from, only how hard it is to put it down to chance. The counts below show where it lies."),s("Where \
nothing differs, this test still says “differs” in {level} of all trials. Try again with other seeds before you believe it.",{level:z(f)}),C];let M=g===x?s(
"With {count} texts each, the shares of a token differ by up to about {points} percentage points by chance alone.",{count:B(g),points:T}):s("With {without} and \
{assisted} texts, the shares of a token differ by up to about {points} percentage points by chance alone.",{without:B(g),assisted:B(x),points:T});return[s("Not \
finding a difference does not prove that there is none."),`${M} ${s("Smaller true differences mostly go unnoticed; more texts show more.")}`,C]}function N(){G(n(
"of-shuffles"),!!e.charts.shuffles),ce(n("shuffles"),e.charts.shuffles)}function S({surprise:d}){if(!d||!o.every(f=>V(d[f])))return"";let[p,u]=o.map(f=>le(d[f],
e.unit).replace("-","−"));return s("How surprising the target finds a token, beyond the entropy that it expects: {without} without, {assisted} with. It is 0 o\
n average for the target’s own draws.",{without:p,assisted:u})}function _(){let d=c("li"),p=c("table"),u=p.createTHead().insertRow();u.className="gp-hidden";for(let f of[
s("token"),s("without"),s("with")])u.append(c("th","",f,{scope:"col"}));return p.prepend(c("caption")),p.append(c("tbody")),d.append(p),d}function O(){let d=c("\
tr"),p=c("th","",null,{scope:"row"});p.append(c("bdi"));let u=c("td","",null,{colspan:2}),f=c("div","gp-counts");for(let g of o)f.append(c("i",`gp-bar-${g}`,null,
{"aria-hidden":"true"}),c("span"));return u.append(f),d.append(p,u),d}function L(d,{position:p,tokens:u},f){let g=d.firstChild;E(g.caption,s("token {place}",{place:B(
p)}));let x=o.map((M,A)=>f[A]-u.reduce((v,q)=>v+q[M],0)),T=[...u,...x.some(M=>M>0)?[{rest:!0,without:x[0],with:x[1]}]:[]],C=X(g.tBodies[0],T.length,O);T.forEach(
(M,A)=>{let v=M.rest||M.text===null,q=C[A].cells[0].firstChild;me(q,M.rest?s("all others"):v?s("text ended"):M.text,{plain:v}),ae(q,v?"gp-plain":"");let I=C[A].
cells[1].firstChild.children;o.forEach((H,W)=>{let R=Math.max(1,f[W]);ne(I[2*W],"width",Math.min(1,M[H]/R)),E(I[2*W+1],B(M[H]))}),K(C[A].cells[1],{"aria-label":s(
"{without} without, {assisted} with",{without:B(M.without),assisted:B(M.with)})})})}function $(d){if(G(n("of-sampling"),d.mode==="sampling"),d.mode!=="sampling")
return;let p=y(d);G(n("evidence"),V(d.p)),G(n("meaning"),!!p),E(n("meaning"),p),N(),E(n("surprise"),S(d));let u=P(d),f=X(n("cannot").querySelector("ul"),u.length,
()=>c("li"));u.forEach((x,T)=>E(f[T],x));let g=X(n("places"),d.positions.length,_);d.positions.forEach((x,T)=>L(g[T],x,d.counts)),G(n("places-title").parentElement,
d.positions.length>0)}function k(){let d=e.found;a(d),m(d),$(d)}return d=>{t.hidden=!r(),!t.hidden&&(d.found||d.status||d.unit)&&k()}}function Yr(t,e){let n=$=>t.querySelector(".gp-"+$),o=n("answer"),r={draft:[s("draft"),$=>s("{share} of the time with drafts goes into writing them: all forward\
 passes of the draft model, or the search for text to copy.",{share:$})],verify:[s("verify"),$=>s("{share} of the time with drafts goes into the target model’s \
passes over them.",{share:$})],rest:[s("rest"),$=>s("{share} of the time with drafts goes into all else: comparing, choosing, and what the library does around i\
t.",{share:$})]};n("of-spread").dataset.tip=Wn();function i({verdict:$,speedup:k,pairs:{length:d},fewest:p}){let u=k&&Be(k.median),f=k&&_t(k),g=k&&j(d,"Median o\
f {count} pair of runs.","Median of {count} pairs of runs.");if($==="faster")return["good","▲",s(e.running?"{times} faster so far":"{times} faster",{times:u}),
g,s("90 % interval: {interval}.",{interval:f})];if($==="slower")return["bad","▼",s(e.running?"{times}: slower so far":"{times}: slower",{times:u}),g,s("90 % i\
nterval: {interval}.",{interval:f})];if($==="even")return["even","≈",s(e.running?"No clear difference so far":"No clear difference"),j(d,"{times} is the media\
n of {count} pair of runs.","{times} is the median of {count} pairs of runs.",{times:u}),s("The 90 % interval {interval} includes 1.",{interval:f})];let x=s(e.done?
"No answer":"Not known yet");return k?["wait","…",x,j(d,"{times} is the median of {count} pair of runs: too few to tell, {fewest} are needed.","{times} is the\
 median of {count} pairs of runs: too few to tell, {fewest} are needed.",{times:u,fewest:B(p)}),""]:["wait","…",x,s(e.done?"No pair of runs was completed.":"T\
he first counted pair is under way."),""]}function a($){let[k,d,p,u,f]=i($);K(o,{"data-verdict":k}),E(o.children[0],d),E(o.children[1],p),E(n("answer-more").children[0],
u),E(n("answer-more").children[1],f),e.done&&E(n("told"),`${p}. ${u} ${f}`),E(n("missing"),Te(e,$));let g=X(n("reasons"),$.reasons.length,()=>c("li"));$.reasons.
forEach((x,T)=>E(g[T],s(x))),G(n("warning"),$.others),E(n("warning"),$.others?"⚠ "+s(qt):"")}function l({identical:$,pairs:k}){let d=n("badge");if(G(d,!!$&&$.
checked>0),d.hidden)return;let{equal:p}=$;K(d,{"data-verdict":p?"good":"bad"}),E(d.children[0],p?"✓":"✗"),E(d.children[1],h($,k.length))}function h({checked:$,
equal:k,at:d},p){return k?$>p?j($,"Same tokens in the warm-up pair","Same tokens in all {count} pairs, the warm-up included"):j($,"Same tokens in the pair","Sam\
e tokens in all {count} pairs"):s("Not the same tokens: a text diverges at token {place}",{place:B(d+1)})}function m({pairs:$,draft_share:k,verify_share:d}){let p=$.
length>0&&V(k)&&V(d);if(G(n("of-time"),p),!p)return;let[u,f]=["without","with"].map(M=>Tn($.map(A=>A[M]))),g=Math.max(u,f),x={draft:k,verify:d,rest:Math.max(0,1-
k-d)},T=X(n("time-bars"),2,w);b(T[0],s("without"),u,g,{plain:1}),b(T[1],s("with"),f,g,x);let C=X(n("time-keys"),3,()=>{let M=c("span");return M.append(c("i","",
null,{"aria-hidden":"true"}),c("span","",null,{tabindex:0})),M});Object.entries(x).forEach(([M,A],v)=>{let[q,I]=r[M];K(C[v].firstChild,{"data-part":M}),K(C[v].lastChild,
{"data-tip":I(z(A))}),E(C[v].lastChild,`${q} ${z(A)}`)})}function w(){let $=c("li");return $.append(c("span"),c("span","gp-time-bar",null,{"aria-hidden":"true"}),
c("span")),$}function b($,k,d,p,u){let[f,g,x]=$.children;E(f,k),E(x,s("{time} per token",{time:Ar(d)}));let T=X(g,Object.keys(u).length,()=>{let C=c("i");return C.
append(c("b")),C});Object.entries(u).forEach(([C,M],A)=>{K(T[A],{"data-part":C}),ne(T[A],"width",M*d/p),E(T[A].firstChild,C!=="plain"&&M*d/p>.14?r[C][0]:"")})}let y=({
acceptance:$})=>$?$.judged_acceptance_rate:null;function P($){let{drafted:k,cost:d,verify:p,break_even:u}=$,f=y($),g=$r(1,k,d,p);if(!V(u))return s("No acceptanc\
e rate would be enough: even if the target kept every drafted token, the formula gives {times}.",{times:Be(g)});if(u<=0)return s("Any acceptance rate is enough \
at these costs.");let x=z(u);if(!V(f))return s("The target must keep at least {least} of the tokens that it judges.",{least:x});let T={least:x,rate:z(f)};return f>=
u?s("The target must keep at least {least} of the tokens that it judges; here it keeps {rate}.",T):s("The target must keep at least {least} of the tokens that i\
t judges, but here it keeps only {rate}.",T)}function N($){let k=["drafted","cost","verify"].every(d=>V($[d]));G(n("of-rates"),k),k&&(ce(n("rates"),e.charts.rates),
E(n("rate-words"),P($))),_($)}function S({acceptance:$,drafted:k,cost:d,verify:p}){let u=[];for(let f of["draft_acceptance_rate","judged_acceptance_rate","mean_\
acceptance_length","passes_saved"]){let g=$?$[f]:null;V(g)&&u.push([f,f.endsWith("rate")?z(g):f.endsWith("length")?g.toFixed(2):B(g),s(at[f])])}return V(k)&&u.push(
[s("drafted tokens per round"),k.toFixed(2),s("num_draft_tokens / all rounds, those without a draft included: the γ of the formula.")]),V(d)&&u.push([s("cost o\
f drafting one token"),d.toFixed(2),s("Draft time per drafted token / time per token without drafts, both without the reading of the prompt: the c of the formul\
a.")]),V(p)&&u.push([s("cost of verifying a draft"),p.toFixed(2),s("Time of the target’s pass over a draft / time per token without drafts. The theorem assumes \
1; on a processor without spare capacity it is more.")]),u}function _($){let k=S($),d=X(n("figures"),k.length,()=>{let p=c("div"),u=c("dt");return u.append(c("s\
pan","",null,{tabindex:0})),p.append(u,c("dd")),p});k.forEach(([p,u,f],g)=>{let[x,T]=d[g].children;E(x.firstChild,p),K(x.firstChild,{"data-tip":f}),E(T,u)})}function O(){
let $=e.found;a($),l($),G(n("of-pairs"),$.pairs.length>0),ce(n("pairs"),e.charts.pairs),m($),N($)}let L=()=>e.answered("speed");return $=>{t.hidden=!L(),!t.hidden&&
($.found||$.status)&&O()}}var ss=40,Xr=14;function Pc(t){let e=Array.from({length:t},(n,o)=>o);return t<=ss?e:[...e.slice(0,Xr),null,...e.slice(Xr+t-ss+1)]}var Nc=(t,e,n)=>t==="left"?[0,
e-n]:[n,e];function Zr(t,{text:e,side:n,goesOn:o,caption:r}){let[i,a]=Nc(n,t.length,e),l=c("table","gp-strip");l.append(c("caption","gp-hidden",r));let h=l.appendChild(
c("tbody")),m=t.some(([,,,b])=>b!==null),w=[s("token"),s("mask"),...m?[s("position")]:[]].map(b=>{let y=h.appendChild(c("tr"));return y.append(c("th","",b,{scope:"\
row"})),y});for(let b of Pc(t.length)){if(b===null){let L=t.length-ss+1;w.forEach(($,k)=>$.append(c("td","gp-mark",k?"…":j(L,"… {count} token …","… {count\
} tokens …"))));continue}let[,y,P,N]=t[b],S=b>=i&&b<a,_=o&&b===t.length-1,O=c("td",`gp-cell${S?" gp-padding":""}${_?" gp-last":""}`);O.append(oe(y)),S&&O.append(
c("span","gp-hidden",` ${s("(padding)")}`)),_&&O.append(c("span","gp-hidden",` ${s("(the next token is predicted from here)")}`)),[O,c("td",P?"":"gp-ignored",P),
c("td","",N)].slice(0,w.length).forEach((L,$)=>w[$].append(L))}return l}function Qr(t,e,n){t.replaceChildren();let[o,r]=[c("span"),c("span","gp-parted")];e.forEach(
([,i,a],l)=>{let h=n!==null&&l>=n?r:o;a===null?h.append(oe(i,"gp-end")):Ct(h,a,{running:!0})}),t.append(...[o,r].filter(i=>i.childNodes.length)),t.childNodes.length||
t.append(c("span","gp-mark",s("(nothing)")))}function Wc(t,e,n){let o=(e-t)/Math.max(1,n)||1,r=10**Math.floor(Math.log10(o)),i=r*[1,2,2.5,5,10].find(l=>l*r>=o*.8),a=[];for(let l=Math.floor(t/i+1e-9);l<=Math.
ceil(e/i-1e-9);l++)a.push(Number((l*i).toPrecision(12)));return a}var rs=(t,e,n)=>Wc(t,e,n).filter(o=>o>=t&&o<=e);function ei(t,{height:e,x:n,y:o,left:r=46,right:i=18,top:a=14,bottom:l=38}){let h=t.querySelector("svg");h||t.append(h=ee("svg","gp-drawing"));let m=Math.max(240,
t.clientWidth),w=(b,[y,P])=>(b-y)/(P-y||1);return{width:m,height:e,left:r,right:i,top:a,bottom:l,inner:m-r-i,x:b=>r+w(b,n)*(m-r-i),y:b=>e-l-w(b,o)*(e-a-l),draw(b,y){
vt(h,{class:"gp-drawing",role:"group","aria-label":b,viewBox:`0 0 ${m} ${e}`,style:`height: ${e}px`}),Go(h,y.map((P,N)=>["g","",N?{}:{"aria-hidden":"true"},P]))}}}
function ti(t,{xTicks:e,yTicks:n,xTitle:o,yTitle:r}){let i=b=>Array.isArray(b)?b:[b,String(b)],[a,l]=[t.height-t.bottom,t.width-t.right],h=n.map(i).flatMap(([b,
y])=>[Wt("gp-guide",t.left,t.y(b),l,t.y(b)),St("",t.left-7,t.y(b)+4,y,"end")]),m=e.map(i).flatMap(([b,y])=>[Wt("gp-guide",t.x(b),a,t.x(b),a+4),St("",t.x(b),a+17,
y)]),w=[St("gp-axis",(t.left+l)/2,t.height-4,o)];return r&&w.push(St("gp-axis",2,t.top-16,r,"start")),[...h,...m,...w]}var qc=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,ze=class t{static BLOCK=60;static LOOSE=150;constructor(e,n=null){this.
holder=e,this.before=n,this.loose=0,this.head=0,this.tried=0}append(e){this.holder.append(e),this.loose+=1}removeLast(){this.holder.lastChild.remove(),this.loose-=
1;let e=this.holder.lastElementChild;ni(e)&&this.undo(e.previousSibling)}settle(){if(this.loose<t.LOOSE||this.loose<this.tried+t.BLOCK||!this.holder.offsetParent||
document.fonts.status==="loading")return;this.tried=this.loose;let e=[...this.holder.children].slice(-this.loose),n=this.freeStarts(e),o=e.map((l,h)=>h).filter(
l=>n[l]&&Ic(e[l])),r=[],i=0;e[0].previousSibling||(this.head=i=o.shift()??0);for(let l of o)l-i<t.BLOCK||(r.push(this.wrap(e.slice(i,l))),i=l,this.loose=e.length-
l,this.tried=0);let a=r.map(l=>l.getBoundingClientRect().height);r.forEach((l,h)=>{l.style.containIntrinsicHeight=`${a[h]}px`,l.classList.add("gp-kept-rows")})}freeStarts(e){
let n=getComputedStyle(this.holder).direction==="rtl",o=e[0].previousSibling||!this.before?"":this.before.holder.textContent;return e.map(r=>{let i=r.textContent,
a=o.endsWith(`
`);o=o.slice(o.lastIndexOf(`
`)+1);let l=a?!i.startsWith(" "):!(n||qc.test(o));return o+=i,l})}wrap(e){let n=c("span","gp-rows");e[0].before(n,c("wbr")),n.append(...e);let o=e[0].firstChild;
if(o.nodeType===Node.TEXT_NODE&&o.data===" "){let r=c("span","gp-gap");o.replaceWith(r),r.append(o)}return n}undo(e){let n=e.querySelector(".gp-gap");n&&n.replaceWith(
n.firstChild),e.nextSibling.remove(),this.loose+=e.children.length+(ni(e.previousElementSibling)?0:this.head),e.replaceWith(...e.childNodes),this.tried=0}dissolve(){
for(let e of[...this.holder.querySelectorAll(".gp-rows")].reverse())this.undo(e);this.tried=0}};function Ic(t){let e=t.previousElementSibling,n=e&&oi(e.querySelectorAll(
".gp-ink"));if(!n)return!1;let[o,r]=[t.querySelector(".gp-ink").getClientRects()[0],oi(n.getClientRects())];return!!(o&&r)&&si(o)>si(r)+10}function Ne(t,e,n){let o=l=>(l.
querySelector(".gp-ink")||l).getClientRects()[0],r=o(t[e]),i=null,a=1/0;for(let l=e+n;l>=0&&l<t.length;l+=n){let h=o(t[l]),m=h?(h.top-r.top)*n:0;if(m<r.height/2)
continue;let w=m*1e3+Math.abs(h.left-r.left);if(w>=a+1e3*r.height)break;w<a&&([i,a]=[t[l],w])}return i}var ni=t=>!!t&&t.tagName==="WBR",oi=t=>t[t.length-1],si=({
top:t,bottom:e})=>(t+e)/2;function jt(t,e,n,o){let i=c("div","gp-card",null,{popover:"manual","aria-hidden":"true"}),a=c("div","gp-card-head"),l=c("dl","gp-card-facts"),h=c("ol","gp-card\
-rivals"),m=c("div","gp-card-key");m.append(c("i","gp-card-after"),`${s("after the processors")} `,c("i","gp-card-before"),s("before them")),i.append(a,l,h,m),i.
hidden=!0,t.append(i);let w=null,b=null,y=null;function P(g,x){l.append(c("dt","",g),c("dd","",x))}function N(){let{id:g,text:x,where:T,step:C,why:M}=o(w);if(a.
replaceChildren(oe(x,"gp-card-word"),c("span","",s("{where}, id {id}",{where:T,id:g}))),l.replaceChildren(),h.hidden=m.hidden=!C,M&&l.append(c("dd","gp-card-why",
M)),!C)return;S(C);let A=_(C),v=Math.max(...A.flatMap(({after:q,before:I})=>[q,I]),1e-9);h.replaceChildren(...A.map(q=>O(q,v))),m.hidden=!C.distribution.stages.
length}function S(g){let{chosen:x,distribution:T}=g,{probability:C,rawProbability:M,surprisal:A}=xe(g);T.stages.length||x.logprob!==x.raw_logprob?(P(s("Probabil\
ity after the processors"),x.logprob===null?dt(x):z(C)),P(s("before the processors"),z(M))):P(s("Probability (no processor ran)"),z(M));let v=[x.rank&&s("{rank}\
 after",{rank:B(x.rank)}),x.raw_rank&&s("{rank} before",{rank:B(x.raw_rank)})].filter(Boolean);if(v.length){let q=x.rank===x.raw_rank;P(s("Rank of {count}",{count:B(
T.vocab)}),q?B(x.rank):v.join(", "))}P(s("Surprisal"),le(A,n.unit))}function _({chosen:g,distribution:x}){let T=x.candidates.map(M=>({candidate:M,after:Z(M.logprob),
before:Z(M.raw_logprob),isChosen:M.token_id===g.token_id}));T.sort((M,A)=>Math.max(A.after,A.before)-Math.max(M.after,M.before));let C=T.slice(0,5);return C.some(
({isChosen:M})=>M)||C.push({candidate:g,after:Z(g.logprob),before:Z(g.raw_logprob),isChosen:!0}),C}function O({candidate:g,after:x,before:T,isChosen:C},M){let A=g.
logprob===null,v=c("li",(C?"gp-card-chosen":"")+(A?" gp-card-removed":"")),q=c("span","gp-card-tracks");for(let[I,H]of[["after",x],["before",T]]){let W=c("i","g\
p-card-"+I);W.style.width=`${H/M*100}%`,q.append(W)}return A&&q.firstChild.replaceWith(c("small","",dt(g))),v.append(c("span","gp-card-sign",C?"▶":A?"✕":""),
oe(g.text,"gp-card-word"),q,c("span","gp-card-value",z(A?T:x))),v}function L(){let g=(w.querySelector(".gp-ink")||w).getClientRects()[0],x=e.getBoundingClientRect();
if(!g||g.bottom<x.top||g.top>x.bottom){k();return}let[T,C]=[i.offsetWidth,i.offsetHeight],{clientWidth:M,clientHeight:A}=document.documentElement,v=g.bottom+9,q=v+
C+8<=A?v:g.top-C-9;i.style.left=`${Math.max(8,Math.min(g.left,M-T-8))}px`,i.style.top=`${Math.max(8,Math.min(q,A-C-8))}px`}function $(g,x=null){o(g)&&(w=g,b=x,y=
null,N(),i.hidden&&(i.hidden=!1,i.showPopover&&i.showPopover(),document.addEventListener("keydown",d,!0),document.addEventListener("scroll",u,{capture:!0,passive:!0})),
L())}function k(){w&&(w=null,i.hidden=!0,i.hidePopover&&i.isConnected&&i.hidePopover(),document.removeEventListener("keydown",d,!0),document.removeEventListener(
"scroll",u,{capture:!0}))}function d({key:g}){g==="Escape"&&p()}function p(){y=w,k()}function u(){let g=b&&document.elementFromPoint(b.clientX,b.clientY);!w.isConnected||
b&&!w.contains(g)?k():L()}e.addEventListener("pointermove",g=>{if(g.pointerType==="touch")return;let x=g.target.closest('[role="button"]');!x||!o(x)?b&&k():x!==
w&&x!==y&&$(x,g)}),e.addEventListener("pointerleave",()=>{y=null,b&&k()}),e.addEventListener("focusin",({target:g})=>g.matches(":focus-visible")&&$(g)),e.addEventListener(
"focusout",({target:g})=>g===w&&!b&&k());function f(g){w&&(w.isConnected?g&&(N(),L()):k())}return{show:$,hide:k,dismiss:p,refresh:f}}var dt=({removed_by:t})=>s(
"removed by {processor}",{processor:t?Ce(t)[0]:s("a processor")});function Ue(t,e){if(e.piece===null){let n=c("bdi","gp-ink gp-special");Ae(n,e.text),t.append(n)}else Pt(e)?t.append(e.piece,c("span","gp-ink gp-byte","",{"data-\
bytes":Ln(e.text)||"·"})):yr(t,e.piece)}function ht(t,e,n,o){let r=o&&Pt(o)?t.tokens.at(-1).parentNode:null;if(r&&n.piece!==null)r.append(e);else if(Pt(n)){let i=c(
"span","gp-bytes");i.append(e),t.rows.append(i)}else t.rows.append(e);t.tokens.push(e)}function Qe(t,e){for(;t.tokens.length>e;){let n=t.tokens.pop(),o=n.closest(
".gp-bytes");o&&o.childNodes.length>1?n.remove():t.rows.removeLast()}}function In(t,e){let{probability:n,rawProbability:o,rank:r,surprisal:i}=xe(t),a=[t.chosen.
logprob===null?dt(t.chosen):s("probability {share}",{share:z(n)})];return z(o)!==z(n)&&a.push(s("{share} before the processors",{share:z(o)})),r!==null&&a.push(
s("rank {rank} of {count}",{rank:B(r),count:B(t.distribution.vocab)})),[...a,s("surprisal {amount}",{amount:le(i,e)})]}var pn=(t,e,n)=>e>0?(t-n*e)/Math.sqrt(e*n*(1-n)):null;function Fe(t){if(t<0)return 1-Fe(-t);let e=Math.exp(-t*t/2)/Math.sqrt(2*Math.PI);if(t>3){let r=t;for(let i=120;i>
0;i--)r=t+i/r;return e/r}let[n,o]=[0,t];for(let r=1;o>1e-18;r+=2)n+=o,o*=t*t/(r+2);return .5-e*n}var ri=(t,e,n)=>t>e?n**2*e*(1-e)/(t-e)**2:1/0;function Ve(t){if(t>=
1e-4)return z(t);if(t<1e-300)return s("less than {p}",{p:"10⁻³⁰⁰"});let[e,n]=t.toExponential(1).split("e-");return`${e} × 10⁻${[...n].map(o=>"⁰¹²³⁴⁵⁶⁷\
⁸⁹"[o]).join("")}`}function zt(t){let e=Fe(t);if(e>.1)return s("{share} of texts without this watermark pass it.",{share:z(e)});let n=1/e;return n>=1e9?s("A\
 share of {p} of texts without this watermark passes it.",{p:Ve(e)}):s("One in {odds} texts without this watermark passes it.",{odds:B(Number(n.toPrecision(n<1e4?
3:2)))})}var Rc=({green:t})=>t==null?"none":t?"green":"red",Bc=t=>Math.round(Math.max(0,Math.min(1,(t-.2)/.6))*10);function jc(t,e,n){let o=c("span","gp-token",
null,{tabindex:"-1",role:"img"});if(Ue(o,t),ii(o,e),n===void 0)return o;let r=typeof n=="function"?n:()=>n;return o.setAttribute("aria-label",r()),we(o,r),o}function ii(t,{
green:e=null,g:n=null,counted:o=!0}){let r=t.querySelector(".gp-ink");if(n===null)t.dataset.list=Rc({green:e});else{let i=Bc(n);t.dataset.list="g",r.style.backgroundColor=
`var(--gp-prob-${i})`,r.style.backgroundSize=`2px ${i*10}%`}o||(t.dataset.counted="no")}var Le=class{constructor(e,{press:n=null}={}){this.body=e,this.press=n,this.
items=[],this.tokens=[],this.stop=null,this.width=0,this.timer=0,e.classList.add("gp-marked"),this.rows=new ze(e),e.addEventListener("keydown",o=>this.keyed(o)),
e.addEventListener("click",o=>this.pressed(o.target.closest(".gp-token"))),new ResizeObserver(()=>this.resized()).observe(e)}show(e,n=0){this.cut(Math.min(n,this.
tokens.length));for(let o=this.tokens.length;o<e.length;o++){let{token:r,mark:i,words:a}=e[o],l=jc(r,i,a);this.press&&l.setAttribute("role","button"),ht(this,l,
r,o?this.items[o-1].token:null),this.items.push(e[o])}!this.stop&&this.tokens.length&&this.reach(this.tokens[0]),this.rows.settle()}cut(e){Qe(this,e),this.items.
length=e,this.stop&&!this.stop.isConnected&&(this.stop=null)}reach(e){this.stop&&(this.stop.tabIndex=-1),this.stop=e,e.tabIndex=0}pressed(e){let n=this.tokens.indexOf(
e);n<0||(this.reach(e),this.press&&this.press(this.items[n]))}keyed(e){let n=this.tokens.indexOf(e.target.closest(".gp-token"));if(n<0||e.ctrlKey||e.metaKey||e.
altKey)return;let o={ArrowRight:()=>this.tokens[n+1],ArrowLeft:()=>this.tokens[n-1],ArrowDown:()=>Ne(this.tokens,n,1),ArrowUp:()=>Ne(this.tokens,n,-1),Home:()=>this.
tokens[0],End:()=>this.tokens.at(-1),Enter:()=>this.tokens[n]," ":()=>this.tokens[n]}[e.key];if(!o)return;e.preventDefault();let r=o();r&&(this.reach(r),r.focus(
{preventScroll:!0}),r.scrollIntoView({block:"nearest"}),r===this.tokens[n]&&this.pressed(r))}resized(){let{clientWidth:e}=this.body;!e||e===this.width||(this.width=
e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),200))}};function Je(t,e,{unscored:n=!1,repeated:o=!1,faint:r=s("fai\
nt: seen before, not counted")}={}){let i=[e,n,o,r].join();if(t.dataset.legend===i)return;t.dataset.legend=i,t.classList.add("gp-marked","gp-mark-legend");let a=(h,m,w)=>{
let b=c("span"),y=c("span","",null,{"aria-hidden":"true"});return y.append(c("span","gp-ink",m)),ii(y,h),b.append(y,w),b},l=e==="synthid"?[a({g:.2},"g",s("mean \
g-value 0.2 or less")),a({g:.5},"g",s("0.5, as by chance")),a({g:.8},"g",s("0.8 or more"))]:[a({green:!0},"◆",s("green: on the green list")),a({green:!1},"◇",
s("red: not on the green list"))];n&&l.push(a({},"abc",s("not scored"))),o&&l.push(a(e==="synthid"?{g:.5,counted:!1}:{green:!0,counted:!1},"abc",r)),t.replaceChildren(
...l)}var zc=400,Fc=12;function Ft(t,{curves:e,threshold:n,needed:o=null,label:r=s("z over the number of tokens"),title:i=s("tokens scored"),yTitle:a="z",from:l=40,
height:h=260}){let m=e.filter(({points:k})=>k.length),w=m.flatMap(({points:k})=>k),b=Math.max(l,...w.map(([k])=>k)),y=o&&o.at<=2*b?Math.max(b,o.at*1.05):b,P=w.map(
([,k])=>k),N=Math.min(-.5,...P)*1.08,S=Math.max(n*1.15,1,...P)*1.06,_=ei(t,{height:h,x:[0,y],y:[N,S],left:40,top:24}),O=_.width-_.right,L=[...ti(_,{xTicks:rs(0,
y,_.inner/90),yTicks:rs(N,S,5),xTitle:i,yTitle:a}),Wt("gp-unity",_.left,_.y(0),O,_.y(0)),Wt("gp-z-threshold",_.left,_.y(n),O,_.y(n)),...m.map(({look:k,points:d})=>Or(
`gp-z-${k}`,Dc(d,zc).map(([p,u])=>[_.x(p),_.y(u)]))),...m.map(({look:k,points:d})=>Kc(_,k,d.at(-1))),Hc(_,m,n)],$=Gc(_,m);if(o&&o.at<=y){let[k,d]=[_.x(o.at),_.y(
n)];$.push(Uo("",o.words,[["path","gp-z-needed",{d:`M${ye(k)} ${ye(d)}l-6 11h12Z`},[]]]))}_.draw(r,[L,$])}function Hc(t,[e],n){let o=([,a])=>Math.abs(a-n),{points:r}=e||
{points:[]},i=r.length>0&&o(r.at(-1))>o(r[Math.floor(r.length/8)]);return St("gp-halo gp-strong",i?t.width-t.right:t.left+5,t.y(n)-6,s("threshold {value}",{value:Number(
n.toFixed(2))}),i?"end":"start")}function Dc(t,e){let n=Math.ceil(t.length/e);return t.filter((o,r)=>r%n===0||r===t.length-1)}var Kc=(t,e,[n,o])=>e==="measured"?
["circle","gp-measured",{cx:ye(t.x(n)),cy:ye(t.y(o)),r:5},[]]:["path",`gp-z-end gp-z-end-${e}`,{d:Mr(t.x(n),t.y(o),4.5)},[]];function Gc(t,e){let n=Math.max(0,...e.
map(({points:r})=>r.at(-1)[0])),o=Math.min(Fc,n);return Array.from({length:o},(r,i)=>{let[a,l]=[n*i/o,n*(i+1)/o],h=e.map(({name:w,points:b})=>{let y=b.findLast(
([P])=>P<=l);return y&&y[0]>a?`${w} ${y[1].toFixed(2)}`:""}).filter(Boolean);if(!h.length)return null;let m={x:ye(t.x(a)),y:t.top,width:ye(t.x(l)-t.x(a)),height:ye(
t.height-t.bottom-t.top)};return Uo("gp-z-place",j(Math.floor(l),"After {count} token: {values}","After {count} tokens: {values}",{values:h.join(", ")}),[["rect",
"gp-catch",m,[]]])}).filter(Boolean)}function Ht(t,e){let n=X(t,e.length,()=>{let o=c("span"),r=ee("svg");return K(r,{width:26,height:8,"aria-hidden":"true"}),r.
append(ee("path")),K(r.firstElementChild,{d:"M1 4H25"}),o.append(r,c("span")),o});e.forEach(({name:o,look:r,tip:i},a)=>{let[l,h]=n[a].children;K(l.firstChild,{class:`\
gp-z-${r}`}),E(h,o),i&&K(h,{tabindex:0,"data-tip":i})})}function un({name:t,masked:e}){return t==="alone"?s("Alone"):t==="left"?e?s("Padded on the left"):s("Padded on the left, without a mask"):e?s("Padded on the rig\
ht"):s("Padded on the right, without a mask")}function is(t,e){if(!V(t))return s("infinite");let n=Me(t,e),o=Math.abs(n);if(o<1e-15)return`0 ${s(e)}`;let r=o<1e-4?
Ve(o):o.toFixed(o<.01?4:3);return`${n<0?"−":""}${r} ${s(e)}`}function ai(t,e,n){let{prompts:o,sampled:r,ways:[i]}=t,a=o.length,l=e.answers.map(({kl:P})=>V(P)?
P:1/0),h=e.answers.filter(({read:P},N)=>P.length>i.answers[N].read.length).length,m=[s("Divergence of the first new token from that of the prompt alone: at most\
 {distance}.",{distance:is(Math.max(...l),n)})];h||m.push(s("No prompt is shorter than another, so nothing was padded.")),e.guessed?m.push(s("generate has found\
 the padding by itself, because no text ends with this pad token.")):!e.masked&&h&&m.push(s("The model has read the padding as text."));let w=e.answers.filter(({
same:P})=>!P).length,[b,y]=r?["even","○"]:w?["bad","✗"]:["good","✓"];return[b,y,Uc(b,un(e),w,a),m.join(" ")]}function Uc(t,e,n,o){return t==="even"?s("{wa\
y}: the texts are drawn anew, so they are not compared.",{way:e}):t==="good"?j(o,"{way}: the prompt gives the same text as alone.","{way}: each of the {count} p\
rompts gives the same text as alone.",{way:e}):o===1?s("{way}: the prompt gives a different text than alone.",{way:e}):j(n,"{way}: {count} of {all} prompts give\
s a different text than alone.","{way}: {count} of {all} prompts give a different text than alone.",{way:e,all:o})}function as({sampled:t},{name:e},{same:n}){return e===
"alone"?["even","",""]:t?["even","○",s("drawn anew")]:n?["good","✓",s("the same as alone")]:["bad","✗",s("a different text than alone")]}function Vc({parts_at:t,
new:e},n){if(t===null)return"";let o=r=>r[t]?J(r[t][1]):s("the end");return s("diverges at new token {number}: {own}, alone {alone}",{number:t+1,own:o(e),alone:o(
n.new)})}function li(t,e,n,o,r){let i=n.first.slice(0,3).map(([m,w])=>`${J(m)} ${z(Z(w))}`),a=[s("first: {tokens}",{tokens:i.join(", ")}),s("The likeliest first\
 new tokens, with their probabilities before the logits processors.")];if(e.name==="alone")return[a];let[,l]=o.new[0],h=t.sampled?"":Vc(n,o);return[...h?[[h,s("\
The first token that differs. What comes after it continues a different text.")]]:[],[s("KL {distance}",{distance:is(n.kl,r)}),s("Kullback-Leibler divergence be\
tween the distributions of the first new token, alone ‖ this way, before the logits processors. 0 where they are the same.")],[s("log p of {token} {change}",{
token:J(l),change:`${V(n.change)&&n.change>0?"+":""}${is(n.change,r)}`}),s("The change in the log-probability of the token that the prompt alone chose first.")],
a]}function ci({model:t,mode:e,prompts:n,width:o,pad:r,borrowed:i,dtype:a,seed:l,sampled:h,ways:[m]}){let w=h?s("{mode}, seed {seed}",{mode:xt(e),seed:l}):xt(e),
b=m.answers.some(({read:y})=>y.length<o);return`${t}, ${a}; ${w}; ${b?Jc(n.length,o,r[1],i):j(n.length,"{count} prompt of {width} tokens","{count} prompts of {w\
idth} tokens",{width:o})}`}var Jc=(t,e,n,o)=>o?j(t,"{count} prompt, padded to {width} tokens with {pad}, the end-of-text token","{count} prompts, padded to {wid\
th} tokens with {pad}, the end-of-text token",{width:e,pad:n}):j(t,"{count} prompt, padded to {width} tokens with {pad}","{count} prompts, padded to {width} tok\
ens with {pad}",{width:e,pad:n});function di(t,e){let n=w=>t.querySelector(".gp-"+w);function i(w){let b=w.ways.slice(1).map(y=>ai(w,y,e.unit));n("batch-verdicts").replaceChildren(...b.map(([y,
P,N,S])=>{let _=c("li","",null,{"data-verdict":y}),O=c("span","",N);return O.append(c("small","",S)),_.append(c("span","gp-sign",P,{"aria-hidden":"true"}),O),_})),
E(n("told"),b.map(([,,y])=>y).join(" "))}function a(w,b){let y=c("details","gp-one-prompt"),P=c("summary","",`${s("Prompt {number}:",{number:b+1})} `),N=[...w.prompts[b]],
S=c("bdi","gp-prompt-text",N.slice(0,200).join("")+(N.length>200?"…":"")),_=w.ways.slice(1).map(L=>`${as(w,L,L.answers[b])[1]} ${un(L)}`);P.append(S,c("span",
"gp-way-signs",` ${_.join(" · ")}`)),y.append(P);let O=()=>{y.open&&y.childElementCount===1&&y.append(...w.ways.map(L=>l(w,L,b)))};return y.addEventListener("t\
oggle",O),y.open=b<6,O(),y}function l(w,b,y){let[P,N]=[w.ways[0].answers[y],b.answers[y]],[S,_,O]=as(w,b,N),L=c("div","gp-way",null,{"data-verdict":S}),$=c("h3",
"gp-way-name");$.append(c("span","gp-sign",_,{"aria-hidden":"true"}),un(b),c("small","",O));let k=s("Prompt {number} as the model reads it: {way}",{number:y+1,way:un(
b)}),d=h(w,b,N,P,k),p=c("p","gp-gave"),u=c("span","gp-new");Qr(u,N.new,w.sampled?null:N.parts_at),p.append(c("span","gp-gave-words",`${s("Output:")} `),u);let f=c(
"p","gp-measures");for(let[x,T]of li(w,b,N,P,e.unit))f.append(c("span","",x,{tabindex:0,"data-tip":T}));let g=c("div","gp-way-body");return g.append(d,p,f),L.append(
$,g),L}function h({is_encoder_decoder:w},{name:b},{read:y},P,N){if(b!=="alone"&&JSON.stringify(y)===JSON.stringify(P.read))return c("p","gp-note",s("As long as \
the longest prompt: there is no padding, and the row is that of the prompt alone."));let S=c("div","gp-scroll",null,{tabindex:0,role:"region","aria-label":N});return S.
append(Zr(y,{text:P.read.length,side:b,goesOn:!w,caption:N})),S}function m(w){E(n("about"),ci(w)),i(w),G(n("of-decoder"),!w.is_encoder_decoder),n("batch-prompts").
replaceChildren(...w.prompts.map((b,y)=>a(w,y)))}return w=>{t.hidden=!e.found,!t.hidden&&(w.found||w.unit)&&m(e.found)}}function Dt({effective:t,config:e}){let n={...t,...e},o=(n.constraints||[]).map(i=>i.any_of||[i.phrase||[]]),r=(n.force_words_ids||[]).map(i=>Array.isArray(i[0])?
i:[i]);return[...o,...r].map(i=>({alternatives:i,length:Math.max(...i.map(a=>a.length))}))}function hi(t,e){let n=t.map(r=>e.get(r)),o=n.indexOf(void 0);return(o<
0?n:[...n.slice(0,o),"…"]).join("")}function pt({alternatives:t,length:e},n,o,r){if(n>=e)return!0;let i=t.filter(l=>l.length===n);if(!i.length)return!1;let a=[
...r,...ue(o).map(l=>l.chosen.token_id)].join(" ")+" ";return i.some(l=>` ${a}`.includes(` ${l.join(" ")} `))}var Yc={running:["●",({beam:t})=>s("beam {number}",{number:t+1})],finished:["■",()=>s("ended")],ended:["□",()=>s("ended, not counted")],pruned:["✕",()=>s(
"pruned")]};function pi(t,e){let r=t.querySelector(".gp-beam-table"),i=t.querySelector(".gp-where"),a=t.querySelector(".gp-more"),l={lost:4,progress:7},h=t.querySelector(
".gp-constraints"),m=[],w=[],b=[];function y(f){let g=40-f.filter(M=>M.beam.status!=="pruned").length,x=({beam:M})=>M.beam??(M.status==="finished"?1e6:1e7),T=f.
filter(M=>M.beam.status!=="pruned"||g-- >0).sort((M,A)=>x(M)-x(A)),C=new Map;for(let M of T){let A=M.beam.group??null;C.has(A)||C.set(A,[]),C.get(A).push(M)}return[
...C].sort(([M],[A])=>M-A)}function P(f,g){let x=new Map;for(let{beam:T}of f)T.status==="running"&&T.group<g&&x.set(T.text,(x.get(T.text)||0)+1);return x}function N(f){
let g="",x=f.before;for(;x&&g.length<32;x=x.before)g=(x.piece??x.chosen.text)+g;return(x||g.length>32?"…":"")+Array.from(g).slice(-32).join("")}function S(){let f=c(
"tbody"),g=f.insertRow(),x=c("th","gp-group-head",null,{scope:"rowgroup",colspan:"8"}),[T,C]=[c("b","gp-badge"),c("span")];return x.append(T,C),g.append(x),r.append(
f),w.push({body:f,head:g,badge:T,took:C,rows:[]}),w.at(-1)}function _(f){let g=f.body.insertRow(),x=Array.from({length:8},()=>g.insertCell()),[T,C,M]=[c("span",
"gp-sign"),c("span"),c("span","gp-flag","⚑ "+s("forced"))];x[0].append(T,C,M);let A=c("button","gp-pick",null,{type:"button",tabindex:"-1"}),[v,q,I]=[c("span",
"gp-tail"),c("bdi","gp-tail-text"),c("bdi","gp-word")];return v.append(q),A.append(v,I),x[1].append(A),f.rows.push({row:g,cells:x,sign:T,fate:C,flag:M,pick:A,tail:q,
word:I,node:null}),f.rows.at(-1)}function O(f,g,x){let{beam:T}=g,[C,M]=Yc[T.status]||["",()=>T.status];f.node=g,f.row.dataset.status=T.status,f.row.className=x?
"gp-looked":"",E(f.sign,C),E(f.fate,M(T)),f.flag.hidden=!T.forced;let A=N(g);f.tail.replaceChildren(),Ct(f.tail,A),Ae(f.word,T.text),f.pick.tabIndex=x?0:-1,f.pick.
setAttribute("aria-pressed",String(x&&e.selected===g));let v=[M(T),...T.forced?[s("forced")]:[]].join(", ");f.pick.setAttribute("aria-label",s("{fate}: {text}",
{fate:v,text:J(A+T.text)})),E(f.cells[2],g.before?s("beam {number}",{number:T.parent+1}):s(e.readsSource?"start":"prompt")),E(f.cells[3],Y(T.logprob)),E(f.cells[4],
T.diversity_penalty?`-${Y(T.diversity_penalty)}`:"–"),E(f.cells[5],Y(T.score)),E(f.cells[6],Y(T.final_score)),T.progress&&f.cells[7].replaceChildren(...$(g))}
function L(f){if(h.hidden=!f||!m.length,h.hidden)return;let g=m.map(({alternatives:x,length:T})=>{let C=c("li");return x.forEach((M,A)=>{A&&C.append(` ${s("or")}\
 `),C.append(oe(hi(M,e.texts)))}),C.append(" "+j(T,"({count} token)","({count} tokens)")),C});g.map(x=>x.textContent).join(`
`)!==h.dataset.said&&(h.dataset.said=g.map(x=>x.textContent).join(`
`),h.replaceChildren(...g))}function $(f){let g=e.prefix.map(C=>C.token_id),x=f.beam.progress.map((C,M)=>{let A=c("span","gp-goal"),v=m[M];for(let q=0;v&&q<Math.
min(v.length,8);q++)A.append(c("i",q<C?"gp-full-block":""));return v&&pt(v,C,f,g)?A.append(` ✓ ${s("done")}`):A.append(" "+(v?s("{progress} of {length}",{progress:C,
length:v.length}):String(C))),A}),{bank:T}=f.beam;return T==null?x:[...x,c("span","gp-note",s("bank {bank}",{bank:T}))]}function k(f,[g,x],T,C,M){if(f.body.hidden=
!x,!!x){if(f.head.hidden=g===null,g!==null){E(f.badge,Pe(g)),f.body.dataset.look=g%4;let A=[...P(T,g)].flatMap(([v,q])=>[oe(v,"gp-took"),q>1?` × ${q}`:""]);f.took.
replaceChildren(...A.length?[s("Earlier groups have just chosen:"),...A]:[s("Chooses first: no penalty")])}for(;f.rows.length<x.length;)_(f);f.rows.forEach((A,v)=>{
if(A.row.hidden=v>=x.length,!(v>=x.length)){for(let[q,I]of Object.entries(l))A.cells[I].hidden=!M[q];O(A,x[v],x[v]===C)}})}}function d(f){let x=e.prompts[f.sequence].
steps[f.index],T={lost:x.some(({beam:v})=>(v.group??null)!==null),progress:x.some(({beam:v})=>v.progress)};for(let[v,q]of Object.entries(l))r.tHead.rows[0].cells[q].
hidden=!T[v];let C=y(x);for(;w.length<C.length;)S();w.forEach((v,q)=>k(v,C[q]||[null,null],x,f,T));let M=x.length-C.reduce((v,[,q])=>v+q.length,0);a.hidden=M<=0,
E(a,j(M,"and {count} more that was pruned","and {count} more that were pruned"));let A={token:f.index+1,prompt:f.sequence+1};E(i,e.prompts.length>1?s("at token \
{token} of prompt {prompt}",A):s("at token {token}",A)),L(T.progress)}let p=()=>w.filter(({body:f})=>!f.hidden).flatMap(({rows:f})=>f.filter(({row:g})=>!g.hidden)),
u=f=>p().findIndex(({pick:g})=>g.contains(f.target));return r.addEventListener("click",f=>{let g=u(f);g>=0&&e.selectStep(p()[g].node)}),r.addEventListener("keyd\
own",f=>{f.key==="Escape"&&e.selectStep(null);let g=u(f),x={ArrowDown:1,ArrowUp:-1}[f.key];if(g<0||!x)return;f.preventDefault();let T=p()[g+x];T&&(e.selectStep(
T.node),T.pick.focus())}),f=>{f.run&&e.started&&(m=Dt(e.started));let g=e.usesBeams?e.current():null;t.hidden=!g,!(!g||g===b[0]&&e.selected===b[1])&&(b=[g,e.selected],
d(g))}}var de={node:108,fold:236,gap:34,row:38,leaf:20,between:8,margin:20,band:22,short:3},ui=new Set(["running"]),ut=new Set(["finished"]);function fi(t,e){let n=Math.
min(e.upTo,t.steps.length-1),o=ls(t,n),r=new Map((e.returned||[]).map((b,y)=>[b,y+1])),i=fn([...o,...r.keys(),...Rn(t,n)]),{kids:a,hidden:l}=Xc(t,n,e,i,o),{lanes:h,
counts:m}=td(t,n,a),w=od(t,n,a,h,e);return sd(t,{last:n,kept:o,outputs:r,alive:i,kids:a,hidden:l,lanes:h,counts:m,columns:w,options:e})}var Rn=(t,e)=>(t.steps[e]||
[]).filter(({beam:n})=>ui.has(n.status));function ls(t,e){let n=t.steps.slice(0,e+1).flat().filter(({beam:o})=>ut.has(o.status));return n.sort((o,r)=>r.beam.final_score-
o.beam.final_score),new Set(n.slice(0,(t.pools[e]||[]).length))}function fn(t){let e=new Set;for(let n of t)for(;n&&!e.has(n);n=n.before)e.add(n);return e}function Xc(t,e,n,o,r){
let i=new Map,a=new Set([null]),l=new Map,h=new Map,m=w=>(i.has(w)||i.set(w,{on:[],off:[]}),i.get(w));m(null);for(let w=0;w<=e;w++){for(let b of t.steps[w]){let{
before:y}=b,P=n.collapsed.has(y)?y:l.get(y);P!=null?(l.set(b,P),h.set(P,(h.get(P)||0)+1)):ui.has(b.beam.status)?(n.lost||o.has(b))&&(m(y).on.push(b),a.add(b)):(!ut.
has(b.beam.status)||n.lost||r.has(b))&&m(y).off.push(b)}t.distributions[w].forEach((b,y)=>{let P=Qc(t,w,y);n.candidates&&a.has(P)&&!n.collapsed.has(P)&&ed(t,w,y,
b,m(P),n.candidates)})}for(let w of i.values()){w.on.sort((N,S)=>N.beam.beam-S.beam.beam);let b=w.off.filter(({beam:N})=>ut.has(N.status)),y=w.off.filter(({beam:N})=>!ut.
has(N.status)),P=(N,S)=>S.beam.score-N.beam.score;w.off=[...b.sort(P),...Zc(y.sort(P),n.candidates)]}return{kids:i,hidden:h}}function Zc(t,e){let n=new Map;return t.
filter(({beam:{parent:o}})=>(n.set(o,(n.get(o)||0)+1),n.get(o)<=e))}function Qc(t,e,n){if(!(e<=t.given&&!t.steps[e].some(({beam:o})=>o.parent===n)))return e?t.byStep[e-
1].get(n):null}function ed(t,e,n,o,r,i){let a=i-r.off.filter(({beam:h})=>h.parent===n&&!ut.has(h.status)).length;if(a<=0)return;let l=new Set(t.steps[e].filter(
({beam:h})=>h.parent===n).map(({beam:h})=>h.token_id));for(let h of o.candidates)if(!(h.logprob===null||l.has(h.token_id))&&(r.off.push(Nr(t,e,n,o,h)),a-=1,!a))
return}function td(t,e,n){let o=new Map,r=new Map;for(let a=0;a<=e;a++){let l=[],h=new Set;for(let m of Rn(t,a)){let w=n.get(m.before);if(!w||!w.on.includes(m))
continue;let b=m.beam.group??0;r.has(b)||r.set(b,[]),w.on.find(({beam:P})=>(P.group??0)===b)===m&&m.before&&o.has(m.before)?(o.set(m,o.get(m.before)),r.get(b)[o.
get(m).number]=a,h.add(m)):l.push(m)}l.sort((m,w)=>m.beam.beam-w.beam.beam);for(let m of l){let w=m.beam.group??0,b=nd(r.get(w),a,m.before&&o.has(m.before)?o.get(
m.before).number:0);r.get(w)[b]=a,o.set(m,{group:w,number:b})}}let i=new Map([...r].sort(([a],[l])=>a-l).map(([a,l])=>[a,Math.max(1,l.length)]));return{lanes:o,
counts:i}}function nd(t,e,n){let o=a=>a.sort((l,h)=>Math.abs(l-n)-Math.abs(h-n)||h-l)[0],i=t.map((a,l)=>l).filter(a=>t[a]<e-1);return i.length?o(i):t.length}function od(t,e,n,o,r){
let i=h=>Rn(t,h-1).every(m=>{if(!o.has(m))return!0;let w=n.get(m);return w&&w.on.length===1&&!w.off.some(({beam:b})=>ut.has(b.status))}),a=[],l=r.live?e-2:e;for(let h=0;h<=
e;h++){let m=a.at(-1);r.fold&&m&&h<=l&&i(h)?m.to=h:a.push({from:h,to:h})}return a.flatMap(h=>{let m=h.to-h.from+1;return m>=de.short&&!r.unfolded.has(h.from)?[h]:
Array.from({length:m},(w,b)=>({from:h.from+b,to:h.from+b,...m>=de.short&&b===0?{open:!0}:{}}))})}function sd(t,{last:e,kept:n,outputs:o,alive:r,kids:i,hidden:a,
lanes:l,counts:h,columns:m,options:w}){let b=[],y=de.margin+de.node+de.gap;for(let u of m){u.x=y,u.folded=u.to>u.from,u.width=u.folded?de.fold:de.node,y+=u.width+
de.gap;for(let f=u.from;f<=u.to;f++)b[f]=u}let{tops:P,bands:N,height:S}=rd(i,l,h,b),_=u=>P.get(u.group)[u.number],O={node:null,nodes:[],look:"root",x:de.margin,
y:id(P),width:de.node,height:de.row-4,hidden:0},L=[O],$=new Map([[null,O]]),k=[];function d(u,f,g){let x=b[u.index],T={node:u,nodes:[u],look:p(u),x:x.x,y:f,width:x.
width,height:g,hidden:a.get(u)||0,place:o.get(u)||null,folded:x.folded,column:x,greedy:w.greedy.has(u)};$.set(u,T),L.push(T);let C=$.get(u.before);return C&&k.push(
{from:C,to:T,look:T.look,share:Math.min(1,Math.exp(u.beam.logprob??-1/0))}),T}function p(u){let{status:f}=u.beam;return f==="finished"?n.has(u)?"kept":"fell":f!==
"running"?f:u.index===e?"tip":r.has(u)?"inner":"lost"}for(let u=0;u<=e;u++){let f=b[u];for(let g of Rn(t,u))if(l.has(g))if(u>f.from){let x=$.get(g.before);x&&(x.
nodes.push(g),x.node=g,x.look=p(g),x.greedy&&=w.greedy.has(g),x.hidden=a.get(g)||0,$.set(g,x))}else d(g,_(l.get(g)),de.row-4).lane=l.get(g)}for(let[u,f]of i){let g=u===
null?null:l.get(u)&&_(l.get(u));if(g===void 0)continue;let x=new Map;for(let T of f.off){let C=b[T.index];if(!C||C.folded&&!ut.has(T.beam.status))continue;let M=g??
P.get(T.beam.group??0)[0],A=x.get(M)||0;x.set(M,A+1),d(T,M+de.row+A*de.leaf,de.leaf-2)}}return{entries:L,edges:k,columns:m,bands:N,at:$,last:e,width:y-de.gap+de.
margin,height:S}}function rd(t,e,n,o){let r=new Map;for(let[m,w]of t){let b=new Map;for(let y of w.off){let P=o[y.index];if(!P||P.folded&&!ut.has(y.beam.status))
continue;let N=m===null?{group:y.beam.group??0,number:0}:e.get(m);if(!N)continue;let S=`${N.group} ${N.number}`;b.set(S,(b.get(S)||0)+1)}for(let[y,P]of b)r.set(
y,Math.max(r.get(y)||0,P))}let i=new Map,a=[],l=de.margin,h=n.size>1;for(let[m,w]of n){let b=l;h&&(l+=de.band),i.set(m,[]);for(let y=0;y<w;y++)i.get(m).push(l),
l+=de.row+(r.get(`${m} ${y}`)||0)*de.leaf+de.between;h&&a.push({group:m,y:b,height:l-b-4}),h&&(l+=8)}return i.size||i.set(0,[l]),{tops:i,bands:a,height:Math.max(
l,de.margin+de.row)+de.margin-de.between}}var id=t=>[...t.values()][0][0];var ad=`
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
`,ps={kept:"■",fell:"▤",ended:"□",pruned:"✕",unseen:"…",lost:"✕"},cs={tall:.55,small:.75},ld=[1,1.8,3,4.5,6.5],cd=[.05,.2,.5,.8],dd={probability:({beam:t})=>z(
Math.min(1,Z(t.logprob))),token:({beam:t})=>Y(t.logprob,2),sum:({beam:t})=>Y(t.score,2),score:(t,e)=>Y(Rt(t,e),3),rank:t=>t.rank?`#${t.rank}`:`>${t.among??""}`},
Kt=class{constructor(e){this.element=e,e.classList.add("t-tree");let n=ee("style");n.textContent=ad,this.world=ee("g"),this.bands=ee("g"),this.ruler=ee("g"),this.
edges=ee("g"),this.blocks=ee("g"),this.nodes=ee("g"),this.world.append(this.bands,this.ruler,this.edges,this.blocks,this.nodes),e.append(n,this.world),this.paths=
new Map,this.drawn=new Map}draw(e,n){let o=n.area?a=>a.x+a.width>=n.area[0]&&a.x<=n.area[2]&&a.y+a.height>=n.area[1]&&a.y<=n.area[3]:()=>!0,r=e.entries.filter(o),
i=a=>n.zoom>=(ds(a)?cs.tall:cs.small);return this.drawBands(e),this.drawRuler(n.zoom>=cs.tall?e.columns.filter(({x:a,width:l})=>!n.area||a+l>=n.area[0]&&a<=n.area[2]):
[]),this.drawEdges(e,n),this.drawBlocks(r.filter(a=>!i(a)),n),this.drawNodes(r.filter(i),n),r.length}drawBands({bands:e,width:n}){let o=X(this.bands,e.length,()=>{
let r=ee("g");return r.append(ee("rect","t-band"),ee("text")),r});e.forEach(({group:r,y:i,height:a},l)=>{let[h,m]=o[l].children;K(h,{x:4,y:i,width:n-8,height:a,
rx:8}),K(m,{y:i+16}),E(m,s("group {group}",{group:Pe(r)}))})}drawRuler(e){let n=X(this.ruler,e.length,()=>ee("text","t-small"));e.forEach(({from:o,to:r,x:i},a)=>{
K(n[a],{x:i+8,y:12}),E(n[a],r>o?`${o+1}–${r+1}`:String(o+1))})}nameBandsAt(e){for(let n of this.bands.children)K(n.lastElementChild,{x:Math.max(14,e+10)})}drawEdges(e,n){
let o=new Map;for(let{from:r,to:i,look:a,share:l}of e.edges){let[h,m]=[r.x+r.width,i.x],[w,b]=[r.y+r.height/2,i.y+i.height/2];if(n.area&&(m<n.area[0]||h>n.area[2]||
Math.max(w,b)<n.area[1]||Math.min(w,b)>n.area[3]))continue;let y=n.path.has(i.node)||i.nodes.some(_=>n.path.has(_)),P=Math.min(40,(m-h)*.6),S=`t-edge t-w${cd.filter(
_=>l>=_).length} ${md(i,a,y)}${n.dim&&!y?" t-dim":""}`;o.has(S)||o.set(S,[]),o.get(S).push(`M${h},${w}C${h+P},${w} ${m-P},${b} ${m},${b}`)}this.drawPaths(this.edges,
o,(r,i)=>{r.style.strokeWidth=`${ld[Number(i.match(/t-w(\d)/)[1])]}px`})}drawPaths(e,n,o){for(let[r,i]of this.paths)i.parentNode===e&&!n.has(r)&&(i.remove(),this.
paths.delete(r));for(let[r,i]of n){let a=this.paths.get(r);a||(a=ee("path",r),o&&o(a,r),this.paths.set(r,a),r.includes("t-path")?e.append(a):e.prepend(a)),K(a,{
d:i.join("")})}}drawBlocks(e,n){let o=new Map;for(let r of e){let i=`t-blocks t-${hs(r,n.path)?"path":r.look}${n.dim&&!hs(r,n.path)?" t-dim":""}`;o.has(i)||o.set(
i,[]);let{x:a,y:l,width:h,height:m}=r;o.get(i).push(`M${a},${l+m*.2}h${h}v${m*.6}h${-h}z`)}this.drawPaths(this.blocks,o)}drawNodes(e,n){let o=new Map(this.drawn);
for(let r of e){let i=r.nodes[0]||null,a=this.drawn.get(i);(!a||a.tall!==ds(r))&&(a&&a.group.remove(),a=hd(ds(r)),this.drawn.set(i,a),this.nodes.append(a.group)),
o.delete(i),this.drawNode(a,r,n)}for(let[r,{group:i}]of o)i.remove(),this.drawn.delete(r)}drawNode(e,n,o){let{node:r,x:i,y:a,width:l,height:h,look:m}=n,{group:w,
box:b,word:y,right:P,tall:N}=e,S=r?dd[o.number](r,o.penalty):"";if(K(w,{class:this.classesOf(n,o),transform:`translate(${i} ${a})`}),K(b,{width:l,height:h}),K(P,
{x:l-8}),E(P,S),N)pd(e,n,o);else{let _=`${n.greedy?"G":""}${ps[m]} `;E(y,_+Bn(us(r),12-_.length-Math.ceil(S.length*.82)))}ud(e,n)}classesOf(e,n){let{node:o,look:r}=e,
i=hs(e,n.path),a=[`t-${r}`];return o&&(o.beam.group??0)&&["inner","tip"].includes(r)&&a.push(`t-g${o.beam.group%4}`),o&&o.given&&a.push("t-given"),i&&a.push("t-\
path"),n.dim&&!i&&o&&a.push("t-dim"),a.join(" ")}},ds=({height:t})=>t>de.leaf;function hd(t){let e=ee("g"),[n,o,r]=[ee("rect","t-box"),ee("text","t-word"),ee("t\
ext","t-small t-right")];e.append(n,o,r),K(n,{rx:t?7:5}),K(o,{x:8,y:t?14:13}),K(r,{y:t?28:13});let i=t?e.appendChild(ee("text","t-small")):null;return i&&K(i,{x:8,
y:28}),{group:e,box:n,word:o,right:r,left:i,tall:t,flag:null}}function pd({word:t,left:e},n,o){let{node:r,nodes:i,look:a}=n,l=ps[a]?`${ps[a]} `:"";r?E(t,l+(i.length>
1?gd(i.map(us).join(""),28):Bn(us(r),12-l.length))):E(t,o.root),E(e,r?fd(n,o):""),K(e,{class:r&&i.length<2&&jn(r)?"t-small t-switch":"t-small"})}function ud(t,{
look:e,place:n,hidden:o,width:r,height:i}){let a=n?`★${n}`:o?`+${o}`:"";if(!a&&e!=="kept"&&!t.flag)return;t.flag||(t.flag=[ee("rect","t-inside"),ee("rect","t-\
flag"),ee("text","t-flag-text")],t.group.append(...t.flag));let[l,h,m]=t.flag,w=8+7*a.length;K(l,{x:2.5,y:2.5,width:r-5,height:i-5,rx:3}),K(h,{x:r-w+4,y:-6,width:a?
w:0,height:14,rx:2}),K(m,{x:r-w/2+4,y:5}),E(m,a)}var hs=(t,e)=>t.nodes.some(n=>e.has(n)),jn=t=>t.before!==null&&t.beam.status==="running"&&t.beam.parent!==t.beam.
beam;function fd({node:t,nodes:e,greedy:n},o){let r=[n?"G":"",o.goals?o.goals(t):""].filter(Boolean).join(" ");return e.length>1?[j(e.length,"{count} token","{c\
ount} tokens"),r].filter(Boolean).join(" "):t.beam.status!=="running"?r:[t.given?s("given"):jn(t)?`${t.beam.parent+1}→${t.beam.beam+1}`:String(t.beam.beam+1),
r].filter(Boolean).join(" ")}function md(t,e,n){return n?"t-path":["pruned","unseen","ended","lost"].includes(e)?"t-off":["kept","fell"].includes(e)?"t-ending":
`t-g${(t.node.beam.group??0)%4}`}var us=({beam:t,chosen:e})=>(t.text||e.text||"").replace(At,n=>Re[n]||"�")||s("(empty)"),mi=t=>/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u.
test(t)?2:1;function Bn(t,e){let n=0,o=Array.from(t);for(let[r,i]of o.entries())if(n+=mi(i),n>e)return o.slice(0,Math.max(1,r-1)).join("")+"…";return t}function gd(t,e){
let n=Array.from(t),o=Math.floor((e-1)/2);return n.reduce((r,i)=>r+mi(i),0)<=e?t:Bn(t,o)+Bn(n.slice(-o).join(""),o)}var gi=12e3;async function ki(t,{tree:e,log:n,prompt:o,number:r,view:i,root:a}){let l=`beam-tree${r?"-"+(r+1):""}`,m=await{svg:()=>new Blob([yi(e,i,a)],{type:"i\
mage/svg+xml"}),png:()=>wd(e,i,a),json:()=>new Blob([JSON.stringify(wi(n,o,r),null,1)],{type:"application/json"}),dot:()=>new Blob([bd(wi(n,o,r))],{type:"text/v\
nd.graphviz"})}[t](),w=c("a","",null,{href:URL.createObjectURL(m),download:`${l}.${t}`});w.click(),setTimeout(()=>URL.revokeObjectURL(w.href),6e4)}function yi(t,e,n){
let o=ee("svg"),r=new Kt(o);r.draw(t,{...e,area:null,zoom:1}),r.nameBandsAt(0);let{width:i,height:a}=t;K(o,{xmlns:"http://www.w3.org/2000/svg",width:i,height:a,
viewBox:`0 0 ${i} ${a}`,class:"t-tree"});let l=getComputedStyle(n),h=o.querySelector("style");h.textContent=h.textContent.replace(/var\((--[\w-]+)\)/g,(w,b)=>l.
getPropertyValue(b).trim());let m=ee("rect");return K(m,{width:i,height:a,fill:l.getPropertyValue("--gp-page").trim()}),o.insertBefore(m,r.world),new XMLSerializer().
serializeToString(o)}async function wd(t,e,n){let o=yi(t,e,n),r=new Image;r.src="data:image/svg+xml;charset=utf-8,"+encodeURIComponent(o),await r.decode();let i=Math.
min(2,gi/t.width,gi/t.height),a=c("canvas","",null,{width:Math.ceil(t.width*i),height:Math.ceil(t.height*i)}),l=a.getContext("2d");l.scale(i,i),l.drawImage(r,0,
0,t.width,t.height);let h=await new Promise(m=>a.toBlob(m,"image/png"));if(!h)throw new Error(s("it is too large for the browser."));return h}function wi(t,e,n){
let{started:o}=t,r=o.effective.length_penalty??1,i=new Map,a=new Map;for(let{last:w}of t.returned||[])w&&w.sequence===n&&!a.has(w)&&a.set(w,a.size+1);let l=ls(e,
e.steps.length-1),h=e.steps.flatMap(w=>w).map(w=>{let{beam:b}=w;i.set(w,i.size);let y={id:i.get(w),parent:w.before?i.get(w.before):null,step:w.index+1,token_id:b.
token_id,token:b.text,piece:b.piece,logprob:b.logprob,raw_logprob:b.raw_logprob,sum:b.score,length:w.length,score:Rt(w,r),rank:w.rank,status:b.status,beam:b.beam,
parent_beam:b.parent};return w.given&&(y.given=!0),b.status==="finished"&&Object.assign(y,{final_score:b.final_score,kept:l.has(w)}),a.has(w)&&(y.output=a.get(w)),
(b.group??null)!==null&&Object.assign(y,{group:b.group,diversity_penalty:b.diversity_penalty}),b.progress&&Object.assign(y,{progress:b.progress,bank:b.bank,forced:b.
forced}),y}),m=t.readsSource?{source:o.prompt}:{prompt:o.prompt||xr(o)};return{format:"generation-playground/beam-tree",version:1,model:o.model,mode:o.mode,...m,
seed:o.seed,num_beams:o.effective.num_beams,length_penalty:r,early_stopping:o.effective.early_stopping??!1,nodes:h}}var bi=t=>'"'+t.replace(At,e=>Re[e]||"�").
replace(/[\\"]/g,"\\$&")+'"';function bd({prompt:t,nodes:e}){let n=t===void 0?"start of the target":t.slice(-40),o={running:"style=solid",finished:'style=solid,\
 peripheries=2, color="#00755a"',ended:'style=dotted, color="#00755a"',pruned:'style=dashed, color="#6b7280", fontcolor="#6b7280"'},r=e.map(a=>{let l=bi(`${a.token}`).
slice(0,-1)+`\\n${Y(a.logprob,2)}  ${Y(a.sum,2)}  #${a.rank??""}"`;return`  n${a.id} [label=${l}, ${o[a.status]||""}${a.output?", penwidth=3":""}];`}),i=e.map(a=>{
let l=(.4+4*Math.min(1,Z(a.logprob))).toFixed(2);return`  ${a.parent===null?"root":`n${a.parent}`} -> n${a.id} [penwidth=${l}${a.status==="pruned"?", style=dash\
ed":""}];`});return["digraph beam_tree {","  rankdir=LR;",'  node [shape=box, fontname="monospace"];',`  root [label=${bi(n)}, style=bold];`,...r,...i,"}",""].join(
`
`)}var kd=800,yd=130,xd=2e4;function vi(t){vd(t),_d(t),Od(t),Md(t),Ed(t),Td(t),Ld(t)}function vd(t){let{state:e,slider:n}=t;n.addEventListener("input",()=>{e.stop(),
t.goTo(Number(n.value)-1)}),t.part("play").addEventListener("click",()=>Sd(t))}function Sd(t){let{state:e,root:n}=t;e.playing?e.stop():(e.atEnd&&t.goTo(0),e.playing=
setInterval(()=>{!n.isConnected||e.atEnd?e.stop():t.goTo(e.shownTo+1),t.sayTime()},Math.max(yd,Math.min(kd,xd/Math.max(1,e.length))))),t.sayTime()}function _d(t){
let{state:e,log:n}=t,o=(i,a)=>{e.choose(i,a),t.regrow()},r=(i,a)=>t.part(i).addEventListener("change",({target:l})=>a(l));r("candidates-shown",({value:i})=>o("c\
andidates",Number(i))),r("number",({value:i})=>o("number",i)),r("lost",({checked:i})=>o("lost",i)),r("fold",({checked:i})=>{e.unfolded=new Set,o("fold",i)}),r("\
prompt-number",({value:i})=>{e.number=Number(i),n.selectStep(null),t.regrow()})}function Od(t){let{box:e,card:n,pan:o,state:r}=t,i=null;e.addEventListener("poin\
termove",a=>{if(a.pointerType==="touch"){n.hide();return}let l=o.pointers.size?null:r.entryAt(o.at(a));l!==i&&(i=l,e.style.cursor=l&&l.node?"pointer":"",l&&l.node?
t.showCard(l):n.hide())}),e.addEventListener("pointerleave",()=>{i=null,n.hide()}),e.addEventListener("click",a=>{let l=o.moved?null:r.entryAt(o.at(a));l&&(t.item.
focusOn(l),Si(t,l))})}function Si(t,e){let{state:n,log:o}=t;if(e.folded)n.unfolded.add(e.column.from),t.regrow();else if(e.node){let r=e.node===n.broughtOut;n.timeNode=
null,o.selectStep(r?null:e.node)}}function _i(t,e){e.node&&(t.state.toggle(e),t.regrow())}function Gt(t,e){e&&(t.pan.byHand=!0,t.pan.reveal(e),t.item.focusOn(e))}
var xi={ArrowLeft:(t,e)=>Gt(t,e.node&&t.state.parentOf(e)),ArrowRight:(t,e)=>Gt(t,t.state.kidsOf(e)[0]),ArrowDown:t=>Gt(t,t.item.neighbour(1)),ArrowUp:t=>Gt(t,t.
item.neighbour(-1)),Home:t=>Gt(t,t.state.tree.entries[0]),End:t=>Gt(t,t.state.tree.at.get(t.state.best)),Enter:Si," ":_i,Escape:t=>t.log.selectStep(null),"+":t=>t.
pan.zoomBy(1.25),"-":t=>t.pan.zoomBy(.8),0:t=>t.pan.whole()};function Md(t){let{item:e,state:n,card:o}=t;e.box.addEventListener("keydown",r=>{r.ctrlKey||r.metaKey||
r.altKey||!e.entry||!Object.hasOwn(xi,r.key)||(r.preventDefault(),r.stopPropagation(),xi[r.key](t,e.entry))}),e.box.addEventListener("focusin",({target:r})=>n.tree&&
r.matches(":focus-visible")&&t.showCard(e.entry)),e.box.addEventListener("focusout",()=>o.hide())}function Ed(t){let{root:e,state:n,pan:o}=t,r=(i,a)=>t.part(i).
addEventListener("click",a);r("in",()=>o.zoomBy(1.3)),r("out",()=>o.zoomBy(1/1.3)),r("whole",()=>{o.byHand=!0,o.whole()}),r("follow",()=>{o.byHand=!1,n.upTo=null,
t.regrow()}),t.part("full-screen").hidden=!document.fullscreenEnabled,r("full-screen",()=>document.fullscreenElement?document.exitFullscreen():e.requestFullscreen()),
document.addEventListener("fullscreenchange",()=>{e.isConnected&&(E(t.part("full-screen"),s(document.fullscreenElement===e?"Leave full screen":"Full screen")),o.
byHand=!1,t.regrow())})}function Td(t){let{state:e,log:n}=t;t.part("go-on").addEventListener("click",()=>{let o=e.selected;o&&n.ask({type:"branch",step:o,tokenId:o.
chosen.token_id})}),t.part("collapse").addEventListener("click",()=>{let o=e.tree.at.get(e.selected);o&&_i(t,o)}),t.part("clear").addEventListener("click",()=>n.
selectStep(null))}function Ld(t){let{root:e,state:n,log:o}=t,r=t.part("told");t.part("files").addEventListener("click",async({target:i})=>{let a=i.dataset.file;
if(a){if(a==="html"){o.ask({type:"save_page"});return}E(r,"");try{let{tree:l,prompt:h,number:m}=n;await ki(a,{tree:l,log:o,prompt:h,number:m,view:t.look(null),root:e})}catch(l){
E(r,s("The picture could not be made: {reason} Save it as SVG instead.",{reason:l.message}))}}})}var gs=-1e9,Jt=[[!1,"False"],[!0,"True"],["never",'"never"']],$d=["beam_search","beam_sample"],Ad=["group_beam_search","constrained_beam_search"];function ws(t){
let{mode:e,effective:n,config:o,eos_token_ids:r,max_new_tokens:i}=t.started,a={...o,...n},l=Ut(a.num_beams,1+Math.max(0,...(t.prompts[0].steps[0]||[]).map(({beam:m})=>m.
beam??0))),h=t.prompts[0].given;return{together:$d.includes(e)?!0:Ad.includes(e)?!1:null,prompts:t.prompts,start:h,maxNew:i-h,wanted:Ut(a.num_return_sequences,1),
size:e==="group_beam_search"?Math.ceil(l/Ut(a.num_beam_groups,1)):l,ends:new Set(r),constraints:Dt(t.started),promptIds:t.prefix.map(m=>m.token_id),own:{lengthPenalty:Number.
isFinite(a.length_penalty)?a.length_penalty:1,earlyStopping:Jt.some(([m])=>m===a.early_stopping)?a.early_stopping:!1}}}var Ut=(t,e)=>Number.isInteger(t)&&t>0&&t<=
4096?t:e,Se=({beam:t})=>ve(t.score)===null?-1/0:t.score,bs=(t,e)=>Se(t)/t.length**e;function Ti(t,e){return t.together?Pd(t,e):Wd(t,e)}function Li(t,e,n,{maxNew:o},{
lengthPenalty:r,earlyStopping:i}){let a=i==="never"&&r>0?o:e;return{best:t,length:a,bound:t/a**r,worst:n}}var Vt=new WeakMap;function Cd(t,e){if(!Vt.has(t)){let n=t.
filter(({beam:r})=>r.status==="running"||r.status==="pruned"),o=Math.max(...(n.length?n:t).map(Se));Vt.set(t,{ended:t.filter(({beam:r},i)=>i<e&&mn(r)),hopeless:!n.
length,best:n.length?o:o+gs})}return Vt.get(t)}function Pd(t,e){let{prompts:n,size:o,start:r}=t,i={node:null,score:gs},a=n.map(()=>({group:null,pool:Array(o).fill(
i),stop:null,lastStep:0,weighed:null,exact:!0})),l=Math.min(...n.map(({steps:m})=>m.length)),h=null;for(let m=r;m<l&&!h;m++){let w=n.map(({steps:y})=>Cd(y[m],o)),
b=w.every(y=>y.hopeless);a.forEach((y,P)=>Nd(y,w[P],m+1,b,t,e)),a.every(y=>y.stop)&&(h=a.find(y=>y.stop.step===m+1).stop)}return{stop:h,prompts:a.map(m=>({kept:m.
pool.filter(({node:w})=>w),pools:[m]}))}}function Nd(t,e,n,o,r,i){if(t.stop)return;if(e.ended.length){let m=e.ended.map(w=>({node:w,score:bs(w,i.lengthPenalty)}));
t.pool=[...t.pool,...m].sort((w,b)=>b.score-w.score).slice(0,r.size)}t.lastStep=n;let a=t.pool.at(-1).score,l=t.pool.every(({node:m})=>m),h=t.weighed=Li(e.best,
n-r.start,l?a:null,r,i);o?t.stop={step:n,why:"criteria"}:l&&i.earlyStopping===!0?t.stop={step:n,why:"full"}:t.pool.some(({node:m})=>h.bound>(m?a:gs))||(t.stop={
step:n,why:"settled"})}function Wd(t,e){let n=t.prompts.map(i=>{let a=Oi(i).map(w=>Mi(i,w,t,e)),l=Oi(i).map(w=>Mi(i,w,t,t.own)),h=1/0;return a.forEach((w,b)=>{let[
y,P]=[w,l[b]].map(({stop:N})=>N?N.step:1/0);w.exact=w.lastStep<=h,y!==P&&(h=Math.min(h,y,P))}),{kept:a.flatMap(w=>w.kept).sort((w,b)=>w.score-b.score).reverse(),
pools:a}}),o=n.flatMap(i=>i.pools);return{stop:o.length>0&&o.every(({stop:i})=>i)?o.map(({stop:i})=>i).reduce((i,a)=>a.step>i.step?a:i):null,prompts:n}}var Oi=({
steps:t,given:e})=>[...new Set((t[e]||[]).map(({beam:n})=>n.group??null))].sort((n,o)=>n-o);function Mi(t,e,n,o){let{size:r,start:i}=n,a={group:e,kept:[],stop:null,
weighed:null,lastStep:0,exact:!0};for(let l=i;l<t.steps.length&&!a.stop;l++){let h=qd(t.steps[l],e,n);if(!h)break;let m=a.lastStep=l+1;h.ended.forEach(y=>Ei(a,y,
n,o));let w=a.kept.length>=r,b=w?ms(a.kept):null;a.weighed=Li(h.best,m-i,b,n,o),w&&o.earlyStopping===!0?a.stop={step:m,why:"full"}:w&&b>=a.weighed.bound?a.stop=
{step:m,why:"settled"}:Id(t.steps[l],m,n)&&(Rd(h.nodes,n).forEach(y=>Ei(a,y,n,o)),a.stop={step:m,why:"criteria"})}return a}function qd(t,e,{ends:n}){Vt.has(t)||
Vt.set(t,new Map);let o=Vt.get(t);if(!o.has(e)){let r=t.filter(({beam:a})=>(a.group??null)===e),i=r.filter(({beam:a})=>a.status==="finished"&&n.has(a.token_id));
o.set(e,r.length?{nodes:r,ended:i,best:Se(r[0])}:null)}return o.get(e)}var ms=t=>Math.min(...t.map(({score:e})=>e));function Ei(t,e,n,{lengthPenalty:o}){let r=bs(
e,o);if(t.kept.length>=n.size&&!(r>ms(t.kept))||(t.kept.push({node:e,score:r}),t.kept.length<=n.size))return;let i=ms(t.kept);t.kept.splice(t.kept.findIndex(a=>a.
score===i),1)}function Id(t,e,{ends:n,maxNew:o,start:r}){return e-r>=o||t.some(({beam:i})=>mn(i)&&!n.has(i.token_id))}var mn=({status:t})=>t==="finished"||t==="\
ended";function Rd(t,{ends:e,constraints:n,promptIds:o,wanted:r}){let i=t.filter(({beam:h})=>h.status==="running"||mn(h)&&!e.has(h.token_id)),a=h=>n.every((m,w)=>pt(
m,h.beam.progress[w],h,o)),l=i.filter(h=>!h.beam.progress||a(h));return l.length<r?[...l,...i.filter(h=>!l.includes(h))]:l}function $i(t,e,n){let o=Math.max(...t.
prompts.map(i=>i.steps.length));if(e.stop?e.stop.step!==o:n)return!1;let r=Math.min(...t.prompts.map(i=>i.steps.length));return e.prompts.every(({kept:i},a)=>{let{
pools:l}=t.prompts[a],h=l[(t.together?r:l.length)-1]||[];return h.length===i.length&&h.every((m,w)=>Bd(m,i[w],t))})}function Bd(t,{node:e,score:n},o){if(ve(t)===
null||!Number.isFinite(n))return ve(t)===null==!Number.isFinite(n);let r=2e-5*Math.max(1,e.length**-o.own.lengthPenalty);return Math.abs(t-n)<=r+1e-5*Math.abs(n)}
function Ai(t,e,n,{lengthPenalty:o},r){let i=t.prompts[e],{kept:a,pools:l}=n.prompts[e],h=(y,P,N="")=>({node:y,score:bs(y,o),place:null,state:P,why:N}),m=new Set(
a.map(({node:y})=>y)),w=jd(i).filter(y=>!m.has(y)).map(y=>{let{stop:P}=l.find(({group:N})=>N===(y.beam.group??null))||l[0];return!P||y.index<P.step?h(y,"out","d\
ropped"):h(y,"out",n.stop&&y.index>=n.stop.step?"not reached":"too late")}),b=!r&&!n.stop;return[...a.map(({node:y,score:P},N)=>({node:y,score:P,place:N,state:n.
stop&&N<t.wanted?"returned":"kept",why:""})),...b?i.running.map(y=>h(y,"running")).sort((y,P)=>P.score-y.score):[],...w.sort((y,P)=>P.score-y.score)]}var fs=new WeakMap;
function jd({steps:t}){fs.has(t)||fs.set(t,{read:0,nodes:[]});let e=fs.get(t);for(;e.read<t.length;e.read++)e.nodes.push(...t[e.read].filter(({beam:n})=>n.status===
"finished"));return e.nodes}function zn({prompts:t}){let e=t.flatMap(({pools:n})=>n).filter(({stop:n})=>!n);return Math.min(...e.map(({lastStep:n})=>n))}var zd=new Set(["SequenceBiasLogitsProcessor","NoRepeatNGramLogitsProcessor","EncoderNoRepeatNGramLogitsProcessor","NoBadWordsLogitsProcessor","MinLengthLogitsP\
rocessor","MinNewTokensLengthLogitsProcessor","PrefixConstrainedLogitsProcessor","ForcedBOSTokenLogitsProcessor","ForcedEOSTokenLogitsProcessor","InfNanRemoveLo\
gitsProcessor","SuppressTokensLogitsProcessor","SuppressTokensAtBeginLogitsProcessor","HammingDiversityLogitsProcessor","PresencePenaltyLogitsProcessor","Freque\
ncyPenaltyLogitsProcessor","GivenTextLogitsProcessor","TemperatureLogitsWarper","TopHLogitsWarper","TopKLogitsWarper","TopPLogitsWarper","MinPLogitsWarper","Typ\
icalLogitsWarper","EpsilonLogitsWarper","EtaLogitsWarper","WatermarkLogitsProcessor","LogitNormalization"]),Ci=({processors:t})=>t.filter(e=>!zd.has(e));function ks(t,e){
let n=t.given,[o,r]=[n?t.steps[n-1][0]:null,0];for(let i=n;i<t.steps.length;i++){let{candidates:a}=(t.distributions[i]||[])[r]||{candidates:[]},l=e(i-n,a[0]);if(l===
void 0)return{last:o,ended:!1,left:null};let h=t.steps[i].find(m=>m.beam.parent===r&&m.beam.token_id===l)||null;if(!h||h.beam.status==="pruned")return{last:o,ended:!1,
left:Fd(t,o,r,{index:i,id:l,node:h,candidates:a})};if(o=h,h.beam.status!=="running")return{last:o,ended:!0,left:null};r=h.beam.beam}return{last:o,ended:!1,left:null}}
function Fd(t,e,n,{index:o,id:r,node:i,candidates:a}){let l=i&&i.beam||a.find(y=>y.token_id===r)||null,h=i?i.beam.group:e&&e.beam.group,m=t.steps[o].filter(y=>(y.
beam.group??null)===(h??null)||!e),w=m.filter(y=>y.beam.status==="running").map(Se),b=e&&!e.given?Se(e):0;return{index:o,token:l,node:i,considered:m.length,sum:i?
Se(i):l&&ve(l.logprob)!==null?b+l.logprob:null,best:w.length?Math.max(...w):null,worst:w.length?Math.min(...w):null}}var Fn=t=>ks(t,(e,n)=>n&&n.logprob!==null?n.
token_id:void 0);var Pi=700;function ys(t,e){let{beam:n,length:o}=t,r=e.started.effective.length_penalty??1,i=e.prompts[t.sequence].steps[t.index].filter(l=>(l.beam.group??null)===
(n.group??null)).length,a=[[s("probability"),z(Math.min(1,Z(n.logprob)))],[s("token log p"),Y(n.logprob)]];return Math.abs((n.raw_logprob??0)-(n.logprob??0))>1e-6&&
a.push([s("before the processors"),Y(n.raw_logprob)]),a.push([s("sum"),Y(n.score)]),a.push([s("sum / {length}^{power}",{length:o,power:r}),Y(Rt(t,r))]),a.push([
s("rank"),t.rank?s("{rank} of {among}",{rank:t.rank,among:i}):s("below the {among} considered",{among:i})]),n.diversity_penalty&&a.push([s("diversity penalty"),
Y(n.diversity_penalty)]),(n.bank??null)!==null&&a.push([s("bank"),String(n.bank)]),a}function xs(t,e,n,{place:o,greedy:r}={}){let{beam:i}=t,a=n.prompts[t.sequence].
steps[t.index].filter(L=>(L.beam.group??null)===(i.group??null)),l=a.filter(L=>L.beam.status==="running"),h=(i.beam??0)+1,m=n.started.mode==="beam_sample",w=n.finished&&
t.index===n.prompts[t.sequence].steps.length-1;if(t.given)return s("It was given, not chosen: the search begins after it.");let b=jn(t)?[s("It continues beam {p\
arent}: the text that was beam {number} ranked lower or was pruned.",{parent:i.parent+1,number:h})]:[],y=i.forced?[s("It was considered because it advances a co\
nstraint.")]:[],P=l.reduce((L,$)=>Math.min(L,$.beam.score),1/0),N=Number.isFinite(P)?[s("The worst beam that went on has a sum of {sum}.",{sum:Y(P)})]:[],S=Y(i.
final_score),_={tip:()=>[w?s("It was still running as beam {number} when the search stopped.",{number:h}):s("It goes on as beam {number}.",{number:h}),...b,...y],
inner:()=>[s("It went on as beam {number}.",{number:h}),...b,...y],lost:()=>[s("It went on as beam {number}, but is a dead end: better beams took the places of \
its continuations.",{number:h}),...b,...y],kept:()=>[s("The text ended here and is kept, with a final score of {score}.",{score:S}),...o?[s("It is output {place\
}.",{place:o})]:[]],fell:()=>[s("The text ended here with a final score of {score}, but was dropped for better ones.",{score:S})],ended:()=>[s("The text ended h\
ere but does not count: it ranked too low or lacks a constraint.")],pruned:()=>[s(m?"It was drawn and pruned: better ones filled the beams.":"It was considered \
and pruned."),...N],unseen:()=>[m?s("It was not drawn."):s("It was too improbable: not among the {considered} continuations that were considered.",{considered:a.
length})]},O=r?[s("Greedy decoding would have chosen it, too: it is the most probable token here.")]:[];return[...Object.hasOwn(_,e)?_[e]():[],...O].join(" ")}var vs=t=>t.
piece??(["pruned","unseen","ended"].includes(t.beam.status)||!t.beam.text?t.beam.text:"");function Ss(t,e,n){return t.beam.progress.map((o,r)=>{let i=e[r];return i&&
pt(i,o,t,n)?"✓":o?"◐":"·"}).join("")}function _s(t,e){let n=(h,m,w)=>t.querySelector(".gp-picked-"+w)||t.appendChild(c(h,m)),o=n("p","gp-whole-text","text"),
r=n("dl","","facts"),i=n("p","gp-fate","fate"),a=t.classList.contains("gp-node-card");function l(h,m,w){if(!h){t.hidden=!0;return}let b=m.at.get(h),y=ue(h.before).
map(O=>O.piece??"").join(""),P=a&&y.length>Pi?"…"+y.slice(-Pi):y,N=c("b","");Ae(N,vs(h)||h.beam.text),o.replaceChildren(c("bdi","",P),N);let S=ys(h,e);h.beam.
progress&&S.push([s("constraints"),Ss(h,w,e.prefix.map(O=>O.token_id))]);let _=([O,L])=>{let $=[c("dt","",O),c("dd","",L)];if(a)return $;let k=c("div");return k.
append(...$),[k]};r.replaceChildren(...S.flatMap(_)),E(i,xs(h,b?b.look:h.beam.status,e,b||{})),t.hidden=!1}return{element:t,show:l,hide:()=>{t.hidden=!0}}}function Ni(){
return[...[["tip",s("goes on")],["lost","✕ "+s("dead end")],["kept","■ "+s("ended, kept")],["fell","▤ "+s("ended, dropped")],["pruned","✕ "+s("pruned")],
["unseen","… "+s("not considered")],["path",s("best or selected text")]].map(([e,n])=>{let o=ee("svg","t-tree"),r=ee("g",`t-${e}`),[i,a]=[ee("rect","t-box"),ee(
"rect","t-inside")];K(i,{x:2,y:2,width:22,height:11,rx:3}),K(a,{x:4.5,y:4.5,width:17,height:6,rx:2}),r.append(i,a),o.append(r);let l=c("span");return e==="unsee\
n"?l.append(n):l.append(o,n),l}),c("span","",s("2→1: beam 2 goes on as beam 1")),c("span","","★ "+s("output")),c("span","","G "+s("greedy path"))]}var Hd=700,Dd={candidates:2,number:"probability"},Hn=class{constructor(e){this.log=e,this.number=0,this.upTo=null,this.timeNode=null,this.choices={},this.byHand=
{},this.collapsed=new Set,this.unfolded=new Set,this.tree=null,this.stale=!0,this.constraints=[],this.goals=new Map,this.playing=null}begin(){let{effective:e,max_new_tokens:n}=this.
log.started,o=(e.num_beams||1)*n>Hd;this.choices={...Dd,lost:!o,fold:o,...o?{candidates:0}:{},...this.byHand},this.number=0,this.upTo=this.timeNode=this.tree=null,
this.collapsed=new Set,this.unfolded=new Set,this.goals=new Map,this.constraints=Dt(this.log.started),this.stop()}choose(e,n){this.choices[e]=n,this.byHand[e]=n}stop(){
clearInterval(this.playing),this.playing=null}get prompt(){return this.log.prompts[this.number]}get length(){return this.prompt?Math.min(this.prompt.steps.length,
this.log.hideFrom??1/0):0}get shownTo(){return Math.min(this.upTo??1/0,this.length-1)}get atEnd(){return this.shownTo===this.prompt.steps.length-1}get penalty(){
return this.log.started.effective.length_penalty??1}get best(){if(!this.atEnd)return[...this.prompt.byStep[this.shownTo].values()][0]||null;let e=this.log.lines().
find(({last:n})=>n&&n.sequence===this.number);return e?e.last:null}get selected(){let{selected:e}=this.log;return e&&e.beam&&e.sequence===this.number?e:null}get broughtOut(){
return this.selected&&this.selected!==this.timeNode&&!this.log.suggested?this.selected:null}lay(){let{log:e,number:n,prompt:o,atEnd:r}=this;this.stale=!1;let i=r&&
e.returned?e.returned.map(({last:a})=>a):[];this.tree=fi(o,{...this.choices,upTo:this.shownTo,collapsed:this.collapsed,unfolded:this.unfolded,returned:i.filter(
a=>a&&a.sequence===n),live:!e.finished||!r,greedy:this.greedyNodes()})}greedyNodes(){let{prompt:e}=this,{last:n,left:o}=Fn(e),r=fn([n]),i=o&&(o.node||o.token&&Wr(
e,o.index,n,o.token.token_id));return i?r.add(i):r}get newest(){let{columns:e,at:n,entries:o}=this.tree,{x:r,width:i}=e.at(-1),{y:a,height:l}=n.get(this.best)||
o[0];return{x:r,y:a,width:i,height:l}}get folded(){return(this.tree?this.tree.columns:[]).filter(n=>n.to>n.from).reduce((n,{from:o,to:r})=>n+r-o,0)}kidsOf(e){return this.
tree.entries.filter(({nodes:n})=>n.length&&n[0].before===e.node)}parentOf(e){return this.tree.at.get(e.nodes[0].before)}entryAt([e,n]){let o=r=>e>=r.x&&e<=r.x+r.
width&&n>=r.y-2&&n<=r.y+r.height+2;return this.tree&&this.tree.entries.findLast(o)}goalsOf(e){return e.beam.progress?(this.goals.has(e)||this.goals.set(e,Ss(e,this.
constraints,this.log.prefix.map(n=>n.token_id))),this.goals.get(e)):""}toggle({node:e,column:n,folded:o}){let{unfolded:r,collapsed:i}=this,a=this.tree.columns.some(
({from:l,open:h})=>h&&l===e.index);o?r.add(n.from):a&&r.has(e.index)?r.delete(e.index):i.has(e)?i.delete(e):e.beam.status==="running"&&i.add(e)}};var Dn=class{constructor(e,n){this.box=e,this.changed=n,this.x=0,this.y=0,this.zoom=1,this.plane=[1,1],this.moved=!1,this.byHand=!1,this.gesture=!1,this.pointers=
new Map,e.addEventListener("pointerdown",o=>this.down(o)),e.addEventListener("pointermove",o=>this.move(o));for(let o of["pointerup","pointercancel"])e.addEventListener(
o,r=>this.up(r));e.addEventListener("wheel",o=>this.wheel(o),{passive:!1}),this.resized=()=>this.settle(),new ResizeObserver(()=>this.resized()).observe(e)}get width(){
return this.box.clientWidth||1}get height(){return this.box.clientHeight||1}get area(){return[this.x,this.y,this.x+this.width/this.zoom,this.y+this.height/this.
zoom]}get limits(){let e=Math.min(this.width/this.plane[0],this.height/this.plane[1]);return[Math.min(.9,Math.max(.01,e)),2.5]}sized(e,n){this.plane=[e,n],this.
settle()}settle(){let[e,n]=this.limits;this.zoom=Math.min(n,Math.max(e,this.zoom));let[o,r]=[this.width/this.zoom,this.height/this.zoom],i=(a,l,h)=>l>h?(h-l)/2:
Math.max(0,Math.min(a,h-l));this.x=i(this.x,o,this.plane[0]),this.y=i(this.y,r,this.plane[1]),this.changed()}zoomBy(e,[n,o]=[this.width/2,this.height/2],r=!1){this.
gesture=r;let[i,a]=this.limits,l=Math.min(a,Math.max(i,this.zoom*e));this.x+=n/this.zoom-n/l,this.y+=o/this.zoom-o/l,this.zoom=l,this.byHand=!0,this.settle()}whole(){
[this.zoom]=this.limits,[this.x,this.y]=[0,0],this.settle()}shows({x:e,y:n,width:o,height:r}){let[i,a,l,h]=this.area;return e>=i&&n>=a&&e+o<=l&&n+r<=h}reveal({x:e,
y:n,width:o,height:r},i=40){let[a,l,h,m]=this.area,w=Math.min(i,(h-a)/4,(m-l)/4);this.x+=Math.min(0,e-w-a)||Math.max(0,e+o+w-h),this.y+=Math.min(0,n-w-l)||Math.
max(0,n+r+w-m),this.settle()}at({clientX:e,clientY:n}){let{left:o,top:r}=this.box.getBoundingClientRect();return[this.x+(e-o)/this.zoom,this.y+(n-r)/this.zoom]}down(e){
e.button||(this.pointers.set(e.pointerId,e),this.pointers.size===1&&(this.moved=!1))}move(e){let n=this.pointers.get(e.pointerId);if(!n)return;let[o,r]=[e.clientX-
n.clientX,e.clientY-n.clientY];if(!this.moved&&Math.hypot(o,r)<4)return;this.moved||this.box.setPointerCapture(e.pointerId),this.moved=!0,this.byHand=!0,this.pointers.
set(e.pointerId,e);let i=[...this.pointers.values()].find(({pointerId:a})=>a!==e.pointerId);if(i){let a=m=>Math.hypot(m.clientX-i.clientX,m.clientY-i.clientY)||
1,{left:l,top:h}=this.box.getBoundingClientRect();this.zoomBy(a(e)/a(n),[(e.clientX+i.clientX)/2-l,(e.clientY+i.clientY)/2-h],!0)}else this.x-=o/this.zoom,this.
y-=r/this.zoom,this.settle()}up(e){this.pointers.delete(e.pointerId)}wheel(e){let n=document.fullscreenElement!==null,{left:o,top:r}=this.box.getBoundingClientRect();
e.ctrlKey||e.metaKey||n&&!e.shiftKey&&!e.deltaX?(e.preventDefault(),this.zoomBy(Math.exp(-e.deltaY*(e.deltaMode?.05:.002)),[e.clientX-o,e.clientY-r],!0)):(e.deltaX||
e.shiftKey)&&(e.preventDefault(),this.x+=(e.deltaX||e.deltaY)/this.zoom,this.byHand=!0,this.settle())}};var Kn=class{constructor(e,n,o){this.box=e,this.state=n,this.pan=o,this.element=null,this.entry=null}focusOn(e,n=!1){let o=this.element,r=o&&document.activeElement===
o;this.element=c("div","",null,{role:"treeitem",tabindex:"0",...this.attributesOf(e)}),this.entry=e,this.box.append(this.element),o&&o.remove(),this.place(),(r||
!n)&&this.element.focus({preventScroll:!0})}attributesOf(e){let{state:n}=this,o=e.node?e.nodes[0].index+2:1,r=e.node?n.kidsOf(n.parentOf(e)||n.tree.entries[0]):
[e],i=e.hidden||e.folded?"false":n.kidsOf(e).length?"true":null;return{"aria-level":o,"aria-label":this.labelOf(e),"aria-setsize":r.length||1,"aria-posinset":Math.
max(0,r.indexOf(e))+1,"aria-selected":String(!!e.node&&e.node===n.selected),...i&&{"aria-expanded":i}}}labelOf(e){let{log:n}=this.state,{node:o,nodes:r}=e;if(!o)
return s(n.readsSource?"The start of the target, where the tree begins":"The prompt, where the tree begins");let i=J(r.map(vs).join("")),a=r.length>1?j(r.length,
"{count} token, {text}","{count} tokens, {text}",{text:i}):i,l=ys(o,n).map(([h,m])=>`${h} ${m}`);return`${a}, ${s("step {number}",{number:o.index+1})}. ${xs(o,e.
look,n,e)} ${l.join(", ")}`}place(){let{state:{tree:e,best:n},entry:o,pan:{x:r,y:i,zoom:a}}=this;if(!e)return;let l=o&&(o.node?e.at.get(o.node):e.entries[0])||e.
at.get(n)||e.entries[0];if(!o||l.node!==o.node){this.focusOn(l,!0);return}this.entry=l,Object.assign(this.element.style,{left:`${(l.x-r)*a}px`,top:`${(l.y-i)*a}\
px`,width:`${l.width*a}px`,height:`${l.height*a}px`})}neighbour(e){let n=this.state.tree.entries.filter(({x:o})=>o===this.entry.x).sort((o,r)=>o.y-r.y);return n[n.
indexOf(this.entry)+e]}};var Wi=600,Kd=150,Gd=130,qi=.2,Ud=.4,Gn=class{constructor(e,n){this.root=e,this.state=n,this.log=n.log,this.box=this.part("window"),this.slider=this.part("slide\
r"),this.picture=new Kt(this.part("picture")),this.pan=new Dn(this.box,()=>this.schedule()),this.pan.resized=()=>{this.pan.settle(),n.tree&&!this.pan.byHand&&this.
pan.reveal(this.selected||n.newest,30)},this.item=new Kn(this.part("tree-nodes"),n,this.pan),this.card=_s(this.part("node-card"),this.log),this.picked=_s(this.part(
"picked"),this.log),this.drawn=null,this.wanted=!1,this.resting=void 0,this.part("legend-line").append(...Ni())}part(e){return this.root.querySelector(".gp-"+e)}get selected(){
return this.log.selected&&this.state.tree?this.state.tree.at.get(this.log.selected):void 0}revealSelected(){let{selected:e,pan:n}=this;e&&!n.shows(e)&&n.reveal(
e,1/0)}begin(){let{state:e}=this;e.begin(),Object.assign(this.pan,{x:0,y:0,zoom:1,byHand:!1}),this.part("candidates-shown").value=e.choices.candidates,this.part(
"number").value=e.choices.number,this.part("lost").checked=e.choices.lost,this.part("fold").checked=e.choices.fold}grow(){let{state:e,pan:n,box:o}=this;e.lay();
let{width:r,height:i}=e.tree;n.byHand||(n.zoom=Math.min(1,Math.max(.8,(Wi-4)/i)));let a=`${Math.round(Math.max(Kd,Math.min(Wi,i*Math.min(1,n.zoom)+4)))}px`;o.style.
height!==a&&(o.style.height=a),this.drawn=null,n.sized(r,i),n.byHand||n.reveal(e.newest,30),this.drawPicked(),this.sayTime()}schedule(){this.wanted||(this.wanted=
!0,requestAnimationFrame(()=>{this.wanted=!1,!this.root.hidden&&this.state.prompt&&this.draw()}))}redraw(){this.pan.gesture=!1,this.drawn=null,this.schedule()}regrow(){
this.state.stale=!0,this.schedule()}draw(){(this.state.stale||!this.state.tree)&&this.grow();let{pan:e,picture:n}=this,{x:o,y:r,zoom:i,area:a}=e;this.drawn&&e.gesture&&
Math.abs(Math.log(i/this.drawn.zoom))<Ud&&i!==this.drawn.zoom?(clearTimeout(this.resting),this.resting=setTimeout(()=>this.redraw(),Gd)):(!this.isDrawn(a)||i!==
this.drawn.zoom)&&this.drawAround(a,i);let{drawn:h}=this,m=[(h.area[0]-o)*i,(h.area[1]-r)*i].map(w=>`${w.toFixed(2)}px`);n.element.style.transform=`translate(${m}\
) scale(${i/h.zoom})`,n.nameBandsAt(o),this.item.place(),this.part("follow").hidden=!e.byHand}isDrawn([e,n,o,r]){if(!this.drawn)return!1;let{area:i}=this.drawn;
return e>=i[0]&&n>=i[1]&&o<=i[2]&&r<=i[3]}drawAround([e,n,o,r],i){let{picture:a}=this,[l,h]=[(o-e)*qi,(r-n)*qi],m=[e-l,n-h,o+l,r+h];this.drawn={zoom:i,area:m},K(
a.element,{width:(m[2]-m[0])*i,height:(m[3]-m[1])*i}),K(a.world,{transform:`translate(${-m[0]*i} ${-m[1]*i}) scale(${i})`}),a.draw(this.state.tree,this.look(m))}look(e){
let{state:n,log:o}=this,r=n.broughtOut;return{area:e,zoom:this.pan.zoom,path:fn([r||n.best]),dim:!!r,number:n.choices.number,penalty:n.penalty,goals:n.constraints.
length?i=>n.goalsOf(i):null,root:s(o.readsSource?"target start":"the prompt")}}goTo(e){let{state:n,log:o,pan:r}=this;n.upTo=e>=n.length-1?null:Math.max(0,e),n.timeNode=
n.upTo===null?null:n.best,o.selectStep(n.timeNode),n.upTo!==null&&(r.byHand=!1),this.regrow()}sayTime(){let{state:e,slider:n}=this,o=Math.max(1,e.length),r={step:e.
shownTo+1,end:o,folded:e.folded},i=s("step {step} of {end}",r);K(n,{max:o}),n.value=String(e.shownTo+1),n.setAttribute("aria-valuetext",i),E(this.part("step-wor\
ds"),e.folded?s("step {step} of {end}, {folded} folded",r):i),E(this.part("play"),s(e.playing?"❚❚ Pause":"▶ Play"))}showCard(e){let{card:n,pan:o,state:r}=this;
n.show(e.node,r.tree,r.constraints);let{x:i,y:a,zoom:l}=o,[h,m]=[(e.x-i)*l,(e.y+e.height-a)*l+8],{element:w}=n,b=(e.y-a)*l-w.offsetHeight-8;w.style.left=`${Math.
max(4,Math.min(h,o.width-w.offsetWidth-4))}px`,w.style.top=`${m+w.offsetHeight>o.height&&b>0?b:m}px`}drawPicked(){let{state:e,log:n}=this,o=e.broughtOut,r=this.
part("picked");if(r.hidden=!o,r.hidden)return;this.picked.show(o,e.tree,e.constraints),this.part("go-on").hidden=!n.canAsk||n.hideFrom!==null;let i=e.tree.at.get(
o),a=i&&!i.hidden&&e.kidsOf(i).length,l=this.part("collapse");l.hidden=!i||!a&&!i.hidden||o.beam.status!=="running",E(l,i&&i.hidden?s("Open what follows ({count\
})",{count:i.hidden}):s("Fold what follows"))}drawPrompts(){let e=this.log.prompts.length,n=this.part("prompt-number");this.part("which").hidden=e<2,n.options.length!==
e&&(n.replaceChildren(...this.log.prompts.map((o,r)=>c("option","",String(r+1),{value:r}))),n.value=this.state.number)}};function Ii(t,e){let n=new Hn(e),o=new Gn(t,n);return vi(o),r=>{t.hidden=!e.usesBeams,r.run&&e.started&&o.begin(),!t.hidden&&(o.part("files").querySelector("[da\
ta-file=html]").hidden=!e.canAsk,(r.run||r.steps||r.status)&&(n.stale=!0,o.drawPrompts()),o.drawn=null,o.draw(),r.selection&&o.revealSelected(),o.drawPicked())}}var Vd={returned:"★",kept:"■",running:"●",out:"□"},[Jd,Ri]=[100,14],Yd=16,Os=new WeakMap,Bi=new WeakMap;function Un(t){let e=[],n=t;for(;n&&!Os.has(n);)
e.push(n),n=n.before;let o=n?Os.get(n):"";for(let r of e.reverse())o+=r.piece??(r.given||!mn(r.beam)?r.chosen.text:""),Os.set(r,o);return o}function Jn(t,e=26){
let n=Array.from(t);return n.length<=2*e+3?t:`${n.slice(0,e).join("")} … ${n.slice(-e).join("")}`}function Xd(t,e){let n=0;for(;n<t.length&&t[n]===e[n];)n+=1;
for(;n>0&&!/\s/.test(t[n]??" ");)n-=1;return n}function Zd(t,e,n){if(n.ends.has(t.beam.token_id))return ke("eos")[0];if(t.length>=n.maxNew)return ke("length")[0];
let o=(e.returned||[]).find(({last:r})=>r===t);return o?ke(o.stopReason)[0]:s("a stopping criterion")}function Qd({place:t,state:e,why:n}){return t!==null?e==="\
returned"?s("{place} output",{place:t+1}):String(t+1):n==="dropped"?s("dropped"):n==="too late"?s("too late"):n==="not reached"?s("not reached"):e==="running"?s(
"still running"):""}var Vn=class{constructor(e,n){this.table=e,this.body=e.tBodies[0],this.log=n,this.rows=[],this.body.addEventListener("click",o=>{let r=this.
rows.find(({pick:i})=>i.contains(o.target));r&&n.selectStep(n.selected===r.node?null:r.node)}),this.body.addEventListener("keydown",o=>{o.key==="Escape"&&n.selectStep(
null);let r={ArrowDown:1,ArrowUp:-1}[o.key];if(!r)return;o.preventDefault();let i=this.rows[this.rows.findIndex(({pick:a})=>a===o.target)+r];i&&!i.row.hidden&&i.
pick.focus()})}newRow(){let e=this.body.insertRow(),n=Array.from({length:9},()=>e.insertCell()),[o,r]=[c("span","gp-sign",null,{"aria-hidden":"true"}),c("span")];
n[0].append(o,r);let i=c("button","gp-pick",null,{type:"button"}),[a,l]=[c("bdi","gp-head-text"),c("bdi","gp-tail-text")];i.append(a,l),n[3].append(i);let h={row:e,
cells:n,sign:o,place:r,pick:i,head:a,tail:l,node:null};return this.rows.push(h),h}draw(e,n,o){let r={moved:n!==null,group:e.some(({node:h})=>(h.beam.group??null)!==
null),words:e.some(({node:h})=>h.beam.progress)};for(let[h,m]of Object.entries(r))G(this.table.tHead.querySelector(`.gp-${h}-column`),m);for(;this.rows.length<e.
length;)this.newRow();let i=e.map(({node:h})=>Un(h)),a=i.map(h=>Xd(h,i[0]));i.length>1&&(a[0]=Math.min(...a.slice(1)));let l=Math.max(0,e.findIndex(({node:h})=>h===
this.log.selected));this.rows.forEach((h,m)=>{G(h.row,m<e.length),!h.row.hidden&&(h.pick.tabIndex!==(m===l?0:-1)&&(h.pick.tabIndex=m===l?0:-1),this.fill(h,e[m],
i.length>1?a[m]:0,n,o,r))})}fill(e,n,o,r,i,a){let{node:l,score:h,place:m,state:w}=n,{cells:b,pick:y}=e,[P,N]=[Un(l),this.log.selected===l];e.node=l,e.row.dataset.
state!==w&&(e.row.dataset.state=w),E(e.sign,Vd[w]),E(e.place,Qd(n)),this.sayText(e,P,o,N),y.getAttribute("aria-pressed")!==String(N)&&y.setAttribute("aria-press\
ed",String(N)),G(b[1],a.moved),a.moved&&E(b[1],eh(m,r.get(l))),G(b[2],a.group),a.group&&E(b[2],Pe(l.beam.group)),E(b[4],Number.isFinite(Se(l))?Y(Se(l)):"−∞"),
E(b[5],String(l.length)),E(b[6],Number.isFinite(h)?Y(h):"−∞"),G(b[7],a.words),a.words&&E(b[7],this.written(l,i)),E(b[8],w==="running"?"–":`${l.index+1}: ${Zd(
l,this.log,i)}`)}sayText({pick:e,head:n,tail:o},r,i,a){let l=a||i<Yd?0:i,h=`${a} ${l} ${r}`;if(Bi.get(e)===h)return;Bi.set(e,h);let m=Array.from((l?"…":"")+r.
slice(l)),w=a||m.length<=2*Ri?0:Ri,b=m.slice(0,m.length-w);me(n,(a?b:b.slice(0,Jd)).join("")),me(o,w?m.slice(-w).join(""):"",{plain:!w}),e.setAttribute("aria-la\
bel",J(r)),l||m.length>60?we(e,()=>s("The whole text: {text}",{text:r})):delete e.dataset.tip}written(e,{constraints:n,promptIds:o}){let r=n.filter((i,a)=>pt(i,
e.beam.progress[a],e,o)).length;return`${r===n.length?"✓ ":""}${s("{done} of {all}",{done:r,all:n.length})}`}};function eh(t,e){return e===void 0?t===null?"–":
"– ▲":t===null?`${e+1} ▼`:t===e?`${e+1} =`:`${e+1} ${t<e?"▲":"▼"} ${Math.abs(t-e)}`}var Yn=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-greedily"),this.path=this.root.querySelector(".gp-path"),this.doubt=this.root.querySelector(
".gp-doubt"),this.exactly=this.root.querySelector(".gp-exactly"),this.button=this.root.querySelector(".gp-ask-greedy"),this.isAsked=!1,this.said=null,this.button.
addEventListener("click",()=>{this.isAsked=!0,this.sayButton(),n.ask({type:"search",kind:"greedy"})})}sayButton(){this.button.disabled=this.isAsked,E(this.button,
s(this.isAsked?"running …":"Run greedy decoding"))}draw(e,n,o){let{log:r}=this,i=(r.searched.get(r.turn)||[]).find(({kind:l})=>l==="greedy")||null;this.button.
hidden=!!i||!r.finished||!Object.hasOwn(r.answers,"search"),this.sayButton(),this.path.hidden=!!i,this.fill(this.path,this.pathWords(Fn(e.prompts[n]),e,o.prompts[n].
kept,!!r.started.effective.do_sample));let a=Ci(r.started).map(l=>Ce(l)[0]);this.doubt.hidden=!a.length||!!i,E(this.doubt,s("This is the path of the most probab\
le tokens as the search had them. Greedy decoding may give another one: {processors} can act differently on its logits.",{processors:a.join(", ")})),this.exactly.
hidden=!i,i&&this.said!==i&&this.drawFound(i,e,n,o),this.said=i}fill(e,n){let o=n.map(r=>typeof r=="string"?r:r.textContent).join(`
`);e.dataset.said!==o&&(e.dataset.said=o,e.replaceChildren(...n))}pathWords({last:e,ended:n,left:o},r,i,a){if(o)return this.leftWords(o,r,a);if(!e||e.given)return[
s(a?"The path of the most probable tokens is not known yet.":"The greedy path is not known yet.")];let l=n?i.findIndex(({node:w})=>w===e):-1,h=Y(Se(e)),m=l<0?j(
e.length,"Its sum is {sum} after {count} token.","Its sum is {sum} after {count} tokens.",{sum:h}):j(e.length,"Its sum is {sum} after {count} token, its score {\
score}.","Its sum is {sum} after {count} tokens, its score {score}.",{sum:h,score:Y(i[l].score,4)});return[[this.fateWords(e,n,l,a),m,...this.bestWords(e,n,l,r,
i)].join(" ")]}fateWords({beam:e,index:n},o,r,i){let a={text:s(i?"The text of the most probable tokens":"The greedy text"),beam:(e.beam??0)+1,place:r+1,token:n+
1};return o?r>0?s("{text} has ended, and has rank {place}.",a):r===0?this.log.finished?s("{text} is the best output.",a):s("{text} is the best so far.",a):e.status===
"finished"?s("{text} ended at token {token} but is not kept: others are better.",a):s("{text} ended at token {token} but does not count: it ranked too low or la\
cks a constraint.",a):s("{text} is still running, as beam {beam}.",a)}bestWords({sequence:e},n,o,r,i){if(!n){let m=r.prompts[e].running.map(Se);return m.length?
[s("The best beam has {sum}.",{sum:Y(Math.max(...m))})]:[]}if(o===0||!i[0])return[];let{node:a,score:l}=i[0],h={sum:Y(Se(a)),score:Y(l,4)};return[j(a.length,"Th\
e best has a sum of {sum} after {count} token, and a score of {score}.","The best has a sum of {sum} after {count} tokens, and a score of {score}.",h)]}leftWords({
index:e,token:n,node:o,sum:r,considered:i,best:a,worst:l},h,m){let w=h.prompts.some(({steps:P})=>(P[0]||[]).some(({beam:N})=>(N.group??null)!==null)),b=[o?s("ra\
nk {rank} of {considered}",{rank:o.rank,considered:i}):s("not among the {considered} considered",{considered:i}),...r===null?[]:[s("sum {sum}",{sum:Y(r)})],...l===
null?[]:[s("worst beam that went on {worst}, best {best}",{worst:Y(l),best:Y(a)})]].join("; "),y=s(m?"{where} left the path of the most probable tokens at token\
 {place}: {token} ({details}).":"{where} left the greedy path at token {place}: {token} ({details}).");return pe(y,{where:s(w?"Group A":"The search"),place:String(
e+1),details:b,token:n?oe(n.text,"gp-strong"):s("a token that was not recorded")})}drawFound(e,n,o,r){let i=e.tokens.map(([P])=>P),a=ks(n.prompts[o],P=>i[P]),l=P=>P.
reduce((N,S)=>N+(ve(S)??-1/0),0),h=r.prompts[o].kept[0],m=h?ue(h.node).filter(P=>!P.given):[],w=c("span");this.fill(w,[...pe(s("Run by the library, greedy decod\
ing wrote {text}."),{text:oe(Jn(e.text,60),"gp-wrote")}),` ${this.totalWords(i.length,l(e.tokens.map(([,,P])=>P)))} `,h?`${this.bestTotalWords(m.length,l(m.map(
({chosen:P})=>P.raw_logprob)))} `:"",...this.pathWords(a,n,r.prompts[o].kept,!1)]);let b=c("details"),y=c("table");for(let[P,[,N,S]]of e.tokens.entries()){let _=y.
insertRow();_.insertCell().textContent=P+1,_.insertCell().append(oe(N)),_.insertCell().textContent=Y(ve(S))}b.append(c("summary","",s("Its tokens and their log-\
probabilities")),y),this.exactly.replaceChildren(w,b)}totalWords(e,n){let o={sum:Y(n)};return this.log.started.processors.length?j(e,"It has {count} token with \
a log-probability of {sum} before the processors.","It has {count} tokens with a log-probability of {sum} before the processors.",o):j(e,"It has {count} token w\
ith a log-probability of {sum}.","It has {count} tokens with a log-probability of {sum}.",o)}bestTotalWords(e,n){let o={sum:Y(n)};return this.log.started.processors.
length?j(e,"The best output has {count} token with a log-probability of {sum} before the processors.","The best output has {count} tokens with a log-probability\
 of {sum} before the processors.",o):j(e,"The best output has {count} token with a log-probability of {sum}.","The best output has {count} tokens with a log-pro\
bability of {sum}.",o)}};var Yt=(t,e)=>t.lengthPenalty===e.lengthPenalty&&t.earlyStopping===e.earlyStopping,Ms=t=>Jt.find(([e])=>e===t)?.[1]??String(t),Mt=t=>String(Number(t.toFixed(4))),
Xn=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-stopping"),this.why=this.root.querySelector(".gp-stopped-by"),this.rows=Jt.map(([o,r])=>this.
newRow(o,r)),this.asked=null}newRow(e,n){let o=this.root.querySelector("tbody").insertRow(),r=c("th","",null,{scope:"row"});o.append(r);let[i,a,l]=Array.from({length:3},
()=>o.insertCell()),h=c("span"),m=c("button","gp-button gp-run-on",null,{type:"button","aria-label":s("Run the search with early_stopping {name}",{name:n})});l.
dataset.name=`${s("outputs:")} `,i.append(h," ",m);let w={row:o,head:r,words:h,button:m,because:a,outputs:l,value:e,name:n,rule:null};return m.addEventListener(
"click",()=>{this.asked=w.rule,this.log.ask({type:"search",kind:"rule",rule:w.rule}),this.sayButton(w)}),w}sayButton({button:e,rule:n}){let o=!!(this.asked&&Yt(
this.asked,n));e.disabled=o,E(e,s(o?"running …":"Run the search"))}draw(e,n,o,r,i){E(this.why,this.whyWords(e,n,o(e.own),i));for(let a of this.rows){a.rule={lengthPenalty:r.
lengthPenalty,earlyStopping:a.value};let l=Yt(a.rule,e.own);ae(a.row,l?"gp-own-rule":""),E(a.head,l?s("{name} (this run)",{name:a.name}):a.name),this.drawRule(a,
e,n,o,i)}}drawRule(e,n,o,r,i){let a=r(e.rule),{pools:l}=a.prompts[o],h=l.every(({exact:b})=>b),m=a.stop&&h?null:this.answerTo(e.rule),w=!m&&!(a.stop&&h);if(e.button.
hidden=!w||!this.log.finished||!Object.hasOwn(this.log.answers,"search"),this.sayButton(e),m){E(e.words,s("after step {step}",{step:m.steps})),E(e.because,s("fo\
und by a run")),this.sayOutputs(e.outputs,...this.comparedIds(m));return}E(e.words,th(a,h,i)),E(e.because,this.reasons(l,n,e.rule)),!h||!a.stop?E(e.outputs,"–"):
this.sayOutputs(e.outputs,...this.comparedNodes(a,r(n.own),o,n))}answerTo(e){return(this.log.searched.get(this.log.turn)||[]).find(o=>o.kind==="rule"&&Yt(o.rule,
e))||null}comparedNodes(e,n,o,{wanted:r}){let[i,a]=[e,n].map(({prompts:h})=>h[o].kept.slice(0,r));return[i.filter(({node:h},m)=>!a[m]||a[m].node!==h).length,i.length,
i[0]?{text:Un(i[0].node),score:i[0].score}:null]}comparedIds({outputs:e}){let n=this.log.finished.sequences.map(({token_ids:o})=>o.join(" "));return[e.filter(({
token_ids:o},r)=>o.join(" ")!==n[r]).length,e.length,e[0]]}sayOutputs(e,n,o,r){let i=r&&{differ:n,all:o,score:Y(r.score,4)},a=n?o>1?s("{differ} of {all} differ;\
 the best, with score {score}:",i):s("another text, with score {score}:",i):s("the same"),l=a+(n?r.text:"");e.dataset.said!==l&&(e.dataset.said=l,e.replaceChildren(
a,...n?[" ",oe(Jn(r.text,40),"gp-wrote")]:[]))}whyWords(e,n,o,r){let{pools:i}=o.prompts[n],a=Ms(e.own.earlyStopping);return(o.stop?s("This search stopped after \
step {step} by the rule of early_stopping {name}.",{step:o.stop.step,name:a}):r?s("The search was cut off. By the rule of early_stopping {name} it would have go\
ne on.",{name:a}):s("The search goes on by the rule of early_stopping {name}.",{name:a}))+(i.length>1?`
`:" ")+this.reasons(i,e,e.own)}reasons(e,n,o){return e.map(r=>[...nh(r,e.length>1),this.reason(r,n,o)].join(" ")).join(`
`)}reason({stop:e,weighed:n},o,r){if(!n)return s("No step has been taken.");let{best:i,length:a,bound:l,worst:h}=n;if(e&&e.why==="criteria")return this.cutOffWords(
o,e);if(h===null)return j(o.size,"No text has ended.","Fewer than {count} texts have ended.");let m=r.earlyStopping==="never"&&r.lengthPenalty>0,w=`${Y(i)} / ${a}\
 ^ ${Mt(r.lengthPenalty)} = ${Y(l,4)}`,b={numbers:m?s("{formula} (at the longest possible length)",{formula:w}):w,worst:Y(h,4)},{together:y}=o;if(!e)return y?s(
"The best running beam, {numbers}, is above the worst that is kept, {worst}.",b):s("The best continuation of the step, {numbers}, is above the worst that is kep\
t, {worst}.",b);if(e.why==="settled")return y?s("No running beam can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",b):
s("No continuation of the step can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",b);let P=j(o.size,"{count} text has\
 ended, which is enough.","{count} texts have ended, which is enough.");if(!(l>h))return P;let N=y?s("Yet the best running beam, {numbers}, was above the worst \
of them, {worst}.",b):s("Yet the best continuation of the step, {numbers}, was above the worst of them, {worst}.",b);return`${P} ${N}`}cutOffWords({start:e,maxNew:n},{
step:o}){if(o-e>=n)return j(e+n,"The length limit of {count} token was reached.","The length limit of {count} tokens was reached.");let r=(this.log.finished?this.
log.finished.sequences:[]).find(({stop_reason:i})=>!["eos","length","unfinished"].includes(i));return r?s("Every continuation met a stopping criterion ({reason}\
).",{reason:ke(r.stop_reason)[0]}):s("Every continuation met a stopping criterion.")}};function th({stop:t,prompts:e},n,o){return n?t?s("after step {step}",{step:t.
step}):o?s("goes on past step {step}",{step:zn({prompts:e})}):s("not yet"):t?s("not exact: about step {step}",{step:t.step}):s("not exact")}function nh({group:t,
stop:e},n){if(t===null)return[];let o={group:Pe(t),step:e&&e.step};return[n&&e?s("Group {group}, after step {step}:",o):s("Group {group}:",o)]}function ji(t,e){let o=M=>t.querySelector(".gp-"+M),[r,i,a,l,h]=["slide","power","rule","own-again","of-prompt"].map(o),[m,w,b]=["formula","honest","rest"].map(
o),y=new Vn(o("hypothesis-table"),e),P=new Xn(t,e),N=new Yn(t,e),S={},_=new Map;for(let[M,A]of Jt)a.append(c("option","",A,{value:JSON.stringify(M)}));r.addEventListener(
"input",()=>O({lengthPenalty:Number(r.value)})),i.addEventListener("input",()=>{Number.isFinite(i.valueAsNumber)&&O({lengthPenalty:i.valueAsNumber})}),i.addEventListener(
"change",()=>e.usesBeams&&$(L(ws(e)),!0)),a.addEventListener("change",()=>O({earlyStopping:JSON.parse(a.value)})),l.addEventListener("click",()=>{S={},p(),r.focus()}),
h.addEventListener("change",()=>p());function O(M){S={...S,...M},p()}let L=M=>({...M.own,...S});function $(M,A=!1){Number(r.value)!==M.lengthPenalty&&(r.value=M.
lengthPenalty),(A||document.activeElement!==i)&&(i.value=Mt(M.lengthPenalty)),a.value=JSON.stringify(M.earlyStopping)}function k(M){return A=>{let v=JSON.stringify(
A),q=_.get(v);if(q)return q;let I=Ti(M,A);return I.stop&&_.set(v,I),I}}function d(M){return{stop:e.finished?{step:0,why:""}:null,prompts:M.prompts.map(({finished:A})=>({
kept:A.map(v=>({node:v,score:v.beam.final_score})),pools:[{group:null,stop:null,weighed:null,exact:!0}]}))}}function p({onlySelection:M=!1,anew:A=!1}={}){let v=ws(
e),q=!!(e.finished||e.failed),I=u(v.prompts.length),H=k(v),W=v.together!==null&&$i(v,H(v.own),!!e.finished),R=W?L(v):v.own,F=W?H(R):d(v),D=W?H(v.own):F,U=W&&!Yt(
R,v.own),Q=Ai(v,I,F,R,q),te=U?new Map(D.prompts[I].kept.map(({node:se},he)=>[se,he])):null;if(y.draw(Q.slice(0,40),te,v),b.hidden=Q.length<=40,E(b,j(Q.length-40,
"and {count} more, with a lower score","and {count} more, with lower scores")),M)return;for(let se of["what-if","stopping"])o(se).hidden=!W;o("greedily").hidden=
!1,$(R,A),l.hidden=!U,E(l,s("Back to the run’s own: {power}, {early}",{power:Mt(v.own.lengthPenalty),early:Ms(v.own.earlyStopping)}));let re=Q.filter(({place:se})=>se!==
null);E(o("counts"),f(Q,re)),E(o("scored"),s("sum / length ^ {power}",{power:Mt(R.lengthPenalty)})),m.setAttribute("aria-live",U?"polite":"off"),E(m,g(re[0],R)),
x(W?C(F,D,I,v,R,q):T(v)),W&&P.draw(v,I,H,R,q),N.draw(v,I,D)}function u(M){return o("of-prompts").hidden=M<2,h.options.length!==M&&h.replaceChildren(...Array.from(
{length:M},(A,v)=>c("option","",s("prompt {number}",{number:v+1}),{value:v}))),Math.max(0,h.selectedIndex)}function f(M,A){let v=M.filter(({state:I})=>I==="runn\
ing").length,q=M.filter(({state:I})=>I==="returned").length;return[s("{count} ended",{count:B(M.length-v)}),s("{count} kept",{count:B(A.length)}),...v?[s("{coun\
t} running",{count:B(v)})]:[],...q?[j(q,"{count} output","{count} outputs")]:[]].join(", ")}function g(M,{lengthPenalty:A}){if(!M)return s("No text is kept yet.");
let{node:v,score:q}=M,I={sum:Y(Se(v)),length:v.length,power:Mt(A),score:Y(q,4)};return s("The best: score = sum / length ^ length_penalty = {sum} / {length} ^ {\
power} = {score}",I)}function x(M){w.hidden=!M,E(w,M)}function T(M){return M.prompts.every(({steps:A,given:v})=>A.length===v)?s("The search has not begun: all t\
okens so far were given."):M.together===null?s("This decoding loop has its own rules: the texts are shown as they were recorded."):s("The recording does not fol\
low the rules of this search, so it does not tell what other settings would give.")}function C(M,A,v,q,I,H){let W=Math.max(1,...q.prompts.map(({steps:U})=>U.length-
q.start)),R=W**I.lengthPenalty;if(!Number.isFinite(R)||R===0)return s("{length} ^ {power} is too large or too small for a floating-point number: the search itse\
lf would fail.",{length:W,power:Mt(I.lengthPenalty)});let F=M.prompts[v].pools.filter(({exact:U})=>!U);if(F.length){let U=F.map(({group:Q})=>Pe(Q)).join(", ");return j(
F.length,"Not exact: an earlier group would have stopped at another step, and the padding that a stopped group writes changes the diversity penalty of group {gr\
oups}.","Not exact: an earlier group would have stopped at another step, and the padding that a stopped group writes changes the diversity penalty of groups {gr\
oups}.",{groups:U})}if(Yt(I,q.own))return"";if(!M.stop){if(!H)return"";let U=zn(M);return q.together?s("With these settings the search would have gone on past s\
tep {step}, where the recording ends: this ranks what is known so far.",{step:U}):s("With these settings the search would have gone on past step {step}, where t\
he recording of a group ends: this ranks what is known so far.",{step:U})}let{step:D}=M.stop;return A.stop?D<A.stop.step?s("With these settings the search would\
 have stopped after step {step}, not {own}: what ended later does not count.",{step:D,own:A.stop.step}):"":s("With these settings the search would have stopped \
after step {step}: what ended later does not count.",{step:D})}return M=>{if(M.run&&(S={},_=new Map,h.replaceChildren()),(M.run||M.searched)&&(P.asked=N.isAsked=
null),t.hidden=!e.usesBeams,t.hidden)return;let A=e.hideFrom!==null;if(o("untold").hidden=!A,o("found").hidden=A,o("counts").hidden=A,A)return;let{run:v,steps:q,
status:I,selection:H,searched:W}=M;v||q||I||W?p({anew:v}):H&&p({onlySelection:!0})}}var oh=["token_id","text","piece","logprob","raw_logprob","entropy"],Es=class extends Ot{constructor(e,n){super(),this.group=e,this.number=n}changed(e){super.changed(
e),this.group&&this.group.entryChanged(this.number,e)}},Zn=class extends It{constructor(e){super(["run","steps","status","measured","found","lanes","pair","unit"]),
this.name=e,this.lanes=null,this.turn=void 0,this.fresh=new Set,this.unit="bits",this.clear(null)}clear(e){this.header=e,this.showMetrics(),this.done=null,this.
apart=null,this.found=null,this.charts={},this.asking=null,this.pair=[0,1],this.fresh.clear(),this.groups=(e?e.groups:[]).map((n,o)=>({...n,number:o,entries:[],
shown:0,told:{values:{},each:{}},values:{},each:{}})),this.entries=(e?e.entries:[]).map(({group:n,seed:o},r)=>{let i=e.kind==="lanes"?Object.assign(new Es(this,
r),{unit:this.unit}):null,a={number:r,group:n,seed:o,log:i,begun:!1,tokens:[],ended:null};return this.groups[n].entries.push(a),a});for(let n of this.kinds)this.
changed(n)}get running(){return!!(this.header&&!this.done)}feedRun(e,n){n!==this.turn&&(this.position=0),this.turn=n,this.feed(e)}read(e){let n=Object.hasOwn(zi,
e.type)&&zi[e.type];if(!n)throw new Error("unknown line "+e.type);n(this,e)}entryChanged(e,n){this.fresh.add(e),this.changed(n==="status"?"status":"steps")}flush(){
this.changes.entries=this.fresh,this.fresh=new Set,super.flush()}subscribe(e,n){super.subscribe(e,o=>n({entries:new Set(this.entries.keys()),...o}))}setPair(e,n){
this.pair=[e,n],this.changed("pair")}shownOf(e){let{entries:n,shown:o}=this.groups[e];return n[o]}showEntry(e,n){this.groups[e].shown=n,this.changed("pair")}setLanes(e){
this.lanes=e,this.changed("lanes")}setAsking(e,n){this.asking={question:e,titles:n};for(let o of["steps","status","measured","found"])this.changed(o)}answered(e){
return!!this.found&&this.found.question===e&&(!this.asking||this.asking.question===e)}setUnit(e){this.unit=e,this.showMetrics(),this.groups.forEach(n=>this.showMeasured(
n));for(let{log:n}of this.entries)n&&(n.unit=e);for(let n of["unit","measured"])this.changed(n)}showMetrics(){let e=this.header?this.header.metrics:[];this.metrics=
e.map(n=>n.unit==="nats"?{...n,unit:this.unit}:n),this.inNats=new Set(e.filter(({unit:n})=>n==="nats").map(({name:n})=>n))}showMeasured(e){let n=(r,i)=>this.inNats.
has(r)&&Number.isFinite(i)?Me(i,this.unit):i,o=(r,i)=>Object.fromEntries(Object.entries(r).map(([a,l])=>[a,i(a,l)]));e.values=o(e.told.values,n),e.each=o(e.told.
each,(r,i)=>i.map(a=>n(r,a)))}},zi={Comparison(t,e){t.clear(e)},Of(t,{entry:e,event:n}){t.entries[e].log.read(n)},Begun(t,{entry:e,apart:n}){t.apart=n||null,t.entries[e].
begun=!0,t.entryChanged(e,"status")},Tokens(t,{entry:e,tokens:n}){for(let o of n)t.entries[e].tokens.push(Object.fromEntries(oh.map((r,i)=>[r,o[i]])));t.entryChanged(
e,"steps")},Ended(t,{entry:e,text:n,stop_reason:o,failed:r}){t.entries[e].ended={text:n,stop_reason:o,failed:r},t.entryChanged(e,"status")},Measured(t,{group:e,
values:n,each:o}){t.groups[e].told={values:n,each:o||{}},t.showMeasured(t.groups[e]),t.changed("measured")},Found(t,{values:e,charts:n}){t.found=e,t.charts=n||{},
t.changed("found")},Done(t,{stopped:e,overtaken:n}){t.done={stopped:e,...n&&{overtaken:n}},t.changed("status")}};var Fi={},Hi={},Qn=new Map,eo=new Map,Ts="bits";function Ls(t){return Qn.has(t)||Qn.set(t,Object.assign(new Ot,{unit:Ts})),Qn.get(t)}function $s(t){return eo.has(
t)||eo.set(t,Object.assign(new Zn(t),{unit:Ts})),eo.get(t)}function As(t){Ts=t;for(let e of[...Qn.values(),...eo.values()])e.setUnit(t)}function sh(t,e,{log:n="\
main"}={}){Di(Fi[t],t,e,Ls(n))}function rh(t,e,{group:n}){Di(Hi[t],t,e,$s(n))}function Di(t,e,n,o){let r=n.querySelector(".gp-pane");if(!r||!t){console.error(`G\
eneration Playground: there is no pane “${e}” here.`);return}br(r),Ir(r),o.subscribe(r,t(r,o))}function ih(t,e,n){Ls(t).feedRun(e||"",n)}function ah(t,e,n){
$s(t).feedRun(e||"",n)}function Ki(t,e){Fi=t,Hi=e;let n={mount:sh,feed:ih,chooseUnit:As,log:Ls,RunLog:Ot,mountGroup:rh,feedGroup:ah,group:$s};window.GenerationPlayground=
n;let o=window.GenerationPlaygroundQueue||[],r=i=>{try{i(n)}catch(a){console.error("Generation Playground:",a)}};window.GenerationPlaygroundQueue={push:r},o.forEach(
r)}function Gi(t,e,{stepUnder:n,hover:o,leave:r}){t.addEventListener("pointermove",i=>{let a=n(i);a&&(i.buttons===1?e.selectStep(a):o(a))}),t.addEventListener("poi\
nterleave",r),t.addEventListener("click",i=>{let a=n(i);a&&e.selectStep(a)}),Cs(t,e)}function Cs(t,e){t.addEventListener("keydown",n=>{let o={ArrowRight:1,ArrowUp:1,
ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0};n.key==="Escape"&&e.selectStep(null),n.key in o&&(n.preventDefault(),e.walk(o[n.key]))})}function to(t,e,n,o,r=0){
e&&(t.setAttribute("aria-valuenow",String(e.isPrompt?e.index-r:e.index+1)),t.setAttribute("aria-valuemin",String(1-r)),t.setAttribute("aria-valuemax",String(n))),
t.setAttribute("aria-valuetext",o)}var lh=new Intl.NumberFormat("en-US",{maximumFractionDigits:2,minimumFractionDigits:2}),Ui=t=>lh.format(t),Vi={information:{unit:!0,write:Ui,look:{rangemode:"to\
zero"}},sum:{unit:!0,write:Ui,look:{}},share:{title:()=>s("probability"),write:z,look:{rangemode:"tozero",tickformat:".0%"}},count:{title:()=>s("tokens kept"),write:B,
look:{type:"log",dtick:1}},rank:{title:()=>s("rank"),write:B,look:{type:"log",dtick:1,autorange:"reversed"}}},Ps=[["kept","solid"],["chosen","dash"],["accepted",
"dot"],["rejected","dashdot"],["bonus","longdash"],["text","4px,4px"],["before","12px,3px,2px,3px"],["focus","2px,7px"]].map(([t,e])=>({role:t,dash:e})),Ji=()=>({
information:{name:s("surprisal and entropy"),axis:"information",about:s("Surprisal tells how unexpected each token was; entropy how uncertain the next token was\
, for the model (before) and for the draw (after)."),series:[{name:s("surprisal"),role:"surprisal",dash:"solid",tip:s("How unexpected the chosen token was: minu\
s the logarithm of its probability after the processors; before them where a text was only read."),value:t=>xe(t).surprisal},{name:s("entropy before"),role:"ent\
ropy-before",dash:"dot",tip:s("How uncertain the model was, before any processor: the surprisal that it expected."),value:t=>t.distribution.entropy_before},{name:s(
"entropy after"),role:"entropy-after",dash:"dash",tip:s("How uncertain the draw was, after the processors."),value:t=>t.isPrompt?null:t.distribution.entropy_after}]},
kept:{name:s("candidates kept"),axis:"count",about:s("How many tokens of the vocabulary could still be chosen after the processors. Each line of the grid is ten\
 times the one below."),series:[{name:s("candidates kept"),role:"entropy-after",dash:"solid",tip:s("The number of tokens with a probability above 0 after the pr\
ocessors."),value:t=>t.isPrompt?null:Math.max(1,Ke(t))}]},cumulative:{name:s("cumulative log-probability"),axis:"sum",about:s("The logarithm of the probability \
of the whole text up to each token: steep where the text is unlikely. The prompt is added up separately."),series:[{name:s("after the processors"),role:"surpris\
al",dash:"solid",sum:!0,tip:s("Added up after the processors: from the probabilities that the tokens were drawn with."),value:t=>t.isPrompt?null:t.chosen.logprob??
t.chosen.raw_logprob},{name:s("before them"),role:"entropy-before",dash:"dot",sum:!0,tip:s("Added up before the processors: from the probabilities that the mode\
l gave."),value:t=>t.chosen.raw_logprob}]},before:{name:s("looked up: probability before"),axis:"share",about:s("How probable the model found each looked-up tok\
en at each place, before the processors."),of:t=>Z(t.raw_logprob)},after:{name:s("looked up: probability after"),axis:"share",about:s("How probable each looked-\
up token was in the draw at each place, after the processors: 0% where they removed it."),of:t=>Z(t.logprob)},rank:{name:s("looked up: rank"),axis:"rank",about:s(
"The rank of each looked-up token among all tokens before the processors: 1, the likeliest, is at the top."),of:t=>t.raw_rank||null}});var We=(t,e={})=>({color:"var(--gp-muted)",gridcolor:"var(--gp-line)",linecolor:"var(--gp-line)",zeroline:!1,automargin:!0,title:{text:t,standoff:8,font:{size:13}},
...e}),ft=(t,e,n,o,r={})=>({data:e,layout:{font:{color:"var(--gp-text)",size:13,family:"system-ui, Segoe UI, Roboto, Helvetica Neue, Arial"},paper_bgcolor:"var(\
--gp-surface)",plot_bgcolor:"var(--gp-surface)",hoverlabel:{bgcolor:"var(--gp-raised)",bordercolor:"var(--gp-line)",font:{color:"var(--gp-text)"}},hovermode:"cl\
osest",margin:{l:52,r:18,t:28,b:44},height:300,showlegend:!1,xaxis:n,yaxis:o,meta:t,...r}});var ch={solid:"none",dash:"7 4",dot:"2 4",dashdot:"10 4 2 4",longdash:"14 5"},Yi=t=>ch[t]??t.replaceAll("px","").replaceAll(","," ");function Xi({series:t,of:e},n){
return t||[...n].slice(-Ps.length).map(([o,r],i)=>({...Ps[i],name:r,tip:s("The looked-up token {token}, id {id}.",{token:J(r),id:o}),value:a=>{let l=(a.watched||
[]).find(({token_id:h})=>h===o);return l?e(l):null}}))}function Zi({curve:t,series:e,steps:n,prompt:o,current:r,unit:i,factor:a}){let l=Vi[t.axis],h=o.length,m=O=>O.
index+1-(O.isPrompt?h+1:0),w=l.unit?a:1,b=(O,L,$)=>({type:"scatter",mode:L.length>400?"lines":"lines+markers",name:O.name,connectgaps:!1,hoverinfo:"text",x:L.map(
m),...dh(O,L,w,l,i),line:{color:`var(--gp-${O.role})`,width:2,dash:O.dash},marker:{color:`var(--gp-${O.role})`,size:4},opacity:$?.75:1}),y=e.flatMap(O=>[...h?[b(
O,o,!0)]:[],b(O,n,!1)]),P=Math.max(10,n.length),N=We(s("token"),{range:[h?.5-h:.5,P+.5],showgrid:!1}),S=We(l.unit?i:l.title(),l.look),_={label:s("{curve} along \
the text",{curve:t.name}),layout:{height:260,hovermode:"x",margin:{l:52,r:12,t:12,b:40},shapes:hh(h,r&&m(r))}};return ft(_.label,y,N,S,_.layout)}function dh(t,e,n,o,r){
let i=0,a=e.map(h=>{let m=ve(t.value(h));return t.sum?(i=i===null||m===null?null:i+m,i===null?null:i*n):m===null?null:m*n}),l=a.map((h,m)=>h===null?"":s("{token\
} {series}: {value}",{token:J(e[m].chosen.text),series:t.name,value:`${o.write(h)}${o.unit?` ${r}`:""}`}));return{y:a,text:l}}function hh(t,e){let n={type:"line",
yref:"paper",y0:0,y1:1},o={type:"rect",xref:"x",x0:.5-t,x1:.5,yref:"paper",y0:0,y1:1,fillcolor:"var(--gp-raised)",line:{width:0},layer:"below"};return[...t?[o,{
...n,x0:.5,x1:.5,line:{color:"var(--gp-muted)",width:1,dash:"dot"}}]:[],...e===null?[]:[{...n,x0:e,x1:e,line:{color:"var(--gp-chosen)",width:1.5}}]]}var ph=150;function Qi(t,e){let n=C=>t.querySelector(".gp-"+C),[o,r,i,a,l]=["curve-chart","reading","unit","view","keys"].map(n),h=Ji(),m=new Map,w=0,b=-1/0,y=!1,
P=()=>h[a.value],N=()=>Xi(P(),m);function S(){let C=e.current();return C?Ze([],e.lastOf(C)).added:[]}function _(){let C=Object.keys(h).filter(A=>h[A].series||m.
size);if(C.length===a.options.length)return;let M=C.includes(a.value)?a.value:C[0];a.replaceChildren(...C.map(A=>c("option","",h[A].name,{value:A}))),a.value=M}
function O(C){for(let M of C)for(let{token_id:A,text:v}of M.watched||[])m.set(A,v)}function L(){let C=[P().about,e.promptSteps.length?s("The prompt comes before\
 the text, on a shaded background."):""].filter(Boolean).join(" ");E(n("about"),C);let M=N(),A=JSON.stringify(M.map(({name:v,tip:q})=>[v,q]));l.dataset.key!==A&&
(l.dataset.key=A,l.replaceChildren(...M.map($)))}function $({name:C,role:M,dash:A,tip:v}){let q=c("span","",null,{tabindex:"0","data-tip":v}),I=ee("svg",""),H=ee(
"line","");for(let[W,R]of Object.entries({width:26,height:8,"aria-hidden":"true"}))I.setAttribute(W,String(R));for(let[W,R]of Object.entries({x1:0,y1:4,x2:26,y2:4,
stroke:`var(--gp-${M})`,"stroke-dasharray":Yi(A)}))H.setAttribute(W,String(R));return I.append(H),q.append(I,P().of?oe(C):C),q}function k(){let C=e.current(),M=C?
d(C):s("The curve grows with the text.");E(r,M),to(r,C,S().length,C?M:s("no token yet"),e.promptSteps.length)}function d(C){let M={number:C.index+1,token:J(C.chosen.
text),facts:p(C)};return C.isPrompt?s("Prompt token {number}, {token}: {facts}",M):s("Token {number}, {token}: {facts}",M)}function p(C){if(P().of)return f(C)||
s("no token was looked up here");if(a.value==="kept")return C.isPrompt?s("no processor takes part"):s("{kept} of {count} tokens kept",{kept:B(Ke(C)),count:B(C.distribution.
vocab)});if(a.value==="cumulative")return u(C);let{surprisal:M,entropyBefore:A,entropyAfter:v}=xe(C),[q,I,H]=[M,A,v].map(W=>le(ve(W),e.unit));return C.isPrompt?
s("surprisal {surprisal}; entropy {entropy}",{surprisal:q,entropy:I}):s("surprisal {surprisal}; entropy {before} before, {after} after",{surprisal:q,before:I,after:H})}
function u(C){let M=C.isPrompt?e.promptSteps:S(),A=M.slice(0,M.indexOf(C)+1),v=N().filter(q=>q.value(C)!==null).map(q=>{let I=A.map(W=>ve(q.value(W)));return`${I.
includes(null)?s("minus infinity"):le(I.reduce((W,R)=>W+R,0),e.unit)} ${q.name}`});return s("log-probability so far {sums}",{sums:v.join(", ")})}function f(C){return(C.
watched||[]).map(M=>{let A={token:J(M.text),before:z(Z(M.raw_logprob)),after:z(Z(M.logprob)),rank:B(M.raw_rank||0)};return M.logprob===null?M.raw_rank?s("{token\
} {before} before (rank {rank}), removed after",A):s("{token} {before} before, removed after",A):M.raw_rank?s("{token} {before} before (rank {rank}), {after} af\
ter",A):s("{token} {before} before, {after} after",A)}).join("; ")}function g(){w=0,b=performance.now(),o.removeAttribute("aria-busy");let C=S(),M=C.length||e.promptSteps.
length?Zi({curve:P(),series:N(),steps:C,prompt:e.promptSteps,current:e.current(),unit:e.unit,factor:Me(1,e.unit)}):void 0;ce(o,M,({x:A})=>{let v=A-1+(A<1?e.promptSteps.
length:0),q=A<1?e.promptSteps[v]:S()[v];q&&e.selectStep(q)})}function x(){w||!y||(o.setAttribute("aria-busy","true"),w=window.setTimeout(g,Math.max(0,b+ph-performance.
now())))}new IntersectionObserver(([{isIntersecting:C}])=>{y||!C||(y=!0,x())}).observe(t),Cs(r,e),i.addEventListener("change",()=>As(i.value)),a.addEventListener(
"change",T);function T(){L(),k(),x()}return C=>{C.unit&&(i.value=e.unit),C.run&&(m=new Map),O(S()),_(),T()}}var ta={probability:{scale:"prob",level:t=>t.probability*10,ends:["0%","100%"],meaning:()=>s("How likely the token was, after the processors.")},raw:{scale:"pro\
b",level:t=>t.rawProbability*10,ends:["0%","100%"],meaning:()=>s("How likely the model found the token, before the processors.")},rank:{scale:"heat",level:t=>Ns[na(
t)][1],meaning:()=>s("The rank among all tokens, the likeliest first. A bar beside the token shows it, too.")},surprisal:{scale:"heat",level:t=>t.surprisal/Math.
LN2,bits:[0,10],words:()=>[s("expected"),s("surprising")],meaning:()=>s("How unexpected the token was: minus the logarithm of its probability.")},uncertainty:{scale:"\
heat",level:t=>t.entropyBefore/Math.LN2*1.25,bits:[0,8],words:ea,meaning:()=>s("How uncertain the model was before this token: the entropy of its distribution, \
before the processors.")},kl:{scale:"heat",level:t=>t.kl/Math.LN2,bits:[0,10],meaning:()=>s("How far two distributions lie apart: the Kullback-Leibler divergenc\
e.")},entropy:{scale:"heat",level:t=>t.entropyAfter/Math.LN2*1.25,bits:[0,8],words:ea,meaning:()=>s("How open the choice was: the entropy after the processors.")}};
function ea(){return[s("certain"),s("uncertain")]}var Ns=[[1,0],[10,3],[100,6],[1e3,8],[1/0,10]],na=({rank:t})=>Ns.findIndex(([e])=>(t??1/0)<=e);function Xt(t,e,n){
let{scale:o,level:r}=ta[e],i=Math.round(Math.max(0,Math.min(10,r(n)||0)));t.style.backgroundColor=`var(--gp-${o}-${i})`,e==="rank"?t.dataset.rank=String(na(n)):
delete t.dataset.rank}function mt(t,e,n){let{scale:o,ends:r,bits:i,words:a=()=>[],meaning:l}=ta[e];if(t.dataset.tip=l(),t.tabIndex=0,t.replaceChildren(),e==="ra\
nk"){Ns.forEach(([N,S],_)=>{let O=c("span","gp-chip",N===1/0?s("beyond"):s("top {rank}",{rank:N}),{"data-rank":_});O.style.backgroundColor=`var(--gp-${o}-${S})`,
t.append(O)});return}let[h,m]=r||i.map(N=>`${n==="bits"?N:(N*Math.LN2).toFixed(1)} ${n}`),[w,b]=a(),y=(N,S)=>S?`${S}, ${N}`:N,P=c("span","gp-ramp",null,{"aria-h\
idden":"true"});for(let N=0;N<=10;N++){let S=c("i");S.style.backgroundColor=`var(--gp-${o}-${N})`,P.append(S)}t.append(c("span","",y(h,w)),P,c("span","",y(i?m.replace(
" ","+ "):m,b)))}var Ws=3,uh={sum:"logprob",token:"per_token",byte:"per_byte"},oa=(t,e)=>t[uh[e]]??-1/0,qs=({answers:t},e)=>t.map((n,o)=>o).sort((n,o)=>oa(t[o],e)-oa(t[n],e)),Zt=(t,e=3)=>V(
t)?Y(t,e):"−∞";function Is(t){let{answers:e}=t;if(e.length<2)return"";let n=["sum","token","byte"].map(l=>qs(t,l)),[o,r,i]=n.map(([l])=>J(e[l].text.trim()));
return o!==r||o!==i?s("Which of these answers is the likeliest depends on the ranking: {sum} by sum, {token} per token, {byte} per byte.",{sum:o,token:r,byte:i}):
n.every(l=>l.join()===n[0].join())?s("The likeliest of these answers is {answer}; the ranking is the same by sum, per token and per byte.",{answer:o}):s("The li\
keliest of these answers is {answer}, by sum, per token and per byte; the order of the others changes.",{answer:o})}function ra({answers:t,total:e}){if(!V(e))return"";
let n=z(e);return j(t.length,"This answer has {share} of the probability.","Together these {count} answers have {share} of the probability; each share is of tha\
t part alone.",{share:n})}function ia({answers:t,overlaps:e,kind:n,unread:o},r,i){let a=[],l=(w,b="warning")=>a.push({kind:b,words:w});if(r&&!t.length&&l(s("Non\
e of the answers was read.")),!t.length)return a;n==="chat"&&l(s("Each answer begins the assistant’s turn."),"info"),n==="source"&&l(s("Each answer begins the\
 target."),"info");let h=new Set;for(let[w,b]of e)h.has(b)||(h.add(b),l(s("{long} begins with the tokens of {short}: whoever writes the one has written the othe\
r, so it adds nothing to the total, and these shares overlap.",{long:J(t[b].text.trim()),short:J(t[w].text.trim())})));let m=t.filter(({join:w})=>w&&!w.same);for(let{
text:w,join:b}of m.slice(0,Ws))l(fh(w,b));m.length>Ws&&l(j(m.length-Ws,"So is {count} other answer.","So are {count} other answers.")),r&&n!=="source"&&t.some(({
join:w})=>!w)&&l(s("How prompt and answer are split as one text is not known here."),"info");for(let w of r?o:[])l(mh(w,i(w)));return a}var sa=t=>t.map(J).join(
" ");function fh(t,{whole:e,read:n}){return s("{answer} is split in an unusual way: the model read {read}, but written as one text with the prompt it is {whole}\
. Check the space between them.",{answer:J(t.trim()),read:sa(n),whole:sa(e)})}function mh({text:t,failed:e},n){let o=s("{answer} is missing: it was not read, an\
d the shares are among the others.",{answer:J(t.trim())});return e&&!n?`${o} ${s(e.message)} ${s(e.fix)}`:o}function aa({token_id:t,text:e,logprob:n,rank:o,after:r,
removed_by:i},a){let l=[s("{token}, id {id}: log-probability {value}, probability {share}",{token:J(e),id:t,value:Zt(n),share:z(Z(n))})];return o&&l.push(s("ran\
k {rank}",{rank:B(o)})),a&&l.push(gh(r,i)),`${l.join(", ")}.`}function gh(t,e){return V(t)?s("{share} after the processors",{share:z(Z(t))}):s("removed by {proc\
essor}",{processor:e?Ce(e)[0]:s("a processor")})}var la=({tokens:t})=>t.find(({after:e})=>!V(e));var ca=400;function da(t,e){let n=O=>t.querySelector(".gp-"+O),o=[...t.querySelectorAll("[data-by]")],r="sum";for(let O of o)O.addEventListener("click",()=>{r=O.
dataset.by,_()});let i=()=>e.found&&e.found.question==="choices",a=()=>[[s("share"),bh[r]()],[s("log P"),s("The sum of the log-probabilities of its tokens, in n\
ats, before the logits processors; below it the probability."),"sum"],[s("per token"),s("log P divided by the number of tokens."),"token"],[s("per byte"),s("log\
 P divided by the bytes of the answer in UTF-8, without the space before it: acc_bytes of lm-evaluation-harness. Its acc_norm divides by characters."),"byte"],[
s("perplexity"),s("exp of minus the mean per token.")],[s("after processors"),s("log P after the logits processors: what these knobs leave of it.")]];function l([
O,L,$]){let k=c("th","",null,{scope:"col",...$===r&&{"aria-sort":"descending"}});return k.append(c("span","",O,{tabindex:0,"data-tip":L})),k}function h(O,L,$){let k=c(
"tr"),d=c("th","",null,{scope:"row",dir:"auto"});for(let p of O.tokens){let u=c("span","gp-token",null,{tabindex:0});Ue(u,p);let f=u.querySelector(".gp-ink");f.
style.backgroundColor=`var(--gp-prob-${Math.round(Z(p.logprob)*10)})`,we(u,()=>aa(p,$.length>0)),d.append(u)}return k.append(d,w(O),m(Zt(O.logprob),z(Z(O.logprob)))),
k.append(m(Zt(O.per_token)),m(Zt(O.per_byte)),m(wh(O.perplexity))),$.length&&k.append(b(O)),e.canAsk&&k.append(y(O,L)),k}function m(O,L=""){let $=c("td","",O);return L&&
$.append(c("small","",L)),$}function w({shares:O}){let L=c("td","gp-share-cell"),$=O&&O[r],k=c("span","gp-share",null,{"aria-hidden":"true"});return k.append(c(
"i")),ne(k.firstChild,"width",$||0),L.append(c("span","",V($)?z($):"…"),k),L}function b(O){if(V(O.after))return m(Zt(O.after),z(Z(O.after)));let{text:L,removed_by:$}=la(
O),k=c("td","gp-removed",`✕ ${s("removed")}`);return k.append(c("small","",s("{token} by {processor}",{token:J(L),processor:$?Ce($)[0]:s("a processor")}))),k}
function y({text:O},L){let $=c("td"),k=c("button","gp-button",s("Open"),{type:"button","aria-label":s("Open the run of {answer}",{answer:J(O.trim())})});return k.
addEventListener("click",()=>e.ask({type:"open",entry:L})),$.append(k),$}function P(O){let{answers:L,entries:$,processors:k}=O,d=c("table","gp-answers");d.append(
c("caption","gp-hidden",s("The answers to {prompt}, the likeliest first",{prompt:J(O.prompt)})));let p=c("tr");p.append(c("th","",s("answer"),{scope:"col"}),...a().
slice(0,k.length?6:5).map(l)),e.canAsk&&p.append(c("td"));let u=c("tbody");return u.append(...qs(O,r).map(f=>h(L[f],$[f],k))),d.append(c("thead"),u),d.tHead.append(
p),d}function N(){let O=c("section","gp-block"),L=c("h3","gp-block-head");return L.append(c("span","gp-block-model")," ",c("bdi","gp-block-prompt")),O.append(L,
c("p","gp-verdict"),c("p","gp-note gp-total"),c("div","gp-wide",null,{tabindex:0,role:"group"}),c("ul","gp-choice-notes")),O}function S(O,L){let[$,k,d,p,u]=O.children,
f=[...L.prompt];E($.firstChild,L.model),E($.lastChild,f.length?f.slice(0,ca).join("")+(f.length>ca?"…":""):s("(empty)"));let g=V(L.total);E(k,g?Is(L):""),E(d,
ra(L)),p.setAttribute("aria-label",s("The answers to {prompt}, the likeliest first",{prompt:J(L.prompt)}));let x=!!e.done,T=JSON.stringify([r,e.canAsk,x,L]);if(O.
dataset.key===T)return;O.dataset.key=T;let C=p.contains(document.activeElement);p.replaceChildren(...L.answers.length?[P(L)]:[]),C&&p.focus();let M=({entry:A})=>!!(e.
entries[A]&&e.entries[A].ended&&e.entries[A].ended.failed);u.replaceChildren(...ia(L,x,M).map(({kind:A,words:v})=>c("li","gp-note",v,{"data-kind":A}))),G(u,u.childElementCount>
0)}function _(){let O=e.found;for(let $ of o)$.setAttribute("aria-pressed",String($.dataset.by===r));E(n("missing"),Te(e,O));let L=X(n("blocks"),O.blocks.length,
N);O.blocks.forEach(($,k)=>S(L[k],$)),mt(n("scale"),"raw",e.unit),e.done&&O.blocks.length===1&&E(n("told"),Is(O.blocks[0]))}return O=>{t.hidden=!i(),!t.hidden&&
(O.found||O.status)&&_()}}var wh=t=>t>=1e3?B(Math.round(t)):V(t)?Y(t,2):"∞",bh={sum:()=>s("The softmax of the sums: how probable the answer is if it must be o\
ne of these."),token:()=>s("The softmax of the means per token: a weight for the ranking, no probability of a text."),byte:()=>s("The softmax of the means per b\
yte: a weight for the ranking, no probability of a text.")};var ha=new WeakMap;function Ee(t){let e=ha.get(t)||[],[n]=t.lines(),{keep:o,added:r}=Ze(e,n?n.last:null);e.length=o;for(let i of r)e.push(i);return ha.set(t,e),
e}function Ye({groups:t,pair:[e,n]}){if(t.length<2)return null;let o=t[e]?e:0,r=t[n]&&n!==o?n:+(o===0);return[o,r]}function qe({groups:t,lanes:e},n){let{id:o,label:r}=t[n];
if(!e)return r;let i=e.find(a=>a.id===o);return i?i.label:s("{lane} (removed)",{lane:r})}var no=({groups:t},e,n)=>pa(t[e].model)===pa(t[n].model);function pa(t){
let[e,n=""]=t.split("?");return`${e}?${n.split("&").find(o=>o.startsWith("revision="))||""}`}function oo(t,e,n){let o=[e,n].map(a=>Ee(t.shownOf(a).log)),r=no(t,
e,n)?kh(...o):yh(...o),i=o.map((a,l)=>r[l]>=a.length);return i[0]&&i[1]?{kind:"same",at:r,shorter:null}:i[0]||i[1]?{kind:"shorter",at:r,shorter:i[0]?0:1}:{kind:"\
apart",at:r,shorter:null}}function kh(t,e){let n=Math.min(t.length,e.length),o=0;for(;o<n&&t[o].chosen.token_id===e[o].chosen.token_id;)o+=1;return[o,o]}var ua=({
piece:t})=>t??"\0";function yh(...t){let[e,n]=t.map(i=>i.map(ua).join("")),o=Math.min(e.length,n.length),r=0;for(;r<o&&e[r]===n[r];)r+=1;return t.map(i=>xh(i,r))}
function xh(t,e){let n=0,o=0;for(;o<t.length&&(n+=ua(t[o]).length)<=e;)o+=1;for(;o>0&&o<t.length&&t[o-1].piece==="";)o-=1;return o}var gn=(t,e=t.length)=>t.slice(
0,e).map(({piece:n})=>n??"").join("");function fa(t,e=60){let n=Array.from(t);return n.length<=e?t:"…"+n.slice(-e).join("")}var ma=32,ga=new WeakMap;function so(t,e){if(ga.get(t)===e)return;ga.set(t,e);let[,n,o,r]=e.match(/^(\s*)([^]*?)(\s*)$/),i=a=>c("span","gp-mark",[...a].map(l=>Re[l]||
"␣").join(""));t.replaceChildren(...[n&&i(n),o,r&&i(r)].filter(Boolean))}function Qt(t){let e=t.map(n=>{let o=[...Oe(n.replace(/^ +| +$/g,r=>Re[" "].repeat(r.
length)))];return o.length<=ma?o.join(""):`${o.slice(0,ma-1).join("")}…`});return e.map((n,o)=>e.filter(r=>r===n).length>1?`${o+1}: ${n}`:n)}var fe=t=>En(t)?s(t):String(t),Et=({title:t,prompt:e})=>e?Qt([e])[0]:fe(t);var wa=typeof Intl.Segmenter=="function"?new Intl.Segmenter(void 0,{granularity:"word"}):null;function ba(t){let e=wa?[...wa.segment(t)].map(({segment:r})=>r):t.
match(/\s+|[\p{L}\p{M}\p{N}_]+|./gsu)||[],n=[],o="";for(let r of e)r.trim()?(n.push({space:o,word:r}),o=""):o+=r;return o&&n.push({space:o,word:""}),n}function ka(t,e){
let n=[t,e].map(b=>b.map(({word:y})=>y)),[o,r]=n,i=Math.min(o.length,r.length),a=0;for(;a<i&&o[a]===r[a];)a+=1;let l=0;for(;l<i-a&&o.at(-1-l)===r.at(-1-l);)l+=1;
let h=n.map(b=>b.map((y,P)=>P<a||P>=b.length-l)),m=n.map(b=>b.slice(a,b.length-l)),w=m.some(b=>b.length>1200);for(let[b,y]of vh(...m.map(P=>P.slice(0,1200))))h[0][a+
b]=h[1][a+y]=!0;return{kept:h,shared:h[0].filter((b,y)=>b&&o[y]).length,cut:w}}function vh(t,e){let n=e.length+1,o=new Uint16Array((t.length+1)*n);for(let i=t.length-
1;i>=0;i--)for(let a=e.length-1;a>=0;a--){let l=i*n+a;o[l]=t[i]===e[a]?o[l+n+1]+1:Math.max(o[l+n],o[l+1])}let r=[];for(let i=0,a=0;i<t.length&&a<e.length;)t[i]===
e[a]?r.push([i++,a++]):o[(i+1)*n+a]>=o[i*n+a+1]?i+=1:a+=1;return r}function ya(t,e){let r=t.querySelector(".gp-texts"),i="",a=0,l=-1/0;function h(y){let P=c("div","gp-text-side"),N=c("h3","gp-side-name"),S=c("p","gp-side-text",
null,{dir:"auto"});return P.append(N,S),r.append(P),{head:N,body:S,tag:y}}let m=["del","ins"].map(h);function w({body:y,tag:P},N,S){let _=[],O="",L=!1,$=()=>{O&&
_.push(L?c(P,"",O):O),O=""};N.forEach(({space:k,word:d},p)=>{let u=!S[p]&&!!d;u!==L?!u||!O?($(),L=u,O=k+d):(O+=k,$(),L=!0,O=d):O+=k+d}),$(),y.replaceChildren(..._)}
function b(y){clearTimeout(a),a=0,l=performance.now();let P=y.map(k=>ba(gn(Ee(e.shownOf(k).log)))),{kept:N,shared:S,cut:_}=ka(...P);m.forEach((k,d)=>w(k,P[d],N[d]));
let[O,L]=P.map(k=>k.filter(({word:d})=>d).length),$=t.querySelector(".gp-alike");G($,O+L>0),O+L&&(E(t.querySelector(".gp-share"),s("{share} in common",{share:z(
2*S/(O+L))})),E(t.querySelector(".gp-formula"),s("2 × {shared} shared words / ({one} + {other})",{shared:B(S),one:B(O),other:B(L)}))),G(t.querySelector(".gp-cu\
t"),_),E(t.querySelector(".gp-cut"),s("The texts are very long: only {count} words of each, after their common beginning, are compared. What follows counts as d\
ifferent.",{count:B(1200)}))}return()=>{let y=e.header&&e.header.kind==="lanes"?Ye(e):null,P=y?y.map(L=>Ee(e.shownOf(L).log)):[];if(t.hidden=!P.some(L=>L.length),
t.hidden)return;let N=y.map(L=>qe(e,L)),S=JSON.stringify([N,...P.map(L=>gn(L))]);if(S===i&&(!a||e.running))return;i=S,E(t.querySelector(".gp-pair"),s("{one} and\
 {other}, word by word",{one:N[0],other:N[1]})),m.forEach(({head:L},$)=>me(L,`${N[$]} ${Et(e.groups[y[$]])}`,{plain:!0}));let O=P[0].length*P[1].length>2e5&&e.running?
l+500-performance.now():0;O<=0?b(y):a||=setTimeout(()=>b(Ye(e)),O)}}function xa(t,e){let o=[4,5e-4],r=t.querySelector(".gp-said"),i=t.querySelector(".gp-models"),a=t.querySelector(".gp-sides-box"),l=t.querySelector(".gp-sides"),
h=[t.querySelector(".gp-one"),t.querySelector(".gp-other")];function m(){for(let d of h)d.replaceChildren(...e.groups.map((p,u)=>c("option","",`${qe(e,u)} ${Et(
p)}`,{value:u})))}h.forEach((d,p)=>d.addEventListener("change",()=>{let u=Ye(e),f=Number(d.value),g=f===u[1-p]?u[p]:u[1-p];e.setPair(...p?[g,f]:[f,g])}));let w=({
log:d})=>!!(d.finished||d.failed||e.done);function b(d,{kind:p,at:u,shorter:f}){let[g,x]=d.map(q=>qe(e,q)),[T,C]=d.map(q=>e.shownOf(q)),M=[T,C].map(({log:q})=>Ee(
q));if(!M[0].length||!M[1].length)return[s("{one} and {other} have no tokens to compare yet.",{one:g,other:x})];if(p==="same")return w(T)&&w(C)?[j(u[0],"{one} a\
nd {other} never diverge: both wrote the same {count} token.","{one} and {other} never diverge: both wrote the same {count} tokens.",{one:g,other:x})]:[j(u[0],"\
{one} and {other} have written the same so far: {count} token.","{one} and {other} have written the same so far: {count} tokens.",{one:g,other:x})];if(p==="shor\
ter"){let[q,I]=f?[x,g]:[g,x];if(!w(f?C:T))return[s("{one} and {other} have written the same so far; {long} is ahead.",{one:g,other:x,long:I})];let{finished:H}=(f?
C:T).log,W=j(u[f],"{count} token","{count} tokens"),R=S(M[1-f][u[1-f]].chosen.text),F=H&&H.sequences.length&&ke(H.sequences[0].stop_reason)[0];return[F?s("{shor\
t} ended after {tokens}: {reason}.",{short:q,tokens:W,reason:F}):s("{short} ended after {tokens}.",{short:q,tokens:W})," ",...pe(s("{long} begins with the same \
text and continues with {token}."),{long:I,token:R})]}let[A,v]=M.map((q,I)=>q[u[I]]);return[...y([g,x],u,gn(M[0],u[0]))," ",...P(g,A)," ",...P(x,v)]}function y([
d,p],u,f){if(!f)return[s("They diverge at the first token.")];let[g,x]=u.map(C=>B(C+1));return[g===x?s("They diverge at token {number}.",{number:g}):s("They div\
erge at token {a} of {one} and token {b} of {other}.",{a:g,b:x,one:d,other:p})," ",...pe(s("Both had written {text}."),{text:S(fa(f))})]}let P=(d,p)=>pe(p.given?
s("{lane} was given {token} ({odds})."):s("{lane} chose {token} ({odds})."),{lane:d,token:S(p.chosen.text),odds:N(p)}),N=d=>d.chosen.logprob===null?dt(d.chosen):
z(xe(d).probability);function S(d){let p=c("span","gp-quote");return p.append(...pe(s("“{text}”"),{text:oe(d,"gp-strong")})),p}function _(d){let p=c("p");p.
append(...d),p.textContent!==r.textContent&&r.replaceChildren(...p.childNodes)}function O(d,p){let u=new Map;return d.forEach(({chosen:g,distribution:x},T)=>{for(let C of[
...x.candidates,g]){let M=p?C.token_id:C.text;u.has(M)||u.set(M,{label:C.text,sides:[null,null],most:0});let A=u.get(M);A.sides[T]||(A.sides[T]={candidate:C,isChosen:C.
token_id===g.token_id},A.most=Math.max(A.most,Z(C.logprob),Z(C.raw_logprob)))}}),[...u.values()].sort((g,x)=>x.most-g.most).filter(({sides:g,most:x},T)=>T<10&&(T<
o[0]||x>=o[1])||g.some(C=>C&&C.isChosen))}function L(){let d=c("tr"),p=c("th","",null,{scope:"row"});return p.append(c("bdi","gp-word")),d.append(p,...[0,1].map(
()=>{let u=c("td"),f=c("div","gp-side"),g=c("span","gp-tracks");g.append(c("i","gp-bar gp-after"),c("i","gp-bar gp-before"));let x=c("span","gp-values");return x.
append(c("span"),c("small")),f.append(c("span","gp-sign"),g,x),u.append(f),u})),d}function $(d,p,u,f){let[g,x,T]=d.firstChild.children,[C,M]=p?[p.candidate.logprob,
p.candidate.raw_logprob].map(Z):[0,0],A=!!p&&p.candidate.logprob===null,v=!!p&&p.isChosen;ae(d,[v&&"gp-chosen",A&&"gp-removed",!p&&"gp-unlisted"].filter(Boolean).
join(" ")),E(g,v?"▶":A?"✕":""),ne(x.children[0],"width",C/u),ne(x.children[1],"width",M/u),E(T.children[0],p?A?"":z(C):"–"),E(T.children[1],p?z(M):"");let q=p?
[v&&s("chosen"),A?dt(p.candidate):z(C),s("{share} before the processors",{share:z(M)})].filter(Boolean).join(", "):s("not recorded");K(d,{"aria-label":`${f}: ${q}`,
title:A?dt(p.candidate):""})}function k(d,p){let u=O(p,no(e,...d)),f=u.flatMap(M=>M.sides).filter(Boolean),g=f.every(({candidate:M})=>M.logprob===M.raw_logprob),
x=Math.max(1e-9,...f.flatMap(({candidate:M})=>[Z(M.logprob),Z(M.raw_logprob)]));a.classList.toggle("gp-plain",g),G(t.querySelector(".gp-before-key"),!g),G(t.querySelector(
".gp-removed-key"),f.some(({candidate:M})=>M.logprob===null)),G(t.querySelector(".gp-unlisted-key"),f.length<2*u.length);let T=X(l.tBodies[0],u.length,L);u.forEach(
({label:M,sides:A},v)=>{let[q,...I]=T[v].cells;me(q.firstChild,M),I.forEach((H,W)=>$(H,A[W],x,qe(e,d[W])))});let C=l.tHead.rows[0].cells;d.forEach((M,A)=>{let{entropyAfter:v}=xe(
p[A]);me(C[A+1],s("{lane}, entropy {entropy}",{lane:`${qe(e,M)} ${Et(e.groups[M])}`,entropy:le(v,e.unit)}),{plain:!0})})}return d=>{let p=e.header&&e.header.kind===
"lanes"?Ye(e):null;if(t.hidden=!p,!p)return;(d.run||d.lanes)&&m(),h.forEach((C,M)=>{C.value=p[M]});let u=oo(e,...p);_(b(p,u));let[f,g]=p.map(C=>qe(e,C)),x=no(e,
...p);G(i,!x),x||E(i,s("{one} and {other} run on different models, so they are compared by text, not by token ids; tokens with the same text share a row.",{one:f,
other:g}));let T=u.kind==="apart"?p.map((C,M)=>Ee(e.shownOf(C).log)[u.at[M]]):null;G(a,!!T),T&&k(p,T)}}var Rs=5,_h=.9;function Oh(t){if(!t.length)return null;let e=[...t].sort((a,l)=>a-l),n=e.length,[o,r,i]=[0,0,2/2**n];for(;o<Math.floor(n/2)&&(r+=i,!(o>0&&r>1-_h));)
i*=(n-o)/(o+1),o+=1;return o=Math.max(0,o-1),{median:Tn(e),low:e[o],high:e[n-1-o]}}function Bs(t,e){if(t.length<Rs)return"few";let{low:n,high:o}=Oh(t);return n>
e?"above":o<e?"below":"open"}function va(t,e=!0){let n=([i,a])=>V(i)&&V(a),o=(i,a)=>Bs(i.map((l,h)=>[l,a[h]]).filter(n).map(([l,h])=>l-h),0),r=t.findIndex((i,a)=>t.
length>1&&t.every((l,h)=>a===h||o(i,l)===(e?"above":"below")));return r<0?null:r}function Sa(t,e){let n=e.filter(({values:h})=>Number.isFinite(h[t.name])),o=({values:h})=>h[t.name];if(!n.length)return{low:null,high:null,best:null,level:()=>0,
scale:ro([]),flat:!0};let r=n.reduce((h,m)=>o(m)<o(h)?m:h),i=n.reduce((h,m)=>o(m)>o(h)?m:h),a=$e(t,o(r))===$e(t,o(i)),l=ro(a?[]:n.map(o));return{low:r,high:i,best:a?
null:js(t,e),level:h=>Math.round(l.share(h)*10),scale:l,flat:a}}function js(t,e){let n=e.filter(({values:l})=>Number.isFinite(l[t.name])),o=n.map(({each:l})=>l[t.
name]||[]);if(!t.better||o.some(({length:l})=>l!==o[0].length))return null;let r=va(o,t.better==="more"),i=r!==null&&n[r].values[t.name],a=l=>t.better==="more"?
l<i:l>i;return r!==null&&n.every(({values:l},h)=>h===r||a(l[t.name]))?n[r]:null}function ro(t){let e=[...new Set(t)].sort((h,m)=>h-m),[n,o]=[e[0],e.at(-1)],r=h=>m=>o>
n?(h(m)-h(n))/(h(o)-h(n)):0,i=h=>e.some(m=>e.filter(w=>w>=m&&h(w)-h(m)<.1).length>Math.max(1,e.length/2)),a=h=>e.length>1?e.indexOf(h)/(e.length-1):0,l=[{name:"\
linear",share:r(h=>h)},...n>0?[{name:"log",share:r(Math.log)}]:[],{name:"order",share:a}];return l.find(({share:h})=>!i(h))||l.at(-1)}function et(t,{each:e}){let n=(e[t.
name]||[]).filter(V);if(n.length<2)return"";let[o,r]=[Math.min(...n),Math.max(...n)].map(i=>$e(t,i));return o===r?"":s("{low} to {high}",{low:o,high:r})}var en=t=>t.
better==="less"?"heat":"prob";function $e(t,e,{unit:n=!1}={}){if(!Number.isFinite(e))return"–";let o=e.toLocaleString("en-US",{minimumFractionDigits:t.digits,
maximumFractionDigits:t.digits});return n&&t.unit?`${o} ${s(t.unit)}`:o}var zs=10;function _a({axes:[t,e],metric:n,heat:o,at:r}){let i=e.values.map((N,S)=>t.values.map((_,O)=>r(S,O))),a=N=>i.map((S,_)=>S.map((O,L)=>N(O,_,L))),l=N=>N.
values[n.name],h=N=>$e(n,l(N))+(o.best===N?" ★":""),m=(N,S,_)=>{let O=et(n,N);return`${t.knob} ${t.values[_]}, ${e.knob} ${e.values[S]}: ${h(N)}${O?` (${O})`:
""}`},w=Array.from({length:zs+1},(N,S)=>[S/zs,`var(--gp-${en(n)}-${S})`]),b={type:"heatmap",x:t.values,y:e.values,colorscale:w,zmin:0,zmax:zs,showscale:!1,xgap:2,
ygap:2,z:a(N=>Number.isFinite(l(N))?o.level(l(N)):null),text:a(h),texttemplate:"%{text}",hovertext:a(m),hoverinfo:"text"},y=Math.min(760,Math.max(220,96+42*e.values.
length)),P={type:"category",showgrid:!1};return ft(s("{metric} over {columns} and {rows}",{metric:s(n.title),columns:t.knob,rows:e.knob}),[b],We(t.knob,{...P,side:"\
top"}),We(e.knob,{...P,autorange:"reversed"}),{height:y,margin:{l:52,r:18,t:60,b:16}})}function Oa({knob:t,metric:e,points:n,wide:o}){let r=n.map(({label:S})=>S.trim()===""?NaN:Number(S)),i=r.every(Number.isFinite)?{linear:"linear",log:"log",order:"\
category"}[ro(r).name]:"category",a=n.map((S,_)=>({...S,x:i==="category"?S.label:r[_]}));i!=="category"&&a.sort((S,_)=>Number(S.x)-Number(_.x));let l=a.filter(({
value:S})=>Number.isFinite(S)),h=l.flatMap(({value:S,each:_})=>[S,..._]),m=o&&h.length>0&&Math.min(...h)>0,w=({label:S,value:_,range:O,best:L})=>`${S}: ${$e(e,_)}${O?
` (${O})`:""}${L?`, ${s("the best")}`:""}`,b={type:"scatter",mode:"lines+markers",cliponaxis:!1,connectgaps:!1,hoverinfo:"text",x:a.map(({x:S})=>S),y:a.map(({value:S})=>Number.
isFinite(S)?S:null),text:a.map(w),line:{color:"var(--gp-kept)",width:2},marker:{color:"var(--gp-kept)",size:10},error_y:{type:"data",symmetric:!1,color:"var(--g\
p-muted)",thickness:1.5,width:4,array:a.map(({value:S,each:_})=>_.length>1?Math.max(..._)-S:0),arrayminus:a.map(({value:S,each:_})=>_.length>1?S-Math.min(..._):
0)}},y={type:"scatter",mode:"text",hoverinfo:"skip",textposition:"top center",cliponaxis:!1,textfont:{color:"var(--gp-text)"},x:l.map(({x:S})=>S),y:l.map(({value:S})=>S),
text:l.map(({value:S,best:_})=>l.length<=12||_?$e(e,S)+(_?" ★":""):"")},P=s(e.title),N=`${P}${e.unit?` (${s(e.unit)})`:""}${m?`, ${s("logarithmic scale")}`:""}`;
return ft(s("{metric} over {knob}",{metric:P,knob:t}),[b,y],We(t,{type:i}),We(N,m?{type:"log"}:{}))}function io(t,{metric:{meaning:e,formula:n,unit:o,live:r}}){let i=[o?s("In {unit}.",{unit:s(o)}):"",r?"":s("It is known when the runs of a cell have ended.")];t.
replaceChildren(`${s(e)} `,c("span","gp-formula",s(n)),...i.filter(Boolean).map(a=>` ${a}`))}function Ma(t,e,n){let{low:o,high:r,best:i,scale:a,flat:l}=n,h=e.metric,
m=e.group.groups.some(N=>et(h,N)),w=N=>N&&e.nameOf(N.number)+N.values[h.name],b=[h.name,w(o),w(r),i&&i.number,a.name,l,m].join();if(t.dataset.key===b||(t.dataset.
key=b,t.replaceChildren(),!o))return;let y=(N,S)=>{let _=c("span"),O=c("b","",$e(h,S.values[h.name],{unit:!0}));return _.append(...pe(N,{value:O,cell:e.nameOf(S.
number)})),_};l?t.append(y(s("The same everywhere: {value}"),o)):t.append(y(s("lowest {value} at {cell}"),o),Mh(en(h)),y(s("highest {value} at {cell}"),r));let P=[
a.name==="log"&&s("Coloured on a logarithmic scale."),a.name==="order"&&s("Coloured by rank, because some values are far from the rest."),m&&s("Small numbers: f\
rom the lowest to the highest of a cell’s seeds."),i&&(h.better==="more"?s("★ best: higher is better, seed by seed"):s("★ best: lower is better, seed by see\
d"))];t.append(...P.filter(Boolean).map(N=>c("span","",N)))}function Mh(t){let e=c("span","gp-ramp",null,{"aria-hidden":"true"});for(let n=0;n<=10;n++){let o=c(
"i");o.style.backgroundColor=`var(--gp-${t}-${n})`,e.append(o)}return e}function Ea(t,e,n,o){let r=e.view!=="heat"?void 0:e.isList?Eh(e,n):e.isSettled?Th(e,n):void 0;
ce(t,r,i=>o(e.isList?e.inOrder[i.pointNumber].number:e.inRow(i.pointNumber[0])[i.pointNumber[1]].number))}function Eh(t,{best:e,scale:n}){let o=t.metric,[{knob:r,
values:i}]=t.axes,a=t.inOrder.map(l=>({label:i[l.place[1]],value:l.values[o.name],each:(l.each[o.name]||[]).filter(V),range:et(o,l),best:e===l}));return Oa({knob:r,
metric:o,points:a,wide:n.name!=="linear"})}function Th(t,e){return _a({axes:t.axes,metric:t.metric,heat:e,at:(n,o)=>t.inRow(n)[o]})}var Lh={eos:"■",stop_string:"■",length:"⊣",max_time:"⊣",unfinished:"⊣",stopped:"◻",failed:"✕"},tt=t=>An(Lh,t,"■"),nt=t=>t==="failed"?[s("an erro\
r"),s("ended in an error")]:ke(t),He=t=>(t.log?t.log.failed:t.ended&&t.ended.failed)||null,gt=t=>t.log?t.log.numTokens:t.tokens.length;function _e(t){return He(
t)?"failed":t.log?t.log.finished&&((t.log.finished.sequences[0]||{}).stop_reason||"stopped"):t.ended&&(t.ended.stop_reason||"stopped")}function tn(t){let e=_e(t);
return e?e==="failed"?"failed":e==="stopped"?"cut":"ended":(t.log?t.log.started:t.begun)?"decoding":"waiting"}function wt({tokens:t,ended:e},n=1/0){if(e&&e.text!==
null&&e.text!==void 0)return e.text.length>n?e.text.slice(0,n):e.text;let o="";for(let{piece:r}of t)if(o+=r??"",o.length>=n)break;return o}var Fs=({name:t})=>t==="ended";function ao(t,{values:e,each:n,entries:o},{unit:r=!1}={}){let i=e[t.name],a=(n[t.name]||(o.length===1?[i]:[])).filter(V);return!Fs(
t)||!a.length?$e(t,i,{unit:r}):s("{count} of {all}",{count:B(a.filter(Boolean).length),all:B(a.length)})}function Hs(t,e){let n=c("span","gp-stepper"),[o,r,i]=[c("button","","‹"),c("span"),c("button","","›")];n.append(o,r,i);let a=0,l=m=>w=>{w.stopPropagation(),
Ds(t,a,m)};[[o,-1,s("The text of the previous seed")],[i,1,s("The text of the next seed")]].forEach(([m,w,b])=>{K(m,{type:"button","aria-label":b,tabindex:e}),m.
addEventListener("click",l(w))});function h(m){a=m;let{entries:w}=t.groups[m];n.hidden=w.length<2,E(r,`${w.indexOf(t.shownOf(m))+1}/${w.length}`)}return{box:n,draw:h}}
function Ds(t,e,n){let{entries:o}=t.groups[e],r=o.indexOf(t.shownOf(e));t.showEntry(e,(r+n+o.length)%o.length)}function Ta(t,e,{nameOf:n,promptOf:o}){let r=_=>t.
querySelector(".gp-whole"+_),i=r(""),a=Hs(e,0),l=c("span"),h=c("button","gp-button",s("Open as one run"),{type:"button"});r("-tools").append(a.box,l,h);let m=null;
function w(_){let O=r("-text"),L=wt(_);O.childElementCount||O.append(c("span","gp-prompt"),c("span")),E(O.firstChild,o(m)+(e.apart?`
`:"")),E(O.lastChild,L);let $=_e(_),k=gt(_),d=$?$!=="failed"&&`${tt($)} ${nt($)[1]}`:k?s("still being written"):s("queued");E(r("-end"),[j(k,"{count} token","{c\
ount} tokens"),d].filter(Boolean).join(" · "))}function b(_){let O=He(_),L=r("-problem");L.hidden=!O,O&&L.replaceChildren(c("b","","✕ "),`${s(O.message)} ${s(
O.fix)}`)}function y(_){let O=_.entries.length;E(r("-over"),O>1?s("Metrics of the {count} runs of this cell together, most as their mean:",{count:B(O)}):s("Metr\
ics:"));let L=X(r("-values"),e.metrics.length,()=>{let $=c("div");return $.append(c("dt"),c("dd")),$});e.metrics.forEach(($,k)=>{E(L[k].firstChild,s($.title)),E(
L[k].lastChild,ao($,_,{unit:!0})),K(L[k],{title:`${s($.meaning)} ${s($.formula)}`})})}function P(){if(m===null)return;let _=e.shownOf(m);E(r("-title"),n(m)),K(i,
{"aria-label":n(m)}),a.draw(m),E(l,(_.seed??null)===null?"":s("seed {seed}",{seed:_.seed})),h.hidden=!e.canAsk,w(_),b(_),y(e.groups[m])}function N(_){m=_,P(),i.
open||i.showModal(),i.scrollTop=0}function S(){i.open&&i.close(),m=null}return h.addEventListener("click",()=>{let{number:_}=e.shownOf(m);S(),e.ask({type:"open",
entry:_})}),i.addEventListener("close",()=>{m=null}),i.addEventListener("click",({target:_})=>_===i&&S()),i.addEventListener("keydown",_=>_.stopPropagation()),t.
querySelector(".gp-shut").addEventListener("click",S),{show:N,shut:S,draw:P}}var La={ArrowLeft:(t,e)=>[t,e-1],ArrowRight:(t,e)=>[t,e+1],ArrowUp:(t,e)=>[t-1,e],ArrowDown:(t,e)=>[t+1,e],Home:t=>[t,0],End:t=>[t,1/0]};function $a(t){$h(t),Ah(
t)}function $h(t){let{table:e,whole:n,group:o}=t;function r([i,a]){let l=e.tBodies[0].rows[i];!l||a<0||t.focus(l.cells[Math.min(a+1,l.cells.length-1)],!0)}e.addEventListener(
"keydown",i=>{let a=i.target.closest("td");if(!a||i.ctrlKey||i.altKey||i.metaKey)return;let{gpGroup:l}=a,h=a.parentElement;if(i.key==="Enter")n.show(l);else if(i.
key===" ")Ds(o,l,1);else if(Object.hasOwn(La,i.key))r(La[i.key](h.sectionRowIndex,a.cellIndex-1));else return;i.preventDefault()}),e.addEventListener("click",i=>{
let a=i.target,l=a.closest("td");!l||a.closest(".gp-stepper")||(t.focus(l),n.show(l.gpGroup))}),e.addEventListener("focusin",({target:i})=>{i.tagName==="TD"&&t.
focus(i)})}function Ah(t){let{state:e,field:n,select:o}=t,r=t.part("switch");o.addEventListener("change",()=>{e.metricName=o.value,io(t.part("metric-meaning"),e),
t.drawValues()}),r.addEventListener("click",({target:i})=>{let a=i.dataset.view;if(a){e.view=a;for(let l of r.children)l.setAttribute("aria-pressed",String(l.dataset.
view===a));n.classList.toggle("gp-as-heat",a==="heat"),t.drawValues()}})}var Aa="perplexity",lo=class{constructor(e){this.group=e,this.view="texts",this.metricName="",this.axes=[]}begin(){this.axes=this.group.header.axes.map(({knob:n,
values:o})=>n==="prompt"?{knob:s("prompt"),values:Qt(o),prompts:o}:{knob:n,values:o});let e=this.group.metrics.map(({name:n})=>n);e.includes(this.metricName)||(this.
metricName=e.includes(Aa)?Aa:e[0])}get isList(){return this.axes.length<2}get isSettled(){return!!this.group.done}get metric(){return this.group.metrics.find(({
name:e})=>e===this.metricName)}get inOrder(){return this.group.groups.slice().sort((e,n)=>e.place[1]-n.place[1])}inRow(e){return this.inOrder.filter(({place:n})=>n[0]===
e)}promptOf(e){let{place:n}=this.group.groups[e],o=this.axes.findIndex(({prompts:r})=>r);return o<0?this.group.header.prompt:this.axes[o].prompts[n[1-o]]}nameOf(e){
let{place:n}=this.group.groups[e];return this.axes.map(({knob:o,values:r},i)=>`${o} ${r[n[1-i]]}`).join(", ")}failuresIn(e){let{entries:n}=this.group.groups[e],
o=n.filter(He).length;return o&&n.length>1?s("{count} of {all}",{count:B(o),all:B(n.length)}):""}standingOf(e){let n=this.group.shownOf(e);return He(n)?"failed":
_e(n)?"":tn(n)==="decoding"?"decoding":this.group.done?"did not run":"queued"}};var Ca=300,Pa={failed:()=>s("failed"),decoding:()=>s("decoding"),queued:()=>s("queued"),"did not run":()=>s("did not run"),"":()=>""},Ch=t=>t===""?s("(empty)"):
t==="decoding"?"…":Pa[t](),Ks=(t,{values:e,prompts:n},o)=>{let r=c("th",t==="row"?"gp-side":"",null,{scope:t});return n?r.append(c("bdi","",e[o],{title:n[o]})):
r.append(oe(e[o])),r};function ot(t,e){let n=c(t);return n.append(...e),n}var co=class{constructor(e,n){this.root=e,this.state=n,this.group=n.group,this.field=this.
part("field"),this.table=this.field.firstElementChild,this.select=this.part("metric"),this.chart=this.part("metric-chart"),this.whole=Ta(e,this.group,{nameOf:o=>n.
nameOf(o),promptOf:o=>n.promptOf(o)}),this.cells=[],this.focused=null}part(e){return this.root.querySelector(".gp-"+e)}build(){let{state:e,group:n,select:o}=this;
this.whole.shut(),e.begin(),o.replaceChildren(...n.metrics.map(({name:l,title:h})=>c("option","",s(h),{value:l}))),o.value=e.metricName;let[{knob:r},i]=e.axes,a=i?
s("{one} and {other}",{one:r,other:i.knob}):r;E(this.part("title"),a);for(let l of[this.field,this.chart])l.classList.toggle("gp-on-one-axis",e.isList);this.cells=
n.groups.map(l=>this.makeCell(l)),this.table.replaceChildren(...e.isList?this.listRows():this.gridRows()),this.table.setAttribute("aria-label",s("The runs over \
{knobs}",{knobs:a})),this.focus(this.cells.length?this.cells[0].cell:null),io(this.part("metric-meaning"),e)}makeCell({number:e}){let n=c("td","",null,{role:"gr\
idcell",tabindex:"-1"}),o=c("div","gp-cell-top"),[r,i]=[c("span","gp-value"),c("span","gp-star","★")],[a,l]=[c("small","gp-seeds-range"),c("span","gp-some-fai\
led")],h=c("bdi","gp-cell-text"),m=Hs(this.group,-1);return i.hidden=!0,o.append(r,i,a,l,m.box),n.append(o,h),n.gpGroup=e,{cell:n,top:o,value:r,star:i,range:a,failed:l,
text:h,stepper:m,colour:""}}gridRows(){let{state:e,cells:n}=this,[o,r]=e.axes,i=c("th","gp-knob",null,{scope:"colgroup",colspan:o.values.length});i.append(c("sp\
an","",o.knob));let a=c("th","gp-side",r.knob,{scope:"col",rowspan:2}),l=[ot("tr",[a,i]),ot("tr",o.values.map((m,w)=>Ks("col",o,w)))],h=m=>e.inRow(m).map(({number:w})=>n[w].
cell);return[ot("thead",l),ot("tbody",r.values.map((m,w)=>ot("tr",[Ks("row",r,w),...h(w)])))]}listRows(){let{state:e,cells:n}=this,[o]=e.axes,{knob:r}=o,i=ot("t\
r",[c("th","gp-side",r,{scope:"col"}),c("th","gp-metric-name","",{scope:"col"})]),a=e.inOrder.map(({number:l,place:h})=>ot("tr",[Ks("row",o,h[1]),n[l].cell]));return[
ot("thead",[i]),ot("tbody",a)]}drawText(e){let{state:n,group:o}=this,{cell:r,text:i,stepper:a,failed:l}=this.cells[e],h=o.shownOf(e),m=He(h),w=n.failuresIn(e);E(
l,w&&`✕ ${w}`);let b=m?`✕ ${s("failed")}`:wt(h,Ca).slice(0,Ca).trim();E(i,b||Ch(n.standingOf(e))),ae(r,["gp-cell",m&&"gp-broken",!b&&"gp-quiet"].filter(Boolean).
join(" ")),a.draw(e),this.describe(e)}drawTexts(){this.group.groups.forEach(({number:e})=>this.drawText(e))}drawQuiet(){this.cells.forEach(({cell:e},n)=>e.classList.
contains("gp-quiet")&&this.drawText(n))}drawValues(){let{state:e,group:n}=this,o=e.metric;if(!o)return;let r=Sa(o,n.groups);for(let i of n.groups)this.drawValue(
i,o,r);e.isList&&E(this.part("metric-name"),s(o.title)),Ma(this.part("legend"),e,r),this.field.hidden=e.view==="heat"&&!e.isList&&e.isSettled,E(this.part("hint"),
this.field.hidden?s("Click a cell for its full text. Drag to zoom; double-click to see all again."):s("Click a cell, or press Enter, for its full text; the arro\
w keys move between cells.")),Ea(this.chart,e,r,i=>this.whole.show(i))}drawValue(e,n,o){let r=this.cells[e.number],{top:i,value:a,star:l,range:h}=r,m=e.values[n.
name],w=Number.isFinite(m),b=w?`var(--gp-${en(n)}-${o.level(m)})`:"";r.colour!==b&&(i.style.backgroundColor=r.colour=b),ae(i,w?"gp-cell-top":"gp-cell-top gp-non\
e"),E(a,w?$e(n,m):e.entries.length===1&&He(e.entries[0])?"✕":"–"),E(h,w?et(n,e):""),l.hidden=o.best!==e,this.describe(e.number)}describe(e){let{state:n}=this,
{cell:o,star:r,value:i,range:a}=this.cells[e],l=s((n.metric||{}).title),h=n.failuresIn(e),m=[n.nameOf(e),a.textContent?s("{metric}: {value}, over its seeds {ran\
ge}",{metric:l,value:i.textContent,range:a.textContent}):`${l}: ${i.textContent}`,r.hidden?"":s("best"),h&&s("failed: {share}",{share:h}),Pa[n.standingOf(e)]()];
K(o,{"aria-label":m.filter(Boolean).join("; ")})}focus(e,n=!1){this.focused&&(this.focused.tabIndex=-1),this.focused=e,e&&(e.tabIndex=0,n&&(e.focus({preventScroll:!0}),
this.reveal(e)))}reveal(e){let{field:n,table:o}=this,[r,i]=[n.getBoundingClientRect(),e.getBoundingClientRect()],a=r.left+e.parentElement.firstElementChild.offsetWidth,
l=r.top+o.tHead.offsetHeight;n.scrollLeft+=Math.min(0,i.left-a)||Math.max(0,i.right-r.right),n.scrollTop+=Math.min(0,i.top-l)||Math.max(0,i.bottom-r.bottom),(i.
top<0||i.bottom>innerHeight)&&e.scrollIntoView({block:"nearest",inline:"nearest"})}};function Na(t,e){let n=new co(t,new lo(e));return $a(n),o=>{if(t.hidden=!e.header||e.header.kind!=="sweep"||!e.groups.length,t.hidden){n.whole.shut();return}o.run&&
n.build(),o.run||o.pair||o.status?n.drawTexts():o.steps&&new Set([...o.entries].map(r=>e.entries[r].group)).forEach(r=>n.drawText(r)),o.measured&&n.drawQuiet(),
(o.run||o.measured||o.status)&&n.drawValues(),n.whole.draw()}}var Wa=[["stop","■",t=>s("Stop lane {lane}",{lane:t})],["select","✎",t=>s("Edit lane {lane}",{lane:t})],["copy","❐",t=>s("Copy lane {lane}",{lane:t})],["l\
eft","◀",t=>s("Move lane {lane} to the left",{lane:t})],["right","▶",t=>s("Move lane {lane} to the right",{lane:t})],["remove","✕",t=>s("Remove lane {lane\
}",{lane:t})]],ho=class{constructor(e,n){this.group=n;let o=c("div","gp-lane-head");this.name=c("button","gp-lane-name",null,{type:"button"}),this.letter=c("b",
"gp-letter"),this.title=c("bdi","gp-lane-title"),this.reference=c("span","gp-lane-reference",s("reference")),this.name.append(this.letter,this.title,this.reference),
this.tools=c("span","gp-lane-tools"),this.buttons=Object.fromEntries(Wa.map(([i,a])=>{let l=c("button","gp-button",a,{type:"button","data-do":i});return this.tools.
append(l),[i,l]})),o.append(this.name,this.tools),this.prompt=c("p","gp-lane-prompt",null,{dir:"auto"}),this.settings=c("p","gp-lane-settings"),this.changed=c("\
p","gp-lane-changed",`△ ${s("changed since this run")}`),this.state=c("p","gp-lane-state"),this.doing=c("b"),this.tokens=c("span","gp-lane-count"),this.company=
c("span","gp-lane-company","",{tabindex:"0","data-tip":""}),this.state.append(this.doing,this.tokens,this.company),this.parts=c("p","gp-lane-parts"),this.seeds=
c("p","gp-lane-seeds"),this.back=c("button","gp-button","◀",{type:"button","data-seed":"-1","aria-label":s("Previous seed")}),this.on=c("button","gp-button","\
▶",{type:"button","data-seed":"1","aria-label":s("Next seed")}),this.seed=c("span","","",{"aria-live":"polite"}),this.seeds.append(this.back,this.seed,this.on),
this.problem=c("div","gp-problem"),this.why=c("span"),this.problem.append(c("b","","✕ "),this.why);let r=c("div","gp-lane-top");r.append(o,this.prompt,this.settings,
this.changed,this.state,this.parts,this.seeds,this.problem),e.append(r)}draw({lane:e,ran:n,place:o,lanes:r,isReference:i,parts:a,told:l}){let h=n?this.group.shownOf(
n.number):null;E(this.letter,e.label),E(this.title,fe(e.title)),G(this.reference,i),K(this.name,{"aria-pressed":String(i),title:i?s("The other lanes are compare\
d with this one"):s("Compare the others with {lane}",{lane:e.label})}),this.name.disabled=!n,this.drawTools(e,o,r),this.drawStop(n),G(this.prompt,!!e.prompt),e.
prompt&&so(this.prompt,e.prompt),E(this.settings,Nh(e,h,n).join(" · ")),G(this.changed,!!n&&Ph(e,n)),this.drawState(h),E(this.parts,a),G(this.parts,!!a),this.drawSeeds(
h,n),this.drawProblem(e,l)}drawTools(e,n,o){G(this.tools,this.group.canAsk);let r={left:n===0,right:n===o-1,remove:o===1,copy:o>=wn};for(let[i,,a]of Wa){i!=="st\
op"&&G(this.buttons[i],!e.prompt);let l=i==="select"&&e.selected?s("Lane {lane} is shown in the settings",{lane:e.label}):a(e.label);K(this.buttons[i],{title:l,
"aria-label":l,"aria-disabled":String(!!r[i])})}E(this.buttons.select,e.selected?`✎ ${s("editing")}`:"✎"),K(this.buttons.select,{"aria-pressed":String(!!e.selected)})}drawStop(e){
let{stop:n}=this.buttons,o=!!e&&this.group.running&&e.entries.some(({log:r})=>!r.finished&&!r.failed);!o&&n===document.activeElement&&this.name.focus(),G(n,o)}drawState(e){
if(G(this.state,!!e),!e)return;let{log:n}=e;E(this.doing,Wh(n,this.group.done));let o=Ee(n).length;E(this.tokens,o?j(o,"{count} token","{count} tokens"):"");let r=Gs.
get(n);n.shared>1&&Gs.set(n,{others:Math.max(n.shared-1,r?r.others:0),apart:n.apart&&(!r||r.apart)});let i=Gs.get(n);if(G(this.company,!!i),!i)return;let{others:a,
apart:l}=!n.running||n.shared<2?i:{others:n.shared-1,apart:n.apart};E(this.company,l?j(a,"in turn with another run","in turn with {count} others"):j(a,"together\
 with another run","together with {count} others")),K(this.company,{"data-tip":l?s("It has forward passes of its own, in turn with those of the others: no other\
 run uses its model, or it reads or writes several tokens at once."):s("Decoded in one batch with the other runs on this model: each forward pass gives all of t\
hem their next token.")})}drawSeeds(e,n){let o=n?n.entries.length:0;G(this.seeds,o>1),!(o<2)&&(E(this.seed,s("seed {seed}, {place} of {all}",{seed:qa(e)??"–",
place:n.shown+1,all:o})),K(this.back,{"aria-disabled":String(n.shown===0)}),K(this.on,{"aria-disabled":String(n.shown===o-1)}))}drawProblem({label:e,problem:n},o){
let r=s(n),i=o.get(r)??e;r&&o.set(r,i),G(this.problem,!!r),E(this.why,!r||i===e?r:s("The same as in lane {lane}.",{lane:i}))}},wn=8,Gs=new WeakMap,qa=({seed:t,log:e})=>t??
(e&&e.started?e.started.seed:null);function Ph(t,e){let n=(o,r)=>JSON.stringify(o[r]===""?null:o[r]??null);return["model","seed","settings","prompt"].some(o=>n(
t,o)!==n(e,o))}function Nh(t,e,n){let o=e&&n.seed===t.seed&&n.entries.length===1?qa(e):null,r=t.seed??o;return[t.model,fe(t.settings??""),r===null?"":s("seed {s\
eed}",{seed:r})].filter(Boolean)}function Wh(t,e){let{queued:n,loading:o,started:r,failed:i,finished:a}=t;return i?`✕ ${s("stopped by an error")}`:a?`■ ${a.
sequences.length?ke(a.sequences[0].stop_reason)[1]:s("ended")}`:e?r?`■ ${s("was stopped")}`:s("did not run"):o?Nt(o):n?n.ahead?j(n.ahead,"waiting for another \
run","waiting for {count} others"):s("starting …"):r?`● ${s("decoding …")}`:s("waiting for its turn")}var po=class{constructor(e,n){this.body=e,this.entries=n,this.width=0,this.timer=0,this.clear(null),e.addEventListener("scroll",()=>{this.atEnd=e.scrollHeight-e.
scrollTop-e.clientHeight<40},{passive:!0}),new ResizeObserver(()=>this.resized()).observe(e)}clear(e){this.log=e,this.body.replaceChildren(),this.rows=new ze(this.
body),this.tokens=[],this.steps=[],this.dimmed=0,this.sign=null,this.said="",this.stop=null,this.atEnd=!0}draw(e,{shared:n,sign:o,why:r},{shade:i,unit:a}){this.
log!==e&&this.clear(e);let{keep:l,added:h}=Ze(this.steps,Ee(e).at(-1)||null);l<this.tokens.length&&this.cut(l);for(let m of h)this.append(m,i,a);this.dim(n),this.
signAt(o?this.tokens[n]:null,o,r,a),!this.stop&&this.tokens.length&&this.reach(this.tokens[0])}cut(e){Qe(this,e),this.steps.length=e,this.dimmed=Math.min(this.dimmed,
e),this.stop&&!this.stop.isConnected&&(this.stop=null)}append(e,n,o){let r={...e.chosen,piece:e.piece},i=c("span","gp-token",null,{role:"button",tabindex:"-1"});
Ue(i,r);let a=this.tokens.length?this.entries.get(this.tokens.at(-1)).token:null;this.entries.set(i,{token:r,step:e,index:e.index,lane:this}),e.given&&(i.dataset.
given=""),ht(this,i,r,a),this.steps.push(e),this.describe(i,o),this.shade(i,n)}shade(e,n){Xt(e.querySelector(".gp-ink"),n,xe(this.entries.get(e).step))}describe(e,n){
let{token:o,step:r,index:i}=this.entries.get(e),a=[s("token {number}: {text}",{number:i+1,text:J(o.text)}),...In(r,n),this.whyOf(e)];e.setAttribute("aria-label",
a.filter(Boolean).join(", "))}whyOf(e){let{step:n}=this.entries.get(e);return[e===this.sign?this.said:"",n.given?s("given, not chosen"):""].filter(Boolean).join(
", ")}dim(e){let n=Math.min(e,this.tokens.length);for(let o=n;o<this.dimmed;o++)this.tokens[o].classList.remove("gp-shared");for(let o=this.dimmed;o<n;o++)this.
tokens[o].classList.add("gp-shared");this.dimmed=n}signAt(e,n,o,r){if((e||null)===this.sign&&(!e||o===this.said&&e.dataset.parts===n))return;let i=this.sign;this.
sign=e||null,this.said=o,i&&(delete i.dataset.parts,this.describe(i,r)),e&&(e.dataset.parts=n,this.describe(e,r))}redraw({shade:e,unit:n}){for(let o of this.tokens)
this.shade(o,e),this.describe(o,n)}settle(){this.atEnd&&this.log&&this.log.running&&(this.body.scrollTop=1e7),this.rows.settle()}resized(){let{clientWidth:e}=this.
body;!e||e===this.width||(this.width=e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),200))}reach(e){this.stop&&(this.
stop.tabIndex=-1),this.stop=e,e.tabIndex=0}next(e,n){let o=this.tokens.indexOf(e);switch(n){case"ArrowRight":return this.tokens[o+1];case"ArrowLeft":return this.
tokens[o-1];case"ArrowDown":return Ne(this.tokens,o,1);case"ArrowUp":return Ne(this.tokens,o,-1);case"Home":return this.tokens[0];case"End":return this.tokens.at(
-1);default:return null}}};function Ia(t,e){let n=t.querySelector(".gp-columns"),o=t.querySelector(".gp-shade"),r=t.querySelector(".gp-scale"),i=t.querySelector(".gp-add"),a=new Map,l=new WeakMap,
h=jt(t,n,e,d=>{let p=l.get(d);if(!p)return null;let{token:u,step:f,index:g,lane:x}=p;return{id:u.token_id,text:u.text,where:s("token {number}",{number:g+1}),step:f,
why:x.whyOf(d)}}),m=()=>({shade:o.value,unit:e.unit});function w(){return e.lanes?e.lanes.map(d=>({key:`${d.prompt?"prompt":"lane"} ${d.id}`,lane:d,number:e.groups.
findIndex(({id:p,prompt:u})=>p===d.id&&!!u==!!d.prompt)})):e.groups.map(d=>({key:`group ${d.number}`,lane:d,number:d.number}))}function b(d){let p=document.activeElement,
u=[...n.children].indexOf(p&&p.closest(".gp-lane")),f=new Set(d.map(({key:g})=>g));for(let[g,{element:x}]of a)f.has(g)||(x.remove(),a.delete(g));d.forEach(({key:g,
lane:x,number:T},C)=>{let M=a.get(g)||P(g);Object.assign(M,{lane:x,number:T}),n.children[C]!==M.element&&n.insertBefore(M.element,n.children[C]||null)}),y(),!(u<
0||document.activeElement===p)&&(p.isConnected?p.focus():n.children.length&&n.children[Math.min(u,n.children.length-1)].querySelector(".gp-lane-name").focus())}
function y(){let{clientWidth:d}=n,[p,u,f]=[240,12,4];if(!d||!a.size)return;let g=Math.max(1,Math.min(f,Math.floor((d+u)/(p+u)))),x=Math.ceil(a.size/g);n.style.setProperty(
"--lanes-in-row",Math.ceil(a.size/x))}new ResizeObserver(y).observe(n);function P(d){let p=c("li","gp-lane"),u=new ho(p,e),f=c("p","gp-note gp-not-yet",s("Not r\
un yet.")),g=c("div","gp-lane-text",null,{role:"group",dir:"auto"}),x=c("div","gp-lane-bottom");x.append(f,g),p.append(x);let T={element:p,head:u,note:f,body:g,
text:new po(g,l)};return a.set(d,T),T}function N(d,p,u,f){let{element:g,head:x,note:T,body:C,text:M,lane:A,number:v}=d,q=v<0?null:e.groups[v],I=Ye(e),H=!!(q&&I&&
I[0]===v),W=q&&I&&!H?S(I[0],v):{shared:0,sign:"",why:"",words:""};x.draw({lane:A,ran:q,place:p,lanes:u,isReference:H,parts:W.words,told:f}),g.classList.toggle("\
gp-lane-selected",!!A.selected),K(g,{"aria-label":s("Lane {lane}: {title}",{lane:A.label,title:fe(A.title)})}),K(C,{"aria-label":s("Text of lane {lane}, token b\
y token. The arrow keys move along it.",{lane:A.label})}),G(T,!q),G(C,!!q),q?M.draw(e.shownOf(v).log,W,m()):M.log&&M.clear(null)}function S(d,p){let u=qe(e,d),[
f,g]=[d,p].map(q=>e.shownOf(q).log),{kind:x,at:T,shorter:C}=oo(e,d,p),M=T[1];if(x==="apart"){let{chosen:q}=Ee(f)[T[0]],I=s("here it diverges from {lane}, which \
has {token}",{lane:u,token:J(q.text)});return{shared:M,sign:`≠${u}`,why:I,words:`≠ ${s("diverges from {lane} at token {number}",{lane:u,number:M+1})}`}}let A={
shared:M,sign:"",why:""};if(!M)return{...A,words:""};let v=[f,g].map(q=>!!(q.finished||q.failed||e.done));return(x==="same"?!(v[0]&&v[1]):!v[C])?{...A,words:`= ${s(
"the same as {lane} so far",{lane:u})}`}:x==="same"?{...A,words:`= ${s("the same as {lane}",{lane:u})}`}:{...A,words:`= ${C?s("the same as {lane}, which continu\
es",{lane:u}):s("the same as {lane}, then continues",{lane:u})}`}}function _(d){let{header:p}=e,u=p&&!e.groups.some(({prompt:f})=>f)?p.prompt:"";G(t.querySelector(
".gp-asked"),!!u),me(t.querySelector(".gp-asked-text"),u,{plain:!0}),G(t.querySelector(".gp-parting-key"),!!Ye(e)),G(i.parentNode,e.canAsk&&!d.some(({lane:f})=>f.
prompt)),K(i,{"aria-disabled":String(d.length>=wn),title:d.length>=wn?s("At most {count} lanes",{count:String(wn)}):s("A new lane at the end")})}let O=d=>[...a.
values()].find(({element:p})=>p.contains(d));n.addEventListener("click",({target:d})=>{let p=O(d),u=d.closest("button"),f=d.closest(".gp-token");p&&f&&l.has(f)&&
$(p,f),!(!p||!u||u.getAttribute("aria-disabled")==="true")&&(u.dataset.do&&e.ask({type:"lane",do:u.dataset.do,id:p.lane.id}),u.dataset.seed&&e.showEntry(p.number,
e.groups[p.number].shown+Number(u.dataset.seed)),u===p.head.name&&L(p.number))});function L(d){let p=Ye(e);p&&d!==p[0]&&e.setPair(d,d===p[1]?p[0]:p[1])}function $(d,p){
d.text.reach(p),p.focus({preventScroll:!0}),p.scrollIntoView({block:"nearest"}),h.show(p)}n.addEventListener("keydown",d=>{let{target:p,key:u}=d;if(!l.has(p)||d.
ctrlKey||d.metaKey||d.altKey)return;let f=O(p),g=u==="Enter"||u===" "?p:f.text.next(p,u);!g&&!u.startsWith("Arrow")||(d.preventDefault(),g&&$(f,g))}),i.addEventListener(
"click",()=>{i.getAttribute("aria-disabled")!=="true"&&e.ask({type:"lane",do:"add"})});function k(){mt(r,o.value,e.unit)}return o.addEventListener("change",()=>{
for(let{text:d}of a.values())d.redraw(m());k()}),d=>{let p=w();if(t.hidden=!p.length&&!e.canAsk,t.hidden)return;if((d.run||d.lanes)&&b(p),d.unit){for(let{text:f}of a.
values())f.redraw(m());k()}_(p);let u=new Map;p.forEach(({key:f},g)=>N(a.get(f),g,p.length,u));for(let{text:f}of a.values())f.settle();h.refresh(d.unit||d.pair)}}function Ra(t,e){let i=_=>t.querySelector(".gp-"+_);function a(_){let[O,L]=[Math.min(..._),Math.max(..._)],$=[1,2,5,10,20,50,100,200,500,1e3].find(p=>Math.floor(
L/p)-Math.floor(O/p)<24)||Math.ceil((L-O+1)/24),k=Math.floor(O/$),d=Array.from({length:Math.floor(L/$)-k+1},(p,u)=>[Math.max((k+u)*$,O),Math.min((k+u+1)*$-1,L),
0]);for(let p of _)d[Math.floor(p/$)-k][2]+=1;return d}function l(_){let O=_.map(gt).sort((p,u)=>p-u),L=O.length?a(O):[],$=JSON.stringify(L);i("bins").dataset.key!==
$&&ce(i("bins"),L.length?h(L):void 0),i("bins").dataset.key=$;let k=O.reduce((p,u)=>p+u,0)/O.length,d=(O[O.length-1>>1]+O[O.length>>1])/2;E(i("average"),O.length?
s("mean {mean}, median {median}, from {low} to {high}",{mean:k.toFixed(1),median:B(d),low:B(O[0]),high:B(O.at(-1))}):s("none has ended yet"))}function h(_){let O=(k,d)=>k===
d?j(k,"{count} token","{count} tokens"):s("{low} to {high} tokens",{low:B(k),high:B(d)}),L=([k,d,p])=>`${O(k,d)}: ${j(p,"{count} text","{count} texts")}`,$={type:"\
bar",hoverinfo:"text",textposition:"none",text:_.map(L),x:_.map(([k,d])=>(k+d)/2),y:_.map(([,,k])=>k),width:_.map(([k,d])=>.94*(d-k+1)),marker:{color:"var(--gp-\
kept)"}};return ft(s("Number of texts by their length in tokens"),[$],We(s("tokens"),{showgrid:!1}),We(s("texts"),{rangemode:"tozero"}),{height:220,bargap:0})}function m(){
let _=c("li"),O=c("span","",null,{"aria-hidden":"true"});return O.append(c("i","gp-bar")),_.append(c("span","gp-sign",null,{"aria-hidden":"true"}),c("span","gp-\
word"),O,c("span","gp-times")),_}function w(_){let O=new Map;for(let k of _)O.set(_e(k),(O.get(_e(k))||0)+1);let L=[...O].sort(([k,d],[p,u])=>u-d||(k<p?-1:1)),$=X(
i("endings"),L.length,m);L.forEach(([k,d],p)=>{let[u,f,g,x]=$[p].children;K($[p],{"data-end":k}),E(u,tt(k)),E(f,nt(k)[0]),ne(g.firstChild,"width",d/_.length),E(
x,`${B(d)} · ${z(d/_.length)}`)})}function b(_){let O=_.filter(d=>_e(d)==="failed"),L=_.filter(d=>_e(d)!=="failed"&&!wt(d).trim()),$=e.done?e.entries.length-_.
length:0,k=[];L.length&&k.push(j(L.length,"{count} text is empty.","{count} texts are empty.")),O.length&&k.push(j(O.length,"{count} sample failed and is counte\
d only here.","{count} samples failed and are counted only here.")),$&&k.push(j($,"{count} sample did not finish.","{count} samples did not finish.")),E(i("oddi\
ties"),k.join(" "))}function y(_){let O=new Map;for(let p of _)O.set(wt(p),(O.get(wt(p))||0)+1);let L=[...O].filter(([,p])=>p>1).sort(([p,u],[f,g])=>g-u||(p<f?-1:
1));E(i("common-title"),P(O.size,_.length,L.length>0));let $=i("common"),k=L.slice(0,5),d=[...$.children].map(p=>p.gpText);k.length===d.length&&k.every(([p],u)=>p===
d[u])?k.forEach(([,p],u)=>E($.children[u].firstChild,`${B(p)} ×`)):$.replaceChildren(...k.map(N))}function P(_,O,L){return O<2?O?j(O,"{count} text","{count} te\
xts"):"":_===1?s("All {count} texts are the same",{count:B(O)}):L?s("{count} different texts of {all}; the most frequent ones",{count:B(_),all:B(O)}):s("All {co\
unt} texts are different",{count:B(O)})}function N([_,O]){let L=c("li");if(L.gpText=_,L.append(c("span","gp-times",`${B(O)} ×`)),_.length<=150)L.append(_.trim()?
c("bdi","",Oe(_)):c("span","gp-note",s("(empty)")));else{let $=c("details"),k=c("summary");k.append(c("bdi","",Oe(_.slice(0,150))+"…")),$.append(k,c("p","",_,
{dir:"auto"})),L.append($)}return L}function S(_,O){return _===O?j(O,"{count} sample","all {count} samples"):e.done?j(O,"{ended} of {count} sample ended","{ende\
d} of {count} samples ended",{ended:B(_)}):j(O,"{ended} of {count} sample ended so far","{ended} of {count} samples ended so far",{ended:B(_)})}return _=>{if(t.
hidden=!e.header||e.header.kind!=="seeds",t.hidden||!(_.run||_.status))return;_.run&&i("common").replaceChildren();let O=e.entries.filter(k=>tn(k)==="cut"),L=e.
entries.filter(k=>_e(k)&&!O.includes(k)),$=L.filter(k=>_e(k)!=="failed");E(i("of"),S(L.length,e.entries.length)),l($),w([...L,...O]),b(L),y($)}}var Ba="generation-playground.columns",qh=["tokens","tokens_per_second","perplexity","entropy","distinct_2","repetition","words","ended"],uo=class{constructor(e,n){
this.place=e,this.changed=n,this.summary=c("summary"),this.boxes=c("div","gp-column-boxes",null,{role:"group","aria-label":s("Columns of the table")}),e.append(
this.summary,this.boxes),this.chosen=new Set(Ih()||qh),this.names=""}shown(e){let n=e.map(({name:r})=>r).join();n!==this.names&&(this.names=n,this.boxes.replaceChildren(
...e.map(r=>this.box(r))));let o=e.filter(({name:r})=>this.chosen.has(r));return E(this.summary,s("Columns: {shown} of {all}",{shown:String(o.length),all:String(
e.length)})),o}box({name:e,title:n,meaning:o}){let r=c("label","",null,{title:s(o)}),i=c("input","",null,{type:"checkbox"});return i.checked=this.chosen.has(e),
i.addEventListener("change",()=>{i.checked?this.chosen.add(e):this.chosen.delete(e),Rh([...this.chosen]),this.changed()}),r.append(i,` ${s(n)}`),r}};function Ih(){
try{let t=JSON.parse(localStorage.getItem(Ba)||"null");return Array.isArray(t)?t:null}catch{return null}}function Rh(t){try{localStorage.setItem(Ba,JSON.stringify(
t))}catch{}}function ja(t,e){let n=t.querySelector(".gp-metrics"),[o]=n.tHead.rows,r=o.cells[0].querySelector("button"),i=new Map,a=null,l=[],h=new uo(t.querySelector(".gp-\
column-choice"),()=>O()),m=({values:$},{name:k})=>Number.isFinite($[k])?$[k]:null;function w(){let $=e.metrics.filter(u=>e.groups.some(f=>m(f,u)!==null));t.hidden=
!$.length;let k=h.shown($);if(k.length===l.length&&k.every((u,f)=>u===l[f].metric))return;let d=document.activeElement,p=o.contains(d)?d.dataset.name:null;l.forEach(
({head:u})=>u.remove()),l=k.map(u=>{let f=c("th","",null,{scope:"col"}),{name:g,title:x,unit:T,meaning:C,formula:M,better:A}=u,v=A==="more"?s("More is better."):
A==="less"?s("Less is better."):"",q=[s(C),v,s("Formula: {formula}.",{formula:s(M)})].filter(Boolean).join(" "),I=c("button","gp-sort",null,{type:"button","data\
-name":g,"data-tip":q});return I.append(c("span","",s(x).replace(/-(?=\d)/g,"‑")),c("span","gp-arrow","",{"aria-hidden":"true"})),f.append(I),T&&T!==x.toLowerCase()&&
f.append(c("small","",s(T))),o.append(f),{metric:u,head:f}});for(let u of i.values())X(u,1+l.length,y);p&&o.querySelector(`[data-name="${CSS.escape(p)}"]`)?.focus()}
function b(){for(let{metric:$,head:k}of l){let d=a&&a.name===$.name?a.down?"descending":"ascending":"none";K(k,{"aria-sort":d}),E(k.querySelector(".gp-arrow"),{
descending:" ▼",ascending:" ▲",none:""}[d])}}o.addEventListener("click",({target:$})=>{let k=$.closest(".gp-sort");if(!k)return;let d=l.map(p=>p.metric).find(
({name:p})=>p===k.dataset.name);if(!d)a=null;else{let p=d.better!=="less",u=a&&a.name===d.name;u&&a.down!==p?a=null:a={name:d.name,down:u?!p:p}}O()});function y(){
let $=c("td"),k=c("span","gp-value");k.append(c("b","gp-best-sign","",{"aria-hidden":"true"}),c("span"),c("span","gp-hidden"),c("small","gp-seeds-range"));let d=c(
"span","gp-track");return d.append(c("i")),$.append(k,d),$}function P($){let k=c("tr"),d=c("th","gp-whose",null,{scope:"row"});return d.append(c("b","gp-letter"),
c("bdi")),k.append(d),X(k,1+l.length,y),n.tBodies[0].append(k),i.set($,k),k}function N({number:$,title:k,prompt:d}){let p=i.get($)||P($),[u,f]=p.cells[0].children;
E(u,qe(e,$)),E(f,Et({title:k,prompt:d}))}function S({metric:$},k){let d=e.groups.map(f=>m(f,$)),p=Math.max(...d.map(f=>Math.abs(f??0))),u=js($,e.groups);return d.
forEach((f,g)=>{let x=i.get(g).cells[k+1],[T,C]=x.children,M=u!==null&&u.number===g;E(T.children[0],M?"★":""),E(T.children[1],ao($,e.groups[g])),E(T.children[2],
M?` ${s("(best)")}`:"");let A=f===null||Fs($)?"":et($,e.groups[g]);E(T.children[3],A&&s("over the seeds {range}",{range:A})),x.classList.toggle("gp-best",M),ne(
C.firstChild,"width",f===null||!p?0:Math.abs(f)/p)}),u!==null}function _(){let $=[...e.groups];if(a){let d=a.down?-1:1;$.sort((p,u)=>{let[f,g]=[m(p,a),m(u,a)];return f===
null||g===null?+(f===null)-+(g===null):d*(f-g)})}let[k]=n.tBodies;$.forEach(({number:d},p)=>{k.rows[p]!==i.get(d)&&k.insertBefore(i.get(d),k.rows[p]||null)})}function O(){
if(w(),t.hidden)return;a&&!l.some(({metric:k})=>k.name===a.name)&&(a=null),e.groups.forEach(N);let $=l.map(S);G(t.querySelector(".gp-best-key"),$.some(Boolean)),
b(),_()}function L(){for(let k of i.values())k.remove();i.clear();let{kind:$}=e.header||{};E(r,$==="lanes"?s("Lane"):$==="sweep"?s("Cell"):s("Runs")),n.classList.
toggle("gp-one",e.groups.length<2),G(t.querySelector(".gp-sorting"),e.groups.length>1)}return $=>{$.run&&L(),($.run||$.measured||$.lanes)&&O()}}var za={sweep:()=>s("Nothing has run yet. “{button}” writes a text for each pair of values and draws a heat map of any metric.",{button:s("Run the grid")}),
seeds:()=>s("Nothing has run yet. “{button}” samples many texts and draws a tree of what the model can say, with counts and probabilities.",{button:s("Draw \
the samples")}),trial:()=>s("Nothing has run yet. “{button}” decodes the same request with and without drafts and answers one question: whether drafts make it f\
aster, which draft length is best, or whether the texts are the same.",{button:s("Run the trial")}),precision:()=>s("Nothing has run yet. “{button}” lets the mo\
del write in each precision in turn, measures memory and speed, and shows how far the distributions diverge at each token.",{button:s("Compare precisions")}),choices:()=>s(
"Nothing has run yet. “{button}” lets the model read each answer after the prompt and shows how likely it finds every token, with and without taking the length \
out.",{button:s("Compare answers")}),watermark:()=>s("Nothing has run yet. “{button}” writes texts with and without the watermark and answers one question, or l\
ets you guess which is which.",{button:s("Run the experiment")})};function Fa(t,e){let r=t.querySelector(".gp-status"),i=t.querySelector(".gp-pace"),a=t.querySelector(
".gp-track"),l=t.querySelector(".gp-troubles"),h=t.querySelector(".gp-told"),m=t.querySelector(".gp-answered"),w=[],b=[],y=null,P=0;function N(d){let p=e.entries[d];
w[d]=tn(p),b[d]=gt(p)}function S(d){let p=w.length,u=d.ended+d.failed;if(u===p)return[j(p,"The run has ended","All {count} runs have ended"),""];let f=d.cut+(e.
done?d.decoding:0),g=[f&&s("{count} cut off",{count:B(f)}),!e.done&&s("{count} decoding",{count:B(d.decoding)}),!e.done&&s("{count} queued",{count:B(d.waiting)}),
e.done&&d.waiting&&s("{count} not started",{count:B(d.waiting)})].filter(Boolean),x={ended:B(u)};return[e.done?j(p,"Stopped: {ended} of {count} run ended","Stop\
ped: {ended} of {count} runs ended",x):j(p,"{ended} of {count} run ended","{ended} of {count} runs ended",x),g.map(C=>` · ${C}`).join("")]}function _(d){if(!d)
return;let p=performance.now();y??={at:p,sum:d},d!==y.last&&([y.last,P]=[d,p]);let u=P-y.at,f=u>500&&s("{rate} tokens/s in total",{rate:B(Math.round((d-y.sum)/u*
1e3))});E(i,[j(d,"{count} token","{count} tokens"),f].filter(Boolean).join(" · "))}function O(d){let p=new Map;for(let x of e.entries.filter(T=>w[T.number]==="\
failed")){let T=JSON.stringify(Cn(He(x)));p.set(T,[...p.get(T)||[],x])}let u=e.done?d.cut:0,f=JSON.stringify([[...p].map(([x,T])=>[x,T.length]),u]);if(l.dataset.
key===f)return;l.dataset.key=f,l.replaceChildren();for(let[x,T]of[...p].slice(0,8)){let C=c("p");C.append(c("b","","✕ "),`${$(T)} `);for(let{knob:M,message:A,
fix:v}of JSON.parse(x))C.append(c("span","",(M?`${M}: `:"")+A),v?` ${v} `:" ");l.append(C)}let g=[...p.values()].slice(8).flat().length;g&&l.append(c("p","gp-no\
te",j(g,"{count} more run failed for other reasons.","{count} more runs failed for other reasons."))),u&&l.append(c("p","gp-note gp-stopped",L(u)))}function L(d){
return e.done.overtaken?j(d,"{count} run was stopped because another run took its place; what was written is kept.","{count} runs were stopped because another r\
un took their place; what was written is kept."):j(d,"{count} run was stopped by hand; what was written is kept.","{count} runs were stopped by hand; what was w\
ritten is kept.")}function $(d){let p=[...new Set(d.map(x=>e.groups[x.group].label))];if(p.length===e.groups.length)return j(d.length,"{count} run failed:","{co\
unt} runs failed:");let u=p.length-1,g=p.every(x=>x.length===1)||!u?p.join(", "):j(u,"{label} and {count} other","{label} and {count} others",{label:p[0]});return j(
d.length,"{count} run failed ({groups}):","{count} runs failed ({groups}):",{groups:g})}function k(){let d=e.found&&e.found.question,u=(d&&e.asking&&e.asking.question!==
d?e.asking.titles:{})[d];G(m,!!u),u&&E(m,e.done?s("These runs answered “{question}”. Choose that question to see the answer.",{question:s(u)}):s("These runs\
 answer “{question}”. Choose that question to see the answer.",{question:s(u)}))}return d=>{if(t.hidden=!e.header&&!Object.hasOwn(za,e.name),a.hidden=!e.header,
!e.header&&!t.hidden&&E(r,za[e.name]()),!e.header)return;d.run?([w,b,y]=[[],[],null],E(i,""),e.entries.forEach(g=>N(g.number))):d.measured||d.status?e.entries.forEach(
g=>N(g.number)):d.entries.forEach(N);let p={ended:0,cut:0,failed:0,decoding:0,waiting:0};for(let g of w)p[g]+=1;let[u,f]=S(p);r.dataset.words!==u+f&&(r.dataset.
words=u+f,r.replaceChildren(c("b","",u),f));for(let g of["ended","failed","decoding"])ne(a.querySelector(".gp-part-"+g),"width",p[g]/Math.max(1,w.length));K(a,{
"aria-valuemax":w.length,"aria-valuenow":p.ended+p.failed,"aria-valuetext":u+f.replaceAll(" · ",", ")}),_(b.reduce((g,x)=>g+x,0)),O(p),k(),e.done&&E(h,u)}}var fo=[[.001,0],[.01,3],[.1,6],[1,8],[1/0,10]],Bh=t=>fo.findIndex(([e])=>Me(t??1/0,"bits")<=e);function bt(t,e){if(!V(t))return s("infinite");let n=Me(t,e);if(n===
0)return"0";if(n>=.001)return n.toPrecision(3);let[o,r]=n.toExponential(1).split("e-");return`${o} × ${jh(r)}`}var jh=t=>`10⁻${[...String(t)].map(e=>"⁰¹²³⁴\
⁵⁶⁷⁸⁹"[e]).join("")}`,mo=t=>t>=1e9?s("{size} GB",{size:(t/1e9).toFixed(2)}):s("{size} MB",{size:(t/1e6).toFixed(t<1e7?2:1)});function Ha(t,e){let n=p=>t.
querySelector(".gp-"+p),o=n("which"),r=new Le(n("words"),{press:({number:p})=>y(p)}),i=null,a="",l="";o.addEventListener("change",()=>k());let h=()=>e.unit==="b\
its"?s("bits"):s("nats"),m=p=>`${bt(p,e.unit)} ${h()}`,w=()=>(e.found&&e.found.question==="precision"?e.found.groups:[]).map((p,u)=>({...p,number:u})).filter(({
pair:p})=>p&&!p.error),b=()=>w().find(({number:p})=>String(p)===o.value)||w()[0];function y(p){i=p,k()}function P(p){let u=JSON.stringify(p.map(({number:g,title:x})=>[
g,x]));if(u===l)return;l=u;let f=o.value;o.replaceChildren(...p.map(({number:g,title:x})=>c("option","",fe(x),{value:g}))),p.some(({number:g})=>String(g)===f)&&
(o.value=f)}function N({text:p,kl:u,logprobs:[f,g],same_top:x},T){let C=s("Token {number} {token}: KL {kl}; probability {share}, here {other}",{number:B(T+1),token:J(
p),kl:m(u),share:z(Z(f)),other:z(Z(g))});return x?C:`${C}; ${s("another token is the likeliest here")}`}function S(p){let{tokens:u}=p.pair,f=JSON.stringify([p.number,
e.unit,u.map(({id:g,kl:x})=>[g,x])]);f!==a&&(a=f,r.show(u.map((g,x)=>({token:g,mark:{},number:x,words:()=>N(g,x)}))),r.tokens.forEach((g,x)=>{let T=Bh(u[x].kl),
C=g.querySelector(".gp-ink");C.style.backgroundColor=`var(--gp-heat-${fo[T][1]})`,C.dataset.rank=T,g.dataset.top=u[x].same_top?"same":"other"})),r.tokens.forEach(
(g,x)=>{g.dataset.shown=x===i?"yes":"no",g.setAttribute("aria-pressed",x===i)})}function _(){let p=n("legend");if(p.dataset.unit===e.unit)return;p.dataset.unit=
e.unit,p.replaceChildren(s("KL in {unit}:",{unit:h()}));let u=g=>e.unit==="bits"?g:Number((g*Math.LN2).toPrecision(2));fo.forEach(([g,x],T)=>{let C=Number.isFinite(
g)?s("to {limit}",{limit:u(g)}):s("above {limit}",{limit:u(fo[T-1][0])}),M=c("span","gp-chip",C,{"data-rank":T});M.style.backgroundColor=`var(--gp-heat-${x})`,p.
append(M)});let f=c("span");f.append(c("span","gp-wavy","abc"),` ${s("another token is the likeliest")}`),p.append(f)}function O(p,u){let f=e.charts[`kl ${u.number}\
 ${e.unit}`];ce(n("curve-box"),i===null?f:Nn(f,i+1,"")),L(p,u)}function L(p,u){let f=X(n("curve-keys"),p.length,()=>{let g=c("span"),x=ee("svg");return K(x,{width:30,
height:8,"aria-hidden":"true"}),x.append(ee("path","gp-course")),K(x.firstElementChild,{d:"M1 4H29"}),g.append(x,c("span")),g});p.forEach(({title:g,number:x},T)=>{
K(f[T].firstChild.firstChild,{"data-line":T%6,"data-on":x===u.number?"yes":"no"}),E(f[T].lastChild,fe(g))})}function $(p){let u=p.pair.tokens[i??p.pair.max_at],
f=i??p.pair.max_at,[g,x]=u.entropies,T={number:B(f+1),token:J(u.text),kl:m(u.kl),mine:le(g,e.unit),theirs:le(x,e.unit),model:fe(p.title)};E(n("said"),i!==null?s(
"Token {number} {token}: KL {kl}, entropy {mine} of the reference and {theirs} of {model}.",T):`${s("Where they differ most, token {number} {token}: KL {kl}, en\
tropy {mine} of the reference and {theirs} of {model}.",T)} ${s("Click another token to see both models there.")}`);let C=n("sides").tHead.rows[0].cells;E(C[1],
fe(e.found.groups[0].title)),E(C[2],fe(p.title));let M=X(n("sides").tBodies[0],u.candidates.length,()=>{let v=c("tr"),q=c("th","",null,{scope:"row"});return q.append(
c("span"),c("bdi")),v.append(q,...[0,1].map(()=>{let I=c("td"),H=c("div","gp-side"),W=c("span");return W.append(c("i","gp-bar",null,{"aria-hidden":"true"})),H.append(
W,c("span")),I.append(H),I})),v}),A=Math.max(...u.candidates.flatMap(([,,v,q])=>[v,q]),1e-9);u.candidates.forEach(([v,q,...I],H)=>{let[W,...R]=M[H].cells;E(W.firstChild,
v===u.id?"▶ ":""),me(W.lastChild,q),ae(M[H],v===u.id?"gp-is-token":""),I.forEach((F,D)=>{ne(R[D].querySelector(".gp-bar"),"width",F/A),E(R[D].firstChild.lastChild,
z(F))})})}function k(){let[p,u]=[w(),b()];P(p),o.value=u.number;let{mean:f,max:g,same_top:x,max_at:T,perplexities:[C,M],vocab:A}=u.pair;i!==null&&i>=u.pair.tokens.
length&&(i=null),E(n("about"),j(u.pair.tokens.length,"{count} token of the reference, read by both","{count} tokens of the reference, read by both")),E(n("summa\
ry"),[s("Mean {mean}, at most {max} at token {number}, over {vocab} tokens of the vocabulary.",{mean:m(f),max:bt(g,e.unit),number:B(T+1),vocab:B(A)}),s("The sam\
e token is the likeliest for both at {share} of the places.",{share:z(x)}),s("Perplexity of the text: {one} and {other}.",{one:Y(C),other:Y(M)})].join(" ")),_(),
S(u),O(p,u),$(u)}let d=()=>w().length>0;return p=>{t.hidden=!d(),p.run&&(i=null),!t.hidden&&(p.found||p.unit)&&k()}}function Da(t,e){let n=S=>t.querySelector(".gp-"+S),o=n("measure"),r=n("from-first");o.addEventListener("change",P);let i=()=>e.found&&e.found.question==="promp\
ts"?e.found:null,a=S=>V(S)?`${bt(S,e.unit)} ${e.unit==="bits"?s("bits"):s("nats")}`:s("infinite"),l=(S,_)=>[[s("prompt"),""],[s("tokens"),s("How many tokens the\
 model reads, those of a chat template among them.")],[s("likeliest next token"),""],[s("entropy"),s("Of the next token’s distribution: how uncertain the model \
is.")],[`KL(${S} ‖ ·)`,s("How far this prompt’s distribution is from the first one’s.")],["JS",s("The same both ways; at most 0.69 nats.")],[s("total var\
iation"),s("The share of probability that stands elsewhere.")],..._.text.length?[[s("mean KL along the text"),s("The mean over the tokens of the text that follo\
ws all prompts.")]]:[]];function h(S){let[_]=r.tHead.rows,O=X(_,S.length,()=>c("th","",null,{scope:"col"}));S.forEach(([L,$],k)=>{O[k].dataset.told!==L+$&&(O[k].
dataset.told=L+$,O[k].replaceChildren(c("span","",L,$?{tabindex:0,"data-tip":$}:{})))})}function m(){let S=c("tr"),_=c("th","",null,{scope:"row"});return _.append(
c("b","gp-letter")," ",c("bdi")),S.append(_),S}function w(S,{label:_,prompt:O},L,$){E(S.cells[0].firstChild,_),so(S.cells[0].lastChild,O);let{tokens:k,entropy:d,
top:p,same_top:u}=$.prompts[L],f=$.candidates.find(({id:T})=>T===p),g=L===0,x=[[B(k)],[J(f.text),z(f.probabilities[L]),!u],[le(d,e.unit)],[g?"–":a($.kl[0][L])],
[g?"–":a($.js[0][L])],[g?"–":z($.tv[0][L])],...$.text.length?[[g?"–":V($.mean[L])?a($.mean[L]):s("not known")]]:[]];for(;S.cells.length>x.length+1;)S.lastElementChild.
remove();for(;S.cells.length<x.length+1;){let T=c("td");T.append(c("span"),c("small")),S.append(T)}x.forEach(([T,C="",M=!1],A)=>{let[v,q]=S.cells[A+1].children;
E(v,T),E(q,C),v.classList.toggle("gp-far",M)})}function b({prompts:S,read:_}){let O=Qt(S.map(({prompt:u})=>u)),L=_.tv[0].indexOf(Math.max(..._.tv[0])),$=_.prompts.
slice(1).filter(({same_top:u})=>!u).length,k={first:S[0].label,prompt:S[L].label,words:J(O[L]),kl:a(_.kl[0][L]),share:z(_.tv[0][L])},d=_.tv[0][L]>0?s("{prompt} \
{words} moves the next token most: {share} of the probability stands elsewhere than after {first}, KL {kl}.",k):s("The distributions are the same after all prom\
pts."),p=$?s("The likeliest token is another one after {count} of {all} other prompts.",{count:B($),all:B(S.length-1)}):s("The likeliest token is the same after\
 all of them.");return`${d} ${p}`}function y({waiting:S,read:_}){return _&&_.error?`${s(_.error.message)} ${s(_.error.fix)}`:S?s("The prompts are compared once \
all runs have ended."):s("Not known: the prompts were not all read. Run them again.")}function P(){let{value:S}=o;ce(n("matrix-box"),e.charts[S==="tv"?"tv":`${S}\
 ${e.unit}`])}function N(){let S=i(),{prompts:_,read:O}=S,L=!!O&&!O.error;if(G(n("results"),L),G(n("unread"),!L),E(n("unread"),L?"":y(S)),E(n("summary"),L?b(S):
""),!L)return;h(l(_[0].label,O));let $=X(r.tBodies[0],_.length,m);_.forEach((k,d)=>w($[d],k,d,O)),ce(n("tokens-box"),e.charts.tokens),P(),G(n("along"),O.text.length>
0),ce(n("along-box"),e.charts[`along ${e.unit}`])}return S=>{t.hidden=!i(),!t.hidden&&(S.found||S.unit)&&N()}}function Ga(t){zh(t),Dh(t),t.lanes.addEventListener("change",()=>{t.state.opened.clear(),t.draw()})}function Us(t,e){if(!e.folded){t.pick(e.entry.run.at(-1));return}
let[n]=e.folded,o=document.activeElement===e.item;t.state.unfold(e.node,e.folded),t.draw(),o&&Tt(t,t.views.get(n.id))}function zh(t){let{tree:e}=t,n=o=>{let r=o.
closest(".gp-knot");return r?r.parentElement.gpView:null};e.addEventListener("click",({target:o})=>{let r=n(o);r&&(Ua(t,r),Us(t,r))}),e.addEventListener("pointe\
rmove",({target:o,pointerType:r})=>{r!=="touch"&&t.point(n(o),o.gpNode||null)}),e.addEventListener("pointerleave",()=>t.point(null)),e.addEventListener("focusin",
o=>{let r=o.target;r.gpView&&r.matches(":focus-visible")&&t.point(r.gpView,null)}),e.addEventListener("focusout",()=>t.point(null))}function Ua(t,e){t.current&&
t.current!==e&&K(t.current.item,{tabindex:"-1"}),t.current=e,K(e.item,{tabindex:"0"})}function Tt(t,e){e&&(Ua(t,e),e.item.focus({preventScroll:!0}),e.knot.scrollIntoView(
{block:"nearest",inline:"nearest"}),t.point(e,null))}var Va=({kids:t})=>t&&t.firstElementChild&&t.firstElementChild.gpView;function Fh(t,e){e.entry&&t.state.closed.
delete(e.entry.head.id)?t.draw():Tt(t,Va(e))}function Hh(t,e){e.entry&&Va(e)?(t.state.closed.add(e.entry.head.id),t.draw()):Tt(t,e.above)}var Ka={ArrowDown:(t,e,n)=>Tt(
t,n[n.indexOf(e)+1]),ArrowUp:(t,e,n)=>Tt(t,n[n.indexOf(e)-1]),ArrowRight:Fh,ArrowLeft:Hh,Home:(t,e,n)=>Tt(t,n[0]),End:(t,e,n)=>Tt(t,n.at(-1)),Enter:Us," ":Us,Escape:t=>{
t.point(null),t.state.picked&&t.pick(null)}};function Dh(t){t.tree.addEventListener("keydown",e=>{let n=e.target.gpView;if(!n||e.ctrlKey||e.altKey||e.metaKey||!Object.
hasOwn(Ka,e.key))return;e.preventDefault();let o=[...t.tree.querySelectorAll(".gp-branch")].filter(r=>r.offsetParent);Ka[e.key](t,n,o.map(r=>r.gpView))})}var go=class{constructor(){this.count=0,this.root=this.node(null,null),this.tips=[],this.ended=new Map}node(e,n){let o=n&&n.logprob!==null&&e.logprob!==null&&e.
logprob!==void 0,r=n?o?n.logprob+e.logprob:null:0;return{id:this.count++,token:e,before:n,depth:n?n.depth+1:0,kids:new Map,samples:[],ends:[],logprob:r,order:[]}}begin(e){
return this.root.samples.push(e),this.tips[e]=this.root}add(e,n){let o=this.tips[e]||this.begin(e),r=o.kids.get(n.token_id);r||(r=this.node(n,o),o.kids.set(n.token_id,
r),o.order.push(r)),r.samples.push(e),this.tips[e]=r}end(e,n){this.ended.has(e)||(this.ended.set(e,n),(this.tips[e]||this.begin(e)).ends.push([e,n]))}reached(e){
let n=o=>!Kh.has(this.ended.get(o)??"length");return this.root.samples.filter(o=>this.tips[o].depth>=e||n(o)).length}},Kh=new Set(["length","max_time","stopped",
"failed","given","unfinished"]);function Ja(t){let e=[t];for(;t.kids.size===1&&!t.ends.length;)[t]=t.order,e.push(t);return e}function Ya(t){for(;t.before&&t.before.
before&&t.before.kids.size===1&&!t.before.ends.length;)t=t.before;return t}var bn=(t,e=null)=>t.logprob===null||e&&e.logprob===null?null:Math.exp(t.logprob-(e?e.
logprob:0)),kn=t=>{let e=[];for(;t.before;t=t.before)e.push(t);return e.reverse()},Xa=(t,e)=>(e.logprob??-1/0)-(t.logprob??-1/0)||t.token.token_id-e.token.token_id;
function Gh({order:t},e){if(!e)return t.sort((o,r)=>r.samples.length-o.samples.length||Xa(o,r)),t;let n=(o,r)=>o.samples.length>r.samples.length+Math.max(.5,r.samples.
length/5);for(let o=1;o<t.length;o++)for(let r=o;r>0&&n(t[r],t[r-1]);r--)[t[r-1],t[r]]=[t[r],t[r-1]];return t}function Za(t,{lanes:e,grows:n,opened:o=new Map,closed:r=new Set,
before:i=new Set}){let a=[],l=[],h=({id:S,samples:_})=>_.length+(n&&i.has(S)?.5:0),m=([S],[_])=>h(_)-h(S)||S.depth-_.depth||Xa(S,_),w=0;function b(S,_,O){for(w+=
1;;){let L=_.at(-1),$={head:S,run:_,kids:[],folded:[],closed:r.has(S.id)};O.push($);let k=Gh(L,n);if(!k.length||$.closed)return;let d=1+(o.get(L.id)||0);k.slice(
1).forEach((p,u)=>(u+1<d?l:a).push([p,$])),O=$.kids,[S]=k,_=Ja(S)}}let y=S=>{for(;S.length;){let[_,O]=S.pop();b(_,Ja(_),O.kids),y(l)}},P=()=>a.splice(0).forEach(
([S,_])=>_.folded.push(S)),N=[];for(b(t.root,[t.root],N),y(l);a.length&&w<e;)a.sort(m),y([a.shift()]);P();for(let S=Vs(N[0]);S.length;S=Vs(N[0]))y(S),P();return Qa(
N[0]),N[0]}function Vs(t){return[...t.folded.length===1?[[t.folded.pop(),t]]:[],...t.kids.flatMap(Vs)]}function Qa(t){let e=new Map(t.run.at(-1).order.map((n,o)=>[
n,o]));t.kids.sort((n,o)=>e.get(n.head)-e.get(o.head)),t.kids.forEach(Qa)}var Uh=12,wo=class{constructor(e){this.group=e,this.begin()}begin(){this.trie=new go,this.opened=new Map,this.closed=new Set,this.picked=null}read(e){let{trie:n,
group:o}=this,r=o.entries[e],i=n.tips[e];for(let l=i?i.depth:0;l<r.tokens.length;l++)n.add(e,r.tokens[l]);let a=_e(r);a&&n.end(e,a)}shown(e,n){return Za(this.trie,
{lanes:e,grows:!this.group.done,opened:this.opened,closed:this.closed,before:n})}pick(e){this.picked=e===this.picked?null:e}unfold(e,n){let o=e.order.length-n.length;
this.opened.set(e.id,o-1+Math.min(Uh,n.length))}isOnPath({head:e,run:n}){return yn(n.at(-1),this.picked)||yn(this.picked,e)}};function yn(t,e){for(;t&&t.depth>e.
depth;)t=t.before;return t===e}var bo=220,ko=({token:t})=>t.piece??t.text;function el(t,e,n,o){let{length:r}=n.samples,[i,a]=[t.reached(n.depth),e.before],l=bn(n),h=b=>b===null?s("not known"):
z(b),m=e===n,w=[[s("Samples here"),i<o?j(i,"{number} of {count} sample so far","{number} of {count} samples so far",{number:B(r)}):yo(r,i)]];l!==null&&w.push([s(
"Expected samples"),`${Vh(i*l)} = ${B(i)} × ${z(l)}`]),w.push([j(n.depth-e.depth+1,"Probability of this token","Probability of these {count} tokens"),h(bn(n,a))]),
w.push([s("Share of the samples at this fork"),z(r/Math.max(1,Yh(a)))]),m&&w.push([s("Before the processors"),h(n.token.raw_logprob===null?null:Z(n.token.raw_logprob))]),
w.push([s("Probability of the text so far"),h(l)]);for(let[b,y]of xo(n))w.push([`${tt(b)} ${s("ends here: {reason}",{reason:nt(b)[0]})}`,B(y)]);return w}var Vh=t=>t<
.01?s("fewer than 0.01"):t.toFixed(t<10?2:1),yo=(t,e)=>j(e,"{number} of {count} sample","{number} of {count} samples",{number:B(t)});function Jh(t,e,n){return e?
j(t,"{count} sample goes through {text}","{count} samples go through {text}",{text:e}):n==="source"?j(t,"{count} sample follows the source","{count} samples fol\
low the source"):n==="message"?j(t,"{count} sample answers the message","{count} samples answer the message"):j(t,"{count} sample continues the prompt","{count}\
 samples continue the prompt")}var Yh=t=>t.order.reduce((e,n)=>e+n.samples.length,0);function xo(t){let e=new Map;for(let[,n]of t.ends)e.set(n,(e.get(n)||0)+1);
return e}function tl(t,e){let n=c("div","gp-trie-card",null,{popover:"manual","aria-hidden":"true"}),o=c("p"),r=c("dl");n.append(o,r),n.hidden=!0,t.append(n);function i(h,m,w,b,y){
let P=kn(w.before).map(({token:O})=>O.piece??"").join(""),N=P.length>bo?"…"+P.slice(-bo):P,S=kn(b).slice(w.depth-1).map(ko).join(""),_=c("bdi","",N);_.append(
c("b","",S.length>bo?S.slice(0,bo)+"…":S)),o.replaceChildren(_),r.replaceChildren(...el(m,w,b,y).flatMap(([O,L])=>[c("dt","",O),c("dd","",L)])),n.hidden&&document.
addEventListener("scroll",e,{capture:!0,passive:!0}),n.hidden=!1,n.showPopover&&!n.matches(":popover-open")&&n.showPopover(),a(h)}function a(h){let m=h.getBoundingClientRect(),
{clientWidth:w,clientHeight:b}=document.documentElement,[y,P]=[n.offsetWidth,n.offsetHeight],N=m.bottom+7+P+8<=b?m.bottom+7:m.top-P-7;n.style.left=`${Math.max(8,
Math.min(m.left,w-y-8))}px`,n.style.top=`${Math.max(8,Math.min(N,b-P-8))}px`}function l(){n.hidden||(n.hidePopover&&n.isConnected&&n.matches(":popover-open")&&n.
hidePopover(),n.hidden=!0,document.removeEventListener("scroll",e,{capture:!0}))}return{show:i,hide:l}}function nl(t,e,n){let r=t.querySelector(".gp-through"),i=t.
querySelector(".gp-through-title"),a=t.querySelector(".gp-through-list"),l=t.querySelector(".gp-through-more"),h=t.querySelector(".gp-through-facts"),[m,w]=[null,
null],b=!1;function y(){let _=c("li"),O=c("bdi");return O.append(c("span","gp-shared"),c("span","gp-own")),_.append(O,c("small")),_}function P(_,O,L){let $=e.entries[O],
k=kn(L).length,d=g=>g.map(({piece:x})=>x??"").join("");E(_.querySelector(".gp-shared"),d($.tokens.slice(0,k))),E(_.querySelector(".gp-own"),d($.tokens.slice(k)));
let p=_e($);E(_.querySelector("small"),[s("sample {number}",{number:O+1}),($.seed??null)===null?"":s("seed {seed}",{seed:$.seed}),j(gt($),"{count} token","{coun\
t} tokens"),p?`${tt(p)} ${nt(p)[0]}`:"…"].filter(Boolean).join(" · "));let u=_.querySelector("button"),f=s("Open sample {number} as one run",{number:O+1});if(e.
canAsk&&!u){let g=c("button","gp-button",s("Open"),{type:"button","aria-label":f});g.addEventListener("click",()=>e.ask({type:"open",entry:+_.dataset.entry})),_.
append(g)}else u&&_.dataset.entry!==String(O)&&u.setAttribute("aria-label",f);_.dataset.entry=O}function N(_,O){let L=_.before?el(O,Ya(_),_,e.entries.length):[],
$=X(h,L.length,()=>{let k=c("div");return k.append(c("dt"),c("dd")),k});L.forEach(([k,d],p)=>{E($[p].firstChild,k),E($[p].lastChild,d)})}function S(_,O){if(_!==
m&&(b=!1),[m,w]=[_,O],r.hidden=!_,!_)return;N(_,O);let{samples:L}=_,$=Oe(kn(_).map(ko).join("").trim()),k=J($.length>118?"…"+$.slice(-109):$);E(i,Jh(L.length,
_.before&&k,e.apart));let d=b?L.length:Math.min(12,L.length),p=X(a,d,y);for(let u=0;u<d;u++)P(p[u],L[u],_);l.hidden=d===L.length,E(l,s("Show all {count}",{count:B(
L.length)}))}return l.addEventListener("click",()=>{b=!0,S(m,w)}),t.querySelector(".gp-unpick").addEventListener("click",n),S}var Xh=18,ol=110,sl=160,Js=t=>t.reduce((e,n)=>e+n.samples.length,0);function Zh(t){let e=c("li","",null,{role:"treeitem",tabindex:"-1"}),n=c("div","gp-knot"),[o,
r,i]=[c("bdi","gp-run"),c("span","gp-count"),c("span","gp-end")];n.append(o,r,i),e.append(n);let a={key:t,item:e,knot:n,run:o,number:r,end:i,kids:null,entry:null,
above:null};return e.gpView=a,a}function rl(t,e){let n=new Set(e.map(({item:o})=>o));for(let o of[...t.children])n.has(o)||o.remove();e.forEach(({item:o},r)=>{t.
children[r]!==o&&t.insertBefore(o,t.children[r]||null)})}function il(t,e,n){let o=`${e} ${n}`;t.stream!==o&&(t.stream=o,t.item.style.setProperty("--own",e),t.item.
style.setProperty("--rest",n))}function Qh(t,{run:e,head:n}){let o=[...xo(e.at(-1))],r=o.map(([i,a])=>`${tt(i)}${n.samples.length>1?` ${B(a)}`:""}`).join(" ");E(
t.end,r),t.end.classList.toggle("gp-end-failed",o.some(([i])=>i==="failed"))}var vo=class{constructor(e,n){this.root=e,this.state=n,this.group=n.group,this.tree=
e.querySelector(".gp-roots"),this.lanes=e.querySelector(".gp-lanes"),this.about=e.querySelector(".gp-about"),this.card=tl(e,()=>this.point(null)),this.drawThrough=
nl(e,this.group,()=>this.pick(null)),this.views=new Map,this.current=null,this.pointed=null,ep(e)}clear(){this.state.begin(),this.views=new Map,this.current=null,
this.pointed=null,this.tree.replaceChildren(),this.card.hide()}draw(){let{state:e,tree:n,views:o}=this,r=document.activeElement&&document.activeElement.gpView,i=[
...o.values()].filter(({item:l,entry:h})=>h&&l.isConnected),a=new Set(i.map(({key:l})=>l));rl(n,[this.drawEntry(e.shown(+this.lanes.value,a),null,0)]);for(let[l,
h]of o)h.item.isConnected||o.delete(l);(!this.current||!this.current.item.isConnected)&&(this.current=o.get(e.trie.root.id)),K(this.current.item,{tabindex:"0"}),
r&&document.activeElement!==r.item&&(r.item.isConnected?r:this.current).item.focus({preventScroll:!0}),this.drawThrough(e.picked,e.trie),this.drawAbout(),this.refreshCard()}viewOf(e){
return this.views.has(e)||this.views.set(e,Zh(e)),this.views.get(e)}thickness(e){return`${Math.max(1.5,Xh*e/Math.max(1,this.state.trie.root.samples.length)).toFixed(
1)}px`}drawEntry(e,n,o){let{head:r,run:i}=e,a=this.viewOf(r.id);Object.assign(a,{entry:e,above:n,node:i.at(-1),folded:null}),this.drawRun(a,e);let l=e.closed&&i.
at(-1).order.length;E(a.number,l?`${B(r.samples.length)} ▸`:r.samples.length>1?B(r.samples.length):""),Qh(a,e),il(a,this.thickness(r.samples.length),this.thickness(
o));let h=this.drawKids(a,e);return this.dress(a,this.wordsOf(e),h?"true":l?"false":null),a}drawKids(e,n){let o=[],r=Js(n.kids.map(({head:i})=>i))+Js(n.folded);
for(let i of n.kids)o.push(this.drawEntry(i,e,r-=i.head.samples.length));return n.folded.length&&o.push(this.drawMore(n,e)),o.length&&!e.kids&&e.item.append(e.kids=
c("ul","gp-kids",null,{role:"group"})),e.kids&&(rl(e.kids,o),e.kids.hidden=!o.length),o.length}drawMore({run:e,folded:n},o){let r=this.viewOf("more "+e.at(-1).id);
Object.assign(r,{entry:null,above:o,node:e.at(-1),folded:n});let i=Js(n);return E(r.run,`+ ${s("{count} more",{count:B(n.length)})}`),E(r.number,i>n.length?B(i):
""),il(r,this.thickness(i),"0px"),this.dress(r,j(n.length,"{count} more branch with {samples}, folded. Click to open.","{count} more branches with {samples}, fo\
lded. Click to open.",{samples:j(i,"{count} sample","{count} samples")}),null),r}drawRun(e,{head:n,run:o}){let r=n.samples.length===1&&n.before,i=r?"":o.map(({id:a})=>a).
join(" ");if(r){let a="";for(let l of o)if((a+=l.token.piece??"").length>ol)break;E(e.run,Oe(a.slice(0,ol+30))||Oe(n.token.text)),e.ids=null}else if(e.ids!==i){
let a=e.ids&&(i+" ").startsWith(e.ids+" ")?e.ids.split(" ").length:0;a||e.run.replaceChildren(),e.run.append(...o.slice(a).map(l=>this.makeToken(l))),e.ids=i}ae(
e.knot,r?"gp-knot gp-tail":n.before?"gp-knot":"gp-knot gp-root-knot")}makeToken(e){if(!e.before)return c("span","",this.promptWords());let{piece:n,text:o,logprob:r}=e.
token,i=n===null?o:Oe(n)+(Pt(e.token)?Ln(o):""),a=c("span",n===null?"gp-t gp-special":"gp-t",i||o);return a.style.backgroundColor=`var(--gp-prob-${Math.round(Z(
r)*10)})`,a.gpNode=e,a}promptWords(){let e=Oe(this.group.header.prompt);return e.length>60?"…"+e.slice(-58):e||s("(no prompt)")}wordsOf({head:e,run:n,closed:o}){
let{length:r}=e.samples;if(!e.before)return`${this.rootWords()}, ${j(r,"{count} sample","{count} samples")}`;let i=n.map(ko).join(""),a=bn(n.at(-1),e.before);return[
J(i.length>sl?i.slice(0,sl)+"…":i),yo(r,this.state.trie.root.samples.length),a===null?"":s("probability {share} after the text before",{share:z(a)}),...[...xo(
n.at(-1))].map(([l,h])=>j(h,"{count} ends here: {reason}","{count} end here: {reason}",{reason:nt(l)[0]})),o?s("closed"):""].filter(Boolean).join(", ")}rootWords(){
let{apart:e}=this.group;return e==="source"?s("The source"):e==="message"?s("The message"):s("The prompt")}dress(e,n,o){let{picked:r}=this.state,{node:i,folded:a,
entry:l}=e,h=r&&!a&&this.state.isOnPath(l),m=r&&a&&yn(i,r),w=r&&!a&&yn(r,l.head),b=["gp-branch",a&&"gp-more",r&&!h&&!m&&"gp-dim",w&&"gp-on-path"];ae(e.item,b.filter(
Boolean).join(" "));let y=!!(r&&!a&&l.run.includes(r));K(e.item,{"aria-label":n,"aria-selected":String(y)}),e.expanded!==o&&(e.expanded=o,o===null?e.item.removeAttribute(
"aria-expanded"):e.item.setAttribute("aria-expanded",o))}drawAbout(){let{group:e}=this,{trie:n}=this.state,o=n.root.samples.length,r=e.entries.length-o,i=new Set(
n.tips.filter(Boolean)),a=i.size===1&&o>1?s("all with the same text"):j(i.size,"{count} different text","{count} different texts"),l={samples:r?yo(o,e.entries.length):
j(o,"{count} sample","{count} samples"),texts:a},h=e.done?s("{samples}, {texts}.",l):s("{samples} so far, {texts}.",l);E(this.about,o?`${h} ${s("Point at a bran\
ch for its numbers, click it to see its samples.")}`:s("The tree grows with the first tokens."))}pick(e){this.state.pick(e),this.draw()}point(e,n){this.pointed&&
this.pointed.view===e&&this.pointed.node===n||(this.pointed=e&&{view:e,node:n},e?this.refreshCard():this.card.hide())}refreshCard(){if(!this.pointed)return;let{
view:e,node:n}=this.pointed;if(!e.item.isConnected||!e.entry||!e.entry.head.before){this.pointed=null,this.card.hide();return}let{head:o,run:r}=e.entry,i=n&&r.includes(
n);this.card.show(e.knot,this.state.trie,i?n:o,i?n:r.at(-1),this.group.entries.length)}};function ep(t){for(let e=0;e<=10;e++){let n=c("i");n.style.backgroundColor=
`var(--gp-prob-${e})`,t.querySelector(".gp-key-ramp").append(n)}}var tp="14";function al(t,e){let n=new wo(e),o=new vo(t,n);return Ga(o),matchMedia("(max-width: 640px)").matches&&(o.lanes.value=tp),r=>{if(t.hidden=!e.header||
e.header.kind!=="seeds",!t.hidden&&(r.run&&o.clear(),!(!r.run&&!r.steps&&!r.status))){for(let i of r.run?e.entries.keys():r.entries)n.read(i);o.draw()}}}function ll(t,e){let o=t.querySelector(".gp-ways"),r=t.querySelector(".gp-first tbody"),i=new WeakMap,a=t.querySelector(".gp-first-words");function l(){let N=c(
"li");return N.append(c("h3"),c("div","gp-read",null,{tabindex:0,role:"group"})),N}function h(N,{label:S,title:_},{started:O}){let L=O?O.prompt_tokens:null,[$,k]=N.
children,d=`${S} ${fe(_)}`;E($,L?`${d}: ${j(L.length,"{count} token","{count} tokens")}`:d),K(k,{"aria-label":s("The prompt of {lane}",{lane:S})}),i.get(k)!==L&&
(i.set(k,L),k.replaceChildren(...(L||[]).map(({piece:p,text:u})=>p===null?c("span","gp-pill",u):p)))}let m=({raw_logprob:N})=>Z(N);function w(N){let S=new Map;N.
forEach((O,L)=>{if(!O)return;let $=[...O.distribution.candidates].sort((d,p)=>m(p)-m(d)),k=({token_id:d})=>d===O.chosen.token_id;for(let d of[...$.slice(0,6),...$.
slice(0,6).some(k)?[]:[O.chosen]])S.has(d.token_id)||S.set(d.token_id,{text:d.text,sides:[null,null]});for(let d of[...$,O.chosen])S.has(d.token_id)&&(S.get(d.token_id).
sides[L]??=d)});let _=({sides:O})=>Math.max(...O.map(L=>L?m(L):0));return[...S.values()].sort((O,L)=>_(L)-_(O))}function b(){let N=c("tr"),S=c("th","",null,{scope:"\
row"});return S.append(c("bdi","gp-word")),N.append(S,...[0,1].map(()=>{let _=c("td"),O=c("div","gp-share"),L=c("span");return L.append(c("i")),O.append(c("span",
"gp-sign"),L,c("b")),_.append(O),_})),N}function y(N){let S=w(N),_=X(r,S.length,b);S.forEach(({text:O,sides:L},$)=>{let[k,...d]=_[$].cells;me(k.firstChild,O),d.
forEach((p,u)=>{let f=L[u],g=!!(f&&N[u]&&f.token_id===N[u].chosen.token_id),[x,T,C]=p.firstChild.children;ae(p.firstChild,g?"gp-share gp-chosen":"gp-share"),E(x,
g?"▶":""),ne(T.firstChild,"width",f?m(f):0),E(C,N[u]?f?z(m(f)):"–":"")})})}function P(N){if(N.some(L=>!L))return s("Both runs have to write a token first.");
let[S,_]=N.map(({chosen:L})=>L);return`${S.token_id===_.token_id?s("Both begin with {token}: {one} with the template, {other} without it.",{token:J(S.text),one:z(
m(S)),other:z(m(_))}):s("With the template it begins with {one}, without it with {other}.",{one:J(S.text),other:J(_.text)})} ${s("The probabilities are the mode\
l’s own, before the processors; ▶ was chosen, – was not recorded.")}`}return()=>{if(t.hidden=e.groups.length!==2,t.hidden)return;let N=[0,1].map(O=>e.shownOf(
O).log),S=X(o,2,l);N.forEach((O,L)=>h(S[L],e.groups[L],O));let _=N.map(O=>Ee(O)[0]||null);E(a,P(_)),y(_)}}function cl(t,e){let n=t.querySelector(".gp-arrival-words"),o=t.querySelector(".gp-arrival-bar");return r=>{if(t.hidden=!e.found||!!e.found.over,t.hidden||!r.found)
return;let{done:i,total:a}=e.found,l=Nt(e.found);E(n,l[0].toUpperCase()+l.slice(1)),V(i)&&a?(o.setAttribute("aria-valuenow",Math.floor(i/a*100)),ne(o.firstChild,
"width",i/a)):(o.removeAttribute("aria-valuenow"),ne(o.firstChild,"width",1))}}function st(t){return V(t)?t>=1e9?s("{count} billion",{count:(t/1e9).toFixed(1)}):t>=1e6?s("{count} million",{count:(t/1e6).toFixed(t<1e7?1:0)}):t.toLocaleString(
"en"):"–"}function So(t,e){t.replaceChildren(...e.map(([n,o])=>{let r=c("div");return r.append(c("dt","",n)," ",c("dd","",o)),r}))}function rt(t,e,n,o,r){let i=c(
"button","gp-button gp-press",o,{type:"button","aria-label":r||`${o}: ${n}`});return i.addEventListener("click",()=>t.ask({type:"model",act:e,model:n})),i}function dl(t,e){let[n,o,r,i,a]=[".gp-about",".gp-fit",".gp-pairs","tbody",".gp-smaller"].map(y=>t.querySelector(y));function l(y){E(n,y.model);let[P,N]=o.children;
if(E(P,h(y)),E(N,y.why?`${s(y.why)} ${s(y.fix)}`:b(y)),So(r,[[s("class"),y.class_name],[s("parameters"),st(y.parameters)],[s("precision"),y.dtype],[s("device"),
y.device],[s("to download"),y.complete?y.download?be(y.download):s("nothing: it is here"):s("its weights are missing")],[s("memory"),m(y)],[s("free memory"),be(
y.free)],...y.free_disk===null?[]:[[s("free disk space"),be(y.free_disk)]],[s("context"),y.context_length?j(y.context_length,"{count} token","{count} tokens"):s(
"unlimited")],[s("vocabulary"),st(y.vocab_size)]]),w(y),a.replaceChildren(),y.smaller){let{model:S,bytes:_}=y.smaller;a.append(`${s("It does not fit in any prec\
ision. A model that does: {model}, {size}.",{model:S,size:be(_)})} `,rt(e,"pick",S,s("Choose")))}}function h({complete:y,fits:P}){return y?P===null?`? ${s("It i\
s not known whether it fits.")}`:P?`✓ ${s("It fits.")}`:`✕ ${s("It does not fit.")}`:`✕ ${s("It cannot be opened.")}`}function m({memory:y,reckoned:P}){return y===
null?s("not known"):P?s("about {size}",{size:be(y)}):be(y)}function w({ways:y,free:P}){t.querySelector("table").hidden=y.length===0;let N=Math.max(P,...y.map(({
bytes:S})=>S))*1.05;i.replaceChildren(...y.map(({model:S,label:_,bytes:O,fits:L})=>{let $=c("tr",L?"":"gp-over"),k=c("span","gp-strip",null,{"aria-hidden":"true"}),
[d,p]=[c("i"),c("u")];ne(d,"width",Math.min(1,O/N)),ne(p,"left",P/N),k.append(d,p);let u=[c("th","",s(_),{scope:"row"}),c("td","",be(O)),c("td"),c("td","",L?`✓ ${s(
"yes")}`:`✕ ${s("no")}`),c("td")];return u[2].append(k),u[4].append(rt(e,"pick",S,s("Choose"),s("Choose {precision}",{precision:s(_)}))),$.append(...u),$}))}function b({
room:y,free:P,reckoned:N}){if(y===null)return s("Neither its files nor its config tell how much memory it needs.");let S={size:be(y),free:be(P)};return N?`${s("\
It needs about {size}, with room for a run; {free} is available.",S)} ${s("Its weights do not tell their size: this is estimated from its config.")}`:s("It need\
s {size}, with room for a run; {free} is available.",S)}return y=>{t.hidden=!e.found,!t.hidden&&y.found&&l(e.found)}}var np=[1,2,4];function hl(t,e){let n=t.querySelector("thead tr"),[o,r,i,a]=[".gp-about",".gp-pairs",".gp-none","tbody"].map(w=>t.querySelector(w));function l(w){
E(o,w.model),So(r,[[s("class"),w.class_name],[s("parameters"),st(w.parameters)],[s("precision"),s(w.precision)],[s("device"),w.device],[s("in memory"),be(w.bytes)],
[s("context"),w.context_length?j(w.context_length,"{count} token","{count} tokens"):s("unlimited")],[s("vocabulary"),st(w.vocab_size)],[s("chat template"),w.chat_template?
s("yes"):s("no")]]);let{fields:b}=w;E(i,b.length?"":s("It sets no field: the library’s defaults apply.")),i.hidden=b.length>0,t.querySelector("table").hidden=
b.length===0,a.replaceChildren(...b.map(y=>{let P=c("tr"),N=c("th","",null,{scope:"row"});N.append(c("code","",y.name)),P.append(N,h(y.model),h(y.library),c("td",
"",s(y.meaning)),c("td","",m(y)));for(let S of np)P.cells[S].dataset.label=n.cells[S].textContent;return P}))}function h(w){let b=c("td");return b.append(c("cod\
e","",w===null?s("none"):JSON.stringify(w))),b}function m({applies:w,by:b,ignored:y,same:P}){return b==="changed"?[`▲ ${s("the page sets {value}",{value:JSON.
stringify(w)})}`,s(y)].filter(Boolean).join("; "):b==="model"&&y?`○ ${s(y)}`:b==="model"?P?s("the same as the default"):`◆ ${s("applies")}`:s("another field\
 takes its place")}return w=>{t.hidden=!e.found,!t.hidden&&w.found&&l(e.found)}}function pl(t,e){let n=k=>t.querySelector(".gp-"+k),o=n("costs").tBodies[0],r=()=>e.found&&e.found.question==="precision";function i(){let k=c("tr"),d=c("th","",
null,{scope:"row"});d.append(c("span"),c("small")),k.append(d);for(let p=0;p<6;p++){let u=c("td");if(u.append(c("span"),c("small")),p===0){let f=c("span","gp-by\
tes",null,{"aria-hidden":"true"});f.append(c("i")),u.append(f)}k.append(u)}return k}function a(k,d){if((k.dataset.tip||"")!==d){for(let p of["tabindex","data-ti\
p"])k.removeAttribute(p);if(d)for(let[p,u]of[["tabindex",0],["data-tip",d]])k.setAttribute(p,u)}}let l=(k,d,p="")=>{E(k.children[0],d),E(k.children[1],p)};function h({
bytes:k,scale_bytes:d},p){if(!V(k))return["–",""];let u=p&&V(p.bytes)?s("{share} of the reference",{share:z((k+d)/(p.bytes+p.scale_bytes))}):"";return[mo(k+d),
u]}let m=({bytes:k,scale_bytes:d})=>V(k)&&d?s("get_memory_footprint() reports {size}; the scales take another {scales}.",{size:mo(k),scales:mo(d)}):"";function w({
pace:k,paces:d,ratio:p}){if(!k)return["–",""];let u=d.length>1?s("{low} to {high}",{low:k.low.toFixed(1),high:k.high.toFixed(1)}):s("one run");return[k.median.
toFixed(1),p?`${u}, ${Be(p.median)}`:u]}function b(k,d){if(d===0)return[["–",""],["–",""],["–",""]];let{pair:p}=k;if(!p||p.error)return[[p?s("none"):"–",
""],["–",""],["–",""]];let u=s(e.unit);return[[bt(p.mean,e.unit),u],[bt(p.max,e.unit),s("{unit}, token {number}",{unit:u,number:B(p.max_at+1)})],[z(p.same_top),
""]]}function y(k,d){let p=k.map(u=>u.pair).find((u,f)=>u&&!u.error&&(d===0||f===d));return p?Y(p.perplexities[d===0?0:1],3):"–"}function P(k){let d=fe(k.precision||
"");return d&&d!==fe(k.title)?s("the reference: {precision}",{precision:d}):s("the reference")}function N({groups:k}){let d=Math.max(...k.map(({bytes:u,scale_bytes:f})=>(u||
0)+(f||0)),1),p=X(o,k.length,i);k.forEach((u,f)=>{let[g,x,T,C,M,A,v]=p[f].cells;l(g,fe(u.title),f?fe(u.precision||u.model):P(u)),l(x,...h(u,f?k[0]:null)),a(x.firstChild,
m(u)),G(x.lastChild,V(u.bytes)),ne(x.lastChild.firstChild,"width",((u.bytes||0)+(u.scale_bytes||0))/d),l(T,...w(u)),b(u,f).forEach((q,I)=>l([C,M,A][I],...q)),l(
v,y(k,f))})}function S(k,d){let[p,u]=[[...k],[...d]],f=p.findIndex((g,x)=>g!==u[x]);return f<0?p.length:f}function _({groups:k}){let d=X(n("writings"),k.length,
()=>{let u=c("li"),f=c("p","gp-writing-head");return f.append(c("b"),c("span","gp-note")),u.append(f,c("p","gp-writing",null,{dir:"auto"})),u}),p=k[0].text;k.forEach(
(u,f)=>{let[g,x]=d[f].children;E(g.children[0],fe(u.title)),E(g.children[1],O(u,f,p)),g.children[1].classList.toggle("gp-parting",f>0&&V(u.parts_at));let T=JSON.
stringify([p,u.text,f]);if(x.dataset.key===T||(x.dataset.key=T,x.replaceChildren(),u.text===null))return;let C=f&&p!==null?S(p,u.text):[...u.text].length,M=[...u.
text];x.append(M.slice(0,C).join("")),C<M.length&&x.append(c("span","gp-apart",M.slice(C).join("")))})}function O({failed:k,text:d,tokens:p,parts_at:u,pair:f},g,x){
if(k)return`✕ ${s("stopped by an error")}`;if(d===null)return e.done?s("did not finish"):s("writing, or waiting for its turn");let T=f&&f.error&&s("Its distri\
butions cannot be compared with those of the reference: {why}",{why:`${s(f.error.message)} ${s(f.error.fix)}`});return[L(p,u,g&&x!==null),T].filter(Boolean).join(
". ")}function L(k,d,p){return p?V(d)?`✂ ${s("diverges from the reference at token {number} of {all}",{number:B(d+1),all:B(k)})}`:`= ${j(k,"the same {count} t\
oken as the reference","the same {count} tokens as the reference")}`:j(k,"{count} token","{count} tokens")}function $(){let k=e.found;E(n("missing"),k.reading!==
null?s("Reading the reference’s text with {model}.",{model:fe(k.groups[k.reading].title)}):Te(e,k)),G(n("warning"),k.others),E(n("warning"),k.others?`⚠ ${s(
qt)}`:""),G(n("cpu"),!!k.cpu_words),E(n("cpu"),s(k.cpu_words)),N(k),_(k);let d=k.groups.filter(({pair:p})=>p&&!p.error);e.done&&d.length&&E(n("told"),d.map(({title:p,
pair:u})=>s("{model}: mean KL {kl}",{model:fe(p),kl:`${bt(u.mean,e.unit)} ${s(e.unit)}`})).join(". ")+".")}return k=>{t.hidden=!r(),!t.hidden&&(k.found||k.status||
k.unit)&&$()}}function ul(t,e){let n=t.querySelector(".gp-shelf-sections"),o=new Map;function r({sections:a,canOpen:l}){let h=document.activeElement&&t.contains(document.activeElement)?
document.activeElement.getAttribute("aria-label"):null;n.replaceChildren(...a.flatMap(({title:m,note:w,folded:b,rows:y})=>{let P=s(m),N=c("table"),S=c("tr");S.append(
...[s("model"),s("description"),s("size"),s("matching draft")].map(k=>c("th","",k,{scope:"col"})),c("td"));let[_,O]=[c("thead"),c("tbody")];_.append(S),O.append(
...y.map(k=>i(k,l))),N.append(c("caption","gp-hidden",P),_,O);let L=c("details","gp-shelf-section"),$=c("summary");return $.append(c("h3","",P),c("span","gp-not\
e",` ${y.length}`)),L.append($,c("p","gp-note",y.length?s(w):s("None yet.")),...y.length?[N]:[]),L.open=o.has(P)?o.get(P):!b,L.addEventListener("toggle",()=>o.set(
P,L.open)),[L]})),h&&t.querySelector(`[aria-label=${CSS.escape(h)}]`)?.focus()}function i(a,l){let h=c("tr"),m=c("th","",a.model,{scope:"row"}),w=a.download&&!a.
here,[b,y,P,N]=[c("td","",s(a.words)),c("td"),c("td","",a.assistant||"–",{"data-label":s("matching draft")}),c("td")];if(a.loaded){let{class_name:S,precision:_,
device:O,bytes:L,in_use:$,parameters:k}=a.loaded;b.append($?`● ${s("in use")}`:`○ ${s("idle")}`,c("small","",s("{kind}, {precision}, on {device}",{kind:S,precision:s(
_),device:O}))),y.append(be(L),c("small","",s("{count} parameters",{count:st(k)})))}else{y.append(a.millions?s("about {size}",{size:st(a.millions*1e6)}):be(a.size),
c("small","",a.millions?s("parameters"):s("on disk"))),w&&y.append(c("small","",s("{size} to download",{size:be(a.download)})));let S=[a.gated?`▲ ${s("gated: \
needs an access token")}`:"",a.here?`✓ ${s("downloaded")}`:""].filter(Boolean);S.length&&m.append(c("small","",S.join(" · ")))}return N.append(w?rt(e,"get",a.
model,s("Get it")):rt(e,"use",a.model,s("Use it"))),a.loaded?N.append(rt(e,"tell",a.model,s("Show"))):l&&N.append(rt(e,"pick",a.model,s("Fill in"))),a.canUnload&&
N.append(rt(e,"unload",a.model,s("Unload"))),h.append(m,b,y,P,N),h}return a=>{t.hidden=!e.found,!t.hidden&&a.found&&r(e.found)}}var op=5,sp=60,rp=6e7,ip=(t,e)=>Array.isArray(e)&&t.length===e.length&&t.every((n,o)=>n===e[o]),nn=t=>[t,...t.children.flatMap(nn)],Ys=t=>t.parent?Ys(t.parent):
t,_o=class{constructor(e){this.log=e,this.trees=[],this.shown=null,this.along=fl()}get all(){return this.trees.flatMap(nn)}get busy(){return this.log.running||this.
log.waiting}get visible(){return this.trees.some(({children:n})=>n.length)?this.trees.filter(n=>n.children.length||n===Ys(this.shown)):[]}get refuge(){return this.
shown&&(this.shown.parent||this.trees.filter(e=>e!==this.shown).at(-1))}begin(){let{log:e}=this;if(this.along=fl(),!e.started||e.turn===void 0){this.shown=null;
return}let{turn:n,started:o,asked:r}=e,i=this.all.find(m=>m.turn===n);if(i){this.shown=i;return}e.asked=null;let a=r&&ip(r.ids,o.request.given)&&this.all.find(m=>m.
turn===r.turn);if(a&&r.kind!=="branch"&&a.plain&&a.mode===o.mode){Object.assign(a,{turn:n,pieces:[]}),this.shown=a;return}let l=o.request.only_given===!0,h={turn:n,
read:l,parent:null,children:[],name:"",pieces:[],tokens:0,total:0,text:""};if(a){for(Object.assign(h,{at:r.at,from:r.from,on:r.on,kind:r.kind,parent:a});h.parent.
parent&&h.at<h.parent.at;)h.parent=h.parent.parent;h.parent.children.push(h)}else this.trees=this.trees.filter(({children:m})=>m.length),this.trees.push(h);this.
shown=h}measure(){let{log:e,along:n}=this,o=e.lines();n.follow(o.length?o[0].last:null);let{steps:r}=n;Object.assign(this.shown,{text:e.text,tokens:r.length,total:n.
total,mode:e.started.mode,searched:e.usesBeams,plain:o.length===1&&o[0].kind==="sequence",pieces:r.map(({piece:i,chosen:a})=>i??a.text)})}makeRoom(){for(;;){let e=this.
all,n=e.reduce((r,{text:i})=>r+i.length,0);if(this.trees.length<=op&&e.length<=sp&&n<=rp)return;let o=this.trees.find(r=>r!==Ys(this.shown))||e.filter(r=>r.parent&&
r!==this.shown&&!r.children.length).sort((r,i)=>r.turn-i.turn)[0];if(!o)return;this.detach(o)}}detach(e){e.parent?e.parent.children=e.parent.children.filter(n=>n!==
e):this.trees=this.trees.filter(n=>n!==e)}};function fl(){return new ge(0,(t,{chosen:e})=>t+(e.logprob??-1/0))}function ml(t){let{root:e,state:n,tree:o,told:r,remove:i}=t,{log:a}=n,l=e.querySelector(".gp-rename"),h=()=>E(r,s("A run is under way. Wait for its end, or clic\
k Stop."));function m(y){if(!(!y||y===n.shown)){if(n.busy){h();return}n.shown=y,a.feedRun(y.text,y.turn),a.ask({type:"shown"}),t.draw(),y.item.focus({preventScroll:!0})}}
function w(){if(!i.dataset.sure){i.textContent=j(nn(n.shown).length,"Delete this run?","Delete these {count} runs?"),i.dataset.sure="yes",i.focus();return}let y=n.
shown,P=n.refuge;n.busy?h():P&&(n.detach(y),m(P)),t.calm()}function b(){let y=n.shown,P=c("input","gp-rename-field",null,{"aria-label":s("Name of this run"),maxlength:60});
P.value=y.name;let N=!0,S=_=>{N&&(N=!1,_&&(y.name=P.value.trim()),document.activeElement===P&&y.item.focus(),P.remove(),t.fill(y))};P.addEventListener("keydown",
_=>{_.stopPropagation(),(_.key==="Enter"||_.key==="Escape")&&S(_.key==="Enter")}),P.addEventListener("click",_=>_.stopPropagation()),P.addEventListener("blur",()=>S(
!0)),y.item.querySelector(".gp-label").replaceChildren(P),P.focus(),P.select()}o.addEventListener("click",y=>{let P=y.target.closest(".gp-run"),N=n.visible.flatMap(
nn).find(S=>S.item===P);N===n.shown?N.item.focus():m(N)}),o.addEventListener("keydown",y=>{let{shown:P}=n;if(y.ctrlKey||y.metaKey||y.altKey||!P)return;let N=n.visible.
flatMap(nn),S=N.indexOf(P),_={ArrowDown:()=>m(N[S+1]),ArrowUp:()=>m(N[S-1]),ArrowRight:()=>m(P.children[0]),ArrowLeft:()=>m(P.parent),Home:()=>m(N[0]),End:()=>m(
N.at(-1)),F2:b,Delete:()=>{i.disabled||w()}};Object.hasOwn(_,y.key)&&(y.preventDefault(),_[y.key]())}),l.addEventListener("click",b),i.addEventListener("click",
w),i.addEventListener("blur",()=>t.calm())}var gl=8,ap=3,lp=-1e30,cp=t=>`log p ${t>lp?t.toFixed(2).replace("-","−"):"−∞"}`;function dp(t){let e=t.pieces,n=Math.min(...t.children.map(({at:i})=>i)),o=t.
parent?t.at:Number.isFinite(n)&&n>=ap?n:0,r=Oe(e.slice(o,o+gl).join(""));return s("“{text}”",{text:`${o&&!t.parent?"…":""}${r}${e.length>o+gl?"…":""}`})}
function wl(t){if(!t.parent)return t.read?s("a text that was read:"):s("the original:");let e={number:t.at+1,token:J(t.from??"")};return t.kind!=="branch"?s("co\
ntinues at token {number}:",e):t.on?s("again from {token} at token {number}:",e):s("instead of {token} at token {number}:",e)}var Oo=class{constructor(e,n){this.
root=e,this.state=n,this.tree=e.querySelector(".gp-tree"),this.told=e.querySelector(".gp-told"),this.remove=e.querySelector(".gp-delete")}draw(){let{root:e,tree:n,
state:o}=this,r=o.log.canAsk?o.visible:[];if(e.hidden=!r.length,e.hidden)return;let{scrollTop:i}=n;n.replaceChildren(...r.map(a=>this.lay(a))),n.scrollTop=i,o.shown&&
this.reveal(o.shown.item.firstChild),this.remove.disabled=!o.refuge,this.calm()}calm(){this.remove.textContent="Delete",delete this.remove.dataset.sure}lay(e){e.
item??=hp(),this.fill(e);let n=e.item.querySelector(":scope > ul");if(n&&n.remove(),e.children.length){let o=c("ul","",null,{role:"group"});o.append(...e.children.
map(r=>this.lay(r))),e.item.append(o),e.item.setAttribute("aria-expanded","true")}else e.item.removeAttribute("aria-expanded");return e.item}fill(e){let{item:n}=e,
o=e===this.state.shown,r=dp(e),i=[j(e.tokens,"{count} token","{count} tokens"),cp(e.total),...e.searched?[s("best of {mode}",{mode:xt(e.mode)})]:[]].join(" · "),
a=n.querySelector(".gp-label");if(!a.querySelector("input")){let h=[c("span","gp-note",wl(e))," ",c("bdi","gp-words",r)];e.name?a.replaceChildren(c("bdi","gp-na\
me",e.name)," ",...h):a.replaceChildren(...h)}let l=n.querySelector(".gp-facts");E(l,i),l.title=s("Length, and total log-probability after the processors, in na\
ts; −∞ where they remove a given token. Beam search scores given tokens before the processors."),E(n.querySelector(".gp-sign"),o?"▶":""),n.setAttribute("a\
ria-selected",String(o)),n.setAttribute("aria-label",[e.name,`${wl(e)} ${r}`,i,o?s("shown"):""].filter(Boolean).join(", ")),n.tabIndex=o?0:-1}reveal(e){let{tree:n}=this,
[o,r]=[n.getBoundingClientRect(),e.getBoundingClientRect()];n.scrollTop+=Math.min(0,r.top-o.top-4)+Math.max(0,r.bottom-o.bottom+4)}};function hp(){let t=c("li",
"gp-run",null,{role:"treeitem"}),e=c("div","gp-row");return e.append(c("span","gp-sign","",{"aria-hidden":"true"}),c("span","gp-label"),c("span","gp-facts")),t.
append(e),t}function bl(t,e){let n=new _o(e),o=new Oo(t,n);return ml(o),r=>{r.run&&n.begin();let{shown:i}=n;if(i&&e.turn===i.turn&&(r.run||r.steps||r.status)&&n.measure(),r.
run){n.makeRoom();let a=o.tree.contains(document.activeElement);o.draw(),a&&i&&i.item&&i.item.focus({preventScroll:!0})}else!t.hidden&&i&&i.item&&o.fill(i);r.status&&
!n.busy&&E(o.told,"")}}var pp={true:"button",false:"div"};function up({text:t},{chosen:e,removed:n,by:o}){let r=J(t);return e?s("Run again from here with {token}.",{token:r}):n?s("Con\
tinue from here with {token} instead, although {processor} removed it.",{token:r,processor:o}):s("Continue from here with {token} instead.",{token:r})}var on=class{constructor(e){
this.item=c("li","gp-bar"),e.append(this.item),this.body=null}build(e){let n=pp[e];if(this.body&&this.body.localName===n)return;let o=c(n,"gp-row",null,e?{type:"\
button"}:{role:"group"});this.rank=c("span","gp-rank"),this.sign=c("span","gp-sign","",{"aria-hidden":"true"}),this.word=c("bdi","gp-word");let r=c("span","gp-n\
ame");r.append(this.sign,this.word),this.after=c("span","gp-fill gp-after"),this.before=c("span","gp-fill gp-before"),this.thick=c("span","gp-track"),this.thin=
c("span","gp-track gp-thin"),this.thick.append(this.after),this.thin.append(this.before),this.why=c("span","gp-why"),this.remover=c("span","gp-remover"),this.why.
append(...pe(s("removed by {processor}"),{processor:this.remover}));let i=c("span","gp-tracks");i.append(this.thick,this.why,this.thin),this.value=c("span"),this.
raw=c("small");let a=c("span","gp-values");a.append(this.value,this.raw),o.append(this.rank,r,i,a,c("span","gp-go",e?"↪":"",{"aria-hidden":"true"})),o.tabIndex=
this.body?this.body.tabIndex:-1,this.body?this.body.replaceWith(o):this.item.prepend(o),this.body=o}fill(e,n,o){let{text:r,after:i,before:a,rank:l,chosen:h,given:m,
removed:w,by:b,rest:y,words:P}=e;this.build(o&&!y),this.entry=e,this.item.hidden=!1;let N={"gp-chosen":h,"gp-removed":w,"gp-rest":y};ae(this.item,["gp-bar",...Object.
keys(N).filter(L=>N[L])].join(" ")),E(this.rank,l?B(l):""),E(this.sign,h?"▶":w?"✕":""),me(this.word,r,{plain:y}),this.thick.hidden=w||i===null;for(let[L,$]of[
[this.after,i||0],[this.before,a]])ne(L,"width",Math.min(1,$/n)),L.parentNode.classList.toggle("gp-beyond",$>n*1.005);E(this.value,w?"":i===null?"–":z(i)),E(this.
raw,z(a)),E(this.remover,b),this.why.hidden=!w;let S=[h&&(m?s("given"):s("chosen")),w&&s("removed by {processor}",{processor:b})].filter(Boolean).join(", "),_=[
y?r:J(r),S].filter(Boolean).join(", "),O=o&&!y?up({text:r},e):"";this.body.setAttribute("aria-label",O?`${_}. ${O}`:_),we(this.body,()=>O?`${O} ${P()}`:P())}hide(){
this.item.hidden=!0}};function Mo(t){let e=()=>[...t.querySelectorAll(".gp-bar:not([hidden]) > .gp-row")],n=o=>e().forEach(r=>{r.tabIndex=r===o?0:-1});return t.
addEventListener("focusin",o=>o.target.matches(".gp-row")&&n(o.target)),t.addEventListener("keydown",o=>{let r=e(),i=r.indexOf(o.target),a={ArrowDown:i+1,ArrowUp:i-
1,Home:0,End:r.length-1}[o.key];i<0||a===void 0||o.ctrlKey||o.metaKey||o.altKey||(o.preventDefault(),o.stopPropagation(),r[Math.max(0,Math.min(r.length-1,a))].focus())}),
()=>{let o=e();o.length&&!o.some(r=>r.tabIndex===0)&&(o[0].tabIndex=0)}}var fp=(t,e)=>t.map(({watched:n})=>{let o=(n||[]).find(({token_id:r})=>r===e);return o&&Z(o.logprob)}),Xs=class extends on{constructor(e){super(e),this.along=c(
"div","gp-along",null,{"data-tip":"",tabindex:"0",role:"img"}),this.line=ee("polyline","gp-along-line"),this.here=ee("line","gp-along-here");let n=ee("svg","gp-\
along-plot");n.setAttribute("preserveAspectRatio","none"),n.setAttribute("viewBox","0 0 100 100"),n.append(this.here,this.line),this.along.append(n,c("span","gp\
-along-words")),this.item.append(this.along)}},Eo=class{constructor(e,n,o){this.log=n,this.entryOf=o,this.box=e.querySelector(".gp-looked-box"),this.list=e.querySelector(
".gp-looked"),this.form=e.querySelector(".gp-look"),this.field=e.querySelector(".gp-look-text"),this.state=e.querySelector(".gp-look-state"),this.rows=[],this.makeReachable=
Mo(this.list),this.form.addEventListener("submit",r=>this.ask(r))}lineNumber(){let e=this.log.current(),n=e&&!e.isPrompt&&this.log.lineOf(e);return n?this.log.lines().
findIndex(({last:o,label:r})=>o===n.last&&r===n.label):-1}ask(e){e.preventDefault();let n=this.field.value,o=this.lineNumber();if(!n||o<0){E(this.state,n?s("Sel\
ect a token of the generated text first."):s("Type the text of a token first."));return}E(this.state,s("Looking up {token} …",{token:J(n)})),this.log.ask({type:"\
look",line:o,text:n})}draw(e,n,o){(n.run||n.watched)&&E(this.state,"");let r=e.isPrompt?[]:e.watched||[];this.form.hidden=!this.log.canAsk||this.lineNumber()<0,
this.list.parentNode.hidden=!r.length,this.box.hidden=this.form.hidden&&!r.length;let i=r.map(h=>this.entryOf(h,e)),a=Math.max(.02,...i.map(({after:h,before:m})=>Math.
max(h||0,m))),l=r.length?ue(this.log.lastOf(e)):[];for(;this.rows.length>r.length;)this.rows.pop().item.remove();for(;this.rows.length<r.length;)this.newRow();r.
forEach((h,m)=>{this.rows[m].fill(i[m],a,o),this.drawAlong(this.rows[m],fp(l,h.token_id),e)}),this.makeReachable()}newRow(){this.rows.push(new Xs(this.list))}drawAlong(e,n,o){
let r=n.map(w=>w??0);if(e.along.hidden=r.length<2,e.along.hidden)return;let i=Math.max(...r),a=r.indexOf(i),l=w=>w/(r.length-1)*100,h=mp(r,150).map(([w,b])=>`${l(
w).toFixed(1)},${(98-(i?b/i:0)*94).toFixed(1)}`);e.line.setAttribute("points",h.join(" "));for(let[w,b]of Object.entries({x1:l(o.index),x2:l(o.index),y1:0,y2:100}))
e.here.setAttribute(w,b);let m=i?s("highest {share}, at token {number}",{share:z(i),number:a+1}):s("probability 0 everywhere");E(e.along.lastElementChild,m),e.along.
dataset.tip=s("The probability of this token after the processors, along the text of {count} tokens: {words}. The vertical line is the current token.",{count:B(
r.length),words:m}),e.along.setAttribute("aria-label",s("along the text: {words}",{words:m}))}};function mp(t,e){let n=Math.ceil(t.length/e),o=[];for(let r=0;r<
t.length;r+=n){let i=r;for(let a=r+1;a<Math.min(t.length,r+n);a++)t[a]>t[i]&&(i=a);o.push([i,t[i]])}return o}var Zs=t=>t?z(t):"<0.01%",gp=(t,e)=>t.kept!==e||t.mass_moved>0;function Qs({distribution:{stages:t,vocab:e}}){return t.map((n,o)=>{let[r,i,a]=Ce(n.name),l=o?t[o-
1].kept:e;return{number:o+1,kind:n.name,name:r,meaning:i,knobs:a,entropy:n.entropy,kept:n.kept,keptBefore:l,removed:n.mass_removed,moved:n.mass_moved,idle:!gp(n,
l)}})}function er({kept:t,keptBefore:e,removed:n,moved:o,idle:r}){if(r)return s("did nothing");let i=[];return t<e&&i.push(j(e-t,"removed {count} token ({share}\
)","removed {count} tokens ({share})",{share:Zs(n)})),t>e&&i.push(j(t-e,"brought {count} token back","brought {count} tokens back")),(o-n>.001||!i.length)&&i.push(
s("moved {share}",{share:z(o)})),i.join(", ")}var To=({layers:t,distribution:e})=>!!t&&(e.stages[0]||{}).name!=="DolaContrast";function tr(t){return To(t)?{name:"\
DoLa",meaning:s("The scores of the last layer minus those of the contrasted one, without the tokens that DoLa finds improbable: what the processors are given.")}:
{name:t.layers?s("the last layer"):s("the model"),meaning:s("The distribution that the model gave, before any processor.")}}function Lt({distribution:{candidates:t},
chosen:e}){return t.some(({token_id:n})=>n===e.token_id)?t:[...t,e]}function Lo(t,e,n){if(t.length<=e)return t;let o=({raw_logprob:a,logprob:l})=>Math.max(Z(a),
Z(l)),r=[...t].sort((a,l)=>o(l)-o(a)),i=new Set([...r.filter(({token_id:a})=>a===n),...r.filter(De).slice(0,3)]);for(let a of r)i.size<e&&i.add(a);return t.filter(
a=>i.has(a))}function xn({raw_logprob:t,stage_logprobs:e},n){return n?e&&n<=e.length?Z(e[n-1]):void 0:Z(t)}var vn=({raw_logprob:t,stage_logprobs:e},n)=>((n?(e||
[])[n-1]:t)??null)===null,De=({logprob:t})=>t===null;function Sn({removed_by:t,stage_logprobs:e,raw_logprob:n},o){let r=[n,...e||[]],i=r.findLastIndex((l,h)=>h>
0&&l===null&&r[h-1]!==null),a=t||i>0&&o.distribution.stages[i-1].name;return a?Ce(a)[0]:To(o)?"DoLa":s("a processor")}function $o(t,e){let{raw_logprob:n,logprob:o,
rank:r,raw_rank:i,token_id:a}=t,l=B(e.distribution.vocab),h=s("Token id {id}.",{id:a});if(!e.distribution.stages.length&&Math.abs((o??n)-n)<1e-4){let b={share:z(
Z(n)),rank:B(r||i||0),vocab:l};return`${r||i?s("Probability {share}, rank {rank} of {vocab}; no processor changed it.",b):s("Probability {share}; no processor c\
hanged it.",b)} ${h}`}let m={share:z(Z(n)),rank:B(i||0),vocab:l};return`${i?s("Before the processors {share}, rank {rank} of {vocab}.",m):s("Before the processo\
rs {share}.",m)} ${wp(t,e)} ${h}`}function wp(t,e){if(De(t))return s("After them it cannot be chosen: removed by {processor}.",{processor:Sn(t,e)});let{logprob:n,
rank:o}=t,r={share:z(Z(n)),rank:B(o||0),kept:B(Ke(e))};return o?s("After them {share}, rank {rank} of {kept} kept.",r):s("After them {share}.",r)}function kl(t,{
mode:e,effective:n,config:o}){if(t.isPrompt)return[s("given"),s("{token} is in the prompt: given, not chosen")];if(t.given)return[s("given"),s("{token} was give\
n, not chosen")];if(e==="custom")return[s("the choice"),s("{token} was chosen by your own decoding loop")];if(t.beam)return[s("the choice"),bp(t.beam.status)];if(t.
reranked)return[s("the choice"),s("{token} has the best score: probability against degeneration penalty")];let r=t.draft&&t.draft.origin;return r==="accepted"?[
s("the draft"),s("{token} was drafted by the assistant, and accepted")]:r==="correction"?[s("the choice"),s("{token} replaced a rejected draft token")]:{...n,...o}.
do_sample?[s("the draw"),s("{token} was drawn")]:[s("the choice"),s("{token} was chosen as the most probable")]}function bp(t){return t==="running"?s("{token} g\
oes on: the search compares the sums of whole beams"):t==="finished"?s("{token} ends a beam: the search compares the sums of whole beams"):t==="ended"?s("{token\
} would end a beam, which does not count"):t==="pruned"?s("{token} was considered, and pruned: the search compares the sums of whole beams"):s("{token} was cons\
idered by the search")}function yl(t,e){let o=t.querySelector(".gp-bars"),r=t.querySelector(".gp-bars-legend"),i=t.querySelector(".gp-all"),a=g=>t.querySelector(".gp-"+g),[l,h,m,w,b]=[
"full","beams-note","press-note","chosen-word","removed-key"].map(a),y=a("no-token"),P=[],N=Mo(o),S=new Eo(t,e,$),_=!1,O=[],L=g=>e.canAsk&&!g.isPrompt;function $(g,x){
let T=De(g);return{id:g.token_id,text:g.text,after:Z(g.logprob),before:Z(g.raw_logprob),rank:T?null:g.rank??(x.distribution.stages.length?null:g.raw_rank),chosen:g.
token_id===x.chosen.token_id,given:x.isPrompt||x.given,removed:T,by:T?Sn(g,x):"",words:()=>$o(g,x)}}function k(g){let x=Lt(g),C=(_?x:Lo(x,24,g.chosen.token_id)).
map(v=>$(v,g)),M=g.distribution.vocab-x.length;M>0&&C.push(d(g,x.map(v=>$(v,g)),M));let A=p(Math.max(...C.filter(({rest:v})=>!v).map(v=>Math.max(v.after,v.before))));
for(E(l,s("axis 0–{top}",{top:z(A)}));P.length<C.length;)P.push(new on(o));P.forEach((v,q)=>C[q]?v.fill(C[q],A,L(g)):v.hide()),N(),i.hidden=x.length<=24,E(i,_?
s("show {count} only",{count:24}):s("show all {count}",{count:B(x.length)})),i.setAttribute("aria-expanded",String(_))}function d(g,x,T){let C=H=>Math.max(0,1-x.
reduce((W,R)=>W+R[H],0)),M=Ke(g)>x.filter(({removed:H})=>!H).length,[A,v]=[M?e.usesBeams?null:C("after"):0,C("before")],q={count:B(T),before:z(v),after:z(A??0)},
I=()=>A===null?s("All tokens that are not listed ({count}), together: {before} before the processors.",q):s("All tokens that are not listed ({count}), together:\
 {before} before the processors, {after} after them.",q);return{text:j(T,"{count} other","{count} others"),after:A,before:v,rest:!0,words:I}}let p=g=>[.02,.05,.1,
.2,.5,1].find(x=>g<=x)||1;function u(g){let x=!g.distribution.stages.length;t.classList.toggle("gp-untouched",x),E(a("after-word"),x?s("probability; no processo\
r ran, so it is the same before and after"):s("after the processors")),a("before-key").hidden=x,b.hidden=!Lt(g).some(De),E(w,g.isPrompt||g.given?s("given, not c\
hosen"):s("chosen")),h.hidden=!g.beam||x,m.hidden=!L(g),t.classList.toggle("gp-pressable",L(g))}o.parentNode.addEventListener("click",g=>{let x=g.target.closest(
"button.gp-row"),T=x&&[...P,...S.rows].find(({body:M})=>M===x),C=e.current();T&&C&&L(C)&&e.ask({type:"branch",step:C,tokenId:T.entry.id})}),i.addEventListener("\
click",()=>{_=!_,k(e.current())});function f(){for(let g of P)g.hide();for(let g of[i,h,m,S.box])g.hidden=!0}return g=>{let x=e.current();r.hidden=!x,y.hidden=!!x,
x?((x!==O[0]||e.canAsk!==O[1])&&k(x),u(x),S.draw(x,g,L(x))):f(),O=[x,e.canAsk]}}var rn=.001,xl=2e-5,kp=-1e9,On=-1e8,Ie=(t,e=-1e30)=>t==null||t<e;function sn(t,e,n){return Ie(t,n)||Ie(e,n)?Ie(t,n)&&Ie(e,n)?0:1/0:Math.abs(t-e)}function _n(t,e,n){
return sn(t,e===null?null:e*n,On)/Math.max(1,n)}var $t=class{count=0;off=0;furthest=0;worst=null;see(e,n){this.count+=1,e<=rn||(this.off+=1),!(this.worst&&!(e>this.
furthest))&&(this.furthest=e,this.worst={...n(),difference:e})}};function vl(t){if(!t.usesBeams)return null;let{effective:e}=t.started,n={sum:new $t,given:new $t,
final:new $t,pool:new $t,output:new $t},o=e.length_penalty??1;for(let r of t.prompts){if(!r)continue;let i=Math.max(...r.distributions.map(a=>a.length));yp(r,Math.
max(1,Math.floor(i/(e.num_beam_groups||1))),o,n)}return t.finished.sequences.forEach((r,i)=>xp(t.returned[i].last,r,i,o,n.output)),n}function yp(t,e,n,o){let r=null,
i=new Map,a=(l,h)=>h.score-l.score;t.steps.forEach((l,h)=>{if(l.some(({given:b})=>b)){for(let b of l)o.given.see(sn(b.beam.score,0),()=>({node:b}));return}r??=new Map(
l.filter(({beam:b})=>b.parent%e===0).map(({beam:b})=>[b.parent,0]));for(let b of l){let{beam:y}=b,P=r.get(y.parent)??kp;if(o.sum.see(sn(P+(y.logprob??-1/0),y.score,
On),()=>({node:b,parent:P})),y.final_score===null||y.final_score===void 0)continue;let N=b.length**n;o.final.see(_n(y.score,y.final_score,N),()=>({node:b,power:N}));
let S=y.group??null;i.set(S,[...i.get(S)||[],{score:y.final_score,power:N}].sort(a).slice(0,e))}let m=[...i.values()].flat().filter(({score:b})=>!Ie(b)).sort(a),
w=t.pools[h].filter(b=>!Ie(b));for(let b=0;b<Math.max(m.length,w.length);b++){let y=m[b]??null,P=y&&b<w.length?_n(y.score*y.power,w[b],y.power):1/0;o.pool.see(P,
()=>({step:h,place:b,expected:y&&y.score,told:w[b]??null}))}r=new Map(l.filter(({beam:b})=>b.status==="running").map(({beam:b})=>[b.beam,b.score]))})}function xp(t,e,n,o,r){
let i=ue(t),a=i.filter(({given:m})=>!m);if(e.score===null||!a.length)return;let l=a.length**o,h=i.every(({beam:m,given:w},b)=>w||m.parent===(e.beams||[])[b]);r.
see(h?_n(t.beam.score,e.score,l):1/0,()=>({number:n,node:t,power:l,told:e.score}))}function Sl(t,e){let o=t.querySelector("details"),r=t.querySelector(".gp-output"),i=t.querySelector(".gp-all"),a=null,l=!1;function h(f){let g=e.allLines(),x=e.
started.effective.length_penalty??1;return f.sequences.map((T,C)=>{let M=ue(g[C]?g[C].last:null),A=T.token_ids.map((R,F)=>{let D=M[F]&&M[F].chosen.token_id===R?
M[F]:null,U=T.logprobs[F];return{id:R,text:D?D.chosen.text:"?",recorded:U,library:T.transition_scores?T.transition_scores[F]:null,difference:T.transition_scores?
sn(U,T.transition_scores[F]):null,drawn:D?sn(U,D.chosen.logprob):1/0}}),v=T.logprobs.filter((R,F)=>!M[F]||!M[F].given),q=v.reduce((R,F)=>R+(F??-1/0),0),I=v.length**
x,H=v.length?q/I:null,W=T.score!==null&&H!==null&&T.score*I>On;return{tokens:A,sum:q,length:v.length,penalty:x,rebuilt:H,score:T.score,difference:W?_n(q,T.score,
I):null}})}function m(f,g=1e-9){if(!Number.isFinite(f))return"∞";let x=Math.max(f,g),T=Math.floor(Math.log10(x)+1e-9),C=Math.ceil(x/10**T-1e-6);return C===10?
`1e${T+1}`:`${C}e${T}`}let w=f=>f.join("; ");function b(f){if(!f||!f.sum.count)return[[],[]];let{sum:g,given:x,final:T,pool:C,output:M}=f,A=({off:I,count:H,furthest:W},R)=>I?
[R(I,{all:B(H),bound:m(W)})]:[],v=[...A(g,(I,H)=>j(I,"{count} of {all} tree nodes does not add up: it is off by {bound}","{count} of {all} tree nodes do not add\
 up: the furthest is off by {bound}",H)),...A(x,(I,H)=>j(I,"{count} of {all} given tokens does not count as 0: it is off by {bound}","{count} of {all} given tok\
ens do not count as 0: the furthest is off by {bound}",H)),...A(T,(I,H)=>j(I,"{count} of {all} final scores does not follow from its sum: it is off by {bound}",
"{count} of {all} final scores do not follow from their sums: the furthest is off by {bound}",H)),...A(C,(I,H)=>j(I,"{count} of {all} kept scores does not follo\
w from the texts that ended: it is off by {bound}","{count} of {all} kept scores do not follow from the texts that ended: the furthest is off by {bound}",H)),...A(
M,(I,H)=>j(I,"{count} of {all} outputs does not end where its path through the tree ends: it is off by {bound}","{count} of {all} outputs do not end where their\
 paths through the tree end: the furthest is off by {bound}",H))],q=m(Math.max(...Object.values(f).map(I=>I.furthest)),xl);return[v,v.length?[]:[j(g.count,"{cou\
nt} node of the tree adds up to within {bound}","{count} nodes of the tree add up to within {bound}",{bound:q})]]}function y({outputs:f,tree:g}){let x=f.flatMap(
R=>R.tokens);if(!x.length)return["none","–",s("There are no scores to check: no token was generated.")];let T=x.filter(({difference:R})=>R!==null),C=f.filter(
({difference:R})=>R!==null),M=R=>m(Math.max(0,...R.map(({difference:F})=>F))),A=R=>R.filter(({difference:F})=>!(F<=rn)).length,v=x.filter(({drawn:R})=>R>rn).length,
[q,I]=b(g),H=[...A(C)?[s("{count} of {all} sequences_scores cannot be rebuilt: off by up to {bound}",{count:B(A(C)),all:B(C.length),bound:M(C)})]:[],...q,...A(T)?
[j(A(T),"{count} of {all} tokens differs from the library’s compute_transition_scores, by {bound}","{count} of {all} tokens differ from the library’s compute_\
transition_scores, by up to {bound}",{all:B(T.length),bound:M(T)})]:[],...v?[j(v,"{count} token of the outputs differs from the steps that are shown","{count} t\
okens of the outputs differ from the steps that are shown")]:[]];if(H.length)return["differs","✗",w(H)];let W=[...C.length?[j(C.length,"{count} sequences_scor\
es is rebuilt to within {bound}","{count} sequences_scores are rebuilt to within {bound}",{bound:M(C)})]:[],...I];return T.length?["agrees","✓",w([...W,j(T.length,
"{count} token agrees with the library’s compute_transition_scores to within {bound}","{count} tokens agree with the library’s compute_transition_scores to wi\
thin {bound}",{bound:M(T)})])]:["none","–",w([...W,P()])]}let P=()=>e.started.mode==="custom"?s("compute_transition_scores does not apply: the run used your o\
wn decoding loop"):s("compute_transition_scores does not apply: the run was recorded without the library’s scores");function N(){let[f,g,x]=a?y(a):["none","–",
s("The scores are checked against the library when the run has finished.")],T={agrees:s("agrees with the library"),differs:s("differs from the library"),none:s(
"not checked")};t.dataset.verdict=f,E(t.querySelector(".gp-badge"),g),E(t.querySelector(".gp-sign-words"),a?T[f]:s("not checked yet")),E(t.querySelector(".gp-ve\
rdict-line"),x)}let S=f=>Ie(f)?"−∞":f.toFixed(3).replace("-0.000","0.000"),_=f=>Ie(f)?"−∞":(f<On?f.toExponential(3):Y(f,5)).replace("-","−"),O=f=>f<0||
Ie(f)?`(${_(f)})`:_(f);function L(f,g){let x=f.insertCell();g===null?x.textContent="–":x.textContent=(g>rn?"✗ ":"")+(g===0?"0":Number.isFinite(g)?g.toExponential(
0):"∞"),x.classList.toggle("gp-off",g>rn)}function $(){let f=a.outputs.filter(({score:x})=>x!==null);t.querySelector(".gp-beam-check").hidden=!f.length;let g=t.
querySelector(".gp-sums tbody");g.replaceChildren(),a.outputs.forEach((x,T)=>{if(x.score===null)return;let C=g.insertRow();for(let M of[T+1,S(x.sum),x.length,x.
penalty,Y(x.rebuilt,4),Y(x.score,4)])C.insertCell().textContent=M;L(C,x.difference)})}function k(f,g,x,T,C,M){if(!x.count)return;let{worst:A}=x,v=f.insertRow();
v.append(c("th","",g,{scope:"row"})),v.insertCell().textContent=B(x.count),v.insertCell().append(T(A),...A.node?[" ",oe(A.node.beam.text)]:[]),v.insertCell().textContent=
C(A),v.insertCell().textContent=_(M(A)),L(v,A.difference)}function d(){let f=t.querySelector(".gp-tree-sums tbody");if(f.replaceChildren(),!a.tree)return;let{sum:g,
given:x,final:T,pool:C,output:M}=a.tree,A=e.started.effective.length_penalty??1,v=({node:I})=>s("step {number}:",{number:I.index+1}),q=({node:I,power:H})=>`${_(
I.beam.score)} / ${I.length} ** ${A} = ${_(Ie(I.beam.score)?null:I.beam.score/H)}`;k(f,s("node: parent’s score + log-probability"),g,v,({node:I,parent:H})=>`${_(
H)} + ${O(I.beam.logprob)} = ${_(Ie(I.beam.logprob)?null:H+I.beam.logprob)}`,({node:I})=>I.beam.score),k(f,s("given token: counts as 0"),x,v,()=>_(0),({node:I})=>I.
beam.score),k(f,s("ended: score / length ** length_penalty"),T,v,q,({node:I})=>I.beam.final_score),k(f,s("kept after a step: the best that ended"),C,I=>s("step \
{number}: rank {rank}",{number:I.step+1,rank:I.place+1}),I=>I.expected===null?"–":_(I.expected),I=>I.told),k(f,s("output: score where its path ends, after the\
 penalty"),M,({number:I})=>s("output {number}:",{number:I+1}),q,I=>I.told)}function p(){let{tokens:f}=a.outputs[Number(r.value)]||a.outputs[0]||{tokens:[]},g=t.
querySelector(".gp-scores tbody");g.replaceChildren(),f.slice(0,l?1/0:20).forEach((x,T)=>{let C=g.insertRow();C.insertCell().textContent=T+1,C.insertCell().textContent=
x.id,C.insertCell().append(oe(x.text)),C.insertCell().textContent=S(x.recorded),C.insertCell().textContent=x.difference===null?"–":S(x.library),L(C,x.difference),
C.insertCell().textContent=(Z(x.recorded)*100).toFixed(2)+"%"}),i.hidden=f.length<=20||l,E(i,s("Show all {count} tokens",{count:B(f.length)}))}function u(){if(!o.
open)return;let f=e.hideFrom!==null;if(t.querySelector(".gp-secret").hidden=!f,t.querySelector(".gp-token-check").hidden=f||!a,t.querySelector(".gp-beam-check").
hidden=!0,t.querySelector(".gp-tree-check").hidden=f||!a||!a.tree||!a.tree.sum.count,E(t.querySelector(".gp-how"),e.usesBeams?s("The playground records a log-pr\
obability for each token while it decodes. Beside it is what the library’s own compute_transition_scores gives for the same run (normalize_logits=False, as its \
documentation asks for beams)."):s("The playground records a log-probability for each token while it decodes. Beside it is what the library’s own compute_transi\
tion_scores gives for the same run (normalize_logits=True).")),!a)return;let g=x=>e.usesBeams?s("output {number}",{number:x}):s("sequence {number}",{number:x});
t.querySelector(".gp-which").hidden=a.outputs.length<2,r.options.length!==a.outputs.length&&r.replaceChildren(...a.outputs.map((x,T)=>c("option","",g(T+1),{value:T}))),
$(),f||d(),f||p()}return o.addEventListener("toggle",u),o.addEventListener("keydown",f=>{f.key!=="Escape"||!o.open||(o.open=!1,o.querySelector("summary").focus())}),
r.addEventListener("change",u),i.addEventListener("click",()=>{l=!0,u()}),f=>{if(t.hidden=!e.started,!f.run&&!f.status&&!f.steps)return;let{finished:g}=e;g?(!a||
a.finished!==g)&&(a={finished:g,outputs:h(g),tree:vl(e)},l=!1,r.replaceChildren()):a=null,N(),(f.run||f.status||g)&&u()}}function _l(t,e){let r=[.1,.2,.5,1,2,5,10,20,50,1/0],i=t.querySelector(".gp-heat-plot"),a=t.querySelector(".gp-cells"),l=t.querySelector(".gp-column"),h=t.querySelector(
".gp-layer-names"),m=t.querySelector(".gp-layer-reading"),w=t.querySelector(".gp-layer-tally"),b=document.createElement("canvas"),y=b.getContext("2d",{willReadFrequently:!0}),
P=new ge({picks:{},peak:0},({picks:W,peak:R},{layers:F})=>F?{picks:{...W,[F.layer]:(W[F.layer]||0)+1},peak:Math.max(R,...F.divergences)}:{picks:W,peak:R}),N=0,S=[],
_=[],O=[0,0],L=[],$=W=>Math.round(Math.sqrt(Math.max(0,Math.min(1,(W??0)/N)))*10);function k(){let W=getComputedStyle(t);return[...[...Array(11).keys()].map(F=>`\
--gp-heat-${F}`),"--gp-text"].map(F=>{let D=W.getPropertyValue(F).trim();return[1,3,5].map(U=>parseInt(D.slice(U,U+2),16))})}function d(W){if(b.width>=W&&b.height===
S.length*6)return;let R=b.height===S.length*6?y.getImageData(0,0,b.width,b.height):null;b.width=Math.max(64,2**Math.ceil(Math.log2(W))),b.height=S.length*6,R&&y.
putImageData(R,0,0)}function p(W){let R=new ImageData(1,S.length*6);S.forEach((F,D)=>{let U=W.layers?W.layers.candidate_layers.indexOf(F):-1;if(U<0)return;let Q=_[$(
W.layers.divergences[U])];for(let te=0;te<5;te++){let re=te===2&&F===W.layers.layer?_[11]:Q;R.data.set([...re,255],(D*6+te)*4)}}),y.putImageData(R,W.index,0)}let u=()=>Math.
max(10,P.steps.length);function f(){let[W,R]=O;if(!W||!R)return;a.width!==W&&(a.width=W),a.height!==R&&(a.height=R);let F=a.getContext("2d");F.clearRect(0,0,W,R),
F.imageSmoothingEnabled=!1;let D=P.steps.length;F.drawImage(b,0,0,D,b.height,0,0,W*D/u(),R)}function g(W){let R=[...P.steps.find(Q=>Q.layers).layers.candidate_layers].
sort((Q,te)=>te-Q),F=k(),D=r.find(Q=>P.total.peak<=Q*Math.LN2)*Math.LN2,U=String([R,F,D])!==String([S,_,N]);String(R)!==String(S)&&x(R),[S,_,N]=[R,F,D],d(P.steps.
length);for(let Q of U?P.steps:W)p(Q);f()}function x(W){let R=Math.max(15,Math.min(28,280/W.length));i.style.height=h.style.height=`${Math.max(1,W.length)*R}px`,
h.replaceChildren(...W.map(F=>c("span","",C(F))))}function T(){E(t.querySelector(".gp-ramp-low"),"0"),E(t.querySelector(".gp-ramp-high"),`${Number(Me(N,e.unit).
toPrecision(2))} ${e.unit}`.replace(/^1 bits/,"1 bit"));let W=t.querySelector(".gp-scale-ramp");if(!W.childNodes.length)for(let R=0;R<11;R++){let F=c("i");F.style.
background=`var(--gp-heat-${R})`,W.append(F)}}let C=W=>W===0?s("embedding"):s("layer {layer}",{layer:W}),M=W=>W===0?s("the embedding (layer 0)"):s("layer {layer\
}",{layer:W});function A(W){let R={number:W.index+1,token:J(W.chosen.text)};if(!W.layers)return s("Token {number}, {token}: no layer was contrasted.",R);let{layer:F,
final_layer:D,candidate_layers:U,divergences:Q}=W.layers,te=U.map((re,se)=>`${C(re)} ${Me(Q[se]??0,e.unit).toFixed(3)}`).join(", ");return s("Token {number}, {t\
oken}: {layer} was contrasted with the last layer ({final}), because it diverges most from it. Divergences in {unit}: {list}.",{...R,layer:M(F),final:D,unit:e.unit,
list:te})}function v(W){l.hidden=!1,l.style.left=`${W.index/u()*100}%`,l.style.width=`${100/u()}%`;let R=A(W);E(m,R),to(i,W,P.steps.length,R)}function q(){let W=Object.
entries(P.total.picks).sort((D,U)=>U[1]-D[1]),R=W.reduce((D,[,U])=>D+U,0),F=W.map(([D,U])=>s("{layer} in {times}",{layer:M(Number(D)),times:B(U)})).join(", ");E(
w,s("Along the text: {list} of {count} steps.",{list:F,count:B(R)})),E(t.querySelector(".gp-heat-end"),String(u()))}Gi(i,e,{stepUnder:W=>{let{left:R,width:F}=i.
getBoundingClientRect(),D=Math.floor((W.clientX-R)/F*u());return P.steps[Math.max(0,Math.min(P.steps.length-1,D))]},hover:W=>E(m,A(W)),leave:()=>e.current()&&!t.
hidden&&E(m,A(e.current()))});function I(W){let R=e.current();if(t.hidden=!(R&&R.layers),t.hidden)return;let{added:F}=P.follow(e.lastOf(R));R===L[0]&&P.total===
L[1]&&!W.unit&&!W.look||(L=[R,P.total],g(F),T(),v(R),q())}new ResizeObserver(([{contentRect:W}])=>{O=[W.width,W.height].map(R=>Math.round(R*devicePixelRatio)),f()}).
observe(i);let H=()=>I({look:!0});return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",H),new MutationObserver(H).observe(document.body,{
attributes:!0,attributeFilter:["class"]}),I}var Ol=(t,e)=>e.isPrompt?e.index:t.prefix.length+e.index;function nr(t,e,n){if(e.isPrompt&&t.readsSource)return[];let o=t.prefix.length,[r,i]=e.isPrompt?[1,o-1]:
[Math.max(1,o),o+ue(t.lastOf(e)).length-1],a=Ol(t,e);if(a<r)return[];let l=Math.min(i,Math.max(r,a-Math.floor(n/2))+n-1),h=Math.max(r,l-n+1);return Array.from({
length:l-h+1},(m,w)=>h+w)}function Ao(t,e,n){if(!e)return-1;let o=n.found.places.indexOf(Ol(t,e));return e.isPrompt||t.idsTo(e).every((i,a)=>i===n.ids[a])?o:-1}var vp=160,Sp={probability:()=>s("How likely this layer finds the token that was chosen in the end."),rank:()=>s("The rank of the chosen token in this layer, th\
e likeliest first. A bar in the cell shows it, too."),entropy:()=>s("How uncertain this layer is: the entropy of its distribution."),kl:()=>s("How far this laye\
r is from the last one: KL(last layer ‖ this layer). 0 where both say the same.")};function Ml(t,e){let n=M=>t.querySelector(".gp-"+M),[o,r,i,a,l]=["lens-foun\
d","lens-field","around","look-into","lens-state"].map(n),h=r.firstElementChild,m=n("lens-shade"),w=null,b=!1,y=[0,0],P=()=>w.found.layers.length-1,N=M=>M===0?s(
"the embedding (layer 0)"):M===P()?s("layer {layer}, the last",{layer:B(M)}):s("layer {layer}",{layer:B(M)}),S=(M,A)=>h.tBodies[0].rows[P()-M].cells[A+1];function _(){
let M=e.current(),A=e.lensLimit||1,v=Math.max(1,Math.min(A,Math.round(Number(i.value))||12));i.value=String(v),b=!0,E(l,s("Reading the layers …")),O(M),e.ask(
{type:"look_into",step:M,places:nr(e,M,v)})}a.addEventListener("click",_);function O(M){n("lens-ask").hidden=!e.canAsk,a.disabled=b||e.running||e.waiting||!nr(e,
M,1).length,e.lensLimit&&(i.max=String(e.lensLimit))}function L(){let{tokens:M,layers:A}=w.found,v=c("tr");v.append(c("th","",s("layer"),{scope:"col"}),...M.map(
({text:W})=>{let R=c("th","",null,{scope:"col"});return R.append(oe(W)),R}));let q=A.map((W,R)=>{let F=c("tr");return F.append(c("th","",R?B(R):s("embedding"),{
scope:"row"}),...W.map((D,U)=>$(D,R,U))),F}),[I,H]=[c("thead"),c("tbody")];I.append(v),H.append(...q.reverse()),h.replaceChildren(I,H)}function $(M,A,v){let q=c(
"td","",null,{role:"gridcell",tabindex:"-1"});return q.append(oe(M.top[0][1])),we(q,()=>`${p(A,v)}. ${u(M,v)}`),q.addEventListener("focus",()=>f(A,v)),q.addEventListener(
"click",()=>q.focus()),q.addEventListener("keydown",H=>k(H,A,v)),q}function k(M,A,v){if(M.ctrlKey||M.metaKey||M.altKey)return;let[q,I]=[P(),w.found.tokens.length-
1],H={ArrowUp:[A+1,v],ArrowDown:[A-1,v],ArrowLeft:[A,v-1],ArrowRight:[A,v+1],Home:[A,0],End:[A,I],PageUp:[q,v],PageDown:[0,v]}[M.key];H&&(M.preventDefault(),M.stopPropagation(),
S(Math.max(0,Math.min(q,H[0])),Math.max(0,Math.min(I,H[1]))).focus())}function d(){let M=Ao(e,e.current(),w),{tokens:A,layers:v}=w.found;A.forEach((q,I)=>{let H=I===
M;h.tHead.rows[0].cells[I+1].classList.toggle("gp-here",H),v.forEach((W,R)=>{let F=W[I],D=S(R,I);ae(D,[F.top[0][0]===q.id&&"gp-favourite",H&&"gp-here"].filter(Boolean).
join(" ")),Xt(D,m.value,{...F,entropyAfter:F.entropy??1/0,kl:F.kl??1/0})})}),mt(n("lens-scale"),m.value,e.unit),n("lens-scale").dataset.tip=Sp[m.value]()}function p(M,A){
return s("{layer}, in the place of {token}",{layer:N(M),token:J(w.found.tokens[A].text)})}function u({probability:M,rank:A,entropy:v,kl:q},I){return s("The chos\
en {token}: {share}, rank {rank}. Entropy {entropy}; KL from the last layer {kl}.",{token:J(w.found.tokens[I].text),share:z(M),rank:B(A),entropy:le(v,e.unit),kl:le(
q,e.unit)})}function f(M,A){let v=S(...y);v&&(v.ariaSelected="false"),v&&(v.tabIndex=-1),y=[M,A];let q=S(M,A);q.ariaSelected="true",q.tabIndex=0,g()}function g(){
let[M,A]=y,v=w.found.layers[M][A],q=w.found.tokens[A],I=v.top.find(([W])=>W===q.id)?[]:[[q.id,q.text,v.probability]],H=X(n("lens-bars"),v.top.length+I.length,x);
[...v.top,...I].forEach(([W,R,F],D)=>{let[U,Q,te,re]=H[D].children,se=W===q.id;ae(H[D],se?"gp-is-chosen":""),E(U,se?"▶":""),Q.replaceChildren(oe(R)),ne(te.firstChild,
"width",F),E(re,z(F))}),E(n("lens-place"),p(M,A)),E(n("lens-numbers"),u(v,A))}function x(){let M=c("li"),A=c("span","gp-track",null,{"aria-hidden":"true"});return A.
append(c("span","gp-fill")),M.append(c("span","gp-sign","",{"aria-hidden":"true"}),c("span","gp-word"),A,c("span","gp-value")),M}function T(){let M=t.closest(".\
token-panel");if(!M)return;let[A,v]=[M.getBoundingClientRect(),r.getBoundingClientRect()],q=M.firstElementChild.getBoundingClientRect().height;v.top+vp>A.bottom&&
(M.scrollTop+=v.top-A.top-q)}m.addEventListener("change",d);function C(M,A){if(o.hidden=!w,!!w)if(M){L();let v=Ao(e,e.current(),w);y=[P(),0],d(),f(P(),Math.max(
0,v));let q=S(P(),Math.max(0,v));r.scrollLeft=q.offsetLeft-r.clientWidth/2,A&&T()}else d(),g()}return M=>{let A=e.current(),v=e.hideFrom===null?e.lensOf():null,
q=b&&M.lens;if((M.run||M.lens)&&(b=!1),t.hidden=!A||!(e.canAsk||v)||e.recorded,t.hidden)return;(M.run||M.lens)&&E(l,""),O(A);let I=v!==w;w=v,(I||M.selection||M.
unit)&&C(I,q),w&&!b&&E(l,Ao(e,A,w)<0?s("This token is not among those below."):"")}}var Po={count:0,after:0,before:0,entropyAfter:0,entropyBefore:0,kept:0};function or(t,e){let{chosen:n,distribution:o}=e,r=i=>ve(i)??-1/0;return{count:t.count+1,
after:t.after+r(n.logprob??n.raw_logprob),before:t.before+r(n.raw_logprob),entropyAfter:t.entropyAfter+o.entropy_after,entropyBefore:t.entropyBefore+o.entropy_before,
kept:t.kept+Ke(e)}}var an=(t,e)=>e?Math.exp(-t/e):null,_p=[1,2,3],Co=class{constructor(){this.ids=[],this.grams=new Map(_p.map(e=>[e,new Map])),this.repeated=[],
this.numRepeated=0}gram(e){return this.ids.slice(-e).join(" ")}add(e){this.repeated.push(this.ids.includes(e,-128)),this.numRepeated+=Number(this.repeated.at(-1)),
this.ids.push(e);for(let[n,o]of this.grams)this.ids.length>=n&&o.set(this.gram(n),(o.get(this.gram(n))||0)+1)}cut(e){for(;this.ids.length>e;){for(let[n,o]of this.
grams){if(this.ids.length<n)continue;let r=o.get(this.gram(n))-1;r?o.set(this.gram(n),r):o.delete(this.gram(n))}this.ids.pop(),this.numRepeated-=Number(this.repeated.
pop())}}distinct(e){return this.ids.length>=e?this.grams.get(e).size/(this.ids.length-e+1):null}get share(){return this.ids.length?this.numRepeated/this.ids.length:
null}};function El(t,e){let n=t.querySelector(".gp-status"),o=t.querySelector(".gp-alert"),r=t.querySelector(".gp-figures"),i=t.querySelector(".gp-notes"),a=new Map,l="\
gp-meaning-"+Math.random().toString(36).slice(2,8)+"-",h=new Bt,m;function w(){let{started:v,finished:q}=e;if(!v)return[];let I=q?q.num_tokens:e.numTokens,H=q?q.
seconds:e.elapsed,W=q?q.time_to_first_token:e.firstElapsed,R={limit:B(v.max_new_tokens)};return[[s("Tokens"),B(I),e.usesBeams?s("tokens generated so far, one pe\
r step for all beams together; the limit is {limit} new tokens",R):s("tokens generated so far; the limit is {limit} new tokens",R)],[s("Per second"),H>0&&I?(I/H).
toFixed(1):"–",s("tokens per second: tokens divided by the time since the run began, including the wait for the first token")],[s("First token"),W===null?"–":
$n(W),s("time to first token: from the start of the run to its first token, without queueing or loading the model")],...b(),[s("Stopped by"),y(),s("what ended t\
he text: the model’s end-of-sequence token, a stop string, a limit, your own criterion or decoding loop, or a person"),!0],[s("Seed"),String(v.seed),s("the ra\
ndom seed of this run: the same seed and settings give the same text again")]]}function b(){if(!e.rounds.length)return[];let{num_draft_tokens:v,num_accepted_draft_tokens:q,
...I}=h.read(e.rounds),H=I.draft_acceptance_rate,W={accepted:B(q),drafted:B(v),rounds:B(I.num_spec_steps)};return[[s("Draft accepted"),H===null?"–":z(H),s("dr\
aft_acceptance_rate: accepted over drafted tokens, {accepted} of {drafted}",W)],[s("Tokens per draft"),Y(I.mean_acceptance_length,2),s("mean_acceptance_length: \
tokens that a round with a draft wrote on average, including the target’s own: 1 + {accepted} accepted / {rounds} such rounds",W)]]}function y(){return e.finished?
[...new Set(e.finished.sequences.map(q=>ke(q.stop_reason)[0]))].join(", ")||"–":e.running?s("still running"):s("an error")}function P(){let v=w(),q=new Set(v.
map(([I])=>I));for(let[I,{figure:H}]of a)q.has(I)||(H.remove(),a.delete(I));v.forEach(([I,H,W,R],F)=>{let D=a.get(I)||N(I,R,F);D.value.textContent!==H&&(D.value.
textContent=H),E(D.meaning,s("{name}: {meaning}",{name:I,meaning:W}))})}function N(v,q,I){let H=c("div","gp-figure"+(q?" gp-words":""),null,{tabindex:"0"}),W=c(
"dd"),R=c("span","gp-meaning","",{role:"tooltip",id:l+v.replace(/\s/g,"-")});H.setAttribute("aria-describedby",R.id),H.append(c("dt","",v),W,R),r.insertBefore(H,
r.children[I]||null);let F={figure:H,value:W,meaning:R};return a.set(v,F),F}let S=new ge(Po,or),_=new Co,O=Po,L=v=>Number.isFinite(v)?Me(v,e.unit).toFixed(2).replace(
/^-0.00$/,"0.00"):"−∞",$=v=>v===null?"–":Number.isFinite(v)?v<1e3?v.toFixed(2):B(Math.round(v)):"∞";function k(){let{total:v}=S,{unit:q}=e,I=(R,{count:F})=>F?
R/F:null,H=(R,F)=>F.count?L(I(R,F)):"–",W=S.steps.at(-1).distribution.vocab;return[[s("perplexity"),p([[v.after,v.count],[v.before,v.count],[O.before,O.count]],
W),$(an(v.after,v.count)),$(an(v.before,v.count)),$(an(O.before,O.count))],[s("mean log-probability, {unit}",{unit:q}),s("The logarithm of a token’s probability\
, on average."),H(v.after,v),H(v.before,v),H(O.before,O)],[s("cumulative log-probability, {unit}",{unit:q}),s("The logarithm of the probability of the whole tex\
t: the sum over its tokens."),L(v.after),L(v.before),L(O.before)],[s("mean entropy, {unit}",{unit:q}),s("How uncertain the next token was, on average."),H(v.entropyAfter,
v),H(v.entropyBefore,v),H(O.entropyBefore,O)],[s("mean tokens kept"),s("How many tokens could be chosen, on average: all of the vocabulary before the processors\
."),$(I(v.kept,v)),B(W),B(W)],...[1,2,3].map(R=>[`distinct-${R}`,d(R),$(_.distinct(R)),"",""]),[s("repetition"),s("The share of tokens that occur among the 128 \
tokens before them."),z(_.share),"",""]]}let d=v=>v===1?s("The number of different tokens over the number of all tokens: 1 means that none occurs twice."):s("Th\
e number of different {n}-grams (runs of {n} tokens) over the number of all of them: 1 means that none occurs twice.",{n:v});function p(v,q){return v.every(([I,
H])=>!H||an(I,H)<=q)?s("How many equally likely tokens there were to choose from, on average: e to the power of minus the mean log-probability in nats."):s("e t\
o the power of minus the mean log-probability in nats; above {count}, the size of the vocabulary, where tokens drawn at random would be likelier.",{count:B(q)})}
function u(){let v=e.current(),q=v?e.lastOf(v):null,{keep:I,added:H}=S.follow(q&&!q.isPrompt?q:null);_.cut(I);for(let{chosen:R}of H)_.add(R.token_id);let W=t.querySelector(
".gp-text-numbers");W.hidden=!S.steps.length,!W.hidden&&(f(),W.open&&g(v))}function f(){let{total:v}=S;E(t.querySelector(".gp-in-short"),s("Perplexity {value}",
{value:$(an(v.before,v.count))}))}function g(v){let q=e.lines().length>1?e.lineOf(v):null;E(t.querySelector(".gp-whose"),q&&q.label?s("of {label}",{label:q.label}):
""),t.querySelector(".gp-prompt-head").hidden=!O.count;let I=k(),H=t.querySelector(".gp-totals tbody");for(;H.rows.length<I.length;){let W=H.insertRow(),R=c("th",
"",null,{scope:"row"});R.append(c("span","","",{tabindex:"0","data-tip":""})),W.append(R,c("td"),c("td"),c("td"))}I.forEach(([W,R,...F],D)=>{let[U,...Q]=H.rows[D].
cells;E(U.firstChild,W),U.firstChild.dataset.tip=R,F.forEach((te,re)=>E(Q[re],te)),Q[2].hidden=!O.count})}t.querySelector(".gp-text-numbers").addEventListener("\
toggle",u);function x(){let v=e.finished?e.finished.sequences:[],q=new Map;v.forEach(({note:I},H)=>I&&q.set(s(I),[...q.get(s(I))||[],H+1])),i.replaceChildren(...[
...q].map(([I,H])=>{let W=c("p");return W.append(c("b","",H.length<v.length?T(H):s("Note:")),` ${I}`),W}))}function T(v){let q={numbers:v.join(", ")};return e.usesBeams?
j(v.length,"Note on output {numbers}:","Note on outputs {numbers}:",q):j(v.length,"Note on sequence {numbers}:","Note on sequences {numbers}:",q)}function C(){let[
v,q]=M();n.textContent!==[v,q].filter(Boolean).join(" ")&&n.replaceChildren(...v?[c("b","",v),...q?[" ",q]:[]]:[q])}function M(){let{started:v,finished:q,failed:I,
queued:H,loading:W}=e;if(W){let re=Nt(W);return["",re[0].toUpperCase()+re.slice(1)]}if(H)return H.ahead===0?[s("Starting …"),""]:[s("Queued."),j(H.ahead,"One \
run is ahead of yours.","{count} runs are ahead of yours.")];if(I)return[s("Stopped by an error."),v?e.numTokens?s("The text so far is kept."):s("Nothing was wr\
itten."):""];if(!v)return["",s("Nothing has run yet.")];let{model:R,assistant:F,mode:D,device:U}=v,Q=q||e.recorded?0:e.shared-1,te=`· ${[F?s("{model} with {ass\
istant}",{model:R,assistant:F}):R,xt(D),U!=="cpu"&&U,Q>0&&j(Q,"side by side with another run","side by side with {count} others")].filter(Boolean).join(" · ")}`;
return e.recorded?[s("Recorded run"),te]:[q?s("Finished"):s("Decoding …"),te]}function A(){let v=e.waiting?null:e.failed;if(m===v||(m=v,o.replaceChildren(),!v))
return;let q=c("div","gp-problem"),I=(H,W,R)=>{let F=c("p");F.append(c("b","","✕ "),R?s("{name}: {meaning}",{name:R,meaning:H}):H,W?" "+W:""),q.append(F)};for(let{
knob:H,message:W,fix:R}of Cn(v))I(W,R,H);o.append(q)}return v=>{v.run&&(r.replaceChildren(),a.clear()),(v.run||v.status)&&(C(),A(),x()),(v.run||v.steps||v.status)&&
P(),(v.run||v.prompt)&&(O=e.promptSteps.reduce(or,Po)),u()}}var Tl=12;function Ll(t,e,n){let o=0,r=t.map(m=>{let w=o;return o=Math.min(1,o+(xn(m,n)||0)),{from:w,to:o,kind:sr(m,e),candidate:m}}),i=e.distribution.stages[n],
a=t.filter(m=>i&&vn(m,n+1)).reduce((m,w)=>m+(xn(w,n)||0),0),l=i?Math.max(0,Math.min(1-o,i.mass_removed-a)):0,h={from:o,to:1-l,kind:"others",candidate:null};return[
...r,h,{from:1-l,to:1,kind:"going",candidate:null}]}function sr(t,e){return t.token_id===e.chosen.token_id?"chosen":De(t)?"removed":"kept"}function $l(){let t=c(
"div","gp-flow",null,{"aria-hidden":"true"}),e=ee("svg","gp-ribbons");e.setAttribute("viewBox",`0 0 100 ${Tl}`),e.setAttribute("preserveAspectRatio","none");let n=c(
"div","gp-flow-bar");return t.append(e,n),{box:t,ribbons:e,bar:n}}var Op=(t,e)=>e>12+7*Math.min(t.length,10);function rr({ribbons:t,bar:e},n,o,r,i){let a=X(e,n.
length,()=>c("span",""));n.forEach(({from:h,to:m,kind:w,candidate:b},y)=>{let P=a[y];if(ae(P,`gp-piece gp-piece-${w}`),P.hidden=m-h<1e-4&&w!=="chosen",P.hidden)
return;ne(P,"left",h),ne(P,"width",m-h);let N=b?b.text:w==="others"?s("others"):"",S=N&&Op(N,(m-h)*r)?N:"";(P.dataset.text||"")!==S&&P.replaceChildren(...S?[oe(
S,"gp-piece-word")]:[]),P.dataset.text=S,we(P,()=>i(n[y],o&&o[y]))});let l=X(t,o?n.length:0,()=>ee("path"));(o||[]).forEach((h,m)=>{let{from:w,to:b,kind:y}=Mp(n[m]),
[P,N,S,_]=[h.from,h.to,b,w].map(O=>(O*100).toFixed(2));l[m].dataset.kind!==y&&(l[m].dataset.kind=y,l[m].setAttribute("class",`gp-ribbon gp-ribbon-${y}`)),l[m].setAttribute(
"d",h.to>h.from?`M${P} 0H${N}L${S} ${Tl}H${_}Z`:"")})}function Mp(t){return t.kind==="others"?{...t,to:1}:t.kind==="going"?{...t,from:1,to:1}:t}var No=class{constructor(e){this.table=e,this.head=e.createTHead().insertRow(),this.body=e.createTBody(),e.addEventListener("keydown",n=>this.walk(n)),e.addEventListener(
"focusin",n=>this.keepFocus(n.target)),this.lines=[]}draw(e,n,o){this.drawHead(e);let r=e.filter(m=>m.idle).length;this.table.style.minWidth=`${100+20*r+60*(e.length-
r)}px`;let i=n.map(m=>e.map(({number:w})=>xn(m,w))),a=Math.max(.02,...i.flat().filter(m=>m!==void 0)),l=new Set(Lt(o));for(;this.lines.length>n.length;)this.lines.
pop().row.remove();for(;this.lines.length<n.length;)this.newLine();n.forEach((m,w)=>this.fill(this.lines[w],m,e,i[w],a,o,l));let h=this.lines.flatMap(m=>m.cells.
map(({cell:w})=>w));!h.some(m=>m.tabIndex===0)&&h.length&&(h[0].tabIndex=0)}drawHead(e){let n=X(this.head,e.length+1,()=>{let o=c("th","",null,{scope:"col"});return o.
append(c("span","gp-stage-place"),c("span","gp-stage-name")),o});E(n[0].lastElementChild,s("candidate")),e.forEach(({place:o,name:r,tip:i,idle:a},l)=>{let h=n[l+
1];ae(h,a?"gp-idle-column":""),E(h.firstElementChild,o),E(h.lastElementChild,r),h.lastElementChild.classList.toggle("gp-hidden",a),h.dataset.tip=i})}newLine(){let e=this.
body.insertRow(),n=c("th","",null,{scope:"row"}),o=c("span","gp-sign","",{"aria-hidden":"true"}),r=c("bdi","gp-word"),i=c("span","gp-course-tag"),a=c("div","gp-\
course-name"),l=c("div","");l.append(r,i),a.append(o,l),n.append(a),e.append(n),this.lines.push({row:e,head:n,sign:o,word:r,tag:i,cells:[]})}newCell(e){let n=c(
"td","",null,{role:"gridcell",tabindex:"-1"}),o=c("span","gp-course-track",null,{"aria-hidden":"true"}),r=c("i","gp-course-bar");o.append(r);let i=c("span","gp-\
course-number");n.append(o,i),e.row.append(n),e.cells.push({cell:n,bar:r,number:i})}fill(e,n,o,r,i,a,l){let h=n.token_id===a.chosen.token_id,m=De(n);for(ae(e.row,
`gp-course gp-course-${sr(n,a)}`),E(e.sign,h?"▶":m?"✕":""),me(e.word,n.text),E(e.tag,[h&&(a.given?s("given"):s("chosen")),m&&s("removed"),!l.has(n)&&s("look\
ed up")].filter(Boolean).join(", ")),we(e.head,()=>$o(n,a));e.cells.length>o.length;)e.cells.pop().cell.remove();for(;e.cells.length<o.length;)this.newCell(e);o.
forEach((w,b)=>this.fillCell(e.cells[b],n,o,b,r,i))}fillCell({cell:e,bar:n,number:o},r,i,a,l,h){let{number:m,name:w,idle:b,side:y}=i[a],[P,N]=[l[a],a?l[a-1]:void 0],
S=vn(r,m)&&P!==void 0,_=S&&a>0&&!vn(r,i[a-1].number);ae(e,[b&&"gp-idle-column",S&&!_&&"gp-gone",_&&"gp-cut"].filter(Boolean).join(" ")),ne(n,"height",Math.sqrt(
(P||0)/h));let O=P===void 0?"–":_?`✕ ${w}`:S?y==="after"?"✕":"":z(P);E(o,O),o.classList.toggle("gp-hidden",b&&!_);let L=!_&&a&&N!==void 0&&P!==void 0&&z(P)!==
z(N)?P>N?"up":"down":"";(o.dataset.change||"")!==L&&(o.dataset.change=L),we(e,()=>this.words(r,i[a],{share:P,was:N,gone:S,cut:_}))}words({text:e},{side:n,name:o,
idle:r,number:i},{share:a,was:l,gone:h,cut:m}){let w={token:J(e),share:z(a??0),was:z(l??0),processor:o,number:i};return a===void 0?s("{token}: not recorded at t\
his place.",w):m?s("{token}: removed by {processor}; it had {was} just before.",w):h?s("{token}: no probability left here.",w):n?n==="after"?s("{token}: {share}\
 after all processors.",w):s("{token}: {share} before the processors.",w):r?s("{token}: {share}, unchanged by {processor}.",w):w.share===w.was?s("{token}: {shar\
e} after {processor} (stage {number}), the same as before it.",w):s("{token}: {share} after {processor} (stage {number}), {was} before it.",w)}keepFocus(e){if(!(e.
tabIndex!==-1||e.tagName!=="TD")){for(let n of this.body.querySelectorAll('td[tabindex="0"]'))n.tabIndex=-1;e.tabIndex=0}}walk(e){let n={ArrowRight:[0,1],ArrowLeft:[
0,-1],ArrowDown:[1,0],ArrowUp:[-1,0],Home:[0,-1/0],End:[0,1/0]},o=e.target.closest("td");if(!o||!n[e.key]||e.ctrlKey||e.metaKey||e.altKey)return;e.preventDefault();
let r=this.lines.findIndex(m=>m.row===o.parentNode),[i,a]=n[e.key],l=(m,w)=>Math.max(0,Math.min(w-1,m)),{cells:h}=this.lines[l(r+i,this.lines.length)];h[l(o.cellIndex-
1+a,h.length)].cell.focus()}};function Al(t,e){let o=t.querySelector(".gp-where"),r=t.querySelector(".gp-none"),i=t.querySelector(".gp-chain tbody"),a=t.querySelector(".gp-courses"),l=t.querySelector(
".gp-all"),h=t.querySelector(".gp-beams-note"),m=t.querySelector(".gp-chosen-word"),w=new No(t.querySelector(".gp-courses-grid")),b=new ge({},_),y=[],P=!1,N=[],
S=300;function _(W,R){let F=Qs(R);if(!F.length)return W;let D={...W};for(let U of F){let Q=U.number+U.kind,{ran:te,acted:re,removed:se,moved:he}=W[Q]||{ran:0,acted:0,
removed:0,moved:0};D[Q]={ran:te+1,acted:re+!U.idle,removed:se+U.removed,moved:he+U.moved}}return D}function O({ran:W,acted:R,removed:F,moved:D}){return R?D>2*F?
j(W,"{acted} of {count} step, {share} moved","{acted} of {count} steps, {share} moved",{acted:B(R),share:z(D/R)}):j(W,"{acted} of {count} step, {share} removed",
"{acted} of {count} steps, {share} removed",{acted:B(R),share:Zs(F/R)}):j(W,"nothing in {count} step","nothing in {count} steps")}let L=new ResizeObserver(([{contentRect:W}])=>{
if(!W.width||Math.abs(W.width-S)<8)return;S=W.width;let R=e.current();R&&H(R)});function $(){let W=i.insertRow(),R=c("th","",null,{scope:"row"}),F=c("span","gp-\
number",""),D=c("span","","",{tabindex:"0","data-tip":""}),U=c("span","gp-side"),Q=c("span","gp-knob");R.append(F,D," ",U," ",Q);let te=$l();W.append(R,c("td","\
gp-flow-cell"),c("td","gp-left"),c("td","gp-entropy"),c("td","gp-here-words"),c("td","gp-over")),W.cells[1].append(te.box);let[,,re,se,he,it]=W.cells;return y.length||
L.observe(te.bar),y.push({row:W,number:F,name:D,tags:U,knob:Q,flow:te,left:re,entropy:se,here:he,over:it}),y.at(-1)}function k(W,{kind:R,number:F,name:D,tip:U,side:Q,
knob:te,entropy:re,left:se,here:he,over:it}){W.row.className=`gp-stage-${R}`,E(W.number,F),E(W.name,D),W.name.dataset.tip!==U&&(W.name.dataset.tip=U),E(W.tags,Q),
W.tags.hidden=!Q,E(W.knob,te),W.knob.hidden=!te,E(W.left,se),E(W.entropy,re),typeof he=="string"?E(W.here,he):W.here.replaceChildren(...he),E(W.over,it)}function d(W){
let R={...e.started.effective,...e.started.config};return W.filter((F,D)=>D===0||R[F]).map(F=>{let D=JSON.stringify(R[F]??null);return D==="null"||D.length>12?F:
`${F} ${D}`}).join(", ")}function p(W,R){let{vocab:F,entropy_before:D}=W.distribution,{name:U,meaning:Q}=tr(W),te={kind:"source",number:"",name:U,tip:Q,side:R.length?
s("before"):s("before and after"),knob:"",left:s("{count} left",{count:B(F)}),entropy:le(D,e.unit),here:"",over:""},re=R.map((se,he)=>({kind:se.idle?"idle":"act\
ive",number:`${se.number}. `,name:se.name,tip:`${se.meaning} (${se.kind})`,side:he===R.length-1?s("after"):"",knob:d(se.knobs),left:s("{count} left",{count:B(se.
kept)}),entropy:le(se.entropy,e.unit),here:er(se),over:O(b.total[se.number+se.kind])}));return[te,...re,u(W)]}function u(W){let[R,F]=kl(W,e.started),D=oe(W.chosen.
text,"gp-strong");return{kind:"choice",number:"",name:R,tip:s("How the token came about, and its probability after the processors."),side:"",knob:"",left:"",entropy:"",
here:["▶ ",...pe(F,{token:D}),` (${f(W)})`],over:""}}function f(W){return De(W.chosen)?s("removed by {processor}",{processor:Sn(W.chosen,W)}):W.beam?s("log-pr\
obability {value}",{value:Y(W.chosen.logprob)}):z(Z(W.chosen.logprob))}function g(W,R,F){let D=p(W,R);for(;y.length>D.length;)y.pop().row.remove();D.forEach((re,se)=>k(
y[se]||$(),re));let U=[0,...R.map(({number:re})=>re)].map(re=>Ll(F,W,re)),Q=M(W,R),te=A(W,R);y.forEach(({flow:re},se)=>{re.box.hidden=!Q&&se>0,!re.box.hidden&&(se<
U.length?rr(re,U[se],U[se-1],S,(he,it)=>T(he,it,se,te)):C(re,U.at(-1),S))})}let x=({from:W,to:R})=>z(R-W);function T(W,R,F,D){let U=x(W);if(W.kind==="going")return s(
"Tokens that are not shown here and that {processor} removes: {share}.",{processor:D[F+1].name,share:U});let Q=W.candidate?J(W.candidate.text):s("All other toke\
ns together");if(!F)return s("{token}: {share} before the processors.",{token:Q,share:U});let te={token:Q,share:U,processor:D[F].name,was:x(R)};return W.candidate?
s("{token}: {share} after {processor}, {was} before it.",te):s("{token}: {share} after {processor}.",te)}function C(W,R,F){let D=R.filter(({kind:U})=>U==="chose\
n");rr(W,D,D,F,U=>s("{token} had {share} of what was left.",{token:J(U.candidate.text),share:x(U)}))}let M=({distribution:W},R)=>W.candidates.every(({stage_logprobs:F})=>(F||
[]).length===R.length);function A(W,R){let F=tr(W);return[{number:0,place:s("before"),name:F.name,tip:F.meaning,idle:!1,side:"before"},...R.map(D=>({number:D.number,
place:String(D.number),name:D.name,idle:D.idle,side:"",tip:s("{number}. {name}: {effect} here. It {meaning}.",{...D,effect:er(D)})}))]}function v(W,R,F,D){if(a.
hidden=!R.length||!M(W,R),a.hidden)return;let U={number:R.length,place:s("after"),name:s("all processors"),tip:s("After all processors: the distribution from wh\
ich the token was chosen."),idle:!1,side:"after"};w.draw([...A(W,R),U],F,W),l.hidden=D<=10,E(l,P?s("show {count} only",{count:10}):s("show all {count}",{count:B(
D)})),l.setAttribute("aria-expanded",String(P))}l.addEventListener("click",()=>{P=!P,H(e.current())});function q(W){if(W.distribution.stages.length)return"";if(W.
isPrompt)return s("The model’s own distribution: no logits processor takes part in reading the prompt.");let R=e.started.processors||[],F=To(W);if(e.started.mode===
"custom"&&!R.length)return s("Your own loop called no logits processor here.");if(!R.length)return F?s("DoLa’s contrast, untouched: no logits processor runs."):
s("The model’s own distribution, untouched: no logits processor runs.");let D={processors:R.map(U=>Ce(U)[0]).join(", ")};return F?s("DoLa’s contrast, untouche\
d here. Prepared, but not used by this loop: {processors}.",D):s("The model’s own distribution, untouched here. Prepared, but not used by this loop: {processors\
}.",D)}function I(W){let R=W.isPrompt||W.given,F=W.isPrompt?s("at prompt token {number}: {token} (given, not chosen)"):R?s("at token {number}: {token} (given, n\
ot chosen)"):s("at token {number}: {token}");o.replaceChildren(...pe(F,{number:String(W.index+1),token:oe(W.chosen.text)})),E(m,R?s("given"):s("chosen"))}function H(W){
let R=Qs(W),F=Lt(W),D=(W.watched||[]).filter(({token_id:Q})=>F.every(te=>te.token_id!==Q)),U=Lo(F,10,W.chosen.token_id);I(W),E(r,q(W)),r.hidden=!r.textContent,h.
hidden=!W.beam||!R.length,g(W,R,U),v(W,R,[...P?F:U,...D],F.length)}return W=>{let R=e.current();t.hidden=!R,R&&(R.isPrompt||b.follow(e.lastOf(R)),!(R===N[0]&&b.
total===N[1]&&!W.unit&&!W.watched)&&(N=[R,b.total],H(R)))}}function Ep(t){let e=t>>>0;return()=>{e=e+1831565813>>>0;let n=Math.imul(e^e>>>15,e|1);return n=n+Math.imul(n^n>>>7,n|61)^n,((n^n>>>14)>>>0)/2**32}}function Tp(t,e){
let n=[...t];for(let o=n.length-1;o>0;o--){let r=Math.floor(e()*(o+1));[n[o],n[r]]=[n[r],n[o]]}return n}function Cl(t,e){let i=W=>t.querySelector(".gp-"+W),a=t.
querySelector("details"),[l,h,m,w]=["from","choices","reveal","next"].map(i),b=null,y=W=>[s("1st"),s("2nd"),s("3rd")][W]??"",P=()=>e.usesBeams&&!e.finished?[]:e.
allLines(),N=W=>ue(P()[W]?P()[W].last:null),S=W=>W.distribution.candidates.filter(({raw_rank:R})=>R).sort((R,F)=>R.raw_rank-F.raw_rank).slice(0,6);function _(W){
let R=Number(e.started.seed)%4294967296+7919*W.index+104729*W.sequence;return Tp(S(W),Ep(R))}let O=W=>S(W).length>1;function L(W){let R=e.current(),F=R&&e.lastOf(
R),D=Math.max(0,P().findIndex(te=>te.last===F)),U=N(D),Q=U.findIndex((te,re)=>re>=W&&O(te));if(Q<0){E(i("cannot"),U.length>W?s("From there on the run has record\
ed no candidates to pick from: raise top_candidates and run it again."):e.running?s("The run has not reached this token yet."):s("There is no token {number} in \
this text: choose an earlier one.",{number:W+1}));return}E(i("cannot"),""),b={line:D,at:Q,step:null,picks:[],revealed:!1,results:[]},$()}function $(){let W=N(b.
line);for(;W[b.at]&&!O(W[b.at]);)b.at+=1;if(Object.assign(b,{step:W[b.at]||null,picks:[],revealed:!1}),!b.step&&!e.running){f();return}k(),b.step&&e.selectStep(
b.step.before),g(()=>h.querySelector("button"))}function k(){e.hide(b&&a.open?b.at+(b.revealed?1:0):null)}function d(W){let{picks:R}=b;R.includes(W)?R.splice(R.
indexOf(W),1):R.length<3&&R.push(W),M()}function p(){let{step:W,picks:R}=b,F=S(W),D=F.find(({token_id:U})=>U===R[0]);b.revealed=!0,b.results.push({step:W,first:D,
share:Math.exp(D.raw_logprob-F[0].raw_logprob),hit:R.includes(W.chosen.token_id)}),k(),e.selectStep(W),g(()=>w)}function u(){if(b.results.length>=10){f();return}
b.at+=1,$()}function f(){let{results:W,line:R}=b,F=b.at+(b.revealed?1:0);b=null,k(),l.value=N(R).slice(F).some(O)?F+1:1,H(W),g(()=>i("begin"))}function g(W){let R=t.
contains(document.activeElement);I(),R&&W()&&W().focus({preventScroll:!0})}let x=({piece:W,chosen:R,text:F})=>W??(R?R.text:F);function T(){let W=ue(b.step?b.step.
before:N(b.line).at(-1)||null),R=[...e.prefix,...W].map(x).join(""),F=c("span","gp-gap","?",{"aria-label":s("the hidden token")});b.revealed&&F.replaceChildren(
oe(b.step.chosen.text));let D=i("so-far");D.replaceChildren(R,F),D.scrollTop=D.scrollHeight}function C(){h.replaceChildren(...(b.step&&!b.revealed?_(b.step):[]).
map(({token_id:W,text:R})=>{let F=c("button","gp-button gp-choice",null,{type:"button","aria-pressed":"false","data-token":W});return F.append(c("span","gp-orde\
r"),oe(R)),F.addEventListener("click",()=>d(W)),F})),M()}function M(){for(let W of h.children){let R=b.picks.indexOf(Number(W.dataset.token));W.setAttribute("ar\
ia-pressed",String(R>=0)),W.disabled=R<0&&b.picks.length>=3,E(W.querySelector(".gp-order"),y(R))}m.disabled=!b.picks.length}function A(){if(i("answer").hidden=!b.
revealed,!b.revealed)return;let{step:W,picks:R}=b,{share:F,hit:D}=b.results.at(-1),U=S(W),Q=W.chosen.token_id,te=U.some(({token_id:he})=>he===Q)?U:[...U,W.chosen];
i("truth").tBodies[0].replaceChildren(...te.map(he=>{let it=c("tr",he.token_id===Q?"gp-taken":""),zo=c("th","",null,{scope:"row"});he.token_id===Q&&zo.append(c(
"span","","▶ "),c("span","gp-hidden",`${s("chosen:")} `)),zo.append(oe(he.text));let fr=c("div","gp-share"),mr=c("i");mr.style.width=`${(45*Z(he.raw_logprob)).
toFixed(2)}%`,fr.append(mr,z(Z(he.raw_logprob)));let gr=c("td");gr.append(fr);let nc=R.indexOf(he.token_id);return it.append(zo,c("td","",y(nc)),gr,c("td","",z(
Z(he.logprob))),c("td","",he.raw_rank?B(he.raw_rank):"–")),it}));let se=i("took");se.replaceChildren(...pe(D?s("The run chose “{token}”, which is among your p\
icks."):s("The run chose “{token}”, which is not among your picks."),{token:oe(W.chosen.text,"gp-strong")})," "),se.append(F===1?s("Your first pick is the t\
oken that the model found likeliest."):s("Your first pick has {share} of the probability of the likeliest token.",{share:z(F)}))}let v=W=>W.reduce((R,{share:F})=>R+
F,0)/W.length,q=W=>W.filter(({hit:R})=>R).length;function I(){if(i("before").hidden=!!b,i("round").hidden=!b,!b)return;i("sum").hidden=!0;let{results:W,revealed:R,
step:F}=b,U={number:W.length+(R?0:1),steps:10,token:F&&F.index+1};E(i("progress"),F?R?s("Step {number} of {steps}: token {token}.",U):s("Step {number} of {steps\
}: which token comes next, as token {token}? Pick up to three, the likeliest first.",U):s("Waiting for the next token of the run.")),E(i("score"),W.length?s("So\
 far: your first picks are {share} as likely as the top token; the run’s token was among your picks in {hits} of {count}.",{share:z(v(W)),hits:q(W),count:W.length}):
""),m.hidden=R||!F,w.hidden=!R,E(w,W.length>=10?s("Show the score"):s("Next token")),T(),C(),A()}function H(W){let R=i("sum");if(R.hidden=!1,R.replaceChildren(c(
"h3","",s("The round is over"))),!W.length){R.append(c("p","",s("No token was revealed, so there is no score.")));return}let F=(...Q)=>{let te=c("p");te.append(
...Q),R.append(te)};F(...pe(s("{share}: how likely your first picks were, on average, compared with the likeliest token."),{share:c("b","",z(v(W)))}));let D=c("\
b","",s("{hits} of {count}",{hits:q(W),count:W.length}));F(...pe(s("{steps}: steps in which the run’s token was among your picks ({share})."),{steps:D,share:z(
q(W)/W.length)}));let U=[...W].sort((Q,te)=>Q.share-te.share||te.step.distribution.entropy_before-Q.step.distribution.entropy_before);for(let[Q,{step:te,first:re,
share:se}]of[[s("Hardest:"),U[0]],[s("Easiest:"),U.at(-1)]])F(c("b","",Q)," ",...pe(s("token {number}, “{token}”; your “{pick}” had {share} of the likeliest tok\
en’s probability, and the entropy was {entropy}."),{number:String(te.index+1),token:oe(te.chosen.text),pick:oe(re.text),share:z(se),entropy:le(te.distribution.
entropy_before,e.unit)}))}return i("begin").addEventListener("click",()=>L(Math.max(1,Math.floor(Number(l.value))||1)-1)),i("from-here").addEventListener("click",
()=>{let W=e.current();l.value=W&&!W.isPrompt?W.index+1:1}),m.addEventListener("click",p),w.addEventListener("click",u),i("end").addEventListener("click",f),a.addEventListener(
"toggle",k),W=>{t.hidden=!e.started,W.run&&(b=null,l.value=1,i("sum").hidden=!0,E(i("cannot"),""),I()),E(i("begin"),i("sum").hidden?s("Start a round"):s("Anothe\
r round")),b&&!b.step&&(W.steps||W.status)&&$()}}function Pl(t,e){let o=t.querySelector(".gp-where"),r=t.querySelector(".gp-verdict"),i=t.querySelector(".gp-score-head"),a=t.querySelector("tbody"),l=t.querySelector(
".gp-more"),h=t.querySelector(".gp-tally"),m=new ge({steps:0,differed:0},(d,p)=>p.reranked?{steps:d.steps+1,differed:d.differed+ +(y(p.reranked).token_id!==p.chosen.
token_id)}:d),w=[],b=[],y=d=>d.reduce((p,u)=>u.probability>p.probability?u:p);function P(){let d=a.insertRow(),p=c("th","",null,{scope:"row"}),[u,f,g]=[c("span",
"gp-sign"),c("bdi","gp-word"),c("span","gp-tag",s("most probable"))];p.append(u,f,g),d.append(p);let x=["probability","penalty","score"].map(()=>{let T=c("div",
"gp-cell"),C=c("span","gp-balance",null,{"aria-hidden":"true"}),[M,A]=[c("i","gp-part"),c("i","gp-zero")];C.append(M,A);let v=c("span","gp-amount");return T.append(
C,v),d.append(c("td")),d.lastChild.append(T),{part:M,zero:A,amount:v}});return w.push({row:d,sign:u,word:f,tag:g,cells:x}),w.at(-1)}function N({part:d,zero:p,amount:u},f,[
g,x],T){let C=M=>(M-g)/(x-g)*100;d.style.left=`${Math.min(C(0),C(f))}%`,d.style.width=`${Math.abs(C(f)-C(0))}%`,p.style.left=`${C(0)}%`,E(u,T)}function S({part:d,
zero:p,amount:u},f,[g,x],T){let C=M=>4+(M-g)/(x-g)*92;d.hidden=f===null,d.style.left=`${C(f)}%`,p.style.left=`${C(0)}%`,E(u,T)}function _(d,p,u,f,g){let x=p.token_id===
u.chosen.token_id;d.row.className=x?"gp-winner":"",E(d.sign,x?"▶":""),Ae(d.word,p.text),d.tag.hidden=p!==f||x,N(d.cells[0],p.probability,g.probability,z(p.probability)),
N(d.cells[1],p.penalty,g.penalty,Y(p.penalty)),S(d.cells[2],p.score,g.score,Y(p.score))}function O(d){let[p,u]=[Math.min(0,...d),Math.max(0,...d)];return u>p?[p,
u]:[0,1]}function L(d){let p=y(d.reranked),u=d.reranked.find(T=>T.token_id===d.chosen.token_id),f=d.reranked.slice(0,12);u&&!f.includes(u)&&(f[11]=u);let g=Object.
fromEntries(["probability","penalty","score"].map(T=>[T,O(f.map(C=>C[T]))]));for(;w.length<f.length;)P();w.forEach((T,C)=>{T.row.hidden=C>=f.length,C<f.length&&
_(T,f[C],d,p,g)});let x=d.reranked.length-f.length;l.hidden=x<=0,E(l,j(x,"and {count} less probable one, which was weighed too","and {count} less probable ones,\
 which were weighed too")),$(u,p)}function $(d,p){if(!d){r.replaceChildren();return}let u={token:oe(d.text,"gp-strong"),score:Y(d.score)};r.replaceChildren(...d===
p?pe(s("{token} won: the most probable token has the highest score too ({score})."),u):pe(s("{token} won with a score of {score}. Greedy search would have chose\
n {other} ({share}), but its penalty of {penalty} leaves it a score of {lower}."),{...u,other:oe(p.text,"gp-strong"),share:z(p.probability),penalty:Y(p.penalty),
lower:Y(p.score)}))}function k(){let d=e.started.effective.penalty_alpha;return typeof d!="number"?s("(1 - penalty_alpha) × probability - penalty_alpha × penalt\
y. The highest score is chosen."):s("{keep} × probability - {alpha} × penalty, because penalty_alpha is {alpha}. The highest score is chosen.",{keep:Number((1-
d).toFixed(4)),alpha:d})}return()=>{let d=e.current();if(t.hidden=!(d&&d.reranked&&d.reranked.length),t.hidden||(m.follow(e.lastOf(d)),d===b[0]&&m.total===b[1]))
return;b=[d,m.total],o.textContent=s("at token {number}",{number:d.index+1}),i.dataset.tip=k(),L(d);let{steps:p,differed:u}=m.total;E(h,s("Along the text: a tok\
en other than the most probable one won in {differed} of {count} steps ({share}).",{differed:B(u),count:B(p),share:z(u/p)}))}}function Nl(t,e){let n=()=>t.closest(".token-panel"),o=S=>t.querySelector(".gp-"+S),[r,i,a,l,h]=["place-words","back","on","newest","fold"].map(o),m=[...t.querySelectorAll(
"[role=tab]")],w=m.find(({dataset:S})=>S.shows==="logit_lens");function b(S){n()&&(n().dataset.shows=S);for(let _ of m){let O=_.dataset.shows===S;_.setAttribute(
"aria-selected",String(O)),_.tabIndex=O?0:-1}}for(let S of m)S.addEventListener("click",()=>{b(S.dataset.shows),y(!0)}),S.addEventListener("keydown",_=>{let O={
ArrowRight:1,ArrowLeft:-1}[_.key];if(!O)return;_.preventDefault();let L=m.filter(({hidden:k})=>!k),$=L[(L.indexOf(S)+O+L.length)%L.length];b($.dataset.shows),y(
!0),$.focus()});function y(S){n()?.toggleAttribute("data-folded",!S),h.setAttribute("aria-expanded",String(S)),h.textContent=S?"▾":"▴"}h.addEventListener("c\
lick",()=>y(h.getAttribute("aria-expanded")==="false")),i.addEventListener("click",()=>e.walk(-1)),a.addEventListener("click",()=>e.walk(1)),l.addEventListener(
"click",()=>e.selectStep(null));function P(S){let _=e.lineOf(S),O=e.lines().length>1&&_&&!S.isPrompt?_.label:"",L=S.isPrompt?e.started.prompt_tokens.length:ue(_?
_.last:S).length,$=N(S,{number:B(S.index+1),count:B(L),line:O});r.ariaLive=e.selected?"polite":"off",r.replaceChildren(oe(S.chosen.text,"gp-here"),c("span","",`\
 ${$}`)),i.disabled=S.isPrompt?!S.before:S.index===0&&!e.promptSteps.length,a.disabled=!_||_.last===S,l.hidden=!e.selected||!e.running}function N(S,_){return S.
isPrompt?s("prompt token {number} of {count}",_):e.selected?_.line?s("token {number} of {count} of {line}",_):s("token {number} of {count}",_):_.line?s("newest \
token {number} of {count} of {line}",_):s("newest token {number} of {count}",_)}return S=>{S.selection&&e.selected&&y(!0),w.hidden=!e.canAsk||e.recorded;let _=e.
current();if(_)return P(_);r.textContent=s("No token yet"),i.disabled=a.disabled=!0,l.hidden=!0}}var ir=({messages:t,template:e})=>JSON.stringify([t,e||null]);function Wl(t,e){let n=d=>t.querySelector(".gp-"+d),[o,r,i]=["said","rendered","try"].map(n),a=new WeakMap,
l=[],h="",m=null,w=null;function b(){return jt(t,r,e,d=>{let p=a.get(d);return p&&{id:p.token.token_id,text:p.token.text,where:s("prompt token {number}",{number:p.
index+1}),step:null,why:p.words}})}function y(){let{started:d,written:p}=e,u=d&&d.request.messages,f=u&&p&&d.model===p.model&&ir(d.request)===ir(p);return p&&!f?
{...p,ran:!1}:!u||!u.length?null:{model:d.model,messages:u,template:d.request.template,tokens:d.prompt_tokens,parts:d.parts||[],ran:!0}}function P({messages:d,parts:p,
problem:u}){let f=new Set(p.filter(({kind:g})=>g==="message").map(({message:g})=>g));o.replaceChildren(...d.map(({role:g,content:x},T)=>{let C=c("li","",null,{"\
data-role":g});return C.append(c("span","gp-role",g),c("p","",x)),!u&&f.size>0&&!f.has(T)&&x.trim()&&C.append(c("p","gp-dropped",s("✕ The template leaves this m\
essage out."))),C}))}let N={message:({role:d})=>s("words of {role}",{role:d}),template:()=>s("written by the template"),generation:()=>s("generation prompt: the\
 answer begins here")};function S(d,p){let u=d?N[d.kind](d):s("of unknown origin");return p.piece===null?s("special token, {whose}",{whose:u}):u}function _({tokens:d,
parts:p}){r.replaceChildren(),l=[],m=null;let u=new Set(p.map(({stop:g})=>g)),f=null;d.forEach((g,x)=>{let T=p.find(v=>v.start<=x&&x<v.stop)||null;if(!f||!x||u.
has(x)||p.some(({start:v})=>v===x)){let v=c("span","gp-part",null,T?{"data-kind":T.kind}:{});T&&T.kind==="message"&&v.append(c("span","gp-role",T.role)),T&&T.kind===
"generation"&&v.append(c("span","gp-role",s("the answer begins"))),r.append(v),f={rows:v,tokens:[]}}let C=c("span","gp-token",null,{role:"button",tabindex:"-1"}),
M=S(T,g);Ue(C,g),C.setAttribute("aria-label",s("prompt token {number}: {token}, {words}",{number:x+1,token:J(g.text),words:M})),a.set(C,{token:g,index:x,words:M});
let A=f.tokens.length?a.get(f.tokens.at(-1)).token:null;ht(f,C,g,A),l.push(C)}),l.length&&O(l[0])}function O(d){m&&(m.tabIndex=-1),m=d,d.tabIndex=0}function L(d){
d&&(O(d),d.focus({preventScroll:!0}),d.scrollIntoView({block:"nearest"}),w.show(d))}r.addEventListener("click",({target:d})=>L(d.closest(".gp-token"))),r.addEventListener(
"keydown",d=>{let p=l.indexOf(d.target.closest(".gp-token"));if(p<0||d.ctrlKey||d.metaKey||d.altKey)return;let u={ArrowRight:()=>l[p+1],ArrowLeft:()=>l[p-1],Home:()=>l[0],
End:()=>l.at(-1),ArrowDown:()=>Ne(l,p,1),ArrowUp:()=>Ne(l,p,-1),Enter:()=>l[p]," ":()=>l[p]};u[d.key]&&(d.preventDefault(),L(u[d.key]()))});function $({tokens:d,
parts:p}){let u=A=>p.filter(v=>v.kind===A).reduce((v,{start:q,stop:I})=>v+I-q,0),f=d.filter(({piece:A})=>A===null).length,[g,x,T]=["message","template","generat\
ion"].map(u),C={words:B(g),around:B(x),begin:B(T)};return`${g||x?j(d.length,"{count} token: {words} for the words of the messages, {around} around them, {begin}\
 to begin the answer.","{count} tokens: {words} for the words of the messages, {around} around them, {begin} to begin the answer.",C):T?j(d.length,"{count} toke\
n: this template changes the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.","{count} tokens: this template change\
s the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.",C):j(d.length,"{count} token: this template changes the word\
s, so the origin of its tokens is unknown.","{count} tokens: this template changes the words, so the origin of its tokens is unknown.")} ${j(f,"{count} is speci\
al.","{count} are special.")}`}function k({tokens:d,parts:p}){let u=p.filter(({kind:g})=>g==="message").flatMap(({start:g,stop:x})=>d.slice(g,x)).filter(({piece:g})=>g===
null),f=[...new Set(u.map(({text:g})=>J(g)))];return f.length?s("A message contains {tokens}: written like a special token, it is read as one, as if the templat\
e had written it.",{tokens:f.join(", ")}):""}return i.addEventListener("click",()=>e.ask({type:"without"})),()=>{let d=y();if(t.hidden=!d,!d){h="";return}i.hidden=
!Object.hasOwn(e.answers,"without")||!!d.problem;let p=JSON.stringify([d.model,ir(d),d.parts,d.problem,d.ran,d.tokens.length]);if(p===h)return;h=p,w??=b(),E(n("\
which"),d.ran?s("of {model}, as this run read it",{model:d.model}):s("of {model}, as written now: not run yet",{model:d.model})),G(n("refusal"),!!d.problem),E(n(
"refusal"),s(d.problem)),P(d),G(n("made"),!d.problem),_(d),G(n("generation-key"),d.parts.some(({kind:f})=>f==="generation")),E(n("template-words"),d.problem?"":
$(d));let u=k(d);G(n("warn"),!!u),E(n("warn"),u),w.hide()}}function ql(t,e,n){let{state:o,log:r,text:i,select:a}=t;function l(h){if(!h)return;let{step:m}=o.entries.get(h);t.reveal(h),m&&r.selectStep(m),h.focus({preventScroll:!0}),
h.scrollIntoView({block:"nearest"}),m||n.show(h)}i.addEventListener("click",h=>{let m=o.tokenAt(h);m&&(l(m),o.entries.get(m).step&&n.dismiss())}),i.addEventListener(
"keydown",h=>{if(h.key==="Escape"){r.selectStep(null);return}let m=o.tokenAt(h);if(!m||h.ctrlKey||h.metaKey||h.altKey)return;let w=o.allTokens,b=w.indexOf(m),y={
ArrowRight:()=>w[b+1],ArrowLeft:()=>w[b-1],ArrowDown:()=>Ne(w,b,1),ArrowUp:()=>Ne(w,b,-1),Home:()=>w.find(P=>o.entries.get(P).step),End:()=>w.at(-1),Enter:()=>m,
" ":()=>m};y[h.key]&&(h.preventDefault(),l(y[h.key]()))}),a.addEventListener("change",()=>{o.shadedBy=a.value,t.shadeAll(),e.drawScale()}),i.addEventListener("s\
croll",()=>{o.atEnd=i.scrollHeight-i.scrollTop-i.clientHeight<60},{passive:!0}),new ResizeObserver(()=>t.resized()).observe(i)}var Il=t=>t.started&&t.started.request||{},ar=t=>!!Il(t).only_given;function lr(t,{index:e,isPrompt:n,isStart:o}){if(o)return s("decoder start token");let r={number:e+
1};return n?t.readsSource?s("source token {number}",r):s("prompt token {number}",r):s("token {number}",r)}function cr(t,{index:e,isStart:n}){return n?s("every t\
arget begins with it: not chosen"):t.readsSource?s("the encoder reads it: it has no probability"):e===0?s("nothing comes before it: it has no probability"):Il(t).
read_prompt&&!t.finished&&!t.failed?s("its probability is read when the text ends"):s("its probability was not read")}function dr(t,e){let n=[];return e.given&&
!ar(t)&&n.push(s("given, not chosen")),n.push(...Kr(e)),n}function Rl(t,e){let{step:n,token:o}=e,r=n?[...In(n,t.unit),...dr(t,n)]:[cr(t,e)];return[s("{where}: {\
token}",{where:lr(t,e),token:J(o.text)}),...r].join(", ")}var Wo=class{constructor(e,n,o,r){this.root=e,this.text=n,this.select=o,this.state=r,this.scale=e.querySelector(".gp-scale"),this.origins=e.querySelector(".gp-o\
rigins"),this.originsAlong=new ge(Br,jr)}drawScale(){mt(this.scale,this.select.value,this.state.log.unit)}drawMarks(){let{root:e,state:n}=this,{prompt:o,begun:r,
lines:i}=n,a=!ar(n.log)&&i.some(({steps:l})=>l.length&&l[0].given);e.querySelector(".gp-mark-prompt").hidden=!o||!o.tokens.length,E(e.querySelector(".gp-mark-pr\
ompt .gp-ink"),r?s("source, and what the target begins with"):s("prompt")),e.querySelector(".gp-mark-given").hidden=!a,this.drawOrigins(),this.text.classList.toggle(
"gp-has-given",a)}drawOrigins(){let{origins:e,originsAlong:n,state:{log:o,lines:r}}=this;if(e.hidden=!o.rounds.length,e.hidden)return;n.follow(r.length&&r[0].steps.
at(-1)||null);let i=X(e,Object.keys(ct).length,Lp);Object.entries(ct).forEach(([a,[,l,h]],m)=>{let[w,b]=i[m].children;i[m].dataset.draft=a,i[m].dataset.tip=h,E(
w,l),E(b,B(n.total[a]))})}};function Lp(){let t=c("span","",null,{tabindex:"0"});return t.append(c("span","gp-ink")," ",c("b")),t}var qo=class{constructor(e){this.log=e,this.entries=new WeakMap,this.shadedBy="",this.clear()}clear(){this.prompt=null,this.fold=null,this.begun=null,this.lines=
[],this.marked=null,this.atEnd=!0}get paragraphs(){return[this.prompt,this.begun,...this.lines].filter(Boolean)}get allRows(){return this.lines.flatMap(({folds:e})=>e?
e.boxes.map(({rows:n})=>n):[]).concat(this.paragraphs.map(({rows:e})=>e))}get allTokens(){return this.paragraphs.flatMap(({tokens:e})=>e)}elementOf(e){if(e.isPrompt)
return this.prompt&&this.prompt.tokens[e.index]||null;for(let n of this.lines)if(n.steps[e.index]===e)return n.tokens[e.index];return null}tokenAt(e){let n=e.target.
closest('[role="button"]');return n&&this.entries.has(n)?n:null}};var Io=class{constructor(e,n,o){this.drawn=n,this.moved=o,this.goesOn=!1,this.along=new ge(Xo(e),(r,i)=>Zo(r,i.chosen.text,i.piece===null,e)),this.boxes=[]}rowsFor(e){
let n=this.along.total.spans.length;this.along.follow(e);let{since:o,place:r,spans:i}=this.along.total,a=this.boxes.at(-1);if(o!==null&&o<r)return(!a||a.since!==
o)&&(a=this.open(o)),a.rows;let l=i.length>n?i.at(-1):null;return l&&a&&a.since===l.start&&a.stop===null&&this.close(a,l.stop),this.drawn.rows}keepable(e){let{since:n}=this.
along.totals[e],o=this.boxes.find(r=>r.since===n);return n!==null&&o&&o.stop!==null?Math.min(e,o.stop):e}cut(e){let{drawn:n}=this;for(;n.tokens.length>e;){let a=n.
tokens.at(-1),l=this.boxOf(a);Qe({rows:l?l.rows:n.rows,tokens:n.tokens},n.tokens.length-1),l&&!l.rows.holder.hasChildNodes()&&(n.rows.removeLast(),this.boxes.pop())}
let{totals:o,steps:r}=this.along;r.length=e,o.length=e+1;let i=this.boxes.at(-1);i&&this.along.total.since===i.since&&Object.assign(i,{stop:null,ended:!1})}boxOf(e){
let n=e.closest(".gp-reasoning");return n?this.boxes.find(o=>o.element===n):void 0}reveal(e){let n=this.boxOf(e);!n||!this.isFolded(n)||(n.wish=!1,this.draw(this.
goesOn),this.moved())}draw(e){this.goesOn=e;for(let n of this.boxes){let o=this.isFolded(n);n.count=(n.stop??this.along.total.place)-n.since,E(n.chip,`${o?"▸":
"▾"} ${this.words(n)}`),n.chip.setAttribute("aria-expanded",String(!o)),n.element.classList.toggle("gp-folded",o)}}words({count:e,stop:n,ended:o}){return o?j(
e,"Reasoning, {count} token","Reasoning, {count} tokens"):n===null&&this.goesOn?j(e,"Reasoning, {count} token so far","Reasoning, {count} tokens so far"):j(e,"R\
easoning, {count} token, not ended","Reasoning, {count} tokens, not ended")}isFolded(e){return e.wish??e.ended}open(e){let n=c("span","gp-reasoning"),o=c("butto\
n","gp-reasoning-chip",null,{type:"button",title:s("The model’s reasoning before its answer. Click to fold or unfold it.")}),r=c("span","gp-reasoned");n.append(
o,r);let i={element:n,chip:o,rows:new ze(r,this.drawn.rows),since:e,stop:null,ended:!1,count:0,wish:null};return o.addEventListener("click",()=>{i.wish=!this.isFolded(
i),this.draw(this.goesOn),this.moved()}),this.drawn.rows.append(n),this.boxes.push(i),i}close(e,n){let{tokens:o,rows:r}=this.drawn,i=o.slice(n);Qe({rows:e.rows,
tokens:o},n),Object.assign(e,{stop:n,ended:this.along.total.spans.at(-1).end!==null}),e.rows.holder.hasChildNodes()||(r.removeLast(),this.boxes.pop());for(let a of i)
r.append(a);o.push(...i)}};var $p=30,Ro=class{constructor(e,n,o,r){this.text=e,this.empty=n,this.select=o,this.state=r,this.log=r.log,this.width=0,this.resettle=0,this.unfolds=!1}startRun(){
let{text:e,log:n,state:o}=this;if(e.replaceChildren(),o.clear(),!n.started){e.append(this.empty);return}let r=n.readsSource;e.classList.toggle("gp-apart",r),r&&
e.append(c("span","gp-part-name",s("Source: the encoder reads it"))),o.prompt=this.drawFixed(n.started.prompt_tokens,r?s("Source"):s("Prompt")),this.drawFold(),
r&&(e.append(c("span","gp-part-name",s("Target: the decoder writes it, from its start token on"))),o.begun=this.drawFixed(n.started.decoder_tokens,s("Start of t\
he target"),{isStart:!0}))}drawFixed(e,n,o={}){let r=c("span","gp-prompt",null,{"aria-label":n}),i={rows:new ze(r),tokens:[]};return e.forEach((a,l)=>this.append(
i,{token:a,index:l,isPrompt:!0,step:null,...o})),this.text.append(r),i}drawFold(){let{prompt:e}=this.state,n=e.tokens.length,o=c("button","gp-unfold",null,{type:"\
button"});this.state.fold=n>$p&&!this.log.started.request.only_given?o:null,this.state.fold&&(o.addEventListener("click",()=>this.foldPrompt(this.unfolds)),e.rows.
holder.before(o),this.foldPrompt(!this.unfolds))}foldPrompt(e){let{fold:n,prompt:o}=this.state,{holder:r}=o.rows,i={count:B(o.tokens.length)};this.unfolds=!e,n.
textContent=e?s("Show all {count} tokens of the prompt",i):s("Show less of the prompt"),n.setAttribute("aria-expanded",String(!e)),r.classList.toggle("gp-folded",
e),e&&(r.scrollTop=r.scrollHeight),this.dissolve()}drawPrompt(){for(let e of this.log.promptSteps){let n=this.state.prompt.tokens[e.index];n&&(this.state.entries.
get(n).step=e,this.describe(n),this.shade(n))}}drawLines(){let e=this.log.lines(),{lines:n}=this.state,o=e.length===1&&e[0].kind==="sequence";for(o!==this.text.
classList.contains("gp-single")&&(this.dissolve(),this.text.classList.toggle("gp-single",o));n.length>e.length;)n.pop().element.remove();e.forEach((r,i)=>this.drawLine(
n[i]||this.newLine(),r,i))}newLine(){let{begun:e,prompt:n,lines:o}=this.state,r=c("div","gp-line"),i=c("div","gp-line-head"),a=c("span","gp-line-body"),l=c("spa\
n","gp-stop");r.append(i,a,l),this.text.append(r);let h=e||n,m={element:r,head:i,rows:new ze(a,h&&h.rows),stop:l,steps:[],tokens:[],said:"",folds:null},{reasoning:w}=this.
log.started;return w&&(m.folds=new Io(w,m,()=>this.dissolve())),o.push(m),m}drawLine(e,n,o){e.element.dataset.kind!==n.kind&&(e.element.dataset.kind=n.kind),e.element.
classList.toggle("gp-line-minor",this.log.usesBeams&&o>0);let r=JSON.stringify([n.label,n.score,n.stopReason]);r!==e.said&&(e.said=r,this.drawHead(e,n));let{folds:i}=e,
a=Ze(e.steps,n.last),l=i?i.keepable(a.keep):a.keep,h=[...e.steps.slice(l,a.keep),...a.added];i?i.cut(l):Qe(e,l),e.steps.length=l;for(let m of h)this.append(e,{token:{
...m.chosen,piece:m.piece},index:m.index,isPrompt:!1,step:m}),e.steps.push(m);i&&i.draw(this.log.running)}drawHead(e,n){let o=n.stopReason?ke(n.stopReason)[1]:"",
r=n.label.charAt(0).toUpperCase()+n.label.slice(1);if(e.head.replaceChildren(c("b","",r)),n.score!==null&&n.score!==void 0){let a=n.kind==="running",l=n.score.toFixed(
3);e.head.append(c("span","",a?s("sum {value}",{value:l}):s("score {value}",{value:l}),{title:a?s("sum of the log-probabilities so far, in nats"):s("the sum div\
ided by the length penalty")}))}let i=n.stopReason==="step"?"… ":"■ ";o&&e.head.append(c("span","",i+o)),e.stop.textContent=o&&!this.log.usesBeams&&this.log.
lasts.length===1?i+o:""}append(e,n){let o=e.tokens.at(-1),r=e.folds?e.folds.rowsFor(n.step):e.rows;ht({rows:r,tokens:e.tokens},this.tokenElement(n),n.token,o&&this.
state.entries.get(o).token)}tokenElement(e){let{token:n,step:o,isPrompt:r}=e,i=c("span",r?"gp-prompt-token":"gp-token",null,{role:"button",tabindex:"-1","aria-p\
ressed":"false"});return Ue(i,n),o&&o.draft&&o.draft.origin!=="none"&&(i.dataset.draft=o.draft.origin),o&&o.given&&(i.dataset.given=""),this.state.entries.set(i,
e),this.describe(i),o&&this.shade(i),i}describe(e){e.setAttribute("aria-label",Rl(this.log,this.state.entries.get(e)))}shade(e){Xt(e.querySelector(".gp-ink"),this.
select.value,xe(this.state.entries.get(e).step)),e.dataset.shaded=""}shadeAll(){for(let e of this.state.allTokens)this.state.entries.get(e).step&&this.shade(e)}reveal(e){
for(let{folds:n}of this.state.lines)n&&n.reveal(e)}markCurrent(){let{log:e,state:n}=this,o=e.current(),r=o?n.elementOf(o):null,{marked:i}=n;i&&i!==r&&(i.classList.
remove("gp-current"),i.setAttribute("aria-pressed","false"),i.tabIndex=-1),n.marked=r,r&&(e.selected&&!e.suggested&&this.reveal(r),o.isPrompt&&n.fold&&!this.unfolds&&
this.foldPrompt(!1),r.classList.add("gp-current"),r.setAttribute("aria-pressed",String(e.selected===o)),r.tabIndex=0)}followEnd(){let{log:e,text:n}=this;this.state.
atEnd&&!e.selected&&e.running&&!e.usesBeams&&(n.scrollTop=n.scrollHeight)}resized(){!this.text.clientWidth||this.text.clientWidth===this.width||(this.width=this.
text.clientWidth,this.dissolve())}dissolve(){for(let e of this.state.allRows)e.dissolve();clearTimeout(this.resettle),this.resettle=setTimeout(()=>this.settle(),
200)}settle(){this.width||=this.text.clientWidth;for(let e of this.state.allRows)e.settle()}};function Bl(t,e){let n=t.querySelector(".gp-text"),o=t.querySelector(".gp-shade"),r=new qo(e),i=new Ro(n,t.querySelector(".gp-empty"),o,r),a=new Wo(t,n,o,r),l=jt(
t,n,e,m=>{let w=r.entries.get(m);if(!w)return null;let{token:b,step:y}=w,P=y?dr(e,y).join(", "):cr(e,w);return{id:b.token_id,text:b.text,where:lr(e,w),step:y,why:P}});
ql(i,a,l);function h(){e.started&&(o.value=r.shadedBy||(e.started.request.only_given?"surprisal":"uncertainty"),a.drawScale()),i.startRun()}return m=>{if(m.run&&
h(),(m.run||m.steps||m.status)&&(i.drawLines(),a.drawMarks()),r.prompt&&(m.run||m.prompt)&&i.drawPrompt(),r.prompt&&(m.unit||m.status))for(let w of m.unit?r.allTokens:
r.prompt.tokens)i.describe(w);m.unit&&a.drawScale(),i.markCurrent(),m.steps&&(i.followEnd(),i.settle()),l.refresh(m.unit||m.prompt||m.status)}}var ie=t=>Y(t,2).replace("-","−");function jl(t,e=null){let{z_score:n,threshold:o,prediction:r}=t,i={z:ie(n),threshold:Number(o.toFixed(2))};if(r&&e&&V(e.z_score)&&
e.z_score<=o){let h=[s("z is {z}, above the threshold {threshold}, but p counts each token as new evidence.",i),s("With repeated n-grams counted once, z is {z}.",
{z:ie(e.z_score)})];return["even","◇",s("Not known: above the threshold by repeats alone"),h.join(" ")]}if(r)return["good","◆",s("Watermarked"),`${s("z is {\
z}, above the threshold {threshold}.",i)} ${zt(o)}`];let a=t.tokens_needed,l=[s("z is {z}, not above the threshold {threshold}.",i),s("That does not prove that \
there is none: the text may be too short, or the mark may have been removed.")];return V(a)&&a>ln(t)&&l.push(s("If the text went on like this, about {number} to\
kens would be enough.",{number:B(a)})),["even","◇",s("No sign of this watermark"),l.join(" ")]}var ln=({num_tokens_scored:t,tokens:e})=>V(t)?t:(e||[]).filter(
([,,,,n])=>n).length;function Ap(t){let{kind:e,z_score:n,p_value:o,confidence:r,threshold:i,false_positive_rate:a,tokens_needed:l}=t;return[...e==="green"?Cp(t):
Pp(t),[s("z-score"),ie(n),e==="green"?s("How many standard deviations more tokens are green than without a watermark: (green − ratio × scored) / √(scored × rati\
o × (1 − ratio))."):s("How many standard deviations the weighted mean lies above that of fair coins.")],[s("p-value"),Ve(o),s("The probability of a z at leas\
t as high in a text without this watermark: the upper tail of the normal distribution. It assumes independent tokens; where phrases are repeated, z scatters mor\
e.")],[s("confidence"),r>.9999?"> 0.9999":Y(r,4),s("1 − p. It is not the probability that the text is watermarked: a text without the watermark has 0.9 or more \
in one of ten cases, and 0.5 or more in one of two.")],[s("false-positive rate"),Ve(a),s("What the threshold {threshold} means: the share of texts without this \
watermark whose z is above it.",{threshold:Number(i.toFixed(2))})],...V(l)?[[s("tokens needed"),B(l),s("How many scored tokens reach the threshold at this share\
: z grows with the square root of their number.")]]:[]]}function Cp({num_tokens_scored:t,num_green_tokens:e,green_fraction:n,ratio:o,list_size:r}){return[[s("to\
kens scored"),B(t),s("Tokens of which the detector can tell whether they are green. The first ones have too few tokens before them; where repeated n-grams count\
 once, later ones are left out.")],[s("green tokens"),B(e),s("Scored tokens on their green list, which holds {size} tokens of the vocabulary.",{size:B(r)})],[s(
"green fraction"),z(n),s("Green tokens / tokens scored. Without the watermark about {share} are green: the ratio.",{share:z(o)})]]}function Pp(t){let{mean:e,weighted_mean:n,
num_g_values:o,posterior:r,layers:i}=t;return[[s("tokens scored"),B(ln(t)),s("Tokens with enough tokens before them, whose context has not occurred before.")],[
s("g-values"),B(o),j((i||[]).length,"One for each scored token, with {count} key: 0 or 1, like a fair coin in a text without the watermark.","One for each score\
d token and each of the {count} keys: 0 or 1, like a fair coin in a text without the watermark.")],[s("mean g-value"),Y(e,4),s("The share of g-values that are 1\
. Without the watermark it is about 0.5.")],[s("weighted mean"),Y(n,4),s("The same with more weight on the first keys, whose rounds of the tournament leave the \
clearest mark.")],...V(r)?[[s("posterior"),z(r),s("The trained Bayesian detector’s probability that the text is watermarked, if it is like the texts that the de\
tector was trained on.")]]:[]]}function cn(t,e){let n=e.map(({report:l})=>new Map(Ap(l).map(h=>[h[0],h]))),o=[...new Set(n.flatMap(l=>[...l.keys()]))],[r]=X(t.tHead,
1,()=>c("tr")),i=X(r,e.length+1,()=>c("th","",null,{scope:"col"}));e.forEach(({name:l},h)=>E(i[h+1],l)),t.tHead.hidden=e.length<2;let a=X(t.tBodies[0],o.length,
()=>{let l=c("tr"),h=c("th","",null,{scope:"row"});return h.append(c("span","",null,{tabindex:0})),l.append(h),l});o.forEach((l,h)=>{let m=X(a[h],e.length+1,()=>c(
"td")),w=n.find(b=>b.has(l)).get(l);E(m[0].firstChild,l),K(m[0].firstChild,{"data-tip":w[2]}),n.forEach((b,y)=>E(m[y+1],b.has(l)?b.get(l)[1]:"–"))})}function kt({
tokens:t,prompt_tokens:e}){return t.map(([,n,o,r,i,a],l)=>({token:{text:n,piece:o},mark:{green:r,g:a,counted:i||!(r!==null||a!==null)},words(){let m={number:B(l+
1),token:J(n),mark:Np(r,a,i)};return l<e?s("Token {number}, of the prompt, {token}: {mark}",m):s("Token {number}, {token}: {mark}",m)}}))}function Np(t,e,n){if(t===
null&&e===null)return s("not scored, because too few tokens come before it.");if(e!==null){let r=s("mean g-value {g}, where chance gives 0.5.",{g:e.toFixed(2)});
return n?r:`${r} ${s("Not counted: its context came before, or it is left out.")}`}let o=t?s("◆ green."):s("◇ red.");return n?o:`${o} ${s("Not counted: the \
same n-gram came before, or it is left out.")}`}var yt=({kind:t,tokens:e})=>[t,{unscored:e.some(([,,,n,,o])=>n===null&&o===null),repeated:e.some(([,,,n,o,r])=>!o&&
(n!==null||r!==null))}];function zl(t,e){let n=l=>t.querySelector(".gp-"+l),o=new Le(n("words"));function r({before:l,after:h}){if(h.error)return["even","…",s("Nothing left to score"),
`${s(h.error.message)} ${s("z was {z} before.",{z:ie(l.z_score)})}`];let m=s("z from {before} to {after}",{before:ie(l.z_score),after:ie(h.z_score)}),w=Number(h.
threshold.toFixed(2));return l.prediction?h.prediction?["good","◆",m,s("Still above the threshold {threshold}: the watermark survived.",{threshold:w})]:["bad",
"◇",m,s("No longer above the threshold {threshold}: the detector does not find the watermark any more.",{threshold:w})]:["even","◇",m,s("The text did not pa\
ss the threshold {threshold} before the attack: there is nothing to remove.",{threshold:w})]}function i({how:l,strength:h}){return l?V(h)?s("{attack}, strength \
{strength}",{attack:s(l),strength:z(h)}):s(l):s("edited by hand")}function a(l){let{before:h,after:m}=l,[w,b,y,P]=r(l);K(n("answer"),{"data-verdict":w}),E(n("an\
swer-sign"),b),E(n("answer-words"),y),E(n("answer-more"),P),E(n("told"),`${y}. ${P}`),E(n("about"),i(l)),G(n("of-text"),!m.error),m.error||(Je(n("legend"),...yt(
m)),o.show(kt(m)));let N=[{name:s("before"),report:h},...m.error?[]:[{name:s("after"),report:m}]];cn(n("found-numbers"),N)}return l=>{t.hidden=!e.found,!t.hidden&&
l.found&&a(e.found)}}function Fl(t,e){let n=k=>t.querySelector(".gp-"+k),o=["without","with"],r=n("threshold"),i=3,a=()=>e.answered("pair"),l=({report:k})=>!!k&&!k.error,h=o.map(k=>{
let d=c("div"),[p,u,f]=[c("p","gp-facts"),c("p","gp-problem","",{role:"status"}),c("div","gp-text-body",null,{dir:"auto"})];return d.append(c("h3","",k==="with"?
s("With the watermark"):s("Without the watermark")),p,u,f),n("texts").append(d),{facts:p,problem:u,text:new Le(f),shown:0,report:null}});r.addEventListener("inp\
ut",()=>{let k=r.valueAsNumber;!Number.isFinite(k)||k<0||k>20||(i=k,a()&&$())});function m(k,d,p){if(p){k.report!==p&&k.text.show(kt(p)),Object.assign(k,{report:p,
shown:0});return}let[u]=e.groups[d].entries,f=u.tokens.map(g=>({token:g,mark:{},words:()=>s("{token}, not scored yet",{token:J(g.text)})}));k.text.show(f,k.report?
0:k.shown),Object.assign(k,{report:null,shown:f.length})}function w({tokens:k,perplexity:d,stop_reason:p,report:u}){if(!k)return s("not started");let f=[j(k,"{c\
ount} token","{count} tokens")];return V(d)&&f.push(s("perplexity {value}",{value:d.toFixed(2)})),u&&!u.error&&f.push(u.kind==="green"?s("{share} green",{share:z(
u.green_fraction)}):s("mean g-value {g}",{g:u.mean.toFixed(3)})),p&&f.push(ke(p)[1]),f.join(" · ")}function b({texts:k}){k.forEach((p,u)=>{let f=h[u];m(f,u,l(p)?
p.report:null),E(f.facts,w({...p,tokens:p.tokens||e.groups[u].entries[0].tokens.length}));let{error:g}=p.report||{};G(f.problem,!!g),E(f.problem,g?`${s(g.message)}\
 ${s(g.fix)}`:"")});let d=k.filter(l).map(({report:p})=>yt(p)[1]);Je(n("legend"),e.found.kind,{unscored:d.some(({unscored:p})=>p),repeated:d.some(({repeated:p})=>p)})}
function y({texts:k}){if(!k.every(l))return k.find(({report:g})=>g&&g.error)?["even","–",s("No comparison"),s("One of the texts cannot be scored.")]:["wait","\
…",e.done?s("No answer"):s("Not known yet"),s("Both texts must be complete.")];let[d,p]=k.map(({report:f})=>f.z_score),u=s("z is {marked} with the watermark a\
nd {plain} without it; the threshold is {threshold}.",{marked:ie(p),plain:ie(d),threshold:Number(i.toFixed(2))});return d>i?["bad","✗",s("A false positive"),`${u}\
 ${s("The text without the watermark passes it.")}`]:p>i?["good","◆",s("The watermark is found"),u]:["even","◇",s("The watermark is not found"),`${u} ${N(k[1].
report)}`]}let P=({tokens_needed:k,threshold:d})=>V(k)&&d>0?Math.ceil(k*(i/d)**2):null;function N(k){let[d,p]=[P(k),ln(k)];return d>p?j(d,"If the text went on l\
ike this, about {count} scored token would be needed; it has {scored}.","If the text went on like this, about {count} scored tokens would be needed; it has {sco\
red}.",{scored:B(p)}):s("A longer text or a stronger mark would help.")}function S({texts:k}){let[d,p]=k.map(({perplexity:f})=>f);return!k.every(l)||!V(d)||!V(p)?
"":`${s("Perplexity under the model, without the watermark and with it: {plain} and {marked}.",{plain:d.toFixed(2),marked:p.toFixed(2)})} ${s("One pair of texts\
 says little about the cost; “{question}” measures it.",{question:s("What does it cost?")})}`}function _(k){let[d,p,u,f]=y(k);K(n("answer"),{"data-verdict":d}),
E(n("answer-sign"),p),E(n("answer-words"),u),E(n("answer-more"),`${f} ${S(k)}`.trim()),E(n("means"),zt(i)),e.done&&E(n("told"),`${u}. ${f}`);let g=e.entries[0]&&
e.entries[0].seed;E(n("about"),[hr(k.watermark),...V(g)?[s("seed {seed}",{seed:g})]:[]].join(" · "))}function O({report:k,expected:d}){if(!V(d)||k.kind!=="gree\
n")return null;let{ratio:p,num_tokens_scored:u}=k,f=Array.from({length:Math.min(60,u)},(g,x)=>(x+1)*u/Math.min(60,u));return{name:s("expected with it, at least"),
look:"expected",points:f.map(g=>[g,pn(d*g,g,p)]),tip:s("At least {share} of the tokens are expected to be green with this bias, by theorem 4.2 of Kirchenbauer e\
t al. 2023, from the model’s distributions along the text.",{share:z(d)})}}function L({texts:k}){if(G(n("evidence"),k.every(l)),n("evidence").hidden)return;let[
d,p]=k,u=[{name:s("with the watermark"),look:"measured",points:p.report.curve},O(p),{name:s("without it"),look:"other",points:d.report.curve}].filter(Boolean);Ht(
n("keys"),u),Ft(n("curves"),{curves:u,threshold:i});let f=k.map(({report:g},x)=>{let T=Fe(g.z_score);return{name:x?s("with"):s("without"),report:{...g,threshold:i,
p_value:T,confidence:1-T,false_positive_rate:Fe(i),tokens_needed:P(g)}}});cn(t.querySelector("table"),f)}function $(){b(e.found),_(e.found),L(e.found)}return new ResizeObserver(
()=>a()&&L(e.found)).observe(t),k=>{t.hidden=!a(),!t.hidden&&(k.run&&h.forEach(d=>Object.assign(d,{report:null,shown:0})&&d.text.show([])),(k.run||k.found||k.status||
k.steps)&&$())}}function hr(t){return Array.isArray(t.keys)?j(t.keys.length,"SynthID, {count} key, n-grams of {length}","SynthID, {count} keys, n-grams of {leng\
th}",{length:t.ngram_len}):s("green lists of {ratio}, bias {bias}, {scheme}, context width {width}",Dl(t))}function Hl(t){return Array.isArray(t.keys)?s("SynthI\
D, n-grams of {length}",{length:t.ngram_len}):s("green lists of {ratio}, {scheme}, context width {width}",Dl(t))}var Dl=({greenlist_ratio:t=.25,bias:e=2,seeding_scheme:n="\
lefthash",context_width:o=1})=>({ratio:z(t),bias:e,scheme:n,width:o});var Bo=t=>Object.hasOwn(Mn,t)?s(Mn[t][0]):t;function Kl(t,e){let n=T=>t.querySelector(".gp-"+T),[o,r]=[n("which"),n("threshold")],i={},a=null,l=.01,h=()=>e.answered(
"sure"),m=({auc:T})=>V(T),w=({scores:T,learned:C})=>{let M=T.findIndex(({name:A})=>A===a);return M>=0?M:C?T.length-1:0},b=T=>i[T]??(T==="posterior"?.5:e.found.threshold);
o.addEventListener("change",()=>{a=o.value,x()}),r.addEventListener("input",()=>{!Number.isFinite(r.valueAsNumber)||Math.abs(r.valueAsNumber)>100||(i[e.found.scores[w(
e.found)].name]=r.valueAsNumber,p(e.found))});function y({counts:T,scores:C,fewest:M},A){let v=e.done?s("No answer"):s("Not known yet");if(!m(A))return["wait","\
…",v,e.done?s("At least one text without the watermark and one with it must be scored."):s("The first texts are being written.")];let[q]=A.rates;if(Math.min(...T)<
M)return["wait","…",v,j(T[1],"{count} text with the watermark and {plain} without it are too few to tell: {fewest} of each are needed.","{count} texts with th\
e watermark and {plain} without it are too few to tell: {fewest} of each are needed.",{plain:B(T[0]),fewest:B(M)})];let I={found:B(q.detected),number:B(q.marked),
rate:z(q.level)},H=e.running?s("{found} of {number} found at {rate} false positives so far",I):s("{found} of {number} found at {rate} false positives",I),W=[...P(
q,C.length>1?Bo(A.name):""),s("AUC of these texts: {auc}.",{auc:A.auc.toFixed(3)})].join(" ");return[q.apart?"good":"even",q.apart?"◆":"◇",H,W]}function P(T,C){
let[M,A]=T.found_between.map(z),v={number:B(T.false_positives),share:z(T.false_between[1])},q=[C?s("By the {score}, the true detection rate lies between {low} a\
nd {high}.",{score:C,low:M,high:A}):s("The true detection rate lies between {low} and {high}.",{low:M,high:A}),T.false_positives?s("Of the texts without the wat\
ermark, {number} passed, so the true false-positive rate may be up to {share}.",v):s("Of the texts without the watermark, none passed, but the true false-positi\
ve rate may be up to {share}.",v)];return T.level>l&&q.push(j(T.plain,"{rate} is the smallest rate that {count} text without it can show.","{rate} is the smalle\
st rate that {count} texts without it can show.",{rate:z(T.level)})),T.apart||q.push(s("The intervals overlap: it is not known whether more are found than pass \
by chance.")),q}function N(T){let[C,M,A,v]=y(T,T.scores[w(T)]);K(n("answer"),{"data-verdict":C}),E(n("answer-sign"),M),E(n("answer-words"),A),E(n("answer-more"),
v),e.done&&E(n("told"),`${A}. ${v}`),E(n("missing"),Te(e,T)),E(n("about"),[hr(T.watermark),...T.learned?[s("only the texts that no detector was trained on")]:[]].
join(" · "));let{left_out:q,problem:I}=T;G(n("warning"),q>0);let H=I?`${s(I.message)} ${s(I.fix)}`:s("No token in them counts.");E(n("warning"),q>0?`⚠ ${j(q,
"{count} text was not scored.","{count} texts were not scored.")} ${H}`:"")}let S=(T,C)=>T.filter(M=>M>C).length;function _({values:T,name:C},M){let[A,v]=T.map(
W=>S(W,M)),[q,I]=[A/T[0].length,v/T[1].length],H=[j(T[1].length,"Above {threshold}: {marked} of {count} text with the watermark ({found}), and {plain} of {other\
s} without it ({passed}).","Above {threshold}: {marked} of {count} texts with the watermark ({found}), and {plain} of {others} without it ({passed}).",{threshold:Number(
M.toFixed(2)),marked:B(v),found:z(I),plain:B(A),others:B(T[0].length),passed:z(q)})];return C!=="posterior"&&H.push(s("If scores without the watermark were stan\
dard normal, {share} would pass.",{share:Ve(Fe(M))})),{x:q,y:I,words:H.join(" ")}}function O(T,C){let M=2/(9*(C-1));return T**2>(1-M+1.645*Math.sqrt(M))**3}function L({
values:T,normal:C,name:M}){if(M==="posterior"||!C[0])return"";let[A,v]=C.map(I=>I&&{mean:ie(I[0]),deviation:I[1].toFixed(2)}),q=[s("Without the watermark: mean \
{mean}, standard deviation {deviation}; in theory 0 and 1.",A),v?s("With it: mean {mean}, standard deviation {deviation}.",v):s("With it: too few texts.")];return O(
C[0][1],T[0].length)&&q.push(s("The scores without the watermark scatter more than in theory, as they do where phrases repeat: try “{option}”.",{option:s("c\
ount repeated n-grams once")})),q.join(" ")}function $({scores:T}){let C=T.filter(m).flatMap(A=>A.rates.map(v=>[A,v])),M=X(t.querySelector(".gp-rates tbody"),C.
length,()=>{let A=c("tr");return A.append(c("th","",null,{scope:"row"}),...Array.from({length:4},()=>{let v=c("td");return v.append(c("span")," ",c("small")),v})),
A});C.forEach(([A,v],q)=>{let[I,H,W,R,F]=M[q].cells,[D,U]=v.found_between.map(z);E(I,Bo(A.name)),k(H,z(v.level),""),v.shown?k(W,z(v.detected/v.marked),V(v.threshold)?
s("({low} to {high}), threshold {threshold}",{low:D,high:U,threshold:ie(v.threshold)}):s("({low} to {high})",{low:D,high:U})):k(W,s("not known"),j(Math.ceil(1/v.
level-1e-9),"needs {count} text without it","needs {count} texts without it")),k(R,v.normal?z(v.normal.rate):"–",v.normal?s("threshold {value}",{value:ie(v.normal.
threshold)}):""),v.shown?k(F,s("up to {share}",{share:z(v.false_between[1])}),s("{passed} of {number} passed",{passed:B(v.false_positives),number:B(v.plain)})):
k(F,"–","")})}function k(T,C,M){E(T.children[0],C),E(T.children[1],M)}function d({scores:T}){let[{rates:C}]=T.filter(m),M=C.filter(({shown:I})=>!I).map(({level:I})=>z(
I));if(!M.length)return"";let[A,v]=M;return`${j(C[0].plain,"With {count} text without the watermark, a false-positive rate of {rate} is less than one text, so t\
he samples cannot show it.","With {count} texts without the watermark, a false-positive rate of {rate} is less than one text, so the samples cannot show it.",{rate:v?
s("{first} or {second}",{first:A,second:v}):A})} ${s("The normal distributions reach further, as far as the scores are normal.")}`}function p(T){let C=T.scores[w(
T)];if(G(n("shown"),m(C)),!m(C))return;let M=b(C.name);document.activeElement!==r&&(r.value=M);let A=_(C,M);ce(n("scores"),Nn(e.charts[`scores ${C.name}`],M,s("\
threshold {value}",{value:Number(M.toFixed(2))}))),E(n("at-threshold"),A.words),E(n("spreads"),L(C)),G(n("of-fit"),C.name!=="posterior"&&C.normal.some(Boolean));
let v=T.scores.filter(m);if(ce(n("roc"),Tr(e.charts[`roc ${C.name}`],A)),f(n("roc-keys"),v.map(({name:I,auc:H},W)=>[W===v.indexOf(C)?"gp-roc-main":`gp-roc-other\
 gp-roc-${W%3}`,s("{score}: AUC {auc}",{score:Bo(I),auc:H.toFixed(3)}),s(An(Mn,I,["","",""])[2])])),$(T),E(n("few"),d(T)),G(n("of-lengths"),T.lengths.length>1),
T.lengths.length<2)return;ce(n("lengths-box"),e.charts.lengths);let q=T.kind==="synthid"?s("mean g"):"z";f(n("length-keys"),[["gp-z-measured",s("found at {rate}\
 false positives, by {score}, from the samples",{rate:u(T.lengths),score:q}),s("The threshold is the laxest that at most this share of the cut texts without the\
 watermark passes; unless the share is 1%, so few texts cannot show a smaller one. The bars are the 95 % intervals of the true rate.")],["gp-z-expected",s("the \
same by normal distributions"),s("As if the scores at each length were normal.")],["gp-z-other",s("AUC"),s("How often a cut text with the watermark scores highe\
r than one without: 50% is guessing.")]])}function u(T){let C=T.map(({levels:[v]})=>v),[M,A]=[Math.min(...C),Math.max(...C)].map(z);return M===A?M:s("{low} to {\
high}",{low:M,high:A})}function f(T,C){let M=X(T,C.length,()=>{let A=c("span"),v=ee("svg");return K(v,{width:26,height:8,"aria-hidden":"true"}),v.append(ee("pat\
h")),A.append(v,c("span","",null,{tabindex:0})),A});C.forEach(([A,v,q],I)=>{K(M[I].firstChild.firstChild,{class:A,d:"M1 4H25"}),E(M[I].lastChild,v),K(M[I].lastChild,
{"data-tip":q})})}function g({scores:T}){G(n("of-score"),T.length>1);let C=T.map(({name:M})=>M).join();o.dataset.key!==C&&(o.dataset.key=C,o.replaceChildren(...T.
map(({name:M})=>c("option","",Bo(M),{value:M}))),o.value=T[w(e.found)].name)}function x(){g(e.found),N(e.found),p(e.found)}return T=>{t.hidden=!h(),!t.hidden&&(T.
found||T.status)&&x()}}function Gl(t,e){let n=O=>t.querySelector(".gp-"+O),o=[s("the text alone"),s("with its prompt")],r=new Le(n("words")),i=n("which");i.addEventListener("change",()=>b());
let a=()=>e.found.reports[Math.min(Number(i.value),e.found.reports.length-1)];function l({reports:O,once:L,otherwise:$}){let[k,d,p,u]=jl(O[0],L?null:$);K(n("ans\
wer"),{"data-verdict":k}),E(n("answer-sign"),d),E(n("answer-words"),p),E(n("answer-more"),u),E(n("told"),`${p}. ${u}`),G(n("beside"),O.length>1),O.length>1&&E(n(
"beside"),m(O));let f=h(e.found);G(n("repeats"),!!f),E(n("repeats"),f),E(n("about"),w(e.found))}function h({reports:[{num_tokens_scored:O}],otherwise:L,once:$}){
let k=L?L.num_tokens_scored:null;if(!V(k)||k===O)return"";let d=ie(L.z_score);return $?j(k-O,"Left out as repeated: {count} token. With it, z would be {z}.","Le\
ft out as repeated: {count} tokens. With them, z would be {z}.",{z:d}):j(O-k,"Of the scored tokens, {count} only repeats an n-gram that came before, which is no\
 new evidence: counted once, z is {z}.","Of the scored tokens, {count} only repeat an n-gram that came before, which is no new evidence: counted once, z is {z}.",
{z:d})}function m([O,L]){let $=L.z_score-O.z_score,k=Math.abs($)<.005?s("This changes nothing."):$<0?s("This dilutes the mark."):s("This happens to add to it."),
d=ie(L.z_score);return`${j(L.prompt_tokens,"With its prompt, z is {z}: {count} token of the prompt counts too.","With its prompt, z is {z}: {count} tokens of th\
e prompt count too.",{z:d})} ${k}`}function w({model:O,watermark:L,exact:$,once:k}){return[Array.isArray(L.keys)?j(L.keys.length,"SynthID, {count} key","SynthID\
, {count} keys"):s("green list, {scheme}",{scheme:L.seeding_scheme||"lefthash"}),$?s("the tokens of the run"):s("tokens as {model} splits the text",{model:O}),...k?
[s("repeated n-grams counted once")]:[]].join(" · ")}function b(){let O=a();Je(n("legend"),...yt(O)),r.show(kt(O))}function y({reports:O}){let L=O.map(({curve:u},f)=>({
name:O.length>1?o[f]:"z",look:f?"other":"measured",points:u||[]})),[{tokens_needed:$,threshold:k}]=O,d=ln(O[0]),p=V($)?{at:$,words:P($,d)}:null;Ft(n("curve-box"),
{curves:L,threshold:k,needed:p}),Ht(n("curve-keys"),O.length>1?L:[])}function P(O,L){return O<=L?j(O,"At the share of this text, {count} token reaches the thres\
hold.","At the share of this text, {count} tokens reach the threshold."):j(O,"At the share of this text, {count} token reaches the threshold: {more} more.","At \
the share of this text, {count} tokens reach the threshold: {more} more.",{more:B(O-L)})}function N(){G(n("of-layers"),!!e.charts.layers),ce(n("layers-box"),e.charts.
layers)}function S(O){let{reports:L}=e.found;G(n("of-prompt"),L.length>1),l(e.found),O&&b(),cn(n("found-numbers"),L.map(($,k)=>({name:o[k],report:$}))),y(e.found),
N()}let _=()=>!!e.found;return new ResizeObserver(()=>_()&&S(!1)).observe(t),O=>{t.hidden=!_(),!t.hidden&&O.found&&S(!0)}}function Ul(t,e){let n=t.querySelector("tbody"),o=t.querySelector(".gp-mistake-note");function r({rows:b,threshold:y}){let P=b.flatMap(({reports:L})=>L.map(({z_score:$})=>$)).
filter(V),N=Math.min(-3,...P)-.4,S=Math.max(y,...P)+.4,_=L=>(L-N)/(S-N),O=X(n,b.length,i);b.forEach(({what:L,how:$,meaning:k,keeps:d,reports:p},u)=>{let[f,g,x]=O[u].
cells;O[u].classList.toggle("gp-right",u===0);let[T,C]=f.children;E(T,s(L)),K(T,{"data-tip":s(k)}),E(C,s($));let M=p.map(({z_score:q})=>q).filter(V);a(g.firstChild,
M.map(_),{zero:_(0),threshold:_(y)});let A=M.length>1?s("{low} to {high}",{low:ie(Math.min(...M)),high:ie(Math.max(...M))}):ie(M[0]);E(x.children[0],A),E(x.children[1],
l(p,d));let v=u?h({keeps:d,meaning:k,reports:p},y):"";G(x.children[2],!!v),E(x.children[2],v)}),E(o,w(b))}function i(){let b=c("tr"),y=c("th","",null,{scope:"ro\
w"});y.append(c("span","",null,{tabindex:0}),c("small"));let P=c("td");P.append(c("span","gp-strip",null,{"aria-hidden":"true"}));let N=c("td");return N.append(
c("b"),c("small"),c("small","gp-why")),b.append(y,P,N),b}function a(b,y,{zero:P,threshold:N}){let S=[P,N,...y],_=X(b,S.length,()=>c("i"));S.forEach((O,L)=>{ae(_[L],
["gp-line gp-zero","gp-line"][L]||"gp-dot"),ne(_[L],"left",O)})}function l(b,y){let[P]=b.filter(({error:O})=>O);if(P)return s(P.error.message);let N=b.filter(({
prediction:O})=>O).length,S=y==="none";if(b.length===1)return N?S?s("▲ above it by chance"):s("◆ watermarked"):s("◇ no sign");if(!N)return s("◇ no sign in\
 {number} tries",{number:b.length});let _={passed:N,number:b.length};return S?s("▲ {passed} of {number} above it by chance",_):s("◆ {passed} of {number} water\
marked",_)}function h({keeps:b,meaning:y,reports:P},N){let S=P.filter(({prediction:k})=>k);if(!S.length)return"";if(b!=="none")return s(y);let{num_tokens_scored:_,
once:O}=S.reduce((k,d)=>d.z_score>k.z_score?d:k),L=O&&V(_)?_-O.num_tokens_scored:0,$=[];if(L>0){$.push(j(L,"p counts each token as new evidence, but {count} of \
the {scored} only repeats an n-gram.","p counts each token as new evidence, but {count} of the {scored} only repeat an n-gram.",{scored:B(_)}));let k=ie(O.z_score);
$.push(O.z_score>N?s("Counted once, z is {z}.",{z:k}):s("Counted once, z is {z}, not above the threshold.",{z:k}))}return(!L||O.z_score>N||P.length>1)&&$.push(...m(
N,P.length)),$.join(" ")}function m(b,y){let P=Fe(b),N=O=>B(Number((1/O).toPrecision(2))),S=[P>.1?s("{share} of texts without this watermark pass the threshold.",
{share:z(P)}):s("One in {odds} texts without this watermark passes the threshold.",{odds:N(P)})];if(y===1)return S;let _=1-(1-P)**y;return S.push(_>.1?s("With {\
tries} tries at each text, {share} pass at least once.",{tries:B(y),share:z(_)}):s("With {tries} tries at each text, one in {odds} passes at least once.",{tries:B(
y),odds:N(_)})),S}function w([b]){return b.reports[0].prediction?"":s("The given settings find nothing either. If the text is watermarked, they may be wrong the\
mselves, or the text is too short.")}return b=>{t.hidden=!e.found,!t.hidden&&b.found&&r(e.found)}}function Vl(t,e){let n=a=>t.querySelector(".gp-"+a);function o({how:a,points:l,of:h,seeds:m,threshold:w}){let b=l.filter(({z:P})=>P.length),y=[s(a),j(m,"{count}\
 seed at each strength","{count} seeds at each strength")];l.length<h&&y.push(s("{done} of {of} strengths so far",{done:l.length,of:h})),E(n("about"),y.join(" ·\
 ")),E(n("strength-words"),r(b,l,w)),ce(n("strength-box"),e.charts.strengths)}function r(a,l,h){let m=({strength:_,z:O})=>_===0?O[0]>h?"above":"below":Bs(O,h),w=(..._)=>i(
a,O=>_.includes(m(O))),[b,y,P]=[w("above"),w("below"),w("open","few")],N=l.filter(({refused:_})=>_).map(({strength:_})=>z(_)),S=[];return a.length&&a[0].strength===
0&&m(a[0])!=="above"&&S.push(s("The text is not above the threshold even before the attack.")),b&&S.push(s("At strength {strengths}, the median z is above the t\
hreshold.",{strengths:b})),y&&S.push(s("At strength {strengths}, the median z is not above the threshold.",{strengths:y})),P&&S.push(s("At strength {strengths},\
 it is not known whether the median z is above the threshold: the seeds disagree or are too few.",{strengths:P})),N.length&&S.push(s("At strength {strengths}, t\
oo little text is left to score, for some seeds or for all.",{strengths:N.join(", ")})),S.join(" ")}function i(a,l){let h=[];a.forEach((w,b)=>{l(w)&&(b&&l(a[b-1])?
h.at(-1)[1]=w.strength:h.push([w.strength,w.strength]))});let m=h.map(([w,b])=>w===b?z(w):s("{low} to {high}",{low:z(w),high:z(b)}));return m.length>1?s("{names\
} and {last}",{names:m.slice(0,-1).join(", "),last:m.at(-1)}):m.join("")}return a=>{t.hidden=!e.found,!t.hidden&&a.found&&o(e.found)}}function Wp(t){switch(t){case"context":return s("no mark: fewer tokens come before it than the watermark looks at.");case"repeated":return s("no mark: its conte\
xt has occurred before, and SynthID marks each context once.");case"removed":return s("no mark: it was given, and an earlier processor had removed it.");case"bi\
as":return s("no mark: the bias is 0.");default:return s("no mark.")}}function pr(t){let e=t&&t.effective&&t.effective.watermarking_config||{},n=Array.isArray(e.
keys)?e.keys.length:0,o=e.greenlist_ratio,r=e.seeding_scheme==="selfhash",i=e.context_width;return{config:e,keys:n,selfhash:r,ratio:o>0&&o<1?o:null,early:n?Ut(e.
ngram_len,1)-1:Ut(i,1)-Number(r)}}function jo({config:t,keys:e,ratio:n}){if(e)return j(e,"SynthID: {count} key, n-grams of {length} tokens","SynthID: {count} ke\
ys, n-grams of {length} tokens",{length:t.ngram_len});if(n===null)return s("a green list whose settings are not known");let{bias:o,seeding_scheme:r,context_width:i,
hashing_key:a}=t;return s("green list: {ratio} of the vocabulary, bias {bias}, {scheme}, context width {width}, key {key}",{ratio:z(n),bias:o,scheme:r,width:i,key:a})}
function Jl({chosen:t,index:e,mark:n,given:o,isFirst:r},i){let a=w=>s("Token {number}, {token}: {mark}",{number:B(e+1),token:J(t.text),mark:w});if(!n)return a(o?
s("given, before the watermark began."):s("not marked."));if(n.why)return a(Wp(n.why));let l=s("Its probability: {before} before the watermark, {after} after.",
{before:z(n.chosen_before),after:z(n.chosen_after)}),h=r?[s("Not counted: a detector without the prompt does not know what comes before it.")]:[];if(n.kind==="s\
ynthid"){let w=j(i.keys,"mean g-value {g} over {count} key.","mean g-value {g} over {count} keys.",{g:Y(n.g,2)});return[a(w),l,...h].join(" ")}let m=n.green?s("\
◆ green: it got the bias."):s("◇ red: it got no bias.");return[a(m),l,qp(n,i),...h].join(" ")}function qp(t,{ratio:e,selfhash:n}){let o=t.listed??0,r={before:z(
t.mass_before??0),after:z(t.mass_after??0)};return n?j(o,"Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} before, {after}\
 after.","Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} together before, {after} after.",r):e===null?j(o,"On the list, \
{count} token could be chosen here: {before} before, {after} after.","On the list, {count} tokens could be chosen here: {before} together before, {after} after.",
r):j(o,"On the list of {ratio} of the vocabulary, {count} token could be chosen here: {before} before, {after} after.","On the list of {ratio} of the vocabulary\
, {count} tokens could be chosen here: {before} together before, {after} after.",{...r,ratio:z(e)})}var Yl={marks:0,scored:0,green:0,g:0,expected:0,unscored:0,early:0,
chosen:0,surprisal:0,gained:0,suppressed:0,likely:0,entropy:0,z:null,foreseen:null};function Xl(t,e,n,o){let{mark:r,index:i}=e,a={...t};if(!r)return{...a,unscored:t.
unscored+1};a.marks+=1;let l=r.kind==="synthid"?r.g:r.green;if(r.chosen_before>0&&r.chosen_after>0){a.chosen+=1,a.surprisal-=Math.log(r.chosen_before),a.gained+=
Math.log(r.chosen_after/r.chosen_before);let{stages:h,entropy_before:m}=e.distribution;a.entropy+=o>0&&h[o-1]?h[o-1].entropy:m,a.likely-=Ip(e,o)}return a.suppressed+=
r.suppressed,l===null?{...a,unscored:t.unscored+1}:i<n.early?{...a,early:t.early+1}:(a.scored+=1,a.green+=Number(l),a.expected+=r.expected??0,r.kind==="synthid"?
a.z=n.keys?(2*a.green-a.scored)*Math.sqrt(n.keys/a.scored):null:n.ratio!==null&&(a.z=pn(a.green,a.scored,n.ratio),a.foreseen=pn(a.expected,a.scored,n.ratio)),a)}
function Ip({distribution:{candidates:t}},e){let n=t.map(({raw_logprob:o,stage_logprobs:r})=>e>0?r[e-1]:o).filter(o=>o!=null);return n.length?Math.max(...n):0}function Zl(t,e,n,o){
let r=t.find(([,m])=>m>o);if(e.z>o)return{at:r[0],words:j(r[0],"z first passed {threshold} after {count} scored token.","z first passed {threshold} after {count\
} scored tokens.",{threshold:o})};let i=r?[j(r[0],"z first passed {threshold} after {count} scored token, and fell again.","z first passed {threshold} after {co\
unt} scored tokens, and fell again.",{threshold:o})]:[],a=n.keys?e.z>0?e.scored*(o/e.z)**2:1/0:ri(e.green/e.scored,n.ratio,o),l=Math.max(e.scored+1,Math.ceil(a));
if(!Number.isFinite(l)||l>1e7)return{at:1/0,words:[...i,s("At the share so far, z never reaches {threshold}.",{threshold:o})].join(" ")};let h=j(l,"At the share\
 so far, z reaches {threshold} after about {count} scored token: {more} more.","At the share so far, z reaches {threshold} after about {count} scored tokens: {m\
ore} more.",{threshold:o,more:B(l-e.scored)});return{at:l,words:[...i,h].join(" ")}}function Ql(t,e){let n=f=>t.querySelector(".gp-"+f),o=new Le(n("marked-words"),{press:({step:f})=>e.selectStep(f)}),r=n("threshold"),i=3,a=pr(null),l=0,h=null,m=null;
function w(){a=pr(e.started),l=(e.started&&e.started.processors||[]).findIndex(g=>g==="WatermarkLogitsProcessor"||g==="SynthIDTextWatermarkLogitsProcessor"),h=new ge(
Yl,(g,x)=>Xl(g,x,a,l)),o.show([]),E(n("mark-about"),jo(a))}let b=()=>h.steps.some(({mark:f})=>f&&f.kind==="synthid");function y(f){let{mark:g,index:x}=f,T=x<a.early,
C=g&&!g.why;return{step:f,token:{...f.chosen,piece:f.piece},mark:C?{green:g.green,g:g.g,counted:!T}:{},words:()=>Jl({...f,isFirst:T},a)}}function P(f){o.show(h.
steps.map((T,C)=>o.items[C]&&C<f?o.items[C]:y(T)),f);let{unscored:g,early:x}=h.total;Je(n("mark-key"),b()?"synthid":"green",{unscored:g>0,repeated:x>0,faint:s("\
faint: a detector without the prompt cannot score it")})}function N(f){let g=f&&!f.isPrompt?o.tokens[f.index]:null;m&&m!==g&&m.classList.remove("gp-current"),m=
g||null,m&&e.selected?m.classList.add("gp-current"):m&&m.classList.remove("gp-current")}let S=f=>{let g=[];for(let x of h.totals)x[f]!==null&&(!g.length||g.at(-1)[0]<
x.scored)&&g.push([x.scored,x[f]]);return g};function _(){let{z:f,scored:g}=h.total,[x,T,C]=O(f,g);K(n("finding"),{"data-verdict":x}),E(n("finding-sign"),T),E(n(
"finding-words"),C),E(n("finding-more"),f===null?"":`${L()} ${s("By chance alone, if each token is new evidence, z would be this high with a probability of {p}.",
{p:Ve(Fe(f))})}`),e.finished&&E(n("mark-told"),`${C}. ${j(g,"{count} token scored.","{count} tokens scored.")}`)}function O(f,g){if(f===null)return["wait","…",
g?s("z is not known, because the watermark’s settings are not"):s("Nothing to score yet")];let x={z:ie(f)};return f>i?["good","◆",e.running?s("A detector fi\
nds it so far: z = {z}",x):s("A detector finds it: z = {z}",x)]:["even","◇",e.running?s("A detector does not find it so far: z = {z}",x):s("A detector does no\
t find it: z = {z}",x)]}function L(){let{green:f,scored:g}=h.total;return b()?j(g,"Mean g-value {mean} over {count} scored token, 0.5 by chance.","Mean g-value \
{mean} over {count} scored tokens, 0.5 by chance.",{mean:(f/g).toFixed(3)}):j(g,"{green} of {count} scored token green, {share} instead of {ratio}.","{green} of\
 {count} scored tokens green, {share} instead of {ratio}.",{green:B(f),share:z(f/g),ratio:z(a.ratio)})}function $(){let f=S("z"),g=[s("What a detector finds tha\
t knows the key and sees the text without its prompt.")];a.keys&&g.push(s("For SynthID it is the z of the plain mean of all g-values, against fair coins."));let x=[
{name:s("this text"),look:"measured",points:f,tip:g.join(" ")}],T=S("foreseen");if(T.length){let M=[s("What this bias leads to at least, given how uncertain the\
 model was at each token: the sum of p / (1 + m p) over the vocabulary, theorem 4.2 of Kirchenbauer et al. 2023, averaged over all green lists.")];e.started.effective.
do_sample||M.push(s("That holds where tokens are drawn; here the likeliest are taken, which can be greener or less green.")),x.push({name:s("expected at least"),
look:"expected",points:T,tip:M.join(" ")})}Ht(n("z-keys"),x);let C=f.length?Zl(f,h.total,a,i):null;Ft(n("z-box"),{curves:x,threshold:i,needed:C,label:s("z over \
the number of tokens, threshold {threshold}",{threshold:i})}),E(n("z-needed-words"),C?C.words:""),E(n("threshold-words"),zt(i))}function k(){let{scored:f,green:g,
expected:x,chosen:T,surprisal:C,gained:M,suppressed:A,marks:v,likely:q,entropy:I}=h.total,{started:H}=e,W=[[s("tokens scored"),B(f),s("Tokens that count: those \
with enough tokens before them, without the prompt.")]];if(f&&!b()&&(W.push([s("green"),z(g/f),s("The share of the scored tokens that got the bias.")]),W.push([
s("expected at least"),z(x/f),s("At least this share is green on average over all green lists, for this bias and the probabilities that the model gave. Where th\
e model is certain of a token, a bias changes little.")])),T){W.push([s("surprisal before the watermark"),le(C/T,e.unit),s("How unexpected the chosen tokens wer\
e just before the watermark, on average: minus the logarithm of their probability.")]);let[R,F]=H.effective.do_sample?[I,s("Tokens drawn without the watermark w\
ould have had this on average: the entropy just before it.")]:[q,s("The likeliest token at each position would have had this.")];e.usesBeams||(W.push([s("withou\
t it"),le(R/T,e.unit),F]),W.push([s("log-probability lost"),le((C-R)/T,e.unit).replace("-","−"),s("The price per token: how much less probable than that the c\
hosen tokens are. Values below 0 are luck.")])),W.push([s("raised by"),le(M/T,e.unit),s("How much the watermark raised the log-probability of the chosen tokens,\
 on average. Over many texts this is the divergence of what was drawn from what the model would draw.")])}return v&&W.push([s("suppressed"),s("{value} of {count\
}",{value:(A/v).toFixed(1),count:B(H.request.top_candidates??10)}),s("How many of the likeliest tokens the watermark made less likely, on average over the posit\
ions.")]),W}function d(){let f=k(),g=X(n("mark-figures"),f.length,()=>{let x=c("div"),T=c("dt");return T.append(c("span","",null,{tabindex:0})),x.append(T,c("dd")),
x});f.forEach(([x,T,C],M)=>{let[A,v]=g[M].children;E(A.firstChild,x),K(A.firstChild,{"data-tip":C}),E(v,T)})}function p(){_(),d(),$()}function u(f){let x=e.lines().
length>1?e.lineOf(f):null;return x?`${x.label} · ${jo(a)}`:jo(a)}return r.addEventListener("input",()=>{let f=r.valueAsNumber,g=f>=0&&f<=30;if(r.setAttribute("\
aria-invalid",String(!g)),!g){E(n("threshold-words"),s("The threshold must be from 0 to 30."));return}i=f,p()}),new ResizeObserver(()=>!t.hidden&&h.total.marks&&
$()).observe(n("z-box")),f=>{(f.run||!h)&&w();let g=e.current(),{keep:x}=h.follow(g?e.lastOf(g):null);t.hidden=!h.total.marks,!t.hidden&&((f.run||f.steps||f.status||
f.selection)&&(P(x),E(n("mark-about"),u(g))),N(g),(f.run||f.steps||f.status||f.selection||f.unit)&&p())}}var ur=(t,e)=>t?[e]:[];function ec(t,e){let n=N=>t.querySelector(".gp-"+N),o=()=>e.answered("cost"),r=({perplexity:N,score:S})=>!!(N&&S),i=({knob:N},S)=>N==="ke\
ys"?j(S,"{count} key","{count} keys"):s("bias {value}",{value:Number(S.toFixed(3))});function a(N){let[S,..._]=N.points,O=_.filter(r).sort((f,g)=>f.value-g.value),
L=e.done?s("No answer"):s("Not known yet");if(!r(S)||!O.length)return["wait","…",L,e.done?s("At least one text without the watermark and one with it must be s\
cored."):s("The first texts are being written.")];let $=s("The threshold is {threshold}.",{threshold:N.threshold}),k=f=>[h(N,f),...m(f,S)].join(" ");if(O.every(
({found:f})=>f==="few")){let f=Math.max(...O.map(({texts:x})=>x)),g=j(f,"{count} text of each strength is too few to tell: {fewest} are needed.","{count} texts \
of each strength are too few to tell: {fewest} are needed.",{fewest:Rs});return["wait","…",L,`${k(O.at(-1))} ${g}`]}let d=O[O.findLastIndex(({found:f})=>f!=="\
above")+1];if(d){let f=i(N,d.value);return["good","◆",e.running?s("Found from {strength} on, so far",{strength:f}):s("Found from {strength} on",{strength:f}),
`${$} ${k(d)}`]}let p=O.filter(({found:f})=>f==="above");if(p.length){let f=p.map(({value:g})=>i(N,g)).join(", ");return["even","◇",e.running?s("Found at {str\
engths}, so far",{strengths:f}):s("Found at {strengths}",{strengths:f}),`${s("At the strongest it is not certain.")} ${k(O.at(-1))}`]}let u=O.every(({found:f})=>f===
"below");return["even","◇",l(u),`${$} ${k(O.at(-1))} ${s("Longer texts help.")}`]}function l(N){return N?e.running?s("Not found at any strength so far"):s("No\
t found at any strength"):e.running?s("Not reliably found at any strength so far"):s("Not reliably found at any strength")}function h(N,{value:S,score:{median:_,
low:O,high:L}}){let $={strength:i(N,S),median:ie(_),low:ie(O),high:ie(L)};return L>O?s("At {strength}, the median z is {median}, interval {low} to {high}.",$):s(
"At {strength}, the median z is {median}.",$)}function m({perplexity:N,price:S,dearer:_},O){let L=s("The median perplexity is {marked} instead of {plain}.",{marked:N.
median.toFixed(2),plain:O.perplexity.median.toFixed(2)});if(!S)return[L];let $={times:Be(S.median),interval:_t(S)};return[L,S.high>S.low?s("Seed by seed it is {\
times}, interval {interval}.",$):s("Seed by seed it is {times}.",$),..._==="open"?[s("That is not a clear cost.")]:_==="few"?[s("These are too few seeds to tell\
.")]:[]]}function w(N){let[S,_,O,L]=a(N);K(n("answer"),{"data-verdict":S}),E(n("answer-sign"),_),E(n("answer-words"),O),E(n("answer-more"),L),e.done&&E(n("told"),
`${O}. ${L}`),E(n("missing"),Te(e,N)),E(n("about"),Hl(N.watermark))}function b(N){let S=N.kind==="green";for(let _ of["perplexity","score","share","suppressed"])
ce(n(_),e.charts[_]);E(n("share-name"),S?s("Green tokens"):s("Mean g-value")),n("share-name").dataset.tip=S?s("Green tokens / tokens scored, of all texts of a s\
trength together."):s("The mean of all g-values of the texts of a strength: 0.5 without the watermark."),G(n("of-suppressed"),!!e.charts.suppressed),G(n("limits"),
S),G(n("of-expected"),N.points.some(({expected:_})=>V(_))),E(n("suppressed-name"),s("Suppressed candidates")),n("suppressed-name").dataset.tip=j(N.candidates,"O\
f the {count} candidate that the model found likeliest at a step, how many the watermark made less likely; the mean over all steps.","Of the {count} candidates \
that the model found likeliest at a step, how many the watermark made less likely; the mean over all steps.")}function y(N){let S=N.kind==="green",_=[[N.knob===
"keys"?s("keys"):s("bias"),({value:d})=>d===null?s("none"):String(d)],[s("texts"),({texts:d})=>B(d)],[s("perplexity"),({perplexity:d})=>d?d.median.toFixed(2):"–"],
["z",({score:d})=>d?ie(d.median):"–"],[S?s("green"):s("mean g"),({share:d})=>V(d)?S?z(d):d.toFixed(3):"–"],...ur(N.points.some(({expected:d})=>V(d)),[s("exp\
ected at least"),({expected:d})=>V(d)?z(d):"–"]),...ur(N.points.slice(1).some(({suppressed:d})=>V(d)),[s("suppressed of {count}",{count:N.candidates}),({suppressed:d})=>V(
d)?d.toFixed(2):"–"]),...ur(N.points.some(({moved:d})=>V(d)),[s("moved to green"),({moved:d})=>V(d)?z(d):"–",s("How much probability the watermark moved fro\
m red candidates to green ones at a step, on average.")])],O=t.querySelector("table.gp-numbers"),[L]=X(O.tHead,1,()=>c("tr")),$=X(L,_.length,()=>c("th","",null,
{scope:"col"}));_.forEach(([d,,p],u)=>{E($[u],d),vt($[u],{scope:"col",...p?{tabindex:0,"data-tip":p}:{}})});let k=X(O.tBodies[0],N.points.length,()=>c("tr"));N.
points.forEach((d,p)=>{k[p].firstChild||k[p].append(c("th","",null,{scope:"row"}));let u=X(k[p],_.length,()=>c("td"));_.forEach(([,f],g)=>E(u[g],f(d)))})}function P(){
w(e.found),b(e.found),y(e.found)}return N=>{t.hidden=!o(),!t.hidden&&(N.found||N.status)&&P()}}function tc(t,e){let n=u=>t.querySelector(".gp-"+u),o=["A","B"],[r,i]=[0,[]],a=()=>e.answered("quiz"),l=()=>e.done?e.found.pairs.filter(({texts:u})=>u.every(({report:f})=>!f.
error)):[],h=({left:u})=>u?0:1,m=()=>i.filter((u,f)=>u===h(l()[f])).length,w=o.map((u,f)=>{let g=c("div","gp-side"),[x,T,C,M]=[c("h3","",s("Text {name}",{name:u})),
c("p","gp-facts"),c("div","gp-body",null,{dir:"auto"}),c("button","gp-button gp-main",s("Text {name} is watermarked",{name:u}),{type:"button"})],A=c("div","",null,
{tabindex:0}),v=c("div");return C.append(A,v),g.append(x,T,C,M),n("texts").append(g),M.addEventListener("click",()=>b(f)),{box:g,title:x,facts:T,plain:A,marked:v,
button:M,text:new Le(v)}});function b(u){i[r]===void 0&&(i[r]=u,p(),n("next").focus({preventScroll:!0}))}n("next").addEventListener("click",()=>{r=Math.min(r+1,
l().length-1),p(),w[0].button.focus({preventScroll:!0})});let y=u=>u.kind==="green"?u.green_fraction:u.mean,P=u=>u.kind==="green"?s("{share} green",{share:z(u.green_fraction)}):
s("mean g {g}",{g:u.mean.toFixed(3)});function N(u,f,g,x){let{report:T,perplexity:C}=g.texts[f],M=f===h(g)?"with":"without";if(G(u.plain,!x),G(u.marked,x),G(u.button,
!x),G(u.facts,x),x){u.box.dataset.truth=M,E(u.title,S(o[f],M==="with",i[r]===f));let A=[P(T),`z ${ie(T.z_score)}`];V(C)&&A.push(s("perplexity {value}",{value:C.
toFixed(2)})),E(u.facts,A.join(" · ")),u.text.show(kt(T));return}delete u.box.dataset.truth,E(u.title,s("Text {name}",{name:o[f]})),u.text.show([]),E(u.plain,T.
tokens.slice(T.prompt_tokens).map(([,,A])=>A??"").join(""))}function S(u,f,g){return f?g?s("Text {name}: ◆ watermarked, your guess",{name:u}):s("Text {name}: \
◆ watermarked",{name:u}):g?s("Text {name}: not watermarked, your guess",{name:u}):s("Text {name}: not watermarked",{name:u})}function _({texts:u},f){let[g,x]=[
u[f],u[1-f]].map(({report:M})=>M),T={share:P(g),chance:g.kind==="green"?z(g.ratio):"0.5",z:ie(g.z_score)},C=[g.z_score>e.found.threshold?s("What gave it away: {\
share} with the watermark, where chance gives {chance}; z is {z}, more than chance explains.",T):s("What gave it away: {share} with the watermark, where chance \
gives {chance}; z is {z}, too little to be certain.",T),s("Without it: {share}, z {z}.",{share:P(x),z:ie(x.z_score)})];return x.z_score>g.z_score&&C.push(s("Her\
e the detector, too, would have chosen the wrong text: the texts are short, or the mark is weak.")),C.join(" ")}function O(u){let f=i[r]!==void 0;if(w.forEach((C,M)=>N(
C,M,u,f)),G(n("legend"),f),G(n("verdict"),f),G(n("next"),f&&r+1<l().length),!f)return;let g=u.texts.map(({report:C})=>yt(C)[1]);Je(n("legend"),e.found.kind,{unscored:g.
some(({unscored:C})=>C),repeated:g.some(({repeated:C})=>C)});let x=h(u),T=i[r]===x;K(n("answer"),{"data-verdict":T?"good":"bad"}),E(n("answer-sign"),T?"✓":"✗"),
E(n("answer-words"),T?s("Correct"):s("Wrong: it was text {name}",{name:o[x]})),E(n("answer-more"),_(u,x))}function L(u){if(!e.done)return s("The texts are being\
 written: {done} of {runs}.",{done:B(u.done),runs:B(u.runs)});if(l().length)return"";let f=u.pairs.flatMap(({texts:g})=>g).find(({report:g})=>g.error);return f?
[s("No pair of texts could be scored."),s(f.report.error.message),s(f.report.error.fix)].join(" "):s("No pair of texts was completed. Run the experiment again.")}
function $(u){let f=i.length;if(G(n("sum"),f>0&&f===u.length),n("sum").hidden)return;let g=m();E(n("sum").querySelector("h3"),k(g,f));let x=Array.from({length:f-
g+1},(M,A)=>d(f,g+A)).reduce((M,A)=>M+A,0)/2**f,T=u.filter(({texts:M,left:A})=>M[A?0:1].report.z_score>M[A?1:0].report.z_score).length;E(n("sum-words"),[s("By g\
uessing, {hits} or more are correct in {share} of rounds.",{hits:B(g),share:z(x)}),s("The detector, choosing the text with the higher z, has {right} of {pairs} \
correct.",{right:B(T),pairs:B(f)}),s("Run the experiment again for another round.")].join(" ")),E(n("share-head"),e.found.kind==="green"?s("green with and witho\
ut"):s("mean g with and without"));let C=X(n("sum").querySelector("tbody"),f,()=>{let M=c("tr");return M.append(c("th","",null,{scope:"row"}),c("td"),c("td"),c(
"td")),M});u.forEach((M,A)=>{let v=h(M),[q,I]=[M.texts[v].report,M.texts[1-v].report],H=R=>R.kind==="green"?z(y(R)):y(R).toFixed(3);[String(A+1),`${i[A]===v?"✓":
"✗"} ${s("text {name}",{name:o[i[A]]})}`,`${H(q)}, ${H(I)}`,`${ie(q.z_score)}, ${ie(I.z_score)}`].forEach((R,F)=>E(C[A].cells[F],R))})}let k=(u,f)=>s("{hits} \
of {pairs} correct",{hits:B(u),pairs:B(f)}),d=(u,f)=>Array.from({length:f},(g,x)=>(u-x)/(x+1)).reduce((g,x)=>g*x,1);function p(){let u=l();E(n("waiting"),L(e.found)),
G(n("round"),u.length>0),E(n("about"),u.length?s("Pair {number} of {pairs}. Same prompt, same seed; one of them has the watermark.",{number:B(r+1),pairs:B(u.length)}):
""),E(n("score"),i.length?k(m(),i.length):""),u.length&&O(u[r]),$(u)}return u=>{t.hidden=!a(),u.run&&([r,i]=[0,[]]),!t.hidden&&(u.run||u.found||u.status)&&p()}}var Rp={drafts:Vr,beams:pi,beamtree:Ii,hypotheses:ji,curve:Qi,branches:bl,candidates:yl,check:Sl,layers:_l,logit_lens:Ml,numbers:El,processors:Al,quiz:Cl,reranked:Pl,
template:Wl,token:Nl,tokens:Bl,watermark:Ql},Bp={draft_lengths:Cr,sameness:Jr,speedup:Yr,batch:di,choices:da,difference:ya,divergence:xa,grid:Na,lanes:Ia,lengths:Ra,
measures:ja,progress:Fa,sensitivity:Da,trie:al,without:ll,arrival:cl,estimate:dl,kl:Ha,opened:hl,precisions:pl,shelf:ul,attack:zl,detectability:Kl,detection:Gl,
marked:Fl,mistakes:Ul,strengths:Vl,watermark_cost:ec,watermark_quiz:tc};kr(()=>Ki(Rp,Bp));})();
