// Written by .ci/bundle.py from modules with the SHA-256 30a5cd7fe3e608e5bddb40810856b6b2ae53e8b70a5d81e8ba863d94886830f8: edit those.
(()=>{var Io={greedy_search:"greedy decoding",sample:"sampling",beam_search:"beam search",beam_sample:"beam search with sampling",group_beam_search:"diverse beam sear\
ch",constrained_beam_search:"constrained beam search",contrastive_search:"contrastive search",dola_generation:"DoLa",assisted_generation:"assisted decoding",custom:"\
your own decoding loop"},Ro={eos:["the EOS token","ended with EOS (end-of-sequence token)"],stop_string:["a stop string","met a stop string"],length:["the lengt\
h limit","reached the length limit"],max_time:["the time limit","ran out of time"],criterion:["your own criterion","met your own stopping criterion"],loop:["you\
r own decoding loop","was ended by your own decoding loop"],given:["the end of the given text","reached the end of the given text"],unfinished:["the end of the \
search","had not ended when the search did"],step:["one step","continues with “Next token”"],stopped:["stopped by hand","was stopped by hand"]},st={num_spec_steps:"\
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
"Whisper silence","changes nothing: it records the probability that nobody speaks",[]]},xn={z:["z","z","How many standard deviations more tokens are green than \
without a watermark."],mean:["mean g","z of the mean g","How many standard deviations the mean of all g-values lies above 0.5, if they were fair coins."],weighted_mean:[
"weighted mean g","z of the weighted mean g","The same with more weight on the first keys, which mark the most."],posterior:["Bayesian detector","posterior prob\
ability","The probability of a watermark by the detector that was trained here on the other half of the texts."]},lr={Candidate:["token_id","text","raw_logprob",
"logprob","raw_rank","rank","removed_by","stage_logprobs"],Stage:["name","entropy","kept","mass_removed","mass_moved"],Reranked:["token_id","text","probability",
"penalty","score"],BeamCandidate:["token_id","text","piece","parent","raw_logprob","logprob","score","status","beam","final_score","group","diversity_penalty","\
bank","progress","forced","mark"],DraftToken:["token_id","text","draft_logprob","target_logprob","accepted","overlap"],Token:["token_id","text","piece"],Mark:["\
kind","green","g","listed","mass_before","mass_after","expected","chosen_before","chosen_after","suppressed","why"]};var Wl=["de","fr"];function s(t,e){if(t==null)return"";if(typeof t=="object")return s(t.said,t.values);let n=String(t),o=window.GenerationPlaygroundTexts?.[n]??
n;return e?o.replace(/\{\{|\}\}|\{(\w+)\}/g,(r,i)=>{if(i===void 0)return r[0];let a=e[i];return a&&typeof a=="object"?s(a):String(a??"")}):o}var j=(t,e,n,o)=>s(
t===1?e:n,{count:t.toLocaleString("en-US"),...o}),vn=t=>!!t&&typeof t=="object"&&typeof t.said=="string",ql=["aria-label","title","placeholder","data-tip","labe\
l"];function cr(t){let e=window.GenerationPlaygroundTexts;if(!e)return;let n=document.createTreeWalker(t,NodeFilter.SHOW_TEXT);for(let o=n.nextNode();o;o=n.nextNode()){
let[,r,i,a]=/^(\s*)([^]*?)(\s*)$/.exec(o.nodeValue),l=i&&e[i.replace(/\s+/g," ")];l&&(o.nodeValue=r+l+a)}for(let o of[t,...t.querySelectorAll("*")])for(let r of ql){
let i=e[(o.getAttribute(r)||"").replace(/\s+/g," ")];i&&o.setAttribute(r,i)}}function Il(){let t=(navigator.language||"").slice(0,2).toLowerCase();return Wl.includes(
t)?t:"en"}function dr(t){let n=window.GenerationPlaygroundCatalogues?.[Il()];if(window.GenerationPlaygroundTexts||!n)return t();window.GenerationPlaygroundTextsLoading??=
fetch(n).then(o=>o.json()).then(o=>{window.GenerationPlaygroundTexts=o},o=>console.warn("Generation Playground: the translation could not be loaded.",o)),window.
GenerationPlaygroundTextsLoading.then(t)}var V=t=>typeof t=="number"&&Number.isFinite(t),xe=t=>t==null||Math.abs(t)>1e30?null:t,Sn=t=>{let e=[...t].sort((n,o)=>n-o);return(e[e.length-1>>1]+e[e.length>>
1])/2},De=({distribution:{stages:t,vocab:e}})=>t.length?t.at(-1).kept:e;var rt={" ":"·","\n":"↵","	":"⇥","\r":"␍"},Tt=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function d(t,e,n,o){let r=document.createElement(
t);e&&(r.className=e),n!=null&&(r.textContent=n);for(let[i,a]of Object.entries(o||{}))r.setAttribute(i,a);return r}function $t(t,e,{running:n=!1}={}){let o=0;for(let r of e.
matchAll(Tt)){let[i]=r;r.index>o&&t.append(e.slice(o,r.index)),o=r.index+1;let a=rt[i]||"U+"+i.codePointAt(0).toString(16).toUpperCase().padStart(4,"0");if(n){let l=rt[i]?
i:"";t.append(d("span","gp-space",l,{"data-mark":a,"data-wide":a==="·"?"no":"yes"}))}else t.append(d("span","gp-mark",a))}o<e.length&&t.append(e.slice(o))}function hr(t,e){
let n=/^ (?=\S)/.test(e)?" ":"",o=e.match(/\n*$/)[0],r=d("span","gp-ink");$t(r,e.slice(n.length,e.length-o.length),{running:!0});for(let i=0;i<o.length;i++)r.append(
d("span","gp-space","",{"data-mark":rt[`
`],"data-wide":"yes"}));return t.append(...[n,r,o].filter(Boolean)),r}var jo=/(\\x[0-9a-f]{2})+$/i,_n=t=>(t.match(jo)||[""])[0].replaceAll("\\x"," ").trim().toUpperCase(),
Lt=({piece:t,text:e})=>t!==null&&(t===""||jo.test(e)&&t===e.replace(jo,""));function $e(t,e){t.replaceChildren(),$t(t,e),e||t.append(d("span","gp-mark",s("(empt\
y)")))}function oe(t,e){let n=d("bdi",e);return $e(n,t),n}function O(t,e){t.textContent!==e&&(t.textContent=e)}var Le=t=>t.replace(Tt,e=>e===" "?" ":rt[e]||"�"),
Z=t=>s("“{text}”",{text:Le(t)}),he=(t,e)=>t.split(/\{(\w+)\}/).map((n,o)=>o%2?e[n]:n);function F(t){let e=t*100;return e===0?"0%":e<.01?"<0.01%":e<1?e.toFixed(
2)+"%":e>99.95&&e<100?">99.9%":e.toFixed(1).replace(".0","")+"%"}var X=t=>t==null?0:Math.exp(t),pr=({prompt:t,request:e})=>t||(e&&e.messages||[]).at(-1)?.content||
"",_e=(t,e)=>e==="bits"?t/Math.LN2:t;function ue(t,e){return t===null||!Number.isFinite(t)?s("infinite"):_e(t,e).toFixed(2)+" "+e}function At({model:t,phase:e,done:n,
total:o}){return e==="asking"?s("asking the Hub for {model} …",{model:t}):e==="download"?s("downloading {model}: {done} of {total} …",{model:t,done:ke(n),total:ke(
o)}):o?s("loading {model}: {share} …",{model:t,share:F(n/o)}):s("loading {model} …",{model:t})}function ke(t){return V(t)?t>=1e9?s("{size} GB",{size:(t/1e9).
toFixed(t<1e10?2:1)}):t>=1e6?s("{size} MB",{size:(t/1e6).toFixed(t<1e8?1:0)}):s("{size} kB",{size:(t/1e3).toFixed(0)}):"–"}function On(t){return t<1?Math.round(
t*1e3)+" ms":t.toFixed(t<10?2:1)+" s"}var J=(t,e=3)=>t==null?"–":t.toFixed(e),z=t=>t.toLocaleString("en-US");function ye(t){let{chosen:e,distribution:n}=t,o=t.
read?e.raw_logprob:e.logprob??e.raw_logprob;return{probability:X(e.logprob),rawProbability:X(e.raw_logprob),rank:(t.read?null:e.rank)??e.raw_rank,surprisal:o===
null?1/0:Math.max(0,-o),entropyBefore:n.entropy_before,entropyAfter:n.entropy_after}}var Mn=(t,e,n)=>Object.hasOwn(t,e)?t[e]:n,kt=t=>Object.hasOwn(Io,t)?s(Io[t]):
t.replaceAll("_"," ");function En({message:t,fix:e,diagnostics:n=[]}){let o=n.map(r=>({knob:r.knob,message:s(r.message),fix:s(r.fix)}));return o.some(r=>r.message===
s(t))?o:[{knob:"",message:s(t),fix:s(e)},...o]}var we=t=>Object.hasOwn(Ro,t)?Ro[t].map(e=>s(e)):[t,t];function Ve(t){if(!Object.hasOwn(zo,t))return[t,s("is your\
 own logits processor"),[]];let[e,n,o]=zo[t];return[s(e),s(n),o]}var ee=(t,e)=>{let n=document.createElementNS("http://www.w3.org/2000/svg",t);return e&&n.setAttribute("class",e),n};function Y(t,e,n){for(;t.childElementCount>
e;)t.lastElementChild.remove();for(;t.childElementCount<e;)t.append(n());return t.children}var ur=new WeakMap;function me(t,e,{plain:n=!1}={}){let o=n+e;ur.get(
t)!==o&&(ur.set(t,o),n?t.textContent=e:$e(t,e))}function ae(t,e){t.className!==e&&(t.className=e)}function ne(t,e,n){let o=`${(n*100).toFixed(2)}%`,r=fr.get(t)||
{};r[e]!==o&&(t.style[e]=o,fr.set(t,{...r,[e]:o}))}var fr=new WeakMap;function G(t,e){let n=mr.get(t)||{};for(let[o,r]of Object.entries(e))n[o]!==r&&t.setAttribute(
o,String(n[o]=r));mr.set(t,n)}var mr=new WeakMap;function K(t,e){t.hidden===e&&(t.hidden=!e)}function Bo(t,e){for(e.forEach(([n,o,r,i],a)=>{let l=t.childNodes[a];if(!l||l.localName!==n){let c=ee(n);l?l.replaceWith(c):t.append(c),l=c}yt(l,{...r,...o?{class:o}:
{}}),Array.isArray(i)?Bo(l,i):O(l,i??"")});t.childNodes.length>e.length;)t.lastChild.remove()}function yt(t,e){for(let{name:n}of[...t.attributes])!Object.hasOwn(
e,n)&&n!=="aria-describedby"&&t.removeAttribute(n);for(let[n,o]of Object.entries(e))t.getAttribute(n)!==String(o)&&t.setAttribute(n,o)}var be=t=>Math.round(t*10)/
10,Ct=(t,e,n,o,r)=>["line",t,{x1:be(e),y1:be(n),x2:be(o),y2:be(r)},[]],xt=(t,e,n,o,r="middle")=>["text",t,{x:be(e),y:be(n),"text-anchor":r},o],gr=(t,e)=>["path",
t,{d:e.map(([n,o],r)=>`${r?"L":"M"}${be(n)} ${be(o)}`).join("")||"M0 0"},[]],Fo=(t,e,n)=>["g",t,{tabindex:0,role:"img","data-tip":e,"aria-label":e},n],wr=(t,e,n)=>`\
M${be(t)} ${be(e-n)}l${n} ${n}l${-n} ${n}l${-n} ${-n}Z`;var Do;function br(){return Do??=Rl().catch(t=>{throw Do=void 0,t}),Do}async function Rl(){if(window.Plotly)return window.Plotly;let t=document.getElementById("\
plotly"),e=document.createElement("script");if(t)e.textContent=await zl(t.textContent);else if(window.GenerationPlaygroundPlotly)e.src=window.GenerationPlaygroundPlotly;else
throw new Error("This page does not say where Plotly is.");let n=t?null:new Promise((o,r)=>{e.onload=o,e.onerror=()=>r(new Error(`Plotly could not be fetched fr\
om ${e.src}.`))});return document.head.append(e),await n,window.Plotly}async function zl(t){let e=Uint8Array.from(atob(t.trim()),n=>n.charCodeAt(0));return new Response(
new Blob([e]).stream().pipeThrough(new DecompressionStream("gzip"))).text()}var jl=/^var\((--gp-[\w-]+)\)(?: ([\d.]+))?$/,Tn=new Set;function pe(t,e,n){if(t.hidden=!e,!e)return;let o=Ho(e),r=[...Tn].find(i=>i.box===t);r?r.chart=o:Bl(t,o,
n),Go(t,o)}function Ho(t){return vn(t)?s(t):Array.isArray(t)?t.map(Ho):t&&typeof t=="object"?Object.fromEntries(Object.entries(t).map(([e,n])=>[e,Ho(n)])):t}function Bl(t,e,n){
t.classList.add("gp-chart-box"),t.append(d("div","gp-chart-plot"),Fl());let o={box:t,chart:e};n&&t.addEventListener("gp-press",({detail:r})=>n(r)),Tn.add(o),new ResizeObserver(
()=>t.clientWidth&&t.dataset.width!==String(t.clientWidth)&&Go(t,o.chart)).observe(t)}function Fl(){let t=d("details","gp-chart-values");return t.append(d("summ\
ary","",s("Values")),d("ul")),t}async function Go(t,e){let n=t.querySelector(".gp-chart-plot");if(Hl(t.querySelector(".gp-chart-values"),e),yt(n,{...Object.fromEntries(
[...n.attributes].map(({name:o,value:r})=>[o,r])),role:"img","aria-label":s("{chart}. Its values follow as a list.",{chart:e.layout.meta})}),!!t.clientWidth){t.
dataset.width=String(t.clientWidth),t.setAttribute("aria-busy","true");try{let o=await br(),r={...sn(e.layout,t),autosize:!1,width:n.clientWidth,uirevision:"kep\
t",dragmode:matchMedia("(pointer: coarse)").matches?!1:"zoom"};n.classList.contains("js-plotly-plot")?await o.react(n,sn(e.data,t),r):(await o.newPlot(n,sn(e.data,
t),r,Dl(o)),n.on("plotly_click",({points:[i]})=>t.dispatchEvent(new CustomEvent("gp-press",{detail:i}))))}catch(o){n.textContent=s("The chart could not be drawn\
: its library did not load. Reload the page; the values are in the list below."),console.error("Generation Playground:",o)}finally{t.removeAttribute("aria-busy")}}}
function $n(t,e,n){if(!t)return t;let{shapes:o=[],annotations:r=[]}=t.layout,i={type:"line",x0:e,x1:e,yref:"paper",y0:0,y1:1,line:{color:"var(--gp-error)",width:1.5,
dash:"dash"}},a={x:e,yref:"paper",y:1,yanchor:"bottom",text:n,showarrow:!1,font:{color:"var(--gp-error)"}};return{...t,layout:{...t.layout,shapes:[...o,i],annotations:[
...r,a]}}}function kr(t,{x:e,y:n,words:o}){if(!t)return t;let r={type:"scatter",mode:"markers",x:[e],y:[n],text:[o],hoverinfo:"text",marker:{color:"var(--gp-cho\
sen)",symbol:"diamond",size:13}};return{...t,data:[...t.data,r]}}function Dl(t){let e=(o,r)=>({name:o==="svg"?s("Download plot as an SVG"):s("Download plot as a\
 PNG"),icon:r,click(i){let a=i.layout.meta.toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"-").replace(/^-|-$/g,"");t.downloadImage(i,{format:o,filename:a,width:i.clientWidth,
height:i.clientHeight,scale:o==="svg"?1:2})}});return{locales:{"en-US":{dictionary:{Zoom:s("Zoom"),Pan:s("Pan"),"Zoom in":s("Zoom in"),"Zoom out":s("Zoom out"),
"Reset axes":s("Reset axes"),"Double-click to zoom back out":s("Double-click to zoom back out")}}},displaylogo:!1,doubleClickDelay:400,modeBarButtonsToRemove:["\
toImage","select2d","lasso2d","autoScale2d"],modeBarButtonsToAdd:[e("png",t.Icons.camera),e("svg",t.Icons.disk)]}}function Hl(t,{data:e}){let n=e.flatMap(({text:o,
hovertext:r=o,hoverinfo:i})=>i==="text"&&Array.isArray(r)?r.flat():[]).filter(Boolean);t.hidden=!n.length,t.querySelector("ul").replaceChildren(...n.map(o=>d("l\
i","",o)))}function sn(t,e){return Array.isArray(t)?t.map(n=>sn(n,e)):t&&typeof t=="object"?Object.fromEntries(Object.entries(t).map(([n,o])=>[n,sn(o,e)])):typeof t==
"string"?Gl(t,e):t}function Gl(t,e){let[,n,o]=jl.exec(t)||[];if(!n)return t.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;");let r=getComputedStyle(
e).getPropertyValue(n).trim();return o===void 0?r:`rgba(${[1,3,5].map(a=>parseInt(r.slice(a,a+2),16)).join(", ")}, ${o})`}function yr(){for(let t of Tn)t.box.isConnected?
Go(t.box,t.chart):Tn.delete(t)}matchMedia("(prefers-color-scheme: dark)").addEventListener("change",yr);for(let t of[document.documentElement,document.body])t&&
new MutationObserver(yr).observe(t,{attributeFilter:["class"]});var Kl=(t,e)=>t>=1?e+1:Math.expm1((e+1)*Math.log(t))/(t-1),xr=(t,e,n,o=1)=>Kl(t,e)/(e*n+o),Ie=t=>V(t)?`${t.toFixed(2)} ×`:"–",vt=({low:t,high:e})=>`${t.toFixed(
2)}–${e.toFixed(2)}`,Ln=()=>s("The true median lies in it with a probability of 90 % or more. With up to 7 pairs it runs from the lowest to the highest; fewer\
 than 5 pairs do not give that certainty, so nothing is claimed from them."),vr=t=>t<.9995?`${(t*1e3).toPrecision(3)} ms`:`${t.toPrecision(3)} s`;function Ae(t,{
done:e,runs:n}){if(e>=n)return"";let o={done:z(e),left:z(n-e)};return t.done?j(n,"Stopped: {done} of {count} run ended.","Stopped: {done} of {count} runs ended.",
o):j(n,"{done} of {count} run ended, {left} to come.","{done} of {count} runs ended, {left} to come.",o)}var Pt=s("Somebody else’s runs were decoded at the same\
 time, so these times are not reliable. Measure again when the machine is idle.");function Sr(t,e){let n=v=>t.querySelector(".gp-"+v),o=t.querySelector("table"),r=[[s("speed-up"),`${s("Time per token without drafts / time per token with draft\
s: the median over the pairs of runs, and its 90 % interval.")} ${Ln()}`],["draft_acceptance_rate",s(st.draft_acceptance_rate)],["judged_acceptance_rate",s(st.judged_acceptance_rate)],
["mean_acceptance_length",s(st.mean_acceptance_length)],[s("drafted per round"),s("Drafted tokens / rounds. A confidence threshold and the end of a text make dr\
afts shorter than the limit.")],[s("formula"),s("Theorem 3.8 of Leviathan et al. 2023 with the acceptance rate, the drafted tokens and the cost of this row.")]],
i=()=>e.answered("lengths"),a=(v,{value:M})=>`${v} = ${M}`;function l(v){let[M,A,C,W,{setting:x,times:h}]=c(v);G(n("answer"),{"data-verdict":M}),O(n("answer-sig\
n"),A);let p=n("answer-words"),u=JSON.stringify([C,x,h]);p.dataset.key!==u&&(p.dataset.key=u,p.replaceChildren(...he(C,{setting:d("code","",x),times:h}))),O(n("\
answer-more"),W),e.done&&O(n("told"),`${p.textContent}. ${W}`),O(n("missing"),Ae(e,v)),K(n("warning"),!!v.others),O(n("warning"),v.others?"⚠ "+s(Pt):"")}function c({
knob:v,points:M,leader:A,rivals:C,best:W,fewest:x}){let h=M.filter(({speedup:R})=>R),p=h.find(R=>R.group===A);if(!p){if(e.done)return["wait","…",s("No answer"),
s("No setting has a complete pair of runs."),{}];let R=j(M.length,"{known} of {count} setting measured.","{known} of {count} settings measured.",{known:z(h.length)});
return["wait","…",s("Not known yet"),h.length?R:s("The first counted runs are under way."),{}]}let{speedup:u,verdict:f,pairs:g}=p,y=a(v,p),[_,T]=[Ie(u.median),
vt(u)],L={slower:[s("It is slower than decoding without drafts.")],even:[s("The interval includes 1: no clear difference from decoding without drafts.")]}[f]||[];
if(f==="wait"){let R=j(g,"{setting} has the highest median, {times}, of {count} pair of runs: too few to tell, {fewest} are needed.","{setting} has the highest \
median, {times}, of {count} pairs of runs: too few to tell, {fewest} are needed.",{setting:y,times:_,fewest:z(x)});return["wait","…",s(e.done?"No answer":"Not\
 known yet"),R,{}]}if(h.length===1){let[R,D]={faster:["good","▲"],slower:["bad","▼"],even:["even","≈"]}[f];return[R,D,s("{setting} is the only setting tha\
t was measured: {times}"),[s("90 % interval: {interval}.",{interval:T}),...L].join(" "),{setting:y,times:_}]}if(W===null){let R=C.length>2&&C.length===h.length-
1?s("{setting} has the highest median, {times}, with a 90 % interval of {interval}; all others may be as good.",{setting:y,times:_,interval:T}):s("{setting} has\
 the highest median, {times}, with a 90 % interval of {interval}; {others} may be as good.",{setting:y,times:_,interval:T,others:m(M.filter(D=>C.includes(D.group)).
map(({value:D})=>D))});return["even","≈",s(e.running?"No clear best setting so far":"No clear best setting"),[R,...L,s("More repeats tell more.")].join(" "),{}]}
let[P,S]={faster:["good","★"],even:["even","★"],slower:["bad","▼"]}[f],q=f==="slower"?s(e.running?"{setting} is best so far, but only {times}":"{setting} \
is best, but only {times}"):s(e.running?"{setting} is best so far: {times}":"{setting} is best: {times}");return[P,S,q,[s("90 % interval: {interval}.",{interval:T}),
s("It was faster than each of the others, turn by turn."),...L].join(" "),{setting:y,times:_}]}let m=v=>v.length<2?v.join(""):s("{names} and {last}",{names:v.slice(
0,-1).join(", "),last:v.at(-1)});function w({points:v,curve:M,measured_curve:A}){pe(n("settings"),e.charts.lengths),K(n("of-formula"),M.length>0),K(n("of-verify"),
A.length>0),K(n("of-own"),v.some(({formula:C})=>V(C)))}function b(v){if(!o.tHead){let M=d("tr");M.append(d("th","",null,{scope:"col"}),...r.map(([A,C])=>{let W=d(
"th","",null,{scope:"col"}),x=d("span","",null,{tabindex:"0","data-tip":C});return x.append(...A.split(/(?<=_)/).flatMap(h=>[h,d("wbr")])),W.append(x),W})),o.createTHead().
append(M),o.createTBody()}O(o.tHead.rows[0].cells[0],v)}function k(){let v=d("tr"),M=d("th","",null,{scope:"row"});M.append(d("span"),d("b","","",{"aria-hidden":"\
true"}),d("span","gp-hidden"));let A=d("td");return A.append(d("span"),d("small")),v.append(M,A,...r.slice(1).map(()=>d("td"))),v}function $({knob:v,points:M,best:A}){
b(v);let C=Y(o.tBodies[0],M.length,k);M.forEach((W,x)=>{let[h,p,...u]=C[x].cells,f=W.group===A;ae(C[x],f?"gp-best":""),O(h.children[0],W.value),O(h.children[1],
f?" ★":""),O(h.children[2],f?` ${s("(best)")}`:""),O(p.children[0],W.speedup?Ie(W.speedup.median):"–"),O(p.children[1],W.speedup?`  ${vt(W.speedup)}`:"");let{
draft_acceptance_rate:g,rate:y,mean_acceptance_length:_,drafted:T,formula:L}=W;[V(g)?F(g):"–",V(y)?F(y):"–",J(_,2),J(T,2),Ie(L)].forEach((S,q)=>O(u[q],S))})}
function E(){let v=e.found;l(v),w(v),$(v)}return v=>{t.hidden=!i(),!t.hidden&&(v.found||v.status)&&E()}}var Nt=class{constructor(e){this.kinds=e,this.subscribers=new Set,this.changes={},this.position=0,this.head="",this.tail="",this.answers={}}feed(e){e.length>=this.
position&&e.startsWith(this.head)&&e.startsWith(this.tail,this.position-this.tail.length)||(this.position=0);let o=e.lastIndexOf(`
`)+1;for(;this.position<o;){let r=e.indexOf(`
`,this.position);this.readLine(e.slice(this.position,r)),this.position=r+1}this.head=e.slice(0,Math.min(o,100)),this.tail=e.slice(Math.max(0,o-100),o)}read(e){throw new Error(
"nobody reads "+e.type)}readLine(e){if(e.trim())try{this.read(JSON.parse(e))}catch(n){console.error("Generation Playground: a line of the log was skipped.",n,e.
slice(0,200))}}get canAsk(){return Object.keys(this.answers).length>0}ask(e){Object.hasOwn(this.answers,e.type)&&this.answers[e.type](e)}subscribe(e,n){let o={element:e,
update:n};this.subscribers.add(o),this.tell(o,Object.fromEntries(this.kinds.map(r=>[r,!0])))}changed(e){Object.keys(this.changes).length===0&&requestAnimationFrame(
()=>this.flush()),this.changes[e]=!0}flush(){let e=this.changes;this.changes={};for(let n of this.subscribers)n.element.isConnected?this.tell(n,e):this.subscribers.
delete(n)}tell(e,n){try{e.update(n)}catch(o){console.error("Generation Playground: a pane could not be drawn.",o)}}};var Ko=t=>({place:0,since:t.is_open?0:null,tail:[],spans:[]});function Uo(t,e,n,{start:o,end:r}){let{place:i}=t,{since:a,spans:l}=t,c=[...t.tail,[i,e]];for(;;){
let m=a===null?o:r,w=c.map(([,k])=>k).join("").indexOf(m);if(w<0)break;let b=Ul(c,w);a===null?a=i+1:(l=[...l,{start:a,stop:Math.max(a,b),end:i+1}],a=null),c=Vl(
c,w+m.length)}return n&&a!==null&&a<=i&&(l=[...l,{start:a,stop:i,end:null}],a=null,c=[]),{place:i+1,since:a,tail:Jl(c,(a===null?o:r).length-1),spans:l}}function _r(t,e){
if(!e)return[];let n=Ko(e);for(let{chosen:a,piece:l}of t)n=Uo(n,a.text,l===null,e);let{spans:o,since:r,place:i}=n;return r===null?o:[...o,{start:r,stop:i,end:null}]}
function Ul(t,e){let n=e;for(let[o,r]of t)if(n-=r.length,n<0)return o;return t.at(-1)[0]}function Vl(t,e){let n=e;return t.flatMap(([o,r])=>{let i=r.slice(n);return n=
Math.max(0,n-r.length),i?[[o,i]]:[]})}function Jl(t,e){let[n,o]=[t.length,0];for(;n>0&&o<e;)o+=t[--n][1].length;return t.slice(n)}var St=class extends Nt{constructor(){super(["run","steps","status","selection","unit","prompt","watched","searched","written"]),this.unit="bits",this.searched=
new Map,this.written=null,this.text="",this.turn=void 0,this.fed={turn:void 0,started:!1},this.recorded=!1,this.asked=null,this.clear()}clear(){this.queued=null,
this.loading=null,this.shared=1,this.apart=!1,this.started=null,this.finished=null,this.failed=null,this.lasts=[],this.newest=null,this.numTokens=0,this.elapsed=
0,this.firstElapsed=null,this.rounds=[],this.prompts=[],this.texts=new Map,this.returned=null,this.selected=null,this.suggested=!1,this.promptSteps=[],this.hideFrom=
null}feedRun(e,n){n!==this.fed.turn&&(this.fed={turn:n,started:!1},this.feed("")),this.feed(e),this.fed.started&&Object.assign(this,{text:e,turn:n})}read(e){let n=Yl[e.
type];if(!n)throw new Error("unknown event "+e.type);n(this,e)}countStep(e){this.numTokens+=1,this.elapsed=e.elapsed,this.firstElapsed??=e.elapsed,this.changed(
"steps")}get readsSource(){return!!(this.started&&this.started.decoder_tokens.length)}get prefix(){return this.readsSource?this.started.decoder_tokens:this.started.
prompt_tokens}get usesBeams(){return this.prompts.length>0}get waiting(){return!!(this.queued||this.loading)}get running(){return!!(this.started&&!this.finished&&
!this.failed&&!this.waiting)}lines(){return this.hideFrom===null?this.allLines():this.allLines().map(e=>{let n=this.seen(e.last);return n===e.last?e:{...e,last:n,
stopReason:null}})}seen(e){if(this.hideFrom===null)return e;let n=e;for(;n&&!n.isPrompt&&n.index>=this.hideFrom;)n=n.before;return n}hide(e){this.hideFrom!==e&&
(this.hideFrom=e,this.changed("steps"),this.changed("selection"))}allLines(){if(this.returned)return this.returned;if(this.usesBeams)return this.prompts.flatMap(
(n,o)=>tc(n,o,this.prompts.length));let e=this.finished?this.finished.sequences:[];return this.lasts.map((n,o)=>({kind:"sequence",label:this.lasts.length>1?s("s\
equence {number}",{number:o+1}):"",last:n,score:null,stopReason:e[o]?e[o].stop_reason:null}))}current(){if(this.selected)return this.seen(this.selected);if(!this.
usesBeams)return this.seen(this.newest);let e=this.lines();return e.length?e[0].last:null}lineOf(e){return e.isPrompt?this.lines()[0]:this.usesBeams?this.lines().
find(({last:n})=>{let o=n;for(;o&&o.index>e.index;)o=o.before;return o===e}):this.lines()[e.sequence]}lastOf(e){let n=this.lineOf(e);return n?n.last:e}select(e,n){
let o=e===null?null:this.lines()[e];this.selectStep(o&&fe(o.last)[n]||null)}selectStep(e,n=!1){let o=this.seen(e);this.selected===o&&this.suggested===n||(this.selected=
o,this.suggested=n,this.changed("selection"))}selectMostUncertain(){let e=this.returned?this.returned[0]?.last:this.lasts[0];if(this.selected||!e||this.finished?.
sequences[0]?.stop_reason==="step")return;let n=fe(e),o=n.filter(a=>!a.given);if(o.length<2)return;let r=_r(n,this.started?.reasoning).filter(({end:a})=>a!==null),
i=o.filter(({index:a})=>!r.some(({start:l,stop:c})=>l<=a&&a<c));this.selectStep((i.length?i:o).reduce((a,l)=>l.distribution.entropy_before>a.distribution.entropy_before?
l:a),!0)}walk(e){let n=this.current();if(!n)return;let o=[...this.promptSteps,...fe(this.lastOf(n))],r=n.isPrompt?n.index-1:this.promptSteps.length+n.index;this.
selectStep(o[Math.max(0,Math.min(o.length-1,r+e))])}addSearched(e,n){this.searched.set(e,[...this.searched.get(e)||[],n]),this.changed("searched")}startedLine(){
let e=this.text.indexOf('{"type":"Started"');return e<0?"":this.text.slice(e,this.text.indexOf(`
`,e))}idsTo(e){return fe(e).map(({chosen:n})=>n.token_id)}addWatched(e,n){let o=this.allLines()[e];o&&(fe(o.last).forEach((r,i)=>{let a=Je("Candidate",n[i]||[]),
l=new Set(a.map(({token_id:c})=>c));r.watched=[...(r.watched||[]).filter(({token_id:c})=>!l.has(c)),...a]}),this.changed("watched"))}setWritten(e){this.written=
e&&{...e,tokens:Je("Token",e.tokens)},this.changed("written")}setUnit(e){this.unit=e,this.changed("unit")}},Yl={Queued(t,e){t.queued=e,t.loading=null,t.changed(
"status")},Loading(t,e){t.loading=e,t.queued=null,t.changed("status")},Shared(t,{runs:e,apart:n}){t.shared=e,t.apart=n,t.changed("status")},Started(t,e){t.clear();
for(let n of["prompt_tokens","decoder_tokens"])e[n]=Je("Token",e[n]||[]);t.started=e,t.fed.started=!0,t.changed("run"),t.changed("status"),t.changed("selection")},
Stepped(t,{step:e}){e.chosen=rn("Candidate",e.chosen),Vo(e.distribution),e.watched=Je("Candidate",e.watched||[]),e.mark=e.mark?rn("Mark",e.mark):null,e.read=!!(t.
started&&t.started.request.only_given),e.reranked&&(e.reranked=Je("Reranked",e.reranked)),e.before=t.lasts[e.sequence]||null,e.draft=Xl(e,t.rounds),t.lasts[e.sequence]=
e,(!t.newest||e.index>t.newest.index)&&(t.newest=e),t.countStep(e)},BeamsAdvanced(t,{step:e}){let n=t.prompts[e.sequence]??=Zl();e.distributions.forEach(Vo),e.given&&
(n.given+=1);let o=Je("BeamCandidate",e.candidates).map(r=>Ql(r,e,n));for(let{beam:r}of o)r.progress&&t.texts.set(r.token_id,r.text);if(ec(o),n.running=o.filter(
r=>r.beam.status==="running").sort((r,i)=>r.beam.beam-i.beam.beam),n.byNumber=new Map(n.running.map(r=>[r.beam.beam,r])),e.given)for(let r=0;r<t.started.effective.
num_beams;r++)n.byNumber.set(r,o[0]);n.finished.push(...o.filter(r=>r.beam.status==="finished")),n.finished.sort((r,i)=>i.beam.final_score-r.beam.final_score),n.
finished.length=Math.min(n.finished.length,e.pool.length),n.pool=e.pool,n.pools.push(e.pool),n.steps.push(o),n.byStep.push(n.byNumber),n.distributions.push(e.distributions),
t.countStep(e)},PromptRead(t,{steps:e}){let n=null;for(let o of e)o.chosen=rn("Candidate",o.chosen),Vo(o.distribution),Object.assign(o,{before:n,isPrompt:!0,watched:[],
draft:null}),n=o;t.promptSteps=e,t.changed("prompt")},DraftJudged(t,{round:e}){e.drafted=Je("DraftToken",e.drafted),t.rounds.push(e),t.changed("steps")},Finished(t,e){
t.finished=e,t.usesBeams&&(t.returned=e.sequences.map((n,o)=>sc(t,n,o))),t.changed("status"),t.changed("steps")},Failed(t,e){(t.fed.turn===void 0||t.fed.started)&&
(t.failed=e),t.queued=t.loading=null,t.changed("status")}};function rn(t,e){let n=lr[t],o={};for(let r=0;r<n.length;r++)o[n[r]]=e[r];return o}function Je(t,e){return e.
map(n=>rn(t,n))}function Vo(t){t.candidates=Je("Candidate",t.candidates),t.stages=Je("Stage",t.stages)}function Xl(t,e){let n=e.at(-1);if(!n||t.index<n.start)return null;
let o=t.index-n.start;return o<n.num_accepted?{origin:"accepted",instead:null,round:n,place:o}:{origin:n.follow,instead:n.drafted[o]||null,round:n,place:o}}function Zl(){
return{running:[],byNumber:new Map,finished:[],pool:[],steps:[],byStep:[],pools:[],distributions:[],given:0}}function Ql(t,e,n){let o=e.distributions[t.parent],
r=o.candidates.find(i=>i.token_id===t.token_id);return{index:e.index,sequence:e.sequence,before:n.byNumber.get(t.parent)||null,chosen:r||{...t,raw_rank:null,rank:null,
removed_by:null},piece:t.piece,distribution:o,seconds:e.seconds,elapsed:e.elapsed,draft:null,given:!!e.given,length:e.index+1-n.given,mark:t.mark?rn("Mark",t.mark):
null,beam:t}}var Wt=({beam:t,length:e},n)=>e>0?(t.score??-1/0)/e**n:t.score;function Or(t,e,n,o,r){t.unseen??=new Map;let i=`${e} ${n} ${r.token_id}`;if(!t.unseen.
has(i)){let a=e?t.byStep[e-1].get(n):null,{token_id:l,text:c,raw_logprob:m,logprob:w}=r,b=(a?a.beam.score:0)+w,k=a?a.beam.group:null,$={token_id:l,text:c,piece:null,
parent:n,raw_logprob:m,logprob:w,score:b,status:"unseen",beam:null,final_score:null,group:k},{sequence:E,seconds:v,elapsed:M}=t.steps[e][0];t.unseen.set(i,{index:e,
sequence:E,before:a,chosen:r,piece:null,distribution:o,seconds:v,elapsed:M,draft:null,given:!1,length:t.steps[e][0].length,beam:$,rank:null})}return t.unseen.get(
i)}function Mr(t,e,n,o){let r=n&&!n.given?n.beam.beam:0;return t.unseen&&t.unseen.get(`${e} ${r} ${o}`)||null}function ec(t){let e=new Map;for(let n of[...t].sort(
(o,r)=>r.beam.score-o.beam.score))n.rank=(e.get(n.beam.group)||0)+1,e.set(n.beam.group,n.rank)}function tc(t,e,n){let o=i=>n>1?s("Prompt {number}, {label}",{number:e+
1,label:i}):i,r=(i,a,l,c)=>({kind:i,label:o(a),last:l,score:c,stopReason:null});return[...t.running.map(i=>r("running",nc(i),i,i.beam.score)),...t.finished.map(
(i,a)=>r("finished",oc(i,a+1),i,i.beam.final_score))]}function nc({beam:{beam:t,group:e,progress:n}}){let o=t+1;return(e??null)!==null?s("beam {number}, group {\
group}",{number:o,group:Ce(e)}):o===1&&!n?s("best beam"):s("beam {number}",{number:o})}function oc({beam:{group:t}},e){return(t??null)!==null?s("ended {number},\
 group {group}",{number:e,group:Ce(t)}):s("ended {number}",{number:e})}var Ce=t=>t<26?String.fromCharCode(65+t):String(t+1);function sc(t,e,n){let o=Math.max(1,
Math.floor(t.finished.sequences.length/t.prompts.length)),{steps:r}=t.prompts[Math.floor(n/o)],i=null;return e.token_ids.forEach((a,l)=>{let c=(e.beams||[])[l];
i=(r[l]||[]).find(m=>m.beam.parent===c&&m.beam.token_id===a)||i}),{kind:"returned",label:s("output {number}",{number:n+1}),last:i,score:e.score,stopReason:e.stop_reason}}
function fe(t){let e=[];for(let n=t;n;n=n.before)e.push(n);return e.reverse()}function Ye(t,e){let n=[],o=e;for(;o&&t[o.index]!==o;)n.push(o),o=o.before;return{
keep:o?o.index+1:0,added:n.reverse()}}var ge=class{constructor(e,n){this.add=n,this.steps=[],this.totals=[e]}get total(){return this.totals.at(-1)}follow(e){let{
keep:n,added:o}=Ye(this.steps,e);this.steps.length=n,this.totals.length=n+1;for(let r of o)this.steps.push(r),this.totals.push(this.add(this.total,r));return{keep:n,
added:o}}};var Er=()=>({spec_steps:0,rounds:0,tokens:0,drafted:0,accepted:0,judged:0,kept:[],acceptedAt:[],draftedAt:[],overlaps:[0,0],draft_seconds:0,verify_seconds:0}),it=t=>t.
num_accepted+(t.follow==="correction"?1:0),Jo=t=>t.num_accepted+(t.next_token_id===null?0:1);function rc(t,e){let{drafted:n,num_accepted:o}=e;if(t.rounds+=1,t.tokens+=
Jo(e),t.draft_seconds+=e.draft_seconds,t.verify_seconds+=e.verify_seconds,!n.length)return t;t.spec_steps+=1,t.drafted+=n.length,t.accepted+=o,t.judged+=it(e);for(let r=t.
draftedAt.length;r<n.length;r++)t.draftedAt.push(0),t.acceptedAt.push(0);for(n.forEach((r,i)=>{t.draftedAt[i]+=1,i<o&&(t.acceptedAt[i]+=1),!(i>=it(e)||(r.overlap??
null)===null)&&(t.overlaps[0]+=1,t.overlaps[1]+=r.overlap)});t.kept.length<=t.draftedAt.length;)t.kept.push(0);return t.kept[o]+=1,t}function ic(t){let{spec_steps:e,
rounds:n,tokens:o,drafted:r,accepted:i,judged:a,overlaps:l}=t,c=(m,w)=>w?m/w:null;return{num_spec_steps:e,num_rounds:n,num_tokens:o,num_draft_tokens:r,num_accepted_draft_tokens:i,
num_judged_draft_tokens:a,draft_acceptance_rate:c(i,r),judged_acceptance_rate:c(i,a),mean_acceptance_length:e?1+i/e:null,acceptance_histogram:t.kept,accepted_by_position:t.
acceptedAt,drafted_by_position:t.draftedAt,passes_saved:o-n,expected_acceptance_rate:c(l[1],l[0]),draft_seconds:t.draft_seconds,verify_seconds:t.verify_seconds}}
var qt=class{constructor(){this.rounds=[],this.tally=Er()}read(e){e.length>=this.tally.rounds&&this.rounds[0]===e[0]||(this.tally=Er());for(let o=this.tally.rounds;o<
e.length;o++)rc(this.tally,e[o]);return this.rounds=e,ic(this.tally)}};var Yo=new WeakMap;function Oe(t,e){Yo.set(t,e),t.dataset.tip===void 0&&(t.dataset.tip="")}function Tr(t){let e=null,n=null;function o(){e=d("div","gp-tip","",{
role:"tooltip",id:"gp-tip-"+Math.random().toString(36).slice(2,8)}),e.hidden=!0}function r(a){let l=a.target.closest("[data-tip]");if(l===n||(n&&n.removeAttribute(
"aria-describedby"),n=l,e||o(),e.hidden=!l,!l))return;e.textContent=Yo.has(l)?Yo.get(l)():l.dataset.tip,l.setAttribute("aria-describedby",e.id);let c=l.closest(
"[data-holds-tips]")||t;e.parentNode!==c&&c.append(e);let[m,w]=[c.getBoundingClientRect(),l.getBoundingClientRect()],b=Math.min(w.left-m.left,m.width-e.offsetWidth-
8);e.style.left=`${Math.max(8,b)+c.scrollLeft}px`,e.style.top=`${w.bottom-m.top+c.scrollTop+5}px`}let i=()=>r({target:t});t.addEventListener("pointerover",r),t.
addEventListener("pointerleave",i),t.addEventListener("focusin",r),t.addEventListener("focusout",i),t.addEventListener("keydown",a=>a.key==="Escape"&&i())}function $r(t){let e=t.querySelector(".gp-draft-figures"),n=t.querySelector(".gp-kept-chart"),o=t.querySelector(".gp-place-chart"),r=k=>k===null?"–":F(k),i=k=>j(
k,"{count} token","{count} tokens");function a(k,$){let{num_draft_tokens:E,num_accepted_draft_tokens:v,num_spec_steps:M}=k,A=$.samples&&k.expected_acceptance_rate!==
null,C=k.num_judged_draft_tokens,W=j(k.num_rounds,"{count} round","{count} rounds");return[["num_draft_tokens",z(E),j(M,"in {count} draft over {rounds}","in {co\
unt} drafts over {rounds}",{rounds:W})],["num_accepted_draft_tokens",z(v),s("of {drafted} drafted",{drafted:z(E)})],["draft_acceptance_rate",r(k.draft_acceptance_rate),
s("{accepted} of {drafted} drafted",{accepted:z(v),drafted:z(E)}),k.draft_acceptance_rate],["mean_acceptance_length",J(k.mean_acceptance_length,2),j(M,"1 + {acc\
epted} / {count} draft","1 + {accepted} / {count} drafts",{accepted:z(v)})],["judged_acceptance_rate",r(k.judged_acceptance_rate),s("{accepted} of {judged} judg\
ed",{accepted:z(v),judged:z(C)}),k.judged_acceptance_rate],...A?[["expected_acceptance_rate",r(k.expected_acceptance_rate),j(C,"mean over {count} judged positio\
n","mean over {count} judged positions"),k.expected_acceptance_rate]]:[],["passes_saved",z(k.passes_saved),j(k.num_rounds,"{tokens} in {count} pass","{tokens} i\
n {count} passes",{tokens:i(k.num_tokens)})]]}function l(){let k=d("div","gp-draft-figure",null,{tabindex:"0","data-tip":""}),$=d("dd","gp-rate",null,{"aria-hid\
den":"true"});return $.append(d("i")),k.append(d("dt"),d("dd"),d("dd","gp-note"),$),k}function c(k,$){let E=a(k,$),v=Y(e,E.length,l);E.forEach(([M,A,C,W=null],x)=>{
let[h,p,u,f]=v[x].children;h.textContent!==M&&h.replaceChildren(...M.split(/(?<=_)/).flatMap(g=>[g,d("wbr")])),O(p,A),O(u,C),f.hidden=W===null,ne(f.firstChild,"\
width",W??0),v[x].dataset.tip=s(st[M]),v[x].dataset.name=M})}function m(){let k=d("span","gp-chart-column"),$=d("span","gp-chart-track");return $.append(d("i","\
gp-chart-whole"),d("i","gp-chart-part")),k.append(d("span","gp-chart-top"),$,d("span","gp-chart-label")),k}function w(k,$,E){let v=Math.max(1,...$.map(([A,C])=>C??
A)),M=Y(k,$.length,m);$.forEach(([A,C,W,x,h],p)=>{let[u,f,g]=M[p].children;O(u,x),ne(f.children[0],"height",(C??0)/v),ne(f.children[1],"height",A/v),O(g,W),Oe(M[p],
()=>h)}),G(k,{"aria-label":`${E}: ${$.map(([,,,,A])=>A).join("; ")}`})}function b(k){let $=k.num_spec_steps;w(n,k.acceptance_histogram.map((E,v)=>[E,null,String(
v),E?z(E):"",j($,"{rounds} of {count} round with a draft: {tokens} kept","{rounds} of {count} rounds with a draft: {tokens} kept",{rounds:z(E),tokens:i(v)})]),"\
acceptance_histogram"),w(o,k.drafted_by_position.map((E,v)=>{let M=k.accepted_by_position[v];return[M,E,String(v+1),`${Math.round(100*M/E)}%`,s("position {place\
}: {accepted} of {drafted} drafted tokens kept, {share}",{place:v+1,accepted:z(M),drafted:z(E),share:F(M/E)})]}),"accepted_by_position / drafted_by_position")}return(k,$)=>{
c(k,$),b(k)}}var at={get accepted(){return["✓",s("accepted draft"),s("Drafted, and kept by the target model.")]},get correction(){return["→",s("correction"),s("The targe\
t’s own token in place of the first rejected draft token.")]},get bonus(){return["+",s("bonus"),s("The target’s own token after a draft that was kept whole: i\
ts forward pass gives one more.")]},get target(){return["○",s("target alone"),s("Nothing was drafted in this round: the target wrote one token, as without dra\
fts.")]}},Lr=Object.fromEntries(Object.keys(at).map(t=>[t,0])),Ar=(t,{draft:e})=>e&&Object.hasOwn(t,e.origin)?{...t,[e.origin]:t[e.origin]+1}:t;function An(t){let{
do_sample:e,assistant_ensemble_weight:n}=t&&t.effective||{};return{samples:!!e,weight:n??null}}function Xo({target_logprob:t,draft_logprob:e},{weight:n}){let o=X(
t)/((e??null)===null?1:X(e));return Math.min(1,n===null?o:1-n+n*o)}var Cr=({weight:t})=>t===null?"min(1, p / q)":`min(1, ${J(1-t,2)} + ${J(t,2)} · p / q)`;function Pr(t,e){
if(t.samples)return e?s("Sampling: a drafted token is kept at random, with probability {formula}.",{formula:Cr(t)}):s("Sampling: a drafted token is kept if the \
target draws the same one, which happens with probability p.");if(t.weight===null||!e)return s("Greedy: a drafted token is kept if it is the likeliest one for t\
he target.");let[n,o]=[J(t.weight,2),J(1-t.weight,2)];return s("Greedy: a drafted token is kept if it is the likeliest one in the mixture {target} · p + {draft}\
 · q.",{target:n,draft:o})}function Zo(t,e){return e<t.num_accepted?"accepted":e<it(t)?"rejected":"unjudged"}function Nr(t,e,n){let o=t.drafted[e],r=Zo(t,e),i=(o.
draft_logprob??null)!==null,[a,l]=[F(X(o.target_logprob)),F(X(o.draft_logprob))],c=i?[s("The draft model gave it {q}.",{q:l})]:[];if(r==="unjudged")return[t.follow===
"correction"?s("Never judged: it comes after the rejection."):s("Never judged: it comes after the end of the text."),...c].join(" ");let m=r==="accepted";if(!n.
samples){let b=n.weight!==null&&i;return[m?ac(b):lc(b,Z(t.next_text)),s("The target gave it {p}.",{p:a}),...c].join(" ")}if(!i)return m?s("Accepted: the target \
drew the same token for itself. It gave this one {p}, which is the chance that it is kept.",{p:a}):s("Rejected: the target drew {token} for itself. It gave this\
 one {p}, which is the chance that it is kept.",{token:Z(t.next_text),p:a});let w=(o.overlap??null)===null?[]:[s("Averaged over all tokens that could have been \
drafted here, the chance is {share}.",{share:F(o.overlap)})];return[m?s("Accepted: the target gave it p = {p}, the draft model q = {q}.",{p:a,q:l}):s("Rejected:\
 the target gave it p = {p}, the draft model q = {q}.",{p:a,q:l}),cc(Xo(o,n),Cr(n),m),...w].join(" ")}var ac=t=>s(t?"Accepted: it is the likeliest token in the \
mixture of both models.":"Accepted: it is the likeliest token for the target."),lc=(t,e)=>s(t?"Rejected: {token}, not this one, is the likeliest token in the mi\
xture of both models.":"Rejected: {token}, not this one, is the likeliest token for the target.",{token:e});function cc(t,e,n){if(t>=1)return s("By {formula}, i\
t is always kept.",{formula:e});let o={formula:e,chance:F(t)};return n?s("By {formula}, it is kept with probability {chance}, and was.",o):s("By {formula}, it i\
s kept with probability {chance}, and was not.",o)}function Wr(t,e){let[,n,o]=at[t.follow],r=`${n.charAt(0).toUpperCase()}${n.slice(1)}. ${o}`,i=t.drafted[t.num_accepted];
return t.follow!=="correction"||!e.samples?r:(i.draft_logprob??null)===null?`${r} ${s("The target drew it.")}`:`${r} ${s("It was drawn from the residual distrib\
ution: what the target gives beyond the draft model, max(0, p − q).")}`}function qr({draft:t}){if(!t||!Object.hasOwn(at,t.origin))return[];let{origin:e,instead:n,
round:{index:o,drafted:r}}=t,i=o+1;if(e==="accepted"){let{draft_logprob:a}=r[t.place],l={place:t.place+1,size:r.length,round:i};return(a??null)===null?[s("accep\
ted draft: token {place} of {size} in round {round}",l)]:[s("accepted draft: token {place} of {size} in round {round}, to which the draft model gave {q}",{...l,
q:F(X(a))})]}return e==="correction"?n?[s("correction: replaced the rejected draft token {token} in round {round}",{token:Z(n.text),round:i})]:[s("correction: r\
eplaced a rejected draft token in round {round}",{round:i})]:e==="target"?[s("target alone: nothing was drafted in round {round}",{round:i})]:[j(r.length,"bonus\
: the target’s own token after the accepted draft of round {round}","bonus: the target’s own token after all {count} drafted tokens of round {round}",{round:i})]}
var He=t=>t<.01?`${(t*1e3).toFixed(1)} ms`:On(t);function Ir(t,e,n){let o=[],r=An(null),i={row:null,card:null,selected:null},a=null,l=!0,c=0,m=new WeakMap,w=new WeakMap,b=new IntersectionObserver(P=>{for(let{isIntersecting:S,
target:q}of P)S&&M(m.get(q));k()&&(t.scrollTop=t.scrollHeight)},{rootMargin:"200px 0px"}),k=()=>l&&!e.selected&&e.running;function $(P,S){let q=o.length<=P.length&&
(!o.length||o[0].round===P[0])&&r.samples===S.samples;r=S,q||E();for(let R of P.slice(o.length))v(R);k()&&(t.scrollTop=t.scrollHeight)}function E(){b.disconnect(),
t.replaceChildren(),o=[],i={row:null,card:null,selected:null},a=null,l=!0,c=0}function v(P){let S=d("li","gp-round"),q={round:P,item:S,cards:null};m.set(S,q),o.
push(q),t.append(S),b.observe(S)}function M(P){if(!P||P.cards)return;b.unobserve(P.item);let{round:S,item:q}=P,R=it(S);P.cards=[];let D=d("div","gp-cards");for(let N=0;N<
R;N++)D.append(W(P,N));S.next_token_id!==null&&D.append(x(P)),R<S.drafted.length&&D.append(p(S,R)),S.follow==="none"&&D.append(d("span","gp-note gp-ended","■ "+
s("the text ended inside its draft"))),q.append(A(S),D),q.classList.add("gp-filled"),a||y(P.cards[0])}function A(P){let S=d("div","gp-round-head"),{num_accepted:q,
drafted:{length:R}}=P,D=R?s("{accepted} of {drafted} kept",{accepted:q,drafted:R}):s("no draft"),N=[s("draft {time}",{time:He(P.draft_seconds)}),s("verify {time\
}",{time:He(P.verify_seconds)})];S.append(d("b","",s("Round {number}",{number:P.index+1})),d("span","",D));for(let I of N)S.append(d("span","gp-round-time",I));
return S}function C(P,S,q,R,D,N,I){let B=s("Round {number}, {which}, {token}: {why}",{number:P.round.index+1,which:N,token:Z(D),why:I}),H=d("button","gp-draft-c\
ard",null,{type:"button",tabindex:"-1","aria-pressed":"false","aria-label":B});H.dataset.draft=q;let U=d("span","gp-draft-head"),Q=d("bdi","gp-ink gp-word");return $e(
Q,D),U.append(d("span","gp-sign",R),Q),H.append(U),Oe(H,()=>I),w.set(H,{row:P,index:S}),P.cards.push(H),H}function W(P,S){let{round:q}=P,R=q.drafted[S],D=Zo(q,S),
N=q.start+S,I=s("drafted token {place} of {size}",{place:S+1,size:q.drafted.length}),B=C(P,N,D,D==="accepted"?"✓":"✗",R.text,I,Nr(q,S,r));if(B.append(h("p",
X(R.target_logprob))),(R.draft_logprob??null)!==null&&B.append(h("q",X(R.draft_logprob))),r.samples){let H=d("span","gp-chance",s("chance"));H.append(d("b","",F(
Xo(R,r)))),B.append(H)}return B}function x(P){let{round:S}=P,q=S.start+S.num_accepted,[R,D]=at[S.follow],N=C(P,q,S.follow,R,S.next_text,s("the target’s own toke\
n"),Wr(S,r));N.classList.add("gp-own-card");let I=n(q);return I&&N.append(h("p",ye(I).probability)),N.append(d("span","gp-chance",D)),N}function h(P,S){let q=d(
"span","gp-bar-line"),R=d("span","gp-track"),D=d("i",`gp-part-${P}`);return ne(D,"width",S),R.append(D),q.append(d("i","gp-pq",P),R,d("span","gp-amount",F(S))),
q}function p(P,S){let q=d("span","gp-behind"),R=P.drafted.slice(S);q.append(d("span","gp-note",s("never judged")));for(let D of R){let N=oe(D.text,"gp-word"),I=(D.
draft_logprob??null)===null?"":` q ${F(X(D.draft_logprob))}`,B=d("span","gp-unjudged");B.append(N,d("small","",I)),q.append(B)}return q}function u(P){let S=P&&P.
draft,q=S&&o[S.round.index-(o.length?o[0].round.index:0)]||null;q&&M(q);let R=q?f(q,P):null;i.card&&i.card!==R&&i.card.setAttribute("aria-pressed","false"),i.card&&
i.card.classList.remove("gp-current"),i.row&&i.row!==q&&i.row.item.classList.remove("gp-current-round");let D=i.selected!==e.selected;i={row:q,card:R,selected:e.
selected},D&&!e.selected&&(l=!0),q&&(q.item.classList.add("gp-current-round"),R&&(R.classList.add("gp-current"),R.setAttribute("aria-pressed",String(e.selected===
P)),t.contains(document.activeElement)||y(R)),D&&g(q.item))}function f(P,S){let q=S.index-P.round.start;return q<P.round.num_accepted?P.cards[q]:P.cards.at(-1)}
function g(P){let[S,q]=[P.offsetTop,P.offsetTop+P.offsetHeight];S<t.scrollTop?t.scrollTop=S:q>t.scrollTop+t.clientHeight&&(t.scrollTop=Math.min(S,q-t.clientHeight))}
function y(P){a&&(a.tabIndex=-1),a=P||null,a&&(a.tabIndex=0)}function _(P){if(!P)return;let{row:S,index:q}=w.get(P);y(P);let R=n(q);R&&e.selectStep(R),g(S.item),
P.focus({preventScroll:!0})}function T(P,S){let q=o[Math.max(0,Math.min(o.length-1,P))];return M(q),q.cards.at(S)}function L(P,S){let{row:q}=w.get(P),R=q.cards[q.
cards.indexOf(P)+S];if(R)return R;let D=o.indexOf(q)+S;return o[D]?T(D,S>0?0:-1):null}return t.addEventListener("click",P=>{let S=P.target.closest(".gp-draft-ca\
rd");if(S){_(S);return}let q=P.target.closest(".gp-round");q&&_(m.get(q).cards[0])}),t.addEventListener("keydown",P=>{P.key==="Escape"&&e.selectStep(null);let S=P.
target.closest(".gp-draft-card");if(!S||P.ctrlKey||P.metaKey||P.altKey)return;let q=o.indexOf(w.get(S).row),R={ArrowRight:()=>L(S,1),ArrowLeft:()=>L(S,-1),ArrowDown:()=>o[q+
1]&&T(q+1,0),ArrowUp:()=>o[q-1]&&T(q-1,0),Home:()=>T(0,0),End:()=>T(o.length-1,0)};R[P.key]&&(P.preventDefault(),_(R[P.key]()))}),t.addEventListener("scroll",()=>{
let P=t.scrollTop;t.scrollHeight-P-t.clientHeight<80?l=!0:P<c&&(l=!1),c=P},{passive:!0}),{show:$,mark:u}}var Re={narrowest:3,least:16,cell:9,tallest:90,times:84};function Rr(t,{canvas:e,column:n,ends:o,onResize:r}){let i={rounds:[],each:1,columns:Re.least,top:1,drafts:0},
a=0;function l(C){let W=x=>C.reduce((h,p)=>h+x(p),0)/C.length;return{accepted:W(x=>x.num_accepted),judged:W(it),drafted:W(x=>x.drafted.length),draft:W(x=>x.draft_seconds),
verify:W(x=>x.verify_seconds),longest:Math.max(...C.map(x=>x.draft_seconds+x.verify_seconds))}}function c(C){let W=C.map(({draft:p,verify:u})=>p+u).sort((p,u)=>p-
u),x=W.at(-1),h=W[Math.floor((W.length-1)*.9)];return x>2*h&&W.length>4?1.25*h:x}function m(C){a||=e.clientWidth;let W=Math.max(1,Math.ceil(C.length/Math.max(1,
Math.floor(a/Re.narrowest)))),x=[];for(let g=0;g<C.length;g+=W)x.push(l(C.slice(g,g+W)));let h=Math.max(1,...x.map(({drafted:g})=>g)),p=Math.max(1,Math.min(Re.cell,
Re.tallest/h)),u=c(x)||1,f=x.filter(({draft:g,verify:y})=>g+y>u);return i={rounds:C,each:W,columns:Math.max(Re.least,x.length),top:u,drafts:Math.ceil(h*p)},O(o.
drafts,h>=1.5?z(Math.round(h)):"1"),O(o.times,He(u)),w(x,p),{each:W,cut:f.length,longest:Math.max(0,...x.map(({longest:g})=>g)),filled:x.length/i.columns}}function w(C,W){
let x=i.drafts+16+Re.times,h=devicePixelRatio,p=[Math.round(a*h),Math.round(x*h)];if(e.width!==p[0]&&(e.width=p[0]),e.height!==p[1]&&(e.height=p[1]),e.style.height=
`${x}px`,o.drafts.parentNode.style.height=`${i.drafts}px`,o.times.parentNode.style.height=`${Re.times}px`,!a)return;let u=getComputedStyle(t),f=L=>u.getPropertyValue(
`--gp-${L}`).trim(),g={accepted:f("accepted"),rejected:f("rejected"),muted:f("muted"),verify:f("kept"),draft:f("before"),line:f("line"),surface:f("surface")},y=e.
getContext("2d");y.setTransform(h,0,0,h,0,0),y.clearRect(0,0,a,x);let _=a/i.columns,T=_>6?Math.min(6,_*.2):_>3.5?1:0;y.fillStyle=g.line,y.fillRect(0,i.drafts,a,
1),y.fillRect(0,x-1,a,1),C.forEach((L,P)=>{let S=[P*_+T/2,_-T];i.each===1?b(y,g,L,S,W):$(y,g,L,S,W),E(y,g,L,S,x-1)})}function b(C,W,{accepted:x,judged:h,drafted:p},[
u,f],g){let y=Math.max(1,g-(g>3?1.5:0));for(let _=0;_<p;_++){let T=i.drafts-(_+1)*g;if(_<x)C.fillStyle=W.accepted,C.fillRect(u,T,f,y);else if(_<h)k(C,W.rejected,
u+f/2,T+y/2,Math.min(f,Math.max(y,5),7)/2);else{C.fillStyle=W.muted;let L=Math.min(f,y,2.5);C.fillRect(u+(f-L)/2,T+(y-L)/2,L,L)}}}function k(C,W,x,h,p){C.strokeStyle=
W,C.lineWidth=p>2?2:1,C.beginPath(),C.moveTo(x-p,h-p),C.lineTo(x+p,h+p),C.moveTo(x-p,h+p),C.lineTo(x+p,h-p),C.stroke()}function $(C,W,{accepted:x,drafted:h},[p,
u],f){C.fillStyle=W.accepted,C.fillRect(p,i.drafts-x*f,u,x*f),C.fillStyle=W.muted,C.fillRect(p,i.drafts-h*f,u,1)}function E(C,W,{draft:x,verify:h},[p,u],f){let g=Math.
min(1,i.top/(x+h))/i.top,[y,_]=[x*g*Re.times,h*g*Re.times];C.fillStyle=W.verify,C.fillRect(p,f-y-_,u,_),v(C,W.draft,p,f-y,u,y),!(x+h<=i.top)&&(C.fillStyle=W.surface,
C.fillRect(p-1,f-Re.times+7,u+2,3),C.fillRect(p-1,f-Re.times+13,u+2,3))}function v(C,W,x,h,p,u){if(!(u<=0)){if(p<5){C.fillStyle=W,C.fillRect(x,h,p,u);return}C.save(),
C.beginPath(),C.rect(x,h,p,u),C.clip(),C.strokeStyle=W,C.lineWidth=1.5,C.beginPath();for(let f=-u;f<p;f+=5)C.moveTo(x+f,h+u),C.lineTo(x+f+u,h);C.rect(x+.75,h+.75,
Math.max(0,p-1.5),Math.max(0,u-1.5)),C.stroke(),C.restore()}}function M(C){let{left:W,width:x}=e.getBoundingClientRect(),h=Math.floor((C.clientX-W)/x*i.columns)*
i.each;return Math.max(0,Math.min(i.rounds.length-1,h))}function A(C){n.hidden=C===null,C!==null&&(ne(n,"left",Math.floor(C/i.each)/i.columns),ne(n,"width",1/i.
columns))}return new ResizeObserver(()=>{e.clientWidth!==a&&(a=e.clientWidth,r())}).observe(e),{draw:m,at:M,mark:A}}function zr(t,e){let n=t.querySelector(".gp-map-plot"),o=t.querySelector(".gp-map-reading"),r=t.querySelector(".gp-map-note"),i=new ge(null,()=>null),a=new qt,l=Rr(
n,{canvas:n.querySelector("canvas"),column:n.querySelector(".gp-column"),ends:{drafts:t.querySelector(".gp-drafts-end"),times:t.querySelector(".gp-times-end")},
onResize:h}),c=Ir(t.querySelector(".gp-rounds"),e,p=>i.steps[p]),m=$r(t),w=[],b=0,k=!1;function $(){let p=e.hideFrom===null?i.steps.length:Math.min(e.hideFrom,i.
steps.length),u=e.rounds.length;for(;u&&e.rounds[u-1].start+Jo(e.rounds[u-1])>p;)u-=1;return u===e.rounds.length?e.rounds:e.rounds.slice(0,u)}function E(){let{each:p,
cut:u,longest:f,filled:g}=l.draw(w);ne(t.querySelector(".gp-map-axis"),"width",g),O(r,[p>1?s("Each column is the mean of {each} rounds.",{each:p}):"",u?j(u,"One\
 column is cut off; the longest round took {time}.","{count} columns are cut off; the longest round took {time}.",{time:He(f)}):""].filter(Boolean).join(" ")),O(
t.querySelector(".gp-map-last"),s("round {number}",{number:z(w.length)}))}function v(p){let u={round:p.index+1,draft:He(p.draft_seconds),verify:He(p.verify_seconds),
accepted:p.num_accepted,drafted:p.drafted.length,token:Z(p.next_text)};return p.follow==="target"?s("Round {round}: draft {draft}, verify {verify}; nothing draf\
ted, then {token}.",u):p.follow==="bonus"?s("Round {round}: draft {draft}, verify {verify}; {accepted} of {drafted} drafted tokens kept, then {token} as bonus.",
u):p.follow==="correction"?s("Round {round}: draft {draft}, verify {verify}; {accepted} of {drafted} drafted tokens kept, then {token} as correction.",u):s("Rou\
nd {round}: draft {draft}, verify {verify}; {accepted} of {drafted} drafted tokens kept; the text ended inside the draft.",u)}let M=p=>e.selectStep(i.steps[w[p].
start]||null);function A(){let p=e.current();return!p||!p.draft?null:w[p.draft.round.index]===p.draft.round?p.draft.round.index:null}function C(){let p=A();l.mark(
p);let u=p===null?"":v(w[p]);O(o,u),G(n,{"aria-valuemin":1,"aria-valuemax":w.length,"aria-valuenow":(p??0)+1,"aria-valuetext":u||s("no round yet")})}n.addEventListener(
"pointermove",p=>{let u=l.at(p);u<0||(p.buttons===1?M(u):O(o,v(w[u])))}),n.addEventListener("pointerleave",C),n.addEventListener("click",p=>l.at(p)>=0&&M(l.at(p))),
n.addEventListener("keydown",p=>{let u={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0};p.key==="Escape"&&e.selectStep(
null),!(!(p.key in u)||!w.length)&&(p.preventDefault(),M(Math.max(0,Math.min(w.length-1,(A()??w.length-1)+u[p.key]))))});function W(p){let{draft_seconds:u,verify_seconds:f}=p,
g=u+f;for(let[T,L]of[["draft",u],["verify",f]]){let P=t.querySelector(`.gp-time-${T}`);P.style.flexGrow=g?L/g:.5,O(t.querySelector(`.gp-told-${T}`),`${Math.round(
g?100*L/g:0)}% · ${He(L)}`)}let y=j(p.num_tokens,"{count} token","{count} tokens"),_=p.passes_saved>0?j(p.passes_saved,"{count} pass saved.","{count} passes sa\
ved."):s("No pass saved.");O(t.querySelector(".gp-drafts-short"),`${j(p.num_rounds,"{tokens} in {count} forward pass of the target.","{tokens} in {count} forwar\
d passes of the target.",{tokens:y})} ${_}`)}function x(p){let u=e.lasts[0]||null;if((p.run||p.steps)&&i.follow(u),p.run&&(k=!1),t.hidden=!e.rounds.length,t.hidden)
return;let f=[w[0],b];if(w=$(),b=w.length,p.run||w[0]!==f[0]||b!==f[1]){let g=An(e.started),y=a.read(w);k||=w.some(({drafted:_})=>_.length&&(_[0].draft_logprob??
null)!==null),O(t.querySelector(".gp-drafts-rule"),Pr(g,k)),t.querySelector(".gp-key-q").hidden=!k,W(y),E(),c.show(w,g),m(y,g)}c.mark(e.current()),C()}function h(){
t.hidden||(E(),C())}return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",h),new MutationObserver(h).observe(document.body,{attributes:!0,
attributeFilter:["class"]}),x}function jr(t,e){let n=h=>t.querySelector(".gp-"+h),o=["without","with"],r=()=>e.answered("same"),i=({level:h})=>F(h);function a(h){let[p,u,f,g]=(h.mode==="gree\
dy"?l:b)(h);G(n("answer"),{"data-verdict":p}),O(n("answer-sign"),u),O(n("answer-words"),f),O(n("answer-more"),g),e.done&&O(n("told"),`${f}. ${g}`),O(n("missing"),
Ae(e,h))}function l({checked:h,equal:p,at:u}){if(!h||p===null)return["wait","…",s(e.done?"No answer":"Not known yet"),s("A text without drafts and one with dr\
afts must both have ended.")];if(p){let f=j(h,"Greedy decoding wrote the same token ids with and without drafts in one pair of texts.","Greedy decoding wrote th\
e same token ids with and without drafts in each of {count} pairs of texts.");return["good","✓",s("The same tokens"),f]}return["bad","✗",s("Different from t\
oken {place} on",{place:z(u+1)}),s("Greedy decoding should write the same tokens with drafts. Rounding can tip a near tie between two tokens, because the target\
 checks several tokens in one pass; look at their probabilities there.")]}function c(h,p){let u=0;for(;u<Math.min(h.length,p.length)&&h[u]===p[u];)u+=1;for(;u>0&&
/[\p{L}\p{M}\p{N}]/u.test(h[u-1])&&/[\p{L}\p{M}\p{N}]/u.test((h[u]||"")+(p[u]||""));)u-=1;let f=g=>u+g.slice(u).match(/^\s*\S*/)[0].length;return[u,f(h),f(p)]}function m({
mode:h,texts:p,equal:u,checked:f}){let g=h==="greedy"&&f>0&&p?p:[],y=n("both-texts"),_=JSON.stringify([g,u]);if(K(n("mark-key"),g.length>0&&u===!1&&g[0]!==g[1]),
y.dataset.key===_)return;y.dataset.key=_;let[T,...L]=g.length?c(...g):[];y.replaceChildren(...g.map((P,S)=>{let q=d("div"),R=d("p","",null,{dir:"auto",tabindex:"\
0"});return u||g[0]===g[1]?R.append(P):R.append(P.slice(0,T),d("mark","",P.slice(T,L[S])||"∎"),d("span","gp-apart",P.slice(L[S]))),q.append(d("h3","",s(S?"wit\
h drafts":"without drafts")),R),q}))}let w=h=>`p = ${h<.001?h.toPrecision(1):h.toPrecision(2)}`;function b(h){let{p,verdict:u,counts:f}=h,[g,y]=[f[0],z(f[1])];if(!V(
p)||u==="wait"){if(e.done)return["wait","…",s("No answer"),j(g,"{count} text without drafts, {assisted} with drafts: too few for a test.","{count} texts witho\
ut drafts, {assisted} with drafts: too few for a test.",{assisted:y})];let T=j(g,"{count} text without drafts, {assisted} with drafts so far.","{count} texts wi\
thout drafts, {assisted} with drafts so far.",{assisted:y});return["wait","…",s("Not known yet"),`${T} ${s("The test waits for the last one: to watch p as it \
changes, and to stop when it looks right, would make it worthless.")}`]}let _=j(g,"{count} text without drafts, {assisted} with drafts.","{count} texts without \
drafts, {assisted} with drafts.",{assisted:y});return u==="same"?["good","✓",s("{p}: no difference found",{p:w(p)}),`${_} ${s("A p below {level} would count a\
s a difference.",{level:i(h)})}`]:["bad","✗",s("{p}: the distributions differ",{p:w(p)}),`${_} ${s("p is below {level}.",{level:i(h)})}`]}function k({p:h,verdict:p}){
if(!V(h))return"";let u=s("If both draw from the same distribution, a difference as large as this one comes up in {share} of shuffles.",{share:F(h)});return p===
"differs"?`${u} ${s("That is so rare that chance is a poor explanation.")}`:p==="same"?`${u} ${s("That is not unusual.")}`:u}function $({counts:h,tokens:p,verdict:u,
level:f}){let[g,y]=h,_=Math.round(100*Math.sqrt(1/g+1/y)),T=j(p,"Only the first token of each text is compared: which token it is, and how surprising it is.","O\
nly the first {count} tokens of each text are compared: which tokens occur at each position, and how surprising they are in total.");if(u==="differs")return[s("\
It does not say how large a difference is or where it comes from, only how hard it is to put it down to chance. The counts below show where it lies."),s("Where \
nothing differs, this test still says “differs” in {level} of all trials. Try again with other seeds before you believe it.",{level:F(f)}),T];let L=g===y?s(
"With {count} texts each, the shares of a token differ by up to about {points} percentage points by chance alone.",{count:z(g),points:_}):s("With {without} and \
{assisted} texts, the shares of a token differ by up to about {points} percentage points by chance alone.",{without:z(g),assisted:z(y),points:_});return[s("Not \
finding a difference does not prove that there is none."),`${L} ${s("Smaller true differences mostly go unnoticed; more texts show more.")}`,T]}function E(){K(n(
"of-shuffles"),!!e.charts.shuffles),pe(n("shuffles"),e.charts.shuffles)}function v({surprise:h}){if(!h||!o.every(f=>V(h[f])))return"";let[p,u]=o.map(f=>ue(h[f],
e.unit).replace("-","−"));return s("How surprising the target finds a token, beyond the entropy that it expects: {without} without, {assisted} with. It is 0 o\
n average for the target’s own draws.",{without:p,assisted:u})}function M(){let h=d("li"),p=d("table"),u=p.createTHead().insertRow();u.className="gp-hidden";for(let f of[
s("token"),s("without"),s("with")])u.append(d("th","",f,{scope:"col"}));return p.prepend(d("caption")),p.append(d("tbody")),h.append(p),h}function A(){let h=d("\
tr"),p=d("th","",null,{scope:"row"});p.append(d("bdi"));let u=d("td","",null,{colspan:2}),f=d("div","gp-counts");for(let g of o)f.append(d("i",`gp-bar-${g}`,null,
{"aria-hidden":"true"}),d("span"));return u.append(f),h.append(p,u),h}function C(h,{position:p,tokens:u},f){let g=h.firstChild;O(g.caption,s("token {place}",{place:z(
p)}));let y=o.map((L,P)=>f[P]-u.reduce((S,q)=>S+q[L],0)),_=[...u,...y.some(L=>L>0)?[{rest:!0,without:y[0],with:y[1]}]:[]],T=Y(g.tBodies[0],_.length,A);_.forEach(
(L,P)=>{let S=L.rest||L.text===null,q=T[P].cells[0].firstChild;me(q,L.rest?s("all others"):S?s("text ended"):L.text,{plain:S}),ae(q,S?"gp-plain":"");let R=T[P].
cells[1].firstChild.children;o.forEach((D,N)=>{let I=Math.max(1,f[N]);ne(R[2*N],"width",Math.min(1,L[D]/I)),O(R[2*N+1],z(L[D]))}),G(T[P].cells[1],{"aria-label":s(
"{without} without, {assisted} with",{without:z(L.without),assisted:z(L.with)})})})}function W(h){if(K(n("of-sampling"),h.mode==="sampling"),h.mode!=="sampling")
return;let p=k(h);K(n("evidence"),V(h.p)),K(n("meaning"),!!p),O(n("meaning"),p),E(),O(n("surprise"),v(h));let u=$(h),f=Y(n("cannot").querySelector("ul"),u.length,
()=>d("li"));u.forEach((y,_)=>O(f[_],y));let g=Y(n("places"),h.positions.length,M);h.positions.forEach((y,_)=>C(g[_],y,h.counts)),K(n("places-title").parentElement,
h.positions.length>0)}function x(){let h=e.found;a(h),m(h),W(h)}return h=>{t.hidden=!r(),!t.hidden&&(h.found||h.status||h.unit)&&x()}}function Br(t,e){let n=W=>t.querySelector(".gp-"+W),o=n("answer"),r={draft:[s("draft"),W=>s("{share} of the time with drafts goes into writing them: all forward\
 passes of the draft model, or the search for text to copy.",{share:W})],verify:[s("verify"),W=>s("{share} of the time with drafts goes into the target model’s \
passes over them.",{share:W})],rest:[s("rest"),W=>s("{share} of the time with drafts goes into all else: comparing, choosing, and what the library does around i\
t.",{share:W})]};n("of-spread").dataset.tip=Ln();function i({verdict:W,speedup:x,pairs:{length:h},fewest:p}){let u=x&&Ie(x.median),f=x&&vt(x),g=x&&j(h,"Median o\
f {count} pair of runs.","Median of {count} pairs of runs.");if(W==="faster")return["good","▲",s(e.running?"{times} faster so far":"{times} faster",{times:u}),
g,s("90 % interval: {interval}.",{interval:f})];if(W==="slower")return["bad","▼",s(e.running?"{times}: slower so far":"{times}: slower",{times:u}),g,s("90 % i\
nterval: {interval}.",{interval:f})];if(W==="even")return["even","≈",s(e.running?"No clear difference so far":"No clear difference"),j(h,"{times} is the media\
n of {count} pair of runs.","{times} is the median of {count} pairs of runs.",{times:u}),s("The 90 % interval {interval} includes 1.",{interval:f})];let y=s(e.done?
"No answer":"Not known yet");return x?["wait","…",y,j(h,"{times} is the median of {count} pair of runs: too few to tell, {fewest} are needed.","{times} is the\
 median of {count} pairs of runs: too few to tell, {fewest} are needed.",{times:u,fewest:z(p)}),""]:["wait","…",y,s(e.done?"No pair of runs was completed.":"T\
he first counted pair is under way."),""]}function a(W){let[x,h,p,u,f]=i(W);G(o,{"data-verdict":x}),O(o.children[0],h),O(o.children[1],p),O(n("answer-more").children[0],
u),O(n("answer-more").children[1],f),e.done&&O(n("told"),`${p}. ${u} ${f}`),O(n("missing"),Ae(e,W));let g=Y(n("reasons"),W.reasons.length,()=>d("li"));W.reasons.
forEach((y,_)=>O(g[_],s(y))),K(n("warning"),W.others),O(n("warning"),W.others?"⚠ "+s(Pt):"")}function l({identical:W,pairs:x}){let h=n("badge");if(K(h,!!W&&W.
checked>0),h.hidden)return;let{equal:p}=W;G(h,{"data-verdict":p?"good":"bad"}),O(h.children[0],p?"✓":"✗"),O(h.children[1],c(W,x.length))}function c({checked:W,
equal:x,at:h},p){return x?W>p?j(W,"Same tokens in the warm-up pair","Same tokens in all {count} pairs, the warm-up included"):j(W,"Same tokens in the pair","Sam\
e tokens in all {count} pairs"):s("Not the same tokens: a text diverges at token {place}",{place:z(h+1)})}function m({pairs:W,draft_share:x,verify_share:h}){let p=W.
length>0&&V(x)&&V(h);if(K(n("of-time"),p),!p)return;let[u,f]=["without","with"].map(L=>Sn(W.map(P=>P[L]))),g=Math.max(u,f),y={draft:x,verify:h,rest:Math.max(0,1-
x-h)},_=Y(n("time-bars"),2,w);b(_[0],s("without"),u,g,{plain:1}),b(_[1],s("with"),f,g,y);let T=Y(n("time-keys"),3,()=>{let L=d("span");return L.append(d("i","",
null,{"aria-hidden":"true"}),d("span","",null,{tabindex:0})),L});Object.entries(y).forEach(([L,P],S)=>{let[q,R]=r[L];G(T[S].firstChild,{"data-part":L}),G(T[S].lastChild,
{"data-tip":R(F(P))}),O(T[S].lastChild,`${q} ${F(P)}`)})}function w(){let W=d("li");return W.append(d("span"),d("span","gp-time-bar",null,{"aria-hidden":"true"}),
d("span")),W}function b(W,x,h,p,u){let[f,g,y]=W.children;O(f,x),O(y,s("{time} per token",{time:vr(h)}));let _=Y(g,Object.keys(u).length,()=>{let T=d("i");return T.
append(d("b")),T});Object.entries(u).forEach(([T,L],P)=>{G(_[P],{"data-part":T}),ne(_[P],"width",L*h/p),O(_[P].firstChild,T!=="plain"&&L*h/p>.14?r[T][0]:"")})}let k=({
acceptance:W})=>W?W.judged_acceptance_rate:null;function $(W){let{drafted:x,cost:h,verify:p,break_even:u}=W,f=k(W),g=xr(1,x,h,p);if(!V(u))return s("No acceptanc\
e rate would be enough: even if the target kept every drafted token, the formula gives {times}.",{times:Ie(g)});if(u<=0)return s("Any acceptance rate is enough \
at these costs.");let y=F(u);if(!V(f))return s("The target must keep at least {least} of the tokens that it judges.",{least:y});let _={least:y,rate:F(f)};return f>=
u?s("The target must keep at least {least} of the tokens that it judges; here it keeps {rate}.",_):s("The target must keep at least {least} of the tokens that i\
t judges, but here it keeps only {rate}.",_)}function E(W){let x=["drafted","cost","verify"].every(h=>V(W[h]));K(n("of-rates"),x),x&&(pe(n("rates"),e.charts.rates),
O(n("rate-words"),$(W))),M(W)}function v({acceptance:W,drafted:x,cost:h,verify:p}){let u=[];for(let f of["draft_acceptance_rate","judged_acceptance_rate","mean_\
acceptance_length","passes_saved"]){let g=W?W[f]:null;V(g)&&u.push([f,f.endsWith("rate")?F(g):f.endsWith("length")?g.toFixed(2):z(g),s(st[f])])}return V(x)&&u.push(
[s("drafted tokens per round"),x.toFixed(2),s("num_draft_tokens / all rounds, those without a draft included: the γ of the formula.")]),V(h)&&u.push([s("cost o\
f drafting one token"),h.toFixed(2),s("Draft time per drafted token / time per token without drafts, both without the reading of the prompt: the c of the formul\
a.")]),V(p)&&u.push([s("cost of verifying a draft"),p.toFixed(2),s("Time of the target’s pass over a draft / time per token without drafts. The theorem assumes \
1; on a processor without spare capacity it is more.")]),u}function M(W){let x=v(W),h=Y(n("figures"),x.length,()=>{let p=d("div"),u=d("dt");return u.append(d("s\
pan","",null,{tabindex:0})),p.append(u,d("dd")),p});x.forEach(([p,u,f],g)=>{let[y,_]=h[g].children;O(y.firstChild,p),G(y.firstChild,{"data-tip":f}),O(_,u)})}function A(){
let W=e.found;a(W),l(W),K(n("of-pairs"),W.pairs.length>0),pe(n("pairs"),e.charts.pairs),m(W),E(W)}let C=()=>e.answered("speed");return W=>{t.hidden=!C(),!t.hidden&&
(W.found||W.status)&&A()}}var Qo=40,Fr=14;function dc(t){let e=Array.from({length:t},(n,o)=>o);return t<=Qo?e:[...e.slice(0,Fr),null,...e.slice(Fr+t-Qo+1)]}var hc=(t,e,n)=>t==="left"?[0,
e-n]:[n,e];function Dr(t,{text:e,side:n,goesOn:o,caption:r}){let[i,a]=hc(n,t.length,e),l=d("table","gp-strip");l.append(d("caption","gp-hidden",r));let c=l.appendChild(
d("tbody")),m=t.some(([,,,b])=>b!==null),w=[s("token"),s("mask"),...m?[s("position")]:[]].map(b=>{let k=c.appendChild(d("tr"));return k.append(d("th","",b,{scope:"\
row"})),k});for(let b of dc(t.length)){if(b===null){let C=t.length-Qo+1;w.forEach((W,x)=>W.append(d("td","gp-mark",x?"…":j(C,"… {count} token …","… {count\
} tokens …"))));continue}let[,k,$,E]=t[b],v=b>=i&&b<a,M=o&&b===t.length-1,A=d("td",`gp-cell${v?" gp-padding":""}${M?" gp-last":""}`);A.append(oe(k)),v&&A.append(
d("span","gp-hidden",` ${s("(padding)")}`)),M&&A.append(d("span","gp-hidden",` ${s("(the next token is predicted from here)")}`)),[A,d("td",$?"":"gp-ignored",$),
d("td","",E)].slice(0,w.length).forEach((C,W)=>w[W].append(C))}return l}function Hr(t,e,n){t.replaceChildren();let[o,r]=[d("span"),d("span","gp-parted")];e.forEach(
([,i,a],l)=>{let c=n!==null&&l>=n?r:o;a===null?c.append(oe(i,"gp-end")):$t(c,a,{running:!0})}),t.append(...[o,r].filter(i=>i.childNodes.length)),t.childNodes.length||
t.append(d("span","gp-mark",s("(nothing)")))}function pc(t,e,n){let o=(e-t)/Math.max(1,n)||1,r=10**Math.floor(Math.log10(o)),i=r*[1,2,2.5,5,10].find(l=>l*r>=o*.8),a=[];for(let l=Math.floor(t/i+1e-9);l<=Math.
ceil(e/i-1e-9);l++)a.push(Number((l*i).toPrecision(12)));return a}var es=(t,e,n)=>pc(t,e,n).filter(o=>o>=t&&o<=e);function Gr(t,{height:e,x:n,y:o,left:r=46,right:i=18,top:a=14,bottom:l=38}){let c=t.querySelector("svg");c||t.append(c=ee("svg","gp-drawing"));let m=Math.max(240,
t.clientWidth),w=(b,[k,$])=>(b-k)/($-k||1);return{width:m,height:e,left:r,right:i,top:a,bottom:l,inner:m-r-i,x:b=>r+w(b,n)*(m-r-i),y:b=>e-l-w(b,o)*(e-a-l),draw(b,k){
yt(c,{class:"gp-drawing",role:"group","aria-label":b,viewBox:`0 0 ${m} ${e}`,style:`height: ${e}px`}),Bo(c,k.map(($,E)=>["g","",E?{}:{"aria-hidden":"true"},$]))}}}
function Kr(t,{xTicks:e,yTicks:n,xTitle:o,yTitle:r}){let i=b=>Array.isArray(b)?b:[b,String(b)],[a,l]=[t.height-t.bottom,t.width-t.right],c=n.map(i).flatMap(([b,
k])=>[Ct("gp-guide",t.left,t.y(b),l,t.y(b)),xt("",t.left-7,t.y(b)+4,k,"end")]),m=e.map(i).flatMap(([b,k])=>[Ct("gp-guide",t.x(b),a,t.x(b),a+4),xt("",t.x(b),a+17,
k)]),w=[xt("gp-axis",(t.left+l)/2,t.height-4,o)];return r&&w.push(xt("gp-axis",2,t.top-16,r,"start")),[...c,...m,...w]}var uc=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,ze=class t{static BLOCK=60;static LOOSE=150;constructor(e,n=null){this.
holder=e,this.before=n,this.loose=0,this.head=0,this.tried=0}append(e){this.holder.append(e),this.loose+=1}removeLast(){this.holder.lastChild.remove(),this.loose-=
1;let e=this.holder.lastElementChild;Ur(e)&&this.undo(e.previousSibling)}settle(){if(this.loose<t.LOOSE||this.loose<this.tried+t.BLOCK||!this.holder.offsetParent||
document.fonts.status==="loading")return;this.tried=this.loose;let e=[...this.holder.children].slice(-this.loose),n=this.freeStarts(e),o=e.map((l,c)=>c).filter(
l=>n[l]&&fc(e[l])),r=[],i=0;e[0].previousSibling||(this.head=i=o.shift()??0);for(let l of o)l-i<t.BLOCK||(r.push(this.wrap(e.slice(i,l))),i=l,this.loose=e.length-
l,this.tried=0);let a=r.map(l=>l.getBoundingClientRect().height);r.forEach((l,c)=>{l.style.containIntrinsicHeight=`${a[c]}px`,l.classList.add("gp-kept-rows")})}freeStarts(e){
let n=getComputedStyle(this.holder).direction==="rtl",o=e[0].previousSibling||!this.before?"":this.before.holder.textContent;return e.map(r=>{let i=r.textContent,
a=o.endsWith(`
`);o=o.slice(o.lastIndexOf(`
`)+1);let l=a?!i.startsWith(" "):!(n||uc.test(o));return o+=i,l})}wrap(e){let n=d("span","gp-rows");e[0].before(n,d("wbr")),n.append(...e);let o=e[0].firstChild;
if(o.nodeType===Node.TEXT_NODE&&o.data===" "){let r=d("span","gp-gap");o.replaceWith(r),r.append(o)}return n}undo(e){let n=e.querySelector(".gp-gap");n&&n.replaceWith(
n.firstChild),e.nextSibling.remove(),this.loose+=e.children.length+(Ur(e.previousElementSibling)?0:this.head),e.replaceWith(...e.childNodes),this.tried=0}dissolve(){
for(let e of[...this.holder.querySelectorAll(".gp-rows")].reverse())this.undo(e);this.tried=0}};function fc(t){let e=t.previousElementSibling,n=e&&Vr(e.querySelectorAll(
".gp-ink"));if(!n)return!1;let[o,r]=[t.querySelector(".gp-ink").getClientRects()[0],Vr(n.getClientRects())];return!!(o&&r)&&Jr(o)>Jr(r)+10}function Pe(t,e,n){let o=l=>(l.
querySelector(".gp-ink")||l).getClientRects()[0],r=o(t[e]),i=null,a=1/0;for(let l=e+n;l>=0&&l<t.length;l+=n){let c=o(t[l]),m=c?(c.top-r.top)*n:0;if(m<r.height/2)
continue;let w=m*1e3+Math.abs(c.left-r.left);if(w>=a+1e3*r.height)break;w<a&&([i,a]=[t[l],w])}return i}var Ur=t=>!!t&&t.tagName==="WBR",Vr=t=>t[t.length-1],Jr=({
top:t,bottom:e})=>(t+e)/2;function It(t,e,n,o){let i=d("div","gp-card",null,{popover:"manual","aria-hidden":"true"}),a=d("div","gp-card-head"),l=d("dl","gp-card-facts"),c=d("ol","gp-card\
-rivals"),m=d("div","gp-card-key");m.append(d("i","gp-card-after"),`${s("after the processors")} `,d("i","gp-card-before"),s("before them")),i.append(a,l,c,m),i.
hidden=!0,t.append(i);let w=null,b=null,k=null;function $(g,y){l.append(d("dt","",g),d("dd","",y))}function E(){let{id:g,text:y,where:_,step:T,why:L}=o(w);if(a.
replaceChildren(oe(y,"gp-card-word"),d("span","",s("{where}, id {id}",{where:_,id:g}))),l.replaceChildren(),c.hidden=m.hidden=!T,L&&l.append(d("dd","gp-card-why",
L)),!T)return;v(T);let P=M(T),S=Math.max(...P.flatMap(({after:q,before:R})=>[q,R]),1e-9);c.replaceChildren(...P.map(q=>A(q,S))),m.hidden=!T.distribution.stages.
length}function v(g){let{chosen:y,distribution:_}=g,{probability:T,rawProbability:L,surprisal:P}=ye(g);_.stages.length||y.logprob!==y.raw_logprob?($(s("Probabil\
ity after the processors"),y.logprob===null?lt(y):F(T)),$(s("before the processors"),F(L))):$(s("Probability (no processor ran)"),F(L));let S=[y.rank&&s("{rank}\
 after",{rank:z(y.rank)}),y.raw_rank&&s("{rank} before",{rank:z(y.raw_rank)})].filter(Boolean);if(S.length){let q=y.rank===y.raw_rank;$(s("Rank of {count}",{count:z(
_.vocab)}),q?z(y.rank):S.join(", "))}$(s("Surprisal"),ue(P,n.unit))}function M({chosen:g,distribution:y}){let _=y.candidates.map(L=>({candidate:L,after:X(L.logprob),
before:X(L.raw_logprob),isChosen:L.token_id===g.token_id}));_.sort((L,P)=>Math.max(P.after,P.before)-Math.max(L.after,L.before));let T=_.slice(0,5);return T.some(
({isChosen:L})=>L)||T.push({candidate:g,after:X(g.logprob),before:X(g.raw_logprob),isChosen:!0}),T}function A({candidate:g,after:y,before:_,isChosen:T},L){let P=g.
logprob===null,S=d("li",(T?"gp-card-chosen":"")+(P?" gp-card-removed":"")),q=d("span","gp-card-tracks");for(let[R,D]of[["after",y],["before",_]]){let N=d("i","g\
p-card-"+R);N.style.width=`${D/L*100}%`,q.append(N)}return P&&q.firstChild.replaceWith(d("small","",lt(g))),S.append(d("span","gp-card-sign",T?"▶":P?"✕":""),
oe(g.text,"gp-card-word"),q,d("span","gp-card-value",F(P?_:y))),S}function C(){let g=(w.querySelector(".gp-ink")||w).getClientRects()[0],y=e.getBoundingClientRect();
if(!g||g.bottom<y.top||g.top>y.bottom){x();return}let[_,T]=[i.offsetWidth,i.offsetHeight],{clientWidth:L,clientHeight:P}=document.documentElement,S=g.bottom+9,q=S+
T+8<=P?S:g.top-T-9;i.style.left=`${Math.max(8,Math.min(g.left,L-_-8))}px`,i.style.top=`${Math.max(8,Math.min(q,P-T-8))}px`}function W(g,y=null){o(g)&&(w=g,b=y,k=
null,E(),i.hidden&&(i.hidden=!1,i.showPopover&&i.showPopover(),document.addEventListener("keydown",h,!0),document.addEventListener("scroll",u,{capture:!0,passive:!0})),
C())}function x(){w&&(w=null,i.hidden=!0,i.hidePopover&&i.isConnected&&i.hidePopover(),document.removeEventListener("keydown",h,!0),document.removeEventListener(
"scroll",u,{capture:!0}))}function h({key:g}){g==="Escape"&&p()}function p(){k=w,x()}function u(){let g=b&&document.elementFromPoint(b.clientX,b.clientY);!w.isConnected||
b&&!w.contains(g)?x():C()}e.addEventListener("pointermove",g=>{if(g.pointerType==="touch")return;let y=g.target.closest('[role="button"]');!y||!o(y)?b&&x():y!==
w&&y!==k&&W(y,g)}),e.addEventListener("pointerleave",()=>{k=null,b&&x()}),e.addEventListener("focusin",({target:g})=>g.matches(":focus-visible")&&W(g)),e.addEventListener(
"focusout",({target:g})=>g===w&&!b&&x());function f(g){w&&(w.isConnected?g&&(E(),C()):x())}return{show:W,hide:x,dismiss:p,refresh:f}}var lt=({removed_by:t})=>s(
"removed by {processor}",{processor:t?Ve(t)[0]:s("a processor")});function ct(t,e){if(e.piece===null){let n=d("bdi","gp-ink gp-special");$e(n,e.text),t.append(n)}else Lt(e)?t.append(e.piece,d("span","gp-ink gp-byte","",{"data-\
bytes":_n(e.text)||"·"})):hr(t,e.piece)}function dt(t,e,n,o){let r=o&&Lt(o)?t.tokens.at(-1).parentNode:null;if(r&&n.piece!==null)r.append(e);else if(Lt(n)){let i=d(
"span","gp-bytes");i.append(e),t.rows.append(i)}else t.rows.append(e);t.tokens.push(e)}function Xe(t,e){for(;t.tokens.length>e;){let n=t.tokens.pop(),o=n.closest(
".gp-bytes");o&&o.childNodes.length>1?n.remove():t.rows.removeLast()}}function Cn(t,e){let{probability:n,rawProbability:o,rank:r,surprisal:i}=ye(t),a=[t.chosen.
logprob===null?lt(t.chosen):s("probability {share}",{share:F(n)})];return F(o)!==F(n)&&a.push(s("{share} before the processors",{share:F(o)})),r!==null&&a.push(
s("rank {rank} of {count}",{rank:z(r),count:z(t.distribution.vocab)})),[...a,s("surprisal {amount}",{amount:ue(i,e)})]}var an=(t,e,n)=>e>0?(t-n*e)/Math.sqrt(e*n*(1-n)):null;function je(t){if(t<0)return 1-je(-t);let e=Math.exp(-t*t/2)/Math.sqrt(2*Math.PI);if(t>3){let r=t;for(let i=120;i>
0;i--)r=t+i/r;return e/r}let[n,o]=[0,t];for(let r=1;o>1e-18;r+=2)n+=o,o*=t*t/(r+2);return .5-e*n}var Yr=(t,e,n)=>t>e?n**2*e*(1-e)/(t-e)**2:1/0;function Ge(t){if(t>=
1e-4)return F(t);if(t<1e-300)return s("less than {p}",{p:"10⁻³⁰⁰"});let[e,n]=t.toExponential(1).split("e-");return`${e} × 10⁻${[...n].map(o=>"⁰¹²³⁴⁵⁶⁷\
⁸⁹"[o]).join("")}`}function Rt(t){let e=je(t);if(e>.1)return s("{share} of texts without this watermark pass it.",{share:F(e)});let n=1/e;return n>=1e9?s("A\
 share of {p} of texts without this watermark passes it.",{p:Ge(e)}):s("One in {odds} texts without this watermark passes it.",{odds:z(Number(n.toPrecision(n<1e4?
3:2)))})}var mc=({green:t})=>t==null?"none":t?"green":"red",gc=t=>Math.round(Math.max(0,Math.min(1,(t-.2)/.6))*10);function wc(t,e,n){let o=d("span","gp-token",
null,{tabindex:"-1",role:"img"});if(ct(o,t),Xr(o,e),n===void 0)return o;let r=typeof n=="function"?n:()=>n;return o.setAttribute("aria-label",r()),Oe(o,r),o}function Xr(t,{
green:e=null,g:n=null,counted:o=!0}){let r=t.querySelector(".gp-ink");if(n===null)t.dataset.list=mc({green:e});else{let i=gc(n);t.dataset.list="g",r.style.backgroundColor=
`var(--gp-prob-${i})`,r.style.backgroundSize=`2px ${i*10}%`}o||(t.dataset.counted="no")}var Ee=class{constructor(e,{press:n=null}={}){this.body=e,this.press=n,this.
items=[],this.tokens=[],this.stop=null,this.width=0,this.timer=0,e.classList.add("gp-marked"),this.rows=new ze(e),e.addEventListener("keydown",o=>this.keyed(o)),
e.addEventListener("click",o=>this.pressed(o.target.closest(".gp-token"))),new ResizeObserver(()=>this.resized()).observe(e)}show(e,n=0){this.cut(Math.min(n,this.
tokens.length));for(let o=this.tokens.length;o<e.length;o++){let{token:r,mark:i,words:a}=e[o],l=wc(r,i,a);this.press&&l.setAttribute("role","button"),dt(this,l,
r,o?this.items[o-1].token:null),this.items.push(e[o])}!this.stop&&this.tokens.length&&this.reach(this.tokens[0]),this.rows.settle()}cut(e){Xe(this,e),this.items.
length=e,this.stop&&!this.stop.isConnected&&(this.stop=null)}reach(e){this.stop&&(this.stop.tabIndex=-1),this.stop=e,e.tabIndex=0}pressed(e){let n=this.tokens.indexOf(
e);n<0||(this.reach(e),this.press&&this.press(this.items[n]))}keyed(e){let n=this.tokens.indexOf(e.target.closest(".gp-token"));if(n<0||e.ctrlKey||e.metaKey||e.
altKey)return;let o={ArrowRight:()=>this.tokens[n+1],ArrowLeft:()=>this.tokens[n-1],ArrowDown:()=>Pe(this.tokens,n,1),ArrowUp:()=>Pe(this.tokens,n,-1),Home:()=>this.
tokens[0],End:()=>this.tokens.at(-1),Enter:()=>this.tokens[n]," ":()=>this.tokens[n]}[e.key];if(!o)return;e.preventDefault();let r=o();r&&(this.reach(r),r.focus(
{preventScroll:!0}),r.scrollIntoView({block:"nearest"}),r===this.tokens[n]&&this.pressed(r))}resized(){let{clientWidth:e}=this.body;!e||e===this.width||(this.width=
e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),200))}};function Ke(t,e,{unscored:n=!1,repeated:o=!1,faint:r=s("fai\
nt: seen before, not counted")}={}){let i=[e,n,o,r].join();if(t.dataset.legend===i)return;t.dataset.legend=i,t.classList.add("gp-marked","gp-mark-legend");let a=(c,m,w)=>{
let b=d("span"),k=d("span","",null,{"aria-hidden":"true"});return k.append(d("span","gp-ink",m)),Xr(k,c),b.append(k,w),b},l=e==="synthid"?[a({g:.2},"g",s("mean \
g-value 0.2 or less")),a({g:.5},"g",s("0.5, as by chance")),a({g:.8},"g",s("0.8 or more"))]:[a({green:!0},"◆",s("green: on the green list")),a({green:!1},"◇",
s("red: not on the green list"))];n&&l.push(a({},"abc",s("not scored"))),o&&l.push(a(e==="synthid"?{g:.5,counted:!1}:{green:!0,counted:!1},"abc",r)),t.replaceChildren(
...l)}var bc=400,kc=12;function zt(t,{curves:e,threshold:n,needed:o=null,label:r=s("z over the number of tokens"),title:i=s("tokens scored"),yTitle:a="z",from:l=40,
height:c=260}){let m=e.filter(({points:x})=>x.length),w=m.flatMap(({points:x})=>x),b=Math.max(l,...w.map(([x])=>x)),k=o&&o.at<=2*b?Math.max(b,o.at*1.05):b,$=w.map(
([,x])=>x),E=Math.min(-.5,...$)*1.08,v=Math.max(n*1.15,1,...$)*1.06,M=Gr(t,{height:c,x:[0,k],y:[E,v],left:40,top:24}),A=M.width-M.right,C=[...Kr(M,{xTicks:es(0,
k,M.inner/90),yTicks:es(E,v,5),xTitle:i,yTitle:a}),Ct("gp-unity",M.left,M.y(0),A,M.y(0)),Ct("gp-z-threshold",M.left,M.y(n),A,M.y(n)),...m.map(({look:x,points:h})=>gr(
`gp-z-${x}`,xc(h,bc).map(([p,u])=>[M.x(p),M.y(u)]))),...m.map(({look:x,points:h})=>vc(M,x,h.at(-1))),yc(M,m,n)],W=Sc(M,m);if(o&&o.at<=k){let[x,h]=[M.x(o.at),M.y(
n)];W.push(Fo("",o.words,[["path","gp-z-needed",{d:`M${be(x)} ${be(h)}l-6 11h12Z`},[]]]))}M.draw(r,[C,W])}function yc(t,[e],n){let o=([,a])=>Math.abs(a-n),{points:r}=e||
{points:[]},i=r.length>0&&o(r.at(-1))>o(r[Math.floor(r.length/8)]);return xt("gp-halo gp-strong",i?t.width-t.right:t.left+5,t.y(n)-6,s("threshold {value}",{value:Number(
n.toFixed(2))}),i?"end":"start")}function xc(t,e){let n=Math.ceil(t.length/e);return t.filter((o,r)=>r%n===0||r===t.length-1)}var vc=(t,e,[n,o])=>e==="measured"?
["circle","gp-measured",{cx:be(t.x(n)),cy:be(t.y(o)),r:5},[]]:["path",`gp-z-end gp-z-end-${e}`,{d:wr(t.x(n),t.y(o),4.5)},[]];function Sc(t,e){let n=Math.max(0,...e.
map(({points:r})=>r.at(-1)[0])),o=Math.min(kc,n);return Array.from({length:o},(r,i)=>{let[a,l]=[n*i/o,n*(i+1)/o],c=e.map(({name:w,points:b})=>{let k=b.findLast(
([$])=>$<=l);return k&&k[0]>a?`${w} ${k[1].toFixed(2)}`:""}).filter(Boolean);if(!c.length)return null;let m={x:be(t.x(a)),y:t.top,width:be(t.x(l)-t.x(a)),height:be(
t.height-t.bottom-t.top)};return Fo("gp-z-place",j(Math.floor(l),"After {count} token: {values}","After {count} tokens: {values}",{values:c.join(", ")}),[["rect",
"gp-catch",m,[]]])}).filter(Boolean)}function jt(t,e){let n=Y(t,e.length,()=>{let o=d("span"),r=ee("svg");return G(r,{width:26,height:8,"aria-hidden":"true"}),r.
append(ee("path")),G(r.firstElementChild,{d:"M1 4H25"}),o.append(r,d("span")),o});e.forEach(({name:o,look:r,tip:i},a)=>{let[l,c]=n[a].children;G(l.firstChild,{class:`\
gp-z-${r}`}),O(c,o),i&&G(c,{tabindex:0,"data-tip":i})})}function ln({name:t,masked:e}){return t==="alone"?s("Alone"):t==="left"?e?s("Padded on the left"):s("Padded on the left, without a mask"):e?s("Padded on the rig\
ht"):s("Padded on the right, without a mask")}function ts(t,e){if(!V(t))return s("infinite");let n=_e(t,e),o=Math.abs(n);if(o<1e-15)return`0 ${s(e)}`;let r=o<1e-4?
Ge(o):o.toFixed(o<.01?4:3);return`${n<0?"−":""}${r} ${s(e)}`}function Zr(t,e,n){let{prompts:o,sampled:r,ways:[i]}=t,a=o.length,l=e.answers.map(({kl:$})=>V($)?
$:1/0),c=e.answers.filter(({read:$},E)=>$.length>i.answers[E].read.length).length,m=[s("Divergence of the first new token from that of the prompt alone: at most\
 {distance}.",{distance:ts(Math.max(...l),n)})];c||m.push(s("No prompt is shorter than another, so nothing was padded.")),e.guessed?m.push(s("generate has found\
 the padding by itself, because no text ends with this pad token.")):!e.masked&&c&&m.push(s("The model has read the padding as text."));let w=e.answers.filter(({
same:$})=>!$).length,[b,k]=r?["even","○"]:w?["bad","✗"]:["good","✓"];return[b,k,_c(b,ln(e),w,a),m.join(" ")]}function _c(t,e,n,o){return t==="even"?s("{wa\
y}: the texts are drawn anew, so they are not compared.",{way:e}):t==="good"?j(o,"{way}: the prompt gives the same text as alone.","{way}: each of the {count} p\
rompts gives the same text as alone.",{way:e}):o===1?s("{way}: the prompt gives a different text than alone.",{way:e}):j(n,"{way}: {count} of {all} prompts give\
s a different text than alone.","{way}: {count} of {all} prompts give a different text than alone.",{way:e,all:o})}function ns({sampled:t},{name:e},{same:n}){return e===
"alone"?["even","",""]:t?["even","○",s("drawn anew")]:n?["good","✓",s("the same as alone")]:["bad","✗",s("a different text than alone")]}function Oc({parts_at:t,
new:e},n){if(t===null)return"";let o=r=>r[t]?Z(r[t][1]):s("the end");return s("diverges at new token {number}: {own}, alone {alone}",{number:t+1,own:o(e),alone:o(
n.new)})}function Qr(t,e,n,o,r){let i=n.first.slice(0,3).map(([m,w])=>`${Z(m)} ${F(X(w))}`),a=[s("first: {tokens}",{tokens:i.join(", ")}),s("The likeliest first\
 new tokens, with their probabilities before the logits processors.")];if(e.name==="alone")return[a];let[,l]=o.new[0],c=t.sampled?"":Oc(n,o);return[...c?[[c,s("\
The first token that differs. What comes after it continues a different text.")]]:[],[s("KL {distance}",{distance:ts(n.kl,r)}),s("Kullback-Leibler divergence be\
tween the distributions of the first new token, alone ‖ this way, before the logits processors. 0 where they are the same.")],[s("log p of {token} {change}",{
token:Z(l),change:`${V(n.change)&&n.change>0?"+":""}${ts(n.change,r)}`}),s("The change in the log-probability of the token that the prompt alone chose first.")],
a]}function ei({model:t,mode:e,prompts:n,width:o,pad:r,borrowed:i,dtype:a,seed:l,sampled:c,ways:[m]}){let w=c?s("{mode}, seed {seed}",{mode:kt(e),seed:l}):kt(e),
b=m.answers.some(({read:k})=>k.length<o);return`${t}, ${a}; ${w}; ${b?Mc(n.length,o,r[1],i):j(n.length,"{count} prompt of {width} tokens","{count} prompts of {w\
idth} tokens",{width:o})}`}var Mc=(t,e,n,o)=>o?j(t,"{count} prompt, padded to {width} tokens with {pad}, the end-of-text token","{count} prompts, padded to {wid\
th} tokens with {pad}, the end-of-text token",{width:e,pad:n}):j(t,"{count} prompt, padded to {width} tokens with {pad}","{count} prompts, padded to {width} tok\
ens with {pad}",{width:e,pad:n});function ti(t,e){let n=w=>t.querySelector(".gp-"+w);function i(w){let b=w.ways.slice(1).map(k=>Zr(w,k,e.unit));n("batch-verdicts").replaceChildren(...b.map(([k,
$,E,v])=>{let M=d("li","",null,{"data-verdict":k}),A=d("span","",E);return A.append(d("small","",v)),M.append(d("span","gp-sign",$,{"aria-hidden":"true"}),A),M})),
O(n("told"),b.map(([,,k])=>k).join(" "))}function a(w,b){let k=d("details","gp-one-prompt"),$=d("summary","",`${s("Prompt {number}:",{number:b+1})} `),E=[...w.prompts[b]],
v=d("bdi","gp-prompt-text",E.slice(0,200).join("")+(E.length>200?"…":"")),M=w.ways.slice(1).map(C=>`${ns(w,C,C.answers[b])[1]} ${ln(C)}`);$.append(v,d("span",
"gp-way-signs",` ${M.join(" · ")}`)),k.append($);let A=()=>{k.open&&k.childElementCount===1&&k.append(...w.ways.map(C=>l(w,C,b)))};return k.addEventListener("t\
oggle",A),k.open=b<6,A(),k}function l(w,b,k){let[$,E]=[w.ways[0].answers[k],b.answers[k]],[v,M,A]=ns(w,b,E),C=d("div","gp-way",null,{"data-verdict":v}),W=d("h3",
"gp-way-name");W.append(d("span","gp-sign",M,{"aria-hidden":"true"}),ln(b),d("small","",A));let x=s("Prompt {number} as the model reads it: {way}",{number:k+1,way:ln(
b)}),h=c(w,b,E,$,x),p=d("p","gp-gave"),u=d("span","gp-new");Hr(u,E.new,w.sampled?null:E.parts_at),p.append(d("span","gp-gave-words",`${s("Output:")} `),u);let f=d(
"p","gp-measures");for(let[y,_]of Qr(w,b,E,$,e.unit))f.append(d("span","",y,{tabindex:0,"data-tip":_}));let g=d("div","gp-way-body");return g.append(h,p,f),C.append(
W,g),C}function c({is_encoder_decoder:w},{name:b},{read:k},$,E){if(b!=="alone"&&JSON.stringify(k)===JSON.stringify($.read))return d("p","gp-note",s("As long as \
the longest prompt: there is no padding, and the row is that of the prompt alone."));let v=d("div","gp-scroll",null,{tabindex:0,role:"region","aria-label":E});return v.
append(Dr(k,{text:$.read.length,side:b,goesOn:!w,caption:E})),v}function m(w){O(n("about"),ei(w)),i(w),K(n("of-decoder"),!w.is_encoder_decoder),n("batch-prompts").
replaceChildren(...w.prompts.map((b,k)=>a(w,k)))}return w=>{t.hidden=!e.found,!t.hidden&&(w.found||w.unit)&&m(e.found)}}function Bt({effective:t,config:e}){let n={...t,...e},o=(n.constraints||[]).map(i=>i.any_of||[i.phrase||[]]),r=(n.force_words_ids||[]).map(i=>Array.isArray(i[0])?
i:[i]);return[...o,...r].map(i=>({alternatives:i,length:Math.max(...i.map(a=>a.length))}))}function ni(t,e){let n=t.map(r=>e.get(r)),o=n.indexOf(void 0);return(o<
0?n:[...n.slice(0,o),"…"]).join("")}function ht({alternatives:t,length:e},n,o,r){if(n>=e)return!0;let i=t.filter(l=>l.length===n);if(!i.length)return!1;let a=[
...r,...fe(o).map(l=>l.chosen.token_id)].join(" ")+" ";return i.some(l=>` ${a}`.includes(` ${l.join(" ")} `))}var Ec={running:["●",({beam:t})=>s("beam {number}",{number:t+1})],finished:["■",()=>s("ended")],ended:["□",()=>s("ended, not counted")],pruned:["✕",()=>s(
"pruned")]};function oi(t,e){let r=t.querySelector(".gp-beam-table"),i=t.querySelector(".gp-where"),a=t.querySelector(".gp-more"),l={lost:4,progress:7},c=t.querySelector(
".gp-constraints"),m=[],w=[],b=[];function k(f){let g=40-f.filter(L=>L.beam.status!=="pruned").length,y=({beam:L})=>L.beam??(L.status==="finished"?1e6:1e7),_=f.
filter(L=>L.beam.status!=="pruned"||g-- >0).sort((L,P)=>y(L)-y(P)),T=new Map;for(let L of _){let P=L.beam.group??null;T.has(P)||T.set(P,[]),T.get(P).push(L)}return[
...T].sort(([L],[P])=>L-P)}function $(f,g){let y=new Map;for(let{beam:_}of f)_.status==="running"&&_.group<g&&y.set(_.text,(y.get(_.text)||0)+1);return y}function E(f){
let g="",y=f.before;for(;y&&g.length<32;y=y.before)g=(y.piece??y.chosen.text)+g;return(y||g.length>32?"…":"")+Array.from(g).slice(-32).join("")}function v(){let f=d(
"tbody"),g=f.insertRow(),y=d("th","gp-group-head",null,{scope:"rowgroup",colspan:"8"}),[_,T]=[d("b","gp-badge"),d("span")];return y.append(_,T),g.append(y),r.append(
f),w.push({body:f,head:g,badge:_,took:T,rows:[]}),w.at(-1)}function M(f){let g=f.body.insertRow(),y=Array.from({length:8},()=>g.insertCell()),[_,T,L]=[d("span",
"gp-sign"),d("span"),d("span","gp-flag","⚑ "+s("forced"))];y[0].append(_,T,L);let P=d("button","gp-pick",null,{type:"button",tabindex:"-1"}),[S,q,R]=[d("span",
"gp-tail"),d("bdi","gp-tail-text"),d("bdi","gp-word")];return S.append(q),P.append(S,R),y[1].append(P),f.rows.push({row:g,cells:y,sign:_,fate:T,flag:L,pick:P,tail:q,
word:R,node:null}),f.rows.at(-1)}function A(f,g,y){let{beam:_}=g,[T,L]=Ec[_.status]||["",()=>_.status];f.node=g,f.row.dataset.status=_.status,f.row.className=y?
"gp-looked":"",O(f.sign,T),O(f.fate,L(_)),f.flag.hidden=!_.forced;let P=E(g);f.tail.replaceChildren(),$t(f.tail,P),$e(f.word,_.text),f.pick.tabIndex=y?0:-1,f.pick.
setAttribute("aria-pressed",String(y&&e.selected===g));let S=[L(_),..._.forced?[s("forced")]:[]].join(", ");f.pick.setAttribute("aria-label",s("{fate}: {text}",
{fate:S,text:Z(P+_.text)})),O(f.cells[2],g.before?s("beam {number}",{number:_.parent+1}):s(e.readsSource?"start":"prompt")),O(f.cells[3],J(_.logprob)),O(f.cells[4],
_.diversity_penalty?`-${J(_.diversity_penalty)}`:"–"),O(f.cells[5],J(_.score)),O(f.cells[6],J(_.final_score)),_.progress&&f.cells[7].replaceChildren(...W(g))}
function C(f){if(c.hidden=!f||!m.length,c.hidden)return;let g=m.map(({alternatives:y,length:_})=>{let T=d("li");return y.forEach((L,P)=>{P&&T.append(` ${s("or")}\
 `),T.append(oe(ni(L,e.texts)))}),T.append(" "+j(_,"({count} token)","({count} tokens)")),T});g.map(y=>y.textContent).join(`
`)!==c.dataset.said&&(c.dataset.said=g.map(y=>y.textContent).join(`
`),c.replaceChildren(...g))}function W(f){let g=e.prefix.map(T=>T.token_id),y=f.beam.progress.map((T,L)=>{let P=d("span","gp-goal"),S=m[L];for(let q=0;S&&q<Math.
min(S.length,8);q++)P.append(d("i",q<T?"gp-full-block":""));return S&&ht(S,T,f,g)?P.append(` ✓ ${s("done")}`):P.append(" "+(S?s("{progress} of {length}",{progress:T,
length:S.length}):String(T))),P}),{bank:_}=f.beam;return _==null?y:[...y,d("span","gp-note",s("bank {bank}",{bank:_}))]}function x(f,[g,y],_,T,L){if(f.body.hidden=
!y,!!y){if(f.head.hidden=g===null,g!==null){O(f.badge,Ce(g)),f.body.dataset.look=g%4;let P=[...$(_,g)].flatMap(([S,q])=>[oe(S,"gp-took"),q>1?` × ${q}`:""]);f.took.
replaceChildren(...P.length?[s("Earlier groups have just chosen:"),...P]:[s("Chooses first: no penalty")])}for(;f.rows.length<y.length;)M(f);f.rows.forEach((P,S)=>{
if(P.row.hidden=S>=y.length,!(S>=y.length)){for(let[q,R]of Object.entries(l))P.cells[R].hidden=!L[q];A(P,y[S],y[S]===T)}})}}function h(f){let y=e.prompts[f.sequence].
steps[f.index],_={lost:y.some(({beam:S})=>(S.group??null)!==null),progress:y.some(({beam:S})=>S.progress)};for(let[S,q]of Object.entries(l))r.tHead.rows[0].cells[q].
hidden=!_[S];let T=k(y);for(;w.length<T.length;)v();w.forEach((S,q)=>x(S,T[q]||[null,null],y,f,_));let L=y.length-T.reduce((S,[,q])=>S+q.length,0);a.hidden=L<=0,
O(a,j(L,"and {count} more that was pruned","and {count} more that were pruned"));let P={token:f.index+1,prompt:f.sequence+1};O(i,e.prompts.length>1?s("at token \
{token} of prompt {prompt}",P):s("at token {token}",P)),C(_.progress)}let p=()=>w.filter(({body:f})=>!f.hidden).flatMap(({rows:f})=>f.filter(({row:g})=>!g.hidden)),
u=f=>p().findIndex(({pick:g})=>g.contains(f.target));return r.addEventListener("click",f=>{let g=u(f);g>=0&&e.selectStep(p()[g].node)}),r.addEventListener("keyd\
own",f=>{f.key==="Escape"&&e.selectStep(null);let g=u(f),y={ArrowDown:1,ArrowUp:-1}[f.key];if(g<0||!y)return;f.preventDefault();let _=p()[g+y];_&&(e.selectStep(
_.node),_.pick.focus())}),f=>{f.run&&e.started&&(m=Bt(e.started));let g=e.usesBeams?e.current():null;t.hidden=!g,!(!g||g===b[0]&&e.selected===b[1])&&(b=[g,e.selected],
h(g))}}var le={node:108,fold:236,gap:34,row:38,leaf:20,between:8,margin:20,band:22,short:3},si=new Set(["running"]),pt=new Set(["finished"]);function ri(t,e){let n=Math.
min(e.upTo,t.steps.length-1),o=os(t,n),r=new Map((e.returned||[]).map((b,k)=>[b,k+1])),i=cn([...o,...r.keys(),...Pn(t,n)]),{kids:a,hidden:l}=Tc(t,n,e,i,o),{lanes:c,
counts:m}=Cc(t,n,a),w=Nc(t,n,a,c,e);return Wc(t,{last:n,kept:o,outputs:r,alive:i,kids:a,hidden:l,lanes:c,counts:m,columns:w,options:e})}var Pn=(t,e)=>(t.steps[e]||
[]).filter(({beam:n})=>si.has(n.status));function os(t,e){let n=t.steps.slice(0,e+1).flat().filter(({beam:o})=>pt.has(o.status));return n.sort((o,r)=>r.beam.final_score-
o.beam.final_score),new Set(n.slice(0,(t.pools[e]||[]).length))}function cn(t){let e=new Set;for(let n of t)for(;n&&!e.has(n);n=n.before)e.add(n);return e}function Tc(t,e,n,o,r){
let i=new Map,a=new Set([null]),l=new Map,c=new Map,m=w=>(i.has(w)||i.set(w,{on:[],off:[]}),i.get(w));m(null);for(let w=0;w<=e;w++){for(let b of t.steps[w]){let{
before:k}=b,$=n.collapsed.has(k)?k:l.get(k);$!=null?(l.set(b,$),c.set($,(c.get($)||0)+1)):si.has(b.beam.status)?(n.lost||o.has(b))&&(m(k).on.push(b),a.add(b)):(!pt.
has(b.beam.status)||n.lost||r.has(b))&&m(k).off.push(b)}t.distributions[w].forEach((b,k)=>{let $=Lc(t,w,k);n.candidates&&a.has($)&&!n.collapsed.has($)&&Ac(t,w,k,
b,m($),n.candidates)})}for(let w of i.values()){w.on.sort((E,v)=>E.beam.beam-v.beam.beam);let b=w.off.filter(({beam:E})=>pt.has(E.status)),k=w.off.filter(({beam:E})=>!pt.
has(E.status)),$=(E,v)=>v.beam.score-E.beam.score;w.off=[...b.sort($),...$c(k.sort($),n.candidates)]}return{kids:i,hidden:c}}function $c(t,e){let n=new Map;return t.
filter(({beam:{parent:o}})=>(n.set(o,(n.get(o)||0)+1),n.get(o)<=e))}function Lc(t,e,n){if(!(e<=t.given&&!t.steps[e].some(({beam:o})=>o.parent===n)))return e?t.byStep[e-
1].get(n):null}function Ac(t,e,n,o,r,i){let a=i-r.off.filter(({beam:c})=>c.parent===n&&!pt.has(c.status)).length;if(a<=0)return;let l=new Set(t.steps[e].filter(
({beam:c})=>c.parent===n).map(({beam:c})=>c.token_id));for(let c of o.candidates)if(!(c.logprob===null||l.has(c.token_id))&&(r.off.push(Or(t,e,n,o,c)),a-=1,!a))
return}function Cc(t,e,n){let o=new Map,r=new Map;for(let a=0;a<=e;a++){let l=[],c=new Set;for(let m of Pn(t,a)){let w=n.get(m.before);if(!w||!w.on.includes(m))
continue;let b=m.beam.group??0;r.has(b)||r.set(b,[]),w.on.find(({beam:$})=>($.group??0)===b)===m&&m.before&&o.has(m.before)?(o.set(m,o.get(m.before)),r.get(b)[o.
get(m).number]=a,c.add(m)):l.push(m)}l.sort((m,w)=>m.beam.beam-w.beam.beam);for(let m of l){let w=m.beam.group??0,b=Pc(r.get(w),a,m.before&&o.has(m.before)?o.get(
m.before).number:0);r.get(w)[b]=a,o.set(m,{group:w,number:b})}}let i=new Map([...r].sort(([a],[l])=>a-l).map(([a,l])=>[a,Math.max(1,l.length)]));return{lanes:o,
counts:i}}function Pc(t,e,n){let o=a=>a.sort((l,c)=>Math.abs(l-n)-Math.abs(c-n)||c-l)[0],i=t.map((a,l)=>l).filter(a=>t[a]<e-1);return i.length?o(i):t.length}function Nc(t,e,n,o,r){
let i=c=>Pn(t,c-1).every(m=>{if(!o.has(m))return!0;let w=n.get(m);return w&&w.on.length===1&&!w.off.some(({beam:b})=>pt.has(b.status))}),a=[],l=r.live?e-2:e;for(let c=0;c<=
e;c++){let m=a.at(-1);r.fold&&m&&c<=l&&i(c)?m.to=c:a.push({from:c,to:c})}return a.flatMap(c=>{let m=c.to-c.from+1;return m>=le.short&&!r.unfolded.has(c.from)?[c]:
Array.from({length:m},(w,b)=>({from:c.from+b,to:c.from+b,...m>=le.short&&b===0?{open:!0}:{}}))})}function Wc(t,{last:e,kept:n,outputs:o,alive:r,kids:i,hidden:a,
lanes:l,counts:c,columns:m,options:w}){let b=[],k=le.margin+le.node+le.gap;for(let u of m){u.x=k,u.folded=u.to>u.from,u.width=u.folded?le.fold:le.node,k+=u.width+
le.gap;for(let f=u.from;f<=u.to;f++)b[f]=u}let{tops:$,bands:E,height:v}=qc(i,l,c,b),M=u=>$.get(u.group)[u.number],A={node:null,nodes:[],look:"root",x:le.margin,
y:Ic($),width:le.node,height:le.row-4,hidden:0},C=[A],W=new Map([[null,A]]),x=[];function h(u,f,g){let y=b[u.index],_={node:u,nodes:[u],look:p(u),x:y.x,y:f,width:y.
width,height:g,hidden:a.get(u)||0,place:o.get(u)||null,folded:y.folded,column:y,greedy:w.greedy.has(u)};W.set(u,_),C.push(_);let T=W.get(u.before);return T&&x.push(
{from:T,to:_,look:_.look,share:Math.min(1,Math.exp(u.beam.logprob??-1/0))}),_}function p(u){let{status:f}=u.beam;return f==="finished"?n.has(u)?"kept":"fell":f!==
"running"?f:u.index===e?"tip":r.has(u)?"inner":"lost"}for(let u=0;u<=e;u++){let f=b[u];for(let g of Pn(t,u))if(l.has(g))if(u>f.from){let y=W.get(g.before);y&&(y.
nodes.push(g),y.node=g,y.look=p(g),y.greedy&&=w.greedy.has(g),y.hidden=a.get(g)||0,W.set(g,y))}else h(g,M(l.get(g)),le.row-4).lane=l.get(g)}for(let[u,f]of i){let g=u===
null?null:l.get(u)&&M(l.get(u));if(g===void 0)continue;let y=new Map;for(let _ of f.off){let T=b[_.index];if(!T||T.folded&&!pt.has(_.beam.status))continue;let L=g??
$.get(_.beam.group??0)[0],P=y.get(L)||0;y.set(L,P+1),h(_,L+le.row+P*le.leaf,le.leaf-2)}}return{entries:C,edges:x,columns:m,bands:E,at:W,last:e,width:k-le.gap+le.
margin,height:v}}function qc(t,e,n,o){let r=new Map;for(let[m,w]of t){let b=new Map;for(let k of w.off){let $=o[k.index];if(!$||$.folded&&!pt.has(k.beam.status))
continue;let E=m===null?{group:k.beam.group??0,number:0}:e.get(m);if(!E)continue;let v=`${E.group} ${E.number}`;b.set(v,(b.get(v)||0)+1)}for(let[k,$]of b)r.set(
k,Math.max(r.get(k)||0,$))}let i=new Map,a=[],l=le.margin,c=n.size>1;for(let[m,w]of n){let b=l;c&&(l+=le.band),i.set(m,[]);for(let k=0;k<w;k++)i.get(m).push(l),
l+=le.row+(r.get(`${m} ${k}`)||0)*le.leaf+le.between;c&&a.push({group:m,y:b,height:l-b-4}),c&&(l+=8)}return i.size||i.set(0,[l]),{tops:i,bands:a,height:Math.max(
l,le.margin+le.row)+le.margin-le.between}}var Ic=t=>[...t.values()][0][0];var Rc=`
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
`,as={kept:"■",fell:"▤",ended:"□",pruned:"✕",unseen:"…",lost:"✕"},ss={tall:.55,small:.75},zc=[1,1.8,3,4.5,6.5],jc=[.05,.2,.5,.8],Bc={probability:({beam:t})=>F(
Math.min(1,X(t.logprob))),token:({beam:t})=>J(t.logprob,2),sum:({beam:t})=>J(t.score,2),score:(t,e)=>J(Wt(t,e),3),rank:t=>t.rank?`#${t.rank}`:`>${t.among??""}`},
Ft=class{constructor(e){this.element=e,e.classList.add("t-tree");let n=ee("style");n.textContent=Rc,this.world=ee("g"),this.bands=ee("g"),this.ruler=ee("g"),this.
edges=ee("g"),this.blocks=ee("g"),this.nodes=ee("g"),this.world.append(this.bands,this.ruler,this.edges,this.blocks,this.nodes),e.append(n,this.world),this.paths=
new Map,this.drawn=new Map}draw(e,n){let o=n.area?a=>a.x+a.width>=n.area[0]&&a.x<=n.area[2]&&a.y+a.height>=n.area[1]&&a.y<=n.area[3]:()=>!0,r=e.entries.filter(o),
i=a=>n.zoom>=(rs(a)?ss.tall:ss.small);return this.drawBands(e),this.drawRuler(n.zoom>=ss.tall?e.columns.filter(({x:a,width:l})=>!n.area||a+l>=n.area[0]&&a<=n.area[2]):
[]),this.drawEdges(e,n),this.drawBlocks(r.filter(a=>!i(a)),n),this.drawNodes(r.filter(i),n),r.length}drawBands({bands:e,width:n}){let o=Y(this.bands,e.length,()=>{
let r=ee("g");return r.append(ee("rect","t-band"),ee("text")),r});e.forEach(({group:r,y:i,height:a},l)=>{let[c,m]=o[l].children;G(c,{x:4,y:i,width:n-8,height:a,
rx:8}),G(m,{y:i+16}),O(m,s("group {group}",{group:Ce(r)}))})}drawRuler(e){let n=Y(this.ruler,e.length,()=>ee("text","t-small"));e.forEach(({from:o,to:r,x:i},a)=>{
G(n[a],{x:i+8,y:12}),O(n[a],r>o?`${o+1}–${r+1}`:String(o+1))})}nameBandsAt(e){for(let n of this.bands.children)G(n.lastElementChild,{x:Math.max(14,e+10)})}drawEdges(e,n){
let o=new Map;for(let{from:r,to:i,look:a,share:l}of e.edges){let[c,m]=[r.x+r.width,i.x],[w,b]=[r.y+r.height/2,i.y+i.height/2];if(n.area&&(m<n.area[0]||c>n.area[2]||
Math.max(w,b)<n.area[1]||Math.min(w,b)>n.area[3]))continue;let k=n.path.has(i.node)||i.nodes.some(M=>n.path.has(M)),$=Math.min(40,(m-c)*.6),v=`t-edge t-w${jc.filter(
M=>l>=M).length} ${Kc(i,a,k)}${n.dim&&!k?" t-dim":""}`;o.has(v)||o.set(v,[]),o.get(v).push(`M${c},${w}C${c+$},${w} ${m-$},${b} ${m},${b}`)}this.drawPaths(this.edges,
o,(r,i)=>{r.style.strokeWidth=`${zc[Number(i.match(/t-w(\d)/)[1])]}px`})}drawPaths(e,n,o){for(let[r,i]of this.paths)i.parentNode===e&&!n.has(r)&&(i.remove(),this.
paths.delete(r));for(let[r,i]of n){let a=this.paths.get(r);a||(a=ee("path",r),o&&o(a,r),this.paths.set(r,a),r.includes("t-path")?e.append(a):e.prepend(a)),G(a,{
d:i.join("")})}}drawBlocks(e,n){let o=new Map;for(let r of e){let i=`t-blocks t-${is(r,n.path)?"path":r.look}${n.dim&&!is(r,n.path)?" t-dim":""}`;o.has(i)||o.set(
i,[]);let{x:a,y:l,width:c,height:m}=r;o.get(i).push(`M${a},${l+m*.2}h${c}v${m*.6}h${-c}z`)}this.drawPaths(this.blocks,o)}drawNodes(e,n){let o=new Map(this.drawn);
for(let r of e){let i=r.nodes[0]||null,a=this.drawn.get(i);(!a||a.tall!==rs(r))&&(a&&a.group.remove(),a=Fc(rs(r)),this.drawn.set(i,a),this.nodes.append(a.group)),
o.delete(i),this.drawNode(a,r,n)}for(let[r,{group:i}]of o)i.remove(),this.drawn.delete(r)}drawNode(e,n,o){let{node:r,x:i,y:a,width:l,height:c,look:m}=n,{group:w,
box:b,word:k,right:$,tall:E}=e,v=r?Bc[o.number](r,o.penalty):"";if(G(w,{class:this.classesOf(n,o),transform:`translate(${i} ${a})`}),G(b,{width:l,height:c}),G($,
{x:l-8}),O($,v),E)Dc(e,n,o);else{let M=`${n.greedy?"G":""}${as[m]} `;O(k,M+Nn(ls(r),12-M.length-Math.ceil(v.length*.82)))}Hc(e,n)}classesOf(e,n){let{node:o,look:r}=e,
i=is(e,n.path),a=[`t-${r}`];return o&&(o.beam.group??0)&&["inner","tip"].includes(r)&&a.push(`t-g${o.beam.group%4}`),o&&o.given&&a.push("t-given"),i&&a.push("t-\
path"),n.dim&&!i&&o&&a.push("t-dim"),a.join(" ")}},rs=({height:t})=>t>le.leaf;function Fc(t){let e=ee("g"),[n,o,r]=[ee("rect","t-box"),ee("text","t-word"),ee("t\
ext","t-small t-right")];e.append(n,o,r),G(n,{rx:t?7:5}),G(o,{x:8,y:t?14:13}),G(r,{y:t?28:13});let i=t?e.appendChild(ee("text","t-small")):null;return i&&G(i,{x:8,
y:28}),{group:e,box:n,word:o,right:r,left:i,tall:t,flag:null}}function Dc({word:t,left:e},n,o){let{node:r,nodes:i,look:a}=n,l=as[a]?`${as[a]} `:"";r?O(t,l+(i.length>
1?Uc(i.map(ls).join(""),28):Nn(ls(r),12-l.length))):O(t,o.root),O(e,r?Gc(n,o):""),G(e,{class:r&&i.length<2&&Wn(r)?"t-small t-switch":"t-small"})}function Hc(t,{
look:e,place:n,hidden:o,width:r,height:i}){let a=n?`★${n}`:o?`+${o}`:"";if(!a&&e!=="kept"&&!t.flag)return;t.flag||(t.flag=[ee("rect","t-inside"),ee("rect","t-\
flag"),ee("text","t-flag-text")],t.group.append(...t.flag));let[l,c,m]=t.flag,w=8+7*a.length;G(l,{x:2.5,y:2.5,width:r-5,height:i-5,rx:3}),G(c,{x:r-w+4,y:-6,width:a?
w:0,height:14,rx:2}),G(m,{x:r-w/2+4,y:5}),O(m,a)}var is=(t,e)=>t.nodes.some(n=>e.has(n)),Wn=t=>t.before!==null&&t.beam.status==="running"&&t.beam.parent!==t.beam.
beam;function Gc({node:t,nodes:e,greedy:n},o){let r=[n?"G":"",o.goals?o.goals(t):""].filter(Boolean).join(" ");return e.length>1?[j(e.length,"{count} token","{c\
ount} tokens"),r].filter(Boolean).join(" "):t.beam.status!=="running"?r:[t.given?s("given"):Wn(t)?`${t.beam.parent+1}→${t.beam.beam+1}`:String(t.beam.beam+1),
r].filter(Boolean).join(" ")}function Kc(t,e,n){return n?"t-path":["pruned","unseen","ended","lost"].includes(e)?"t-off":["kept","fell"].includes(e)?"t-ending":
`t-g${(t.node.beam.group??0)%4}`}var ls=({beam:t,chosen:e})=>(t.text||e.text||"").replace(Tt,n=>rt[n]||"�")||s("(empty)"),ii=t=>/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u.
test(t)?2:1;function Nn(t,e){let n=0,o=Array.from(t);for(let[r,i]of o.entries())if(n+=ii(i),n>e)return o.slice(0,Math.max(1,r-1)).join("")+"…";return t}function Uc(t,e){
let n=Array.from(t),o=Math.floor((e-1)/2);return n.reduce((r,i)=>r+ii(i),0)<=e?t:Nn(t,o)+Nn(n.slice(-o).join(""),o)}var ai=12e3;async function di(t,{tree:e,log:n,prompt:o,number:r,view:i,root:a}){let l=`beam-tree${r?"-"+(r+1):""}`,m=await{svg:()=>new Blob([hi(e,i,a)],{type:"i\
mage/svg+xml"}),png:()=>Vc(e,i,a),json:()=>new Blob([JSON.stringify(li(n,o,r),null,1)],{type:"application/json"}),dot:()=>new Blob([Jc(li(n,o,r))],{type:"text/v\
nd.graphviz"})}[t](),w=d("a","",null,{href:URL.createObjectURL(m),download:`${l}.${t}`});w.click(),setTimeout(()=>URL.revokeObjectURL(w.href),6e4)}function hi(t,e,n){
let o=ee("svg"),r=new Ft(o);r.draw(t,{...e,area:null,zoom:1}),r.nameBandsAt(0);let{width:i,height:a}=t;G(o,{xmlns:"http://www.w3.org/2000/svg",width:i,height:a,
viewBox:`0 0 ${i} ${a}`,class:"t-tree"});let l=getComputedStyle(n),c=o.querySelector("style");c.textContent=c.textContent.replace(/var\((--[\w-]+)\)/g,(w,b)=>l.
getPropertyValue(b).trim());let m=ee("rect");return G(m,{width:i,height:a,fill:l.getPropertyValue("--gp-page").trim()}),o.insertBefore(m,r.world),new XMLSerializer().
serializeToString(o)}async function Vc(t,e,n){let o=hi(t,e,n),r=new Image;r.src="data:image/svg+xml;charset=utf-8,"+encodeURIComponent(o),await r.decode();let i=Math.
min(2,ai/t.width,ai/t.height),a=d("canvas","",null,{width:Math.ceil(t.width*i),height:Math.ceil(t.height*i)}),l=a.getContext("2d");l.scale(i,i),l.drawImage(r,0,
0,t.width,t.height);let c=await new Promise(m=>a.toBlob(m,"image/png"));if(!c)throw new Error(s("it is too large for the browser."));return c}function li(t,e,n){
let{started:o}=t,r=o.effective.length_penalty??1,i=new Map,a=new Map;for(let{last:w}of t.returned||[])w&&w.sequence===n&&!a.has(w)&&a.set(w,a.size+1);let l=os(e,
e.steps.length-1),c=e.steps.flatMap(w=>w).map(w=>{let{beam:b}=w;i.set(w,i.size);let k={id:i.get(w),parent:w.before?i.get(w.before):null,step:w.index+1,token_id:b.
token_id,token:b.text,piece:b.piece,logprob:b.logprob,raw_logprob:b.raw_logprob,sum:b.score,length:w.length,score:Wt(w,r),rank:w.rank,status:b.status,beam:b.beam,
parent_beam:b.parent};return w.given&&(k.given=!0),b.status==="finished"&&Object.assign(k,{final_score:b.final_score,kept:l.has(w)}),a.has(w)&&(k.output=a.get(w)),
(b.group??null)!==null&&Object.assign(k,{group:b.group,diversity_penalty:b.diversity_penalty}),b.progress&&Object.assign(k,{progress:b.progress,bank:b.bank,forced:b.
forced}),k}),m=t.readsSource?{source:o.prompt}:{prompt:o.prompt||pr(o)};return{format:"generation-playground/beam-tree",version:1,model:o.model,mode:o.mode,...m,
seed:o.seed,num_beams:o.effective.num_beams,length_penalty:r,early_stopping:o.effective.early_stopping??!1,nodes:c}}var ci=t=>'"'+t.replace(Tt,e=>rt[e]||"�").
replace(/[\\"]/g,"\\$&")+'"';function Jc({prompt:t,nodes:e}){let n=t===void 0?"start of the target":t.slice(-40),o={running:"style=solid",finished:'style=solid,\
 peripheries=2, color="#00755a"',ended:'style=dotted, color="#00755a"',pruned:'style=dashed, color="#6b7280", fontcolor="#6b7280"'},r=e.map(a=>{let l=ci(`${a.token}`).
slice(0,-1)+`\\n${J(a.logprob,2)}  ${J(a.sum,2)}  #${a.rank??""}"`;return`  n${a.id} [label=${l}, ${o[a.status]||""}${a.output?", penwidth=3":""}];`}),i=e.map(a=>{
let l=(.4+4*Math.min(1,X(a.logprob))).toFixed(2);return`  ${a.parent===null?"root":`n${a.parent}`} -> n${a.id} [penwidth=${l}${a.status==="pruned"?", style=dash\
ed":""}];`});return["digraph beam_tree {","  rankdir=LR;",'  node [shape=box, fontname="monospace"];',`  root [label=${ci(n)}, style=bold];`,...r,...i,"}",""].join(
`
`)}var Yc=800,Xc=130,Zc=2e4;function ui(t){Qc(t),td(t),nd(t),od(t),sd(t),rd(t),id(t)}function Qc(t){let{state:e,slider:n}=t;n.addEventListener("input",()=>{e.stop(),
t.goTo(Number(n.value)-1)}),t.part("play").addEventListener("click",()=>ed(t))}function ed(t){let{state:e,root:n}=t;e.playing?e.stop():(e.atEnd&&t.goTo(0),e.playing=
setInterval(()=>{!n.isConnected||e.atEnd?e.stop():t.goTo(e.shownTo+1),t.sayTime()},Math.max(Xc,Math.min(Yc,Zc/Math.max(1,e.length))))),t.sayTime()}function td(t){
let{state:e,log:n}=t,o=(i,a)=>{e.choose(i,a),t.regrow()},r=(i,a)=>t.part(i).addEventListener("change",({target:l})=>a(l));r("candidates-shown",({value:i})=>o("c\
andidates",Number(i))),r("number",({value:i})=>o("number",i)),r("lost",({checked:i})=>o("lost",i)),r("fold",({checked:i})=>{e.unfolded=new Set,o("fold",i)}),r("\
prompt-number",({value:i})=>{e.number=Number(i),n.selectStep(null),t.regrow()})}function nd(t){let{box:e,card:n,pan:o,state:r}=t,i=null;e.addEventListener("poin\
termove",a=>{if(a.pointerType==="touch"){n.hide();return}let l=o.pointers.size?null:r.entryAt(o.at(a));l!==i&&(i=l,e.style.cursor=l&&l.node?"pointer":"",l&&l.node?
t.showCard(l):n.hide())}),e.addEventListener("pointerleave",()=>{i=null,n.hide()}),e.addEventListener("click",a=>{let l=o.moved?null:r.entryAt(o.at(a));l&&(t.item.
focusOn(l),fi(t,l))})}function fi(t,e){let{state:n,log:o}=t;if(e.folded)n.unfolded.add(e.column.from),t.regrow();else if(e.node){let r=e.node===n.broughtOut;n.timeNode=
null,o.selectStep(r?null:e.node)}}function mi(t,e){e.node&&(t.state.toggle(e),t.regrow())}function Dt(t,e){e&&(t.pan.byHand=!0,t.pan.reveal(e),t.item.focusOn(e))}
var pi={ArrowLeft:(t,e)=>Dt(t,e.node&&t.state.parentOf(e)),ArrowRight:(t,e)=>Dt(t,t.state.kidsOf(e)[0]),ArrowDown:t=>Dt(t,t.item.neighbour(1)),ArrowUp:t=>Dt(t,t.
item.neighbour(-1)),Home:t=>Dt(t,t.state.tree.entries[0]),End:t=>Dt(t,t.state.tree.at.get(t.state.best)),Enter:fi," ":mi,Escape:t=>t.log.selectStep(null),"+":t=>t.
pan.zoomBy(1.25),"-":t=>t.pan.zoomBy(.8),0:t=>t.pan.whole()};function od(t){let{item:e,state:n,card:o}=t;e.box.addEventListener("keydown",r=>{r.ctrlKey||r.metaKey||
r.altKey||!e.entry||!Object.hasOwn(pi,r.key)||(r.preventDefault(),r.stopPropagation(),pi[r.key](t,e.entry))}),e.box.addEventListener("focusin",({target:r})=>n.tree&&
r.matches(":focus-visible")&&t.showCard(e.entry)),e.box.addEventListener("focusout",()=>o.hide())}function sd(t){let{root:e,state:n,pan:o}=t,r=(i,a)=>t.part(i).
addEventListener("click",a);r("in",()=>o.zoomBy(1.3)),r("out",()=>o.zoomBy(1/1.3)),r("whole",()=>{o.byHand=!0,o.whole()}),r("follow",()=>{o.byHand=!1,n.upTo=null,
t.regrow()}),t.part("full-screen").hidden=!document.fullscreenEnabled,r("full-screen",()=>document.fullscreenElement?document.exitFullscreen():e.requestFullscreen()),
document.addEventListener("fullscreenchange",()=>{e.isConnected&&(O(t.part("full-screen"),s(document.fullscreenElement===e?"Leave full screen":"Full screen")),o.
byHand=!1,t.regrow())})}function rd(t){let{state:e,log:n}=t;t.part("go-on").addEventListener("click",()=>{let o=e.selected;o&&n.ask({type:"branch",step:o,tokenId:o.
chosen.token_id})}),t.part("collapse").addEventListener("click",()=>{let o=e.tree.at.get(e.selected);o&&mi(t,o)}),t.part("clear").addEventListener("click",()=>n.
selectStep(null))}function id(t){let{root:e,state:n,log:o}=t,r=t.part("told");t.part("files").addEventListener("click",async({target:i})=>{let a=i.dataset.file;
if(a){if(a==="html"){o.ask({type:"save_page"});return}O(r,"");try{let{tree:l,prompt:c,number:m}=n;await di(a,{tree:l,log:o,prompt:c,number:m,view:t.look(null),root:e})}catch(l){
O(r,s("The picture could not be made: {reason} Save it as SVG instead.",{reason:l.message}))}}})}var hs=-1e9,Kt=[[!1,"False"],[!0,"True"],["never",'"never"']],ad=["beam_search","beam_sample"],ld=["group_beam_search","constrained_beam_search"];function ps(t){
let{mode:e,effective:n,config:o,eos_token_ids:r,max_new_tokens:i}=t.started,a={...o,...n},l=Ht(a.num_beams,1+Math.max(0,...(t.prompts[0].steps[0]||[]).map(({beam:m})=>m.
beam??0))),c=t.prompts[0].given;return{together:ad.includes(e)?!0:ld.includes(e)?!1:null,prompts:t.prompts,start:c,maxNew:i-c,wanted:Ht(a.num_return_sequences,1),
size:e==="group_beam_search"?Math.ceil(l/Ht(a.num_beam_groups,1)):l,ends:new Set(r),constraints:Bt(t.started),promptIds:t.prefix.map(m=>m.token_id),own:{lengthPenalty:Number.
isFinite(a.length_penalty)?a.length_penalty:1,earlyStopping:Kt.some(([m])=>m===a.early_stopping)?a.early_stopping:!1}}}var Ht=(t,e)=>Number.isInteger(t)&&t>0&&t<=
4096?t:e,ve=({beam:t})=>xe(t.score)===null?-1/0:t.score,us=(t,e)=>ve(t)/t.length**e;function ki(t,e){return t.together?dd(t,e):pd(t,e)}function yi(t,e,n,{maxNew:o},{
lengthPenalty:r,earlyStopping:i}){let a=i==="never"&&r>0?o:e;return{best:t,length:a,bound:t/a**r,worst:n}}var Gt=new WeakMap;function cd(t,e){if(!Gt.has(t)){let n=t.
filter(({beam:r})=>r.status==="running"||r.status==="pruned"),o=Math.max(...(n.length?n:t).map(ve));Gt.set(t,{ended:t.filter(({beam:r},i)=>i<e&&dn(r)),hopeless:!n.
length,best:n.length?o:o+hs})}return Gt.get(t)}function dd(t,e){let{prompts:n,size:o,start:r}=t,i={node:null,score:hs},a=n.map(()=>({group:null,pool:Array(o).fill(
i),stop:null,lastStep:0,weighed:null,exact:!0})),l=Math.min(...n.map(({steps:m})=>m.length)),c=null;for(let m=r;m<l&&!c;m++){let w=n.map(({steps:k})=>cd(k[m],o)),
b=w.every(k=>k.hopeless);a.forEach((k,$)=>hd(k,w[$],m+1,b,t,e)),a.every(k=>k.stop)&&(c=a.find(k=>k.stop.step===m+1).stop)}return{stop:c,prompts:a.map(m=>({kept:m.
pool.filter(({node:w})=>w),pools:[m]}))}}function hd(t,e,n,o,r,i){if(t.stop)return;if(e.ended.length){let m=e.ended.map(w=>({node:w,score:us(w,i.lengthPenalty)}));
t.pool=[...t.pool,...m].sort((w,b)=>b.score-w.score).slice(0,r.size)}t.lastStep=n;let a=t.pool.at(-1).score,l=t.pool.every(({node:m})=>m),c=t.weighed=yi(e.best,
n-r.start,l?a:null,r,i);o?t.stop={step:n,why:"criteria"}:l&&i.earlyStopping===!0?t.stop={step:n,why:"full"}:t.pool.some(({node:m})=>c.bound>(m?a:hs))||(t.stop={
step:n,why:"settled"})}function pd(t,e){let n=t.prompts.map(i=>{let a=gi(i).map(w=>wi(i,w,t,e)),l=gi(i).map(w=>wi(i,w,t,t.own)),c=1/0;return a.forEach((w,b)=>{let[
k,$]=[w,l[b]].map(({stop:E})=>E?E.step:1/0);w.exact=w.lastStep<=c,k!==$&&(c=Math.min(c,k,$))}),{kept:a.flatMap(w=>w.kept).sort((w,b)=>w.score-b.score).reverse(),
pools:a}}),o=n.flatMap(i=>i.pools);return{stop:o.length>0&&o.every(({stop:i})=>i)?o.map(({stop:i})=>i).reduce((i,a)=>a.step>i.step?a:i):null,prompts:n}}var gi=({
steps:t,given:e})=>[...new Set((t[e]||[]).map(({beam:n})=>n.group??null))].sort((n,o)=>n-o);function wi(t,e,n,o){let{size:r,start:i}=n,a={group:e,kept:[],stop:null,
weighed:null,lastStep:0,exact:!0};for(let l=i;l<t.steps.length&&!a.stop;l++){let c=ud(t.steps[l],e,n);if(!c)break;let m=a.lastStep=l+1;c.ended.forEach(k=>bi(a,k,
n,o));let w=a.kept.length>=r,b=w?ds(a.kept):null;a.weighed=yi(c.best,m-i,b,n,o),w&&o.earlyStopping===!0?a.stop={step:m,why:"full"}:w&&b>=a.weighed.bound?a.stop=
{step:m,why:"settled"}:fd(t.steps[l],m,n)&&(md(c.nodes,n).forEach(k=>bi(a,k,n,o)),a.stop={step:m,why:"criteria"})}return a}function ud(t,e,{ends:n}){Gt.has(t)||
Gt.set(t,new Map);let o=Gt.get(t);if(!o.has(e)){let r=t.filter(({beam:a})=>(a.group??null)===e),i=r.filter(({beam:a})=>a.status==="finished"&&n.has(a.token_id));
o.set(e,r.length?{nodes:r,ended:i,best:ve(r[0])}:null)}return o.get(e)}var ds=t=>Math.min(...t.map(({score:e})=>e));function bi(t,e,n,{lengthPenalty:o}){let r=us(
e,o);if(t.kept.length>=n.size&&!(r>ds(t.kept))||(t.kept.push({node:e,score:r}),t.kept.length<=n.size))return;let i=ds(t.kept);t.kept.splice(t.kept.findIndex(a=>a.
score===i),1)}function fd(t,e,{ends:n,maxNew:o,start:r}){return e-r>=o||t.some(({beam:i})=>dn(i)&&!n.has(i.token_id))}var dn=({status:t})=>t==="finished"||t==="\
ended";function md(t,{ends:e,constraints:n,promptIds:o,wanted:r}){let i=t.filter(({beam:c})=>c.status==="running"||dn(c)&&!e.has(c.token_id)),a=c=>n.every((m,w)=>ht(
m,c.beam.progress[w],c,o)),l=i.filter(c=>!c.beam.progress||a(c));return l.length<r?[...l,...i.filter(c=>!l.includes(c))]:l}function xi(t,e,n){let o=Math.max(...t.
prompts.map(i=>i.steps.length));if(e.stop?e.stop.step!==o:n)return!1;let r=Math.min(...t.prompts.map(i=>i.steps.length));return e.prompts.every(({kept:i},a)=>{let{
pools:l}=t.prompts[a],c=l[(t.together?r:l.length)-1]||[];return c.length===i.length&&c.every((m,w)=>gd(m,i[w],t))})}function gd(t,{node:e,score:n},o){if(xe(t)===
null||!Number.isFinite(n))return xe(t)===null==!Number.isFinite(n);let r=2e-5*Math.max(1,e.length**-o.own.lengthPenalty);return Math.abs(t-n)<=r+1e-5*Math.abs(n)}
function vi(t,e,n,{lengthPenalty:o},r){let i=t.prompts[e],{kept:a,pools:l}=n.prompts[e],c=(k,$,E="")=>({node:k,score:us(k,o),place:null,state:$,why:E}),m=new Set(
a.map(({node:k})=>k)),w=wd(i).filter(k=>!m.has(k)).map(k=>{let{stop:$}=l.find(({group:E})=>E===(k.beam.group??null))||l[0];return!$||k.index<$.step?c(k,"out","d\
ropped"):c(k,"out",n.stop&&k.index>=n.stop.step?"not reached":"too late")}),b=!r&&!n.stop;return[...a.map(({node:k,score:$},E)=>({node:k,score:$,place:E,state:n.
stop&&E<t.wanted?"returned":"kept",why:""})),...b?i.running.map(k=>c(k,"running")).sort((k,$)=>$.score-k.score):[],...w.sort((k,$)=>$.score-k.score)]}var cs=new WeakMap;
function wd({steps:t}){cs.has(t)||cs.set(t,{read:0,nodes:[]});let e=cs.get(t);for(;e.read<t.length;e.read++)e.nodes.push(...t[e.read].filter(({beam:n})=>n.status===
"finished"));return e.nodes}function qn({prompts:t}){let e=t.flatMap(({pools:n})=>n).filter(({stop:n})=>!n);return Math.min(...e.map(({lastStep:n})=>n))}var bd=new Set(["SequenceBiasLogitsProcessor","NoRepeatNGramLogitsProcessor","EncoderNoRepeatNGramLogitsProcessor","NoBadWordsLogitsProcessor","MinLengthLogitsP\
rocessor","MinNewTokensLengthLogitsProcessor","PrefixConstrainedLogitsProcessor","ForcedBOSTokenLogitsProcessor","ForcedEOSTokenLogitsProcessor","InfNanRemoveLo\
gitsProcessor","SuppressTokensLogitsProcessor","SuppressTokensAtBeginLogitsProcessor","HammingDiversityLogitsProcessor","PresencePenaltyLogitsProcessor","Freque\
ncyPenaltyLogitsProcessor","GivenTextLogitsProcessor","TemperatureLogitsWarper","TopHLogitsWarper","TopKLogitsWarper","TopPLogitsWarper","MinPLogitsWarper","Typ\
icalLogitsWarper","EpsilonLogitsWarper","EtaLogitsWarper","WatermarkLogitsProcessor","LogitNormalization"]),Si=({processors:t})=>t.filter(e=>!bd.has(e));function fs(t,e){
let n=t.given,[o,r]=[n?t.steps[n-1][0]:null,0];for(let i=n;i<t.steps.length;i++){let{candidates:a}=(t.distributions[i]||[])[r]||{candidates:[]},l=e(i-n,a[0]);if(l===
void 0)return{last:o,ended:!1,left:null};let c=t.steps[i].find(m=>m.beam.parent===r&&m.beam.token_id===l)||null;if(!c||c.beam.status==="pruned")return{last:o,ended:!1,
left:kd(t,o,r,{index:i,id:l,node:c,candidates:a})};if(o=c,c.beam.status!=="running")return{last:o,ended:!0,left:null};r=c.beam.beam}return{last:o,ended:!1,left:null}}
function kd(t,e,n,{index:o,id:r,node:i,candidates:a}){let l=i&&i.beam||a.find(k=>k.token_id===r)||null,c=i?i.beam.group:e&&e.beam.group,m=t.steps[o].filter(k=>(k.
beam.group??null)===(c??null)||!e),w=m.filter(k=>k.beam.status==="running").map(ve),b=e&&!e.given?ve(e):0;return{index:o,token:l,node:i,considered:m.length,sum:i?
ve(i):l&&xe(l.logprob)!==null?b+l.logprob:null,best:w.length?Math.max(...w):null,worst:w.length?Math.min(...w):null}}var In=t=>fs(t,(e,n)=>n&&n.logprob!==null?n.
token_id:void 0);var _i=700;function ms(t,e){let{beam:n,length:o}=t,r=e.started.effective.length_penalty??1,i=e.prompts[t.sequence].steps[t.index].filter(l=>(l.beam.group??null)===
(n.group??null)).length,a=[[s("probability"),F(Math.min(1,X(n.logprob)))],[s("token log p"),J(n.logprob)]];return Math.abs((n.raw_logprob??0)-(n.logprob??0))>1e-6&&
a.push([s("before the processors"),J(n.raw_logprob)]),a.push([s("sum"),J(n.score)]),a.push([s("sum / {length}^{power}",{length:o,power:r}),J(Wt(t,r))]),a.push([
s("rank"),t.rank?s("{rank} of {among}",{rank:t.rank,among:i}):s("below the {among} considered",{among:i})]),n.diversity_penalty&&a.push([s("diversity penalty"),
J(n.diversity_penalty)]),(n.bank??null)!==null&&a.push([s("bank"),String(n.bank)]),a}function gs(t,e,n,{place:o,greedy:r}={}){let{beam:i}=t,a=n.prompts[t.sequence].
steps[t.index].filter(C=>(C.beam.group??null)===(i.group??null)),l=a.filter(C=>C.beam.status==="running"),c=(i.beam??0)+1,m=n.started.mode==="beam_sample",w=n.finished&&
t.index===n.prompts[t.sequence].steps.length-1;if(t.given)return s("It was given, not chosen: the search begins after it.");let b=Wn(t)?[s("It continues beam {p\
arent}: the text that was beam {number} ranked lower or was pruned.",{parent:i.parent+1,number:c})]:[],k=i.forced?[s("It was considered because it advances a co\
nstraint.")]:[],$=l.reduce((C,W)=>Math.min(C,W.beam.score),1/0),E=Number.isFinite($)?[s("The worst beam that went on has a sum of {sum}.",{sum:J($)})]:[],v=J(i.
final_score),M={tip:()=>[w?s("It was still running as beam {number} when the search stopped.",{number:c}):s("It goes on as beam {number}.",{number:c}),...b,...k],
inner:()=>[s("It went on as beam {number}.",{number:c}),...b,...k],lost:()=>[s("It went on as beam {number}, but is a dead end: better beams took the places of \
its continuations.",{number:c}),...b,...k],kept:()=>[s("The text ended here and is kept, with a final score of {score}.",{score:v}),...o?[s("It is output {place\
}.",{place:o})]:[]],fell:()=>[s("The text ended here with a final score of {score}, but was dropped for better ones.",{score:v})],ended:()=>[s("The text ended h\
ere but does not count: it ranked too low or lacks a constraint.")],pruned:()=>[s(m?"It was drawn and pruned: better ones filled the beams.":"It was considered \
and pruned."),...E],unseen:()=>[m?s("It was not drawn."):s("It was too improbable: not among the {considered} continuations that were considered.",{considered:a.
length})]},A=r?[s("Greedy decoding would have chosen it, too: it is the most probable token here.")]:[];return[...Object.hasOwn(M,e)?M[e]():[],...A].join(" ")}var ws=t=>t.
piece??(["pruned","unseen","ended"].includes(t.beam.status)||!t.beam.text?t.beam.text:"");function bs(t,e,n){return t.beam.progress.map((o,r)=>{let i=e[r];return i&&
ht(i,o,t,n)?"✓":o?"◐":"·"}).join("")}function ks(t,e){let n=(c,m,w)=>t.querySelector(".gp-picked-"+w)||t.appendChild(d(c,m)),o=n("p","gp-whole-text","text"),
r=n("dl","","facts"),i=n("p","gp-fate","fate"),a=t.classList.contains("gp-node-card");function l(c,m,w){if(!c){t.hidden=!0;return}let b=m.at.get(c),k=fe(c.before).
map(A=>A.piece??"").join(""),$=a&&k.length>_i?"…"+k.slice(-_i):k,E=d("b","");$e(E,ws(c)||c.beam.text),o.replaceChildren(d("bdi","",$),E);let v=ms(c,e);c.beam.
progress&&v.push([s("constraints"),bs(c,w,e.prefix.map(A=>A.token_id))]);let M=([A,C])=>{let W=[d("dt","",A),d("dd","",C)];if(a)return W;let x=d("div");return x.
append(...W),[x]};r.replaceChildren(...v.flatMap(M)),O(i,gs(c,b?b.look:c.beam.status,e,b||{})),t.hidden=!1}return{element:t,show:l,hide:()=>{t.hidden=!0}}}function Oi(){
return[...[["tip",s("goes on")],["lost","✕ "+s("dead end")],["kept","■ "+s("ended, kept")],["fell","▤ "+s("ended, dropped")],["pruned","✕ "+s("pruned")],
["unseen","… "+s("not considered")],["path",s("best or selected text")]].map(([e,n])=>{let o=ee("svg","t-tree"),r=ee("g",`t-${e}`),[i,a]=[ee("rect","t-box"),ee(
"rect","t-inside")];G(i,{x:2,y:2,width:22,height:11,rx:3}),G(a,{x:4.5,y:4.5,width:17,height:6,rx:2}),r.append(i,a),o.append(r);let l=d("span");return e==="unsee\
n"?l.append(n):l.append(o,n),l}),d("span","",s("2→1: beam 2 goes on as beam 1")),d("span","","★ "+s("output")),d("span","","G "+s("greedy path"))]}var yd=700,xd={candidates:2,number:"probability"},Rn=class{constructor(e){this.log=e,this.number=0,this.upTo=null,this.timeNode=null,this.choices={},this.byHand=
{},this.collapsed=new Set,this.unfolded=new Set,this.tree=null,this.stale=!0,this.constraints=[],this.goals=new Map,this.playing=null}begin(){let{effective:e,max_new_tokens:n}=this.
log.started,o=(e.num_beams||1)*n>yd;this.choices={...xd,lost:!o,fold:o,...o?{candidates:0}:{},...this.byHand},this.number=0,this.upTo=this.timeNode=this.tree=null,
this.collapsed=new Set,this.unfolded=new Set,this.goals=new Map,this.constraints=Bt(this.log.started),this.stop()}choose(e,n){this.choices[e]=n,this.byHand[e]=n}stop(){
clearInterval(this.playing),this.playing=null}get prompt(){return this.log.prompts[this.number]}get length(){return this.prompt?Math.min(this.prompt.steps.length,
this.log.hideFrom??1/0):0}get shownTo(){return Math.min(this.upTo??1/0,this.length-1)}get atEnd(){return this.shownTo===this.prompt.steps.length-1}get penalty(){
return this.log.started.effective.length_penalty??1}get best(){if(!this.atEnd)return[...this.prompt.byStep[this.shownTo].values()][0]||null;let e=this.log.lines().
find(({last:n})=>n&&n.sequence===this.number);return e?e.last:null}get selected(){let{selected:e}=this.log;return e&&e.beam&&e.sequence===this.number?e:null}get broughtOut(){
return this.selected&&this.selected!==this.timeNode&&!this.log.suggested?this.selected:null}lay(){let{log:e,number:n,prompt:o,atEnd:r}=this;this.stale=!1;let i=r&&
e.returned?e.returned.map(({last:a})=>a):[];this.tree=ri(o,{...this.choices,upTo:this.shownTo,collapsed:this.collapsed,unfolded:this.unfolded,returned:i.filter(
a=>a&&a.sequence===n),live:!e.finished||!r,greedy:this.greedyNodes()})}greedyNodes(){let{prompt:e}=this,{last:n,left:o}=In(e),r=cn([n]),i=o&&(o.node||o.token&&Mr(
e,o.index,n,o.token.token_id));return i?r.add(i):r}get newest(){let{columns:e,at:n,entries:o}=this.tree,{x:r,width:i}=e.at(-1),{y:a,height:l}=n.get(this.best)||
o[0];return{x:r,y:a,width:i,height:l}}get folded(){return(this.tree?this.tree.columns:[]).filter(n=>n.to>n.from).reduce((n,{from:o,to:r})=>n+r-o,0)}kidsOf(e){return this.
tree.entries.filter(({nodes:n})=>n.length&&n[0].before===e.node)}parentOf(e){return this.tree.at.get(e.nodes[0].before)}entryAt([e,n]){let o=r=>e>=r.x&&e<=r.x+r.
width&&n>=r.y-2&&n<=r.y+r.height+2;return this.tree&&this.tree.entries.findLast(o)}goalsOf(e){return e.beam.progress?(this.goals.has(e)||this.goals.set(e,bs(e,this.
constraints,this.log.prefix.map(n=>n.token_id))),this.goals.get(e)):""}toggle({node:e,column:n,folded:o}){let{unfolded:r,collapsed:i}=this,a=this.tree.columns.some(
({from:l,open:c})=>c&&l===e.index);o?r.add(n.from):a&&r.has(e.index)?r.delete(e.index):i.has(e)?i.delete(e):e.beam.status==="running"&&i.add(e)}};var zn=class{constructor(e,n){this.box=e,this.changed=n,this.x=0,this.y=0,this.zoom=1,this.plane=[1,1],this.moved=!1,this.byHand=!1,this.gesture=!1,this.pointers=
new Map,e.addEventListener("pointerdown",o=>this.down(o)),e.addEventListener("pointermove",o=>this.move(o));for(let o of["pointerup","pointercancel"])e.addEventListener(
o,r=>this.up(r));e.addEventListener("wheel",o=>this.wheel(o),{passive:!1}),this.resized=()=>this.settle(),new ResizeObserver(()=>this.resized()).observe(e)}get width(){
return this.box.clientWidth||1}get height(){return this.box.clientHeight||1}get area(){return[this.x,this.y,this.x+this.width/this.zoom,this.y+this.height/this.
zoom]}get limits(){let e=Math.min(this.width/this.plane[0],this.height/this.plane[1]);return[Math.min(.9,Math.max(.01,e)),2.5]}sized(e,n){this.plane=[e,n],this.
settle()}settle(){let[e,n]=this.limits;this.zoom=Math.min(n,Math.max(e,this.zoom));let[o,r]=[this.width/this.zoom,this.height/this.zoom],i=(a,l,c)=>l>c?(c-l)/2:
Math.max(0,Math.min(a,c-l));this.x=i(this.x,o,this.plane[0]),this.y=i(this.y,r,this.plane[1]),this.changed()}zoomBy(e,[n,o]=[this.width/2,this.height/2],r=!1){this.
gesture=r;let[i,a]=this.limits,l=Math.min(a,Math.max(i,this.zoom*e));this.x+=n/this.zoom-n/l,this.y+=o/this.zoom-o/l,this.zoom=l,this.byHand=!0,this.settle()}whole(){
[this.zoom]=this.limits,[this.x,this.y]=[0,0],this.settle()}shows({x:e,y:n,width:o,height:r}){let[i,a,l,c]=this.area;return e>=i&&n>=a&&e+o<=l&&n+r<=c}reveal({x:e,
y:n,width:o,height:r},i=40){let[a,l,c,m]=this.area,w=Math.min(i,(c-a)/4,(m-l)/4);this.x+=Math.min(0,e-w-a)||Math.max(0,e+o+w-c),this.y+=Math.min(0,n-w-l)||Math.
max(0,n+r+w-m),this.settle()}at({clientX:e,clientY:n}){let{left:o,top:r}=this.box.getBoundingClientRect();return[this.x+(e-o)/this.zoom,this.y+(n-r)/this.zoom]}down(e){
e.button||(this.pointers.set(e.pointerId,e),this.pointers.size===1&&(this.moved=!1))}move(e){let n=this.pointers.get(e.pointerId);if(!n)return;let[o,r]=[e.clientX-
n.clientX,e.clientY-n.clientY];if(!this.moved&&Math.hypot(o,r)<4)return;this.moved||this.box.setPointerCapture(e.pointerId),this.moved=!0,this.byHand=!0,this.pointers.
set(e.pointerId,e);let i=[...this.pointers.values()].find(({pointerId:a})=>a!==e.pointerId);if(i){let a=m=>Math.hypot(m.clientX-i.clientX,m.clientY-i.clientY)||
1,{left:l,top:c}=this.box.getBoundingClientRect();this.zoomBy(a(e)/a(n),[(e.clientX+i.clientX)/2-l,(e.clientY+i.clientY)/2-c],!0)}else this.x-=o/this.zoom,this.
y-=r/this.zoom,this.settle()}up(e){this.pointers.delete(e.pointerId)}wheel(e){let n=document.fullscreenElement!==null,{left:o,top:r}=this.box.getBoundingClientRect();
e.ctrlKey||e.metaKey||n&&!e.shiftKey&&!e.deltaX?(e.preventDefault(),this.zoomBy(Math.exp(-e.deltaY*(e.deltaMode?.05:.002)),[e.clientX-o,e.clientY-r],!0)):(e.deltaX||
e.shiftKey)&&(e.preventDefault(),this.x+=(e.deltaX||e.deltaY)/this.zoom,this.byHand=!0,this.settle())}};var jn=class{constructor(e,n,o){this.box=e,this.state=n,this.pan=o,this.element=null,this.entry=null}focusOn(e,n=!1){let o=this.element,r=o&&document.activeElement===
o;this.element=d("div","",null,{role:"treeitem",tabindex:"0",...this.attributesOf(e)}),this.entry=e,this.box.append(this.element),o&&o.remove(),this.place(),(r||
!n)&&this.element.focus({preventScroll:!0})}attributesOf(e){let{state:n}=this,o=e.node?e.nodes[0].index+2:1,r=e.node?n.kidsOf(n.parentOf(e)||n.tree.entries[0]):
[e],i=e.hidden||e.folded?"false":n.kidsOf(e).length?"true":null;return{"aria-level":o,"aria-label":this.labelOf(e),"aria-setsize":r.length||1,"aria-posinset":Math.
max(0,r.indexOf(e))+1,"aria-selected":String(!!e.node&&e.node===n.selected),...i&&{"aria-expanded":i}}}labelOf(e){let{log:n}=this.state,{node:o,nodes:r}=e;if(!o)
return s(n.readsSource?"The start of the target, where the tree begins":"The prompt, where the tree begins");let i=Z(r.map(ws).join("")),a=r.length>1?j(r.length,
"{count} token, {text}","{count} tokens, {text}",{text:i}):i,l=ms(o,n).map(([c,m])=>`${c} ${m}`);return`${a}, ${s("step {number}",{number:o.index+1})}. ${gs(o,e.
look,n,e)} ${l.join(", ")}`}place(){let{state:{tree:e,best:n},entry:o,pan:{x:r,y:i,zoom:a}}=this;if(!e)return;let l=o&&(o.node?e.at.get(o.node):e.entries[0])||e.
at.get(n)||e.entries[0];if(!o||l.node!==o.node){this.focusOn(l,!0);return}this.entry=l,Object.assign(this.element.style,{left:`${(l.x-r)*a}px`,top:`${(l.y-i)*a}\
px`,width:`${l.width*a}px`,height:`${l.height*a}px`})}neighbour(e){let n=this.state.tree.entries.filter(({x:o})=>o===this.entry.x).sort((o,r)=>o.y-r.y);return n[n.
indexOf(this.entry)+e]}};var Mi=600,vd=150,Sd=130,Ei=.2,_d=.4,Bn=class{constructor(e,n){this.root=e,this.state=n,this.log=n.log,this.box=this.part("window"),this.slider=this.part("slide\
r"),this.picture=new Ft(this.part("picture")),this.pan=new zn(this.box,()=>this.schedule()),this.pan.resized=()=>{this.pan.settle(),n.tree&&!this.pan.byHand&&this.
pan.reveal(this.selected||n.newest,30)},this.item=new jn(this.part("tree-nodes"),n,this.pan),this.card=ks(this.part("node-card"),this.log),this.picked=ks(this.part(
"picked"),this.log),this.drawn=null,this.wanted=!1,this.resting=void 0,this.part("legend-line").append(...Oi())}part(e){return this.root.querySelector(".gp-"+e)}get selected(){
return this.log.selected&&this.state.tree?this.state.tree.at.get(this.log.selected):void 0}revealSelected(){let{selected:e,pan:n}=this;e&&!n.shows(e)&&n.reveal(
e,1/0)}begin(){let{state:e}=this;e.begin(),Object.assign(this.pan,{x:0,y:0,zoom:1,byHand:!1}),this.part("candidates-shown").value=e.choices.candidates,this.part(
"number").value=e.choices.number,this.part("lost").checked=e.choices.lost,this.part("fold").checked=e.choices.fold}grow(){let{state:e,pan:n,box:o}=this;e.lay();
let{width:r,height:i}=e.tree;n.byHand||(n.zoom=Math.min(1,Math.max(.8,(Mi-4)/i)));let a=`${Math.round(Math.max(vd,Math.min(Mi,i*Math.min(1,n.zoom)+4)))}px`;o.style.
height!==a&&(o.style.height=a),this.drawn=null,n.sized(r,i),n.byHand||n.reveal(e.newest,30),this.drawPicked(),this.sayTime()}schedule(){this.wanted||(this.wanted=
!0,requestAnimationFrame(()=>{this.wanted=!1,!this.root.hidden&&this.state.prompt&&this.draw()}))}redraw(){this.pan.gesture=!1,this.drawn=null,this.schedule()}regrow(){
this.state.stale=!0,this.schedule()}draw(){(this.state.stale||!this.state.tree)&&this.grow();let{pan:e,picture:n}=this,{x:o,y:r,zoom:i,area:a}=e;this.drawn&&e.gesture&&
Math.abs(Math.log(i/this.drawn.zoom))<_d&&i!==this.drawn.zoom?(clearTimeout(this.resting),this.resting=setTimeout(()=>this.redraw(),Sd)):(!this.isDrawn(a)||i!==
this.drawn.zoom)&&this.drawAround(a,i);let{drawn:c}=this,m=[(c.area[0]-o)*i,(c.area[1]-r)*i].map(w=>`${w.toFixed(2)}px`);n.element.style.transform=`translate(${m}\
) scale(${i/c.zoom})`,n.nameBandsAt(o),this.item.place(),this.part("follow").hidden=!e.byHand}isDrawn([e,n,o,r]){if(!this.drawn)return!1;let{area:i}=this.drawn;
return e>=i[0]&&n>=i[1]&&o<=i[2]&&r<=i[3]}drawAround([e,n,o,r],i){let{picture:a}=this,[l,c]=[(o-e)*Ei,(r-n)*Ei],m=[e-l,n-c,o+l,r+c];this.drawn={zoom:i,area:m},G(
a.element,{width:(m[2]-m[0])*i,height:(m[3]-m[1])*i}),G(a.world,{transform:`translate(${-m[0]*i} ${-m[1]*i}) scale(${i})`}),a.draw(this.state.tree,this.look(m))}look(e){
let{state:n,log:o}=this,r=n.broughtOut;return{area:e,zoom:this.pan.zoom,path:cn([r||n.best]),dim:!!r,number:n.choices.number,penalty:n.penalty,goals:n.constraints.
length?i=>n.goalsOf(i):null,root:s(o.readsSource?"target start":"the prompt")}}goTo(e){let{state:n,log:o,pan:r}=this;n.upTo=e>=n.length-1?null:Math.max(0,e),n.timeNode=
n.upTo===null?null:n.best,o.selectStep(n.timeNode),n.upTo!==null&&(r.byHand=!1),this.regrow()}sayTime(){let{state:e,slider:n}=this,o=Math.max(1,e.length),r={step:e.
shownTo+1,end:o,folded:e.folded},i=s("step {step} of {end}",r);G(n,{max:o}),n.value=String(e.shownTo+1),n.setAttribute("aria-valuetext",i),O(this.part("step-wor\
ds"),e.folded?s("step {step} of {end}, {folded} folded",r):i),O(this.part("play"),s(e.playing?"❚❚ Pause":"▶ Play"))}showCard(e){let{card:n,pan:o,state:r}=this;
n.show(e.node,r.tree,r.constraints);let{x:i,y:a,zoom:l}=o,[c,m]=[(e.x-i)*l,(e.y+e.height-a)*l+8],{element:w}=n,b=(e.y-a)*l-w.offsetHeight-8;w.style.left=`${Math.
max(4,Math.min(c,o.width-w.offsetWidth-4))}px`,w.style.top=`${m+w.offsetHeight>o.height&&b>0?b:m}px`}drawPicked(){let{state:e,log:n}=this,o=e.broughtOut,r=this.
part("picked");if(r.hidden=!o,r.hidden)return;this.picked.show(o,e.tree,e.constraints),this.part("go-on").hidden=!n.canAsk||n.hideFrom!==null;let i=e.tree.at.get(
o),a=i&&!i.hidden&&e.kidsOf(i).length,l=this.part("collapse");l.hidden=!i||!a&&!i.hidden||o.beam.status!=="running",O(l,i&&i.hidden?s("Open what follows ({count\
})",{count:i.hidden}):s("Fold what follows"))}drawPrompts(){let e=this.log.prompts.length,n=this.part("prompt-number");this.part("which").hidden=e<2,n.options.length!==
e&&(n.replaceChildren(...this.log.prompts.map((o,r)=>d("option","",String(r+1),{value:r}))),n.value=this.state.number)}};function Ti(t,e){let n=new Rn(e),o=new Bn(t,n);return ui(o),r=>{t.hidden=!e.usesBeams,r.run&&e.started&&o.begin(),!t.hidden&&(o.part("files").querySelector("[da\
ta-file=html]").hidden=!e.canAsk,(r.run||r.steps||r.status)&&(n.stale=!0,o.drawPrompts()),o.drawn=null,o.draw(),r.selection&&o.revealSelected(),o.drawPicked())}}var Od={returned:"★",kept:"■",running:"●",out:"□"},[Md,$i]=[100,14],Ed=16,ys=new WeakMap,Li=new WeakMap;function Fn(t){let e=[],n=t;for(;n&&!ys.has(n);)
e.push(n),n=n.before;let o=n?ys.get(n):"";for(let r of e.reverse())o+=r.piece??(r.given||!dn(r.beam)?r.chosen.text:""),ys.set(r,o);return o}function Hn(t,e=26){
let n=Array.from(t);return n.length<=2*e+3?t:`${n.slice(0,e).join("")} … ${n.slice(-e).join("")}`}function Td(t,e){let n=0;for(;n<t.length&&t[n]===e[n];)n+=1;
for(;n>0&&!/\s/.test(t[n]??" ");)n-=1;return n}function $d(t,e,n){if(n.ends.has(t.beam.token_id))return we("eos")[0];if(t.length>=n.maxNew)return we("length")[0];
let o=(e.returned||[]).find(({last:r})=>r===t);return o?we(o.stopReason)[0]:s("a stopping criterion")}function Ld({place:t,state:e,why:n}){return t!==null?e==="\
returned"?s("{place} output",{place:t+1}):String(t+1):n==="dropped"?s("dropped"):n==="too late"?s("too late"):n==="not reached"?s("not reached"):e==="running"?s(
"still running"):""}var Dn=class{constructor(e,n){this.table=e,this.body=e.tBodies[0],this.log=n,this.rows=[],this.body.addEventListener("click",o=>{let r=this.
rows.find(({pick:i})=>i.contains(o.target));r&&n.selectStep(n.selected===r.node?null:r.node)}),this.body.addEventListener("keydown",o=>{o.key==="Escape"&&n.selectStep(
null);let r={ArrowDown:1,ArrowUp:-1}[o.key];if(!r)return;o.preventDefault();let i=this.rows[this.rows.findIndex(({pick:a})=>a===o.target)+r];i&&!i.row.hidden&&i.
pick.focus()})}newRow(){let e=this.body.insertRow(),n=Array.from({length:9},()=>e.insertCell()),[o,r]=[d("span","gp-sign",null,{"aria-hidden":"true"}),d("span")];
n[0].append(o,r);let i=d("button","gp-pick",null,{type:"button"}),[a,l]=[d("bdi","gp-head-text"),d("bdi","gp-tail-text")];i.append(a,l),n[3].append(i);let c={row:e,
cells:n,sign:o,place:r,pick:i,head:a,tail:l,node:null};return this.rows.push(c),c}draw(e,n,o){let r={moved:n!==null,group:e.some(({node:c})=>(c.beam.group??null)!==
null),words:e.some(({node:c})=>c.beam.progress)};for(let[c,m]of Object.entries(r))K(this.table.tHead.querySelector(`.gp-${c}-column`),m);for(;this.rows.length<e.
length;)this.newRow();let i=e.map(({node:c})=>Fn(c)),a=i.map(c=>Td(c,i[0]));i.length>1&&(a[0]=Math.min(...a.slice(1)));let l=Math.max(0,e.findIndex(({node:c})=>c===
this.log.selected));this.rows.forEach((c,m)=>{K(c.row,m<e.length),!c.row.hidden&&(c.pick.tabIndex!==(m===l?0:-1)&&(c.pick.tabIndex=m===l?0:-1),this.fill(c,e[m],
i.length>1?a[m]:0,n,o,r))})}fill(e,n,o,r,i,a){let{node:l,score:c,place:m,state:w}=n,{cells:b,pick:k}=e,[$,E]=[Fn(l),this.log.selected===l];e.node=l,e.row.dataset.
state!==w&&(e.row.dataset.state=w),O(e.sign,Od[w]),O(e.place,Ld(n)),this.sayText(e,$,o,E),k.getAttribute("aria-pressed")!==String(E)&&k.setAttribute("aria-press\
ed",String(E)),K(b[1],a.moved),a.moved&&O(b[1],Ad(m,r.get(l))),K(b[2],a.group),a.group&&O(b[2],Ce(l.beam.group)),O(b[4],Number.isFinite(ve(l))?J(ve(l)):"−∞"),
O(b[5],String(l.length)),O(b[6],Number.isFinite(c)?J(c):"−∞"),K(b[7],a.words),a.words&&O(b[7],this.written(l,i)),O(b[8],w==="running"?"–":`${l.index+1}: ${$d(
l,this.log,i)}`)}sayText({pick:e,head:n,tail:o},r,i,a){let l=a||i<Ed?0:i,c=`${a} ${l} ${r}`;if(Li.get(e)===c)return;Li.set(e,c);let m=Array.from((l?"…":"")+r.
slice(l)),w=a||m.length<=2*$i?0:$i,b=m.slice(0,m.length-w);me(n,(a?b:b.slice(0,Md)).join("")),me(o,w?m.slice(-w).join(""):"",{plain:!w}),e.setAttribute("aria-la\
bel",Z(r)),l||m.length>60?Oe(e,()=>s("The whole text: {text}",{text:r})):delete e.dataset.tip}written(e,{constraints:n,promptIds:o}){let r=n.filter((i,a)=>ht(i,
e.beam.progress[a],e,o)).length;return`${r===n.length?"✓ ":""}${s("{done} of {all}",{done:r,all:n.length})}`}};function Ad(t,e){return e===void 0?t===null?"–":
"– ▲":t===null?`${e+1} ▼`:t===e?`${e+1} =`:`${e+1} ${t<e?"▲":"▼"} ${Math.abs(t-e)}`}var Gn=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-greedily"),this.path=this.root.querySelector(".gp-path"),this.doubt=this.root.querySelector(
".gp-doubt"),this.exactly=this.root.querySelector(".gp-exactly"),this.button=this.root.querySelector(".gp-ask-greedy"),this.isAsked=!1,this.said=null,this.button.
addEventListener("click",()=>{this.isAsked=!0,this.sayButton(),n.ask({type:"search",kind:"greedy"})})}sayButton(){this.button.disabled=this.isAsked,O(this.button,
s(this.isAsked?"running …":"Run greedy decoding"))}draw(e,n,o){let{log:r}=this,i=(r.searched.get(r.turn)||[]).find(({kind:l})=>l==="greedy")||null;this.button.
hidden=!!i||!r.finished||!Object.hasOwn(r.answers,"search"),this.sayButton(),this.path.hidden=!!i,this.fill(this.path,this.pathWords(In(e.prompts[n]),e,o.prompts[n].
kept,!!r.started.effective.do_sample));let a=Si(r.started).map(l=>Ve(l)[0]);this.doubt.hidden=!a.length||!!i,O(this.doubt,s("This is the path of the most probab\
le tokens as the search had them. Greedy decoding may give another one: {processors} can act differently on its logits.",{processors:a.join(", ")})),this.exactly.
hidden=!i,i&&this.said!==i&&this.drawFound(i,e,n,o),this.said=i}fill(e,n){let o=n.map(r=>typeof r=="string"?r:r.textContent).join(`
`);e.dataset.said!==o&&(e.dataset.said=o,e.replaceChildren(...n))}pathWords({last:e,ended:n,left:o},r,i,a){if(o)return this.leftWords(o,r,a);if(!e||e.given)return[
s(a?"The path of the most probable tokens is not known yet.":"The greedy path is not known yet.")];let l=n?i.findIndex(({node:w})=>w===e):-1,c=J(ve(e)),m=l<0?j(
e.length,"Its sum is {sum} after {count} token.","Its sum is {sum} after {count} tokens.",{sum:c}):j(e.length,"Its sum is {sum} after {count} token, its score {\
score}.","Its sum is {sum} after {count} tokens, its score {score}.",{sum:c,score:J(i[l].score,4)});return[[this.fateWords(e,n,l,a),m,...this.bestWords(e,n,l,r,
i)].join(" ")]}fateWords({beam:e,index:n},o,r,i){let a={text:s(i?"The text of the most probable tokens":"The greedy text"),beam:(e.beam??0)+1,place:r+1,token:n+
1};return o?r>0?s("{text} has ended, and has rank {place}.",a):r===0?this.log.finished?s("{text} is the best output.",a):s("{text} is the best so far.",a):e.status===
"finished"?s("{text} ended at token {token} but is not kept: others are better.",a):s("{text} ended at token {token} but does not count: it ranked too low or la\
cks a constraint.",a):s("{text} is still running, as beam {beam}.",a)}bestWords({sequence:e},n,o,r,i){if(!n){let m=r.prompts[e].running.map(ve);return m.length?
[s("The best beam has {sum}.",{sum:J(Math.max(...m))})]:[]}if(o===0||!i[0])return[];let{node:a,score:l}=i[0],c={sum:J(ve(a)),score:J(l,4)};return[j(a.length,"Th\
e best has a sum of {sum} after {count} token, and a score of {score}.","The best has a sum of {sum} after {count} tokens, and a score of {score}.",c)]}leftWords({
index:e,token:n,node:o,sum:r,considered:i,best:a,worst:l},c,m){let w=c.prompts.some(({steps:$})=>($[0]||[]).some(({beam:E})=>(E.group??null)!==null)),b=[o?s("ra\
nk {rank} of {considered}",{rank:o.rank,considered:i}):s("not among the {considered} considered",{considered:i}),...r===null?[]:[s("sum {sum}",{sum:J(r)})],...l===
null?[]:[s("worst beam that went on {worst}, best {best}",{worst:J(l),best:J(a)})]].join("; "),k=s(m?"{where} left the path of the most probable tokens at token\
 {place}: {token} ({details}).":"{where} left the greedy path at token {place}: {token} ({details}).");return he(k,{where:s(w?"Group A":"The search"),place:String(
e+1),details:b,token:n?oe(n.text,"gp-strong"):s("a token that was not recorded")})}drawFound(e,n,o,r){let i=e.tokens.map(([$])=>$),a=fs(n.prompts[o],$=>i[$]),l=$=>$.
reduce((E,v)=>E+(xe(v)??-1/0),0),c=r.prompts[o].kept[0],m=c?fe(c.node).filter($=>!$.given):[],w=d("span");this.fill(w,[...he(s("Run by the library, greedy decod\
ing wrote {text}."),{text:oe(Hn(e.text,60),"gp-wrote")}),` ${this.totalWords(i.length,l(e.tokens.map(([,,$])=>$)))} `,c?`${this.bestTotalWords(m.length,l(m.map(
({chosen:$})=>$.raw_logprob)))} `:"",...this.pathWords(a,n,r.prompts[o].kept,!1)]);let b=d("details"),k=d("table");for(let[$,[,E,v]]of e.tokens.entries()){let M=k.
insertRow();M.insertCell().textContent=$+1,M.insertCell().append(oe(E)),M.insertCell().textContent=J(xe(v))}b.append(d("summary","",s("Its tokens and their log-\
probabilities")),k),this.exactly.replaceChildren(w,b)}totalWords(e,n){let o={sum:J(n)};return this.log.started.processors.length?j(e,"It has {count} token with \
a log-probability of {sum} before the processors.","It has {count} tokens with a log-probability of {sum} before the processors.",o):j(e,"It has {count} token w\
ith a log-probability of {sum}.","It has {count} tokens with a log-probability of {sum}.",o)}bestTotalWords(e,n){let o={sum:J(n)};return this.log.started.processors.
length?j(e,"The best output has {count} token with a log-probability of {sum} before the processors.","The best output has {count} tokens with a log-probability\
 of {sum} before the processors.",o):j(e,"The best output has {count} token with a log-probability of {sum}.","The best output has {count} tokens with a log-pro\
bability of {sum}.",o)}};var Ut=(t,e)=>t.lengthPenalty===e.lengthPenalty&&t.earlyStopping===e.earlyStopping,xs=t=>Kt.find(([e])=>e===t)?.[1]??String(t),_t=t=>String(Number(t.toFixed(4))),
Kn=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-stopping"),this.why=this.root.querySelector(".gp-stopped-by"),this.rows=Kt.map(([o,r])=>this.
newRow(o,r)),this.asked=null}newRow(e,n){let o=this.root.querySelector("tbody").insertRow(),r=d("th","",null,{scope:"row"});o.append(r);let[i,a,l]=Array.from({length:3},
()=>o.insertCell()),c=d("span"),m=d("button","gp-button gp-run-on",null,{type:"button","aria-label":s("Run the search with early_stopping {name}",{name:n})});l.
dataset.name=`${s("outputs:")} `,i.append(c," ",m);let w={row:o,head:r,words:c,button:m,because:a,outputs:l,value:e,name:n,rule:null};return m.addEventListener(
"click",()=>{this.asked=w.rule,this.log.ask({type:"search",kind:"rule",rule:w.rule}),this.sayButton(w)}),w}sayButton({button:e,rule:n}){let o=!!(this.asked&&Ut(
this.asked,n));e.disabled=o,O(e,s(o?"running …":"Run the search"))}draw(e,n,o,r,i){O(this.why,this.whyWords(e,n,o(e.own),i));for(let a of this.rows){a.rule={lengthPenalty:r.
lengthPenalty,earlyStopping:a.value};let l=Ut(a.rule,e.own);ae(a.row,l?"gp-own-rule":""),O(a.head,l?s("{name} (this run)",{name:a.name}):a.name),this.drawRule(a,
e,n,o,i)}}drawRule(e,n,o,r,i){let a=r(e.rule),{pools:l}=a.prompts[o],c=l.every(({exact:b})=>b),m=a.stop&&c?null:this.answerTo(e.rule),w=!m&&!(a.stop&&c);if(e.button.
hidden=!w||!this.log.finished||!Object.hasOwn(this.log.answers,"search"),this.sayButton(e),m){O(e.words,s("after step {step}",{step:m.steps})),O(e.because,s("fo\
und by a run")),this.sayOutputs(e.outputs,...this.comparedIds(m));return}O(e.words,Cd(a,c,i)),O(e.because,this.reasons(l,n,e.rule)),!c||!a.stop?O(e.outputs,"–"):
this.sayOutputs(e.outputs,...this.comparedNodes(a,r(n.own),o,n))}answerTo(e){return(this.log.searched.get(this.log.turn)||[]).find(o=>o.kind==="rule"&&Ut(o.rule,
e))||null}comparedNodes(e,n,o,{wanted:r}){let[i,a]=[e,n].map(({prompts:c})=>c[o].kept.slice(0,r));return[i.filter(({node:c},m)=>!a[m]||a[m].node!==c).length,i.length,
i[0]?{text:Fn(i[0].node),score:i[0].score}:null]}comparedIds({outputs:e}){let n=this.log.finished.sequences.map(({token_ids:o})=>o.join(" "));return[e.filter(({
token_ids:o},r)=>o.join(" ")!==n[r]).length,e.length,e[0]]}sayOutputs(e,n,o,r){let i=r&&{differ:n,all:o,score:J(r.score,4)},a=n?o>1?s("{differ} of {all} differ;\
 the best, with score {score}:",i):s("another text, with score {score}:",i):s("the same"),l=a+(n?r.text:"");e.dataset.said!==l&&(e.dataset.said=l,e.replaceChildren(
a,...n?[" ",oe(Hn(r.text,40),"gp-wrote")]:[]))}whyWords(e,n,o,r){let{pools:i}=o.prompts[n],a=xs(e.own.earlyStopping);return(o.stop?s("This search stopped after \
step {step} by the rule of early_stopping {name}.",{step:o.stop.step,name:a}):r?s("The search was cut off. By the rule of early_stopping {name} it would have go\
ne on.",{name:a}):s("The search goes on by the rule of early_stopping {name}.",{name:a}))+(i.length>1?`
`:" ")+this.reasons(i,e,e.own)}reasons(e,n,o){return e.map(r=>[...Pd(r,e.length>1),this.reason(r,n,o)].join(" ")).join(`
`)}reason({stop:e,weighed:n},o,r){if(!n)return s("No step has been taken.");let{best:i,length:a,bound:l,worst:c}=n;if(e&&e.why==="criteria")return this.cutOffWords(
o,e);if(c===null)return j(o.size,"No text has ended.","Fewer than {count} texts have ended.");let m=r.earlyStopping==="never"&&r.lengthPenalty>0,w=`${J(i)} / ${a}\
 ^ ${_t(r.lengthPenalty)} = ${J(l,4)}`,b={numbers:m?s("{formula} (at the longest possible length)",{formula:w}):w,worst:J(c,4)},{together:k}=o;if(!e)return k?s(
"The best running beam, {numbers}, is above the worst that is kept, {worst}.",b):s("The best continuation of the step, {numbers}, is above the worst that is kep\
t, {worst}.",b);if(e.why==="settled")return k?s("No running beam can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",b):
s("No continuation of the step can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",b);let $=j(o.size,"{count} text has\
 ended, which is enough.","{count} texts have ended, which is enough.");if(!(l>c))return $;let E=k?s("Yet the best running beam, {numbers}, was above the worst \
of them, {worst}.",b):s("Yet the best continuation of the step, {numbers}, was above the worst of them, {worst}.",b);return`${$} ${E}`}cutOffWords({start:e,maxNew:n},{
step:o}){if(o-e>=n)return j(e+n,"The length limit of {count} token was reached.","The length limit of {count} tokens was reached.");let r=(this.log.finished?this.
log.finished.sequences:[]).find(({stop_reason:i})=>!["eos","length","unfinished"].includes(i));return r?s("Every continuation met a stopping criterion ({reason}\
).",{reason:we(r.stop_reason)[0]}):s("Every continuation met a stopping criterion.")}};function Cd({stop:t,prompts:e},n,o){return n?t?s("after step {step}",{step:t.
step}):o?s("goes on past step {step}",{step:qn({prompts:e})}):s("not yet"):t?s("not exact: about step {step}",{step:t.step}):s("not exact")}function Pd({group:t,
stop:e},n){if(t===null)return[];let o={group:Ce(t),step:e&&e.step};return[n&&e?s("Group {group}, after step {step}:",o):s("Group {group}:",o)]}function Ai(t,e){let o=L=>t.querySelector(".gp-"+L),[r,i,a,l,c]=["slide","power","rule","own-again","of-prompt"].map(o),[m,w,b]=["formula","honest","rest"].map(
o),k=new Dn(o("hypothesis-table"),e),$=new Kn(t,e),E=new Gn(t,e),v={},M=new Map;for(let[L,P]of Kt)a.append(d("option","",P,{value:JSON.stringify(L)}));r.addEventListener(
"input",()=>A({lengthPenalty:Number(r.value)})),i.addEventListener("input",()=>{Number.isFinite(i.valueAsNumber)&&A({lengthPenalty:i.valueAsNumber})}),i.addEventListener(
"change",()=>e.usesBeams&&W(C(ps(e)),!0)),a.addEventListener("change",()=>A({earlyStopping:JSON.parse(a.value)})),l.addEventListener("click",()=>{v={},p(),r.focus()}),
c.addEventListener("change",()=>p());function A(L){v={...v,...L},p()}let C=L=>({...L.own,...v});function W(L,P=!1){Number(r.value)!==L.lengthPenalty&&(r.value=L.
lengthPenalty),(P||document.activeElement!==i)&&(i.value=_t(L.lengthPenalty)),a.value=JSON.stringify(L.earlyStopping)}function x(L){return P=>{let S=JSON.stringify(
P),q=M.get(S);if(q)return q;let R=ki(L,P);return R.stop&&M.set(S,R),R}}function h(L){return{stop:e.finished?{step:0,why:""}:null,prompts:L.prompts.map(({finished:P})=>({
kept:P.map(S=>({node:S,score:S.beam.final_score})),pools:[{group:null,stop:null,weighed:null,exact:!0}]}))}}function p({onlySelection:L=!1,anew:P=!1}={}){let S=ps(
e),q=!!(e.finished||e.failed),R=u(S.prompts.length),D=x(S),N=S.together!==null&&xi(S,D(S.own),!!e.finished),I=N?C(S):S.own,B=N?D(I):h(S),H=N?D(S.own):B,U=N&&!Ut(
I,S.own),Q=vi(S,R,B,I,q),te=U?new Map(H.prompts[R].kept.map(({node:se},de)=>[se,de])):null;if(k.draw(Q.slice(0,40),te,S),b.hidden=Q.length<=40,O(b,j(Q.length-40,
"and {count} more, with a lower score","and {count} more, with lower scores")),L)return;for(let se of["what-if","stopping"])o(se).hidden=!N;o("greedily").hidden=
!1,W(I,P),l.hidden=!U,O(l,s("Back to the run’s own: {power}, {early}",{power:_t(S.own.lengthPenalty),early:xs(S.own.earlyStopping)}));let re=Q.filter(({place:se})=>se!==
null);O(o("counts"),f(Q,re)),O(o("scored"),s("sum / length ^ {power}",{power:_t(I.lengthPenalty)})),m.setAttribute("aria-live",U?"polite":"off"),O(m,g(re[0],I)),
y(N?T(B,H,R,S,I,q):_(S)),N&&$.draw(S,R,D,I,q),E.draw(S,R,H)}function u(L){return o("of-prompts").hidden=L<2,c.options.length!==L&&c.replaceChildren(...Array.from(
{length:L},(P,S)=>d("option","",s("prompt {number}",{number:S+1}),{value:S}))),Math.max(0,c.selectedIndex)}function f(L,P){let S=L.filter(({state:R})=>R==="runn\
ing").length,q=L.filter(({state:R})=>R==="returned").length;return[s("{count} ended",{count:z(L.length-S)}),s("{count} kept",{count:z(P.length)}),...S?[s("{coun\
t} running",{count:z(S)})]:[],...q?[j(q,"{count} output","{count} outputs")]:[]].join(", ")}function g(L,{lengthPenalty:P}){if(!L)return s("No text is kept yet.");
let{node:S,score:q}=L,R={sum:J(ve(S)),length:S.length,power:_t(P),score:J(q,4)};return s("The best: score = sum / length ^ length_penalty = {sum} / {length} ^ {\
power} = {score}",R)}function y(L){w.hidden=!L,O(w,L)}function _(L){return L.prompts.every(({steps:P,given:S})=>P.length===S)?s("The search has not begun: all t\
okens so far were given."):L.together===null?s("This decoding loop has its own rules: the texts are shown as they were recorded."):s("The recording does not fol\
low the rules of this search, so it does not tell what other settings would give.")}function T(L,P,S,q,R,D){let N=Math.max(1,...q.prompts.map(({steps:U})=>U.length-
q.start)),I=N**R.lengthPenalty;if(!Number.isFinite(I)||I===0)return s("{length} ^ {power} is too large or too small for a floating-point number: the search itse\
lf would fail.",{length:N,power:_t(R.lengthPenalty)});let B=L.prompts[S].pools.filter(({exact:U})=>!U);if(B.length){let U=B.map(({group:Q})=>Ce(Q)).join(", ");return j(
B.length,"Not exact: an earlier group would have stopped at another step, and the padding that a stopped group writes changes the diversity penalty of group {gr\
oups}.","Not exact: an earlier group would have stopped at another step, and the padding that a stopped group writes changes the diversity penalty of groups {gr\
oups}.",{groups:U})}if(Ut(R,q.own))return"";if(!L.stop){if(!D)return"";let U=qn(L);return q.together?s("With these settings the search would have gone on past s\
tep {step}, where the recording ends: this ranks what is known so far.",{step:U}):s("With these settings the search would have gone on past step {step}, where t\
he recording of a group ends: this ranks what is known so far.",{step:U})}let{step:H}=L.stop;return P.stop?H<P.stop.step?s("With these settings the search would\
 have stopped after step {step}, not {own}: what ended later does not count.",{step:H,own:P.stop.step}):"":s("With these settings the search would have stopped \
after step {step}: what ended later does not count.",{step:H})}return L=>{if(L.run&&(v={},M=new Map,c.replaceChildren()),(L.run||L.searched)&&($.asked=E.isAsked=
null),t.hidden=!e.usesBeams,t.hidden)return;let P=e.hideFrom!==null;if(o("untold").hidden=!P,o("found").hidden=P,o("counts").hidden=P,P)return;let{run:S,steps:q,
status:R,selection:D,searched:N}=L;S||q||R||N?p({anew:S}):D&&p({onlySelection:!0})}}var Nd=["token_id","text","piece","logprob","raw_logprob","entropy"],vs=class extends St{constructor(e,n){super(),this.group=e,this.number=n}changed(e){super.changed(
e),this.group&&this.group.entryChanged(this.number,e)}},Un=class extends Nt{constructor(e){super(["run","steps","status","measured","found","lanes","pair","unit"]),
this.name=e,this.lanes=null,this.turn=void 0,this.fresh=new Set,this.unit="bits",this.clear(null)}clear(e){this.header=e,this.showMetrics(),this.done=null,this.
apart=null,this.found=null,this.charts={},this.asking=null,this.pair=[0,1],this.fresh.clear(),this.groups=(e?e.groups:[]).map((n,o)=>({...n,number:o,entries:[],
shown:0,told:{values:{},each:{}},values:{},each:{}})),this.entries=(e?e.entries:[]).map(({group:n,seed:o},r)=>{let i=e.kind==="lanes"?Object.assign(new vs(this,
r),{unit:this.unit}):null,a={number:r,group:n,seed:o,log:i,begun:!1,tokens:[],ended:null};return this.groups[n].entries.push(a),a});for(let n of this.kinds)this.
changed(n)}get running(){return!!(this.header&&!this.done)}feedRun(e,n){n!==this.turn&&(this.position=0),this.turn=n,this.feed(e)}read(e){let n=Object.hasOwn(Ci,
e.type)&&Ci[e.type];if(!n)throw new Error("unknown line "+e.type);n(this,e)}entryChanged(e,n){this.fresh.add(e),this.changed(n==="status"?"status":"steps")}flush(){
this.changes.entries=this.fresh,this.fresh=new Set,super.flush()}subscribe(e,n){super.subscribe(e,o=>n({entries:new Set(this.entries.keys()),...o}))}setPair(e,n){
this.pair=[e,n],this.changed("pair")}shownOf(e){let{entries:n,shown:o}=this.groups[e];return n[o]}showEntry(e,n){this.groups[e].shown=n,this.changed("pair")}setLanes(e){
this.lanes=e,this.changed("lanes")}setAsking(e,n){this.asking={question:e,titles:n};for(let o of["steps","status","measured","found"])this.changed(o)}answered(e){
return!!this.found&&this.found.question===e&&(!this.asking||this.asking.question===e)}setUnit(e){this.unit=e,this.showMetrics(),this.groups.forEach(n=>this.showMeasured(
n));for(let{log:n}of this.entries)n&&(n.unit=e);for(let n of["unit","measured"])this.changed(n)}showMetrics(){let e=this.header?this.header.metrics:[];this.metrics=
e.map(n=>n.unit==="nats"?{...n,unit:this.unit}:n),this.inNats=new Set(e.filter(({unit:n})=>n==="nats").map(({name:n})=>n))}showMeasured(e){let n=(r,i)=>this.inNats.
has(r)&&Number.isFinite(i)?_e(i,this.unit):i,o=(r,i)=>Object.fromEntries(Object.entries(r).map(([a,l])=>[a,i(a,l)]));e.values=o(e.told.values,n),e.each=o(e.told.
each,(r,i)=>i.map(a=>n(r,a)))}},Ci={Comparison(t,e){t.clear(e)},Of(t,{entry:e,event:n}){t.entries[e].log.read(n)},Begun(t,{entry:e,apart:n}){t.apart=n||null,t.entries[e].
begun=!0,t.entryChanged(e,"status")},Tokens(t,{entry:e,tokens:n}){for(let o of n)t.entries[e].tokens.push(Object.fromEntries(Nd.map((r,i)=>[r,o[i]])));t.entryChanged(
e,"steps")},Ended(t,{entry:e,text:n,stop_reason:o,failed:r}){t.entries[e].ended={text:n,stop_reason:o,failed:r},t.entryChanged(e,"status")},Measured(t,{group:e,
values:n,each:o}){t.groups[e].told={values:n,each:o||{}},t.showMeasured(t.groups[e]),t.changed("measured")},Found(t,{values:e,charts:n}){t.found=e,t.charts=n||{},
t.changed("found")},Done(t,{stopped:e,overtaken:n}){t.done={stopped:e,...n&&{overtaken:n}},t.changed("status")}};var Pi={},Ni={},Vn=new Map,Jn=new Map,Ss="bits";function _s(t){return Vn.has(t)||Vn.set(t,Object.assign(new St,{unit:Ss})),Vn.get(t)}function Os(t){return Jn.has(
t)||Jn.set(t,Object.assign(new Un(t),{unit:Ss})),Jn.get(t)}function Ms(t){Ss=t;for(let e of[...Vn.values(),...Jn.values()])e.setUnit(t)}function Wd(t,e,{log:n="\
main"}={}){Wi(Pi[t],t,e,_s(n))}function qd(t,e,{group:n}){Wi(Ni[t],t,e,Os(n))}function Wi(t,e,n,o){let r=n.querySelector(".gp-pane");if(!r||!t){console.error(`G\
eneration Playground: there is no pane “${e}” here.`);return}cr(r),Tr(r),o.subscribe(r,t(r,o))}function Id(t,e,n){_s(t).feedRun(e||"",n)}function Rd(t,e,n){
Os(t).feedRun(e||"",n)}function qi(t,e){Pi=t,Ni=e;let n={mount:Wd,feed:Id,chooseUnit:Ms,log:_s,RunLog:St,mountGroup:qd,feedGroup:Rd,group:Os};window.GenerationPlayground=
n;let o=window.GenerationPlaygroundQueue||[],r=i=>{try{i(n)}catch(a){console.error("Generation Playground:",a)}};window.GenerationPlaygroundQueue={push:r},o.forEach(
r)}function Ii(t,e,{stepUnder:n,hover:o,leave:r}){t.addEventListener("pointermove",i=>{let a=n(i);a&&(i.buttons===1?e.selectStep(a):o(a))}),t.addEventListener("poi\
nterleave",r),t.addEventListener("click",i=>{let a=n(i);a&&e.selectStep(a)}),Es(t,e)}function Es(t,e){t.addEventListener("keydown",n=>{let o={ArrowRight:1,ArrowUp:1,
ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0};n.key==="Escape"&&e.selectStep(null),n.key in o&&(n.preventDefault(),e.walk(o[n.key]))})}function Yn(t,e,n,o,r=0){
e&&(t.setAttribute("aria-valuenow",String(e.isPrompt?e.index-r:e.index+1)),t.setAttribute("aria-valuemin",String(1-r)),t.setAttribute("aria-valuemax",String(n))),
t.setAttribute("aria-valuetext",o)}var zd=new Intl.NumberFormat("en-US",{maximumFractionDigits:2,minimumFractionDigits:2}),Ri=t=>zd.format(t),zi={information:{unit:!0,write:Ri,look:{rangemode:"to\
zero"}},sum:{unit:!0,write:Ri,look:{}},share:{title:()=>s("probability"),write:F,look:{rangemode:"tozero",tickformat:".0%"}},count:{title:()=>s("tokens kept"),write:z,
look:{type:"log",dtick:1}},rank:{title:()=>s("rank"),write:z,look:{type:"log",dtick:1,autorange:"reversed"}}},Ts=[["kept","solid"],["chosen","dash"],["accepted",
"dot"],["rejected","dashdot"],["bonus","longdash"],["text","4px,4px"],["before","12px,3px,2px,3px"],["focus","2px,7px"]].map(([t,e])=>({role:t,dash:e})),ji=()=>({
information:{name:s("surprisal and entropy"),axis:"information",about:s("Surprisal tells how unexpected each token was; entropy how uncertain the next token was\
, for the model (before) and for the draw (after)."),series:[{name:s("surprisal"),role:"surprisal",dash:"solid",tip:s("How unexpected the chosen token was: minu\
s the logarithm of its probability after the processors; before them where a text was only read."),value:t=>ye(t).surprisal},{name:s("entropy before"),role:"ent\
ropy-before",dash:"dot",tip:s("How uncertain the model was, before any processor: the surprisal that it expected."),value:t=>t.distribution.entropy_before},{name:s(
"entropy after"),role:"entropy-after",dash:"dash",tip:s("How uncertain the draw was, after the processors."),value:t=>t.isPrompt?null:t.distribution.entropy_after}]},
kept:{name:s("candidates kept"),axis:"count",about:s("How many tokens of the vocabulary could still be chosen after the processors. Each line of the grid is ten\
 times the one below."),series:[{name:s("candidates kept"),role:"entropy-after",dash:"solid",tip:s("The number of tokens with a probability above 0 after the pr\
ocessors."),value:t=>t.isPrompt?null:Math.max(1,De(t))}]},cumulative:{name:s("cumulative log-probability"),axis:"sum",about:s("The logarithm of the probability \
of the whole text up to each token: steep where the text is unlikely. The prompt is added up separately."),series:[{name:s("after the processors"),role:"surpris\
al",dash:"solid",sum:!0,tip:s("Added up after the processors: from the probabilities that the tokens were drawn with."),value:t=>t.isPrompt?null:t.chosen.logprob??
t.chosen.raw_logprob},{name:s("before them"),role:"entropy-before",dash:"dot",sum:!0,tip:s("Added up before the processors: from the probabilities that the mode\
l gave."),value:t=>t.chosen.raw_logprob}]},before:{name:s("looked up: probability before"),axis:"share",about:s("How probable the model found each looked-up tok\
en at each place, before the processors."),of:t=>X(t.raw_logprob)},after:{name:s("looked up: probability after"),axis:"share",about:s("How probable each looked-\
up token was in the draw at each place, after the processors: 0% where they removed it."),of:t=>X(t.logprob)},rank:{name:s("looked up: rank"),axis:"rank",about:s(
"The rank of each looked-up token among all tokens before the processors: 1, the likeliest, is at the top."),of:t=>t.raw_rank||null}});var Ne=(t,e={})=>({color:"var(--gp-muted)",gridcolor:"var(--gp-line)",linecolor:"var(--gp-line)",zeroline:!1,automargin:!0,title:{text:t,standoff:8,font:{size:13}},
...e}),ut=(t,e,n,o,r={})=>({data:e,layout:{font:{color:"var(--gp-text)",size:13,family:"system-ui, Segoe UI, Roboto, Helvetica Neue, Arial"},paper_bgcolor:"var(\
--gp-surface)",plot_bgcolor:"var(--gp-surface)",hoverlabel:{bgcolor:"var(--gp-raised)",bordercolor:"var(--gp-line)",font:{color:"var(--gp-text)"}},hovermode:"cl\
osest",margin:{l:52,r:18,t:28,b:44},height:300,showlegend:!1,xaxis:n,yaxis:o,meta:t,...r}});var jd={solid:"none",dash:"7 4",dot:"2 4",dashdot:"10 4 2 4",longdash:"14 5"},Bi=t=>jd[t]??t.replaceAll("px","").replaceAll(","," ");function Fi({series:t,of:e},n){
return t||[...n].slice(-Ts.length).map(([o,r],i)=>({...Ts[i],name:r,tip:s("The looked-up token {token}, id {id}.",{token:Z(r),id:o}),value:a=>{let l=(a.watched||
[]).find(({token_id:c})=>c===o);return l?e(l):null}}))}function Di({curve:t,series:e,steps:n,prompt:o,current:r,unit:i,factor:a}){let l=zi[t.axis],c=o.length,m=A=>A.
index+1-(A.isPrompt?c+1:0),w=l.unit?a:1,b=(A,C,W)=>({type:"scatter",mode:C.length>400?"lines":"lines+markers",name:A.name,connectgaps:!1,hoverinfo:"text",x:C.map(
m),...Bd(A,C,w,l,i),line:{color:`var(--gp-${A.role})`,width:2,dash:A.dash},marker:{color:`var(--gp-${A.role})`,size:4},opacity:W?.75:1}),k=e.flatMap(A=>[...c?[b(
A,o,!0)]:[],b(A,n,!1)]),$=Math.max(10,n.length),E=Ne(s("token"),{range:[c?.5-c:.5,$+.5],showgrid:!1}),v=Ne(l.unit?i:l.title(),l.look),M={label:s("{curve} along \
the text",{curve:t.name}),layout:{height:260,hovermode:"x",margin:{l:52,r:12,t:12,b:40},shapes:Fd(c,r&&m(r))}};return ut(M.label,k,E,v,M.layout)}function Bd(t,e,n,o,r){
let i=0,a=e.map(c=>{let m=xe(t.value(c));return t.sum?(i=i===null||m===null?null:i+m,i===null?null:i*n):m===null?null:m*n}),l=a.map((c,m)=>c===null?"":s("{token\
} {series}: {value}",{token:Z(e[m].chosen.text),series:t.name,value:`${o.write(c)}${o.unit?` ${r}`:""}`}));return{y:a,text:l}}function Fd(t,e){let n={type:"line",
yref:"paper",y0:0,y1:1},o={type:"rect",xref:"x",x0:.5-t,x1:.5,yref:"paper",y0:0,y1:1,fillcolor:"var(--gp-raised)",line:{width:0},layer:"below"};return[...t?[o,{
...n,x0:.5,x1:.5,line:{color:"var(--gp-muted)",width:1,dash:"dot"}}]:[],...e===null?[]:[{...n,x0:e,x1:e,line:{color:"var(--gp-chosen)",width:1.5}}]]}var Dd=150;function Hi(t,e){let n=T=>t.querySelector(".gp-"+T),[o,r,i,a,l]=["curve-chart","reading","unit","view","keys"].map(n),c=ji(),m=new Map,w=0,b=-1/0,k=!1,
$=()=>c[a.value],E=()=>Fi($(),m);function v(){let T=e.current();return T?Ye([],e.lastOf(T)).added:[]}function M(){let T=Object.keys(c).filter(P=>c[P].series||m.
size);if(T.length===a.options.length)return;let L=T.includes(a.value)?a.value:T[0];a.replaceChildren(...T.map(P=>d("option","",c[P].name,{value:P}))),a.value=L}
function A(T){for(let L of T)for(let{token_id:P,text:S}of L.watched||[])m.set(P,S)}function C(){let T=[$().about,e.promptSteps.length?s("The prompt comes before\
 the text, on a shaded background."):""].filter(Boolean).join(" ");O(n("about"),T);let L=E(),P=JSON.stringify(L.map(({name:S,tip:q})=>[S,q]));l.dataset.key!==P&&
(l.dataset.key=P,l.replaceChildren(...L.map(W)))}function W({name:T,role:L,dash:P,tip:S}){let q=d("span","",null,{tabindex:"0","data-tip":S}),R=ee("svg",""),D=ee(
"line","");for(let[N,I]of Object.entries({width:26,height:8,"aria-hidden":"true"}))R.setAttribute(N,String(I));for(let[N,I]of Object.entries({x1:0,y1:4,x2:26,y2:4,
stroke:`var(--gp-${L})`,"stroke-dasharray":Bi(P)}))D.setAttribute(N,String(I));return R.append(D),q.append(R,$().of?oe(T):T),q}function x(){let T=e.current(),L=T?
h(T):s("The curve grows with the text.");O(r,L),Yn(r,T,v().length,T?L:s("no token yet"),e.promptSteps.length)}function h(T){let L={number:T.index+1,token:Z(T.chosen.
text),facts:p(T)};return T.isPrompt?s("Prompt token {number}, {token}: {facts}",L):s("Token {number}, {token}: {facts}",L)}function p(T){if($().of)return f(T)||
s("no token was looked up here");if(a.value==="kept")return T.isPrompt?s("no processor takes part"):s("{kept} of {count} tokens kept",{kept:z(De(T)),count:z(T.distribution.
vocab)});if(a.value==="cumulative")return u(T);let{surprisal:L,entropyBefore:P,entropyAfter:S}=ye(T),[q,R,D]=[L,P,S].map(N=>ue(xe(N),e.unit));return T.isPrompt?
s("surprisal {surprisal}; entropy {entropy}",{surprisal:q,entropy:R}):s("surprisal {surprisal}; entropy {before} before, {after} after",{surprisal:q,before:R,after:D})}
function u(T){let L=T.isPrompt?e.promptSteps:v(),P=L.slice(0,L.indexOf(T)+1),S=E().filter(q=>q.value(T)!==null).map(q=>{let R=P.map(N=>xe(q.value(N)));return`${R.
includes(null)?s("minus infinity"):ue(R.reduce((N,I)=>N+I,0),e.unit)} ${q.name}`});return s("log-probability so far {sums}",{sums:S.join(", ")})}function f(T){return(T.
watched||[]).map(L=>{let P={token:Z(L.text),before:F(X(L.raw_logprob)),after:F(X(L.logprob)),rank:z(L.raw_rank||0)};return L.logprob===null?L.raw_rank?s("{token\
} {before} before (rank {rank}), removed after",P):s("{token} {before} before, removed after",P):L.raw_rank?s("{token} {before} before (rank {rank}), {after} af\
ter",P):s("{token} {before} before, {after} after",P)}).join("; ")}function g(){w=0,b=performance.now(),o.removeAttribute("aria-busy");let T=v(),L=T.length||e.promptSteps.
length?Di({curve:$(),series:E(),steps:T,prompt:e.promptSteps,current:e.current(),unit:e.unit,factor:_e(1,e.unit)}):void 0;pe(o,L,({x:P})=>{let S=P-1+(P<1?e.promptSteps.
length:0),q=P<1?e.promptSteps[S]:v()[S];q&&e.selectStep(q)})}function y(){w||!k||(o.setAttribute("aria-busy","true"),w=window.setTimeout(g,Math.max(0,b+Dd-performance.
now())))}new IntersectionObserver(([{isIntersecting:T}])=>{k||!T||(k=!0,y())}).observe(t),Es(r,e),i.addEventListener("change",()=>Ms(i.value)),a.addEventListener(
"change",_);function _(){C(),x(),y()}return T=>{T.unit&&(i.value=e.unit),T.run&&(m=new Map),A(v()),M(),_()}}var Gi=new WeakMap;function Me(t){let e=Gi.get(t)||[],[n]=t.lines(),{keep:o,added:r}=Ye(e,n?n.last:null);e.length=o;for(let i of r)e.push(i);return Gi.set(t,e),
e}function Ue({groups:t,pair:[e,n]}){if(t.length<2)return null;let o=t[e]?e:0,r=t[n]&&n!==o?n:+(o===0);return[o,r]}function We({groups:t,lanes:e},n){let{id:o,label:r}=t[n];
if(!e)return r;let i=e.find(a=>a.id===o);return i?i.label:s("{lane} (removed)",{lane:r})}var Xn=({groups:t},e,n)=>Ki(t[e].model)===Ki(t[n].model);function Ki(t){
let[e,n=""]=t.split("?");return`${e}?${n.split("&").find(o=>o.startsWith("revision="))||""}`}function Zn(t,e,n){let o=[e,n].map(a=>Me(t.shownOf(a).log)),r=Xn(t,
e,n)?Hd(...o):Gd(...o),i=o.map((a,l)=>r[l]>=a.length);return i[0]&&i[1]?{kind:"same",at:r,shorter:null}:i[0]||i[1]?{kind:"shorter",at:r,shorter:i[0]?0:1}:{kind:"\
apart",at:r,shorter:null}}function Hd(t,e){let n=Math.min(t.length,e.length),o=0;for(;o<n&&t[o].chosen.token_id===e[o].chosen.token_id;)o+=1;return[o,o]}var Ui=({
piece:t})=>t??"\0";function Gd(...t){let[e,n]=t.map(i=>i.map(Ui).join("")),o=Math.min(e.length,n.length),r=0;for(;r<o&&e[r]===n[r];)r+=1;return t.map(i=>Kd(i,r))}
function Kd(t,e){let n=0,o=0;for(;o<t.length&&(n+=Ui(t[o]).length)<=e;)o+=1;for(;o>0&&o<t.length&&t[o-1].piece==="";)o-=1;return o}var hn=(t,e=t.length)=>t.slice(
0,e).map(({piece:n})=>n??"").join("");function Vi(t,e=60){let n=Array.from(t);return n.length<=e?t:"…"+n.slice(-e).join("")}var ce=t=>vn(t)?s(t):String(t);var Ji=typeof Intl.Segmenter=="function"?new Intl.Segmenter(void 0,{granularity:"word"}):null;function Yi(t){let e=Ji?[...Ji.segment(t)].map(({segment:r})=>r):t.
match(/\s+|[\p{L}\p{M}\p{N}_]+|./gsu)||[],n=[],o="";for(let r of e)r.trim()?(n.push({space:o,word:r}),o=""):o+=r;return o&&n.push({space:o,word:""}),n}function Xi(t,e){
let n=[t,e].map(b=>b.map(({word:k})=>k)),[o,r]=n,i=Math.min(o.length,r.length),a=0;for(;a<i&&o[a]===r[a];)a+=1;let l=0;for(;l<i-a&&o.at(-1-l)===r.at(-1-l);)l+=1;
let c=n.map(b=>b.map((k,$)=>$<a||$>=b.length-l)),m=n.map(b=>b.slice(a,b.length-l)),w=m.some(b=>b.length>1200);for(let[b,k]of Ud(...m.map($=>$.slice(0,1200))))c[0][a+
b]=c[1][a+k]=!0;return{kept:c,shared:c[0].filter((b,k)=>b&&o[k]).length,cut:w}}function Ud(t,e){let n=e.length+1,o=new Uint16Array((t.length+1)*n);for(let i=t.length-
1;i>=0;i--)for(let a=e.length-1;a>=0;a--){let l=i*n+a;o[l]=t[i]===e[a]?o[l+n+1]+1:Math.max(o[l+n],o[l+1])}let r=[];for(let i=0,a=0;i<t.length&&a<e.length;)t[i]===
e[a]?r.push([i++,a++]):o[(i+1)*n+a]>=o[i*n+a+1]?i+=1:a+=1;return r}function Zi(t,e){let r=t.querySelector(".gp-texts"),i="",a=0,l=-1/0;function c(k){let $=d("div","gp-text-side"),E=d("h3","gp-side-name"),v=d("p","gp-side-text",
null,{dir:"auto"});return $.append(E,v),r.append($),{head:E,body:v,tag:k}}let m=["del","ins"].map(c);function w({body:k,tag:$},E,v){let M=[],A="",C=!1,W=()=>{A&&
M.push(C?d($,"",A):A),A=""};E.forEach(({space:x,word:h},p)=>{let u=!v[p]&&!!h;u!==C?!u||!A?(W(),C=u,A=x+h):(A+=x,W(),C=!0,A=h):A+=x+h}),W(),k.replaceChildren(...M)}
function b(k){clearTimeout(a),a=0,l=performance.now();let $=k.map(x=>Yi(hn(Me(e.shownOf(x).log)))),{kept:E,shared:v,cut:M}=Xi(...$);m.forEach((x,h)=>w(x,$[h],E[h]));
let[A,C]=$.map(x=>x.filter(({word:h})=>h).length),W=t.querySelector(".gp-alike");K(W,A+C>0),A+C&&(O(t.querySelector(".gp-share"),s("{share} in common",{share:F(
2*v/(A+C))})),O(t.querySelector(".gp-formula"),s("2 × {shared} shared words / ({one} + {other})",{shared:z(v),one:z(A),other:z(C)}))),K(t.querySelector(".gp-cu\
t"),M),O(t.querySelector(".gp-cut"),s("The texts are very long: only {count} words of each, after their common beginning, are compared. What follows counts as d\
ifferent.",{count:z(1200)}))}return()=>{let k=e.header&&e.header.kind==="lanes"?Ue(e):null,$=k?k.map(C=>Me(e.shownOf(C).log)):[];if(t.hidden=!$.some(C=>C.length),
t.hidden)return;let E=k.map(C=>We(e,C)),v=JSON.stringify([E,...$.map(C=>hn(C))]);if(v===i&&(!a||e.running))return;i=v,O(t.querySelector(".gp-pair"),s("{one} and\
 {other}, word by word",{one:E[0],other:E[1]})),m.forEach(({head:C},W)=>me(C,`${E[W]} ${ce(e.groups[k[W]].title)}`,{plain:!0}));let A=$[0].length*$[1].length>2e5&&
e.running?l+500-performance.now():0;A<=0?b(k):a||=setTimeout(()=>b(Ue(e)),A)}}function Qi(t,e){let o=[4,5e-4],r=t.querySelector(".gp-said"),i=t.querySelector(".gp-models"),a=t.querySelector(".gp-sides-box"),l=t.querySelector(".gp-sides"),
c=[t.querySelector(".gp-one"),t.querySelector(".gp-other")];function m(){for(let h of c)h.replaceChildren(...e.groups.map(({title:p},u)=>d("option","",`${We(e,u)}\
 ${ce(p)}`,{value:u})))}c.forEach((h,p)=>h.addEventListener("change",()=>{let u=Ue(e),f=Number(h.value),g=f===u[1-p]?u[p]:u[1-p];e.setPair(...p?[g,f]:[f,g])}));
let w=({log:h})=>!!(h.finished||h.failed||e.done);function b(h,{kind:p,at:u,shorter:f}){let[g,y]=h.map(q=>We(e,q)),[_,T]=h.map(q=>e.shownOf(q)),L=[_,T].map(({log:q})=>Me(
q));if(!L[0].length||!L[1].length)return[s("{one} and {other} have no tokens to compare yet.",{one:g,other:y})];if(p==="same")return w(_)&&w(T)?[j(u[0],"{one} a\
nd {other} never diverge: both wrote the same {count} token.","{one} and {other} never diverge: both wrote the same {count} tokens.",{one:g,other:y})]:[j(u[0],"\
{one} and {other} have written the same so far: {count} token.","{one} and {other} have written the same so far: {count} tokens.",{one:g,other:y})];if(p==="shor\
ter"){let[q,R]=f?[y,g]:[g,y];if(!w(f?T:_))return[s("{one} and {other} have written the same so far; {long} is ahead.",{one:g,other:y,long:R})];let{finished:D}=(f?
T:_).log,N=j(u[f],"{count} token","{count} tokens"),I=v(L[1-f][u[1-f]].chosen.text),B=D&&D.sequences.length&&we(D.sequences[0].stop_reason)[0];return[B?s("{shor\
t} ended after {tokens}: {reason}.",{short:q,tokens:N,reason:B}):s("{short} ended after {tokens}.",{short:q,tokens:N})," ",...he(s("{long} begins with the same \
text and continues with {token}."),{long:R,token:I})]}let[P,S]=L.map((q,R)=>q[u[R]]);return[...k([g,y],u,hn(L[0],u[0]))," ",...$(g,P)," ",...$(y,S)]}function k([
h,p],u,f){if(!f)return[s("They diverge at the first token.")];let[g,y]=u.map(T=>z(T+1));return[g===y?s("They diverge at token {number}.",{number:g}):s("They div\
erge at token {a} of {one} and token {b} of {other}.",{a:g,b:y,one:h,other:p})," ",...he(s("Both had written {text}."),{text:v(Vi(f))})]}let $=(h,p)=>he(p.given?
s("{lane} was given {token} ({odds})."):s("{lane} chose {token} ({odds})."),{lane:h,token:v(p.chosen.text),odds:E(p)}),E=h=>h.chosen.logprob===null?lt(h.chosen):
F(ye(h).probability);function v(h){let p=d("span","gp-quote");return p.append(...he(s("“{text}”"),{text:oe(h,"gp-strong")})),p}function M(h){let p=d("p");p.
append(...h),p.textContent!==r.textContent&&r.replaceChildren(...p.childNodes)}function A(h,p){let u=new Map;return h.forEach(({chosen:g,distribution:y},_)=>{for(let T of[
...y.candidates,g]){let L=p?T.token_id:T.text;u.has(L)||u.set(L,{label:T.text,sides:[null,null],most:0});let P=u.get(L);P.sides[_]||(P.sides[_]={candidate:T,isChosen:T.
token_id===g.token_id},P.most=Math.max(P.most,X(T.logprob),X(T.raw_logprob)))}}),[...u.values()].sort((g,y)=>y.most-g.most).filter(({sides:g,most:y},_)=>_<10&&(_<
o[0]||y>=o[1])||g.some(T=>T&&T.isChosen))}function C(){let h=d("tr"),p=d("th","",null,{scope:"row"});return p.append(d("bdi","gp-word")),h.append(p,...[0,1].map(
()=>{let u=d("td"),f=d("div","gp-side"),g=d("span","gp-tracks");g.append(d("i","gp-bar gp-after"),d("i","gp-bar gp-before"));let y=d("span","gp-values");return y.
append(d("span"),d("small")),f.append(d("span","gp-sign"),g,y),u.append(f),u})),h}function W(h,p,u,f){let[g,y,_]=h.firstChild.children,[T,L]=p?[p.candidate.logprob,
p.candidate.raw_logprob].map(X):[0,0],P=!!p&&p.candidate.logprob===null,S=!!p&&p.isChosen;ae(h,[S&&"gp-chosen",P&&"gp-removed",!p&&"gp-unlisted"].filter(Boolean).
join(" ")),O(g,S?"▶":P?"✕":""),ne(y.children[0],"width",T/u),ne(y.children[1],"width",L/u),O(_.children[0],p?P?"":F(T):"–"),O(_.children[1],p?F(L):"");let q=p?
[S&&s("chosen"),P?lt(p.candidate):F(T),s("{share} before the processors",{share:F(L)})].filter(Boolean).join(", "):s("not recorded");G(h,{"aria-label":`${f}: ${q}`,
title:P?lt(p.candidate):""})}function x(h,p){let u=A(p,Xn(e,...h)),f=u.flatMap(L=>L.sides).filter(Boolean),g=f.every(({candidate:L})=>L.logprob===L.raw_logprob),
y=Math.max(1e-9,...f.flatMap(({candidate:L})=>[X(L.logprob),X(L.raw_logprob)]));a.classList.toggle("gp-plain",g),K(t.querySelector(".gp-before-key"),!g),K(t.querySelector(
".gp-removed-key"),f.some(({candidate:L})=>L.logprob===null)),K(t.querySelector(".gp-unlisted-key"),f.length<2*u.length);let _=Y(l.tBodies[0],u.length,C);u.forEach(
({label:L,sides:P},S)=>{let[q,...R]=_[S].cells;me(q.firstChild,L),R.forEach((D,N)=>W(D,P[N],y,We(e,h[N])))});let T=l.tHead.rows[0].cells;h.forEach((L,P)=>{let{title:S}=e.
groups[L],{entropyAfter:q}=ye(p[P]);me(T[P+1],s("{lane}, entropy {entropy}",{lane:`${We(e,L)} ${ce(S)}`,entropy:ue(q,e.unit)}),{plain:!0})})}return h=>{let p=e.
header&&e.header.kind==="lanes"?Ue(e):null;if(t.hidden=!p,!p)return;(h.run||h.lanes)&&m(),c.forEach((T,L)=>{T.value=p[L]});let u=Zn(e,...p);M(b(p,u));let[f,g]=p.
map(T=>We(e,T)),y=Xn(e,...p);K(i,!y),y||O(i,s("{one} and {other} run on different models, so they are compared by text, not by token ids; tokens with the same t\
ext share a row.",{one:f,other:g}));let _=u.kind==="apart"?p.map((T,L)=>Me(e.shownOf(T).log)[u.at[L]]):null;K(a,!!_),_&&x(p,_)}}var $s=5,Jd=.9;function Yd(t){if(!t.length)return null;let e=[...t].sort((a,l)=>a-l),n=e.length,[o,r,i]=[0,0,2/2**n];for(;o<Math.floor(n/2)&&(r+=i,!(o>0&&r>1-Jd));)
i*=(n-o)/(o+1),o+=1;return o=Math.max(0,o-1),{median:Sn(e),low:e[o],high:e[n-1-o]}}function Ls(t,e){if(t.length<$s)return"few";let{low:n,high:o}=Yd(t);return n>
e?"above":o<e?"below":"open"}function ea(t,e=!0){let n=([i,a])=>V(i)&&V(a),o=(i,a)=>Ls(i.map((l,c)=>[l,a[c]]).filter(n).map(([l,c])=>l-c),0),r=t.findIndex((i,a)=>t.
length>1&&t.every((l,c)=>a===c||o(i,l)===(e?"above":"below")));return r<0?null:r}function ta(t,e){let n=e.filter(({values:c})=>Number.isFinite(c[t.name])),o=({values:c})=>c[t.name];if(!n.length)return{low:null,high:null,best:null,level:()=>0,
scale:Qn([]),flat:!0};let r=n.reduce((c,m)=>o(m)<o(c)?m:c),i=n.reduce((c,m)=>o(m)>o(c)?m:c),a=Te(t,o(r))===Te(t,o(i)),l=Qn(a?[]:n.map(o));return{low:r,high:i,best:a?
null:As(t,e),level:c=>Math.round(l.share(c)*10),scale:l,flat:a}}function As(t,e){let n=e.filter(({values:l})=>Number.isFinite(l[t.name])),o=n.map(({each:l})=>l[t.
name]||[]);if(!t.better||o.some(({length:l})=>l!==o[0].length))return null;let r=ea(o,t.better==="more"),i=r!==null&&n[r].values[t.name],a=l=>t.better==="more"?
l<i:l>i;return r!==null&&n.every(({values:l},c)=>c===r||a(l[t.name]))?n[r]:null}function Qn(t){let e=[...new Set(t)].sort((c,m)=>c-m),[n,o]=[e[0],e.at(-1)],r=c=>m=>o>
n?(c(m)-c(n))/(c(o)-c(n)):0,i=c=>e.some(m=>e.filter(w=>w>=m&&c(w)-c(m)<.1).length>Math.max(1,e.length/2)),a=c=>e.length>1?e.indexOf(c)/(e.length-1):0,l=[{name:"\
linear",share:r(c=>c)},...n>0?[{name:"log",share:r(Math.log)}]:[],{name:"order",share:a}];return l.find(({share:c})=>!i(c))||l.at(-1)}function Ze(t,{each:e}){let n=(e[t.
name]||[]).filter(V);if(n.length<2)return"";let[o,r]=[Math.min(...n),Math.max(...n)].map(i=>Te(t,i));return o===r?"":s("{low} to {high}",{low:o,high:r})}var Vt=t=>t.
better==="less"?"heat":"prob";function Te(t,e,{unit:n=!1}={}){if(!Number.isFinite(e))return"–";let o=e.toLocaleString("en-US",{minimumFractionDigits:t.digits,
maximumFractionDigits:t.digits});return n&&t.unit?`${o} ${s(t.unit)}`:o}var Cs=10;function na({axes:[t,e],metric:n,heat:o,at:r}){let i=e.values.map((E,v)=>t.values.map((M,A)=>r(v,A))),a=E=>i.map((v,M)=>v.map((A,C)=>E(A,M,C))),l=E=>E.
values[n.name],c=E=>Te(n,l(E))+(o.best===E?" ★":""),m=(E,v,M)=>{let A=Ze(n,E);return`${t.knob} ${t.values[M]}, ${e.knob} ${e.values[v]}: ${c(E)}${A?` (${A})`:
""}`},w=Array.from({length:Cs+1},(E,v)=>[v/Cs,`var(--gp-${Vt(n)}-${v})`]),b={type:"heatmap",x:t.values,y:e.values,colorscale:w,zmin:0,zmax:Cs,showscale:!1,xgap:2,
ygap:2,z:a(E=>Number.isFinite(l(E))?o.level(l(E)):null),text:a(c),texttemplate:"%{text}",hovertext:a(m),hoverinfo:"text"},k=Math.min(760,Math.max(220,96+42*e.values.
length)),$={type:"category",showgrid:!1};return ut(s("{metric} over {columns} and {rows}",{metric:s(n.title),columns:t.knob,rows:e.knob}),[b],Ne(t.knob,{...$,side:"\
top"}),Ne(e.knob,{...$,autorange:"reversed"}),{height:k,margin:{l:52,r:18,t:60,b:16}})}function oa({knob:t,metric:e,points:n,wide:o}){let r=n.map(({label:v})=>v.trim()===""?NaN:Number(v)),i=r.every(Number.isFinite)?{linear:"linear",log:"log",order:"\
category"}[Qn(r).name]:"category",a=n.map((v,M)=>({...v,x:i==="category"?v.label:r[M]}));i!=="category"&&a.sort((v,M)=>Number(v.x)-Number(M.x));let l=a.filter(({
value:v})=>Number.isFinite(v)),c=l.flatMap(({value:v,each:M})=>[v,...M]),m=o&&c.length>0&&Math.min(...c)>0,w=({label:v,value:M,range:A,best:C})=>`${v}: ${Te(e,M)}${A?
` (${A})`:""}${C?`, ${s("the best")}`:""}`,b={type:"scatter",mode:"lines+markers",cliponaxis:!1,connectgaps:!1,hoverinfo:"text",x:a.map(({x:v})=>v),y:a.map(({value:v})=>Number.
isFinite(v)?v:null),text:a.map(w),line:{color:"var(--gp-kept)",width:2},marker:{color:"var(--gp-kept)",size:10},error_y:{type:"data",symmetric:!1,color:"var(--g\
p-muted)",thickness:1.5,width:4,array:a.map(({value:v,each:M})=>M.length>1?Math.max(...M)-v:0),arrayminus:a.map(({value:v,each:M})=>M.length>1?v-Math.min(...M):
0)}},k={type:"scatter",mode:"text",hoverinfo:"skip",textposition:"top center",cliponaxis:!1,textfont:{color:"var(--gp-text)"},x:l.map(({x:v})=>v),y:l.map(({value:v})=>v),
text:l.map(({value:v,best:M})=>l.length<=12||M?Te(e,v)+(M?" ★":""):"")},$=s(e.title),E=`${$}${e.unit?` (${s(e.unit)})`:""}${m?`, ${s("logarithmic scale")}`:""}`;
return ut(s("{metric} over {knob}",{metric:$,knob:t}),[b,k],Ne(t,{type:i}),Ne(E,m?{type:"log"}:{}))}function eo(t,{metric:{meaning:e,formula:n,unit:o,live:r}}){let i=[o?s("In {unit}.",{unit:s(o)}):"",r?"":s("It is known when the runs of a cell have ended.")];t.
replaceChildren(`${s(e)} `,d("span","gp-formula",s(n)),...i.filter(Boolean).map(a=>` ${a}`))}function sa(t,e,n){let{low:o,high:r,best:i,scale:a,flat:l}=n,c=e.metric,
m=e.group.groups.some(E=>Ze(c,E)),w=E=>E&&e.nameOf(E.number)+E.values[c.name],b=[c.name,w(o),w(r),i&&i.number,a.name,l,m].join();if(t.dataset.key===b||(t.dataset.
key=b,t.replaceChildren(),!o))return;let k=(E,v)=>{let M=d("span"),A=d("b","",Te(c,v.values[c.name],{unit:!0}));return M.append(...he(E,{value:A,cell:e.nameOf(v.
number)})),M};l?t.append(k(s("The same everywhere: {value}"),o)):t.append(k(s("lowest {value} at {cell}"),o),Xd(Vt(c)),k(s("highest {value} at {cell}"),r));let $=[
a.name==="log"&&s("Coloured on a logarithmic scale."),a.name==="order"&&s("Coloured by rank, because some values are far from the rest."),m&&s("Small numbers: f\
rom the lowest to the highest of a cell’s seeds."),i&&(c.better==="more"?s("★ best: higher is better, seed by seed"):s("★ best: lower is better, seed by see\
d"))];t.append(...$.filter(Boolean).map(E=>d("span","",E)))}function Xd(t){let e=d("span","gp-ramp",null,{"aria-hidden":"true"});for(let n=0;n<=10;n++){let o=d(
"i");o.style.backgroundColor=`var(--gp-${t}-${n})`,e.append(o)}return e}function ra(t,e,n,o){let r=e.view!=="heat"?void 0:e.isList?Zd(e,n):e.isSettled?Qd(e,n):void 0;
pe(t,r,i=>o(e.isList?e.inOrder[i.pointNumber].number:e.inRow(i.pointNumber[0])[i.pointNumber[1]].number))}function Zd(t,{best:e,scale:n}){let o=t.metric,[{knob:r,
values:i}]=t.axes,a=t.inOrder.map(l=>({label:i[l.place[1]],value:l.values[o.name],each:(l.each[o.name]||[]).filter(V),range:Ze(o,l),best:e===l}));return oa({knob:r,
metric:o,points:a,wide:n.name!=="linear"})}function Qd(t,e){return na({axes:t.axes,metric:t.metric,heat:e,at:(n,o)=>t.inRow(n)[o]})}var eh={eos:"■",stop_string:"■",length:"⊣",max_time:"⊣",unfinished:"⊣",stopped:"◻",failed:"✕"},Qe=t=>Mn(eh,t,"■"),et=t=>t==="failed"?[s("an erro\
r"),s("ended in an error")]:we(t),Be=t=>(t.log?t.log.failed:t.ended&&t.ended.failed)||null,ft=t=>t.log?t.log.numTokens:t.tokens.length;function Se(t){return Be(
t)?"failed":t.log?t.log.finished&&((t.log.finished.sequences[0]||{}).stop_reason||"stopped"):t.ended&&(t.ended.stop_reason||"stopped")}function Jt(t){let e=Se(t);
return e?e==="failed"?"failed":e==="stopped"?"cut":"ended":(t.log?t.log.started:t.begun)?"decoding":"waiting"}function mt({tokens:t,ended:e},n=1/0){if(e&&e.text!==
null&&e.text!==void 0)return e.text.length>n?e.text.slice(0,n):e.text;let o="";for(let{piece:r}of t)if(o+=r??"",o.length>=n)break;return o}var Ps=({name:t})=>t==="ended";function to(t,{values:e,each:n,entries:o},{unit:r=!1}={}){let i=e[t.name],a=(n[t.name]||(o.length===1?[i]:[])).filter(V);return!Ps(
t)||!a.length?Te(t,i,{unit:r}):s("{count} of {all}",{count:z(a.filter(Boolean).length),all:z(a.length)})}function Ns(t,e){let n=d("span","gp-stepper"),[o,r,i]=[d("button","","‹"),d("span"),d("button","","›")];n.append(o,r,i);let a=0,l=m=>w=>{w.stopPropagation(),
Ws(t,a,m)};[[o,-1,s("The text of the previous seed")],[i,1,s("The text of the next seed")]].forEach(([m,w,b])=>{G(m,{type:"button","aria-label":b,tabindex:e}),m.
addEventListener("click",l(w))});function c(m){a=m;let{entries:w}=t.groups[m];n.hidden=w.length<2,O(r,`${w.indexOf(t.shownOf(m))+1}/${w.length}`)}return{box:n,draw:c}}
function Ws(t,e,n){let{entries:o}=t.groups[e],r=o.indexOf(t.shownOf(e));t.showEntry(e,(r+n+o.length)%o.length)}function ia(t,e,n){let o=v=>t.querySelector(".gp-\
whole"+v),r=o(""),i=Ns(e,0),a=d("span"),l=d("button","gp-button",s("Open as one run"),{type:"button"});o("-tools").append(i.box,a,l);let c=null;function m(v){let M=o(
"-text"),A=mt(v);M.childElementCount||M.append(d("span","gp-prompt"),d("span")),O(M.firstChild,e.header.prompt+(e.apart?`
`:"")),O(M.lastChild,A);let C=Se(v),W=ft(v),x=C?C!=="failed"&&`${Qe(C)} ${et(C)[1]}`:W?s("still being written"):s("queued");O(o("-end"),[j(W,"{count} token","{c\
ount} tokens"),x].filter(Boolean).join(" · "))}function w(v){let M=Be(v),A=o("-problem");A.hidden=!M,M&&A.replaceChildren(d("b","","✕ "),`${s(M.message)} ${s(
M.fix)}`)}function b(v){let M=v.entries.length;O(o("-over"),M>1?s("Metrics of the {count} runs of this cell together, most as their mean:",{count:z(M)}):s("Metr\
ics:"));let A=Y(o("-values"),e.metrics.length,()=>{let C=d("div");return C.append(d("dt"),d("dd")),C});e.metrics.forEach((C,W)=>{O(A[W].firstChild,s(C.title)),O(
A[W].lastChild,to(C,v,{unit:!0})),G(A[W],{title:`${s(C.meaning)} ${s(C.formula)}`})})}function k(){if(c===null)return;let v=e.shownOf(c);O(o("-title"),n(c)),G(r,
{"aria-label":n(c)}),i.draw(c),O(a,(v.seed??null)===null?"":s("seed {seed}",{seed:v.seed})),l.hidden=!e.canAsk,m(v),w(v),b(e.groups[c])}function $(v){c=v,k(),r.
open||r.showModal(),r.scrollTop=0}function E(){r.open&&r.close(),c=null}return l.addEventListener("click",()=>{let{number:v}=e.shownOf(c);E(),e.ask({type:"open",
entry:v})}),r.addEventListener("close",()=>{c=null}),r.addEventListener("click",({target:v})=>v===r&&E()),r.addEventListener("keydown",v=>v.stopPropagation()),t.
querySelector(".gp-shut").addEventListener("click",E),{show:$,shut:E,draw:k}}var aa={ArrowLeft:(t,e)=>[t,e-1],ArrowRight:(t,e)=>[t,e+1],ArrowUp:(t,e)=>[t-1,e],ArrowDown:(t,e)=>[t+1,e],Home:t=>[t,0],End:t=>[t,1/0]};function la(t){th(t),nh(
t)}function th(t){let{table:e,whole:n,group:o}=t;function r([i,a]){let l=e.tBodies[0].rows[i];!l||a<0||t.focus(l.cells[Math.min(a+1,l.cells.length-1)],!0)}e.addEventListener(
"keydown",i=>{let a=i.target.closest("td");if(!a||i.ctrlKey||i.altKey||i.metaKey)return;let{gpGroup:l}=a,c=a.parentElement;if(i.key==="Enter")n.show(l);else if(i.
key===" ")Ws(o,l,1);else if(Object.hasOwn(aa,i.key))r(aa[i.key](c.sectionRowIndex,a.cellIndex-1));else return;i.preventDefault()}),e.addEventListener("click",i=>{
let a=i.target,l=a.closest("td");!l||a.closest(".gp-stepper")||(t.focus(l),n.show(l.gpGroup))}),e.addEventListener("focusin",({target:i})=>{i.tagName==="TD"&&t.
focus(i)})}function nh(t){let{state:e,field:n,select:o}=t,r=t.part("switch");o.addEventListener("change",()=>{e.metricName=o.value,eo(t.part("metric-meaning"),e),
t.drawValues()}),r.addEventListener("click",({target:i})=>{let a=i.dataset.view;if(a){e.view=a;for(let l of r.children)l.setAttribute("aria-pressed",String(l.dataset.
view===a));n.classList.toggle("gp-as-heat",a==="heat"),t.drawValues()}})}var ca="perplexity",no=class{constructor(e){this.group=e,this.view="texts",this.metricName=""}begin(){let e=this.group.metrics.map(({name:n})=>n);e.includes(this.
metricName)||(this.metricName=e.includes(ca)?ca:e[0])}get axes(){return this.group.header.axes}get isList(){return this.axes.length<2}get isSettled(){return!!this.
group.done}get metric(){return this.group.metrics.find(({name:e})=>e===this.metricName)}get inOrder(){return this.group.groups.slice().sort((e,n)=>e.place[1]-n.
place[1])}inRow(e){return this.inOrder.filter(({place:n})=>n[0]===e)}nameOf(e){let{place:n}=this.group.groups[e];return this.axes.map(({knob:o,values:r},i)=>`${o}\
 ${r[n[1-i]]}`).join(", ")}failuresIn(e){let{entries:n}=this.group.groups[e],o=n.filter(Be).length;return o&&n.length>1?s("{count} of {all}",{count:z(o),all:z(n.
length)}):""}standingOf(e){let n=this.group.shownOf(e);return Be(n)?"failed":Se(n)?"":Jt(n)==="decoding"?"decoding":this.group.done?"did not run":"queued"}};var da=300,ha={failed:()=>s("failed"),decoding:()=>s("decoding"),queued:()=>s("queued"),"did not run":()=>s("did not run"),"":()=>""},oh=t=>t===""?s("(empty)"):
t==="decoding"?"…":ha[t](),qs=(t,e)=>{let n=d("th",t==="row"?"gp-side":"",null,{scope:t});return n.append(oe(e)),n};function tt(t,e){let n=d(t);return n.append(
...e),n}var oo=class{constructor(e,n){this.root=e,this.state=n,this.group=n.group,this.field=this.part("field"),this.table=this.field.firstElementChild,this.select=
this.part("metric"),this.chart=this.part("metric-chart"),this.whole=ia(e,this.group,o=>n.nameOf(o)),this.cells=[],this.focused=null}part(e){return this.root.querySelector(
".gp-"+e)}build(){let{state:e,group:n,select:o}=this;this.whole.shut(),e.begin(),o.replaceChildren(...n.metrics.map(({name:l,title:c})=>d("option","",s(c),{value:l}))),
o.value=e.metricName;let[{knob:r},i]=e.axes,a=i?s("{one} and {other}",{one:r,other:i.knob}):r;O(this.part("title"),a);for(let l of[this.field,this.chart])l.classList.
toggle("gp-on-one-axis",e.isList);this.cells=n.groups.map(l=>this.makeCell(l)),this.table.replaceChildren(...e.isList?this.listRows():this.gridRows()),this.table.
setAttribute("aria-label",s("The runs over {knobs}",{knobs:a})),this.focus(this.cells.length?this.cells[0].cell:null),eo(this.part("metric-meaning"),e)}makeCell({
number:e}){let n=d("td","",null,{role:"gridcell",tabindex:"-1"}),o=d("div","gp-cell-top"),[r,i]=[d("span","gp-value"),d("span","gp-star","★")],[a,l]=[d("small",
"gp-seeds-range"),d("span","gp-some-failed")],c=d("bdi","gp-cell-text"),m=Ns(this.group,-1);return i.hidden=!0,o.append(r,i,a,l,m.box),n.append(o,c),n.gpGroup=e,
{cell:n,top:o,value:r,star:i,range:a,failed:l,text:c,stepper:m,colour:""}}gridRows(){let{state:e,cells:n}=this,[o,r]=e.axes,i=d("th","gp-knob",null,{scope:"colg\
roup",colspan:o.values.length});i.append(d("span","",o.knob));let a=d("th","gp-side",r.knob,{scope:"col",rowspan:2}),l=[tt("tr",[a,i]),tt("tr",o.values.map(m=>qs(
"col",m)))],c=m=>e.inRow(m).map(({number:w})=>n[w].cell);return[tt("thead",l),tt("tbody",r.values.map((m,w)=>tt("tr",[qs("row",m),...c(w)])))]}listRows(){let{state:e,
cells:n}=this,[{knob:o,values:r}]=e.axes,i=tt("tr",[d("th","gp-side",o,{scope:"col"}),d("th","gp-metric-name","",{scope:"col"})]),a=e.inOrder.map(({number:l,place:c})=>tt(
"tr",[qs("row",r[c[1]]),n[l].cell]));return[tt("thead",[i]),tt("tbody",a)]}drawText(e){let{state:n,group:o}=this,{cell:r,text:i,stepper:a,failed:l}=this.cells[e],
c=o.shownOf(e),m=Be(c),w=n.failuresIn(e);O(l,w&&`✕ ${w}`);let b=m?`✕ ${s("failed")}`:mt(c,da).slice(0,da).trim();O(i,b||oh(n.standingOf(e))),ae(r,["gp-cell",
m&&"gp-broken",!b&&"gp-quiet"].filter(Boolean).join(" ")),a.draw(e),this.describe(e)}drawTexts(){this.group.groups.forEach(({number:e})=>this.drawText(e))}drawQuiet(){
this.cells.forEach(({cell:e},n)=>e.classList.contains("gp-quiet")&&this.drawText(n))}drawValues(){let{state:e,group:n}=this,o=e.metric;if(!o)return;let r=ta(o,n.
groups);for(let i of n.groups)this.drawValue(i,o,r);e.isList&&O(this.part("metric-name"),s(o.title)),sa(this.part("legend"),e,r),this.field.hidden=e.view==="hea\
t"&&!e.isList&&e.isSettled,O(this.part("hint"),this.field.hidden?s("Click a cell for its full text. Drag to zoom; double-click to see all again."):s("Click a ce\
ll, or press Enter, for its full text; the arrow keys move between cells.")),ra(this.chart,e,r,i=>this.whole.show(i))}drawValue(e,n,o){let r=this.cells[e.number],
{top:i,value:a,star:l,range:c}=r,m=e.values[n.name],w=Number.isFinite(m),b=w?`var(--gp-${Vt(n)}-${o.level(m)})`:"";r.colour!==b&&(i.style.backgroundColor=r.colour=
b),ae(i,w?"gp-cell-top":"gp-cell-top gp-none"),O(a,w?Te(n,m):e.entries.length===1&&Be(e.entries[0])?"✕":"–"),O(c,w?Ze(n,e):""),l.hidden=o.best!==e,this.describe(
e.number)}describe(e){let{state:n}=this,{cell:o,star:r,value:i,range:a}=this.cells[e],l=s((n.metric||{}).title),c=n.failuresIn(e),m=[n.nameOf(e),a.textContent?s(
"{metric}: {value}, over its seeds {range}",{metric:l,value:i.textContent,range:a.textContent}):`${l}: ${i.textContent}`,r.hidden?"":s("best"),c&&s("failed: {sh\
are}",{share:c}),ha[n.standingOf(e)]()];G(o,{"aria-label":m.filter(Boolean).join("; ")})}focus(e,n=!1){this.focused&&(this.focused.tabIndex=-1),this.focused=e,e&&
(e.tabIndex=0,n&&(e.focus({preventScroll:!0}),this.reveal(e)))}reveal(e){let{field:n,table:o}=this,[r,i]=[n.getBoundingClientRect(),e.getBoundingClientRect()],a=r.
left+e.parentElement.firstElementChild.offsetWidth,l=r.top+o.tHead.offsetHeight;n.scrollLeft+=Math.min(0,i.left-a)||Math.max(0,i.right-r.right),n.scrollTop+=Math.
min(0,i.top-l)||Math.max(0,i.bottom-r.bottom),(i.top<0||i.bottom>innerHeight)&&e.scrollIntoView({block:"nearest",inline:"nearest"})}};function pa(t,e){let n=new oo(t,new no(e));return la(n),o=>{if(t.hidden=!e.header||e.header.kind!=="sweep"||!e.groups.length,t.hidden){n.whole.shut();return}o.run&&
n.build(),o.run||o.pair||o.status?n.drawTexts():o.steps&&new Set([...o.entries].map(r=>e.entries[r].group)).forEach(r=>n.drawText(r)),o.measured&&n.drawQuiet(),
(o.run||o.measured||o.status)&&n.drawValues(),n.whole.draw()}}var fa={probability:{scale:"prob",level:t=>t.probability*10,ends:["0%","100%"],meaning:()=>s("How likely the token was, after the processors.")},raw:{scale:"pro\
b",level:t=>t.rawProbability*10,ends:["0%","100%"],meaning:()=>s("How likely the model found the token, before the processors.")},rank:{scale:"heat",level:t=>Is[ma(
t)][1],meaning:()=>s("The rank among all tokens, the likeliest first. A bar beside the token shows it, too.")},surprisal:{scale:"heat",level:t=>t.surprisal/Math.
LN2,bits:[0,10],words:()=>[s("expected"),s("surprising")],meaning:()=>s("How unexpected the token was: minus the logarithm of its probability.")},uncertainty:{scale:"\
heat",level:t=>t.entropyBefore/Math.LN2*1.25,bits:[0,8],words:ua,meaning:()=>s("How uncertain the model was before this token: the entropy of its distribution, \
before the processors.")},entropy:{scale:"heat",level:t=>t.entropyAfter/Math.LN2*1.25,bits:[0,8],words:ua,meaning:()=>s("How open the choice was: the entropy af\
ter the processors.")}};function ua(){return[s("certain"),s("uncertain")]}var Is=[[1,0],[10,3],[100,6],[1e3,8],[1/0,10]],ma=({rank:t})=>Is.findIndex(([e])=>(t??
1/0)<=e);function so(t,e,n){let{scale:o,level:r}=fa[e],i=Math.round(Math.max(0,Math.min(10,r(n)||0)));t.style.backgroundColor=`var(--gp-${o}-${i})`,e==="rank"?t.
dataset.rank=String(ma(n)):delete t.dataset.rank}function ro(t,e,n){let{scale:o,ends:r,bits:i,words:a=()=>[],meaning:l}=fa[e];if(t.dataset.tip=l(),t.tabIndex=0,
t.replaceChildren(),e==="rank"){Is.forEach(([E,v],M)=>{let A=d("span","gp-chip",E===1/0?s("beyond"):s("top {rank}",{rank:E}),{"data-rank":M});A.style.backgroundColor=
`var(--gp-${o}-${v})`,t.append(A)});return}let[c,m]=r||i.map(E=>`${n==="bits"?E:(E*Math.LN2).toFixed(1)} ${n}`),[w,b]=a(),k=(E,v)=>v?`${v}, ${E}`:E,$=d("span","\
gp-ramp",null,{"aria-hidden":"true"});for(let E=0;E<=10;E++){let v=d("i");v.style.backgroundColor=`var(--gp-${o}-${E})`,$.append(v)}t.append(d("span","",k(c,w)),
$,d("span","",k(i?m.replace(" ","+ "):m,b)))}var ga=[["stop","■",t=>s("Stop lane {lane}",{lane:t})],["select","✎",t=>s("Edit lane {lane}",{lane:t})],["copy","❐",t=>s("Copy lane {lane}",{lane:t})],["l\
eft","◀",t=>s("Move lane {lane} to the left",{lane:t})],["right","▶",t=>s("Move lane {lane} to the right",{lane:t})],["remove","✕",t=>s("Remove lane {lane\
}",{lane:t})]],io=class{constructor(e,n){this.group=n;let o=d("div","gp-lane-head");this.name=d("button","gp-lane-name",null,{type:"button"}),this.letter=d("b",
"gp-letter"),this.title=d("bdi","gp-lane-title"),this.reference=d("span","gp-lane-reference",s("reference")),this.name.append(this.letter,this.title,this.reference),
this.tools=d("span","gp-lane-tools"),this.buttons=Object.fromEntries(ga.map(([i,a])=>{let l=d("button","gp-button",a,{type:"button","data-do":i});return this.tools.
append(l),[i,l]})),o.append(this.name,this.tools),this.settings=d("p","gp-lane-settings"),this.changed=d("p","gp-lane-changed",`△ ${s("changed since this run")}`),
this.state=d("p","gp-lane-state"),this.doing=d("b"),this.tokens=d("span","gp-lane-count"),this.company=d("span","gp-lane-company","",{tabindex:"0","data-tip":""}),
this.state.append(this.doing,this.tokens,this.company),this.parts=d("p","gp-lane-parts"),this.seeds=d("p","gp-lane-seeds"),this.back=d("button","gp-button","◀",
{type:"button","data-seed":"-1","aria-label":s("Previous seed")}),this.on=d("button","gp-button","▶",{type:"button","data-seed":"1","aria-label":s("Next seed")}),
this.seed=d("span","","",{"aria-live":"polite"}),this.seeds.append(this.back,this.seed,this.on),this.problem=d("div","gp-problem"),this.why=d("span"),this.problem.
append(d("b","","✕ "),this.why);let r=d("div","gp-lane-top");r.append(o,this.settings,this.changed,this.state,this.parts,this.seeds,this.problem),e.append(r)}draw({
lane:e,ran:n,place:o,lanes:r,isReference:i,parts:a,told:l}){let c=n?this.group.shownOf(n.number):null;O(this.letter,e.label),O(this.title,ce(e.title)),K(this.reference,
i),G(this.name,{"aria-pressed":String(i),title:i?s("The other lanes are compared with this one"):s("Compare the others with {lane}",{lane:e.label})}),this.name.
disabled=!n,this.drawTools(e,o,r),this.drawStop(n),O(this.settings,sh(e,c,n).join(" · ")),K(this.changed,!!n&&["model","seed","settings"].some(m=>JSON.stringify(
e[m]??null)!==JSON.stringify(n[m]??null))),this.drawState(c),O(this.parts,a),K(this.parts,!!a),this.drawSeeds(c,n),this.drawProblem(e,l)}drawTools(e,n,o){K(this.
tools,this.group.canAsk);let r={left:n===0,right:n===o-1,remove:o===1,copy:o>=pn};for(let[i,,a]of ga){let l=i==="select"&&e.selected?s("Lane {lane} is shown in \
the settings",{lane:e.label}):a(e.label);G(this.buttons[i],{title:l,"aria-label":l,"aria-disabled":String(!!r[i])})}O(this.buttons.select,e.selected?`✎ ${s("e\
diting")}`:"✎"),G(this.buttons.select,{"aria-pressed":String(!!e.selected)})}drawStop(e){let{stop:n}=this.buttons,o=!!e&&this.group.running&&e.entries.some(({
log:r})=>!r.finished&&!r.failed);!o&&n===document.activeElement&&this.name.focus(),K(n,o)}drawState(e){if(K(this.state,!!e),!e)return;let{log:n}=e;O(this.doing,
rh(n,this.group.done));let o=Me(n).length;O(this.tokens,o?j(o,"{count} token","{count} tokens"):"");let r=Rs.get(n);n.shared>1&&Rs.set(n,{others:Math.max(n.shared-
1,r?r.others:0),apart:n.apart&&(!r||r.apart)});let i=Rs.get(n);if(K(this.company,!!i),!i)return;let{others:a,apart:l}=!n.running||n.shared<2?i:{others:n.shared-
1,apart:n.apart};O(this.company,l?j(a,"in turn with another run","in turn with {count} others"):j(a,"together with another run","together with {count} others")),
G(this.company,{"data-tip":l?s("It has forward passes of its own, in turn with those of the others: no other run uses its model, or it reads or writes several t\
okens at once."):s("Decoded in one batch with the other runs on this model: each forward pass gives all of them their next token.")})}drawSeeds(e,n){let o=n?n.entries.
length:0;K(this.seeds,o>1),!(o<2)&&(O(this.seed,s("seed {seed}, {place} of {all}",{seed:wa(e)??"–",place:n.shown+1,all:o})),G(this.back,{"aria-disabled":String(
n.shown===0)}),G(this.on,{"aria-disabled":String(n.shown===o-1)}))}drawProblem({label:e,problem:n},o){let r=s(n),i=o.get(r)??e;r&&o.set(r,i),K(this.problem,!!r),
O(this.why,!r||i===e?r:s("The same as in lane {lane}.",{lane:i}))}},pn=8,Rs=new WeakMap,wa=({seed:t,log:e})=>t??(e&&e.started?e.started.seed:null);function sh(t,e,n){
let o=e&&n.seed===t.seed&&n.entries.length===1?wa(e):null,r=t.seed??o;return[t.model,ce(t.settings??""),r===null?"":s("seed {seed}",{seed:r})].filter(Boolean)}function rh(t,e){
let{queued:n,loading:o,started:r,failed:i,finished:a}=t;return i?`✕ ${s("stopped by an error")}`:a?`■ ${a.sequences.length?we(a.sequences[0].stop_reason)[1]:
s("ended")}`:e?r?`■ ${s("was stopped")}`:s("did not run"):o?At(o):n?n.ahead?j(n.ahead,"waiting for another run","waiting for {count} others"):s("starting …"):
r?`● ${s("decoding …")}`:s("waiting for its turn")}var ao=class{constructor(e,n){this.body=e,this.entries=n,this.width=0,this.timer=0,this.clear(null),e.addEventListener("scroll",()=>{this.atEnd=e.scrollHeight-e.
scrollTop-e.clientHeight<40},{passive:!0}),new ResizeObserver(()=>this.resized()).observe(e)}clear(e){this.log=e,this.body.replaceChildren(),this.rows=new ze(this.
body),this.tokens=[],this.steps=[],this.dimmed=0,this.sign=null,this.said="",this.stop=null,this.atEnd=!0}draw(e,{shared:n,sign:o,why:r},{shade:i,unit:a}){this.
log!==e&&this.clear(e);let{keep:l,added:c}=Ye(this.steps,Me(e).at(-1)||null);l<this.tokens.length&&this.cut(l);for(let m of c)this.append(m,i,a);this.dim(n),this.
signAt(o?this.tokens[n]:null,o,r,a),!this.stop&&this.tokens.length&&this.reach(this.tokens[0])}cut(e){Xe(this,e),this.steps.length=e,this.dimmed=Math.min(this.dimmed,
e),this.stop&&!this.stop.isConnected&&(this.stop=null)}append(e,n,o){let r={...e.chosen,piece:e.piece},i=d("span","gp-token",null,{role:"button",tabindex:"-1"});
ct(i,r);let a=this.tokens.length?this.entries.get(this.tokens.at(-1)).token:null;this.entries.set(i,{token:r,step:e,index:e.index,lane:this}),e.given&&(i.dataset.
given=""),dt(this,i,r,a),this.steps.push(e),this.describe(i,o),this.shade(i,n)}shade(e,n){so(e.querySelector(".gp-ink"),n,ye(this.entries.get(e).step))}describe(e,n){
let{token:o,step:r,index:i}=this.entries.get(e),a=[s("token {number}: {text}",{number:i+1,text:Z(o.text)}),...Cn(r,n),this.whyOf(e)];e.setAttribute("aria-label",
a.filter(Boolean).join(", "))}whyOf(e){let{step:n}=this.entries.get(e);return[e===this.sign?this.said:"",n.given?s("given, not chosen"):""].filter(Boolean).join(
", ")}dim(e){let n=Math.min(e,this.tokens.length);for(let o=n;o<this.dimmed;o++)this.tokens[o].classList.remove("gp-shared");for(let o=this.dimmed;o<n;o++)this.
tokens[o].classList.add("gp-shared");this.dimmed=n}signAt(e,n,o,r){if((e||null)===this.sign&&(!e||o===this.said&&e.dataset.parts===n))return;let i=this.sign;this.
sign=e||null,this.said=o,i&&(delete i.dataset.parts,this.describe(i,r)),e&&(e.dataset.parts=n,this.describe(e,r))}redraw({shade:e,unit:n}){for(let o of this.tokens)
this.shade(o,e),this.describe(o,n)}settle(){this.atEnd&&this.log&&this.log.running&&(this.body.scrollTop=1e7),this.rows.settle()}resized(){let{clientWidth:e}=this.
body;!e||e===this.width||(this.width=e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),200))}reach(e){this.stop&&(this.
stop.tabIndex=-1),this.stop=e,e.tabIndex=0}next(e,n){let o=this.tokens.indexOf(e);switch(n){case"ArrowRight":return this.tokens[o+1];case"ArrowLeft":return this.
tokens[o-1];case"ArrowDown":return Pe(this.tokens,o,1);case"ArrowUp":return Pe(this.tokens,o,-1);case"Home":return this.tokens[0];case"End":return this.tokens.at(
-1);default:return null}}};function ba(t,e){let n=t.querySelector(".gp-columns"),o=t.querySelector(".gp-shade"),r=t.querySelector(".gp-scale"),i=t.querySelector(".gp-add"),a=new Map,l=new WeakMap,
c=It(t,n,e,h=>{let p=l.get(h);if(!p)return null;let{token:u,step:f,index:g,lane:y}=p;return{id:u.token_id,text:u.text,where:s("token {number}",{number:g+1}),step:f,
why:y.whyOf(h)}}),m=()=>({shade:o.value,unit:e.unit});function w(){return e.lanes?e.lanes.map(h=>({key:`lane ${h.id}`,lane:h,number:e.groups.findIndex(({id:p})=>p===
h.id)})):e.groups.map(h=>({key:`group ${h.number}`,lane:h,number:h.number}))}function b(h){let p=document.activeElement,u=[...n.children].indexOf(p&&p.closest("\
.gp-lane")),f=new Set(h.map(({key:g})=>g));for(let[g,{element:y}]of a)f.has(g)||(y.remove(),a.delete(g));h.forEach(({key:g,lane:y,number:_},T)=>{let L=a.get(g)||
$(g);Object.assign(L,{lane:y,number:_}),n.children[T]!==L.element&&n.insertBefore(L.element,n.children[T]||null)}),k(),!(u<0||document.activeElement===p)&&(p.isConnected?
p.focus():n.children.length&&n.children[Math.min(u,n.children.length-1)].querySelector(".gp-lane-name").focus())}function k(){let{clientWidth:h}=n,[p,u,f]=[240,
12,4];if(!h||!a.size)return;let g=Math.max(1,Math.min(f,Math.floor((h+u)/(p+u)))),y=Math.ceil(a.size/g);n.style.setProperty("--lanes-in-row",Math.ceil(a.size/y))}
new ResizeObserver(k).observe(n);function $(h){let p=d("li","gp-lane"),u=new io(p,e),f=d("p","gp-note gp-not-yet",s("Not run yet.")),g=d("div","gp-lane-text",null,
{role:"group",dir:"auto"}),y=d("div","gp-lane-bottom");y.append(f,g),p.append(y);let _={element:p,head:u,note:f,body:g,text:new ao(g,l)};return a.set(h,_),_}function E(h,p,u,f){
let{element:g,head:y,note:_,body:T,text:L,lane:P,number:S}=h,q=S<0?null:e.groups[S],R=Ue(e),D=!!(q&&R&&R[0]===S),N=q&&R&&!D?v(R[0],S):{shared:0,sign:"",why:"",words:""};
y.draw({lane:P,ran:q,place:p,lanes:u,isReference:D,parts:N.words,told:f}),g.classList.toggle("gp-lane-selected",!!P.selected),G(g,{"aria-label":s("Lane {lane}: \
{title}",{lane:P.label,title:ce(P.title)})}),G(T,{"aria-label":s("Text of lane {lane}, token by token. The arrow keys move along it.",{lane:P.label})}),K(_,!q),
K(T,!!q),q?L.draw(e.shownOf(S).log,N,m()):L.log&&L.clear(null)}function v(h,p){let u=We(e,h),[f,g]=[h,p].map(q=>e.shownOf(q).log),{kind:y,at:_,shorter:T}=Zn(e,h,
p),L=_[1];if(y==="apart"){let{chosen:q}=Me(f)[_[0]],R=s("here it diverges from {lane}, which has {token}",{lane:u,token:Z(q.text)});return{shared:L,sign:`≠${u}`,
why:R,words:`≠ ${s("diverges from {lane} at token {number}",{lane:u,number:L+1})}`}}let P={shared:L,sign:"",why:""};if(!L)return{...P,words:""};let S=[f,g].map(
q=>!!(q.finished||q.failed||e.done));return(y==="same"?!(S[0]&&S[1]):!S[T])?{...P,words:`= ${s("the same as {lane} so far",{lane:u})}`}:y==="same"?{...P,words:`\
= ${s("the same as {lane}",{lane:u})}`}:{...P,words:`= ${T?s("the same as {lane}, which continues",{lane:u}):s("the same as {lane}, then continues",{lane:u})}`}}
function M(h){let{header:p}=e,u=p?p.prompt:"";K(t.querySelector(".gp-asked"),!!u),me(t.querySelector(".gp-asked-text"),u,{plain:!0}),K(t.querySelector(".gp-part\
ing-key"),!!Ue(e)),K(i.parentNode,e.canAsk),G(i,{"aria-disabled":String(h.length>=pn),title:h.length>=pn?s("At most {count} lanes",{count:String(pn)}):s("A new \
lane at the end")})}let A=h=>[...a.values()].find(({element:p})=>p.contains(h));n.addEventListener("click",({target:h})=>{let p=A(h),u=h.closest("button"),f=h.closest(
".gp-token");p&&f&&l.has(f)&&W(p,f),!(!p||!u||u.getAttribute("aria-disabled")==="true")&&(u.dataset.do&&e.ask({type:"lane",do:u.dataset.do,id:p.lane.id}),u.dataset.
seed&&e.showEntry(p.number,e.groups[p.number].shown+Number(u.dataset.seed)),u===p.head.name&&C(p.number))});function C(h){let p=Ue(e);p&&h!==p[0]&&e.setPair(h,h===
p[1]?p[0]:p[1])}function W(h,p){h.text.reach(p),p.focus({preventScroll:!0}),p.scrollIntoView({block:"nearest"}),c.show(p)}n.addEventListener("keydown",h=>{let{target:p,
key:u}=h;if(!l.has(p)||h.ctrlKey||h.metaKey||h.altKey)return;let f=A(p),g=u==="Enter"||u===" "?p:f.text.next(p,u);!g&&!u.startsWith("Arrow")||(h.preventDefault(),
g&&W(f,g))}),i.addEventListener("click",()=>{i.getAttribute("aria-disabled")!=="true"&&e.ask({type:"lane",do:"add"})});function x(){ro(r,o.value,e.unit)}return o.
addEventListener("change",()=>{for(let{text:h}of a.values())h.redraw(m());x()}),h=>{let p=w();if(t.hidden=!p.length&&!e.canAsk,t.hidden)return;if((h.run||h.lanes)&&
b(p),h.unit){for(let{text:f}of a.values())f.redraw(m());x()}M(p);let u=new Map;p.forEach(({key:f},g)=>E(a.get(f),g,p.length,u));for(let{text:f}of a.values())f.settle();
c.refresh(h.unit||h.pair)}}function ka(t,e){let i=M=>t.querySelector(".gp-"+M);function a(M){let[A,C]=[Math.min(...M),Math.max(...M)],W=[1,2,5,10,20,50,100,200,500,1e3].find(p=>Math.floor(
C/p)-Math.floor(A/p)<24)||Math.ceil((C-A+1)/24),x=Math.floor(A/W),h=Array.from({length:Math.floor(C/W)-x+1},(p,u)=>[Math.max((x+u)*W,A),Math.min((x+u+1)*W-1,C),
0]);for(let p of M)h[Math.floor(p/W)-x][2]+=1;return h}function l(M){let A=M.map(ft).sort((p,u)=>p-u),C=A.length?a(A):[],W=JSON.stringify(C);i("bins").dataset.key!==
W&&pe(i("bins"),C.length?c(C):void 0),i("bins").dataset.key=W;let x=A.reduce((p,u)=>p+u,0)/A.length,h=(A[A.length-1>>1]+A[A.length>>1])/2;O(i("average"),A.length?
s("mean {mean}, median {median}, from {low} to {high}",{mean:x.toFixed(1),median:z(h),low:z(A[0]),high:z(A.at(-1))}):s("none has ended yet"))}function c(M){let A=(x,h)=>x===
h?j(x,"{count} token","{count} tokens"):s("{low} to {high} tokens",{low:z(x),high:z(h)}),C=([x,h,p])=>`${A(x,h)}: ${j(p,"{count} text","{count} texts")}`,W={type:"\
bar",hoverinfo:"text",textposition:"none",text:M.map(C),x:M.map(([x,h])=>(x+h)/2),y:M.map(([,,x])=>x),width:M.map(([x,h])=>.94*(h-x+1)),marker:{color:"var(--gp-\
kept)"}};return ut(s("Number of texts by their length in tokens"),[W],Ne(s("tokens"),{showgrid:!1}),Ne(s("texts"),{rangemode:"tozero"}),{height:220,bargap:0})}function m(){
let M=d("li"),A=d("span","",null,{"aria-hidden":"true"});return A.append(d("i","gp-bar")),M.append(d("span","gp-sign",null,{"aria-hidden":"true"}),d("span","gp-\
word"),A,d("span","gp-times")),M}function w(M){let A=new Map;for(let x of M)A.set(Se(x),(A.get(Se(x))||0)+1);let C=[...A].sort(([x,h],[p,u])=>u-h||(x<p?-1:1)),W=Y(
i("endings"),C.length,m);C.forEach(([x,h],p)=>{let[u,f,g,y]=W[p].children;G(W[p],{"data-end":x}),O(u,Qe(x)),O(f,et(x)[0]),ne(g.firstChild,"width",h/M.length),O(
y,`${z(h)} · ${F(h/M.length)}`)})}function b(M){let A=M.filter(h=>Se(h)==="failed"),C=M.filter(h=>Se(h)!=="failed"&&!mt(h).trim()),W=e.done?e.entries.length-M.
length:0,x=[];C.length&&x.push(j(C.length,"{count} text is empty.","{count} texts are empty.")),A.length&&x.push(j(A.length,"{count} sample failed and is counte\
d only here.","{count} samples failed and are counted only here.")),W&&x.push(j(W,"{count} sample did not finish.","{count} samples did not finish.")),O(i("oddi\
ties"),x.join(" "))}function k(M){let A=new Map;for(let p of M)A.set(mt(p),(A.get(mt(p))||0)+1);let C=[...A].filter(([,p])=>p>1).sort(([p,u],[f,g])=>g-u||(p<f?-1:
1));O(i("common-title"),$(A.size,M.length,C.length>0));let W=i("common"),x=C.slice(0,5),h=[...W.children].map(p=>p.gpText);x.length===h.length&&x.every(([p],u)=>p===
h[u])?x.forEach(([,p],u)=>O(W.children[u].firstChild,`${z(p)} ×`)):W.replaceChildren(...x.map(E))}function $(M,A,C){return A<2?A?j(A,"{count} text","{count} te\
xts"):"":M===1?s("All {count} texts are the same",{count:z(A)}):C?s("{count} different texts of {all}; the most frequent ones",{count:z(M),all:z(A)}):s("All {co\
unt} texts are different",{count:z(A)})}function E([M,A]){let C=d("li");if(C.gpText=M,C.append(d("span","gp-times",`${z(A)} ×`)),M.length<=150)C.append(M.trim()?
d("bdi","",Le(M)):d("span","gp-note",s("(empty)")));else{let W=d("details"),x=d("summary");x.append(d("bdi","",Le(M.slice(0,150))+"…")),W.append(x,d("p","",M,
{dir:"auto"})),C.append(W)}return C}function v(M,A){return M===A?j(A,"{count} sample","all {count} samples"):e.done?j(A,"{ended} of {count} sample ended","{ende\
d} of {count} samples ended",{ended:z(M)}):j(A,"{ended} of {count} sample ended so far","{ended} of {count} samples ended so far",{ended:z(M)})}return M=>{if(t.
hidden=!e.header||e.header.kind!=="seeds",t.hidden||!(M.run||M.status))return;M.run&&i("common").replaceChildren();let A=e.entries.filter(x=>Jt(x)==="cut"),C=e.
entries.filter(x=>Se(x)&&!A.includes(x)),W=C.filter(x=>Se(x)!=="failed");O(i("of"),v(C.length,e.entries.length)),l(W),w([...C,...A]),b(C),k(W)}}var ya="generation-playground.columns",ih=["tokens","tokens_per_second","perplexity","entropy","distinct_2","repetition","words","ended"],lo=class{constructor(e,n){
this.place=e,this.changed=n,this.summary=d("summary"),this.boxes=d("div","gp-column-boxes",null,{role:"group","aria-label":s("Columns of the table")}),e.append(
this.summary,this.boxes),this.chosen=new Set(ah()||ih),this.names=""}shown(e){let n=e.map(({name:r})=>r).join();n!==this.names&&(this.names=n,this.boxes.replaceChildren(
...e.map(r=>this.box(r))));let o=e.filter(({name:r})=>this.chosen.has(r));return O(this.summary,s("Columns: {shown} of {all}",{shown:String(o.length),all:String(
e.length)})),o}box({name:e,title:n,meaning:o}){let r=d("label","",null,{title:s(o)}),i=d("input","",null,{type:"checkbox"});return i.checked=this.chosen.has(e),
i.addEventListener("change",()=>{i.checked?this.chosen.add(e):this.chosen.delete(e),lh([...this.chosen]),this.changed()}),r.append(i,` ${s(n)}`),r}};function ah(){
try{let t=JSON.parse(localStorage.getItem(ya)||"null");return Array.isArray(t)?t:null}catch{return null}}function lh(t){try{localStorage.setItem(ya,JSON.stringify(
t))}catch{}}function xa(t,e){let n=t.querySelector(".gp-metrics"),[o]=n.tHead.rows,r=o.cells[0].querySelector("button"),i=new Map,a=null,l=[],c=new lo(t.querySelector(".gp-\
column-choice"),()=>A()),m=({values:W},{name:x})=>Number.isFinite(W[x])?W[x]:null;function w(){let W=e.metrics.filter(u=>e.groups.some(f=>m(f,u)!==null));t.hidden=
!W.length;let x=c.shown(W);if(x.length===l.length&&x.every((u,f)=>u===l[f].metric))return;let h=document.activeElement,p=o.contains(h)?h.dataset.name:null;l.forEach(
({head:u})=>u.remove()),l=x.map(u=>{let f=d("th","",null,{scope:"col"}),{name:g,title:y,unit:_,meaning:T,formula:L,better:P}=u,S=P==="more"?s("More is better."):
P==="less"?s("Less is better."):"",q=[s(T),S,s("Formula: {formula}.",{formula:s(L)})].filter(Boolean).join(" "),R=d("button","gp-sort",null,{type:"button","data\
-name":g,"data-tip":q});return R.append(d("span","",s(y).replace(/-(?=\d)/g,"‑")),d("span","gp-arrow","",{"aria-hidden":"true"})),f.append(R),_&&_!==y.toLowerCase()&&
f.append(d("small","",s(_))),o.append(f),{metric:u,head:f}});for(let u of i.values())Y(u,1+l.length,k);p&&o.querySelector(`[data-name="${CSS.escape(p)}"]`)?.focus()}
function b(){for(let{metric:W,head:x}of l){let h=a&&a.name===W.name?a.down?"descending":"ascending":"none";G(x,{"aria-sort":h}),O(x.querySelector(".gp-arrow"),{
descending:" ▼",ascending:" ▲",none:""}[h])}}o.addEventListener("click",({target:W})=>{let x=W.closest(".gp-sort");if(!x)return;let h=l.map(p=>p.metric).find(
({name:p})=>p===x.dataset.name);if(!h)a=null;else{let p=h.better!=="less",u=a&&a.name===h.name;u&&a.down!==p?a=null:a={name:h.name,down:u?!p:p}}A()});function k(){
let W=d("td"),x=d("span","gp-value");x.append(d("b","gp-best-sign","",{"aria-hidden":"true"}),d("span"),d("span","gp-hidden"),d("small","gp-seeds-range"));let h=d(
"span","gp-track");return h.append(d("i")),W.append(x,h),W}function $(W){let x=d("tr"),h=d("th","gp-whose",null,{scope:"row"});return h.append(d("b","gp-letter"),
d("bdi")),x.append(h),Y(x,1+l.length,k),n.tBodies[0].append(x),i.set(W,x),x}function E({number:W,title:x}){let h=i.get(W)||$(W),[p,u]=h.cells[0].children;O(p,We(
e,W)),O(u,ce(x))}function v({metric:W},x){let h=e.groups.map(f=>m(f,W)),p=Math.max(...h.map(f=>Math.abs(f??0))),u=As(W,e.groups);return h.forEach((f,g)=>{let y=i.
get(g).cells[x+1],[_,T]=y.children,L=u!==null&&u.number===g;O(_.children[0],L?"★":""),O(_.children[1],to(W,e.groups[g])),O(_.children[2],L?` ${s("(best)")}`:"");
let P=f===null||Ps(W)?"":Ze(W,e.groups[g]);O(_.children[3],P&&s("over the seeds {range}",{range:P})),y.classList.toggle("gp-best",L),ne(T.firstChild,"width",f===
null||!p?0:Math.abs(f)/p)}),u!==null}function M(){let W=[...e.groups];if(a){let h=a.down?-1:1;W.sort((p,u)=>{let[f,g]=[m(p,a),m(u,a)];return f===null||g===null?
+(f===null)-+(g===null):h*(f-g)})}let[x]=n.tBodies;W.forEach(({number:h},p)=>{x.rows[p]!==i.get(h)&&x.insertBefore(i.get(h),x.rows[p]||null)})}function A(){if(w(),
t.hidden)return;a&&!l.some(({metric:x})=>x.name===a.name)&&(a=null),e.groups.forEach(E);let W=l.map(v);K(t.querySelector(".gp-best-key"),W.some(Boolean)),b(),M()}
function C(){for(let x of i.values())x.remove();i.clear();let{kind:W}=e.header||{};O(r,W==="lanes"?s("Lane"):W==="sweep"?s("Cell"):s("Runs")),n.classList.toggle(
"gp-one",e.groups.length<2),K(t.querySelector(".gp-sorting"),e.groups.length>1)}return W=>{W.run&&C(),(W.run||W.measured||W.lanes)&&A()}}var va={sweep:()=>s("Nothing has run yet. “{button}” writes a text for each pair of values and draws a heat map of any metric.",{button:s("Run the grid")}),
seeds:()=>s("Nothing has run yet. “{button}” samples many texts and draws a tree of what the model can say, with counts and probabilities.",{button:s("Draw \
the samples")}),trial:()=>s("Nothing has run yet. “{button}” decodes the same request with and without drafts and answers one question: whether drafts make it f\
aster, which draft length is best, or whether the texts are the same.",{button:s("Run the trial")}),precision:()=>s("Nothing has run yet. “{button}” lets the mo\
del write in each precision in turn, measures memory and speed, and shows how far the distributions diverge at each token.",{button:s("Compare precisions")}),watermark:()=>s(
"Nothing has run yet. “{button}” writes texts with and without the watermark and answers one question, or lets you guess which is which.",{button:s("Run the\
 experiment")})};function Sa(t,e){let r=t.querySelector(".gp-status"),i=t.querySelector(".gp-pace"),a=t.querySelector(".gp-track"),l=t.querySelector(".gp-troubl\
es"),c=t.querySelector(".gp-told"),m=t.querySelector(".gp-answered"),w=[],b=[],k=null,$=0;function E(h){let p=e.entries[h];w[h]=Jt(p),b[h]=ft(p)}function v(h){let p=w.
length,u=h.ended+h.failed;if(u===p)return[j(p,"The run has ended","All {count} runs have ended"),""];let f=h.cut+(e.done?h.decoding:0),g=[f&&s("{count} cut off",
{count:z(f)}),!e.done&&s("{count} decoding",{count:z(h.decoding)}),!e.done&&s("{count} queued",{count:z(h.waiting)}),e.done&&h.waiting&&s("{count} not started",
{count:z(h.waiting)})].filter(Boolean),y={ended:z(u)};return[e.done?j(p,"Stopped: {ended} of {count} run ended","Stopped: {ended} of {count} runs ended",y):j(p,
"{ended} of {count} run ended","{ended} of {count} runs ended",y),g.map(T=>` · ${T}`).join("")]}function M(h){if(!h)return;let p=performance.now();k??={at:p,sum:h},
h!==k.last&&([k.last,$]=[h,p]);let u=$-k.at,f=u>500&&s("{rate} tokens/s in total",{rate:z(Math.round((h-k.sum)/u*1e3))});O(i,[j(h,"{count} token","{count} token\
s"),f].filter(Boolean).join(" · "))}function A(h){let p=new Map;for(let y of e.entries.filter(_=>w[_.number]==="failed")){let _=JSON.stringify(En(Be(y)));p.set(
_,[...p.get(_)||[],y])}let u=e.done?h.cut:0,f=JSON.stringify([[...p].map(([y,_])=>[y,_.length]),u]);if(l.dataset.key===f)return;l.dataset.key=f,l.replaceChildren();
for(let[y,_]of[...p].slice(0,8)){let T=d("p");T.append(d("b","","✕ "),`${W(_)} `);for(let{knob:L,message:P,fix:S}of JSON.parse(y))T.append(d("span","",(L?`${L}\
: `:"")+P),S?` ${S} `:" ");l.append(T)}let g=[...p.values()].slice(8).flat().length;g&&l.append(d("p","gp-note",j(g,"{count} more run failed for other reasons.",
"{count} more runs failed for other reasons."))),u&&l.append(d("p","gp-note gp-stopped",C(u)))}function C(h){return e.done.overtaken?j(h,"{count} run was stoppe\
d because another run took its place; what was written is kept.","{count} runs were stopped because another run took their place; what was written is kept."):j(
h,"{count} run was stopped by hand; what was written is kept.","{count} runs were stopped by hand; what was written is kept.")}function W(h){let p=[...new Set(h.
map(y=>e.groups[y.group].label))];if(p.length===e.groups.length)return j(h.length,"{count} run failed:","{count} runs failed:");let u=p.length-1,g=p.every(y=>y.
length===1)||!u?p.join(", "):j(u,"{label} and {count} other","{label} and {count} others",{label:p[0]});return j(h.length,"{count} run failed ({groups}):","{cou\
nt} runs failed ({groups}):",{groups:g})}function x(){let h=e.found&&e.found.question,u=(h&&e.asking&&e.asking.question!==h?e.asking.titles:{})[h];K(m,!!u),u&&O(
m,e.done?s("These runs answered “{question}”. Choose that question to see the answer.",{question:s(u)}):s("These runs answer “{question}”. Choose that quest\
ion to see the answer.",{question:s(u)}))}return h=>{if(t.hidden=!e.header&&!Object.hasOwn(va,e.name),a.hidden=!e.header,!e.header&&!t.hidden&&O(r,va[e.name]()),
!e.header)return;h.run?([w,b,k]=[[],[],null],O(i,""),e.entries.forEach(g=>E(g.number))):h.measured||h.status?e.entries.forEach(g=>E(g.number)):h.entries.forEach(
E);let p={ended:0,cut:0,failed:0,decoding:0,waiting:0};for(let g of w)p[g]+=1;let[u,f]=v(p);r.dataset.words!==u+f&&(r.dataset.words=u+f,r.replaceChildren(d("b",
"",u),f));for(let g of["ended","failed","decoding"])ne(a.querySelector(".gp-part-"+g),"width",p[g]/Math.max(1,w.length));G(a,{"aria-valuemax":w.length,"aria-val\
uenow":p.ended+p.failed,"aria-valuetext":u+f.replaceAll(" · ",", ")}),M(b.reduce((g,y)=>g+y,0)),A(p),x(),e.done&&O(c,u)}}function Oa(t){ch(t),ph(t),t.lanes.addEventListener("change",()=>{t.state.opened.clear(),t.draw()})}function zs(t,e){if(!e.folded){t.pick(e.entry.run.at(-1));return}
let[n]=e.folded,o=document.activeElement===e.item;t.state.unfold(e.node,e.folded),t.draw(),o&&Ot(t,t.views.get(n.id))}function ch(t){let{tree:e}=t,n=o=>{let r=o.
closest(".gp-knot");return r?r.parentElement.gpView:null};e.addEventListener("click",({target:o})=>{let r=n(o);r&&(Ma(t,r),zs(t,r))}),e.addEventListener("pointe\
rmove",({target:o,pointerType:r})=>{r!=="touch"&&t.point(n(o),o.gpNode||null)}),e.addEventListener("pointerleave",()=>t.point(null)),e.addEventListener("focusin",
o=>{let r=o.target;r.gpView&&r.matches(":focus-visible")&&t.point(r.gpView,null)}),e.addEventListener("focusout",()=>t.point(null))}function Ma(t,e){t.current&&
t.current!==e&&G(t.current.item,{tabindex:"-1"}),t.current=e,G(e.item,{tabindex:"0"})}function Ot(t,e){e&&(Ma(t,e),e.item.focus({preventScroll:!0}),e.knot.scrollIntoView(
{block:"nearest",inline:"nearest"}),t.point(e,null))}var Ea=({kids:t})=>t&&t.firstElementChild&&t.firstElementChild.gpView;function dh(t,e){e.entry&&t.state.closed.
delete(e.entry.head.id)?t.draw():Ot(t,Ea(e))}function hh(t,e){e.entry&&Ea(e)?(t.state.closed.add(e.entry.head.id),t.draw()):Ot(t,e.above)}var _a={ArrowDown:(t,e,n)=>Ot(
t,n[n.indexOf(e)+1]),ArrowUp:(t,e,n)=>Ot(t,n[n.indexOf(e)-1]),ArrowRight:dh,ArrowLeft:hh,Home:(t,e,n)=>Ot(t,n[0]),End:(t,e,n)=>Ot(t,n.at(-1)),Enter:zs," ":zs,Escape:t=>{
t.point(null),t.state.picked&&t.pick(null)}};function ph(t){t.tree.addEventListener("keydown",e=>{let n=e.target.gpView;if(!n||e.ctrlKey||e.altKey||e.metaKey||!Object.
hasOwn(_a,e.key))return;e.preventDefault();let o=[...t.tree.querySelectorAll(".gp-branch")].filter(r=>r.offsetParent);_a[e.key](t,n,o.map(r=>r.gpView))})}var co=class{constructor(){this.count=0,this.root=this.node(null,null),this.tips=[],this.ended=new Map}node(e,n){let o=n&&n.logprob!==null&&e.logprob!==null&&e.
logprob!==void 0,r=n?o?n.logprob+e.logprob:null:0;return{id:this.count++,token:e,before:n,depth:n?n.depth+1:0,kids:new Map,samples:[],ends:[],logprob:r,order:[]}}begin(e){
return this.root.samples.push(e),this.tips[e]=this.root}add(e,n){let o=this.tips[e]||this.begin(e),r=o.kids.get(n.token_id);r||(r=this.node(n,o),o.kids.set(n.token_id,
r),o.order.push(r)),r.samples.push(e),this.tips[e]=r}end(e,n){this.ended.has(e)||(this.ended.set(e,n),(this.tips[e]||this.begin(e)).ends.push([e,n]))}reached(e){
let n=o=>!uh.has(this.ended.get(o)??"length");return this.root.samples.filter(o=>this.tips[o].depth>=e||n(o)).length}},uh=new Set(["length","max_time","stopped",
"failed","given","unfinished"]);function Ta(t){let e=[t];for(;t.kids.size===1&&!t.ends.length;)[t]=t.order,e.push(t);return e}function $a(t){for(;t.before&&t.before.
before&&t.before.kids.size===1&&!t.before.ends.length;)t=t.before;return t}var un=(t,e=null)=>t.logprob===null||e&&e.logprob===null?null:Math.exp(t.logprob-(e?e.
logprob:0)),fn=t=>{let e=[];for(;t.before;t=t.before)e.push(t);return e.reverse()},La=(t,e)=>(e.logprob??-1/0)-(t.logprob??-1/0)||t.token.token_id-e.token.token_id;
function fh({order:t},e){if(!e)return t.sort((o,r)=>r.samples.length-o.samples.length||La(o,r)),t;let n=(o,r)=>o.samples.length>r.samples.length+Math.max(.5,r.samples.
length/5);for(let o=1;o<t.length;o++)for(let r=o;r>0&&n(t[r],t[r-1]);r--)[t[r-1],t[r]]=[t[r],t[r-1]];return t}function Aa(t,{lanes:e,grows:n,opened:o=new Map,closed:r=new Set,
before:i=new Set}){let a=[],l=[],c=({id:v,samples:M})=>M.length+(n&&i.has(v)?.5:0),m=([v],[M])=>c(M)-c(v)||v.depth-M.depth||La(v,M),w=0;function b(v,M,A){for(w+=
1;;){let C=M.at(-1),W={head:v,run:M,kids:[],folded:[],closed:r.has(v.id)};A.push(W);let x=fh(C,n);if(!x.length||W.closed)return;let h=1+(o.get(C.id)||0);x.slice(
1).forEach((p,u)=>(u+1<h?l:a).push([p,W])),A=W.kids,[v]=x,M=Ta(v)}}let k=v=>{for(;v.length;){let[M,A]=v.pop();b(M,Ta(M),A.kids),k(l)}},$=()=>a.splice(0).forEach(
([v,M])=>M.folded.push(v)),E=[];for(b(t.root,[t.root],E),k(l);a.length&&w<e;)a.sort(m),k([a.shift()]);$();for(let v=js(E[0]);v.length;v=js(E[0]))k(v),$();return Ca(
E[0]),E[0]}function js(t){return[...t.folded.length===1?[[t.folded.pop(),t]]:[],...t.kids.flatMap(js)]}function Ca(t){let e=new Map(t.run.at(-1).order.map((n,o)=>[
n,o]));t.kids.sort((n,o)=>e.get(n.head)-e.get(o.head)),t.kids.forEach(Ca)}var mh=12,ho=class{constructor(e){this.group=e,this.begin()}begin(){this.trie=new co,this.opened=new Map,this.closed=new Set,this.picked=null}read(e){let{trie:n,
group:o}=this,r=o.entries[e],i=n.tips[e];for(let l=i?i.depth:0;l<r.tokens.length;l++)n.add(e,r.tokens[l]);let a=Se(r);a&&n.end(e,a)}shown(e,n){return Aa(this.trie,
{lanes:e,grows:!this.group.done,opened:this.opened,closed:this.closed,before:n})}pick(e){this.picked=e===this.picked?null:e}unfold(e,n){let o=e.order.length-n.length;
this.opened.set(e.id,o-1+Math.min(mh,n.length))}isOnPath({head:e,run:n}){return mn(n.at(-1),this.picked)||mn(this.picked,e)}};function mn(t,e){for(;t&&t.depth>e.
depth;)t=t.before;return t===e}var po=220,uo=({token:t})=>t.piece??t.text;function Pa(t,e,n,o){let{length:r}=n.samples,[i,a]=[t.reached(n.depth),e.before],l=un(n),c=b=>b===null?s("not known"):
F(b),m=e===n,w=[[s("Samples here"),i<o?j(i,"{number} of {count} sample so far","{number} of {count} samples so far",{number:z(r)}):fo(r,i)]];l!==null&&w.push([s(
"Expected samples"),`${gh(i*l)} = ${z(i)} × ${F(l)}`]),w.push([j(n.depth-e.depth+1,"Probability of this token","Probability of these {count} tokens"),c(un(n,a))]),
w.push([s("Share of the samples at this fork"),F(r/Math.max(1,bh(a)))]),m&&w.push([s("Before the processors"),c(n.token.raw_logprob===null?null:X(n.token.raw_logprob))]),
w.push([s("Probability of the text so far"),c(l)]);for(let[b,k]of mo(n))w.push([`${Qe(b)} ${s("ends here: {reason}",{reason:et(b)[0]})}`,z(k)]);return w}var gh=t=>t<
.01?s("fewer than 0.01"):t.toFixed(t<10?2:1),fo=(t,e)=>j(e,"{number} of {count} sample","{number} of {count} samples",{number:z(t)});function wh(t,e,n){return e?
j(t,"{count} sample goes through {text}","{count} samples go through {text}",{text:e}):n==="source"?j(t,"{count} sample follows the source","{count} samples fol\
low the source"):n==="message"?j(t,"{count} sample answers the message","{count} samples answer the message"):j(t,"{count} sample continues the prompt","{count}\
 samples continue the prompt")}var bh=t=>t.order.reduce((e,n)=>e+n.samples.length,0);function mo(t){let e=new Map;for(let[,n]of t.ends)e.set(n,(e.get(n)||0)+1);
return e}function Na(t,e){let n=d("div","gp-trie-card",null,{popover:"manual","aria-hidden":"true"}),o=d("p"),r=d("dl");n.append(o,r),n.hidden=!0,t.append(n);function i(c,m,w,b,k){
let $=fn(w.before).map(({token:A})=>A.piece??"").join(""),E=$.length>po?"…"+$.slice(-po):$,v=fn(b).slice(w.depth-1).map(uo).join(""),M=d("bdi","",E);M.append(
d("b","",v.length>po?v.slice(0,po)+"…":v)),o.replaceChildren(M),r.replaceChildren(...Pa(m,w,b,k).flatMap(([A,C])=>[d("dt","",A),d("dd","",C)])),n.hidden&&document.
addEventListener("scroll",e,{capture:!0,passive:!0}),n.hidden=!1,n.showPopover&&!n.matches(":popover-open")&&n.showPopover(),a(c)}function a(c){let m=c.getBoundingClientRect(),
{clientWidth:w,clientHeight:b}=document.documentElement,[k,$]=[n.offsetWidth,n.offsetHeight],E=m.bottom+7+$+8<=b?m.bottom+7:m.top-$-7;n.style.left=`${Math.max(8,
Math.min(m.left,w-k-8))}px`,n.style.top=`${Math.max(8,Math.min(E,b-$-8))}px`}function l(){n.hidden||(n.hidePopover&&n.isConnected&&n.matches(":popover-open")&&n.
hidePopover(),n.hidden=!0,document.removeEventListener("scroll",e,{capture:!0}))}return{show:i,hide:l}}function Wa(t,e,n){let r=t.querySelector(".gp-through"),i=t.
querySelector(".gp-through-title"),a=t.querySelector(".gp-through-list"),l=t.querySelector(".gp-through-more"),c=t.querySelector(".gp-through-facts"),[m,w]=[null,
null],b=!1;function k(){let M=d("li"),A=d("bdi");return A.append(d("span","gp-shared"),d("span","gp-own")),M.append(A,d("small")),M}function $(M,A,C){let W=e.entries[A],
x=fn(C).length,h=g=>g.map(({piece:y})=>y??"").join("");O(M.querySelector(".gp-shared"),h(W.tokens.slice(0,x))),O(M.querySelector(".gp-own"),h(W.tokens.slice(x)));
let p=Se(W);O(M.querySelector("small"),[s("sample {number}",{number:A+1}),(W.seed??null)===null?"":s("seed {seed}",{seed:W.seed}),j(ft(W),"{count} token","{coun\
t} tokens"),p?`${Qe(p)} ${et(p)[0]}`:"…"].filter(Boolean).join(" · "));let u=M.querySelector("button"),f=s("Open sample {number} as one run",{number:A+1});if(e.
canAsk&&!u){let g=d("button","gp-button",s("Open"),{type:"button","aria-label":f});g.addEventListener("click",()=>e.ask({type:"open",entry:+M.dataset.entry})),M.
append(g)}else u&&M.dataset.entry!==String(A)&&u.setAttribute("aria-label",f);M.dataset.entry=A}function E(M,A){let C=M.before?Pa(A,$a(M),M,e.entries.length):[],
W=Y(c,C.length,()=>{let x=d("div");return x.append(d("dt"),d("dd")),x});C.forEach(([x,h],p)=>{O(W[p].firstChild,x),O(W[p].lastChild,h)})}function v(M,A){if(M!==
m&&(b=!1),[m,w]=[M,A],r.hidden=!M,!M)return;E(M,A);let{samples:C}=M,W=Le(fn(M).map(uo).join("").trim()),x=Z(W.length>118?"…"+W.slice(-109):W);O(i,wh(C.length,
M.before&&x,e.apart));let h=b?C.length:Math.min(12,C.length),p=Y(a,h,k);for(let u=0;u<h;u++)$(p[u],C[u],M);l.hidden=h===C.length,O(l,s("Show all {count}",{count:z(
C.length)}))}return l.addEventListener("click",()=>{b=!0,v(m,w)}),t.querySelector(".gp-unpick").addEventListener("click",n),v}var kh=18,qa=110,Ia=160,Bs=t=>t.reduce((e,n)=>e+n.samples.length,0);function yh(t){let e=d("li","",null,{role:"treeitem",tabindex:"-1"}),n=d("div","gp-knot"),[o,
r,i]=[d("bdi","gp-run"),d("span","gp-count"),d("span","gp-end")];n.append(o,r,i),e.append(n);let a={key:t,item:e,knot:n,run:o,number:r,end:i,kids:null,entry:null,
above:null};return e.gpView=a,a}function Ra(t,e){let n=new Set(e.map(({item:o})=>o));for(let o of[...t.children])n.has(o)||o.remove();e.forEach(({item:o},r)=>{t.
children[r]!==o&&t.insertBefore(o,t.children[r]||null)})}function za(t,e,n){let o=`${e} ${n}`;t.stream!==o&&(t.stream=o,t.item.style.setProperty("--own",e),t.item.
style.setProperty("--rest",n))}function xh(t,{run:e,head:n}){let o=[...mo(e.at(-1))],r=o.map(([i,a])=>`${Qe(i)}${n.samples.length>1?` ${z(a)}`:""}`).join(" ");O(
t.end,r),t.end.classList.toggle("gp-end-failed",o.some(([i])=>i==="failed"))}var go=class{constructor(e,n){this.root=e,this.state=n,this.group=n.group,this.tree=
e.querySelector(".gp-roots"),this.lanes=e.querySelector(".gp-lanes"),this.about=e.querySelector(".gp-about"),this.card=Na(e,()=>this.point(null)),this.drawThrough=
Wa(e,this.group,()=>this.pick(null)),this.views=new Map,this.current=null,this.pointed=null,vh(e)}clear(){this.state.begin(),this.views=new Map,this.current=null,
this.pointed=null,this.tree.replaceChildren(),this.card.hide()}draw(){let{state:e,tree:n,views:o}=this,r=document.activeElement&&document.activeElement.gpView,i=[
...o.values()].filter(({item:l,entry:c})=>c&&l.isConnected),a=new Set(i.map(({key:l})=>l));Ra(n,[this.drawEntry(e.shown(+this.lanes.value,a),null,0)]);for(let[l,
c]of o)c.item.isConnected||o.delete(l);(!this.current||!this.current.item.isConnected)&&(this.current=o.get(e.trie.root.id)),G(this.current.item,{tabindex:"0"}),
r&&document.activeElement!==r.item&&(r.item.isConnected?r:this.current).item.focus({preventScroll:!0}),this.drawThrough(e.picked,e.trie),this.drawAbout(),this.refreshCard()}viewOf(e){
return this.views.has(e)||this.views.set(e,yh(e)),this.views.get(e)}thickness(e){return`${Math.max(1.5,kh*e/Math.max(1,this.state.trie.root.samples.length)).toFixed(
1)}px`}drawEntry(e,n,o){let{head:r,run:i}=e,a=this.viewOf(r.id);Object.assign(a,{entry:e,above:n,node:i.at(-1),folded:null}),this.drawRun(a,e);let l=e.closed&&i.
at(-1).order.length;O(a.number,l?`${z(r.samples.length)} ▸`:r.samples.length>1?z(r.samples.length):""),xh(a,e),za(a,this.thickness(r.samples.length),this.thickness(
o));let c=this.drawKids(a,e);return this.dress(a,this.wordsOf(e),c?"true":l?"false":null),a}drawKids(e,n){let o=[],r=Bs(n.kids.map(({head:i})=>i))+Bs(n.folded);
for(let i of n.kids)o.push(this.drawEntry(i,e,r-=i.head.samples.length));return n.folded.length&&o.push(this.drawMore(n,e)),o.length&&!e.kids&&e.item.append(e.kids=
d("ul","gp-kids",null,{role:"group"})),e.kids&&(Ra(e.kids,o),e.kids.hidden=!o.length),o.length}drawMore({run:e,folded:n},o){let r=this.viewOf("more "+e.at(-1).id);
Object.assign(r,{entry:null,above:o,node:e.at(-1),folded:n});let i=Bs(n);return O(r.run,`+ ${s("{count} more",{count:z(n.length)})}`),O(r.number,i>n.length?z(i):
""),za(r,this.thickness(i),"0px"),this.dress(r,j(n.length,"{count} more branch with {samples}, folded. Click to open.","{count} more branches with {samples}, fo\
lded. Click to open.",{samples:j(i,"{count} sample","{count} samples")}),null),r}drawRun(e,{head:n,run:o}){let r=n.samples.length===1&&n.before,i=r?"":o.map(({id:a})=>a).
join(" ");if(r){let a="";for(let l of o)if((a+=l.token.piece??"").length>qa)break;O(e.run,Le(a.slice(0,qa+30))||Le(n.token.text)),e.ids=null}else if(e.ids!==i){
let a=e.ids&&(i+" ").startsWith(e.ids+" ")?e.ids.split(" ").length:0;a||e.run.replaceChildren(),e.run.append(...o.slice(a).map(l=>this.makeToken(l))),e.ids=i}ae(
e.knot,r?"gp-knot gp-tail":n.before?"gp-knot":"gp-knot gp-root-knot")}makeToken(e){if(!e.before)return d("span","",this.promptWords());let{piece:n,text:o,logprob:r}=e.
token,i=n===null?o:Le(n)+(Lt(e.token)?_n(o):""),a=d("span",n===null?"gp-t gp-special":"gp-t",i||o);return a.style.backgroundColor=`var(--gp-prob-${Math.round(X(
r)*10)})`,a.gpNode=e,a}promptWords(){let e=Le(this.group.header.prompt);return e.length>60?"…"+e.slice(-58):e||s("(no prompt)")}wordsOf({head:e,run:n,closed:o}){
let{length:r}=e.samples;if(!e.before)return`${this.rootWords()}, ${j(r,"{count} sample","{count} samples")}`;let i=n.map(uo).join(""),a=un(n.at(-1),e.before);return[
Z(i.length>Ia?i.slice(0,Ia)+"…":i),fo(r,this.state.trie.root.samples.length),a===null?"":s("probability {share} after the text before",{share:F(a)}),...[...mo(
n.at(-1))].map(([l,c])=>j(c,"{count} ends here: {reason}","{count} end here: {reason}",{reason:et(l)[0]})),o?s("closed"):""].filter(Boolean).join(", ")}rootWords(){
let{apart:e}=this.group;return e==="source"?s("The source"):e==="message"?s("The message"):s("The prompt")}dress(e,n,o){let{picked:r}=this.state,{node:i,folded:a,
entry:l}=e,c=r&&!a&&this.state.isOnPath(l),m=r&&a&&mn(i,r),w=r&&!a&&mn(r,l.head),b=["gp-branch",a&&"gp-more",r&&!c&&!m&&"gp-dim",w&&"gp-on-path"];ae(e.item,b.filter(
Boolean).join(" "));let k=!!(r&&!a&&l.run.includes(r));G(e.item,{"aria-label":n,"aria-selected":String(k)}),e.expanded!==o&&(e.expanded=o,o===null?e.item.removeAttribute(
"aria-expanded"):e.item.setAttribute("aria-expanded",o))}drawAbout(){let{group:e}=this,{trie:n}=this.state,o=n.root.samples.length,r=e.entries.length-o,i=new Set(
n.tips.filter(Boolean)),a=i.size===1&&o>1?s("all with the same text"):j(i.size,"{count} different text","{count} different texts"),l={samples:r?fo(o,e.entries.length):
j(o,"{count} sample","{count} samples"),texts:a},c=e.done?s("{samples}, {texts}.",l):s("{samples} so far, {texts}.",l);O(this.about,o?`${c} ${s("Point at a bran\
ch for its numbers, click it to see its samples.")}`:s("The tree grows with the first tokens."))}pick(e){this.state.pick(e),this.draw()}point(e,n){this.pointed&&
this.pointed.view===e&&this.pointed.node===n||(this.pointed=e&&{view:e,node:n},e?this.refreshCard():this.card.hide())}refreshCard(){if(!this.pointed)return;let{
view:e,node:n}=this.pointed;if(!e.item.isConnected||!e.entry||!e.entry.head.before){this.pointed=null,this.card.hide();return}let{head:o,run:r}=e.entry,i=n&&r.includes(
n);this.card.show(e.knot,this.state.trie,i?n:o,i?n:r.at(-1),this.group.entries.length)}};function vh(t){for(let e=0;e<=10;e++){let n=d("i");n.style.backgroundColor=
`var(--gp-prob-${e})`,t.querySelector(".gp-key-ramp").append(n)}}var Sh="14";function ja(t,e){let n=new ho(e),o=new go(t,n);return Oa(o),matchMedia("(max-width: 640px)").matches&&(o.lanes.value=Sh),r=>{if(t.hidden=!e.header||
e.header.kind!=="seeds",!t.hidden&&(r.run&&o.clear(),!(!r.run&&!r.steps&&!r.status))){for(let i of r.run?e.entries.keys():r.entries)n.read(i);o.draw()}}}function Ba(t,e){let o=t.querySelector(".gp-ways"),r=t.querySelector(".gp-first tbody"),i=new WeakMap,a=t.querySelector(".gp-first-words");function l(){let E=d(
"li");return E.append(d("h3"),d("div","gp-read",null,{tabindex:0,role:"group"})),E}function c(E,{label:v,title:M},{started:A}){let C=A?A.prompt_tokens:null,[W,x]=E.
children,h=`${v} ${ce(M)}`;O(W,C?`${h}: ${j(C.length,"{count} token","{count} tokens")}`:h),G(x,{"aria-label":s("The prompt of {lane}",{lane:v})}),i.get(x)!==C&&
(i.set(x,C),x.replaceChildren(...(C||[]).map(({piece:p,text:u})=>p===null?d("span","gp-pill",u):p)))}let m=({raw_logprob:E})=>X(E);function w(E){let v=new Map;E.
forEach((A,C)=>{if(!A)return;let W=[...A.distribution.candidates].sort((h,p)=>m(p)-m(h)),x=({token_id:h})=>h===A.chosen.token_id;for(let h of[...W.slice(0,6),...W.
slice(0,6).some(x)?[]:[A.chosen]])v.has(h.token_id)||v.set(h.token_id,{text:h.text,sides:[null,null]});for(let h of[...W,A.chosen])v.has(h.token_id)&&(v.get(h.token_id).
sides[C]??=h)});let M=({sides:A})=>Math.max(...A.map(C=>C?m(C):0));return[...v.values()].sort((A,C)=>M(C)-M(A))}function b(){let E=d("tr"),v=d("th","",null,{scope:"\
row"});return v.append(d("bdi","gp-word")),E.append(v,...[0,1].map(()=>{let M=d("td"),A=d("div","gp-share"),C=d("span");return C.append(d("i")),A.append(d("span",
"gp-sign"),C,d("b")),M.append(A),M})),E}function k(E){let v=w(E),M=Y(r,v.length,b);v.forEach(({text:A,sides:C},W)=>{let[x,...h]=M[W].cells;me(x.firstChild,A),h.
forEach((p,u)=>{let f=C[u],g=!!(f&&E[u]&&f.token_id===E[u].chosen.token_id),[y,_,T]=p.firstChild.children;ae(p.firstChild,g?"gp-share gp-chosen":"gp-share"),O(y,
g?"▶":""),ne(_.firstChild,"width",f?m(f):0),O(T,E[u]?f?F(m(f)):"–":"")})})}function $(E){if(E.some(C=>!C))return s("Both runs have to write a token first.");
let[v,M]=E.map(({chosen:C})=>C);return`${v.token_id===M.token_id?s("Both begin with {token}: {one} with the template, {other} without it.",{token:Z(v.text),one:F(
m(v)),other:F(m(M))}):s("With the template it begins with {one}, without it with {other}.",{one:Z(v.text),other:Z(M.text)})} ${s("The probabilities are the mode\
l’s own, before the processors; ▶ was chosen, – was not recorded.")}`}return()=>{if(t.hidden=e.groups.length!==2,t.hidden)return;let E=[0,1].map(A=>e.shownOf(
A).log),v=Y(o,2,l);E.forEach((A,C)=>c(v[C],e.groups[C],A));let M=E.map(A=>Me(A)[0]||null);O(a,$(M)),k(M)}}function Fa(t,e){let n=t.querySelector(".gp-arrival-words"),o=t.querySelector(".gp-arrival-bar");return r=>{if(t.hidden=!e.found||!!e.found.over,t.hidden||!r.found)
return;let{done:i,total:a}=e.found,l=At(e.found);O(n,l[0].toUpperCase()+l.slice(1)),V(i)&&a?(o.setAttribute("aria-valuenow",Math.floor(i/a*100)),ne(o.firstChild,
"width",i/a)):(o.removeAttribute("aria-valuenow"),ne(o.firstChild,"width",1))}}function nt(t){return V(t)?t>=1e9?s("{count} billion",{count:(t/1e9).toFixed(1)}):t>=1e6?s("{count} million",{count:(t/1e6).toFixed(t<1e7?1:0)}):t.toLocaleString(
"en"):"–"}function wo(t,e){t.replaceChildren(...e.map(([n,o])=>{let r=d("div");return r.append(d("dt","",n)," ",d("dd","",o)),r}))}function gt(t,e,n,o,r){let i=d(
"button","gp-button gp-press",o,{type:"button","aria-label":r||`${o}: ${n}`});return i.addEventListener("click",()=>t.ask({type:"model",act:e,model:n})),i}function Da(t,e){let[n,o,r,i,a]=[".gp-about",".gp-fit",".gp-pairs","tbody",".gp-smaller"].map(k=>t.querySelector(k));function l(k){O(n,k.model);let[$,E]=o.children;
if(O($,c(k)),O(E,k.why?`${s(k.why)} ${s(k.fix)}`:b(k)),wo(r,[[s("class"),k.class_name],[s("parameters"),nt(k.parameters)],[s("precision"),k.dtype],[s("device"),
k.device],[s("to download"),k.complete?k.download?ke(k.download):s("nothing: it is here"):s("its weights are missing")],[s("memory"),m(k)],[s("free memory"),ke(
k.free)],...k.free_disk===null?[]:[[s("free disk space"),ke(k.free_disk)]],[s("context"),k.context_length?j(k.context_length,"{count} token","{count} tokens"):s(
"unlimited")],[s("vocabulary"),nt(k.vocab_size)]]),w(k),a.replaceChildren(),k.smaller){let{model:v,bytes:M}=k.smaller;a.append(`${s("It does not fit in any prec\
ision. A model that does: {model}, {size}.",{model:v,size:ke(M)})} `,gt(e,"pick",v,s("Choose")))}}function c({complete:k,fits:$}){return k?$===null?`? ${s("It i\
s not known whether it fits.")}`:$?`✓ ${s("It fits.")}`:`✕ ${s("It does not fit.")}`:`✕ ${s("It cannot be opened.")}`}function m({memory:k,reckoned:$}){return k===
null?s("not known"):$?s("about {size}",{size:ke(k)}):ke(k)}function w({ways:k,free:$}){t.querySelector("table").hidden=k.length===0;let E=Math.max($,...k.map(({
bytes:v})=>v))*1.05;i.replaceChildren(...k.map(({model:v,label:M,bytes:A,fits:C})=>{let W=d("tr",C?"":"gp-over"),x=d("span","gp-strip",null,{"aria-hidden":"true"}),
[h,p]=[d("i"),d("u")];ne(h,"width",Math.min(1,A/E)),ne(p,"left",$/E),x.append(h,p);let u=[d("th","",s(M),{scope:"row"}),d("td","",ke(A)),d("td"),d("td","",C?`✓ ${s(
"yes")}`:`✕ ${s("no")}`),d("td")];return u[2].append(x),u[4].append(gt(e,"pick",v,s("Choose"),s("Choose {precision}",{precision:s(M)}))),W.append(...u),W}))}function b({
room:k,free:$,reckoned:E}){if(k===null)return s("Neither its files nor its config tell how much memory it needs.");let v={size:ke(k),free:ke($)};return E?`${s("\
It needs about {size}, with room for a run; {free} is available.",v)} ${s("Its weights do not tell their size: this is estimated from its config.")}`:s("It need\
s {size}, with room for a run; {free} is available.",v)}return k=>{t.hidden=!e.found,!t.hidden&&k.found&&l(e.found)}}var bo=[[.001,0],[.01,3],[.1,6],[1,8],[1/0,10]],_h=t=>bo.findIndex(([e])=>_e(t??1/0,"bits")<=e);function Yt(t,e){if(!V(t))return s("infinite");let n=_e(t,e);if(n===
0)return"0";if(n>=.001)return n.toPrecision(3);let[o,r]=n.toExponential(1).split("e-");return`${o} × ${Oh(r)}`}var Oh=t=>`10⁻${[...String(t)].map(e=>"⁰¹²³⁴\
⁵⁶⁷⁸⁹"[e]).join("")}`,ko=t=>t>=1e9?s("{size} GB",{size:(t/1e9).toFixed(2)}):s("{size} MB",{size:(t/1e6).toFixed(t<1e7?2:1)});function Ha(t,e){let n=p=>t.
querySelector(".gp-"+p),o=n("which"),r=new Ee(n("words"),{press:({number:p})=>k(p)}),i=null,a="",l="";o.addEventListener("change",()=>x());let c=()=>e.unit==="b\
its"?s("bits"):s("nats"),m=p=>`${Yt(p,e.unit)} ${c()}`,w=()=>(e.found&&e.found.question==="precision"?e.found.groups:[]).map((p,u)=>({...p,number:u})).filter(({
pair:p})=>p&&!p.error),b=()=>w().find(({number:p})=>String(p)===o.value)||w()[0];function k(p){i=p,x()}function $(p){let u=JSON.stringify(p.map(({number:g,title:y})=>[
g,y]));if(u===l)return;l=u;let f=o.value;o.replaceChildren(...p.map(({number:g,title:y})=>d("option","",ce(y),{value:g}))),p.some(({number:g})=>String(g)===f)&&
(o.value=f)}function E({text:p,kl:u,logprobs:[f,g],same_top:y},_){let T=s("Token {number} {token}: KL {kl}; probability {share}, here {other}",{number:z(_+1),token:Z(
p),kl:m(u),share:F(X(f)),other:F(X(g))});return y?T:`${T}; ${s("another token is the likeliest here")}`}function v(p){let{tokens:u}=p.pair,f=JSON.stringify([p.number,
e.unit,u.map(({id:g,kl:y})=>[g,y])]);f!==a&&(a=f,r.show(u.map((g,y)=>({token:g,mark:{},number:y,words:()=>E(g,y)}))),r.tokens.forEach((g,y)=>{let _=_h(u[y].kl),
T=g.querySelector(".gp-ink");T.style.backgroundColor=`var(--gp-heat-${bo[_][1]})`,T.dataset.rank=_,g.dataset.top=u[y].same_top?"same":"other"})),r.tokens.forEach(
(g,y)=>{g.dataset.shown=y===i?"yes":"no",g.setAttribute("aria-pressed",y===i)})}function M(){let p=n("legend");if(p.dataset.unit===e.unit)return;p.dataset.unit=
e.unit,p.replaceChildren(s("KL in {unit}:",{unit:c()}));let u=g=>e.unit==="bits"?g:Number((g*Math.LN2).toPrecision(2));bo.forEach(([g,y],_)=>{let T=Number.isFinite(
g)?s("to {limit}",{limit:u(g)}):s("above {limit}",{limit:u(bo[_-1][0])}),L=d("span","gp-chip",T,{"data-rank":_});L.style.backgroundColor=`var(--gp-heat-${y})`,p.
append(L)});let f=d("span");f.append(d("span","gp-wavy","abc"),` ${s("another token is the likeliest")}`),p.append(f)}function A(p,u){let f=e.charts[`kl ${u.number}\
 ${e.unit}`];pe(n("curve-box"),i===null?f:$n(f,i+1,"")),C(p,u)}function C(p,u){let f=Y(n("curve-keys"),p.length,()=>{let g=d("span"),y=ee("svg");return G(y,{width:30,
height:8,"aria-hidden":"true"}),y.append(ee("path","gp-course")),G(y.firstElementChild,{d:"M1 4H29"}),g.append(y,d("span")),g});p.forEach(({title:g,number:y},_)=>{
G(f[_].firstChild.firstChild,{"data-line":_%6,"data-on":y===u.number?"yes":"no"}),O(f[_].lastChild,ce(g))})}function W(p){let u=p.pair.tokens[i??p.pair.max_at],
f=i??p.pair.max_at,[g,y]=u.entropies,_={number:z(f+1),token:Z(u.text),kl:m(u.kl),mine:ue(g,e.unit),theirs:ue(y,e.unit),model:ce(p.title)};O(n("said"),i!==null?s(
"Token {number} {token}: KL {kl}, entropy {mine} of the reference and {theirs} of {model}.",_):`${s("Where they differ most, token {number} {token}: KL {kl}, en\
tropy {mine} of the reference and {theirs} of {model}.",_)} ${s("Click another token to see both models there.")}`);let T=n("sides").tHead.rows[0].cells;O(T[1],
ce(e.found.groups[0].title)),O(T[2],ce(p.title));let L=Y(n("sides").tBodies[0],u.candidates.length,()=>{let S=d("tr"),q=d("th","",null,{scope:"row"});return q.append(
d("span"),d("bdi")),S.append(q,...[0,1].map(()=>{let R=d("td"),D=d("div","gp-side"),N=d("span");return N.append(d("i","gp-bar",null,{"aria-hidden":"true"})),D.append(
N,d("span")),R.append(D),R})),S}),P=Math.max(...u.candidates.flatMap(([,,S,q])=>[S,q]),1e-9);u.candidates.forEach(([S,q,...R],D)=>{let[N,...I]=L[D].cells;O(N.firstChild,
S===u.id?"▶ ":""),me(N.lastChild,q),ae(L[D],S===u.id?"gp-is-token":""),R.forEach((B,H)=>{ne(I[H].querySelector(".gp-bar"),"width",B/P),O(I[H].firstChild.lastChild,
F(B))})})}function x(){let[p,u]=[w(),b()];$(p),o.value=u.number;let{mean:f,max:g,same_top:y,max_at:_,perplexities:[T,L],vocab:P}=u.pair;i!==null&&i>=u.pair.tokens.
length&&(i=null),O(n("about"),j(u.pair.tokens.length,"{count} token of the reference, read by both","{count} tokens of the reference, read by both")),O(n("summa\
ry"),[s("Mean {mean}, at most {max} at token {number}, over {vocab} tokens of the vocabulary.",{mean:m(f),max:Yt(g,e.unit),number:z(_+1),vocab:z(P)}),s("The sam\
e token is the likeliest for both at {share} of the places.",{share:F(y)}),s("Perplexity of the text: {one} and {other}.",{one:J(T),other:J(L)})].join(" ")),M(),
v(u),A(p,u),W(u)}let h=()=>w().length>0;return p=>{t.hidden=!h(),p.run&&(i=null),!t.hidden&&(p.found||p.unit)&&x()}}var Mh=[1,2,4];function Ga(t,e){let n=t.querySelector("thead tr"),[o,r,i,a]=[".gp-about",".gp-pairs",".gp-none","tbody"].map(w=>t.querySelector(w));function l(w){
O(o,w.model),wo(r,[[s("class"),w.class_name],[s("parameters"),nt(w.parameters)],[s("precision"),s(w.precision)],[s("device"),w.device],[s("in memory"),ke(w.bytes)],
[s("context"),w.context_length?j(w.context_length,"{count} token","{count} tokens"):s("unlimited")],[s("vocabulary"),nt(w.vocab_size)],[s("chat template"),w.chat_template?
s("yes"):s("no")]]);let{fields:b}=w;O(i,b.length?"":s("It sets no field: the library’s defaults apply.")),i.hidden=b.length>0,t.querySelector("table").hidden=
b.length===0,a.replaceChildren(...b.map(k=>{let $=d("tr"),E=d("th","",null,{scope:"row"});E.append(d("code","",k.name)),$.append(E,c(k.model),c(k.library),d("td",
"",s(k.meaning)),d("td","",m(k)));for(let v of Mh)$.cells[v].dataset.label=n.cells[v].textContent;return $}))}function c(w){let b=d("td");return b.append(d("cod\
e","",w===null?s("none"):JSON.stringify(w))),b}function m({applies:w,by:b,ignored:k,same:$}){return b==="changed"?[`▲ ${s("the page sets {value}",{value:JSON.
stringify(w)})}`,s(k)].filter(Boolean).join("; "):b==="model"&&k?`○ ${s(k)}`:b==="model"?$?s("the same as the default"):`◆ ${s("applies")}`:s("another field\
 takes its place")}return w=>{t.hidden=!e.found,!t.hidden&&w.found&&l(e.found)}}function Ka(t,e){let n=x=>t.querySelector(".gp-"+x),o=n("costs").tBodies[0],r=()=>e.found&&e.found.question==="precision";function i(){let x=d("tr"),h=d("th","",
null,{scope:"row"});h.append(d("span"),d("small")),x.append(h);for(let p=0;p<6;p++){let u=d("td");if(u.append(d("span"),d("small")),p===0){let f=d("span","gp-by\
tes",null,{"aria-hidden":"true"});f.append(d("i")),u.append(f)}x.append(u)}return x}function a(x,h){if((x.dataset.tip||"")!==h){for(let p of["tabindex","data-ti\
p"])x.removeAttribute(p);if(h)for(let[p,u]of[["tabindex",0],["data-tip",h]])x.setAttribute(p,u)}}let l=(x,h,p="")=>{O(x.children[0],h),O(x.children[1],p)};function c({
bytes:x,scale_bytes:h},p){if(!V(x))return["–",""];let u=p&&V(p.bytes)?s("{share} of the reference",{share:F((x+h)/(p.bytes+p.scale_bytes))}):"";return[ko(x+h),
u]}let m=({bytes:x,scale_bytes:h})=>V(x)&&h?s("get_memory_footprint() reports {size}; the scales take another {scales}.",{size:ko(x),scales:ko(h)}):"";function w({
pace:x,paces:h,ratio:p}){if(!x)return["–",""];let u=h.length>1?s("{low} to {high}",{low:x.low.toFixed(1),high:x.high.toFixed(1)}):s("one run");return[x.median.
toFixed(1),p?`${u}, ${Ie(p.median)}`:u]}function b(x,h){if(h===0)return[["–",""],["–",""],["–",""]];let{pair:p}=x;if(!p||p.error)return[[p?s("none"):"–",
""],["–",""],["–",""]];let u=s(e.unit);return[[Yt(p.mean,e.unit),u],[Yt(p.max,e.unit),s("{unit}, token {number}",{unit:u,number:z(p.max_at+1)})],[F(p.same_top),
""]]}function k(x,h){let p=x.map(u=>u.pair).find((u,f)=>u&&!u.error&&(h===0||f===h));return p?J(p.perplexities[h===0?0:1],3):"–"}function $(x){let h=ce(x.precision||
"");return h&&h!==ce(x.title)?s("the reference: {precision}",{precision:h}):s("the reference")}function E({groups:x}){let h=Math.max(...x.map(({bytes:u,scale_bytes:f})=>(u||
0)+(f||0)),1),p=Y(o,x.length,i);x.forEach((u,f)=>{let[g,y,_,T,L,P,S]=p[f].cells;l(g,ce(u.title),f?ce(u.precision||u.model):$(u)),l(y,...c(u,f?x[0]:null)),a(y.firstChild,
m(u)),K(y.lastChild,V(u.bytes)),ne(y.lastChild.firstChild,"width",((u.bytes||0)+(u.scale_bytes||0))/h),l(_,...w(u)),b(u,f).forEach((q,R)=>l([T,L,P][R],...q)),l(
S,k(x,f))})}function v(x,h){let[p,u]=[[...x],[...h]],f=p.findIndex((g,y)=>g!==u[y]);return f<0?p.length:f}function M({groups:x}){let h=Y(n("writings"),x.length,
()=>{let u=d("li"),f=d("p","gp-writing-head");return f.append(d("b"),d("span","gp-note")),u.append(f,d("p","gp-writing",null,{dir:"auto"})),u}),p=x[0].text;x.forEach(
(u,f)=>{let[g,y]=h[f].children;O(g.children[0],ce(u.title)),O(g.children[1],A(u,f,p)),g.children[1].classList.toggle("gp-parting",f>0&&V(u.parts_at));let _=JSON.
stringify([p,u.text,f]);if(y.dataset.key===_||(y.dataset.key=_,y.replaceChildren(),u.text===null))return;let T=f&&p!==null?v(p,u.text):[...u.text].length,L=[...u.
text];y.append(L.slice(0,T).join("")),T<L.length&&y.append(d("span","gp-apart",L.slice(T).join("")))})}function A({failed:x,text:h,tokens:p,parts_at:u,pair:f},g,y){
if(x)return`✕ ${s("stopped by an error")}`;if(h===null)return e.done?s("did not finish"):s("writing, or waiting for its turn");let _=f&&f.error&&s("Its distri\
butions cannot be compared with those of the reference: {why}",{why:`${s(f.error.message)} ${s(f.error.fix)}`});return[C(p,u,g&&y!==null),_].filter(Boolean).join(
". ")}function C(x,h,p){return p?V(h)?`✂ ${s("diverges from the reference at token {number} of {all}",{number:z(h+1),all:z(x)})}`:`= ${j(x,"the same {count} t\
oken as the reference","the same {count} tokens as the reference")}`:j(x,"{count} token","{count} tokens")}function W(){let x=e.found;O(n("missing"),x.reading!==
null?s("Reading the reference’s text with {model}.",{model:ce(x.groups[x.reading].title)}):Ae(e,x)),K(n("warning"),x.others),O(n("warning"),x.others?`⚠ ${s(
Pt)}`:""),K(n("cpu"),!!x.cpu_words),O(n("cpu"),s(x.cpu_words)),E(x),M(x);let h=x.groups.filter(({pair:p})=>p&&!p.error);e.done&&h.length&&O(n("told"),h.map(({title:p,
pair:u})=>s("{model}: mean KL {kl}",{model:ce(p),kl:`${Yt(u.mean,e.unit)} ${s(e.unit)}`})).join(". ")+".")}return x=>{t.hidden=!r(),!t.hidden&&(x.found||x.status||
x.unit)&&W()}}function Ua(t,e){let n=t.querySelector(".gp-shelf-sections"),o=new Map;function r({sections:a,canOpen:l}){let c=document.activeElement&&t.contains(document.activeElement)?
document.activeElement.getAttribute("aria-label"):null;n.replaceChildren(...a.flatMap(({title:m,note:w,folded:b,rows:k})=>{let $=s(m),E=d("table"),v=d("tr");v.append(
...[s("model"),s("description"),s("size"),s("matching draft")].map(x=>d("th","",x,{scope:"col"})),d("td"));let[M,A]=[d("thead"),d("tbody")];M.append(v),A.append(
...k.map(x=>i(x,l))),E.append(d("caption","gp-hidden",$),M,A);let C=d("details","gp-shelf-section"),W=d("summary");return W.append(d("h3","",$),d("span","gp-not\
e",` ${k.length}`)),C.append(W,d("p","gp-note",k.length?s(w):s("None yet.")),...k.length?[E]:[]),C.open=o.has($)?o.get($):!b,C.addEventListener("toggle",()=>o.set(
$,C.open)),[C]})),c&&t.querySelector(`[aria-label=${CSS.escape(c)}]`)?.focus()}function i(a,l){let c=d("tr"),m=d("th","",a.model,{scope:"row"}),[w,b,k,$]=[d("td",
"",s(a.words)),d("td"),d("td","",a.assistant||"–",{"data-label":s("matching draft")}),d("td")];if(a.loaded){let{class_name:E,precision:v,device:M,bytes:A,in_use:C,
parameters:W}=a.loaded;w.append(C?`● ${s("in use")}`:`○ ${s("idle")}`,d("small","",s("{kind}, {precision}, on {device}",{kind:E,precision:s(v),device:M}))),
b.append(ke(A),d("small","",s("{count} parameters",{count:nt(W)})))}else{b.append(a.millions?s("about {size}",{size:nt(a.millions*1e6)}):ke(a.size),d("small","",
a.millions?s("parameters"):s("on disk")));let E=[a.gated?`▲ ${s("gated: needs an access token")}`:"",a.here?`✓ ${s("downloaded")}`:""].filter(Boolean);E.length&&
m.append(d("small","",E.join(" · ")))}return $.append(gt(e,"use",a.model,s("Use it"))),a.loaded?$.append(gt(e,"tell",a.model,s("Show"))):l&&$.append(gt(e,"pick",
a.model,s("Fill in"))),a.canUnload&&$.append(gt(e,"unload",a.model,s("Unload"))),c.append(m,w,b,k,$),c}return a=>{t.hidden=!e.found,!t.hidden&&a.found&&r(e.found)}}var Eh=5,Th=60,$h=6e7,Lh=(t,e)=>Array.isArray(e)&&t.length===e.length&&t.every((n,o)=>n===e[o]),Xt=t=>[t,...t.children.flatMap(Xt)],Fs=t=>t.parent?Fs(t.parent):
t,yo=class{constructor(e){this.log=e,this.trees=[],this.shown=null,this.along=Va()}get all(){return this.trees.flatMap(Xt)}get busy(){return this.log.running||this.
log.waiting}get visible(){return this.trees.some(({children:n})=>n.length)?this.trees.filter(n=>n.children.length||n===Fs(this.shown)):[]}get refuge(){return this.
shown&&(this.shown.parent||this.trees.filter(e=>e!==this.shown).at(-1))}begin(){let{log:e}=this;if(this.along=Va(),!e.started||e.turn===void 0){this.shown=null;
return}let{turn:n,started:o,asked:r}=e,i=this.all.find(m=>m.turn===n);if(i){this.shown=i;return}e.asked=null;let a=r&&Lh(r.ids,o.request.given)&&this.all.find(m=>m.
turn===r.turn);if(a&&r.kind!=="branch"&&a.plain&&a.mode===o.mode){Object.assign(a,{turn:n,pieces:[]}),this.shown=a;return}let l=o.request.only_given===!0,c={turn:n,
read:l,parent:null,children:[],name:"",pieces:[],tokens:0,total:0,text:""};if(a){for(Object.assign(c,{at:r.at,from:r.from,on:r.on,kind:r.kind,parent:a});c.parent.
parent&&c.at<c.parent.at;)c.parent=c.parent.parent;c.parent.children.push(c)}else this.trees=this.trees.filter(({children:m})=>m.length),this.trees.push(c);this.
shown=c}measure(){let{log:e,along:n}=this,o=e.lines();n.follow(o.length?o[0].last:null);let{steps:r}=n;Object.assign(this.shown,{text:e.text,tokens:r.length,total:n.
total,mode:e.started.mode,searched:e.usesBeams,plain:o.length===1&&o[0].kind==="sequence",pieces:r.map(({piece:i,chosen:a})=>i??a.text)})}makeRoom(){for(;;){let e=this.
all,n=e.reduce((r,{text:i})=>r+i.length,0);if(this.trees.length<=Eh&&e.length<=Th&&n<=$h)return;let o=this.trees.find(r=>r!==Fs(this.shown))||e.filter(r=>r.parent&&
r!==this.shown&&!r.children.length).sort((r,i)=>r.turn-i.turn)[0];if(!o)return;this.detach(o)}}detach(e){e.parent?e.parent.children=e.parent.children.filter(n=>n!==
e):this.trees=this.trees.filter(n=>n!==e)}};function Va(){return new ge(0,(t,{chosen:e})=>t+(e.logprob??-1/0))}function Ja(t){let{root:e,state:n,tree:o,told:r,remove:i}=t,{log:a}=n,l=e.querySelector(".gp-rename"),c=()=>O(r,s("A run is under way. Wait for its end, or clic\
k Stop."));function m(k){if(!(!k||k===n.shown)){if(n.busy){c();return}n.shown=k,a.feedRun(k.text,k.turn),a.ask({type:"shown"}),t.draw(),k.item.focus({preventScroll:!0})}}
function w(){if(!i.dataset.sure){i.textContent=j(Xt(n.shown).length,"Delete this run?","Delete these {count} runs?"),i.dataset.sure="yes",i.focus();return}let k=n.
shown,$=n.refuge;n.busy?c():$&&(n.detach(k),m($)),t.calm()}function b(){let k=n.shown,$=d("input","gp-rename-field",null,{"aria-label":s("Name of this run"),maxlength:60});
$.value=k.name;let E=!0,v=M=>{E&&(E=!1,M&&(k.name=$.value.trim()),document.activeElement===$&&k.item.focus(),$.remove(),t.fill(k))};$.addEventListener("keydown",
M=>{M.stopPropagation(),(M.key==="Enter"||M.key==="Escape")&&v(M.key==="Enter")}),$.addEventListener("click",M=>M.stopPropagation()),$.addEventListener("blur",()=>v(
!0)),k.item.querySelector(".gp-label").replaceChildren($),$.focus(),$.select()}o.addEventListener("click",k=>{let $=k.target.closest(".gp-run"),E=n.visible.flatMap(
Xt).find(v=>v.item===$);E===n.shown?E.item.focus():m(E)}),o.addEventListener("keydown",k=>{let{shown:$}=n;if(k.ctrlKey||k.metaKey||k.altKey||!$)return;let E=n.visible.
flatMap(Xt),v=E.indexOf($),M={ArrowDown:()=>m(E[v+1]),ArrowUp:()=>m(E[v-1]),ArrowRight:()=>m($.children[0]),ArrowLeft:()=>m($.parent),Home:()=>m(E[0]),End:()=>m(
E.at(-1)),F2:b,Delete:()=>{i.disabled||w()}};Object.hasOwn(M,k.key)&&(k.preventDefault(),M[k.key]())}),l.addEventListener("click",b),i.addEventListener("click",
w),i.addEventListener("blur",()=>t.calm())}var Ya=8,Ah=3,Ch=-1e30,Ph=t=>`log p ${t>Ch?t.toFixed(2).replace("-","−"):"−∞"}`;function Nh(t){let e=t.pieces,n=Math.min(...t.children.map(({at:i})=>i)),o=t.
parent?t.at:Number.isFinite(n)&&n>=Ah?n:0,r=Le(e.slice(o,o+Ya).join(""));return s("“{text}”",{text:`${o&&!t.parent?"…":""}${r}${e.length>o+Ya?"…":""}`})}
function Xa(t){if(!t.parent)return t.read?s("a text that was read:"):s("the original:");let e={number:t.at+1,token:Z(t.from??"")};return t.kind!=="branch"?s("co\
ntinues at token {number}:",e):t.on?s("again from {token} at token {number}:",e):s("instead of {token} at token {number}:",e)}var xo=class{constructor(e,n){this.
root=e,this.state=n,this.tree=e.querySelector(".gp-tree"),this.told=e.querySelector(".gp-told"),this.remove=e.querySelector(".gp-delete")}draw(){let{root:e,tree:n,
state:o}=this,r=o.log.canAsk?o.visible:[];if(e.hidden=!r.length,e.hidden)return;let{scrollTop:i}=n;n.replaceChildren(...r.map(a=>this.lay(a))),n.scrollTop=i,o.shown&&
this.reveal(o.shown.item.firstChild),this.remove.disabled=!o.refuge,this.calm()}calm(){this.remove.textContent="Delete",delete this.remove.dataset.sure}lay(e){e.
item??=Wh(),this.fill(e);let n=e.item.querySelector(":scope > ul");if(n&&n.remove(),e.children.length){let o=d("ul","",null,{role:"group"});o.append(...e.children.
map(r=>this.lay(r))),e.item.append(o),e.item.setAttribute("aria-expanded","true")}else e.item.removeAttribute("aria-expanded");return e.item}fill(e){let{item:n}=e,
o=e===this.state.shown,r=Nh(e),i=[j(e.tokens,"{count} token","{count} tokens"),Ph(e.total),...e.searched?[s("best of {mode}",{mode:kt(e.mode)})]:[]].join(" · "),
a=n.querySelector(".gp-label");if(!a.querySelector("input")){let c=[d("span","gp-note",Xa(e))," ",d("bdi","gp-words",r)];e.name?a.replaceChildren(d("bdi","gp-na\
me",e.name)," ",...c):a.replaceChildren(...c)}let l=n.querySelector(".gp-facts");O(l,i),l.title=s("Length, and total log-probability after the processors, in na\
ts; −∞ where they remove a given token. Beam search scores given tokens before the processors."),O(n.querySelector(".gp-sign"),o?"▶":""),n.setAttribute("a\
ria-selected",String(o)),n.setAttribute("aria-label",[e.name,`${Xa(e)} ${r}`,i,o?s("shown"):""].filter(Boolean).join(", ")),n.tabIndex=o?0:-1}reveal(e){let{tree:n}=this,
[o,r]=[n.getBoundingClientRect(),e.getBoundingClientRect()];n.scrollTop+=Math.min(0,r.top-o.top-4)+Math.max(0,r.bottom-o.bottom+4)}};function Wh(){let t=d("li",
"gp-run",null,{role:"treeitem"}),e=d("div","gp-row");return e.append(d("span","gp-sign","",{"aria-hidden":"true"}),d("span","gp-label"),d("span","gp-facts")),t.
append(e),t}function Za(t,e){let n=new yo(e),o=new xo(t,n);return Ja(o),r=>{r.run&&n.begin();let{shown:i}=n;if(i&&e.turn===i.turn&&(r.run||r.steps||r.status)&&n.measure(),r.
run){n.makeRoom();let a=o.tree.contains(document.activeElement);o.draw(),a&&i&&i.item&&i.item.focus({preventScroll:!0})}else!t.hidden&&i&&i.item&&o.fill(i);r.status&&
!n.busy&&O(o.told,"")}}var qh={true:"button",false:"div"};function Ih({text:t},{chosen:e,removed:n,by:o}){let r=Z(t);return e?s("Run again from here with {token}.",{token:r}):n?s("Con\
tinue from here with {token} instead, although {processor} removed it.",{token:r,processor:o}):s("Continue from here with {token} instead.",{token:r})}var Zt=class{constructor(e){
this.item=d("li","gp-bar"),e.append(this.item),this.body=null}build(e){let n=qh[e];if(this.body&&this.body.localName===n)return;let o=d(n,"gp-row",null,e?{type:"\
button"}:{role:"group"});this.rank=d("span","gp-rank"),this.sign=d("span","gp-sign","",{"aria-hidden":"true"}),this.word=d("bdi","gp-word");let r=d("span","gp-n\
ame");r.append(this.sign,this.word),this.after=d("span","gp-fill gp-after"),this.before=d("span","gp-fill gp-before"),this.thick=d("span","gp-track"),this.thin=
d("span","gp-track gp-thin"),this.thick.append(this.after),this.thin.append(this.before),this.why=d("span","gp-why"),this.remover=d("span","gp-remover"),this.why.
append(...he(s("removed by {processor}"),{processor:this.remover}));let i=d("span","gp-tracks");i.append(this.thick,this.why,this.thin),this.value=d("span"),this.
raw=d("small");let a=d("span","gp-values");a.append(this.value,this.raw),o.append(this.rank,r,i,a,d("span","gp-go",e?"↪":"",{"aria-hidden":"true"})),o.tabIndex=
this.body?this.body.tabIndex:-1,this.body?this.body.replaceWith(o):this.item.prepend(o),this.body=o}fill(e,n,o){let{text:r,after:i,before:a,rank:l,chosen:c,given:m,
removed:w,by:b,rest:k,words:$}=e;this.build(o&&!k),this.entry=e,this.item.hidden=!1;let E={"gp-chosen":c,"gp-removed":w,"gp-rest":k};ae(this.item,["gp-bar",...Object.
keys(E).filter(C=>E[C])].join(" ")),O(this.rank,l?z(l):""),O(this.sign,c?"▶":w?"✕":""),me(this.word,r,{plain:k}),this.thick.hidden=w||i===null;for(let[C,W]of[
[this.after,i||0],[this.before,a]])ne(C,"width",Math.min(1,W/n)),C.parentNode.classList.toggle("gp-beyond",W>n*1.005);O(this.value,w?"":i===null?"–":F(i)),O(this.
raw,F(a)),O(this.remover,b),this.why.hidden=!w;let v=[c&&(m?s("given"):s("chosen")),w&&s("removed by {processor}",{processor:b})].filter(Boolean).join(", "),M=[
k?r:Z(r),v].filter(Boolean).join(", "),A=o&&!k?Ih({text:r},e):"";this.body.setAttribute("aria-label",A?`${M}. ${A}`:M),Oe(this.body,()=>A?`${A} ${$()}`:$())}hide(){
this.item.hidden=!0}};function vo(t){let e=()=>[...t.querySelectorAll(".gp-bar:not([hidden]) > .gp-row")],n=o=>e().forEach(r=>{r.tabIndex=r===o?0:-1});return t.
addEventListener("focusin",o=>o.target.matches(".gp-row")&&n(o.target)),t.addEventListener("keydown",o=>{let r=e(),i=r.indexOf(o.target),a={ArrowDown:i+1,ArrowUp:i-
1,Home:0,End:r.length-1}[o.key];i<0||a===void 0||o.ctrlKey||o.metaKey||o.altKey||(o.preventDefault(),o.stopPropagation(),r[Math.max(0,Math.min(r.length-1,a))].focus())}),
()=>{let o=e();o.length&&!o.some(r=>r.tabIndex===0)&&(o[0].tabIndex=0)}}var Rh=(t,e)=>t.map(({watched:n})=>{let o=(n||[]).find(({token_id:r})=>r===e);return o&&X(o.logprob)}),Ds=class extends Zt{constructor(e){super(e),this.along=d(
"div","gp-along",null,{"data-tip":"",tabindex:"0",role:"img"}),this.line=ee("polyline","gp-along-line"),this.here=ee("line","gp-along-here");let n=ee("svg","gp-\
along-plot");n.setAttribute("preserveAspectRatio","none"),n.setAttribute("viewBox","0 0 100 100"),n.append(this.here,this.line),this.along.append(n,d("span","gp\
-along-words")),this.item.append(this.along)}},So=class{constructor(e,n,o){this.log=n,this.entryOf=o,this.box=e.querySelector(".gp-looked-box"),this.list=e.querySelector(
".gp-looked"),this.form=e.querySelector(".gp-look"),this.field=e.querySelector(".gp-look-text"),this.state=e.querySelector(".gp-look-state"),this.rows=[],this.makeReachable=
vo(this.list),this.form.addEventListener("submit",r=>this.ask(r))}lineNumber(){let e=this.log.current(),n=e&&!e.isPrompt&&this.log.lineOf(e);return n?this.log.lines().
findIndex(({last:o,label:r})=>o===n.last&&r===n.label):-1}ask(e){e.preventDefault();let n=this.field.value,o=this.lineNumber();if(!n||o<0){O(this.state,n?s("Sel\
ect a token of the generated text first."):s("Type the text of a token first."));return}O(this.state,s("Looking up {token} …",{token:Z(n)})),this.log.ask({type:"\
look",line:o,text:n})}draw(e,n,o){(n.run||n.watched)&&O(this.state,"");let r=e.isPrompt?[]:e.watched||[];this.form.hidden=!this.log.canAsk||this.lineNumber()<0,
this.list.parentNode.hidden=!r.length,this.box.hidden=this.form.hidden&&!r.length;let i=r.map(c=>this.entryOf(c,e)),a=Math.max(.02,...i.map(({after:c,before:m})=>Math.
max(c||0,m))),l=r.length?fe(this.log.lastOf(e)):[];for(;this.rows.length>r.length;)this.rows.pop().item.remove();for(;this.rows.length<r.length;)this.newRow();r.
forEach((c,m)=>{this.rows[m].fill(i[m],a,o),this.drawAlong(this.rows[m],Rh(l,c.token_id),e)}),this.makeReachable()}newRow(){this.rows.push(new Ds(this.list))}drawAlong(e,n,o){
let r=n.map(w=>w??0);if(e.along.hidden=r.length<2,e.along.hidden)return;let i=Math.max(...r),a=r.indexOf(i),l=w=>w/(r.length-1)*100,c=zh(r,150).map(([w,b])=>`${l(
w).toFixed(1)},${(98-(i?b/i:0)*94).toFixed(1)}`);e.line.setAttribute("points",c.join(" "));for(let[w,b]of Object.entries({x1:l(o.index),x2:l(o.index),y1:0,y2:100}))
e.here.setAttribute(w,b);let m=i?s("highest {share}, at token {number}",{share:F(i),number:a+1}):s("probability 0 everywhere");O(e.along.lastElementChild,m),e.along.
dataset.tip=s("The probability of this token after the processors, along the text of {count} tokens: {words}. The vertical line is the current token.",{count:z(
r.length),words:m}),e.along.setAttribute("aria-label",s("along the text: {words}",{words:m}))}};function zh(t,e){let n=Math.ceil(t.length/e),o=[];for(let r=0;r<
t.length;r+=n){let i=r;for(let a=r+1;a<Math.min(t.length,r+n);a++)t[a]>t[i]&&(i=a);o.push([i,t[i]])}return o}var Hs=t=>t?F(t):"<0.01%",jh=(t,e)=>t.kept!==e||t.mass_moved>0;function Gs({distribution:{stages:t,vocab:e}}){return t.map((n,o)=>{let[r,i,a]=Ve(n.name),l=o?t[o-
1].kept:e;return{number:o+1,kind:n.name,name:r,meaning:i,knobs:a,entropy:n.entropy,kept:n.kept,keptBefore:l,removed:n.mass_removed,moved:n.mass_moved,idle:!jh(n,
l)}})}function Ks({kept:t,keptBefore:e,removed:n,moved:o,idle:r}){if(r)return s("did nothing");let i=[];return t<e&&i.push(j(e-t,"removed {count} token ({share}\
)","removed {count} tokens ({share})",{share:Hs(n)})),t>e&&i.push(j(t-e,"brought {count} token back","brought {count} tokens back")),(o-n>.001||!i.length)&&i.push(
s("moved {share}",{share:F(o)})),i.join(", ")}var _o=({layers:t,distribution:e})=>!!t&&(e.stages[0]||{}).name!=="DolaContrast";function Us(t){return _o(t)?{name:"\
DoLa",meaning:s("The scores of the last layer minus those of the contrasted one, without the tokens that DoLa finds improbable: what the processors are given.")}:
{name:t.layers?s("the last layer"):s("the model"),meaning:s("The distribution that the model gave, before any processor.")}}function Mt({distribution:{candidates:t},
chosen:e}){return t.some(({token_id:n})=>n===e.token_id)?t:[...t,e]}function Oo(t,e,n){if(t.length<=e)return t;let o=({raw_logprob:a,logprob:l})=>Math.max(X(a),
X(l)),r=[...t].sort((a,l)=>o(l)-o(a)),i=new Set([...r.filter(({token_id:a})=>a===n),...r.filter(Fe).slice(0,3)]);for(let a of r)i.size<e&&i.add(a);return t.filter(
a=>i.has(a))}function gn({raw_logprob:t,stage_logprobs:e},n){return n?e&&n<=e.length?X(e[n-1]):void 0:X(t)}var wn=({raw_logprob:t,stage_logprobs:e},n)=>((n?(e||
[])[n-1]:t)??null)===null,Fe=({logprob:t})=>t===null;function bn({removed_by:t,stage_logprobs:e,raw_logprob:n},o){let r=[n,...e||[]],i=r.findLastIndex((l,c)=>c>
0&&l===null&&r[c-1]!==null),a=t||i>0&&o.distribution.stages[i-1].name;return a?Ve(a)[0]:_o(o)?"DoLa":s("a processor")}function Mo(t,e){let{raw_logprob:n,logprob:o,
rank:r,raw_rank:i,token_id:a}=t,l=z(e.distribution.vocab),c=s("Token id {id}.",{id:a});if(!e.distribution.stages.length&&Math.abs((o??n)-n)<1e-4){let b={share:F(
X(n)),rank:z(r||i||0),vocab:l};return`${r||i?s("Probability {share}, rank {rank} of {vocab}; no processor changed it.",b):s("Probability {share}; no processor c\
hanged it.",b)} ${c}`}let m={share:F(X(n)),rank:z(i||0),vocab:l};return`${i?s("Before the processors {share}, rank {rank} of {vocab}.",m):s("Before the processo\
rs {share}.",m)} ${Bh(t,e)} ${c}`}function Bh(t,e){if(Fe(t))return s("After them it cannot be chosen: removed by {processor}.",{processor:bn(t,e)});let{logprob:n,
rank:o}=t,r={share:F(X(n)),rank:z(o||0),kept:z(De(e))};return o?s("After them {share}, rank {rank} of {kept} kept.",r):s("After them {share}.",r)}function Qa(t,{
mode:e,effective:n,config:o}){if(t.isPrompt)return[s("given"),s("{token} is in the prompt: given, not chosen")];if(t.given)return[s("given"),s("{token} was give\
n, not chosen")];if(e==="custom")return[s("the choice"),s("{token} was chosen by your own decoding loop")];if(t.beam)return[s("the choice"),Fh(t.beam.status)];if(t.
reranked)return[s("the choice"),s("{token} has the best score: probability against degeneration penalty")];let r=t.draft&&t.draft.origin;return r==="accepted"?[
s("the draft"),s("{token} was drafted by the assistant, and accepted")]:r==="correction"?[s("the choice"),s("{token} replaced a rejected draft token")]:{...n,...o}.
do_sample?[s("the draw"),s("{token} was drawn")]:[s("the choice"),s("{token} was chosen as the most probable")]}function Fh(t){return t==="running"?s("{token} g\
oes on: the search compares the sums of whole beams"):t==="finished"?s("{token} ends a beam: the search compares the sums of whole beams"):t==="ended"?s("{token\
} would end a beam, which does not count"):t==="pruned"?s("{token} was considered, and pruned: the search compares the sums of whole beams"):s("{token} was cons\
idered by the search")}function el(t,e){let o=t.querySelector(".gp-bars"),r=t.querySelector(".gp-bars-legend"),i=t.querySelector(".gp-all"),a=g=>t.querySelector(".gp-"+g),[l,c,m,w,b]=[
"full","beams-note","press-note","chosen-word","removed-key"].map(a),k=a("no-token"),$=[],E=vo(o),v=new So(t,e,W),M=!1,A=[],C=g=>e.canAsk&&!g.isPrompt;function W(g,y){
let _=Fe(g);return{id:g.token_id,text:g.text,after:X(g.logprob),before:X(g.raw_logprob),rank:_?null:g.rank??(y.distribution.stages.length?null:g.raw_rank),chosen:g.
token_id===y.chosen.token_id,given:y.isPrompt||y.given,removed:_,by:_?bn(g,y):"",words:()=>Mo(g,y)}}function x(g){let y=Mt(g),T=(M?y:Oo(y,24,g.chosen.token_id)).
map(S=>W(S,g)),L=g.distribution.vocab-y.length;L>0&&T.push(h(g,y.map(S=>W(S,g)),L));let P=p(Math.max(...T.filter(({rest:S})=>!S).map(S=>Math.max(S.after,S.before))));
for(O(l,s("axis 0–{top}",{top:F(P)}));$.length<T.length;)$.push(new Zt(o));$.forEach((S,q)=>T[q]?S.fill(T[q],P,C(g)):S.hide()),E(),i.hidden=y.length<=24,O(i,M?
s("show {count} only",{count:24}):s("show all {count}",{count:z(y.length)})),i.setAttribute("aria-expanded",String(M))}function h(g,y,_){let T=D=>Math.max(0,1-y.
reduce((N,I)=>N+I[D],0)),L=De(g)>y.filter(({removed:D})=>!D).length,[P,S]=[L?e.usesBeams?null:T("after"):0,T("before")],q={count:z(_),before:F(S),after:F(P??0)},
R=()=>P===null?s("All tokens that are not listed ({count}), together: {before} before the processors.",q):s("All tokens that are not listed ({count}), together:\
 {before} before the processors, {after} after them.",q);return{text:j(_,"{count} other","{count} others"),after:P,before:S,rest:!0,words:R}}let p=g=>[.02,.05,.1,
.2,.5,1].find(y=>g<=y)||1;function u(g){let y=!g.distribution.stages.length;t.classList.toggle("gp-untouched",y),O(a("after-word"),y?s("probability; no processo\
r ran, so it is the same before and after"):s("after the processors")),a("before-key").hidden=y,b.hidden=!Mt(g).some(Fe),O(w,g.isPrompt||g.given?s("given, not c\
hosen"):s("chosen")),c.hidden=!g.beam||y,m.hidden=!C(g),t.classList.toggle("gp-pressable",C(g))}o.parentNode.addEventListener("click",g=>{let y=g.target.closest(
"button.gp-row"),_=y&&[...$,...v.rows].find(({body:L})=>L===y),T=e.current();_&&T&&C(T)&&e.ask({type:"branch",step:T,tokenId:_.entry.id})}),i.addEventListener("\
click",()=>{M=!M,x(e.current())});function f(){for(let g of $)g.hide();for(let g of[i,c,m,v.box])g.hidden=!0}return g=>{let y=e.current();r.hidden=!y,k.hidden=!!y,
y?((y!==A[0]||e.canAsk!==A[1])&&x(y),u(y),v.draw(y,g,C(y))):f(),A=[y,e.canAsk]}}var en=.001,tl=2e-5,Dh=-1e9,yn=-1e8,qe=(t,e=-1e30)=>t==null||t<e;function Qt(t,e,n){return qe(t,n)||qe(e,n)?qe(t,n)&&qe(e,n)?0:1/0:Math.abs(t-e)}function kn(t,e,n){
return Qt(t,e===null?null:e*n,yn)/Math.max(1,n)}var Et=class{count=0;off=0;furthest=0;worst=null;see(e,n){this.count+=1,e<=en||(this.off+=1),!(this.worst&&!(e>this.
furthest))&&(this.furthest=e,this.worst={...n(),difference:e})}};function nl(t){if(!t.usesBeams)return null;let{effective:e}=t.started,n={sum:new Et,given:new Et,
final:new Et,pool:new Et,output:new Et},o=e.length_penalty??1;for(let r of t.prompts){if(!r)continue;let i=Math.max(...r.distributions.map(a=>a.length));Hh(r,Math.
max(1,Math.floor(i/(e.num_beam_groups||1))),o,n)}return t.finished.sequences.forEach((r,i)=>Gh(t.returned[i].last,r,i,o,n.output)),n}function Hh(t,e,n,o){let r=null,
i=new Map,a=(l,c)=>c.score-l.score;t.steps.forEach((l,c)=>{if(l.some(({given:b})=>b)){for(let b of l)o.given.see(Qt(b.beam.score,0),()=>({node:b}));return}r??=new Map(
l.filter(({beam:b})=>b.parent%e===0).map(({beam:b})=>[b.parent,0]));for(let b of l){let{beam:k}=b,$=r.get(k.parent)??Dh;if(o.sum.see(Qt($+(k.logprob??-1/0),k.score,
yn),()=>({node:b,parent:$})),k.final_score===null||k.final_score===void 0)continue;let E=b.length**n;o.final.see(kn(k.score,k.final_score,E),()=>({node:b,power:E}));
let v=k.group??null;i.set(v,[...i.get(v)||[],{score:k.final_score,power:E}].sort(a).slice(0,e))}let m=[...i.values()].flat().filter(({score:b})=>!qe(b)).sort(a),
w=t.pools[c].filter(b=>!qe(b));for(let b=0;b<Math.max(m.length,w.length);b++){let k=m[b]??null,$=k&&b<w.length?kn(k.score*k.power,w[b],k.power):1/0;o.pool.see($,
()=>({step:c,place:b,expected:k&&k.score,told:w[b]??null}))}r=new Map(l.filter(({beam:b})=>b.status==="running").map(({beam:b})=>[b.beam,b.score]))})}function Gh(t,e,n,o,r){
let i=fe(t),a=i.filter(({given:m})=>!m);if(e.score===null||!a.length)return;let l=a.length**o,c=i.every(({beam:m,given:w},b)=>w||m.parent===(e.beams||[])[b]);r.
see(c?kn(t.beam.score,e.score,l):1/0,()=>({number:n,node:t,power:l,told:e.score}))}function ol(t,e){let o=t.querySelector("details"),r=t.querySelector(".gp-output"),i=t.querySelector(".gp-all"),a=null,l=!1;function c(f){let g=e.allLines(),y=e.
started.effective.length_penalty??1;return f.sequences.map((_,T)=>{let L=fe(g[T]?g[T].last:null),P=_.token_ids.map((I,B)=>{let H=L[B]&&L[B].chosen.token_id===I?
L[B]:null,U=_.logprobs[B];return{id:I,text:H?H.chosen.text:"?",recorded:U,library:_.transition_scores?_.transition_scores[B]:null,difference:_.transition_scores?
Qt(U,_.transition_scores[B]):null,drawn:H?Qt(U,H.chosen.logprob):1/0}}),S=_.logprobs.filter((I,B)=>!L[B]||!L[B].given),q=S.reduce((I,B)=>I+(B??-1/0),0),R=S.length**
y,D=S.length?q/R:null,N=_.score!==null&&D!==null&&_.score*R>yn;return{tokens:P,sum:q,length:S.length,penalty:y,rebuilt:D,score:_.score,difference:N?kn(q,_.score,
R):null}})}function m(f,g=1e-9){if(!Number.isFinite(f))return"∞";let y=Math.max(f,g),_=Math.floor(Math.log10(y)+1e-9),T=Math.ceil(y/10**_-1e-6);return T===10?
`1e${_+1}`:`${T}e${_}`}let w=f=>f.join("; ");function b(f){if(!f||!f.sum.count)return[[],[]];let{sum:g,given:y,final:_,pool:T,output:L}=f,P=({off:R,count:D,furthest:N},I)=>R?
[I(R,{all:z(D),bound:m(N)})]:[],S=[...P(g,(R,D)=>j(R,"{count} of {all} tree nodes does not add up: it is off by {bound}","{count} of {all} tree nodes do not add\
 up: the furthest is off by {bound}",D)),...P(y,(R,D)=>j(R,"{count} of {all} given tokens does not count as 0: it is off by {bound}","{count} of {all} given tok\
ens do not count as 0: the furthest is off by {bound}",D)),...P(_,(R,D)=>j(R,"{count} of {all} final scores does not follow from its sum: it is off by {bound}",
"{count} of {all} final scores do not follow from their sums: the furthest is off by {bound}",D)),...P(T,(R,D)=>j(R,"{count} of {all} kept scores does not follo\
w from the texts that ended: it is off by {bound}","{count} of {all} kept scores do not follow from the texts that ended: the furthest is off by {bound}",D)),...P(
L,(R,D)=>j(R,"{count} of {all} outputs does not end where its path through the tree ends: it is off by {bound}","{count} of {all} outputs do not end where their\
 paths through the tree end: the furthest is off by {bound}",D))],q=m(Math.max(...Object.values(f).map(R=>R.furthest)),tl);return[S,S.length?[]:[j(g.count,"{cou\
nt} node of the tree adds up to within {bound}","{count} nodes of the tree add up to within {bound}",{bound:q})]]}function k({outputs:f,tree:g}){let y=f.flatMap(
I=>I.tokens);if(!y.length)return["none","–",s("There are no scores to check: no token was generated.")];let _=y.filter(({difference:I})=>I!==null),T=f.filter(
({difference:I})=>I!==null),L=I=>m(Math.max(0,...I.map(({difference:B})=>B))),P=I=>I.filter(({difference:B})=>!(B<=en)).length,S=y.filter(({drawn:I})=>I>en).length,
[q,R]=b(g),D=[...P(T)?[s("{count} of {all} sequences_scores cannot be rebuilt: off by up to {bound}",{count:z(P(T)),all:z(T.length),bound:L(T)})]:[],...q,...P(_)?
[j(P(_),"{count} of {all} tokens differs from the library’s compute_transition_scores, by {bound}","{count} of {all} tokens differ from the library’s compute_\
transition_scores, by up to {bound}",{all:z(_.length),bound:L(_)})]:[],...S?[j(S,"{count} token of the outputs differs from the steps that are shown","{count} t\
okens of the outputs differ from the steps that are shown")]:[]];if(D.length)return["differs","✗",w(D)];let N=[...T.length?[j(T.length,"{count} sequences_scor\
es is rebuilt to within {bound}","{count} sequences_scores are rebuilt to within {bound}",{bound:L(T)})]:[],...R];return _.length?["agrees","✓",w([...N,j(_.length,
"{count} token agrees with the library’s compute_transition_scores to within {bound}","{count} tokens agree with the library’s compute_transition_scores to wi\
thin {bound}",{bound:L(_)})])]:["none","–",w([...N,$()])]}let $=()=>e.started.mode==="custom"?s("compute_transition_scores does not apply: the run used your o\
wn decoding loop"):s("compute_transition_scores does not apply: the run was recorded without the library’s scores");function E(){let[f,g,y]=a?k(a):["none","–",
s("The scores are checked against the library when the run has finished.")],_={agrees:s("agrees with the library"),differs:s("differs from the library"),none:s(
"not checked")};t.dataset.verdict=f,O(t.querySelector(".gp-badge"),g),O(t.querySelector(".gp-sign-words"),a?_[f]:s("not checked yet")),O(t.querySelector(".gp-ve\
rdict-line"),y)}let v=f=>qe(f)?"−∞":f.toFixed(3).replace("-0.000","0.000"),M=f=>qe(f)?"−∞":(f<yn?f.toExponential(3):J(f,5)).replace("-","−"),A=f=>f<0||
qe(f)?`(${M(f)})`:M(f);function C(f,g){let y=f.insertCell();g===null?y.textContent="–":y.textContent=(g>en?"✗ ":"")+(g===0?"0":Number.isFinite(g)?g.toExponential(
0):"∞"),y.classList.toggle("gp-off",g>en)}function W(){let f=a.outputs.filter(({score:y})=>y!==null);t.querySelector(".gp-beam-check").hidden=!f.length;let g=t.
querySelector(".gp-sums tbody");g.replaceChildren(),a.outputs.forEach((y,_)=>{if(y.score===null)return;let T=g.insertRow();for(let L of[_+1,v(y.sum),y.length,y.
penalty,J(y.rebuilt,4),J(y.score,4)])T.insertCell().textContent=L;C(T,y.difference)})}function x(f,g,y,_,T,L){if(!y.count)return;let{worst:P}=y,S=f.insertRow();
S.append(d("th","",g,{scope:"row"})),S.insertCell().textContent=z(y.count),S.insertCell().append(_(P),...P.node?[" ",oe(P.node.beam.text)]:[]),S.insertCell().textContent=
T(P),S.insertCell().textContent=M(L(P)),C(S,P.difference)}function h(){let f=t.querySelector(".gp-tree-sums tbody");if(f.replaceChildren(),!a.tree)return;let{sum:g,
given:y,final:_,pool:T,output:L}=a.tree,P=e.started.effective.length_penalty??1,S=({node:R})=>s("step {number}:",{number:R.index+1}),q=({node:R,power:D})=>`${M(
R.beam.score)} / ${R.length} ** ${P} = ${M(qe(R.beam.score)?null:R.beam.score/D)}`;x(f,s("node: parent’s score + log-probability"),g,S,({node:R,parent:D})=>`${M(
D)} + ${A(R.beam.logprob)} = ${M(qe(R.beam.logprob)?null:D+R.beam.logprob)}`,({node:R})=>R.beam.score),x(f,s("given token: counts as 0"),y,S,()=>M(0),({node:R})=>R.
beam.score),x(f,s("ended: score / length ** length_penalty"),_,S,q,({node:R})=>R.beam.final_score),x(f,s("kept after a step: the best that ended"),T,R=>s("step \
{number}: rank {rank}",{number:R.step+1,rank:R.place+1}),R=>R.expected===null?"–":M(R.expected),R=>R.told),x(f,s("output: score where its path ends, after the\
 penalty"),L,({number:R})=>s("output {number}:",{number:R+1}),q,R=>R.told)}function p(){let{tokens:f}=a.outputs[Number(r.value)]||a.outputs[0]||{tokens:[]},g=t.
querySelector(".gp-scores tbody");g.replaceChildren(),f.slice(0,l?1/0:20).forEach((y,_)=>{let T=g.insertRow();T.insertCell().textContent=_+1,T.insertCell().textContent=
y.id,T.insertCell().append(oe(y.text)),T.insertCell().textContent=v(y.recorded),T.insertCell().textContent=y.difference===null?"–":v(y.library),C(T,y.difference),
T.insertCell().textContent=(X(y.recorded)*100).toFixed(2)+"%"}),i.hidden=f.length<=20||l,O(i,s("Show all {count} tokens",{count:z(f.length)}))}function u(){if(!o.
open)return;let f=e.hideFrom!==null;if(t.querySelector(".gp-secret").hidden=!f,t.querySelector(".gp-token-check").hidden=f||!a,t.querySelector(".gp-beam-check").
hidden=!0,t.querySelector(".gp-tree-check").hidden=f||!a||!a.tree||!a.tree.sum.count,O(t.querySelector(".gp-how"),e.usesBeams?s("The playground records a log-pr\
obability for each token while it decodes. Beside it is what the library’s own compute_transition_scores gives for the same run (normalize_logits=False, as its \
documentation asks for beams)."):s("The playground records a log-probability for each token while it decodes. Beside it is what the library’s own compute_transi\
tion_scores gives for the same run (normalize_logits=True).")),!a)return;let g=y=>e.usesBeams?s("output {number}",{number:y}):s("sequence {number}",{number:y});
t.querySelector(".gp-which").hidden=a.outputs.length<2,r.options.length!==a.outputs.length&&r.replaceChildren(...a.outputs.map((y,_)=>d("option","",g(_+1),{value:_}))),
W(),f||h(),f||p()}return o.addEventListener("toggle",u),o.addEventListener("keydown",f=>{f.key!=="Escape"||!o.open||(o.open=!1,o.querySelector("summary").focus())}),
r.addEventListener("change",u),i.addEventListener("click",()=>{l=!0,u()}),f=>{if(t.hidden=!e.started,!f.run&&!f.status&&!f.steps)return;let{finished:g}=e;g?(!a||
a.finished!==g)&&(a={finished:g,outputs:c(g),tree:nl(e)},l=!1,r.replaceChildren()):a=null,E(),(f.run||f.status||g)&&u()}}function sl(t,e){let r=[.1,.2,.5,1,2,5,10,20,50,1/0],i=t.querySelector(".gp-heat-plot"),a=t.querySelector(".gp-cells"),l=t.querySelector(".gp-column"),c=t.querySelector(
".gp-layer-names"),m=t.querySelector(".gp-layer-reading"),w=t.querySelector(".gp-layer-tally"),b=document.createElement("canvas"),k=b.getContext("2d",{willReadFrequently:!0}),
$=new ge({picks:{},peak:0},({picks:N,peak:I},{layers:B})=>B?{picks:{...N,[B.layer]:(N[B.layer]||0)+1},peak:Math.max(I,...B.divergences)}:{picks:N,peak:I}),E=0,v=[],
M=[],A=[0,0],C=[],W=N=>Math.round(Math.sqrt(Math.max(0,Math.min(1,(N??0)/E)))*10);function x(){let N=getComputedStyle(t);return[...[...Array(11).keys()].map(B=>`\
--gp-heat-${B}`),"--gp-text"].map(B=>{let H=N.getPropertyValue(B).trim();return[1,3,5].map(U=>parseInt(H.slice(U,U+2),16))})}function h(N){if(b.width>=N&&b.height===
v.length*6)return;let I=b.height===v.length*6?k.getImageData(0,0,b.width,b.height):null;b.width=Math.max(64,2**Math.ceil(Math.log2(N))),b.height=v.length*6,I&&k.
putImageData(I,0,0)}function p(N){let I=new ImageData(1,v.length*6);v.forEach((B,H)=>{let U=N.layers?N.layers.candidate_layers.indexOf(B):-1;if(U<0)return;let Q=M[W(
N.layers.divergences[U])];for(let te=0;te<5;te++){let re=te===2&&B===N.layers.layer?M[11]:Q;I.data.set([...re,255],(H*6+te)*4)}}),k.putImageData(I,N.index,0)}let u=()=>Math.
max(10,$.steps.length);function f(){let[N,I]=A;if(!N||!I)return;a.width!==N&&(a.width=N),a.height!==I&&(a.height=I);let B=a.getContext("2d");B.clearRect(0,0,N,I),
B.imageSmoothingEnabled=!1;let H=$.steps.length;B.drawImage(b,0,0,H,b.height,0,0,N*H/u(),I)}function g(N){let I=[...$.steps.find(Q=>Q.layers).layers.candidate_layers].
sort((Q,te)=>te-Q),B=x(),H=r.find(Q=>$.total.peak<=Q*Math.LN2)*Math.LN2,U=String([I,B,H])!==String([v,M,E]);String(I)!==String(v)&&y(I),[v,M,E]=[I,B,H],h($.steps.
length);for(let Q of U?$.steps:N)p(Q);f()}function y(N){let I=Math.max(15,Math.min(28,280/N.length));i.style.height=c.style.height=`${Math.max(1,N.length)*I}px`,
c.replaceChildren(...N.map(B=>d("span","",T(B))))}function _(){O(t.querySelector(".gp-ramp-low"),"0"),O(t.querySelector(".gp-ramp-high"),`${Number(_e(E,e.unit).
toPrecision(2))} ${e.unit}`.replace(/^1 bits/,"1 bit"));let N=t.querySelector(".gp-scale-ramp");if(!N.childNodes.length)for(let I=0;I<11;I++){let B=d("i");B.style.
background=`var(--gp-heat-${I})`,N.append(B)}}let T=N=>N===0?s("embedding"):s("layer {layer}",{layer:N}),L=N=>N===0?s("the embedding (layer 0)"):s("layer {layer\
}",{layer:N});function P(N){let I={number:N.index+1,token:Z(N.chosen.text)};if(!N.layers)return s("Token {number}, {token}: no layer was contrasted.",I);let{layer:B,
final_layer:H,candidate_layers:U,divergences:Q}=N.layers,te=U.map((re,se)=>`${T(re)} ${_e(Q[se]??0,e.unit).toFixed(3)}`).join(", ");return s("Token {number}, {t\
oken}: {layer} was contrasted with the last layer ({final}), because it diverges most from it. Divergences in {unit}: {list}.",{...I,layer:L(B),final:H,unit:e.unit,
list:te})}function S(N){l.hidden=!1,l.style.left=`${N.index/u()*100}%`,l.style.width=`${100/u()}%`;let I=P(N);O(m,I),Yn(i,N,$.steps.length,I)}function q(){let N=Object.
entries($.total.picks).sort((H,U)=>U[1]-H[1]),I=N.reduce((H,[,U])=>H+U,0),B=N.map(([H,U])=>s("{layer} in {times}",{layer:L(Number(H)),times:z(U)})).join(", ");O(
w,s("Along the text: {list} of {count} steps.",{list:B,count:z(I)})),O(t.querySelector(".gp-heat-end"),String(u()))}Ii(i,e,{stepUnder:N=>{let{left:I,width:B}=i.
getBoundingClientRect(),H=Math.floor((N.clientX-I)/B*u());return $.steps[Math.max(0,Math.min($.steps.length-1,H))]},hover:N=>O(m,P(N)),leave:()=>e.current()&&!t.
hidden&&O(m,P(e.current()))});function R(N){let I=e.current();if(t.hidden=!(I&&I.layers),t.hidden)return;let{added:B}=$.follow(e.lastOf(I));I===C[0]&&$.total===
C[1]&&!N.unit&&!N.look||(C=[I,$.total],g(B),_(),S(I),q())}new ResizeObserver(([{contentRect:N}])=>{A=[N.width,N.height].map(I=>Math.round(I*devicePixelRatio)),f()}).
observe(i);let D=()=>R({look:!0});return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",D),new MutationObserver(D).observe(document.body,{
attributes:!0,attributeFilter:["class"]}),R}var To={count:0,after:0,before:0,entropyAfter:0,entropyBefore:0,kept:0};function Vs(t,e){let{chosen:n,distribution:o}=e,r=i=>xe(i)??-1/0;return{count:t.count+1,
after:t.after+r(n.logprob??n.raw_logprob),before:t.before+r(n.raw_logprob),entropyAfter:t.entropyAfter+o.entropy_after,entropyBefore:t.entropyBefore+o.entropy_before,
kept:t.kept+De(e)}}var tn=(t,e)=>e?Math.exp(-t/e):null,Kh=[1,2,3],Eo=class{constructor(){this.ids=[],this.grams=new Map(Kh.map(e=>[e,new Map])),this.repeated=[],
this.numRepeated=0}gram(e){return this.ids.slice(-e).join(" ")}add(e){this.repeated.push(this.ids.includes(e,-128)),this.numRepeated+=Number(this.repeated.at(-1)),
this.ids.push(e);for(let[n,o]of this.grams)this.ids.length>=n&&o.set(this.gram(n),(o.get(this.gram(n))||0)+1)}cut(e){for(;this.ids.length>e;){for(let[n,o]of this.
grams){if(this.ids.length<n)continue;let r=o.get(this.gram(n))-1;r?o.set(this.gram(n),r):o.delete(this.gram(n))}this.ids.pop(),this.numRepeated-=Number(this.repeated.
pop())}}distinct(e){return this.ids.length>=e?this.grams.get(e).size/(this.ids.length-e+1):null}get share(){return this.ids.length?this.numRepeated/this.ids.length:
null}};function rl(t,e){let n=t.querySelector(".gp-status"),o=t.querySelector(".gp-alert"),r=t.querySelector(".gp-figures"),i=t.querySelector(".gp-notes"),a=new Map,l="\
gp-meaning-"+Math.random().toString(36).slice(2,8)+"-",c=new qt,m;function w(){let{started:S,finished:q}=e;if(!S)return[];let R=q?q.num_tokens:e.numTokens,D=q?q.
seconds:e.elapsed,N=q?q.time_to_first_token:e.firstElapsed,I={limit:z(S.max_new_tokens)};return[[s("Tokens"),z(R),e.usesBeams?s("tokens generated so far, one pe\
r step for all beams together; the limit is {limit} new tokens",I):s("tokens generated so far; the limit is {limit} new tokens",I)],[s("Per second"),D>0&&R?(R/D).
toFixed(1):"–",s("tokens per second: tokens divided by the time since the run began, including the wait for the first token")],[s("First token"),N===null?"–":
On(N),s("time to first token: from the start of the run to its first token, without queueing or loading the model")],...b(),[s("Stopped by"),k(),s("what ended t\
he text: the model’s end-of-sequence token, a stop string, a limit, your own criterion or decoding loop, or a person"),!0],[s("Seed"),String(S.seed),s("the ra\
ndom seed of this run: the same seed and settings give the same text again")]]}function b(){if(!e.rounds.length)return[];let{num_draft_tokens:S,num_accepted_draft_tokens:q,
...R}=c.read(e.rounds),D=R.draft_acceptance_rate,N={accepted:z(q),drafted:z(S),rounds:z(R.num_spec_steps)};return[[s("Draft accepted"),D===null?"–":F(D),s("dr\
aft_acceptance_rate: accepted over drafted tokens, {accepted} of {drafted}",N)],[s("Tokens per draft"),J(R.mean_acceptance_length,2),s("mean_acceptance_length: \
tokens that a round with a draft wrote on average, including the target’s own: 1 + {accepted} accepted / {rounds} such rounds",N)]]}function k(){return e.finished?
[...new Set(e.finished.sequences.map(q=>we(q.stop_reason)[0]))].join(", ")||"–":e.running?s("still running"):s("an error")}function $(){let S=w(),q=new Set(S.
map(([R])=>R));for(let[R,{figure:D}]of a)q.has(R)||(D.remove(),a.delete(R));S.forEach(([R,D,N,I],B)=>{let H=a.get(R)||E(R,I,B);H.value.textContent!==D&&(H.value.
textContent=D),O(H.meaning,s("{name}: {meaning}",{name:R,meaning:N}))})}function E(S,q,R){let D=d("div","gp-figure"+(q?" gp-words":""),null,{tabindex:"0"}),N=d(
"dd"),I=d("span","gp-meaning","",{role:"tooltip",id:l+S.replace(/\s/g,"-")});D.setAttribute("aria-describedby",I.id),D.append(d("dt","",S),N,I),r.insertBefore(D,
r.children[R]||null);let B={figure:D,value:N,meaning:I};return a.set(S,B),B}let v=new ge(To,Vs),M=new Eo,A=To,C=S=>Number.isFinite(S)?_e(S,e.unit).toFixed(2).replace(
/^-0.00$/,"0.00"):"−∞",W=S=>S===null?"–":Number.isFinite(S)?S<1e3?S.toFixed(2):z(Math.round(S)):"∞";function x(){let{total:S}=v,{unit:q}=e,R=(I,{count:B})=>B?
I/B:null,D=(I,B)=>B.count?C(R(I,B)):"–",N=v.steps.at(-1).distribution.vocab;return[[s("perplexity"),p([[S.after,S.count],[S.before,S.count],[A.before,A.count]],
N),W(tn(S.after,S.count)),W(tn(S.before,S.count)),W(tn(A.before,A.count))],[s("mean log-probability, {unit}",{unit:q}),s("The logarithm of a token’s probability\
, on average."),D(S.after,S),D(S.before,S),D(A.before,A)],[s("cumulative log-probability, {unit}",{unit:q}),s("The logarithm of the probability of the whole tex\
t: the sum over its tokens."),C(S.after),C(S.before),C(A.before)],[s("mean entropy, {unit}",{unit:q}),s("How uncertain the next token was, on average."),D(S.entropyAfter,
S),D(S.entropyBefore,S),D(A.entropyBefore,A)],[s("mean tokens kept"),s("How many tokens could be chosen, on average: all of the vocabulary before the processors\
."),W(R(S.kept,S)),z(N),z(N)],...[1,2,3].map(I=>[`distinct-${I}`,h(I),W(M.distinct(I)),"",""]),[s("repetition"),s("The share of tokens that occur among the 128 \
tokens before them."),F(M.share),"",""]]}let h=S=>S===1?s("The number of different tokens over the number of all tokens: 1 means that none occurs twice."):s("Th\
e number of different {n}-grams (runs of {n} tokens) over the number of all of them: 1 means that none occurs twice.",{n:S});function p(S,q){return S.every(([R,
D])=>!D||tn(R,D)<=q)?s("How many equally likely tokens there were to choose from, on average: e to the power of minus the mean log-probability in nats."):s("e t\
o the power of minus the mean log-probability in nats; above {count}, the size of the vocabulary, where tokens drawn at random would be likelier.",{count:z(q)})}
function u(){let S=e.current(),q=S?e.lastOf(S):null,{keep:R,added:D}=v.follow(q&&!q.isPrompt?q:null);M.cut(R);for(let{chosen:I}of D)M.add(I.token_id);let N=t.querySelector(
".gp-text-numbers");N.hidden=!v.steps.length,!N.hidden&&(f(),N.open&&g(S))}function f(){let{total:S}=v;O(t.querySelector(".gp-in-short"),s("Perplexity {value}",
{value:W(tn(S.before,S.count))}))}function g(S){let q=e.lines().length>1?e.lineOf(S):null;O(t.querySelector(".gp-whose"),q&&q.label?s("of {label}",{label:q.label}):
""),t.querySelector(".gp-prompt-head").hidden=!A.count;let R=x(),D=t.querySelector(".gp-totals tbody");for(;D.rows.length<R.length;){let N=D.insertRow(),I=d("th",
"",null,{scope:"row"});I.append(d("span","","",{tabindex:"0","data-tip":""})),N.append(I,d("td"),d("td"),d("td"))}R.forEach(([N,I,...B],H)=>{let[U,...Q]=D.rows[H].
cells;O(U.firstChild,N),U.firstChild.dataset.tip=I,B.forEach((te,re)=>O(Q[re],te)),Q[2].hidden=!A.count})}t.querySelector(".gp-text-numbers").addEventListener("\
toggle",u);function y(){let S=e.finished?e.finished.sequences:[],q=new Map;S.forEach(({note:R},D)=>R&&q.set(s(R),[...q.get(s(R))||[],D+1])),i.replaceChildren(...[
...q].map(([R,D])=>{let N=d("p");return N.append(d("b","",D.length<S.length?_(D):s("Note:")),` ${R}`),N}))}function _(S){let q={numbers:S.join(", ")};return e.usesBeams?
j(S.length,"Note on output {numbers}:","Note on outputs {numbers}:",q):j(S.length,"Note on sequence {numbers}:","Note on sequences {numbers}:",q)}function T(){let[
S,q]=L();n.textContent!==[S,q].filter(Boolean).join(" ")&&n.replaceChildren(...S?[d("b","",S),...q?[" ",q]:[]]:[q])}function L(){let{started:S,finished:q,failed:R,
queued:D,loading:N}=e;if(N){let re=At(N);return["",re[0].toUpperCase()+re.slice(1)]}if(D)return D.ahead===0?[s("Starting …"),""]:[s("Queued."),j(D.ahead,"One \
run is ahead of yours.","{count} runs are ahead of yours.")];if(R)return[s("Stopped by an error."),S?e.numTokens?s("The text so far is kept."):s("Nothing was wr\
itten."):""];if(!S)return["",s("Nothing has run yet.")];let{model:I,assistant:B,mode:H,device:U}=S,Q=q||e.recorded?0:e.shared-1,te=`· ${[B?s("{model} with {ass\
istant}",{model:I,assistant:B}):I,kt(H),U!=="cpu"&&U,Q>0&&j(Q,"side by side with another run","side by side with {count} others")].filter(Boolean).join(" · ")}`;
return e.recorded?[s("Recorded run"),te]:[q?s("Finished"):s("Decoding …"),te]}function P(){let S=e.waiting?null:e.failed;if(m===S||(m=S,o.replaceChildren(),!S))
return;let q=d("div","gp-problem"),R=(D,N,I)=>{let B=d("p");B.append(d("b","","✕ "),I?s("{name}: {meaning}",{name:I,meaning:D}):D,N?" "+N:""),q.append(B)};for(let{
knob:D,message:N,fix:I}of En(S))R(N,I,D);o.append(q)}return S=>{S.run&&(r.replaceChildren(),a.clear()),(S.run||S.status)&&(T(),P(),y()),(S.run||S.steps||S.status)&&
$(),(S.run||S.prompt)&&(A=e.promptSteps.reduce(Vs,To)),u()}}var il=12;function al(t,e,n){let o=0,r=t.map(m=>{let w=o;return o=Math.min(1,o+(gn(m,n)||0)),{from:w,to:o,kind:Js(m,e),candidate:m}}),i=e.distribution.stages[n],
a=t.filter(m=>i&&wn(m,n+1)).reduce((m,w)=>m+(gn(w,n)||0),0),l=i?Math.max(0,Math.min(1-o,i.mass_removed-a)):0,c={from:o,to:1-l,kind:"others",candidate:null};return[
...r,c,{from:1-l,to:1,kind:"going",candidate:null}]}function Js(t,e){return t.token_id===e.chosen.token_id?"chosen":Fe(t)?"removed":"kept"}function ll(){let t=d(
"div","gp-flow",null,{"aria-hidden":"true"}),e=ee("svg","gp-ribbons");e.setAttribute("viewBox",`0 0 100 ${il}`),e.setAttribute("preserveAspectRatio","none");let n=d(
"div","gp-flow-bar");return t.append(e,n),{box:t,ribbons:e,bar:n}}var Uh=(t,e)=>e>12+7*Math.min(t.length,10);function Ys({ribbons:t,bar:e},n,o,r,i){let a=Y(e,n.
length,()=>d("span",""));n.forEach(({from:c,to:m,kind:w,candidate:b},k)=>{let $=a[k];if(ae($,`gp-piece gp-piece-${w}`),$.hidden=m-c<1e-4&&w!=="chosen",$.hidden)
return;ne($,"left",c),ne($,"width",m-c);let E=b?b.text:w==="others"?s("others"):"",v=E&&Uh(E,(m-c)*r)?E:"";($.dataset.text||"")!==v&&$.replaceChildren(...v?[oe(
v,"gp-piece-word")]:[]),$.dataset.text=v,Oe($,()=>i(n[k],o&&o[k]))});let l=Y(t,o?n.length:0,()=>ee("path"));(o||[]).forEach((c,m)=>{let{from:w,to:b,kind:k}=Vh(n[m]),
[$,E,v,M]=[c.from,c.to,b,w].map(A=>(A*100).toFixed(2));l[m].dataset.kind!==k&&(l[m].dataset.kind=k,l[m].setAttribute("class",`gp-ribbon gp-ribbon-${k}`)),l[m].setAttribute(
"d",c.to>c.from?`M${$} 0H${E}L${v} ${il}H${M}Z`:"")})}function Vh(t){return t.kind==="others"?{...t,to:1}:t.kind==="going"?{...t,from:1,to:1}:t}var $o=class{constructor(e){this.table=e,this.head=e.createTHead().insertRow(),this.body=e.createTBody(),e.addEventListener("keydown",n=>this.walk(n)),e.addEventListener(
"focusin",n=>this.keepFocus(n.target)),this.lines=[]}draw(e,n,o){this.drawHead(e);let r=e.filter(m=>m.idle).length;this.table.style.minWidth=`${100+20*r+60*(e.length-
r)}px`;let i=n.map(m=>e.map(({number:w})=>gn(m,w))),a=Math.max(.02,...i.flat().filter(m=>m!==void 0)),l=new Set(Mt(o));for(;this.lines.length>n.length;)this.lines.
pop().row.remove();for(;this.lines.length<n.length;)this.newLine();n.forEach((m,w)=>this.fill(this.lines[w],m,e,i[w],a,o,l));let c=this.lines.flatMap(m=>m.cells.
map(({cell:w})=>w));!c.some(m=>m.tabIndex===0)&&c.length&&(c[0].tabIndex=0)}drawHead(e){let n=Y(this.head,e.length+1,()=>{let o=d("th","",null,{scope:"col"});return o.
append(d("span","gp-stage-place"),d("span","gp-stage-name")),o});O(n[0].lastElementChild,s("candidate")),e.forEach(({place:o,name:r,tip:i,idle:a},l)=>{let c=n[l+
1];ae(c,a?"gp-idle-column":""),O(c.firstElementChild,o),O(c.lastElementChild,r),c.lastElementChild.classList.toggle("gp-hidden",a),c.dataset.tip=i})}newLine(){let e=this.
body.insertRow(),n=d("th","",null,{scope:"row"}),o=d("span","gp-sign","",{"aria-hidden":"true"}),r=d("bdi","gp-word"),i=d("span","gp-course-tag"),a=d("div","gp-\
course-name"),l=d("div","");l.append(r,i),a.append(o,l),n.append(a),e.append(n),this.lines.push({row:e,head:n,sign:o,word:r,tag:i,cells:[]})}newCell(e){let n=d(
"td","",null,{role:"gridcell",tabindex:"-1"}),o=d("span","gp-course-track",null,{"aria-hidden":"true"}),r=d("i","gp-course-bar");o.append(r);let i=d("span","gp-\
course-number");n.append(o,i),e.row.append(n),e.cells.push({cell:n,bar:r,number:i})}fill(e,n,o,r,i,a,l){let c=n.token_id===a.chosen.token_id,m=Fe(n);for(ae(e.row,
`gp-course gp-course-${Js(n,a)}`),O(e.sign,c?"▶":m?"✕":""),me(e.word,n.text),O(e.tag,[c&&(a.given?s("given"):s("chosen")),m&&s("removed"),!l.has(n)&&s("look\
ed up")].filter(Boolean).join(", ")),Oe(e.head,()=>Mo(n,a));e.cells.length>o.length;)e.cells.pop().cell.remove();for(;e.cells.length<o.length;)this.newCell(e);o.
forEach((w,b)=>this.fillCell(e.cells[b],n,o,b,r,i))}fillCell({cell:e,bar:n,number:o},r,i,a,l,c){let{number:m,name:w,idle:b,side:k}=i[a],[$,E]=[l[a],a?l[a-1]:void 0],
v=wn(r,m)&&$!==void 0,M=v&&a>0&&!wn(r,i[a-1].number);ae(e,[b&&"gp-idle-column",v&&!M&&"gp-gone",M&&"gp-cut"].filter(Boolean).join(" ")),ne(n,"height",Math.sqrt(
($||0)/c));let A=$===void 0?"–":M?`✕ ${w}`:v?k==="after"?"✕":"":F($);O(o,A),o.classList.toggle("gp-hidden",b&&!M);let C=!M&&a&&E!==void 0&&$!==void 0&&F($)!==
F(E)?$>E?"up":"down":"";(o.dataset.change||"")!==C&&(o.dataset.change=C),Oe(e,()=>this.words(r,i[a],{share:$,was:E,gone:v,cut:M}))}words({text:e},{side:n,name:o,
idle:r,number:i},{share:a,was:l,gone:c,cut:m}){let w={token:Z(e),share:F(a??0),was:F(l??0),processor:o,number:i};return a===void 0?s("{token}: not recorded at t\
his place.",w):m?s("{token}: removed by {processor}; it had {was} just before.",w):c?s("{token}: no probability left here.",w):n?n==="after"?s("{token}: {share}\
 after all processors.",w):s("{token}: {share} before the processors.",w):r?s("{token}: {share}, unchanged by {processor}.",w):w.share===w.was?s("{token}: {shar\
e} after {processor} (stage {number}), the same as before it.",w):s("{token}: {share} after {processor} (stage {number}), {was} before it.",w)}keepFocus(e){if(!(e.
tabIndex!==-1||e.tagName!=="TD")){for(let n of this.body.querySelectorAll('td[tabindex="0"]'))n.tabIndex=-1;e.tabIndex=0}}walk(e){let n={ArrowRight:[0,1],ArrowLeft:[
0,-1],ArrowDown:[1,0],ArrowUp:[-1,0],Home:[0,-1/0],End:[0,1/0]},o=e.target.closest("td");if(!o||!n[e.key]||e.ctrlKey||e.metaKey||e.altKey)return;e.preventDefault();
let r=this.lines.findIndex(m=>m.row===o.parentNode),[i,a]=n[e.key],l=(m,w)=>Math.max(0,Math.min(w-1,m)),{cells:c}=this.lines[l(r+i,this.lines.length)];c[l(o.cellIndex-
1+a,c.length)].cell.focus()}};function cl(t,e){let o=t.querySelector(".gp-where"),r=t.querySelector(".gp-none"),i=t.querySelector(".gp-chain tbody"),a=t.querySelector(".gp-courses"),l=t.querySelector(
".gp-all"),c=t.querySelector(".gp-beams-note"),m=t.querySelector(".gp-chosen-word"),w=new $o(t.querySelector(".gp-courses-grid")),b=new ge({},M),k=[],$=!1,E=[],
v=300;function M(N,I){let B=Gs(I);if(!B.length)return N;let H={...N};for(let U of B){let Q=U.number+U.kind,{ran:te,acted:re,removed:se,moved:de}=N[Q]||{ran:0,acted:0,
removed:0,moved:0};H[Q]={ran:te+1,acted:re+!U.idle,removed:se+U.removed,moved:de+U.moved}}return H}function A({ran:N,acted:I,removed:B,moved:H}){return I?H>2*B?
j(N,"{acted} of {count} step, {share} moved","{acted} of {count} steps, {share} moved",{acted:z(I),share:F(H/I)}):j(N,"{acted} of {count} step, {share} removed",
"{acted} of {count} steps, {share} removed",{acted:z(I),share:Hs(B/I)}):j(N,"nothing in {count} step","nothing in {count} steps")}let C=new ResizeObserver(([{contentRect:N}])=>{
if(!N.width||Math.abs(N.width-v)<8)return;v=N.width;let I=e.current();I&&D(I)});function W(){let N=i.insertRow(),I=d("th","",null,{scope:"row"}),B=d("span","gp-\
number",""),H=d("span","","",{tabindex:"0","data-tip":""}),U=d("span","gp-side"),Q=d("span","gp-knob");I.append(B,H," ",U," ",Q);let te=ll();N.append(I,d("td","\
gp-flow-cell"),d("td","gp-left"),d("td","gp-entropy"),d("td","gp-here-words"),d("td","gp-over")),N.cells[1].append(te.box);let[,,re,se,de,ot]=N.cells;return k.length||
C.observe(te.bar),k.push({row:N,number:B,name:H,tags:U,knob:Q,flow:te,left:re,entropy:se,here:de,over:ot}),k.at(-1)}function x(N,{kind:I,number:B,name:H,tip:U,side:Q,
knob:te,entropy:re,left:se,here:de,over:ot}){N.row.className=`gp-stage-${I}`,O(N.number,B),O(N.name,H),N.name.dataset.tip!==U&&(N.name.dataset.tip=U),O(N.tags,Q),
N.tags.hidden=!Q,O(N.knob,te),N.knob.hidden=!te,O(N.left,se),O(N.entropy,re),typeof de=="string"?O(N.here,de):N.here.replaceChildren(...de),O(N.over,ot)}function h(N){
let I={...e.started.effective,...e.started.config};return N.filter((B,H)=>H===0||I[B]).map(B=>{let H=JSON.stringify(I[B]??null);return H==="null"||H.length>12?B:
`${B} ${H}`}).join(", ")}function p(N,I){let{vocab:B,entropy_before:H}=N.distribution,{name:U,meaning:Q}=Us(N),te={kind:"source",number:"",name:U,tip:Q,side:I.length?
s("before"):s("before and after"),knob:"",left:s("{count} left",{count:z(B)}),entropy:ue(H,e.unit),here:"",over:""},re=I.map((se,de)=>({kind:se.idle?"idle":"act\
ive",number:`${se.number}. `,name:se.name,tip:`${se.meaning} (${se.kind})`,side:de===I.length-1?s("after"):"",knob:h(se.knobs),left:s("{count} left",{count:z(se.
kept)}),entropy:ue(se.entropy,e.unit),here:Ks(se),over:A(b.total[se.number+se.kind])}));return[te,...re,u(N)]}function u(N){let[I,B]=Qa(N,e.started),H=oe(N.chosen.
text,"gp-strong");return{kind:"choice",number:"",name:I,tip:s("How the token came about, and its probability after the processors."),side:"",knob:"",left:"",entropy:"",
here:["▶ ",...he(B,{token:H}),` (${f(N)})`],over:""}}function f(N){return Fe(N.chosen)?s("removed by {processor}",{processor:bn(N.chosen,N)}):N.beam?s("log-pr\
obability {value}",{value:J(N.chosen.logprob)}):F(X(N.chosen.logprob))}function g(N,I,B){let H=p(N,I);for(;k.length>H.length;)k.pop().row.remove();H.forEach((re,se)=>x(
k[se]||W(),re));let U=[0,...I.map(({number:re})=>re)].map(re=>al(B,N,re)),Q=L(N,I),te=P(N,I);k.forEach(({flow:re},se)=>{re.box.hidden=!Q&&se>0,!re.box.hidden&&(se<
U.length?Ys(re,U[se],U[se-1],v,(de,ot)=>_(de,ot,se,te)):T(re,U.at(-1),v))})}let y=({from:N,to:I})=>F(I-N);function _(N,I,B,H){let U=y(N);if(N.kind==="going")return s(
"Tokens that are not shown here and that {processor} removes: {share}.",{processor:H[B+1].name,share:U});let Q=N.candidate?Z(N.candidate.text):s("All other toke\
ns together");if(!B)return s("{token}: {share} before the processors.",{token:Q,share:U});let te={token:Q,share:U,processor:H[B].name,was:y(I)};return N.candidate?
s("{token}: {share} after {processor}, {was} before it.",te):s("{token}: {share} after {processor}.",te)}function T(N,I,B){let H=I.filter(({kind:U})=>U==="chose\
n");Ys(N,H,H,B,U=>s("{token} had {share} of what was left.",{token:Z(U.candidate.text),share:y(U)}))}let L=({distribution:N},I)=>N.candidates.every(({stage_logprobs:B})=>(B||
[]).length===I.length);function P(N,I){let B=Us(N);return[{number:0,place:s("before"),name:B.name,tip:B.meaning,idle:!1,side:"before"},...I.map(H=>({number:H.number,
place:String(H.number),name:H.name,idle:H.idle,side:"",tip:s("{number}. {name}: {effect} here. It {meaning}.",{...H,effect:Ks(H)})}))]}function S(N,I,B,H){if(a.
hidden=!I.length||!L(N,I),a.hidden)return;let U={number:I.length,place:s("after"),name:s("all processors"),tip:s("After all processors: the distribution from wh\
ich the token was chosen."),idle:!1,side:"after"};w.draw([...P(N,I),U],B,N),l.hidden=H<=10,O(l,$?s("show {count} only",{count:10}):s("show all {count}",{count:z(
H)})),l.setAttribute("aria-expanded",String($))}l.addEventListener("click",()=>{$=!$,D(e.current())});function q(N){if(N.distribution.stages.length)return"";if(N.
isPrompt)return s("The model’s own distribution: no logits processor takes part in reading the prompt.");let I=e.started.processors||[],B=_o(N);if(e.started.mode===
"custom"&&!I.length)return s("Your own loop called no logits processor here.");if(!I.length)return B?s("DoLa’s contrast, untouched: no logits processor runs."):
s("The model’s own distribution, untouched: no logits processor runs.");let H={processors:I.map(U=>Ve(U)[0]).join(", ")};return B?s("DoLa’s contrast, untouche\
d here. Prepared, but not used by this loop: {processors}.",H):s("The model’s own distribution, untouched here. Prepared, but not used by this loop: {processors\
}.",H)}function R(N){let I=N.isPrompt||N.given,B=N.isPrompt?s("at prompt token {number}: {token} (given, not chosen)"):I?s("at token {number}: {token} (given, n\
ot chosen)"):s("at token {number}: {token}");o.replaceChildren(...he(B,{number:String(N.index+1),token:oe(N.chosen.text)})),O(m,I?s("given"):s("chosen"))}function D(N){
let I=Gs(N),B=Mt(N),H=(N.watched||[]).filter(({token_id:Q})=>B.every(te=>te.token_id!==Q)),U=Oo(B,10,N.chosen.token_id);R(N),O(r,q(N)),r.hidden=!r.textContent,c.
hidden=!N.beam||!I.length,g(N,I,U),S(N,I,[...$?B:U,...H],B.length)}return N=>{let I=e.current();t.hidden=!I,I&&(I.isPrompt||b.follow(e.lastOf(I)),!(I===E[0]&&b.
total===E[1]&&!N.unit&&!N.watched)&&(E=[I,b.total],D(I)))}}function Jh(t){let e=t>>>0;return()=>{e=e+1831565813>>>0;let n=Math.imul(e^e>>>15,e|1);return n=n+Math.imul(n^n>>>7,n|61)^n,((n^n>>>14)>>>0)/2**32}}function Yh(t,e){
let n=[...t];for(let o=n.length-1;o>0;o--){let r=Math.floor(e()*(o+1));[n[o],n[r]]=[n[r],n[o]]}return n}function dl(t,e){let i=N=>t.querySelector(".gp-"+N),a=t.
querySelector("details"),[l,c,m,w]=["from","choices","reveal","next"].map(i),b=null,k=N=>[s("1st"),s("2nd"),s("3rd")][N]??"",$=()=>e.usesBeams&&!e.finished?[]:e.
allLines(),E=N=>fe($()[N]?$()[N].last:null),v=N=>N.distribution.candidates.filter(({raw_rank:I})=>I).sort((I,B)=>I.raw_rank-B.raw_rank).slice(0,6);function M(N){
let I=Number(e.started.seed)%4294967296+7919*N.index+104729*N.sequence;return Yh(v(N),Jh(I))}let A=N=>v(N).length>1;function C(N){let I=e.current(),B=I&&e.lastOf(
I),H=Math.max(0,$().findIndex(te=>te.last===B)),U=E(H),Q=U.findIndex((te,re)=>re>=N&&A(te));if(Q<0){O(i("cannot"),U.length>N?s("From there on the run has record\
ed no candidates to pick from: raise top_candidates and run it again."):e.running?s("The run has not reached this token yet."):s("There is no token {number} in \
this text: choose an earlier one.",{number:N+1}));return}O(i("cannot"),""),b={line:H,at:Q,step:null,picks:[],revealed:!1,results:[]},W()}function W(){let N=E(b.
line);for(;N[b.at]&&!A(N[b.at]);)b.at+=1;if(Object.assign(b,{step:N[b.at]||null,picks:[],revealed:!1}),!b.step&&!e.running){f();return}x(),b.step&&e.selectStep(
b.step.before),g(()=>c.querySelector("button"))}function x(){e.hide(b&&a.open?b.at+(b.revealed?1:0):null)}function h(N){let{picks:I}=b;I.includes(N)?I.splice(I.
indexOf(N),1):I.length<3&&I.push(N),L()}function p(){let{step:N,picks:I}=b,B=v(N),H=B.find(({token_id:U})=>U===I[0]);b.revealed=!0,b.results.push({step:N,first:H,
share:Math.exp(H.raw_logprob-B[0].raw_logprob),hit:I.includes(N.chosen.token_id)}),x(),e.selectStep(N),g(()=>w)}function u(){if(b.results.length>=10){f();return}
b.at+=1,W()}function f(){let{results:N,line:I}=b,B=b.at+(b.revealed?1:0);b=null,x(),l.value=E(I).slice(B).some(A)?B+1:1,D(N),g(()=>i("begin"))}function g(N){let I=t.
contains(document.activeElement);R(),I&&N()&&N().focus({preventScroll:!0})}let y=({piece:N,chosen:I,text:B})=>N??(I?I.text:B);function _(){let N=fe(b.step?b.step.
before:E(b.line).at(-1)||null),I=[...e.prefix,...N].map(y).join(""),B=d("span","gp-gap","?",{"aria-label":s("the hidden token")});b.revealed&&B.replaceChildren(
oe(b.step.chosen.text));let H=i("so-far");H.replaceChildren(I,B),H.scrollTop=H.scrollHeight}function T(){c.replaceChildren(...(b.step&&!b.revealed?M(b.step):[]).
map(({token_id:N,text:I})=>{let B=d("button","gp-button gp-choice",null,{type:"button","aria-pressed":"false","data-token":N});return B.append(d("span","gp-orde\
r"),oe(I)),B.addEventListener("click",()=>h(N)),B})),L()}function L(){for(let N of c.children){let I=b.picks.indexOf(Number(N.dataset.token));N.setAttribute("ar\
ia-pressed",String(I>=0)),N.disabled=I<0&&b.picks.length>=3,O(N.querySelector(".gp-order"),k(I))}m.disabled=!b.picks.length}function P(){if(i("answer").hidden=!b.
revealed,!b.revealed)return;let{step:N,picks:I}=b,{share:B,hit:H}=b.results.at(-1),U=v(N),Q=N.chosen.token_id,te=U.some(({token_id:de})=>de===Q)?U:[...U,N.chosen];
i("truth").tBodies[0].replaceChildren(...te.map(de=>{let ot=d("tr",de.token_id===Q?"gp-taken":""),qo=d("th","",null,{scope:"row"});de.token_id===Q&&qo.append(d(
"span","","▶ "),d("span","gp-hidden",`${s("chosen:")} `)),qo.append(oe(de.text));let rr=d("div","gp-share"),ir=d("i");ir.style.width=`${(45*X(de.raw_logprob)).
toFixed(2)}%`,rr.append(ir,F(X(de.raw_logprob)));let ar=d("td");ar.append(rr);let Nl=I.indexOf(de.token_id);return ot.append(qo,d("td","",k(Nl)),ar,d("td","",F(
X(de.logprob))),d("td","",de.raw_rank?z(de.raw_rank):"–")),ot}));let se=i("took");se.replaceChildren(...he(H?s("The run chose “{token}”, which is among your p\
icks."):s("The run chose “{token}”, which is not among your picks."),{token:oe(N.chosen.text,"gp-strong")})," "),se.append(B===1?s("Your first pick is the t\
oken that the model found likeliest."):s("Your first pick has {share} of the probability of the likeliest token.",{share:F(B)}))}let S=N=>N.reduce((I,{share:B})=>I+
B,0)/N.length,q=N=>N.filter(({hit:I})=>I).length;function R(){if(i("before").hidden=!!b,i("round").hidden=!b,!b)return;i("sum").hidden=!0;let{results:N,revealed:I,
step:B}=b,U={number:N.length+(I?0:1),steps:10,token:B&&B.index+1};O(i("progress"),B?I?s("Step {number} of {steps}: token {token}.",U):s("Step {number} of {steps\
}: which token comes next, as token {token}? Pick up to three, the likeliest first.",U):s("Waiting for the next token of the run.")),O(i("score"),N.length?s("So\
 far: your first picks are {share} as likely as the top token; the run’s token was among your picks in {hits} of {count}.",{share:F(S(N)),hits:q(N),count:N.length}):
""),m.hidden=I||!B,w.hidden=!I,O(w,N.length>=10?s("Show the score"):s("Next token")),_(),T(),P()}function D(N){let I=i("sum");if(I.hidden=!1,I.replaceChildren(d(
"h3","",s("The round is over"))),!N.length){I.append(d("p","",s("No token was revealed, so there is no score.")));return}let B=(...Q)=>{let te=d("p");te.append(
...Q),I.append(te)};B(...he(s("{share}: how likely your first picks were, on average, compared with the likeliest token."),{share:d("b","",F(S(N)))}));let H=d("\
b","",s("{hits} of {count}",{hits:q(N),count:N.length}));B(...he(s("{steps}: steps in which the run’s token was among your picks ({share})."),{steps:H,share:F(
q(N)/N.length)}));let U=[...N].sort((Q,te)=>Q.share-te.share||te.step.distribution.entropy_before-Q.step.distribution.entropy_before);for(let[Q,{step:te,first:re,
share:se}]of[[s("Hardest:"),U[0]],[s("Easiest:"),U.at(-1)]])B(d("b","",Q)," ",...he(s("token {number}, “{token}”; your “{pick}” had {share} of the likeliest tok\
en’s probability, and the entropy was {entropy}."),{number:String(te.index+1),token:oe(te.chosen.text),pick:oe(re.text),share:F(se),entropy:ue(te.distribution.
entropy_before,e.unit)}))}return i("begin").addEventListener("click",()=>C(Math.max(1,Math.floor(Number(l.value))||1)-1)),i("from-here").addEventListener("click",
()=>{let N=e.current();l.value=N&&!N.isPrompt?N.index+1:1}),m.addEventListener("click",p),w.addEventListener("click",u),i("end").addEventListener("click",f),a.addEventListener(
"toggle",x),N=>{t.hidden=!e.started,N.run&&(b=null,l.value=1,i("sum").hidden=!0,O(i("cannot"),""),R()),O(i("begin"),i("sum").hidden?s("Start a round"):s("Anothe\
r round")),b&&!b.step&&(N.steps||N.status)&&W()}}function hl(t,e){let o=t.querySelector(".gp-where"),r=t.querySelector(".gp-verdict"),i=t.querySelector(".gp-score-head"),a=t.querySelector("tbody"),l=t.querySelector(
".gp-more"),c=t.querySelector(".gp-tally"),m=new ge({steps:0,differed:0},(h,p)=>p.reranked?{steps:h.steps+1,differed:h.differed+ +(k(p.reranked).token_id!==p.chosen.
token_id)}:h),w=[],b=[],k=h=>h.reduce((p,u)=>u.probability>p.probability?u:p);function $(){let h=a.insertRow(),p=d("th","",null,{scope:"row"}),[u,f,g]=[d("span",
"gp-sign"),d("bdi","gp-word"),d("span","gp-tag",s("most probable"))];p.append(u,f,g),h.append(p);let y=["probability","penalty","score"].map(()=>{let _=d("div",
"gp-cell"),T=d("span","gp-balance",null,{"aria-hidden":"true"}),[L,P]=[d("i","gp-part"),d("i","gp-zero")];T.append(L,P);let S=d("span","gp-amount");return _.append(
T,S),h.append(d("td")),h.lastChild.append(_),{part:L,zero:P,amount:S}});return w.push({row:h,sign:u,word:f,tag:g,cells:y}),w.at(-1)}function E({part:h,zero:p,amount:u},f,[
g,y],_){let T=L=>(L-g)/(y-g)*100;h.style.left=`${Math.min(T(0),T(f))}%`,h.style.width=`${Math.abs(T(f)-T(0))}%`,p.style.left=`${T(0)}%`,O(u,_)}function v({part:h,
zero:p,amount:u},f,[g,y],_){let T=L=>4+(L-g)/(y-g)*92;h.hidden=f===null,h.style.left=`${T(f)}%`,p.style.left=`${T(0)}%`,O(u,_)}function M(h,p,u,f,g){let y=p.token_id===
u.chosen.token_id;h.row.className=y?"gp-winner":"",O(h.sign,y?"▶":""),$e(h.word,p.text),h.tag.hidden=p!==f||y,E(h.cells[0],p.probability,g.probability,F(p.probability)),
E(h.cells[1],p.penalty,g.penalty,J(p.penalty)),v(h.cells[2],p.score,g.score,J(p.score))}function A(h){let[p,u]=[Math.min(0,...h),Math.max(0,...h)];return u>p?[p,
u]:[0,1]}function C(h){let p=k(h.reranked),u=h.reranked.find(_=>_.token_id===h.chosen.token_id),f=h.reranked.slice(0,12);u&&!f.includes(u)&&(f[11]=u);let g=Object.
fromEntries(["probability","penalty","score"].map(_=>[_,A(f.map(T=>T[_]))]));for(;w.length<f.length;)$();w.forEach((_,T)=>{_.row.hidden=T>=f.length,T<f.length&&
M(_,f[T],h,p,g)});let y=h.reranked.length-f.length;l.hidden=y<=0,O(l,j(y,"and {count} less probable one, which was weighed too","and {count} less probable ones,\
 which were weighed too")),W(u,p)}function W(h,p){if(!h){r.replaceChildren();return}let u={token:oe(h.text,"gp-strong"),score:J(h.score)};r.replaceChildren(...h===
p?he(s("{token} won: the most probable token has the highest score too ({score})."),u):he(s("{token} won with a score of {score}. Greedy search would have chose\
n {other} ({share}), but its penalty of {penalty} leaves it a score of {lower}."),{...u,other:oe(p.text,"gp-strong"),share:F(p.probability),penalty:J(p.penalty),
lower:J(p.score)}))}function x(){let h=e.started.effective.penalty_alpha;return typeof h!="number"?s("(1 - penalty_alpha) × probability - penalty_alpha × penalt\
y. The highest score is chosen."):s("{keep} × probability - {alpha} × penalty, because penalty_alpha is {alpha}. The highest score is chosen.",{keep:Number((1-
h).toFixed(4)),alpha:h})}return()=>{let h=e.current();if(t.hidden=!(h&&h.reranked&&h.reranked.length),t.hidden||(m.follow(e.lastOf(h)),h===b[0]&&m.total===b[1]))
return;b=[h,m.total],o.textContent=s("at token {number}",{number:h.index+1}),i.dataset.tip=x(),C(h);let{steps:p,differed:u}=m.total;O(c,s("Along the text: a tok\
en other than the most probable one won in {differed} of {count} steps ({share}).",{differed:z(u),count:z(p),share:F(u/p)}))}}function pl(t,e){let n=()=>t.closest(".token-panel"),o=E=>t.querySelector(".gp-"+E),[r,i,a,l,c]=["place-words","back","on","newest","fold"].map(o),m=[...t.querySelectorAll(
"[role=tab]")];function w(E){n()&&(n().dataset.shows=E);for(let v of m){let M=v.dataset.shows===E;v.setAttribute("aria-selected",String(M)),v.tabIndex=M?0:-1}}for(let E of m)
E.addEventListener("click",()=>{w(E.dataset.shows),b(!0)}),E.addEventListener("keydown",v=>{let M={ArrowRight:1,ArrowLeft:-1}[v.key];if(!M)return;v.preventDefault();
let A=m[(m.indexOf(E)+M+m.length)%m.length];w(A.dataset.shows),b(!0),A.focus()});function b(E){n()?.toggleAttribute("data-folded",!E),c.setAttribute("aria-expan\
ded",String(E)),c.textContent=E?"▾":"▴"}c.addEventListener("click",()=>b(c.getAttribute("aria-expanded")==="false")),i.addEventListener("click",()=>e.walk(-1)),
a.addEventListener("click",()=>e.walk(1)),l.addEventListener("click",()=>e.selectStep(null));function k(E){let v=e.lineOf(E),M=e.lines().length>1&&v&&!E.isPrompt?
v.label:"",A=E.isPrompt?e.started.prompt_tokens.length:fe(v?v.last:E).length,C=$(E,{number:z(E.index+1),count:z(A),line:M});r.ariaLive=e.selected?"polite":"off",
r.replaceChildren(oe(E.chosen.text,"gp-here"),d("span","",` ${C}`)),i.disabled=E.isPrompt?!E.before:E.index===0&&!e.promptSteps.length,a.disabled=!v||v.last===E,
l.hidden=!e.selected||!e.running}function $(E,v){return E.isPrompt?s("prompt token {number} of {count}",v):e.selected?v.line?s("token {number} of {count} of {li\
ne}",v):s("token {number} of {count}",v):v.line?s("newest token {number} of {count} of {line}",v):s("newest token {number} of {count}",v)}return E=>{E.selection&&
e.selected&&b(!0);let v=e.current();if(v)return k(v);r.textContent=s("No token yet"),i.disabled=a.disabled=!0,l.hidden=!0}}var Xs=({messages:t,template:e})=>JSON.stringify([t,e||null]);function ul(t,e){let n=h=>t.querySelector(".gp-"+h),[o,r,i]=["said","rendered","try"].map(n),a=new WeakMap,
l=[],c="",m=null,w=null;function b(){return It(t,r,e,h=>{let p=a.get(h);return p&&{id:p.token.token_id,text:p.token.text,where:s("prompt token {number}",{number:p.
index+1}),step:null,why:p.words}})}function k(){let{started:h,written:p}=e,u=h&&h.request.messages,f=u&&p&&h.model===p.model&&Xs(h.request)===Xs(p);return p&&!f?
{...p,ran:!1}:!u||!u.length?null:{model:h.model,messages:u,template:h.request.template,tokens:h.prompt_tokens,parts:h.parts||[],ran:!0}}function $({messages:h,parts:p,
problem:u}){let f=new Set(p.filter(({kind:g})=>g==="message").map(({message:g})=>g));o.replaceChildren(...h.map(({role:g,content:y},_)=>{let T=d("li","",null,{"\
data-role":g});return T.append(d("span","gp-role",g),d("p","",y)),!u&&f.size>0&&!f.has(_)&&y.trim()&&T.append(d("p","gp-dropped",s("✕ The template leaves this m\
essage out."))),T}))}let E={message:({role:h})=>s("words of {role}",{role:h}),template:()=>s("written by the template"),generation:()=>s("generation prompt: the\
 answer begins here")};function v(h,p){let u=h?E[h.kind](h):s("of unknown origin");return p.piece===null?s("special token, {whose}",{whose:u}):u}function M({tokens:h,
parts:p}){r.replaceChildren(),l=[],m=null;let u=new Set(p.map(({stop:g})=>g)),f=null;h.forEach((g,y)=>{let _=p.find(S=>S.start<=y&&y<S.stop)||null;if(!f||!y||u.
has(y)||p.some(({start:S})=>S===y)){let S=d("span","gp-part",null,_?{"data-kind":_.kind}:{});_&&_.kind==="message"&&S.append(d("span","gp-role",_.role)),_&&_.kind===
"generation"&&S.append(d("span","gp-role",s("the answer begins"))),r.append(S),f={rows:S,tokens:[]}}let T=d("span","gp-token",null,{role:"button",tabindex:"-1"}),
L=v(_,g);ct(T,g),T.setAttribute("aria-label",s("prompt token {number}: {token}, {words}",{number:y+1,token:Z(g.text),words:L})),a.set(T,{token:g,index:y,words:L});
let P=f.tokens.length?a.get(f.tokens.at(-1)).token:null;dt(f,T,g,P),l.push(T)}),l.length&&A(l[0])}function A(h){m&&(m.tabIndex=-1),m=h,h.tabIndex=0}function C(h){
h&&(A(h),h.focus({preventScroll:!0}),h.scrollIntoView({block:"nearest"}),w.show(h))}r.addEventListener("click",({target:h})=>C(h.closest(".gp-token"))),r.addEventListener(
"keydown",h=>{let p=l.indexOf(h.target.closest(".gp-token"));if(p<0||h.ctrlKey||h.metaKey||h.altKey)return;let u={ArrowRight:()=>l[p+1],ArrowLeft:()=>l[p-1],Home:()=>l[0],
End:()=>l.at(-1),ArrowDown:()=>Pe(l,p,1),ArrowUp:()=>Pe(l,p,-1),Enter:()=>l[p]," ":()=>l[p]};u[h.key]&&(h.preventDefault(),C(u[h.key]()))});function W({tokens:h,
parts:p}){let u=P=>p.filter(S=>S.kind===P).reduce((S,{start:q,stop:R})=>S+R-q,0),f=h.filter(({piece:P})=>P===null).length,[g,y,_]=["message","template","generat\
ion"].map(u),T={words:z(g),around:z(y),begin:z(_)};return`${g||y?j(h.length,"{count} token: {words} for the words of the messages, {around} around them, {begin}\
 to begin the answer.","{count} tokens: {words} for the words of the messages, {around} around them, {begin} to begin the answer.",T):_?j(h.length,"{count} toke\
n: this template changes the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.","{count} tokens: this template change\
s the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.",T):j(h.length,"{count} token: this template changes the word\
s, so the origin of its tokens is unknown.","{count} tokens: this template changes the words, so the origin of its tokens is unknown.")} ${j(f,"{count} is speci\
al.","{count} are special.")}`}function x({tokens:h,parts:p}){let u=p.filter(({kind:g})=>g==="message").flatMap(({start:g,stop:y})=>h.slice(g,y)).filter(({piece:g})=>g===
null),f=[...new Set(u.map(({text:g})=>Z(g)))];return f.length?s("A message contains {tokens}: written like a special token, it is read as one, as if the templat\
e had written it.",{tokens:f.join(", ")}):""}return i.addEventListener("click",()=>e.ask({type:"without"})),()=>{let h=k();if(t.hidden=!h,!h){c="";return}i.hidden=
!Object.hasOwn(e.answers,"without")||!!h.problem;let p=JSON.stringify([h.model,Xs(h),h.parts,h.problem,h.ran,h.tokens.length]);if(p===c)return;c=p,w??=b(),O(n("\
which"),h.ran?s("of {model}, as this run read it",{model:h.model}):s("of {model}, as written now: not run yet",{model:h.model})),K(n("refusal"),!!h.problem),O(n(
"refusal"),s(h.problem)),$(h),K(n("made"),!h.problem),M(h),K(n("generation-key"),h.parts.some(({kind:f})=>f==="generation")),O(n("template-words"),h.problem?"":
W(h));let u=x(h);K(n("warn"),!!u),O(n("warn"),u),w.hide()}}function fl(t,e,n){let{state:o,log:r,text:i,select:a}=t;function l(c){if(!c)return;let{step:m}=o.entries.get(c);t.reveal(c),m&&r.selectStep(m),c.focus({preventScroll:!0}),
c.scrollIntoView({block:"nearest"}),m||n.show(c)}i.addEventListener("click",c=>{let m=o.tokenAt(c);m&&(l(m),o.entries.get(m).step&&n.dismiss())}),i.addEventListener(
"keydown",c=>{if(c.key==="Escape"){r.selectStep(null);return}let m=o.tokenAt(c);if(!m||c.ctrlKey||c.metaKey||c.altKey)return;let w=o.allTokens,b=w.indexOf(m),k={
ArrowRight:()=>w[b+1],ArrowLeft:()=>w[b-1],ArrowDown:()=>Pe(w,b,1),ArrowUp:()=>Pe(w,b,-1),Home:()=>w.find($=>o.entries.get($).step),End:()=>w.at(-1),Enter:()=>m,
" ":()=>m};k[c.key]&&(c.preventDefault(),l(k[c.key]()))}),a.addEventListener("change",()=>{o.shadedBy=a.value,t.shadeAll(),e.drawScale()}),i.addEventListener("s\
croll",()=>{o.atEnd=i.scrollHeight-i.scrollTop-i.clientHeight<60},{passive:!0}),new ResizeObserver(()=>t.resized()).observe(i)}var ml=t=>t.started&&t.started.request||{},Zs=t=>!!ml(t).only_given;function Qs(t,{index:e,isPrompt:n,isStart:o}){if(o)return s("decoder start token");let r={number:e+
1};return n?t.readsSource?s("source token {number}",r):s("prompt token {number}",r):s("token {number}",r)}function er(t,{index:e,isStart:n}){return n?s("every t\
arget begins with it: not chosen"):t.readsSource?s("the encoder reads it: it has no probability"):e===0?s("nothing comes before it: it has no probability"):ml(t).
read_prompt&&!t.finished&&!t.failed?s("its probability is read when the text ends"):s("its probability was not read")}function tr(t,e){let n=[];return e.given&&
!Zs(t)&&n.push(s("given, not chosen")),n.push(...qr(e)),n}function gl(t,e){let{step:n,token:o}=e,r=n?[...Cn(n,t.unit),...tr(t,n)]:[er(t,e)];return[s("{where}: {\
token}",{where:Qs(t,e),token:Z(o.text)}),...r].join(", ")}var Lo=class{constructor(e,n,o,r){this.root=e,this.text=n,this.select=o,this.state=r,this.scale=e.querySelector(".gp-scale"),this.origins=e.querySelector(".gp-o\
rigins"),this.originsAlong=new ge(Lr,Ar)}drawScale(){ro(this.scale,this.select.value,this.state.log.unit)}drawMarks(){let{root:e,state:n}=this,{prompt:o,begun:r,
lines:i}=n,a=!Zs(n.log)&&i.some(({steps:l})=>l.length&&l[0].given);e.querySelector(".gp-mark-prompt").hidden=!o||!o.tokens.length,O(e.querySelector(".gp-mark-pr\
ompt .gp-ink"),r?s("source, and what the target begins with"):s("prompt")),e.querySelector(".gp-mark-given").hidden=!a,this.drawOrigins(),this.text.classList.toggle(
"gp-has-given",a)}drawOrigins(){let{origins:e,originsAlong:n,state:{log:o,lines:r}}=this;if(e.hidden=!o.rounds.length,e.hidden)return;n.follow(r.length&&r[0].steps.
at(-1)||null);let i=Y(e,Object.keys(at).length,Xh);Object.entries(at).forEach(([a,[,l,c]],m)=>{let[w,b]=i[m].children;i[m].dataset.draft=a,i[m].dataset.tip=c,O(
w,l),O(b,z(n.total[a]))})}};function Xh(){let t=d("span","",null,{tabindex:"0"});return t.append(d("span","gp-ink")," ",d("b")),t}var Ao=class{constructor(e){this.log=e,this.entries=new WeakMap,this.shadedBy="",this.clear()}clear(){this.prompt=null,this.fold=null,this.begun=null,this.lines=
[],this.marked=null,this.atEnd=!0}get paragraphs(){return[this.prompt,this.begun,...this.lines].filter(Boolean)}get allRows(){return this.lines.flatMap(({folds:e})=>e?
e.boxes.map(({rows:n})=>n):[]).concat(this.paragraphs.map(({rows:e})=>e))}get allTokens(){return this.paragraphs.flatMap(({tokens:e})=>e)}elementOf(e){if(e.isPrompt)
return this.prompt&&this.prompt.tokens[e.index]||null;for(let n of this.lines)if(n.steps[e.index]===e)return n.tokens[e.index];return null}tokenAt(e){let n=e.target.
closest('[role="button"]');return n&&this.entries.has(n)?n:null}};var Co=class{constructor(e,n,o){this.drawn=n,this.moved=o,this.goesOn=!1,this.along=new ge(Ko(e),(r,i)=>Uo(r,i.chosen.text,i.piece===null,e)),this.boxes=[]}rowsFor(e){
let n=this.along.total.spans.length;this.along.follow(e);let{since:o,place:r,spans:i}=this.along.total,a=this.boxes.at(-1);if(o!==null&&o<r)return(!a||a.since!==
o)&&(a=this.open(o)),a.rows;let l=i.length>n?i.at(-1):null;return l&&a&&a.since===l.start&&a.stop===null&&this.close(a,l.stop),this.drawn.rows}keepable(e){let{since:n}=this.
along.totals[e],o=this.boxes.find(r=>r.since===n);return n!==null&&o&&o.stop!==null?Math.min(e,o.stop):e}cut(e){let{drawn:n}=this;for(;n.tokens.length>e;){let a=n.
tokens.at(-1),l=this.boxOf(a);Xe({rows:l?l.rows:n.rows,tokens:n.tokens},n.tokens.length-1),l&&!l.rows.holder.hasChildNodes()&&(n.rows.removeLast(),this.boxes.pop())}
let{totals:o,steps:r}=this.along;r.length=e,o.length=e+1;let i=this.boxes.at(-1);i&&this.along.total.since===i.since&&Object.assign(i,{stop:null,ended:!1})}boxOf(e){
let n=e.closest(".gp-reasoning");return n?this.boxes.find(o=>o.element===n):void 0}reveal(e){let n=this.boxOf(e);!n||!this.isFolded(n)||(n.wish=!1,this.draw(this.
goesOn),this.moved())}draw(e){this.goesOn=e;for(let n of this.boxes){let o=this.isFolded(n);n.count=(n.stop??this.along.total.place)-n.since,O(n.chip,`${o?"▸":
"▾"} ${this.words(n)}`),n.chip.setAttribute("aria-expanded",String(!o)),n.element.classList.toggle("gp-folded",o)}}words({count:e,stop:n,ended:o}){return o?j(
e,"Reasoning, {count} token","Reasoning, {count} tokens"):n===null&&this.goesOn?j(e,"Reasoning, {count} token so far","Reasoning, {count} tokens so far"):j(e,"R\
easoning, {count} token, not ended","Reasoning, {count} tokens, not ended")}isFolded(e){return e.wish??e.ended}open(e){let n=d("span","gp-reasoning"),o=d("butto\
n","gp-reasoning-chip",null,{type:"button",title:s("The model’s reasoning before its answer. Click to fold or unfold it.")}),r=d("span","gp-reasoned");n.append(
o,r);let i={element:n,chip:o,rows:new ze(r,this.drawn.rows),since:e,stop:null,ended:!1,count:0,wish:null};return o.addEventListener("click",()=>{i.wish=!this.isFolded(
i),this.draw(this.goesOn),this.moved()}),this.drawn.rows.append(n),this.boxes.push(i),i}close(e,n){let{tokens:o,rows:r}=this.drawn,i=o.slice(n);Xe({rows:e.rows,
tokens:o},n),Object.assign(e,{stop:n,ended:this.along.total.spans.at(-1).end!==null}),e.rows.holder.hasChildNodes()||(r.removeLast(),this.boxes.pop());for(let a of i)
r.append(a);o.push(...i)}};var Zh=30,Po=class{constructor(e,n,o,r){this.text=e,this.empty=n,this.select=o,this.state=r,this.log=r.log,this.width=0,this.resettle=0,this.unfolds=!1}startRun(){
let{text:e,log:n,state:o}=this;if(e.replaceChildren(),o.clear(),!n.started){e.append(this.empty);return}let r=n.readsSource;e.classList.toggle("gp-apart",r),r&&
e.append(d("span","gp-part-name",s("Source: the encoder reads it"))),o.prompt=this.drawFixed(n.started.prompt_tokens,r?s("Source"):s("Prompt")),this.drawFold(),
r&&(e.append(d("span","gp-part-name",s("Target: the decoder writes it, from its start token on"))),o.begun=this.drawFixed(n.started.decoder_tokens,s("Start of t\
he target"),{isStart:!0}))}drawFixed(e,n,o={}){let r=d("span","gp-prompt",null,{"aria-label":n}),i={rows:new ze(r),tokens:[]};return e.forEach((a,l)=>this.append(
i,{token:a,index:l,isPrompt:!0,step:null,...o})),this.text.append(r),i}drawFold(){let{prompt:e}=this.state,n=e.tokens.length,o=d("button","gp-unfold",null,{type:"\
button"});this.state.fold=n>Zh&&!this.log.started.request.only_given?o:null,this.state.fold&&(o.addEventListener("click",()=>this.foldPrompt(this.unfolds)),e.rows.
holder.before(o),this.foldPrompt(!this.unfolds))}foldPrompt(e){let{fold:n,prompt:o}=this.state,{holder:r}=o.rows,i={count:z(o.tokens.length)};this.unfolds=!e,n.
textContent=e?s("Show all {count} tokens of the prompt",i):s("Show less of the prompt"),n.setAttribute("aria-expanded",String(!e)),r.classList.toggle("gp-folded",
e),e&&(r.scrollTop=r.scrollHeight),this.dissolve()}drawPrompt(){for(let e of this.log.promptSteps){let n=this.state.prompt.tokens[e.index];n&&(this.state.entries.
get(n).step=e,this.describe(n),this.shade(n))}}drawLines(){let e=this.log.lines(),{lines:n}=this.state,o=e.length===1&&e[0].kind==="sequence";for(o!==this.text.
classList.contains("gp-single")&&(this.dissolve(),this.text.classList.toggle("gp-single",o));n.length>e.length;)n.pop().element.remove();e.forEach((r,i)=>this.drawLine(
n[i]||this.newLine(),r,i))}newLine(){let{begun:e,prompt:n,lines:o}=this.state,r=d("div","gp-line"),i=d("div","gp-line-head"),a=d("span","gp-line-body"),l=d("spa\
n","gp-stop");r.append(i,a,l),this.text.append(r);let c=e||n,m={element:r,head:i,rows:new ze(a,c&&c.rows),stop:l,steps:[],tokens:[],said:"",folds:null},{reasoning:w}=this.
log.started;return w&&(m.folds=new Co(w,m,()=>this.dissolve())),o.push(m),m}drawLine(e,n,o){e.element.dataset.kind!==n.kind&&(e.element.dataset.kind=n.kind),e.element.
classList.toggle("gp-line-minor",this.log.usesBeams&&o>0);let r=JSON.stringify([n.label,n.score,n.stopReason]);r!==e.said&&(e.said=r,this.drawHead(e,n));let{folds:i}=e,
a=Ye(e.steps,n.last),l=i?i.keepable(a.keep):a.keep,c=[...e.steps.slice(l,a.keep),...a.added];i?i.cut(l):Xe(e,l),e.steps.length=l;for(let m of c)this.append(e,{token:{
...m.chosen,piece:m.piece},index:m.index,isPrompt:!1,step:m}),e.steps.push(m);i&&i.draw(this.log.running)}drawHead(e,n){let o=n.stopReason?we(n.stopReason)[1]:"",
r=n.label.charAt(0).toUpperCase()+n.label.slice(1);if(e.head.replaceChildren(d("b","",r)),n.score!==null&&n.score!==void 0){let a=n.kind==="running",l=n.score.toFixed(
3);e.head.append(d("span","",a?s("sum {value}",{value:l}):s("score {value}",{value:l}),{title:a?s("sum of the log-probabilities so far, in nats"):s("the sum div\
ided by the length penalty")}))}let i=n.stopReason==="step"?"… ":"■ ";o&&e.head.append(d("span","",i+o)),e.stop.textContent=o&&!this.log.usesBeams&&this.log.
lasts.length===1?i+o:""}append(e,n){let o=e.tokens.at(-1),r=e.folds?e.folds.rowsFor(n.step):e.rows;dt({rows:r,tokens:e.tokens},this.tokenElement(n),n.token,o&&this.
state.entries.get(o).token)}tokenElement(e){let{token:n,step:o,isPrompt:r}=e,i=d("span",r?"gp-prompt-token":"gp-token",null,{role:"button",tabindex:"-1","aria-p\
ressed":"false"});return ct(i,n),o&&o.draft&&o.draft.origin!=="none"&&(i.dataset.draft=o.draft.origin),o&&o.given&&(i.dataset.given=""),this.state.entries.set(i,
e),this.describe(i),o&&this.shade(i),i}describe(e){e.setAttribute("aria-label",gl(this.log,this.state.entries.get(e)))}shade(e){so(e.querySelector(".gp-ink"),this.
select.value,ye(this.state.entries.get(e).step)),e.dataset.shaded=""}shadeAll(){for(let e of this.state.allTokens)this.state.entries.get(e).step&&this.shade(e)}reveal(e){
for(let{folds:n}of this.state.lines)n&&n.reveal(e)}markCurrent(){let{log:e,state:n}=this,o=e.current(),r=o?n.elementOf(o):null,{marked:i}=n;i&&i!==r&&(i.classList.
remove("gp-current"),i.setAttribute("aria-pressed","false"),i.tabIndex=-1),n.marked=r,r&&(e.selected&&!e.suggested&&this.reveal(r),o.isPrompt&&n.fold&&!this.unfolds&&
this.foldPrompt(!1),r.classList.add("gp-current"),r.setAttribute("aria-pressed",String(e.selected===o)),r.tabIndex=0)}followEnd(){let{log:e,text:n}=this;this.state.
atEnd&&!e.selected&&e.running&&!e.usesBeams&&(n.scrollTop=n.scrollHeight)}resized(){!this.text.clientWidth||this.text.clientWidth===this.width||(this.width=this.
text.clientWidth,this.dissolve())}dissolve(){for(let e of this.state.allRows)e.dissolve();clearTimeout(this.resettle),this.resettle=setTimeout(()=>this.settle(),
200)}settle(){this.width||=this.text.clientWidth;for(let e of this.state.allRows)e.settle()}};function wl(t,e){let n=t.querySelector(".gp-text"),o=t.querySelector(".gp-shade"),r=new Ao(e),i=new Po(n,t.querySelector(".gp-empty"),o,r),a=new Lo(t,n,o,r),l=It(
t,n,e,m=>{let w=r.entries.get(m);if(!w)return null;let{token:b,step:k}=w,$=k?tr(e,k).join(", "):er(e,w);return{id:b.token_id,text:b.text,where:Qs(e,w),step:k,why:$}});
fl(i,a,l);function c(){e.started&&(o.value=r.shadedBy||(e.started.request.only_given?"surprisal":"uncertainty"),a.drawScale()),i.startRun()}return m=>{if(m.run&&
c(),(m.run||m.steps||m.status)&&(i.drawLines(),a.drawMarks()),r.prompt&&(m.run||m.prompt)&&i.drawPrompt(),r.prompt&&(m.unit||m.status))for(let w of m.unit?r.allTokens:
r.prompt.tokens)i.describe(w);m.unit&&a.drawScale(),i.markCurrent(),m.steps&&(i.followEnd(),i.settle()),l.refresh(m.unit||m.prompt||m.status)}}var ie=t=>J(t,2).replace("-","−");function bl(t,e=null){let{z_score:n,threshold:o,prediction:r}=t,i={z:ie(n),threshold:Number(o.toFixed(2))};if(r&&e&&V(e.z_score)&&
e.z_score<=o){let c=[s("z is {z}, above the threshold {threshold}, but p counts each token as new evidence.",i),s("With repeated n-grams counted once, z is {z}.",
{z:ie(e.z_score)})];return["even","◇",s("Not known: above the threshold by repeats alone"),c.join(" ")]}if(r)return["good","◆",s("Watermarked"),`${s("z is {\
z}, above the threshold {threshold}.",i)} ${Rt(o)}`];let a=t.tokens_needed,l=[s("z is {z}, not above the threshold {threshold}.",i),s("That does not prove that \
there is none: the text may be too short, or the mark may have been removed.")];return V(a)&&a>nn(t)&&l.push(s("If the text went on like this, about {number} to\
kens would be enough.",{number:z(a)})),["even","◇",s("No sign of this watermark"),l.join(" ")]}var nn=({num_tokens_scored:t,tokens:e})=>V(t)?t:(e||[]).filter(
([,,,,n])=>n).length;function Qh(t){let{kind:e,z_score:n,p_value:o,confidence:r,threshold:i,false_positive_rate:a,tokens_needed:l}=t;return[...e==="green"?ep(t):
tp(t),[s("z-score"),ie(n),e==="green"?s("How many standard deviations more tokens are green than without a watermark: (green − ratio × scored) / √(scored × rati\
o × (1 − ratio))."):s("How many standard deviations the weighted mean lies above that of fair coins.")],[s("p-value"),Ge(o),s("The probability of a z at leas\
t as high in a text without this watermark: the upper tail of the normal distribution. It assumes independent tokens; where phrases are repeated, z scatters mor\
e.")],[s("confidence"),r>.9999?"> 0.9999":J(r,4),s("1 − p. It is not the probability that the text is watermarked: a text without the watermark has 0.9 or more \
in one of ten cases, and 0.5 or more in one of two.")],[s("false-positive rate"),Ge(a),s("What the threshold {threshold} means: the share of texts without this \
watermark whose z is above it.",{threshold:Number(i.toFixed(2))})],...V(l)?[[s("tokens needed"),z(l),s("How many scored tokens reach the threshold at this share\
: z grows with the square root of their number.")]]:[]]}function ep({num_tokens_scored:t,num_green_tokens:e,green_fraction:n,ratio:o,list_size:r}){return[[s("to\
kens scored"),z(t),s("Tokens of which the detector can tell whether they are green. The first ones have too few tokens before them; where repeated n-grams count\
 once, later ones are left out.")],[s("green tokens"),z(e),s("Scored tokens on their green list, which holds {size} tokens of the vocabulary.",{size:z(r)})],[s(
"green fraction"),F(n),s("Green tokens / tokens scored. Without the watermark about {share} are green: the ratio.",{share:F(o)})]]}function tp(t){let{mean:e,weighted_mean:n,
num_g_values:o,posterior:r,layers:i}=t;return[[s("tokens scored"),z(nn(t)),s("Tokens with enough tokens before them, whose context has not occurred before.")],[
s("g-values"),z(o),j((i||[]).length,"One for each scored token, with {count} key: 0 or 1, like a fair coin in a text without the watermark.","One for each score\
d token and each of the {count} keys: 0 or 1, like a fair coin in a text without the watermark.")],[s("mean g-value"),J(e,4),s("The share of g-values that are 1\
. Without the watermark it is about 0.5.")],[s("weighted mean"),J(n,4),s("The same with more weight on the first keys, whose rounds of the tournament leave the \
clearest mark.")],...V(r)?[[s("posterior"),F(r),s("The trained Bayesian detector’s probability that the text is watermarked, if it is like the texts that the de\
tector was trained on.")]]:[]]}function on(t,e){let n=e.map(({report:l})=>new Map(Qh(l).map(c=>[c[0],c]))),o=[...new Set(n.flatMap(l=>[...l.keys()]))],[r]=Y(t.tHead,
1,()=>d("tr")),i=Y(r,e.length+1,()=>d("th","",null,{scope:"col"}));e.forEach(({name:l},c)=>O(i[c+1],l)),t.tHead.hidden=e.length<2;let a=Y(t.tBodies[0],o.length,
()=>{let l=d("tr"),c=d("th","",null,{scope:"row"});return c.append(d("span","",null,{tabindex:0})),l.append(c),l});o.forEach((l,c)=>{let m=Y(a[c],e.length+1,()=>d(
"td")),w=n.find(b=>b.has(l)).get(l);O(m[0].firstChild,l),G(m[0].firstChild,{"data-tip":w[2]}),n.forEach((b,k)=>O(m[k+1],b.has(l)?b.get(l)[1]:"–"))})}function wt({
tokens:t,prompt_tokens:e}){return t.map(([,n,o,r,i,a],l)=>({token:{text:n,piece:o},mark:{green:r,g:a,counted:i||!(r!==null||a!==null)},words(){let m={number:z(l+
1),token:Z(n),mark:np(r,a,i)};return l<e?s("Token {number}, of the prompt, {token}: {mark}",m):s("Token {number}, {token}: {mark}",m)}}))}function np(t,e,n){if(t===
null&&e===null)return s("not scored, because too few tokens come before it.");if(e!==null){let r=s("mean g-value {g}, where chance gives 0.5.",{g:e.toFixed(2)});
return n?r:`${r} ${s("Not counted: its context came before, or it is left out.")}`}let o=t?s("◆ green."):s("◇ red.");return n?o:`${o} ${s("Not counted: the \
same n-gram came before, or it is left out.")}`}var bt=({kind:t,tokens:e})=>[t,{unscored:e.some(([,,,n,,o])=>n===null&&o===null),repeated:e.some(([,,,n,o,r])=>!o&&
(n!==null||r!==null))}];function kl(t,e){let n=l=>t.querySelector(".gp-"+l),o=new Ee(n("words"));function r({before:l,after:c}){if(c.error)return["even","…",s("Nothing left to score"),
`${s(c.error.message)} ${s("z was {z} before.",{z:ie(l.z_score)})}`];let m=s("z from {before} to {after}",{before:ie(l.z_score),after:ie(c.z_score)}),w=Number(c.
threshold.toFixed(2));return l.prediction?c.prediction?["good","◆",m,s("Still above the threshold {threshold}: the watermark survived.",{threshold:w})]:["bad",
"◇",m,s("No longer above the threshold {threshold}: the detector does not find the watermark any more.",{threshold:w})]:["even","◇",m,s("The text did not pa\
ss the threshold {threshold} before the attack: there is nothing to remove.",{threshold:w})]}function i({how:l,strength:c}){return l?V(c)?s("{attack}, strength \
{strength}",{attack:s(l),strength:F(c)}):s(l):s("edited by hand")}function a(l){let{before:c,after:m}=l,[w,b,k,$]=r(l);G(n("answer"),{"data-verdict":w}),O(n("an\
swer-sign"),b),O(n("answer-words"),k),O(n("answer-more"),$),O(n("told"),`${k}. ${$}`),O(n("about"),i(l)),K(n("of-text"),!m.error),m.error||(Ke(n("legend"),...bt(
m)),o.show(wt(m)));let E=[{name:s("before"),report:c},...m.error?[]:[{name:s("after"),report:m}]];on(n("found-numbers"),E)}return l=>{t.hidden=!e.found,!t.hidden&&
l.found&&a(e.found)}}function yl(t,e){let n=x=>t.querySelector(".gp-"+x),o=["without","with"],r=n("threshold"),i=3,a=()=>e.answered("pair"),l=({report:x})=>!!x&&!x.error,c=o.map(x=>{
let h=d("div"),[p,u,f]=[d("p","gp-facts"),d("p","gp-problem","",{role:"status"}),d("div","gp-text-body",null,{dir:"auto"})];return h.append(d("h3","",x==="with"?
s("With the watermark"):s("Without the watermark")),p,u,f),n("texts").append(h),{facts:p,problem:u,text:new Ee(f),shown:0,report:null}});r.addEventListener("inp\
ut",()=>{let x=r.valueAsNumber;!Number.isFinite(x)||x<0||x>20||(i=x,a()&&W())});function m(x,h,p){if(p){x.report!==p&&x.text.show(wt(p)),Object.assign(x,{report:p,
shown:0});return}let[u]=e.groups[h].entries,f=u.tokens.map(g=>({token:g,mark:{},words:()=>s("{token}, not scored yet",{token:Z(g.text)})}));x.text.show(f,x.report?
0:x.shown),Object.assign(x,{report:null,shown:f.length})}function w({tokens:x,perplexity:h,stop_reason:p,report:u}){if(!x)return s("not started");let f=[j(x,"{c\
ount} token","{count} tokens")];return V(h)&&f.push(s("perplexity {value}",{value:h.toFixed(2)})),u&&!u.error&&f.push(u.kind==="green"?s("{share} green",{share:F(
u.green_fraction)}):s("mean g-value {g}",{g:u.mean.toFixed(3)})),p&&f.push(we(p)[1]),f.join(" · ")}function b({texts:x}){x.forEach((p,u)=>{let f=c[u];m(f,u,l(p)?
p.report:null),O(f.facts,w({...p,tokens:p.tokens||e.groups[u].entries[0].tokens.length}));let{error:g}=p.report||{};K(f.problem,!!g),O(f.problem,g?`${s(g.message)}\
 ${s(g.fix)}`:"")});let h=x.filter(l).map(({report:p})=>bt(p)[1]);Ke(n("legend"),e.found.kind,{unscored:h.some(({unscored:p})=>p),repeated:h.some(({repeated:p})=>p)})}
function k({texts:x}){if(!x.every(l))return x.find(({report:g})=>g&&g.error)?["even","–",s("No comparison"),s("One of the texts cannot be scored.")]:["wait","\
…",e.done?s("No answer"):s("Not known yet"),s("Both texts must be complete.")];let[h,p]=x.map(({report:f})=>f.z_score),u=s("z is {marked} with the watermark a\
nd {plain} without it; the threshold is {threshold}.",{marked:ie(p),plain:ie(h),threshold:Number(i.toFixed(2))});return h>i?["bad","✗",s("A false positive"),`${u}\
 ${s("The text without the watermark passes it.")}`]:p>i?["good","◆",s("The watermark is found"),u]:["even","◇",s("The watermark is not found"),`${u} ${E(x[1].
report)}`]}let $=({tokens_needed:x,threshold:h})=>V(x)&&h>0?Math.ceil(x*(i/h)**2):null;function E(x){let[h,p]=[$(x),nn(x)];return h>p?j(h,"If the text went on l\
ike this, about {count} scored token would be needed; it has {scored}.","If the text went on like this, about {count} scored tokens would be needed; it has {sco\
red}.",{scored:z(p)}):s("A longer text or a stronger mark would help.")}function v({texts:x}){let[h,p]=x.map(({perplexity:f})=>f);return!x.every(l)||!V(h)||!V(p)?
"":`${s("Perplexity under the model, without the watermark and with it: {plain} and {marked}.",{plain:h.toFixed(2),marked:p.toFixed(2)})} ${s("One pair of texts\
 says little about the cost; “{question}” measures it.",{question:s("What does it cost?")})}`}function M(x){let[h,p,u,f]=k(x);G(n("answer"),{"data-verdict":h}),
O(n("answer-sign"),p),O(n("answer-words"),u),O(n("answer-more"),`${f} ${v(x)}`.trim()),O(n("means"),Rt(i)),e.done&&O(n("told"),`${u}. ${f}`);let g=e.entries[0]&&
e.entries[0].seed;O(n("about"),[nr(x.watermark),...V(g)?[s("seed {seed}",{seed:g})]:[]].join(" · "))}function A({report:x,expected:h}){if(!V(h)||x.kind!=="gree\
n")return null;let{ratio:p,num_tokens_scored:u}=x,f=Array.from({length:Math.min(60,u)},(g,y)=>(y+1)*u/Math.min(60,u));return{name:s("expected with it, at least"),
look:"expected",points:f.map(g=>[g,an(h*g,g,p)]),tip:s("At least {share} of the tokens are expected to be green with this bias, by theorem 4.2 of Kirchenbauer e\
t al. 2023, from the model’s distributions along the text.",{share:F(h)})}}function C({texts:x}){if(K(n("evidence"),x.every(l)),n("evidence").hidden)return;let[
h,p]=x,u=[{name:s("with the watermark"),look:"measured",points:p.report.curve},A(p),{name:s("without it"),look:"other",points:h.report.curve}].filter(Boolean);jt(
n("keys"),u),zt(n("curves"),{curves:u,threshold:i});let f=x.map(({report:g},y)=>{let _=je(g.z_score);return{name:y?s("with"):s("without"),report:{...g,threshold:i,
p_value:_,confidence:1-_,false_positive_rate:je(i),tokens_needed:$(g)}}});on(t.querySelector("table"),f)}function W(){b(e.found),M(e.found),C(e.found)}return new ResizeObserver(
()=>a()&&C(e.found)).observe(t),x=>{t.hidden=!a(),!t.hidden&&(x.run&&c.forEach(h=>Object.assign(h,{report:null,shown:0})&&h.text.show([])),(x.run||x.found||x.status||
x.steps)&&W())}}function nr(t){return Array.isArray(t.keys)?j(t.keys.length,"SynthID, {count} key, n-grams of {length}","SynthID, {count} keys, n-grams of {leng\
th}",{length:t.ngram_len}):s("green lists of {ratio}, bias {bias}, {scheme}, context width {width}",vl(t))}function xl(t){return Array.isArray(t.keys)?s("SynthI\
D, n-grams of {length}",{length:t.ngram_len}):s("green lists of {ratio}, {scheme}, context width {width}",vl(t))}var vl=({greenlist_ratio:t=.25,bias:e=2,seeding_scheme:n="\
lefthash",context_width:o=1})=>({ratio:F(t),bias:e,scheme:n,width:o});var No=t=>Object.hasOwn(xn,t)?s(xn[t][0]):t;function Sl(t,e){let n=_=>t.querySelector(".gp-"+_),[o,r]=[n("which"),n("threshold")],i={},a=null,l=.01,c=()=>e.answered(
"sure"),m=({auc:_})=>V(_),w=({scores:_,learned:T})=>{let L=_.findIndex(({name:P})=>P===a);return L>=0?L:T?_.length-1:0},b=_=>i[_]??(_==="posterior"?.5:e.found.threshold);
o.addEventListener("change",()=>{a=o.value,y()}),r.addEventListener("input",()=>{!Number.isFinite(r.valueAsNumber)||Math.abs(r.valueAsNumber)>100||(i[e.found.scores[w(
e.found)].name]=r.valueAsNumber,p(e.found))});function k({counts:_,scores:T,fewest:L},P){let S=e.done?s("No answer"):s("Not known yet");if(!m(P))return["wait","\
…",S,e.done?s("At least one text without the watermark and one with it must be scored."):s("The first texts are being written.")];let[q]=P.rates;if(Math.min(..._)<
L)return["wait","…",S,j(_[1],"{count} text with the watermark and {plain} without it are too few to tell: {fewest} of each are needed.","{count} texts with th\
e watermark and {plain} without it are too few to tell: {fewest} of each are needed.",{plain:z(_[0]),fewest:z(L)})];let R={found:z(q.detected),number:z(q.marked),
rate:F(q.level)},D=e.running?s("{found} of {number} found at {rate} false positives so far",R):s("{found} of {number} found at {rate} false positives",R),N=[...$(
q,T.length>1?No(P.name):""),s("AUC of these texts: {auc}.",{auc:P.auc.toFixed(3)})].join(" ");return[q.apart?"good":"even",q.apart?"◆":"◇",D,N]}function $(_,T){
let[L,P]=_.found_between.map(F),S={number:z(_.false_positives),share:F(_.false_between[1])},q=[T?s("By the {score}, the true detection rate lies between {low} a\
nd {high}.",{score:T,low:L,high:P}):s("The true detection rate lies between {low} and {high}.",{low:L,high:P}),_.false_positives?s("Of the texts without the wat\
ermark, {number} passed, so the true false-positive rate may be up to {share}.",S):s("Of the texts without the watermark, none passed, but the true false-positi\
ve rate may be up to {share}.",S)];return _.level>l&&q.push(j(_.plain,"{rate} is the smallest rate that {count} text without it can show.","{rate} is the smalle\
st rate that {count} texts without it can show.",{rate:F(_.level)})),_.apart||q.push(s("The intervals overlap: it is not known whether more are found than pass \
by chance.")),q}function E(_){let[T,L,P,S]=k(_,_.scores[w(_)]);G(n("answer"),{"data-verdict":T}),O(n("answer-sign"),L),O(n("answer-words"),P),O(n("answer-more"),
S),e.done&&O(n("told"),`${P}. ${S}`),O(n("missing"),Ae(e,_)),O(n("about"),[nr(_.watermark),..._.learned?[s("only the texts that no detector was trained on")]:[]].
join(" · "));let{left_out:q,problem:R}=_;K(n("warning"),q>0);let D=R?`${s(R.message)} ${s(R.fix)}`:s("No token in them counts.");O(n("warning"),q>0?`⚠ ${j(q,
"{count} text was not scored.","{count} texts were not scored.")} ${D}`:"")}let v=(_,T)=>_.filter(L=>L>T).length;function M({values:_,name:T},L){let[P,S]=_.map(
N=>v(N,L)),[q,R]=[P/_[0].length,S/_[1].length],D=[j(_[1].length,"Above {threshold}: {marked} of {count} text with the watermark ({found}), and {plain} of {other\
s} without it ({passed}).","Above {threshold}: {marked} of {count} texts with the watermark ({found}), and {plain} of {others} without it ({passed}).",{threshold:Number(
L.toFixed(2)),marked:z(S),found:F(R),plain:z(P),others:z(_[0].length),passed:F(q)})];return T!=="posterior"&&D.push(s("If scores without the watermark were stan\
dard normal, {share} would pass.",{share:Ge(je(L))})),{x:q,y:R,words:D.join(" ")}}function A(_,T){let L=2/(9*(T-1));return _**2>(1-L+1.645*Math.sqrt(L))**3}function C({
values:_,normal:T,name:L}){if(L==="posterior"||!T[0])return"";let[P,S]=T.map(R=>R&&{mean:ie(R[0]),deviation:R[1].toFixed(2)}),q=[s("Without the watermark: mean \
{mean}, standard deviation {deviation}; in theory 0 and 1.",P),S?s("With it: mean {mean}, standard deviation {deviation}.",S):s("With it: too few texts.")];return A(
T[0][1],_[0].length)&&q.push(s("The scores without the watermark scatter more than in theory, as they do where phrases repeat: try “{option}”.",{option:s("c\
ount repeated n-grams once")})),q.join(" ")}function W({scores:_}){let T=_.filter(m).flatMap(P=>P.rates.map(S=>[P,S])),L=Y(t.querySelector(".gp-rates tbody"),T.
length,()=>{let P=d("tr");return P.append(d("th","",null,{scope:"row"}),...Array.from({length:4},()=>{let S=d("td");return S.append(d("span")," ",d("small")),S})),
P});T.forEach(([P,S],q)=>{let[R,D,N,I,B]=L[q].cells,[H,U]=S.found_between.map(F);O(R,No(P.name)),x(D,F(S.level),""),S.shown?x(N,F(S.detected/S.marked),V(S.threshold)?
s("({low} to {high}), threshold {threshold}",{low:H,high:U,threshold:ie(S.threshold)}):s("({low} to {high})",{low:H,high:U})):x(N,s("not known"),j(Math.ceil(1/S.
level-1e-9),"needs {count} text without it","needs {count} texts without it")),x(I,S.normal?F(S.normal.rate):"–",S.normal?s("threshold {value}",{value:ie(S.normal.
threshold)}):""),S.shown?x(B,s("up to {share}",{share:F(S.false_between[1])}),s("{passed} of {number} passed",{passed:z(S.false_positives),number:z(S.plain)})):
x(B,"–","")})}function x(_,T,L){O(_.children[0],T),O(_.children[1],L)}function h({scores:_}){let[{rates:T}]=_.filter(m),L=T.filter(({shown:R})=>!R).map(({level:R})=>F(
R));if(!L.length)return"";let[P,S]=L;return`${j(T[0].plain,"With {count} text without the watermark, a false-positive rate of {rate} is less than one text, so t\
he samples cannot show it.","With {count} texts without the watermark, a false-positive rate of {rate} is less than one text, so the samples cannot show it.",{rate:S?
s("{first} or {second}",{first:P,second:S}):P})} ${s("The normal distributions reach further, as far as the scores are normal.")}`}function p(_){let T=_.scores[w(
_)];if(K(n("shown"),m(T)),!m(T))return;let L=b(T.name);document.activeElement!==r&&(r.value=L);let P=M(T,L);pe(n("scores"),$n(e.charts[`scores ${T.name}`],L,s("\
threshold {value}",{value:Number(L.toFixed(2))}))),O(n("at-threshold"),P.words),O(n("spreads"),C(T)),K(n("of-fit"),T.name!=="posterior"&&T.normal.some(Boolean));
let S=_.scores.filter(m);if(pe(n("roc"),kr(e.charts[`roc ${T.name}`],P)),f(n("roc-keys"),S.map(({name:R,auc:D},N)=>[N===S.indexOf(T)?"gp-roc-main":`gp-roc-other\
 gp-roc-${N%3}`,s("{score}: AUC {auc}",{score:No(R),auc:D.toFixed(3)}),s(Mn(xn,R,["","",""])[2])])),W(_),O(n("few"),h(_)),K(n("of-lengths"),_.lengths.length>1),
_.lengths.length<2)return;pe(n("lengths-box"),e.charts.lengths);let q=_.kind==="synthid"?s("mean g"):"z";f(n("length-keys"),[["gp-z-measured",s("found at {rate}\
 false positives, by {score}, from the samples",{rate:u(_.lengths),score:q}),s("The threshold is the laxest that at most this share of the cut texts without the\
 watermark passes; unless the share is 1%, so few texts cannot show a smaller one. The bars are the 95 % intervals of the true rate.")],["gp-z-expected",s("the \
same by normal distributions"),s("As if the scores at each length were normal.")],["gp-z-other",s("AUC"),s("How often a cut text with the watermark scores highe\
r than one without: 50% is guessing.")]])}function u(_){let T=_.map(({levels:[S]})=>S),[L,P]=[Math.min(...T),Math.max(...T)].map(F);return L===P?L:s("{low} to {\
high}",{low:L,high:P})}function f(_,T){let L=Y(_,T.length,()=>{let P=d("span"),S=ee("svg");return G(S,{width:26,height:8,"aria-hidden":"true"}),S.append(ee("pat\
h")),P.append(S,d("span","",null,{tabindex:0})),P});T.forEach(([P,S,q],R)=>{G(L[R].firstChild.firstChild,{class:P,d:"M1 4H25"}),O(L[R].lastChild,S),G(L[R].lastChild,
{"data-tip":q})})}function g({scores:_}){K(n("of-score"),_.length>1);let T=_.map(({name:L})=>L).join();o.dataset.key!==T&&(o.dataset.key=T,o.replaceChildren(..._.
map(({name:L})=>d("option","",No(L),{value:L}))),o.value=_[w(e.found)].name)}function y(){g(e.found),E(e.found),p(e.found)}return _=>{t.hidden=!c(),!t.hidden&&(_.
found||_.status)&&y()}}function _l(t,e){let n=A=>t.querySelector(".gp-"+A),o=[s("the text alone"),s("with its prompt")],r=new Ee(n("words")),i=n("which");i.addEventListener("change",()=>b());
let a=()=>e.found.reports[Math.min(Number(i.value),e.found.reports.length-1)];function l({reports:A,once:C,otherwise:W}){let[x,h,p,u]=bl(A[0],C?null:W);G(n("ans\
wer"),{"data-verdict":x}),O(n("answer-sign"),h),O(n("answer-words"),p),O(n("answer-more"),u),O(n("told"),`${p}. ${u}`),K(n("beside"),A.length>1),A.length>1&&O(n(
"beside"),m(A));let f=c(e.found);K(n("repeats"),!!f),O(n("repeats"),f),O(n("about"),w(e.found))}function c({reports:[{num_tokens_scored:A}],otherwise:C,once:W}){
let x=C?C.num_tokens_scored:null;if(!V(x)||x===A)return"";let h=ie(C.z_score);return W?j(x-A,"Left out as repeated: {count} token. With it, z would be {z}.","Le\
ft out as repeated: {count} tokens. With them, z would be {z}.",{z:h}):j(A-x,"Of the scored tokens, {count} only repeats an n-gram that came before, which is no\
 new evidence: counted once, z is {z}.","Of the scored tokens, {count} only repeat an n-gram that came before, which is no new evidence: counted once, z is {z}.",
{z:h})}function m([A,C]){let W=C.z_score-A.z_score,x=Math.abs(W)<.005?s("This changes nothing."):W<0?s("This dilutes the mark."):s("This happens to add to it."),
h=ie(C.z_score);return`${j(C.prompt_tokens,"With its prompt, z is {z}: {count} token of the prompt counts too.","With its prompt, z is {z}: {count} tokens of th\
e prompt count too.",{z:h})} ${x}`}function w({model:A,watermark:C,exact:W,once:x}){return[Array.isArray(C.keys)?j(C.keys.length,"SynthID, {count} key","SynthID\
, {count} keys"):s("green list, {scheme}",{scheme:C.seeding_scheme||"lefthash"}),W?s("the tokens of the run"):s("tokens as {model} splits the text",{model:A}),...x?
[s("repeated n-grams counted once")]:[]].join(" · ")}function b(){let A=a();Ke(n("legend"),...bt(A)),r.show(wt(A))}function k({reports:A}){let C=A.map(({curve:u},f)=>({
name:A.length>1?o[f]:"z",look:f?"other":"measured",points:u||[]})),[{tokens_needed:W,threshold:x}]=A,h=nn(A[0]),p=V(W)?{at:W,words:$(W,h)}:null;zt(n("curve-box"),
{curves:C,threshold:x,needed:p}),jt(n("curve-keys"),A.length>1?C:[])}function $(A,C){return A<=C?j(A,"At the share of this text, {count} token reaches the thres\
hold.","At the share of this text, {count} tokens reach the threshold."):j(A,"At the share of this text, {count} token reaches the threshold: {more} more.","At \
the share of this text, {count} tokens reach the threshold: {more} more.",{more:z(A-C)})}function E(){K(n("of-layers"),!!e.charts.layers),pe(n("layers-box"),e.charts.
layers)}function v(A){let{reports:C}=e.found;K(n("of-prompt"),C.length>1),l(e.found),A&&b(),on(n("found-numbers"),C.map((W,x)=>({name:o[x],report:W}))),k(e.found),
E()}let M=()=>!!e.found;return new ResizeObserver(()=>M()&&v(!1)).observe(t),A=>{t.hidden=!M(),!t.hidden&&A.found&&v(!0)}}function Ol(t,e){let n=t.querySelector("tbody"),o=t.querySelector(".gp-mistake-note");function r({rows:b,threshold:k}){let $=b.flatMap(({reports:C})=>C.map(({z_score:W})=>W)).
filter(V),E=Math.min(-3,...$)-.4,v=Math.max(k,...$)+.4,M=C=>(C-E)/(v-E),A=Y(n,b.length,i);b.forEach(({what:C,how:W,meaning:x,keeps:h,reports:p},u)=>{let[f,g,y]=A[u].
cells;A[u].classList.toggle("gp-right",u===0);let[_,T]=f.children;O(_,s(C)),G(_,{"data-tip":s(x)}),O(T,s(W));let L=p.map(({z_score:q})=>q).filter(V);a(g.firstChild,
L.map(M),{zero:M(0),threshold:M(k)});let P=L.length>1?s("{low} to {high}",{low:ie(Math.min(...L)),high:ie(Math.max(...L))}):ie(L[0]);O(y.children[0],P),O(y.children[1],
l(p,h));let S=u?c({keeps:h,meaning:x,reports:p},k):"";K(y.children[2],!!S),O(y.children[2],S)}),O(o,w(b))}function i(){let b=d("tr"),k=d("th","",null,{scope:"ro\
w"});k.append(d("span","",null,{tabindex:0}),d("small"));let $=d("td");$.append(d("span","gp-strip",null,{"aria-hidden":"true"}));let E=d("td");return E.append(
d("b"),d("small"),d("small","gp-why")),b.append(k,$,E),b}function a(b,k,{zero:$,threshold:E}){let v=[$,E,...k],M=Y(b,v.length,()=>d("i"));v.forEach((A,C)=>{ae(M[C],
["gp-line gp-zero","gp-line"][C]||"gp-dot"),ne(M[C],"left",A)})}function l(b,k){let[$]=b.filter(({error:A})=>A);if($)return s($.error.message);let E=b.filter(({
prediction:A})=>A).length,v=k==="none";if(b.length===1)return E?v?s("▲ above it by chance"):s("◆ watermarked"):s("◇ no sign");if(!E)return s("◇ no sign in\
 {number} tries",{number:b.length});let M={passed:E,number:b.length};return v?s("▲ {passed} of {number} above it by chance",M):s("◆ {passed} of {number} water\
marked",M)}function c({keeps:b,meaning:k,reports:$},E){let v=$.filter(({prediction:x})=>x);if(!v.length)return"";if(b!=="none")return s(k);let{num_tokens_scored:M,
once:A}=v.reduce((x,h)=>h.z_score>x.z_score?h:x),C=A&&V(M)?M-A.num_tokens_scored:0,W=[];if(C>0){W.push(j(C,"p counts each token as new evidence, but {count} of \
the {scored} only repeats an n-gram.","p counts each token as new evidence, but {count} of the {scored} only repeat an n-gram.",{scored:z(M)}));let x=ie(A.z_score);
W.push(A.z_score>E?s("Counted once, z is {z}.",{z:x}):s("Counted once, z is {z}, not above the threshold.",{z:x}))}return(!C||A.z_score>E||$.length>1)&&W.push(...m(
E,$.length)),W.join(" ")}function m(b,k){let $=je(b),E=A=>z(Number((1/A).toPrecision(2))),v=[$>.1?s("{share} of texts without this watermark pass the threshold.",
{share:F($)}):s("One in {odds} texts without this watermark passes the threshold.",{odds:E($)})];if(k===1)return v;let M=1-(1-$)**k;return v.push(M>.1?s("With {\
tries} tries at each text, {share} pass at least once.",{tries:z(k),share:F(M)}):s("With {tries} tries at each text, one in {odds} passes at least once.",{tries:z(
k),odds:E(M)})),v}function w([b]){return b.reports[0].prediction?"":s("The given settings find nothing either. If the text is watermarked, they may be wrong the\
mselves, or the text is too short.")}return b=>{t.hidden=!e.found,!t.hidden&&b.found&&r(e.found)}}function Ml(t,e){let n=a=>t.querySelector(".gp-"+a);function o({how:a,points:l,of:c,seeds:m,threshold:w}){let b=l.filter(({z:$})=>$.length),k=[s(a),j(m,"{count}\
 seed at each strength","{count} seeds at each strength")];l.length<c&&k.push(s("{done} of {of} strengths so far",{done:l.length,of:c})),O(n("about"),k.join(" ·\
 ")),O(n("strength-words"),r(b,l,w)),pe(n("strength-box"),e.charts.strengths)}function r(a,l,c){let m=({strength:M,z:A})=>M===0?A[0]>c?"above":"below":Ls(A,c),w=(...M)=>i(
a,A=>M.includes(m(A))),[b,k,$]=[w("above"),w("below"),w("open","few")],E=l.filter(({refused:M})=>M).map(({strength:M})=>F(M)),v=[];return a.length&&a[0].strength===
0&&m(a[0])!=="above"&&v.push(s("The text is not above the threshold even before the attack.")),b&&v.push(s("At strength {strengths}, the median z is above the t\
hreshold.",{strengths:b})),k&&v.push(s("At strength {strengths}, the median z is not above the threshold.",{strengths:k})),$&&v.push(s("At strength {strengths},\
 it is not known whether the median z is above the threshold: the seeds disagree or are too few.",{strengths:$})),E.length&&v.push(s("At strength {strengths}, t\
oo little text is left to score, for some seeds or for all.",{strengths:E.join(", ")})),v.join(" ")}function i(a,l){let c=[];a.forEach((w,b)=>{l(w)&&(b&&l(a[b-1])?
c.at(-1)[1]=w.strength:c.push([w.strength,w.strength]))});let m=c.map(([w,b])=>w===b?F(w):s("{low} to {high}",{low:F(w),high:F(b)}));return m.length>1?s("{names\
} and {last}",{names:m.slice(0,-1).join(", "),last:m.at(-1)}):m.join("")}return a=>{t.hidden=!e.found,!t.hidden&&a.found&&o(e.found)}}function op(t){switch(t){case"context":return s("no mark: fewer tokens come before it than the watermark looks at.");case"repeated":return s("no mark: its conte\
xt has occurred before, and SynthID marks each context once.");case"removed":return s("no mark: it was given, and an earlier processor had removed it.");case"bi\
as":return s("no mark: the bias is 0.");default:return s("no mark.")}}function or(t){let e=t&&t.effective&&t.effective.watermarking_config||{},n=Array.isArray(e.
keys)?e.keys.length:0,o=e.greenlist_ratio,r=e.seeding_scheme==="selfhash",i=e.context_width;return{config:e,keys:n,selfhash:r,ratio:o>0&&o<1?o:null,early:n?Ht(e.
ngram_len,1)-1:Ht(i,1)-Number(r)}}function Wo({config:t,keys:e,ratio:n}){if(e)return j(e,"SynthID: {count} key, n-grams of {length} tokens","SynthID: {count} ke\
ys, n-grams of {length} tokens",{length:t.ngram_len});if(n===null)return s("a green list whose settings are not known");let{bias:o,seeding_scheme:r,context_width:i,
hashing_key:a}=t;return s("green list: {ratio} of the vocabulary, bias {bias}, {scheme}, context width {width}, key {key}",{ratio:F(n),bias:o,scheme:r,width:i,key:a})}
function El({chosen:t,index:e,mark:n,given:o,isFirst:r},i){let a=w=>s("Token {number}, {token}: {mark}",{number:z(e+1),token:Z(t.text),mark:w});if(!n)return a(o?
s("given, before the watermark began."):s("not marked."));if(n.why)return a(op(n.why));let l=s("Its probability: {before} before the watermark, {after} after.",
{before:F(n.chosen_before),after:F(n.chosen_after)}),c=r?[s("Not counted: a detector without the prompt does not know what comes before it.")]:[];if(n.kind==="s\
ynthid"){let w=j(i.keys,"mean g-value {g} over {count} key.","mean g-value {g} over {count} keys.",{g:J(n.g,2)});return[a(w),l,...c].join(" ")}let m=n.green?s("\
◆ green: it got the bias."):s("◇ red: it got no bias.");return[a(m),l,sp(n,i),...c].join(" ")}function sp(t,{ratio:e,selfhash:n}){let o=t.listed??0,r={before:F(
t.mass_before??0),after:F(t.mass_after??0)};return n?j(o,"Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} before, {after}\
 after.","Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} together before, {after} after.",r):e===null?j(o,"On the list, \
{count} token could be chosen here: {before} before, {after} after.","On the list, {count} tokens could be chosen here: {before} together before, {after} after.",
r):j(o,"On the list of {ratio} of the vocabulary, {count} token could be chosen here: {before} before, {after} after.","On the list of {ratio} of the vocabulary\
, {count} tokens could be chosen here: {before} together before, {after} after.",{...r,ratio:F(e)})}var Tl={marks:0,scored:0,green:0,g:0,expected:0,unscored:0,early:0,
chosen:0,surprisal:0,gained:0,suppressed:0,likely:0,entropy:0,z:null,foreseen:null};function $l(t,e,n,o){let{mark:r,index:i}=e,a={...t};if(!r)return{...a,unscored:t.
unscored+1};a.marks+=1;let l=r.kind==="synthid"?r.g:r.green;if(r.chosen_before>0&&r.chosen_after>0){a.chosen+=1,a.surprisal-=Math.log(r.chosen_before),a.gained+=
Math.log(r.chosen_after/r.chosen_before);let{stages:c,entropy_before:m}=e.distribution;a.entropy+=o>0&&c[o-1]?c[o-1].entropy:m,a.likely-=rp(e,o)}return a.suppressed+=
r.suppressed,l===null?{...a,unscored:t.unscored+1}:i<n.early?{...a,early:t.early+1}:(a.scored+=1,a.green+=Number(l),a.expected+=r.expected??0,r.kind==="synthid"?
a.z=n.keys?(2*a.green-a.scored)*Math.sqrt(n.keys/a.scored):null:n.ratio!==null&&(a.z=an(a.green,a.scored,n.ratio),a.foreseen=an(a.expected,a.scored,n.ratio)),a)}
function rp({distribution:{candidates:t}},e){let n=t.map(({raw_logprob:o,stage_logprobs:r})=>e>0?r[e-1]:o).filter(o=>o!=null);return n.length?Math.max(...n):0}function Ll(t,e,n,o){
let r=t.find(([,m])=>m>o);if(e.z>o)return{at:r[0],words:j(r[0],"z first passed {threshold} after {count} scored token.","z first passed {threshold} after {count\
} scored tokens.",{threshold:o})};let i=r?[j(r[0],"z first passed {threshold} after {count} scored token, and fell again.","z first passed {threshold} after {co\
unt} scored tokens, and fell again.",{threshold:o})]:[],a=n.keys?e.z>0?e.scored*(o/e.z)**2:1/0:Yr(e.green/e.scored,n.ratio,o),l=Math.max(e.scored+1,Math.ceil(a));
if(!Number.isFinite(l)||l>1e7)return{at:1/0,words:[...i,s("At the share so far, z never reaches {threshold}.",{threshold:o})].join(" ")};let c=j(l,"At the share\
 so far, z reaches {threshold} after about {count} scored token: {more} more.","At the share so far, z reaches {threshold} after about {count} scored tokens: {m\
ore} more.",{threshold:o,more:z(l-e.scored)});return{at:l,words:[...i,c].join(" ")}}function Al(t,e){let n=f=>t.querySelector(".gp-"+f),o=new Ee(n("marked-words"),{press:({step:f})=>e.selectStep(f)}),r=n("threshold"),i=3,a=or(null),l=0,c=null,m=null;
function w(){a=or(e.started),l=(e.started&&e.started.processors||[]).findIndex(g=>g==="WatermarkLogitsProcessor"||g==="SynthIDTextWatermarkLogitsProcessor"),c=new ge(
Tl,(g,y)=>$l(g,y,a,l)),o.show([]),O(n("mark-about"),Wo(a))}let b=()=>c.steps.some(({mark:f})=>f&&f.kind==="synthid");function k(f){let{mark:g,index:y}=f,_=y<a.early,
T=g&&!g.why;return{step:f,token:{...f.chosen,piece:f.piece},mark:T?{green:g.green,g:g.g,counted:!_}:{},words:()=>El({...f,isFirst:_},a)}}function $(f){o.show(c.
steps.map((_,T)=>o.items[T]&&T<f?o.items[T]:k(_)),f);let{unscored:g,early:y}=c.total;Ke(n("mark-key"),b()?"synthid":"green",{unscored:g>0,repeated:y>0,faint:s("\
faint: a detector without the prompt cannot score it")})}function E(f){let g=f&&!f.isPrompt?o.tokens[f.index]:null;m&&m!==g&&m.classList.remove("gp-current"),m=
g||null,m&&e.selected?m.classList.add("gp-current"):m&&m.classList.remove("gp-current")}let v=f=>{let g=[];for(let y of c.totals)y[f]!==null&&(!g.length||g.at(-1)[0]<
y.scored)&&g.push([y.scored,y[f]]);return g};function M(){let{z:f,scored:g}=c.total,[y,_,T]=A(f,g);G(n("finding"),{"data-verdict":y}),O(n("finding-sign"),_),O(n(
"finding-words"),T),O(n("finding-more"),f===null?"":`${C()} ${s("By chance alone, if each token is new evidence, z would be this high with a probability of {p}.",
{p:Ge(je(f))})}`),e.finished&&O(n("mark-told"),`${T}. ${j(g,"{count} token scored.","{count} tokens scored.")}`)}function A(f,g){if(f===null)return["wait","…",
g?s("z is not known, because the watermark’s settings are not"):s("Nothing to score yet")];let y={z:ie(f)};return f>i?["good","◆",e.running?s("A detector fi\
nds it so far: z = {z}",y):s("A detector finds it: z = {z}",y)]:["even","◇",e.running?s("A detector does not find it so far: z = {z}",y):s("A detector does no\
t find it: z = {z}",y)]}function C(){let{green:f,scored:g}=c.total;return b()?j(g,"Mean g-value {mean} over {count} scored token, 0.5 by chance.","Mean g-value \
{mean} over {count} scored tokens, 0.5 by chance.",{mean:(f/g).toFixed(3)}):j(g,"{green} of {count} scored token green, {share} instead of {ratio}.","{green} of\
 {count} scored tokens green, {share} instead of {ratio}.",{green:z(f),share:F(f/g),ratio:F(a.ratio)})}function W(){let f=v("z"),g=[s("What a detector finds tha\
t knows the key and sees the text without its prompt.")];a.keys&&g.push(s("For SynthID it is the z of the plain mean of all g-values, against fair coins."));let y=[
{name:s("this text"),look:"measured",points:f,tip:g.join(" ")}],_=v("foreseen");if(_.length){let L=[s("What this bias leads to at least, given how uncertain the\
 model was at each token: the sum of p / (1 + m p) over the vocabulary, theorem 4.2 of Kirchenbauer et al. 2023, averaged over all green lists.")];e.started.effective.
do_sample||L.push(s("That holds where tokens are drawn; here the likeliest are taken, which can be greener or less green.")),y.push({name:s("expected at least"),
look:"expected",points:_,tip:L.join(" ")})}jt(n("z-keys"),y);let T=f.length?Ll(f,c.total,a,i):null;zt(n("z-box"),{curves:y,threshold:i,needed:T,label:s("z over \
the number of tokens, threshold {threshold}",{threshold:i})}),O(n("z-needed-words"),T?T.words:""),O(n("threshold-words"),Rt(i))}function x(){let{scored:f,green:g,
expected:y,chosen:_,surprisal:T,gained:L,suppressed:P,marks:S,likely:q,entropy:R}=c.total,{started:D}=e,N=[[s("tokens scored"),z(f),s("Tokens that count: those \
with enough tokens before them, without the prompt.")]];if(f&&!b()&&(N.push([s("green"),F(g/f),s("The share of the scored tokens that got the bias.")]),N.push([
s("expected at least"),F(y/f),s("At least this share is green on average over all green lists, for this bias and the probabilities that the model gave. Where th\
e model is certain of a token, a bias changes little.")])),_){N.push([s("surprisal before the watermark"),ue(T/_,e.unit),s("How unexpected the chosen tokens wer\
e just before the watermark, on average: minus the logarithm of their probability.")]);let[I,B]=D.effective.do_sample?[R,s("Tokens drawn without the watermark w\
ould have had this on average: the entropy just before it.")]:[q,s("The likeliest token at each position would have had this.")];e.usesBeams||(N.push([s("withou\
t it"),ue(I/_,e.unit),B]),N.push([s("log-probability lost"),ue((T-I)/_,e.unit).replace("-","−"),s("The price per token: how much less probable than that the c\
hosen tokens are. Values below 0 are luck.")])),N.push([s("raised by"),ue(L/_,e.unit),s("How much the watermark raised the log-probability of the chosen tokens,\
 on average. Over many texts this is the divergence of what was drawn from what the model would draw.")])}return S&&N.push([s("suppressed"),s("{value} of {count\
}",{value:(P/S).toFixed(1),count:z(D.request.top_candidates??10)}),s("How many of the likeliest tokens the watermark made less likely, on average over the posit\
ions.")]),N}function h(){let f=x(),g=Y(n("mark-figures"),f.length,()=>{let y=d("div"),_=d("dt");return _.append(d("span","",null,{tabindex:0})),y.append(_,d("dd")),
y});f.forEach(([y,_,T],L)=>{let[P,S]=g[L].children;O(P.firstChild,y),G(P.firstChild,{"data-tip":T}),O(S,_)})}function p(){M(),h(),W()}function u(f){let y=e.lines().
length>1?e.lineOf(f):null;return y?`${y.label} · ${Wo(a)}`:Wo(a)}return r.addEventListener("input",()=>{let f=r.valueAsNumber,g=f>=0&&f<=30;if(r.setAttribute("\
aria-invalid",String(!g)),!g){O(n("threshold-words"),s("The threshold must be from 0 to 30."));return}i=f,p()}),new ResizeObserver(()=>!t.hidden&&c.total.marks&&
W()).observe(n("z-box")),f=>{(f.run||!c)&&w();let g=e.current(),{keep:y}=c.follow(g?e.lastOf(g):null);t.hidden=!c.total.marks,!t.hidden&&((f.run||f.steps||f.status||
f.selection)&&($(y),O(n("mark-about"),u(g))),E(g),(f.run||f.steps||f.status||f.selection||f.unit)&&p())}}var sr=(t,e)=>t?[e]:[];function Cl(t,e){let n=E=>t.querySelector(".gp-"+E),o=()=>e.answered("cost"),r=({perplexity:E,score:v})=>!!(E&&v),i=({knob:E},v)=>E==="ke\
ys"?j(v,"{count} key","{count} keys"):s("bias {value}",{value:Number(v.toFixed(3))});function a(E){let[v,...M]=E.points,A=M.filter(r).sort((f,g)=>f.value-g.value),
C=e.done?s("No answer"):s("Not known yet");if(!r(v)||!A.length)return["wait","…",C,e.done?s("At least one text without the watermark and one with it must be s\
cored."):s("The first texts are being written.")];let W=s("The threshold is {threshold}.",{threshold:E.threshold}),x=f=>[c(E,f),...m(f,v)].join(" ");if(A.every(
({found:f})=>f==="few")){let f=Math.max(...A.map(({texts:y})=>y)),g=j(f,"{count} text of each strength is too few to tell: {fewest} are needed.","{count} texts \
of each strength are too few to tell: {fewest} are needed.",{fewest:$s});return["wait","…",C,`${x(A.at(-1))} ${g}`]}let h=A[A.findLastIndex(({found:f})=>f!=="\
above")+1];if(h){let f=i(E,h.value);return["good","◆",e.running?s("Found from {strength} on, so far",{strength:f}):s("Found from {strength} on",{strength:f}),
`${W} ${x(h)}`]}let p=A.filter(({found:f})=>f==="above");if(p.length){let f=p.map(({value:g})=>i(E,g)).join(", ");return["even","◇",e.running?s("Found at {str\
engths}, so far",{strengths:f}):s("Found at {strengths}",{strengths:f}),`${s("At the strongest it is not certain.")} ${x(A.at(-1))}`]}let u=A.every(({found:f})=>f===
"below");return["even","◇",l(u),`${W} ${x(A.at(-1))} ${s("Longer texts help.")}`]}function l(E){return E?e.running?s("Not found at any strength so far"):s("No\
t found at any strength"):e.running?s("Not reliably found at any strength so far"):s("Not reliably found at any strength")}function c(E,{value:v,score:{median:M,
low:A,high:C}}){let W={strength:i(E,v),median:ie(M),low:ie(A),high:ie(C)};return C>A?s("At {strength}, the median z is {median}, interval {low} to {high}.",W):s(
"At {strength}, the median z is {median}.",W)}function m({perplexity:E,price:v,dearer:M},A){let C=s("The median perplexity is {marked} instead of {plain}.",{marked:E.
median.toFixed(2),plain:A.perplexity.median.toFixed(2)});if(!v)return[C];let W={times:Ie(v.median),interval:vt(v)};return[C,v.high>v.low?s("Seed by seed it is {\
times}, interval {interval}.",W):s("Seed by seed it is {times}.",W),...M==="open"?[s("That is not a clear cost.")]:M==="few"?[s("These are too few seeds to tell\
.")]:[]]}function w(E){let[v,M,A,C]=a(E);G(n("answer"),{"data-verdict":v}),O(n("answer-sign"),M),O(n("answer-words"),A),O(n("answer-more"),C),e.done&&O(n("told"),
`${A}. ${C}`),O(n("missing"),Ae(e,E)),O(n("about"),xl(E.watermark))}function b(E){let v=E.kind==="green";for(let M of["perplexity","score","share","suppressed"])
pe(n(M),e.charts[M]);O(n("share-name"),v?s("Green tokens"):s("Mean g-value")),n("share-name").dataset.tip=v?s("Green tokens / tokens scored, of all texts of a s\
trength together."):s("The mean of all g-values of the texts of a strength: 0.5 without the watermark."),K(n("of-suppressed"),!!e.charts.suppressed),K(n("limits"),
v),K(n("of-expected"),E.points.some(({expected:M})=>V(M))),O(n("suppressed-name"),s("Suppressed candidates")),n("suppressed-name").dataset.tip=j(E.candidates,"O\
f the {count} candidate that the model found likeliest at a step, how many the watermark made less likely; the mean over all steps.","Of the {count} candidates \
that the model found likeliest at a step, how many the watermark made less likely; the mean over all steps.")}function k(E){let v=E.kind==="green",M=[[E.knob===
"keys"?s("keys"):s("bias"),({value:h})=>h===null?s("none"):String(h)],[s("texts"),({texts:h})=>z(h)],[s("perplexity"),({perplexity:h})=>h?h.median.toFixed(2):"–"],
["z",({score:h})=>h?ie(h.median):"–"],[v?s("green"):s("mean g"),({share:h})=>V(h)?v?F(h):h.toFixed(3):"–"],...sr(E.points.some(({expected:h})=>V(h)),[s("exp\
ected at least"),({expected:h})=>V(h)?F(h):"–"]),...sr(E.points.slice(1).some(({suppressed:h})=>V(h)),[s("suppressed of {count}",{count:E.candidates}),({suppressed:h})=>V(
h)?h.toFixed(2):"–"]),...sr(E.points.some(({moved:h})=>V(h)),[s("moved to green"),({moved:h})=>V(h)?F(h):"–",s("How much probability the watermark moved fro\
m red candidates to green ones at a step, on average.")])],A=t.querySelector("table.gp-numbers"),[C]=Y(A.tHead,1,()=>d("tr")),W=Y(C,M.length,()=>d("th","",null,
{scope:"col"}));M.forEach(([h,,p],u)=>{O(W[u],h),yt(W[u],{scope:"col",...p?{tabindex:0,"data-tip":p}:{}})});let x=Y(A.tBodies[0],E.points.length,()=>d("tr"));E.
points.forEach((h,p)=>{x[p].firstChild||x[p].append(d("th","",null,{scope:"row"}));let u=Y(x[p],M.length,()=>d("td"));M.forEach(([,f],g)=>O(u[g],f(h)))})}function $(){
w(e.found),b(e.found),k(e.found)}return E=>{t.hidden=!o(),!t.hidden&&(E.found||E.status)&&$()}}function Pl(t,e){let n=u=>t.querySelector(".gp-"+u),o=["A","B"],[r,i]=[0,[]],a=()=>e.answered("quiz"),l=()=>e.done?e.found.pairs.filter(({texts:u})=>u.every(({report:f})=>!f.
error)):[],c=({left:u})=>u?0:1,m=()=>i.filter((u,f)=>u===c(l()[f])).length,w=o.map((u,f)=>{let g=d("div","gp-side"),[y,_,T,L]=[d("h3","",s("Text {name}",{name:u})),
d("p","gp-facts"),d("div","gp-body",null,{dir:"auto"}),d("button","gp-button gp-main",s("Text {name} is watermarked",{name:u}),{type:"button"})],P=d("div","",null,
{tabindex:0}),S=d("div");return T.append(P,S),g.append(y,_,T,L),n("texts").append(g),L.addEventListener("click",()=>b(f)),{box:g,title:y,facts:_,plain:P,marked:S,
button:L,text:new Ee(S)}});function b(u){i[r]===void 0&&(i[r]=u,p(),n("next").focus({preventScroll:!0}))}n("next").addEventListener("click",()=>{r=Math.min(r+1,
l().length-1),p(),w[0].button.focus({preventScroll:!0})});let k=u=>u.kind==="green"?u.green_fraction:u.mean,$=u=>u.kind==="green"?s("{share} green",{share:F(u.green_fraction)}):
s("mean g {g}",{g:u.mean.toFixed(3)});function E(u,f,g,y){let{report:_,perplexity:T}=g.texts[f],L=f===c(g)?"with":"without";if(K(u.plain,!y),K(u.marked,y),K(u.button,
!y),K(u.facts,y),y){u.box.dataset.truth=L,O(u.title,v(o[f],L==="with",i[r]===f));let P=[$(_),`z ${ie(_.z_score)}`];V(T)&&P.push(s("perplexity {value}",{value:T.
toFixed(2)})),O(u.facts,P.join(" · ")),u.text.show(wt(_));return}delete u.box.dataset.truth,O(u.title,s("Text {name}",{name:o[f]})),u.text.show([]),O(u.plain,_.
tokens.slice(_.prompt_tokens).map(([,,P])=>P??"").join(""))}function v(u,f,g){return f?g?s("Text {name}: ◆ watermarked, your guess",{name:u}):s("Text {name}: \
◆ watermarked",{name:u}):g?s("Text {name}: not watermarked, your guess",{name:u}):s("Text {name}: not watermarked",{name:u})}function M({texts:u},f){let[g,y]=[
u[f],u[1-f]].map(({report:L})=>L),_={share:$(g),chance:g.kind==="green"?F(g.ratio):"0.5",z:ie(g.z_score)},T=[g.z_score>e.found.threshold?s("What gave it away: {\
share} with the watermark, where chance gives {chance}; z is {z}, more than chance explains.",_):s("What gave it away: {share} with the watermark, where chance \
gives {chance}; z is {z}, too little to be certain.",_),s("Without it: {share}, z {z}.",{share:$(y),z:ie(y.z_score)})];return y.z_score>g.z_score&&T.push(s("Her\
e the detector, too, would have chosen the wrong text: the texts are short, or the mark is weak.")),T.join(" ")}function A(u){let f=i[r]!==void 0;if(w.forEach((T,L)=>E(
T,L,u,f)),K(n("legend"),f),K(n("verdict"),f),K(n("next"),f&&r+1<l().length),!f)return;let g=u.texts.map(({report:T})=>bt(T)[1]);Ke(n("legend"),e.found.kind,{unscored:g.
some(({unscored:T})=>T),repeated:g.some(({repeated:T})=>T)});let y=c(u),_=i[r]===y;G(n("answer"),{"data-verdict":_?"good":"bad"}),O(n("answer-sign"),_?"✓":"✗"),
O(n("answer-words"),_?s("Correct"):s("Wrong: it was text {name}",{name:o[y]})),O(n("answer-more"),M(u,y))}function C(u){if(!e.done)return s("The texts are being\
 written: {done} of {runs}.",{done:z(u.done),runs:z(u.runs)});if(l().length)return"";let f=u.pairs.flatMap(({texts:g})=>g).find(({report:g})=>g.error);return f?
[s("No pair of texts could be scored."),s(f.report.error.message),s(f.report.error.fix)].join(" "):s("No pair of texts was completed. Run the experiment again.")}
function W(u){let f=i.length;if(K(n("sum"),f>0&&f===u.length),n("sum").hidden)return;let g=m();O(n("sum").querySelector("h3"),x(g,f));let y=Array.from({length:f-
g+1},(L,P)=>h(f,g+P)).reduce((L,P)=>L+P,0)/2**f,_=u.filter(({texts:L,left:P})=>L[P?0:1].report.z_score>L[P?1:0].report.z_score).length;O(n("sum-words"),[s("By g\
uessing, {hits} or more are correct in {share} of rounds.",{hits:z(g),share:F(y)}),s("The detector, choosing the text with the higher z, has {right} of {pairs} \
correct.",{right:z(_),pairs:z(f)}),s("Run the experiment again for another round.")].join(" ")),O(n("share-head"),e.found.kind==="green"?s("green with and witho\
ut"):s("mean g with and without"));let T=Y(n("sum").querySelector("tbody"),f,()=>{let L=d("tr");return L.append(d("th","",null,{scope:"row"}),d("td"),d("td"),d(
"td")),L});u.forEach((L,P)=>{let S=c(L),[q,R]=[L.texts[S].report,L.texts[1-S].report],D=I=>I.kind==="green"?F(k(I)):k(I).toFixed(3);[String(P+1),`${i[P]===S?"✓":
"✗"} ${s("text {name}",{name:o[i[P]]})}`,`${D(q)}, ${D(R)}`,`${ie(q.z_score)}, ${ie(R.z_score)}`].forEach((I,B)=>O(T[P].cells[B],I))})}let x=(u,f)=>s("{hits} \
of {pairs} correct",{hits:z(u),pairs:z(f)}),h=(u,f)=>Array.from({length:f},(g,y)=>(u-y)/(y+1)).reduce((g,y)=>g*y,1);function p(){let u=l();O(n("waiting"),C(e.found)),
K(n("round"),u.length>0),O(n("about"),u.length?s("Pair {number} of {pairs}. Same prompt, same seed; one of them has the watermark.",{number:z(r+1),pairs:z(u.length)}):
""),O(n("score"),i.length?x(m(),i.length):""),u.length&&A(u[r]),W(u)}return u=>{t.hidden=!a(),u.run&&([r,i]=[0,[]]),!t.hidden&&(u.run||u.found||u.status)&&p()}}var ip={drafts:zr,beams:oi,beamtree:Ti,hypotheses:Ai,curve:Hi,branches:Za,candidates:el,check:ol,layers:sl,numbers:rl,processors:cl,quiz:dl,reranked:hl,template:ul,
token:pl,tokens:wl,watermark:Al},ap={draft_lengths:Sr,sameness:jr,speedup:Br,batch:ti,difference:Zi,divergence:Qi,grid:pa,lanes:ba,lengths:ka,measures:xa,progress:Sa,
trie:ja,without:Ba,arrival:Fa,estimate:Da,kl:Ha,opened:Ga,precisions:Ka,shelf:Ua,attack:kl,detectability:Sl,detection:_l,marked:yl,mistakes:Ol,strengths:Ml,watermark_cost:Cl,
watermark_quiz:Pl};dr(()=>qi(ip,ap));})();
