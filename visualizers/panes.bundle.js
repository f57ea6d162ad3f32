// Written by .ci/bundle.py from modules with the SHA-256 c15574a1f9c9e648f0b07ab25f076374ee1912da28fd386f63c1280935706947: edit those.
(()=>{var Xo={greedy_search:"greedy decoding",sample:"sampling",beam_search:"beam search",beam_sample:"beam search with sampling",group_beam_search:"diverse beam sear\
ch",constrained_beam_search:"constrained beam search",contrastive_search:"contrastive search",dola_generation:"DoLa",assisted_generation:"assisted decoding",block_diffusion:"\
block diffusion",custom:"your own decoding loop"},Zo={eos:["the EOS token","ended with EOS (end-of-sequence token)"],stop_string:["a stop string","met a stop st\
ring"],length:["the length limit","reached the length limit"],max_time:["the time limit","ran out of time"],criterion:["your own criterion","met your own stoppi\
ng criterion"],loop:["your own decoding loop","was ended by your own decoding loop"],given:["the end of the given text","reached the end of the given text"],unfinished:[
"the end of the search","had not ended when the search did"],step:["one step","continues with “Next token”"],stopped:["stopped by hand","was stopped by hand"]},
ct={num_spec_steps:"Rounds that had a draft.",num_draft_tokens:"All drafted tokens.",num_accepted_draft_tokens:"Drafted tokens that the target model kept.",draft_acceptance_rate:"\
num_accepted_draft_tokens / num_draft_tokens: the share of all drafted tokens that was kept. Tokens after a rejection, which were never judged, count as drafted\
.",judged_acceptance_rate:"num_accepted_draft_tokens / judged tokens, which are the accepted tokens and each round’s first rejection: the probability that a jud\
ged token is kept, α in the paper.",mean_acceptance_length:"1 + num_accepted_draft_tokens / num_spec_steps: how many tokens a round with a draft writes on aver\
age, the target model’s own token included.",acceptance_histogram:"How many rounds with a draft kept none, one, two or more of its tokens.",accepted_by_position:"\
How many of the tokens drafted at each position of a draft were kept.",passes_saved:"Tokens written minus rounds: the forward passes that the target model did n\
ot have to make.",expected_acceptance_rate:"The mean over the judged positions of 1 minus the total variation distance between the target’s and the draft’s dist\
ribution: the share that sampling keeps on average."},Qo={DolaContrast:["DoLa’s contrast","subtracts the log-probabilities of an earlier layer from those of t\
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
"Whisper silence","changes nothing: it records the probability that nobody speaks",[]]},An={z:["z","z","How many standard deviations more tokens are green than \
without a watermark."],mean:["mean g","z of the mean g","How many standard deviations the mean of all g-values lies above 0.5, if they were fair coins."],weighted_mean:[
"weighted mean g","z of the weighted mean g","The same with more weight on the first keys, which mark the most."],posterior:["Bayesian detector","posterior prob\
ability","The probability of a watermark by the detector that was trained here on the other half of the texts."]},_r={Candidate:["token_id","text","raw_logprob",
"logprob","raw_rank","rank","removed_by","stage_logprobs"],Stage:["name","entropy","kept","mass_removed","mass_moved"],Reranked:["token_id","text","probability",
"penalty","score"],BeamCandidate:["token_id","text","piece","parent","raw_logprob","logprob","score","status","beam","final_score","group","diversity_penalty","\
bank","progress","forced","mark"],DraftToken:["token_id","text","draft_logprob","target_logprob","accepted","overlap"],Token:["token_id","text","piece"],Mark:["\
kind","green","g","listed","mass_before","mass_after","expected","chosen_before","chosen_after","suppressed","why"],CanvasPlace:["token_id","text","piece","logp\
rob","entropy","accepted","read_id","read_text"]};var fl=["de","fr"];function s(t,e){if(t==null)return"";if(typeof t=="object")return s(t.said,t.values);let n=String(t),o=window.GenerationPlaygroundTexts?.[n]??
n;return e?o.replace(/\{\{|\}\}|\{(\w+)\}/g,(r,i)=>{if(i===void 0)return r[0];let a=e[i];return a&&typeof a=="object"?s(a):String(a??"")}):o}var z=(t,e,n,o)=>s(
t===1?e:n,{count:t.toLocaleString("en-US"),...o}),Cn=t=>!!t&&typeof t=="object"&&typeof t.said=="string",ml=["aria-label","title","placeholder","data-tip","labe\
l"];function Or(t){let e=window.GenerationPlaygroundTexts;if(!e)return;let n=document.createTreeWalker(t,NodeFilter.SHOW_TEXT);for(let o=n.nextNode();o;o=n.nextNode()){
let[,r,i,a]=/^(\s*)([^]*?)(\s*)$/.exec(o.nodeValue),c=i&&e[i.replace(/\s+/g," ")];c&&(o.nodeValue=r+c+a)}for(let o of[t,...t.querySelectorAll("*")])for(let r of ml){
let i=e[(o.getAttribute(r)||"").replace(/\s+/g," ")];i&&o.setAttribute(r,i)}}function gl(){let t=(navigator.language||"").slice(0,2).toLowerCase();return fl.includes(
t)?t:"en"}function Mr(t){let n=window.GenerationPlaygroundCatalogues?.[gl()];if(window.GenerationPlaygroundTexts||!n)return t();window.GenerationPlaygroundTextsLoading??=
fetch(n).then(o=>o.json()).then(o=>{window.GenerationPlaygroundTexts=o},o=>console.warn("Generation Playground: the translation could not be loaded.",o)),window.
GenerationPlaygroundTextsLoading.then(t)}var U=t=>typeof t=="number"&&Number.isFinite(t),ve=t=>t==null||Math.abs(t)>1e30?null:t,Pn=t=>{let e=[...t].sort((n,o)=>n-o);return(e[e.length-1>>1]+e[e.length>>
1])/2},Ge=({distribution:{stages:t,vocab:e}})=>t.length?t.at(-1).kept:e;var je={" ":"·","\n":"↵","	":"⇥","\r":"␍"},Pt=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function l(t,e,n,o){let r=document.createElement(
t);e&&(r.className=e),n!=null&&(r.textContent=n);for(let[i,a]of Object.entries(o||{}))r.setAttribute(i,a);return r}function Nt(t,e,{running:n=!1}={}){let o=0;for(let r of e.
matchAll(Pt)){let[i]=r;r.index>o&&t.append(e.slice(o,r.index)),o=r.index+1;let a=je[i]||"U+"+i.codePointAt(0).toString(16).toUpperCase().padStart(4,"0");if(n){let c=je[i]?
i:"";t.append(l("span","gp-space",c,{"data-mark":a,"data-wide":a==="·"?"no":"yes"}))}else t.append(l("span","gp-mark",a))}o<e.length&&t.append(e.slice(o))}function Er(t,e){
let n=/^ (?=\S)/.test(e)?" ":"",o=e.match(/\n*$/)[0],r=l("span","gp-ink");Nt(r,e.slice(n.length,e.length-o.length),{running:!0});for(let i=0;i<o.length;i++)r.append(
l("span","gp-space","",{"data-mark":je[`
`],"data-wide":"yes"}));return t.append(...[n,r,o].filter(Boolean)),r}var es=/(\\x[0-9a-f]{2})+$/i,Nn=t=>(t.match(es)||[""])[0].replaceAll("\\x"," ").trim().toUpperCase(),
Wt=({piece:t,text:e})=>t!==null&&(t===""||es.test(e)&&t===e.replace(es,""));function Se(t,e){t.replaceChildren(),Nt(t,e),e||t.append(l("span","gp-mark",s("(empt\
y)")))}function oe(t,e){let n=l("bdi",e);return Se(n,t),n}function T(t,e){t.textContent!==e&&(t.textContent=e)}var Me=t=>t.replace(Pt,e=>e===" "?" ":je[e]||"�"),
V=t=>s("“{text}”",{text:Me(t)}),he=(t,e)=>t.split(/\{(\w+)\}/).map((n,o)=>o%2?e[n]:n);function H(t){let e=t*100;return e===0?"0%":e<.01?"<0.01%":e<1?e.toFixed(
2)+"%":e>99.95&&e<100?">99.9%":e.toFixed(1).replace(".0","")+"%"}var X=t=>t==null?0:Math.exp(t),Tr=({prompt:t,request:e})=>t||(e&&e.messages||[]).at(-1)?.content||
"",Ee=(t,e)=>e==="bits"?t/Math.LN2:t;function ie(t,e){return t===null||!Number.isFinite(t)?s("infinite"):Ee(t,e).toFixed(2)+" "+e}function qt({model:t,phase:e,done:n,
total:o}){return e==="asking"?s("asking the Hub for {model} …",{model:t}):e==="download"?s("downloading {model}: {done} of {total} …",{model:t,done:be(n),total:be(
o)}):e==="converting"?o?s("converting {model}: {share} …",{model:t,share:H(n/o)}):s("reading the file of {model} to convert it …",{model:t}):o?s("loading {m\
odel}: {share} …",{model:t,share:H(n/o)}):s("loading {model} …",{model:t})}function be(t){return U(t)?t>=1e9?s("{size} GB",{size:(t/1e9).toFixed(t<1e10?2:1)}):
t>=1e6?s("{size} MB",{size:(t/1e6).toFixed(t<1e8?1:0)}):s("{size} kB",{size:(t/1e3).toFixed(0)}):"–"}function It(t){return t<1?Math.round(t*1e3)+" ms":t.toFixed(
t<10?2:1)+" s"}var J=(t,e=3)=>t==null?"–":t.toFixed(e),j=t=>t.toLocaleString("en-US");function xe(t){let{chosen:e,distribution:n}=t,o=t.read?e.raw_logprob:e.logprob??
e.raw_logprob;return{probability:X(e.logprob),rawProbability:X(e.raw_logprob),rank:(t.read?null:e.rank)??e.raw_rank,surprisal:o===null?1/0:Math.max(0,-o),entropyBefore:n.
entropy_before,entropyAfter:n.entropy_after}}var Wn=(t,e,n)=>Object.hasOwn(t,e)?t[e]:n,St=t=>Object.hasOwn(Xo,t)?s(Xo[t]):t.replaceAll("_"," ");function qn({message:t,
fix:e,diagnostics:n=[]}){let o=n.map(r=>({knob:r.knob,message:s(r.message),fix:s(r.fix)}));return o.some(r=>r.message===s(t))?o:[{knob:"",message:s(t),fix:s(e)},
...o]}var ke=t=>Object.hasOwn(Zo,t)?Zo[t].map(e=>s(e)):[t,t];function Ce(t){if(!Object.hasOwn(Qo,t))return[t,s("is your own logits processor"),[]];let[e,n,o]=Qo[t];
return[s(e),s(n),o]}var ee=(t,e)=>{let n=document.createElementNS("http://www.w3.org/2000/svg",t);return e&&n.setAttribute("class",e),n};function Z(t,e,n){for(;t.childElementCount>
e;)t.lastElementChild.remove();for(;t.childElementCount<e;)t.append(n());return t.children}var Lr=new WeakMap;function fe(t,e,{plain:n=!1}={}){let o=n+e;Lr.get(
t)!==o&&(Lr.set(t,o),n?t.textContent=e:Se(t,e))}function ce(t,e){t.className!==e&&(t.className=e)}function ne(t,e,n){let o=`${(n*100).toFixed(2)}%`,r=$r.get(t)||
{};r[e]!==o&&(t.style[e]=o,$r.set(t,{...r,[e]:o}))}var $r=new WeakMap;function G(t,e){let n=Ar.get(t)||{};for(let[o,r]of Object.entries(e))n[o]!==r&&t.setAttribute(
o,String(n[o]=r));Ar.set(t,n)}var Ar=new WeakMap;function K(t,e){t.hidden===e&&(t.hidden=!e)}function ts(t,e){for(e.forEach(([n,o,r,i],a)=>{let c=t.childNodes[a];if(!c||c.localName!==n){let d=ee(n);c?c.replaceWith(d):t.append(d),c=d}_t(c,{...r,...o?{class:o}:
{}}),Array.isArray(i)?ts(c,i):T(c,i??"")});t.childNodes.length>e.length;)t.lastChild.remove()}function _t(t,e){for(let{name:n}of[...t.attributes])!Object.hasOwn(
e,n)&&n!=="aria-describedby"&&t.removeAttribute(n);for(let[n,o]of Object.entries(e))t.getAttribute(n)!==String(o)&&t.setAttribute(n,o)}var ye=t=>Math.round(t*10)/
10,Rt=(t,e,n,o,r)=>["line",t,{x1:ye(e),y1:ye(n),x2:ye(o),y2:ye(r)},[]],Ot=(t,e,n,o,r="middle")=>["text",t,{x:ye(e),y:ye(n),"text-anchor":r},o],Cr=(t,e)=>["path",
t,{d:e.map(([n,o],r)=>`${r?"L":"M"}${ye(n)} ${ye(o)}`).join("")||"M0 0"},[]],ns=(t,e,n)=>["g",t,{tabindex:0,role:"img","data-tip":e,"aria-label":e},n],Pr=(t,e,n)=>`\
M${ye(t)} ${ye(e-n)}l${n} ${n}l${-n} ${n}l${-n} ${-n}Z`;var os;function Nr(){return os??=wl().catch(t=>{throw os=void 0,t}),os}async function wl(){if(window.Plotly)return window.Plotly;let t=document.getElementById("\
plotly"),e=document.createElement("script");if(t)e.textContent=await bl(t.textContent);else if(window.GenerationPlaygroundPlotly)e.src=window.GenerationPlaygroundPlotly;else
throw new Error("This page does not say where Plotly is.");let n=t?null:new Promise((o,r)=>{e.onload=o,e.onerror=()=>r(new Error(`Plotly could not be fetched fr\
om ${e.src}.`))});return document.head.append(e),await n,window.Plotly}async function bl(t){let e=Uint8Array.from(atob(t.trim()),n=>n.charCodeAt(0));return new Response(
new Blob([e]).stream().pipeThrough(new DecompressionStream("gzip"))).text()}var kl=/^var\((--gp-[\w-]+)\)(?: ([\d.]+))?$/,In=new Set;function le(t,e,n){if(t.hidden=!e,!e)return;let o=ss(e),r=[...In].find(i=>i.box===t);r?r.chart=o:yl(t,o,
n),Rn(t,o)}function ss(t){return Cn(t)?s(t):Array.isArray(t)?t.map(ss):t&&typeof t=="object"?Object.fromEntries(Object.entries(t).map(([e,n])=>[e,ss(n)])):t}function yl(t,e,n){
t.classList.add("gp-chart-box"),t.append(l("div","gp-chart-plot"),xl());let o={box:t,chart:e};n&&t.addEventListener("gp-press",({detail:r})=>n(r)),In.add(o),new ResizeObserver(
()=>t.clientWidth&&t.dataset.width!==String(t.clientWidth)&&Rn(t,o.chart)).observe(t),t.closest(".gp-pane")?.addEventListener("gp-alone",()=>Rn(t,o.chart))}function xl(){
let t=l("details","gp-chart-values");return t.append(l("summary","",s("Values")),l("ul")),t}async function Rn(t,e){let n=t.querySelector(".gp-chart-plot");if(Sl(
t.querySelector(".gp-chart-values"),e),_t(n,{...Object.fromEntries([...n.attributes].map(({name:o,value:r})=>[o,r])),role:"group","aria-label":s("{chart}. Its v\
alues follow as a list.",{chart:e.layout.meta})}),!!t.clientWidth){t.dataset.width=String(t.clientWidth),t.setAttribute("aria-busy","true");try{let o=await Nr(),
r={...mn(e.layout,t),autosize:!1,width:n.clientWidth,uirevision:"kept",dragmode:matchMedia("(pointer: coarse)").matches?!1:"zoom"};t.closest(".gp-alone")&&r.height&&
(r.height=Math.max(r.height,Math.round(innerHeight*.6))),n.classList.contains("js-plotly-plot")?await o.react(n,mn(e.data,t),r):(await o.newPlot(n,mn(e.data,t),
r,vl(o)),n.on("plotly_click",({points:[i]})=>t.dispatchEvent(new CustomEvent("gp-press",{detail:i}))))}catch(o){n.textContent=s("The chart could not be drawn: i\
ts library did not load. Reload the page; the values are in the list below."),console.error("Generation Playground:",o)}finally{t.removeAttribute("aria-busy")}}}
function Bn(t,e,n){if(!t)return t;let{shapes:o=[],annotations:r=[]}=t.layout,i={type:"line",x0:e,x1:e,yref:"paper",y0:0,y1:1,line:{color:"var(--gp-error)",width:1.5,
dash:"dash"}},a={x:e,yref:"paper",y:1,yanchor:"bottom",text:n,showarrow:!1,font:{color:"var(--gp-error)"}};return{...t,layout:{...t.layout,shapes:[...o,i],annotations:[
...r,a]}}}function Wr(t,{x:e,y:n,words:o}){if(!t)return t;let r={type:"scatter",mode:"markers",x:[e],y:[n],text:[o],hoverinfo:"text",marker:{color:"var(--gp-cho\
sen)",symbol:"diamond",size:13}};return{...t,data:[...t.data,r]}}function vl(t){let e=(o,r)=>({name:o==="svg"?s("Download plot as an SVG"):s("Download plot as a\
 PNG"),icon:r,click(i){let a=i.layout.meta.toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"-").replace(/^-|-$/g,"");t.downloadImage(i,{format:o,filename:a,width:i.clientWidth,
height:i.clientHeight,scale:o==="svg"?1:2})}});return{locales:{"en-US":{dictionary:{Zoom:s("Zoom"),Pan:s("Pan"),"Zoom in":s("Zoom in"),"Zoom out":s("Zoom out"),
"Reset axes":s("Reset axes"),"Double-click to zoom back out":s("Double-click to zoom back out")}}},displaylogo:!1,doubleClickDelay:400,modeBarButtonsToRemove:["\
toImage","select2d","lasso2d","autoScale2d"],modeBarButtonsToAdd:[e("png",t.Icons.camera),e("svg",t.Icons.disk)]}}function Sl(t,{data:e}){let n=e.flatMap(({text:o,
hovertext:r=o,hoverinfo:i})=>i==="text"&&Array.isArray(r)?r.flat():[]).filter(Boolean);t.hidden=!n.length,t.querySelector("ul").replaceChildren(...n.map(o=>l("l\
i","",o)))}function mn(t,e){return Array.isArray(t)?t.map(n=>mn(n,e)):t&&typeof t=="object"?Object.fromEntries(Object.entries(t).map(([n,o])=>[n,mn(o,e)])):typeof t==
"string"?_l(t,e):t}function _l(t,e){let[,n,o]=kl.exec(t)||[];if(!n)return t.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;");let r=getComputedStyle(
e).getPropertyValue(n).trim();return o===void 0?r:`rgba(${[1,3,5].map(a=>parseInt(r.slice(a,a+2),16)).join(", ")}, ${o})`}function qr(){for(let t of In)t.box.isConnected?
Rn(t.box,t.chart):In.delete(t)}matchMedia("(prefers-color-scheme: dark)").addEventListener("change",qr);for(let t of[document.documentElement,document.body])t&&
new MutationObserver(qr).observe(t,{attributeFilter:["class"]});var Ol=(t,e)=>t>=1?e+1:Math.expm1((e+1)*Math.log(t))/(t-1),Ir=(t,e,n,o=1)=>Ol(t,e)/(e*n+o),ze=t=>U(t)?`${t.toFixed(2)} ×`:"–",Mt=({low:t,high:e})=>`${t.toFixed(
2)}–${e.toFixed(2)}`,jn=()=>s("The true median lies in it with a probability of 90 % or more. With up to 7 pairs it runs from the lowest to the highest; fewer\
 than 5 pairs do not give that certainty, so nothing is claimed from them."),Rr=t=>t<.9995?`${(t*1e3).toPrecision(3)} ms`:`${t.toPrecision(3)} s`;function Le(t,{
done:e,runs:n}){if(e>=n)return"";let o={done:j(e),left:j(n-e)};return t.done?z(n,"Stopped: {done} of {count} run ended.","Stopped: {done} of {count} runs ended.",
o):z(n,"{done} of {count} run ended, {left} to come.","{done} of {count} runs ended, {left} to come.",o)}var Bt=s("Somebody else’s runs were decoded at the same\
 time, so these times are not reliable. Measure again when the machine is idle.");function Br(t,e){let n=S=>t.querySelector(".gp-"+S),o=t.querySelector("table"),r=[[s("speed-up"),`${s("Time per token without drafts / time per token with draft\
s: the median over the pairs of runs, and its 90 % interval.")} ${jn()}`],["draft_acceptance_rate",s(ct.draft_acceptance_rate)],["judged_acceptance_rate",s(ct.judged_acceptance_rate)],
["mean_acceptance_length",s(ct.mean_acceptance_length)],[s("drafted per round"),s("Drafted tokens / rounds. A confidence threshold and the end of a text make dr\
afts shorter than the limit.")],[s("formula"),s("Theorem 3.8 of Leviathan et al. 2023 with the acceptance rate, the drafted tokens and the cost of this row.")]],
i=()=>e.answered("lengths"),a=(S,{value:_})=>`${S} = ${_}`;function c(S){let[_,E,M,A,{setting:k,times:h}]=d(S);G(n("answer"),{"data-verdict":_}),T(n("answer-sig\
n"),E);let p=n("answer-words"),u=JSON.stringify([M,k,h]);p.dataset.key!==u&&(p.dataset.key=u,p.replaceChildren(...he(M,{setting:l("code","",k),times:h}))),T(n("\
answer-more"),A),e.done&&T(n("told"),`${p.textContent}. ${A}`),T(n("missing"),Le(e,S)),K(n("warning"),!!S.others),T(n("warning"),S.others?"⚠ "+s(Bt):"")}function d({
knob:S,points:_,leader:E,rivals:M,best:A,fewest:k}){let h=_.filter(({speedup:I})=>I),p=h.find(I=>I.group===E);if(!p){if(e.done)return["wait","…",s("No answer"),
s("No setting has a complete pair of runs."),{}];let I=z(_.length,"{known} of {count} setting measured.","{known} of {count} settings measured.",{known:j(h.length)});
return["wait","…",s("Not known yet"),h.length?I:s("The first counted runs are under way."),{}]}let{speedup:u,verdict:f,pairs:w}=p,x=a(S,p),[v,L]=[ze(u.median),
Mt(u)],O={slower:[s("It is slower than decoding without drafts.")],even:[s("The interval includes 1: no clear difference from decoding without drafts.")]}[f]||[];
if(f==="wait"){let I=z(w,"{setting} has the highest median, {times}, of {count} pair of runs: too few to tell, {fewest} are needed.","{setting} has the highest \
median, {times}, of {count} pairs of runs: too few to tell, {fewest} are needed.",{setting:x,times:v,fewest:j(k)});return["wait","…",s(e.done?"No answer":"Not\
 known yet"),I,{}]}if(h.length===1){let[I,R]={faster:["good","▲"],slower:["bad","▼"],even:["even","≈"]}[f];return[I,R,s("{setting} is the only setting tha\
t was measured: {times}"),[s("90 % interval: {interval}.",{interval:L}),...O].join(" "),{setting:x,times:v}]}if(A===null){let I=M.length>2&&M.length===h.length-
1?s("{setting} has the highest median, {times}, with a 90 % interval of {interval}; all others may be as good.",{setting:x,times:v,interval:L}):s("{setting} has\
 the highest median, {times}, with a 90 % interval of {interval}; {others} may be as good.",{setting:x,times:v,interval:L,others:m(_.filter(R=>M.includes(R.group)).
map(({value:R})=>R))});return["even","≈",s(e.running?"No clear best setting so far":"No clear best setting"),[I,...O,s("More repeats tell more.")].join(" "),{}]}
let[$,P]={faster:["good","★"],even:["even","★"],slower:["bad","▼"]}[f],W=f==="slower"?s(e.running?"{setting} is best so far, but only {times}":"{setting} \
is best, but only {times}"):s(e.running?"{setting} is best so far: {times}":"{setting} is best: {times}");return[$,P,W,[s("90 % interval: {interval}.",{interval:L}),
s("It was faster than each of the others, turn by turn."),...O].join(" "),{setting:x,times:v}]}let m=S=>S.length<2?S.join(""):s("{names} and {last}",{names:S.slice(
0,-1).join(", "),last:S.at(-1)});function g({points:S,curve:_,measured_curve:E}){le(n("settings"),e.charts.lengths),K(n("of-formula"),_.length>0),K(n("of-verify"),
E.length>0),K(n("of-own"),S.some(({formula:M})=>U(M)))}function b(S){if(!o.tHead){let _=l("tr");_.append(l("th","",null,{scope:"col"}),...r.map(([E,M])=>{let A=l(
"th","",null,{scope:"col"}),k=l("span","",null,{tabindex:"0","data-tip":M});return k.append(...E.split(/(?<=_)/).flatMap(h=>[h,l("wbr")])),A.append(k),A})),o.createTHead().
append(_),o.createTBody()}T(o.tHead.rows[0].cells[0],S)}function y(){let S=l("tr"),_=l("th","",null,{scope:"row"});_.append(l("span"),l("b","","",{"aria-hidden":"\
true"}),l("span","gp-hidden"));let E=l("td");return E.append(l("span"),l("small")),S.append(_,E,...r.slice(1).map(()=>l("td"))),S}function C({knob:S,points:_,best:E}){
b(S);let M=Z(o.tBodies[0],_.length,y);_.forEach((A,k)=>{let[h,p,...u]=M[k].cells,f=A.group===E;ce(M[k],f?"gp-best":""),T(h.children[0],A.value),T(h.children[1],
f?" ★":""),T(h.children[2],f?` ${s("(best)")}`:""),T(p.children[0],A.speedup?ze(A.speedup.median):"–"),T(p.children[1],A.speedup?`  ${Mt(A.speedup)}`:"");let{
draft_acceptance_rate:w,rate:x,mean_acceptance_length:v,drafted:L,formula:O}=A;[U(w)?H(w):"–",U(x)?H(x):"–",J(v,2),J(L,2),ze(O)].forEach((P,W)=>T(u[W],P))})}
function N(){let S=e.found;c(S),g(S),C(S)}return S=>{t.hidden=!i(),!t.hidden&&(S.found||S.status)&&N()}}var jt=class{constructor(e){this.kinds=e,this.subscribers=new Set,this.changes={},this.position=0,this.head="",this.tail="",this.answers={},this.onlyShown=!1}feed(e){
e.length>=this.position&&e.startsWith(this.head)&&e.startsWith(this.tail,this.position-this.tail.length)||(this.position=0);let o=e.lastIndexOf(`
`)+1;for(;this.position<o;){let r=e.indexOf(`
`,this.position);this.readLine(e.slice(this.position,r)),this.position=r+1}this.head=e.slice(0,Math.min(o,100)),this.tail=e.slice(Math.max(0,o-100),o)}read(e){throw new Error(
"nobody reads "+e.type)}readLine(e){if(e.trim())try{this.read(JSON.parse(e))}catch(n){console.error("Generation Playground: a line of the log was skipped.",n,e.
slice(0,200))}}get canAsk(){return!this.onlyShown&&Object.keys(this.answers).length>0}ask(e){!this.onlyShown&&Object.hasOwn(this.answers,e.type)&&this.answers[e.
type](e)}subscribe(e,n){let o={element:e,update:n};this.subscribers.add(o),this.tell(o,Object.fromEntries(this.kinds.map(r=>[r,!0])))}changed(e){Object.keys(this.
changes).length===0&&requestAnimationFrame(()=>this.flush()),this.changes[e]=!0}flush(){let e=this.changes;this.changes={};for(let n of this.subscribers)n.element.
isConnected?this.tell(n,e):this.subscribers.delete(n)}tell(e,n){try{e.update(n)}catch(o){console.error("Generation Playground: a pane could not be drawn.",o)}}};var rs=t=>({place:0,since:t.is_open?0:null,tail:[],spans:[]});function is(t,e,n,{start:o,end:r}){let{place:i}=t,{since:a,spans:c}=t,d=[...t.tail,[i,e]];for(;;){
let m=a===null?o:r,g=d.map(([,y])=>y).join("").indexOf(m);if(g<0)break;let b=Ml(d,g);a===null?a=i+1:(c=[...c,{start:a,stop:Math.max(a,b),end:i+1}],a=null),d=El(
d,g+m.length)}return n&&a!==null&&a<=i&&(c=[...c,{start:a,stop:i,end:null}],a=null,d=[]),{place:i+1,since:a,tail:Tl(d,(a===null?o:r).length-1),spans:c}}function jr(t,e){
if(!e)return[];let n=rs(e);for(let{chosen:a,piece:c}of t)n=is(n,a.text,c===null,e);let{spans:o,since:r,place:i}=n;return r===null?o:[...o,{start:r,stop:i,end:null}]}
function Ml(t,e){let n=e;for(let[o,r]of t)if(n-=r.length,n<0)return o;return t.at(-1)[0]}function El(t,e){let n=e;return t.flatMap(([o,r])=>{let i=r.slice(n);return n=
Math.max(0,n-r.length),i?[[o,i]]:[]})}function Tl(t,e){let[n,o]=[t.length,0];for(;n>0&&o<e;)o+=t[--n][1].length;return t.slice(n)}var Ll=20,Et=class extends jt{constructor(){super(["run","steps","status","selection","unit","prompt","watched","searched","lens","written"]),this.unit="bits",this.
searched=new Map,this.lenses=new Map,this.lensLimit=0,this.written=null,this.text="",this.turn=void 0,this.fed={turn:void 0,started:!1},this.recorded=!1,this.beginsHidden=
!1,this.asked=null,this.clear()}clear(){this.queued=null,this.loading=null,this.shared=1,this.apart=!1,this.started=null,this.finished=null,this.failed=null,this.
lasts=[],this.newest=null,this.numTokens=0,this.elapsed=0,this.firstElapsed=null,this.rounds=[],this.canvasSteps=[],this.prompts=[],this.texts=new Map,this.returned=
null,this.selected=null,this.suggested=!1,this.promptSteps=[],this.hideFrom=this.beginsHidden?0:null}feedRun(e,n){n!==this.fed.turn&&(this.fed={turn:n,started:!1},
this.feed("")),this.feed(e),this.fed.started&&Object.assign(this,{text:e,turn:n})}read(e){let n=$l[e.type];if(!n)throw new Error("unknown event "+e.type);n(this,
e)}countStep(e){this.numTokens+=1,this.elapsed=e.elapsed,this.firstElapsed??=e.elapsed,this.changed("steps")}get readsSource(){return!!(this.started&&this.started.
decoder_tokens.length)}get prefix(){return this.readsSource?this.started.decoder_tokens:this.started.prompt_tokens}get denoises(){return!!(this.started&&this.started.
mode==="block_diffusion")}get usesBeams(){return this.prompts.length>0}get waiting(){return!!(this.queued||this.loading)}get running(){return!!(this.started&&!this.
finished&&!this.failed&&!this.waiting)}lines(){return this.hideFrom===null?this.allLines():this.allLines().map(e=>{let n=this.seen(e.last);return n===e.last?e:{
...e,last:n,score:null,stopReason:null}})}seen(e){if(this.hideFrom===null)return e;let n=e;for(;n&&!n.isPrompt&&n.index>=this.hideFrom;)n=n.before;return n}hide(e){
this.hideFrom!==e&&(this.hideFrom=e,this.changed("steps"),this.changed("selection"))}allLines(){if(this.returned)return this.returned;if(this.usesBeams)return this.
prompts.flatMap((n,o)=>Wl(n,o,this.prompts.length));let e=this.finished?this.finished.sequences:[];return this.lasts.map((n,o)=>({kind:"sequence",label:this.lasts.
length>1?s("sequence {number}",{number:o+1}):"",last:n,score:null,stopReason:e[o]?e[o].stop_reason:null}))}current(){if(this.selected)return this.seen(this.selected);
if(!this.usesBeams)return this.seen(this.newest);let e=this.lines();return e.length?e[0].last:null}lineOf(e){return e.isPrompt?this.lines()[0]:this.usesBeams?this.
lines().find(({last:n})=>{let o=n;for(;o&&o.index>e.index;)o=o.before;return o===e}):this.lines()[e.sequence]}lastOf(e){let n=this.lineOf(e);return n?n.last:e}select(e,n){
let o=e===null?null:this.lines()[e];this.selectStep(o&&pe(o.last)[n]||null)}selectStep(e,n=!1){let o=this.seen(e);this.selected===o&&this.suggested===n||(this.selected=
o,this.suggested=n,this.changed("selection"))}selectMostUncertain(){let e=this.returned?this.returned[0]?.last:this.lasts[0];if(this.selected||!e||this.finished?.
sequences[0]?.stop_reason==="step")return;let n=pe(e),o=n.filter(a=>!a.given);if(o.length<2)return;let r=jr(n,this.started?.reasoning).filter(({end:a})=>a!==null),
i=o.filter(({index:a})=>!r.some(({start:c,stop:d})=>c<=a&&a<d));this.selectStep((i.length?i:o).reduce((a,c)=>c.distribution.entropy_before>a.distribution.entropy_before?
c:a),!0)}walk(e){let n=this.current();if(!n)return;let o=[...this.promptSteps,...pe(this.lastOf(n))],r=n.isPrompt?n.index-1:this.promptSteps.length+n.index;this.
selectStep(o[Math.max(0,Math.min(o.length-1,r+e))])}addSearched(e,n){this.searched.set(e,[...this.searched.get(e)||[],n]),this.changed("searched")}addLens(e,n,o){
this.lenses.delete(e),this.lenses.set(e,{ids:n,found:o}),this.lenses.size>Ll&&this.lenses.delete(this.lenses.keys().next().value),this.changed("lens")}lensOf(){
return this.started&&this.lenses.get(this.turn)||null}startedLine(){let e=this.text.indexOf('{"type":"Started"');return e<0?"":this.text.slice(e,this.text.indexOf(
`
`,e))}idsTo(e){return pe(e).map(({chosen:n})=>n.token_id)}addWatched(e,n){let o=this.allLines()[e];o&&(pe(o.last).forEach((r,i)=>{let a=Ue("Candidate",n[i]||[]),
c=new Set(a.map(({token_id:d})=>d));r.watched=[...(r.watched||[]).filter(({token_id:d})=>!c.has(d)),...a]}),this.changed("watched"))}setWritten(e){this.written=
e&&{...e,tokens:Ue("Token",e.tokens)},this.changed("written")}setUnit(e){this.unit=e,this.changed("unit")}},$l={Queued(t,e){t.queued=e,t.loading=null,t.changed(
"status")},Loading(t,e){t.loading=e,t.queued=null,t.changed("status")},Shared(t,{runs:e,apart:n}){t.shared=e,t.apart=n,t.changed("status")},Started(t,e){t.clear();
for(let n of["prompt_tokens","decoder_tokens"])e[n]=Ue("Token",e[n]||[]);t.started=e,t.fed.started=!0,t.changed("run"),t.changed("status"),t.changed("selection")},
Stepped(t,{step:e}){e.chosen=gn("Candidate",e.chosen),as(e.distribution),e.watched=Ue("Candidate",e.watched||[]),e.mark=e.mark?gn("Mark",e.mark):null,e.read=!!(t.
started&&t.started.request.only_given),e.reranked&&(e.reranked=Ue("Reranked",e.reranked)),e.before=t.lasts[e.sequence]||null,e.draft=Al(e,t.rounds),t.lasts[e.sequence]=
e,(!t.newest||e.index>t.newest.index)&&(t.newest=e),t.countStep(e)},BeamsAdvanced(t,{step:e}){let n=t.prompts[e.sequence]??=Cl();e.distributions.forEach(as),e.given&&
(n.given+=1);let o=Ue("BeamCandidate",e.candidates).map(r=>Pl(r,e,n));for(let{beam:r}of o)r.progress&&t.texts.set(r.token_id,r.text);if(Nl(o),n.running=o.filter(
r=>r.beam.status==="running").sort((r,i)=>r.beam.beam-i.beam.beam),n.byNumber=new Map(n.running.map(r=>[r.beam.beam,r])),e.given)for(let r=0;r<t.started.effective.
num_beams;r++)n.byNumber.set(r,o[0]);n.finished.push(...o.filter(r=>r.beam.status==="finished")),n.finished.sort((r,i)=>i.beam.final_score-r.beam.final_score),n.
finished.length=Math.min(n.finished.length,e.pool.length),n.pool=e.pool,n.pools.push(e.pool),n.steps.push(o),n.byStep.push(n.byNumber),n.distributions.push(e.distributions),
t.countStep(e)},PromptRead(t,{steps:e}){let n=null;for(let o of e)o.chosen=gn("Candidate",o.chosen),as(o.distribution),Object.assign(o,{before:n,isPrompt:!0,watched:[],
draft:null}),n=o;t.promptSteps=e,t.changed("prompt")},CanvasDenoised(t,{step:e}){e.places=Ue("CanvasPlace",e.places),t.canvasSteps.push(e),t.numTokens=e.canvas*
e.places.length,t.elapsed=e.elapsed,t.firstElapsed??=e.elapsed,t.changed("steps")},DraftJudged(t,{round:e}){e.drafted=Ue("DraftToken",e.drafted),t.rounds.push(e),
t.changed("steps")},Finished(t,e){t.finished=e,t.usesBeams&&(t.returned=e.sequences.map((n,o)=>Rl(t,n,o))),t.changed("status"),t.changed("steps")},Failed(t,e){(t.
fed.turn===void 0||t.fed.started)&&(t.failed=e),t.queued=t.loading=null,t.changed("status")}};function gn(t,e){let n=_r[t],o={};for(let r=0;r<n.length;r++)o[n[r]]=
e[r];return o}function Ue(t,e){return e.map(n=>gn(t,n))}function as(t){t.candidates=Ue("Candidate",t.candidates),t.stages=Ue("Stage",t.stages)}function Al(t,e){
let n=e.at(-1);if(!n||t.index<n.start)return null;let o=t.index-n.start;return o<n.num_accepted?{origin:"accepted",instead:null,round:n,place:o}:{origin:n.follow,
instead:n.drafted[o]||null,round:n,place:o}}function Cl(){return{running:[],byNumber:new Map,finished:[],pool:[],steps:[],byStep:[],pools:[],distributions:[],given:0}}
function Pl(t,e,n){let o=e.distributions[t.parent],r=o.candidates.find(i=>i.token_id===t.token_id);return{index:e.index,sequence:e.sequence,before:n.byNumber.get(
t.parent)||null,chosen:r||{...t,raw_rank:null,rank:null,removed_by:null},piece:t.piece,distribution:o,seconds:e.seconds,elapsed:e.elapsed,draft:null,given:!!e.given,
length:e.index+1-n.given,mark:t.mark?gn("Mark",t.mark):null,beam:t}}var zt=({beam:t,length:e},n)=>e>0?(t.score??-1/0)/e**n:t.score;function zr(t,e,n,o,r){t.unseen??=
new Map;let i=`${e} ${n} ${r.token_id}`;if(!t.unseen.has(i)){let a=e?t.byStep[e-1].get(n):null,{token_id:c,text:d,raw_logprob:m,logprob:g}=r,b=(a?a.beam.score:0)+
g,y=a?a.beam.group:null,C={token_id:c,text:d,piece:null,parent:n,raw_logprob:m,logprob:g,score:b,status:"unseen",beam:null,final_score:null,group:y},{sequence:N,
seconds:S,elapsed:_}=t.steps[e][0];t.unseen.set(i,{index:e,sequence:N,before:a,chosen:r,piece:null,distribution:o,seconds:S,elapsed:_,draft:null,given:!1,length:t.
steps[e][0].length,beam:C,rank:null})}return t.unseen.get(i)}function Fr(t,e,n,o){let r=n&&!n.given?n.beam.beam:0;return t.unseen&&t.unseen.get(`${e} ${r} ${o}`)||
null}function Nl(t){let e=new Map;for(let n of[...t].sort((o,r)=>r.beam.score-o.beam.score))n.rank=(e.get(n.beam.group)||0)+1,e.set(n.beam.group,n.rank)}function Wl(t,e,n){
let o=i=>n>1?s("Prompt {number}, {label}",{number:e+1,label:i}):i,r=(i,a,c,d)=>({kind:i,label:o(a),last:c,score:d,stopReason:null});return[...t.running.map(i=>r(
"running",ql(i),i,i.beam.score)),...t.finished.map((i,a)=>r("finished",Il(i,a+1),i,i.beam.final_score))]}function ql({beam:{beam:t,group:e,progress:n}}){let o=t+
1;return(e??null)!==null?s("beam {number}, group {group}",{number:o,group:We(e)}):o===1&&!n?s("best beam"):s("beam {number}",{number:o})}function Il({beam:{group:t}},e){
return(t??null)!==null?s("ended {number}, group {group}",{number:e,group:We(t)}):s("ended {number}",{number:e})}var We=t=>t<26?String.fromCharCode(65+t):String(
t+1);function Rl(t,e,n){let o=Math.max(1,Math.floor(t.finished.sequences.length/t.prompts.length)),{steps:r}=t.prompts[Math.floor(n/o)],i=null;return e.token_ids.
forEach((a,c)=>{let d=(e.beams||[])[c];i=(r[c]||[]).find(m=>m.beam.parent===d&&m.beam.token_id===a)||i}),{kind:"returned",label:s("output {number}",{number:n+1}),
last:i,score:e.score,stopReason:e.stop_reason}}function pe(t){let e=[];for(let n=t;n;n=n.before)e.push(n);return e.reverse()}function Qe(t,e){let n=[],o=e;for(;o&&
t[o.index]!==o;)n.push(o),o=o.before;return{keep:o?o.index+1:0,added:n.reverse()}}var me=class{constructor(e,n){this.add=n,this.steps=[],this.totals=[e]}get total(){
return this.totals.at(-1)}follow(e){let{keep:n,added:o}=Qe(this.steps,e);this.steps.length=n,this.totals.length=n+1;for(let r of o)this.steps.push(r),this.totals.
push(this.add(this.total,r));return{keep:n,added:o}}};var Hr=()=>({spec_steps:0,rounds:0,tokens:0,drafted:0,accepted:0,judged:0,kept:[],acceptedAt:[],draftedAt:[],overlaps:[0,0],draft_seconds:0,verify_seconds:0}),lt=t=>t.
num_accepted+(t.follow==="correction"?1:0),cs=t=>t.num_accepted+(t.next_token_id===null?0:1);function Bl(t,e){let{drafted:n,num_accepted:o}=e;if(t.rounds+=1,t.tokens+=
cs(e),t.draft_seconds+=e.draft_seconds,t.verify_seconds+=e.verify_seconds,!n.length)return t;t.spec_steps+=1,t.drafted+=n.length,t.accepted+=o,t.judged+=lt(e);for(let r=t.
draftedAt.length;r<n.length;r++)t.draftedAt.push(0),t.acceptedAt.push(0);for(n.forEach((r,i)=>{t.draftedAt[i]+=1,i<o&&(t.acceptedAt[i]+=1),!(i>=lt(e)||(r.overlap??
null)===null)&&(t.overlaps[0]+=1,t.overlaps[1]+=r.overlap)});t.kept.length<=t.draftedAt.length;)t.kept.push(0);return t.kept[o]+=1,t}function jl(t){let{spec_steps:e,
rounds:n,tokens:o,drafted:r,accepted:i,judged:a,overlaps:c}=t,d=(m,g)=>g?m/g:null;return{num_spec_steps:e,num_rounds:n,num_tokens:o,num_draft_tokens:r,num_accepted_draft_tokens:i,
num_judged_draft_tokens:a,draft_acceptance_rate:d(i,r),judged_acceptance_rate:d(i,a),mean_acceptance_length:e?1+i/e:null,acceptance_histogram:t.kept,accepted_by_position:t.
acceptedAt,drafted_by_position:t.draftedAt,passes_saved:o-n,expected_acceptance_rate:d(c[1],c[0]),draft_seconds:t.draft_seconds,verify_seconds:t.verify_seconds}}
var Ft=class{constructor(){this.rounds=[],this.tally=Hr()}read(e){e.length>=this.tally.rounds&&this.rounds[0]===e[0]||(this.tally=Hr());for(let o=this.tally.rounds;o<
e.length;o++)Bl(this.tally,e[o]);return this.rounds=e,jl(this.tally)}};var ls=new WeakMap;function we(t,e){ls.set(t,e),t.dataset.tip===void 0&&(t.dataset.tip="")}function Dr(t){let e=null,n=null;function o(){e=l("div","gp-tip","",{
role:"tooltip",id:"gp-tip-"+Math.random().toString(36).slice(2,8)}),e.hidden=!0}function r(a){let c=a.target.closest("[data-tip]");if(c===n||(n&&n.removeAttribute(
"aria-describedby"),n=c,e||o(),e.hidden=!c,!c))return;e.textContent=ls.has(c)?ls.get(c)():c.dataset.tip,c.setAttribute("aria-describedby",e.id);let d=c.closest(
"[data-holds-tips]")||t;e.parentNode!==d&&d.append(e);let[m,g]=[d.getBoundingClientRect(),c.getBoundingClientRect()],b=Math.min(g.left-m.left,m.width-e.offsetWidth-
8);e.style.left=`${Math.max(8,b)+d.scrollLeft}px`,e.style.top=`${g.bottom-m.top+d.scrollTop+5}px`}let i=()=>r({target:t});t.addEventListener("pointerover",r),t.
addEventListener("pointerleave",i),t.addEventListener("focusin",r),t.addEventListener("focusout",i),t.addEventListener("keydown",a=>a.key==="Escape"&&i())}function Kr(t){let e=t.querySelector(".gp-draft-figures"),n=t.querySelector(".gp-kept-chart"),o=t.querySelector(".gp-place-chart"),r=y=>y===null?"–":H(y),i=y=>z(
y,"{count} token","{count} tokens");function a(y,C){let{num_draft_tokens:N,num_accepted_draft_tokens:S,num_spec_steps:_}=y,E=C.samples&&y.expected_acceptance_rate!==
null,M=y.num_judged_draft_tokens,A=z(y.num_rounds,"{count} round","{count} rounds");return[["num_draft_tokens",j(N),z(_,"in {count} draft over {rounds}","in {co\
unt} drafts over {rounds}",{rounds:A})],["num_accepted_draft_tokens",j(S),s("of {drafted} drafted",{drafted:j(N)})],["draft_acceptance_rate",r(y.draft_acceptance_rate),
s("{accepted} of {drafted} drafted",{accepted:j(S),drafted:j(N)}),y.draft_acceptance_rate],["mean_acceptance_length",J(y.mean_acceptance_length,2),z(_,"1 + {acc\
epted} / {count} draft","1 + {accepted} / {count} drafts",{accepted:j(S)})],["judged_acceptance_rate",r(y.judged_acceptance_rate),s("{accepted} of {judged} judg\
ed",{accepted:j(S),judged:j(M)}),y.judged_acceptance_rate],...E?[["expected_acceptance_rate",r(y.expected_acceptance_rate),z(M,"mean over {count} judged positio\
n","mean over {count} judged positions"),y.expected_acceptance_rate]]:[],["passes_saved",j(y.passes_saved),z(y.num_rounds,"{tokens} in {count} pass","{tokens} i\
n {count} passes",{tokens:i(y.num_tokens)})]]}function c(){let y=l("div","gp-draft-figure",null,{tabindex:"0","data-tip":""}),C=l("dd","gp-rate",null,{"aria-hid\
den":"true"});return C.append(l("i")),y.append(l("dt"),l("dd"),l("dd","gp-note"),C),y}function d(y,C){let N=a(y,C),S=Z(e,N.length,c);N.forEach(([_,E,M,A=null],k)=>{
let[h,p,u,f]=S[k].children;h.textContent!==_&&h.replaceChildren(..._.split(/(?<=_)/).flatMap(w=>[w,l("wbr")])),T(p,E),T(u,M),f.hidden=A===null,ne(f.firstChild,"\
width",A??0),S[k].dataset.tip=s(ct[_]),S[k].dataset.name=_})}function m(){let y=l("span","gp-chart-column"),C=l("span","gp-chart-track");return C.append(l("i","\
gp-chart-whole"),l("i","gp-chart-part")),y.append(l("span","gp-chart-top"),C,l("span","gp-chart-label")),y}function g(y,C,N){let S=Math.max(1,...C.map(([E,M])=>M??
E)),_=Z(y,C.length,m);C.forEach(([E,M,A,k,h],p)=>{let[u,f,w]=_[p].children;T(u,k),ne(f.children[0],"height",(M??0)/S),ne(f.children[1],"height",E/S),T(w,A),we(_[p],
()=>h)}),G(y,{"aria-label":`${N}: ${C.map(([,,,,E])=>E).join("; ")}`})}function b(y){let C=y.num_spec_steps;g(n,y.acceptance_histogram.map((N,S)=>[N,null,String(
S),N?j(N):"",z(C,"{rounds} of {count} round with a draft: {tokens} kept","{rounds} of {count} rounds with a draft: {tokens} kept",{rounds:j(N),tokens:i(S)})]),"\
acceptance_histogram"),g(o,y.drafted_by_position.map((N,S)=>{let _=y.accepted_by_position[S];return[_,N,String(S+1),`${Math.round(100*_/N)}%`,s("position {place\
}: {accepted} of {drafted} drafted tokens kept, {share}",{place:S+1,accepted:j(_),drafted:j(N),share:H(_/N)})]}),"accepted_by_position / drafted_by_position")}return(y,C)=>{
d(y,C),b(y)}}var dt={get accepted(){return["✓",s("accepted draft"),s("Drafted, and kept by the target model.")]},get correction(){return["→",s("correction"),s("The targe\
t’s own token in place of the first rejected draft token.")]},get bonus(){return["+",s("bonus"),s("The target’s own token after a draft that was kept whole: i\
ts forward pass gives one more.")]},get target(){return["○",s("target alone"),s("Nothing was drafted in this round: the target wrote one token, as without dra\
fts.")]}},Gr=Object.fromEntries(Object.keys(dt).map(t=>[t,0])),Ur=(t,{draft:e})=>e&&Object.hasOwn(t,e.origin)?{...t,[e.origin]:t[e.origin]+1}:t;function Ht(t){let{
do_sample:e,assistant_ensemble_weight:n}=t&&t.effective||{};return{samples:!!e,weight:n??null}}function ds({target_logprob:t,draft_logprob:e},{weight:n}){let o=X(
t)/((e??null)===null?1:X(e));return Math.min(1,n===null?o:1-n+n*o)}var Vr=({weight:t})=>t===null?"min(1, p / q)":`min(1, ${J(1-t,2)} + ${J(t,2)} · p / q)`;function Jr(t,e){
if(t.samples)return e?s("Sampling: a drafted token is kept at random, with probability {formula}.",{formula:Vr(t)}):s("Sampling: a drafted token is kept if the \
target draws the same one, which happens with probability p.");if(t.weight===null||!e)return s("Greedy: a drafted token is kept if it is the likeliest one for t\
he target.");let[n,o]=[J(t.weight,2),J(1-t.weight,2)];return s("Greedy: a drafted token is kept if it is the likeliest one in the mixture {target} · p + {draft}\
 · q.",{target:n,draft:o})}function hs(t,e){return e<t.num_accepted?"accepted":e<lt(t)?"rejected":"unjudged"}function zn(t,e,n){let o=t.drafted[e],r=hs(t,e),i=(o.
draft_logprob??null)!==null,[a,c]=[H(X(o.target_logprob)),H(X(o.draft_logprob))],d=i?[s("The draft model gave it {q}.",{q:c})]:[];if(r==="unjudged")return[t.follow===
"correction"?s("Never judged: it comes after the rejection."):s("Never judged: it comes after the end of the text."),...d].join(" ");let m=r==="accepted";if(!n.
samples){let b=n.weight!==null&&i;return[m?zl(b):Fl(b,V(t.next_text)),s("The target gave it {p}.",{p:a}),...d].join(" ")}if(!i)return m?s("Accepted: the target \
drew the same token for itself. It gave this one {p}, which is the chance that it is kept.",{p:a}):s("Rejected: the target drew {token} for itself. It gave this\
 one {p}, which is the chance that it is kept.",{token:V(t.next_text),p:a});let g=(o.overlap??null)===null?[]:[s("Averaged over all tokens that could have been \
drafted here, the chance is {share}.",{share:H(o.overlap)})];return[m?s("Accepted: the target gave it p = {p}, the draft model q = {q}.",{p:a,q:c}):s("Rejected:\
 the target gave it p = {p}, the draft model q = {q}.",{p:a,q:c}),Hl(ds(o,n),Vr(n),m),...g].join(" ")}var zl=t=>s(t?"Accepted: it is the likeliest token in the \
mixture of both models.":"Accepted: it is the likeliest token for the target."),Fl=(t,e)=>s(t?"Rejected: {token}, not this one, is the likeliest token in the mi\
xture of both models.":"Rejected: {token}, not this one, is the likeliest token for the target.",{token:e});function Hl(t,e,n){if(t>=1)return s("By {formula}, i\
t is always kept.",{formula:e});let o={formula:e,chance:H(t)};return n?s("By {formula}, it is kept with probability {chance}, and was.",o):s("By {formula}, it i\
s kept with probability {chance}, and was not.",o)}function Fn(t,e){let[,n,o]=dt[t.follow],r=`${n.charAt(0).toUpperCase()}${n.slice(1)}. ${o}`,i=t.drafted[t.num_accepted];
return t.follow!=="correction"||!e.samples?r:(i.draft_logprob??null)===null?`${r} ${s("The target drew it.")}`:`${r} ${s("It was drawn from the residual distrib\
ution: what the target gives beyond the draft model, max(0, p − q).")}`}function Yr({draft:t}){if(!t||!Object.hasOwn(dt,t.origin))return[];let{origin:e,instead:n,
round:{index:o,drafted:r}}=t,i=o+1;if(e==="accepted"){let{draft_logprob:a}=r[t.place],c={place:t.place+1,size:r.length,round:i};return(a??null)===null?[s("accep\
ted draft: token {place} of {size} in round {round}",c)]:[s("accepted draft: token {place} of {size} in round {round}, to which the draft model gave {q}",{...c,
q:H(X(a))})]}return e==="correction"?n?[s("correction: replaced the rejected draft token {token} in round {round}",{token:V(n.text),round:i})]:[s("correction: r\
eplaced a rejected draft token in round {round}",{round:i})]:e==="target"?[s("target alone: nothing was drafted in round {round}",{round:i})]:[z(r.length,"bonus\
: the target’s own token after the accepted draft of round {round}","bonus: the target’s own token after all {count} drafted tokens of round {round}",{round:i})]}
var Ve=t=>t<.01?`${(t*1e3).toFixed(1)} ms`:It(t);function Xr(t,e,n){let o=[],r=Ht(null),i={row:null,card:null,selected:null},a=null,c=!0,d=0,m=new WeakMap,g=new WeakMap,b=new IntersectionObserver($=>{for(let{isIntersecting:P,
target:W}of $)P&&_(m.get(W));y()&&(t.scrollTop=t.scrollHeight)},{rootMargin:"200px 0px"}),y=()=>c&&!e.selected&&e.running;function C($,P){let W=o.length<=$.length&&
(!o.length||o[0].round===$[0])&&r.samples===P.samples;r=P,W||N();for(let I of $.slice(o.length))S(I);y()&&(t.scrollTop=t.scrollHeight)}function N(){b.disconnect(),
t.replaceChildren(),o=[],i={row:null,card:null,selected:null},a=null,c=!0,d=0}function S($){let P=l("li","gp-round"),W={round:$,item:P,cards:null};m.set(P,W),o.
push(W),t.append(P),b.observe(P)}function _($){if(!$||$.cards)return;b.unobserve($.item);let{round:P,item:W}=$,I=lt(P);$.cards=[];let R=l("div","gp-cards");for(let q=0;q<
I;q++)R.append(A($,q));P.next_token_id!==null&&R.append(k($)),I<P.drafted.length&&R.append(p(P,I)),P.follow==="none"&&R.append(l("span","gp-note gp-ended","■ "+
s("the text ended inside its draft"))),W.append(E(P),R),W.classList.add("gp-filled"),a||x($.cards[0])}function E($){let P=l("div","gp-round-head"),{num_accepted:W,
drafted:{length:I}}=$,R=I?s("{accepted} of {drafted} kept",{accepted:W,drafted:I}):s("no draft"),q=[s("draft {time}",{time:Ve($.draft_seconds)}),s("verify {time\
}",{time:Ve($.verify_seconds)})];P.append(l("b","",s("Round {number}",{number:$.index+1})),l("span","",R));for(let B of q)P.append(l("span","gp-round-time",B));
return P}function M($,P,W,I,R,q,B){let F=s("Round {number}, {which}, {token}: {why}",{number:$.round.index+1,which:q,token:V(R),why:B}),D=l("button","gp-draft-c\
ard",null,{type:"button",tabindex:"-1","aria-pressed":"false","aria-label":F});D.dataset.draft=W;let Y=l("span","gp-draft-head"),Q=l("bdi","gp-ink gp-word");return Se(
Q,R),Y.append(l("span","gp-sign",I),Q),D.append(Y),we(D,()=>B),g.set(D,{row:$,index:P}),$.cards.push(D),D}function A($,P){let{round:W}=$,I=W.drafted[P],R=hs(W,P),
q=W.start+P,B=s("drafted token {place} of {size}",{place:P+1,size:W.drafted.length}),F=M($,q,R,R==="accepted"?"✓":"✗",I.text,B,zn(W,P,r));if(F.append(h("p",
X(I.target_logprob))),(I.draft_logprob??null)!==null&&F.append(h("q",X(I.draft_logprob))),r.samples){let D=l("span","gp-chance",s("chance"));D.append(l("b","",H(
ds(I,r)))),F.append(D)}return F}function k($){let{round:P}=$,W=P.start+P.num_accepted,[I,R]=dt[P.follow],q=M($,W,P.follow,I,P.next_text,s("the target’s own toke\
n"),Fn(P,r));q.classList.add("gp-own-card");let B=n(W);return B&&q.append(h("p",xe(B).probability)),q.append(l("span","gp-chance",R)),q}function h($,P){let W=l(
"span","gp-bar-line"),I=l("span","gp-track"),R=l("i",`gp-part-${$}`);return ne(R,"width",P),I.append(R),W.append(l("i","gp-pq",$),I,l("span","gp-amount",H(P))),
W}function p($,P){let W=l("span","gp-behind"),I=$.drafted.slice(P);W.append(l("span","gp-note",s("never judged")));for(let R of I){let q=oe(R.text,"gp-word"),B=(R.
draft_logprob??null)===null?"":` q ${H(X(R.draft_logprob))}`,F=l("span","gp-unjudged");F.append(q,l("small","",B)),W.append(F)}return W}function u($){let P=$&&$.
draft,W=P&&o[P.round.index-(o.length?o[0].round.index:0)]||null;W&&_(W);let I=W?f(W,$):null;i.card&&i.card!==I&&i.card.setAttribute("aria-pressed","false"),i.card&&
i.card.classList.remove("gp-current"),i.row&&i.row!==W&&i.row.item.classList.remove("gp-current-round");let R=i.selected!==e.selected;i={row:W,card:I,selected:e.
selected},R&&!e.selected&&(c=!0),W&&(W.item.classList.add("gp-current-round"),I&&(I.classList.add("gp-current"),I.setAttribute("aria-pressed",String(e.selected===
$)),t.contains(document.activeElement)||x(I)),R&&w(W.item))}function f($,P){let W=P.index-$.round.start;return W<$.round.num_accepted?$.cards[W]:$.cards.at(-1)}
function w($){let[P,W]=[$.offsetTop,$.offsetTop+$.offsetHeight];P<t.scrollTop?t.scrollTop=P:W>t.scrollTop+t.clientHeight&&(t.scrollTop=Math.min(P,W-t.clientHeight))}
function x($){a&&(a.tabIndex=-1),a=$||null,a&&(a.tabIndex=0)}function v($){if(!$)return;let{row:P,index:W}=g.get($);x($);let I=n(W);I&&e.selectStep(I),w(P.item),
$.focus({preventScroll:!0})}function L($,P){let W=o[Math.max(0,Math.min(o.length-1,$))];return _(W),W.cards.at(P)}function O($,P){let{row:W}=g.get($),I=W.cards[W.
cards.indexOf($)+P];if(I)return I;let R=o.indexOf(W)+P;return o[R]?L(R,P>0?0:-1):null}return t.addEventListener("click",$=>{let P=$.target.closest(".gp-draft-ca\
rd");if(P){v(P);return}let W=$.target.closest(".gp-round");W&&v(m.get(W).cards[0])}),t.addEventListener("keydown",$=>{$.key==="Escape"&&e.selectStep(null);let P=$.
target.closest(".gp-draft-card");if(!P||$.ctrlKey||$.metaKey||$.altKey)return;let W=o.indexOf(g.get(P).row),I={ArrowRight:()=>O(P,1),ArrowLeft:()=>O(P,-1),ArrowDown:()=>o[W+
1]&&L(W+1,0),ArrowUp:()=>o[W-1]&&L(W-1,0),Home:()=>L(0,0),End:()=>L(o.length-1,0)};I[$.key]&&($.preventDefault(),v(I[$.key]()))}),t.addEventListener("scroll",()=>{
let $=t.scrollTop;t.scrollHeight-$-t.clientHeight<80?c=!0:$<d&&(c=!1),d=$},{passive:!0}),{show:C,mark:u}}var Fe={narrowest:3,least:16,cell:9,tallest:90,times:84};function Zr(t,{canvas:e,column:n,ends:o,onResize:r}){let i={rounds:[],each:1,columns:Fe.least,top:1,drafts:0},
a=0;function c(M){let A=k=>M.reduce((h,p)=>h+k(p),0)/M.length;return{accepted:A(k=>k.num_accepted),judged:A(lt),drafted:A(k=>k.drafted.length),draft:A(k=>k.draft_seconds),
verify:A(k=>k.verify_seconds),longest:Math.max(...M.map(k=>k.draft_seconds+k.verify_seconds))}}function d(M){let A=M.map(({draft:p,verify:u})=>p+u).sort((p,u)=>p-
u),k=A.at(-1),h=A[Math.floor((A.length-1)*.9)];return k>2*h&&A.length>4?1.25*h:k}function m(M){a||=e.clientWidth;let A=Math.max(1,Math.ceil(M.length/Math.max(1,
Math.floor(a/Fe.narrowest)))),k=[];for(let w=0;w<M.length;w+=A)k.push(c(M.slice(w,w+A)));let h=Math.max(1,...k.map(({drafted:w})=>w)),p=Math.max(1,Math.min(Fe.cell,
Fe.tallest/h)),u=d(k)||1,f=k.filter(({draft:w,verify:x})=>w+x>u);return i={rounds:M,each:A,columns:Math.max(Fe.least,k.length),top:u,drafts:Math.ceil(h*p)},T(o.
drafts,h>=1.5?j(Math.round(h)):"1"),T(o.times,Ve(u)),g(k,p),{each:A,cut:f.length,longest:Math.max(0,...k.map(({longest:w})=>w)),filled:k.length/i.columns}}function g(M,A){
let k=i.drafts+16+Fe.times,h=devicePixelRatio,p=[Math.round(a*h),Math.round(k*h)];if(e.width!==p[0]&&(e.width=p[0]),e.height!==p[1]&&(e.height=p[1]),e.style.height=
`${k}px`,o.drafts.parentNode.style.height=`${i.drafts}px`,o.times.parentNode.style.height=`${Fe.times}px`,!a)return;let u=getComputedStyle(t),f=O=>u.getPropertyValue(
`--gp-${O}`).trim(),w={accepted:f("accepted"),rejected:f("rejected"),muted:f("muted"),verify:f("kept"),draft:f("before"),line:f("line"),surface:f("surface")},x=e.
getContext("2d");x.setTransform(h,0,0,h,0,0),x.clearRect(0,0,a,k);let v=a/i.columns,L=v>6?Math.min(6,v*.2):v>3.5?1:0;x.fillStyle=w.line,x.fillRect(0,i.drafts,a,
1),x.fillRect(0,k-1,a,1),M.forEach((O,$)=>{let P=[$*v+L/2,v-L];i.each===1?b(x,w,O,P,A):C(x,w,O,P,A),N(x,w,O,P,k-1)})}function b(M,A,{accepted:k,judged:h,drafted:p},[
u,f],w){let x=Math.max(1,w-(w>3?1.5:0));for(let v=0;v<p;v++){let L=i.drafts-(v+1)*w;if(v<k)M.fillStyle=A.accepted,M.fillRect(u,L,f,x);else if(v<h)y(M,A.rejected,
u+f/2,L+x/2,Math.min(f,Math.max(x,5),7)/2);else{M.fillStyle=A.muted;let O=Math.min(f,x,2.5);M.fillRect(u+(f-O)/2,L+(x-O)/2,O,O)}}}function y(M,A,k,h,p){M.strokeStyle=
A,M.lineWidth=p>2?2:1,M.beginPath(),M.moveTo(k-p,h-p),M.lineTo(k+p,h+p),M.moveTo(k-p,h+p),M.lineTo(k+p,h-p),M.stroke()}function C(M,A,{accepted:k,drafted:h},[p,
u],f){M.fillStyle=A.accepted,M.fillRect(p,i.drafts-k*f,u,k*f),M.fillStyle=A.muted,M.fillRect(p,i.drafts-h*f,u,1)}function N(M,A,{draft:k,verify:h},[p,u],f){let w=Math.
min(1,i.top/(k+h))/i.top,[x,v]=[k*w*Fe.times,h*w*Fe.times];M.fillStyle=A.verify,M.fillRect(p,f-x-v,u,v),S(M,A.draft,p,f-x,u,x),!(k+h<=i.top)&&(M.fillStyle=A.surface,
M.fillRect(p-1,f-Fe.times+7,u+2,3),M.fillRect(p-1,f-Fe.times+13,u+2,3))}function S(M,A,k,h,p,u){if(!(u<=0)){if(p<5){M.fillStyle=A,M.fillRect(k,h,p,u);return}M.save(),
M.beginPath(),M.rect(k,h,p,u),M.clip(),M.strokeStyle=A,M.lineWidth=1.5,M.beginPath();for(let f=-u;f<p;f+=5)M.moveTo(k+f,h+u),M.lineTo(k+f+u,h);M.rect(k+.75,h+.75,
Math.max(0,p-1.5),Math.max(0,u-1.5)),M.stroke(),M.restore()}}function _(M){let{left:A,width:k}=e.getBoundingClientRect(),h=Math.floor((M.clientX-A)/k*i.columns)*
i.each;return Math.max(0,Math.min(i.rounds.length-1,h))}function E(M){n.hidden=M===null,M!==null&&(ne(n,"left",Math.floor(M/i.each)/i.columns),ne(n,"width",1/i.
columns))}return new ResizeObserver(()=>{e.clientWidth!==a&&(a=e.clientWidth,r())}).observe(e),{draw:m,at:_,mark:E}}function Qr(t,e){let n=t.querySelector(".gp-map-plot"),o=t.querySelector(".gp-map-reading"),r=t.querySelector(".gp-map-note"),i=new me(null,()=>null),a=new Ft,c=Zr(
n,{canvas:n.querySelector("canvas"),column:n.querySelector(".gp-column"),ends:{drafts:t.querySelector(".gp-drafts-end"),times:t.querySelector(".gp-times-end")},
onResize:h}),d=Xr(t.querySelector(".gp-rounds"),e,p=>i.steps[p]),m=Kr(t),g=[],b=0,y=!1;function C(){let p=e.hideFrom===null?i.steps.length:Math.min(e.hideFrom,i.
steps.length),u=e.rounds.length;for(;u&&e.rounds[u-1].start+cs(e.rounds[u-1])>p;)u-=1;return u===e.rounds.length?e.rounds:e.rounds.slice(0,u)}function N(){let{each:p,
cut:u,longest:f,filled:w}=c.draw(g);ne(t.querySelector(".gp-map-axis"),"width",w),T(r,[p>1?s("Each column is the mean of {each} rounds.",{each:p}):"",u?z(u,"One\
 column is cut off; the longest round took {time}.","{count} columns are cut off; the longest round took {time}.",{time:Ve(f)}):""].filter(Boolean).join(" ")),T(
t.querySelector(".gp-map-last"),s("round {number}",{number:j(g.length)}))}function S(p){let u={round:p.index+1,draft:Ve(p.draft_seconds),verify:Ve(p.verify_seconds),
accepted:p.num_accepted,drafted:p.drafted.length,token:V(p.next_text)};return p.follow==="target"?s("Round {round}: draft {draft}, verify {verify}; nothing draf\
ted, then {token}.",u):p.follow==="bonus"?s("Round {round}: draft {draft}, verify {verify}; {accepted} of {drafted} drafted tokens kept, then {token} as bonus.",
u):p.follow==="correction"?s("Round {round}: draft {draft}, verify {verify}; {accepted} of {drafted} drafted tokens kept, then {token} as correction.",u):s("Rou\
nd {round}: draft {draft}, verify {verify}; {accepted} of {drafted} drafted tokens kept; the text ended inside the draft.",u)}let _=p=>e.selectStep(i.steps[g[p].
start]||null);function E(){let p=e.current();return!p||!p.draft?null:g[p.draft.round.index]===p.draft.round?p.draft.round.index:null}function M(){let p=E();c.mark(
p);let u=p===null?"":S(g[p]);T(o,u),G(n,{"aria-valuemin":1,"aria-valuemax":g.length,"aria-valuenow":(p??0)+1,"aria-valuetext":u||s("no round yet")})}n.addEventListener(
"pointermove",p=>{let u=c.at(p);u<0||(p.buttons===1?_(u):T(o,S(g[u])))}),n.addEventListener("pointerleave",M),n.addEventListener("click",p=>c.at(p)>=0&&_(c.at(p))),
n.addEventListener("keydown",p=>{let u={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0};p.key==="Escape"&&e.selectStep(
null),!(!(p.key in u)||!g.length)&&(p.preventDefault(),_(Math.max(0,Math.min(g.length-1,(E()??g.length-1)+u[p.key]))))});function A(p){let{draft_seconds:u,verify_seconds:f}=p,
w=u+f;for(let[L,O]of[["draft",u],["verify",f]]){let $=t.querySelector(`.gp-time-${L}`);$.style.flexGrow=w?O/w:.5,T(t.querySelector(`.gp-told-${L}`),`${Math.round(
w?100*O/w:0)}% · ${Ve(O)}`)}let x=z(p.num_tokens,"{count} token","{count} tokens"),v=p.passes_saved>0?z(p.passes_saved,"{count} pass saved.","{count} passes sa\
ved."):s("No pass saved.");T(t.querySelector(".gp-drafts-short"),`${z(p.num_rounds,"{tokens} in {count} forward pass of the target.","{tokens} in {count} forwar\
d passes of the target.",{tokens:x})} ${v}`)}function k(p){let u=e.lasts[0]||null;if((p.run||p.steps)&&i.follow(u),p.run&&(y=!1),t.hidden=!e.rounds.length,t.hidden)
return;let f=[g[0],b];if(g=C(),b=g.length,p.run||g[0]!==f[0]||b!==f[1]){let w=Ht(e.started),x=a.read(g);y||=g.some(({drafted:v})=>v.length&&(v[0].draft_logprob??
null)!==null),T(t.querySelector(".gp-drafts-rule"),Jr(w,y)),t.querySelector(".gp-key-q").hidden=!y,A(x),N(),d.show(g,w),m(x,w)}d.mark(e.current()),M()}function h(){
t.hidden||(N(),M())}return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",h),new MutationObserver(h).observe(document.body,{attributes:!0,
attributeFilter:["class"]}),k}function ei(t,e){let n=h=>t.querySelector(".gp-"+h),o=["without","with"],r=()=>e.answered("same"),i=({level:h})=>H(h);function a(h){let[p,u,f,w]=(h.mode==="gree\
dy"?c:b)(h);G(n("answer"),{"data-verdict":p}),T(n("answer-sign"),u),T(n("answer-words"),f),T(n("answer-more"),w),e.done&&T(n("told"),`${f}. ${w}`),T(n("missing"),
Le(e,h))}function c({checked:h,equal:p,at:u}){if(!h||p===null)return["wait","…",s(e.done?"No answer":"Not known yet"),s("A text without drafts and one with dr\
afts must both have ended.")];if(p){let f=z(h,"Greedy decoding wrote the same token ids with and without drafts in one pair of texts.","Greedy decoding wrote th\
e same token ids with and without drafts in each of {count} pairs of texts.");return["good","✓",s("The same tokens"),f]}return["bad","✗",s("Different from t\
oken {place} on",{place:j(u+1)}),s("Greedy decoding should write the same tokens with drafts. Rounding can tip a near tie between two tokens, because the target\
 checks several tokens in one pass; look at their probabilities there.")]}function d(h,p){let u=0;for(;u<Math.min(h.length,p.length)&&h[u]===p[u];)u+=1;for(;u>0&&
/[\p{L}\p{M}\p{N}]/u.test(h[u-1])&&/[\p{L}\p{M}\p{N}]/u.test((h[u]||"")+(p[u]||""));)u-=1;let f=w=>u+w.slice(u).match(/^\s*\S*/)[0].length;return[u,f(h),f(p)]}function m({
mode:h,texts:p,equal:u,checked:f}){let w=h==="greedy"&&f>0&&p?p:[],x=n("both-texts"),v=JSON.stringify([w,u]);if(K(n("mark-key"),w.length>0&&u===!1&&w[0]!==w[1]),
x.dataset.key===v)return;x.dataset.key=v;let[L,...O]=w.length?d(...w):[];x.replaceChildren(...w.map(($,P)=>{let W=l("div"),I=l("p","",null,{dir:"auto",tabindex:"\
0"});return u||w[0]===w[1]?I.append($):I.append($.slice(0,L),l("mark","",$.slice(L,O[P])||"∎"),l("span","gp-apart",$.slice(O[P]))),W.append(l("h3","",s(P?"wit\
h drafts":"without drafts")),I),W}))}let g=h=>`p = ${h<.001?h.toPrecision(1):h.toPrecision(2)}`;function b(h){let{p,verdict:u,counts:f}=h,[w,x]=[f[0],j(f[1])];if(!U(
p)||u==="wait"){if(e.done)return["wait","…",s("No answer"),z(w,"{count} text without drafts, {assisted} with drafts: too few for a test.","{count} texts witho\
ut drafts, {assisted} with drafts: too few for a test.",{assisted:x})];let L=z(w,"{count} text without drafts, {assisted} with drafts so far.","{count} texts wi\
thout drafts, {assisted} with drafts so far.",{assisted:x});return["wait","…",s("Not known yet"),`${L} ${s("The test waits for the last one: to watch p as it \
changes, and to stop when it looks right, would make it worthless.")}`]}let v=z(w,"{count} text without drafts, {assisted} with drafts.","{count} texts without \
drafts, {assisted} with drafts.",{assisted:x});return u==="same"?["good","✓",s("{p}: no difference found",{p:g(p)}),`${v} ${s("A p below {level} would count a\
s a difference.",{level:i(h)})}`]:["bad","✗",s("{p}: the distributions differ",{p:g(p)}),`${v} ${s("p is below {level}.",{level:i(h)})}`]}function y({p:h,verdict:p}){
if(!U(h))return"";let u=s("If both draw from the same distribution, a difference as large as this one comes up in {share} of shuffles.",{share:H(h)});return p===
"differs"?`${u} ${s("That is so rare that chance is a poor explanation.")}`:p==="same"?`${u} ${s("That is not unusual.")}`:u}function C({counts:h,tokens:p,verdict:u,
level:f}){let[w,x]=h,v=Math.round(100*Math.sqrt(1/w+1/x)),L=z(p,"Only the first token of each text is compared: which token it is, and how surprising it is.","O\
nly the first {count} tokens of each text are compared: which tokens occur at each position, and how surprising they are in total.");if(u==="differs")return[s("\
It does not say how large a difference is or where it comes from, only how hard it is to put it down to chance. The counts below show where it lies."),s("Where \
nothing differs, this test still says “differs” in {level} of all trials. Try again with other seeds before you believe it.",{level:H(f)}),L];let O=w===x?s(
"With {count} texts each, the shares of a token differ by up to about {points} percentage points by chance alone.",{count:j(w),points:v}):s("With {without} and \
{assisted} texts, the shares of a token differ by up to about {points} percentage points by chance alone.",{without:j(w),assisted:j(x),points:v});return[s("Not \
finding a difference does not prove that there is none."),`${O} ${s("Smaller true differences mostly go unnoticed; more texts show more.")}`,L]}function N(){K(n(
"of-shuffles"),!!e.charts.shuffles),le(n("shuffles"),e.charts.shuffles)}function S({surprise:h}){if(!h||!o.every(f=>U(h[f])))return"";let[p,u]=o.map(f=>ie(h[f],
e.unit).replace("-","−"));return s("How surprising the target finds a token, beyond the entropy that it expects: {without} without, {assisted} with. It is 0 o\
n average for the target’s own draws.",{without:p,assisted:u})}function _(){let h=l("li"),p=l("table"),u=p.createTHead().insertRow();u.className="gp-hidden";for(let f of[
s("token"),s("without"),s("with")])u.append(l("th","",f,{scope:"col"}));return p.prepend(l("caption")),p.append(l("tbody")),h.append(p),h}function E(){let h=l("\
tr"),p=l("th","",null,{scope:"row"});p.append(l("bdi"));let u=l("td","",null,{colspan:2}),f=l("div","gp-counts");for(let w of o)f.append(l("i",`gp-bar-${w}`,null,
{"aria-hidden":"true"}),l("span"));return u.append(f),h.append(p,u),h}function M(h,{position:p,tokens:u},f){let w=h.firstChild;T(w.caption,s("token {place}",{place:j(
p)}));let x=o.map((O,$)=>f[$]-u.reduce((P,W)=>P+W[O],0)),v=[...u,...x.some(O=>O>0)?[{rest:!0,without:x[0],with:x[1]}]:[]],L=Z(w.tBodies[0],v.length,E);v.forEach(
(O,$)=>{let P=O.rest||O.text===null,W=L[$].cells[0].firstChild;fe(W,O.rest?s("all others"):P?s("text ended"):O.text,{plain:P}),ce(W,P?"gp-plain":"");let I=L[$].
cells[1].firstChild.children;o.forEach((R,q)=>{let B=Math.max(1,f[q]);ne(I[2*q],"width",Math.min(1,O[R]/B)),T(I[2*q+1],j(O[R]))}),G(L[$].cells[1],{"aria-label":s(
"{without} without, {assisted} with",{without:j(O.without),assisted:j(O.with)})})})}function A(h){if(K(n("of-sampling"),h.mode==="sampling"),h.mode!=="sampling")
return;let p=y(h);K(n("evidence"),U(h.p)),K(n("meaning"),!!p),T(n("meaning"),p),N(),T(n("surprise"),S(h));let u=C(h),f=Z(n("cannot").querySelector("ul"),u.length,
()=>l("li"));u.forEach((x,v)=>T(f[v],x));let w=Z(n("places"),h.positions.length,_);h.positions.forEach((x,v)=>M(w[v],x,h.counts)),K(n("places-title").parentElement,
h.positions.length>0)}function k(){let h=e.found;a(h),m(h),A(h)}return h=>{t.hidden=!r(),!t.hidden&&(h.found||h.status||h.unit)&&k()}}function ti(t,e){let n=A=>t.querySelector(".gp-"+A),o=n("answer"),r={draft:[s("draft"),A=>s("{share} of the time with drafts goes into writing them: all forward\
 passes of the draft model, or the search for text to copy.",{share:A})],verify:[s("verify"),A=>s("{share} of the time with drafts goes into the target model’s \
passes over them.",{share:A})],rest:[s("rest"),A=>s("{share} of the time with drafts goes into all else: comparing, choosing, and what the library does around i\
t.",{share:A})]};n("of-spread").dataset.tip=jn();function i({verdict:A,speedup:k,pairs:{length:h},fewest:p}){let u=k&&ze(k.median),f=k&&Mt(k),w=k&&z(h,"Median o\
f {count} pair of runs.","Median of {count} pairs of runs.");if(A==="faster")return["good","▲",s(e.running?"{times} faster so far":"{times} faster",{times:u}),
w,s("90 % interval: {interval}.",{interval:f})];if(A==="slower")return["bad","▼",s(e.running?"{times}: slower so far":"{times}: slower",{times:u}),w,s("90 % i\
nterval: {interval}.",{interval:f})];if(A==="even")return["even","≈",s(e.running?"No clear difference so far":"No clear difference"),z(h,"{times} is the media\
n of {count} pair of runs.","{times} is the median of {count} pairs of runs.",{times:u}),s("The 90 % interval {interval} includes 1.",{interval:f})];let x=s(e.done?
"No answer":"Not known yet");return k?["wait","…",x,z(h,"{times} is the median of {count} pair of runs: too few to tell, {fewest} are needed.","{times} is the\
 median of {count} pairs of runs: too few to tell, {fewest} are needed.",{times:u,fewest:j(p)}),""]:["wait","…",x,s(e.done?"No pair of runs was completed.":"T\
he first counted pair is under way."),""]}function a(A){let[k,h,p,u,f]=i(A);G(o,{"data-verdict":k}),T(o.children[0],h),T(o.children[1],p),T(n("answer-more").children[0],
u),T(n("answer-more").children[1],f),e.done&&T(n("told"),`${p}. ${u} ${f}`),T(n("missing"),Le(e,A));let w=Z(n("reasons"),A.reasons.length,()=>l("li"));A.reasons.
forEach((x,v)=>T(w[v],s(x))),K(n("warning"),A.others),T(n("warning"),A.others?"⚠ "+s(Bt):"")}function c({identical:A,pairs:k}){let h=n("badge");if(K(h,!!A&&A.
checked>0),h.hidden)return;let{equal:p}=A;G(h,{"data-verdict":p?"good":"bad"}),T(h.children[0],p?"✓":"✗"),T(h.children[1],d(A,k.length))}function d({checked:A,
equal:k,at:h},p){return k?A>p?z(A,"Same tokens in the warm-up pair","Same tokens in all {count} pairs, the warm-up included"):z(A,"Same tokens in the pair","Sam\
e tokens in all {count} pairs"):s("Not the same tokens: a text diverges at token {place}",{place:j(h+1)})}function m({pairs:A,draft_share:k,verify_share:h}){let p=A.
length>0&&U(k)&&U(h);if(K(n("of-time"),p),!p)return;let[u,f]=["without","with"].map(O=>Pn(A.map($=>$[O]))),w=Math.max(u,f),x={draft:k,verify:h,rest:Math.max(0,1-
k-h)},v=Z(n("time-bars"),2,g);b(v[0],s("without"),u,w,{plain:1}),b(v[1],s("with"),f,w,x);let L=Z(n("time-keys"),3,()=>{let O=l("span");return O.append(l("i","",
null,{"aria-hidden":"true"}),l("span","",null,{tabindex:0})),O});Object.entries(x).forEach(([O,$],P)=>{let[W,I]=r[O];G(L[P].firstChild,{"data-part":O}),G(L[P].lastChild,
{"data-tip":I(H($))}),T(L[P].lastChild,`${W} ${H($)}`)})}function g(){let A=l("li");return A.append(l("span"),l("span","gp-time-bar",null,{"aria-hidden":"true"}),
l("span")),A}function b(A,k,h,p,u){let[f,w,x]=A.children;T(f,k),T(x,s("{time} per token",{time:Rr(h)}));let v=Z(w,Object.keys(u).length,()=>{let L=l("i");return L.
append(l("b")),L});Object.entries(u).forEach(([L,O],$)=>{G(v[$],{"data-part":L}),ne(v[$],"width",O*h/p),T(v[$].firstChild,L!=="plain"&&O*h/p>.14?r[L][0]:"")})}let y=({
acceptance:A})=>A?A.judged_acceptance_rate:null;function C(A){let{drafted:k,cost:h,verify:p,break_even:u}=A,f=y(A),w=Ir(1,k,h,p);if(!U(u))return s("No acceptanc\
e rate would be enough: even if the target kept every drafted token, the formula gives {times}.",{times:ze(w)});if(u<=0)return s("Any acceptance rate is enough \
at these costs.");let x=H(u);if(!U(f))return s("The target must keep at least {least} of the tokens that it judges.",{least:x});let v={least:x,rate:H(f)};return f>=
u?s("The target must keep at least {least} of the tokens that it judges; here it keeps {rate}.",v):s("The target must keep at least {least} of the tokens that i\
t judges, but here it keeps only {rate}.",v)}function N(A){let k=["drafted","cost","verify"].every(h=>U(A[h]));K(n("of-rates"),k),k&&(le(n("rates"),e.charts.rates),
T(n("rate-words"),C(A))),_(A)}function S({acceptance:A,drafted:k,cost:h,verify:p}){let u=[];for(let f of["draft_acceptance_rate","judged_acceptance_rate","mean_\
acceptance_length","passes_saved"]){let w=A?A[f]:null;U(w)&&u.push([f,f.endsWith("rate")?H(w):f.endsWith("length")?w.toFixed(2):j(w),s(ct[f])])}return U(k)&&u.push(
[s("drafted tokens per round"),k.toFixed(2),s("num_draft_tokens / all rounds, those without a draft included: the γ of the formula.")]),U(h)&&u.push([s("cost o\
f drafting one token"),h.toFixed(2),s("Draft time per drafted token / time per token without drafts, both without the reading of the prompt: the c of the formul\
a.")]),U(p)&&u.push([s("cost of verifying a draft"),p.toFixed(2),s("Time of the target’s pass over a draft / time per token without drafts. The theorem assumes \
1; on a processor without spare capacity it is more.")]),u}function _(A){let k=S(A),h=Z(n("figures"),k.length,()=>{let p=l("div"),u=l("dt");return u.append(l("s\
pan","",null,{tabindex:0})),p.append(u,l("dd")),p});k.forEach(([p,u,f],w)=>{let[x,v]=h[w].children;T(x.firstChild,p),G(x.firstChild,{"data-tip":f}),T(v,u)})}function E(){
let A=e.found;a(A),c(A),K(n("of-pairs"),A.pairs.length>0),le(n("pairs"),e.charts.pairs),m(A),N(A)}let M=()=>e.answered("speed");return A=>{t.hidden=!M(),!t.hidden&&
(A.found||A.status)&&E()}}var ps=40,ni=14;function Dl(t){let e=Array.from({length:t},(n,o)=>o);return t<=ps?e:[...e.slice(0,ni),null,...e.slice(ni+t-ps+1)]}var Kl=(t,e,n)=>t==="left"?[0,
e-n]:[n,e];function oi(t,{text:e,side:n,goesOn:o,caption:r}){let[i,a]=Kl(n,t.length,e),c=l("table","gp-strip");c.append(l("caption","gp-hidden",r));let d=c.appendChild(
l("tbody")),m=t.some(([,,,b])=>b!==null),g=[s("token"),s("mask"),...m?[s("position")]:[]].map(b=>{let y=d.appendChild(l("tr"));return y.append(l("th","",b,{scope:"\
row"})),y});for(let b of Dl(t.length)){if(b===null){let M=t.length-ps+1;g.forEach((A,k)=>A.append(l("td","gp-mark",k?"…":z(M,"… {count} token …","… {count\
} tokens …"))));continue}let[,y,C,N]=t[b],S=b>=i&&b<a,_=o&&b===t.length-1,E=l("td",`gp-cell${S?" gp-padding":""}${_?" gp-last":""}`);E.append(oe(y)),S&&E.append(
l("span","gp-hidden",` ${s("(padding)")}`)),_&&E.append(l("span","gp-hidden",` ${s("(the next token is predicted from here)")}`)),[E,l("td",C?"":"gp-ignored",C),
l("td","",N)].slice(0,g.length).forEach((M,A)=>g[A].append(M))}return c}function si(t,e,n){t.replaceChildren();let[o,r]=[l("span"),l("span","gp-parted")];e.forEach(
([,i,a],c)=>{let d=n!==null&&c>=n?r:o;a===null?d.append(oe(i,"gp-end")):Nt(d,a,{running:!0})}),t.append(...[o,r].filter(i=>i.childNodes.length)),t.childNodes.length||
t.append(l("span","gp-mark",s("(nothing)")))}function Gl(t,e,n){let o=(e-t)/Math.max(1,n)||1,r=10**Math.floor(Math.log10(o)),i=r*[1,2,2.5,5,10].find(c=>c*r>=o*.8),a=[];for(let c=Math.floor(t/i+1e-9);c<=Math.
ceil(e/i-1e-9);c++)a.push(Number((c*i).toPrecision(12)));return a}var us=(t,e,n)=>Gl(t,e,n).filter(o=>o>=t&&o<=e);function ri(t,{height:e,x:n,y:o,left:r=46,right:i=18,top:a=14,bottom:c=38}){let d=t.querySelector("svg");d||t.append(d=ee("svg","gp-drawing"));let m=Math.max(240,
t.clientWidth),g=(b,[y,C])=>(b-y)/(C-y||1);return{width:m,height:e,left:r,right:i,top:a,bottom:c,inner:m-r-i,x:b=>r+g(b,n)*(m-r-i),y:b=>e-c-g(b,o)*(e-a-c),draw(b,y){
_t(d,{class:"gp-drawing",role:"group","aria-label":b,viewBox:`0 0 ${m} ${e}`,style:`height: ${e}px`}),ts(d,y.map((C,N)=>["g","",N?{}:{"aria-hidden":"true"},C]))}}}
function ii(t,{xTicks:e,yTicks:n,xTitle:o,yTitle:r}){let i=b=>Array.isArray(b)?b:[b,String(b)],[a,c]=[t.height-t.bottom,t.width-t.right],d=n.map(i).flatMap(([b,
y])=>[Rt("gp-guide",t.left,t.y(b),c,t.y(b)),Ot("",t.left-7,t.y(b)+4,y,"end")]),m=e.map(i).flatMap(([b,y])=>[Rt("gp-guide",t.x(b),a,t.x(b),a+4),Ot("",t.x(b),a+17,
y)]),g=[Ot("gp-axis",(t.left+c)/2,t.height-4,o)];return r&&g.push(Ot("gp-axis",2,t.top-16,r,"start")),[...d,...m,...g]}var Ul=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,He=class t{static BLOCK=60;static LOOSE=150;constructor(e,n=null){this.
holder=e,this.before=n,this.loose=0,this.head=0,this.tried=0}append(e){this.holder.append(e),this.loose+=1}removeLast(){this.holder.lastChild.remove(),this.loose-=
1;let e=this.holder.lastElementChild;ai(e)&&this.undo(e.previousSibling)}settle(){if(this.loose<t.LOOSE||this.loose<this.tried+t.BLOCK||!this.holder.offsetParent||
document.fonts.status==="loading")return;this.tried=this.loose;let e=[...this.holder.children].slice(-this.loose),n=this.freeStarts(e),o=e.map((c,d)=>d).filter(
c=>n[c]&&Vl(e[c])),r=[],i=0;e[0].previousSibling||(this.head=i=o.shift()??0);for(let c of o)c-i<t.BLOCK||(r.push(this.wrap(e.slice(i,c))),i=c,this.loose=e.length-
c,this.tried=0);let a=r.map(c=>c.getBoundingClientRect().height);r.forEach((c,d)=>{c.style.containIntrinsicHeight=`${a[d]}px`,c.classList.add("gp-kept-rows")})}freeStarts(e){
let n=getComputedStyle(this.holder).direction==="rtl",o=e[0].previousSibling||!this.before?"":this.before.holder.textContent;return e.map(r=>{let i=r.textContent,
a=o.endsWith(`
`);o=o.slice(o.lastIndexOf(`
`)+1);let c=a?!i.startsWith(" "):!(n||Ul.test(o));return o+=i,c})}wrap(e){let n=l("span","gp-rows");e[0].before(n,l("wbr")),n.append(...e);let o=e[0].firstChild;
if(o.nodeType===Node.TEXT_NODE&&o.data===" "){let r=l("span","gp-gap");o.replaceWith(r),r.append(o)}return n}undo(e){let n=e.querySelector(".gp-gap");n&&n.replaceWith(
n.firstChild),e.nextSibling.remove(),this.loose+=e.children.length+(ai(e.previousElementSibling)?0:this.head),e.replaceWith(...e.childNodes),this.tried=0}dissolve(){
for(let e of[...this.holder.querySelectorAll(".gp-rows")].reverse())this.undo(e);this.tried=0}};function Vl(t){let e=t.previousElementSibling,n=e&&ci(e.querySelectorAll(
".gp-ink"));if(!n)return!1;let[o,r]=[t.querySelector(".gp-ink").getClientRects()[0],ci(n.getClientRects())];return!!(o&&r)&&li(o)>li(r)+10}function qe(t,e,n){let o=c=>(c.
querySelector(".gp-ink")||c).getClientRects()[0],r=o(t[e]),i=null,a=1/0;for(let c=e+n;c>=0&&c<t.length;c+=n){let d=o(t[c]),m=d?(d.top-r.top)*n:0;if(m<r.height/2)
continue;let g=m*1e3+Math.abs(d.left-r.left);if(g>=a+1e3*r.height)break;g<a&&([i,a]=[t[c],g])}return i}var ai=t=>!!t&&t.tagName==="WBR",ci=t=>t[t.length-1],li=({
top:t,bottom:e})=>(t+e)/2;function Dt(t,e,n,o){let i=l("div","gp-card",null,{popover:"manual","aria-hidden":"true"}),a=l("div","gp-card-head"),c=l("dl","gp-card-facts"),d=l("ol","gp-card\
-rivals"),m=l("div","gp-card-key");m.append(l("i","gp-card-after"),`${s("after the processors")} `,l("i","gp-card-before"),s("before them")),i.append(a,c,d,m),i.
hidden=!0,t.append(i);let g=null,b=null,y=null;function C(w,x){c.append(l("dt","",w),l("dd","",x))}function N(){let{id:w,text:x,where:v,step:L,why:O}=o(g);if(a.
replaceChildren(oe(x,"gp-card-word"),l("span","",s("{where}, id {id}",{where:v,id:w}))),c.replaceChildren(),d.hidden=m.hidden=!L,O&&c.append(l("dd","gp-card-why",
O)),!L)return;S(L);let $=_(L),P=Math.max(...$.flatMap(({after:W,before:I})=>[W,I]),1e-9);d.replaceChildren(...$.map(W=>E(W,P))),m.hidden=!L.distribution.stages.
length}function S(w){let{chosen:x,distribution:v}=w,{probability:L,rawProbability:O,surprisal:$}=xe(w);v.stages.length||x.logprob!==x.raw_logprob?(C(s("Probabil\
ity after the processors"),x.logprob===null?ht(x):H(L)),C(s("before the processors"),H(O))):C(s("Probability (no processor ran)"),H(O));let P=[x.rank&&s("{rank}\
 after",{rank:j(x.rank)}),x.raw_rank&&s("{rank} before",{rank:j(x.raw_rank)})].filter(Boolean);if(P.length){let W=x.rank===x.raw_rank;C(s("Rank of {count}",{count:j(
v.vocab)}),W?j(x.rank):P.join(", "))}C(s("Surprisal"),ie($,n.unit))}function _({chosen:w,distribution:x}){let v=x.candidates.map(O=>({candidate:O,after:X(O.logprob),
before:X(O.raw_logprob),isChosen:O.token_id===w.token_id}));v.sort((O,$)=>Math.max($.after,$.before)-Math.max(O.after,O.before));let L=v.slice(0,5);return L.some(
({isChosen:O})=>O)||L.push({candidate:w,after:X(w.logprob),before:X(w.raw_logprob),isChosen:!0}),L}function E({candidate:w,after:x,before:v,isChosen:L},O){let $=w.
logprob===null,P=l("li",(L?"gp-card-chosen":"")+($?" gp-card-removed":"")),W=l("span","gp-card-tracks");for(let[I,R]of[["after",x],["before",v]]){let q=l("i","g\
p-card-"+I);q.style.width=`${R/O*100}%`,W.append(q)}return $&&W.firstChild.replaceWith(l("small","",ht(w))),P.append(l("span","gp-card-sign",L?"▶":$?"✕":""),
oe(w.text,"gp-card-word"),W,l("span","gp-card-value",H($?v:x))),P}function M(){let w=(g.querySelector(".gp-ink")||g).getClientRects()[0],x=e.getBoundingClientRect();
if(!w||w.bottom<x.top||w.top>x.bottom){k();return}let[v,L]=[i.offsetWidth,i.offsetHeight],{clientWidth:O,clientHeight:$}=document.documentElement,P=w.bottom+9,W=P+
L+8<=$?P:w.top-L-9;i.style.left=`${Math.max(8,Math.min(w.left,O-v-8))}px`,i.style.top=`${Math.max(8,Math.min(W,$-L-8))}px`}function A(w,x=null){o(w)&&(g=w,b=x,y=
null,N(),i.hidden&&(i.hidden=!1,i.showPopover&&i.showPopover(),document.addEventListener("keydown",h,!0),document.addEventListener("scroll",u,{capture:!0,passive:!0})),
M())}function k(){g&&(g=null,i.hidden=!0,i.hidePopover&&i.isConnected&&i.hidePopover(),document.removeEventListener("keydown",h,!0),document.removeEventListener(
"scroll",u,{capture:!0}))}function h({key:w}){w==="Escape"&&p()}function p(){y=g,k()}function u(){let w=b&&document.elementFromPoint(b.clientX,b.clientY);!g.isConnected||
b&&!g.contains(w)?k():M()}e.addEventListener("pointermove",w=>{if(w.pointerType==="touch")return;let x=w.target.closest('[role="button"]');!x||!o(x)?b&&k():x!==
g&&x!==y&&A(x,w)}),e.addEventListener("pointerleave",()=>{y=null,b&&k()}),e.addEventListener("focusin",({target:w})=>w.matches(":focus-visible")&&A(w)),e.addEventListener(
"focusout",({target:w})=>w===g&&!b&&k());function f(w){g&&(g.isConnected?w&&(N(),M()):k())}return{show:A,hide:k,dismiss:p,refresh:f}}var ht=({removed_by:t})=>s(
"removed by {processor}",{processor:t?Ce(t)[0]:s("a processor")});function Pe(t,e){if(e.piece===null){let n=l("bdi","gp-ink gp-special");Se(n,e.text),t.append(n)}else Wt(e)?t.append(e.piece,l("span","gp-ink gp-byte","",{"data-\
bytes":Nn(e.text)||"·"})):Er(t,e.piece)}function pt(t,e,n,o){let r=o&&Wt(o)?t.tokens.at(-1).parentNode:null;if(r&&n.piece!==null)r.append(e);else if(Wt(n)){let i=l(
"span","gp-bytes");i.append(e),t.rows.append(i)}else t.rows.append(e);t.tokens.push(e)}function et(t,e){for(;t.tokens.length>e;){let n=t.tokens.pop(),o=n.closest(
".gp-bytes");o&&o.childNodes.length>1?n.remove():t.rows.removeLast()}}function Hn(t,e){let{probability:n,rawProbability:o,rank:r,surprisal:i}=xe(t),a=[t.chosen.
logprob===null?ht(t.chosen):s("probability {share}",{share:H(n)})];return H(o)!==H(n)&&a.push(s("{share} before the processors",{share:H(o)})),r!==null&&a.push(
s("rank {rank} of {count}",{rank:j(r),count:j(t.distribution.vocab)})),[...a,s("surprisal {amount}",{amount:ie(i,e)})]}var wn=(t,e,n)=>e>0?(t-n*e)/Math.sqrt(e*n*(1-n)):null;function De(t){if(t<0)return 1-De(-t);let e=Math.exp(-t*t/2)/Math.sqrt(2*Math.PI);if(t>3){let r=t;for(let i=120;i>
0;i--)r=t+i/r;return e/r}let[n,o]=[0,t];for(let r=1;o>1e-18;r+=2)n+=o,o*=t*t/(r+2);return .5-e*n}var di=(t,e,n)=>t>e?n**2*e*(1-e)/(t-e)**2:1/0;function Je(t){if(t>=
1e-4)return H(t);if(t<1e-300)return s("less than {p}",{p:"10⁻³⁰⁰"});let[e,n]=t.toExponential(1).split("e-");return`${e} × 10⁻${[...n].map(o=>"⁰¹²³⁴⁵⁶⁷\
⁸⁹"[o]).join("")}`}function Kt(t){let e=De(t);if(e>.1)return s("{share} of texts without this watermark pass it.",{share:H(e)});let n=1/e;return n>=1e9?s("A\
 share of {p} of texts without this watermark passes it.",{p:Je(e)}):s("One in {odds} texts without this watermark passes it.",{odds:j(Number(n.toPrecision(n<1e4?
3:2)))})}var Jl=({green:t})=>t==null?"none":t?"green":"red",Yl=t=>Math.round(Math.max(0,Math.min(1,(t-.2)/.6))*10);function Xl(t,e,n){let o=l("span","gp-token",
null,{tabindex:"-1",role:"img"});if(Pe(o,t),hi(o,e),n===void 0)return o;let r=typeof n=="function"?n:()=>n;return o.setAttribute("aria-label",r()),we(o,r),o}function hi(t,{
green:e=null,g:n=null,counted:o=!0}){let r=t.querySelector(".gp-ink");if(n===null)t.dataset.list=Jl({green:e});else{let i=Yl(n);t.dataset.list="g",r.style.backgroundColor=
`var(--gp-prob-${i})`,r.style.backgroundSize=`2px ${i*10}%`}o||(t.dataset.counted="no")}var $e=class{constructor(e,{press:n=null}={}){this.body=e,this.press=n,this.
items=[],this.tokens=[],this.stop=null,this.width=0,this.timer=0,e.classList.add("gp-marked"),this.rows=new He(e),e.addEventListener("keydown",o=>this.keyed(o)),
e.addEventListener("click",o=>this.pressed(o.target.closest(".gp-token"))),new ResizeObserver(()=>this.resized()).observe(e)}show(e,n=0){this.cut(Math.min(n,this.
tokens.length));for(let o=this.tokens.length;o<e.length;o++){let{token:r,mark:i,words:a}=e[o],c=Xl(r,i,a);this.press&&c.setAttribute("role","button"),pt(this,c,
r,o?this.items[o-1].token:null),this.items.push(e[o])}!this.stop&&this.tokens.length&&this.reach(this.tokens[0]),this.rows.settle()}cut(e){et(this,e),this.items.
length=e,this.stop&&!this.stop.isConnected&&(this.stop=null)}reach(e){this.stop&&(this.stop.tabIndex=-1),this.stop=e,e.tabIndex=0}pressed(e){let n=this.tokens.indexOf(
e);n<0||(this.reach(e),this.press&&this.press(this.items[n]))}keyed(e){let n=this.tokens.indexOf(e.target.closest(".gp-token"));if(n<0||e.ctrlKey||e.metaKey||e.
altKey)return;let o={ArrowRight:()=>this.tokens[n+1],ArrowLeft:()=>this.tokens[n-1],ArrowDown:()=>qe(this.tokens,n,1),ArrowUp:()=>qe(this.tokens,n,-1),Home:()=>this.
tokens[0],End:()=>this.tokens.at(-1),Enter:()=>this.tokens[n]," ":()=>this.tokens[n]}[e.key];if(!o)return;e.preventDefault();let r=o();r&&(this.reach(r),r.focus(
{preventScroll:!0}),r.scrollIntoView({block:"nearest"}),r===this.tokens[n]&&this.pressed(r))}resized(){let{clientWidth:e}=this.body;!e||e===this.width||(this.width=
e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),200))}};function Ye(t,e,{unscored:n=!1,repeated:o=!1,faint:r=s("fai\
nt: seen before, not counted")}={}){let i=[e,n,o,r].join();if(t.dataset.legend===i)return;t.dataset.legend=i,t.classList.add("gp-marked","gp-mark-legend");let a=(d,m,g)=>{
let b=l("span"),y=l("span","",null,{"aria-hidden":"true"});return y.append(l("span","gp-ink",m)),hi(y,d),b.append(y,g),b},c=e==="synthid"?[a({g:.2},"g",s("mean \
g-value 0.2 or less")),a({g:.5},"g",s("0.5, as by chance")),a({g:.8},"g",s("0.8 or more"))]:[a({green:!0},"◆",s("green: on the green list")),a({green:!1},"◇",
s("red: not on the green list"))];n&&c.push(a({},"abc",s("not scored"))),o&&c.push(a(e==="synthid"?{g:.5,counted:!1}:{green:!0,counted:!1},"abc",r)),t.replaceChildren(
...c)}var Zl=400,Ql=12;function Gt(t,{curves:e,threshold:n,needed:o=null,label:r=s("z over the number of tokens"),title:i=s("tokens scored"),yTitle:a="z",from:c=40,
height:d=260}){let m=e.filter(({points:k})=>k.length),g=m.flatMap(({points:k})=>k),b=Math.max(c,...g.map(([k])=>k)),y=o&&o.at<=2*b?Math.max(b,o.at*1.05):b,C=g.map(
([,k])=>k),N=Math.min(-.5,...C)*1.08,S=Math.max(n*1.15,1,...C)*1.06,_=ri(t,{height:d,x:[0,y],y:[N,S],left:40,top:24}),E=_.width-_.right,M=[...ii(_,{xTicks:us(0,
y,_.inner/90),yTicks:us(N,S,5),xTitle:i,yTitle:a}),Rt("gp-unity",_.left,_.y(0),E,_.y(0)),Rt("gp-z-threshold",_.left,_.y(n),E,_.y(n)),...m.map(({look:k,points:h})=>Cr(
`gp-z-${k}`,td(h,Zl).map(([p,u])=>[_.x(p),_.y(u)]))),...m.map(({look:k,points:h})=>nd(_,k,h.at(-1))),ed(_,m,n)],A=od(_,m);if(o&&o.at<=y){let[k,h]=[_.x(o.at),_.y(
n)];A.push(ns("",o.words,[["path","gp-z-needed",{d:`M${ye(k)} ${ye(h)}l-6 11h12Z`},[]]]))}_.draw(r,[M,A])}function ed(t,[e],n){let o=([,a])=>Math.abs(a-n),{points:r}=e||
{points:[]},i=r.length>0&&o(r.at(-1))>o(r[Math.floor(r.length/8)]);return Ot("gp-halo gp-strong",i?t.width-t.right:t.left+5,t.y(n)-6,s("threshold {value}",{value:Number(
n.toFixed(2))}),i?"end":"start")}function td(t,e){let n=Math.ceil(t.length/e);return t.filter((o,r)=>r%n===0||r===t.length-1)}var nd=(t,e,[n,o])=>e==="measured"?
["circle","gp-measured",{cx:ye(t.x(n)),cy:ye(t.y(o)),r:5},[]]:["path",`gp-z-end gp-z-end-${e}`,{d:Pr(t.x(n),t.y(o),4.5)},[]];function od(t,e){let n=Math.max(0,...e.
map(({points:r})=>r.at(-1)[0])),o=Math.min(Ql,n);return Array.from({length:o},(r,i)=>{let[a,c]=[n*i/o,n*(i+1)/o],d=e.map(({name:g,points:b})=>{let y=b.findLast(
([C])=>C<=c);return y&&y[0]>a?`${g} ${y[1].toFixed(2)}`:""}).filter(Boolean);if(!d.length)return null;let m={x:ye(t.x(a)),y:t.top,width:ye(t.x(c)-t.x(a)),height:ye(
t.height-t.bottom-t.top)};return ns("gp-z-place",z(Math.floor(c),"After {count} token: {values}","After {count} tokens: {values}",{values:d.join(", ")}),[["rect",
"gp-catch",m,[]]])}).filter(Boolean)}function Ut(t,e){let n=Z(t,e.length,()=>{let o=l("span"),r=ee("svg");return G(r,{width:26,height:8,"aria-hidden":"true"}),r.
append(ee("path")),G(r.firstElementChild,{d:"M1 4H25"}),o.append(r,l("span")),o});e.forEach(({name:o,look:r,tip:i},a)=>{let[c,d]=n[a].children;G(c.firstChild,{class:`\
gp-z-${r}`}),T(d,o),i&&G(d,{tabindex:0,"data-tip":i})})}function bn({name:t,masked:e}){return t==="alone"?s("Alone"):t==="left"?e?s("Padded on the left"):s("Padded on the left, without a mask"):e?s("Padded on the rig\
ht"):s("Padded on the right, without a mask")}function fs(t,e){if(!U(t))return s("infinite");let n=Ee(t,e),o=Math.abs(n);if(o<1e-15)return`0 ${s(e)}`;let r=o<1e-4?
Je(o):o.toFixed(o<.01?4:3);return`${n<0?"−":""}${r} ${s(e)}`}function pi(t,e,n){let{prompts:o,sampled:r,ways:[i]}=t,a=o.length,c=e.answers.map(({kl:C})=>U(C)?
C:1/0),d=e.answers.filter(({read:C},N)=>C.length>i.answers[N].read.length).length,m=[s("Divergence of the first new token from that of the prompt alone: at most\
 {distance}.",{distance:fs(Math.max(...c),n)})];d||m.push(s("No prompt is shorter than another, so nothing was padded.")),e.guessed?m.push(s("generate has found\
 the padding by itself, because no text ends with this pad token.")):!e.masked&&d&&m.push(s("The model has read the padding as text."));let g=e.answers.filter(({
same:C})=>!C).length,[b,y]=r?["even","○"]:g?["bad","✗"]:["good","✓"];return[b,y,sd(b,bn(e),g,a),m.join(" ")]}function sd(t,e,n,o){return t==="even"?s("{wa\
y}: the texts are drawn anew, so they are not compared.",{way:e}):t==="good"?z(o,"{way}: the prompt gives the same text as alone.","{way}: each of the {count} p\
rompts gives the same text as alone.",{way:e}):o===1?s("{way}: the prompt gives a different text than alone.",{way:e}):z(n,"{way}: {count} of {all} prompts give\
s a different text than alone.","{way}: {count} of {all} prompts give a different text than alone.",{way:e,all:o})}function ms({sampled:t},{name:e},{same:n}){return e===
"alone"?["even","",""]:t?["even","○",s("drawn anew")]:n?["good","✓",s("the same as alone")]:["bad","✗",s("a different text than alone")]}function rd({parts_at:t,
new:e},n){if(t===null)return"";let o=r=>r[t]?V(r[t][1]):s("the end");return s("diverges at new token {number}: {own}, alone {alone}",{number:t+1,own:o(e),alone:o(
n.new)})}function ui(t,e,n,o,r){let i=n.first.slice(0,3).map(([m,g])=>`${V(m)} ${H(X(g))}`),a=[s("first: {tokens}",{tokens:i.join(", ")}),s("The likeliest first\
 new tokens, with their probabilities before the logits processors.")];if(e.name==="alone")return[a];let[,c]=o.new[0],d=t.sampled?"":rd(n,o);return[...d?[[d,s("\
The first token that differs. What comes after it continues a different text.")]]:[],[s("KL {distance}",{distance:fs(n.kl,r)}),s("Kullback-Leibler divergence be\
tween the distributions of the first new token, alone ‖ this way, before the logits processors. 0 where they are the same.")],[s("log p of {token} {change}",{
token:V(c),change:`${U(n.change)&&n.change>0?"+":""}${fs(n.change,r)}`}),s("The change in the log-probability of the token that the prompt alone chose first.")],
a]}function fi({model:t,mode:e,prompts:n,width:o,pad:r,borrowed:i,dtype:a,seed:c,sampled:d,ways:[m]}){let g=d?s("{mode}, seed {seed}",{mode:St(e),seed:c}):St(e),
b=m.answers.some(({read:y})=>y.length<o);return`${t}, ${a}; ${g}; ${b?id(n.length,o,r[1],i):z(n.length,"{count} prompt of {width} tokens","{count} prompts of {w\
idth} tokens",{width:o})}`}var id=(t,e,n,o)=>o?z(t,"{count} prompt, padded to {width} tokens with {pad}, the end-of-text token","{count} prompts, padded to {wid\
th} tokens with {pad}, the end-of-text token",{width:e,pad:n}):z(t,"{count} prompt, padded to {width} tokens with {pad}","{count} prompts, padded to {width} tok\
ens with {pad}",{width:e,pad:n});function mi(t,e){let n=g=>t.querySelector(".gp-"+g);function i(g){let b=g.ways.slice(1).map(y=>pi(g,y,e.unit));n("batch-verdicts").replaceChildren(...b.map(([y,
C,N,S])=>{let _=l("li","",null,{"data-verdict":y}),E=l("span","",N);return E.append(l("small","",S)),_.append(l("span","gp-sign",C,{"aria-hidden":"true"}),E),_})),
T(n("told"),b.map(([,,y])=>y).join(" "))}function a(g,b){let y=l("details","gp-one-prompt"),C=l("summary","",`${s("Prompt {number}:",{number:b+1})} `),N=[...g.prompts[b]],
S=l("bdi","gp-prompt-text",N.slice(0,200).join("")+(N.length>200?"…":"")),_=g.ways.slice(1).map(M=>`${ms(g,M,M.answers[b])[1]} ${bn(M)}`);C.append(S,l("span",
"gp-way-signs",` ${_.join(" · ")}`)),y.append(C);let E=()=>{y.open&&y.childElementCount===1&&y.append(...g.ways.map(M=>c(g,M,b)))};return y.addEventListener("t\
oggle",E),y.open=b<6,E(),y}function c(g,b,y){let[C,N]=[g.ways[0].answers[y],b.answers[y]],[S,_,E]=ms(g,b,N),M=l("div","gp-way",null,{"data-verdict":S}),A=l("h3",
"gp-way-name");A.append(l("span","gp-sign",_,{"aria-hidden":"true"}),bn(b),l("small","",E));let k=s("Prompt {number} as the model reads it: {way}",{number:y+1,way:bn(
b)}),h=d(g,b,N,C,k),p=l("p","gp-gave"),u=l("span","gp-new");si(u,N.new,g.sampled?null:N.parts_at),p.append(l("span","gp-gave-words",`${s("Output:")} `),u);let f=l(
"p","gp-measures");for(let[x,v]of ui(g,b,N,C,e.unit))f.append(l("span","",x,{tabindex:0,"data-tip":v}));let w=l("div","gp-way-body");return w.append(h,p,f),M.append(
A,w),M}function d({is_encoder_decoder:g},{name:b},{read:y},C,N){if(b!=="alone"&&JSON.stringify(y)===JSON.stringify(C.read))return l("p","gp-note",s("As long as \
the longest prompt: there is no padding, and the row is that of the prompt alone."));let S=l("div","gp-scroll",null,{tabindex:0,role:"region","aria-label":N});return S.
append(oi(y,{text:C.read.length,side:b,goesOn:!g,caption:N})),S}function m(g){T(n("about"),fi(g)),i(g),K(n("of-decoder"),!g.is_encoder_decoder),n("batch-prompts").
replaceChildren(...g.prompts.map((b,y)=>a(g,y)))}return g=>{t.hidden=!e.found,!t.hidden&&(g.found||g.unit)&&m(e.found)}}function Vt({effective:t,config:e}){let n={...t,...e},o=(n.constraints||[]).map(i=>i.any_of||[i.phrase||[]]),r=(n.force_words_ids||[]).map(i=>Array.isArray(i[0])?
i:[i]);return[...o,...r].map(i=>({alternatives:i,length:Math.max(...i.map(a=>a.length))}))}function gi(t,e){let n=t.map(r=>e.get(r)),o=n.indexOf(void 0);return(o<
0?n:[...n.slice(0,o),"…"]).join("")}function ut({alternatives:t,length:e},n,o,r){if(n>=e)return!0;let i=t.filter(c=>c.length===n);if(!i.length)return!1;let a=[
...r,...pe(o).map(c=>c.chosen.token_id)].join(" ")+" ";return i.some(c=>` ${a}`.includes(` ${c.join(" ")} `))}var ad={running:["●",({beam:t})=>s("beam {number}",{number:t+1})],finished:["■",()=>s("ended")],ended:["□",()=>s("ended, not counted")],pruned:["✕",()=>s(
"pruned")]};function wi(t,e){let r=t.querySelector(".gp-beam-table"),i=t.querySelector(".gp-where"),a=t.querySelector(".gp-more"),c={lost:4,progress:7},d=t.querySelector(
".gp-constraints"),m=[],g=[],b=[];function y(f){let w=40-f.filter(O=>O.beam.status!=="pruned").length,x=({beam:O})=>O.beam??(O.status==="finished"?1e6:1e7),v=f.
filter(O=>O.beam.status!=="pruned"||w-- >0).sort((O,$)=>x(O)-x($)),L=new Map;for(let O of v){let $=O.beam.group??null;L.has($)||L.set($,[]),L.get($).push(O)}return[
...L].sort(([O],[$])=>O-$)}function C(f,w){let x=new Map;for(let{beam:v}of f)v.status==="running"&&v.group<w&&x.set(v.text,(x.get(v.text)||0)+1);return x}function N(f){
let w="",x=f.before;for(;x&&w.length<32;x=x.before)w=(x.piece??x.chosen.text)+w;return(x||w.length>32?"…":"")+Array.from(w).slice(-32).join("")}function S(){let f=l(
"tbody"),w=f.insertRow(),x=l("th","gp-group-head",null,{scope:"rowgroup",colspan:"8"}),[v,L]=[l("b","gp-badge"),l("span")];return x.append(v,L),w.append(x),r.append(
f),g.push({body:f,head:w,badge:v,took:L,rows:[]}),g.at(-1)}function _(f){let w=f.body.insertRow(),x=Array.from({length:8},()=>w.insertCell()),[v,L,O]=[l("span",
"gp-sign"),l("span"),l("span","gp-flag","⚑ "+s("forced"))];x[0].append(v,L,O);let $=l("button","gp-pick",null,{type:"button",tabindex:"-1"}),[P,W,I]=[l("span",
"gp-tail"),l("bdi","gp-tail-text"),l("bdi","gp-word")];return P.append(W),$.append(P,I),x[1].append($),f.rows.push({row:w,cells:x,sign:v,fate:L,flag:O,pick:$,tail:W,
word:I,node:null}),f.rows.at(-1)}function E(f,w,x){let{beam:v}=w,[L,O]=ad[v.status]||["",()=>v.status];f.node=w,f.row.dataset.status=v.status,f.row.className=x?
"gp-looked":"",T(f.sign,L),T(f.fate,O(v)),f.flag.hidden=!v.forced;let $=N(w);f.tail.replaceChildren(),Nt(f.tail,$),Se(f.word,v.text),f.pick.tabIndex=x?0:-1,f.pick.
setAttribute("aria-pressed",String(x&&e.selected===w));let P=[O(v),...v.forced?[s("forced")]:[]].join(", ");f.pick.setAttribute("aria-label",s("{fate}: {text}",
{fate:P,text:V($+v.text)})),T(f.cells[2],w.before?s("beam {number}",{number:v.parent+1}):s(e.readsSource?"start":"prompt")),T(f.cells[3],J(v.logprob)),T(f.cells[4],
v.diversity_penalty?`-${J(v.diversity_penalty)}`:"–"),T(f.cells[5],J(v.score)),T(f.cells[6],J(v.final_score)),v.progress&&f.cells[7].replaceChildren(...A(w))}
function M(f){if(d.hidden=!f||!m.length,d.hidden)return;let w=m.map(({alternatives:x,length:v})=>{let L=l("li");return x.forEach((O,$)=>{$&&L.append(` ${s("or")}\
 `),L.append(oe(gi(O,e.texts)))}),L.append(" "+z(v,"({count} token)","({count} tokens)")),L});w.map(x=>x.textContent).join(`
`)!==d.dataset.said&&(d.dataset.said=w.map(x=>x.textContent).join(`
`),d.replaceChildren(...w))}function A(f){let w=e.prefix.map(L=>L.token_id),x=f.beam.progress.map((L,O)=>{let $=l("span","gp-goal"),P=m[O];for(let W=0;P&&W<Math.
min(P.length,8);W++)$.append(l("i",W<L?"gp-full-block":""));return P&&ut(P,L,f,w)?$.append(` ✓ ${s("done")}`):$.append(" "+(P?s("{progress} of {length}",{progress:L,
length:P.length}):String(L))),$}),{bank:v}=f.beam;return v==null?x:[...x,l("span","gp-note",s("bank {bank}",{bank:v}))]}function k(f,[w,x],v,L,O){if(f.body.hidden=
!x,!!x){if(f.head.hidden=w===null,w!==null){T(f.badge,We(w)),f.body.dataset.look=w%4;let $=[...C(v,w)].flatMap(([P,W])=>[oe(P,"gp-took"),W>1?` × ${W}`:""]);f.took.
replaceChildren(...$.length?[s("Earlier groups have just chosen:"),...$]:[s("Chooses first: no penalty")])}for(;f.rows.length<x.length;)_(f);f.rows.forEach(($,P)=>{
if($.row.hidden=P>=x.length,!(P>=x.length)){for(let[W,I]of Object.entries(c))$.cells[I].hidden=!O[W];E($,x[P],x[P]===L)}})}}function h(f){let x=e.prompts[f.sequence].
steps[f.index],v={lost:x.some(({beam:P})=>(P.group??null)!==null),progress:x.some(({beam:P})=>P.progress)};for(let[P,W]of Object.entries(c))r.tHead.rows[0].cells[W].
hidden=!v[P];let L=y(x);for(;g.length<L.length;)S();g.forEach((P,W)=>k(P,L[W]||[null,null],x,f,v));let O=x.length-L.reduce((P,[,W])=>P+W.length,0);a.hidden=O<=0,
T(a,z(O,"and {count} more that was pruned","and {count} more that were pruned"));let $={token:f.index+1,prompt:f.sequence+1};T(i,e.prompts.length>1?s("at token \
{token} of prompt {prompt}",$):s("at token {token}",$)),M(v.progress)}let p=()=>g.filter(({body:f})=>!f.hidden).flatMap(({rows:f})=>f.filter(({row:w})=>!w.hidden)),
u=f=>p().findIndex(({pick:w})=>w.contains(f.target));return r.addEventListener("click",f=>{let w=u(f);w>=0&&e.selectStep(p()[w].node)}),r.addEventListener("keyd\
own",f=>{f.key==="Escape"&&e.selectStep(null);let w=u(f),x={ArrowDown:1,ArrowUp:-1}[f.key];if(w<0||!x)return;f.preventDefault();let v=p()[w+x];v&&(e.selectStep(
v.node),v.pick.focus())}),f=>{f.run&&e.started&&(m=Vt(e.started));let w=e.usesBeams?e.current():null;t.hidden=!w,!(!w||w===b[0]&&e.selected===b[1])&&(b=[w,e.selected],
h(w))}}var de={node:108,fold:236,gap:34,row:38,leaf:20,between:8,margin:20,band:22,short:3},bi=new Set(["running"]),ft=new Set(["finished"]);function ki(t,e){let n=Math.
min(e.upTo,t.steps.length-1),o=gs(t,n),r=new Map((e.returned||[]).map((b,y)=>[b,y+1])),i=kn([...o,...r.keys(),...Dn(t,n)]),{kids:a,hidden:c}=cd(t,n,e,i,o),{lanes:d,
counts:m}=pd(t,n,a),g=fd(t,n,a,d,e);return md(t,{last:n,kept:o,outputs:r,alive:i,kids:a,hidden:c,lanes:d,counts:m,columns:g,options:e})}var Dn=(t,e)=>(t.steps[e]||
[]).filter(({beam:n})=>bi.has(n.status));function gs(t,e){let n=t.steps.slice(0,e+1).flat().filter(({beam:o})=>ft.has(o.status));return n.sort((o,r)=>r.beam.final_score-
o.beam.final_score),new Set(n.slice(0,(t.pools[e]||[]).length))}function kn(t){let e=new Set;for(let n of t)for(;n&&!e.has(n);n=n.before)e.add(n);return e}function cd(t,e,n,o,r){
let i=new Map,a=new Set([null]),c=new Map,d=new Map,m=g=>(i.has(g)||i.set(g,{on:[],off:[]}),i.get(g));m(null);for(let g=0;g<=e;g++){for(let b of t.steps[g]){let{
before:y}=b,C=n.collapsed.has(y)?y:c.get(y);C!=null?(c.set(b,C),d.set(C,(d.get(C)||0)+1)):bi.has(b.beam.status)?(n.lost||o.has(b))&&(m(y).on.push(b),a.add(b)):(!ft.
has(b.beam.status)||n.lost||r.has(b))&&m(y).off.push(b)}t.distributions[g].forEach((b,y)=>{let C=dd(t,g,y);n.candidates&&a.has(C)&&!n.collapsed.has(C)&&hd(t,g,y,
b,m(C),n.candidates)})}for(let g of i.values()){g.on.sort((N,S)=>N.beam.beam-S.beam.beam);let b=g.off.filter(({beam:N})=>ft.has(N.status)),y=g.off.filter(({beam:N})=>!ft.
has(N.status)),C=(N,S)=>S.beam.score-N.beam.score;g.off=[...b.sort(C),...ld(y.sort(C),n.candidates)]}return{kids:i,hidden:d}}function ld(t,e){let n=new Map;return t.
filter(({beam:{parent:o}})=>(n.set(o,(n.get(o)||0)+1),n.get(o)<=e))}function dd(t,e,n){if(!(e<=t.given&&!t.steps[e].some(({beam:o})=>o.parent===n)))return e?t.byStep[e-
1].get(n):null}function hd(t,e,n,o,r,i){let a=i-r.off.filter(({beam:d})=>d.parent===n&&!ft.has(d.status)).length;if(a<=0)return;let c=new Set(t.steps[e].filter(
({beam:d})=>d.parent===n).map(({beam:d})=>d.token_id));for(let d of o.candidates)if(!(d.logprob===null||c.has(d.token_id))&&(r.off.push(zr(t,e,n,o,d)),a-=1,!a))
return}function pd(t,e,n){let o=new Map,r=new Map;for(let a=0;a<=e;a++){let c=[],d=new Set;for(let m of Dn(t,a)){let g=n.get(m.before);if(!g||!g.on.includes(m))
continue;let b=m.beam.group??0;r.has(b)||r.set(b,[]),g.on.find(({beam:C})=>(C.group??0)===b)===m&&m.before&&o.has(m.before)?(o.set(m,o.get(m.before)),r.get(b)[o.
get(m).number]=a,d.add(m)):c.push(m)}c.sort((m,g)=>m.beam.beam-g.beam.beam);for(let m of c){let g=m.beam.group??0,b=ud(r.get(g),a,m.before&&o.has(m.before)?o.get(
m.before).number:0);r.get(g)[b]=a,o.set(m,{group:g,number:b})}}let i=new Map([...r].sort(([a],[c])=>a-c).map(([a,c])=>[a,Math.max(1,c.length)]));return{lanes:o,
counts:i}}function ud(t,e,n){let o=a=>a.sort((c,d)=>Math.abs(c-n)-Math.abs(d-n)||d-c)[0],i=t.map((a,c)=>c).filter(a=>t[a]<e-1);return i.length?o(i):t.length}function fd(t,e,n,o,r){
let i=d=>Dn(t,d-1).every(m=>{if(!o.has(m))return!0;let g=n.get(m);return g&&g.on.length===1&&!g.off.some(({beam:b})=>ft.has(b.status))}),a=[],c=r.live?e-2:e;for(let d=0;d<=
e;d++){let m=a.at(-1);r.fold&&m&&d<=c&&i(d)?m.to=d:a.push({from:d,to:d})}return a.flatMap(d=>{let m=d.to-d.from+1;return m>=de.short&&!r.unfolded.has(d.from)?[d]:
Array.from({length:m},(g,b)=>({from:d.from+b,to:d.from+b,...m>=de.short&&b===0?{open:!0}:{}}))})}function md(t,{last:e,kept:n,outputs:o,alive:r,kids:i,hidden:a,
lanes:c,counts:d,columns:m,options:g}){let b=[],y=de.margin+de.node+de.gap;for(let u of m){u.x=y,u.folded=u.to>u.from,u.width=u.folded?de.fold:de.node,y+=u.width+
de.gap;for(let f=u.from;f<=u.to;f++)b[f]=u}let{tops:C,bands:N,height:S}=gd(i,c,d,b),_=u=>C.get(u.group)[u.number],E={node:null,nodes:[],look:"root",x:de.margin,
y:wd(C),width:de.node,height:de.row-4,hidden:0},M=[E],A=new Map([[null,E]]),k=[];function h(u,f,w){let x=b[u.index],v={node:u,nodes:[u],look:p(u),x:x.x,y:f,width:x.
width,height:w,hidden:a.get(u)||0,place:o.get(u)||null,folded:x.folded,column:x,greedy:g.greedy.has(u)};A.set(u,v),M.push(v);let L=A.get(u.before);return L&&k.push(
{from:L,to:v,look:v.look,share:Math.min(1,Math.exp(u.beam.logprob??-1/0))}),v}function p(u){let{status:f}=u.beam;return f==="finished"?n.has(u)?"kept":"fell":f!==
"running"?f:u.index===e?"tip":r.has(u)?"inner":"lost"}for(let u=0;u<=e;u++){let f=b[u];for(let w of Dn(t,u))if(c.has(w))if(u>f.from){let x=A.get(w.before);x&&(x.
nodes.push(w),x.node=w,x.look=p(w),x.greedy&&=g.greedy.has(w),x.hidden=a.get(w)||0,A.set(w,x))}else h(w,_(c.get(w)),de.row-4).lane=c.get(w)}for(let[u,f]of i){let w=u===
null?null:c.get(u)&&_(c.get(u));if(w===void 0)continue;let x=new Map;for(let v of f.off){let L=b[v.index];if(!L||L.folded&&!ft.has(v.beam.status))continue;let O=w??
C.get(v.beam.group??0)[0],$=x.get(O)||0;x.set(O,$+1),h(v,O+de.row+$*de.leaf,de.leaf-2)}}return{entries:M,edges:k,columns:m,bands:N,at:A,last:e,width:y-de.gap+de.
margin,height:S}}function gd(t,e,n,o){let r=new Map;for(let[m,g]of t){let b=new Map;for(let y of g.off){let C=o[y.index];if(!C||C.folded&&!ft.has(y.beam.status))
continue;let N=m===null?{group:y.beam.group??0,number:0}:e.get(m);if(!N)continue;let S=`${N.group} ${N.number}`;b.set(S,(b.get(S)||0)+1)}for(let[y,C]of b)r.set(
y,Math.max(r.get(y)||0,C))}let i=new Map,a=[],c=de.margin,d=n.size>1;for(let[m,g]of n){let b=c;d&&(c+=de.band),i.set(m,[]);for(let y=0;y<g;y++)i.get(m).push(c),
c+=de.row+(r.get(`${m} ${y}`)||0)*de.leaf+de.between;d&&a.push({group:m,y:b,height:c-b-4}),d&&(c+=8)}return i.size||i.set(0,[c]),{tops:i,bands:a,height:Math.max(
c,de.margin+de.row)+de.margin-de.between}}var wd=t=>[...t.values()][0][0];var bd=`
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
`,ys={kept:"■",fell:"▤",ended:"□",pruned:"✕",unseen:"…",lost:"✕"},ws={tall:.55,small:.75},kd=[1,1.8,3,4.5,6.5],yd=[.05,.2,.5,.8],xd={probability:({beam:t})=>H(
Math.min(1,X(t.logprob))),token:({beam:t})=>J(t.logprob,2),sum:({beam:t})=>J(t.score,2),score:(t,e)=>J(zt(t,e),3),rank:t=>t.rank?`#${t.rank}`:`>${t.among??""}`},
Jt=class{constructor(e){this.element=e,e.classList.add("t-tree");let n=ee("style");n.textContent=bd,this.world=ee("g"),this.bands=ee("g"),this.ruler=ee("g"),this.
edges=ee("g"),this.blocks=ee("g"),this.nodes=ee("g"),this.world.append(this.bands,this.ruler,this.edges,this.blocks,this.nodes),e.append(n,this.world),this.paths=
new Map,this.drawn=new Map}draw(e,n){let o=n.area?a=>a.x+a.width>=n.area[0]&&a.x<=n.area[2]&&a.y+a.height>=n.area[1]&&a.y<=n.area[3]:()=>!0,r=e.entries.filter(o),
i=a=>n.zoom>=(bs(a)?ws.tall:ws.small);return this.drawBands(e),this.drawRuler(n.zoom>=ws.tall?e.columns.filter(({x:a,width:c})=>!n.area||a+c>=n.area[0]&&a<=n.area[2]):
[]),this.drawEdges(e,n),this.drawBlocks(r.filter(a=>!i(a)),n),this.drawNodes(r.filter(i),n),r.length}drawBands({bands:e,width:n}){let o=Z(this.bands,e.length,()=>{
let r=ee("g");return r.append(ee("rect","t-band"),ee("text")),r});e.forEach(({group:r,y:i,height:a},c)=>{let[d,m]=o[c].children;G(d,{x:4,y:i,width:n-8,height:a,
rx:8}),G(m,{y:i+16}),T(m,s("group {group}",{group:We(r)}))})}drawRuler(e){let n=Z(this.ruler,e.length,()=>ee("text","t-small"));e.forEach(({from:o,to:r,x:i},a)=>{
G(n[a],{x:i+8,y:12}),T(n[a],r>o?`${o+1}–${r+1}`:String(o+1))})}nameBandsAt(e){for(let n of this.bands.children)G(n.lastElementChild,{x:Math.max(14,e+10)})}drawEdges(e,n){
let o=new Map;for(let{from:r,to:i,look:a,share:c}of e.edges){let[d,m]=[r.x+r.width,i.x],[g,b]=[r.y+r.height/2,i.y+i.height/2];if(n.area&&(m<n.area[0]||d>n.area[2]||
Math.max(g,b)<n.area[1]||Math.min(g,b)>n.area[3]))continue;let y=n.path.has(i.node)||i.nodes.some(_=>n.path.has(_)),C=Math.min(40,(m-d)*.6),S=`t-edge t-w${yd.filter(
_=>c>=_).length} ${Md(i,a,y)}${n.dim&&!y?" t-dim":""}`;o.has(S)||o.set(S,[]),o.get(S).push(`M${d},${g}C${d+C},${g} ${m-C},${b} ${m},${b}`)}this.drawPaths(this.edges,
o,(r,i)=>{r.style.strokeWidth=`${kd[Number(i.match(/t-w(\d)/)[1])]}px`})}drawPaths(e,n,o){for(let[r,i]of this.paths)i.parentNode===e&&!n.has(r)&&(i.remove(),this.
paths.delete(r));for(let[r,i]of n){let a=this.paths.get(r);a||(a=ee("path",r),o&&o(a,r),this.paths.set(r,a),r.includes("t-path")?e.append(a):e.prepend(a)),G(a,{
d:i.join("")})}}drawBlocks(e,n){let o=new Map;for(let r of e){let i=`t-blocks t-${ks(r,n.path)?"path":r.look}${n.dim&&!ks(r,n.path)?" t-dim":""}`;o.has(i)||o.set(
i,[]);let{x:a,y:c,width:d,height:m}=r;o.get(i).push(`M${a},${c+m*.2}h${d}v${m*.6}h${-d}z`)}this.drawPaths(this.blocks,o)}drawNodes(e,n){let o=new Map(this.drawn);
for(let r of e){let i=r.nodes[0]||null,a=this.drawn.get(i);(!a||a.tall!==bs(r))&&(a&&a.group.remove(),a=vd(bs(r)),this.drawn.set(i,a),this.nodes.append(a.group)),
o.delete(i),this.drawNode(a,r,n)}for(let[r,{group:i}]of o)i.remove(),this.drawn.delete(r)}drawNode(e,n,o){let{node:r,x:i,y:a,width:c,height:d,look:m}=n,{group:g,
box:b,word:y,right:C,tall:N}=e,S=r?xd[o.number](r,o.penalty):"";if(G(g,{class:this.classesOf(n,o),transform:`translate(${i} ${a})`}),G(b,{width:c,height:d}),G(C,
{x:c-8}),T(C,S),N)Sd(e,n,o);else{let _=`${n.greedy?"G":""}${ys[m]} `;T(y,_+Kn(xs(r),12-_.length-Math.ceil(S.length*.82)))}_d(e,n)}classesOf(e,n){let{node:o,look:r}=e,
i=ks(e,n.path),a=[`t-${r}`];return o&&(o.beam.group??0)&&["inner","tip"].includes(r)&&a.push(`t-g${o.beam.group%4}`),o&&o.given&&a.push("t-given"),i&&a.push("t-\
path"),n.dim&&!i&&o&&a.push("t-dim"),a.join(" ")}},bs=({height:t})=>t>de.leaf;function vd(t){let e=ee("g"),[n,o,r]=[ee("rect","t-box"),ee("text","t-word"),ee("t\
ext","t-small t-right")];e.append(n,o,r),G(n,{rx:t?7:5}),G(o,{x:8,y:t?14:13}),G(r,{y:t?28:13});let i=t?e.appendChild(ee("text","t-small")):null;return i&&G(i,{x:8,
y:28}),{group:e,box:n,word:o,right:r,left:i,tall:t,flag:null}}function Sd({word:t,left:e},n,o){let{node:r,nodes:i,look:a}=n,c=ys[a]?`${ys[a]} `:"";r?T(t,c+(i.length>
1?Ed(i.map(xs).join(""),28):Kn(xs(r),12-c.length))):T(t,o.root),T(e,r?Od(n,o):""),G(e,{class:r&&i.length<2&&Gn(r)?"t-small t-switch":"t-small"})}function _d(t,{
look:e,place:n,hidden:o,width:r,height:i}){let a=n?`★${n}`:o?`+${o}`:"";if(!a&&e!=="kept"&&!t.flag)return;t.flag||(t.flag=[ee("rect","t-inside"),ee("rect","t-\
flag"),ee("text","t-flag-text")],t.group.append(...t.flag));let[c,d,m]=t.flag,g=8+7*a.length;G(c,{x:2.5,y:2.5,width:r-5,height:i-5,rx:3}),G(d,{x:r-g+4,y:-6,width:a?
g:0,height:14,rx:2}),G(m,{x:r-g/2+4,y:5}),T(m,a)}var ks=(t,e)=>t.nodes.some(n=>e.has(n)),Gn=t=>t.before!==null&&t.beam.status==="running"&&t.beam.parent!==t.beam.
beam;function Od({node:t,nodes:e,greedy:n},o){let r=[n?"G":"",o.goals?o.goals(t):""].filter(Boolean).join(" ");return e.length>1?[z(e.length,"{count} token","{c\
ount} tokens"),r].filter(Boolean).join(" "):t.beam.status!=="running"?r:[t.given?s("given"):Gn(t)?`${t.beam.parent+1}→${t.beam.beam+1}`:String(t.beam.beam+1),
r].filter(Boolean).join(" ")}function Md(t,e,n){return n?"t-path":["pruned","unseen","ended","lost"].includes(e)?"t-off":["kept","fell"].includes(e)?"t-ending":
`t-g${(t.node.beam.group??0)%4}`}var xs=({beam:t,chosen:e})=>(t.text||e.text||"").replace(Pt,n=>je[n]||"�")||s("(empty)"),yi=t=>/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u.
test(t)?2:1;function Kn(t,e){let n=0,o=Array.from(t);for(let[r,i]of o.entries())if(n+=yi(i),n>e)return o.slice(0,Math.max(1,r-1)).join("")+"…";return t}function Ed(t,e){
let n=Array.from(t),o=Math.floor((e-1)/2);return n.reduce((r,i)=>r+yi(i),0)<=e?t:Kn(t,o)+Kn(n.slice(-o).join(""),o)}var xi=12e3;async function _i(t,{tree:e,log:n,prompt:o,number:r,view:i,root:a}){let c=`beam-tree${r?"-"+(r+1):""}`,m=await{svg:()=>new Blob([Oi(e,i,a)],{type:"i\
mage/svg+xml"}),png:()=>Td(e,i,a),json:()=>new Blob([JSON.stringify(vi(n,o,r),null,1)],{type:"application/json"}),dot:()=>new Blob([Ld(vi(n,o,r))],{type:"text/v\
nd.graphviz"})}[t](),g=l("a","",null,{href:URL.createObjectURL(m),download:`${c}.${t}`});g.click(),setTimeout(()=>URL.revokeObjectURL(g.href),6e4)}function Oi(t,e,n){
let o=ee("svg"),r=new Jt(o);r.draw(t,{...e,area:null,zoom:1}),r.nameBandsAt(0);let{width:i,height:a}=t;G(o,{xmlns:"http://www.w3.org/2000/svg",width:i,height:a,
viewBox:`0 0 ${i} ${a}`,class:"t-tree"});let c=getComputedStyle(n),d=o.querySelector("style");d.textContent=d.textContent.replace(/var\((--[\w-]+)\)/g,(g,b)=>c.
getPropertyValue(b).trim());let m=ee("rect");return G(m,{width:i,height:a,fill:c.getPropertyValue("--gp-page").trim()}),o.insertBefore(m,r.world),new XMLSerializer().
serializeToString(o)}async function Td(t,e,n){let o=Oi(t,e,n),r=new Image;r.src="data:image/svg+xml;charset=utf-8,"+encodeURIComponent(o),await r.decode();let i=Math.
min(2,xi/t.width,xi/t.height),a=l("canvas","",null,{width:Math.ceil(t.width*i),height:Math.ceil(t.height*i)}),c=a.getContext("2d");c.scale(i,i),c.drawImage(r,0,
0,t.width,t.height);let d=await new Promise(m=>a.toBlob(m,"image/png"));if(!d)throw new Error(s("it is too large for the browser."));return d}function vi(t,e,n){
let{started:o}=t,r=o.effective.length_penalty??1,i=new Map,a=new Map;for(let{last:g}of t.returned||[])g&&g.sequence===n&&!a.has(g)&&a.set(g,a.size+1);let c=gs(e,
e.steps.length-1),d=e.steps.flatMap(g=>g).map(g=>{let{beam:b}=g;i.set(g,i.size);let y={id:i.get(g),parent:g.before?i.get(g.before):null,step:g.index+1,token_id:b.
token_id,token:b.text,piece:b.piece,logprob:b.logprob,raw_logprob:b.raw_logprob,sum:b.score,length:g.length,score:zt(g,r),rank:g.rank,status:b.status,beam:b.beam,
parent_beam:b.parent};return g.given&&(y.given=!0),b.status==="finished"&&Object.assign(y,{final_score:b.final_score,kept:c.has(g)}),a.has(g)&&(y.output=a.get(g)),
(b.group??null)!==null&&Object.assign(y,{group:b.group,diversity_penalty:b.diversity_penalty}),b.progress&&Object.assign(y,{progress:b.progress,bank:b.bank,forced:b.
forced}),y}),m=t.readsSource?{source:o.prompt}:{prompt:o.prompt||Tr(o)};return{format:"generation-playground/beam-tree",version:1,model:o.model,mode:o.mode,...m,
seed:o.seed,num_beams:o.effective.num_beams,length_penalty:r,early_stopping:o.effective.early_stopping??!1,nodes:d}}var Si=t=>'"'+t.replace(Pt,e=>je[e]||"�").
replace(/[\\"]/g,"\\$&")+'"';function Ld({prompt:t,nodes:e}){let n=t===void 0?"start of the target":t.slice(-40),o={running:"style=solid",finished:'style=solid,\
 peripheries=2, color="#00755a"',ended:'style=dotted, color="#00755a"',pruned:'style=dashed, color="#6b7280", fontcolor="#6b7280"'},r=e.map(a=>{let c=Si(`${a.token}`).
slice(0,-1)+`\\n${J(a.logprob,2)}  ${J(a.sum,2)}  #${a.rank??""}"`;return`  n${a.id} [label=${c}, ${o[a.status]||""}${a.output?", penwidth=3":""}];`}),i=e.map(a=>{
let c=(.4+4*Math.min(1,X(a.logprob))).toFixed(2);return`  ${a.parent===null?"root":`n${a.parent}`} -> n${a.id} [penwidth=${c}${a.status==="pruned"?", style=dash\
ed":""}];`});return["digraph beam_tree {","  rankdir=LR;",'  node [shape=box, fontname="monospace"];',`  root [label=${Si(n)}, style=bold];`,...r,...i,"}",""].join(
`
`)}var $d=800,Ad=130,Cd=2e4;function Ei(t){Pd(t),Wd(t),qd(t),Id(t),Rd(t),Bd(t),jd(t)}function Pd(t){let{state:e,slider:n}=t;n.addEventListener("input",()=>{e.stop(),
t.goTo(Number(n.value)-1)}),t.part("play").addEventListener("click",()=>Nd(t))}function Nd(t){let{state:e,root:n}=t;e.playing?e.stop():(e.atEnd&&t.goTo(0),e.playing=
setInterval(()=>{!n.isConnected||e.atEnd?e.stop():t.goTo(e.shownTo+1),t.sayTime()},Math.max(Ad,Math.min($d,Cd/Math.max(1,e.length))))),t.sayTime()}function Wd(t){
let{state:e,log:n}=t,o=(i,a)=>{e.choose(i,a),t.regrow()},r=(i,a)=>t.part(i).addEventListener("change",({target:c})=>a(c));r("candidates-shown",({value:i})=>o("c\
andidates",Number(i))),r("number",({value:i})=>o("number",i)),r("lost",({checked:i})=>o("lost",i)),r("fold",({checked:i})=>{e.unfolded=new Set,o("fold",i)}),r("\
prompt-number",({value:i})=>{e.number=Number(i),n.selectStep(null),t.regrow()})}function qd(t){let{box:e,card:n,pan:o,state:r}=t,i=null;e.addEventListener("poin\
termove",a=>{if(a.pointerType==="touch"){n.hide();return}let c=o.pointers.size?null:r.entryAt(o.at(a));c!==i&&(i=c,e.style.cursor=c&&c.node?"pointer":"",c&&c.node?
t.showCard(c):n.hide())}),e.addEventListener("pointerleave",()=>{i=null,n.hide()}),e.addEventListener("click",a=>{let c=o.moved?null:r.entryAt(o.at(a));c&&(t.item.
focusOn(c),Ti(t,c))})}function Ti(t,e){let{state:n,log:o}=t;if(e.folded)n.unfolded.add(e.column.from),t.regrow();else if(e.node){let r=e.node===n.broughtOut;n.timeNode=
null,o.selectStep(r?null:e.node)}}function Li(t,e){e.node&&(t.state.toggle(e),t.regrow())}function Yt(t,e){e&&(t.pan.byHand=!0,t.pan.reveal(e),t.item.focusOn(e))}
var Mi={ArrowLeft:(t,e)=>Yt(t,e.node&&t.state.parentOf(e)),ArrowRight:(t,e)=>Yt(t,t.state.kidsOf(e)[0]),ArrowDown:t=>Yt(t,t.item.neighbour(1)),ArrowUp:t=>Yt(t,t.
item.neighbour(-1)),Home:t=>Yt(t,t.state.tree.entries[0]),End:t=>Yt(t,t.state.tree.at.get(t.state.best)),Enter:Ti," ":Li,Escape:t=>t.log.selectStep(null),"+":t=>t.
pan.zoomBy(1.25),"-":t=>t.pan.zoomBy(.8),0:t=>t.pan.whole()};function Id(t){let{item:e,state:n,card:o}=t;e.box.addEventListener("keydown",r=>{r.ctrlKey||r.metaKey||
r.altKey||!e.entry||!Object.hasOwn(Mi,r.key)||(r.preventDefault(),r.stopPropagation(),Mi[r.key](t,e.entry))}),e.box.addEventListener("focusin",({target:r})=>n.tree&&
r.matches(":focus-visible")&&t.showCard(e.entry)),e.box.addEventListener("focusout",()=>o.hide())}function Rd(t){let{root:e,state:n,pan:o}=t,r=(i,a)=>t.part(i).
addEventListener("click",a);r("in",()=>o.zoomBy(1.3)),r("out",()=>o.zoomBy(1/1.3)),r("whole",()=>{o.byHand=!0,o.whole()}),r("follow",()=>{o.byHand=!1,n.upTo=null,
t.regrow()}),e.addEventListener("gp-alone",()=>{o.byHand=!1,t.regrow()})}function Bd(t){let{state:e,log:n}=t;t.part("go-on").addEventListener("click",()=>{let o=e.
selected;o&&n.ask({type:"branch",step:o,tokenId:o.chosen.token_id})}),t.part("collapse").addEventListener("click",()=>{let o=e.tree.at.get(e.selected);o&&Li(t,o)}),
t.part("clear").addEventListener("click",()=>n.selectStep(null))}function jd(t){let{root:e,state:n,log:o}=t,r=t.part("told");t.part("files").addEventListener("c\
lick",async({target:i})=>{let a=i.dataset.file;if(a){if(a==="html"){o.ask({type:"save_page"});return}T(r,"");try{let{tree:c,prompt:d,number:m}=n;await _i(a,{tree:c,
log:o,prompt:d,number:m,view:t.look(null),root:e})}catch(c){T(r,s("The picture could not be made: {reason} Save it as SVG instead.",{reason:c.message}))}}})}var _s=-1e9,Qt=[[!1,"False"],[!0,"True"],["never",'"never"']],zd=["beam_search","beam_sample"],Fd=["group_beam_search","constrained_beam_search"];function Os(t){
let{mode:e,effective:n,config:o,eos_token_ids:r,max_new_tokens:i}=t.started,a={...o,...n},c=Xt(a.num_beams,1+Math.max(0,...(t.prompts[0].steps[0]||[]).map(({beam:m})=>m.
beam??0))),d=t.prompts[0].given;return{together:zd.includes(e)?!0:Fd.includes(e)?!1:null,prompts:t.prompts,start:d,maxNew:i-d,wanted:Xt(a.num_return_sequences,1),
size:e==="group_beam_search"?Math.ceil(c/Xt(a.num_beam_groups,1)):c,ends:new Set(r),constraints:Vt(t.started),promptIds:t.prefix.map(m=>m.token_id),own:{lengthPenalty:Number.
isFinite(a.length_penalty)?a.length_penalty:1,earlyStopping:Qt.some(([m])=>m===a.early_stopping)?a.early_stopping:!1}}}var Xt=(t,e)=>Number.isInteger(t)&&t>0&&t<=
4096?t:e,_e=({beam:t})=>ve(t.score)===null?-1/0:t.score,Ms=(t,e)=>_e(t)/t.length**e;function Pi(t,e){return t.together?Dd(t,e):Gd(t,e)}function Ni(t,e,n,{maxNew:o},{
lengthPenalty:r,earlyStopping:i}){let a=i==="never"&&r>0?o:e;return{best:t,length:a,bound:t/a**r,worst:n}}var Zt=new WeakMap;function Hd(t,e){if(!Zt.has(t)){let n=t.
filter(({beam:r})=>r.status==="running"||r.status==="pruned"),o=Math.max(...(n.length?n:t).map(_e));Zt.set(t,{ended:t.filter(({beam:r},i)=>i<e&&yn(r)),hopeless:!n.
length,best:n.length?o:o+_s})}return Zt.get(t)}function Dd(t,e){let{prompts:n,size:o,start:r}=t,i={node:null,score:_s},a=n.map(()=>({group:null,pool:Array(o).fill(
i),stop:null,lastStep:0,weighed:null,exact:!0})),c=Math.min(...n.map(({steps:m})=>m.length)),d=null;for(let m=r;m<c&&!d;m++){let g=n.map(({steps:y})=>Hd(y[m],o)),
b=g.every(y=>y.hopeless);a.forEach((y,C)=>Kd(y,g[C],m+1,b,t,e)),a.every(y=>y.stop)&&(d=a.find(y=>y.stop.step===m+1).stop)}return{stop:d,prompts:a.map(m=>({kept:m.
pool.filter(({node:g})=>g),pools:[m]}))}}function Kd(t,e,n,o,r,i){if(t.stop)return;if(e.ended.length){let m=e.ended.map(g=>({node:g,score:Ms(g,i.lengthPenalty)}));
t.pool=[...t.pool,...m].sort((g,b)=>b.score-g.score).slice(0,r.size)}t.lastStep=n;let a=t.pool.at(-1).score,c=t.pool.every(({node:m})=>m),d=t.weighed=Ni(e.best,
n-r.start,c?a:null,r,i);o?t.stop={step:n,why:"criteria"}:c&&i.earlyStopping===!0?t.stop={step:n,why:"full"}:t.pool.some(({node:m})=>d.bound>(m?a:_s))||(t.stop={
step:n,why:"settled"})}function Gd(t,e){let n=t.prompts.map(i=>{let a=$i(i).map(g=>Ai(i,g,t,e)),c=$i(i).map(g=>Ai(i,g,t,t.own)),d=1/0;return a.forEach((g,b)=>{let[
y,C]=[g,c[b]].map(({stop:N})=>N?N.step:1/0);g.exact=g.lastStep<=d,y!==C&&(d=Math.min(d,y,C))}),{kept:a.flatMap(g=>g.kept).sort((g,b)=>g.score-b.score).reverse(),
pools:a}}),o=n.flatMap(i=>i.pools);return{stop:o.length>0&&o.every(({stop:i})=>i)?o.map(({stop:i})=>i).reduce((i,a)=>a.step>i.step?a:i):null,prompts:n}}var $i=({
steps:t,given:e})=>[...new Set((t[e]||[]).map(({beam:n})=>n.group??null))].sort((n,o)=>n-o);function Ai(t,e,n,o){let{size:r,start:i}=n,a={group:e,kept:[],stop:null,
weighed:null,lastStep:0,exact:!0};for(let c=i;c<t.steps.length&&!a.stop;c++){let d=Ud(t.steps[c],e,n);if(!d)break;let m=a.lastStep=c+1;d.ended.forEach(y=>Ci(a,y,
n,o));let g=a.kept.length>=r,b=g?Ss(a.kept):null;a.weighed=Ni(d.best,m-i,b,n,o),g&&o.earlyStopping===!0?a.stop={step:m,why:"full"}:g&&b>=a.weighed.bound?a.stop=
{step:m,why:"settled"}:Vd(t.steps[c],m,n)&&(Jd(d.nodes,n).forEach(y=>Ci(a,y,n,o)),a.stop={step:m,why:"criteria"})}return a}function Ud(t,e,{ends:n}){Zt.has(t)||
Zt.set(t,new Map);let o=Zt.get(t);if(!o.has(e)){let r=t.filter(({beam:a})=>(a.group??null)===e),i=r.filter(({beam:a})=>a.status==="finished"&&n.has(a.token_id));
o.set(e,r.length?{nodes:r,ended:i,best:_e(r[0])}:null)}return o.get(e)}var Ss=t=>Math.min(...t.map(({score:e})=>e));function Ci(t,e,n,{lengthPenalty:o}){let r=Ms(
e,o);if(t.kept.length>=n.size&&!(r>Ss(t.kept))||(t.kept.push({node:e,score:r}),t.kept.length<=n.size))return;let i=Ss(t.kept);t.kept.splice(t.kept.findIndex(a=>a.
score===i),1)}function Vd(t,e,{ends:n,maxNew:o,start:r}){return e-r>=o||t.some(({beam:i})=>yn(i)&&!n.has(i.token_id))}var yn=({status:t})=>t==="finished"||t==="\
ended";function Jd(t,{ends:e,constraints:n,promptIds:o,wanted:r}){let i=t.filter(({beam:d})=>d.status==="running"||yn(d)&&!e.has(d.token_id)),a=d=>n.every((m,g)=>ut(
m,d.beam.progress[g],d,o)),c=i.filter(d=>!d.beam.progress||a(d));return c.length<r?[...c,...i.filter(d=>!c.includes(d))]:c}function Wi(t,e,n){let o=Math.max(...t.
prompts.map(i=>i.steps.length));if(e.stop?e.stop.step!==o:n)return!1;let r=Math.min(...t.prompts.map(i=>i.steps.length));return e.prompts.every(({kept:i},a)=>{let{
pools:c}=t.prompts[a],d=c[(t.together?r:c.length)-1]||[];return d.length===i.length&&d.every((m,g)=>Yd(m,i[g],t))})}function Yd(t,{node:e,score:n},o){if(ve(t)===
null||!Number.isFinite(n))return ve(t)===null==!Number.isFinite(n);let r=2e-5*Math.max(1,e.length**-o.own.lengthPenalty);return Math.abs(t-n)<=r+1e-5*Math.abs(n)}
function qi(t,e,n,{lengthPenalty:o},r){let i=t.prompts[e],{kept:a,pools:c}=n.prompts[e],d=(y,C,N="")=>({node:y,score:Ms(y,o),place:null,state:C,why:N}),m=new Set(
a.map(({node:y})=>y)),g=Xd(i).filter(y=>!m.has(y)).map(y=>{let{stop:C}=c.find(({group:N})=>N===(y.beam.group??null))||c[0];return!C||y.index<C.step?d(y,"out","d\
ropped"):d(y,"out",n.stop&&y.index>=n.stop.step?"not reached":"too late")}),b=!r&&!n.stop;return[...a.map(({node:y,score:C},N)=>({node:y,score:C,place:N,state:n.
stop&&N<t.wanted?"returned":"kept",why:""})),...b?i.running.map(y=>d(y,"running")).sort((y,C)=>C.score-y.score):[],...g.sort((y,C)=>C.score-y.score)]}var vs=new WeakMap;
function Xd({steps:t}){vs.has(t)||vs.set(t,{read:0,nodes:[]});let e=vs.get(t);for(;e.read<t.length;e.read++)e.nodes.push(...t[e.read].filter(({beam:n})=>n.status===
"finished"));return e.nodes}function Un({prompts:t}){let e=t.flatMap(({pools:n})=>n).filter(({stop:n})=>!n);return Math.min(...e.map(({lastStep:n})=>n))}var Zd=new Set(["SequenceBiasLogitsProcessor","NoRepeatNGramLogitsProcessor","EncoderNoRepeatNGramLogitsProcessor","NoBadWordsLogitsProcessor","MinLengthLogitsP\
rocessor","MinNewTokensLengthLogitsProcessor","PrefixConstrainedLogitsProcessor","ForcedBOSTokenLogitsProcessor","ForcedEOSTokenLogitsProcessor","InfNanRemoveLo\
gitsProcessor","SuppressTokensLogitsProcessor","SuppressTokensAtBeginLogitsProcessor","HammingDiversityLogitsProcessor","PresencePenaltyLogitsProcessor","Freque\
ncyPenaltyLogitsProcessor","GivenTextLogitsProcessor","TemperatureLogitsWarper","TopHLogitsWarper","TopKLogitsWarper","TopPLogitsWarper","MinPLogitsWarper","Typ\
icalLogitsWarper","EpsilonLogitsWarper","EtaLogitsWarper","WatermarkLogitsProcessor","LogitNormalization"]),Ii=({processors:t})=>t.filter(e=>!Zd.has(e));function Es(t,e){
let n=t.given,[o,r]=[n?t.steps[n-1][0]:null,0];for(let i=n;i<t.steps.length;i++){let{candidates:a}=(t.distributions[i]||[])[r]||{candidates:[]},c=e(i-n,a[0]);if(c===
void 0)return{last:o,ended:!1,left:null};let d=t.steps[i].find(m=>m.beam.parent===r&&m.beam.token_id===c)||null;if(!d||d.beam.status==="pruned")return{last:o,ended:!1,
left:Qd(t,o,r,{index:i,id:c,node:d,candidates:a})};if(o=d,d.beam.status!=="running")return{last:o,ended:!0,left:null};r=d.beam.beam}return{last:o,ended:!1,left:null}}
function Qd(t,e,n,{index:o,id:r,node:i,candidates:a}){let c=i&&i.beam||a.find(y=>y.token_id===r)||null,d=i?i.beam.group:e&&e.beam.group,m=t.steps[o].filter(y=>(y.
beam.group??null)===(d??null)||!e),g=m.filter(y=>y.beam.status==="running").map(_e),b=e&&!e.given?_e(e):0;return{index:o,token:c,node:i,considered:m.length,sum:i?
_e(i):c&&ve(c.logprob)!==null?b+c.logprob:null,best:g.length?Math.max(...g):null,worst:g.length?Math.min(...g):null}}var Vn=t=>Es(t,(e,n)=>n&&n.logprob!==null?n.
token_id:void 0);var Ri=700;function Ts(t,e){let{beam:n,length:o}=t,r=e.started.effective.length_penalty??1,i=e.prompts[t.sequence].steps[t.index].filter(c=>(c.beam.group??null)===
(n.group??null)).length,a=[[s("probability"),H(Math.min(1,X(n.logprob)))],[s("token log p"),J(n.logprob)]];return Math.abs((n.raw_logprob??0)-(n.logprob??0))>1e-6&&
a.push([s("before the processors"),J(n.raw_logprob)]),a.push([s("sum"),J(n.score)]),a.push([s("sum / {length}^{power}",{length:o,power:r}),J(zt(t,r))]),a.push([
s("rank"),t.rank?s("{rank} of {among}",{rank:t.rank,among:i}):s("below the {among} considered",{among:i})]),n.diversity_penalty&&a.push([s("diversity penalty"),
J(n.diversity_penalty)]),(n.bank??null)!==null&&a.push([s("bank"),String(n.bank)]),a}function Ls(t,e,n,{place:o,greedy:r}={}){let{beam:i}=t,a=n.prompts[t.sequence].
steps[t.index].filter(M=>(M.beam.group??null)===(i.group??null)),c=a.filter(M=>M.beam.status==="running"),d=(i.beam??0)+1,m=n.started.mode==="beam_sample",g=n.finished&&
t.index===n.prompts[t.sequence].steps.length-1;if(t.given)return s("It was given, not chosen: the search begins after it.");let b=Gn(t)?[s("It continues beam {p\
arent}: the text that was beam {number} ranked lower or was pruned.",{parent:i.parent+1,number:d})]:[],y=i.forced?[s("It was considered because it advances a co\
nstraint.")]:[],C=c.reduce((M,A)=>Math.min(M,A.beam.score),1/0),N=Number.isFinite(C)?[s("The worst beam that went on has a sum of {sum}.",{sum:J(C)})]:[],S=J(i.
final_score),_={tip:()=>[g?s("It was still running as beam {number} when the search stopped.",{number:d}):s("It goes on as beam {number}.",{number:d}),...b,...y],
inner:()=>[s("It went on as beam {number}.",{number:d}),...b,...y],lost:()=>[s("It went on as beam {number}, but is a dead end: better beams took the places of \
its continuations.",{number:d}),...b,...y],kept:()=>[s("The text ended here and is kept, with a final score of {score}.",{score:S}),...o?[s("It is output {place\
}.",{place:o})]:[]],fell:()=>[s("The text ended here with a final score of {score}, but was dropped for better ones.",{score:S})],ended:()=>[s("The text ended h\
ere but does not count: it ranked too low or lacks a constraint.")],pruned:()=>[s(m?"It was drawn and pruned: better ones filled the beams.":"It was considered \
and pruned."),...N],unseen:()=>[m?s("It was not drawn."):s("It was too improbable: not among the {considered} continuations that were considered.",{considered:a.
length})]},E=r?[s("Greedy decoding would have chosen it, too: it is the most probable token here.")]:[];return[...Object.hasOwn(_,e)?_[e]():[],...E].join(" ")}var $s=t=>t.
piece??(["pruned","unseen","ended"].includes(t.beam.status)||!t.beam.text?t.beam.text:"");function As(t,e,n){return t.beam.progress.map((o,r)=>{let i=e[r];return i&&
ut(i,o,t,n)?"✓":o?"◐":"·"}).join("")}function Cs(t,e){let n=(d,m,g)=>t.querySelector(".gp-picked-"+g)||t.appendChild(l(d,m)),o=n("p","gp-whole-text","text"),
r=n("dl","","facts"),i=n("p","gp-fate","fate"),a=t.classList.contains("gp-node-card");function c(d,m,g){if(!d){t.hidden=!0;return}let b=m.at.get(d),y=pe(d.before).
map(E=>E.piece??"").join(""),C=a&&y.length>Ri?"…"+y.slice(-Ri):y,N=l("b","");Se(N,$s(d)||d.beam.text),o.replaceChildren(l("bdi","",C),N);let S=Ts(d,e);d.beam.
progress&&S.push([s("constraints"),As(d,g,e.prefix.map(E=>E.token_id))]);let _=([E,M])=>{let A=[l("dt","",E),l("dd","",M)];if(a)return A;let k=l("div");return k.
append(...A),[k]};r.replaceChildren(...S.flatMap(_)),T(i,Ls(d,b?b.look:d.beam.status,e,b||{})),t.hidden=!1}return{element:t,show:c,hide:()=>{t.hidden=!0}}}function Bi(){
return[...[["tip",s("goes on")],["lost","✕ "+s("dead end")],["kept","■ "+s("ended, kept")],["fell","▤ "+s("ended, dropped")],["pruned","✕ "+s("pruned")],
["unseen","… "+s("not considered")],["path",s("best or selected text")]].map(([e,n])=>{let o=ee("svg","t-tree"),r=ee("g",`t-${e}`),[i,a]=[ee("rect","t-box"),ee(
"rect","t-inside")];G(i,{x:2,y:2,width:22,height:11,rx:3}),G(a,{x:4.5,y:4.5,width:17,height:6,rx:2}),r.append(i,a),o.append(r);let c=l("span");return e==="unsee\
n"?c.append(n):c.append(o,n),c}),l("span","",s("2→1: beam 2 goes on as beam 1")),l("span","","★ "+s("output")),l("span","","G "+s("greedy path"))]}var eh=700,th={candidates:2,number:"probability"},Jn=class{constructor(e){this.log=e,this.number=0,this.upTo=null,this.timeNode=null,this.choices={},this.byHand=
{},this.collapsed=new Set,this.unfolded=new Set,this.tree=null,this.stale=!0,this.constraints=[],this.goals=new Map,this.playing=null}begin(){let{effective:e,max_new_tokens:n}=this.
log.started,o=(e.num_beams||1)*n>eh;this.choices={...th,lost:!o,fold:o,...o?{candidates:0}:{},...this.byHand},this.number=0,this.upTo=this.timeNode=this.tree=null,
this.collapsed=new Set,this.unfolded=new Set,this.goals=new Map,this.constraints=Vt(this.log.started),this.stop()}choose(e,n){this.choices[e]=n,this.byHand[e]=n}stop(){
clearInterval(this.playing),this.playing=null}get prompt(){return this.log.prompts[this.number]}get length(){return this.prompt?Math.min(this.prompt.steps.length,
this.log.hideFrom??1/0):0}get shownTo(){return Math.min(this.upTo??1/0,this.length-1)}get atEnd(){return this.shownTo===this.prompt.steps.length-1}get penalty(){
return this.log.started.effective.length_penalty??1}get best(){if(!this.atEnd)return[...this.prompt.byStep[this.shownTo].values()][0]||null;let e=this.log.lines().
find(({last:n})=>n&&n.sequence===this.number);return e?e.last:null}get selected(){let{selected:e}=this.log;return e&&e.beam&&e.sequence===this.number?e:null}get broughtOut(){
return this.selected&&this.selected!==this.timeNode&&!this.log.suggested?this.selected:null}lay(){let{log:e,number:n,prompt:o,atEnd:r}=this;this.stale=!1;let i=r&&
e.returned?e.returned.map(({last:a})=>a):[];this.tree=ki(o,{...this.choices,upTo:this.shownTo,collapsed:this.collapsed,unfolded:this.unfolded,returned:i.filter(
a=>a&&a.sequence===n),live:!e.finished||!r,greedy:this.greedyNodes()})}greedyNodes(){let{prompt:e}=this,{last:n,left:o}=Vn(e),r=kn([n]),i=o&&(o.node||o.token&&Fr(
e,o.index,n,o.token.token_id));return i?r.add(i):r}get newest(){let{columns:e,at:n,entries:o}=this.tree,{x:r,width:i}=e.at(-1),{y:a,height:c}=n.get(this.best)||
o[0];return{x:r,y:a,width:i,height:c}}get folded(){return(this.tree?this.tree.columns:[]).filter(n=>n.to>n.from).reduce((n,{from:o,to:r})=>n+r-o,0)}kidsOf(e){return this.
tree.entries.filter(({nodes:n})=>n.length&&n[0].before===e.node)}parentOf(e){return this.tree.at.get(e.nodes[0].before)}entryAt([e,n]){let o=r=>e>=r.x&&e<=r.x+r.
width&&n>=r.y-2&&n<=r.y+r.height+2;return this.tree&&this.tree.entries.findLast(o)}goalsOf(e){return e.beam.progress?(this.goals.has(e)||this.goals.set(e,As(e,this.
constraints,this.log.prefix.map(n=>n.token_id))),this.goals.get(e)):""}toggle({node:e,column:n,folded:o}){let{unfolded:r,collapsed:i}=this,a=this.tree.columns.some(
({from:c,open:d})=>d&&c===e.index);o?r.add(n.from):a&&r.has(e.index)?r.delete(e.index):i.has(e)?i.delete(e):e.beam.status==="running"&&i.add(e)}};var Yn=class{constructor(e,n){this.box=e,this.changed=n,this.x=0,this.y=0,this.zoom=1,this.plane=[1,1],this.moved=!1,this.byHand=!1,this.gesture=!1,this.pointers=
new Map,e.addEventListener("pointerdown",o=>this.down(o)),e.addEventListener("pointermove",o=>this.move(o));for(let o of["pointerup","pointercancel"])e.addEventListener(
o,r=>this.up(r));e.addEventListener("wheel",o=>this.wheel(o),{passive:!1}),this.resized=()=>this.settle(),new ResizeObserver(()=>this.resized()).observe(e)}get width(){
return this.box.clientWidth||1}get height(){return this.box.clientHeight||1}get area(){return[this.x,this.y,this.x+this.width/this.zoom,this.y+this.height/this.
zoom]}get limits(){let e=Math.min(this.width/this.plane[0],this.height/this.plane[1]);return[Math.min(.9,Math.max(.01,e)),2.5]}sized(e,n){this.plane=[e,n],this.
settle()}settle(){let[e,n]=this.limits;this.zoom=Math.min(n,Math.max(e,this.zoom));let[o,r]=[this.width/this.zoom,this.height/this.zoom],i=(a,c,d)=>c>d?(d-c)/2:
Math.max(0,Math.min(a,d-c));this.x=i(this.x,o,this.plane[0]),this.y=i(this.y,r,this.plane[1]),this.changed()}zoomBy(e,[n,o]=[this.width/2,this.height/2],r=!1){this.
gesture=r;let[i,a]=this.limits,c=Math.min(a,Math.max(i,this.zoom*e));this.x+=n/this.zoom-n/c,this.y+=o/this.zoom-o/c,this.zoom=c,this.byHand=!0,this.settle()}whole(){
[this.zoom]=this.limits,[this.x,this.y]=[0,0],this.settle()}shows({x:e,y:n,width:o,height:r}){let[i,a,c,d]=this.area;return e>=i&&n>=a&&e+o<=c&&n+r<=d}reveal({x:e,
y:n,width:o,height:r},i=40){let[a,c,d,m]=this.area,g=Math.min(i,(d-a)/4,(m-c)/4);this.x+=Math.min(0,e-g-a)||Math.max(0,e+o+g-d),this.y+=Math.min(0,n-g-c)||Math.
max(0,n+r+g-m),this.settle()}at({clientX:e,clientY:n}){let{left:o,top:r}=this.box.getBoundingClientRect();return[this.x+(e-o)/this.zoom,this.y+(n-r)/this.zoom]}down(e){
e.button||(this.pointers.set(e.pointerId,e),this.pointers.size===1&&(this.moved=!1))}move(e){let n=this.pointers.get(e.pointerId);if(!n)return;let[o,r]=[e.clientX-
n.clientX,e.clientY-n.clientY];if(!this.moved&&Math.hypot(o,r)<4)return;this.moved||this.box.setPointerCapture(e.pointerId),this.moved=!0,this.byHand=!0,this.pointers.
set(e.pointerId,e);let i=[...this.pointers.values()].find(({pointerId:a})=>a!==e.pointerId);if(i){let a=m=>Math.hypot(m.clientX-i.clientX,m.clientY-i.clientY)||
1,{left:c,top:d}=this.box.getBoundingClientRect();this.zoomBy(a(e)/a(n),[(e.clientX+i.clientX)/2-c,(e.clientY+i.clientY)/2-d],!0)}else this.x-=o/this.zoom,this.
y-=r/this.zoom,this.settle()}up(e){this.pointers.delete(e.pointerId)}wheel(e){let n=this.box.closest(".gp-alone")!==null,{left:o,top:r}=this.box.getBoundingClientRect();
e.ctrlKey||e.metaKey||n&&!e.shiftKey&&!e.deltaX?(e.preventDefault(),this.zoomBy(Math.exp(-e.deltaY*(e.deltaMode?.05:.002)),[e.clientX-o,e.clientY-r],!0)):(e.deltaX||
e.shiftKey)&&(e.preventDefault(),this.x+=(e.deltaX||e.deltaY)/this.zoom,this.byHand=!0,this.settle())}};var Xn=class{constructor(e,n,o){this.box=e,this.state=n,this.pan=o,this.element=null,this.entry=null}focusOn(e,n=!1){let o=this.element,r=o&&document.activeElement===
o;this.element=l("div","",null,{role:"treeitem",tabindex:"0",...this.attributesOf(e)}),this.entry=e,this.box.append(this.element),o&&o.remove(),this.place(),(r||
!n)&&this.element.focus({preventScroll:!0})}attributesOf(e){let{state:n}=this,o=e.node?e.nodes[0].index+2:1,r=e.node?n.kidsOf(n.parentOf(e)||n.tree.entries[0]):
[e],i=e.hidden||e.folded?"false":n.kidsOf(e).length?"true":null;return{"aria-level":o,"aria-label":this.labelOf(e),"aria-setsize":r.length||1,"aria-posinset":Math.
max(0,r.indexOf(e))+1,"aria-selected":String(!!e.node&&e.node===n.selected),...i&&{"aria-expanded":i}}}labelOf(e){let{log:n}=this.state,{node:o,nodes:r}=e;if(!o)
return s(n.readsSource?"The start of the target, where the tree begins":"The prompt, where the tree begins");let i=V(r.map($s).join("")),a=r.length>1?z(r.length,
"{count} token, {text}","{count} tokens, {text}",{text:i}):i,c=Ts(o,n).map(([d,m])=>`${d} ${m}`);return`${a}, ${s("step {number}",{number:o.index+1})}. ${Ls(o,e.
look,n,e)} ${c.join(", ")}`}place(){let{state:{tree:e,best:n},entry:o,pan:{x:r,y:i,zoom:a}}=this;if(!e)return;let c=o&&(o.node?e.at.get(o.node):e.entries[0])||e.
at.get(n)||e.entries[0];if(!o||c.node!==o.node){this.focusOn(c,!0);return}this.entry=c,Object.assign(this.element.style,{left:`${(c.x-r)*a}px`,top:`${(c.y-i)*a}\
px`,width:`${c.width*a}px`,height:`${c.height*a}px`})}neighbour(e){let n=this.state.tree.entries.filter(({x:o})=>o===this.entry.x).sort((o,r)=>o.y-r.y);return n[n.
indexOf(this.entry)+e]}};var ji=600,nh=150,oh=130,zi=.2,sh=.4,Zn=class{constructor(e,n){this.root=e,this.state=n,this.log=n.log,this.box=this.part("window"),this.slider=this.part("slide\
r"),this.picture=new Jt(this.part("picture")),this.pan=new Yn(this.box,()=>this.schedule()),this.scale=1,this.pan.resized=()=>this.resized(),this.item=new Xn(this.
part("tree-nodes"),n,this.pan),this.card=Cs(this.part("node-card"),this.log),this.picked=Cs(this.part("picked"),this.log),this.drawn=null,this.wanted=!1,this.resting=
void 0,this.part("legend-line").append(...Bi())}part(e){return this.root.querySelector(".gp-"+e)}get selected(){return this.log.selected&&this.state.tree?this.state.
tree.at.get(this.log.selected):void 0}resized(){let{state:e,pan:n,root:o}=this;if(o.hidden)return;let r=Number(getComputedStyle(o).getPropertyValue("--gp-scale"))||
1;n.zoom*=r/this.scale,e.tree&&(r!==this.scale||this.box.closest(".gp-alone"))&&this.regrow(),this.scale=r,n.settle(),e.tree&&!n.byHand&&n.reveal(this.selected||
e.newest,30)}revealSelected(){let{selected:e,pan:n}=this;e&&!n.shows(e)&&n.reveal(e,1/0)}begin(){let{state:e}=this;e.begin(),Object.assign(this.pan,{x:0,y:0,zoom:1,
byHand:!1}),this.part("candidates-shown").value=e.choices.candidates,this.part("number").value=e.choices.number,this.part("lost").checked=e.choices.lost,this.part(
"fold").checked=e.choices.fold}grow(){let{state:e,pan:n,box:o}=this;e.lay();let{width:r,height:i}=e.tree;n.byHand||(n.zoom=this.zoomFor(r,i));let a=`${Math.round(
Math.max(nh,Math.min(ji,i*Math.min(1,n.zoom)+4)))}px`;o.style.height!==a&&(o.style.height=a),this.drawn=null,n.sized(r,i),n.byHand||n.reveal(e.newest,30),this.drawPicked(),
this.sayTime()}zoomFor(e,n){let{pan:o,scale:r}=this;if(r!==1)return r;let i=Math.min(1,Math.max(.8,(ji-4)/n));return this.box.closest(".gp-alone")?Math.max(i,Math.
min(2,o.width/e,o.height/n)):i}schedule(){this.wanted||(this.wanted=!0,requestAnimationFrame(()=>{this.wanted=!1,!this.root.hidden&&this.state.prompt&&this.draw()}))}redraw(){
this.pan.gesture=!1,this.drawn=null,this.schedule()}regrow(){this.state.stale=!0,this.schedule()}draw(){(this.state.stale||!this.state.tree)&&this.grow();let{pan:e,
picture:n}=this,{x:o,y:r,zoom:i,area:a}=e;this.drawn&&e.gesture&&Math.abs(Math.log(i/this.drawn.zoom))<sh&&i!==this.drawn.zoom?(clearTimeout(this.resting),this.
resting=setTimeout(()=>this.redraw(),oh)):(!this.isDrawn(a)||i!==this.drawn.zoom)&&this.drawAround(a,i);let{drawn:d}=this,m=[(d.area[0]-o)*i,(d.area[1]-r)*i].map(
g=>`${g.toFixed(2)}px`);n.element.style.transform=`translate(${m}) scale(${i/d.zoom})`,n.nameBandsAt(o),this.item.place(),this.part("follow").hidden=!e.byHand}isDrawn([
e,n,o,r]){if(!this.drawn)return!1;let{area:i}=this.drawn;return e>=i[0]&&n>=i[1]&&o<=i[2]&&r<=i[3]}drawAround([e,n,o,r],i){let{picture:a}=this,[c,d]=[(o-e)*zi,(r-
n)*zi],m=[e-c,n-d,o+c,r+d];this.drawn={zoom:i,area:m},G(a.element,{width:(m[2]-m[0])*i,height:(m[3]-m[1])*i}),G(a.world,{transform:`translate(${-m[0]*i} ${-m[1]*
i}) scale(${i})`}),a.draw(this.state.tree,this.look(m))}look(e){let{state:n,log:o}=this,r=n.broughtOut;return{area:e,zoom:this.pan.zoom,path:kn([r||n.best]),dim:!!r,
number:n.choices.number,penalty:n.penalty,goals:n.constraints.length?i=>n.goalsOf(i):null,root:s(o.readsSource?"target start":"the prompt")}}goTo(e){let{state:n,
log:o,pan:r}=this;n.upTo=e>=n.length-1?null:Math.max(0,e),n.timeNode=n.upTo===null?null:n.best,o.selectStep(n.timeNode),n.upTo!==null&&(r.byHand=!1),this.regrow()}sayTime(){
let{state:e,slider:n}=this,o=Math.max(1,e.length),r={step:e.shownTo+1,end:o,folded:e.folded},i=s("step {step} of {end}",r);G(n,{max:o}),n.value=String(e.shownTo+
1),n.setAttribute("aria-valuetext",i),T(this.part("step-words"),e.folded?s("step {step} of {end}, {folded} folded",r):i),T(this.part("play"),s(e.playing?"❚❚ Pau\
se":"▶ Play"))}showCard(e){let{card:n,pan:o,state:r}=this;n.show(e.node,r.tree,r.constraints);let{x:i,y:a,zoom:c}=o,[d,m]=[(e.x-i)*c,(e.y+e.height-a)*c+8],{element:g}=n,
b=(e.y-a)*c-g.offsetHeight-8;g.style.left=`${Math.max(4,Math.min(d,o.width-g.offsetWidth-4))}px`,g.style.top=`${m+g.offsetHeight>o.height&&b>0?b:m}px`}drawPicked(){
let{state:e,log:n}=this,o=e.broughtOut,r=this.part("picked");if(r.hidden=!o,r.hidden)return;this.picked.show(o,e.tree,e.constraints),this.part("go-on").hidden=!n.
canAsk||n.hideFrom!==null;let i=e.tree.at.get(o),a=i&&!i.hidden&&e.kidsOf(i).length,c=this.part("collapse");c.hidden=!i||!a&&!i.hidden||o.beam.status!=="running",
T(c,i&&i.hidden?s("Open what follows ({count})",{count:i.hidden}):s("Fold what follows"))}drawPrompts(){let e=this.log.prompts.length,n=this.part("prompt-number");
this.part("which").hidden=e<2,n.options.length!==e&&(n.replaceChildren(...this.log.prompts.map((o,r)=>l("option","",String(r+1),{value:r}))),n.value=this.state.
number)}};function Fi(t,e){let n=new Jn(e),o=new Zn(t,n);return Ei(o),r=>{t.hidden=!e.usesBeams||e.hideFrom===0,r.run&&e.started&&o.begin(),!t.hidden&&(o.part("files").querySelector(
"[data-file=html]").hidden=!e.canAsk,(r.run||r.steps||r.status)&&(n.stale=!0,o.drawPrompts()),o.drawn=null,o.draw(),r.selection&&o.revealSelected(),o.drawPicked())}}var rh={returned:"★",kept:"■",running:"●",out:"□"},[ih,Hi]=[100,14],ah=16,Ps=new WeakMap,Di=new WeakMap;function Qn(t){let e=[],n=t;for(;n&&!Ps.has(n);)
e.push(n),n=n.before;let o=n?Ps.get(n):"";for(let r of e.reverse())o+=r.piece??(r.given||!yn(r.beam)?r.chosen.text:""),Ps.set(r,o);return o}function to(t,e=26){
let n=Array.from(t);return n.length<=2*e+3?t:`${n.slice(0,e).join("")} … ${n.slice(-e).join("")}`}function ch(t,e){let n=0;for(;n<t.length&&t[n]===e[n];)n+=1;
for(;n>0&&!/\s/.test(t[n]??" ");)n-=1;return n}function lh(t,e,n){if(n.ends.has(t.beam.token_id))return ke("eos")[0];if(t.length>=n.maxNew)return ke("length")[0];
let o=(e.returned||[]).find(({last:r})=>r===t);return o?ke(o.stopReason)[0]:s("a stopping criterion")}function dh({place:t,state:e,why:n}){return t!==null?e==="\
returned"?s("{place} output",{place:t+1}):String(t+1):n==="dropped"?s("dropped"):n==="too late"?s("too late"):n==="not reached"?s("not reached"):e==="running"?s(
"still running"):""}var eo=class{constructor(e,n){this.table=e,this.body=e.tBodies[0],this.log=n,this.rows=[],this.body.addEventListener("click",o=>{let r=this.
rows.find(({pick:i})=>i.contains(o.target));r&&n.selectStep(n.selected===r.node?null:r.node)}),this.body.addEventListener("keydown",o=>{o.key==="Escape"&&n.selectStep(
null);let r={ArrowDown:1,ArrowUp:-1}[o.key];if(!r)return;o.preventDefault();let i=this.rows[this.rows.findIndex(({pick:a})=>a===o.target)+r];i&&!i.row.hidden&&i.
pick.focus()})}newRow(){let e=this.body.insertRow(),n=Array.from({length:9},()=>e.insertCell()),[o,r]=[l("span","gp-sign",null,{"aria-hidden":"true"}),l("span")];
n[0].append(o,r);let i=l("button","gp-pick",null,{type:"button"}),[a,c]=[l("bdi","gp-head-text"),l("bdi","gp-tail-text")];i.append(a,c),n[3].append(i);let d={row:e,
cells:n,sign:o,place:r,pick:i,head:a,tail:c,node:null};return this.rows.push(d),d}draw(e,n,o){let r={moved:n!==null,group:e.some(({node:d})=>(d.beam.group??null)!==
null),words:e.some(({node:d})=>d.beam.progress)};for(let[d,m]of Object.entries(r))K(this.table.tHead.querySelector(`.gp-${d}-column`),m);for(;this.rows.length<e.
length;)this.newRow();let i=e.map(({node:d})=>Qn(d)),a=i.map(d=>ch(d,i[0]));i.length>1&&(a[0]=Math.min(...a.slice(1)));let c=Math.max(0,e.findIndex(({node:d})=>d===
this.log.selected));this.rows.forEach((d,m)=>{K(d.row,m<e.length),!d.row.hidden&&(d.pick.tabIndex!==(m===c?0:-1)&&(d.pick.tabIndex=m===c?0:-1),this.fill(d,e[m],
i.length>1?a[m]:0,n,o,r))})}fill(e,n,o,r,i,a){let{node:c,score:d,place:m,state:g}=n,{cells:b,pick:y}=e,[C,N]=[Qn(c),this.log.selected===c];e.node=c,e.row.dataset.
state!==g&&(e.row.dataset.state=g),T(e.sign,rh[g]),T(e.place,dh(n)),this.sayText(e,C,o,N),y.getAttribute("aria-pressed")!==String(N)&&y.setAttribute("aria-press\
ed",String(N)),K(b[1],a.moved),a.moved&&T(b[1],hh(m,r.get(c))),K(b[2],a.group),a.group&&T(b[2],We(c.beam.group)),T(b[4],Number.isFinite(_e(c))?J(_e(c)):"−∞"),
T(b[5],String(c.length)),T(b[6],Number.isFinite(d)?J(d):"−∞"),K(b[7],a.words),a.words&&T(b[7],this.written(c,i)),T(b[8],g==="running"?"–":`${c.index+1}: ${lh(
c,this.log,i)}`)}sayText({pick:e,head:n,tail:o},r,i,a){let c=a||i<ah?0:i,d=`${a} ${c} ${r}`;if(Di.get(e)===d)return;Di.set(e,d);let m=Array.from((c?"…":"")+r.
slice(c)),g=a||m.length<=2*Hi?0:Hi,b=m.slice(0,m.length-g);fe(n,(a?b:b.slice(0,ih)).join("")),fe(o,g?m.slice(-g).join(""):"",{plain:!g}),e.setAttribute("aria-la\
bel",V(r)),c||m.length>60?we(e,()=>s("The whole text: {text}",{text:r})):delete e.dataset.tip}written(e,{constraints:n,promptIds:o}){let r=n.filter((i,a)=>ut(i,
e.beam.progress[a],e,o)).length;return`${r===n.length?"✓ ":""}${s("{done} of {all}",{done:r,all:n.length})}`}};function hh(t,e){return e===void 0?t===null?"–":
"– ▲":t===null?`${e+1} ▼`:t===e?`${e+1} =`:`${e+1} ${t<e?"▲":"▼"} ${Math.abs(t-e)}`}var no=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-greedily"),this.path=this.root.querySelector(".gp-path"),this.doubt=this.root.querySelector(
".gp-doubt"),this.exactly=this.root.querySelector(".gp-exactly"),this.button=this.root.querySelector(".gp-ask-greedy"),this.isAsked=!1,this.said=null,this.button.
addEventListener("click",()=>{this.isAsked=!0,this.sayButton(),n.ask({type:"search",kind:"greedy"})})}sayButton(){this.button.disabled=this.isAsked,T(this.button,
s(this.isAsked?"running …":"Run greedy decoding"))}draw(e,n,o){let{log:r}=this,i=(r.searched.get(r.turn)||[]).find(({kind:c})=>c==="greedy")||null;this.button.
hidden=!!i||!r.finished||!Object.hasOwn(r.answers,"search"),this.sayButton(),this.path.hidden=!!i,this.fill(this.path,this.pathWords(Vn(e.prompts[n]),e,o.prompts[n].
kept,!!r.started.effective.do_sample));let a=Ii(r.started).map(c=>Ce(c)[0]);this.doubt.hidden=!a.length||!!i,T(this.doubt,s("This is the path of the most probab\
le tokens as the search had them. Greedy decoding may give another one: {processors} can act differently on its logits.",{processors:a.join(", ")})),this.exactly.
hidden=!i,i&&this.said!==i&&this.drawFound(i,e,n,o),this.said=i}fill(e,n){let o=n.map(r=>typeof r=="string"?r:r.textContent).join(`
`);e.dataset.said!==o&&(e.dataset.said=o,e.replaceChildren(...n))}pathWords({last:e,ended:n,left:o},r,i,a){if(o)return this.leftWords(o,r,a);if(!e||e.given)return[
s(a?"The path of the most probable tokens is not known yet.":"The greedy path is not known yet.")];let c=n?i.findIndex(({node:g})=>g===e):-1,d=J(_e(e)),m=c<0?z(
e.length,"Its sum is {sum} after {count} token.","Its sum is {sum} after {count} tokens.",{sum:d}):z(e.length,"Its sum is {sum} after {count} token, its score {\
score}.","Its sum is {sum} after {count} tokens, its score {score}.",{sum:d,score:J(i[c].score,4)});return[[this.fateWords(e,n,c,a),m,...this.bestWords(e,n,c,r,
i)].join(" ")]}fateWords({beam:e,index:n},o,r,i){let a={text:s(i?"The text of the most probable tokens":"The greedy text"),beam:(e.beam??0)+1,place:r+1,token:n+
1};return o?r>0?s("{text} has ended, and has rank {place}.",a):r===0?this.log.finished?s("{text} is the best output.",a):s("{text} is the best so far.",a):e.status===
"finished"?s("{text} ended at token {token} but is not kept: others are better.",a):s("{text} ended at token {token} but does not count: it ranked too low or la\
cks a constraint.",a):s("{text} is still running, as beam {beam}.",a)}bestWords({sequence:e},n,o,r,i){if(!n){let m=r.prompts[e].running.map(_e);return m.length?
[s("The best beam has {sum}.",{sum:J(Math.max(...m))})]:[]}if(o===0||!i[0])return[];let{node:a,score:c}=i[0],d={sum:J(_e(a)),score:J(c,4)};return[z(a.length,"Th\
e best has a sum of {sum} after {count} token, and a score of {score}.","The best has a sum of {sum} after {count} tokens, and a score of {score}.",d)]}leftWords({
index:e,token:n,node:o,sum:r,considered:i,best:a,worst:c},d,m){let g=d.prompts.some(({steps:C})=>(C[0]||[]).some(({beam:N})=>(N.group??null)!==null)),b=[o?s("ra\
nk {rank} of {considered}",{rank:o.rank,considered:i}):s("not among the {considered} considered",{considered:i}),...r===null?[]:[s("sum {sum}",{sum:J(r)})],...c===
null?[]:[s("worst beam that went on {worst}, best {best}",{worst:J(c),best:J(a)})]].join("; "),y=s(m?"{where} left the path of the most probable tokens at token\
 {place}: {token} ({details}).":"{where} left the greedy path at token {place}: {token} ({details}).");return he(y,{where:s(g?"Group A":"The search"),place:String(
e+1),details:b,token:n?oe(n.text,"gp-strong"):s("a token that was not recorded")})}drawFound(e,n,o,r){let i=e.tokens.map(([C])=>C),a=Es(n.prompts[o],C=>i[C]),c=C=>C.
reduce((N,S)=>N+(ve(S)??-1/0),0),d=r.prompts[o].kept[0],m=d?pe(d.node).filter(C=>!C.given):[],g=l("span");this.fill(g,[...he(s("Run by the library, greedy decod\
ing wrote {text}."),{text:oe(to(e.text,60),"gp-wrote")}),` ${this.totalWords(i.length,c(e.tokens.map(([,,C])=>C)))} `,d?`${this.bestTotalWords(m.length,c(m.map(
({chosen:C})=>C.raw_logprob)))} `:"",...this.pathWords(a,n,r.prompts[o].kept,!1)]);let b=l("details"),y=l("table");for(let[C,[,N,S]]of e.tokens.entries()){let _=y.
insertRow();_.insertCell().textContent=C+1,_.insertCell().append(oe(N)),_.insertCell().textContent=J(ve(S))}b.append(l("summary","",s("Its tokens and their log-\
probabilities")),y),this.exactly.replaceChildren(g,b)}totalWords(e,n){let o={sum:J(n)};return this.log.started.processors.length?z(e,"It has {count} token with \
a log-probability of {sum} before the processors.","It has {count} tokens with a log-probability of {sum} before the processors.",o):z(e,"It has {count} token w\
ith a log-probability of {sum}.","It has {count} tokens with a log-probability of {sum}.",o)}bestTotalWords(e,n){let o={sum:J(n)};return this.log.started.processors.
length?z(e,"The best output has {count} token with a log-probability of {sum} before the processors.","The best output has {count} tokens with a log-probability\
 of {sum} before the processors.",o):z(e,"The best output has {count} token with a log-probability of {sum}.","The best output has {count} tokens with a log-pro\
bability of {sum}.",o)}};var en=(t,e)=>t.lengthPenalty===e.lengthPenalty&&t.earlyStopping===e.earlyStopping,Ns=t=>Qt.find(([e])=>e===t)?.[1]??String(t),Tt=t=>String(Number(t.toFixed(4))),
oo=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-stopping"),this.why=this.root.querySelector(".gp-stopped-by"),this.rows=Qt.map(([o,r])=>this.
newRow(o,r)),this.asked=null}newRow(e,n){let o=this.root.querySelector("tbody").insertRow(),r=l("th","",null,{scope:"row"});o.append(r);let[i,a,c]=Array.from({length:3},
()=>o.insertCell()),d=l("span"),m=l("button","gp-button gp-run-on",null,{type:"button","aria-label":s("Run the search with early_stopping {name}",{name:n})});c.
dataset.name=`${s("outputs:")} `,i.append(d," ",m);let g={row:o,head:r,words:d,button:m,because:a,outputs:c,value:e,name:n,rule:null};return m.addEventListener(
"click",()=>{this.asked=g.rule,this.log.ask({type:"search",kind:"rule",rule:g.rule}),this.sayButton(g)}),g}sayButton({button:e,rule:n}){let o=!!(this.asked&&en(
this.asked,n));e.disabled=o,T(e,s(o?"running …":"Run the search"))}draw(e,n,o,r,i){T(this.why,this.whyWords(e,n,o(e.own),i));for(let a of this.rows){a.rule={lengthPenalty:r.
lengthPenalty,earlyStopping:a.value};let c=en(a.rule,e.own);ce(a.row,c?"gp-own-rule":""),T(a.head,c?s("{name} (this run)",{name:a.name}):a.name),this.drawRule(a,
e,n,o,i)}}drawRule(e,n,o,r,i){let a=r(e.rule),{pools:c}=a.prompts[o],d=c.every(({exact:b})=>b),m=a.stop&&d?null:this.answerTo(e.rule),g=!m&&!(a.stop&&d);if(e.button.
hidden=!g||!this.log.finished||!Object.hasOwn(this.log.answers,"search"),this.sayButton(e),m){T(e.words,s("after step {step}",{step:m.steps})),T(e.because,s("fo\
und by a run")),this.sayOutputs(e.outputs,...this.comparedIds(m));return}T(e.words,ph(a,d,i)),T(e.because,this.reasons(c,n,e.rule)),!d||!a.stop?T(e.outputs,"–"):
this.sayOutputs(e.outputs,...this.comparedNodes(a,r(n.own),o,n))}answerTo(e){return(this.log.searched.get(this.log.turn)||[]).find(o=>o.kind==="rule"&&en(o.rule,
e))||null}comparedNodes(e,n,o,{wanted:r}){let[i,a]=[e,n].map(({prompts:d})=>d[o].kept.slice(0,r));return[i.filter(({node:d},m)=>!a[m]||a[m].node!==d).length,i.length,
i[0]?{text:Qn(i[0].node),score:i[0].score}:null]}comparedIds({outputs:e}){let n=this.log.finished.sequences.map(({token_ids:o})=>o.join(" "));return[e.filter(({
token_ids:o},r)=>o.join(" ")!==n[r]).length,e.length,e[0]]}sayOutputs(e,n,o,r){let i=r&&{differ:n,all:o,score:J(r.score,4)},a=n?o>1?s("{differ} of {all} differ;\
 the best, with score {score}:",i):s("another text, with score {score}:",i):s("the same"),c=a+(n?r.text:"");e.dataset.said!==c&&(e.dataset.said=c,e.replaceChildren(
a,...n?[" ",oe(to(r.text,40),"gp-wrote")]:[]))}whyWords(e,n,o,r){let{pools:i}=o.prompts[n],a=Ns(e.own.earlyStopping);return(o.stop?s("This search stopped after \
step {step} by the rule of early_stopping {name}.",{step:o.stop.step,name:a}):r?s("The search was cut off. By the rule of early_stopping {name} it would have go\
ne on.",{name:a}):s("The search goes on by the rule of early_stopping {name}.",{name:a}))+(i.length>1?`
`:" ")+this.reasons(i,e,e.own)}reasons(e,n,o){return e.map(r=>[...uh(r,e.length>1),this.reason(r,n,o)].join(" ")).join(`
`)}reason({stop:e,weighed:n},o,r){if(!n)return s("No step has been taken.");let{best:i,length:a,bound:c,worst:d}=n;if(e&&e.why==="criteria")return this.cutOffWords(
o,e);if(d===null)return z(o.size,"No text has ended.","Fewer than {count} texts have ended.");let m=r.earlyStopping==="never"&&r.lengthPenalty>0,g=`${J(i)} / ${a}\
 ^ ${Tt(r.lengthPenalty)} = ${J(c,4)}`,b={numbers:m?s("{formula} (at the longest possible length)",{formula:g}):g,worst:J(d,4)},{together:y}=o;if(!e)return y?s(
"The best running beam, {numbers}, is above the worst that is kept, {worst}.",b):s("The best continuation of the step, {numbers}, is above the worst that is kep\
t, {worst}.",b);if(e.why==="settled")return y?s("No running beam can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",b):
s("No continuation of the step can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",b);let C=z(o.size,"{count} text has\
 ended, which is enough.","{count} texts have ended, which is enough.");if(!(c>d))return C;let N=y?s("Yet the best running beam, {numbers}, was above the worst \
of them, {worst}.",b):s("Yet the best continuation of the step, {numbers}, was above the worst of them, {worst}.",b);return`${C} ${N}`}cutOffWords({start:e,maxNew:n},{
step:o}){if(o-e>=n)return z(e+n,"The length limit of {count} token was reached.","The length limit of {count} tokens was reached.");let r=(this.log.finished?this.
log.finished.sequences:[]).find(({stop_reason:i})=>!["eos","length","unfinished"].includes(i));return r?s("Every continuation met a stopping criterion ({reason}\
).",{reason:ke(r.stop_reason)[0]}):s("Every continuation met a stopping criterion.")}};function ph({stop:t,prompts:e},n,o){return n?t?s("after step {step}",{step:t.
step}):o?s("goes on past step {step}",{step:Un({prompts:e})}):s("not yet"):t?s("not exact: about step {step}",{step:t.step}):s("not exact")}function uh({group:t,
stop:e},n){if(t===null)return[];let o={group:We(t),step:e&&e.step};return[n&&e?s("Group {group}, after step {step}:",o):s("Group {group}:",o)]}function Ki(t,e){let o=O=>t.querySelector(".gp-"+O),[r,i,a,c,d]=["slide","power","rule","own-again","of-prompt"].map(o),[m,g,b]=["formula","honest","rest"].map(
o),y=new eo(o("hypothesis-table"),e),C=new oo(t,e),N=new no(t,e),S={},_=new Map;for(let[O,$]of Qt)a.append(l("option","",$,{value:JSON.stringify(O)}));r.addEventListener(
"input",()=>E({lengthPenalty:Number(r.value)})),i.addEventListener("input",()=>{Number.isFinite(i.valueAsNumber)&&E({lengthPenalty:i.valueAsNumber})}),i.addEventListener(
"change",()=>e.usesBeams&&A(M(Os(e)),!0)),a.addEventListener("change",()=>E({earlyStopping:JSON.parse(a.value)})),c.addEventListener("click",()=>{S={},p(),r.focus()}),
d.addEventListener("change",()=>p());function E(O){S={...S,...O},p()}let M=O=>({...O.own,...S});function A(O,$=!1){Number(r.value)!==O.lengthPenalty&&(r.value=O.
lengthPenalty),($||document.activeElement!==i)&&(i.value=Tt(O.lengthPenalty)),a.value=JSON.stringify(O.earlyStopping)}function k(O){return $=>{let P=JSON.stringify(
$),W=_.get(P);if(W)return W;let I=Pi(O,$);return I.stop&&_.set(P,I),I}}function h(O){return{stop:e.finished?{step:0,why:""}:null,prompts:O.prompts.map(({finished:$})=>({
kept:$.map(P=>({node:P,score:P.beam.final_score})),pools:[{group:null,stop:null,weighed:null,exact:!0}]}))}}function p({onlySelection:O=!1,anew:$=!1}={}){let P=Os(
e),W=!!(e.finished||e.failed),I=u(P.prompts.length),R=k(P),q=P.together!==null&&Wi(P,R(P.own),!!e.finished),B=q?M(P):P.own,F=q?R(B):h(P),D=q?R(P.own):F,Y=q&&!en(
B,P.own),Q=qi(P,I,F,B,W),te=Y?new Map(D.prompts[I].kept.map(({node:ae},ge)=>[ae,ge])):null;if(y.draw(Q.slice(0,40),te,P),b.hidden=Q.length<=40,T(b,z(Q.length-40,
"and {count} more, with a lower score","and {count} more, with lower scores")),O)return;for(let ae of["what-if","stopping"])o(ae).hidden=!q;o("greedily").hidden=
!1,A(B,$),c.hidden=!Y,T(c,s("Back to the run’s own: {power}, {early}",{power:Tt(P.own.lengthPenalty),early:Ns(P.own.earlyStopping)}));let se=Q.filter(({place:ae})=>ae!==
null);T(o("counts"),f(Q,se)),T(o("scored"),s("sum / length ^ {power}",{power:Tt(B.lengthPenalty)})),m.setAttribute("aria-live",Y?"polite":"off"),T(m,w(se[0],B)),
x(q?L(F,D,I,P,B,W):v(P)),q&&C.draw(P,I,R,B,W),N.draw(P,I,D)}function u(O){return o("of-prompts").hidden=O<2,d.options.length!==O&&d.replaceChildren(...Array.from(
{length:O},($,P)=>l("option","",s("prompt {number}",{number:P+1}),{value:P}))),Math.max(0,d.selectedIndex)}function f(O,$){let P=O.filter(({state:I})=>I==="runn\
ing").length,W=O.filter(({state:I})=>I==="returned").length;return[s("{count} ended",{count:j(O.length-P)}),s("{count} kept",{count:j($.length)}),...P?[s("{coun\
t} running",{count:j(P)})]:[],...W?[z(W,"{count} output","{count} outputs")]:[]].join(", ")}function w(O,{lengthPenalty:$}){if(!O)return s("No text is kept yet.");
let{node:P,score:W}=O,I={sum:J(_e(P)),length:P.length,power:Tt($),score:J(W,4)};return s("The best: score = sum / length ^ length_penalty = {sum} / {length} ^ {\
power} = {score}",I)}function x(O){g.hidden=!O,T(g,O)}function v(O){return O.prompts.every(({steps:$,given:P})=>$.length===P)?s("The search has not begun: all t\
okens so far were given."):O.together===null?s("This decoding loop has its own rules: the texts are shown as they were recorded."):s("The recording does not fol\
low the rules of this search, so it does not tell what other settings would give.")}function L(O,$,P,W,I,R){let q=Math.max(1,...W.prompts.map(({steps:Y})=>Y.length-
W.start)),B=q**I.lengthPenalty;if(!Number.isFinite(B)||B===0)return s("{length} ^ {power} is too large or too small for a floating-point number: the search itse\
lf would fail.",{length:q,power:Tt(I.lengthPenalty)});let F=O.prompts[P].pools.filter(({exact:Y})=>!Y);if(F.length){let Y=F.map(({group:Q})=>We(Q)).join(", ");return z(
F.length,"Not exact: an earlier group would have stopped at another step, and the padding that a stopped group writes changes the diversity penalty of group {gr\
oups}.","Not exact: an earlier group would have stopped at another step, and the padding that a stopped group writes changes the diversity penalty of groups {gr\
oups}.",{groups:Y})}if(en(I,W.own))return"";if(!O.stop){if(!R)return"";let Y=Un(O);return W.together?s("With these settings the search would have gone on past s\
tep {step}, where the recording ends: this ranks what is known so far.",{step:Y}):s("With these settings the search would have gone on past step {step}, where t\
he recording of a group ends: this ranks what is known so far.",{step:Y})}let{step:D}=O.stop;return $.stop?D<$.stop.step?s("With these settings the search would\
 have stopped after step {step}, not {own}: what ended later does not count.",{step:D,own:$.stop.step}):"":s("With these settings the search would have stopped \
after step {step}: what ended later does not count.",{step:D})}return O=>{if(O.run&&(S={},_=new Map,d.replaceChildren()),(O.run||O.searched)&&(C.asked=N.isAsked=
null),t.hidden=!e.usesBeams,t.hidden)return;let $=e.hideFrom!==null;if(o("untold").hidden=!$,o("found").hidden=$,o("counts").hidden=$,$)return;let{run:P,steps:W,
status:I,selection:R,searched:q}=O;P||W||I||q?p({anew:P}):R&&p({onlySelection:!0})}}function Gi(t){let e=l("button","gp-alone-button",null,{type:"button"});e.append(mh()),t.append(e);let n=null;async function o(){let c=fh(t);t.classList.add("gp\
-alone");let d=new MutationObserver(()=>t.hidden&&r());if(d.observe(t,{attributeFilter:["hidden"]}),document.addEventListener("keydown",i,!0),n=()=>{n=null,d.disconnect(),
document.removeEventListener("keydown",i,!0),t.classList.remove("gp-alone"),t.popover&&t.removeAttribute("popover"),c.restore(),a()},a(),document.fullscreenEnabled)
try{await t.requestFullscreen();return}catch{}n&&(t.popover="manual",t.showPopover(),c.silence(),e.focus({preventScroll:!0}))}function r(){document.fullscreenElement===
t?document.exitFullscreen():n&&n(),e.focus({preventScroll:!0})}function i(c){c.key==="Escape"&&(c.preventDefault(),c.stopPropagation(),r())}function a(){let c=n?
s("Leave full screen"):s("Full screen");e.title=c,e.ariaLabel=t.ariaLabel?`${c}: ${t.ariaLabel}`:c,t.dispatchEvent(new Event("gp-alone"))}e.addEventListener("cl\
ick",()=>n?r():o()),t.addEventListener("fullscreenchange",({target:c})=>{c===t&&document.fullscreenElement!==t&&n&&n()}),a()}function fh(t){let e=[],n=[],o=[];for(let a=t.
parentElement;a;a=a.parentElement)o.push(a),(a.scrollTop||a.scrollLeft)&&e.push([a,a.scrollLeft,a.scrollTop]);let r=t.parentElement;r.style.minHeight=`${r.offsetHeight}\
px`;function i(){for(let[a,c,d]of e)a.scrollTo({left:c,top:d,behavior:"instant"})}return{silence(){for(let a of o)for(let c of a.children)c.contains(t)||c.inert||
(c.inert=!0,n.push(c))},restore(){for(let a of n)a.inert=!1;r.style.minHeight="",i(),window.addEventListener("resize",i,{once:!0}),setTimeout(()=>window.removeEventListener(
"resize",i),1e3)}}}function mh(){let t=ee("svg"),e=ee("path");return t.setAttribute("viewBox","0 0 16 16"),t.setAttribute("aria-hidden","true"),e.setAttribute("\
d","M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4"),t.append(e),t}var gh=["token_id","text","piece","logprob","raw_logprob","entropy"],Ws=class extends Et{constructor(e,n){super(),this.group=e,this.number=n}changed(e){super.changed(
e),this.group&&this.group.entryChanged(this.number,e)}},so=class extends jt{constructor(e){super(["run","steps","status","measured","found","lanes","pair","unit"]),
this.name=e,this.lanes=null,this.turn=void 0,this.fresh=new Set,this.unit="bits",this.clear(null)}clear(e){this.header=e,this.showMetrics(),this.done=null,this.
apart=null,this.found=null,this.charts={},this.asking=null,this.pair=[0,1],this.fresh.clear(),this.groups=(e?e.groups:[]).map((n,o)=>({...n,number:o,entries:[],
shown:0,told:{values:{},each:{}},values:{},each:{}})),this.entries=(e?e.entries:[]).map(({group:n,seed:o},r)=>{let i=e.kind==="lanes"?Object.assign(new Ws(this,
r),{unit:this.unit}):null,a={number:r,group:n,seed:o,log:i,begun:!1,tokens:[],ended:null};return this.groups[n].entries.push(a),a});for(let n of this.kinds)this.
changed(n)}get running(){return!!(this.header&&!this.done)}feedRun(e,n){n!==this.turn&&(this.position=0),this.turn=n,this.feed(e)}read(e){let n=Object.hasOwn(Ui,
e.type)&&Ui[e.type];if(!n)throw new Error("unknown line "+e.type);n(this,e)}entryChanged(e,n){this.fresh.add(e),this.changed(n==="status"?"status":"steps")}flush(){
this.changes.entries=this.fresh,this.fresh=new Set,super.flush()}subscribe(e,n){super.subscribe(e,o=>n({entries:new Set(this.entries.keys()),...o}))}setPair(e,n){
this.pair=[e,n],this.changed("pair")}shownOf(e){let{entries:n,shown:o}=this.groups[e];return n[o]}showEntry(e,n){this.groups[e].shown=n,this.changed("pair")}setLanes(e){
this.lanes=e,this.changed("lanes")}setAsking(e,n){this.asking={question:e,titles:n};for(let o of["steps","status","measured","found"])this.changed(o)}answered(e){
return!!this.found&&this.found.question===e&&(!this.asking||this.asking.question===e)}setUnit(e){this.unit=e,this.showMetrics(),this.groups.forEach(n=>this.showMeasured(
n));for(let{log:n}of this.entries)n&&(n.unit=e);for(let n of["unit","measured"])this.changed(n)}showMetrics(){let e=this.header?this.header.metrics:[];this.metrics=
e.map(n=>n.unit==="nats"?{...n,unit:this.unit}:n),this.inNats=new Set(e.filter(({unit:n})=>n==="nats").map(({name:n})=>n))}showMeasured(e){let n=(r,i)=>this.inNats.
has(r)&&Number.isFinite(i)?Ee(i,this.unit):i,o=(r,i)=>Object.fromEntries(Object.entries(r).map(([a,c])=>[a,i(a,c)]));e.values=o(e.told.values,n),e.each=o(e.told.
each,(r,i)=>i.map(a=>n(r,a)))}},Ui={Comparison(t,e){t.clear(e)},Of(t,{entry:e,event:n}){t.entries[e].log.read(n)},Begun(t,{entry:e,apart:n}){t.apart=n||null,t.entries[e].
begun=!0,t.entryChanged(e,"status")},Tokens(t,{entry:e,tokens:n}){for(let o of n)t.entries[e].tokens.push(Object.fromEntries(gh.map((r,i)=>[r,o[i]])));t.entryChanged(
e,"steps")},Ended(t,{entry:e,text:n,stop_reason:o,failed:r}){t.entries[e].ended={text:n,stop_reason:o,failed:r},t.entryChanged(e,"status")},Measured(t,{group:e,
values:n,each:o}){t.groups[e].told={values:n,each:o||{}},t.showMeasured(t.groups[e]),t.changed("measured")},Found(t,{values:e,charts:n}){t.found=e,t.charts=n||{},
t.changed("found")},Done(t,{stopped:e,overtaken:n}){t.done={stopped:e,...n&&{overtaken:n}},t.changed("status")}};var Vi={},Ji={},ro=new Map,io=new Map,qs="bits";function Is(t){return ro.has(t)||ro.set(t,Object.assign(new Et,{unit:qs})),ro.get(t)}function Rs(t){return io.has(
t)||io.set(t,Object.assign(new so(t),{unit:qs})),io.get(t)}function Bs(t){qs=t;for(let e of[...ro.values(),...io.values()])e.setUnit(t)}function wh(t,e,{log:n="\
main"}={}){Yi(Vi[t],t,e,Is(n))}function bh(t,e,{group:n}){Yi(Ji[t],t,e,Rs(n))}function Yi(t,e,n,o){let r=n.querySelector(".gp-pane");if(!r||!t){console.error(`G\
eneration Playground: there is no pane “${e}” here.`);return}Or(r),Dr(r),kh.has(e)||Gi(r);let i=t(r,o);o.subscribe(r,yh.has(e)?xh(r,o,i):i)}var kh=new Set([
"numbers","check","token","progress","arrival"]),yh=new Set(["tokens","token","candidates","processors","curve","in_words","logit_lens","check","quiz"]);function xh(t,e,n){
let o=Object.fromEntries(e.kinds.map(i=>[i,!0])),r=!1;return i=>{if(e.denoises){r=t.hidden=!0;return}r&&(t.hidden=!1),n(r?o:i),r=!1}}function vh(t,e,n){Is(t).feedRun(
e||"",n)}function Sh(t,e,n){Rs(t).feedRun(e||"",n)}function Xi(t,e){Vi=t,Ji=e;let n={mount:wh,feed:vh,chooseUnit:Bs,log:Is,RunLog:Et,mountGroup:bh,feedGroup:Sh,
group:Rs};window.GenerationPlayground=n;let o=window.GenerationPlaygroundQueue||[],r=i=>{try{i(n)}catch(a){console.error("Generation Playground:",a)}};window.GenerationPlaygroundQueue=
{push:r},o.forEach(r)}function Zi(t,e,{stepUnder:n,hover:o,leave:r}){t.addEventListener("pointermove",i=>{let a=n(i);a&&(i.buttons===1?e.selectStep(a):o(a))}),t.addEventListener("poi\
nterleave",r),t.addEventListener("click",i=>{let a=n(i);a&&e.selectStep(a)}),js(t,e)}function js(t,e){t.addEventListener("keydown",n=>{let o={ArrowRight:1,ArrowUp:1,
ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0};n.key==="Escape"&&e.selectStep(null),n.key in o&&(n.preventDefault(),e.walk(o[n.key]))})}function ao(t,e,n,o,r=0){
e&&(t.setAttribute("aria-valuenow",String(e.isPrompt?e.index-r:e.index+1)),t.setAttribute("aria-valuemin",String(1-r)),t.setAttribute("aria-valuemax",String(n))),
t.setAttribute("aria-valuetext",o)}var _h=new Intl.NumberFormat("en-US",{maximumFractionDigits:2,minimumFractionDigits:2}),Qi=t=>_h.format(t),ea={information:{unit:!0,write:Qi,look:{rangemode:"to\
zero"}},sum:{unit:!0,write:Qi,look:{}},share:{title:()=>s("probability"),write:H,look:{rangemode:"tozero",tickformat:".0%"}},count:{title:()=>s("tokens kept"),write:j,
look:{type:"log",dtick:1}},rank:{title:()=>s("rank"),write:j,look:{type:"log",dtick:1,autorange:"reversed"}}},zs=[["kept","solid"],["chosen","dash"],["accepted",
"dot"],["rejected","dashdot"],["bonus","longdash"],["text","4px,4px"],["before","12px,3px,2px,3px"],["focus","2px,7px"]].map(([t,e])=>({role:t,dash:e})),ta=()=>({
information:{name:s("surprisal and entropy"),axis:"information",about:s("Surprisal tells how unexpected each token was; entropy how uncertain the next token was\
, for the model (before) and for the draw (after)."),series:[{name:s("surprisal"),role:"surprisal",dash:"solid",tip:s("How unexpected the chosen token was: minu\
s the logarithm of its probability after the processors; before them where a text was only read."),value:t=>xe(t).surprisal},{name:s("entropy before"),role:"ent\
ropy-before",dash:"dot",tip:s("How uncertain the model was, before any processor: the surprisal that it expected."),value:t=>t.distribution.entropy_before},{name:s(
"entropy after"),role:"entropy-after",dash:"dash",tip:s("How uncertain the draw was, after the processors."),value:t=>t.isPrompt?null:t.distribution.entropy_after}]},
kept:{name:s("candidates kept"),axis:"count",about:s("How many tokens of the vocabulary could still be chosen after the processors. Each line of the grid is ten\
 times the one below."),series:[{name:s("candidates kept"),role:"entropy-after",dash:"solid",tip:s("The number of tokens with a probability above 0 after the pr\
ocessors."),value:t=>t.isPrompt?null:Math.max(1,Ge(t))}]},cumulative:{name:s("cumulative log-probability"),axis:"sum",about:s("The logarithm of the probability \
of the whole text up to each token: steep where the text is unlikely. The prompt is added up separately."),series:[{name:s("after the processors"),role:"surpris\
al",dash:"solid",sum:!0,tip:s("Added up after the processors: from the probabilities that the tokens were drawn with."),value:t=>t.isPrompt?null:t.chosen.logprob??
t.chosen.raw_logprob},{name:s("before them"),role:"entropy-before",dash:"dot",sum:!0,tip:s("Added up before the processors: from the probabilities that the mode\
l gave."),value:t=>t.chosen.raw_logprob}]},before:{name:s("looked up: probability before"),axis:"share",about:s("How probable the model found each looked-up tok\
en at each place, before the processors."),of:t=>X(t.raw_logprob)},after:{name:s("looked up: probability after"),axis:"share",about:s("How probable each looked-\
up token was in the draw at each place, after the processors: 0% where they removed it."),of:t=>X(t.logprob)},rank:{name:s("looked up: rank"),axis:"rank",about:s(
"The rank of each looked-up token among all tokens before the processors: 1, the likeliest, is at the top."),of:t=>t.raw_rank||null}});var Ie=(t,e={})=>({color:"var(--gp-muted)",gridcolor:"var(--gp-line)",linecolor:"var(--gp-line)",zeroline:!1,automargin:!0,title:{text:t,standoff:8,font:{size:13}},
...e}),mt=(t,e,n,o,r={})=>({data:e,layout:{font:{color:"var(--gp-text)",size:13,family:"system-ui, Segoe UI, Roboto, Helvetica Neue, Arial"},paper_bgcolor:"var(\
--gp-surface)",plot_bgcolor:"var(--gp-surface)",hoverlabel:{bgcolor:"var(--gp-raised)",bordercolor:"var(--gp-line)",font:{color:"var(--gp-text)"}},hovermode:"cl\
osest",margin:{l:52,r:18,t:28,b:44},height:300,showlegend:!1,xaxis:n,yaxis:o,meta:t,...r}});var Oh={solid:"none",dash:"7 4",dot:"2 4",dashdot:"10 4 2 4",longdash:"14 5"},na=t=>Oh[t]??t.replaceAll("px","").replaceAll(","," ");function oa({series:t,of:e},n){
return t||[...n].slice(-zs.length).map(([o,r],i)=>({...zs[i],name:r,tip:s("The looked-up token {token}, id {id}.",{token:V(r),id:o}),value:a=>{let c=(a.watched||
[]).find(({token_id:d})=>d===o);return c?e(c):null}}))}function sa({curve:t,series:e,steps:n,prompt:o,current:r,unit:i,factor:a}){let c=ea[t.axis],d=o.length,m=E=>E.
index+1-(E.isPrompt?d+1:0),g=c.unit?a:1,b=(E,M,A)=>({type:"scatter",mode:M.length>400?"lines":"lines+markers",name:E.name,connectgaps:!1,hoverinfo:"text",x:M.map(
m),...Mh(E,M,g,c,i),line:{color:`var(--gp-${E.role})`,width:2,dash:E.dash},marker:{color:`var(--gp-${E.role})`,size:4},opacity:A?.75:1}),y=e.flatMap(E=>[...d?[b(
E,o,!0)]:[],b(E,n,!1)]),C=Math.max(10,n.length),N=Ie(s("token"),{range:[d?.5-d:.5,C+.5],showgrid:!1}),S=Ie(c.unit?i:c.title(),c.look),_={label:s("{curve} along \
the text",{curve:t.name}),layout:{height:260,hovermode:"x",margin:{l:52,r:12,t:12,b:40},shapes:Eh(d,r&&m(r))}};return mt(_.label,y,N,S,_.layout)}function Mh(t,e,n,o,r){
let i=0,a=e.map(d=>{let m=ve(t.value(d));return t.sum?(i=i===null||m===null?null:i+m,i===null?null:i*n):m===null?null:m*n}),c=a.map((d,m)=>d===null?"":s("{token\
} {series}: {value}",{token:V(e[m].chosen.text),series:t.name,value:`${o.write(d)}${o.unit?` ${r}`:""}`}));return{y:a,text:c}}function Eh(t,e){let n={type:"line",
yref:"paper",y0:0,y1:1},o={type:"rect",xref:"x",x0:.5-t,x1:.5,yref:"paper",y0:0,y1:1,fillcolor:"var(--gp-raised)",line:{width:0},layer:"below"};return[...t?[o,{
...n,x0:.5,x1:.5,line:{color:"var(--gp-muted)",width:1,dash:"dot"}}]:[],...e===null?[]:[{...n,x0:e,x1:e,line:{color:"var(--gp-chosen)",width:1.5}}]]}var Th=150;function ra(t,e){let n=L=>t.querySelector(".gp-"+L),[o,r,i,a,c]=["curve-chart","reading","unit","view","keys"].map(n),d=ta(),m=new Map,g=0,b=-1/0,y=!1,
C=()=>d[a.value],N=()=>oa(C(),m);function S(){let L=e.current();return L?Qe([],e.lastOf(L)).added:[]}function _(){let L=Object.keys(d).filter($=>d[$].series||m.
size);if(L.length===a.options.length)return;let O=L.includes(a.value)?a.value:L[0];a.replaceChildren(...L.map($=>l("option","",d[$].name,{value:$}))),a.value=O}
function E(L){for(let O of L)for(let{token_id:$,text:P}of O.watched||[])m.set($,P)}function M(){let L=[C().about,e.promptSteps.length?s("The prompt comes before\
 the text, on a shaded background."):""].filter(Boolean).join(" ");T(n("about"),L);let O=N(),$=JSON.stringify(O.map(({name:P,tip:W})=>[P,W]));c.dataset.key!==$&&
(c.dataset.key=$,c.replaceChildren(...O.map(A)))}function A({name:L,role:O,dash:$,tip:P}){let W=l("span","",null,{tabindex:"0","data-tip":P}),I=ee("svg",""),R=ee(
"line","");for(let[q,B]of Object.entries({width:26,height:8,"aria-hidden":"true"}))I.setAttribute(q,String(B));for(let[q,B]of Object.entries({x1:0,y1:4,x2:26,y2:4,
stroke:`var(--gp-${O})`,"stroke-dasharray":na($)}))R.setAttribute(q,String(B));return I.append(R),W.append(I,C().of?oe(L):L),W}function k(){let L=e.current(),O=L?
h(L):s("The curve grows with the text.");T(r,O),ao(r,L,S().length,L?O:s("no token yet"),e.promptSteps.length)}function h(L){let O={number:L.index+1,token:V(L.chosen.
text),facts:p(L)};return L.isPrompt?s("Prompt token {number}, {token}: {facts}",O):s("Token {number}, {token}: {facts}",O)}function p(L){if(C().of)return f(L)||
s("no token was looked up here");if(a.value==="kept")return L.isPrompt?s("no processor takes part"):s("{kept} of {count} tokens kept",{kept:j(Ge(L)),count:j(L.distribution.
vocab)});if(a.value==="cumulative")return u(L);let{surprisal:O,entropyBefore:$,entropyAfter:P}=xe(L),[W,I,R]=[O,$,P].map(q=>ie(ve(q),e.unit));return L.isPrompt?
s("surprisal {surprisal}; entropy {entropy}",{surprisal:W,entropy:I}):s("surprisal {surprisal}; entropy {before} before, {after} after",{surprisal:W,before:I,after:R})}
function u(L){let O=L.isPrompt?e.promptSteps:S(),$=O.slice(0,O.indexOf(L)+1),P=N().filter(W=>W.value(L)!==null).map(W=>{let I=$.map(q=>ve(W.value(q)));return`${I.
includes(null)?s("minus infinity"):ie(I.reduce((q,B)=>q+B,0),e.unit)} ${W.name}`});return s("log-probability so far {sums}",{sums:P.join(", ")})}function f(L){return(L.
watched||[]).map(O=>{let $={token:V(O.text),before:H(X(O.raw_logprob)),after:H(X(O.logprob)),rank:j(O.raw_rank||0)};return O.logprob===null?O.raw_rank?s("{token\
} {before} before (rank {rank}), removed after",$):s("{token} {before} before, removed after",$):O.raw_rank?s("{token} {before} before (rank {rank}), {after} af\
ter",$):s("{token} {before} before, {after} after",$)}).join("; ")}function w(){g=0,b=performance.now(),o.removeAttribute("aria-busy");let L=S(),O=L.length||e.promptSteps.
length?sa({curve:C(),series:N(),steps:L,prompt:e.promptSteps,current:e.current(),unit:e.unit,factor:Ee(1,e.unit)}):void 0;le(o,O,({x:$})=>{let P=$-1+($<1?e.promptSteps.
length:0),W=$<1?e.promptSteps[P]:S()[P];W&&e.selectStep(W)})}function x(){g||!y||(o.setAttribute("aria-busy","true"),g=window.setTimeout(w,Math.max(0,b+Th-performance.
now())))}new IntersectionObserver(([{isIntersecting:L}])=>{y||!L||(y=!0,x())}).observe(t),js(r,e),i.addEventListener("change",()=>Bs(i.value)),a.addEventListener(
"change",v);function v(){M(),k(),x()}return L=>{L.unit&&(i.value=e.unit),L.run&&(m=new Map),E(S()),_(),v()}}var aa={probability:{scale:"prob",level:t=>t.probability*10,ends:["0%","100%"],meaning:()=>s("How likely the token was, after the processors.")},raw:{scale:"pro\
b",level:t=>t.rawProbability*10,ends:["0%","100%"],meaning:()=>s("How likely the model found the token, before the processors.")},rank:{scale:"heat",level:t=>Fs[ca(
t)][1],meaning:()=>s("The rank among all tokens, the likeliest first. A bar beside the token shows it, too.")},surprisal:{scale:"heat",level:t=>t.surprisal/Math.
LN2,bits:[0,10],words:()=>[s("expected"),s("surprising")],meaning:()=>s("How unexpected the token was: minus the logarithm of its probability.")},uncertainty:{scale:"\
heat",level:t=>t.entropyBefore/Math.LN2*1.25,bits:[0,8],words:ia,meaning:()=>s("How uncertain the model was before this token: the entropy of its distribution, \
before the processors.")},kl:{scale:"heat",level:t=>t.kl/Math.LN2,bits:[0,10],meaning:()=>s("How far two distributions lie apart: the Kullback-Leibler divergenc\
e.")},entropy:{scale:"heat",level:t=>t.entropyAfter/Math.LN2*1.25,bits:[0,8],words:ia,meaning:()=>s("How open the choice was: the entropy after the processors.")}};
function ia(){return[s("certain"),s("uncertain")]}var Fs=[[1,0],[10,3],[100,6],[1e3,8],[1/0,10]],ca=({rank:t})=>Fs.findIndex(([e])=>(t??1/0)<=e);function Hs(t,e){
let{scale:n,level:o}=aa[t];return`--gp-${n}-${Math.round(Math.max(0,Math.min(10,o(e)||0)))}`}function gt(t,e,n){t.style.backgroundColor=`var(${Hs(e,n)})`,e==="r\
ank"?t.dataset.rank=String(ca(n)):delete t.dataset.rank}function Xe(t,e,n){let{scale:o,ends:r,bits:i,words:a=()=>[],meaning:c}=aa[e];if(t.dataset.tip=c(),t.tabIndex=
0,t.replaceChildren(),e==="rank"){Fs.forEach(([N,S],_)=>{let E=l("span","gp-chip",N===1/0?s("beyond"):s("top {rank}",{rank:N}),{"data-rank":_});E.style.backgroundColor=
`var(--gp-${o}-${S})`,t.append(E)});return}let[d,m]=r||i.map(N=>`${n==="bits"?N:(N*Math.LN2).toFixed(1)} ${n}`),[g,b]=a(),y=(N,S)=>S?`${S}, ${N}`:N,C=l("span","\
gp-ramp",null,{"aria-hidden":"true"});for(let N=0;N<=10;N++){let S=l("i");S.style.backgroundColor=`var(--gp-${o}-${N})`,C.append(S)}t.append(l("span","",y(d,g)),
C,l("span","",y(i?m.replace(" ","+ "):m,b)))}var Ds=3,Lh={sum:"logprob",token:"per_token",byte:"per_byte"},la=(t,e)=>t[Lh[e]]??-1/0,Ks=({answers:t},e)=>t.map((n,o)=>o).sort((n,o)=>la(t[o],e)-la(t[n],e)),tn=(t,e=3)=>U(
t)?J(t,e):"−∞";function Gs(t){let{answers:e}=t;if(e.length<2)return"";let n=["sum","token","byte"].map(c=>Ks(t,c)),[o,r,i]=n.map(([c])=>V(e[c].text.trim()));
return o!==r||o!==i?s("Which of these answers is the likeliest depends on the ranking: {sum} by sum, {token} per token, {byte} per byte.",{sum:o,token:r,byte:i}):
n.every(c=>c.join()===n[0].join())?s("The likeliest of these answers is {answer}; the ranking is the same by sum, per token and per byte.",{answer:o}):s("The li\
keliest of these answers is {answer}, by sum, per token and per byte; the order of the others changes.",{answer:o})}function ha({answers:t,total:e}){if(!U(e))return"";
let n=H(e);return z(t.length,"This answer has {share} of the probability.","Together these {count} answers have {share} of the probability; each share is of tha\
t part alone.",{share:n})}function pa({answers:t,overlaps:e,kind:n,unread:o},r,i){let a=[],c=(g,b="warning")=>a.push({kind:b,words:g});if(r&&!t.length&&c(s("Non\
e of the answers was read.")),!t.length)return a;n==="chat"&&c(s("Each answer begins the assistant’s turn."),"info"),n==="source"&&c(s("Each answer begins the\
 target."),"info");let d=new Set;for(let[g,b]of e)d.has(b)||(d.add(b),c(s("{long} begins with the tokens of {short}: whoever writes the one has written the othe\
r, so it adds nothing to the total, and these shares overlap.",{long:V(t[b].text.trim()),short:V(t[g].text.trim())})));let m=t.filter(({join:g})=>g&&!g.same);for(let{
text:g,join:b}of m.slice(0,Ds))c($h(g,b));m.length>Ds&&c(z(m.length-Ds,"So is {count} other answer.","So are {count} other answers.")),r&&n!=="source"&&t.some(({
join:g})=>!g)&&c(s("How prompt and answer are split as one text is not known here."),"info");for(let g of r?o:[])c(Ah(g,i(g)));return a}var da=t=>t.map(V).join(
" ");function $h(t,{whole:e,read:n}){return s("{answer} is split in an unusual way: the model read {read}, but written as one text with the prompt it is {whole}\
. Check the space between them.",{answer:V(t.trim()),read:da(n),whole:da(e)})}function Ah({text:t,failed:e},n){let o=s("{answer} is missing: it was not read, an\
d the shares are among the others.",{answer:V(t.trim())});return e&&!n?`${o} ${s(e.message)} ${s(e.fix)}`:o}function ua({token_id:t,text:e,logprob:n,rank:o,after:r,
removed_by:i},a){let c=[s("{token}, id {id}: log-probability {value}, probability {share}",{token:V(e),id:t,value:tn(n),share:H(X(n))})];return o&&c.push(s("ran\
k {rank}",{rank:j(o)})),a&&c.push(Ch(r,i)),`${c.join(", ")}.`}function Ch(t,e){return U(t)?s("{share} after the processors",{share:H(X(t))}):s("removed by {proc\
essor}",{processor:e?Ce(e)[0]:s("a processor")})}var fa=({tokens:t})=>t.find(({after:e})=>!U(e));var ma=400;function ga(t,e){let n=E=>t.querySelector(".gp-"+E),o=[...t.querySelectorAll("[data-by]")],r="sum";for(let E of o)E.addEventListener("click",()=>{r=E.
dataset.by,_()});let i=()=>e.found&&e.found.question==="choices",a=()=>[[s("share"),Nh[r]()],[s("log P"),s("The sum of the log-probabilities of its tokens, in n\
ats, before the logits processors; below it the probability."),"sum"],[s("per token"),s("log P divided by the number of tokens."),"token"],[s("per byte"),s("log\
 P divided by the bytes of the answer in UTF-8, without the space before it: acc_bytes of lm-evaluation-harness. Its acc_norm divides by characters."),"byte"],[
s("perplexity"),s("exp of minus the mean per token.")],[s("after processors"),s("log P after the logits processors: what these knobs leave of it.")]];function c([
E,M,A]){let k=l("th","",null,{scope:"col",...A===r&&{"aria-sort":"descending"}});return k.append(l("span","",E,{tabindex:0,"data-tip":M})),k}function d(E,M,A){let k=l(
"tr"),h=l("th","",null,{scope:"row",dir:"auto"});for(let p of E.tokens){let u=l("span","gp-token",null,{tabindex:0});Pe(u,p);let f=u.querySelector(".gp-ink");f.
style.backgroundColor=`var(--gp-prob-${Math.round(X(p.logprob)*10)})`,we(u,()=>ua(p,A.length>0)),h.append(u)}return k.append(h,g(E),m(tn(E.logprob),H(X(E.logprob)))),
k.append(m(tn(E.per_token)),m(tn(E.per_byte)),m(Ph(E.perplexity))),A.length&&k.append(b(E)),e.canAsk&&k.append(y(E,M)),k}function m(E,M=""){let A=l("td","",E);return M&&
A.append(l("small","",M)),A}function g({shares:E}){let M=l("td","gp-share-cell"),A=E&&E[r],k=l("span","gp-share",null,{"aria-hidden":"true"});return k.append(l(
"i")),ne(k.firstChild,"width",A||0),M.append(l("span","",U(A)?H(A):"…"),k),M}function b(E){if(U(E.after))return m(tn(E.after),H(X(E.after)));let{text:M,removed_by:A}=fa(
E),k=l("td","gp-removed",`✕ ${s("removed")}`);return k.append(l("small","",s("{token} by {processor}",{token:V(M),processor:A?Ce(A)[0]:s("a processor")}))),k}
function y({text:E},M){let A=l("td"),k=l("button","gp-button",s("Open"),{type:"button","aria-label":s("Open the run of {answer}",{answer:V(E.trim())})});return k.
addEventListener("click",()=>e.ask({type:"open",entry:M})),A.append(k),A}function C(E){let{answers:M,entries:A,processors:k}=E,h=l("table","gp-answers");h.append(
l("caption","gp-hidden",s("The answers to {prompt}, the likeliest first",{prompt:V(E.prompt)})));let p=l("tr");p.append(l("th","",s("answer"),{scope:"col"}),...a().
slice(0,k.length?6:5).map(c)),e.canAsk&&p.append(l("td"));let u=l("tbody");return u.append(...Ks(E,r).map(f=>d(M[f],A[f],k))),h.append(l("thead"),u),h.tHead.append(
p),h}function N(){let E=l("section","gp-block"),M=l("h3","gp-block-head");return M.append(l("span","gp-block-model")," ",l("bdi","gp-block-prompt")),E.append(M,
l("p","gp-verdict"),l("p","gp-note gp-total"),l("div","gp-wide",null,{tabindex:0,role:"group"}),l("ul","gp-choice-notes")),E}function S(E,M){let[A,k,h,p,u]=E.children,
f=[...M.prompt];T(A.firstChild,M.model),T(A.lastChild,f.length?f.slice(0,ma).join("")+(f.length>ma?"…":""):s("(empty)"));let w=U(M.total);T(k,w?Gs(M):""),T(h,
ha(M)),p.setAttribute("aria-label",s("The answers to {prompt}, the likeliest first",{prompt:V(M.prompt)}));let x=!!e.done,v=JSON.stringify([r,e.canAsk,x,M]);if(E.
dataset.key===v)return;E.dataset.key=v;let L=p.contains(document.activeElement);p.replaceChildren(...M.answers.length?[C(M)]:[]),L&&p.focus();let O=({entry:$})=>!!(e.
entries[$]&&e.entries[$].ended&&e.entries[$].ended.failed);u.replaceChildren(...pa(M,x,O).map(({kind:$,words:P})=>l("li","gp-note",P,{"data-kind":$}))),K(u,u.childElementCount>
0)}function _(){let E=e.found;for(let A of o)A.setAttribute("aria-pressed",String(A.dataset.by===r));T(n("missing"),Le(e,E));let M=Z(n("blocks"),E.blocks.length,
N);E.blocks.forEach((A,k)=>S(M[k],A)),Xe(n("scale"),"raw",e.unit),e.done&&E.blocks.length===1&&T(n("told"),Gs(E.blocks[0]))}return E=>{t.hidden=!i(),!t.hidden&&
(E.found||E.status)&&_()}}var Ph=t=>t>=1e3?j(Math.round(t)):U(t)?J(t,2):"∞",Nh={sum:()=>s("The softmax of the sums: how probable the answer is if it must be o\
ne of these."),token:()=>s("The softmax of the means per token: a weight for the ranking, no probability of a text."),byte:()=>s("The softmax of the means per b\
yte: a weight for the ranking, no probability of a text.")};var wa=new WeakMap;function Te(t){let e=wa.get(t)||[],[n]=t.lines(),{keep:o,added:r}=Qe(e,n?n.last:null);e.length=o;for(let i of r)e.push(i);return wa.set(t,e),
e}function Ze({groups:t,pair:[e,n]}){if(t.length<2)return null;let o=t[e]?e:0,r=t[n]&&n!==o?n:+(o===0);return[o,r]}function Re({groups:t,lanes:e},n){let{id:o,label:r}=t[n];
if(!e)return r;let i=e.find(a=>a.id===o);return i?i.label:s("{lane} (removed)",{lane:r})}var co=({groups:t},e,n)=>ba(t[e].model)===ba(t[n].model);function ba(t){
let[e,n=""]=t.split("?");return`${e}?${n.split("&").find(o=>o.startsWith("revision="))||""}`}function lo(t,e,n){let o=[e,n].map(a=>Te(t.shownOf(a).log)),r=co(t,
e,n)?Wh(...o):qh(...o),i=o.map((a,c)=>r[c]>=a.length);return i[0]&&i[1]?{kind:"same",at:r,shorter:null}:i[0]||i[1]?{kind:"shorter",at:r,shorter:i[0]?0:1}:{kind:"\
apart",at:r,shorter:null}}function Wh(t,e){let n=Math.min(t.length,e.length),o=0;for(;o<n&&t[o].chosen.token_id===e[o].chosen.token_id;)o+=1;return[o,o]}var ka=({
piece:t})=>t??"\0";function qh(...t){let[e,n]=t.map(i=>i.map(ka).join("")),o=Math.min(e.length,n.length),r=0;for(;r<o&&e[r]===n[r];)r+=1;return t.map(i=>Ih(i,r))}
function Ih(t,e){let n=0,o=0;for(;o<t.length&&(n+=ka(t[o]).length)<=e;)o+=1;for(;o>0&&o<t.length&&t[o-1].piece==="";)o-=1;return o}var xn=(t,e=t.length)=>t.slice(
0,e).map(({piece:n})=>n??"").join("");function ya(t,e=60){let n=Array.from(t);return n.length<=e?t:"…"+n.slice(-e).join("")}var xa=32,va=new WeakMap;function ho(t,e){if(va.get(t)===e)return;va.set(t,e);let[,n,o,r]=e.match(/^(\s*)([^]*?)(\s*)$/),i=a=>l("span","gp-mark",[...a].map(c=>je[c]||
"␣").join(""));t.replaceChildren(...[n&&i(n),o,r&&i(r)].filter(Boolean))}function nn(t){let e=t.map(n=>{let o=[...Me(n.replace(/^ +| +$/g,r=>je[" "].repeat(r.
length)))];return o.length<=xa?o.join(""):`${o.slice(0,xa-1).join("")}…`});return e.map((n,o)=>e.filter(r=>r===n).length>1?`${o+1}: ${n}`:n)}var ue=t=>Cn(t)?s(t):String(t),Lt=({title:t,prompt:e})=>e?nn([e])[0]:ue(t);var Sa=typeof Intl.Segmenter=="function"?new Intl.Segmenter(void 0,{granularity:"word"}):null;function _a(t){let e=Sa?[...Sa.segment(t)].map(({segment:r})=>r):t.
match(/\s+|[\p{L}\p{M}\p{N}_]+|./gsu)||[],n=[],o="";for(let r of e)r.trim()?(n.push({space:o,word:r}),o=""):o+=r;return o&&n.push({space:o,word:""}),n}function Oa(t,e){
let n=[t,e].map(b=>b.map(({word:y})=>y)),[o,r]=n,i=Math.min(o.length,r.length),a=0;for(;a<i&&o[a]===r[a];)a+=1;let c=0;for(;c<i-a&&o.at(-1-c)===r.at(-1-c);)c+=1;
let d=n.map(b=>b.map((y,C)=>C<a||C>=b.length-c)),m=n.map(b=>b.slice(a,b.length-c)),g=m.some(b=>b.length>1200);for(let[b,y]of Rh(...m.map(C=>C.slice(0,1200))))d[0][a+
b]=d[1][a+y]=!0;return{kept:d,shared:d[0].filter((b,y)=>b&&o[y]).length,cut:g}}function Rh(t,e){let n=e.length+1,o=new Uint16Array((t.length+1)*n);for(let i=t.length-
1;i>=0;i--)for(let a=e.length-1;a>=0;a--){let c=i*n+a;o[c]=t[i]===e[a]?o[c+n+1]+1:Math.max(o[c+n],o[c+1])}let r=[];for(let i=0,a=0;i<t.length&&a<e.length;)t[i]===
e[a]?r.push([i++,a++]):o[(i+1)*n+a]>=o[i*n+a+1]?i+=1:a+=1;return r}function Ma(t,e){let r=t.querySelector(".gp-texts"),i="",a=0,c=-1/0;function d(y){let C=l("div","gp-text-side"),N=l("h3","gp-side-name"),S=l("p","gp-side-text",
null,{dir:"auto"});return C.append(N,S),r.append(C),{head:N,body:S,tag:y}}let m=["del","ins"].map(d);function g({body:y,tag:C},N,S){let _=[],E="",M=!1,A=()=>{E&&
_.push(M?l(C,"",E):E),E=""};N.forEach(({space:k,word:h},p)=>{let u=!S[p]&&!!h;u!==M?!u||!E?(A(),M=u,E=k+h):(E+=k,A(),M=!0,E=h):E+=k+h}),A(),y.replaceChildren(..._)}
function b(y){clearTimeout(a),a=0,c=performance.now();let C=y.map(k=>_a(xn(Te(e.shownOf(k).log)))),{kept:N,shared:S,cut:_}=Oa(...C);m.forEach((k,h)=>g(k,C[h],N[h]));
let[E,M]=C.map(k=>k.filter(({word:h})=>h).length),A=t.querySelector(".gp-alike");K(A,E+M>0),E+M&&(T(t.querySelector(".gp-share"),s("{share} in common",{share:H(
2*S/(E+M))})),T(t.querySelector(".gp-formula"),s("2 × {shared} shared words / ({one} + {other})",{shared:j(S),one:j(E),other:j(M)}))),K(t.querySelector(".gp-cu\
t"),_),T(t.querySelector(".gp-cut"),s("The texts are very long: only {count} words of each, after their common beginning, are compared. What follows counts as d\
ifferent.",{count:j(1200)}))}return()=>{let y=e.header&&e.header.kind==="lanes"?Ze(e):null,C=y?y.map(M=>Te(e.shownOf(M).log)):[];if(t.hidden=!C.some(M=>M.length),
t.hidden)return;let N=y.map(M=>Re(e,M)),S=JSON.stringify([N,...C.map(M=>xn(M))]);if(S===i&&(!a||e.running))return;i=S,T(t.querySelector(".gp-pair"),s("{one} and\
 {other}, word by word",{one:N[0],other:N[1]})),m.forEach(({head:M},A)=>fe(M,`${N[A]} ${Lt(e.groups[y[A]])}`,{plain:!0}));let E=C[0].length*C[1].length>2e5&&e.running?
c+500-performance.now():0;E<=0?b(y):a||=setTimeout(()=>b(Ze(e)),E)}}function Ea(t,e){let o=[4,5e-4],r=t.querySelector(".gp-said"),i=t.querySelector(".gp-models"),a=t.querySelector(".gp-sides-box"),c=t.querySelector(".gp-sides"),
d=[t.querySelector(".gp-one"),t.querySelector(".gp-other")];function m(){for(let h of d)h.replaceChildren(...e.groups.map((p,u)=>l("option","",`${Re(e,u)} ${Lt(
p)}`,{value:u})))}d.forEach((h,p)=>h.addEventListener("change",()=>{let u=Ze(e),f=Number(h.value),w=f===u[1-p]?u[p]:u[1-p];e.setPair(...p?[w,f]:[f,w])}));let g=({
log:h})=>!!(h.finished||h.failed||e.done);function b(h,{kind:p,at:u,shorter:f}){let[w,x]=h.map(W=>Re(e,W)),[v,L]=h.map(W=>e.shownOf(W)),O=[v,L].map(({log:W})=>Te(
W));if(!O[0].length||!O[1].length)return[s("{one} and {other} have no tokens to compare yet.",{one:w,other:x})];if(p==="same")return g(v)&&g(L)?[z(u[0],"{one} a\
nd {other} never diverge: both wrote the same {count} token.","{one} and {other} never diverge: both wrote the same {count} tokens.",{one:w,other:x})]:[z(u[0],"\
{one} and {other} have written the same so far: {count} token.","{one} and {other} have written the same so far: {count} tokens.",{one:w,other:x})];if(p==="shor\
ter"){let[W,I]=f?[x,w]:[w,x];if(!g(f?L:v))return[s("{one} and {other} have written the same so far; {long} is ahead.",{one:w,other:x,long:I})];let{finished:R}=(f?
L:v).log,q=z(u[f],"{count} token","{count} tokens"),B=S(O[1-f][u[1-f]].chosen.text),F=R&&R.sequences.length&&ke(R.sequences[0].stop_reason)[0];return[F?s("{shor\
t} ended after {tokens}: {reason}.",{short:W,tokens:q,reason:F}):s("{short} ended after {tokens}.",{short:W,tokens:q})," ",...he(s("{long} begins with the same \
text and continues with {token}."),{long:I,token:B})]}let[$,P]=O.map((W,I)=>W[u[I]]);return[...y([w,x],u,xn(O[0],u[0]))," ",...C(w,$)," ",...C(x,P)]}function y([
h,p],u,f){if(!f)return[s("They diverge at the first token.")];let[w,x]=u.map(L=>j(L+1));return[w===x?s("They diverge at token {number}.",{number:w}):s("They div\
erge at token {a} of {one} and token {b} of {other}.",{a:w,b:x,one:h,other:p})," ",...he(s("Both had written {text}."),{text:S(ya(f))})]}let C=(h,p)=>he(p.given?
s("{lane} was given {token} ({odds})."):s("{lane} chose {token} ({odds})."),{lane:h,token:S(p.chosen.text),odds:N(p)}),N=h=>h.chosen.logprob===null?ht(h.chosen):
H(xe(h).probability);function S(h){let p=l("span","gp-quote");return p.append(...he(s("“{text}”"),{text:oe(h,"gp-strong")})),p}function _(h){let p=l("p");p.
append(...h),p.textContent!==r.textContent&&r.replaceChildren(...p.childNodes)}function E(h,p){let u=new Map;return h.forEach(({chosen:w,distribution:x},v)=>{for(let L of[
...x.candidates,w]){let O=p?L.token_id:L.text;u.has(O)||u.set(O,{label:L.text,sides:[null,null],most:0});let $=u.get(O);$.sides[v]||($.sides[v]={candidate:L,isChosen:L.
token_id===w.token_id},$.most=Math.max($.most,X(L.logprob),X(L.raw_logprob)))}}),[...u.values()].sort((w,x)=>x.most-w.most).filter(({sides:w,most:x},v)=>v<10&&(v<
o[0]||x>=o[1])||w.some(L=>L&&L.isChosen))}function M(){let h=l("tr"),p=l("th","",null,{scope:"row"});return p.append(l("bdi","gp-word")),h.append(p,...[0,1].map(
()=>{let u=l("td"),f=l("div","gp-side"),w=l("span","gp-tracks");w.append(l("i","gp-bar gp-after"),l("i","gp-bar gp-before"));let x=l("span","gp-values");return x.
append(l("span"),l("small")),f.append(l("span","gp-sign"),w,x),u.append(f),u})),h}function A(h,p,u,f){let[w,x,v]=h.firstChild.children,[L,O]=p?[p.candidate.logprob,
p.candidate.raw_logprob].map(X):[0,0],$=!!p&&p.candidate.logprob===null,P=!!p&&p.isChosen;ce(h,[P&&"gp-chosen",$&&"gp-removed",!p&&"gp-unlisted"].filter(Boolean).
join(" ")),T(w,P?"▶":$?"✕":""),ne(x.children[0],"width",L/u),ne(x.children[1],"width",O/u),T(v.children[0],p?$?"":H(L):"–"),T(v.children[1],p?H(O):"");let W=p?
[P&&s("chosen"),$?ht(p.candidate):H(L),s("{share} before the processors",{share:H(O)})].filter(Boolean).join(", "):s("not recorded");G(h,{"aria-label":`${f}: ${W}`,
title:$?ht(p.candidate):""})}function k(h,p){let u=E(p,co(e,...h)),f=u.flatMap(O=>O.sides).filter(Boolean),w=f.every(({candidate:O})=>O.logprob===O.raw_logprob),
x=Math.max(1e-9,...f.flatMap(({candidate:O})=>[X(O.logprob),X(O.raw_logprob)]));a.classList.toggle("gp-plain",w),K(t.querySelector(".gp-before-key"),!w),K(t.querySelector(
".gp-removed-key"),f.some(({candidate:O})=>O.logprob===null)),K(t.querySelector(".gp-unlisted-key"),f.length<2*u.length);let v=Z(c.tBodies[0],u.length,M);u.forEach(
({label:O,sides:$},P)=>{let[W,...I]=v[P].cells;fe(W.firstChild,O),I.forEach((R,q)=>A(R,$[q],x,Re(e,h[q])))});let L=c.tHead.rows[0].cells;h.forEach((O,$)=>{let{entropyAfter:P}=xe(
p[$]);fe(L[$+1],s("{lane}, entropy {entropy}",{lane:`${Re(e,O)} ${Lt(e.groups[O])}`,entropy:ie(P,e.unit)}),{plain:!0})})}return h=>{let p=e.header&&e.header.kind===
"lanes"?Ze(e):null;if(t.hidden=!p||p.some(L=>e.shownOf(L).log.denoises),t.hidden)return;(h.run||h.lanes)&&m(),d.forEach((L,O)=>{L.value=p[O]});let u=lo(e,...p);
_(b(p,u));let[f,w]=p.map(L=>Re(e,L)),x=co(e,...p);K(i,!x),x||T(i,s("{one} and {other} run on different models, so they are compared by text, not by token ids; t\
okens with the same text share a row.",{one:f,other:w}));let v=u.kind==="apart"?p.map((L,O)=>Te(e.shownOf(L).log)[u.at[O]]):null;K(a,!!v),v&&k(p,v)}}var Us=5,jh=.9;function zh(t){if(!t.length)return null;let e=[...t].sort((a,c)=>a-c),n=e.length,[o,r,i]=[0,0,2/2**n];for(;o<Math.floor(n/2)&&(r+=i,!(o>0&&r>1-jh));)
i*=(n-o)/(o+1),o+=1;return o=Math.max(0,o-1),{median:Pn(e),low:e[o],high:e[n-1-o]}}function Vs(t,e){if(t.length<Us)return"few";let{low:n,high:o}=zh(t);return n>
e?"above":o<e?"below":"open"}function Ta(t,e=!0){let n=([i,a])=>U(i)&&U(a),o=(i,a)=>Vs(i.map((c,d)=>[c,a[d]]).filter(n).map(([c,d])=>c-d),0),r=t.findIndex((i,a)=>t.
length>1&&t.every((c,d)=>a===d||o(i,c)===(e?"above":"below")));return r<0?null:r}function La(t,e){let n=e.filter(({values:d})=>Number.isFinite(d[t.name])),o=({values:d})=>d[t.name];if(!n.length)return{low:null,high:null,best:null,level:()=>0,
scale:po([]),flat:!0};let r=n.reduce((d,m)=>o(m)<o(d)?m:d),i=n.reduce((d,m)=>o(m)>o(d)?m:d),a=Ae(t,o(r))===Ae(t,o(i)),c=po(a?[]:n.map(o));return{low:r,high:i,best:a?
null:Js(t,e),level:d=>Math.round(c.share(d)*10),scale:c,flat:a}}function Js(t,e){let n=e.filter(({values:c})=>Number.isFinite(c[t.name])),o=n.map(({each:c})=>c[t.
name]||[]);if(!t.better||o.some(({length:c})=>c!==o[0].length))return null;let r=Ta(o,t.better==="more"),i=r!==null&&n[r].values[t.name],a=c=>t.better==="more"?
c<i:c>i;return r!==null&&n.every(({values:c},d)=>d===r||a(c[t.name]))?n[r]:null}function po(t){let e=[...new Set(t)].sort((d,m)=>d-m),[n,o]=[e[0],e.at(-1)],r=d=>m=>o>
n?(d(m)-d(n))/(d(o)-d(n)):0,i=d=>e.some(m=>e.filter(g=>g>=m&&d(g)-d(m)<.1).length>Math.max(1,e.length/2)),a=d=>e.length>1?e.indexOf(d)/(e.length-1):0,c=[{name:"\
linear",share:r(d=>d)},...n>0?[{name:"log",share:r(Math.log)}]:[],{name:"order",share:a}];return c.find(({share:d})=>!i(d))||c.at(-1)}function tt(t,{each:e}){let n=(e[t.
name]||[]).filter(U);if(n.length<2)return"";let[o,r]=[Math.min(...n),Math.max(...n)].map(i=>Ae(t,i));return o===r?"":s("{low} to {high}",{low:o,high:r})}var on=t=>t.
better==="less"?"heat":"prob";function Ae(t,e,{unit:n=!1}={}){if(!Number.isFinite(e))return"–";let o=e.toLocaleString("en-US",{minimumFractionDigits:t.digits,
maximumFractionDigits:t.digits});return n&&t.unit?`${o} ${s(t.unit)}`:o}var Ys=10;function $a({axes:[t,e],metric:n,heat:o,at:r}){let i=e.values.map((N,S)=>t.values.map((_,E)=>r(S,E))),a=N=>i.map((S,_)=>S.map((E,M)=>N(E,_,M))),c=N=>N.
values[n.name],d=N=>Ae(n,c(N))+(o.best===N?" ★":""),m=(N,S,_)=>{let E=tt(n,N);return`${t.knob} ${t.values[_]}, ${e.knob} ${e.values[S]}: ${d(N)}${E?` (${E})`:
""}`},g=Array.from({length:Ys+1},(N,S)=>[S/Ys,`var(--gp-${on(n)}-${S})`]),b={type:"heatmap",x:t.values,y:e.values,colorscale:g,zmin:0,zmax:Ys,showscale:!1,xgap:2,
ygap:2,z:a(N=>Number.isFinite(c(N))?o.level(c(N)):null),text:a(d),texttemplate:"%{text}",hovertext:a(m),hoverinfo:"text"},y=Math.min(760,Math.max(220,96+42*e.values.
length)),C={type:"category",showgrid:!1};return mt(s("{metric} over {columns} and {rows}",{metric:s(n.title),columns:t.knob,rows:e.knob}),[b],Ie(t.knob,{...C,side:"\
top"}),Ie(e.knob,{...C,autorange:"reversed"}),{height:y,margin:{l:52,r:18,t:60,b:16}})}function Aa({knob:t,metric:e,points:n,wide:o}){let r=n.map(({label:S})=>S.trim()===""?NaN:Number(S)),i=r.every(Number.isFinite)?{linear:"linear",log:"log",order:"\
category"}[po(r).name]:"category",a=n.map((S,_)=>({...S,x:i==="category"?S.label:r[_]}));i!=="category"&&a.sort((S,_)=>Number(S.x)-Number(_.x));let c=a.filter(({
value:S})=>Number.isFinite(S)),d=c.flatMap(({value:S,each:_})=>[S,..._]),m=o&&d.length>0&&Math.min(...d)>0,g=({label:S,value:_,range:E,best:M})=>`${S}: ${Ae(e,_)}${E?
` (${E})`:""}${M?`, ${s("the best")}`:""}`,b={type:"scatter",mode:"lines+markers",cliponaxis:!1,connectgaps:!1,hoverinfo:"text",x:a.map(({x:S})=>S),y:a.map(({value:S})=>Number.
isFinite(S)?S:null),text:a.map(g),line:{color:"var(--gp-kept)",width:2},marker:{color:"var(--gp-kept)",size:10},error_y:{type:"data",symmetric:!1,color:"var(--g\
p-muted)",thickness:1.5,width:4,array:a.map(({value:S,each:_})=>_.length>1?Math.max(..._)-S:0),arrayminus:a.map(({value:S,each:_})=>_.length>1?S-Math.min(..._):
0)}},y={type:"scatter",mode:"text",hoverinfo:"skip",textposition:"top center",cliponaxis:!1,textfont:{color:"var(--gp-text)"},x:c.map(({x:S})=>S),y:c.map(({value:S})=>S),
text:c.map(({value:S,best:_})=>c.length<=12||_?Ae(e,S)+(_?" ★":""):"")},C=s(e.title),N=`${C}${e.unit?` (${s(e.unit)})`:""}${m?`, ${s("logarithmic scale")}`:""}`;
return mt(s("{metric} over {knob}",{metric:C,knob:t}),[b,y],Ie(t,{type:i}),Ie(N,m?{type:"log"}:{}))}function uo(t,{metric:{meaning:e,formula:n,unit:o,live:r}}){let i=[o?s("In {unit}.",{unit:s(o)}):"",r?"":s("It is known when the runs of a cell have ended.")];t.
replaceChildren(`${s(e)} `,l("span","gp-formula",s(n)),...i.filter(Boolean).map(a=>` ${a}`))}function Ca(t,e,n){let{low:o,high:r,best:i,scale:a,flat:c}=n,d=e.metric,
m=e.group.groups.some(N=>tt(d,N)),g=N=>N&&e.nameOf(N.number)+N.values[d.name],b=[d.name,g(o),g(r),i&&i.number,a.name,c,m].join();if(t.dataset.key===b||(t.dataset.
key=b,t.replaceChildren(),!o))return;let y=(N,S)=>{let _=l("span"),E=l("b","",Ae(d,S.values[d.name],{unit:!0}));return _.append(...he(N,{value:E,cell:e.nameOf(S.
number)})),_};c?t.append(y(s("The same everywhere: {value}"),o)):t.append(y(s("lowest {value} at {cell}"),o),Fh(on(d)),y(s("highest {value} at {cell}"),r));let C=[
a.name==="log"&&s("Coloured on a logarithmic scale."),a.name==="order"&&s("Coloured by rank, because some values are far from the rest."),m&&s("Small numbers: f\
rom the lowest to the highest of a cell’s seeds."),i&&(d.better==="more"?s("★ best: higher is better, seed by seed"):s("★ best: lower is better, seed by see\
d"))];t.append(...C.filter(Boolean).map(N=>l("span","",N)))}function Fh(t){let e=l("span","gp-ramp",null,{"aria-hidden":"true"});for(let n=0;n<=10;n++){let o=l(
"i");o.style.backgroundColor=`var(--gp-${t}-${n})`,e.append(o)}return e}function Pa(t,e,n,o){let r=e.view!=="heat"?void 0:e.isList?Hh(e,n):e.isSettled?Dh(e,n):void 0;
le(t,r,i=>o(e.isList?e.inOrder[i.pointNumber].number:e.inRow(i.pointNumber[0])[i.pointNumber[1]].number))}function Hh(t,{best:e,scale:n}){let o=t.metric,[{knob:r,
values:i}]=t.axes,a=t.inOrder.map(c=>({label:i[c.place[1]],value:c.values[o.name],each:(c.each[o.name]||[]).filter(U),range:tt(o,c),best:e===c}));return Aa({knob:r,
metric:o,points:a,wide:n.name!=="linear"})}function Dh(t,e){return $a({axes:t.axes,metric:t.metric,heat:e,at:(n,o)=>t.inRow(n)[o]})}var Kh={eos:"■",stop_string:"■",length:"⊣",max_time:"⊣",unfinished:"⊣",stopped:"◻",failed:"✕"},nt=t=>Wn(Kh,t,"■"),ot=t=>t==="failed"?[s("an erro\
r"),s("ended in an error")]:ke(t),Ke=t=>(t.log?t.log.failed:t.ended&&t.ended.failed)||null,wt=t=>t.log?t.log.numTokens:t.tokens.length;function Oe(t){return Ke(
t)?"failed":t.log?t.log.finished&&((t.log.finished.sequences[0]||{}).stop_reason||"stopped"):t.ended&&(t.ended.stop_reason||"stopped")}function sn(t){let e=Oe(t);
return e?e==="failed"?"failed":e==="stopped"?"cut":"ended":(t.log?t.log.started:t.begun)?"decoding":"waiting"}function bt({tokens:t,ended:e},n=1/0){if(e&&e.text!==
null&&e.text!==void 0)return e.text.length>n?e.text.slice(0,n):e.text;let o="";for(let{piece:r}of t)if(o+=r??"",o.length>=n)break;return o}var Xs=({name:t})=>t==="ended";function fo(t,{values:e,each:n,entries:o},{unit:r=!1}={}){let i=e[t.name],a=(n[t.name]||(o.length===1?[i]:[])).filter(U);return!Xs(
t)||!a.length?Ae(t,i,{unit:r}):s("{count} of {all}",{count:j(a.filter(Boolean).length),all:j(a.length)})}function Zs(t,e){let n=l("span","gp-stepper"),[o,r,i]=[l("button","","‹"),l("span"),l("button","","›")];n.append(o,r,i);let a=0,c=m=>g=>{g.stopPropagation(),
Qs(t,a,m)};[[o,-1,s("The text of the previous seed")],[i,1,s("The text of the next seed")]].forEach(([m,g,b])=>{G(m,{type:"button","aria-label":b,tabindex:e}),m.
addEventListener("click",c(g))});function d(m){a=m;let{entries:g}=t.groups[m];n.hidden=g.length<2,T(r,`${g.indexOf(t.shownOf(m))+1}/${g.length}`)}return{box:n,draw:d}}
function Qs(t,e,n){let{entries:o}=t.groups[e],r=o.indexOf(t.shownOf(e));t.showEntry(e,(r+n+o.length)%o.length)}function Na(t,e,{nameOf:n,promptOf:o}){let r=_=>t.
querySelector(".gp-whole"+_),i=r(""),a=Zs(e,0),c=l("span"),d=l("button","gp-button",s("Open as one run"),{type:"button"});r("-tools").append(a.box,c,d);let m=null;
function g(_){let E=r("-text"),M=bt(_);E.childElementCount||E.append(l("span","gp-prompt"),l("span")),T(E.firstChild,o(m)+(e.apart?`
`:"")),T(E.lastChild,M);let A=Oe(_),k=wt(_),h=A?A!=="failed"&&`${nt(A)} ${ot(A)[1]}`:k?s("still being written"):s("queued");T(r("-end"),[z(k,"{count} token","{c\
ount} tokens"),h].filter(Boolean).join(" · "))}function b(_){let E=Ke(_),M=r("-problem");M.hidden=!E,E&&M.replaceChildren(l("b","","✕ "),`${s(E.message)} ${s(
E.fix)}`)}function y(_){let E=_.entries.length;T(r("-over"),E>1?s("Metrics of the {count} runs of this cell together, most as their mean:",{count:j(E)}):s("Metr\
ics:"));let M=Z(r("-values"),e.metrics.length,()=>{let A=l("div");return A.append(l("dt"),l("dd")),A});e.metrics.forEach((A,k)=>{T(M[k].firstChild,s(A.title)),T(
M[k].lastChild,fo(A,_,{unit:!0})),G(M[k],{title:`${s(A.meaning)} ${s(A.formula)}`})})}function C(){if(m===null)return;let _=e.shownOf(m);T(r("-title"),n(m)),G(i,
{"aria-label":n(m)}),a.draw(m),T(c,(_.seed??null)===null?"":s("seed {seed}",{seed:_.seed})),d.hidden=!e.canAsk,g(_),b(_),y(e.groups[m])}function N(_){m=_,C(),i.
open||i.showModal(),i.scrollTop=0}function S(){i.open&&i.close(),m=null}return d.addEventListener("click",()=>{let{number:_}=e.shownOf(m);S(),e.ask({type:"open",
entry:_})}),i.addEventListener("close",()=>{m=null}),i.addEventListener("click",({target:_})=>_===i&&S()),i.addEventListener("keydown",_=>_.stopPropagation()),t.
querySelector(".gp-shut").addEventListener("click",S),{show:N,shut:S,draw:C}}var Wa={ArrowLeft:(t,e)=>[t,e-1],ArrowRight:(t,e)=>[t,e+1],ArrowUp:(t,e)=>[t-1,e],ArrowDown:(t,e)=>[t+1,e],Home:t=>[t,0],End:t=>[t,1/0]};function qa(t){Gh(t),Uh(
t)}function Gh(t){let{table:e,whole:n,group:o}=t;function r([i,a]){let c=e.tBodies[0].rows[i];!c||a<0||t.focus(c.cells[Math.min(a+1,c.cells.length-1)],!0)}e.addEventListener(
"keydown",i=>{let a=i.target.closest("td");if(!a||i.ctrlKey||i.altKey||i.metaKey)return;let{gpGroup:c}=a,d=a.parentElement;if(i.key==="Enter")n.show(c);else if(i.
key===" ")Qs(o,c,1);else if(Object.hasOwn(Wa,i.key))r(Wa[i.key](d.sectionRowIndex,a.cellIndex-1));else return;i.preventDefault()}),e.addEventListener("click",i=>{
let a=i.target,c=a.closest("td");!c||a.closest(".gp-stepper")||(t.focus(c),n.show(c.gpGroup))}),e.addEventListener("focusin",({target:i})=>{i.tagName==="TD"&&t.
focus(i)})}function Uh(t){let{state:e,field:n,select:o}=t,r=t.part("switch");o.addEventListener("change",()=>{e.metricName=o.value,uo(t.part("metric-meaning"),e),
t.drawValues()}),r.addEventListener("click",({target:i})=>{let a=i.dataset.view;if(a){e.view=a;for(let c of r.children)c.setAttribute("aria-pressed",String(c.dataset.
view===a));n.classList.toggle("gp-as-heat",a==="heat"),t.drawValues()}})}var Ia="perplexity",mo=class{constructor(e){this.group=e,this.view="texts",this.metricName="",this.axes=[]}begin(){this.axes=this.group.header.axes.map(({knob:n,
values:o})=>n==="prompt"?{knob:s("prompt"),values:nn(o),prompts:o}:{knob:n,values:o});let e=this.group.metrics.map(({name:n})=>n);e.includes(this.metricName)||(this.
metricName=e.includes(Ia)?Ia:e[0])}get isList(){return this.axes.length<2}get isSettled(){return!!this.group.done}get metric(){return this.group.metrics.find(({
name:e})=>e===this.metricName)}get inOrder(){return this.group.groups.slice().sort((e,n)=>e.place[1]-n.place[1])}inRow(e){return this.inOrder.filter(({place:n})=>n[0]===
e)}promptOf(e){let{place:n}=this.group.groups[e],o=this.axes.findIndex(({prompts:r})=>r);return o<0?this.group.header.prompt:this.axes[o].prompts[n[1-o]]}nameOf(e){
let{place:n}=this.group.groups[e];return this.axes.map(({knob:o,values:r},i)=>`${o} ${r[n[1-i]]}`).join(", ")}failuresIn(e){let{entries:n}=this.group.groups[e],
o=n.filter(Ke).length;return o&&n.length>1?s("{count} of {all}",{count:j(o),all:j(n.length)}):""}standingOf(e){let n=this.group.shownOf(e);return Ke(n)?"failed":
Oe(n)?"":sn(n)==="decoding"?"decoding":this.group.done?"did not run":"queued"}};var Ra=300,Ba={failed:()=>s("failed"),decoding:()=>s("decoding"),queued:()=>s("queued"),"did not run":()=>s("did not run"),"":()=>""},Vh=t=>t===""?s("(empty)"):
t==="decoding"?"…":Ba[t](),er=(t,{values:e,prompts:n},o)=>{let r=l("th",t==="row"?"gp-side":"",null,{scope:t});return n?r.append(l("bdi","",e[o],{title:n[o]})):
r.append(oe(e[o])),r};function st(t,e){let n=l(t);return n.append(...e),n}var go=class{constructor(e,n){this.root=e,this.state=n,this.group=n.group,this.field=this.
part("field"),this.table=this.field.firstElementChild,this.select=this.part("metric"),this.chart=this.part("metric-chart"),this.whole=Na(e,this.group,{nameOf:o=>n.
nameOf(o),promptOf:o=>n.promptOf(o)}),this.cells=[],this.focused=null}part(e){return this.root.querySelector(".gp-"+e)}build(){let{state:e,group:n,select:o}=this;
this.whole.shut(),e.begin(),o.replaceChildren(...n.metrics.map(({name:c,title:d})=>l("option","",s(d),{value:c}))),o.value=e.metricName;let[{knob:r},i]=e.axes,a=i?
s("{one} and {other}",{one:r,other:i.knob}):r;T(this.part("title"),a);for(let c of[this.field,this.chart])c.classList.toggle("gp-on-one-axis",e.isList);this.cells=
n.groups.map(c=>this.makeCell(c)),this.table.replaceChildren(...e.isList?this.listRows():this.gridRows()),this.table.setAttribute("aria-label",s("The runs over \
{knobs}",{knobs:a})),this.focus(this.cells.length?this.cells[0].cell:null),uo(this.part("metric-meaning"),e)}makeCell({number:e}){let n=l("td","",null,{role:"gr\
idcell",tabindex:"-1"}),o=l("div","gp-cell-top"),[r,i]=[l("span","gp-value"),l("span","gp-star","★")],[a,c]=[l("small","gp-seeds-range"),l("span","gp-some-fai\
led")],d=l("bdi","gp-cell-text"),m=Zs(this.group,-1);return i.hidden=!0,o.append(r,i,a,c,m.box),n.append(o,d),n.gpGroup=e,{cell:n,top:o,value:r,star:i,range:a,failed:c,
text:d,stepper:m,colour:""}}gridRows(){let{state:e,cells:n}=this,[o,r]=e.axes,i=l("th","gp-knob",null,{scope:"colgroup",colspan:o.values.length});i.append(l("sp\
an","",o.knob));let a=l("th","gp-side",r.knob,{scope:"col",rowspan:2}),c=[st("tr",[a,i]),st("tr",o.values.map((m,g)=>er("col",o,g)))],d=m=>e.inRow(m).map(({number:g})=>n[g].
cell);return[st("thead",c),st("tbody",r.values.map((m,g)=>st("tr",[er("row",r,g),...d(g)])))]}listRows(){let{state:e,cells:n}=this,[o]=e.axes,{knob:r}=o,i=st("t\
r",[l("th","gp-side",r,{scope:"col"}),l("th","gp-metric-name","",{scope:"col"})]),a=e.inOrder.map(({number:c,place:d})=>st("tr",[er("row",o,d[1]),n[c].cell]));return[
st("thead",[i]),st("tbody",a)]}drawText(e){let{state:n,group:o}=this,{cell:r,text:i,stepper:a,failed:c}=this.cells[e],d=o.shownOf(e),m=Ke(d),g=n.failuresIn(e);T(
c,g&&`✕ ${g}`);let b=m?`✕ ${s("failed")}`:bt(d,Ra).slice(0,Ra).trim();T(i,b||Vh(n.standingOf(e))),ce(r,["gp-cell",m&&"gp-broken",!b&&"gp-quiet"].filter(Boolean).
join(" ")),a.draw(e),this.describe(e)}drawTexts(){this.group.groups.forEach(({number:e})=>this.drawText(e))}drawQuiet(){this.cells.forEach(({cell:e},n)=>e.classList.
contains("gp-quiet")&&this.drawText(n))}drawValues(){let{state:e,group:n}=this,o=e.metric;if(!o)return;let r=La(o,n.groups);for(let i of n.groups)this.drawValue(
i,o,r);e.isList&&T(this.part("metric-name"),s(o.title)),Ca(this.part("legend"),e,r),this.field.hidden=e.view==="heat"&&!e.isList&&e.isSettled,T(this.part("hint"),
this.field.hidden?s("Click a cell for its full text. Drag to zoom; double-click to see all again."):s("Click a cell, or press Enter, for its full text; the arro\
w keys move between cells.")),Pa(this.chart,e,r,i=>this.whole.show(i))}drawValue(e,n,o){let r=this.cells[e.number],{top:i,value:a,star:c,range:d}=r,m=e.values[n.
name],g=Number.isFinite(m),b=g?`var(--gp-${on(n)}-${o.level(m)})`:"";r.colour!==b&&(i.style.backgroundColor=r.colour=b),ce(i,g?"gp-cell-top":"gp-cell-top gp-non\
e"),T(a,g?Ae(n,m):e.entries.length===1&&Ke(e.entries[0])?"✕":"–"),T(d,g?tt(n,e):""),c.hidden=o.best!==e,this.describe(e.number)}describe(e){let{state:n}=this,
{cell:o,star:r,value:i,range:a}=this.cells[e],c=s((n.metric||{}).title),d=n.failuresIn(e),m=[n.nameOf(e),a.textContent?s("{metric}: {value}, over its seeds {ran\
ge}",{metric:c,value:i.textContent,range:a.textContent}):`${c}: ${i.textContent}`,r.hidden?"":s("best"),d&&s("failed: {share}",{share:d}),Ba[n.standingOf(e)]()];
G(o,{"aria-label":m.filter(Boolean).join("; ")})}focus(e,n=!1){this.focused&&(this.focused.tabIndex=-1),this.focused=e,e&&(e.tabIndex=0,n&&(e.focus({preventScroll:!0}),
this.reveal(e)))}reveal(e){let{field:n,table:o}=this,[r,i]=[n.getBoundingClientRect(),e.getBoundingClientRect()],a=r.left+e.parentElement.firstElementChild.offsetWidth,
c=r.top+o.tHead.offsetHeight;n.scrollLeft+=Math.min(0,i.left-a)||Math.max(0,i.right-r.right),n.scrollTop+=Math.min(0,i.top-c)||Math.max(0,i.bottom-r.bottom),(i.
top<0||i.bottom>innerHeight)&&e.scrollIntoView({block:"nearest",inline:"nearest"})}};function ja(t,e){let n=new go(t,new mo(e));return qa(n),o=>{if(t.hidden=!e.header||e.header.kind!=="sweep"||!e.groups.length,t.hidden){n.whole.shut();return}o.run&&
n.build(),o.run||o.pair||o.status?n.drawTexts():o.steps&&new Set([...o.entries].map(r=>e.entries[r].group)).forEach(r=>n.drawText(r)),o.measured&&n.drawQuiet(),
(o.run||o.measured||o.status)&&n.drawValues(),n.whole.draw()}}var za=[["stop","■",t=>s("Stop lane {lane}",{lane:t})],["select","✎",t=>s("Edit lane {lane}",{lane:t})],["copy","❐",t=>s("Copy lane {lane}",{lane:t})],["l\
eft","◀",t=>s("Move lane {lane} to the left",{lane:t})],["right","▶",t=>s("Move lane {lane} to the right",{lane:t})],["remove","✕",t=>s("Remove lane {lane\
}",{lane:t})]],wo=class{constructor(e,n){this.group=n;let o=l("div","gp-lane-head");this.name=l("button","gp-lane-name",null,{type:"button"}),this.letter=l("b",
"gp-letter"),this.title=l("bdi","gp-lane-title"),this.reference=l("span","gp-lane-reference",s("reference")),this.name.append(this.letter,this.title,this.reference),
this.tools=l("span","gp-lane-tools"),this.buttons=Object.fromEntries(za.map(([i,a])=>{let c=l("button","gp-button",a,{type:"button","data-do":i});return this.tools.
append(c),[i,c]})),o.append(this.name,this.tools),this.prompt=l("p","gp-lane-prompt",null,{dir:"auto"}),this.settings=l("p","gp-lane-settings"),this.changed=l("\
p","gp-lane-changed",`△ ${s("changed since this run")}`),this.state=l("p","gp-lane-state"),this.doing=l("b"),this.tokens=l("span","gp-lane-count"),this.company=
l("span","gp-lane-company","",{tabindex:"0","data-tip":""}),this.state.append(this.doing,this.tokens,this.company),this.parts=l("p","gp-lane-parts"),this.seeds=
l("p","gp-lane-seeds"),this.back=l("button","gp-button","◀",{type:"button","data-seed":"-1","aria-label":s("Previous seed")}),this.on=l("button","gp-button","\
▶",{type:"button","data-seed":"1","aria-label":s("Next seed")}),this.seed=l("span","","",{"aria-live":"polite"}),this.seeds.append(this.back,this.seed,this.on),
this.problem=l("div","gp-problem"),this.why=l("span"),this.problem.append(l("b","","✕ "),this.why);let r=l("div","gp-lane-top");r.append(o,this.prompt,this.settings,
this.changed,this.state,this.parts,this.seeds,this.problem),e.append(r)}draw({lane:e,ran:n,place:o,lanes:r,isReference:i,parts:a,told:c}){let d=n?this.group.shownOf(
n.number):null;T(this.letter,e.label),T(this.title,ue(e.title)),K(this.reference,i),G(this.name,{"aria-pressed":String(i),title:i?s("The other lanes are compare\
d with this one"):s("Compare the others with {lane}",{lane:e.label})}),this.name.disabled=!n,this.drawTools(e,o,r),this.drawStop(n),K(this.prompt,!!e.prompt),e.
prompt&&ho(this.prompt,e.prompt),T(this.settings,Yh(e,d,n).join(" · ")),K(this.changed,!!n&&Jh(e,n)),this.drawState(d),T(this.parts,a),K(this.parts,!!a),this.drawSeeds(
d,n),this.drawProblem(e,c)}drawTools(e,n,o){K(this.tools,this.group.canAsk);let r={left:n===0,right:n===o-1,remove:o===1,copy:o>=vn};for(let[i,,a]of za){i!=="st\
op"&&K(this.buttons[i],!e.prompt);let c=i==="select"&&e.selected?s("Lane {lane} is shown in the settings",{lane:e.label}):a(e.label);G(this.buttons[i],{title:c,
"aria-label":c,"aria-disabled":String(!!r[i])})}T(this.buttons.select,e.selected?`✎ ${s("editing")}`:"✎"),G(this.buttons.select,{"aria-pressed":String(!!e.selected)})}drawStop(e){
let{stop:n}=this.buttons,o=!!e&&this.group.running&&e.entries.some(({log:r})=>!r.finished&&!r.failed);!o&&n===document.activeElement&&this.name.focus(),K(n,o)}drawState(e){
if(K(this.state,!!e),!e)return;let{log:n}=e;T(this.doing,Xh(n,this.group.done));let o=Te(n).length;T(this.tokens,o?z(o,"{count} token","{count} tokens"):"");let r=tr.
get(n);n.shared>1&&tr.set(n,{others:Math.max(n.shared-1,r?r.others:0),apart:n.apart&&(!r||r.apart)});let i=tr.get(n);if(K(this.company,!!i),!i)return;let{others:a,
apart:c}=!n.running||n.shared<2?i:{others:n.shared-1,apart:n.apart};T(this.company,c?z(a,"in turn with another run","in turn with {count} others"):z(a,"together\
 with another run","together with {count} others")),G(this.company,{"data-tip":c?s("It has forward passes of its own, in turn with those of the others: no other\
 run uses its model, or it reads or writes several tokens at once."):s("Decoded in one batch with the other runs on this model: each forward pass gives all of t\
hem their next token.")})}drawSeeds(e,n){let o=n?n.entries.length:0;K(this.seeds,o>1),!(o<2)&&(T(this.seed,s("seed {seed}, {place} of {all}",{seed:Fa(e)??"–",
place:n.shown+1,all:o})),G(this.back,{"aria-disabled":String(n.shown===0)}),G(this.on,{"aria-disabled":String(n.shown===o-1)}))}drawProblem({label:e,problem:n},o){
let r=s(n),i=o.get(r)??e;r&&o.set(r,i),K(this.problem,!!r),T(this.why,!r||i===e?r:s("The same as in lane {lane}.",{lane:i}))}},vn=8,tr=new WeakMap,Fa=({seed:t,log:e})=>t??
(e&&e.started?e.started.seed:null);function Jh(t,e){let n=(o,r)=>JSON.stringify(o[r]===""?null:o[r]??null);return["model","seed","settings","prompt"].some(o=>n(
t,o)!==n(e,o))}function Yh(t,e,n){let o=e&&n.seed===t.seed&&n.entries.length===1?Fa(e):null,r=t.seed??o;return[t.model,ue(t.settings??""),r===null?"":s("seed {s\
eed}",{seed:r})].filter(Boolean)}function Xh(t,e){let{queued:n,loading:o,started:r,failed:i,finished:a}=t;return i?`✕ ${s("stopped by an error")}`:a?`■ ${a.
sequences.length?ke(a.sequences[0].stop_reason)[1]:s("ended")}`:e?r?`■ ${s("was stopped")}`:s("did not run"):o?qt(o):n?n.ahead?z(n.ahead,"waiting for another \
run","waiting for {count} others"):s("starting …"):r?`● ${s("decoding …")}`:s("waiting for its turn")}var bo=class{constructor(e){this.log=e,this.clear()}clear(){this.at=null,this.place=null}get steps(){return this.log.canvasSteps}get number(){return this.at===null?
this.steps.length-1:Math.min(this.at,this.steps.length-1)}get step(){return this.steps[this.number]||null}get canvas(){let{canvas:e}=this.step;return this.steps.
filter(n=>n.canvas===e)}get before(){let{canvas:e}=this.step;return this.steps.filter((n,o)=>n.canvas<e&&this.steps[o+1]&&this.steps[o+1].canvas!==n.canvas)}get numCanvases(){
return this.steps.length?this.steps.at(-1).canvas+1:0}earlier(e){let n=this.steps[this.number-1];return n&&n.canvas===this.step.canvas?n.places[e]:null}accepted(e){
if(!this.step.places[e].accepted)return null;let n=this.earlier(e);return n&&n.accepted?"again":"newly"}get counts(){let e=this.step.places.map((n,o)=>this.accepted(
o));return{places:e.length,accepted:e.filter(Boolean).length,newly:e.filter(n=>n==="newly").length}}get end(){let{eos_token_ids:e,effective:n}=this.log.started;
if(!Number.isInteger(n.pad_token_id))return 1/0;let o=this.step.places.findIndex(({token_id:r})=>e.includes(r));return o<0?1/0:o+1}history(e){let n=this.canvas,
o=n.at(-1).places[e],r=n.length-1;for(;r>0&&n[r-1].places[e].token_id===o.token_id;)r-=1;return{since:r,accepted:n.filter(i=>i.places[e].accepted).length,count:n.
length,last:o}}};function Ha({canvasSteps:t,finished:e}){return e?e.sequences.map(({text:o})=>o).join(""):t.filter(({canvas:o},r)=>!t[r+1]||t[r+1].canvas!==o).flatMap(
({places:o})=>o.map(({piece:r})=>r??"")).join("")}var ko=({logprob:t,entropy:e})=>({probability:X(t),rawProbability:0,rank:1,surprisal:-(t??0),entropyBefore:e,entropyAfter:e});var yo=class{constructor(e,n){this.body=e,this.entries=n,this.width=0,this.timer=0,this.clear(null),e.addEventListener("scroll",()=>{this.atEnd=e.scrollHeight-e.
scrollTop-e.clientHeight<40},{passive:!0}),new ResizeObserver(()=>this.resized()).observe(e)}clear(e){this.log=e,this.body.replaceChildren(),this.rows=new He(this.
body),this.tokens=[],this.steps=[],this.dimmed=0,this.sign=null,this.said="",this.stop=null,this.atEnd=!0}draw(e,{shared:n,sign:o,why:r},{shade:i,unit:a}){if(this.
log!==e&&this.clear(e),e.denoises){T(this.body,Ha(e));return}let{keep:c,added:d}=Qe(this.steps,Te(e).at(-1)||null);c<this.tokens.length&&this.cut(c);for(let m of d)
this.append(m,i,a);this.dim(n),this.signAt(o?this.tokens[n]:null,o,r,a),!this.stop&&this.tokens.length&&this.reach(this.tokens[0])}cut(e){et(this,e),this.steps.
length=e,this.dimmed=Math.min(this.dimmed,e),this.stop&&!this.stop.isConnected&&(this.stop=null)}append(e,n,o){let r={...e.chosen,piece:e.piece},i=l("span","gp-\
token",null,{role:"button",tabindex:"-1"});Pe(i,r);let a=this.tokens.length?this.entries.get(this.tokens.at(-1)).token:null;this.entries.set(i,{token:r,step:e,index:e.
index,lane:this}),e.given&&(i.dataset.given=""),pt(this,i,r,a),this.steps.push(e),this.describe(i,o),this.shade(i,n)}shade(e,n){gt(e.querySelector(".gp-ink"),n,
xe(this.entries.get(e).step))}describe(e,n){let{token:o,step:r,index:i}=this.entries.get(e),a=[s("token {number}: {text}",{number:i+1,text:V(o.text)}),...Hn(r,n),
this.whyOf(e)];e.setAttribute("aria-label",a.filter(Boolean).join(", "))}whyOf(e){let{step:n}=this.entries.get(e);return[e===this.sign?this.said:"",n.given?s("g\
iven, not chosen"):""].filter(Boolean).join(", ")}dim(e){let n=Math.min(e,this.tokens.length);for(let o=n;o<this.dimmed;o++)this.tokens[o].classList.remove("gp-\
shared");for(let o=this.dimmed;o<n;o++)this.tokens[o].classList.add("gp-shared");this.dimmed=n}signAt(e,n,o,r){if((e||null)===this.sign&&(!e||o===this.said&&e.dataset.
parts===n))return;let i=this.sign;this.sign=e||null,this.said=o,i&&(delete i.dataset.parts,this.describe(i,r)),e&&(e.dataset.parts=n,this.describe(e,r))}redraw({
shade:e,unit:n}){for(let o of this.tokens)this.shade(o,e),this.describe(o,n)}settle(){this.atEnd&&this.log&&this.log.running&&(this.body.scrollTop=1e7),this.rows.
settle()}resized(){let{clientWidth:e}=this.body;!e||e===this.width||(this.width=e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.
settle(),200))}reach(e){this.stop&&(this.stop.tabIndex=-1),this.stop=e,e.tabIndex=0}next(e,n){let o=this.tokens.indexOf(e);switch(n){case"ArrowRight":return this.
tokens[o+1];case"ArrowLeft":return this.tokens[o-1];case"ArrowDown":return qe(this.tokens,o,1);case"ArrowUp":return qe(this.tokens,o,-1);case"Home":return this.
tokens[0];case"End":return this.tokens.at(-1);default:return null}}};function Da(t,e){let n=t.querySelector(".gp-columns"),o=t.querySelector(".gp-shade"),r=t.querySelector(".gp-scale"),i=t.querySelector(".gp-add"),a=new Map,c=new WeakMap,
d=Dt(t,n,e,h=>{let p=c.get(h);if(!p)return null;let{token:u,step:f,index:w,lane:x}=p;return{id:u.token_id,text:u.text,where:s("token {number}",{number:w+1}),step:f,
why:x.whyOf(h)}}),m=()=>({shade:o.value,unit:e.unit});function g(){return e.lanes?e.lanes.map(h=>({key:`${h.prompt?"prompt":"lane"} ${h.id}`,lane:h,number:e.groups.
findIndex(({id:p,prompt:u})=>p===h.id&&!!u==!!h.prompt)})):e.groups.map(h=>({key:`group ${h.number}`,lane:h,number:h.number}))}function b(h){let p=document.activeElement,
u=[...n.children].indexOf(p&&p.closest(".gp-lane")),f=new Set(h.map(({key:w})=>w));for(let[w,{element:x}]of a)f.has(w)||(x.remove(),a.delete(w));h.forEach(({key:w,
lane:x,number:v},L)=>{let O=a.get(w)||C(w);Object.assign(O,{lane:x,number:v}),n.children[L]!==O.element&&n.insertBefore(O.element,n.children[L]||null)}),y(),!(u<
0||document.activeElement===p)&&(p.isConnected?p.focus():n.children.length&&n.children[Math.min(u,n.children.length-1)].querySelector(".gp-lane-name").focus())}
function y(){let{clientWidth:h}=n,[p,u,f]=[240,12,4];if(!h||!a.size)return;let w=Math.max(1,Math.min(f,Math.floor((h+u)/(p+u)))),x=Math.ceil(a.size/w);n.style.setProperty(
"--lanes-in-row",Math.ceil(a.size/x))}new ResizeObserver(y).observe(n);function C(h){let p=l("li","gp-lane"),u=new wo(p,e),f=l("p","gp-note gp-not-yet",s("Not r\
un yet.")),w=l("div","gp-lane-text",null,{role:"group",dir:"auto"}),x=l("div","gp-lane-bottom");x.append(f,w),p.append(x);let v={element:p,head:u,note:f,body:w,
text:new yo(w,c)};return a.set(h,v),v}function N(h,p,u,f){let{element:w,head:x,note:v,body:L,text:O,lane:$,number:P}=h,W=P<0?null:e.groups[P],I=Ze(e),R=!!(W&&I&&
I[0]===P),q=W&&I&&!R?S(I[0],P):{shared:0,sign:"",why:"",words:""};x.draw({lane:$,ran:W,place:p,lanes:u,isReference:R,parts:q.words,told:f}),w.classList.toggle("\
gp-lane-selected",!!$.selected),G(w,{"aria-label":s("Lane {lane}: {title}",{lane:$.label,title:ue($.title)})}),G(L,{"aria-label":s("Text of lane {lane}, token b\
y token. The arrow keys move along it.",{lane:$.label})}),K(v,!W),K(L,!!W),W?O.draw(e.shownOf(P).log,q,m()):O.log&&O.clear(null)}function S(h,p){let u=Re(e,h),[
f,w]=[h,p].map(W=>e.shownOf(W).log),{kind:x,at:v,shorter:L}=lo(e,h,p),O=v[1];if(x==="apart"){let{chosen:W}=Te(f)[v[0]],I=s("here it diverges from {lane}, which \
has {token}",{lane:u,token:V(W.text)});return{shared:O,sign:`≠${u}`,why:I,words:`≠ ${s("diverges from {lane} at token {number}",{lane:u,number:O+1})}`}}let $={
shared:O,sign:"",why:""};if(!O)return{...$,words:""};let P=[f,w].map(W=>!!(W.finished||W.failed||e.done));return(x==="same"?!(P[0]&&P[1]):!P[L])?{...$,words:`= ${s(
"the same as {lane} so far",{lane:u})}`}:x==="same"?{...$,words:`= ${s("the same as {lane}",{lane:u})}`}:{...$,words:`= ${L?s("the same as {lane}, which continu\
es",{lane:u}):s("the same as {lane}, then continues",{lane:u})}`}}function _(h){let{header:p}=e,u=p&&!e.groups.some(({prompt:f})=>f)?p.prompt:"";K(t.querySelector(
".gp-asked"),!!u),fe(t.querySelector(".gp-asked-text"),u,{plain:!0}),K(t.querySelector(".gp-parting-key"),!!Ze(e)),K(i.parentNode,e.canAsk&&!h.some(({lane:f})=>f.
prompt)),G(i,{"aria-disabled":String(h.length>=vn),title:h.length>=vn?s("At most {count} lanes",{count:String(vn)}):s("A new lane at the end")})}let E=h=>[...a.
values()].find(({element:p})=>p.contains(h));n.addEventListener("click",({target:h})=>{let p=E(h),u=h.closest("button"),f=h.closest(".gp-token");p&&f&&c.has(f)&&
A(p,f),!(!p||!u||u.getAttribute("aria-disabled")==="true")&&(u.dataset.do&&e.ask({type:"lane",do:u.dataset.do,id:p.lane.id}),u.dataset.seed&&e.showEntry(p.number,
e.groups[p.number].shown+Number(u.dataset.seed)),u===p.head.name&&M(p.number))});function M(h){let p=Ze(e);p&&h!==p[0]&&e.setPair(h,h===p[1]?p[0]:p[1])}function A(h,p){
h.text.reach(p),p.focus({preventScroll:!0}),p.scrollIntoView({block:"nearest"}),d.show(p)}n.addEventListener("keydown",h=>{let{target:p,key:u}=h;if(!c.has(p)||h.
ctrlKey||h.metaKey||h.altKey)return;let f=E(p),w=u==="Enter"||u===" "?p:f.text.next(p,u);!w&&!u.startsWith("Arrow")||(h.preventDefault(),w&&A(f,w))}),i.addEventListener(
"click",()=>{i.getAttribute("aria-disabled")!=="true"&&e.ask({type:"lane",do:"add"})});function k(){Xe(r,o.value,e.unit)}return o.addEventListener("change",()=>{
for(let{text:h}of a.values())h.redraw(m());k()}),h=>{let p=g();if(t.hidden=!p.length&&!e.canAsk,t.hidden)return;if((h.run||h.lanes)&&b(p),h.unit){for(let{text:f}of a.
values())f.redraw(m());k()}_(p);let u=new Map;p.forEach(({key:f},w)=>N(a.get(f),w,p.length,u));for(let{text:f}of a.values())f.settle();d.refresh(h.unit||h.pair)}}function Ka(t,e){let i=_=>t.querySelector(".gp-"+_);function a(_){let[E,M]=[Math.min(..._),Math.max(..._)],A=[1,2,5,10,20,50,100,200,500,1e3].find(p=>Math.floor(
M/p)-Math.floor(E/p)<24)||Math.ceil((M-E+1)/24),k=Math.floor(E/A),h=Array.from({length:Math.floor(M/A)-k+1},(p,u)=>[Math.max((k+u)*A,E),Math.min((k+u+1)*A-1,M),
0]);for(let p of _)h[Math.floor(p/A)-k][2]+=1;return h}function c(_){let E=_.map(wt).sort((p,u)=>p-u),M=E.length?a(E):[],A=JSON.stringify(M);i("bins").dataset.key!==
A&&le(i("bins"),M.length?d(M):void 0),i("bins").dataset.key=A;let k=E.reduce((p,u)=>p+u,0)/E.length,h=(E[E.length-1>>1]+E[E.length>>1])/2;T(i("average"),E.length?
s("mean {mean}, median {median}, from {low} to {high}",{mean:k.toFixed(1),median:j(h),low:j(E[0]),high:j(E.at(-1))}):s("none has ended yet"))}function d(_){let E=(k,h)=>k===
h?z(k,"{count} token","{count} tokens"):s("{low} to {high} tokens",{low:j(k),high:j(h)}),M=([k,h,p])=>`${E(k,h)}: ${z(p,"{count} text","{count} texts")}`,A={type:"\
bar",hoverinfo:"text",textposition:"none",text:_.map(M),x:_.map(([k,h])=>(k+h)/2),y:_.map(([,,k])=>k),width:_.map(([k,h])=>.94*(h-k+1)),marker:{color:"var(--gp-\
kept)"}};return mt(s("Number of texts by their length in tokens"),[A],Ie(s("tokens"),{showgrid:!1}),Ie(s("texts"),{rangemode:"tozero"}),{height:220,bargap:0})}function m(){
let _=l("li"),E=l("span","",null,{"aria-hidden":"true"});return E.append(l("i","gp-bar")),_.append(l("span","gp-sign",null,{"aria-hidden":"true"}),l("span","gp-\
word"),E,l("span","gp-times")),_}function g(_){let E=new Map;for(let k of _)E.set(Oe(k),(E.get(Oe(k))||0)+1);let M=[...E].sort(([k,h],[p,u])=>u-h||(k<p?-1:1)),A=Z(
i("endings"),M.length,m);M.forEach(([k,h],p)=>{let[u,f,w,x]=A[p].children;G(A[p],{"data-end":k}),T(u,nt(k)),T(f,ot(k)[0]),ne(w.firstChild,"width",h/_.length),T(
x,`${j(h)} · ${H(h/_.length)}`)})}function b(_){let E=_.filter(h=>Oe(h)==="failed"),M=_.filter(h=>Oe(h)!=="failed"&&!bt(h).trim()),A=e.done?e.entries.length-_.
length:0,k=[];M.length&&k.push(z(M.length,"{count} text is empty.","{count} texts are empty.")),E.length&&k.push(z(E.length,"{count} sample failed and is counte\
d only here.","{count} samples failed and are counted only here.")),A&&k.push(z(A,"{count} sample did not finish.","{count} samples did not finish.")),T(i("oddi\
ties"),k.join(" "))}function y(_){let E=new Map;for(let p of _)E.set(bt(p),(E.get(bt(p))||0)+1);let M=[...E].filter(([,p])=>p>1).sort(([p,u],[f,w])=>w-u||(p<f?-1:
1));T(i("common-title"),C(E.size,_.length,M.length>0));let A=i("common"),k=M.slice(0,5),h=[...A.children].map(p=>p.gpText);k.length===h.length&&k.every(([p],u)=>p===
h[u])?k.forEach(([,p],u)=>T(A.children[u].firstChild,`${j(p)} ×`)):A.replaceChildren(...k.map(N))}function C(_,E,M){return E<2?E?z(E,"{count} text","{count} te\
xts"):"":_===1?s("All {count} texts are the same",{count:j(E)}):M?s("{count} different texts of {all}; the most frequent ones",{count:j(_),all:j(E)}):s("All {co\
unt} texts are different",{count:j(E)})}function N([_,E]){let M=l("li");if(M.gpText=_,M.append(l("span","gp-times",`${j(E)} ×`)),_.length<=150)M.append(_.trim()?
l("bdi","",Me(_)):l("span","gp-note",s("(empty)")));else{let A=l("details"),k=l("summary");k.append(l("bdi","",Me(_.slice(0,150))+"…")),A.append(k,l("p","",_,
{dir:"auto"})),M.append(A)}return M}function S(_,E){return _===E?z(E,"{count} sample","all {count} samples"):e.done?z(E,"{ended} of {count} sample ended","{ende\
d} of {count} samples ended",{ended:j(_)}):z(E,"{ended} of {count} sample ended so far","{ended} of {count} samples ended so far",{ended:j(_)})}return _=>{if(t.
hidden=!e.header||e.header.kind!=="seeds",t.hidden||!(_.run||_.status))return;_.run&&i("common").replaceChildren();let E=e.entries.filter(k=>sn(k)==="cut"),M=e.
entries.filter(k=>Oe(k)&&!E.includes(k)),A=M.filter(k=>Oe(k)!=="failed");T(i("of"),S(M.length,e.entries.length)),c(A),g([...M,...E]),b(M),y(A)}}var Ga="generation-playground.columns",Zh=["tokens","tokens_per_second","perplexity","entropy","distinct_2","repetition","words","ended"],xo=class{constructor(e,n){
this.place=e,this.changed=n,this.summary=l("summary"),this.boxes=l("div","gp-column-boxes",null,{role:"group","aria-label":s("Columns of the table")}),e.append(
this.summary,this.boxes),this.chosen=new Set(Qh()||Zh),this.names=""}shown(e){let n=e.map(({name:r})=>r).join();n!==this.names&&(this.names=n,this.boxes.replaceChildren(
...e.map(r=>this.box(r))));let o=e.filter(({name:r})=>this.chosen.has(r));return T(this.summary,s("Columns: {shown} of {all}",{shown:String(o.length),all:String(
e.length)})),o}box({name:e,title:n,meaning:o}){let r=l("label","",null,{title:s(o)}),i=l("input","",null,{type:"checkbox"});return i.checked=this.chosen.has(e),
i.addEventListener("change",()=>{i.checked?this.chosen.add(e):this.chosen.delete(e),ep([...this.chosen]),this.changed()}),r.append(i,` ${s(n)}`),r}};function Qh(){
try{let t=JSON.parse(localStorage.getItem(Ga)||"null");return Array.isArray(t)?t:null}catch{return null}}function ep(t){try{localStorage.setItem(Ga,JSON.stringify(
t))}catch{}}function Ua(t,e){let n=t.querySelector(".gp-metrics"),[o]=n.tHead.rows,r=o.cells[0].querySelector("button"),i=new Map,a=null,c=[],d=new xo(t.querySelector(".gp-\
column-choice"),()=>E()),m=({values:A},{name:k})=>Number.isFinite(A[k])?A[k]:null;function g(){let A=e.metrics.filter(u=>e.groups.some(f=>m(f,u)!==null));t.hidden=
!A.length;let k=d.shown(A);if(k.length===c.length&&k.every((u,f)=>u===c[f].metric))return;let h=document.activeElement,p=o.contains(h)?h.dataset.name:null;c.forEach(
({head:u})=>u.remove()),c=k.map(u=>{let f=l("th","",null,{scope:"col"}),{name:w,title:x,unit:v,meaning:L,formula:O,better:$}=u,P=$==="more"?s("More is better."):
$==="less"?s("Less is better."):"",W=[s(L),P,s("Formula: {formula}.",{formula:s(O)})].filter(Boolean).join(" "),I=l("button","gp-sort",null,{type:"button","data\
-name":w,"data-tip":W});return I.append(l("span","",s(x).replace(/-(?=\d)/g,"‑")),l("span","gp-arrow","",{"aria-hidden":"true"})),f.append(I),v&&v!==x.toLowerCase()&&
f.append(l("small","",s(v))),o.append(f),{metric:u,head:f}});for(let u of i.values())Z(u,1+c.length,y);p&&o.querySelector(`[data-name="${CSS.escape(p)}"]`)?.focus()}
function b(){for(let{metric:A,head:k}of c){let h=a&&a.name===A.name?a.down?"descending":"ascending":"none";G(k,{"aria-sort":h}),T(k.querySelector(".gp-arrow"),{
descending:" ▼",ascending:" ▲",none:""}[h])}}o.addEventListener("click",({target:A})=>{let k=A.closest(".gp-sort");if(!k)return;let h=c.map(p=>p.metric).find(
({name:p})=>p===k.dataset.name);if(!h)a=null;else{let p=h.better!=="less",u=a&&a.name===h.name;u&&a.down!==p?a=null:a={name:h.name,down:u?!p:p}}E()});function y(){
let A=l("td"),k=l("span","gp-value");k.append(l("b","gp-best-sign","",{"aria-hidden":"true"}),l("span"),l("span","gp-hidden"),l("small","gp-seeds-range"));let h=l(
"span","gp-track");return h.append(l("i")),A.append(k,h),A}function C(A){let k=l("tr"),h=l("th","gp-whose",null,{scope:"row"});return h.append(l("b","gp-letter"),
l("bdi")),k.append(h),Z(k,1+c.length,y),n.tBodies[0].append(k),i.set(A,k),k}function N({number:A,title:k,prompt:h}){let p=i.get(A)||C(A),[u,f]=p.cells[0].children;
T(u,Re(e,A)),T(f,Lt({title:k,prompt:h}))}function S({metric:A},k){let h=e.groups.map(f=>m(f,A)),p=Math.max(...h.map(f=>Math.abs(f??0))),u=Js(A,e.groups);return h.
forEach((f,w)=>{let x=i.get(w).cells[k+1],[v,L]=x.children,O=u!==null&&u.number===w;T(v.children[0],O?"★":""),T(v.children[1],fo(A,e.groups[w])),T(v.children[2],
O?` ${s("(best)")}`:"");let $=f===null||Xs(A)?"":tt(A,e.groups[w]);T(v.children[3],$&&s("over the seeds {range}",{range:$})),x.classList.toggle("gp-best",O),ne(
L.firstChild,"width",f===null||!p?0:Math.abs(f)/p)}),u!==null}function _(){let A=[...e.groups];if(a){let h=a.down?-1:1;A.sort((p,u)=>{let[f,w]=[m(p,a),m(u,a)];return f===
null||w===null?+(f===null)-+(w===null):h*(f-w)})}let[k]=n.tBodies;A.forEach(({number:h},p)=>{k.rows[p]!==i.get(h)&&k.insertBefore(i.get(h),k.rows[p]||null)})}function E(){
if(g(),t.hidden)return;a&&!c.some(({metric:k})=>k.name===a.name)&&(a=null),e.groups.forEach(N);let A=c.map(S);K(t.querySelector(".gp-best-key"),A.some(Boolean)),
b(),_()}function M(){for(let k of i.values())k.remove();i.clear();let{kind:A}=e.header||{};T(r,A==="lanes"?s("Lane"):A==="sweep"?s("Cell"):s("Runs")),n.classList.
toggle("gp-one",e.groups.length<2),K(t.querySelector(".gp-sorting"),e.groups.length>1)}return A=>{A.run&&M(),(A.run||A.measured||A.lanes)&&E()}}var Va={sweep:()=>s("Nothing has run yet. “{button}” writes a text for each pair of values and draws a heat map of any metric.",{button:s("Run the grid")}),
seeds:()=>s("Nothing has run yet. “{button}” samples many texts and draws a tree of what the model can say, with counts and probabilities.",{button:s("Draw \
the samples")}),trial:()=>s("Nothing has run yet. “{button}” decodes the same request with and without drafts and answers one question: whether drafts make it f\
aster, which draft length is best, or whether the texts are the same.",{button:s("Run the trial")}),precision:()=>s("Nothing has run yet. “{button}” lets the mo\
del write in each precision in turn, measures memory and speed, and shows how far the distributions diverge at each token.",{button:s("Compare precisions")}),choices:()=>s(
"Nothing has run yet. “{button}” lets the model read each answer after the prompt and shows how likely it finds every token, with and without taking the length \
out.",{button:s("Compare answers")}),watermark:()=>s("Nothing has run yet. “{button}” writes texts with and without the watermark and answers one question, or l\
ets you guess which is which.",{button:s("Run the experiment")})};function Ja(t,e){let r=t.querySelector(".gp-status"),i=t.querySelector(".gp-pace"),a=t.querySelector(
".gp-track"),c=t.querySelector(".gp-troubles"),d=t.querySelector(".gp-told"),m=t.querySelector(".gp-answered"),g=[],b=[],y=null,C=0;function N(h){let p=e.entries[h];
g[h]=sn(p),b[h]=wt(p)}function S(h){let p=g.length,u=h.ended+h.failed;if(u===p)return[z(p,"The run has ended","All {count} runs have ended"),""];let f=h.cut+(e.
done?h.decoding:0),w=[f&&s("{count} cut off",{count:j(f)}),!e.done&&s("{count} decoding",{count:j(h.decoding)}),!e.done&&s("{count} queued",{count:j(h.waiting)}),
e.done&&h.waiting&&s("{count} not started",{count:j(h.waiting)})].filter(Boolean),x={ended:j(u)};return[e.done?z(p,"Stopped: {ended} of {count} run ended","Stop\
ped: {ended} of {count} runs ended",x):z(p,"{ended} of {count} run ended","{ended} of {count} runs ended",x),w.map(L=>` · ${L}`).join("")]}function _(h){if(!h)
return;let p=performance.now();y??={at:p,sum:h},h!==y.last&&([y.last,C]=[h,p]);let u=C-y.at,f=u>500&&s("{rate} tokens/s in total",{rate:j(Math.round((h-y.sum)/u*
1e3))});T(i,[z(h,"{count} token","{count} tokens"),f].filter(Boolean).join(" · "))}function E(h){let p=new Map;for(let x of e.entries.filter(v=>g[v.number]==="\
failed")){let v=JSON.stringify(qn(Ke(x)));p.set(v,[...p.get(v)||[],x])}let u=e.done?h.cut:0,f=JSON.stringify([[...p].map(([x,v])=>[x,v.length]),u]);if(c.dataset.
key===f)return;c.dataset.key=f,c.replaceChildren();for(let[x,v]of[...p].slice(0,8)){let L=l("p");L.append(l("b","","✕ "),`${A(v)} `);for(let{knob:O,message:$,
fix:P}of JSON.parse(x))L.append(l("span","",(O?`${O}: `:"")+$),P?` ${P} `:" ");c.append(L)}let w=[...p.values()].slice(8).flat().length;w&&c.append(l("p","gp-no\
te",z(w,"{count} more run failed for other reasons.","{count} more runs failed for other reasons."))),u&&c.append(l("p","gp-note gp-stopped",M(u)))}function M(h){
return e.done.overtaken?z(h,"{count} run was stopped because another run took its place; what was written is kept.","{count} runs were stopped because another r\
un took their place; what was written is kept."):z(h,"{count} run was stopped by hand; what was written is kept.","{count} runs were stopped by hand; what was w\
ritten is kept.")}function A(h){let p=[...new Set(h.map(x=>e.groups[x.group].label))];if(p.length===e.groups.length)return z(h.length,"{count} run failed:","{co\
unt} runs failed:");let u=p.length-1,w=p.every(x=>x.length===1)||!u?p.join(", "):z(u,"{label} and {count} other","{label} and {count} others",{label:p[0]});return z(
h.length,"{count} run failed ({groups}):","{count} runs failed ({groups}):",{groups:w})}function k(){let h=e.found&&e.found.question,u=(h&&e.asking&&e.asking.question!==
h?e.asking.titles:{})[h];K(m,!!u),u&&T(m,e.done?s("These runs answered “{question}”. Choose that question to see the answer.",{question:s(u)}):s("These runs\
 answer “{question}”. Choose that question to see the answer.",{question:s(u)}))}return h=>{if(t.hidden=!e.header&&!Object.hasOwn(Va,e.name),a.hidden=!e.header,
!e.header&&!t.hidden&&T(r,Va[e.name]()),!e.header)return;h.run?([g,b,y]=[[],[],null],T(i,""),e.entries.forEach(w=>N(w.number))):h.measured||h.status?e.entries.forEach(
w=>N(w.number)):h.entries.forEach(N);let p={ended:0,cut:0,failed:0,decoding:0,waiting:0};for(let w of g)p[w]+=1;let[u,f]=S(p);r.dataset.words!==u+f&&(r.dataset.
words=u+f,r.replaceChildren(l("b","",u),f));for(let w of["ended","failed","decoding"])ne(a.querySelector(".gp-part-"+w),"width",p[w]/Math.max(1,g.length));G(a,{
"aria-valuemax":g.length,"aria-valuenow":p.ended+p.failed,"aria-valuetext":u+f.replaceAll(" · ",", ")}),_(b.reduce((w,x)=>w+x,0)),E(p),k(),e.done&&T(d,u)}}var vo=[[.001,0],[.01,3],[.1,6],[1,8],[1/0,10]],tp=t=>vo.findIndex(([e])=>Ee(t??1/0,"bits")<=e);function kt(t,e){if(!U(t))return s("infinite");let n=Ee(t,e);if(n===
0)return"0";if(n>=.001)return n.toPrecision(3);let[o,r]=n.toExponential(1).split("e-");return`${o} × ${np(r)}`}var np=t=>`10⁻${[...String(t)].map(e=>"⁰¹²³⁴\
⁵⁶⁷⁸⁹"[e]).join("")}`,So=t=>t>=1e9?s("{size} GB",{size:(t/1e9).toFixed(2)}):s("{size} MB",{size:(t/1e6).toFixed(t<1e7?2:1)});function Ya(t,e){let n=p=>t.
querySelector(".gp-"+p),o=n("which"),r=new $e(n("words"),{press:({number:p})=>y(p)}),i=null,a="",c="";o.addEventListener("change",()=>k());let d=()=>e.unit==="b\
its"?s("bits"):s("nats"),m=p=>`${kt(p,e.unit)} ${d()}`,g=()=>(e.found&&e.found.question==="precision"?e.found.groups:[]).map((p,u)=>({...p,number:u})).filter(({
pair:p})=>p&&!p.error),b=()=>g().find(({number:p})=>String(p)===o.value)||g()[0];function y(p){i=p,k()}function C(p){let u=JSON.stringify(p.map(({number:w,title:x})=>[
w,x]));if(u===c)return;c=u;let f=o.value;o.replaceChildren(...p.map(({number:w,title:x})=>l("option","",ue(x),{value:w}))),p.some(({number:w})=>String(w)===f)&&
(o.value=f)}function N({text:p,kl:u,logprobs:[f,w],same_top:x},v){let L=s("Token {number} {token}: KL {kl}; probability {share}, here {other}",{number:j(v+1),token:V(
p),kl:m(u),share:H(X(f)),other:H(X(w))});return x?L:`${L}; ${s("another token is the likeliest here")}`}function S(p){let{tokens:u}=p.pair,f=JSON.stringify([p.number,
e.unit,u.map(({id:w,kl:x})=>[w,x])]);f!==a&&(a=f,r.show(u.map((w,x)=>({token:w,mark:{},number:x,words:()=>N(w,x)}))),r.tokens.forEach((w,x)=>{let v=tp(u[x].kl),
L=w.querySelector(".gp-ink");L.style.backgroundColor=`var(--gp-heat-${vo[v][1]})`,L.dataset.rank=v,w.dataset.top=u[x].same_top?"same":"other"})),r.tokens.forEach(
(w,x)=>{w.dataset.shown=x===i?"yes":"no",w.setAttribute("aria-pressed",x===i)})}function _(){let p=n("legend");if(p.dataset.unit===e.unit)return;p.dataset.unit=
e.unit,p.replaceChildren(s("KL in {unit}:",{unit:d()}));let u=w=>e.unit==="bits"?w:Number((w*Math.LN2).toPrecision(2));vo.forEach(([w,x],v)=>{let L=Number.isFinite(
w)?s("to {limit}",{limit:u(w)}):s("above {limit}",{limit:u(vo[v-1][0])}),O=l("span","gp-chip",L,{"data-rank":v});O.style.backgroundColor=`var(--gp-heat-${x})`,p.
append(O)});let f=l("span");f.append(l("span","gp-wavy","abc"),` ${s("another token is the likeliest")}`),p.append(f)}function E(p,u){let f=e.charts[`kl ${u.number}\
 ${e.unit}`];le(n("curve-box"),i===null?f:Bn(f,i+1,"")),M(p,u)}function M(p,u){let f=Z(n("curve-keys"),p.length,()=>{let w=l("span"),x=ee("svg");return G(x,{width:30,
height:8,"aria-hidden":"true"}),x.append(ee("path","gp-course")),G(x.firstElementChild,{d:"M1 4H29"}),w.append(x,l("span")),w});p.forEach(({title:w,number:x},v)=>{
G(f[v].firstChild.firstChild,{"data-line":v%6,"data-on":x===u.number?"yes":"no"}),T(f[v].lastChild,ue(w))})}function A(p){let u=p.pair.tokens[i??p.pair.max_at],
f=i??p.pair.max_at,[w,x]=u.entropies,v={number:j(f+1),token:V(u.text),kl:m(u.kl),mine:ie(w,e.unit),theirs:ie(x,e.unit),model:ue(p.title)};T(n("said"),i!==null?s(
"Token {number} {token}: KL {kl}, entropy {mine} of the reference and {theirs} of {model}.",v):`${s("Where they differ most, token {number} {token}: KL {kl}, en\
tropy {mine} of the reference and {theirs} of {model}.",v)} ${s("Click another token to see both models there.")}`);let L=n("sides").tHead.rows[0].cells;T(L[1],
ue(e.found.groups[0].title)),T(L[2],ue(p.title));let O=Z(n("sides").tBodies[0],u.candidates.length,()=>{let P=l("tr"),W=l("th","",null,{scope:"row"});return W.append(
l("span"),l("bdi")),P.append(W,...[0,1].map(()=>{let I=l("td"),R=l("div","gp-side"),q=l("span");return q.append(l("i","gp-bar",null,{"aria-hidden":"true"})),R.append(
q,l("span")),I.append(R),I})),P}),$=Math.max(...u.candidates.flatMap(([,,P,W])=>[P,W]),1e-9);u.candidates.forEach(([P,W,...I],R)=>{let[q,...B]=O[R].cells;T(q.firstChild,
P===u.id?"▶ ":""),fe(q.lastChild,W),ce(O[R],P===u.id?"gp-is-token":""),I.forEach((F,D)=>{ne(B[D].querySelector(".gp-bar"),"width",F/$),T(B[D].firstChild.lastChild,
H(F))})})}function k(){let[p,u]=[g(),b()];C(p),o.value=u.number;let{mean:f,max:w,same_top:x,max_at:v,perplexities:[L,O],vocab:$}=u.pair;i!==null&&i>=u.pair.tokens.
length&&(i=null),T(n("about"),z(u.pair.tokens.length,"{count} token of the reference, read by both","{count} tokens of the reference, read by both")),T(n("summa\
ry"),[s("Mean {mean}, at most {max} at token {number}, over {vocab} tokens of the vocabulary.",{mean:m(f),max:kt(w,e.unit),number:j(v+1),vocab:j($)}),s("The sam\
e token is the likeliest for both at {share} of the places.",{share:H(x)}),s("Perplexity of the text: {one} and {other}.",{one:J(L),other:J(O)})].join(" ")),_(),
S(u),E(p,u),A(u)}let h=()=>g().length>0;return p=>{t.hidden=!h(),p.run&&(i=null),!t.hidden&&(p.found||p.unit)&&k()}}function Xa(t,e){let n=S=>t.querySelector(".gp-"+S),o=n("measure"),r=n("from-first");o.addEventListener("change",C);let i=()=>e.found&&e.found.question==="promp\
ts"?e.found:null,a=S=>U(S)?`${kt(S,e.unit)} ${e.unit==="bits"?s("bits"):s("nats")}`:s("infinite"),c=(S,_)=>[[s("prompt"),""],[s("tokens"),s("How many tokens the\
 model reads, those of a chat template among them.")],[s("likeliest next token"),""],[s("entropy"),s("Of the next token’s distribution: how uncertain the model \
is.")],[`KL(${S} ‖ ·)`,s("How far this prompt’s distribution is from the first one’s.")],["JS",s("The same both ways; at most 0.69 nats.")],[s("total var\
iation"),s("The share of probability that stands elsewhere.")],..._.text.length?[[s("mean KL along the text"),s("The mean over the tokens of the text that follo\
ws all prompts.")]]:[]];function d(S){let[_]=r.tHead.rows,E=Z(_,S.length,()=>l("th","",null,{scope:"col"}));S.forEach(([M,A],k)=>{E[k].dataset.told!==M+A&&(E[k].
dataset.told=M+A,E[k].replaceChildren(l("span","",M,A?{tabindex:0,"data-tip":A}:{})))})}function m(){let S=l("tr"),_=l("th","",null,{scope:"row"});return _.append(
l("b","gp-letter")," ",l("bdi")),S.append(_),S}function g(S,{label:_,prompt:E},M,A){T(S.cells[0].firstChild,_),ho(S.cells[0].lastChild,E);let{tokens:k,entropy:h,
top:p,same_top:u}=A.prompts[M],f=A.candidates.find(({id:v})=>v===p),w=M===0,x=[[j(k)],[V(f.text),H(f.probabilities[M]),!u],[ie(h,e.unit)],[w?"–":a(A.kl[0][M])],
[w?"–":a(A.js[0][M])],[w?"–":H(A.tv[0][M])],...A.text.length?[[w?"–":U(A.mean[M])?a(A.mean[M]):s("not known")]]:[]];for(;S.cells.length>x.length+1;)S.lastElementChild.
remove();for(;S.cells.length<x.length+1;){let v=l("td");v.append(l("span"),l("small")),S.append(v)}x.forEach(([v,L="",O=!1],$)=>{let[P,W]=S.cells[$+1].children;
T(P,v),T(W,L),P.classList.toggle("gp-far",O)})}function b({prompts:S,read:_}){let E=nn(S.map(({prompt:u})=>u)),M=_.tv[0].indexOf(Math.max(..._.tv[0])),A=_.prompts.
slice(1).filter(({same_top:u})=>!u).length,k={first:S[0].label,prompt:S[M].label,words:V(E[M]),kl:a(_.kl[0][M]),share:H(_.tv[0][M])},h=_.tv[0][M]>0?s("{prompt} \
{words} moves the next token most: {share} of the probability stands elsewhere than after {first}, KL {kl}.",k):s("The distributions are the same after all prom\
pts."),p=A?s("The likeliest token is another one after {count} of {all} other prompts.",{count:j(A),all:j(S.length-1)}):s("The likeliest token is the same after\
 all of them.");return`${h} ${p}`}function y({waiting:S,read:_}){return _&&_.error?`${s(_.error.message)} ${s(_.error.fix)}`:S?s("The prompts are compared once \
all runs have ended."):s("Not known: the prompts were not all read. Run them again.")}function C(){let{value:S}=o;le(n("matrix-box"),e.charts[S==="tv"?"tv":`${S}\
 ${e.unit}`])}function N(){let S=i(),{prompts:_,read:E}=S,M=!!E&&!E.error;if(K(n("results"),M),K(n("unread"),!M),T(n("unread"),M?"":y(S)),T(n("summary"),M?b(S):
""),!M)return;d(c(_[0].label,E));let A=Z(r.tBodies[0],_.length,m);_.forEach((k,h)=>g(A[h],k,h,E)),le(n("tokens-box"),e.charts.tokens),C(),K(n("along"),E.text.length>
0),le(n("along-box"),e.charts[`along ${e.unit}`])}return S=>{t.hidden=!i(),!t.hidden&&(S.found||S.unit)&&N()}}function Qa(t){op(t),ip(t),t.lanes.addEventListener("change",()=>{t.state.opened.clear(),t.draw()})}function nr(t,e){if(!e.folded){t.pick(e.entry.run.at(-1));return}
let[n]=e.folded,o=document.activeElement===e.item;t.state.unfold(e.node,e.folded),t.draw(),o&&$t(t,t.views.get(n.id))}function op(t){let{tree:e}=t,n=o=>{let r=o.
closest(".gp-knot");return r?r.parentElement.gpView:null};e.addEventListener("click",({target:o})=>{let r=n(o);r&&(ec(t,r),nr(t,r))}),e.addEventListener("pointe\
rmove",({target:o,pointerType:r})=>{r!=="touch"&&t.point(n(o),o.gpNode||null)}),e.addEventListener("pointerleave",()=>t.point(null)),e.addEventListener("focusin",
o=>{let r=o.target;r.gpView&&r.matches(":focus-visible")&&t.point(r.gpView,null)}),e.addEventListener("focusout",()=>t.point(null))}function ec(t,e){t.current&&
t.current!==e&&G(t.current.item,{tabindex:"-1"}),t.current=e,G(e.item,{tabindex:"0"})}function $t(t,e){e&&(ec(t,e),e.item.focus({preventScroll:!0}),e.knot.scrollIntoView(
{block:"nearest",inline:"nearest"}),t.point(e,null))}var tc=({kids:t})=>t&&t.firstElementChild&&t.firstElementChild.gpView;function sp(t,e){e.entry&&t.state.closed.
delete(e.entry.head.id)?t.draw():$t(t,tc(e))}function rp(t,e){e.entry&&tc(e)?(t.state.closed.add(e.entry.head.id),t.draw()):$t(t,e.above)}var Za={ArrowDown:(t,e,n)=>$t(
t,n[n.indexOf(e)+1]),ArrowUp:(t,e,n)=>$t(t,n[n.indexOf(e)-1]),ArrowRight:sp,ArrowLeft:rp,Home:(t,e,n)=>$t(t,n[0]),End:(t,e,n)=>$t(t,n.at(-1)),Enter:nr," ":nr,Escape:t=>{
t.point(null),t.state.picked&&t.pick(null)}};function ip(t){t.tree.addEventListener("keydown",e=>{let n=e.target.gpView;if(!n||e.ctrlKey||e.altKey||e.metaKey||!Object.
hasOwn(Za,e.key))return;e.preventDefault();let o=[...t.tree.querySelectorAll(".gp-branch")].filter(r=>r.offsetParent);Za[e.key](t,n,o.map(r=>r.gpView))})}var _o=class{constructor(){this.count=0,this.root=this.node(null,null),this.tips=[],this.ended=new Map}node(e,n){let o=n&&n.logprob!==null&&e.logprob!==null&&e.
logprob!==void 0,r=n?o?n.logprob+e.logprob:null:0;return{id:this.count++,token:e,before:n,depth:n?n.depth+1:0,kids:new Map,samples:[],ends:[],logprob:r,order:[]}}begin(e){
return this.root.samples.push(e),this.tips[e]=this.root}add(e,n){let o=this.tips[e]||this.begin(e),r=o.kids.get(n.token_id);r||(r=this.node(n,o),o.kids.set(n.token_id,
r),o.order.push(r)),r.samples.push(e),this.tips[e]=r}end(e,n){this.ended.has(e)||(this.ended.set(e,n),(this.tips[e]||this.begin(e)).ends.push([e,n]))}reached(e){
let n=o=>!ap.has(this.ended.get(o)??"length");return this.root.samples.filter(o=>this.tips[o].depth>=e||n(o)).length}},ap=new Set(["length","max_time","stopped",
"failed","given","unfinished"]);function nc(t){let e=[t];for(;t.kids.size===1&&!t.ends.length;)[t]=t.order,e.push(t);return e}function oc(t){for(;t.before&&t.before.
before&&t.before.kids.size===1&&!t.before.ends.length;)t=t.before;return t}var Sn=(t,e=null)=>t.logprob===null||e&&e.logprob===null?null:Math.exp(t.logprob-(e?e.
logprob:0)),_n=t=>{let e=[];for(;t.before;t=t.before)e.push(t);return e.reverse()},sc=(t,e)=>(e.logprob??-1/0)-(t.logprob??-1/0)||t.token.token_id-e.token.token_id;
function cp({order:t},e){if(!e)return t.sort((o,r)=>r.samples.length-o.samples.length||sc(o,r)),t;let n=(o,r)=>o.samples.length>r.samples.length+Math.max(.5,r.samples.
length/5);for(let o=1;o<t.length;o++)for(let r=o;r>0&&n(t[r],t[r-1]);r--)[t[r-1],t[r]]=[t[r],t[r-1]];return t}function rc(t,{lanes:e,grows:n,opened:o=new Map,closed:r=new Set,
before:i=new Set}){let a=[],c=[],d=({id:S,samples:_})=>_.length+(n&&i.has(S)?.5:0),m=([S],[_])=>d(_)-d(S)||S.depth-_.depth||sc(S,_),g=0;function b(S,_,E){for(g+=
1;;){let M=_.at(-1),A={head:S,run:_,kids:[],folded:[],closed:r.has(S.id)};E.push(A);let k=cp(M,n);if(!k.length||A.closed)return;let h=1+(o.get(M.id)||0);k.slice(
1).forEach((p,u)=>(u+1<h?c:a).push([p,A])),E=A.kids,[S]=k,_=nc(S)}}let y=S=>{for(;S.length;){let[_,E]=S.pop();b(_,nc(_),E.kids),y(c)}},C=()=>a.splice(0).forEach(
([S,_])=>_.folded.push(S)),N=[];for(b(t.root,[t.root],N),y(c);a.length&&g<e;)a.sort(m),y([a.shift()]);C();for(let S=or(N[0]);S.length;S=or(N[0]))y(S),C();return ic(
N[0]),N[0]}function or(t){return[...t.folded.length===1?[[t.folded.pop(),t]]:[],...t.kids.flatMap(or)]}function ic(t){let e=new Map(t.run.at(-1).order.map((n,o)=>[
n,o]));t.kids.sort((n,o)=>e.get(n.head)-e.get(o.head)),t.kids.forEach(ic)}var lp=12,Oo=class{constructor(e){this.group=e,this.begin()}begin(){this.trie=new _o,this.opened=new Map,this.closed=new Set,this.picked=null}read(e){let{trie:n,
group:o}=this,r=o.entries[e],i=n.tips[e];for(let c=i?i.depth:0;c<r.tokens.length;c++)n.add(e,r.tokens[c]);let a=Oe(r);a&&n.end(e,a)}shown(e,n){return rc(this.trie,
{lanes:e,grows:!this.group.done,opened:this.opened,closed:this.closed,before:n})}pick(e){this.picked=e===this.picked?null:e}unfold(e,n){let o=e.order.length-n.length;
this.opened.set(e.id,o-1+Math.min(lp,n.length))}isOnPath({head:e,run:n}){return On(n.at(-1),this.picked)||On(this.picked,e)}};function On(t,e){for(;t&&t.depth>e.
depth;)t=t.before;return t===e}var Mo=220,Eo=({token:t})=>t.piece??t.text;function ac(t,e,n,o){let{length:r}=n.samples,[i,a]=[t.reached(n.depth),e.before],c=Sn(n),d=b=>b===null?s("not known"):
H(b),m=e===n,g=[[s("Samples here"),i<o?z(i,"{number} of {count} sample so far","{number} of {count} samples so far",{number:j(r)}):To(r,i)]];c!==null&&g.push([s(
"Expected samples"),`${dp(i*c)} = ${j(i)} × ${H(c)}`]),g.push([z(n.depth-e.depth+1,"Probability of this token","Probability of these {count} tokens"),d(Sn(n,a))]),
g.push([s("Share of the samples at this fork"),H(r/Math.max(1,pp(a)))]),m&&g.push([s("Before the processors"),d(n.token.raw_logprob===null?null:X(n.token.raw_logprob))]),
g.push([s("Probability of the text so far"),d(c)]);for(let[b,y]of Lo(n))g.push([`${nt(b)} ${s("ends here: {reason}",{reason:ot(b)[0]})}`,j(y)]);return g}var dp=t=>t<
.01?s("fewer than 0.01"):t.toFixed(t<10?2:1),To=(t,e)=>z(e,"{number} of {count} sample","{number} of {count} samples",{number:j(t)});function hp(t,e,n){return e?
z(t,"{count} sample goes through {text}","{count} samples go through {text}",{text:e}):n==="source"?z(t,"{count} sample follows the source","{count} samples fol\
low the source"):n==="message"?z(t,"{count} sample answers the message","{count} samples answer the message"):z(t,"{count} sample continues the prompt","{count}\
 samples continue the prompt")}var pp=t=>t.order.reduce((e,n)=>e+n.samples.length,0);function Lo(t){let e=new Map;for(let[,n]of t.ends)e.set(n,(e.get(n)||0)+1);
return e}function cc(t,e){let n=l("div","gp-trie-card",null,{popover:"manual","aria-hidden":"true"}),o=l("p"),r=l("dl");n.append(o,r),n.hidden=!0,t.append(n);function i(d,m,g,b,y){
let C=_n(g.before).map(({token:E})=>E.piece??"").join(""),N=C.length>Mo?"…"+C.slice(-Mo):C,S=_n(b).slice(g.depth-1).map(Eo).join(""),_=l("bdi","",N);_.append(
l("b","",S.length>Mo?S.slice(0,Mo)+"…":S)),o.replaceChildren(_),r.replaceChildren(...ac(m,g,b,y).flatMap(([E,M])=>[l("dt","",E),l("dd","",M)])),n.hidden&&document.
addEventListener("scroll",e,{capture:!0,passive:!0}),n.hidden=!1,n.showPopover&&!n.matches(":popover-open")&&n.showPopover(),a(d)}function a(d){let m=d.getBoundingClientRect(),
{clientWidth:g,clientHeight:b}=document.documentElement,[y,C]=[n.offsetWidth,n.offsetHeight],N=m.bottom+7+C+8<=b?m.bottom+7:m.top-C-7;n.style.left=`${Math.max(8,
Math.min(m.left,g-y-8))}px`,n.style.top=`${Math.max(8,Math.min(N,b-C-8))}px`}function c(){n.hidden||(n.hidePopover&&n.isConnected&&n.matches(":popover-open")&&n.
hidePopover(),n.hidden=!0,document.removeEventListener("scroll",e,{capture:!0}))}return{show:i,hide:c}}function lc(t,e,n){let r=t.querySelector(".gp-through"),i=t.
querySelector(".gp-through-title"),a=t.querySelector(".gp-through-list"),c=t.querySelector(".gp-through-more"),d=t.querySelector(".gp-through-facts"),[m,g]=[null,
null],b=!1;function y(){let _=l("li"),E=l("bdi");return E.append(l("span","gp-shared"),l("span","gp-own")),_.append(E,l("small")),_}function C(_,E,M){let A=e.entries[E],
k=_n(M).length,h=w=>w.map(({piece:x})=>x??"").join("");T(_.querySelector(".gp-shared"),h(A.tokens.slice(0,k))),T(_.querySelector(".gp-own"),h(A.tokens.slice(k)));
let p=Oe(A);T(_.querySelector("small"),[s("sample {number}",{number:E+1}),(A.seed??null)===null?"":s("seed {seed}",{seed:A.seed}),z(wt(A),"{count} token","{coun\
t} tokens"),p?`${nt(p)} ${ot(p)[0]}`:"…"].filter(Boolean).join(" · "));let u=_.querySelector("button"),f=s("Open sample {number} as one run",{number:E+1});if(e.
canAsk&&!u){let w=l("button","gp-button",s("Open"),{type:"button","aria-label":f});w.addEventListener("click",()=>e.ask({type:"open",entry:+_.dataset.entry})),_.
append(w)}else u&&_.dataset.entry!==String(E)&&u.setAttribute("aria-label",f);_.dataset.entry=E}function N(_,E){let M=_.before?ac(E,oc(_),_,e.entries.length):[],
A=Z(d,M.length,()=>{let k=l("div");return k.append(l("dt"),l("dd")),k});M.forEach(([k,h],p)=>{T(A[p].firstChild,k),T(A[p].lastChild,h)})}function S(_,E){if(_!==
m&&(b=!1),[m,g]=[_,E],r.hidden=!_,!_)return;N(_,E);let{samples:M}=_,A=Me(_n(_).map(Eo).join("").trim()),k=V(A.length>118?"…"+A.slice(-109):A);T(i,hp(M.length,
_.before&&k,e.apart));let h=b?M.length:Math.min(12,M.length),p=Z(a,h,y);for(let u=0;u<h;u++)C(p[u],M[u],_);c.hidden=h===M.length,T(c,s("Show all {count}",{count:j(
M.length)}))}return c.addEventListener("click",()=>{b=!0,S(m,g)}),t.querySelector(".gp-unpick").addEventListener("click",n),S}var up=18,dc=110,hc=160,sr=t=>t.reduce((e,n)=>e+n.samples.length,0);function fp(t){let e=l("li","",null,{role:"treeitem",tabindex:"-1"}),n=l("div","gp-knot"),[o,
r,i]=[l("bdi","gp-run"),l("span","gp-count"),l("span","gp-end")];n.append(o,r,i),e.append(n);let a={key:t,item:e,knot:n,run:o,number:r,end:i,kids:null,entry:null,
above:null};return e.gpView=a,a}function pc(t,e){let n=new Set(e.map(({item:o})=>o));for(let o of[...t.children])n.has(o)||o.remove();e.forEach(({item:o},r)=>{t.
children[r]!==o&&t.insertBefore(o,t.children[r]||null)})}function uc(t,e,n){let o=`${e} ${n}`;t.stream!==o&&(t.stream=o,t.item.style.setProperty("--own",e),t.item.
style.setProperty("--rest",n))}function mp(t,{run:e,head:n}){let o=[...Lo(e.at(-1))],r=o.map(([i,a])=>`${nt(i)}${n.samples.length>1?` ${j(a)}`:""}`).join(" ");T(
t.end,r),t.end.classList.toggle("gp-end-failed",o.some(([i])=>i==="failed"))}var $o=class{constructor(e,n){this.root=e,this.state=n,this.group=n.group,this.tree=
e.querySelector(".gp-roots"),this.lanes=e.querySelector(".gp-lanes"),this.about=e.querySelector(".gp-about"),this.card=cc(e,()=>this.point(null)),this.drawThrough=
lc(e,this.group,()=>this.pick(null)),this.views=new Map,this.current=null,this.pointed=null,gp(e)}clear(){this.state.begin(),this.views=new Map,this.current=null,
this.pointed=null,this.tree.replaceChildren(),this.card.hide()}draw(){let{state:e,tree:n,views:o}=this,r=document.activeElement&&document.activeElement.gpView,i=[
...o.values()].filter(({item:c,entry:d})=>d&&c.isConnected),a=new Set(i.map(({key:c})=>c));pc(n,[this.drawEntry(e.shown(+this.lanes.value,a),null,0)]);for(let[c,
d]of o)d.item.isConnected||o.delete(c);(!this.current||!this.current.item.isConnected)&&(this.current=o.get(e.trie.root.id)),G(this.current.item,{tabindex:"0"}),
r&&document.activeElement!==r.item&&(r.item.isConnected?r:this.current).item.focus({preventScroll:!0}),this.drawThrough(e.picked,e.trie),this.drawAbout(),this.refreshCard()}viewOf(e){
return this.views.has(e)||this.views.set(e,fp(e)),this.views.get(e)}thickness(e){return`${Math.max(1.5,up*e/Math.max(1,this.state.trie.root.samples.length)).toFixed(
1)}px`}drawEntry(e,n,o){let{head:r,run:i}=e,a=this.viewOf(r.id);Object.assign(a,{entry:e,above:n,node:i.at(-1),folded:null}),this.drawRun(a,e);let c=e.closed&&i.
at(-1).order.length;T(a.number,c?`${j(r.samples.length)} ▸`:r.samples.length>1?j(r.samples.length):""),mp(a,e),uc(a,this.thickness(r.samples.length),this.thickness(
o));let d=this.drawKids(a,e);return this.dress(a,this.wordsOf(e),d?"true":c?"false":null),a}drawKids(e,n){let o=[],r=sr(n.kids.map(({head:i})=>i))+sr(n.folded);
for(let i of n.kids)o.push(this.drawEntry(i,e,r-=i.head.samples.length));return n.folded.length&&o.push(this.drawMore(n,e)),o.length&&!e.kids&&e.item.append(e.kids=
l("ul","gp-kids",null,{role:"group"})),e.kids&&(pc(e.kids,o),e.kids.hidden=!o.length),o.length}drawMore({run:e,folded:n},o){let r=this.viewOf("more "+e.at(-1).id);
Object.assign(r,{entry:null,above:o,node:e.at(-1),folded:n});let i=sr(n);return T(r.run,`+ ${s("{count} more",{count:j(n.length)})}`),T(r.number,i>n.length?j(i):
""),uc(r,this.thickness(i),"0px"),this.dress(r,z(n.length,"{count} more branch with {samples}, folded. Click to open.","{count} more branches with {samples}, fo\
lded. Click to open.",{samples:z(i,"{count} sample","{count} samples")}),null),r}drawRun(e,{head:n,run:o}){let r=n.samples.length===1&&n.before,i=r?"":o.map(({id:a})=>a).
join(" ");if(r){let a="";for(let c of o)if((a+=c.token.piece??"").length>dc)break;T(e.run,Me(a.slice(0,dc+30))||Me(n.token.text)),e.ids=null}else if(e.ids!==i){
let a=e.ids&&(i+" ").startsWith(e.ids+" ")?e.ids.split(" ").length:0;a||e.run.replaceChildren(),e.run.append(...o.slice(a).map(c=>this.makeToken(c))),e.ids=i}ce(
e.knot,r?"gp-knot gp-tail":n.before?"gp-knot":"gp-knot gp-root-knot")}makeToken(e){if(!e.before)return l("span","",this.promptWords());let{piece:n,text:o,logprob:r}=e.
token,i=n===null?o:Me(n)+(Wt(e.token)?Nn(o):""),a=l("span",n===null?"gp-t gp-special":"gp-t",i||o);return a.style.backgroundColor=`var(--gp-prob-${Math.round(X(
r)*10)})`,a.gpNode=e,a}promptWords(){let e=Me(this.group.header.prompt);return e.length>60?"…"+e.slice(-58):e||s("(no prompt)")}wordsOf({head:e,run:n,closed:o}){
let{length:r}=e.samples;if(!e.before)return`${this.rootWords()}, ${z(r,"{count} sample","{count} samples")}`;let i=n.map(Eo).join(""),a=Sn(n.at(-1),e.before);return[
V(i.length>hc?i.slice(0,hc)+"…":i),To(r,this.state.trie.root.samples.length),a===null?"":s("probability {share} after the text before",{share:H(a)}),...[...Lo(
n.at(-1))].map(([c,d])=>z(d,"{count} ends here: {reason}","{count} end here: {reason}",{reason:ot(c)[0]})),o?s("closed"):""].filter(Boolean).join(", ")}rootWords(){
let{apart:e}=this.group;return e==="source"?s("The source"):e==="message"?s("The message"):s("The prompt")}dress(e,n,o){let{picked:r}=this.state,{node:i,folded:a,
entry:c}=e,d=r&&!a&&this.state.isOnPath(c),m=r&&a&&On(i,r),g=r&&!a&&On(r,c.head),b=["gp-branch",a&&"gp-more",r&&!d&&!m&&"gp-dim",g&&"gp-on-path"];ce(e.item,b.filter(
Boolean).join(" "));let y=!!(r&&!a&&c.run.includes(r));G(e.item,{"aria-label":n,"aria-selected":String(y)}),e.expanded!==o&&(e.expanded=o,o===null?e.item.removeAttribute(
"aria-expanded"):e.item.setAttribute("aria-expanded",o))}drawAbout(){let{group:e}=this,{trie:n}=this.state,o=n.root.samples.length,r=e.entries.length-o,i=new Set(
n.tips.filter(Boolean)),a=i.size===1&&o>1?s("all with the same text"):z(i.size,"{count} different text","{count} different texts"),c={samples:r?To(o,e.entries.length):
z(o,"{count} sample","{count} samples"),texts:a},d=e.done?s("{samples}, {texts}.",c):s("{samples} so far, {texts}.",c);T(this.about,o?`${d} ${s("Point at a bran\
ch for its numbers, click it to see its samples.")}`:s("The tree grows with the first tokens."))}pick(e){this.state.pick(e),this.draw()}point(e,n){this.pointed&&
this.pointed.view===e&&this.pointed.node===n||(this.pointed=e&&{view:e,node:n},e?this.refreshCard():this.card.hide())}refreshCard(){if(!this.pointed)return;let{
view:e,node:n}=this.pointed;if(!e.item.isConnected||!e.entry||!e.entry.head.before){this.pointed=null,this.card.hide();return}let{head:o,run:r}=e.entry,i=n&&r.includes(
n);this.card.show(e.knot,this.state.trie,i?n:o,i?n:r.at(-1),this.group.entries.length)}};function gp(t){for(let e=0;e<=10;e++){let n=l("i");n.style.backgroundColor=
`var(--gp-prob-${e})`,t.querySelector(".gp-key-ramp").append(n)}}var wp="14",bp=t=>t.some(({ended:e})=>e&&e.text)&&t.every(({tokens:e})=>!e.length);function fc(t,e){let n=new Oo(e),o=new $o(t,n);return Qa(o),matchMedia("(max-\
width: 640px)").matches&&(o.lanes.value=wp),r=>{if(t.hidden=!e.header||e.header.kind!=="seeds"||bp(e.entries),!t.hidden&&(r.run&&o.clear(),!(!r.run&&!r.steps&&!r.
status))){for(let i of r.run?e.entries.keys():r.entries)n.read(i);o.draw()}}}function mc(t,e){let o=t.querySelector(".gp-ways"),r=t.querySelector(".gp-first tbody"),i=new WeakMap,a=t.querySelector(".gp-first-words");function c(){let N=l(
"li");return N.append(l("h3"),l("div","gp-read",null,{tabindex:0,role:"group"})),N}function d(N,{label:S,title:_},{started:E}){let M=E?E.prompt_tokens:null,[A,k]=N.
children,h=`${S} ${ue(_)}`;T(A,M?`${h}: ${z(M.length,"{count} token","{count} tokens")}`:h),G(k,{"aria-label":s("The prompt of {lane}",{lane:S})}),i.get(k)!==M&&
(i.set(k,M),k.replaceChildren(...(M||[]).map(({piece:p,text:u})=>p===null?l("span","gp-pill",u):p)))}let m=({raw_logprob:N})=>X(N);function g(N){let S=new Map;N.
forEach((E,M)=>{if(!E)return;let A=[...E.distribution.candidates].sort((h,p)=>m(p)-m(h)),k=({token_id:h})=>h===E.chosen.token_id;for(let h of[...A.slice(0,6),...A.
slice(0,6).some(k)?[]:[E.chosen]])S.has(h.token_id)||S.set(h.token_id,{text:h.text,sides:[null,null]});for(let h of[...A,E.chosen])S.has(h.token_id)&&(S.get(h.token_id).
sides[M]??=h)});let _=({sides:E})=>Math.max(...E.map(M=>M?m(M):0));return[...S.values()].sort((E,M)=>_(M)-_(E))}function b(){let N=l("tr"),S=l("th","",null,{scope:"\
row"});return S.append(l("bdi","gp-word")),N.append(S,...[0,1].map(()=>{let _=l("td"),E=l("div","gp-share"),M=l("span");return M.append(l("i")),E.append(l("span",
"gp-sign"),M,l("b")),_.append(E),_})),N}function y(N){let S=g(N),_=Z(r,S.length,b);S.forEach(({text:E,sides:M},A)=>{let[k,...h]=_[A].cells;fe(k.firstChild,E),h.
forEach((p,u)=>{let f=M[u],w=!!(f&&N[u]&&f.token_id===N[u].chosen.token_id),[x,v,L]=p.firstChild.children;ce(p.firstChild,w?"gp-share gp-chosen":"gp-share"),T(x,
w?"▶":""),ne(v.firstChild,"width",f?m(f):0),T(L,N[u]?f?H(m(f)):"–":"")})})}function C(N){if(N.some(M=>!M))return s("Both runs have to write a token first.");
let[S,_]=N.map(({chosen:M})=>M);return`${S.token_id===_.token_id?s("Both begin with {token}: {one} with the template, {other} without it.",{token:V(S.text),one:H(
m(S)),other:H(m(_))}):s("With the template it begins with {one}, without it with {other}.",{one:V(S.text),other:V(_.text)})} ${s("The probabilities are the mode\
l’s own, before the processors; ▶ was chosen, – was not recorded.")}`}return()=>{if(t.hidden=e.groups.length!==2,t.hidden)return;let N=[0,1].map(E=>e.shownOf(
E).log),S=Z(o,2,c);N.forEach((E,M)=>d(S[M],e.groups[M],E));let _=N.map(E=>Te(E)[0]||null);T(a,C(_)),y(_)}}var kp=14,yp=200;function gc(t,e,{onPick:n,onResize:o}){let r=t.querySelector("canvas"),i=t.querySelector(".gp-map-row"),a=t.querySelector(".gp-map-column");function c({
clientX:g,clientY:b}){let{left:y,top:C,width:N,height:S}=r.getBoundingClientRect(),_=e.canvas,E=(M,A)=>Math.max(0,Math.min(A-1,Math.floor(M*A)));return{place:E(
(g-y)/N,e.step.places.length),step:_[E((b-C)/S,_.length)]}}t.addEventListener("click",g=>e.step&&n(c(g)));function d(g){let b=e.canvas,y=e.step.places.length;t.
style.height=`${Math.max(24,Math.min(yp,kp*b.length))}px`;let[C,N]=[r.clientWidth,r.clientHeight].map(h=>Math.round(h*devicePixelRatio));if(!C||!N)return;Object.
assign(r,{width:C,height:N});let S=r.getContext("2d"),_=getComputedStyle(t),E=_.getPropertyValue("--gp-text").trim(),[M,A]=[C/y,N/b.length],k=Math.max(.75,Math.
min(M,A,8*devicePixelRatio)*.2);b.forEach((h,p)=>h.places.forEach((u,f)=>{S.fillStyle=_.getPropertyValue(Hs(g,ko(u))).trim(),S.fillRect(Math.floor(f*M),Math.floor(
p*A),Math.ceil(M),Math.ceil(A)),u.accepted&&(S.fillStyle=E,S.beginPath(),S.arc((f+.5)*M,(p+.5)*A,k,0,2*Math.PI),S.fill())})),m(b.length,y)}function m(g,b){i.style.
top=`${e.step.step/g*100}%`,i.style.height=`${100/g}%`,a.hidden=e.place===null,!a.hidden&&(a.style.left=`${e.place/b*100}%`,a.style.width=`${100/b}%`)}return new ResizeObserver(
o).observe(r),d}var xp=8e3,vp=120,Sp=700;function wc(t,e){let n=v=>t.querySelector(".gp-"+v),[o,r,i,a]=["canvas-text","canvas-slider","canvas-play","canvas-shade"].map(n),c=new bo(
e),d=gc(n("canvas-map"),c,{onPick:({place:v,step:L})=>M(c.steps.indexOf(L),v),onResize:()=>!t.hidden&&d(a.value)}),m=l("span","gp-canvas-prompt"),g=l("span","gp\
-canvas-before"),b=l("span","gp-canvas-now"),y=0,C=0;o.append(m,g,b);function N(){let{step:v}=c,L=c.before.flatMap(({places:P})=>P);g.childElementCount!==L.length&&
g.replaceChildren(...L.map(_));let O=Z(b,v.places.length,S),{end:$}=c;C=Math.min(C,v.places.length-1),v.places.forEach((P,W)=>{let I=O[W],R=c.accepted(W);I.replaceChildren(),
Pe(I,P);let q=I.querySelector(".gp-ink");gt(q,a.value,ko(P)),R?I.dataset.accepted=R:delete I.dataset.accepted,I.toggleAttribute("data-after-end",W>=$),I.setAttribute(
"aria-pressed",String(W===c.place)),I.setAttribute("aria-label",E(P,W,R)),I.tabIndex=W===C?0:-1})}let S=()=>l("span","gp-token",null,{role:"button"});function _(v){
let L=l("span","gp-written");return Pe(L,v),L}function E(v,L,O){let $={number:L+1,token:V(v.text),share:H(X(v.logprob))};return O==="newly"?s("Place {number}: {\
token}, probability {share}, newly accepted",$):O?s("Place {number}: {token}, probability {share}, accepted",$):s("Place {number}: {token}, probability {share},\
 not accepted",$)}o.addEventListener("click",({target:v})=>{let L=[...b.children].indexOf(v.closest(".gp-token"));L>=0&&M(c.at,L===c.place?null:L)}),o.addEventListener(
"keydown",v=>{let L=[...b.children].indexOf(v.target.closest(".gp-token")),O={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1,Home:-1/0,End:1/0}[v.key];if(!(L<
0)){if(v.key==="Enter"||v.key===" ")M(c.at,L);else if(v.key==="Escape")M(c.at,null);else if(O)C=Math.max(0,Math.min(b.childElementCount-1,L+O)),c.place===null?N():
M(c.at,C),b.children[C].focus();else return;v.preventDefault()}});function M(v,L){c.at=v,c.place=L,L!==null&&(C=L),f()}function A(){let{step:v,number:L,steps:O,
numCanvases:$}=c,P=c.canvas.length,W={canvas:v.canvas+1,canvases:$,step:v.step+1,steps:P},I=s("canvas {canvas} of {canvases}, step {step} of {steps}",W);r.max=String(
O.length),r.value=String(L+1),r.setAttribute("aria-valuetext",I),T(n("canvas-step-words"),I),T(i,s(y?"❚❚ Pause":"▶ Play"));let{places:R,accepted:q,newly:B}=c.
counts,F={accepted:j(q),places:j(R),newly:j(B),temperature:v.temperature.toFixed(2)};T(n("canvas-short"),s("{accepted} of {places} places accepted, {newly} newl\
y; temperature {temperature}",F))}function k(){clearInterval(y),y=0}i.addEventListener("click",()=>{if(y){k(),A();return}c.number>=c.steps.length-1&&(c.at=0);let v=Math.
max(vp,Math.min(Sp,xp/c.steps.length));y=window.setInterval(()=>{!t.isConnected||c.number>=c.steps.length-1?k():c.at=c.number+1,f()},v),f()}),r.addEventListener(
"input",()=>{k(),M(Number(r.value)-1,c.place)}),r.addEventListener("keydown",({key:v})=>v==="Escape"&&M(null,c.place)),a.addEventListener("change",()=>f());function h(){
let{place:v}=c;if(K(n("one-place"),v!==null),K(n("place-hint"),v===null),v===null)return;let{since:L,accepted:O,count:$,last:P}=c.history(v),W={place:v+1,token:V(
P.text),since:L+1,accepted:O,steps:$};T(n("place-verdict"),z($,"Place {place}: {token} has been the likeliest since step {since}. The sampler accepted the place\
 in {accepted} of {count} step.","Place {place}: {token} has been the likeliest since step {since}. The sampler accepted the place in {accepted} of {count} step\
s.",W));let I=t.querySelector(".gp-one-place tbody"),R=Z(I,$,p);c.canvas.forEach((D,Y)=>u(R[Y],D,D.places[v]));let q=n("place-table"),{offsetTop:B,offsetHeight:F}=R[c.
step.step];(B<q.scrollTop+F||B+F>q.scrollTop+q.clientHeight)&&(q.scrollTop=B-q.clientHeight/2)}function p(){let v=l("tr"),L=l("td");return L.append(l("button","\
gp-place-step","",{type:"button"})),v.append(L,...["read","likeliest"].map(()=>{let O=l("td");return O.append(l("bdi")),O}),l("td"),l("td","gp-place-entropy"),l(
"td")),v}function u(v,L,O){let[$,P,W,I,R,q]=v.cells;T($.firstChild,String(L.step+1)),Se(P.firstChild,O.read_text),Se(W.firstChild,O.text),T(I,H(X(O.logprob))),T(
R,ie(O.entropy,e.unit)),T(q,O.accepted?s("✓ yes"):s("– no")),L===c.step?v.setAttribute("aria-current","step"):v.removeAttribute("aria-current")}t.querySelector(
".gp-one-place tbody").addEventListener("click",({target:v})=>{let L=v.closest("tr");L&&M(c.steps.indexOf(c.canvas[L.rowIndex-1]),c.place)});function f(){c.step&&
(A(),N(),h(),Xe(n("canvas-scale"),a.value,e.unit),d(a.value),T(n("map-words"),z(c.canvas.length,"{places} places, {count} step","{places} places, {count} steps",
{places:j(c.step.places.length)})))}function w(){k(),c.clear(),C=0,g.replaceChildren(),b.replaceChildren(),T(m,e.started?e.started.prompt_tokens.map(({piece:v})=>v??
"").join(""):"")}let x=()=>!t.hidden&&f();return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",x),new MutationObserver(x).observe(document.
body,{attributes:!0,attributeFilter:["class"]}),v=>{v.run&&w(),t.hidden=!e.canvasSteps.length,!t.hidden&&(v.run||v.steps||v.status||v.unit)&&f()}}function bc(t,e){let n=t.querySelector(".gp-arrival-words"),o=t.querySelector(".gp-arrival-bar");return r=>{if(t.hidden=!e.found||!!e.found.over,t.hidden||!r.found)
return;let{done:i,total:a}=e.found,c=qt(e.found);T(n,c[0].toUpperCase()+c.slice(1)),U(i)&&a?(o.setAttribute("aria-valuenow",Math.floor(i/a*100)),ne(o.firstChild,
"width",i/a)):(o.removeAttribute("aria-valuenow"),ne(o.firstChild,"width",1))}}function rt(t){return U(t)?t>=1e9?s("{count} billion",{count:(t/1e9).toFixed(1)}):t>=1e6?s("{count} million",{count:(t/1e6).toFixed(t<1e7?1:0)}):t.toLocaleString(
"en"):"–"}function Ao(t,e){t.replaceChildren(...e.map(([n,o])=>{let r=l("div");return r.append(l("dt","",n)," ",l("dd","",o)),r}))}function it(t,e,n,o,r){let i=l(
"button","gp-button gp-press",o,{type:"button","aria-label":r||`${o}: ${n}`});return i.addEventListener("click",()=>t.ask({type:"model",act:e,model:n})),i}function kc(t,e){let[n,o,r,i,a]=[".gp-about",".gp-fit",".gp-pairs","tbody",".gp-smaller"].map(y=>t.querySelector(y));function c(y){T(n,y.model);let[C,N]=o.children;
if(T(C,d(y)),T(N,y.why?`${s(y.why)} ${s(y.fix)}`:b(y)),Ao(r,[[s("class"),y.class_name],[s("parameters"),rt(y.parameters)],[s("precision"),y.dtype],[s("device"),
y.device],[s("to download"),y.complete?y.download?be(y.download):s("nothing: it is here"):s("its weights are missing")],[s("memory"),m(y)],[s("free memory"),be(
y.free)],...y.free_disk===null?[]:[[s("free disk space"),be(y.free_disk)]],[s("context"),y.context_length?z(y.context_length,"{count} token","{count} tokens"):s(
"unlimited")],[s("vocabulary"),rt(y.vocab_size)]]),g(y),a.replaceChildren(),y.smaller){let{model:S,bytes:_}=y.smaller;a.append(`${s("It does not fit in any prec\
ision. A model that does: {model}, {size}.",{model:S,size:be(_)})} `,it(e,"pick",S,s("Choose")))}}function d({complete:y,fits:C}){return y?C===null?`? ${s("It i\
s not known whether it fits.")}`:C?`✓ ${s("It fits.")}`:`✕ ${s("It does not fit.")}`:`✕ ${s("It cannot be opened.")}`}function m({memory:y,reckoned:C}){return y===
null?s("not known"):C?s("about {size}",{size:be(y)}):be(y)}function g({ways:y,free:C}){t.querySelector("table").hidden=y.length===0;let N=Math.max(C,...y.map(({
bytes:S})=>S))*1.05;i.replaceChildren(...y.map(({model:S,label:_,bytes:E,fits:M})=>{let A=l("tr",M?"":"gp-over"),k=l("span","gp-strip",null,{"aria-hidden":"true"}),
[h,p]=[l("i"),l("u")];ne(h,"width",Math.min(1,E/N)),ne(p,"left",C/N),k.append(h,p);let u=[l("th","",s(_),{scope:"row"}),l("td","",be(E)),l("td"),l("td","",M?`✓ ${s(
"yes")}`:`✕ ${s("no")}`),l("td")];return u[2].append(k),u[4].append(it(e,"pick",S,s("Choose"),s("Choose {precision}",{precision:s(_)}))),A.append(...u),A}))}function b({
room:y,free:C,reckoned:N}){if(y===null)return s("Neither its files nor its config tell how much memory it needs.");let S={size:be(y),free:be(C)};return N?`${s("\
It needs about {size}, with room for a run; {free} is available.",S)} ${s("Its weights do not tell their size: this is estimated from its config.")}`:s("It need\
s {size}, with room for a run; {free} is available.",S)}return y=>{t.hidden=!e.found,!t.hidden&&y.found&&c(e.found)}}var _p=[1,2,4];function yc(t,e){let n=t.querySelector("thead tr"),[o,r,i,a]=[".gp-about",".gp-pairs",".gp-none","tbody"].map(g=>t.querySelector(g));function c(g){
T(o,g.model),Ao(r,[[s("class"),g.class_name],[s("parameters"),rt(g.parameters)],[s("precision"),s(g.precision)],[s("device"),g.device],[s("in memory"),be(g.bytes)],
[s("context"),g.context_length?z(g.context_length,"{count} token","{count} tokens"):s("unlimited")],[s("vocabulary"),rt(g.vocab_size)],[s("chat template"),g.chat_template?
s("yes"):s("no")]]);let{fields:b}=g;T(i,b.length?"":s("It sets no field: the library’s defaults apply.")),i.hidden=b.length>0,t.querySelector("table").hidden=
b.length===0,a.replaceChildren(...b.map(y=>{let C=l("tr"),N=l("th","",null,{scope:"row"});N.append(l("code","",y.name)),C.append(N,d(y.model),d(y.library),l("td",
"",s(y.meaning)),l("td","",m(y)));for(let S of _p)C.cells[S].dataset.label=n.cells[S].textContent;return C}))}function d(g){let b=l("td");return b.append(l("cod\
e","",g===null?s("none"):JSON.stringify(g))),b}function m({applies:g,by:b,ignored:y,same:C}){return b==="changed"?[`▲ ${s("the page sets {value}",{value:JSON.
stringify(g)})}`,s(y)].filter(Boolean).join("; "):b==="model"&&y?`○ ${s(y)}`:b==="model"?C?s("the same as the default"):`◆ ${s("applies")}`:s("another field\
 takes its place")}return g=>{t.hidden=!e.found,!t.hidden&&g.found&&c(e.found)}}function xc(t,e){let n=k=>t.querySelector(".gp-"+k),o=n("costs").tBodies[0],r=()=>e.found&&e.found.question==="precision";function i(){let k=l("tr"),h=l("th","",
null,{scope:"row"});h.append(l("span"),l("small")),k.append(h);for(let p=0;p<6;p++){let u=l("td");if(u.append(l("span"),l("small")),p===0){let f=l("span","gp-by\
tes",null,{"aria-hidden":"true"});f.append(l("i")),u.append(f)}k.append(u)}return k}function a(k,h){if((k.dataset.tip||"")!==h){for(let p of["tabindex","data-ti\
p"])k.removeAttribute(p);if(h)for(let[p,u]of[["tabindex",0],["data-tip",h]])k.setAttribute(p,u)}}let c=(k,h,p="")=>{T(k.children[0],h),T(k.children[1],p)};function d({
bytes:k,scale_bytes:h},p){if(!U(k))return["–",""];let u=p&&U(p.bytes)?s("{share} of the reference",{share:H((k+h)/(p.bytes+p.scale_bytes))}):"";return[So(k+h),
u]}let m=({bytes:k,scale_bytes:h})=>U(k)&&h?s("get_memory_footprint() reports {size}; the scales take another {scales}.",{size:So(k),scales:So(h)}):"";function g({
pace:k,paces:h,ratio:p}){if(!k)return["–",""];let u=h.length>1?s("{low} to {high}",{low:k.low.toFixed(1),high:k.high.toFixed(1)}):s("one run");return[k.median.
toFixed(1),p?`${u}, ${ze(p.median)}`:u]}function b(k,h){if(h===0)return[["–",""],["–",""],["–",""]];let{pair:p}=k;if(!p||p.error)return[[p?s("none"):"–",
""],["–",""],["–",""]];let u=s(e.unit);return[[kt(p.mean,e.unit),u],[kt(p.max,e.unit),s("{unit}, token {number}",{unit:u,number:j(p.max_at+1)})],[H(p.same_top),
""]]}function y(k,h){let p=k.map(u=>u.pair).find((u,f)=>u&&!u.error&&(h===0||f===h));return p?J(p.perplexities[h===0?0:1],3):"–"}function C(k){let h=ue(k.precision||
"");return h&&h!==ue(k.title)?s("the reference: {precision}",{precision:h}):s("the reference")}function N({groups:k}){let h=Math.max(...k.map(({bytes:u,scale_bytes:f})=>(u||
0)+(f||0)),1),p=Z(o,k.length,i);k.forEach((u,f)=>{let[w,x,v,L,O,$,P]=p[f].cells;c(w,ue(u.title),f?ue(u.precision||u.model):C(u)),c(x,...d(u,f?k[0]:null)),a(x.firstChild,
m(u)),K(x.lastChild,U(u.bytes)),ne(x.lastChild.firstChild,"width",((u.bytes||0)+(u.scale_bytes||0))/h),c(v,...g(u)),b(u,f).forEach((W,I)=>c([L,O,$][I],...W)),c(
P,y(k,f))})}function S(k,h){let[p,u]=[[...k],[...h]],f=p.findIndex((w,x)=>w!==u[x]);return f<0?p.length:f}function _({groups:k}){let h=Z(n("writings"),k.length,
()=>{let u=l("li"),f=l("p","gp-writing-head");return f.append(l("b"),l("span","gp-note")),u.append(f,l("p","gp-writing",null,{dir:"auto"})),u}),p=k[0].text;k.forEach(
(u,f)=>{let[w,x]=h[f].children;T(w.children[0],ue(u.title)),T(w.children[1],E(u,f,p)),w.children[1].classList.toggle("gp-parting",f>0&&U(u.parts_at));let v=JSON.
stringify([p,u.text,f]);if(x.dataset.key===v||(x.dataset.key=v,x.replaceChildren(),u.text===null))return;let L=f&&p!==null?S(p,u.text):[...u.text].length,O=[...u.
text];x.append(O.slice(0,L).join("")),L<O.length&&x.append(l("span","gp-apart",O.slice(L).join("")))})}function E({failed:k,text:h,tokens:p,parts_at:u,pair:f},w,x){
if(k)return`✕ ${s("stopped by an error")}`;if(h===null)return e.done?s("did not finish"):s("writing, or waiting for its turn");let v=f&&f.error&&s("Its distri\
butions cannot be compared with those of the reference: {why}",{why:`${s(f.error.message)} ${s(f.error.fix)}`});return[M(p,u,w&&x!==null),v].filter(Boolean).join(
". ")}function M(k,h,p){return p?U(h)?`✂ ${s("diverges from the reference at token {number} of {all}",{number:j(h+1),all:j(k)})}`:`= ${z(k,"the same {count} t\
oken as the reference","the same {count} tokens as the reference")}`:z(k,"{count} token","{count} tokens")}function A(){let k=e.found;T(n("missing"),k.reading!==
null?s("Reading the reference’s text with {model}.",{model:ue(k.groups[k.reading].title)}):Le(e,k)),K(n("warning"),k.others),T(n("warning"),k.others?`⚠ ${s(
Bt)}`:""),K(n("cpu"),!!k.cpu_words),T(n("cpu"),s(k.cpu_words)),N(k),_(k);let h=k.groups.filter(({pair:p})=>p&&!p.error);e.done&&h.length&&T(n("told"),h.map(({title:p,
pair:u})=>s("{model}: mean KL {kl}",{model:ue(p),kl:`${kt(u.mean,e.unit)} ${s(e.unit)}`})).join(". ")+".")}return k=>{t.hidden=!r(),!t.hidden&&(k.found||k.status||
k.unit)&&A()}}function vc(t,e){let n=t.querySelector(".gp-shelf-sections"),o=new Map;function r({sections:a,canOpen:c}){let d=document.activeElement&&t.contains(document.activeElement)?
document.activeElement.getAttribute("aria-label"):null;n.replaceChildren(...a.flatMap(({title:m,note:g,folded:b,rows:y})=>{let C=s(m),N=l("table"),S=l("tr");S.append(
...[s("model"),s("description"),s("size"),s("matching draft")].map(k=>l("th","",k,{scope:"col"})),l("td"));let[_,E]=[l("thead"),l("tbody")];_.append(S),E.append(
...y.map(k=>i(k,c))),N.append(l("caption","gp-hidden",C),_,E);let M=l("details","gp-shelf-section"),A=l("summary");return A.append(l("h3","",C),l("span","gp-not\
e",` ${y.length}`)),M.append(A,l("p","gp-note",y.length?s(g):s("None yet.")),...y.length?[N]:[]),M.open=o.has(C)?o.get(C):!b,M.addEventListener("toggle",()=>o.set(
C,M.open)),[M]})),d&&t.querySelector(`[aria-label=${CSS.escape(d)}]`)?.focus()}function i(a,c){let d=l("tr"),m=l("th","",a.model,{scope:"row"}),g=a.download&&!a.
here,[b,y,C,N]=[l("td","",s(a.words)),l("td"),l("td","",a.assistant||"–",{"data-label":s("matching draft")}),l("td")];if(a.loaded){let{class_name:S,precision:_,
device:E,bytes:M,in_use:A,parameters:k}=a.loaded;b.append(A?`● ${s("in use")}`:`○ ${s("idle")}`,l("small","",s("{kind}, {precision}, on {device}",{kind:S,precision:s(
_),device:E}))),y.append(be(M),l("small","",s("{count} parameters",{count:rt(k)})))}else{y.append(a.millions?s("about {size}",{size:rt(a.millions*1e6)}):be(a.size),
l("small","",a.millions?s("parameters"):s("on disk"))),g&&y.append(l("small","",s("{size} to download",{size:be(a.download)})));let S=[a.gated?`▲ ${s("gated: \
needs an access token")}`:"",a.here?`✓ ${s("downloaded")}`:""].filter(Boolean);S.length&&m.append(l("small","",S.join(" · ")))}return N.append(g?it(e,"get",a.
model,s("Get it")):it(e,"use",a.model,s("Use it"))),a.loaded?N.append(it(e,"tell",a.model,s("Show"))):c&&N.append(it(e,"pick",a.model,s("Fill in"))),a.canUnload&&
N.append(it(e,"unload",a.model,s("Unload"))),d.append(m,b,y,C,N),d}return a=>{t.hidden=!e.found,!t.hidden&&a.found&&r(e.found)}}var Op=5,Mp=60,Ep=6e7,Tp=(t,e)=>Array.isArray(e)&&t.length===e.length&&t.every((n,o)=>n===e[o]),rn=t=>[t,...t.children.flatMap(rn)],rr=t=>t.parent?rr(t.parent):
t,Co=class{constructor(e){this.log=e,this.trees=[],this.shown=null,this.along=Sc()}get all(){return this.trees.flatMap(rn)}get busy(){return this.log.running||this.
log.waiting}get visible(){return this.trees.some(({children:n})=>n.length)?this.trees.filter(n=>n.children.length||n===rr(this.shown)):[]}get refuge(){return this.
shown&&(this.shown.parent||this.trees.filter(e=>e!==this.shown).at(-1))}begin(){let{log:e}=this;if(this.along=Sc(),!e.started||e.turn===void 0){this.shown=null;
return}let{turn:n,started:o,asked:r}=e,i=this.all.find(m=>m.turn===n);if(i){this.shown=i;return}e.asked=null;let a=r&&Tp(r.ids,o.request.given)&&this.all.find(m=>m.
turn===r.turn);if(a&&r.kind!=="branch"&&a.plain&&a.mode===o.mode){Object.assign(a,{turn:n,pieces:[]}),this.shown=a;return}let c=o.request.only_given===!0,d={turn:n,
read:c,parent:null,children:[],name:"",pieces:[],tokens:0,total:0,text:""};if(a){for(Object.assign(d,{at:r.at,from:r.from,on:r.on,kind:r.kind,parent:a});d.parent.
parent&&d.at<d.parent.at;)d.parent=d.parent.parent;d.parent.children.push(d)}else this.trees=this.trees.filter(({children:m})=>m.length),this.trees.push(d);this.
shown=d}measure(){let{log:e,along:n}=this,o=e.lines();n.follow(o.length?o[0].last:null);let{steps:r}=n;Object.assign(this.shown,{text:e.text,tokens:r.length,total:n.
total,mode:e.started.mode,searched:e.usesBeams,plain:o.length===1&&o[0].kind==="sequence",pieces:r.map(({piece:i,chosen:a})=>i??a.text)})}makeRoom(){for(;;){let e=this.
all,n=e.reduce((r,{text:i})=>r+i.length,0);if(this.trees.length<=Op&&e.length<=Mp&&n<=Ep)return;let o=this.trees.find(r=>r!==rr(this.shown))||e.filter(r=>r.parent&&
r!==this.shown&&!r.children.length).sort((r,i)=>r.turn-i.turn)[0];if(!o)return;this.detach(o)}}detach(e){e.parent?e.parent.children=e.parent.children.filter(n=>n!==
e):this.trees=this.trees.filter(n=>n!==e)}};function Sc(){return new me(0,(t,{chosen:e})=>t+(e.logprob??-1/0))}function _c(t){let{root:e,state:n,tree:o,told:r,remove:i}=t,{log:a}=n,c=e.querySelector(".gp-rename"),d=()=>T(r,s("A run is under way. Wait for its end, or clic\
k Stop."));function m(y){if(!(!y||y===n.shown)){if(n.busy){d();return}n.shown=y,a.feedRun(y.text,y.turn),a.ask({type:"shown"}),t.draw(),y.item.focus({preventScroll:!0})}}
function g(){if(!i.dataset.sure){i.textContent=z(rn(n.shown).length,"Delete this run?","Delete these {count} runs?"),i.dataset.sure="yes",i.focus();return}let y=n.
shown,C=n.refuge;n.busy?d():C&&(n.detach(y),m(C)),t.calm()}function b(){let y=n.shown,C=l("input","gp-rename-field",null,{"aria-label":s("Name of this run"),maxlength:60});
C.value=y.name;let N=!0,S=_=>{N&&(N=!1,_&&(y.name=C.value.trim()),document.activeElement===C&&y.item.focus(),C.remove(),t.fill(y))};C.addEventListener("keydown",
_=>{_.stopPropagation(),(_.key==="Enter"||_.key==="Escape")&&S(_.key==="Enter")}),C.addEventListener("click",_=>_.stopPropagation()),C.addEventListener("blur",()=>S(
!0)),y.item.querySelector(".gp-label").replaceChildren(C),C.focus(),C.select()}o.addEventListener("click",y=>{let C=y.target.closest(".gp-run"),N=n.visible.flatMap(
rn).find(S=>S.item===C);N===n.shown?N.item.focus():m(N)}),o.addEventListener("keydown",y=>{let{shown:C}=n;if(y.ctrlKey||y.metaKey||y.altKey||!C)return;let N=n.visible.
flatMap(rn),S=N.indexOf(C),_={ArrowDown:()=>m(N[S+1]),ArrowUp:()=>m(N[S-1]),ArrowRight:()=>m(C.children[0]),ArrowLeft:()=>m(C.parent),Home:()=>m(N[0]),End:()=>m(
N.at(-1)),F2:b,Delete:()=>{i.disabled||g()}};Object.hasOwn(_,y.key)&&(y.preventDefault(),_[y.key]())}),c.addEventListener("click",b),i.addEventListener("click",
g),i.addEventListener("blur",()=>t.calm())}var Oc=8,Lp=3,$p=-1e30,Ap=t=>`log p ${t>$p?t.toFixed(2).replace("-","−"):"−∞"}`;function Cp(t){let e=t.pieces,n=Math.min(...t.children.map(({at:i})=>i)),o=t.
parent?t.at:Number.isFinite(n)&&n>=Lp?n:0,r=Me(e.slice(o,o+Oc).join(""));return s("“{text}”",{text:`${o&&!t.parent?"…":""}${r}${e.length>o+Oc?"…":""}`})}
function Mc(t){if(!t.parent)return t.read?s("a text that was read:"):s("the original:");let e={number:t.at+1,token:V(t.from??"")};return t.kind!=="branch"?s("co\
ntinues at token {number}:",e):t.on?s("again from {token} at token {number}:",e):s("instead of {token} at token {number}:",e)}var Po=class{constructor(e,n){this.
root=e,this.state=n,this.tree=e.querySelector(".gp-tree"),this.told=e.querySelector(".gp-told"),this.remove=e.querySelector(".gp-delete")}draw(){let{root:e,tree:n,
state:o}=this,r=o.log.canAsk?o.visible:[];if(e.hidden=!r.length,e.hidden)return;let{scrollTop:i}=n;n.replaceChildren(...r.map(a=>this.lay(a))),n.scrollTop=i,o.shown&&
this.reveal(o.shown.item.firstChild),this.remove.disabled=!o.refuge,this.calm()}calm(){this.remove.textContent="Delete",delete this.remove.dataset.sure}lay(e){e.
item??=Pp(),this.fill(e);let n=e.item.querySelector(":scope > ul");if(n&&n.remove(),e.children.length){let o=l("ul","",null,{role:"group"});o.append(...e.children.
map(r=>this.lay(r))),e.item.append(o),e.item.setAttribute("aria-expanded","true")}else e.item.removeAttribute("aria-expanded");return e.item}fill(e){let{item:n}=e,
o=e===this.state.shown,r=Cp(e),i=[z(e.tokens,"{count} token","{count} tokens"),Ap(e.total),...e.searched?[s("best of {mode}",{mode:St(e.mode)})]:[]].join(" · "),
a=n.querySelector(".gp-label");if(!a.querySelector("input")){let d=[l("span","gp-note",Mc(e))," ",l("bdi","gp-words",r)];e.name?a.replaceChildren(l("bdi","gp-na\
me",e.name)," ",...d):a.replaceChildren(...d)}let c=n.querySelector(".gp-facts");T(c,i),c.title=s("Length, and total log-probability after the processors, in na\
ts; −∞ where they remove a given token. Beam search scores given tokens before the processors."),T(n.querySelector(".gp-sign"),o?"▶":""),n.setAttribute("a\
ria-selected",String(o)),n.setAttribute("aria-label",[e.name,`${Mc(e)} ${r}`,i,o?s("shown"):""].filter(Boolean).join(", ")),n.tabIndex=o?0:-1}reveal(e){let{tree:n}=this,
[o,r]=[n.getBoundingClientRect(),e.getBoundingClientRect()];n.scrollTop+=Math.min(0,r.top-o.top-4)+Math.max(0,r.bottom-o.bottom+4)}};function Pp(){let t=l("li",
"gp-run",null,{role:"treeitem"}),e=l("div","gp-row");return e.append(l("span","gp-sign","",{"aria-hidden":"true"}),l("span","gp-label"),l("span","gp-facts")),t.
append(e),t}function Ec(t,e){let n=new Co(e),o=new Po(t,n);return _c(o),r=>{r.run&&n.begin();let{shown:i}=n;if(i&&e.turn===i.turn&&(r.run||r.steps||r.status)&&n.measure(),r.
run){n.makeRoom();let a=o.tree.contains(document.activeElement);o.draw(),a&&i&&i.item&&i.item.focus({preventScroll:!0})}else!t.hidden&&i&&i.item&&o.fill(i);r.status&&
!n.busy&&T(o.told,"")}}var Np={true:"button",false:"div"};function Wp({text:t},{chosen:e,removed:n,by:o}){let r=V(t);return e?s("Run again from here with {token}.",{token:r}):n?s("Con\
tinue from here with {token} instead, although {processor} removed it.",{token:r,processor:o}):s("Continue from here with {token} instead.",{token:r})}var an=class{constructor(e){
this.item=l("li","gp-bar"),e.append(this.item),this.body=null}build(e){let n=Np[e];if(this.body&&this.body.localName===n)return;let o=l(n,"gp-row",null,e?{type:"\
button"}:{role:"group"});this.rank=l("span","gp-rank"),this.sign=l("span","gp-sign","",{"aria-hidden":"true"}),this.word=l("bdi","gp-word");let r=l("span","gp-n\
ame");r.append(this.sign,this.word),this.after=l("span","gp-fill gp-after"),this.before=l("span","gp-fill gp-before"),this.thick=l("span","gp-track"),this.thin=
l("span","gp-track gp-thin"),this.thick.append(this.after),this.thin.append(this.before),this.why=l("span","gp-why"),this.remover=l("span","gp-remover"),this.why.
append(...he(s("removed by {processor}"),{processor:this.remover}));let i=l("span","gp-tracks");i.append(this.thick,this.why,this.thin),this.value=l("span"),this.
raw=l("small");let a=l("span","gp-values");a.append(this.value,this.raw),o.append(this.rank,r,i,a,l("span","gp-go",e?"↪":"",{"aria-hidden":"true"})),o.tabIndex=
this.body?this.body.tabIndex:-1,this.body?this.body.replaceWith(o):this.item.prepend(o),this.body=o}fill(e,n,o){let{text:r,after:i,before:a,rank:c,chosen:d,given:m,
removed:g,by:b,rest:y,words:C}=e;this.build(o&&!y),this.entry=e,this.item.hidden=!1;let N={"gp-chosen":d,"gp-removed":g,"gp-rest":y};ce(this.item,["gp-bar",...Object.
keys(N).filter(M=>N[M])].join(" ")),T(this.rank,c?j(c):""),T(this.sign,d?"▶":g?"✕":""),fe(this.word,r,{plain:y}),this.thick.hidden=g||i===null;for(let[M,A]of[
[this.after,i||0],[this.before,a]])ne(M,"width",Math.min(1,A/n)),M.parentNode.classList.toggle("gp-beyond",A>n*1.005);T(this.value,g?"":i===null?"–":H(i)),T(this.
raw,H(a)),T(this.remover,b),this.why.hidden=!g;let S=[d&&(m?s("given"):s("chosen")),g&&s("removed by {processor}",{processor:b})].filter(Boolean).join(", "),_=[
y?r:V(r),S].filter(Boolean).join(", "),E=o&&!y?Wp({text:r},e):"";this.body.setAttribute("aria-label",E?`${_}. ${E}`:_),we(this.body,()=>E?`${E} ${C()}`:C())}hide(){
this.item.hidden=!0}};function No(t){let e=()=>[...t.querySelectorAll(".gp-bar:not([hidden]) > .gp-row")],n=o=>e().forEach(r=>{r.tabIndex=r===o?0:-1});return t.
addEventListener("focusin",o=>o.target.matches(".gp-row")&&n(o.target)),t.addEventListener("keydown",o=>{let r=e(),i=r.indexOf(o.target),a={ArrowDown:i+1,ArrowUp:i-
1,Home:0,End:r.length-1}[o.key];i<0||a===void 0||o.ctrlKey||o.metaKey||o.altKey||(o.preventDefault(),o.stopPropagation(),r[Math.max(0,Math.min(r.length-1,a))].focus())}),
()=>{let o=e();o.length&&!o.some(r=>r.tabIndex===0)&&(o[0].tabIndex=0)}}var qp=(t,e)=>t.map(({watched:n})=>{let o=(n||[]).find(({token_id:r})=>r===e);return o&&X(o.logprob)}),ir=class extends an{constructor(e){super(e),this.along=l(
"div","gp-along",null,{"data-tip":"",tabindex:"0",role:"img"}),this.line=ee("polyline","gp-along-line"),this.here=ee("line","gp-along-here");let n=ee("svg","gp-\
along-plot");n.setAttribute("preserveAspectRatio","none"),n.setAttribute("viewBox","0 0 100 100"),n.append(this.here,this.line),this.along.append(n,l("span","gp\
-along-words")),this.item.append(this.along)}},Wo=class{constructor(e,n,o){this.log=n,this.entryOf=o,this.box=e.querySelector(".gp-looked-box"),this.list=e.querySelector(
".gp-looked"),this.form=e.querySelector(".gp-look"),this.field=e.querySelector(".gp-look-text"),this.state=e.querySelector(".gp-look-state"),this.rows=[],this.makeReachable=
No(this.list),this.form.addEventListener("submit",r=>this.ask(r))}lineNumber(){let e=this.log.current(),n=e&&!e.isPrompt&&this.log.lineOf(e);return n?this.log.lines().
findIndex(({last:o,label:r})=>o===n.last&&r===n.label):-1}ask(e){e.preventDefault();let n=this.field.value,o=this.lineNumber();if(!n||o<0){T(this.state,n?s("Sel\
ect a token of the generated text first."):s("Type the text of a token first."));return}T(this.state,s("Looking up {token} …",{token:V(n)})),this.log.ask({type:"\
look",line:o,text:n})}draw(e,n,o){(n.run||n.watched)&&T(this.state,"");let r=e.isPrompt?[]:e.watched||[];this.form.hidden=!this.log.canAsk||this.lineNumber()<0,
this.list.parentNode.hidden=!r.length,this.box.hidden=this.form.hidden&&!r.length;let i=r.map(d=>this.entryOf(d,e)),a=Math.max(.02,...i.map(({after:d,before:m})=>Math.
max(d||0,m))),c=r.length?pe(this.log.lastOf(e)):[];for(;this.rows.length>r.length;)this.rows.pop().item.remove();for(;this.rows.length<r.length;)this.newRow();r.
forEach((d,m)=>{this.rows[m].fill(i[m],a,o),this.drawAlong(this.rows[m],qp(c,d.token_id),e)}),this.makeReachable()}newRow(){this.rows.push(new ir(this.list))}drawAlong(e,n,o){
let r=n.map(g=>g??0);if(e.along.hidden=r.length<2,e.along.hidden)return;let i=Math.max(...r),a=r.indexOf(i),c=g=>g/(r.length-1)*100,d=Ip(r,150).map(([g,b])=>`${c(
g).toFixed(1)},${(98-(i?b/i:0)*94).toFixed(1)}`);e.line.setAttribute("points",d.join(" "));for(let[g,b]of Object.entries({x1:c(o.index),x2:c(o.index),y1:0,y2:100}))
e.here.setAttribute(g,b);let m=i?s("highest {share}, at token {number}",{share:H(i),number:a+1}):s("probability 0 everywhere");T(e.along.lastElementChild,m),e.along.
dataset.tip=s("The probability of this token after the processors, along the text of {count} tokens: {words}. The vertical line is the current token.",{count:j(
r.length),words:m}),e.along.setAttribute("aria-label",s("along the text: {words}",{words:m}))}};function Ip(t,e){let n=Math.ceil(t.length/e),o=[];for(let r=0;r<
t.length;r+=n){let i=r;for(let a=r+1;a<Math.min(t.length,r+n);a++)t[a]>t[i]&&(i=a);o.push([i,t[i]])}return o}var ar=t=>t?H(t):"<0.01%",Rp=(t,e)=>t.kept!==e||t.mass_moved>0;function Mn({distribution:{stages:t,vocab:e}}){return t.map((n,o)=>{let[r,i,a]=Ce(n.name),c=o?t[o-
1].kept:e;return{number:o+1,kind:n.name,name:r,meaning:i,knobs:a,entropy:n.entropy,kept:n.kept,keptBefore:c,removed:n.mass_removed,moved:n.mass_moved,idle:!Rp(n,
c)}})}function cn({kept:t,keptBefore:e,removed:n,moved:o,idle:r}){if(r)return s("did nothing");let i=[];return t<e&&i.push(z(e-t,"removed {count} token ({share}\
)","removed {count} tokens ({share})",{share:ar(n)})),t>e&&i.push(z(t-e,"brought {count} token back","brought {count} tokens back")),(o-n>.001||!i.length)&&i.push(
s("moved {share}",{share:H(o)})),i.join(", ")}var ln=({layers:t,distribution:e})=>!!t&&(e.stages[0]||{}).name!=="DolaContrast";function qo(t,{effective:e,config:n}){
let o={...e,...n};return t.filter((r,i)=>i===0||o[r]).map(r=>{let i=JSON.stringify(o[r]??null);return i==="null"||i.length>12?r:`${r} ${i}`}).join(", ")}function En(t){
return ln(t)?{name:"DoLa",meaning:s("The scores of the last layer minus those of the contrasted one, without the tokens that DoLa finds improbable: what the pro\
cessors are given.")}:{name:t.layers?s("the last layer"):s("the model"),meaning:s("The distribution that the model gave, before any processor.")}}function at({distribution:{
candidates:t},chosen:e}){return t.some(({token_id:n})=>n===e.token_id)?t:[...t,e]}function Io(t,e,n){if(t.length<=e)return t;let o=({raw_logprob:a,logprob:c})=>Math.
max(X(a),X(c)),r=[...t].sort((a,c)=>o(c)-o(a)),i=new Set([...r.filter(({token_id:a})=>a===n),...r.filter(Ne).slice(0,3)]);for(let a of r)i.size<e&&i.add(a);return t.
filter(a=>i.has(a))}function yt({raw_logprob:t,stage_logprobs:e},n){return n?e&&n<=e.length?X(e[n-1]):void 0:X(t)}var Tn=({raw_logprob:t,stage_logprobs:e},n)=>((n?
(e||[])[n-1]:t)??null)===null,Ne=({logprob:t})=>t===null;function At({removed_by:t,stage_logprobs:e,raw_logprob:n},o){let r=[n,...e||[]],i=r.findLastIndex((c,d)=>d>
0&&c===null&&r[d-1]!==null),a=t||i>0&&o.distribution.stages[i-1].name;return a?Ce(a)[0]:ln(o)?"DoLa":s("a processor")}function Ro(t,e){let{raw_logprob:n,logprob:o,
rank:r,raw_rank:i,token_id:a}=t,c=j(e.distribution.vocab),d=s("Token id {id}.",{id:a});if(!e.distribution.stages.length&&Math.abs((o??n)-n)<1e-4){let b={share:H(
X(n)),rank:j(r||i||0),vocab:c};return`${r||i?s("Probability {share}, rank {rank} of {vocab}; no processor changed it.",b):s("Probability {share}; no processor c\
hanged it.",b)} ${d}`}let m={share:H(X(n)),rank:j(i||0),vocab:c};return`${i?s("Before the processors {share}, rank {rank} of {vocab}.",m):s("Before the processo\
rs {share}.",m)} ${Bp(t,e)} ${d}`}function Bp(t,e){if(Ne(t))return s("After them it cannot be chosen: removed by {processor}.",{processor:At(t,e)});let{logprob:n,
rank:o}=t,r={share:H(X(n)),rank:j(o||0),kept:j(Ge(e))};return o?s("After them {share}, rank {rank} of {kept} kept.",r):s("After them {share}.",r)}function Bo(t,{
mode:e,effective:n,config:o}){if(t.isPrompt)return[s("given"),s("{token} is in the prompt: given, not chosen")];if(t.given)return[s("given"),s("{token} was give\
n, not chosen")];if(e==="custom")return[s("the choice"),s("{token} was chosen by your own decoding loop")];if(t.beam)return[s("the choice"),jp(t.beam.status)];if(t.
reranked)return[s("the choice"),s("{token} has the best score: probability against degeneration penalty")];let r=t.draft&&t.draft.origin;return r==="accepted"?[
s("the draft"),s("{token} was drafted by the assistant, and accepted")]:r==="correction"?[s("the choice"),s("{token} replaced a rejected draft token")]:{...n,...o}.
do_sample?[s("the draw"),s("{token} was drawn")]:[s("the choice"),s("{token} was chosen as the most probable")]}function jp(t){return t==="running"?s("{token} g\
oes on: the search compares the sums of whole beams"):t==="finished"?s("{token} ends a beam: the search compares the sums of whole beams"):t==="ended"?s("{token\
} would end a beam, which does not count"):t==="pruned"?s("{token} was considered, and pruned: the search compares the sums of whole beams"):s("{token} was cons\
idered by the search")}function Tc(t,e){let o=t.querySelector(".gp-bars"),r=t.querySelector(".gp-bars-legend"),i=t.querySelector(".gp-all"),a=w=>t.querySelector(".gp-"+w),[c,d,m,g,b]=[
"full","beams-note","press-note","chosen-word","removed-key"].map(a),y=a("no-token"),C=[],N=No(o),S=new Wo(t,e,A),_=!1,E=[],M=w=>e.canAsk&&!w.isPrompt;function A(w,x){
let v=Ne(w);return{id:w.token_id,text:w.text,after:X(w.logprob),before:X(w.raw_logprob),rank:v?null:w.rank??(x.distribution.stages.length?null:w.raw_rank),chosen:w.
token_id===x.chosen.token_id,given:x.isPrompt||x.given,removed:v,by:v?At(w,x):"",words:()=>Ro(w,x)}}function k(w){let x=at(w),L=(_?x:Io(x,24,w.chosen.token_id)).
map(P=>A(P,w)),O=w.distribution.vocab-x.length;O>0&&L.push(h(w,x.map(P=>A(P,w)),O));let $=p(Math.max(...L.filter(({rest:P})=>!P).map(P=>Math.max(P.after,P.before))));
for(T(c,s("axis 0–{top}",{top:H($)}));C.length<L.length;)C.push(new an(o));C.forEach((P,W)=>L[W]?P.fill(L[W],$,M(w)):P.hide()),N(),i.hidden=x.length<=24,T(i,_?
s("show {count} only",{count:24}):s("show all {count}",{count:j(x.length)})),i.setAttribute("aria-expanded",String(_))}function h(w,x,v){let L=R=>Math.max(0,1-x.
reduce((q,B)=>q+B[R],0)),O=Ge(w)>x.filter(({removed:R})=>!R).length,[$,P]=[O?e.usesBeams?null:L("after"):0,L("before")],W={count:j(v),before:H(P),after:H($??0)},
I=()=>$===null?s("All tokens that are not listed ({count}), together: {before} before the processors.",W):s("All tokens that are not listed ({count}), together:\
 {before} before the processors, {after} after them.",W);return{text:z(v,"{count} other","{count} others"),after:$,before:P,rest:!0,words:I}}let p=w=>[.02,.05,.1,
.2,.5,1].find(x=>w<=x)||1;function u(w){let x=!w.distribution.stages.length;t.classList.toggle("gp-untouched",x),T(a("after-word"),x?s("probability; no processo\
r ran, so it is the same before and after"):s("after the processors")),a("before-key").hidden=x,b.hidden=!at(w).some(Ne),T(g,w.isPrompt||w.given?s("given, not c\
hosen"):s("chosen")),d.hidden=!w.beam||x,m.hidden=!M(w),t.classList.toggle("gp-pressable",M(w))}o.parentNode.addEventListener("click",w=>{let x=w.target.closest(
"button.gp-row"),v=x&&[...C,...S.rows].find(({body:O})=>O===x),L=e.current();v&&L&&M(L)&&e.ask({type:"branch",step:L,tokenId:v.entry.id})}),i.addEventListener("\
click",()=>{_=!_,k(e.current())});function f(){for(let w of C)w.hide();for(let w of[i,d,m,S.box])w.hidden=!0}return w=>{let x=e.current();r.hidden=!x,y.hidden=!!x,
x?((x!==E[0]||e.canAsk!==E[1])&&k(x),u(x),S.draw(x,w,M(x))):f(),E=[x,e.canAsk]}}var hn=.001,Lc=2e-5,zp=-1e9,$n=-1e8,Be=(t,e=-1e30)=>t==null||t<e;function dn(t,e,n){return Be(t,n)||Be(e,n)?Be(t,n)&&Be(e,n)?0:1/0:Math.abs(t-e)}function Ln(t,e,n){
return dn(t,e===null?null:e*n,$n)/Math.max(1,n)}var Ct=class{count=0;off=0;furthest=0;worst=null;see(e,n){this.count+=1,e<=hn||(this.off+=1),!(this.worst&&!(e>this.
furthest))&&(this.furthest=e,this.worst={...n(),difference:e})}};function $c(t){if(!t.usesBeams)return null;let{effective:e}=t.started,n={sum:new Ct,given:new Ct,
final:new Ct,pool:new Ct,output:new Ct},o=e.length_penalty??1;for(let r of t.prompts){if(!r)continue;let i=Math.max(...r.distributions.map(a=>a.length));Fp(r,Math.
max(1,Math.floor(i/(e.num_beam_groups||1))),o,n)}return t.finished.sequences.forEach((r,i)=>Hp(t.returned[i].last,r,i,o,n.output)),n}function Fp(t,e,n,o){let r=null,
i=new Map,a=(c,d)=>d.score-c.score;t.steps.forEach((c,d)=>{if(c.some(({given:b})=>b)){for(let b of c)o.given.see(dn(b.beam.score,0),()=>({node:b}));return}r??=new Map(
c.filter(({beam:b})=>b.parent%e===0).map(({beam:b})=>[b.parent,0]));for(let b of c){let{beam:y}=b,C=r.get(y.parent)??zp;if(o.sum.see(dn(C+(y.logprob??-1/0),y.score,
$n),()=>({node:b,parent:C})),y.final_score===null||y.final_score===void 0)continue;let N=b.length**n;o.final.see(Ln(y.score,y.final_score,N),()=>({node:b,power:N}));
let S=y.group??null;i.set(S,[...i.get(S)||[],{score:y.final_score,power:N}].sort(a).slice(0,e))}let m=[...i.values()].flat().filter(({score:b})=>!Be(b)).sort(a),
g=t.pools[d].filter(b=>!Be(b));for(let b=0;b<Math.max(m.length,g.length);b++){let y=m[b]??null,C=y&&b<g.length?Ln(y.score*y.power,g[b],y.power):1/0;o.pool.see(C,
()=>({step:d,place:b,expected:y&&y.score,told:g[b]??null}))}r=new Map(c.filter(({beam:b})=>b.status==="running").map(({beam:b})=>[b.beam,b.score]))})}function Hp(t,e,n,o,r){
let i=pe(t),a=i.filter(({given:m})=>!m);if(e.score===null||!a.length)return;let c=a.length**o,d=i.every(({beam:m,given:g},b)=>g||m.parent===(e.beams||[])[b]);r.
see(d?Ln(t.beam.score,e.score,c):1/0,()=>({number:n,node:t,power:c,told:e.score}))}function Ac(t,e){let o=t.querySelector("details"),r=t.querySelector(".gp-output"),i=t.querySelector(".gp-all"),a=null,c=!1;function d(f){let w=e.allLines(),x=e.
started.effective.length_penalty??1;return f.sequences.map((v,L)=>{let O=pe(w[L]?w[L].last:null),$=v.token_ids.map((B,F)=>{let D=O[F]&&O[F].chosen.token_id===B?
O[F]:null,Y=v.logprobs[F];return{id:B,text:D?D.chosen.text:"?",recorded:Y,library:v.transition_scores?v.transition_scores[F]:null,difference:v.transition_scores?
dn(Y,v.transition_scores[F]):null,drawn:D?dn(Y,D.chosen.logprob):1/0}}),P=v.logprobs.filter((B,F)=>!O[F]||!O[F].given),W=P.reduce((B,F)=>B+(F??-1/0),0),I=P.length**
x,R=P.length?W/I:null,q=v.score!==null&&R!==null&&v.score*I>$n;return{tokens:$,sum:W,length:P.length,penalty:x,rebuilt:R,score:v.score,difference:q?Ln(W,v.score,
I):null}})}function m(f,w=1e-9){if(!Number.isFinite(f))return"∞";let x=Math.max(f,w),v=Math.floor(Math.log10(x)+1e-9),L=Math.ceil(x/10**v-1e-6);return L===10?
`1e${v+1}`:`${L}e${v}`}let g=f=>f.join("; ");function b(f){if(!f||!f.sum.count)return[[],[]];let{sum:w,given:x,final:v,pool:L,output:O}=f,$=({off:I,count:R,furthest:q},B)=>I?
[B(I,{all:j(R),bound:m(q)})]:[],P=[...$(w,(I,R)=>z(I,"{count} of {all} tree nodes does not add up: it is off by {bound}","{count} of {all} tree nodes do not add\
 up: the furthest is off by {bound}",R)),...$(x,(I,R)=>z(I,"{count} of {all} given tokens does not count as 0: it is off by {bound}","{count} of {all} given tok\
ens do not count as 0: the furthest is off by {bound}",R)),...$(v,(I,R)=>z(I,"{count} of {all} final scores does not follow from its sum: it is off by {bound}",
"{count} of {all} final scores do not follow from their sums: the furthest is off by {bound}",R)),...$(L,(I,R)=>z(I,"{count} of {all} kept scores does not follo\
w from the texts that ended: it is off by {bound}","{count} of {all} kept scores do not follow from the texts that ended: the furthest is off by {bound}",R)),...$(
O,(I,R)=>z(I,"{count} of {all} outputs does not end where its path through the tree ends: it is off by {bound}","{count} of {all} outputs do not end where their\
 paths through the tree end: the furthest is off by {bound}",R))],W=m(Math.max(...Object.values(f).map(I=>I.furthest)),Lc);return[P,P.length?[]:[z(w.count,"{cou\
nt} node of the tree adds up to within {bound}","{count} nodes of the tree add up to within {bound}",{bound:W})]]}function y({outputs:f,tree:w}){let x=f.flatMap(
B=>B.tokens);if(!x.length)return["none","–",s("There are no scores to check: no token was generated.")];let v=x.filter(({difference:B})=>B!==null),L=f.filter(
({difference:B})=>B!==null),O=B=>m(Math.max(0,...B.map(({difference:F})=>F))),$=B=>B.filter(({difference:F})=>!(F<=hn)).length,P=x.filter(({drawn:B})=>B>hn).length,
[W,I]=b(w),R=[...$(L)?[s("{count} of {all} sequences_scores cannot be rebuilt: off by up to {bound}",{count:j($(L)),all:j(L.length),bound:O(L)})]:[],...W,...$(v)?
[z($(v),"{count} of {all} tokens differs from the library’s compute_transition_scores, by {bound}","{count} of {all} tokens differ from the library’s compute_\
transition_scores, by up to {bound}",{all:j(v.length),bound:O(v)})]:[],...P?[z(P,"{count} token of the outputs differs from the steps that are shown","{count} t\
okens of the outputs differ from the steps that are shown")]:[]];if(R.length)return["differs","✗",g(R)];let q=[...L.length?[z(L.length,"{count} sequences_scor\
es is rebuilt to within {bound}","{count} sequences_scores are rebuilt to within {bound}",{bound:O(L)})]:[],...I];return v.length?["agrees","✓",g([...q,z(v.length,
"{count} token agrees with the library’s compute_transition_scores to within {bound}","{count} tokens agree with the library’s compute_transition_scores to wi\
thin {bound}",{bound:O(v)})])]:["none","–",g([...q,C()])]}let C=()=>e.started.mode==="custom"?s("compute_transition_scores does not apply: the run used your o\
wn decoding loop"):s("compute_transition_scores does not apply: the run was recorded without the library’s scores");function N(){let[f,w,x]=a?y(a):["none","–",
s("The scores are checked against the library when the run has finished.")],v={agrees:s("agrees with the library"),differs:s("differs from the library"),none:s(
"not checked")};t.dataset.verdict=f,T(t.querySelector(".gp-badge"),w),T(t.querySelector(".gp-sign-words"),a?v[f]:s("not checked yet")),T(t.querySelector(".gp-ve\
rdict-line"),x)}let S=f=>Be(f)?"−∞":f.toFixed(3).replace("-0.000","0.000"),_=f=>Be(f)?"−∞":(f<$n?f.toExponential(3):J(f,5)).replace("-","−"),E=f=>f<0||
Be(f)?`(${_(f)})`:_(f);function M(f,w){let x=f.insertCell();w===null?x.textContent="–":x.textContent=(w>hn?"✗ ":"")+(w===0?"0":Number.isFinite(w)?w.toExponential(
0):"∞"),x.classList.toggle("gp-off",w>hn)}function A(){let f=a.outputs.filter(({score:x})=>x!==null);t.querySelector(".gp-beam-check").hidden=!f.length;let w=t.
querySelector(".gp-sums tbody");w.replaceChildren(),a.outputs.forEach((x,v)=>{if(x.score===null)return;let L=w.insertRow();for(let O of[v+1,S(x.sum),x.length,x.
penalty,J(x.rebuilt,4),J(x.score,4)])L.insertCell().textContent=O;M(L,x.difference)})}function k(f,w,x,v,L,O){if(!x.count)return;let{worst:$}=x,P=f.insertRow();
P.append(l("th","",w,{scope:"row"})),P.insertCell().textContent=j(x.count),P.insertCell().append(v($),...$.node?[" ",oe($.node.beam.text)]:[]),P.insertCell().textContent=
L($),P.insertCell().textContent=_(O($)),M(P,$.difference)}function h(){let f=t.querySelector(".gp-tree-sums tbody");if(f.replaceChildren(),!a.tree)return;let{sum:w,
given:x,final:v,pool:L,output:O}=a.tree,$=e.started.effective.length_penalty??1,P=({node:I})=>s("step {number}:",{number:I.index+1}),W=({node:I,power:R})=>`${_(
I.beam.score)} / ${I.length} ** ${$} = ${_(Be(I.beam.score)?null:I.beam.score/R)}`;k(f,s("node: parent’s score + log-probability"),w,P,({node:I,parent:R})=>`${_(
R)} + ${E(I.beam.logprob)} = ${_(Be(I.beam.logprob)?null:R+I.beam.logprob)}`,({node:I})=>I.beam.score),k(f,s("given token: counts as 0"),x,P,()=>_(0),({node:I})=>I.
beam.score),k(f,s("ended: score / length ** length_penalty"),v,P,W,({node:I})=>I.beam.final_score),k(f,s("kept after a step: the best that ended"),L,I=>s("step \
{number}: rank {rank}",{number:I.step+1,rank:I.place+1}),I=>I.expected===null?"–":_(I.expected),I=>I.told),k(f,s("output: score where its path ends, after the\
 penalty"),O,({number:I})=>s("output {number}:",{number:I+1}),W,I=>I.told)}function p(){let{tokens:f}=a.outputs[Number(r.value)]||a.outputs[0]||{tokens:[]},w=t.
querySelector(".gp-scores tbody");w.replaceChildren(),f.slice(0,c?1/0:20).forEach((x,v)=>{let L=w.insertRow();L.insertCell().textContent=v+1,L.insertCell().textContent=
x.id,L.insertCell().append(oe(x.text)),L.insertCell().textContent=S(x.recorded),L.insertCell().textContent=x.difference===null?"–":S(x.library),M(L,x.difference),
L.insertCell().textContent=(X(x.recorded)*100).toFixed(2)+"%"}),i.hidden=f.length<=20||c,T(i,s("Show all {count} tokens",{count:j(f.length)}))}function u(){if(!o.
open)return;let f=e.hideFrom!==null;if(t.querySelector(".gp-secret").hidden=!f,t.querySelector(".gp-token-check").hidden=f||!a,t.querySelector(".gp-beam-check").
hidden=!0,t.querySelector(".gp-tree-check").hidden=f||!a||!a.tree||!a.tree.sum.count,T(t.querySelector(".gp-how"),e.usesBeams?s("The playground records a log-pr\
obability for each token while it decodes. Beside it is what the library’s own compute_transition_scores gives for the same run (normalize_logits=False, as its \
documentation asks for beams)."):s("The playground records a log-probability for each token while it decodes. Beside it is what the library’s own compute_transi\
tion_scores gives for the same run (normalize_logits=True).")),!a)return;let w=x=>e.usesBeams?s("output {number}",{number:x}):s("sequence {number}",{number:x});
t.querySelector(".gp-which").hidden=a.outputs.length<2,r.options.length!==a.outputs.length&&r.replaceChildren(...a.outputs.map((x,v)=>l("option","",w(v+1),{value:v}))),
A(),f||h(),f||p()}return o.addEventListener("toggle",u),o.addEventListener("keydown",f=>{f.key!=="Escape"||!o.open||(o.open=!1,o.querySelector("summary").focus())}),
r.addEventListener("change",u),i.addEventListener("click",()=>{c=!0,u()}),f=>{if(t.hidden=!e.started,!f.run&&!f.status&&!f.steps)return;let{finished:w}=e;w?(!a||
a.finished!==w)&&(a={finished:w,outputs:d(w),tree:$c(e)},c=!1,r.replaceChildren()):a=null,N(),(f.run||f.status||w)&&u()}}function Cc(t,e){let r=[.1,.2,.5,1,2,5,10,20,50,1/0],i=t.querySelector(".gp-heat-plot"),a=t.querySelector(".gp-cells"),c=t.querySelector(".gp-column"),d=t.querySelector(
".gp-layer-names"),m=t.querySelector(".gp-layer-reading"),g=t.querySelector(".gp-layer-tally"),b=document.createElement("canvas"),y=b.getContext("2d",{willReadFrequently:!0}),
C=new me({picks:{},peak:0},({picks:q,peak:B},{layers:F})=>F?{picks:{...q,[F.layer]:(q[F.layer]||0)+1},peak:Math.max(B,...F.divergences)}:{picks:q,peak:B}),N=0,S=[],
_=[],E=[0,0],M=[],A=q=>Math.round(Math.sqrt(Math.max(0,Math.min(1,(q??0)/N)))*10);function k(){let q=getComputedStyle(t);return[...[...Array(11).keys()].map(F=>`\
--gp-heat-${F}`),"--gp-text"].map(F=>{let D=q.getPropertyValue(F).trim();return[1,3,5].map(Y=>parseInt(D.slice(Y,Y+2),16))})}function h(q){if(b.width>=q&&b.height===
S.length*6)return;let B=b.height===S.length*6?y.getImageData(0,0,b.width,b.height):null;b.width=Math.max(64,2**Math.ceil(Math.log2(q))),b.height=S.length*6,B&&y.
putImageData(B,0,0)}function p(q){let B=new ImageData(1,S.length*6);S.forEach((F,D)=>{let Y=q.layers?q.layers.candidate_layers.indexOf(F):-1;if(Y<0)return;let Q=_[A(
q.layers.divergences[Y])];for(let te=0;te<5;te++){let se=te===2&&F===q.layers.layer?_[11]:Q;B.data.set([...se,255],(D*6+te)*4)}}),y.putImageData(B,q.index,0)}let u=()=>Math.
max(10,C.steps.length);function f(){let[q,B]=E;if(!q||!B)return;a.width!==q&&(a.width=q),a.height!==B&&(a.height=B);let F=a.getContext("2d");F.clearRect(0,0,q,B),
F.imageSmoothingEnabled=!1;let D=C.steps.length;F.drawImage(b,0,0,D,b.height,0,0,q*D/u(),B)}function w(q){let B=[...C.steps.find(Q=>Q.layers).layers.candidate_layers].
sort((Q,te)=>te-Q),F=k(),D=r.find(Q=>C.total.peak<=Q*Math.LN2)*Math.LN2,Y=String([B,F,D])!==String([S,_,N]);String(B)!==String(S)&&x(B),[S,_,N]=[B,F,D],h(C.steps.
length);for(let Q of Y?C.steps:q)p(Q);f()}function x(q){let B=Math.max(15,Math.min(28,280/q.length));i.style.height=d.style.height=`${Math.max(1,q.length)*B}px`,
d.replaceChildren(...q.map(F=>l("span","",L(F))))}function v(){T(t.querySelector(".gp-ramp-low"),"0"),T(t.querySelector(".gp-ramp-high"),`${Number(Ee(N,e.unit).
toPrecision(2))} ${e.unit}`.replace(/^1 bits/,"1 bit"));let q=t.querySelector(".gp-scale-ramp");if(!q.childNodes.length)for(let B=0;B<11;B++){let F=l("i");F.style.
background=`var(--gp-heat-${B})`,q.append(F)}}let L=q=>q===0?s("embedding"):s("layer {layer}",{layer:q}),O=q=>q===0?s("the embedding (layer 0)"):s("layer {layer\
}",{layer:q});function $(q){let B={number:q.index+1,token:V(q.chosen.text)};if(!q.layers)return s("Token {number}, {token}: no layer was contrasted.",B);let{layer:F,
final_layer:D,candidate_layers:Y,divergences:Q}=q.layers,te=Y.map((se,ae)=>`${L(se)} ${Ee(Q[ae]??0,e.unit).toFixed(3)}`).join(", ");return s("Token {number}, {t\
oken}: {layer} was contrasted with the last layer ({final}), because it diverges most from it. Divergences in {unit}: {list}.",{...B,layer:O(F),final:D,unit:e.unit,
list:te})}function P(q){c.hidden=!1,c.style.left=`${q.index/u()*100}%`,c.style.width=`${100/u()}%`;let B=$(q);T(m,B),ao(i,q,C.steps.length,B)}function W(){let q=Object.
entries(C.total.picks).sort((D,Y)=>Y[1]-D[1]),B=q.reduce((D,[,Y])=>D+Y,0),F=q.map(([D,Y])=>s("{layer} in {times}",{layer:O(Number(D)),times:j(Y)})).join(", ");T(
g,s("Along the text: {list} of {count} steps.",{list:F,count:j(B)})),T(t.querySelector(".gp-heat-end"),String(u()))}Zi(i,e,{stepUnder:q=>{let{left:B,width:F}=i.
getBoundingClientRect(),D=Math.floor((q.clientX-B)/F*u());return C.steps[Math.max(0,Math.min(C.steps.length-1,D))]},hover:q=>T(m,$(q)),leave:()=>e.current()&&!t.
hidden&&T(m,$(e.current()))});function I(q){let B=e.current();if(t.hidden=!(B&&B.layers),t.hidden)return;let{added:F}=C.follow(e.lastOf(B));B===M[0]&&C.total===
M[1]&&!q.unit&&!q.look||(M=[B,C.total],w(F),v(),P(B),W())}new ResizeObserver(([{contentRect:q}])=>{E=[q.width,q.height].map(B=>Math.round(B*devicePixelRatio)),f()}).
observe(i);let R=()=>I({look:!0});return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",R),new MutationObserver(R).observe(document.body,{
attributes:!0,attributeFilter:["class"]}),I}var Dp=1.05;function Pc(t,e,n){let o=[Kp(t,n),...Gp(t),...Up(t,e),Vp(t,e)];t.draft&&o.push(Jp(t,e)),t.beam&&o.push(...Yp(t.beam));let r=(t.reranked||[]).find(({
token_id:a})=>a===t.chosen.token_id);r&&o.push(s("Its probability among the weighed tokens was {share}, its degeneration penalty {penalty}, its score {score}.",
{share:H(r.probability),penalty:J(r.penalty),score:J(r.score)}));let{raw_logprob:i}=t.chosen;return i!==null&&o.push(s("Its surprisal, before the processors, wa\
s {value}.",{value:ie(-i,n)})),o}function Kp({distribution:{entropy_before:t}},e){let n=Math.exp(t),o=ie(t,e);return n<Dp?s("The model was all but certain here:\
 an entropy of {entropy}.",{entropy:o}):s("The model’s entropy here was {entropy}: as uncertain as an even choice among {options} tokens.",{entropy:o,options:n<
10?J(n,1):j(Math.round(n))})}function Gp(t){let{chosen:e,distribution:n}=t,{name:o}=En(t),r={source:o,token:V(e.text),share:H(X(e.raw_logprob)),vocab:j(n.vocab)};
if(ln(t))return[];if(e.raw_rank===1)return[s("Its first choice was {token}, with {share}.",r)];let i=at(t).find(d=>d.raw_rank===1),a=i?[s("Its first choice was \
{token}, with {share}.",{token:V(i.text),share:H(X(i.raw_logprob))})]:[],c=e.raw_rank?s("It gave {token} {share}: rank {rank} of {vocab}.",{...r,rank:j(e.raw_rank)}):
s("It gave {token} {share}.",r);return[...a,c]}function Up(t,e){let n=Mn(t);if(!n.length)return t.isPrompt||t.read?[]:[s("No processor changed that.")];let o=n.
filter(({idle:r})=>!r);return o.length?o.map(r=>{let i=qo(r.knobs,e),a=i?i.startsWith(r.name)?i:`${r.name} (${i})`:r.name,c=r.kept===r.keptBefore?cn(r):`${cn(r)}\
, ${s("{count} left",{count:j(r.kept)})}`,{chosen:d}=t,[m,g]=[yt(d,r.number-1),yt(d,r.number)],b={name:a,effect:c,token:V(d.text),before:H(m||0),after:H(g||0)};
return m===void 0||g===void 0?s("{name}: {effect}.",b):!g&&m?s("{name}: {effect}; {token} had {before}, and could no longer be chosen.",b):b.before===b.after?s(
"{name}: {effect}; {token} stayed at {after}.",b):s("{name}: {effect}; {token} went from {before} to {after}.",b)}):[z(n.length,"The processor ({names}) did not\
hing here.","The {count} processors ({names}) did nothing here.",{names:n.map(({name:r})=>r).join(", ")})]}function Vp(t,e){let{chosen:n,given:o,isPrompt:r}=t,i=he(
Bo(t,e)[1],{token:V(n.text)}).join("");return o||r||t.beam?`${i}.`:Ne(n)?s("{words}, though {processor} had removed it.",{words:i,processor:At(n,t)}):{...e.effective,
...e.config}.do_sample&&!t.draft&&!t.reranked?s("{words}: its chance was {share}.",{words:i,share:H(X(n.logprob))}):`${i}.`}function Jp({draft:{origin:t,place:e,
round:n}},o){let r=Ht(o);return t==="accepted"?zn(n,e,r):Fn(n,r)}function Yp({score:t,final_score:e}){let n=[];return t!==null&&n.push(s("The log-probabilities \
along this beam then sum to {score}.",{score:J(t)})),e!==null&&n.push(s("With the length penalty that is a score of {score}.",{score:J(e)})),n}function Nc(t,e){let n=t.querySelector(".gp-sentences"),o="";return()=>{let r=e.current(),i=r?Pc(r,e.started,e.unit):[s("No token yet")],a=i.join(`
`);a!==o&&(o=a,n.replaceChildren(...i.map(c=>l("li","",c))))}}var Wc=(t,e)=>e.isPrompt?e.index:t.prefix.length+e.index;function cr(t,e,n){if(e.isPrompt&&t.readsSource)return[];let o=t.prefix.length,[r,i]=e.isPrompt?[1,o-1]:
[Math.max(1,o),o+pe(t.lastOf(e)).length-1],a=Wc(t,e);if(a<r)return[];let c=Math.min(i,Math.max(r,a-Math.floor(n/2))+n-1),d=Math.max(r,c-n+1);return Array.from({
length:c-d+1},(m,g)=>d+g)}function jo(t,e,n){if(!e)return-1;let o=n.found.places.indexOf(Wc(t,e));return e.isPrompt||t.idsTo(e).every((i,a)=>i===n.ids[a])?o:-1}var Xp=160,Zp={probability:()=>s("How likely this layer finds the token that was chosen in the end."),rank:()=>s("The rank of the chosen token in this layer, th\
e likeliest first. A bar in the cell shows it, too."),entropy:()=>s("How uncertain this layer is: the entropy of its distribution."),kl:()=>s("How far this laye\
r is from the last one: KL(last layer ‖ this layer). 0 where both say the same.")};function qc(t,e){let n=O=>t.querySelector(".gp-"+O),[o,r,i,a,c]=["lens-foun\
d","lens-field","around","look-into","lens-state"].map(n),d=r.firstElementChild,m=n("lens-shade"),g=null,b=!1,y=[0,0],C=()=>g.found.layers.length-1,N=O=>O===0?s(
"the embedding (layer 0)"):O===C()?s("layer {layer}, the last",{layer:j(O)}):s("layer {layer}",{layer:j(O)}),S=(O,$)=>d.tBodies[0].rows[C()-O].cells[$+1];function _(){
let O=e.current(),$=e.lensLimit||1,P=Math.max(1,Math.min($,Math.round(Number(i.value))||12));i.value=String(P),b=!0,T(c,s("Reading the layers …")),E(O),e.ask(
{type:"look_into",step:O,places:cr(e,O,P)})}a.addEventListener("click",_);function E(O){n("lens-ask").hidden=!e.canAsk,a.disabled=b||e.running||e.waiting||!cr(e,
O,1).length,e.lensLimit&&(i.max=String(e.lensLimit))}function M(){let{tokens:O,layers:$}=g.found,P=l("tr");P.append(l("th","",s("layer"),{scope:"col"}),...O.map(
({text:q})=>{let B=l("th","",null,{scope:"col"});return B.append(oe(q)),B}));let W=$.map((q,B)=>{let F=l("tr");return F.append(l("th","",B?j(B):s("embedding"),{
scope:"row"}),...q.map((D,Y)=>A(D,B,Y))),F}),[I,R]=[l("thead"),l("tbody")];I.append(P),R.append(...W.reverse()),d.replaceChildren(I,R)}function A(O,$,P){let W=l(
"td","",null,{role:"gridcell",tabindex:"-1"});return W.append(oe(O.top[0][1])),we(W,()=>`${p($,P)}. ${u(O,P)}`),W.addEventListener("focus",()=>f($,P)),W.addEventListener(
"click",()=>W.focus()),W.addEventListener("keydown",R=>k(R,$,P)),W}function k(O,$,P){if(O.ctrlKey||O.metaKey||O.altKey)return;let[W,I]=[C(),g.found.tokens.length-
1],R={ArrowUp:[$+1,P],ArrowDown:[$-1,P],ArrowLeft:[$,P-1],ArrowRight:[$,P+1],Home:[$,0],End:[$,I],PageUp:[W,P],PageDown:[0,P]}[O.key];R&&(O.preventDefault(),O.stopPropagation(),
S(Math.max(0,Math.min(W,R[0])),Math.max(0,Math.min(I,R[1]))).focus())}function h(){let O=jo(e,e.current(),g),{tokens:$,layers:P}=g.found;$.forEach((W,I)=>{let R=I===
O;d.tHead.rows[0].cells[I+1].classList.toggle("gp-here",R),P.forEach((q,B)=>{let F=q[I],D=S(B,I);ce(D,[F.top[0][0]===W.id&&"gp-favourite",R&&"gp-here"].filter(Boolean).
join(" ")),gt(D,m.value,{...F,entropyAfter:F.entropy??1/0,kl:F.kl??1/0})})}),Xe(n("lens-scale"),m.value,e.unit),n("lens-scale").dataset.tip=Zp[m.value]()}function p(O,$){
return s("{layer}, in the place of {token}",{layer:N(O),token:V(g.found.tokens[$].text)})}function u({probability:O,rank:$,entropy:P,kl:W},I){return s("The chos\
en {token}: {share}, rank {rank}. Entropy {entropy}; KL from the last layer {kl}.",{token:V(g.found.tokens[I].text),share:H(O),rank:j($),entropy:ie(P,e.unit),kl:ie(
W,e.unit)})}function f(O,$){let P=S(...y);P&&(P.ariaSelected="false"),P&&(P.tabIndex=-1),y=[O,$];let W=S(O,$);W.ariaSelected="true",W.tabIndex=0,w()}function w(){
let[O,$]=y,P=g.found.layers[O][$],W=g.found.tokens[$],I=P.top.find(([q])=>q===W.id)?[]:[[W.id,W.text,P.probability]],R=Z(n("lens-bars"),P.top.length+I.length,x);
[...P.top,...I].forEach(([q,B,F],D)=>{let[Y,Q,te,se]=R[D].children,ae=q===W.id;ce(R[D],ae?"gp-is-chosen":""),T(Y,ae?"▶":""),Q.replaceChildren(oe(B)),ne(te.firstChild,
"width",F),T(se,H(F))}),T(n("lens-place"),p(O,$)),T(n("lens-numbers"),u(P,$))}function x(){let O=l("li"),$=l("span","gp-track",null,{"aria-hidden":"true"});return $.
append(l("span","gp-fill")),O.append(l("span","gp-sign","",{"aria-hidden":"true"}),l("span","gp-word"),$,l("span","gp-value")),O}function v(){let O=t.closest(".\
token-panel");if(!O)return;let[$,P]=[O.getBoundingClientRect(),r.getBoundingClientRect()],W=O.firstElementChild.getBoundingClientRect().height;P.top+Xp>$.bottom&&
(O.scrollTop+=P.top-$.top-W)}m.addEventListener("change",h);function L(O,$){if(o.hidden=!g,!!g)if(O){M();let P=jo(e,e.current(),g);y=[C(),0],h(),f(C(),Math.max(
0,P));let W=S(C(),Math.max(0,P));r.scrollLeft=W.offsetLeft-r.clientWidth/2,$&&v()}else h(),w()}return O=>{let $=e.current(),P=e.hideFrom===null?e.lensOf():null,
W=b&&O.lens;if((O.run||O.lens)&&(b=!1),t.hidden=!$||!(e.canAsk||P)||e.recorded,t.hidden)return;(O.run||O.lens)&&T(c,""),E($);let I=P!==g;g=P,(I||O.selection||O.
unit)&&L(I,W),g&&!b&&T(c,jo(e,$,g)<0?s("This token is not among those below."):"")}}var Fo={count:0,after:0,before:0,entropyAfter:0,entropyBefore:0,kept:0};function lr(t,e){let{chosen:n,distribution:o}=e,r=i=>ve(i)??-1/0;return{count:t.count+1,
after:t.after+r(n.logprob??n.raw_logprob),before:t.before+r(n.raw_logprob),entropyAfter:t.entropyAfter+o.entropy_after,entropyBefore:t.entropyBefore+o.entropy_before,
kept:t.kept+Ge(e)}}var pn=(t,e)=>e?Math.exp(-t/e):null,Qp=[1,2,3],zo=class{constructor(){this.ids=[],this.grams=new Map(Qp.map(e=>[e,new Map])),this.repeated=[],
this.numRepeated=0}gram(e){return this.ids.slice(-e).join(" ")}add(e){this.repeated.push(this.ids.includes(e,-128)),this.numRepeated+=Number(this.repeated.at(-1)),
this.ids.push(e);for(let[n,o]of this.grams)this.ids.length>=n&&o.set(this.gram(n),(o.get(this.gram(n))||0)+1)}cut(e){for(;this.ids.length>e;){for(let[n,o]of this.
grams){if(this.ids.length<n)continue;let r=o.get(this.gram(n))-1;r?o.set(this.gram(n),r):o.delete(this.gram(n))}this.ids.pop(),this.numRepeated-=Number(this.repeated.
pop())}}distinct(e){return this.ids.length>=e?this.grams.get(e).size/(this.ids.length-e+1):null}get share(){return this.ids.length?this.numRepeated/this.ids.length:
null}};function Rc(t,e){let n=t.querySelector(".gp-status"),o=t.querySelector(".gp-alert"),r=t.querySelector(".gp-figures"),i=t.querySelector(".gp-notes"),a=new Map,c="\
gp-meaning-"+Math.random().toString(36).slice(2,8)+"-",d=new Ft,m;function g(){let{started:W,finished:I}=e;if(!W)return[];let R=I?I.num_tokens:e.numTokens,q=I?I.
seconds:e.elapsed,B=I?I.time_to_first_token:e.firstElapsed,F={limit:j(W.max_new_tokens)};return[[s("Tokens"),j(R),e.usesBeams?s("tokens generated so far, one pe\
r step for all beams together; the limit is {limit} new tokens",F):s("tokens generated so far; the limit is {limit} new tokens",F)],[s("Per second"),q>0&&R?(R/q).
toFixed(1):"–",s("tokens per second: tokens divided by the time since the run began, including the wait for the first token")],[s("First token"),B===null?"–":
It(B),s("time to first token: from the start of the run to its first token, without queueing or loading the model")],...b(W.waits||{}),...y(),[s("Stopped by"),C(),
s("what ended the text: the model’s end-of-sequence token, a stop string, a limit, your own criterion or decoding loop, or a person"),!0],[s("Seed"),String(W.
seed),s("the random seed of this run: the same seed and settings give the same text again")]]}function b(W){let I=Object.entries(W).filter(([,B])=>B>=eu);if(!I.
length)return[];let R=I.reduce((B,[,F])=>B+F,0),q=I.map(([B,F])=>`${Ic[B]?Ic[B]():B} ${It(F)}`).join(", ");return[[s("Made ready"),It(R),s("the time before the \
run began, in which its model was made ready: {list}",{list:q})]]}function y(){if(!e.rounds.length)return[];let{num_draft_tokens:W,num_accepted_draft_tokens:I,...R}=d.
read(e.rounds),q=R.draft_acceptance_rate,B={accepted:j(I),drafted:j(W),rounds:j(R.num_spec_steps)};return[[s("Draft accepted"),q===null?"–":H(q),s("draft_acce\
ptance_rate: accepted over drafted tokens, {accepted} of {drafted}",B)],[s("Tokens per draft"),J(R.mean_acceptance_length,2),s("mean_acceptance_length: tokens t\
hat a round with a draft wrote on average, including the target’s own: 1 + {accepted} accepted / {rounds} such rounds",B)]]}function C(){return e.finished?[...new Set(
e.finished.sequences.map(I=>ke(I.stop_reason)[0]))].join(", ")||"–":e.running?s("still running"):s("an error")}function N(){let W=g(),I=new Set(W.map(([R])=>R));
for(let[R,{figure:q}]of a)I.has(R)||(q.remove(),a.delete(R));W.forEach(([R,q,B,F],D)=>{let Y=a.get(R)||S(R,F,D);Y.value.textContent!==q&&(Y.value.textContent=q),
T(Y.meaning,s("{name}: {meaning}",{name:R,meaning:B}))})}function S(W,I,R){let q=l("div","gp-figure"+(I?" gp-words":""),null,{tabindex:"0"}),B=l("dd"),F=l("span",
"gp-meaning","",{role:"tooltip",id:c+W.replace(/\s/g,"-")});q.setAttribute("aria-describedby",F.id),q.append(l("dt","",W),B,F),r.insertBefore(q,r.children[R]||null);
let D={figure:q,value:B,meaning:F};return a.set(W,D),D}let _=new me(Fo,lr),E=new zo,M=Fo,A=W=>Number.isFinite(W)?Ee(W,e.unit).toFixed(2).replace(/^-0.00$/,"0.00"):
"−∞",k=W=>W===null?"–":Number.isFinite(W)?W<1e3?W.toFixed(2):j(Math.round(W)):"∞";function h(){let{total:W}=_,{unit:I}=e,R=(F,{count:D})=>D?F/D:null,q=(F,D)=>D.
count?A(R(F,D)):"–",B=_.steps.at(-1).distribution.vocab;return[[s("perplexity"),u([[W.after,W.count],[W.before,W.count],[M.before,M.count]],B),k(pn(W.after,W.
count)),k(pn(W.before,W.count)),k(pn(M.before,M.count))],[s("mean log-probability, {unit}",{unit:I}),s("The logarithm of a token’s probability, on average."),
q(W.after,W),q(W.before,W),q(M.before,M)],[s("cumulative log-probability, {unit}",{unit:I}),s("The logarithm of the probability of the whole text: the sum over \
its tokens."),A(W.after),A(W.before),A(M.before)],[s("mean entropy, {unit}",{unit:I}),s("How uncertain the next token was, on average."),q(W.entropyAfter,W),q(W.
entropyBefore,W),q(M.entropyBefore,M)],[s("mean tokens kept"),s("How many tokens could be chosen, on average: all of the vocabulary before the processors."),k(R(
W.kept,W)),j(B),j(B)],...[1,2,3].map(F=>[`distinct-${F}`,p(F),k(E.distinct(F)),"",""]),[s("repetition"),s("The share of tokens that occur among the 128 tokens b\
efore them."),H(E.share),"",""]]}let p=W=>W===1?s("The number of different tokens over the number of all tokens: 1 means that none occurs twice."):s("The number\
 of different {n}-grams (runs of {n} tokens) over the number of all of them: 1 means that none occurs twice.",{n:W});function u(W,I){return W.every(([R,q])=>!q||
pn(R,q)<=I)?s("How many equally likely tokens there were to choose from, on average: e to the power of minus the mean log-probability in nats."):s("e to the pow\
er of minus the mean log-probability in nats; above {count}, the size of the vocabulary, where tokens drawn at random would be likelier.",{count:j(I)})}function f(){
let W=e.current(),I=W?e.lastOf(W):null,{keep:R,added:q}=_.follow(I&&!I.isPrompt?I:null);E.cut(R);for(let{chosen:F}of q)E.add(F.token_id);let B=t.querySelector("\
.gp-text-numbers");B.hidden=!_.steps.length,!B.hidden&&(w(),B.open&&x(W))}function w(){let{total:W}=_;T(t.querySelector(".gp-in-short"),s("Perplexity {value}",{
value:k(pn(W.before,W.count))}))}function x(W){let I=e.lines().length>1?e.lineOf(W):null;T(t.querySelector(".gp-whose"),I&&I.label?s("of {label}",{label:I.label}):
""),t.querySelector(".gp-prompt-head").hidden=!M.count;let R=h(),q=t.querySelector(".gp-totals tbody");for(;q.rows.length<R.length;){let B=q.insertRow(),F=l("th",
"",null,{scope:"row"});F.append(l("span","","",{tabindex:"0","data-tip":""})),B.append(F,l("td"),l("td"),l("td"))}R.forEach(([B,F,...D],Y)=>{let[Q,...te]=q.rows[Y].
cells;T(Q.firstChild,B),Q.firstChild.dataset.tip=F,D.forEach((se,ae)=>T(te[ae],se)),te[2].hidden=!M.count})}t.querySelector(".gp-text-numbers").addEventListener(
"toggle",f);function v(){let W=e.finished?e.finished.sequences:[],I=new Map;W.forEach(({note:R},q)=>R&&I.set(s(R),[...I.get(s(R))||[],q+1])),i.replaceChildren(...[
...I].map(([R,q])=>{let B=l("p");return B.append(l("b","",q.length<W.length?L(q):s("Note:")),` ${R}`),B}))}function L(W){let I={numbers:W.join(", ")};return e.usesBeams?
z(W.length,"Note on output {numbers}:","Note on outputs {numbers}:",I):z(W.length,"Note on sequence {numbers}:","Note on sequences {numbers}:",I)}function O(){let[
W,I]=$();n.textContent!==[W,I].filter(Boolean).join(" ")&&n.replaceChildren(...W?[l("b","",W),...I?[" ",I]:[]]:[I])}function $(){let{started:W,finished:I,failed:R,
queued:q,loading:B}=e;if(B){let ae=qt(B);return["",ae[0].toUpperCase()+ae.slice(1)]}if(q)return q.ahead===0?[s("Starting …"),""]:[s("Queued."),z(q.ahead,"One \
run is ahead of yours.","{count} runs are ahead of yours.")];if(R)return[s("Stopped by an error."),W?e.numTokens?s("The text so far is kept."):s("Nothing was wr\
itten."):""];if(!W)return["",s("Nothing has run yet.")];let{model:F,assistant:D,mode:Y,device:Q}=W,te=I||e.recorded?0:e.shared-1,se=`· ${[D?s("{model} with {as\
sistant}",{model:F,assistant:D}):F,St(Y),Q!=="cpu"&&Q,te>0&&z(te,"side by side with another run","side by side with {count} others")].filter(Boolean).join(" · ")}`;
return e.recorded?[s("Recorded run"),se]:[I?s("Finished"):s("Decoding …"),se]}function P(){let W=e.waiting?null:e.failed;if(m===W||(m=W,o.replaceChildren(),!W))
return;let I=l("div","gp-problem"),R=(q,B,F)=>{let D=l("p");D.append(l("b","","✕ "),F?s("{name}: {meaning}",{name:F,meaning:q}):q,B?" "+B:""),I.append(D)};for(let{
knob:q,message:B,fix:F}of qn(W))R(B,F,q);o.append(I)}return W=>{W.run&&(r.replaceChildren(),a.clear()),(W.run||W.status)&&(O(),P(),v()),(W.run||W.steps||W.status)&&
N(),(W.run||W.prompt)&&(M=e.promptSteps.reduce(lr,Fo)),f()}}var eu=.05,Ic={queued:()=>s("waiting for its turn"),asking:()=>s("asking the Hub"),download:()=>s("d\
ownloading"),converting:()=>s("converting the GGUF file"),loading:()=>s("loading")};var Bc=12;function jc(t,e,n){let o=0,r=t.map(m=>{let g=o;return o=Math.min(1,o+(yt(m,n)||0)),{from:g,to:o,kind:dr(m,e),candidate:m}}),i=e.distribution.stages[n],
a=t.filter(m=>i&&Tn(m,n+1)).reduce((m,g)=>m+(yt(g,n)||0),0),c=i?Math.max(0,Math.min(1-o,i.mass_removed-a)):0,d={from:o,to:1-c,kind:"others",candidate:null};return[
...r,d,{from:1-c,to:1,kind:"going",candidate:null}]}function dr(t,e){return t.token_id===e.chosen.token_id?"chosen":Ne(t)?"removed":"kept"}function zc(){let t=l(
"div","gp-flow",null,{"aria-hidden":"true"}),e=ee("svg","gp-ribbons");e.setAttribute("viewBox",`0 0 100 ${Bc}`),e.setAttribute("preserveAspectRatio","none");let n=l(
"div","gp-flow-bar");return t.append(e,n),{box:t,ribbons:e,bar:n}}var tu=(t,e)=>e>12+7*Math.min(t.length,10);function hr({ribbons:t,bar:e},n,o,r,i){let a=Z(e,n.
length,()=>l("span",""));n.forEach(({from:d,to:m,kind:g,candidate:b},y)=>{let C=a[y];if(ce(C,`gp-piece gp-piece-${g}`),C.hidden=m-d<1e-4&&g!=="chosen",C.hidden)
return;ne(C,"left",d),ne(C,"width",m-d);let N=b?b.text:g==="others"?s("others"):"",S=N&&tu(N,(m-d)*r)?N:"";(C.dataset.text||"")!==S&&C.replaceChildren(...S?[oe(
S,"gp-piece-word")]:[]),C.dataset.text=S,we(C,()=>i(n[y],o&&o[y]))});let c=Z(t,o?n.length:0,()=>ee("path"));(o||[]).forEach((d,m)=>{let{from:g,to:b,kind:y}=nu(n[m]),
[C,N,S,_]=[d.from,d.to,b,g].map(E=>(E*100).toFixed(2));c[m].dataset.kind!==y&&(c[m].dataset.kind=y,c[m].setAttribute("class",`gp-ribbon gp-ribbon-${y}`)),c[m].setAttribute(
"d",d.to>d.from?`M${C} 0H${N}L${S} ${Bc}H${_}Z`:"")})}function nu(t){return t.kind==="others"?{...t,to:1}:t.kind==="going"?{...t,from:1,to:1}:t}var Ho=class{constructor(e){this.table=e,this.head=e.createTHead().insertRow(),this.body=e.createTBody(),e.addEventListener("keydown",n=>this.walk(n)),e.addEventListener(
"focusin",n=>this.keepFocus(n.target)),this.lines=[]}draw(e,n,o){this.drawHead(e);let r=e.filter(m=>m.idle).length;this.table.style.minWidth=`${100+20*r+60*(e.length-
r)}px`;let i=n.map(m=>e.map(({number:g})=>yt(m,g))),a=Math.max(.02,...i.flat().filter(m=>m!==void 0)),c=new Set(at(o));for(;this.lines.length>n.length;)this.lines.
pop().row.remove();for(;this.lines.length<n.length;)this.newLine();n.forEach((m,g)=>this.fill(this.lines[g],m,e,i[g],a,o,c));let d=this.lines.flatMap(m=>m.cells.
map(({cell:g})=>g));!d.some(m=>m.tabIndex===0)&&d.length&&(d[0].tabIndex=0)}drawHead(e){let n=Z(this.head,e.length+1,()=>{let o=l("th","",null,{scope:"col"});return o.
append(l("span","gp-stage-place"),l("span","gp-stage-name")),o});T(n[0].lastElementChild,s("candidate")),e.forEach(({place:o,name:r,tip:i,idle:a},c)=>{let d=n[c+
1];ce(d,a?"gp-idle-column":""),T(d.firstElementChild,o),T(d.lastElementChild,r),d.lastElementChild.classList.toggle("gp-hidden",a),d.dataset.tip=i})}newLine(){let e=this.
body.insertRow(),n=l("th","",null,{scope:"row"}),o=l("span","gp-sign","",{"aria-hidden":"true"}),r=l("bdi","gp-word"),i=l("span","gp-course-tag"),a=l("div","gp-\
course-name"),c=l("div","");c.append(r,i),a.append(o,c),n.append(a),e.append(n),this.lines.push({row:e,head:n,sign:o,word:r,tag:i,cells:[]})}newCell(e){let n=l(
"td","",null,{role:"gridcell",tabindex:"-1"}),o=l("span","gp-course-track",null,{"aria-hidden":"true"}),r=l("i","gp-course-bar");o.append(r);let i=l("span","gp-\
course-number");n.append(o,i),e.row.append(n),e.cells.push({cell:n,bar:r,number:i})}fill(e,n,o,r,i,a,c){let d=n.token_id===a.chosen.token_id,m=Ne(n);for(ce(e.row,
`gp-course gp-course-${dr(n,a)}`),T(e.sign,d?"▶":m?"✕":""),fe(e.word,n.text),T(e.tag,[d&&(a.given?s("given"):s("chosen")),m&&s("removed"),!c.has(n)&&s("look\
ed up")].filter(Boolean).join(", ")),we(e.head,()=>Ro(n,a));e.cells.length>o.length;)e.cells.pop().cell.remove();for(;e.cells.length<o.length;)this.newCell(e);o.
forEach((g,b)=>this.fillCell(e.cells[b],n,o,b,r,i))}fillCell({cell:e,bar:n,number:o},r,i,a,c,d){let{number:m,name:g,idle:b,side:y}=i[a],[C,N]=[c[a],a?c[a-1]:void 0],
S=Tn(r,m)&&C!==void 0,_=S&&a>0&&!Tn(r,i[a-1].number);ce(e,[b&&"gp-idle-column",S&&!_&&"gp-gone",_&&"gp-cut"].filter(Boolean).join(" ")),ne(n,"height",Math.sqrt(
(C||0)/d));let E=C===void 0?"–":_?`✕ ${g}`:S?y==="after"?"✕":"":H(C);T(o,E),o.classList.toggle("gp-hidden",b&&!_);let M=!_&&a&&N!==void 0&&C!==void 0&&H(C)!==
H(N)?C>N?"up":"down":"";(o.dataset.change||"")!==M&&(o.dataset.change=M),we(e,()=>this.words(r,i[a],{share:C,was:N,gone:S,cut:_}))}words({text:e},{side:n,name:o,
idle:r,number:i},{share:a,was:c,gone:d,cut:m}){let g={token:V(e),share:H(a??0),was:H(c??0),processor:o,number:i};return a===void 0?s("{token}: not recorded at t\
his place.",g):m?s("{token}: removed by {processor}; it had {was} just before.",g):d?s("{token}: no probability left here.",g):n?n==="after"?s("{token}: {share}\
 after all processors.",g):s("{token}: {share} before the processors.",g):r?s("{token}: {share}, unchanged by {processor}.",g):g.share===g.was?s("{token}: {shar\
e} after {processor} (stage {number}), the same as before it.",g):s("{token}: {share} after {processor} (stage {number}), {was} before it.",g)}keepFocus(e){if(!(e.
tabIndex!==-1||e.tagName!=="TD")){for(let n of this.body.querySelectorAll('td[tabindex="0"]'))n.tabIndex=-1;e.tabIndex=0}}walk(e){let n={ArrowRight:[0,1],ArrowLeft:[
0,-1],ArrowDown:[1,0],ArrowUp:[-1,0],Home:[0,-1/0],End:[0,1/0]},o=e.target.closest("td");if(!o||!n[e.key]||e.ctrlKey||e.metaKey||e.altKey)return;e.preventDefault();
let r=this.lines.findIndex(m=>m.row===o.parentNode),[i,a]=n[e.key],c=(m,g)=>Math.max(0,Math.min(g-1,m)),{cells:d}=this.lines[c(r+i,this.lines.length)];d[c(o.cellIndex-
1+a,d.length)].cell.focus()}};function Fc(t,e){let o=t.querySelector(".gp-where"),r=t.querySelector(".gp-none"),i=t.querySelector(".gp-chain tbody"),a=t.querySelector(".gp-courses"),c=t.querySelector(
".gp-all"),d=t.querySelector(".gp-beams-note"),m=t.querySelector(".gp-chosen-word"),g=new Ho(t.querySelector(".gp-courses-grid")),b=new me({},_),y=[],C=!1,N=[],
S=300;function _(R,q){let B=Mn(q);if(!B.length)return R;let F={...R};for(let D of B){let Y=D.number+D.kind,{ran:Q,acted:te,removed:se,moved:ae}=R[Y]||{ran:0,acted:0,
removed:0,moved:0};F[Y]={ran:Q+1,acted:te+!D.idle,removed:se+D.removed,moved:ae+D.moved}}return F}function E({ran:R,acted:q,removed:B,moved:F}){return q?F>2*B?z(
R,"{acted} of {count} step, {share} moved","{acted} of {count} steps, {share} moved",{acted:j(q),share:H(F/q)}):z(R,"{acted} of {count} step, {share} removed","\
{acted} of {count} steps, {share} removed",{acted:j(q),share:ar(B/q)}):z(R,"nothing in {count} step","nothing in {count} steps")}let M=new ResizeObserver(([{contentRect:R}])=>{
if(!R.width||Math.abs(R.width-S)<8)return;S=R.width;let q=e.current();q&&I(q)});function A(){let R=i.insertRow(),q=l("th","",null,{scope:"row"}),B=l("span","gp-\
number",""),F=l("span","","",{tabindex:"0","data-tip":""}),D=l("span","gp-side"),Y=l("span","gp-knob");q.append(B,F," ",D," ",Y);let Q=zc();R.append(q,l("td","g\
p-flow-cell"),l("td","gp-left"),l("td","gp-entropy"),l("td","gp-here-words"),l("td","gp-over")),R.cells[1].append(Q.box);let[,,te,se,ae,ge]=R.cells;return y.length||
M.observe(Q.bar),y.push({row:R,number:B,name:F,tags:D,knob:Y,flow:Q,left:te,entropy:se,here:ae,over:ge}),y.at(-1)}function k(R,{kind:q,number:B,name:F,tip:D,side:Y,
knob:Q,entropy:te,left:se,here:ae,over:ge}){R.row.className=`gp-stage-${q}`,T(R.number,B),T(R.name,F),R.name.dataset.tip!==D&&(R.name.dataset.tip=D),T(R.tags,Y),
R.tags.hidden=!Y,T(R.knob,Q),R.knob.hidden=!Q,T(R.left,se),T(R.entropy,te),typeof ae=="string"?T(R.here,ae):R.here.replaceChildren(...ae),T(R.over,ge)}function h(R,q){
let{vocab:B,entropy_before:F}=R.distribution,{name:D,meaning:Y}=En(R),Q={kind:"source",number:"",name:D,tip:Y,side:q.length?s("before"):s("before and after"),knob:"",
left:s("{count} left",{count:j(B)}),entropy:ie(F,e.unit),here:"",over:""},te=q.map((se,ae)=>({kind:se.idle?"idle":"active",number:`${se.number}. `,name:se.name,
tip:`${se.meaning} (${se.kind})`,side:ae===q.length-1?s("after"):"",knob:qo(se.knobs,e.started),left:s("{count} left",{count:j(se.kept)}),entropy:ie(se.entropy,
e.unit),here:cn(se),over:E(b.total[se.number+se.kind])}));return[Q,...te,p(R)]}function p(R){let[q,B]=Bo(R,e.started),F=oe(R.chosen.text,"gp-strong");return{kind:"\
choice",number:"",name:q,tip:s("How the token came about, and its probability after the processors."),side:"",knob:"",left:"",entropy:"",here:["▶ ",...he(B,{token:F}),
` (${u(R)})`],over:""}}function u(R){return Ne(R.chosen)?s("removed by {processor}",{processor:At(R.chosen,R)}):R.beam?s("log-probability {value}",{value:J(R.chosen.
logprob)}):H(X(R.chosen.logprob))}function f(R,q,B){let F=h(R,q);for(;y.length>F.length;)y.pop().row.remove();F.forEach((te,se)=>k(y[se]||A(),te));let D=[0,...q.
map(({number:te})=>te)].map(te=>jc(B,R,te)),Y=L(R,q),Q=O(R,q);y.forEach(({flow:te},se)=>{te.box.hidden=!Y&&se>0,!te.box.hidden&&(se<D.length?hr(te,D[se],D[se-1],
S,(ae,ge)=>x(ae,ge,se,Q)):v(te,D.at(-1),S))})}let w=({from:R,to:q})=>H(q-R);function x(R,q,B,F){let D=w(R);if(R.kind==="going")return s("Tokens that are not sho\
wn here and that {processor} removes: {share}.",{processor:F[B+1].name,share:D});let Y=R.candidate?V(R.candidate.text):s("All other tokens together");if(!B)return s(
"{token}: {share} before the processors.",{token:Y,share:D});let Q={token:Y,share:D,processor:F[B].name,was:w(q)};return R.candidate?s("{token}: {share} after {\
processor}, {was} before it.",Q):s("{token}: {share} after {processor}.",Q)}function v(R,q,B){let F=q.filter(({kind:D})=>D==="chosen");hr(R,F,F,B,D=>s("{token} \
had {share} of what was left.",{token:V(D.candidate.text),share:w(D)}))}let L=({distribution:R},q)=>R.candidates.every(({stage_logprobs:B})=>(B||[]).length===q.
length);function O(R,q){let B=En(R);return[{number:0,place:s("before"),name:B.name,tip:B.meaning,idle:!1,side:"before"},...q.map(F=>({number:F.number,place:String(
F.number),name:F.name,idle:F.idle,side:"",tip:s("{number}. {name}: {effect} here. It {meaning}.",{...F,effect:cn(F)})}))]}function $(R,q,B,F){if(a.hidden=!q.length||
!L(R,q),a.hidden)return;let D={number:q.length,place:s("after"),name:s("all processors"),tip:s("After all processors: the distribution from which the token was \
chosen."),idle:!1,side:"after"};g.draw([...O(R,q),D],B,R),c.hidden=F<=10,T(c,C?s("show {count} only",{count:10}):s("show all {count}",{count:j(F)})),c.setAttribute(
"aria-expanded",String(C))}c.addEventListener("click",()=>{C=!C,I(e.current())});function P(R){if(R.distribution.stages.length)return"";if(R.isPrompt)return s("\
The model’s own distribution: no logits processor takes part in reading the prompt.");let q=e.started.processors||[],B=ln(R);if(e.started.mode==="custom"&&!q.
length)return s("Your own loop called no logits processor here.");if(!q.length)return B?s("DoLa’s contrast, untouched: no logits processor runs."):s("The mode\
l’s own distribution, untouched: no logits processor runs.");let F={processors:q.map(D=>Ce(D)[0]).join(", ")};return B?s("DoLa’s contrast, untouched here. Pre\
pared, but not used by this loop: {processors}.",F):s("The model’s own distribution, untouched here. Prepared, but not used by this loop: {processors}.",F)}function W(R){
let q=R.isPrompt||R.given,B=R.isPrompt?s("at prompt token {number}: {token} (given, not chosen)"):q?s("at token {number}: {token} (given, not chosen)"):s("at to\
ken {number}: {token}");o.replaceChildren(...he(B,{number:String(R.index+1),token:oe(R.chosen.text)})),T(m,q?s("given"):s("chosen"))}function I(R){let q=Mn(R),B=at(
R),F=(R.watched||[]).filter(({token_id:Y})=>B.every(Q=>Q.token_id!==Y)),D=Io(B,10,R.chosen.token_id);W(R),T(r,P(R)),r.hidden=!r.textContent,d.hidden=!R.beam||!q.
length,f(R,q,D),$(R,q,[...C?B:D,...F],B.length)}return R=>{let q=e.current();t.hidden=!q,q&&(q.isPrompt||b.follow(e.lastOf(q)),!(q===N[0]&&b.total===N[1]&&!R.unit&&
!R.watched)&&(N=[q,b.total],I(q)))}}function ou(t){let e=t>>>0;return()=>{e=e+1831565813>>>0;let n=Math.imul(e^e>>>15,e|1);return n=n+Math.imul(n^n>>>7,n|61)^n,((n^n>>>14)>>>0)/2**32}}function su(t,e){
let n=[...t];for(let o=n.length-1;o>0;o--){let r=Math.floor(e()*(o+1));[n[o],n[r]]=[n[r],n[o]]}return n}function Hc(t,e){let i=q=>t.querySelector(".gp-"+q),a=t.
querySelector("details"),[c,d,m,g]=["from","choices","reveal","next"].map(i),b=null,y=q=>[s("1st"),s("2nd"),s("3rd")][q]??"",C=()=>e.usesBeams&&!e.finished?[]:e.
allLines(),N=q=>pe(C()[q]?C()[q].last:null),S=q=>q.distribution.candidates.filter(({raw_rank:B})=>B).sort((B,F)=>B.raw_rank-F.raw_rank).slice(0,6);function _(q){
let B=Number(e.started.seed)%4294967296+7919*q.index+104729*q.sequence;return su(S(q),ou(B))}let E=q=>S(q).length>1;function M(q){let B=e.current(),F=B&&e.lastOf(
B),D=Math.max(0,C().findIndex(te=>te.last===F)),Y=N(D),Q=Y.findIndex((te,se)=>se>=q&&E(te));if(Q<0){T(i("cannot"),Y.length>q?s("From there on the run has record\
ed no candidates to pick from: raise top_candidates and run it again."):e.running?s("The run has not reached this token yet."):s("There is no token {number} in \
this text: choose an earlier one.",{number:q+1}));return}T(i("cannot"),""),b={line:D,at:Q,step:null,picks:[],revealed:!1,results:[]},A()}function A(){let q=N(b.
line);for(;q[b.at]&&!E(q[b.at]);)b.at+=1;if(Object.assign(b,{step:q[b.at]||null,picks:[],revealed:!1}),!b.step&&!e.running){f();return}k(),b.step&&e.selectStep(
b.step.before),w(()=>d.querySelector("button"))}function k(){e.hide(b&&a.open?b.at+(b.revealed?1:0):null)}function h(q){let{picks:B}=b;B.includes(q)?B.splice(B.
indexOf(q),1):B.length<3&&B.push(q),O()}function p(){let{step:q,picks:B}=b,F=S(q),D=F.find(({token_id:Y})=>Y===B[0]);b.revealed=!0,document.dispatchEvent(new CustomEvent(
"gp-predicted",{detail:{sequence:q.sequence,index:q.index,token:B[0]}})),b.results.push({step:q,first:D,share:Math.exp(D.raw_logprob-F[0].raw_logprob),hit:B.includes(
q.chosen.token_id)}),k(),e.selectStep(q),w(()=>g)}function u(){if(b.results.length>=10){f();return}b.at+=1,A()}function f(){let{results:q,line:B}=b,F=b.at+(b.revealed?
1:0);b=null,k(),c.value=N(B).slice(F).some(E)?F+1:1,R(q),w(()=>i("begin"))}function w(q){let B=t.contains(document.activeElement);I(),B&&q()&&q().focus({preventScroll:!0})}
let x=({piece:q,chosen:B,text:F})=>q??(B?B.text:F);function v(){let q=pe(b.step?b.step.before:N(b.line).at(-1)||null),B=[...e.prefix,...q].map(x).join(""),F=l("\
span","gp-gap","?",{"aria-label":s("the hidden token")});b.revealed&&F.replaceChildren(oe(b.step.chosen.text));let D=i("so-far");D.replaceChildren(B,F),D.scrollTop=
D.scrollHeight}function L(){d.replaceChildren(...(b.step&&!b.revealed?_(b.step):[]).map(({token_id:q,text:B})=>{let F=l("button","gp-button gp-choice",null,{type:"\
button","aria-pressed":"false","data-token":q});return F.append(l("span","gp-order"),oe(B)),F.addEventListener("click",()=>h(q)),F})),O()}function O(){for(let q of d.
children){let B=b.picks.indexOf(Number(q.dataset.token));q.setAttribute("aria-pressed",String(B>=0)),q.disabled=B<0&&b.picks.length>=3,T(q.querySelector(".gp-or\
der"),y(B))}m.disabled=!b.picks.length}function $(){if(i("answer").hidden=!b.revealed,!b.revealed)return;let{step:q,picks:B}=b,{share:F,hit:D}=b.results.at(-1),
Y=S(q),Q=q.chosen.token_id,te=Y.some(({token_id:ge})=>ge===Q)?Y:[...Y,q.chosen];i("truth").tBodies[0].replaceChildren(...te.map(ge=>{let yr=l("tr",ge.token_id===
Q?"gp-taken":""),Yo=l("th","",null,{scope:"row"});ge.token_id===Q&&Yo.append(l("span","","▶ "),l("span","gp-hidden",`${s("chosen:")} `)),Yo.append(oe(ge.text));
let xr=l("div","gp-share"),vr=l("i");vr.style.width=`${(45*X(ge.raw_logprob)).toFixed(2)}%`,xr.append(vr,H(X(ge.raw_logprob)));let Sr=l("td");Sr.append(xr);let ul=B.
indexOf(ge.token_id);return yr.append(Yo,l("td","",y(ul)),Sr,l("td","",H(X(ge.logprob))),l("td","",ge.raw_rank?j(ge.raw_rank):"–")),yr}));let ae=i("took");ae.
replaceChildren(...he(D?s("The run chose “{token}”, which is among your picks."):s("The run chose “{token}”, which is not among your picks."),{token:oe(
q.chosen.text,"gp-strong")})," "),ae.append(F===1?s("Your first pick is the token that the model found likeliest."):s("Your first pick has {share} of the probab\
ility of the likeliest token.",{share:H(F)}))}let P=q=>q.reduce((B,{share:F})=>B+F,0)/q.length,W=q=>q.filter(({hit:B})=>B).length;function I(){if(i("before").hidden=
!!b,i("round").hidden=!b,!b)return;i("sum").hidden=!0;let{results:q,revealed:B,step:F}=b,Y={number:q.length+(B?0:1),steps:10,token:F&&F.index+1};T(i("progress"),
F?B?s("Step {number} of {steps}: token {token}.",Y):s("Step {number} of {steps}: which token comes next, as token {token}? Pick up to three, the likeliest first\
.",Y):s("Waiting for the next token of the run.")),T(i("score"),q.length?s("So far: your first picks are {share} as likely as the top token; the run’s token was\
 among your picks in {hits} of {count}.",{share:H(P(q)),hits:W(q),count:q.length}):""),m.hidden=B||!F,g.hidden=!B,T(g,q.length>=10?s("Show the score"):s("Next t\
oken")),v(),L(),$()}function R(q){let B=i("sum");if(B.hidden=!1,B.replaceChildren(l("h3","",s("The round is over"))),!q.length){B.append(l("p","",s("No token wa\
s revealed, so there is no score.")));return}let F=(...Q)=>{let te=l("p");te.append(...Q),B.append(te)};F(...he(s("{share}: how likely your first picks were, on\
 average, compared with the likeliest token."),{share:l("b","",H(P(q)))}));let D=l("b","",s("{hits} of {count}",{hits:W(q),count:q.length}));F(...he(s("{steps}:\
 steps in which the run’s token was among your picks ({share})."),{steps:D,share:H(W(q)/q.length)}));let Y=[...q].sort((Q,te)=>Q.share-te.share||te.step.distribution.
entropy_before-Q.step.distribution.entropy_before);for(let[Q,{step:te,first:se,share:ae}]of[[s("Hardest:"),Y[0]],[s("Easiest:"),Y.at(-1)]])F(l("b","",Q)," ",...he(
s("token {number}, “{token}”; your “{pick}” had {share} of the likeliest token’s probability, and the entropy was {entropy}."),{number:String(te.index+
1),token:oe(te.chosen.text),pick:oe(se.text),share:H(ae),entropy:ie(te.distribution.entropy_before,e.unit)}))}return i("begin").addEventListener("click",()=>M(Math.
max(1,Math.floor(Number(c.value))||1)-1)),i("from-here").addEventListener("click",()=>{let q=e.current();c.value=q&&!q.isPrompt?q.index+1:1}),m.addEventListener(
"click",p),g.addEventListener("click",u),i("end").addEventListener("click",f),a.addEventListener("toggle",k),q=>{t.hidden=!e.started,q.run&&(b=null,c.value=1,i(
"sum").hidden=!0,T(i("cannot"),""),I()),T(i("begin"),i("sum").hidden?s("Start a round"):s("Another round")),b&&!b.step&&(q.steps||q.status)&&A()}}function Dc(t,e){let o=t.querySelector(".gp-where"),r=t.querySelector(".gp-verdict"),i=t.querySelector(".gp-score-head"),a=t.querySelector("tbody"),c=t.querySelector(
".gp-more"),d=t.querySelector(".gp-tally"),m=new me({steps:0,differed:0},(h,p)=>p.reranked?{steps:h.steps+1,differed:h.differed+ +(y(p.reranked).token_id!==p.chosen.
token_id)}:h),g=[],b=[],y=h=>h.reduce((p,u)=>u.probability>p.probability?u:p);function C(){let h=a.insertRow(),p=l("th","",null,{scope:"row"}),[u,f,w]=[l("span",
"gp-sign"),l("bdi","gp-word"),l("span","gp-tag",s("most probable"))];p.append(u,f,w),h.append(p);let x=["probability","penalty","score"].map(()=>{let v=l("div",
"gp-cell"),L=l("span","gp-balance",null,{"aria-hidden":"true"}),[O,$]=[l("i","gp-part"),l("i","gp-zero")];L.append(O,$);let P=l("span","gp-amount");return v.append(
L,P),h.append(l("td")),h.lastChild.append(v),{part:O,zero:$,amount:P}});return g.push({row:h,sign:u,word:f,tag:w,cells:x}),g.at(-1)}function N({part:h,zero:p,amount:u},f,[
w,x],v){let L=O=>(O-w)/(x-w)*100;h.style.left=`${Math.min(L(0),L(f))}%`,h.style.width=`${Math.abs(L(f)-L(0))}%`,p.style.left=`${L(0)}%`,T(u,v)}function S({part:h,
zero:p,amount:u},f,[w,x],v){let L=O=>4+(O-w)/(x-w)*92;h.hidden=f===null,h.style.left=`${L(f)}%`,p.style.left=`${L(0)}%`,T(u,v)}function _(h,p,u,f,w){let x=p.token_id===
u.chosen.token_id;h.row.className=x?"gp-winner":"",T(h.sign,x?"▶":""),Se(h.word,p.text),h.tag.hidden=p!==f||x,N(h.cells[0],p.probability,w.probability,H(p.probability)),
N(h.cells[1],p.penalty,w.penalty,J(p.penalty)),S(h.cells[2],p.score,w.score,J(p.score))}function E(h){let[p,u]=[Math.min(0,...h),Math.max(0,...h)];return u>p?[p,
u]:[0,1]}function M(h){let p=y(h.reranked),u=h.reranked.find(v=>v.token_id===h.chosen.token_id),f=h.reranked.slice(0,12);u&&!f.includes(u)&&(f[11]=u);let w=Object.
fromEntries(["probability","penalty","score"].map(v=>[v,E(f.map(L=>L[v]))]));for(;g.length<f.length;)C();g.forEach((v,L)=>{v.row.hidden=L>=f.length,L<f.length&&
_(v,f[L],h,p,w)});let x=h.reranked.length-f.length;c.hidden=x<=0,T(c,z(x,"and {count} less probable one, which was weighed too","and {count} less probable ones,\
 which were weighed too")),A(u,p)}function A(h,p){if(!h){r.replaceChildren();return}let u={token:oe(h.text,"gp-strong"),score:J(h.score)};r.replaceChildren(...h===
p?he(s("{token} won: the most probable token has the highest score too ({score})."),u):he(s("{token} won with a score of {score}. Greedy search would have chose\
n {other} ({share}), but its penalty of {penalty} leaves it a score of {lower}."),{...u,other:oe(p.text,"gp-strong"),share:H(p.probability),penalty:J(p.penalty),
lower:J(p.score)}))}function k(){let h=e.started.effective.penalty_alpha;return typeof h!="number"?s("(1 - penalty_alpha) × probability - penalty_alpha × penalt\
y. The highest score is chosen."):s("{keep} × probability - {alpha} × penalty, because penalty_alpha is {alpha}. The highest score is chosen.",{keep:Number((1-
h).toFixed(4)),alpha:h})}return()=>{let h=e.current();if(t.hidden=!(h&&h.reranked&&h.reranked.length),t.hidden||(m.follow(e.lastOf(h)),h===b[0]&&m.total===b[1]))
return;b=[h,m.total],o.textContent=s("at token {number}",{number:h.index+1}),i.dataset.tip=k(),M(h);let{steps:p,differed:u}=m.total;T(d,s("Along the text: a tok\
en other than the most probable one won in {differed} of {count} steps ({share}).",{differed:j(u),count:j(p),share:H(u/p)}))}}function Kc(t,e){let n=()=>t.closest(".token-panel"),o=S=>t.querySelector(".gp-"+S),[r,i,a,c,d]=["place-words","back","on","newest","fold"].map(o),m=[...t.querySelectorAll(
"[role=tab]")],g=m.find(({dataset:S})=>S.shows==="logit_lens");function b(S){n()&&(n().dataset.shows=S);for(let _ of m){let E=_.dataset.shows===S;_.setAttribute(
"aria-selected",String(E)),_.tabIndex=E?0:-1}}for(let S of m)S.addEventListener("click",()=>{b(S.dataset.shows),y(!0)}),S.addEventListener("keydown",_=>{let E={
ArrowRight:1,ArrowLeft:-1}[_.key];if(!E)return;_.preventDefault();let M=m.filter(({hidden:k})=>!k),A=M[(M.indexOf(S)+E+M.length)%M.length];b(A.dataset.shows),y(
!0),A.focus()});function y(S){n()?.toggleAttribute("data-folded",!S),d.setAttribute("aria-expanded",String(S)),d.textContent=S?"▾":"▴"}d.addEventListener("c\
lick",()=>y(d.getAttribute("aria-expanded")==="false")),i.addEventListener("click",()=>e.walk(-1)),a.addEventListener("click",()=>e.walk(1)),c.addEventListener(
"click",()=>e.selectStep(null));function C(S){let _=e.lineOf(S),E=e.lines().length>1&&_&&!S.isPrompt?_.label:"",M=S.isPrompt?e.started.prompt_tokens.length:pe(_?
_.last:S).length,A=N(S,{number:j(S.index+1),count:j(M),line:E});r.ariaLive=e.selected?"polite":"off",r.replaceChildren(oe(S.chosen.text,"gp-here"),l("span","",`\
 ${A}`)),i.disabled=S.isPrompt?!S.before:S.index===0&&!e.promptSteps.length,a.disabled=!_||_.last===S,c.hidden=!e.selected||!e.running}function N(S,_){return S.
isPrompt?s("prompt token {number} of {count}",_):e.selected?_.line?s("token {number} of {count} of {line}",_):s("token {number} of {count}",_):_.line?s("newest \
token {number} of {count} of {line}",_):s("newest token {number} of {count}",_)}return S=>{S.selection&&e.selected&&y(!0),g.hidden=!e.canAsk||e.recorded;let _=e.
current();if(_)return C(_);r.textContent=s("No token yet"),i.disabled=a.disabled=!0,c.hidden=!0}}var pr=({messages:t,template:e})=>JSON.stringify([t,e||null]);function Gc(t,e){let n=h=>t.querySelector(".gp-"+h),[o,r,i]=["said","rendered","try"].map(n),a=new WeakMap,
c=[],d="",m=null,g=null;function b(){return Dt(t,r,e,h=>{let p=a.get(h);return p&&{id:p.token.token_id,text:p.token.text,where:s("prompt token {number}",{number:p.
index+1}),step:null,why:p.words}})}function y(){let{started:h,written:p}=e,u=h&&h.request.messages,f=u&&p&&h.model===p.model&&pr(h.request)===pr(p);return p&&!f?
{...p,ran:!1}:!u||!u.length?null:{model:h.model,messages:u,template:h.request.template,tokens:h.prompt_tokens,parts:h.parts||[],ran:!0}}function C({messages:h,parts:p,
problem:u}){let f=new Set(p.filter(({kind:w})=>w==="message").map(({message:w})=>w));o.replaceChildren(...h.map(({role:w,content:x},v)=>{let L=l("li","",null,{"\
data-role":w});return L.append(l("span","gp-role",w),l("p","",x)),!u&&f.size>0&&!f.has(v)&&x.trim()&&L.append(l("p","gp-dropped",s("✕ The template leaves this m\
essage out."))),L}))}let N={message:({role:h})=>s("words of {role}",{role:h}),template:()=>s("written by the template"),generation:()=>s("generation prompt: the\
 answer begins here")};function S(h,p){let u=h?N[h.kind](h):s("of unknown origin");return p.piece===null?s("special token, {whose}",{whose:u}):u}function _({tokens:h,
parts:p}){r.replaceChildren(),c=[],m=null;let u=new Set(p.map(({stop:w})=>w)),f=null;h.forEach((w,x)=>{let v=p.find(P=>P.start<=x&&x<P.stop)||null;if(!f||!x||u.
has(x)||p.some(({start:P})=>P===x)){let P=l("span","gp-part",null,v?{"data-kind":v.kind}:{});v&&v.kind==="message"&&P.append(l("span","gp-role",v.role)),v&&v.kind===
"generation"&&P.append(l("span","gp-role",s("the answer begins"))),r.append(P),f={rows:P,tokens:[]}}let L=l("span","gp-token",null,{role:"button",tabindex:"-1"}),
O=S(v,w);Pe(L,w),L.setAttribute("aria-label",s("prompt token {number}: {token}, {words}",{number:x+1,token:V(w.text),words:O})),a.set(L,{token:w,index:x,words:O});
let $=f.tokens.length?a.get(f.tokens.at(-1)).token:null;pt(f,L,w,$),c.push(L)}),c.length&&E(c[0])}function E(h){m&&(m.tabIndex=-1),m=h,h.tabIndex=0}function M(h){
h&&(E(h),h.focus({preventScroll:!0}),h.scrollIntoView({block:"nearest"}),g.show(h))}r.addEventListener("click",({target:h})=>M(h.closest(".gp-token"))),r.addEventListener(
"keydown",h=>{let p=c.indexOf(h.target.closest(".gp-token"));if(p<0||h.ctrlKey||h.metaKey||h.altKey)return;let u={ArrowRight:()=>c[p+1],ArrowLeft:()=>c[p-1],Home:()=>c[0],
End:()=>c.at(-1),ArrowDown:()=>qe(c,p,1),ArrowUp:()=>qe(c,p,-1),Enter:()=>c[p]," ":()=>c[p]};u[h.key]&&(h.preventDefault(),M(u[h.key]()))});function A({tokens:h,
parts:p}){let u=$=>p.filter(P=>P.kind===$).reduce((P,{start:W,stop:I})=>P+I-W,0),f=h.filter(({piece:$})=>$===null).length,[w,x,v]=["message","template","generat\
ion"].map(u),L={words:j(w),around:j(x),begin:j(v)};return`${w||x?z(h.length,"{count} token: {words} for the words of the messages, {around} around them, {begin}\
 to begin the answer.","{count} tokens: {words} for the words of the messages, {around} around them, {begin} to begin the answer.",L):v?z(h.length,"{count} toke\
n: this template changes the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.","{count} tokens: this template change\
s the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.",L):z(h.length,"{count} token: this template changes the word\
s, so the origin of its tokens is unknown.","{count} tokens: this template changes the words, so the origin of its tokens is unknown.")} ${z(f,"{count} is speci\
al.","{count} are special.")}`}function k({tokens:h,parts:p}){let u=p.filter(({kind:w})=>w==="message").flatMap(({start:w,stop:x})=>h.slice(w,x)).filter(({piece:w})=>w===
null),f=[...new Set(u.map(({text:w})=>V(w)))];return f.length?s("A message contains {tokens}: written like a special token, it is read as one, as if the templat\
e had written it.",{tokens:f.join(", ")}):""}return i.addEventListener("click",()=>e.ask({type:"without"})),()=>{let h=y();if(t.hidden=!h,!h){d="";return}i.hidden=
!Object.hasOwn(e.answers,"without")||!!h.problem;let p=JSON.stringify([h.model,pr(h),h.parts,h.problem,h.ran,h.tokens.length]);if(p===d)return;d=p,g??=b(),T(n("\
which"),h.ran?s("of {model}, as this run read it",{model:h.model}):s("of {model}, as written now: not run yet",{model:h.model})),K(n("refusal"),!!h.problem),T(n(
"refusal"),s(h.problem)),n("refusal").dataset.kind=h.away?"info":"error",n("refusal").setAttribute("role",h.away?"note":"alert"),C(h),K(n("made"),!h.problem),_(
h),K(n("generation-key"),h.parts.some(({kind:f})=>f==="generation")),T(n("template-words"),h.problem?"":A(h));let u=k(h);K(n("warn"),!!u),T(n("warn"),u),g.hide()}}function Uc(t,e,n){let{state:o,log:r,text:i,select:a}=t;function c(d){if(!d)return;let{step:m}=o.entries.get(d);t.reveal(d),m&&r.selectStep(m),d.focus({preventScroll:!0}),
d.scrollIntoView({block:"nearest"}),m||n.show(d)}i.addEventListener("click",d=>{let m=o.tokenAt(d);m&&(c(m),o.entries.get(m).step&&n.dismiss())}),i.addEventListener(
"keydown",d=>{if(d.key==="Escape"){r.selectStep(null);return}let m=o.tokenAt(d);if(!m||d.ctrlKey||d.metaKey||d.altKey)return;let g=o.allTokens,b=g.indexOf(m),y={
ArrowRight:()=>g[b+1],ArrowLeft:()=>g[b-1],ArrowDown:()=>qe(g,b,1),ArrowUp:()=>qe(g,b,-1),Home:()=>g.find(C=>o.entries.get(C).step),End:()=>g.at(-1),Enter:()=>m,
" ":()=>m};y[d.key]&&(d.preventDefault(),c(y[d.key]()))}),a.addEventListener("change",()=>{o.shadedBy=a.value,t.shadeAll(),e.drawScale()}),i.addEventListener("s\
croll",()=>{o.atEnd=i.scrollHeight-i.scrollTop-i.clientHeight<60},{passive:!0}),new ResizeObserver(()=>t.resized()).observe(i)}var Vc=t=>t.started&&t.started.request||{},ur=t=>!!Vc(t).only_given;function fr(t,{index:e,isPrompt:n,isStart:o}){if(o)return s("decoder start token");let r={number:e+
1};return n?t.readsSource?s("source token {number}",r):s("prompt token {number}",r):s("token {number}",r)}function mr(t,{index:e,isStart:n}){return n?s("every t\
arget begins with it: not chosen"):t.readsSource?s("the encoder reads it: it has no probability"):e===0?s("nothing comes before it: it has no probability"):Vc(t).
read_prompt&&!t.finished&&!t.failed?s("its probability is read when the text ends"):s("its probability was not read")}function gr(t,e){let n=[];return e.given&&
!ur(t)&&n.push(s("given, not chosen")),n.push(...Yr(e)),n}function Jc(t,e){let{step:n,token:o}=e,r=n?[...Hn(n,t.unit),...gr(t,n)]:[mr(t,e)];return[s("{where}: {\
token}",{where:fr(t,e),token:V(o.text)}),...r].join(", ")}var Do=class{constructor(e,n,o,r){this.root=e,this.text=n,this.select=o,this.state=r,this.scale=e.querySelector(".gp-scale"),this.origins=e.querySelector(".gp-o\
rigins"),this.originsAlong=new me(Gr,Ur)}drawScale(){Xe(this.scale,this.select.value,this.state.log.unit)}drawMarks(){let{root:e,state:n}=this,{prompt:o,begun:r,
lines:i}=n,a=!ur(n.log)&&i.some(({steps:c})=>c.length&&c[0].given);e.querySelector(".gp-mark-prompt").hidden=!o||!o.tokens.length,T(e.querySelector(".gp-mark-pr\
ompt .gp-ink"),r?s("source, and what the target begins with"):s("prompt")),e.querySelector(".gp-mark-given").hidden=!a,this.drawOrigins(),this.text.classList.toggle(
"gp-has-given",a)}drawOrigins(){let{origins:e,originsAlong:n,state:{log:o,lines:r}}=this;if(e.hidden=!o.rounds.length,e.hidden)return;n.follow(r.length&&r[0].steps.
at(-1)||null);let i=Z(e,Object.keys(dt).length,ru);Object.entries(dt).forEach(([a,[,c,d]],m)=>{let[g,b]=i[m].children;i[m].dataset.draft=a,i[m].dataset.tip=d,T(
g,c),T(b,j(n.total[a]))})}};function ru(){let t=l("span","",null,{tabindex:"0"});return t.append(l("span","gp-ink")," ",l("b")),t}var Ko=class{constructor(e){this.log=e,this.entries=new WeakMap,this.shadedBy="",this.clear()}clear(){this.prompt=null,this.fold=null,this.begun=null,this.lines=
[],this.marked=null,this.atEnd=!0}get paragraphs(){return[this.prompt,this.begun,...this.lines].filter(Boolean)}get allRows(){return this.lines.flatMap(({folds:e})=>e?
e.boxes.map(({rows:n})=>n):[]).concat(this.paragraphs.map(({rows:e})=>e))}get allTokens(){return this.paragraphs.flatMap(({tokens:e})=>e)}elementOf(e){if(e.isPrompt)
return this.prompt&&this.prompt.tokens[e.index]||null;for(let n of this.lines)if(n.steps[e.index]===e)return n.tokens[e.index];return null}tokenAt(e){let n=e.target.
closest('[role="button"]');return n&&this.entries.has(n)?n:null}};var Go=class{constructor(e,n,o){this.drawn=n,this.moved=o,this.goesOn=!1,this.along=new me(rs(e),(r,i)=>is(r,i.chosen.text,i.piece===null,e)),this.boxes=[]}rowsFor(e){
let n=this.along.total.spans.length;this.along.follow(e);let{since:o,place:r,spans:i}=this.along.total,a=this.boxes.at(-1);if(o!==null&&o<r)return(!a||a.since!==
o)&&(a=this.open(o)),a.rows;let c=i.length>n?i.at(-1):null;return c&&a&&a.since===c.start&&a.stop===null&&this.close(a,c.stop),this.drawn.rows}keepable(e){let{since:n}=this.
along.totals[e],o=this.boxes.find(r=>r.since===n);return n!==null&&o&&o.stop!==null?Math.min(e,o.stop):e}cut(e){let{drawn:n}=this;for(;n.tokens.length>e;){let a=n.
tokens.at(-1),c=this.boxOf(a);et({rows:c?c.rows:n.rows,tokens:n.tokens},n.tokens.length-1),c&&!c.rows.holder.hasChildNodes()&&(n.rows.removeLast(),this.boxes.pop())}
let{totals:o,steps:r}=this.along;r.length=e,o.length=e+1;let i=this.boxes.at(-1);i&&this.along.total.since===i.since&&Object.assign(i,{stop:null,ended:!1})}boxOf(e){
let n=e.closest(".gp-reasoning");return n?this.boxes.find(o=>o.element===n):void 0}reveal(e){let n=this.boxOf(e);!n||!this.isFolded(n)||(n.wish=!1,this.draw(this.
goesOn),this.moved())}draw(e){this.goesOn=e;for(let n of this.boxes){let o=this.isFolded(n);n.count=(n.stop??this.along.total.place)-n.since,T(n.chip,`${o?"▸":
"▾"} ${this.words(n)}`),n.chip.setAttribute("aria-expanded",String(!o)),n.element.classList.toggle("gp-folded",o)}}words({count:e,stop:n,ended:o}){return o?z(
e,"Reasoning, {count} token","Reasoning, {count} tokens"):n===null&&this.goesOn?z(e,"Reasoning, {count} token so far","Reasoning, {count} tokens so far"):z(e,"R\
easoning, {count} token, not ended","Reasoning, {count} tokens, not ended")}isFolded(e){return e.wish??e.ended}open(e){let n=l("span","gp-reasoning"),o=l("butto\
n","gp-reasoning-chip",null,{type:"button",title:s("The model’s reasoning before its answer. Click to fold or unfold it.")}),r=l("span","gp-reasoned");n.append(
o,r);let i={element:n,chip:o,rows:new He(r,this.drawn.rows),since:e,stop:null,ended:!1,count:0,wish:null};return o.addEventListener("click",()=>{i.wish=!this.isFolded(
i),this.draw(this.goesOn),this.moved()}),this.drawn.rows.append(n),this.boxes.push(i),i}close(e,n){let{tokens:o,rows:r}=this.drawn,i=o.slice(n);et({rows:e.rows,
tokens:o},n),Object.assign(e,{stop:n,ended:this.along.total.spans.at(-1).end!==null}),e.rows.holder.hasChildNodes()||(r.removeLast(),this.boxes.pop());for(let a of i)
r.append(a);o.push(...i)}};var iu=30,Uo=class{constructor(e,n,o,r){this.text=e,this.empty=n,this.select=o,this.state=r,this.log=r.log,this.width=0,this.resettle=0,this.unfolds=!1}startRun(){
let{text:e,log:n,state:o}=this;if(e.replaceChildren(),o.clear(),!n.started){e.append(this.empty);return}let r=n.readsSource;e.classList.toggle("gp-apart",r),r&&
e.append(l("span","gp-part-name",s("Source: the encoder reads it"))),o.prompt=this.drawFixed(n.started.prompt_tokens,r?s("Source"):s("Prompt")),this.drawFold(),
r&&(e.append(l("span","gp-part-name",s("Target: the decoder writes it, from its start token on"))),o.begun=this.drawFixed(n.started.decoder_tokens,s("Start of t\
he target"),{isStart:!0}))}drawFixed(e,n,o={}){let r=l("span","gp-prompt",null,{"aria-label":n}),i={rows:new He(r),tokens:[]};return e.forEach((a,c)=>this.append(
i,{token:a,index:c,isPrompt:!0,step:null,...o})),this.text.append(r),i}drawFold(){let{prompt:e}=this.state,n=e.tokens.length,o=l("button","gp-unfold",null,{type:"\
button"});this.state.fold=n>iu&&!this.log.started.request.only_given?o:null,this.state.fold&&(o.addEventListener("click",()=>this.foldPrompt(this.unfolds)),e.rows.
holder.before(o),this.foldPrompt(!this.unfolds))}foldPrompt(e){let{fold:n,prompt:o}=this.state,{holder:r}=o.rows,i={count:j(o.tokens.length)};this.unfolds=!e,n.
textContent=e?s("Show all {count} tokens of the prompt",i):s("Show less of the prompt"),n.setAttribute("aria-expanded",String(!e)),r.classList.toggle("gp-folded",
e),e?r.setAttribute("tabindex","0"):r.removeAttribute("tabindex"),e&&(r.scrollTop=r.scrollHeight),this.dissolve()}drawPrompt(){for(let e of this.log.promptSteps){
let n=this.state.prompt.tokens[e.index];n&&(this.state.entries.get(n).step=e,this.describe(n),this.shade(n))}}drawLines(){let e=this.log.lines(),{lines:n}=this.
state,o=e.length===1&&e[0].kind==="sequence";for(o!==this.text.classList.contains("gp-single")&&(this.dissolve(),this.text.classList.toggle("gp-single",o));n.length>
e.length;)n.pop().element.remove();e.forEach((r,i)=>this.drawLine(n[i]||this.newLine(),r,i))}newLine(){let{begun:e,prompt:n,lines:o}=this.state,r=l("div","gp-li\
ne"),i=l("div","gp-line-head"),a=l("span","gp-line-body"),c=l("span","gp-stop");r.append(i,a,c),this.text.append(r);let d=e||n,m={element:r,head:i,rows:new He(a,
d&&d.rows),stop:c,steps:[],tokens:[],said:"",folds:null},{reasoning:g}=this.log.started;return g&&(m.folds=new Go(g,m,()=>this.dissolve())),o.push(m),m}drawLine(e,n,o){
e.element.dataset.kind!==n.kind&&(e.element.dataset.kind=n.kind),e.element.classList.toggle("gp-line-minor",this.log.usesBeams&&o>0);let r=JSON.stringify([n.label,
n.score,n.stopReason]);r!==e.said&&(e.said=r,this.drawHead(e,n));let{folds:i}=e,a=Qe(e.steps,n.last),c=i?i.keepable(a.keep):a.keep,d=[...e.steps.slice(c,a.keep),
...a.added];i?i.cut(c):et(e,c),e.steps.length=c;for(let m of d)this.append(e,{token:{...m.chosen,piece:m.piece},index:m.index,isPrompt:!1,step:m}),e.steps.push(
m);i&&i.draw(this.log.running)}drawHead(e,n){let o=n.stopReason?ke(n.stopReason)[1]:"",r=n.label.charAt(0).toUpperCase()+n.label.slice(1);if(e.head.replaceChildren(
l("b","",r)),n.score!==null&&n.score!==void 0){let a=n.kind==="running",c=n.score.toFixed(3);e.head.append(l("span","",a?s("sum {value}",{value:c}):s("score {va\
lue}",{value:c}),{title:a?s("sum of the log-probabilities so far, in nats"):s("the sum divided by the length penalty")}))}let i=n.stopReason==="step"?"… ":"■ ";
o&&e.head.append(l("span","",i+o)),e.stop.textContent=o&&!this.log.usesBeams&&this.log.lasts.length===1?i+o:""}append(e,n){let o=e.tokens.at(-1),r=e.folds?e.folds.
rowsFor(n.step):e.rows;pt({rows:r,tokens:e.tokens},this.tokenElement(n),n.token,o&&this.state.entries.get(o).token)}tokenElement(e){let{token:n,step:o,isPrompt:r}=e,
i=l("span",r?"gp-prompt-token":"gp-token",null,{role:"button",tabindex:"-1","aria-pressed":"false"});return Pe(i,n),o&&o.draft&&o.draft.origin!=="none"&&(i.dataset.
draft=o.draft.origin),o&&o.given&&(i.dataset.given=""),this.state.entries.set(i,e),this.describe(i),o&&this.shade(i),i}describe(e){e.setAttribute("aria-label",Jc(
this.log,this.state.entries.get(e)))}shade(e){gt(e.querySelector(".gp-ink"),this.select.value,xe(this.state.entries.get(e).step)),e.dataset.shaded=""}shadeAll(){
for(let e of this.state.allTokens)this.state.entries.get(e).step&&this.shade(e)}reveal(e){for(let{folds:n}of this.state.lines)n&&n.reveal(e)}markCurrent(){let{log:e,
state:n}=this,o=e.current(),r=o?n.elementOf(o):null,{marked:i}=n;i&&i!==r&&(i.classList.remove("gp-current"),i.setAttribute("aria-pressed","false"),i.tabIndex=-1),
n.marked=r,r&&(e.selected&&!e.suggested&&this.reveal(r),o.isPrompt&&n.fold&&!this.unfolds&&this.foldPrompt(!1),r.classList.add("gp-current"),r.setAttribute("ari\
a-pressed",String(e.selected===o)),r.tabIndex=0)}followEnd(){let{log:e,text:n}=this;this.state.atEnd&&!e.selected&&e.running&&!e.usesBeams&&(n.scrollTop=n.scrollHeight)}resized(){
!this.text.clientWidth||this.text.clientWidth===this.width||(this.width=this.text.clientWidth,this.dissolve())}dissolve(){for(let e of this.state.allRows)e.dissolve();
clearTimeout(this.resettle),this.resettle=setTimeout(()=>this.settle(),200)}settle(){this.width||=this.text.clientWidth;for(let e of this.state.allRows)e.settle()}};function Yc(t,e){let n=t.querySelector(".gp-text"),o=t.querySelector(".gp-shade"),r=new Ko(e),i=new Uo(n,t.querySelector(".gp-empty"),o,r),a=new Do(t,n,o,r),c=Dt(
t,n,e,m=>{let g=r.entries.get(m);if(!g)return null;let{token:b,step:y}=g,C=y?gr(e,y).join(", "):mr(e,g);return{id:b.token_id,text:b.text,where:fr(e,g),step:y,why:C}});
Uc(i,a,c);function d(){e.started&&(o.value=r.shadedBy||(e.started.request.only_given?"surprisal":"uncertainty"),a.drawScale()),i.startRun()}return m=>{if(m.run&&
d(),(m.run||m.steps||m.status)&&(i.drawLines(),a.drawMarks()),r.prompt&&(m.run||m.prompt)&&i.drawPrompt(),r.prompt&&(m.unit||m.status))for(let g of m.unit?r.allTokens:
r.prompt.tokens)i.describe(g);m.unit&&a.drawScale(),i.markCurrent(),m.steps&&(i.followEnd(),i.settle()),c.refresh(m.unit||m.prompt||m.status)}}var re=t=>J(t,2).replace("-","−");function Xc(t,e=null){let{z_score:n,threshold:o,prediction:r}=t,i={z:re(n),threshold:Number(o.toFixed(2))};if(r&&e&&U(e.z_score)&&
e.z_score<=o){let d=[s("z is {z}, above the threshold {threshold}, but p counts each token as new evidence.",i),s("With repeated n-grams counted once, z is {z}.",
{z:re(e.z_score)})];return["even","◇",s("Not known: above the threshold by repeats alone"),d.join(" ")]}if(r)return["good","◆",s("Watermarked"),`${s("z is {\
z}, above the threshold {threshold}.",i)} ${Kt(o)}`];let a=t.tokens_needed,c=[s("z is {z}, not above the threshold {threshold}.",i),s("That does not prove that \
there is none: the text may be too short, or the mark may have been removed.")];return U(a)&&a>un(t)&&c.push(s("If the text went on like this, about {number} to\
kens would be enough.",{number:j(a)})),["even","◇",s("No sign of this watermark"),c.join(" ")]}var un=({num_tokens_scored:t,tokens:e})=>U(t)?t:(e||[]).filter(
([,,,,n])=>n).length;function au(t){let{kind:e,z_score:n,p_value:o,confidence:r,threshold:i,false_positive_rate:a,tokens_needed:c}=t;return[...e==="green"?cu(t):
lu(t),[s("z-score"),re(n),e==="green"?s("How many standard deviations more tokens are green than without a watermark: (green − ratio × scored) / √(scored × rati\
o × (1 − ratio))."):s("How many standard deviations the weighted mean lies above that of fair coins.")],[s("p-value"),Je(o),s("The probability of a z at leas\
t as high in a text without this watermark: the upper tail of the normal distribution. It assumes independent tokens; where phrases are repeated, z scatters mor\
e.")],[s("confidence"),r>.9999?"> 0.9999":J(r,4),s("1 − p. It is not the probability that the text is watermarked: a text without the watermark has 0.9 or more \
in one of ten cases, and 0.5 or more in one of two.")],[s("false-positive rate"),Je(a),s("What the threshold {threshold} means: the share of texts without this \
watermark whose z is above it.",{threshold:Number(i.toFixed(2))})],...U(c)?[[s("tokens needed"),j(c),s("How many scored tokens reach the threshold at this share\
: z grows with the square root of their number.")]]:[]]}function cu({num_tokens_scored:t,num_green_tokens:e,green_fraction:n,ratio:o,list_size:r}){return[[s("to\
kens scored"),j(t),s("Tokens of which the detector can tell whether they are green. The first ones have too few tokens before them; where repeated n-grams count\
 once, later ones are left out.")],[s("green tokens"),j(e),s("Scored tokens on their green list, which holds {size} tokens of the vocabulary.",{size:j(r)})],[s(
"green fraction"),H(n),s("Green tokens / tokens scored. Without the watermark about {share} are green: the ratio.",{share:H(o)})]]}function lu(t){let{mean:e,weighted_mean:n,
num_g_values:o,posterior:r,layers:i}=t;return[[s("tokens scored"),j(un(t)),s("Tokens with enough tokens before them, whose context has not occurred before.")],[
s("g-values"),j(o),z((i||[]).length,"One for each scored token, with {count} key: 0 or 1, like a fair coin in a text without the watermark.","One for each score\
d token and each of the {count} keys: 0 or 1, like a fair coin in a text without the watermark.")],[s("mean g-value"),J(e,4),s("The share of g-values that are 1\
. Without the watermark it is about 0.5.")],[s("weighted mean"),J(n,4),s("The same with more weight on the first keys, whose rounds of the tournament leave the \
clearest mark.")],...U(r)?[[s("posterior"),H(r),s("The trained Bayesian detector’s probability that the text is watermarked, if it is like the texts that the de\
tector was trained on.")]]:[]]}function fn(t,e){let n=e.map(({report:c})=>new Map(au(c).map(d=>[d[0],d]))),o=[...new Set(n.flatMap(c=>[...c.keys()]))],[r]=Z(t.tHead,
1,()=>l("tr")),i=Z(r,e.length+1,()=>l("th","",null,{scope:"col"}));e.forEach(({name:c},d)=>T(i[d+1],c)),t.tHead.hidden=e.length<2;let a=Z(t.tBodies[0],o.length,
()=>{let c=l("tr"),d=l("th","",null,{scope:"row"});return d.append(l("span","",null,{tabindex:0})),c.append(d),c});o.forEach((c,d)=>{let m=Z(a[d],e.length+1,()=>l(
"td")),g=n.find(b=>b.has(c)).get(c);T(m[0].firstChild,c),G(m[0].firstChild,{"data-tip":g[2]}),n.forEach((b,y)=>T(m[y+1],b.has(c)?b.get(c)[1]:"–"))})}function xt({
tokens:t,prompt_tokens:e}){return t.map(([,n,o,r,i,a],c)=>({token:{text:n,piece:o},mark:{green:r,g:a,counted:i||!(r!==null||a!==null)},words(){let m={number:j(c+
1),token:V(n),mark:du(r,a,i)};return c<e?s("Token {number}, of the prompt, {token}: {mark}",m):s("Token {number}, {token}: {mark}",m)}}))}function du(t,e,n){if(t===
null&&e===null)return s("not scored, because too few tokens come before it.");if(e!==null){let r=s("mean g-value {g}, where chance gives 0.5.",{g:e.toFixed(2)});
return n?r:`${r} ${s("Not counted: its context came before, or it is left out.")}`}let o=t?s("◆ green."):s("◇ red.");return n?o:`${o} ${s("Not counted: the \
same n-gram came before, or it is left out.")}`}var vt=({kind:t,tokens:e})=>[t,{unscored:e.some(([,,,n,,o])=>n===null&&o===null),repeated:e.some(([,,,n,o,r])=>!o&&
(n!==null||r!==null))}];function Zc(t,e){let n=c=>t.querySelector(".gp-"+c),o=new $e(n("words"));function r({before:c,after:d}){if(d.error)return["even","…",s("Nothing left to score"),
`${s(d.error.message)} ${s("z was {z} before.",{z:re(c.z_score)})}`];let m=s("z from {before} to {after}",{before:re(c.z_score),after:re(d.z_score)}),g=Number(d.
threshold.toFixed(2));return c.prediction?d.prediction?["good","◆",m,s("Still above the threshold {threshold}: the watermark survived.",{threshold:g})]:["bad",
"◇",m,s("No longer above the threshold {threshold}: the detector does not find the watermark any more.",{threshold:g})]:["even","◇",m,s("The text did not pa\
ss the threshold {threshold} before the attack: there is nothing to remove.",{threshold:g})]}function i({how:c,strength:d}){return c?U(d)?s("{attack}, strength \
{strength}",{attack:s(c),strength:H(d)}):s(c):s("edited by hand")}function a(c){let{before:d,after:m}=c,[g,b,y,C]=r(c);G(n("answer"),{"data-verdict":g}),T(n("an\
swer-sign"),b),T(n("answer-words"),y),T(n("answer-more"),C),T(n("told"),`${y}. ${C}`),T(n("about"),i(c)),K(n("of-text"),!m.error),m.error||(Ye(n("legend"),...vt(
m)),o.show(xt(m)));let N=[{name:s("before"),report:d},...m.error?[]:[{name:s("after"),report:m}]];fn(n("found-numbers"),N)}return c=>{t.hidden=!e.found,!t.hidden&&
c.found&&a(e.found)}}function Qc(t,e){let n=k=>t.querySelector(".gp-"+k),o=["without","with"],r=n("threshold"),i=3,a=()=>e.answered("pair"),c=({report:k})=>!!k&&!k.error,d=o.map(k=>{
let h=l("div"),[p,u,f]=[l("p","gp-facts"),l("p","gp-problem","",{role:"status"}),l("div","gp-text-body",null,{dir:"auto"})];return h.append(l("h3","",k==="with"?
s("With the watermark"):s("Without the watermark")),p,u,f),n("texts").append(h),{facts:p,problem:u,text:new $e(f),shown:0,report:null}});r.addEventListener("inp\
ut",()=>{let k=r.valueAsNumber;!Number.isFinite(k)||k<0||k>20||(i=k,a()&&A())});function m(k,h,p){if(p){k.report!==p&&k.text.show(xt(p)),Object.assign(k,{report:p,
shown:0});return}let[u]=e.groups[h].entries,f=u.tokens.map(w=>({token:w,mark:{},words:()=>s("{token}, not scored yet",{token:V(w.text)})}));k.text.show(f,k.report?
0:k.shown),Object.assign(k,{report:null,shown:f.length})}function g({tokens:k,perplexity:h,stop_reason:p,report:u}){if(!k)return s("not started");let f=[z(k,"{c\
ount} token","{count} tokens")];return U(h)&&f.push(s("perplexity {value}",{value:h.toFixed(2)})),u&&!u.error&&f.push(u.kind==="green"?s("{share} green",{share:H(
u.green_fraction)}):s("mean g-value {g}",{g:u.mean.toFixed(3)})),p&&f.push(ke(p)[1]),f.join(" · ")}function b({texts:k}){k.forEach((p,u)=>{let f=d[u];m(f,u,c(p)?
p.report:null),T(f.facts,g({...p,tokens:p.tokens||e.groups[u].entries[0].tokens.length}));let{error:w}=p.report||{};K(f.problem,!!w),T(f.problem,w?`${s(w.message)}\
 ${s(w.fix)}`:"")});let h=k.filter(c).map(({report:p})=>vt(p)[1]);Ye(n("legend"),e.found.kind,{unscored:h.some(({unscored:p})=>p),repeated:h.some(({repeated:p})=>p)})}
function y({texts:k}){if(!k.every(c))return k.find(({report:w})=>w&&w.error)?["even","–",s("No comparison"),s("One of the texts cannot be scored.")]:["wait","\
…",e.done?s("No answer"):s("Not known yet"),s("Both texts must be complete.")];let[h,p]=k.map(({report:f})=>f.z_score),u=s("z is {marked} with the watermark a\
nd {plain} without it; the threshold is {threshold}.",{marked:re(p),plain:re(h),threshold:Number(i.toFixed(2))});return h>i?["bad","✗",s("A false positive"),`${u}\
 ${s("The text without the watermark passes it.")}`]:p>i?["good","◆",s("The watermark is found"),u]:["even","◇",s("The watermark is not found"),`${u} ${N(k[1].
report)}`]}let C=({tokens_needed:k,threshold:h})=>U(k)&&h>0?Math.ceil(k*(i/h)**2):null;function N(k){let[h,p]=[C(k),un(k)];return h>p?z(h,"If the text went on l\
ike this, about {count} scored token would be needed; it has {scored}.","If the text went on like this, about {count} scored tokens would be needed; it has {sco\
red}.",{scored:j(p)}):s("A longer text or a stronger mark would help.")}function S({texts:k}){let[h,p]=k.map(({perplexity:f})=>f);return!k.every(c)||!U(h)||!U(p)?
"":`${s("Perplexity under the model, without the watermark and with it: {plain} and {marked}.",{plain:h.toFixed(2),marked:p.toFixed(2)})} ${s("One pair of texts\
 says little about the cost; “{question}” measures it.",{question:s("What does it cost?")})}`}function _(k){let[h,p,u,f]=y(k);G(n("answer"),{"data-verdict":h}),
T(n("answer-sign"),p),T(n("answer-words"),u),T(n("answer-more"),`${f} ${S(k)}`.trim()),T(n("means"),Kt(i)),e.done&&T(n("told"),`${u}. ${f}`);let w=e.entries[0]&&
e.entries[0].seed;T(n("about"),[wr(k.watermark),...U(w)?[s("seed {seed}",{seed:w})]:[]].join(" · "))}function E({report:k,expected:h}){if(!U(h)||k.kind!=="gree\
n")return null;let{ratio:p,num_tokens_scored:u}=k,f=Array.from({length:Math.min(60,u)},(w,x)=>(x+1)*u/Math.min(60,u));return{name:s("expected with it, at least"),
look:"expected",points:f.map(w=>[w,wn(h*w,w,p)]),tip:s("At least {share} of the tokens are expected to be green with this bias, by theorem 4.2 of Kirchenbauer e\
t al. 2023, from the model’s distributions along the text.",{share:H(h)})}}function M({texts:k}){if(K(n("evidence"),k.every(c)),n("evidence").hidden)return;let[
h,p]=k,u=[{name:s("with the watermark"),look:"measured",points:p.report.curve},E(p),{name:s("without it"),look:"other",points:h.report.curve}].filter(Boolean);Ut(
n("keys"),u),Gt(n("curves"),{curves:u,threshold:i});let f=k.map(({report:w},x)=>{let v=De(w.z_score);return{name:x?s("with"):s("without"),report:{...w,threshold:i,
p_value:v,confidence:1-v,false_positive_rate:De(i),tokens_needed:C(w)}}});fn(t.querySelector("table"),f)}function A(){b(e.found),_(e.found),M(e.found)}return new ResizeObserver(
()=>a()&&M(e.found)).observe(t),k=>{t.hidden=!a(),!t.hidden&&(k.run&&d.forEach(h=>Object.assign(h,{report:null,shown:0})&&h.text.show([])),(k.run||k.found||k.status||
k.steps)&&A())}}function wr(t){return Array.isArray(t.keys)?z(t.keys.length,"SynthID, {count} key, n-grams of {length}","SynthID, {count} keys, n-grams of {leng\
th}",{length:t.ngram_len}):s("green lists of {ratio}, bias {bias}, {scheme}, context width {width}",tl(t))}function el(t){return Array.isArray(t.keys)?s("SynthI\
D, n-grams of {length}",{length:t.ngram_len}):s("green lists of {ratio}, {scheme}, context width {width}",tl(t))}var tl=({greenlist_ratio:t=.25,bias:e=2,seeding_scheme:n="\
lefthash",context_width:o=1})=>({ratio:H(t),bias:e,scheme:n,width:o});var Vo=t=>Object.hasOwn(An,t)?s(An[t][0]):t;function nl(t,e){let n=v=>t.querySelector(".gp-"+v),[o,r]=[n("which"),n("threshold")],i={},a=null,c=.01,d=()=>e.answered(
"sure"),m=({auc:v})=>U(v),g=({scores:v,learned:L})=>{let O=v.findIndex(({name:$})=>$===a);return O>=0?O:L?v.length-1:0},b=v=>i[v]??(v==="posterior"?.5:e.found.threshold);
o.addEventListener("change",()=>{a=o.value,x()}),r.addEventListener("input",()=>{!Number.isFinite(r.valueAsNumber)||Math.abs(r.valueAsNumber)>100||(i[e.found.scores[g(
e.found)].name]=r.valueAsNumber,p(e.found))});function y({counts:v,scores:L,fewest:O},$){let P=e.done?s("No answer"):s("Not known yet");if(!m($))return["wait","\
…",P,e.done?s("At least one text without the watermark and one with it must be scored."):s("The first texts are being written.")];let[W]=$.rates;if(Math.min(...v)<
O)return["wait","…",P,z(v[1],"{count} text with the watermark and {plain} without it are too few to tell: {fewest} of each are needed.","{count} texts with th\
e watermark and {plain} without it are too few to tell: {fewest} of each are needed.",{plain:j(v[0]),fewest:j(O)})];let I={found:j(W.detected),number:j(W.marked),
rate:H(W.level)},R=e.running?s("{found} of {number} found at {rate} false positives so far",I):s("{found} of {number} found at {rate} false positives",I),q=[...C(
W,L.length>1?Vo($.name):""),s("AUC of these texts: {auc}.",{auc:$.auc.toFixed(3)})].join(" ");return[W.apart?"good":"even",W.apart?"◆":"◇",R,q]}function C(v,L){
let[O,$]=v.found_between.map(H),P={number:j(v.false_positives),share:H(v.false_between[1])},W=[L?s("By the {score}, the true detection rate lies between {low} a\
nd {high}.",{score:L,low:O,high:$}):s("The true detection rate lies between {low} and {high}.",{low:O,high:$}),v.false_positives?s("Of the texts without the wat\
ermark, {number} passed, so the true false-positive rate may be up to {share}.",P):s("Of the texts without the watermark, none passed, but the true false-positi\
ve rate may be up to {share}.",P)];return v.level>c&&W.push(z(v.plain,"{rate} is the smallest rate that {count} text without it can show.","{rate} is the smalle\
st rate that {count} texts without it can show.",{rate:H(v.level)})),v.apart||W.push(s("The intervals overlap: it is not known whether more are found than pass \
by chance.")),W}function N(v){let[L,O,$,P]=y(v,v.scores[g(v)]);G(n("answer"),{"data-verdict":L}),T(n("answer-sign"),O),T(n("answer-words"),$),T(n("answer-more"),
P),e.done&&T(n("told"),`${$}. ${P}`),T(n("missing"),Le(e,v)),T(n("about"),[wr(v.watermark),...v.learned?[s("only the texts that no detector was trained on")]:[]].
join(" · "));let{left_out:W,problem:I}=v;K(n("warning"),W>0);let R=I?`${s(I.message)} ${s(I.fix)}`:s("No token in them counts.");T(n("warning"),W>0?`⚠ ${z(W,
"{count} text was not scored.","{count} texts were not scored.")} ${R}`:"")}let S=(v,L)=>v.filter(O=>O>L).length;function _({values:v,name:L},O){let[$,P]=v.map(
q=>S(q,O)),[W,I]=[$/v[0].length,P/v[1].length],R=[z(v[1].length,"Above {threshold}: {marked} of {count} text with the watermark ({found}), and {plain} of {other\
s} without it ({passed}).","Above {threshold}: {marked} of {count} texts with the watermark ({found}), and {plain} of {others} without it ({passed}).",{threshold:Number(
O.toFixed(2)),marked:j(P),found:H(I),plain:j($),others:j(v[0].length),passed:H(W)})];return L!=="posterior"&&R.push(s("If scores without the watermark were stan\
dard normal, {share} would pass.",{share:Je(De(O))})),{x:W,y:I,words:R.join(" ")}}function E(v,L){let O=2/(9*(L-1));return v**2>(1-O+1.645*Math.sqrt(O))**3}function M({
values:v,normal:L,name:O}){if(O==="posterior"||!L[0])return"";let[$,P]=L.map(I=>I&&{mean:re(I[0]),deviation:I[1].toFixed(2)}),W=[s("Without the watermark: mean \
{mean}, standard deviation {deviation}; in theory 0 and 1.",$),P?s("With it: mean {mean}, standard deviation {deviation}.",P):s("With it: too few texts.")];return E(
L[0][1],v[0].length)&&W.push(s("The scores without the watermark scatter more than in theory, as they do where phrases repeat: try “{option}”.",{option:s("c\
ount repeated n-grams once")})),W.join(" ")}function A({scores:v}){let L=v.filter(m).flatMap($=>$.rates.map(P=>[$,P])),O=Z(t.querySelector(".gp-rates tbody"),L.
length,()=>{let $=l("tr");return $.append(l("th","",null,{scope:"row"}),...Array.from({length:4},()=>{let P=l("td");return P.append(l("span")," ",l("small")),P})),
$});L.forEach(([$,P],W)=>{let[I,R,q,B,F]=O[W].cells,[D,Y]=P.found_between.map(H);T(I,Vo($.name)),k(R,H(P.level),""),P.shown?k(q,H(P.detected/P.marked),U(P.threshold)?
s("({low} to {high}), threshold {threshold}",{low:D,high:Y,threshold:re(P.threshold)}):s("({low} to {high})",{low:D,high:Y})):k(q,s("not known"),z(Math.ceil(1/P.
level-1e-9),"needs {count} text without it","needs {count} texts without it")),k(B,P.normal?H(P.normal.rate):"–",P.normal?s("threshold {value}",{value:re(P.normal.
threshold)}):""),P.shown?k(F,s("up to {share}",{share:H(P.false_between[1])}),s("{passed} of {number} passed",{passed:j(P.false_positives),number:j(P.plain)})):
k(F,"–","")})}function k(v,L,O){T(v.children[0],L),T(v.children[1],O)}function h({scores:v}){let[{rates:L}]=v.filter(m),O=L.filter(({shown:I})=>!I).map(({level:I})=>H(
I));if(!O.length)return"";let[$,P]=O;return`${z(L[0].plain,"With {count} text without the watermark, a false-positive rate of {rate} is less than one text, so t\
he samples cannot show it.","With {count} texts without the watermark, a false-positive rate of {rate} is less than one text, so the samples cannot show it.",{rate:P?
s("{first} or {second}",{first:$,second:P}):$})} ${s("The normal distributions reach further, as far as the scores are normal.")}`}function p(v){let L=v.scores[g(
v)];if(K(n("shown"),m(L)),!m(L))return;let O=b(L.name);document.activeElement!==r&&(r.value=O);let $=_(L,O);le(n("scores"),Bn(e.charts[`scores ${L.name}`],O,s("\
threshold {value}",{value:Number(O.toFixed(2))}))),T(n("at-threshold"),$.words),T(n("spreads"),M(L)),K(n("of-fit"),L.name!=="posterior"&&L.normal.some(Boolean));
let P=v.scores.filter(m);if(le(n("roc"),Wr(e.charts[`roc ${L.name}`],$)),f(n("roc-keys"),P.map(({name:I,auc:R},q)=>[q===P.indexOf(L)?"gp-roc-main":`gp-roc-other\
 gp-roc-${q%3}`,s("{score}: AUC {auc}",{score:Vo(I),auc:R.toFixed(3)}),s(Wn(An,I,["","",""])[2])])),A(v),T(n("few"),h(v)),K(n("of-lengths"),v.lengths.length>1),
v.lengths.length<2)return;le(n("lengths-box"),e.charts.lengths);let W=v.kind==="synthid"?s("mean g"):"z";f(n("length-keys"),[["gp-z-measured",s("found at {rate}\
 false positives, by {score}, from the samples",{rate:u(v.lengths),score:W}),s("The threshold is the laxest that at most this share of the cut texts without the\
 watermark passes; unless the share is 1%, so few texts cannot show a smaller one. The bars are the 95 % intervals of the true rate.")],["gp-z-expected",s("the \
same by normal distributions"),s("As if the scores at each length were normal.")],["gp-z-other",s("AUC"),s("How often a cut text with the watermark scores highe\
r than one without: 50% is guessing.")]])}function u(v){let L=v.map(({levels:[P]})=>P),[O,$]=[Math.min(...L),Math.max(...L)].map(H);return O===$?O:s("{low} to {\
high}",{low:O,high:$})}function f(v,L){let O=Z(v,L.length,()=>{let $=l("span"),P=ee("svg");return G(P,{width:26,height:8,"aria-hidden":"true"}),P.append(ee("pat\
h")),$.append(P,l("span","",null,{tabindex:0})),$});L.forEach(([$,P,W],I)=>{G(O[I].firstChild.firstChild,{class:$,d:"M1 4H25"}),T(O[I].lastChild,P),G(O[I].lastChild,
{"data-tip":W})})}function w({scores:v}){K(n("of-score"),v.length>1);let L=v.map(({name:O})=>O).join();o.dataset.key!==L&&(o.dataset.key=L,o.replaceChildren(...v.
map(({name:O})=>l("option","",Vo(O),{value:O}))),o.value=v[g(e.found)].name)}function x(){w(e.found),N(e.found),p(e.found)}return v=>{t.hidden=!d(),!t.hidden&&(v.
found||v.status)&&x()}}function ol(t,e){let n=E=>t.querySelector(".gp-"+E),o=[s("the text alone"),s("with its prompt")],r=new $e(n("words")),i=n("which");i.addEventListener("change",()=>b());
let a=()=>e.found.reports[Math.min(Number(i.value),e.found.reports.length-1)];function c({reports:E,once:M,otherwise:A}){let[k,h,p,u]=Xc(E[0],M?null:A);G(n("ans\
wer"),{"data-verdict":k}),T(n("answer-sign"),h),T(n("answer-words"),p),T(n("answer-more"),u),T(n("told"),`${p}. ${u}`),K(n("beside"),E.length>1),E.length>1&&T(n(
"beside"),m(E));let f=d(e.found);K(n("repeats"),!!f),T(n("repeats"),f),T(n("about"),g(e.found))}function d({reports:[{num_tokens_scored:E}],otherwise:M,once:A}){
let k=M?M.num_tokens_scored:null;if(!U(k)||k===E)return"";let h=re(M.z_score);return A?z(k-E,"Left out as repeated: {count} token. With it, z would be {z}.","Le\
ft out as repeated: {count} tokens. With them, z would be {z}.",{z:h}):z(E-k,"Of the scored tokens, {count} only repeats an n-gram that came before, which is no\
 new evidence: counted once, z is {z}.","Of the scored tokens, {count} only repeat an n-gram that came before, which is no new evidence: counted once, z is {z}.",
{z:h})}function m([E,M]){let A=M.z_score-E.z_score,k=Math.abs(A)<.005?s("This changes nothing."):A<0?s("This dilutes the mark."):s("This happens to add to it."),
h=re(M.z_score);return`${z(M.prompt_tokens,"With its prompt, z is {z}: {count} token of the prompt counts too.","With its prompt, z is {z}: {count} tokens of th\
e prompt count too.",{z:h})} ${k}`}function g({model:E,watermark:M,exact:A,once:k}){return[Array.isArray(M.keys)?z(M.keys.length,"SynthID, {count} key","SynthID\
, {count} keys"):s("green list, {scheme}",{scheme:M.seeding_scheme||"lefthash"}),A?s("the tokens of the run"):s("tokens as {model} splits the text",{model:E}),...k?
[s("repeated n-grams counted once")]:[]].join(" · ")}function b(){let E=a();Ye(n("legend"),...vt(E)),r.show(xt(E))}function y({reports:E}){let M=E.map(({curve:u},f)=>({
name:E.length>1?o[f]:"z",look:f?"other":"measured",points:u||[]})),[{tokens_needed:A,threshold:k}]=E,h=un(E[0]),p=U(A)?{at:A,words:C(A,h)}:null;Gt(n("curve-box"),
{curves:M,threshold:k,needed:p}),Ut(n("curve-keys"),E.length>1?M:[])}function C(E,M){return E<=M?z(E,"At the share of this text, {count} token reaches the thres\
hold.","At the share of this text, {count} tokens reach the threshold."):z(E,"At the share of this text, {count} token reaches the threshold: {more} more.","At \
the share of this text, {count} tokens reach the threshold: {more} more.",{more:j(E-M)})}function N(){K(n("of-layers"),!!e.charts.layers),le(n("layers-box"),e.charts.
layers)}function S(E){let{reports:M}=e.found;K(n("of-prompt"),M.length>1),c(e.found),E&&b(),fn(n("found-numbers"),M.map((A,k)=>({name:o[k],report:A}))),y(e.found),
N()}let _=()=>!!e.found;return new ResizeObserver(()=>_()&&S(!1)).observe(t),E=>{t.hidden=!_(),!t.hidden&&E.found&&S(!0)}}function sl(t,e){let n=t.querySelector("tbody"),o=t.querySelector(".gp-mistake-note");function r({rows:b,threshold:y}){let C=b.flatMap(({reports:M})=>M.map(({z_score:A})=>A)).
filter(U),N=Math.min(-3,...C)-.4,S=Math.max(y,...C)+.4,_=M=>(M-N)/(S-N),E=Z(n,b.length,i);b.forEach(({what:M,how:A,meaning:k,keeps:h,reports:p},u)=>{let[f,w,x]=E[u].
cells;E[u].classList.toggle("gp-right",u===0);let[v,L]=f.children;T(v,s(M)),G(v,{"data-tip":s(k)}),T(L,s(A));let O=p.map(({z_score:W})=>W).filter(U);a(w.firstChild,
O.map(_),{zero:_(0),threshold:_(y)});let $=O.length>1?s("{low} to {high}",{low:re(Math.min(...O)),high:re(Math.max(...O))}):re(O[0]);T(x.children[0],$),T(x.children[1],
c(p,h));let P=u?d({keeps:h,meaning:k,reports:p},y):"";K(x.children[2],!!P),T(x.children[2],P)}),T(o,g(b))}function i(){let b=l("tr"),y=l("th","",null,{scope:"ro\
w"});y.append(l("span","",null,{tabindex:0}),l("small"));let C=l("td");C.append(l("span","gp-strip",null,{"aria-hidden":"true"}));let N=l("td");return N.append(
l("b"),l("small"),l("small","gp-why")),b.append(y,C,N),b}function a(b,y,{zero:C,threshold:N}){let S=[C,N,...y],_=Z(b,S.length,()=>l("i"));S.forEach((E,M)=>{ce(_[M],
["gp-line gp-zero","gp-line"][M]||"gp-dot"),ne(_[M],"left",E)})}function c(b,y){let[C]=b.filter(({error:E})=>E);if(C)return s(C.error.message);let N=b.filter(({
prediction:E})=>E).length,S=y==="none";if(b.length===1)return N?S?s("▲ above it by chance"):s("◆ watermarked"):s("◇ no sign");if(!N)return s("◇ no sign in\
 {number} tries",{number:b.length});let _={passed:N,number:b.length};return S?s("▲ {passed} of {number} above it by chance",_):s("◆ {passed} of {number} water\
marked",_)}function d({keeps:b,meaning:y,reports:C},N){let S=C.filter(({prediction:k})=>k);if(!S.length)return"";if(b!=="none")return s(y);let{num_tokens_scored:_,
once:E}=S.reduce((k,h)=>h.z_score>k.z_score?h:k),M=E&&U(_)?_-E.num_tokens_scored:0,A=[];if(M>0){A.push(z(M,"p counts each token as new evidence, but {count} of \
the {scored} only repeats an n-gram.","p counts each token as new evidence, but {count} of the {scored} only repeat an n-gram.",{scored:j(_)}));let k=re(E.z_score);
A.push(E.z_score>N?s("Counted once, z is {z}.",{z:k}):s("Counted once, z is {z}, not above the threshold.",{z:k}))}return(!M||E.z_score>N||C.length>1)&&A.push(...m(
N,C.length)),A.join(" ")}function m(b,y){let C=De(b),N=E=>j(Number((1/E).toPrecision(2))),S=[C>.1?s("{share} of texts without this watermark pass the threshold.",
{share:H(C)}):s("One in {odds} texts without this watermark passes the threshold.",{odds:N(C)})];if(y===1)return S;let _=1-(1-C)**y;return S.push(_>.1?s("With {\
tries} tries at each text, {share} pass at least once.",{tries:j(y),share:H(_)}):s("With {tries} tries at each text, one in {odds} passes at least once.",{tries:j(
y),odds:N(_)})),S}function g([b]){return b.reports[0].prediction?"":s("The given settings find nothing either. If the text is watermarked, they may be wrong the\
mselves, or the text is too short.")}return b=>{t.hidden=!e.found,!t.hidden&&b.found&&r(e.found)}}function rl(t,e){let n=a=>t.querySelector(".gp-"+a);function o({how:a,points:c,of:d,seeds:m,threshold:g}){let b=c.filter(({z:C})=>C.length),y=[s(a),z(m,"{count}\
 seed at each strength","{count} seeds at each strength")];c.length<d&&y.push(s("{done} of {of} strengths so far",{done:c.length,of:d})),T(n("about"),y.join(" ·\
 ")),T(n("strength-words"),r(b,c,g)),le(n("strength-box"),e.charts.strengths)}function r(a,c,d){let m=({strength:_,z:E})=>_===0?E[0]>d?"above":"below":Vs(E,d),g=(..._)=>i(
a,E=>_.includes(m(E))),[b,y,C]=[g("above"),g("below"),g("open","few")],N=c.filter(({refused:_})=>_).map(({strength:_})=>H(_)),S=[];return a.length&&a[0].strength===
0&&m(a[0])!=="above"&&S.push(s("The text is not above the threshold even before the attack.")),b&&S.push(s("At strength {strengths}, the median z is above the t\
hreshold.",{strengths:b})),y&&S.push(s("At strength {strengths}, the median z is not above the threshold.",{strengths:y})),C&&S.push(s("At strength {strengths},\
 it is not known whether the median z is above the threshold: the seeds disagree or are too few.",{strengths:C})),N.length&&S.push(s("At strength {strengths}, t\
oo little text is left to score, for some seeds or for all.",{strengths:N.join(", ")})),S.join(" ")}function i(a,c){let d=[];a.forEach((g,b)=>{c(g)&&(b&&c(a[b-1])?
d.at(-1)[1]=g.strength:d.push([g.strength,g.strength]))});let m=d.map(([g,b])=>g===b?H(g):s("{low} to {high}",{low:H(g),high:H(b)}));return m.length>1?s("{names\
} and {last}",{names:m.slice(0,-1).join(", "),last:m.at(-1)}):m.join("")}return a=>{t.hidden=!e.found,!t.hidden&&a.found&&o(e.found)}}function hu(t){switch(t){case"context":return s("no mark: fewer tokens come before it than the watermark looks at.");case"repeated":return s("no mark: its conte\
xt has occurred before, and SynthID marks each context once.");case"removed":return s("no mark: it was given, and an earlier processor had removed it.");case"bi\
as":return s("no mark: the bias is 0.");default:return s("no mark.")}}function br(t){let e=t&&t.effective&&t.effective.watermarking_config||{},n=Array.isArray(e.
keys)?e.keys.length:0,o=e.greenlist_ratio,r=e.seeding_scheme==="selfhash",i=e.context_width;return{config:e,keys:n,selfhash:r,ratio:o>0&&o<1?o:null,early:n?Xt(e.
ngram_len,1)-1:Xt(i,1)-Number(r)}}function Jo({config:t,keys:e,ratio:n}){if(e)return z(e,"SynthID: {count} key, n-grams of {length} tokens","SynthID: {count} ke\
ys, n-grams of {length} tokens",{length:t.ngram_len});if(n===null)return s("a green list whose settings are not known");let{bias:o,seeding_scheme:r,context_width:i,
hashing_key:a}=t;return s("green list: {ratio} of the vocabulary, bias {bias}, {scheme}, context width {width}, key {key}",{ratio:H(n),bias:o,scheme:r,width:i,key:a})}
function il({chosen:t,index:e,mark:n,given:o,isFirst:r},i){let a=g=>s("Token {number}, {token}: {mark}",{number:j(e+1),token:V(t.text),mark:g});if(!n)return a(o?
s("given, before the watermark began."):s("not marked."));if(n.why)return a(hu(n.why));let c=s("Its probability: {before} before the watermark, {after} after.",
{before:H(n.chosen_before),after:H(n.chosen_after)}),d=r?[s("Not counted: a detector without the prompt does not know what comes before it.")]:[];if(n.kind==="s\
ynthid"){let g=z(i.keys,"mean g-value {g} over {count} key.","mean g-value {g} over {count} keys.",{g:J(n.g,2)});return[a(g),c,...d].join(" ")}let m=n.green?s("\
◆ green: it got the bias."):s("◇ red: it got no bias.");return[a(m),c,pu(n,i),...d].join(" ")}function pu(t,{ratio:e,selfhash:n}){let o=t.listed??0,r={before:H(
t.mass_before??0),after:H(t.mass_after??0)};return n?z(o,"Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} before, {after}\
 after.","Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} together before, {after} after.",r):e===null?z(o,"On the list, \
{count} token could be chosen here: {before} before, {after} after.","On the list, {count} tokens could be chosen here: {before} together before, {after} after.",
r):z(o,"On the list of {ratio} of the vocabulary, {count} token could be chosen here: {before} before, {after} after.","On the list of {ratio} of the vocabulary\
, {count} tokens could be chosen here: {before} together before, {after} after.",{...r,ratio:H(e)})}var al={marks:0,scored:0,green:0,g:0,expected:0,unscored:0,early:0,
chosen:0,surprisal:0,gained:0,suppressed:0,likely:0,entropy:0,z:null,foreseen:null};function cl(t,e,n,o){let{mark:r,index:i}=e,a={...t};if(!r)return{...a,unscored:t.
unscored+1};a.marks+=1;let c=r.kind==="synthid"?r.g:r.green;if(r.chosen_before>0&&r.chosen_after>0){a.chosen+=1,a.surprisal-=Math.log(r.chosen_before),a.gained+=
Math.log(r.chosen_after/r.chosen_before);let{stages:d,entropy_before:m}=e.distribution;a.entropy+=o>0&&d[o-1]?d[o-1].entropy:m,a.likely-=uu(e,o)}return a.suppressed+=
r.suppressed,c===null?{...a,unscored:t.unscored+1}:i<n.early?{...a,early:t.early+1}:(a.scored+=1,a.green+=Number(c),a.expected+=r.expected??0,r.kind==="synthid"?
a.z=n.keys?(2*a.green-a.scored)*Math.sqrt(n.keys/a.scored):null:n.ratio!==null&&(a.z=wn(a.green,a.scored,n.ratio),a.foreseen=wn(a.expected,a.scored,n.ratio)),a)}
function uu({distribution:{candidates:t}},e){let n=t.map(({raw_logprob:o,stage_logprobs:r})=>e>0?r[e-1]:o).filter(o=>o!=null);return n.length?Math.max(...n):0}function ll(t,e,n,o){
let r=t.find(([,m])=>m>o);if(e.z>o)return{at:r[0],words:z(r[0],"z first passed {threshold} after {count} scored token.","z first passed {threshold} after {count\
} scored tokens.",{threshold:o})};let i=r?[z(r[0],"z first passed {threshold} after {count} scored token, and fell again.","z first passed {threshold} after {co\
unt} scored tokens, and fell again.",{threshold:o})]:[],a=n.keys?e.z>0?e.scored*(o/e.z)**2:1/0:di(e.green/e.scored,n.ratio,o),c=Math.max(e.scored+1,Math.ceil(a));
if(!Number.isFinite(c)||c>1e7)return{at:1/0,words:[...i,s("At the share so far, z never reaches {threshold}.",{threshold:o})].join(" ")};let d=z(c,"At the share\
 so far, z reaches {threshold} after about {count} scored token: {more} more.","At the share so far, z reaches {threshold} after about {count} scored tokens: {m\
ore} more.",{threshold:o,more:j(c-e.scored)});return{at:c,words:[...i,d].join(" ")}}function dl(t,e){let n=f=>t.querySelector(".gp-"+f),o=new $e(n("marked-words"),{press:({step:f})=>e.selectStep(f)}),r=n("threshold"),i=3,a=br(null),c=0,d=null,m=null;
function g(){a=br(e.started),c=(e.started&&e.started.processors||[]).findIndex(w=>w==="WatermarkLogitsProcessor"||w==="SynthIDTextWatermarkLogitsProcessor"),d=new me(
al,(w,x)=>cl(w,x,a,c)),o.show([]),T(n("mark-about"),Jo(a))}let b=()=>d.steps.some(({mark:f})=>f&&f.kind==="synthid");function y(f){let{mark:w,index:x}=f,v=x<a.early,
L=w&&!w.why;return{step:f,token:{...f.chosen,piece:f.piece},mark:L?{green:w.green,g:w.g,counted:!v}:{},words:()=>il({...f,isFirst:v},a)}}function C(f){o.show(d.
steps.map((v,L)=>o.items[L]&&L<f?o.items[L]:y(v)),f);let{unscored:w,early:x}=d.total;Ye(n("mark-key"),b()?"synthid":"green",{unscored:w>0,repeated:x>0,faint:s("\
faint: a detector without the prompt cannot score it")})}function N(f){let w=f&&!f.isPrompt?o.tokens[f.index]:null;m&&m!==w&&m.classList.remove("gp-current"),m=
w||null,m&&e.selected?m.classList.add("gp-current"):m&&m.classList.remove("gp-current")}let S=f=>{let w=[];for(let x of d.totals)x[f]!==null&&(!w.length||w.at(-1)[0]<
x.scored)&&w.push([x.scored,x[f]]);return w};function _(){let{z:f,scored:w}=d.total,[x,v,L]=E(f,w);G(n("finding"),{"data-verdict":x}),T(n("finding-sign"),v),T(n(
"finding-words"),L),T(n("finding-more"),f===null?"":`${M()} ${s("By chance alone, if each token is new evidence, z would be this high with a probability of {p}.",
{p:Je(De(f))})}`),e.finished&&T(n("mark-told"),`${L}. ${z(w,"{count} token scored.","{count} tokens scored.")}`)}function E(f,w){if(f===null)return["wait","…",
w?s("z is not known, because the watermark’s settings are not"):s("Nothing to score yet")];let x={z:re(f)};return f>i?["good","◆",e.running?s("A detector fi\
nds it so far: z = {z}",x):s("A detector finds it: z = {z}",x)]:["even","◇",e.running?s("A detector does not find it so far: z = {z}",x):s("A detector does no\
t find it: z = {z}",x)]}function M(){let{green:f,scored:w}=d.total;return b()?z(w,"Mean g-value {mean} over {count} scored token, 0.5 by chance.","Mean g-value \
{mean} over {count} scored tokens, 0.5 by chance.",{mean:(f/w).toFixed(3)}):z(w,"{green} of {count} scored token green, {share} instead of {ratio}.","{green} of\
 {count} scored tokens green, {share} instead of {ratio}.",{green:j(f),share:H(f/w),ratio:H(a.ratio)})}function A(){let f=S("z"),w=[s("What a detector finds tha\
t knows the key and sees the text without its prompt.")];a.keys&&w.push(s("For SynthID it is the z of the plain mean of all g-values, against fair coins."));let x=[
{name:s("this text"),look:"measured",points:f,tip:w.join(" ")}],v=S("foreseen");if(v.length){let O=[s("What this bias leads to at least, given how uncertain the\
 model was at each token: the sum of p / (1 + m p) over the vocabulary, theorem 4.2 of Kirchenbauer et al. 2023, averaged over all green lists.")];e.started.effective.
do_sample||O.push(s("That holds where tokens are drawn; here the likeliest are taken, which can be greener or less green.")),x.push({name:s("expected at least"),
look:"expected",points:v,tip:O.join(" ")})}Ut(n("z-keys"),x);let L=f.length?ll(f,d.total,a,i):null;Gt(n("z-box"),{curves:x,threshold:i,needed:L,label:s("z over \
the number of tokens, threshold {threshold}",{threshold:i})}),T(n("z-needed-words"),L?L.words:""),T(n("threshold-words"),Kt(i))}function k(){let{scored:f,green:w,
expected:x,chosen:v,surprisal:L,gained:O,suppressed:$,marks:P,likely:W,entropy:I}=d.total,{started:R}=e,q=[[s("tokens scored"),j(f),s("Tokens that count: those \
with enough tokens before them, without the prompt.")]];if(f&&!b()&&(q.push([s("green"),H(w/f),s("The share of the scored tokens that got the bias.")]),q.push([
s("expected at least"),H(x/f),s("At least this share is green on average over all green lists, for this bias and the probabilities that the model gave. Where th\
e model is certain of a token, a bias changes little.")])),v){q.push([s("surprisal before the watermark"),ie(L/v,e.unit),s("How unexpected the chosen tokens wer\
e just before the watermark, on average: minus the logarithm of their probability.")]);let[B,F]=R.effective.do_sample?[I,s("Tokens drawn without the watermark w\
ould have had this on average: the entropy just before it.")]:[W,s("The likeliest token at each position would have had this.")];e.usesBeams||(q.push([s("withou\
t it"),ie(B/v,e.unit),F]),q.push([s("log-probability lost"),ie((L-B)/v,e.unit).replace("-","−"),s("The price per token: how much less probable than that the c\
hosen tokens are. Values below 0 are luck.")])),q.push([s("raised by"),ie(O/v,e.unit),s("How much the watermark raised the log-probability of the chosen tokens,\
 on average. Over many texts this is the divergence of what was drawn from what the model would draw.")])}return P&&q.push([s("suppressed"),s("{value} of {count\
}",{value:($/P).toFixed(1),count:j(R.request.top_candidates??10)}),s("How many of the likeliest tokens the watermark made less likely, on average over the posit\
ions.")]),q}function h(){let f=k(),w=Z(n("mark-figures"),f.length,()=>{let x=l("div"),v=l("dt");return v.append(l("span","",null,{tabindex:0})),x.append(v,l("dd")),
x});f.forEach(([x,v,L],O)=>{let[$,P]=w[O].children;T($.firstChild,x),G($.firstChild,{"data-tip":L}),T(P,v)})}function p(){_(),h(),A()}function u(f){let x=e.lines().
length>1?e.lineOf(f):null;return x?`${x.label} · ${Jo(a)}`:Jo(a)}return r.addEventListener("input",()=>{let f=r.valueAsNumber,w=f>=0&&f<=30;if(r.setAttribute("\
aria-invalid",String(!w)),!w){T(n("threshold-words"),s("The threshold must be from 0 to 30."));return}i=f,p()}),new ResizeObserver(()=>!t.hidden&&d.total.marks&&
A()).observe(n("z-box")),f=>{(f.run||!d)&&g();let w=e.current(),{keep:x}=d.follow(w?e.lastOf(w):null);t.hidden=!d.total.marks,!t.hidden&&((f.run||f.steps||f.status||
f.selection)&&(C(x),T(n("mark-about"),u(w))),N(w),(f.run||f.steps||f.status||f.selection||f.unit)&&p())}}var kr=(t,e)=>t?[e]:[];function hl(t,e){let n=N=>t.querySelector(".gp-"+N),o=()=>e.answered("cost"),r=({perplexity:N,score:S})=>!!(N&&S),i=({knob:N},S)=>N==="ke\
ys"?z(S,"{count} key","{count} keys"):s("bias {value}",{value:Number(S.toFixed(3))});function a(N){let[S,..._]=N.points,E=_.filter(r).sort((f,w)=>f.value-w.value),
M=e.done?s("No answer"):s("Not known yet");if(!r(S)||!E.length)return["wait","…",M,e.done?s("At least one text without the watermark and one with it must be s\
cored."):s("The first texts are being written.")];let A=s("The threshold is {threshold}.",{threshold:N.threshold}),k=f=>[d(N,f),...m(f,S)].join(" ");if(E.every(
({found:f})=>f==="few")){let f=Math.max(...E.map(({texts:x})=>x)),w=z(f,"{count} text of each strength is too few to tell: {fewest} are needed.","{count} texts \
of each strength are too few to tell: {fewest} are needed.",{fewest:Us});return["wait","…",M,`${k(E.at(-1))} ${w}`]}let h=E[E.findLastIndex(({found:f})=>f!=="\
above")+1];if(h){let f=i(N,h.value);return["good","◆",e.running?s("Found from {strength} on, so far",{strength:f}):s("Found from {strength} on",{strength:f}),
`${A} ${k(h)}`]}let p=E.filter(({found:f})=>f==="above");if(p.length){let f=p.map(({value:w})=>i(N,w)).join(", ");return["even","◇",e.running?s("Found at {str\
engths}, so far",{strengths:f}):s("Found at {strengths}",{strengths:f}),`${s("At the strongest it is not certain.")} ${k(E.at(-1))}`]}let u=E.every(({found:f})=>f===
"below");return["even","◇",c(u),`${A} ${k(E.at(-1))} ${s("Longer texts help.")}`]}function c(N){return N?e.running?s("Not found at any strength so far"):s("No\
t found at any strength"):e.running?s("Not reliably found at any strength so far"):s("Not reliably found at any strength")}function d(N,{value:S,score:{median:_,
low:E,high:M}}){let A={strength:i(N,S),median:re(_),low:re(E),high:re(M)};return M>E?s("At {strength}, the median z is {median}, interval {low} to {high}.",A):s(
"At {strength}, the median z is {median}.",A)}function m({perplexity:N,price:S,dearer:_},E){let M=s("The median perplexity is {marked} instead of {plain}.",{marked:N.
median.toFixed(2),plain:E.perplexity.median.toFixed(2)});if(!S)return[M];let A={times:ze(S.median),interval:Mt(S)};return[M,S.high>S.low?s("Seed by seed it is {\
times}, interval {interval}.",A):s("Seed by seed it is {times}.",A),..._==="open"?[s("That is not a clear cost.")]:_==="few"?[s("These are too few seeds to tell\
.")]:[]]}function g(N){let[S,_,E,M]=a(N);G(n("answer"),{"data-verdict":S}),T(n("answer-sign"),_),T(n("answer-words"),E),T(n("answer-more"),M),e.done&&T(n("told"),
`${E}. ${M}`),T(n("missing"),Le(e,N)),T(n("about"),el(N.watermark))}function b(N){let S=N.kind==="green";for(let _ of["perplexity","score","share","suppressed"])
le(n(_),e.charts[_]);T(n("share-name"),S?s("Green tokens"):s("Mean g-value")),n("share-name").dataset.tip=S?s("Green tokens / tokens scored, of all texts of a s\
trength together."):s("The mean of all g-values of the texts of a strength: 0.5 without the watermark."),K(n("of-suppressed"),!!e.charts.suppressed),K(n("limits"),
S),K(n("of-expected"),N.points.some(({expected:_})=>U(_))),T(n("suppressed-name"),s("Suppressed candidates")),n("suppressed-name").dataset.tip=z(N.candidates,"O\
f the {count} candidate that the model found likeliest at a step, how many the watermark made less likely; the mean over all steps.","Of the {count} candidates \
that the model found likeliest at a step, how many the watermark made less likely; the mean over all steps.")}function y(N){let S=N.kind==="green",_=[[N.knob===
"keys"?s("keys"):s("bias"),({value:h})=>h===null?s("none"):String(h)],[s("texts"),({texts:h})=>j(h)],[s("perplexity"),({perplexity:h})=>h?h.median.toFixed(2):"–"],
["z",({score:h})=>h?re(h.median):"–"],[S?s("green"):s("mean g"),({share:h})=>U(h)?S?H(h):h.toFixed(3):"–"],...kr(N.points.some(({expected:h})=>U(h)),[s("exp\
ected at least"),({expected:h})=>U(h)?H(h):"–"]),...kr(N.points.slice(1).some(({suppressed:h})=>U(h)),[s("suppressed of {count}",{count:N.candidates}),({suppressed:h})=>U(
h)?h.toFixed(2):"–"]),...kr(N.points.some(({moved:h})=>U(h)),[s("moved to green"),({moved:h})=>U(h)?H(h):"–",s("How much probability the watermark moved fro\
m red candidates to green ones at a step, on average.")])],E=t.querySelector("table.gp-numbers"),[M]=Z(E.tHead,1,()=>l("tr")),A=Z(M,_.length,()=>l("th","",null,
{scope:"col"}));_.forEach(([h,,p],u)=>{T(A[u],h),_t(A[u],{scope:"col",...p?{tabindex:0,"data-tip":p}:{}})});let k=Z(E.tBodies[0],N.points.length,()=>l("tr"));N.
points.forEach((h,p)=>{k[p].firstChild||k[p].append(l("th","",null,{scope:"row"}));let u=Z(k[p],_.length,()=>l("td"));_.forEach(([,f],w)=>T(u[w],f(h)))})}function C(){
g(e.found),b(e.found),y(e.found)}return N=>{t.hidden=!o(),!t.hidden&&(N.found||N.status)&&C()}}function pl(t,e){let n=u=>t.querySelector(".gp-"+u),o=["A","B"],[r,i]=[0,[]],a=()=>e.answered("quiz"),c=()=>e.done?e.found.pairs.filter(({texts:u})=>u.every(({report:f})=>!f.
error)):[],d=({left:u})=>u?0:1,m=()=>i.filter((u,f)=>u===d(c()[f])).length,g=o.map((u,f)=>{let w=l("div","gp-side"),[x,v,L,O]=[l("h3","",s("Text {name}",{name:u})),
l("p","gp-facts"),l("div","gp-body",null,{dir:"auto"}),l("button","gp-button gp-main",s("Text {name} is watermarked",{name:u}),{type:"button"})],$=l("div","",null,
{tabindex:0}),P=l("div");return L.append($,P),w.append(x,v,L,O),n("texts").append(w),O.addEventListener("click",()=>b(f)),{box:w,title:x,facts:v,plain:$,marked:P,
button:O,text:new $e(P)}});function b(u){i[r]===void 0&&(i[r]=u,p(),n("next").focus({preventScroll:!0}))}n("next").addEventListener("click",()=>{r=Math.min(r+1,
c().length-1),p(),g[0].button.focus({preventScroll:!0})});let y=u=>u.kind==="green"?u.green_fraction:u.mean,C=u=>u.kind==="green"?s("{share} green",{share:H(u.green_fraction)}):
s("mean g {g}",{g:u.mean.toFixed(3)});function N(u,f,w,x){let{report:v,perplexity:L}=w.texts[f],O=f===d(w)?"with":"without";if(K(u.plain,!x),K(u.marked,x),K(u.button,
!x),K(u.facts,x),x){u.box.dataset.truth=O,T(u.title,S(o[f],O==="with",i[r]===f));let $=[C(v),`z ${re(v.z_score)}`];U(L)&&$.push(s("perplexity {value}",{value:L.
toFixed(2)})),T(u.facts,$.join(" · ")),u.text.show(xt(v));return}delete u.box.dataset.truth,T(u.title,s("Text {name}",{name:o[f]})),u.text.show([]),T(u.plain,v.
tokens.slice(v.prompt_tokens).map(([,,$])=>$??"").join(""))}function S(u,f,w){return f?w?s("Text {name}: ◆ watermarked, your guess",{name:u}):s("Text {name}: \
◆ watermarked",{name:u}):w?s("Text {name}: not watermarked, your guess",{name:u}):s("Text {name}: not watermarked",{name:u})}function _({texts:u},f){let[w,x]=[
u[f],u[1-f]].map(({report:O})=>O),v={share:C(w),chance:w.kind==="green"?H(w.ratio):"0.5",z:re(w.z_score)},L=[w.z_score>e.found.threshold?s("What gave it away: {\
share} with the watermark, where chance gives {chance}; z is {z}, more than chance explains.",v):s("What gave it away: {share} with the watermark, where chance \
gives {chance}; z is {z}, too little to be certain.",v),s("Without it: {share}, z {z}.",{share:C(x),z:re(x.z_score)})];return x.z_score>w.z_score&&L.push(s("Her\
e the detector, too, would have chosen the wrong text: the texts are short, or the mark is weak.")),L.join(" ")}function E(u){let f=i[r]!==void 0;if(g.forEach((L,O)=>N(
L,O,u,f)),K(n("legend"),f),K(n("verdict"),f),K(n("next"),f&&r+1<c().length),!f)return;let w=u.texts.map(({report:L})=>vt(L)[1]);Ye(n("legend"),e.found.kind,{unscored:w.
some(({unscored:L})=>L),repeated:w.some(({repeated:L})=>L)});let x=d(u),v=i[r]===x;G(n("answer"),{"data-verdict":v?"good":"bad"}),T(n("answer-sign"),v?"✓":"✗"),
T(n("answer-words"),v?s("Correct"):s("Wrong: it was text {name}",{name:o[x]})),T(n("answer-more"),_(u,x))}function M(u){if(!e.done)return s("The texts are being\
 written: {done} of {runs}.",{done:j(u.done),runs:j(u.runs)});if(c().length)return"";let f=u.pairs.flatMap(({texts:w})=>w).find(({report:w})=>w.error);return f?
[s("No pair of texts could be scored."),s(f.report.error.message),s(f.report.error.fix)].join(" "):s("No pair of texts was completed. Run the experiment again.")}
function A(u){let f=i.length;if(K(n("sum"),f>0&&f===u.length),n("sum").hidden)return;let w=m();T(n("sum").querySelector("h3"),k(w,f));let x=Array.from({length:f-
w+1},(O,$)=>h(f,w+$)).reduce((O,$)=>O+$,0)/2**f,v=u.filter(({texts:O,left:$})=>O[$?0:1].report.z_score>O[$?1:0].report.z_score).length;T(n("sum-words"),[s("By g\
uessing, {hits} or more are correct in {share} of rounds.",{hits:j(w),share:H(x)}),s("The detector, choosing the text with the higher z, has {right} of {pairs} \
correct.",{right:j(v),pairs:j(f)}),s("Run the experiment again for another round.")].join(" ")),T(n("share-head"),e.found.kind==="green"?s("green with and witho\
ut"):s("mean g with and without"));let L=Z(n("sum").querySelector("tbody"),f,()=>{let O=l("tr");return O.append(l("th","",null,{scope:"row"}),l("td"),l("td"),l(
"td")),O});u.forEach((O,$)=>{let P=d(O),[W,I]=[O.texts[P].report,O.texts[1-P].report],R=B=>B.kind==="green"?H(y(B)):y(B).toFixed(3);[String($+1),`${i[$]===P?"✓":
"✗"} ${s("text {name}",{name:o[i[$]]})}`,`${R(W)}, ${R(I)}`,`${re(W.z_score)}, ${re(I.z_score)}`].forEach((B,F)=>T(L[$].cells[F],B))})}let k=(u,f)=>s("{hits} \
of {pairs} correct",{hits:j(u),pairs:j(f)}),h=(u,f)=>Array.from({length:f},(w,x)=>(u-x)/(x+1)).reduce((w,x)=>w*x,1);function p(){let u=c();T(n("waiting"),M(e.found)),
K(n("round"),u.length>0),T(n("about"),u.length?s("Pair {number} of {pairs}. Same prompt, same seed; one of them has the watermark.",{number:j(r+1),pairs:j(u.length)}):
""),T(n("score"),i.length?k(m(),i.length):""),u.length&&E(u[r]),A(u)}return u=>{t.hidden=!a(),u.run&&([r,i]=[0,[]]),!t.hidden&&(u.run||u.found||u.status)&&p()}}var fu={drafts:Qr,beams:wi,beamtree:Fi,hypotheses:Ki,curve:ra,branches:Ec,canvas:wc,candidates:Tc,check:Ac,layers:Cc,in_words:Nc,logit_lens:qc,numbers:Rc,processors:Fc,
quiz:Hc,reranked:Dc,template:Gc,token:Kc,tokens:Yc,watermark:dl},mu={draft_lengths:Br,sameness:ei,speedup:ti,batch:mi,choices:ga,difference:Ma,divergence:Ea,grid:ja,
lanes:Da,lengths:Ka,measures:Ua,progress:Ja,sensitivity:Xa,trie:fc,without:mc,arrival:bc,estimate:kc,kl:Ya,opened:yc,precisions:xc,shelf:vc,attack:Zc,detectability:nl,
detection:ol,marked:Qc,mistakes:sl,strengths:rl,watermark_cost:hl,watermark_quiz:pl};Mr(()=>Xi(fu,mu));})();
