// Written by .ci/bundle.py from modules with the SHA-256 ee2c64f6486c34758f4f535e7faa8e99b9c624eddc725055ea698dfe45314fc9: edit those.
(()=>{var Io={greedy_search:"greedy decoding",sample:"sampling",beam_search:"beam search",beam_sample:"beam search with sampling",group_beam_search:"diverse beam sear\
ch",constrained_beam_search:"constrained beam search",contrastive_search:"contrastive search",dola_generation:"DoLa",assisted_generation:"assisted decoding",custom:"\
your own decoding loop"},Ro={eos:["the EOS token","ended with EOS (end-of-sequence token)"],stop_string:["a stop string","met a stop string"],length:["the lengt\
h limit","reached the length limit"],max_time:["the time limit","ran out of time"],criterion:["your own criterion","met your own stopping criterion"],loop:["you\
r own decoding loop","was ended by your own decoding loop"],given:["the end of the given text","reached the end of the given text"],unfinished:["the end of the \
search","had not ended when the search did"],step:["one step","continues with “Next token”"],stopped:["stopped by hand","was stopped by hand"]},ot={num_spec_steps:"\
Rounds that had a draft.",num_draft_tokens:"All drafted tokens.",num_accepted_draft_tokens:"Drafted tokens that the target model kept.",draft_acceptance_rate:"n\
um_accepted_draft_tokens / num_draft_tokens: the share of all drafted tokens that was kept. Tokens after a rejection, which were never judged, count as drafted.",
judged_acceptance_rate:"num_accepted_draft_tokens / judged tokens, which are the accepted tokens and each round’s first rejection: the probability that a judged\
 token is kept, α in the paper.",mean_acceptance_length:"1 + num_accepted_draft_tokens / num_spec_steps: how many tokens a round with a draft writes on average\
, the target model’s own token included.",acceptance_histogram:"How many rounds with a draft kept none, one, two or more of its tokens.",accepted_by_position:"\
How many of the tokens drafted at each position of a draft were kept.",passes_saved:"Tokens written minus rounds: the forward passes that the target model did n\
ot have to make.",expected_acceptance_rate:"The mean over the judged positions of 1 minus the total variation distance between the target’s and the draft’s dist\
ribution: the share that sampling keeps on average."},zo={DolaContrast:["DoLa’s contrast","subtracts the log-probabilities of an earlier layer from those of t\
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
ence",["frequency_penalty"]],GivenTextLogitsProcessor:["given text","leaves only the token that is given here",[]],TemperatureLogitsWarper:["temperature","sharp\
ens (below 1) or flattens (above 1) the distribution",["temperature"]],TopHLogitsWarper:["top-h","keeps the top tokens up to a share of the distribution’s own e\
ntropy",["top_h"]],TopKLogitsWarper:["top-k","keeps the k most probable tokens",["top_k"]],TopPLogitsWarper:["top-p","keeps the nucleus: the fewest top tokens t\
hat hold this much probability",["top_p"]],MinPLogitsWarper:["min-p","keeps tokens at least this fraction as probable as the top one",["min_p"]],TypicalLogitsWarper:[
"typical-p","keeps tokens about as surprising as the distribution is on average",["typical_p"]],EpsilonLogitsWarper:["epsilon cutoff","removes tokens below a fi\
xed probability",["epsilon_cutoff"]],EtaLogitsWarper:["eta cutoff","removes tokens below a probability that falls with the entropy",["eta_cutoff"]],WatermarkLogitsProcessor:[
"green-list watermark","makes the tokens of a secret list likelier",["watermarking_config"]],SynthIDTextWatermarkLogitsProcessor:["SynthID watermark","lets a se\
cret tournament reshape the distribution",["watermarking_config"]],LogitNormalization:["renormalisation","makes the probabilities sum to one again; their propor\
tions stay",["renormalize_logits"]],ClassifierFreeGuidanceLogitsProcessor:["guidance in a batch","moves away from what the model would say without the prompt, i\
n one batch",[]],DiaClassifierFreeGuidanceLogitsProcessor:["Dia guidance","moves away from what Dia would say without the prompt, or keeps the tokens that are b\
est then",[]],DiaEOSChannelFilterLogitsProcessor:["Dia end in one channel","lets only the first audio channel end, and only where the end is its top token",[]],
DiaEOSDelayPatternLogitsProcessor:["Dia delayed ends","ends each of the other audio channels at its own delay after the first",[]],AlternatingCodebooksLogitsProcessor:[
"alternating codebooks","leaves the tokens of one of Bark’s two codebooks, by turns",[]],BarkEosPrioritizerLogitsProcessor:["Bark end","ends the speech as soo\
n as its end is probable enough",[]],WhisperTimeStampLogitsProcessor:["Whisper timestamps","keeps timestamps in pairs and in order",[]],WhisperNoSpeechDetection:[
"Whisper silence","changes nothing: it records the probability that nobody speaks",[]]},Sn={z:["z","z","How many standard deviations more tokens are green than \
without a watermark."],mean:["mean g","z of the mean g","How many standard deviations the mean of all g-values lies above 0.5, if they were fair coins."],weighted_mean:[
"weighted mean g","z of the weighted mean g","The same with more weight on the first keys, which mark the most."],posterior:["Bayesian detector","posterior prob\
ability","The probability of a watermark by the detector that was trained here on the other half of the texts."]},ir={Candidate:["token_id","text","raw_logprob",
"logprob","raw_rank","rank","removed_by","stage_logprobs"],Stage:["name","entropy","kept","mass_removed","mass_moved"],Reranked:["token_id","text","probability",
"penalty","score"],BeamCandidate:["token_id","text","piece","parent","raw_logprob","logprob","score","status","beam","final_score","group","diversity_penalty","\
bank","progress","forced","mark"],DraftToken:["token_id","text","draft_logprob","target_logprob","accepted","overlap"],Token:["token_id","text","piece"],Mark:["\
kind","green","g","listed","mass_before","mass_after","expected","chosen_before","chosen_after","suppressed","why"]};var Nc=["de","fr"];function s(t,e){if(t==null)return"";if(typeof t=="object")return s(t.said,t.values);let n=String(t),o=window.GenerationPlaygroundTexts?.[n]??
n;return e?o.replace(/\{\{|\}\}|\{(\w+)\}/g,(r,i)=>{if(i===void 0)return r[0];let a=e[i];return a&&typeof a=="object"?s(a):String(a??"")}):o}var B=(t,e,n,o)=>s(
t===1?e:n,{count:t.toLocaleString("en-US"),...o}),_n=t=>!!t&&typeof t=="object"&&typeof t.said=="string",Wc=["aria-label","title","placeholder","data-tip","labe\
l"];function ar(t){let e=window.GenerationPlaygroundTexts;if(!e)return;let n=document.createTreeWalker(t,NodeFilter.SHOW_TEXT);for(let o=n.nextNode();o;o=n.nextNode()){
let[,r,i,a]=/^(\s*)([^]*?)(\s*)$/.exec(o.nodeValue),c=i&&e[i.replace(/\s+/g," ")];c&&(o.nodeValue=r+c+a)}for(let o of[t,...t.querySelectorAll("*")])for(let r of Wc){
let i=e[(o.getAttribute(r)||"").replace(/\s+/g," ")];i&&o.setAttribute(r,i)}}function qc(){let t=(navigator.language||"").slice(0,2).toLowerCase();return Nc.includes(
t)?t:"en"}function cr(t){let n=window.GenerationPlaygroundCatalogues?.[qc()];if(window.GenerationPlaygroundTexts||!n)return t();window.GenerationPlaygroundTextsLoading??=
fetch(n).then(o=>o.json()).then(o=>{window.GenerationPlaygroundTexts=o},o=>console.warn("Generation Playground: the translation could not be loaded.",o)),window.
GenerationPlaygroundTextsLoading.then(t)}var V=t=>typeof t=="number"&&Number.isFinite(t),ve=t=>t==null||Math.abs(t)>1e30?null:t,On=t=>{let e=[...t].sort((n,o)=>n-o);return(e[e.length-1>>1]+e[e.length>>
1])/2},Fe=({distribution:{stages:t,vocab:e}})=>t.length?t.at(-1).kept:e;var st={" ":"·","\n":"↵","	":"⇥","\r":"␍"},Et=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function l(t,e,n,o){let r=document.createElement(
t);e&&(r.className=e),n!=null&&(r.textContent=n);for(let[i,a]of Object.entries(o||{}))r.setAttribute(i,a);return r}function Tt(t,e,{running:n=!1}={}){let o=0;for(let r of e.
matchAll(Et)){let[i]=r;r.index>o&&t.append(e.slice(o,r.index)),o=r.index+1;let a=st[i]||"U+"+i.codePointAt(0).toString(16).toUpperCase().padStart(4,"0");if(n){let c=st[i]?
i:"";t.append(l("span","gp-space",c,{"data-mark":a,"data-wide":a==="·"?"no":"yes"}))}else t.append(l("span","gp-mark",a))}o<e.length&&t.append(e.slice(o))}function lr(t,e){
let n=/^ (?=\S)/.test(e)?" ":"",o=e.match(/\n*$/)[0],r=l("span","gp-ink");Tt(r,e.slice(n.length,e.length-o.length),{running:!0});for(let i=0;i<o.length;i++)r.append(
l("span","gp-space","",{"data-mark":st[`
`],"data-wide":"yes"}));return t.append(...[n,r,o].filter(Boolean)),r}var Bo=/(\\x[0-9a-f]{2})+$/i,Mn=t=>(t.match(Bo)||[""])[0].replaceAll("\\x"," ").trim().toUpperCase(),
Lt=({piece:t,text:e})=>t!==null&&(t===""||Bo.test(e)&&t===e.replace(Bo,""));function Le(t,e){t.replaceChildren(),Tt(t,e),e||t.append(l("span","gp-mark",s("(empt\
y)")))}function ne(t,e){let n=l("bdi",e);return Le(n,t),n}function M(t,e){t.textContent!==e&&(t.textContent=e)}var $e=t=>t.replace(Et,e=>e===" "?" ":st[e]||"�"),
Z=t=>s("“{text}”",{text:$e(t)}),pe=(t,e)=>t.split(/\{(\w+)\}/).map((n,o)=>o%2?e[n]:n);function D(t){let e=t*100;return e===0?"0%":e<.01?"<0.01%":e<1?e.toFixed(
2)+"%":e>99.95&&e<100?">99.9%":e.toFixed(1).replace(".0","")+"%"}var X=t=>t==null?0:Math.exp(t),dr=({prompt:t,request:e})=>t||(e&&e.messages||[]).at(-1)?.content||
"",Oe=(t,e)=>e==="bits"?t/Math.LN2:t;function de(t,e){return t===null||!Number.isFinite(t)?s("infinite"):Oe(t,e).toFixed(2)+" "+e}function $t({model:t,phase:e,done:n,
total:o}){return e==="asking"?s("asking the Hub for {model} …",{model:t}):e==="download"?s("downloading {model}: {done} of {total} …",{model:t,done:ke(n),total:ke(
o)}):o?s("loading {model}: {share} …",{model:t,share:D(n/o)}):s("loading {model} …",{model:t})}function ke(t){return V(t)?t>=1e9?s("{size} GB",{size:(t/1e9).
toFixed(t<1e10?2:1)}):t>=1e6?s("{size} MB",{size:(t/1e6).toFixed(t<1e8?1:0)}):s("{size} kB",{size:(t/1e3).toFixed(0)}):"–"}function En(t){return t<1?Math.round(
t*1e3)+" ms":t.toFixed(t<10?2:1)+" s"}var J=(t,e=3)=>t==null?"–":t.toFixed(e),z=t=>t.toLocaleString("en-US");function ye(t){let{chosen:e,distribution:n}=t,o=t.
read?e.raw_logprob:e.logprob??e.raw_logprob;return{probability:X(e.logprob),rawProbability:X(e.raw_logprob),rank:(t.read?null:e.rank)??e.raw_rank,surprisal:o===
null?1/0:Math.max(0,-o),entropyBefore:n.entropy_before,entropyAfter:n.entropy_after}}var Tn=(t,e,n)=>Object.hasOwn(t,e)?t[e]:n,bt=t=>Object.hasOwn(Io,t)?s(Io[t]):
t.replaceAll("_"," ");function Ln({message:t,fix:e,diagnostics:n=[]}){let o=n.map(r=>({knob:r.knob,message:s(r.message),fix:s(r.fix)}));return o.some(r=>r.message===
s(t))?o:[{knob:"",message:s(t),fix:s(e)},...o]}var ge=t=>Object.hasOwn(Ro,t)?Ro[t].map(e=>s(e)):[t,t];function Ue(t){if(!Object.hasOwn(zo,t))return[t,s("is your\
 own logits processor"),[]];let[e,n,o]=zo[t];return[s(e),s(n),o]}var ee=(t,e)=>{let n=document.createElementNS("http://www.w3.org/2000/svg",t);return e&&n.setAttribute("class",e),n};function Y(t,e,n){for(;t.childElementCount>
e;)t.lastElementChild.remove();for(;t.childElementCount<e;)t.append(n());return t.children}var hr=new WeakMap;function me(t,e,{plain:n=!1}={}){let o=n+e;hr.get(
t)!==o&&(hr.set(t,o),n?t.textContent=e:Le(t,e))}function ae(t,e){t.className!==e&&(t.className=e)}function oe(t,e,n){let o=`${(n*100).toFixed(2)}%`,r=pr.get(t)||
{};r[e]!==o&&(t.style[e]=o,pr.set(t,{...r,[e]:o}))}var pr=new WeakMap;function K(t,e){let n=ur.get(t)||{};for(let[o,r]of Object.entries(e))n[o]!==r&&t.setAttribute(
o,String(n[o]=r));ur.set(t,n)}var ur=new WeakMap;function U(t,e){t.hidden===e&&(t.hidden=!e)}function jo(t,e){for(e.forEach(([n,o,r,i],a)=>{let c=t.childNodes[a];if(!c||c.localName!==n){let d=ee(n);c?c.replaceWith(d):t.append(d),c=d}kt(c,{...r,...o?{class:o}:
{}}),Array.isArray(i)?jo(c,i):M(c,i??"")});t.childNodes.length>e.length;)t.lastChild.remove()}function kt(t,e){for(let{name:n}of[...t.attributes])!Object.hasOwn(
e,n)&&n!=="aria-describedby"&&t.removeAttribute(n);for(let[n,o]of Object.entries(e))t.getAttribute(n)!==String(o)&&t.setAttribute(n,o)}var we=t=>Math.round(t*10)/
10,At=(t,e,n,o,r)=>["line",t,{x1:we(e),y1:we(n),x2:we(o),y2:we(r)},[]],yt=(t,e,n,o,r="middle")=>["text",t,{x:we(e),y:we(n),"text-anchor":r},o],fr=(t,e)=>["path",
t,{d:e.map(([n,o],r)=>`${r?"L":"M"}${we(n)} ${we(o)}`).join("")||"M0 0"},[]],Fo=(t,e,n)=>["g",t,{tabindex:0,role:"img","data-tip":e,"aria-label":e},n],mr=(t,e,n)=>`\
M${we(t)} ${we(e-n)}l${n} ${n}l${-n} ${n}l${-n} ${-n}Z`;var Do;function gr(){return Do??=Ic().catch(t=>{throw Do=void 0,t}),Do}async function Ic(){if(window.Plotly)return window.Plotly;let t=document.getElementById("\
plotly"),e=document.createElement("script");if(t)e.textContent=await Rc(t.textContent);else if(window.GenerationPlaygroundPlotly)e.src=window.GenerationPlaygroundPlotly;else
throw new Error("This page does not say where Plotly is.");let n=t?null:new Promise((o,r)=>{e.onload=o,e.onerror=()=>r(new Error(`Plotly could not be fetched fr\
om ${e.src}.`))});return document.head.append(e),await n,window.Plotly}async function Rc(t){let e=Uint8Array.from(atob(t.trim()),n=>n.charCodeAt(0));return new Response(
new Blob([e]).stream().pipeThrough(new DecompressionStream("gzip"))).text()}var zc=/^var\((--gp-[\w-]+)\)(?: ([\d.]+))?$/,$n=new Set;function ue(t,e,n){if(t.hidden=!e,!e)return;let o=Ho(e),r=[...$n].find(i=>i.box===t);r?r.chart=o:Bc(t,o,
n),Ko(t,o)}function Ho(t){return _n(t)?s(t):Array.isArray(t)?t.map(Ho):t&&typeof t=="object"?Object.fromEntries(Object.entries(t).map(([e,n])=>[e,Ho(n)])):t}function Bc(t,e,n){
t.classList.add("gp-chart-box"),t.append(l("div","gp-chart-plot"),jc());let o={box:t,chart:e};n&&t.addEventListener("gp-press",({detail:r})=>n(r)),$n.add(o),new ResizeObserver(
()=>t.clientWidth&&t.dataset.width!==String(t.clientWidth)&&Ko(t,o.chart)).observe(t)}function jc(){let t=l("details","gp-chart-values");return t.append(l("summ\
ary","",s("Values")),l("ul")),t}async function Ko(t,e){let n=t.querySelector(".gp-chart-plot");if(Dc(t.querySelector(".gp-chart-values"),e),kt(n,{...Object.fromEntries(
[...n.attributes].map(({name:o,value:r})=>[o,r])),role:"img","aria-label":s("{chart}. Its values follow as a list.",{chart:e.layout.meta})}),!!t.clientWidth){t.
dataset.width=String(t.clientWidth),t.setAttribute("aria-busy","true");try{let o=await gr(),r={...an(e.layout,t),autosize:!1,width:n.clientWidth,uirevision:"kep\
t",dragmode:matchMedia("(pointer: coarse)").matches?!1:"zoom"};n.classList.contains("js-plotly-plot")?await o.react(n,an(e.data,t),r):(await o.newPlot(n,an(e.data,
t),r,Fc(o)),n.on("plotly_click",({points:[i]})=>t.dispatchEvent(new CustomEvent("gp-press",{detail:i}))))}catch(o){n.textContent=s("The chart could not be drawn\
: its library did not load. Reload the page; the values are in the list below."),console.error("Generation Playground:",o)}finally{t.removeAttribute("aria-busy")}}}
function An(t,e,n){if(!t)return t;let{shapes:o=[],annotations:r=[]}=t.layout,i={type:"line",x0:e,x1:e,yref:"paper",y0:0,y1:1,line:{color:"var(--gp-error)",width:1.5,
dash:"dash"}},a={x:e,yref:"paper",y:1,yanchor:"bottom",text:n,showarrow:!1,font:{color:"var(--gp-error)"}};return{...t,layout:{...t.layout,shapes:[...o,i],annotations:[
...r,a]}}}function wr(t,{x:e,y:n,words:o}){if(!t)return t;let r={type:"scatter",mode:"markers",x:[e],y:[n],text:[o],hoverinfo:"text",marker:{color:"var(--gp-cho\
sen)",symbol:"diamond",size:13}};return{...t,data:[...t.data,r]}}function Fc(t){let e=(o,r)=>({name:o==="svg"?s("Download plot as an SVG"):s("Download plot as a\
 PNG"),icon:r,click(i){let a=i.layout.meta.toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"-").replace(/^-|-$/g,"");t.downloadImage(i,{format:o,filename:a,width:i.clientWidth,
height:i.clientHeight,scale:o==="svg"?1:2})}});return{locales:{"en-US":{dictionary:{Zoom:s("Zoom"),Pan:s("Pan"),"Zoom in":s("Zoom in"),"Zoom out":s("Zoom out"),
"Reset axes":s("Reset axes"),"Double-click to zoom back out":s("Double-click to zoom back out")}}},displaylogo:!1,doubleClickDelay:400,modeBarButtonsToRemove:["\
toImage","select2d","lasso2d","autoScale2d"],modeBarButtonsToAdd:[e("png",t.Icons.camera),e("svg",t.Icons.disk)]}}function Dc(t,{data:e}){let n=e.flatMap(({text:o,
hovertext:r=o,hoverinfo:i})=>i==="text"&&Array.isArray(r)?r.flat():[]).filter(Boolean);t.hidden=!n.length,t.querySelector("ul").replaceChildren(...n.map(o=>l("l\
i","",o)))}function an(t,e){return Array.isArray(t)?t.map(n=>an(n,e)):t&&typeof t=="object"?Object.fromEntries(Object.entries(t).map(([n,o])=>[n,an(o,e)])):typeof t==
"string"?Hc(t,e):t}function Hc(t,e){let[,n,o]=zc.exec(t)||[];if(!n)return t.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;");let r=getComputedStyle(
e).getPropertyValue(n).trim();return o===void 0?r:`rgba(${[1,3,5].map(a=>parseInt(r.slice(a,a+2),16)).join(", ")}, ${o})`}function br(){for(let t of $n)t.box.isConnected?
Ko(t.box,t.chart):$n.delete(t)}matchMedia("(prefers-color-scheme: dark)").addEventListener("change",br);for(let t of[document.documentElement,document.body])t&&
new MutationObserver(br).observe(t,{attributeFilter:["class"]});var Kc=(t,e)=>t>=1?e+1:Math.expm1((e+1)*Math.log(t))/(t-1),kr=(t,e,n,o=1)=>Kc(t,e)/(e*n+o),Ie=t=>V(t)?`${t.toFixed(2)} ×`:"–",xt=({low:t,high:e})=>`${t.toFixed(
2)}–${e.toFixed(2)}`,Cn=()=>s("The true median lies in it with a probability of 90 % or more. With up to 7 pairs it runs from the lowest to the highest; fewer\
 than 5 pairs do not give that certainty, so nothing is claimed from them."),yr=t=>t<.9995?`${(t*1e3).toPrecision(3)} ms`:`${t.toPrecision(3)} s`;function Ae(t,{
done:e,runs:n}){if(e>=n)return"";let o={done:z(e),left:z(n-e)};return t.done?B(n,"Stopped: {done} of {count} run ended.","Stopped: {done} of {count} runs ended.",
o):B(n,"{done} of {count} run ended, {left} to come.","{done} of {count} runs ended, {left} to come.",o)}var Ct=s("Somebody else’s runs were decoded at the same\
 time, so these times are not reliable. Measure again when the machine is idle.");function xr(t,e){let n=S=>t.querySelector(".gp-"+S),o=t.querySelector("table"),r=[[s("speed-up"),`${s("Time per token without drafts / time per token with draft\
s: the median over the pairs of runs, and its 90 % interval.")} ${Cn()}`],["draft_acceptance_rate",s(ot.draft_acceptance_rate)],["judged_acceptance_rate",s(ot.judged_acceptance_rate)],
["mean_acceptance_length",s(ot.mean_acceptance_length)],[s("drafted per round"),s("Drafted tokens / rounds. A confidence threshold and the end of a text make dr\
afts shorter than the limit.")],[s("formula"),s("Theorem 3.8 of Leviathan et al. 2023 with the acceptance rate, the drafted tokens and the cost of this row.")]],
i=()=>e.answered("lengths"),a=(S,{value:O})=>`${S} = ${O}`;function c(S){let[O,A,C,W,{setting:x,times:h}]=d(S);K(n("answer"),{"data-verdict":O}),M(n("answer-sig\
n"),A);let p=n("answer-words"),u=JSON.stringify([C,x,h]);p.dataset.key!==u&&(p.dataset.key=u,p.replaceChildren(...pe(C,{setting:l("code","",x),times:h}))),M(n("\
answer-more"),W),e.done&&M(n("told"),`${p.textContent}. ${W}`),M(n("missing"),Ae(e,S)),U(n("warning"),!!S.others),M(n("warning"),S.others?"⚠ "+s(Ct):"")}function d({
knob:S,points:O,leader:A,rivals:C,best:W,fewest:x}){let h=O.filter(({speedup:I})=>I),p=h.find(I=>I.group===A);if(!p){if(e.done)return["wait","…",s("No answer"),
s("No setting has a complete pair of runs."),{}];let I=B(O.length,"{known} of {count} setting measured.","{known} of {count} settings measured.",{known:z(h.length)});
return["wait","…",s("Not known yet"),h.length?I:s("The first counted runs are under way."),{}]}let{speedup:u,verdict:f,pairs:g}=p,y=a(S,p),[E,L]=[Ie(u.median),
xt(u)],_={slower:[s("It is slower than decoding without drafts.")],even:[s("The interval includes 1: no clear difference from decoding without drafts.")]}[f]||[];
if(f==="wait"){let I=B(g,"{setting} has the highest median, {times}, of {count} pair of runs: too few to tell, {fewest} are needed.","{setting} has the highest \
median, {times}, of {count} pairs of runs: too few to tell, {fewest} are needed.",{setting:y,times:E,fewest:z(x)});return["wait","…",s(e.done?"No answer":"Not\
 known yet"),I,{}]}if(h.length===1){let[I,F]={faster:["good","▲"],slower:["bad","▼"],even:["even","≈"]}[f];return[I,F,s("{setting} is the only setting tha\
t was measured: {times}"),[s("90 % interval: {interval}.",{interval:L}),..._].join(" "),{setting:y,times:E}]}if(W===null){let I=C.length>2&&C.length===h.length-
1?s("{setting} has the highest median, {times}, with a 90 % interval of {interval}; all others may be as good.",{setting:y,times:E,interval:L}):s("{setting} has\
 the highest median, {times}, with a 90 % interval of {interval}; {others} may be as good.",{setting:y,times:E,interval:L,others:m(O.filter(F=>C.includes(F.group)).
map(({value:F})=>F))});return["even","≈",s(e.running?"No clear best setting so far":"No clear best setting"),[I,..._,s("More repeats tell more.")].join(" "),{}]}
let[T,v]={faster:["good","★"],even:["even","★"],slower:["bad","▼"]}[f],q=f==="slower"?s(e.running?"{setting} is best so far, but only {times}":"{setting} \
is best, but only {times}"):s(e.running?"{setting} is best so far: {times}":"{setting} is best: {times}");return[T,v,q,[s("90 % interval: {interval}.",{interval:L}),
s("It was faster than each of the others, turn by turn."),..._].join(" "),{setting:y,times:E}]}let m=S=>S.length<2?S.join(""):s("{names} and {last}",{names:S.slice(
0,-1).join(", "),last:S.at(-1)});function w({points:S,curve:O,measured_curve:A}){ue(n("settings"),e.charts.lengths),U(n("of-formula"),O.length>0),U(n("of-verify"),
A.length>0),U(n("of-own"),S.some(({formula:C})=>V(C)))}function b(S){if(!o.tHead){let O=l("tr");O.append(l("th","",null,{scope:"col"}),...r.map(([A,C])=>{let W=l(
"th","",null,{scope:"col"}),x=l("span","",null,{tabindex:"0","data-tip":C});return x.append(...A.split(/(?<=_)/).flatMap(h=>[h,l("wbr")])),W.append(x),W})),o.createTHead().
append(O),o.createTBody()}M(o.tHead.rows[0].cells[0],S)}function k(){let S=l("tr"),O=l("th","",null,{scope:"row"});O.append(l("span"),l("b","","",{"aria-hidden":"\
true"}),l("span","gp-hidden"));let A=l("td");return A.append(l("span"),l("small")),S.append(O,A,...r.slice(1).map(()=>l("td"))),S}function $({knob:S,points:O,best:A}){
b(S);let C=Y(o.tBodies[0],O.length,k);O.forEach((W,x)=>{let[h,p,...u]=C[x].cells,f=W.group===A;ae(C[x],f?"gp-best":""),M(h.children[0],W.value),M(h.children[1],
f?" ★":""),M(h.children[2],f?` ${s("(best)")}`:""),M(p.children[0],W.speedup?Ie(W.speedup.median):"–"),M(p.children[1],W.speedup?`  ${xt(W.speedup)}`:"");let{
draft_acceptance_rate:g,rate:y,mean_acceptance_length:E,drafted:L,formula:_}=W;[V(g)?D(g):"–",V(y)?D(y):"–",J(E,2),J(L,2),Ie(_)].forEach((v,q)=>M(u[q],v))})}
function P(){let S=e.found;c(S),w(S),$(S)}return S=>{t.hidden=!i(),!t.hidden&&(S.found||S.status)&&P()}}var Pt=class{constructor(e){this.kinds=e,this.subscribers=new Set,this.changes={},this.position=0,this.head="",this.tail="",this.answers={}}feed(e){e.length>=this.
position&&e.startsWith(this.head)&&e.startsWith(this.tail,this.position-this.tail.length)||(this.position=0);let o=e.lastIndexOf(`
`)+1;for(;this.position<o;){let r=e.indexOf(`
`,this.position);this.readLine(e.slice(this.position,r)),this.position=r+1}this.head=e.slice(0,Math.min(o,100)),this.tail=e.slice(Math.max(0,o-100),o)}read(e){throw new Error(
"nobody reads "+e.type)}readLine(e){if(e.trim())try{this.read(JSON.parse(e))}catch(n){console.error("Generation Playground: a line of the log was skipped.",n,e.
slice(0,200))}}get canAsk(){return Object.keys(this.answers).length>0}ask(e){Object.hasOwn(this.answers,e.type)&&this.answers[e.type](e)}subscribe(e,n){let o={element:e,
update:n};this.subscribers.add(o),this.tell(o,Object.fromEntries(this.kinds.map(r=>[r,!0])))}changed(e){Object.keys(this.changes).length===0&&requestAnimationFrame(
()=>this.flush()),this.changes[e]=!0}flush(){let e=this.changes;this.changes={};for(let n of this.subscribers)n.element.isConnected?this.tell(n,e):this.subscribers.
delete(n)}tell(e,n){try{e.update(n)}catch(o){console.error("Generation Playground: a pane could not be drawn.",o)}}};var Gc=20,vt=class extends Pt{constructor(){super(["run","steps","status","selection","unit","prompt","watched","searched","lens","written"]),this.unit="bits",this.
searched=new Map,this.lenses=new Map,this.lensLimit=0,this.written=null,this.text="",this.turn=void 0,this.fed={turn:void 0,started:!1},this.recorded=!1,this.asked=
null,this.clear()}clear(){this.queued=null,this.loading=null,this.shared=1,this.apart=!1,this.started=null,this.finished=null,this.failed=null,this.lasts=[],this.
newest=null,this.numTokens=0,this.elapsed=0,this.firstElapsed=null,this.rounds=[],this.prompts=[],this.texts=new Map,this.returned=null,this.selected=null,this.
suggested=!1,this.promptSteps=[],this.hideFrom=null}feedRun(e,n){n!==this.fed.turn&&(this.fed={turn:n,started:!1},this.feed("")),this.feed(e),this.fed.started&&
Object.assign(this,{text:e,turn:n})}read(e){let n=Uc[e.type];if(!n)throw new Error("unknown event "+e.type);n(this,e)}countStep(e){this.numTokens+=1,this.elapsed=
e.elapsed,this.firstElapsed??=e.elapsed,this.changed("steps")}get readsSource(){return!!(this.started&&this.started.decoder_tokens.length)}get prefix(){return this.
readsSource?this.started.decoder_tokens:this.started.prompt_tokens}get usesBeams(){return this.prompts.length>0}get waiting(){return!!(this.queued||this.loading)}get running(){
return!!(this.started&&!this.finished&&!this.failed&&!this.waiting)}lines(){return this.hideFrom===null?this.allLines():this.allLines().map(e=>{let n=this.seen(
e.last);return n===e.last?e:{...e,last:n,stopReason:null}})}seen(e){if(this.hideFrom===null)return e;let n=e;for(;n&&!n.isPrompt&&n.index>=this.hideFrom;)n=n.before;
return n}hide(e){this.hideFrom!==e&&(this.hideFrom=e,this.changed("steps"),this.changed("selection"))}allLines(){if(this.returned)return this.returned;if(this.usesBeams)
return this.prompts.flatMap((n,o)=>Zc(n,o,this.prompts.length));let e=this.finished?this.finished.sequences:[];return this.lasts.map((n,o)=>({kind:"sequence",label:this.
lasts.length>1?s("sequence {number}",{number:o+1}):"",last:n,score:null,stopReason:e[o]?e[o].stop_reason:null}))}current(){if(this.selected)return this.seen(this.
selected);if(!this.usesBeams)return this.seen(this.newest);let e=this.lines();return e.length?e[0].last:null}lineOf(e){return e.isPrompt?this.lines()[0]:this.usesBeams?
this.lines().find(({last:n})=>{let o=n;for(;o&&o.index>e.index;)o=o.before;return o===e}):this.lines()[e.sequence]}lastOf(e){let n=this.lineOf(e);return n?n.last:
e}select(e,n){let o=e===null?null:this.lines()[e];this.selectStep(o&&fe(o.last)[n]||null)}selectStep(e,n=!1){let o=this.seen(e);this.selected===o&&this.suggested===
n||(this.selected=o,this.suggested=n,this.changed("selection"))}selectMostUncertain(){let e=this.returned?this.returned[0]?.last:this.lasts[0];if(this.selected||
!e||this.finished?.sequences[0]?.stop_reason==="step")return;let n=fe(e).filter(o=>!o.given);n.length<2||this.selectStep(n.reduce((o,r)=>r.distribution.entropy_before>
o.distribution.entropy_before?r:o),!0)}walk(e){let n=this.current();if(!n)return;let o=[...this.promptSteps,...fe(this.lastOf(n))],r=n.isPrompt?n.index-1:this.promptSteps.
length+n.index;this.selectStep(o[Math.max(0,Math.min(o.length-1,r+e))])}addSearched(e,n){this.searched.set(e,[...this.searched.get(e)||[],n]),this.changed("sear\
ched")}addLens(e,n,o){this.lenses.delete(e),this.lenses.set(e,{ids:n,found:o}),this.lenses.size>Gc&&this.lenses.delete(this.lenses.keys().next().value),this.changed(
"lens")}lensOf(){return this.started&&this.lenses.get(this.turn)||null}startedLine(){let e=this.text.indexOf('{"type":"Started"');return e<0?"":this.text.slice(
e,this.text.indexOf(`
`,e))}idsTo(e){return fe(e).map(({chosen:n})=>n.token_id)}addWatched(e,n){let o=this.allLines()[e];o&&(fe(o.last).forEach((r,i)=>{let a=Ve("Candidate",n[i]||[]),
c=new Set(a.map(({token_id:d})=>d));r.watched=[...(r.watched||[]).filter(({token_id:d})=>!c.has(d)),...a]}),this.changed("watched"))}setWritten(e){this.written=
e&&{...e,tokens:Ve("Token",e.tokens)},this.changed("written")}setUnit(e){this.unit=e,this.changed("unit")}},Uc={Queued(t,e){t.queued=e,t.loading=null,t.changed(
"status")},Loading(t,e){t.loading=e,t.queued=null,t.changed("status")},Shared(t,{runs:e,apart:n}){t.shared=e,t.apart=n,t.changed("status")},Started(t,e){t.clear();
for(let n of["prompt_tokens","decoder_tokens"])e[n]=Ve("Token",e[n]||[]);t.started=e,t.fed.started=!0,t.changed("run"),t.changed("status"),t.changed("selection")},
Stepped(t,{step:e}){e.chosen=cn("Candidate",e.chosen),Go(e.distribution),e.watched=Ve("Candidate",e.watched||[]),e.mark=e.mark?cn("Mark",e.mark):null,e.read=!!(t.
started&&t.started.request.only_given),e.reranked&&(e.reranked=Ve("Reranked",e.reranked)),e.before=t.lasts[e.sequence]||null,e.draft=Vc(e,t.rounds),t.lasts[e.sequence]=
e,(!t.newest||e.index>t.newest.index)&&(t.newest=e),t.countStep(e)},BeamsAdvanced(t,{step:e}){let n=t.prompts[e.sequence]??=Jc();e.distributions.forEach(Go),e.given&&
(n.given+=1);let o=Ve("BeamCandidate",e.candidates).map(r=>Yc(r,e,n));for(let{beam:r}of o)r.progress&&t.texts.set(r.token_id,r.text);if(Xc(o),n.running=o.filter(
r=>r.beam.status==="running").sort((r,i)=>r.beam.beam-i.beam.beam),n.byNumber=new Map(n.running.map(r=>[r.beam.beam,r])),e.given)for(let r=0;r<t.started.effective.
num_beams;r++)n.byNumber.set(r,o[0]);n.finished.push(...o.filter(r=>r.beam.status==="finished")),n.finished.sort((r,i)=>i.beam.final_score-r.beam.final_score),n.
finished.length=Math.min(n.finished.length,e.pool.length),n.pool=e.pool,n.pools.push(e.pool),n.steps.push(o),n.byStep.push(n.byNumber),n.distributions.push(e.distributions),
t.countStep(e)},PromptRead(t,{steps:e}){let n=null;for(let o of e)o.chosen=cn("Candidate",o.chosen),Go(o.distribution),Object.assign(o,{before:n,isPrompt:!0,watched:[],
draft:null}),n=o;t.promptSteps=e,t.changed("prompt")},DraftJudged(t,{round:e}){e.drafted=Ve("DraftToken",e.drafted),t.rounds.push(e),t.changed("steps")},Finished(t,e){
t.finished=e,t.usesBeams&&(t.returned=e.sequences.map((n,o)=>tl(t,n,o))),t.changed("status"),t.changed("steps")},Failed(t,e){(t.fed.turn===void 0||t.fed.started)&&
(t.failed=e),t.queued=t.loading=null,t.changed("status")}};function cn(t,e){let n=ir[t],o={};for(let r=0;r<n.length;r++)o[n[r]]=e[r];return o}function Ve(t,e){return e.
map(n=>cn(t,n))}function Go(t){t.candidates=Ve("Candidate",t.candidates),t.stages=Ve("Stage",t.stages)}function Vc(t,e){let n=e.at(-1);if(!n||t.index<n.start)return null;
let o=t.index-n.start;return o<n.num_accepted?{origin:"accepted",instead:null,round:n,place:o}:{origin:n.follow,instead:n.drafted[o]||null,round:n,place:o}}function Jc(){
return{running:[],byNumber:new Map,finished:[],pool:[],steps:[],byStep:[],pools:[],distributions:[],given:0}}function Yc(t,e,n){let o=e.distributions[t.parent],
r=o.candidates.find(i=>i.token_id===t.token_id);return{index:e.index,sequence:e.sequence,before:n.byNumber.get(t.parent)||null,chosen:r||{...t,raw_rank:null,rank:null,
removed_by:null},piece:t.piece,distribution:o,seconds:e.seconds,elapsed:e.elapsed,draft:null,given:!!e.given,length:e.index+1-n.given,mark:t.mark?cn("Mark",t.mark):
null,beam:t}}var Nt=({beam:t,length:e},n)=>e>0?(t.score??-1/0)/e**n:t.score;function vr(t,e,n,o,r){t.unseen??=new Map;let i=`${e} ${n} ${r.token_id}`;if(!t.unseen.
has(i)){let a=e?t.byStep[e-1].get(n):null,{token_id:c,text:d,raw_logprob:m,logprob:w}=r,b=(a?a.beam.score:0)+w,k=a?a.beam.group:null,$={token_id:c,text:d,piece:null,
parent:n,raw_logprob:m,logprob:w,score:b,status:"unseen",beam:null,final_score:null,group:k},{sequence:P,seconds:S,elapsed:O}=t.steps[e][0];t.unseen.set(i,{index:e,
sequence:P,before:a,chosen:r,piece:null,distribution:o,seconds:S,elapsed:O,draft:null,given:!1,length:t.steps[e][0].length,beam:$,rank:null})}return t.unseen.get(
i)}function Sr(t,e,n,o){let r=n&&!n.given?n.beam.beam:0;return t.unseen&&t.unseen.get(`${e} ${r} ${o}`)||null}function Xc(t){let e=new Map;for(let n of[...t].sort(
(o,r)=>r.beam.score-o.beam.score))n.rank=(e.get(n.beam.group)||0)+1,e.set(n.beam.group,n.rank)}function Zc(t,e,n){let o=i=>n>1?s("Prompt {number}, {label}",{number:e+
1,label:i}):i,r=(i,a,c,d)=>({kind:i,label:o(a),last:c,score:d,stopReason:null});return[...t.running.map(i=>r("running",Qc(i),i,i.beam.score)),...t.finished.map(
(i,a)=>r("finished",el(i,a+1),i,i.beam.final_score))]}function Qc({beam:{beam:t,group:e,progress:n}}){let o=t+1;return(e??null)!==null?s("beam {number}, group {\
group}",{number:o,group:Ce(e)}):o===1&&!n?s("best beam"):s("beam {number}",{number:o})}function el({beam:{group:t}},e){return(t??null)!==null?s("ended {number},\
 group {group}",{number:e,group:Ce(t)}):s("ended {number}",{number:e})}var Ce=t=>t<26?String.fromCharCode(65+t):String(t+1);function tl(t,e,n){let o=Math.max(1,
Math.floor(t.finished.sequences.length/t.prompts.length)),{steps:r}=t.prompts[Math.floor(n/o)],i=null;return e.token_ids.forEach((a,c)=>{let d=(e.beams||[])[c];
i=(r[c]||[]).find(m=>m.beam.parent===d&&m.beam.token_id===a)||i}),{kind:"returned",label:s("output {number}",{number:n+1}),last:i,score:e.score,stopReason:e.stop_reason}}
function fe(t){let e=[];for(let n=t;n;n=n.before)e.push(n);return e.reverse()}function Je(t,e){let n=[],o=e;for(;o&&t[o.index]!==o;)n.push(o),o=o.before;return{
keep:o?o.index+1:0,added:n.reverse()}}var be=class{constructor(e,n){this.add=n,this.steps=[],this.totals=[e]}get total(){return this.totals.at(-1)}follow(e){let{
keep:n,added:o}=Je(this.steps,e);this.steps.length=n,this.totals.length=n+1;for(let r of o)this.steps.push(r),this.totals.push(this.add(this.total,r));return{keep:n,
added:o}}};var _r=()=>({spec_steps:0,rounds:0,tokens:0,drafted:0,accepted:0,judged:0,kept:[],acceptedAt:[],draftedAt:[],overlaps:[0,0],draft_seconds:0,verify_seconds:0}),rt=t=>t.
num_accepted+(t.follow==="correction"?1:0),Uo=t=>t.num_accepted+(t.next_token_id===null?0:1);function nl(t,e){let{drafted:n,num_accepted:o}=e;if(t.rounds+=1,t.tokens+=
Uo(e),t.draft_seconds+=e.draft_seconds,t.verify_seconds+=e.verify_seconds,!n.length)return t;t.spec_steps+=1,t.drafted+=n.length,t.accepted+=o,t.judged+=rt(e);for(let r=t.
draftedAt.length;r<n.length;r++)t.draftedAt.push(0),t.acceptedAt.push(0);for(n.forEach((r,i)=>{t.draftedAt[i]+=1,i<o&&(t.acceptedAt[i]+=1),!(i>=rt(e)||(r.overlap??
null)===null)&&(t.overlaps[0]+=1,t.overlaps[1]+=r.overlap)});t.kept.length<=t.draftedAt.length;)t.kept.push(0);return t.kept[o]+=1,t}function ol(t){let{spec_steps:e,
rounds:n,tokens:o,drafted:r,accepted:i,judged:a,overlaps:c}=t,d=(m,w)=>w?m/w:null;return{num_spec_steps:e,num_rounds:n,num_tokens:o,num_draft_tokens:r,num_accepted_draft_tokens:i,
num_judged_draft_tokens:a,draft_acceptance_rate:d(i,r),judged_acceptance_rate:d(i,a),mean_acceptance_length:e?1+i/e:null,acceptance_histogram:t.kept,accepted_by_position:t.
acceptedAt,drafted_by_position:t.draftedAt,passes_saved:o-n,expected_acceptance_rate:d(c[1],c[0]),draft_seconds:t.draft_seconds,verify_seconds:t.verify_seconds}}
var Wt=class{constructor(){this.rounds=[],this.tally=_r()}read(e){e.length>=this.tally.rounds&&this.rounds[0]===e[0]||(this.tally=_r());for(let o=this.tally.rounds;o<
e.length;o++)nl(this.tally,e[o]);return this.rounds=e,ol(this.tally)}};var Vo=new WeakMap;function xe(t,e){Vo.set(t,e),t.dataset.tip===void 0&&(t.dataset.tip="")}function Or(t){let e=null,n=null;function o(){e=l("div","gp-tip","",{
role:"tooltip",id:"gp-tip-"+Math.random().toString(36).slice(2,8)}),e.hidden=!0}function r(a){let c=a.target.closest("[data-tip]");if(c===n||(n&&n.removeAttribute(
"aria-describedby"),n=c,e||o(),e.hidden=!c,!c))return;e.textContent=Vo.has(c)?Vo.get(c)():c.dataset.tip,c.setAttribute("aria-describedby",e.id);let d=c.closest(
"[data-holds-tips]")||t;e.parentNode!==d&&d.append(e);let[m,w]=[d.getBoundingClientRect(),c.getBoundingClientRect()],b=Math.min(w.left-m.left,m.width-e.offsetWidth-
8);e.style.left=`${Math.max(8,b)+d.scrollLeft}px`,e.style.top=`${w.bottom-m.top+d.scrollTop+5}px`}let i=()=>r({target:t});t.addEventListener("pointerover",r),t.
addEventListener("pointerleave",i),t.addEventListener("focusin",r),t.addEventListener("focusout",i),t.addEventListener("keydown",a=>a.key==="Escape"&&i())}function Mr(t){let e=t.querySelector(".gp-draft-figures"),n=t.querySelector(".gp-kept-chart"),o=t.querySelector(".gp-place-chart"),r=k=>k===null?"–":D(k),i=k=>B(
k,"{count} token","{count} tokens");function a(k,$){let{num_draft_tokens:P,num_accepted_draft_tokens:S,num_spec_steps:O}=k,A=$.samples&&k.expected_acceptance_rate!==
null,C=k.num_judged_draft_tokens,W=B(k.num_rounds,"{count} round","{count} rounds");return[["num_draft_tokens",z(P),B(O,"in {count} draft over {rounds}","in {co\
unt} drafts over {rounds}",{rounds:W})],["num_accepted_draft_tokens",z(S),s("of {drafted} drafted",{drafted:z(P)})],["draft_acceptance_rate",r(k.draft_acceptance_rate),
s("{accepted} of {drafted} drafted",{accepted:z(S),drafted:z(P)}),k.draft_acceptance_rate],["mean_acceptance_length",J(k.mean_acceptance_length,2),B(O,"1 + {acc\
epted} / {count} draft","1 + {accepted} / {count} drafts",{accepted:z(S)})],["judged_acceptance_rate",r(k.judged_acceptance_rate),s("{accepted} of {judged} judg\
ed",{accepted:z(S),judged:z(C)}),k.judged_acceptance_rate],...A?[["expected_acceptance_rate",r(k.expected_acceptance_rate),B(C,"mean over {count} judged positio\
n","mean over {count} judged positions"),k.expected_acceptance_rate]]:[],["passes_saved",z(k.passes_saved),B(k.num_rounds,"{tokens} in {count} pass","{tokens} i\
n {count} passes",{tokens:i(k.num_tokens)})]]}function c(){let k=l("div","gp-draft-figure",null,{tabindex:"0","data-tip":""}),$=l("dd","gp-rate",null,{"aria-hid\
den":"true"});return $.append(l("i")),k.append(l("dt"),l("dd"),l("dd","gp-note"),$),k}function d(k,$){let P=a(k,$),S=Y(e,P.length,c);P.forEach(([O,A,C,W=null],x)=>{
let[h,p,u,f]=S[x].children;h.textContent!==O&&h.replaceChildren(...O.split(/(?<=_)/).flatMap(g=>[g,l("wbr")])),M(p,A),M(u,C),f.hidden=W===null,oe(f.firstChild,"\
width",W??0),S[x].dataset.tip=s(ot[O]),S[x].dataset.name=O})}function m(){let k=l("span","gp-chart-column"),$=l("span","gp-chart-track");return $.append(l("i","\
gp-chart-whole"),l("i","gp-chart-part")),k.append(l("span","gp-chart-top"),$,l("span","gp-chart-label")),k}function w(k,$,P){let S=Math.max(1,...$.map(([A,C])=>C??
A)),O=Y(k,$.length,m);$.forEach(([A,C,W,x,h],p)=>{let[u,f,g]=O[p].children;M(u,x),oe(f.children[0],"height",(C??0)/S),oe(f.children[1],"height",A/S),M(g,W),xe(O[p],
()=>h)}),K(k,{"aria-label":`${P}: ${$.map(([,,,,A])=>A).join("; ")}`})}function b(k){let $=k.num_spec_steps;w(n,k.acceptance_histogram.map((P,S)=>[P,null,String(
S),P?z(P):"",B($,"{rounds} of {count} round with a draft: {tokens} kept","{rounds} of {count} rounds with a draft: {tokens} kept",{rounds:z(P),tokens:i(S)})]),"\
acceptance_histogram"),w(o,k.drafted_by_position.map((P,S)=>{let O=k.accepted_by_position[S];return[O,P,String(S+1),`${Math.round(100*O/P)}%`,s("position {place\
}: {accepted} of {drafted} drafted tokens kept, {share}",{place:S+1,accepted:z(O),drafted:z(P),share:D(O/P)})]}),"accepted_by_position / drafted_by_position")}return(k,$)=>{
d(k,$),b(k)}}var it={get accepted(){return["✓",s("accepted draft"),s("Drafted, and kept by the target model.")]},get correction(){return["→",s("correction"),s("The targe\
t’s own token in place of the first rejected draft token.")]},get bonus(){return["+",s("bonus"),s("The target’s own token after a draft that was kept whole: i\
ts forward pass gives one more.")]},get target(){return["○",s("target alone"),s("Nothing was drafted in this round: the target wrote one token, as without dra\
fts.")]}},Er=Object.fromEntries(Object.keys(it).map(t=>[t,0])),Tr=(t,{draft:e})=>e&&Object.hasOwn(t,e.origin)?{...t,[e.origin]:t[e.origin]+1}:t;function Pn(t){let{
do_sample:e,assistant_ensemble_weight:n}=t&&t.effective||{};return{samples:!!e,weight:n??null}}function Jo({target_logprob:t,draft_logprob:e},{weight:n}){let o=X(
t)/((e??null)===null?1:X(e));return Math.min(1,n===null?o:1-n+n*o)}var Lr=({weight:t})=>t===null?"min(1, p / q)":`min(1, ${J(1-t,2)} + ${J(t,2)} · p / q)`;function $r(t,e){
if(t.samples)return e?s("Sampling: a drafted token is kept at random, with probability {formula}.",{formula:Lr(t)}):s("Sampling: a drafted token is kept if the \
target draws the same one, which happens with probability p.");if(t.weight===null||!e)return s("Greedy: a drafted token is kept if it is the likeliest one for t\
he target.");let[n,o]=[J(t.weight,2),J(1-t.weight,2)];return s("Greedy: a drafted token is kept if it is the likeliest one in the mixture {target} · p + {draft}\
 · q.",{target:n,draft:o})}function Yo(t,e){return e<t.num_accepted?"accepted":e<rt(t)?"rejected":"unjudged"}function Ar(t,e,n){let o=t.drafted[e],r=Yo(t,e),i=(o.
draft_logprob??null)!==null,[a,c]=[D(X(o.target_logprob)),D(X(o.draft_logprob))],d=i?[s("The draft model gave it {q}.",{q:c})]:[];if(r==="unjudged")return[t.follow===
"correction"?s("Never judged: it comes after the rejection."):s("Never judged: it comes after the end of the text."),...d].join(" ");let m=r==="accepted";if(!n.
samples){let b=n.weight!==null&&i;return[m?sl(b):rl(b,Z(t.next_text)),s("The target gave it {p}.",{p:a}),...d].join(" ")}if(!i)return m?s("Accepted: the target \
drew the same token for itself. It gave this one {p}, which is the chance that it is kept.",{p:a}):s("Rejected: the target drew {token} for itself. It gave this\
 one {p}, which is the chance that it is kept.",{token:Z(t.next_text),p:a});let w=(o.overlap??null)===null?[]:[s("Averaged over all tokens that could have been \
drafted here, the chance is {share}.",{share:D(o.overlap)})];return[m?s("Accepted: the target gave it p = {p}, the draft model q = {q}.",{p:a,q:c}):s("Rejected:\
 the target gave it p = {p}, the draft model q = {q}.",{p:a,q:c}),il(Jo(o,n),Lr(n),m),...w].join(" ")}var sl=t=>s(t?"Accepted: it is the likeliest token in the \
mixture of both models.":"Accepted: it is the likeliest token for the target."),rl=(t,e)=>s(t?"Rejected: {token}, not this one, is the likeliest token in the mi\
xture of both models.":"Rejected: {token}, not this one, is the likeliest token for the target.",{token:e});function il(t,e,n){if(t>=1)return s("By {formula}, i\
t is always kept.",{formula:e});let o={formula:e,chance:D(t)};return n?s("By {formula}, it is kept with probability {chance}, and was.",o):s("By {formula}, it i\
s kept with probability {chance}, and was not.",o)}function Cr(t,e){let[,n,o]=it[t.follow],r=`${n.charAt(0).toUpperCase()}${n.slice(1)}. ${o}`,i=t.drafted[t.num_accepted];
return t.follow!=="correction"||!e.samples?r:(i.draft_logprob??null)===null?`${r} ${s("The target drew it.")}`:`${r} ${s("It was drawn from the residual distrib\
ution: what the target gives beyond the draft model, max(0, p − q).")}`}function Pr({draft:t}){if(!t||!Object.hasOwn(it,t.origin))return[];let{origin:e,instead:n,
round:{index:o,drafted:r}}=t,i=o+1;if(e==="accepted"){let{draft_logprob:a}=r[t.place],c={place:t.place+1,size:r.length,round:i};return(a??null)===null?[s("accep\
ted draft: token {place} of {size} in round {round}",c)]:[s("accepted draft: token {place} of {size} in round {round}, to which the draft model gave {q}",{...c,
q:D(X(a))})]}return e==="correction"?n?[s("correction: replaced the rejected draft token {token} in round {round}",{token:Z(n.text),round:i})]:[s("correction: r\
eplaced a rejected draft token in round {round}",{round:i})]:e==="target"?[s("target alone: nothing was drafted in round {round}",{round:i})]:[B(r.length,"bonus\
: the target’s own token after the accepted draft of round {round}","bonus: the target’s own token after all {count} drafted tokens of round {round}",{round:i})]}
var De=t=>t<.01?`${(t*1e3).toFixed(1)} ms`:En(t);function Nr(t,e,n){let o=[],r=Pn(null),i={row:null,card:null,selected:null},a=null,c=!0,d=0,m=new WeakMap,w=new WeakMap,b=new IntersectionObserver(T=>{for(let{isIntersecting:v,
target:q}of T)v&&O(m.get(q));k()&&(t.scrollTop=t.scrollHeight)},{rootMargin:"200px 0px"}),k=()=>c&&!e.selected&&e.running;function $(T,v){let q=o.length<=T.length&&
(!o.length||o[0].round===T[0])&&r.samples===v.samples;r=v,q||P();for(let I of T.slice(o.length))S(I);k()&&(t.scrollTop=t.scrollHeight)}function P(){b.disconnect(),
t.replaceChildren(),o=[],i={row:null,card:null,selected:null},a=null,c=!0,d=0}function S(T){let v=l("li","gp-round"),q={round:T,item:v,cards:null};m.set(v,q),o.
push(q),t.append(v),b.observe(v)}function O(T){if(!T||T.cards)return;b.unobserve(T.item);let{round:v,item:q}=T,I=rt(v);T.cards=[];let F=l("div","gp-cards");for(let N=0;N<
I;N++)F.append(W(T,N));v.next_token_id!==null&&F.append(x(T)),I<v.drafted.length&&F.append(p(v,I)),v.follow==="none"&&F.append(l("span","gp-note gp-ended","■ "+
s("the text ended inside its draft"))),q.append(A(v),F),q.classList.add("gp-filled"),a||y(T.cards[0])}function A(T){let v=l("div","gp-round-head"),{num_accepted:q,
drafted:{length:I}}=T,F=I?s("{accepted} of {drafted} kept",{accepted:q,drafted:I}):s("no draft"),N=[s("draft {time}",{time:De(T.draft_seconds)}),s("verify {time\
}",{time:De(T.verify_seconds)})];v.append(l("b","",s("Round {number}",{number:T.index+1})),l("span","",F));for(let R of N)v.append(l("span","gp-round-time",R));
return v}function C(T,v,q,I,F,N,R){let j=s("Round {number}, {which}, {token}: {why}",{number:T.round.index+1,which:N,token:Z(F),why:R}),H=l("button","gp-draft-c\
ard",null,{type:"button",tabindex:"-1","aria-pressed":"false","aria-label":j});H.dataset.draft=q;let G=l("span","gp-draft-head"),Q=l("bdi","gp-ink gp-word");return Le(
Q,F),G.append(l("span","gp-sign",I),Q),H.append(G),xe(H,()=>R),w.set(H,{row:T,index:v}),T.cards.push(H),H}function W(T,v){let{round:q}=T,I=q.drafted[v],F=Yo(q,v),
N=q.start+v,R=s("drafted token {place} of {size}",{place:v+1,size:q.drafted.length}),j=C(T,N,F,F==="accepted"?"✓":"✗",I.text,R,Ar(q,v,r));if(j.append(h("p",
X(I.target_logprob))),(I.draft_logprob??null)!==null&&j.append(h("q",X(I.draft_logprob))),r.samples){let H=l("span","gp-chance",s("chance"));H.append(l("b","",D(
Jo(I,r)))),j.append(H)}return j}function x(T){let{round:v}=T,q=v.start+v.num_accepted,[I,F]=it[v.follow],N=C(T,q,v.follow,I,v.next_text,s("the target’s own toke\
n"),Cr(v,r));N.classList.add("gp-own-card");let R=n(q);return R&&N.append(h("p",ye(R).probability)),N.append(l("span","gp-chance",F)),N}function h(T,v){let q=l(
"span","gp-bar-line"),I=l("span","gp-track"),F=l("i",`gp-part-${T}`);return oe(F,"width",v),I.append(F),q.append(l("i","gp-pq",T),I,l("span","gp-amount",D(v))),
q}function p(T,v){let q=l("span","gp-behind"),I=T.drafted.slice(v);q.append(l("span","gp-note",s("never judged")));for(let F of I){let N=ne(F.text,"gp-word"),R=(F.
draft_logprob??null)===null?"":` q ${D(X(F.draft_logprob))}`,j=l("span","gp-unjudged");j.append(N,l("small","",R)),q.append(j)}return q}function u(T){let v=T&&T.
draft,q=v&&o[v.round.index-(o.length?o[0].round.index:0)]||null;q&&O(q);let I=q?f(q,T):null;i.card&&i.card!==I&&i.card.setAttribute("aria-pressed","false"),i.card&&
i.card.classList.remove("gp-current"),i.row&&i.row!==q&&i.row.item.classList.remove("gp-current-round");let F=i.selected!==e.selected;i={row:q,card:I,selected:e.
selected},F&&!e.selected&&(c=!0),q&&(q.item.classList.add("gp-current-round"),I&&(I.classList.add("gp-current"),I.setAttribute("aria-pressed",String(e.selected===
T)),t.contains(document.activeElement)||y(I)),F&&g(q.item))}function f(T,v){let q=v.index-T.round.start;return q<T.round.num_accepted?T.cards[q]:T.cards.at(-1)}
function g(T){let[v,q]=[T.offsetTop,T.offsetTop+T.offsetHeight];v<t.scrollTop?t.scrollTop=v:q>t.scrollTop+t.clientHeight&&(t.scrollTop=Math.min(v,q-t.clientHeight))}
function y(T){a&&(a.tabIndex=-1),a=T||null,a&&(a.tabIndex=0)}function E(T){if(!T)return;let{row:v,index:q}=w.get(T);y(T);let I=n(q);I&&e.selectStep(I),g(v.item),
T.focus({preventScroll:!0})}function L(T,v){let q=o[Math.max(0,Math.min(o.length-1,T))];return O(q),q.cards.at(v)}function _(T,v){let{row:q}=w.get(T),I=q.cards[q.
cards.indexOf(T)+v];if(I)return I;let F=o.indexOf(q)+v;return o[F]?L(F,v>0?0:-1):null}return t.addEventListener("click",T=>{let v=T.target.closest(".gp-draft-ca\
rd");if(v){E(v);return}let q=T.target.closest(".gp-round");q&&E(m.get(q).cards[0])}),t.addEventListener("keydown",T=>{T.key==="Escape"&&e.selectStep(null);let v=T.
target.closest(".gp-draft-card");if(!v||T.ctrlKey||T.metaKey||T.altKey)return;let q=o.indexOf(w.get(v).row),I={ArrowRight:()=>_(v,1),ArrowLeft:()=>_(v,-1),ArrowDown:()=>o[q+
1]&&L(q+1,0),ArrowUp:()=>o[q-1]&&L(q-1,0),Home:()=>L(0,0),End:()=>L(o.length-1,0)};I[T.key]&&(T.preventDefault(),E(I[T.key]()))}),t.addEventListener("scroll",()=>{
let T=t.scrollTop;t.scrollHeight-T-t.clientHeight<80?c=!0:T<d&&(c=!1),d=T},{passive:!0}),{show:$,mark:u}}var Re={narrowest:3,least:16,cell:9,tallest:90,times:84};function Wr(t,{canvas:e,column:n,ends:o,onResize:r}){let i={rounds:[],each:1,columns:Re.least,top:1,drafts:0},
a=0;function c(C){let W=x=>C.reduce((h,p)=>h+x(p),0)/C.length;return{accepted:W(x=>x.num_accepted),judged:W(rt),drafted:W(x=>x.drafted.length),draft:W(x=>x.draft_seconds),
verify:W(x=>x.verify_seconds),longest:Math.max(...C.map(x=>x.draft_seconds+x.verify_seconds))}}function d(C){let W=C.map(({draft:p,verify:u})=>p+u).sort((p,u)=>p-
u),x=W.at(-1),h=W[Math.floor((W.length-1)*.9)];return x>2*h&&W.length>4?1.25*h:x}function m(C){a||=e.clientWidth;let W=Math.max(1,Math.ceil(C.length/Math.max(1,
Math.floor(a/Re.narrowest)))),x=[];for(let g=0;g<C.length;g+=W)x.push(c(C.slice(g,g+W)));let h=Math.max(1,...x.map(({drafted:g})=>g)),p=Math.max(1,Math.min(Re.cell,
Re.tallest/h)),u=d(x)||1,f=x.filter(({draft:g,verify:y})=>g+y>u);return i={rounds:C,each:W,columns:Math.max(Re.least,x.length),top:u,drafts:Math.ceil(h*p)},M(o.
drafts,h>=1.5?z(Math.round(h)):"1"),M(o.times,De(u)),w(x,p),{each:W,cut:f.length,longest:Math.max(0,...x.map(({longest:g})=>g)),filled:x.length/i.columns}}function w(C,W){
let x=i.drafts+16+Re.times,h=devicePixelRatio,p=[Math.round(a*h),Math.round(x*h)];if(e.width!==p[0]&&(e.width=p[0]),e.height!==p[1]&&(e.height=p[1]),e.style.height=
`${x}px`,o.drafts.parentNode.style.height=`${i.drafts}px`,o.times.parentNode.style.height=`${Re.times}px`,!a)return;let u=getComputedStyle(t),f=_=>u.getPropertyValue(
`--gp-${_}`).trim(),g={accepted:f("accepted"),rejected:f("rejected"),muted:f("muted"),verify:f("kept"),draft:f("before"),line:f("line"),surface:f("surface")},y=e.
getContext("2d");y.setTransform(h,0,0,h,0,0),y.clearRect(0,0,a,x);let E=a/i.columns,L=E>6?Math.min(6,E*.2):E>3.5?1:0;y.fillStyle=g.line,y.fillRect(0,i.drafts,a,
1),y.fillRect(0,x-1,a,1),C.forEach((_,T)=>{let v=[T*E+L/2,E-L];i.each===1?b(y,g,_,v,W):$(y,g,_,v,W),P(y,g,_,v,x-1)})}function b(C,W,{accepted:x,judged:h,drafted:p},[
u,f],g){let y=Math.max(1,g-(g>3?1.5:0));for(let E=0;E<p;E++){let L=i.drafts-(E+1)*g;if(E<x)C.fillStyle=W.accepted,C.fillRect(u,L,f,y);else if(E<h)k(C,W.rejected,
u+f/2,L+y/2,Math.min(f,Math.max(y,5),7)/2);else{C.fillStyle=W.muted;let _=Math.min(f,y,2.5);C.fillRect(u+(f-_)/2,L+(y-_)/2,_,_)}}}function k(C,W,x,h,p){C.strokeStyle=
W,C.lineWidth=p>2?2:1,C.beginPath(),C.moveTo(x-p,h-p),C.lineTo(x+p,h+p),C.moveTo(x-p,h+p),C.lineTo(x+p,h-p),C.stroke()}function $(C,W,{accepted:x,drafted:h},[p,
u],f){C.fillStyle=W.accepted,C.fillRect(p,i.drafts-x*f,u,x*f),C.fillStyle=W.muted,C.fillRect(p,i.drafts-h*f,u,1)}function P(C,W,{draft:x,verify:h},[p,u],f){let g=Math.
min(1,i.top/(x+h))/i.top,[y,E]=[x*g*Re.times,h*g*Re.times];C.fillStyle=W.verify,C.fillRect(p,f-y-E,u,E),S(C,W.draft,p,f-y,u,y),!(x+h<=i.top)&&(C.fillStyle=W.surface,
C.fillRect(p-1,f-Re.times+7,u+2,3),C.fillRect(p-1,f-Re.times+13,u+2,3))}function S(C,W,x,h,p,u){if(!(u<=0)){if(p<5){C.fillStyle=W,C.fillRect(x,h,p,u);return}C.save(),
C.beginPath(),C.rect(x,h,p,u),C.clip(),C.strokeStyle=W,C.lineWidth=1.5,C.beginPath();for(let f=-u;f<p;f+=5)C.moveTo(x+f,h+u),C.lineTo(x+f+u,h);C.rect(x+.75,h+.75,
Math.max(0,p-1.5),Math.max(0,u-1.5)),C.stroke(),C.restore()}}function O(C){let{left:W,width:x}=e.getBoundingClientRect(),h=Math.floor((C.clientX-W)/x*i.columns)*
i.each;return Math.max(0,Math.min(i.rounds.length-1,h))}function A(C){n.hidden=C===null,C!==null&&(oe(n,"left",Math.floor(C/i.each)/i.columns),oe(n,"width",1/i.
columns))}return new ResizeObserver(()=>{e.clientWidth!==a&&(a=e.clientWidth,r())}).observe(e),{draw:m,at:O,mark:A}}function qr(t,e){let n=t.querySelector(".gp-map-plot"),o=t.querySelector(".gp-map-reading"),r=t.querySelector(".gp-map-note"),i=new be(null,()=>null),a=new Wt,c=Wr(
n,{canvas:n.querySelector("canvas"),column:n.querySelector(".gp-column"),ends:{drafts:t.querySelector(".gp-drafts-end"),times:t.querySelector(".gp-times-end")},
onResize:h}),d=Nr(t.querySelector(".gp-rounds"),e,p=>i.steps[p]),m=Mr(t),w=[],b=0,k=!1;function $(){let p=e.hideFrom===null?i.steps.length:Math.min(e.hideFrom,i.
steps.length),u=e.rounds.length;for(;u&&e.rounds[u-1].start+Uo(e.rounds[u-1])>p;)u-=1;return u===e.rounds.length?e.rounds:e.rounds.slice(0,u)}function P(){let{each:p,
cut:u,longest:f,filled:g}=c.draw(w);oe(t.querySelector(".gp-map-axis"),"width",g),M(r,[p>1?s("Each column is the mean of {each} rounds.",{each:p}):"",u?B(u,"One\
 column is cut off; the longest round took {time}.","{count} columns are cut off; the longest round took {time}.",{time:De(f)}):""].filter(Boolean).join(" ")),M(
t.querySelector(".gp-map-last"),s("round {number}",{number:z(w.length)}))}function S(p){let u={round:p.index+1,draft:De(p.draft_seconds),verify:De(p.verify_seconds),
accepted:p.num_accepted,drafted:p.drafted.length,token:Z(p.next_text)};return p.follow==="target"?s("Round {round}: draft {draft}, verify {verify}; nothing draf\
ted, then {token}.",u):p.follow==="bonus"?s("Round {round}: draft {draft}, verify {verify}; {accepted} of {drafted} drafted tokens kept, then {token} as bonus.",
u):p.follow==="correction"?s("Round {round}: draft {draft}, verify {verify}; {accepted} of {drafted} drafted tokens kept, then {token} as correction.",u):s("Rou\
nd {round}: draft {draft}, verify {verify}; {accepted} of {drafted} drafted tokens kept; the text ended inside the draft.",u)}let O=p=>e.selectStep(i.steps[w[p].
start]||null);function A(){let p=e.current();return!p||!p.draft?null:w[p.draft.round.index]===p.draft.round?p.draft.round.index:null}function C(){let p=A();c.mark(
p);let u=p===null?"":S(w[p]);M(o,u),K(n,{"aria-valuemin":1,"aria-valuemax":w.length,"aria-valuenow":(p??0)+1,"aria-valuetext":u||s("no round yet")})}n.addEventListener(
"pointermove",p=>{let u=c.at(p);u<0||(p.buttons===1?O(u):M(o,S(w[u])))}),n.addEventListener("pointerleave",C),n.addEventListener("click",p=>c.at(p)>=0&&O(c.at(p))),
n.addEventListener("keydown",p=>{let u={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0};p.key==="Escape"&&e.selectStep(
null),!(!(p.key in u)||!w.length)&&(p.preventDefault(),O(Math.max(0,Math.min(w.length-1,(A()??w.length-1)+u[p.key]))))});function W(p){let{draft_seconds:u,verify_seconds:f}=p,
g=u+f;for(let[L,_]of[["draft",u],["verify",f]]){let T=t.querySelector(`.gp-time-${L}`);T.style.flexGrow=g?_/g:.5,M(t.querySelector(`.gp-told-${L}`),`${Math.round(
g?100*_/g:0)}% · ${De(_)}`)}let y=B(p.num_tokens,"{count} token","{count} tokens"),E=p.passes_saved>0?B(p.passes_saved,"{count} pass saved.","{count} passes sa\
ved."):s("No pass saved.");M(t.querySelector(".gp-drafts-short"),`${B(p.num_rounds,"{tokens} in {count} forward pass of the target.","{tokens} in {count} forwar\
d passes of the target.",{tokens:y})} ${E}`)}function x(p){let u=e.lasts[0]||null;if((p.run||p.steps)&&i.follow(u),p.run&&(k=!1),t.hidden=!e.rounds.length,t.hidden)
return;let f=[w[0],b];if(w=$(),b=w.length,p.run||w[0]!==f[0]||b!==f[1]){let g=Pn(e.started),y=a.read(w);k||=w.some(({drafted:E})=>E.length&&(E[0].draft_logprob??
null)!==null),M(t.querySelector(".gp-drafts-rule"),$r(g,k)),t.querySelector(".gp-key-q").hidden=!k,W(y),P(),d.show(w,g),m(y,g)}d.mark(e.current()),C()}function h(){
t.hidden||(P(),C())}return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",h),new MutationObserver(h).observe(document.body,{attributes:!0,
attributeFilter:["class"]}),x}function Ir(t,e){let n=h=>t.querySelector(".gp-"+h),o=["without","with"],r=()=>e.answered("same"),i=({level:h})=>D(h);function a(h){let[p,u,f,g]=(h.mode==="gree\
dy"?c:b)(h);K(n("answer"),{"data-verdict":p}),M(n("answer-sign"),u),M(n("answer-words"),f),M(n("answer-more"),g),e.done&&M(n("told"),`${f}. ${g}`),M(n("missing"),
Ae(e,h))}function c({checked:h,equal:p,at:u}){if(!h||p===null)return["wait","…",s(e.done?"No answer":"Not known yet"),s("A text without drafts and one with dr\
afts must both have ended.")];if(p){let f=B(h,"Greedy decoding wrote the same token ids with and without drafts in one pair of texts.","Greedy decoding wrote th\
e same token ids with and without drafts in each of {count} pairs of texts.");return["good","✓",s("The same tokens"),f]}return["bad","✗",s("Different from t\
oken {place} on",{place:z(u+1)}),s("Greedy decoding should write the same tokens with drafts. Rounding can tip a near tie between two tokens, because the target\
 checks several tokens in one pass; look at their probabilities there.")]}function d(h,p){let u=0;for(;u<Math.min(h.length,p.length)&&h[u]===p[u];)u+=1;for(;u>0&&
/[\p{L}\p{M}\p{N}]/u.test(h[u-1])&&/[\p{L}\p{M}\p{N}]/u.test((h[u]||"")+(p[u]||""));)u-=1;let f=g=>u+g.slice(u).match(/^\s*\S*/)[0].length;return[u,f(h),f(p)]}function m({
mode:h,texts:p,equal:u,checked:f}){let g=h==="greedy"&&f>0&&p?p:[],y=n("both-texts"),E=JSON.stringify([g,u]);if(U(n("mark-key"),g.length>0&&u===!1&&g[0]!==g[1]),
y.dataset.key===E)return;y.dataset.key=E;let[L,..._]=g.length?d(...g):[];y.replaceChildren(...g.map((T,v)=>{let q=l("div"),I=l("p","",null,{dir:"auto",tabindex:"\
0"});return u||g[0]===g[1]?I.append(T):I.append(T.slice(0,L),l("mark","",T.slice(L,_[v])||"∎"),l("span","gp-apart",T.slice(_[v]))),q.append(l("h3","",s(v?"wit\
h drafts":"without drafts")),I),q}))}let w=h=>`p = ${h<.001?h.toPrecision(1):h.toPrecision(2)}`;function b(h){let{p,verdict:u,counts:f}=h,[g,y]=[f[0],z(f[1])];if(!V(
p)||u==="wait"){if(e.done)return["wait","…",s("No answer"),B(g,"{count} text without drafts, {assisted} with drafts: too few for a test.","{count} texts witho\
ut drafts, {assisted} with drafts: too few for a test.",{assisted:y})];let L=B(g,"{count} text without drafts, {assisted} with drafts so far.","{count} texts wi\
thout drafts, {assisted} with drafts so far.",{assisted:y});return["wait","…",s("Not known yet"),`${L} ${s("The test waits for the last one: to watch p as it \
changes, and to stop when it looks right, would make it worthless.")}`]}let E=B(g,"{count} text without drafts, {assisted} with drafts.","{count} texts without \
drafts, {assisted} with drafts.",{assisted:y});return u==="same"?["good","✓",s("{p}: no difference found",{p:w(p)}),`${E} ${s("A p below {level} would count a\
s a difference.",{level:i(h)})}`]:["bad","✗",s("{p}: the distributions differ",{p:w(p)}),`${E} ${s("p is below {level}.",{level:i(h)})}`]}function k({p:h,verdict:p}){
if(!V(h))return"";let u=s("If both draw from the same distribution, a difference as large as this one comes up in {share} of shuffles.",{share:D(h)});return p===
"differs"?`${u} ${s("That is so rare that chance is a poor explanation.")}`:p==="same"?`${u} ${s("That is not unusual.")}`:u}function $({counts:h,tokens:p,verdict:u,
level:f}){let[g,y]=h,E=Math.round(100*Math.sqrt(1/g+1/y)),L=B(p,"Only the first token of each text is compared: which token it is, and how surprising it is.","O\
nly the first {count} tokens of each text are compared: which tokens occur at each position, and how surprising they are in total.");if(u==="differs")return[s("\
It does not say how large a difference is or where it comes from, only how hard it is to put it down to chance. The counts below show where it lies."),s("Where \
nothing differs, this test still says “differs” in {level} of all trials. Try again with other seeds before you believe it.",{level:D(f)}),L];let _=g===y?s(
"With {count} texts each, the shares of a token differ by up to about {points} percentage points by chance alone.",{count:z(g),points:E}):s("With {without} and \
{assisted} texts, the shares of a token differ by up to about {points} percentage points by chance alone.",{without:z(g),assisted:z(y),points:E});return[s("Not \
finding a difference does not prove that there is none."),`${_} ${s("Smaller true differences mostly go unnoticed; more texts show more.")}`,L]}function P(){U(n(
"of-shuffles"),!!e.charts.shuffles),ue(n("shuffles"),e.charts.shuffles)}function S({surprise:h}){if(!h||!o.every(f=>V(h[f])))return"";let[p,u]=o.map(f=>de(h[f],
e.unit).replace("-","−"));return s("How surprising the target finds a token, beyond the entropy that it expects: {without} without, {assisted} with. It is 0 o\
n average for the target’s own draws.",{without:p,assisted:u})}function O(){let h=l("li"),p=l("table"),u=p.createTHead().insertRow();u.className="gp-hidden";for(let f of[
s("token"),s("without"),s("with")])u.append(l("th","",f,{scope:"col"}));return p.prepend(l("caption")),p.append(l("tbody")),h.append(p),h}function A(){let h=l("\
tr"),p=l("th","",null,{scope:"row"});p.append(l("bdi"));let u=l("td","",null,{colspan:2}),f=l("div","gp-counts");for(let g of o)f.append(l("i",`gp-bar-${g}`,null,
{"aria-hidden":"true"}),l("span"));return u.append(f),h.append(p,u),h}function C(h,{position:p,tokens:u},f){let g=h.firstChild;M(g.caption,s("token {place}",{place:z(
p)}));let y=o.map((_,T)=>f[T]-u.reduce((v,q)=>v+q[_],0)),E=[...u,...y.some(_=>_>0)?[{rest:!0,without:y[0],with:y[1]}]:[]],L=Y(g.tBodies[0],E.length,A);E.forEach(
(_,T)=>{let v=_.rest||_.text===null,q=L[T].cells[0].firstChild;me(q,_.rest?s("all others"):v?s("text ended"):_.text,{plain:v}),ae(q,v?"gp-plain":"");let I=L[T].
cells[1].firstChild.children;o.forEach((F,N)=>{let R=Math.max(1,f[N]);oe(I[2*N],"width",Math.min(1,_[F]/R)),M(I[2*N+1],z(_[F]))}),K(L[T].cells[1],{"aria-label":s(
"{without} without, {assisted} with",{without:z(_.without),assisted:z(_.with)})})})}function W(h){if(U(n("of-sampling"),h.mode==="sampling"),h.mode!=="sampling")
return;let p=k(h);U(n("evidence"),V(h.p)),U(n("meaning"),!!p),M(n("meaning"),p),P(),M(n("surprise"),S(h));let u=$(h),f=Y(n("cannot").querySelector("ul"),u.length,
()=>l("li"));u.forEach((y,E)=>M(f[E],y));let g=Y(n("places"),h.positions.length,O);h.positions.forEach((y,E)=>C(g[E],y,h.counts)),U(n("places-title").parentElement,
h.positions.length>0)}function x(){let h=e.found;a(h),m(h),W(h)}return h=>{t.hidden=!r(),!t.hidden&&(h.found||h.status||h.unit)&&x()}}function Rr(t,e){let n=W=>t.querySelector(".gp-"+W),o=n("answer"),r={draft:[s("draft"),W=>s("{share} of the time with drafts goes into writing them: all forward\
 passes of the draft model, or the search for text to copy.",{share:W})],verify:[s("verify"),W=>s("{share} of the time with drafts goes into the target model’s \
passes over them.",{share:W})],rest:[s("rest"),W=>s("{share} of the time with drafts goes into all else: comparing, choosing, and what the library does around i\
t.",{share:W})]};n("of-spread").dataset.tip=Cn();function i({verdict:W,speedup:x,pairs:{length:h},fewest:p}){let u=x&&Ie(x.median),f=x&&xt(x),g=x&&B(h,"Median o\
f {count} pair of runs.","Median of {count} pairs of runs.");if(W==="faster")return["good","▲",s(e.running?"{times} faster so far":"{times} faster",{times:u}),
g,s("90 % interval: {interval}.",{interval:f})];if(W==="slower")return["bad","▼",s(e.running?"{times}: slower so far":"{times}: slower",{times:u}),g,s("90 % i\
nterval: {interval}.",{interval:f})];if(W==="even")return["even","≈",s(e.running?"No clear difference so far":"No clear difference"),B(h,"{times} is the media\
n of {count} pair of runs.","{times} is the median of {count} pairs of runs.",{times:u}),s("The 90 % interval {interval} includes 1.",{interval:f})];let y=s(e.done?
"No answer":"Not known yet");return x?["wait","…",y,B(h,"{times} is the median of {count} pair of runs: too few to tell, {fewest} are needed.","{times} is the\
 median of {count} pairs of runs: too few to tell, {fewest} are needed.",{times:u,fewest:z(p)}),""]:["wait","…",y,s(e.done?"No pair of runs was completed.":"T\
he first counted pair is under way."),""]}function a(W){let[x,h,p,u,f]=i(W);K(o,{"data-verdict":x}),M(o.children[0],h),M(o.children[1],p),M(n("answer-more").children[0],
u),M(n("answer-more").children[1],f),e.done&&M(n("told"),`${p}. ${u} ${f}`),M(n("missing"),Ae(e,W));let g=Y(n("reasons"),W.reasons.length,()=>l("li"));W.reasons.
forEach((y,E)=>M(g[E],s(y))),U(n("warning"),W.others),M(n("warning"),W.others?"⚠ "+s(Ct):"")}function c({identical:W,pairs:x}){let h=n("badge");if(U(h,!!W&&W.
checked>0),h.hidden)return;let{equal:p}=W;K(h,{"data-verdict":p?"good":"bad"}),M(h.children[0],p?"✓":"✗"),M(h.children[1],d(W,x.length))}function d({checked:W,
equal:x,at:h},p){return x?W>p?B(W,"Same tokens in the warm-up pair","Same tokens in all {count} pairs, the warm-up included"):B(W,"Same tokens in the pair","Sam\
e tokens in all {count} pairs"):s("Not the same tokens: a text diverges at token {place}",{place:z(h+1)})}function m({pairs:W,draft_share:x,verify_share:h}){let p=W.
length>0&&V(x)&&V(h);if(U(n("of-time"),p),!p)return;let[u,f]=["without","with"].map(_=>On(W.map(T=>T[_]))),g=Math.max(u,f),y={draft:x,verify:h,rest:Math.max(0,1-
x-h)},E=Y(n("time-bars"),2,w);b(E[0],s("without"),u,g,{plain:1}),b(E[1],s("with"),f,g,y);let L=Y(n("time-keys"),3,()=>{let _=l("span");return _.append(l("i","",
null,{"aria-hidden":"true"}),l("span","",null,{tabindex:0})),_});Object.entries(y).forEach(([_,T],v)=>{let[q,I]=r[_];K(L[v].firstChild,{"data-part":_}),K(L[v].lastChild,
{"data-tip":I(D(T))}),M(L[v].lastChild,`${q} ${D(T)}`)})}function w(){let W=l("li");return W.append(l("span"),l("span","gp-time-bar",null,{"aria-hidden":"true"}),
l("span")),W}function b(W,x,h,p,u){let[f,g,y]=W.children;M(f,x),M(y,s("{time} per token",{time:yr(h)}));let E=Y(g,Object.keys(u).length,()=>{let L=l("i");return L.
append(l("b")),L});Object.entries(u).forEach(([L,_],T)=>{K(E[T],{"data-part":L}),oe(E[T],"width",_*h/p),M(E[T].firstChild,L!=="plain"&&_*h/p>.14?r[L][0]:"")})}let k=({
acceptance:W})=>W?W.judged_acceptance_rate:null;function $(W){let{drafted:x,cost:h,verify:p,break_even:u}=W,f=k(W),g=kr(1,x,h,p);if(!V(u))return s("No acceptanc\
e rate would be enough: even if the target kept every drafted token, the formula gives {times}.",{times:Ie(g)});if(u<=0)return s("Any acceptance rate is enough \
at these costs.");let y=D(u);if(!V(f))return s("The target must keep at least {least} of the tokens that it judges.",{least:y});let E={least:y,rate:D(f)};return f>=
u?s("The target must keep at least {least} of the tokens that it judges; here it keeps {rate}.",E):s("The target must keep at least {least} of the tokens that i\
t judges, but here it keeps only {rate}.",E)}function P(W){let x=["drafted","cost","verify"].every(h=>V(W[h]));U(n("of-rates"),x),x&&(ue(n("rates"),e.charts.rates),
M(n("rate-words"),$(W))),O(W)}function S({acceptance:W,drafted:x,cost:h,verify:p}){let u=[];for(let f of["draft_acceptance_rate","judged_acceptance_rate","mean_\
acceptance_length","passes_saved"]){let g=W?W[f]:null;V(g)&&u.push([f,f.endsWith("rate")?D(g):f.endsWith("length")?g.toFixed(2):z(g),s(ot[f])])}return V(x)&&u.push(
[s("drafted tokens per round"),x.toFixed(2),s("num_draft_tokens / all rounds, those without a draft included: the γ of the formula.")]),V(h)&&u.push([s("cost o\
f drafting one token"),h.toFixed(2),s("Draft time per drafted token / time per token without drafts, both without the reading of the prompt: the c of the formul\
a.")]),V(p)&&u.push([s("cost of verifying a draft"),p.toFixed(2),s("Time of the target’s pass over a draft / time per token without drafts. The theorem assumes \
1; on a processor without spare capacity it is more.")]),u}function O(W){let x=S(W),h=Y(n("figures"),x.length,()=>{let p=l("div"),u=l("dt");return u.append(l("s\
pan","",null,{tabindex:0})),p.append(u,l("dd")),p});x.forEach(([p,u,f],g)=>{let[y,E]=h[g].children;M(y.firstChild,p),K(y.firstChild,{"data-tip":f}),M(E,u)})}function A(){
let W=e.found;a(W),c(W),U(n("of-pairs"),W.pairs.length>0),ue(n("pairs"),e.charts.pairs),m(W),P(W)}let C=()=>e.answered("speed");return W=>{t.hidden=!C(),!t.hidden&&
(W.found||W.status)&&A()}}var Xo=40,zr=14;function al(t){let e=Array.from({length:t},(n,o)=>o);return t<=Xo?e:[...e.slice(0,zr),null,...e.slice(zr+t-Xo+1)]}var cl=(t,e,n)=>t==="left"?[0,
e-n]:[n,e];function Br(t,{text:e,side:n,goesOn:o,caption:r}){let[i,a]=cl(n,t.length,e),c=l("table","gp-strip");c.append(l("caption","gp-hidden",r));let d=c.appendChild(
l("tbody")),m=t.some(([,,,b])=>b!==null),w=[s("token"),s("mask"),...m?[s("position")]:[]].map(b=>{let k=d.appendChild(l("tr"));return k.append(l("th","",b,{scope:"\
row"})),k});for(let b of al(t.length)){if(b===null){let C=t.length-Xo+1;w.forEach((W,x)=>W.append(l("td","gp-mark",x?"…":B(C,"… {count} token …","… {count\
} tokens …"))));continue}let[,k,$,P]=t[b],S=b>=i&&b<a,O=o&&b===t.length-1,A=l("td",`gp-cell${S?" gp-padding":""}${O?" gp-last":""}`);A.append(ne(k)),S&&A.append(
l("span","gp-hidden",` ${s("(padding)")}`)),O&&A.append(l("span","gp-hidden",` ${s("(the next token is predicted from here)")}`)),[A,l("td",$?"":"gp-ignored",$),
l("td","",P)].slice(0,w.length).forEach((C,W)=>w[W].append(C))}return c}function jr(t,e,n){t.replaceChildren();let[o,r]=[l("span"),l("span","gp-parted")];e.forEach(
([,i,a],c)=>{let d=n!==null&&c>=n?r:o;a===null?d.append(ne(i,"gp-end")):Tt(d,a,{running:!0})}),t.append(...[o,r].filter(i=>i.childNodes.length)),t.childNodes.length||
t.append(l("span","gp-mark",s("(nothing)")))}function ll(t,e,n){let o=(e-t)/Math.max(1,n)||1,r=10**Math.floor(Math.log10(o)),i=r*[1,2,2.5,5,10].find(c=>c*r>=o*.8),a=[];for(let c=Math.floor(t/i+1e-9);c<=Math.
ceil(e/i-1e-9);c++)a.push(Number((c*i).toPrecision(12)));return a}var Zo=(t,e,n)=>ll(t,e,n).filter(o=>o>=t&&o<=e);function Fr(t,{height:e,x:n,y:o,left:r=46,right:i=18,top:a=14,bottom:c=38}){let d=t.querySelector("svg");d||t.append(d=ee("svg","gp-drawing"));let m=Math.max(240,
t.clientWidth),w=(b,[k,$])=>(b-k)/($-k||1);return{width:m,height:e,left:r,right:i,top:a,bottom:c,inner:m-r-i,x:b=>r+w(b,n)*(m-r-i),y:b=>e-c-w(b,o)*(e-a-c),draw(b,k){
kt(d,{class:"gp-drawing",role:"group","aria-label":b,viewBox:`0 0 ${m} ${e}`,style:`height: ${e}px`}),jo(d,k.map(($,P)=>["g","",P?{}:{"aria-hidden":"true"},$]))}}}
function Dr(t,{xTicks:e,yTicks:n,xTitle:o,yTitle:r}){let i=b=>Array.isArray(b)?b:[b,String(b)],[a,c]=[t.height-t.bottom,t.width-t.right],d=n.map(i).flatMap(([b,
k])=>[At("gp-guide",t.left,t.y(b),c,t.y(b)),yt("",t.left-7,t.y(b)+4,k,"end")]),m=e.map(i).flatMap(([b,k])=>[At("gp-guide",t.x(b),a,t.x(b),a+4),yt("",t.x(b),a+17,
k)]),w=[yt("gp-axis",(t.left+c)/2,t.height-4,o)];return r&&w.push(yt("gp-axis",2,t.top-16,r,"start")),[...d,...m,...w]}var dl=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,Ye=class t{static BLOCK=60;static LOOSE=150;constructor(e,n=null){this.
holder=e,this.before=n,this.loose=0,this.head=0,this.tried=0}append(e){this.holder.append(e),this.loose+=1}removeLast(){this.holder.lastChild.remove(),this.loose-=
1;let e=this.holder.lastElementChild;Hr(e)&&this.undo(e.previousSibling)}settle(){if(this.loose<t.LOOSE||this.loose<this.tried+t.BLOCK||!this.holder.offsetParent||
document.fonts.status==="loading")return;this.tried=this.loose;let e=[...this.holder.children].slice(-this.loose),n=this.freeStarts(e),o=e.map((c,d)=>d).filter(
c=>n[c]&&hl(e[c])),r=[],i=0;e[0].previousSibling||(this.head=i=o.shift()??0);for(let c of o)c-i<t.BLOCK||(r.push(this.wrap(e.slice(i,c))),i=c,this.loose=e.length-
c,this.tried=0);let a=r.map(c=>c.getBoundingClientRect().height);r.forEach((c,d)=>{c.style.containIntrinsicHeight=`${a[d]}px`,c.classList.add("gp-kept-rows")})}freeStarts(e){
let n=getComputedStyle(this.holder).direction==="rtl",o=e[0].previousSibling||!this.before?"":this.before.holder.textContent;return e.map(r=>{let i=r.textContent,
a=o.endsWith(`
`);o=o.slice(o.lastIndexOf(`
`)+1);let c=a?!i.startsWith(" "):!(n||dl.test(o));return o+=i,c})}wrap(e){let n=l("span","gp-rows");e[0].before(n,l("wbr")),n.append(...e);let o=e[0].firstChild;
if(o.nodeType===Node.TEXT_NODE&&o.data===" "){let r=l("span","gp-gap");o.replaceWith(r),r.append(o)}return n}undo(e){let n=e.querySelector(".gp-gap");n&&n.replaceWith(
n.firstChild),e.nextSibling.remove(),this.loose+=e.children.length+(Hr(e.previousElementSibling)?0:this.head),e.replaceWith(...e.childNodes),this.tried=0}dissolve(){
for(let e of[...this.holder.querySelectorAll(".gp-rows")].reverse())this.undo(e);this.tried=0}};function hl(t){let e=t.previousElementSibling,n=e&&Kr(e.querySelectorAll(
".gp-ink"));if(!n)return!1;let[o,r]=[t.querySelector(".gp-ink").getClientRects()[0],Kr(n.getClientRects())];return!!(o&&r)&&Gr(o)>Gr(r)+10}function Pe(t,e,n){let o=c=>(c.
querySelector(".gp-ink")||c).getClientRects()[0],r=o(t[e]),i=null,a=1/0;for(let c=e+n;c>=0&&c<t.length;c+=n){let d=o(t[c]),m=d?(d.top-r.top)*n:0;if(m<r.height/2)
continue;let w=m*1e3+Math.abs(d.left-r.left);if(w>=a+1e3*r.height)break;w<a&&([i,a]=[t[c],w])}return i}var Hr=t=>!!t&&t.tagName==="WBR",Kr=t=>t[t.length-1],Gr=({
top:t,bottom:e})=>(t+e)/2;function qt(t,e,n,o){let i=l("div","gp-card",null,{popover:"manual","aria-hidden":"true"}),a=l("div","gp-card-head"),c=l("dl","gp-card-facts"),d=l("ol","gp-card\
-rivals"),m=l("div","gp-card-key");m.append(l("i","gp-card-after"),`${s("after the processors")} `,l("i","gp-card-before"),s("before them")),i.append(a,c,d,m),i.
hidden=!0,t.append(i);let w=null,b=null,k=null;function $(g,y){c.append(l("dt","",g),l("dd","",y))}function P(){let{id:g,text:y,where:E,step:L,why:_}=o(w);if(a.
replaceChildren(ne(y,"gp-card-word"),l("span","",s("{where}, id {id}",{where:E,id:g}))),c.replaceChildren(),d.hidden=m.hidden=!L,_&&c.append(l("dd","gp-card-why",
_)),!L)return;S(L);let T=O(L),v=Math.max(...T.flatMap(({after:q,before:I})=>[q,I]),1e-9);d.replaceChildren(...T.map(q=>A(q,v))),m.hidden=!L.distribution.stages.
length}function S(g){let{chosen:y,distribution:E}=g,{probability:L,rawProbability:_,surprisal:T}=ye(g);E.stages.length||y.logprob!==y.raw_logprob?($(s("Probabil\
ity after the processors"),y.logprob===null?at(y):D(L)),$(s("before the processors"),D(_))):$(s("Probability (no processor ran)"),D(_));let v=[y.rank&&s("{rank}\
 after",{rank:z(y.rank)}),y.raw_rank&&s("{rank} before",{rank:z(y.raw_rank)})].filter(Boolean);if(v.length){let q=y.rank===y.raw_rank;$(s("Rank of {count}",{count:z(
E.vocab)}),q?z(y.rank):v.join(", "))}$(s("Surprisal"),de(T,n.unit))}function O({chosen:g,distribution:y}){let E=y.candidates.map(_=>({candidate:_,after:X(_.logprob),
before:X(_.raw_logprob),isChosen:_.token_id===g.token_id}));E.sort((_,T)=>Math.max(T.after,T.before)-Math.max(_.after,_.before));let L=E.slice(0,5);return L.some(
({isChosen:_})=>_)||L.push({candidate:g,after:X(g.logprob),before:X(g.raw_logprob),isChosen:!0}),L}function A({candidate:g,after:y,before:E,isChosen:L},_){let T=g.
logprob===null,v=l("li",(L?"gp-card-chosen":"")+(T?" gp-card-removed":"")),q=l("span","gp-card-tracks");for(let[I,F]of[["after",y],["before",E]]){let N=l("i","g\
p-card-"+I);N.style.width=`${F/_*100}%`,q.append(N)}return T&&q.firstChild.replaceWith(l("small","",at(g))),v.append(l("span","gp-card-sign",L?"▶":T?"✕":""),
ne(g.text,"gp-card-word"),q,l("span","gp-card-value",D(T?E:y))),v}function C(){let g=(w.querySelector(".gp-ink")||w).getClientRects()[0],y=e.getBoundingClientRect();
if(!g||g.bottom<y.top||g.top>y.bottom){x();return}let[E,L]=[i.offsetWidth,i.offsetHeight],{clientWidth:_,clientHeight:T}=document.documentElement,v=g.bottom+9,q=v+
L+8<=T?v:g.top-L-9;i.style.left=`${Math.max(8,Math.min(g.left,_-E-8))}px`,i.style.top=`${Math.max(8,Math.min(q,T-L-8))}px`}function W(g,y=null){o(g)&&(w=g,b=y,k=
null,P(),i.hidden&&(i.hidden=!1,i.showPopover&&i.showPopover(),document.addEventListener("keydown",h,!0),document.addEventListener("scroll",u,{capture:!0,passive:!0})),
C())}function x(){w&&(w=null,i.hidden=!0,i.hidePopover&&i.isConnected&&i.hidePopover(),document.removeEventListener("keydown",h,!0),document.removeEventListener(
"scroll",u,{capture:!0}))}function h({key:g}){g==="Escape"&&p()}function p(){k=w,x()}function u(){let g=b&&document.elementFromPoint(b.clientX,b.clientY);!w.isConnected||
b&&!w.contains(g)?x():C()}e.addEventListener("pointermove",g=>{if(g.pointerType==="touch")return;let y=g.target.closest('[role="button"]');!y||!o(y)?b&&x():y!==
w&&y!==k&&W(y,g)}),e.addEventListener("pointerleave",()=>{k=null,b&&x()}),e.addEventListener("focusin",({target:g})=>g.matches(":focus-visible")&&W(g)),e.addEventListener(
"focusout",({target:g})=>g===w&&!b&&x());function f(g){w&&(w.isConnected?g&&(P(),C()):x())}return{show:W,hide:x,dismiss:p,refresh:f}}var at=({removed_by:t})=>s(
"removed by {processor}",{processor:t?Ue(t)[0]:s("a processor")});function ct(t,e){if(e.piece===null){let n=l("bdi","gp-ink gp-special");Le(n,e.text),t.append(n)}else Lt(e)?t.append(e.piece,l("span","gp-ink gp-byte","",{"data-\
bytes":Mn(e.text)||"·"})):lr(t,e.piece)}function lt(t,e,n,o){let r=o&&Lt(o)?t.tokens.at(-1).parentNode:null;if(r&&n.piece!==null)r.append(e);else if(Lt(n)){let i=l(
"span","gp-bytes");i.append(e),t.rows.append(i)}else t.rows.append(e);t.tokens.push(e)}function It(t,e){for(;t.tokens.length>e;){let n=t.tokens.pop(),o=n.closest(
".gp-bytes");o&&o.childNodes.length>1?n.remove():t.rows.removeLast()}}function Nn(t,e){let{probability:n,rawProbability:o,rank:r,surprisal:i}=ye(t),a=[t.chosen.
logprob===null?at(t.chosen):s("probability {share}",{share:D(n)})];return D(o)!==D(n)&&a.push(s("{share} before the processors",{share:D(o)})),r!==null&&a.push(
s("rank {rank} of {count}",{rank:z(r),count:z(t.distribution.vocab)})),[...a,s("surprisal {amount}",{amount:de(i,e)})]}var ln=(t,e,n)=>e>0?(t-n*e)/Math.sqrt(e*n*(1-n)):null;function ze(t){if(t<0)return 1-ze(-t);let e=Math.exp(-t*t/2)/Math.sqrt(2*Math.PI);if(t>3){let r=t;for(let i=120;i>
0;i--)r=t+i/r;return e/r}let[n,o]=[0,t];for(let r=1;o>1e-18;r+=2)n+=o,o*=t*t/(r+2);return .5-e*n}var Ur=(t,e,n)=>t>e?n**2*e*(1-e)/(t-e)**2:1/0;function He(t){if(t>=
1e-4)return D(t);if(t<1e-300)return s("less than {p}",{p:"10⁻³⁰⁰"});let[e,n]=t.toExponential(1).split("e-");return`${e} × 10⁻${[...n].map(o=>"⁰¹²³⁴⁵⁶⁷\
⁸⁹"[o]).join("")}`}function Rt(t){let e=ze(t);if(e>.1)return s("{share} of texts without this watermark pass it.",{share:D(e)});let n=1/e;return n>=1e9?s("A\
 share of {p} of texts without this watermark passes it.",{p:He(e)}):s("One in {odds} texts without this watermark passes it.",{odds:z(Number(n.toPrecision(n<1e4?
3:2)))})}var pl=({green:t})=>t==null?"none":t?"green":"red",ul=t=>Math.round(Math.max(0,Math.min(1,(t-.2)/.6))*10);function fl(t,e,n){let o=l("span","gp-token",
null,{tabindex:"-1",role:"img"});if(ct(o,t),Vr(o,e),n===void 0)return o;let r=typeof n=="function"?n:()=>n;return o.setAttribute("aria-label",r()),xe(o,r),o}function Vr(t,{
green:e=null,g:n=null,counted:o=!0}){let r=t.querySelector(".gp-ink");if(n===null)t.dataset.list=pl({green:e});else{let i=ul(n);t.dataset.list="g",r.style.backgroundColor=
`var(--gp-prob-${i})`,r.style.backgroundSize=`2px ${i*10}%`}o||(t.dataset.counted="no")}var Ee=class{constructor(e,{press:n=null}={}){this.body=e,this.press=n,this.
items=[],this.tokens=[],this.stop=null,this.width=0,this.timer=0,e.classList.add("gp-marked"),this.rows=new Ye(e),e.addEventListener("keydown",o=>this.keyed(o)),
e.addEventListener("click",o=>this.pressed(o.target.closest(".gp-token"))),new ResizeObserver(()=>this.resized()).observe(e)}show(e,n=0){this.cut(Math.min(n,this.
tokens.length));for(let o=this.tokens.length;o<e.length;o++){let{token:r,mark:i,words:a}=e[o],c=fl(r,i,a);this.press&&c.setAttribute("role","button"),lt(this,c,
r,o?this.items[o-1].token:null),this.items.push(e[o])}!this.stop&&this.tokens.length&&this.reach(this.tokens[0]),this.rows.settle()}cut(e){It(this,e),this.items.
length=e,this.stop&&!this.stop.isConnected&&(this.stop=null)}reach(e){this.stop&&(this.stop.tabIndex=-1),this.stop=e,e.tabIndex=0}pressed(e){let n=this.tokens.indexOf(
e);n<0||(this.reach(e),this.press&&this.press(this.items[n]))}keyed(e){let n=this.tokens.indexOf(e.target.closest(".gp-token"));if(n<0||e.ctrlKey||e.metaKey||e.
altKey)return;let o={ArrowRight:()=>this.tokens[n+1],ArrowLeft:()=>this.tokens[n-1],ArrowDown:()=>Pe(this.tokens,n,1),ArrowUp:()=>Pe(this.tokens,n,-1),Home:()=>this.
tokens[0],End:()=>this.tokens.at(-1),Enter:()=>this.tokens[n]," ":()=>this.tokens[n]}[e.key];if(!o)return;e.preventDefault();let r=o();r&&(this.reach(r),r.focus(
{preventScroll:!0}),r.scrollIntoView({block:"nearest"}),r===this.tokens[n]&&this.pressed(r))}resized(){let{clientWidth:e}=this.body;!e||e===this.width||(this.width=
e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),200))}};function Ke(t,e,{unscored:n=!1,repeated:o=!1,faint:r=s("fai\
nt: seen before, not counted")}={}){let i=[e,n,o,r].join();if(t.dataset.legend===i)return;t.dataset.legend=i,t.classList.add("gp-marked","gp-mark-legend");let a=(d,m,w)=>{
let b=l("span"),k=l("span","",null,{"aria-hidden":"true"});return k.append(l("span","gp-ink",m)),Vr(k,d),b.append(k,w),b},c=e==="synthid"?[a({g:.2},"g",s("mean \
g-value 0.2 or less")),a({g:.5},"g",s("0.5, as by chance")),a({g:.8},"g",s("0.8 or more"))]:[a({green:!0},"◆",s("green: on the green list")),a({green:!1},"◇",
s("red: not on the green list"))];n&&c.push(a({},"abc",s("not scored"))),o&&c.push(a(e==="synthid"?{g:.5,counted:!1}:{green:!0,counted:!1},"abc",r)),t.replaceChildren(
...c)}var ml=400,gl=12;function zt(t,{curves:e,threshold:n,needed:o=null,label:r=s("z over the number of tokens"),title:i=s("tokens scored"),yTitle:a="z",from:c=40,
height:d=260}){let m=e.filter(({points:x})=>x.length),w=m.flatMap(({points:x})=>x),b=Math.max(c,...w.map(([x])=>x)),k=o&&o.at<=2*b?Math.max(b,o.at*1.05):b,$=w.map(
([,x])=>x),P=Math.min(-.5,...$)*1.08,S=Math.max(n*1.15,1,...$)*1.06,O=Fr(t,{height:d,x:[0,k],y:[P,S],left:40,top:24}),A=O.width-O.right,C=[...Dr(O,{xTicks:Zo(0,
k,O.inner/90),yTicks:Zo(P,S,5),xTitle:i,yTitle:a}),At("gp-unity",O.left,O.y(0),A,O.y(0)),At("gp-z-threshold",O.left,O.y(n),A,O.y(n)),...m.map(({look:x,points:h})=>fr(
`gp-z-${x}`,bl(h,ml).map(([p,u])=>[O.x(p),O.y(u)]))),...m.map(({look:x,points:h})=>kl(O,x,h.at(-1))),wl(O,m,n)],W=yl(O,m);if(o&&o.at<=k){let[x,h]=[O.x(o.at),O.y(
n)];W.push(Fo("",o.words,[["path","gp-z-needed",{d:`M${we(x)} ${we(h)}l-6 11h12Z`},[]]]))}O.draw(r,[C,W])}function wl(t,[e],n){let o=([,a])=>Math.abs(a-n),{points:r}=e||
{points:[]},i=r.length>0&&o(r.at(-1))>o(r[Math.floor(r.length/8)]);return yt("gp-halo gp-strong",i?t.width-t.right:t.left+5,t.y(n)-6,s("threshold {value}",{value:Number(
n.toFixed(2))}),i?"end":"start")}function bl(t,e){let n=Math.ceil(t.length/e);return t.filter((o,r)=>r%n===0||r===t.length-1)}var kl=(t,e,[n,o])=>e==="measured"?
["circle","gp-measured",{cx:we(t.x(n)),cy:we(t.y(o)),r:5},[]]:["path",`gp-z-end gp-z-end-${e}`,{d:mr(t.x(n),t.y(o),4.5)},[]];function yl(t,e){let n=Math.max(0,...e.
map(({points:r})=>r.at(-1)[0])),o=Math.min(gl,n);return Array.from({length:o},(r,i)=>{let[a,c]=[n*i/o,n*(i+1)/o],d=e.map(({name:w,points:b})=>{let k=b.findLast(
([$])=>$<=c);return k&&k[0]>a?`${w} ${k[1].toFixed(2)}`:""}).filter(Boolean);if(!d.length)return null;let m={x:we(t.x(a)),y:t.top,width:we(t.x(c)-t.x(a)),height:we(
t.height-t.bottom-t.top)};return Fo("gp-z-place",B(Math.floor(c),"After {count} token: {values}","After {count} tokens: {values}",{values:d.join(", ")}),[["rect",
"gp-catch",m,[]]])}).filter(Boolean)}function Bt(t,e){let n=Y(t,e.length,()=>{let o=l("span"),r=ee("svg");return K(r,{width:26,height:8,"aria-hidden":"true"}),r.
append(ee("path")),K(r.firstElementChild,{d:"M1 4H25"}),o.append(r,l("span")),o});e.forEach(({name:o,look:r,tip:i},a)=>{let[c,d]=n[a].children;K(c.firstChild,{class:`\
gp-z-${r}`}),M(d,o),i&&K(d,{tabindex:0,"data-tip":i})})}function dn({name:t,masked:e}){return t==="alone"?s("Alone"):t==="left"?e?s("Padded on the left"):s("Padded on the left, without a mask"):e?s("Padded on the rig\
ht"):s("Padded on the right, without a mask")}function Qo(t,e){if(!V(t))return s("infinite");let n=Oe(t,e),o=Math.abs(n);if(o<1e-15)return`0 ${s(e)}`;let r=o<1e-4?
He(o):o.toFixed(o<.01?4:3);return`${n<0?"−":""}${r} ${s(e)}`}function Jr(t,e,n){let{prompts:o,sampled:r,ways:[i]}=t,a=o.length,c=e.answers.map(({kl:$})=>V($)?
$:1/0),d=e.answers.filter(({read:$},P)=>$.length>i.answers[P].read.length).length,m=[s("Divergence of the first new token from that of the prompt alone: at most\
 {distance}.",{distance:Qo(Math.max(...c),n)})];d||m.push(s("No prompt is shorter than another, so nothing was padded.")),e.guessed?m.push(s("generate has found\
 the padding by itself, because no text ends with this pad token.")):!e.masked&&d&&m.push(s("The model has read the padding as text."));let w=e.answers.filter(({
same:$})=>!$).length,[b,k]=r?["even","○"]:w?["bad","✗"]:["good","✓"];return[b,k,xl(b,dn(e),w,a),m.join(" ")]}function xl(t,e,n,o){return t==="even"?s("{wa\
y}: the texts are drawn anew, so they are not compared.",{way:e}):t==="good"?B(o,"{way}: the prompt gives the same text as alone.","{way}: each of the {count} p\
rompts gives the same text as alone.",{way:e}):o===1?s("{way}: the prompt gives a different text than alone.",{way:e}):B(n,"{way}: {count} of {all} prompts give\
s a different text than alone.","{way}: {count} of {all} prompts give a different text than alone.",{way:e,all:o})}function es({sampled:t},{name:e},{same:n}){return e===
"alone"?["even","",""]:t?["even","○",s("drawn anew")]:n?["good","✓",s("the same as alone")]:["bad","✗",s("a different text than alone")]}function vl({parts_at:t,
new:e},n){if(t===null)return"";let o=r=>r[t]?Z(r[t][1]):s("the end");return s("diverges at new token {number}: {own}, alone {alone}",{number:t+1,own:o(e),alone:o(
n.new)})}function Yr(t,e,n,o,r){let i=n.first.slice(0,3).map(([m,w])=>`${Z(m)} ${D(X(w))}`),a=[s("first: {tokens}",{tokens:i.join(", ")}),s("The likeliest first\
 new tokens, with their probabilities before the logits processors.")];if(e.name==="alone")return[a];let[,c]=o.new[0],d=t.sampled?"":vl(n,o);return[...d?[[d,s("\
The first token that differs. What comes after it continues a different text.")]]:[],[s("KL {distance}",{distance:Qo(n.kl,r)}),s("Kullback-Leibler divergence be\
tween the distributions of the first new token, alone ‖ this way, before the logits processors. 0 where they are the same.")],[s("log p of {token} {change}",{
token:Z(c),change:`${V(n.change)&&n.change>0?"+":""}${Qo(n.change,r)}`}),s("The change in the log-probability of the token that the prompt alone chose first.")],
a]}function Xr({model:t,mode:e,prompts:n,width:o,pad:r,borrowed:i,dtype:a,seed:c,sampled:d,ways:[m]}){let w=d?s("{mode}, seed {seed}",{mode:bt(e),seed:c}):bt(e),
b=m.answers.some(({read:k})=>k.length<o);return`${t}, ${a}; ${w}; ${b?Sl(n.length,o,r[1],i):B(n.length,"{count} prompt of {width} tokens","{count} prompts of {w\
idth} tokens",{width:o})}`}var Sl=(t,e,n,o)=>o?B(t,"{count} prompt, padded to {width} tokens with {pad}, the end-of-text token","{count} prompts, padded to {wid\
th} tokens with {pad}, the end-of-text token",{width:e,pad:n}):B(t,"{count} prompt, padded to {width} tokens with {pad}","{count} prompts, padded to {width} tok\
ens with {pad}",{width:e,pad:n});function Zr(t,e){let n=w=>t.querySelector(".gp-"+w);function i(w){let b=w.ways.slice(1).map(k=>Jr(w,k,e.unit));n("batch-verdicts").replaceChildren(...b.map(([k,
$,P,S])=>{let O=l("li","",null,{"data-verdict":k}),A=l("span","",P);return A.append(l("small","",S)),O.append(l("span","gp-sign",$,{"aria-hidden":"true"}),A),O})),
M(n("told"),b.map(([,,k])=>k).join(" "))}function a(w,b){let k=l("details","gp-one-prompt"),$=l("summary","",`${s("Prompt {number}:",{number:b+1})} `),P=[...w.prompts[b]],
S=l("bdi","gp-prompt-text",P.slice(0,200).join("")+(P.length>200?"…":"")),O=w.ways.slice(1).map(C=>`${es(w,C,C.answers[b])[1]} ${dn(C)}`);$.append(S,l("span",
"gp-way-signs",` ${O.join(" · ")}`)),k.append($);let A=()=>{k.open&&k.childElementCount===1&&k.append(...w.ways.map(C=>c(w,C,b)))};return k.addEventListener("t\
oggle",A),k.open=b<6,A(),k}function c(w,b,k){let[$,P]=[w.ways[0].answers[k],b.answers[k]],[S,O,A]=es(w,b,P),C=l("div","gp-way",null,{"data-verdict":S}),W=l("h3",
"gp-way-name");W.append(l("span","gp-sign",O,{"aria-hidden":"true"}),dn(b),l("small","",A));let x=s("Prompt {number} as the model reads it: {way}",{number:k+1,way:dn(
b)}),h=d(w,b,P,$,x),p=l("p","gp-gave"),u=l("span","gp-new");jr(u,P.new,w.sampled?null:P.parts_at),p.append(l("span","gp-gave-words",`${s("Output:")} `),u);let f=l(
"p","gp-measures");for(let[y,E]of Yr(w,b,P,$,e.unit))f.append(l("span","",y,{tabindex:0,"data-tip":E}));let g=l("div","gp-way-body");return g.append(h,p,f),C.append(
W,g),C}function d({is_encoder_decoder:w},{name:b},{read:k},$,P){if(b!=="alone"&&JSON.stringify(k)===JSON.stringify($.read))return l("p","gp-note",s("As long as \
the longest prompt: there is no padding, and the row is that of the prompt alone."));let S=l("div","gp-scroll",null,{tabindex:0,role:"region","aria-label":P});return S.
append(Br(k,{text:$.read.length,side:b,goesOn:!w,caption:P})),S}function m(w){M(n("about"),Xr(w)),i(w),U(n("of-decoder"),!w.is_encoder_decoder),n("batch-prompts").
replaceChildren(...w.prompts.map((b,k)=>a(w,k)))}return w=>{t.hidden=!e.found,!t.hidden&&(w.found||w.unit)&&m(e.found)}}function jt({effective:t,config:e}){let n={...t,...e},o=(n.constraints||[]).map(i=>i.any_of||[i.phrase||[]]),r=(n.force_words_ids||[]).map(i=>Array.isArray(i[0])?
i:[i]);return[...o,...r].map(i=>({alternatives:i,length:Math.max(...i.map(a=>a.length))}))}function Qr(t,e){let n=t.map(r=>e.get(r)),o=n.indexOf(void 0);return(o<
0?n:[...n.slice(0,o),"…"]).join("")}function dt({alternatives:t,length:e},n,o,r){if(n>=e)return!0;let i=t.filter(c=>c.length===n);if(!i.length)return!1;let a=[
...r,...fe(o).map(c=>c.chosen.token_id)].join(" ")+" ";return i.some(c=>` ${a}`.includes(` ${c.join(" ")} `))}var _l={running:["●",({beam:t})=>s("beam {number}",{number:t+1})],finished:["■",()=>s("ended")],ended:["□",()=>s("ended, not counted")],pruned:["✕",()=>s(
"pruned")]};function ei(t,e){let r=t.querySelector(".gp-beam-table"),i=t.querySelector(".gp-where"),a=t.querySelector(".gp-more"),c={lost:4,progress:7},d=t.querySelector(
".gp-constraints"),m=[],w=[],b=[];function k(f){let g=40-f.filter(_=>_.beam.status!=="pruned").length,y=({beam:_})=>_.beam??(_.status==="finished"?1e6:1e7),E=f.
filter(_=>_.beam.status!=="pruned"||g-- >0).sort((_,T)=>y(_)-y(T)),L=new Map;for(let _ of E){let T=_.beam.group??null;L.has(T)||L.set(T,[]),L.get(T).push(_)}return[
...L].sort(([_],[T])=>_-T)}function $(f,g){let y=new Map;for(let{beam:E}of f)E.status==="running"&&E.group<g&&y.set(E.text,(y.get(E.text)||0)+1);return y}function P(f){
let g="",y=f.before;for(;y&&g.length<32;y=y.before)g=(y.piece??y.chosen.text)+g;return(y||g.length>32?"…":"")+Array.from(g).slice(-32).join("")}function S(){let f=l(
"tbody"),g=f.insertRow(),y=l("th","gp-group-head",null,{scope:"rowgroup",colspan:"8"}),[E,L]=[l("b","gp-badge"),l("span")];return y.append(E,L),g.append(y),r.append(
f),w.push({body:f,head:g,badge:E,took:L,rows:[]}),w.at(-1)}function O(f){let g=f.body.insertRow(),y=Array.from({length:8},()=>g.insertCell()),[E,L,_]=[l("span",
"gp-sign"),l("span"),l("span","gp-flag","⚑ "+s("forced"))];y[0].append(E,L,_);let T=l("button","gp-pick",null,{type:"button",tabindex:"-1"}),[v,q,I]=[l("span",
"gp-tail"),l("bdi","gp-tail-text"),l("bdi","gp-word")];return v.append(q),T.append(v,I),y[1].append(T),f.rows.push({row:g,cells:y,sign:E,fate:L,flag:_,pick:T,tail:q,
word:I,node:null}),f.rows.at(-1)}function A(f,g,y){let{beam:E}=g,[L,_]=_l[E.status]||["",()=>E.status];f.node=g,f.row.dataset.status=E.status,f.row.className=y?
"gp-looked":"",M(f.sign,L),M(f.fate,_(E)),f.flag.hidden=!E.forced;let T=P(g);f.tail.replaceChildren(),Tt(f.tail,T),Le(f.word,E.text),f.pick.tabIndex=y?0:-1,f.pick.
setAttribute("aria-pressed",String(y&&e.selected===g));let v=[_(E),...E.forced?[s("forced")]:[]].join(", ");f.pick.setAttribute("aria-label",s("{fate}: {text}",
{fate:v,text:Z(T+E.text)})),M(f.cells[2],g.before?s("beam {number}",{number:E.parent+1}):s(e.readsSource?"start":"prompt")),M(f.cells[3],J(E.logprob)),M(f.cells[4],
E.diversity_penalty?`-${J(E.diversity_penalty)}`:"–"),M(f.cells[5],J(E.score)),M(f.cells[6],J(E.final_score)),E.progress&&f.cells[7].replaceChildren(...W(g))}
function C(f){if(d.hidden=!f||!m.length,d.hidden)return;let g=m.map(({alternatives:y,length:E})=>{let L=l("li");return y.forEach((_,T)=>{T&&L.append(` ${s("or")}\
 `),L.append(ne(Qr(_,e.texts)))}),L.append(" "+B(E,"({count} token)","({count} tokens)")),L});g.map(y=>y.textContent).join(`
`)!==d.dataset.said&&(d.dataset.said=g.map(y=>y.textContent).join(`
`),d.replaceChildren(...g))}function W(f){let g=e.prefix.map(L=>L.token_id),y=f.beam.progress.map((L,_)=>{let T=l("span","gp-goal"),v=m[_];for(let q=0;v&&q<Math.
min(v.length,8);q++)T.append(l("i",q<L?"gp-full-block":""));return v&&dt(v,L,f,g)?T.append(` ✓ ${s("done")}`):T.append(" "+(v?s("{progress} of {length}",{progress:L,
length:v.length}):String(L))),T}),{bank:E}=f.beam;return E==null?y:[...y,l("span","gp-note",s("bank {bank}",{bank:E}))]}function x(f,[g,y],E,L,_){if(f.body.hidden=
!y,!!y){if(f.head.hidden=g===null,g!==null){M(f.badge,Ce(g)),f.body.dataset.look=g%4;let T=[...$(E,g)].flatMap(([v,q])=>[ne(v,"gp-took"),q>1?` × ${q}`:""]);f.took.
replaceChildren(...T.length?[s("Earlier groups have just chosen:"),...T]:[s("Chooses first: no penalty")])}for(;f.rows.length<y.length;)O(f);f.rows.forEach((T,v)=>{
if(T.row.hidden=v>=y.length,!(v>=y.length)){for(let[q,I]of Object.entries(c))T.cells[I].hidden=!_[q];A(T,y[v],y[v]===L)}})}}function h(f){let y=e.prompts[f.sequence].
steps[f.index],E={lost:y.some(({beam:v})=>(v.group??null)!==null),progress:y.some(({beam:v})=>v.progress)};for(let[v,q]of Object.entries(c))r.tHead.rows[0].cells[q].
hidden=!E[v];let L=k(y);for(;w.length<L.length;)S();w.forEach((v,q)=>x(v,L[q]||[null,null],y,f,E));let _=y.length-L.reduce((v,[,q])=>v+q.length,0);a.hidden=_<=0,
M(a,B(_,"and {count} more that was pruned","and {count} more that were pruned"));let T={token:f.index+1,prompt:f.sequence+1};M(i,e.prompts.length>1?s("at token \
{token} of prompt {prompt}",T):s("at token {token}",T)),C(E.progress)}let p=()=>w.filter(({body:f})=>!f.hidden).flatMap(({rows:f})=>f.filter(({row:g})=>!g.hidden)),
u=f=>p().findIndex(({pick:g})=>g.contains(f.target));return r.addEventListener("click",f=>{let g=u(f);g>=0&&e.selectStep(p()[g].node)}),r.addEventListener("keyd\
own",f=>{f.key==="Escape"&&e.selectStep(null);let g=u(f),y={ArrowDown:1,ArrowUp:-1}[f.key];if(g<0||!y)return;f.preventDefault();let E=p()[g+y];E&&(e.selectStep(
E.node),E.pick.focus())}),f=>{f.run&&e.started&&(m=jt(e.started));let g=e.usesBeams?e.current():null;t.hidden=!g,!(!g||g===b[0]&&e.selected===b[1])&&(b=[g,e.selected],
h(g))}}var ce={node:108,fold:236,gap:34,row:38,leaf:20,between:8,margin:20,band:22,short:3},ti=new Set(["running"]),ht=new Set(["finished"]);function ni(t,e){let n=Math.
min(e.upTo,t.steps.length-1),o=ts(t,n),r=new Map((e.returned||[]).map((b,k)=>[b,k+1])),i=hn([...o,...r.keys(),...Wn(t,n)]),{kids:a,hidden:c}=Ol(t,n,e,i,o),{lanes:d,
counts:m}=Ll(t,n,a),w=Al(t,n,a,d,e);return Cl(t,{last:n,kept:o,outputs:r,alive:i,kids:a,hidden:c,lanes:d,counts:m,columns:w,options:e})}var Wn=(t,e)=>(t.steps[e]||
[]).filter(({beam:n})=>ti.has(n.status));function ts(t,e){let n=t.steps.slice(0,e+1).flat().filter(({beam:o})=>ht.has(o.status));return n.sort((o,r)=>r.beam.final_score-
o.beam.final_score),new Set(n.slice(0,(t.pools[e]||[]).length))}function hn(t){let e=new Set;for(let n of t)for(;n&&!e.has(n);n=n.before)e.add(n);return e}function Ol(t,e,n,o,r){
let i=new Map,a=new Set([null]),c=new Map,d=new Map,m=w=>(i.has(w)||i.set(w,{on:[],off:[]}),i.get(w));m(null);for(let w=0;w<=e;w++){for(let b of t.steps[w]){let{
before:k}=b,$=n.collapsed.has(k)?k:c.get(k);$!=null?(c.set(b,$),d.set($,(d.get($)||0)+1)):ti.has(b.beam.status)?(n.lost||o.has(b))&&(m(k).on.push(b),a.add(b)):(!ht.
has(b.beam.status)||n.lost||r.has(b))&&m(k).off.push(b)}t.distributions[w].forEach((b,k)=>{let $=El(t,w,k);n.candidates&&a.has($)&&!n.collapsed.has($)&&Tl(t,w,k,
b,m($),n.candidates)})}for(let w of i.values()){w.on.sort((P,S)=>P.beam.beam-S.beam.beam);let b=w.off.filter(({beam:P})=>ht.has(P.status)),k=w.off.filter(({beam:P})=>!ht.
has(P.status)),$=(P,S)=>S.beam.score-P.beam.score;w.off=[...b.sort($),...Ml(k.sort($),n.candidates)]}return{kids:i,hidden:d}}function Ml(t,e){let n=new Map;return t.
filter(({beam:{parent:o}})=>(n.set(o,(n.get(o)||0)+1),n.get(o)<=e))}function El(t,e,n){if(!(e<=t.given&&!t.steps[e].some(({beam:o})=>o.parent===n)))return e?t.byStep[e-
1].get(n):null}function Tl(t,e,n,o,r,i){let a=i-r.off.filter(({beam:d})=>d.parent===n&&!ht.has(d.status)).length;if(a<=0)return;let c=new Set(t.steps[e].filter(
({beam:d})=>d.parent===n).map(({beam:d})=>d.token_id));for(let d of o.candidates)if(!(d.logprob===null||c.has(d.token_id))&&(r.off.push(vr(t,e,n,o,d)),a-=1,!a))
return}function Ll(t,e,n){let o=new Map,r=new Map;for(let a=0;a<=e;a++){let c=[],d=new Set;for(let m of Wn(t,a)){let w=n.get(m.before);if(!w||!w.on.includes(m))
continue;let b=m.beam.group??0;r.has(b)||r.set(b,[]),w.on.find(({beam:$})=>($.group??0)===b)===m&&m.before&&o.has(m.before)?(o.set(m,o.get(m.before)),r.get(b)[o.
get(m).number]=a,d.add(m)):c.push(m)}c.sort((m,w)=>m.beam.beam-w.beam.beam);for(let m of c){let w=m.beam.group??0,b=$l(r.get(w),a,m.before&&o.has(m.before)?o.get(
m.before).number:0);r.get(w)[b]=a,o.set(m,{group:w,number:b})}}let i=new Map([...r].sort(([a],[c])=>a-c).map(([a,c])=>[a,Math.max(1,c.length)]));return{lanes:o,
counts:i}}function $l(t,e,n){let o=a=>a.sort((c,d)=>Math.abs(c-n)-Math.abs(d-n)||d-c)[0],i=t.map((a,c)=>c).filter(a=>t[a]<e-1);return i.length?o(i):t.length}function Al(t,e,n,o,r){
let i=d=>Wn(t,d-1).every(m=>{if(!o.has(m))return!0;let w=n.get(m);return w&&w.on.length===1&&!w.off.some(({beam:b})=>ht.has(b.status))}),a=[],c=r.live?e-2:e;for(let d=0;d<=
e;d++){let m=a.at(-1);r.fold&&m&&d<=c&&i(d)?m.to=d:a.push({from:d,to:d})}return a.flatMap(d=>{let m=d.to-d.from+1;return m>=ce.short&&!r.unfolded.has(d.from)?[d]:
Array.from({length:m},(w,b)=>({from:d.from+b,to:d.from+b,...m>=ce.short&&b===0?{open:!0}:{}}))})}function Cl(t,{last:e,kept:n,outputs:o,alive:r,kids:i,hidden:a,
lanes:c,counts:d,columns:m,options:w}){let b=[],k=ce.margin+ce.node+ce.gap;for(let u of m){u.x=k,u.folded=u.to>u.from,u.width=u.folded?ce.fold:ce.node,k+=u.width+
ce.gap;for(let f=u.from;f<=u.to;f++)b[f]=u}let{tops:$,bands:P,height:S}=Pl(i,c,d,b),O=u=>$.get(u.group)[u.number],A={node:null,nodes:[],look:"root",x:ce.margin,
y:Nl($),width:ce.node,height:ce.row-4,hidden:0},C=[A],W=new Map([[null,A]]),x=[];function h(u,f,g){let y=b[u.index],E={node:u,nodes:[u],look:p(u),x:y.x,y:f,width:y.
width,height:g,hidden:a.get(u)||0,place:o.get(u)||null,folded:y.folded,column:y,greedy:w.greedy.has(u)};W.set(u,E),C.push(E);let L=W.get(u.before);return L&&x.push(
{from:L,to:E,look:E.look,share:Math.min(1,Math.exp(u.beam.logprob??-1/0))}),E}function p(u){let{status:f}=u.beam;return f==="finished"?n.has(u)?"kept":"fell":f!==
"running"?f:u.index===e?"tip":r.has(u)?"inner":"lost"}for(let u=0;u<=e;u++){let f=b[u];for(let g of Wn(t,u))if(c.has(g))if(u>f.from){let y=W.get(g.before);y&&(y.
nodes.push(g),y.node=g,y.look=p(g),y.greedy&&=w.greedy.has(g),y.hidden=a.get(g)||0,W.set(g,y))}else h(g,O(c.get(g)),ce.row-4).lane=c.get(g)}for(let[u,f]of i){let g=u===
null?null:c.get(u)&&O(c.get(u));if(g===void 0)continue;let y=new Map;for(let E of f.off){let L=b[E.index];if(!L||L.folded&&!ht.has(E.beam.status))continue;let _=g??
$.get(E.beam.group??0)[0],T=y.get(_)||0;y.set(_,T+1),h(E,_+ce.row+T*ce.leaf,ce.leaf-2)}}return{entries:C,edges:x,columns:m,bands:P,at:W,last:e,width:k-ce.gap+ce.
margin,height:S}}function Pl(t,e,n,o){let r=new Map;for(let[m,w]of t){let b=new Map;for(let k of w.off){let $=o[k.index];if(!$||$.folded&&!ht.has(k.beam.status))
continue;let P=m===null?{group:k.beam.group??0,number:0}:e.get(m);if(!P)continue;let S=`${P.group} ${P.number}`;b.set(S,(b.get(S)||0)+1)}for(let[k,$]of b)r.set(
k,Math.max(r.get(k)||0,$))}let i=new Map,a=[],c=ce.margin,d=n.size>1;for(let[m,w]of n){let b=c;d&&(c+=ce.band),i.set(m,[]);for(let k=0;k<w;k++)i.get(m).push(c),
c+=ce.row+(r.get(`${m} ${k}`)||0)*ce.leaf+ce.between;d&&a.push({group:m,y:b,height:c-b-4}),d&&(c+=8)}return i.size||i.set(0,[c]),{tops:i,bands:a,height:Math.max(
c,ce.margin+ce.row)+ce.margin-ce.between}}var Nl=t=>[...t.values()][0][0];var Wl=`
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
`,rs={kept:"■",fell:"▤",ended:"□",pruned:"✕",unseen:"…",lost:"✕"},ns={tall:.55,small:.75},ql=[1,1.8,3,4.5,6.5],Il=[.05,.2,.5,.8],Rl={probability:({beam:t})=>D(
Math.min(1,X(t.logprob))),token:({beam:t})=>J(t.logprob,2),sum:({beam:t})=>J(t.score,2),score:(t,e)=>J(Nt(t,e),3),rank:t=>t.rank?`#${t.rank}`:`>${t.among??""}`},
Ft=class{constructor(e){this.element=e,e.classList.add("t-tree");let n=ee("style");n.textContent=Wl,this.world=ee("g"),this.bands=ee("g"),this.ruler=ee("g"),this.
edges=ee("g"),this.blocks=ee("g"),this.nodes=ee("g"),this.world.append(this.bands,this.ruler,this.edges,this.blocks,this.nodes),e.append(n,this.world),this.paths=
new Map,this.drawn=new Map}draw(e,n){let o=n.area?a=>a.x+a.width>=n.area[0]&&a.x<=n.area[2]&&a.y+a.height>=n.area[1]&&a.y<=n.area[3]:()=>!0,r=e.entries.filter(o),
i=a=>n.zoom>=(os(a)?ns.tall:ns.small);return this.drawBands(e),this.drawRuler(n.zoom>=ns.tall?e.columns.filter(({x:a,width:c})=>!n.area||a+c>=n.area[0]&&a<=n.area[2]):
[]),this.drawEdges(e,n),this.drawBlocks(r.filter(a=>!i(a)),n),this.drawNodes(r.filter(i),n),r.length}drawBands({bands:e,width:n}){let o=Y(this.bands,e.length,()=>{
let r=ee("g");return r.append(ee("rect","t-band"),ee("text")),r});e.forEach(({group:r,y:i,height:a},c)=>{let[d,m]=o[c].children;K(d,{x:4,y:i,width:n-8,height:a,
rx:8}),K(m,{y:i+16}),M(m,s("group {group}",{group:Ce(r)}))})}drawRuler(e){let n=Y(this.ruler,e.length,()=>ee("text","t-small"));e.forEach(({from:o,to:r,x:i},a)=>{
K(n[a],{x:i+8,y:12}),M(n[a],r>o?`${o+1}–${r+1}`:String(o+1))})}nameBandsAt(e){for(let n of this.bands.children)K(n.lastElementChild,{x:Math.max(14,e+10)})}drawEdges(e,n){
let o=new Map;for(let{from:r,to:i,look:a,share:c}of e.edges){let[d,m]=[r.x+r.width,i.x],[w,b]=[r.y+r.height/2,i.y+i.height/2];if(n.area&&(m<n.area[0]||d>n.area[2]||
Math.max(w,b)<n.area[1]||Math.min(w,b)>n.area[3]))continue;let k=n.path.has(i.node)||i.nodes.some(O=>n.path.has(O)),$=Math.min(40,(m-d)*.6),S=`t-edge t-w${Il.filter(
O=>c>=O).length} ${Dl(i,a,k)}${n.dim&&!k?" t-dim":""}`;o.has(S)||o.set(S,[]),o.get(S).push(`M${d},${w}C${d+$},${w} ${m-$},${b} ${m},${b}`)}this.drawPaths(this.edges,
o,(r,i)=>{r.style.strokeWidth=`${ql[Number(i.match(/t-w(\d)/)[1])]}px`})}drawPaths(e,n,o){for(let[r,i]of this.paths)i.parentNode===e&&!n.has(r)&&(i.remove(),this.
paths.delete(r));for(let[r,i]of n){let a=this.paths.get(r);a||(a=ee("path",r),o&&o(a,r),this.paths.set(r,a),r.includes("t-path")?e.append(a):e.prepend(a)),K(a,{
d:i.join("")})}}drawBlocks(e,n){let o=new Map;for(let r of e){let i=`t-blocks t-${ss(r,n.path)?"path":r.look}${n.dim&&!ss(r,n.path)?" t-dim":""}`;o.has(i)||o.set(
i,[]);let{x:a,y:c,width:d,height:m}=r;o.get(i).push(`M${a},${c+m*.2}h${d}v${m*.6}h${-d}z`)}this.drawPaths(this.blocks,o)}drawNodes(e,n){let o=new Map(this.drawn);
for(let r of e){let i=r.nodes[0]||null,a=this.drawn.get(i);(!a||a.tall!==os(r))&&(a&&a.group.remove(),a=zl(os(r)),this.drawn.set(i,a),this.nodes.append(a.group)),
o.delete(i),this.drawNode(a,r,n)}for(let[r,{group:i}]of o)i.remove(),this.drawn.delete(r)}drawNode(e,n,o){let{node:r,x:i,y:a,width:c,height:d,look:m}=n,{group:w,
box:b,word:k,right:$,tall:P}=e,S=r?Rl[o.number](r,o.penalty):"";if(K(w,{class:this.classesOf(n,o),transform:`translate(${i} ${a})`}),K(b,{width:c,height:d}),K($,
{x:c-8}),M($,S),P)Bl(e,n,o);else{let O=`${n.greedy?"G":""}${rs[m]} `;M(k,O+qn(is(r),12-O.length-Math.ceil(S.length*.82)))}jl(e,n)}classesOf(e,n){let{node:o,look:r}=e,
i=ss(e,n.path),a=[`t-${r}`];return o&&(o.beam.group??0)&&["inner","tip"].includes(r)&&a.push(`t-g${o.beam.group%4}`),o&&o.given&&a.push("t-given"),i&&a.push("t-\
path"),n.dim&&!i&&o&&a.push("t-dim"),a.join(" ")}},os=({height:t})=>t>ce.leaf;function zl(t){let e=ee("g"),[n,o,r]=[ee("rect","t-box"),ee("text","t-word"),ee("t\
ext","t-small t-right")];e.append(n,o,r),K(n,{rx:t?7:5}),K(o,{x:8,y:t?14:13}),K(r,{y:t?28:13});let i=t?e.appendChild(ee("text","t-small")):null;return i&&K(i,{x:8,
y:28}),{group:e,box:n,word:o,right:r,left:i,tall:t,flag:null}}function Bl({word:t,left:e},n,o){let{node:r,nodes:i,look:a}=n,c=rs[a]?`${rs[a]} `:"";r?M(t,c+(i.length>
1?Hl(i.map(is).join(""),28):qn(is(r),12-c.length))):M(t,o.root),M(e,r?Fl(n,o):""),K(e,{class:r&&i.length<2&&In(r)?"t-small t-switch":"t-small"})}function jl(t,{
look:e,place:n,hidden:o,width:r,height:i}){let a=n?`★${n}`:o?`+${o}`:"";if(!a&&e!=="kept"&&!t.flag)return;t.flag||(t.flag=[ee("rect","t-inside"),ee("rect","t-\
flag"),ee("text","t-flag-text")],t.group.append(...t.flag));let[c,d,m]=t.flag,w=8+7*a.length;K(c,{x:2.5,y:2.5,width:r-5,height:i-5,rx:3}),K(d,{x:r-w+4,y:-6,width:a?
w:0,height:14,rx:2}),K(m,{x:r-w/2+4,y:5}),M(m,a)}var ss=(t,e)=>t.nodes.some(n=>e.has(n)),In=t=>t.before!==null&&t.beam.status==="running"&&t.beam.parent!==t.beam.
beam;function Fl({node:t,nodes:e,greedy:n},o){let r=[n?"G":"",o.goals?o.goals(t):""].filter(Boolean).join(" ");return e.length>1?[B(e.length,"{count} token","{c\
ount} tokens"),r].filter(Boolean).join(" "):t.beam.status!=="running"?r:[t.given?s("given"):In(t)?`${t.beam.parent+1}→${t.beam.beam+1}`:String(t.beam.beam+1),
r].filter(Boolean).join(" ")}function Dl(t,e,n){return n?"t-path":["pruned","unseen","ended","lost"].includes(e)?"t-off":["kept","fell"].includes(e)?"t-ending":
`t-g${(t.node.beam.group??0)%4}`}var is=({beam:t,chosen:e})=>(t.text||e.text||"").replace(Et,n=>st[n]||"�")||s("(empty)"),oi=t=>/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u.
test(t)?2:1;function qn(t,e){let n=0,o=Array.from(t);for(let[r,i]of o.entries())if(n+=oi(i),n>e)return o.slice(0,Math.max(1,r-1)).join("")+"…";return t}function Hl(t,e){
let n=Array.from(t),o=Math.floor((e-1)/2);return n.reduce((r,i)=>r+oi(i),0)<=e?t:qn(t,o)+qn(n.slice(-o).join(""),o)}var si=12e3;async function ai(t,{tree:e,log:n,prompt:o,number:r,view:i,root:a}){let c=`beam-tree${r?"-"+(r+1):""}`,m=await{svg:()=>new Blob([ci(e,i,a)],{type:"i\
mage/svg+xml"}),png:()=>Kl(e,i,a),json:()=>new Blob([JSON.stringify(ri(n,o,r),null,1)],{type:"application/json"}),dot:()=>new Blob([Gl(ri(n,o,r))],{type:"text/v\
nd.graphviz"})}[t](),w=l("a","",null,{href:URL.createObjectURL(m),download:`${c}.${t}`});w.click(),setTimeout(()=>URL.revokeObjectURL(w.href),6e4)}function ci(t,e,n){
let o=ee("svg"),r=new Ft(o);r.draw(t,{...e,area:null,zoom:1}),r.nameBandsAt(0);let{width:i,height:a}=t;K(o,{xmlns:"http://www.w3.org/2000/svg",width:i,height:a,
viewBox:`0 0 ${i} ${a}`,class:"t-tree"});let c=getComputedStyle(n),d=o.querySelector("style");d.textContent=d.textContent.replace(/var\((--[\w-]+)\)/g,(w,b)=>c.
getPropertyValue(b).trim());let m=ee("rect");return K(m,{width:i,height:a,fill:c.getPropertyValue("--gp-page").trim()}),o.insertBefore(m,r.world),new XMLSerializer().
serializeToString(o)}async function Kl(t,e,n){let o=ci(t,e,n),r=new Image;r.src="data:image/svg+xml;charset=utf-8,"+encodeURIComponent(o),await r.decode();let i=Math.
min(2,si/t.width,si/t.height),a=l("canvas","",null,{width:Math.ceil(t.width*i),height:Math.ceil(t.height*i)}),c=a.getContext("2d");c.scale(i,i),c.drawImage(r,0,
0,t.width,t.height);let d=await new Promise(m=>a.toBlob(m,"image/png"));if(!d)throw new Error(s("it is too large for the browser."));return d}function ri(t,e,n){
let{started:o}=t,r=o.effective.length_penalty??1,i=new Map,a=new Map;for(let{last:w}of t.returned||[])w&&w.sequence===n&&!a.has(w)&&a.set(w,a.size+1);let c=ts(e,
e.steps.length-1),d=e.steps.flatMap(w=>w).map(w=>{let{beam:b}=w;i.set(w,i.size);let k={id:i.get(w),parent:w.before?i.get(w.before):null,step:w.index+1,token_id:b.
token_id,token:b.text,piece:b.piece,logprob:b.logprob,raw_logprob:b.raw_logprob,sum:b.score,length:w.length,score:Nt(w,r),rank:w.rank,status:b.status,beam:b.beam,
parent_beam:b.parent};return w.given&&(k.given=!0),b.status==="finished"&&Object.assign(k,{final_score:b.final_score,kept:c.has(w)}),a.has(w)&&(k.output=a.get(w)),
(b.group??null)!==null&&Object.assign(k,{group:b.group,diversity_penalty:b.diversity_penalty}),b.progress&&Object.assign(k,{progress:b.progress,bank:b.bank,forced:b.
forced}),k}),m=t.readsSource?{source:o.prompt}:{prompt:o.prompt||dr(o)};return{format:"generation-playground/beam-tree",version:1,model:o.model,mode:o.mode,...m,
seed:o.seed,num_beams:o.effective.num_beams,length_penalty:r,early_stopping:o.effective.early_stopping??!1,nodes:d}}var ii=t=>'"'+t.replace(Et,e=>st[e]||"�").
replace(/[\\"]/g,"\\$&")+'"';function Gl({prompt:t,nodes:e}){let n=t===void 0?"start of the target":t.slice(-40),o={running:"style=solid",finished:'style=solid,\
 peripheries=2, color="#00755a"',ended:'style=dotted, color="#00755a"',pruned:'style=dashed, color="#6b7280", fontcolor="#6b7280"'},r=e.map(a=>{let c=ii(`${a.token}`).
slice(0,-1)+`\\n${J(a.logprob,2)}  ${J(a.sum,2)}  #${a.rank??""}"`;return`  n${a.id} [label=${c}, ${o[a.status]||""}${a.output?", penwidth=3":""}];`}),i=e.map(a=>{
let c=(.4+4*Math.min(1,X(a.logprob))).toFixed(2);return`  ${a.parent===null?"root":`n${a.parent}`} -> n${a.id} [penwidth=${c}${a.status==="pruned"?", style=dash\
ed":""}];`});return["digraph beam_tree {","  rankdir=LR;",'  node [shape=box, fontname="monospace"];',`  root [label=${ii(n)}, style=bold];`,...r,...i,"}",""].join(
`
`)}var Ul=800,Vl=130,Jl=2e4;function di(t){Yl(t),Zl(t),Ql(t),ed(t),td(t),nd(t),od(t)}function Yl(t){let{state:e,slider:n}=t;n.addEventListener("input",()=>{e.stop(),
t.goTo(Number(n.value)-1)}),t.part("play").addEventListener("click",()=>Xl(t))}function Xl(t){let{state:e,root:n}=t;e.playing?e.stop():(e.atEnd&&t.goTo(0),e.playing=
setInterval(()=>{!n.isConnected||e.atEnd?e.stop():t.goTo(e.shownTo+1),t.sayTime()},Math.max(Vl,Math.min(Ul,Jl/Math.max(1,e.length))))),t.sayTime()}function Zl(t){
let{state:e,log:n}=t,o=(i,a)=>{e.choose(i,a),t.regrow()},r=(i,a)=>t.part(i).addEventListener("change",({target:c})=>a(c));r("candidates-shown",({value:i})=>o("c\
andidates",Number(i))),r("number",({value:i})=>o("number",i)),r("lost",({checked:i})=>o("lost",i)),r("fold",({checked:i})=>{e.unfolded=new Set,o("fold",i)}),r("\
prompt-number",({value:i})=>{e.number=Number(i),n.selectStep(null),t.regrow()})}function Ql(t){let{box:e,card:n,pan:o,state:r}=t,i=null;e.addEventListener("poin\
termove",a=>{if(a.pointerType==="touch"){n.hide();return}let c=o.pointers.size?null:r.entryAt(o.at(a));c!==i&&(i=c,e.style.cursor=c&&c.node?"pointer":"",c&&c.node?
t.showCard(c):n.hide())}),e.addEventListener("pointerleave",()=>{i=null,n.hide()}),e.addEventListener("click",a=>{let c=o.moved?null:r.entryAt(o.at(a));c&&(t.item.
focusOn(c),hi(t,c))})}function hi(t,e){let{state:n,log:o}=t;if(e.folded)n.unfolded.add(e.column.from),t.regrow();else if(e.node){let r=e.node===n.broughtOut;n.timeNode=
null,o.selectStep(r?null:e.node)}}function pi(t,e){e.node&&(t.state.toggle(e),t.regrow())}function Dt(t,e){e&&(t.pan.byHand=!0,t.pan.reveal(e),t.item.focusOn(e))}
var li={ArrowLeft:(t,e)=>Dt(t,e.node&&t.state.parentOf(e)),ArrowRight:(t,e)=>Dt(t,t.state.kidsOf(e)[0]),ArrowDown:t=>Dt(t,t.item.neighbour(1)),ArrowUp:t=>Dt(t,t.
item.neighbour(-1)),Home:t=>Dt(t,t.state.tree.entries[0]),End:t=>Dt(t,t.state.tree.at.get(t.state.best)),Enter:hi," ":pi,Escape:t=>t.log.selectStep(null),"+":t=>t.
pan.zoomBy(1.25),"-":t=>t.pan.zoomBy(.8),0:t=>t.pan.whole()};function ed(t){let{item:e,state:n,card:o}=t;e.box.addEventListener("keydown",r=>{r.ctrlKey||r.metaKey||
r.altKey||!e.entry||!Object.hasOwn(li,r.key)||(r.preventDefault(),r.stopPropagation(),li[r.key](t,e.entry))}),e.box.addEventListener("focusin",({target:r})=>n.tree&&
r.matches(":focus-visible")&&t.showCard(e.entry)),e.box.addEventListener("focusout",()=>o.hide())}function td(t){let{root:e,state:n,pan:o}=t,r=(i,a)=>t.part(i).
addEventListener("click",a);r("in",()=>o.zoomBy(1.3)),r("out",()=>o.zoomBy(1/1.3)),r("whole",()=>{o.byHand=!0,o.whole()}),r("follow",()=>{o.byHand=!1,n.upTo=null,
t.regrow()}),t.part("full-screen").hidden=!document.fullscreenEnabled,r("full-screen",()=>document.fullscreenElement?document.exitFullscreen():e.requestFullscreen()),
document.addEventListener("fullscreenchange",()=>{e.isConnected&&(M(t.part("full-screen"),s(document.fullscreenElement===e?"Leave full screen":"Full screen")),o.
byHand=!1,t.regrow())})}function nd(t){let{state:e,log:n}=t;t.part("go-on").addEventListener("click",()=>{let o=e.selected;o&&n.ask({type:"branch",step:o,tokenId:o.
chosen.token_id})}),t.part("collapse").addEventListener("click",()=>{let o=e.tree.at.get(e.selected);o&&pi(t,o)}),t.part("clear").addEventListener("click",()=>n.
selectStep(null))}function od(t){let{root:e,state:n,log:o}=t,r=t.part("told");t.part("files").addEventListener("click",async({target:i})=>{let a=i.dataset.file;
if(a){if(a==="html"){o.ask({type:"save_page"});return}M(r,"");try{let{tree:c,prompt:d,number:m}=n;await ai(a,{tree:c,log:o,prompt:d,number:m,view:t.look(null),root:e})}catch(c){
M(r,s("The picture could not be made: {reason} Save it as SVG instead.",{reason:c.message}))}}})}var ls=-1e9,Gt=[[!1,"False"],[!0,"True"],["never",'"never"']],sd=["beam_search","beam_sample"],rd=["group_beam_search","constrained_beam_search"];function ds(t){
let{mode:e,effective:n,config:o,eos_token_ids:r,max_new_tokens:i}=t.started,a={...o,...n},c=Ht(a.num_beams,1+Math.max(0,...(t.prompts[0].steps[0]||[]).map(({beam:m})=>m.
beam??0))),d=t.prompts[0].given;return{together:sd.includes(e)?!0:rd.includes(e)?!1:null,prompts:t.prompts,start:d,maxNew:i-d,wanted:Ht(a.num_return_sequences,1),
size:e==="group_beam_search"?Math.ceil(c/Ht(a.num_beam_groups,1)):c,ends:new Set(r),constraints:jt(t.started),promptIds:t.prefix.map(m=>m.token_id),own:{lengthPenalty:Number.
isFinite(a.length_penalty)?a.length_penalty:1,earlyStopping:Gt.some(([m])=>m===a.early_stopping)?a.early_stopping:!1}}}var Ht=(t,e)=>Number.isInteger(t)&&t>0&&t<=
4096?t:e,Se=({beam:t})=>ve(t.score)===null?-1/0:t.score,hs=(t,e)=>Se(t)/t.length**e;function gi(t,e){return t.together?ad(t,e):ld(t,e)}function wi(t,e,n,{maxNew:o},{
lengthPenalty:r,earlyStopping:i}){let a=i==="never"&&r>0?o:e;return{best:t,length:a,bound:t/a**r,worst:n}}var Kt=new WeakMap;function id(t,e){if(!Kt.has(t)){let n=t.
filter(({beam:r})=>r.status==="running"||r.status==="pruned"),o=Math.max(...(n.length?n:t).map(Se));Kt.set(t,{ended:t.filter(({beam:r},i)=>i<e&&pn(r)),hopeless:!n.
length,best:n.length?o:o+ls})}return Kt.get(t)}function ad(t,e){let{prompts:n,size:o,start:r}=t,i={node:null,score:ls},a=n.map(()=>({group:null,pool:Array(o).fill(
i),stop:null,lastStep:0,weighed:null,exact:!0})),c=Math.min(...n.map(({steps:m})=>m.length)),d=null;for(let m=r;m<c&&!d;m++){let w=n.map(({steps:k})=>id(k[m],o)),
b=w.every(k=>k.hopeless);a.forEach((k,$)=>cd(k,w[$],m+1,b,t,e)),a.every(k=>k.stop)&&(d=a.find(k=>k.stop.step===m+1).stop)}return{stop:d,prompts:a.map(m=>({kept:m.
pool.filter(({node:w})=>w),pools:[m]}))}}function cd(t,e,n,o,r,i){if(t.stop)return;if(e.ended.length){let m=e.ended.map(w=>({node:w,score:hs(w,i.lengthPenalty)}));
t.pool=[...t.pool,...m].sort((w,b)=>b.score-w.score).slice(0,r.size)}t.lastStep=n;let a=t.pool.at(-1).score,c=t.pool.every(({node:m})=>m),d=t.weighed=wi(e.best,
n-r.start,c?a:null,r,i);o?t.stop={step:n,why:"criteria"}:c&&i.earlyStopping===!0?t.stop={step:n,why:"full"}:t.pool.some(({node:m})=>d.bound>(m?a:ls))||(t.stop={
step:n,why:"settled"})}function ld(t,e){let n=t.prompts.map(i=>{let a=ui(i).map(w=>fi(i,w,t,e)),c=ui(i).map(w=>fi(i,w,t,t.own)),d=1/0;return a.forEach((w,b)=>{let[
k,$]=[w,c[b]].map(({stop:P})=>P?P.step:1/0);w.exact=w.lastStep<=d,k!==$&&(d=Math.min(d,k,$))}),{kept:a.flatMap(w=>w.kept).sort((w,b)=>w.score-b.score).reverse(),
pools:a}}),o=n.flatMap(i=>i.pools);return{stop:o.length>0&&o.every(({stop:i})=>i)?o.map(({stop:i})=>i).reduce((i,a)=>a.step>i.step?a:i):null,prompts:n}}var ui=({
steps:t,given:e})=>[...new Set((t[e]||[]).map(({beam:n})=>n.group??null))].sort((n,o)=>n-o);function fi(t,e,n,o){let{size:r,start:i}=n,a={group:e,kept:[],stop:null,
weighed:null,lastStep:0,exact:!0};for(let c=i;c<t.steps.length&&!a.stop;c++){let d=dd(t.steps[c],e,n);if(!d)break;let m=a.lastStep=c+1;d.ended.forEach(k=>mi(a,k,
n,o));let w=a.kept.length>=r,b=w?cs(a.kept):null;a.weighed=wi(d.best,m-i,b,n,o),w&&o.earlyStopping===!0?a.stop={step:m,why:"full"}:w&&b>=a.weighed.bound?a.stop=
{step:m,why:"settled"}:hd(t.steps[c],m,n)&&(pd(d.nodes,n).forEach(k=>mi(a,k,n,o)),a.stop={step:m,why:"criteria"})}return a}function dd(t,e,{ends:n}){Kt.has(t)||
Kt.set(t,new Map);let o=Kt.get(t);if(!o.has(e)){let r=t.filter(({beam:a})=>(a.group??null)===e),i=r.filter(({beam:a})=>a.status==="finished"&&n.has(a.token_id));
o.set(e,r.length?{nodes:r,ended:i,best:Se(r[0])}:null)}return o.get(e)}var cs=t=>Math.min(...t.map(({score:e})=>e));function mi(t,e,n,{lengthPenalty:o}){let r=hs(
e,o);if(t.kept.length>=n.size&&!(r>cs(t.kept))||(t.kept.push({node:e,score:r}),t.kept.length<=n.size))return;let i=cs(t.kept);t.kept.splice(t.kept.findIndex(a=>a.
score===i),1)}function hd(t,e,{ends:n,maxNew:o,start:r}){return e-r>=o||t.some(({beam:i})=>pn(i)&&!n.has(i.token_id))}var pn=({status:t})=>t==="finished"||t==="\
ended";function pd(t,{ends:e,constraints:n,promptIds:o,wanted:r}){let i=t.filter(({beam:d})=>d.status==="running"||pn(d)&&!e.has(d.token_id)),a=d=>n.every((m,w)=>dt(
m,d.beam.progress[w],d,o)),c=i.filter(d=>!d.beam.progress||a(d));return c.length<r?[...c,...i.filter(d=>!c.includes(d))]:c}function bi(t,e,n){let o=Math.max(...t.
prompts.map(i=>i.steps.length));if(e.stop?e.stop.step!==o:n)return!1;let r=Math.min(...t.prompts.map(i=>i.steps.length));return e.prompts.every(({kept:i},a)=>{let{
pools:c}=t.prompts[a],d=c[(t.together?r:c.length)-1]||[];return d.length===i.length&&d.every((m,w)=>ud(m,i[w],t))})}function ud(t,{node:e,score:n},o){if(ve(t)===
null||!Number.isFinite(n))return ve(t)===null==!Number.isFinite(n);let r=2e-5*Math.max(1,e.length**-o.own.lengthPenalty);return Math.abs(t-n)<=r+1e-5*Math.abs(n)}
function ki(t,e,n,{lengthPenalty:o},r){let i=t.prompts[e],{kept:a,pools:c}=n.prompts[e],d=(k,$,P="")=>({node:k,score:hs(k,o),place:null,state:$,why:P}),m=new Set(
a.map(({node:k})=>k)),w=fd(i).filter(k=>!m.has(k)).map(k=>{let{stop:$}=c.find(({group:P})=>P===(k.beam.group??null))||c[0];return!$||k.index<$.step?d(k,"out","d\
ropped"):d(k,"out",n.stop&&k.index>=n.stop.step?"not reached":"too late")}),b=!r&&!n.stop;return[...a.map(({node:k,score:$},P)=>({node:k,score:$,place:P,state:n.
stop&&P<t.wanted?"returned":"kept",why:""})),...b?i.running.map(k=>d(k,"running")).sort((k,$)=>$.score-k.score):[],...w.sort((k,$)=>$.score-k.score)]}var as=new WeakMap;
function fd({steps:t}){as.has(t)||as.set(t,{read:0,nodes:[]});let e=as.get(t);for(;e.read<t.length;e.read++)e.nodes.push(...t[e.read].filter(({beam:n})=>n.status===
"finished"));return e.nodes}function Rn({prompts:t}){let e=t.flatMap(({pools:n})=>n).filter(({stop:n})=>!n);return Math.min(...e.map(({lastStep:n})=>n))}var md=new Set(["SequenceBiasLogitsProcessor","NoRepeatNGramLogitsProcessor","EncoderNoRepeatNGramLogitsProcessor","NoBadWordsLogitsProcessor","MinLengthLogitsP\
rocessor","MinNewTokensLengthLogitsProcessor","PrefixConstrainedLogitsProcessor","ForcedBOSTokenLogitsProcessor","ForcedEOSTokenLogitsProcessor","InfNanRemoveLo\
gitsProcessor","SuppressTokensLogitsProcessor","SuppressTokensAtBeginLogitsProcessor","HammingDiversityLogitsProcessor","PresencePenaltyLogitsProcessor","Freque\
ncyPenaltyLogitsProcessor","GivenTextLogitsProcessor","TemperatureLogitsWarper","TopHLogitsWarper","TopKLogitsWarper","TopPLogitsWarper","MinPLogitsWarper","Typ\
icalLogitsWarper","EpsilonLogitsWarper","EtaLogitsWarper","WatermarkLogitsProcessor","LogitNormalization"]),yi=({processors:t})=>t.filter(e=>!md.has(e));function ps(t,e){
let n=t.given,[o,r]=[n?t.steps[n-1][0]:null,0];for(let i=n;i<t.steps.length;i++){let{candidates:a}=(t.distributions[i]||[])[r]||{candidates:[]},c=e(i-n,a[0]);if(c===
void 0)return{last:o,ended:!1,left:null};let d=t.steps[i].find(m=>m.beam.parent===r&&m.beam.token_id===c)||null;if(!d||d.beam.status==="pruned")return{last:o,ended:!1,
left:gd(t,o,r,{index:i,id:c,node:d,candidates:a})};if(o=d,d.beam.status!=="running")return{last:o,ended:!0,left:null};r=d.beam.beam}return{last:o,ended:!1,left:null}}
function gd(t,e,n,{index:o,id:r,node:i,candidates:a}){let c=i&&i.beam||a.find(k=>k.token_id===r)||null,d=i?i.beam.group:e&&e.beam.group,m=t.steps[o].filter(k=>(k.
beam.group??null)===(d??null)||!e),w=m.filter(k=>k.beam.status==="running").map(Se),b=e&&!e.given?Se(e):0;return{index:o,token:c,node:i,considered:m.length,sum:i?
Se(i):c&&ve(c.logprob)!==null?b+c.logprob:null,best:w.length?Math.max(...w):null,worst:w.length?Math.min(...w):null}}var zn=t=>ps(t,(e,n)=>n&&n.logprob!==null?n.
token_id:void 0);var xi=700;function us(t,e){let{beam:n,length:o}=t,r=e.started.effective.length_penalty??1,i=e.prompts[t.sequence].steps[t.index].filter(c=>(c.beam.group??null)===
(n.group??null)).length,a=[[s("probability"),D(Math.min(1,X(n.logprob)))],[s("token log p"),J(n.logprob)]];return Math.abs((n.raw_logprob??0)-(n.logprob??0))>1e-6&&
a.push([s("before the processors"),J(n.raw_logprob)]),a.push([s("sum"),J(n.score)]),a.push([s("sum / {length}^{power}",{length:o,power:r}),J(Nt(t,r))]),a.push([
s("rank"),t.rank?s("{rank} of {among}",{rank:t.rank,among:i}):s("below the {among} considered",{among:i})]),n.diversity_penalty&&a.push([s("diversity penalty"),
J(n.diversity_penalty)]),(n.bank??null)!==null&&a.push([s("bank"),String(n.bank)]),a}function fs(t,e,n,{place:o,greedy:r}={}){let{beam:i}=t,a=n.prompts[t.sequence].
steps[t.index].filter(C=>(C.beam.group??null)===(i.group??null)),c=a.filter(C=>C.beam.status==="running"),d=(i.beam??0)+1,m=n.started.mode==="beam_sample",w=n.finished&&
t.index===n.prompts[t.sequence].steps.length-1;if(t.given)return s("It was given, not chosen: the search begins after it.");let b=In(t)?[s("It continues beam {p\
arent}: the text that was beam {number} ranked lower or was pruned.",{parent:i.parent+1,number:d})]:[],k=i.forced?[s("It was considered because it advances a co\
nstraint.")]:[],$=c.reduce((C,W)=>Math.min(C,W.beam.score),1/0),P=Number.isFinite($)?[s("The worst beam that went on has a sum of {sum}.",{sum:J($)})]:[],S=J(i.
final_score),O={tip:()=>[w?s("It was still running as beam {number} when the search stopped.",{number:d}):s("It goes on as beam {number}.",{number:d}),...b,...k],
inner:()=>[s("It went on as beam {number}.",{number:d}),...b,...k],lost:()=>[s("It went on as beam {number}, but is a dead end: better beams took the places of \
its continuations.",{number:d}),...b,...k],kept:()=>[s("The text ended here and is kept, with a final score of {score}.",{score:S}),...o?[s("It is output {place\
}.",{place:o})]:[]],fell:()=>[s("The text ended here with a final score of {score}, but was dropped for better ones.",{score:S})],ended:()=>[s("The text ended h\
ere but does not count: it ranked too low or lacks a constraint.")],pruned:()=>[s(m?"It was drawn and pruned: better ones filled the beams.":"It was considered \
and pruned."),...P],unseen:()=>[m?s("It was not drawn."):s("It was too improbable: not among the {considered} continuations that were considered.",{considered:a.
length})]},A=r?[s("Greedy decoding would have chosen it, too: it is the most probable token here.")]:[];return[...Object.hasOwn(O,e)?O[e]():[],...A].join(" ")}var ms=t=>t.
piece??(["pruned","unseen","ended"].includes(t.beam.status)||!t.beam.text?t.beam.text:"");function gs(t,e,n){return t.beam.progress.map((o,r)=>{let i=e[r];return i&&
dt(i,o,t,n)?"✓":o?"◐":"·"}).join("")}function ws(t,e){let n=(d,m,w)=>t.querySelector(".gp-picked-"+w)||t.appendChild(l(d,m)),o=n("p","gp-whole-text","text"),
r=n("dl","","facts"),i=n("p","gp-fate","fate"),a=t.classList.contains("gp-node-card");function c(d,m,w){if(!d){t.hidden=!0;return}let b=m.at.get(d),k=fe(d.before).
map(A=>A.piece??"").join(""),$=a&&k.length>xi?"…"+k.slice(-xi):k,P=l("b","");Le(P,ms(d)||d.beam.text),o.replaceChildren(l("bdi","",$),P);let S=us(d,e);d.beam.
progress&&S.push([s("constraints"),gs(d,w,e.prefix.map(A=>A.token_id))]);let O=([A,C])=>{let W=[l("dt","",A),l("dd","",C)];if(a)return W;let x=l("div");return x.
append(...W),[x]};r.replaceChildren(...S.flatMap(O)),M(i,fs(d,b?b.look:d.beam.status,e,b||{})),t.hidden=!1}return{element:t,show:c,hide:()=>{t.hidden=!0}}}function vi(){
return[...[["tip",s("goes on")],["lost","✕ "+s("dead end")],["kept","■ "+s("ended, kept")],["fell","▤ "+s("ended, dropped")],["pruned","✕ "+s("pruned")],
["unseen","… "+s("not considered")],["path",s("best or selected text")]].map(([e,n])=>{let o=ee("svg","t-tree"),r=ee("g",`t-${e}`),[i,a]=[ee("rect","t-box"),ee(
"rect","t-inside")];K(i,{x:2,y:2,width:22,height:11,rx:3}),K(a,{x:4.5,y:4.5,width:17,height:6,rx:2}),r.append(i,a),o.append(r);let c=l("span");return e==="unsee\
n"?c.append(n):c.append(o,n),c}),l("span","",s("2→1: beam 2 goes on as beam 1")),l("span","","★ "+s("output")),l("span","","G "+s("greedy path"))]}var wd=700,bd={candidates:2,number:"probability"},Bn=class{constructor(e){this.log=e,this.number=0,this.upTo=null,this.timeNode=null,this.choices={},this.byHand=
{},this.collapsed=new Set,this.unfolded=new Set,this.tree=null,this.stale=!0,this.constraints=[],this.goals=new Map,this.playing=null}begin(){let{effective:e,max_new_tokens:n}=this.
log.started,o=(e.num_beams||1)*n>wd;this.choices={...bd,lost:!o,fold:o,...o?{candidates:0}:{},...this.byHand},this.number=0,this.upTo=this.timeNode=this.tree=null,
this.collapsed=new Set,this.unfolded=new Set,this.goals=new Map,this.constraints=jt(this.log.started),this.stop()}choose(e,n){this.choices[e]=n,this.byHand[e]=n}stop(){
clearInterval(this.playing),this.playing=null}get prompt(){return this.log.prompts[this.number]}get length(){return this.prompt?Math.min(this.prompt.steps.length,
this.log.hideFrom??1/0):0}get shownTo(){return Math.min(this.upTo??1/0,this.length-1)}get atEnd(){return this.shownTo===this.prompt.steps.length-1}get penalty(){
return this.log.started.effective.length_penalty??1}get best(){if(!this.atEnd)return[...this.prompt.byStep[this.shownTo].values()][0]||null;let e=this.log.lines().
find(({last:n})=>n&&n.sequence===this.number);return e?e.last:null}get selected(){let{selected:e}=this.log;return e&&e.beam&&e.sequence===this.number?e:null}get broughtOut(){
return this.selected&&this.selected!==this.timeNode&&!this.log.suggested?this.selected:null}lay(){let{log:e,number:n,prompt:o,atEnd:r}=this;this.stale=!1;let i=r&&
e.returned?e.returned.map(({last:a})=>a):[];this.tree=ni(o,{...this.choices,upTo:this.shownTo,collapsed:this.collapsed,unfolded:this.unfolded,returned:i.filter(
a=>a&&a.sequence===n),live:!e.finished||!r,greedy:this.greedyNodes()})}greedyNodes(){let{prompt:e}=this,{last:n,left:o}=zn(e),r=hn([n]),i=o&&(o.node||o.token&&Sr(
e,o.index,n,o.token.token_id));return i?r.add(i):r}get newest(){let{columns:e,at:n,entries:o}=this.tree,{x:r,width:i}=e.at(-1),{y:a,height:c}=n.get(this.best)||
o[0];return{x:r,y:a,width:i,height:c}}get folded(){return(this.tree?this.tree.columns:[]).filter(n=>n.to>n.from).reduce((n,{from:o,to:r})=>n+r-o,0)}kidsOf(e){return this.
tree.entries.filter(({nodes:n})=>n.length&&n[0].before===e.node)}parentOf(e){return this.tree.at.get(e.nodes[0].before)}entryAt([e,n]){let o=r=>e>=r.x&&e<=r.x+r.
width&&n>=r.y-2&&n<=r.y+r.height+2;return this.tree&&this.tree.entries.findLast(o)}goalsOf(e){return e.beam.progress?(this.goals.has(e)||this.goals.set(e,gs(e,this.
constraints,this.log.prefix.map(n=>n.token_id))),this.goals.get(e)):""}toggle({node:e,column:n,folded:o}){let{unfolded:r,collapsed:i}=this,a=this.tree.columns.some(
({from:c,open:d})=>d&&c===e.index);o?r.add(n.from):a&&r.has(e.index)?r.delete(e.index):i.has(e)?i.delete(e):e.beam.status==="running"&&i.add(e)}};var jn=class{constructor(e,n){this.box=e,this.changed=n,this.x=0,this.y=0,this.zoom=1,this.plane=[1,1],this.moved=!1,this.byHand=!1,this.gesture=!1,this.pointers=
new Map,e.addEventListener("pointerdown",o=>this.down(o)),e.addEventListener("pointermove",o=>this.move(o));for(let o of["pointerup","pointercancel"])e.addEventListener(
o,r=>this.up(r));e.addEventListener("wheel",o=>this.wheel(o),{passive:!1}),this.resized=()=>this.settle(),new ResizeObserver(()=>this.resized()).observe(e)}get width(){
return this.box.clientWidth||1}get height(){return this.box.clientHeight||1}get area(){return[this.x,this.y,this.x+this.width/this.zoom,this.y+this.height/this.
zoom]}get limits(){let e=Math.min(this.width/this.plane[0],this.height/this.plane[1]);return[Math.min(.9,Math.max(.01,e)),2.5]}sized(e,n){this.plane=[e,n],this.
settle()}settle(){let[e,n]=this.limits;this.zoom=Math.min(n,Math.max(e,this.zoom));let[o,r]=[this.width/this.zoom,this.height/this.zoom],i=(a,c,d)=>c>d?(d-c)/2:
Math.max(0,Math.min(a,d-c));this.x=i(this.x,o,this.plane[0]),this.y=i(this.y,r,this.plane[1]),this.changed()}zoomBy(e,[n,o]=[this.width/2,this.height/2],r=!1){this.
gesture=r;let[i,a]=this.limits,c=Math.min(a,Math.max(i,this.zoom*e));this.x+=n/this.zoom-n/c,this.y+=o/this.zoom-o/c,this.zoom=c,this.byHand=!0,this.settle()}whole(){
[this.zoom]=this.limits,[this.x,this.y]=[0,0],this.settle()}shows({x:e,y:n,width:o,height:r}){let[i,a,c,d]=this.area;return e>=i&&n>=a&&e+o<=c&&n+r<=d}reveal({x:e,
y:n,width:o,height:r},i=40){let[a,c,d,m]=this.area,w=Math.min(i,(d-a)/4,(m-c)/4);this.x+=Math.min(0,e-w-a)||Math.max(0,e+o+w-d),this.y+=Math.min(0,n-w-c)||Math.
max(0,n+r+w-m),this.settle()}at({clientX:e,clientY:n}){let{left:o,top:r}=this.box.getBoundingClientRect();return[this.x+(e-o)/this.zoom,this.y+(n-r)/this.zoom]}down(e){
e.button||(this.pointers.set(e.pointerId,e),this.pointers.size===1&&(this.moved=!1))}move(e){let n=this.pointers.get(e.pointerId);if(!n)return;let[o,r]=[e.clientX-
n.clientX,e.clientY-n.clientY];if(!this.moved&&Math.hypot(o,r)<4)return;this.moved||this.box.setPointerCapture(e.pointerId),this.moved=!0,this.byHand=!0,this.pointers.
set(e.pointerId,e);let i=[...this.pointers.values()].find(({pointerId:a})=>a!==e.pointerId);if(i){let a=m=>Math.hypot(m.clientX-i.clientX,m.clientY-i.clientY)||
1,{left:c,top:d}=this.box.getBoundingClientRect();this.zoomBy(a(e)/a(n),[(e.clientX+i.clientX)/2-c,(e.clientY+i.clientY)/2-d],!0)}else this.x-=o/this.zoom,this.
y-=r/this.zoom,this.settle()}up(e){this.pointers.delete(e.pointerId)}wheel(e){let n=document.fullscreenElement!==null,{left:o,top:r}=this.box.getBoundingClientRect();
e.ctrlKey||e.metaKey||n&&!e.shiftKey&&!e.deltaX?(e.preventDefault(),this.zoomBy(Math.exp(-e.deltaY*(e.deltaMode?.05:.002)),[e.clientX-o,e.clientY-r],!0)):(e.deltaX||
e.shiftKey)&&(e.preventDefault(),this.x+=(e.deltaX||e.deltaY)/this.zoom,this.byHand=!0,this.settle())}};var Fn=class{constructor(e,n,o){this.box=e,this.state=n,this.pan=o,this.element=null,this.entry=null}focusOn(e,n=!1){let o=this.element,r=o&&document.activeElement===
o;this.element=l("div","",null,{role:"treeitem",tabindex:"0",...this.attributesOf(e)}),this.entry=e,this.box.append(this.element),o&&o.remove(),this.place(),(r||
!n)&&this.element.focus({preventScroll:!0})}attributesOf(e){let{state:n}=this,o=e.node?e.nodes[0].index+2:1,r=e.node?n.kidsOf(n.parentOf(e)||n.tree.entries[0]):
[e],i=e.hidden||e.folded?"false":n.kidsOf(e).length?"true":null;return{"aria-level":o,"aria-label":this.labelOf(e),"aria-setsize":r.length||1,"aria-posinset":Math.
max(0,r.indexOf(e))+1,"aria-selected":String(!!e.node&&e.node===n.selected),...i&&{"aria-expanded":i}}}labelOf(e){let{log:n}=this.state,{node:o,nodes:r}=e;if(!o)
return s(n.readsSource?"The start of the target, where the tree begins":"The prompt, where the tree begins");let i=Z(r.map(ms).join("")),a=r.length>1?B(r.length,
"{count} token, {text}","{count} tokens, {text}",{text:i}):i,c=us(o,n).map(([d,m])=>`${d} ${m}`);return`${a}, ${s("step {number}",{number:o.index+1})}. ${fs(o,e.
look,n,e)} ${c.join(", ")}`}place(){let{state:{tree:e,best:n},entry:o,pan:{x:r,y:i,zoom:a}}=this;if(!e)return;let c=o&&(o.node?e.at.get(o.node):e.entries[0])||e.
at.get(n)||e.entries[0];if(!o||c.node!==o.node){this.focusOn(c,!0);return}this.entry=c,Object.assign(this.element.style,{left:`${(c.x-r)*a}px`,top:`${(c.y-i)*a}\
px`,width:`${c.width*a}px`,height:`${c.height*a}px`})}neighbour(e){let n=this.state.tree.entries.filter(({x:o})=>o===this.entry.x).sort((o,r)=>o.y-r.y);return n[n.
indexOf(this.entry)+e]}};var Si=600,kd=150,yd=130,_i=.2,xd=.4,Dn=class{constructor(e,n){this.root=e,this.state=n,this.log=n.log,this.box=this.part("window"),this.slider=this.part("slide\
r"),this.picture=new Ft(this.part("picture")),this.pan=new jn(this.box,()=>this.schedule()),this.pan.resized=()=>{this.pan.settle(),n.tree&&!this.pan.byHand&&this.
pan.reveal(this.selected||n.newest,30)},this.item=new Fn(this.part("tree-nodes"),n,this.pan),this.card=ws(this.part("node-card"),this.log),this.picked=ws(this.part(
"picked"),this.log),this.drawn=null,this.wanted=!1,this.resting=void 0,this.part("legend-line").append(...vi())}part(e){return this.root.querySelector(".gp-"+e)}get selected(){
return this.log.selected&&this.state.tree?this.state.tree.at.get(this.log.selected):void 0}revealSelected(){let{selected:e,pan:n}=this;e&&!n.shows(e)&&n.reveal(
e,1/0)}begin(){let{state:e}=this;e.begin(),Object.assign(this.pan,{x:0,y:0,zoom:1,byHand:!1}),this.part("candidates-shown").value=e.choices.candidates,this.part(
"number").value=e.choices.number,this.part("lost").checked=e.choices.lost,this.part("fold").checked=e.choices.fold}grow(){let{state:e,pan:n,box:o}=this;e.lay();
let{width:r,height:i}=e.tree;n.byHand||(n.zoom=Math.min(1,Math.max(.8,(Si-4)/i)));let a=`${Math.round(Math.max(kd,Math.min(Si,i*Math.min(1,n.zoom)+4)))}px`;o.style.
height!==a&&(o.style.height=a),this.drawn=null,n.sized(r,i),n.byHand||n.reveal(e.newest,30),this.drawPicked(),this.sayTime()}schedule(){this.wanted||(this.wanted=
!0,requestAnimationFrame(()=>{this.wanted=!1,!this.root.hidden&&this.state.prompt&&this.draw()}))}redraw(){this.pan.gesture=!1,this.drawn=null,this.schedule()}regrow(){
this.state.stale=!0,this.schedule()}draw(){(this.state.stale||!this.state.tree)&&this.grow();let{pan:e,picture:n}=this,{x:o,y:r,zoom:i,area:a}=e;this.drawn&&e.gesture&&
Math.abs(Math.log(i/this.drawn.zoom))<xd&&i!==this.drawn.zoom?(clearTimeout(this.resting),this.resting=setTimeout(()=>this.redraw(),yd)):(!this.isDrawn(a)||i!==
this.drawn.zoom)&&this.drawAround(a,i);let{drawn:d}=this,m=[(d.area[0]-o)*i,(d.area[1]-r)*i].map(w=>`${w.toFixed(2)}px`);n.element.style.transform=`translate(${m}\
) scale(${i/d.zoom})`,n.nameBandsAt(o),this.item.place(),this.part("follow").hidden=!e.byHand}isDrawn([e,n,o,r]){if(!this.drawn)return!1;let{area:i}=this.drawn;
return e>=i[0]&&n>=i[1]&&o<=i[2]&&r<=i[3]}drawAround([e,n,o,r],i){let{picture:a}=this,[c,d]=[(o-e)*_i,(r-n)*_i],m=[e-c,n-d,o+c,r+d];this.drawn={zoom:i,area:m},K(
a.element,{width:(m[2]-m[0])*i,height:(m[3]-m[1])*i}),K(a.world,{transform:`translate(${-m[0]*i} ${-m[1]*i}) scale(${i})`}),a.draw(this.state.tree,this.look(m))}look(e){
let{state:n,log:o}=this,r=n.broughtOut;return{area:e,zoom:this.pan.zoom,path:hn([r||n.best]),dim:!!r,number:n.choices.number,penalty:n.penalty,goals:n.constraints.
length?i=>n.goalsOf(i):null,root:s(o.readsSource?"target start":"the prompt")}}goTo(e){let{state:n,log:o,pan:r}=this;n.upTo=e>=n.length-1?null:Math.max(0,e),n.timeNode=
n.upTo===null?null:n.best,o.selectStep(n.timeNode),n.upTo!==null&&(r.byHand=!1),this.regrow()}sayTime(){let{state:e,slider:n}=this,o=Math.max(1,e.length),r={step:e.
shownTo+1,end:o,folded:e.folded},i=s("step {step} of {end}",r);K(n,{max:o}),n.value=String(e.shownTo+1),n.setAttribute("aria-valuetext",i),M(this.part("step-wor\
ds"),e.folded?s("step {step} of {end}, {folded} folded",r):i),M(this.part("play"),s(e.playing?"❚❚ Pause":"▶ Play"))}showCard(e){let{card:n,pan:o,state:r}=this;
n.show(e.node,r.tree,r.constraints);let{x:i,y:a,zoom:c}=o,[d,m]=[(e.x-i)*c,(e.y+e.height-a)*c+8],{element:w}=n,b=(e.y-a)*c-w.offsetHeight-8;w.style.left=`${Math.
max(4,Math.min(d,o.width-w.offsetWidth-4))}px`,w.style.top=`${m+w.offsetHeight>o.height&&b>0?b:m}px`}drawPicked(){let{state:e,log:n}=this,o=e.broughtOut,r=this.
part("picked");if(r.hidden=!o,r.hidden)return;this.picked.show(o,e.tree,e.constraints),this.part("go-on").hidden=!n.canAsk||n.hideFrom!==null;let i=e.tree.at.get(
o),a=i&&!i.hidden&&e.kidsOf(i).length,c=this.part("collapse");c.hidden=!i||!a&&!i.hidden||o.beam.status!=="running",M(c,i&&i.hidden?s("Open what follows ({count\
})",{count:i.hidden}):s("Fold what follows"))}drawPrompts(){let e=this.log.prompts.length,n=this.part("prompt-number");this.part("which").hidden=e<2,n.options.length!==
e&&(n.replaceChildren(...this.log.prompts.map((o,r)=>l("option","",String(r+1),{value:r}))),n.value=this.state.number)}};function Oi(t,e){let n=new Bn(e),o=new Dn(t,n);return di(o),r=>{t.hidden=!e.usesBeams,r.run&&e.started&&o.begin(),!t.hidden&&(o.part("files").querySelector("[da\
ta-file=html]").hidden=!e.canAsk,(r.run||r.steps||r.status)&&(n.stale=!0,o.drawPrompts()),o.drawn=null,o.draw(),r.selection&&o.revealSelected(),o.drawPicked())}}var vd={returned:"★",kept:"■",running:"●",out:"□"},[Sd,Mi]=[100,14],_d=16,bs=new WeakMap,Ei=new WeakMap;function Hn(t){let e=[],n=t;for(;n&&!bs.has(n);)
e.push(n),n=n.before;let o=n?bs.get(n):"";for(let r of e.reverse())o+=r.piece??(r.given||!pn(r.beam)?r.chosen.text:""),bs.set(r,o);return o}function Gn(t,e=26){
let n=Array.from(t);return n.length<=2*e+3?t:`${n.slice(0,e).join("")} … ${n.slice(-e).join("")}`}function Od(t,e){let n=0;for(;n<t.length&&t[n]===e[n];)n+=1;
for(;n>0&&!/\s/.test(t[n]??" ");)n-=1;return n}function Md(t,e,n){if(n.ends.has(t.beam.token_id))return ge("eos")[0];if(t.length>=n.maxNew)return ge("length")[0];
let o=(e.returned||[]).find(({last:r})=>r===t);return o?ge(o.stopReason)[0]:s("a stopping criterion")}function Ed({place:t,state:e,why:n}){return t!==null?e==="\
returned"?s("{place} output",{place:t+1}):String(t+1):n==="dropped"?s("dropped"):n==="too late"?s("too late"):n==="not reached"?s("not reached"):e==="running"?s(
"still running"):""}var Kn=class{constructor(e,n){this.table=e,this.body=e.tBodies[0],this.log=n,this.rows=[],this.body.addEventListener("click",o=>{let r=this.
rows.find(({pick:i})=>i.contains(o.target));r&&n.selectStep(n.selected===r.node?null:r.node)}),this.body.addEventListener("keydown",o=>{o.key==="Escape"&&n.selectStep(
null);let r={ArrowDown:1,ArrowUp:-1}[o.key];if(!r)return;o.preventDefault();let i=this.rows[this.rows.findIndex(({pick:a})=>a===o.target)+r];i&&!i.row.hidden&&i.
pick.focus()})}newRow(){let e=this.body.insertRow(),n=Array.from({length:9},()=>e.insertCell()),[o,r]=[l("span","gp-sign",null,{"aria-hidden":"true"}),l("span")];
n[0].append(o,r);let i=l("button","gp-pick",null,{type:"button"}),[a,c]=[l("bdi","gp-head-text"),l("bdi","gp-tail-text")];i.append(a,c),n[3].append(i);let d={row:e,
cells:n,sign:o,place:r,pick:i,head:a,tail:c,node:null};return this.rows.push(d),d}draw(e,n,o){let r={moved:n!==null,group:e.some(({node:d})=>(d.beam.group??null)!==
null),words:e.some(({node:d})=>d.beam.progress)};for(let[d,m]of Object.entries(r))U(this.table.tHead.querySelector(`.gp-${d}-column`),m);for(;this.rows.length<e.
length;)this.newRow();let i=e.map(({node:d})=>Hn(d)),a=i.map(d=>Od(d,i[0]));i.length>1&&(a[0]=Math.min(...a.slice(1)));let c=Math.max(0,e.findIndex(({node:d})=>d===
this.log.selected));this.rows.forEach((d,m)=>{U(d.row,m<e.length),!d.row.hidden&&(d.pick.tabIndex!==(m===c?0:-1)&&(d.pick.tabIndex=m===c?0:-1),this.fill(d,e[m],
i.length>1?a[m]:0,n,o,r))})}fill(e,n,o,r,i,a){let{node:c,score:d,place:m,state:w}=n,{cells:b,pick:k}=e,[$,P]=[Hn(c),this.log.selected===c];e.node=c,e.row.dataset.
state!==w&&(e.row.dataset.state=w),M(e.sign,vd[w]),M(e.place,Ed(n)),this.sayText(e,$,o,P),k.getAttribute("aria-pressed")!==String(P)&&k.setAttribute("aria-press\
ed",String(P)),U(b[1],a.moved),a.moved&&M(b[1],Td(m,r.get(c))),U(b[2],a.group),a.group&&M(b[2],Ce(c.beam.group)),M(b[4],Number.isFinite(Se(c))?J(Se(c)):"−∞"),
M(b[5],String(c.length)),M(b[6],Number.isFinite(d)?J(d):"−∞"),U(b[7],a.words),a.words&&M(b[7],this.written(c,i)),M(b[8],w==="running"?"–":`${c.index+1}: ${Md(
c,this.log,i)}`)}sayText({pick:e,head:n,tail:o},r,i,a){let c=a||i<_d?0:i,d=`${a} ${c} ${r}`;if(Ei.get(e)===d)return;Ei.set(e,d);let m=Array.from((c?"…":"")+r.
slice(c)),w=a||m.length<=2*Mi?0:Mi,b=m.slice(0,m.length-w);me(n,(a?b:b.slice(0,Sd)).join("")),me(o,w?m.slice(-w).join(""):"",{plain:!w}),e.setAttribute("aria-la\
bel",Z(r)),c||m.length>60?xe(e,()=>s("The whole text: {text}",{text:r})):delete e.dataset.tip}written(e,{constraints:n,promptIds:o}){let r=n.filter((i,a)=>dt(i,
e.beam.progress[a],e,o)).length;return`${r===n.length?"✓ ":""}${s("{done} of {all}",{done:r,all:n.length})}`}};function Td(t,e){return e===void 0?t===null?"–":
"– ▲":t===null?`${e+1} ▼`:t===e?`${e+1} =`:`${e+1} ${t<e?"▲":"▼"} ${Math.abs(t-e)}`}var Un=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-greedily"),this.path=this.root.querySelector(".gp-path"),this.doubt=this.root.querySelector(
".gp-doubt"),this.exactly=this.root.querySelector(".gp-exactly"),this.button=this.root.querySelector(".gp-ask-greedy"),this.isAsked=!1,this.said=null,this.button.
addEventListener("click",()=>{this.isAsked=!0,this.sayButton(),n.ask({type:"search",kind:"greedy"})})}sayButton(){this.button.disabled=this.isAsked,M(this.button,
s(this.isAsked?"running …":"Run greedy decoding"))}draw(e,n,o){let{log:r}=this,i=(r.searched.get(r.turn)||[]).find(({kind:c})=>c==="greedy")||null;this.button.
hidden=!!i||!r.finished||!Object.hasOwn(r.answers,"search"),this.sayButton(),this.path.hidden=!!i,this.fill(this.path,this.pathWords(zn(e.prompts[n]),e,o.prompts[n].
kept,!!r.started.effective.do_sample));let a=yi(r.started).map(c=>Ue(c)[0]);this.doubt.hidden=!a.length||!!i,M(this.doubt,s("This is the path of the most probab\
le tokens as the search had them. Greedy decoding may give another one: {processors} can act differently on its logits.",{processors:a.join(", ")})),this.exactly.
hidden=!i,i&&this.said!==i&&this.drawFound(i,e,n,o),this.said=i}fill(e,n){let o=n.map(r=>typeof r=="string"?r:r.textContent).join(`
`);e.dataset.said!==o&&(e.dataset.said=o,e.replaceChildren(...n))}pathWords({last:e,ended:n,left:o},r,i,a){if(o)return this.leftWords(o,r,a);if(!e||e.given)return[
s(a?"The path of the most probable tokens is not known yet.":"The greedy path is not known yet.")];let c=n?i.findIndex(({node:w})=>w===e):-1,d=J(Se(e)),m=c<0?B(
e.length,"Its sum is {sum} after {count} token.","Its sum is {sum} after {count} tokens.",{sum:d}):B(e.length,"Its sum is {sum} after {count} token, its score {\
score}.","Its sum is {sum} after {count} tokens, its score {score}.",{sum:d,score:J(i[c].score,4)});return[[this.fateWords(e,n,c,a),m,...this.bestWords(e,n,c,r,
i)].join(" ")]}fateWords({beam:e,index:n},o,r,i){let a={text:s(i?"The text of the most probable tokens":"The greedy text"),beam:(e.beam??0)+1,place:r+1,token:n+
1};return o?r>0?s("{text} has ended, and has rank {place}.",a):r===0?this.log.finished?s("{text} is the best output.",a):s("{text} is the best so far.",a):e.status===
"finished"?s("{text} ended at token {token} but is not kept: others are better.",a):s("{text} ended at token {token} but does not count: it ranked too low or la\
cks a constraint.",a):s("{text} is still running, as beam {beam}.",a)}bestWords({sequence:e},n,o,r,i){if(!n){let m=r.prompts[e].running.map(Se);return m.length?
[s("The best beam has {sum}.",{sum:J(Math.max(...m))})]:[]}if(o===0||!i[0])return[];let{node:a,score:c}=i[0],d={sum:J(Se(a)),score:J(c,4)};return[B(a.length,"Th\
e best has a sum of {sum} after {count} token, and a score of {score}.","The best has a sum of {sum} after {count} tokens, and a score of {score}.",d)]}leftWords({
index:e,token:n,node:o,sum:r,considered:i,best:a,worst:c},d,m){let w=d.prompts.some(({steps:$})=>($[0]||[]).some(({beam:P})=>(P.group??null)!==null)),b=[o?s("ra\
nk {rank} of {considered}",{rank:o.rank,considered:i}):s("not among the {considered} considered",{considered:i}),...r===null?[]:[s("sum {sum}",{sum:J(r)})],...c===
null?[]:[s("worst beam that went on {worst}, best {best}",{worst:J(c),best:J(a)})]].join("; "),k=s(m?"{where} left the path of the most probable tokens at token\
 {place}: {token} ({details}).":"{where} left the greedy path at token {place}: {token} ({details}).");return pe(k,{where:s(w?"Group A":"The search"),place:String(
e+1),details:b,token:n?ne(n.text,"gp-strong"):s("a token that was not recorded")})}drawFound(e,n,o,r){let i=e.tokens.map(([$])=>$),a=ps(n.prompts[o],$=>i[$]),c=$=>$.
reduce((P,S)=>P+(ve(S)??-1/0),0),d=r.prompts[o].kept[0],m=d?fe(d.node).filter($=>!$.given):[],w=l("span");this.fill(w,[...pe(s("Run by the library, greedy decod\
ing wrote {text}."),{text:ne(Gn(e.text,60),"gp-wrote")}),` ${this.totalWords(i.length,c(e.tokens.map(([,,$])=>$)))} `,d?`${this.bestTotalWords(m.length,c(m.map(
({chosen:$})=>$.raw_logprob)))} `:"",...this.pathWords(a,n,r.prompts[o].kept,!1)]);let b=l("details"),k=l("table");for(let[$,[,P,S]]of e.tokens.entries()){let O=k.
insertRow();O.insertCell().textContent=$+1,O.insertCell().append(ne(P)),O.insertCell().textContent=J(ve(S))}b.append(l("summary","",s("Its tokens and their log-\
probabilities")),k),this.exactly.replaceChildren(w,b)}totalWords(e,n){let o={sum:J(n)};return this.log.started.processors.length?B(e,"It has {count} token with \
a log-probability of {sum} before the processors.","It has {count} tokens with a log-probability of {sum} before the processors.",o):B(e,"It has {count} token w\
ith a log-probability of {sum}.","It has {count} tokens with a log-probability of {sum}.",o)}bestTotalWords(e,n){let o={sum:J(n)};return this.log.started.processors.
length?B(e,"The best output has {count} token with a log-probability of {sum} before the processors.","The best output has {count} tokens with a log-probability\
 of {sum} before the processors.",o):B(e,"The best output has {count} token with a log-probability of {sum}.","The best output has {count} tokens with a log-pro\
bability of {sum}.",o)}};var Ut=(t,e)=>t.lengthPenalty===e.lengthPenalty&&t.earlyStopping===e.earlyStopping,ks=t=>Gt.find(([e])=>e===t)?.[1]??String(t),St=t=>String(Number(t.toFixed(4))),
Vn=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-stopping"),this.why=this.root.querySelector(".gp-stopped-by"),this.rows=Gt.map(([o,r])=>this.
newRow(o,r)),this.asked=null}newRow(e,n){let o=this.root.querySelector("tbody").insertRow(),r=l("th","",null,{scope:"row"});o.append(r);let[i,a,c]=Array.from({length:3},
()=>o.insertCell()),d=l("span"),m=l("button","gp-button gp-run-on",null,{type:"button","aria-label":s("Run the search with early_stopping {name}",{name:n})});c.
dataset.name=`${s("outputs:")} `,i.append(d," ",m);let w={row:o,head:r,words:d,button:m,because:a,outputs:c,value:e,name:n,rule:null};return m.addEventListener(
"click",()=>{this.asked=w.rule,this.log.ask({type:"search",kind:"rule",rule:w.rule}),this.sayButton(w)}),w}sayButton({button:e,rule:n}){let o=!!(this.asked&&Ut(
this.asked,n));e.disabled=o,M(e,s(o?"running …":"Run the search"))}draw(e,n,o,r,i){M(this.why,this.whyWords(e,n,o(e.own),i));for(let a of this.rows){a.rule={lengthPenalty:r.
lengthPenalty,earlyStopping:a.value};let c=Ut(a.rule,e.own);ae(a.row,c?"gp-own-rule":""),M(a.head,c?s("{name} (this run)",{name:a.name}):a.name),this.drawRule(a,
e,n,o,i)}}drawRule(e,n,o,r,i){let a=r(e.rule),{pools:c}=a.prompts[o],d=c.every(({exact:b})=>b),m=a.stop&&d?null:this.answerTo(e.rule),w=!m&&!(a.stop&&d);if(e.button.
hidden=!w||!this.log.finished||!Object.hasOwn(this.log.answers,"search"),this.sayButton(e),m){M(e.words,s("after step {step}",{step:m.steps})),M(e.because,s("fo\
und by a run")),this.sayOutputs(e.outputs,...this.comparedIds(m));return}M(e.words,Ld(a,d,i)),M(e.because,this.reasons(c,n,e.rule)),!d||!a.stop?M(e.outputs,"–"):
this.sayOutputs(e.outputs,...this.comparedNodes(a,r(n.own),o,n))}answerTo(e){return(this.log.searched.get(this.log.turn)||[]).find(o=>o.kind==="rule"&&Ut(o.rule,
e))||null}comparedNodes(e,n,o,{wanted:r}){let[i,a]=[e,n].map(({prompts:d})=>d[o].kept.slice(0,r));return[i.filter(({node:d},m)=>!a[m]||a[m].node!==d).length,i.length,
i[0]?{text:Hn(i[0].node),score:i[0].score}:null]}comparedIds({outputs:e}){let n=this.log.finished.sequences.map(({token_ids:o})=>o.join(" "));return[e.filter(({
token_ids:o},r)=>o.join(" ")!==n[r]).length,e.length,e[0]]}sayOutputs(e,n,o,r){let i=r&&{differ:n,all:o,score:J(r.score,4)},a=n?o>1?s("{differ} of {all} differ;\
 the best, with score {score}:",i):s("another text, with score {score}:",i):s("the same"),c=a+(n?r.text:"");e.dataset.said!==c&&(e.dataset.said=c,e.replaceChildren(
a,...n?[" ",ne(Gn(r.text,40),"gp-wrote")]:[]))}whyWords(e,n,o,r){let{pools:i}=o.prompts[n],a=ks(e.own.earlyStopping);return(o.stop?s("This search stopped after \
step {step} by the rule of early_stopping {name}.",{step:o.stop.step,name:a}):r?s("The search was cut off. By the rule of early_stopping {name} it would have go\
ne on.",{name:a}):s("The search goes on by the rule of early_stopping {name}.",{name:a}))+(i.length>1?`
`:" ")+this.reasons(i,e,e.own)}reasons(e,n,o){return e.map(r=>[...$d(r,e.length>1),this.reason(r,n,o)].join(" ")).join(`
`)}reason({stop:e,weighed:n},o,r){if(!n)return s("No step has been taken.");let{best:i,length:a,bound:c,worst:d}=n;if(e&&e.why==="criteria")return this.cutOffWords(
o,e);if(d===null)return B(o.size,"No text has ended.","Fewer than {count} texts have ended.");let m=r.earlyStopping==="never"&&r.lengthPenalty>0,w=`${J(i)} / ${a}\
 ^ ${St(r.lengthPenalty)} = ${J(c,4)}`,b={numbers:m?s("{formula} (at the longest possible length)",{formula:w}):w,worst:J(d,4)},{together:k}=o;if(!e)return k?s(
"The best running beam, {numbers}, is above the worst that is kept, {worst}.",b):s("The best continuation of the step, {numbers}, is above the worst that is kep\
t, {worst}.",b);if(e.why==="settled")return k?s("No running beam can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",b):
s("No continuation of the step can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",b);let $=B(o.size,"{count} text has\
 ended, which is enough.","{count} texts have ended, which is enough.");if(!(c>d))return $;let P=k?s("Yet the best running beam, {numbers}, was above the worst \
of them, {worst}.",b):s("Yet the best continuation of the step, {numbers}, was above the worst of them, {worst}.",b);return`${$} ${P}`}cutOffWords({start:e,maxNew:n},{
step:o}){if(o-e>=n)return B(e+n,"The length limit of {count} token was reached.","The length limit of {count} tokens was reached.");let r=(this.log.finished?this.
log.finished.sequences:[]).find(({stop_reason:i})=>!["eos","length","unfinished"].includes(i));return r?s("Every continuation met a stopping criterion ({reason}\
).",{reason:ge(r.stop_reason)[0]}):s("Every continuation met a stopping criterion.")}};function Ld({stop:t,prompts:e},n,o){return n?t?s("after step {step}",{step:t.
step}):o?s("goes on past step {step}",{step:Rn({prompts:e})}):s("not yet"):t?s("not exact: about step {step}",{step:t.step}):s("not exact")}function $d({group:t,
stop:e},n){if(t===null)return[];let o={group:Ce(t),step:e&&e.step};return[n&&e?s("Group {group}, after step {step}:",o):s("Group {group}:",o)]}function Ti(t,e){let o=_=>t.querySelector(".gp-"+_),[r,i,a,c,d]=["slide","power","rule","own-again","of-prompt"].map(o),[m,w,b]=["formula","honest","rest"].map(
o),k=new Kn(o("hypothesis-table"),e),$=new Vn(t,e),P=new Un(t,e),S={},O=new Map;for(let[_,T]of Gt)a.append(l("option","",T,{value:JSON.stringify(_)}));r.addEventListener(
"input",()=>A({lengthPenalty:Number(r.value)})),i.addEventListener("input",()=>{Number.isFinite(i.valueAsNumber)&&A({lengthPenalty:i.valueAsNumber})}),i.addEventListener(
"change",()=>e.usesBeams&&W(C(ds(e)),!0)),a.addEventListener("change",()=>A({earlyStopping:JSON.parse(a.value)})),c.addEventListener("click",()=>{S={},p(),r.focus()}),
d.addEventListener("change",()=>p());function A(_){S={...S,..._},p()}let C=_=>({..._.own,...S});function W(_,T=!1){Number(r.value)!==_.lengthPenalty&&(r.value=_.
lengthPenalty),(T||document.activeElement!==i)&&(i.value=St(_.lengthPenalty)),a.value=JSON.stringify(_.earlyStopping)}function x(_){return T=>{let v=JSON.stringify(
T),q=O.get(v);if(q)return q;let I=gi(_,T);return I.stop&&O.set(v,I),I}}function h(_){return{stop:e.finished?{step:0,why:""}:null,prompts:_.prompts.map(({finished:T})=>({
kept:T.map(v=>({node:v,score:v.beam.final_score})),pools:[{group:null,stop:null,weighed:null,exact:!0}]}))}}function p({onlySelection:_=!1,anew:T=!1}={}){let v=ds(
e),q=!!(e.finished||e.failed),I=u(v.prompts.length),F=x(v),N=v.together!==null&&bi(v,F(v.own),!!e.finished),R=N?C(v):v.own,j=N?F(R):h(v),H=N?F(v.own):j,G=N&&!Ut(
R,v.own),Q=ki(v,I,j,R,q),te=G?new Map(H.prompts[I].kept.map(({node:se},he)=>[se,he])):null;if(k.draw(Q.slice(0,40),te,v),b.hidden=Q.length<=40,M(b,B(Q.length-40,
"and {count} more, with a lower score","and {count} more, with lower scores")),_)return;for(let se of["what-if","stopping"])o(se).hidden=!N;o("greedily").hidden=
!1,W(R,T),c.hidden=!G,M(c,s("Back to the run’s own: {power}, {early}",{power:St(v.own.lengthPenalty),early:ks(v.own.earlyStopping)}));let re=Q.filter(({place:se})=>se!==
null);M(o("counts"),f(Q,re)),M(o("scored"),s("sum / length ^ {power}",{power:St(R.lengthPenalty)})),m.setAttribute("aria-live",G?"polite":"off"),M(m,g(re[0],R)),
y(N?L(j,H,I,v,R,q):E(v)),N&&$.draw(v,I,F,R,q),P.draw(v,I,H)}function u(_){return o("of-prompts").hidden=_<2,d.options.length!==_&&d.replaceChildren(...Array.from(
{length:_},(T,v)=>l("option","",s("prompt {number}",{number:v+1}),{value:v}))),Math.max(0,d.selectedIndex)}function f(_,T){let v=_.filter(({state:I})=>I==="runn\
ing").length,q=_.filter(({state:I})=>I==="returned").length;return[s("{count} ended",{count:z(_.length-v)}),s("{count} kept",{count:z(T.length)}),...v?[s("{coun\
t} running",{count:z(v)})]:[],...q?[B(q,"{count} output","{count} outputs")]:[]].join(", ")}function g(_,{lengthPenalty:T}){if(!_)return s("No text is kept yet.");
let{node:v,score:q}=_,I={sum:J(Se(v)),length:v.length,power:St(T),score:J(q,4)};return s("The best: score = sum / length ^ length_penalty = {sum} / {length} ^ {\
power} = {score}",I)}function y(_){w.hidden=!_,M(w,_)}function E(_){return _.prompts.every(({steps:T,given:v})=>T.length===v)?s("The search has not begun: all t\
okens so far were given."):_.together===null?s("This decoding loop has its own rules: the texts are shown as they were recorded."):s("The recording does not fol\
low the rules of this search, so it does not tell what other settings would give.")}function L(_,T,v,q,I,F){let N=Math.max(1,...q.prompts.map(({steps:G})=>G.length-
q.start)),R=N**I.lengthPenalty;if(!Number.isFinite(R)||R===0)return s("{length} ^ {power} is too large or too small for a floating-point number: the search itse\
lf would fail.",{length:N,power:St(I.lengthPenalty)});let j=_.prompts[v].pools.filter(({exact:G})=>!G);if(j.length){let G=j.map(({group:Q})=>Ce(Q)).join(", ");return B(
j.length,"Not exact: an earlier group would have stopped at another step, and the padding that a stopped group writes changes the diversity penalty of group {gr\
oups}.","Not exact: an earlier group would have stopped at another step, and the padding that a stopped group writes changes the diversity penalty of groups {gr\
oups}.",{groups:G})}if(Ut(I,q.own))return"";if(!_.stop){if(!F)return"";let G=Rn(_);return q.together?s("With these settings the search would have gone on past s\
tep {step}, where the recording ends: this ranks what is known so far.",{step:G}):s("With these settings the search would have gone on past step {step}, where t\
he recording of a group ends: this ranks what is known so far.",{step:G})}let{step:H}=_.stop;return T.stop?H<T.stop.step?s("With these settings the search would\
 have stopped after step {step}, not {own}: what ended later does not count.",{step:H,own:T.stop.step}):"":s("With these settings the search would have stopped \
after step {step}: what ended later does not count.",{step:H})}return _=>{if(_.run&&(S={},O=new Map,d.replaceChildren()),(_.run||_.searched)&&($.asked=P.isAsked=
null),t.hidden=!e.usesBeams,t.hidden)return;let T=e.hideFrom!==null;if(o("untold").hidden=!T,o("found").hidden=T,o("counts").hidden=T,T)return;let{run:v,steps:q,
status:I,selection:F,searched:N}=_;v||q||I||N?p({anew:v}):F&&p({onlySelection:!0})}}var Ad=["token_id","text","piece","logprob","raw_logprob","entropy"],ys=class extends vt{constructor(e,n){super(),this.group=e,this.number=n}changed(e){super.changed(
e),this.group&&this.group.entryChanged(this.number,e)}},Jn=class extends Pt{constructor(e){super(["run","steps","status","measured","found","lanes","pair","unit"]),
this.name=e,this.lanes=null,this.turn=void 0,this.fresh=new Set,this.unit="bits",this.clear(null)}clear(e){this.header=e,this.showMetrics(),this.done=null,this.
apart=null,this.found=null,this.charts={},this.asking=null,this.pair=[0,1],this.fresh.clear(),this.groups=(e?e.groups:[]).map((n,o)=>({...n,number:o,entries:[],
shown:0,told:{values:{},each:{}},values:{},each:{}})),this.entries=(e?e.entries:[]).map(({group:n,seed:o},r)=>{let i=e.kind==="lanes"?Object.assign(new ys(this,
r),{unit:this.unit}):null,a={number:r,group:n,seed:o,log:i,begun:!1,tokens:[],ended:null};return this.groups[n].entries.push(a),a});for(let n of this.kinds)this.
changed(n)}get running(){return!!(this.header&&!this.done)}feedRun(e,n){n!==this.turn&&(this.position=0),this.turn=n,this.feed(e)}read(e){let n=Object.hasOwn(Li,
e.type)&&Li[e.type];if(!n)throw new Error("unknown line "+e.type);n(this,e)}entryChanged(e,n){this.fresh.add(e),this.changed(n==="status"?"status":"steps")}flush(){
this.changes.entries=this.fresh,this.fresh=new Set,super.flush()}subscribe(e,n){super.subscribe(e,o=>n({entries:new Set(this.entries.keys()),...o}))}setPair(e,n){
this.pair=[e,n],this.changed("pair")}shownOf(e){let{entries:n,shown:o}=this.groups[e];return n[o]}showEntry(e,n){this.groups[e].shown=n,this.changed("pair")}setLanes(e){
this.lanes=e,this.changed("lanes")}setAsking(e,n){this.asking={question:e,titles:n};for(let o of["steps","status","measured","found"])this.changed(o)}answered(e){
return!!this.found&&this.found.question===e&&(!this.asking||this.asking.question===e)}setUnit(e){this.unit=e,this.showMetrics(),this.groups.forEach(n=>this.showMeasured(
n));for(let{log:n}of this.entries)n&&(n.unit=e);for(let n of["unit","measured"])this.changed(n)}showMetrics(){let e=this.header?this.header.metrics:[];this.metrics=
e.map(n=>n.unit==="nats"?{...n,unit:this.unit}:n),this.inNats=new Set(e.filter(({unit:n})=>n==="nats").map(({name:n})=>n))}showMeasured(e){let n=(r,i)=>this.inNats.
has(r)&&Number.isFinite(i)?Oe(i,this.unit):i,o=(r,i)=>Object.fromEntries(Object.entries(r).map(([a,c])=>[a,i(a,c)]));e.values=o(e.told.values,n),e.each=o(e.told.
each,(r,i)=>i.map(a=>n(r,a)))}},Li={Comparison(t,e){t.clear(e)},Of(t,{entry:e,event:n}){t.entries[e].log.read(n)},Begun(t,{entry:e,apart:n}){t.apart=n||null,t.entries[e].
begun=!0,t.entryChanged(e,"status")},Tokens(t,{entry:e,tokens:n}){for(let o of n)t.entries[e].tokens.push(Object.fromEntries(Ad.map((r,i)=>[r,o[i]])));t.entryChanged(
e,"steps")},Ended(t,{entry:e,text:n,stop_reason:o,failed:r}){t.entries[e].ended={text:n,stop_reason:o,failed:r},t.entryChanged(e,"status")},Measured(t,{group:e,
values:n,each:o}){t.groups[e].told={values:n,each:o||{}},t.showMeasured(t.groups[e]),t.changed("measured")},Found(t,{values:e,charts:n}){t.found=e,t.charts=n||{},
t.changed("found")},Done(t,{stopped:e,overtaken:n}){t.done={stopped:e,...n&&{overtaken:n}},t.changed("status")}};var $i={},Ai={},Yn=new Map,Xn=new Map,xs="bits";function vs(t){return Yn.has(t)||Yn.set(t,Object.assign(new vt,{unit:xs})),Yn.get(t)}function Ss(t){return Xn.has(
t)||Xn.set(t,Object.assign(new Jn(t),{unit:xs})),Xn.get(t)}function _s(t){xs=t;for(let e of[...Yn.values(),...Xn.values()])e.setUnit(t)}function Cd(t,e,{log:n="\
main"}={}){Ci($i[t],t,e,vs(n))}function Pd(t,e,{group:n}){Ci(Ai[t],t,e,Ss(n))}function Ci(t,e,n,o){let r=n.querySelector(".gp-pane");if(!r||!t){console.error(`G\
eneration Playground: there is no pane “${e}” here.`);return}ar(r),Or(r),o.subscribe(r,t(r,o))}function Nd(t,e,n){vs(t).feedRun(e||"",n)}function Wd(t,e,n){
Ss(t).feedRun(e||"",n)}function Pi(t,e){$i=t,Ai=e;let n={mount:Cd,feed:Nd,chooseUnit:_s,log:vs,RunLog:vt,mountGroup:Pd,feedGroup:Wd,group:Ss};window.GenerationPlayground=
n;let o=window.GenerationPlaygroundQueue||[],r=i=>{try{i(n)}catch(a){console.error("Generation Playground:",a)}};window.GenerationPlaygroundQueue={push:r},o.forEach(
r)}function Ni(t,e,{stepUnder:n,hover:o,leave:r}){t.addEventListener("pointermove",i=>{let a=n(i);a&&(i.buttons===1?e.selectStep(a):o(a))}),t.addEventListener("poi\
nterleave",r),t.addEventListener("click",i=>{let a=n(i);a&&e.selectStep(a)}),Os(t,e)}function Os(t,e){t.addEventListener("keydown",n=>{let o={ArrowRight:1,ArrowUp:1,
ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0};n.key==="Escape"&&e.selectStep(null),n.key in o&&(n.preventDefault(),e.walk(o[n.key]))})}function Zn(t,e,n,o,r=0){
e&&(t.setAttribute("aria-valuenow",String(e.isPrompt?e.index-r:e.index+1)),t.setAttribute("aria-valuemin",String(1-r)),t.setAttribute("aria-valuemax",String(n))),
t.setAttribute("aria-valuetext",o)}var qd=new Intl.NumberFormat("en-US",{maximumFractionDigits:2,minimumFractionDigits:2}),Wi=t=>qd.format(t),qi={information:{unit:!0,write:Wi,look:{rangemode:"to\
zero"}},sum:{unit:!0,write:Wi,look:{}},share:{title:()=>s("probability"),write:D,look:{rangemode:"tozero",tickformat:".0%"}},count:{title:()=>s("tokens kept"),write:z,
look:{type:"log",dtick:1}},rank:{title:()=>s("rank"),write:z,look:{type:"log",dtick:1,autorange:"reversed"}}},Ms=[["kept","solid"],["chosen","dash"],["accepted",
"dot"],["rejected","dashdot"],["bonus","longdash"],["text","4px,4px"],["before","12px,3px,2px,3px"],["focus","2px,7px"]].map(([t,e])=>({role:t,dash:e})),Ii=()=>({
information:{name:s("surprisal and entropy"),axis:"information",about:s("Surprisal tells how unexpected each token was; entropy how uncertain the next token was\
, for the model (before) and for the draw (after)."),series:[{name:s("surprisal"),role:"surprisal",dash:"solid",tip:s("How unexpected the chosen token was: minu\
s the logarithm of its probability after the processors; before them where a text was only read."),value:t=>ye(t).surprisal},{name:s("entropy before"),role:"ent\
ropy-before",dash:"dot",tip:s("How uncertain the model was, before any processor: the surprisal that it expected."),value:t=>t.distribution.entropy_before},{name:s(
"entropy after"),role:"entropy-after",dash:"dash",tip:s("How uncertain the draw was, after the processors."),value:t=>t.isPrompt?null:t.distribution.entropy_after}]},
kept:{name:s("candidates kept"),axis:"count",about:s("How many tokens of the vocabulary could still be chosen after the processors. Each line of the grid is ten\
 times the one below."),series:[{name:s("candidates kept"),role:"entropy-after",dash:"solid",tip:s("The number of tokens with a probability above 0 after the pr\
ocessors."),value:t=>t.isPrompt?null:Math.max(1,Fe(t))}]},cumulative:{name:s("cumulative log-probability"),axis:"sum",about:s("The logarithm of the probability \
of the whole text up to each token: steep where the text is unlikely. The prompt is added up separately."),series:[{name:s("after the processors"),role:"surpris\
al",dash:"solid",sum:!0,tip:s("Added up after the processors: from the probabilities that the tokens were drawn with."),value:t=>t.isPrompt?null:t.chosen.logprob??
t.chosen.raw_logprob},{name:s("before them"),role:"entropy-before",dash:"dot",sum:!0,tip:s("Added up before the processors: from the probabilities that the mode\
l gave."),value:t=>t.chosen.raw_logprob}]},before:{name:s("looked up: probability before"),axis:"share",about:s("How probable the model found each looked-up tok\
en at each place, before the processors."),of:t=>X(t.raw_logprob)},after:{name:s("looked up: probability after"),axis:"share",about:s("How probable each looked-\
up token was in the draw at each place, after the processors: 0% where they removed it."),of:t=>X(t.logprob)},rank:{name:s("looked up: rank"),axis:"rank",about:s(
"The rank of each looked-up token among all tokens before the processors: 1, the likeliest, is at the top."),of:t=>t.raw_rank||null}});var Ne=(t,e={})=>({color:"var(--gp-muted)",gridcolor:"var(--gp-line)",linecolor:"var(--gp-line)",zeroline:!1,automargin:!0,title:{text:t,standoff:8,font:{size:13}},
...e}),pt=(t,e,n,o,r={})=>({data:e,layout:{font:{color:"var(--gp-text)",size:13,family:"system-ui, Segoe UI, Roboto, Helvetica Neue, Arial"},paper_bgcolor:"var(\
--gp-surface)",plot_bgcolor:"var(--gp-surface)",hoverlabel:{bgcolor:"var(--gp-raised)",bordercolor:"var(--gp-line)",font:{color:"var(--gp-text)"}},hovermode:"cl\
osest",margin:{l:52,r:18,t:28,b:44},height:300,showlegend:!1,xaxis:n,yaxis:o,meta:t,...r}});var Id={solid:"none",dash:"7 4",dot:"2 4",dashdot:"10 4 2 4",longdash:"14 5"},Ri=t=>Id[t]??t.replaceAll("px","").replaceAll(","," ");function zi({series:t,of:e},n){
return t||[...n].slice(-Ms.length).map(([o,r],i)=>({...Ms[i],name:r,tip:s("The looked-up token {token}, id {id}.",{token:Z(r),id:o}),value:a=>{let c=(a.watched||
[]).find(({token_id:d})=>d===o);return c?e(c):null}}))}function Bi({curve:t,series:e,steps:n,prompt:o,current:r,unit:i,factor:a}){let c=qi[t.axis],d=o.length,m=A=>A.
index+1-(A.isPrompt?d+1:0),w=c.unit?a:1,b=(A,C,W)=>({type:"scatter",mode:C.length>400?"lines":"lines+markers",name:A.name,connectgaps:!1,hoverinfo:"text",x:C.map(
m),...Rd(A,C,w,c,i),line:{color:`var(--gp-${A.role})`,width:2,dash:A.dash},marker:{color:`var(--gp-${A.role})`,size:4},opacity:W?.75:1}),k=e.flatMap(A=>[...d?[b(
A,o,!0)]:[],b(A,n,!1)]),$=Math.max(10,n.length),P=Ne(s("token"),{range:[d?.5-d:.5,$+.5],showgrid:!1}),S=Ne(c.unit?i:c.title(),c.look),O={label:s("{curve} along \
the text",{curve:t.name}),layout:{height:260,hovermode:"x",margin:{l:52,r:12,t:12,b:40},shapes:zd(d,r&&m(r))}};return pt(O.label,k,P,S,O.layout)}function Rd(t,e,n,o,r){
let i=0,a=e.map(d=>{let m=ve(t.value(d));return t.sum?(i=i===null||m===null?null:i+m,i===null?null:i*n):m===null?null:m*n}),c=a.map((d,m)=>d===null?"":s("{token\
} {series}: {value}",{token:Z(e[m].chosen.text),series:t.name,value:`${o.write(d)}${o.unit?` ${r}`:""}`}));return{y:a,text:c}}function zd(t,e){let n={type:"line",
yref:"paper",y0:0,y1:1},o={type:"rect",xref:"x",x0:.5-t,x1:.5,yref:"paper",y0:0,y1:1,fillcolor:"var(--gp-raised)",line:{width:0},layer:"below"};return[...t?[o,{
...n,x0:.5,x1:.5,line:{color:"var(--gp-muted)",width:1,dash:"dot"}}]:[],...e===null?[]:[{...n,x0:e,x1:e,line:{color:"var(--gp-chosen)",width:1.5}}]]}var Bd=150;function ji(t,e){let n=L=>t.querySelector(".gp-"+L),[o,r,i,a,c]=["curve-chart","reading","unit","view","keys"].map(n),d=Ii(),m=new Map,w=0,b=-1/0,k=!1,
$=()=>d[a.value],P=()=>zi($(),m);function S(){let L=e.current();return L?Je([],e.lastOf(L)).added:[]}function O(){let L=Object.keys(d).filter(T=>d[T].series||m.
size);if(L.length===a.options.length)return;let _=L.includes(a.value)?a.value:L[0];a.replaceChildren(...L.map(T=>l("option","",d[T].name,{value:T}))),a.value=_}
function A(L){for(let _ of L)for(let{token_id:T,text:v}of _.watched||[])m.set(T,v)}function C(){let L=[$().about,e.promptSteps.length?s("The prompt comes before\
 the text, on a shaded background."):""].filter(Boolean).join(" ");M(n("about"),L);let _=P(),T=JSON.stringify(_.map(({name:v,tip:q})=>[v,q]));c.dataset.key!==T&&
(c.dataset.key=T,c.replaceChildren(..._.map(W)))}function W({name:L,role:_,dash:T,tip:v}){let q=l("span","",null,{tabindex:"0","data-tip":v}),I=ee("svg",""),F=ee(
"line","");for(let[N,R]of Object.entries({width:26,height:8,"aria-hidden":"true"}))I.setAttribute(N,String(R));for(let[N,R]of Object.entries({x1:0,y1:4,x2:26,y2:4,
stroke:`var(--gp-${_})`,"stroke-dasharray":Ri(T)}))F.setAttribute(N,String(R));return I.append(F),q.append(I,$().of?ne(L):L),q}function x(){let L=e.current(),_=L?
h(L):s("The curve grows with the text.");M(r,_),Zn(r,L,S().length,L?_:s("no token yet"),e.promptSteps.length)}function h(L){let _={number:L.index+1,token:Z(L.chosen.
text),facts:p(L)};return L.isPrompt?s("Prompt token {number}, {token}: {facts}",_):s("Token {number}, {token}: {facts}",_)}function p(L){if($().of)return f(L)||
s("no token was looked up here");if(a.value==="kept")return L.isPrompt?s("no processor takes part"):s("{kept} of {count} tokens kept",{kept:z(Fe(L)),count:z(L.distribution.
vocab)});if(a.value==="cumulative")return u(L);let{surprisal:_,entropyBefore:T,entropyAfter:v}=ye(L),[q,I,F]=[_,T,v].map(N=>de(ve(N),e.unit));return L.isPrompt?
s("surprisal {surprisal}; entropy {entropy}",{surprisal:q,entropy:I}):s("surprisal {surprisal}; entropy {before} before, {after} after",{surprisal:q,before:I,after:F})}
function u(L){let _=L.isPrompt?e.promptSteps:S(),T=_.slice(0,_.indexOf(L)+1),v=P().filter(q=>q.value(L)!==null).map(q=>{let I=T.map(N=>ve(q.value(N)));return`${I.
includes(null)?s("minus infinity"):de(I.reduce((N,R)=>N+R,0),e.unit)} ${q.name}`});return s("log-probability so far {sums}",{sums:v.join(", ")})}function f(L){return(L.
watched||[]).map(_=>{let T={token:Z(_.text),before:D(X(_.raw_logprob)),after:D(X(_.logprob)),rank:z(_.raw_rank||0)};return _.logprob===null?_.raw_rank?s("{token\
} {before} before (rank {rank}), removed after",T):s("{token} {before} before, removed after",T):_.raw_rank?s("{token} {before} before (rank {rank}), {after} af\
ter",T):s("{token} {before} before, {after} after",T)}).join("; ")}function g(){w=0,b=performance.now(),o.removeAttribute("aria-busy");let L=S(),_=L.length||e.promptSteps.
length?Bi({curve:$(),series:P(),steps:L,prompt:e.promptSteps,current:e.current(),unit:e.unit,factor:Oe(1,e.unit)}):void 0;ue(o,_,({x:T})=>{let v=T-1+(T<1?e.promptSteps.
length:0),q=T<1?e.promptSteps[v]:S()[v];q&&e.selectStep(q)})}function y(){w||!k||(o.setAttribute("aria-busy","true"),w=window.setTimeout(g,Math.max(0,b+Bd-performance.
now())))}new IntersectionObserver(([{isIntersecting:L}])=>{k||!L||(k=!0,y())}).observe(t),Os(r,e),i.addEventListener("change",()=>_s(i.value)),a.addEventListener(
"change",E);function E(){C(),x(),y()}return L=>{L.unit&&(i.value=e.unit),L.run&&(m=new Map),A(S()),O(),E()}}var Fi=new WeakMap;function Me(t){let e=Fi.get(t)||[],[n]=t.lines(),{keep:o,added:r}=Je(e,n?n.last:null);e.length=o;for(let i of r)e.push(i);return Fi.set(t,e),
e}function Ge({groups:t,pair:[e,n]}){if(t.length<2)return null;let o=t[e]?e:0,r=t[n]&&n!==o?n:+(o===0);return[o,r]}function We({groups:t,lanes:e},n){let{id:o,label:r}=t[n];
if(!e)return r;let i=e.find(a=>a.id===o);return i?i.label:s("{lane} (removed)",{lane:r})}var Qn=({groups:t},e,n)=>Di(t[e].model)===Di(t[n].model);function Di(t){
let[e,n=""]=t.split("?");return`${e}?${n.split("&").find(o=>o.startsWith("revision="))||""}`}function eo(t,e,n){let o=[e,n].map(a=>Me(t.shownOf(a).log)),r=Qn(t,
e,n)?jd(...o):Fd(...o),i=o.map((a,c)=>r[c]>=a.length);return i[0]&&i[1]?{kind:"same",at:r,shorter:null}:i[0]||i[1]?{kind:"shorter",at:r,shorter:i[0]?0:1}:{kind:"\
apart",at:r,shorter:null}}function jd(t,e){let n=Math.min(t.length,e.length),o=0;for(;o<n&&t[o].chosen.token_id===e[o].chosen.token_id;)o+=1;return[o,o]}var Hi=({
piece:t})=>t??"\0";function Fd(...t){let[e,n]=t.map(i=>i.map(Hi).join("")),o=Math.min(e.length,n.length),r=0;for(;r<o&&e[r]===n[r];)r+=1;return t.map(i=>Dd(i,r))}
function Dd(t,e){let n=0,o=0;for(;o<t.length&&(n+=Hi(t[o]).length)<=e;)o+=1;for(;o>0&&o<t.length&&t[o-1].piece==="";)o-=1;return o}var un=(t,e=t.length)=>t.slice(
0,e).map(({piece:n})=>n??"").join("");function Ki(t,e=60){let n=Array.from(t);return n.length<=e?t:"…"+n.slice(-e).join("")}var le=t=>_n(t)?s(t):String(t);var Gi=typeof Intl.Segmenter=="function"?new Intl.Segmenter(void 0,{granularity:"word"}):null;function Ui(t){let e=Gi?[...Gi.segment(t)].map(({segment:r})=>r):t.
match(/\s+|[\p{L}\p{M}\p{N}_]+|./gsu)||[],n=[],o="";for(let r of e)r.trim()?(n.push({space:o,word:r}),o=""):o+=r;return o&&n.push({space:o,word:""}),n}function Vi(t,e){
let n=[t,e].map(b=>b.map(({word:k})=>k)),[o,r]=n,i=Math.min(o.length,r.length),a=0;for(;a<i&&o[a]===r[a];)a+=1;let c=0;for(;c<i-a&&o.at(-1-c)===r.at(-1-c);)c+=1;
let d=n.map(b=>b.map((k,$)=>$<a||$>=b.length-c)),m=n.map(b=>b.slice(a,b.length-c)),w=m.some(b=>b.length>1200);for(let[b,k]of Hd(...m.map($=>$.slice(0,1200))))d[0][a+
b]=d[1][a+k]=!0;return{kept:d,shared:d[0].filter((b,k)=>b&&o[k]).length,cut:w}}function Hd(t,e){let n=e.length+1,o=new Uint16Array((t.length+1)*n);for(let i=t.length-
1;i>=0;i--)for(let a=e.length-1;a>=0;a--){let c=i*n+a;o[c]=t[i]===e[a]?o[c+n+1]+1:Math.max(o[c+n],o[c+1])}let r=[];for(let i=0,a=0;i<t.length&&a<e.length;)t[i]===
e[a]?r.push([i++,a++]):o[(i+1)*n+a]>=o[i*n+a+1]?i+=1:a+=1;return r}function Ji(t,e){let r=t.querySelector(".gp-texts"),i="",a=0,c=-1/0;function d(k){let $=l("div","gp-text-side"),P=l("h3","gp-side-name"),S=l("p","gp-side-text",
null,{dir:"auto"});return $.append(P,S),r.append($),{head:P,body:S,tag:k}}let m=["del","ins"].map(d);function w({body:k,tag:$},P,S){let O=[],A="",C=!1,W=()=>{A&&
O.push(C?l($,"",A):A),A=""};P.forEach(({space:x,word:h},p)=>{let u=!S[p]&&!!h;u!==C?!u||!A?(W(),C=u,A=x+h):(A+=x,W(),C=!0,A=h):A+=x+h}),W(),k.replaceChildren(...O)}
function b(k){clearTimeout(a),a=0,c=performance.now();let $=k.map(x=>Ui(un(Me(e.shownOf(x).log)))),{kept:P,shared:S,cut:O}=Vi(...$);m.forEach((x,h)=>w(x,$[h],P[h]));
let[A,C]=$.map(x=>x.filter(({word:h})=>h).length),W=t.querySelector(".gp-alike");U(W,A+C>0),A+C&&(M(t.querySelector(".gp-share"),s("{share} in common",{share:D(
2*S/(A+C))})),M(t.querySelector(".gp-formula"),s("2 × {shared} shared words / ({one} + {other})",{shared:z(S),one:z(A),other:z(C)}))),U(t.querySelector(".gp-cu\
t"),O),M(t.querySelector(".gp-cut"),s("The texts are very long: only {count} words of each, after their common beginning, are compared. What follows counts as d\
ifferent.",{count:z(1200)}))}return()=>{let k=e.header&&e.header.kind==="lanes"?Ge(e):null,$=k?k.map(C=>Me(e.shownOf(C).log)):[];if(t.hidden=!$.some(C=>C.length),
t.hidden)return;let P=k.map(C=>We(e,C)),S=JSON.stringify([P,...$.map(C=>un(C))]);if(S===i&&(!a||e.running))return;i=S,M(t.querySelector(".gp-pair"),s("{one} and\
 {other}, word by word",{one:P[0],other:P[1]})),m.forEach(({head:C},W)=>me(C,`${P[W]} ${le(e.groups[k[W]].title)}`,{plain:!0}));let A=$[0].length*$[1].length>2e5&&
e.running?c+500-performance.now():0;A<=0?b(k):a||=setTimeout(()=>b(Ge(e)),A)}}function Yi(t,e){let o=[4,5e-4],r=t.querySelector(".gp-said"),i=t.querySelector(".gp-models"),a=t.querySelector(".gp-sides-box"),c=t.querySelector(".gp-sides"),
d=[t.querySelector(".gp-one"),t.querySelector(".gp-other")];function m(){for(let h of d)h.replaceChildren(...e.groups.map(({title:p},u)=>l("option","",`${We(e,u)}\
 ${le(p)}`,{value:u})))}d.forEach((h,p)=>h.addEventListener("change",()=>{let u=Ge(e),f=Number(h.value),g=f===u[1-p]?u[p]:u[1-p];e.setPair(...p?[g,f]:[f,g])}));
let w=({log:h})=>!!(h.finished||h.failed||e.done);function b(h,{kind:p,at:u,shorter:f}){let[g,y]=h.map(q=>We(e,q)),[E,L]=h.map(q=>e.shownOf(q)),_=[E,L].map(({log:q})=>Me(
q));if(!_[0].length||!_[1].length)return[s("{one} and {other} have no tokens to compare yet.",{one:g,other:y})];if(p==="same")return w(E)&&w(L)?[B(u[0],"{one} a\
nd {other} never diverge: both wrote the same {count} token.","{one} and {other} never diverge: both wrote the same {count} tokens.",{one:g,other:y})]:[B(u[0],"\
{one} and {other} have written the same so far: {count} token.","{one} and {other} have written the same so far: {count} tokens.",{one:g,other:y})];if(p==="shor\
ter"){let[q,I]=f?[y,g]:[g,y];if(!w(f?L:E))return[s("{one} and {other} have written the same so far; {long} is ahead.",{one:g,other:y,long:I})];let{finished:F}=(f?
L:E).log,N=B(u[f],"{count} token","{count} tokens"),R=S(_[1-f][u[1-f]].chosen.text),j=F&&F.sequences.length&&ge(F.sequences[0].stop_reason)[0];return[j?s("{shor\
t} ended after {tokens}: {reason}.",{short:q,tokens:N,reason:j}):s("{short} ended after {tokens}.",{short:q,tokens:N})," ",...pe(s("{long} begins with the same \
text and continues with {token}."),{long:I,token:R})]}let[T,v]=_.map((q,I)=>q[u[I]]);return[...k([g,y],u,un(_[0],u[0]))," ",...$(g,T)," ",...$(y,v)]}function k([
h,p],u,f){if(!f)return[s("They diverge at the first token.")];let[g,y]=u.map(L=>z(L+1));return[g===y?s("They diverge at token {number}.",{number:g}):s("They div\
erge at token {a} of {one} and token {b} of {other}.",{a:g,b:y,one:h,other:p})," ",...pe(s("Both had written {text}."),{text:S(Ki(f))})]}let $=(h,p)=>pe(p.given?
s("{lane} was given {token} ({odds})."):s("{lane} chose {token} ({odds})."),{lane:h,token:S(p.chosen.text),odds:P(p)}),P=h=>h.chosen.logprob===null?at(h.chosen):
D(ye(h).probability);function S(h){let p=l("span","gp-quote");return p.append(...pe(s("“{text}”"),{text:ne(h,"gp-strong")})),p}function O(h){let p=l("p");p.
append(...h),p.textContent!==r.textContent&&r.replaceChildren(...p.childNodes)}function A(h,p){let u=new Map;return h.forEach(({chosen:g,distribution:y},E)=>{for(let L of[
...y.candidates,g]){let _=p?L.token_id:L.text;u.has(_)||u.set(_,{label:L.text,sides:[null,null],most:0});let T=u.get(_);T.sides[E]||(T.sides[E]={candidate:L,isChosen:L.
token_id===g.token_id},T.most=Math.max(T.most,X(L.logprob),X(L.raw_logprob)))}}),[...u.values()].sort((g,y)=>y.most-g.most).filter(({sides:g,most:y},E)=>E<10&&(E<
o[0]||y>=o[1])||g.some(L=>L&&L.isChosen))}function C(){let h=l("tr"),p=l("th","",null,{scope:"row"});return p.append(l("bdi","gp-word")),h.append(p,...[0,1].map(
()=>{let u=l("td"),f=l("div","gp-side"),g=l("span","gp-tracks");g.append(l("i","gp-bar gp-after"),l("i","gp-bar gp-before"));let y=l("span","gp-values");return y.
append(l("span"),l("small")),f.append(l("span","gp-sign"),g,y),u.append(f),u})),h}function W(h,p,u,f){let[g,y,E]=h.firstChild.children,[L,_]=p?[p.candidate.logprob,
p.candidate.raw_logprob].map(X):[0,0],T=!!p&&p.candidate.logprob===null,v=!!p&&p.isChosen;ae(h,[v&&"gp-chosen",T&&"gp-removed",!p&&"gp-unlisted"].filter(Boolean).
join(" ")),M(g,v?"▶":T?"✕":""),oe(y.children[0],"width",L/u),oe(y.children[1],"width",_/u),M(E.children[0],p?T?"":D(L):"–"),M(E.children[1],p?D(_):"");let q=p?
[v&&s("chosen"),T?at(p.candidate):D(L),s("{share} before the processors",{share:D(_)})].filter(Boolean).join(", "):s("not recorded");K(h,{"aria-label":`${f}: ${q}`,
title:T?at(p.candidate):""})}function x(h,p){let u=A(p,Qn(e,...h)),f=u.flatMap(_=>_.sides).filter(Boolean),g=f.every(({candidate:_})=>_.logprob===_.raw_logprob),
y=Math.max(1e-9,...f.flatMap(({candidate:_})=>[X(_.logprob),X(_.raw_logprob)]));a.classList.toggle("gp-plain",g),U(t.querySelector(".gp-before-key"),!g),U(t.querySelector(
".gp-removed-key"),f.some(({candidate:_})=>_.logprob===null)),U(t.querySelector(".gp-unlisted-key"),f.length<2*u.length);let E=Y(c.tBodies[0],u.length,C);u.forEach(
({label:_,sides:T},v)=>{let[q,...I]=E[v].cells;me(q.firstChild,_),I.forEach((F,N)=>W(F,T[N],y,We(e,h[N])))});let L=c.tHead.rows[0].cells;h.forEach((_,T)=>{let{title:v}=e.
groups[_],{entropyAfter:q}=ye(p[T]);me(L[T+1],s("{lane}, entropy {entropy}",{lane:`${We(e,_)} ${le(v)}`,entropy:de(q,e.unit)}),{plain:!0})})}return h=>{let p=e.
header&&e.header.kind==="lanes"?Ge(e):null;if(t.hidden=!p,!p)return;(h.run||h.lanes)&&m(),d.forEach((L,_)=>{L.value=p[_]});let u=eo(e,...p);O(b(p,u));let[f,g]=p.
map(L=>We(e,L)),y=Qn(e,...p);U(i,!y),y||M(i,s("{one} and {other} run on different models, so they are compared by text, not by token ids; tokens with the same t\
ext share a row.",{one:f,other:g}));let E=u.kind==="apart"?p.map((L,_)=>Me(e.shownOf(L).log)[u.at[_]]):null;U(a,!!E),E&&x(p,E)}}var Es=5,Gd=.9;function Ud(t){if(!t.length)return null;let e=[...t].sort((a,c)=>a-c),n=e.length,[o,r,i]=[0,0,2/2**n];for(;o<Math.floor(n/2)&&(r+=i,!(o>0&&r>1-Gd));)
i*=(n-o)/(o+1),o+=1;return o=Math.max(0,o-1),{median:On(e),low:e[o],high:e[n-1-o]}}function Ts(t,e){if(t.length<Es)return"few";let{low:n,high:o}=Ud(t);return n>
e?"above":o<e?"below":"open"}function Xi(t,e=!0){let n=([i,a])=>V(i)&&V(a),o=(i,a)=>Ts(i.map((c,d)=>[c,a[d]]).filter(n).map(([c,d])=>c-d),0),r=t.findIndex((i,a)=>t.
length>1&&t.every((c,d)=>a===d||o(i,c)===(e?"above":"below")));return r<0?null:r}function Zi(t,e){let n=e.filter(({values:d})=>Number.isFinite(d[t.name])),o=({values:d})=>d[t.name];if(!n.length)return{low:null,high:null,best:null,level:()=>0,
scale:to([]),flat:!0};let r=n.reduce((d,m)=>o(m)<o(d)?m:d),i=n.reduce((d,m)=>o(m)>o(d)?m:d),a=Te(t,o(r))===Te(t,o(i)),c=to(a?[]:n.map(o));return{low:r,high:i,best:a?
null:Ls(t,e),level:d=>Math.round(c.share(d)*10),scale:c,flat:a}}function Ls(t,e){let n=e.filter(({values:c})=>Number.isFinite(c[t.name])),o=n.map(({each:c})=>c[t.
name]||[]);if(!t.better||o.some(({length:c})=>c!==o[0].length))return null;let r=Xi(o,t.better==="more"),i=r!==null&&n[r].values[t.name],a=c=>t.better==="more"?
c<i:c>i;return r!==null&&n.every(({values:c},d)=>d===r||a(c[t.name]))?n[r]:null}function to(t){let e=[...new Set(t)].sort((d,m)=>d-m),[n,o]=[e[0],e.at(-1)],r=d=>m=>o>
n?(d(m)-d(n))/(d(o)-d(n)):0,i=d=>e.some(m=>e.filter(w=>w>=m&&d(w)-d(m)<.1).length>Math.max(1,e.length/2)),a=d=>e.length>1?e.indexOf(d)/(e.length-1):0,c=[{name:"\
linear",share:r(d=>d)},...n>0?[{name:"log",share:r(Math.log)}]:[],{name:"order",share:a}];return c.find(({share:d})=>!i(d))||c.at(-1)}function Xe(t,{each:e}){let n=(e[t.
name]||[]).filter(V);if(n.length<2)return"";let[o,r]=[Math.min(...n),Math.max(...n)].map(i=>Te(t,i));return o===r?"":s("{low} to {high}",{low:o,high:r})}var Vt=t=>t.
better==="less"?"heat":"prob";function Te(t,e,{unit:n=!1}={}){if(!Number.isFinite(e))return"–";let o=e.toLocaleString("en-US",{minimumFractionDigits:t.digits,
maximumFractionDigits:t.digits});return n&&t.unit?`${o} ${s(t.unit)}`:o}var $s=10;function Qi({axes:[t,e],metric:n,heat:o,at:r}){let i=e.values.map((P,S)=>t.values.map((O,A)=>r(S,A))),a=P=>i.map((S,O)=>S.map((A,C)=>P(A,O,C))),c=P=>P.
values[n.name],d=P=>Te(n,c(P))+(o.best===P?" ★":""),m=(P,S,O)=>{let A=Xe(n,P);return`${t.knob} ${t.values[O]}, ${e.knob} ${e.values[S]}: ${d(P)}${A?` (${A})`:
""}`},w=Array.from({length:$s+1},(P,S)=>[S/$s,`var(--gp-${Vt(n)}-${S})`]),b={type:"heatmap",x:t.values,y:e.values,colorscale:w,zmin:0,zmax:$s,showscale:!1,xgap:2,
ygap:2,z:a(P=>Number.isFinite(c(P))?o.level(c(P)):null),text:a(d),texttemplate:"%{text}",hovertext:a(m),hoverinfo:"text"},k=Math.min(760,Math.max(220,96+42*e.values.
length)),$={type:"category",showgrid:!1};return pt(s("{metric} over {columns} and {rows}",{metric:s(n.title),columns:t.knob,rows:e.knob}),[b],Ne(t.knob,{...$,side:"\
top"}),Ne(e.knob,{...$,autorange:"reversed"}),{height:k,margin:{l:52,r:18,t:60,b:16}})}function ea({knob:t,metric:e,points:n,wide:o}){let r=n.map(({label:S})=>S.trim()===""?NaN:Number(S)),i=r.every(Number.isFinite)?{linear:"linear",log:"log",order:"\
category"}[to(r).name]:"category",a=n.map((S,O)=>({...S,x:i==="category"?S.label:r[O]}));i!=="category"&&a.sort((S,O)=>Number(S.x)-Number(O.x));let c=a.filter(({
value:S})=>Number.isFinite(S)),d=c.flatMap(({value:S,each:O})=>[S,...O]),m=o&&d.length>0&&Math.min(...d)>0,w=({label:S,value:O,range:A,best:C})=>`${S}: ${Te(e,O)}${A?
` (${A})`:""}${C?`, ${s("the best")}`:""}`,b={type:"scatter",mode:"lines+markers",cliponaxis:!1,connectgaps:!1,hoverinfo:"text",x:a.map(({x:S})=>S),y:a.map(({value:S})=>Number.
isFinite(S)?S:null),text:a.map(w),line:{color:"var(--gp-kept)",width:2},marker:{color:"var(--gp-kept)",size:10},error_y:{type:"data",symmetric:!1,color:"var(--g\
p-muted)",thickness:1.5,width:4,array:a.map(({value:S,each:O})=>O.length>1?Math.max(...O)-S:0),arrayminus:a.map(({value:S,each:O})=>O.length>1?S-Math.min(...O):
0)}},k={type:"scatter",mode:"text",hoverinfo:"skip",textposition:"top center",cliponaxis:!1,textfont:{color:"var(--gp-text)"},x:c.map(({x:S})=>S),y:c.map(({value:S})=>S),
text:c.map(({value:S,best:O})=>c.length<=12||O?Te(e,S)+(O?" ★":""):"")},$=s(e.title),P=`${$}${e.unit?` (${s(e.unit)})`:""}${m?`, ${s("logarithmic scale")}`:""}`;
return pt(s("{metric} over {knob}",{metric:$,knob:t}),[b,k],Ne(t,{type:i}),Ne(P,m?{type:"log"}:{}))}function no(t,{metric:{meaning:e,formula:n,unit:o,live:r}}){let i=[o?s("In {unit}.",{unit:s(o)}):"",r?"":s("It is known when the runs of a cell have ended.")];t.
replaceChildren(`${s(e)} `,l("span","gp-formula",s(n)),...i.filter(Boolean).map(a=>` ${a}`))}function ta(t,e,n){let{low:o,high:r,best:i,scale:a,flat:c}=n,d=e.metric,
m=e.group.groups.some(P=>Xe(d,P)),w=P=>P&&e.nameOf(P.number)+P.values[d.name],b=[d.name,w(o),w(r),i&&i.number,a.name,c,m].join();if(t.dataset.key===b||(t.dataset.
key=b,t.replaceChildren(),!o))return;let k=(P,S)=>{let O=l("span"),A=l("b","",Te(d,S.values[d.name],{unit:!0}));return O.append(...pe(P,{value:A,cell:e.nameOf(S.
number)})),O};c?t.append(k(s("The same everywhere: {value}"),o)):t.append(k(s("lowest {value} at {cell}"),o),Vd(Vt(d)),k(s("highest {value} at {cell}"),r));let $=[
a.name==="log"&&s("Coloured on a logarithmic scale."),a.name==="order"&&s("Coloured by rank, because some values are far from the rest."),m&&s("Small numbers: f\
rom the lowest to the highest of a cell’s seeds."),i&&(d.better==="more"?s("★ best: higher is better, seed by seed"):s("★ best: lower is better, seed by see\
d"))];t.append(...$.filter(Boolean).map(P=>l("span","",P)))}function Vd(t){let e=l("span","gp-ramp",null,{"aria-hidden":"true"});for(let n=0;n<=10;n++){let o=l(
"i");o.style.backgroundColor=`var(--gp-${t}-${n})`,e.append(o)}return e}function na(t,e,n,o){let r=e.view!=="heat"?void 0:e.isList?Jd(e,n):e.isSettled?Yd(e,n):void 0;
ue(t,r,i=>o(e.isList?e.inOrder[i.pointNumber].number:e.inRow(i.pointNumber[0])[i.pointNumber[1]].number))}function Jd(t,{best:e,scale:n}){let o=t.metric,[{knob:r,
values:i}]=t.axes,a=t.inOrder.map(c=>({label:i[c.place[1]],value:c.values[o.name],each:(c.each[o.name]||[]).filter(V),range:Xe(o,c),best:e===c}));return ea({knob:r,
metric:o,points:a,wide:n.name!=="linear"})}function Yd(t,e){return Qi({axes:t.axes,metric:t.metric,heat:e,at:(n,o)=>t.inRow(n)[o]})}var Xd={eos:"■",stop_string:"■",length:"⊣",max_time:"⊣",unfinished:"⊣",stopped:"◻",failed:"✕"},Ze=t=>Tn(Xd,t,"■"),Qe=t=>t==="failed"?[s("an erro\
r"),s("ended in an error")]:ge(t),Be=t=>(t.log?t.log.failed:t.ended&&t.ended.failed)||null,ut=t=>t.log?t.log.numTokens:t.tokens.length;function _e(t){return Be(
t)?"failed":t.log?t.log.finished&&((t.log.finished.sequences[0]||{}).stop_reason||"stopped"):t.ended&&(t.ended.stop_reason||"stopped")}function Jt(t){let e=_e(t);
return e?e==="failed"?"failed":e==="stopped"?"cut":"ended":(t.log?t.log.started:t.begun)?"decoding":"waiting"}function ft({tokens:t,ended:e},n=1/0){if(e&&e.text!==
null&&e.text!==void 0)return e.text.length>n?e.text.slice(0,n):e.text;let o="";for(let{piece:r}of t)if(o+=r??"",o.length>=n)break;return o}var As=({name:t})=>t==="ended";function oo(t,{values:e,each:n,entries:o},{unit:r=!1}={}){let i=e[t.name],a=(n[t.name]||(o.length===1?[i]:[])).filter(V);return!As(
t)||!a.length?Te(t,i,{unit:r}):s("{count} of {all}",{count:z(a.filter(Boolean).length),all:z(a.length)})}function Cs(t,e){let n=l("span","gp-stepper"),[o,r,i]=[l("button","","‹"),l("span"),l("button","","›")];n.append(o,r,i);let a=0,c=m=>w=>{w.stopPropagation(),
Ps(t,a,m)};[[o,-1,s("The text of the previous seed")],[i,1,s("The text of the next seed")]].forEach(([m,w,b])=>{K(m,{type:"button","aria-label":b,tabindex:e}),m.
addEventListener("click",c(w))});function d(m){a=m;let{entries:w}=t.groups[m];n.hidden=w.length<2,M(r,`${w.indexOf(t.shownOf(m))+1}/${w.length}`)}return{box:n,draw:d}}
function Ps(t,e,n){let{entries:o}=t.groups[e],r=o.indexOf(t.shownOf(e));t.showEntry(e,(r+n+o.length)%o.length)}function oa(t,e,n){let o=S=>t.querySelector(".gp-\
whole"+S),r=o(""),i=Cs(e,0),a=l("span"),c=l("button","gp-button",s("Open as one run"),{type:"button"});o("-tools").append(i.box,a,c);let d=null;function m(S){let O=o(
"-text"),A=ft(S);O.childElementCount||O.append(l("span","gp-prompt"),l("span")),M(O.firstChild,e.header.prompt+(e.apart?`
`:"")),M(O.lastChild,A);let C=_e(S),W=ut(S),x=C?C!=="failed"&&`${Ze(C)} ${Qe(C)[1]}`:W?s("still being written"):s("queued");M(o("-end"),[B(W,"{count} token","{c\
ount} tokens"),x].filter(Boolean).join(" · "))}function w(S){let O=Be(S),A=o("-problem");A.hidden=!O,O&&A.replaceChildren(l("b","","✕ "),`${s(O.message)} ${s(
O.fix)}`)}function b(S){let O=S.entries.length;M(o("-over"),O>1?s("Metrics of the {count} runs of this cell together, most as their mean:",{count:z(O)}):s("Metr\
ics:"));let A=Y(o("-values"),e.metrics.length,()=>{let C=l("div");return C.append(l("dt"),l("dd")),C});e.metrics.forEach((C,W)=>{M(A[W].firstChild,s(C.title)),M(
A[W].lastChild,oo(C,S,{unit:!0})),K(A[W],{title:`${s(C.meaning)} ${s(C.formula)}`})})}function k(){if(d===null)return;let S=e.shownOf(d);M(o("-title"),n(d)),K(r,
{"aria-label":n(d)}),i.draw(d),M(a,(S.seed??null)===null?"":s("seed {seed}",{seed:S.seed})),c.hidden=!e.canAsk,m(S),w(S),b(e.groups[d])}function $(S){d=S,k(),r.
open||r.showModal(),r.scrollTop=0}function P(){r.open&&r.close(),d=null}return c.addEventListener("click",()=>{let{number:S}=e.shownOf(d);P(),e.ask({type:"open",
entry:S})}),r.addEventListener("close",()=>{d=null}),r.addEventListener("click",({target:S})=>S===r&&P()),r.addEventListener("keydown",S=>S.stopPropagation()),t.
querySelector(".gp-shut").addEventListener("click",P),{show:$,shut:P,draw:k}}var sa={ArrowLeft:(t,e)=>[t,e-1],ArrowRight:(t,e)=>[t,e+1],ArrowUp:(t,e)=>[t-1,e],ArrowDown:(t,e)=>[t+1,e],Home:t=>[t,0],End:t=>[t,1/0]};function ra(t){Zd(t),Qd(
t)}function Zd(t){let{table:e,whole:n,group:o}=t;function r([i,a]){let c=e.tBodies[0].rows[i];!c||a<0||t.focus(c.cells[Math.min(a+1,c.cells.length-1)],!0)}e.addEventListener(
"keydown",i=>{let a=i.target.closest("td");if(!a||i.ctrlKey||i.altKey||i.metaKey)return;let{gpGroup:c}=a,d=a.parentElement;if(i.key==="Enter")n.show(c);else if(i.
key===" ")Ps(o,c,1);else if(Object.hasOwn(sa,i.key))r(sa[i.key](d.sectionRowIndex,a.cellIndex-1));else return;i.preventDefault()}),e.addEventListener("click",i=>{
let a=i.target,c=a.closest("td");!c||a.closest(".gp-stepper")||(t.focus(c),n.show(c.gpGroup))}),e.addEventListener("focusin",({target:i})=>{i.tagName==="TD"&&t.
focus(i)})}function Qd(t){let{state:e,field:n,select:o}=t,r=t.part("switch");o.addEventListener("change",()=>{e.metricName=o.value,no(t.part("metric-meaning"),e),
t.drawValues()}),r.addEventListener("click",({target:i})=>{let a=i.dataset.view;if(a){e.view=a;for(let c of r.children)c.setAttribute("aria-pressed",String(c.dataset.
view===a));n.classList.toggle("gp-as-heat",a==="heat"),t.drawValues()}})}var ia="perplexity",so=class{constructor(e){this.group=e,this.view="texts",this.metricName=""}begin(){let e=this.group.metrics.map(({name:n})=>n);e.includes(this.
metricName)||(this.metricName=e.includes(ia)?ia:e[0])}get axes(){return this.group.header.axes}get isList(){return this.axes.length<2}get isSettled(){return!!this.
group.done}get metric(){return this.group.metrics.find(({name:e})=>e===this.metricName)}get inOrder(){return this.group.groups.slice().sort((e,n)=>e.place[1]-n.
place[1])}inRow(e){return this.inOrder.filter(({place:n})=>n[0]===e)}nameOf(e){let{place:n}=this.group.groups[e];return this.axes.map(({knob:o,values:r},i)=>`${o}\
 ${r[n[1-i]]}`).join(", ")}failuresIn(e){let{entries:n}=this.group.groups[e],o=n.filter(Be).length;return o&&n.length>1?s("{count} of {all}",{count:z(o),all:z(n.
length)}):""}standingOf(e){let n=this.group.shownOf(e);return Be(n)?"failed":_e(n)?"":Jt(n)==="decoding"?"decoding":this.group.done?"did not run":"queued"}};var aa=300,ca={failed:()=>s("failed"),decoding:()=>s("decoding"),queued:()=>s("queued"),"did not run":()=>s("did not run"),"":()=>""},eh=t=>t===""?s("(empty)"):
t==="decoding"?"…":ca[t](),Ns=(t,e)=>{let n=l("th",t==="row"?"gp-side":"",null,{scope:t});return n.append(ne(e)),n};function et(t,e){let n=l(t);return n.append(
...e),n}var ro=class{constructor(e,n){this.root=e,this.state=n,this.group=n.group,this.field=this.part("field"),this.table=this.field.firstElementChild,this.select=
this.part("metric"),this.chart=this.part("metric-chart"),this.whole=oa(e,this.group,o=>n.nameOf(o)),this.cells=[],this.focused=null}part(e){return this.root.querySelector(
".gp-"+e)}build(){let{state:e,group:n,select:o}=this;this.whole.shut(),e.begin(),o.replaceChildren(...n.metrics.map(({name:c,title:d})=>l("option","",s(d),{value:c}))),
o.value=e.metricName;let[{knob:r},i]=e.axes,a=i?s("{one} and {other}",{one:r,other:i.knob}):r;M(this.part("title"),a);for(let c of[this.field,this.chart])c.classList.
toggle("gp-on-one-axis",e.isList);this.cells=n.groups.map(c=>this.makeCell(c)),this.table.replaceChildren(...e.isList?this.listRows():this.gridRows()),this.table.
setAttribute("aria-label",s("The runs over {knobs}",{knobs:a})),this.focus(this.cells.length?this.cells[0].cell:null),no(this.part("metric-meaning"),e)}makeCell({
number:e}){let n=l("td","",null,{role:"gridcell",tabindex:"-1"}),o=l("div","gp-cell-top"),[r,i]=[l("span","gp-value"),l("span","gp-star","★")],[a,c]=[l("small",
"gp-seeds-range"),l("span","gp-some-failed")],d=l("bdi","gp-cell-text"),m=Cs(this.group,-1);return i.hidden=!0,o.append(r,i,a,c,m.box),n.append(o,d),n.gpGroup=e,
{cell:n,top:o,value:r,star:i,range:a,failed:c,text:d,stepper:m,colour:""}}gridRows(){let{state:e,cells:n}=this,[o,r]=e.axes,i=l("th","gp-knob",null,{scope:"colg\
roup",colspan:o.values.length});i.append(l("span","",o.knob));let a=l("th","gp-side",r.knob,{scope:"col",rowspan:2}),c=[et("tr",[a,i]),et("tr",o.values.map(m=>Ns(
"col",m)))],d=m=>e.inRow(m).map(({number:w})=>n[w].cell);return[et("thead",c),et("tbody",r.values.map((m,w)=>et("tr",[Ns("row",m),...d(w)])))]}listRows(){let{state:e,
cells:n}=this,[{knob:o,values:r}]=e.axes,i=et("tr",[l("th","gp-side",o,{scope:"col"}),l("th","gp-metric-name","",{scope:"col"})]),a=e.inOrder.map(({number:c,place:d})=>et(
"tr",[Ns("row",r[d[1]]),n[c].cell]));return[et("thead",[i]),et("tbody",a)]}drawText(e){let{state:n,group:o}=this,{cell:r,text:i,stepper:a,failed:c}=this.cells[e],
d=o.shownOf(e),m=Be(d),w=n.failuresIn(e);M(c,w&&`✕ ${w}`);let b=m?`✕ ${s("failed")}`:ft(d,aa).slice(0,aa).trim();M(i,b||eh(n.standingOf(e))),ae(r,["gp-cell",
m&&"gp-broken",!b&&"gp-quiet"].filter(Boolean).join(" ")),a.draw(e),this.describe(e)}drawTexts(){this.group.groups.forEach(({number:e})=>this.drawText(e))}drawQuiet(){
this.cells.forEach(({cell:e},n)=>e.classList.contains("gp-quiet")&&this.drawText(n))}drawValues(){let{state:e,group:n}=this,o=e.metric;if(!o)return;let r=Zi(o,n.
groups);for(let i of n.groups)this.drawValue(i,o,r);e.isList&&M(this.part("metric-name"),s(o.title)),ta(this.part("legend"),e,r),this.field.hidden=e.view==="hea\
t"&&!e.isList&&e.isSettled,M(this.part("hint"),this.field.hidden?s("Click a cell for its full text. Drag to zoom; double-click to see all again."):s("Click a ce\
ll, or press Enter, for its full text; the arrow keys move between cells.")),na(this.chart,e,r,i=>this.whole.show(i))}drawValue(e,n,o){let r=this.cells[e.number],
{top:i,value:a,star:c,range:d}=r,m=e.values[n.name],w=Number.isFinite(m),b=w?`var(--gp-${Vt(n)}-${o.level(m)})`:"";r.colour!==b&&(i.style.backgroundColor=r.colour=
b),ae(i,w?"gp-cell-top":"gp-cell-top gp-none"),M(a,w?Te(n,m):e.entries.length===1&&Be(e.entries[0])?"✕":"–"),M(d,w?Xe(n,e):""),c.hidden=o.best!==e,this.describe(
e.number)}describe(e){let{state:n}=this,{cell:o,star:r,value:i,range:a}=this.cells[e],c=s((n.metric||{}).title),d=n.failuresIn(e),m=[n.nameOf(e),a.textContent?s(
"{metric}: {value}, over its seeds {range}",{metric:c,value:i.textContent,range:a.textContent}):`${c}: ${i.textContent}`,r.hidden?"":s("best"),d&&s("failed: {sh\
are}",{share:d}),ca[n.standingOf(e)]()];K(o,{"aria-label":m.filter(Boolean).join("; ")})}focus(e,n=!1){this.focused&&(this.focused.tabIndex=-1),this.focused=e,e&&
(e.tabIndex=0,n&&(e.focus({preventScroll:!0}),this.reveal(e)))}reveal(e){let{field:n,table:o}=this,[r,i]=[n.getBoundingClientRect(),e.getBoundingClientRect()],a=r.
left+e.parentElement.firstElementChild.offsetWidth,c=r.top+o.tHead.offsetHeight;n.scrollLeft+=Math.min(0,i.left-a)||Math.max(0,i.right-r.right),n.scrollTop+=Math.
min(0,i.top-c)||Math.max(0,i.bottom-r.bottom),(i.top<0||i.bottom>innerHeight)&&e.scrollIntoView({block:"nearest",inline:"nearest"})}};function la(t,e){let n=new ro(t,new so(e));return ra(n),o=>{if(t.hidden=!e.header||e.header.kind!=="sweep"||!e.groups.length,t.hidden){n.whole.shut();return}o.run&&
n.build(),o.run||o.pair||o.status?n.drawTexts():o.steps&&new Set([...o.entries].map(r=>e.entries[r].group)).forEach(r=>n.drawText(r)),o.measured&&n.drawQuiet(),
(o.run||o.measured||o.status)&&n.drawValues(),n.whole.draw()}}var ha={probability:{scale:"prob",level:t=>t.probability*10,ends:["0%","100%"],meaning:()=>s("How likely the token was, after the processors.")},raw:{scale:"pro\
b",level:t=>t.rawProbability*10,ends:["0%","100%"],meaning:()=>s("How likely the model found the token, before the processors.")},rank:{scale:"heat",level:t=>Ws[pa(
t)][1],meaning:()=>s("The rank among all tokens, the likeliest first. A bar beside the token shows it, too.")},surprisal:{scale:"heat",level:t=>t.surprisal/Math.
LN2,bits:[0,10],words:()=>[s("expected"),s("surprising")],meaning:()=>s("How unexpected the token was: minus the logarithm of its probability.")},uncertainty:{scale:"\
heat",level:t=>t.entropyBefore/Math.LN2*1.25,bits:[0,8],words:da,meaning:()=>s("How uncertain the model was before this token: the entropy of its distribution, \
before the processors.")},kl:{scale:"heat",level:t=>t.kl/Math.LN2,bits:[0,10],meaning:()=>s("How far two distributions lie apart: the Kullback-Leibler divergenc\
e.")},entropy:{scale:"heat",level:t=>t.entropyAfter/Math.LN2*1.25,bits:[0,8],words:da,meaning:()=>s("How open the choice was: the entropy after the processors.")}};
function da(){return[s("certain"),s("uncertain")]}var Ws=[[1,0],[10,3],[100,6],[1e3,8],[1/0,10]],pa=({rank:t})=>Ws.findIndex(([e])=>(t??1/0)<=e);function Yt(t,e,n){
let{scale:o,level:r}=ha[e],i=Math.round(Math.max(0,Math.min(10,r(n)||0)));t.style.backgroundColor=`var(--gp-${o}-${i})`,e==="rank"?t.dataset.rank=String(pa(n)):
delete t.dataset.rank}function Xt(t,e,n){let{scale:o,ends:r,bits:i,words:a=()=>[],meaning:c}=ha[e];if(t.dataset.tip=c(),t.tabIndex=0,t.replaceChildren(),e==="ra\
nk"){Ws.forEach(([P,S],O)=>{let A=l("span","gp-chip",P===1/0?s("beyond"):s("top {rank}",{rank:P}),{"data-rank":O});A.style.backgroundColor=`var(--gp-${o}-${S})`,
t.append(A)});return}let[d,m]=r||i.map(P=>`${n==="bits"?P:(P*Math.LN2).toFixed(1)} ${n}`),[w,b]=a(),k=(P,S)=>S?`${S}, ${P}`:P,$=l("span","gp-ramp",null,{"aria-h\
idden":"true"});for(let P=0;P<=10;P++){let S=l("i");S.style.backgroundColor=`var(--gp-${o}-${P})`,$.append(S)}t.append(l("span","",k(d,w)),$,l("span","",k(i?m.replace(
" ","+ "):m,b)))}var ua=[["stop","■",t=>s("Stop lane {lane}",{lane:t})],["select","✎",t=>s("Edit lane {lane}",{lane:t})],["copy","❐",t=>s("Copy lane {lane}",{lane:t})],["l\
eft","◀",t=>s("Move lane {lane} to the left",{lane:t})],["right","▶",t=>s("Move lane {lane} to the right",{lane:t})],["remove","✕",t=>s("Remove lane {lane\
}",{lane:t})]],io=class{constructor(e,n){this.group=n;let o=l("div","gp-lane-head");this.name=l("button","gp-lane-name",null,{type:"button"}),this.letter=l("b",
"gp-letter"),this.title=l("bdi","gp-lane-title"),this.reference=l("span","gp-lane-reference",s("reference")),this.name.append(this.letter,this.title,this.reference),
this.tools=l("span","gp-lane-tools"),this.buttons=Object.fromEntries(ua.map(([i,a])=>{let c=l("button","gp-button",a,{type:"button","data-do":i});return this.tools.
append(c),[i,c]})),o.append(this.name,this.tools),this.settings=l("p","gp-lane-settings"),this.changed=l("p","gp-lane-changed",`△ ${s("changed since this run")}`),
this.state=l("p","gp-lane-state"),this.doing=l("b"),this.tokens=l("span","gp-lane-count"),this.company=l("span","gp-lane-company","",{tabindex:"0","data-tip":""}),
this.state.append(this.doing,this.tokens,this.company),this.parts=l("p","gp-lane-parts"),this.seeds=l("p","gp-lane-seeds"),this.back=l("button","gp-button","◀",
{type:"button","data-seed":"-1","aria-label":s("Previous seed")}),this.on=l("button","gp-button","▶",{type:"button","data-seed":"1","aria-label":s("Next seed")}),
this.seed=l("span","","",{"aria-live":"polite"}),this.seeds.append(this.back,this.seed,this.on),this.problem=l("div","gp-problem"),this.why=l("span"),this.problem.
append(l("b","","✕ "),this.why);let r=l("div","gp-lane-top");r.append(o,this.settings,this.changed,this.state,this.parts,this.seeds,this.problem),e.append(r)}draw({
lane:e,ran:n,place:o,lanes:r,isReference:i,parts:a,told:c}){let d=n?this.group.shownOf(n.number):null;M(this.letter,e.label),M(this.title,le(e.title)),U(this.reference,
i),K(this.name,{"aria-pressed":String(i),title:i?s("The other lanes are compared with this one"):s("Compare the others with {lane}",{lane:e.label})}),this.name.
disabled=!n,this.drawTools(e,o,r),this.drawStop(n),M(this.settings,th(e,d,n).join(" · ")),U(this.changed,!!n&&["model","seed","settings"].some(m=>JSON.stringify(
e[m]??null)!==JSON.stringify(n[m]??null))),this.drawState(d),M(this.parts,a),U(this.parts,!!a),this.drawSeeds(d,n),this.drawProblem(e,c)}drawTools(e,n,o){U(this.
tools,this.group.canAsk);let r={left:n===0,right:n===o-1,remove:o===1,copy:o>=fn};for(let[i,,a]of ua){let c=i==="select"&&e.selected?s("Lane {lane} is shown in \
the settings",{lane:e.label}):a(e.label);K(this.buttons[i],{title:c,"aria-label":c,"aria-disabled":String(!!r[i])})}M(this.buttons.select,e.selected?`✎ ${s("e\
diting")}`:"✎"),K(this.buttons.select,{"aria-pressed":String(!!e.selected)})}drawStop(e){let{stop:n}=this.buttons,o=!!e&&this.group.running&&e.entries.some(({
log:r})=>!r.finished&&!r.failed);!o&&n===document.activeElement&&this.name.focus(),U(n,o)}drawState(e){if(U(this.state,!!e),!e)return;let{log:n}=e;M(this.doing,
nh(n,this.group.done));let o=Me(n).length;M(this.tokens,o?B(o,"{count} token","{count} tokens"):"");let r=qs.get(n);n.shared>1&&qs.set(n,{others:Math.max(n.shared-
1,r?r.others:0),apart:n.apart&&(!r||r.apart)});let i=qs.get(n);if(U(this.company,!!i),!i)return;let{others:a,apart:c}=!n.running||n.shared<2?i:{others:n.shared-
1,apart:n.apart};M(this.company,c?B(a,"in turn with another run","in turn with {count} others"):B(a,"together with another run","together with {count} others")),
K(this.company,{"data-tip":c?s("It has forward passes of its own, in turn with those of the others: no other run uses its model, or it reads or writes several t\
okens at once."):s("Decoded in one batch with the other runs on this model: each forward pass gives all of them their next token.")})}drawSeeds(e,n){let o=n?n.entries.
length:0;U(this.seeds,o>1),!(o<2)&&(M(this.seed,s("seed {seed}, {place} of {all}",{seed:fa(e)??"–",place:n.shown+1,all:o})),K(this.back,{"aria-disabled":String(
n.shown===0)}),K(this.on,{"aria-disabled":String(n.shown===o-1)}))}drawProblem({label:e,problem:n},o){let r=s(n),i=o.get(r)??e;r&&o.set(r,i),U(this.problem,!!r),
M(this.why,!r||i===e?r:s("The same as in lane {lane}.",{lane:i}))}},fn=8,qs=new WeakMap,fa=({seed:t,log:e})=>t??(e&&e.started?e.started.seed:null);function th(t,e,n){
let o=e&&n.seed===t.seed&&n.entries.length===1?fa(e):null,r=t.seed??o;return[t.model,le(t.settings??""),r===null?"":s("seed {seed}",{seed:r})].filter(Boolean)}function nh(t,e){
let{queued:n,loading:o,started:r,failed:i,finished:a}=t;return i?`✕ ${s("stopped by an error")}`:a?`■ ${a.sequences.length?ge(a.sequences[0].stop_reason)[1]:
s("ended")}`:e?r?`■ ${s("was stopped")}`:s("did not run"):o?$t(o):n?n.ahead?B(n.ahead,"waiting for another run","waiting for {count} others"):s("starting …"):
r?`● ${s("decoding …")}`:s("waiting for its turn")}var ao=class{constructor(e,n){this.body=e,this.entries=n,this.width=0,this.timer=0,this.clear(null),e.addEventListener("scroll",()=>{this.atEnd=e.scrollHeight-e.
scrollTop-e.clientHeight<40},{passive:!0}),new ResizeObserver(()=>this.resized()).observe(e)}clear(e){this.log=e,this.body.replaceChildren(),this.rows=new Ye(this.
body),this.tokens=[],this.steps=[],this.dimmed=0,this.sign=null,this.said="",this.stop=null,this.atEnd=!0}draw(e,{shared:n,sign:o,why:r},{shade:i,unit:a}){this.
log!==e&&this.clear(e);let{keep:c,added:d}=Je(this.steps,Me(e).at(-1)||null);c<this.tokens.length&&this.cut(c);for(let m of d)this.append(m,i,a);this.dim(n),this.
signAt(o?this.tokens[n]:null,o,r,a),!this.stop&&this.tokens.length&&this.reach(this.tokens[0])}cut(e){It(this,e),this.steps.length=e,this.dimmed=Math.min(this.dimmed,
e),this.stop&&!this.stop.isConnected&&(this.stop=null)}append(e,n,o){let r={...e.chosen,piece:e.piece},i=l("span","gp-token",null,{role:"button",tabindex:"-1"});
ct(i,r);let a=this.tokens.length?this.entries.get(this.tokens.at(-1)).token:null;this.entries.set(i,{token:r,step:e,index:e.index,lane:this}),e.given&&(i.dataset.
given=""),lt(this,i,r,a),this.steps.push(e),this.describe(i,o),this.shade(i,n)}shade(e,n){Yt(e.querySelector(".gp-ink"),n,ye(this.entries.get(e).step))}describe(e,n){
let{token:o,step:r,index:i}=this.entries.get(e),a=[s("token {number}: {text}",{number:i+1,text:Z(o.text)}),...Nn(r,n),this.whyOf(e)];e.setAttribute("aria-label",
a.filter(Boolean).join(", "))}whyOf(e){let{step:n}=this.entries.get(e);return[e===this.sign?this.said:"",n.given?s("given, not chosen"):""].filter(Boolean).join(
", ")}dim(e){let n=Math.min(e,this.tokens.length);for(let o=n;o<this.dimmed;o++)this.tokens[o].classList.remove("gp-shared");for(let o=this.dimmed;o<n;o++)this.
tokens[o].classList.add("gp-shared");this.dimmed=n}signAt(e,n,o,r){if((e||null)===this.sign&&(!e||o===this.said&&e.dataset.parts===n))return;let i=this.sign;this.
sign=e||null,this.said=o,i&&(delete i.dataset.parts,this.describe(i,r)),e&&(e.dataset.parts=n,this.describe(e,r))}redraw({shade:e,unit:n}){for(let o of this.tokens)
this.shade(o,e),this.describe(o,n)}settle(){this.atEnd&&this.log&&this.log.running&&(this.body.scrollTop=1e7),this.rows.settle()}resized(){let{clientWidth:e}=this.
body;!e||e===this.width||(this.width=e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),200))}reach(e){this.stop&&(this.
stop.tabIndex=-1),this.stop=e,e.tabIndex=0}next(e,n){let o=this.tokens.indexOf(e);switch(n){case"ArrowRight":return this.tokens[o+1];case"ArrowLeft":return this.
tokens[o-1];case"ArrowDown":return Pe(this.tokens,o,1);case"ArrowUp":return Pe(this.tokens,o,-1);case"Home":return this.tokens[0];case"End":return this.tokens.at(
-1);default:return null}}};function ma(t,e){let n=t.querySelector(".gp-columns"),o=t.querySelector(".gp-shade"),r=t.querySelector(".gp-scale"),i=t.querySelector(".gp-add"),a=new Map,c=new WeakMap,
d=qt(t,n,e,h=>{let p=c.get(h);if(!p)return null;let{token:u,step:f,index:g,lane:y}=p;return{id:u.token_id,text:u.text,where:s("token {number}",{number:g+1}),step:f,
why:y.whyOf(h)}}),m=()=>({shade:o.value,unit:e.unit});function w(){return e.lanes?e.lanes.map(h=>({key:`lane ${h.id}`,lane:h,number:e.groups.findIndex(({id:p})=>p===
h.id)})):e.groups.map(h=>({key:`group ${h.number}`,lane:h,number:h.number}))}function b(h){let p=document.activeElement,u=[...n.children].indexOf(p&&p.closest("\
.gp-lane")),f=new Set(h.map(({key:g})=>g));for(let[g,{element:y}]of a)f.has(g)||(y.remove(),a.delete(g));h.forEach(({key:g,lane:y,number:E},L)=>{let _=a.get(g)||
$(g);Object.assign(_,{lane:y,number:E}),n.children[L]!==_.element&&n.insertBefore(_.element,n.children[L]||null)}),k(),!(u<0||document.activeElement===p)&&(p.isConnected?
p.focus():n.children.length&&n.children[Math.min(u,n.children.length-1)].querySelector(".gp-lane-name").focus())}function k(){let{clientWidth:h}=n,[p,u,f]=[240,
12,4];if(!h||!a.size)return;let g=Math.max(1,Math.min(f,Math.floor((h+u)/(p+u)))),y=Math.ceil(a.size/g);n.style.setProperty("--lanes-in-row",Math.ceil(a.size/y))}
new ResizeObserver(k).observe(n);function $(h){let p=l("li","gp-lane"),u=new io(p,e),f=l("p","gp-note gp-not-yet",s("Not run yet.")),g=l("div","gp-lane-text",null,
{role:"group",dir:"auto"}),y=l("div","gp-lane-bottom");y.append(f,g),p.append(y);let E={element:p,head:u,note:f,body:g,text:new ao(g,c)};return a.set(h,E),E}function P(h,p,u,f){
let{element:g,head:y,note:E,body:L,text:_,lane:T,number:v}=h,q=v<0?null:e.groups[v],I=Ge(e),F=!!(q&&I&&I[0]===v),N=q&&I&&!F?S(I[0],v):{shared:0,sign:"",why:"",words:""};
y.draw({lane:T,ran:q,place:p,lanes:u,isReference:F,parts:N.words,told:f}),g.classList.toggle("gp-lane-selected",!!T.selected),K(g,{"aria-label":s("Lane {lane}: \
{title}",{lane:T.label,title:le(T.title)})}),K(L,{"aria-label":s("Text of lane {lane}, token by token. The arrow keys move along it.",{lane:T.label})}),U(E,!q),
U(L,!!q),q?_.draw(e.shownOf(v).log,N,m()):_.log&&_.clear(null)}function S(h,p){let u=We(e,h),[f,g]=[h,p].map(q=>e.shownOf(q).log),{kind:y,at:E,shorter:L}=eo(e,h,
p),_=E[1];if(y==="apart"){let{chosen:q}=Me(f)[E[0]],I=s("here it diverges from {lane}, which has {token}",{lane:u,token:Z(q.text)});return{shared:_,sign:`≠${u}`,
why:I,words:`≠ ${s("diverges from {lane} at token {number}",{lane:u,number:_+1})}`}}let T={shared:_,sign:"",why:""};if(!_)return{...T,words:""};let v=[f,g].map(
q=>!!(q.finished||q.failed||e.done));return(y==="same"?!(v[0]&&v[1]):!v[L])?{...T,words:`= ${s("the same as {lane} so far",{lane:u})}`}:y==="same"?{...T,words:`\
= ${s("the same as {lane}",{lane:u})}`}:{...T,words:`= ${L?s("the same as {lane}, which continues",{lane:u}):s("the same as {lane}, then continues",{lane:u})}`}}
function O(h){let{header:p}=e,u=p?p.prompt:"";U(t.querySelector(".gp-asked"),!!u),me(t.querySelector(".gp-asked-text"),u,{plain:!0}),U(t.querySelector(".gp-part\
ing-key"),!!Ge(e)),U(i.parentNode,e.canAsk),K(i,{"aria-disabled":String(h.length>=fn),title:h.length>=fn?s("At most {count} lanes",{count:String(fn)}):s("A new \
lane at the end")})}let A=h=>[...a.values()].find(({element:p})=>p.contains(h));n.addEventListener("click",({target:h})=>{let p=A(h),u=h.closest("button"),f=h.closest(
".gp-token");p&&f&&c.has(f)&&W(p,f),!(!p||!u||u.getAttribute("aria-disabled")==="true")&&(u.dataset.do&&e.ask({type:"lane",do:u.dataset.do,id:p.lane.id}),u.dataset.
seed&&e.showEntry(p.number,e.groups[p.number].shown+Number(u.dataset.seed)),u===p.head.name&&C(p.number))});function C(h){let p=Ge(e);p&&h!==p[0]&&e.setPair(h,h===
p[1]?p[0]:p[1])}function W(h,p){h.text.reach(p),p.focus({preventScroll:!0}),p.scrollIntoView({block:"nearest"}),d.show(p)}n.addEventListener("keydown",h=>{let{target:p,
key:u}=h;if(!c.has(p)||h.ctrlKey||h.metaKey||h.altKey)return;let f=A(p),g=u==="Enter"||u===" "?p:f.text.next(p,u);!g&&!u.startsWith("Arrow")||(h.preventDefault(),
g&&W(f,g))}),i.addEventListener("click",()=>{i.getAttribute("aria-disabled")!=="true"&&e.ask({type:"lane",do:"add"})});function x(){Xt(r,o.value,e.unit)}return o.
addEventListener("change",()=>{for(let{text:h}of a.values())h.redraw(m());x()}),h=>{let p=w();if(t.hidden=!p.length&&!e.canAsk,t.hidden)return;if((h.run||h.lanes)&&
b(p),h.unit){for(let{text:f}of a.values())f.redraw(m());x()}O(p);let u=new Map;p.forEach(({key:f},g)=>P(a.get(f),g,p.length,u));for(let{text:f}of a.values())f.settle();
d.refresh(h.unit||h.pair)}}function ga(t,e){let i=O=>t.querySelector(".gp-"+O);function a(O){let[A,C]=[Math.min(...O),Math.max(...O)],W=[1,2,5,10,20,50,100,200,500,1e3].find(p=>Math.floor(
C/p)-Math.floor(A/p)<24)||Math.ceil((C-A+1)/24),x=Math.floor(A/W),h=Array.from({length:Math.floor(C/W)-x+1},(p,u)=>[Math.max((x+u)*W,A),Math.min((x+u+1)*W-1,C),
0]);for(let p of O)h[Math.floor(p/W)-x][2]+=1;return h}function c(O){let A=O.map(ut).sort((p,u)=>p-u),C=A.length?a(A):[],W=JSON.stringify(C);i("bins").dataset.key!==
W&&ue(i("bins"),C.length?d(C):void 0),i("bins").dataset.key=W;let x=A.reduce((p,u)=>p+u,0)/A.length,h=(A[A.length-1>>1]+A[A.length>>1])/2;M(i("average"),A.length?
s("mean {mean}, median {median}, from {low} to {high}",{mean:x.toFixed(1),median:z(h),low:z(A[0]),high:z(A.at(-1))}):s("none has ended yet"))}function d(O){let A=(x,h)=>x===
h?B(x,"{count} token","{count} tokens"):s("{low} to {high} tokens",{low:z(x),high:z(h)}),C=([x,h,p])=>`${A(x,h)}: ${B(p,"{count} text","{count} texts")}`,W={type:"\
bar",hoverinfo:"text",textposition:"none",text:O.map(C),x:O.map(([x,h])=>(x+h)/2),y:O.map(([,,x])=>x),width:O.map(([x,h])=>.94*(h-x+1)),marker:{color:"var(--gp-\
kept)"}};return pt(s("Number of texts by their length in tokens"),[W],Ne(s("tokens"),{showgrid:!1}),Ne(s("texts"),{rangemode:"tozero"}),{height:220,bargap:0})}function m(){
let O=l("li"),A=l("span","",null,{"aria-hidden":"true"});return A.append(l("i","gp-bar")),O.append(l("span","gp-sign",null,{"aria-hidden":"true"}),l("span","gp-\
word"),A,l("span","gp-times")),O}function w(O){let A=new Map;for(let x of O)A.set(_e(x),(A.get(_e(x))||0)+1);let C=[...A].sort(([x,h],[p,u])=>u-h||(x<p?-1:1)),W=Y(
i("endings"),C.length,m);C.forEach(([x,h],p)=>{let[u,f,g,y]=W[p].children;K(W[p],{"data-end":x}),M(u,Ze(x)),M(f,Qe(x)[0]),oe(g.firstChild,"width",h/O.length),M(
y,`${z(h)} · ${D(h/O.length)}`)})}function b(O){let A=O.filter(h=>_e(h)==="failed"),C=O.filter(h=>_e(h)!=="failed"&&!ft(h).trim()),W=e.done?e.entries.length-O.
length:0,x=[];C.length&&x.push(B(C.length,"{count} text is empty.","{count} texts are empty.")),A.length&&x.push(B(A.length,"{count} sample failed and is counte\
d only here.","{count} samples failed and are counted only here.")),W&&x.push(B(W,"{count} sample did not finish.","{count} samples did not finish.")),M(i("oddi\
ties"),x.join(" "))}function k(O){let A=new Map;for(let p of O)A.set(ft(p),(A.get(ft(p))||0)+1);let C=[...A].filter(([,p])=>p>1).sort(([p,u],[f,g])=>g-u||(p<f?-1:
1));M(i("common-title"),$(A.size,O.length,C.length>0));let W=i("common"),x=C.slice(0,5),h=[...W.children].map(p=>p.gpText);x.length===h.length&&x.every(([p],u)=>p===
h[u])?x.forEach(([,p],u)=>M(W.children[u].firstChild,`${z(p)} ×`)):W.replaceChildren(...x.map(P))}function $(O,A,C){return A<2?A?B(A,"{count} text","{count} te\
xts"):"":O===1?s("All {count} texts are the same",{count:z(A)}):C?s("{count} different texts of {all}; the most frequent ones",{count:z(O),all:z(A)}):s("All {co\
unt} texts are different",{count:z(A)})}function P([O,A]){let C=l("li");if(C.gpText=O,C.append(l("span","gp-times",`${z(A)} ×`)),O.length<=150)C.append(O.trim()?
l("bdi","",$e(O)):l("span","gp-note",s("(empty)")));else{let W=l("details"),x=l("summary");x.append(l("bdi","",$e(O.slice(0,150))+"…")),W.append(x,l("p","",O,
{dir:"auto"})),C.append(W)}return C}function S(O,A){return O===A?B(A,"{count} sample","all {count} samples"):e.done?B(A,"{ended} of {count} sample ended","{ende\
d} of {count} samples ended",{ended:z(O)}):B(A,"{ended} of {count} sample ended so far","{ended} of {count} samples ended so far",{ended:z(O)})}return O=>{if(t.
hidden=!e.header||e.header.kind!=="seeds",t.hidden||!(O.run||O.status))return;O.run&&i("common").replaceChildren();let A=e.entries.filter(x=>Jt(x)==="cut"),C=e.
entries.filter(x=>_e(x)&&!A.includes(x)),W=C.filter(x=>_e(x)!=="failed");M(i("of"),S(C.length,e.entries.length)),c(W),w([...C,...A]),b(C),k(W)}}var wa="generation-playground.columns",oh=["tokens","tokens_per_second","perplexity","entropy","distinct_2","repetition","words","ended"],co=class{constructor(e,n){
this.place=e,this.changed=n,this.summary=l("summary"),this.boxes=l("div","gp-column-boxes",null,{role:"group","aria-label":s("Columns of the table")}),e.append(
this.summary,this.boxes),this.chosen=new Set(sh()||oh),this.names=""}shown(e){let n=e.map(({name:r})=>r).join();n!==this.names&&(this.names=n,this.boxes.replaceChildren(
...e.map(r=>this.box(r))));let o=e.filter(({name:r})=>this.chosen.has(r));return M(this.summary,s("Columns: {shown} of {all}",{shown:String(o.length),all:String(
e.length)})),o}box({name:e,title:n,meaning:o}){let r=l("label","",null,{title:s(o)}),i=l("input","",null,{type:"checkbox"});return i.checked=this.chosen.has(e),
i.addEventListener("change",()=>{i.checked?this.chosen.add(e):this.chosen.delete(e),rh([...this.chosen]),this.changed()}),r.append(i,` ${s(n)}`),r}};function sh(){
try{let t=JSON.parse(localStorage.getItem(wa)||"null");return Array.isArray(t)?t:null}catch{return null}}function rh(t){try{localStorage.setItem(wa,JSON.stringify(
t))}catch{}}function ba(t,e){let n=t.querySelector(".gp-metrics"),[o]=n.tHead.rows,r=o.cells[0].querySelector("button"),i=new Map,a=null,c=[],d=new co(t.querySelector(".gp-\
column-choice"),()=>A()),m=({values:W},{name:x})=>Number.isFinite(W[x])?W[x]:null;function w(){let W=e.metrics.filter(u=>e.groups.some(f=>m(f,u)!==null));t.hidden=
!W.length;let x=d.shown(W);if(x.length===c.length&&x.every((u,f)=>u===c[f].metric))return;let h=document.activeElement,p=o.contains(h)?h.dataset.name:null;c.forEach(
({head:u})=>u.remove()),c=x.map(u=>{let f=l("th","",null,{scope:"col"}),{name:g,title:y,unit:E,meaning:L,formula:_,better:T}=u,v=T==="more"?s("More is better."):
T==="less"?s("Less is better."):"",q=[s(L),v,s("Formula: {formula}.",{formula:s(_)})].filter(Boolean).join(" "),I=l("button","gp-sort",null,{type:"button","data\
-name":g,"data-tip":q});return I.append(l("span","",s(y).replace(/-(?=\d)/g,"‑")),l("span","gp-arrow","",{"aria-hidden":"true"})),f.append(I),E&&E!==y.toLowerCase()&&
f.append(l("small","",s(E))),o.append(f),{metric:u,head:f}});for(let u of i.values())Y(u,1+c.length,k);p&&o.querySelector(`[data-name="${CSS.escape(p)}"]`)?.focus()}
function b(){for(let{metric:W,head:x}of c){let h=a&&a.name===W.name?a.down?"descending":"ascending":"none";K(x,{"aria-sort":h}),M(x.querySelector(".gp-arrow"),{
descending:" ▼",ascending:" ▲",none:""}[h])}}o.addEventListener("click",({target:W})=>{let x=W.closest(".gp-sort");if(!x)return;let h=c.map(p=>p.metric).find(
({name:p})=>p===x.dataset.name);if(!h)a=null;else{let p=h.better!=="less",u=a&&a.name===h.name;u&&a.down!==p?a=null:a={name:h.name,down:u?!p:p}}A()});function k(){
let W=l("td"),x=l("span","gp-value");x.append(l("b","gp-best-sign","",{"aria-hidden":"true"}),l("span"),l("span","gp-hidden"),l("small","gp-seeds-range"));let h=l(
"span","gp-track");return h.append(l("i")),W.append(x,h),W}function $(W){let x=l("tr"),h=l("th","gp-whose",null,{scope:"row"});return h.append(l("b","gp-letter"),
l("bdi")),x.append(h),Y(x,1+c.length,k),n.tBodies[0].append(x),i.set(W,x),x}function P({number:W,title:x}){let h=i.get(W)||$(W),[p,u]=h.cells[0].children;M(p,We(
e,W)),M(u,le(x))}function S({metric:W},x){let h=e.groups.map(f=>m(f,W)),p=Math.max(...h.map(f=>Math.abs(f??0))),u=Ls(W,e.groups);return h.forEach((f,g)=>{let y=i.
get(g).cells[x+1],[E,L]=y.children,_=u!==null&&u.number===g;M(E.children[0],_?"★":""),M(E.children[1],oo(W,e.groups[g])),M(E.children[2],_?` ${s("(best)")}`:"");
let T=f===null||As(W)?"":Xe(W,e.groups[g]);M(E.children[3],T&&s("over the seeds {range}",{range:T})),y.classList.toggle("gp-best",_),oe(L.firstChild,"width",f===
null||!p?0:Math.abs(f)/p)}),u!==null}function O(){let W=[...e.groups];if(a){let h=a.down?-1:1;W.sort((p,u)=>{let[f,g]=[m(p,a),m(u,a)];return f===null||g===null?
+(f===null)-+(g===null):h*(f-g)})}let[x]=n.tBodies;W.forEach(({number:h},p)=>{x.rows[p]!==i.get(h)&&x.insertBefore(i.get(h),x.rows[p]||null)})}function A(){if(w(),
t.hidden)return;a&&!c.some(({metric:x})=>x.name===a.name)&&(a=null),e.groups.forEach(P);let W=c.map(S);U(t.querySelector(".gp-best-key"),W.some(Boolean)),b(),O()}
function C(){for(let x of i.values())x.remove();i.clear();let{kind:W}=e.header||{};M(r,W==="lanes"?s("Lane"):W==="sweep"?s("Cell"):s("Runs")),n.classList.toggle(
"gp-one",e.groups.length<2),U(t.querySelector(".gp-sorting"),e.groups.length>1)}return W=>{W.run&&C(),(W.run||W.measured||W.lanes)&&A()}}var ka={sweep:()=>s("Nothing has run yet. “{button}” writes a text for each pair of values and draws a heat map of any metric.",{button:s("Run the grid")}),
seeds:()=>s("Nothing has run yet. “{button}” samples many texts and draws a tree of what the model can say, with counts and probabilities.",{button:s("Draw \
the samples")}),trial:()=>s("Nothing has run yet. “{button}” decodes the same request with and without drafts and answers one question: whether drafts make it f\
aster, which draft length is best, or whether the texts are the same.",{button:s("Run the trial")}),precision:()=>s("Nothing has run yet. “{button}” lets the mo\
del write in each precision in turn, measures memory and speed, and shows how far the distributions diverge at each token.",{button:s("Compare precisions")}),watermark:()=>s(
"Nothing has run yet. “{button}” writes texts with and without the watermark and answers one question, or lets you guess which is which.",{button:s("Run the\
 experiment")})};function ya(t,e){let r=t.querySelector(".gp-status"),i=t.querySelector(".gp-pace"),a=t.querySelector(".gp-track"),c=t.querySelector(".gp-troubl\
es"),d=t.querySelector(".gp-told"),m=t.querySelector(".gp-answered"),w=[],b=[],k=null,$=0;function P(h){let p=e.entries[h];w[h]=Jt(p),b[h]=ut(p)}function S(h){let p=w.
length,u=h.ended+h.failed;if(u===p)return[B(p,"The run has ended","All {count} runs have ended"),""];let f=h.cut+(e.done?h.decoding:0),g=[f&&s("{count} cut off",
{count:z(f)}),!e.done&&s("{count} decoding",{count:z(h.decoding)}),!e.done&&s("{count} queued",{count:z(h.waiting)}),e.done&&h.waiting&&s("{count} not started",
{count:z(h.waiting)})].filter(Boolean),y={ended:z(u)};return[e.done?B(p,"Stopped: {ended} of {count} run ended","Stopped: {ended} of {count} runs ended",y):B(p,
"{ended} of {count} run ended","{ended} of {count} runs ended",y),g.map(L=>` · ${L}`).join("")]}function O(h){if(!h)return;let p=performance.now();k??={at:p,sum:h},
h!==k.last&&([k.last,$]=[h,p]);let u=$-k.at,f=u>500&&s("{rate} tokens/s in total",{rate:z(Math.round((h-k.sum)/u*1e3))});M(i,[B(h,"{count} token","{count} token\
s"),f].filter(Boolean).join(" · "))}function A(h){let p=new Map;for(let y of e.entries.filter(E=>w[E.number]==="failed")){let E=JSON.stringify(Ln(Be(y)));p.set(
E,[...p.get(E)||[],y])}let u=e.done?h.cut:0,f=JSON.stringify([[...p].map(([y,E])=>[y,E.length]),u]);if(c.dataset.key===f)return;c.dataset.key=f,c.replaceChildren();
for(let[y,E]of[...p].slice(0,8)){let L=l("p");L.append(l("b","","✕ "),`${W(E)} `);for(let{knob:_,message:T,fix:v}of JSON.parse(y))L.append(l("span","",(_?`${_}\
: `:"")+T),v?` ${v} `:" ");c.append(L)}let g=[...p.values()].slice(8).flat().length;g&&c.append(l("p","gp-note",B(g,"{count} more run failed for other reasons.",
"{count} more runs failed for other reasons."))),u&&c.append(l("p","gp-note gp-stopped",C(u)))}function C(h){return e.done.overtaken?B(h,"{count} run was stoppe\
d because another run took its place; what was written is kept.","{count} runs were stopped because another run took their place; what was written is kept."):B(
h,"{count} run was stopped by hand; what was written is kept.","{count} runs were stopped by hand; what was written is kept.")}function W(h){let p=[...new Set(h.
map(y=>e.groups[y.group].label))];if(p.length===e.groups.length)return B(h.length,"{count} run failed:","{count} runs failed:");let u=p.length-1,g=p.every(y=>y.
length===1)||!u?p.join(", "):B(u,"{label} and {count} other","{label} and {count} others",{label:p[0]});return B(h.length,"{count} run failed ({groups}):","{cou\
nt} runs failed ({groups}):",{groups:g})}function x(){let h=e.found&&e.found.question,u=(h&&e.asking&&e.asking.question!==h?e.asking.titles:{})[h];U(m,!!u),u&&M(
m,e.done?s("These runs answered “{question}”. Choose that question to see the answer.",{question:s(u)}):s("These runs answer “{question}”. Choose that quest\
ion to see the answer.",{question:s(u)}))}return h=>{if(t.hidden=!e.header&&!Object.hasOwn(ka,e.name),a.hidden=!e.header,!e.header&&!t.hidden&&M(r,ka[e.name]()),
!e.header)return;h.run?([w,b,k]=[[],[],null],M(i,""),e.entries.forEach(g=>P(g.number))):h.measured||h.status?e.entries.forEach(g=>P(g.number)):h.entries.forEach(
P);let p={ended:0,cut:0,failed:0,decoding:0,waiting:0};for(let g of w)p[g]+=1;let[u,f]=S(p);r.dataset.words!==u+f&&(r.dataset.words=u+f,r.replaceChildren(l("b",
"",u),f));for(let g of["ended","failed","decoding"])oe(a.querySelector(".gp-part-"+g),"width",p[g]/Math.max(1,w.length));K(a,{"aria-valuemax":w.length,"aria-val\
uenow":p.ended+p.failed,"aria-valuetext":u+f.replaceAll(" · ",", ")}),O(b.reduce((g,y)=>g+y,0)),A(p),x(),e.done&&M(d,u)}}function va(t){ih(t),lh(t),t.lanes.addEventListener("change",()=>{t.state.opened.clear(),t.draw()})}function Is(t,e){if(!e.folded){t.pick(e.entry.run.at(-1));return}
let[n]=e.folded,o=document.activeElement===e.item;t.state.unfold(e.node,e.folded),t.draw(),o&&_t(t,t.views.get(n.id))}function ih(t){let{tree:e}=t,n=o=>{let r=o.
closest(".gp-knot");return r?r.parentElement.gpView:null};e.addEventListener("click",({target:o})=>{let r=n(o);r&&(Sa(t,r),Is(t,r))}),e.addEventListener("pointe\
rmove",({target:o,pointerType:r})=>{r!=="touch"&&t.point(n(o),o.gpNode||null)}),e.addEventListener("pointerleave",()=>t.point(null)),e.addEventListener("focusin",
o=>{let r=o.target;r.gpView&&r.matches(":focus-visible")&&t.point(r.gpView,null)}),e.addEventListener("focusout",()=>t.point(null))}function Sa(t,e){t.current&&
t.current!==e&&K(t.current.item,{tabindex:"-1"}),t.current=e,K(e.item,{tabindex:"0"})}function _t(t,e){e&&(Sa(t,e),e.item.focus({preventScroll:!0}),e.knot.scrollIntoView(
{block:"nearest",inline:"nearest"}),t.point(e,null))}var _a=({kids:t})=>t&&t.firstElementChild&&t.firstElementChild.gpView;function ah(t,e){e.entry&&t.state.closed.
delete(e.entry.head.id)?t.draw():_t(t,_a(e))}function ch(t,e){e.entry&&_a(e)?(t.state.closed.add(e.entry.head.id),t.draw()):_t(t,e.above)}var xa={ArrowDown:(t,e,n)=>_t(
t,n[n.indexOf(e)+1]),ArrowUp:(t,e,n)=>_t(t,n[n.indexOf(e)-1]),ArrowRight:ah,ArrowLeft:ch,Home:(t,e,n)=>_t(t,n[0]),End:(t,e,n)=>_t(t,n.at(-1)),Enter:Is," ":Is,Escape:t=>{
t.point(null),t.state.picked&&t.pick(null)}};function lh(t){t.tree.addEventListener("keydown",e=>{let n=e.target.gpView;if(!n||e.ctrlKey||e.altKey||e.metaKey||!Object.
hasOwn(xa,e.key))return;e.preventDefault();let o=[...t.tree.querySelectorAll(".gp-branch")].filter(r=>r.offsetParent);xa[e.key](t,n,o.map(r=>r.gpView))})}var lo=class{constructor(){this.count=0,this.root=this.node(null,null),this.tips=[],this.ended=new Map}node(e,n){let o=n&&n.logprob!==null&&e.logprob!==null&&e.
logprob!==void 0,r=n?o?n.logprob+e.logprob:null:0;return{id:this.count++,token:e,before:n,depth:n?n.depth+1:0,kids:new Map,samples:[],ends:[],logprob:r,order:[]}}begin(e){
return this.root.samples.push(e),this.tips[e]=this.root}add(e,n){let o=this.tips[e]||this.begin(e),r=o.kids.get(n.token_id);r||(r=this.node(n,o),o.kids.set(n.token_id,
r),o.order.push(r)),r.samples.push(e),this.tips[e]=r}end(e,n){this.ended.has(e)||(this.ended.set(e,n),(this.tips[e]||this.begin(e)).ends.push([e,n]))}reached(e){
let n=o=>!dh.has(this.ended.get(o)??"length");return this.root.samples.filter(o=>this.tips[o].depth>=e||n(o)).length}},dh=new Set(["length","max_time","stopped",
"failed","given","unfinished"]);function Oa(t){let e=[t];for(;t.kids.size===1&&!t.ends.length;)[t]=t.order,e.push(t);return e}function Ma(t){for(;t.before&&t.before.
before&&t.before.kids.size===1&&!t.before.ends.length;)t=t.before;return t}var mn=(t,e=null)=>t.logprob===null||e&&e.logprob===null?null:Math.exp(t.logprob-(e?e.
logprob:0)),gn=t=>{let e=[];for(;t.before;t=t.before)e.push(t);return e.reverse()},Ea=(t,e)=>(e.logprob??-1/0)-(t.logprob??-1/0)||t.token.token_id-e.token.token_id;
function hh({order:t},e){if(!e)return t.sort((o,r)=>r.samples.length-o.samples.length||Ea(o,r)),t;let n=(o,r)=>o.samples.length>r.samples.length+Math.max(.5,r.samples.
length/5);for(let o=1;o<t.length;o++)for(let r=o;r>0&&n(t[r],t[r-1]);r--)[t[r-1],t[r]]=[t[r],t[r-1]];return t}function Ta(t,{lanes:e,grows:n,opened:o=new Map,closed:r=new Set,
before:i=new Set}){let a=[],c=[],d=({id:S,samples:O})=>O.length+(n&&i.has(S)?.5:0),m=([S],[O])=>d(O)-d(S)||S.depth-O.depth||Ea(S,O),w=0;function b(S,O,A){for(w+=
1;;){let C=O.at(-1),W={head:S,run:O,kids:[],folded:[],closed:r.has(S.id)};A.push(W);let x=hh(C,n);if(!x.length||W.closed)return;let h=1+(o.get(C.id)||0);x.slice(
1).forEach((p,u)=>(u+1<h?c:a).push([p,W])),A=W.kids,[S]=x,O=Oa(S)}}let k=S=>{for(;S.length;){let[O,A]=S.pop();b(O,Oa(O),A.kids),k(c)}},$=()=>a.splice(0).forEach(
([S,O])=>O.folded.push(S)),P=[];for(b(t.root,[t.root],P),k(c);a.length&&w<e;)a.sort(m),k([a.shift()]);$();for(let S=Rs(P[0]);S.length;S=Rs(P[0]))k(S),$();return La(
P[0]),P[0]}function Rs(t){return[...t.folded.length===1?[[t.folded.pop(),t]]:[],...t.kids.flatMap(Rs)]}function La(t){let e=new Map(t.run.at(-1).order.map((n,o)=>[
n,o]));t.kids.sort((n,o)=>e.get(n.head)-e.get(o.head)),t.kids.forEach(La)}var ph=12,ho=class{constructor(e){this.group=e,this.begin()}begin(){this.trie=new lo,this.opened=new Map,this.closed=new Set,this.picked=null}read(e){let{trie:n,
group:o}=this,r=o.entries[e],i=n.tips[e];for(let c=i?i.depth:0;c<r.tokens.length;c++)n.add(e,r.tokens[c]);let a=_e(r);a&&n.end(e,a)}shown(e,n){return Ta(this.trie,
{lanes:e,grows:!this.group.done,opened:this.opened,closed:this.closed,before:n})}pick(e){this.picked=e===this.picked?null:e}unfold(e,n){let o=e.order.length-n.length;
this.opened.set(e.id,o-1+Math.min(ph,n.length))}isOnPath({head:e,run:n}){return wn(n.at(-1),this.picked)||wn(this.picked,e)}};function wn(t,e){for(;t&&t.depth>e.
depth;)t=t.before;return t===e}var po=220,uo=({token:t})=>t.piece??t.text;function $a(t,e,n,o){let{length:r}=n.samples,[i,a]=[t.reached(n.depth),e.before],c=mn(n),d=b=>b===null?s("not known"):
D(b),m=e===n,w=[[s("Samples here"),i<o?B(i,"{number} of {count} sample so far","{number} of {count} samples so far",{number:z(r)}):fo(r,i)]];c!==null&&w.push([s(
"Expected samples"),`${uh(i*c)} = ${z(i)} × ${D(c)}`]),w.push([B(n.depth-e.depth+1,"Probability of this token","Probability of these {count} tokens"),d(mn(n,a))]),
w.push([s("Share of the samples at this fork"),D(r/Math.max(1,mh(a)))]),m&&w.push([s("Before the processors"),d(n.token.raw_logprob===null?null:X(n.token.raw_logprob))]),
w.push([s("Probability of the text so far"),d(c)]);for(let[b,k]of mo(n))w.push([`${Ze(b)} ${s("ends here: {reason}",{reason:Qe(b)[0]})}`,z(k)]);return w}var uh=t=>t<
.01?s("fewer than 0.01"):t.toFixed(t<10?2:1),fo=(t,e)=>B(e,"{number} of {count} sample","{number} of {count} samples",{number:z(t)});function fh(t,e,n){return e?
B(t,"{count} sample goes through {text}","{count} samples go through {text}",{text:e}):n==="source"?B(t,"{count} sample follows the source","{count} samples fol\
low the source"):n==="message"?B(t,"{count} sample answers the message","{count} samples answer the message"):B(t,"{count} sample continues the prompt","{count}\
 samples continue the prompt")}var mh=t=>t.order.reduce((e,n)=>e+n.samples.length,0);function mo(t){let e=new Map;for(let[,n]of t.ends)e.set(n,(e.get(n)||0)+1);
return e}function Aa(t,e){let n=l("div","gp-trie-card",null,{popover:"manual","aria-hidden":"true"}),o=l("p"),r=l("dl");n.append(o,r),n.hidden=!0,t.append(n);function i(d,m,w,b,k){
let $=gn(w.before).map(({token:A})=>A.piece??"").join(""),P=$.length>po?"…"+$.slice(-po):$,S=gn(b).slice(w.depth-1).map(uo).join(""),O=l("bdi","",P);O.append(
l("b","",S.length>po?S.slice(0,po)+"…":S)),o.replaceChildren(O),r.replaceChildren(...$a(m,w,b,k).flatMap(([A,C])=>[l("dt","",A),l("dd","",C)])),n.hidden&&document.
addEventListener("scroll",e,{capture:!0,passive:!0}),n.hidden=!1,n.showPopover&&!n.matches(":popover-open")&&n.showPopover(),a(d)}function a(d){let m=d.getBoundingClientRect(),
{clientWidth:w,clientHeight:b}=document.documentElement,[k,$]=[n.offsetWidth,n.offsetHeight],P=m.bottom+7+$+8<=b?m.bottom+7:m.top-$-7;n.style.left=`${Math.max(8,
Math.min(m.left,w-k-8))}px`,n.style.top=`${Math.max(8,Math.min(P,b-$-8))}px`}function c(){n.hidden||(n.hidePopover&&n.isConnected&&n.matches(":popover-open")&&n.
hidePopover(),n.hidden=!0,document.removeEventListener("scroll",e,{capture:!0}))}return{show:i,hide:c}}function Ca(t,e,n){let r=t.querySelector(".gp-through"),i=t.
querySelector(".gp-through-title"),a=t.querySelector(".gp-through-list"),c=t.querySelector(".gp-through-more"),d=t.querySelector(".gp-through-facts"),[m,w]=[null,
null],b=!1;function k(){let O=l("li"),A=l("bdi");return A.append(l("span","gp-shared"),l("span","gp-own")),O.append(A,l("small")),O}function $(O,A,C){let W=e.entries[A],
x=gn(C).length,h=g=>g.map(({piece:y})=>y??"").join("");M(O.querySelector(".gp-shared"),h(W.tokens.slice(0,x))),M(O.querySelector(".gp-own"),h(W.tokens.slice(x)));
let p=_e(W);M(O.querySelector("small"),[s("sample {number}",{number:A+1}),(W.seed??null)===null?"":s("seed {seed}",{seed:W.seed}),B(ut(W),"{count} token","{coun\
t} tokens"),p?`${Ze(p)} ${Qe(p)[0]}`:"…"].filter(Boolean).join(" · "));let u=O.querySelector("button"),f=s("Open sample {number} as one run",{number:A+1});if(e.
canAsk&&!u){let g=l("button","gp-button",s("Open"),{type:"button","aria-label":f});g.addEventListener("click",()=>e.ask({type:"open",entry:+O.dataset.entry})),O.
append(g)}else u&&O.dataset.entry!==String(A)&&u.setAttribute("aria-label",f);O.dataset.entry=A}function P(O,A){let C=O.before?$a(A,Ma(O),O,e.entries.length):[],
W=Y(d,C.length,()=>{let x=l("div");return x.append(l("dt"),l("dd")),x});C.forEach(([x,h],p)=>{M(W[p].firstChild,x),M(W[p].lastChild,h)})}function S(O,A){if(O!==
m&&(b=!1),[m,w]=[O,A],r.hidden=!O,!O)return;P(O,A);let{samples:C}=O,W=$e(gn(O).map(uo).join("").trim()),x=Z(W.length>118?"…"+W.slice(-109):W);M(i,fh(C.length,
O.before&&x,e.apart));let h=b?C.length:Math.min(12,C.length),p=Y(a,h,k);for(let u=0;u<h;u++)$(p[u],C[u],O);c.hidden=h===C.length,M(c,s("Show all {count}",{count:z(
C.length)}))}return c.addEventListener("click",()=>{b=!0,S(m,w)}),t.querySelector(".gp-unpick").addEventListener("click",n),S}var gh=18,Pa=110,Na=160,zs=t=>t.reduce((e,n)=>e+n.samples.length,0);function wh(t){let e=l("li","",null,{role:"treeitem",tabindex:"-1"}),n=l("div","gp-knot"),[o,
r,i]=[l("bdi","gp-run"),l("span","gp-count"),l("span","gp-end")];n.append(o,r,i),e.append(n);let a={key:t,item:e,knot:n,run:o,number:r,end:i,kids:null,entry:null,
above:null};return e.gpView=a,a}function Wa(t,e){let n=new Set(e.map(({item:o})=>o));for(let o of[...t.children])n.has(o)||o.remove();e.forEach(({item:o},r)=>{t.
children[r]!==o&&t.insertBefore(o,t.children[r]||null)})}function qa(t,e,n){let o=`${e} ${n}`;t.stream!==o&&(t.stream=o,t.item.style.setProperty("--own",e),t.item.
style.setProperty("--rest",n))}function bh(t,{run:e,head:n}){let o=[...mo(e.at(-1))],r=o.map(([i,a])=>`${Ze(i)}${n.samples.length>1?` ${z(a)}`:""}`).join(" ");M(
t.end,r),t.end.classList.toggle("gp-end-failed",o.some(([i])=>i==="failed"))}var go=class{constructor(e,n){this.root=e,this.state=n,this.group=n.group,this.tree=
e.querySelector(".gp-roots"),this.lanes=e.querySelector(".gp-lanes"),this.about=e.querySelector(".gp-about"),this.card=Aa(e,()=>this.point(null)),this.drawThrough=
Ca(e,this.group,()=>this.pick(null)),this.views=new Map,this.current=null,this.pointed=null,kh(e)}clear(){this.state.begin(),this.views=new Map,this.current=null,
this.pointed=null,this.tree.replaceChildren(),this.card.hide()}draw(){let{state:e,tree:n,views:o}=this,r=document.activeElement&&document.activeElement.gpView,i=[
...o.values()].filter(({item:c,entry:d})=>d&&c.isConnected),a=new Set(i.map(({key:c})=>c));Wa(n,[this.drawEntry(e.shown(+this.lanes.value,a),null,0)]);for(let[c,
d]of o)d.item.isConnected||o.delete(c);(!this.current||!this.current.item.isConnected)&&(this.current=o.get(e.trie.root.id)),K(this.current.item,{tabindex:"0"}),
r&&document.activeElement!==r.item&&(r.item.isConnected?r:this.current).item.focus({preventScroll:!0}),this.drawThrough(e.picked,e.trie),this.drawAbout(),this.refreshCard()}viewOf(e){
return this.views.has(e)||this.views.set(e,wh(e)),this.views.get(e)}thickness(e){return`${Math.max(1.5,gh*e/Math.max(1,this.state.trie.root.samples.length)).toFixed(
1)}px`}drawEntry(e,n,o){let{head:r,run:i}=e,a=this.viewOf(r.id);Object.assign(a,{entry:e,above:n,node:i.at(-1),folded:null}),this.drawRun(a,e);let c=e.closed&&i.
at(-1).order.length;M(a.number,c?`${z(r.samples.length)} ▸`:r.samples.length>1?z(r.samples.length):""),bh(a,e),qa(a,this.thickness(r.samples.length),this.thickness(
o));let d=this.drawKids(a,e);return this.dress(a,this.wordsOf(e),d?"true":c?"false":null),a}drawKids(e,n){let o=[],r=zs(n.kids.map(({head:i})=>i))+zs(n.folded);
for(let i of n.kids)o.push(this.drawEntry(i,e,r-=i.head.samples.length));return n.folded.length&&o.push(this.drawMore(n,e)),o.length&&!e.kids&&e.item.append(e.kids=
l("ul","gp-kids",null,{role:"group"})),e.kids&&(Wa(e.kids,o),e.kids.hidden=!o.length),o.length}drawMore({run:e,folded:n},o){let r=this.viewOf("more "+e.at(-1).id);
Object.assign(r,{entry:null,above:o,node:e.at(-1),folded:n});let i=zs(n);return M(r.run,`+ ${s("{count} more",{count:z(n.length)})}`),M(r.number,i>n.length?z(i):
""),qa(r,this.thickness(i),"0px"),this.dress(r,B(n.length,"{count} more branch with {samples}, folded. Click to open.","{count} more branches with {samples}, fo\
lded. Click to open.",{samples:B(i,"{count} sample","{count} samples")}),null),r}drawRun(e,{head:n,run:o}){let r=n.samples.length===1&&n.before,i=r?"":o.map(({id:a})=>a).
join(" ");if(r){let a="";for(let c of o)if((a+=c.token.piece??"").length>Pa)break;M(e.run,$e(a.slice(0,Pa+30))||$e(n.token.text)),e.ids=null}else if(e.ids!==i){
let a=e.ids&&(i+" ").startsWith(e.ids+" ")?e.ids.split(" ").length:0;a||e.run.replaceChildren(),e.run.append(...o.slice(a).map(c=>this.makeToken(c))),e.ids=i}ae(
e.knot,r?"gp-knot gp-tail":n.before?"gp-knot":"gp-knot gp-root-knot")}makeToken(e){if(!e.before)return l("span","",this.promptWords());let{piece:n,text:o,logprob:r}=e.
token,i=n===null?o:$e(n)+(Lt(e.token)?Mn(o):""),a=l("span",n===null?"gp-t gp-special":"gp-t",i||o);return a.style.backgroundColor=`var(--gp-prob-${Math.round(X(
r)*10)})`,a.gpNode=e,a}promptWords(){let e=$e(this.group.header.prompt);return e.length>60?"…"+e.slice(-58):e||s("(no prompt)")}wordsOf({head:e,run:n,closed:o}){
let{length:r}=e.samples;if(!e.before)return`${this.rootWords()}, ${B(r,"{count} sample","{count} samples")}`;let i=n.map(uo).join(""),a=mn(n.at(-1),e.before);return[
Z(i.length>Na?i.slice(0,Na)+"…":i),fo(r,this.state.trie.root.samples.length),a===null?"":s("probability {share} after the text before",{share:D(a)}),...[...mo(
n.at(-1))].map(([c,d])=>B(d,"{count} ends here: {reason}","{count} end here: {reason}",{reason:Qe(c)[0]})),o?s("closed"):""].filter(Boolean).join(", ")}rootWords(){
let{apart:e}=this.group;return e==="source"?s("The source"):e==="message"?s("The message"):s("The prompt")}dress(e,n,o){let{picked:r}=this.state,{node:i,folded:a,
entry:c}=e,d=r&&!a&&this.state.isOnPath(c),m=r&&a&&wn(i,r),w=r&&!a&&wn(r,c.head),b=["gp-branch",a&&"gp-more",r&&!d&&!m&&"gp-dim",w&&"gp-on-path"];ae(e.item,b.filter(
Boolean).join(" "));let k=!!(r&&!a&&c.run.includes(r));K(e.item,{"aria-label":n,"aria-selected":String(k)}),e.expanded!==o&&(e.expanded=o,o===null?e.item.removeAttribute(
"aria-expanded"):e.item.setAttribute("aria-expanded",o))}drawAbout(){let{group:e}=this,{trie:n}=this.state,o=n.root.samples.length,r=e.entries.length-o,i=new Set(
n.tips.filter(Boolean)),a=i.size===1&&o>1?s("all with the same text"):B(i.size,"{count} different text","{count} different texts"),c={samples:r?fo(o,e.entries.length):
B(o,"{count} sample","{count} samples"),texts:a},d=e.done?s("{samples}, {texts}.",c):s("{samples} so far, {texts}.",c);M(this.about,o?`${d} ${s("Point at a bran\
ch for its numbers, click it to see its samples.")}`:s("The tree grows with the first tokens."))}pick(e){this.state.pick(e),this.draw()}point(e,n){this.pointed&&
this.pointed.view===e&&this.pointed.node===n||(this.pointed=e&&{view:e,node:n},e?this.refreshCard():this.card.hide())}refreshCard(){if(!this.pointed)return;let{
view:e,node:n}=this.pointed;if(!e.item.isConnected||!e.entry||!e.entry.head.before){this.pointed=null,this.card.hide();return}let{head:o,run:r}=e.entry,i=n&&r.includes(
n);this.card.show(e.knot,this.state.trie,i?n:o,i?n:r.at(-1),this.group.entries.length)}};function kh(t){for(let e=0;e<=10;e++){let n=l("i");n.style.backgroundColor=
`var(--gp-prob-${e})`,t.querySelector(".gp-key-ramp").append(n)}}var yh="14";function Ia(t,e){let n=new ho(e),o=new go(t,n);return va(o),matchMedia("(max-width: 640px)").matches&&(o.lanes.value=yh),r=>{if(t.hidden=!e.header||
e.header.kind!=="seeds",!t.hidden&&(r.run&&o.clear(),!(!r.run&&!r.steps&&!r.status))){for(let i of r.run?e.entries.keys():r.entries)n.read(i);o.draw()}}}function Ra(t,e){let o=t.querySelector(".gp-ways"),r=t.querySelector(".gp-first tbody"),i=new WeakMap,a=t.querySelector(".gp-first-words");function c(){let P=l(
"li");return P.append(l("h3"),l("div","gp-read",null,{tabindex:0,role:"group"})),P}function d(P,{label:S,title:O},{started:A}){let C=A?A.prompt_tokens:null,[W,x]=P.
children,h=`${S} ${le(O)}`;M(W,C?`${h}: ${B(C.length,"{count} token","{count} tokens")}`:h),K(x,{"aria-label":s("The prompt of {lane}",{lane:S})}),i.get(x)!==C&&
(i.set(x,C),x.replaceChildren(...(C||[]).map(({piece:p,text:u})=>p===null?l("span","gp-pill",u):p)))}let m=({raw_logprob:P})=>X(P);function w(P){let S=new Map;P.
forEach((A,C)=>{if(!A)return;let W=[...A.distribution.candidates].sort((h,p)=>m(p)-m(h)),x=({token_id:h})=>h===A.chosen.token_id;for(let h of[...W.slice(0,6),...W.
slice(0,6).some(x)?[]:[A.chosen]])S.has(h.token_id)||S.set(h.token_id,{text:h.text,sides:[null,null]});for(let h of[...W,A.chosen])S.has(h.token_id)&&(S.get(h.token_id).
sides[C]??=h)});let O=({sides:A})=>Math.max(...A.map(C=>C?m(C):0));return[...S.values()].sort((A,C)=>O(C)-O(A))}function b(){let P=l("tr"),S=l("th","",null,{scope:"\
row"});return S.append(l("bdi","gp-word")),P.append(S,...[0,1].map(()=>{let O=l("td"),A=l("div","gp-share"),C=l("span");return C.append(l("i")),A.append(l("span",
"gp-sign"),C,l("b")),O.append(A),O})),P}function k(P){let S=w(P),O=Y(r,S.length,b);S.forEach(({text:A,sides:C},W)=>{let[x,...h]=O[W].cells;me(x.firstChild,A),h.
forEach((p,u)=>{let f=C[u],g=!!(f&&P[u]&&f.token_id===P[u].chosen.token_id),[y,E,L]=p.firstChild.children;ae(p.firstChild,g?"gp-share gp-chosen":"gp-share"),M(y,
g?"▶":""),oe(E.firstChild,"width",f?m(f):0),M(L,P[u]?f?D(m(f)):"–":"")})})}function $(P){if(P.some(C=>!C))return s("Both runs have to write a token first.");
let[S,O]=P.map(({chosen:C})=>C);return`${S.token_id===O.token_id?s("Both begin with {token}: {one} with the template, {other} without it.",{token:Z(S.text),one:D(
m(S)),other:D(m(O))}):s("With the template it begins with {one}, without it with {other}.",{one:Z(S.text),other:Z(O.text)})} ${s("The probabilities are the mode\
l’s own, before the processors; ▶ was chosen, – was not recorded.")}`}return()=>{if(t.hidden=e.groups.length!==2,t.hidden)return;let P=[0,1].map(A=>e.shownOf(
A).log),S=Y(o,2,c);P.forEach((A,C)=>d(S[C],e.groups[C],A));let O=P.map(A=>Me(A)[0]||null);M(a,$(O)),k(O)}}function za(t,e){let n=t.querySelector(".gp-arrival-words"),o=t.querySelector(".gp-arrival-bar");return r=>{if(t.hidden=!e.found||!!e.found.over,t.hidden||!r.found)
return;let{done:i,total:a}=e.found,c=$t(e.found);M(n,c[0].toUpperCase()+c.slice(1)),V(i)&&a?(o.setAttribute("aria-valuenow",Math.floor(i/a*100)),oe(o.firstChild,
"width",i/a)):(o.removeAttribute("aria-valuenow"),oe(o.firstChild,"width",1))}}function tt(t){return V(t)?t>=1e9?s("{count} billion",{count:(t/1e9).toFixed(1)}):t>=1e6?s("{count} million",{count:(t/1e6).toFixed(t<1e7?1:0)}):t.toLocaleString(
"en"):"–"}function wo(t,e){t.replaceChildren(...e.map(([n,o])=>{let r=l("div");return r.append(l("dt","",n)," ",l("dd","",o)),r}))}function mt(t,e,n,o,r){let i=l(
"button","gp-button gp-press",o,{type:"button","aria-label":r||`${o}: ${n}`});return i.addEventListener("click",()=>t.ask({type:"model",act:e,model:n})),i}function Ba(t,e){let[n,o,r,i,a]=[".gp-about",".gp-fit",".gp-pairs","tbody",".gp-smaller"].map(k=>t.querySelector(k));function c(k){M(n,k.model);let[$,P]=o.children;
if(M($,d(k)),M(P,k.why?`${s(k.why)} ${s(k.fix)}`:b(k)),wo(r,[[s("class"),k.class_name],[s("parameters"),tt(k.parameters)],[s("precision"),k.dtype],[s("device"),
k.device],[s("to download"),k.complete?k.download?ke(k.download):s("nothing: it is here"):s("its weights are missing")],[s("memory"),m(k)],[s("free memory"),ke(
k.free)],...k.free_disk===null?[]:[[s("free disk space"),ke(k.free_disk)]],[s("context"),k.context_length?B(k.context_length,"{count} token","{count} tokens"):s(
"unlimited")],[s("vocabulary"),tt(k.vocab_size)]]),w(k),a.replaceChildren(),k.smaller){let{model:S,bytes:O}=k.smaller;a.append(`${s("It does not fit in any prec\
ision. A model that does: {model}, {size}.",{model:S,size:ke(O)})} `,mt(e,"pick",S,s("Choose")))}}function d({complete:k,fits:$}){return k?$===null?`? ${s("It i\
s not known whether it fits.")}`:$?`✓ ${s("It fits.")}`:`✕ ${s("It does not fit.")}`:`✕ ${s("It cannot be opened.")}`}function m({memory:k,reckoned:$}){return k===
null?s("not known"):$?s("about {size}",{size:ke(k)}):ke(k)}function w({ways:k,free:$}){t.querySelector("table").hidden=k.length===0;let P=Math.max($,...k.map(({
bytes:S})=>S))*1.05;i.replaceChildren(...k.map(({model:S,label:O,bytes:A,fits:C})=>{let W=l("tr",C?"":"gp-over"),x=l("span","gp-strip",null,{"aria-hidden":"true"}),
[h,p]=[l("i"),l("u")];oe(h,"width",Math.min(1,A/P)),oe(p,"left",$/P),x.append(h,p);let u=[l("th","",s(O),{scope:"row"}),l("td","",ke(A)),l("td"),l("td","",C?`✓ ${s(
"yes")}`:`✕ ${s("no")}`),l("td")];return u[2].append(x),u[4].append(mt(e,"pick",S,s("Choose"),s("Choose {precision}",{precision:s(O)}))),W.append(...u),W}))}function b({
room:k,free:$,reckoned:P}){if(k===null)return s("Neither its files nor its config tell how much memory it needs.");let S={size:ke(k),free:ke($)};return P?`${s("\
It needs about {size}, with room for a run; {free} is available.",S)} ${s("Its weights do not tell their size: this is estimated from its config.")}`:s("It need\
s {size}, with room for a run; {free} is available.",S)}return k=>{t.hidden=!e.found,!t.hidden&&k.found&&c(e.found)}}var bo=[[.001,0],[.01,3],[.1,6],[1,8],[1/0,10]],xh=t=>bo.findIndex(([e])=>Oe(t??1/0,"bits")<=e);function Zt(t,e){if(!V(t))return s("infinite");let n=Oe(t,e);if(n===
0)return"0";if(n>=.001)return n.toPrecision(3);let[o,r]=n.toExponential(1).split("e-");return`${o} × ${vh(r)}`}var vh=t=>`10⁻${[...String(t)].map(e=>"⁰¹²³⁴\
⁵⁶⁷⁸⁹"[e]).join("")}`,ko=t=>t>=1e9?s("{size} GB",{size:(t/1e9).toFixed(2)}):s("{size} MB",{size:(t/1e6).toFixed(t<1e7?2:1)});function ja(t,e){let n=p=>t.
querySelector(".gp-"+p),o=n("which"),r=new Ee(n("words"),{press:({number:p})=>k(p)}),i=null,a="",c="";o.addEventListener("change",()=>x());let d=()=>e.unit==="b\
its"?s("bits"):s("nats"),m=p=>`${Zt(p,e.unit)} ${d()}`,w=()=>(e.found&&e.found.question==="precision"?e.found.groups:[]).map((p,u)=>({...p,number:u})).filter(({
pair:p})=>p&&!p.error),b=()=>w().find(({number:p})=>String(p)===o.value)||w()[0];function k(p){i=p,x()}function $(p){let u=JSON.stringify(p.map(({number:g,title:y})=>[
g,y]));if(u===c)return;c=u;let f=o.value;o.replaceChildren(...p.map(({number:g,title:y})=>l("option","",le(y),{value:g}))),p.some(({number:g})=>String(g)===f)&&
(o.value=f)}function P({text:p,kl:u,logprobs:[f,g],same_top:y},E){let L=s("Token {number} {token}: KL {kl}; probability {share}, here {other}",{number:z(E+1),token:Z(
p),kl:m(u),share:D(X(f)),other:D(X(g))});return y?L:`${L}; ${s("another token is the likeliest here")}`}function S(p){let{tokens:u}=p.pair,f=JSON.stringify([p.number,
e.unit,u.map(({id:g,kl:y})=>[g,y])]);f!==a&&(a=f,r.show(u.map((g,y)=>({token:g,mark:{},number:y,words:()=>P(g,y)}))),r.tokens.forEach((g,y)=>{let E=xh(u[y].kl),
L=g.querySelector(".gp-ink");L.style.backgroundColor=`var(--gp-heat-${bo[E][1]})`,L.dataset.rank=E,g.dataset.top=u[y].same_top?"same":"other"})),r.tokens.forEach(
(g,y)=>{g.dataset.shown=y===i?"yes":"no",g.setAttribute("aria-pressed",y===i)})}function O(){let p=n("legend");if(p.dataset.unit===e.unit)return;p.dataset.unit=
e.unit,p.replaceChildren(s("KL in {unit}:",{unit:d()}));let u=g=>e.unit==="bits"?g:Number((g*Math.LN2).toPrecision(2));bo.forEach(([g,y],E)=>{let L=Number.isFinite(
g)?s("to {limit}",{limit:u(g)}):s("above {limit}",{limit:u(bo[E-1][0])}),_=l("span","gp-chip",L,{"data-rank":E});_.style.backgroundColor=`var(--gp-heat-${y})`,p.
append(_)});let f=l("span");f.append(l("span","gp-wavy","abc"),` ${s("another token is the likeliest")}`),p.append(f)}function A(p,u){let f=e.charts[`kl ${u.number}\
 ${e.unit}`];ue(n("curve-box"),i===null?f:An(f,i+1,"")),C(p,u)}function C(p,u){let f=Y(n("curve-keys"),p.length,()=>{let g=l("span"),y=ee("svg");return K(y,{width:30,
height:8,"aria-hidden":"true"}),y.append(ee("path","gp-course")),K(y.firstElementChild,{d:"M1 4H29"}),g.append(y,l("span")),g});p.forEach(({title:g,number:y},E)=>{
K(f[E].firstChild.firstChild,{"data-line":E%6,"data-on":y===u.number?"yes":"no"}),M(f[E].lastChild,le(g))})}function W(p){let u=p.pair.tokens[i??p.pair.max_at],
f=i??p.pair.max_at,[g,y]=u.entropies,E={number:z(f+1),token:Z(u.text),kl:m(u.kl),mine:de(g,e.unit),theirs:de(y,e.unit),model:le(p.title)};M(n("said"),i!==null?s(
"Token {number} {token}: KL {kl}, entropy {mine} of the reference and {theirs} of {model}.",E):`${s("Where they differ most, token {number} {token}: KL {kl}, en\
tropy {mine} of the reference and {theirs} of {model}.",E)} ${s("Click another token to see both models there.")}`);let L=n("sides").tHead.rows[0].cells;M(L[1],
le(e.found.groups[0].title)),M(L[2],le(p.title));let _=Y(n("sides").tBodies[0],u.candidates.length,()=>{let v=l("tr"),q=l("th","",null,{scope:"row"});return q.append(
l("span"),l("bdi")),v.append(q,...[0,1].map(()=>{let I=l("td"),F=l("div","gp-side"),N=l("span");return N.append(l("i","gp-bar",null,{"aria-hidden":"true"})),F.append(
N,l("span")),I.append(F),I})),v}),T=Math.max(...u.candidates.flatMap(([,,v,q])=>[v,q]),1e-9);u.candidates.forEach(([v,q,...I],F)=>{let[N,...R]=_[F].cells;M(N.firstChild,
v===u.id?"▶ ":""),me(N.lastChild,q),ae(_[F],v===u.id?"gp-is-token":""),I.forEach((j,H)=>{oe(R[H].querySelector(".gp-bar"),"width",j/T),M(R[H].firstChild.lastChild,
D(j))})})}function x(){let[p,u]=[w(),b()];$(p),o.value=u.number;let{mean:f,max:g,same_top:y,max_at:E,perplexities:[L,_],vocab:T}=u.pair;i!==null&&i>=u.pair.tokens.
length&&(i=null),M(n("about"),B(u.pair.tokens.length,"{count} token of the reference, read by both","{count} tokens of the reference, read by both")),M(n("summa\
ry"),[s("Mean {mean}, at most {max} at token {number}, over {vocab} tokens of the vocabulary.",{mean:m(f),max:Zt(g,e.unit),number:z(E+1),vocab:z(T)}),s("The sam\
e token is the likeliest for both at {share} of the places.",{share:D(y)}),s("Perplexity of the text: {one} and {other}.",{one:J(L),other:J(_)})].join(" ")),O(),
S(u),A(p,u),W(u)}let h=()=>w().length>0;return p=>{t.hidden=!h(),p.run&&(i=null),!t.hidden&&(p.found||p.unit)&&x()}}var Sh=[1,2,4];function Fa(t,e){let n=t.querySelector("thead tr"),[o,r,i,a]=[".gp-about",".gp-pairs",".gp-none","tbody"].map(w=>t.querySelector(w));function c(w){
M(o,w.model),wo(r,[[s("class"),w.class_name],[s("parameters"),tt(w.parameters)],[s("precision"),s(w.precision)],[s("device"),w.device],[s("in memory"),ke(w.bytes)],
[s("context"),w.context_length?B(w.context_length,"{count} token","{count} tokens"):s("unlimited")],[s("vocabulary"),tt(w.vocab_size)],[s("chat template"),w.chat_template?
s("yes"):s("no")]]);let{fields:b}=w;M(i,b.length?"":s("It sets no field: the library’s defaults apply.")),i.hidden=b.length>0,t.querySelector("table").hidden=
b.length===0,a.replaceChildren(...b.map(k=>{let $=l("tr"),P=l("th","",null,{scope:"row"});P.append(l("code","",k.name)),$.append(P,d(k.model),d(k.library),l("td",
"",s(k.meaning)),l("td","",m(k)));for(let S of Sh)$.cells[S].dataset.label=n.cells[S].textContent;return $}))}function d(w){let b=l("td");return b.append(l("cod\
e","",w===null?s("none"):JSON.stringify(w))),b}function m({applies:w,by:b,ignored:k,same:$}){return b==="changed"?[`▲ ${s("the page sets {value}",{value:JSON.
stringify(w)})}`,s(k)].filter(Boolean).join("; "):b==="model"&&k?`○ ${s(k)}`:b==="model"?$?s("the same as the default"):`◆ ${s("applies")}`:s("another field\
 takes its place")}return w=>{t.hidden=!e.found,!t.hidden&&w.found&&c(e.found)}}function Da(t,e){let n=x=>t.querySelector(".gp-"+x),o=n("costs").tBodies[0],r=()=>e.found&&e.found.question==="precision";function i(){let x=l("tr"),h=l("th","",
null,{scope:"row"});h.append(l("span"),l("small")),x.append(h);for(let p=0;p<6;p++){let u=l("td");if(u.append(l("span"),l("small")),p===0){let f=l("span","gp-by\
tes",null,{"aria-hidden":"true"});f.append(l("i")),u.append(f)}x.append(u)}return x}function a(x,h){if((x.dataset.tip||"")!==h){for(let p of["tabindex","data-ti\
p"])x.removeAttribute(p);if(h)for(let[p,u]of[["tabindex",0],["data-tip",h]])x.setAttribute(p,u)}}let c=(x,h,p="")=>{M(x.children[0],h),M(x.children[1],p)};function d({
bytes:x,scale_bytes:h},p){if(!V(x))return["–",""];let u=p&&V(p.bytes)?s("{share} of the reference",{share:D((x+h)/(p.bytes+p.scale_bytes))}):"";return[ko(x+h),
u]}let m=({bytes:x,scale_bytes:h})=>V(x)&&h?s("get_memory_footprint() reports {size}; the scales take another {scales}.",{size:ko(x),scales:ko(h)}):"";function w({
pace:x,paces:h,ratio:p}){if(!x)return["–",""];let u=h.length>1?s("{low} to {high}",{low:x.low.toFixed(1),high:x.high.toFixed(1)}):s("one run");return[x.median.
toFixed(1),p?`${u}, ${Ie(p.median)}`:u]}function b(x,h){if(h===0)return[["–",""],["–",""],["–",""]];let{pair:p}=x;if(!p||p.error)return[[p?s("none"):"–",
""],["–",""],["–",""]];let u=s(e.unit);return[[Zt(p.mean,e.unit),u],[Zt(p.max,e.unit),s("{unit}, token {number}",{unit:u,number:z(p.max_at+1)})],[D(p.same_top),
""]]}function k(x,h){let p=x.map(u=>u.pair).find((u,f)=>u&&!u.error&&(h===0||f===h));return p?J(p.perplexities[h===0?0:1],3):"–"}function $(x){let h=le(x.precision||
"");return h&&h!==le(x.title)?s("the reference: {precision}",{precision:h}):s("the reference")}function P({groups:x}){let h=Math.max(...x.map(({bytes:u,scale_bytes:f})=>(u||
0)+(f||0)),1),p=Y(o,x.length,i);x.forEach((u,f)=>{let[g,y,E,L,_,T,v]=p[f].cells;c(g,le(u.title),f?le(u.precision||u.model):$(u)),c(y,...d(u,f?x[0]:null)),a(y.firstChild,
m(u)),U(y.lastChild,V(u.bytes)),oe(y.lastChild.firstChild,"width",((u.bytes||0)+(u.scale_bytes||0))/h),c(E,...w(u)),b(u,f).forEach((q,I)=>c([L,_,T][I],...q)),c(
v,k(x,f))})}function S(x,h){let[p,u]=[[...x],[...h]],f=p.findIndex((g,y)=>g!==u[y]);return f<0?p.length:f}function O({groups:x}){let h=Y(n("writings"),x.length,
()=>{let u=l("li"),f=l("p","gp-writing-head");return f.append(l("b"),l("span","gp-note")),u.append(f,l("p","gp-writing",null,{dir:"auto"})),u}),p=x[0].text;x.forEach(
(u,f)=>{let[g,y]=h[f].children;M(g.children[0],le(u.title)),M(g.children[1],A(u,f,p)),g.children[1].classList.toggle("gp-parting",f>0&&V(u.parts_at));let E=JSON.
stringify([p,u.text,f]);if(y.dataset.key===E||(y.dataset.key=E,y.replaceChildren(),u.text===null))return;let L=f&&p!==null?S(p,u.text):[...u.text].length,_=[...u.
text];y.append(_.slice(0,L).join("")),L<_.length&&y.append(l("span","gp-apart",_.slice(L).join("")))})}function A({failed:x,text:h,tokens:p,parts_at:u,pair:f},g,y){
if(x)return`✕ ${s("stopped by an error")}`;if(h===null)return e.done?s("did not finish"):s("writing, or waiting for its turn");let E=f&&f.error&&s("Its distri\
butions cannot be compared with those of the reference: {why}",{why:`${s(f.error.message)} ${s(f.error.fix)}`});return[C(p,u,g&&y!==null),E].filter(Boolean).join(
". ")}function C(x,h,p){return p?V(h)?`✂ ${s("diverges from the reference at token {number} of {all}",{number:z(h+1),all:z(x)})}`:`= ${B(x,"the same {count} t\
oken as the reference","the same {count} tokens as the reference")}`:B(x,"{count} token","{count} tokens")}function W(){let x=e.found;M(n("missing"),x.reading!==
null?s("Reading the reference’s text with {model}.",{model:le(x.groups[x.reading].title)}):Ae(e,x)),U(n("warning"),x.others),M(n("warning"),x.others?`⚠ ${s(
Ct)}`:""),U(n("cpu"),!!x.cpu_words),M(n("cpu"),s(x.cpu_words)),P(x),O(x);let h=x.groups.filter(({pair:p})=>p&&!p.error);e.done&&h.length&&M(n("told"),h.map(({title:p,
pair:u})=>s("{model}: mean KL {kl}",{model:le(p),kl:`${Zt(u.mean,e.unit)} ${s(e.unit)}`})).join(". ")+".")}return x=>{t.hidden=!r(),!t.hidden&&(x.found||x.status||
x.unit)&&W()}}function Ha(t,e){let n=t.querySelector(".gp-shelf-sections"),o=new Map;function r({sections:a,canOpen:c}){let d=document.activeElement&&t.contains(document.activeElement)?
document.activeElement.getAttribute("aria-label"):null;n.replaceChildren(...a.flatMap(({title:m,note:w,folded:b,rows:k})=>{let $=s(m),P=l("table"),S=l("tr");S.append(
...[s("model"),s("description"),s("size"),s("matching draft")].map(x=>l("th","",x,{scope:"col"})),l("td"));let[O,A]=[l("thead"),l("tbody")];O.append(S),A.append(
...k.map(x=>i(x,c))),P.append(l("caption","gp-hidden",$),O,A);let C=l("details","gp-shelf-section"),W=l("summary");return W.append(l("h3","",$),l("span","gp-not\
e",` ${k.length}`)),C.append(W,l("p","gp-note",k.length?s(w):s("None yet.")),...k.length?[P]:[]),C.open=o.has($)?o.get($):!b,C.addEventListener("toggle",()=>o.set(
$,C.open)),[C]})),d&&t.querySelector(`[aria-label=${CSS.escape(d)}]`)?.focus()}function i(a,c){let d=l("tr"),m=l("th","",a.model,{scope:"row"}),[w,b,k,$]=[l("td",
"",s(a.words)),l("td"),l("td","",a.assistant||"–",{"data-label":s("matching draft")}),l("td")];if(a.loaded){let{class_name:P,precision:S,device:O,bytes:A,in_use:C,
parameters:W}=a.loaded;w.append(C?`● ${s("in use")}`:`○ ${s("idle")}`,l("small","",s("{kind}, {precision}, on {device}",{kind:P,precision:s(S),device:O}))),
b.append(ke(A),l("small","",s("{count} parameters",{count:tt(W)})))}else{b.append(a.millions?s("about {size}",{size:tt(a.millions*1e6)}):ke(a.size),l("small","",
a.millions?s("parameters"):s("on disk")));let P=[a.gated?`▲ ${s("gated: needs an access token")}`:"",a.here?`✓ ${s("downloaded")}`:""].filter(Boolean);P.length&&
m.append(l("small","",P.join(" · ")))}return $.append(mt(e,"use",a.model,s("Use it"))),a.loaded?$.append(mt(e,"tell",a.model,s("Show"))):c&&$.append(mt(e,"pick",
a.model,s("Fill in"))),a.canUnload&&$.append(mt(e,"unload",a.model,s("Unload"))),d.append(m,w,b,k,$),d}return a=>{t.hidden=!e.found,!t.hidden&&a.found&&r(e.found)}}var _h=5,Oh=60,Mh=6e7,Eh=(t,e)=>Array.isArray(e)&&t.length===e.length&&t.every((n,o)=>n===e[o]),Qt=t=>[t,...t.children.flatMap(Qt)],Bs=t=>t.parent?Bs(t.parent):
t,yo=class{constructor(e){this.log=e,this.trees=[],this.shown=null,this.along=Ka()}get all(){return this.trees.flatMap(Qt)}get busy(){return this.log.running||this.
log.waiting}get visible(){return this.trees.some(({children:n})=>n.length)?this.trees.filter(n=>n.children.length||n===Bs(this.shown)):[]}get refuge(){return this.
shown&&(this.shown.parent||this.trees.filter(e=>e!==this.shown).at(-1))}begin(){let{log:e}=this;if(this.along=Ka(),!e.started||e.turn===void 0){this.shown=null;
return}let{turn:n,started:o,asked:r}=e,i=this.all.find(m=>m.turn===n);if(i){this.shown=i;return}e.asked=null;let a=r&&Eh(r.ids,o.request.given)&&this.all.find(m=>m.
turn===r.turn);if(a&&r.kind!=="branch"&&a.plain&&a.mode===o.mode){Object.assign(a,{turn:n,pieces:[]}),this.shown=a;return}let c=o.request.only_given===!0,d={turn:n,
read:c,parent:null,children:[],name:"",pieces:[],tokens:0,total:0,text:""};if(a){for(Object.assign(d,{at:r.at,from:r.from,on:r.on,kind:r.kind,parent:a});d.parent.
parent&&d.at<d.parent.at;)d.parent=d.parent.parent;d.parent.children.push(d)}else this.trees=this.trees.filter(({children:m})=>m.length),this.trees.push(d);this.
shown=d}measure(){let{log:e,along:n}=this,o=e.lines();n.follow(o.length?o[0].last:null);let{steps:r}=n;Object.assign(this.shown,{text:e.text,tokens:r.length,total:n.
total,mode:e.started.mode,searched:e.usesBeams,plain:o.length===1&&o[0].kind==="sequence",pieces:r.map(({piece:i,chosen:a})=>i??a.text)})}makeRoom(){for(;;){let e=this.
all,n=e.reduce((r,{text:i})=>r+i.length,0);if(this.trees.length<=_h&&e.length<=Oh&&n<=Mh)return;let o=this.trees.find(r=>r!==Bs(this.shown))||e.filter(r=>r.parent&&
r!==this.shown&&!r.children.length).sort((r,i)=>r.turn-i.turn)[0];if(!o)return;this.detach(o)}}detach(e){e.parent?e.parent.children=e.parent.children.filter(n=>n!==
e):this.trees=this.trees.filter(n=>n!==e)}};function Ka(){return new be(0,(t,{chosen:e})=>t+(e.logprob??-1/0))}function Ga(t){let{root:e,state:n,tree:o,told:r,remove:i}=t,{log:a}=n,c=e.querySelector(".gp-rename"),d=()=>M(r,s("A run is under way. Wait for its end, or clic\
k Stop."));function m(k){if(!(!k||k===n.shown)){if(n.busy){d();return}n.shown=k,a.feedRun(k.text,k.turn),a.ask({type:"shown"}),t.draw(),k.item.focus({preventScroll:!0})}}
function w(){if(!i.dataset.sure){i.textContent=B(Qt(n.shown).length,"Delete this run?","Delete these {count} runs?"),i.dataset.sure="yes",i.focus();return}let k=n.
shown,$=n.refuge;n.busy?d():$&&(n.detach(k),m($)),t.calm()}function b(){let k=n.shown,$=l("input","gp-rename-field",null,{"aria-label":s("Name of this run"),maxlength:60});
$.value=k.name;let P=!0,S=O=>{P&&(P=!1,O&&(k.name=$.value.trim()),document.activeElement===$&&k.item.focus(),$.remove(),t.fill(k))};$.addEventListener("keydown",
O=>{O.stopPropagation(),(O.key==="Enter"||O.key==="Escape")&&S(O.key==="Enter")}),$.addEventListener("click",O=>O.stopPropagation()),$.addEventListener("blur",()=>S(
!0)),k.item.querySelector(".gp-label").replaceChildren($),$.focus(),$.select()}o.addEventListener("click",k=>{let $=k.target.closest(".gp-run"),P=n.visible.flatMap(
Qt).find(S=>S.item===$);P===n.shown?P.item.focus():m(P)}),o.addEventListener("keydown",k=>{let{shown:$}=n;if(k.ctrlKey||k.metaKey||k.altKey||!$)return;let P=n.visible.
flatMap(Qt),S=P.indexOf($),O={ArrowDown:()=>m(P[S+1]),ArrowUp:()=>m(P[S-1]),ArrowRight:()=>m($.children[0]),ArrowLeft:()=>m($.parent),Home:()=>m(P[0]),End:()=>m(
P.at(-1)),F2:b,Delete:()=>{i.disabled||w()}};Object.hasOwn(O,k.key)&&(k.preventDefault(),O[k.key]())}),c.addEventListener("click",b),i.addEventListener("click",
w),i.addEventListener("blur",()=>t.calm())}var Ua=8,Th=3,Lh=-1e30,$h=t=>`log p ${t>Lh?t.toFixed(2).replace("-","−"):"−∞"}`;function Ah(t){let e=t.pieces,n=Math.min(...t.children.map(({at:i})=>i)),o=t.
parent?t.at:Number.isFinite(n)&&n>=Th?n:0,r=$e(e.slice(o,o+Ua).join(""));return s("“{text}”",{text:`${o&&!t.parent?"…":""}${r}${e.length>o+Ua?"…":""}`})}
function Va(t){if(!t.parent)return t.read?s("a text that was read:"):s("the original:");let e={number:t.at+1,token:Z(t.from??"")};return t.kind!=="branch"?s("co\
ntinues at token {number}:",e):t.on?s("again from {token} at token {number}:",e):s("instead of {token} at token {number}:",e)}var xo=class{constructor(e,n){this.
root=e,this.state=n,this.tree=e.querySelector(".gp-tree"),this.told=e.querySelector(".gp-told"),this.remove=e.querySelector(".gp-delete")}draw(){let{root:e,tree:n,
state:o}=this,r=o.log.canAsk?o.visible:[];if(e.hidden=!r.length,e.hidden)return;let{scrollTop:i}=n;n.replaceChildren(...r.map(a=>this.lay(a))),n.scrollTop=i,o.shown&&
this.reveal(o.shown.item.firstChild),this.remove.disabled=!o.refuge,this.calm()}calm(){this.remove.textContent="Delete",delete this.remove.dataset.sure}lay(e){e.
item??=Ch(),this.fill(e);let n=e.item.querySelector(":scope > ul");if(n&&n.remove(),e.children.length){let o=l("ul","",null,{role:"group"});o.append(...e.children.
map(r=>this.lay(r))),e.item.append(o),e.item.setAttribute("aria-expanded","true")}else e.item.removeAttribute("aria-expanded");return e.item}fill(e){let{item:n}=e,
o=e===this.state.shown,r=Ah(e),i=[B(e.tokens,"{count} token","{count} tokens"),$h(e.total),...e.searched?[s("best of {mode}",{mode:bt(e.mode)})]:[]].join(" · "),
a=n.querySelector(".gp-label");if(!a.querySelector("input")){let d=[l("span","gp-note",Va(e))," ",l("bdi","gp-words",r)];e.name?a.replaceChildren(l("bdi","gp-na\
me",e.name)," ",...d):a.replaceChildren(...d)}let c=n.querySelector(".gp-facts");M(c,i),c.title=s("Length, and total log-probability after the processors, in na\
ts; −∞ where they remove a given token. Beam search scores given tokens before the processors."),M(n.querySelector(".gp-sign"),o?"▶":""),n.setAttribute("a\
ria-selected",String(o)),n.setAttribute("aria-label",[e.name,`${Va(e)} ${r}`,i,o?s("shown"):""].filter(Boolean).join(", ")),n.tabIndex=o?0:-1}reveal(e){let{tree:n}=this,
[o,r]=[n.getBoundingClientRect(),e.getBoundingClientRect()];n.scrollTop+=Math.min(0,r.top-o.top-4)+Math.max(0,r.bottom-o.bottom+4)}};function Ch(){let t=l("li",
"gp-run",null,{role:"treeitem"}),e=l("div","gp-row");return e.append(l("span","gp-sign","",{"aria-hidden":"true"}),l("span","gp-label"),l("span","gp-facts")),t.
append(e),t}function Ja(t,e){let n=new yo(e),o=new xo(t,n);return Ga(o),r=>{r.run&&n.begin();let{shown:i}=n;if(i&&e.turn===i.turn&&(r.run||r.steps||r.status)&&n.measure(),r.
run){n.makeRoom();let a=o.tree.contains(document.activeElement);o.draw(),a&&i&&i.item&&i.item.focus({preventScroll:!0})}else!t.hidden&&i&&i.item&&o.fill(i);r.status&&
!n.busy&&M(o.told,"")}}var Ph={true:"button",false:"div"};function Nh({text:t},{chosen:e,removed:n,by:o}){let r=Z(t);return e?s("Run again from here with {token}.",{token:r}):n?s("Con\
tinue from here with {token} instead, although {processor} removed it.",{token:r,processor:o}):s("Continue from here with {token} instead.",{token:r})}var en=class{constructor(e){
this.item=l("li","gp-bar"),e.append(this.item),this.body=null}build(e){let n=Ph[e];if(this.body&&this.body.localName===n)return;let o=l(n,"gp-row",null,e?{type:"\
button"}:{role:"group"});this.rank=l("span","gp-rank"),this.sign=l("span","gp-sign","",{"aria-hidden":"true"}),this.word=l("bdi","gp-word");let r=l("span","gp-n\
ame");r.append(this.sign,this.word),this.after=l("span","gp-fill gp-after"),this.before=l("span","gp-fill gp-before"),this.thick=l("span","gp-track"),this.thin=
l("span","gp-track gp-thin"),this.thick.append(this.after),this.thin.append(this.before),this.why=l("span","gp-why"),this.remover=l("span","gp-remover"),this.why.
append(...pe(s("removed by {processor}"),{processor:this.remover}));let i=l("span","gp-tracks");i.append(this.thick,this.why,this.thin),this.value=l("span"),this.
raw=l("small");let a=l("span","gp-values");a.append(this.value,this.raw),o.append(this.rank,r,i,a,l("span","gp-go",e?"↪":"",{"aria-hidden":"true"})),o.tabIndex=
this.body?this.body.tabIndex:-1,this.body?this.body.replaceWith(o):this.item.prepend(o),this.body=o}fill(e,n,o){let{text:r,after:i,before:a,rank:c,chosen:d,given:m,
removed:w,by:b,rest:k,words:$}=e;this.build(o&&!k),this.entry=e,this.item.hidden=!1;let P={"gp-chosen":d,"gp-removed":w,"gp-rest":k};ae(this.item,["gp-bar",...Object.
keys(P).filter(C=>P[C])].join(" ")),M(this.rank,c?z(c):""),M(this.sign,d?"▶":w?"✕":""),me(this.word,r,{plain:k}),this.thick.hidden=w||i===null;for(let[C,W]of[
[this.after,i||0],[this.before,a]])oe(C,"width",Math.min(1,W/n)),C.parentNode.classList.toggle("gp-beyond",W>n*1.005);M(this.value,w?"":i===null?"–":D(i)),M(this.
raw,D(a)),M(this.remover,b),this.why.hidden=!w;let S=[d&&(m?s("given"):s("chosen")),w&&s("removed by {processor}",{processor:b})].filter(Boolean).join(", "),O=[
k?r:Z(r),S].filter(Boolean).join(", "),A=o&&!k?Nh({text:r},e):"";this.body.setAttribute("aria-label",A?`${O}. ${A}`:O),xe(this.body,()=>A?`${A} ${$()}`:$())}hide(){
this.item.hidden=!0}};function vo(t){let e=()=>[...t.querySelectorAll(".gp-bar:not([hidden]) > .gp-row")],n=o=>e().forEach(r=>{r.tabIndex=r===o?0:-1});return t.
addEventListener("focusin",o=>o.target.matches(".gp-row")&&n(o.target)),t.addEventListener("keydown",o=>{let r=e(),i=r.indexOf(o.target),a={ArrowDown:i+1,ArrowUp:i-
1,Home:0,End:r.length-1}[o.key];i<0||a===void 0||o.ctrlKey||o.metaKey||o.altKey||(o.preventDefault(),o.stopPropagation(),r[Math.max(0,Math.min(r.length-1,a))].focus())}),
()=>{let o=e();o.length&&!o.some(r=>r.tabIndex===0)&&(o[0].tabIndex=0)}}var Wh=(t,e)=>t.map(({watched:n})=>{let o=(n||[]).find(({token_id:r})=>r===e);return o&&X(o.logprob)}),js=class extends en{constructor(e){super(e),this.along=l(
"div","gp-along",null,{"data-tip":"",tabindex:"0",role:"img"}),this.line=ee("polyline","gp-along-line"),this.here=ee("line","gp-along-here");let n=ee("svg","gp-\
along-plot");n.setAttribute("preserveAspectRatio","none"),n.setAttribute("viewBox","0 0 100 100"),n.append(this.here,this.line),this.along.append(n,l("span","gp\
-along-words")),this.item.append(this.along)}},So=class{constructor(e,n,o){this.log=n,this.entryOf=o,this.box=e.querySelector(".gp-looked-box"),this.list=e.querySelector(
".gp-looked"),this.form=e.querySelector(".gp-look"),this.field=e.querySelector(".gp-look-text"),this.state=e.querySelector(".gp-look-state"),this.rows=[],this.makeReachable=
vo(this.list),this.form.addEventListener("submit",r=>this.ask(r))}lineNumber(){let e=this.log.current(),n=e&&!e.isPrompt&&this.log.lineOf(e);return n?this.log.lines().
findIndex(({last:o,label:r})=>o===n.last&&r===n.label):-1}ask(e){e.preventDefault();let n=this.field.value,o=this.lineNumber();if(!n||o<0){M(this.state,n?s("Sel\
ect a token of the generated text first."):s("Type the text of a token first."));return}M(this.state,s("Looking up {token} …",{token:Z(n)})),this.log.ask({type:"\
look",line:o,text:n})}draw(e,n,o){(n.run||n.watched)&&M(this.state,"");let r=e.isPrompt?[]:e.watched||[];this.form.hidden=!this.log.canAsk||this.lineNumber()<0,
this.list.parentNode.hidden=!r.length,this.box.hidden=this.form.hidden&&!r.length;let i=r.map(d=>this.entryOf(d,e)),a=Math.max(.02,...i.map(({after:d,before:m})=>Math.
max(d||0,m))),c=r.length?fe(this.log.lastOf(e)):[];for(;this.rows.length>r.length;)this.rows.pop().item.remove();for(;this.rows.length<r.length;)this.newRow();r.
forEach((d,m)=>{this.rows[m].fill(i[m],a,o),this.drawAlong(this.rows[m],Wh(c,d.token_id),e)}),this.makeReachable()}newRow(){this.rows.push(new js(this.list))}drawAlong(e,n,o){
let r=n.map(w=>w??0);if(e.along.hidden=r.length<2,e.along.hidden)return;let i=Math.max(...r),a=r.indexOf(i),c=w=>w/(r.length-1)*100,d=qh(r,150).map(([w,b])=>`${c(
w).toFixed(1)},${(98-(i?b/i:0)*94).toFixed(1)}`);e.line.setAttribute("points",d.join(" "));for(let[w,b]of Object.entries({x1:c(o.index),x2:c(o.index),y1:0,y2:100}))
e.here.setAttribute(w,b);let m=i?s("highest {share}, at token {number}",{share:D(i),number:a+1}):s("probability 0 everywhere");M(e.along.lastElementChild,m),e.along.
dataset.tip=s("The probability of this token after the processors, along the text of {count} tokens: {words}. The vertical line is the current token.",{count:z(
r.length),words:m}),e.along.setAttribute("aria-label",s("along the text: {words}",{words:m}))}};function qh(t,e){let n=Math.ceil(t.length/e),o=[];for(let r=0;r<
t.length;r+=n){let i=r;for(let a=r+1;a<Math.min(t.length,r+n);a++)t[a]>t[i]&&(i=a);o.push([i,t[i]])}return o}var Fs=t=>t?D(t):"<0.01%",Ih=(t,e)=>t.kept!==e||t.mass_moved>0;function Ds({distribution:{stages:t,vocab:e}}){return t.map((n,o)=>{let[r,i,a]=Ue(n.name),c=o?t[o-
1].kept:e;return{number:o+1,kind:n.name,name:r,meaning:i,knobs:a,entropy:n.entropy,kept:n.kept,keptBefore:c,removed:n.mass_removed,moved:n.mass_moved,idle:!Ih(n,
c)}})}function Hs({kept:t,keptBefore:e,removed:n,moved:o,idle:r}){if(r)return s("did nothing");let i=[];return t<e&&i.push(B(e-t,"removed {count} token ({share}\
)","removed {count} tokens ({share})",{share:Fs(n)})),t>e&&i.push(B(t-e,"brought {count} token back","brought {count} tokens back")),(o-n>.001||!i.length)&&i.push(
s("moved {share}",{share:D(o)})),i.join(", ")}var _o=({layers:t,distribution:e})=>!!t&&(e.stages[0]||{}).name!=="DolaContrast";function Ks(t){return _o(t)?{name:"\
DoLa",meaning:s("The scores of the last layer minus those of the contrasted one, without the tokens that DoLa finds improbable: what the processors are given.")}:
{name:t.layers?s("the last layer"):s("the model"),meaning:s("The distribution that the model gave, before any processor.")}}function Ot({distribution:{candidates:t},
chosen:e}){return t.some(({token_id:n})=>n===e.token_id)?t:[...t,e]}function Oo(t,e,n){if(t.length<=e)return t;let o=({raw_logprob:a,logprob:c})=>Math.max(X(a),
X(c)),r=[...t].sort((a,c)=>o(c)-o(a)),i=new Set([...r.filter(({token_id:a})=>a===n),...r.filter(je).slice(0,3)]);for(let a of r)i.size<e&&i.add(a);return t.filter(
a=>i.has(a))}function bn({raw_logprob:t,stage_logprobs:e},n){return n?e&&n<=e.length?X(e[n-1]):void 0:X(t)}var kn=({raw_logprob:t,stage_logprobs:e},n)=>((n?(e||
[])[n-1]:t)??null)===null,je=({logprob:t})=>t===null;function yn({removed_by:t,stage_logprobs:e,raw_logprob:n},o){let r=[n,...e||[]],i=r.findLastIndex((c,d)=>d>
0&&c===null&&r[d-1]!==null),a=t||i>0&&o.distribution.stages[i-1].name;return a?Ue(a)[0]:_o(o)?"DoLa":s("a processor")}function Mo(t,e){let{raw_logprob:n,logprob:o,
rank:r,raw_rank:i,token_id:a}=t,c=z(e.distribution.vocab),d=s("Token id {id}.",{id:a});if(!e.distribution.stages.length&&Math.abs((o??n)-n)<1e-4){let b={share:D(
X(n)),rank:z(r||i||0),vocab:c};return`${r||i?s("Probability {share}, rank {rank} of {vocab}; no processor changed it.",b):s("Probability {share}; no processor c\
hanged it.",b)} ${d}`}let m={share:D(X(n)),rank:z(i||0),vocab:c};return`${i?s("Before the processors {share}, rank {rank} of {vocab}.",m):s("Before the processo\
rs {share}.",m)} ${Rh(t,e)} ${d}`}function Rh(t,e){if(je(t))return s("After them it cannot be chosen: removed by {processor}.",{processor:yn(t,e)});let{logprob:n,
rank:o}=t,r={share:D(X(n)),rank:z(o||0),kept:z(Fe(e))};return o?s("After them {share}, rank {rank} of {kept} kept.",r):s("After them {share}.",r)}function Ya(t,{
mode:e,effective:n,config:o}){if(t.isPrompt)return[s("given"),s("{token} is in the prompt: given, not chosen")];if(t.given)return[s("given"),s("{token} was give\
n, not chosen")];if(e==="custom")return[s("the choice"),s("{token} was chosen by your own decoding loop")];if(t.beam)return[s("the choice"),zh(t.beam.status)];if(t.
reranked)return[s("the choice"),s("{token} has the best score: probability against degeneration penalty")];let r=t.draft&&t.draft.origin;return r==="accepted"?[
s("the draft"),s("{token} was drafted by the assistant, and accepted")]:r==="correction"?[s("the choice"),s("{token} replaced a rejected draft token")]:{...n,...o}.
do_sample?[s("the draw"),s("{token} was drawn")]:[s("the choice"),s("{token} was chosen as the most probable")]}function zh(t){return t==="running"?s("{token} g\
oes on: the search compares the sums of whole beams"):t==="finished"?s("{token} ends a beam: the search compares the sums of whole beams"):t==="ended"?s("{token\
} would end a beam, which does not count"):t==="pruned"?s("{token} was considered, and pruned: the search compares the sums of whole beams"):s("{token} was cons\
idered by the search")}function Xa(t,e){let o=t.querySelector(".gp-bars"),r=t.querySelector(".gp-bars-legend"),i=t.querySelector(".gp-all"),a=g=>t.querySelector(".gp-"+g),[c,d,m,w,b]=[
"full","beams-note","press-note","chosen-word","removed-key"].map(a),k=a("no-token"),$=[],P=vo(o),S=new So(t,e,W),O=!1,A=[],C=g=>e.canAsk&&!g.isPrompt;function W(g,y){
let E=je(g);return{id:g.token_id,text:g.text,after:X(g.logprob),before:X(g.raw_logprob),rank:E?null:g.rank??(y.distribution.stages.length?null:g.raw_rank),chosen:g.
token_id===y.chosen.token_id,given:y.isPrompt||y.given,removed:E,by:E?yn(g,y):"",words:()=>Mo(g,y)}}function x(g){let y=Ot(g),L=(O?y:Oo(y,24,g.chosen.token_id)).
map(v=>W(v,g)),_=g.distribution.vocab-y.length;_>0&&L.push(h(g,y.map(v=>W(v,g)),_));let T=p(Math.max(...L.filter(({rest:v})=>!v).map(v=>Math.max(v.after,v.before))));
for(M(c,s("axis 0–{top}",{top:D(T)}));$.length<L.length;)$.push(new en(o));$.forEach((v,q)=>L[q]?v.fill(L[q],T,C(g)):v.hide()),P(),i.hidden=y.length<=24,M(i,O?
s("show {count} only",{count:24}):s("show all {count}",{count:z(y.length)})),i.setAttribute("aria-expanded",String(O))}function h(g,y,E){let L=F=>Math.max(0,1-y.
reduce((N,R)=>N+R[F],0)),_=Fe(g)>y.filter(({removed:F})=>!F).length,[T,v]=[_?e.usesBeams?null:L("after"):0,L("before")],q={count:z(E),before:D(v),after:D(T??0)},
I=()=>T===null?s("All tokens that are not listed ({count}), together: {before} before the processors.",q):s("All tokens that are not listed ({count}), together:\
 {before} before the processors, {after} after them.",q);return{text:B(E,"{count} other","{count} others"),after:T,before:v,rest:!0,words:I}}let p=g=>[.02,.05,.1,
.2,.5,1].find(y=>g<=y)||1;function u(g){let y=!g.distribution.stages.length;t.classList.toggle("gp-untouched",y),M(a("after-word"),y?s("probability; no processo\
r ran, so it is the same before and after"):s("after the processors")),a("before-key").hidden=y,b.hidden=!Ot(g).some(je),M(w,g.isPrompt||g.given?s("given, not c\
hosen"):s("chosen")),d.hidden=!g.beam||y,m.hidden=!C(g),t.classList.toggle("gp-pressable",C(g))}o.parentNode.addEventListener("click",g=>{let y=g.target.closest(
"button.gp-row"),E=y&&[...$,...S.rows].find(({body:_})=>_===y),L=e.current();E&&L&&C(L)&&e.ask({type:"branch",step:L,tokenId:E.entry.id})}),i.addEventListener("\
click",()=>{O=!O,x(e.current())});function f(){for(let g of $)g.hide();for(let g of[i,d,m,S.box])g.hidden=!0}return g=>{let y=e.current();r.hidden=!y,k.hidden=!!y,
y?((y!==A[0]||e.canAsk!==A[1])&&x(y),u(y),S.draw(y,g,C(y))):f(),A=[y,e.canAsk]}}var nn=.001,Za=2e-5,Bh=-1e9,vn=-1e8,qe=(t,e=-1e30)=>t==null||t<e;function tn(t,e,n){return qe(t,n)||qe(e,n)?qe(t,n)&&qe(e,n)?0:1/0:Math.abs(t-e)}function xn(t,e,n){
return tn(t,e===null?null:e*n,vn)/Math.max(1,n)}var Mt=class{count=0;off=0;furthest=0;worst=null;see(e,n){this.count+=1,e<=nn||(this.off+=1),!(this.worst&&!(e>this.
furthest))&&(this.furthest=e,this.worst={...n(),difference:e})}};function Qa(t){if(!t.usesBeams)return null;let{effective:e}=t.started,n={sum:new Mt,given:new Mt,
final:new Mt,pool:new Mt,output:new Mt},o=e.length_penalty??1;for(let r of t.prompts){if(!r)continue;let i=Math.max(...r.distributions.map(a=>a.length));jh(r,Math.
max(1,Math.floor(i/(e.num_beam_groups||1))),o,n)}return t.finished.sequences.forEach((r,i)=>Fh(t.returned[i].last,r,i,o,n.output)),n}function jh(t,e,n,o){let r=null,
i=new Map,a=(c,d)=>d.score-c.score;t.steps.forEach((c,d)=>{if(c.some(({given:b})=>b)){for(let b of c)o.given.see(tn(b.beam.score,0),()=>({node:b}));return}r??=new Map(
c.filter(({beam:b})=>b.parent%e===0).map(({beam:b})=>[b.parent,0]));for(let b of c){let{beam:k}=b,$=r.get(k.parent)??Bh;if(o.sum.see(tn($+(k.logprob??-1/0),k.score,
vn),()=>({node:b,parent:$})),k.final_score===null||k.final_score===void 0)continue;let P=b.length**n;o.final.see(xn(k.score,k.final_score,P),()=>({node:b,power:P}));
let S=k.group??null;i.set(S,[...i.get(S)||[],{score:k.final_score,power:P}].sort(a).slice(0,e))}let m=[...i.values()].flat().filter(({score:b})=>!qe(b)).sort(a),
w=t.pools[d].filter(b=>!qe(b));for(let b=0;b<Math.max(m.length,w.length);b++){let k=m[b]??null,$=k&&b<w.length?xn(k.score*k.power,w[b],k.power):1/0;o.pool.see($,
()=>({step:d,place:b,expected:k&&k.score,told:w[b]??null}))}r=new Map(c.filter(({beam:b})=>b.status==="running").map(({beam:b})=>[b.beam,b.score]))})}function Fh(t,e,n,o,r){
let i=fe(t),a=i.filter(({given:m})=>!m);if(e.score===null||!a.length)return;let c=a.length**o,d=i.every(({beam:m,given:w},b)=>w||m.parent===(e.beams||[])[b]);r.
see(d?xn(t.beam.score,e.score,c):1/0,()=>({number:n,node:t,power:c,told:e.score}))}function ec(t,e){let o=t.querySelector("details"),r=t.querySelector(".gp-output"),i=t.querySelector(".gp-all"),a=null,c=!1;function d(f){let g=e.allLines(),y=e.
started.effective.length_penalty??1;return f.sequences.map((E,L)=>{let _=fe(g[L]?g[L].last:null),T=E.token_ids.map((R,j)=>{let H=_[j]&&_[j].chosen.token_id===R?
_[j]:null,G=E.logprobs[j];return{id:R,text:H?H.chosen.text:"?",recorded:G,library:E.transition_scores?E.transition_scores[j]:null,difference:E.transition_scores?
tn(G,E.transition_scores[j]):null,drawn:H?tn(G,H.chosen.logprob):1/0}}),v=E.logprobs.filter((R,j)=>!_[j]||!_[j].given),q=v.reduce((R,j)=>R+(j??-1/0),0),I=v.length**
y,F=v.length?q/I:null,N=E.score!==null&&F!==null&&E.score*I>vn;return{tokens:T,sum:q,length:v.length,penalty:y,rebuilt:F,score:E.score,difference:N?xn(q,E.score,
I):null}})}function m(f,g=1e-9){if(!Number.isFinite(f))return"∞";let y=Math.max(f,g),E=Math.floor(Math.log10(y)+1e-9),L=Math.ceil(y/10**E-1e-6);return L===10?
`1e${E+1}`:`${L}e${E}`}let w=f=>f.join("; ");function b(f){if(!f||!f.sum.count)return[[],[]];let{sum:g,given:y,final:E,pool:L,output:_}=f,T=({off:I,count:F,furthest:N},R)=>I?
[R(I,{all:z(F),bound:m(N)})]:[],v=[...T(g,(I,F)=>B(I,"{count} of {all} tree nodes does not add up: it is off by {bound}","{count} of {all} tree nodes do not add\
 up: the furthest is off by {bound}",F)),...T(y,(I,F)=>B(I,"{count} of {all} given tokens does not count as 0: it is off by {bound}","{count} of {all} given tok\
ens do not count as 0: the furthest is off by {bound}",F)),...T(E,(I,F)=>B(I,"{count} of {all} final scores does not follow from its sum: it is off by {bound}",
"{count} of {all} final scores do not follow from their sums: the furthest is off by {bound}",F)),...T(L,(I,F)=>B(I,"{count} of {all} kept scores does not follo\
w from the texts that ended: it is off by {bound}","{count} of {all} kept scores do not follow from the texts that ended: the furthest is off by {bound}",F)),...T(
_,(I,F)=>B(I,"{count} of {all} outputs does not end where its path through the tree ends: it is off by {bound}","{count} of {all} outputs do not end where their\
 paths through the tree end: the furthest is off by {bound}",F))],q=m(Math.max(...Object.values(f).map(I=>I.furthest)),Za);return[v,v.length?[]:[B(g.count,"{cou\
nt} node of the tree adds up to within {bound}","{count} nodes of the tree add up to within {bound}",{bound:q})]]}function k({outputs:f,tree:g}){let y=f.flatMap(
R=>R.tokens);if(!y.length)return["none","–",s("There are no scores to check: no token was generated.")];let E=y.filter(({difference:R})=>R!==null),L=f.filter(
({difference:R})=>R!==null),_=R=>m(Math.max(0,...R.map(({difference:j})=>j))),T=R=>R.filter(({difference:j})=>!(j<=nn)).length,v=y.filter(({drawn:R})=>R>nn).length,
[q,I]=b(g),F=[...T(L)?[s("{count} of {all} sequences_scores cannot be rebuilt: off by up to {bound}",{count:z(T(L)),all:z(L.length),bound:_(L)})]:[],...q,...T(E)?
[B(T(E),"{count} of {all} tokens differs from the library’s compute_transition_scores, by {bound}","{count} of {all} tokens differ from the library’s compute_\
transition_scores, by up to {bound}",{all:z(E.length),bound:_(E)})]:[],...v?[B(v,"{count} token of the outputs differs from the steps that are shown","{count} t\
okens of the outputs differ from the steps that are shown")]:[]];if(F.length)return["differs","✗",w(F)];let N=[...L.length?[B(L.length,"{count} sequences_scor\
es is rebuilt to within {bound}","{count} sequences_scores are rebuilt to within {bound}",{bound:_(L)})]:[],...I];return E.length?["agrees","✓",w([...N,B(E.length,
"{count} token agrees with the library’s compute_transition_scores to within {bound}","{count} tokens agree with the library’s compute_transition_scores to wi\
thin {bound}",{bound:_(E)})])]:["none","–",w([...N,$()])]}let $=()=>e.started.mode==="custom"?s("compute_transition_scores does not apply: the run used your o\
wn decoding loop"):s("compute_transition_scores does not apply: the run was recorded without the library’s scores");function P(){let[f,g,y]=a?k(a):["none","–",
s("The scores are checked against the library when the run has finished.")],E={agrees:s("agrees with the library"),differs:s("differs from the library"),none:s(
"not checked")};t.dataset.verdict=f,M(t.querySelector(".gp-badge"),g),M(t.querySelector(".gp-sign-words"),a?E[f]:s("not checked yet")),M(t.querySelector(".gp-ve\
rdict-line"),y)}let S=f=>qe(f)?"−∞":f.toFixed(3).replace("-0.000","0.000"),O=f=>qe(f)?"−∞":(f<vn?f.toExponential(3):J(f,5)).replace("-","−"),A=f=>f<0||
qe(f)?`(${O(f)})`:O(f);function C(f,g){let y=f.insertCell();g===null?y.textContent="–":y.textContent=(g>nn?"✗ ":"")+(g===0?"0":Number.isFinite(g)?g.toExponential(
0):"∞"),y.classList.toggle("gp-off",g>nn)}function W(){let f=a.outputs.filter(({score:y})=>y!==null);t.querySelector(".gp-beam-check").hidden=!f.length;let g=t.
querySelector(".gp-sums tbody");g.replaceChildren(),a.outputs.forEach((y,E)=>{if(y.score===null)return;let L=g.insertRow();for(let _ of[E+1,S(y.sum),y.length,y.
penalty,J(y.rebuilt,4),J(y.score,4)])L.insertCell().textContent=_;C(L,y.difference)})}function x(f,g,y,E,L,_){if(!y.count)return;let{worst:T}=y,v=f.insertRow();
v.append(l("th","",g,{scope:"row"})),v.insertCell().textContent=z(y.count),v.insertCell().append(E(T),...T.node?[" ",ne(T.node.beam.text)]:[]),v.insertCell().textContent=
L(T),v.insertCell().textContent=O(_(T)),C(v,T.difference)}function h(){let f=t.querySelector(".gp-tree-sums tbody");if(f.replaceChildren(),!a.tree)return;let{sum:g,
given:y,final:E,pool:L,output:_}=a.tree,T=e.started.effective.length_penalty??1,v=({node:I})=>s("step {number}:",{number:I.index+1}),q=({node:I,power:F})=>`${O(
I.beam.score)} / ${I.length} ** ${T} = ${O(qe(I.beam.score)?null:I.beam.score/F)}`;x(f,s("node: parent’s score + log-probability"),g,v,({node:I,parent:F})=>`${O(
F)} + ${A(I.beam.logprob)} = ${O(qe(I.beam.logprob)?null:F+I.beam.logprob)}`,({node:I})=>I.beam.score),x(f,s("given token: counts as 0"),y,v,()=>O(0),({node:I})=>I.
beam.score),x(f,s("ended: score / length ** length_penalty"),E,v,q,({node:I})=>I.beam.final_score),x(f,s("kept after a step: the best that ended"),L,I=>s("step \
{number}: rank {rank}",{number:I.step+1,rank:I.place+1}),I=>I.expected===null?"–":O(I.expected),I=>I.told),x(f,s("output: score where its path ends, after the\
 penalty"),_,({number:I})=>s("output {number}:",{number:I+1}),q,I=>I.told)}function p(){let{tokens:f}=a.outputs[Number(r.value)]||a.outputs[0]||{tokens:[]},g=t.
querySelector(".gp-scores tbody");g.replaceChildren(),f.slice(0,c?1/0:20).forEach((y,E)=>{let L=g.insertRow();L.insertCell().textContent=E+1,L.insertCell().textContent=
y.id,L.insertCell().append(ne(y.text)),L.insertCell().textContent=S(y.recorded),L.insertCell().textContent=y.difference===null?"–":S(y.library),C(L,y.difference),
L.insertCell().textContent=(X(y.recorded)*100).toFixed(2)+"%"}),i.hidden=f.length<=20||c,M(i,s("Show all {count} tokens",{count:z(f.length)}))}function u(){if(!o.
open)return;let f=e.hideFrom!==null;if(t.querySelector(".gp-secret").hidden=!f,t.querySelector(".gp-token-check").hidden=f||!a,t.querySelector(".gp-beam-check").
hidden=!0,t.querySelector(".gp-tree-check").hidden=f||!a||!a.tree||!a.tree.sum.count,M(t.querySelector(".gp-how"),e.usesBeams?s("The playground records a log-pr\
obability for each token while it decodes. Beside it is what the library’s own compute_transition_scores gives for the same run (normalize_logits=False, as its \
documentation asks for beams)."):s("The playground records a log-probability for each token while it decodes. Beside it is what the library’s own compute_transi\
tion_scores gives for the same run (normalize_logits=True).")),!a)return;let g=y=>e.usesBeams?s("output {number}",{number:y}):s("sequence {number}",{number:y});
t.querySelector(".gp-which").hidden=a.outputs.length<2,r.options.length!==a.outputs.length&&r.replaceChildren(...a.outputs.map((y,E)=>l("option","",g(E+1),{value:E}))),
W(),f||h(),f||p()}return o.addEventListener("toggle",u),o.addEventListener("keydown",f=>{f.key!=="Escape"||!o.open||(o.open=!1,o.querySelector("summary").focus())}),
r.addEventListener("change",u),i.addEventListener("click",()=>{c=!0,u()}),f=>{if(t.hidden=!e.started,!f.run&&!f.status&&!f.steps)return;let{finished:g}=e;g?(!a||
a.finished!==g)&&(a={finished:g,outputs:d(g),tree:Qa(e)},c=!1,r.replaceChildren()):a=null,P(),(f.run||f.status||g)&&u()}}function tc(t,e){let r=[.1,.2,.5,1,2,5,10,20,50,1/0],i=t.querySelector(".gp-heat-plot"),a=t.querySelector(".gp-cells"),c=t.querySelector(".gp-column"),d=t.querySelector(
".gp-layer-names"),m=t.querySelector(".gp-layer-reading"),w=t.querySelector(".gp-layer-tally"),b=document.createElement("canvas"),k=b.getContext("2d",{willReadFrequently:!0}),
$=new be({picks:{},peak:0},({picks:N,peak:R},{layers:j})=>j?{picks:{...N,[j.layer]:(N[j.layer]||0)+1},peak:Math.max(R,...j.divergences)}:{picks:N,peak:R}),P=0,S=[],
O=[],A=[0,0],C=[],W=N=>Math.round(Math.sqrt(Math.max(0,Math.min(1,(N??0)/P)))*10);function x(){let N=getComputedStyle(t);return[...[...Array(11).keys()].map(j=>`\
--gp-heat-${j}`),"--gp-text"].map(j=>{let H=N.getPropertyValue(j).trim();return[1,3,5].map(G=>parseInt(H.slice(G,G+2),16))})}function h(N){if(b.width>=N&&b.height===
S.length*6)return;let R=b.height===S.length*6?k.getImageData(0,0,b.width,b.height):null;b.width=Math.max(64,2**Math.ceil(Math.log2(N))),b.height=S.length*6,R&&k.
putImageData(R,0,0)}function p(N){let R=new ImageData(1,S.length*6);S.forEach((j,H)=>{let G=N.layers?N.layers.candidate_layers.indexOf(j):-1;if(G<0)return;let Q=O[W(
N.layers.divergences[G])];for(let te=0;te<5;te++){let re=te===2&&j===N.layers.layer?O[11]:Q;R.data.set([...re,255],(H*6+te)*4)}}),k.putImageData(R,N.index,0)}let u=()=>Math.
max(10,$.steps.length);function f(){let[N,R]=A;if(!N||!R)return;a.width!==N&&(a.width=N),a.height!==R&&(a.height=R);let j=a.getContext("2d");j.clearRect(0,0,N,R),
j.imageSmoothingEnabled=!1;let H=$.steps.length;j.drawImage(b,0,0,H,b.height,0,0,N*H/u(),R)}function g(N){let R=[...$.steps.find(Q=>Q.layers).layers.candidate_layers].
sort((Q,te)=>te-Q),j=x(),H=r.find(Q=>$.total.peak<=Q*Math.LN2)*Math.LN2,G=String([R,j,H])!==String([S,O,P]);String(R)!==String(S)&&y(R),[S,O,P]=[R,j,H],h($.steps.
length);for(let Q of G?$.steps:N)p(Q);f()}function y(N){let R=Math.max(15,Math.min(28,280/N.length));i.style.height=d.style.height=`${Math.max(1,N.length)*R}px`,
d.replaceChildren(...N.map(j=>l("span","",L(j))))}function E(){M(t.querySelector(".gp-ramp-low"),"0"),M(t.querySelector(".gp-ramp-high"),`${Number(Oe(P,e.unit).
toPrecision(2))} ${e.unit}`.replace(/^1 bits/,"1 bit"));let N=t.querySelector(".gp-scale-ramp");if(!N.childNodes.length)for(let R=0;R<11;R++){let j=l("i");j.style.
background=`var(--gp-heat-${R})`,N.append(j)}}let L=N=>N===0?s("embedding"):s("layer {layer}",{layer:N}),_=N=>N===0?s("the embedding (layer 0)"):s("layer {layer\
}",{layer:N});function T(N){let R={number:N.index+1,token:Z(N.chosen.text)};if(!N.layers)return s("Token {number}, {token}: no layer was contrasted.",R);let{layer:j,
final_layer:H,candidate_layers:G,divergences:Q}=N.layers,te=G.map((re,se)=>`${L(re)} ${Oe(Q[se]??0,e.unit).toFixed(3)}`).join(", ");return s("Token {number}, {t\
oken}: {layer} was contrasted with the last layer ({final}), because it diverges most from it. Divergences in {unit}: {list}.",{...R,layer:_(j),final:H,unit:e.unit,
list:te})}function v(N){c.hidden=!1,c.style.left=`${N.index/u()*100}%`,c.style.width=`${100/u()}%`;let R=T(N);M(m,R),Zn(i,N,$.steps.length,R)}function q(){let N=Object.
entries($.total.picks).sort((H,G)=>G[1]-H[1]),R=N.reduce((H,[,G])=>H+G,0),j=N.map(([H,G])=>s("{layer} in {times}",{layer:_(Number(H)),times:z(G)})).join(", ");M(
w,s("Along the text: {list} of {count} steps.",{list:j,count:z(R)})),M(t.querySelector(".gp-heat-end"),String(u()))}Ni(i,e,{stepUnder:N=>{let{left:R,width:j}=i.
getBoundingClientRect(),H=Math.floor((N.clientX-R)/j*u());return $.steps[Math.max(0,Math.min($.steps.length-1,H))]},hover:N=>M(m,T(N)),leave:()=>e.current()&&!t.
hidden&&M(m,T(e.current()))});function I(N){let R=e.current();if(t.hidden=!(R&&R.layers),t.hidden)return;let{added:j}=$.follow(e.lastOf(R));R===C[0]&&$.total===
C[1]&&!N.unit&&!N.look||(C=[R,$.total],g(j),E(),v(R),q())}new ResizeObserver(([{contentRect:N}])=>{A=[N.width,N.height].map(R=>Math.round(R*devicePixelRatio)),f()}).
observe(i);let F=()=>I({look:!0});return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",F),new MutationObserver(F).observe(document.body,{
attributes:!0,attributeFilter:["class"]}),I}var nc=(t,e)=>e.isPrompt?e.index:t.prefix.length+e.index;function Gs(t,e,n){if(e.isPrompt&&t.readsSource)return[];let o=t.prefix.length,[r,i]=e.isPrompt?[1,o-1]:
[Math.max(1,o),o+fe(t.lastOf(e)).length-1],a=nc(t,e);if(a<r)return[];let c=Math.min(i,Math.max(r,a-Math.floor(n/2))+n-1),d=Math.max(r,c-n+1);return Array.from({
length:c-d+1},(m,w)=>d+w)}function Eo(t,e,n){if(!e)return-1;let o=n.found.places.indexOf(nc(t,e));return e.isPrompt||t.idsTo(e).every((i,a)=>i===n.ids[a])?o:-1}var Dh=160,Hh={probability:()=>s("How likely this layer finds the token that was chosen in the end."),rank:()=>s("The rank of the chosen token in this layer, th\
e likeliest first. A bar in the cell shows it, too."),entropy:()=>s("How uncertain this layer is: the entropy of its distribution."),kl:()=>s("How far this laye\
r is from the last one: KL(last layer ‖ this layer). 0 where both say the same.")};function oc(t,e){let n=_=>t.querySelector(".gp-"+_),[o,r,i,a,c]=["lens-foun\
d","lens-field","around","look-into","lens-state"].map(n),d=r.firstElementChild,m=n("lens-shade"),w=null,b=!1,k=[0,0],$=()=>w.found.layers.length-1,P=_=>_===0?s(
"the embedding (layer 0)"):_===$()?s("layer {layer}, the last",{layer:z(_)}):s("layer {layer}",{layer:z(_)}),S=(_,T)=>d.tBodies[0].rows[$()-_].cells[T+1];function O(){
let _=e.current(),T=e.lensLimit||1,v=Math.max(1,Math.min(T,Math.round(Number(i.value))||12));i.value=String(v),b=!0,M(c,s("Reading the layers …")),A(_),e.ask(
{type:"look_into",step:_,places:Gs(e,_,v)})}a.addEventListener("click",O);function A(_){n("lens-ask").hidden=!e.canAsk,a.disabled=b||e.running||e.waiting||!Gs(e,
_,1).length,e.lensLimit&&(i.max=String(e.lensLimit))}function C(){let{tokens:_,layers:T}=w.found,v=l("tr");v.append(l("th","",s("layer"),{scope:"col"}),..._.map(
({text:N})=>{let R=l("th","",null,{scope:"col"});return R.append(ne(N)),R}));let q=T.map((N,R)=>{let j=l("tr");return j.append(l("th","",R?z(R):s("embedding"),{
scope:"row"}),...N.map((H,G)=>W(H,R,G))),j}),[I,F]=[l("thead"),l("tbody")];I.append(v),F.append(...q.reverse()),d.replaceChildren(I,F)}function W(_,T,v){let q=l(
"td","",null,{role:"gridcell",tabindex:"-1"});return q.append(ne(_.top[0][1])),xe(q,()=>`${p(T,v)}. ${u(_,v)}`),q.addEventListener("focus",()=>f(T,v)),q.addEventListener(
"click",()=>q.focus()),q.addEventListener("keydown",F=>x(F,T,v)),q}function x(_,T,v){if(_.ctrlKey||_.metaKey||_.altKey)return;let[q,I]=[$(),w.found.tokens.length-
1],F={ArrowUp:[T+1,v],ArrowDown:[T-1,v],ArrowLeft:[T,v-1],ArrowRight:[T,v+1],Home:[T,0],End:[T,I],PageUp:[q,v],PageDown:[0,v]}[_.key];F&&(_.preventDefault(),_.stopPropagation(),
S(Math.max(0,Math.min(q,F[0])),Math.max(0,Math.min(I,F[1]))).focus())}function h(){let _=Eo(e,e.current(),w),{tokens:T,layers:v}=w.found;T.forEach((q,I)=>{let F=I===
_;d.tHead.rows[0].cells[I+1].classList.toggle("gp-here",F),v.forEach((N,R)=>{let j=N[I],H=S(R,I);ae(H,[j.top[0][0]===q.id&&"gp-favourite",F&&"gp-here"].filter(Boolean).
join(" ")),Yt(H,m.value,{...j,entropyAfter:j.entropy??1/0,kl:j.kl??1/0})})}),Xt(n("lens-scale"),m.value,e.unit),n("lens-scale").dataset.tip=Hh[m.value]()}function p(_,T){
return s("{layer}, in the place of {token}",{layer:P(_),token:Z(w.found.tokens[T].text)})}function u({probability:_,rank:T,entropy:v,kl:q},I){return s("The chos\
en {token}: {share}, rank {rank}. Entropy {entropy}; KL from the last layer {kl}.",{token:Z(w.found.tokens[I].text),share:D(_),rank:z(T),entropy:de(v,e.unit),kl:de(
q,e.unit)})}function f(_,T){let v=S(...k);v&&(v.ariaSelected="false"),v&&(v.tabIndex=-1),k=[_,T];let q=S(_,T);q.ariaSelected="true",q.tabIndex=0,g()}function g(){
let[_,T]=k,v=w.found.layers[_][T],q=w.found.tokens[T],I=v.top.find(([N])=>N===q.id)?[]:[[q.id,q.text,v.probability]],F=Y(n("lens-bars"),v.top.length+I.length,y);
[...v.top,...I].forEach(([N,R,j],H)=>{let[G,Q,te,re]=F[H].children,se=N===q.id;ae(F[H],se?"gp-is-chosen":""),M(G,se?"▶":""),Q.replaceChildren(ne(R)),oe(te.firstChild,
"width",j),M(re,D(j))}),M(n("lens-place"),p(_,T)),M(n("lens-numbers"),u(v,T))}function y(){let _=l("li"),T=l("span","gp-track",null,{"aria-hidden":"true"});return T.
append(l("span","gp-fill")),_.append(l("span","gp-sign","",{"aria-hidden":"true"}),l("span","gp-word"),T,l("span","gp-value")),_}function E(){let _=t.closest(".\
token-panel");if(!_)return;let[T,v]=[_.getBoundingClientRect(),r.getBoundingClientRect()],q=_.firstElementChild.getBoundingClientRect().height;v.top+Dh>T.bottom&&
(_.scrollTop+=v.top-T.top-q)}m.addEventListener("change",h);function L(_,T){if(o.hidden=!w,!!w)if(_){C();let v=Eo(e,e.current(),w);k=[$(),0],h(),f($(),Math.max(
0,v));let q=S($(),Math.max(0,v));r.scrollLeft=q.offsetLeft-r.clientWidth/2,T&&E()}else h(),g()}return _=>{let T=e.current(),v=e.hideFrom===null?e.lensOf():null,
q=b&&_.lens;if((_.run||_.lens)&&(b=!1),t.hidden=!T||!(e.canAsk||v)||e.recorded,t.hidden)return;(_.run||_.lens)&&M(c,""),A(T);let I=v!==w;w=v,(I||_.selection||_.
unit)&&L(I,q),w&&!b&&M(c,Eo(e,T,w)<0?s("This token is not among those below."):"")}}var Lo={count:0,after:0,before:0,entropyAfter:0,entropyBefore:0,kept:0};function Us(t,e){let{chosen:n,distribution:o}=e,r=i=>ve(i)??-1/0;return{count:t.count+1,
after:t.after+r(n.logprob??n.raw_logprob),before:t.before+r(n.raw_logprob),entropyAfter:t.entropyAfter+o.entropy_after,entropyBefore:t.entropyBefore+o.entropy_before,
kept:t.kept+Fe(e)}}var on=(t,e)=>e?Math.exp(-t/e):null,Kh=[1,2,3],To=class{constructor(){this.ids=[],this.grams=new Map(Kh.map(e=>[e,new Map])),this.repeated=[],
this.numRepeated=0}gram(e){return this.ids.slice(-e).join(" ")}add(e){this.repeated.push(this.ids.includes(e,-128)),this.numRepeated+=Number(this.repeated.at(-1)),
this.ids.push(e);for(let[n,o]of this.grams)this.ids.length>=n&&o.set(this.gram(n),(o.get(this.gram(n))||0)+1)}cut(e){for(;this.ids.length>e;){for(let[n,o]of this.
grams){if(this.ids.length<n)continue;let r=o.get(this.gram(n))-1;r?o.set(this.gram(n),r):o.delete(this.gram(n))}this.ids.pop(),this.numRepeated-=Number(this.repeated.
pop())}}distinct(e){return this.ids.length>=e?this.grams.get(e).size/(this.ids.length-e+1):null}get share(){return this.ids.length?this.numRepeated/this.ids.length:
null}};function sc(t,e){let n=t.querySelector(".gp-status"),o=t.querySelector(".gp-alert"),r=t.querySelector(".gp-figures"),i=t.querySelector(".gp-notes"),a=new Map,c="\
gp-meaning-"+Math.random().toString(36).slice(2,8)+"-",d=new Wt,m;function w(){let{started:v,finished:q}=e;if(!v)return[];let I=q?q.num_tokens:e.numTokens,F=q?q.
seconds:e.elapsed,N=q?q.time_to_first_token:e.firstElapsed,R={limit:z(v.max_new_tokens)};return[[s("Tokens"),z(I),e.usesBeams?s("tokens generated so far, one pe\
r step for all beams together; the limit is {limit} new tokens",R):s("tokens generated so far; the limit is {limit} new tokens",R)],[s("Per second"),F>0&&I?(I/F).
toFixed(1):"–",s("tokens per second: tokens divided by the time since the run began, including the wait for the first token")],[s("First token"),N===null?"–":
En(N),s("time to first token: from the start of the run to its first token, without queueing or loading the model")],...b(),[s("Stopped by"),k(),s("what ended t\
he text: the model’s end-of-sequence token, a stop string, a limit, your own criterion or decoding loop, or a person"),!0],[s("Seed"),String(v.seed),s("the ra\
ndom seed of this run: the same seed and settings give the same text again")]]}function b(){if(!e.rounds.length)return[];let{num_draft_tokens:v,num_accepted_draft_tokens:q,
...I}=d.read(e.rounds),F=I.draft_acceptance_rate,N={accepted:z(q),drafted:z(v),rounds:z(I.num_spec_steps)};return[[s("Draft accepted"),F===null?"–":D(F),s("dr\
aft_acceptance_rate: accepted over drafted tokens, {accepted} of {drafted}",N)],[s("Tokens per draft"),J(I.mean_acceptance_length,2),s("mean_acceptance_length: \
tokens that a round with a draft wrote on average, including the target’s own: 1 + {accepted} accepted / {rounds} such rounds",N)]]}function k(){return e.finished?
[...new Set(e.finished.sequences.map(q=>ge(q.stop_reason)[0]))].join(", ")||"–":e.running?s("still running"):s("an error")}function $(){let v=w(),q=new Set(v.
map(([I])=>I));for(let[I,{figure:F}]of a)q.has(I)||(F.remove(),a.delete(I));v.forEach(([I,F,N,R],j)=>{let H=a.get(I)||P(I,R,j);H.value.textContent!==F&&(H.value.
textContent=F),M(H.meaning,s("{name}: {meaning}",{name:I,meaning:N}))})}function P(v,q,I){let F=l("div","gp-figure"+(q?" gp-words":""),null,{tabindex:"0"}),N=l(
"dd"),R=l("span","gp-meaning","",{role:"tooltip",id:c+v.replace(/\s/g,"-")});F.setAttribute("aria-describedby",R.id),F.append(l("dt","",v),N,R),r.insertBefore(F,
r.children[I]||null);let j={figure:F,value:N,meaning:R};return a.set(v,j),j}let S=new be(Lo,Us),O=new To,A=Lo,C=v=>Number.isFinite(v)?Oe(v,e.unit).toFixed(2).replace(
/^-0.00$/,"0.00"):"−∞",W=v=>v===null?"–":Number.isFinite(v)?v<1e3?v.toFixed(2):z(Math.round(v)):"∞";function x(){let{total:v}=S,{unit:q}=e,I=(R,{count:j})=>j?
R/j:null,F=(R,j)=>j.count?C(I(R,j)):"–",N=S.steps.at(-1).distribution.vocab;return[[s("perplexity"),p([[v.after,v.count],[v.before,v.count],[A.before,A.count]],
N),W(on(v.after,v.count)),W(on(v.before,v.count)),W(on(A.before,A.count))],[s("mean log-probability, {unit}",{unit:q}),s("The logarithm of a token’s probability\
, on average."),F(v.after,v),F(v.before,v),F(A.before,A)],[s("cumulative log-probability, {unit}",{unit:q}),s("The logarithm of the probability of the whole tex\
t: the sum over its tokens."),C(v.after),C(v.before),C(A.before)],[s("mean entropy, {unit}",{unit:q}),s("How uncertain the next token was, on average."),F(v.entropyAfter,
v),F(v.entropyBefore,v),F(A.entropyBefore,A)],[s("mean tokens kept"),s("How many tokens could be chosen, on average: all of the vocabulary before the processors\
."),W(I(v.kept,v)),z(N),z(N)],...[1,2,3].map(R=>[`distinct-${R}`,h(R),W(O.distinct(R)),"",""]),[s("repetition"),s("The share of tokens that occur among the 128 \
tokens before them."),D(O.share),"",""]]}let h=v=>v===1?s("The number of different tokens over the number of all tokens: 1 means that none occurs twice."):s("Th\
e number of different {n}-grams (runs of {n} tokens) over the number of all of them: 1 means that none occurs twice.",{n:v});function p(v,q){return v.every(([I,
F])=>!F||on(I,F)<=q)?s("How many equally likely tokens there were to choose from, on average: e to the power of minus the mean log-probability in nats."):s("e t\
o the power of minus the mean log-probability in nats; above {count}, the size of the vocabulary, where tokens drawn at random would be likelier.",{count:z(q)})}
function u(){let v=e.current(),q=v?e.lastOf(v):null,{keep:I,added:F}=S.follow(q&&!q.isPrompt?q:null);O.cut(I);for(let{chosen:R}of F)O.add(R.token_id);let N=t.querySelector(
".gp-text-numbers");N.hidden=!S.steps.length,!N.hidden&&(f(),N.open&&g(v))}function f(){let{total:v}=S;M(t.querySelector(".gp-in-short"),s("Perplexity {value}",
{value:W(on(v.before,v.count))}))}function g(v){let q=e.lines().length>1?e.lineOf(v):null;M(t.querySelector(".gp-whose"),q&&q.label?s("of {label}",{label:q.label}):
""),t.querySelector(".gp-prompt-head").hidden=!A.count;let I=x(),F=t.querySelector(".gp-totals tbody");for(;F.rows.length<I.length;){let N=F.insertRow(),R=l("th",
"",null,{scope:"row"});R.append(l("span","","",{tabindex:"0","data-tip":""})),N.append(R,l("td"),l("td"),l("td"))}I.forEach(([N,R,...j],H)=>{let[G,...Q]=F.rows[H].
cells;M(G.firstChild,N),G.firstChild.dataset.tip=R,j.forEach((te,re)=>M(Q[re],te)),Q[2].hidden=!A.count})}t.querySelector(".gp-text-numbers").addEventListener("\
toggle",u);function y(){let v=e.finished?e.finished.sequences:[],q=new Map;v.forEach(({note:I},F)=>I&&q.set(s(I),[...q.get(s(I))||[],F+1])),i.replaceChildren(...[
...q].map(([I,F])=>{let N=l("p");return N.append(l("b","",F.length<v.length?E(F):s("Note:")),` ${I}`),N}))}function E(v){let q={numbers:v.join(", ")};return e.usesBeams?
B(v.length,"Note on output {numbers}:","Note on outputs {numbers}:",q):B(v.length,"Note on sequence {numbers}:","Note on sequences {numbers}:",q)}function L(){let[
v,q]=_();n.textContent!==[v,q].filter(Boolean).join(" ")&&n.replaceChildren(...v?[l("b","",v),...q?[" ",q]:[]]:[q])}function _(){let{started:v,finished:q,failed:I,
queued:F,loading:N}=e;if(N){let re=$t(N);return["",re[0].toUpperCase()+re.slice(1)]}if(F)return F.ahead===0?[s("Starting …"),""]:[s("Queued."),B(F.ahead,"One \
run is ahead of yours.","{count} runs are ahead of yours.")];if(I)return[s("Stopped by an error."),v?e.numTokens?s("The text so far is kept."):s("Nothing was wr\
itten."):""];if(!v)return["",s("Nothing has run yet.")];let{model:R,assistant:j,mode:H,device:G}=v,Q=q||e.recorded?0:e.shared-1,te=`· ${[j?s("{model} with {ass\
istant}",{model:R,assistant:j}):R,bt(H),G!=="cpu"&&G,Q>0&&B(Q,"side by side with another run","side by side with {count} others")].filter(Boolean).join(" · ")}`;
return e.recorded?[s("Recorded run"),te]:[q?s("Finished"):s("Decoding …"),te]}function T(){let v=e.waiting?null:e.failed;if(m===v||(m=v,o.replaceChildren(),!v))
return;let q=l("div","gp-problem"),I=(F,N,R)=>{let j=l("p");j.append(l("b","","✕ "),R?s("{name}: {meaning}",{name:R,meaning:F}):F,N?" "+N:""),q.append(j)};for(let{
knob:F,message:N,fix:R}of Ln(v))I(N,R,F);o.append(q)}return v=>{v.run&&(r.replaceChildren(),a.clear()),(v.run||v.status)&&(L(),T(),y()),(v.run||v.steps||v.status)&&
$(),(v.run||v.prompt)&&(A=e.promptSteps.reduce(Us,Lo)),u()}}var rc=12;function ic(t,e,n){let o=0,r=t.map(m=>{let w=o;return o=Math.min(1,o+(bn(m,n)||0)),{from:w,to:o,kind:Vs(m,e),candidate:m}}),i=e.distribution.stages[n],
a=t.filter(m=>i&&kn(m,n+1)).reduce((m,w)=>m+(bn(w,n)||0),0),c=i?Math.max(0,Math.min(1-o,i.mass_removed-a)):0,d={from:o,to:1-c,kind:"others",candidate:null};return[
...r,d,{from:1-c,to:1,kind:"going",candidate:null}]}function Vs(t,e){return t.token_id===e.chosen.token_id?"chosen":je(t)?"removed":"kept"}function ac(){let t=l(
"div","gp-flow",null,{"aria-hidden":"true"}),e=ee("svg","gp-ribbons");e.setAttribute("viewBox",`0 0 100 ${rc}`),e.setAttribute("preserveAspectRatio","none");let n=l(
"div","gp-flow-bar");return t.append(e,n),{box:t,ribbons:e,bar:n}}var Gh=(t,e)=>e>12+7*Math.min(t.length,10);function Js({ribbons:t,bar:e},n,o,r,i){let a=Y(e,n.
length,()=>l("span",""));n.forEach(({from:d,to:m,kind:w,candidate:b},k)=>{let $=a[k];if(ae($,`gp-piece gp-piece-${w}`),$.hidden=m-d<1e-4&&w!=="chosen",$.hidden)
return;oe($,"left",d),oe($,"width",m-d);let P=b?b.text:w==="others"?s("others"):"",S=P&&Gh(P,(m-d)*r)?P:"";($.dataset.text||"")!==S&&$.replaceChildren(...S?[ne(
S,"gp-piece-word")]:[]),$.dataset.text=S,xe($,()=>i(n[k],o&&o[k]))});let c=Y(t,o?n.length:0,()=>ee("path"));(o||[]).forEach((d,m)=>{let{from:w,to:b,kind:k}=Uh(n[m]),
[$,P,S,O]=[d.from,d.to,b,w].map(A=>(A*100).toFixed(2));c[m].dataset.kind!==k&&(c[m].dataset.kind=k,c[m].setAttribute("class",`gp-ribbon gp-ribbon-${k}`)),c[m].setAttribute(
"d",d.to>d.from?`M${$} 0H${P}L${S} ${rc}H${O}Z`:"")})}function Uh(t){return t.kind==="others"?{...t,to:1}:t.kind==="going"?{...t,from:1,to:1}:t}var $o=class{constructor(e){this.table=e,this.head=e.createTHead().insertRow(),this.body=e.createTBody(),e.addEventListener("keydown",n=>this.walk(n)),e.addEventListener(
"focusin",n=>this.keepFocus(n.target)),this.lines=[]}draw(e,n,o){this.drawHead(e);let r=e.filter(m=>m.idle).length;this.table.style.minWidth=`${100+20*r+60*(e.length-
r)}px`;let i=n.map(m=>e.map(({number:w})=>bn(m,w))),a=Math.max(.02,...i.flat().filter(m=>m!==void 0)),c=new Set(Ot(o));for(;this.lines.length>n.length;)this.lines.
pop().row.remove();for(;this.lines.length<n.length;)this.newLine();n.forEach((m,w)=>this.fill(this.lines[w],m,e,i[w],a,o,c));let d=this.lines.flatMap(m=>m.cells.
map(({cell:w})=>w));!d.some(m=>m.tabIndex===0)&&d.length&&(d[0].tabIndex=0)}drawHead(e){let n=Y(this.head,e.length+1,()=>{let o=l("th","",null,{scope:"col"});return o.
append(l("span","gp-stage-place"),l("span","gp-stage-name")),o});M(n[0].lastElementChild,s("candidate")),e.forEach(({place:o,name:r,tip:i,idle:a},c)=>{let d=n[c+
1];ae(d,a?"gp-idle-column":""),M(d.firstElementChild,o),M(d.lastElementChild,r),d.lastElementChild.classList.toggle("gp-hidden",a),d.dataset.tip=i})}newLine(){let e=this.
body.insertRow(),n=l("th","",null,{scope:"row"}),o=l("span","gp-sign","",{"aria-hidden":"true"}),r=l("bdi","gp-word"),i=l("span","gp-course-tag"),a=l("div","gp-\
course-name"),c=l("div","");c.append(r,i),a.append(o,c),n.append(a),e.append(n),this.lines.push({row:e,head:n,sign:o,word:r,tag:i,cells:[]})}newCell(e){let n=l(
"td","",null,{role:"gridcell",tabindex:"-1"}),o=l("span","gp-course-track",null,{"aria-hidden":"true"}),r=l("i","gp-course-bar");o.append(r);let i=l("span","gp-\
course-number");n.append(o,i),e.row.append(n),e.cells.push({cell:n,bar:r,number:i})}fill(e,n,o,r,i,a,c){let d=n.token_id===a.chosen.token_id,m=je(n);for(ae(e.row,
`gp-course gp-course-${Vs(n,a)}`),M(e.sign,d?"▶":m?"✕":""),me(e.word,n.text),M(e.tag,[d&&(a.given?s("given"):s("chosen")),m&&s("removed"),!c.has(n)&&s("look\
ed up")].filter(Boolean).join(", ")),xe(e.head,()=>Mo(n,a));e.cells.length>o.length;)e.cells.pop().cell.remove();for(;e.cells.length<o.length;)this.newCell(e);o.
forEach((w,b)=>this.fillCell(e.cells[b],n,o,b,r,i))}fillCell({cell:e,bar:n,number:o},r,i,a,c,d){let{number:m,name:w,idle:b,side:k}=i[a],[$,P]=[c[a],a?c[a-1]:void 0],
S=kn(r,m)&&$!==void 0,O=S&&a>0&&!kn(r,i[a-1].number);ae(e,[b&&"gp-idle-column",S&&!O&&"gp-gone",O&&"gp-cut"].filter(Boolean).join(" ")),oe(n,"height",Math.sqrt(
($||0)/d));let A=$===void 0?"–":O?`✕ ${w}`:S?k==="after"?"✕":"":D($);M(o,A),o.classList.toggle("gp-hidden",b&&!O);let C=!O&&a&&P!==void 0&&$!==void 0&&D($)!==
D(P)?$>P?"up":"down":"";(o.dataset.change||"")!==C&&(o.dataset.change=C),xe(e,()=>this.words(r,i[a],{share:$,was:P,gone:S,cut:O}))}words({text:e},{side:n,name:o,
idle:r,number:i},{share:a,was:c,gone:d,cut:m}){let w={token:Z(e),share:D(a??0),was:D(c??0),processor:o,number:i};return a===void 0?s("{token}: not recorded at t\
his place.",w):m?s("{token}: removed by {processor}; it had {was} just before.",w):d?s("{token}: no probability left here.",w):n?n==="after"?s("{token}: {share}\
 after all processors.",w):s("{token}: {share} before the processors.",w):r?s("{token}: {share}, unchanged by {processor}.",w):w.share===w.was?s("{token}: {shar\
e} after {processor} (stage {number}), the same as before it.",w):s("{token}: {share} after {processor} (stage {number}), {was} before it.",w)}keepFocus(e){if(!(e.
tabIndex!==-1||e.tagName!=="TD")){for(let n of this.body.querySelectorAll('td[tabindex="0"]'))n.tabIndex=-1;e.tabIndex=0}}walk(e){let n={ArrowRight:[0,1],ArrowLeft:[
0,-1],ArrowDown:[1,0],ArrowUp:[-1,0],Home:[0,-1/0],End:[0,1/0]},o=e.target.closest("td");if(!o||!n[e.key]||e.ctrlKey||e.metaKey||e.altKey)return;e.preventDefault();
let r=this.lines.findIndex(m=>m.row===o.parentNode),[i,a]=n[e.key],c=(m,w)=>Math.max(0,Math.min(w-1,m)),{cells:d}=this.lines[c(r+i,this.lines.length)];d[c(o.cellIndex-
1+a,d.length)].cell.focus()}};function cc(t,e){let o=t.querySelector(".gp-where"),r=t.querySelector(".gp-none"),i=t.querySelector(".gp-chain tbody"),a=t.querySelector(".gp-courses"),c=t.querySelector(
".gp-all"),d=t.querySelector(".gp-beams-note"),m=t.querySelector(".gp-chosen-word"),w=new $o(t.querySelector(".gp-courses-grid")),b=new be({},O),k=[],$=!1,P=[],
S=300;function O(N,R){let j=Ds(R);if(!j.length)return N;let H={...N};for(let G of j){let Q=G.number+G.kind,{ran:te,acted:re,removed:se,moved:he}=N[Q]||{ran:0,acted:0,
removed:0,moved:0};H[Q]={ran:te+1,acted:re+!G.idle,removed:se+G.removed,moved:he+G.moved}}return H}function A({ran:N,acted:R,removed:j,moved:H}){return R?H>2*j?
B(N,"{acted} of {count} step, {share} moved","{acted} of {count} steps, {share} moved",{acted:z(R),share:D(H/R)}):B(N,"{acted} of {count} step, {share} removed",
"{acted} of {count} steps, {share} removed",{acted:z(R),share:Fs(j/R)}):B(N,"nothing in {count} step","nothing in {count} steps")}let C=new ResizeObserver(([{contentRect:N}])=>{
if(!N.width||Math.abs(N.width-S)<8)return;S=N.width;let R=e.current();R&&F(R)});function W(){let N=i.insertRow(),R=l("th","",null,{scope:"row"}),j=l("span","gp-\
number",""),H=l("span","","",{tabindex:"0","data-tip":""}),G=l("span","gp-side"),Q=l("span","gp-knob");R.append(j,H," ",G," ",Q);let te=ac();N.append(R,l("td","\
gp-flow-cell"),l("td","gp-left"),l("td","gp-entropy"),l("td","gp-here-words"),l("td","gp-over")),N.cells[1].append(te.box);let[,,re,se,he,nt]=N.cells;return k.length||
C.observe(te.bar),k.push({row:N,number:j,name:H,tags:G,knob:Q,flow:te,left:re,entropy:se,here:he,over:nt}),k.at(-1)}function x(N,{kind:R,number:j,name:H,tip:G,side:Q,
knob:te,entropy:re,left:se,here:he,over:nt}){N.row.className=`gp-stage-${R}`,M(N.number,j),M(N.name,H),N.name.dataset.tip!==G&&(N.name.dataset.tip=G),M(N.tags,Q),
N.tags.hidden=!Q,M(N.knob,te),N.knob.hidden=!te,M(N.left,se),M(N.entropy,re),typeof he=="string"?M(N.here,he):N.here.replaceChildren(...he),M(N.over,nt)}function h(N){
let R={...e.started.effective,...e.started.config};return N.filter((j,H)=>H===0||R[j]).map(j=>{let H=JSON.stringify(R[j]??null);return H==="null"||H.length>12?j:
`${j} ${H}`}).join(", ")}function p(N,R){let{vocab:j,entropy_before:H}=N.distribution,{name:G,meaning:Q}=Ks(N),te={kind:"source",number:"",name:G,tip:Q,side:R.length?
s("before"):s("before and after"),knob:"",left:s("{count} left",{count:z(j)}),entropy:de(H,e.unit),here:"",over:""},re=R.map((se,he)=>({kind:se.idle?"idle":"act\
ive",number:`${se.number}. `,name:se.name,tip:`${se.meaning} (${se.kind})`,side:he===R.length-1?s("after"):"",knob:h(se.knobs),left:s("{count} left",{count:z(se.
kept)}),entropy:de(se.entropy,e.unit),here:Hs(se),over:A(b.total[se.number+se.kind])}));return[te,...re,u(N)]}function u(N){let[R,j]=Ya(N,e.started),H=ne(N.chosen.
text,"gp-strong");return{kind:"choice",number:"",name:R,tip:s("How the token came about, and its probability after the processors."),side:"",knob:"",left:"",entropy:"",
here:["▶ ",...pe(j,{token:H}),` (${f(N)})`],over:""}}function f(N){return je(N.chosen)?s("removed by {processor}",{processor:yn(N.chosen,N)}):N.beam?s("log-pr\
obability {value}",{value:J(N.chosen.logprob)}):D(X(N.chosen.logprob))}function g(N,R,j){let H=p(N,R);for(;k.length>H.length;)k.pop().row.remove();H.forEach((re,se)=>x(
k[se]||W(),re));let G=[0,...R.map(({number:re})=>re)].map(re=>ic(j,N,re)),Q=_(N,R),te=T(N,R);k.forEach(({flow:re},se)=>{re.box.hidden=!Q&&se>0,!re.box.hidden&&(se<
G.length?Js(re,G[se],G[se-1],S,(he,nt)=>E(he,nt,se,te)):L(re,G.at(-1),S))})}let y=({from:N,to:R})=>D(R-N);function E(N,R,j,H){let G=y(N);if(N.kind==="going")return s(
"Tokens that are not shown here and that {processor} removes: {share}.",{processor:H[j+1].name,share:G});let Q=N.candidate?Z(N.candidate.text):s("All other toke\
ns together");if(!j)return s("{token}: {share} before the processors.",{token:Q,share:G});let te={token:Q,share:G,processor:H[j].name,was:y(R)};return N.candidate?
s("{token}: {share} after {processor}, {was} before it.",te):s("{token}: {share} after {processor}.",te)}function L(N,R,j){let H=R.filter(({kind:G})=>G==="chose\
n");Js(N,H,H,j,G=>s("{token} had {share} of what was left.",{token:Z(G.candidate.text),share:y(G)}))}let _=({distribution:N},R)=>N.candidates.every(({stage_logprobs:j})=>(j||
[]).length===R.length);function T(N,R){let j=Ks(N);return[{number:0,place:s("before"),name:j.name,tip:j.meaning,idle:!1,side:"before"},...R.map(H=>({number:H.number,
place:String(H.number),name:H.name,idle:H.idle,side:"",tip:s("{number}. {name}: {effect} here. It {meaning}.",{...H,effect:Hs(H)})}))]}function v(N,R,j,H){if(a.
hidden=!R.length||!_(N,R),a.hidden)return;let G={number:R.length,place:s("after"),name:s("all processors"),tip:s("After all processors: the distribution from wh\
ich the token was chosen."),idle:!1,side:"after"};w.draw([...T(N,R),G],j,N),c.hidden=H<=10,M(c,$?s("show {count} only",{count:10}):s("show all {count}",{count:z(
H)})),c.setAttribute("aria-expanded",String($))}c.addEventListener("click",()=>{$=!$,F(e.current())});function q(N){if(N.distribution.stages.length)return"";if(N.
isPrompt)return s("The model’s own distribution: no logits processor takes part in reading the prompt.");let R=e.started.processors||[],j=_o(N);if(e.started.mode===
"custom"&&!R.length)return s("Your own loop called no logits processor here.");if(!R.length)return j?s("DoLa’s contrast, untouched: no logits processor runs."):
s("The model’s own distribution, untouched: no logits processor runs.");let H={processors:R.map(G=>Ue(G)[0]).join(", ")};return j?s("DoLa’s contrast, untouche\
d here. Prepared, but not used by this loop: {processors}.",H):s("The model’s own distribution, untouched here. Prepared, but not used by this loop: {processors\
}.",H)}function I(N){let R=N.isPrompt||N.given,j=N.isPrompt?s("at prompt token {number}: {token} (given, not chosen)"):R?s("at token {number}: {token} (given, n\
ot chosen)"):s("at token {number}: {token}");o.replaceChildren(...pe(j,{number:String(N.index+1),token:ne(N.chosen.text)})),M(m,R?s("given"):s("chosen"))}function F(N){
let R=Ds(N),j=Ot(N),H=(N.watched||[]).filter(({token_id:Q})=>j.every(te=>te.token_id!==Q)),G=Oo(j,10,N.chosen.token_id);I(N),M(r,q(N)),r.hidden=!r.textContent,d.
hidden=!N.beam||!R.length,g(N,R,G),v(N,R,[...$?j:G,...H],j.length)}return N=>{let R=e.current();t.hidden=!R,R&&(R.isPrompt||b.follow(e.lastOf(R)),!(R===P[0]&&b.
total===P[1]&&!N.unit&&!N.watched)&&(P=[R,b.total],F(R)))}}function Vh(t){let e=t>>>0;return()=>{e=e+1831565813>>>0;let n=Math.imul(e^e>>>15,e|1);return n=n+Math.imul(n^n>>>7,n|61)^n,((n^n>>>14)>>>0)/2**32}}function Jh(t,e){
let n=[...t];for(let o=n.length-1;o>0;o--){let r=Math.floor(e()*(o+1));[n[o],n[r]]=[n[r],n[o]]}return n}function lc(t,e){let i=N=>t.querySelector(".gp-"+N),a=t.
querySelector("details"),[c,d,m,w]=["from","choices","reveal","next"].map(i),b=null,k=N=>[s("1st"),s("2nd"),s("3rd")][N]??"",$=()=>e.usesBeams&&!e.finished?[]:e.
allLines(),P=N=>fe($()[N]?$()[N].last:null),S=N=>N.distribution.candidates.filter(({raw_rank:R})=>R).sort((R,j)=>R.raw_rank-j.raw_rank).slice(0,6);function O(N){
let R=Number(e.started.seed)%4294967296+7919*N.index+104729*N.sequence;return Jh(S(N),Vh(R))}let A=N=>S(N).length>1;function C(N){let R=e.current(),j=R&&e.lastOf(
R),H=Math.max(0,$().findIndex(te=>te.last===j)),G=P(H),Q=G.findIndex((te,re)=>re>=N&&A(te));if(Q<0){M(i("cannot"),G.length>N?s("From there on the run has record\
ed no candidates to pick from: raise top_candidates and run it again."):e.running?s("The run has not reached this token yet."):s("There is no token {number} in \
this text: choose an earlier one.",{number:N+1}));return}M(i("cannot"),""),b={line:H,at:Q,step:null,picks:[],revealed:!1,results:[]},W()}function W(){let N=P(b.
line);for(;N[b.at]&&!A(N[b.at]);)b.at+=1;if(Object.assign(b,{step:N[b.at]||null,picks:[],revealed:!1}),!b.step&&!e.running){f();return}x(),b.step&&e.selectStep(
b.step.before),g(()=>d.querySelector("button"))}function x(){e.hide(b&&a.open?b.at+(b.revealed?1:0):null)}function h(N){let{picks:R}=b;R.includes(N)?R.splice(R.
indexOf(N),1):R.length<3&&R.push(N),_()}function p(){let{step:N,picks:R}=b,j=S(N),H=j.find(({token_id:G})=>G===R[0]);b.revealed=!0,b.results.push({step:N,first:H,
share:Math.exp(H.raw_logprob-j[0].raw_logprob),hit:R.includes(N.chosen.token_id)}),x(),e.selectStep(N),g(()=>w)}function u(){if(b.results.length>=10){f();return}
b.at+=1,W()}function f(){let{results:N,line:R}=b,j=b.at+(b.revealed?1:0);b=null,x(),c.value=P(R).slice(j).some(A)?j+1:1,F(N),g(()=>i("begin"))}function g(N){let R=t.
contains(document.activeElement);I(),R&&N()&&N().focus({preventScroll:!0})}let y=({piece:N,chosen:R,text:j})=>N??(R?R.text:j);function E(){let N=fe(b.step?b.step.
before:P(b.line).at(-1)||null),R=[...e.prefix,...N].map(y).join(""),j=l("span","gp-gap","?",{"aria-label":s("the hidden token")});b.revealed&&j.replaceChildren(
ne(b.step.chosen.text));let H=i("so-far");H.replaceChildren(R,j),H.scrollTop=H.scrollHeight}function L(){d.replaceChildren(...(b.step&&!b.revealed?O(b.step):[]).
map(({token_id:N,text:R})=>{let j=l("button","gp-button gp-choice",null,{type:"button","aria-pressed":"false","data-token":N});return j.append(l("span","gp-orde\
r"),ne(R)),j.addEventListener("click",()=>h(N)),j})),_()}function _(){for(let N of d.children){let R=b.picks.indexOf(Number(N.dataset.token));N.setAttribute("ar\
ia-pressed",String(R>=0)),N.disabled=R<0&&b.picks.length>=3,M(N.querySelector(".gp-order"),k(R))}m.disabled=!b.picks.length}function T(){if(i("answer").hidden=!b.
revealed,!b.revealed)return;let{step:N,picks:R}=b,{share:j,hit:H}=b.results.at(-1),G=S(N),Q=N.chosen.token_id,te=G.some(({token_id:he})=>he===Q)?G:[...G,N.chosen];
i("truth").tBodies[0].replaceChildren(...te.map(he=>{let nt=l("tr",he.token_id===Q?"gp-taken":""),qo=l("th","",null,{scope:"row"});he.token_id===Q&&qo.append(l(
"span","","▶ "),l("span","gp-hidden",`${s("chosen:")} `)),qo.append(ne(he.text));let or=l("div","gp-share"),sr=l("i");sr.style.width=`${(45*X(he.raw_logprob)).
toFixed(2)}%`,or.append(sr,D(X(he.raw_logprob)));let rr=l("td");rr.append(or);let Pc=R.indexOf(he.token_id);return nt.append(qo,l("td","",k(Pc)),rr,l("td","",D(
X(he.logprob))),l("td","",he.raw_rank?z(he.raw_rank):"–")),nt}));let se=i("took");se.replaceChildren(...pe(H?s("The run chose “{token}”, which is among your p\
icks."):s("The run chose “{token}”, which is not among your picks."),{token:ne(N.chosen.text,"gp-strong")})," "),se.append(j===1?s("Your first pick is the t\
oken that the model found likeliest."):s("Your first pick has {share} of the probability of the likeliest token.",{share:D(j)}))}let v=N=>N.reduce((R,{share:j})=>R+
j,0)/N.length,q=N=>N.filter(({hit:R})=>R).length;function I(){if(i("before").hidden=!!b,i("round").hidden=!b,!b)return;i("sum").hidden=!0;let{results:N,revealed:R,
step:j}=b,G={number:N.length+(R?0:1),steps:10,token:j&&j.index+1};M(i("progress"),j?R?s("Step {number} of {steps}: token {token}.",G):s("Step {number} of {steps\
}: which token comes next, as token {token}? Pick up to three, the likeliest first.",G):s("Waiting for the next token of the run.")),M(i("score"),N.length?s("So\
 far: your first picks are {share} as likely as the top token; the run’s token was among your picks in {hits} of {count}.",{share:D(v(N)),hits:q(N),count:N.length}):
""),m.hidden=R||!j,w.hidden=!R,M(w,N.length>=10?s("Show the score"):s("Next token")),E(),L(),T()}function F(N){let R=i("sum");if(R.hidden=!1,R.replaceChildren(l(
"h3","",s("The round is over"))),!N.length){R.append(l("p","",s("No token was revealed, so there is no score.")));return}let j=(...Q)=>{let te=l("p");te.append(
...Q),R.append(te)};j(...pe(s("{share}: how likely your first picks were, on average, compared with the likeliest token."),{share:l("b","",D(v(N)))}));let H=l("\
b","",s("{hits} of {count}",{hits:q(N),count:N.length}));j(...pe(s("{steps}: steps in which the run’s token was among your picks ({share})."),{steps:H,share:D(
q(N)/N.length)}));let G=[...N].sort((Q,te)=>Q.share-te.share||te.step.distribution.entropy_before-Q.step.distribution.entropy_before);for(let[Q,{step:te,first:re,
share:se}]of[[s("Hardest:"),G[0]],[s("Easiest:"),G.at(-1)]])j(l("b","",Q)," ",...pe(s("token {number}, “{token}”; your “{pick}” had {share} of the likeliest tok\
en’s probability, and the entropy was {entropy}."),{number:String(te.index+1),token:ne(te.chosen.text),pick:ne(re.text),share:D(se),entropy:de(te.distribution.
entropy_before,e.unit)}))}return i("begin").addEventListener("click",()=>C(Math.max(1,Math.floor(Number(c.value))||1)-1)),i("from-here").addEventListener("click",
()=>{let N=e.current();c.value=N&&!N.isPrompt?N.index+1:1}),m.addEventListener("click",p),w.addEventListener("click",u),i("end").addEventListener("click",f),a.addEventListener(
"toggle",x),N=>{t.hidden=!e.started,N.run&&(b=null,c.value=1,i("sum").hidden=!0,M(i("cannot"),""),I()),M(i("begin"),i("sum").hidden?s("Start a round"):s("Anothe\
r round")),b&&!b.step&&(N.steps||N.status)&&W()}}function dc(t,e){let o=t.querySelector(".gp-where"),r=t.querySelector(".gp-verdict"),i=t.querySelector(".gp-score-head"),a=t.querySelector("tbody"),c=t.querySelector(
".gp-more"),d=t.querySelector(".gp-tally"),m=new be({steps:0,differed:0},(h,p)=>p.reranked?{steps:h.steps+1,differed:h.differed+ +(k(p.reranked).token_id!==p.chosen.
token_id)}:h),w=[],b=[],k=h=>h.reduce((p,u)=>u.probability>p.probability?u:p);function $(){let h=a.insertRow(),p=l("th","",null,{scope:"row"}),[u,f,g]=[l("span",
"gp-sign"),l("bdi","gp-word"),l("span","gp-tag",s("most probable"))];p.append(u,f,g),h.append(p);let y=["probability","penalty","score"].map(()=>{let E=l("div",
"gp-cell"),L=l("span","gp-balance",null,{"aria-hidden":"true"}),[_,T]=[l("i","gp-part"),l("i","gp-zero")];L.append(_,T);let v=l("span","gp-amount");return E.append(
L,v),h.append(l("td")),h.lastChild.append(E),{part:_,zero:T,amount:v}});return w.push({row:h,sign:u,word:f,tag:g,cells:y}),w.at(-1)}function P({part:h,zero:p,amount:u},f,[
g,y],E){let L=_=>(_-g)/(y-g)*100;h.style.left=`${Math.min(L(0),L(f))}%`,h.style.width=`${Math.abs(L(f)-L(0))}%`,p.style.left=`${L(0)}%`,M(u,E)}function S({part:h,
zero:p,amount:u},f,[g,y],E){let L=_=>4+(_-g)/(y-g)*92;h.hidden=f===null,h.style.left=`${L(f)}%`,p.style.left=`${L(0)}%`,M(u,E)}function O(h,p,u,f,g){let y=p.token_id===
u.chosen.token_id;h.row.className=y?"gp-winner":"",M(h.sign,y?"▶":""),Le(h.word,p.text),h.tag.hidden=p!==f||y,P(h.cells[0],p.probability,g.probability,D(p.probability)),
P(h.cells[1],p.penalty,g.penalty,J(p.penalty)),S(h.cells[2],p.score,g.score,J(p.score))}function A(h){let[p,u]=[Math.min(0,...h),Math.max(0,...h)];return u>p?[p,
u]:[0,1]}function C(h){let p=k(h.reranked),u=h.reranked.find(E=>E.token_id===h.chosen.token_id),f=h.reranked.slice(0,12);u&&!f.includes(u)&&(f[11]=u);let g=Object.
fromEntries(["probability","penalty","score"].map(E=>[E,A(f.map(L=>L[E]))]));for(;w.length<f.length;)$();w.forEach((E,L)=>{E.row.hidden=L>=f.length,L<f.length&&
O(E,f[L],h,p,g)});let y=h.reranked.length-f.length;c.hidden=y<=0,M(c,B(y,"and {count} less probable one, which was weighed too","and {count} less probable ones,\
 which were weighed too")),W(u,p)}function W(h,p){if(!h){r.replaceChildren();return}let u={token:ne(h.text,"gp-strong"),score:J(h.score)};r.replaceChildren(...h===
p?pe(s("{token} won: the most probable token has the highest score too ({score})."),u):pe(s("{token} won with a score of {score}. Greedy search would have chose\
n {other} ({share}), but its penalty of {penalty} leaves it a score of {lower}."),{...u,other:ne(p.text,"gp-strong"),share:D(p.probability),penalty:J(p.penalty),
lower:J(p.score)}))}function x(){let h=e.started.effective.penalty_alpha;return typeof h!="number"?s("(1 - penalty_alpha) × probability - penalty_alpha × penalt\
y. The highest score is chosen."):s("{keep} × probability - {alpha} × penalty, because penalty_alpha is {alpha}. The highest score is chosen.",{keep:Number((1-
h).toFixed(4)),alpha:h})}return()=>{let h=e.current();if(t.hidden=!(h&&h.reranked&&h.reranked.length),t.hidden||(m.follow(e.lastOf(h)),h===b[0]&&m.total===b[1]))
return;b=[h,m.total],o.textContent=s("at token {number}",{number:h.index+1}),i.dataset.tip=x(),C(h);let{steps:p,differed:u}=m.total;M(d,s("Along the text: a tok\
en other than the most probable one won in {differed} of {count} steps ({share}).",{differed:z(u),count:z(p),share:D(u/p)}))}}function hc(t,e){let n=()=>t.closest(".token-panel"),o=S=>t.querySelector(".gp-"+S),[r,i,a,c,d]=["place-words","back","on","newest","fold"].map(o),m=[...t.querySelectorAll(
"[role=tab]")],w=m.find(({dataset:S})=>S.shows==="logit_lens");function b(S){n()&&(n().dataset.shows=S);for(let O of m){let A=O.dataset.shows===S;O.setAttribute(
"aria-selected",String(A)),O.tabIndex=A?0:-1}}for(let S of m)S.addEventListener("click",()=>{b(S.dataset.shows),k(!0)}),S.addEventListener("keydown",O=>{let A={
ArrowRight:1,ArrowLeft:-1}[O.key];if(!A)return;O.preventDefault();let C=m.filter(({hidden:x})=>!x),W=C[(C.indexOf(S)+A+C.length)%C.length];b(W.dataset.shows),k(
!0),W.focus()});function k(S){n()?.toggleAttribute("data-folded",!S),d.setAttribute("aria-expanded",String(S)),d.textContent=S?"▾":"▴"}d.addEventListener("c\
lick",()=>k(d.getAttribute("aria-expanded")==="false")),i.addEventListener("click",()=>e.walk(-1)),a.addEventListener("click",()=>e.walk(1)),c.addEventListener(
"click",()=>e.selectStep(null));function $(S){let O=e.lineOf(S),A=e.lines().length>1&&O&&!S.isPrompt?O.label:"",C=S.isPrompt?e.started.prompt_tokens.length:fe(O?
O.last:S).length,W=P(S,{number:z(S.index+1),count:z(C),line:A});r.ariaLive=e.selected?"polite":"off",r.replaceChildren(ne(S.chosen.text,"gp-here"),l("span","",`\
 ${W}`)),i.disabled=S.isPrompt?!S.before:S.index===0&&!e.promptSteps.length,a.disabled=!O||O.last===S,c.hidden=!e.selected||!e.running}function P(S,O){return S.
isPrompt?s("prompt token {number} of {count}",O):e.selected?O.line?s("token {number} of {count} of {line}",O):s("token {number} of {count}",O):O.line?s("newest \
token {number} of {count} of {line}",O):s("newest token {number} of {count}",O)}return S=>{S.selection&&e.selected&&k(!0),w.hidden=!e.canAsk||e.recorded;let O=e.
current();if(O)return $(O);r.textContent=s("No token yet"),i.disabled=a.disabled=!0,c.hidden=!0}}function pc(t,e){let n=h=>t.querySelector(".gp-"+h),[o,r,i]=["said","rendered","try"].map(n),a=new WeakMap,c=[],d="",m=null,w=null;function b(){return qt(t,r,e,
h=>{let p=a.get(h);return p&&{id:p.token.token_id,text:p.token.text,where:s("prompt token {number}",{number:p.index+1}),step:null,why:p.words}})}function k(){let{
started:h,written:p}=e,u=h&&h.request.messages,f=u&&p&&h.model===p.model&&JSON.stringify(u)===JSON.stringify(p.messages);return p&&!f?{...p,ran:!1}:!u||!u.length?
null:{model:h.model,messages:u,tokens:h.prompt_tokens,parts:h.parts||[],ran:!0}}function $({messages:h,parts:p,problem:u}){let f=new Set(p.filter(({kind:g})=>g===
"message").map(({message:g})=>g));o.replaceChildren(...h.map(({role:g,content:y},E)=>{let L=l("li","",null,{"data-role":g});return L.append(l("span","gp-role",g),
l("p","",y)),!u&&f.size>0&&!f.has(E)&&y.trim()&&L.append(l("p","gp-dropped",s("✕ The template leaves this message out."))),L}))}let P={message:({role:h})=>s("\
words of {role}",{role:h}),template:()=>s("written by the template"),generation:()=>s("generation prompt: the answer begins here")};function S(h,p){let u=h?P[h.
kind](h):s("of unknown origin");return p.piece===null?s("special token, {whose}",{whose:u}):u}function O({tokens:h,parts:p}){r.replaceChildren(),c=[],m=null;let u=new Set(
p.map(({stop:g})=>g)),f=null;h.forEach((g,y)=>{let E=p.find(v=>v.start<=y&&y<v.stop)||null;if(!f||!y||u.has(y)||p.some(({start:v})=>v===y)){let v=l("span","gp-p\
art",null,E?{"data-kind":E.kind}:{});E&&E.kind==="message"&&v.append(l("span","gp-role",E.role)),E&&E.kind==="generation"&&v.append(l("span","gp-role",s("the an\
swer begins"))),r.append(v),f={rows:v,tokens:[]}}let L=l("span","gp-token",null,{role:"button",tabindex:"-1"}),_=S(E,g);ct(L,g),L.setAttribute("aria-label",s("p\
rompt token {number}: {token}, {words}",{number:y+1,token:Z(g.text),words:_})),a.set(L,{token:g,index:y,words:_});let T=f.tokens.length?a.get(f.tokens.at(-1)).token:
null;lt(f,L,g,T),c.push(L)}),c.length&&A(c[0])}function A(h){m&&(m.tabIndex=-1),m=h,h.tabIndex=0}function C(h){h&&(A(h),h.focus({preventScroll:!0}),h.scrollIntoView(
{block:"nearest"}),w.show(h))}r.addEventListener("click",({target:h})=>C(h.closest(".gp-token"))),r.addEventListener("keydown",h=>{let p=c.indexOf(h.target.closest(
".gp-token"));if(p<0||h.ctrlKey||h.metaKey||h.altKey)return;let u={ArrowRight:()=>c[p+1],ArrowLeft:()=>c[p-1],Home:()=>c[0],End:()=>c.at(-1),ArrowDown:()=>Pe(c,
p,1),ArrowUp:()=>Pe(c,p,-1),Enter:()=>c[p]," ":()=>c[p]};u[h.key]&&(h.preventDefault(),C(u[h.key]()))});function W({tokens:h,parts:p}){let u=T=>p.filter(v=>v.kind===
T).reduce((v,{start:q,stop:I})=>v+I-q,0),f=h.filter(({piece:T})=>T===null).length,[g,y,E]=["message","template","generation"].map(u),L={words:z(g),around:z(y),begin:z(
E)};return`${g||y?B(h.length,"{count} token: {words} for the words of the messages, {around} around them, {begin} to begin the answer.","{count} tokens: {words}\
 for the words of the messages, {around} around them, {begin} to begin the answer.",L):E?B(h.length,"{count} token: this template changes the words, so the orig\
in of its tokens is unknown, except for the {begin} that begin the answer.","{count} tokens: this template changes the words, so the origin of its tokens is unk\
nown, except for the {begin} that begin the answer.",L):B(h.length,"{count} token: this template changes the words, so the origin of its tokens is unknown.","{c\
ount} tokens: this template changes the words, so the origin of its tokens is unknown.")} ${B(f,"{count} is special.","{count} are special.")}`}function x({tokens:h,
parts:p}){let u=p.filter(({kind:g})=>g==="message").flatMap(({start:g,stop:y})=>h.slice(g,y)).filter(({piece:g})=>g===null),f=[...new Set(u.map(({text:g})=>Z(g)))];
return f.length?s("A message contains {tokens}: written like a special token, it is read as one, as if the template had written it.",{tokens:f.join(", ")}):""}return i.
addEventListener("click",()=>e.ask({type:"without"})),()=>{let h=k();if(t.hidden=!h,!h){d="";return}i.hidden=!Object.hasOwn(e.answers,"without")||!!h.problem;let p=JSON.
stringify([h.model,h.messages,h.parts,h.problem,h.ran,h.tokens.length]);if(p===d)return;d=p,w??=b(),M(n("which"),h.ran?s("of {model}, as this run read it",{model:h.
model}):s("of {model}, as written now: not run yet",{model:h.model})),U(n("refusal"),!!h.problem),M(n("refusal"),s(h.problem)),$(h),U(n("made"),!h.problem),O(h),
U(n("generation-key"),h.parts.some(({kind:f})=>f==="generation")),M(n("template-words"),h.problem?"":W(h));let u=x(h);U(n("warn"),!!u),M(n("warn"),u),w.hide()}}function uc(t,e,n){let{state:o,log:r,text:i,select:a}=t;function c(d){if(!d)return;let{step:m}=o.entries.get(d);m&&r.selectStep(m),d.focus({preventScroll:!0}),d.
scrollIntoView({block:"nearest"}),m||n.show(d)}i.addEventListener("click",d=>{let m=o.tokenAt(d);m&&(c(m),o.entries.get(m).step&&n.dismiss())}),i.addEventListener(
"keydown",d=>{if(d.key==="Escape"){r.selectStep(null);return}let m=o.tokenAt(d);if(!m||d.ctrlKey||d.metaKey||d.altKey)return;let w=o.allTokens,b=w.indexOf(m),k={
ArrowRight:()=>w[b+1],ArrowLeft:()=>w[b-1],ArrowDown:()=>Pe(w,b,1),ArrowUp:()=>Pe(w,b,-1),Home:()=>w.find($=>o.entries.get($).step),End:()=>w.at(-1),Enter:()=>m,
" ":()=>m};k[d.key]&&(d.preventDefault(),c(k[d.key]()))}),a.addEventListener("change",()=>{o.shadedBy=a.value,t.shadeAll(),e.drawScale()}),i.addEventListener("s\
croll",()=>{o.atEnd=i.scrollHeight-i.scrollTop-i.clientHeight<60},{passive:!0}),new ResizeObserver(()=>t.resized()).observe(i)}var fc=t=>t.started&&t.started.request||{},Ys=t=>!!fc(t).only_given;function Xs(t,{index:e,isPrompt:n,isStart:o}){if(o)return s("decoder start token");let r={number:e+
1};return n?t.readsSource?s("source token {number}",r):s("prompt token {number}",r):s("token {number}",r)}function Zs(t,{index:e,isStart:n}){return n?s("every t\
arget begins with it: not chosen"):t.readsSource?s("the encoder reads it: it has no probability"):e===0?s("nothing comes before it: it has no probability"):fc(t).
read_prompt&&!t.finished&&!t.failed?s("its probability is read when the text ends"):s("its probability was not read")}function Qs(t,e){let n=[];return e.given&&
!Ys(t)&&n.push(s("given, not chosen")),n.push(...Pr(e)),n}function mc(t,e){let{step:n,token:o}=e,r=n?[...Nn(n,t.unit),...Qs(t,n)]:[Zs(t,e)];return[s("{where}: {\
token}",{where:Xs(t,e),token:Z(o.text)}),...r].join(", ")}var Ao=class{constructor(e,n,o,r){this.root=e,this.text=n,this.select=o,this.state=r,this.scale=e.querySelector(".gp-scale"),this.origins=e.querySelector(".gp-o\
rigins"),this.originsAlong=new be(Er,Tr)}drawScale(){Xt(this.scale,this.select.value,this.state.log.unit)}drawMarks(){let{root:e,state:n}=this,{prompt:o,begun:r,
lines:i}=n,a=!Ys(n.log)&&i.some(({steps:c})=>c.length&&c[0].given);e.querySelector(".gp-mark-prompt").hidden=!o||!o.tokens.length,M(e.querySelector(".gp-mark-pr\
ompt .gp-ink"),r?s("source, and what the target begins with"):s("prompt")),e.querySelector(".gp-mark-given").hidden=!a,this.drawOrigins(),this.text.classList.toggle(
"gp-has-given",a)}drawOrigins(){let{origins:e,originsAlong:n,state:{log:o,lines:r}}=this;if(e.hidden=!o.rounds.length,e.hidden)return;n.follow(r.length&&r[0].steps.
at(-1)||null);let i=Y(e,Object.keys(it).length,Yh);Object.entries(it).forEach(([a,[,c,d]],m)=>{let[w,b]=i[m].children;i[m].dataset.draft=a,i[m].dataset.tip=d,M(
w,c),M(b,z(n.total[a]))})}};function Yh(){let t=l("span","",null,{tabindex:"0"});return t.append(l("span","gp-ink")," ",l("b")),t}var Co=class{constructor(e){this.log=e,this.entries=new WeakMap,this.shadedBy="",this.clear()}clear(){this.prompt=null,this.fold=null,this.begun=null,this.lines=
[],this.marked=null,this.atEnd=!0}get paragraphs(){return[this.prompt,this.begun,...this.lines].filter(Boolean)}get allTokens(){return this.paragraphs.flatMap(({
tokens:e})=>e)}elementOf(e){if(e.isPrompt)return this.prompt&&this.prompt.tokens[e.index]||null;for(let n of this.lines)if(n.steps[e.index]===e)return n.tokens[e.
index];return null}tokenAt(e){let n=e.target.closest('[role="button"]');return n&&this.entries.has(n)?n:null}};var Xh=30,Po=class{constructor(e,n,o,r){this.text=e,this.empty=n,this.select=o,this.state=r,this.log=r.log,this.width=0,this.resettle=0,this.unfolds=!1}startRun(){
let{text:e,log:n,state:o}=this;if(e.replaceChildren(),o.clear(),!n.started){e.append(this.empty);return}let r=n.readsSource;e.classList.toggle("gp-apart",r),r&&
e.append(l("span","gp-part-name",s("Source: the encoder reads it"))),o.prompt=this.drawFixed(n.started.prompt_tokens,r?s("Source"):s("Prompt")),this.drawFold(),
r&&(e.append(l("span","gp-part-name",s("Target: the decoder writes it, from its start token on"))),o.begun=this.drawFixed(n.started.decoder_tokens,s("Start of t\
he target"),{isStart:!0}))}drawFixed(e,n,o={}){let r=l("span","gp-prompt",null,{"aria-label":n}),i={rows:new Ye(r),tokens:[]};return e.forEach((a,c)=>this.append(
i,{token:a,index:c,isPrompt:!0,step:null,...o})),this.text.append(r),i}drawFold(){let{prompt:e}=this.state,n=e.tokens.length,o=l("button","gp-unfold",null,{type:"\
button"});this.state.fold=n>Xh&&!this.log.started.request.only_given?o:null,this.state.fold&&(o.addEventListener("click",()=>this.foldPrompt(this.unfolds)),e.rows.
holder.before(o),this.foldPrompt(!this.unfolds))}foldPrompt(e){let{fold:n,prompt:o}=this.state,{holder:r}=o.rows,i={count:z(o.tokens.length)};this.unfolds=!e,n.
textContent=e?s("Show all {count} tokens of the prompt",i):s("Show less of the prompt"),n.setAttribute("aria-expanded",String(!e)),r.classList.toggle("gp-folded",
e),e&&(r.scrollTop=r.scrollHeight),this.dissolve()}drawPrompt(){for(let e of this.log.promptSteps){let n=this.state.prompt.tokens[e.index];n&&(this.state.entries.
get(n).step=e,this.describe(n),this.shade(n))}}drawLines(){let e=this.log.lines(),{lines:n}=this.state,o=e.length===1&&e[0].kind==="sequence";for(o!==this.text.
classList.contains("gp-single")&&(this.dissolve(),this.text.classList.toggle("gp-single",o));n.length>e.length;)n.pop().element.remove();e.forEach((r,i)=>this.drawLine(
n[i]||this.newLine(),r,i))}newLine(){let{begun:e,prompt:n,lines:o}=this.state,r=l("div","gp-line"),i=l("div","gp-line-head"),a=l("span","gp-line-body"),c=l("spa\
n","gp-stop");r.append(i,a,c),this.text.append(r);let d=e||n,m={element:r,head:i,rows:new Ye(a,d&&d.rows),stop:c,steps:[],tokens:[],said:""};return o.push(m),m}drawLine(e,n,o){
e.element.dataset.kind!==n.kind&&(e.element.dataset.kind=n.kind),e.element.classList.toggle("gp-line-minor",this.log.usesBeams&&o>0);let r=JSON.stringify([n.label,
n.score,n.stopReason]);r!==e.said&&(e.said=r,this.drawHead(e,n));let{keep:i,added:a}=Je(e.steps,n.last);It(e,i),e.steps.length=i;for(let c of a)this.append(e,{token:{
...c.chosen,piece:c.piece},index:c.index,isPrompt:!1,step:c}),e.steps.push(c)}drawHead(e,n){let o=n.stopReason?ge(n.stopReason)[1]:"",r=n.label.charAt(0).toUpperCase()+
n.label.slice(1);if(e.head.replaceChildren(l("b","",r)),n.score!==null&&n.score!==void 0){let a=n.kind==="running",c=n.score.toFixed(3);e.head.append(l("span","",
a?s("sum {value}",{value:c}):s("score {value}",{value:c}),{title:a?s("sum of the log-probabilities so far, in nats"):s("the sum divided by the length penalty")}))}
let i=n.stopReason==="step"?"… ":"■ ";o&&e.head.append(l("span","",i+o)),e.stop.textContent=o&&!this.log.usesBeams&&this.log.lasts.length===1?i+o:""}append(e,n){
let o=e.tokens.at(-1);lt(e,this.tokenElement(n),n.token,o&&this.state.entries.get(o).token)}tokenElement(e){let{token:n,step:o,isPrompt:r}=e,i=l("span",r?"gp-pr\
ompt-token":"gp-token",null,{role:"button",tabindex:"-1","aria-pressed":"false"});return ct(i,n),o&&o.draft&&o.draft.origin!=="none"&&(i.dataset.draft=o.draft.origin),
o&&o.given&&(i.dataset.given=""),this.state.entries.set(i,e),this.describe(i),o&&this.shade(i),i}describe(e){e.setAttribute("aria-label",mc(this.log,this.state.
entries.get(e)))}shade(e){Yt(e.querySelector(".gp-ink"),this.select.value,ye(this.state.entries.get(e).step)),e.dataset.shaded=""}shadeAll(){for(let e of this.state.
allTokens)this.state.entries.get(e).step&&this.shade(e)}markCurrent(){let{log:e,state:n}=this,o=e.current(),r=o?n.elementOf(o):null,{marked:i}=n;i&&i!==r&&(i.classList.
remove("gp-current"),i.setAttribute("aria-pressed","false"),i.tabIndex=-1),n.marked=r,r&&(o.isPrompt&&n.fold&&!this.unfolds&&this.foldPrompt(!1),r.classList.add(
"gp-current"),r.setAttribute("aria-pressed",String(e.selected===o)),r.tabIndex=0)}followEnd(){let{log:e,text:n}=this;this.state.atEnd&&!e.selected&&e.running&&!e.
usesBeams&&(n.scrollTop=n.scrollHeight)}resized(){!this.text.clientWidth||this.text.clientWidth===this.width||(this.width=this.text.clientWidth,this.dissolve())}dissolve(){
for(let{rows:e}of this.state.paragraphs)e.dissolve();clearTimeout(this.resettle),this.resettle=setTimeout(()=>this.settle(),200)}settle(){this.width||=this.text.
clientWidth;for(let{rows:e}of this.state.paragraphs)e.settle()}};function gc(t,e){let n=t.querySelector(".gp-text"),o=t.querySelector(".gp-shade"),r=new Co(e),i=new Po(n,t.querySelector(".gp-empty"),o,r),a=new Ao(t,n,o,r),c=qt(
t,n,e,m=>{let w=r.entries.get(m);if(!w)return null;let{token:b,step:k}=w,$=k?Qs(e,k).join(", "):Zs(e,w);return{id:b.token_id,text:b.text,where:Xs(e,w),step:k,why:$}});
uc(i,a,c);function d(){e.started&&(o.value=r.shadedBy||(e.started.request.only_given?"surprisal":"uncertainty"),a.drawScale()),i.startRun()}return m=>{if(m.run&&
d(),(m.run||m.steps||m.status)&&(i.drawLines(),a.drawMarks()),r.prompt&&(m.run||m.prompt)&&i.drawPrompt(),r.prompt&&(m.unit||m.status))for(let w of m.unit?r.allTokens:
r.prompt.tokens)i.describe(w);m.unit&&a.drawScale(),i.markCurrent(),m.steps&&(i.followEnd(),i.settle()),c.refresh(m.unit||m.prompt||m.status)}}var ie=t=>J(t,2).replace("-","−");function wc(t,e=null){let{z_score:n,threshold:o,prediction:r}=t,i={z:ie(n),threshold:Number(o.toFixed(2))};if(r&&e&&V(e.z_score)&&
e.z_score<=o){let d=[s("z is {z}, above the threshold {threshold}, but p counts each token as new evidence.",i),s("With repeated n-grams counted once, z is {z}.",
{z:ie(e.z_score)})];return["even","◇",s("Not known: above the threshold by repeats alone"),d.join(" ")]}if(r)return["good","◆",s("Watermarked"),`${s("z is {\
z}, above the threshold {threshold}.",i)} ${Rt(o)}`];let a=t.tokens_needed,c=[s("z is {z}, not above the threshold {threshold}.",i),s("That does not prove that \
there is none: the text may be too short, or the mark may have been removed.")];return V(a)&&a>sn(t)&&c.push(s("If the text went on like this, about {number} to\
kens would be enough.",{number:z(a)})),["even","◇",s("No sign of this watermark"),c.join(" ")]}var sn=({num_tokens_scored:t,tokens:e})=>V(t)?t:(e||[]).filter(
([,,,,n])=>n).length;function Zh(t){let{kind:e,z_score:n,p_value:o,confidence:r,threshold:i,false_positive_rate:a,tokens_needed:c}=t;return[...e==="green"?Qh(t):
ep(t),[s("z-score"),ie(n),e==="green"?s("How many standard deviations more tokens are green than without a watermark: (green − ratio × scored) / √(scored × rati\
o × (1 − ratio))."):s("How many standard deviations the weighted mean lies above that of fair coins.")],[s("p-value"),He(o),s("The probability of a z at leas\
t as high in a text without this watermark: the upper tail of the normal distribution. It assumes independent tokens; where phrases are repeated, z scatters mor\
e.")],[s("confidence"),r>.9999?"> 0.9999":J(r,4),s("1 − p. It is not the probability that the text is watermarked: a text without the watermark has 0.9 or more \
in one of ten cases, and 0.5 or more in one of two.")],[s("false-positive rate"),He(a),s("What the threshold {threshold} means: the share of texts without this \
watermark whose z is above it.",{threshold:Number(i.toFixed(2))})],...V(c)?[[s("tokens needed"),z(c),s("How many scored tokens reach the threshold at this share\
: z grows with the square root of their number.")]]:[]]}function Qh({num_tokens_scored:t,num_green_tokens:e,green_fraction:n,ratio:o,list_size:r}){return[[s("to\
kens scored"),z(t),s("Tokens of which the detector can tell whether they are green. The first ones have too few tokens before them; where repeated n-grams count\
 once, later ones are left out.")],[s("green tokens"),z(e),s("Scored tokens on their green list, which holds {size} tokens of the vocabulary.",{size:z(r)})],[s(
"green fraction"),D(n),s("Green tokens / tokens scored. Without the watermark about {share} are green: the ratio.",{share:D(o)})]]}function ep(t){let{mean:e,weighted_mean:n,
num_g_values:o,posterior:r,layers:i}=t;return[[s("tokens scored"),z(sn(t)),s("Tokens with enough tokens before them, whose context has not occurred before.")],[
s("g-values"),z(o),B((i||[]).length,"One for each scored token, with {count} key: 0 or 1, like a fair coin in a text without the watermark.","One for each score\
d token and each of the {count} keys: 0 or 1, like a fair coin in a text without the watermark.")],[s("mean g-value"),J(e,4),s("The share of g-values that are 1\
. Without the watermark it is about 0.5.")],[s("weighted mean"),J(n,4),s("The same with more weight on the first keys, whose rounds of the tournament leave the \
clearest mark.")],...V(r)?[[s("posterior"),D(r),s("The trained Bayesian detector’s probability that the text is watermarked, if it is like the texts that the de\
tector was trained on.")]]:[]]}function rn(t,e){let n=e.map(({report:c})=>new Map(Zh(c).map(d=>[d[0],d]))),o=[...new Set(n.flatMap(c=>[...c.keys()]))],[r]=Y(t.tHead,
1,()=>l("tr")),i=Y(r,e.length+1,()=>l("th","",null,{scope:"col"}));e.forEach(({name:c},d)=>M(i[d+1],c)),t.tHead.hidden=e.length<2;let a=Y(t.tBodies[0],o.length,
()=>{let c=l("tr"),d=l("th","",null,{scope:"row"});return d.append(l("span","",null,{tabindex:0})),c.append(d),c});o.forEach((c,d)=>{let m=Y(a[d],e.length+1,()=>l(
"td")),w=n.find(b=>b.has(c)).get(c);M(m[0].firstChild,c),K(m[0].firstChild,{"data-tip":w[2]}),n.forEach((b,k)=>M(m[k+1],b.has(c)?b.get(c)[1]:"–"))})}function gt({
tokens:t,prompt_tokens:e}){return t.map(([,n,o,r,i,a],c)=>({token:{text:n,piece:o},mark:{green:r,g:a,counted:i||!(r!==null||a!==null)},words(){let m={number:z(c+
1),token:Z(n),mark:tp(r,a,i)};return c<e?s("Token {number}, of the prompt, {token}: {mark}",m):s("Token {number}, {token}: {mark}",m)}}))}function tp(t,e,n){if(t===
null&&e===null)return s("not scored, because too few tokens come before it.");if(e!==null){let r=s("mean g-value {g}, where chance gives 0.5.",{g:e.toFixed(2)});
return n?r:`${r} ${s("Not counted: its context came before, or it is left out.")}`}let o=t?s("◆ green."):s("◇ red.");return n?o:`${o} ${s("Not counted: the \
same n-gram came before, or it is left out.")}`}var wt=({kind:t,tokens:e})=>[t,{unscored:e.some(([,,,n,,o])=>n===null&&o===null),repeated:e.some(([,,,n,o,r])=>!o&&
(n!==null||r!==null))}];function bc(t,e){let n=c=>t.querySelector(".gp-"+c),o=new Ee(n("words"));function r({before:c,after:d}){if(d.error)return["even","…",s("Nothing left to score"),
`${s(d.error.message)} ${s("z was {z} before.",{z:ie(c.z_score)})}`];let m=s("z from {before} to {after}",{before:ie(c.z_score),after:ie(d.z_score)}),w=Number(d.
threshold.toFixed(2));return c.prediction?d.prediction?["good","◆",m,s("Still above the threshold {threshold}: the watermark survived.",{threshold:w})]:["bad",
"◇",m,s("No longer above the threshold {threshold}: the detector does not find the watermark any more.",{threshold:w})]:["even","◇",m,s("The text did not pa\
ss the threshold {threshold} before the attack: there is nothing to remove.",{threshold:w})]}function i({how:c,strength:d}){return c?V(d)?s("{attack}, strength \
{strength}",{attack:s(c),strength:D(d)}):s(c):s("edited by hand")}function a(c){let{before:d,after:m}=c,[w,b,k,$]=r(c);K(n("answer"),{"data-verdict":w}),M(n("an\
swer-sign"),b),M(n("answer-words"),k),M(n("answer-more"),$),M(n("told"),`${k}. ${$}`),M(n("about"),i(c)),U(n("of-text"),!m.error),m.error||(Ke(n("legend"),...wt(
m)),o.show(gt(m)));let P=[{name:s("before"),report:d},...m.error?[]:[{name:s("after"),report:m}]];rn(n("found-numbers"),P)}return c=>{t.hidden=!e.found,!t.hidden&&
c.found&&a(e.found)}}function kc(t,e){let n=x=>t.querySelector(".gp-"+x),o=["without","with"],r=n("threshold"),i=3,a=()=>e.answered("pair"),c=({report:x})=>!!x&&!x.error,d=o.map(x=>{
let h=l("div"),[p,u,f]=[l("p","gp-facts"),l("p","gp-problem","",{role:"status"}),l("div","gp-text-body",null,{dir:"auto"})];return h.append(l("h3","",x==="with"?
s("With the watermark"):s("Without the watermark")),p,u,f),n("texts").append(h),{facts:p,problem:u,text:new Ee(f),shown:0,report:null}});r.addEventListener("inp\
ut",()=>{let x=r.valueAsNumber;!Number.isFinite(x)||x<0||x>20||(i=x,a()&&W())});function m(x,h,p){if(p){x.report!==p&&x.text.show(gt(p)),Object.assign(x,{report:p,
shown:0});return}let[u]=e.groups[h].entries,f=u.tokens.map(g=>({token:g,mark:{},words:()=>s("{token}, not scored yet",{token:Z(g.text)})}));x.text.show(f,x.report?
0:x.shown),Object.assign(x,{report:null,shown:f.length})}function w({tokens:x,perplexity:h,stop_reason:p,report:u}){if(!x)return s("not started");let f=[B(x,"{c\
ount} token","{count} tokens")];return V(h)&&f.push(s("perplexity {value}",{value:h.toFixed(2)})),u&&!u.error&&f.push(u.kind==="green"?s("{share} green",{share:D(
u.green_fraction)}):s("mean g-value {g}",{g:u.mean.toFixed(3)})),p&&f.push(ge(p)[1]),f.join(" · ")}function b({texts:x}){x.forEach((p,u)=>{let f=d[u];m(f,u,c(p)?
p.report:null),M(f.facts,w({...p,tokens:p.tokens||e.groups[u].entries[0].tokens.length}));let{error:g}=p.report||{};U(f.problem,!!g),M(f.problem,g?`${s(g.message)}\
 ${s(g.fix)}`:"")});let h=x.filter(c).map(({report:p})=>wt(p)[1]);Ke(n("legend"),e.found.kind,{unscored:h.some(({unscored:p})=>p),repeated:h.some(({repeated:p})=>p)})}
function k({texts:x}){if(!x.every(c))return x.find(({report:g})=>g&&g.error)?["even","–",s("No comparison"),s("One of the texts cannot be scored.")]:["wait","\
…",e.done?s("No answer"):s("Not known yet"),s("Both texts must be complete.")];let[h,p]=x.map(({report:f})=>f.z_score),u=s("z is {marked} with the watermark a\
nd {plain} without it; the threshold is {threshold}.",{marked:ie(p),plain:ie(h),threshold:Number(i.toFixed(2))});return h>i?["bad","✗",s("A false positive"),`${u}\
 ${s("The text without the watermark passes it.")}`]:p>i?["good","◆",s("The watermark is found"),u]:["even","◇",s("The watermark is not found"),`${u} ${P(x[1].
report)}`]}let $=({tokens_needed:x,threshold:h})=>V(x)&&h>0?Math.ceil(x*(i/h)**2):null;function P(x){let[h,p]=[$(x),sn(x)];return h>p?B(h,"If the text went on l\
ike this, about {count} scored token would be needed; it has {scored}.","If the text went on like this, about {count} scored tokens would be needed; it has {sco\
red}.",{scored:z(p)}):s("A longer text or a stronger mark would help.")}function S({texts:x}){let[h,p]=x.map(({perplexity:f})=>f);return!x.every(c)||!V(h)||!V(p)?
"":`${s("Perplexity under the model, without the watermark and with it: {plain} and {marked}.",{plain:h.toFixed(2),marked:p.toFixed(2)})} ${s("One pair of texts\
 says little about the cost; “{question}” measures it.",{question:s("What does it cost?")})}`}function O(x){let[h,p,u,f]=k(x);K(n("answer"),{"data-verdict":h}),
M(n("answer-sign"),p),M(n("answer-words"),u),M(n("answer-more"),`${f} ${S(x)}`.trim()),M(n("means"),Rt(i)),e.done&&M(n("told"),`${u}. ${f}`);let g=e.entries[0]&&
e.entries[0].seed;M(n("about"),[er(x.watermark),...V(g)?[s("seed {seed}",{seed:g})]:[]].join(" · "))}function A({report:x,expected:h}){if(!V(h)||x.kind!=="gree\
n")return null;let{ratio:p,num_tokens_scored:u}=x,f=Array.from({length:Math.min(60,u)},(g,y)=>(y+1)*u/Math.min(60,u));return{name:s("expected with it, at least"),
look:"expected",points:f.map(g=>[g,ln(h*g,g,p)]),tip:s("At least {share} of the tokens are expected to be green with this bias, by theorem 4.2 of Kirchenbauer e\
t al. 2023, from the model’s distributions along the text.",{share:D(h)})}}function C({texts:x}){if(U(n("evidence"),x.every(c)),n("evidence").hidden)return;let[
h,p]=x,u=[{name:s("with the watermark"),look:"measured",points:p.report.curve},A(p),{name:s("without it"),look:"other",points:h.report.curve}].filter(Boolean);Bt(
n("keys"),u),zt(n("curves"),{curves:u,threshold:i});let f=x.map(({report:g},y)=>{let E=ze(g.z_score);return{name:y?s("with"):s("without"),report:{...g,threshold:i,
p_value:E,confidence:1-E,false_positive_rate:ze(i),tokens_needed:$(g)}}});rn(t.querySelector("table"),f)}function W(){b(e.found),O(e.found),C(e.found)}return new ResizeObserver(
()=>a()&&C(e.found)).observe(t),x=>{t.hidden=!a(),!t.hidden&&(x.run&&d.forEach(h=>Object.assign(h,{report:null,shown:0})&&h.text.show([])),(x.run||x.found||x.status||
x.steps)&&W())}}function er(t){return Array.isArray(t.keys)?B(t.keys.length,"SynthID, {count} key, n-grams of {length}","SynthID, {count} keys, n-grams of {leng\
th}",{length:t.ngram_len}):s("green lists of {ratio}, bias {bias}, {scheme}, context width {width}",xc(t))}function yc(t){return Array.isArray(t.keys)?s("SynthI\
D, n-grams of {length}",{length:t.ngram_len}):s("green lists of {ratio}, {scheme}, context width {width}",xc(t))}var xc=({greenlist_ratio:t=.25,bias:e=2,seeding_scheme:n="\
lefthash",context_width:o=1})=>({ratio:D(t),bias:e,scheme:n,width:o});var No=t=>Object.hasOwn(Sn,t)?s(Sn[t][0]):t;function vc(t,e){let n=E=>t.querySelector(".gp-"+E),[o,r]=[n("which"),n("threshold")],i={},a=null,c=.01,d=()=>e.answered(
"sure"),m=({auc:E})=>V(E),w=({scores:E,learned:L})=>{let _=E.findIndex(({name:T})=>T===a);return _>=0?_:L?E.length-1:0},b=E=>i[E]??(E==="posterior"?.5:e.found.threshold);
o.addEventListener("change",()=>{a=o.value,y()}),r.addEventListener("input",()=>{!Number.isFinite(r.valueAsNumber)||Math.abs(r.valueAsNumber)>100||(i[e.found.scores[w(
e.found)].name]=r.valueAsNumber,p(e.found))});function k({counts:E,scores:L,fewest:_},T){let v=e.done?s("No answer"):s("Not known yet");if(!m(T))return["wait","\
…",v,e.done?s("At least one text without the watermark and one with it must be scored."):s("The first texts are being written.")];let[q]=T.rates;if(Math.min(...E)<
_)return["wait","…",v,B(E[1],"{count} text with the watermark and {plain} without it are too few to tell: {fewest} of each are needed.","{count} texts with th\
e watermark and {plain} without it are too few to tell: {fewest} of each are needed.",{plain:z(E[0]),fewest:z(_)})];let I={found:z(q.detected),number:z(q.marked),
rate:D(q.level)},F=e.running?s("{found} of {number} found at {rate} false positives so far",I):s("{found} of {number} found at {rate} false positives",I),N=[...$(
q,L.length>1?No(T.name):""),s("AUC of these texts: {auc}.",{auc:T.auc.toFixed(3)})].join(" ");return[q.apart?"good":"even",q.apart?"◆":"◇",F,N]}function $(E,L){
let[_,T]=E.found_between.map(D),v={number:z(E.false_positives),share:D(E.false_between[1])},q=[L?s("By the {score}, the true detection rate lies between {low} a\
nd {high}.",{score:L,low:_,high:T}):s("The true detection rate lies between {low} and {high}.",{low:_,high:T}),E.false_positives?s("Of the texts without the wat\
ermark, {number} passed, so the true false-positive rate may be up to {share}.",v):s("Of the texts without the watermark, none passed, but the true false-positi\
ve rate may be up to {share}.",v)];return E.level>c&&q.push(B(E.plain,"{rate} is the smallest rate that {count} text without it can show.","{rate} is the smalle\
st rate that {count} texts without it can show.",{rate:D(E.level)})),E.apart||q.push(s("The intervals overlap: it is not known whether more are found than pass \
by chance.")),q}function P(E){let[L,_,T,v]=k(E,E.scores[w(E)]);K(n("answer"),{"data-verdict":L}),M(n("answer-sign"),_),M(n("answer-words"),T),M(n("answer-more"),
v),e.done&&M(n("told"),`${T}. ${v}`),M(n("missing"),Ae(e,E)),M(n("about"),[er(E.watermark),...E.learned?[s("only the texts that no detector was trained on")]:[]].
join(" · "));let{left_out:q,problem:I}=E;U(n("warning"),q>0);let F=I?`${s(I.message)} ${s(I.fix)}`:s("No token in them counts.");M(n("warning"),q>0?`⚠ ${B(q,
"{count} text was not scored.","{count} texts were not scored.")} ${F}`:"")}let S=(E,L)=>E.filter(_=>_>L).length;function O({values:E,name:L},_){let[T,v]=E.map(
N=>S(N,_)),[q,I]=[T/E[0].length,v/E[1].length],F=[B(E[1].length,"Above {threshold}: {marked} of {count} text with the watermark ({found}), and {plain} of {other\
s} without it ({passed}).","Above {threshold}: {marked} of {count} texts with the watermark ({found}), and {plain} of {others} without it ({passed}).",{threshold:Number(
_.toFixed(2)),marked:z(v),found:D(I),plain:z(T),others:z(E[0].length),passed:D(q)})];return L!=="posterior"&&F.push(s("If scores without the watermark were stan\
dard normal, {share} would pass.",{share:He(ze(_))})),{x:q,y:I,words:F.join(" ")}}function A(E,L){let _=2/(9*(L-1));return E**2>(1-_+1.645*Math.sqrt(_))**3}function C({
values:E,normal:L,name:_}){if(_==="posterior"||!L[0])return"";let[T,v]=L.map(I=>I&&{mean:ie(I[0]),deviation:I[1].toFixed(2)}),q=[s("Without the watermark: mean \
{mean}, standard deviation {deviation}; in theory 0 and 1.",T),v?s("With it: mean {mean}, standard deviation {deviation}.",v):s("With it: too few texts.")];return A(
L[0][1],E[0].length)&&q.push(s("The scores without the watermark scatter more than in theory, as they do where phrases repeat: try “{option}”.",{option:s("c\
ount repeated n-grams once")})),q.join(" ")}function W({scores:E}){let L=E.filter(m).flatMap(T=>T.rates.map(v=>[T,v])),_=Y(t.querySelector(".gp-rates tbody"),L.
length,()=>{let T=l("tr");return T.append(l("th","",null,{scope:"row"}),...Array.from({length:4},()=>{let v=l("td");return v.append(l("span")," ",l("small")),v})),
T});L.forEach(([T,v],q)=>{let[I,F,N,R,j]=_[q].cells,[H,G]=v.found_between.map(D);M(I,No(T.name)),x(F,D(v.level),""),v.shown?x(N,D(v.detected/v.marked),V(v.threshold)?
s("({low} to {high}), threshold {threshold}",{low:H,high:G,threshold:ie(v.threshold)}):s("({low} to {high})",{low:H,high:G})):x(N,s("not known"),B(Math.ceil(1/v.
level-1e-9),"needs {count} text without it","needs {count} texts without it")),x(R,v.normal?D(v.normal.rate):"–",v.normal?s("threshold {value}",{value:ie(v.normal.
threshold)}):""),v.shown?x(j,s("up to {share}",{share:D(v.false_between[1])}),s("{passed} of {number} passed",{passed:z(v.false_positives),number:z(v.plain)})):
x(j,"–","")})}function x(E,L,_){M(E.children[0],L),M(E.children[1],_)}function h({scores:E}){let[{rates:L}]=E.filter(m),_=L.filter(({shown:I})=>!I).map(({level:I})=>D(
I));if(!_.length)return"";let[T,v]=_;return`${B(L[0].plain,"With {count} text without the watermark, a false-positive rate of {rate} is less than one text, so t\
he samples cannot show it.","With {count} texts without the watermark, a false-positive rate of {rate} is less than one text, so the samples cannot show it.",{rate:v?
s("{first} or {second}",{first:T,second:v}):T})} ${s("The normal distributions reach further, as far as the scores are normal.")}`}function p(E){let L=E.scores[w(
E)];if(U(n("shown"),m(L)),!m(L))return;let _=b(L.name);document.activeElement!==r&&(r.value=_);let T=O(L,_);ue(n("scores"),An(e.charts[`scores ${L.name}`],_,s("\
threshold {value}",{value:Number(_.toFixed(2))}))),M(n("at-threshold"),T.words),M(n("spreads"),C(L)),U(n("of-fit"),L.name!=="posterior"&&L.normal.some(Boolean));
let v=E.scores.filter(m);if(ue(n("roc"),wr(e.charts[`roc ${L.name}`],T)),f(n("roc-keys"),v.map(({name:I,auc:F},N)=>[N===v.indexOf(L)?"gp-roc-main":`gp-roc-other\
 gp-roc-${N%3}`,s("{score}: AUC {auc}",{score:No(I),auc:F.toFixed(3)}),s(Tn(Sn,I,["","",""])[2])])),W(E),M(n("few"),h(E)),U(n("of-lengths"),E.lengths.length>1),
E.lengths.length<2)return;ue(n("lengths-box"),e.charts.lengths);let q=E.kind==="synthid"?s("mean g"):"z";f(n("length-keys"),[["gp-z-measured",s("found at {rate}\
 false positives, by {score}, from the samples",{rate:u(E.lengths),score:q}),s("The threshold is the laxest that at most this share of the cut texts without the\
 watermark passes; unless the share is 1%, so few texts cannot show a smaller one. The bars are the 95 % intervals of the true rate.")],["gp-z-expected",s("the \
same by normal distributions"),s("As if the scores at each length were normal.")],["gp-z-other",s("AUC"),s("How often a cut text with the watermark scores highe\
r than one without: 50% is guessing.")]])}function u(E){let L=E.map(({levels:[v]})=>v),[_,T]=[Math.min(...L),Math.max(...L)].map(D);return _===T?_:s("{low} to {\
high}",{low:_,high:T})}function f(E,L){let _=Y(E,L.length,()=>{let T=l("span"),v=ee("svg");return K(v,{width:26,height:8,"aria-hidden":"true"}),v.append(ee("pat\
h")),T.append(v,l("span","",null,{tabindex:0})),T});L.forEach(([T,v,q],I)=>{K(_[I].firstChild.firstChild,{class:T,d:"M1 4H25"}),M(_[I].lastChild,v),K(_[I].lastChild,
{"data-tip":q})})}function g({scores:E}){U(n("of-score"),E.length>1);let L=E.map(({name:_})=>_).join();o.dataset.key!==L&&(o.dataset.key=L,o.replaceChildren(...E.
map(({name:_})=>l("option","",No(_),{value:_}))),o.value=E[w(e.found)].name)}function y(){g(e.found),P(e.found),p(e.found)}return E=>{t.hidden=!d(),!t.hidden&&(E.
found||E.status)&&y()}}function Sc(t,e){let n=A=>t.querySelector(".gp-"+A),o=[s("the text alone"),s("with its prompt")],r=new Ee(n("words")),i=n("which");i.addEventListener("change",()=>b());
let a=()=>e.found.reports[Math.min(Number(i.value),e.found.reports.length-1)];function c({reports:A,once:C,otherwise:W}){let[x,h,p,u]=wc(A[0],C?null:W);K(n("ans\
wer"),{"data-verdict":x}),M(n("answer-sign"),h),M(n("answer-words"),p),M(n("answer-more"),u),M(n("told"),`${p}. ${u}`),U(n("beside"),A.length>1),A.length>1&&M(n(
"beside"),m(A));let f=d(e.found);U(n("repeats"),!!f),M(n("repeats"),f),M(n("about"),w(e.found))}function d({reports:[{num_tokens_scored:A}],otherwise:C,once:W}){
let x=C?C.num_tokens_scored:null;if(!V(x)||x===A)return"";let h=ie(C.z_score);return W?B(x-A,"Left out as repeated: {count} token. With it, z would be {z}.","Le\
ft out as repeated: {count} tokens. With them, z would be {z}.",{z:h}):B(A-x,"Of the scored tokens, {count} only repeats an n-gram that came before, which is no\
 new evidence: counted once, z is {z}.","Of the scored tokens, {count} only repeat an n-gram that came before, which is no new evidence: counted once, z is {z}.",
{z:h})}function m([A,C]){let W=C.z_score-A.z_score,x=Math.abs(W)<.005?s("This changes nothing."):W<0?s("This dilutes the mark."):s("This happens to add to it."),
h=ie(C.z_score);return`${B(C.prompt_tokens,"With its prompt, z is {z}: {count} token of the prompt counts too.","With its prompt, z is {z}: {count} tokens of th\
e prompt count too.",{z:h})} ${x}`}function w({model:A,watermark:C,exact:W,once:x}){return[Array.isArray(C.keys)?B(C.keys.length,"SynthID, {count} key","SynthID\
, {count} keys"):s("green list, {scheme}",{scheme:C.seeding_scheme||"lefthash"}),W?s("the tokens of the run"):s("tokens as {model} splits the text",{model:A}),...x?
[s("repeated n-grams counted once")]:[]].join(" · ")}function b(){let A=a();Ke(n("legend"),...wt(A)),r.show(gt(A))}function k({reports:A}){let C=A.map(({curve:u},f)=>({
name:A.length>1?o[f]:"z",look:f?"other":"measured",points:u||[]})),[{tokens_needed:W,threshold:x}]=A,h=sn(A[0]),p=V(W)?{at:W,words:$(W,h)}:null;zt(n("curve-box"),
{curves:C,threshold:x,needed:p}),Bt(n("curve-keys"),A.length>1?C:[])}function $(A,C){return A<=C?B(A,"At the share of this text, {count} token reaches the thres\
hold.","At the share of this text, {count} tokens reach the threshold."):B(A,"At the share of this text, {count} token reaches the threshold: {more} more.","At \
the share of this text, {count} tokens reach the threshold: {more} more.",{more:z(A-C)})}function P(){U(n("of-layers"),!!e.charts.layers),ue(n("layers-box"),e.charts.
layers)}function S(A){let{reports:C}=e.found;U(n("of-prompt"),C.length>1),c(e.found),A&&b(),rn(n("found-numbers"),C.map((W,x)=>({name:o[x],report:W}))),k(e.found),
P()}let O=()=>!!e.found;return new ResizeObserver(()=>O()&&S(!1)).observe(t),A=>{t.hidden=!O(),!t.hidden&&A.found&&S(!0)}}function _c(t,e){let n=t.querySelector("tbody"),o=t.querySelector(".gp-mistake-note");function r({rows:b,threshold:k}){let $=b.flatMap(({reports:C})=>C.map(({z_score:W})=>W)).
filter(V),P=Math.min(-3,...$)-.4,S=Math.max(k,...$)+.4,O=C=>(C-P)/(S-P),A=Y(n,b.length,i);b.forEach(({what:C,how:W,meaning:x,keeps:h,reports:p},u)=>{let[f,g,y]=A[u].
cells;A[u].classList.toggle("gp-right",u===0);let[E,L]=f.children;M(E,s(C)),K(E,{"data-tip":s(x)}),M(L,s(W));let _=p.map(({z_score:q})=>q).filter(V);a(g.firstChild,
_.map(O),{zero:O(0),threshold:O(k)});let T=_.length>1?s("{low} to {high}",{low:ie(Math.min(..._)),high:ie(Math.max(..._))}):ie(_[0]);M(y.children[0],T),M(y.children[1],
c(p,h));let v=u?d({keeps:h,meaning:x,reports:p},k):"";U(y.children[2],!!v),M(y.children[2],v)}),M(o,w(b))}function i(){let b=l("tr"),k=l("th","",null,{scope:"ro\
w"});k.append(l("span","",null,{tabindex:0}),l("small"));let $=l("td");$.append(l("span","gp-strip",null,{"aria-hidden":"true"}));let P=l("td");return P.append(
l("b"),l("small"),l("small","gp-why")),b.append(k,$,P),b}function a(b,k,{zero:$,threshold:P}){let S=[$,P,...k],O=Y(b,S.length,()=>l("i"));S.forEach((A,C)=>{ae(O[C],
["gp-line gp-zero","gp-line"][C]||"gp-dot"),oe(O[C],"left",A)})}function c(b,k){let[$]=b.filter(({error:A})=>A);if($)return s($.error.message);let P=b.filter(({
prediction:A})=>A).length,S=k==="none";if(b.length===1)return P?S?s("▲ above it by chance"):s("◆ watermarked"):s("◇ no sign");if(!P)return s("◇ no sign in\
 {number} tries",{number:b.length});let O={passed:P,number:b.length};return S?s("▲ {passed} of {number} above it by chance",O):s("◆ {passed} of {number} water\
marked",O)}function d({keeps:b,meaning:k,reports:$},P){let S=$.filter(({prediction:x})=>x);if(!S.length)return"";if(b!=="none")return s(k);let{num_tokens_scored:O,
once:A}=S.reduce((x,h)=>h.z_score>x.z_score?h:x),C=A&&V(O)?O-A.num_tokens_scored:0,W=[];if(C>0){W.push(B(C,"p counts each token as new evidence, but {count} of \
the {scored} only repeats an n-gram.","p counts each token as new evidence, but {count} of the {scored} only repeat an n-gram.",{scored:z(O)}));let x=ie(A.z_score);
W.push(A.z_score>P?s("Counted once, z is {z}.",{z:x}):s("Counted once, z is {z}, not above the threshold.",{z:x}))}return(!C||A.z_score>P||$.length>1)&&W.push(...m(
P,$.length)),W.join(" ")}function m(b,k){let $=ze(b),P=A=>z(Number((1/A).toPrecision(2))),S=[$>.1?s("{share} of texts without this watermark pass the threshold.",
{share:D($)}):s("One in {odds} texts without this watermark passes the threshold.",{odds:P($)})];if(k===1)return S;let O=1-(1-$)**k;return S.push(O>.1?s("With {\
tries} tries at each text, {share} pass at least once.",{tries:z(k),share:D(O)}):s("With {tries} tries at each text, one in {odds} passes at least once.",{tries:z(
k),odds:P(O)})),S}function w([b]){return b.reports[0].prediction?"":s("The given settings find nothing either. If the text is watermarked, they may be wrong the\
mselves, or the text is too short.")}return b=>{t.hidden=!e.found,!t.hidden&&b.found&&r(e.found)}}function Oc(t,e){let n=a=>t.querySelector(".gp-"+a);function o({how:a,points:c,of:d,seeds:m,threshold:w}){let b=c.filter(({z:$})=>$.length),k=[s(a),B(m,"{count}\
 seed at each strength","{count} seeds at each strength")];c.length<d&&k.push(s("{done} of {of} strengths so far",{done:c.length,of:d})),M(n("about"),k.join(" ·\
 ")),M(n("strength-words"),r(b,c,w)),ue(n("strength-box"),e.charts.strengths)}function r(a,c,d){let m=({strength:O,z:A})=>O===0?A[0]>d?"above":"below":Ts(A,d),w=(...O)=>i(
a,A=>O.includes(m(A))),[b,k,$]=[w("above"),w("below"),w("open","few")],P=c.filter(({refused:O})=>O).map(({strength:O})=>D(O)),S=[];return a.length&&a[0].strength===
0&&m(a[0])!=="above"&&S.push(s("The text is not above the threshold even before the attack.")),b&&S.push(s("At strength {strengths}, the median z is above the t\
hreshold.",{strengths:b})),k&&S.push(s("At strength {strengths}, the median z is not above the threshold.",{strengths:k})),$&&S.push(s("At strength {strengths},\
 it is not known whether the median z is above the threshold: the seeds disagree or are too few.",{strengths:$})),P.length&&S.push(s("At strength {strengths}, t\
oo little text is left to score, for some seeds or for all.",{strengths:P.join(", ")})),S.join(" ")}function i(a,c){let d=[];a.forEach((w,b)=>{c(w)&&(b&&c(a[b-1])?
d.at(-1)[1]=w.strength:d.push([w.strength,w.strength]))});let m=d.map(([w,b])=>w===b?D(w):s("{low} to {high}",{low:D(w),high:D(b)}));return m.length>1?s("{names\
} and {last}",{names:m.slice(0,-1).join(", "),last:m.at(-1)}):m.join("")}return a=>{t.hidden=!e.found,!t.hidden&&a.found&&o(e.found)}}function np(t){switch(t){case"context":return s("no mark: fewer tokens come before it than the watermark looks at.");case"repeated":return s("no mark: its conte\
xt has occurred before, and SynthID marks each context once.");case"removed":return s("no mark: it was given, and an earlier processor had removed it.");case"bi\
as":return s("no mark: the bias is 0.");default:return s("no mark.")}}function tr(t){let e=t&&t.effective&&t.effective.watermarking_config||{},n=Array.isArray(e.
keys)?e.keys.length:0,o=e.greenlist_ratio,r=e.seeding_scheme==="selfhash",i=e.context_width;return{config:e,keys:n,selfhash:r,ratio:o>0&&o<1?o:null,early:n?Ht(e.
ngram_len,1)-1:Ht(i,1)-Number(r)}}function Wo({config:t,keys:e,ratio:n}){if(e)return B(e,"SynthID: {count} key, n-grams of {length} tokens","SynthID: {count} ke\
ys, n-grams of {length} tokens",{length:t.ngram_len});if(n===null)return s("a green list whose settings are not known");let{bias:o,seeding_scheme:r,context_width:i,
hashing_key:a}=t;return s("green list: {ratio} of the vocabulary, bias {bias}, {scheme}, context width {width}, key {key}",{ratio:D(n),bias:o,scheme:r,width:i,key:a})}
function Mc({chosen:t,index:e,mark:n,given:o,isFirst:r},i){let a=w=>s("Token {number}, {token}: {mark}",{number:z(e+1),token:Z(t.text),mark:w});if(!n)return a(o?
s("given, before the watermark began."):s("not marked."));if(n.why)return a(np(n.why));let c=s("Its probability: {before} before the watermark, {after} after.",
{before:D(n.chosen_before),after:D(n.chosen_after)}),d=r?[s("Not counted: a detector without the prompt does not know what comes before it.")]:[];if(n.kind==="s\
ynthid"){let w=B(i.keys,"mean g-value {g} over {count} key.","mean g-value {g} over {count} keys.",{g:J(n.g,2)});return[a(w),c,...d].join(" ")}let m=n.green?s("\
◆ green: it got the bias."):s("◇ red: it got no bias.");return[a(m),c,op(n,i),...d].join(" ")}function op(t,{ratio:e,selfhash:n}){let o=t.listed??0,r={before:D(
t.mass_before??0),after:D(t.mass_after??0)};return n?B(o,"Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} before, {after}\
 after.","Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} together before, {after} after.",r):e===null?B(o,"On the list, \
{count} token could be chosen here: {before} before, {after} after.","On the list, {count} tokens could be chosen here: {before} together before, {after} after.",
r):B(o,"On the list of {ratio} of the vocabulary, {count} token could be chosen here: {before} before, {after} after.","On the list of {ratio} of the vocabulary\
, {count} tokens could be chosen here: {before} together before, {after} after.",{...r,ratio:D(e)})}var Ec={marks:0,scored:0,green:0,g:0,expected:0,unscored:0,early:0,
chosen:0,surprisal:0,gained:0,suppressed:0,likely:0,entropy:0,z:null,foreseen:null};function Tc(t,e,n,o){let{mark:r,index:i}=e,a={...t};if(!r)return{...a,unscored:t.
unscored+1};a.marks+=1;let c=r.kind==="synthid"?r.g:r.green;if(r.chosen_before>0&&r.chosen_after>0){a.chosen+=1,a.surprisal-=Math.log(r.chosen_before),a.gained+=
Math.log(r.chosen_after/r.chosen_before);let{stages:d,entropy_before:m}=e.distribution;a.entropy+=o>0&&d[o-1]?d[o-1].entropy:m,a.likely-=sp(e,o)}return a.suppressed+=
r.suppressed,c===null?{...a,unscored:t.unscored+1}:i<n.early?{...a,early:t.early+1}:(a.scored+=1,a.green+=Number(c),a.expected+=r.expected??0,r.kind==="synthid"?
a.z=n.keys?(2*a.green-a.scored)*Math.sqrt(n.keys/a.scored):null:n.ratio!==null&&(a.z=ln(a.green,a.scored,n.ratio),a.foreseen=ln(a.expected,a.scored,n.ratio)),a)}
function sp({distribution:{candidates:t}},e){let n=t.map(({raw_logprob:o,stage_logprobs:r})=>e>0?r[e-1]:o).filter(o=>o!=null);return n.length?Math.max(...n):0}function Lc(t,e,n,o){
let r=t.find(([,m])=>m>o);if(e.z>o)return{at:r[0],words:B(r[0],"z first passed {threshold} after {count} scored token.","z first passed {threshold} after {count\
} scored tokens.",{threshold:o})};let i=r?[B(r[0],"z first passed {threshold} after {count} scored token, and fell again.","z first passed {threshold} after {co\
unt} scored tokens, and fell again.",{threshold:o})]:[],a=n.keys?e.z>0?e.scored*(o/e.z)**2:1/0:Ur(e.green/e.scored,n.ratio,o),c=Math.max(e.scored+1,Math.ceil(a));
if(!Number.isFinite(c)||c>1e7)return{at:1/0,words:[...i,s("At the share so far, z never reaches {threshold}.",{threshold:o})].join(" ")};let d=B(c,"At the share\
 so far, z reaches {threshold} after about {count} scored token: {more} more.","At the share so far, z reaches {threshold} after about {count} scored tokens: {m\
ore} more.",{threshold:o,more:z(c-e.scored)});return{at:c,words:[...i,d].join(" ")}}function $c(t,e){let n=f=>t.querySelector(".gp-"+f),o=new Ee(n("marked-words"),{press:({step:f})=>e.selectStep(f)}),r=n("threshold"),i=3,a=tr(null),c=0,d=null,m=null;
function w(){a=tr(e.started),c=(e.started&&e.started.processors||[]).findIndex(g=>g==="WatermarkLogitsProcessor"||g==="SynthIDTextWatermarkLogitsProcessor"),d=new be(
Ec,(g,y)=>Tc(g,y,a,c)),o.show([]),M(n("mark-about"),Wo(a))}let b=()=>d.steps.some(({mark:f})=>f&&f.kind==="synthid");function k(f){let{mark:g,index:y}=f,E=y<a.early,
L=g&&!g.why;return{step:f,token:{...f.chosen,piece:f.piece},mark:L?{green:g.green,g:g.g,counted:!E}:{},words:()=>Mc({...f,isFirst:E},a)}}function $(f){o.show(d.
steps.map((E,L)=>o.items[L]&&L<f?o.items[L]:k(E)),f);let{unscored:g,early:y}=d.total;Ke(n("mark-key"),b()?"synthid":"green",{unscored:g>0,repeated:y>0,faint:s("\
faint: a detector without the prompt cannot score it")})}function P(f){let g=f&&!f.isPrompt?o.tokens[f.index]:null;m&&m!==g&&m.classList.remove("gp-current"),m=
g||null,m&&e.selected?m.classList.add("gp-current"):m&&m.classList.remove("gp-current")}let S=f=>{let g=[];for(let y of d.totals)y[f]!==null&&(!g.length||g.at(-1)[0]<
y.scored)&&g.push([y.scored,y[f]]);return g};function O(){let{z:f,scored:g}=d.total,[y,E,L]=A(f,g);K(n("finding"),{"data-verdict":y}),M(n("finding-sign"),E),M(n(
"finding-words"),L),M(n("finding-more"),f===null?"":`${C()} ${s("By chance alone, if each token is new evidence, z would be this high with a probability of {p}.",
{p:He(ze(f))})}`),e.finished&&M(n("mark-told"),`${L}. ${B(g,"{count} token scored.","{count} tokens scored.")}`)}function A(f,g){if(f===null)return["wait","…",
g?s("z is not known, because the watermark’s settings are not"):s("Nothing to score yet")];let y={z:ie(f)};return f>i?["good","◆",e.running?s("A detector fi\
nds it so far: z = {z}",y):s("A detector finds it: z = {z}",y)]:["even","◇",e.running?s("A detector does not find it so far: z = {z}",y):s("A detector does no\
t find it: z = {z}",y)]}function C(){let{green:f,scored:g}=d.total;return b()?B(g,"Mean g-value {mean} over {count} scored token, 0.5 by chance.","Mean g-value \
{mean} over {count} scored tokens, 0.5 by chance.",{mean:(f/g).toFixed(3)}):B(g,"{green} of {count} scored token green, {share} instead of {ratio}.","{green} of\
 {count} scored tokens green, {share} instead of {ratio}.",{green:z(f),share:D(f/g),ratio:D(a.ratio)})}function W(){let f=S("z"),g=[s("What a detector finds tha\
t knows the key and sees the text without its prompt.")];a.keys&&g.push(s("For SynthID it is the z of the plain mean of all g-values, against fair coins."));let y=[
{name:s("this text"),look:"measured",points:f,tip:g.join(" ")}],E=S("foreseen");if(E.length){let _=[s("What this bias leads to at least, given how uncertain the\
 model was at each token: the sum of p / (1 + m p) over the vocabulary, theorem 4.2 of Kirchenbauer et al. 2023, averaged over all green lists.")];e.started.effective.
do_sample||_.push(s("That holds where tokens are drawn; here the likeliest are taken, which can be greener or less green.")),y.push({name:s("expected at least"),
look:"expected",points:E,tip:_.join(" ")})}Bt(n("z-keys"),y);let L=f.length?Lc(f,d.total,a,i):null;zt(n("z-box"),{curves:y,threshold:i,needed:L,label:s("z over \
the number of tokens, threshold {threshold}",{threshold:i})}),M(n("z-needed-words"),L?L.words:""),M(n("threshold-words"),Rt(i))}function x(){let{scored:f,green:g,
expected:y,chosen:E,surprisal:L,gained:_,suppressed:T,marks:v,likely:q,entropy:I}=d.total,{started:F}=e,N=[[s("tokens scored"),z(f),s("Tokens that count: those \
with enough tokens before them, without the prompt.")]];if(f&&!b()&&(N.push([s("green"),D(g/f),s("The share of the scored tokens that got the bias.")]),N.push([
s("expected at least"),D(y/f),s("At least this share is green on average over all green lists, for this bias and the probabilities that the model gave. Where th\
e model is certain of a token, a bias changes little.")])),E){N.push([s("surprisal before the watermark"),de(L/E,e.unit),s("How unexpected the chosen tokens wer\
e just before the watermark, on average: minus the logarithm of their probability.")]);let[R,j]=F.effective.do_sample?[I,s("Tokens drawn without the watermark w\
ould have had this on average: the entropy just before it.")]:[q,s("The likeliest token at each position would have had this.")];e.usesBeams||(N.push([s("withou\
t it"),de(R/E,e.unit),j]),N.push([s("log-probability lost"),de((L-R)/E,e.unit).replace("-","−"),s("The price per token: how much less probable than that the c\
hosen tokens are. Values below 0 are luck.")])),N.push([s("raised by"),de(_/E,e.unit),s("How much the watermark raised the log-probability of the chosen tokens,\
 on average. Over many texts this is the divergence of what was drawn from what the model would draw.")])}return v&&N.push([s("suppressed"),s("{value} of {count\
}",{value:(T/v).toFixed(1),count:z(F.request.top_candidates??10)}),s("How many of the likeliest tokens the watermark made less likely, on average over the posit\
ions.")]),N}function h(){let f=x(),g=Y(n("mark-figures"),f.length,()=>{let y=l("div"),E=l("dt");return E.append(l("span","",null,{tabindex:0})),y.append(E,l("dd")),
y});f.forEach(([y,E,L],_)=>{let[T,v]=g[_].children;M(T.firstChild,y),K(T.firstChild,{"data-tip":L}),M(v,E)})}function p(){O(),h(),W()}function u(f){let y=e.lines().
length>1?e.lineOf(f):null;return y?`${y.label} · ${Wo(a)}`:Wo(a)}return r.addEventListener("input",()=>{let f=r.valueAsNumber,g=f>=0&&f<=30;if(r.setAttribute("\
aria-invalid",String(!g)),!g){M(n("threshold-words"),s("The threshold must be from 0 to 30."));return}i=f,p()}),new ResizeObserver(()=>!t.hidden&&d.total.marks&&
W()).observe(n("z-box")),f=>{(f.run||!d)&&w();let g=e.current(),{keep:y}=d.follow(g?e.lastOf(g):null);t.hidden=!d.total.marks,!t.hidden&&((f.run||f.steps||f.status||
f.selection)&&($(y),M(n("mark-about"),u(g))),P(g),(f.run||f.steps||f.status||f.selection||f.unit)&&p())}}var nr=(t,e)=>t?[e]:[];function Ac(t,e){let n=P=>t.querySelector(".gp-"+P),o=()=>e.answered("cost"),r=({perplexity:P,score:S})=>!!(P&&S),i=({knob:P},S)=>P==="ke\
ys"?B(S,"{count} key","{count} keys"):s("bias {value}",{value:Number(S.toFixed(3))});function a(P){let[S,...O]=P.points,A=O.filter(r).sort((f,g)=>f.value-g.value),
C=e.done?s("No answer"):s("Not known yet");if(!r(S)||!A.length)return["wait","…",C,e.done?s("At least one text without the watermark and one with it must be s\
cored."):s("The first texts are being written.")];let W=s("The threshold is {threshold}.",{threshold:P.threshold}),x=f=>[d(P,f),...m(f,S)].join(" ");if(A.every(
({found:f})=>f==="few")){let f=Math.max(...A.map(({texts:y})=>y)),g=B(f,"{count} text of each strength is too few to tell: {fewest} are needed.","{count} texts \
of each strength are too few to tell: {fewest} are needed.",{fewest:Es});return["wait","…",C,`${x(A.at(-1))} ${g}`]}let h=A[A.findLastIndex(({found:f})=>f!=="\
above")+1];if(h){let f=i(P,h.value);return["good","◆",e.running?s("Found from {strength} on, so far",{strength:f}):s("Found from {strength} on",{strength:f}),
`${W} ${x(h)}`]}let p=A.filter(({found:f})=>f==="above");if(p.length){let f=p.map(({value:g})=>i(P,g)).join(", ");return["even","◇",e.running?s("Found at {str\
engths}, so far",{strengths:f}):s("Found at {strengths}",{strengths:f}),`${s("At the strongest it is not certain.")} ${x(A.at(-1))}`]}let u=A.every(({found:f})=>f===
"below");return["even","◇",c(u),`${W} ${x(A.at(-1))} ${s("Longer texts help.")}`]}function c(P){return P?e.running?s("Not found at any strength so far"):s("No\
t found at any strength"):e.running?s("Not reliably found at any strength so far"):s("Not reliably found at any strength")}function d(P,{value:S,score:{median:O,
low:A,high:C}}){let W={strength:i(P,S),median:ie(O),low:ie(A),high:ie(C)};return C>A?s("At {strength}, the median z is {median}, interval {low} to {high}.",W):s(
"At {strength}, the median z is {median}.",W)}function m({perplexity:P,price:S,dearer:O},A){let C=s("The median perplexity is {marked} instead of {plain}.",{marked:P.
median.toFixed(2),plain:A.perplexity.median.toFixed(2)});if(!S)return[C];let W={times:Ie(S.median),interval:xt(S)};return[C,S.high>S.low?s("Seed by seed it is {\
times}, interval {interval}.",W):s("Seed by seed it is {times}.",W),...O==="open"?[s("That is not a clear cost.")]:O==="few"?[s("These are too few seeds to tell\
.")]:[]]}function w(P){let[S,O,A,C]=a(P);K(n("answer"),{"data-verdict":S}),M(n("answer-sign"),O),M(n("answer-words"),A),M(n("answer-more"),C),e.done&&M(n("told"),
`${A}. ${C}`),M(n("missing"),Ae(e,P)),M(n("about"),yc(P.watermark))}function b(P){let S=P.kind==="green";for(let O of["perplexity","score","share","suppressed"])
ue(n(O),e.charts[O]);M(n("share-name"),S?s("Green tokens"):s("Mean g-value")),n("share-name").dataset.tip=S?s("Green tokens / tokens scored, of all texts of a s\
trength together."):s("The mean of all g-values of the texts of a strength: 0.5 without the watermark."),U(n("of-suppressed"),!!e.charts.suppressed),U(n("limits"),
S),U(n("of-expected"),P.points.some(({expected:O})=>V(O))),M(n("suppressed-name"),s("Suppressed candidates")),n("suppressed-name").dataset.tip=B(P.candidates,"O\
f the {count} candidate that the model found likeliest at a step, how many the watermark made less likely; the mean over all steps.","Of the {count} candidates \
that the model found likeliest at a step, how many the watermark made less likely; the mean over all steps.")}function k(P){let S=P.kind==="green",O=[[P.knob===
"keys"?s("keys"):s("bias"),({value:h})=>h===null?s("none"):String(h)],[s("texts"),({texts:h})=>z(h)],[s("perplexity"),({perplexity:h})=>h?h.median.toFixed(2):"–"],
["z",({score:h})=>h?ie(h.median):"–"],[S?s("green"):s("mean g"),({share:h})=>V(h)?S?D(h):h.toFixed(3):"–"],...nr(P.points.some(({expected:h})=>V(h)),[s("exp\
ected at least"),({expected:h})=>V(h)?D(h):"–"]),...nr(P.points.slice(1).some(({suppressed:h})=>V(h)),[s("suppressed of {count}",{count:P.candidates}),({suppressed:h})=>V(
h)?h.toFixed(2):"–"]),...nr(P.points.some(({moved:h})=>V(h)),[s("moved to green"),({moved:h})=>V(h)?D(h):"–",s("How much probability the watermark moved fro\
m red candidates to green ones at a step, on average.")])],A=t.querySelector("table.gp-numbers"),[C]=Y(A.tHead,1,()=>l("tr")),W=Y(C,O.length,()=>l("th","",null,
{scope:"col"}));O.forEach(([h,,p],u)=>{M(W[u],h),kt(W[u],{scope:"col",...p?{tabindex:0,"data-tip":p}:{}})});let x=Y(A.tBodies[0],P.points.length,()=>l("tr"));P.
points.forEach((h,p)=>{x[p].firstChild||x[p].append(l("th","",null,{scope:"row"}));let u=Y(x[p],O.length,()=>l("td"));O.forEach(([,f],g)=>M(u[g],f(h)))})}function $(){
w(e.found),b(e.found),k(e.found)}return P=>{t.hidden=!o(),!t.hidden&&(P.found||P.status)&&$()}}function Cc(t,e){let n=u=>t.querySelector(".gp-"+u),o=["A","B"],[r,i]=[0,[]],a=()=>e.answered("quiz"),c=()=>e.done?e.found.pairs.filter(({texts:u})=>u.every(({report:f})=>!f.
error)):[],d=({left:u})=>u?0:1,m=()=>i.filter((u,f)=>u===d(c()[f])).length,w=o.map((u,f)=>{let g=l("div","gp-side"),[y,E,L,_]=[l("h3","",s("Text {name}",{name:u})),
l("p","gp-facts"),l("div","gp-body",null,{dir:"auto"}),l("button","gp-button gp-main",s("Text {name} is watermarked",{name:u}),{type:"button"})],T=l("div","",null,
{tabindex:0}),v=l("div");return L.append(T,v),g.append(y,E,L,_),n("texts").append(g),_.addEventListener("click",()=>b(f)),{box:g,title:y,facts:E,plain:T,marked:v,
button:_,text:new Ee(v)}});function b(u){i[r]===void 0&&(i[r]=u,p(),n("next").focus({preventScroll:!0}))}n("next").addEventListener("click",()=>{r=Math.min(r+1,
c().length-1),p(),w[0].button.focus({preventScroll:!0})});let k=u=>u.kind==="green"?u.green_fraction:u.mean,$=u=>u.kind==="green"?s("{share} green",{share:D(u.green_fraction)}):
s("mean g {g}",{g:u.mean.toFixed(3)});function P(u,f,g,y){let{report:E,perplexity:L}=g.texts[f],_=f===d(g)?"with":"without";if(U(u.plain,!y),U(u.marked,y),U(u.button,
!y),U(u.facts,y),y){u.box.dataset.truth=_,M(u.title,S(o[f],_==="with",i[r]===f));let T=[$(E),`z ${ie(E.z_score)}`];V(L)&&T.push(s("perplexity {value}",{value:L.
toFixed(2)})),M(u.facts,T.join(" · ")),u.text.show(gt(E));return}delete u.box.dataset.truth,M(u.title,s("Text {name}",{name:o[f]})),u.text.show([]),M(u.plain,E.
tokens.slice(E.prompt_tokens).map(([,,T])=>T??"").join(""))}function S(u,f,g){return f?g?s("Text {name}: ◆ watermarked, your guess",{name:u}):s("Text {name}: \
◆ watermarked",{name:u}):g?s("Text {name}: not watermarked, your guess",{name:u}):s("Text {name}: not watermarked",{name:u})}function O({texts:u},f){let[g,y]=[
u[f],u[1-f]].map(({report:_})=>_),E={share:$(g),chance:g.kind==="green"?D(g.ratio):"0.5",z:ie(g.z_score)},L=[g.z_score>e.found.threshold?s("What gave it away: {\
share} with the watermark, where chance gives {chance}; z is {z}, more than chance explains.",E):s("What gave it away: {share} with the watermark, where chance \
gives {chance}; z is {z}, too little to be certain.",E),s("Without it: {share}, z {z}.",{share:$(y),z:ie(y.z_score)})];return y.z_score>g.z_score&&L.push(s("Her\
e the detector, too, would have chosen the wrong text: the texts are short, or the mark is weak.")),L.join(" ")}function A(u){let f=i[r]!==void 0;if(w.forEach((L,_)=>P(
L,_,u,f)),U(n("legend"),f),U(n("verdict"),f),U(n("next"),f&&r+1<c().length),!f)return;let g=u.texts.map(({report:L})=>wt(L)[1]);Ke(n("legend"),e.found.kind,{unscored:g.
some(({unscored:L})=>L),repeated:g.some(({repeated:L})=>L)});let y=d(u),E=i[r]===y;K(n("answer"),{"data-verdict":E?"good":"bad"}),M(n("answer-sign"),E?"✓":"✗"),
M(n("answer-words"),E?s("Correct"):s("Wrong: it was text {name}",{name:o[y]})),M(n("answer-more"),O(u,y))}function C(u){if(!e.done)return s("The texts are being\
 written: {done} of {runs}.",{done:z(u.done),runs:z(u.runs)});if(c().length)return"";let f=u.pairs.flatMap(({texts:g})=>g).find(({report:g})=>g.error);return f?
[s("No pair of texts could be scored."),s(f.report.error.message),s(f.report.error.fix)].join(" "):s("No pair of texts was completed. Run the experiment again.")}
function W(u){let f=i.length;if(U(n("sum"),f>0&&f===u.length),n("sum").hidden)return;let g=m();M(n("sum").querySelector("h3"),x(g,f));let y=Array.from({length:f-
g+1},(_,T)=>h(f,g+T)).reduce((_,T)=>_+T,0)/2**f,E=u.filter(({texts:_,left:T})=>_[T?0:1].report.z_score>_[T?1:0].report.z_score).length;M(n("sum-words"),[s("By g\
uessing, {hits} or more are correct in {share} of rounds.",{hits:z(g),share:D(y)}),s("The detector, choosing the text with the higher z, has {right} of {pairs} \
correct.",{right:z(E),pairs:z(f)}),s("Run the experiment again for another round.")].join(" ")),M(n("share-head"),e.found.kind==="green"?s("green with and witho\
ut"):s("mean g with and without"));let L=Y(n("sum").querySelector("tbody"),f,()=>{let _=l("tr");return _.append(l("th","",null,{scope:"row"}),l("td"),l("td"),l(
"td")),_});u.forEach((_,T)=>{let v=d(_),[q,I]=[_.texts[v].report,_.texts[1-v].report],F=R=>R.kind==="green"?D(k(R)):k(R).toFixed(3);[String(T+1),`${i[T]===v?"✓":
"✗"} ${s("text {name}",{name:o[i[T]]})}`,`${F(q)}, ${F(I)}`,`${ie(q.z_score)}, ${ie(I.z_score)}`].forEach((R,j)=>M(L[T].cells[j],R))})}let x=(u,f)=>s("{hits} \
of {pairs} correct",{hits:z(u),pairs:z(f)}),h=(u,f)=>Array.from({length:f},(g,y)=>(u-y)/(y+1)).reduce((g,y)=>g*y,1);function p(){let u=c();M(n("waiting"),C(e.found)),
U(n("round"),u.length>0),M(n("about"),u.length?s("Pair {number} of {pairs}. Same prompt, same seed; one of them has the watermark.",{number:z(r+1),pairs:z(u.length)}):
""),M(n("score"),i.length?x(m(),i.length):""),u.length&&A(u[r]),W(u)}return u=>{t.hidden=!a(),u.run&&([r,i]=[0,[]]),!t.hidden&&(u.run||u.found||u.status)&&p()}}var rp={drafts:qr,beams:ei,beamtree:Oi,hypotheses:Ti,curve:ji,branches:Ja,candidates:Xa,check:ec,layers:tc,logit_lens:oc,numbers:sc,processors:cc,quiz:lc,reranked:dc,
template:pc,token:hc,tokens:gc,watermark:$c},ip={draft_lengths:xr,sameness:Ir,speedup:Rr,batch:Zr,difference:Ji,divergence:Yi,grid:la,lanes:ma,lengths:ga,measures:ba,
progress:ya,trie:Ia,without:Ra,arrival:za,estimate:Ba,kl:ja,opened:Fa,precisions:Da,shelf:Ha,attack:bc,detectability:vc,detection:Sc,marked:kc,mistakes:_c,strengths:Oc,
watermark_cost:Ac,watermark_quiz:Cc};cr(()=>Pi(rp,ip));})();
