// Written by .ci/bundle.py from modules with the SHA-256 74fabec43453e62783a1d0c9bd88e9dcfbb7f51c8b97624d49bfd7b13d13400d: edit those.
(()=>{var Ko={greedy_search:"greedy decoding",sample:"sampling",beam_search:"beam search",beam_sample:"beam search with sampling",group_beam_search:"diverse beam sear\
ch",constrained_beam_search:"constrained beam search",contrastive_search:"contrastive search",dola_generation:"DoLa",assisted_generation:"assisted decoding",custom:"\
your own decoding loop"},Go={eos:["the EOS token","ended with EOS (end-of-sequence token)"],stop_string:["a stop string","met a stop string"],length:["the lengt\
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
ribution: the share that sampling keeps on average."},Uo={DolaContrast:["DoLa’s contrast","subtracts the log-probabilities of an earlier layer from those of t\
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
"Whisper silence","changes nothing: it records the probability that nobody speaks",[]]},Ln={z:["z","z","How many standard deviations more tokens are green than \
without a watermark."],mean:["mean g","z of the mean g","How many standard deviations the mean of all g-values lies above 0.5, if they were fair coins."],weighted_mean:[
"weighted mean g","z of the weighted mean g","The same with more weight on the first keys, which mark the most."],posterior:["Bayesian detector","posterior prob\
ability","The probability of a watermark by the detector that was trained here on the other half of the texts."]},br={Candidate:["token_id","text","raw_logprob",
"logprob","raw_rank","rank","removed_by","stage_logprobs"],Stage:["name","entropy","kept","mass_removed","mass_moved"],Reranked:["token_id","text","probability",
"penalty","score"],BeamCandidate:["token_id","text","piece","parent","raw_logprob","logprob","score","status","beam","final_score","group","diversity_penalty","\
bank","progress","forced","mark"],DraftToken:["token_id","text","draft_logprob","target_logprob","accepted","overlap"],Token:["token_id","text","piece"],Mark:["\
kind","green","g","listed","mass_before","mass_after","expected","chosen_before","chosen_after","suppressed","why"]};var tl=["de","fr"];function s(t,e){if(t==null)return"";if(typeof t=="object")return s(t.said,t.values);let n=String(t),o=window.GenerationPlaygroundTexts?.[n]??
n;return e?o.replace(/\{\{|\}\}|\{(\w+)\}/g,(r,i)=>{if(i===void 0)return r[0];let a=e[i];return a&&typeof a=="object"?s(a):String(a??"")}):o}var z=(t,e,n,o)=>s(
t===1?e:n,{count:t.toLocaleString("en-US"),...o}),$n=t=>!!t&&typeof t=="object"&&typeof t.said=="string",nl=["aria-label","title","placeholder","data-tip","labe\
l"];function kr(t){let e=window.GenerationPlaygroundTexts;if(!e)return;let n=document.createTreeWalker(t,NodeFilter.SHOW_TEXT);for(let o=n.nextNode();o;o=n.nextNode()){
let[,r,i,a]=/^(\s*)([^]*?)(\s*)$/.exec(o.nodeValue),c=i&&e[i.replace(/\s+/g," ")];c&&(o.nodeValue=r+c+a)}for(let o of[t,...t.querySelectorAll("*")])for(let r of nl){
let i=e[(o.getAttribute(r)||"").replace(/\s+/g," ")];i&&o.setAttribute(r,i)}}function ol(){let t=(navigator.language||"").slice(0,2).toLowerCase();return tl.includes(
t)?t:"en"}function yr(t){let n=window.GenerationPlaygroundCatalogues?.[ol()];if(window.GenerationPlaygroundTexts||!n)return t();window.GenerationPlaygroundTextsLoading??=
fetch(n).then(o=>o.json()).then(o=>{window.GenerationPlaygroundTexts=o},o=>console.warn("Generation Playground: the translation could not be loaded.",o)),window.
GenerationPlaygroundTextsLoading.then(t)}var U=t=>typeof t=="number"&&Number.isFinite(t),ve=t=>t==null||Math.abs(t)>1e30?null:t,An=t=>{let e=[...t].sort((n,o)=>n-o);return(e[e.length-1>>1]+e[e.length>>
1])/2},He=({distribution:{stages:t,vocab:e}})=>t.length?t.at(-1).kept:e;var at={" ":"·","\n":"↵","	":"⇥","\r":"␍"},$t=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function l(t,e,n,o){let r=document.createElement(
t);e&&(r.className=e),n!=null&&(r.textContent=n);for(let[i,a]of Object.entries(o||{}))r.setAttribute(i,a);return r}function At(t,e,{running:n=!1}={}){let o=0;for(let r of e.
matchAll($t)){let[i]=r;r.index>o&&t.append(e.slice(o,r.index)),o=r.index+1;let a=at[i]||"U+"+i.codePointAt(0).toString(16).toUpperCase().padStart(4,"0");if(n){let c=at[i]?
i:"";t.append(l("span","gp-space",c,{"data-mark":a,"data-wide":a==="·"?"no":"yes"}))}else t.append(l("span","gp-mark",a))}o<e.length&&t.append(e.slice(o))}function xr(t,e){
let n=/^ (?=\S)/.test(e)?" ":"",o=e.match(/\n*$/)[0],r=l("span","gp-ink");At(r,e.slice(n.length,e.length-o.length),{running:!0});for(let i=0;i<o.length;i++)r.append(
l("span","gp-space","",{"data-mark":at[`
`],"data-wide":"yes"}));return t.append(...[n,r,o].filter(Boolean)),r}var Vo=/(\\x[0-9a-f]{2})+$/i,Cn=t=>(t.match(Vo)||[""])[0].replaceAll("\\x"," ").trim().toUpperCase(),
Ct=({piece:t,text:e})=>t!==null&&(t===""||Vo.test(e)&&t===e.replace(Vo,""));function $e(t,e){t.replaceChildren(),At(t,e),e||t.append(l("span","gp-mark",s("(empt\
y)")))}function oe(t,e){let n=l("bdi",e);return $e(n,t),n}function _(t,e){t.textContent!==e&&(t.textContent=e)}var Ae=t=>t.replace($t,e=>e===" "?" ":at[e]||"�"),
J=t=>s("“{text}”",{text:Ae(t)}),he=(t,e)=>t.split(/\{(\w+)\}/).map((n,o)=>o%2?e[n]:n);function D(t){let e=t*100;return e===0?"0%":e<.01?"<0.01%":e<1?e.toFixed(
2)+"%":e>99.95&&e<100?">99.9%":e.toFixed(1).replace(".0","")+"%"}var X=t=>t==null?0:Math.exp(t),vr=({prompt:t,request:e})=>t||(e&&e.messages||[]).at(-1)?.content||
"",Oe=(t,e)=>e==="bits"?t/Math.LN2:t;function ce(t,e){return t===null||!Number.isFinite(t)?s("infinite"):Oe(t,e).toFixed(2)+" "+e}function Pt({model:t,phase:e,done:n,
total:o}){return e==="asking"?s("asking the Hub for {model} …",{model:t}):e==="download"?s("downloading {model}: {done} of {total} …",{model:t,done:be(n),total:be(
o)}):e==="converting"?o?s("converting {model}: {share} …",{model:t,share:D(n/o)}):s("reading the file of {model} to convert it …",{model:t}):o?s("loading {m\
odel}: {share} …",{model:t,share:D(n/o)}):s("loading {model} …",{model:t})}function be(t){return U(t)?t>=1e9?s("{size} GB",{size:(t/1e9).toFixed(t<1e10?2:1)}):
t>=1e6?s("{size} MB",{size:(t/1e6).toFixed(t<1e8?1:0)}):s("{size} kB",{size:(t/1e3).toFixed(0)}):"–"}function Nt(t){return t<1?Math.round(t*1e3)+" ms":t.toFixed(
t<10?2:1)+" s"}var V=(t,e=3)=>t==null?"–":t.toFixed(e),B=t=>t.toLocaleString("en-US");function xe(t){let{chosen:e,distribution:n}=t,o=t.read?e.raw_logprob:e.logprob??
e.raw_logprob;return{probability:X(e.logprob),rawProbability:X(e.raw_logprob),rank:(t.read?null:e.rank)??e.raw_rank,surprisal:o===null?1/0:Math.max(0,-o),entropyBefore:n.
entropy_before,entropyAfter:n.entropy_after}}var Pn=(t,e,n)=>Object.hasOwn(t,e)?t[e]:n,xt=t=>Object.hasOwn(Ko,t)?s(Ko[t]):t.replaceAll("_"," ");function Nn({message:t,
fix:e,diagnostics:n=[]}){let o=n.map(r=>({knob:r.knob,message:s(r.message),fix:s(r.fix)}));return o.some(r=>r.message===s(t))?o:[{knob:"",message:s(t),fix:s(e)},
...o]}var ke=t=>Object.hasOwn(Go,t)?Go[t].map(e=>s(e)):[t,t];function Ce(t){if(!Object.hasOwn(Uo,t))return[t,s("is your own logits processor"),[]];let[e,n,o]=Uo[t];
return[s(e),s(n),o]}var te=(t,e)=>{let n=document.createElementNS("http://www.w3.org/2000/svg",t);return e&&n.setAttribute("class",e),n};function Z(t,e,n){for(;t.childElementCount>
e;)t.lastElementChild.remove();for(;t.childElementCount<e;)t.append(n());return t.children}var Sr=new WeakMap;function fe(t,e,{plain:n=!1}={}){let o=n+e;Sr.get(
t)!==o&&(Sr.set(t,o),n?t.textContent=e:$e(t,e))}function ae(t,e){t.className!==e&&(t.className=e)}function ne(t,e,n){let o=`${(n*100).toFixed(2)}%`,r=_r.get(t)||
{};r[e]!==o&&(t.style[e]=o,_r.set(t,{...r,[e]:o}))}var _r=new WeakMap;function K(t,e){let n=Or.get(t)||{};for(let[o,r]of Object.entries(e))n[o]!==r&&t.setAttribute(
o,String(n[o]=r));Or.set(t,n)}var Or=new WeakMap;function G(t,e){t.hidden===e&&(t.hidden=!e)}function Jo(t,e){for(e.forEach(([n,o,r,i],a)=>{let c=t.childNodes[a];if(!c||c.localName!==n){let d=te(n);c?c.replaceWith(d):t.append(d),c=d}vt(c,{...r,...o?{class:o}:
{}}),Array.isArray(i)?Jo(c,i):_(c,i??"")});t.childNodes.length>e.length;)t.lastChild.remove()}function vt(t,e){for(let{name:n}of[...t.attributes])!Object.hasOwn(
e,n)&&n!=="aria-describedby"&&t.removeAttribute(n);for(let[n,o]of Object.entries(e))t.getAttribute(n)!==String(o)&&t.setAttribute(n,o)}var ye=t=>Math.round(t*10)/
10,Wt=(t,e,n,o,r)=>["line",t,{x1:ye(e),y1:ye(n),x2:ye(o),y2:ye(r)},[]],St=(t,e,n,o,r="middle")=>["text",t,{x:ye(e),y:ye(n),"text-anchor":r},o],Mr=(t,e)=>["path",
t,{d:e.map(([n,o],r)=>`${r?"L":"M"}${ye(n)} ${ye(o)}`).join("")||"M0 0"},[]],Yo=(t,e,n)=>["g",t,{tabindex:0,role:"img","data-tip":e,"aria-label":e},n],Er=(t,e,n)=>`\
M${ye(t)} ${ye(e-n)}l${n} ${n}l${-n} ${n}l${-n} ${-n}Z`;var Xo;function Tr(){return Xo??=sl().catch(t=>{throw Xo=void 0,t}),Xo}async function sl(){if(window.Plotly)return window.Plotly;let t=document.getElementById("\
plotly"),e=document.createElement("script");if(t)e.textContent=await rl(t.textContent);else if(window.GenerationPlaygroundPlotly)e.src=window.GenerationPlaygroundPlotly;else
throw new Error("This page does not say where Plotly is.");let n=t?null:new Promise((o,r)=>{e.onload=o,e.onerror=()=>r(new Error(`Plotly could not be fetched fr\
om ${e.src}.`))});return document.head.append(e),await n,window.Plotly}async function rl(t){let e=Uint8Array.from(atob(t.trim()),n=>n.charCodeAt(0));return new Response(
new Blob([e]).stream().pipeThrough(new DecompressionStream("gzip"))).text()}var il=/^var\((--gp-[\w-]+)\)(?: ([\d.]+))?$/,Wn=new Set;function pe(t,e,n){if(t.hidden=!e,!e)return;let o=Zo(e),r=[...Wn].find(i=>i.box===t);r?r.chart=o:al(t,o,
n),Qo(t,o)}function Zo(t){return $n(t)?s(t):Array.isArray(t)?t.map(Zo):t&&typeof t=="object"?Object.fromEntries(Object.entries(t).map(([e,n])=>[e,Zo(n)])):t}function al(t,e,n){
t.classList.add("gp-chart-box"),t.append(l("div","gp-chart-plot"),cl());let o={box:t,chart:e};n&&t.addEventListener("gp-press",({detail:r})=>n(r)),Wn.add(o),new ResizeObserver(
()=>t.clientWidth&&t.dataset.width!==String(t.clientWidth)&&Qo(t,o.chart)).observe(t)}function cl(){let t=l("details","gp-chart-values");return t.append(l("summ\
ary","",s("Values")),l("ul")),t}async function Qo(t,e){let n=t.querySelector(".gp-chart-plot");if(dl(t.querySelector(".gp-chart-values"),e),vt(n,{...Object.fromEntries(
[...n.attributes].map(({name:o,value:r})=>[o,r])),role:"img","aria-label":s("{chart}. Its values follow as a list.",{chart:e.layout.meta})}),!!t.clientWidth){t.
dataset.width=String(t.clientWidth),t.setAttribute("aria-busy","true");try{let o=await Tr(),r={...un(e.layout,t),autosize:!1,width:n.clientWidth,uirevision:"kep\
t",dragmode:matchMedia("(pointer: coarse)").matches?!1:"zoom"};n.classList.contains("js-plotly-plot")?await o.react(n,un(e.data,t),r):(await o.newPlot(n,un(e.data,
t),r,ll(o)),n.on("plotly_click",({points:[i]})=>t.dispatchEvent(new CustomEvent("gp-press",{detail:i}))))}catch(o){n.textContent=s("The chart could not be drawn\
: its library did not load. Reload the page; the values are in the list below."),console.error("Generation Playground:",o)}finally{t.removeAttribute("aria-busy")}}}
function qn(t,e,n){if(!t)return t;let{shapes:o=[],annotations:r=[]}=t.layout,i={type:"line",x0:e,x1:e,yref:"paper",y0:0,y1:1,line:{color:"var(--gp-error)",width:1.5,
dash:"dash"}},a={x:e,yref:"paper",y:1,yanchor:"bottom",text:n,showarrow:!1,font:{color:"var(--gp-error)"}};return{...t,layout:{...t.layout,shapes:[...o,i],annotations:[
...r,a]}}}function Lr(t,{x:e,y:n,words:o}){if(!t)return t;let r={type:"scatter",mode:"markers",x:[e],y:[n],text:[o],hoverinfo:"text",marker:{color:"var(--gp-cho\
sen)",symbol:"diamond",size:13}};return{...t,data:[...t.data,r]}}function ll(t){let e=(o,r)=>({name:o==="svg"?s("Download plot as an SVG"):s("Download plot as a\
 PNG"),icon:r,click(i){let a=i.layout.meta.toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"-").replace(/^-|-$/g,"");t.downloadImage(i,{format:o,filename:a,width:i.clientWidth,
height:i.clientHeight,scale:o==="svg"?1:2})}});return{locales:{"en-US":{dictionary:{Zoom:s("Zoom"),Pan:s("Pan"),"Zoom in":s("Zoom in"),"Zoom out":s("Zoom out"),
"Reset axes":s("Reset axes"),"Double-click to zoom back out":s("Double-click to zoom back out")}}},displaylogo:!1,doubleClickDelay:400,modeBarButtonsToRemove:["\
toImage","select2d","lasso2d","autoScale2d"],modeBarButtonsToAdd:[e("png",t.Icons.camera),e("svg",t.Icons.disk)]}}function dl(t,{data:e}){let n=e.flatMap(({text:o,
hovertext:r=o,hoverinfo:i})=>i==="text"&&Array.isArray(r)?r.flat():[]).filter(Boolean);t.hidden=!n.length,t.querySelector("ul").replaceChildren(...n.map(o=>l("l\
i","",o)))}function un(t,e){return Array.isArray(t)?t.map(n=>un(n,e)):t&&typeof t=="object"?Object.fromEntries(Object.entries(t).map(([n,o])=>[n,un(o,e)])):typeof t==
"string"?hl(t,e):t}function hl(t,e){let[,n,o]=il.exec(t)||[];if(!n)return t.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;");let r=getComputedStyle(
e).getPropertyValue(n).trim();return o===void 0?r:`rgba(${[1,3,5].map(a=>parseInt(r.slice(a,a+2),16)).join(", ")}, ${o})`}function $r(){for(let t of Wn)t.box.isConnected?
Qo(t.box,t.chart):Wn.delete(t)}matchMedia("(prefers-color-scheme: dark)").addEventListener("change",$r);for(let t of[document.documentElement,document.body])t&&
new MutationObserver($r).observe(t,{attributeFilter:["class"]});var pl=(t,e)=>t>=1?e+1:Math.expm1((e+1)*Math.log(t))/(t-1),Ar=(t,e,n,o=1)=>pl(t,e)/(e*n+o),je=t=>U(t)?`${t.toFixed(2)} ×`:"–",_t=({low:t,high:e})=>`${t.toFixed(
2)}–${e.toFixed(2)}`,In=()=>s("The true median lies in it with a probability of 90 % or more. With up to 7 pairs it runs from the lowest to the highest; fewer\
 than 5 pairs do not give that certainty, so nothing is claimed from them."),Cr=t=>t<.9995?`${(t*1e3).toPrecision(3)} ms`:`${t.toPrecision(3)} s`;function Ee(t,{
done:e,runs:n}){if(e>=n)return"";let o={done:B(e),left:B(n-e)};return t.done?z(n,"Stopped: {done} of {count} run ended.","Stopped: {done} of {count} runs ended.",
o):z(n,"{done} of {count} run ended, {left} to come.","{done} of {count} runs ended, {left} to come.",o)}var qt=s("Somebody else’s runs were decoded at the same\
 time, so these times are not reliable. Measure again when the machine is idle.");function Pr(t,e){let n=v=>t.querySelector(".gp-"+v),o=t.querySelector("table"),r=[[s("speed-up"),`${s("Time per token without drafts / time per token with draft\
s: the median over the pairs of runs, and its 90 % interval.")} ${In()}`],["draft_acceptance_rate",s(it.draft_acceptance_rate)],["judged_acceptance_rate",s(it.judged_acceptance_rate)],
["mean_acceptance_length",s(it.mean_acceptance_length)],[s("drafted per round"),s("Drafted tokens / rounds. A confidence threshold and the end of a text make dr\
afts shorter than the limit.")],[s("formula"),s("Theorem 3.8 of Leviathan et al. 2023 with the acceptance rate, the drafted tokens and the cost of this row.")]],
i=()=>e.answered("lengths"),a=(v,{value:O})=>`${v} = ${O}`;function c(v){let[O,M,T,A,{setting:k,times:h}]=d(v);K(n("answer"),{"data-verdict":O}),_(n("answer-sig\
n"),M);let p=n("answer-words"),u=JSON.stringify([T,k,h]);p.dataset.key!==u&&(p.dataset.key=u,p.replaceChildren(...he(T,{setting:l("code","",k),times:h}))),_(n("\
answer-more"),A),e.done&&_(n("told"),`${p.textContent}. ${A}`),_(n("missing"),Ee(e,v)),G(n("warning"),!!v.others),_(n("warning"),v.others?"⚠ "+s(qt):"")}function d({
knob:v,points:O,leader:M,rivals:T,best:A,fewest:k}){let h=O.filter(({speedup:I})=>I),p=h.find(I=>I.group===M);if(!p){if(e.done)return["wait","…",s("No answer"),
s("No setting has a complete pair of runs."),{}];let I=z(O.length,"{known} of {count} setting measured.","{known} of {count} settings measured.",{known:B(h.length)});
return["wait","…",s("Not known yet"),h.length?I:s("The first counted runs are under way."),{}]}let{speedup:u,verdict:f,pairs:g}=p,x=a(v,p),[E,$]=[je(u.median),
_t(u)],S={slower:[s("It is slower than decoding without drafts.")],even:[s("The interval includes 1: no clear difference from decoding without drafts.")]}[f]||[];
if(f==="wait"){let I=z(g,"{setting} has the highest median, {times}, of {count} pair of runs: too few to tell, {fewest} are needed.","{setting} has the highest \
median, {times}, of {count} pairs of runs: too few to tell, {fewest} are needed.",{setting:x,times:E,fewest:B(k)});return["wait","…",s(e.done?"No answer":"Not\
 known yet"),I,{}]}if(h.length===1){let[I,R]={faster:["good","▲"],slower:["bad","▼"],even:["even","≈"]}[f];return[I,R,s("{setting} is the only setting tha\
t was measured: {times}"),[s("90 % interval: {interval}.",{interval:$}),...S].join(" "),{setting:x,times:E}]}if(A===null){let I=T.length>2&&T.length===h.length-
1?s("{setting} has the highest median, {times}, with a 90 % interval of {interval}; all others may be as good.",{setting:x,times:E,interval:$}):s("{setting} has\
 the highest median, {times}, with a 90 % interval of {interval}; {others} may be as good.",{setting:x,times:E,interval:$,others:m(O.filter(R=>T.includes(R.group)).
map(({value:R})=>R))});return["even","≈",s(e.running?"No clear best setting so far":"No clear best setting"),[I,...S,s("More repeats tell more.")].join(" "),{}]}
let[L,C]={faster:["good","★"],even:["even","★"],slower:["bad","▼"]}[f],W=f==="slower"?s(e.running?"{setting} is best so far, but only {times}":"{setting} \
is best, but only {times}"):s(e.running?"{setting} is best so far: {times}":"{setting} is best: {times}");return[L,C,W,[s("90 % interval: {interval}.",{interval:$}),
s("It was faster than each of the others, turn by turn."),...S].join(" "),{setting:x,times:E}]}let m=v=>v.length<2?v.join(""):s("{names} and {last}",{names:v.slice(
0,-1).join(", "),last:v.at(-1)});function w({points:v,curve:O,measured_curve:M}){pe(n("settings"),e.charts.lengths),G(n("of-formula"),O.length>0),G(n("of-verify"),
M.length>0),G(n("of-own"),v.some(({formula:T})=>U(T)))}function b(v){if(!o.tHead){let O=l("tr");O.append(l("th","",null,{scope:"col"}),...r.map(([M,T])=>{let A=l(
"th","",null,{scope:"col"}),k=l("span","",null,{tabindex:"0","data-tip":T});return k.append(...M.split(/(?<=_)/).flatMap(h=>[h,l("wbr")])),A.append(k),A})),o.createTHead().
append(O),o.createTBody()}_(o.tHead.rows[0].cells[0],v)}function y(){let v=l("tr"),O=l("th","",null,{scope:"row"});O.append(l("span"),l("b","","",{"aria-hidden":"\
true"}),l("span","gp-hidden"));let M=l("td");return M.append(l("span"),l("small")),v.append(O,M,...r.slice(1).map(()=>l("td"))),v}function P({knob:v,points:O,best:M}){
b(v);let T=Z(o.tBodies[0],O.length,y);O.forEach((A,k)=>{let[h,p,...u]=T[k].cells,f=A.group===M;ae(T[k],f?"gp-best":""),_(h.children[0],A.value),_(h.children[1],
f?" ★":""),_(h.children[2],f?` ${s("(best)")}`:""),_(p.children[0],A.speedup?je(A.speedup.median):"–"),_(p.children[1],A.speedup?`  ${_t(A.speedup)}`:"");let{
draft_acceptance_rate:g,rate:x,mean_acceptance_length:E,drafted:$,formula:S}=A;[U(g)?D(g):"–",U(x)?D(x):"–",V(E,2),V($,2),je(S)].forEach((C,W)=>_(u[W],C))})}
function N(){let v=e.found;c(v),w(v),P(v)}return v=>{t.hidden=!i(),!t.hidden&&(v.found||v.status)&&N()}}var It=class{constructor(e){this.kinds=e,this.subscribers=new Set,this.changes={},this.position=0,this.head="",this.tail="",this.answers={}}feed(e){e.length>=this.
position&&e.startsWith(this.head)&&e.startsWith(this.tail,this.position-this.tail.length)||(this.position=0);let o=e.lastIndexOf(`
`)+1;for(;this.position<o;){let r=e.indexOf(`
`,this.position);this.readLine(e.slice(this.position,r)),this.position=r+1}this.head=e.slice(0,Math.min(o,100)),this.tail=e.slice(Math.max(0,o-100),o)}read(e){throw new Error(
"nobody reads "+e.type)}readLine(e){if(e.trim())try{this.read(JSON.parse(e))}catch(n){console.error("Generation Playground: a line of the log was skipped.",n,e.
slice(0,200))}}get canAsk(){return Object.keys(this.answers).length>0}ask(e){Object.hasOwn(this.answers,e.type)&&this.answers[e.type](e)}subscribe(e,n){let o={element:e,
update:n};this.subscribers.add(o),this.tell(o,Object.fromEntries(this.kinds.map(r=>[r,!0])))}changed(e){Object.keys(this.changes).length===0&&requestAnimationFrame(
()=>this.flush()),this.changes[e]=!0}flush(){let e=this.changes;this.changes={};for(let n of this.subscribers)n.element.isConnected?this.tell(n,e):this.subscribers.
delete(n)}tell(e,n){try{e.update(n)}catch(o){console.error("Generation Playground: a pane could not be drawn.",o)}}};var es=t=>({place:0,since:t.is_open?0:null,tail:[],spans:[]});function ts(t,e,n,{start:o,end:r}){let{place:i}=t,{since:a,spans:c}=t,d=[...t.tail,[i,e]];for(;;){
let m=a===null?o:r,w=d.map(([,y])=>y).join("").indexOf(m);if(w<0)break;let b=ul(d,w);a===null?a=i+1:(c=[...c,{start:a,stop:Math.max(a,b),end:i+1}],a=null),d=fl(
d,w+m.length)}return n&&a!==null&&a<=i&&(c=[...c,{start:a,stop:i,end:null}],a=null,d=[]),{place:i+1,since:a,tail:ml(d,(a===null?o:r).length-1),spans:c}}function Nr(t,e){
if(!e)return[];let n=es(e);for(let{chosen:a,piece:c}of t)n=ts(n,a.text,c===null,e);let{spans:o,since:r,place:i}=n;return r===null?o:[...o,{start:r,stop:i,end:null}]}
function ul(t,e){let n=e;for(let[o,r]of t)if(n-=r.length,n<0)return o;return t.at(-1)[0]}function fl(t,e){let n=e;return t.flatMap(([o,r])=>{let i=r.slice(n);return n=
Math.max(0,n-r.length),i?[[o,i]]:[]})}function ml(t,e){let[n,o]=[t.length,0];for(;n>0&&o<e;)o+=t[--n][1].length;return t.slice(n)}var gl=20,Ot=class extends It{constructor(){super(["run","steps","status","selection","unit","prompt","watched","searched","lens","written"]),this.unit="bits",this.
searched=new Map,this.lenses=new Map,this.lensLimit=0,this.written=null,this.text="",this.turn=void 0,this.fed={turn:void 0,started:!1},this.recorded=!1,this.asked=
null,this.clear()}clear(){this.queued=null,this.loading=null,this.shared=1,this.apart=!1,this.started=null,this.finished=null,this.failed=null,this.lasts=[],this.
newest=null,this.numTokens=0,this.elapsed=0,this.firstElapsed=null,this.rounds=[],this.prompts=[],this.texts=new Map,this.returned=null,this.selected=null,this.
suggested=!1,this.promptSteps=[],this.hideFrom=null}feedRun(e,n){n!==this.fed.turn&&(this.fed={turn:n,started:!1},this.feed("")),this.feed(e),this.fed.started&&
Object.assign(this,{text:e,turn:n})}read(e){let n=wl[e.type];if(!n)throw new Error("unknown event "+e.type);n(this,e)}countStep(e){this.numTokens+=1,this.elapsed=
e.elapsed,this.firstElapsed??=e.elapsed,this.changed("steps")}get readsSource(){return!!(this.started&&this.started.decoder_tokens.length)}get prefix(){return this.
readsSource?this.started.decoder_tokens:this.started.prompt_tokens}get usesBeams(){return this.prompts.length>0}get waiting(){return!!(this.queued||this.loading)}get running(){
return!!(this.started&&!this.finished&&!this.failed&&!this.waiting)}lines(){return this.hideFrom===null?this.allLines():this.allLines().map(e=>{let n=this.seen(
e.last);return n===e.last?e:{...e,last:n,stopReason:null}})}seen(e){if(this.hideFrom===null)return e;let n=e;for(;n&&!n.isPrompt&&n.index>=this.hideFrom;)n=n.before;
return n}hide(e){this.hideFrom!==e&&(this.hideFrom=e,this.changed("steps"),this.changed("selection"))}allLines(){if(this.returned)return this.returned;if(this.usesBeams)
return this.prompts.flatMap((n,o)=>vl(n,o,this.prompts.length));let e=this.finished?this.finished.sequences:[];return this.lasts.map((n,o)=>({kind:"sequence",label:this.
lasts.length>1?s("sequence {number}",{number:o+1}):"",last:n,score:null,stopReason:e[o]?e[o].stop_reason:null}))}current(){if(this.selected)return this.seen(this.
selected);if(!this.usesBeams)return this.seen(this.newest);let e=this.lines();return e.length?e[0].last:null}lineOf(e){return e.isPrompt?this.lines()[0]:this.usesBeams?
this.lines().find(({last:n})=>{let o=n;for(;o&&o.index>e.index;)o=o.before;return o===e}):this.lines()[e.sequence]}lastOf(e){let n=this.lineOf(e);return n?n.last:
e}select(e,n){let o=e===null?null:this.lines()[e];this.selectStep(o&&ue(o.last)[n]||null)}selectStep(e,n=!1){let o=this.seen(e);this.selected===o&&this.suggested===
n||(this.selected=o,this.suggested=n,this.changed("selection"))}selectMostUncertain(){let e=this.returned?this.returned[0]?.last:this.lasts[0];if(this.selected||
!e||this.finished?.sequences[0]?.stop_reason==="step")return;let n=ue(e),o=n.filter(a=>!a.given);if(o.length<2)return;let r=Nr(n,this.started?.reasoning).filter(
({end:a})=>a!==null),i=o.filter(({index:a})=>!r.some(({start:c,stop:d})=>c<=a&&a<d));this.selectStep((i.length?i:o).reduce((a,c)=>c.distribution.entropy_before>
a.distribution.entropy_before?c:a),!0)}walk(e){let n=this.current();if(!n)return;let o=[...this.promptSteps,...ue(this.lastOf(n))],r=n.isPrompt?n.index-1:this.promptSteps.
length+n.index;this.selectStep(o[Math.max(0,Math.min(o.length-1,r+e))])}addSearched(e,n){this.searched.set(e,[...this.searched.get(e)||[],n]),this.changed("sear\
ched")}addLens(e,n,o){this.lenses.delete(e),this.lenses.set(e,{ids:n,found:o}),this.lenses.size>gl&&this.lenses.delete(this.lenses.keys().next().value),this.changed(
"lens")}lensOf(){return this.started&&this.lenses.get(this.turn)||null}startedLine(){let e=this.text.indexOf('{"type":"Started"');return e<0?"":this.text.slice(
e,this.text.indexOf(`
`,e))}idsTo(e){return ue(e).map(({chosen:n})=>n.token_id)}addWatched(e,n){let o=this.allLines()[e];o&&(ue(o.last).forEach((r,i)=>{let a=Ye("Candidate",n[i]||[]),
c=new Set(a.map(({token_id:d})=>d));r.watched=[...(r.watched||[]).filter(({token_id:d})=>!c.has(d)),...a]}),this.changed("watched"))}setWritten(e){this.written=
e&&{...e,tokens:Ye("Token",e.tokens)},this.changed("written")}setUnit(e){this.unit=e,this.changed("unit")}},wl={Queued(t,e){t.queued=e,t.loading=null,t.changed(
"status")},Loading(t,e){t.loading=e,t.queued=null,t.changed("status")},Shared(t,{runs:e,apart:n}){t.shared=e,t.apart=n,t.changed("status")},Started(t,e){t.clear();
for(let n of["prompt_tokens","decoder_tokens"])e[n]=Ye("Token",e[n]||[]);t.started=e,t.fed.started=!0,t.changed("run"),t.changed("status"),t.changed("selection")},
Stepped(t,{step:e}){e.chosen=fn("Candidate",e.chosen),ns(e.distribution),e.watched=Ye("Candidate",e.watched||[]),e.mark=e.mark?fn("Mark",e.mark):null,e.read=!!(t.
started&&t.started.request.only_given),e.reranked&&(e.reranked=Ye("Reranked",e.reranked)),e.before=t.lasts[e.sequence]||null,e.draft=bl(e,t.rounds),t.lasts[e.sequence]=
e,(!t.newest||e.index>t.newest.index)&&(t.newest=e),t.countStep(e)},BeamsAdvanced(t,{step:e}){let n=t.prompts[e.sequence]??=kl();e.distributions.forEach(ns),e.given&&
(n.given+=1);let o=Ye("BeamCandidate",e.candidates).map(r=>yl(r,e,n));for(let{beam:r}of o)r.progress&&t.texts.set(r.token_id,r.text);if(xl(o),n.running=o.filter(
r=>r.beam.status==="running").sort((r,i)=>r.beam.beam-i.beam.beam),n.byNumber=new Map(n.running.map(r=>[r.beam.beam,r])),e.given)for(let r=0;r<t.started.effective.
num_beams;r++)n.byNumber.set(r,o[0]);n.finished.push(...o.filter(r=>r.beam.status==="finished")),n.finished.sort((r,i)=>i.beam.final_score-r.beam.final_score),n.
finished.length=Math.min(n.finished.length,e.pool.length),n.pool=e.pool,n.pools.push(e.pool),n.steps.push(o),n.byStep.push(n.byNumber),n.distributions.push(e.distributions),
t.countStep(e)},PromptRead(t,{steps:e}){let n=null;for(let o of e)o.chosen=fn("Candidate",o.chosen),ns(o.distribution),Object.assign(o,{before:n,isPrompt:!0,watched:[],
draft:null}),n=o;t.promptSteps=e,t.changed("prompt")},DraftJudged(t,{round:e}){e.drafted=Ye("DraftToken",e.drafted),t.rounds.push(e),t.changed("steps")},Finished(t,e){
t.finished=e,t.usesBeams&&(t.returned=e.sequences.map((n,o)=>Ol(t,n,o))),t.changed("status"),t.changed("steps")},Failed(t,e){(t.fed.turn===void 0||t.fed.started)&&
(t.failed=e),t.queued=t.loading=null,t.changed("status")}};function fn(t,e){let n=br[t],o={};for(let r=0;r<n.length;r++)o[n[r]]=e[r];return o}function Ye(t,e){return e.
map(n=>fn(t,n))}function ns(t){t.candidates=Ye("Candidate",t.candidates),t.stages=Ye("Stage",t.stages)}function bl(t,e){let n=e.at(-1);if(!n||t.index<n.start)return null;
let o=t.index-n.start;return o<n.num_accepted?{origin:"accepted",instead:null,round:n,place:o}:{origin:n.follow,instead:n.drafted[o]||null,round:n,place:o}}function kl(){
return{running:[],byNumber:new Map,finished:[],pool:[],steps:[],byStep:[],pools:[],distributions:[],given:0}}function yl(t,e,n){let o=e.distributions[t.parent],
r=o.candidates.find(i=>i.token_id===t.token_id);return{index:e.index,sequence:e.sequence,before:n.byNumber.get(t.parent)||null,chosen:r||{...t,raw_rank:null,rank:null,
removed_by:null},piece:t.piece,distribution:o,seconds:e.seconds,elapsed:e.elapsed,draft:null,given:!!e.given,length:e.index+1-n.given,mark:t.mark?fn("Mark",t.mark):
null,beam:t}}var Rt=({beam:t,length:e},n)=>e>0?(t.score??-1/0)/e**n:t.score;function Wr(t,e,n,o,r){t.unseen??=new Map;let i=`${e} ${n} ${r.token_id}`;if(!t.unseen.
has(i)){let a=e?t.byStep[e-1].get(n):null,{token_id:c,text:d,raw_logprob:m,logprob:w}=r,b=(a?a.beam.score:0)+w,y=a?a.beam.group:null,P={token_id:c,text:d,piece:null,
parent:n,raw_logprob:m,logprob:w,score:b,status:"unseen",beam:null,final_score:null,group:y},{sequence:N,seconds:v,elapsed:O}=t.steps[e][0];t.unseen.set(i,{index:e,
sequence:N,before:a,chosen:r,piece:null,distribution:o,seconds:v,elapsed:O,draft:null,given:!1,length:t.steps[e][0].length,beam:P,rank:null})}return t.unseen.get(
i)}function qr(t,e,n,o){let r=n&&!n.given?n.beam.beam:0;return t.unseen&&t.unseen.get(`${e} ${r} ${o}`)||null}function xl(t){let e=new Map;for(let n of[...t].sort(
(o,r)=>r.beam.score-o.beam.score))n.rank=(e.get(n.beam.group)||0)+1,e.set(n.beam.group,n.rank)}function vl(t,e,n){let o=i=>n>1?s("Prompt {number}, {label}",{number:e+
1,label:i}):i,r=(i,a,c,d)=>({kind:i,label:o(a),last:c,score:d,stopReason:null});return[...t.running.map(i=>r("running",Sl(i),i,i.beam.score)),...t.finished.map(
(i,a)=>r("finished",_l(i,a+1),i,i.beam.final_score))]}function Sl({beam:{beam:t,group:e,progress:n}}){let o=t+1;return(e??null)!==null?s("beam {number}, group {\
group}",{number:o,group:Ne(e)}):o===1&&!n?s("best beam"):s("beam {number}",{number:o})}function _l({beam:{group:t}},e){return(t??null)!==null?s("ended {number},\
 group {group}",{number:e,group:Ne(t)}):s("ended {number}",{number:e})}var Ne=t=>t<26?String.fromCharCode(65+t):String(t+1);function Ol(t,e,n){let o=Math.max(1,
Math.floor(t.finished.sequences.length/t.prompts.length)),{steps:r}=t.prompts[Math.floor(n/o)],i=null;return e.token_ids.forEach((a,c)=>{let d=(e.beams||[])[c];
i=(r[c]||[]).find(m=>m.beam.parent===d&&m.beam.token_id===a)||i}),{kind:"returned",label:s("output {number}",{number:n+1}),last:i,score:e.score,stopReason:e.stop_reason}}
function ue(t){let e=[];for(let n=t;n;n=n.before)e.push(n);return e.reverse()}function Xe(t,e){let n=[],o=e;for(;o&&t[o.index]!==o;)n.push(o),o=o.before;return{
keep:o?o.index+1:0,added:n.reverse()}}var me=class{constructor(e,n){this.add=n,this.steps=[],this.totals=[e]}get total(){return this.totals.at(-1)}follow(e){let{
keep:n,added:o}=Xe(this.steps,e);this.steps.length=n,this.totals.length=n+1;for(let r of o)this.steps.push(r),this.totals.push(this.add(this.total,r));return{keep:n,
added:o}}};var Ir=()=>({spec_steps:0,rounds:0,tokens:0,drafted:0,accepted:0,judged:0,kept:[],acceptedAt:[],draftedAt:[],overlaps:[0,0],draft_seconds:0,verify_seconds:0}),ct=t=>t.
num_accepted+(t.follow==="correction"?1:0),os=t=>t.num_accepted+(t.next_token_id===null?0:1);function Ml(t,e){let{drafted:n,num_accepted:o}=e;if(t.rounds+=1,t.tokens+=
os(e),t.draft_seconds+=e.draft_seconds,t.verify_seconds+=e.verify_seconds,!n.length)return t;t.spec_steps+=1,t.drafted+=n.length,t.accepted+=o,t.judged+=ct(e);for(let r=t.
draftedAt.length;r<n.length;r++)t.draftedAt.push(0),t.acceptedAt.push(0);for(n.forEach((r,i)=>{t.draftedAt[i]+=1,i<o&&(t.acceptedAt[i]+=1),!(i>=ct(e)||(r.overlap??
null)===null)&&(t.overlaps[0]+=1,t.overlaps[1]+=r.overlap)});t.kept.length<=t.draftedAt.length;)t.kept.push(0);return t.kept[o]+=1,t}function El(t){let{spec_steps:e,
rounds:n,tokens:o,drafted:r,accepted:i,judged:a,overlaps:c}=t,d=(m,w)=>w?m/w:null;return{num_spec_steps:e,num_rounds:n,num_tokens:o,num_draft_tokens:r,num_accepted_draft_tokens:i,
num_judged_draft_tokens:a,draft_acceptance_rate:d(i,r),judged_acceptance_rate:d(i,a),mean_acceptance_length:e?1+i/e:null,acceptance_histogram:t.kept,accepted_by_position:t.
acceptedAt,drafted_by_position:t.draftedAt,passes_saved:o-n,expected_acceptance_rate:d(c[1],c[0]),draft_seconds:t.draft_seconds,verify_seconds:t.verify_seconds}}
var jt=class{constructor(){this.rounds=[],this.tally=Ir()}read(e){e.length>=this.tally.rounds&&this.rounds[0]===e[0]||(this.tally=Ir());for(let o=this.tally.rounds;o<
e.length;o++)Ml(this.tally,e[o]);return this.rounds=e,El(this.tally)}};var ss=new WeakMap;function we(t,e){ss.set(t,e),t.dataset.tip===void 0&&(t.dataset.tip="")}function Rr(t){let e=null,n=null;function o(){e=l("div","gp-tip","",{
role:"tooltip",id:"gp-tip-"+Math.random().toString(36).slice(2,8)}),e.hidden=!0}function r(a){let c=a.target.closest("[data-tip]");if(c===n||(n&&n.removeAttribute(
"aria-describedby"),n=c,e||o(),e.hidden=!c,!c))return;e.textContent=ss.has(c)?ss.get(c)():c.dataset.tip,c.setAttribute("aria-describedby",e.id);let d=c.closest(
"[data-holds-tips]")||t;e.parentNode!==d&&d.append(e);let[m,w]=[d.getBoundingClientRect(),c.getBoundingClientRect()],b=Math.min(w.left-m.left,m.width-e.offsetWidth-
8);e.style.left=`${Math.max(8,b)+d.scrollLeft}px`,e.style.top=`${w.bottom-m.top+d.scrollTop+5}px`}let i=()=>r({target:t});t.addEventListener("pointerover",r),t.
addEventListener("pointerleave",i),t.addEventListener("focusin",r),t.addEventListener("focusout",i),t.addEventListener("keydown",a=>a.key==="Escape"&&i())}function jr(t){let e=t.querySelector(".gp-draft-figures"),n=t.querySelector(".gp-kept-chart"),o=t.querySelector(".gp-place-chart"),r=y=>y===null?"–":D(y),i=y=>z(
y,"{count} token","{count} tokens");function a(y,P){let{num_draft_tokens:N,num_accepted_draft_tokens:v,num_spec_steps:O}=y,M=P.samples&&y.expected_acceptance_rate!==
null,T=y.num_judged_draft_tokens,A=z(y.num_rounds,"{count} round","{count} rounds");return[["num_draft_tokens",B(N),z(O,"in {count} draft over {rounds}","in {co\
unt} drafts over {rounds}",{rounds:A})],["num_accepted_draft_tokens",B(v),s("of {drafted} drafted",{drafted:B(N)})],["draft_acceptance_rate",r(y.draft_acceptance_rate),
s("{accepted} of {drafted} drafted",{accepted:B(v),drafted:B(N)}),y.draft_acceptance_rate],["mean_acceptance_length",V(y.mean_acceptance_length,2),z(O,"1 + {acc\
epted} / {count} draft","1 + {accepted} / {count} drafts",{accepted:B(v)})],["judged_acceptance_rate",r(y.judged_acceptance_rate),s("{accepted} of {judged} judg\
ed",{accepted:B(v),judged:B(T)}),y.judged_acceptance_rate],...M?[["expected_acceptance_rate",r(y.expected_acceptance_rate),z(T,"mean over {count} judged positio\
n","mean over {count} judged positions"),y.expected_acceptance_rate]]:[],["passes_saved",B(y.passes_saved),z(y.num_rounds,"{tokens} in {count} pass","{tokens} i\
n {count} passes",{tokens:i(y.num_tokens)})]]}function c(){let y=l("div","gp-draft-figure",null,{tabindex:"0","data-tip":""}),P=l("dd","gp-rate",null,{"aria-hid\
den":"true"});return P.append(l("i")),y.append(l("dt"),l("dd"),l("dd","gp-note"),P),y}function d(y,P){let N=a(y,P),v=Z(e,N.length,c);N.forEach(([O,M,T,A=null],k)=>{
let[h,p,u,f]=v[k].children;h.textContent!==O&&h.replaceChildren(...O.split(/(?<=_)/).flatMap(g=>[g,l("wbr")])),_(p,M),_(u,T),f.hidden=A===null,ne(f.firstChild,"\
width",A??0),v[k].dataset.tip=s(it[O]),v[k].dataset.name=O})}function m(){let y=l("span","gp-chart-column"),P=l("span","gp-chart-track");return P.append(l("i","\
gp-chart-whole"),l("i","gp-chart-part")),y.append(l("span","gp-chart-top"),P,l("span","gp-chart-label")),y}function w(y,P,N){let v=Math.max(1,...P.map(([M,T])=>T??
M)),O=Z(y,P.length,m);P.forEach(([M,T,A,k,h],p)=>{let[u,f,g]=O[p].children;_(u,k),ne(f.children[0],"height",(T??0)/v),ne(f.children[1],"height",M/v),_(g,A),we(O[p],
()=>h)}),K(y,{"aria-label":`${N}: ${P.map(([,,,,M])=>M).join("; ")}`})}function b(y){let P=y.num_spec_steps;w(n,y.acceptance_histogram.map((N,v)=>[N,null,String(
v),N?B(N):"",z(P,"{rounds} of {count} round with a draft: {tokens} kept","{rounds} of {count} rounds with a draft: {tokens} kept",{rounds:B(N),tokens:i(v)})]),"\
acceptance_histogram"),w(o,y.drafted_by_position.map((N,v)=>{let O=y.accepted_by_position[v];return[O,N,String(v+1),`${Math.round(100*O/N)}%`,s("position {place\
}: {accepted} of {drafted} drafted tokens kept, {share}",{place:v+1,accepted:B(O),drafted:B(N),share:D(O/N)})]}),"accepted_by_position / drafted_by_position")}return(y,P)=>{
d(y,P),b(y)}}var lt={get accepted(){return["✓",s("accepted draft"),s("Drafted, and kept by the target model.")]},get correction(){return["→",s("correction"),s("The targe\
t’s own token in place of the first rejected draft token.")]},get bonus(){return["+",s("bonus"),s("The target’s own token after a draft that was kept whole: i\
ts forward pass gives one more.")]},get target(){return["○",s("target alone"),s("Nothing was drafted in this round: the target wrote one token, as without dra\
fts.")]}},Br=Object.fromEntries(Object.keys(lt).map(t=>[t,0])),zr=(t,{draft:e})=>e&&Object.hasOwn(t,e.origin)?{...t,[e.origin]:t[e.origin]+1}:t;function Bt(t){let{
do_sample:e,assistant_ensemble_weight:n}=t&&t.effective||{};return{samples:!!e,weight:n??null}}function rs({target_logprob:t,draft_logprob:e},{weight:n}){let o=X(
t)/((e??null)===null?1:X(e));return Math.min(1,n===null?o:1-n+n*o)}var Fr=({weight:t})=>t===null?"min(1, p / q)":`min(1, ${V(1-t,2)} + ${V(t,2)} · p / q)`;function Dr(t,e){
if(t.samples)return e?s("Sampling: a drafted token is kept at random, with probability {formula}.",{formula:Fr(t)}):s("Sampling: a drafted token is kept if the \
target draws the same one, which happens with probability p.");if(t.weight===null||!e)return s("Greedy: a drafted token is kept if it is the likeliest one for t\
he target.");let[n,o]=[V(t.weight,2),V(1-t.weight,2)];return s("Greedy: a drafted token is kept if it is the likeliest one in the mixture {target} · p + {draft}\
 · q.",{target:n,draft:o})}function is(t,e){return e<t.num_accepted?"accepted":e<ct(t)?"rejected":"unjudged"}function Rn(t,e,n){let o=t.drafted[e],r=is(t,e),i=(o.
draft_logprob??null)!==null,[a,c]=[D(X(o.target_logprob)),D(X(o.draft_logprob))],d=i?[s("The draft model gave it {q}.",{q:c})]:[];if(r==="unjudged")return[t.follow===
"correction"?s("Never judged: it comes after the rejection."):s("Never judged: it comes after the end of the text."),...d].join(" ");let m=r==="accepted";if(!n.
samples){let b=n.weight!==null&&i;return[m?Tl(b):Ll(b,J(t.next_text)),s("The target gave it {p}.",{p:a}),...d].join(" ")}if(!i)return m?s("Accepted: the target \
drew the same token for itself. It gave this one {p}, which is the chance that it is kept.",{p:a}):s("Rejected: the target drew {token} for itself. It gave this\
 one {p}, which is the chance that it is kept.",{token:J(t.next_text),p:a});let w=(o.overlap??null)===null?[]:[s("Averaged over all tokens that could have been \
drafted here, the chance is {share}.",{share:D(o.overlap)})];return[m?s("Accepted: the target gave it p = {p}, the draft model q = {q}.",{p:a,q:c}):s("Rejected:\
 the target gave it p = {p}, the draft model q = {q}.",{p:a,q:c}),$l(rs(o,n),Fr(n),m),...w].join(" ")}var Tl=t=>s(t?"Accepted: it is the likeliest token in the \
mixture of both models.":"Accepted: it is the likeliest token for the target."),Ll=(t,e)=>s(t?"Rejected: {token}, not this one, is the likeliest token in the mi\
xture of both models.":"Rejected: {token}, not this one, is the likeliest token for the target.",{token:e});function $l(t,e,n){if(t>=1)return s("By {formula}, i\
t is always kept.",{formula:e});let o={formula:e,chance:D(t)};return n?s("By {formula}, it is kept with probability {chance}, and was.",o):s("By {formula}, it i\
s kept with probability {chance}, and was not.",o)}function jn(t,e){let[,n,o]=lt[t.follow],r=`${n.charAt(0).toUpperCase()}${n.slice(1)}. ${o}`,i=t.drafted[t.num_accepted];
return t.follow!=="correction"||!e.samples?r:(i.draft_logprob??null)===null?`${r} ${s("The target drew it.")}`:`${r} ${s("It was drawn from the residual distrib\
ution: what the target gives beyond the draft model, max(0, p − q).")}`}function Hr({draft:t}){if(!t||!Object.hasOwn(lt,t.origin))return[];let{origin:e,instead:n,
round:{index:o,drafted:r}}=t,i=o+1;if(e==="accepted"){let{draft_logprob:a}=r[t.place],c={place:t.place+1,size:r.length,round:i};return(a??null)===null?[s("accep\
ted draft: token {place} of {size} in round {round}",c)]:[s("accepted draft: token {place} of {size} in round {round}, to which the draft model gave {q}",{...c,
q:D(X(a))})]}return e==="correction"?n?[s("correction: replaced the rejected draft token {token} in round {round}",{token:J(n.text),round:i})]:[s("correction: r\
eplaced a rejected draft token in round {round}",{round:i})]:e==="target"?[s("target alone: nothing was drafted in round {round}",{round:i})]:[z(r.length,"bonus\
: the target’s own token after the accepted draft of round {round}","bonus: the target’s own token after all {count} drafted tokens of round {round}",{round:i})]}
var Ke=t=>t<.01?`${(t*1e3).toFixed(1)} ms`:Nt(t);function Kr(t,e,n){let o=[],r=Bt(null),i={row:null,card:null,selected:null},a=null,c=!0,d=0,m=new WeakMap,w=new WeakMap,b=new IntersectionObserver(L=>{for(let{isIntersecting:C,
target:W}of L)C&&O(m.get(W));y()&&(t.scrollTop=t.scrollHeight)},{rootMargin:"200px 0px"}),y=()=>c&&!e.selected&&e.running;function P(L,C){let W=o.length<=L.length&&
(!o.length||o[0].round===L[0])&&r.samples===C.samples;r=C,W||N();for(let I of L.slice(o.length))v(I);y()&&(t.scrollTop=t.scrollHeight)}function N(){b.disconnect(),
t.replaceChildren(),o=[],i={row:null,card:null,selected:null},a=null,c=!0,d=0}function v(L){let C=l("li","gp-round"),W={round:L,item:C,cards:null};m.set(C,W),o.
push(W),t.append(C),b.observe(C)}function O(L){if(!L||L.cards)return;b.unobserve(L.item);let{round:C,item:W}=L,I=ct(C);L.cards=[];let R=l("div","gp-cards");for(let q=0;q<
I;q++)R.append(A(L,q));C.next_token_id!==null&&R.append(k(L)),I<C.drafted.length&&R.append(p(C,I)),C.follow==="none"&&R.append(l("span","gp-note gp-ended","■ "+
s("the text ended inside its draft"))),W.append(M(C),R),W.classList.add("gp-filled"),a||x(L.cards[0])}function M(L){let C=l("div","gp-round-head"),{num_accepted:W,
drafted:{length:I}}=L,R=I?s("{accepted} of {drafted} kept",{accepted:W,drafted:I}):s("no draft"),q=[s("draft {time}",{time:Ke(L.draft_seconds)}),s("verify {time\
}",{time:Ke(L.verify_seconds)})];C.append(l("b","",s("Round {number}",{number:L.index+1})),l("span","",R));for(let j of q)C.append(l("span","gp-round-time",j));
return C}function T(L,C,W,I,R,q,j){let F=s("Round {number}, {which}, {token}: {why}",{number:L.round.index+1,which:q,token:J(R),why:j}),H=l("button","gp-draft-c\
ard",null,{type:"button",tabindex:"-1","aria-pressed":"false","aria-label":F});H.dataset.draft=W;let Y=l("span","gp-draft-head"),Q=l("bdi","gp-ink gp-word");return $e(
Q,R),Y.append(l("span","gp-sign",I),Q),H.append(Y),we(H,()=>j),w.set(H,{row:L,index:C}),L.cards.push(H),H}function A(L,C){let{round:W}=L,I=W.drafted[C],R=is(W,C),
q=W.start+C,j=s("drafted token {place} of {size}",{place:C+1,size:W.drafted.length}),F=T(L,q,R,R==="accepted"?"✓":"✗",I.text,j,Rn(W,C,r));if(F.append(h("p",
X(I.target_logprob))),(I.draft_logprob??null)!==null&&F.append(h("q",X(I.draft_logprob))),r.samples){let H=l("span","gp-chance",s("chance"));H.append(l("b","",D(
rs(I,r)))),F.append(H)}return F}function k(L){let{round:C}=L,W=C.start+C.num_accepted,[I,R]=lt[C.follow],q=T(L,W,C.follow,I,C.next_text,s("the target’s own toke\
n"),jn(C,r));q.classList.add("gp-own-card");let j=n(W);return j&&q.append(h("p",xe(j).probability)),q.append(l("span","gp-chance",R)),q}function h(L,C){let W=l(
"span","gp-bar-line"),I=l("span","gp-track"),R=l("i",`gp-part-${L}`);return ne(R,"width",C),I.append(R),W.append(l("i","gp-pq",L),I,l("span","gp-amount",D(C))),
W}function p(L,C){let W=l("span","gp-behind"),I=L.drafted.slice(C);W.append(l("span","gp-note",s("never judged")));for(let R of I){let q=oe(R.text,"gp-word"),j=(R.
draft_logprob??null)===null?"":` q ${D(X(R.draft_logprob))}`,F=l("span","gp-unjudged");F.append(q,l("small","",j)),W.append(F)}return W}function u(L){let C=L&&L.
draft,W=C&&o[C.round.index-(o.length?o[0].round.index:0)]||null;W&&O(W);let I=W?f(W,L):null;i.card&&i.card!==I&&i.card.setAttribute("aria-pressed","false"),i.card&&
i.card.classList.remove("gp-current"),i.row&&i.row!==W&&i.row.item.classList.remove("gp-current-round");let R=i.selected!==e.selected;i={row:W,card:I,selected:e.
selected},R&&!e.selected&&(c=!0),W&&(W.item.classList.add("gp-current-round"),I&&(I.classList.add("gp-current"),I.setAttribute("aria-pressed",String(e.selected===
L)),t.contains(document.activeElement)||x(I)),R&&g(W.item))}function f(L,C){let W=C.index-L.round.start;return W<L.round.num_accepted?L.cards[W]:L.cards.at(-1)}
function g(L){let[C,W]=[L.offsetTop,L.offsetTop+L.offsetHeight];C<t.scrollTop?t.scrollTop=C:W>t.scrollTop+t.clientHeight&&(t.scrollTop=Math.min(C,W-t.clientHeight))}
function x(L){a&&(a.tabIndex=-1),a=L||null,a&&(a.tabIndex=0)}function E(L){if(!L)return;let{row:C,index:W}=w.get(L);x(L);let I=n(W);I&&e.selectStep(I),g(C.item),
L.focus({preventScroll:!0})}function $(L,C){let W=o[Math.max(0,Math.min(o.length-1,L))];return O(W),W.cards.at(C)}function S(L,C){let{row:W}=w.get(L),I=W.cards[W.
cards.indexOf(L)+C];if(I)return I;let R=o.indexOf(W)+C;return o[R]?$(R,C>0?0:-1):null}return t.addEventListener("click",L=>{let C=L.target.closest(".gp-draft-ca\
rd");if(C){E(C);return}let W=L.target.closest(".gp-round");W&&E(m.get(W).cards[0])}),t.addEventListener("keydown",L=>{L.key==="Escape"&&e.selectStep(null);let C=L.
target.closest(".gp-draft-card");if(!C||L.ctrlKey||L.metaKey||L.altKey)return;let W=o.indexOf(w.get(C).row),I={ArrowRight:()=>S(C,1),ArrowLeft:()=>S(C,-1),ArrowDown:()=>o[W+
1]&&$(W+1,0),ArrowUp:()=>o[W-1]&&$(W-1,0),Home:()=>$(0,0),End:()=>$(o.length-1,0)};I[L.key]&&(L.preventDefault(),E(I[L.key]()))}),t.addEventListener("scroll",()=>{
let L=t.scrollTop;t.scrollHeight-L-t.clientHeight<80?c=!0:L<d&&(c=!1),d=L},{passive:!0}),{show:P,mark:u}}var Be={narrowest:3,least:16,cell:9,tallest:90,times:84};function Gr(t,{canvas:e,column:n,ends:o,onResize:r}){let i={rounds:[],each:1,columns:Be.least,top:1,drafts:0},
a=0;function c(T){let A=k=>T.reduce((h,p)=>h+k(p),0)/T.length;return{accepted:A(k=>k.num_accepted),judged:A(ct),drafted:A(k=>k.drafted.length),draft:A(k=>k.draft_seconds),
verify:A(k=>k.verify_seconds),longest:Math.max(...T.map(k=>k.draft_seconds+k.verify_seconds))}}function d(T){let A=T.map(({draft:p,verify:u})=>p+u).sort((p,u)=>p-
u),k=A.at(-1),h=A[Math.floor((A.length-1)*.9)];return k>2*h&&A.length>4?1.25*h:k}function m(T){a||=e.clientWidth;let A=Math.max(1,Math.ceil(T.length/Math.max(1,
Math.floor(a/Be.narrowest)))),k=[];for(let g=0;g<T.length;g+=A)k.push(c(T.slice(g,g+A)));let h=Math.max(1,...k.map(({drafted:g})=>g)),p=Math.max(1,Math.min(Be.cell,
Be.tallest/h)),u=d(k)||1,f=k.filter(({draft:g,verify:x})=>g+x>u);return i={rounds:T,each:A,columns:Math.max(Be.least,k.length),top:u,drafts:Math.ceil(h*p)},_(o.
drafts,h>=1.5?B(Math.round(h)):"1"),_(o.times,Ke(u)),w(k,p),{each:A,cut:f.length,longest:Math.max(0,...k.map(({longest:g})=>g)),filled:k.length/i.columns}}function w(T,A){
let k=i.drafts+16+Be.times,h=devicePixelRatio,p=[Math.round(a*h),Math.round(k*h)];if(e.width!==p[0]&&(e.width=p[0]),e.height!==p[1]&&(e.height=p[1]),e.style.height=
`${k}px`,o.drafts.parentNode.style.height=`${i.drafts}px`,o.times.parentNode.style.height=`${Be.times}px`,!a)return;let u=getComputedStyle(t),f=S=>u.getPropertyValue(
`--gp-${S}`).trim(),g={accepted:f("accepted"),rejected:f("rejected"),muted:f("muted"),verify:f("kept"),draft:f("before"),line:f("line"),surface:f("surface")},x=e.
getContext("2d");x.setTransform(h,0,0,h,0,0),x.clearRect(0,0,a,k);let E=a/i.columns,$=E>6?Math.min(6,E*.2):E>3.5?1:0;x.fillStyle=g.line,x.fillRect(0,i.drafts,a,
1),x.fillRect(0,k-1,a,1),T.forEach((S,L)=>{let C=[L*E+$/2,E-$];i.each===1?b(x,g,S,C,A):P(x,g,S,C,A),N(x,g,S,C,k-1)})}function b(T,A,{accepted:k,judged:h,drafted:p},[
u,f],g){let x=Math.max(1,g-(g>3?1.5:0));for(let E=0;E<p;E++){let $=i.drafts-(E+1)*g;if(E<k)T.fillStyle=A.accepted,T.fillRect(u,$,f,x);else if(E<h)y(T,A.rejected,
u+f/2,$+x/2,Math.min(f,Math.max(x,5),7)/2);else{T.fillStyle=A.muted;let S=Math.min(f,x,2.5);T.fillRect(u+(f-S)/2,$+(x-S)/2,S,S)}}}function y(T,A,k,h,p){T.strokeStyle=
A,T.lineWidth=p>2?2:1,T.beginPath(),T.moveTo(k-p,h-p),T.lineTo(k+p,h+p),T.moveTo(k-p,h+p),T.lineTo(k+p,h-p),T.stroke()}function P(T,A,{accepted:k,drafted:h},[p,
u],f){T.fillStyle=A.accepted,T.fillRect(p,i.drafts-k*f,u,k*f),T.fillStyle=A.muted,T.fillRect(p,i.drafts-h*f,u,1)}function N(T,A,{draft:k,verify:h},[p,u],f){let g=Math.
min(1,i.top/(k+h))/i.top,[x,E]=[k*g*Be.times,h*g*Be.times];T.fillStyle=A.verify,T.fillRect(p,f-x-E,u,E),v(T,A.draft,p,f-x,u,x),!(k+h<=i.top)&&(T.fillStyle=A.surface,
T.fillRect(p-1,f-Be.times+7,u+2,3),T.fillRect(p-1,f-Be.times+13,u+2,3))}function v(T,A,k,h,p,u){if(!(u<=0)){if(p<5){T.fillStyle=A,T.fillRect(k,h,p,u);return}T.save(),
T.beginPath(),T.rect(k,h,p,u),T.clip(),T.strokeStyle=A,T.lineWidth=1.5,T.beginPath();for(let f=-u;f<p;f+=5)T.moveTo(k+f,h+u),T.lineTo(k+f+u,h);T.rect(k+.75,h+.75,
Math.max(0,p-1.5),Math.max(0,u-1.5)),T.stroke(),T.restore()}}function O(T){let{left:A,width:k}=e.getBoundingClientRect(),h=Math.floor((T.clientX-A)/k*i.columns)*
i.each;return Math.max(0,Math.min(i.rounds.length-1,h))}function M(T){n.hidden=T===null,T!==null&&(ne(n,"left",Math.floor(T/i.each)/i.columns),ne(n,"width",1/i.
columns))}return new ResizeObserver(()=>{e.clientWidth!==a&&(a=e.clientWidth,r())}).observe(e),{draw:m,at:O,mark:M}}function Ur(t,e){let n=t.querySelector(".gp-map-plot"),o=t.querySelector(".gp-map-reading"),r=t.querySelector(".gp-map-note"),i=new me(null,()=>null),a=new jt,c=Gr(
n,{canvas:n.querySelector("canvas"),column:n.querySelector(".gp-column"),ends:{drafts:t.querySelector(".gp-drafts-end"),times:t.querySelector(".gp-times-end")},
onResize:h}),d=Kr(t.querySelector(".gp-rounds"),e,p=>i.steps[p]),m=jr(t),w=[],b=0,y=!1;function P(){let p=e.hideFrom===null?i.steps.length:Math.min(e.hideFrom,i.
steps.length),u=e.rounds.length;for(;u&&e.rounds[u-1].start+os(e.rounds[u-1])>p;)u-=1;return u===e.rounds.length?e.rounds:e.rounds.slice(0,u)}function N(){let{each:p,
cut:u,longest:f,filled:g}=c.draw(w);ne(t.querySelector(".gp-map-axis"),"width",g),_(r,[p>1?s("Each column is the mean of {each} rounds.",{each:p}):"",u?z(u,"One\
 column is cut off; the longest round took {time}.","{count} columns are cut off; the longest round took {time}.",{time:Ke(f)}):""].filter(Boolean).join(" ")),_(
t.querySelector(".gp-map-last"),s("round {number}",{number:B(w.length)}))}function v(p){let u={round:p.index+1,draft:Ke(p.draft_seconds),verify:Ke(p.verify_seconds),
accepted:p.num_accepted,drafted:p.drafted.length,token:J(p.next_text)};return p.follow==="target"?s("Round {round}: draft {draft}, verify {verify}; nothing draf\
ted, then {token}.",u):p.follow==="bonus"?s("Round {round}: draft {draft}, verify {verify}; {accepted} of {drafted} drafted tokens kept, then {token} as bonus.",
u):p.follow==="correction"?s("Round {round}: draft {draft}, verify {verify}; {accepted} of {drafted} drafted tokens kept, then {token} as correction.",u):s("Rou\
nd {round}: draft {draft}, verify {verify}; {accepted} of {drafted} drafted tokens kept; the text ended inside the draft.",u)}let O=p=>e.selectStep(i.steps[w[p].
start]||null);function M(){let p=e.current();return!p||!p.draft?null:w[p.draft.round.index]===p.draft.round?p.draft.round.index:null}function T(){let p=M();c.mark(
p);let u=p===null?"":v(w[p]);_(o,u),K(n,{"aria-valuemin":1,"aria-valuemax":w.length,"aria-valuenow":(p??0)+1,"aria-valuetext":u||s("no round yet")})}n.addEventListener(
"pointermove",p=>{let u=c.at(p);u<0||(p.buttons===1?O(u):_(o,v(w[u])))}),n.addEventListener("pointerleave",T),n.addEventListener("click",p=>c.at(p)>=0&&O(c.at(p))),
n.addEventListener("keydown",p=>{let u={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0};p.key==="Escape"&&e.selectStep(
null),!(!(p.key in u)||!w.length)&&(p.preventDefault(),O(Math.max(0,Math.min(w.length-1,(M()??w.length-1)+u[p.key]))))});function A(p){let{draft_seconds:u,verify_seconds:f}=p,
g=u+f;for(let[$,S]of[["draft",u],["verify",f]]){let L=t.querySelector(`.gp-time-${$}`);L.style.flexGrow=g?S/g:.5,_(t.querySelector(`.gp-told-${$}`),`${Math.round(
g?100*S/g:0)}% · ${Ke(S)}`)}let x=z(p.num_tokens,"{count} token","{count} tokens"),E=p.passes_saved>0?z(p.passes_saved,"{count} pass saved.","{count} passes sa\
ved."):s("No pass saved.");_(t.querySelector(".gp-drafts-short"),`${z(p.num_rounds,"{tokens} in {count} forward pass of the target.","{tokens} in {count} forwar\
d passes of the target.",{tokens:x})} ${E}`)}function k(p){let u=e.lasts[0]||null;if((p.run||p.steps)&&i.follow(u),p.run&&(y=!1),t.hidden=!e.rounds.length,t.hidden)
return;let f=[w[0],b];if(w=P(),b=w.length,p.run||w[0]!==f[0]||b!==f[1]){let g=Bt(e.started),x=a.read(w);y||=w.some(({drafted:E})=>E.length&&(E[0].draft_logprob??
null)!==null),_(t.querySelector(".gp-drafts-rule"),Dr(g,y)),t.querySelector(".gp-key-q").hidden=!y,A(x),N(),d.show(w,g),m(x,g)}d.mark(e.current()),T()}function h(){
t.hidden||(N(),T())}return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",h),new MutationObserver(h).observe(document.body,{attributes:!0,
attributeFilter:["class"]}),k}function Vr(t,e){let n=h=>t.querySelector(".gp-"+h),o=["without","with"],r=()=>e.answered("same"),i=({level:h})=>D(h);function a(h){let[p,u,f,g]=(h.mode==="gree\
dy"?c:b)(h);K(n("answer"),{"data-verdict":p}),_(n("answer-sign"),u),_(n("answer-words"),f),_(n("answer-more"),g),e.done&&_(n("told"),`${f}. ${g}`),_(n("missing"),
Ee(e,h))}function c({checked:h,equal:p,at:u}){if(!h||p===null)return["wait","…",s(e.done?"No answer":"Not known yet"),s("A text without drafts and one with dr\
afts must both have ended.")];if(p){let f=z(h,"Greedy decoding wrote the same token ids with and without drafts in one pair of texts.","Greedy decoding wrote th\
e same token ids with and without drafts in each of {count} pairs of texts.");return["good","✓",s("The same tokens"),f]}return["bad","✗",s("Different from t\
oken {place} on",{place:B(u+1)}),s("Greedy decoding should write the same tokens with drafts. Rounding can tip a near tie between two tokens, because the target\
 checks several tokens in one pass; look at their probabilities there.")]}function d(h,p){let u=0;for(;u<Math.min(h.length,p.length)&&h[u]===p[u];)u+=1;for(;u>0&&
/[\p{L}\p{M}\p{N}]/u.test(h[u-1])&&/[\p{L}\p{M}\p{N}]/u.test((h[u]||"")+(p[u]||""));)u-=1;let f=g=>u+g.slice(u).match(/^\s*\S*/)[0].length;return[u,f(h),f(p)]}function m({
mode:h,texts:p,equal:u,checked:f}){let g=h==="greedy"&&f>0&&p?p:[],x=n("both-texts"),E=JSON.stringify([g,u]);if(G(n("mark-key"),g.length>0&&u===!1&&g[0]!==g[1]),
x.dataset.key===E)return;x.dataset.key=E;let[$,...S]=g.length?d(...g):[];x.replaceChildren(...g.map((L,C)=>{let W=l("div"),I=l("p","",null,{dir:"auto",tabindex:"\
0"});return u||g[0]===g[1]?I.append(L):I.append(L.slice(0,$),l("mark","",L.slice($,S[C])||"∎"),l("span","gp-apart",L.slice(S[C]))),W.append(l("h3","",s(C?"wit\
h drafts":"without drafts")),I),W}))}let w=h=>`p = ${h<.001?h.toPrecision(1):h.toPrecision(2)}`;function b(h){let{p,verdict:u,counts:f}=h,[g,x]=[f[0],B(f[1])];if(!U(
p)||u==="wait"){if(e.done)return["wait","…",s("No answer"),z(g,"{count} text without drafts, {assisted} with drafts: too few for a test.","{count} texts witho\
ut drafts, {assisted} with drafts: too few for a test.",{assisted:x})];let $=z(g,"{count} text without drafts, {assisted} with drafts so far.","{count} texts wi\
thout drafts, {assisted} with drafts so far.",{assisted:x});return["wait","…",s("Not known yet"),`${$} ${s("The test waits for the last one: to watch p as it \
changes, and to stop when it looks right, would make it worthless.")}`]}let E=z(g,"{count} text without drafts, {assisted} with drafts.","{count} texts without \
drafts, {assisted} with drafts.",{assisted:x});return u==="same"?["good","✓",s("{p}: no difference found",{p:w(p)}),`${E} ${s("A p below {level} would count a\
s a difference.",{level:i(h)})}`]:["bad","✗",s("{p}: the distributions differ",{p:w(p)}),`${E} ${s("p is below {level}.",{level:i(h)})}`]}function y({p:h,verdict:p}){
if(!U(h))return"";let u=s("If both draw from the same distribution, a difference as large as this one comes up in {share} of shuffles.",{share:D(h)});return p===
"differs"?`${u} ${s("That is so rare that chance is a poor explanation.")}`:p==="same"?`${u} ${s("That is not unusual.")}`:u}function P({counts:h,tokens:p,verdict:u,
level:f}){let[g,x]=h,E=Math.round(100*Math.sqrt(1/g+1/x)),$=z(p,"Only the first token of each text is compared: which token it is, and how surprising it is.","O\
nly the first {count} tokens of each text are compared: which tokens occur at each position, and how surprising they are in total.");if(u==="differs")return[s("\
It does not say how large a difference is or where it comes from, only how hard it is to put it down to chance. The counts below show where it lies."),s("Where \
nothing differs, this test still says “differs” in {level} of all trials. Try again with other seeds before you believe it.",{level:D(f)}),$];let S=g===x?s(
"With {count} texts each, the shares of a token differ by up to about {points} percentage points by chance alone.",{count:B(g),points:E}):s("With {without} and \
{assisted} texts, the shares of a token differ by up to about {points} percentage points by chance alone.",{without:B(g),assisted:B(x),points:E});return[s("Not \
finding a difference does not prove that there is none."),`${S} ${s("Smaller true differences mostly go unnoticed; more texts show more.")}`,$]}function N(){G(n(
"of-shuffles"),!!e.charts.shuffles),pe(n("shuffles"),e.charts.shuffles)}function v({surprise:h}){if(!h||!o.every(f=>U(h[f])))return"";let[p,u]=o.map(f=>ce(h[f],
e.unit).replace("-","−"));return s("How surprising the target finds a token, beyond the entropy that it expects: {without} without, {assisted} with. It is 0 o\
n average for the target’s own draws.",{without:p,assisted:u})}function O(){let h=l("li"),p=l("table"),u=p.createTHead().insertRow();u.className="gp-hidden";for(let f of[
s("token"),s("without"),s("with")])u.append(l("th","",f,{scope:"col"}));return p.prepend(l("caption")),p.append(l("tbody")),h.append(p),h}function M(){let h=l("\
tr"),p=l("th","",null,{scope:"row"});p.append(l("bdi"));let u=l("td","",null,{colspan:2}),f=l("div","gp-counts");for(let g of o)f.append(l("i",`gp-bar-${g}`,null,
{"aria-hidden":"true"}),l("span"));return u.append(f),h.append(p,u),h}function T(h,{position:p,tokens:u},f){let g=h.firstChild;_(g.caption,s("token {place}",{place:B(
p)}));let x=o.map((S,L)=>f[L]-u.reduce((C,W)=>C+W[S],0)),E=[...u,...x.some(S=>S>0)?[{rest:!0,without:x[0],with:x[1]}]:[]],$=Z(g.tBodies[0],E.length,M);E.forEach(
(S,L)=>{let C=S.rest||S.text===null,W=$[L].cells[0].firstChild;fe(W,S.rest?s("all others"):C?s("text ended"):S.text,{plain:C}),ae(W,C?"gp-plain":"");let I=$[L].
cells[1].firstChild.children;o.forEach((R,q)=>{let j=Math.max(1,f[q]);ne(I[2*q],"width",Math.min(1,S[R]/j)),_(I[2*q+1],B(S[R]))}),K($[L].cells[1],{"aria-label":s(
"{without} without, {assisted} with",{without:B(S.without),assisted:B(S.with)})})})}function A(h){if(G(n("of-sampling"),h.mode==="sampling"),h.mode!=="sampling")
return;let p=y(h);G(n("evidence"),U(h.p)),G(n("meaning"),!!p),_(n("meaning"),p),N(),_(n("surprise"),v(h));let u=P(h),f=Z(n("cannot").querySelector("ul"),u.length,
()=>l("li"));u.forEach((x,E)=>_(f[E],x));let g=Z(n("places"),h.positions.length,O);h.positions.forEach((x,E)=>T(g[E],x,h.counts)),G(n("places-title").parentElement,
h.positions.length>0)}function k(){let h=e.found;a(h),m(h),A(h)}return h=>{t.hidden=!r(),!t.hidden&&(h.found||h.status||h.unit)&&k()}}function Jr(t,e){let n=A=>t.querySelector(".gp-"+A),o=n("answer"),r={draft:[s("draft"),A=>s("{share} of the time with drafts goes into writing them: all forward\
 passes of the draft model, or the search for text to copy.",{share:A})],verify:[s("verify"),A=>s("{share} of the time with drafts goes into the target model’s \
passes over them.",{share:A})],rest:[s("rest"),A=>s("{share} of the time with drafts goes into all else: comparing, choosing, and what the library does around i\
t.",{share:A})]};n("of-spread").dataset.tip=In();function i({verdict:A,speedup:k,pairs:{length:h},fewest:p}){let u=k&&je(k.median),f=k&&_t(k),g=k&&z(h,"Median o\
f {count} pair of runs.","Median of {count} pairs of runs.");if(A==="faster")return["good","▲",s(e.running?"{times} faster so far":"{times} faster",{times:u}),
g,s("90 % interval: {interval}.",{interval:f})];if(A==="slower")return["bad","▼",s(e.running?"{times}: slower so far":"{times}: slower",{times:u}),g,s("90 % i\
nterval: {interval}.",{interval:f})];if(A==="even")return["even","≈",s(e.running?"No clear difference so far":"No clear difference"),z(h,"{times} is the media\
n of {count} pair of runs.","{times} is the median of {count} pairs of runs.",{times:u}),s("The 90 % interval {interval} includes 1.",{interval:f})];let x=s(e.done?
"No answer":"Not known yet");return k?["wait","…",x,z(h,"{times} is the median of {count} pair of runs: too few to tell, {fewest} are needed.","{times} is the\
 median of {count} pairs of runs: too few to tell, {fewest} are needed.",{times:u,fewest:B(p)}),""]:["wait","…",x,s(e.done?"No pair of runs was completed.":"T\
he first counted pair is under way."),""]}function a(A){let[k,h,p,u,f]=i(A);K(o,{"data-verdict":k}),_(o.children[0],h),_(o.children[1],p),_(n("answer-more").children[0],
u),_(n("answer-more").children[1],f),e.done&&_(n("told"),`${p}. ${u} ${f}`),_(n("missing"),Ee(e,A));let g=Z(n("reasons"),A.reasons.length,()=>l("li"));A.reasons.
forEach((x,E)=>_(g[E],s(x))),G(n("warning"),A.others),_(n("warning"),A.others?"⚠ "+s(qt):"")}function c({identical:A,pairs:k}){let h=n("badge");if(G(h,!!A&&A.
checked>0),h.hidden)return;let{equal:p}=A;K(h,{"data-verdict":p?"good":"bad"}),_(h.children[0],p?"✓":"✗"),_(h.children[1],d(A,k.length))}function d({checked:A,
equal:k,at:h},p){return k?A>p?z(A,"Same tokens in the warm-up pair","Same tokens in all {count} pairs, the warm-up included"):z(A,"Same tokens in the pair","Sam\
e tokens in all {count} pairs"):s("Not the same tokens: a text diverges at token {place}",{place:B(h+1)})}function m({pairs:A,draft_share:k,verify_share:h}){let p=A.
length>0&&U(k)&&U(h);if(G(n("of-time"),p),!p)return;let[u,f]=["without","with"].map(S=>An(A.map(L=>L[S]))),g=Math.max(u,f),x={draft:k,verify:h,rest:Math.max(0,1-
k-h)},E=Z(n("time-bars"),2,w);b(E[0],s("without"),u,g,{plain:1}),b(E[1],s("with"),f,g,x);let $=Z(n("time-keys"),3,()=>{let S=l("span");return S.append(l("i","",
null,{"aria-hidden":"true"}),l("span","",null,{tabindex:0})),S});Object.entries(x).forEach(([S,L],C)=>{let[W,I]=r[S];K($[C].firstChild,{"data-part":S}),K($[C].lastChild,
{"data-tip":I(D(L))}),_($[C].lastChild,`${W} ${D(L)}`)})}function w(){let A=l("li");return A.append(l("span"),l("span","gp-time-bar",null,{"aria-hidden":"true"}),
l("span")),A}function b(A,k,h,p,u){let[f,g,x]=A.children;_(f,k),_(x,s("{time} per token",{time:Cr(h)}));let E=Z(g,Object.keys(u).length,()=>{let $=l("i");return $.
append(l("b")),$});Object.entries(u).forEach(([$,S],L)=>{K(E[L],{"data-part":$}),ne(E[L],"width",S*h/p),_(E[L].firstChild,$!=="plain"&&S*h/p>.14?r[$][0]:"")})}let y=({
acceptance:A})=>A?A.judged_acceptance_rate:null;function P(A){let{drafted:k,cost:h,verify:p,break_even:u}=A,f=y(A),g=Ar(1,k,h,p);if(!U(u))return s("No acceptanc\
e rate would be enough: even if the target kept every drafted token, the formula gives {times}.",{times:je(g)});if(u<=0)return s("Any acceptance rate is enough \
at these costs.");let x=D(u);if(!U(f))return s("The target must keep at least {least} of the tokens that it judges.",{least:x});let E={least:x,rate:D(f)};return f>=
u?s("The target must keep at least {least} of the tokens that it judges; here it keeps {rate}.",E):s("The target must keep at least {least} of the tokens that i\
t judges, but here it keeps only {rate}.",E)}function N(A){let k=["drafted","cost","verify"].every(h=>U(A[h]));G(n("of-rates"),k),k&&(pe(n("rates"),e.charts.rates),
_(n("rate-words"),P(A))),O(A)}function v({acceptance:A,drafted:k,cost:h,verify:p}){let u=[];for(let f of["draft_acceptance_rate","judged_acceptance_rate","mean_\
acceptance_length","passes_saved"]){let g=A?A[f]:null;U(g)&&u.push([f,f.endsWith("rate")?D(g):f.endsWith("length")?g.toFixed(2):B(g),s(it[f])])}return U(k)&&u.push(
[s("drafted tokens per round"),k.toFixed(2),s("num_draft_tokens / all rounds, those without a draft included: the γ of the formula.")]),U(h)&&u.push([s("cost o\
f drafting one token"),h.toFixed(2),s("Draft time per drafted token / time per token without drafts, both without the reading of the prompt: the c of the formul\
a.")]),U(p)&&u.push([s("cost of verifying a draft"),p.toFixed(2),s("Time of the target’s pass over a draft / time per token without drafts. The theorem assumes \
1; on a processor without spare capacity it is more.")]),u}function O(A){let k=v(A),h=Z(n("figures"),k.length,()=>{let p=l("div"),u=l("dt");return u.append(l("s\
pan","",null,{tabindex:0})),p.append(u,l("dd")),p});k.forEach(([p,u,f],g)=>{let[x,E]=h[g].children;_(x.firstChild,p),K(x.firstChild,{"data-tip":f}),_(E,u)})}function M(){
let A=e.found;a(A),c(A),G(n("of-pairs"),A.pairs.length>0),pe(n("pairs"),e.charts.pairs),m(A),N(A)}let T=()=>e.answered("speed");return A=>{t.hidden=!T(),!t.hidden&&
(A.found||A.status)&&M()}}var as=40,Yr=14;function Al(t){let e=Array.from({length:t},(n,o)=>o);return t<=as?e:[...e.slice(0,Yr),null,...e.slice(Yr+t-as+1)]}var Cl=(t,e,n)=>t==="left"?[0,
e-n]:[n,e];function Xr(t,{text:e,side:n,goesOn:o,caption:r}){let[i,a]=Cl(n,t.length,e),c=l("table","gp-strip");c.append(l("caption","gp-hidden",r));let d=c.appendChild(
l("tbody")),m=t.some(([,,,b])=>b!==null),w=[s("token"),s("mask"),...m?[s("position")]:[]].map(b=>{let y=d.appendChild(l("tr"));return y.append(l("th","",b,{scope:"\
row"})),y});for(let b of Al(t.length)){if(b===null){let T=t.length-as+1;w.forEach((A,k)=>A.append(l("td","gp-mark",k?"…":z(T,"… {count} token …","… {count\
} tokens …"))));continue}let[,y,P,N]=t[b],v=b>=i&&b<a,O=o&&b===t.length-1,M=l("td",`gp-cell${v?" gp-padding":""}${O?" gp-last":""}`);M.append(oe(y)),v&&M.append(
l("span","gp-hidden",` ${s("(padding)")}`)),O&&M.append(l("span","gp-hidden",` ${s("(the next token is predicted from here)")}`)),[M,l("td",P?"":"gp-ignored",P),
l("td","",N)].slice(0,w.length).forEach((T,A)=>w[A].append(T))}return c}function Zr(t,e,n){t.replaceChildren();let[o,r]=[l("span"),l("span","gp-parted")];e.forEach(
([,i,a],c)=>{let d=n!==null&&c>=n?r:o;a===null?d.append(oe(i,"gp-end")):At(d,a,{running:!0})}),t.append(...[o,r].filter(i=>i.childNodes.length)),t.childNodes.length||
t.append(l("span","gp-mark",s("(nothing)")))}function Pl(t,e,n){let o=(e-t)/Math.max(1,n)||1,r=10**Math.floor(Math.log10(o)),i=r*[1,2,2.5,5,10].find(c=>c*r>=o*.8),a=[];for(let c=Math.floor(t/i+1e-9);c<=Math.
ceil(e/i-1e-9);c++)a.push(Number((c*i).toPrecision(12)));return a}var cs=(t,e,n)=>Pl(t,e,n).filter(o=>o>=t&&o<=e);function Qr(t,{height:e,x:n,y:o,left:r=46,right:i=18,top:a=14,bottom:c=38}){let d=t.querySelector("svg");d||t.append(d=te("svg","gp-drawing"));let m=Math.max(240,
t.clientWidth),w=(b,[y,P])=>(b-y)/(P-y||1);return{width:m,height:e,left:r,right:i,top:a,bottom:c,inner:m-r-i,x:b=>r+w(b,n)*(m-r-i),y:b=>e-c-w(b,o)*(e-a-c),draw(b,y){
vt(d,{class:"gp-drawing",role:"group","aria-label":b,viewBox:`0 0 ${m} ${e}`,style:`height: ${e}px`}),Jo(d,y.map((P,N)=>["g","",N?{}:{"aria-hidden":"true"},P]))}}}
function ei(t,{xTicks:e,yTicks:n,xTitle:o,yTitle:r}){let i=b=>Array.isArray(b)?b:[b,String(b)],[a,c]=[t.height-t.bottom,t.width-t.right],d=n.map(i).flatMap(([b,
y])=>[Wt("gp-guide",t.left,t.y(b),c,t.y(b)),St("",t.left-7,t.y(b)+4,y,"end")]),m=e.map(i).flatMap(([b,y])=>[Wt("gp-guide",t.x(b),a,t.x(b),a+4),St("",t.x(b),a+17,
y)]),w=[St("gp-axis",(t.left+c)/2,t.height-4,o)];return r&&w.push(St("gp-axis",2,t.top-16,r,"start")),[...d,...m,...w]}var Nl=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,ze=class t{static BLOCK=60;static LOOSE=150;constructor(e,n=null){this.
holder=e,this.before=n,this.loose=0,this.head=0,this.tried=0}append(e){this.holder.append(e),this.loose+=1}removeLast(){this.holder.lastChild.remove(),this.loose-=
1;let e=this.holder.lastElementChild;ti(e)&&this.undo(e.previousSibling)}settle(){if(this.loose<t.LOOSE||this.loose<this.tried+t.BLOCK||!this.holder.offsetParent||
document.fonts.status==="loading")return;this.tried=this.loose;let e=[...this.holder.children].slice(-this.loose),n=this.freeStarts(e),o=e.map((c,d)=>d).filter(
c=>n[c]&&Wl(e[c])),r=[],i=0;e[0].previousSibling||(this.head=i=o.shift()??0);for(let c of o)c-i<t.BLOCK||(r.push(this.wrap(e.slice(i,c))),i=c,this.loose=e.length-
c,this.tried=0);let a=r.map(c=>c.getBoundingClientRect().height);r.forEach((c,d)=>{c.style.containIntrinsicHeight=`${a[d]}px`,c.classList.add("gp-kept-rows")})}freeStarts(e){
let n=getComputedStyle(this.holder).direction==="rtl",o=e[0].previousSibling||!this.before?"":this.before.holder.textContent;return e.map(r=>{let i=r.textContent,
a=o.endsWith(`
`);o=o.slice(o.lastIndexOf(`
`)+1);let c=a?!i.startsWith(" "):!(n||Nl.test(o));return o+=i,c})}wrap(e){let n=l("span","gp-rows");e[0].before(n,l("wbr")),n.append(...e);let o=e[0].firstChild;
if(o.nodeType===Node.TEXT_NODE&&o.data===" "){let r=l("span","gp-gap");o.replaceWith(r),r.append(o)}return n}undo(e){let n=e.querySelector(".gp-gap");n&&n.replaceWith(
n.firstChild),e.nextSibling.remove(),this.loose+=e.children.length+(ti(e.previousElementSibling)?0:this.head),e.replaceWith(...e.childNodes),this.tried=0}dissolve(){
for(let e of[...this.holder.querySelectorAll(".gp-rows")].reverse())this.undo(e);this.tried=0}};function Wl(t){let e=t.previousElementSibling,n=e&&ni(e.querySelectorAll(
".gp-ink"));if(!n)return!1;let[o,r]=[t.querySelector(".gp-ink").getClientRects()[0],ni(n.getClientRects())];return!!(o&&r)&&oi(o)>oi(r)+10}function We(t,e,n){let o=c=>(c.
querySelector(".gp-ink")||c).getClientRects()[0],r=o(t[e]),i=null,a=1/0;for(let c=e+n;c>=0&&c<t.length;c+=n){let d=o(t[c]),m=d?(d.top-r.top)*n:0;if(m<r.height/2)
continue;let w=m*1e3+Math.abs(d.left-r.left);if(w>=a+1e3*r.height)break;w<a&&([i,a]=[t[c],w])}return i}var ti=t=>!!t&&t.tagName==="WBR",ni=t=>t[t.length-1],oi=({
top:t,bottom:e})=>(t+e)/2;function zt(t,e,n,o){let i=l("div","gp-card",null,{popover:"manual","aria-hidden":"true"}),a=l("div","gp-card-head"),c=l("dl","gp-card-facts"),d=l("ol","gp-card\
-rivals"),m=l("div","gp-card-key");m.append(l("i","gp-card-after"),`${s("after the processors")} `,l("i","gp-card-before"),s("before them")),i.append(a,c,d,m),i.
hidden=!0,t.append(i);let w=null,b=null,y=null;function P(g,x){c.append(l("dt","",g),l("dd","",x))}function N(){let{id:g,text:x,where:E,step:$,why:S}=o(w);if(a.
replaceChildren(oe(x,"gp-card-word"),l("span","",s("{where}, id {id}",{where:E,id:g}))),c.replaceChildren(),d.hidden=m.hidden=!$,S&&c.append(l("dd","gp-card-why",
S)),!$)return;v($);let L=O($),C=Math.max(...L.flatMap(({after:W,before:I})=>[W,I]),1e-9);d.replaceChildren(...L.map(W=>M(W,C))),m.hidden=!$.distribution.stages.
length}function v(g){let{chosen:x,distribution:E}=g,{probability:$,rawProbability:S,surprisal:L}=xe(g);E.stages.length||x.logprob!==x.raw_logprob?(P(s("Probabil\
ity after the processors"),x.logprob===null?dt(x):D($)),P(s("before the processors"),D(S))):P(s("Probability (no processor ran)"),D(S));let C=[x.rank&&s("{rank}\
 after",{rank:B(x.rank)}),x.raw_rank&&s("{rank} before",{rank:B(x.raw_rank)})].filter(Boolean);if(C.length){let W=x.rank===x.raw_rank;P(s("Rank of {count}",{count:B(
E.vocab)}),W?B(x.rank):C.join(", "))}P(s("Surprisal"),ce(L,n.unit))}function O({chosen:g,distribution:x}){let E=x.candidates.map(S=>({candidate:S,after:X(S.logprob),
before:X(S.raw_logprob),isChosen:S.token_id===g.token_id}));E.sort((S,L)=>Math.max(L.after,L.before)-Math.max(S.after,S.before));let $=E.slice(0,5);return $.some(
({isChosen:S})=>S)||$.push({candidate:g,after:X(g.logprob),before:X(g.raw_logprob),isChosen:!0}),$}function M({candidate:g,after:x,before:E,isChosen:$},S){let L=g.
logprob===null,C=l("li",($?"gp-card-chosen":"")+(L?" gp-card-removed":"")),W=l("span","gp-card-tracks");for(let[I,R]of[["after",x],["before",E]]){let q=l("i","g\
p-card-"+I);q.style.width=`${R/S*100}%`,W.append(q)}return L&&W.firstChild.replaceWith(l("small","",dt(g))),C.append(l("span","gp-card-sign",$?"▶":L?"✕":""),
oe(g.text,"gp-card-word"),W,l("span","gp-card-value",D(L?E:x))),C}function T(){let g=(w.querySelector(".gp-ink")||w).getClientRects()[0],x=e.getBoundingClientRect();
if(!g||g.bottom<x.top||g.top>x.bottom){k();return}let[E,$]=[i.offsetWidth,i.offsetHeight],{clientWidth:S,clientHeight:L}=document.documentElement,C=g.bottom+9,W=C+
$+8<=L?C:g.top-$-9;i.style.left=`${Math.max(8,Math.min(g.left,S-E-8))}px`,i.style.top=`${Math.max(8,Math.min(W,L-$-8))}px`}function A(g,x=null){o(g)&&(w=g,b=x,y=
null,N(),i.hidden&&(i.hidden=!1,i.showPopover&&i.showPopover(),document.addEventListener("keydown",h,!0),document.addEventListener("scroll",u,{capture:!0,passive:!0})),
T())}function k(){w&&(w=null,i.hidden=!0,i.hidePopover&&i.isConnected&&i.hidePopover(),document.removeEventListener("keydown",h,!0),document.removeEventListener(
"scroll",u,{capture:!0}))}function h({key:g}){g==="Escape"&&p()}function p(){y=w,k()}function u(){let g=b&&document.elementFromPoint(b.clientX,b.clientY);!w.isConnected||
b&&!w.contains(g)?k():T()}e.addEventListener("pointermove",g=>{if(g.pointerType==="touch")return;let x=g.target.closest('[role="button"]');!x||!o(x)?b&&k():x!==
w&&x!==y&&A(x,g)}),e.addEventListener("pointerleave",()=>{y=null,b&&k()}),e.addEventListener("focusin",({target:g})=>g.matches(":focus-visible")&&A(g)),e.addEventListener(
"focusout",({target:g})=>g===w&&!b&&k());function f(g){w&&(w.isConnected?g&&(N(),T()):k())}return{show:A,hide:k,dismiss:p,refresh:f}}var dt=({removed_by:t})=>s(
"removed by {processor}",{processor:t?Ce(t)[0]:s("a processor")});function Ge(t,e){if(e.piece===null){let n=l("bdi","gp-ink gp-special");$e(n,e.text),t.append(n)}else Ct(e)?t.append(e.piece,l("span","gp-ink gp-byte","",{"data-\
bytes":Cn(e.text)||"·"})):xr(t,e.piece)}function ht(t,e,n,o){let r=o&&Ct(o)?t.tokens.at(-1).parentNode:null;if(r&&n.piece!==null)r.append(e);else if(Ct(n)){let i=l(
"span","gp-bytes");i.append(e),t.rows.append(i)}else t.rows.append(e);t.tokens.push(e)}function Ze(t,e){for(;t.tokens.length>e;){let n=t.tokens.pop(),o=n.closest(
".gp-bytes");o&&o.childNodes.length>1?n.remove():t.rows.removeLast()}}function Bn(t,e){let{probability:n,rawProbability:o,rank:r,surprisal:i}=xe(t),a=[t.chosen.
logprob===null?dt(t.chosen):s("probability {share}",{share:D(n)})];return D(o)!==D(n)&&a.push(s("{share} before the processors",{share:D(o)})),r!==null&&a.push(
s("rank {rank} of {count}",{rank:B(r),count:B(t.distribution.vocab)})),[...a,s("surprisal {amount}",{amount:ce(i,e)})]}var mn=(t,e,n)=>e>0?(t-n*e)/Math.sqrt(e*n*(1-n)):null;function Fe(t){if(t<0)return 1-Fe(-t);let e=Math.exp(-t*t/2)/Math.sqrt(2*Math.PI);if(t>3){let r=t;for(let i=120;i>
0;i--)r=t+i/r;return e/r}let[n,o]=[0,t];for(let r=1;o>1e-18;r+=2)n+=o,o*=t*t/(r+2);return .5-e*n}var si=(t,e,n)=>t>e?n**2*e*(1-e)/(t-e)**2:1/0;function Ue(t){if(t>=
1e-4)return D(t);if(t<1e-300)return s("less than {p}",{p:"10⁻³⁰⁰"});let[e,n]=t.toExponential(1).split("e-");return`${e} × 10⁻${[...n].map(o=>"⁰¹²³⁴⁵⁶⁷\
⁸⁹"[o]).join("")}`}function Ft(t){let e=Fe(t);if(e>.1)return s("{share} of texts without this watermark pass it.",{share:D(e)});let n=1/e;return n>=1e9?s("A\
 share of {p} of texts without this watermark passes it.",{p:Ue(e)}):s("One in {odds} texts without this watermark passes it.",{odds:B(Number(n.toPrecision(n<1e4?
3:2)))})}var ql=({green:t})=>t==null?"none":t?"green":"red",Il=t=>Math.round(Math.max(0,Math.min(1,(t-.2)/.6))*10);function Rl(t,e,n){let o=l("span","gp-token",
null,{tabindex:"-1",role:"img"});if(Ge(o,t),ri(o,e),n===void 0)return o;let r=typeof n=="function"?n:()=>n;return o.setAttribute("aria-label",r()),we(o,r),o}function ri(t,{
green:e=null,g:n=null,counted:o=!0}){let r=t.querySelector(".gp-ink");if(n===null)t.dataset.list=ql({green:e});else{let i=Il(n);t.dataset.list="g",r.style.backgroundColor=
`var(--gp-prob-${i})`,r.style.backgroundSize=`2px ${i*10}%`}o||(t.dataset.counted="no")}var Te=class{constructor(e,{press:n=null}={}){this.body=e,this.press=n,this.
items=[],this.tokens=[],this.stop=null,this.width=0,this.timer=0,e.classList.add("gp-marked"),this.rows=new ze(e),e.addEventListener("keydown",o=>this.keyed(o)),
e.addEventListener("click",o=>this.pressed(o.target.closest(".gp-token"))),new ResizeObserver(()=>this.resized()).observe(e)}show(e,n=0){this.cut(Math.min(n,this.
tokens.length));for(let o=this.tokens.length;o<e.length;o++){let{token:r,mark:i,words:a}=e[o],c=Rl(r,i,a);this.press&&c.setAttribute("role","button"),ht(this,c,
r,o?this.items[o-1].token:null),this.items.push(e[o])}!this.stop&&this.tokens.length&&this.reach(this.tokens[0]),this.rows.settle()}cut(e){Ze(this,e),this.items.
length=e,this.stop&&!this.stop.isConnected&&(this.stop=null)}reach(e){this.stop&&(this.stop.tabIndex=-1),this.stop=e,e.tabIndex=0}pressed(e){let n=this.tokens.indexOf(
e);n<0||(this.reach(e),this.press&&this.press(this.items[n]))}keyed(e){let n=this.tokens.indexOf(e.target.closest(".gp-token"));if(n<0||e.ctrlKey||e.metaKey||e.
altKey)return;let o={ArrowRight:()=>this.tokens[n+1],ArrowLeft:()=>this.tokens[n-1],ArrowDown:()=>We(this.tokens,n,1),ArrowUp:()=>We(this.tokens,n,-1),Home:()=>this.
tokens[0],End:()=>this.tokens.at(-1),Enter:()=>this.tokens[n]," ":()=>this.tokens[n]}[e.key];if(!o)return;e.preventDefault();let r=o();r&&(this.reach(r),r.focus(
{preventScroll:!0}),r.scrollIntoView({block:"nearest"}),r===this.tokens[n]&&this.pressed(r))}resized(){let{clientWidth:e}=this.body;!e||e===this.width||(this.width=
e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),200))}};function Ve(t,e,{unscored:n=!1,repeated:o=!1,faint:r=s("fai\
nt: seen before, not counted")}={}){let i=[e,n,o,r].join();if(t.dataset.legend===i)return;t.dataset.legend=i,t.classList.add("gp-marked","gp-mark-legend");let a=(d,m,w)=>{
let b=l("span"),y=l("span","",null,{"aria-hidden":"true"});return y.append(l("span","gp-ink",m)),ri(y,d),b.append(y,w),b},c=e==="synthid"?[a({g:.2},"g",s("mean \
g-value 0.2 or less")),a({g:.5},"g",s("0.5, as by chance")),a({g:.8},"g",s("0.8 or more"))]:[a({green:!0},"◆",s("green: on the green list")),a({green:!1},"◇",
s("red: not on the green list"))];n&&c.push(a({},"abc",s("not scored"))),o&&c.push(a(e==="synthid"?{g:.5,counted:!1}:{green:!0,counted:!1},"abc",r)),t.replaceChildren(
...c)}var jl=400,Bl=12;function Dt(t,{curves:e,threshold:n,needed:o=null,label:r=s("z over the number of tokens"),title:i=s("tokens scored"),yTitle:a="z",from:c=40,
height:d=260}){let m=e.filter(({points:k})=>k.length),w=m.flatMap(({points:k})=>k),b=Math.max(c,...w.map(([k])=>k)),y=o&&o.at<=2*b?Math.max(b,o.at*1.05):b,P=w.map(
([,k])=>k),N=Math.min(-.5,...P)*1.08,v=Math.max(n*1.15,1,...P)*1.06,O=Qr(t,{height:d,x:[0,y],y:[N,v],left:40,top:24}),M=O.width-O.right,T=[...ei(O,{xTicks:cs(0,
y,O.inner/90),yTicks:cs(N,v,5),xTitle:i,yTitle:a}),Wt("gp-unity",O.left,O.y(0),M,O.y(0)),Wt("gp-z-threshold",O.left,O.y(n),M,O.y(n)),...m.map(({look:k,points:h})=>Mr(
`gp-z-${k}`,Fl(h,jl).map(([p,u])=>[O.x(p),O.y(u)]))),...m.map(({look:k,points:h})=>Dl(O,k,h.at(-1))),zl(O,m,n)],A=Hl(O,m);if(o&&o.at<=y){let[k,h]=[O.x(o.at),O.y(
n)];A.push(Yo("",o.words,[["path","gp-z-needed",{d:`M${ye(k)} ${ye(h)}l-6 11h12Z`},[]]]))}O.draw(r,[T,A])}function zl(t,[e],n){let o=([,a])=>Math.abs(a-n),{points:r}=e||
{points:[]},i=r.length>0&&o(r.at(-1))>o(r[Math.floor(r.length/8)]);return St("gp-halo gp-strong",i?t.width-t.right:t.left+5,t.y(n)-6,s("threshold {value}",{value:Number(
n.toFixed(2))}),i?"end":"start")}function Fl(t,e){let n=Math.ceil(t.length/e);return t.filter((o,r)=>r%n===0||r===t.length-1)}var Dl=(t,e,[n,o])=>e==="measured"?
["circle","gp-measured",{cx:ye(t.x(n)),cy:ye(t.y(o)),r:5},[]]:["path",`gp-z-end gp-z-end-${e}`,{d:Er(t.x(n),t.y(o),4.5)},[]];function Hl(t,e){let n=Math.max(0,...e.
map(({points:r})=>r.at(-1)[0])),o=Math.min(Bl,n);return Array.from({length:o},(r,i)=>{let[a,c]=[n*i/o,n*(i+1)/o],d=e.map(({name:w,points:b})=>{let y=b.findLast(
([P])=>P<=c);return y&&y[0]>a?`${w} ${y[1].toFixed(2)}`:""}).filter(Boolean);if(!d.length)return null;let m={x:ye(t.x(a)),y:t.top,width:ye(t.x(c)-t.x(a)),height:ye(
t.height-t.bottom-t.top)};return Yo("gp-z-place",z(Math.floor(c),"After {count} token: {values}","After {count} tokens: {values}",{values:d.join(", ")}),[["rect",
"gp-catch",m,[]]])}).filter(Boolean)}function Ht(t,e){let n=Z(t,e.length,()=>{let o=l("span"),r=te("svg");return K(r,{width:26,height:8,"aria-hidden":"true"}),r.
append(te("path")),K(r.firstElementChild,{d:"M1 4H25"}),o.append(r,l("span")),o});e.forEach(({name:o,look:r,tip:i},a)=>{let[c,d]=n[a].children;K(c.firstChild,{class:`\
gp-z-${r}`}),_(d,o),i&&K(d,{tabindex:0,"data-tip":i})})}function gn({name:t,masked:e}){return t==="alone"?s("Alone"):t==="left"?e?s("Padded on the left"):s("Padded on the left, without a mask"):e?s("Padded on the rig\
ht"):s("Padded on the right, without a mask")}function ls(t,e){if(!U(t))return s("infinite");let n=Oe(t,e),o=Math.abs(n);if(o<1e-15)return`0 ${s(e)}`;let r=o<1e-4?
Ue(o):o.toFixed(o<.01?4:3);return`${n<0?"−":""}${r} ${s(e)}`}function ii(t,e,n){let{prompts:o,sampled:r,ways:[i]}=t,a=o.length,c=e.answers.map(({kl:P})=>U(P)?
P:1/0),d=e.answers.filter(({read:P},N)=>P.length>i.answers[N].read.length).length,m=[s("Divergence of the first new token from that of the prompt alone: at most\
 {distance}.",{distance:ls(Math.max(...c),n)})];d||m.push(s("No prompt is shorter than another, so nothing was padded.")),e.guessed?m.push(s("generate has found\
 the padding by itself, because no text ends with this pad token.")):!e.masked&&d&&m.push(s("The model has read the padding as text."));let w=e.answers.filter(({
same:P})=>!P).length,[b,y]=r?["even","○"]:w?["bad","✗"]:["good","✓"];return[b,y,Kl(b,gn(e),w,a),m.join(" ")]}function Kl(t,e,n,o){return t==="even"?s("{wa\
y}: the texts are drawn anew, so they are not compared.",{way:e}):t==="good"?z(o,"{way}: the prompt gives the same text as alone.","{way}: each of the {count} p\
rompts gives the same text as alone.",{way:e}):o===1?s("{way}: the prompt gives a different text than alone.",{way:e}):z(n,"{way}: {count} of {all} prompts give\
s a different text than alone.","{way}: {count} of {all} prompts give a different text than alone.",{way:e,all:o})}function ds({sampled:t},{name:e},{same:n}){return e===
"alone"?["even","",""]:t?["even","○",s("drawn anew")]:n?["good","✓",s("the same as alone")]:["bad","✗",s("a different text than alone")]}function Gl({parts_at:t,
new:e},n){if(t===null)return"";let o=r=>r[t]?J(r[t][1]):s("the end");return s("diverges at new token {number}: {own}, alone {alone}",{number:t+1,own:o(e),alone:o(
n.new)})}function ai(t,e,n,o,r){let i=n.first.slice(0,3).map(([m,w])=>`${J(m)} ${D(X(w))}`),a=[s("first: {tokens}",{tokens:i.join(", ")}),s("The likeliest first\
 new tokens, with their probabilities before the logits processors.")];if(e.name==="alone")return[a];let[,c]=o.new[0],d=t.sampled?"":Gl(n,o);return[...d?[[d,s("\
The first token that differs. What comes after it continues a different text.")]]:[],[s("KL {distance}",{distance:ls(n.kl,r)}),s("Kullback-Leibler divergence be\
tween the distributions of the first new token, alone ‖ this way, before the logits processors. 0 where they are the same.")],[s("log p of {token} {change}",{
token:J(c),change:`${U(n.change)&&n.change>0?"+":""}${ls(n.change,r)}`}),s("The change in the log-probability of the token that the prompt alone chose first.")],
a]}function ci({model:t,mode:e,prompts:n,width:o,pad:r,borrowed:i,dtype:a,seed:c,sampled:d,ways:[m]}){let w=d?s("{mode}, seed {seed}",{mode:xt(e),seed:c}):xt(e),
b=m.answers.some(({read:y})=>y.length<o);return`${t}, ${a}; ${w}; ${b?Ul(n.length,o,r[1],i):z(n.length,"{count} prompt of {width} tokens","{count} prompts of {w\
idth} tokens",{width:o})}`}var Ul=(t,e,n,o)=>o?z(t,"{count} prompt, padded to {width} tokens with {pad}, the end-of-text token","{count} prompts, padded to {wid\
th} tokens with {pad}, the end-of-text token",{width:e,pad:n}):z(t,"{count} prompt, padded to {width} tokens with {pad}","{count} prompts, padded to {width} tok\
ens with {pad}",{width:e,pad:n});function li(t,e){let n=w=>t.querySelector(".gp-"+w);function i(w){let b=w.ways.slice(1).map(y=>ii(w,y,e.unit));n("batch-verdicts").replaceChildren(...b.map(([y,
P,N,v])=>{let O=l("li","",null,{"data-verdict":y}),M=l("span","",N);return M.append(l("small","",v)),O.append(l("span","gp-sign",P,{"aria-hidden":"true"}),M),O})),
_(n("told"),b.map(([,,y])=>y).join(" "))}function a(w,b){let y=l("details","gp-one-prompt"),P=l("summary","",`${s("Prompt {number}:",{number:b+1})} `),N=[...w.prompts[b]],
v=l("bdi","gp-prompt-text",N.slice(0,200).join("")+(N.length>200?"…":"")),O=w.ways.slice(1).map(T=>`${ds(w,T,T.answers[b])[1]} ${gn(T)}`);P.append(v,l("span",
"gp-way-signs",` ${O.join(" · ")}`)),y.append(P);let M=()=>{y.open&&y.childElementCount===1&&y.append(...w.ways.map(T=>c(w,T,b)))};return y.addEventListener("t\
oggle",M),y.open=b<6,M(),y}function c(w,b,y){let[P,N]=[w.ways[0].answers[y],b.answers[y]],[v,O,M]=ds(w,b,N),T=l("div","gp-way",null,{"data-verdict":v}),A=l("h3",
"gp-way-name");A.append(l("span","gp-sign",O,{"aria-hidden":"true"}),gn(b),l("small","",M));let k=s("Prompt {number} as the model reads it: {way}",{number:y+1,way:gn(
b)}),h=d(w,b,N,P,k),p=l("p","gp-gave"),u=l("span","gp-new");Zr(u,N.new,w.sampled?null:N.parts_at),p.append(l("span","gp-gave-words",`${s("Output:")} `),u);let f=l(
"p","gp-measures");for(let[x,E]of ai(w,b,N,P,e.unit))f.append(l("span","",x,{tabindex:0,"data-tip":E}));let g=l("div","gp-way-body");return g.append(h,p,f),T.append(
A,g),T}function d({is_encoder_decoder:w},{name:b},{read:y},P,N){if(b!=="alone"&&JSON.stringify(y)===JSON.stringify(P.read))return l("p","gp-note",s("As long as \
the longest prompt: there is no padding, and the row is that of the prompt alone."));let v=l("div","gp-scroll",null,{tabindex:0,role:"region","aria-label":N});return v.
append(Xr(y,{text:P.read.length,side:b,goesOn:!w,caption:N})),v}function m(w){_(n("about"),ci(w)),i(w),G(n("of-decoder"),!w.is_encoder_decoder),n("batch-prompts").
replaceChildren(...w.prompts.map((b,y)=>a(w,y)))}return w=>{t.hidden=!e.found,!t.hidden&&(w.found||w.unit)&&m(e.found)}}function Kt({effective:t,config:e}){let n={...t,...e},o=(n.constraints||[]).map(i=>i.any_of||[i.phrase||[]]),r=(n.force_words_ids||[]).map(i=>Array.isArray(i[0])?
i:[i]);return[...o,...r].map(i=>({alternatives:i,length:Math.max(...i.map(a=>a.length))}))}function di(t,e){let n=t.map(r=>e.get(r)),o=n.indexOf(void 0);return(o<
0?n:[...n.slice(0,o),"…"]).join("")}function pt({alternatives:t,length:e},n,o,r){if(n>=e)return!0;let i=t.filter(c=>c.length===n);if(!i.length)return!1;let a=[
...r,...ue(o).map(c=>c.chosen.token_id)].join(" ")+" ";return i.some(c=>` ${a}`.includes(` ${c.join(" ")} `))}var Vl={running:["●",({beam:t})=>s("beam {number}",{number:t+1})],finished:["■",()=>s("ended")],ended:["□",()=>s("ended, not counted")],pruned:["✕",()=>s(
"pruned")]};function hi(t,e){let r=t.querySelector(".gp-beam-table"),i=t.querySelector(".gp-where"),a=t.querySelector(".gp-more"),c={lost:4,progress:7},d=t.querySelector(
".gp-constraints"),m=[],w=[],b=[];function y(f){let g=40-f.filter(S=>S.beam.status!=="pruned").length,x=({beam:S})=>S.beam??(S.status==="finished"?1e6:1e7),E=f.
filter(S=>S.beam.status!=="pruned"||g-- >0).sort((S,L)=>x(S)-x(L)),$=new Map;for(let S of E){let L=S.beam.group??null;$.has(L)||$.set(L,[]),$.get(L).push(S)}return[
...$].sort(([S],[L])=>S-L)}function P(f,g){let x=new Map;for(let{beam:E}of f)E.status==="running"&&E.group<g&&x.set(E.text,(x.get(E.text)||0)+1);return x}function N(f){
let g="",x=f.before;for(;x&&g.length<32;x=x.before)g=(x.piece??x.chosen.text)+g;return(x||g.length>32?"…":"")+Array.from(g).slice(-32).join("")}function v(){let f=l(
"tbody"),g=f.insertRow(),x=l("th","gp-group-head",null,{scope:"rowgroup",colspan:"8"}),[E,$]=[l("b","gp-badge"),l("span")];return x.append(E,$),g.append(x),r.append(
f),w.push({body:f,head:g,badge:E,took:$,rows:[]}),w.at(-1)}function O(f){let g=f.body.insertRow(),x=Array.from({length:8},()=>g.insertCell()),[E,$,S]=[l("span",
"gp-sign"),l("span"),l("span","gp-flag","⚑ "+s("forced"))];x[0].append(E,$,S);let L=l("button","gp-pick",null,{type:"button",tabindex:"-1"}),[C,W,I]=[l("span",
"gp-tail"),l("bdi","gp-tail-text"),l("bdi","gp-word")];return C.append(W),L.append(C,I),x[1].append(L),f.rows.push({row:g,cells:x,sign:E,fate:$,flag:S,pick:L,tail:W,
word:I,node:null}),f.rows.at(-1)}function M(f,g,x){let{beam:E}=g,[$,S]=Vl[E.status]||["",()=>E.status];f.node=g,f.row.dataset.status=E.status,f.row.className=x?
"gp-looked":"",_(f.sign,$),_(f.fate,S(E)),f.flag.hidden=!E.forced;let L=N(g);f.tail.replaceChildren(),At(f.tail,L),$e(f.word,E.text),f.pick.tabIndex=x?0:-1,f.pick.
setAttribute("aria-pressed",String(x&&e.selected===g));let C=[S(E),...E.forced?[s("forced")]:[]].join(", ");f.pick.setAttribute("aria-label",s("{fate}: {text}",
{fate:C,text:J(L+E.text)})),_(f.cells[2],g.before?s("beam {number}",{number:E.parent+1}):s(e.readsSource?"start":"prompt")),_(f.cells[3],V(E.logprob)),_(f.cells[4],
E.diversity_penalty?`-${V(E.diversity_penalty)}`:"–"),_(f.cells[5],V(E.score)),_(f.cells[6],V(E.final_score)),E.progress&&f.cells[7].replaceChildren(...A(g))}
function T(f){if(d.hidden=!f||!m.length,d.hidden)return;let g=m.map(({alternatives:x,length:E})=>{let $=l("li");return x.forEach((S,L)=>{L&&$.append(` ${s("or")}\
 `),$.append(oe(di(S,e.texts)))}),$.append(" "+z(E,"({count} token)","({count} tokens)")),$});g.map(x=>x.textContent).join(`
`)!==d.dataset.said&&(d.dataset.said=g.map(x=>x.textContent).join(`
`),d.replaceChildren(...g))}function A(f){let g=e.prefix.map($=>$.token_id),x=f.beam.progress.map(($,S)=>{let L=l("span","gp-goal"),C=m[S];for(let W=0;C&&W<Math.
min(C.length,8);W++)L.append(l("i",W<$?"gp-full-block":""));return C&&pt(C,$,f,g)?L.append(` ✓ ${s("done")}`):L.append(" "+(C?s("{progress} of {length}",{progress:$,
length:C.length}):String($))),L}),{bank:E}=f.beam;return E==null?x:[...x,l("span","gp-note",s("bank {bank}",{bank:E}))]}function k(f,[g,x],E,$,S){if(f.body.hidden=
!x,!!x){if(f.head.hidden=g===null,g!==null){_(f.badge,Ne(g)),f.body.dataset.look=g%4;let L=[...P(E,g)].flatMap(([C,W])=>[oe(C,"gp-took"),W>1?` × ${W}`:""]);f.took.
replaceChildren(...L.length?[s("Earlier groups have just chosen:"),...L]:[s("Chooses first: no penalty")])}for(;f.rows.length<x.length;)O(f);f.rows.forEach((L,C)=>{
if(L.row.hidden=C>=x.length,!(C>=x.length)){for(let[W,I]of Object.entries(c))L.cells[I].hidden=!S[W];M(L,x[C],x[C]===$)}})}}function h(f){let x=e.prompts[f.sequence].
steps[f.index],E={lost:x.some(({beam:C})=>(C.group??null)!==null),progress:x.some(({beam:C})=>C.progress)};for(let[C,W]of Object.entries(c))r.tHead.rows[0].cells[W].
hidden=!E[C];let $=y(x);for(;w.length<$.length;)v();w.forEach((C,W)=>k(C,$[W]||[null,null],x,f,E));let S=x.length-$.reduce((C,[,W])=>C+W.length,0);a.hidden=S<=0,
_(a,z(S,"and {count} more that was pruned","and {count} more that were pruned"));let L={token:f.index+1,prompt:f.sequence+1};_(i,e.prompts.length>1?s("at token \
{token} of prompt {prompt}",L):s("at token {token}",L)),T(E.progress)}let p=()=>w.filter(({body:f})=>!f.hidden).flatMap(({rows:f})=>f.filter(({row:g})=>!g.hidden)),
u=f=>p().findIndex(({pick:g})=>g.contains(f.target));return r.addEventListener("click",f=>{let g=u(f);g>=0&&e.selectStep(p()[g].node)}),r.addEventListener("keyd\
own",f=>{f.key==="Escape"&&e.selectStep(null);let g=u(f),x={ArrowDown:1,ArrowUp:-1}[f.key];if(g<0||!x)return;f.preventDefault();let E=p()[g+x];E&&(e.selectStep(
E.node),E.pick.focus())}),f=>{f.run&&e.started&&(m=Kt(e.started));let g=e.usesBeams?e.current():null;t.hidden=!g,!(!g||g===b[0]&&e.selected===b[1])&&(b=[g,e.selected],
h(g))}}var le={node:108,fold:236,gap:34,row:38,leaf:20,between:8,margin:20,band:22,short:3},pi=new Set(["running"]),ut=new Set(["finished"]);function ui(t,e){let n=Math.
min(e.upTo,t.steps.length-1),o=hs(t,n),r=new Map((e.returned||[]).map((b,y)=>[b,y+1])),i=wn([...o,...r.keys(),...zn(t,n)]),{kids:a,hidden:c}=Jl(t,n,e,i,o),{lanes:d,
counts:m}=Ql(t,n,a),w=td(t,n,a,d,e);return nd(t,{last:n,kept:o,outputs:r,alive:i,kids:a,hidden:c,lanes:d,counts:m,columns:w,options:e})}var zn=(t,e)=>(t.steps[e]||
[]).filter(({beam:n})=>pi.has(n.status));function hs(t,e){let n=t.steps.slice(0,e+1).flat().filter(({beam:o})=>ut.has(o.status));return n.sort((o,r)=>r.beam.final_score-
o.beam.final_score),new Set(n.slice(0,(t.pools[e]||[]).length))}function wn(t){let e=new Set;for(let n of t)for(;n&&!e.has(n);n=n.before)e.add(n);return e}function Jl(t,e,n,o,r){
let i=new Map,a=new Set([null]),c=new Map,d=new Map,m=w=>(i.has(w)||i.set(w,{on:[],off:[]}),i.get(w));m(null);for(let w=0;w<=e;w++){for(let b of t.steps[w]){let{
before:y}=b,P=n.collapsed.has(y)?y:c.get(y);P!=null?(c.set(b,P),d.set(P,(d.get(P)||0)+1)):pi.has(b.beam.status)?(n.lost||o.has(b))&&(m(y).on.push(b),a.add(b)):(!ut.
has(b.beam.status)||n.lost||r.has(b))&&m(y).off.push(b)}t.distributions[w].forEach((b,y)=>{let P=Xl(t,w,y);n.candidates&&a.has(P)&&!n.collapsed.has(P)&&Zl(t,w,y,
b,m(P),n.candidates)})}for(let w of i.values()){w.on.sort((N,v)=>N.beam.beam-v.beam.beam);let b=w.off.filter(({beam:N})=>ut.has(N.status)),y=w.off.filter(({beam:N})=>!ut.
has(N.status)),P=(N,v)=>v.beam.score-N.beam.score;w.off=[...b.sort(P),...Yl(y.sort(P),n.candidates)]}return{kids:i,hidden:d}}function Yl(t,e){let n=new Map;return t.
filter(({beam:{parent:o}})=>(n.set(o,(n.get(o)||0)+1),n.get(o)<=e))}function Xl(t,e,n){if(!(e<=t.given&&!t.steps[e].some(({beam:o})=>o.parent===n)))return e?t.byStep[e-
1].get(n):null}function Zl(t,e,n,o,r,i){let a=i-r.off.filter(({beam:d})=>d.parent===n&&!ut.has(d.status)).length;if(a<=0)return;let c=new Set(t.steps[e].filter(
({beam:d})=>d.parent===n).map(({beam:d})=>d.token_id));for(let d of o.candidates)if(!(d.logprob===null||c.has(d.token_id))&&(r.off.push(Wr(t,e,n,o,d)),a-=1,!a))
return}function Ql(t,e,n){let o=new Map,r=new Map;for(let a=0;a<=e;a++){let c=[],d=new Set;for(let m of zn(t,a)){let w=n.get(m.before);if(!w||!w.on.includes(m))
continue;let b=m.beam.group??0;r.has(b)||r.set(b,[]),w.on.find(({beam:P})=>(P.group??0)===b)===m&&m.before&&o.has(m.before)?(o.set(m,o.get(m.before)),r.get(b)[o.
get(m).number]=a,d.add(m)):c.push(m)}c.sort((m,w)=>m.beam.beam-w.beam.beam);for(let m of c){let w=m.beam.group??0,b=ed(r.get(w),a,m.before&&o.has(m.before)?o.get(
m.before).number:0);r.get(w)[b]=a,o.set(m,{group:w,number:b})}}let i=new Map([...r].sort(([a],[c])=>a-c).map(([a,c])=>[a,Math.max(1,c.length)]));return{lanes:o,
counts:i}}function ed(t,e,n){let o=a=>a.sort((c,d)=>Math.abs(c-n)-Math.abs(d-n)||d-c)[0],i=t.map((a,c)=>c).filter(a=>t[a]<e-1);return i.length?o(i):t.length}function td(t,e,n,o,r){
let i=d=>zn(t,d-1).every(m=>{if(!o.has(m))return!0;let w=n.get(m);return w&&w.on.length===1&&!w.off.some(({beam:b})=>ut.has(b.status))}),a=[],c=r.live?e-2:e;for(let d=0;d<=
e;d++){let m=a.at(-1);r.fold&&m&&d<=c&&i(d)?m.to=d:a.push({from:d,to:d})}return a.flatMap(d=>{let m=d.to-d.from+1;return m>=le.short&&!r.unfolded.has(d.from)?[d]:
Array.from({length:m},(w,b)=>({from:d.from+b,to:d.from+b,...m>=le.short&&b===0?{open:!0}:{}}))})}function nd(t,{last:e,kept:n,outputs:o,alive:r,kids:i,hidden:a,
lanes:c,counts:d,columns:m,options:w}){let b=[],y=le.margin+le.node+le.gap;for(let u of m){u.x=y,u.folded=u.to>u.from,u.width=u.folded?le.fold:le.node,y+=u.width+
le.gap;for(let f=u.from;f<=u.to;f++)b[f]=u}let{tops:P,bands:N,height:v}=od(i,c,d,b),O=u=>P.get(u.group)[u.number],M={node:null,nodes:[],look:"root",x:le.margin,
y:sd(P),width:le.node,height:le.row-4,hidden:0},T=[M],A=new Map([[null,M]]),k=[];function h(u,f,g){let x=b[u.index],E={node:u,nodes:[u],look:p(u),x:x.x,y:f,width:x.
width,height:g,hidden:a.get(u)||0,place:o.get(u)||null,folded:x.folded,column:x,greedy:w.greedy.has(u)};A.set(u,E),T.push(E);let $=A.get(u.before);return $&&k.push(
{from:$,to:E,look:E.look,share:Math.min(1,Math.exp(u.beam.logprob??-1/0))}),E}function p(u){let{status:f}=u.beam;return f==="finished"?n.has(u)?"kept":"fell":f!==
"running"?f:u.index===e?"tip":r.has(u)?"inner":"lost"}for(let u=0;u<=e;u++){let f=b[u];for(let g of zn(t,u))if(c.has(g))if(u>f.from){let x=A.get(g.before);x&&(x.
nodes.push(g),x.node=g,x.look=p(g),x.greedy&&=w.greedy.has(g),x.hidden=a.get(g)||0,A.set(g,x))}else h(g,O(c.get(g)),le.row-4).lane=c.get(g)}for(let[u,f]of i){let g=u===
null?null:c.get(u)&&O(c.get(u));if(g===void 0)continue;let x=new Map;for(let E of f.off){let $=b[E.index];if(!$||$.folded&&!ut.has(E.beam.status))continue;let S=g??
P.get(E.beam.group??0)[0],L=x.get(S)||0;x.set(S,L+1),h(E,S+le.row+L*le.leaf,le.leaf-2)}}return{entries:T,edges:k,columns:m,bands:N,at:A,last:e,width:y-le.gap+le.
margin,height:v}}function od(t,e,n,o){let r=new Map;for(let[m,w]of t){let b=new Map;for(let y of w.off){let P=o[y.index];if(!P||P.folded&&!ut.has(y.beam.status))
continue;let N=m===null?{group:y.beam.group??0,number:0}:e.get(m);if(!N)continue;let v=`${N.group} ${N.number}`;b.set(v,(b.get(v)||0)+1)}for(let[y,P]of b)r.set(
y,Math.max(r.get(y)||0,P))}let i=new Map,a=[],c=le.margin,d=n.size>1;for(let[m,w]of n){let b=c;d&&(c+=le.band),i.set(m,[]);for(let y=0;y<w;y++)i.get(m).push(c),
c+=le.row+(r.get(`${m} ${y}`)||0)*le.leaf+le.between;d&&a.push({group:m,y:b,height:c-b-4}),d&&(c+=8)}return i.size||i.set(0,[c]),{tops:i,bands:a,height:Math.max(
c,le.margin+le.row)+le.margin-le.between}}var sd=t=>[...t.values()][0][0];var rd=`
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
`,ms={kept:"■",fell:"▤",ended:"□",pruned:"✕",unseen:"…",lost:"✕"},ps={tall:.55,small:.75},id=[1,1.8,3,4.5,6.5],ad=[.05,.2,.5,.8],cd={probability:({beam:t})=>D(
Math.min(1,X(t.logprob))),token:({beam:t})=>V(t.logprob,2),sum:({beam:t})=>V(t.score,2),score:(t,e)=>V(Rt(t,e),3),rank:t=>t.rank?`#${t.rank}`:`>${t.among??""}`},
Gt=class{constructor(e){this.element=e,e.classList.add("t-tree");let n=te("style");n.textContent=rd,this.world=te("g"),this.bands=te("g"),this.ruler=te("g"),this.
edges=te("g"),this.blocks=te("g"),this.nodes=te("g"),this.world.append(this.bands,this.ruler,this.edges,this.blocks,this.nodes),e.append(n,this.world),this.paths=
new Map,this.drawn=new Map}draw(e,n){let o=n.area?a=>a.x+a.width>=n.area[0]&&a.x<=n.area[2]&&a.y+a.height>=n.area[1]&&a.y<=n.area[3]:()=>!0,r=e.entries.filter(o),
i=a=>n.zoom>=(us(a)?ps.tall:ps.small);return this.drawBands(e),this.drawRuler(n.zoom>=ps.tall?e.columns.filter(({x:a,width:c})=>!n.area||a+c>=n.area[0]&&a<=n.area[2]):
[]),this.drawEdges(e,n),this.drawBlocks(r.filter(a=>!i(a)),n),this.drawNodes(r.filter(i),n),r.length}drawBands({bands:e,width:n}){let o=Z(this.bands,e.length,()=>{
let r=te("g");return r.append(te("rect","t-band"),te("text")),r});e.forEach(({group:r,y:i,height:a},c)=>{let[d,m]=o[c].children;K(d,{x:4,y:i,width:n-8,height:a,
rx:8}),K(m,{y:i+16}),_(m,s("group {group}",{group:Ne(r)}))})}drawRuler(e){let n=Z(this.ruler,e.length,()=>te("text","t-small"));e.forEach(({from:o,to:r,x:i},a)=>{
K(n[a],{x:i+8,y:12}),_(n[a],r>o?`${o+1}–${r+1}`:String(o+1))})}nameBandsAt(e){for(let n of this.bands.children)K(n.lastElementChild,{x:Math.max(14,e+10)})}drawEdges(e,n){
let o=new Map;for(let{from:r,to:i,look:a,share:c}of e.edges){let[d,m]=[r.x+r.width,i.x],[w,b]=[r.y+r.height/2,i.y+i.height/2];if(n.area&&(m<n.area[0]||d>n.area[2]||
Math.max(w,b)<n.area[1]||Math.min(w,b)>n.area[3]))continue;let y=n.path.has(i.node)||i.nodes.some(O=>n.path.has(O)),P=Math.min(40,(m-d)*.6),v=`t-edge t-w${ad.filter(
O=>c>=O).length} ${ud(i,a,y)}${n.dim&&!y?" t-dim":""}`;o.has(v)||o.set(v,[]),o.get(v).push(`M${d},${w}C${d+P},${w} ${m-P},${b} ${m},${b}`)}this.drawPaths(this.edges,
o,(r,i)=>{r.style.strokeWidth=`${id[Number(i.match(/t-w(\d)/)[1])]}px`})}drawPaths(e,n,o){for(let[r,i]of this.paths)i.parentNode===e&&!n.has(r)&&(i.remove(),this.
paths.delete(r));for(let[r,i]of n){let a=this.paths.get(r);a||(a=te("path",r),o&&o(a,r),this.paths.set(r,a),r.includes("t-path")?e.append(a):e.prepend(a)),K(a,{
d:i.join("")})}}drawBlocks(e,n){let o=new Map;for(let r of e){let i=`t-blocks t-${fs(r,n.path)?"path":r.look}${n.dim&&!fs(r,n.path)?" t-dim":""}`;o.has(i)||o.set(
i,[]);let{x:a,y:c,width:d,height:m}=r;o.get(i).push(`M${a},${c+m*.2}h${d}v${m*.6}h${-d}z`)}this.drawPaths(this.blocks,o)}drawNodes(e,n){let o=new Map(this.drawn);
for(let r of e){let i=r.nodes[0]||null,a=this.drawn.get(i);(!a||a.tall!==us(r))&&(a&&a.group.remove(),a=ld(us(r)),this.drawn.set(i,a),this.nodes.append(a.group)),
o.delete(i),this.drawNode(a,r,n)}for(let[r,{group:i}]of o)i.remove(),this.drawn.delete(r)}drawNode(e,n,o){let{node:r,x:i,y:a,width:c,height:d,look:m}=n,{group:w,
box:b,word:y,right:P,tall:N}=e,v=r?cd[o.number](r,o.penalty):"";if(K(w,{class:this.classesOf(n,o),transform:`translate(${i} ${a})`}),K(b,{width:c,height:d}),K(P,
{x:c-8}),_(P,v),N)dd(e,n,o);else{let O=`${n.greedy?"G":""}${ms[m]} `;_(y,O+Fn(gs(r),12-O.length-Math.ceil(v.length*.82)))}hd(e,n)}classesOf(e,n){let{node:o,look:r}=e,
i=fs(e,n.path),a=[`t-${r}`];return o&&(o.beam.group??0)&&["inner","tip"].includes(r)&&a.push(`t-g${o.beam.group%4}`),o&&o.given&&a.push("t-given"),i&&a.push("t-\
path"),n.dim&&!i&&o&&a.push("t-dim"),a.join(" ")}},us=({height:t})=>t>le.leaf;function ld(t){let e=te("g"),[n,o,r]=[te("rect","t-box"),te("text","t-word"),te("t\
ext","t-small t-right")];e.append(n,o,r),K(n,{rx:t?7:5}),K(o,{x:8,y:t?14:13}),K(r,{y:t?28:13});let i=t?e.appendChild(te("text","t-small")):null;return i&&K(i,{x:8,
y:28}),{group:e,box:n,word:o,right:r,left:i,tall:t,flag:null}}function dd({word:t,left:e},n,o){let{node:r,nodes:i,look:a}=n,c=ms[a]?`${ms[a]} `:"";r?_(t,c+(i.length>
1?fd(i.map(gs).join(""),28):Fn(gs(r),12-c.length))):_(t,o.root),_(e,r?pd(n,o):""),K(e,{class:r&&i.length<2&&Dn(r)?"t-small t-switch":"t-small"})}function hd(t,{
look:e,place:n,hidden:o,width:r,height:i}){let a=n?`★${n}`:o?`+${o}`:"";if(!a&&e!=="kept"&&!t.flag)return;t.flag||(t.flag=[te("rect","t-inside"),te("rect","t-\
flag"),te("text","t-flag-text")],t.group.append(...t.flag));let[c,d,m]=t.flag,w=8+7*a.length;K(c,{x:2.5,y:2.5,width:r-5,height:i-5,rx:3}),K(d,{x:r-w+4,y:-6,width:a?
w:0,height:14,rx:2}),K(m,{x:r-w/2+4,y:5}),_(m,a)}var fs=(t,e)=>t.nodes.some(n=>e.has(n)),Dn=t=>t.before!==null&&t.beam.status==="running"&&t.beam.parent!==t.beam.
beam;function pd({node:t,nodes:e,greedy:n},o){let r=[n?"G":"",o.goals?o.goals(t):""].filter(Boolean).join(" ");return e.length>1?[z(e.length,"{count} token","{c\
ount} tokens"),r].filter(Boolean).join(" "):t.beam.status!=="running"?r:[t.given?s("given"):Dn(t)?`${t.beam.parent+1}→${t.beam.beam+1}`:String(t.beam.beam+1),
r].filter(Boolean).join(" ")}function ud(t,e,n){return n?"t-path":["pruned","unseen","ended","lost"].includes(e)?"t-off":["kept","fell"].includes(e)?"t-ending":
`t-g${(t.node.beam.group??0)%4}`}var gs=({beam:t,chosen:e})=>(t.text||e.text||"").replace($t,n=>at[n]||"�")||s("(empty)"),fi=t=>/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u.
test(t)?2:1;function Fn(t,e){let n=0,o=Array.from(t);for(let[r,i]of o.entries())if(n+=fi(i),n>e)return o.slice(0,Math.max(1,r-1)).join("")+"…";return t}function fd(t,e){
let n=Array.from(t),o=Math.floor((e-1)/2);return n.reduce((r,i)=>r+fi(i),0)<=e?t:Fn(t,o)+Fn(n.slice(-o).join(""),o)}var mi=12e3;async function bi(t,{tree:e,log:n,prompt:o,number:r,view:i,root:a}){let c=`beam-tree${r?"-"+(r+1):""}`,m=await{svg:()=>new Blob([ki(e,i,a)],{type:"i\
mage/svg+xml"}),png:()=>md(e,i,a),json:()=>new Blob([JSON.stringify(gi(n,o,r),null,1)],{type:"application/json"}),dot:()=>new Blob([gd(gi(n,o,r))],{type:"text/v\
nd.graphviz"})}[t](),w=l("a","",null,{href:URL.createObjectURL(m),download:`${c}.${t}`});w.click(),setTimeout(()=>URL.revokeObjectURL(w.href),6e4)}function ki(t,e,n){
let o=te("svg"),r=new Gt(o);r.draw(t,{...e,area:null,zoom:1}),r.nameBandsAt(0);let{width:i,height:a}=t;K(o,{xmlns:"http://www.w3.org/2000/svg",width:i,height:a,
viewBox:`0 0 ${i} ${a}`,class:"t-tree"});let c=getComputedStyle(n),d=o.querySelector("style");d.textContent=d.textContent.replace(/var\((--[\w-]+)\)/g,(w,b)=>c.
getPropertyValue(b).trim());let m=te("rect");return K(m,{width:i,height:a,fill:c.getPropertyValue("--gp-page").trim()}),o.insertBefore(m,r.world),new XMLSerializer().
serializeToString(o)}async function md(t,e,n){let o=ki(t,e,n),r=new Image;r.src="data:image/svg+xml;charset=utf-8,"+encodeURIComponent(o),await r.decode();let i=Math.
min(2,mi/t.width,mi/t.height),a=l("canvas","",null,{width:Math.ceil(t.width*i),height:Math.ceil(t.height*i)}),c=a.getContext("2d");c.scale(i,i),c.drawImage(r,0,
0,t.width,t.height);let d=await new Promise(m=>a.toBlob(m,"image/png"));if(!d)throw new Error(s("it is too large for the browser."));return d}function gi(t,e,n){
let{started:o}=t,r=o.effective.length_penalty??1,i=new Map,a=new Map;for(let{last:w}of t.returned||[])w&&w.sequence===n&&!a.has(w)&&a.set(w,a.size+1);let c=hs(e,
e.steps.length-1),d=e.steps.flatMap(w=>w).map(w=>{let{beam:b}=w;i.set(w,i.size);let y={id:i.get(w),parent:w.before?i.get(w.before):null,step:w.index+1,token_id:b.
token_id,token:b.text,piece:b.piece,logprob:b.logprob,raw_logprob:b.raw_logprob,sum:b.score,length:w.length,score:Rt(w,r),rank:w.rank,status:b.status,beam:b.beam,
parent_beam:b.parent};return w.given&&(y.given=!0),b.status==="finished"&&Object.assign(y,{final_score:b.final_score,kept:c.has(w)}),a.has(w)&&(y.output=a.get(w)),
(b.group??null)!==null&&Object.assign(y,{group:b.group,diversity_penalty:b.diversity_penalty}),b.progress&&Object.assign(y,{progress:b.progress,bank:b.bank,forced:b.
forced}),y}),m=t.readsSource?{source:o.prompt}:{prompt:o.prompt||vr(o)};return{format:"generation-playground/beam-tree",version:1,model:o.model,mode:o.mode,...m,
seed:o.seed,num_beams:o.effective.num_beams,length_penalty:r,early_stopping:o.effective.early_stopping??!1,nodes:d}}var wi=t=>'"'+t.replace($t,e=>at[e]||"�").
replace(/[\\"]/g,"\\$&")+'"';function gd({prompt:t,nodes:e}){let n=t===void 0?"start of the target":t.slice(-40),o={running:"style=solid",finished:'style=solid,\
 peripheries=2, color="#00755a"',ended:'style=dotted, color="#00755a"',pruned:'style=dashed, color="#6b7280", fontcolor="#6b7280"'},r=e.map(a=>{let c=wi(`${a.token}`).
slice(0,-1)+`\\n${V(a.logprob,2)}  ${V(a.sum,2)}  #${a.rank??""}"`;return`  n${a.id} [label=${c}, ${o[a.status]||""}${a.output?", penwidth=3":""}];`}),i=e.map(a=>{
let c=(.4+4*Math.min(1,X(a.logprob))).toFixed(2);return`  ${a.parent===null?"root":`n${a.parent}`} -> n${a.id} [penwidth=${c}${a.status==="pruned"?", style=dash\
ed":""}];`});return["digraph beam_tree {","  rankdir=LR;",'  node [shape=box, fontname="monospace"];',`  root [label=${wi(n)}, style=bold];`,...r,...i,"}",""].join(
`
`)}var wd=800,bd=130,kd=2e4;function xi(t){yd(t),vd(t),Sd(t),_d(t),Od(t),Md(t),Ed(t)}function yd(t){let{state:e,slider:n}=t;n.addEventListener("input",()=>{e.stop(),
t.goTo(Number(n.value)-1)}),t.part("play").addEventListener("click",()=>xd(t))}function xd(t){let{state:e,root:n}=t;e.playing?e.stop():(e.atEnd&&t.goTo(0),e.playing=
setInterval(()=>{!n.isConnected||e.atEnd?e.stop():t.goTo(e.shownTo+1),t.sayTime()},Math.max(bd,Math.min(wd,kd/Math.max(1,e.length))))),t.sayTime()}function vd(t){
let{state:e,log:n}=t,o=(i,a)=>{e.choose(i,a),t.regrow()},r=(i,a)=>t.part(i).addEventListener("change",({target:c})=>a(c));r("candidates-shown",({value:i})=>o("c\
andidates",Number(i))),r("number",({value:i})=>o("number",i)),r("lost",({checked:i})=>o("lost",i)),r("fold",({checked:i})=>{e.unfolded=new Set,o("fold",i)}),r("\
prompt-number",({value:i})=>{e.number=Number(i),n.selectStep(null),t.regrow()})}function Sd(t){let{box:e,card:n,pan:o,state:r}=t,i=null;e.addEventListener("poin\
termove",a=>{if(a.pointerType==="touch"){n.hide();return}let c=o.pointers.size?null:r.entryAt(o.at(a));c!==i&&(i=c,e.style.cursor=c&&c.node?"pointer":"",c&&c.node?
t.showCard(c):n.hide())}),e.addEventListener("pointerleave",()=>{i=null,n.hide()}),e.addEventListener("click",a=>{let c=o.moved?null:r.entryAt(o.at(a));c&&(t.item.
focusOn(c),vi(t,c))})}function vi(t,e){let{state:n,log:o}=t;if(e.folded)n.unfolded.add(e.column.from),t.regrow();else if(e.node){let r=e.node===n.broughtOut;n.timeNode=
null,o.selectStep(r?null:e.node)}}function Si(t,e){e.node&&(t.state.toggle(e),t.regrow())}function Ut(t,e){e&&(t.pan.byHand=!0,t.pan.reveal(e),t.item.focusOn(e))}
var yi={ArrowLeft:(t,e)=>Ut(t,e.node&&t.state.parentOf(e)),ArrowRight:(t,e)=>Ut(t,t.state.kidsOf(e)[0]),ArrowDown:t=>Ut(t,t.item.neighbour(1)),ArrowUp:t=>Ut(t,t.
item.neighbour(-1)),Home:t=>Ut(t,t.state.tree.entries[0]),End:t=>Ut(t,t.state.tree.at.get(t.state.best)),Enter:vi," ":Si,Escape:t=>t.log.selectStep(null),"+":t=>t.
pan.zoomBy(1.25),"-":t=>t.pan.zoomBy(.8),0:t=>t.pan.whole()};function _d(t){let{item:e,state:n,card:o}=t;e.box.addEventListener("keydown",r=>{r.ctrlKey||r.metaKey||
r.altKey||!e.entry||!Object.hasOwn(yi,r.key)||(r.preventDefault(),r.stopPropagation(),yi[r.key](t,e.entry))}),e.box.addEventListener("focusin",({target:r})=>n.tree&&
r.matches(":focus-visible")&&t.showCard(e.entry)),e.box.addEventListener("focusout",()=>o.hide())}function Od(t){let{root:e,state:n,pan:o}=t,r=(i,a)=>t.part(i).
addEventListener("click",a);r("in",()=>o.zoomBy(1.3)),r("out",()=>o.zoomBy(1/1.3)),r("whole",()=>{o.byHand=!0,o.whole()}),r("follow",()=>{o.byHand=!1,n.upTo=null,
t.regrow()}),t.part("full-screen").hidden=!document.fullscreenEnabled,r("full-screen",()=>document.fullscreenElement?document.exitFullscreen():e.requestFullscreen()),
document.addEventListener("fullscreenchange",()=>{e.isConnected&&(_(t.part("full-screen"),s(document.fullscreenElement===e?"Leave full screen":"Full screen")),o.
byHand=!1,t.regrow())})}function Md(t){let{state:e,log:n}=t;t.part("go-on").addEventListener("click",()=>{let o=e.selected;o&&n.ask({type:"branch",step:o,tokenId:o.
chosen.token_id})}),t.part("collapse").addEventListener("click",()=>{let o=e.tree.at.get(e.selected);o&&Si(t,o)}),t.part("clear").addEventListener("click",()=>n.
selectStep(null))}function Ed(t){let{root:e,state:n,log:o}=t,r=t.part("told");t.part("files").addEventListener("click",async({target:i})=>{let a=i.dataset.file;
if(a){if(a==="html"){o.ask({type:"save_page"});return}_(r,"");try{let{tree:c,prompt:d,number:m}=n;await bi(a,{tree:c,log:o,prompt:d,number:m,view:t.look(null),root:e})}catch(c){
_(r,s("The picture could not be made: {reason} Save it as SVG instead.",{reason:c.message}))}}})}var ks=-1e9,Yt=[[!1,"False"],[!0,"True"],["never",'"never"']],Td=["beam_search","beam_sample"],Ld=["group_beam_search","constrained_beam_search"];function ys(t){
let{mode:e,effective:n,config:o,eos_token_ids:r,max_new_tokens:i}=t.started,a={...o,...n},c=Vt(a.num_beams,1+Math.max(0,...(t.prompts[0].steps[0]||[]).map(({beam:m})=>m.
beam??0))),d=t.prompts[0].given;return{together:Td.includes(e)?!0:Ld.includes(e)?!1:null,prompts:t.prompts,start:d,maxNew:i-d,wanted:Vt(a.num_return_sequences,1),
size:e==="group_beam_search"?Math.ceil(c/Vt(a.num_beam_groups,1)):c,ends:new Set(r),constraints:Kt(t.started),promptIds:t.prefix.map(m=>m.token_id),own:{lengthPenalty:Number.
isFinite(a.length_penalty)?a.length_penalty:1,earlyStopping:Yt.some(([m])=>m===a.early_stopping)?a.early_stopping:!1}}}var Vt=(t,e)=>Number.isInteger(t)&&t>0&&t<=
4096?t:e,Se=({beam:t})=>ve(t.score)===null?-1/0:t.score,xs=(t,e)=>Se(t)/t.length**e;function Ei(t,e){return t.together?Ad(t,e):Pd(t,e)}function Ti(t,e,n,{maxNew:o},{
lengthPenalty:r,earlyStopping:i}){let a=i==="never"&&r>0?o:e;return{best:t,length:a,bound:t/a**r,worst:n}}var Jt=new WeakMap;function $d(t,e){if(!Jt.has(t)){let n=t.
filter(({beam:r})=>r.status==="running"||r.status==="pruned"),o=Math.max(...(n.length?n:t).map(Se));Jt.set(t,{ended:t.filter(({beam:r},i)=>i<e&&bn(r)),hopeless:!n.
length,best:n.length?o:o+ks})}return Jt.get(t)}function Ad(t,e){let{prompts:n,size:o,start:r}=t,i={node:null,score:ks},a=n.map(()=>({group:null,pool:Array(o).fill(
i),stop:null,lastStep:0,weighed:null,exact:!0})),c=Math.min(...n.map(({steps:m})=>m.length)),d=null;for(let m=r;m<c&&!d;m++){let w=n.map(({steps:y})=>$d(y[m],o)),
b=w.every(y=>y.hopeless);a.forEach((y,P)=>Cd(y,w[P],m+1,b,t,e)),a.every(y=>y.stop)&&(d=a.find(y=>y.stop.step===m+1).stop)}return{stop:d,prompts:a.map(m=>({kept:m.
pool.filter(({node:w})=>w),pools:[m]}))}}function Cd(t,e,n,o,r,i){if(t.stop)return;if(e.ended.length){let m=e.ended.map(w=>({node:w,score:xs(w,i.lengthPenalty)}));
t.pool=[...t.pool,...m].sort((w,b)=>b.score-w.score).slice(0,r.size)}t.lastStep=n;let a=t.pool.at(-1).score,c=t.pool.every(({node:m})=>m),d=t.weighed=Ti(e.best,
n-r.start,c?a:null,r,i);o?t.stop={step:n,why:"criteria"}:c&&i.earlyStopping===!0?t.stop={step:n,why:"full"}:t.pool.some(({node:m})=>d.bound>(m?a:ks))||(t.stop={
step:n,why:"settled"})}function Pd(t,e){let n=t.prompts.map(i=>{let a=_i(i).map(w=>Oi(i,w,t,e)),c=_i(i).map(w=>Oi(i,w,t,t.own)),d=1/0;return a.forEach((w,b)=>{let[
y,P]=[w,c[b]].map(({stop:N})=>N?N.step:1/0);w.exact=w.lastStep<=d,y!==P&&(d=Math.min(d,y,P))}),{kept:a.flatMap(w=>w.kept).sort((w,b)=>w.score-b.score).reverse(),
pools:a}}),o=n.flatMap(i=>i.pools);return{stop:o.length>0&&o.every(({stop:i})=>i)?o.map(({stop:i})=>i).reduce((i,a)=>a.step>i.step?a:i):null,prompts:n}}var _i=({
steps:t,given:e})=>[...new Set((t[e]||[]).map(({beam:n})=>n.group??null))].sort((n,o)=>n-o);function Oi(t,e,n,o){let{size:r,start:i}=n,a={group:e,kept:[],stop:null,
weighed:null,lastStep:0,exact:!0};for(let c=i;c<t.steps.length&&!a.stop;c++){let d=Nd(t.steps[c],e,n);if(!d)break;let m=a.lastStep=c+1;d.ended.forEach(y=>Mi(a,y,
n,o));let w=a.kept.length>=r,b=w?bs(a.kept):null;a.weighed=Ti(d.best,m-i,b,n,o),w&&o.earlyStopping===!0?a.stop={step:m,why:"full"}:w&&b>=a.weighed.bound?a.stop=
{step:m,why:"settled"}:Wd(t.steps[c],m,n)&&(qd(d.nodes,n).forEach(y=>Mi(a,y,n,o)),a.stop={step:m,why:"criteria"})}return a}function Nd(t,e,{ends:n}){Jt.has(t)||
Jt.set(t,new Map);let o=Jt.get(t);if(!o.has(e)){let r=t.filter(({beam:a})=>(a.group??null)===e),i=r.filter(({beam:a})=>a.status==="finished"&&n.has(a.token_id));
o.set(e,r.length?{nodes:r,ended:i,best:Se(r[0])}:null)}return o.get(e)}var bs=t=>Math.min(...t.map(({score:e})=>e));function Mi(t,e,n,{lengthPenalty:o}){let r=xs(
e,o);if(t.kept.length>=n.size&&!(r>bs(t.kept))||(t.kept.push({node:e,score:r}),t.kept.length<=n.size))return;let i=bs(t.kept);t.kept.splice(t.kept.findIndex(a=>a.
score===i),1)}function Wd(t,e,{ends:n,maxNew:o,start:r}){return e-r>=o||t.some(({beam:i})=>bn(i)&&!n.has(i.token_id))}var bn=({status:t})=>t==="finished"||t==="\
ended";function qd(t,{ends:e,constraints:n,promptIds:o,wanted:r}){let i=t.filter(({beam:d})=>d.status==="running"||bn(d)&&!e.has(d.token_id)),a=d=>n.every((m,w)=>pt(
m,d.beam.progress[w],d,o)),c=i.filter(d=>!d.beam.progress||a(d));return c.length<r?[...c,...i.filter(d=>!c.includes(d))]:c}function Li(t,e,n){let o=Math.max(...t.
prompts.map(i=>i.steps.length));if(e.stop?e.stop.step!==o:n)return!1;let r=Math.min(...t.prompts.map(i=>i.steps.length));return e.prompts.every(({kept:i},a)=>{let{
pools:c}=t.prompts[a],d=c[(t.together?r:c.length)-1]||[];return d.length===i.length&&d.every((m,w)=>Id(m,i[w],t))})}function Id(t,{node:e,score:n},o){if(ve(t)===
null||!Number.isFinite(n))return ve(t)===null==!Number.isFinite(n);let r=2e-5*Math.max(1,e.length**-o.own.lengthPenalty);return Math.abs(t-n)<=r+1e-5*Math.abs(n)}
function $i(t,e,n,{lengthPenalty:o},r){let i=t.prompts[e],{kept:a,pools:c}=n.prompts[e],d=(y,P,N="")=>({node:y,score:xs(y,o),place:null,state:P,why:N}),m=new Set(
a.map(({node:y})=>y)),w=Rd(i).filter(y=>!m.has(y)).map(y=>{let{stop:P}=c.find(({group:N})=>N===(y.beam.group??null))||c[0];return!P||y.index<P.step?d(y,"out","d\
ropped"):d(y,"out",n.stop&&y.index>=n.stop.step?"not reached":"too late")}),b=!r&&!n.stop;return[...a.map(({node:y,score:P},N)=>({node:y,score:P,place:N,state:n.
stop&&N<t.wanted?"returned":"kept",why:""})),...b?i.running.map(y=>d(y,"running")).sort((y,P)=>P.score-y.score):[],...w.sort((y,P)=>P.score-y.score)]}var ws=new WeakMap;
function Rd({steps:t}){ws.has(t)||ws.set(t,{read:0,nodes:[]});let e=ws.get(t);for(;e.read<t.length;e.read++)e.nodes.push(...t[e.read].filter(({beam:n})=>n.status===
"finished"));return e.nodes}function Hn({prompts:t}){let e=t.flatMap(({pools:n})=>n).filter(({stop:n})=>!n);return Math.min(...e.map(({lastStep:n})=>n))}var jd=new Set(["SequenceBiasLogitsProcessor","NoRepeatNGramLogitsProcessor","EncoderNoRepeatNGramLogitsProcessor","NoBadWordsLogitsProcessor","MinLengthLogitsP\
rocessor","MinNewTokensLengthLogitsProcessor","PrefixConstrainedLogitsProcessor","ForcedBOSTokenLogitsProcessor","ForcedEOSTokenLogitsProcessor","InfNanRemoveLo\
gitsProcessor","SuppressTokensLogitsProcessor","SuppressTokensAtBeginLogitsProcessor","HammingDiversityLogitsProcessor","PresencePenaltyLogitsProcessor","Freque\
ncyPenaltyLogitsProcessor","GivenTextLogitsProcessor","TemperatureLogitsWarper","TopHLogitsWarper","TopKLogitsWarper","TopPLogitsWarper","MinPLogitsWarper","Typ\
icalLogitsWarper","EpsilonLogitsWarper","EtaLogitsWarper","WatermarkLogitsProcessor","LogitNormalization"]),Ai=({processors:t})=>t.filter(e=>!jd.has(e));function vs(t,e){
let n=t.given,[o,r]=[n?t.steps[n-1][0]:null,0];for(let i=n;i<t.steps.length;i++){let{candidates:a}=(t.distributions[i]||[])[r]||{candidates:[]},c=e(i-n,a[0]);if(c===
void 0)return{last:o,ended:!1,left:null};let d=t.steps[i].find(m=>m.beam.parent===r&&m.beam.token_id===c)||null;if(!d||d.beam.status==="pruned")return{last:o,ended:!1,
left:Bd(t,o,r,{index:i,id:c,node:d,candidates:a})};if(o=d,d.beam.status!=="running")return{last:o,ended:!0,left:null};r=d.beam.beam}return{last:o,ended:!1,left:null}}
function Bd(t,e,n,{index:o,id:r,node:i,candidates:a}){let c=i&&i.beam||a.find(y=>y.token_id===r)||null,d=i?i.beam.group:e&&e.beam.group,m=t.steps[o].filter(y=>(y.
beam.group??null)===(d??null)||!e),w=m.filter(y=>y.beam.status==="running").map(Se),b=e&&!e.given?Se(e):0;return{index:o,token:c,node:i,considered:m.length,sum:i?
Se(i):c&&ve(c.logprob)!==null?b+c.logprob:null,best:w.length?Math.max(...w):null,worst:w.length?Math.min(...w):null}}var Kn=t=>vs(t,(e,n)=>n&&n.logprob!==null?n.
token_id:void 0);var Ci=700;function Ss(t,e){let{beam:n,length:o}=t,r=e.started.effective.length_penalty??1,i=e.prompts[t.sequence].steps[t.index].filter(c=>(c.beam.group??null)===
(n.group??null)).length,a=[[s("probability"),D(Math.min(1,X(n.logprob)))],[s("token log p"),V(n.logprob)]];return Math.abs((n.raw_logprob??0)-(n.logprob??0))>1e-6&&
a.push([s("before the processors"),V(n.raw_logprob)]),a.push([s("sum"),V(n.score)]),a.push([s("sum / {length}^{power}",{length:o,power:r}),V(Rt(t,r))]),a.push([
s("rank"),t.rank?s("{rank} of {among}",{rank:t.rank,among:i}):s("below the {among} considered",{among:i})]),n.diversity_penalty&&a.push([s("diversity penalty"),
V(n.diversity_penalty)]),(n.bank??null)!==null&&a.push([s("bank"),String(n.bank)]),a}function _s(t,e,n,{place:o,greedy:r}={}){let{beam:i}=t,a=n.prompts[t.sequence].
steps[t.index].filter(T=>(T.beam.group??null)===(i.group??null)),c=a.filter(T=>T.beam.status==="running"),d=(i.beam??0)+1,m=n.started.mode==="beam_sample",w=n.finished&&
t.index===n.prompts[t.sequence].steps.length-1;if(t.given)return s("It was given, not chosen: the search begins after it.");let b=Dn(t)?[s("It continues beam {p\
arent}: the text that was beam {number} ranked lower or was pruned.",{parent:i.parent+1,number:d})]:[],y=i.forced?[s("It was considered because it advances a co\
nstraint.")]:[],P=c.reduce((T,A)=>Math.min(T,A.beam.score),1/0),N=Number.isFinite(P)?[s("The worst beam that went on has a sum of {sum}.",{sum:V(P)})]:[],v=V(i.
final_score),O={tip:()=>[w?s("It was still running as beam {number} when the search stopped.",{number:d}):s("It goes on as beam {number}.",{number:d}),...b,...y],
inner:()=>[s("It went on as beam {number}.",{number:d}),...b,...y],lost:()=>[s("It went on as beam {number}, but is a dead end: better beams took the places of \
its continuations.",{number:d}),...b,...y],kept:()=>[s("The text ended here and is kept, with a final score of {score}.",{score:v}),...o?[s("It is output {place\
}.",{place:o})]:[]],fell:()=>[s("The text ended here with a final score of {score}, but was dropped for better ones.",{score:v})],ended:()=>[s("The text ended h\
ere but does not count: it ranked too low or lacks a constraint.")],pruned:()=>[s(m?"It was drawn and pruned: better ones filled the beams.":"It was considered \
and pruned."),...N],unseen:()=>[m?s("It was not drawn."):s("It was too improbable: not among the {considered} continuations that were considered.",{considered:a.
length})]},M=r?[s("Greedy decoding would have chosen it, too: it is the most probable token here.")]:[];return[...Object.hasOwn(O,e)?O[e]():[],...M].join(" ")}var Os=t=>t.
piece??(["pruned","unseen","ended"].includes(t.beam.status)||!t.beam.text?t.beam.text:"");function Ms(t,e,n){return t.beam.progress.map((o,r)=>{let i=e[r];return i&&
pt(i,o,t,n)?"✓":o?"◐":"·"}).join("")}function Es(t,e){let n=(d,m,w)=>t.querySelector(".gp-picked-"+w)||t.appendChild(l(d,m)),o=n("p","gp-whole-text","text"),
r=n("dl","","facts"),i=n("p","gp-fate","fate"),a=t.classList.contains("gp-node-card");function c(d,m,w){if(!d){t.hidden=!0;return}let b=m.at.get(d),y=ue(d.before).
map(M=>M.piece??"").join(""),P=a&&y.length>Ci?"…"+y.slice(-Ci):y,N=l("b","");$e(N,Os(d)||d.beam.text),o.replaceChildren(l("bdi","",P),N);let v=Ss(d,e);d.beam.
progress&&v.push([s("constraints"),Ms(d,w,e.prefix.map(M=>M.token_id))]);let O=([M,T])=>{let A=[l("dt","",M),l("dd","",T)];if(a)return A;let k=l("div");return k.
append(...A),[k]};r.replaceChildren(...v.flatMap(O)),_(i,_s(d,b?b.look:d.beam.status,e,b||{})),t.hidden=!1}return{element:t,show:c,hide:()=>{t.hidden=!0}}}function Pi(){
return[...[["tip",s("goes on")],["lost","✕ "+s("dead end")],["kept","■ "+s("ended, kept")],["fell","▤ "+s("ended, dropped")],["pruned","✕ "+s("pruned")],
["unseen","… "+s("not considered")],["path",s("best or selected text")]].map(([e,n])=>{let o=te("svg","t-tree"),r=te("g",`t-${e}`),[i,a]=[te("rect","t-box"),te(
"rect","t-inside")];K(i,{x:2,y:2,width:22,height:11,rx:3}),K(a,{x:4.5,y:4.5,width:17,height:6,rx:2}),r.append(i,a),o.append(r);let c=l("span");return e==="unsee\
n"?c.append(n):c.append(o,n),c}),l("span","",s("2→1: beam 2 goes on as beam 1")),l("span","","★ "+s("output")),l("span","","G "+s("greedy path"))]}var zd=700,Fd={candidates:2,number:"probability"},Gn=class{constructor(e){this.log=e,this.number=0,this.upTo=null,this.timeNode=null,this.choices={},this.byHand=
{},this.collapsed=new Set,this.unfolded=new Set,this.tree=null,this.stale=!0,this.constraints=[],this.goals=new Map,this.playing=null}begin(){let{effective:e,max_new_tokens:n}=this.
log.started,o=(e.num_beams||1)*n>zd;this.choices={...Fd,lost:!o,fold:o,...o?{candidates:0}:{},...this.byHand},this.number=0,this.upTo=this.timeNode=this.tree=null,
this.collapsed=new Set,this.unfolded=new Set,this.goals=new Map,this.constraints=Kt(this.log.started),this.stop()}choose(e,n){this.choices[e]=n,this.byHand[e]=n}stop(){
clearInterval(this.playing),this.playing=null}get prompt(){return this.log.prompts[this.number]}get length(){return this.prompt?Math.min(this.prompt.steps.length,
this.log.hideFrom??1/0):0}get shownTo(){return Math.min(this.upTo??1/0,this.length-1)}get atEnd(){return this.shownTo===this.prompt.steps.length-1}get penalty(){
return this.log.started.effective.length_penalty??1}get best(){if(!this.atEnd)return[...this.prompt.byStep[this.shownTo].values()][0]||null;let e=this.log.lines().
find(({last:n})=>n&&n.sequence===this.number);return e?e.last:null}get selected(){let{selected:e}=this.log;return e&&e.beam&&e.sequence===this.number?e:null}get broughtOut(){
return this.selected&&this.selected!==this.timeNode&&!this.log.suggested?this.selected:null}lay(){let{log:e,number:n,prompt:o,atEnd:r}=this;this.stale=!1;let i=r&&
e.returned?e.returned.map(({last:a})=>a):[];this.tree=ui(o,{...this.choices,upTo:this.shownTo,collapsed:this.collapsed,unfolded:this.unfolded,returned:i.filter(
a=>a&&a.sequence===n),live:!e.finished||!r,greedy:this.greedyNodes()})}greedyNodes(){let{prompt:e}=this,{last:n,left:o}=Kn(e),r=wn([n]),i=o&&(o.node||o.token&&qr(
e,o.index,n,o.token.token_id));return i?r.add(i):r}get newest(){let{columns:e,at:n,entries:o}=this.tree,{x:r,width:i}=e.at(-1),{y:a,height:c}=n.get(this.best)||
o[0];return{x:r,y:a,width:i,height:c}}get folded(){return(this.tree?this.tree.columns:[]).filter(n=>n.to>n.from).reduce((n,{from:o,to:r})=>n+r-o,0)}kidsOf(e){return this.
tree.entries.filter(({nodes:n})=>n.length&&n[0].before===e.node)}parentOf(e){return this.tree.at.get(e.nodes[0].before)}entryAt([e,n]){let o=r=>e>=r.x&&e<=r.x+r.
width&&n>=r.y-2&&n<=r.y+r.height+2;return this.tree&&this.tree.entries.findLast(o)}goalsOf(e){return e.beam.progress?(this.goals.has(e)||this.goals.set(e,Ms(e,this.
constraints,this.log.prefix.map(n=>n.token_id))),this.goals.get(e)):""}toggle({node:e,column:n,folded:o}){let{unfolded:r,collapsed:i}=this,a=this.tree.columns.some(
({from:c,open:d})=>d&&c===e.index);o?r.add(n.from):a&&r.has(e.index)?r.delete(e.index):i.has(e)?i.delete(e):e.beam.status==="running"&&i.add(e)}};var Un=class{constructor(e,n){this.box=e,this.changed=n,this.x=0,this.y=0,this.zoom=1,this.plane=[1,1],this.moved=!1,this.byHand=!1,this.gesture=!1,this.pointers=
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
e.shiftKey)&&(e.preventDefault(),this.x+=(e.deltaX||e.deltaY)/this.zoom,this.byHand=!0,this.settle())}};var Vn=class{constructor(e,n,o){this.box=e,this.state=n,this.pan=o,this.element=null,this.entry=null}focusOn(e,n=!1){let o=this.element,r=o&&document.activeElement===
o;this.element=l("div","",null,{role:"treeitem",tabindex:"0",...this.attributesOf(e)}),this.entry=e,this.box.append(this.element),o&&o.remove(),this.place(),(r||
!n)&&this.element.focus({preventScroll:!0})}attributesOf(e){let{state:n}=this,o=e.node?e.nodes[0].index+2:1,r=e.node?n.kidsOf(n.parentOf(e)||n.tree.entries[0]):
[e],i=e.hidden||e.folded?"false":n.kidsOf(e).length?"true":null;return{"aria-level":o,"aria-label":this.labelOf(e),"aria-setsize":r.length||1,"aria-posinset":Math.
max(0,r.indexOf(e))+1,"aria-selected":String(!!e.node&&e.node===n.selected),...i&&{"aria-expanded":i}}}labelOf(e){let{log:n}=this.state,{node:o,nodes:r}=e;if(!o)
return s(n.readsSource?"The start of the target, where the tree begins":"The prompt, where the tree begins");let i=J(r.map(Os).join("")),a=r.length>1?z(r.length,
"{count} token, {text}","{count} tokens, {text}",{text:i}):i,c=Ss(o,n).map(([d,m])=>`${d} ${m}`);return`${a}, ${s("step {number}",{number:o.index+1})}. ${_s(o,e.
look,n,e)} ${c.join(", ")}`}place(){let{state:{tree:e,best:n},entry:o,pan:{x:r,y:i,zoom:a}}=this;if(!e)return;let c=o&&(o.node?e.at.get(o.node):e.entries[0])||e.
at.get(n)||e.entries[0];if(!o||c.node!==o.node){this.focusOn(c,!0);return}this.entry=c,Object.assign(this.element.style,{left:`${(c.x-r)*a}px`,top:`${(c.y-i)*a}\
px`,width:`${c.width*a}px`,height:`${c.height*a}px`})}neighbour(e){let n=this.state.tree.entries.filter(({x:o})=>o===this.entry.x).sort((o,r)=>o.y-r.y);return n[n.
indexOf(this.entry)+e]}};var Ni=600,Dd=150,Hd=130,Wi=.2,Kd=.4,Jn=class{constructor(e,n){this.root=e,this.state=n,this.log=n.log,this.box=this.part("window"),this.slider=this.part("slide\
r"),this.picture=new Gt(this.part("picture")),this.pan=new Un(this.box,()=>this.schedule()),this.pan.resized=()=>{this.pan.settle(),n.tree&&!this.pan.byHand&&this.
pan.reveal(this.selected||n.newest,30)},this.item=new Vn(this.part("tree-nodes"),n,this.pan),this.card=Es(this.part("node-card"),this.log),this.picked=Es(this.part(
"picked"),this.log),this.drawn=null,this.wanted=!1,this.resting=void 0,this.part("legend-line").append(...Pi())}part(e){return this.root.querySelector(".gp-"+e)}get selected(){
return this.log.selected&&this.state.tree?this.state.tree.at.get(this.log.selected):void 0}revealSelected(){let{selected:e,pan:n}=this;e&&!n.shows(e)&&n.reveal(
e,1/0)}begin(){let{state:e}=this;e.begin(),Object.assign(this.pan,{x:0,y:0,zoom:1,byHand:!1}),this.part("candidates-shown").value=e.choices.candidates,this.part(
"number").value=e.choices.number,this.part("lost").checked=e.choices.lost,this.part("fold").checked=e.choices.fold}grow(){let{state:e,pan:n,box:o}=this;e.lay();
let{width:r,height:i}=e.tree;n.byHand||(n.zoom=Math.min(1,Math.max(.8,(Ni-4)/i)));let a=`${Math.round(Math.max(Dd,Math.min(Ni,i*Math.min(1,n.zoom)+4)))}px`;o.style.
height!==a&&(o.style.height=a),this.drawn=null,n.sized(r,i),n.byHand||n.reveal(e.newest,30),this.drawPicked(),this.sayTime()}schedule(){this.wanted||(this.wanted=
!0,requestAnimationFrame(()=>{this.wanted=!1,!this.root.hidden&&this.state.prompt&&this.draw()}))}redraw(){this.pan.gesture=!1,this.drawn=null,this.schedule()}regrow(){
this.state.stale=!0,this.schedule()}draw(){(this.state.stale||!this.state.tree)&&this.grow();let{pan:e,picture:n}=this,{x:o,y:r,zoom:i,area:a}=e;this.drawn&&e.gesture&&
Math.abs(Math.log(i/this.drawn.zoom))<Kd&&i!==this.drawn.zoom?(clearTimeout(this.resting),this.resting=setTimeout(()=>this.redraw(),Hd)):(!this.isDrawn(a)||i!==
this.drawn.zoom)&&this.drawAround(a,i);let{drawn:d}=this,m=[(d.area[0]-o)*i,(d.area[1]-r)*i].map(w=>`${w.toFixed(2)}px`);n.element.style.transform=`translate(${m}\
) scale(${i/d.zoom})`,n.nameBandsAt(o),this.item.place(),this.part("follow").hidden=!e.byHand}isDrawn([e,n,o,r]){if(!this.drawn)return!1;let{area:i}=this.drawn;
return e>=i[0]&&n>=i[1]&&o<=i[2]&&r<=i[3]}drawAround([e,n,o,r],i){let{picture:a}=this,[c,d]=[(o-e)*Wi,(r-n)*Wi],m=[e-c,n-d,o+c,r+d];this.drawn={zoom:i,area:m},K(
a.element,{width:(m[2]-m[0])*i,height:(m[3]-m[1])*i}),K(a.world,{transform:`translate(${-m[0]*i} ${-m[1]*i}) scale(${i})`}),a.draw(this.state.tree,this.look(m))}look(e){
let{state:n,log:o}=this,r=n.broughtOut;return{area:e,zoom:this.pan.zoom,path:wn([r||n.best]),dim:!!r,number:n.choices.number,penalty:n.penalty,goals:n.constraints.
length?i=>n.goalsOf(i):null,root:s(o.readsSource?"target start":"the prompt")}}goTo(e){let{state:n,log:o,pan:r}=this;n.upTo=e>=n.length-1?null:Math.max(0,e),n.timeNode=
n.upTo===null?null:n.best,o.selectStep(n.timeNode),n.upTo!==null&&(r.byHand=!1),this.regrow()}sayTime(){let{state:e,slider:n}=this,o=Math.max(1,e.length),r={step:e.
shownTo+1,end:o,folded:e.folded},i=s("step {step} of {end}",r);K(n,{max:o}),n.value=String(e.shownTo+1),n.setAttribute("aria-valuetext",i),_(this.part("step-wor\
ds"),e.folded?s("step {step} of {end}, {folded} folded",r):i),_(this.part("play"),s(e.playing?"❚❚ Pause":"▶ Play"))}showCard(e){let{card:n,pan:o,state:r}=this;
n.show(e.node,r.tree,r.constraints);let{x:i,y:a,zoom:c}=o,[d,m]=[(e.x-i)*c,(e.y+e.height-a)*c+8],{element:w}=n,b=(e.y-a)*c-w.offsetHeight-8;w.style.left=`${Math.
max(4,Math.min(d,o.width-w.offsetWidth-4))}px`,w.style.top=`${m+w.offsetHeight>o.height&&b>0?b:m}px`}drawPicked(){let{state:e,log:n}=this,o=e.broughtOut,r=this.
part("picked");if(r.hidden=!o,r.hidden)return;this.picked.show(o,e.tree,e.constraints),this.part("go-on").hidden=!n.canAsk||n.hideFrom!==null;let i=e.tree.at.get(
o),a=i&&!i.hidden&&e.kidsOf(i).length,c=this.part("collapse");c.hidden=!i||!a&&!i.hidden||o.beam.status!=="running",_(c,i&&i.hidden?s("Open what follows ({count\
})",{count:i.hidden}):s("Fold what follows"))}drawPrompts(){let e=this.log.prompts.length,n=this.part("prompt-number");this.part("which").hidden=e<2,n.options.length!==
e&&(n.replaceChildren(...this.log.prompts.map((o,r)=>l("option","",String(r+1),{value:r}))),n.value=this.state.number)}};function qi(t,e){let n=new Gn(e),o=new Jn(t,n);return xi(o),r=>{t.hidden=!e.usesBeams,r.run&&e.started&&o.begin(),!t.hidden&&(o.part("files").querySelector("[da\
ta-file=html]").hidden=!e.canAsk,(r.run||r.steps||r.status)&&(n.stale=!0,o.drawPrompts()),o.drawn=null,o.draw(),r.selection&&o.revealSelected(),o.drawPicked())}}var Gd={returned:"★",kept:"■",running:"●",out:"□"},[Ud,Ii]=[100,14],Vd=16,Ts=new WeakMap,Ri=new WeakMap;function Yn(t){let e=[],n=t;for(;n&&!Ts.has(n);)
e.push(n),n=n.before;let o=n?Ts.get(n):"";for(let r of e.reverse())o+=r.piece??(r.given||!bn(r.beam)?r.chosen.text:""),Ts.set(r,o);return o}function Zn(t,e=26){
let n=Array.from(t);return n.length<=2*e+3?t:`${n.slice(0,e).join("")} … ${n.slice(-e).join("")}`}function Jd(t,e){let n=0;for(;n<t.length&&t[n]===e[n];)n+=1;
for(;n>0&&!/\s/.test(t[n]??" ");)n-=1;return n}function Yd(t,e,n){if(n.ends.has(t.beam.token_id))return ke("eos")[0];if(t.length>=n.maxNew)return ke("length")[0];
let o=(e.returned||[]).find(({last:r})=>r===t);return o?ke(o.stopReason)[0]:s("a stopping criterion")}function Xd({place:t,state:e,why:n}){return t!==null?e==="\
returned"?s("{place} output",{place:t+1}):String(t+1):n==="dropped"?s("dropped"):n==="too late"?s("too late"):n==="not reached"?s("not reached"):e==="running"?s(
"still running"):""}var Xn=class{constructor(e,n){this.table=e,this.body=e.tBodies[0],this.log=n,this.rows=[],this.body.addEventListener("click",o=>{let r=this.
rows.find(({pick:i})=>i.contains(o.target));r&&n.selectStep(n.selected===r.node?null:r.node)}),this.body.addEventListener("keydown",o=>{o.key==="Escape"&&n.selectStep(
null);let r={ArrowDown:1,ArrowUp:-1}[o.key];if(!r)return;o.preventDefault();let i=this.rows[this.rows.findIndex(({pick:a})=>a===o.target)+r];i&&!i.row.hidden&&i.
pick.focus()})}newRow(){let e=this.body.insertRow(),n=Array.from({length:9},()=>e.insertCell()),[o,r]=[l("span","gp-sign",null,{"aria-hidden":"true"}),l("span")];
n[0].append(o,r);let i=l("button","gp-pick",null,{type:"button"}),[a,c]=[l("bdi","gp-head-text"),l("bdi","gp-tail-text")];i.append(a,c),n[3].append(i);let d={row:e,
cells:n,sign:o,place:r,pick:i,head:a,tail:c,node:null};return this.rows.push(d),d}draw(e,n,o){let r={moved:n!==null,group:e.some(({node:d})=>(d.beam.group??null)!==
null),words:e.some(({node:d})=>d.beam.progress)};for(let[d,m]of Object.entries(r))G(this.table.tHead.querySelector(`.gp-${d}-column`),m);for(;this.rows.length<e.
length;)this.newRow();let i=e.map(({node:d})=>Yn(d)),a=i.map(d=>Jd(d,i[0]));i.length>1&&(a[0]=Math.min(...a.slice(1)));let c=Math.max(0,e.findIndex(({node:d})=>d===
this.log.selected));this.rows.forEach((d,m)=>{G(d.row,m<e.length),!d.row.hidden&&(d.pick.tabIndex!==(m===c?0:-1)&&(d.pick.tabIndex=m===c?0:-1),this.fill(d,e[m],
i.length>1?a[m]:0,n,o,r))})}fill(e,n,o,r,i,a){let{node:c,score:d,place:m,state:w}=n,{cells:b,pick:y}=e,[P,N]=[Yn(c),this.log.selected===c];e.node=c,e.row.dataset.
state!==w&&(e.row.dataset.state=w),_(e.sign,Gd[w]),_(e.place,Xd(n)),this.sayText(e,P,o,N),y.getAttribute("aria-pressed")!==String(N)&&y.setAttribute("aria-press\
ed",String(N)),G(b[1],a.moved),a.moved&&_(b[1],Zd(m,r.get(c))),G(b[2],a.group),a.group&&_(b[2],Ne(c.beam.group)),_(b[4],Number.isFinite(Se(c))?V(Se(c)):"−∞"),
_(b[5],String(c.length)),_(b[6],Number.isFinite(d)?V(d):"−∞"),G(b[7],a.words),a.words&&_(b[7],this.written(c,i)),_(b[8],w==="running"?"–":`${c.index+1}: ${Yd(
c,this.log,i)}`)}sayText({pick:e,head:n,tail:o},r,i,a){let c=a||i<Vd?0:i,d=`${a} ${c} ${r}`;if(Ri.get(e)===d)return;Ri.set(e,d);let m=Array.from((c?"…":"")+r.
slice(c)),w=a||m.length<=2*Ii?0:Ii,b=m.slice(0,m.length-w);fe(n,(a?b:b.slice(0,Ud)).join("")),fe(o,w?m.slice(-w).join(""):"",{plain:!w}),e.setAttribute("aria-la\
bel",J(r)),c||m.length>60?we(e,()=>s("The whole text: {text}",{text:r})):delete e.dataset.tip}written(e,{constraints:n,promptIds:o}){let r=n.filter((i,a)=>pt(i,
e.beam.progress[a],e,o)).length;return`${r===n.length?"✓ ":""}${s("{done} of {all}",{done:r,all:n.length})}`}};function Zd(t,e){return e===void 0?t===null?"–":
"– ▲":t===null?`${e+1} ▼`:t===e?`${e+1} =`:`${e+1} ${t<e?"▲":"▼"} ${Math.abs(t-e)}`}var Qn=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-greedily"),this.path=this.root.querySelector(".gp-path"),this.doubt=this.root.querySelector(
".gp-doubt"),this.exactly=this.root.querySelector(".gp-exactly"),this.button=this.root.querySelector(".gp-ask-greedy"),this.isAsked=!1,this.said=null,this.button.
addEventListener("click",()=>{this.isAsked=!0,this.sayButton(),n.ask({type:"search",kind:"greedy"})})}sayButton(){this.button.disabled=this.isAsked,_(this.button,
s(this.isAsked?"running …":"Run greedy decoding"))}draw(e,n,o){let{log:r}=this,i=(r.searched.get(r.turn)||[]).find(({kind:c})=>c==="greedy")||null;this.button.
hidden=!!i||!r.finished||!Object.hasOwn(r.answers,"search"),this.sayButton(),this.path.hidden=!!i,this.fill(this.path,this.pathWords(Kn(e.prompts[n]),e,o.prompts[n].
kept,!!r.started.effective.do_sample));let a=Ai(r.started).map(c=>Ce(c)[0]);this.doubt.hidden=!a.length||!!i,_(this.doubt,s("This is the path of the most probab\
le tokens as the search had them. Greedy decoding may give another one: {processors} can act differently on its logits.",{processors:a.join(", ")})),this.exactly.
hidden=!i,i&&this.said!==i&&this.drawFound(i,e,n,o),this.said=i}fill(e,n){let o=n.map(r=>typeof r=="string"?r:r.textContent).join(`
`);e.dataset.said!==o&&(e.dataset.said=o,e.replaceChildren(...n))}pathWords({last:e,ended:n,left:o},r,i,a){if(o)return this.leftWords(o,r,a);if(!e||e.given)return[
s(a?"The path of the most probable tokens is not known yet.":"The greedy path is not known yet.")];let c=n?i.findIndex(({node:w})=>w===e):-1,d=V(Se(e)),m=c<0?z(
e.length,"Its sum is {sum} after {count} token.","Its sum is {sum} after {count} tokens.",{sum:d}):z(e.length,"Its sum is {sum} after {count} token, its score {\
score}.","Its sum is {sum} after {count} tokens, its score {score}.",{sum:d,score:V(i[c].score,4)});return[[this.fateWords(e,n,c,a),m,...this.bestWords(e,n,c,r,
i)].join(" ")]}fateWords({beam:e,index:n},o,r,i){let a={text:s(i?"The text of the most probable tokens":"The greedy text"),beam:(e.beam??0)+1,place:r+1,token:n+
1};return o?r>0?s("{text} has ended, and has rank {place}.",a):r===0?this.log.finished?s("{text} is the best output.",a):s("{text} is the best so far.",a):e.status===
"finished"?s("{text} ended at token {token} but is not kept: others are better.",a):s("{text} ended at token {token} but does not count: it ranked too low or la\
cks a constraint.",a):s("{text} is still running, as beam {beam}.",a)}bestWords({sequence:e},n,o,r,i){if(!n){let m=r.prompts[e].running.map(Se);return m.length?
[s("The best beam has {sum}.",{sum:V(Math.max(...m))})]:[]}if(o===0||!i[0])return[];let{node:a,score:c}=i[0],d={sum:V(Se(a)),score:V(c,4)};return[z(a.length,"Th\
e best has a sum of {sum} after {count} token, and a score of {score}.","The best has a sum of {sum} after {count} tokens, and a score of {score}.",d)]}leftWords({
index:e,token:n,node:o,sum:r,considered:i,best:a,worst:c},d,m){let w=d.prompts.some(({steps:P})=>(P[0]||[]).some(({beam:N})=>(N.group??null)!==null)),b=[o?s("ra\
nk {rank} of {considered}",{rank:o.rank,considered:i}):s("not among the {considered} considered",{considered:i}),...r===null?[]:[s("sum {sum}",{sum:V(r)})],...c===
null?[]:[s("worst beam that went on {worst}, best {best}",{worst:V(c),best:V(a)})]].join("; "),y=s(m?"{where} left the path of the most probable tokens at token\
 {place}: {token} ({details}).":"{where} left the greedy path at token {place}: {token} ({details}).");return he(y,{where:s(w?"Group A":"The search"),place:String(
e+1),details:b,token:n?oe(n.text,"gp-strong"):s("a token that was not recorded")})}drawFound(e,n,o,r){let i=e.tokens.map(([P])=>P),a=vs(n.prompts[o],P=>i[P]),c=P=>P.
reduce((N,v)=>N+(ve(v)??-1/0),0),d=r.prompts[o].kept[0],m=d?ue(d.node).filter(P=>!P.given):[],w=l("span");this.fill(w,[...he(s("Run by the library, greedy decod\
ing wrote {text}."),{text:oe(Zn(e.text,60),"gp-wrote")}),` ${this.totalWords(i.length,c(e.tokens.map(([,,P])=>P)))} `,d?`${this.bestTotalWords(m.length,c(m.map(
({chosen:P})=>P.raw_logprob)))} `:"",...this.pathWords(a,n,r.prompts[o].kept,!1)]);let b=l("details"),y=l("table");for(let[P,[,N,v]]of e.tokens.entries()){let O=y.
insertRow();O.insertCell().textContent=P+1,O.insertCell().append(oe(N)),O.insertCell().textContent=V(ve(v))}b.append(l("summary","",s("Its tokens and their log-\
probabilities")),y),this.exactly.replaceChildren(w,b)}totalWords(e,n){let o={sum:V(n)};return this.log.started.processors.length?z(e,"It has {count} token with \
a log-probability of {sum} before the processors.","It has {count} tokens with a log-probability of {sum} before the processors.",o):z(e,"It has {count} token w\
ith a log-probability of {sum}.","It has {count} tokens with a log-probability of {sum}.",o)}bestTotalWords(e,n){let o={sum:V(n)};return this.log.started.processors.
length?z(e,"The best output has {count} token with a log-probability of {sum} before the processors.","The best output has {count} tokens with a log-probability\
 of {sum} before the processors.",o):z(e,"The best output has {count} token with a log-probability of {sum}.","The best output has {count} tokens with a log-pro\
bability of {sum}.",o)}};var Xt=(t,e)=>t.lengthPenalty===e.lengthPenalty&&t.earlyStopping===e.earlyStopping,Ls=t=>Yt.find(([e])=>e===t)?.[1]??String(t),Mt=t=>String(Number(t.toFixed(4))),
eo=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-stopping"),this.why=this.root.querySelector(".gp-stopped-by"),this.rows=Yt.map(([o,r])=>this.
newRow(o,r)),this.asked=null}newRow(e,n){let o=this.root.querySelector("tbody").insertRow(),r=l("th","",null,{scope:"row"});o.append(r);let[i,a,c]=Array.from({length:3},
()=>o.insertCell()),d=l("span"),m=l("button","gp-button gp-run-on",null,{type:"button","aria-label":s("Run the search with early_stopping {name}",{name:n})});c.
dataset.name=`${s("outputs:")} `,i.append(d," ",m);let w={row:o,head:r,words:d,button:m,because:a,outputs:c,value:e,name:n,rule:null};return m.addEventListener(
"click",()=>{this.asked=w.rule,this.log.ask({type:"search",kind:"rule",rule:w.rule}),this.sayButton(w)}),w}sayButton({button:e,rule:n}){let o=!!(this.asked&&Xt(
this.asked,n));e.disabled=o,_(e,s(o?"running …":"Run the search"))}draw(e,n,o,r,i){_(this.why,this.whyWords(e,n,o(e.own),i));for(let a of this.rows){a.rule={lengthPenalty:r.
lengthPenalty,earlyStopping:a.value};let c=Xt(a.rule,e.own);ae(a.row,c?"gp-own-rule":""),_(a.head,c?s("{name} (this run)",{name:a.name}):a.name),this.drawRule(a,
e,n,o,i)}}drawRule(e,n,o,r,i){let a=r(e.rule),{pools:c}=a.prompts[o],d=c.every(({exact:b})=>b),m=a.stop&&d?null:this.answerTo(e.rule),w=!m&&!(a.stop&&d);if(e.button.
hidden=!w||!this.log.finished||!Object.hasOwn(this.log.answers,"search"),this.sayButton(e),m){_(e.words,s("after step {step}",{step:m.steps})),_(e.because,s("fo\
und by a run")),this.sayOutputs(e.outputs,...this.comparedIds(m));return}_(e.words,Qd(a,d,i)),_(e.because,this.reasons(c,n,e.rule)),!d||!a.stop?_(e.outputs,"–"):
this.sayOutputs(e.outputs,...this.comparedNodes(a,r(n.own),o,n))}answerTo(e){return(this.log.searched.get(this.log.turn)||[]).find(o=>o.kind==="rule"&&Xt(o.rule,
e))||null}comparedNodes(e,n,o,{wanted:r}){let[i,a]=[e,n].map(({prompts:d})=>d[o].kept.slice(0,r));return[i.filter(({node:d},m)=>!a[m]||a[m].node!==d).length,i.length,
i[0]?{text:Yn(i[0].node),score:i[0].score}:null]}comparedIds({outputs:e}){let n=this.log.finished.sequences.map(({token_ids:o})=>o.join(" "));return[e.filter(({
token_ids:o},r)=>o.join(" ")!==n[r]).length,e.length,e[0]]}sayOutputs(e,n,o,r){let i=r&&{differ:n,all:o,score:V(r.score,4)},a=n?o>1?s("{differ} of {all} differ;\
 the best, with score {score}:",i):s("another text, with score {score}:",i):s("the same"),c=a+(n?r.text:"");e.dataset.said!==c&&(e.dataset.said=c,e.replaceChildren(
a,...n?[" ",oe(Zn(r.text,40),"gp-wrote")]:[]))}whyWords(e,n,o,r){let{pools:i}=o.prompts[n],a=Ls(e.own.earlyStopping);return(o.stop?s("This search stopped after \
step {step} by the rule of early_stopping {name}.",{step:o.stop.step,name:a}):r?s("The search was cut off. By the rule of early_stopping {name} it would have go\
ne on.",{name:a}):s("The search goes on by the rule of early_stopping {name}.",{name:a}))+(i.length>1?`
`:" ")+this.reasons(i,e,e.own)}reasons(e,n,o){return e.map(r=>[...eh(r,e.length>1),this.reason(r,n,o)].join(" ")).join(`
`)}reason({stop:e,weighed:n},o,r){if(!n)return s("No step has been taken.");let{best:i,length:a,bound:c,worst:d}=n;if(e&&e.why==="criteria")return this.cutOffWords(
o,e);if(d===null)return z(o.size,"No text has ended.","Fewer than {count} texts have ended.");let m=r.earlyStopping==="never"&&r.lengthPenalty>0,w=`${V(i)} / ${a}\
 ^ ${Mt(r.lengthPenalty)} = ${V(c,4)}`,b={numbers:m?s("{formula} (at the longest possible length)",{formula:w}):w,worst:V(d,4)},{together:y}=o;if(!e)return y?s(
"The best running beam, {numbers}, is above the worst that is kept, {worst}.",b):s("The best continuation of the step, {numbers}, is above the worst that is kep\
t, {worst}.",b);if(e.why==="settled")return y?s("No running beam can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",b):
s("No continuation of the step can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",b);let P=z(o.size,"{count} text has\
 ended, which is enough.","{count} texts have ended, which is enough.");if(!(c>d))return P;let N=y?s("Yet the best running beam, {numbers}, was above the worst \
of them, {worst}.",b):s("Yet the best continuation of the step, {numbers}, was above the worst of them, {worst}.",b);return`${P} ${N}`}cutOffWords({start:e,maxNew:n},{
step:o}){if(o-e>=n)return z(e+n,"The length limit of {count} token was reached.","The length limit of {count} tokens was reached.");let r=(this.log.finished?this.
log.finished.sequences:[]).find(({stop_reason:i})=>!["eos","length","unfinished"].includes(i));return r?s("Every continuation met a stopping criterion ({reason}\
).",{reason:ke(r.stop_reason)[0]}):s("Every continuation met a stopping criterion.")}};function Qd({stop:t,prompts:e},n,o){return n?t?s("after step {step}",{step:t.
step}):o?s("goes on past step {step}",{step:Hn({prompts:e})}):s("not yet"):t?s("not exact: about step {step}",{step:t.step}):s("not exact")}function eh({group:t,
stop:e},n){if(t===null)return[];let o={group:Ne(t),step:e&&e.step};return[n&&e?s("Group {group}, after step {step}:",o):s("Group {group}:",o)]}function ji(t,e){let o=S=>t.querySelector(".gp-"+S),[r,i,a,c,d]=["slide","power","rule","own-again","of-prompt"].map(o),[m,w,b]=["formula","honest","rest"].map(
o),y=new Xn(o("hypothesis-table"),e),P=new eo(t,e),N=new Qn(t,e),v={},O=new Map;for(let[S,L]of Yt)a.append(l("option","",L,{value:JSON.stringify(S)}));r.addEventListener(
"input",()=>M({lengthPenalty:Number(r.value)})),i.addEventListener("input",()=>{Number.isFinite(i.valueAsNumber)&&M({lengthPenalty:i.valueAsNumber})}),i.addEventListener(
"change",()=>e.usesBeams&&A(T(ys(e)),!0)),a.addEventListener("change",()=>M({earlyStopping:JSON.parse(a.value)})),c.addEventListener("click",()=>{v={},p(),r.focus()}),
d.addEventListener("change",()=>p());function M(S){v={...v,...S},p()}let T=S=>({...S.own,...v});function A(S,L=!1){Number(r.value)!==S.lengthPenalty&&(r.value=S.
lengthPenalty),(L||document.activeElement!==i)&&(i.value=Mt(S.lengthPenalty)),a.value=JSON.stringify(S.earlyStopping)}function k(S){return L=>{let C=JSON.stringify(
L),W=O.get(C);if(W)return W;let I=Ei(S,L);return I.stop&&O.set(C,I),I}}function h(S){return{stop:e.finished?{step:0,why:""}:null,prompts:S.prompts.map(({finished:L})=>({
kept:L.map(C=>({node:C,score:C.beam.final_score})),pools:[{group:null,stop:null,weighed:null,exact:!0}]}))}}function p({onlySelection:S=!1,anew:L=!1}={}){let C=ys(
e),W=!!(e.finished||e.failed),I=u(C.prompts.length),R=k(C),q=C.together!==null&&Li(C,R(C.own),!!e.finished),j=q?T(C):C.own,F=q?R(j):h(C),H=q?R(C.own):F,Y=q&&!Xt(
j,C.own),Q=$i(C,I,F,j,W),ee=Y?new Map(H.prompts[I].kept.map(({node:ie},ge)=>[ie,ge])):null;if(y.draw(Q.slice(0,40),ee,C),b.hidden=Q.length<=40,_(b,z(Q.length-40,
"and {count} more, with a lower score","and {count} more, with lower scores")),S)return;for(let ie of["what-if","stopping"])o(ie).hidden=!q;o("greedily").hidden=
!1,A(j,L),c.hidden=!Y,_(c,s("Back to the run’s own: {power}, {early}",{power:Mt(C.own.lengthPenalty),early:Ls(C.own.earlyStopping)}));let se=Q.filter(({place:ie})=>ie!==
null);_(o("counts"),f(Q,se)),_(o("scored"),s("sum / length ^ {power}",{power:Mt(j.lengthPenalty)})),m.setAttribute("aria-live",Y?"polite":"off"),_(m,g(se[0],j)),
x(q?$(F,H,I,C,j,W):E(C)),q&&P.draw(C,I,R,j,W),N.draw(C,I,H)}function u(S){return o("of-prompts").hidden=S<2,d.options.length!==S&&d.replaceChildren(...Array.from(
{length:S},(L,C)=>l("option","",s("prompt {number}",{number:C+1}),{value:C}))),Math.max(0,d.selectedIndex)}function f(S,L){let C=S.filter(({state:I})=>I==="runn\
ing").length,W=S.filter(({state:I})=>I==="returned").length;return[s("{count} ended",{count:B(S.length-C)}),s("{count} kept",{count:B(L.length)}),...C?[s("{coun\
t} running",{count:B(C)})]:[],...W?[z(W,"{count} output","{count} outputs")]:[]].join(", ")}function g(S,{lengthPenalty:L}){if(!S)return s("No text is kept yet.");
let{node:C,score:W}=S,I={sum:V(Se(C)),length:C.length,power:Mt(L),score:V(W,4)};return s("The best: score = sum / length ^ length_penalty = {sum} / {length} ^ {\
power} = {score}",I)}function x(S){w.hidden=!S,_(w,S)}function E(S){return S.prompts.every(({steps:L,given:C})=>L.length===C)?s("The search has not begun: all t\
okens so far were given."):S.together===null?s("This decoding loop has its own rules: the texts are shown as they were recorded."):s("The recording does not fol\
low the rules of this search, so it does not tell what other settings would give.")}function $(S,L,C,W,I,R){let q=Math.max(1,...W.prompts.map(({steps:Y})=>Y.length-
W.start)),j=q**I.lengthPenalty;if(!Number.isFinite(j)||j===0)return s("{length} ^ {power} is too large or too small for a floating-point number: the search itse\
lf would fail.",{length:q,power:Mt(I.lengthPenalty)});let F=S.prompts[C].pools.filter(({exact:Y})=>!Y);if(F.length){let Y=F.map(({group:Q})=>Ne(Q)).join(", ");return z(
F.length,"Not exact: an earlier group would have stopped at another step, and the padding that a stopped group writes changes the diversity penalty of group {gr\
oups}.","Not exact: an earlier group would have stopped at another step, and the padding that a stopped group writes changes the diversity penalty of groups {gr\
oups}.",{groups:Y})}if(Xt(I,W.own))return"";if(!S.stop){if(!R)return"";let Y=Hn(S);return W.together?s("With these settings the search would have gone on past s\
tep {step}, where the recording ends: this ranks what is known so far.",{step:Y}):s("With these settings the search would have gone on past step {step}, where t\
he recording of a group ends: this ranks what is known so far.",{step:Y})}let{step:H}=S.stop;return L.stop?H<L.stop.step?s("With these settings the search would\
 have stopped after step {step}, not {own}: what ended later does not count.",{step:H,own:L.stop.step}):"":s("With these settings the search would have stopped \
after step {step}: what ended later does not count.",{step:H})}return S=>{if(S.run&&(v={},O=new Map,d.replaceChildren()),(S.run||S.searched)&&(P.asked=N.isAsked=
null),t.hidden=!e.usesBeams,t.hidden)return;let L=e.hideFrom!==null;if(o("untold").hidden=!L,o("found").hidden=L,o("counts").hidden=L,L)return;let{run:C,steps:W,
status:I,selection:R,searched:q}=S;C||W||I||q?p({anew:C}):R&&p({onlySelection:!0})}}var th=["token_id","text","piece","logprob","raw_logprob","entropy"],$s=class extends Ot{constructor(e,n){super(),this.group=e,this.number=n}changed(e){super.changed(
e),this.group&&this.group.entryChanged(this.number,e)}},to=class extends It{constructor(e){super(["run","steps","status","measured","found","lanes","pair","unit"]),
this.name=e,this.lanes=null,this.turn=void 0,this.fresh=new Set,this.unit="bits",this.clear(null)}clear(e){this.header=e,this.showMetrics(),this.done=null,this.
apart=null,this.found=null,this.charts={},this.asking=null,this.pair=[0,1],this.fresh.clear(),this.groups=(e?e.groups:[]).map((n,o)=>({...n,number:o,entries:[],
shown:0,told:{values:{},each:{}},values:{},each:{}})),this.entries=(e?e.entries:[]).map(({group:n,seed:o},r)=>{let i=e.kind==="lanes"?Object.assign(new $s(this,
r),{unit:this.unit}):null,a={number:r,group:n,seed:o,log:i,begun:!1,tokens:[],ended:null};return this.groups[n].entries.push(a),a});for(let n of this.kinds)this.
changed(n)}get running(){return!!(this.header&&!this.done)}feedRun(e,n){n!==this.turn&&(this.position=0),this.turn=n,this.feed(e)}read(e){let n=Object.hasOwn(Bi,
e.type)&&Bi[e.type];if(!n)throw new Error("unknown line "+e.type);n(this,e)}entryChanged(e,n){this.fresh.add(e),this.changed(n==="status"?"status":"steps")}flush(){
this.changes.entries=this.fresh,this.fresh=new Set,super.flush()}subscribe(e,n){super.subscribe(e,o=>n({entries:new Set(this.entries.keys()),...o}))}setPair(e,n){
this.pair=[e,n],this.changed("pair")}shownOf(e){let{entries:n,shown:o}=this.groups[e];return n[o]}showEntry(e,n){this.groups[e].shown=n,this.changed("pair")}setLanes(e){
this.lanes=e,this.changed("lanes")}setAsking(e,n){this.asking={question:e,titles:n};for(let o of["steps","status","measured","found"])this.changed(o)}answered(e){
return!!this.found&&this.found.question===e&&(!this.asking||this.asking.question===e)}setUnit(e){this.unit=e,this.showMetrics(),this.groups.forEach(n=>this.showMeasured(
n));for(let{log:n}of this.entries)n&&(n.unit=e);for(let n of["unit","measured"])this.changed(n)}showMetrics(){let e=this.header?this.header.metrics:[];this.metrics=
e.map(n=>n.unit==="nats"?{...n,unit:this.unit}:n),this.inNats=new Set(e.filter(({unit:n})=>n==="nats").map(({name:n})=>n))}showMeasured(e){let n=(r,i)=>this.inNats.
has(r)&&Number.isFinite(i)?Oe(i,this.unit):i,o=(r,i)=>Object.fromEntries(Object.entries(r).map(([a,c])=>[a,i(a,c)]));e.values=o(e.told.values,n),e.each=o(e.told.
each,(r,i)=>i.map(a=>n(r,a)))}},Bi={Comparison(t,e){t.clear(e)},Of(t,{entry:e,event:n}){t.entries[e].log.read(n)},Begun(t,{entry:e,apart:n}){t.apart=n||null,t.entries[e].
begun=!0,t.entryChanged(e,"status")},Tokens(t,{entry:e,tokens:n}){for(let o of n)t.entries[e].tokens.push(Object.fromEntries(th.map((r,i)=>[r,o[i]])));t.entryChanged(
e,"steps")},Ended(t,{entry:e,text:n,stop_reason:o,failed:r}){t.entries[e].ended={text:n,stop_reason:o,failed:r},t.entryChanged(e,"status")},Measured(t,{group:e,
values:n,each:o}){t.groups[e].told={values:n,each:o||{}},t.showMeasured(t.groups[e]),t.changed("measured")},Found(t,{values:e,charts:n}){t.found=e,t.charts=n||{},
t.changed("found")},Done(t,{stopped:e,overtaken:n}){t.done={stopped:e,...n&&{overtaken:n}},t.changed("status")}};var zi={},Fi={},no=new Map,oo=new Map,As="bits";function Cs(t){return no.has(t)||no.set(t,Object.assign(new Ot,{unit:As})),no.get(t)}function Ps(t){return oo.has(
t)||oo.set(t,Object.assign(new to(t),{unit:As})),oo.get(t)}function Ns(t){As=t;for(let e of[...no.values(),...oo.values()])e.setUnit(t)}function nh(t,e,{log:n="\
main"}={}){Di(zi[t],t,e,Cs(n))}function oh(t,e,{group:n}){Di(Fi[t],t,e,Ps(n))}function Di(t,e,n,o){let r=n.querySelector(".gp-pane");if(!r||!t){console.error(`G\
eneration Playground: there is no pane “${e}” here.`);return}kr(r),Rr(r),o.subscribe(r,t(r,o))}function sh(t,e,n){Cs(t).feedRun(e||"",n)}function rh(t,e,n){
Ps(t).feedRun(e||"",n)}function Hi(t,e){zi=t,Fi=e;let n={mount:nh,feed:sh,chooseUnit:Ns,log:Cs,RunLog:Ot,mountGroup:oh,feedGroup:rh,group:Ps};window.GenerationPlayground=
n;let o=window.GenerationPlaygroundQueue||[],r=i=>{try{i(n)}catch(a){console.error("Generation Playground:",a)}};window.GenerationPlaygroundQueue={push:r},o.forEach(
r)}function Ki(t,e,{stepUnder:n,hover:o,leave:r}){t.addEventListener("pointermove",i=>{let a=n(i);a&&(i.buttons===1?e.selectStep(a):o(a))}),t.addEventListener("poi\
nterleave",r),t.addEventListener("click",i=>{let a=n(i);a&&e.selectStep(a)}),Ws(t,e)}function Ws(t,e){t.addEventListener("keydown",n=>{let o={ArrowRight:1,ArrowUp:1,
ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0};n.key==="Escape"&&e.selectStep(null),n.key in o&&(n.preventDefault(),e.walk(o[n.key]))})}function so(t,e,n,o,r=0){
e&&(t.setAttribute("aria-valuenow",String(e.isPrompt?e.index-r:e.index+1)),t.setAttribute("aria-valuemin",String(1-r)),t.setAttribute("aria-valuemax",String(n))),
t.setAttribute("aria-valuetext",o)}var ih=new Intl.NumberFormat("en-US",{maximumFractionDigits:2,minimumFractionDigits:2}),Gi=t=>ih.format(t),Ui={information:{unit:!0,write:Gi,look:{rangemode:"to\
zero"}},sum:{unit:!0,write:Gi,look:{}},share:{title:()=>s("probability"),write:D,look:{rangemode:"tozero",tickformat:".0%"}},count:{title:()=>s("tokens kept"),write:B,
look:{type:"log",dtick:1}},rank:{title:()=>s("rank"),write:B,look:{type:"log",dtick:1,autorange:"reversed"}}},qs=[["kept","solid"],["chosen","dash"],["accepted",
"dot"],["rejected","dashdot"],["bonus","longdash"],["text","4px,4px"],["before","12px,3px,2px,3px"],["focus","2px,7px"]].map(([t,e])=>({role:t,dash:e})),Vi=()=>({
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
"The rank of each looked-up token among all tokens before the processors: 1, the likeliest, is at the top."),of:t=>t.raw_rank||null}});var qe=(t,e={})=>({color:"var(--gp-muted)",gridcolor:"var(--gp-line)",linecolor:"var(--gp-line)",zeroline:!1,automargin:!0,title:{text:t,standoff:8,font:{size:13}},
...e}),ft=(t,e,n,o,r={})=>({data:e,layout:{font:{color:"var(--gp-text)",size:13,family:"system-ui, Segoe UI, Roboto, Helvetica Neue, Arial"},paper_bgcolor:"var(\
--gp-surface)",plot_bgcolor:"var(--gp-surface)",hoverlabel:{bgcolor:"var(--gp-raised)",bordercolor:"var(--gp-line)",font:{color:"var(--gp-text)"}},hovermode:"cl\
osest",margin:{l:52,r:18,t:28,b:44},height:300,showlegend:!1,xaxis:n,yaxis:o,meta:t,...r}});var ah={solid:"none",dash:"7 4",dot:"2 4",dashdot:"10 4 2 4",longdash:"14 5"},Ji=t=>ah[t]??t.replaceAll("px","").replaceAll(","," ");function Yi({series:t,of:e},n){
return t||[...n].slice(-qs.length).map(([o,r],i)=>({...qs[i],name:r,tip:s("The looked-up token {token}, id {id}.",{token:J(r),id:o}),value:a=>{let c=(a.watched||
[]).find(({token_id:d})=>d===o);return c?e(c):null}}))}function Xi({curve:t,series:e,steps:n,prompt:o,current:r,unit:i,factor:a}){let c=Ui[t.axis],d=o.length,m=M=>M.
index+1-(M.isPrompt?d+1:0),w=c.unit?a:1,b=(M,T,A)=>({type:"scatter",mode:T.length>400?"lines":"lines+markers",name:M.name,connectgaps:!1,hoverinfo:"text",x:T.map(
m),...ch(M,T,w,c,i),line:{color:`var(--gp-${M.role})`,width:2,dash:M.dash},marker:{color:`var(--gp-${M.role})`,size:4},opacity:A?.75:1}),y=e.flatMap(M=>[...d?[b(
M,o,!0)]:[],b(M,n,!1)]),P=Math.max(10,n.length),N=qe(s("token"),{range:[d?.5-d:.5,P+.5],showgrid:!1}),v=qe(c.unit?i:c.title(),c.look),O={label:s("{curve} along \
the text",{curve:t.name}),layout:{height:260,hovermode:"x",margin:{l:52,r:12,t:12,b:40},shapes:lh(d,r&&m(r))}};return ft(O.label,y,N,v,O.layout)}function ch(t,e,n,o,r){
let i=0,a=e.map(d=>{let m=ve(t.value(d));return t.sum?(i=i===null||m===null?null:i+m,i===null?null:i*n):m===null?null:m*n}),c=a.map((d,m)=>d===null?"":s("{token\
} {series}: {value}",{token:J(e[m].chosen.text),series:t.name,value:`${o.write(d)}${o.unit?` ${r}`:""}`}));return{y:a,text:c}}function lh(t,e){let n={type:"line",
yref:"paper",y0:0,y1:1},o={type:"rect",xref:"x",x0:.5-t,x1:.5,yref:"paper",y0:0,y1:1,fillcolor:"var(--gp-raised)",line:{width:0},layer:"below"};return[...t?[o,{
...n,x0:.5,x1:.5,line:{color:"var(--gp-muted)",width:1,dash:"dot"}}]:[],...e===null?[]:[{...n,x0:e,x1:e,line:{color:"var(--gp-chosen)",width:1.5}}]]}var dh=150;function Zi(t,e){let n=$=>t.querySelector(".gp-"+$),[o,r,i,a,c]=["curve-chart","reading","unit","view","keys"].map(n),d=Vi(),m=new Map,w=0,b=-1/0,y=!1,
P=()=>d[a.value],N=()=>Yi(P(),m);function v(){let $=e.current();return $?Xe([],e.lastOf($)).added:[]}function O(){let $=Object.keys(d).filter(L=>d[L].series||m.
size);if($.length===a.options.length)return;let S=$.includes(a.value)?a.value:$[0];a.replaceChildren(...$.map(L=>l("option","",d[L].name,{value:L}))),a.value=S}
function M($){for(let S of $)for(let{token_id:L,text:C}of S.watched||[])m.set(L,C)}function T(){let $=[P().about,e.promptSteps.length?s("The prompt comes before\
 the text, on a shaded background."):""].filter(Boolean).join(" ");_(n("about"),$);let S=N(),L=JSON.stringify(S.map(({name:C,tip:W})=>[C,W]));c.dataset.key!==L&&
(c.dataset.key=L,c.replaceChildren(...S.map(A)))}function A({name:$,role:S,dash:L,tip:C}){let W=l("span","",null,{tabindex:"0","data-tip":C}),I=te("svg",""),R=te(
"line","");for(let[q,j]of Object.entries({width:26,height:8,"aria-hidden":"true"}))I.setAttribute(q,String(j));for(let[q,j]of Object.entries({x1:0,y1:4,x2:26,y2:4,
stroke:`var(--gp-${S})`,"stroke-dasharray":Ji(L)}))R.setAttribute(q,String(j));return I.append(R),W.append(I,P().of?oe($):$),W}function k(){let $=e.current(),S=$?
h($):s("The curve grows with the text.");_(r,S),so(r,$,v().length,$?S:s("no token yet"),e.promptSteps.length)}function h($){let S={number:$.index+1,token:J($.chosen.
text),facts:p($)};return $.isPrompt?s("Prompt token {number}, {token}: {facts}",S):s("Token {number}, {token}: {facts}",S)}function p($){if(P().of)return f($)||
s("no token was looked up here");if(a.value==="kept")return $.isPrompt?s("no processor takes part"):s("{kept} of {count} tokens kept",{kept:B(He($)),count:B($.distribution.
vocab)});if(a.value==="cumulative")return u($);let{surprisal:S,entropyBefore:L,entropyAfter:C}=xe($),[W,I,R]=[S,L,C].map(q=>ce(ve(q),e.unit));return $.isPrompt?
s("surprisal {surprisal}; entropy {entropy}",{surprisal:W,entropy:I}):s("surprisal {surprisal}; entropy {before} before, {after} after",{surprisal:W,before:I,after:R})}
function u($){let S=$.isPrompt?e.promptSteps:v(),L=S.slice(0,S.indexOf($)+1),C=N().filter(W=>W.value($)!==null).map(W=>{let I=L.map(q=>ve(W.value(q)));return`${I.
includes(null)?s("minus infinity"):ce(I.reduce((q,j)=>q+j,0),e.unit)} ${W.name}`});return s("log-probability so far {sums}",{sums:C.join(", ")})}function f($){return($.
watched||[]).map(S=>{let L={token:J(S.text),before:D(X(S.raw_logprob)),after:D(X(S.logprob)),rank:B(S.raw_rank||0)};return S.logprob===null?S.raw_rank?s("{token\
} {before} before (rank {rank}), removed after",L):s("{token} {before} before, removed after",L):S.raw_rank?s("{token} {before} before (rank {rank}), {after} af\
ter",L):s("{token} {before} before, {after} after",L)}).join("; ")}function g(){w=0,b=performance.now(),o.removeAttribute("aria-busy");let $=v(),S=$.length||e.promptSteps.
length?Xi({curve:P(),series:N(),steps:$,prompt:e.promptSteps,current:e.current(),unit:e.unit,factor:Oe(1,e.unit)}):void 0;pe(o,S,({x:L})=>{let C=L-1+(L<1?e.promptSteps.
length:0),W=L<1?e.promptSteps[C]:v()[C];W&&e.selectStep(W)})}function x(){w||!y||(o.setAttribute("aria-busy","true"),w=window.setTimeout(g,Math.max(0,b+dh-performance.
now())))}new IntersectionObserver(([{isIntersecting:$}])=>{y||!$||(y=!0,x())}).observe(t),Ws(r,e),i.addEventListener("change",()=>Ns(i.value)),a.addEventListener(
"change",E);function E(){T(),k(),x()}return $=>{$.unit&&(i.value=e.unit),$.run&&(m=new Map),M(v()),O(),E()}}var ea={probability:{scale:"prob",level:t=>t.probability*10,ends:["0%","100%"],meaning:()=>s("How likely the token was, after the processors.")},raw:{scale:"pro\
b",level:t=>t.rawProbability*10,ends:["0%","100%"],meaning:()=>s("How likely the model found the token, before the processors.")},rank:{scale:"heat",level:t=>Is[ta(
t)][1],meaning:()=>s("The rank among all tokens, the likeliest first. A bar beside the token shows it, too.")},surprisal:{scale:"heat",level:t=>t.surprisal/Math.
LN2,bits:[0,10],words:()=>[s("expected"),s("surprising")],meaning:()=>s("How unexpected the token was: minus the logarithm of its probability.")},uncertainty:{scale:"\
heat",level:t=>t.entropyBefore/Math.LN2*1.25,bits:[0,8],words:Qi,meaning:()=>s("How uncertain the model was before this token: the entropy of its distribution, \
before the processors.")},kl:{scale:"heat",level:t=>t.kl/Math.LN2,bits:[0,10],meaning:()=>s("How far two distributions lie apart: the Kullback-Leibler divergenc\
e.")},entropy:{scale:"heat",level:t=>t.entropyAfter/Math.LN2*1.25,bits:[0,8],words:Qi,meaning:()=>s("How open the choice was: the entropy after the processors.")}};
function Qi(){return[s("certain"),s("uncertain")]}var Is=[[1,0],[10,3],[100,6],[1e3,8],[1/0,10]],ta=({rank:t})=>Is.findIndex(([e])=>(t??1/0)<=e);function Zt(t,e,n){
let{scale:o,level:r}=ea[e],i=Math.round(Math.max(0,Math.min(10,r(n)||0)));t.style.backgroundColor=`var(--gp-${o}-${i})`,e==="rank"?t.dataset.rank=String(ta(n)):
delete t.dataset.rank}function mt(t,e,n){let{scale:o,ends:r,bits:i,words:a=()=>[],meaning:c}=ea[e];if(t.dataset.tip=c(),t.tabIndex=0,t.replaceChildren(),e==="ra\
nk"){Is.forEach(([N,v],O)=>{let M=l("span","gp-chip",N===1/0?s("beyond"):s("top {rank}",{rank:N}),{"data-rank":O});M.style.backgroundColor=`var(--gp-${o}-${v})`,
t.append(M)});return}let[d,m]=r||i.map(N=>`${n==="bits"?N:(N*Math.LN2).toFixed(1)} ${n}`),[w,b]=a(),y=(N,v)=>v?`${v}, ${N}`:N,P=l("span","gp-ramp",null,{"aria-h\
idden":"true"});for(let N=0;N<=10;N++){let v=l("i");v.style.backgroundColor=`var(--gp-${o}-${N})`,P.append(v)}t.append(l("span","",y(d,w)),P,l("span","",y(i?m.replace(
" ","+ "):m,b)))}var Rs=3,hh={sum:"logprob",token:"per_token",byte:"per_byte"},na=(t,e)=>t[hh[e]]??-1/0,js=({answers:t},e)=>t.map((n,o)=>o).sort((n,o)=>na(t[o],e)-na(t[n],e)),Qt=(t,e=3)=>U(
t)?V(t,e):"−∞";function Bs(t){let{answers:e}=t;if(e.length<2)return"";let n=["sum","token","byte"].map(c=>js(t,c)),[o,r,i]=n.map(([c])=>J(e[c].text.trim()));
return o!==r||o!==i?s("Which of these answers is the likeliest depends on the ranking: {sum} by sum, {token} per token, {byte} per byte.",{sum:o,token:r,byte:i}):
n.every(c=>c.join()===n[0].join())?s("The likeliest of these answers is {answer}; the ranking is the same by sum, per token and per byte.",{answer:o}):s("The li\
keliest of these answers is {answer}, by sum, per token and per byte; the order of the others changes.",{answer:o})}function sa({answers:t,total:e}){if(!U(e))return"";
let n=D(e);return z(t.length,"This answer has {share} of the probability.","Together these {count} answers have {share} of the probability; each share is of tha\
t part alone.",{share:n})}function ra({answers:t,overlaps:e,kind:n,unread:o},r,i){let a=[],c=(w,b="warning")=>a.push({kind:b,words:w});if(r&&!t.length&&c(s("Non\
e of the answers was read.")),!t.length)return a;n==="chat"&&c(s("Each answer begins the assistant’s turn."),"info"),n==="source"&&c(s("Each answer begins the\
 target."),"info");let d=new Set;for(let[w,b]of e)d.has(b)||(d.add(b),c(s("{long} begins with the tokens of {short}: whoever writes the one has written the othe\
r, so it adds nothing to the total, and these shares overlap.",{long:J(t[b].text.trim()),short:J(t[w].text.trim())})));let m=t.filter(({join:w})=>w&&!w.same);for(let{
text:w,join:b}of m.slice(0,Rs))c(ph(w,b));m.length>Rs&&c(z(m.length-Rs,"So is {count} other answer.","So are {count} other answers.")),r&&n!=="source"&&t.some(({
join:w})=>!w)&&c(s("How prompt and answer are split as one text is not known here."),"info");for(let w of r?o:[])c(uh(w,i(w)));return a}var oa=t=>t.map(J).join(
" ");function ph(t,{whole:e,read:n}){return s("{answer} is split in an unusual way: the model read {read}, but written as one text with the prompt it is {whole}\
. Check the space between them.",{answer:J(t.trim()),read:oa(n),whole:oa(e)})}function uh({text:t,failed:e},n){let o=s("{answer} is missing: it was not read, an\
d the shares are among the others.",{answer:J(t.trim())});return e&&!n?`${o} ${s(e.message)} ${s(e.fix)}`:o}function ia({token_id:t,text:e,logprob:n,rank:o,after:r,
removed_by:i},a){let c=[s("{token}, id {id}: log-probability {value}, probability {share}",{token:J(e),id:t,value:Qt(n),share:D(X(n))})];return o&&c.push(s("ran\
k {rank}",{rank:B(o)})),a&&c.push(fh(r,i)),`${c.join(", ")}.`}function fh(t,e){return U(t)?s("{share} after the processors",{share:D(X(t))}):s("removed by {proc\
essor}",{processor:e?Ce(e)[0]:s("a processor")})}var aa=({tokens:t})=>t.find(({after:e})=>!U(e));var ca=400;function la(t,e){let n=M=>t.querySelector(".gp-"+M),o=[...t.querySelectorAll("[data-by]")],r="sum";for(let M of o)M.addEventListener("click",()=>{r=M.
dataset.by,O()});let i=()=>e.found&&e.found.question==="choices",a=()=>[[s("share"),gh[r]()],[s("log P"),s("The sum of the log-probabilities of its tokens, in n\
ats, before the logits processors; below it the probability."),"sum"],[s("per token"),s("log P divided by the number of tokens."),"token"],[s("per byte"),s("log\
 P divided by the bytes of the answer in UTF-8, without the space before it: acc_bytes of lm-evaluation-harness. Its acc_norm divides by characters."),"byte"],[
s("perplexity"),s("exp of minus the mean per token.")],[s("after processors"),s("log P after the logits processors: what these knobs leave of it.")]];function c([
M,T,A]){let k=l("th","",null,{scope:"col",...A===r&&{"aria-sort":"descending"}});return k.append(l("span","",M,{tabindex:0,"data-tip":T})),k}function d(M,T,A){let k=l(
"tr"),h=l("th","",null,{scope:"row",dir:"auto"});for(let p of M.tokens){let u=l("span","gp-token",null,{tabindex:0});Ge(u,p);let f=u.querySelector(".gp-ink");f.
style.backgroundColor=`var(--gp-prob-${Math.round(X(p.logprob)*10)})`,we(u,()=>ia(p,A.length>0)),h.append(u)}return k.append(h,w(M),m(Qt(M.logprob),D(X(M.logprob)))),
k.append(m(Qt(M.per_token)),m(Qt(M.per_byte)),m(mh(M.perplexity))),A.length&&k.append(b(M)),e.canAsk&&k.append(y(M,T)),k}function m(M,T=""){let A=l("td","",M);return T&&
A.append(l("small","",T)),A}function w({shares:M}){let T=l("td","gp-share-cell"),A=M&&M[r],k=l("span","gp-share",null,{"aria-hidden":"true"});return k.append(l(
"i")),ne(k.firstChild,"width",A||0),T.append(l("span","",U(A)?D(A):"…"),k),T}function b(M){if(U(M.after))return m(Qt(M.after),D(X(M.after)));let{text:T,removed_by:A}=aa(
M),k=l("td","gp-removed",`✕ ${s("removed")}`);return k.append(l("small","",s("{token} by {processor}",{token:J(T),processor:A?Ce(A)[0]:s("a processor")}))),k}
function y({text:M},T){let A=l("td"),k=l("button","gp-button",s("Open"),{type:"button","aria-label":s("Open the run of {answer}",{answer:J(M.trim())})});return k.
addEventListener("click",()=>e.ask({type:"open",entry:T})),A.append(k),A}function P(M){let{answers:T,entries:A,processors:k}=M,h=l("table","gp-answers");h.append(
l("caption","gp-hidden",s("The answers to {prompt}, the likeliest first",{prompt:J(M.prompt)})));let p=l("tr");p.append(l("th","",s("answer"),{scope:"col"}),...a().
slice(0,k.length?6:5).map(c)),e.canAsk&&p.append(l("td"));let u=l("tbody");return u.append(...js(M,r).map(f=>d(T[f],A[f],k))),h.append(l("thead"),u),h.tHead.append(
p),h}function N(){let M=l("section","gp-block"),T=l("h3","gp-block-head");return T.append(l("span","gp-block-model")," ",l("bdi","gp-block-prompt")),M.append(T,
l("p","gp-verdict"),l("p","gp-note gp-total"),l("div","gp-wide",null,{tabindex:0,role:"group"}),l("ul","gp-choice-notes")),M}function v(M,T){let[A,k,h,p,u]=M.children,
f=[...T.prompt];_(A.firstChild,T.model),_(A.lastChild,f.length?f.slice(0,ca).join("")+(f.length>ca?"…":""):s("(empty)"));let g=U(T.total);_(k,g?Bs(T):""),_(h,
sa(T)),p.setAttribute("aria-label",s("The answers to {prompt}, the likeliest first",{prompt:J(T.prompt)}));let x=!!e.done,E=JSON.stringify([r,e.canAsk,x,T]);if(M.
dataset.key===E)return;M.dataset.key=E;let $=p.contains(document.activeElement);p.replaceChildren(...T.answers.length?[P(T)]:[]),$&&p.focus();let S=({entry:L})=>!!(e.
entries[L]&&e.entries[L].ended&&e.entries[L].ended.failed);u.replaceChildren(...ra(T,x,S).map(({kind:L,words:C})=>l("li","gp-note",C,{"data-kind":L}))),G(u,u.childElementCount>
0)}function O(){let M=e.found;for(let A of o)A.setAttribute("aria-pressed",String(A.dataset.by===r));_(n("missing"),Ee(e,M));let T=Z(n("blocks"),M.blocks.length,
N);M.blocks.forEach((A,k)=>v(T[k],A)),mt(n("scale"),"raw",e.unit),e.done&&M.blocks.length===1&&_(n("told"),Bs(M.blocks[0]))}return M=>{t.hidden=!i(),!t.hidden&&
(M.found||M.status)&&O()}}var mh=t=>t>=1e3?B(Math.round(t)):U(t)?V(t,2):"∞",gh={sum:()=>s("The softmax of the sums: how probable the answer is if it must be o\
ne of these."),token:()=>s("The softmax of the means per token: a weight for the ranking, no probability of a text."),byte:()=>s("The softmax of the means per b\
yte: a weight for the ranking, no probability of a text.")};var da=new WeakMap;function Me(t){let e=da.get(t)||[],[n]=t.lines(),{keep:o,added:r}=Xe(e,n?n.last:null);e.length=o;for(let i of r)e.push(i);return da.set(t,e),
e}function Je({groups:t,pair:[e,n]}){if(t.length<2)return null;let o=t[e]?e:0,r=t[n]&&n!==o?n:+(o===0);return[o,r]}function Ie({groups:t,lanes:e},n){let{id:o,label:r}=t[n];
if(!e)return r;let i=e.find(a=>a.id===o);return i?i.label:s("{lane} (removed)",{lane:r})}var ro=({groups:t},e,n)=>ha(t[e].model)===ha(t[n].model);function ha(t){
let[e,n=""]=t.split("?");return`${e}?${n.split("&").find(o=>o.startsWith("revision="))||""}`}function io(t,e,n){let o=[e,n].map(a=>Me(t.shownOf(a).log)),r=ro(t,
e,n)?wh(...o):bh(...o),i=o.map((a,c)=>r[c]>=a.length);return i[0]&&i[1]?{kind:"same",at:r,shorter:null}:i[0]||i[1]?{kind:"shorter",at:r,shorter:i[0]?0:1}:{kind:"\
apart",at:r,shorter:null}}function wh(t,e){let n=Math.min(t.length,e.length),o=0;for(;o<n&&t[o].chosen.token_id===e[o].chosen.token_id;)o+=1;return[o,o]}var pa=({
piece:t})=>t??"\0";function bh(...t){let[e,n]=t.map(i=>i.map(pa).join("")),o=Math.min(e.length,n.length),r=0;for(;r<o&&e[r]===n[r];)r+=1;return t.map(i=>kh(i,r))}
function kh(t,e){let n=0,o=0;for(;o<t.length&&(n+=pa(t[o]).length)<=e;)o+=1;for(;o>0&&o<t.length&&t[o-1].piece==="";)o-=1;return o}var kn=(t,e=t.length)=>t.slice(
0,e).map(({piece:n})=>n??"").join("");function ua(t,e=60){let n=Array.from(t);return n.length<=e?t:"…"+n.slice(-e).join("")}var de=t=>$n(t)?s(t):String(t);var fa=typeof Intl.Segmenter=="function"?new Intl.Segmenter(void 0,{granularity:"word"}):null;function ma(t){let e=fa?[...fa.segment(t)].map(({segment:r})=>r):t.
match(/\s+|[\p{L}\p{M}\p{N}_]+|./gsu)||[],n=[],o="";for(let r of e)r.trim()?(n.push({space:o,word:r}),o=""):o+=r;return o&&n.push({space:o,word:""}),n}function ga(t,e){
let n=[t,e].map(b=>b.map(({word:y})=>y)),[o,r]=n,i=Math.min(o.length,r.length),a=0;for(;a<i&&o[a]===r[a];)a+=1;let c=0;for(;c<i-a&&o.at(-1-c)===r.at(-1-c);)c+=1;
let d=n.map(b=>b.map((y,P)=>P<a||P>=b.length-c)),m=n.map(b=>b.slice(a,b.length-c)),w=m.some(b=>b.length>1200);for(let[b,y]of yh(...m.map(P=>P.slice(0,1200))))d[0][a+
b]=d[1][a+y]=!0;return{kept:d,shared:d[0].filter((b,y)=>b&&o[y]).length,cut:w}}function yh(t,e){let n=e.length+1,o=new Uint16Array((t.length+1)*n);for(let i=t.length-
1;i>=0;i--)for(let a=e.length-1;a>=0;a--){let c=i*n+a;o[c]=t[i]===e[a]?o[c+n+1]+1:Math.max(o[c+n],o[c+1])}let r=[];for(let i=0,a=0;i<t.length&&a<e.length;)t[i]===
e[a]?r.push([i++,a++]):o[(i+1)*n+a]>=o[i*n+a+1]?i+=1:a+=1;return r}function wa(t,e){let r=t.querySelector(".gp-texts"),i="",a=0,c=-1/0;function d(y){let P=l("div","gp-text-side"),N=l("h3","gp-side-name"),v=l("p","gp-side-text",
null,{dir:"auto"});return P.append(N,v),r.append(P),{head:N,body:v,tag:y}}let m=["del","ins"].map(d);function w({body:y,tag:P},N,v){let O=[],M="",T=!1,A=()=>{M&&
O.push(T?l(P,"",M):M),M=""};N.forEach(({space:k,word:h},p)=>{let u=!v[p]&&!!h;u!==T?!u||!M?(A(),T=u,M=k+h):(M+=k,A(),T=!0,M=h):M+=k+h}),A(),y.replaceChildren(...O)}
function b(y){clearTimeout(a),a=0,c=performance.now();let P=y.map(k=>ma(kn(Me(e.shownOf(k).log)))),{kept:N,shared:v,cut:O}=ga(...P);m.forEach((k,h)=>w(k,P[h],N[h]));
let[M,T]=P.map(k=>k.filter(({word:h})=>h).length),A=t.querySelector(".gp-alike");G(A,M+T>0),M+T&&(_(t.querySelector(".gp-share"),s("{share} in common",{share:D(
2*v/(M+T))})),_(t.querySelector(".gp-formula"),s("2 × {shared} shared words / ({one} + {other})",{shared:B(v),one:B(M),other:B(T)}))),G(t.querySelector(".gp-cu\
t"),O),_(t.querySelector(".gp-cut"),s("The texts are very long: only {count} words of each, after their common beginning, are compared. What follows counts as d\
ifferent.",{count:B(1200)}))}return()=>{let y=e.header&&e.header.kind==="lanes"?Je(e):null,P=y?y.map(T=>Me(e.shownOf(T).log)):[];if(t.hidden=!P.some(T=>T.length),
t.hidden)return;let N=y.map(T=>Ie(e,T)),v=JSON.stringify([N,...P.map(T=>kn(T))]);if(v===i&&(!a||e.running))return;i=v,_(t.querySelector(".gp-pair"),s("{one} and\
 {other}, word by word",{one:N[0],other:N[1]})),m.forEach(({head:T},A)=>fe(T,`${N[A]} ${de(e.groups[y[A]].title)}`,{plain:!0}));let M=P[0].length*P[1].length>2e5&&
e.running?c+500-performance.now():0;M<=0?b(y):a||=setTimeout(()=>b(Je(e)),M)}}function ba(t,e){let o=[4,5e-4],r=t.querySelector(".gp-said"),i=t.querySelector(".gp-models"),a=t.querySelector(".gp-sides-box"),c=t.querySelector(".gp-sides"),
d=[t.querySelector(".gp-one"),t.querySelector(".gp-other")];function m(){for(let h of d)h.replaceChildren(...e.groups.map(({title:p},u)=>l("option","",`${Ie(e,u)}\
 ${de(p)}`,{value:u})))}d.forEach((h,p)=>h.addEventListener("change",()=>{let u=Je(e),f=Number(h.value),g=f===u[1-p]?u[p]:u[1-p];e.setPair(...p?[g,f]:[f,g])}));
let w=({log:h})=>!!(h.finished||h.failed||e.done);function b(h,{kind:p,at:u,shorter:f}){let[g,x]=h.map(W=>Ie(e,W)),[E,$]=h.map(W=>e.shownOf(W)),S=[E,$].map(({log:W})=>Me(
W));if(!S[0].length||!S[1].length)return[s("{one} and {other} have no tokens to compare yet.",{one:g,other:x})];if(p==="same")return w(E)&&w($)?[z(u[0],"{one} a\
nd {other} never diverge: both wrote the same {count} token.","{one} and {other} never diverge: both wrote the same {count} tokens.",{one:g,other:x})]:[z(u[0],"\
{one} and {other} have written the same so far: {count} token.","{one} and {other} have written the same so far: {count} tokens.",{one:g,other:x})];if(p==="shor\
ter"){let[W,I]=f?[x,g]:[g,x];if(!w(f?$:E))return[s("{one} and {other} have written the same so far; {long} is ahead.",{one:g,other:x,long:I})];let{finished:R}=(f?
$:E).log,q=z(u[f],"{count} token","{count} tokens"),j=v(S[1-f][u[1-f]].chosen.text),F=R&&R.sequences.length&&ke(R.sequences[0].stop_reason)[0];return[F?s("{shor\
t} ended after {tokens}: {reason}.",{short:W,tokens:q,reason:F}):s("{short} ended after {tokens}.",{short:W,tokens:q})," ",...he(s("{long} begins with the same \
text and continues with {token}."),{long:I,token:j})]}let[L,C]=S.map((W,I)=>W[u[I]]);return[...y([g,x],u,kn(S[0],u[0]))," ",...P(g,L)," ",...P(x,C)]}function y([
h,p],u,f){if(!f)return[s("They diverge at the first token.")];let[g,x]=u.map($=>B($+1));return[g===x?s("They diverge at token {number}.",{number:g}):s("They div\
erge at token {a} of {one} and token {b} of {other}.",{a:g,b:x,one:h,other:p})," ",...he(s("Both had written {text}."),{text:v(ua(f))})]}let P=(h,p)=>he(p.given?
s("{lane} was given {token} ({odds})."):s("{lane} chose {token} ({odds})."),{lane:h,token:v(p.chosen.text),odds:N(p)}),N=h=>h.chosen.logprob===null?dt(h.chosen):
D(xe(h).probability);function v(h){let p=l("span","gp-quote");return p.append(...he(s("“{text}”"),{text:oe(h,"gp-strong")})),p}function O(h){let p=l("p");p.
append(...h),p.textContent!==r.textContent&&r.replaceChildren(...p.childNodes)}function M(h,p){let u=new Map;return h.forEach(({chosen:g,distribution:x},E)=>{for(let $ of[
...x.candidates,g]){let S=p?$.token_id:$.text;u.has(S)||u.set(S,{label:$.text,sides:[null,null],most:0});let L=u.get(S);L.sides[E]||(L.sides[E]={candidate:$,isChosen:$.
token_id===g.token_id},L.most=Math.max(L.most,X($.logprob),X($.raw_logprob)))}}),[...u.values()].sort((g,x)=>x.most-g.most).filter(({sides:g,most:x},E)=>E<10&&(E<
o[0]||x>=o[1])||g.some($=>$&&$.isChosen))}function T(){let h=l("tr"),p=l("th","",null,{scope:"row"});return p.append(l("bdi","gp-word")),h.append(p,...[0,1].map(
()=>{let u=l("td"),f=l("div","gp-side"),g=l("span","gp-tracks");g.append(l("i","gp-bar gp-after"),l("i","gp-bar gp-before"));let x=l("span","gp-values");return x.
append(l("span"),l("small")),f.append(l("span","gp-sign"),g,x),u.append(f),u})),h}function A(h,p,u,f){let[g,x,E]=h.firstChild.children,[$,S]=p?[p.candidate.logprob,
p.candidate.raw_logprob].map(X):[0,0],L=!!p&&p.candidate.logprob===null,C=!!p&&p.isChosen;ae(h,[C&&"gp-chosen",L&&"gp-removed",!p&&"gp-unlisted"].filter(Boolean).
join(" ")),_(g,C?"▶":L?"✕":""),ne(x.children[0],"width",$/u),ne(x.children[1],"width",S/u),_(E.children[0],p?L?"":D($):"–"),_(E.children[1],p?D(S):"");let W=p?
[C&&s("chosen"),L?dt(p.candidate):D($),s("{share} before the processors",{share:D(S)})].filter(Boolean).join(", "):s("not recorded");K(h,{"aria-label":`${f}: ${W}`,
title:L?dt(p.candidate):""})}function k(h,p){let u=M(p,ro(e,...h)),f=u.flatMap(S=>S.sides).filter(Boolean),g=f.every(({candidate:S})=>S.logprob===S.raw_logprob),
x=Math.max(1e-9,...f.flatMap(({candidate:S})=>[X(S.logprob),X(S.raw_logprob)]));a.classList.toggle("gp-plain",g),G(t.querySelector(".gp-before-key"),!g),G(t.querySelector(
".gp-removed-key"),f.some(({candidate:S})=>S.logprob===null)),G(t.querySelector(".gp-unlisted-key"),f.length<2*u.length);let E=Z(c.tBodies[0],u.length,T);u.forEach(
({label:S,sides:L},C)=>{let[W,...I]=E[C].cells;fe(W.firstChild,S),I.forEach((R,q)=>A(R,L[q],x,Ie(e,h[q])))});let $=c.tHead.rows[0].cells;h.forEach((S,L)=>{let{title:C}=e.
groups[S],{entropyAfter:W}=xe(p[L]);fe($[L+1],s("{lane}, entropy {entropy}",{lane:`${Ie(e,S)} ${de(C)}`,entropy:ce(W,e.unit)}),{plain:!0})})}return h=>{let p=e.
header&&e.header.kind==="lanes"?Je(e):null;if(t.hidden=!p,!p)return;(h.run||h.lanes)&&m(),d.forEach(($,S)=>{$.value=p[S]});let u=io(e,...p);O(b(p,u));let[f,g]=p.
map($=>Ie(e,$)),x=ro(e,...p);G(i,!x),x||_(i,s("{one} and {other} run on different models, so they are compared by text, not by token ids; tokens with the same t\
ext share a row.",{one:f,other:g}));let E=u.kind==="apart"?p.map(($,S)=>Me(e.shownOf($).log)[u.at[S]]):null;G(a,!!E),E&&k(p,E)}}var zs=5,vh=.9;function Sh(t){if(!t.length)return null;let e=[...t].sort((a,c)=>a-c),n=e.length,[o,r,i]=[0,0,2/2**n];for(;o<Math.floor(n/2)&&(r+=i,!(o>0&&r>1-vh));)
i*=(n-o)/(o+1),o+=1;return o=Math.max(0,o-1),{median:An(e),low:e[o],high:e[n-1-o]}}function Fs(t,e){if(t.length<zs)return"few";let{low:n,high:o}=Sh(t);return n>
e?"above":o<e?"below":"open"}function ka(t,e=!0){let n=([i,a])=>U(i)&&U(a),o=(i,a)=>Fs(i.map((c,d)=>[c,a[d]]).filter(n).map(([c,d])=>c-d),0),r=t.findIndex((i,a)=>t.
length>1&&t.every((c,d)=>a===d||o(i,c)===(e?"above":"below")));return r<0?null:r}function ya(t,e){let n=e.filter(({values:d})=>Number.isFinite(d[t.name])),o=({values:d})=>d[t.name];if(!n.length)return{low:null,high:null,best:null,level:()=>0,
scale:ao([]),flat:!0};let r=n.reduce((d,m)=>o(m)<o(d)?m:d),i=n.reduce((d,m)=>o(m)>o(d)?m:d),a=Le(t,o(r))===Le(t,o(i)),c=ao(a?[]:n.map(o));return{low:r,high:i,best:a?
null:Ds(t,e),level:d=>Math.round(c.share(d)*10),scale:c,flat:a}}function Ds(t,e){let n=e.filter(({values:c})=>Number.isFinite(c[t.name])),o=n.map(({each:c})=>c[t.
name]||[]);if(!t.better||o.some(({length:c})=>c!==o[0].length))return null;let r=ka(o,t.better==="more"),i=r!==null&&n[r].values[t.name],a=c=>t.better==="more"?
c<i:c>i;return r!==null&&n.every(({values:c},d)=>d===r||a(c[t.name]))?n[r]:null}function ao(t){let e=[...new Set(t)].sort((d,m)=>d-m),[n,o]=[e[0],e.at(-1)],r=d=>m=>o>
n?(d(m)-d(n))/(d(o)-d(n)):0,i=d=>e.some(m=>e.filter(w=>w>=m&&d(w)-d(m)<.1).length>Math.max(1,e.length/2)),a=d=>e.length>1?e.indexOf(d)/(e.length-1):0,c=[{name:"\
linear",share:r(d=>d)},...n>0?[{name:"log",share:r(Math.log)}]:[],{name:"order",share:a}];return c.find(({share:d})=>!i(d))||c.at(-1)}function Qe(t,{each:e}){let n=(e[t.
name]||[]).filter(U);if(n.length<2)return"";let[o,r]=[Math.min(...n),Math.max(...n)].map(i=>Le(t,i));return o===r?"":s("{low} to {high}",{low:o,high:r})}var en=t=>t.
better==="less"?"heat":"prob";function Le(t,e,{unit:n=!1}={}){if(!Number.isFinite(e))return"–";let o=e.toLocaleString("en-US",{minimumFractionDigits:t.digits,
maximumFractionDigits:t.digits});return n&&t.unit?`${o} ${s(t.unit)}`:o}var Hs=10;function xa({axes:[t,e],metric:n,heat:o,at:r}){let i=e.values.map((N,v)=>t.values.map((O,M)=>r(v,M))),a=N=>i.map((v,O)=>v.map((M,T)=>N(M,O,T))),c=N=>N.
values[n.name],d=N=>Le(n,c(N))+(o.best===N?" ★":""),m=(N,v,O)=>{let M=Qe(n,N);return`${t.knob} ${t.values[O]}, ${e.knob} ${e.values[v]}: ${d(N)}${M?` (${M})`:
""}`},w=Array.from({length:Hs+1},(N,v)=>[v/Hs,`var(--gp-${en(n)}-${v})`]),b={type:"heatmap",x:t.values,y:e.values,colorscale:w,zmin:0,zmax:Hs,showscale:!1,xgap:2,
ygap:2,z:a(N=>Number.isFinite(c(N))?o.level(c(N)):null),text:a(d),texttemplate:"%{text}",hovertext:a(m),hoverinfo:"text"},y=Math.min(760,Math.max(220,96+42*e.values.
length)),P={type:"category",showgrid:!1};return ft(s("{metric} over {columns} and {rows}",{metric:s(n.title),columns:t.knob,rows:e.knob}),[b],qe(t.knob,{...P,side:"\
top"}),qe(e.knob,{...P,autorange:"reversed"}),{height:y,margin:{l:52,r:18,t:60,b:16}})}function va({knob:t,metric:e,points:n,wide:o}){let r=n.map(({label:v})=>v.trim()===""?NaN:Number(v)),i=r.every(Number.isFinite)?{linear:"linear",log:"log",order:"\
category"}[ao(r).name]:"category",a=n.map((v,O)=>({...v,x:i==="category"?v.label:r[O]}));i!=="category"&&a.sort((v,O)=>Number(v.x)-Number(O.x));let c=a.filter(({
value:v})=>Number.isFinite(v)),d=c.flatMap(({value:v,each:O})=>[v,...O]),m=o&&d.length>0&&Math.min(...d)>0,w=({label:v,value:O,range:M,best:T})=>`${v}: ${Le(e,O)}${M?
` (${M})`:""}${T?`, ${s("the best")}`:""}`,b={type:"scatter",mode:"lines+markers",cliponaxis:!1,connectgaps:!1,hoverinfo:"text",x:a.map(({x:v})=>v),y:a.map(({value:v})=>Number.
isFinite(v)?v:null),text:a.map(w),line:{color:"var(--gp-kept)",width:2},marker:{color:"var(--gp-kept)",size:10},error_y:{type:"data",symmetric:!1,color:"var(--g\
p-muted)",thickness:1.5,width:4,array:a.map(({value:v,each:O})=>O.length>1?Math.max(...O)-v:0),arrayminus:a.map(({value:v,each:O})=>O.length>1?v-Math.min(...O):
0)}},y={type:"scatter",mode:"text",hoverinfo:"skip",textposition:"top center",cliponaxis:!1,textfont:{color:"var(--gp-text)"},x:c.map(({x:v})=>v),y:c.map(({value:v})=>v),
text:c.map(({value:v,best:O})=>c.length<=12||O?Le(e,v)+(O?" ★":""):"")},P=s(e.title),N=`${P}${e.unit?` (${s(e.unit)})`:""}${m?`, ${s("logarithmic scale")}`:""}`;
return ft(s("{metric} over {knob}",{metric:P,knob:t}),[b,y],qe(t,{type:i}),qe(N,m?{type:"log"}:{}))}function co(t,{metric:{meaning:e,formula:n,unit:o,live:r}}){let i=[o?s("In {unit}.",{unit:s(o)}):"",r?"":s("It is known when the runs of a cell have ended.")];t.
replaceChildren(`${s(e)} `,l("span","gp-formula",s(n)),...i.filter(Boolean).map(a=>` ${a}`))}function Sa(t,e,n){let{low:o,high:r,best:i,scale:a,flat:c}=n,d=e.metric,
m=e.group.groups.some(N=>Qe(d,N)),w=N=>N&&e.nameOf(N.number)+N.values[d.name],b=[d.name,w(o),w(r),i&&i.number,a.name,c,m].join();if(t.dataset.key===b||(t.dataset.
key=b,t.replaceChildren(),!o))return;let y=(N,v)=>{let O=l("span"),M=l("b","",Le(d,v.values[d.name],{unit:!0}));return O.append(...he(N,{value:M,cell:e.nameOf(v.
number)})),O};c?t.append(y(s("The same everywhere: {value}"),o)):t.append(y(s("lowest {value} at {cell}"),o),_h(en(d)),y(s("highest {value} at {cell}"),r));let P=[
a.name==="log"&&s("Coloured on a logarithmic scale."),a.name==="order"&&s("Coloured by rank, because some values are far from the rest."),m&&s("Small numbers: f\
rom the lowest to the highest of a cell’s seeds."),i&&(d.better==="more"?s("★ best: higher is better, seed by seed"):s("★ best: lower is better, seed by see\
d"))];t.append(...P.filter(Boolean).map(N=>l("span","",N)))}function _h(t){let e=l("span","gp-ramp",null,{"aria-hidden":"true"});for(let n=0;n<=10;n++){let o=l(
"i");o.style.backgroundColor=`var(--gp-${t}-${n})`,e.append(o)}return e}function _a(t,e,n,o){let r=e.view!=="heat"?void 0:e.isList?Oh(e,n):e.isSettled?Mh(e,n):void 0;
pe(t,r,i=>o(e.isList?e.inOrder[i.pointNumber].number:e.inRow(i.pointNumber[0])[i.pointNumber[1]].number))}function Oh(t,{best:e,scale:n}){let o=t.metric,[{knob:r,
values:i}]=t.axes,a=t.inOrder.map(c=>({label:i[c.place[1]],value:c.values[o.name],each:(c.each[o.name]||[]).filter(U),range:Qe(o,c),best:e===c}));return va({knob:r,
metric:o,points:a,wide:n.name!=="linear"})}function Mh(t,e){return xa({axes:t.axes,metric:t.metric,heat:e,at:(n,o)=>t.inRow(n)[o]})}var Eh={eos:"■",stop_string:"■",length:"⊣",max_time:"⊣",unfinished:"⊣",stopped:"◻",failed:"✕"},et=t=>Pn(Eh,t,"■"),tt=t=>t==="failed"?[s("an erro\
r"),s("ended in an error")]:ke(t),De=t=>(t.log?t.log.failed:t.ended&&t.ended.failed)||null,gt=t=>t.log?t.log.numTokens:t.tokens.length;function _e(t){return De(
t)?"failed":t.log?t.log.finished&&((t.log.finished.sequences[0]||{}).stop_reason||"stopped"):t.ended&&(t.ended.stop_reason||"stopped")}function tn(t){let e=_e(t);
return e?e==="failed"?"failed":e==="stopped"?"cut":"ended":(t.log?t.log.started:t.begun)?"decoding":"waiting"}function wt({tokens:t,ended:e},n=1/0){if(e&&e.text!==
null&&e.text!==void 0)return e.text.length>n?e.text.slice(0,n):e.text;let o="";for(let{piece:r}of t)if(o+=r??"",o.length>=n)break;return o}var Ks=({name:t})=>t==="ended";function lo(t,{values:e,each:n,entries:o},{unit:r=!1}={}){let i=e[t.name],a=(n[t.name]||(o.length===1?[i]:[])).filter(U);return!Ks(
t)||!a.length?Le(t,i,{unit:r}):s("{count} of {all}",{count:B(a.filter(Boolean).length),all:B(a.length)})}function Gs(t,e){let n=l("span","gp-stepper"),[o,r,i]=[l("button","","‹"),l("span"),l("button","","›")];n.append(o,r,i);let a=0,c=m=>w=>{w.stopPropagation(),
Us(t,a,m)};[[o,-1,s("The text of the previous seed")],[i,1,s("The text of the next seed")]].forEach(([m,w,b])=>{K(m,{type:"button","aria-label":b,tabindex:e}),m.
addEventListener("click",c(w))});function d(m){a=m;let{entries:w}=t.groups[m];n.hidden=w.length<2,_(r,`${w.indexOf(t.shownOf(m))+1}/${w.length}`)}return{box:n,draw:d}}
function Us(t,e,n){let{entries:o}=t.groups[e],r=o.indexOf(t.shownOf(e));t.showEntry(e,(r+n+o.length)%o.length)}function Oa(t,e,n){let o=v=>t.querySelector(".gp-\
whole"+v),r=o(""),i=Gs(e,0),a=l("span"),c=l("button","gp-button",s("Open as one run"),{type:"button"});o("-tools").append(i.box,a,c);let d=null;function m(v){let O=o(
"-text"),M=wt(v);O.childElementCount||O.append(l("span","gp-prompt"),l("span")),_(O.firstChild,e.header.prompt+(e.apart?`
`:"")),_(O.lastChild,M);let T=_e(v),A=gt(v),k=T?T!=="failed"&&`${et(T)} ${tt(T)[1]}`:A?s("still being written"):s("queued");_(o("-end"),[z(A,"{count} token","{c\
ount} tokens"),k].filter(Boolean).join(" · "))}function w(v){let O=De(v),M=o("-problem");M.hidden=!O,O&&M.replaceChildren(l("b","","✕ "),`${s(O.message)} ${s(
O.fix)}`)}function b(v){let O=v.entries.length;_(o("-over"),O>1?s("Metrics of the {count} runs of this cell together, most as their mean:",{count:B(O)}):s("Metr\
ics:"));let M=Z(o("-values"),e.metrics.length,()=>{let T=l("div");return T.append(l("dt"),l("dd")),T});e.metrics.forEach((T,A)=>{_(M[A].firstChild,s(T.title)),_(
M[A].lastChild,lo(T,v,{unit:!0})),K(M[A],{title:`${s(T.meaning)} ${s(T.formula)}`})})}function y(){if(d===null)return;let v=e.shownOf(d);_(o("-title"),n(d)),K(r,
{"aria-label":n(d)}),i.draw(d),_(a,(v.seed??null)===null?"":s("seed {seed}",{seed:v.seed})),c.hidden=!e.canAsk,m(v),w(v),b(e.groups[d])}function P(v){d=v,y(),r.
open||r.showModal(),r.scrollTop=0}function N(){r.open&&r.close(),d=null}return c.addEventListener("click",()=>{let{number:v}=e.shownOf(d);N(),e.ask({type:"open",
entry:v})}),r.addEventListener("close",()=>{d=null}),r.addEventListener("click",({target:v})=>v===r&&N()),r.addEventListener("keydown",v=>v.stopPropagation()),t.
querySelector(".gp-shut").addEventListener("click",N),{show:P,shut:N,draw:y}}var Ma={ArrowLeft:(t,e)=>[t,e-1],ArrowRight:(t,e)=>[t,e+1],ArrowUp:(t,e)=>[t-1,e],ArrowDown:(t,e)=>[t+1,e],Home:t=>[t,0],End:t=>[t,1/0]};function Ea(t){Th(t),Lh(
t)}function Th(t){let{table:e,whole:n,group:o}=t;function r([i,a]){let c=e.tBodies[0].rows[i];!c||a<0||t.focus(c.cells[Math.min(a+1,c.cells.length-1)],!0)}e.addEventListener(
"keydown",i=>{let a=i.target.closest("td");if(!a||i.ctrlKey||i.altKey||i.metaKey)return;let{gpGroup:c}=a,d=a.parentElement;if(i.key==="Enter")n.show(c);else if(i.
key===" ")Us(o,c,1);else if(Object.hasOwn(Ma,i.key))r(Ma[i.key](d.sectionRowIndex,a.cellIndex-1));else return;i.preventDefault()}),e.addEventListener("click",i=>{
let a=i.target,c=a.closest("td");!c||a.closest(".gp-stepper")||(t.focus(c),n.show(c.gpGroup))}),e.addEventListener("focusin",({target:i})=>{i.tagName==="TD"&&t.
focus(i)})}function Lh(t){let{state:e,field:n,select:o}=t,r=t.part("switch");o.addEventListener("change",()=>{e.metricName=o.value,co(t.part("metric-meaning"),e),
t.drawValues()}),r.addEventListener("click",({target:i})=>{let a=i.dataset.view;if(a){e.view=a;for(let c of r.children)c.setAttribute("aria-pressed",String(c.dataset.
view===a));n.classList.toggle("gp-as-heat",a==="heat"),t.drawValues()}})}var Ta="perplexity",ho=class{constructor(e){this.group=e,this.view="texts",this.metricName=""}begin(){let e=this.group.metrics.map(({name:n})=>n);e.includes(this.
metricName)||(this.metricName=e.includes(Ta)?Ta:e[0])}get axes(){return this.group.header.axes}get isList(){return this.axes.length<2}get isSettled(){return!!this.
group.done}get metric(){return this.group.metrics.find(({name:e})=>e===this.metricName)}get inOrder(){return this.group.groups.slice().sort((e,n)=>e.place[1]-n.
place[1])}inRow(e){return this.inOrder.filter(({place:n})=>n[0]===e)}nameOf(e){let{place:n}=this.group.groups[e];return this.axes.map(({knob:o,values:r},i)=>`${o}\
 ${r[n[1-i]]}`).join(", ")}failuresIn(e){let{entries:n}=this.group.groups[e],o=n.filter(De).length;return o&&n.length>1?s("{count} of {all}",{count:B(o),all:B(n.
length)}):""}standingOf(e){let n=this.group.shownOf(e);return De(n)?"failed":_e(n)?"":tn(n)==="decoding"?"decoding":this.group.done?"did not run":"queued"}};var La=300,$a={failed:()=>s("failed"),decoding:()=>s("decoding"),queued:()=>s("queued"),"did not run":()=>s("did not run"),"":()=>""},$h=t=>t===""?s("(empty)"):
t==="decoding"?"…":$a[t](),Vs=(t,e)=>{let n=l("th",t==="row"?"gp-side":"",null,{scope:t});return n.append(oe(e)),n};function nt(t,e){let n=l(t);return n.append(
...e),n}var po=class{constructor(e,n){this.root=e,this.state=n,this.group=n.group,this.field=this.part("field"),this.table=this.field.firstElementChild,this.select=
this.part("metric"),this.chart=this.part("metric-chart"),this.whole=Oa(e,this.group,o=>n.nameOf(o)),this.cells=[],this.focused=null}part(e){return this.root.querySelector(
".gp-"+e)}build(){let{state:e,group:n,select:o}=this;this.whole.shut(),e.begin(),o.replaceChildren(...n.metrics.map(({name:c,title:d})=>l("option","",s(d),{value:c}))),
o.value=e.metricName;let[{knob:r},i]=e.axes,a=i?s("{one} and {other}",{one:r,other:i.knob}):r;_(this.part("title"),a);for(let c of[this.field,this.chart])c.classList.
toggle("gp-on-one-axis",e.isList);this.cells=n.groups.map(c=>this.makeCell(c)),this.table.replaceChildren(...e.isList?this.listRows():this.gridRows()),this.table.
setAttribute("aria-label",s("The runs over {knobs}",{knobs:a})),this.focus(this.cells.length?this.cells[0].cell:null),co(this.part("metric-meaning"),e)}makeCell({
number:e}){let n=l("td","",null,{role:"gridcell",tabindex:"-1"}),o=l("div","gp-cell-top"),[r,i]=[l("span","gp-value"),l("span","gp-star","★")],[a,c]=[l("small",
"gp-seeds-range"),l("span","gp-some-failed")],d=l("bdi","gp-cell-text"),m=Gs(this.group,-1);return i.hidden=!0,o.append(r,i,a,c,m.box),n.append(o,d),n.gpGroup=e,
{cell:n,top:o,value:r,star:i,range:a,failed:c,text:d,stepper:m,colour:""}}gridRows(){let{state:e,cells:n}=this,[o,r]=e.axes,i=l("th","gp-knob",null,{scope:"colg\
roup",colspan:o.values.length});i.append(l("span","",o.knob));let a=l("th","gp-side",r.knob,{scope:"col",rowspan:2}),c=[nt("tr",[a,i]),nt("tr",o.values.map(m=>Vs(
"col",m)))],d=m=>e.inRow(m).map(({number:w})=>n[w].cell);return[nt("thead",c),nt("tbody",r.values.map((m,w)=>nt("tr",[Vs("row",m),...d(w)])))]}listRows(){let{state:e,
cells:n}=this,[{knob:o,values:r}]=e.axes,i=nt("tr",[l("th","gp-side",o,{scope:"col"}),l("th","gp-metric-name","",{scope:"col"})]),a=e.inOrder.map(({number:c,place:d})=>nt(
"tr",[Vs("row",r[d[1]]),n[c].cell]));return[nt("thead",[i]),nt("tbody",a)]}drawText(e){let{state:n,group:o}=this,{cell:r,text:i,stepper:a,failed:c}=this.cells[e],
d=o.shownOf(e),m=De(d),w=n.failuresIn(e);_(c,w&&`✕ ${w}`);let b=m?`✕ ${s("failed")}`:wt(d,La).slice(0,La).trim();_(i,b||$h(n.standingOf(e))),ae(r,["gp-cell",
m&&"gp-broken",!b&&"gp-quiet"].filter(Boolean).join(" ")),a.draw(e),this.describe(e)}drawTexts(){this.group.groups.forEach(({number:e})=>this.drawText(e))}drawQuiet(){
this.cells.forEach(({cell:e},n)=>e.classList.contains("gp-quiet")&&this.drawText(n))}drawValues(){let{state:e,group:n}=this,o=e.metric;if(!o)return;let r=ya(o,n.
groups);for(let i of n.groups)this.drawValue(i,o,r);e.isList&&_(this.part("metric-name"),s(o.title)),Sa(this.part("legend"),e,r),this.field.hidden=e.view==="hea\
t"&&!e.isList&&e.isSettled,_(this.part("hint"),this.field.hidden?s("Click a cell for its full text. Drag to zoom; double-click to see all again."):s("Click a ce\
ll, or press Enter, for its full text; the arrow keys move between cells.")),_a(this.chart,e,r,i=>this.whole.show(i))}drawValue(e,n,o){let r=this.cells[e.number],
{top:i,value:a,star:c,range:d}=r,m=e.values[n.name],w=Number.isFinite(m),b=w?`var(--gp-${en(n)}-${o.level(m)})`:"";r.colour!==b&&(i.style.backgroundColor=r.colour=
b),ae(i,w?"gp-cell-top":"gp-cell-top gp-none"),_(a,w?Le(n,m):e.entries.length===1&&De(e.entries[0])?"✕":"–"),_(d,w?Qe(n,e):""),c.hidden=o.best!==e,this.describe(
e.number)}describe(e){let{state:n}=this,{cell:o,star:r,value:i,range:a}=this.cells[e],c=s((n.metric||{}).title),d=n.failuresIn(e),m=[n.nameOf(e),a.textContent?s(
"{metric}: {value}, over its seeds {range}",{metric:c,value:i.textContent,range:a.textContent}):`${c}: ${i.textContent}`,r.hidden?"":s("best"),d&&s("failed: {sh\
are}",{share:d}),$a[n.standingOf(e)]()];K(o,{"aria-label":m.filter(Boolean).join("; ")})}focus(e,n=!1){this.focused&&(this.focused.tabIndex=-1),this.focused=e,e&&
(e.tabIndex=0,n&&(e.focus({preventScroll:!0}),this.reveal(e)))}reveal(e){let{field:n,table:o}=this,[r,i]=[n.getBoundingClientRect(),e.getBoundingClientRect()],a=r.
left+e.parentElement.firstElementChild.offsetWidth,c=r.top+o.tHead.offsetHeight;n.scrollLeft+=Math.min(0,i.left-a)||Math.max(0,i.right-r.right),n.scrollTop+=Math.
min(0,i.top-c)||Math.max(0,i.bottom-r.bottom),(i.top<0||i.bottom>innerHeight)&&e.scrollIntoView({block:"nearest",inline:"nearest"})}};function Aa(t,e){let n=new po(t,new ho(e));return Ea(n),o=>{if(t.hidden=!e.header||e.header.kind!=="sweep"||!e.groups.length,t.hidden){n.whole.shut();return}o.run&&
n.build(),o.run||o.pair||o.status?n.drawTexts():o.steps&&new Set([...o.entries].map(r=>e.entries[r].group)).forEach(r=>n.drawText(r)),o.measured&&n.drawQuiet(),
(o.run||o.measured||o.status)&&n.drawValues(),n.whole.draw()}}var Ca=[["stop","■",t=>s("Stop lane {lane}",{lane:t})],["select","✎",t=>s("Edit lane {lane}",{lane:t})],["copy","❐",t=>s("Copy lane {lane}",{lane:t})],["l\
eft","◀",t=>s("Move lane {lane} to the left",{lane:t})],["right","▶",t=>s("Move lane {lane} to the right",{lane:t})],["remove","✕",t=>s("Remove lane {lane\
}",{lane:t})]],uo=class{constructor(e,n){this.group=n;let o=l("div","gp-lane-head");this.name=l("button","gp-lane-name",null,{type:"button"}),this.letter=l("b",
"gp-letter"),this.title=l("bdi","gp-lane-title"),this.reference=l("span","gp-lane-reference",s("reference")),this.name.append(this.letter,this.title,this.reference),
this.tools=l("span","gp-lane-tools"),this.buttons=Object.fromEntries(Ca.map(([i,a])=>{let c=l("button","gp-button",a,{type:"button","data-do":i});return this.tools.
append(c),[i,c]})),o.append(this.name,this.tools),this.settings=l("p","gp-lane-settings"),this.changed=l("p","gp-lane-changed",`△ ${s("changed since this run")}`),
this.state=l("p","gp-lane-state"),this.doing=l("b"),this.tokens=l("span","gp-lane-count"),this.company=l("span","gp-lane-company","",{tabindex:"0","data-tip":""}),
this.state.append(this.doing,this.tokens,this.company),this.parts=l("p","gp-lane-parts"),this.seeds=l("p","gp-lane-seeds"),this.back=l("button","gp-button","◀",
{type:"button","data-seed":"-1","aria-label":s("Previous seed")}),this.on=l("button","gp-button","▶",{type:"button","data-seed":"1","aria-label":s("Next seed")}),
this.seed=l("span","","",{"aria-live":"polite"}),this.seeds.append(this.back,this.seed,this.on),this.problem=l("div","gp-problem"),this.why=l("span"),this.problem.
append(l("b","","✕ "),this.why);let r=l("div","gp-lane-top");r.append(o,this.settings,this.changed,this.state,this.parts,this.seeds,this.problem),e.append(r)}draw({
lane:e,ran:n,place:o,lanes:r,isReference:i,parts:a,told:c}){let d=n?this.group.shownOf(n.number):null;_(this.letter,e.label),_(this.title,de(e.title)),G(this.reference,
i),K(this.name,{"aria-pressed":String(i),title:i?s("The other lanes are compared with this one"):s("Compare the others with {lane}",{lane:e.label})}),this.name.
disabled=!n,this.drawTools(e,o,r),this.drawStop(n),_(this.settings,Ah(e,d,n).join(" · ")),G(this.changed,!!n&&["model","seed","settings"].some(m=>JSON.stringify(
e[m]??null)!==JSON.stringify(n[m]??null))),this.drawState(d),_(this.parts,a),G(this.parts,!!a),this.drawSeeds(d,n),this.drawProblem(e,c)}drawTools(e,n,o){G(this.
tools,this.group.canAsk);let r={left:n===0,right:n===o-1,remove:o===1,copy:o>=yn};for(let[i,,a]of Ca){let c=i==="select"&&e.selected?s("Lane {lane} is shown in \
the settings",{lane:e.label}):a(e.label);K(this.buttons[i],{title:c,"aria-label":c,"aria-disabled":String(!!r[i])})}_(this.buttons.select,e.selected?`✎ ${s("e\
diting")}`:"✎"),K(this.buttons.select,{"aria-pressed":String(!!e.selected)})}drawStop(e){let{stop:n}=this.buttons,o=!!e&&this.group.running&&e.entries.some(({
log:r})=>!r.finished&&!r.failed);!o&&n===document.activeElement&&this.name.focus(),G(n,o)}drawState(e){if(G(this.state,!!e),!e)return;let{log:n}=e;_(this.doing,
Ch(n,this.group.done));let o=Me(n).length;_(this.tokens,o?z(o,"{count} token","{count} tokens"):"");let r=Js.get(n);n.shared>1&&Js.set(n,{others:Math.max(n.shared-
1,r?r.others:0),apart:n.apart&&(!r||r.apart)});let i=Js.get(n);if(G(this.company,!!i),!i)return;let{others:a,apart:c}=!n.running||n.shared<2?i:{others:n.shared-
1,apart:n.apart};_(this.company,c?z(a,"in turn with another run","in turn with {count} others"):z(a,"together with another run","together with {count} others")),
K(this.company,{"data-tip":c?s("It has forward passes of its own, in turn with those of the others: no other run uses its model, or it reads or writes several t\
okens at once."):s("Decoded in one batch with the other runs on this model: each forward pass gives all of them their next token.")})}drawSeeds(e,n){let o=n?n.entries.
length:0;G(this.seeds,o>1),!(o<2)&&(_(this.seed,s("seed {seed}, {place} of {all}",{seed:Pa(e)??"–",place:n.shown+1,all:o})),K(this.back,{"aria-disabled":String(
n.shown===0)}),K(this.on,{"aria-disabled":String(n.shown===o-1)}))}drawProblem({label:e,problem:n},o){let r=s(n),i=o.get(r)??e;r&&o.set(r,i),G(this.problem,!!r),
_(this.why,!r||i===e?r:s("The same as in lane {lane}.",{lane:i}))}},yn=8,Js=new WeakMap,Pa=({seed:t,log:e})=>t??(e&&e.started?e.started.seed:null);function Ah(t,e,n){
let o=e&&n.seed===t.seed&&n.entries.length===1?Pa(e):null,r=t.seed??o;return[t.model,de(t.settings??""),r===null?"":s("seed {seed}",{seed:r})].filter(Boolean)}function Ch(t,e){
let{queued:n,loading:o,started:r,failed:i,finished:a}=t;return i?`✕ ${s("stopped by an error")}`:a?`■ ${a.sequences.length?ke(a.sequences[0].stop_reason)[1]:
s("ended")}`:e?r?`■ ${s("was stopped")}`:s("did not run"):o?Pt(o):n?n.ahead?z(n.ahead,"waiting for another run","waiting for {count} others"):s("starting …"):
r?`● ${s("decoding …")}`:s("waiting for its turn")}var fo=class{constructor(e,n){this.body=e,this.entries=n,this.width=0,this.timer=0,this.clear(null),e.addEventListener("scroll",()=>{this.atEnd=e.scrollHeight-e.
scrollTop-e.clientHeight<40},{passive:!0}),new ResizeObserver(()=>this.resized()).observe(e)}clear(e){this.log=e,this.body.replaceChildren(),this.rows=new ze(this.
body),this.tokens=[],this.steps=[],this.dimmed=0,this.sign=null,this.said="",this.stop=null,this.atEnd=!0}draw(e,{shared:n,sign:o,why:r},{shade:i,unit:a}){this.
log!==e&&this.clear(e);let{keep:c,added:d}=Xe(this.steps,Me(e).at(-1)||null);c<this.tokens.length&&this.cut(c);for(let m of d)this.append(m,i,a);this.dim(n),this.
signAt(o?this.tokens[n]:null,o,r,a),!this.stop&&this.tokens.length&&this.reach(this.tokens[0])}cut(e){Ze(this,e),this.steps.length=e,this.dimmed=Math.min(this.dimmed,
e),this.stop&&!this.stop.isConnected&&(this.stop=null)}append(e,n,o){let r={...e.chosen,piece:e.piece},i=l("span","gp-token",null,{role:"button",tabindex:"-1"});
Ge(i,r);let a=this.tokens.length?this.entries.get(this.tokens.at(-1)).token:null;this.entries.set(i,{token:r,step:e,index:e.index,lane:this}),e.given&&(i.dataset.
given=""),ht(this,i,r,a),this.steps.push(e),this.describe(i,o),this.shade(i,n)}shade(e,n){Zt(e.querySelector(".gp-ink"),n,xe(this.entries.get(e).step))}describe(e,n){
let{token:o,step:r,index:i}=this.entries.get(e),a=[s("token {number}: {text}",{number:i+1,text:J(o.text)}),...Bn(r,n),this.whyOf(e)];e.setAttribute("aria-label",
a.filter(Boolean).join(", "))}whyOf(e){let{step:n}=this.entries.get(e);return[e===this.sign?this.said:"",n.given?s("given, not chosen"):""].filter(Boolean).join(
", ")}dim(e){let n=Math.min(e,this.tokens.length);for(let o=n;o<this.dimmed;o++)this.tokens[o].classList.remove("gp-shared");for(let o=this.dimmed;o<n;o++)this.
tokens[o].classList.add("gp-shared");this.dimmed=n}signAt(e,n,o,r){if((e||null)===this.sign&&(!e||o===this.said&&e.dataset.parts===n))return;let i=this.sign;this.
sign=e||null,this.said=o,i&&(delete i.dataset.parts,this.describe(i,r)),e&&(e.dataset.parts=n,this.describe(e,r))}redraw({shade:e,unit:n}){for(let o of this.tokens)
this.shade(o,e),this.describe(o,n)}settle(){this.atEnd&&this.log&&this.log.running&&(this.body.scrollTop=1e7),this.rows.settle()}resized(){let{clientWidth:e}=this.
body;!e||e===this.width||(this.width=e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),200))}reach(e){this.stop&&(this.
stop.tabIndex=-1),this.stop=e,e.tabIndex=0}next(e,n){let o=this.tokens.indexOf(e);switch(n){case"ArrowRight":return this.tokens[o+1];case"ArrowLeft":return this.
tokens[o-1];case"ArrowDown":return We(this.tokens,o,1);case"ArrowUp":return We(this.tokens,o,-1);case"Home":return this.tokens[0];case"End":return this.tokens.at(
-1);default:return null}}};function Na(t,e){let n=t.querySelector(".gp-columns"),o=t.querySelector(".gp-shade"),r=t.querySelector(".gp-scale"),i=t.querySelector(".gp-add"),a=new Map,c=new WeakMap,
d=zt(t,n,e,h=>{let p=c.get(h);if(!p)return null;let{token:u,step:f,index:g,lane:x}=p;return{id:u.token_id,text:u.text,where:s("token {number}",{number:g+1}),step:f,
why:x.whyOf(h)}}),m=()=>({shade:o.value,unit:e.unit});function w(){return e.lanes?e.lanes.map(h=>({key:`lane ${h.id}`,lane:h,number:e.groups.findIndex(({id:p})=>p===
h.id)})):e.groups.map(h=>({key:`group ${h.number}`,lane:h,number:h.number}))}function b(h){let p=document.activeElement,u=[...n.children].indexOf(p&&p.closest("\
.gp-lane")),f=new Set(h.map(({key:g})=>g));for(let[g,{element:x}]of a)f.has(g)||(x.remove(),a.delete(g));h.forEach(({key:g,lane:x,number:E},$)=>{let S=a.get(g)||
P(g);Object.assign(S,{lane:x,number:E}),n.children[$]!==S.element&&n.insertBefore(S.element,n.children[$]||null)}),y(),!(u<0||document.activeElement===p)&&(p.isConnected?
p.focus():n.children.length&&n.children[Math.min(u,n.children.length-1)].querySelector(".gp-lane-name").focus())}function y(){let{clientWidth:h}=n,[p,u,f]=[240,
12,4];if(!h||!a.size)return;let g=Math.max(1,Math.min(f,Math.floor((h+u)/(p+u)))),x=Math.ceil(a.size/g);n.style.setProperty("--lanes-in-row",Math.ceil(a.size/x))}
new ResizeObserver(y).observe(n);function P(h){let p=l("li","gp-lane"),u=new uo(p,e),f=l("p","gp-note gp-not-yet",s("Not run yet.")),g=l("div","gp-lane-text",null,
{role:"group",dir:"auto"}),x=l("div","gp-lane-bottom");x.append(f,g),p.append(x);let E={element:p,head:u,note:f,body:g,text:new fo(g,c)};return a.set(h,E),E}function N(h,p,u,f){
let{element:g,head:x,note:E,body:$,text:S,lane:L,number:C}=h,W=C<0?null:e.groups[C],I=Je(e),R=!!(W&&I&&I[0]===C),q=W&&I&&!R?v(I[0],C):{shared:0,sign:"",why:"",words:""};
x.draw({lane:L,ran:W,place:p,lanes:u,isReference:R,parts:q.words,told:f}),g.classList.toggle("gp-lane-selected",!!L.selected),K(g,{"aria-label":s("Lane {lane}: \
{title}",{lane:L.label,title:de(L.title)})}),K($,{"aria-label":s("Text of lane {lane}, token by token. The arrow keys move along it.",{lane:L.label})}),G(E,!W),
G($,!!W),W?S.draw(e.shownOf(C).log,q,m()):S.log&&S.clear(null)}function v(h,p){let u=Ie(e,h),[f,g]=[h,p].map(W=>e.shownOf(W).log),{kind:x,at:E,shorter:$}=io(e,h,
p),S=E[1];if(x==="apart"){let{chosen:W}=Me(f)[E[0]],I=s("here it diverges from {lane}, which has {token}",{lane:u,token:J(W.text)});return{shared:S,sign:`≠${u}`,
why:I,words:`≠ ${s("diverges from {lane} at token {number}",{lane:u,number:S+1})}`}}let L={shared:S,sign:"",why:""};if(!S)return{...L,words:""};let C=[f,g].map(
W=>!!(W.finished||W.failed||e.done));return(x==="same"?!(C[0]&&C[1]):!C[$])?{...L,words:`= ${s("the same as {lane} so far",{lane:u})}`}:x==="same"?{...L,words:`\
= ${s("the same as {lane}",{lane:u})}`}:{...L,words:`= ${$?s("the same as {lane}, which continues",{lane:u}):s("the same as {lane}, then continues",{lane:u})}`}}
function O(h){let{header:p}=e,u=p?p.prompt:"";G(t.querySelector(".gp-asked"),!!u),fe(t.querySelector(".gp-asked-text"),u,{plain:!0}),G(t.querySelector(".gp-part\
ing-key"),!!Je(e)),G(i.parentNode,e.canAsk),K(i,{"aria-disabled":String(h.length>=yn),title:h.length>=yn?s("At most {count} lanes",{count:String(yn)}):s("A new \
lane at the end")})}let M=h=>[...a.values()].find(({element:p})=>p.contains(h));n.addEventListener("click",({target:h})=>{let p=M(h),u=h.closest("button"),f=h.closest(
".gp-token");p&&f&&c.has(f)&&A(p,f),!(!p||!u||u.getAttribute("aria-disabled")==="true")&&(u.dataset.do&&e.ask({type:"lane",do:u.dataset.do,id:p.lane.id}),u.dataset.
seed&&e.showEntry(p.number,e.groups[p.number].shown+Number(u.dataset.seed)),u===p.head.name&&T(p.number))});function T(h){let p=Je(e);p&&h!==p[0]&&e.setPair(h,h===
p[1]?p[0]:p[1])}function A(h,p){h.text.reach(p),p.focus({preventScroll:!0}),p.scrollIntoView({block:"nearest"}),d.show(p)}n.addEventListener("keydown",h=>{let{target:p,
key:u}=h;if(!c.has(p)||h.ctrlKey||h.metaKey||h.altKey)return;let f=M(p),g=u==="Enter"||u===" "?p:f.text.next(p,u);!g&&!u.startsWith("Arrow")||(h.preventDefault(),
g&&A(f,g))}),i.addEventListener("click",()=>{i.getAttribute("aria-disabled")!=="true"&&e.ask({type:"lane",do:"add"})});function k(){mt(r,o.value,e.unit)}return o.
addEventListener("change",()=>{for(let{text:h}of a.values())h.redraw(m());k()}),h=>{let p=w();if(t.hidden=!p.length&&!e.canAsk,t.hidden)return;if((h.run||h.lanes)&&
b(p),h.unit){for(let{text:f}of a.values())f.redraw(m());k()}O(p);let u=new Map;p.forEach(({key:f},g)=>N(a.get(f),g,p.length,u));for(let{text:f}of a.values())f.settle();
d.refresh(h.unit||h.pair)}}function Wa(t,e){let i=O=>t.querySelector(".gp-"+O);function a(O){let[M,T]=[Math.min(...O),Math.max(...O)],A=[1,2,5,10,20,50,100,200,500,1e3].find(p=>Math.floor(
T/p)-Math.floor(M/p)<24)||Math.ceil((T-M+1)/24),k=Math.floor(M/A),h=Array.from({length:Math.floor(T/A)-k+1},(p,u)=>[Math.max((k+u)*A,M),Math.min((k+u+1)*A-1,T),
0]);for(let p of O)h[Math.floor(p/A)-k][2]+=1;return h}function c(O){let M=O.map(gt).sort((p,u)=>p-u),T=M.length?a(M):[],A=JSON.stringify(T);i("bins").dataset.key!==
A&&pe(i("bins"),T.length?d(T):void 0),i("bins").dataset.key=A;let k=M.reduce((p,u)=>p+u,0)/M.length,h=(M[M.length-1>>1]+M[M.length>>1])/2;_(i("average"),M.length?
s("mean {mean}, median {median}, from {low} to {high}",{mean:k.toFixed(1),median:B(h),low:B(M[0]),high:B(M.at(-1))}):s("none has ended yet"))}function d(O){let M=(k,h)=>k===
h?z(k,"{count} token","{count} tokens"):s("{low} to {high} tokens",{low:B(k),high:B(h)}),T=([k,h,p])=>`${M(k,h)}: ${z(p,"{count} text","{count} texts")}`,A={type:"\
bar",hoverinfo:"text",textposition:"none",text:O.map(T),x:O.map(([k,h])=>(k+h)/2),y:O.map(([,,k])=>k),width:O.map(([k,h])=>.94*(h-k+1)),marker:{color:"var(--gp-\
kept)"}};return ft(s("Number of texts by their length in tokens"),[A],qe(s("tokens"),{showgrid:!1}),qe(s("texts"),{rangemode:"tozero"}),{height:220,bargap:0})}function m(){
let O=l("li"),M=l("span","",null,{"aria-hidden":"true"});return M.append(l("i","gp-bar")),O.append(l("span","gp-sign",null,{"aria-hidden":"true"}),l("span","gp-\
word"),M,l("span","gp-times")),O}function w(O){let M=new Map;for(let k of O)M.set(_e(k),(M.get(_e(k))||0)+1);let T=[...M].sort(([k,h],[p,u])=>u-h||(k<p?-1:1)),A=Z(
i("endings"),T.length,m);T.forEach(([k,h],p)=>{let[u,f,g,x]=A[p].children;K(A[p],{"data-end":k}),_(u,et(k)),_(f,tt(k)[0]),ne(g.firstChild,"width",h/O.length),_(
x,`${B(h)} · ${D(h/O.length)}`)})}function b(O){let M=O.filter(h=>_e(h)==="failed"),T=O.filter(h=>_e(h)!=="failed"&&!wt(h).trim()),A=e.done?e.entries.length-O.
length:0,k=[];T.length&&k.push(z(T.length,"{count} text is empty.","{count} texts are empty.")),M.length&&k.push(z(M.length,"{count} sample failed and is counte\
d only here.","{count} samples failed and are counted only here.")),A&&k.push(z(A,"{count} sample did not finish.","{count} samples did not finish.")),_(i("oddi\
ties"),k.join(" "))}function y(O){let M=new Map;for(let p of O)M.set(wt(p),(M.get(wt(p))||0)+1);let T=[...M].filter(([,p])=>p>1).sort(([p,u],[f,g])=>g-u||(p<f?-1:
1));_(i("common-title"),P(M.size,O.length,T.length>0));let A=i("common"),k=T.slice(0,5),h=[...A.children].map(p=>p.gpText);k.length===h.length&&k.every(([p],u)=>p===
h[u])?k.forEach(([,p],u)=>_(A.children[u].firstChild,`${B(p)} ×`)):A.replaceChildren(...k.map(N))}function P(O,M,T){return M<2?M?z(M,"{count} text","{count} te\
xts"):"":O===1?s("All {count} texts are the same",{count:B(M)}):T?s("{count} different texts of {all}; the most frequent ones",{count:B(O),all:B(M)}):s("All {co\
unt} texts are different",{count:B(M)})}function N([O,M]){let T=l("li");if(T.gpText=O,T.append(l("span","gp-times",`${B(M)} ×`)),O.length<=150)T.append(O.trim()?
l("bdi","",Ae(O)):l("span","gp-note",s("(empty)")));else{let A=l("details"),k=l("summary");k.append(l("bdi","",Ae(O.slice(0,150))+"…")),A.append(k,l("p","",O,
{dir:"auto"})),T.append(A)}return T}function v(O,M){return O===M?z(M,"{count} sample","all {count} samples"):e.done?z(M,"{ended} of {count} sample ended","{ende\
d} of {count} samples ended",{ended:B(O)}):z(M,"{ended} of {count} sample ended so far","{ended} of {count} samples ended so far",{ended:B(O)})}return O=>{if(t.
hidden=!e.header||e.header.kind!=="seeds",t.hidden||!(O.run||O.status))return;O.run&&i("common").replaceChildren();let M=e.entries.filter(k=>tn(k)==="cut"),T=e.
entries.filter(k=>_e(k)&&!M.includes(k)),A=T.filter(k=>_e(k)!=="failed");_(i("of"),v(T.length,e.entries.length)),c(A),w([...T,...M]),b(T),y(A)}}var qa="generation-playground.columns",Ph=["tokens","tokens_per_second","perplexity","entropy","distinct_2","repetition","words","ended"],mo=class{constructor(e,n){
this.place=e,this.changed=n,this.summary=l("summary"),this.boxes=l("div","gp-column-boxes",null,{role:"group","aria-label":s("Columns of the table")}),e.append(
this.summary,this.boxes),this.chosen=new Set(Nh()||Ph),this.names=""}shown(e){let n=e.map(({name:r})=>r).join();n!==this.names&&(this.names=n,this.boxes.replaceChildren(
...e.map(r=>this.box(r))));let o=e.filter(({name:r})=>this.chosen.has(r));return _(this.summary,s("Columns: {shown} of {all}",{shown:String(o.length),all:String(
e.length)})),o}box({name:e,title:n,meaning:o}){let r=l("label","",null,{title:s(o)}),i=l("input","",null,{type:"checkbox"});return i.checked=this.chosen.has(e),
i.addEventListener("change",()=>{i.checked?this.chosen.add(e):this.chosen.delete(e),Wh([...this.chosen]),this.changed()}),r.append(i,` ${s(n)}`),r}};function Nh(){
try{let t=JSON.parse(localStorage.getItem(qa)||"null");return Array.isArray(t)?t:null}catch{return null}}function Wh(t){try{localStorage.setItem(qa,JSON.stringify(
t))}catch{}}function Ia(t,e){let n=t.querySelector(".gp-metrics"),[o]=n.tHead.rows,r=o.cells[0].querySelector("button"),i=new Map,a=null,c=[],d=new mo(t.querySelector(".gp-\
column-choice"),()=>M()),m=({values:A},{name:k})=>Number.isFinite(A[k])?A[k]:null;function w(){let A=e.metrics.filter(u=>e.groups.some(f=>m(f,u)!==null));t.hidden=
!A.length;let k=d.shown(A);if(k.length===c.length&&k.every((u,f)=>u===c[f].metric))return;let h=document.activeElement,p=o.contains(h)?h.dataset.name:null;c.forEach(
({head:u})=>u.remove()),c=k.map(u=>{let f=l("th","",null,{scope:"col"}),{name:g,title:x,unit:E,meaning:$,formula:S,better:L}=u,C=L==="more"?s("More is better."):
L==="less"?s("Less is better."):"",W=[s($),C,s("Formula: {formula}.",{formula:s(S)})].filter(Boolean).join(" "),I=l("button","gp-sort",null,{type:"button","data\
-name":g,"data-tip":W});return I.append(l("span","",s(x).replace(/-(?=\d)/g,"‑")),l("span","gp-arrow","",{"aria-hidden":"true"})),f.append(I),E&&E!==x.toLowerCase()&&
f.append(l("small","",s(E))),o.append(f),{metric:u,head:f}});for(let u of i.values())Z(u,1+c.length,y);p&&o.querySelector(`[data-name="${CSS.escape(p)}"]`)?.focus()}
function b(){for(let{metric:A,head:k}of c){let h=a&&a.name===A.name?a.down?"descending":"ascending":"none";K(k,{"aria-sort":h}),_(k.querySelector(".gp-arrow"),{
descending:" ▼",ascending:" ▲",none:""}[h])}}o.addEventListener("click",({target:A})=>{let k=A.closest(".gp-sort");if(!k)return;let h=c.map(p=>p.metric).find(
({name:p})=>p===k.dataset.name);if(!h)a=null;else{let p=h.better!=="less",u=a&&a.name===h.name;u&&a.down!==p?a=null:a={name:h.name,down:u?!p:p}}M()});function y(){
let A=l("td"),k=l("span","gp-value");k.append(l("b","gp-best-sign","",{"aria-hidden":"true"}),l("span"),l("span","gp-hidden"),l("small","gp-seeds-range"));let h=l(
"span","gp-track");return h.append(l("i")),A.append(k,h),A}function P(A){let k=l("tr"),h=l("th","gp-whose",null,{scope:"row"});return h.append(l("b","gp-letter"),
l("bdi")),k.append(h),Z(k,1+c.length,y),n.tBodies[0].append(k),i.set(A,k),k}function N({number:A,title:k}){let h=i.get(A)||P(A),[p,u]=h.cells[0].children;_(p,Ie(
e,A)),_(u,de(k))}function v({metric:A},k){let h=e.groups.map(f=>m(f,A)),p=Math.max(...h.map(f=>Math.abs(f??0))),u=Ds(A,e.groups);return h.forEach((f,g)=>{let x=i.
get(g).cells[k+1],[E,$]=x.children,S=u!==null&&u.number===g;_(E.children[0],S?"★":""),_(E.children[1],lo(A,e.groups[g])),_(E.children[2],S?` ${s("(best)")}`:"");
let L=f===null||Ks(A)?"":Qe(A,e.groups[g]);_(E.children[3],L&&s("over the seeds {range}",{range:L})),x.classList.toggle("gp-best",S),ne($.firstChild,"width",f===
null||!p?0:Math.abs(f)/p)}),u!==null}function O(){let A=[...e.groups];if(a){let h=a.down?-1:1;A.sort((p,u)=>{let[f,g]=[m(p,a),m(u,a)];return f===null||g===null?
+(f===null)-+(g===null):h*(f-g)})}let[k]=n.tBodies;A.forEach(({number:h},p)=>{k.rows[p]!==i.get(h)&&k.insertBefore(i.get(h),k.rows[p]||null)})}function M(){if(w(),
t.hidden)return;a&&!c.some(({metric:k})=>k.name===a.name)&&(a=null),e.groups.forEach(N);let A=c.map(v);G(t.querySelector(".gp-best-key"),A.some(Boolean)),b(),O()}
function T(){for(let k of i.values())k.remove();i.clear();let{kind:A}=e.header||{};_(r,A==="lanes"?s("Lane"):A==="sweep"?s("Cell"):s("Runs")),n.classList.toggle(
"gp-one",e.groups.length<2),G(t.querySelector(".gp-sorting"),e.groups.length>1)}return A=>{A.run&&T(),(A.run||A.measured||A.lanes)&&M()}}var Ra={sweep:()=>s("Nothing has run yet. “{button}” writes a text for each pair of values and draws a heat map of any metric.",{button:s("Run the grid")}),
seeds:()=>s("Nothing has run yet. “{button}” samples many texts and draws a tree of what the model can say, with counts and probabilities.",{button:s("Draw \
the samples")}),trial:()=>s("Nothing has run yet. “{button}” decodes the same request with and without drafts and answers one question: whether drafts make it f\
aster, which draft length is best, or whether the texts are the same.",{button:s("Run the trial")}),precision:()=>s("Nothing has run yet. “{button}” lets the mo\
del write in each precision in turn, measures memory and speed, and shows how far the distributions diverge at each token.",{button:s("Compare precisions")}),choices:()=>s(
"Nothing has run yet. “{button}” lets the model read each answer after the prompt and shows how likely it finds every token, with and without taking the length \
out.",{button:s("Compare answers")}),watermark:()=>s("Nothing has run yet. “{button}” writes texts with and without the watermark and answers one question, or l\
ets you guess which is which.",{button:s("Run the experiment")})};function ja(t,e){let r=t.querySelector(".gp-status"),i=t.querySelector(".gp-pace"),a=t.querySelector(
".gp-track"),c=t.querySelector(".gp-troubles"),d=t.querySelector(".gp-told"),m=t.querySelector(".gp-answered"),w=[],b=[],y=null,P=0;function N(h){let p=e.entries[h];
w[h]=tn(p),b[h]=gt(p)}function v(h){let p=w.length,u=h.ended+h.failed;if(u===p)return[z(p,"The run has ended","All {count} runs have ended"),""];let f=h.cut+(e.
done?h.decoding:0),g=[f&&s("{count} cut off",{count:B(f)}),!e.done&&s("{count} decoding",{count:B(h.decoding)}),!e.done&&s("{count} queued",{count:B(h.waiting)}),
e.done&&h.waiting&&s("{count} not started",{count:B(h.waiting)})].filter(Boolean),x={ended:B(u)};return[e.done?z(p,"Stopped: {ended} of {count} run ended","Stop\
ped: {ended} of {count} runs ended",x):z(p,"{ended} of {count} run ended","{ended} of {count} runs ended",x),g.map($=>` · ${$}`).join("")]}function O(h){if(!h)
return;let p=performance.now();y??={at:p,sum:h},h!==y.last&&([y.last,P]=[h,p]);let u=P-y.at,f=u>500&&s("{rate} tokens/s in total",{rate:B(Math.round((h-y.sum)/u*
1e3))});_(i,[z(h,"{count} token","{count} tokens"),f].filter(Boolean).join(" · "))}function M(h){let p=new Map;for(let x of e.entries.filter(E=>w[E.number]==="\
failed")){let E=JSON.stringify(Nn(De(x)));p.set(E,[...p.get(E)||[],x])}let u=e.done?h.cut:0,f=JSON.stringify([[...p].map(([x,E])=>[x,E.length]),u]);if(c.dataset.
key===f)return;c.dataset.key=f,c.replaceChildren();for(let[x,E]of[...p].slice(0,8)){let $=l("p");$.append(l("b","","✕ "),`${A(E)} `);for(let{knob:S,message:L,
fix:C}of JSON.parse(x))$.append(l("span","",(S?`${S}: `:"")+L),C?` ${C} `:" ");c.append($)}let g=[...p.values()].slice(8).flat().length;g&&c.append(l("p","gp-no\
te",z(g,"{count} more run failed for other reasons.","{count} more runs failed for other reasons."))),u&&c.append(l("p","gp-note gp-stopped",T(u)))}function T(h){
return e.done.overtaken?z(h,"{count} run was stopped because another run took its place; what was written is kept.","{count} runs were stopped because another r\
un took their place; what was written is kept."):z(h,"{count} run was stopped by hand; what was written is kept.","{count} runs were stopped by hand; what was w\
ritten is kept.")}function A(h){let p=[...new Set(h.map(x=>e.groups[x.group].label))];if(p.length===e.groups.length)return z(h.length,"{count} run failed:","{co\
unt} runs failed:");let u=p.length-1,g=p.every(x=>x.length===1)||!u?p.join(", "):z(u,"{label} and {count} other","{label} and {count} others",{label:p[0]});return z(
h.length,"{count} run failed ({groups}):","{count} runs failed ({groups}):",{groups:g})}function k(){let h=e.found&&e.found.question,u=(h&&e.asking&&e.asking.question!==
h?e.asking.titles:{})[h];G(m,!!u),u&&_(m,e.done?s("These runs answered “{question}”. Choose that question to see the answer.",{question:s(u)}):s("These runs\
 answer “{question}”. Choose that question to see the answer.",{question:s(u)}))}return h=>{if(t.hidden=!e.header&&!Object.hasOwn(Ra,e.name),a.hidden=!e.header,
!e.header&&!t.hidden&&_(r,Ra[e.name]()),!e.header)return;h.run?([w,b,y]=[[],[],null],_(i,""),e.entries.forEach(g=>N(g.number))):h.measured||h.status?e.entries.forEach(
g=>N(g.number)):h.entries.forEach(N);let p={ended:0,cut:0,failed:0,decoding:0,waiting:0};for(let g of w)p[g]+=1;let[u,f]=v(p);r.dataset.words!==u+f&&(r.dataset.
words=u+f,r.replaceChildren(l("b","",u),f));for(let g of["ended","failed","decoding"])ne(a.querySelector(".gp-part-"+g),"width",p[g]/Math.max(1,w.length));K(a,{
"aria-valuemax":w.length,"aria-valuenow":p.ended+p.failed,"aria-valuetext":u+f.replaceAll(" · ",", ")}),O(b.reduce((g,x)=>g+x,0)),M(p),k(),e.done&&_(d,u)}}function za(t){qh(t),jh(t),t.lanes.addEventListener("change",()=>{t.state.opened.clear(),t.draw()})}function Ys(t,e){if(!e.folded){t.pick(e.entry.run.at(-1));return}
let[n]=e.folded,o=document.activeElement===e.item;t.state.unfold(e.node,e.folded),t.draw(),o&&Et(t,t.views.get(n.id))}function qh(t){let{tree:e}=t,n=o=>{let r=o.
closest(".gp-knot");return r?r.parentElement.gpView:null};e.addEventListener("click",({target:o})=>{let r=n(o);r&&(Fa(t,r),Ys(t,r))}),e.addEventListener("pointe\
rmove",({target:o,pointerType:r})=>{r!=="touch"&&t.point(n(o),o.gpNode||null)}),e.addEventListener("pointerleave",()=>t.point(null)),e.addEventListener("focusin",
o=>{let r=o.target;r.gpView&&r.matches(":focus-visible")&&t.point(r.gpView,null)}),e.addEventListener("focusout",()=>t.point(null))}function Fa(t,e){t.current&&
t.current!==e&&K(t.current.item,{tabindex:"-1"}),t.current=e,K(e.item,{tabindex:"0"})}function Et(t,e){e&&(Fa(t,e),e.item.focus({preventScroll:!0}),e.knot.scrollIntoView(
{block:"nearest",inline:"nearest"}),t.point(e,null))}var Da=({kids:t})=>t&&t.firstElementChild&&t.firstElementChild.gpView;function Ih(t,e){e.entry&&t.state.closed.
delete(e.entry.head.id)?t.draw():Et(t,Da(e))}function Rh(t,e){e.entry&&Da(e)?(t.state.closed.add(e.entry.head.id),t.draw()):Et(t,e.above)}var Ba={ArrowDown:(t,e,n)=>Et(
t,n[n.indexOf(e)+1]),ArrowUp:(t,e,n)=>Et(t,n[n.indexOf(e)-1]),ArrowRight:Ih,ArrowLeft:Rh,Home:(t,e,n)=>Et(t,n[0]),End:(t,e,n)=>Et(t,n.at(-1)),Enter:Ys," ":Ys,Escape:t=>{
t.point(null),t.state.picked&&t.pick(null)}};function jh(t){t.tree.addEventListener("keydown",e=>{let n=e.target.gpView;if(!n||e.ctrlKey||e.altKey||e.metaKey||!Object.
hasOwn(Ba,e.key))return;e.preventDefault();let o=[...t.tree.querySelectorAll(".gp-branch")].filter(r=>r.offsetParent);Ba[e.key](t,n,o.map(r=>r.gpView))})}var go=class{constructor(){this.count=0,this.root=this.node(null,null),this.tips=[],this.ended=new Map}node(e,n){let o=n&&n.logprob!==null&&e.logprob!==null&&e.
logprob!==void 0,r=n?o?n.logprob+e.logprob:null:0;return{id:this.count++,token:e,before:n,depth:n?n.depth+1:0,kids:new Map,samples:[],ends:[],logprob:r,order:[]}}begin(e){
return this.root.samples.push(e),this.tips[e]=this.root}add(e,n){let o=this.tips[e]||this.begin(e),r=o.kids.get(n.token_id);r||(r=this.node(n,o),o.kids.set(n.token_id,
r),o.order.push(r)),r.samples.push(e),this.tips[e]=r}end(e,n){this.ended.has(e)||(this.ended.set(e,n),(this.tips[e]||this.begin(e)).ends.push([e,n]))}reached(e){
let n=o=>!Bh.has(this.ended.get(o)??"length");return this.root.samples.filter(o=>this.tips[o].depth>=e||n(o)).length}},Bh=new Set(["length","max_time","stopped",
"failed","given","unfinished"]);function Ha(t){let e=[t];for(;t.kids.size===1&&!t.ends.length;)[t]=t.order,e.push(t);return e}function Ka(t){for(;t.before&&t.before.
before&&t.before.kids.size===1&&!t.before.ends.length;)t=t.before;return t}var xn=(t,e=null)=>t.logprob===null||e&&e.logprob===null?null:Math.exp(t.logprob-(e?e.
logprob:0)),vn=t=>{let e=[];for(;t.before;t=t.before)e.push(t);return e.reverse()},Ga=(t,e)=>(e.logprob??-1/0)-(t.logprob??-1/0)||t.token.token_id-e.token.token_id;
function zh({order:t},e){if(!e)return t.sort((o,r)=>r.samples.length-o.samples.length||Ga(o,r)),t;let n=(o,r)=>o.samples.length>r.samples.length+Math.max(.5,r.samples.
length/5);for(let o=1;o<t.length;o++)for(let r=o;r>0&&n(t[r],t[r-1]);r--)[t[r-1],t[r]]=[t[r],t[r-1]];return t}function Ua(t,{lanes:e,grows:n,opened:o=new Map,closed:r=new Set,
before:i=new Set}){let a=[],c=[],d=({id:v,samples:O})=>O.length+(n&&i.has(v)?.5:0),m=([v],[O])=>d(O)-d(v)||v.depth-O.depth||Ga(v,O),w=0;function b(v,O,M){for(w+=
1;;){let T=O.at(-1),A={head:v,run:O,kids:[],folded:[],closed:r.has(v.id)};M.push(A);let k=zh(T,n);if(!k.length||A.closed)return;let h=1+(o.get(T.id)||0);k.slice(
1).forEach((p,u)=>(u+1<h?c:a).push([p,A])),M=A.kids,[v]=k,O=Ha(v)}}let y=v=>{for(;v.length;){let[O,M]=v.pop();b(O,Ha(O),M.kids),y(c)}},P=()=>a.splice(0).forEach(
([v,O])=>O.folded.push(v)),N=[];for(b(t.root,[t.root],N),y(c);a.length&&w<e;)a.sort(m),y([a.shift()]);P();for(let v=Xs(N[0]);v.length;v=Xs(N[0]))y(v),P();return Va(
N[0]),N[0]}function Xs(t){return[...t.folded.length===1?[[t.folded.pop(),t]]:[],...t.kids.flatMap(Xs)]}function Va(t){let e=new Map(t.run.at(-1).order.map((n,o)=>[
n,o]));t.kids.sort((n,o)=>e.get(n.head)-e.get(o.head)),t.kids.forEach(Va)}var Fh=12,wo=class{constructor(e){this.group=e,this.begin()}begin(){this.trie=new go,this.opened=new Map,this.closed=new Set,this.picked=null}read(e){let{trie:n,
group:o}=this,r=o.entries[e],i=n.tips[e];for(let c=i?i.depth:0;c<r.tokens.length;c++)n.add(e,r.tokens[c]);let a=_e(r);a&&n.end(e,a)}shown(e,n){return Ua(this.trie,
{lanes:e,grows:!this.group.done,opened:this.opened,closed:this.closed,before:n})}pick(e){this.picked=e===this.picked?null:e}unfold(e,n){let o=e.order.length-n.length;
this.opened.set(e.id,o-1+Math.min(Fh,n.length))}isOnPath({head:e,run:n}){return Sn(n.at(-1),this.picked)||Sn(this.picked,e)}};function Sn(t,e){for(;t&&t.depth>e.
depth;)t=t.before;return t===e}var bo=220,ko=({token:t})=>t.piece??t.text;function Ja(t,e,n,o){let{length:r}=n.samples,[i,a]=[t.reached(n.depth),e.before],c=xn(n),d=b=>b===null?s("not known"):
D(b),m=e===n,w=[[s("Samples here"),i<o?z(i,"{number} of {count} sample so far","{number} of {count} samples so far",{number:B(r)}):yo(r,i)]];c!==null&&w.push([s(
"Expected samples"),`${Dh(i*c)} = ${B(i)} × ${D(c)}`]),w.push([z(n.depth-e.depth+1,"Probability of this token","Probability of these {count} tokens"),d(xn(n,a))]),
w.push([s("Share of the samples at this fork"),D(r/Math.max(1,Kh(a)))]),m&&w.push([s("Before the processors"),d(n.token.raw_logprob===null?null:X(n.token.raw_logprob))]),
w.push([s("Probability of the text so far"),d(c)]);for(let[b,y]of xo(n))w.push([`${et(b)} ${s("ends here: {reason}",{reason:tt(b)[0]})}`,B(y)]);return w}var Dh=t=>t<
.01?s("fewer than 0.01"):t.toFixed(t<10?2:1),yo=(t,e)=>z(e,"{number} of {count} sample","{number} of {count} samples",{number:B(t)});function Hh(t,e,n){return e?
z(t,"{count} sample goes through {text}","{count} samples go through {text}",{text:e}):n==="source"?z(t,"{count} sample follows the source","{count} samples fol\
low the source"):n==="message"?z(t,"{count} sample answers the message","{count} samples answer the message"):z(t,"{count} sample continues the prompt","{count}\
 samples continue the prompt")}var Kh=t=>t.order.reduce((e,n)=>e+n.samples.length,0);function xo(t){let e=new Map;for(let[,n]of t.ends)e.set(n,(e.get(n)||0)+1);
return e}function Ya(t,e){let n=l("div","gp-trie-card",null,{popover:"manual","aria-hidden":"true"}),o=l("p"),r=l("dl");n.append(o,r),n.hidden=!0,t.append(n);function i(d,m,w,b,y){
let P=vn(w.before).map(({token:M})=>M.piece??"").join(""),N=P.length>bo?"…"+P.slice(-bo):P,v=vn(b).slice(w.depth-1).map(ko).join(""),O=l("bdi","",N);O.append(
l("b","",v.length>bo?v.slice(0,bo)+"…":v)),o.replaceChildren(O),r.replaceChildren(...Ja(m,w,b,y).flatMap(([M,T])=>[l("dt","",M),l("dd","",T)])),n.hidden&&document.
addEventListener("scroll",e,{capture:!0,passive:!0}),n.hidden=!1,n.showPopover&&!n.matches(":popover-open")&&n.showPopover(),a(d)}function a(d){let m=d.getBoundingClientRect(),
{clientWidth:w,clientHeight:b}=document.documentElement,[y,P]=[n.offsetWidth,n.offsetHeight],N=m.bottom+7+P+8<=b?m.bottom+7:m.top-P-7;n.style.left=`${Math.max(8,
Math.min(m.left,w-y-8))}px`,n.style.top=`${Math.max(8,Math.min(N,b-P-8))}px`}function c(){n.hidden||(n.hidePopover&&n.isConnected&&n.matches(":popover-open")&&n.
hidePopover(),n.hidden=!0,document.removeEventListener("scroll",e,{capture:!0}))}return{show:i,hide:c}}function Xa(t,e,n){let r=t.querySelector(".gp-through"),i=t.
querySelector(".gp-through-title"),a=t.querySelector(".gp-through-list"),c=t.querySelector(".gp-through-more"),d=t.querySelector(".gp-through-facts"),[m,w]=[null,
null],b=!1;function y(){let O=l("li"),M=l("bdi");return M.append(l("span","gp-shared"),l("span","gp-own")),O.append(M,l("small")),O}function P(O,M,T){let A=e.entries[M],
k=vn(T).length,h=g=>g.map(({piece:x})=>x??"").join("");_(O.querySelector(".gp-shared"),h(A.tokens.slice(0,k))),_(O.querySelector(".gp-own"),h(A.tokens.slice(k)));
let p=_e(A);_(O.querySelector("small"),[s("sample {number}",{number:M+1}),(A.seed??null)===null?"":s("seed {seed}",{seed:A.seed}),z(gt(A),"{count} token","{coun\
t} tokens"),p?`${et(p)} ${tt(p)[0]}`:"…"].filter(Boolean).join(" · "));let u=O.querySelector("button"),f=s("Open sample {number} as one run",{number:M+1});if(e.
canAsk&&!u){let g=l("button","gp-button",s("Open"),{type:"button","aria-label":f});g.addEventListener("click",()=>e.ask({type:"open",entry:+O.dataset.entry})),O.
append(g)}else u&&O.dataset.entry!==String(M)&&u.setAttribute("aria-label",f);O.dataset.entry=M}function N(O,M){let T=O.before?Ja(M,Ka(O),O,e.entries.length):[],
A=Z(d,T.length,()=>{let k=l("div");return k.append(l("dt"),l("dd")),k});T.forEach(([k,h],p)=>{_(A[p].firstChild,k),_(A[p].lastChild,h)})}function v(O,M){if(O!==
m&&(b=!1),[m,w]=[O,M],r.hidden=!O,!O)return;N(O,M);let{samples:T}=O,A=Ae(vn(O).map(ko).join("").trim()),k=J(A.length>118?"…"+A.slice(-109):A);_(i,Hh(T.length,
O.before&&k,e.apart));let h=b?T.length:Math.min(12,T.length),p=Z(a,h,y);for(let u=0;u<h;u++)P(p[u],T[u],O);c.hidden=h===T.length,_(c,s("Show all {count}",{count:B(
T.length)}))}return c.addEventListener("click",()=>{b=!0,v(m,w)}),t.querySelector(".gp-unpick").addEventListener("click",n),v}var Gh=18,Za=110,Qa=160,Zs=t=>t.reduce((e,n)=>e+n.samples.length,0);function Uh(t){let e=l("li","",null,{role:"treeitem",tabindex:"-1"}),n=l("div","gp-knot"),[o,
r,i]=[l("bdi","gp-run"),l("span","gp-count"),l("span","gp-end")];n.append(o,r,i),e.append(n);let a={key:t,item:e,knot:n,run:o,number:r,end:i,kids:null,entry:null,
above:null};return e.gpView=a,a}function ec(t,e){let n=new Set(e.map(({item:o})=>o));for(let o of[...t.children])n.has(o)||o.remove();e.forEach(({item:o},r)=>{t.
children[r]!==o&&t.insertBefore(o,t.children[r]||null)})}function tc(t,e,n){let o=`${e} ${n}`;t.stream!==o&&(t.stream=o,t.item.style.setProperty("--own",e),t.item.
style.setProperty("--rest",n))}function Vh(t,{run:e,head:n}){let o=[...xo(e.at(-1))],r=o.map(([i,a])=>`${et(i)}${n.samples.length>1?` ${B(a)}`:""}`).join(" ");_(
t.end,r),t.end.classList.toggle("gp-end-failed",o.some(([i])=>i==="failed"))}var vo=class{constructor(e,n){this.root=e,this.state=n,this.group=n.group,this.tree=
e.querySelector(".gp-roots"),this.lanes=e.querySelector(".gp-lanes"),this.about=e.querySelector(".gp-about"),this.card=Ya(e,()=>this.point(null)),this.drawThrough=
Xa(e,this.group,()=>this.pick(null)),this.views=new Map,this.current=null,this.pointed=null,Jh(e)}clear(){this.state.begin(),this.views=new Map,this.current=null,
this.pointed=null,this.tree.replaceChildren(),this.card.hide()}draw(){let{state:e,tree:n,views:o}=this,r=document.activeElement&&document.activeElement.gpView,i=[
...o.values()].filter(({item:c,entry:d})=>d&&c.isConnected),a=new Set(i.map(({key:c})=>c));ec(n,[this.drawEntry(e.shown(+this.lanes.value,a),null,0)]);for(let[c,
d]of o)d.item.isConnected||o.delete(c);(!this.current||!this.current.item.isConnected)&&(this.current=o.get(e.trie.root.id)),K(this.current.item,{tabindex:"0"}),
r&&document.activeElement!==r.item&&(r.item.isConnected?r:this.current).item.focus({preventScroll:!0}),this.drawThrough(e.picked,e.trie),this.drawAbout(),this.refreshCard()}viewOf(e){
return this.views.has(e)||this.views.set(e,Uh(e)),this.views.get(e)}thickness(e){return`${Math.max(1.5,Gh*e/Math.max(1,this.state.trie.root.samples.length)).toFixed(
1)}px`}drawEntry(e,n,o){let{head:r,run:i}=e,a=this.viewOf(r.id);Object.assign(a,{entry:e,above:n,node:i.at(-1),folded:null}),this.drawRun(a,e);let c=e.closed&&i.
at(-1).order.length;_(a.number,c?`${B(r.samples.length)} ▸`:r.samples.length>1?B(r.samples.length):""),Vh(a,e),tc(a,this.thickness(r.samples.length),this.thickness(
o));let d=this.drawKids(a,e);return this.dress(a,this.wordsOf(e),d?"true":c?"false":null),a}drawKids(e,n){let o=[],r=Zs(n.kids.map(({head:i})=>i))+Zs(n.folded);
for(let i of n.kids)o.push(this.drawEntry(i,e,r-=i.head.samples.length));return n.folded.length&&o.push(this.drawMore(n,e)),o.length&&!e.kids&&e.item.append(e.kids=
l("ul","gp-kids",null,{role:"group"})),e.kids&&(ec(e.kids,o),e.kids.hidden=!o.length),o.length}drawMore({run:e,folded:n},o){let r=this.viewOf("more "+e.at(-1).id);
Object.assign(r,{entry:null,above:o,node:e.at(-1),folded:n});let i=Zs(n);return _(r.run,`+ ${s("{count} more",{count:B(n.length)})}`),_(r.number,i>n.length?B(i):
""),tc(r,this.thickness(i),"0px"),this.dress(r,z(n.length,"{count} more branch with {samples}, folded. Click to open.","{count} more branches with {samples}, fo\
lded. Click to open.",{samples:z(i,"{count} sample","{count} samples")}),null),r}drawRun(e,{head:n,run:o}){let r=n.samples.length===1&&n.before,i=r?"":o.map(({id:a})=>a).
join(" ");if(r){let a="";for(let c of o)if((a+=c.token.piece??"").length>Za)break;_(e.run,Ae(a.slice(0,Za+30))||Ae(n.token.text)),e.ids=null}else if(e.ids!==i){
let a=e.ids&&(i+" ").startsWith(e.ids+" ")?e.ids.split(" ").length:0;a||e.run.replaceChildren(),e.run.append(...o.slice(a).map(c=>this.makeToken(c))),e.ids=i}ae(
e.knot,r?"gp-knot gp-tail":n.before?"gp-knot":"gp-knot gp-root-knot")}makeToken(e){if(!e.before)return l("span","",this.promptWords());let{piece:n,text:o,logprob:r}=e.
token,i=n===null?o:Ae(n)+(Ct(e.token)?Cn(o):""),a=l("span",n===null?"gp-t gp-special":"gp-t",i||o);return a.style.backgroundColor=`var(--gp-prob-${Math.round(X(
r)*10)})`,a.gpNode=e,a}promptWords(){let e=Ae(this.group.header.prompt);return e.length>60?"…"+e.slice(-58):e||s("(no prompt)")}wordsOf({head:e,run:n,closed:o}){
let{length:r}=e.samples;if(!e.before)return`${this.rootWords()}, ${z(r,"{count} sample","{count} samples")}`;let i=n.map(ko).join(""),a=xn(n.at(-1),e.before);return[
J(i.length>Qa?i.slice(0,Qa)+"…":i),yo(r,this.state.trie.root.samples.length),a===null?"":s("probability {share} after the text before",{share:D(a)}),...[...xo(
n.at(-1))].map(([c,d])=>z(d,"{count} ends here: {reason}","{count} end here: {reason}",{reason:tt(c)[0]})),o?s("closed"):""].filter(Boolean).join(", ")}rootWords(){
let{apart:e}=this.group;return e==="source"?s("The source"):e==="message"?s("The message"):s("The prompt")}dress(e,n,o){let{picked:r}=this.state,{node:i,folded:a,
entry:c}=e,d=r&&!a&&this.state.isOnPath(c),m=r&&a&&Sn(i,r),w=r&&!a&&Sn(r,c.head),b=["gp-branch",a&&"gp-more",r&&!d&&!m&&"gp-dim",w&&"gp-on-path"];ae(e.item,b.filter(
Boolean).join(" "));let y=!!(r&&!a&&c.run.includes(r));K(e.item,{"aria-label":n,"aria-selected":String(y)}),e.expanded!==o&&(e.expanded=o,o===null?e.item.removeAttribute(
"aria-expanded"):e.item.setAttribute("aria-expanded",o))}drawAbout(){let{group:e}=this,{trie:n}=this.state,o=n.root.samples.length,r=e.entries.length-o,i=new Set(
n.tips.filter(Boolean)),a=i.size===1&&o>1?s("all with the same text"):z(i.size,"{count} different text","{count} different texts"),c={samples:r?yo(o,e.entries.length):
z(o,"{count} sample","{count} samples"),texts:a},d=e.done?s("{samples}, {texts}.",c):s("{samples} so far, {texts}.",c);_(this.about,o?`${d} ${s("Point at a bran\
ch for its numbers, click it to see its samples.")}`:s("The tree grows with the first tokens."))}pick(e){this.state.pick(e),this.draw()}point(e,n){this.pointed&&
this.pointed.view===e&&this.pointed.node===n||(this.pointed=e&&{view:e,node:n},e?this.refreshCard():this.card.hide())}refreshCard(){if(!this.pointed)return;let{
view:e,node:n}=this.pointed;if(!e.item.isConnected||!e.entry||!e.entry.head.before){this.pointed=null,this.card.hide();return}let{head:o,run:r}=e.entry,i=n&&r.includes(
n);this.card.show(e.knot,this.state.trie,i?n:o,i?n:r.at(-1),this.group.entries.length)}};function Jh(t){for(let e=0;e<=10;e++){let n=l("i");n.style.backgroundColor=
`var(--gp-prob-${e})`,t.querySelector(".gp-key-ramp").append(n)}}var Yh="14";function nc(t,e){let n=new wo(e),o=new vo(t,n);return za(o),matchMedia("(max-width: 640px)").matches&&(o.lanes.value=Yh),r=>{if(t.hidden=!e.header||
e.header.kind!=="seeds",!t.hidden&&(r.run&&o.clear(),!(!r.run&&!r.steps&&!r.status))){for(let i of r.run?e.entries.keys():r.entries)n.read(i);o.draw()}}}function oc(t,e){let o=t.querySelector(".gp-ways"),r=t.querySelector(".gp-first tbody"),i=new WeakMap,a=t.querySelector(".gp-first-words");function c(){let N=l(
"li");return N.append(l("h3"),l("div","gp-read",null,{tabindex:0,role:"group"})),N}function d(N,{label:v,title:O},{started:M}){let T=M?M.prompt_tokens:null,[A,k]=N.
children,h=`${v} ${de(O)}`;_(A,T?`${h}: ${z(T.length,"{count} token","{count} tokens")}`:h),K(k,{"aria-label":s("The prompt of {lane}",{lane:v})}),i.get(k)!==T&&
(i.set(k,T),k.replaceChildren(...(T||[]).map(({piece:p,text:u})=>p===null?l("span","gp-pill",u):p)))}let m=({raw_logprob:N})=>X(N);function w(N){let v=new Map;N.
forEach((M,T)=>{if(!M)return;let A=[...M.distribution.candidates].sort((h,p)=>m(p)-m(h)),k=({token_id:h})=>h===M.chosen.token_id;for(let h of[...A.slice(0,6),...A.
slice(0,6).some(k)?[]:[M.chosen]])v.has(h.token_id)||v.set(h.token_id,{text:h.text,sides:[null,null]});for(let h of[...A,M.chosen])v.has(h.token_id)&&(v.get(h.token_id).
sides[T]??=h)});let O=({sides:M})=>Math.max(...M.map(T=>T?m(T):0));return[...v.values()].sort((M,T)=>O(T)-O(M))}function b(){let N=l("tr"),v=l("th","",null,{scope:"\
row"});return v.append(l("bdi","gp-word")),N.append(v,...[0,1].map(()=>{let O=l("td"),M=l("div","gp-share"),T=l("span");return T.append(l("i")),M.append(l("span",
"gp-sign"),T,l("b")),O.append(M),O})),N}function y(N){let v=w(N),O=Z(r,v.length,b);v.forEach(({text:M,sides:T},A)=>{let[k,...h]=O[A].cells;fe(k.firstChild,M),h.
forEach((p,u)=>{let f=T[u],g=!!(f&&N[u]&&f.token_id===N[u].chosen.token_id),[x,E,$]=p.firstChild.children;ae(p.firstChild,g?"gp-share gp-chosen":"gp-share"),_(x,
g?"▶":""),ne(E.firstChild,"width",f?m(f):0),_($,N[u]?f?D(m(f)):"–":"")})})}function P(N){if(N.some(T=>!T))return s("Both runs have to write a token first.");
let[v,O]=N.map(({chosen:T})=>T);return`${v.token_id===O.token_id?s("Both begin with {token}: {one} with the template, {other} without it.",{token:J(v.text),one:D(
m(v)),other:D(m(O))}):s("With the template it begins with {one}, without it with {other}.",{one:J(v.text),other:J(O.text)})} ${s("The probabilities are the mode\
l’s own, before the processors; ▶ was chosen, – was not recorded.")}`}return()=>{if(t.hidden=e.groups.length!==2,t.hidden)return;let N=[0,1].map(M=>e.shownOf(
M).log),v=Z(o,2,c);N.forEach((M,T)=>d(v[T],e.groups[T],M));let O=N.map(M=>Me(M)[0]||null);_(a,P(O)),y(O)}}function sc(t,e){let n=t.querySelector(".gp-arrival-words"),o=t.querySelector(".gp-arrival-bar");return r=>{if(t.hidden=!e.found||!!e.found.over,t.hidden||!r.found)
return;let{done:i,total:a}=e.found,c=Pt(e.found);_(n,c[0].toUpperCase()+c.slice(1)),U(i)&&a?(o.setAttribute("aria-valuenow",Math.floor(i/a*100)),ne(o.firstChild,
"width",i/a)):(o.removeAttribute("aria-valuenow"),ne(o.firstChild,"width",1))}}function ot(t){return U(t)?t>=1e9?s("{count} billion",{count:(t/1e9).toFixed(1)}):t>=1e6?s("{count} million",{count:(t/1e6).toFixed(t<1e7?1:0)}):t.toLocaleString(
"en"):"–"}function So(t,e){t.replaceChildren(...e.map(([n,o])=>{let r=l("div");return r.append(l("dt","",n)," ",l("dd","",o)),r}))}function st(t,e,n,o,r){let i=l(
"button","gp-button gp-press",o,{type:"button","aria-label":r||`${o}: ${n}`});return i.addEventListener("click",()=>t.ask({type:"model",act:e,model:n})),i}function rc(t,e){let[n,o,r,i,a]=[".gp-about",".gp-fit",".gp-pairs","tbody",".gp-smaller"].map(y=>t.querySelector(y));function c(y){_(n,y.model);let[P,N]=o.children;
if(_(P,d(y)),_(N,y.why?`${s(y.why)} ${s(y.fix)}`:b(y)),So(r,[[s("class"),y.class_name],[s("parameters"),ot(y.parameters)],[s("precision"),y.dtype],[s("device"),
y.device],[s("to download"),y.complete?y.download?be(y.download):s("nothing: it is here"):s("its weights are missing")],[s("memory"),m(y)],[s("free memory"),be(
y.free)],...y.free_disk===null?[]:[[s("free disk space"),be(y.free_disk)]],[s("context"),y.context_length?z(y.context_length,"{count} token","{count} tokens"):s(
"unlimited")],[s("vocabulary"),ot(y.vocab_size)]]),w(y),a.replaceChildren(),y.smaller){let{model:v,bytes:O}=y.smaller;a.append(`${s("It does not fit in any prec\
ision. A model that does: {model}, {size}.",{model:v,size:be(O)})} `,st(e,"pick",v,s("Choose")))}}function d({complete:y,fits:P}){return y?P===null?`? ${s("It i\
s not known whether it fits.")}`:P?`✓ ${s("It fits.")}`:`✕ ${s("It does not fit.")}`:`✕ ${s("It cannot be opened.")}`}function m({memory:y,reckoned:P}){return y===
null?s("not known"):P?s("about {size}",{size:be(y)}):be(y)}function w({ways:y,free:P}){t.querySelector("table").hidden=y.length===0;let N=Math.max(P,...y.map(({
bytes:v})=>v))*1.05;i.replaceChildren(...y.map(({model:v,label:O,bytes:M,fits:T})=>{let A=l("tr",T?"":"gp-over"),k=l("span","gp-strip",null,{"aria-hidden":"true"}),
[h,p]=[l("i"),l("u")];ne(h,"width",Math.min(1,M/N)),ne(p,"left",P/N),k.append(h,p);let u=[l("th","",s(O),{scope:"row"}),l("td","",be(M)),l("td"),l("td","",T?`✓ ${s(
"yes")}`:`✕ ${s("no")}`),l("td")];return u[2].append(k),u[4].append(st(e,"pick",v,s("Choose"),s("Choose {precision}",{precision:s(O)}))),A.append(...u),A}))}function b({
room:y,free:P,reckoned:N}){if(y===null)return s("Neither its files nor its config tell how much memory it needs.");let v={size:be(y),free:be(P)};return N?`${s("\
It needs about {size}, with room for a run; {free} is available.",v)} ${s("Its weights do not tell their size: this is estimated from its config.")}`:s("It need\
s {size}, with room for a run; {free} is available.",v)}return y=>{t.hidden=!e.found,!t.hidden&&y.found&&c(e.found)}}var _o=[[.001,0],[.01,3],[.1,6],[1,8],[1/0,10]],Xh=t=>_o.findIndex(([e])=>Oe(t??1/0,"bits")<=e);function nn(t,e){if(!U(t))return s("infinite");let n=Oe(t,e);if(n===
0)return"0";if(n>=.001)return n.toPrecision(3);let[o,r]=n.toExponential(1).split("e-");return`${o} × ${Zh(r)}`}var Zh=t=>`10⁻${[...String(t)].map(e=>"⁰¹²³⁴\
⁵⁶⁷⁸⁹"[e]).join("")}`,Oo=t=>t>=1e9?s("{size} GB",{size:(t/1e9).toFixed(2)}):s("{size} MB",{size:(t/1e6).toFixed(t<1e7?2:1)});function ic(t,e){let n=p=>t.
querySelector(".gp-"+p),o=n("which"),r=new Te(n("words"),{press:({number:p})=>y(p)}),i=null,a="",c="";o.addEventListener("change",()=>k());let d=()=>e.unit==="b\
its"?s("bits"):s("nats"),m=p=>`${nn(p,e.unit)} ${d()}`,w=()=>(e.found&&e.found.question==="precision"?e.found.groups:[]).map((p,u)=>({...p,number:u})).filter(({
pair:p})=>p&&!p.error),b=()=>w().find(({number:p})=>String(p)===o.value)||w()[0];function y(p){i=p,k()}function P(p){let u=JSON.stringify(p.map(({number:g,title:x})=>[
g,x]));if(u===c)return;c=u;let f=o.value;o.replaceChildren(...p.map(({number:g,title:x})=>l("option","",de(x),{value:g}))),p.some(({number:g})=>String(g)===f)&&
(o.value=f)}function N({text:p,kl:u,logprobs:[f,g],same_top:x},E){let $=s("Token {number} {token}: KL {kl}; probability {share}, here {other}",{number:B(E+1),token:J(
p),kl:m(u),share:D(X(f)),other:D(X(g))});return x?$:`${$}; ${s("another token is the likeliest here")}`}function v(p){let{tokens:u}=p.pair,f=JSON.stringify([p.number,
e.unit,u.map(({id:g,kl:x})=>[g,x])]);f!==a&&(a=f,r.show(u.map((g,x)=>({token:g,mark:{},number:x,words:()=>N(g,x)}))),r.tokens.forEach((g,x)=>{let E=Xh(u[x].kl),
$=g.querySelector(".gp-ink");$.style.backgroundColor=`var(--gp-heat-${_o[E][1]})`,$.dataset.rank=E,g.dataset.top=u[x].same_top?"same":"other"})),r.tokens.forEach(
(g,x)=>{g.dataset.shown=x===i?"yes":"no",g.setAttribute("aria-pressed",x===i)})}function O(){let p=n("legend");if(p.dataset.unit===e.unit)return;p.dataset.unit=
e.unit,p.replaceChildren(s("KL in {unit}:",{unit:d()}));let u=g=>e.unit==="bits"?g:Number((g*Math.LN2).toPrecision(2));_o.forEach(([g,x],E)=>{let $=Number.isFinite(
g)?s("to {limit}",{limit:u(g)}):s("above {limit}",{limit:u(_o[E-1][0])}),S=l("span","gp-chip",$,{"data-rank":E});S.style.backgroundColor=`var(--gp-heat-${x})`,p.
append(S)});let f=l("span");f.append(l("span","gp-wavy","abc"),` ${s("another token is the likeliest")}`),p.append(f)}function M(p,u){let f=e.charts[`kl ${u.number}\
 ${e.unit}`];pe(n("curve-box"),i===null?f:qn(f,i+1,"")),T(p,u)}function T(p,u){let f=Z(n("curve-keys"),p.length,()=>{let g=l("span"),x=te("svg");return K(x,{width:30,
height:8,"aria-hidden":"true"}),x.append(te("path","gp-course")),K(x.firstElementChild,{d:"M1 4H29"}),g.append(x,l("span")),g});p.forEach(({title:g,number:x},E)=>{
K(f[E].firstChild.firstChild,{"data-line":E%6,"data-on":x===u.number?"yes":"no"}),_(f[E].lastChild,de(g))})}function A(p){let u=p.pair.tokens[i??p.pair.max_at],
f=i??p.pair.max_at,[g,x]=u.entropies,E={number:B(f+1),token:J(u.text),kl:m(u.kl),mine:ce(g,e.unit),theirs:ce(x,e.unit),model:de(p.title)};_(n("said"),i!==null?s(
"Token {number} {token}: KL {kl}, entropy {mine} of the reference and {theirs} of {model}.",E):`${s("Where they differ most, token {number} {token}: KL {kl}, en\
tropy {mine} of the reference and {theirs} of {model}.",E)} ${s("Click another token to see both models there.")}`);let $=n("sides").tHead.rows[0].cells;_($[1],
de(e.found.groups[0].title)),_($[2],de(p.title));let S=Z(n("sides").tBodies[0],u.candidates.length,()=>{let C=l("tr"),W=l("th","",null,{scope:"row"});return W.append(
l("span"),l("bdi")),C.append(W,...[0,1].map(()=>{let I=l("td"),R=l("div","gp-side"),q=l("span");return q.append(l("i","gp-bar",null,{"aria-hidden":"true"})),R.append(
q,l("span")),I.append(R),I})),C}),L=Math.max(...u.candidates.flatMap(([,,C,W])=>[C,W]),1e-9);u.candidates.forEach(([C,W,...I],R)=>{let[q,...j]=S[R].cells;_(q.firstChild,
C===u.id?"▶ ":""),fe(q.lastChild,W),ae(S[R],C===u.id?"gp-is-token":""),I.forEach((F,H)=>{ne(j[H].querySelector(".gp-bar"),"width",F/L),_(j[H].firstChild.lastChild,
D(F))})})}function k(){let[p,u]=[w(),b()];P(p),o.value=u.number;let{mean:f,max:g,same_top:x,max_at:E,perplexities:[$,S],vocab:L}=u.pair;i!==null&&i>=u.pair.tokens.
length&&(i=null),_(n("about"),z(u.pair.tokens.length,"{count} token of the reference, read by both","{count} tokens of the reference, read by both")),_(n("summa\
ry"),[s("Mean {mean}, at most {max} at token {number}, over {vocab} tokens of the vocabulary.",{mean:m(f),max:nn(g,e.unit),number:B(E+1),vocab:B(L)}),s("The sam\
e token is the likeliest for both at {share} of the places.",{share:D(x)}),s("Perplexity of the text: {one} and {other}.",{one:V($),other:V(S)})].join(" ")),O(),
v(u),M(p,u),A(u)}let h=()=>w().length>0;return p=>{t.hidden=!h(),p.run&&(i=null),!t.hidden&&(p.found||p.unit)&&k()}}var Qh=[1,2,4];function ac(t,e){let n=t.querySelector("thead tr"),[o,r,i,a]=[".gp-about",".gp-pairs",".gp-none","tbody"].map(w=>t.querySelector(w));function c(w){
_(o,w.model),So(r,[[s("class"),w.class_name],[s("parameters"),ot(w.parameters)],[s("precision"),s(w.precision)],[s("device"),w.device],[s("in memory"),be(w.bytes)],
[s("context"),w.context_length?z(w.context_length,"{count} token","{count} tokens"):s("unlimited")],[s("vocabulary"),ot(w.vocab_size)],[s("chat template"),w.chat_template?
s("yes"):s("no")]]);let{fields:b}=w;_(i,b.length?"":s("It sets no field: the library’s defaults apply.")),i.hidden=b.length>0,t.querySelector("table").hidden=
b.length===0,a.replaceChildren(...b.map(y=>{let P=l("tr"),N=l("th","",null,{scope:"row"});N.append(l("code","",y.name)),P.append(N,d(y.model),d(y.library),l("td",
"",s(y.meaning)),l("td","",m(y)));for(let v of Qh)P.cells[v].dataset.label=n.cells[v].textContent;return P}))}function d(w){let b=l("td");return b.append(l("cod\
e","",w===null?s("none"):JSON.stringify(w))),b}function m({applies:w,by:b,ignored:y,same:P}){return b==="changed"?[`▲ ${s("the page sets {value}",{value:JSON.
stringify(w)})}`,s(y)].filter(Boolean).join("; "):b==="model"&&y?`○ ${s(y)}`:b==="model"?P?s("the same as the default"):`◆ ${s("applies")}`:s("another field\
 takes its place")}return w=>{t.hidden=!e.found,!t.hidden&&w.found&&c(e.found)}}function cc(t,e){let n=k=>t.querySelector(".gp-"+k),o=n("costs").tBodies[0],r=()=>e.found&&e.found.question==="precision";function i(){let k=l("tr"),h=l("th","",
null,{scope:"row"});h.append(l("span"),l("small")),k.append(h);for(let p=0;p<6;p++){let u=l("td");if(u.append(l("span"),l("small")),p===0){let f=l("span","gp-by\
tes",null,{"aria-hidden":"true"});f.append(l("i")),u.append(f)}k.append(u)}return k}function a(k,h){if((k.dataset.tip||"")!==h){for(let p of["tabindex","data-ti\
p"])k.removeAttribute(p);if(h)for(let[p,u]of[["tabindex",0],["data-tip",h]])k.setAttribute(p,u)}}let c=(k,h,p="")=>{_(k.children[0],h),_(k.children[1],p)};function d({
bytes:k,scale_bytes:h},p){if(!U(k))return["–",""];let u=p&&U(p.bytes)?s("{share} of the reference",{share:D((k+h)/(p.bytes+p.scale_bytes))}):"";return[Oo(k+h),
u]}let m=({bytes:k,scale_bytes:h})=>U(k)&&h?s("get_memory_footprint() reports {size}; the scales take another {scales}.",{size:Oo(k),scales:Oo(h)}):"";function w({
pace:k,paces:h,ratio:p}){if(!k)return["–",""];let u=h.length>1?s("{low} to {high}",{low:k.low.toFixed(1),high:k.high.toFixed(1)}):s("one run");return[k.median.
toFixed(1),p?`${u}, ${je(p.median)}`:u]}function b(k,h){if(h===0)return[["–",""],["–",""],["–",""]];let{pair:p}=k;if(!p||p.error)return[[p?s("none"):"–",
""],["–",""],["–",""]];let u=s(e.unit);return[[nn(p.mean,e.unit),u],[nn(p.max,e.unit),s("{unit}, token {number}",{unit:u,number:B(p.max_at+1)})],[D(p.same_top),
""]]}function y(k,h){let p=k.map(u=>u.pair).find((u,f)=>u&&!u.error&&(h===0||f===h));return p?V(p.perplexities[h===0?0:1],3):"–"}function P(k){let h=de(k.precision||
"");return h&&h!==de(k.title)?s("the reference: {precision}",{precision:h}):s("the reference")}function N({groups:k}){let h=Math.max(...k.map(({bytes:u,scale_bytes:f})=>(u||
0)+(f||0)),1),p=Z(o,k.length,i);k.forEach((u,f)=>{let[g,x,E,$,S,L,C]=p[f].cells;c(g,de(u.title),f?de(u.precision||u.model):P(u)),c(x,...d(u,f?k[0]:null)),a(x.firstChild,
m(u)),G(x.lastChild,U(u.bytes)),ne(x.lastChild.firstChild,"width",((u.bytes||0)+(u.scale_bytes||0))/h),c(E,...w(u)),b(u,f).forEach((W,I)=>c([$,S,L][I],...W)),c(
C,y(k,f))})}function v(k,h){let[p,u]=[[...k],[...h]],f=p.findIndex((g,x)=>g!==u[x]);return f<0?p.length:f}function O({groups:k}){let h=Z(n("writings"),k.length,
()=>{let u=l("li"),f=l("p","gp-writing-head");return f.append(l("b"),l("span","gp-note")),u.append(f,l("p","gp-writing",null,{dir:"auto"})),u}),p=k[0].text;k.forEach(
(u,f)=>{let[g,x]=h[f].children;_(g.children[0],de(u.title)),_(g.children[1],M(u,f,p)),g.children[1].classList.toggle("gp-parting",f>0&&U(u.parts_at));let E=JSON.
stringify([p,u.text,f]);if(x.dataset.key===E||(x.dataset.key=E,x.replaceChildren(),u.text===null))return;let $=f&&p!==null?v(p,u.text):[...u.text].length,S=[...u.
text];x.append(S.slice(0,$).join("")),$<S.length&&x.append(l("span","gp-apart",S.slice($).join("")))})}function M({failed:k,text:h,tokens:p,parts_at:u,pair:f},g,x){
if(k)return`✕ ${s("stopped by an error")}`;if(h===null)return e.done?s("did not finish"):s("writing, or waiting for its turn");let E=f&&f.error&&s("Its distri\
butions cannot be compared with those of the reference: {why}",{why:`${s(f.error.message)} ${s(f.error.fix)}`});return[T(p,u,g&&x!==null),E].filter(Boolean).join(
". ")}function T(k,h,p){return p?U(h)?`✂ ${s("diverges from the reference at token {number} of {all}",{number:B(h+1),all:B(k)})}`:`= ${z(k,"the same {count} t\
oken as the reference","the same {count} tokens as the reference")}`:z(k,"{count} token","{count} tokens")}function A(){let k=e.found;_(n("missing"),k.reading!==
null?s("Reading the reference’s text with {model}.",{model:de(k.groups[k.reading].title)}):Ee(e,k)),G(n("warning"),k.others),_(n("warning"),k.others?`⚠ ${s(
qt)}`:""),G(n("cpu"),!!k.cpu_words),_(n("cpu"),s(k.cpu_words)),N(k),O(k);let h=k.groups.filter(({pair:p})=>p&&!p.error);e.done&&h.length&&_(n("told"),h.map(({title:p,
pair:u})=>s("{model}: mean KL {kl}",{model:de(p),kl:`${nn(u.mean,e.unit)} ${s(e.unit)}`})).join(". ")+".")}return k=>{t.hidden=!r(),!t.hidden&&(k.found||k.status||
k.unit)&&A()}}function lc(t,e){let n=t.querySelector(".gp-shelf-sections"),o=new Map;function r({sections:a,canOpen:c}){let d=document.activeElement&&t.contains(document.activeElement)?
document.activeElement.getAttribute("aria-label"):null;n.replaceChildren(...a.flatMap(({title:m,note:w,folded:b,rows:y})=>{let P=s(m),N=l("table"),v=l("tr");v.append(
...[s("model"),s("description"),s("size"),s("matching draft")].map(k=>l("th","",k,{scope:"col"})),l("td"));let[O,M]=[l("thead"),l("tbody")];O.append(v),M.append(
...y.map(k=>i(k,c))),N.append(l("caption","gp-hidden",P),O,M);let T=l("details","gp-shelf-section"),A=l("summary");return A.append(l("h3","",P),l("span","gp-not\
e",` ${y.length}`)),T.append(A,l("p","gp-note",y.length?s(w):s("None yet.")),...y.length?[N]:[]),T.open=o.has(P)?o.get(P):!b,T.addEventListener("toggle",()=>o.set(
P,T.open)),[T]})),d&&t.querySelector(`[aria-label=${CSS.escape(d)}]`)?.focus()}function i(a,c){let d=l("tr"),m=l("th","",a.model,{scope:"row"}),w=a.download&&!a.
here,[b,y,P,N]=[l("td","",s(a.words)),l("td"),l("td","",a.assistant||"–",{"data-label":s("matching draft")}),l("td")];if(a.loaded){let{class_name:v,precision:O,
device:M,bytes:T,in_use:A,parameters:k}=a.loaded;b.append(A?`● ${s("in use")}`:`○ ${s("idle")}`,l("small","",s("{kind}, {precision}, on {device}",{kind:v,precision:s(
O),device:M}))),y.append(be(T),l("small","",s("{count} parameters",{count:ot(k)})))}else{y.append(a.millions?s("about {size}",{size:ot(a.millions*1e6)}):be(a.size),
l("small","",a.millions?s("parameters"):s("on disk"))),w&&y.append(l("small","",s("{size} to download",{size:be(a.download)})));let v=[a.gated?`▲ ${s("gated: \
needs an access token")}`:"",a.here?`✓ ${s("downloaded")}`:""].filter(Boolean);v.length&&m.append(l("small","",v.join(" · ")))}return N.append(w?st(e,"get",a.
model,s("Get it")):st(e,"use",a.model,s("Use it"))),a.loaded?N.append(st(e,"tell",a.model,s("Show"))):c&&N.append(st(e,"pick",a.model,s("Fill in"))),a.canUnload&&
N.append(st(e,"unload",a.model,s("Unload"))),d.append(m,b,y,P,N),d}return a=>{t.hidden=!e.found,!t.hidden&&a.found&&r(e.found)}}var ep=5,tp=60,np=6e7,op=(t,e)=>Array.isArray(e)&&t.length===e.length&&t.every((n,o)=>n===e[o]),on=t=>[t,...t.children.flatMap(on)],Qs=t=>t.parent?Qs(t.parent):
t,Mo=class{constructor(e){this.log=e,this.trees=[],this.shown=null,this.along=dc()}get all(){return this.trees.flatMap(on)}get busy(){return this.log.running||this.
log.waiting}get visible(){return this.trees.some(({children:n})=>n.length)?this.trees.filter(n=>n.children.length||n===Qs(this.shown)):[]}get refuge(){return this.
shown&&(this.shown.parent||this.trees.filter(e=>e!==this.shown).at(-1))}begin(){let{log:e}=this;if(this.along=dc(),!e.started||e.turn===void 0){this.shown=null;
return}let{turn:n,started:o,asked:r}=e,i=this.all.find(m=>m.turn===n);if(i){this.shown=i;return}e.asked=null;let a=r&&op(r.ids,o.request.given)&&this.all.find(m=>m.
turn===r.turn);if(a&&r.kind!=="branch"&&a.plain&&a.mode===o.mode){Object.assign(a,{turn:n,pieces:[]}),this.shown=a;return}let c=o.request.only_given===!0,d={turn:n,
read:c,parent:null,children:[],name:"",pieces:[],tokens:0,total:0,text:""};if(a){for(Object.assign(d,{at:r.at,from:r.from,on:r.on,kind:r.kind,parent:a});d.parent.
parent&&d.at<d.parent.at;)d.parent=d.parent.parent;d.parent.children.push(d)}else this.trees=this.trees.filter(({children:m})=>m.length),this.trees.push(d);this.
shown=d}measure(){let{log:e,along:n}=this,o=e.lines();n.follow(o.length?o[0].last:null);let{steps:r}=n;Object.assign(this.shown,{text:e.text,tokens:r.length,total:n.
total,mode:e.started.mode,searched:e.usesBeams,plain:o.length===1&&o[0].kind==="sequence",pieces:r.map(({piece:i,chosen:a})=>i??a.text)})}makeRoom(){for(;;){let e=this.
all,n=e.reduce((r,{text:i})=>r+i.length,0);if(this.trees.length<=ep&&e.length<=tp&&n<=np)return;let o=this.trees.find(r=>r!==Qs(this.shown))||e.filter(r=>r.parent&&
r!==this.shown&&!r.children.length).sort((r,i)=>r.turn-i.turn)[0];if(!o)return;this.detach(o)}}detach(e){e.parent?e.parent.children=e.parent.children.filter(n=>n!==
e):this.trees=this.trees.filter(n=>n!==e)}};function dc(){return new me(0,(t,{chosen:e})=>t+(e.logprob??-1/0))}function hc(t){let{root:e,state:n,tree:o,told:r,remove:i}=t,{log:a}=n,c=e.querySelector(".gp-rename"),d=()=>_(r,s("A run is under way. Wait for its end, or clic\
k Stop."));function m(y){if(!(!y||y===n.shown)){if(n.busy){d();return}n.shown=y,a.feedRun(y.text,y.turn),a.ask({type:"shown"}),t.draw(),y.item.focus({preventScroll:!0})}}
function w(){if(!i.dataset.sure){i.textContent=z(on(n.shown).length,"Delete this run?","Delete these {count} runs?"),i.dataset.sure="yes",i.focus();return}let y=n.
shown,P=n.refuge;n.busy?d():P&&(n.detach(y),m(P)),t.calm()}function b(){let y=n.shown,P=l("input","gp-rename-field",null,{"aria-label":s("Name of this run"),maxlength:60});
P.value=y.name;let N=!0,v=O=>{N&&(N=!1,O&&(y.name=P.value.trim()),document.activeElement===P&&y.item.focus(),P.remove(),t.fill(y))};P.addEventListener("keydown",
O=>{O.stopPropagation(),(O.key==="Enter"||O.key==="Escape")&&v(O.key==="Enter")}),P.addEventListener("click",O=>O.stopPropagation()),P.addEventListener("blur",()=>v(
!0)),y.item.querySelector(".gp-label").replaceChildren(P),P.focus(),P.select()}o.addEventListener("click",y=>{let P=y.target.closest(".gp-run"),N=n.visible.flatMap(
on).find(v=>v.item===P);N===n.shown?N.item.focus():m(N)}),o.addEventListener("keydown",y=>{let{shown:P}=n;if(y.ctrlKey||y.metaKey||y.altKey||!P)return;let N=n.visible.
flatMap(on),v=N.indexOf(P),O={ArrowDown:()=>m(N[v+1]),ArrowUp:()=>m(N[v-1]),ArrowRight:()=>m(P.children[0]),ArrowLeft:()=>m(P.parent),Home:()=>m(N[0]),End:()=>m(
N.at(-1)),F2:b,Delete:()=>{i.disabled||w()}};Object.hasOwn(O,y.key)&&(y.preventDefault(),O[y.key]())}),c.addEventListener("click",b),i.addEventListener("click",
w),i.addEventListener("blur",()=>t.calm())}var pc=8,sp=3,rp=-1e30,ip=t=>`log p ${t>rp?t.toFixed(2).replace("-","−"):"−∞"}`;function ap(t){let e=t.pieces,n=Math.min(...t.children.map(({at:i})=>i)),o=t.
parent?t.at:Number.isFinite(n)&&n>=sp?n:0,r=Ae(e.slice(o,o+pc).join(""));return s("“{text}”",{text:`${o&&!t.parent?"…":""}${r}${e.length>o+pc?"…":""}`})}
function uc(t){if(!t.parent)return t.read?s("a text that was read:"):s("the original:");let e={number:t.at+1,token:J(t.from??"")};return t.kind!=="branch"?s("co\
ntinues at token {number}:",e):t.on?s("again from {token} at token {number}:",e):s("instead of {token} at token {number}:",e)}var Eo=class{constructor(e,n){this.
root=e,this.state=n,this.tree=e.querySelector(".gp-tree"),this.told=e.querySelector(".gp-told"),this.remove=e.querySelector(".gp-delete")}draw(){let{root:e,tree:n,
state:o}=this,r=o.log.canAsk?o.visible:[];if(e.hidden=!r.length,e.hidden)return;let{scrollTop:i}=n;n.replaceChildren(...r.map(a=>this.lay(a))),n.scrollTop=i,o.shown&&
this.reveal(o.shown.item.firstChild),this.remove.disabled=!o.refuge,this.calm()}calm(){this.remove.textContent="Delete",delete this.remove.dataset.sure}lay(e){e.
item??=cp(),this.fill(e);let n=e.item.querySelector(":scope > ul");if(n&&n.remove(),e.children.length){let o=l("ul","",null,{role:"group"});o.append(...e.children.
map(r=>this.lay(r))),e.item.append(o),e.item.setAttribute("aria-expanded","true")}else e.item.removeAttribute("aria-expanded");return e.item}fill(e){let{item:n}=e,
o=e===this.state.shown,r=ap(e),i=[z(e.tokens,"{count} token","{count} tokens"),ip(e.total),...e.searched?[s("best of {mode}",{mode:xt(e.mode)})]:[]].join(" · "),
a=n.querySelector(".gp-label");if(!a.querySelector("input")){let d=[l("span","gp-note",uc(e))," ",l("bdi","gp-words",r)];e.name?a.replaceChildren(l("bdi","gp-na\
me",e.name)," ",...d):a.replaceChildren(...d)}let c=n.querySelector(".gp-facts");_(c,i),c.title=s("Length, and total log-probability after the processors, in na\
ts; −∞ where they remove a given token. Beam search scores given tokens before the processors."),_(n.querySelector(".gp-sign"),o?"▶":""),n.setAttribute("a\
ria-selected",String(o)),n.setAttribute("aria-label",[e.name,`${uc(e)} ${r}`,i,o?s("shown"):""].filter(Boolean).join(", ")),n.tabIndex=o?0:-1}reveal(e){let{tree:n}=this,
[o,r]=[n.getBoundingClientRect(),e.getBoundingClientRect()];n.scrollTop+=Math.min(0,r.top-o.top-4)+Math.max(0,r.bottom-o.bottom+4)}};function cp(){let t=l("li",
"gp-run",null,{role:"treeitem"}),e=l("div","gp-row");return e.append(l("span","gp-sign","",{"aria-hidden":"true"}),l("span","gp-label"),l("span","gp-facts")),t.
append(e),t}function fc(t,e){let n=new Mo(e),o=new Eo(t,n);return hc(o),r=>{r.run&&n.begin();let{shown:i}=n;if(i&&e.turn===i.turn&&(r.run||r.steps||r.status)&&n.measure(),r.
run){n.makeRoom();let a=o.tree.contains(document.activeElement);o.draw(),a&&i&&i.item&&i.item.focus({preventScroll:!0})}else!t.hidden&&i&&i.item&&o.fill(i);r.status&&
!n.busy&&_(o.told,"")}}var lp={true:"button",false:"div"};function dp({text:t},{chosen:e,removed:n,by:o}){let r=J(t);return e?s("Run again from here with {token}.",{token:r}):n?s("Con\
tinue from here with {token} instead, although {processor} removed it.",{token:r,processor:o}):s("Continue from here with {token} instead.",{token:r})}var sn=class{constructor(e){
this.item=l("li","gp-bar"),e.append(this.item),this.body=null}build(e){let n=lp[e];if(this.body&&this.body.localName===n)return;let o=l(n,"gp-row",null,e?{type:"\
button"}:{role:"group"});this.rank=l("span","gp-rank"),this.sign=l("span","gp-sign","",{"aria-hidden":"true"}),this.word=l("bdi","gp-word");let r=l("span","gp-n\
ame");r.append(this.sign,this.word),this.after=l("span","gp-fill gp-after"),this.before=l("span","gp-fill gp-before"),this.thick=l("span","gp-track"),this.thin=
l("span","gp-track gp-thin"),this.thick.append(this.after),this.thin.append(this.before),this.why=l("span","gp-why"),this.remover=l("span","gp-remover"),this.why.
append(...he(s("removed by {processor}"),{processor:this.remover}));let i=l("span","gp-tracks");i.append(this.thick,this.why,this.thin),this.value=l("span"),this.
raw=l("small");let a=l("span","gp-values");a.append(this.value,this.raw),o.append(this.rank,r,i,a,l("span","gp-go",e?"↪":"",{"aria-hidden":"true"})),o.tabIndex=
this.body?this.body.tabIndex:-1,this.body?this.body.replaceWith(o):this.item.prepend(o),this.body=o}fill(e,n,o){let{text:r,after:i,before:a,rank:c,chosen:d,given:m,
removed:w,by:b,rest:y,words:P}=e;this.build(o&&!y),this.entry=e,this.item.hidden=!1;let N={"gp-chosen":d,"gp-removed":w,"gp-rest":y};ae(this.item,["gp-bar",...Object.
keys(N).filter(T=>N[T])].join(" ")),_(this.rank,c?B(c):""),_(this.sign,d?"▶":w?"✕":""),fe(this.word,r,{plain:y}),this.thick.hidden=w||i===null;for(let[T,A]of[
[this.after,i||0],[this.before,a]])ne(T,"width",Math.min(1,A/n)),T.parentNode.classList.toggle("gp-beyond",A>n*1.005);_(this.value,w?"":i===null?"–":D(i)),_(this.
raw,D(a)),_(this.remover,b),this.why.hidden=!w;let v=[d&&(m?s("given"):s("chosen")),w&&s("removed by {processor}",{processor:b})].filter(Boolean).join(", "),O=[
y?r:J(r),v].filter(Boolean).join(", "),M=o&&!y?dp({text:r},e):"";this.body.setAttribute("aria-label",M?`${O}. ${M}`:O),we(this.body,()=>M?`${M} ${P()}`:P())}hide(){
this.item.hidden=!0}};function To(t){let e=()=>[...t.querySelectorAll(".gp-bar:not([hidden]) > .gp-row")],n=o=>e().forEach(r=>{r.tabIndex=r===o?0:-1});return t.
addEventListener("focusin",o=>o.target.matches(".gp-row")&&n(o.target)),t.addEventListener("keydown",o=>{let r=e(),i=r.indexOf(o.target),a={ArrowDown:i+1,ArrowUp:i-
1,Home:0,End:r.length-1}[o.key];i<0||a===void 0||o.ctrlKey||o.metaKey||o.altKey||(o.preventDefault(),o.stopPropagation(),r[Math.max(0,Math.min(r.length-1,a))].focus())}),
()=>{let o=e();o.length&&!o.some(r=>r.tabIndex===0)&&(o[0].tabIndex=0)}}var hp=(t,e)=>t.map(({watched:n})=>{let o=(n||[]).find(({token_id:r})=>r===e);return o&&X(o.logprob)}),er=class extends sn{constructor(e){super(e),this.along=l(
"div","gp-along",null,{"data-tip":"",tabindex:"0",role:"img"}),this.line=te("polyline","gp-along-line"),this.here=te("line","gp-along-here");let n=te("svg","gp-\
along-plot");n.setAttribute("preserveAspectRatio","none"),n.setAttribute("viewBox","0 0 100 100"),n.append(this.here,this.line),this.along.append(n,l("span","gp\
-along-words")),this.item.append(this.along)}},Lo=class{constructor(e,n,o){this.log=n,this.entryOf=o,this.box=e.querySelector(".gp-looked-box"),this.list=e.querySelector(
".gp-looked"),this.form=e.querySelector(".gp-look"),this.field=e.querySelector(".gp-look-text"),this.state=e.querySelector(".gp-look-state"),this.rows=[],this.makeReachable=
To(this.list),this.form.addEventListener("submit",r=>this.ask(r))}lineNumber(){let e=this.log.current(),n=e&&!e.isPrompt&&this.log.lineOf(e);return n?this.log.lines().
findIndex(({last:o,label:r})=>o===n.last&&r===n.label):-1}ask(e){e.preventDefault();let n=this.field.value,o=this.lineNumber();if(!n||o<0){_(this.state,n?s("Sel\
ect a token of the generated text first."):s("Type the text of a token first."));return}_(this.state,s("Looking up {token} …",{token:J(n)})),this.log.ask({type:"\
look",line:o,text:n})}draw(e,n,o){(n.run||n.watched)&&_(this.state,"");let r=e.isPrompt?[]:e.watched||[];this.form.hidden=!this.log.canAsk||this.lineNumber()<0,
this.list.parentNode.hidden=!r.length,this.box.hidden=this.form.hidden&&!r.length;let i=r.map(d=>this.entryOf(d,e)),a=Math.max(.02,...i.map(({after:d,before:m})=>Math.
max(d||0,m))),c=r.length?ue(this.log.lastOf(e)):[];for(;this.rows.length>r.length;)this.rows.pop().item.remove();for(;this.rows.length<r.length;)this.newRow();r.
forEach((d,m)=>{this.rows[m].fill(i[m],a,o),this.drawAlong(this.rows[m],hp(c,d.token_id),e)}),this.makeReachable()}newRow(){this.rows.push(new er(this.list))}drawAlong(e,n,o){
let r=n.map(w=>w??0);if(e.along.hidden=r.length<2,e.along.hidden)return;let i=Math.max(...r),a=r.indexOf(i),c=w=>w/(r.length-1)*100,d=pp(r,150).map(([w,b])=>`${c(
w).toFixed(1)},${(98-(i?b/i:0)*94).toFixed(1)}`);e.line.setAttribute("points",d.join(" "));for(let[w,b]of Object.entries({x1:c(o.index),x2:c(o.index),y1:0,y2:100}))
e.here.setAttribute(w,b);let m=i?s("highest {share}, at token {number}",{share:D(i),number:a+1}):s("probability 0 everywhere");_(e.along.lastElementChild,m),e.along.
dataset.tip=s("The probability of this token after the processors, along the text of {count} tokens: {words}. The vertical line is the current token.",{count:B(
r.length),words:m}),e.along.setAttribute("aria-label",s("along the text: {words}",{words:m}))}};function pp(t,e){let n=Math.ceil(t.length/e),o=[];for(let r=0;r<
t.length;r+=n){let i=r;for(let a=r+1;a<Math.min(t.length,r+n);a++)t[a]>t[i]&&(i=a);o.push([i,t[i]])}return o}var tr=t=>t?D(t):"<0.01%",up=(t,e)=>t.kept!==e||t.mass_moved>0;function _n({distribution:{stages:t,vocab:e}}){return t.map((n,o)=>{let[r,i,a]=Ce(n.name),c=o?t[o-
1].kept:e;return{number:o+1,kind:n.name,name:r,meaning:i,knobs:a,entropy:n.entropy,kept:n.kept,keptBefore:c,removed:n.mass_removed,moved:n.mass_moved,idle:!up(n,
c)}})}function rn({kept:t,keptBefore:e,removed:n,moved:o,idle:r}){if(r)return s("did nothing");let i=[];return t<e&&i.push(z(e-t,"removed {count} token ({share}\
)","removed {count} tokens ({share})",{share:tr(n)})),t>e&&i.push(z(t-e,"brought {count} token back","brought {count} tokens back")),(o-n>.001||!i.length)&&i.push(
s("moved {share}",{share:D(o)})),i.join(", ")}var an=({layers:t,distribution:e})=>!!t&&(e.stages[0]||{}).name!=="DolaContrast";function $o(t,{effective:e,config:n}){
let o={...e,...n};return t.filter((r,i)=>i===0||o[r]).map(r=>{let i=JSON.stringify(o[r]??null);return i==="null"||i.length>12?r:`${r} ${i}`}).join(", ")}function On(t){
return an(t)?{name:"DoLa",meaning:s("The scores of the last layer minus those of the contrasted one, without the tokens that DoLa finds improbable: what the pro\
cessors are given.")}:{name:t.layers?s("the last layer"):s("the model"),meaning:s("The distribution that the model gave, before any processor.")}}function rt({distribution:{
candidates:t},chosen:e}){return t.some(({token_id:n})=>n===e.token_id)?t:[...t,e]}function Ao(t,e,n){if(t.length<=e)return t;let o=({raw_logprob:a,logprob:c})=>Math.
max(X(a),X(c)),r=[...t].sort((a,c)=>o(c)-o(a)),i=new Set([...r.filter(({token_id:a})=>a===n),...r.filter(Pe).slice(0,3)]);for(let a of r)i.size<e&&i.add(a);return t.
filter(a=>i.has(a))}function bt({raw_logprob:t,stage_logprobs:e},n){return n?e&&n<=e.length?X(e[n-1]):void 0:X(t)}var Mn=({raw_logprob:t,stage_logprobs:e},n)=>((n?
(e||[])[n-1]:t)??null)===null,Pe=({logprob:t})=>t===null;function Tt({removed_by:t,stage_logprobs:e,raw_logprob:n},o){let r=[n,...e||[]],i=r.findLastIndex((c,d)=>d>
0&&c===null&&r[d-1]!==null),a=t||i>0&&o.distribution.stages[i-1].name;return a?Ce(a)[0]:an(o)?"DoLa":s("a processor")}function Co(t,e){let{raw_logprob:n,logprob:o,
rank:r,raw_rank:i,token_id:a}=t,c=B(e.distribution.vocab),d=s("Token id {id}.",{id:a});if(!e.distribution.stages.length&&Math.abs((o??n)-n)<1e-4){let b={share:D(
X(n)),rank:B(r||i||0),vocab:c};return`${r||i?s("Probability {share}, rank {rank} of {vocab}; no processor changed it.",b):s("Probability {share}; no processor c\
hanged it.",b)} ${d}`}let m={share:D(X(n)),rank:B(i||0),vocab:c};return`${i?s("Before the processors {share}, rank {rank} of {vocab}.",m):s("Before the processo\
rs {share}.",m)} ${fp(t,e)} ${d}`}function fp(t,e){if(Pe(t))return s("After them it cannot be chosen: removed by {processor}.",{processor:Tt(t,e)});let{logprob:n,
rank:o}=t,r={share:D(X(n)),rank:B(o||0),kept:B(He(e))};return o?s("After them {share}, rank {rank} of {kept} kept.",r):s("After them {share}.",r)}function Po(t,{
mode:e,effective:n,config:o}){if(t.isPrompt)return[s("given"),s("{token} is in the prompt: given, not chosen")];if(t.given)return[s("given"),s("{token} was give\
n, not chosen")];if(e==="custom")return[s("the choice"),s("{token} was chosen by your own decoding loop")];if(t.beam)return[s("the choice"),mp(t.beam.status)];if(t.
reranked)return[s("the choice"),s("{token} has the best score: probability against degeneration penalty")];let r=t.draft&&t.draft.origin;return r==="accepted"?[
s("the draft"),s("{token} was drafted by the assistant, and accepted")]:r==="correction"?[s("the choice"),s("{token} replaced a rejected draft token")]:{...n,...o}.
do_sample?[s("the draw"),s("{token} was drawn")]:[s("the choice"),s("{token} was chosen as the most probable")]}function mp(t){return t==="running"?s("{token} g\
oes on: the search compares the sums of whole beams"):t==="finished"?s("{token} ends a beam: the search compares the sums of whole beams"):t==="ended"?s("{token\
} would end a beam, which does not count"):t==="pruned"?s("{token} was considered, and pruned: the search compares the sums of whole beams"):s("{token} was cons\
idered by the search")}function mc(t,e){let o=t.querySelector(".gp-bars"),r=t.querySelector(".gp-bars-legend"),i=t.querySelector(".gp-all"),a=g=>t.querySelector(".gp-"+g),[c,d,m,w,b]=[
"full","beams-note","press-note","chosen-word","removed-key"].map(a),y=a("no-token"),P=[],N=To(o),v=new Lo(t,e,A),O=!1,M=[],T=g=>e.canAsk&&!g.isPrompt;function A(g,x){
let E=Pe(g);return{id:g.token_id,text:g.text,after:X(g.logprob),before:X(g.raw_logprob),rank:E?null:g.rank??(x.distribution.stages.length?null:g.raw_rank),chosen:g.
token_id===x.chosen.token_id,given:x.isPrompt||x.given,removed:E,by:E?Tt(g,x):"",words:()=>Co(g,x)}}function k(g){let x=rt(g),$=(O?x:Ao(x,24,g.chosen.token_id)).
map(C=>A(C,g)),S=g.distribution.vocab-x.length;S>0&&$.push(h(g,x.map(C=>A(C,g)),S));let L=p(Math.max(...$.filter(({rest:C})=>!C).map(C=>Math.max(C.after,C.before))));
for(_(c,s("axis 0–{top}",{top:D(L)}));P.length<$.length;)P.push(new sn(o));P.forEach((C,W)=>$[W]?C.fill($[W],L,T(g)):C.hide()),N(),i.hidden=x.length<=24,_(i,O?
s("show {count} only",{count:24}):s("show all {count}",{count:B(x.length)})),i.setAttribute("aria-expanded",String(O))}function h(g,x,E){let $=R=>Math.max(0,1-x.
reduce((q,j)=>q+j[R],0)),S=He(g)>x.filter(({removed:R})=>!R).length,[L,C]=[S?e.usesBeams?null:$("after"):0,$("before")],W={count:B(E),before:D(C),after:D(L??0)},
I=()=>L===null?s("All tokens that are not listed ({count}), together: {before} before the processors.",W):s("All tokens that are not listed ({count}), together:\
 {before} before the processors, {after} after them.",W);return{text:z(E,"{count} other","{count} others"),after:L,before:C,rest:!0,words:I}}let p=g=>[.02,.05,.1,
.2,.5,1].find(x=>g<=x)||1;function u(g){let x=!g.distribution.stages.length;t.classList.toggle("gp-untouched",x),_(a("after-word"),x?s("probability; no processo\
r ran, so it is the same before and after"):s("after the processors")),a("before-key").hidden=x,b.hidden=!rt(g).some(Pe),_(w,g.isPrompt||g.given?s("given, not c\
hosen"):s("chosen")),d.hidden=!g.beam||x,m.hidden=!T(g),t.classList.toggle("gp-pressable",T(g))}o.parentNode.addEventListener("click",g=>{let x=g.target.closest(
"button.gp-row"),E=x&&[...P,...v.rows].find(({body:S})=>S===x),$=e.current();E&&$&&T($)&&e.ask({type:"branch",step:$,tokenId:E.entry.id})}),i.addEventListener("\
click",()=>{O=!O,k(e.current())});function f(){for(let g of P)g.hide();for(let g of[i,d,m,v.box])g.hidden=!0}return g=>{let x=e.current();r.hidden=!x,y.hidden=!!x,
x?((x!==M[0]||e.canAsk!==M[1])&&k(x),u(x),v.draw(x,g,T(x))):f(),M=[x,e.canAsk]}}var ln=.001,gc=2e-5,gp=-1e9,Tn=-1e8,Re=(t,e=-1e30)=>t==null||t<e;function cn(t,e,n){return Re(t,n)||Re(e,n)?Re(t,n)&&Re(e,n)?0:1/0:Math.abs(t-e)}function En(t,e,n){
return cn(t,e===null?null:e*n,Tn)/Math.max(1,n)}var Lt=class{count=0;off=0;furthest=0;worst=null;see(e,n){this.count+=1,e<=ln||(this.off+=1),!(this.worst&&!(e>this.
furthest))&&(this.furthest=e,this.worst={...n(),difference:e})}};function wc(t){if(!t.usesBeams)return null;let{effective:e}=t.started,n={sum:new Lt,given:new Lt,
final:new Lt,pool:new Lt,output:new Lt},o=e.length_penalty??1;for(let r of t.prompts){if(!r)continue;let i=Math.max(...r.distributions.map(a=>a.length));wp(r,Math.
max(1,Math.floor(i/(e.num_beam_groups||1))),o,n)}return t.finished.sequences.forEach((r,i)=>bp(t.returned[i].last,r,i,o,n.output)),n}function wp(t,e,n,o){let r=null,
i=new Map,a=(c,d)=>d.score-c.score;t.steps.forEach((c,d)=>{if(c.some(({given:b})=>b)){for(let b of c)o.given.see(cn(b.beam.score,0),()=>({node:b}));return}r??=new Map(
c.filter(({beam:b})=>b.parent%e===0).map(({beam:b})=>[b.parent,0]));for(let b of c){let{beam:y}=b,P=r.get(y.parent)??gp;if(o.sum.see(cn(P+(y.logprob??-1/0),y.score,
Tn),()=>({node:b,parent:P})),y.final_score===null||y.final_score===void 0)continue;let N=b.length**n;o.final.see(En(y.score,y.final_score,N),()=>({node:b,power:N}));
let v=y.group??null;i.set(v,[...i.get(v)||[],{score:y.final_score,power:N}].sort(a).slice(0,e))}let m=[...i.values()].flat().filter(({score:b})=>!Re(b)).sort(a),
w=t.pools[d].filter(b=>!Re(b));for(let b=0;b<Math.max(m.length,w.length);b++){let y=m[b]??null,P=y&&b<w.length?En(y.score*y.power,w[b],y.power):1/0;o.pool.see(P,
()=>({step:d,place:b,expected:y&&y.score,told:w[b]??null}))}r=new Map(c.filter(({beam:b})=>b.status==="running").map(({beam:b})=>[b.beam,b.score]))})}function bp(t,e,n,o,r){
let i=ue(t),a=i.filter(({given:m})=>!m);if(e.score===null||!a.length)return;let c=a.length**o,d=i.every(({beam:m,given:w},b)=>w||m.parent===(e.beams||[])[b]);r.
see(d?En(t.beam.score,e.score,c):1/0,()=>({number:n,node:t,power:c,told:e.score}))}function bc(t,e){let o=t.querySelector("details"),r=t.querySelector(".gp-output"),i=t.querySelector(".gp-all"),a=null,c=!1;function d(f){let g=e.allLines(),x=e.
started.effective.length_penalty??1;return f.sequences.map((E,$)=>{let S=ue(g[$]?g[$].last:null),L=E.token_ids.map((j,F)=>{let H=S[F]&&S[F].chosen.token_id===j?
S[F]:null,Y=E.logprobs[F];return{id:j,text:H?H.chosen.text:"?",recorded:Y,library:E.transition_scores?E.transition_scores[F]:null,difference:E.transition_scores?
cn(Y,E.transition_scores[F]):null,drawn:H?cn(Y,H.chosen.logprob):1/0}}),C=E.logprobs.filter((j,F)=>!S[F]||!S[F].given),W=C.reduce((j,F)=>j+(F??-1/0),0),I=C.length**
x,R=C.length?W/I:null,q=E.score!==null&&R!==null&&E.score*I>Tn;return{tokens:L,sum:W,length:C.length,penalty:x,rebuilt:R,score:E.score,difference:q?En(W,E.score,
I):null}})}function m(f,g=1e-9){if(!Number.isFinite(f))return"∞";let x=Math.max(f,g),E=Math.floor(Math.log10(x)+1e-9),$=Math.ceil(x/10**E-1e-6);return $===10?
`1e${E+1}`:`${$}e${E}`}let w=f=>f.join("; ");function b(f){if(!f||!f.sum.count)return[[],[]];let{sum:g,given:x,final:E,pool:$,output:S}=f,L=({off:I,count:R,furthest:q},j)=>I?
[j(I,{all:B(R),bound:m(q)})]:[],C=[...L(g,(I,R)=>z(I,"{count} of {all} tree nodes does not add up: it is off by {bound}","{count} of {all} tree nodes do not add\
 up: the furthest is off by {bound}",R)),...L(x,(I,R)=>z(I,"{count} of {all} given tokens does not count as 0: it is off by {bound}","{count} of {all} given tok\
ens do not count as 0: the furthest is off by {bound}",R)),...L(E,(I,R)=>z(I,"{count} of {all} final scores does not follow from its sum: it is off by {bound}",
"{count} of {all} final scores do not follow from their sums: the furthest is off by {bound}",R)),...L($,(I,R)=>z(I,"{count} of {all} kept scores does not follo\
w from the texts that ended: it is off by {bound}","{count} of {all} kept scores do not follow from the texts that ended: the furthest is off by {bound}",R)),...L(
S,(I,R)=>z(I,"{count} of {all} outputs does not end where its path through the tree ends: it is off by {bound}","{count} of {all} outputs do not end where their\
 paths through the tree end: the furthest is off by {bound}",R))],W=m(Math.max(...Object.values(f).map(I=>I.furthest)),gc);return[C,C.length?[]:[z(g.count,"{cou\
nt} node of the tree adds up to within {bound}","{count} nodes of the tree add up to within {bound}",{bound:W})]]}function y({outputs:f,tree:g}){let x=f.flatMap(
j=>j.tokens);if(!x.length)return["none","–",s("There are no scores to check: no token was generated.")];let E=x.filter(({difference:j})=>j!==null),$=f.filter(
({difference:j})=>j!==null),S=j=>m(Math.max(0,...j.map(({difference:F})=>F))),L=j=>j.filter(({difference:F})=>!(F<=ln)).length,C=x.filter(({drawn:j})=>j>ln).length,
[W,I]=b(g),R=[...L($)?[s("{count} of {all} sequences_scores cannot be rebuilt: off by up to {bound}",{count:B(L($)),all:B($.length),bound:S($)})]:[],...W,...L(E)?
[z(L(E),"{count} of {all} tokens differs from the library’s compute_transition_scores, by {bound}","{count} of {all} tokens differ from the library’s compute_\
transition_scores, by up to {bound}",{all:B(E.length),bound:S(E)})]:[],...C?[z(C,"{count} token of the outputs differs from the steps that are shown","{count} t\
okens of the outputs differ from the steps that are shown")]:[]];if(R.length)return["differs","✗",w(R)];let q=[...$.length?[z($.length,"{count} sequences_scor\
es is rebuilt to within {bound}","{count} sequences_scores are rebuilt to within {bound}",{bound:S($)})]:[],...I];return E.length?["agrees","✓",w([...q,z(E.length,
"{count} token agrees with the library’s compute_transition_scores to within {bound}","{count} tokens agree with the library’s compute_transition_scores to wi\
thin {bound}",{bound:S(E)})])]:["none","–",w([...q,P()])]}let P=()=>e.started.mode==="custom"?s("compute_transition_scores does not apply: the run used your o\
wn decoding loop"):s("compute_transition_scores does not apply: the run was recorded without the library’s scores");function N(){let[f,g,x]=a?y(a):["none","–",
s("The scores are checked against the library when the run has finished.")],E={agrees:s("agrees with the library"),differs:s("differs from the library"),none:s(
"not checked")};t.dataset.verdict=f,_(t.querySelector(".gp-badge"),g),_(t.querySelector(".gp-sign-words"),a?E[f]:s("not checked yet")),_(t.querySelector(".gp-ve\
rdict-line"),x)}let v=f=>Re(f)?"−∞":f.toFixed(3).replace("-0.000","0.000"),O=f=>Re(f)?"−∞":(f<Tn?f.toExponential(3):V(f,5)).replace("-","−"),M=f=>f<0||
Re(f)?`(${O(f)})`:O(f);function T(f,g){let x=f.insertCell();g===null?x.textContent="–":x.textContent=(g>ln?"✗ ":"")+(g===0?"0":Number.isFinite(g)?g.toExponential(
0):"∞"),x.classList.toggle("gp-off",g>ln)}function A(){let f=a.outputs.filter(({score:x})=>x!==null);t.querySelector(".gp-beam-check").hidden=!f.length;let g=t.
querySelector(".gp-sums tbody");g.replaceChildren(),a.outputs.forEach((x,E)=>{if(x.score===null)return;let $=g.insertRow();for(let S of[E+1,v(x.sum),x.length,x.
penalty,V(x.rebuilt,4),V(x.score,4)])$.insertCell().textContent=S;T($,x.difference)})}function k(f,g,x,E,$,S){if(!x.count)return;let{worst:L}=x,C=f.insertRow();
C.append(l("th","",g,{scope:"row"})),C.insertCell().textContent=B(x.count),C.insertCell().append(E(L),...L.node?[" ",oe(L.node.beam.text)]:[]),C.insertCell().textContent=
$(L),C.insertCell().textContent=O(S(L)),T(C,L.difference)}function h(){let f=t.querySelector(".gp-tree-sums tbody");if(f.replaceChildren(),!a.tree)return;let{sum:g,
given:x,final:E,pool:$,output:S}=a.tree,L=e.started.effective.length_penalty??1,C=({node:I})=>s("step {number}:",{number:I.index+1}),W=({node:I,power:R})=>`${O(
I.beam.score)} / ${I.length} ** ${L} = ${O(Re(I.beam.score)?null:I.beam.score/R)}`;k(f,s("node: parent’s score + log-probability"),g,C,({node:I,parent:R})=>`${O(
R)} + ${M(I.beam.logprob)} = ${O(Re(I.beam.logprob)?null:R+I.beam.logprob)}`,({node:I})=>I.beam.score),k(f,s("given token: counts as 0"),x,C,()=>O(0),({node:I})=>I.
beam.score),k(f,s("ended: score / length ** length_penalty"),E,C,W,({node:I})=>I.beam.final_score),k(f,s("kept after a step: the best that ended"),$,I=>s("step \
{number}: rank {rank}",{number:I.step+1,rank:I.place+1}),I=>I.expected===null?"–":O(I.expected),I=>I.told),k(f,s("output: score where its path ends, after the\
 penalty"),S,({number:I})=>s("output {number}:",{number:I+1}),W,I=>I.told)}function p(){let{tokens:f}=a.outputs[Number(r.value)]||a.outputs[0]||{tokens:[]},g=t.
querySelector(".gp-scores tbody");g.replaceChildren(),f.slice(0,c?1/0:20).forEach((x,E)=>{let $=g.insertRow();$.insertCell().textContent=E+1,$.insertCell().textContent=
x.id,$.insertCell().append(oe(x.text)),$.insertCell().textContent=v(x.recorded),$.insertCell().textContent=x.difference===null?"–":v(x.library),T($,x.difference),
$.insertCell().textContent=(X(x.recorded)*100).toFixed(2)+"%"}),i.hidden=f.length<=20||c,_(i,s("Show all {count} tokens",{count:B(f.length)}))}function u(){if(!o.
open)return;let f=e.hideFrom!==null;if(t.querySelector(".gp-secret").hidden=!f,t.querySelector(".gp-token-check").hidden=f||!a,t.querySelector(".gp-beam-check").
hidden=!0,t.querySelector(".gp-tree-check").hidden=f||!a||!a.tree||!a.tree.sum.count,_(t.querySelector(".gp-how"),e.usesBeams?s("The playground records a log-pr\
obability for each token while it decodes. Beside it is what the library’s own compute_transition_scores gives for the same run (normalize_logits=False, as its \
documentation asks for beams)."):s("The playground records a log-probability for each token while it decodes. Beside it is what the library’s own compute_transi\
tion_scores gives for the same run (normalize_logits=True).")),!a)return;let g=x=>e.usesBeams?s("output {number}",{number:x}):s("sequence {number}",{number:x});
t.querySelector(".gp-which").hidden=a.outputs.length<2,r.options.length!==a.outputs.length&&r.replaceChildren(...a.outputs.map((x,E)=>l("option","",g(E+1),{value:E}))),
A(),f||h(),f||p()}return o.addEventListener("toggle",u),o.addEventListener("keydown",f=>{f.key!=="Escape"||!o.open||(o.open=!1,o.querySelector("summary").focus())}),
r.addEventListener("change",u),i.addEventListener("click",()=>{c=!0,u()}),f=>{if(t.hidden=!e.started,!f.run&&!f.status&&!f.steps)return;let{finished:g}=e;g?(!a||
a.finished!==g)&&(a={finished:g,outputs:d(g),tree:wc(e)},c=!1,r.replaceChildren()):a=null,N(),(f.run||f.status||g)&&u()}}function kc(t,e){let r=[.1,.2,.5,1,2,5,10,20,50,1/0],i=t.querySelector(".gp-heat-plot"),a=t.querySelector(".gp-cells"),c=t.querySelector(".gp-column"),d=t.querySelector(
".gp-layer-names"),m=t.querySelector(".gp-layer-reading"),w=t.querySelector(".gp-layer-tally"),b=document.createElement("canvas"),y=b.getContext("2d",{willReadFrequently:!0}),
P=new me({picks:{},peak:0},({picks:q,peak:j},{layers:F})=>F?{picks:{...q,[F.layer]:(q[F.layer]||0)+1},peak:Math.max(j,...F.divergences)}:{picks:q,peak:j}),N=0,v=[],
O=[],M=[0,0],T=[],A=q=>Math.round(Math.sqrt(Math.max(0,Math.min(1,(q??0)/N)))*10);function k(){let q=getComputedStyle(t);return[...[...Array(11).keys()].map(F=>`\
--gp-heat-${F}`),"--gp-text"].map(F=>{let H=q.getPropertyValue(F).trim();return[1,3,5].map(Y=>parseInt(H.slice(Y,Y+2),16))})}function h(q){if(b.width>=q&&b.height===
v.length*6)return;let j=b.height===v.length*6?y.getImageData(0,0,b.width,b.height):null;b.width=Math.max(64,2**Math.ceil(Math.log2(q))),b.height=v.length*6,j&&y.
putImageData(j,0,0)}function p(q){let j=new ImageData(1,v.length*6);v.forEach((F,H)=>{let Y=q.layers?q.layers.candidate_layers.indexOf(F):-1;if(Y<0)return;let Q=O[A(
q.layers.divergences[Y])];for(let ee=0;ee<5;ee++){let se=ee===2&&F===q.layers.layer?O[11]:Q;j.data.set([...se,255],(H*6+ee)*4)}}),y.putImageData(j,q.index,0)}let u=()=>Math.
max(10,P.steps.length);function f(){let[q,j]=M;if(!q||!j)return;a.width!==q&&(a.width=q),a.height!==j&&(a.height=j);let F=a.getContext("2d");F.clearRect(0,0,q,j),
F.imageSmoothingEnabled=!1;let H=P.steps.length;F.drawImage(b,0,0,H,b.height,0,0,q*H/u(),j)}function g(q){let j=[...P.steps.find(Q=>Q.layers).layers.candidate_layers].
sort((Q,ee)=>ee-Q),F=k(),H=r.find(Q=>P.total.peak<=Q*Math.LN2)*Math.LN2,Y=String([j,F,H])!==String([v,O,N]);String(j)!==String(v)&&x(j),[v,O,N]=[j,F,H],h(P.steps.
length);for(let Q of Y?P.steps:q)p(Q);f()}function x(q){let j=Math.max(15,Math.min(28,280/q.length));i.style.height=d.style.height=`${Math.max(1,q.length)*j}px`,
d.replaceChildren(...q.map(F=>l("span","",$(F))))}function E(){_(t.querySelector(".gp-ramp-low"),"0"),_(t.querySelector(".gp-ramp-high"),`${Number(Oe(N,e.unit).
toPrecision(2))} ${e.unit}`.replace(/^1 bits/,"1 bit"));let q=t.querySelector(".gp-scale-ramp");if(!q.childNodes.length)for(let j=0;j<11;j++){let F=l("i");F.style.
background=`var(--gp-heat-${j})`,q.append(F)}}let $=q=>q===0?s("embedding"):s("layer {layer}",{layer:q}),S=q=>q===0?s("the embedding (layer 0)"):s("layer {layer\
}",{layer:q});function L(q){let j={number:q.index+1,token:J(q.chosen.text)};if(!q.layers)return s("Token {number}, {token}: no layer was contrasted.",j);let{layer:F,
final_layer:H,candidate_layers:Y,divergences:Q}=q.layers,ee=Y.map((se,ie)=>`${$(se)} ${Oe(Q[ie]??0,e.unit).toFixed(3)}`).join(", ");return s("Token {number}, {t\
oken}: {layer} was contrasted with the last layer ({final}), because it diverges most from it. Divergences in {unit}: {list}.",{...j,layer:S(F),final:H,unit:e.unit,
list:ee})}function C(q){c.hidden=!1,c.style.left=`${q.index/u()*100}%`,c.style.width=`${100/u()}%`;let j=L(q);_(m,j),so(i,q,P.steps.length,j)}function W(){let q=Object.
entries(P.total.picks).sort((H,Y)=>Y[1]-H[1]),j=q.reduce((H,[,Y])=>H+Y,0),F=q.map(([H,Y])=>s("{layer} in {times}",{layer:S(Number(H)),times:B(Y)})).join(", ");_(
w,s("Along the text: {list} of {count} steps.",{list:F,count:B(j)})),_(t.querySelector(".gp-heat-end"),String(u()))}Ki(i,e,{stepUnder:q=>{let{left:j,width:F}=i.
getBoundingClientRect(),H=Math.floor((q.clientX-j)/F*u());return P.steps[Math.max(0,Math.min(P.steps.length-1,H))]},hover:q=>_(m,L(q)),leave:()=>e.current()&&!t.
hidden&&_(m,L(e.current()))});function I(q){let j=e.current();if(t.hidden=!(j&&j.layers),t.hidden)return;let{added:F}=P.follow(e.lastOf(j));j===T[0]&&P.total===
T[1]&&!q.unit&&!q.look||(T=[j,P.total],g(F),E(),C(j),W())}new ResizeObserver(([{contentRect:q}])=>{M=[q.width,q.height].map(j=>Math.round(j*devicePixelRatio)),f()}).
observe(i);let R=()=>I({look:!0});return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",R),new MutationObserver(R).observe(document.body,{
attributes:!0,attributeFilter:["class"]}),I}var kp=1.05;function yc(t,e,n){let o=[yp(t,n),...xp(t),...vp(t,e),Sp(t,e)];t.draft&&o.push(_p(t,e)),t.beam&&o.push(...Op(t.beam));let r=(t.reranked||[]).find(({
token_id:a})=>a===t.chosen.token_id);r&&o.push(s("Its probability among the weighed tokens was {share}, its degeneration penalty {penalty}, its score {score}.",
{share:D(r.probability),penalty:V(r.penalty),score:V(r.score)}));let{raw_logprob:i}=t.chosen;return i!==null&&o.push(s("Its surprisal, before the processors, wa\
s {value}.",{value:ce(-i,n)})),o}function yp({distribution:{entropy_before:t}},e){let n=Math.exp(t),o=ce(t,e);return n<kp?s("The model was all but certain here:\
 an entropy of {entropy}.",{entropy:o}):s("The model’s entropy here was {entropy}: as uncertain as an even choice among {options} tokens.",{entropy:o,options:n<
10?V(n,1):B(Math.round(n))})}function xp(t){let{chosen:e,distribution:n}=t,{name:o}=On(t),r={source:o,token:J(e.text),share:D(X(e.raw_logprob)),vocab:B(n.vocab)};
if(an(t))return[];if(e.raw_rank===1)return[s("Its first choice was {token}, with {share}.",r)];let i=rt(t).find(d=>d.raw_rank===1),a=i?[s("Its first choice was \
{token}, with {share}.",{token:J(i.text),share:D(X(i.raw_logprob))})]:[],c=e.raw_rank?s("It gave {token} {share}: rank {rank} of {vocab}.",{...r,rank:B(e.raw_rank)}):
s("It gave {token} {share}.",r);return[...a,c]}function vp(t,e){let n=_n(t);if(!n.length)return t.isPrompt||t.read?[]:[s("No processor changed that.")];let o=n.
filter(({idle:r})=>!r);return o.length?o.map(r=>{let i=$o(r.knobs,e),a=i?i.startsWith(r.name)?i:`${r.name} (${i})`:r.name,c=r.kept===r.keptBefore?rn(r):`${rn(r)}\
, ${s("{count} left",{count:B(r.kept)})}`,{chosen:d}=t,[m,w]=[bt(d,r.number-1),bt(d,r.number)],b={name:a,effect:c,token:J(d.text),before:D(m||0),after:D(w||0)};
return m===void 0||w===void 0?s("{name}: {effect}.",b):!w&&m?s("{name}: {effect}; {token} had {before}, and could no longer be chosen.",b):b.before===b.after?s(
"{name}: {effect}; {token} stayed at {after}.",b):s("{name}: {effect}; {token} went from {before} to {after}.",b)}):[z(n.length,"The processor ({names}) did not\
hing here.","The {count} processors ({names}) did nothing here.",{names:n.map(({name:r})=>r).join(", ")})]}function Sp(t,e){let{chosen:n,given:o,isPrompt:r}=t,i=he(
Po(t,e)[1],{token:J(n.text)}).join("");return o||r||t.beam?`${i}.`:Pe(n)?s("{words}, though {processor} had removed it.",{words:i,processor:Tt(n,t)}):{...e.effective,
...e.config}.do_sample&&!t.draft&&!t.reranked?s("{words}: its chance was {share}.",{words:i,share:D(X(n.logprob))}):`${i}.`}function _p({draft:{origin:t,place:e,
round:n}},o){let r=Bt(o);return t==="accepted"?Rn(n,e,r):jn(n,r)}function Op({score:t,final_score:e}){let n=[];return t!==null&&n.push(s("The log-probabilities \
along this beam then sum to {score}.",{score:V(t)})),e!==null&&n.push(s("With the length penalty that is a score of {score}.",{score:V(e)})),n}function xc(t,e){let n=t.querySelector(".gp-sentences"),o="";return()=>{let r=e.current(),i=r?yc(r,e.started,e.unit):[s("No token yet")],a=i.join(`
`);a!==o&&(o=a,n.replaceChildren(...i.map(c=>l("li","",c))))}}var vc=(t,e)=>e.isPrompt?e.index:t.prefix.length+e.index;function nr(t,e,n){if(e.isPrompt&&t.readsSource)return[];let o=t.prefix.length,[r,i]=e.isPrompt?[1,o-1]:
[Math.max(1,o),o+ue(t.lastOf(e)).length-1],a=vc(t,e);if(a<r)return[];let c=Math.min(i,Math.max(r,a-Math.floor(n/2))+n-1),d=Math.max(r,c-n+1);return Array.from({
length:c-d+1},(m,w)=>d+w)}function No(t,e,n){if(!e)return-1;let o=n.found.places.indexOf(vc(t,e));return e.isPrompt||t.idsTo(e).every((i,a)=>i===n.ids[a])?o:-1}var Mp=160,Ep={probability:()=>s("How likely this layer finds the token that was chosen in the end."),rank:()=>s("The rank of the chosen token in this layer, th\
e likeliest first. A bar in the cell shows it, too."),entropy:()=>s("How uncertain this layer is: the entropy of its distribution."),kl:()=>s("How far this laye\
r is from the last one: KL(last layer ‖ this layer). 0 where both say the same.")};function Sc(t,e){let n=S=>t.querySelector(".gp-"+S),[o,r,i,a,c]=["lens-foun\
d","lens-field","around","look-into","lens-state"].map(n),d=r.firstElementChild,m=n("lens-shade"),w=null,b=!1,y=[0,0],P=()=>w.found.layers.length-1,N=S=>S===0?s(
"the embedding (layer 0)"):S===P()?s("layer {layer}, the last",{layer:B(S)}):s("layer {layer}",{layer:B(S)}),v=(S,L)=>d.tBodies[0].rows[P()-S].cells[L+1];function O(){
let S=e.current(),L=e.lensLimit||1,C=Math.max(1,Math.min(L,Math.round(Number(i.value))||12));i.value=String(C),b=!0,_(c,s("Reading the layers …")),M(S),e.ask(
{type:"look_into",step:S,places:nr(e,S,C)})}a.addEventListener("click",O);function M(S){n("lens-ask").hidden=!e.canAsk,a.disabled=b||e.running||e.waiting||!nr(e,
S,1).length,e.lensLimit&&(i.max=String(e.lensLimit))}function T(){let{tokens:S,layers:L}=w.found,C=l("tr");C.append(l("th","",s("layer"),{scope:"col"}),...S.map(
({text:q})=>{let j=l("th","",null,{scope:"col"});return j.append(oe(q)),j}));let W=L.map((q,j)=>{let F=l("tr");return F.append(l("th","",j?B(j):s("embedding"),{
scope:"row"}),...q.map((H,Y)=>A(H,j,Y))),F}),[I,R]=[l("thead"),l("tbody")];I.append(C),R.append(...W.reverse()),d.replaceChildren(I,R)}function A(S,L,C){let W=l(
"td","",null,{role:"gridcell",tabindex:"-1"});return W.append(oe(S.top[0][1])),we(W,()=>`${p(L,C)}. ${u(S,C)}`),W.addEventListener("focus",()=>f(L,C)),W.addEventListener(
"click",()=>W.focus()),W.addEventListener("keydown",R=>k(R,L,C)),W}function k(S,L,C){if(S.ctrlKey||S.metaKey||S.altKey)return;let[W,I]=[P(),w.found.tokens.length-
1],R={ArrowUp:[L+1,C],ArrowDown:[L-1,C],ArrowLeft:[L,C-1],ArrowRight:[L,C+1],Home:[L,0],End:[L,I],PageUp:[W,C],PageDown:[0,C]}[S.key];R&&(S.preventDefault(),S.stopPropagation(),
v(Math.max(0,Math.min(W,R[0])),Math.max(0,Math.min(I,R[1]))).focus())}function h(){let S=No(e,e.current(),w),{tokens:L,layers:C}=w.found;L.forEach((W,I)=>{let R=I===
S;d.tHead.rows[0].cells[I+1].classList.toggle("gp-here",R),C.forEach((q,j)=>{let F=q[I],H=v(j,I);ae(H,[F.top[0][0]===W.id&&"gp-favourite",R&&"gp-here"].filter(Boolean).
join(" ")),Zt(H,m.value,{...F,entropyAfter:F.entropy??1/0,kl:F.kl??1/0})})}),mt(n("lens-scale"),m.value,e.unit),n("lens-scale").dataset.tip=Ep[m.value]()}function p(S,L){
return s("{layer}, in the place of {token}",{layer:N(S),token:J(w.found.tokens[L].text)})}function u({probability:S,rank:L,entropy:C,kl:W},I){return s("The chos\
en {token}: {share}, rank {rank}. Entropy {entropy}; KL from the last layer {kl}.",{token:J(w.found.tokens[I].text),share:D(S),rank:B(L),entropy:ce(C,e.unit),kl:ce(
W,e.unit)})}function f(S,L){let C=v(...y);C&&(C.ariaSelected="false"),C&&(C.tabIndex=-1),y=[S,L];let W=v(S,L);W.ariaSelected="true",W.tabIndex=0,g()}function g(){
let[S,L]=y,C=w.found.layers[S][L],W=w.found.tokens[L],I=C.top.find(([q])=>q===W.id)?[]:[[W.id,W.text,C.probability]],R=Z(n("lens-bars"),C.top.length+I.length,x);
[...C.top,...I].forEach(([q,j,F],H)=>{let[Y,Q,ee,se]=R[H].children,ie=q===W.id;ae(R[H],ie?"gp-is-chosen":""),_(Y,ie?"▶":""),Q.replaceChildren(oe(j)),ne(ee.firstChild,
"width",F),_(se,D(F))}),_(n("lens-place"),p(S,L)),_(n("lens-numbers"),u(C,L))}function x(){let S=l("li"),L=l("span","gp-track",null,{"aria-hidden":"true"});return L.
append(l("span","gp-fill")),S.append(l("span","gp-sign","",{"aria-hidden":"true"}),l("span","gp-word"),L,l("span","gp-value")),S}function E(){let S=t.closest(".\
token-panel");if(!S)return;let[L,C]=[S.getBoundingClientRect(),r.getBoundingClientRect()],W=S.firstElementChild.getBoundingClientRect().height;C.top+Mp>L.bottom&&
(S.scrollTop+=C.top-L.top-W)}m.addEventListener("change",h);function $(S,L){if(o.hidden=!w,!!w)if(S){T();let C=No(e,e.current(),w);y=[P(),0],h(),f(P(),Math.max(
0,C));let W=v(P(),Math.max(0,C));r.scrollLeft=W.offsetLeft-r.clientWidth/2,L&&E()}else h(),g()}return S=>{let L=e.current(),C=e.hideFrom===null?e.lensOf():null,
W=b&&S.lens;if((S.run||S.lens)&&(b=!1),t.hidden=!L||!(e.canAsk||C)||e.recorded,t.hidden)return;(S.run||S.lens)&&_(c,""),M(L);let I=C!==w;w=C,(I||S.selection||S.
unit)&&$(I,W),w&&!b&&_(c,No(e,L,w)<0?s("This token is not among those below."):"")}}var qo={count:0,after:0,before:0,entropyAfter:0,entropyBefore:0,kept:0};function or(t,e){let{chosen:n,distribution:o}=e,r=i=>ve(i)??-1/0;return{count:t.count+1,
after:t.after+r(n.logprob??n.raw_logprob),before:t.before+r(n.raw_logprob),entropyAfter:t.entropyAfter+o.entropy_after,entropyBefore:t.entropyBefore+o.entropy_before,
kept:t.kept+He(e)}}var dn=(t,e)=>e?Math.exp(-t/e):null,Tp=[1,2,3],Wo=class{constructor(){this.ids=[],this.grams=new Map(Tp.map(e=>[e,new Map])),this.repeated=[],
this.numRepeated=0}gram(e){return this.ids.slice(-e).join(" ")}add(e){this.repeated.push(this.ids.includes(e,-128)),this.numRepeated+=Number(this.repeated.at(-1)),
this.ids.push(e);for(let[n,o]of this.grams)this.ids.length>=n&&o.set(this.gram(n),(o.get(this.gram(n))||0)+1)}cut(e){for(;this.ids.length>e;){for(let[n,o]of this.
grams){if(this.ids.length<n)continue;let r=o.get(this.gram(n))-1;r?o.set(this.gram(n),r):o.delete(this.gram(n))}this.ids.pop(),this.numRepeated-=Number(this.repeated.
pop())}}distinct(e){return this.ids.length>=e?this.grams.get(e).size/(this.ids.length-e+1):null}get share(){return this.ids.length?this.numRepeated/this.ids.length:
null}};function Oc(t,e){let n=t.querySelector(".gp-status"),o=t.querySelector(".gp-alert"),r=t.querySelector(".gp-figures"),i=t.querySelector(".gp-notes"),a=new Map,c="\
gp-meaning-"+Math.random().toString(36).slice(2,8)+"-",d=new jt,m;function w(){let{started:W,finished:I}=e;if(!W)return[];let R=I?I.num_tokens:e.numTokens,q=I?I.
seconds:e.elapsed,j=I?I.time_to_first_token:e.firstElapsed,F={limit:B(W.max_new_tokens)};return[[s("Tokens"),B(R),e.usesBeams?s("tokens generated so far, one pe\
r step for all beams together; the limit is {limit} new tokens",F):s("tokens generated so far; the limit is {limit} new tokens",F)],[s("Per second"),q>0&&R?(R/q).
toFixed(1):"–",s("tokens per second: tokens divided by the time since the run began, including the wait for the first token")],[s("First token"),j===null?"–":
Nt(j),s("time to first token: from the start of the run to its first token, without queueing or loading the model")],...b(W.waits||{}),...y(),[s("Stopped by"),P(),
s("what ended the text: the model’s end-of-sequence token, a stop string, a limit, your own criterion or decoding loop, or a person"),!0],[s("Seed"),String(W.
seed),s("the random seed of this run: the same seed and settings give the same text again")]]}function b(W){let I=Object.entries(W).filter(([,j])=>j>=Lp);if(!I.
length)return[];let R=I.reduce((j,[,F])=>j+F,0),q=I.map(([j,F])=>`${_c[j]?_c[j]():j} ${Nt(F)}`).join(", ");return[[s("Made ready"),Nt(R),s("the time before the \
run began, in which its model was made ready: {list}",{list:q})]]}function y(){if(!e.rounds.length)return[];let{num_draft_tokens:W,num_accepted_draft_tokens:I,...R}=d.
read(e.rounds),q=R.draft_acceptance_rate,j={accepted:B(I),drafted:B(W),rounds:B(R.num_spec_steps)};return[[s("Draft accepted"),q===null?"–":D(q),s("draft_acce\
ptance_rate: accepted over drafted tokens, {accepted} of {drafted}",j)],[s("Tokens per draft"),V(R.mean_acceptance_length,2),s("mean_acceptance_length: tokens t\
hat a round with a draft wrote on average, including the target’s own: 1 + {accepted} accepted / {rounds} such rounds",j)]]}function P(){return e.finished?[...new Set(
e.finished.sequences.map(I=>ke(I.stop_reason)[0]))].join(", ")||"–":e.running?s("still running"):s("an error")}function N(){let W=w(),I=new Set(W.map(([R])=>R));
for(let[R,{figure:q}]of a)I.has(R)||(q.remove(),a.delete(R));W.forEach(([R,q,j,F],H)=>{let Y=a.get(R)||v(R,F,H);Y.value.textContent!==q&&(Y.value.textContent=q),
_(Y.meaning,s("{name}: {meaning}",{name:R,meaning:j}))})}function v(W,I,R){let q=l("div","gp-figure"+(I?" gp-words":""),null,{tabindex:"0"}),j=l("dd"),F=l("span",
"gp-meaning","",{role:"tooltip",id:c+W.replace(/\s/g,"-")});q.setAttribute("aria-describedby",F.id),q.append(l("dt","",W),j,F),r.insertBefore(q,r.children[R]||null);
let H={figure:q,value:j,meaning:F};return a.set(W,H),H}let O=new me(qo,or),M=new Wo,T=qo,A=W=>Number.isFinite(W)?Oe(W,e.unit).toFixed(2).replace(/^-0.00$/,"0.00"):
"−∞",k=W=>W===null?"–":Number.isFinite(W)?W<1e3?W.toFixed(2):B(Math.round(W)):"∞";function h(){let{total:W}=O,{unit:I}=e,R=(F,{count:H})=>H?F/H:null,q=(F,H)=>H.
count?A(R(F,H)):"–",j=O.steps.at(-1).distribution.vocab;return[[s("perplexity"),u([[W.after,W.count],[W.before,W.count],[T.before,T.count]],j),k(dn(W.after,W.
count)),k(dn(W.before,W.count)),k(dn(T.before,T.count))],[s("mean log-probability, {unit}",{unit:I}),s("The logarithm of a token’s probability, on average."),
q(W.after,W),q(W.before,W),q(T.before,T)],[s("cumulative log-probability, {unit}",{unit:I}),s("The logarithm of the probability of the whole text: the sum over \
its tokens."),A(W.after),A(W.before),A(T.before)],[s("mean entropy, {unit}",{unit:I}),s("How uncertain the next token was, on average."),q(W.entropyAfter,W),q(W.
entropyBefore,W),q(T.entropyBefore,T)],[s("mean tokens kept"),s("How many tokens could be chosen, on average: all of the vocabulary before the processors."),k(R(
W.kept,W)),B(j),B(j)],...[1,2,3].map(F=>[`distinct-${F}`,p(F),k(M.distinct(F)),"",""]),[s("repetition"),s("The share of tokens that occur among the 128 tokens b\
efore them."),D(M.share),"",""]]}let p=W=>W===1?s("The number of different tokens over the number of all tokens: 1 means that none occurs twice."):s("The number\
 of different {n}-grams (runs of {n} tokens) over the number of all of them: 1 means that none occurs twice.",{n:W});function u(W,I){return W.every(([R,q])=>!q||
dn(R,q)<=I)?s("How many equally likely tokens there were to choose from, on average: e to the power of minus the mean log-probability in nats."):s("e to the pow\
er of minus the mean log-probability in nats; above {count}, the size of the vocabulary, where tokens drawn at random would be likelier.",{count:B(I)})}function f(){
let W=e.current(),I=W?e.lastOf(W):null,{keep:R,added:q}=O.follow(I&&!I.isPrompt?I:null);M.cut(R);for(let{chosen:F}of q)M.add(F.token_id);let j=t.querySelector("\
.gp-text-numbers");j.hidden=!O.steps.length,!j.hidden&&(g(),j.open&&x(W))}function g(){let{total:W}=O;_(t.querySelector(".gp-in-short"),s("Perplexity {value}",{
value:k(dn(W.before,W.count))}))}function x(W){let I=e.lines().length>1?e.lineOf(W):null;_(t.querySelector(".gp-whose"),I&&I.label?s("of {label}",{label:I.label}):
""),t.querySelector(".gp-prompt-head").hidden=!T.count;let R=h(),q=t.querySelector(".gp-totals tbody");for(;q.rows.length<R.length;){let j=q.insertRow(),F=l("th",
"",null,{scope:"row"});F.append(l("span","","",{tabindex:"0","data-tip":""})),j.append(F,l("td"),l("td"),l("td"))}R.forEach(([j,F,...H],Y)=>{let[Q,...ee]=q.rows[Y].
cells;_(Q.firstChild,j),Q.firstChild.dataset.tip=F,H.forEach((se,ie)=>_(ee[ie],se)),ee[2].hidden=!T.count})}t.querySelector(".gp-text-numbers").addEventListener(
"toggle",f);function E(){let W=e.finished?e.finished.sequences:[],I=new Map;W.forEach(({note:R},q)=>R&&I.set(s(R),[...I.get(s(R))||[],q+1])),i.replaceChildren(...[
...I].map(([R,q])=>{let j=l("p");return j.append(l("b","",q.length<W.length?$(q):s("Note:")),` ${R}`),j}))}function $(W){let I={numbers:W.join(", ")};return e.usesBeams?
z(W.length,"Note on output {numbers}:","Note on outputs {numbers}:",I):z(W.length,"Note on sequence {numbers}:","Note on sequences {numbers}:",I)}function S(){let[
W,I]=L();n.textContent!==[W,I].filter(Boolean).join(" ")&&n.replaceChildren(...W?[l("b","",W),...I?[" ",I]:[]]:[I])}function L(){let{started:W,finished:I,failed:R,
queued:q,loading:j}=e;if(j){let ie=Pt(j);return["",ie[0].toUpperCase()+ie.slice(1)]}if(q)return q.ahead===0?[s("Starting …"),""]:[s("Queued."),z(q.ahead,"One \
run is ahead of yours.","{count} runs are ahead of yours.")];if(R)return[s("Stopped by an error."),W?e.numTokens?s("The text so far is kept."):s("Nothing was wr\
itten."):""];if(!W)return["",s("Nothing has run yet.")];let{model:F,assistant:H,mode:Y,device:Q}=W,ee=I||e.recorded?0:e.shared-1,se=`· ${[H?s("{model} with {as\
sistant}",{model:F,assistant:H}):F,xt(Y),Q!=="cpu"&&Q,ee>0&&z(ee,"side by side with another run","side by side with {count} others")].filter(Boolean).join(" · ")}`;
return e.recorded?[s("Recorded run"),se]:[I?s("Finished"):s("Decoding …"),se]}function C(){let W=e.waiting?null:e.failed;if(m===W||(m=W,o.replaceChildren(),!W))
return;let I=l("div","gp-problem"),R=(q,j,F)=>{let H=l("p");H.append(l("b","","✕ "),F?s("{name}: {meaning}",{name:F,meaning:q}):q,j?" "+j:""),I.append(H)};for(let{
knob:q,message:j,fix:F}of Nn(W))R(j,F,q);o.append(I)}return W=>{W.run&&(r.replaceChildren(),a.clear()),(W.run||W.status)&&(S(),C(),E()),(W.run||W.steps||W.status)&&
N(),(W.run||W.prompt)&&(T=e.promptSteps.reduce(or,qo)),f()}}var Lp=.05,_c={queued:()=>s("waiting for its turn"),asking:()=>s("asking the Hub"),download:()=>s("d\
ownloading"),converting:()=>s("converting the GGUF file"),loading:()=>s("loading")};var Mc=12;function Ec(t,e,n){let o=0,r=t.map(m=>{let w=o;return o=Math.min(1,o+(bt(m,n)||0)),{from:w,to:o,kind:sr(m,e),candidate:m}}),i=e.distribution.stages[n],
a=t.filter(m=>i&&Mn(m,n+1)).reduce((m,w)=>m+(bt(w,n)||0),0),c=i?Math.max(0,Math.min(1-o,i.mass_removed-a)):0,d={from:o,to:1-c,kind:"others",candidate:null};return[
...r,d,{from:1-c,to:1,kind:"going",candidate:null}]}function sr(t,e){return t.token_id===e.chosen.token_id?"chosen":Pe(t)?"removed":"kept"}function Tc(){let t=l(
"div","gp-flow",null,{"aria-hidden":"true"}),e=te("svg","gp-ribbons");e.setAttribute("viewBox",`0 0 100 ${Mc}`),e.setAttribute("preserveAspectRatio","none");let n=l(
"div","gp-flow-bar");return t.append(e,n),{box:t,ribbons:e,bar:n}}var $p=(t,e)=>e>12+7*Math.min(t.length,10);function rr({ribbons:t,bar:e},n,o,r,i){let a=Z(e,n.
length,()=>l("span",""));n.forEach(({from:d,to:m,kind:w,candidate:b},y)=>{let P=a[y];if(ae(P,`gp-piece gp-piece-${w}`),P.hidden=m-d<1e-4&&w!=="chosen",P.hidden)
return;ne(P,"left",d),ne(P,"width",m-d);let N=b?b.text:w==="others"?s("others"):"",v=N&&$p(N,(m-d)*r)?N:"";(P.dataset.text||"")!==v&&P.replaceChildren(...v?[oe(
v,"gp-piece-word")]:[]),P.dataset.text=v,we(P,()=>i(n[y],o&&o[y]))});let c=Z(t,o?n.length:0,()=>te("path"));(o||[]).forEach((d,m)=>{let{from:w,to:b,kind:y}=Ap(n[m]),
[P,N,v,O]=[d.from,d.to,b,w].map(M=>(M*100).toFixed(2));c[m].dataset.kind!==y&&(c[m].dataset.kind=y,c[m].setAttribute("class",`gp-ribbon gp-ribbon-${y}`)),c[m].setAttribute(
"d",d.to>d.from?`M${P} 0H${N}L${v} ${Mc}H${O}Z`:"")})}function Ap(t){return t.kind==="others"?{...t,to:1}:t.kind==="going"?{...t,from:1,to:1}:t}var Io=class{constructor(e){this.table=e,this.head=e.createTHead().insertRow(),this.body=e.createTBody(),e.addEventListener("keydown",n=>this.walk(n)),e.addEventListener(
"focusin",n=>this.keepFocus(n.target)),this.lines=[]}draw(e,n,o){this.drawHead(e);let r=e.filter(m=>m.idle).length;this.table.style.minWidth=`${100+20*r+60*(e.length-
r)}px`;let i=n.map(m=>e.map(({number:w})=>bt(m,w))),a=Math.max(.02,...i.flat().filter(m=>m!==void 0)),c=new Set(rt(o));for(;this.lines.length>n.length;)this.lines.
pop().row.remove();for(;this.lines.length<n.length;)this.newLine();n.forEach((m,w)=>this.fill(this.lines[w],m,e,i[w],a,o,c));let d=this.lines.flatMap(m=>m.cells.
map(({cell:w})=>w));!d.some(m=>m.tabIndex===0)&&d.length&&(d[0].tabIndex=0)}drawHead(e){let n=Z(this.head,e.length+1,()=>{let o=l("th","",null,{scope:"col"});return o.
append(l("span","gp-stage-place"),l("span","gp-stage-name")),o});_(n[0].lastElementChild,s("candidate")),e.forEach(({place:o,name:r,tip:i,idle:a},c)=>{let d=n[c+
1];ae(d,a?"gp-idle-column":""),_(d.firstElementChild,o),_(d.lastElementChild,r),d.lastElementChild.classList.toggle("gp-hidden",a),d.dataset.tip=i})}newLine(){let e=this.
body.insertRow(),n=l("th","",null,{scope:"row"}),o=l("span","gp-sign","",{"aria-hidden":"true"}),r=l("bdi","gp-word"),i=l("span","gp-course-tag"),a=l("div","gp-\
course-name"),c=l("div","");c.append(r,i),a.append(o,c),n.append(a),e.append(n),this.lines.push({row:e,head:n,sign:o,word:r,tag:i,cells:[]})}newCell(e){let n=l(
"td","",null,{role:"gridcell",tabindex:"-1"}),o=l("span","gp-course-track",null,{"aria-hidden":"true"}),r=l("i","gp-course-bar");o.append(r);let i=l("span","gp-\
course-number");n.append(o,i),e.row.append(n),e.cells.push({cell:n,bar:r,number:i})}fill(e,n,o,r,i,a,c){let d=n.token_id===a.chosen.token_id,m=Pe(n);for(ae(e.row,
`gp-course gp-course-${sr(n,a)}`),_(e.sign,d?"▶":m?"✕":""),fe(e.word,n.text),_(e.tag,[d&&(a.given?s("given"):s("chosen")),m&&s("removed"),!c.has(n)&&s("look\
ed up")].filter(Boolean).join(", ")),we(e.head,()=>Co(n,a));e.cells.length>o.length;)e.cells.pop().cell.remove();for(;e.cells.length<o.length;)this.newCell(e);o.
forEach((w,b)=>this.fillCell(e.cells[b],n,o,b,r,i))}fillCell({cell:e,bar:n,number:o},r,i,a,c,d){let{number:m,name:w,idle:b,side:y}=i[a],[P,N]=[c[a],a?c[a-1]:void 0],
v=Mn(r,m)&&P!==void 0,O=v&&a>0&&!Mn(r,i[a-1].number);ae(e,[b&&"gp-idle-column",v&&!O&&"gp-gone",O&&"gp-cut"].filter(Boolean).join(" ")),ne(n,"height",Math.sqrt(
(P||0)/d));let M=P===void 0?"–":O?`✕ ${w}`:v?y==="after"?"✕":"":D(P);_(o,M),o.classList.toggle("gp-hidden",b&&!O);let T=!O&&a&&N!==void 0&&P!==void 0&&D(P)!==
D(N)?P>N?"up":"down":"";(o.dataset.change||"")!==T&&(o.dataset.change=T),we(e,()=>this.words(r,i[a],{share:P,was:N,gone:v,cut:O}))}words({text:e},{side:n,name:o,
idle:r,number:i},{share:a,was:c,gone:d,cut:m}){let w={token:J(e),share:D(a??0),was:D(c??0),processor:o,number:i};return a===void 0?s("{token}: not recorded at t\
his place.",w):m?s("{token}: removed by {processor}; it had {was} just before.",w):d?s("{token}: no probability left here.",w):n?n==="after"?s("{token}: {share}\
 after all processors.",w):s("{token}: {share} before the processors.",w):r?s("{token}: {share}, unchanged by {processor}.",w):w.share===w.was?s("{token}: {shar\
e} after {processor} (stage {number}), the same as before it.",w):s("{token}: {share} after {processor} (stage {number}), {was} before it.",w)}keepFocus(e){if(!(e.
tabIndex!==-1||e.tagName!=="TD")){for(let n of this.body.querySelectorAll('td[tabindex="0"]'))n.tabIndex=-1;e.tabIndex=0}}walk(e){let n={ArrowRight:[0,1],ArrowLeft:[
0,-1],ArrowDown:[1,0],ArrowUp:[-1,0],Home:[0,-1/0],End:[0,1/0]},o=e.target.closest("td");if(!o||!n[e.key]||e.ctrlKey||e.metaKey||e.altKey)return;e.preventDefault();
let r=this.lines.findIndex(m=>m.row===o.parentNode),[i,a]=n[e.key],c=(m,w)=>Math.max(0,Math.min(w-1,m)),{cells:d}=this.lines[c(r+i,this.lines.length)];d[c(o.cellIndex-
1+a,d.length)].cell.focus()}};function Lc(t,e){let o=t.querySelector(".gp-where"),r=t.querySelector(".gp-none"),i=t.querySelector(".gp-chain tbody"),a=t.querySelector(".gp-courses"),c=t.querySelector(
".gp-all"),d=t.querySelector(".gp-beams-note"),m=t.querySelector(".gp-chosen-word"),w=new Io(t.querySelector(".gp-courses-grid")),b=new me({},O),y=[],P=!1,N=[],
v=300;function O(R,q){let j=_n(q);if(!j.length)return R;let F={...R};for(let H of j){let Y=H.number+H.kind,{ran:Q,acted:ee,removed:se,moved:ie}=R[Y]||{ran:0,acted:0,
removed:0,moved:0};F[Y]={ran:Q+1,acted:ee+!H.idle,removed:se+H.removed,moved:ie+H.moved}}return F}function M({ran:R,acted:q,removed:j,moved:F}){return q?F>2*j?z(
R,"{acted} of {count} step, {share} moved","{acted} of {count} steps, {share} moved",{acted:B(q),share:D(F/q)}):z(R,"{acted} of {count} step, {share} removed","\
{acted} of {count} steps, {share} removed",{acted:B(q),share:tr(j/q)}):z(R,"nothing in {count} step","nothing in {count} steps")}let T=new ResizeObserver(([{contentRect:R}])=>{
if(!R.width||Math.abs(R.width-v)<8)return;v=R.width;let q=e.current();q&&I(q)});function A(){let R=i.insertRow(),q=l("th","",null,{scope:"row"}),j=l("span","gp-\
number",""),F=l("span","","",{tabindex:"0","data-tip":""}),H=l("span","gp-side"),Y=l("span","gp-knob");q.append(j,F," ",H," ",Y);let Q=Tc();R.append(q,l("td","g\
p-flow-cell"),l("td","gp-left"),l("td","gp-entropy"),l("td","gp-here-words"),l("td","gp-over")),R.cells[1].append(Q.box);let[,,ee,se,ie,ge]=R.cells;return y.length||
T.observe(Q.bar),y.push({row:R,number:j,name:F,tags:H,knob:Y,flow:Q,left:ee,entropy:se,here:ie,over:ge}),y.at(-1)}function k(R,{kind:q,number:j,name:F,tip:H,side:Y,
knob:Q,entropy:ee,left:se,here:ie,over:ge}){R.row.className=`gp-stage-${q}`,_(R.number,j),_(R.name,F),R.name.dataset.tip!==H&&(R.name.dataset.tip=H),_(R.tags,Y),
R.tags.hidden=!Y,_(R.knob,Q),R.knob.hidden=!Q,_(R.left,se),_(R.entropy,ee),typeof ie=="string"?_(R.here,ie):R.here.replaceChildren(...ie),_(R.over,ge)}function h(R,q){
let{vocab:j,entropy_before:F}=R.distribution,{name:H,meaning:Y}=On(R),Q={kind:"source",number:"",name:H,tip:Y,side:q.length?s("before"):s("before and after"),knob:"",
left:s("{count} left",{count:B(j)}),entropy:ce(F,e.unit),here:"",over:""},ee=q.map((se,ie)=>({kind:se.idle?"idle":"active",number:`${se.number}. `,name:se.name,
tip:`${se.meaning} (${se.kind})`,side:ie===q.length-1?s("after"):"",knob:$o(se.knobs,e.started),left:s("{count} left",{count:B(se.kept)}),entropy:ce(se.entropy,
e.unit),here:rn(se),over:M(b.total[se.number+se.kind])}));return[Q,...ee,p(R)]}function p(R){let[q,j]=Po(R,e.started),F=oe(R.chosen.text,"gp-strong");return{kind:"\
choice",number:"",name:q,tip:s("How the token came about, and its probability after the processors."),side:"",knob:"",left:"",entropy:"",here:["▶ ",...he(j,{token:F}),
` (${u(R)})`],over:""}}function u(R){return Pe(R.chosen)?s("removed by {processor}",{processor:Tt(R.chosen,R)}):R.beam?s("log-probability {value}",{value:V(R.chosen.
logprob)}):D(X(R.chosen.logprob))}function f(R,q,j){let F=h(R,q);for(;y.length>F.length;)y.pop().row.remove();F.forEach((ee,se)=>k(y[se]||A(),ee));let H=[0,...q.
map(({number:ee})=>ee)].map(ee=>Ec(j,R,ee)),Y=$(R,q),Q=S(R,q);y.forEach(({flow:ee},se)=>{ee.box.hidden=!Y&&se>0,!ee.box.hidden&&(se<H.length?rr(ee,H[se],H[se-1],
v,(ie,ge)=>x(ie,ge,se,Q)):E(ee,H.at(-1),v))})}let g=({from:R,to:q})=>D(q-R);function x(R,q,j,F){let H=g(R);if(R.kind==="going")return s("Tokens that are not sho\
wn here and that {processor} removes: {share}.",{processor:F[j+1].name,share:H});let Y=R.candidate?J(R.candidate.text):s("All other tokens together");if(!j)return s(
"{token}: {share} before the processors.",{token:Y,share:H});let Q={token:Y,share:H,processor:F[j].name,was:g(q)};return R.candidate?s("{token}: {share} after {\
processor}, {was} before it.",Q):s("{token}: {share} after {processor}.",Q)}function E(R,q,j){let F=q.filter(({kind:H})=>H==="chosen");rr(R,F,F,j,H=>s("{token} \
had {share} of what was left.",{token:J(H.candidate.text),share:g(H)}))}let $=({distribution:R},q)=>R.candidates.every(({stage_logprobs:j})=>(j||[]).length===q.
length);function S(R,q){let j=On(R);return[{number:0,place:s("before"),name:j.name,tip:j.meaning,idle:!1,side:"before"},...q.map(F=>({number:F.number,place:String(
F.number),name:F.name,idle:F.idle,side:"",tip:s("{number}. {name}: {effect} here. It {meaning}.",{...F,effect:rn(F)})}))]}function L(R,q,j,F){if(a.hidden=!q.length||
!$(R,q),a.hidden)return;let H={number:q.length,place:s("after"),name:s("all processors"),tip:s("After all processors: the distribution from which the token was \
chosen."),idle:!1,side:"after"};w.draw([...S(R,q),H],j,R),c.hidden=F<=10,_(c,P?s("show {count} only",{count:10}):s("show all {count}",{count:B(F)})),c.setAttribute(
"aria-expanded",String(P))}c.addEventListener("click",()=>{P=!P,I(e.current())});function C(R){if(R.distribution.stages.length)return"";if(R.isPrompt)return s("\
The model’s own distribution: no logits processor takes part in reading the prompt.");let q=e.started.processors||[],j=an(R);if(e.started.mode==="custom"&&!q.
length)return s("Your own loop called no logits processor here.");if(!q.length)return j?s("DoLa’s contrast, untouched: no logits processor runs."):s("The mode\
l’s own distribution, untouched: no logits processor runs.");let F={processors:q.map(H=>Ce(H)[0]).join(", ")};return j?s("DoLa’s contrast, untouched here. Pre\
pared, but not used by this loop: {processors}.",F):s("The model’s own distribution, untouched here. Prepared, but not used by this loop: {processors}.",F)}function W(R){
let q=R.isPrompt||R.given,j=R.isPrompt?s("at prompt token {number}: {token} (given, not chosen)"):q?s("at token {number}: {token} (given, not chosen)"):s("at to\
ken {number}: {token}");o.replaceChildren(...he(j,{number:String(R.index+1),token:oe(R.chosen.text)})),_(m,q?s("given"):s("chosen"))}function I(R){let q=_n(R),j=rt(
R),F=(R.watched||[]).filter(({token_id:Y})=>j.every(Q=>Q.token_id!==Y)),H=Ao(j,10,R.chosen.token_id);W(R),_(r,C(R)),r.hidden=!r.textContent,d.hidden=!R.beam||!q.
length,f(R,q,H),L(R,q,[...P?j:H,...F],j.length)}return R=>{let q=e.current();t.hidden=!q,q&&(q.isPrompt||b.follow(e.lastOf(q)),!(q===N[0]&&b.total===N[1]&&!R.unit&&
!R.watched)&&(N=[q,b.total],I(q)))}}function Cp(t){let e=t>>>0;return()=>{e=e+1831565813>>>0;let n=Math.imul(e^e>>>15,e|1);return n=n+Math.imul(n^n>>>7,n|61)^n,((n^n>>>14)>>>0)/2**32}}function Pp(t,e){
let n=[...t];for(let o=n.length-1;o>0;o--){let r=Math.floor(e()*(o+1));[n[o],n[r]]=[n[r],n[o]]}return n}function $c(t,e){let i=q=>t.querySelector(".gp-"+q),a=t.
querySelector("details"),[c,d,m,w]=["from","choices","reveal","next"].map(i),b=null,y=q=>[s("1st"),s("2nd"),s("3rd")][q]??"",P=()=>e.usesBeams&&!e.finished?[]:e.
allLines(),N=q=>ue(P()[q]?P()[q].last:null),v=q=>q.distribution.candidates.filter(({raw_rank:j})=>j).sort((j,F)=>j.raw_rank-F.raw_rank).slice(0,6);function O(q){
let j=Number(e.started.seed)%4294967296+7919*q.index+104729*q.sequence;return Pp(v(q),Cp(j))}let M=q=>v(q).length>1;function T(q){let j=e.current(),F=j&&e.lastOf(
j),H=Math.max(0,P().findIndex(ee=>ee.last===F)),Y=N(H),Q=Y.findIndex((ee,se)=>se>=q&&M(ee));if(Q<0){_(i("cannot"),Y.length>q?s("From there on the run has record\
ed no candidates to pick from: raise top_candidates and run it again."):e.running?s("The run has not reached this token yet."):s("There is no token {number} in \
this text: choose an earlier one.",{number:q+1}));return}_(i("cannot"),""),b={line:H,at:Q,step:null,picks:[],revealed:!1,results:[]},A()}function A(){let q=N(b.
line);for(;q[b.at]&&!M(q[b.at]);)b.at+=1;if(Object.assign(b,{step:q[b.at]||null,picks:[],revealed:!1}),!b.step&&!e.running){f();return}k(),b.step&&e.selectStep(
b.step.before),g(()=>d.querySelector("button"))}function k(){e.hide(b&&a.open?b.at+(b.revealed?1:0):null)}function h(q){let{picks:j}=b;j.includes(q)?j.splice(j.
indexOf(q),1):j.length<3&&j.push(q),S()}function p(){let{step:q,picks:j}=b,F=v(q),H=F.find(({token_id:Y})=>Y===j[0]);b.revealed=!0,b.results.push({step:q,first:H,
share:Math.exp(H.raw_logprob-F[0].raw_logprob),hit:j.includes(q.chosen.token_id)}),k(),e.selectStep(q),g(()=>w)}function u(){if(b.results.length>=10){f();return}
b.at+=1,A()}function f(){let{results:q,line:j}=b,F=b.at+(b.revealed?1:0);b=null,k(),c.value=N(j).slice(F).some(M)?F+1:1,R(q),g(()=>i("begin"))}function g(q){let j=t.
contains(document.activeElement);I(),j&&q()&&q().focus({preventScroll:!0})}let x=({piece:q,chosen:j,text:F})=>q??(j?j.text:F);function E(){let q=ue(b.step?b.step.
before:N(b.line).at(-1)||null),j=[...e.prefix,...q].map(x).join(""),F=l("span","gp-gap","?",{"aria-label":s("the hidden token")});b.revealed&&F.replaceChildren(
oe(b.step.chosen.text));let H=i("so-far");H.replaceChildren(j,F),H.scrollTop=H.scrollHeight}function $(){d.replaceChildren(...(b.step&&!b.revealed?O(b.step):[]).
map(({token_id:q,text:j})=>{let F=l("button","gp-button gp-choice",null,{type:"button","aria-pressed":"false","data-token":q});return F.append(l("span","gp-orde\
r"),oe(j)),F.addEventListener("click",()=>h(q)),F})),S()}function S(){for(let q of d.children){let j=b.picks.indexOf(Number(q.dataset.token));q.setAttribute("ar\
ia-pressed",String(j>=0)),q.disabled=j<0&&b.picks.length>=3,_(q.querySelector(".gp-order"),y(j))}m.disabled=!b.picks.length}function L(){if(i("answer").hidden=!b.
revealed,!b.revealed)return;let{step:q,picks:j}=b,{share:F,hit:H}=b.results.at(-1),Y=v(q),Q=q.chosen.token_id,ee=Y.some(({token_id:ge})=>ge===Q)?Y:[...Y,q.chosen];
i("truth").tBodies[0].replaceChildren(...ee.map(ge=>{let fr=l("tr",ge.token_id===Q?"gp-taken":""),Ho=l("th","",null,{scope:"row"});ge.token_id===Q&&Ho.append(l(
"span","","▶ "),l("span","gp-hidden",`${s("chosen:")} `)),Ho.append(oe(ge.text));let mr=l("div","gp-share"),gr=l("i");gr.style.width=`${(45*X(ge.raw_logprob)).
toFixed(2)}%`,mr.append(gr,D(X(ge.raw_logprob)));let wr=l("td");wr.append(mr);let el=j.indexOf(ge.token_id);return fr.append(Ho,l("td","",y(el)),wr,l("td","",D(
X(ge.logprob))),l("td","",ge.raw_rank?B(ge.raw_rank):"–")),fr}));let ie=i("took");ie.replaceChildren(...he(H?s("The run chose “{token}”, which is among your p\
icks."):s("The run chose “{token}”, which is not among your picks."),{token:oe(q.chosen.text,"gp-strong")})," "),ie.append(F===1?s("Your first pick is the t\
oken that the model found likeliest."):s("Your first pick has {share} of the probability of the likeliest token.",{share:D(F)}))}let C=q=>q.reduce((j,{share:F})=>j+
F,0)/q.length,W=q=>q.filter(({hit:j})=>j).length;function I(){if(i("before").hidden=!!b,i("round").hidden=!b,!b)return;i("sum").hidden=!0;let{results:q,revealed:j,
step:F}=b,Y={number:q.length+(j?0:1),steps:10,token:F&&F.index+1};_(i("progress"),F?j?s("Step {number} of {steps}: token {token}.",Y):s("Step {number} of {steps\
}: which token comes next, as token {token}? Pick up to three, the likeliest first.",Y):s("Waiting for the next token of the run.")),_(i("score"),q.length?s("So\
 far: your first picks are {share} as likely as the top token; the run’s token was among your picks in {hits} of {count}.",{share:D(C(q)),hits:W(q),count:q.length}):
""),m.hidden=j||!F,w.hidden=!j,_(w,q.length>=10?s("Show the score"):s("Next token")),E(),$(),L()}function R(q){let j=i("sum");if(j.hidden=!1,j.replaceChildren(l(
"h3","",s("The round is over"))),!q.length){j.append(l("p","",s("No token was revealed, so there is no score.")));return}let F=(...Q)=>{let ee=l("p");ee.append(
...Q),j.append(ee)};F(...he(s("{share}: how likely your first picks were, on average, compared with the likeliest token."),{share:l("b","",D(C(q)))}));let H=l("\
b","",s("{hits} of {count}",{hits:W(q),count:q.length}));F(...he(s("{steps}: steps in which the run’s token was among your picks ({share})."),{steps:H,share:D(
W(q)/q.length)}));let Y=[...q].sort((Q,ee)=>Q.share-ee.share||ee.step.distribution.entropy_before-Q.step.distribution.entropy_before);for(let[Q,{step:ee,first:se,
share:ie}]of[[s("Hardest:"),Y[0]],[s("Easiest:"),Y.at(-1)]])F(l("b","",Q)," ",...he(s("token {number}, “{token}”; your “{pick}” had {share} of the likeliest tok\
en’s probability, and the entropy was {entropy}."),{number:String(ee.index+1),token:oe(ee.chosen.text),pick:oe(se.text),share:D(ie),entropy:ce(ee.distribution.
entropy_before,e.unit)}))}return i("begin").addEventListener("click",()=>T(Math.max(1,Math.floor(Number(c.value))||1)-1)),i("from-here").addEventListener("click",
()=>{let q=e.current();c.value=q&&!q.isPrompt?q.index+1:1}),m.addEventListener("click",p),w.addEventListener("click",u),i("end").addEventListener("click",f),a.addEventListener(
"toggle",k),q=>{t.hidden=!e.started,q.run&&(b=null,c.value=1,i("sum").hidden=!0,_(i("cannot"),""),I()),_(i("begin"),i("sum").hidden?s("Start a round"):s("Anothe\
r round")),b&&!b.step&&(q.steps||q.status)&&A()}}function Ac(t,e){let o=t.querySelector(".gp-where"),r=t.querySelector(".gp-verdict"),i=t.querySelector(".gp-score-head"),a=t.querySelector("tbody"),c=t.querySelector(
".gp-more"),d=t.querySelector(".gp-tally"),m=new me({steps:0,differed:0},(h,p)=>p.reranked?{steps:h.steps+1,differed:h.differed+ +(y(p.reranked).token_id!==p.chosen.
token_id)}:h),w=[],b=[],y=h=>h.reduce((p,u)=>u.probability>p.probability?u:p);function P(){let h=a.insertRow(),p=l("th","",null,{scope:"row"}),[u,f,g]=[l("span",
"gp-sign"),l("bdi","gp-word"),l("span","gp-tag",s("most probable"))];p.append(u,f,g),h.append(p);let x=["probability","penalty","score"].map(()=>{let E=l("div",
"gp-cell"),$=l("span","gp-balance",null,{"aria-hidden":"true"}),[S,L]=[l("i","gp-part"),l("i","gp-zero")];$.append(S,L);let C=l("span","gp-amount");return E.append(
$,C),h.append(l("td")),h.lastChild.append(E),{part:S,zero:L,amount:C}});return w.push({row:h,sign:u,word:f,tag:g,cells:x}),w.at(-1)}function N({part:h,zero:p,amount:u},f,[
g,x],E){let $=S=>(S-g)/(x-g)*100;h.style.left=`${Math.min($(0),$(f))}%`,h.style.width=`${Math.abs($(f)-$(0))}%`,p.style.left=`${$(0)}%`,_(u,E)}function v({part:h,
zero:p,amount:u},f,[g,x],E){let $=S=>4+(S-g)/(x-g)*92;h.hidden=f===null,h.style.left=`${$(f)}%`,p.style.left=`${$(0)}%`,_(u,E)}function O(h,p,u,f,g){let x=p.token_id===
u.chosen.token_id;h.row.className=x?"gp-winner":"",_(h.sign,x?"▶":""),$e(h.word,p.text),h.tag.hidden=p!==f||x,N(h.cells[0],p.probability,g.probability,D(p.probability)),
N(h.cells[1],p.penalty,g.penalty,V(p.penalty)),v(h.cells[2],p.score,g.score,V(p.score))}function M(h){let[p,u]=[Math.min(0,...h),Math.max(0,...h)];return u>p?[p,
u]:[0,1]}function T(h){let p=y(h.reranked),u=h.reranked.find(E=>E.token_id===h.chosen.token_id),f=h.reranked.slice(0,12);u&&!f.includes(u)&&(f[11]=u);let g=Object.
fromEntries(["probability","penalty","score"].map(E=>[E,M(f.map($=>$[E]))]));for(;w.length<f.length;)P();w.forEach((E,$)=>{E.row.hidden=$>=f.length,$<f.length&&
O(E,f[$],h,p,g)});let x=h.reranked.length-f.length;c.hidden=x<=0,_(c,z(x,"and {count} less probable one, which was weighed too","and {count} less probable ones,\
 which were weighed too")),A(u,p)}function A(h,p){if(!h){r.replaceChildren();return}let u={token:oe(h.text,"gp-strong"),score:V(h.score)};r.replaceChildren(...h===
p?he(s("{token} won: the most probable token has the highest score too ({score})."),u):he(s("{token} won with a score of {score}. Greedy search would have chose\
n {other} ({share}), but its penalty of {penalty} leaves it a score of {lower}."),{...u,other:oe(p.text,"gp-strong"),share:D(p.probability),penalty:V(p.penalty),
lower:V(p.score)}))}function k(){let h=e.started.effective.penalty_alpha;return typeof h!="number"?s("(1 - penalty_alpha) × probability - penalty_alpha × penalt\
y. The highest score is chosen."):s("{keep} × probability - {alpha} × penalty, because penalty_alpha is {alpha}. The highest score is chosen.",{keep:Number((1-
h).toFixed(4)),alpha:h})}return()=>{let h=e.current();if(t.hidden=!(h&&h.reranked&&h.reranked.length),t.hidden||(m.follow(e.lastOf(h)),h===b[0]&&m.total===b[1]))
return;b=[h,m.total],o.textContent=s("at token {number}",{number:h.index+1}),i.dataset.tip=k(),T(h);let{steps:p,differed:u}=m.total;_(d,s("Along the text: a tok\
en other than the most probable one won in {differed} of {count} steps ({share}).",{differed:B(u),count:B(p),share:D(u/p)}))}}function Cc(t,e){let n=()=>t.closest(".token-panel"),o=v=>t.querySelector(".gp-"+v),[r,i,a,c,d]=["place-words","back","on","newest","fold"].map(o),m=[...t.querySelectorAll(
"[role=tab]")],w=m.find(({dataset:v})=>v.shows==="logit_lens");function b(v){n()&&(n().dataset.shows=v);for(let O of m){let M=O.dataset.shows===v;O.setAttribute(
"aria-selected",String(M)),O.tabIndex=M?0:-1}}for(let v of m)v.addEventListener("click",()=>{b(v.dataset.shows),y(!0)}),v.addEventListener("keydown",O=>{let M={
ArrowRight:1,ArrowLeft:-1}[O.key];if(!M)return;O.preventDefault();let T=m.filter(({hidden:k})=>!k),A=T[(T.indexOf(v)+M+T.length)%T.length];b(A.dataset.shows),y(
!0),A.focus()});function y(v){n()?.toggleAttribute("data-folded",!v),d.setAttribute("aria-expanded",String(v)),d.textContent=v?"▾":"▴"}d.addEventListener("c\
lick",()=>y(d.getAttribute("aria-expanded")==="false")),i.addEventListener("click",()=>e.walk(-1)),a.addEventListener("click",()=>e.walk(1)),c.addEventListener(
"click",()=>e.selectStep(null));function P(v){let O=e.lineOf(v),M=e.lines().length>1&&O&&!v.isPrompt?O.label:"",T=v.isPrompt?e.started.prompt_tokens.length:ue(O?
O.last:v).length,A=N(v,{number:B(v.index+1),count:B(T),line:M});r.ariaLive=e.selected?"polite":"off",r.replaceChildren(oe(v.chosen.text,"gp-here"),l("span","",`\
 ${A}`)),i.disabled=v.isPrompt?!v.before:v.index===0&&!e.promptSteps.length,a.disabled=!O||O.last===v,c.hidden=!e.selected||!e.running}function N(v,O){return v.
isPrompt?s("prompt token {number} of {count}",O):e.selected?O.line?s("token {number} of {count} of {line}",O):s("token {number} of {count}",O):O.line?s("newest \
token {number} of {count} of {line}",O):s("newest token {number} of {count}",O)}return v=>{v.selection&&e.selected&&y(!0),w.hidden=!e.canAsk||e.recorded;let O=e.
current();if(O)return P(O);r.textContent=s("No token yet"),i.disabled=a.disabled=!0,c.hidden=!0}}var ir=({messages:t,template:e})=>JSON.stringify([t,e||null]);function Pc(t,e){let n=h=>t.querySelector(".gp-"+h),[o,r,i]=["said","rendered","try"].map(n),a=new WeakMap,
c=[],d="",m=null,w=null;function b(){return zt(t,r,e,h=>{let p=a.get(h);return p&&{id:p.token.token_id,text:p.token.text,where:s("prompt token {number}",{number:p.
index+1}),step:null,why:p.words}})}function y(){let{started:h,written:p}=e,u=h&&h.request.messages,f=u&&p&&h.model===p.model&&ir(h.request)===ir(p);return p&&!f?
{...p,ran:!1}:!u||!u.length?null:{model:h.model,messages:u,template:h.request.template,tokens:h.prompt_tokens,parts:h.parts||[],ran:!0}}function P({messages:h,parts:p,
problem:u}){let f=new Set(p.filter(({kind:g})=>g==="message").map(({message:g})=>g));o.replaceChildren(...h.map(({role:g,content:x},E)=>{let $=l("li","",null,{"\
data-role":g});return $.append(l("span","gp-role",g),l("p","",x)),!u&&f.size>0&&!f.has(E)&&x.trim()&&$.append(l("p","gp-dropped",s("✕ The template leaves this m\
essage out."))),$}))}let N={message:({role:h})=>s("words of {role}",{role:h}),template:()=>s("written by the template"),generation:()=>s("generation prompt: the\
 answer begins here")};function v(h,p){let u=h?N[h.kind](h):s("of unknown origin");return p.piece===null?s("special token, {whose}",{whose:u}):u}function O({tokens:h,
parts:p}){r.replaceChildren(),c=[],m=null;let u=new Set(p.map(({stop:g})=>g)),f=null;h.forEach((g,x)=>{let E=p.find(C=>C.start<=x&&x<C.stop)||null;if(!f||!x||u.
has(x)||p.some(({start:C})=>C===x)){let C=l("span","gp-part",null,E?{"data-kind":E.kind}:{});E&&E.kind==="message"&&C.append(l("span","gp-role",E.role)),E&&E.kind===
"generation"&&C.append(l("span","gp-role",s("the answer begins"))),r.append(C),f={rows:C,tokens:[]}}let $=l("span","gp-token",null,{role:"button",tabindex:"-1"}),
S=v(E,g);Ge($,g),$.setAttribute("aria-label",s("prompt token {number}: {token}, {words}",{number:x+1,token:J(g.text),words:S})),a.set($,{token:g,index:x,words:S});
let L=f.tokens.length?a.get(f.tokens.at(-1)).token:null;ht(f,$,g,L),c.push($)}),c.length&&M(c[0])}function M(h){m&&(m.tabIndex=-1),m=h,h.tabIndex=0}function T(h){
h&&(M(h),h.focus({preventScroll:!0}),h.scrollIntoView({block:"nearest"}),w.show(h))}r.addEventListener("click",({target:h})=>T(h.closest(".gp-token"))),r.addEventListener(
"keydown",h=>{let p=c.indexOf(h.target.closest(".gp-token"));if(p<0||h.ctrlKey||h.metaKey||h.altKey)return;let u={ArrowRight:()=>c[p+1],ArrowLeft:()=>c[p-1],Home:()=>c[0],
End:()=>c.at(-1),ArrowDown:()=>We(c,p,1),ArrowUp:()=>We(c,p,-1),Enter:()=>c[p]," ":()=>c[p]};u[h.key]&&(h.preventDefault(),T(u[h.key]()))});function A({tokens:h,
parts:p}){let u=L=>p.filter(C=>C.kind===L).reduce((C,{start:W,stop:I})=>C+I-W,0),f=h.filter(({piece:L})=>L===null).length,[g,x,E]=["message","template","generat\
ion"].map(u),$={words:B(g),around:B(x),begin:B(E)};return`${g||x?z(h.length,"{count} token: {words} for the words of the messages, {around} around them, {begin}\
 to begin the answer.","{count} tokens: {words} for the words of the messages, {around} around them, {begin} to begin the answer.",$):E?z(h.length,"{count} toke\
n: this template changes the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.","{count} tokens: this template change\
s the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.",$):z(h.length,"{count} token: this template changes the word\
s, so the origin of its tokens is unknown.","{count} tokens: this template changes the words, so the origin of its tokens is unknown.")} ${z(f,"{count} is speci\
al.","{count} are special.")}`}function k({tokens:h,parts:p}){let u=p.filter(({kind:g})=>g==="message").flatMap(({start:g,stop:x})=>h.slice(g,x)).filter(({piece:g})=>g===
null),f=[...new Set(u.map(({text:g})=>J(g)))];return f.length?s("A message contains {tokens}: written like a special token, it is read as one, as if the templat\
e had written it.",{tokens:f.join(", ")}):""}return i.addEventListener("click",()=>e.ask({type:"without"})),()=>{let h=y();if(t.hidden=!h,!h){d="";return}i.hidden=
!Object.hasOwn(e.answers,"without")||!!h.problem;let p=JSON.stringify([h.model,ir(h),h.parts,h.problem,h.ran,h.tokens.length]);if(p===d)return;d=p,w??=b(),_(n("\
which"),h.ran?s("of {model}, as this run read it",{model:h.model}):s("of {model}, as written now: not run yet",{model:h.model})),G(n("refusal"),!!h.problem),_(n(
"refusal"),s(h.problem)),n("refusal").dataset.kind=h.away?"info":"error",n("refusal").setAttribute("role",h.away?"note":"alert"),P(h),G(n("made"),!h.problem),O(
h),G(n("generation-key"),h.parts.some(({kind:f})=>f==="generation")),_(n("template-words"),h.problem?"":A(h));let u=k(h);G(n("warn"),!!u),_(n("warn"),u),w.hide()}}function Nc(t,e,n){let{state:o,log:r,text:i,select:a}=t;function c(d){if(!d)return;let{step:m}=o.entries.get(d);t.reveal(d),m&&r.selectStep(m),d.focus({preventScroll:!0}),
d.scrollIntoView({block:"nearest"}),m||n.show(d)}i.addEventListener("click",d=>{let m=o.tokenAt(d);m&&(c(m),o.entries.get(m).step&&n.dismiss())}),i.addEventListener(
"keydown",d=>{if(d.key==="Escape"){r.selectStep(null);return}let m=o.tokenAt(d);if(!m||d.ctrlKey||d.metaKey||d.altKey)return;let w=o.allTokens,b=w.indexOf(m),y={
ArrowRight:()=>w[b+1],ArrowLeft:()=>w[b-1],ArrowDown:()=>We(w,b,1),ArrowUp:()=>We(w,b,-1),Home:()=>w.find(P=>o.entries.get(P).step),End:()=>w.at(-1),Enter:()=>m,
" ":()=>m};y[d.key]&&(d.preventDefault(),c(y[d.key]()))}),a.addEventListener("change",()=>{o.shadedBy=a.value,t.shadeAll(),e.drawScale()}),i.addEventListener("s\
croll",()=>{o.atEnd=i.scrollHeight-i.scrollTop-i.clientHeight<60},{passive:!0}),new ResizeObserver(()=>t.resized()).observe(i)}var Wc=t=>t.started&&t.started.request||{},ar=t=>!!Wc(t).only_given;function cr(t,{index:e,isPrompt:n,isStart:o}){if(o)return s("decoder start token");let r={number:e+
1};return n?t.readsSource?s("source token {number}",r):s("prompt token {number}",r):s("token {number}",r)}function lr(t,{index:e,isStart:n}){return n?s("every t\
arget begins with it: not chosen"):t.readsSource?s("the encoder reads it: it has no probability"):e===0?s("nothing comes before it: it has no probability"):Wc(t).
read_prompt&&!t.finished&&!t.failed?s("its probability is read when the text ends"):s("its probability was not read")}function dr(t,e){let n=[];return e.given&&
!ar(t)&&n.push(s("given, not chosen")),n.push(...Hr(e)),n}function qc(t,e){let{step:n,token:o}=e,r=n?[...Bn(n,t.unit),...dr(t,n)]:[lr(t,e)];return[s("{where}: {\
token}",{where:cr(t,e),token:J(o.text)}),...r].join(", ")}var Ro=class{constructor(e,n,o,r){this.root=e,this.text=n,this.select=o,this.state=r,this.scale=e.querySelector(".gp-scale"),this.origins=e.querySelector(".gp-o\
rigins"),this.originsAlong=new me(Br,zr)}drawScale(){mt(this.scale,this.select.value,this.state.log.unit)}drawMarks(){let{root:e,state:n}=this,{prompt:o,begun:r,
lines:i}=n,a=!ar(n.log)&&i.some(({steps:c})=>c.length&&c[0].given);e.querySelector(".gp-mark-prompt").hidden=!o||!o.tokens.length,_(e.querySelector(".gp-mark-pr\
ompt .gp-ink"),r?s("source, and what the target begins with"):s("prompt")),e.querySelector(".gp-mark-given").hidden=!a,this.drawOrigins(),this.text.classList.toggle(
"gp-has-given",a)}drawOrigins(){let{origins:e,originsAlong:n,state:{log:o,lines:r}}=this;if(e.hidden=!o.rounds.length,e.hidden)return;n.follow(r.length&&r[0].steps.
at(-1)||null);let i=Z(e,Object.keys(lt).length,Np);Object.entries(lt).forEach(([a,[,c,d]],m)=>{let[w,b]=i[m].children;i[m].dataset.draft=a,i[m].dataset.tip=d,_(
w,c),_(b,B(n.total[a]))})}};function Np(){let t=l("span","",null,{tabindex:"0"});return t.append(l("span","gp-ink")," ",l("b")),t}var jo=class{constructor(e){this.log=e,this.entries=new WeakMap,this.shadedBy="",this.clear()}clear(){this.prompt=null,this.fold=null,this.begun=null,this.lines=
[],this.marked=null,this.atEnd=!0}get paragraphs(){return[this.prompt,this.begun,...this.lines].filter(Boolean)}get allRows(){return this.lines.flatMap(({folds:e})=>e?
e.boxes.map(({rows:n})=>n):[]).concat(this.paragraphs.map(({rows:e})=>e))}get allTokens(){return this.paragraphs.flatMap(({tokens:e})=>e)}elementOf(e){if(e.isPrompt)
return this.prompt&&this.prompt.tokens[e.index]||null;for(let n of this.lines)if(n.steps[e.index]===e)return n.tokens[e.index];return null}tokenAt(e){let n=e.target.
closest('[role="button"]');return n&&this.entries.has(n)?n:null}};var Bo=class{constructor(e,n,o){this.drawn=n,this.moved=o,this.goesOn=!1,this.along=new me(es(e),(r,i)=>ts(r,i.chosen.text,i.piece===null,e)),this.boxes=[]}rowsFor(e){
let n=this.along.total.spans.length;this.along.follow(e);let{since:o,place:r,spans:i}=this.along.total,a=this.boxes.at(-1);if(o!==null&&o<r)return(!a||a.since!==
o)&&(a=this.open(o)),a.rows;let c=i.length>n?i.at(-1):null;return c&&a&&a.since===c.start&&a.stop===null&&this.close(a,c.stop),this.drawn.rows}keepable(e){let{since:n}=this.
along.totals[e],o=this.boxes.find(r=>r.since===n);return n!==null&&o&&o.stop!==null?Math.min(e,o.stop):e}cut(e){let{drawn:n}=this;for(;n.tokens.length>e;){let a=n.
tokens.at(-1),c=this.boxOf(a);Ze({rows:c?c.rows:n.rows,tokens:n.tokens},n.tokens.length-1),c&&!c.rows.holder.hasChildNodes()&&(n.rows.removeLast(),this.boxes.pop())}
let{totals:o,steps:r}=this.along;r.length=e,o.length=e+1;let i=this.boxes.at(-1);i&&this.along.total.since===i.since&&Object.assign(i,{stop:null,ended:!1})}boxOf(e){
let n=e.closest(".gp-reasoning");return n?this.boxes.find(o=>o.element===n):void 0}reveal(e){let n=this.boxOf(e);!n||!this.isFolded(n)||(n.wish=!1,this.draw(this.
goesOn),this.moved())}draw(e){this.goesOn=e;for(let n of this.boxes){let o=this.isFolded(n);n.count=(n.stop??this.along.total.place)-n.since,_(n.chip,`${o?"▸":
"▾"} ${this.words(n)}`),n.chip.setAttribute("aria-expanded",String(!o)),n.element.classList.toggle("gp-folded",o)}}words({count:e,stop:n,ended:o}){return o?z(
e,"Reasoning, {count} token","Reasoning, {count} tokens"):n===null&&this.goesOn?z(e,"Reasoning, {count} token so far","Reasoning, {count} tokens so far"):z(e,"R\
easoning, {count} token, not ended","Reasoning, {count} tokens, not ended")}isFolded(e){return e.wish??e.ended}open(e){let n=l("span","gp-reasoning"),o=l("butto\
n","gp-reasoning-chip",null,{type:"button",title:s("The model’s reasoning before its answer. Click to fold or unfold it.")}),r=l("span","gp-reasoned");n.append(
o,r);let i={element:n,chip:o,rows:new ze(r,this.drawn.rows),since:e,stop:null,ended:!1,count:0,wish:null};return o.addEventListener("click",()=>{i.wish=!this.isFolded(
i),this.draw(this.goesOn),this.moved()}),this.drawn.rows.append(n),this.boxes.push(i),i}close(e,n){let{tokens:o,rows:r}=this.drawn,i=o.slice(n);Ze({rows:e.rows,
tokens:o},n),Object.assign(e,{stop:n,ended:this.along.total.spans.at(-1).end!==null}),e.rows.holder.hasChildNodes()||(r.removeLast(),this.boxes.pop());for(let a of i)
r.append(a);o.push(...i)}};var Wp=30,zo=class{constructor(e,n,o,r){this.text=e,this.empty=n,this.select=o,this.state=r,this.log=r.log,this.width=0,this.resettle=0,this.unfolds=!1}startRun(){
let{text:e,log:n,state:o}=this;if(e.replaceChildren(),o.clear(),!n.started){e.append(this.empty);return}let r=n.readsSource;e.classList.toggle("gp-apart",r),r&&
e.append(l("span","gp-part-name",s("Source: the encoder reads it"))),o.prompt=this.drawFixed(n.started.prompt_tokens,r?s("Source"):s("Prompt")),this.drawFold(),
r&&(e.append(l("span","gp-part-name",s("Target: the decoder writes it, from its start token on"))),o.begun=this.drawFixed(n.started.decoder_tokens,s("Start of t\
he target"),{isStart:!0}))}drawFixed(e,n,o={}){let r=l("span","gp-prompt",null,{"aria-label":n}),i={rows:new ze(r),tokens:[]};return e.forEach((a,c)=>this.append(
i,{token:a,index:c,isPrompt:!0,step:null,...o})),this.text.append(r),i}drawFold(){let{prompt:e}=this.state,n=e.tokens.length,o=l("button","gp-unfold",null,{type:"\
button"});this.state.fold=n>Wp&&!this.log.started.request.only_given?o:null,this.state.fold&&(o.addEventListener("click",()=>this.foldPrompt(this.unfolds)),e.rows.
holder.before(o),this.foldPrompt(!this.unfolds))}foldPrompt(e){let{fold:n,prompt:o}=this.state,{holder:r}=o.rows,i={count:B(o.tokens.length)};this.unfolds=!e,n.
textContent=e?s("Show all {count} tokens of the prompt",i):s("Show less of the prompt"),n.setAttribute("aria-expanded",String(!e)),r.classList.toggle("gp-folded",
e),e&&(r.scrollTop=r.scrollHeight),this.dissolve()}drawPrompt(){for(let e of this.log.promptSteps){let n=this.state.prompt.tokens[e.index];n&&(this.state.entries.
get(n).step=e,this.describe(n),this.shade(n))}}drawLines(){let e=this.log.lines(),{lines:n}=this.state,o=e.length===1&&e[0].kind==="sequence";for(o!==this.text.
classList.contains("gp-single")&&(this.dissolve(),this.text.classList.toggle("gp-single",o));n.length>e.length;)n.pop().element.remove();e.forEach((r,i)=>this.drawLine(
n[i]||this.newLine(),r,i))}newLine(){let{begun:e,prompt:n,lines:o}=this.state,r=l("div","gp-line"),i=l("div","gp-line-head"),a=l("span","gp-line-body"),c=l("spa\
n","gp-stop");r.append(i,a,c),this.text.append(r);let d=e||n,m={element:r,head:i,rows:new ze(a,d&&d.rows),stop:c,steps:[],tokens:[],said:"",folds:null},{reasoning:w}=this.
log.started;return w&&(m.folds=new Bo(w,m,()=>this.dissolve())),o.push(m),m}drawLine(e,n,o){e.element.dataset.kind!==n.kind&&(e.element.dataset.kind=n.kind),e.element.
classList.toggle("gp-line-minor",this.log.usesBeams&&o>0);let r=JSON.stringify([n.label,n.score,n.stopReason]);r!==e.said&&(e.said=r,this.drawHead(e,n));let{folds:i}=e,
a=Xe(e.steps,n.last),c=i?i.keepable(a.keep):a.keep,d=[...e.steps.slice(c,a.keep),...a.added];i?i.cut(c):Ze(e,c),e.steps.length=c;for(let m of d)this.append(e,{token:{
...m.chosen,piece:m.piece},index:m.index,isPrompt:!1,step:m}),e.steps.push(m);i&&i.draw(this.log.running)}drawHead(e,n){let o=n.stopReason?ke(n.stopReason)[1]:"",
r=n.label.charAt(0).toUpperCase()+n.label.slice(1);if(e.head.replaceChildren(l("b","",r)),n.score!==null&&n.score!==void 0){let a=n.kind==="running",c=n.score.toFixed(
3);e.head.append(l("span","",a?s("sum {value}",{value:c}):s("score {value}",{value:c}),{title:a?s("sum of the log-probabilities so far, in nats"):s("the sum div\
ided by the length penalty")}))}let i=n.stopReason==="step"?"… ":"■ ";o&&e.head.append(l("span","",i+o)),e.stop.textContent=o&&!this.log.usesBeams&&this.log.
lasts.length===1?i+o:""}append(e,n){let o=e.tokens.at(-1),r=e.folds?e.folds.rowsFor(n.step):e.rows;ht({rows:r,tokens:e.tokens},this.tokenElement(n),n.token,o&&this.
state.entries.get(o).token)}tokenElement(e){let{token:n,step:o,isPrompt:r}=e,i=l("span",r?"gp-prompt-token":"gp-token",null,{role:"button",tabindex:"-1","aria-p\
ressed":"false"});return Ge(i,n),o&&o.draft&&o.draft.origin!=="none"&&(i.dataset.draft=o.draft.origin),o&&o.given&&(i.dataset.given=""),this.state.entries.set(i,
e),this.describe(i),o&&this.shade(i),i}describe(e){e.setAttribute("aria-label",qc(this.log,this.state.entries.get(e)))}shade(e){Zt(e.querySelector(".gp-ink"),this.
select.value,xe(this.state.entries.get(e).step)),e.dataset.shaded=""}shadeAll(){for(let e of this.state.allTokens)this.state.entries.get(e).step&&this.shade(e)}reveal(e){
for(let{folds:n}of this.state.lines)n&&n.reveal(e)}markCurrent(){let{log:e,state:n}=this,o=e.current(),r=o?n.elementOf(o):null,{marked:i}=n;i&&i!==r&&(i.classList.
remove("gp-current"),i.setAttribute("aria-pressed","false"),i.tabIndex=-1),n.marked=r,r&&(e.selected&&!e.suggested&&this.reveal(r),o.isPrompt&&n.fold&&!this.unfolds&&
this.foldPrompt(!1),r.classList.add("gp-current"),r.setAttribute("aria-pressed",String(e.selected===o)),r.tabIndex=0)}followEnd(){let{log:e,text:n}=this;this.state.
atEnd&&!e.selected&&e.running&&!e.usesBeams&&(n.scrollTop=n.scrollHeight)}resized(){!this.text.clientWidth||this.text.clientWidth===this.width||(this.width=this.
text.clientWidth,this.dissolve())}dissolve(){for(let e of this.state.allRows)e.dissolve();clearTimeout(this.resettle),this.resettle=setTimeout(()=>this.settle(),
200)}settle(){this.width||=this.text.clientWidth;for(let e of this.state.allRows)e.settle()}};function Ic(t,e){let n=t.querySelector(".gp-text"),o=t.querySelector(".gp-shade"),r=new jo(e),i=new zo(n,t.querySelector(".gp-empty"),o,r),a=new Ro(t,n,o,r),c=zt(
t,n,e,m=>{let w=r.entries.get(m);if(!w)return null;let{token:b,step:y}=w,P=y?dr(e,y).join(", "):lr(e,w);return{id:b.token_id,text:b.text,where:cr(e,w),step:y,why:P}});
Nc(i,a,c);function d(){e.started&&(o.value=r.shadedBy||(e.started.request.only_given?"surprisal":"uncertainty"),a.drawScale()),i.startRun()}return m=>{if(m.run&&
d(),(m.run||m.steps||m.status)&&(i.drawLines(),a.drawMarks()),r.prompt&&(m.run||m.prompt)&&i.drawPrompt(),r.prompt&&(m.unit||m.status))for(let w of m.unit?r.allTokens:
r.prompt.tokens)i.describe(w);m.unit&&a.drawScale(),i.markCurrent(),m.steps&&(i.followEnd(),i.settle()),c.refresh(m.unit||m.prompt||m.status)}}var re=t=>V(t,2).replace("-","−");function Rc(t,e=null){let{z_score:n,threshold:o,prediction:r}=t,i={z:re(n),threshold:Number(o.toFixed(2))};if(r&&e&&U(e.z_score)&&
e.z_score<=o){let d=[s("z is {z}, above the threshold {threshold}, but p counts each token as new evidence.",i),s("With repeated n-grams counted once, z is {z}.",
{z:re(e.z_score)})];return["even","◇",s("Not known: above the threshold by repeats alone"),d.join(" ")]}if(r)return["good","◆",s("Watermarked"),`${s("z is {\
z}, above the threshold {threshold}.",i)} ${Ft(o)}`];let a=t.tokens_needed,c=[s("z is {z}, not above the threshold {threshold}.",i),s("That does not prove that \
there is none: the text may be too short, or the mark may have been removed.")];return U(a)&&a>hn(t)&&c.push(s("If the text went on like this, about {number} to\
kens would be enough.",{number:B(a)})),["even","◇",s("No sign of this watermark"),c.join(" ")]}var hn=({num_tokens_scored:t,tokens:e})=>U(t)?t:(e||[]).filter(
([,,,,n])=>n).length;function qp(t){let{kind:e,z_score:n,p_value:o,confidence:r,threshold:i,false_positive_rate:a,tokens_needed:c}=t;return[...e==="green"?Ip(t):
Rp(t),[s("z-score"),re(n),e==="green"?s("How many standard deviations more tokens are green than without a watermark: (green − ratio × scored) / √(scored × rati\
o × (1 − ratio))."):s("How many standard deviations the weighted mean lies above that of fair coins.")],[s("p-value"),Ue(o),s("The probability of a z at leas\
t as high in a text without this watermark: the upper tail of the normal distribution. It assumes independent tokens; where phrases are repeated, z scatters mor\
e.")],[s("confidence"),r>.9999?"> 0.9999":V(r,4),s("1 − p. It is not the probability that the text is watermarked: a text without the watermark has 0.9 or more \
in one of ten cases, and 0.5 or more in one of two.")],[s("false-positive rate"),Ue(a),s("What the threshold {threshold} means: the share of texts without this \
watermark whose z is above it.",{threshold:Number(i.toFixed(2))})],...U(c)?[[s("tokens needed"),B(c),s("How many scored tokens reach the threshold at this share\
: z grows with the square root of their number.")]]:[]]}function Ip({num_tokens_scored:t,num_green_tokens:e,green_fraction:n,ratio:o,list_size:r}){return[[s("to\
kens scored"),B(t),s("Tokens of which the detector can tell whether they are green. The first ones have too few tokens before them; where repeated n-grams count\
 once, later ones are left out.")],[s("green tokens"),B(e),s("Scored tokens on their green list, which holds {size} tokens of the vocabulary.",{size:B(r)})],[s(
"green fraction"),D(n),s("Green tokens / tokens scored. Without the watermark about {share} are green: the ratio.",{share:D(o)})]]}function Rp(t){let{mean:e,weighted_mean:n,
num_g_values:o,posterior:r,layers:i}=t;return[[s("tokens scored"),B(hn(t)),s("Tokens with enough tokens before them, whose context has not occurred before.")],[
s("g-values"),B(o),z((i||[]).length,"One for each scored token, with {count} key: 0 or 1, like a fair coin in a text without the watermark.","One for each score\
d token and each of the {count} keys: 0 or 1, like a fair coin in a text without the watermark.")],[s("mean g-value"),V(e,4),s("The share of g-values that are 1\
. Without the watermark it is about 0.5.")],[s("weighted mean"),V(n,4),s("The same with more weight on the first keys, whose rounds of the tournament leave the \
clearest mark.")],...U(r)?[[s("posterior"),D(r),s("The trained Bayesian detector’s probability that the text is watermarked, if it is like the texts that the de\
tector was trained on.")]]:[]]}function pn(t,e){let n=e.map(({report:c})=>new Map(qp(c).map(d=>[d[0],d]))),o=[...new Set(n.flatMap(c=>[...c.keys()]))],[r]=Z(t.tHead,
1,()=>l("tr")),i=Z(r,e.length+1,()=>l("th","",null,{scope:"col"}));e.forEach(({name:c},d)=>_(i[d+1],c)),t.tHead.hidden=e.length<2;let a=Z(t.tBodies[0],o.length,
()=>{let c=l("tr"),d=l("th","",null,{scope:"row"});return d.append(l("span","",null,{tabindex:0})),c.append(d),c});o.forEach((c,d)=>{let m=Z(a[d],e.length+1,()=>l(
"td")),w=n.find(b=>b.has(c)).get(c);_(m[0].firstChild,c),K(m[0].firstChild,{"data-tip":w[2]}),n.forEach((b,y)=>_(m[y+1],b.has(c)?b.get(c)[1]:"–"))})}function kt({
tokens:t,prompt_tokens:e}){return t.map(([,n,o,r,i,a],c)=>({token:{text:n,piece:o},mark:{green:r,g:a,counted:i||!(r!==null||a!==null)},words(){let m={number:B(c+
1),token:J(n),mark:jp(r,a,i)};return c<e?s("Token {number}, of the prompt, {token}: {mark}",m):s("Token {number}, {token}: {mark}",m)}}))}function jp(t,e,n){if(t===
null&&e===null)return s("not scored, because too few tokens come before it.");if(e!==null){let r=s("mean g-value {g}, where chance gives 0.5.",{g:e.toFixed(2)});
return n?r:`${r} ${s("Not counted: its context came before, or it is left out.")}`}let o=t?s("◆ green."):s("◇ red.");return n?o:`${o} ${s("Not counted: the \
same n-gram came before, or it is left out.")}`}var yt=({kind:t,tokens:e})=>[t,{unscored:e.some(([,,,n,,o])=>n===null&&o===null),repeated:e.some(([,,,n,o,r])=>!o&&
(n!==null||r!==null))}];function jc(t,e){let n=c=>t.querySelector(".gp-"+c),o=new Te(n("words"));function r({before:c,after:d}){if(d.error)return["even","…",s("Nothing left to score"),
`${s(d.error.message)} ${s("z was {z} before.",{z:re(c.z_score)})}`];let m=s("z from {before} to {after}",{before:re(c.z_score),after:re(d.z_score)}),w=Number(d.
threshold.toFixed(2));return c.prediction?d.prediction?["good","◆",m,s("Still above the threshold {threshold}: the watermark survived.",{threshold:w})]:["bad",
"◇",m,s("No longer above the threshold {threshold}: the detector does not find the watermark any more.",{threshold:w})]:["even","◇",m,s("The text did not pa\
ss the threshold {threshold} before the attack: there is nothing to remove.",{threshold:w})]}function i({how:c,strength:d}){return c?U(d)?s("{attack}, strength \
{strength}",{attack:s(c),strength:D(d)}):s(c):s("edited by hand")}function a(c){let{before:d,after:m}=c,[w,b,y,P]=r(c);K(n("answer"),{"data-verdict":w}),_(n("an\
swer-sign"),b),_(n("answer-words"),y),_(n("answer-more"),P),_(n("told"),`${y}. ${P}`),_(n("about"),i(c)),G(n("of-text"),!m.error),m.error||(Ve(n("legend"),...yt(
m)),o.show(kt(m)));let N=[{name:s("before"),report:d},...m.error?[]:[{name:s("after"),report:m}]];pn(n("found-numbers"),N)}return c=>{t.hidden=!e.found,!t.hidden&&
c.found&&a(e.found)}}function Bc(t,e){let n=k=>t.querySelector(".gp-"+k),o=["without","with"],r=n("threshold"),i=3,a=()=>e.answered("pair"),c=({report:k})=>!!k&&!k.error,d=o.map(k=>{
let h=l("div"),[p,u,f]=[l("p","gp-facts"),l("p","gp-problem","",{role:"status"}),l("div","gp-text-body",null,{dir:"auto"})];return h.append(l("h3","",k==="with"?
s("With the watermark"):s("Without the watermark")),p,u,f),n("texts").append(h),{facts:p,problem:u,text:new Te(f),shown:0,report:null}});r.addEventListener("inp\
ut",()=>{let k=r.valueAsNumber;!Number.isFinite(k)||k<0||k>20||(i=k,a()&&A())});function m(k,h,p){if(p){k.report!==p&&k.text.show(kt(p)),Object.assign(k,{report:p,
shown:0});return}let[u]=e.groups[h].entries,f=u.tokens.map(g=>({token:g,mark:{},words:()=>s("{token}, not scored yet",{token:J(g.text)})}));k.text.show(f,k.report?
0:k.shown),Object.assign(k,{report:null,shown:f.length})}function w({tokens:k,perplexity:h,stop_reason:p,report:u}){if(!k)return s("not started");let f=[z(k,"{c\
ount} token","{count} tokens")];return U(h)&&f.push(s("perplexity {value}",{value:h.toFixed(2)})),u&&!u.error&&f.push(u.kind==="green"?s("{share} green",{share:D(
u.green_fraction)}):s("mean g-value {g}",{g:u.mean.toFixed(3)})),p&&f.push(ke(p)[1]),f.join(" · ")}function b({texts:k}){k.forEach((p,u)=>{let f=d[u];m(f,u,c(p)?
p.report:null),_(f.facts,w({...p,tokens:p.tokens||e.groups[u].entries[0].tokens.length}));let{error:g}=p.report||{};G(f.problem,!!g),_(f.problem,g?`${s(g.message)}\
 ${s(g.fix)}`:"")});let h=k.filter(c).map(({report:p})=>yt(p)[1]);Ve(n("legend"),e.found.kind,{unscored:h.some(({unscored:p})=>p),repeated:h.some(({repeated:p})=>p)})}
function y({texts:k}){if(!k.every(c))return k.find(({report:g})=>g&&g.error)?["even","–",s("No comparison"),s("One of the texts cannot be scored.")]:["wait","\
…",e.done?s("No answer"):s("Not known yet"),s("Both texts must be complete.")];let[h,p]=k.map(({report:f})=>f.z_score),u=s("z is {marked} with the watermark a\
nd {plain} without it; the threshold is {threshold}.",{marked:re(p),plain:re(h),threshold:Number(i.toFixed(2))});return h>i?["bad","✗",s("A false positive"),`${u}\
 ${s("The text without the watermark passes it.")}`]:p>i?["good","◆",s("The watermark is found"),u]:["even","◇",s("The watermark is not found"),`${u} ${N(k[1].
report)}`]}let P=({tokens_needed:k,threshold:h})=>U(k)&&h>0?Math.ceil(k*(i/h)**2):null;function N(k){let[h,p]=[P(k),hn(k)];return h>p?z(h,"If the text went on l\
ike this, about {count} scored token would be needed; it has {scored}.","If the text went on like this, about {count} scored tokens would be needed; it has {sco\
red}.",{scored:B(p)}):s("A longer text or a stronger mark would help.")}function v({texts:k}){let[h,p]=k.map(({perplexity:f})=>f);return!k.every(c)||!U(h)||!U(p)?
"":`${s("Perplexity under the model, without the watermark and with it: {plain} and {marked}.",{plain:h.toFixed(2),marked:p.toFixed(2)})} ${s("One pair of texts\
 says little about the cost; “{question}” measures it.",{question:s("What does it cost?")})}`}function O(k){let[h,p,u,f]=y(k);K(n("answer"),{"data-verdict":h}),
_(n("answer-sign"),p),_(n("answer-words"),u),_(n("answer-more"),`${f} ${v(k)}`.trim()),_(n("means"),Ft(i)),e.done&&_(n("told"),`${u}. ${f}`);let g=e.entries[0]&&
e.entries[0].seed;_(n("about"),[hr(k.watermark),...U(g)?[s("seed {seed}",{seed:g})]:[]].join(" · "))}function M({report:k,expected:h}){if(!U(h)||k.kind!=="gree\
n")return null;let{ratio:p,num_tokens_scored:u}=k,f=Array.from({length:Math.min(60,u)},(g,x)=>(x+1)*u/Math.min(60,u));return{name:s("expected with it, at least"),
look:"expected",points:f.map(g=>[g,mn(h*g,g,p)]),tip:s("At least {share} of the tokens are expected to be green with this bias, by theorem 4.2 of Kirchenbauer e\
t al. 2023, from the model’s distributions along the text.",{share:D(h)})}}function T({texts:k}){if(G(n("evidence"),k.every(c)),n("evidence").hidden)return;let[
h,p]=k,u=[{name:s("with the watermark"),look:"measured",points:p.report.curve},M(p),{name:s("without it"),look:"other",points:h.report.curve}].filter(Boolean);Ht(
n("keys"),u),Dt(n("curves"),{curves:u,threshold:i});let f=k.map(({report:g},x)=>{let E=Fe(g.z_score);return{name:x?s("with"):s("without"),report:{...g,threshold:i,
p_value:E,confidence:1-E,false_positive_rate:Fe(i),tokens_needed:P(g)}}});pn(t.querySelector("table"),f)}function A(){b(e.found),O(e.found),T(e.found)}return new ResizeObserver(
()=>a()&&T(e.found)).observe(t),k=>{t.hidden=!a(),!t.hidden&&(k.run&&d.forEach(h=>Object.assign(h,{report:null,shown:0})&&h.text.show([])),(k.run||k.found||k.status||
k.steps)&&A())}}function hr(t){return Array.isArray(t.keys)?z(t.keys.length,"SynthID, {count} key, n-grams of {length}","SynthID, {count} keys, n-grams of {leng\
th}",{length:t.ngram_len}):s("green lists of {ratio}, bias {bias}, {scheme}, context width {width}",Fc(t))}function zc(t){return Array.isArray(t.keys)?s("SynthI\
D, n-grams of {length}",{length:t.ngram_len}):s("green lists of {ratio}, {scheme}, context width {width}",Fc(t))}var Fc=({greenlist_ratio:t=.25,bias:e=2,seeding_scheme:n="\
lefthash",context_width:o=1})=>({ratio:D(t),bias:e,scheme:n,width:o});var Fo=t=>Object.hasOwn(Ln,t)?s(Ln[t][0]):t;function Dc(t,e){let n=E=>t.querySelector(".gp-"+E),[o,r]=[n("which"),n("threshold")],i={},a=null,c=.01,d=()=>e.answered(
"sure"),m=({auc:E})=>U(E),w=({scores:E,learned:$})=>{let S=E.findIndex(({name:L})=>L===a);return S>=0?S:$?E.length-1:0},b=E=>i[E]??(E==="posterior"?.5:e.found.threshold);
o.addEventListener("change",()=>{a=o.value,x()}),r.addEventListener("input",()=>{!Number.isFinite(r.valueAsNumber)||Math.abs(r.valueAsNumber)>100||(i[e.found.scores[w(
e.found)].name]=r.valueAsNumber,p(e.found))});function y({counts:E,scores:$,fewest:S},L){let C=e.done?s("No answer"):s("Not known yet");if(!m(L))return["wait","\
…",C,e.done?s("At least one text without the watermark and one with it must be scored."):s("The first texts are being written.")];let[W]=L.rates;if(Math.min(...E)<
S)return["wait","…",C,z(E[1],"{count} text with the watermark and {plain} without it are too few to tell: {fewest} of each are needed.","{count} texts with th\
e watermark and {plain} without it are too few to tell: {fewest} of each are needed.",{plain:B(E[0]),fewest:B(S)})];let I={found:B(W.detected),number:B(W.marked),
rate:D(W.level)},R=e.running?s("{found} of {number} found at {rate} false positives so far",I):s("{found} of {number} found at {rate} false positives",I),q=[...P(
W,$.length>1?Fo(L.name):""),s("AUC of these texts: {auc}.",{auc:L.auc.toFixed(3)})].join(" ");return[W.apart?"good":"even",W.apart?"◆":"◇",R,q]}function P(E,$){
let[S,L]=E.found_between.map(D),C={number:B(E.false_positives),share:D(E.false_between[1])},W=[$?s("By the {score}, the true detection rate lies between {low} a\
nd {high}.",{score:$,low:S,high:L}):s("The true detection rate lies between {low} and {high}.",{low:S,high:L}),E.false_positives?s("Of the texts without the wat\
ermark, {number} passed, so the true false-positive rate may be up to {share}.",C):s("Of the texts without the watermark, none passed, but the true false-positi\
ve rate may be up to {share}.",C)];return E.level>c&&W.push(z(E.plain,"{rate} is the smallest rate that {count} text without it can show.","{rate} is the smalle\
st rate that {count} texts without it can show.",{rate:D(E.level)})),E.apart||W.push(s("The intervals overlap: it is not known whether more are found than pass \
by chance.")),W}function N(E){let[$,S,L,C]=y(E,E.scores[w(E)]);K(n("answer"),{"data-verdict":$}),_(n("answer-sign"),S),_(n("answer-words"),L),_(n("answer-more"),
C),e.done&&_(n("told"),`${L}. ${C}`),_(n("missing"),Ee(e,E)),_(n("about"),[hr(E.watermark),...E.learned?[s("only the texts that no detector was trained on")]:[]].
join(" · "));let{left_out:W,problem:I}=E;G(n("warning"),W>0);let R=I?`${s(I.message)} ${s(I.fix)}`:s("No token in them counts.");_(n("warning"),W>0?`⚠ ${z(W,
"{count} text was not scored.","{count} texts were not scored.")} ${R}`:"")}let v=(E,$)=>E.filter(S=>S>$).length;function O({values:E,name:$},S){let[L,C]=E.map(
q=>v(q,S)),[W,I]=[L/E[0].length,C/E[1].length],R=[z(E[1].length,"Above {threshold}: {marked} of {count} text with the watermark ({found}), and {plain} of {other\
s} without it ({passed}).","Above {threshold}: {marked} of {count} texts with the watermark ({found}), and {plain} of {others} without it ({passed}).",{threshold:Number(
S.toFixed(2)),marked:B(C),found:D(I),plain:B(L),others:B(E[0].length),passed:D(W)})];return $!=="posterior"&&R.push(s("If scores without the watermark were stan\
dard normal, {share} would pass.",{share:Ue(Fe(S))})),{x:W,y:I,words:R.join(" ")}}function M(E,$){let S=2/(9*($-1));return E**2>(1-S+1.645*Math.sqrt(S))**3}function T({
values:E,normal:$,name:S}){if(S==="posterior"||!$[0])return"";let[L,C]=$.map(I=>I&&{mean:re(I[0]),deviation:I[1].toFixed(2)}),W=[s("Without the watermark: mean \
{mean}, standard deviation {deviation}; in theory 0 and 1.",L),C?s("With it: mean {mean}, standard deviation {deviation}.",C):s("With it: too few texts.")];return M(
$[0][1],E[0].length)&&W.push(s("The scores without the watermark scatter more than in theory, as they do where phrases repeat: try “{option}”.",{option:s("c\
ount repeated n-grams once")})),W.join(" ")}function A({scores:E}){let $=E.filter(m).flatMap(L=>L.rates.map(C=>[L,C])),S=Z(t.querySelector(".gp-rates tbody"),$.
length,()=>{let L=l("tr");return L.append(l("th","",null,{scope:"row"}),...Array.from({length:4},()=>{let C=l("td");return C.append(l("span")," ",l("small")),C})),
L});$.forEach(([L,C],W)=>{let[I,R,q,j,F]=S[W].cells,[H,Y]=C.found_between.map(D);_(I,Fo(L.name)),k(R,D(C.level),""),C.shown?k(q,D(C.detected/C.marked),U(C.threshold)?
s("({low} to {high}), threshold {threshold}",{low:H,high:Y,threshold:re(C.threshold)}):s("({low} to {high})",{low:H,high:Y})):k(q,s("not known"),z(Math.ceil(1/C.
level-1e-9),"needs {count} text without it","needs {count} texts without it")),k(j,C.normal?D(C.normal.rate):"–",C.normal?s("threshold {value}",{value:re(C.normal.
threshold)}):""),C.shown?k(F,s("up to {share}",{share:D(C.false_between[1])}),s("{passed} of {number} passed",{passed:B(C.false_positives),number:B(C.plain)})):
k(F,"–","")})}function k(E,$,S){_(E.children[0],$),_(E.children[1],S)}function h({scores:E}){let[{rates:$}]=E.filter(m),S=$.filter(({shown:I})=>!I).map(({level:I})=>D(
I));if(!S.length)return"";let[L,C]=S;return`${z($[0].plain,"With {count} text without the watermark, a false-positive rate of {rate} is less than one text, so t\
he samples cannot show it.","With {count} texts without the watermark, a false-positive rate of {rate} is less than one text, so the samples cannot show it.",{rate:C?
s("{first} or {second}",{first:L,second:C}):L})} ${s("The normal distributions reach further, as far as the scores are normal.")}`}function p(E){let $=E.scores[w(
E)];if(G(n("shown"),m($)),!m($))return;let S=b($.name);document.activeElement!==r&&(r.value=S);let L=O($,S);pe(n("scores"),qn(e.charts[`scores ${$.name}`],S,s("\
threshold {value}",{value:Number(S.toFixed(2))}))),_(n("at-threshold"),L.words),_(n("spreads"),T($)),G(n("of-fit"),$.name!=="posterior"&&$.normal.some(Boolean));
let C=E.scores.filter(m);if(pe(n("roc"),Lr(e.charts[`roc ${$.name}`],L)),f(n("roc-keys"),C.map(({name:I,auc:R},q)=>[q===C.indexOf($)?"gp-roc-main":`gp-roc-other\
 gp-roc-${q%3}`,s("{score}: AUC {auc}",{score:Fo(I),auc:R.toFixed(3)}),s(Pn(Ln,I,["","",""])[2])])),A(E),_(n("few"),h(E)),G(n("of-lengths"),E.lengths.length>1),
E.lengths.length<2)return;pe(n("lengths-box"),e.charts.lengths);let W=E.kind==="synthid"?s("mean g"):"z";f(n("length-keys"),[["gp-z-measured",s("found at {rate}\
 false positives, by {score}, from the samples",{rate:u(E.lengths),score:W}),s("The threshold is the laxest that at most this share of the cut texts without the\
 watermark passes; unless the share is 1%, so few texts cannot show a smaller one. The bars are the 95 % intervals of the true rate.")],["gp-z-expected",s("the \
same by normal distributions"),s("As if the scores at each length were normal.")],["gp-z-other",s("AUC"),s("How often a cut text with the watermark scores highe\
r than one without: 50% is guessing.")]])}function u(E){let $=E.map(({levels:[C]})=>C),[S,L]=[Math.min(...$),Math.max(...$)].map(D);return S===L?S:s("{low} to {\
high}",{low:S,high:L})}function f(E,$){let S=Z(E,$.length,()=>{let L=l("span"),C=te("svg");return K(C,{width:26,height:8,"aria-hidden":"true"}),C.append(te("pat\
h")),L.append(C,l("span","",null,{tabindex:0})),L});$.forEach(([L,C,W],I)=>{K(S[I].firstChild.firstChild,{class:L,d:"M1 4H25"}),_(S[I].lastChild,C),K(S[I].lastChild,
{"data-tip":W})})}function g({scores:E}){G(n("of-score"),E.length>1);let $=E.map(({name:S})=>S).join();o.dataset.key!==$&&(o.dataset.key=$,o.replaceChildren(...E.
map(({name:S})=>l("option","",Fo(S),{value:S}))),o.value=E[w(e.found)].name)}function x(){g(e.found),N(e.found),p(e.found)}return E=>{t.hidden=!d(),!t.hidden&&(E.
found||E.status)&&x()}}function Hc(t,e){let n=M=>t.querySelector(".gp-"+M),o=[s("the text alone"),s("with its prompt")],r=new Te(n("words")),i=n("which");i.addEventListener("change",()=>b());
let a=()=>e.found.reports[Math.min(Number(i.value),e.found.reports.length-1)];function c({reports:M,once:T,otherwise:A}){let[k,h,p,u]=Rc(M[0],T?null:A);K(n("ans\
wer"),{"data-verdict":k}),_(n("answer-sign"),h),_(n("answer-words"),p),_(n("answer-more"),u),_(n("told"),`${p}. ${u}`),G(n("beside"),M.length>1),M.length>1&&_(n(
"beside"),m(M));let f=d(e.found);G(n("repeats"),!!f),_(n("repeats"),f),_(n("about"),w(e.found))}function d({reports:[{num_tokens_scored:M}],otherwise:T,once:A}){
let k=T?T.num_tokens_scored:null;if(!U(k)||k===M)return"";let h=re(T.z_score);return A?z(k-M,"Left out as repeated: {count} token. With it, z would be {z}.","Le\
ft out as repeated: {count} tokens. With them, z would be {z}.",{z:h}):z(M-k,"Of the scored tokens, {count} only repeats an n-gram that came before, which is no\
 new evidence: counted once, z is {z}.","Of the scored tokens, {count} only repeat an n-gram that came before, which is no new evidence: counted once, z is {z}.",
{z:h})}function m([M,T]){let A=T.z_score-M.z_score,k=Math.abs(A)<.005?s("This changes nothing."):A<0?s("This dilutes the mark."):s("This happens to add to it."),
h=re(T.z_score);return`${z(T.prompt_tokens,"With its prompt, z is {z}: {count} token of the prompt counts too.","With its prompt, z is {z}: {count} tokens of th\
e prompt count too.",{z:h})} ${k}`}function w({model:M,watermark:T,exact:A,once:k}){return[Array.isArray(T.keys)?z(T.keys.length,"SynthID, {count} key","SynthID\
, {count} keys"):s("green list, {scheme}",{scheme:T.seeding_scheme||"lefthash"}),A?s("the tokens of the run"):s("tokens as {model} splits the text",{model:M}),...k?
[s("repeated n-grams counted once")]:[]].join(" · ")}function b(){let M=a();Ve(n("legend"),...yt(M)),r.show(kt(M))}function y({reports:M}){let T=M.map(({curve:u},f)=>({
name:M.length>1?o[f]:"z",look:f?"other":"measured",points:u||[]})),[{tokens_needed:A,threshold:k}]=M,h=hn(M[0]),p=U(A)?{at:A,words:P(A,h)}:null;Dt(n("curve-box"),
{curves:T,threshold:k,needed:p}),Ht(n("curve-keys"),M.length>1?T:[])}function P(M,T){return M<=T?z(M,"At the share of this text, {count} token reaches the thres\
hold.","At the share of this text, {count} tokens reach the threshold."):z(M,"At the share of this text, {count} token reaches the threshold: {more} more.","At \
the share of this text, {count} tokens reach the threshold: {more} more.",{more:B(M-T)})}function N(){G(n("of-layers"),!!e.charts.layers),pe(n("layers-box"),e.charts.
layers)}function v(M){let{reports:T}=e.found;G(n("of-prompt"),T.length>1),c(e.found),M&&b(),pn(n("found-numbers"),T.map((A,k)=>({name:o[k],report:A}))),y(e.found),
N()}let O=()=>!!e.found;return new ResizeObserver(()=>O()&&v(!1)).observe(t),M=>{t.hidden=!O(),!t.hidden&&M.found&&v(!0)}}function Kc(t,e){let n=t.querySelector("tbody"),o=t.querySelector(".gp-mistake-note");function r({rows:b,threshold:y}){let P=b.flatMap(({reports:T})=>T.map(({z_score:A})=>A)).
filter(U),N=Math.min(-3,...P)-.4,v=Math.max(y,...P)+.4,O=T=>(T-N)/(v-N),M=Z(n,b.length,i);b.forEach(({what:T,how:A,meaning:k,keeps:h,reports:p},u)=>{let[f,g,x]=M[u].
cells;M[u].classList.toggle("gp-right",u===0);let[E,$]=f.children;_(E,s(T)),K(E,{"data-tip":s(k)}),_($,s(A));let S=p.map(({z_score:W})=>W).filter(U);a(g.firstChild,
S.map(O),{zero:O(0),threshold:O(y)});let L=S.length>1?s("{low} to {high}",{low:re(Math.min(...S)),high:re(Math.max(...S))}):re(S[0]);_(x.children[0],L),_(x.children[1],
c(p,h));let C=u?d({keeps:h,meaning:k,reports:p},y):"";G(x.children[2],!!C),_(x.children[2],C)}),_(o,w(b))}function i(){let b=l("tr"),y=l("th","",null,{scope:"ro\
w"});y.append(l("span","",null,{tabindex:0}),l("small"));let P=l("td");P.append(l("span","gp-strip",null,{"aria-hidden":"true"}));let N=l("td");return N.append(
l("b"),l("small"),l("small","gp-why")),b.append(y,P,N),b}function a(b,y,{zero:P,threshold:N}){let v=[P,N,...y],O=Z(b,v.length,()=>l("i"));v.forEach((M,T)=>{ae(O[T],
["gp-line gp-zero","gp-line"][T]||"gp-dot"),ne(O[T],"left",M)})}function c(b,y){let[P]=b.filter(({error:M})=>M);if(P)return s(P.error.message);let N=b.filter(({
prediction:M})=>M).length,v=y==="none";if(b.length===1)return N?v?s("▲ above it by chance"):s("◆ watermarked"):s("◇ no sign");if(!N)return s("◇ no sign in\
 {number} tries",{number:b.length});let O={passed:N,number:b.length};return v?s("▲ {passed} of {number} above it by chance",O):s("◆ {passed} of {number} water\
marked",O)}function d({keeps:b,meaning:y,reports:P},N){let v=P.filter(({prediction:k})=>k);if(!v.length)return"";if(b!=="none")return s(y);let{num_tokens_scored:O,
once:M}=v.reduce((k,h)=>h.z_score>k.z_score?h:k),T=M&&U(O)?O-M.num_tokens_scored:0,A=[];if(T>0){A.push(z(T,"p counts each token as new evidence, but {count} of \
the {scored} only repeats an n-gram.","p counts each token as new evidence, but {count} of the {scored} only repeat an n-gram.",{scored:B(O)}));let k=re(M.z_score);
A.push(M.z_score>N?s("Counted once, z is {z}.",{z:k}):s("Counted once, z is {z}, not above the threshold.",{z:k}))}return(!T||M.z_score>N||P.length>1)&&A.push(...m(
N,P.length)),A.join(" ")}function m(b,y){let P=Fe(b),N=M=>B(Number((1/M).toPrecision(2))),v=[P>.1?s("{share} of texts without this watermark pass the threshold.",
{share:D(P)}):s("One in {odds} texts without this watermark passes the threshold.",{odds:N(P)})];if(y===1)return v;let O=1-(1-P)**y;return v.push(O>.1?s("With {\
tries} tries at each text, {share} pass at least once.",{tries:B(y),share:D(O)}):s("With {tries} tries at each text, one in {odds} passes at least once.",{tries:B(
y),odds:N(O)})),v}function w([b]){return b.reports[0].prediction?"":s("The given settings find nothing either. If the text is watermarked, they may be wrong the\
mselves, or the text is too short.")}return b=>{t.hidden=!e.found,!t.hidden&&b.found&&r(e.found)}}function Gc(t,e){let n=a=>t.querySelector(".gp-"+a);function o({how:a,points:c,of:d,seeds:m,threshold:w}){let b=c.filter(({z:P})=>P.length),y=[s(a),z(m,"{count}\
 seed at each strength","{count} seeds at each strength")];c.length<d&&y.push(s("{done} of {of} strengths so far",{done:c.length,of:d})),_(n("about"),y.join(" ·\
 ")),_(n("strength-words"),r(b,c,w)),pe(n("strength-box"),e.charts.strengths)}function r(a,c,d){let m=({strength:O,z:M})=>O===0?M[0]>d?"above":"below":Fs(M,d),w=(...O)=>i(
a,M=>O.includes(m(M))),[b,y,P]=[w("above"),w("below"),w("open","few")],N=c.filter(({refused:O})=>O).map(({strength:O})=>D(O)),v=[];return a.length&&a[0].strength===
0&&m(a[0])!=="above"&&v.push(s("The text is not above the threshold even before the attack.")),b&&v.push(s("At strength {strengths}, the median z is above the t\
hreshold.",{strengths:b})),y&&v.push(s("At strength {strengths}, the median z is not above the threshold.",{strengths:y})),P&&v.push(s("At strength {strengths},\
 it is not known whether the median z is above the threshold: the seeds disagree or are too few.",{strengths:P})),N.length&&v.push(s("At strength {strengths}, t\
oo little text is left to score, for some seeds or for all.",{strengths:N.join(", ")})),v.join(" ")}function i(a,c){let d=[];a.forEach((w,b)=>{c(w)&&(b&&c(a[b-1])?
d.at(-1)[1]=w.strength:d.push([w.strength,w.strength]))});let m=d.map(([w,b])=>w===b?D(w):s("{low} to {high}",{low:D(w),high:D(b)}));return m.length>1?s("{names\
} and {last}",{names:m.slice(0,-1).join(", "),last:m.at(-1)}):m.join("")}return a=>{t.hidden=!e.found,!t.hidden&&a.found&&o(e.found)}}function Bp(t){switch(t){case"context":return s("no mark: fewer tokens come before it than the watermark looks at.");case"repeated":return s("no mark: its conte\
xt has occurred before, and SynthID marks each context once.");case"removed":return s("no mark: it was given, and an earlier processor had removed it.");case"bi\
as":return s("no mark: the bias is 0.");default:return s("no mark.")}}function pr(t){let e=t&&t.effective&&t.effective.watermarking_config||{},n=Array.isArray(e.
keys)?e.keys.length:0,o=e.greenlist_ratio,r=e.seeding_scheme==="selfhash",i=e.context_width;return{config:e,keys:n,selfhash:r,ratio:o>0&&o<1?o:null,early:n?Vt(e.
ngram_len,1)-1:Vt(i,1)-Number(r)}}function Do({config:t,keys:e,ratio:n}){if(e)return z(e,"SynthID: {count} key, n-grams of {length} tokens","SynthID: {count} ke\
ys, n-grams of {length} tokens",{length:t.ngram_len});if(n===null)return s("a green list whose settings are not known");let{bias:o,seeding_scheme:r,context_width:i,
hashing_key:a}=t;return s("green list: {ratio} of the vocabulary, bias {bias}, {scheme}, context width {width}, key {key}",{ratio:D(n),bias:o,scheme:r,width:i,key:a})}
function Uc({chosen:t,index:e,mark:n,given:o,isFirst:r},i){let a=w=>s("Token {number}, {token}: {mark}",{number:B(e+1),token:J(t.text),mark:w});if(!n)return a(o?
s("given, before the watermark began."):s("not marked."));if(n.why)return a(Bp(n.why));let c=s("Its probability: {before} before the watermark, {after} after.",
{before:D(n.chosen_before),after:D(n.chosen_after)}),d=r?[s("Not counted: a detector without the prompt does not know what comes before it.")]:[];if(n.kind==="s\
ynthid"){let w=z(i.keys,"mean g-value {g} over {count} key.","mean g-value {g} over {count} keys.",{g:V(n.g,2)});return[a(w),c,...d].join(" ")}let m=n.green?s("\
◆ green: it got the bias."):s("◇ red: it got no bias.");return[a(m),c,zp(n,i),...d].join(" ")}function zp(t,{ratio:e,selfhash:n}){let o=t.listed??0,r={before:D(
t.mass_before??0),after:D(t.mass_after??0)};return n?z(o,"Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} before, {after}\
 after.","Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} together before, {after} after.",r):e===null?z(o,"On the list, \
{count} token could be chosen here: {before} before, {after} after.","On the list, {count} tokens could be chosen here: {before} together before, {after} after.",
r):z(o,"On the list of {ratio} of the vocabulary, {count} token could be chosen here: {before} before, {after} after.","On the list of {ratio} of the vocabulary\
, {count} tokens could be chosen here: {before} together before, {after} after.",{...r,ratio:D(e)})}var Vc={marks:0,scored:0,green:0,g:0,expected:0,unscored:0,early:0,
chosen:0,surprisal:0,gained:0,suppressed:0,likely:0,entropy:0,z:null,foreseen:null};function Jc(t,e,n,o){let{mark:r,index:i}=e,a={...t};if(!r)return{...a,unscored:t.
unscored+1};a.marks+=1;let c=r.kind==="synthid"?r.g:r.green;if(r.chosen_before>0&&r.chosen_after>0){a.chosen+=1,a.surprisal-=Math.log(r.chosen_before),a.gained+=
Math.log(r.chosen_after/r.chosen_before);let{stages:d,entropy_before:m}=e.distribution;a.entropy+=o>0&&d[o-1]?d[o-1].entropy:m,a.likely-=Fp(e,o)}return a.suppressed+=
r.suppressed,c===null?{...a,unscored:t.unscored+1}:i<n.early?{...a,early:t.early+1}:(a.scored+=1,a.green+=Number(c),a.expected+=r.expected??0,r.kind==="synthid"?
a.z=n.keys?(2*a.green-a.scored)*Math.sqrt(n.keys/a.scored):null:n.ratio!==null&&(a.z=mn(a.green,a.scored,n.ratio),a.foreseen=mn(a.expected,a.scored,n.ratio)),a)}
function Fp({distribution:{candidates:t}},e){let n=t.map(({raw_logprob:o,stage_logprobs:r})=>e>0?r[e-1]:o).filter(o=>o!=null);return n.length?Math.max(...n):0}function Yc(t,e,n,o){
let r=t.find(([,m])=>m>o);if(e.z>o)return{at:r[0],words:z(r[0],"z first passed {threshold} after {count} scored token.","z first passed {threshold} after {count\
} scored tokens.",{threshold:o})};let i=r?[z(r[0],"z first passed {threshold} after {count} scored token, and fell again.","z first passed {threshold} after {co\
unt} scored tokens, and fell again.",{threshold:o})]:[],a=n.keys?e.z>0?e.scored*(o/e.z)**2:1/0:si(e.green/e.scored,n.ratio,o),c=Math.max(e.scored+1,Math.ceil(a));
if(!Number.isFinite(c)||c>1e7)return{at:1/0,words:[...i,s("At the share so far, z never reaches {threshold}.",{threshold:o})].join(" ")};let d=z(c,"At the share\
 so far, z reaches {threshold} after about {count} scored token: {more} more.","At the share so far, z reaches {threshold} after about {count} scored tokens: {m\
ore} more.",{threshold:o,more:B(c-e.scored)});return{at:c,words:[...i,d].join(" ")}}function Xc(t,e){let n=f=>t.querySelector(".gp-"+f),o=new Te(n("marked-words"),{press:({step:f})=>e.selectStep(f)}),r=n("threshold"),i=3,a=pr(null),c=0,d=null,m=null;
function w(){a=pr(e.started),c=(e.started&&e.started.processors||[]).findIndex(g=>g==="WatermarkLogitsProcessor"||g==="SynthIDTextWatermarkLogitsProcessor"),d=new me(
Vc,(g,x)=>Jc(g,x,a,c)),o.show([]),_(n("mark-about"),Do(a))}let b=()=>d.steps.some(({mark:f})=>f&&f.kind==="synthid");function y(f){let{mark:g,index:x}=f,E=x<a.early,
$=g&&!g.why;return{step:f,token:{...f.chosen,piece:f.piece},mark:$?{green:g.green,g:g.g,counted:!E}:{},words:()=>Uc({...f,isFirst:E},a)}}function P(f){o.show(d.
steps.map((E,$)=>o.items[$]&&$<f?o.items[$]:y(E)),f);let{unscored:g,early:x}=d.total;Ve(n("mark-key"),b()?"synthid":"green",{unscored:g>0,repeated:x>0,faint:s("\
faint: a detector without the prompt cannot score it")})}function N(f){let g=f&&!f.isPrompt?o.tokens[f.index]:null;m&&m!==g&&m.classList.remove("gp-current"),m=
g||null,m&&e.selected?m.classList.add("gp-current"):m&&m.classList.remove("gp-current")}let v=f=>{let g=[];for(let x of d.totals)x[f]!==null&&(!g.length||g.at(-1)[0]<
x.scored)&&g.push([x.scored,x[f]]);return g};function O(){let{z:f,scored:g}=d.total,[x,E,$]=M(f,g);K(n("finding"),{"data-verdict":x}),_(n("finding-sign"),E),_(n(
"finding-words"),$),_(n("finding-more"),f===null?"":`${T()} ${s("By chance alone, if each token is new evidence, z would be this high with a probability of {p}.",
{p:Ue(Fe(f))})}`),e.finished&&_(n("mark-told"),`${$}. ${z(g,"{count} token scored.","{count} tokens scored.")}`)}function M(f,g){if(f===null)return["wait","…",
g?s("z is not known, because the watermark’s settings are not"):s("Nothing to score yet")];let x={z:re(f)};return f>i?["good","◆",e.running?s("A detector fi\
nds it so far: z = {z}",x):s("A detector finds it: z = {z}",x)]:["even","◇",e.running?s("A detector does not find it so far: z = {z}",x):s("A detector does no\
t find it: z = {z}",x)]}function T(){let{green:f,scored:g}=d.total;return b()?z(g,"Mean g-value {mean} over {count} scored token, 0.5 by chance.","Mean g-value \
{mean} over {count} scored tokens, 0.5 by chance.",{mean:(f/g).toFixed(3)}):z(g,"{green} of {count} scored token green, {share} instead of {ratio}.","{green} of\
 {count} scored tokens green, {share} instead of {ratio}.",{green:B(f),share:D(f/g),ratio:D(a.ratio)})}function A(){let f=v("z"),g=[s("What a detector finds tha\
t knows the key and sees the text without its prompt.")];a.keys&&g.push(s("For SynthID it is the z of the plain mean of all g-values, against fair coins."));let x=[
{name:s("this text"),look:"measured",points:f,tip:g.join(" ")}],E=v("foreseen");if(E.length){let S=[s("What this bias leads to at least, given how uncertain the\
 model was at each token: the sum of p / (1 + m p) over the vocabulary, theorem 4.2 of Kirchenbauer et al. 2023, averaged over all green lists.")];e.started.effective.
do_sample||S.push(s("That holds where tokens are drawn; here the likeliest are taken, which can be greener or less green.")),x.push({name:s("expected at least"),
look:"expected",points:E,tip:S.join(" ")})}Ht(n("z-keys"),x);let $=f.length?Yc(f,d.total,a,i):null;Dt(n("z-box"),{curves:x,threshold:i,needed:$,label:s("z over \
the number of tokens, threshold {threshold}",{threshold:i})}),_(n("z-needed-words"),$?$.words:""),_(n("threshold-words"),Ft(i))}function k(){let{scored:f,green:g,
expected:x,chosen:E,surprisal:$,gained:S,suppressed:L,marks:C,likely:W,entropy:I}=d.total,{started:R}=e,q=[[s("tokens scored"),B(f),s("Tokens that count: those \
with enough tokens before them, without the prompt.")]];if(f&&!b()&&(q.push([s("green"),D(g/f),s("The share of the scored tokens that got the bias.")]),q.push([
s("expected at least"),D(x/f),s("At least this share is green on average over all green lists, for this bias and the probabilities that the model gave. Where th\
e model is certain of a token, a bias changes little.")])),E){q.push([s("surprisal before the watermark"),ce($/E,e.unit),s("How unexpected the chosen tokens wer\
e just before the watermark, on average: minus the logarithm of their probability.")]);let[j,F]=R.effective.do_sample?[I,s("Tokens drawn without the watermark w\
ould have had this on average: the entropy just before it.")]:[W,s("The likeliest token at each position would have had this.")];e.usesBeams||(q.push([s("withou\
t it"),ce(j/E,e.unit),F]),q.push([s("log-probability lost"),ce(($-j)/E,e.unit).replace("-","−"),s("The price per token: how much less probable than that the c\
hosen tokens are. Values below 0 are luck.")])),q.push([s("raised by"),ce(S/E,e.unit),s("How much the watermark raised the log-probability of the chosen tokens,\
 on average. Over many texts this is the divergence of what was drawn from what the model would draw.")])}return C&&q.push([s("suppressed"),s("{value} of {count\
}",{value:(L/C).toFixed(1),count:B(R.request.top_candidates??10)}),s("How many of the likeliest tokens the watermark made less likely, on average over the posit\
ions.")]),q}function h(){let f=k(),g=Z(n("mark-figures"),f.length,()=>{let x=l("div"),E=l("dt");return E.append(l("span","",null,{tabindex:0})),x.append(E,l("dd")),
x});f.forEach(([x,E,$],S)=>{let[L,C]=g[S].children;_(L.firstChild,x),K(L.firstChild,{"data-tip":$}),_(C,E)})}function p(){O(),h(),A()}function u(f){let x=e.lines().
length>1?e.lineOf(f):null;return x?`${x.label} · ${Do(a)}`:Do(a)}return r.addEventListener("input",()=>{let f=r.valueAsNumber,g=f>=0&&f<=30;if(r.setAttribute("\
aria-invalid",String(!g)),!g){_(n("threshold-words"),s("The threshold must be from 0 to 30."));return}i=f,p()}),new ResizeObserver(()=>!t.hidden&&d.total.marks&&
A()).observe(n("z-box")),f=>{(f.run||!d)&&w();let g=e.current(),{keep:x}=d.follow(g?e.lastOf(g):null);t.hidden=!d.total.marks,!t.hidden&&((f.run||f.steps||f.status||
f.selection)&&(P(x),_(n("mark-about"),u(g))),N(g),(f.run||f.steps||f.status||f.selection||f.unit)&&p())}}var ur=(t,e)=>t?[e]:[];function Zc(t,e){let n=N=>t.querySelector(".gp-"+N),o=()=>e.answered("cost"),r=({perplexity:N,score:v})=>!!(N&&v),i=({knob:N},v)=>N==="ke\
ys"?z(v,"{count} key","{count} keys"):s("bias {value}",{value:Number(v.toFixed(3))});function a(N){let[v,...O]=N.points,M=O.filter(r).sort((f,g)=>f.value-g.value),
T=e.done?s("No answer"):s("Not known yet");if(!r(v)||!M.length)return["wait","…",T,e.done?s("At least one text without the watermark and one with it must be s\
cored."):s("The first texts are being written.")];let A=s("The threshold is {threshold}.",{threshold:N.threshold}),k=f=>[d(N,f),...m(f,v)].join(" ");if(M.every(
({found:f})=>f==="few")){let f=Math.max(...M.map(({texts:x})=>x)),g=z(f,"{count} text of each strength is too few to tell: {fewest} are needed.","{count} texts \
of each strength are too few to tell: {fewest} are needed.",{fewest:zs});return["wait","…",T,`${k(M.at(-1))} ${g}`]}let h=M[M.findLastIndex(({found:f})=>f!=="\
above")+1];if(h){let f=i(N,h.value);return["good","◆",e.running?s("Found from {strength} on, so far",{strength:f}):s("Found from {strength} on",{strength:f}),
`${A} ${k(h)}`]}let p=M.filter(({found:f})=>f==="above");if(p.length){let f=p.map(({value:g})=>i(N,g)).join(", ");return["even","◇",e.running?s("Found at {str\
engths}, so far",{strengths:f}):s("Found at {strengths}",{strengths:f}),`${s("At the strongest it is not certain.")} ${k(M.at(-1))}`]}let u=M.every(({found:f})=>f===
"below");return["even","◇",c(u),`${A} ${k(M.at(-1))} ${s("Longer texts help.")}`]}function c(N){return N?e.running?s("Not found at any strength so far"):s("No\
t found at any strength"):e.running?s("Not reliably found at any strength so far"):s("Not reliably found at any strength")}function d(N,{value:v,score:{median:O,
low:M,high:T}}){let A={strength:i(N,v),median:re(O),low:re(M),high:re(T)};return T>M?s("At {strength}, the median z is {median}, interval {low} to {high}.",A):s(
"At {strength}, the median z is {median}.",A)}function m({perplexity:N,price:v,dearer:O},M){let T=s("The median perplexity is {marked} instead of {plain}.",{marked:N.
median.toFixed(2),plain:M.perplexity.median.toFixed(2)});if(!v)return[T];let A={times:je(v.median),interval:_t(v)};return[T,v.high>v.low?s("Seed by seed it is {\
times}, interval {interval}.",A):s("Seed by seed it is {times}.",A),...O==="open"?[s("That is not a clear cost.")]:O==="few"?[s("These are too few seeds to tell\
.")]:[]]}function w(N){let[v,O,M,T]=a(N);K(n("answer"),{"data-verdict":v}),_(n("answer-sign"),O),_(n("answer-words"),M),_(n("answer-more"),T),e.done&&_(n("told"),
`${M}. ${T}`),_(n("missing"),Ee(e,N)),_(n("about"),zc(N.watermark))}function b(N){let v=N.kind==="green";for(let O of["perplexity","score","share","suppressed"])
pe(n(O),e.charts[O]);_(n("share-name"),v?s("Green tokens"):s("Mean g-value")),n("share-name").dataset.tip=v?s("Green tokens / tokens scored, of all texts of a s\
trength together."):s("The mean of all g-values of the texts of a strength: 0.5 without the watermark."),G(n("of-suppressed"),!!e.charts.suppressed),G(n("limits"),
v),G(n("of-expected"),N.points.some(({expected:O})=>U(O))),_(n("suppressed-name"),s("Suppressed candidates")),n("suppressed-name").dataset.tip=z(N.candidates,"O\
f the {count} candidate that the model found likeliest at a step, how many the watermark made less likely; the mean over all steps.","Of the {count} candidates \
that the model found likeliest at a step, how many the watermark made less likely; the mean over all steps.")}function y(N){let v=N.kind==="green",O=[[N.knob===
"keys"?s("keys"):s("bias"),({value:h})=>h===null?s("none"):String(h)],[s("texts"),({texts:h})=>B(h)],[s("perplexity"),({perplexity:h})=>h?h.median.toFixed(2):"–"],
["z",({score:h})=>h?re(h.median):"–"],[v?s("green"):s("mean g"),({share:h})=>U(h)?v?D(h):h.toFixed(3):"–"],...ur(N.points.some(({expected:h})=>U(h)),[s("exp\
ected at least"),({expected:h})=>U(h)?D(h):"–"]),...ur(N.points.slice(1).some(({suppressed:h})=>U(h)),[s("suppressed of {count}",{count:N.candidates}),({suppressed:h})=>U(
h)?h.toFixed(2):"–"]),...ur(N.points.some(({moved:h})=>U(h)),[s("moved to green"),({moved:h})=>U(h)?D(h):"–",s("How much probability the watermark moved fro\
m red candidates to green ones at a step, on average.")])],M=t.querySelector("table.gp-numbers"),[T]=Z(M.tHead,1,()=>l("tr")),A=Z(T,O.length,()=>l("th","",null,
{scope:"col"}));O.forEach(([h,,p],u)=>{_(A[u],h),vt(A[u],{scope:"col",...p?{tabindex:0,"data-tip":p}:{}})});let k=Z(M.tBodies[0],N.points.length,()=>l("tr"));N.
points.forEach((h,p)=>{k[p].firstChild||k[p].append(l("th","",null,{scope:"row"}));let u=Z(k[p],O.length,()=>l("td"));O.forEach(([,f],g)=>_(u[g],f(h)))})}function P(){
w(e.found),b(e.found),y(e.found)}return N=>{t.hidden=!o(),!t.hidden&&(N.found||N.status)&&P()}}function Qc(t,e){let n=u=>t.querySelector(".gp-"+u),o=["A","B"],[r,i]=[0,[]],a=()=>e.answered("quiz"),c=()=>e.done?e.found.pairs.filter(({texts:u})=>u.every(({report:f})=>!f.
error)):[],d=({left:u})=>u?0:1,m=()=>i.filter((u,f)=>u===d(c()[f])).length,w=o.map((u,f)=>{let g=l("div","gp-side"),[x,E,$,S]=[l("h3","",s("Text {name}",{name:u})),
l("p","gp-facts"),l("div","gp-body",null,{dir:"auto"}),l("button","gp-button gp-main",s("Text {name} is watermarked",{name:u}),{type:"button"})],L=l("div","",null,
{tabindex:0}),C=l("div");return $.append(L,C),g.append(x,E,$,S),n("texts").append(g),S.addEventListener("click",()=>b(f)),{box:g,title:x,facts:E,plain:L,marked:C,
button:S,text:new Te(C)}});function b(u){i[r]===void 0&&(i[r]=u,p(),n("next").focus({preventScroll:!0}))}n("next").addEventListener("click",()=>{r=Math.min(r+1,
c().length-1),p(),w[0].button.focus({preventScroll:!0})});let y=u=>u.kind==="green"?u.green_fraction:u.mean,P=u=>u.kind==="green"?s("{share} green",{share:D(u.green_fraction)}):
s("mean g {g}",{g:u.mean.toFixed(3)});function N(u,f,g,x){let{report:E,perplexity:$}=g.texts[f],S=f===d(g)?"with":"without";if(G(u.plain,!x),G(u.marked,x),G(u.button,
!x),G(u.facts,x),x){u.box.dataset.truth=S,_(u.title,v(o[f],S==="with",i[r]===f));let L=[P(E),`z ${re(E.z_score)}`];U($)&&L.push(s("perplexity {value}",{value:$.
toFixed(2)})),_(u.facts,L.join(" · ")),u.text.show(kt(E));return}delete u.box.dataset.truth,_(u.title,s("Text {name}",{name:o[f]})),u.text.show([]),_(u.plain,E.
tokens.slice(E.prompt_tokens).map(([,,L])=>L??"").join(""))}function v(u,f,g){return f?g?s("Text {name}: ◆ watermarked, your guess",{name:u}):s("Text {name}: \
◆ watermarked",{name:u}):g?s("Text {name}: not watermarked, your guess",{name:u}):s("Text {name}: not watermarked",{name:u})}function O({texts:u},f){let[g,x]=[
u[f],u[1-f]].map(({report:S})=>S),E={share:P(g),chance:g.kind==="green"?D(g.ratio):"0.5",z:re(g.z_score)},$=[g.z_score>e.found.threshold?s("What gave it away: {\
share} with the watermark, where chance gives {chance}; z is {z}, more than chance explains.",E):s("What gave it away: {share} with the watermark, where chance \
gives {chance}; z is {z}, too little to be certain.",E),s("Without it: {share}, z {z}.",{share:P(x),z:re(x.z_score)})];return x.z_score>g.z_score&&$.push(s("Her\
e the detector, too, would have chosen the wrong text: the texts are short, or the mark is weak.")),$.join(" ")}function M(u){let f=i[r]!==void 0;if(w.forEach(($,S)=>N(
$,S,u,f)),G(n("legend"),f),G(n("verdict"),f),G(n("next"),f&&r+1<c().length),!f)return;let g=u.texts.map(({report:$})=>yt($)[1]);Ve(n("legend"),e.found.kind,{unscored:g.
some(({unscored:$})=>$),repeated:g.some(({repeated:$})=>$)});let x=d(u),E=i[r]===x;K(n("answer"),{"data-verdict":E?"good":"bad"}),_(n("answer-sign"),E?"✓":"✗"),
_(n("answer-words"),E?s("Correct"):s("Wrong: it was text {name}",{name:o[x]})),_(n("answer-more"),O(u,x))}function T(u){if(!e.done)return s("The texts are being\
 written: {done} of {runs}.",{done:B(u.done),runs:B(u.runs)});if(c().length)return"";let f=u.pairs.flatMap(({texts:g})=>g).find(({report:g})=>g.error);return f?
[s("No pair of texts could be scored."),s(f.report.error.message),s(f.report.error.fix)].join(" "):s("No pair of texts was completed. Run the experiment again.")}
function A(u){let f=i.length;if(G(n("sum"),f>0&&f===u.length),n("sum").hidden)return;let g=m();_(n("sum").querySelector("h3"),k(g,f));let x=Array.from({length:f-
g+1},(S,L)=>h(f,g+L)).reduce((S,L)=>S+L,0)/2**f,E=u.filter(({texts:S,left:L})=>S[L?0:1].report.z_score>S[L?1:0].report.z_score).length;_(n("sum-words"),[s("By g\
uessing, {hits} or more are correct in {share} of rounds.",{hits:B(g),share:D(x)}),s("The detector, choosing the text with the higher z, has {right} of {pairs} \
correct.",{right:B(E),pairs:B(f)}),s("Run the experiment again for another round.")].join(" ")),_(n("share-head"),e.found.kind==="green"?s("green with and witho\
ut"):s("mean g with and without"));let $=Z(n("sum").querySelector("tbody"),f,()=>{let S=l("tr");return S.append(l("th","",null,{scope:"row"}),l("td"),l("td"),l(
"td")),S});u.forEach((S,L)=>{let C=d(S),[W,I]=[S.texts[C].report,S.texts[1-C].report],R=j=>j.kind==="green"?D(y(j)):y(j).toFixed(3);[String(L+1),`${i[L]===C?"✓":
"✗"} ${s("text {name}",{name:o[i[L]]})}`,`${R(W)}, ${R(I)}`,`${re(W.z_score)}, ${re(I.z_score)}`].forEach((j,F)=>_($[L].cells[F],j))})}let k=(u,f)=>s("{hits} \
of {pairs} correct",{hits:B(u),pairs:B(f)}),h=(u,f)=>Array.from({length:f},(g,x)=>(u-x)/(x+1)).reduce((g,x)=>g*x,1);function p(){let u=c();_(n("waiting"),T(e.found)),
G(n("round"),u.length>0),_(n("about"),u.length?s("Pair {number} of {pairs}. Same prompt, same seed; one of them has the watermark.",{number:B(r+1),pairs:B(u.length)}):
""),_(n("score"),i.length?k(m(),i.length):""),u.length&&M(u[r]),A(u)}return u=>{t.hidden=!a(),u.run&&([r,i]=[0,[]]),!t.hidden&&(u.run||u.found||u.status)&&p()}}var Dp={drafts:Ur,beams:hi,beamtree:qi,hypotheses:ji,curve:Zi,branches:fc,candidates:mc,check:bc,layers:kc,in_words:xc,logit_lens:Sc,numbers:Oc,processors:Lc,quiz:$c,
reranked:Ac,template:Pc,token:Cc,tokens:Ic,watermark:Xc},Hp={draft_lengths:Pr,sameness:Vr,speedup:Jr,batch:li,choices:la,difference:wa,divergence:ba,grid:Aa,lanes:Na,
lengths:Wa,measures:Ia,progress:ja,trie:nc,without:oc,arrival:sc,estimate:rc,kl:ic,opened:ac,precisions:cc,shelf:lc,attack:jc,detectability:Dc,detection:Hc,marked:Bc,
mistakes:Kc,strengths:Gc,watermark_cost:Zc,watermark_quiz:Qc};yr(()=>Hi(Dp,Hp));})();
