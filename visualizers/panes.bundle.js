// Written by .ci/bundle.py from modules with the SHA-256 079d79a94086ff3fa1e3aee1b5eaa0eeb21a60567da53b899af80cfc8bbfc99c: edit those.
(()=>{var Uo={greedy_search:"greedy decoding",sample:"sampling",beam_search:"beam search",beam_sample:"beam search with sampling",group_beam_search:"diverse beam sear\
ch",constrained_beam_search:"constrained beam search",contrastive_search:"contrastive search",dola_generation:"DoLa",assisted_generation:"assisted decoding",block_diffusion:"\
block diffusion",custom:"your own decoding loop"},Vo={eos:["the EOS token","ended with EOS (end-of-sequence token)"],stop_string:["a stop string","met a stop st\
ring"],length:["the length limit","reached the length limit"],max_time:["the time limit","ran out of time"],criterion:["your own criterion","met your own stoppi\
ng criterion"],loop:["your own decoding loop","was ended by your own decoding loop"],given:["the end of the given text","reached the end of the given text"],unfinished:[
"the end of the search","had not ended when the search did"],step:["one step","continues with “Next token”"],stopped:["stopped by hand","was stopped by hand"]},
at={num_spec_steps:"Rounds that had a draft.",num_draft_tokens:"All drafted tokens.",num_accepted_draft_tokens:"Drafted tokens that the target model kept.",draft_acceptance_rate:"\
num_accepted_draft_tokens / num_draft_tokens: the share of all drafted tokens that was kept. Tokens after a rejection, which were never judged, count as drafted\
.",judged_acceptance_rate:"num_accepted_draft_tokens / judged tokens, which are the accepted tokens and each round’s first rejection: the probability that a jud\
ged token is kept, α in the paper.",mean_acceptance_length:"1 + num_accepted_draft_tokens / num_spec_steps: how many tokens a round with a draft writes on aver\
age, the target model’s own token included.",acceptance_histogram:"How many rounds with a draft kept none, one, two or more of its tokens.",accepted_by_position:"\
How many of the tokens drafted at each position of a draft were kept.",passes_saved:"Tokens written minus rounds: the forward passes that the target model did n\
ot have to make.",expected_acceptance_rate:"The mean over the judged positions of 1 minus the total variation distance between the target’s and the draft’s dist\
ribution: the share that sampling keeps on average."},Jo={DolaContrast:["DoLa’s contrast","subtracts the log-probabilities of an earlier layer from those of t\
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
ability","The probability of a watermark by the detector that was trained here on the other half of the texts."]},xr={Candidate:["token_id","text","raw_logprob",
"logprob","raw_rank","rank","removed_by","stage_logprobs"],Stage:["name","entropy","kept","mass_removed","mass_moved"],Reranked:["token_id","text","probability",
"penalty","score"],BeamCandidate:["token_id","text","piece","parent","raw_logprob","logprob","score","status","beam","final_score","group","diversity_penalty","\
bank","progress","forced","mark"],DraftToken:["token_id","text","draft_logprob","target_logprob","accepted","overlap"],Token:["token_id","text","piece"],Mark:["\
kind","green","g","listed","mass_before","mass_after","expected","chosen_before","chosen_after","suppressed","why"],CanvasPlace:["token_id","text","piece","logp\
rob","entropy","accepted","read_id","read_text"]};var al=["de","fr"];function s(t,e){if(t==null)return"";if(typeof t=="object")return s(t.said,t.values);let n=String(t),o=window.GenerationPlaygroundTexts?.[n]??
n;return e?o.replace(/\{\{|\}\}|\{(\w+)\}/g,(r,i)=>{if(i===void 0)return r[0];let a=e[i];return a&&typeof a=="object"?s(a):String(a??"")}):o}var z=(t,e,n,o)=>s(
t===1?e:n,{count:t.toLocaleString("en-US"),...o}),An=t=>!!t&&typeof t=="object"&&typeof t.said=="string",cl=["aria-label","title","placeholder","data-tip","labe\
l"];function vr(t){let e=window.GenerationPlaygroundTexts;if(!e)return;let n=document.createTreeWalker(t,NodeFilter.SHOW_TEXT);for(let o=n.nextNode();o;o=n.nextNode()){
let[,r,i,a]=/^(\s*)([^]*?)(\s*)$/.exec(o.nodeValue),c=i&&e[i.replace(/\s+/g," ")];c&&(o.nodeValue=r+c+a)}for(let o of[t,...t.querySelectorAll("*")])for(let r of cl){
let i=e[(o.getAttribute(r)||"").replace(/\s+/g," ")];i&&o.setAttribute(r,i)}}function ll(){let t=(navigator.language||"").slice(0,2).toLowerCase();return al.includes(
t)?t:"en"}function Sr(t){let n=window.GenerationPlaygroundCatalogues?.[ll()];if(window.GenerationPlaygroundTexts||!n)return t();window.GenerationPlaygroundTextsLoading??=
fetch(n).then(o=>o.json()).then(o=>{window.GenerationPlaygroundTexts=o},o=>console.warn("Generation Playground: the translation could not be loaded.",o)),window.
GenerationPlaygroundTextsLoading.then(t)}var U=t=>typeof t=="number"&&Number.isFinite(t),ve=t=>t==null||Math.abs(t)>1e30?null:t,$n=t=>{let e=[...t].sort((n,o)=>n-o);return(e[e.length-1>>1]+e[e.length>>
1])/2},Ke=({distribution:{stages:t,vocab:e}})=>t.length?t.at(-1).kept:e;var ct={" ":"·","\n":"↵","	":"⇥","\r":"␍"},$t=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function l(t,e,n,o){let r=document.createElement(
t);e&&(r.className=e),n!=null&&(r.textContent=n);for(let[i,a]of Object.entries(o||{}))r.setAttribute(i,a);return r}function Ct(t,e,{running:n=!1}={}){let o=0;for(let r of e.
matchAll($t)){let[i]=r;r.index>o&&t.append(e.slice(o,r.index)),o=r.index+1;let a=ct[i]||"U+"+i.codePointAt(0).toString(16).toUpperCase().padStart(4,"0");if(n){let c=ct[i]?
i:"";t.append(l("span","gp-space",c,{"data-mark":a,"data-wide":a==="·"?"no":"yes"}))}else t.append(l("span","gp-mark",a))}o<e.length&&t.append(e.slice(o))}function _r(t,e){
let n=/^ (?=\S)/.test(e)?" ":"",o=e.match(/\n*$/)[0],r=l("span","gp-ink");Ct(r,e.slice(n.length,e.length-o.length),{running:!0});for(let i=0;i<o.length;i++)r.append(
l("span","gp-space","",{"data-mark":ct[`
`],"data-wide":"yes"}));return t.append(...[n,r,o].filter(Boolean)),r}var Yo=/(\\x[0-9a-f]{2})+$/i,Cn=t=>(t.match(Yo)||[""])[0].replaceAll("\\x"," ").trim().toUpperCase(),
Pt=({piece:t,text:e})=>t!==null&&(t===""||Yo.test(e)&&t===e.replace(Yo,""));function Se(t,e){t.replaceChildren(),Ct(t,e),e||t.append(l("span","gp-mark",s("(empt\
y)")))}function oe(t,e){let n=l("bdi",e);return Se(n,t),n}function O(t,e){t.textContent!==e&&(t.textContent=e)}var $e=t=>t.replace($t,e=>e===" "?" ":ct[e]||"�"),
J=t=>s("“{text}”",{text:$e(t)}),he=(t,e)=>t.split(/\{(\w+)\}/).map((n,o)=>o%2?e[n]:n);function H(t){let e=t*100;return e===0?"0%":e<.01?"<0.01%":e<1?e.toFixed(
2)+"%":e>99.95&&e<100?">99.9%":e.toFixed(1).replace(".0","")+"%"}var X=t=>t==null?0:Math.exp(t),Or=({prompt:t,request:e})=>t||(e&&e.messages||[]).at(-1)?.content||
"",Me=(t,e)=>e==="bits"?t/Math.LN2:t;function ae(t,e){return t===null||!Number.isFinite(t)?s("infinite"):Me(t,e).toFixed(2)+" "+e}function Nt({model:t,phase:e,done:n,
total:o}){return e==="asking"?s("asking the Hub for {model} …",{model:t}):e==="download"?s("downloading {model}: {done} of {total} …",{model:t,done:be(n),total:be(
o)}):e==="converting"?o?s("converting {model}: {share} …",{model:t,share:H(n/o)}):s("reading the file of {model} to convert it …",{model:t}):o?s("loading {m\
odel}: {share} …",{model:t,share:H(n/o)}):s("loading {model} …",{model:t})}function be(t){return U(t)?t>=1e9?s("{size} GB",{size:(t/1e9).toFixed(t<1e10?2:1)}):
t>=1e6?s("{size} MB",{size:(t/1e6).toFixed(t<1e8?1:0)}):s("{size} kB",{size:(t/1e3).toFixed(0)}):"–"}function Wt(t){return t<1?Math.round(t*1e3)+" ms":t.toFixed(
t<10?2:1)+" s"}var V=(t,e=3)=>t==null?"–":t.toFixed(e),B=t=>t.toLocaleString("en-US");function xe(t){let{chosen:e,distribution:n}=t,o=t.read?e.raw_logprob:e.logprob??
e.raw_logprob;return{probability:X(e.logprob),rawProbability:X(e.raw_logprob),rank:(t.read?null:e.rank)??e.raw_rank,surprisal:o===null?1/0:Math.max(0,-o),entropyBefore:n.
entropy_before,entropyAfter:n.entropy_after}}var Pn=(t,e,n)=>Object.hasOwn(t,e)?t[e]:n,vt=t=>Object.hasOwn(Uo,t)?s(Uo[t]):t.replaceAll("_"," ");function Nn({message:t,
fix:e,diagnostics:n=[]}){let o=n.map(r=>({knob:r.knob,message:s(r.message),fix:s(r.fix)}));return o.some(r=>r.message===s(t))?o:[{knob:"",message:s(t),fix:s(e)},
...o]}var ke=t=>Object.hasOwn(Vo,t)?Vo[t].map(e=>s(e)):[t,t];function Ce(t){if(!Object.hasOwn(Jo,t))return[t,s("is your own logits processor"),[]];let[e,n,o]=Jo[t];
return[s(e),s(n),o]}var te=(t,e)=>{let n=document.createElementNS("http://www.w3.org/2000/svg",t);return e&&n.setAttribute("class",e),n};function Z(t,e,n){for(;t.childElementCount>
e;)t.lastElementChild.remove();for(;t.childElementCount<e;)t.append(n());return t.children}var Mr=new WeakMap;function fe(t,e,{plain:n=!1}={}){let o=n+e;Mr.get(
t)!==o&&(Mr.set(t,o),n?t.textContent=e:Se(t,e))}function ce(t,e){t.className!==e&&(t.className=e)}function ne(t,e,n){let o=`${(n*100).toFixed(2)}%`,r=Er.get(t)||
{};r[e]!==o&&(t.style[e]=o,Er.set(t,{...r,[e]:o}))}var Er=new WeakMap;function K(t,e){let n=Tr.get(t)||{};for(let[o,r]of Object.entries(e))n[o]!==r&&t.setAttribute(
o,String(n[o]=r));Tr.set(t,n)}var Tr=new WeakMap;function G(t,e){t.hidden===e&&(t.hidden=!e)}function Xo(t,e){for(e.forEach(([n,o,r,i],a)=>{let c=t.childNodes[a];if(!c||c.localName!==n){let d=te(n);c?c.replaceWith(d):t.append(d),c=d}St(c,{...r,...o?{class:o}:
{}}),Array.isArray(i)?Xo(c,i):O(c,i??"")});t.childNodes.length>e.length;)t.lastChild.remove()}function St(t,e){for(let{name:n}of[...t.attributes])!Object.hasOwn(
e,n)&&n!=="aria-describedby"&&t.removeAttribute(n);for(let[n,o]of Object.entries(e))t.getAttribute(n)!==String(o)&&t.setAttribute(n,o)}var ye=t=>Math.round(t*10)/
10,qt=(t,e,n,o,r)=>["line",t,{x1:ye(e),y1:ye(n),x2:ye(o),y2:ye(r)},[]],_t=(t,e,n,o,r="middle")=>["text",t,{x:ye(e),y:ye(n),"text-anchor":r},o],Lr=(t,e)=>["path",
t,{d:e.map(([n,o],r)=>`${r?"L":"M"}${ye(n)} ${ye(o)}`).join("")||"M0 0"},[]],Zo=(t,e,n)=>["g",t,{tabindex:0,role:"img","data-tip":e,"aria-label":e},n],Ar=(t,e,n)=>`\
M${ye(t)} ${ye(e-n)}l${n} ${n}l${-n} ${n}l${-n} ${-n}Z`;var Qo;function $r(){return Qo??=dl().catch(t=>{throw Qo=void 0,t}),Qo}async function dl(){if(window.Plotly)return window.Plotly;let t=document.getElementById("\
plotly"),e=document.createElement("script");if(t)e.textContent=await hl(t.textContent);else if(window.GenerationPlaygroundPlotly)e.src=window.GenerationPlaygroundPlotly;else
throw new Error("This page does not say where Plotly is.");let n=t?null:new Promise((o,r)=>{e.onload=o,e.onerror=()=>r(new Error(`Plotly could not be fetched fr\
om ${e.src}.`))});return document.head.append(e),await n,window.Plotly}async function hl(t){let e=Uint8Array.from(atob(t.trim()),n=>n.charCodeAt(0));return new Response(
new Blob([e]).stream().pipeThrough(new DecompressionStream("gzip"))).text()}var pl=/^var\((--gp-[\w-]+)\)(?: ([\d.]+))?$/,Wn=new Set;function pe(t,e,n){if(t.hidden=!e,!e)return;let o=es(e),r=[...Wn].find(i=>i.box===t);r?r.chart=o:ul(t,o,
n),ts(t,o)}function es(t){return An(t)?s(t):Array.isArray(t)?t.map(es):t&&typeof t=="object"?Object.fromEntries(Object.entries(t).map(([e,n])=>[e,es(n)])):t}function ul(t,e,n){
t.classList.add("gp-chart-box"),t.append(l("div","gp-chart-plot"),fl());let o={box:t,chart:e};n&&t.addEventListener("gp-press",({detail:r})=>n(r)),Wn.add(o),new ResizeObserver(
()=>t.clientWidth&&t.dataset.width!==String(t.clientWidth)&&ts(t,o.chart)).observe(t)}function fl(){let t=l("details","gp-chart-values");return t.append(l("summ\
ary","",s("Values")),l("ul")),t}async function ts(t,e){let n=t.querySelector(".gp-chart-plot");if(gl(t.querySelector(".gp-chart-values"),e),St(n,{...Object.fromEntries(
[...n.attributes].map(({name:o,value:r})=>[o,r])),role:"img","aria-label":s("{chart}. Its values follow as a list.",{chart:e.layout.meta})}),!!t.clientWidth){t.
dataset.width=String(t.clientWidth),t.setAttribute("aria-busy","true");try{let o=await $r(),r={...un(e.layout,t),autosize:!1,width:n.clientWidth,uirevision:"kep\
t",dragmode:matchMedia("(pointer: coarse)").matches?!1:"zoom"};n.classList.contains("js-plotly-plot")?await o.react(n,un(e.data,t),r):(await o.newPlot(n,un(e.data,
t),r,ml(o)),n.on("plotly_click",({points:[i]})=>t.dispatchEvent(new CustomEvent("gp-press",{detail:i}))))}catch(o){n.textContent=s("The chart could not be drawn\
: its library did not load. Reload the page; the values are in the list below."),console.error("Generation Playground:",o)}finally{t.removeAttribute("aria-busy")}}}
function qn(t,e,n){if(!t)return t;let{shapes:o=[],annotations:r=[]}=t.layout,i={type:"line",x0:e,x1:e,yref:"paper",y0:0,y1:1,line:{color:"var(--gp-error)",width:1.5,
dash:"dash"}},a={x:e,yref:"paper",y:1,yanchor:"bottom",text:n,showarrow:!1,font:{color:"var(--gp-error)"}};return{...t,layout:{...t.layout,shapes:[...o,i],annotations:[
...r,a]}}}function Cr(t,{x:e,y:n,words:o}){if(!t)return t;let r={type:"scatter",mode:"markers",x:[e],y:[n],text:[o],hoverinfo:"text",marker:{color:"var(--gp-cho\
sen)",symbol:"diamond",size:13}};return{...t,data:[...t.data,r]}}function ml(t){let e=(o,r)=>({name:o==="svg"?s("Download plot as an SVG"):s("Download plot as a\
 PNG"),icon:r,click(i){let a=i.layout.meta.toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"-").replace(/^-|-$/g,"");t.downloadImage(i,{format:o,filename:a,width:i.clientWidth,
height:i.clientHeight,scale:o==="svg"?1:2})}});return{locales:{"en-US":{dictionary:{Zoom:s("Zoom"),Pan:s("Pan"),"Zoom in":s("Zoom in"),"Zoom out":s("Zoom out"),
"Reset axes":s("Reset axes"),"Double-click to zoom back out":s("Double-click to zoom back out")}}},displaylogo:!1,doubleClickDelay:400,modeBarButtonsToRemove:["\
toImage","select2d","lasso2d","autoScale2d"],modeBarButtonsToAdd:[e("png",t.Icons.camera),e("svg",t.Icons.disk)]}}function gl(t,{data:e}){let n=e.flatMap(({text:o,
hovertext:r=o,hoverinfo:i})=>i==="text"&&Array.isArray(r)?r.flat():[]).filter(Boolean);t.hidden=!n.length,t.querySelector("ul").replaceChildren(...n.map(o=>l("l\
i","",o)))}function un(t,e){return Array.isArray(t)?t.map(n=>un(n,e)):t&&typeof t=="object"?Object.fromEntries(Object.entries(t).map(([n,o])=>[n,un(o,e)])):typeof t==
"string"?wl(t,e):t}function wl(t,e){let[,n,o]=pl.exec(t)||[];if(!n)return t.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;");let r=getComputedStyle(
e).getPropertyValue(n).trim();return o===void 0?r:`rgba(${[1,3,5].map(a=>parseInt(r.slice(a,a+2),16)).join(", ")}, ${o})`}function Pr(){for(let t of Wn)t.box.isConnected?
ts(t.box,t.chart):Wn.delete(t)}matchMedia("(prefers-color-scheme: dark)").addEventListener("change",Pr);for(let t of[document.documentElement,document.body])t&&
new MutationObserver(Pr).observe(t,{attributeFilter:["class"]});var bl=(t,e)=>t>=1?e+1:Math.expm1((e+1)*Math.log(t))/(t-1),Nr=(t,e,n,o=1)=>bl(t,e)/(e*n+o),Be=t=>U(t)?`${t.toFixed(2)} ×`:"–",Ot=({low:t,high:e})=>`${t.toFixed(
2)}–${e.toFixed(2)}`,In=()=>s("The true median lies in it with a probability of 90 % or more. With up to 7 pairs it runs from the lowest to the highest; fewer\
 than 5 pairs do not give that certainty, so nothing is claimed from them."),Wr=t=>t<.9995?`${(t*1e3).toPrecision(3)} ms`:`${t.toPrecision(3)} s`;function Te(t,{
done:e,runs:n}){if(e>=n)return"";let o={done:B(e),left:B(n-e)};return t.done?z(n,"Stopped: {done} of {count} run ended.","Stopped: {done} of {count} runs ended.",
o):z(n,"{done} of {count} run ended, {left} to come.","{done} of {count} runs ended, {left} to come.",o)}var It=s("Somebody else’s runs were decoded at the same\
 time, so these times are not reliable. Measure again when the machine is idle.");function qr(t,e){let n=_=>t.querySelector(".gp-"+_),o=t.querySelector("table"),r=[[s("speed-up"),`${s("Time per token without drafts / time per token with draft\
s: the median over the pairs of runs, and its 90 % interval.")} ${In()}`],["draft_acceptance_rate",s(at.draft_acceptance_rate)],["judged_acceptance_rate",s(at.judged_acceptance_rate)],
["mean_acceptance_length",s(at.mean_acceptance_length)],[s("drafted per round"),s("Drafted tokens / rounds. A confidence threshold and the end of a text make dr\
afts shorter than the limit.")],[s("formula"),s("Theorem 3.8 of Leviathan et al. 2023 with the acceptance rate, the drafted tokens and the cost of this row.")]],
i=()=>e.answered("lengths"),a=(_,{value:M})=>`${_} = ${M}`;function c(_){let[M,T,L,$,{setting:y,times:h}]=d(_);K(n("answer"),{"data-verdict":M}),O(n("answer-sig\
n"),T);let p=n("answer-words"),u=JSON.stringify([L,y,h]);p.dataset.key!==u&&(p.dataset.key=u,p.replaceChildren(...he(L,{setting:l("code","",y),times:h}))),O(n("\
answer-more"),$),e.done&&O(n("told"),`${p.textContent}. ${$}`),O(n("missing"),Te(e,_)),G(n("warning"),!!_.others),O(n("warning"),_.others?"⚠ "+s(It):"")}function d({
knob:_,points:M,leader:T,rivals:L,best:$,fewest:y}){let h=M.filter(({speedup:I})=>I),p=h.find(I=>I.group===T);if(!p){if(e.done)return["wait","…",s("No answer"),
s("No setting has a complete pair of runs."),{}];let I=z(M.length,"{known} of {count} setting measured.","{known} of {count} settings measured.",{known:B(h.length)});
return["wait","…",s("Not known yet"),h.length?I:s("The first counted runs are under way."),{}]}let{speedup:u,verdict:f,pairs:w}=p,x=a(_,p),[v,E]=[Be(u.median),
Ot(u)],S={slower:[s("It is slower than decoding without drafts.")],even:[s("The interval includes 1: no clear difference from decoding without drafts.")]}[f]||[];
if(f==="wait"){let I=z(w,"{setting} has the highest median, {times}, of {count} pair of runs: too few to tell, {fewest} are needed.","{setting} has the highest \
median, {times}, of {count} pairs of runs: too few to tell, {fewest} are needed.",{setting:x,times:v,fewest:B(y)});return["wait","…",s(e.done?"No answer":"Not\
 known yet"),I,{}]}if(h.length===1){let[I,R]={faster:["good","▲"],slower:["bad","▼"],even:["even","≈"]}[f];return[I,R,s("{setting} is the only setting tha\
t was measured: {times}"),[s("90 % interval: {interval}.",{interval:E}),...S].join(" "),{setting:x,times:v}]}if($===null){let I=L.length>2&&L.length===h.length-
1?s("{setting} has the highest median, {times}, with a 90 % interval of {interval}; all others may be as good.",{setting:x,times:v,interval:E}):s("{setting} has\
 the highest median, {times}, with a 90 % interval of {interval}; {others} may be as good.",{setting:x,times:v,interval:E,others:m(M.filter(R=>L.includes(R.group)).
map(({value:R})=>R))});return["even","≈",s(e.running?"No clear best setting so far":"No clear best setting"),[I,...S,s("More repeats tell more.")].join(" "),{}]}
let[A,C]={faster:["good","★"],even:["even","★"],slower:["bad","▼"]}[f],W=f==="slower"?s(e.running?"{setting} is best so far, but only {times}":"{setting} \
is best, but only {times}"):s(e.running?"{setting} is best so far: {times}":"{setting} is best: {times}");return[A,C,W,[s("90 % interval: {interval}.",{interval:E}),
s("It was faster than each of the others, turn by turn."),...S].join(" "),{setting:x,times:v}]}let m=_=>_.length<2?_.join(""):s("{names} and {last}",{names:_.slice(
0,-1).join(", "),last:_.at(-1)});function g({points:_,curve:M,measured_curve:T}){pe(n("settings"),e.charts.lengths),G(n("of-formula"),M.length>0),G(n("of-verify"),
T.length>0),G(n("of-own"),_.some(({formula:L})=>U(L)))}function b(_){if(!o.tHead){let M=l("tr");M.append(l("th","",null,{scope:"col"}),...r.map(([T,L])=>{let $=l(
"th","",null,{scope:"col"}),y=l("span","",null,{tabindex:"0","data-tip":L});return y.append(...T.split(/(?<=_)/).flatMap(h=>[h,l("wbr")])),$.append(y),$})),o.createTHead().
append(M),o.createTBody()}O(o.tHead.rows[0].cells[0],_)}function k(){let _=l("tr"),M=l("th","",null,{scope:"row"});M.append(l("span"),l("b","","",{"aria-hidden":"\
true"}),l("span","gp-hidden"));let T=l("td");return T.append(l("span"),l("small")),_.append(M,T,...r.slice(1).map(()=>l("td"))),_}function P({knob:_,points:M,best:T}){
b(_);let L=Z(o.tBodies[0],M.length,k);M.forEach(($,y)=>{let[h,p,...u]=L[y].cells,f=$.group===T;ce(L[y],f?"gp-best":""),O(h.children[0],$.value),O(h.children[1],
f?" ★":""),O(h.children[2],f?` ${s("(best)")}`:""),O(p.children[0],$.speedup?Be($.speedup.median):"–"),O(p.children[1],$.speedup?`  ${Ot($.speedup)}`:"");let{
draft_acceptance_rate:w,rate:x,mean_acceptance_length:v,drafted:E,formula:S}=$;[U(w)?H(w):"–",U(x)?H(x):"–",V(v,2),V(E,2),Be(S)].forEach((C,W)=>O(u[W],C))})}
function N(){let _=e.found;c(_),g(_),P(_)}return _=>{t.hidden=!i(),!t.hidden&&(_.found||_.status)&&N()}}var Rt=class{constructor(e){this.kinds=e,this.subscribers=new Set,this.changes={},this.position=0,this.head="",this.tail="",this.answers={}}feed(e){e.length>=this.
position&&e.startsWith(this.head)&&e.startsWith(this.tail,this.position-this.tail.length)||(this.position=0);let o=e.lastIndexOf(`
`)+1;for(;this.position<o;){let r=e.indexOf(`
`,this.position);this.readLine(e.slice(this.position,r)),this.position=r+1}this.head=e.slice(0,Math.min(o,100)),this.tail=e.slice(Math.max(0,o-100),o)}read(e){throw new Error(
"nobody reads "+e.type)}readLine(e){if(e.trim())try{this.read(JSON.parse(e))}catch(n){console.error("Generation Playground: a line of the log was skipped.",n,e.
slice(0,200))}}get canAsk(){return Object.keys(this.answers).length>0}ask(e){Object.hasOwn(this.answers,e.type)&&this.answers[e.type](e)}subscribe(e,n){let o={element:e,
update:n};this.subscribers.add(o),this.tell(o,Object.fromEntries(this.kinds.map(r=>[r,!0])))}changed(e){Object.keys(this.changes).length===0&&requestAnimationFrame(
()=>this.flush()),this.changes[e]=!0}flush(){let e=this.changes;this.changes={};for(let n of this.subscribers)n.element.isConnected?this.tell(n,e):this.subscribers.
delete(n)}tell(e,n){try{e.update(n)}catch(o){console.error("Generation Playground: a pane could not be drawn.",o)}}};var ns=t=>({place:0,since:t.is_open?0:null,tail:[],spans:[]});function os(t,e,n,{start:o,end:r}){let{place:i}=t,{since:a,spans:c}=t,d=[...t.tail,[i,e]];for(;;){
let m=a===null?o:r,g=d.map(([,k])=>k).join("").indexOf(m);if(g<0)break;let b=kl(d,g);a===null?a=i+1:(c=[...c,{start:a,stop:Math.max(a,b),end:i+1}],a=null),d=yl(
d,g+m.length)}return n&&a!==null&&a<=i&&(c=[...c,{start:a,stop:i,end:null}],a=null,d=[]),{place:i+1,since:a,tail:xl(d,(a===null?o:r).length-1),spans:c}}function Ir(t,e){
if(!e)return[];let n=ns(e);for(let{chosen:a,piece:c}of t)n=os(n,a.text,c===null,e);let{spans:o,since:r,place:i}=n;return r===null?o:[...o,{start:r,stop:i,end:null}]}
function kl(t,e){let n=e;for(let[o,r]of t)if(n-=r.length,n<0)return o;return t.at(-1)[0]}function yl(t,e){let n=e;return t.flatMap(([o,r])=>{let i=r.slice(n);return n=
Math.max(0,n-r.length),i?[[o,i]]:[]})}function xl(t,e){let[n,o]=[t.length,0];for(;n>0&&o<e;)o+=t[--n][1].length;return t.slice(n)}var vl=20,Mt=class extends Rt{constructor(){super(["run","steps","status","selection","unit","prompt","watched","searched","lens","written"]),this.unit="bits",this.
searched=new Map,this.lenses=new Map,this.lensLimit=0,this.written=null,this.text="",this.turn=void 0,this.fed={turn:void 0,started:!1},this.recorded=!1,this.asked=
null,this.clear()}clear(){this.queued=null,this.loading=null,this.shared=1,this.apart=!1,this.started=null,this.finished=null,this.failed=null,this.lasts=[],this.
newest=null,this.numTokens=0,this.elapsed=0,this.firstElapsed=null,this.rounds=[],this.canvasSteps=[],this.prompts=[],this.texts=new Map,this.returned=null,this.
selected=null,this.suggested=!1,this.promptSteps=[],this.hideFrom=null}feedRun(e,n){n!==this.fed.turn&&(this.fed={turn:n,started:!1},this.feed("")),this.feed(e),
this.fed.started&&Object.assign(this,{text:e,turn:n})}read(e){let n=Sl[e.type];if(!n)throw new Error("unknown event "+e.type);n(this,e)}countStep(e){this.numTokens+=
1,this.elapsed=e.elapsed,this.firstElapsed??=e.elapsed,this.changed("steps")}get readsSource(){return!!(this.started&&this.started.decoder_tokens.length)}get prefix(){
return this.readsSource?this.started.decoder_tokens:this.started.prompt_tokens}get denoises(){return!!(this.started&&this.started.mode==="block_diffusion")}get usesBeams(){
return this.prompts.length>0}get waiting(){return!!(this.queued||this.loading)}get running(){return!!(this.started&&!this.finished&&!this.failed&&!this.waiting)}lines(){
return this.hideFrom===null?this.allLines():this.allLines().map(e=>{let n=this.seen(e.last);return n===e.last?e:{...e,last:n,stopReason:null}})}seen(e){if(this.
hideFrom===null)return e;let n=e;for(;n&&!n.isPrompt&&n.index>=this.hideFrom;)n=n.before;return n}hide(e){this.hideFrom!==e&&(this.hideFrom=e,this.changed("step\
s"),this.changed("selection"))}allLines(){if(this.returned)return this.returned;if(this.usesBeams)return this.prompts.flatMap((n,o)=>Tl(n,o,this.prompts.length));
let e=this.finished?this.finished.sequences:[];return this.lasts.map((n,o)=>({kind:"sequence",label:this.lasts.length>1?s("sequence {number}",{number:o+1}):"",last:n,
score:null,stopReason:e[o]?e[o].stop_reason:null}))}current(){if(this.selected)return this.seen(this.selected);if(!this.usesBeams)return this.seen(this.newest);
let e=this.lines();return e.length?e[0].last:null}lineOf(e){return e.isPrompt?this.lines()[0]:this.usesBeams?this.lines().find(({last:n})=>{let o=n;for(;o&&o.index>
e.index;)o=o.before;return o===e}):this.lines()[e.sequence]}lastOf(e){let n=this.lineOf(e);return n?n.last:e}select(e,n){let o=e===null?null:this.lines()[e];this.
selectStep(o&&ue(o.last)[n]||null)}selectStep(e,n=!1){let o=this.seen(e);this.selected===o&&this.suggested===n||(this.selected=o,this.suggested=n,this.changed("\
selection"))}selectMostUncertain(){let e=this.returned?this.returned[0]?.last:this.lasts[0];if(this.selected||!e||this.finished?.sequences[0]?.stop_reason==="st\
ep")return;let n=ue(e),o=n.filter(a=>!a.given);if(o.length<2)return;let r=Ir(n,this.started?.reasoning).filter(({end:a})=>a!==null),i=o.filter(({index:a})=>!r.some(
({start:c,stop:d})=>c<=a&&a<d));this.selectStep((i.length?i:o).reduce((a,c)=>c.distribution.entropy_before>a.distribution.entropy_before?c:a),!0)}walk(e){let n=this.
current();if(!n)return;let o=[...this.promptSteps,...ue(this.lastOf(n))],r=n.isPrompt?n.index-1:this.promptSteps.length+n.index;this.selectStep(o[Math.max(0,Math.
min(o.length-1,r+e))])}addSearched(e,n){this.searched.set(e,[...this.searched.get(e)||[],n]),this.changed("searched")}addLens(e,n,o){this.lenses.delete(e),this.
lenses.set(e,{ids:n,found:o}),this.lenses.size>vl&&this.lenses.delete(this.lenses.keys().next().value),this.changed("lens")}lensOf(){return this.started&&this.lenses.
get(this.turn)||null}startedLine(){let e=this.text.indexOf('{"type":"Started"');return e<0?"":this.text.slice(e,this.text.indexOf(`
`,e))}idsTo(e){return ue(e).map(({chosen:n})=>n.token_id)}addWatched(e,n){let o=this.allLines()[e];o&&(ue(o.last).forEach((r,i)=>{let a=Ge("Candidate",n[i]||[]),
c=new Set(a.map(({token_id:d})=>d));r.watched=[...(r.watched||[]).filter(({token_id:d})=>!c.has(d)),...a]}),this.changed("watched"))}setWritten(e){this.written=
e&&{...e,tokens:Ge("Token",e.tokens)},this.changed("written")}setUnit(e){this.unit=e,this.changed("unit")}},Sl={Queued(t,e){t.queued=e,t.loading=null,t.changed(
"status")},Loading(t,e){t.loading=e,t.queued=null,t.changed("status")},Shared(t,{runs:e,apart:n}){t.shared=e,t.apart=n,t.changed("status")},Started(t,e){t.clear();
for(let n of["prompt_tokens","decoder_tokens"])e[n]=Ge("Token",e[n]||[]);t.started=e,t.fed.started=!0,t.changed("run"),t.changed("status"),t.changed("selection")},
Stepped(t,{step:e}){e.chosen=fn("Candidate",e.chosen),ss(e.distribution),e.watched=Ge("Candidate",e.watched||[]),e.mark=e.mark?fn("Mark",e.mark):null,e.read=!!(t.
started&&t.started.request.only_given),e.reranked&&(e.reranked=Ge("Reranked",e.reranked)),e.before=t.lasts[e.sequence]||null,e.draft=_l(e,t.rounds),t.lasts[e.sequence]=
e,(!t.newest||e.index>t.newest.index)&&(t.newest=e),t.countStep(e)},BeamsAdvanced(t,{step:e}){let n=t.prompts[e.sequence]??=Ol();e.distributions.forEach(ss),e.given&&
(n.given+=1);let o=Ge("BeamCandidate",e.candidates).map(r=>Ml(r,e,n));for(let{beam:r}of o)r.progress&&t.texts.set(r.token_id,r.text);if(El(o),n.running=o.filter(
r=>r.beam.status==="running").sort((r,i)=>r.beam.beam-i.beam.beam),n.byNumber=new Map(n.running.map(r=>[r.beam.beam,r])),e.given)for(let r=0;r<t.started.effective.
num_beams;r++)n.byNumber.set(r,o[0]);n.finished.push(...o.filter(r=>r.beam.status==="finished")),n.finished.sort((r,i)=>i.beam.final_score-r.beam.final_score),n.
finished.length=Math.min(n.finished.length,e.pool.length),n.pool=e.pool,n.pools.push(e.pool),n.steps.push(o),n.byStep.push(n.byNumber),n.distributions.push(e.distributions),
t.countStep(e)},PromptRead(t,{steps:e}){let n=null;for(let o of e)o.chosen=fn("Candidate",o.chosen),ss(o.distribution),Object.assign(o,{before:n,isPrompt:!0,watched:[],
draft:null}),n=o;t.promptSteps=e,t.changed("prompt")},CanvasDenoised(t,{step:e}){e.places=Ge("CanvasPlace",e.places),t.canvasSteps.push(e),t.numTokens=e.canvas*
e.places.length,t.elapsed=e.elapsed,t.firstElapsed??=e.elapsed,t.changed("steps")},DraftJudged(t,{round:e}){e.drafted=Ge("DraftToken",e.drafted),t.rounds.push(e),
t.changed("steps")},Finished(t,e){t.finished=e,t.usesBeams&&(t.returned=e.sequences.map((n,o)=>$l(t,n,o))),t.changed("status"),t.changed("steps")},Failed(t,e){(t.
fed.turn===void 0||t.fed.started)&&(t.failed=e),t.queued=t.loading=null,t.changed("status")}};function fn(t,e){let n=xr[t],o={};for(let r=0;r<n.length;r++)o[n[r]]=
e[r];return o}function Ge(t,e){return e.map(n=>fn(t,n))}function ss(t){t.candidates=Ge("Candidate",t.candidates),t.stages=Ge("Stage",t.stages)}function _l(t,e){
let n=e.at(-1);if(!n||t.index<n.start)return null;let o=t.index-n.start;return o<n.num_accepted?{origin:"accepted",instead:null,round:n,place:o}:{origin:n.follow,
instead:n.drafted[o]||null,round:n,place:o}}function Ol(){return{running:[],byNumber:new Map,finished:[],pool:[],steps:[],byStep:[],pools:[],distributions:[],given:0}}
function Ml(t,e,n){let o=e.distributions[t.parent],r=o.candidates.find(i=>i.token_id===t.token_id);return{index:e.index,sequence:e.sequence,before:n.byNumber.get(
t.parent)||null,chosen:r||{...t,raw_rank:null,rank:null,removed_by:null},piece:t.piece,distribution:o,seconds:e.seconds,elapsed:e.elapsed,draft:null,given:!!e.given,
length:e.index+1-n.given,mark:t.mark?fn("Mark",t.mark):null,beam:t}}var jt=({beam:t,length:e},n)=>e>0?(t.score??-1/0)/e**n:t.score;function Rr(t,e,n,o,r){t.unseen??=
new Map;let i=`${e} ${n} ${r.token_id}`;if(!t.unseen.has(i)){let a=e?t.byStep[e-1].get(n):null,{token_id:c,text:d,raw_logprob:m,logprob:g}=r,b=(a?a.beam.score:0)+
g,k=a?a.beam.group:null,P={token_id:c,text:d,piece:null,parent:n,raw_logprob:m,logprob:g,score:b,status:"unseen",beam:null,final_score:null,group:k},{sequence:N,
seconds:_,elapsed:M}=t.steps[e][0];t.unseen.set(i,{index:e,sequence:N,before:a,chosen:r,piece:null,distribution:o,seconds:_,elapsed:M,draft:null,given:!1,length:t.
steps[e][0].length,beam:P,rank:null})}return t.unseen.get(i)}function jr(t,e,n,o){let r=n&&!n.given?n.beam.beam:0;return t.unseen&&t.unseen.get(`${e} ${r} ${o}`)||
null}function El(t){let e=new Map;for(let n of[...t].sort((o,r)=>r.beam.score-o.beam.score))n.rank=(e.get(n.beam.group)||0)+1,e.set(n.beam.group,n.rank)}function Tl(t,e,n){
let o=i=>n>1?s("Prompt {number}, {label}",{number:e+1,label:i}):i,r=(i,a,c,d)=>({kind:i,label:o(a),last:c,score:d,stopReason:null});return[...t.running.map(i=>r(
"running",Ll(i),i,i.beam.score)),...t.finished.map((i,a)=>r("finished",Al(i,a+1),i,i.beam.final_score))]}function Ll({beam:{beam:t,group:e,progress:n}}){let o=t+
1;return(e??null)!==null?s("beam {number}, group {group}",{number:o,group:We(e)}):o===1&&!n?s("best beam"):s("beam {number}",{number:o})}function Al({beam:{group:t}},e){
return(t??null)!==null?s("ended {number}, group {group}",{number:e,group:We(t)}):s("ended {number}",{number:e})}var We=t=>t<26?String.fromCharCode(65+t):String(
t+1);function $l(t,e,n){let o=Math.max(1,Math.floor(t.finished.sequences.length/t.prompts.length)),{steps:r}=t.prompts[Math.floor(n/o)],i=null;return e.token_ids.
forEach((a,c)=>{let d=(e.beams||[])[c];i=(r[c]||[]).find(m=>m.beam.parent===d&&m.beam.token_id===a)||i}),{kind:"returned",label:s("output {number}",{number:n+1}),
last:i,score:e.score,stopReason:e.stop_reason}}function ue(t){let e=[];for(let n=t;n;n=n.before)e.push(n);return e.reverse()}function Ze(t,e){let n=[],o=e;for(;o&&
t[o.index]!==o;)n.push(o),o=o.before;return{keep:o?o.index+1:0,added:n.reverse()}}var me=class{constructor(e,n){this.add=n,this.steps=[],this.totals=[e]}get total(){
return this.totals.at(-1)}follow(e){let{keep:n,added:o}=Ze(this.steps,e);this.steps.length=n,this.totals.length=n+1;for(let r of o)this.steps.push(r),this.totals.
push(this.add(this.total,r));return{keep:n,added:o}}};var Br=()=>({spec_steps:0,rounds:0,tokens:0,drafted:0,accepted:0,judged:0,kept:[],acceptedAt:[],draftedAt:[],overlaps:[0,0],draft_seconds:0,verify_seconds:0}),lt=t=>t.
num_accepted+(t.follow==="correction"?1:0),rs=t=>t.num_accepted+(t.next_token_id===null?0:1);function Cl(t,e){let{drafted:n,num_accepted:o}=e;if(t.rounds+=1,t.tokens+=
rs(e),t.draft_seconds+=e.draft_seconds,t.verify_seconds+=e.verify_seconds,!n.length)return t;t.spec_steps+=1,t.drafted+=n.length,t.accepted+=o,t.judged+=lt(e);for(let r=t.
draftedAt.length;r<n.length;r++)t.draftedAt.push(0),t.acceptedAt.push(0);for(n.forEach((r,i)=>{t.draftedAt[i]+=1,i<o&&(t.acceptedAt[i]+=1),!(i>=lt(e)||(r.overlap??
null)===null)&&(t.overlaps[0]+=1,t.overlaps[1]+=r.overlap)});t.kept.length<=t.draftedAt.length;)t.kept.push(0);return t.kept[o]+=1,t}function Pl(t){let{spec_steps:e,
rounds:n,tokens:o,drafted:r,accepted:i,judged:a,overlaps:c}=t,d=(m,g)=>g?m/g:null;return{num_spec_steps:e,num_rounds:n,num_tokens:o,num_draft_tokens:r,num_accepted_draft_tokens:i,
num_judged_draft_tokens:a,draft_acceptance_rate:d(i,r),judged_acceptance_rate:d(i,a),mean_acceptance_length:e?1+i/e:null,acceptance_histogram:t.kept,accepted_by_position:t.
acceptedAt,drafted_by_position:t.draftedAt,passes_saved:o-n,expected_acceptance_rate:d(c[1],c[0]),draft_seconds:t.draft_seconds,verify_seconds:t.verify_seconds}}
var Bt=class{constructor(){this.rounds=[],this.tally=Br()}read(e){e.length>=this.tally.rounds&&this.rounds[0]===e[0]||(this.tally=Br());for(let o=this.tally.rounds;o<
e.length;o++)Cl(this.tally,e[o]);return this.rounds=e,Pl(this.tally)}};var is=new WeakMap;function we(t,e){is.set(t,e),t.dataset.tip===void 0&&(t.dataset.tip="")}function zr(t){let e=null,n=null;function o(){e=l("div","gp-tip","",{
role:"tooltip",id:"gp-tip-"+Math.random().toString(36).slice(2,8)}),e.hidden=!0}function r(a){let c=a.target.closest("[data-tip]");if(c===n||(n&&n.removeAttribute(
"aria-describedby"),n=c,e||o(),e.hidden=!c,!c))return;e.textContent=is.has(c)?is.get(c)():c.dataset.tip,c.setAttribute("aria-describedby",e.id);let d=c.closest(
"[data-holds-tips]")||t;e.parentNode!==d&&d.append(e);let[m,g]=[d.getBoundingClientRect(),c.getBoundingClientRect()],b=Math.min(g.left-m.left,m.width-e.offsetWidth-
8);e.style.left=`${Math.max(8,b)+d.scrollLeft}px`,e.style.top=`${g.bottom-m.top+d.scrollTop+5}px`}let i=()=>r({target:t});t.addEventListener("pointerover",r),t.
addEventListener("pointerleave",i),t.addEventListener("focusin",r),t.addEventListener("focusout",i),t.addEventListener("keydown",a=>a.key==="Escape"&&i())}function Fr(t){let e=t.querySelector(".gp-draft-figures"),n=t.querySelector(".gp-kept-chart"),o=t.querySelector(".gp-place-chart"),r=k=>k===null?"–":H(k),i=k=>z(
k,"{count} token","{count} tokens");function a(k,P){let{num_draft_tokens:N,num_accepted_draft_tokens:_,num_spec_steps:M}=k,T=P.samples&&k.expected_acceptance_rate!==
null,L=k.num_judged_draft_tokens,$=z(k.num_rounds,"{count} round","{count} rounds");return[["num_draft_tokens",B(N),z(M,"in {count} draft over {rounds}","in {co\
unt} drafts over {rounds}",{rounds:$})],["num_accepted_draft_tokens",B(_),s("of {drafted} drafted",{drafted:B(N)})],["draft_acceptance_rate",r(k.draft_acceptance_rate),
s("{accepted} of {drafted} drafted",{accepted:B(_),drafted:B(N)}),k.draft_acceptance_rate],["mean_acceptance_length",V(k.mean_acceptance_length,2),z(M,"1 + {acc\
epted} / {count} draft","1 + {accepted} / {count} drafts",{accepted:B(_)})],["judged_acceptance_rate",r(k.judged_acceptance_rate),s("{accepted} of {judged} judg\
ed",{accepted:B(_),judged:B(L)}),k.judged_acceptance_rate],...T?[["expected_acceptance_rate",r(k.expected_acceptance_rate),z(L,"mean over {count} judged positio\
n","mean over {count} judged positions"),k.expected_acceptance_rate]]:[],["passes_saved",B(k.passes_saved),z(k.num_rounds,"{tokens} in {count} pass","{tokens} i\
n {count} passes",{tokens:i(k.num_tokens)})]]}function c(){let k=l("div","gp-draft-figure",null,{tabindex:"0","data-tip":""}),P=l("dd","gp-rate",null,{"aria-hid\
den":"true"});return P.append(l("i")),k.append(l("dt"),l("dd"),l("dd","gp-note"),P),k}function d(k,P){let N=a(k,P),_=Z(e,N.length,c);N.forEach(([M,T,L,$=null],y)=>{
let[h,p,u,f]=_[y].children;h.textContent!==M&&h.replaceChildren(...M.split(/(?<=_)/).flatMap(w=>[w,l("wbr")])),O(p,T),O(u,L),f.hidden=$===null,ne(f.firstChild,"\
width",$??0),_[y].dataset.tip=s(at[M]),_[y].dataset.name=M})}function m(){let k=l("span","gp-chart-column"),P=l("span","gp-chart-track");return P.append(l("i","\
gp-chart-whole"),l("i","gp-chart-part")),k.append(l("span","gp-chart-top"),P,l("span","gp-chart-label")),k}function g(k,P,N){let _=Math.max(1,...P.map(([T,L])=>L??
T)),M=Z(k,P.length,m);P.forEach(([T,L,$,y,h],p)=>{let[u,f,w]=M[p].children;O(u,y),ne(f.children[0],"height",(L??0)/_),ne(f.children[1],"height",T/_),O(w,$),we(M[p],
()=>h)}),K(k,{"aria-label":`${N}: ${P.map(([,,,,T])=>T).join("; ")}`})}function b(k){let P=k.num_spec_steps;g(n,k.acceptance_histogram.map((N,_)=>[N,null,String(
_),N?B(N):"",z(P,"{rounds} of {count} round with a draft: {tokens} kept","{rounds} of {count} rounds with a draft: {tokens} kept",{rounds:B(N),tokens:i(_)})]),"\
acceptance_histogram"),g(o,k.drafted_by_position.map((N,_)=>{let M=k.accepted_by_position[_];return[M,N,String(_+1),`${Math.round(100*M/N)}%`,s("position {place\
}: {accepted} of {drafted} drafted tokens kept, {share}",{place:_+1,accepted:B(M),drafted:B(N),share:H(M/N)})]}),"accepted_by_position / drafted_by_position")}return(k,P)=>{
d(k,P),b(k)}}var dt={get accepted(){return["✓",s("accepted draft"),s("Drafted, and kept by the target model.")]},get correction(){return["→",s("correction"),s("The targe\
t’s own token in place of the first rejected draft token.")]},get bonus(){return["+",s("bonus"),s("The target’s own token after a draft that was kept whole: i\
ts forward pass gives one more.")]},get target(){return["○",s("target alone"),s("Nothing was drafted in this round: the target wrote one token, as without dra\
fts.")]}},Hr=Object.fromEntries(Object.keys(dt).map(t=>[t,0])),Dr=(t,{draft:e})=>e&&Object.hasOwn(t,e.origin)?{...t,[e.origin]:t[e.origin]+1}:t;function zt(t){let{
do_sample:e,assistant_ensemble_weight:n}=t&&t.effective||{};return{samples:!!e,weight:n??null}}function as({target_logprob:t,draft_logprob:e},{weight:n}){let o=X(
t)/((e??null)===null?1:X(e));return Math.min(1,n===null?o:1-n+n*o)}var Kr=({weight:t})=>t===null?"min(1, p / q)":`min(1, ${V(1-t,2)} + ${V(t,2)} · p / q)`;function Gr(t,e){
if(t.samples)return e?s("Sampling: a drafted token is kept at random, with probability {formula}.",{formula:Kr(t)}):s("Sampling: a drafted token is kept if the \
target draws the same one, which happens with probability p.");if(t.weight===null||!e)return s("Greedy: a drafted token is kept if it is the likeliest one for t\
he target.");let[n,o]=[V(t.weight,2),V(1-t.weight,2)];return s("Greedy: a drafted token is kept if it is the likeliest one in the mixture {target} · p + {draft}\
 · q.",{target:n,draft:o})}function cs(t,e){return e<t.num_accepted?"accepted":e<lt(t)?"rejected":"unjudged"}function Rn(t,e,n){let o=t.drafted[e],r=cs(t,e),i=(o.
draft_logprob??null)!==null,[a,c]=[H(X(o.target_logprob)),H(X(o.draft_logprob))],d=i?[s("The draft model gave it {q}.",{q:c})]:[];if(r==="unjudged")return[t.follow===
"correction"?s("Never judged: it comes after the rejection."):s("Never judged: it comes after the end of the text."),...d].join(" ");let m=r==="accepted";if(!n.
samples){let b=n.weight!==null&&i;return[m?Nl(b):Wl(b,J(t.next_text)),s("The target gave it {p}.",{p:a}),...d].join(" ")}if(!i)return m?s("Accepted: the target \
drew the same token for itself. It gave this one {p}, which is the chance that it is kept.",{p:a}):s("Rejected: the target drew {token} for itself. It gave this\
 one {p}, which is the chance that it is kept.",{token:J(t.next_text),p:a});let g=(o.overlap??null)===null?[]:[s("Averaged over all tokens that could have been \
drafted here, the chance is {share}.",{share:H(o.overlap)})];return[m?s("Accepted: the target gave it p = {p}, the draft model q = {q}.",{p:a,q:c}):s("Rejected:\
 the target gave it p = {p}, the draft model q = {q}.",{p:a,q:c}),ql(as(o,n),Kr(n),m),...g].join(" ")}var Nl=t=>s(t?"Accepted: it is the likeliest token in the \
mixture of both models.":"Accepted: it is the likeliest token for the target."),Wl=(t,e)=>s(t?"Rejected: {token}, not this one, is the likeliest token in the mi\
xture of both models.":"Rejected: {token}, not this one, is the likeliest token for the target.",{token:e});function ql(t,e,n){if(t>=1)return s("By {formula}, i\
t is always kept.",{formula:e});let o={formula:e,chance:H(t)};return n?s("By {formula}, it is kept with probability {chance}, and was.",o):s("By {formula}, it i\
s kept with probability {chance}, and was not.",o)}function jn(t,e){let[,n,o]=dt[t.follow],r=`${n.charAt(0).toUpperCase()}${n.slice(1)}. ${o}`,i=t.drafted[t.num_accepted];
return t.follow!=="correction"||!e.samples?r:(i.draft_logprob??null)===null?`${r} ${s("The target drew it.")}`:`${r} ${s("It was drawn from the residual distrib\
ution: what the target gives beyond the draft model, max(0, p − q).")}`}function Ur({draft:t}){if(!t||!Object.hasOwn(dt,t.origin))return[];let{origin:e,instead:n,
round:{index:o,drafted:r}}=t,i=o+1;if(e==="accepted"){let{draft_logprob:a}=r[t.place],c={place:t.place+1,size:r.length,round:i};return(a??null)===null?[s("accep\
ted draft: token {place} of {size} in round {round}",c)]:[s("accepted draft: token {place} of {size} in round {round}, to which the draft model gave {q}",{...c,
q:H(X(a))})]}return e==="correction"?n?[s("correction: replaced the rejected draft token {token} in round {round}",{token:J(n.text),round:i})]:[s("correction: r\
eplaced a rejected draft token in round {round}",{round:i})]:e==="target"?[s("target alone: nothing was drafted in round {round}",{round:i})]:[z(r.length,"bonus\
: the target’s own token after the accepted draft of round {round}","bonus: the target’s own token after all {count} drafted tokens of round {round}",{round:i})]}
var Ue=t=>t<.01?`${(t*1e3).toFixed(1)} ms`:Wt(t);function Vr(t,e,n){let o=[],r=zt(null),i={row:null,card:null,selected:null},a=null,c=!0,d=0,m=new WeakMap,g=new WeakMap,b=new IntersectionObserver(A=>{for(let{isIntersecting:C,
target:W}of A)C&&M(m.get(W));k()&&(t.scrollTop=t.scrollHeight)},{rootMargin:"200px 0px"}),k=()=>c&&!e.selected&&e.running;function P(A,C){let W=o.length<=A.length&&
(!o.length||o[0].round===A[0])&&r.samples===C.samples;r=C,W||N();for(let I of A.slice(o.length))_(I);k()&&(t.scrollTop=t.scrollHeight)}function N(){b.disconnect(),
t.replaceChildren(),o=[],i={row:null,card:null,selected:null},a=null,c=!0,d=0}function _(A){let C=l("li","gp-round"),W={round:A,item:C,cards:null};m.set(C,W),o.
push(W),t.append(C),b.observe(C)}function M(A){if(!A||A.cards)return;b.unobserve(A.item);let{round:C,item:W}=A,I=lt(C);A.cards=[];let R=l("div","gp-cards");for(let q=0;q<
I;q++)R.append($(A,q));C.next_token_id!==null&&R.append(y(A)),I<C.drafted.length&&R.append(p(C,I)),C.follow==="none"&&R.append(l("span","gp-note gp-ended","■ "+
s("the text ended inside its draft"))),W.append(T(C),R),W.classList.add("gp-filled"),a||x(A.cards[0])}function T(A){let C=l("div","gp-round-head"),{num_accepted:W,
drafted:{length:I}}=A,R=I?s("{accepted} of {drafted} kept",{accepted:W,drafted:I}):s("no draft"),q=[s("draft {time}",{time:Ue(A.draft_seconds)}),s("verify {time\
}",{time:Ue(A.verify_seconds)})];C.append(l("b","",s("Round {number}",{number:A.index+1})),l("span","",R));for(let j of q)C.append(l("span","gp-round-time",j));
return C}function L(A,C,W,I,R,q,j){let F=s("Round {number}, {which}, {token}: {why}",{number:A.round.index+1,which:q,token:J(R),why:j}),D=l("button","gp-draft-c\
ard",null,{type:"button",tabindex:"-1","aria-pressed":"false","aria-label":F});D.dataset.draft=W;let Y=l("span","gp-draft-head"),Q=l("bdi","gp-ink gp-word");return Se(
Q,R),Y.append(l("span","gp-sign",I),Q),D.append(Y),we(D,()=>j),g.set(D,{row:A,index:C}),A.cards.push(D),D}function $(A,C){let{round:W}=A,I=W.drafted[C],R=cs(W,C),
q=W.start+C,j=s("drafted token {place} of {size}",{place:C+1,size:W.drafted.length}),F=L(A,q,R,R==="accepted"?"✓":"✗",I.text,j,Rn(W,C,r));if(F.append(h("p",
X(I.target_logprob))),(I.draft_logprob??null)!==null&&F.append(h("q",X(I.draft_logprob))),r.samples){let D=l("span","gp-chance",s("chance"));D.append(l("b","",H(
as(I,r)))),F.append(D)}return F}function y(A){let{round:C}=A,W=C.start+C.num_accepted,[I,R]=dt[C.follow],q=L(A,W,C.follow,I,C.next_text,s("the target’s own toke\
n"),jn(C,r));q.classList.add("gp-own-card");let j=n(W);return j&&q.append(h("p",xe(j).probability)),q.append(l("span","gp-chance",R)),q}function h(A,C){let W=l(
"span","gp-bar-line"),I=l("span","gp-track"),R=l("i",`gp-part-${A}`);return ne(R,"width",C),I.append(R),W.append(l("i","gp-pq",A),I,l("span","gp-amount",H(C))),
W}function p(A,C){let W=l("span","gp-behind"),I=A.drafted.slice(C);W.append(l("span","gp-note",s("never judged")));for(let R of I){let q=oe(R.text,"gp-word"),j=(R.
draft_logprob??null)===null?"":` q ${H(X(R.draft_logprob))}`,F=l("span","gp-unjudged");F.append(q,l("small","",j)),W.append(F)}return W}function u(A){let C=A&&A.
draft,W=C&&o[C.round.index-(o.length?o[0].round.index:0)]||null;W&&M(W);let I=W?f(W,A):null;i.card&&i.card!==I&&i.card.setAttribute("aria-pressed","false"),i.card&&
i.card.classList.remove("gp-current"),i.row&&i.row!==W&&i.row.item.classList.remove("gp-current-round");let R=i.selected!==e.selected;i={row:W,card:I,selected:e.
selected},R&&!e.selected&&(c=!0),W&&(W.item.classList.add("gp-current-round"),I&&(I.classList.add("gp-current"),I.setAttribute("aria-pressed",String(e.selected===
A)),t.contains(document.activeElement)||x(I)),R&&w(W.item))}function f(A,C){let W=C.index-A.round.start;return W<A.round.num_accepted?A.cards[W]:A.cards.at(-1)}
function w(A){let[C,W]=[A.offsetTop,A.offsetTop+A.offsetHeight];C<t.scrollTop?t.scrollTop=C:W>t.scrollTop+t.clientHeight&&(t.scrollTop=Math.min(C,W-t.clientHeight))}
function x(A){a&&(a.tabIndex=-1),a=A||null,a&&(a.tabIndex=0)}function v(A){if(!A)return;let{row:C,index:W}=g.get(A);x(A);let I=n(W);I&&e.selectStep(I),w(C.item),
A.focus({preventScroll:!0})}function E(A,C){let W=o[Math.max(0,Math.min(o.length-1,A))];return M(W),W.cards.at(C)}function S(A,C){let{row:W}=g.get(A),I=W.cards[W.
cards.indexOf(A)+C];if(I)return I;let R=o.indexOf(W)+C;return o[R]?E(R,C>0?0:-1):null}return t.addEventListener("click",A=>{let C=A.target.closest(".gp-draft-ca\
rd");if(C){v(C);return}let W=A.target.closest(".gp-round");W&&v(m.get(W).cards[0])}),t.addEventListener("keydown",A=>{A.key==="Escape"&&e.selectStep(null);let C=A.
target.closest(".gp-draft-card");if(!C||A.ctrlKey||A.metaKey||A.altKey)return;let W=o.indexOf(g.get(C).row),I={ArrowRight:()=>S(C,1),ArrowLeft:()=>S(C,-1),ArrowDown:()=>o[W+
1]&&E(W+1,0),ArrowUp:()=>o[W-1]&&E(W-1,0),Home:()=>E(0,0),End:()=>E(o.length-1,0)};I[A.key]&&(A.preventDefault(),v(I[A.key]()))}),t.addEventListener("scroll",()=>{
let A=t.scrollTop;t.scrollHeight-A-t.clientHeight<80?c=!0:A<d&&(c=!1),d=A},{passive:!0}),{show:P,mark:u}}var ze={narrowest:3,least:16,cell:9,tallest:90,times:84};function Jr(t,{canvas:e,column:n,ends:o,onResize:r}){let i={rounds:[],each:1,columns:ze.least,top:1,drafts:0},
a=0;function c(L){let $=y=>L.reduce((h,p)=>h+y(p),0)/L.length;return{accepted:$(y=>y.num_accepted),judged:$(lt),drafted:$(y=>y.drafted.length),draft:$(y=>y.draft_seconds),
verify:$(y=>y.verify_seconds),longest:Math.max(...L.map(y=>y.draft_seconds+y.verify_seconds))}}function d(L){let $=L.map(({draft:p,verify:u})=>p+u).sort((p,u)=>p-
u),y=$.at(-1),h=$[Math.floor(($.length-1)*.9)];return y>2*h&&$.length>4?1.25*h:y}function m(L){a||=e.clientWidth;let $=Math.max(1,Math.ceil(L.length/Math.max(1,
Math.floor(a/ze.narrowest)))),y=[];for(let w=0;w<L.length;w+=$)y.push(c(L.slice(w,w+$)));let h=Math.max(1,...y.map(({drafted:w})=>w)),p=Math.max(1,Math.min(ze.cell,
ze.tallest/h)),u=d(y)||1,f=y.filter(({draft:w,verify:x})=>w+x>u);return i={rounds:L,each:$,columns:Math.max(ze.least,y.length),top:u,drafts:Math.ceil(h*p)},O(o.
drafts,h>=1.5?B(Math.round(h)):"1"),O(o.times,Ue(u)),g(y,p),{each:$,cut:f.length,longest:Math.max(0,...y.map(({longest:w})=>w)),filled:y.length/i.columns}}function g(L,$){
let y=i.drafts+16+ze.times,h=devicePixelRatio,p=[Math.round(a*h),Math.round(y*h)];if(e.width!==p[0]&&(e.width=p[0]),e.height!==p[1]&&(e.height=p[1]),e.style.height=
`${y}px`,o.drafts.parentNode.style.height=`${i.drafts}px`,o.times.parentNode.style.height=`${ze.times}px`,!a)return;let u=getComputedStyle(t),f=S=>u.getPropertyValue(
`--gp-${S}`).trim(),w={accepted:f("accepted"),rejected:f("rejected"),muted:f("muted"),verify:f("kept"),draft:f("before"),line:f("line"),surface:f("surface")},x=e.
getContext("2d");x.setTransform(h,0,0,h,0,0),x.clearRect(0,0,a,y);let v=a/i.columns,E=v>6?Math.min(6,v*.2):v>3.5?1:0;x.fillStyle=w.line,x.fillRect(0,i.drafts,a,
1),x.fillRect(0,y-1,a,1),L.forEach((S,A)=>{let C=[A*v+E/2,v-E];i.each===1?b(x,w,S,C,$):P(x,w,S,C,$),N(x,w,S,C,y-1)})}function b(L,$,{accepted:y,judged:h,drafted:p},[
u,f],w){let x=Math.max(1,w-(w>3?1.5:0));for(let v=0;v<p;v++){let E=i.drafts-(v+1)*w;if(v<y)L.fillStyle=$.accepted,L.fillRect(u,E,f,x);else if(v<h)k(L,$.rejected,
u+f/2,E+x/2,Math.min(f,Math.max(x,5),7)/2);else{L.fillStyle=$.muted;let S=Math.min(f,x,2.5);L.fillRect(u+(f-S)/2,E+(x-S)/2,S,S)}}}function k(L,$,y,h,p){L.strokeStyle=
$,L.lineWidth=p>2?2:1,L.beginPath(),L.moveTo(y-p,h-p),L.lineTo(y+p,h+p),L.moveTo(y-p,h+p),L.lineTo(y+p,h-p),L.stroke()}function P(L,$,{accepted:y,drafted:h},[p,
u],f){L.fillStyle=$.accepted,L.fillRect(p,i.drafts-y*f,u,y*f),L.fillStyle=$.muted,L.fillRect(p,i.drafts-h*f,u,1)}function N(L,$,{draft:y,verify:h},[p,u],f){let w=Math.
min(1,i.top/(y+h))/i.top,[x,v]=[y*w*ze.times,h*w*ze.times];L.fillStyle=$.verify,L.fillRect(p,f-x-v,u,v),_(L,$.draft,p,f-x,u,x),!(y+h<=i.top)&&(L.fillStyle=$.surface,
L.fillRect(p-1,f-ze.times+7,u+2,3),L.fillRect(p-1,f-ze.times+13,u+2,3))}function _(L,$,y,h,p,u){if(!(u<=0)){if(p<5){L.fillStyle=$,L.fillRect(y,h,p,u);return}L.save(),
L.beginPath(),L.rect(y,h,p,u),L.clip(),L.strokeStyle=$,L.lineWidth=1.5,L.beginPath();for(let f=-u;f<p;f+=5)L.moveTo(y+f,h+u),L.lineTo(y+f+u,h);L.rect(y+.75,h+.75,
Math.max(0,p-1.5),Math.max(0,u-1.5)),L.stroke(),L.restore()}}function M(L){let{left:$,width:y}=e.getBoundingClientRect(),h=Math.floor((L.clientX-$)/y*i.columns)*
i.each;return Math.max(0,Math.min(i.rounds.length-1,h))}function T(L){n.hidden=L===null,L!==null&&(ne(n,"left",Math.floor(L/i.each)/i.columns),ne(n,"width",1/i.
columns))}return new ResizeObserver(()=>{e.clientWidth!==a&&(a=e.clientWidth,r())}).observe(e),{draw:m,at:M,mark:T}}function Yr(t,e){let n=t.querySelector(".gp-map-plot"),o=t.querySelector(".gp-map-reading"),r=t.querySelector(".gp-map-note"),i=new me(null,()=>null),a=new Bt,c=Jr(
n,{canvas:n.querySelector("canvas"),column:n.querySelector(".gp-column"),ends:{drafts:t.querySelector(".gp-drafts-end"),times:t.querySelector(".gp-times-end")},
onResize:h}),d=Vr(t.querySelector(".gp-rounds"),e,p=>i.steps[p]),m=Fr(t),g=[],b=0,k=!1;function P(){let p=e.hideFrom===null?i.steps.length:Math.min(e.hideFrom,i.
steps.length),u=e.rounds.length;for(;u&&e.rounds[u-1].start+rs(e.rounds[u-1])>p;)u-=1;return u===e.rounds.length?e.rounds:e.rounds.slice(0,u)}function N(){let{each:p,
cut:u,longest:f,filled:w}=c.draw(g);ne(t.querySelector(".gp-map-axis"),"width",w),O(r,[p>1?s("Each column is the mean of {each} rounds.",{each:p}):"",u?z(u,"One\
 column is cut off; the longest round took {time}.","{count} columns are cut off; the longest round took {time}.",{time:Ue(f)}):""].filter(Boolean).join(" ")),O(
t.querySelector(".gp-map-last"),s("round {number}",{number:B(g.length)}))}function _(p){let u={round:p.index+1,draft:Ue(p.draft_seconds),verify:Ue(p.verify_seconds),
accepted:p.num_accepted,drafted:p.drafted.length,token:J(p.next_text)};return p.follow==="target"?s("Round {round}: draft {draft}, verify {verify}; nothing draf\
ted, then {token}.",u):p.follow==="bonus"?s("Round {round}: draft {draft}, verify {verify}; {accepted} of {drafted} drafted tokens kept, then {token} as bonus.",
u):p.follow==="correction"?s("Round {round}: draft {draft}, verify {verify}; {accepted} of {drafted} drafted tokens kept, then {token} as correction.",u):s("Rou\
nd {round}: draft {draft}, verify {verify}; {accepted} of {drafted} drafted tokens kept; the text ended inside the draft.",u)}let M=p=>e.selectStep(i.steps[g[p].
start]||null);function T(){let p=e.current();return!p||!p.draft?null:g[p.draft.round.index]===p.draft.round?p.draft.round.index:null}function L(){let p=T();c.mark(
p);let u=p===null?"":_(g[p]);O(o,u),K(n,{"aria-valuemin":1,"aria-valuemax":g.length,"aria-valuenow":(p??0)+1,"aria-valuetext":u||s("no round yet")})}n.addEventListener(
"pointermove",p=>{let u=c.at(p);u<0||(p.buttons===1?M(u):O(o,_(g[u])))}),n.addEventListener("pointerleave",L),n.addEventListener("click",p=>c.at(p)>=0&&M(c.at(p))),
n.addEventListener("keydown",p=>{let u={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0};p.key==="Escape"&&e.selectStep(
null),!(!(p.key in u)||!g.length)&&(p.preventDefault(),M(Math.max(0,Math.min(g.length-1,(T()??g.length-1)+u[p.key]))))});function $(p){let{draft_seconds:u,verify_seconds:f}=p,
w=u+f;for(let[E,S]of[["draft",u],["verify",f]]){let A=t.querySelector(`.gp-time-${E}`);A.style.flexGrow=w?S/w:.5,O(t.querySelector(`.gp-told-${E}`),`${Math.round(
w?100*S/w:0)}% · ${Ue(S)}`)}let x=z(p.num_tokens,"{count} token","{count} tokens"),v=p.passes_saved>0?z(p.passes_saved,"{count} pass saved.","{count} passes sa\
ved."):s("No pass saved.");O(t.querySelector(".gp-drafts-short"),`${z(p.num_rounds,"{tokens} in {count} forward pass of the target.","{tokens} in {count} forwar\
d passes of the target.",{tokens:x})} ${v}`)}function y(p){let u=e.lasts[0]||null;if((p.run||p.steps)&&i.follow(u),p.run&&(k=!1),t.hidden=!e.rounds.length,t.hidden)
return;let f=[g[0],b];if(g=P(),b=g.length,p.run||g[0]!==f[0]||b!==f[1]){let w=zt(e.started),x=a.read(g);k||=g.some(({drafted:v})=>v.length&&(v[0].draft_logprob??
null)!==null),O(t.querySelector(".gp-drafts-rule"),Gr(w,k)),t.querySelector(".gp-key-q").hidden=!k,$(x),N(),d.show(g,w),m(x,w)}d.mark(e.current()),L()}function h(){
t.hidden||(N(),L())}return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",h),new MutationObserver(h).observe(document.body,{attributes:!0,
attributeFilter:["class"]}),y}function Xr(t,e){let n=h=>t.querySelector(".gp-"+h),o=["without","with"],r=()=>e.answered("same"),i=({level:h})=>H(h);function a(h){let[p,u,f,w]=(h.mode==="gree\
dy"?c:b)(h);K(n("answer"),{"data-verdict":p}),O(n("answer-sign"),u),O(n("answer-words"),f),O(n("answer-more"),w),e.done&&O(n("told"),`${f}. ${w}`),O(n("missing"),
Te(e,h))}function c({checked:h,equal:p,at:u}){if(!h||p===null)return["wait","…",s(e.done?"No answer":"Not known yet"),s("A text without drafts and one with dr\
afts must both have ended.")];if(p){let f=z(h,"Greedy decoding wrote the same token ids with and without drafts in one pair of texts.","Greedy decoding wrote th\
e same token ids with and without drafts in each of {count} pairs of texts.");return["good","✓",s("The same tokens"),f]}return["bad","✗",s("Different from t\
oken {place} on",{place:B(u+1)}),s("Greedy decoding should write the same tokens with drafts. Rounding can tip a near tie between two tokens, because the target\
 checks several tokens in one pass; look at their probabilities there.")]}function d(h,p){let u=0;for(;u<Math.min(h.length,p.length)&&h[u]===p[u];)u+=1;for(;u>0&&
/[\p{L}\p{M}\p{N}]/u.test(h[u-1])&&/[\p{L}\p{M}\p{N}]/u.test((h[u]||"")+(p[u]||""));)u-=1;let f=w=>u+w.slice(u).match(/^\s*\S*/)[0].length;return[u,f(h),f(p)]}function m({
mode:h,texts:p,equal:u,checked:f}){let w=h==="greedy"&&f>0&&p?p:[],x=n("both-texts"),v=JSON.stringify([w,u]);if(G(n("mark-key"),w.length>0&&u===!1&&w[0]!==w[1]),
x.dataset.key===v)return;x.dataset.key=v;let[E,...S]=w.length?d(...w):[];x.replaceChildren(...w.map((A,C)=>{let W=l("div"),I=l("p","",null,{dir:"auto",tabindex:"\
0"});return u||w[0]===w[1]?I.append(A):I.append(A.slice(0,E),l("mark","",A.slice(E,S[C])||"∎"),l("span","gp-apart",A.slice(S[C]))),W.append(l("h3","",s(C?"wit\
h drafts":"without drafts")),I),W}))}let g=h=>`p = ${h<.001?h.toPrecision(1):h.toPrecision(2)}`;function b(h){let{p,verdict:u,counts:f}=h,[w,x]=[f[0],B(f[1])];if(!U(
p)||u==="wait"){if(e.done)return["wait","…",s("No answer"),z(w,"{count} text without drafts, {assisted} with drafts: too few for a test.","{count} texts witho\
ut drafts, {assisted} with drafts: too few for a test.",{assisted:x})];let E=z(w,"{count} text without drafts, {assisted} with drafts so far.","{count} texts wi\
thout drafts, {assisted} with drafts so far.",{assisted:x});return["wait","…",s("Not known yet"),`${E} ${s("The test waits for the last one: to watch p as it \
changes, and to stop when it looks right, would make it worthless.")}`]}let v=z(w,"{count} text without drafts, {assisted} with drafts.","{count} texts without \
drafts, {assisted} with drafts.",{assisted:x});return u==="same"?["good","✓",s("{p}: no difference found",{p:g(p)}),`${v} ${s("A p below {level} would count a\
s a difference.",{level:i(h)})}`]:["bad","✗",s("{p}: the distributions differ",{p:g(p)}),`${v} ${s("p is below {level}.",{level:i(h)})}`]}function k({p:h,verdict:p}){
if(!U(h))return"";let u=s("If both draw from the same distribution, a difference as large as this one comes up in {share} of shuffles.",{share:H(h)});return p===
"differs"?`${u} ${s("That is so rare that chance is a poor explanation.")}`:p==="same"?`${u} ${s("That is not unusual.")}`:u}function P({counts:h,tokens:p,verdict:u,
level:f}){let[w,x]=h,v=Math.round(100*Math.sqrt(1/w+1/x)),E=z(p,"Only the first token of each text is compared: which token it is, and how surprising it is.","O\
nly the first {count} tokens of each text are compared: which tokens occur at each position, and how surprising they are in total.");if(u==="differs")return[s("\
It does not say how large a difference is or where it comes from, only how hard it is to put it down to chance. The counts below show where it lies."),s("Where \
nothing differs, this test still says “differs” in {level} of all trials. Try again with other seeds before you believe it.",{level:H(f)}),E];let S=w===x?s(
"With {count} texts each, the shares of a token differ by up to about {points} percentage points by chance alone.",{count:B(w),points:v}):s("With {without} and \
{assisted} texts, the shares of a token differ by up to about {points} percentage points by chance alone.",{without:B(w),assisted:B(x),points:v});return[s("Not \
finding a difference does not prove that there is none."),`${S} ${s("Smaller true differences mostly go unnoticed; more texts show more.")}`,E]}function N(){G(n(
"of-shuffles"),!!e.charts.shuffles),pe(n("shuffles"),e.charts.shuffles)}function _({surprise:h}){if(!h||!o.every(f=>U(h[f])))return"";let[p,u]=o.map(f=>ae(h[f],
e.unit).replace("-","−"));return s("How surprising the target finds a token, beyond the entropy that it expects: {without} without, {assisted} with. It is 0 o\
n average for the target’s own draws.",{without:p,assisted:u})}function M(){let h=l("li"),p=l("table"),u=p.createTHead().insertRow();u.className="gp-hidden";for(let f of[
s("token"),s("without"),s("with")])u.append(l("th","",f,{scope:"col"}));return p.prepend(l("caption")),p.append(l("tbody")),h.append(p),h}function T(){let h=l("\
tr"),p=l("th","",null,{scope:"row"});p.append(l("bdi"));let u=l("td","",null,{colspan:2}),f=l("div","gp-counts");for(let w of o)f.append(l("i",`gp-bar-${w}`,null,
{"aria-hidden":"true"}),l("span"));return u.append(f),h.append(p,u),h}function L(h,{position:p,tokens:u},f){let w=h.firstChild;O(w.caption,s("token {place}",{place:B(
p)}));let x=o.map((S,A)=>f[A]-u.reduce((C,W)=>C+W[S],0)),v=[...u,...x.some(S=>S>0)?[{rest:!0,without:x[0],with:x[1]}]:[]],E=Z(w.tBodies[0],v.length,T);v.forEach(
(S,A)=>{let C=S.rest||S.text===null,W=E[A].cells[0].firstChild;fe(W,S.rest?s("all others"):C?s("text ended"):S.text,{plain:C}),ce(W,C?"gp-plain":"");let I=E[A].
cells[1].firstChild.children;o.forEach((R,q)=>{let j=Math.max(1,f[q]);ne(I[2*q],"width",Math.min(1,S[R]/j)),O(I[2*q+1],B(S[R]))}),K(E[A].cells[1],{"aria-label":s(
"{without} without, {assisted} with",{without:B(S.without),assisted:B(S.with)})})})}function $(h){if(G(n("of-sampling"),h.mode==="sampling"),h.mode!=="sampling")
return;let p=k(h);G(n("evidence"),U(h.p)),G(n("meaning"),!!p),O(n("meaning"),p),N(),O(n("surprise"),_(h));let u=P(h),f=Z(n("cannot").querySelector("ul"),u.length,
()=>l("li"));u.forEach((x,v)=>O(f[v],x));let w=Z(n("places"),h.positions.length,M);h.positions.forEach((x,v)=>L(w[v],x,h.counts)),G(n("places-title").parentElement,
h.positions.length>0)}function y(){let h=e.found;a(h),m(h),$(h)}return h=>{t.hidden=!r(),!t.hidden&&(h.found||h.status||h.unit)&&y()}}function Zr(t,e){let n=$=>t.querySelector(".gp-"+$),o=n("answer"),r={draft:[s("draft"),$=>s("{share} of the time with drafts goes into writing them: all forward\
 passes of the draft model, or the search for text to copy.",{share:$})],verify:[s("verify"),$=>s("{share} of the time with drafts goes into the target model’s \
passes over them.",{share:$})],rest:[s("rest"),$=>s("{share} of the time with drafts goes into all else: comparing, choosing, and what the library does around i\
t.",{share:$})]};n("of-spread").dataset.tip=In();function i({verdict:$,speedup:y,pairs:{length:h},fewest:p}){let u=y&&Be(y.median),f=y&&Ot(y),w=y&&z(h,"Median o\
f {count} pair of runs.","Median of {count} pairs of runs.");if($==="faster")return["good","▲",s(e.running?"{times} faster so far":"{times} faster",{times:u}),
w,s("90 % interval: {interval}.",{interval:f})];if($==="slower")return["bad","▼",s(e.running?"{times}: slower so far":"{times}: slower",{times:u}),w,s("90 % i\
nterval: {interval}.",{interval:f})];if($==="even")return["even","≈",s(e.running?"No clear difference so far":"No clear difference"),z(h,"{times} is the media\
n of {count} pair of runs.","{times} is the median of {count} pairs of runs.",{times:u}),s("The 90 % interval {interval} includes 1.",{interval:f})];let x=s(e.done?
"No answer":"Not known yet");return y?["wait","…",x,z(h,"{times} is the median of {count} pair of runs: too few to tell, {fewest} are needed.","{times} is the\
 median of {count} pairs of runs: too few to tell, {fewest} are needed.",{times:u,fewest:B(p)}),""]:["wait","…",x,s(e.done?"No pair of runs was completed.":"T\
he first counted pair is under way."),""]}function a($){let[y,h,p,u,f]=i($);K(o,{"data-verdict":y}),O(o.children[0],h),O(o.children[1],p),O(n("answer-more").children[0],
u),O(n("answer-more").children[1],f),e.done&&O(n("told"),`${p}. ${u} ${f}`),O(n("missing"),Te(e,$));let w=Z(n("reasons"),$.reasons.length,()=>l("li"));$.reasons.
forEach((x,v)=>O(w[v],s(x))),G(n("warning"),$.others),O(n("warning"),$.others?"⚠ "+s(It):"")}function c({identical:$,pairs:y}){let h=n("badge");if(G(h,!!$&&$.
checked>0),h.hidden)return;let{equal:p}=$;K(h,{"data-verdict":p?"good":"bad"}),O(h.children[0],p?"✓":"✗"),O(h.children[1],d($,y.length))}function d({checked:$,
equal:y,at:h},p){return y?$>p?z($,"Same tokens in the warm-up pair","Same tokens in all {count} pairs, the warm-up included"):z($,"Same tokens in the pair","Sam\
e tokens in all {count} pairs"):s("Not the same tokens: a text diverges at token {place}",{place:B(h+1)})}function m({pairs:$,draft_share:y,verify_share:h}){let p=$.
length>0&&U(y)&&U(h);if(G(n("of-time"),p),!p)return;let[u,f]=["without","with"].map(S=>$n($.map(A=>A[S]))),w=Math.max(u,f),x={draft:y,verify:h,rest:Math.max(0,1-
y-h)},v=Z(n("time-bars"),2,g);b(v[0],s("without"),u,w,{plain:1}),b(v[1],s("with"),f,w,x);let E=Z(n("time-keys"),3,()=>{let S=l("span");return S.append(l("i","",
null,{"aria-hidden":"true"}),l("span","",null,{tabindex:0})),S});Object.entries(x).forEach(([S,A],C)=>{let[W,I]=r[S];K(E[C].firstChild,{"data-part":S}),K(E[C].lastChild,
{"data-tip":I(H(A))}),O(E[C].lastChild,`${W} ${H(A)}`)})}function g(){let $=l("li");return $.append(l("span"),l("span","gp-time-bar",null,{"aria-hidden":"true"}),
l("span")),$}function b($,y,h,p,u){let[f,w,x]=$.children;O(f,y),O(x,s("{time} per token",{time:Wr(h)}));let v=Z(w,Object.keys(u).length,()=>{let E=l("i");return E.
append(l("b")),E});Object.entries(u).forEach(([E,S],A)=>{K(v[A],{"data-part":E}),ne(v[A],"width",S*h/p),O(v[A].firstChild,E!=="plain"&&S*h/p>.14?r[E][0]:"")})}let k=({
acceptance:$})=>$?$.judged_acceptance_rate:null;function P($){let{drafted:y,cost:h,verify:p,break_even:u}=$,f=k($),w=Nr(1,y,h,p);if(!U(u))return s("No acceptanc\
e rate would be enough: even if the target kept every drafted token, the formula gives {times}.",{times:Be(w)});if(u<=0)return s("Any acceptance rate is enough \
at these costs.");let x=H(u);if(!U(f))return s("The target must keep at least {least} of the tokens that it judges.",{least:x});let v={least:x,rate:H(f)};return f>=
u?s("The target must keep at least {least} of the tokens that it judges; here it keeps {rate}.",v):s("The target must keep at least {least} of the tokens that i\
t judges, but here it keeps only {rate}.",v)}function N($){let y=["drafted","cost","verify"].every(h=>U($[h]));G(n("of-rates"),y),y&&(pe(n("rates"),e.charts.rates),
O(n("rate-words"),P($))),M($)}function _({acceptance:$,drafted:y,cost:h,verify:p}){let u=[];for(let f of["draft_acceptance_rate","judged_acceptance_rate","mean_\
acceptance_length","passes_saved"]){let w=$?$[f]:null;U(w)&&u.push([f,f.endsWith("rate")?H(w):f.endsWith("length")?w.toFixed(2):B(w),s(at[f])])}return U(y)&&u.push(
[s("drafted tokens per round"),y.toFixed(2),s("num_draft_tokens / all rounds, those without a draft included: the γ of the formula.")]),U(h)&&u.push([s("cost o\
f drafting one token"),h.toFixed(2),s("Draft time per drafted token / time per token without drafts, both without the reading of the prompt: the c of the formul\
a.")]),U(p)&&u.push([s("cost of verifying a draft"),p.toFixed(2),s("Time of the target’s pass over a draft / time per token without drafts. The theorem assumes \
1; on a processor without spare capacity it is more.")]),u}function M($){let y=_($),h=Z(n("figures"),y.length,()=>{let p=l("div"),u=l("dt");return u.append(l("s\
pan","",null,{tabindex:0})),p.append(u,l("dd")),p});y.forEach(([p,u,f],w)=>{let[x,v]=h[w].children;O(x.firstChild,p),K(x.firstChild,{"data-tip":f}),O(v,u)})}function T(){
let $=e.found;a($),c($),G(n("of-pairs"),$.pairs.length>0),pe(n("pairs"),e.charts.pairs),m($),N($)}let L=()=>e.answered("speed");return $=>{t.hidden=!L(),!t.hidden&&
($.found||$.status)&&T()}}var ls=40,Qr=14;function Il(t){let e=Array.from({length:t},(n,o)=>o);return t<=ls?e:[...e.slice(0,Qr),null,...e.slice(Qr+t-ls+1)]}var Rl=(t,e,n)=>t==="left"?[0,
e-n]:[n,e];function ei(t,{text:e,side:n,goesOn:o,caption:r}){let[i,a]=Rl(n,t.length,e),c=l("table","gp-strip");c.append(l("caption","gp-hidden",r));let d=c.appendChild(
l("tbody")),m=t.some(([,,,b])=>b!==null),g=[s("token"),s("mask"),...m?[s("position")]:[]].map(b=>{let k=d.appendChild(l("tr"));return k.append(l("th","",b,{scope:"\
row"})),k});for(let b of Il(t.length)){if(b===null){let L=t.length-ls+1;g.forEach(($,y)=>$.append(l("td","gp-mark",y?"…":z(L,"… {count} token …","… {count\
} tokens …"))));continue}let[,k,P,N]=t[b],_=b>=i&&b<a,M=o&&b===t.length-1,T=l("td",`gp-cell${_?" gp-padding":""}${M?" gp-last":""}`);T.append(oe(k)),_&&T.append(
l("span","gp-hidden",` ${s("(padding)")}`)),M&&T.append(l("span","gp-hidden",` ${s("(the next token is predicted from here)")}`)),[T,l("td",P?"":"gp-ignored",P),
l("td","",N)].slice(0,g.length).forEach((L,$)=>g[$].append(L))}return c}function ti(t,e,n){t.replaceChildren();let[o,r]=[l("span"),l("span","gp-parted")];e.forEach(
([,i,a],c)=>{let d=n!==null&&c>=n?r:o;a===null?d.append(oe(i,"gp-end")):Ct(d,a,{running:!0})}),t.append(...[o,r].filter(i=>i.childNodes.length)),t.childNodes.length||
t.append(l("span","gp-mark",s("(nothing)")))}function jl(t,e,n){let o=(e-t)/Math.max(1,n)||1,r=10**Math.floor(Math.log10(o)),i=r*[1,2,2.5,5,10].find(c=>c*r>=o*.8),a=[];for(let c=Math.floor(t/i+1e-9);c<=Math.
ceil(e/i-1e-9);c++)a.push(Number((c*i).toPrecision(12)));return a}var ds=(t,e,n)=>jl(t,e,n).filter(o=>o>=t&&o<=e);function ni(t,{height:e,x:n,y:o,left:r=46,right:i=18,top:a=14,bottom:c=38}){let d=t.querySelector("svg");d||t.append(d=te("svg","gp-drawing"));let m=Math.max(240,
t.clientWidth),g=(b,[k,P])=>(b-k)/(P-k||1);return{width:m,height:e,left:r,right:i,top:a,bottom:c,inner:m-r-i,x:b=>r+g(b,n)*(m-r-i),y:b=>e-c-g(b,o)*(e-a-c),draw(b,k){
St(d,{class:"gp-drawing",role:"group","aria-label":b,viewBox:`0 0 ${m} ${e}`,style:`height: ${e}px`}),Xo(d,k.map((P,N)=>["g","",N?{}:{"aria-hidden":"true"},P]))}}}
function oi(t,{xTicks:e,yTicks:n,xTitle:o,yTitle:r}){let i=b=>Array.isArray(b)?b:[b,String(b)],[a,c]=[t.height-t.bottom,t.width-t.right],d=n.map(i).flatMap(([b,
k])=>[qt("gp-guide",t.left,t.y(b),c,t.y(b)),_t("",t.left-7,t.y(b)+4,k,"end")]),m=e.map(i).flatMap(([b,k])=>[qt("gp-guide",t.x(b),a,t.x(b),a+4),_t("",t.x(b),a+17,
k)]),g=[_t("gp-axis",(t.left+c)/2,t.height-4,o)];return r&&g.push(_t("gp-axis",2,t.top-16,r,"start")),[...d,...m,...g]}var Bl=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,Fe=class t{static BLOCK=60;static LOOSE=150;constructor(e,n=null){this.
holder=e,this.before=n,this.loose=0,this.head=0,this.tried=0}append(e){this.holder.append(e),this.loose+=1}removeLast(){this.holder.lastChild.remove(),this.loose-=
1;let e=this.holder.lastElementChild;si(e)&&this.undo(e.previousSibling)}settle(){if(this.loose<t.LOOSE||this.loose<this.tried+t.BLOCK||!this.holder.offsetParent||
document.fonts.status==="loading")return;this.tried=this.loose;let e=[...this.holder.children].slice(-this.loose),n=this.freeStarts(e),o=e.map((c,d)=>d).filter(
c=>n[c]&&zl(e[c])),r=[],i=0;e[0].previousSibling||(this.head=i=o.shift()??0);for(let c of o)c-i<t.BLOCK||(r.push(this.wrap(e.slice(i,c))),i=c,this.loose=e.length-
c,this.tried=0);let a=r.map(c=>c.getBoundingClientRect().height);r.forEach((c,d)=>{c.style.containIntrinsicHeight=`${a[d]}px`,c.classList.add("gp-kept-rows")})}freeStarts(e){
let n=getComputedStyle(this.holder).direction==="rtl",o=e[0].previousSibling||!this.before?"":this.before.holder.textContent;return e.map(r=>{let i=r.textContent,
a=o.endsWith(`
`);o=o.slice(o.lastIndexOf(`
`)+1);let c=a?!i.startsWith(" "):!(n||Bl.test(o));return o+=i,c})}wrap(e){let n=l("span","gp-rows");e[0].before(n,l("wbr")),n.append(...e);let o=e[0].firstChild;
if(o.nodeType===Node.TEXT_NODE&&o.data===" "){let r=l("span","gp-gap");o.replaceWith(r),r.append(o)}return n}undo(e){let n=e.querySelector(".gp-gap");n&&n.replaceWith(
n.firstChild),e.nextSibling.remove(),this.loose+=e.children.length+(si(e.previousElementSibling)?0:this.head),e.replaceWith(...e.childNodes),this.tried=0}dissolve(){
for(let e of[...this.holder.querySelectorAll(".gp-rows")].reverse())this.undo(e);this.tried=0}};function zl(t){let e=t.previousElementSibling,n=e&&ri(e.querySelectorAll(
".gp-ink"));if(!n)return!1;let[o,r]=[t.querySelector(".gp-ink").getClientRects()[0],ri(n.getClientRects())];return!!(o&&r)&&ii(o)>ii(r)+10}function qe(t,e,n){let o=c=>(c.
querySelector(".gp-ink")||c).getClientRects()[0],r=o(t[e]),i=null,a=1/0;for(let c=e+n;c>=0&&c<t.length;c+=n){let d=o(t[c]),m=d?(d.top-r.top)*n:0;if(m<r.height/2)
continue;let g=m*1e3+Math.abs(d.left-r.left);if(g>=a+1e3*r.height)break;g<a&&([i,a]=[t[c],g])}return i}var si=t=>!!t&&t.tagName==="WBR",ri=t=>t[t.length-1],ii=({
top:t,bottom:e})=>(t+e)/2;function Ft(t,e,n,o){let i=l("div","gp-card",null,{popover:"manual","aria-hidden":"true"}),a=l("div","gp-card-head"),c=l("dl","gp-card-facts"),d=l("ol","gp-card\
-rivals"),m=l("div","gp-card-key");m.append(l("i","gp-card-after"),`${s("after the processors")} `,l("i","gp-card-before"),s("before them")),i.append(a,c,d,m),i.
hidden=!0,t.append(i);let g=null,b=null,k=null;function P(w,x){c.append(l("dt","",w),l("dd","",x))}function N(){let{id:w,text:x,where:v,step:E,why:S}=o(g);if(a.
replaceChildren(oe(x,"gp-card-word"),l("span","",s("{where}, id {id}",{where:v,id:w}))),c.replaceChildren(),d.hidden=m.hidden=!E,S&&c.append(l("dd","gp-card-why",
S)),!E)return;_(E);let A=M(E),C=Math.max(...A.flatMap(({after:W,before:I})=>[W,I]),1e-9);d.replaceChildren(...A.map(W=>T(W,C))),m.hidden=!E.distribution.stages.
length}function _(w){let{chosen:x,distribution:v}=w,{probability:E,rawProbability:S,surprisal:A}=xe(w);v.stages.length||x.logprob!==x.raw_logprob?(P(s("Probabil\
ity after the processors"),x.logprob===null?ht(x):H(E)),P(s("before the processors"),H(S))):P(s("Probability (no processor ran)"),H(S));let C=[x.rank&&s("{rank}\
 after",{rank:B(x.rank)}),x.raw_rank&&s("{rank} before",{rank:B(x.raw_rank)})].filter(Boolean);if(C.length){let W=x.rank===x.raw_rank;P(s("Rank of {count}",{count:B(
v.vocab)}),W?B(x.rank):C.join(", "))}P(s("Surprisal"),ae(A,n.unit))}function M({chosen:w,distribution:x}){let v=x.candidates.map(S=>({candidate:S,after:X(S.logprob),
before:X(S.raw_logprob),isChosen:S.token_id===w.token_id}));v.sort((S,A)=>Math.max(A.after,A.before)-Math.max(S.after,S.before));let E=v.slice(0,5);return E.some(
({isChosen:S})=>S)||E.push({candidate:w,after:X(w.logprob),before:X(w.raw_logprob),isChosen:!0}),E}function T({candidate:w,after:x,before:v,isChosen:E},S){let A=w.
logprob===null,C=l("li",(E?"gp-card-chosen":"")+(A?" gp-card-removed":"")),W=l("span","gp-card-tracks");for(let[I,R]of[["after",x],["before",v]]){let q=l("i","g\
p-card-"+I);q.style.width=`${R/S*100}%`,W.append(q)}return A&&W.firstChild.replaceWith(l("small","",ht(w))),C.append(l("span","gp-card-sign",E?"▶":A?"✕":""),
oe(w.text,"gp-card-word"),W,l("span","gp-card-value",H(A?v:x))),C}function L(){let w=(g.querySelector(".gp-ink")||g).getClientRects()[0],x=e.getBoundingClientRect();
if(!w||w.bottom<x.top||w.top>x.bottom){y();return}let[v,E]=[i.offsetWidth,i.offsetHeight],{clientWidth:S,clientHeight:A}=document.documentElement,C=w.bottom+9,W=C+
E+8<=A?C:w.top-E-9;i.style.left=`${Math.max(8,Math.min(w.left,S-v-8))}px`,i.style.top=`${Math.max(8,Math.min(W,A-E-8))}px`}function $(w,x=null){o(w)&&(g=w,b=x,k=
null,N(),i.hidden&&(i.hidden=!1,i.showPopover&&i.showPopover(),document.addEventListener("keydown",h,!0),document.addEventListener("scroll",u,{capture:!0,passive:!0})),
L())}function y(){g&&(g=null,i.hidden=!0,i.hidePopover&&i.isConnected&&i.hidePopover(),document.removeEventListener("keydown",h,!0),document.removeEventListener(
"scroll",u,{capture:!0}))}function h({key:w}){w==="Escape"&&p()}function p(){k=g,y()}function u(){let w=b&&document.elementFromPoint(b.clientX,b.clientY);!g.isConnected||
b&&!g.contains(w)?y():L()}e.addEventListener("pointermove",w=>{if(w.pointerType==="touch")return;let x=w.target.closest('[role="button"]');!x||!o(x)?b&&y():x!==
g&&x!==k&&$(x,w)}),e.addEventListener("pointerleave",()=>{k=null,b&&y()}),e.addEventListener("focusin",({target:w})=>w.matches(":focus-visible")&&$(w)),e.addEventListener(
"focusout",({target:w})=>w===g&&!b&&y());function f(w){g&&(g.isConnected?w&&(N(),L()):y())}return{show:$,hide:y,dismiss:p,refresh:f}}var ht=({removed_by:t})=>s(
"removed by {processor}",{processor:t?Ce(t)[0]:s("a processor")});function Pe(t,e){if(e.piece===null){let n=l("bdi","gp-ink gp-special");Se(n,e.text),t.append(n)}else Pt(e)?t.append(e.piece,l("span","gp-ink gp-byte","",{"data-\
bytes":Cn(e.text)||"·"})):_r(t,e.piece)}function pt(t,e,n,o){let r=o&&Pt(o)?t.tokens.at(-1).parentNode:null;if(r&&n.piece!==null)r.append(e);else if(Pt(n)){let i=l(
"span","gp-bytes");i.append(e),t.rows.append(i)}else t.rows.append(e);t.tokens.push(e)}function Qe(t,e){for(;t.tokens.length>e;){let n=t.tokens.pop(),o=n.closest(
".gp-bytes");o&&o.childNodes.length>1?n.remove():t.rows.removeLast()}}function Bn(t,e){let{probability:n,rawProbability:o,rank:r,surprisal:i}=xe(t),a=[t.chosen.
logprob===null?ht(t.chosen):s("probability {share}",{share:H(n)})];return H(o)!==H(n)&&a.push(s("{share} before the processors",{share:H(o)})),r!==null&&a.push(
s("rank {rank} of {count}",{rank:B(r),count:B(t.distribution.vocab)})),[...a,s("surprisal {amount}",{amount:ae(i,e)})]}var mn=(t,e,n)=>e>0?(t-n*e)/Math.sqrt(e*n*(1-n)):null;function He(t){if(t<0)return 1-He(-t);let e=Math.exp(-t*t/2)/Math.sqrt(2*Math.PI);if(t>3){let r=t;for(let i=120;i>
0;i--)r=t+i/r;return e/r}let[n,o]=[0,t];for(let r=1;o>1e-18;r+=2)n+=o,o*=t*t/(r+2);return .5-e*n}var ai=(t,e,n)=>t>e?n**2*e*(1-e)/(t-e)**2:1/0;function Ve(t){if(t>=
1e-4)return H(t);if(t<1e-300)return s("less than {p}",{p:"10⁻³⁰⁰"});let[e,n]=t.toExponential(1).split("e-");return`${e} × 10⁻${[...n].map(o=>"⁰¹²³⁴⁵⁶⁷\
⁸⁹"[o]).join("")}`}function Ht(t){let e=He(t);if(e>.1)return s("{share} of texts without this watermark pass it.",{share:H(e)});let n=1/e;return n>=1e9?s("A\
 share of {p} of texts without this watermark passes it.",{p:Ve(e)}):s("One in {odds} texts without this watermark passes it.",{odds:B(Number(n.toPrecision(n<1e4?
3:2)))})}var Fl=({green:t})=>t==null?"none":t?"green":"red",Hl=t=>Math.round(Math.max(0,Math.min(1,(t-.2)/.6))*10);function Dl(t,e,n){let o=l("span","gp-token",
null,{tabindex:"-1",role:"img"});if(Pe(o,t),ci(o,e),n===void 0)return o;let r=typeof n=="function"?n:()=>n;return o.setAttribute("aria-label",r()),we(o,r),o}function ci(t,{
green:e=null,g:n=null,counted:o=!0}){let r=t.querySelector(".gp-ink");if(n===null)t.dataset.list=Fl({green:e});else{let i=Hl(n);t.dataset.list="g",r.style.backgroundColor=
`var(--gp-prob-${i})`,r.style.backgroundSize=`2px ${i*10}%`}o||(t.dataset.counted="no")}var Le=class{constructor(e,{press:n=null}={}){this.body=e,this.press=n,this.
items=[],this.tokens=[],this.stop=null,this.width=0,this.timer=0,e.classList.add("gp-marked"),this.rows=new Fe(e),e.addEventListener("keydown",o=>this.keyed(o)),
e.addEventListener("click",o=>this.pressed(o.target.closest(".gp-token"))),new ResizeObserver(()=>this.resized()).observe(e)}show(e,n=0){this.cut(Math.min(n,this.
tokens.length));for(let o=this.tokens.length;o<e.length;o++){let{token:r,mark:i,words:a}=e[o],c=Dl(r,i,a);this.press&&c.setAttribute("role","button"),pt(this,c,
r,o?this.items[o-1].token:null),this.items.push(e[o])}!this.stop&&this.tokens.length&&this.reach(this.tokens[0]),this.rows.settle()}cut(e){Qe(this,e),this.items.
length=e,this.stop&&!this.stop.isConnected&&(this.stop=null)}reach(e){this.stop&&(this.stop.tabIndex=-1),this.stop=e,e.tabIndex=0}pressed(e){let n=this.tokens.indexOf(
e);n<0||(this.reach(e),this.press&&this.press(this.items[n]))}keyed(e){let n=this.tokens.indexOf(e.target.closest(".gp-token"));if(n<0||e.ctrlKey||e.metaKey||e.
altKey)return;let o={ArrowRight:()=>this.tokens[n+1],ArrowLeft:()=>this.tokens[n-1],ArrowDown:()=>qe(this.tokens,n,1),ArrowUp:()=>qe(this.tokens,n,-1),Home:()=>this.
tokens[0],End:()=>this.tokens.at(-1),Enter:()=>this.tokens[n]," ":()=>this.tokens[n]}[e.key];if(!o)return;e.preventDefault();let r=o();r&&(this.reach(r),r.focus(
{preventScroll:!0}),r.scrollIntoView({block:"nearest"}),r===this.tokens[n]&&this.pressed(r))}resized(){let{clientWidth:e}=this.body;!e||e===this.width||(this.width=
e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),200))}};function Je(t,e,{unscored:n=!1,repeated:o=!1,faint:r=s("fai\
nt: seen before, not counted")}={}){let i=[e,n,o,r].join();if(t.dataset.legend===i)return;t.dataset.legend=i,t.classList.add("gp-marked","gp-mark-legend");let a=(d,m,g)=>{
let b=l("span"),k=l("span","",null,{"aria-hidden":"true"});return k.append(l("span","gp-ink",m)),ci(k,d),b.append(k,g),b},c=e==="synthid"?[a({g:.2},"g",s("mean \
g-value 0.2 or less")),a({g:.5},"g",s("0.5, as by chance")),a({g:.8},"g",s("0.8 or more"))]:[a({green:!0},"◆",s("green: on the green list")),a({green:!1},"◇",
s("red: not on the green list"))];n&&c.push(a({},"abc",s("not scored"))),o&&c.push(a(e==="synthid"?{g:.5,counted:!1}:{green:!0,counted:!1},"abc",r)),t.replaceChildren(
...c)}var Kl=400,Gl=12;function Dt(t,{curves:e,threshold:n,needed:o=null,label:r=s("z over the number of tokens"),title:i=s("tokens scored"),yTitle:a="z",from:c=40,
height:d=260}){let m=e.filter(({points:y})=>y.length),g=m.flatMap(({points:y})=>y),b=Math.max(c,...g.map(([y])=>y)),k=o&&o.at<=2*b?Math.max(b,o.at*1.05):b,P=g.map(
([,y])=>y),N=Math.min(-.5,...P)*1.08,_=Math.max(n*1.15,1,...P)*1.06,M=ni(t,{height:d,x:[0,k],y:[N,_],left:40,top:24}),T=M.width-M.right,L=[...oi(M,{xTicks:ds(0,
k,M.inner/90),yTicks:ds(N,_,5),xTitle:i,yTitle:a}),qt("gp-unity",M.left,M.y(0),T,M.y(0)),qt("gp-z-threshold",M.left,M.y(n),T,M.y(n)),...m.map(({look:y,points:h})=>Lr(
`gp-z-${y}`,Vl(h,Kl).map(([p,u])=>[M.x(p),M.y(u)]))),...m.map(({look:y,points:h})=>Jl(M,y,h.at(-1))),Ul(M,m,n)],$=Yl(M,m);if(o&&o.at<=k){let[y,h]=[M.x(o.at),M.y(
n)];$.push(Zo("",o.words,[["path","gp-z-needed",{d:`M${ye(y)} ${ye(h)}l-6 11h12Z`},[]]]))}M.draw(r,[L,$])}function Ul(t,[e],n){let o=([,a])=>Math.abs(a-n),{points:r}=e||
{points:[]},i=r.length>0&&o(r.at(-1))>o(r[Math.floor(r.length/8)]);return _t("gp-halo gp-strong",i?t.width-t.right:t.left+5,t.y(n)-6,s("threshold {value}",{value:Number(
n.toFixed(2))}),i?"end":"start")}function Vl(t,e){let n=Math.ceil(t.length/e);return t.filter((o,r)=>r%n===0||r===t.length-1)}var Jl=(t,e,[n,o])=>e==="measured"?
["circle","gp-measured",{cx:ye(t.x(n)),cy:ye(t.y(o)),r:5},[]]:["path",`gp-z-end gp-z-end-${e}`,{d:Ar(t.x(n),t.y(o),4.5)},[]];function Yl(t,e){let n=Math.max(0,...e.
map(({points:r})=>r.at(-1)[0])),o=Math.min(Gl,n);return Array.from({length:o},(r,i)=>{let[a,c]=[n*i/o,n*(i+1)/o],d=e.map(({name:g,points:b})=>{let k=b.findLast(
([P])=>P<=c);return k&&k[0]>a?`${g} ${k[1].toFixed(2)}`:""}).filter(Boolean);if(!d.length)return null;let m={x:ye(t.x(a)),y:t.top,width:ye(t.x(c)-t.x(a)),height:ye(
t.height-t.bottom-t.top)};return Zo("gp-z-place",z(Math.floor(c),"After {count} token: {values}","After {count} tokens: {values}",{values:d.join(", ")}),[["rect",
"gp-catch",m,[]]])}).filter(Boolean)}function Kt(t,e){let n=Z(t,e.length,()=>{let o=l("span"),r=te("svg");return K(r,{width:26,height:8,"aria-hidden":"true"}),r.
append(te("path")),K(r.firstElementChild,{d:"M1 4H25"}),o.append(r,l("span")),o});e.forEach(({name:o,look:r,tip:i},a)=>{let[c,d]=n[a].children;K(c.firstChild,{class:`\
gp-z-${r}`}),O(d,o),i&&K(d,{tabindex:0,"data-tip":i})})}function gn({name:t,masked:e}){return t==="alone"?s("Alone"):t==="left"?e?s("Padded on the left"):s("Padded on the left, without a mask"):e?s("Padded on the rig\
ht"):s("Padded on the right, without a mask")}function hs(t,e){if(!U(t))return s("infinite");let n=Me(t,e),o=Math.abs(n);if(o<1e-15)return`0 ${s(e)}`;let r=o<1e-4?
Ve(o):o.toFixed(o<.01?4:3);return`${n<0?"−":""}${r} ${s(e)}`}function li(t,e,n){let{prompts:o,sampled:r,ways:[i]}=t,a=o.length,c=e.answers.map(({kl:P})=>U(P)?
P:1/0),d=e.answers.filter(({read:P},N)=>P.length>i.answers[N].read.length).length,m=[s("Divergence of the first new token from that of the prompt alone: at most\
 {distance}.",{distance:hs(Math.max(...c),n)})];d||m.push(s("No prompt is shorter than another, so nothing was padded.")),e.guessed?m.push(s("generate has found\
 the padding by itself, because no text ends with this pad token.")):!e.masked&&d&&m.push(s("The model has read the padding as text."));let g=e.answers.filter(({
same:P})=>!P).length,[b,k]=r?["even","○"]:g?["bad","✗"]:["good","✓"];return[b,k,Xl(b,gn(e),g,a),m.join(" ")]}function Xl(t,e,n,o){return t==="even"?s("{wa\
y}: the texts are drawn anew, so they are not compared.",{way:e}):t==="good"?z(o,"{way}: the prompt gives the same text as alone.","{way}: each of the {count} p\
rompts gives the same text as alone.",{way:e}):o===1?s("{way}: the prompt gives a different text than alone.",{way:e}):z(n,"{way}: {count} of {all} prompts give\
s a different text than alone.","{way}: {count} of {all} prompts give a different text than alone.",{way:e,all:o})}function ps({sampled:t},{name:e},{same:n}){return e===
"alone"?["even","",""]:t?["even","○",s("drawn anew")]:n?["good","✓",s("the same as alone")]:["bad","✗",s("a different text than alone")]}function Zl({parts_at:t,
new:e},n){if(t===null)return"";let o=r=>r[t]?J(r[t][1]):s("the end");return s("diverges at new token {number}: {own}, alone {alone}",{number:t+1,own:o(e),alone:o(
n.new)})}function di(t,e,n,o,r){let i=n.first.slice(0,3).map(([m,g])=>`${J(m)} ${H(X(g))}`),a=[s("first: {tokens}",{tokens:i.join(", ")}),s("The likeliest first\
 new tokens, with their probabilities before the logits processors.")];if(e.name==="alone")return[a];let[,c]=o.new[0],d=t.sampled?"":Zl(n,o);return[...d?[[d,s("\
The first token that differs. What comes after it continues a different text.")]]:[],[s("KL {distance}",{distance:hs(n.kl,r)}),s("Kullback-Leibler divergence be\
tween the distributions of the first new token, alone ‖ this way, before the logits processors. 0 where they are the same.")],[s("log p of {token} {change}",{
token:J(c),change:`${U(n.change)&&n.change>0?"+":""}${hs(n.change,r)}`}),s("The change in the log-probability of the token that the prompt alone chose first.")],
a]}function hi({model:t,mode:e,prompts:n,width:o,pad:r,borrowed:i,dtype:a,seed:c,sampled:d,ways:[m]}){let g=d?s("{mode}, seed {seed}",{mode:vt(e),seed:c}):vt(e),
b=m.answers.some(({read:k})=>k.length<o);return`${t}, ${a}; ${g}; ${b?Ql(n.length,o,r[1],i):z(n.length,"{count} prompt of {width} tokens","{count} prompts of {w\
idth} tokens",{width:o})}`}var Ql=(t,e,n,o)=>o?z(t,"{count} prompt, padded to {width} tokens with {pad}, the end-of-text token","{count} prompts, padded to {wid\
th} tokens with {pad}, the end-of-text token",{width:e,pad:n}):z(t,"{count} prompt, padded to {width} tokens with {pad}","{count} prompts, padded to {width} tok\
ens with {pad}",{width:e,pad:n});function pi(t,e){let n=g=>t.querySelector(".gp-"+g);function i(g){let b=g.ways.slice(1).map(k=>li(g,k,e.unit));n("batch-verdicts").replaceChildren(...b.map(([k,
P,N,_])=>{let M=l("li","",null,{"data-verdict":k}),T=l("span","",N);return T.append(l("small","",_)),M.append(l("span","gp-sign",P,{"aria-hidden":"true"}),T),M})),
O(n("told"),b.map(([,,k])=>k).join(" "))}function a(g,b){let k=l("details","gp-one-prompt"),P=l("summary","",`${s("Prompt {number}:",{number:b+1})} `),N=[...g.prompts[b]],
_=l("bdi","gp-prompt-text",N.slice(0,200).join("")+(N.length>200?"…":"")),M=g.ways.slice(1).map(L=>`${ps(g,L,L.answers[b])[1]} ${gn(L)}`);P.append(_,l("span",
"gp-way-signs",` ${M.join(" · ")}`)),k.append(P);let T=()=>{k.open&&k.childElementCount===1&&k.append(...g.ways.map(L=>c(g,L,b)))};return k.addEventListener("t\
oggle",T),k.open=b<6,T(),k}function c(g,b,k){let[P,N]=[g.ways[0].answers[k],b.answers[k]],[_,M,T]=ps(g,b,N),L=l("div","gp-way",null,{"data-verdict":_}),$=l("h3",
"gp-way-name");$.append(l("span","gp-sign",M,{"aria-hidden":"true"}),gn(b),l("small","",T));let y=s("Prompt {number} as the model reads it: {way}",{number:k+1,way:gn(
b)}),h=d(g,b,N,P,y),p=l("p","gp-gave"),u=l("span","gp-new");ti(u,N.new,g.sampled?null:N.parts_at),p.append(l("span","gp-gave-words",`${s("Output:")} `),u);let f=l(
"p","gp-measures");for(let[x,v]of di(g,b,N,P,e.unit))f.append(l("span","",x,{tabindex:0,"data-tip":v}));let w=l("div","gp-way-body");return w.append(h,p,f),L.append(
$,w),L}function d({is_encoder_decoder:g},{name:b},{read:k},P,N){if(b!=="alone"&&JSON.stringify(k)===JSON.stringify(P.read))return l("p","gp-note",s("As long as \
the longest prompt: there is no padding, and the row is that of the prompt alone."));let _=l("div","gp-scroll",null,{tabindex:0,role:"region","aria-label":N});return _.
append(ei(k,{text:P.read.length,side:b,goesOn:!g,caption:N})),_}function m(g){O(n("about"),hi(g)),i(g),G(n("of-decoder"),!g.is_encoder_decoder),n("batch-prompts").
replaceChildren(...g.prompts.map((b,k)=>a(g,k)))}return g=>{t.hidden=!e.found,!t.hidden&&(g.found||g.unit)&&m(e.found)}}function Gt({effective:t,config:e}){let n={...t,...e},o=(n.constraints||[]).map(i=>i.any_of||[i.phrase||[]]),r=(n.force_words_ids||[]).map(i=>Array.isArray(i[0])?
i:[i]);return[...o,...r].map(i=>({alternatives:i,length:Math.max(...i.map(a=>a.length))}))}function ui(t,e){let n=t.map(r=>e.get(r)),o=n.indexOf(void 0);return(o<
0?n:[...n.slice(0,o),"…"]).join("")}function ut({alternatives:t,length:e},n,o,r){if(n>=e)return!0;let i=t.filter(c=>c.length===n);if(!i.length)return!1;let a=[
...r,...ue(o).map(c=>c.chosen.token_id)].join(" ")+" ";return i.some(c=>` ${a}`.includes(` ${c.join(" ")} `))}var ed={running:["●",({beam:t})=>s("beam {number}",{number:t+1})],finished:["■",()=>s("ended")],ended:["□",()=>s("ended, not counted")],pruned:["✕",()=>s(
"pruned")]};function fi(t,e){let r=t.querySelector(".gp-beam-table"),i=t.querySelector(".gp-where"),a=t.querySelector(".gp-more"),c={lost:4,progress:7},d=t.querySelector(
".gp-constraints"),m=[],g=[],b=[];function k(f){let w=40-f.filter(S=>S.beam.status!=="pruned").length,x=({beam:S})=>S.beam??(S.status==="finished"?1e6:1e7),v=f.
filter(S=>S.beam.status!=="pruned"||w-- >0).sort((S,A)=>x(S)-x(A)),E=new Map;for(let S of v){let A=S.beam.group??null;E.has(A)||E.set(A,[]),E.get(A).push(S)}return[
...E].sort(([S],[A])=>S-A)}function P(f,w){let x=new Map;for(let{beam:v}of f)v.status==="running"&&v.group<w&&x.set(v.text,(x.get(v.text)||0)+1);return x}function N(f){
let w="",x=f.before;for(;x&&w.length<32;x=x.before)w=(x.piece??x.chosen.text)+w;return(x||w.length>32?"…":"")+Array.from(w).slice(-32).join("")}function _(){let f=l(
"tbody"),w=f.insertRow(),x=l("th","gp-group-head",null,{scope:"rowgroup",colspan:"8"}),[v,E]=[l("b","gp-badge"),l("span")];return x.append(v,E),w.append(x),r.append(
f),g.push({body:f,head:w,badge:v,took:E,rows:[]}),g.at(-1)}function M(f){let w=f.body.insertRow(),x=Array.from({length:8},()=>w.insertCell()),[v,E,S]=[l("span",
"gp-sign"),l("span"),l("span","gp-flag","⚑ "+s("forced"))];x[0].append(v,E,S);let A=l("button","gp-pick",null,{type:"button",tabindex:"-1"}),[C,W,I]=[l("span",
"gp-tail"),l("bdi","gp-tail-text"),l("bdi","gp-word")];return C.append(W),A.append(C,I),x[1].append(A),f.rows.push({row:w,cells:x,sign:v,fate:E,flag:S,pick:A,tail:W,
word:I,node:null}),f.rows.at(-1)}function T(f,w,x){let{beam:v}=w,[E,S]=ed[v.status]||["",()=>v.status];f.node=w,f.row.dataset.status=v.status,f.row.className=x?
"gp-looked":"",O(f.sign,E),O(f.fate,S(v)),f.flag.hidden=!v.forced;let A=N(w);f.tail.replaceChildren(),Ct(f.tail,A),Se(f.word,v.text),f.pick.tabIndex=x?0:-1,f.pick.
setAttribute("aria-pressed",String(x&&e.selected===w));let C=[S(v),...v.forced?[s("forced")]:[]].join(", ");f.pick.setAttribute("aria-label",s("{fate}: {text}",
{fate:C,text:J(A+v.text)})),O(f.cells[2],w.before?s("beam {number}",{number:v.parent+1}):s(e.readsSource?"start":"prompt")),O(f.cells[3],V(v.logprob)),O(f.cells[4],
v.diversity_penalty?`-${V(v.diversity_penalty)}`:"–"),O(f.cells[5],V(v.score)),O(f.cells[6],V(v.final_score)),v.progress&&f.cells[7].replaceChildren(...$(w))}
function L(f){if(d.hidden=!f||!m.length,d.hidden)return;let w=m.map(({alternatives:x,length:v})=>{let E=l("li");return x.forEach((S,A)=>{A&&E.append(` ${s("or")}\
 `),E.append(oe(ui(S,e.texts)))}),E.append(" "+z(v,"({count} token)","({count} tokens)")),E});w.map(x=>x.textContent).join(`
`)!==d.dataset.said&&(d.dataset.said=w.map(x=>x.textContent).join(`
`),d.replaceChildren(...w))}function $(f){let w=e.prefix.map(E=>E.token_id),x=f.beam.progress.map((E,S)=>{let A=l("span","gp-goal"),C=m[S];for(let W=0;C&&W<Math.
min(C.length,8);W++)A.append(l("i",W<E?"gp-full-block":""));return C&&ut(C,E,f,w)?A.append(` ✓ ${s("done")}`):A.append(" "+(C?s("{progress} of {length}",{progress:E,
length:C.length}):String(E))),A}),{bank:v}=f.beam;return v==null?x:[...x,l("span","gp-note",s("bank {bank}",{bank:v}))]}function y(f,[w,x],v,E,S){if(f.body.hidden=
!x,!!x){if(f.head.hidden=w===null,w!==null){O(f.badge,We(w)),f.body.dataset.look=w%4;let A=[...P(v,w)].flatMap(([C,W])=>[oe(C,"gp-took"),W>1?` × ${W}`:""]);f.took.
replaceChildren(...A.length?[s("Earlier groups have just chosen:"),...A]:[s("Chooses first: no penalty")])}for(;f.rows.length<x.length;)M(f);f.rows.forEach((A,C)=>{
if(A.row.hidden=C>=x.length,!(C>=x.length)){for(let[W,I]of Object.entries(c))A.cells[I].hidden=!S[W];T(A,x[C],x[C]===E)}})}}function h(f){let x=e.prompts[f.sequence].
steps[f.index],v={lost:x.some(({beam:C})=>(C.group??null)!==null),progress:x.some(({beam:C})=>C.progress)};for(let[C,W]of Object.entries(c))r.tHead.rows[0].cells[W].
hidden=!v[C];let E=k(x);for(;g.length<E.length;)_();g.forEach((C,W)=>y(C,E[W]||[null,null],x,f,v));let S=x.length-E.reduce((C,[,W])=>C+W.length,0);a.hidden=S<=0,
O(a,z(S,"and {count} more that was pruned","and {count} more that were pruned"));let A={token:f.index+1,prompt:f.sequence+1};O(i,e.prompts.length>1?s("at token \
{token} of prompt {prompt}",A):s("at token {token}",A)),L(v.progress)}let p=()=>g.filter(({body:f})=>!f.hidden).flatMap(({rows:f})=>f.filter(({row:w})=>!w.hidden)),
u=f=>p().findIndex(({pick:w})=>w.contains(f.target));return r.addEventListener("click",f=>{let w=u(f);w>=0&&e.selectStep(p()[w].node)}),r.addEventListener("keyd\
own",f=>{f.key==="Escape"&&e.selectStep(null);let w=u(f),x={ArrowDown:1,ArrowUp:-1}[f.key];if(w<0||!x)return;f.preventDefault();let v=p()[w+x];v&&(e.selectStep(
v.node),v.pick.focus())}),f=>{f.run&&e.started&&(m=Gt(e.started));let w=e.usesBeams?e.current():null;t.hidden=!w,!(!w||w===b[0]&&e.selected===b[1])&&(b=[w,e.selected],
h(w))}}var le={node:108,fold:236,gap:34,row:38,leaf:20,between:8,margin:20,band:22,short:3},mi=new Set(["running"]),ft=new Set(["finished"]);function gi(t,e){let n=Math.
min(e.upTo,t.steps.length-1),o=us(t,n),r=new Map((e.returned||[]).map((b,k)=>[b,k+1])),i=wn([...o,...r.keys(),...zn(t,n)]),{kids:a,hidden:c}=td(t,n,e,i,o),{lanes:d,
counts:m}=rd(t,n,a),g=ad(t,n,a,d,e);return cd(t,{last:n,kept:o,outputs:r,alive:i,kids:a,hidden:c,lanes:d,counts:m,columns:g,options:e})}var zn=(t,e)=>(t.steps[e]||
[]).filter(({beam:n})=>mi.has(n.status));function us(t,e){let n=t.steps.slice(0,e+1).flat().filter(({beam:o})=>ft.has(o.status));return n.sort((o,r)=>r.beam.final_score-
o.beam.final_score),new Set(n.slice(0,(t.pools[e]||[]).length))}function wn(t){let e=new Set;for(let n of t)for(;n&&!e.has(n);n=n.before)e.add(n);return e}function td(t,e,n,o,r){
let i=new Map,a=new Set([null]),c=new Map,d=new Map,m=g=>(i.has(g)||i.set(g,{on:[],off:[]}),i.get(g));m(null);for(let g=0;g<=e;g++){for(let b of t.steps[g]){let{
before:k}=b,P=n.collapsed.has(k)?k:c.get(k);P!=null?(c.set(b,P),d.set(P,(d.get(P)||0)+1)):mi.has(b.beam.status)?(n.lost||o.has(b))&&(m(k).on.push(b),a.add(b)):(!ft.
has(b.beam.status)||n.lost||r.has(b))&&m(k).off.push(b)}t.distributions[g].forEach((b,k)=>{let P=od(t,g,k);n.candidates&&a.has(P)&&!n.collapsed.has(P)&&sd(t,g,k,
b,m(P),n.candidates)})}for(let g of i.values()){g.on.sort((N,_)=>N.beam.beam-_.beam.beam);let b=g.off.filter(({beam:N})=>ft.has(N.status)),k=g.off.filter(({beam:N})=>!ft.
has(N.status)),P=(N,_)=>_.beam.score-N.beam.score;g.off=[...b.sort(P),...nd(k.sort(P),n.candidates)]}return{kids:i,hidden:d}}function nd(t,e){let n=new Map;return t.
filter(({beam:{parent:o}})=>(n.set(o,(n.get(o)||0)+1),n.get(o)<=e))}function od(t,e,n){if(!(e<=t.given&&!t.steps[e].some(({beam:o})=>o.parent===n)))return e?t.byStep[e-
1].get(n):null}function sd(t,e,n,o,r,i){let a=i-r.off.filter(({beam:d})=>d.parent===n&&!ft.has(d.status)).length;if(a<=0)return;let c=new Set(t.steps[e].filter(
({beam:d})=>d.parent===n).map(({beam:d})=>d.token_id));for(let d of o.candidates)if(!(d.logprob===null||c.has(d.token_id))&&(r.off.push(Rr(t,e,n,o,d)),a-=1,!a))
return}function rd(t,e,n){let o=new Map,r=new Map;for(let a=0;a<=e;a++){let c=[],d=new Set;for(let m of zn(t,a)){let g=n.get(m.before);if(!g||!g.on.includes(m))
continue;let b=m.beam.group??0;r.has(b)||r.set(b,[]),g.on.find(({beam:P})=>(P.group??0)===b)===m&&m.before&&o.has(m.before)?(o.set(m,o.get(m.before)),r.get(b)[o.
get(m).number]=a,d.add(m)):c.push(m)}c.sort((m,g)=>m.beam.beam-g.beam.beam);for(let m of c){let g=m.beam.group??0,b=id(r.get(g),a,m.before&&o.has(m.before)?o.get(
m.before).number:0);r.get(g)[b]=a,o.set(m,{group:g,number:b})}}let i=new Map([...r].sort(([a],[c])=>a-c).map(([a,c])=>[a,Math.max(1,c.length)]));return{lanes:o,
counts:i}}function id(t,e,n){let o=a=>a.sort((c,d)=>Math.abs(c-n)-Math.abs(d-n)||d-c)[0],i=t.map((a,c)=>c).filter(a=>t[a]<e-1);return i.length?o(i):t.length}function ad(t,e,n,o,r){
let i=d=>zn(t,d-1).every(m=>{if(!o.has(m))return!0;let g=n.get(m);return g&&g.on.length===1&&!g.off.some(({beam:b})=>ft.has(b.status))}),a=[],c=r.live?e-2:e;for(let d=0;d<=
e;d++){let m=a.at(-1);r.fold&&m&&d<=c&&i(d)?m.to=d:a.push({from:d,to:d})}return a.flatMap(d=>{let m=d.to-d.from+1;return m>=le.short&&!r.unfolded.has(d.from)?[d]:
Array.from({length:m},(g,b)=>({from:d.from+b,to:d.from+b,...m>=le.short&&b===0?{open:!0}:{}}))})}function cd(t,{last:e,kept:n,outputs:o,alive:r,kids:i,hidden:a,
lanes:c,counts:d,columns:m,options:g}){let b=[],k=le.margin+le.node+le.gap;for(let u of m){u.x=k,u.folded=u.to>u.from,u.width=u.folded?le.fold:le.node,k+=u.width+
le.gap;for(let f=u.from;f<=u.to;f++)b[f]=u}let{tops:P,bands:N,height:_}=ld(i,c,d,b),M=u=>P.get(u.group)[u.number],T={node:null,nodes:[],look:"root",x:le.margin,
y:dd(P),width:le.node,height:le.row-4,hidden:0},L=[T],$=new Map([[null,T]]),y=[];function h(u,f,w){let x=b[u.index],v={node:u,nodes:[u],look:p(u),x:x.x,y:f,width:x.
width,height:w,hidden:a.get(u)||0,place:o.get(u)||null,folded:x.folded,column:x,greedy:g.greedy.has(u)};$.set(u,v),L.push(v);let E=$.get(u.before);return E&&y.push(
{from:E,to:v,look:v.look,share:Math.min(1,Math.exp(u.beam.logprob??-1/0))}),v}function p(u){let{status:f}=u.beam;return f==="finished"?n.has(u)?"kept":"fell":f!==
"running"?f:u.index===e?"tip":r.has(u)?"inner":"lost"}for(let u=0;u<=e;u++){let f=b[u];for(let w of zn(t,u))if(c.has(w))if(u>f.from){let x=$.get(w.before);x&&(x.
nodes.push(w),x.node=w,x.look=p(w),x.greedy&&=g.greedy.has(w),x.hidden=a.get(w)||0,$.set(w,x))}else h(w,M(c.get(w)),le.row-4).lane=c.get(w)}for(let[u,f]of i){let w=u===
null?null:c.get(u)&&M(c.get(u));if(w===void 0)continue;let x=new Map;for(let v of f.off){let E=b[v.index];if(!E||E.folded&&!ft.has(v.beam.status))continue;let S=w??
P.get(v.beam.group??0)[0],A=x.get(S)||0;x.set(S,A+1),h(v,S+le.row+A*le.leaf,le.leaf-2)}}return{entries:L,edges:y,columns:m,bands:N,at:$,last:e,width:k-le.gap+le.
margin,height:_}}function ld(t,e,n,o){let r=new Map;for(let[m,g]of t){let b=new Map;for(let k of g.off){let P=o[k.index];if(!P||P.folded&&!ft.has(k.beam.status))
continue;let N=m===null?{group:k.beam.group??0,number:0}:e.get(m);if(!N)continue;let _=`${N.group} ${N.number}`;b.set(_,(b.get(_)||0)+1)}for(let[k,P]of b)r.set(
k,Math.max(r.get(k)||0,P))}let i=new Map,a=[],c=le.margin,d=n.size>1;for(let[m,g]of n){let b=c;d&&(c+=le.band),i.set(m,[]);for(let k=0;k<g;k++)i.get(m).push(c),
c+=le.row+(r.get(`${m} ${k}`)||0)*le.leaf+le.between;d&&a.push({group:m,y:b,height:c-b-4}),d&&(c+=8)}return i.size||i.set(0,[c]),{tops:i,bands:a,height:Math.max(
c,le.margin+le.row)+le.margin-le.between}}var dd=t=>[...t.values()][0][0];var hd=`
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
`,ws={kept:"■",fell:"▤",ended:"□",pruned:"✕",unseen:"…",lost:"✕"},fs={tall:.55,small:.75},pd=[1,1.8,3,4.5,6.5],ud=[.05,.2,.5,.8],fd={probability:({beam:t})=>H(
Math.min(1,X(t.logprob))),token:({beam:t})=>V(t.logprob,2),sum:({beam:t})=>V(t.score,2),score:(t,e)=>V(jt(t,e),3),rank:t=>t.rank?`#${t.rank}`:`>${t.among??""}`},
Ut=class{constructor(e){this.element=e,e.classList.add("t-tree");let n=te("style");n.textContent=hd,this.world=te("g"),this.bands=te("g"),this.ruler=te("g"),this.
edges=te("g"),this.blocks=te("g"),this.nodes=te("g"),this.world.append(this.bands,this.ruler,this.edges,this.blocks,this.nodes),e.append(n,this.world),this.paths=
new Map,this.drawn=new Map}draw(e,n){let o=n.area?a=>a.x+a.width>=n.area[0]&&a.x<=n.area[2]&&a.y+a.height>=n.area[1]&&a.y<=n.area[3]:()=>!0,r=e.entries.filter(o),
i=a=>n.zoom>=(ms(a)?fs.tall:fs.small);return this.drawBands(e),this.drawRuler(n.zoom>=fs.tall?e.columns.filter(({x:a,width:c})=>!n.area||a+c>=n.area[0]&&a<=n.area[2]):
[]),this.drawEdges(e,n),this.drawBlocks(r.filter(a=>!i(a)),n),this.drawNodes(r.filter(i),n),r.length}drawBands({bands:e,width:n}){let o=Z(this.bands,e.length,()=>{
let r=te("g");return r.append(te("rect","t-band"),te("text")),r});e.forEach(({group:r,y:i,height:a},c)=>{let[d,m]=o[c].children;K(d,{x:4,y:i,width:n-8,height:a,
rx:8}),K(m,{y:i+16}),O(m,s("group {group}",{group:We(r)}))})}drawRuler(e){let n=Z(this.ruler,e.length,()=>te("text","t-small"));e.forEach(({from:o,to:r,x:i},a)=>{
K(n[a],{x:i+8,y:12}),O(n[a],r>o?`${o+1}–${r+1}`:String(o+1))})}nameBandsAt(e){for(let n of this.bands.children)K(n.lastElementChild,{x:Math.max(14,e+10)})}drawEdges(e,n){
let o=new Map;for(let{from:r,to:i,look:a,share:c}of e.edges){let[d,m]=[r.x+r.width,i.x],[g,b]=[r.y+r.height/2,i.y+i.height/2];if(n.area&&(m<n.area[0]||d>n.area[2]||
Math.max(g,b)<n.area[1]||Math.min(g,b)>n.area[3]))continue;let k=n.path.has(i.node)||i.nodes.some(M=>n.path.has(M)),P=Math.min(40,(m-d)*.6),_=`t-edge t-w${ud.filter(
M=>c>=M).length} ${kd(i,a,k)}${n.dim&&!k?" t-dim":""}`;o.has(_)||o.set(_,[]),o.get(_).push(`M${d},${g}C${d+P},${g} ${m-P},${b} ${m},${b}`)}this.drawPaths(this.edges,
o,(r,i)=>{r.style.strokeWidth=`${pd[Number(i.match(/t-w(\d)/)[1])]}px`})}drawPaths(e,n,o){for(let[r,i]of this.paths)i.parentNode===e&&!n.has(r)&&(i.remove(),this.
paths.delete(r));for(let[r,i]of n){let a=this.paths.get(r);a||(a=te("path",r),o&&o(a,r),this.paths.set(r,a),r.includes("t-path")?e.append(a):e.prepend(a)),K(a,{
d:i.join("")})}}drawBlocks(e,n){let o=new Map;for(let r of e){let i=`t-blocks t-${gs(r,n.path)?"path":r.look}${n.dim&&!gs(r,n.path)?" t-dim":""}`;o.has(i)||o.set(
i,[]);let{x:a,y:c,width:d,height:m}=r;o.get(i).push(`M${a},${c+m*.2}h${d}v${m*.6}h${-d}z`)}this.drawPaths(this.blocks,o)}drawNodes(e,n){let o=new Map(this.drawn);
for(let r of e){let i=r.nodes[0]||null,a=this.drawn.get(i);(!a||a.tall!==ms(r))&&(a&&a.group.remove(),a=md(ms(r)),this.drawn.set(i,a),this.nodes.append(a.group)),
o.delete(i),this.drawNode(a,r,n)}for(let[r,{group:i}]of o)i.remove(),this.drawn.delete(r)}drawNode(e,n,o){let{node:r,x:i,y:a,width:c,height:d,look:m}=n,{group:g,
box:b,word:k,right:P,tall:N}=e,_=r?fd[o.number](r,o.penalty):"";if(K(g,{class:this.classesOf(n,o),transform:`translate(${i} ${a})`}),K(b,{width:c,height:d}),K(P,
{x:c-8}),O(P,_),N)gd(e,n,o);else{let M=`${n.greedy?"G":""}${ws[m]} `;O(k,M+Fn(bs(r),12-M.length-Math.ceil(_.length*.82)))}wd(e,n)}classesOf(e,n){let{node:o,look:r}=e,
i=gs(e,n.path),a=[`t-${r}`];return o&&(o.beam.group??0)&&["inner","tip"].includes(r)&&a.push(`t-g${o.beam.group%4}`),o&&o.given&&a.push("t-given"),i&&a.push("t-\
path"),n.dim&&!i&&o&&a.push("t-dim"),a.join(" ")}},ms=({height:t})=>t>le.leaf;function md(t){let e=te("g"),[n,o,r]=[te("rect","t-box"),te("text","t-word"),te("t\
ext","t-small t-right")];e.append(n,o,r),K(n,{rx:t?7:5}),K(o,{x:8,y:t?14:13}),K(r,{y:t?28:13});let i=t?e.appendChild(te("text","t-small")):null;return i&&K(i,{x:8,
y:28}),{group:e,box:n,word:o,right:r,left:i,tall:t,flag:null}}function gd({word:t,left:e},n,o){let{node:r,nodes:i,look:a}=n,c=ws[a]?`${ws[a]} `:"";r?O(t,c+(i.length>
1?yd(i.map(bs).join(""),28):Fn(bs(r),12-c.length))):O(t,o.root),O(e,r?bd(n,o):""),K(e,{class:r&&i.length<2&&Hn(r)?"t-small t-switch":"t-small"})}function wd(t,{
look:e,place:n,hidden:o,width:r,height:i}){let a=n?`★${n}`:o?`+${o}`:"";if(!a&&e!=="kept"&&!t.flag)return;t.flag||(t.flag=[te("rect","t-inside"),te("rect","t-\
flag"),te("text","t-flag-text")],t.group.append(...t.flag));let[c,d,m]=t.flag,g=8+7*a.length;K(c,{x:2.5,y:2.5,width:r-5,height:i-5,rx:3}),K(d,{x:r-g+4,y:-6,width:a?
g:0,height:14,rx:2}),K(m,{x:r-g/2+4,y:5}),O(m,a)}var gs=(t,e)=>t.nodes.some(n=>e.has(n)),Hn=t=>t.before!==null&&t.beam.status==="running"&&t.beam.parent!==t.beam.
beam;function bd({node:t,nodes:e,greedy:n},o){let r=[n?"G":"",o.goals?o.goals(t):""].filter(Boolean).join(" ");return e.length>1?[z(e.length,"{count} token","{c\
ount} tokens"),r].filter(Boolean).join(" "):t.beam.status!=="running"?r:[t.given?s("given"):Hn(t)?`${t.beam.parent+1}→${t.beam.beam+1}`:String(t.beam.beam+1),
r].filter(Boolean).join(" ")}function kd(t,e,n){return n?"t-path":["pruned","unseen","ended","lost"].includes(e)?"t-off":["kept","fell"].includes(e)?"t-ending":
`t-g${(t.node.beam.group??0)%4}`}var bs=({beam:t,chosen:e})=>(t.text||e.text||"").replace($t,n=>ct[n]||"�")||s("(empty)"),wi=t=>/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u.
test(t)?2:1;function Fn(t,e){let n=0,o=Array.from(t);for(let[r,i]of o.entries())if(n+=wi(i),n>e)return o.slice(0,Math.max(1,r-1)).join("")+"…";return t}function yd(t,e){
let n=Array.from(t),o=Math.floor((e-1)/2);return n.reduce((r,i)=>r+wi(i),0)<=e?t:Fn(t,o)+Fn(n.slice(-o).join(""),o)}var bi=12e3;async function xi(t,{tree:e,log:n,prompt:o,number:r,view:i,root:a}){let c=`beam-tree${r?"-"+(r+1):""}`,m=await{svg:()=>new Blob([vi(e,i,a)],{type:"i\
mage/svg+xml"}),png:()=>xd(e,i,a),json:()=>new Blob([JSON.stringify(ki(n,o,r),null,1)],{type:"application/json"}),dot:()=>new Blob([vd(ki(n,o,r))],{type:"text/v\
nd.graphviz"})}[t](),g=l("a","",null,{href:URL.createObjectURL(m),download:`${c}.${t}`});g.click(),setTimeout(()=>URL.revokeObjectURL(g.href),6e4)}function vi(t,e,n){
let o=te("svg"),r=new Ut(o);r.draw(t,{...e,area:null,zoom:1}),r.nameBandsAt(0);let{width:i,height:a}=t;K(o,{xmlns:"http://www.w3.org/2000/svg",width:i,height:a,
viewBox:`0 0 ${i} ${a}`,class:"t-tree"});let c=getComputedStyle(n),d=o.querySelector("style");d.textContent=d.textContent.replace(/var\((--[\w-]+)\)/g,(g,b)=>c.
getPropertyValue(b).trim());let m=te("rect");return K(m,{width:i,height:a,fill:c.getPropertyValue("--gp-page").trim()}),o.insertBefore(m,r.world),new XMLSerializer().
serializeToString(o)}async function xd(t,e,n){let o=vi(t,e,n),r=new Image;r.src="data:image/svg+xml;charset=utf-8,"+encodeURIComponent(o),await r.decode();let i=Math.
min(2,bi/t.width,bi/t.height),a=l("canvas","",null,{width:Math.ceil(t.width*i),height:Math.ceil(t.height*i)}),c=a.getContext("2d");c.scale(i,i),c.drawImage(r,0,
0,t.width,t.height);let d=await new Promise(m=>a.toBlob(m,"image/png"));if(!d)throw new Error(s("it is too large for the browser."));return d}function ki(t,e,n){
let{started:o}=t,r=o.effective.length_penalty??1,i=new Map,a=new Map;for(let{last:g}of t.returned||[])g&&g.sequence===n&&!a.has(g)&&a.set(g,a.size+1);let c=us(e,
e.steps.length-1),d=e.steps.flatMap(g=>g).map(g=>{let{beam:b}=g;i.set(g,i.size);let k={id:i.get(g),parent:g.before?i.get(g.before):null,step:g.index+1,token_id:b.
token_id,token:b.text,piece:b.piece,logprob:b.logprob,raw_logprob:b.raw_logprob,sum:b.score,length:g.length,score:jt(g,r),rank:g.rank,status:b.status,beam:b.beam,
parent_beam:b.parent};return g.given&&(k.given=!0),b.status==="finished"&&Object.assign(k,{final_score:b.final_score,kept:c.has(g)}),a.has(g)&&(k.output=a.get(g)),
(b.group??null)!==null&&Object.assign(k,{group:b.group,diversity_penalty:b.diversity_penalty}),b.progress&&Object.assign(k,{progress:b.progress,bank:b.bank,forced:b.
forced}),k}),m=t.readsSource?{source:o.prompt}:{prompt:o.prompt||Or(o)};return{format:"generation-playground/beam-tree",version:1,model:o.model,mode:o.mode,...m,
seed:o.seed,num_beams:o.effective.num_beams,length_penalty:r,early_stopping:o.effective.early_stopping??!1,nodes:d}}var yi=t=>'"'+t.replace($t,e=>ct[e]||"�").
replace(/[\\"]/g,"\\$&")+'"';function vd({prompt:t,nodes:e}){let n=t===void 0?"start of the target":t.slice(-40),o={running:"style=solid",finished:'style=solid,\
 peripheries=2, color="#00755a"',ended:'style=dotted, color="#00755a"',pruned:'style=dashed, color="#6b7280", fontcolor="#6b7280"'},r=e.map(a=>{let c=yi(`${a.token}`).
slice(0,-1)+`\\n${V(a.logprob,2)}  ${V(a.sum,2)}  #${a.rank??""}"`;return`  n${a.id} [label=${c}, ${o[a.status]||""}${a.output?", penwidth=3":""}];`}),i=e.map(a=>{
let c=(.4+4*Math.min(1,X(a.logprob))).toFixed(2);return`  ${a.parent===null?"root":`n${a.parent}`} -> n${a.id} [penwidth=${c}${a.status==="pruned"?", style=dash\
ed":""}];`});return["digraph beam_tree {","  rankdir=LR;",'  node [shape=box, fontname="monospace"];',`  root [label=${yi(n)}, style=bold];`,...r,...i,"}",""].join(
`
`)}var Sd=800,_d=130,Od=2e4;function _i(t){Md(t),Td(t),Ld(t),Ad(t),$d(t),Cd(t),Pd(t)}function Md(t){let{state:e,slider:n}=t;n.addEventListener("input",()=>{e.stop(),
t.goTo(Number(n.value)-1)}),t.part("play").addEventListener("click",()=>Ed(t))}function Ed(t){let{state:e,root:n}=t;e.playing?e.stop():(e.atEnd&&t.goTo(0),e.playing=
setInterval(()=>{!n.isConnected||e.atEnd?e.stop():t.goTo(e.shownTo+1),t.sayTime()},Math.max(_d,Math.min(Sd,Od/Math.max(1,e.length))))),t.sayTime()}function Td(t){
let{state:e,log:n}=t,o=(i,a)=>{e.choose(i,a),t.regrow()},r=(i,a)=>t.part(i).addEventListener("change",({target:c})=>a(c));r("candidates-shown",({value:i})=>o("c\
andidates",Number(i))),r("number",({value:i})=>o("number",i)),r("lost",({checked:i})=>o("lost",i)),r("fold",({checked:i})=>{e.unfolded=new Set,o("fold",i)}),r("\
prompt-number",({value:i})=>{e.number=Number(i),n.selectStep(null),t.regrow()})}function Ld(t){let{box:e,card:n,pan:o,state:r}=t,i=null;e.addEventListener("poin\
termove",a=>{if(a.pointerType==="touch"){n.hide();return}let c=o.pointers.size?null:r.entryAt(o.at(a));c!==i&&(i=c,e.style.cursor=c&&c.node?"pointer":"",c&&c.node?
t.showCard(c):n.hide())}),e.addEventListener("pointerleave",()=>{i=null,n.hide()}),e.addEventListener("click",a=>{let c=o.moved?null:r.entryAt(o.at(a));c&&(t.item.
focusOn(c),Oi(t,c))})}function Oi(t,e){let{state:n,log:o}=t;if(e.folded)n.unfolded.add(e.column.from),t.regrow();else if(e.node){let r=e.node===n.broughtOut;n.timeNode=
null,o.selectStep(r?null:e.node)}}function Mi(t,e){e.node&&(t.state.toggle(e),t.regrow())}function Vt(t,e){e&&(t.pan.byHand=!0,t.pan.reveal(e),t.item.focusOn(e))}
var Si={ArrowLeft:(t,e)=>Vt(t,e.node&&t.state.parentOf(e)),ArrowRight:(t,e)=>Vt(t,t.state.kidsOf(e)[0]),ArrowDown:t=>Vt(t,t.item.neighbour(1)),ArrowUp:t=>Vt(t,t.
item.neighbour(-1)),Home:t=>Vt(t,t.state.tree.entries[0]),End:t=>Vt(t,t.state.tree.at.get(t.state.best)),Enter:Oi," ":Mi,Escape:t=>t.log.selectStep(null),"+":t=>t.
pan.zoomBy(1.25),"-":t=>t.pan.zoomBy(.8),0:t=>t.pan.whole()};function Ad(t){let{item:e,state:n,card:o}=t;e.box.addEventListener("keydown",r=>{r.ctrlKey||r.metaKey||
r.altKey||!e.entry||!Object.hasOwn(Si,r.key)||(r.preventDefault(),r.stopPropagation(),Si[r.key](t,e.entry))}),e.box.addEventListener("focusin",({target:r})=>n.tree&&
r.matches(":focus-visible")&&t.showCard(e.entry)),e.box.addEventListener("focusout",()=>o.hide())}function $d(t){let{root:e,state:n,pan:o}=t,r=(i,a)=>t.part(i).
addEventListener("click",a);r("in",()=>o.zoomBy(1.3)),r("out",()=>o.zoomBy(1/1.3)),r("whole",()=>{o.byHand=!0,o.whole()}),r("follow",()=>{o.byHand=!1,n.upTo=null,
t.regrow()}),t.part("full-screen").hidden=!document.fullscreenEnabled,r("full-screen",()=>document.fullscreenElement?document.exitFullscreen():e.requestFullscreen()),
document.addEventListener("fullscreenchange",()=>{e.isConnected&&(O(t.part("full-screen"),s(document.fullscreenElement===e?"Leave full screen":"Full screen")),o.
byHand=!1,t.regrow())})}function Cd(t){let{state:e,log:n}=t;t.part("go-on").addEventListener("click",()=>{let o=e.selected;o&&n.ask({type:"branch",step:o,tokenId:o.
chosen.token_id})}),t.part("collapse").addEventListener("click",()=>{let o=e.tree.at.get(e.selected);o&&Mi(t,o)}),t.part("clear").addEventListener("click",()=>n.
selectStep(null))}function Pd(t){let{root:e,state:n,log:o}=t,r=t.part("told");t.part("files").addEventListener("click",async({target:i})=>{let a=i.dataset.file;
if(a){if(a==="html"){o.ask({type:"save_page"});return}O(r,"");try{let{tree:c,prompt:d,number:m}=n;await xi(a,{tree:c,log:o,prompt:d,number:m,view:t.look(null),root:e})}catch(c){
O(r,s("The picture could not be made: {reason} Save it as SVG instead.",{reason:c.message}))}}})}var xs=-1e9,Xt=[[!1,"False"],[!0,"True"],["never",'"never"']],Nd=["beam_search","beam_sample"],Wd=["group_beam_search","constrained_beam_search"];function vs(t){
let{mode:e,effective:n,config:o,eos_token_ids:r,max_new_tokens:i}=t.started,a={...o,...n},c=Jt(a.num_beams,1+Math.max(0,...(t.prompts[0].steps[0]||[]).map(({beam:m})=>m.
beam??0))),d=t.prompts[0].given;return{together:Nd.includes(e)?!0:Wd.includes(e)?!1:null,prompts:t.prompts,start:d,maxNew:i-d,wanted:Jt(a.num_return_sequences,1),
size:e==="group_beam_search"?Math.ceil(c/Jt(a.num_beam_groups,1)):c,ends:new Set(r),constraints:Gt(t.started),promptIds:t.prefix.map(m=>m.token_id),own:{lengthPenalty:Number.
isFinite(a.length_penalty)?a.length_penalty:1,earlyStopping:Xt.some(([m])=>m===a.early_stopping)?a.early_stopping:!1}}}var Jt=(t,e)=>Number.isInteger(t)&&t>0&&t<=
4096?t:e,_e=({beam:t})=>ve(t.score)===null?-1/0:t.score,Ss=(t,e)=>_e(t)/t.length**e;function Ai(t,e){return t.together?Id(t,e):jd(t,e)}function $i(t,e,n,{maxNew:o},{
lengthPenalty:r,earlyStopping:i}){let a=i==="never"&&r>0?o:e;return{best:t,length:a,bound:t/a**r,worst:n}}var Yt=new WeakMap;function qd(t,e){if(!Yt.has(t)){let n=t.
filter(({beam:r})=>r.status==="running"||r.status==="pruned"),o=Math.max(...(n.length?n:t).map(_e));Yt.set(t,{ended:t.filter(({beam:r},i)=>i<e&&bn(r)),hopeless:!n.
length,best:n.length?o:o+xs})}return Yt.get(t)}function Id(t,e){let{prompts:n,size:o,start:r}=t,i={node:null,score:xs},a=n.map(()=>({group:null,pool:Array(o).fill(
i),stop:null,lastStep:0,weighed:null,exact:!0})),c=Math.min(...n.map(({steps:m})=>m.length)),d=null;for(let m=r;m<c&&!d;m++){let g=n.map(({steps:k})=>qd(k[m],o)),
b=g.every(k=>k.hopeless);a.forEach((k,P)=>Rd(k,g[P],m+1,b,t,e)),a.every(k=>k.stop)&&(d=a.find(k=>k.stop.step===m+1).stop)}return{stop:d,prompts:a.map(m=>({kept:m.
pool.filter(({node:g})=>g),pools:[m]}))}}function Rd(t,e,n,o,r,i){if(t.stop)return;if(e.ended.length){let m=e.ended.map(g=>({node:g,score:Ss(g,i.lengthPenalty)}));
t.pool=[...t.pool,...m].sort((g,b)=>b.score-g.score).slice(0,r.size)}t.lastStep=n;let a=t.pool.at(-1).score,c=t.pool.every(({node:m})=>m),d=t.weighed=$i(e.best,
n-r.start,c?a:null,r,i);o?t.stop={step:n,why:"criteria"}:c&&i.earlyStopping===!0?t.stop={step:n,why:"full"}:t.pool.some(({node:m})=>d.bound>(m?a:xs))||(t.stop={
step:n,why:"settled"})}function jd(t,e){let n=t.prompts.map(i=>{let a=Ei(i).map(g=>Ti(i,g,t,e)),c=Ei(i).map(g=>Ti(i,g,t,t.own)),d=1/0;return a.forEach((g,b)=>{let[
k,P]=[g,c[b]].map(({stop:N})=>N?N.step:1/0);g.exact=g.lastStep<=d,k!==P&&(d=Math.min(d,k,P))}),{kept:a.flatMap(g=>g.kept).sort((g,b)=>g.score-b.score).reverse(),
pools:a}}),o=n.flatMap(i=>i.pools);return{stop:o.length>0&&o.every(({stop:i})=>i)?o.map(({stop:i})=>i).reduce((i,a)=>a.step>i.step?a:i):null,prompts:n}}var Ei=({
steps:t,given:e})=>[...new Set((t[e]||[]).map(({beam:n})=>n.group??null))].sort((n,o)=>n-o);function Ti(t,e,n,o){let{size:r,start:i}=n,a={group:e,kept:[],stop:null,
weighed:null,lastStep:0,exact:!0};for(let c=i;c<t.steps.length&&!a.stop;c++){let d=Bd(t.steps[c],e,n);if(!d)break;let m=a.lastStep=c+1;d.ended.forEach(k=>Li(a,k,
n,o));let g=a.kept.length>=r,b=g?ys(a.kept):null;a.weighed=$i(d.best,m-i,b,n,o),g&&o.earlyStopping===!0?a.stop={step:m,why:"full"}:g&&b>=a.weighed.bound?a.stop=
{step:m,why:"settled"}:zd(t.steps[c],m,n)&&(Fd(d.nodes,n).forEach(k=>Li(a,k,n,o)),a.stop={step:m,why:"criteria"})}return a}function Bd(t,e,{ends:n}){Yt.has(t)||
Yt.set(t,new Map);let o=Yt.get(t);if(!o.has(e)){let r=t.filter(({beam:a})=>(a.group??null)===e),i=r.filter(({beam:a})=>a.status==="finished"&&n.has(a.token_id));
o.set(e,r.length?{nodes:r,ended:i,best:_e(r[0])}:null)}return o.get(e)}var ys=t=>Math.min(...t.map(({score:e})=>e));function Li(t,e,n,{lengthPenalty:o}){let r=Ss(
e,o);if(t.kept.length>=n.size&&!(r>ys(t.kept))||(t.kept.push({node:e,score:r}),t.kept.length<=n.size))return;let i=ys(t.kept);t.kept.splice(t.kept.findIndex(a=>a.
score===i),1)}function zd(t,e,{ends:n,maxNew:o,start:r}){return e-r>=o||t.some(({beam:i})=>bn(i)&&!n.has(i.token_id))}var bn=({status:t})=>t==="finished"||t==="\
ended";function Fd(t,{ends:e,constraints:n,promptIds:o,wanted:r}){let i=t.filter(({beam:d})=>d.status==="running"||bn(d)&&!e.has(d.token_id)),a=d=>n.every((m,g)=>ut(
m,d.beam.progress[g],d,o)),c=i.filter(d=>!d.beam.progress||a(d));return c.length<r?[...c,...i.filter(d=>!c.includes(d))]:c}function Ci(t,e,n){let o=Math.max(...t.
prompts.map(i=>i.steps.length));if(e.stop?e.stop.step!==o:n)return!1;let r=Math.min(...t.prompts.map(i=>i.steps.length));return e.prompts.every(({kept:i},a)=>{let{
pools:c}=t.prompts[a],d=c[(t.together?r:c.length)-1]||[];return d.length===i.length&&d.every((m,g)=>Hd(m,i[g],t))})}function Hd(t,{node:e,score:n},o){if(ve(t)===
null||!Number.isFinite(n))return ve(t)===null==!Number.isFinite(n);let r=2e-5*Math.max(1,e.length**-o.own.lengthPenalty);return Math.abs(t-n)<=r+1e-5*Math.abs(n)}
function Pi(t,e,n,{lengthPenalty:o},r){let i=t.prompts[e],{kept:a,pools:c}=n.prompts[e],d=(k,P,N="")=>({node:k,score:Ss(k,o),place:null,state:P,why:N}),m=new Set(
a.map(({node:k})=>k)),g=Dd(i).filter(k=>!m.has(k)).map(k=>{let{stop:P}=c.find(({group:N})=>N===(k.beam.group??null))||c[0];return!P||k.index<P.step?d(k,"out","d\
ropped"):d(k,"out",n.stop&&k.index>=n.stop.step?"not reached":"too late")}),b=!r&&!n.stop;return[...a.map(({node:k,score:P},N)=>({node:k,score:P,place:N,state:n.
stop&&N<t.wanted?"returned":"kept",why:""})),...b?i.running.map(k=>d(k,"running")).sort((k,P)=>P.score-k.score):[],...g.sort((k,P)=>P.score-k.score)]}var ks=new WeakMap;
function Dd({steps:t}){ks.has(t)||ks.set(t,{read:0,nodes:[]});let e=ks.get(t);for(;e.read<t.length;e.read++)e.nodes.push(...t[e.read].filter(({beam:n})=>n.status===
"finished"));return e.nodes}function Dn({prompts:t}){let e=t.flatMap(({pools:n})=>n).filter(({stop:n})=>!n);return Math.min(...e.map(({lastStep:n})=>n))}var Kd=new Set(["SequenceBiasLogitsProcessor","NoRepeatNGramLogitsProcessor","EncoderNoRepeatNGramLogitsProcessor","NoBadWordsLogitsProcessor","MinLengthLogitsP\
rocessor","MinNewTokensLengthLogitsProcessor","PrefixConstrainedLogitsProcessor","ForcedBOSTokenLogitsProcessor","ForcedEOSTokenLogitsProcessor","InfNanRemoveLo\
gitsProcessor","SuppressTokensLogitsProcessor","SuppressTokensAtBeginLogitsProcessor","HammingDiversityLogitsProcessor","PresencePenaltyLogitsProcessor","Freque\
ncyPenaltyLogitsProcessor","GivenTextLogitsProcessor","TemperatureLogitsWarper","TopHLogitsWarper","TopKLogitsWarper","TopPLogitsWarper","MinPLogitsWarper","Typ\
icalLogitsWarper","EpsilonLogitsWarper","EtaLogitsWarper","WatermarkLogitsProcessor","LogitNormalization"]),Ni=({processors:t})=>t.filter(e=>!Kd.has(e));function _s(t,e){
let n=t.given,[o,r]=[n?t.steps[n-1][0]:null,0];for(let i=n;i<t.steps.length;i++){let{candidates:a}=(t.distributions[i]||[])[r]||{candidates:[]},c=e(i-n,a[0]);if(c===
void 0)return{last:o,ended:!1,left:null};let d=t.steps[i].find(m=>m.beam.parent===r&&m.beam.token_id===c)||null;if(!d||d.beam.status==="pruned")return{last:o,ended:!1,
left:Gd(t,o,r,{index:i,id:c,node:d,candidates:a})};if(o=d,d.beam.status!=="running")return{last:o,ended:!0,left:null};r=d.beam.beam}return{last:o,ended:!1,left:null}}
function Gd(t,e,n,{index:o,id:r,node:i,candidates:a}){let c=i&&i.beam||a.find(k=>k.token_id===r)||null,d=i?i.beam.group:e&&e.beam.group,m=t.steps[o].filter(k=>(k.
beam.group??null)===(d??null)||!e),g=m.filter(k=>k.beam.status==="running").map(_e),b=e&&!e.given?_e(e):0;return{index:o,token:c,node:i,considered:m.length,sum:i?
_e(i):c&&ve(c.logprob)!==null?b+c.logprob:null,best:g.length?Math.max(...g):null,worst:g.length?Math.min(...g):null}}var Kn=t=>_s(t,(e,n)=>n&&n.logprob!==null?n.
token_id:void 0);var Wi=700;function Os(t,e){let{beam:n,length:o}=t,r=e.started.effective.length_penalty??1,i=e.prompts[t.sequence].steps[t.index].filter(c=>(c.beam.group??null)===
(n.group??null)).length,a=[[s("probability"),H(Math.min(1,X(n.logprob)))],[s("token log p"),V(n.logprob)]];return Math.abs((n.raw_logprob??0)-(n.logprob??0))>1e-6&&
a.push([s("before the processors"),V(n.raw_logprob)]),a.push([s("sum"),V(n.score)]),a.push([s("sum / {length}^{power}",{length:o,power:r}),V(jt(t,r))]),a.push([
s("rank"),t.rank?s("{rank} of {among}",{rank:t.rank,among:i}):s("below the {among} considered",{among:i})]),n.diversity_penalty&&a.push([s("diversity penalty"),
V(n.diversity_penalty)]),(n.bank??null)!==null&&a.push([s("bank"),String(n.bank)]),a}function Ms(t,e,n,{place:o,greedy:r}={}){let{beam:i}=t,a=n.prompts[t.sequence].
steps[t.index].filter(L=>(L.beam.group??null)===(i.group??null)),c=a.filter(L=>L.beam.status==="running"),d=(i.beam??0)+1,m=n.started.mode==="beam_sample",g=n.finished&&
t.index===n.prompts[t.sequence].steps.length-1;if(t.given)return s("It was given, not chosen: the search begins after it.");let b=Hn(t)?[s("It continues beam {p\
arent}: the text that was beam {number} ranked lower or was pruned.",{parent:i.parent+1,number:d})]:[],k=i.forced?[s("It was considered because it advances a co\
nstraint.")]:[],P=c.reduce((L,$)=>Math.min(L,$.beam.score),1/0),N=Number.isFinite(P)?[s("The worst beam that went on has a sum of {sum}.",{sum:V(P)})]:[],_=V(i.
final_score),M={tip:()=>[g?s("It was still running as beam {number} when the search stopped.",{number:d}):s("It goes on as beam {number}.",{number:d}),...b,...k],
inner:()=>[s("It went on as beam {number}.",{number:d}),...b,...k],lost:()=>[s("It went on as beam {number}, but is a dead end: better beams took the places of \
its continuations.",{number:d}),...b,...k],kept:()=>[s("The text ended here and is kept, with a final score of {score}.",{score:_}),...o?[s("It is output {place\
}.",{place:o})]:[]],fell:()=>[s("The text ended here with a final score of {score}, but was dropped for better ones.",{score:_})],ended:()=>[s("The text ended h\
ere but does not count: it ranked too low or lacks a constraint.")],pruned:()=>[s(m?"It was drawn and pruned: better ones filled the beams.":"It was considered \
and pruned."),...N],unseen:()=>[m?s("It was not drawn."):s("It was too improbable: not among the {considered} continuations that were considered.",{considered:a.
length})]},T=r?[s("Greedy decoding would have chosen it, too: it is the most probable token here.")]:[];return[...Object.hasOwn(M,e)?M[e]():[],...T].join(" ")}var Es=t=>t.
piece??(["pruned","unseen","ended"].includes(t.beam.status)||!t.beam.text?t.beam.text:"");function Ts(t,e,n){return t.beam.progress.map((o,r)=>{let i=e[r];return i&&
ut(i,o,t,n)?"✓":o?"◐":"·"}).join("")}function Ls(t,e){let n=(d,m,g)=>t.querySelector(".gp-picked-"+g)||t.appendChild(l(d,m)),o=n("p","gp-whole-text","text"),
r=n("dl","","facts"),i=n("p","gp-fate","fate"),a=t.classList.contains("gp-node-card");function c(d,m,g){if(!d){t.hidden=!0;return}let b=m.at.get(d),k=ue(d.before).
map(T=>T.piece??"").join(""),P=a&&k.length>Wi?"…"+k.slice(-Wi):k,N=l("b","");Se(N,Es(d)||d.beam.text),o.replaceChildren(l("bdi","",P),N);let _=Os(d,e);d.beam.
progress&&_.push([s("constraints"),Ts(d,g,e.prefix.map(T=>T.token_id))]);let M=([T,L])=>{let $=[l("dt","",T),l("dd","",L)];if(a)return $;let y=l("div");return y.
append(...$),[y]};r.replaceChildren(..._.flatMap(M)),O(i,Ms(d,b?b.look:d.beam.status,e,b||{})),t.hidden=!1}return{element:t,show:c,hide:()=>{t.hidden=!0}}}function qi(){
return[...[["tip",s("goes on")],["lost","✕ "+s("dead end")],["kept","■ "+s("ended, kept")],["fell","▤ "+s("ended, dropped")],["pruned","✕ "+s("pruned")],
["unseen","… "+s("not considered")],["path",s("best or selected text")]].map(([e,n])=>{let o=te("svg","t-tree"),r=te("g",`t-${e}`),[i,a]=[te("rect","t-box"),te(
"rect","t-inside")];K(i,{x:2,y:2,width:22,height:11,rx:3}),K(a,{x:4.5,y:4.5,width:17,height:6,rx:2}),r.append(i,a),o.append(r);let c=l("span");return e==="unsee\
n"?c.append(n):c.append(o,n),c}),l("span","",s("2→1: beam 2 goes on as beam 1")),l("span","","★ "+s("output")),l("span","","G "+s("greedy path"))]}var Ud=700,Vd={candidates:2,number:"probability"},Gn=class{constructor(e){this.log=e,this.number=0,this.upTo=null,this.timeNode=null,this.choices={},this.byHand=
{},this.collapsed=new Set,this.unfolded=new Set,this.tree=null,this.stale=!0,this.constraints=[],this.goals=new Map,this.playing=null}begin(){let{effective:e,max_new_tokens:n}=this.
log.started,o=(e.num_beams||1)*n>Ud;this.choices={...Vd,lost:!o,fold:o,...o?{candidates:0}:{},...this.byHand},this.number=0,this.upTo=this.timeNode=this.tree=null,
this.collapsed=new Set,this.unfolded=new Set,this.goals=new Map,this.constraints=Gt(this.log.started),this.stop()}choose(e,n){this.choices[e]=n,this.byHand[e]=n}stop(){
clearInterval(this.playing),this.playing=null}get prompt(){return this.log.prompts[this.number]}get length(){return this.prompt?Math.min(this.prompt.steps.length,
this.log.hideFrom??1/0):0}get shownTo(){return Math.min(this.upTo??1/0,this.length-1)}get atEnd(){return this.shownTo===this.prompt.steps.length-1}get penalty(){
return this.log.started.effective.length_penalty??1}get best(){if(!this.atEnd)return[...this.prompt.byStep[this.shownTo].values()][0]||null;let e=this.log.lines().
find(({last:n})=>n&&n.sequence===this.number);return e?e.last:null}get selected(){let{selected:e}=this.log;return e&&e.beam&&e.sequence===this.number?e:null}get broughtOut(){
return this.selected&&this.selected!==this.timeNode&&!this.log.suggested?this.selected:null}lay(){let{log:e,number:n,prompt:o,atEnd:r}=this;this.stale=!1;let i=r&&
e.returned?e.returned.map(({last:a})=>a):[];this.tree=gi(o,{...this.choices,upTo:this.shownTo,collapsed:this.collapsed,unfolded:this.unfolded,returned:i.filter(
a=>a&&a.sequence===n),live:!e.finished||!r,greedy:this.greedyNodes()})}greedyNodes(){let{prompt:e}=this,{last:n,left:o}=Kn(e),r=wn([n]),i=o&&(o.node||o.token&&jr(
e,o.index,n,o.token.token_id));return i?r.add(i):r}get newest(){let{columns:e,at:n,entries:o}=this.tree,{x:r,width:i}=e.at(-1),{y:a,height:c}=n.get(this.best)||
o[0];return{x:r,y:a,width:i,height:c}}get folded(){return(this.tree?this.tree.columns:[]).filter(n=>n.to>n.from).reduce((n,{from:o,to:r})=>n+r-o,0)}kidsOf(e){return this.
tree.entries.filter(({nodes:n})=>n.length&&n[0].before===e.node)}parentOf(e){return this.tree.at.get(e.nodes[0].before)}entryAt([e,n]){let o=r=>e>=r.x&&e<=r.x+r.
width&&n>=r.y-2&&n<=r.y+r.height+2;return this.tree&&this.tree.entries.findLast(o)}goalsOf(e){return e.beam.progress?(this.goals.has(e)||this.goals.set(e,Ts(e,this.
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
y:n,width:o,height:r},i=40){let[a,c,d,m]=this.area,g=Math.min(i,(d-a)/4,(m-c)/4);this.x+=Math.min(0,e-g-a)||Math.max(0,e+o+g-d),this.y+=Math.min(0,n-g-c)||Math.
max(0,n+r+g-m),this.settle()}at({clientX:e,clientY:n}){let{left:o,top:r}=this.box.getBoundingClientRect();return[this.x+(e-o)/this.zoom,this.y+(n-r)/this.zoom]}down(e){
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
return s(n.readsSource?"The start of the target, where the tree begins":"The prompt, where the tree begins");let i=J(r.map(Es).join("")),a=r.length>1?z(r.length,
"{count} token, {text}","{count} tokens, {text}",{text:i}):i,c=Os(o,n).map(([d,m])=>`${d} ${m}`);return`${a}, ${s("step {number}",{number:o.index+1})}. ${Ms(o,e.
look,n,e)} ${c.join(", ")}`}place(){let{state:{tree:e,best:n},entry:o,pan:{x:r,y:i,zoom:a}}=this;if(!e)return;let c=o&&(o.node?e.at.get(o.node):e.entries[0])||e.
at.get(n)||e.entries[0];if(!o||c.node!==o.node){this.focusOn(c,!0);return}this.entry=c,Object.assign(this.element.style,{left:`${(c.x-r)*a}px`,top:`${(c.y-i)*a}\
px`,width:`${c.width*a}px`,height:`${c.height*a}px`})}neighbour(e){let n=this.state.tree.entries.filter(({x:o})=>o===this.entry.x).sort((o,r)=>o.y-r.y);return n[n.
indexOf(this.entry)+e]}};var Ii=600,Jd=150,Yd=130,Ri=.2,Xd=.4,Jn=class{constructor(e,n){this.root=e,this.state=n,this.log=n.log,this.box=this.part("window"),this.slider=this.part("slide\
r"),this.picture=new Ut(this.part("picture")),this.pan=new Un(this.box,()=>this.schedule()),this.pan.resized=()=>{this.pan.settle(),n.tree&&!this.pan.byHand&&this.
pan.reveal(this.selected||n.newest,30)},this.item=new Vn(this.part("tree-nodes"),n,this.pan),this.card=Ls(this.part("node-card"),this.log),this.picked=Ls(this.part(
"picked"),this.log),this.drawn=null,this.wanted=!1,this.resting=void 0,this.part("legend-line").append(...qi())}part(e){return this.root.querySelector(".gp-"+e)}get selected(){
return this.log.selected&&this.state.tree?this.state.tree.at.get(this.log.selected):void 0}revealSelected(){let{selected:e,pan:n}=this;e&&!n.shows(e)&&n.reveal(
e,1/0)}begin(){let{state:e}=this;e.begin(),Object.assign(this.pan,{x:0,y:0,zoom:1,byHand:!1}),this.part("candidates-shown").value=e.choices.candidates,this.part(
"number").value=e.choices.number,this.part("lost").checked=e.choices.lost,this.part("fold").checked=e.choices.fold}grow(){let{state:e,pan:n,box:o}=this;e.lay();
let{width:r,height:i}=e.tree;n.byHand||(n.zoom=Math.min(1,Math.max(.8,(Ii-4)/i)));let a=`${Math.round(Math.max(Jd,Math.min(Ii,i*Math.min(1,n.zoom)+4)))}px`;o.style.
height!==a&&(o.style.height=a),this.drawn=null,n.sized(r,i),n.byHand||n.reveal(e.newest,30),this.drawPicked(),this.sayTime()}schedule(){this.wanted||(this.wanted=
!0,requestAnimationFrame(()=>{this.wanted=!1,!this.root.hidden&&this.state.prompt&&this.draw()}))}redraw(){this.pan.gesture=!1,this.drawn=null,this.schedule()}regrow(){
this.state.stale=!0,this.schedule()}draw(){(this.state.stale||!this.state.tree)&&this.grow();let{pan:e,picture:n}=this,{x:o,y:r,zoom:i,area:a}=e;this.drawn&&e.gesture&&
Math.abs(Math.log(i/this.drawn.zoom))<Xd&&i!==this.drawn.zoom?(clearTimeout(this.resting),this.resting=setTimeout(()=>this.redraw(),Yd)):(!this.isDrawn(a)||i!==
this.drawn.zoom)&&this.drawAround(a,i);let{drawn:d}=this,m=[(d.area[0]-o)*i,(d.area[1]-r)*i].map(g=>`${g.toFixed(2)}px`);n.element.style.transform=`translate(${m}\
) scale(${i/d.zoom})`,n.nameBandsAt(o),this.item.place(),this.part("follow").hidden=!e.byHand}isDrawn([e,n,o,r]){if(!this.drawn)return!1;let{area:i}=this.drawn;
return e>=i[0]&&n>=i[1]&&o<=i[2]&&r<=i[3]}drawAround([e,n,o,r],i){let{picture:a}=this,[c,d]=[(o-e)*Ri,(r-n)*Ri],m=[e-c,n-d,o+c,r+d];this.drawn={zoom:i,area:m},K(
a.element,{width:(m[2]-m[0])*i,height:(m[3]-m[1])*i}),K(a.world,{transform:`translate(${-m[0]*i} ${-m[1]*i}) scale(${i})`}),a.draw(this.state.tree,this.look(m))}look(e){
let{state:n,log:o}=this,r=n.broughtOut;return{area:e,zoom:this.pan.zoom,path:wn([r||n.best]),dim:!!r,number:n.choices.number,penalty:n.penalty,goals:n.constraints.
length?i=>n.goalsOf(i):null,root:s(o.readsSource?"target start":"the prompt")}}goTo(e){let{state:n,log:o,pan:r}=this;n.upTo=e>=n.length-1?null:Math.max(0,e),n.timeNode=
n.upTo===null?null:n.best,o.selectStep(n.timeNode),n.upTo!==null&&(r.byHand=!1),this.regrow()}sayTime(){let{state:e,slider:n}=this,o=Math.max(1,e.length),r={step:e.
shownTo+1,end:o,folded:e.folded},i=s("step {step} of {end}",r);K(n,{max:o}),n.value=String(e.shownTo+1),n.setAttribute("aria-valuetext",i),O(this.part("step-wor\
ds"),e.folded?s("step {step} of {end}, {folded} folded",r):i),O(this.part("play"),s(e.playing?"❚❚ Pause":"▶ Play"))}showCard(e){let{card:n,pan:o,state:r}=this;
n.show(e.node,r.tree,r.constraints);let{x:i,y:a,zoom:c}=o,[d,m]=[(e.x-i)*c,(e.y+e.height-a)*c+8],{element:g}=n,b=(e.y-a)*c-g.offsetHeight-8;g.style.left=`${Math.
max(4,Math.min(d,o.width-g.offsetWidth-4))}px`,g.style.top=`${m+g.offsetHeight>o.height&&b>0?b:m}px`}drawPicked(){let{state:e,log:n}=this,o=e.broughtOut,r=this.
part("picked");if(r.hidden=!o,r.hidden)return;this.picked.show(o,e.tree,e.constraints),this.part("go-on").hidden=!n.canAsk||n.hideFrom!==null;let i=e.tree.at.get(
o),a=i&&!i.hidden&&e.kidsOf(i).length,c=this.part("collapse");c.hidden=!i||!a&&!i.hidden||o.beam.status!=="running",O(c,i&&i.hidden?s("Open what follows ({count\
})",{count:i.hidden}):s("Fold what follows"))}drawPrompts(){let e=this.log.prompts.length,n=this.part("prompt-number");this.part("which").hidden=e<2,n.options.length!==
e&&(n.replaceChildren(...this.log.prompts.map((o,r)=>l("option","",String(r+1),{value:r}))),n.value=this.state.number)}};function ji(t,e){let n=new Gn(e),o=new Jn(t,n);return _i(o),r=>{t.hidden=!e.usesBeams,r.run&&e.started&&o.begin(),!t.hidden&&(o.part("files").querySelector("[da\
ta-file=html]").hidden=!e.canAsk,(r.run||r.steps||r.status)&&(n.stale=!0,o.drawPrompts()),o.drawn=null,o.draw(),r.selection&&o.revealSelected(),o.drawPicked())}}var Zd={returned:"★",kept:"■",running:"●",out:"□"},[Qd,Bi]=[100,14],eh=16,As=new WeakMap,zi=new WeakMap;function Yn(t){let e=[],n=t;for(;n&&!As.has(n);)
e.push(n),n=n.before;let o=n?As.get(n):"";for(let r of e.reverse())o+=r.piece??(r.given||!bn(r.beam)?r.chosen.text:""),As.set(r,o);return o}function Zn(t,e=26){
let n=Array.from(t);return n.length<=2*e+3?t:`${n.slice(0,e).join("")} … ${n.slice(-e).join("")}`}function th(t,e){let n=0;for(;n<t.length&&t[n]===e[n];)n+=1;
for(;n>0&&!/\s/.test(t[n]??" ");)n-=1;return n}function nh(t,e,n){if(n.ends.has(t.beam.token_id))return ke("eos")[0];if(t.length>=n.maxNew)return ke("length")[0];
let o=(e.returned||[]).find(({last:r})=>r===t);return o?ke(o.stopReason)[0]:s("a stopping criterion")}function oh({place:t,state:e,why:n}){return t!==null?e==="\
returned"?s("{place} output",{place:t+1}):String(t+1):n==="dropped"?s("dropped"):n==="too late"?s("too late"):n==="not reached"?s("not reached"):e==="running"?s(
"still running"):""}var Xn=class{constructor(e,n){this.table=e,this.body=e.tBodies[0],this.log=n,this.rows=[],this.body.addEventListener("click",o=>{let r=this.
rows.find(({pick:i})=>i.contains(o.target));r&&n.selectStep(n.selected===r.node?null:r.node)}),this.body.addEventListener("keydown",o=>{o.key==="Escape"&&n.selectStep(
null);let r={ArrowDown:1,ArrowUp:-1}[o.key];if(!r)return;o.preventDefault();let i=this.rows[this.rows.findIndex(({pick:a})=>a===o.target)+r];i&&!i.row.hidden&&i.
pick.focus()})}newRow(){let e=this.body.insertRow(),n=Array.from({length:9},()=>e.insertCell()),[o,r]=[l("span","gp-sign",null,{"aria-hidden":"true"}),l("span")];
n[0].append(o,r);let i=l("button","gp-pick",null,{type:"button"}),[a,c]=[l("bdi","gp-head-text"),l("bdi","gp-tail-text")];i.append(a,c),n[3].append(i);let d={row:e,
cells:n,sign:o,place:r,pick:i,head:a,tail:c,node:null};return this.rows.push(d),d}draw(e,n,o){let r={moved:n!==null,group:e.some(({node:d})=>(d.beam.group??null)!==
null),words:e.some(({node:d})=>d.beam.progress)};for(let[d,m]of Object.entries(r))G(this.table.tHead.querySelector(`.gp-${d}-column`),m);for(;this.rows.length<e.
length;)this.newRow();let i=e.map(({node:d})=>Yn(d)),a=i.map(d=>th(d,i[0]));i.length>1&&(a[0]=Math.min(...a.slice(1)));let c=Math.max(0,e.findIndex(({node:d})=>d===
this.log.selected));this.rows.forEach((d,m)=>{G(d.row,m<e.length),!d.row.hidden&&(d.pick.tabIndex!==(m===c?0:-1)&&(d.pick.tabIndex=m===c?0:-1),this.fill(d,e[m],
i.length>1?a[m]:0,n,o,r))})}fill(e,n,o,r,i,a){let{node:c,score:d,place:m,state:g}=n,{cells:b,pick:k}=e,[P,N]=[Yn(c),this.log.selected===c];e.node=c,e.row.dataset.
state!==g&&(e.row.dataset.state=g),O(e.sign,Zd[g]),O(e.place,oh(n)),this.sayText(e,P,o,N),k.getAttribute("aria-pressed")!==String(N)&&k.setAttribute("aria-press\
ed",String(N)),G(b[1],a.moved),a.moved&&O(b[1],sh(m,r.get(c))),G(b[2],a.group),a.group&&O(b[2],We(c.beam.group)),O(b[4],Number.isFinite(_e(c))?V(_e(c)):"−∞"),
O(b[5],String(c.length)),O(b[6],Number.isFinite(d)?V(d):"−∞"),G(b[7],a.words),a.words&&O(b[7],this.written(c,i)),O(b[8],g==="running"?"–":`${c.index+1}: ${nh(
c,this.log,i)}`)}sayText({pick:e,head:n,tail:o},r,i,a){let c=a||i<eh?0:i,d=`${a} ${c} ${r}`;if(zi.get(e)===d)return;zi.set(e,d);let m=Array.from((c?"…":"")+r.
slice(c)),g=a||m.length<=2*Bi?0:Bi,b=m.slice(0,m.length-g);fe(n,(a?b:b.slice(0,Qd)).join("")),fe(o,g?m.slice(-g).join(""):"",{plain:!g}),e.setAttribute("aria-la\
bel",J(r)),c||m.length>60?we(e,()=>s("The whole text: {text}",{text:r})):delete e.dataset.tip}written(e,{constraints:n,promptIds:o}){let r=n.filter((i,a)=>ut(i,
e.beam.progress[a],e,o)).length;return`${r===n.length?"✓ ":""}${s("{done} of {all}",{done:r,all:n.length})}`}};function sh(t,e){return e===void 0?t===null?"–":
"– ▲":t===null?`${e+1} ▼`:t===e?`${e+1} =`:`${e+1} ${t<e?"▲":"▼"} ${Math.abs(t-e)}`}var Qn=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-greedily"),this.path=this.root.querySelector(".gp-path"),this.doubt=this.root.querySelector(
".gp-doubt"),this.exactly=this.root.querySelector(".gp-exactly"),this.button=this.root.querySelector(".gp-ask-greedy"),this.isAsked=!1,this.said=null,this.button.
addEventListener("click",()=>{this.isAsked=!0,this.sayButton(),n.ask({type:"search",kind:"greedy"})})}sayButton(){this.button.disabled=this.isAsked,O(this.button,
s(this.isAsked?"running …":"Run greedy decoding"))}draw(e,n,o){let{log:r}=this,i=(r.searched.get(r.turn)||[]).find(({kind:c})=>c==="greedy")||null;this.button.
hidden=!!i||!r.finished||!Object.hasOwn(r.answers,"search"),this.sayButton(),this.path.hidden=!!i,this.fill(this.path,this.pathWords(Kn(e.prompts[n]),e,o.prompts[n].
kept,!!r.started.effective.do_sample));let a=Ni(r.started).map(c=>Ce(c)[0]);this.doubt.hidden=!a.length||!!i,O(this.doubt,s("This is the path of the most probab\
le tokens as the search had them. Greedy decoding may give another one: {processors} can act differently on its logits.",{processors:a.join(", ")})),this.exactly.
hidden=!i,i&&this.said!==i&&this.drawFound(i,e,n,o),this.said=i}fill(e,n){let o=n.map(r=>typeof r=="string"?r:r.textContent).join(`
`);e.dataset.said!==o&&(e.dataset.said=o,e.replaceChildren(...n))}pathWords({last:e,ended:n,left:o},r,i,a){if(o)return this.leftWords(o,r,a);if(!e||e.given)return[
s(a?"The path of the most probable tokens is not known yet.":"The greedy path is not known yet.")];let c=n?i.findIndex(({node:g})=>g===e):-1,d=V(_e(e)),m=c<0?z(
e.length,"Its sum is {sum} after {count} token.","Its sum is {sum} after {count} tokens.",{sum:d}):z(e.length,"Its sum is {sum} after {count} token, its score {\
score}.","Its sum is {sum} after {count} tokens, its score {score}.",{sum:d,score:V(i[c].score,4)});return[[this.fateWords(e,n,c,a),m,...this.bestWords(e,n,c,r,
i)].join(" ")]}fateWords({beam:e,index:n},o,r,i){let a={text:s(i?"The text of the most probable tokens":"The greedy text"),beam:(e.beam??0)+1,place:r+1,token:n+
1};return o?r>0?s("{text} has ended, and has rank {place}.",a):r===0?this.log.finished?s("{text} is the best output.",a):s("{text} is the best so far.",a):e.status===
"finished"?s("{text} ended at token {token} but is not kept: others are better.",a):s("{text} ended at token {token} but does not count: it ranked too low or la\
cks a constraint.",a):s("{text} is still running, as beam {beam}.",a)}bestWords({sequence:e},n,o,r,i){if(!n){let m=r.prompts[e].running.map(_e);return m.length?
[s("The best beam has {sum}.",{sum:V(Math.max(...m))})]:[]}if(o===0||!i[0])return[];let{node:a,score:c}=i[0],d={sum:V(_e(a)),score:V(c,4)};return[z(a.length,"Th\
e best has a sum of {sum} after {count} token, and a score of {score}.","The best has a sum of {sum} after {count} tokens, and a score of {score}.",d)]}leftWords({
index:e,token:n,node:o,sum:r,considered:i,best:a,worst:c},d,m){let g=d.prompts.some(({steps:P})=>(P[0]||[]).some(({beam:N})=>(N.group??null)!==null)),b=[o?s("ra\
nk {rank} of {considered}",{rank:o.rank,considered:i}):s("not among the {considered} considered",{considered:i}),...r===null?[]:[s("sum {sum}",{sum:V(r)})],...c===
null?[]:[s("worst beam that went on {worst}, best {best}",{worst:V(c),best:V(a)})]].join("; "),k=s(m?"{where} left the path of the most probable tokens at token\
 {place}: {token} ({details}).":"{where} left the greedy path at token {place}: {token} ({details}).");return he(k,{where:s(g?"Group A":"The search"),place:String(
e+1),details:b,token:n?oe(n.text,"gp-strong"):s("a token that was not recorded")})}drawFound(e,n,o,r){let i=e.tokens.map(([P])=>P),a=_s(n.prompts[o],P=>i[P]),c=P=>P.
reduce((N,_)=>N+(ve(_)??-1/0),0),d=r.prompts[o].kept[0],m=d?ue(d.node).filter(P=>!P.given):[],g=l("span");this.fill(g,[...he(s("Run by the library, greedy decod\
ing wrote {text}."),{text:oe(Zn(e.text,60),"gp-wrote")}),` ${this.totalWords(i.length,c(e.tokens.map(([,,P])=>P)))} `,d?`${this.bestTotalWords(m.length,c(m.map(
({chosen:P})=>P.raw_logprob)))} `:"",...this.pathWords(a,n,r.prompts[o].kept,!1)]);let b=l("details"),k=l("table");for(let[P,[,N,_]]of e.tokens.entries()){let M=k.
insertRow();M.insertCell().textContent=P+1,M.insertCell().append(oe(N)),M.insertCell().textContent=V(ve(_))}b.append(l("summary","",s("Its tokens and their log-\
probabilities")),k),this.exactly.replaceChildren(g,b)}totalWords(e,n){let o={sum:V(n)};return this.log.started.processors.length?z(e,"It has {count} token with \
a log-probability of {sum} before the processors.","It has {count} tokens with a log-probability of {sum} before the processors.",o):z(e,"It has {count} token w\
ith a log-probability of {sum}.","It has {count} tokens with a log-probability of {sum}.",o)}bestTotalWords(e,n){let o={sum:V(n)};return this.log.started.processors.
length?z(e,"The best output has {count} token with a log-probability of {sum} before the processors.","The best output has {count} tokens with a log-probability\
 of {sum} before the processors.",o):z(e,"The best output has {count} token with a log-probability of {sum}.","The best output has {count} tokens with a log-pro\
bability of {sum}.",o)}};var Zt=(t,e)=>t.lengthPenalty===e.lengthPenalty&&t.earlyStopping===e.earlyStopping,$s=t=>Xt.find(([e])=>e===t)?.[1]??String(t),Et=t=>String(Number(t.toFixed(4))),
eo=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-stopping"),this.why=this.root.querySelector(".gp-stopped-by"),this.rows=Xt.map(([o,r])=>this.
newRow(o,r)),this.asked=null}newRow(e,n){let o=this.root.querySelector("tbody").insertRow(),r=l("th","",null,{scope:"row"});o.append(r);let[i,a,c]=Array.from({length:3},
()=>o.insertCell()),d=l("span"),m=l("button","gp-button gp-run-on",null,{type:"button","aria-label":s("Run the search with early_stopping {name}",{name:n})});c.
dataset.name=`${s("outputs:")} `,i.append(d," ",m);let g={row:o,head:r,words:d,button:m,because:a,outputs:c,value:e,name:n,rule:null};return m.addEventListener(
"click",()=>{this.asked=g.rule,this.log.ask({type:"search",kind:"rule",rule:g.rule}),this.sayButton(g)}),g}sayButton({button:e,rule:n}){let o=!!(this.asked&&Zt(
this.asked,n));e.disabled=o,O(e,s(o?"running …":"Run the search"))}draw(e,n,o,r,i){O(this.why,this.whyWords(e,n,o(e.own),i));for(let a of this.rows){a.rule={lengthPenalty:r.
lengthPenalty,earlyStopping:a.value};let c=Zt(a.rule,e.own);ce(a.row,c?"gp-own-rule":""),O(a.head,c?s("{name} (this run)",{name:a.name}):a.name),this.drawRule(a,
e,n,o,i)}}drawRule(e,n,o,r,i){let a=r(e.rule),{pools:c}=a.prompts[o],d=c.every(({exact:b})=>b),m=a.stop&&d?null:this.answerTo(e.rule),g=!m&&!(a.stop&&d);if(e.button.
hidden=!g||!this.log.finished||!Object.hasOwn(this.log.answers,"search"),this.sayButton(e),m){O(e.words,s("after step {step}",{step:m.steps})),O(e.because,s("fo\
und by a run")),this.sayOutputs(e.outputs,...this.comparedIds(m));return}O(e.words,rh(a,d,i)),O(e.because,this.reasons(c,n,e.rule)),!d||!a.stop?O(e.outputs,"–"):
this.sayOutputs(e.outputs,...this.comparedNodes(a,r(n.own),o,n))}answerTo(e){return(this.log.searched.get(this.log.turn)||[]).find(o=>o.kind==="rule"&&Zt(o.rule,
e))||null}comparedNodes(e,n,o,{wanted:r}){let[i,a]=[e,n].map(({prompts:d})=>d[o].kept.slice(0,r));return[i.filter(({node:d},m)=>!a[m]||a[m].node!==d).length,i.length,
i[0]?{text:Yn(i[0].node),score:i[0].score}:null]}comparedIds({outputs:e}){let n=this.log.finished.sequences.map(({token_ids:o})=>o.join(" "));return[e.filter(({
token_ids:o},r)=>o.join(" ")!==n[r]).length,e.length,e[0]]}sayOutputs(e,n,o,r){let i=r&&{differ:n,all:o,score:V(r.score,4)},a=n?o>1?s("{differ} of {all} differ;\
 the best, with score {score}:",i):s("another text, with score {score}:",i):s("the same"),c=a+(n?r.text:"");e.dataset.said!==c&&(e.dataset.said=c,e.replaceChildren(
a,...n?[" ",oe(Zn(r.text,40),"gp-wrote")]:[]))}whyWords(e,n,o,r){let{pools:i}=o.prompts[n],a=$s(e.own.earlyStopping);return(o.stop?s("This search stopped after \
step {step} by the rule of early_stopping {name}.",{step:o.stop.step,name:a}):r?s("The search was cut off. By the rule of early_stopping {name} it would have go\
ne on.",{name:a}):s("The search goes on by the rule of early_stopping {name}.",{name:a}))+(i.length>1?`
`:" ")+this.reasons(i,e,e.own)}reasons(e,n,o){return e.map(r=>[...ih(r,e.length>1),this.reason(r,n,o)].join(" ")).join(`
`)}reason({stop:e,weighed:n},o,r){if(!n)return s("No step has been taken.");let{best:i,length:a,bound:c,worst:d}=n;if(e&&e.why==="criteria")return this.cutOffWords(
o,e);if(d===null)return z(o.size,"No text has ended.","Fewer than {count} texts have ended.");let m=r.earlyStopping==="never"&&r.lengthPenalty>0,g=`${V(i)} / ${a}\
 ^ ${Et(r.lengthPenalty)} = ${V(c,4)}`,b={numbers:m?s("{formula} (at the longest possible length)",{formula:g}):g,worst:V(d,4)},{together:k}=o;if(!e)return k?s(
"The best running beam, {numbers}, is above the worst that is kept, {worst}.",b):s("The best continuation of the step, {numbers}, is above the worst that is kep\
t, {worst}.",b);if(e.why==="settled")return k?s("No running beam can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",b):
s("No continuation of the step can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",b);let P=z(o.size,"{count} text has\
 ended, which is enough.","{count} texts have ended, which is enough.");if(!(c>d))return P;let N=k?s("Yet the best running beam, {numbers}, was above the worst \
of them, {worst}.",b):s("Yet the best continuation of the step, {numbers}, was above the worst of them, {worst}.",b);return`${P} ${N}`}cutOffWords({start:e,maxNew:n},{
step:o}){if(o-e>=n)return z(e+n,"The length limit of {count} token was reached.","The length limit of {count} tokens was reached.");let r=(this.log.finished?this.
log.finished.sequences:[]).find(({stop_reason:i})=>!["eos","length","unfinished"].includes(i));return r?s("Every continuation met a stopping criterion ({reason}\
).",{reason:ke(r.stop_reason)[0]}):s("Every continuation met a stopping criterion.")}};function rh({stop:t,prompts:e},n,o){return n?t?s("after step {step}",{step:t.
step}):o?s("goes on past step {step}",{step:Dn({prompts:e})}):s("not yet"):t?s("not exact: about step {step}",{step:t.step}):s("not exact")}function ih({group:t,
stop:e},n){if(t===null)return[];let o={group:We(t),step:e&&e.step};return[n&&e?s("Group {group}, after step {step}:",o):s("Group {group}:",o)]}function Fi(t,e){let o=S=>t.querySelector(".gp-"+S),[r,i,a,c,d]=["slide","power","rule","own-again","of-prompt"].map(o),[m,g,b]=["formula","honest","rest"].map(
o),k=new Xn(o("hypothesis-table"),e),P=new eo(t,e),N=new Qn(t,e),_={},M=new Map;for(let[S,A]of Xt)a.append(l("option","",A,{value:JSON.stringify(S)}));r.addEventListener(
"input",()=>T({lengthPenalty:Number(r.value)})),i.addEventListener("input",()=>{Number.isFinite(i.valueAsNumber)&&T({lengthPenalty:i.valueAsNumber})}),i.addEventListener(
"change",()=>e.usesBeams&&$(L(vs(e)),!0)),a.addEventListener("change",()=>T({earlyStopping:JSON.parse(a.value)})),c.addEventListener("click",()=>{_={},p(),r.focus()}),
d.addEventListener("change",()=>p());function T(S){_={..._,...S},p()}let L=S=>({...S.own,..._});function $(S,A=!1){Number(r.value)!==S.lengthPenalty&&(r.value=S.
lengthPenalty),(A||document.activeElement!==i)&&(i.value=Et(S.lengthPenalty)),a.value=JSON.stringify(S.earlyStopping)}function y(S){return A=>{let C=JSON.stringify(
A),W=M.get(C);if(W)return W;let I=Ai(S,A);return I.stop&&M.set(C,I),I}}function h(S){return{stop:e.finished?{step:0,why:""}:null,prompts:S.prompts.map(({finished:A})=>({
kept:A.map(C=>({node:C,score:C.beam.final_score})),pools:[{group:null,stop:null,weighed:null,exact:!0}]}))}}function p({onlySelection:S=!1,anew:A=!1}={}){let C=vs(
e),W=!!(e.finished||e.failed),I=u(C.prompts.length),R=y(C),q=C.together!==null&&Ci(C,R(C.own),!!e.finished),j=q?L(C):C.own,F=q?R(j):h(C),D=q?R(C.own):F,Y=q&&!Zt(
j,C.own),Q=Pi(C,I,F,j,W),ee=Y?new Map(D.prompts[I].kept.map(({node:ie},ge)=>[ie,ge])):null;if(k.draw(Q.slice(0,40),ee,C),b.hidden=Q.length<=40,O(b,z(Q.length-40,
"and {count} more, with a lower score","and {count} more, with lower scores")),S)return;for(let ie of["what-if","stopping"])o(ie).hidden=!q;o("greedily").hidden=
!1,$(j,A),c.hidden=!Y,O(c,s("Back to the run’s own: {power}, {early}",{power:Et(C.own.lengthPenalty),early:$s(C.own.earlyStopping)}));let se=Q.filter(({place:ie})=>ie!==
null);O(o("counts"),f(Q,se)),O(o("scored"),s("sum / length ^ {power}",{power:Et(j.lengthPenalty)})),m.setAttribute("aria-live",Y?"polite":"off"),O(m,w(se[0],j)),
x(q?E(F,D,I,C,j,W):v(C)),q&&P.draw(C,I,R,j,W),N.draw(C,I,D)}function u(S){return o("of-prompts").hidden=S<2,d.options.length!==S&&d.replaceChildren(...Array.from(
{length:S},(A,C)=>l("option","",s("prompt {number}",{number:C+1}),{value:C}))),Math.max(0,d.selectedIndex)}function f(S,A){let C=S.filter(({state:I})=>I==="runn\
ing").length,W=S.filter(({state:I})=>I==="returned").length;return[s("{count} ended",{count:B(S.length-C)}),s("{count} kept",{count:B(A.length)}),...C?[s("{coun\
t} running",{count:B(C)})]:[],...W?[z(W,"{count} output","{count} outputs")]:[]].join(", ")}function w(S,{lengthPenalty:A}){if(!S)return s("No text is kept yet.");
let{node:C,score:W}=S,I={sum:V(_e(C)),length:C.length,power:Et(A),score:V(W,4)};return s("The best: score = sum / length ^ length_penalty = {sum} / {length} ^ {\
power} = {score}",I)}function x(S){g.hidden=!S,O(g,S)}function v(S){return S.prompts.every(({steps:A,given:C})=>A.length===C)?s("The search has not begun: all t\
okens so far were given."):S.together===null?s("This decoding loop has its own rules: the texts are shown as they were recorded."):s("The recording does not fol\
low the rules of this search, so it does not tell what other settings would give.")}function E(S,A,C,W,I,R){let q=Math.max(1,...W.prompts.map(({steps:Y})=>Y.length-
W.start)),j=q**I.lengthPenalty;if(!Number.isFinite(j)||j===0)return s("{length} ^ {power} is too large or too small for a floating-point number: the search itse\
lf would fail.",{length:q,power:Et(I.lengthPenalty)});let F=S.prompts[C].pools.filter(({exact:Y})=>!Y);if(F.length){let Y=F.map(({group:Q})=>We(Q)).join(", ");return z(
F.length,"Not exact: an earlier group would have stopped at another step, and the padding that a stopped group writes changes the diversity penalty of group {gr\
oups}.","Not exact: an earlier group would have stopped at another step, and the padding that a stopped group writes changes the diversity penalty of groups {gr\
oups}.",{groups:Y})}if(Zt(I,W.own))return"";if(!S.stop){if(!R)return"";let Y=Dn(S);return W.together?s("With these settings the search would have gone on past s\
tep {step}, where the recording ends: this ranks what is known so far.",{step:Y}):s("With these settings the search would have gone on past step {step}, where t\
he recording of a group ends: this ranks what is known so far.",{step:Y})}let{step:D}=S.stop;return A.stop?D<A.stop.step?s("With these settings the search would\
 have stopped after step {step}, not {own}: what ended later does not count.",{step:D,own:A.stop.step}):"":s("With these settings the search would have stopped \
after step {step}: what ended later does not count.",{step:D})}return S=>{if(S.run&&(_={},M=new Map,d.replaceChildren()),(S.run||S.searched)&&(P.asked=N.isAsked=
null),t.hidden=!e.usesBeams,t.hidden)return;let A=e.hideFrom!==null;if(o("untold").hidden=!A,o("found").hidden=A,o("counts").hidden=A,A)return;let{run:C,steps:W,
status:I,selection:R,searched:q}=S;C||W||I||q?p({anew:C}):R&&p({onlySelection:!0})}}var ah=["token_id","text","piece","logprob","raw_logprob","entropy"],Cs=class extends Mt{constructor(e,n){super(),this.group=e,this.number=n}changed(e){super.changed(
e),this.group&&this.group.entryChanged(this.number,e)}},to=class extends Rt{constructor(e){super(["run","steps","status","measured","found","lanes","pair","unit"]),
this.name=e,this.lanes=null,this.turn=void 0,this.fresh=new Set,this.unit="bits",this.clear(null)}clear(e){this.header=e,this.showMetrics(),this.done=null,this.
apart=null,this.found=null,this.charts={},this.asking=null,this.pair=[0,1],this.fresh.clear(),this.groups=(e?e.groups:[]).map((n,o)=>({...n,number:o,entries:[],
shown:0,told:{values:{},each:{}},values:{},each:{}})),this.entries=(e?e.entries:[]).map(({group:n,seed:o},r)=>{let i=e.kind==="lanes"?Object.assign(new Cs(this,
r),{unit:this.unit}):null,a={number:r,group:n,seed:o,log:i,begun:!1,tokens:[],ended:null};return this.groups[n].entries.push(a),a});for(let n of this.kinds)this.
changed(n)}get running(){return!!(this.header&&!this.done)}feedRun(e,n){n!==this.turn&&(this.position=0),this.turn=n,this.feed(e)}read(e){let n=Object.hasOwn(Hi,
e.type)&&Hi[e.type];if(!n)throw new Error("unknown line "+e.type);n(this,e)}entryChanged(e,n){this.fresh.add(e),this.changed(n==="status"?"status":"steps")}flush(){
this.changes.entries=this.fresh,this.fresh=new Set,super.flush()}subscribe(e,n){super.subscribe(e,o=>n({entries:new Set(this.entries.keys()),...o}))}setPair(e,n){
this.pair=[e,n],this.changed("pair")}shownOf(e){let{entries:n,shown:o}=this.groups[e];return n[o]}showEntry(e,n){this.groups[e].shown=n,this.changed("pair")}setLanes(e){
this.lanes=e,this.changed("lanes")}setAsking(e,n){this.asking={question:e,titles:n};for(let o of["steps","status","measured","found"])this.changed(o)}answered(e){
return!!this.found&&this.found.question===e&&(!this.asking||this.asking.question===e)}setUnit(e){this.unit=e,this.showMetrics(),this.groups.forEach(n=>this.showMeasured(
n));for(let{log:n}of this.entries)n&&(n.unit=e);for(let n of["unit","measured"])this.changed(n)}showMetrics(){let e=this.header?this.header.metrics:[];this.metrics=
e.map(n=>n.unit==="nats"?{...n,unit:this.unit}:n),this.inNats=new Set(e.filter(({unit:n})=>n==="nats").map(({name:n})=>n))}showMeasured(e){let n=(r,i)=>this.inNats.
has(r)&&Number.isFinite(i)?Me(i,this.unit):i,o=(r,i)=>Object.fromEntries(Object.entries(r).map(([a,c])=>[a,i(a,c)]));e.values=o(e.told.values,n),e.each=o(e.told.
each,(r,i)=>i.map(a=>n(r,a)))}},Hi={Comparison(t,e){t.clear(e)},Of(t,{entry:e,event:n}){t.entries[e].log.read(n)},Begun(t,{entry:e,apart:n}){t.apart=n||null,t.entries[e].
begun=!0,t.entryChanged(e,"status")},Tokens(t,{entry:e,tokens:n}){for(let o of n)t.entries[e].tokens.push(Object.fromEntries(ah.map((r,i)=>[r,o[i]])));t.entryChanged(
e,"steps")},Ended(t,{entry:e,text:n,stop_reason:o,failed:r}){t.entries[e].ended={text:n,stop_reason:o,failed:r},t.entryChanged(e,"status")},Measured(t,{group:e,
values:n,each:o}){t.groups[e].told={values:n,each:o||{}},t.showMeasured(t.groups[e]),t.changed("measured")},Found(t,{values:e,charts:n}){t.found=e,t.charts=n||{},
t.changed("found")},Done(t,{stopped:e,overtaken:n}){t.done={stopped:e,...n&&{overtaken:n}},t.changed("status")}};var Di={},Ki={},no=new Map,oo=new Map,Ps="bits";function Ns(t){return no.has(t)||no.set(t,Object.assign(new Mt,{unit:Ps})),no.get(t)}function Ws(t){return oo.has(
t)||oo.set(t,Object.assign(new to(t),{unit:Ps})),oo.get(t)}function qs(t){Ps=t;for(let e of[...no.values(),...oo.values()])e.setUnit(t)}function ch(t,e,{log:n="\
main"}={}){Gi(Di[t],t,e,Ns(n))}function lh(t,e,{group:n}){Gi(Ki[t],t,e,Ws(n))}function Gi(t,e,n,o){let r=n.querySelector(".gp-pane");if(!r||!t){console.error(`G\
eneration Playground: there is no pane “${e}” here.`);return}vr(r),zr(r);let i=t(r,o);o.subscribe(r,dh.has(e)?hh(r,o,i):i)}var dh=new Set(["tokens","token",
"candidates","processors","curve","check","quiz"]);function hh(t,e,n){let o=Object.fromEntries(e.kinds.map(i=>[i,!0])),r=!1;return i=>{if(e.denoises){r=t.hidden=
!0;return}r&&(t.hidden=!1),n(r?o:i),r=!1}}function ph(t,e,n){Ns(t).feedRun(e||"",n)}function uh(t,e,n){Ws(t).feedRun(e||"",n)}function Ui(t,e){Di=t,Ki=e;let n={
mount:ch,feed:ph,chooseUnit:qs,log:Ns,RunLog:Mt,mountGroup:lh,feedGroup:uh,group:Ws};window.GenerationPlayground=n;let o=window.GenerationPlaygroundQueue||[],r=i=>{
try{i(n)}catch(a){console.error("Generation Playground:",a)}};window.GenerationPlaygroundQueue={push:r},o.forEach(r)}function Vi(t,e,{stepUnder:n,hover:o,leave:r}){t.addEventListener("pointermove",i=>{let a=n(i);a&&(i.buttons===1?e.selectStep(a):o(a))}),t.addEventListener("poi\
nterleave",r),t.addEventListener("click",i=>{let a=n(i);a&&e.selectStep(a)}),Is(t,e)}function Is(t,e){t.addEventListener("keydown",n=>{let o={ArrowRight:1,ArrowUp:1,
ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0};n.key==="Escape"&&e.selectStep(null),n.key in o&&(n.preventDefault(),e.walk(o[n.key]))})}function so(t,e,n,o,r=0){
e&&(t.setAttribute("aria-valuenow",String(e.isPrompt?e.index-r:e.index+1)),t.setAttribute("aria-valuemin",String(1-r)),t.setAttribute("aria-valuemax",String(n))),
t.setAttribute("aria-valuetext",o)}var fh=new Intl.NumberFormat("en-US",{maximumFractionDigits:2,minimumFractionDigits:2}),Ji=t=>fh.format(t),Yi={information:{unit:!0,write:Ji,look:{rangemode:"to\
zero"}},sum:{unit:!0,write:Ji,look:{}},share:{title:()=>s("probability"),write:H,look:{rangemode:"tozero",tickformat:".0%"}},count:{title:()=>s("tokens kept"),write:B,
look:{type:"log",dtick:1}},rank:{title:()=>s("rank"),write:B,look:{type:"log",dtick:1,autorange:"reversed"}}},Rs=[["kept","solid"],["chosen","dash"],["accepted",
"dot"],["rejected","dashdot"],["bonus","longdash"],["text","4px,4px"],["before","12px,3px,2px,3px"],["focus","2px,7px"]].map(([t,e])=>({role:t,dash:e})),Xi=()=>({
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
en at each place, before the processors."),of:t=>X(t.raw_logprob)},after:{name:s("looked up: probability after"),axis:"share",about:s("How probable each looked-\
up token was in the draw at each place, after the processors: 0% where they removed it."),of:t=>X(t.logprob)},rank:{name:s("looked up: rank"),axis:"rank",about:s(
"The rank of each looked-up token among all tokens before the processors: 1, the likeliest, is at the top."),of:t=>t.raw_rank||null}});var Ie=(t,e={})=>({color:"var(--gp-muted)",gridcolor:"var(--gp-line)",linecolor:"var(--gp-line)",zeroline:!1,automargin:!0,title:{text:t,standoff:8,font:{size:13}},
...e}),mt=(t,e,n,o,r={})=>({data:e,layout:{font:{color:"var(--gp-text)",size:13,family:"system-ui, Segoe UI, Roboto, Helvetica Neue, Arial"},paper_bgcolor:"var(\
--gp-surface)",plot_bgcolor:"var(--gp-surface)",hoverlabel:{bgcolor:"var(--gp-raised)",bordercolor:"var(--gp-line)",font:{color:"var(--gp-text)"}},hovermode:"cl\
osest",margin:{l:52,r:18,t:28,b:44},height:300,showlegend:!1,xaxis:n,yaxis:o,meta:t,...r}});var mh={solid:"none",dash:"7 4",dot:"2 4",dashdot:"10 4 2 4",longdash:"14 5"},Zi=t=>mh[t]??t.replaceAll("px","").replaceAll(","," ");function Qi({series:t,of:e},n){
return t||[...n].slice(-Rs.length).map(([o,r],i)=>({...Rs[i],name:r,tip:s("The looked-up token {token}, id {id}.",{token:J(r),id:o}),value:a=>{let c=(a.watched||
[]).find(({token_id:d})=>d===o);return c?e(c):null}}))}function ea({curve:t,series:e,steps:n,prompt:o,current:r,unit:i,factor:a}){let c=Yi[t.axis],d=o.length,m=T=>T.
index+1-(T.isPrompt?d+1:0),g=c.unit?a:1,b=(T,L,$)=>({type:"scatter",mode:L.length>400?"lines":"lines+markers",name:T.name,connectgaps:!1,hoverinfo:"text",x:L.map(
m),...gh(T,L,g,c,i),line:{color:`var(--gp-${T.role})`,width:2,dash:T.dash},marker:{color:`var(--gp-${T.role})`,size:4},opacity:$?.75:1}),k=e.flatMap(T=>[...d?[b(
T,o,!0)]:[],b(T,n,!1)]),P=Math.max(10,n.length),N=Ie(s("token"),{range:[d?.5-d:.5,P+.5],showgrid:!1}),_=Ie(c.unit?i:c.title(),c.look),M={label:s("{curve} along \
the text",{curve:t.name}),layout:{height:260,hovermode:"x",margin:{l:52,r:12,t:12,b:40},shapes:wh(d,r&&m(r))}};return mt(M.label,k,N,_,M.layout)}function gh(t,e,n,o,r){
let i=0,a=e.map(d=>{let m=ve(t.value(d));return t.sum?(i=i===null||m===null?null:i+m,i===null?null:i*n):m===null?null:m*n}),c=a.map((d,m)=>d===null?"":s("{token\
} {series}: {value}",{token:J(e[m].chosen.text),series:t.name,value:`${o.write(d)}${o.unit?` ${r}`:""}`}));return{y:a,text:c}}function wh(t,e){let n={type:"line",
yref:"paper",y0:0,y1:1},o={type:"rect",xref:"x",x0:.5-t,x1:.5,yref:"paper",y0:0,y1:1,fillcolor:"var(--gp-raised)",line:{width:0},layer:"below"};return[...t?[o,{
...n,x0:.5,x1:.5,line:{color:"var(--gp-muted)",width:1,dash:"dot"}}]:[],...e===null?[]:[{...n,x0:e,x1:e,line:{color:"var(--gp-chosen)",width:1.5}}]]}var bh=150;function ta(t,e){let n=E=>t.querySelector(".gp-"+E),[o,r,i,a,c]=["curve-chart","reading","unit","view","keys"].map(n),d=Xi(),m=new Map,g=0,b=-1/0,k=!1,
P=()=>d[a.value],N=()=>Qi(P(),m);function _(){let E=e.current();return E?Ze([],e.lastOf(E)).added:[]}function M(){let E=Object.keys(d).filter(A=>d[A].series||m.
size);if(E.length===a.options.length)return;let S=E.includes(a.value)?a.value:E[0];a.replaceChildren(...E.map(A=>l("option","",d[A].name,{value:A}))),a.value=S}
function T(E){for(let S of E)for(let{token_id:A,text:C}of S.watched||[])m.set(A,C)}function L(){let E=[P().about,e.promptSteps.length?s("The prompt comes before\
 the text, on a shaded background."):""].filter(Boolean).join(" ");O(n("about"),E);let S=N(),A=JSON.stringify(S.map(({name:C,tip:W})=>[C,W]));c.dataset.key!==A&&
(c.dataset.key=A,c.replaceChildren(...S.map($)))}function $({name:E,role:S,dash:A,tip:C}){let W=l("span","",null,{tabindex:"0","data-tip":C}),I=te("svg",""),R=te(
"line","");for(let[q,j]of Object.entries({width:26,height:8,"aria-hidden":"true"}))I.setAttribute(q,String(j));for(let[q,j]of Object.entries({x1:0,y1:4,x2:26,y2:4,
stroke:`var(--gp-${S})`,"stroke-dasharray":Zi(A)}))R.setAttribute(q,String(j));return I.append(R),W.append(I,P().of?oe(E):E),W}function y(){let E=e.current(),S=E?
h(E):s("The curve grows with the text.");O(r,S),so(r,E,_().length,E?S:s("no token yet"),e.promptSteps.length)}function h(E){let S={number:E.index+1,token:J(E.chosen.
text),facts:p(E)};return E.isPrompt?s("Prompt token {number}, {token}: {facts}",S):s("Token {number}, {token}: {facts}",S)}function p(E){if(P().of)return f(E)||
s("no token was looked up here");if(a.value==="kept")return E.isPrompt?s("no processor takes part"):s("{kept} of {count} tokens kept",{kept:B(Ke(E)),count:B(E.distribution.
vocab)});if(a.value==="cumulative")return u(E);let{surprisal:S,entropyBefore:A,entropyAfter:C}=xe(E),[W,I,R]=[S,A,C].map(q=>ae(ve(q),e.unit));return E.isPrompt?
s("surprisal {surprisal}; entropy {entropy}",{surprisal:W,entropy:I}):s("surprisal {surprisal}; entropy {before} before, {after} after",{surprisal:W,before:I,after:R})}
function u(E){let S=E.isPrompt?e.promptSteps:_(),A=S.slice(0,S.indexOf(E)+1),C=N().filter(W=>W.value(E)!==null).map(W=>{let I=A.map(q=>ve(W.value(q)));return`${I.
includes(null)?s("minus infinity"):ae(I.reduce((q,j)=>q+j,0),e.unit)} ${W.name}`});return s("log-probability so far {sums}",{sums:C.join(", ")})}function f(E){return(E.
watched||[]).map(S=>{let A={token:J(S.text),before:H(X(S.raw_logprob)),after:H(X(S.logprob)),rank:B(S.raw_rank||0)};return S.logprob===null?S.raw_rank?s("{token\
} {before} before (rank {rank}), removed after",A):s("{token} {before} before, removed after",A):S.raw_rank?s("{token} {before} before (rank {rank}), {after} af\
ter",A):s("{token} {before} before, {after} after",A)}).join("; ")}function w(){g=0,b=performance.now(),o.removeAttribute("aria-busy");let E=_(),S=E.length||e.promptSteps.
length?ea({curve:P(),series:N(),steps:E,prompt:e.promptSteps,current:e.current(),unit:e.unit,factor:Me(1,e.unit)}):void 0;pe(o,S,({x:A})=>{let C=A-1+(A<1?e.promptSteps.
length:0),W=A<1?e.promptSteps[C]:_()[C];W&&e.selectStep(W)})}function x(){g||!k||(o.setAttribute("aria-busy","true"),g=window.setTimeout(w,Math.max(0,b+bh-performance.
now())))}new IntersectionObserver(([{isIntersecting:E}])=>{k||!E||(k=!0,x())}).observe(t),Is(r,e),i.addEventListener("change",()=>qs(i.value)),a.addEventListener(
"change",v);function v(){L(),y(),x()}return E=>{E.unit&&(i.value=e.unit),E.run&&(m=new Map),T(_()),M(),v()}}var oa={probability:{scale:"prob",level:t=>t.probability*10,ends:["0%","100%"],meaning:()=>s("How likely the token was, after the processors.")},raw:{scale:"pro\
b",level:t=>t.rawProbability*10,ends:["0%","100%"],meaning:()=>s("How likely the model found the token, before the processors.")},rank:{scale:"heat",level:t=>js[sa(
t)][1],meaning:()=>s("The rank among all tokens, the likeliest first. A bar beside the token shows it, too.")},surprisal:{scale:"heat",level:t=>t.surprisal/Math.
LN2,bits:[0,10],words:()=>[s("expected"),s("surprising")],meaning:()=>s("How unexpected the token was: minus the logarithm of its probability.")},uncertainty:{scale:"\
heat",level:t=>t.entropyBefore/Math.LN2*1.25,bits:[0,8],words:na,meaning:()=>s("How uncertain the model was before this token: the entropy of its distribution, \
before the processors.")},kl:{scale:"heat",level:t=>t.kl/Math.LN2,bits:[0,10],meaning:()=>s("How far two distributions lie apart: the Kullback-Leibler divergenc\
e.")},entropy:{scale:"heat",level:t=>t.entropyAfter/Math.LN2*1.25,bits:[0,8],words:na,meaning:()=>s("How open the choice was: the entropy after the processors.")}};
function na(){return[s("certain"),s("uncertain")]}var js=[[1,0],[10,3],[100,6],[1e3,8],[1/0,10]],sa=({rank:t})=>js.findIndex(([e])=>(t??1/0)<=e);function Bs(t,e){
let{scale:n,level:o}=oa[t];return`--gp-${n}-${Math.round(Math.max(0,Math.min(10,o(e)||0)))}`}function gt(t,e,n){t.style.backgroundColor=`var(${Bs(e,n)})`,e==="r\
ank"?t.dataset.rank=String(sa(n)):delete t.dataset.rank}function Ye(t,e,n){let{scale:o,ends:r,bits:i,words:a=()=>[],meaning:c}=oa[e];if(t.dataset.tip=c(),t.tabIndex=
0,t.replaceChildren(),e==="rank"){js.forEach(([N,_],M)=>{let T=l("span","gp-chip",N===1/0?s("beyond"):s("top {rank}",{rank:N}),{"data-rank":M});T.style.backgroundColor=
`var(--gp-${o}-${_})`,t.append(T)});return}let[d,m]=r||i.map(N=>`${n==="bits"?N:(N*Math.LN2).toFixed(1)} ${n}`),[g,b]=a(),k=(N,_)=>_?`${_}, ${N}`:N,P=l("span","\
gp-ramp",null,{"aria-hidden":"true"});for(let N=0;N<=10;N++){let _=l("i");_.style.backgroundColor=`var(--gp-${o}-${N})`,P.append(_)}t.append(l("span","",k(d,g)),
P,l("span","",k(i?m.replace(" ","+ "):m,b)))}var zs=3,kh={sum:"logprob",token:"per_token",byte:"per_byte"},ra=(t,e)=>t[kh[e]]??-1/0,Fs=({answers:t},e)=>t.map((n,o)=>o).sort((n,o)=>ra(t[o],e)-ra(t[n],e)),Qt=(t,e=3)=>U(
t)?V(t,e):"−∞";function Hs(t){let{answers:e}=t;if(e.length<2)return"";let n=["sum","token","byte"].map(c=>Fs(t,c)),[o,r,i]=n.map(([c])=>J(e[c].text.trim()));
return o!==r||o!==i?s("Which of these answers is the likeliest depends on the ranking: {sum} by sum, {token} per token, {byte} per byte.",{sum:o,token:r,byte:i}):
n.every(c=>c.join()===n[0].join())?s("The likeliest of these answers is {answer}; the ranking is the same by sum, per token and per byte.",{answer:o}):s("The li\
keliest of these answers is {answer}, by sum, per token and per byte; the order of the others changes.",{answer:o})}function aa({answers:t,total:e}){if(!U(e))return"";
let n=H(e);return z(t.length,"This answer has {share} of the probability.","Together these {count} answers have {share} of the probability; each share is of tha\
t part alone.",{share:n})}function ca({answers:t,overlaps:e,kind:n,unread:o},r,i){let a=[],c=(g,b="warning")=>a.push({kind:b,words:g});if(r&&!t.length&&c(s("Non\
e of the answers was read.")),!t.length)return a;n==="chat"&&c(s("Each answer begins the assistant’s turn."),"info"),n==="source"&&c(s("Each answer begins the\
 target."),"info");let d=new Set;for(let[g,b]of e)d.has(b)||(d.add(b),c(s("{long} begins with the tokens of {short}: whoever writes the one has written the othe\
r, so it adds nothing to the total, and these shares overlap.",{long:J(t[b].text.trim()),short:J(t[g].text.trim())})));let m=t.filter(({join:g})=>g&&!g.same);for(let{
text:g,join:b}of m.slice(0,zs))c(yh(g,b));m.length>zs&&c(z(m.length-zs,"So is {count} other answer.","So are {count} other answers.")),r&&n!=="source"&&t.some(({
join:g})=>!g)&&c(s("How prompt and answer are split as one text is not known here."),"info");for(let g of r?o:[])c(xh(g,i(g)));return a}var ia=t=>t.map(J).join(
" ");function yh(t,{whole:e,read:n}){return s("{answer} is split in an unusual way: the model read {read}, but written as one text with the prompt it is {whole}\
. Check the space between them.",{answer:J(t.trim()),read:ia(n),whole:ia(e)})}function xh({text:t,failed:e},n){let o=s("{answer} is missing: it was not read, an\
d the shares are among the others.",{answer:J(t.trim())});return e&&!n?`${o} ${s(e.message)} ${s(e.fix)}`:o}function la({token_id:t,text:e,logprob:n,rank:o,after:r,
removed_by:i},a){let c=[s("{token}, id {id}: log-probability {value}, probability {share}",{token:J(e),id:t,value:Qt(n),share:H(X(n))})];return o&&c.push(s("ran\
k {rank}",{rank:B(o)})),a&&c.push(vh(r,i)),`${c.join(", ")}.`}function vh(t,e){return U(t)?s("{share} after the processors",{share:H(X(t))}):s("removed by {proc\
essor}",{processor:e?Ce(e)[0]:s("a processor")})}var da=({tokens:t})=>t.find(({after:e})=>!U(e));var ha=400;function pa(t,e){let n=T=>t.querySelector(".gp-"+T),o=[...t.querySelectorAll("[data-by]")],r="sum";for(let T of o)T.addEventListener("click",()=>{r=T.
dataset.by,M()});let i=()=>e.found&&e.found.question==="choices",a=()=>[[s("share"),_h[r]()],[s("log P"),s("The sum of the log-probabilities of its tokens, in n\
ats, before the logits processors; below it the probability."),"sum"],[s("per token"),s("log P divided by the number of tokens."),"token"],[s("per byte"),s("log\
 P divided by the bytes of the answer in UTF-8, without the space before it: acc_bytes of lm-evaluation-harness. Its acc_norm divides by characters."),"byte"],[
s("perplexity"),s("exp of minus the mean per token.")],[s("after processors"),s("log P after the logits processors: what these knobs leave of it.")]];function c([
T,L,$]){let y=l("th","",null,{scope:"col",...$===r&&{"aria-sort":"descending"}});return y.append(l("span","",T,{tabindex:0,"data-tip":L})),y}function d(T,L,$){let y=l(
"tr"),h=l("th","",null,{scope:"row",dir:"auto"});for(let p of T.tokens){let u=l("span","gp-token",null,{tabindex:0});Pe(u,p);let f=u.querySelector(".gp-ink");f.
style.backgroundColor=`var(--gp-prob-${Math.round(X(p.logprob)*10)})`,we(u,()=>la(p,$.length>0)),h.append(u)}return y.append(h,g(T),m(Qt(T.logprob),H(X(T.logprob)))),
y.append(m(Qt(T.per_token)),m(Qt(T.per_byte)),m(Sh(T.perplexity))),$.length&&y.append(b(T)),e.canAsk&&y.append(k(T,L)),y}function m(T,L=""){let $=l("td","",T);return L&&
$.append(l("small","",L)),$}function g({shares:T}){let L=l("td","gp-share-cell"),$=T&&T[r],y=l("span","gp-share",null,{"aria-hidden":"true"});return y.append(l(
"i")),ne(y.firstChild,"width",$||0),L.append(l("span","",U($)?H($):"…"),y),L}function b(T){if(U(T.after))return m(Qt(T.after),H(X(T.after)));let{text:L,removed_by:$}=da(
T),y=l("td","gp-removed",`✕ ${s("removed")}`);return y.append(l("small","",s("{token} by {processor}",{token:J(L),processor:$?Ce($)[0]:s("a processor")}))),y}
function k({text:T},L){let $=l("td"),y=l("button","gp-button",s("Open"),{type:"button","aria-label":s("Open the run of {answer}",{answer:J(T.trim())})});return y.
addEventListener("click",()=>e.ask({type:"open",entry:L})),$.append(y),$}function P(T){let{answers:L,entries:$,processors:y}=T,h=l("table","gp-answers");h.append(
l("caption","gp-hidden",s("The answers to {prompt}, the likeliest first",{prompt:J(T.prompt)})));let p=l("tr");p.append(l("th","",s("answer"),{scope:"col"}),...a().
slice(0,y.length?6:5).map(c)),e.canAsk&&p.append(l("td"));let u=l("tbody");return u.append(...Fs(T,r).map(f=>d(L[f],$[f],y))),h.append(l("thead"),u),h.tHead.append(
p),h}function N(){let T=l("section","gp-block"),L=l("h3","gp-block-head");return L.append(l("span","gp-block-model")," ",l("bdi","gp-block-prompt")),T.append(L,
l("p","gp-verdict"),l("p","gp-note gp-total"),l("div","gp-wide",null,{tabindex:0,role:"group"}),l("ul","gp-choice-notes")),T}function _(T,L){let[$,y,h,p,u]=T.children,
f=[...L.prompt];O($.firstChild,L.model),O($.lastChild,f.length?f.slice(0,ha).join("")+(f.length>ha?"…":""):s("(empty)"));let w=U(L.total);O(y,w?Hs(L):""),O(h,
aa(L)),p.setAttribute("aria-label",s("The answers to {prompt}, the likeliest first",{prompt:J(L.prompt)}));let x=!!e.done,v=JSON.stringify([r,e.canAsk,x,L]);if(T.
dataset.key===v)return;T.dataset.key=v;let E=p.contains(document.activeElement);p.replaceChildren(...L.answers.length?[P(L)]:[]),E&&p.focus();let S=({entry:A})=>!!(e.
entries[A]&&e.entries[A].ended&&e.entries[A].ended.failed);u.replaceChildren(...ca(L,x,S).map(({kind:A,words:C})=>l("li","gp-note",C,{"data-kind":A}))),G(u,u.childElementCount>
0)}function M(){let T=e.found;for(let $ of o)$.setAttribute("aria-pressed",String($.dataset.by===r));O(n("missing"),Te(e,T));let L=Z(n("blocks"),T.blocks.length,
N);T.blocks.forEach(($,y)=>_(L[y],$)),Ye(n("scale"),"raw",e.unit),e.done&&T.blocks.length===1&&O(n("told"),Hs(T.blocks[0]))}return T=>{t.hidden=!i(),!t.hidden&&
(T.found||T.status)&&M()}}var Sh=t=>t>=1e3?B(Math.round(t)):U(t)?V(t,2):"∞",_h={sum:()=>s("The softmax of the sums: how probable the answer is if it must be o\
ne of these."),token:()=>s("The softmax of the means per token: a weight for the ranking, no probability of a text."),byte:()=>s("The softmax of the means per b\
yte: a weight for the ranking, no probability of a text.")};var ua=new WeakMap;function Ee(t){let e=ua.get(t)||[],[n]=t.lines(),{keep:o,added:r}=Ze(e,n?n.last:null);e.length=o;for(let i of r)e.push(i);return ua.set(t,e),
e}function Xe({groups:t,pair:[e,n]}){if(t.length<2)return null;let o=t[e]?e:0,r=t[n]&&n!==o?n:+(o===0);return[o,r]}function Re({groups:t,lanes:e},n){let{id:o,label:r}=t[n];
if(!e)return r;let i=e.find(a=>a.id===o);return i?i.label:s("{lane} (removed)",{lane:r})}var ro=({groups:t},e,n)=>fa(t[e].model)===fa(t[n].model);function fa(t){
let[e,n=""]=t.split("?");return`${e}?${n.split("&").find(o=>o.startsWith("revision="))||""}`}function io(t,e,n){let o=[e,n].map(a=>Ee(t.shownOf(a).log)),r=ro(t,
e,n)?Oh(...o):Mh(...o),i=o.map((a,c)=>r[c]>=a.length);return i[0]&&i[1]?{kind:"same",at:r,shorter:null}:i[0]||i[1]?{kind:"shorter",at:r,shorter:i[0]?0:1}:{kind:"\
apart",at:r,shorter:null}}function Oh(t,e){let n=Math.min(t.length,e.length),o=0;for(;o<n&&t[o].chosen.token_id===e[o].chosen.token_id;)o+=1;return[o,o]}var ma=({
piece:t})=>t??"\0";function Mh(...t){let[e,n]=t.map(i=>i.map(ma).join("")),o=Math.min(e.length,n.length),r=0;for(;r<o&&e[r]===n[r];)r+=1;return t.map(i=>Eh(i,r))}
function Eh(t,e){let n=0,o=0;for(;o<t.length&&(n+=ma(t[o]).length)<=e;)o+=1;for(;o>0&&o<t.length&&t[o-1].piece==="";)o-=1;return o}var kn=(t,e=t.length)=>t.slice(
0,e).map(({piece:n})=>n??"").join("");function ga(t,e=60){let n=Array.from(t);return n.length<=e?t:"…"+n.slice(-e).join("")}var de=t=>An(t)?s(t):String(t);var wa=typeof Intl.Segmenter=="function"?new Intl.Segmenter(void 0,{granularity:"word"}):null;function ba(t){let e=wa?[...wa.segment(t)].map(({segment:r})=>r):t.
match(/\s+|[\p{L}\p{M}\p{N}_]+|./gsu)||[],n=[],o="";for(let r of e)r.trim()?(n.push({space:o,word:r}),o=""):o+=r;return o&&n.push({space:o,word:""}),n}function ka(t,e){
let n=[t,e].map(b=>b.map(({word:k})=>k)),[o,r]=n,i=Math.min(o.length,r.length),a=0;for(;a<i&&o[a]===r[a];)a+=1;let c=0;for(;c<i-a&&o.at(-1-c)===r.at(-1-c);)c+=1;
let d=n.map(b=>b.map((k,P)=>P<a||P>=b.length-c)),m=n.map(b=>b.slice(a,b.length-c)),g=m.some(b=>b.length>1200);for(let[b,k]of Th(...m.map(P=>P.slice(0,1200))))d[0][a+
b]=d[1][a+k]=!0;return{kept:d,shared:d[0].filter((b,k)=>b&&o[k]).length,cut:g}}function Th(t,e){let n=e.length+1,o=new Uint16Array((t.length+1)*n);for(let i=t.length-
1;i>=0;i--)for(let a=e.length-1;a>=0;a--){let c=i*n+a;o[c]=t[i]===e[a]?o[c+n+1]+1:Math.max(o[c+n],o[c+1])}let r=[];for(let i=0,a=0;i<t.length&&a<e.length;)t[i]===
e[a]?r.push([i++,a++]):o[(i+1)*n+a]>=o[i*n+a+1]?i+=1:a+=1;return r}function ya(t,e){let r=t.querySelector(".gp-texts"),i="",a=0,c=-1/0;function d(k){let P=l("div","gp-text-side"),N=l("h3","gp-side-name"),_=l("p","gp-side-text",
null,{dir:"auto"});return P.append(N,_),r.append(P),{head:N,body:_,tag:k}}let m=["del","ins"].map(d);function g({body:k,tag:P},N,_){let M=[],T="",L=!1,$=()=>{T&&
M.push(L?l(P,"",T):T),T=""};N.forEach(({space:y,word:h},p)=>{let u=!_[p]&&!!h;u!==L?!u||!T?($(),L=u,T=y+h):(T+=y,$(),L=!0,T=h):T+=y+h}),$(),k.replaceChildren(...M)}
function b(k){clearTimeout(a),a=0,c=performance.now();let P=k.map(y=>ba(kn(Ee(e.shownOf(y).log)))),{kept:N,shared:_,cut:M}=ka(...P);m.forEach((y,h)=>g(y,P[h],N[h]));
let[T,L]=P.map(y=>y.filter(({word:h})=>h).length),$=t.querySelector(".gp-alike");G($,T+L>0),T+L&&(O(t.querySelector(".gp-share"),s("{share} in common",{share:H(
2*_/(T+L))})),O(t.querySelector(".gp-formula"),s("2 × {shared} shared words / ({one} + {other})",{shared:B(_),one:B(T),other:B(L)}))),G(t.querySelector(".gp-cu\
t"),M),O(t.querySelector(".gp-cut"),s("The texts are very long: only {count} words of each, after their common beginning, are compared. What follows counts as d\
ifferent.",{count:B(1200)}))}return()=>{let k=e.header&&e.header.kind==="lanes"?Xe(e):null,P=k?k.map(L=>Ee(e.shownOf(L).log)):[];if(t.hidden=!P.some(L=>L.length),
t.hidden)return;let N=k.map(L=>Re(e,L)),_=JSON.stringify([N,...P.map(L=>kn(L))]);if(_===i&&(!a||e.running))return;i=_,O(t.querySelector(".gp-pair"),s("{one} and\
 {other}, word by word",{one:N[0],other:N[1]})),m.forEach(({head:L},$)=>fe(L,`${N[$]} ${de(e.groups[k[$]].title)}`,{plain:!0}));let T=P[0].length*P[1].length>2e5&&
e.running?c+500-performance.now():0;T<=0?b(k):a||=setTimeout(()=>b(Xe(e)),T)}}function xa(t,e){let o=[4,5e-4],r=t.querySelector(".gp-said"),i=t.querySelector(".gp-models"),a=t.querySelector(".gp-sides-box"),c=t.querySelector(".gp-sides"),
d=[t.querySelector(".gp-one"),t.querySelector(".gp-other")];function m(){for(let h of d)h.replaceChildren(...e.groups.map(({title:p},u)=>l("option","",`${Re(e,u)}\
 ${de(p)}`,{value:u})))}d.forEach((h,p)=>h.addEventListener("change",()=>{let u=Xe(e),f=Number(h.value),w=f===u[1-p]?u[p]:u[1-p];e.setPair(...p?[w,f]:[f,w])}));
let g=({log:h})=>!!(h.finished||h.failed||e.done);function b(h,{kind:p,at:u,shorter:f}){let[w,x]=h.map(W=>Re(e,W)),[v,E]=h.map(W=>e.shownOf(W)),S=[v,E].map(({log:W})=>Ee(
W));if(!S[0].length||!S[1].length)return[s("{one} and {other} have no tokens to compare yet.",{one:w,other:x})];if(p==="same")return g(v)&&g(E)?[z(u[0],"{one} a\
nd {other} never diverge: both wrote the same {count} token.","{one} and {other} never diverge: both wrote the same {count} tokens.",{one:w,other:x})]:[z(u[0],"\
{one} and {other} have written the same so far: {count} token.","{one} and {other} have written the same so far: {count} tokens.",{one:w,other:x})];if(p==="shor\
ter"){let[W,I]=f?[x,w]:[w,x];if(!g(f?E:v))return[s("{one} and {other} have written the same so far; {long} is ahead.",{one:w,other:x,long:I})];let{finished:R}=(f?
E:v).log,q=z(u[f],"{count} token","{count} tokens"),j=_(S[1-f][u[1-f]].chosen.text),F=R&&R.sequences.length&&ke(R.sequences[0].stop_reason)[0];return[F?s("{shor\
t} ended after {tokens}: {reason}.",{short:W,tokens:q,reason:F}):s("{short} ended after {tokens}.",{short:W,tokens:q})," ",...he(s("{long} begins with the same \
text and continues with {token}."),{long:I,token:j})]}let[A,C]=S.map((W,I)=>W[u[I]]);return[...k([w,x],u,kn(S[0],u[0]))," ",...P(w,A)," ",...P(x,C)]}function k([
h,p],u,f){if(!f)return[s("They diverge at the first token.")];let[w,x]=u.map(E=>B(E+1));return[w===x?s("They diverge at token {number}.",{number:w}):s("They div\
erge at token {a} of {one} and token {b} of {other}.",{a:w,b:x,one:h,other:p})," ",...he(s("Both had written {text}."),{text:_(ga(f))})]}let P=(h,p)=>he(p.given?
s("{lane} was given {token} ({odds})."):s("{lane} chose {token} ({odds})."),{lane:h,token:_(p.chosen.text),odds:N(p)}),N=h=>h.chosen.logprob===null?ht(h.chosen):
H(xe(h).probability);function _(h){let p=l("span","gp-quote");return p.append(...he(s("“{text}”"),{text:oe(h,"gp-strong")})),p}function M(h){let p=l("p");p.
append(...h),p.textContent!==r.textContent&&r.replaceChildren(...p.childNodes)}function T(h,p){let u=new Map;return h.forEach(({chosen:w,distribution:x},v)=>{for(let E of[
...x.candidates,w]){let S=p?E.token_id:E.text;u.has(S)||u.set(S,{label:E.text,sides:[null,null],most:0});let A=u.get(S);A.sides[v]||(A.sides[v]={candidate:E,isChosen:E.
token_id===w.token_id},A.most=Math.max(A.most,X(E.logprob),X(E.raw_logprob)))}}),[...u.values()].sort((w,x)=>x.most-w.most).filter(({sides:w,most:x},v)=>v<10&&(v<
o[0]||x>=o[1])||w.some(E=>E&&E.isChosen))}function L(){let h=l("tr"),p=l("th","",null,{scope:"row"});return p.append(l("bdi","gp-word")),h.append(p,...[0,1].map(
()=>{let u=l("td"),f=l("div","gp-side"),w=l("span","gp-tracks");w.append(l("i","gp-bar gp-after"),l("i","gp-bar gp-before"));let x=l("span","gp-values");return x.
append(l("span"),l("small")),f.append(l("span","gp-sign"),w,x),u.append(f),u})),h}function $(h,p,u,f){let[w,x,v]=h.firstChild.children,[E,S]=p?[p.candidate.logprob,
p.candidate.raw_logprob].map(X):[0,0],A=!!p&&p.candidate.logprob===null,C=!!p&&p.isChosen;ce(h,[C&&"gp-chosen",A&&"gp-removed",!p&&"gp-unlisted"].filter(Boolean).
join(" ")),O(w,C?"▶":A?"✕":""),ne(x.children[0],"width",E/u),ne(x.children[1],"width",S/u),O(v.children[0],p?A?"":H(E):"–"),O(v.children[1],p?H(S):"");let W=p?
[C&&s("chosen"),A?ht(p.candidate):H(E),s("{share} before the processors",{share:H(S)})].filter(Boolean).join(", "):s("not recorded");K(h,{"aria-label":`${f}: ${W}`,
title:A?ht(p.candidate):""})}function y(h,p){let u=T(p,ro(e,...h)),f=u.flatMap(S=>S.sides).filter(Boolean),w=f.every(({candidate:S})=>S.logprob===S.raw_logprob),
x=Math.max(1e-9,...f.flatMap(({candidate:S})=>[X(S.logprob),X(S.raw_logprob)]));a.classList.toggle("gp-plain",w),G(t.querySelector(".gp-before-key"),!w),G(t.querySelector(
".gp-removed-key"),f.some(({candidate:S})=>S.logprob===null)),G(t.querySelector(".gp-unlisted-key"),f.length<2*u.length);let v=Z(c.tBodies[0],u.length,L);u.forEach(
({label:S,sides:A},C)=>{let[W,...I]=v[C].cells;fe(W.firstChild,S),I.forEach((R,q)=>$(R,A[q],x,Re(e,h[q])))});let E=c.tHead.rows[0].cells;h.forEach((S,A)=>{let{title:C}=e.
groups[S],{entropyAfter:W}=xe(p[A]);fe(E[A+1],s("{lane}, entropy {entropy}",{lane:`${Re(e,S)} ${de(C)}`,entropy:ae(W,e.unit)}),{plain:!0})})}return h=>{let p=e.
header&&e.header.kind==="lanes"?Xe(e):null;if(t.hidden=!p||p.some(E=>e.shownOf(E).log.denoises),t.hidden)return;(h.run||h.lanes)&&m(),d.forEach((E,S)=>{E.value=
p[S]});let u=io(e,...p);M(b(p,u));let[f,w]=p.map(E=>Re(e,E)),x=ro(e,...p);G(i,!x),x||O(i,s("{one} and {other} run on different models, so they are compared by t\
ext, not by token ids; tokens with the same text share a row.",{one:f,other:w}));let v=u.kind==="apart"?p.map((E,S)=>Ee(e.shownOf(E).log)[u.at[S]]):null;G(a,!!v),
v&&y(p,v)}}var Ds=5,Ah=.9;function $h(t){if(!t.length)return null;let e=[...t].sort((a,c)=>a-c),n=e.length,[o,r,i]=[0,0,2/2**n];for(;o<Math.floor(n/2)&&(r+=i,!(o>0&&r>1-Ah));)
i*=(n-o)/(o+1),o+=1;return o=Math.max(0,o-1),{median:$n(e),low:e[o],high:e[n-1-o]}}function Ks(t,e){if(t.length<Ds)return"few";let{low:n,high:o}=$h(t);return n>
e?"above":o<e?"below":"open"}function va(t,e=!0){let n=([i,a])=>U(i)&&U(a),o=(i,a)=>Ks(i.map((c,d)=>[c,a[d]]).filter(n).map(([c,d])=>c-d),0),r=t.findIndex((i,a)=>t.
length>1&&t.every((c,d)=>a===d||o(i,c)===(e?"above":"below")));return r<0?null:r}function Sa(t,e){let n=e.filter(({values:d})=>Number.isFinite(d[t.name])),o=({values:d})=>d[t.name];if(!n.length)return{low:null,high:null,best:null,level:()=>0,
scale:ao([]),flat:!0};let r=n.reduce((d,m)=>o(m)<o(d)?m:d),i=n.reduce((d,m)=>o(m)>o(d)?m:d),a=Ae(t,o(r))===Ae(t,o(i)),c=ao(a?[]:n.map(o));return{low:r,high:i,best:a?
null:Gs(t,e),level:d=>Math.round(c.share(d)*10),scale:c,flat:a}}function Gs(t,e){let n=e.filter(({values:c})=>Number.isFinite(c[t.name])),o=n.map(({each:c})=>c[t.
name]||[]);if(!t.better||o.some(({length:c})=>c!==o[0].length))return null;let r=va(o,t.better==="more"),i=r!==null&&n[r].values[t.name],a=c=>t.better==="more"?
c<i:c>i;return r!==null&&n.every(({values:c},d)=>d===r||a(c[t.name]))?n[r]:null}function ao(t){let e=[...new Set(t)].sort((d,m)=>d-m),[n,o]=[e[0],e.at(-1)],r=d=>m=>o>
n?(d(m)-d(n))/(d(o)-d(n)):0,i=d=>e.some(m=>e.filter(g=>g>=m&&d(g)-d(m)<.1).length>Math.max(1,e.length/2)),a=d=>e.length>1?e.indexOf(d)/(e.length-1):0,c=[{name:"\
linear",share:r(d=>d)},...n>0?[{name:"log",share:r(Math.log)}]:[],{name:"order",share:a}];return c.find(({share:d})=>!i(d))||c.at(-1)}function et(t,{each:e}){let n=(e[t.
name]||[]).filter(U);if(n.length<2)return"";let[o,r]=[Math.min(...n),Math.max(...n)].map(i=>Ae(t,i));return o===r?"":s("{low} to {high}",{low:o,high:r})}var en=t=>t.
better==="less"?"heat":"prob";function Ae(t,e,{unit:n=!1}={}){if(!Number.isFinite(e))return"–";let o=e.toLocaleString("en-US",{minimumFractionDigits:t.digits,
maximumFractionDigits:t.digits});return n&&t.unit?`${o} ${s(t.unit)}`:o}var Us=10;function _a({axes:[t,e],metric:n,heat:o,at:r}){let i=e.values.map((N,_)=>t.values.map((M,T)=>r(_,T))),a=N=>i.map((_,M)=>_.map((T,L)=>N(T,M,L))),c=N=>N.
values[n.name],d=N=>Ae(n,c(N))+(o.best===N?" ★":""),m=(N,_,M)=>{let T=et(n,N);return`${t.knob} ${t.values[M]}, ${e.knob} ${e.values[_]}: ${d(N)}${T?` (${T})`:
""}`},g=Array.from({length:Us+1},(N,_)=>[_/Us,`var(--gp-${en(n)}-${_})`]),b={type:"heatmap",x:t.values,y:e.values,colorscale:g,zmin:0,zmax:Us,showscale:!1,xgap:2,
ygap:2,z:a(N=>Number.isFinite(c(N))?o.level(c(N)):null),text:a(d),texttemplate:"%{text}",hovertext:a(m),hoverinfo:"text"},k=Math.min(760,Math.max(220,96+42*e.values.
length)),P={type:"category",showgrid:!1};return mt(s("{metric} over {columns} and {rows}",{metric:s(n.title),columns:t.knob,rows:e.knob}),[b],Ie(t.knob,{...P,side:"\
top"}),Ie(e.knob,{...P,autorange:"reversed"}),{height:k,margin:{l:52,r:18,t:60,b:16}})}function Oa({knob:t,metric:e,points:n,wide:o}){let r=n.map(({label:_})=>_.trim()===""?NaN:Number(_)),i=r.every(Number.isFinite)?{linear:"linear",log:"log",order:"\
category"}[ao(r).name]:"category",a=n.map((_,M)=>({..._,x:i==="category"?_.label:r[M]}));i!=="category"&&a.sort((_,M)=>Number(_.x)-Number(M.x));let c=a.filter(({
value:_})=>Number.isFinite(_)),d=c.flatMap(({value:_,each:M})=>[_,...M]),m=o&&d.length>0&&Math.min(...d)>0,g=({label:_,value:M,range:T,best:L})=>`${_}: ${Ae(e,M)}${T?
` (${T})`:""}${L?`, ${s("the best")}`:""}`,b={type:"scatter",mode:"lines+markers",cliponaxis:!1,connectgaps:!1,hoverinfo:"text",x:a.map(({x:_})=>_),y:a.map(({value:_})=>Number.
isFinite(_)?_:null),text:a.map(g),line:{color:"var(--gp-kept)",width:2},marker:{color:"var(--gp-kept)",size:10},error_y:{type:"data",symmetric:!1,color:"var(--g\
p-muted)",thickness:1.5,width:4,array:a.map(({value:_,each:M})=>M.length>1?Math.max(...M)-_:0),arrayminus:a.map(({value:_,each:M})=>M.length>1?_-Math.min(...M):
0)}},k={type:"scatter",mode:"text",hoverinfo:"skip",textposition:"top center",cliponaxis:!1,textfont:{color:"var(--gp-text)"},x:c.map(({x:_})=>_),y:c.map(({value:_})=>_),
text:c.map(({value:_,best:M})=>c.length<=12||M?Ae(e,_)+(M?" ★":""):"")},P=s(e.title),N=`${P}${e.unit?` (${s(e.unit)})`:""}${m?`, ${s("logarithmic scale")}`:""}`;
return mt(s("{metric} over {knob}",{metric:P,knob:t}),[b,k],Ie(t,{type:i}),Ie(N,m?{type:"log"}:{}))}function co(t,{metric:{meaning:e,formula:n,unit:o,live:r}}){let i=[o?s("In {unit}.",{unit:s(o)}):"",r?"":s("It is known when the runs of a cell have ended.")];t.
replaceChildren(`${s(e)} `,l("span","gp-formula",s(n)),...i.filter(Boolean).map(a=>` ${a}`))}function Ma(t,e,n){let{low:o,high:r,best:i,scale:a,flat:c}=n,d=e.metric,
m=e.group.groups.some(N=>et(d,N)),g=N=>N&&e.nameOf(N.number)+N.values[d.name],b=[d.name,g(o),g(r),i&&i.number,a.name,c,m].join();if(t.dataset.key===b||(t.dataset.
key=b,t.replaceChildren(),!o))return;let k=(N,_)=>{let M=l("span"),T=l("b","",Ae(d,_.values[d.name],{unit:!0}));return M.append(...he(N,{value:T,cell:e.nameOf(_.
number)})),M};c?t.append(k(s("The same everywhere: {value}"),o)):t.append(k(s("lowest {value} at {cell}"),o),Ch(en(d)),k(s("highest {value} at {cell}"),r));let P=[
a.name==="log"&&s("Coloured on a logarithmic scale."),a.name==="order"&&s("Coloured by rank, because some values are far from the rest."),m&&s("Small numbers: f\
rom the lowest to the highest of a cell’s seeds."),i&&(d.better==="more"?s("★ best: higher is better, seed by seed"):s("★ best: lower is better, seed by see\
d"))];t.append(...P.filter(Boolean).map(N=>l("span","",N)))}function Ch(t){let e=l("span","gp-ramp",null,{"aria-hidden":"true"});for(let n=0;n<=10;n++){let o=l(
"i");o.style.backgroundColor=`var(--gp-${t}-${n})`,e.append(o)}return e}function Ea(t,e,n,o){let r=e.view!=="heat"?void 0:e.isList?Ph(e,n):e.isSettled?Nh(e,n):void 0;
pe(t,r,i=>o(e.isList?e.inOrder[i.pointNumber].number:e.inRow(i.pointNumber[0])[i.pointNumber[1]].number))}function Ph(t,{best:e,scale:n}){let o=t.metric,[{knob:r,
values:i}]=t.axes,a=t.inOrder.map(c=>({label:i[c.place[1]],value:c.values[o.name],each:(c.each[o.name]||[]).filter(U),range:et(o,c),best:e===c}));return Oa({knob:r,
metric:o,points:a,wide:n.name!=="linear"})}function Nh(t,e){return _a({axes:t.axes,metric:t.metric,heat:e,at:(n,o)=>t.inRow(n)[o]})}var Wh={eos:"■",stop_string:"■",length:"⊣",max_time:"⊣",unfinished:"⊣",stopped:"◻",failed:"✕"},tt=t=>Pn(Wh,t,"■"),nt=t=>t==="failed"?[s("an erro\
r"),s("ended in an error")]:ke(t),De=t=>(t.log?t.log.failed:t.ended&&t.ended.failed)||null,wt=t=>t.log?t.log.numTokens:t.tokens.length;function Oe(t){return De(
t)?"failed":t.log?t.log.finished&&((t.log.finished.sequences[0]||{}).stop_reason||"stopped"):t.ended&&(t.ended.stop_reason||"stopped")}function tn(t){let e=Oe(t);
return e?e==="failed"?"failed":e==="stopped"?"cut":"ended":(t.log?t.log.started:t.begun)?"decoding":"waiting"}function bt({tokens:t,ended:e},n=1/0){if(e&&e.text!==
null&&e.text!==void 0)return e.text.length>n?e.text.slice(0,n):e.text;let o="";for(let{piece:r}of t)if(o+=r??"",o.length>=n)break;return o}var Vs=({name:t})=>t==="ended";function lo(t,{values:e,each:n,entries:o},{unit:r=!1}={}){let i=e[t.name],a=(n[t.name]||(o.length===1?[i]:[])).filter(U);return!Vs(
t)||!a.length?Ae(t,i,{unit:r}):s("{count} of {all}",{count:B(a.filter(Boolean).length),all:B(a.length)})}function Js(t,e){let n=l("span","gp-stepper"),[o,r,i]=[l("button","","‹"),l("span"),l("button","","›")];n.append(o,r,i);let a=0,c=m=>g=>{g.stopPropagation(),
Ys(t,a,m)};[[o,-1,s("The text of the previous seed")],[i,1,s("The text of the next seed")]].forEach(([m,g,b])=>{K(m,{type:"button","aria-label":b,tabindex:e}),m.
addEventListener("click",c(g))});function d(m){a=m;let{entries:g}=t.groups[m];n.hidden=g.length<2,O(r,`${g.indexOf(t.shownOf(m))+1}/${g.length}`)}return{box:n,draw:d}}
function Ys(t,e,n){let{entries:o}=t.groups[e],r=o.indexOf(t.shownOf(e));t.showEntry(e,(r+n+o.length)%o.length)}function Ta(t,e,n){let o=_=>t.querySelector(".gp-\
whole"+_),r=o(""),i=Js(e,0),a=l("span"),c=l("button","gp-button",s("Open as one run"),{type:"button"});o("-tools").append(i.box,a,c);let d=null;function m(_){let M=o(
"-text"),T=bt(_);M.childElementCount||M.append(l("span","gp-prompt"),l("span")),O(M.firstChild,e.header.prompt+(e.apart?`
`:"")),O(M.lastChild,T);let L=Oe(_),$=wt(_),y=L?L!=="failed"&&`${tt(L)} ${nt(L)[1]}`:$?s("still being written"):s("queued");O(o("-end"),[z($,"{count} token","{c\
ount} tokens"),y].filter(Boolean).join(" · "))}function g(_){let M=De(_),T=o("-problem");T.hidden=!M,M&&T.replaceChildren(l("b","","✕ "),`${s(M.message)} ${s(
M.fix)}`)}function b(_){let M=_.entries.length;O(o("-over"),M>1?s("Metrics of the {count} runs of this cell together, most as their mean:",{count:B(M)}):s("Metr\
ics:"));let T=Z(o("-values"),e.metrics.length,()=>{let L=l("div");return L.append(l("dt"),l("dd")),L});e.metrics.forEach((L,$)=>{O(T[$].firstChild,s(L.title)),O(
T[$].lastChild,lo(L,_,{unit:!0})),K(T[$],{title:`${s(L.meaning)} ${s(L.formula)}`})})}function k(){if(d===null)return;let _=e.shownOf(d);O(o("-title"),n(d)),K(r,
{"aria-label":n(d)}),i.draw(d),O(a,(_.seed??null)===null?"":s("seed {seed}",{seed:_.seed})),c.hidden=!e.canAsk,m(_),g(_),b(e.groups[d])}function P(_){d=_,k(),r.
open||r.showModal(),r.scrollTop=0}function N(){r.open&&r.close(),d=null}return c.addEventListener("click",()=>{let{number:_}=e.shownOf(d);N(),e.ask({type:"open",
entry:_})}),r.addEventListener("close",()=>{d=null}),r.addEventListener("click",({target:_})=>_===r&&N()),r.addEventListener("keydown",_=>_.stopPropagation()),t.
querySelector(".gp-shut").addEventListener("click",N),{show:P,shut:N,draw:k}}var La={ArrowLeft:(t,e)=>[t,e-1],ArrowRight:(t,e)=>[t,e+1],ArrowUp:(t,e)=>[t-1,e],ArrowDown:(t,e)=>[t+1,e],Home:t=>[t,0],End:t=>[t,1/0]};function Aa(t){qh(t),Ih(
t)}function qh(t){let{table:e,whole:n,group:o}=t;function r([i,a]){let c=e.tBodies[0].rows[i];!c||a<0||t.focus(c.cells[Math.min(a+1,c.cells.length-1)],!0)}e.addEventListener(
"keydown",i=>{let a=i.target.closest("td");if(!a||i.ctrlKey||i.altKey||i.metaKey)return;let{gpGroup:c}=a,d=a.parentElement;if(i.key==="Enter")n.show(c);else if(i.
key===" ")Ys(o,c,1);else if(Object.hasOwn(La,i.key))r(La[i.key](d.sectionRowIndex,a.cellIndex-1));else return;i.preventDefault()}),e.addEventListener("click",i=>{
let a=i.target,c=a.closest("td");!c||a.closest(".gp-stepper")||(t.focus(c),n.show(c.gpGroup))}),e.addEventListener("focusin",({target:i})=>{i.tagName==="TD"&&t.
focus(i)})}function Ih(t){let{state:e,field:n,select:o}=t,r=t.part("switch");o.addEventListener("change",()=>{e.metricName=o.value,co(t.part("metric-meaning"),e),
t.drawValues()}),r.addEventListener("click",({target:i})=>{let a=i.dataset.view;if(a){e.view=a;for(let c of r.children)c.setAttribute("aria-pressed",String(c.dataset.
view===a));n.classList.toggle("gp-as-heat",a==="heat"),t.drawValues()}})}var $a="perplexity",ho=class{constructor(e){this.group=e,this.view="texts",this.metricName=""}begin(){let e=this.group.metrics.map(({name:n})=>n);e.includes(this.
metricName)||(this.metricName=e.includes($a)?$a:e[0])}get axes(){return this.group.header.axes}get isList(){return this.axes.length<2}get isSettled(){return!!this.
group.done}get metric(){return this.group.metrics.find(({name:e})=>e===this.metricName)}get inOrder(){return this.group.groups.slice().sort((e,n)=>e.place[1]-n.
place[1])}inRow(e){return this.inOrder.filter(({place:n})=>n[0]===e)}nameOf(e){let{place:n}=this.group.groups[e];return this.axes.map(({knob:o,values:r},i)=>`${o}\
 ${r[n[1-i]]}`).join(", ")}failuresIn(e){let{entries:n}=this.group.groups[e],o=n.filter(De).length;return o&&n.length>1?s("{count} of {all}",{count:B(o),all:B(n.
length)}):""}standingOf(e){let n=this.group.shownOf(e);return De(n)?"failed":Oe(n)?"":tn(n)==="decoding"?"decoding":this.group.done?"did not run":"queued"}};var Ca=300,Pa={failed:()=>s("failed"),decoding:()=>s("decoding"),queued:()=>s("queued"),"did not run":()=>s("did not run"),"":()=>""},Rh=t=>t===""?s("(empty)"):
t==="decoding"?"…":Pa[t](),Xs=(t,e)=>{let n=l("th",t==="row"?"gp-side":"",null,{scope:t});return n.append(oe(e)),n};function ot(t,e){let n=l(t);return n.append(
...e),n}var po=class{constructor(e,n){this.root=e,this.state=n,this.group=n.group,this.field=this.part("field"),this.table=this.field.firstElementChild,this.select=
this.part("metric"),this.chart=this.part("metric-chart"),this.whole=Ta(e,this.group,o=>n.nameOf(o)),this.cells=[],this.focused=null}part(e){return this.root.querySelector(
".gp-"+e)}build(){let{state:e,group:n,select:o}=this;this.whole.shut(),e.begin(),o.replaceChildren(...n.metrics.map(({name:c,title:d})=>l("option","",s(d),{value:c}))),
o.value=e.metricName;let[{knob:r},i]=e.axes,a=i?s("{one} and {other}",{one:r,other:i.knob}):r;O(this.part("title"),a);for(let c of[this.field,this.chart])c.classList.
toggle("gp-on-one-axis",e.isList);this.cells=n.groups.map(c=>this.makeCell(c)),this.table.replaceChildren(...e.isList?this.listRows():this.gridRows()),this.table.
setAttribute("aria-label",s("The runs over {knobs}",{knobs:a})),this.focus(this.cells.length?this.cells[0].cell:null),co(this.part("metric-meaning"),e)}makeCell({
number:e}){let n=l("td","",null,{role:"gridcell",tabindex:"-1"}),o=l("div","gp-cell-top"),[r,i]=[l("span","gp-value"),l("span","gp-star","★")],[a,c]=[l("small",
"gp-seeds-range"),l("span","gp-some-failed")],d=l("bdi","gp-cell-text"),m=Js(this.group,-1);return i.hidden=!0,o.append(r,i,a,c,m.box),n.append(o,d),n.gpGroup=e,
{cell:n,top:o,value:r,star:i,range:a,failed:c,text:d,stepper:m,colour:""}}gridRows(){let{state:e,cells:n}=this,[o,r]=e.axes,i=l("th","gp-knob",null,{scope:"colg\
roup",colspan:o.values.length});i.append(l("span","",o.knob));let a=l("th","gp-side",r.knob,{scope:"col",rowspan:2}),c=[ot("tr",[a,i]),ot("tr",o.values.map(m=>Xs(
"col",m)))],d=m=>e.inRow(m).map(({number:g})=>n[g].cell);return[ot("thead",c),ot("tbody",r.values.map((m,g)=>ot("tr",[Xs("row",m),...d(g)])))]}listRows(){let{state:e,
cells:n}=this,[{knob:o,values:r}]=e.axes,i=ot("tr",[l("th","gp-side",o,{scope:"col"}),l("th","gp-metric-name","",{scope:"col"})]),a=e.inOrder.map(({number:c,place:d})=>ot(
"tr",[Xs("row",r[d[1]]),n[c].cell]));return[ot("thead",[i]),ot("tbody",a)]}drawText(e){let{state:n,group:o}=this,{cell:r,text:i,stepper:a,failed:c}=this.cells[e],
d=o.shownOf(e),m=De(d),g=n.failuresIn(e);O(c,g&&`✕ ${g}`);let b=m?`✕ ${s("failed")}`:bt(d,Ca).slice(0,Ca).trim();O(i,b||Rh(n.standingOf(e))),ce(r,["gp-cell",
m&&"gp-broken",!b&&"gp-quiet"].filter(Boolean).join(" ")),a.draw(e),this.describe(e)}drawTexts(){this.group.groups.forEach(({number:e})=>this.drawText(e))}drawQuiet(){
this.cells.forEach(({cell:e},n)=>e.classList.contains("gp-quiet")&&this.drawText(n))}drawValues(){let{state:e,group:n}=this,o=e.metric;if(!o)return;let r=Sa(o,n.
groups);for(let i of n.groups)this.drawValue(i,o,r);e.isList&&O(this.part("metric-name"),s(o.title)),Ma(this.part("legend"),e,r),this.field.hidden=e.view==="hea\
t"&&!e.isList&&e.isSettled,O(this.part("hint"),this.field.hidden?s("Click a cell for its full text. Drag to zoom; double-click to see all again."):s("Click a ce\
ll, or press Enter, for its full text; the arrow keys move between cells.")),Ea(this.chart,e,r,i=>this.whole.show(i))}drawValue(e,n,o){let r=this.cells[e.number],
{top:i,value:a,star:c,range:d}=r,m=e.values[n.name],g=Number.isFinite(m),b=g?`var(--gp-${en(n)}-${o.level(m)})`:"";r.colour!==b&&(i.style.backgroundColor=r.colour=
b),ce(i,g?"gp-cell-top":"gp-cell-top gp-none"),O(a,g?Ae(n,m):e.entries.length===1&&De(e.entries[0])?"✕":"–"),O(d,g?et(n,e):""),c.hidden=o.best!==e,this.describe(
e.number)}describe(e){let{state:n}=this,{cell:o,star:r,value:i,range:a}=this.cells[e],c=s((n.metric||{}).title),d=n.failuresIn(e),m=[n.nameOf(e),a.textContent?s(
"{metric}: {value}, over its seeds {range}",{metric:c,value:i.textContent,range:a.textContent}):`${c}: ${i.textContent}`,r.hidden?"":s("best"),d&&s("failed: {sh\
are}",{share:d}),Pa[n.standingOf(e)]()];K(o,{"aria-label":m.filter(Boolean).join("; ")})}focus(e,n=!1){this.focused&&(this.focused.tabIndex=-1),this.focused=e,e&&
(e.tabIndex=0,n&&(e.focus({preventScroll:!0}),this.reveal(e)))}reveal(e){let{field:n,table:o}=this,[r,i]=[n.getBoundingClientRect(),e.getBoundingClientRect()],a=r.
left+e.parentElement.firstElementChild.offsetWidth,c=r.top+o.tHead.offsetHeight;n.scrollLeft+=Math.min(0,i.left-a)||Math.max(0,i.right-r.right),n.scrollTop+=Math.
min(0,i.top-c)||Math.max(0,i.bottom-r.bottom),(i.top<0||i.bottom>innerHeight)&&e.scrollIntoView({block:"nearest",inline:"nearest"})}};function Na(t,e){let n=new po(t,new ho(e));return Aa(n),o=>{if(t.hidden=!e.header||e.header.kind!=="sweep"||!e.groups.length,t.hidden){n.whole.shut();return}o.run&&
n.build(),o.run||o.pair||o.status?n.drawTexts():o.steps&&new Set([...o.entries].map(r=>e.entries[r].group)).forEach(r=>n.drawText(r)),o.measured&&n.drawQuiet(),
(o.run||o.measured||o.status)&&n.drawValues(),n.whole.draw()}}var Wa=[["stop","■",t=>s("Stop lane {lane}",{lane:t})],["select","✎",t=>s("Edit lane {lane}",{lane:t})],["copy","❐",t=>s("Copy lane {lane}",{lane:t})],["l\
eft","◀",t=>s("Move lane {lane} to the left",{lane:t})],["right","▶",t=>s("Move lane {lane} to the right",{lane:t})],["remove","✕",t=>s("Remove lane {lane\
}",{lane:t})]],uo=class{constructor(e,n){this.group=n;let o=l("div","gp-lane-head");this.name=l("button","gp-lane-name",null,{type:"button"}),this.letter=l("b",
"gp-letter"),this.title=l("bdi","gp-lane-title"),this.reference=l("span","gp-lane-reference",s("reference")),this.name.append(this.letter,this.title,this.reference),
this.tools=l("span","gp-lane-tools"),this.buttons=Object.fromEntries(Wa.map(([i,a])=>{let c=l("button","gp-button",a,{type:"button","data-do":i});return this.tools.
append(c),[i,c]})),o.append(this.name,this.tools),this.settings=l("p","gp-lane-settings"),this.changed=l("p","gp-lane-changed",`△ ${s("changed since this run")}`),
this.state=l("p","gp-lane-state"),this.doing=l("b"),this.tokens=l("span","gp-lane-count"),this.company=l("span","gp-lane-company","",{tabindex:"0","data-tip":""}),
this.state.append(this.doing,this.tokens,this.company),this.parts=l("p","gp-lane-parts"),this.seeds=l("p","gp-lane-seeds"),this.back=l("button","gp-button","◀",
{type:"button","data-seed":"-1","aria-label":s("Previous seed")}),this.on=l("button","gp-button","▶",{type:"button","data-seed":"1","aria-label":s("Next seed")}),
this.seed=l("span","","",{"aria-live":"polite"}),this.seeds.append(this.back,this.seed,this.on),this.problem=l("div","gp-problem"),this.why=l("span"),this.problem.
append(l("b","","✕ "),this.why);let r=l("div","gp-lane-top");r.append(o,this.settings,this.changed,this.state,this.parts,this.seeds,this.problem),e.append(r)}draw({
lane:e,ran:n,place:o,lanes:r,isReference:i,parts:a,told:c}){let d=n?this.group.shownOf(n.number):null;O(this.letter,e.label),O(this.title,de(e.title)),G(this.reference,
i),K(this.name,{"aria-pressed":String(i),title:i?s("The other lanes are compared with this one"):s("Compare the others with {lane}",{lane:e.label})}),this.name.
disabled=!n,this.drawTools(e,o,r),this.drawStop(n),O(this.settings,jh(e,d,n).join(" · ")),G(this.changed,!!n&&["model","seed","settings"].some(m=>JSON.stringify(
e[m]??null)!==JSON.stringify(n[m]??null))),this.drawState(d),O(this.parts,a),G(this.parts,!!a),this.drawSeeds(d,n),this.drawProblem(e,c)}drawTools(e,n,o){G(this.
tools,this.group.canAsk);let r={left:n===0,right:n===o-1,remove:o===1,copy:o>=yn};for(let[i,,a]of Wa){let c=i==="select"&&e.selected?s("Lane {lane} is shown in \
the settings",{lane:e.label}):a(e.label);K(this.buttons[i],{title:c,"aria-label":c,"aria-disabled":String(!!r[i])})}O(this.buttons.select,e.selected?`✎ ${s("e\
diting")}`:"✎"),K(this.buttons.select,{"aria-pressed":String(!!e.selected)})}drawStop(e){let{stop:n}=this.buttons,o=!!e&&this.group.running&&e.entries.some(({
log:r})=>!r.finished&&!r.failed);!o&&n===document.activeElement&&this.name.focus(),G(n,o)}drawState(e){if(G(this.state,!!e),!e)return;let{log:n}=e;O(this.doing,
Bh(n,this.group.done));let o=Ee(n).length;O(this.tokens,o?z(o,"{count} token","{count} tokens"):"");let r=Zs.get(n);n.shared>1&&Zs.set(n,{others:Math.max(n.shared-
1,r?r.others:0),apart:n.apart&&(!r||r.apart)});let i=Zs.get(n);if(G(this.company,!!i),!i)return;let{others:a,apart:c}=!n.running||n.shared<2?i:{others:n.shared-
1,apart:n.apart};O(this.company,c?z(a,"in turn with another run","in turn with {count} others"):z(a,"together with another run","together with {count} others")),
K(this.company,{"data-tip":c?s("It has forward passes of its own, in turn with those of the others: no other run uses its model, or it reads or writes several t\
okens at once."):s("Decoded in one batch with the other runs on this model: each forward pass gives all of them their next token.")})}drawSeeds(e,n){let o=n?n.entries.
length:0;G(this.seeds,o>1),!(o<2)&&(O(this.seed,s("seed {seed}, {place} of {all}",{seed:qa(e)??"–",place:n.shown+1,all:o})),K(this.back,{"aria-disabled":String(
n.shown===0)}),K(this.on,{"aria-disabled":String(n.shown===o-1)}))}drawProblem({label:e,problem:n},o){let r=s(n),i=o.get(r)??e;r&&o.set(r,i),G(this.problem,!!r),
O(this.why,!r||i===e?r:s("The same as in lane {lane}.",{lane:i}))}},yn=8,Zs=new WeakMap,qa=({seed:t,log:e})=>t??(e&&e.started?e.started.seed:null);function jh(t,e,n){
let o=e&&n.seed===t.seed&&n.entries.length===1?qa(e):null,r=t.seed??o;return[t.model,de(t.settings??""),r===null?"":s("seed {seed}",{seed:r})].filter(Boolean)}function Bh(t,e){
let{queued:n,loading:o,started:r,failed:i,finished:a}=t;return i?`✕ ${s("stopped by an error")}`:a?`■ ${a.sequences.length?ke(a.sequences[0].stop_reason)[1]:
s("ended")}`:e?r?`■ ${s("was stopped")}`:s("did not run"):o?Nt(o):n?n.ahead?z(n.ahead,"waiting for another run","waiting for {count} others"):s("starting …"):
r?`● ${s("decoding …")}`:s("waiting for its turn")}var fo=class{constructor(e){this.log=e,this.clear()}clear(){this.at=null,this.place=null}get steps(){return this.log.canvasSteps}get number(){return this.at===null?
this.steps.length-1:Math.min(this.at,this.steps.length-1)}get step(){return this.steps[this.number]||null}get canvas(){let{canvas:e}=this.step;return this.steps.
filter(n=>n.canvas===e)}get before(){let{canvas:e}=this.step;return this.steps.filter((n,o)=>n.canvas<e&&this.steps[o+1]&&this.steps[o+1].canvas!==n.canvas)}get numCanvases(){
return this.steps.length?this.steps.at(-1).canvas+1:0}earlier(e){let n=this.steps[this.number-1];return n&&n.canvas===this.step.canvas?n.places[e]:null}accepted(e){
if(!this.step.places[e].accepted)return null;let n=this.earlier(e);return n&&n.accepted?"again":"newly"}get counts(){let e=this.step.places.map((n,o)=>this.accepted(
o));return{places:e.length,accepted:e.filter(Boolean).length,newly:e.filter(n=>n==="newly").length}}get end(){let{eos_token_ids:e,effective:n}=this.log.started;
if(!Number.isInteger(n.pad_token_id))return 1/0;let o=this.step.places.findIndex(({token_id:r})=>e.includes(r));return o<0?1/0:o+1}history(e){let n=this.canvas,
o=n.at(-1).places[e],r=n.length-1;for(;r>0&&n[r-1].places[e].token_id===o.token_id;)r-=1;return{since:r,accepted:n.filter(i=>i.places[e].accepted).length,count:n.
length,last:o}}};function Ia({canvasSteps:t,finished:e}){return e?e.sequences.map(({text:o})=>o).join(""):t.filter(({canvas:o},r)=>!t[r+1]||t[r+1].canvas!==o).flatMap(
({places:o})=>o.map(({piece:r})=>r??"")).join("")}var mo=({logprob:t,entropy:e})=>({probability:X(t),rawProbability:0,rank:1,surprisal:-(t??0),entropyBefore:e,entropyAfter:e});var go=class{constructor(e,n){this.body=e,this.entries=n,this.width=0,this.timer=0,this.clear(null),e.addEventListener("scroll",()=>{this.atEnd=e.scrollHeight-e.
scrollTop-e.clientHeight<40},{passive:!0}),new ResizeObserver(()=>this.resized()).observe(e)}clear(e){this.log=e,this.body.replaceChildren(),this.rows=new Fe(this.
body),this.tokens=[],this.steps=[],this.dimmed=0,this.sign=null,this.said="",this.stop=null,this.atEnd=!0}draw(e,{shared:n,sign:o,why:r},{shade:i,unit:a}){if(this.
log!==e&&this.clear(e),e.denoises){O(this.body,Ia(e));return}let{keep:c,added:d}=Ze(this.steps,Ee(e).at(-1)||null);c<this.tokens.length&&this.cut(c);for(let m of d)
this.append(m,i,a);this.dim(n),this.signAt(o?this.tokens[n]:null,o,r,a),!this.stop&&this.tokens.length&&this.reach(this.tokens[0])}cut(e){Qe(this,e),this.steps.
length=e,this.dimmed=Math.min(this.dimmed,e),this.stop&&!this.stop.isConnected&&(this.stop=null)}append(e,n,o){let r={...e.chosen,piece:e.piece},i=l("span","gp-\
token",null,{role:"button",tabindex:"-1"});Pe(i,r);let a=this.tokens.length?this.entries.get(this.tokens.at(-1)).token:null;this.entries.set(i,{token:r,step:e,index:e.
index,lane:this}),e.given&&(i.dataset.given=""),pt(this,i,r,a),this.steps.push(e),this.describe(i,o),this.shade(i,n)}shade(e,n){gt(e.querySelector(".gp-ink"),n,
xe(this.entries.get(e).step))}describe(e,n){let{token:o,step:r,index:i}=this.entries.get(e),a=[s("token {number}: {text}",{number:i+1,text:J(o.text)}),...Bn(r,n),
this.whyOf(e)];e.setAttribute("aria-label",a.filter(Boolean).join(", "))}whyOf(e){let{step:n}=this.entries.get(e);return[e===this.sign?this.said:"",n.given?s("g\
iven, not chosen"):""].filter(Boolean).join(", ")}dim(e){let n=Math.min(e,this.tokens.length);for(let o=n;o<this.dimmed;o++)this.tokens[o].classList.remove("gp-\
shared");for(let o=this.dimmed;o<n;o++)this.tokens[o].classList.add("gp-shared");this.dimmed=n}signAt(e,n,o,r){if((e||null)===this.sign&&(!e||o===this.said&&e.dataset.
parts===n))return;let i=this.sign;this.sign=e||null,this.said=o,i&&(delete i.dataset.parts,this.describe(i,r)),e&&(e.dataset.parts=n,this.describe(e,r))}redraw({
shade:e,unit:n}){for(let o of this.tokens)this.shade(o,e),this.describe(o,n)}settle(){this.atEnd&&this.log&&this.log.running&&(this.body.scrollTop=1e7),this.rows.
settle()}resized(){let{clientWidth:e}=this.body;!e||e===this.width||(this.width=e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.
settle(),200))}reach(e){this.stop&&(this.stop.tabIndex=-1),this.stop=e,e.tabIndex=0}next(e,n){let o=this.tokens.indexOf(e);switch(n){case"ArrowRight":return this.
tokens[o+1];case"ArrowLeft":return this.tokens[o-1];case"ArrowDown":return qe(this.tokens,o,1);case"ArrowUp":return qe(this.tokens,o,-1);case"Home":return this.
tokens[0];case"End":return this.tokens.at(-1);default:return null}}};function Ra(t,e){let n=t.querySelector(".gp-columns"),o=t.querySelector(".gp-shade"),r=t.querySelector(".gp-scale"),i=t.querySelector(".gp-add"),a=new Map,c=new WeakMap,
d=Ft(t,n,e,h=>{let p=c.get(h);if(!p)return null;let{token:u,step:f,index:w,lane:x}=p;return{id:u.token_id,text:u.text,where:s("token {number}",{number:w+1}),step:f,
why:x.whyOf(h)}}),m=()=>({shade:o.value,unit:e.unit});function g(){return e.lanes?e.lanes.map(h=>({key:`lane ${h.id}`,lane:h,number:e.groups.findIndex(({id:p})=>p===
h.id)})):e.groups.map(h=>({key:`group ${h.number}`,lane:h,number:h.number}))}function b(h){let p=document.activeElement,u=[...n.children].indexOf(p&&p.closest("\
.gp-lane")),f=new Set(h.map(({key:w})=>w));for(let[w,{element:x}]of a)f.has(w)||(x.remove(),a.delete(w));h.forEach(({key:w,lane:x,number:v},E)=>{let S=a.get(w)||
P(w);Object.assign(S,{lane:x,number:v}),n.children[E]!==S.element&&n.insertBefore(S.element,n.children[E]||null)}),k(),!(u<0||document.activeElement===p)&&(p.isConnected?
p.focus():n.children.length&&n.children[Math.min(u,n.children.length-1)].querySelector(".gp-lane-name").focus())}function k(){let{clientWidth:h}=n,[p,u,f]=[240,
12,4];if(!h||!a.size)return;let w=Math.max(1,Math.min(f,Math.floor((h+u)/(p+u)))),x=Math.ceil(a.size/w);n.style.setProperty("--lanes-in-row",Math.ceil(a.size/x))}
new ResizeObserver(k).observe(n);function P(h){let p=l("li","gp-lane"),u=new uo(p,e),f=l("p","gp-note gp-not-yet",s("Not run yet.")),w=l("div","gp-lane-text",null,
{role:"group",dir:"auto"}),x=l("div","gp-lane-bottom");x.append(f,w),p.append(x);let v={element:p,head:u,note:f,body:w,text:new go(w,c)};return a.set(h,v),v}function N(h,p,u,f){
let{element:w,head:x,note:v,body:E,text:S,lane:A,number:C}=h,W=C<0?null:e.groups[C],I=Xe(e),R=!!(W&&I&&I[0]===C),q=W&&I&&!R?_(I[0],C):{shared:0,sign:"",why:"",words:""};
x.draw({lane:A,ran:W,place:p,lanes:u,isReference:R,parts:q.words,told:f}),w.classList.toggle("gp-lane-selected",!!A.selected),K(w,{"aria-label":s("Lane {lane}: \
{title}",{lane:A.label,title:de(A.title)})}),K(E,{"aria-label":s("Text of lane {lane}, token by token. The arrow keys move along it.",{lane:A.label})}),G(v,!W),
G(E,!!W),W?S.draw(e.shownOf(C).log,q,m()):S.log&&S.clear(null)}function _(h,p){let u=Re(e,h),[f,w]=[h,p].map(W=>e.shownOf(W).log),{kind:x,at:v,shorter:E}=io(e,h,
p),S=v[1];if(x==="apart"){let{chosen:W}=Ee(f)[v[0]],I=s("here it diverges from {lane}, which has {token}",{lane:u,token:J(W.text)});return{shared:S,sign:`≠${u}`,
why:I,words:`≠ ${s("diverges from {lane} at token {number}",{lane:u,number:S+1})}`}}let A={shared:S,sign:"",why:""};if(!S)return{...A,words:""};let C=[f,w].map(
W=>!!(W.finished||W.failed||e.done));return(x==="same"?!(C[0]&&C[1]):!C[E])?{...A,words:`= ${s("the same as {lane} so far",{lane:u})}`}:x==="same"?{...A,words:`\
= ${s("the same as {lane}",{lane:u})}`}:{...A,words:`= ${E?s("the same as {lane}, which continues",{lane:u}):s("the same as {lane}, then continues",{lane:u})}`}}
function M(h){let{header:p}=e,u=p?p.prompt:"";G(t.querySelector(".gp-asked"),!!u),fe(t.querySelector(".gp-asked-text"),u,{plain:!0}),G(t.querySelector(".gp-part\
ing-key"),!!Xe(e)),G(i.parentNode,e.canAsk),K(i,{"aria-disabled":String(h.length>=yn),title:h.length>=yn?s("At most {count} lanes",{count:String(yn)}):s("A new \
lane at the end")})}let T=h=>[...a.values()].find(({element:p})=>p.contains(h));n.addEventListener("click",({target:h})=>{let p=T(h),u=h.closest("button"),f=h.closest(
".gp-token");p&&f&&c.has(f)&&$(p,f),!(!p||!u||u.getAttribute("aria-disabled")==="true")&&(u.dataset.do&&e.ask({type:"lane",do:u.dataset.do,id:p.lane.id}),u.dataset.
seed&&e.showEntry(p.number,e.groups[p.number].shown+Number(u.dataset.seed)),u===p.head.name&&L(p.number))});function L(h){let p=Xe(e);p&&h!==p[0]&&e.setPair(h,h===
p[1]?p[0]:p[1])}function $(h,p){h.text.reach(p),p.focus({preventScroll:!0}),p.scrollIntoView({block:"nearest"}),d.show(p)}n.addEventListener("keydown",h=>{let{target:p,
key:u}=h;if(!c.has(p)||h.ctrlKey||h.metaKey||h.altKey)return;let f=T(p),w=u==="Enter"||u===" "?p:f.text.next(p,u);!w&&!u.startsWith("Arrow")||(h.preventDefault(),
w&&$(f,w))}),i.addEventListener("click",()=>{i.getAttribute("aria-disabled")!=="true"&&e.ask({type:"lane",do:"add"})});function y(){Ye(r,o.value,e.unit)}return o.
addEventListener("change",()=>{for(let{text:h}of a.values())h.redraw(m());y()}),h=>{let p=g();if(t.hidden=!p.length&&!e.canAsk,t.hidden)return;if((h.run||h.lanes)&&
b(p),h.unit){for(let{text:f}of a.values())f.redraw(m());y()}M(p);let u=new Map;p.forEach(({key:f},w)=>N(a.get(f),w,p.length,u));for(let{text:f}of a.values())f.settle();
d.refresh(h.unit||h.pair)}}function ja(t,e){let i=M=>t.querySelector(".gp-"+M);function a(M){let[T,L]=[Math.min(...M),Math.max(...M)],$=[1,2,5,10,20,50,100,200,500,1e3].find(p=>Math.floor(
L/p)-Math.floor(T/p)<24)||Math.ceil((L-T+1)/24),y=Math.floor(T/$),h=Array.from({length:Math.floor(L/$)-y+1},(p,u)=>[Math.max((y+u)*$,T),Math.min((y+u+1)*$-1,L),
0]);for(let p of M)h[Math.floor(p/$)-y][2]+=1;return h}function c(M){let T=M.map(wt).sort((p,u)=>p-u),L=T.length?a(T):[],$=JSON.stringify(L);i("bins").dataset.key!==
$&&pe(i("bins"),L.length?d(L):void 0),i("bins").dataset.key=$;let y=T.reduce((p,u)=>p+u,0)/T.length,h=(T[T.length-1>>1]+T[T.length>>1])/2;O(i("average"),T.length?
s("mean {mean}, median {median}, from {low} to {high}",{mean:y.toFixed(1),median:B(h),low:B(T[0]),high:B(T.at(-1))}):s("none has ended yet"))}function d(M){let T=(y,h)=>y===
h?z(y,"{count} token","{count} tokens"):s("{low} to {high} tokens",{low:B(y),high:B(h)}),L=([y,h,p])=>`${T(y,h)}: ${z(p,"{count} text","{count} texts")}`,$={type:"\
bar",hoverinfo:"text",textposition:"none",text:M.map(L),x:M.map(([y,h])=>(y+h)/2),y:M.map(([,,y])=>y),width:M.map(([y,h])=>.94*(h-y+1)),marker:{color:"var(--gp-\
kept)"}};return mt(s("Number of texts by their length in tokens"),[$],Ie(s("tokens"),{showgrid:!1}),Ie(s("texts"),{rangemode:"tozero"}),{height:220,bargap:0})}function m(){
let M=l("li"),T=l("span","",null,{"aria-hidden":"true"});return T.append(l("i","gp-bar")),M.append(l("span","gp-sign",null,{"aria-hidden":"true"}),l("span","gp-\
word"),T,l("span","gp-times")),M}function g(M){let T=new Map;for(let y of M)T.set(Oe(y),(T.get(Oe(y))||0)+1);let L=[...T].sort(([y,h],[p,u])=>u-h||(y<p?-1:1)),$=Z(
i("endings"),L.length,m);L.forEach(([y,h],p)=>{let[u,f,w,x]=$[p].children;K($[p],{"data-end":y}),O(u,tt(y)),O(f,nt(y)[0]),ne(w.firstChild,"width",h/M.length),O(
x,`${B(h)} · ${H(h/M.length)}`)})}function b(M){let T=M.filter(h=>Oe(h)==="failed"),L=M.filter(h=>Oe(h)!=="failed"&&!bt(h).trim()),$=e.done?e.entries.length-M.
length:0,y=[];L.length&&y.push(z(L.length,"{count} text is empty.","{count} texts are empty.")),T.length&&y.push(z(T.length,"{count} sample failed and is counte\
d only here.","{count} samples failed and are counted only here.")),$&&y.push(z($,"{count} sample did not finish.","{count} samples did not finish.")),O(i("oddi\
ties"),y.join(" "))}function k(M){let T=new Map;for(let p of M)T.set(bt(p),(T.get(bt(p))||0)+1);let L=[...T].filter(([,p])=>p>1).sort(([p,u],[f,w])=>w-u||(p<f?-1:
1));O(i("common-title"),P(T.size,M.length,L.length>0));let $=i("common"),y=L.slice(0,5),h=[...$.children].map(p=>p.gpText);y.length===h.length&&y.every(([p],u)=>p===
h[u])?y.forEach(([,p],u)=>O($.children[u].firstChild,`${B(p)} ×`)):$.replaceChildren(...y.map(N))}function P(M,T,L){return T<2?T?z(T,"{count} text","{count} te\
xts"):"":M===1?s("All {count} texts are the same",{count:B(T)}):L?s("{count} different texts of {all}; the most frequent ones",{count:B(M),all:B(T)}):s("All {co\
unt} texts are different",{count:B(T)})}function N([M,T]){let L=l("li");if(L.gpText=M,L.append(l("span","gp-times",`${B(T)} ×`)),M.length<=150)L.append(M.trim()?
l("bdi","",$e(M)):l("span","gp-note",s("(empty)")));else{let $=l("details"),y=l("summary");y.append(l("bdi","",$e(M.slice(0,150))+"…")),$.append(y,l("p","",M,
{dir:"auto"})),L.append($)}return L}function _(M,T){return M===T?z(T,"{count} sample","all {count} samples"):e.done?z(T,"{ended} of {count} sample ended","{ende\
d} of {count} samples ended",{ended:B(M)}):z(T,"{ended} of {count} sample ended so far","{ended} of {count} samples ended so far",{ended:B(M)})}return M=>{if(t.
hidden=!e.header||e.header.kind!=="seeds",t.hidden||!(M.run||M.status))return;M.run&&i("common").replaceChildren();let T=e.entries.filter(y=>tn(y)==="cut"),L=e.
entries.filter(y=>Oe(y)&&!T.includes(y)),$=L.filter(y=>Oe(y)!=="failed");O(i("of"),_(L.length,e.entries.length)),c($),g([...L,...T]),b(L),k($)}}var Ba="generation-playground.columns",zh=["tokens","tokens_per_second","perplexity","entropy","distinct_2","repetition","words","ended"],wo=class{constructor(e,n){
this.place=e,this.changed=n,this.summary=l("summary"),this.boxes=l("div","gp-column-boxes",null,{role:"group","aria-label":s("Columns of the table")}),e.append(
this.summary,this.boxes),this.chosen=new Set(Fh()||zh),this.names=""}shown(e){let n=e.map(({name:r})=>r).join();n!==this.names&&(this.names=n,this.boxes.replaceChildren(
...e.map(r=>this.box(r))));let o=e.filter(({name:r})=>this.chosen.has(r));return O(this.summary,s("Columns: {shown} of {all}",{shown:String(o.length),all:String(
e.length)})),o}box({name:e,title:n,meaning:o}){let r=l("label","",null,{title:s(o)}),i=l("input","",null,{type:"checkbox"});return i.checked=this.chosen.has(e),
i.addEventListener("change",()=>{i.checked?this.chosen.add(e):this.chosen.delete(e),Hh([...this.chosen]),this.changed()}),r.append(i,` ${s(n)}`),r}};function Fh(){
try{let t=JSON.parse(localStorage.getItem(Ba)||"null");return Array.isArray(t)?t:null}catch{return null}}function Hh(t){try{localStorage.setItem(Ba,JSON.stringify(
t))}catch{}}function za(t,e){let n=t.querySelector(".gp-metrics"),[o]=n.tHead.rows,r=o.cells[0].querySelector("button"),i=new Map,a=null,c=[],d=new wo(t.querySelector(".gp-\
column-choice"),()=>T()),m=({values:$},{name:y})=>Number.isFinite($[y])?$[y]:null;function g(){let $=e.metrics.filter(u=>e.groups.some(f=>m(f,u)!==null));t.hidden=
!$.length;let y=d.shown($);if(y.length===c.length&&y.every((u,f)=>u===c[f].metric))return;let h=document.activeElement,p=o.contains(h)?h.dataset.name:null;c.forEach(
({head:u})=>u.remove()),c=y.map(u=>{let f=l("th","",null,{scope:"col"}),{name:w,title:x,unit:v,meaning:E,formula:S,better:A}=u,C=A==="more"?s("More is better."):
A==="less"?s("Less is better."):"",W=[s(E),C,s("Formula: {formula}.",{formula:s(S)})].filter(Boolean).join(" "),I=l("button","gp-sort",null,{type:"button","data\
-name":w,"data-tip":W});return I.append(l("span","",s(x).replace(/-(?=\d)/g,"‑")),l("span","gp-arrow","",{"aria-hidden":"true"})),f.append(I),v&&v!==x.toLowerCase()&&
f.append(l("small","",s(v))),o.append(f),{metric:u,head:f}});for(let u of i.values())Z(u,1+c.length,k);p&&o.querySelector(`[data-name="${CSS.escape(p)}"]`)?.focus()}
function b(){for(let{metric:$,head:y}of c){let h=a&&a.name===$.name?a.down?"descending":"ascending":"none";K(y,{"aria-sort":h}),O(y.querySelector(".gp-arrow"),{
descending:" ▼",ascending:" ▲",none:""}[h])}}o.addEventListener("click",({target:$})=>{let y=$.closest(".gp-sort");if(!y)return;let h=c.map(p=>p.metric).find(
({name:p})=>p===y.dataset.name);if(!h)a=null;else{let p=h.better!=="less",u=a&&a.name===h.name;u&&a.down!==p?a=null:a={name:h.name,down:u?!p:p}}T()});function k(){
let $=l("td"),y=l("span","gp-value");y.append(l("b","gp-best-sign","",{"aria-hidden":"true"}),l("span"),l("span","gp-hidden"),l("small","gp-seeds-range"));let h=l(
"span","gp-track");return h.append(l("i")),$.append(y,h),$}function P($){let y=l("tr"),h=l("th","gp-whose",null,{scope:"row"});return h.append(l("b","gp-letter"),
l("bdi")),y.append(h),Z(y,1+c.length,k),n.tBodies[0].append(y),i.set($,y),y}function N({number:$,title:y}){let h=i.get($)||P($),[p,u]=h.cells[0].children;O(p,Re(
e,$)),O(u,de(y))}function _({metric:$},y){let h=e.groups.map(f=>m(f,$)),p=Math.max(...h.map(f=>Math.abs(f??0))),u=Gs($,e.groups);return h.forEach((f,w)=>{let x=i.
get(w).cells[y+1],[v,E]=x.children,S=u!==null&&u.number===w;O(v.children[0],S?"★":""),O(v.children[1],lo($,e.groups[w])),O(v.children[2],S?` ${s("(best)")}`:"");
let A=f===null||Vs($)?"":et($,e.groups[w]);O(v.children[3],A&&s("over the seeds {range}",{range:A})),x.classList.toggle("gp-best",S),ne(E.firstChild,"width",f===
null||!p?0:Math.abs(f)/p)}),u!==null}function M(){let $=[...e.groups];if(a){let h=a.down?-1:1;$.sort((p,u)=>{let[f,w]=[m(p,a),m(u,a)];return f===null||w===null?
+(f===null)-+(w===null):h*(f-w)})}let[y]=n.tBodies;$.forEach(({number:h},p)=>{y.rows[p]!==i.get(h)&&y.insertBefore(i.get(h),y.rows[p]||null)})}function T(){if(g(),
t.hidden)return;a&&!c.some(({metric:y})=>y.name===a.name)&&(a=null),e.groups.forEach(N);let $=c.map(_);G(t.querySelector(".gp-best-key"),$.some(Boolean)),b(),M()}
function L(){for(let y of i.values())y.remove();i.clear();let{kind:$}=e.header||{};O(r,$==="lanes"?s("Lane"):$==="sweep"?s("Cell"):s("Runs")),n.classList.toggle(
"gp-one",e.groups.length<2),G(t.querySelector(".gp-sorting"),e.groups.length>1)}return $=>{$.run&&L(),($.run||$.measured||$.lanes)&&T()}}var Fa={sweep:()=>s("Nothing has run yet. “{button}” writes a text for each pair of values and draws a heat map of any metric.",{button:s("Run the grid")}),
seeds:()=>s("Nothing has run yet. “{button}” samples many texts and draws a tree of what the model can say, with counts and probabilities.",{button:s("Draw \
the samples")}),trial:()=>s("Nothing has run yet. “{button}” decodes the same request with and without drafts and answers one question: whether drafts make it f\
aster, which draft length is best, or whether the texts are the same.",{button:s("Run the trial")}),precision:()=>s("Nothing has run yet. “{button}” lets the mo\
del write in each precision in turn, measures memory and speed, and shows how far the distributions diverge at each token.",{button:s("Compare precisions")}),choices:()=>s(
"Nothing has run yet. “{button}” lets the model read each answer after the prompt and shows how likely it finds every token, with and without taking the length \
out.",{button:s("Compare answers")}),watermark:()=>s("Nothing has run yet. “{button}” writes texts with and without the watermark and answers one question, or l\
ets you guess which is which.",{button:s("Run the experiment")})};function Ha(t,e){let r=t.querySelector(".gp-status"),i=t.querySelector(".gp-pace"),a=t.querySelector(
".gp-track"),c=t.querySelector(".gp-troubles"),d=t.querySelector(".gp-told"),m=t.querySelector(".gp-answered"),g=[],b=[],k=null,P=0;function N(h){let p=e.entries[h];
g[h]=tn(p),b[h]=wt(p)}function _(h){let p=g.length,u=h.ended+h.failed;if(u===p)return[z(p,"The run has ended","All {count} runs have ended"),""];let f=h.cut+(e.
done?h.decoding:0),w=[f&&s("{count} cut off",{count:B(f)}),!e.done&&s("{count} decoding",{count:B(h.decoding)}),!e.done&&s("{count} queued",{count:B(h.waiting)}),
e.done&&h.waiting&&s("{count} not started",{count:B(h.waiting)})].filter(Boolean),x={ended:B(u)};return[e.done?z(p,"Stopped: {ended} of {count} run ended","Stop\
ped: {ended} of {count} runs ended",x):z(p,"{ended} of {count} run ended","{ended} of {count} runs ended",x),w.map(E=>` · ${E}`).join("")]}function M(h){if(!h)
return;let p=performance.now();k??={at:p,sum:h},h!==k.last&&([k.last,P]=[h,p]);let u=P-k.at,f=u>500&&s("{rate} tokens/s in total",{rate:B(Math.round((h-k.sum)/u*
1e3))});O(i,[z(h,"{count} token","{count} tokens"),f].filter(Boolean).join(" · "))}function T(h){let p=new Map;for(let x of e.entries.filter(v=>g[v.number]==="\
failed")){let v=JSON.stringify(Nn(De(x)));p.set(v,[...p.get(v)||[],x])}let u=e.done?h.cut:0,f=JSON.stringify([[...p].map(([x,v])=>[x,v.length]),u]);if(c.dataset.
key===f)return;c.dataset.key=f,c.replaceChildren();for(let[x,v]of[...p].slice(0,8)){let E=l("p");E.append(l("b","","✕ "),`${$(v)} `);for(let{knob:S,message:A,
fix:C}of JSON.parse(x))E.append(l("span","",(S?`${S}: `:"")+A),C?` ${C} `:" ");c.append(E)}let w=[...p.values()].slice(8).flat().length;w&&c.append(l("p","gp-no\
te",z(w,"{count} more run failed for other reasons.","{count} more runs failed for other reasons."))),u&&c.append(l("p","gp-note gp-stopped",L(u)))}function L(h){
return e.done.overtaken?z(h,"{count} run was stopped because another run took its place; what was written is kept.","{count} runs were stopped because another r\
un took their place; what was written is kept."):z(h,"{count} run was stopped by hand; what was written is kept.","{count} runs were stopped by hand; what was w\
ritten is kept.")}function $(h){let p=[...new Set(h.map(x=>e.groups[x.group].label))];if(p.length===e.groups.length)return z(h.length,"{count} run failed:","{co\
unt} runs failed:");let u=p.length-1,w=p.every(x=>x.length===1)||!u?p.join(", "):z(u,"{label} and {count} other","{label} and {count} others",{label:p[0]});return z(
h.length,"{count} run failed ({groups}):","{count} runs failed ({groups}):",{groups:w})}function y(){let h=e.found&&e.found.question,u=(h&&e.asking&&e.asking.question!==
h?e.asking.titles:{})[h];G(m,!!u),u&&O(m,e.done?s("These runs answered “{question}”. Choose that question to see the answer.",{question:s(u)}):s("These runs\
 answer “{question}”. Choose that question to see the answer.",{question:s(u)}))}return h=>{if(t.hidden=!e.header&&!Object.hasOwn(Fa,e.name),a.hidden=!e.header,
!e.header&&!t.hidden&&O(r,Fa[e.name]()),!e.header)return;h.run?([g,b,k]=[[],[],null],O(i,""),e.entries.forEach(w=>N(w.number))):h.measured||h.status?e.entries.forEach(
w=>N(w.number)):h.entries.forEach(N);let p={ended:0,cut:0,failed:0,decoding:0,waiting:0};for(let w of g)p[w]+=1;let[u,f]=_(p);r.dataset.words!==u+f&&(r.dataset.
words=u+f,r.replaceChildren(l("b","",u),f));for(let w of["ended","failed","decoding"])ne(a.querySelector(".gp-part-"+w),"width",p[w]/Math.max(1,g.length));K(a,{
"aria-valuemax":g.length,"aria-valuenow":p.ended+p.failed,"aria-valuetext":u+f.replaceAll(" · ",", ")}),M(b.reduce((w,x)=>w+x,0)),T(p),y(),e.done&&O(d,u)}}function Ka(t){Dh(t),Uh(t),t.lanes.addEventListener("change",()=>{t.state.opened.clear(),t.draw()})}function Qs(t,e){if(!e.folded){t.pick(e.entry.run.at(-1));return}
let[n]=e.folded,o=document.activeElement===e.item;t.state.unfold(e.node,e.folded),t.draw(),o&&Tt(t,t.views.get(n.id))}function Dh(t){let{tree:e}=t,n=o=>{let r=o.
closest(".gp-knot");return r?r.parentElement.gpView:null};e.addEventListener("click",({target:o})=>{let r=n(o);r&&(Ga(t,r),Qs(t,r))}),e.addEventListener("pointe\
rmove",({target:o,pointerType:r})=>{r!=="touch"&&t.point(n(o),o.gpNode||null)}),e.addEventListener("pointerleave",()=>t.point(null)),e.addEventListener("focusin",
o=>{let r=o.target;r.gpView&&r.matches(":focus-visible")&&t.point(r.gpView,null)}),e.addEventListener("focusout",()=>t.point(null))}function Ga(t,e){t.current&&
t.current!==e&&K(t.current.item,{tabindex:"-1"}),t.current=e,K(e.item,{tabindex:"0"})}function Tt(t,e){e&&(Ga(t,e),e.item.focus({preventScroll:!0}),e.knot.scrollIntoView(
{block:"nearest",inline:"nearest"}),t.point(e,null))}var Ua=({kids:t})=>t&&t.firstElementChild&&t.firstElementChild.gpView;function Kh(t,e){e.entry&&t.state.closed.
delete(e.entry.head.id)?t.draw():Tt(t,Ua(e))}function Gh(t,e){e.entry&&Ua(e)?(t.state.closed.add(e.entry.head.id),t.draw()):Tt(t,e.above)}var Da={ArrowDown:(t,e,n)=>Tt(
t,n[n.indexOf(e)+1]),ArrowUp:(t,e,n)=>Tt(t,n[n.indexOf(e)-1]),ArrowRight:Kh,ArrowLeft:Gh,Home:(t,e,n)=>Tt(t,n[0]),End:(t,e,n)=>Tt(t,n.at(-1)),Enter:Qs," ":Qs,Escape:t=>{
t.point(null),t.state.picked&&t.pick(null)}};function Uh(t){t.tree.addEventListener("keydown",e=>{let n=e.target.gpView;if(!n||e.ctrlKey||e.altKey||e.metaKey||!Object.
hasOwn(Da,e.key))return;e.preventDefault();let o=[...t.tree.querySelectorAll(".gp-branch")].filter(r=>r.offsetParent);Da[e.key](t,n,o.map(r=>r.gpView))})}var bo=class{constructor(){this.count=0,this.root=this.node(null,null),this.tips=[],this.ended=new Map}node(e,n){let o=n&&n.logprob!==null&&e.logprob!==null&&e.
logprob!==void 0,r=n?o?n.logprob+e.logprob:null:0;return{id:this.count++,token:e,before:n,depth:n?n.depth+1:0,kids:new Map,samples:[],ends:[],logprob:r,order:[]}}begin(e){
return this.root.samples.push(e),this.tips[e]=this.root}add(e,n){let o=this.tips[e]||this.begin(e),r=o.kids.get(n.token_id);r||(r=this.node(n,o),o.kids.set(n.token_id,
r),o.order.push(r)),r.samples.push(e),this.tips[e]=r}end(e,n){this.ended.has(e)||(this.ended.set(e,n),(this.tips[e]||this.begin(e)).ends.push([e,n]))}reached(e){
let n=o=>!Vh.has(this.ended.get(o)??"length");return this.root.samples.filter(o=>this.tips[o].depth>=e||n(o)).length}},Vh=new Set(["length","max_time","stopped",
"failed","given","unfinished"]);function Va(t){let e=[t];for(;t.kids.size===1&&!t.ends.length;)[t]=t.order,e.push(t);return e}function Ja(t){for(;t.before&&t.before.
before&&t.before.kids.size===1&&!t.before.ends.length;)t=t.before;return t}var xn=(t,e=null)=>t.logprob===null||e&&e.logprob===null?null:Math.exp(t.logprob-(e?e.
logprob:0)),vn=t=>{let e=[];for(;t.before;t=t.before)e.push(t);return e.reverse()},Ya=(t,e)=>(e.logprob??-1/0)-(t.logprob??-1/0)||t.token.token_id-e.token.token_id;
function Jh({order:t},e){if(!e)return t.sort((o,r)=>r.samples.length-o.samples.length||Ya(o,r)),t;let n=(o,r)=>o.samples.length>r.samples.length+Math.max(.5,r.samples.
length/5);for(let o=1;o<t.length;o++)for(let r=o;r>0&&n(t[r],t[r-1]);r--)[t[r-1],t[r]]=[t[r],t[r-1]];return t}function Xa(t,{lanes:e,grows:n,opened:o=new Map,closed:r=new Set,
before:i=new Set}){let a=[],c=[],d=({id:_,samples:M})=>M.length+(n&&i.has(_)?.5:0),m=([_],[M])=>d(M)-d(_)||_.depth-M.depth||Ya(_,M),g=0;function b(_,M,T){for(g+=
1;;){let L=M.at(-1),$={head:_,run:M,kids:[],folded:[],closed:r.has(_.id)};T.push($);let y=Jh(L,n);if(!y.length||$.closed)return;let h=1+(o.get(L.id)||0);y.slice(
1).forEach((p,u)=>(u+1<h?c:a).push([p,$])),T=$.kids,[_]=y,M=Va(_)}}let k=_=>{for(;_.length;){let[M,T]=_.pop();b(M,Va(M),T.kids),k(c)}},P=()=>a.splice(0).forEach(
([_,M])=>M.folded.push(_)),N=[];for(b(t.root,[t.root],N),k(c);a.length&&g<e;)a.sort(m),k([a.shift()]);P();for(let _=er(N[0]);_.length;_=er(N[0]))k(_),P();return Za(
N[0]),N[0]}function er(t){return[...t.folded.length===1?[[t.folded.pop(),t]]:[],...t.kids.flatMap(er)]}function Za(t){let e=new Map(t.run.at(-1).order.map((n,o)=>[
n,o]));t.kids.sort((n,o)=>e.get(n.head)-e.get(o.head)),t.kids.forEach(Za)}var Yh=12,ko=class{constructor(e){this.group=e,this.begin()}begin(){this.trie=new bo,this.opened=new Map,this.closed=new Set,this.picked=null}read(e){let{trie:n,
group:o}=this,r=o.entries[e],i=n.tips[e];for(let c=i?i.depth:0;c<r.tokens.length;c++)n.add(e,r.tokens[c]);let a=Oe(r);a&&n.end(e,a)}shown(e,n){return Xa(this.trie,
{lanes:e,grows:!this.group.done,opened:this.opened,closed:this.closed,before:n})}pick(e){this.picked=e===this.picked?null:e}unfold(e,n){let o=e.order.length-n.length;
this.opened.set(e.id,o-1+Math.min(Yh,n.length))}isOnPath({head:e,run:n}){return Sn(n.at(-1),this.picked)||Sn(this.picked,e)}};function Sn(t,e){for(;t&&t.depth>e.
depth;)t=t.before;return t===e}var yo=220,xo=({token:t})=>t.piece??t.text;function Qa(t,e,n,o){let{length:r}=n.samples,[i,a]=[t.reached(n.depth),e.before],c=xn(n),d=b=>b===null?s("not known"):
H(b),m=e===n,g=[[s("Samples here"),i<o?z(i,"{number} of {count} sample so far","{number} of {count} samples so far",{number:B(r)}):vo(r,i)]];c!==null&&g.push([s(
"Expected samples"),`${Xh(i*c)} = ${B(i)} × ${H(c)}`]),g.push([z(n.depth-e.depth+1,"Probability of this token","Probability of these {count} tokens"),d(xn(n,a))]),
g.push([s("Share of the samples at this fork"),H(r/Math.max(1,Qh(a)))]),m&&g.push([s("Before the processors"),d(n.token.raw_logprob===null?null:X(n.token.raw_logprob))]),
g.push([s("Probability of the text so far"),d(c)]);for(let[b,k]of So(n))g.push([`${tt(b)} ${s("ends here: {reason}",{reason:nt(b)[0]})}`,B(k)]);return g}var Xh=t=>t<
.01?s("fewer than 0.01"):t.toFixed(t<10?2:1),vo=(t,e)=>z(e,"{number} of {count} sample","{number} of {count} samples",{number:B(t)});function Zh(t,e,n){return e?
z(t,"{count} sample goes through {text}","{count} samples go through {text}",{text:e}):n==="source"?z(t,"{count} sample follows the source","{count} samples fol\
low the source"):n==="message"?z(t,"{count} sample answers the message","{count} samples answer the message"):z(t,"{count} sample continues the prompt","{count}\
 samples continue the prompt")}var Qh=t=>t.order.reduce((e,n)=>e+n.samples.length,0);function So(t){let e=new Map;for(let[,n]of t.ends)e.set(n,(e.get(n)||0)+1);
return e}function ec(t,e){let n=l("div","gp-trie-card",null,{popover:"manual","aria-hidden":"true"}),o=l("p"),r=l("dl");n.append(o,r),n.hidden=!0,t.append(n);function i(d,m,g,b,k){
let P=vn(g.before).map(({token:T})=>T.piece??"").join(""),N=P.length>yo?"…"+P.slice(-yo):P,_=vn(b).slice(g.depth-1).map(xo).join(""),M=l("bdi","",N);M.append(
l("b","",_.length>yo?_.slice(0,yo)+"…":_)),o.replaceChildren(M),r.replaceChildren(...Qa(m,g,b,k).flatMap(([T,L])=>[l("dt","",T),l("dd","",L)])),n.hidden&&document.
addEventListener("scroll",e,{capture:!0,passive:!0}),n.hidden=!1,n.showPopover&&!n.matches(":popover-open")&&n.showPopover(),a(d)}function a(d){let m=d.getBoundingClientRect(),
{clientWidth:g,clientHeight:b}=document.documentElement,[k,P]=[n.offsetWidth,n.offsetHeight],N=m.bottom+7+P+8<=b?m.bottom+7:m.top-P-7;n.style.left=`${Math.max(8,
Math.min(m.left,g-k-8))}px`,n.style.top=`${Math.max(8,Math.min(N,b-P-8))}px`}function c(){n.hidden||(n.hidePopover&&n.isConnected&&n.matches(":popover-open")&&n.
hidePopover(),n.hidden=!0,document.removeEventListener("scroll",e,{capture:!0}))}return{show:i,hide:c}}function tc(t,e,n){let r=t.querySelector(".gp-through"),i=t.
querySelector(".gp-through-title"),a=t.querySelector(".gp-through-list"),c=t.querySelector(".gp-through-more"),d=t.querySelector(".gp-through-facts"),[m,g]=[null,
null],b=!1;function k(){let M=l("li"),T=l("bdi");return T.append(l("span","gp-shared"),l("span","gp-own")),M.append(T,l("small")),M}function P(M,T,L){let $=e.entries[T],
y=vn(L).length,h=w=>w.map(({piece:x})=>x??"").join("");O(M.querySelector(".gp-shared"),h($.tokens.slice(0,y))),O(M.querySelector(".gp-own"),h($.tokens.slice(y)));
let p=Oe($);O(M.querySelector("small"),[s("sample {number}",{number:T+1}),($.seed??null)===null?"":s("seed {seed}",{seed:$.seed}),z(wt($),"{count} token","{coun\
t} tokens"),p?`${tt(p)} ${nt(p)[0]}`:"…"].filter(Boolean).join(" · "));let u=M.querySelector("button"),f=s("Open sample {number} as one run",{number:T+1});if(e.
canAsk&&!u){let w=l("button","gp-button",s("Open"),{type:"button","aria-label":f});w.addEventListener("click",()=>e.ask({type:"open",entry:+M.dataset.entry})),M.
append(w)}else u&&M.dataset.entry!==String(T)&&u.setAttribute("aria-label",f);M.dataset.entry=T}function N(M,T){let L=M.before?Qa(T,Ja(M),M,e.entries.length):[],
$=Z(d,L.length,()=>{let y=l("div");return y.append(l("dt"),l("dd")),y});L.forEach(([y,h],p)=>{O($[p].firstChild,y),O($[p].lastChild,h)})}function _(M,T){if(M!==
m&&(b=!1),[m,g]=[M,T],r.hidden=!M,!M)return;N(M,T);let{samples:L}=M,$=$e(vn(M).map(xo).join("").trim()),y=J($.length>118?"…"+$.slice(-109):$);O(i,Zh(L.length,
M.before&&y,e.apart));let h=b?L.length:Math.min(12,L.length),p=Z(a,h,k);for(let u=0;u<h;u++)P(p[u],L[u],M);c.hidden=h===L.length,O(c,s("Show all {count}",{count:B(
L.length)}))}return c.addEventListener("click",()=>{b=!0,_(m,g)}),t.querySelector(".gp-unpick").addEventListener("click",n),_}var ep=18,nc=110,oc=160,tr=t=>t.reduce((e,n)=>e+n.samples.length,0);function tp(t){let e=l("li","",null,{role:"treeitem",tabindex:"-1"}),n=l("div","gp-knot"),[o,
r,i]=[l("bdi","gp-run"),l("span","gp-count"),l("span","gp-end")];n.append(o,r,i),e.append(n);let a={key:t,item:e,knot:n,run:o,number:r,end:i,kids:null,entry:null,
above:null};return e.gpView=a,a}function sc(t,e){let n=new Set(e.map(({item:o})=>o));for(let o of[...t.children])n.has(o)||o.remove();e.forEach(({item:o},r)=>{t.
children[r]!==o&&t.insertBefore(o,t.children[r]||null)})}function rc(t,e,n){let o=`${e} ${n}`;t.stream!==o&&(t.stream=o,t.item.style.setProperty("--own",e),t.item.
style.setProperty("--rest",n))}function np(t,{run:e,head:n}){let o=[...So(e.at(-1))],r=o.map(([i,a])=>`${tt(i)}${n.samples.length>1?` ${B(a)}`:""}`).join(" ");O(
t.end,r),t.end.classList.toggle("gp-end-failed",o.some(([i])=>i==="failed"))}var _o=class{constructor(e,n){this.root=e,this.state=n,this.group=n.group,this.tree=
e.querySelector(".gp-roots"),this.lanes=e.querySelector(".gp-lanes"),this.about=e.querySelector(".gp-about"),this.card=ec(e,()=>this.point(null)),this.drawThrough=
tc(e,this.group,()=>this.pick(null)),this.views=new Map,this.current=null,this.pointed=null,op(e)}clear(){this.state.begin(),this.views=new Map,this.current=null,
this.pointed=null,this.tree.replaceChildren(),this.card.hide()}draw(){let{state:e,tree:n,views:o}=this,r=document.activeElement&&document.activeElement.gpView,i=[
...o.values()].filter(({item:c,entry:d})=>d&&c.isConnected),a=new Set(i.map(({key:c})=>c));sc(n,[this.drawEntry(e.shown(+this.lanes.value,a),null,0)]);for(let[c,
d]of o)d.item.isConnected||o.delete(c);(!this.current||!this.current.item.isConnected)&&(this.current=o.get(e.trie.root.id)),K(this.current.item,{tabindex:"0"}),
r&&document.activeElement!==r.item&&(r.item.isConnected?r:this.current).item.focus({preventScroll:!0}),this.drawThrough(e.picked,e.trie),this.drawAbout(),this.refreshCard()}viewOf(e){
return this.views.has(e)||this.views.set(e,tp(e)),this.views.get(e)}thickness(e){return`${Math.max(1.5,ep*e/Math.max(1,this.state.trie.root.samples.length)).toFixed(
1)}px`}drawEntry(e,n,o){let{head:r,run:i}=e,a=this.viewOf(r.id);Object.assign(a,{entry:e,above:n,node:i.at(-1),folded:null}),this.drawRun(a,e);let c=e.closed&&i.
at(-1).order.length;O(a.number,c?`${B(r.samples.length)} ▸`:r.samples.length>1?B(r.samples.length):""),np(a,e),rc(a,this.thickness(r.samples.length),this.thickness(
o));let d=this.drawKids(a,e);return this.dress(a,this.wordsOf(e),d?"true":c?"false":null),a}drawKids(e,n){let o=[],r=tr(n.kids.map(({head:i})=>i))+tr(n.folded);
for(let i of n.kids)o.push(this.drawEntry(i,e,r-=i.head.samples.length));return n.folded.length&&o.push(this.drawMore(n,e)),o.length&&!e.kids&&e.item.append(e.kids=
l("ul","gp-kids",null,{role:"group"})),e.kids&&(sc(e.kids,o),e.kids.hidden=!o.length),o.length}drawMore({run:e,folded:n},o){let r=this.viewOf("more "+e.at(-1).id);
Object.assign(r,{entry:null,above:o,node:e.at(-1),folded:n});let i=tr(n);return O(r.run,`+ ${s("{count} more",{count:B(n.length)})}`),O(r.number,i>n.length?B(i):
""),rc(r,this.thickness(i),"0px"),this.dress(r,z(n.length,"{count} more branch with {samples}, folded. Click to open.","{count} more branches with {samples}, fo\
lded. Click to open.",{samples:z(i,"{count} sample","{count} samples")}),null),r}drawRun(e,{head:n,run:o}){let r=n.samples.length===1&&n.before,i=r?"":o.map(({id:a})=>a).
join(" ");if(r){let a="";for(let c of o)if((a+=c.token.piece??"").length>nc)break;O(e.run,$e(a.slice(0,nc+30))||$e(n.token.text)),e.ids=null}else if(e.ids!==i){
let a=e.ids&&(i+" ").startsWith(e.ids+" ")?e.ids.split(" ").length:0;a||e.run.replaceChildren(),e.run.append(...o.slice(a).map(c=>this.makeToken(c))),e.ids=i}ce(
e.knot,r?"gp-knot gp-tail":n.before?"gp-knot":"gp-knot gp-root-knot")}makeToken(e){if(!e.before)return l("span","",this.promptWords());let{piece:n,text:o,logprob:r}=e.
token,i=n===null?o:$e(n)+(Pt(e.token)?Cn(o):""),a=l("span",n===null?"gp-t gp-special":"gp-t",i||o);return a.style.backgroundColor=`var(--gp-prob-${Math.round(X(
r)*10)})`,a.gpNode=e,a}promptWords(){let e=$e(this.group.header.prompt);return e.length>60?"…"+e.slice(-58):e||s("(no prompt)")}wordsOf({head:e,run:n,closed:o}){
let{length:r}=e.samples;if(!e.before)return`${this.rootWords()}, ${z(r,"{count} sample","{count} samples")}`;let i=n.map(xo).join(""),a=xn(n.at(-1),e.before);return[
J(i.length>oc?i.slice(0,oc)+"…":i),vo(r,this.state.trie.root.samples.length),a===null?"":s("probability {share} after the text before",{share:H(a)}),...[...So(
n.at(-1))].map(([c,d])=>z(d,"{count} ends here: {reason}","{count} end here: {reason}",{reason:nt(c)[0]})),o?s("closed"):""].filter(Boolean).join(", ")}rootWords(){
let{apart:e}=this.group;return e==="source"?s("The source"):e==="message"?s("The message"):s("The prompt")}dress(e,n,o){let{picked:r}=this.state,{node:i,folded:a,
entry:c}=e,d=r&&!a&&this.state.isOnPath(c),m=r&&a&&Sn(i,r),g=r&&!a&&Sn(r,c.head),b=["gp-branch",a&&"gp-more",r&&!d&&!m&&"gp-dim",g&&"gp-on-path"];ce(e.item,b.filter(
Boolean).join(" "));let k=!!(r&&!a&&c.run.includes(r));K(e.item,{"aria-label":n,"aria-selected":String(k)}),e.expanded!==o&&(e.expanded=o,o===null?e.item.removeAttribute(
"aria-expanded"):e.item.setAttribute("aria-expanded",o))}drawAbout(){let{group:e}=this,{trie:n}=this.state,o=n.root.samples.length,r=e.entries.length-o,i=new Set(
n.tips.filter(Boolean)),a=i.size===1&&o>1?s("all with the same text"):z(i.size,"{count} different text","{count} different texts"),c={samples:r?vo(o,e.entries.length):
z(o,"{count} sample","{count} samples"),texts:a},d=e.done?s("{samples}, {texts}.",c):s("{samples} so far, {texts}.",c);O(this.about,o?`${d} ${s("Point at a bran\
ch for its numbers, click it to see its samples.")}`:s("The tree grows with the first tokens."))}pick(e){this.state.pick(e),this.draw()}point(e,n){this.pointed&&
this.pointed.view===e&&this.pointed.node===n||(this.pointed=e&&{view:e,node:n},e?this.refreshCard():this.card.hide())}refreshCard(){if(!this.pointed)return;let{
view:e,node:n}=this.pointed;if(!e.item.isConnected||!e.entry||!e.entry.head.before){this.pointed=null,this.card.hide();return}let{head:o,run:r}=e.entry,i=n&&r.includes(
n);this.card.show(e.knot,this.state.trie,i?n:o,i?n:r.at(-1),this.group.entries.length)}};function op(t){for(let e=0;e<=10;e++){let n=l("i");n.style.backgroundColor=
`var(--gp-prob-${e})`,t.querySelector(".gp-key-ramp").append(n)}}var sp="14",rp=t=>t.some(({ended:e})=>e&&e.text)&&t.every(({tokens:e})=>!e.length);function ic(t,e){let n=new ko(e),o=new _o(t,n);return Ka(o),matchMedia("(max-\
width: 640px)").matches&&(o.lanes.value=sp),r=>{if(t.hidden=!e.header||e.header.kind!=="seeds"||rp(e.entries),!t.hidden&&(r.run&&o.clear(),!(!r.run&&!r.steps&&!r.
status))){for(let i of r.run?e.entries.keys():r.entries)n.read(i);o.draw()}}}function ac(t,e){let o=t.querySelector(".gp-ways"),r=t.querySelector(".gp-first tbody"),i=new WeakMap,a=t.querySelector(".gp-first-words");function c(){let N=l(
"li");return N.append(l("h3"),l("div","gp-read",null,{tabindex:0,role:"group"})),N}function d(N,{label:_,title:M},{started:T}){let L=T?T.prompt_tokens:null,[$,y]=N.
children,h=`${_} ${de(M)}`;O($,L?`${h}: ${z(L.length,"{count} token","{count} tokens")}`:h),K(y,{"aria-label":s("The prompt of {lane}",{lane:_})}),i.get(y)!==L&&
(i.set(y,L),y.replaceChildren(...(L||[]).map(({piece:p,text:u})=>p===null?l("span","gp-pill",u):p)))}let m=({raw_logprob:N})=>X(N);function g(N){let _=new Map;N.
forEach((T,L)=>{if(!T)return;let $=[...T.distribution.candidates].sort((h,p)=>m(p)-m(h)),y=({token_id:h})=>h===T.chosen.token_id;for(let h of[...$.slice(0,6),...$.
slice(0,6).some(y)?[]:[T.chosen]])_.has(h.token_id)||_.set(h.token_id,{text:h.text,sides:[null,null]});for(let h of[...$,T.chosen])_.has(h.token_id)&&(_.get(h.token_id).
sides[L]??=h)});let M=({sides:T})=>Math.max(...T.map(L=>L?m(L):0));return[..._.values()].sort((T,L)=>M(L)-M(T))}function b(){let N=l("tr"),_=l("th","",null,{scope:"\
row"});return _.append(l("bdi","gp-word")),N.append(_,...[0,1].map(()=>{let M=l("td"),T=l("div","gp-share"),L=l("span");return L.append(l("i")),T.append(l("span",
"gp-sign"),L,l("b")),M.append(T),M})),N}function k(N){let _=g(N),M=Z(r,_.length,b);_.forEach(({text:T,sides:L},$)=>{let[y,...h]=M[$].cells;fe(y.firstChild,T),h.
forEach((p,u)=>{let f=L[u],w=!!(f&&N[u]&&f.token_id===N[u].chosen.token_id),[x,v,E]=p.firstChild.children;ce(p.firstChild,w?"gp-share gp-chosen":"gp-share"),O(x,
w?"▶":""),ne(v.firstChild,"width",f?m(f):0),O(E,N[u]?f?H(m(f)):"–":"")})})}function P(N){if(N.some(L=>!L))return s("Both runs have to write a token first.");
let[_,M]=N.map(({chosen:L})=>L);return`${_.token_id===M.token_id?s("Both begin with {token}: {one} with the template, {other} without it.",{token:J(_.text),one:H(
m(_)),other:H(m(M))}):s("With the template it begins with {one}, without it with {other}.",{one:J(_.text),other:J(M.text)})} ${s("The probabilities are the mode\
l’s own, before the processors; ▶ was chosen, – was not recorded.")}`}return()=>{if(t.hidden=e.groups.length!==2,t.hidden)return;let N=[0,1].map(T=>e.shownOf(
T).log),_=Z(o,2,c);N.forEach((T,L)=>d(_[L],e.groups[L],T));let M=N.map(T=>Ee(T)[0]||null);O(a,P(M)),k(M)}}var ip=14,ap=200;function cc(t,e,{onPick:n,onResize:o}){let r=t.querySelector("canvas"),i=t.querySelector(".gp-map-row"),a=t.querySelector(".gp-map-column");function c({
clientX:g,clientY:b}){let{left:k,top:P,width:N,height:_}=r.getBoundingClientRect(),M=e.canvas,T=(L,$)=>Math.max(0,Math.min($-1,Math.floor(L*$)));return{place:T(
(g-k)/N,e.step.places.length),step:M[T((b-P)/_,M.length)]}}t.addEventListener("click",g=>e.step&&n(c(g)));function d(g){let b=e.canvas,k=e.step.places.length;t.
style.height=`${Math.max(24,Math.min(ap,ip*b.length))}px`;let[P,N]=[r.clientWidth,r.clientHeight].map(h=>Math.round(h*devicePixelRatio));if(!P||!N)return;Object.
assign(r,{width:P,height:N});let _=r.getContext("2d"),M=getComputedStyle(t),T=M.getPropertyValue("--gp-text").trim(),[L,$]=[P/k,N/b.length],y=Math.max(.75,Math.
min(L,$,8*devicePixelRatio)*.2);b.forEach((h,p)=>h.places.forEach((u,f)=>{_.fillStyle=M.getPropertyValue(Bs(g,mo(u))).trim(),_.fillRect(Math.floor(f*L),Math.floor(
p*$),Math.ceil(L),Math.ceil($)),u.accepted&&(_.fillStyle=T,_.beginPath(),_.arc((f+.5)*L,(p+.5)*$,y,0,2*Math.PI),_.fill())})),m(b.length,k)}function m(g,b){i.style.
top=`${e.step.step/g*100}%`,i.style.height=`${100/g}%`,a.hidden=e.place===null,!a.hidden&&(a.style.left=`${e.place/b*100}%`,a.style.width=`${100/b}%`)}return new ResizeObserver(
o).observe(r),d}var cp=8e3,lp=120,dp=700;function lc(t,e){let n=v=>t.querySelector(".gp-"+v),[o,r,i,a]=["canvas-text","canvas-slider","canvas-play","canvas-shade"].map(n),c=new fo(
e),d=cc(n("canvas-map"),c,{onPick:({place:v,step:E})=>L(c.steps.indexOf(E),v),onResize:()=>!t.hidden&&d(a.value)}),m=l("span","gp-canvas-prompt"),g=l("span","gp\
-canvas-before"),b=l("span","gp-canvas-now"),k=0,P=0;o.append(m,g,b);function N(){let{step:v}=c,E=c.before.flatMap(({places:C})=>C);g.childElementCount!==E.length&&
g.replaceChildren(...E.map(M));let S=Z(b,v.places.length,_),{end:A}=c;P=Math.min(P,v.places.length-1),v.places.forEach((C,W)=>{let I=S[W],R=c.accepted(W);I.replaceChildren(),
Pe(I,C);let q=I.querySelector(".gp-ink");gt(q,a.value,mo(C)),R?I.dataset.accepted=R:delete I.dataset.accepted,I.toggleAttribute("data-after-end",W>=A),I.setAttribute(
"aria-pressed",String(W===c.place)),I.setAttribute("aria-label",T(C,W,R)),I.tabIndex=W===P?0:-1})}let _=()=>l("span","gp-token",null,{role:"button"});function M(v){
let E=l("span","gp-written");return Pe(E,v),E}function T(v,E,S){let A={number:E+1,token:J(v.text),share:H(X(v.logprob))};return S==="newly"?s("Place {number}: {\
token}, probability {share}, newly accepted",A):S?s("Place {number}: {token}, probability {share}, accepted",A):s("Place {number}: {token}, probability {share},\
 not accepted",A)}o.addEventListener("click",({target:v})=>{let E=[...b.children].indexOf(v.closest(".gp-token"));E>=0&&L(c.at,E===c.place?null:E)}),o.addEventListener(
"keydown",v=>{let E=[...b.children].indexOf(v.target.closest(".gp-token")),S={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1,Home:-1/0,End:1/0}[v.key];if(!(E<
0)){if(v.key==="Enter"||v.key===" ")L(c.at,E);else if(v.key==="Escape")L(c.at,null);else if(S)P=Math.max(0,Math.min(b.childElementCount-1,E+S)),c.place===null?N():
L(c.at,P),b.children[P].focus();else return;v.preventDefault()}});function L(v,E){c.at=v,c.place=E,E!==null&&(P=E),f()}function $(){let{step:v,number:E,steps:S,
numCanvases:A}=c,C=c.canvas.length,W={canvas:v.canvas+1,canvases:A,step:v.step+1,steps:C},I=s("canvas {canvas} of {canvases}, step {step} of {steps}",W);r.max=String(
S.length),r.value=String(E+1),r.setAttribute("aria-valuetext",I),O(n("canvas-step-words"),I),O(i,s(k?"❚❚ Pause":"▶ Play"));let{places:R,accepted:q,newly:j}=c.
counts,F={accepted:B(q),places:B(R),newly:B(j),temperature:v.temperature.toFixed(2)};O(n("canvas-short"),s("{accepted} of {places} places accepted, {newly} newl\
y; temperature {temperature}",F))}function y(){clearInterval(k),k=0}i.addEventListener("click",()=>{if(k){y(),$();return}c.number>=c.steps.length-1&&(c.at=0);let v=Math.
max(lp,Math.min(dp,cp/c.steps.length));k=window.setInterval(()=>{!t.isConnected||c.number>=c.steps.length-1?y():c.at=c.number+1,f()},v),f()}),r.addEventListener(
"input",()=>{y(),L(Number(r.value)-1,c.place)}),r.addEventListener("keydown",({key:v})=>v==="Escape"&&L(null,c.place)),a.addEventListener("change",()=>f());function h(){
let{place:v}=c;if(G(n("one-place"),v!==null),G(n("place-hint"),v===null),v===null)return;let{since:E,accepted:S,count:A,last:C}=c.history(v),W={place:v+1,token:J(
C.text),since:E+1,accepted:S,steps:A};O(n("place-verdict"),z(A,"Place {place}: {token} has been the likeliest since step {since}. The sampler accepted the place\
 in {accepted} of {count} step.","Place {place}: {token} has been the likeliest since step {since}. The sampler accepted the place in {accepted} of {count} step\
s.",W));let I=t.querySelector(".gp-one-place tbody"),R=Z(I,A,p);c.canvas.forEach((D,Y)=>u(R[Y],D,D.places[v]));let q=n("place-table"),{offsetTop:j,offsetHeight:F}=R[c.
step.step];(j<q.scrollTop+F||j+F>q.scrollTop+q.clientHeight)&&(q.scrollTop=j-q.clientHeight/2)}function p(){let v=l("tr"),E=l("td");return E.append(l("button","\
gp-place-step","",{type:"button"})),v.append(E,...["read","likeliest"].map(()=>{let S=l("td");return S.append(l("bdi")),S}),l("td"),l("td","gp-place-entropy"),l(
"td")),v}function u(v,E,S){let[A,C,W,I,R,q]=v.cells;O(A.firstChild,String(E.step+1)),Se(C.firstChild,S.read_text),Se(W.firstChild,S.text),O(I,H(X(S.logprob))),O(
R,ae(S.entropy,e.unit)),O(q,S.accepted?s("✓ yes"):s("– no")),E===c.step?v.setAttribute("aria-current","step"):v.removeAttribute("aria-current")}t.querySelector(
".gp-one-place tbody").addEventListener("click",({target:v})=>{let E=v.closest("tr");E&&L(c.steps.indexOf(c.canvas[E.rowIndex-1]),c.place)});function f(){c.step&&
($(),N(),h(),Ye(n("canvas-scale"),a.value,e.unit),d(a.value),O(n("map-words"),z(c.canvas.length,"{places} places, {count} step","{places} places, {count} steps",
{places:B(c.step.places.length)})))}function w(){y(),c.clear(),P=0,g.replaceChildren(),b.replaceChildren(),O(m,e.started?e.started.prompt_tokens.map(({piece:v})=>v??
"").join(""):"")}let x=()=>!t.hidden&&f();return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",x),new MutationObserver(x).observe(document.
body,{attributes:!0,attributeFilter:["class"]}),v=>{v.run&&w(),t.hidden=!e.canvasSteps.length,!t.hidden&&(v.run||v.steps||v.status||v.unit)&&f()}}function dc(t,e){let n=t.querySelector(".gp-arrival-words"),o=t.querySelector(".gp-arrival-bar");return r=>{if(t.hidden=!e.found||!!e.found.over,t.hidden||!r.found)
return;let{done:i,total:a}=e.found,c=Nt(e.found);O(n,c[0].toUpperCase()+c.slice(1)),U(i)&&a?(o.setAttribute("aria-valuenow",Math.floor(i/a*100)),ne(o.firstChild,
"width",i/a)):(o.removeAttribute("aria-valuenow"),ne(o.firstChild,"width",1))}}function st(t){return U(t)?t>=1e9?s("{count} billion",{count:(t/1e9).toFixed(1)}):t>=1e6?s("{count} million",{count:(t/1e6).toFixed(t<1e7?1:0)}):t.toLocaleString(
"en"):"–"}function Oo(t,e){t.replaceChildren(...e.map(([n,o])=>{let r=l("div");return r.append(l("dt","",n)," ",l("dd","",o)),r}))}function rt(t,e,n,o,r){let i=l(
"button","gp-button gp-press",o,{type:"button","aria-label":r||`${o}: ${n}`});return i.addEventListener("click",()=>t.ask({type:"model",act:e,model:n})),i}function hc(t,e){let[n,o,r,i,a]=[".gp-about",".gp-fit",".gp-pairs","tbody",".gp-smaller"].map(k=>t.querySelector(k));function c(k){O(n,k.model);let[P,N]=o.children;
if(O(P,d(k)),O(N,k.why?`${s(k.why)} ${s(k.fix)}`:b(k)),Oo(r,[[s("class"),k.class_name],[s("parameters"),st(k.parameters)],[s("precision"),k.dtype],[s("device"),
k.device],[s("to download"),k.complete?k.download?be(k.download):s("nothing: it is here"):s("its weights are missing")],[s("memory"),m(k)],[s("free memory"),be(
k.free)],...k.free_disk===null?[]:[[s("free disk space"),be(k.free_disk)]],[s("context"),k.context_length?z(k.context_length,"{count} token","{count} tokens"):s(
"unlimited")],[s("vocabulary"),st(k.vocab_size)]]),g(k),a.replaceChildren(),k.smaller){let{model:_,bytes:M}=k.smaller;a.append(`${s("It does not fit in any prec\
ision. A model that does: {model}, {size}.",{model:_,size:be(M)})} `,rt(e,"pick",_,s("Choose")))}}function d({complete:k,fits:P}){return k?P===null?`? ${s("It i\
s not known whether it fits.")}`:P?`✓ ${s("It fits.")}`:`✕ ${s("It does not fit.")}`:`✕ ${s("It cannot be opened.")}`}function m({memory:k,reckoned:P}){return k===
null?s("not known"):P?s("about {size}",{size:be(k)}):be(k)}function g({ways:k,free:P}){t.querySelector("table").hidden=k.length===0;let N=Math.max(P,...k.map(({
bytes:_})=>_))*1.05;i.replaceChildren(...k.map(({model:_,label:M,bytes:T,fits:L})=>{let $=l("tr",L?"":"gp-over"),y=l("span","gp-strip",null,{"aria-hidden":"true"}),
[h,p]=[l("i"),l("u")];ne(h,"width",Math.min(1,T/N)),ne(p,"left",P/N),y.append(h,p);let u=[l("th","",s(M),{scope:"row"}),l("td","",be(T)),l("td"),l("td","",L?`✓ ${s(
"yes")}`:`✕ ${s("no")}`),l("td")];return u[2].append(y),u[4].append(rt(e,"pick",_,s("Choose"),s("Choose {precision}",{precision:s(M)}))),$.append(...u),$}))}function b({
room:k,free:P,reckoned:N}){if(k===null)return s("Neither its files nor its config tell how much memory it needs.");let _={size:be(k),free:be(P)};return N?`${s("\
It needs about {size}, with room for a run; {free} is available.",_)} ${s("Its weights do not tell their size: this is estimated from its config.")}`:s("It need\
s {size}, with room for a run; {free} is available.",_)}return k=>{t.hidden=!e.found,!t.hidden&&k.found&&c(e.found)}}var Mo=[[.001,0],[.01,3],[.1,6],[1,8],[1/0,10]],hp=t=>Mo.findIndex(([e])=>Me(t??1/0,"bits")<=e);function nn(t,e){if(!U(t))return s("infinite");let n=Me(t,e);if(n===
0)return"0";if(n>=.001)return n.toPrecision(3);let[o,r]=n.toExponential(1).split("e-");return`${o} × ${pp(r)}`}var pp=t=>`10⁻${[...String(t)].map(e=>"⁰¹²³⁴\
⁵⁶⁷⁸⁹"[e]).join("")}`,Eo=t=>t>=1e9?s("{size} GB",{size:(t/1e9).toFixed(2)}):s("{size} MB",{size:(t/1e6).toFixed(t<1e7?2:1)});function pc(t,e){let n=p=>t.
querySelector(".gp-"+p),o=n("which"),r=new Le(n("words"),{press:({number:p})=>k(p)}),i=null,a="",c="";o.addEventListener("change",()=>y());let d=()=>e.unit==="b\
its"?s("bits"):s("nats"),m=p=>`${nn(p,e.unit)} ${d()}`,g=()=>(e.found&&e.found.question==="precision"?e.found.groups:[]).map((p,u)=>({...p,number:u})).filter(({
pair:p})=>p&&!p.error),b=()=>g().find(({number:p})=>String(p)===o.value)||g()[0];function k(p){i=p,y()}function P(p){let u=JSON.stringify(p.map(({number:w,title:x})=>[
w,x]));if(u===c)return;c=u;let f=o.value;o.replaceChildren(...p.map(({number:w,title:x})=>l("option","",de(x),{value:w}))),p.some(({number:w})=>String(w)===f)&&
(o.value=f)}function N({text:p,kl:u,logprobs:[f,w],same_top:x},v){let E=s("Token {number} {token}: KL {kl}; probability {share}, here {other}",{number:B(v+1),token:J(
p),kl:m(u),share:H(X(f)),other:H(X(w))});return x?E:`${E}; ${s("another token is the likeliest here")}`}function _(p){let{tokens:u}=p.pair,f=JSON.stringify([p.number,
e.unit,u.map(({id:w,kl:x})=>[w,x])]);f!==a&&(a=f,r.show(u.map((w,x)=>({token:w,mark:{},number:x,words:()=>N(w,x)}))),r.tokens.forEach((w,x)=>{let v=hp(u[x].kl),
E=w.querySelector(".gp-ink");E.style.backgroundColor=`var(--gp-heat-${Mo[v][1]})`,E.dataset.rank=v,w.dataset.top=u[x].same_top?"same":"other"})),r.tokens.forEach(
(w,x)=>{w.dataset.shown=x===i?"yes":"no",w.setAttribute("aria-pressed",x===i)})}function M(){let p=n("legend");if(p.dataset.unit===e.unit)return;p.dataset.unit=
e.unit,p.replaceChildren(s("KL in {unit}:",{unit:d()}));let u=w=>e.unit==="bits"?w:Number((w*Math.LN2).toPrecision(2));Mo.forEach(([w,x],v)=>{let E=Number.isFinite(
w)?s("to {limit}",{limit:u(w)}):s("above {limit}",{limit:u(Mo[v-1][0])}),S=l("span","gp-chip",E,{"data-rank":v});S.style.backgroundColor=`var(--gp-heat-${x})`,p.
append(S)});let f=l("span");f.append(l("span","gp-wavy","abc"),` ${s("another token is the likeliest")}`),p.append(f)}function T(p,u){let f=e.charts[`kl ${u.number}\
 ${e.unit}`];pe(n("curve-box"),i===null?f:qn(f,i+1,"")),L(p,u)}function L(p,u){let f=Z(n("curve-keys"),p.length,()=>{let w=l("span"),x=te("svg");return K(x,{width:30,
height:8,"aria-hidden":"true"}),x.append(te("path","gp-course")),K(x.firstElementChild,{d:"M1 4H29"}),w.append(x,l("span")),w});p.forEach(({title:w,number:x},v)=>{
K(f[v].firstChild.firstChild,{"data-line":v%6,"data-on":x===u.number?"yes":"no"}),O(f[v].lastChild,de(w))})}function $(p){let u=p.pair.tokens[i??p.pair.max_at],
f=i??p.pair.max_at,[w,x]=u.entropies,v={number:B(f+1),token:J(u.text),kl:m(u.kl),mine:ae(w,e.unit),theirs:ae(x,e.unit),model:de(p.title)};O(n("said"),i!==null?s(
"Token {number} {token}: KL {kl}, entropy {mine} of the reference and {theirs} of {model}.",v):`${s("Where they differ most, token {number} {token}: KL {kl}, en\
tropy {mine} of the reference and {theirs} of {model}.",v)} ${s("Click another token to see both models there.")}`);let E=n("sides").tHead.rows[0].cells;O(E[1],
de(e.found.groups[0].title)),O(E[2],de(p.title));let S=Z(n("sides").tBodies[0],u.candidates.length,()=>{let C=l("tr"),W=l("th","",null,{scope:"row"});return W.append(
l("span"),l("bdi")),C.append(W,...[0,1].map(()=>{let I=l("td"),R=l("div","gp-side"),q=l("span");return q.append(l("i","gp-bar",null,{"aria-hidden":"true"})),R.append(
q,l("span")),I.append(R),I})),C}),A=Math.max(...u.candidates.flatMap(([,,C,W])=>[C,W]),1e-9);u.candidates.forEach(([C,W,...I],R)=>{let[q,...j]=S[R].cells;O(q.firstChild,
C===u.id?"▶ ":""),fe(q.lastChild,W),ce(S[R],C===u.id?"gp-is-token":""),I.forEach((F,D)=>{ne(j[D].querySelector(".gp-bar"),"width",F/A),O(j[D].firstChild.lastChild,
H(F))})})}function y(){let[p,u]=[g(),b()];P(p),o.value=u.number;let{mean:f,max:w,same_top:x,max_at:v,perplexities:[E,S],vocab:A}=u.pair;i!==null&&i>=u.pair.tokens.
length&&(i=null),O(n("about"),z(u.pair.tokens.length,"{count} token of the reference, read by both","{count} tokens of the reference, read by both")),O(n("summa\
ry"),[s("Mean {mean}, at most {max} at token {number}, over {vocab} tokens of the vocabulary.",{mean:m(f),max:nn(w,e.unit),number:B(v+1),vocab:B(A)}),s("The sam\
e token is the likeliest for both at {share} of the places.",{share:H(x)}),s("Perplexity of the text: {one} and {other}.",{one:V(E),other:V(S)})].join(" ")),M(),
_(u),T(p,u),$(u)}let h=()=>g().length>0;return p=>{t.hidden=!h(),p.run&&(i=null),!t.hidden&&(p.found||p.unit)&&y()}}var up=[1,2,4];function uc(t,e){let n=t.querySelector("thead tr"),[o,r,i,a]=[".gp-about",".gp-pairs",".gp-none","tbody"].map(g=>t.querySelector(g));function c(g){
O(o,g.model),Oo(r,[[s("class"),g.class_name],[s("parameters"),st(g.parameters)],[s("precision"),s(g.precision)],[s("device"),g.device],[s("in memory"),be(g.bytes)],
[s("context"),g.context_length?z(g.context_length,"{count} token","{count} tokens"):s("unlimited")],[s("vocabulary"),st(g.vocab_size)],[s("chat template"),g.chat_template?
s("yes"):s("no")]]);let{fields:b}=g;O(i,b.length?"":s("It sets no field: the library’s defaults apply.")),i.hidden=b.length>0,t.querySelector("table").hidden=
b.length===0,a.replaceChildren(...b.map(k=>{let P=l("tr"),N=l("th","",null,{scope:"row"});N.append(l("code","",k.name)),P.append(N,d(k.model),d(k.library),l("td",
"",s(k.meaning)),l("td","",m(k)));for(let _ of up)P.cells[_].dataset.label=n.cells[_].textContent;return P}))}function d(g){let b=l("td");return b.append(l("cod\
e","",g===null?s("none"):JSON.stringify(g))),b}function m({applies:g,by:b,ignored:k,same:P}){return b==="changed"?[`▲ ${s("the page sets {value}",{value:JSON.
stringify(g)})}`,s(k)].filter(Boolean).join("; "):b==="model"&&k?`○ ${s(k)}`:b==="model"?P?s("the same as the default"):`◆ ${s("applies")}`:s("another field\
 takes its place")}return g=>{t.hidden=!e.found,!t.hidden&&g.found&&c(e.found)}}function fc(t,e){let n=y=>t.querySelector(".gp-"+y),o=n("costs").tBodies[0],r=()=>e.found&&e.found.question==="precision";function i(){let y=l("tr"),h=l("th","",
null,{scope:"row"});h.append(l("span"),l("small")),y.append(h);for(let p=0;p<6;p++){let u=l("td");if(u.append(l("span"),l("small")),p===0){let f=l("span","gp-by\
tes",null,{"aria-hidden":"true"});f.append(l("i")),u.append(f)}y.append(u)}return y}function a(y,h){if((y.dataset.tip||"")!==h){for(let p of["tabindex","data-ti\
p"])y.removeAttribute(p);if(h)for(let[p,u]of[["tabindex",0],["data-tip",h]])y.setAttribute(p,u)}}let c=(y,h,p="")=>{O(y.children[0],h),O(y.children[1],p)};function d({
bytes:y,scale_bytes:h},p){if(!U(y))return["–",""];let u=p&&U(p.bytes)?s("{share} of the reference",{share:H((y+h)/(p.bytes+p.scale_bytes))}):"";return[Eo(y+h),
u]}let m=({bytes:y,scale_bytes:h})=>U(y)&&h?s("get_memory_footprint() reports {size}; the scales take another {scales}.",{size:Eo(y),scales:Eo(h)}):"";function g({
pace:y,paces:h,ratio:p}){if(!y)return["–",""];let u=h.length>1?s("{low} to {high}",{low:y.low.toFixed(1),high:y.high.toFixed(1)}):s("one run");return[y.median.
toFixed(1),p?`${u}, ${Be(p.median)}`:u]}function b(y,h){if(h===0)return[["–",""],["–",""],["–",""]];let{pair:p}=y;if(!p||p.error)return[[p?s("none"):"–",
""],["–",""],["–",""]];let u=s(e.unit);return[[nn(p.mean,e.unit),u],[nn(p.max,e.unit),s("{unit}, token {number}",{unit:u,number:B(p.max_at+1)})],[H(p.same_top),
""]]}function k(y,h){let p=y.map(u=>u.pair).find((u,f)=>u&&!u.error&&(h===0||f===h));return p?V(p.perplexities[h===0?0:1],3):"–"}function P(y){let h=de(y.precision||
"");return h&&h!==de(y.title)?s("the reference: {precision}",{precision:h}):s("the reference")}function N({groups:y}){let h=Math.max(...y.map(({bytes:u,scale_bytes:f})=>(u||
0)+(f||0)),1),p=Z(o,y.length,i);y.forEach((u,f)=>{let[w,x,v,E,S,A,C]=p[f].cells;c(w,de(u.title),f?de(u.precision||u.model):P(u)),c(x,...d(u,f?y[0]:null)),a(x.firstChild,
m(u)),G(x.lastChild,U(u.bytes)),ne(x.lastChild.firstChild,"width",((u.bytes||0)+(u.scale_bytes||0))/h),c(v,...g(u)),b(u,f).forEach((W,I)=>c([E,S,A][I],...W)),c(
C,k(y,f))})}function _(y,h){let[p,u]=[[...y],[...h]],f=p.findIndex((w,x)=>w!==u[x]);return f<0?p.length:f}function M({groups:y}){let h=Z(n("writings"),y.length,
()=>{let u=l("li"),f=l("p","gp-writing-head");return f.append(l("b"),l("span","gp-note")),u.append(f,l("p","gp-writing",null,{dir:"auto"})),u}),p=y[0].text;y.forEach(
(u,f)=>{let[w,x]=h[f].children;O(w.children[0],de(u.title)),O(w.children[1],T(u,f,p)),w.children[1].classList.toggle("gp-parting",f>0&&U(u.parts_at));let v=JSON.
stringify([p,u.text,f]);if(x.dataset.key===v||(x.dataset.key=v,x.replaceChildren(),u.text===null))return;let E=f&&p!==null?_(p,u.text):[...u.text].length,S=[...u.
text];x.append(S.slice(0,E).join("")),E<S.length&&x.append(l("span","gp-apart",S.slice(E).join("")))})}function T({failed:y,text:h,tokens:p,parts_at:u,pair:f},w,x){
if(y)return`✕ ${s("stopped by an error")}`;if(h===null)return e.done?s("did not finish"):s("writing, or waiting for its turn");let v=f&&f.error&&s("Its distri\
butions cannot be compared with those of the reference: {why}",{why:`${s(f.error.message)} ${s(f.error.fix)}`});return[L(p,u,w&&x!==null),v].filter(Boolean).join(
". ")}function L(y,h,p){return p?U(h)?`✂ ${s("diverges from the reference at token {number} of {all}",{number:B(h+1),all:B(y)})}`:`= ${z(y,"the same {count} t\
oken as the reference","the same {count} tokens as the reference")}`:z(y,"{count} token","{count} tokens")}function $(){let y=e.found;O(n("missing"),y.reading!==
null?s("Reading the reference’s text with {model}.",{model:de(y.groups[y.reading].title)}):Te(e,y)),G(n("warning"),y.others),O(n("warning"),y.others?`⚠ ${s(
It)}`:""),G(n("cpu"),!!y.cpu_words),O(n("cpu"),s(y.cpu_words)),N(y),M(y);let h=y.groups.filter(({pair:p})=>p&&!p.error);e.done&&h.length&&O(n("told"),h.map(({title:p,
pair:u})=>s("{model}: mean KL {kl}",{model:de(p),kl:`${nn(u.mean,e.unit)} ${s(e.unit)}`})).join(". ")+".")}return y=>{t.hidden=!r(),!t.hidden&&(y.found||y.status||
y.unit)&&$()}}function mc(t,e){let n=t.querySelector(".gp-shelf-sections"),o=new Map;function r({sections:a,canOpen:c}){let d=document.activeElement&&t.contains(document.activeElement)?
document.activeElement.getAttribute("aria-label"):null;n.replaceChildren(...a.flatMap(({title:m,note:g,folded:b,rows:k})=>{let P=s(m),N=l("table"),_=l("tr");_.append(
...[s("model"),s("description"),s("size"),s("matching draft")].map(y=>l("th","",y,{scope:"col"})),l("td"));let[M,T]=[l("thead"),l("tbody")];M.append(_),T.append(
...k.map(y=>i(y,c))),N.append(l("caption","gp-hidden",P),M,T);let L=l("details","gp-shelf-section"),$=l("summary");return $.append(l("h3","",P),l("span","gp-not\
e",` ${k.length}`)),L.append($,l("p","gp-note",k.length?s(g):s("None yet.")),...k.length?[N]:[]),L.open=o.has(P)?o.get(P):!b,L.addEventListener("toggle",()=>o.set(
P,L.open)),[L]})),d&&t.querySelector(`[aria-label=${CSS.escape(d)}]`)?.focus()}function i(a,c){let d=l("tr"),m=l("th","",a.model,{scope:"row"}),g=a.download&&!a.
here,[b,k,P,N]=[l("td","",s(a.words)),l("td"),l("td","",a.assistant||"–",{"data-label":s("matching draft")}),l("td")];if(a.loaded){let{class_name:_,precision:M,
device:T,bytes:L,in_use:$,parameters:y}=a.loaded;b.append($?`● ${s("in use")}`:`○ ${s("idle")}`,l("small","",s("{kind}, {precision}, on {device}",{kind:_,precision:s(
M),device:T}))),k.append(be(L),l("small","",s("{count} parameters",{count:st(y)})))}else{k.append(a.millions?s("about {size}",{size:st(a.millions*1e6)}):be(a.size),
l("small","",a.millions?s("parameters"):s("on disk"))),g&&k.append(l("small","",s("{size} to download",{size:be(a.download)})));let _=[a.gated?`▲ ${s("gated: \
needs an access token")}`:"",a.here?`✓ ${s("downloaded")}`:""].filter(Boolean);_.length&&m.append(l("small","",_.join(" · ")))}return N.append(g?rt(e,"get",a.
model,s("Get it")):rt(e,"use",a.model,s("Use it"))),a.loaded?N.append(rt(e,"tell",a.model,s("Show"))):c&&N.append(rt(e,"pick",a.model,s("Fill in"))),a.canUnload&&
N.append(rt(e,"unload",a.model,s("Unload"))),d.append(m,b,k,P,N),d}return a=>{t.hidden=!e.found,!t.hidden&&a.found&&r(e.found)}}var fp=5,mp=60,gp=6e7,wp=(t,e)=>Array.isArray(e)&&t.length===e.length&&t.every((n,o)=>n===e[o]),on=t=>[t,...t.children.flatMap(on)],nr=t=>t.parent?nr(t.parent):
t,To=class{constructor(e){this.log=e,this.trees=[],this.shown=null,this.along=gc()}get all(){return this.trees.flatMap(on)}get busy(){return this.log.running||this.
log.waiting}get visible(){return this.trees.some(({children:n})=>n.length)?this.trees.filter(n=>n.children.length||n===nr(this.shown)):[]}get refuge(){return this.
shown&&(this.shown.parent||this.trees.filter(e=>e!==this.shown).at(-1))}begin(){let{log:e}=this;if(this.along=gc(),!e.started||e.turn===void 0){this.shown=null;
return}let{turn:n,started:o,asked:r}=e,i=this.all.find(m=>m.turn===n);if(i){this.shown=i;return}e.asked=null;let a=r&&wp(r.ids,o.request.given)&&this.all.find(m=>m.
turn===r.turn);if(a&&r.kind!=="branch"&&a.plain&&a.mode===o.mode){Object.assign(a,{turn:n,pieces:[]}),this.shown=a;return}let c=o.request.only_given===!0,d={turn:n,
read:c,parent:null,children:[],name:"",pieces:[],tokens:0,total:0,text:""};if(a){for(Object.assign(d,{at:r.at,from:r.from,on:r.on,kind:r.kind,parent:a});d.parent.
parent&&d.at<d.parent.at;)d.parent=d.parent.parent;d.parent.children.push(d)}else this.trees=this.trees.filter(({children:m})=>m.length),this.trees.push(d);this.
shown=d}measure(){let{log:e,along:n}=this,o=e.lines();n.follow(o.length?o[0].last:null);let{steps:r}=n;Object.assign(this.shown,{text:e.text,tokens:r.length,total:n.
total,mode:e.started.mode,searched:e.usesBeams,plain:o.length===1&&o[0].kind==="sequence",pieces:r.map(({piece:i,chosen:a})=>i??a.text)})}makeRoom(){for(;;){let e=this.
all,n=e.reduce((r,{text:i})=>r+i.length,0);if(this.trees.length<=fp&&e.length<=mp&&n<=gp)return;let o=this.trees.find(r=>r!==nr(this.shown))||e.filter(r=>r.parent&&
r!==this.shown&&!r.children.length).sort((r,i)=>r.turn-i.turn)[0];if(!o)return;this.detach(o)}}detach(e){e.parent?e.parent.children=e.parent.children.filter(n=>n!==
e):this.trees=this.trees.filter(n=>n!==e)}};function gc(){return new me(0,(t,{chosen:e})=>t+(e.logprob??-1/0))}function wc(t){let{root:e,state:n,tree:o,told:r,remove:i}=t,{log:a}=n,c=e.querySelector(".gp-rename"),d=()=>O(r,s("A run is under way. Wait for its end, or clic\
k Stop."));function m(k){if(!(!k||k===n.shown)){if(n.busy){d();return}n.shown=k,a.feedRun(k.text,k.turn),a.ask({type:"shown"}),t.draw(),k.item.focus({preventScroll:!0})}}
function g(){if(!i.dataset.sure){i.textContent=z(on(n.shown).length,"Delete this run?","Delete these {count} runs?"),i.dataset.sure="yes",i.focus();return}let k=n.
shown,P=n.refuge;n.busy?d():P&&(n.detach(k),m(P)),t.calm()}function b(){let k=n.shown,P=l("input","gp-rename-field",null,{"aria-label":s("Name of this run"),maxlength:60});
P.value=k.name;let N=!0,_=M=>{N&&(N=!1,M&&(k.name=P.value.trim()),document.activeElement===P&&k.item.focus(),P.remove(),t.fill(k))};P.addEventListener("keydown",
M=>{M.stopPropagation(),(M.key==="Enter"||M.key==="Escape")&&_(M.key==="Enter")}),P.addEventListener("click",M=>M.stopPropagation()),P.addEventListener("blur",()=>_(
!0)),k.item.querySelector(".gp-label").replaceChildren(P),P.focus(),P.select()}o.addEventListener("click",k=>{let P=k.target.closest(".gp-run"),N=n.visible.flatMap(
on).find(_=>_.item===P);N===n.shown?N.item.focus():m(N)}),o.addEventListener("keydown",k=>{let{shown:P}=n;if(k.ctrlKey||k.metaKey||k.altKey||!P)return;let N=n.visible.
flatMap(on),_=N.indexOf(P),M={ArrowDown:()=>m(N[_+1]),ArrowUp:()=>m(N[_-1]),ArrowRight:()=>m(P.children[0]),ArrowLeft:()=>m(P.parent),Home:()=>m(N[0]),End:()=>m(
N.at(-1)),F2:b,Delete:()=>{i.disabled||g()}};Object.hasOwn(M,k.key)&&(k.preventDefault(),M[k.key]())}),c.addEventListener("click",b),i.addEventListener("click",
g),i.addEventListener("blur",()=>t.calm())}var bc=8,bp=3,kp=-1e30,yp=t=>`log p ${t>kp?t.toFixed(2).replace("-","−"):"−∞"}`;function xp(t){let e=t.pieces,n=Math.min(...t.children.map(({at:i})=>i)),o=t.
parent?t.at:Number.isFinite(n)&&n>=bp?n:0,r=$e(e.slice(o,o+bc).join(""));return s("“{text}”",{text:`${o&&!t.parent?"…":""}${r}${e.length>o+bc?"…":""}`})}
function kc(t){if(!t.parent)return t.read?s("a text that was read:"):s("the original:");let e={number:t.at+1,token:J(t.from??"")};return t.kind!=="branch"?s("co\
ntinues at token {number}:",e):t.on?s("again from {token} at token {number}:",e):s("instead of {token} at token {number}:",e)}var Lo=class{constructor(e,n){this.
root=e,this.state=n,this.tree=e.querySelector(".gp-tree"),this.told=e.querySelector(".gp-told"),this.remove=e.querySelector(".gp-delete")}draw(){let{root:e,tree:n,
state:o}=this,r=o.log.canAsk?o.visible:[];if(e.hidden=!r.length,e.hidden)return;let{scrollTop:i}=n;n.replaceChildren(...r.map(a=>this.lay(a))),n.scrollTop=i,o.shown&&
this.reveal(o.shown.item.firstChild),this.remove.disabled=!o.refuge,this.calm()}calm(){this.remove.textContent="Delete",delete this.remove.dataset.sure}lay(e){e.
item??=vp(),this.fill(e);let n=e.item.querySelector(":scope > ul");if(n&&n.remove(),e.children.length){let o=l("ul","",null,{role:"group"});o.append(...e.children.
map(r=>this.lay(r))),e.item.append(o),e.item.setAttribute("aria-expanded","true")}else e.item.removeAttribute("aria-expanded");return e.item}fill(e){let{item:n}=e,
o=e===this.state.shown,r=xp(e),i=[z(e.tokens,"{count} token","{count} tokens"),yp(e.total),...e.searched?[s("best of {mode}",{mode:vt(e.mode)})]:[]].join(" · "),
a=n.querySelector(".gp-label");if(!a.querySelector("input")){let d=[l("span","gp-note",kc(e))," ",l("bdi","gp-words",r)];e.name?a.replaceChildren(l("bdi","gp-na\
me",e.name)," ",...d):a.replaceChildren(...d)}let c=n.querySelector(".gp-facts");O(c,i),c.title=s("Length, and total log-probability after the processors, in na\
ts; −∞ where they remove a given token. Beam search scores given tokens before the processors."),O(n.querySelector(".gp-sign"),o?"▶":""),n.setAttribute("a\
ria-selected",String(o)),n.setAttribute("aria-label",[e.name,`${kc(e)} ${r}`,i,o?s("shown"):""].filter(Boolean).join(", ")),n.tabIndex=o?0:-1}reveal(e){let{tree:n}=this,
[o,r]=[n.getBoundingClientRect(),e.getBoundingClientRect()];n.scrollTop+=Math.min(0,r.top-o.top-4)+Math.max(0,r.bottom-o.bottom+4)}};function vp(){let t=l("li",
"gp-run",null,{role:"treeitem"}),e=l("div","gp-row");return e.append(l("span","gp-sign","",{"aria-hidden":"true"}),l("span","gp-label"),l("span","gp-facts")),t.
append(e),t}function yc(t,e){let n=new To(e),o=new Lo(t,n);return wc(o),r=>{r.run&&n.begin();let{shown:i}=n;if(i&&e.turn===i.turn&&(r.run||r.steps||r.status)&&n.measure(),r.
run){n.makeRoom();let a=o.tree.contains(document.activeElement);o.draw(),a&&i&&i.item&&i.item.focus({preventScroll:!0})}else!t.hidden&&i&&i.item&&o.fill(i);r.status&&
!n.busy&&O(o.told,"")}}var Sp={true:"button",false:"div"};function _p({text:t},{chosen:e,removed:n,by:o}){let r=J(t);return e?s("Run again from here with {token}.",{token:r}):n?s("Con\
tinue from here with {token} instead, although {processor} removed it.",{token:r,processor:o}):s("Continue from here with {token} instead.",{token:r})}var sn=class{constructor(e){
this.item=l("li","gp-bar"),e.append(this.item),this.body=null}build(e){let n=Sp[e];if(this.body&&this.body.localName===n)return;let o=l(n,"gp-row",null,e?{type:"\
button"}:{role:"group"});this.rank=l("span","gp-rank"),this.sign=l("span","gp-sign","",{"aria-hidden":"true"}),this.word=l("bdi","gp-word");let r=l("span","gp-n\
ame");r.append(this.sign,this.word),this.after=l("span","gp-fill gp-after"),this.before=l("span","gp-fill gp-before"),this.thick=l("span","gp-track"),this.thin=
l("span","gp-track gp-thin"),this.thick.append(this.after),this.thin.append(this.before),this.why=l("span","gp-why"),this.remover=l("span","gp-remover"),this.why.
append(...he(s("removed by {processor}"),{processor:this.remover}));let i=l("span","gp-tracks");i.append(this.thick,this.why,this.thin),this.value=l("span"),this.
raw=l("small");let a=l("span","gp-values");a.append(this.value,this.raw),o.append(this.rank,r,i,a,l("span","gp-go",e?"↪":"",{"aria-hidden":"true"})),o.tabIndex=
this.body?this.body.tabIndex:-1,this.body?this.body.replaceWith(o):this.item.prepend(o),this.body=o}fill(e,n,o){let{text:r,after:i,before:a,rank:c,chosen:d,given:m,
removed:g,by:b,rest:k,words:P}=e;this.build(o&&!k),this.entry=e,this.item.hidden=!1;let N={"gp-chosen":d,"gp-removed":g,"gp-rest":k};ce(this.item,["gp-bar",...Object.
keys(N).filter(L=>N[L])].join(" ")),O(this.rank,c?B(c):""),O(this.sign,d?"▶":g?"✕":""),fe(this.word,r,{plain:k}),this.thick.hidden=g||i===null;for(let[L,$]of[
[this.after,i||0],[this.before,a]])ne(L,"width",Math.min(1,$/n)),L.parentNode.classList.toggle("gp-beyond",$>n*1.005);O(this.value,g?"":i===null?"–":H(i)),O(this.
raw,H(a)),O(this.remover,b),this.why.hidden=!g;let _=[d&&(m?s("given"):s("chosen")),g&&s("removed by {processor}",{processor:b})].filter(Boolean).join(", "),M=[
k?r:J(r),_].filter(Boolean).join(", "),T=o&&!k?_p({text:r},e):"";this.body.setAttribute("aria-label",T?`${M}. ${T}`:M),we(this.body,()=>T?`${T} ${P()}`:P())}hide(){
this.item.hidden=!0}};function Ao(t){let e=()=>[...t.querySelectorAll(".gp-bar:not([hidden]) > .gp-row")],n=o=>e().forEach(r=>{r.tabIndex=r===o?0:-1});return t.
addEventListener("focusin",o=>o.target.matches(".gp-row")&&n(o.target)),t.addEventListener("keydown",o=>{let r=e(),i=r.indexOf(o.target),a={ArrowDown:i+1,ArrowUp:i-
1,Home:0,End:r.length-1}[o.key];i<0||a===void 0||o.ctrlKey||o.metaKey||o.altKey||(o.preventDefault(),o.stopPropagation(),r[Math.max(0,Math.min(r.length-1,a))].focus())}),
()=>{let o=e();o.length&&!o.some(r=>r.tabIndex===0)&&(o[0].tabIndex=0)}}var Op=(t,e)=>t.map(({watched:n})=>{let o=(n||[]).find(({token_id:r})=>r===e);return o&&X(o.logprob)}),or=class extends sn{constructor(e){super(e),this.along=l(
"div","gp-along",null,{"data-tip":"",tabindex:"0",role:"img"}),this.line=te("polyline","gp-along-line"),this.here=te("line","gp-along-here");let n=te("svg","gp-\
along-plot");n.setAttribute("preserveAspectRatio","none"),n.setAttribute("viewBox","0 0 100 100"),n.append(this.here,this.line),this.along.append(n,l("span","gp\
-along-words")),this.item.append(this.along)}},$o=class{constructor(e,n,o){this.log=n,this.entryOf=o,this.box=e.querySelector(".gp-looked-box"),this.list=e.querySelector(
".gp-looked"),this.form=e.querySelector(".gp-look"),this.field=e.querySelector(".gp-look-text"),this.state=e.querySelector(".gp-look-state"),this.rows=[],this.makeReachable=
Ao(this.list),this.form.addEventListener("submit",r=>this.ask(r))}lineNumber(){let e=this.log.current(),n=e&&!e.isPrompt&&this.log.lineOf(e);return n?this.log.lines().
findIndex(({last:o,label:r})=>o===n.last&&r===n.label):-1}ask(e){e.preventDefault();let n=this.field.value,o=this.lineNumber();if(!n||o<0){O(this.state,n?s("Sel\
ect a token of the generated text first."):s("Type the text of a token first."));return}O(this.state,s("Looking up {token} …",{token:J(n)})),this.log.ask({type:"\
look",line:o,text:n})}draw(e,n,o){(n.run||n.watched)&&O(this.state,"");let r=e.isPrompt?[]:e.watched||[];this.form.hidden=!this.log.canAsk||this.lineNumber()<0,
this.list.parentNode.hidden=!r.length,this.box.hidden=this.form.hidden&&!r.length;let i=r.map(d=>this.entryOf(d,e)),a=Math.max(.02,...i.map(({after:d,before:m})=>Math.
max(d||0,m))),c=r.length?ue(this.log.lastOf(e)):[];for(;this.rows.length>r.length;)this.rows.pop().item.remove();for(;this.rows.length<r.length;)this.newRow();r.
forEach((d,m)=>{this.rows[m].fill(i[m],a,o),this.drawAlong(this.rows[m],Op(c,d.token_id),e)}),this.makeReachable()}newRow(){this.rows.push(new or(this.list))}drawAlong(e,n,o){
let r=n.map(g=>g??0);if(e.along.hidden=r.length<2,e.along.hidden)return;let i=Math.max(...r),a=r.indexOf(i),c=g=>g/(r.length-1)*100,d=Mp(r,150).map(([g,b])=>`${c(
g).toFixed(1)},${(98-(i?b/i:0)*94).toFixed(1)}`);e.line.setAttribute("points",d.join(" "));for(let[g,b]of Object.entries({x1:c(o.index),x2:c(o.index),y1:0,y2:100}))
e.here.setAttribute(g,b);let m=i?s("highest {share}, at token {number}",{share:H(i),number:a+1}):s("probability 0 everywhere");O(e.along.lastElementChild,m),e.along.
dataset.tip=s("The probability of this token after the processors, along the text of {count} tokens: {words}. The vertical line is the current token.",{count:B(
r.length),words:m}),e.along.setAttribute("aria-label",s("along the text: {words}",{words:m}))}};function Mp(t,e){let n=Math.ceil(t.length/e),o=[];for(let r=0;r<
t.length;r+=n){let i=r;for(let a=r+1;a<Math.min(t.length,r+n);a++)t[a]>t[i]&&(i=a);o.push([i,t[i]])}return o}var sr=t=>t?H(t):"<0.01%",Ep=(t,e)=>t.kept!==e||t.mass_moved>0;function _n({distribution:{stages:t,vocab:e}}){return t.map((n,o)=>{let[r,i,a]=Ce(n.name),c=o?t[o-
1].kept:e;return{number:o+1,kind:n.name,name:r,meaning:i,knobs:a,entropy:n.entropy,kept:n.kept,keptBefore:c,removed:n.mass_removed,moved:n.mass_moved,idle:!Ep(n,
c)}})}function rn({kept:t,keptBefore:e,removed:n,moved:o,idle:r}){if(r)return s("did nothing");let i=[];return t<e&&i.push(z(e-t,"removed {count} token ({share}\
)","removed {count} tokens ({share})",{share:sr(n)})),t>e&&i.push(z(t-e,"brought {count} token back","brought {count} tokens back")),(o-n>.001||!i.length)&&i.push(
s("moved {share}",{share:H(o)})),i.join(", ")}var an=({layers:t,distribution:e})=>!!t&&(e.stages[0]||{}).name!=="DolaContrast";function Co(t,{effective:e,config:n}){
let o={...e,...n};return t.filter((r,i)=>i===0||o[r]).map(r=>{let i=JSON.stringify(o[r]??null);return i==="null"||i.length>12?r:`${r} ${i}`}).join(", ")}function On(t){
return an(t)?{name:"DoLa",meaning:s("The scores of the last layer minus those of the contrasted one, without the tokens that DoLa finds improbable: what the pro\
cessors are given.")}:{name:t.layers?s("the last layer"):s("the model"),meaning:s("The distribution that the model gave, before any processor.")}}function it({distribution:{
candidates:t},chosen:e}){return t.some(({token_id:n})=>n===e.token_id)?t:[...t,e]}function Po(t,e,n){if(t.length<=e)return t;let o=({raw_logprob:a,logprob:c})=>Math.
max(X(a),X(c)),r=[...t].sort((a,c)=>o(c)-o(a)),i=new Set([...r.filter(({token_id:a})=>a===n),...r.filter(Ne).slice(0,3)]);for(let a of r)i.size<e&&i.add(a);return t.
filter(a=>i.has(a))}function kt({raw_logprob:t,stage_logprobs:e},n){return n?e&&n<=e.length?X(e[n-1]):void 0:X(t)}var Mn=({raw_logprob:t,stage_logprobs:e},n)=>((n?
(e||[])[n-1]:t)??null)===null,Ne=({logprob:t})=>t===null;function Lt({removed_by:t,stage_logprobs:e,raw_logprob:n},o){let r=[n,...e||[]],i=r.findLastIndex((c,d)=>d>
0&&c===null&&r[d-1]!==null),a=t||i>0&&o.distribution.stages[i-1].name;return a?Ce(a)[0]:an(o)?"DoLa":s("a processor")}function No(t,e){let{raw_logprob:n,logprob:o,
rank:r,raw_rank:i,token_id:a}=t,c=B(e.distribution.vocab),d=s("Token id {id}.",{id:a});if(!e.distribution.stages.length&&Math.abs((o??n)-n)<1e-4){let b={share:H(
X(n)),rank:B(r||i||0),vocab:c};return`${r||i?s("Probability {share}, rank {rank} of {vocab}; no processor changed it.",b):s("Probability {share}; no processor c\
hanged it.",b)} ${d}`}let m={share:H(X(n)),rank:B(i||0),vocab:c};return`${i?s("Before the processors {share}, rank {rank} of {vocab}.",m):s("Before the processo\
rs {share}.",m)} ${Tp(t,e)} ${d}`}function Tp(t,e){if(Ne(t))return s("After them it cannot be chosen: removed by {processor}.",{processor:Lt(t,e)});let{logprob:n,
rank:o}=t,r={share:H(X(n)),rank:B(o||0),kept:B(Ke(e))};return o?s("After them {share}, rank {rank} of {kept} kept.",r):s("After them {share}.",r)}function Wo(t,{
mode:e,effective:n,config:o}){if(t.isPrompt)return[s("given"),s("{token} is in the prompt: given, not chosen")];if(t.given)return[s("given"),s("{token} was give\
n, not chosen")];if(e==="custom")return[s("the choice"),s("{token} was chosen by your own decoding loop")];if(t.beam)return[s("the choice"),Lp(t.beam.status)];if(t.
reranked)return[s("the choice"),s("{token} has the best score: probability against degeneration penalty")];let r=t.draft&&t.draft.origin;return r==="accepted"?[
s("the draft"),s("{token} was drafted by the assistant, and accepted")]:r==="correction"?[s("the choice"),s("{token} replaced a rejected draft token")]:{...n,...o}.
do_sample?[s("the draw"),s("{token} was drawn")]:[s("the choice"),s("{token} was chosen as the most probable")]}function Lp(t){return t==="running"?s("{token} g\
oes on: the search compares the sums of whole beams"):t==="finished"?s("{token} ends a beam: the search compares the sums of whole beams"):t==="ended"?s("{token\
} would end a beam, which does not count"):t==="pruned"?s("{token} was considered, and pruned: the search compares the sums of whole beams"):s("{token} was cons\
idered by the search")}function xc(t,e){let o=t.querySelector(".gp-bars"),r=t.querySelector(".gp-bars-legend"),i=t.querySelector(".gp-all"),a=w=>t.querySelector(".gp-"+w),[c,d,m,g,b]=[
"full","beams-note","press-note","chosen-word","removed-key"].map(a),k=a("no-token"),P=[],N=Ao(o),_=new $o(t,e,$),M=!1,T=[],L=w=>e.canAsk&&!w.isPrompt;function $(w,x){
let v=Ne(w);return{id:w.token_id,text:w.text,after:X(w.logprob),before:X(w.raw_logprob),rank:v?null:w.rank??(x.distribution.stages.length?null:w.raw_rank),chosen:w.
token_id===x.chosen.token_id,given:x.isPrompt||x.given,removed:v,by:v?Lt(w,x):"",words:()=>No(w,x)}}function y(w){let x=it(w),E=(M?x:Po(x,24,w.chosen.token_id)).
map(C=>$(C,w)),S=w.distribution.vocab-x.length;S>0&&E.push(h(w,x.map(C=>$(C,w)),S));let A=p(Math.max(...E.filter(({rest:C})=>!C).map(C=>Math.max(C.after,C.before))));
for(O(c,s("axis 0–{top}",{top:H(A)}));P.length<E.length;)P.push(new sn(o));P.forEach((C,W)=>E[W]?C.fill(E[W],A,L(w)):C.hide()),N(),i.hidden=x.length<=24,O(i,M?
s("show {count} only",{count:24}):s("show all {count}",{count:B(x.length)})),i.setAttribute("aria-expanded",String(M))}function h(w,x,v){let E=R=>Math.max(0,1-x.
reduce((q,j)=>q+j[R],0)),S=Ke(w)>x.filter(({removed:R})=>!R).length,[A,C]=[S?e.usesBeams?null:E("after"):0,E("before")],W={count:B(v),before:H(C),after:H(A??0)},
I=()=>A===null?s("All tokens that are not listed ({count}), together: {before} before the processors.",W):s("All tokens that are not listed ({count}), together:\
 {before} before the processors, {after} after them.",W);return{text:z(v,"{count} other","{count} others"),after:A,before:C,rest:!0,words:I}}let p=w=>[.02,.05,.1,
.2,.5,1].find(x=>w<=x)||1;function u(w){let x=!w.distribution.stages.length;t.classList.toggle("gp-untouched",x),O(a("after-word"),x?s("probability; no processo\
r ran, so it is the same before and after"):s("after the processors")),a("before-key").hidden=x,b.hidden=!it(w).some(Ne),O(g,w.isPrompt||w.given?s("given, not c\
hosen"):s("chosen")),d.hidden=!w.beam||x,m.hidden=!L(w),t.classList.toggle("gp-pressable",L(w))}o.parentNode.addEventListener("click",w=>{let x=w.target.closest(
"button.gp-row"),v=x&&[...P,..._.rows].find(({body:S})=>S===x),E=e.current();v&&E&&L(E)&&e.ask({type:"branch",step:E,tokenId:v.entry.id})}),i.addEventListener("\
click",()=>{M=!M,y(e.current())});function f(){for(let w of P)w.hide();for(let w of[i,d,m,_.box])w.hidden=!0}return w=>{let x=e.current();r.hidden=!x,k.hidden=!!x,
x?((x!==T[0]||e.canAsk!==T[1])&&y(x),u(x),_.draw(x,w,L(x))):f(),T=[x,e.canAsk]}}var ln=.001,vc=2e-5,Ap=-1e9,Tn=-1e8,je=(t,e=-1e30)=>t==null||t<e;function cn(t,e,n){return je(t,n)||je(e,n)?je(t,n)&&je(e,n)?0:1/0:Math.abs(t-e)}function En(t,e,n){
return cn(t,e===null?null:e*n,Tn)/Math.max(1,n)}var At=class{count=0;off=0;furthest=0;worst=null;see(e,n){this.count+=1,e<=ln||(this.off+=1),!(this.worst&&!(e>this.
furthest))&&(this.furthest=e,this.worst={...n(),difference:e})}};function Sc(t){if(!t.usesBeams)return null;let{effective:e}=t.started,n={sum:new At,given:new At,
final:new At,pool:new At,output:new At},o=e.length_penalty??1;for(let r of t.prompts){if(!r)continue;let i=Math.max(...r.distributions.map(a=>a.length));$p(r,Math.
max(1,Math.floor(i/(e.num_beam_groups||1))),o,n)}return t.finished.sequences.forEach((r,i)=>Cp(t.returned[i].last,r,i,o,n.output)),n}function $p(t,e,n,o){let r=null,
i=new Map,a=(c,d)=>d.score-c.score;t.steps.forEach((c,d)=>{if(c.some(({given:b})=>b)){for(let b of c)o.given.see(cn(b.beam.score,0),()=>({node:b}));return}r??=new Map(
c.filter(({beam:b})=>b.parent%e===0).map(({beam:b})=>[b.parent,0]));for(let b of c){let{beam:k}=b,P=r.get(k.parent)??Ap;if(o.sum.see(cn(P+(k.logprob??-1/0),k.score,
Tn),()=>({node:b,parent:P})),k.final_score===null||k.final_score===void 0)continue;let N=b.length**n;o.final.see(En(k.score,k.final_score,N),()=>({node:b,power:N}));
let _=k.group??null;i.set(_,[...i.get(_)||[],{score:k.final_score,power:N}].sort(a).slice(0,e))}let m=[...i.values()].flat().filter(({score:b})=>!je(b)).sort(a),
g=t.pools[d].filter(b=>!je(b));for(let b=0;b<Math.max(m.length,g.length);b++){let k=m[b]??null,P=k&&b<g.length?En(k.score*k.power,g[b],k.power):1/0;o.pool.see(P,
()=>({step:d,place:b,expected:k&&k.score,told:g[b]??null}))}r=new Map(c.filter(({beam:b})=>b.status==="running").map(({beam:b})=>[b.beam,b.score]))})}function Cp(t,e,n,o,r){
let i=ue(t),a=i.filter(({given:m})=>!m);if(e.score===null||!a.length)return;let c=a.length**o,d=i.every(({beam:m,given:g},b)=>g||m.parent===(e.beams||[])[b]);r.
see(d?En(t.beam.score,e.score,c):1/0,()=>({number:n,node:t,power:c,told:e.score}))}function _c(t,e){let o=t.querySelector("details"),r=t.querySelector(".gp-output"),i=t.querySelector(".gp-all"),a=null,c=!1;function d(f){let w=e.allLines(),x=e.
started.effective.length_penalty??1;return f.sequences.map((v,E)=>{let S=ue(w[E]?w[E].last:null),A=v.token_ids.map((j,F)=>{let D=S[F]&&S[F].chosen.token_id===j?
S[F]:null,Y=v.logprobs[F];return{id:j,text:D?D.chosen.text:"?",recorded:Y,library:v.transition_scores?v.transition_scores[F]:null,difference:v.transition_scores?
cn(Y,v.transition_scores[F]):null,drawn:D?cn(Y,D.chosen.logprob):1/0}}),C=v.logprobs.filter((j,F)=>!S[F]||!S[F].given),W=C.reduce((j,F)=>j+(F??-1/0),0),I=C.length**
x,R=C.length?W/I:null,q=v.score!==null&&R!==null&&v.score*I>Tn;return{tokens:A,sum:W,length:C.length,penalty:x,rebuilt:R,score:v.score,difference:q?En(W,v.score,
I):null}})}function m(f,w=1e-9){if(!Number.isFinite(f))return"∞";let x=Math.max(f,w),v=Math.floor(Math.log10(x)+1e-9),E=Math.ceil(x/10**v-1e-6);return E===10?
`1e${v+1}`:`${E}e${v}`}let g=f=>f.join("; ");function b(f){if(!f||!f.sum.count)return[[],[]];let{sum:w,given:x,final:v,pool:E,output:S}=f,A=({off:I,count:R,furthest:q},j)=>I?
[j(I,{all:B(R),bound:m(q)})]:[],C=[...A(w,(I,R)=>z(I,"{count} of {all} tree nodes does not add up: it is off by {bound}","{count} of {all} tree nodes do not add\
 up: the furthest is off by {bound}",R)),...A(x,(I,R)=>z(I,"{count} of {all} given tokens does not count as 0: it is off by {bound}","{count} of {all} given tok\
ens do not count as 0: the furthest is off by {bound}",R)),...A(v,(I,R)=>z(I,"{count} of {all} final scores does not follow from its sum: it is off by {bound}",
"{count} of {all} final scores do not follow from their sums: the furthest is off by {bound}",R)),...A(E,(I,R)=>z(I,"{count} of {all} kept scores does not follo\
w from the texts that ended: it is off by {bound}","{count} of {all} kept scores do not follow from the texts that ended: the furthest is off by {bound}",R)),...A(
S,(I,R)=>z(I,"{count} of {all} outputs does not end where its path through the tree ends: it is off by {bound}","{count} of {all} outputs do not end where their\
 paths through the tree end: the furthest is off by {bound}",R))],W=m(Math.max(...Object.values(f).map(I=>I.furthest)),vc);return[C,C.length?[]:[z(w.count,"{cou\
nt} node of the tree adds up to within {bound}","{count} nodes of the tree add up to within {bound}",{bound:W})]]}function k({outputs:f,tree:w}){let x=f.flatMap(
j=>j.tokens);if(!x.length)return["none","–",s("There are no scores to check: no token was generated.")];let v=x.filter(({difference:j})=>j!==null),E=f.filter(
({difference:j})=>j!==null),S=j=>m(Math.max(0,...j.map(({difference:F})=>F))),A=j=>j.filter(({difference:F})=>!(F<=ln)).length,C=x.filter(({drawn:j})=>j>ln).length,
[W,I]=b(w),R=[...A(E)?[s("{count} of {all} sequences_scores cannot be rebuilt: off by up to {bound}",{count:B(A(E)),all:B(E.length),bound:S(E)})]:[],...W,...A(v)?
[z(A(v),"{count} of {all} tokens differs from the library’s compute_transition_scores, by {bound}","{count} of {all} tokens differ from the library’s compute_\
transition_scores, by up to {bound}",{all:B(v.length),bound:S(v)})]:[],...C?[z(C,"{count} token of the outputs differs from the steps that are shown","{count} t\
okens of the outputs differ from the steps that are shown")]:[]];if(R.length)return["differs","✗",g(R)];let q=[...E.length?[z(E.length,"{count} sequences_scor\
es is rebuilt to within {bound}","{count} sequences_scores are rebuilt to within {bound}",{bound:S(E)})]:[],...I];return v.length?["agrees","✓",g([...q,z(v.length,
"{count} token agrees with the library’s compute_transition_scores to within {bound}","{count} tokens agree with the library’s compute_transition_scores to wi\
thin {bound}",{bound:S(v)})])]:["none","–",g([...q,P()])]}let P=()=>e.started.mode==="custom"?s("compute_transition_scores does not apply: the run used your o\
wn decoding loop"):s("compute_transition_scores does not apply: the run was recorded without the library’s scores");function N(){let[f,w,x]=a?k(a):["none","–",
s("The scores are checked against the library when the run has finished.")],v={agrees:s("agrees with the library"),differs:s("differs from the library"),none:s(
"not checked")};t.dataset.verdict=f,O(t.querySelector(".gp-badge"),w),O(t.querySelector(".gp-sign-words"),a?v[f]:s("not checked yet")),O(t.querySelector(".gp-ve\
rdict-line"),x)}let _=f=>je(f)?"−∞":f.toFixed(3).replace("-0.000","0.000"),M=f=>je(f)?"−∞":(f<Tn?f.toExponential(3):V(f,5)).replace("-","−"),T=f=>f<0||
je(f)?`(${M(f)})`:M(f);function L(f,w){let x=f.insertCell();w===null?x.textContent="–":x.textContent=(w>ln?"✗ ":"")+(w===0?"0":Number.isFinite(w)?w.toExponential(
0):"∞"),x.classList.toggle("gp-off",w>ln)}function $(){let f=a.outputs.filter(({score:x})=>x!==null);t.querySelector(".gp-beam-check").hidden=!f.length;let w=t.
querySelector(".gp-sums tbody");w.replaceChildren(),a.outputs.forEach((x,v)=>{if(x.score===null)return;let E=w.insertRow();for(let S of[v+1,_(x.sum),x.length,x.
penalty,V(x.rebuilt,4),V(x.score,4)])E.insertCell().textContent=S;L(E,x.difference)})}function y(f,w,x,v,E,S){if(!x.count)return;let{worst:A}=x,C=f.insertRow();
C.append(l("th","",w,{scope:"row"})),C.insertCell().textContent=B(x.count),C.insertCell().append(v(A),...A.node?[" ",oe(A.node.beam.text)]:[]),C.insertCell().textContent=
E(A),C.insertCell().textContent=M(S(A)),L(C,A.difference)}function h(){let f=t.querySelector(".gp-tree-sums tbody");if(f.replaceChildren(),!a.tree)return;let{sum:w,
given:x,final:v,pool:E,output:S}=a.tree,A=e.started.effective.length_penalty??1,C=({node:I})=>s("step {number}:",{number:I.index+1}),W=({node:I,power:R})=>`${M(
I.beam.score)} / ${I.length} ** ${A} = ${M(je(I.beam.score)?null:I.beam.score/R)}`;y(f,s("node: parent’s score + log-probability"),w,C,({node:I,parent:R})=>`${M(
R)} + ${T(I.beam.logprob)} = ${M(je(I.beam.logprob)?null:R+I.beam.logprob)}`,({node:I})=>I.beam.score),y(f,s("given token: counts as 0"),x,C,()=>M(0),({node:I})=>I.
beam.score),y(f,s("ended: score / length ** length_penalty"),v,C,W,({node:I})=>I.beam.final_score),y(f,s("kept after a step: the best that ended"),E,I=>s("step \
{number}: rank {rank}",{number:I.step+1,rank:I.place+1}),I=>I.expected===null?"–":M(I.expected),I=>I.told),y(f,s("output: score where its path ends, after the\
 penalty"),S,({number:I})=>s("output {number}:",{number:I+1}),W,I=>I.told)}function p(){let{tokens:f}=a.outputs[Number(r.value)]||a.outputs[0]||{tokens:[]},w=t.
querySelector(".gp-scores tbody");w.replaceChildren(),f.slice(0,c?1/0:20).forEach((x,v)=>{let E=w.insertRow();E.insertCell().textContent=v+1,E.insertCell().textContent=
x.id,E.insertCell().append(oe(x.text)),E.insertCell().textContent=_(x.recorded),E.insertCell().textContent=x.difference===null?"–":_(x.library),L(E,x.difference),
E.insertCell().textContent=(X(x.recorded)*100).toFixed(2)+"%"}),i.hidden=f.length<=20||c,O(i,s("Show all {count} tokens",{count:B(f.length)}))}function u(){if(!o.
open)return;let f=e.hideFrom!==null;if(t.querySelector(".gp-secret").hidden=!f,t.querySelector(".gp-token-check").hidden=f||!a,t.querySelector(".gp-beam-check").
hidden=!0,t.querySelector(".gp-tree-check").hidden=f||!a||!a.tree||!a.tree.sum.count,O(t.querySelector(".gp-how"),e.usesBeams?s("The playground records a log-pr\
obability for each token while it decodes. Beside it is what the library’s own compute_transition_scores gives for the same run (normalize_logits=False, as its \
documentation asks for beams)."):s("The playground records a log-probability for each token while it decodes. Beside it is what the library’s own compute_transi\
tion_scores gives for the same run (normalize_logits=True).")),!a)return;let w=x=>e.usesBeams?s("output {number}",{number:x}):s("sequence {number}",{number:x});
t.querySelector(".gp-which").hidden=a.outputs.length<2,r.options.length!==a.outputs.length&&r.replaceChildren(...a.outputs.map((x,v)=>l("option","",w(v+1),{value:v}))),
$(),f||h(),f||p()}return o.addEventListener("toggle",u),o.addEventListener("keydown",f=>{f.key!=="Escape"||!o.open||(o.open=!1,o.querySelector("summary").focus())}),
r.addEventListener("change",u),i.addEventListener("click",()=>{c=!0,u()}),f=>{if(t.hidden=!e.started,!f.run&&!f.status&&!f.steps)return;let{finished:w}=e;w?(!a||
a.finished!==w)&&(a={finished:w,outputs:d(w),tree:Sc(e)},c=!1,r.replaceChildren()):a=null,N(),(f.run||f.status||w)&&u()}}function Oc(t,e){let r=[.1,.2,.5,1,2,5,10,20,50,1/0],i=t.querySelector(".gp-heat-plot"),a=t.querySelector(".gp-cells"),c=t.querySelector(".gp-column"),d=t.querySelector(
".gp-layer-names"),m=t.querySelector(".gp-layer-reading"),g=t.querySelector(".gp-layer-tally"),b=document.createElement("canvas"),k=b.getContext("2d",{willReadFrequently:!0}),
P=new me({picks:{},peak:0},({picks:q,peak:j},{layers:F})=>F?{picks:{...q,[F.layer]:(q[F.layer]||0)+1},peak:Math.max(j,...F.divergences)}:{picks:q,peak:j}),N=0,_=[],
M=[],T=[0,0],L=[],$=q=>Math.round(Math.sqrt(Math.max(0,Math.min(1,(q??0)/N)))*10);function y(){let q=getComputedStyle(t);return[...[...Array(11).keys()].map(F=>`\
--gp-heat-${F}`),"--gp-text"].map(F=>{let D=q.getPropertyValue(F).trim();return[1,3,5].map(Y=>parseInt(D.slice(Y,Y+2),16))})}function h(q){if(b.width>=q&&b.height===
_.length*6)return;let j=b.height===_.length*6?k.getImageData(0,0,b.width,b.height):null;b.width=Math.max(64,2**Math.ceil(Math.log2(q))),b.height=_.length*6,j&&k.
putImageData(j,0,0)}function p(q){let j=new ImageData(1,_.length*6);_.forEach((F,D)=>{let Y=q.layers?q.layers.candidate_layers.indexOf(F):-1;if(Y<0)return;let Q=M[$(
q.layers.divergences[Y])];for(let ee=0;ee<5;ee++){let se=ee===2&&F===q.layers.layer?M[11]:Q;j.data.set([...se,255],(D*6+ee)*4)}}),k.putImageData(j,q.index,0)}let u=()=>Math.
max(10,P.steps.length);function f(){let[q,j]=T;if(!q||!j)return;a.width!==q&&(a.width=q),a.height!==j&&(a.height=j);let F=a.getContext("2d");F.clearRect(0,0,q,j),
F.imageSmoothingEnabled=!1;let D=P.steps.length;F.drawImage(b,0,0,D,b.height,0,0,q*D/u(),j)}function w(q){let j=[...P.steps.find(Q=>Q.layers).layers.candidate_layers].
sort((Q,ee)=>ee-Q),F=y(),D=r.find(Q=>P.total.peak<=Q*Math.LN2)*Math.LN2,Y=String([j,F,D])!==String([_,M,N]);String(j)!==String(_)&&x(j),[_,M,N]=[j,F,D],h(P.steps.
length);for(let Q of Y?P.steps:q)p(Q);f()}function x(q){let j=Math.max(15,Math.min(28,280/q.length));i.style.height=d.style.height=`${Math.max(1,q.length)*j}px`,
d.replaceChildren(...q.map(F=>l("span","",E(F))))}function v(){O(t.querySelector(".gp-ramp-low"),"0"),O(t.querySelector(".gp-ramp-high"),`${Number(Me(N,e.unit).
toPrecision(2))} ${e.unit}`.replace(/^1 bits/,"1 bit"));let q=t.querySelector(".gp-scale-ramp");if(!q.childNodes.length)for(let j=0;j<11;j++){let F=l("i");F.style.
background=`var(--gp-heat-${j})`,q.append(F)}}let E=q=>q===0?s("embedding"):s("layer {layer}",{layer:q}),S=q=>q===0?s("the embedding (layer 0)"):s("layer {layer\
}",{layer:q});function A(q){let j={number:q.index+1,token:J(q.chosen.text)};if(!q.layers)return s("Token {number}, {token}: no layer was contrasted.",j);let{layer:F,
final_layer:D,candidate_layers:Y,divergences:Q}=q.layers,ee=Y.map((se,ie)=>`${E(se)} ${Me(Q[ie]??0,e.unit).toFixed(3)}`).join(", ");return s("Token {number}, {t\
oken}: {layer} was contrasted with the last layer ({final}), because it diverges most from it. Divergences in {unit}: {list}.",{...j,layer:S(F),final:D,unit:e.unit,
list:ee})}function C(q){c.hidden=!1,c.style.left=`${q.index/u()*100}%`,c.style.width=`${100/u()}%`;let j=A(q);O(m,j),so(i,q,P.steps.length,j)}function W(){let q=Object.
entries(P.total.picks).sort((D,Y)=>Y[1]-D[1]),j=q.reduce((D,[,Y])=>D+Y,0),F=q.map(([D,Y])=>s("{layer} in {times}",{layer:S(Number(D)),times:B(Y)})).join(", ");O(
g,s("Along the text: {list} of {count} steps.",{list:F,count:B(j)})),O(t.querySelector(".gp-heat-end"),String(u()))}Vi(i,e,{stepUnder:q=>{let{left:j,width:F}=i.
getBoundingClientRect(),D=Math.floor((q.clientX-j)/F*u());return P.steps[Math.max(0,Math.min(P.steps.length-1,D))]},hover:q=>O(m,A(q)),leave:()=>e.current()&&!t.
hidden&&O(m,A(e.current()))});function I(q){let j=e.current();if(t.hidden=!(j&&j.layers),t.hidden)return;let{added:F}=P.follow(e.lastOf(j));j===L[0]&&P.total===
L[1]&&!q.unit&&!q.look||(L=[j,P.total],w(F),v(),C(j),W())}new ResizeObserver(([{contentRect:q}])=>{T=[q.width,q.height].map(j=>Math.round(j*devicePixelRatio)),f()}).
observe(i);let R=()=>I({look:!0});return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",R),new MutationObserver(R).observe(document.body,{
attributes:!0,attributeFilter:["class"]}),I}var Pp=1.05;function Mc(t,e,n){let o=[Np(t,n),...Wp(t),...qp(t,e),Ip(t,e)];t.draft&&o.push(Rp(t,e)),t.beam&&o.push(...jp(t.beam));let r=(t.reranked||[]).find(({
token_id:a})=>a===t.chosen.token_id);r&&o.push(s("Its probability among the weighed tokens was {share}, its degeneration penalty {penalty}, its score {score}.",
{share:H(r.probability),penalty:V(r.penalty),score:V(r.score)}));let{raw_logprob:i}=t.chosen;return i!==null&&o.push(s("Its surprisal, before the processors, wa\
s {value}.",{value:ae(-i,n)})),o}function Np({distribution:{entropy_before:t}},e){let n=Math.exp(t),o=ae(t,e);return n<Pp?s("The model was all but certain here:\
 an entropy of {entropy}.",{entropy:o}):s("The model’s entropy here was {entropy}: as uncertain as an even choice among {options} tokens.",{entropy:o,options:n<
10?V(n,1):B(Math.round(n))})}function Wp(t){let{chosen:e,distribution:n}=t,{name:o}=On(t),r={source:o,token:J(e.text),share:H(X(e.raw_logprob)),vocab:B(n.vocab)};
if(an(t))return[];if(e.raw_rank===1)return[s("Its first choice was {token}, with {share}.",r)];let i=it(t).find(d=>d.raw_rank===1),a=i?[s("Its first choice was \
{token}, with {share}.",{token:J(i.text),share:H(X(i.raw_logprob))})]:[],c=e.raw_rank?s("It gave {token} {share}: rank {rank} of {vocab}.",{...r,rank:B(e.raw_rank)}):
s("It gave {token} {share}.",r);return[...a,c]}function qp(t,e){let n=_n(t);if(!n.length)return t.isPrompt||t.read?[]:[s("No processor changed that.")];let o=n.
filter(({idle:r})=>!r);return o.length?o.map(r=>{let i=Co(r.knobs,e),a=i?i.startsWith(r.name)?i:`${r.name} (${i})`:r.name,c=r.kept===r.keptBefore?rn(r):`${rn(r)}\
, ${s("{count} left",{count:B(r.kept)})}`,{chosen:d}=t,[m,g]=[kt(d,r.number-1),kt(d,r.number)],b={name:a,effect:c,token:J(d.text),before:H(m||0),after:H(g||0)};
return m===void 0||g===void 0?s("{name}: {effect}.",b):!g&&m?s("{name}: {effect}; {token} had {before}, and could no longer be chosen.",b):b.before===b.after?s(
"{name}: {effect}; {token} stayed at {after}.",b):s("{name}: {effect}; {token} went from {before} to {after}.",b)}):[z(n.length,"The processor ({names}) did not\
hing here.","The {count} processors ({names}) did nothing here.",{names:n.map(({name:r})=>r).join(", ")})]}function Ip(t,e){let{chosen:n,given:o,isPrompt:r}=t,i=he(
Wo(t,e)[1],{token:J(n.text)}).join("");return o||r||t.beam?`${i}.`:Ne(n)?s("{words}, though {processor} had removed it.",{words:i,processor:Lt(n,t)}):{...e.effective,
...e.config}.do_sample&&!t.draft&&!t.reranked?s("{words}: its chance was {share}.",{words:i,share:H(X(n.logprob))}):`${i}.`}function Rp({draft:{origin:t,place:e,
round:n}},o){let r=zt(o);return t==="accepted"?Rn(n,e,r):jn(n,r)}function jp({score:t,final_score:e}){let n=[];return t!==null&&n.push(s("The log-probabilities \
along this beam then sum to {score}.",{score:V(t)})),e!==null&&n.push(s("With the length penalty that is a score of {score}.",{score:V(e)})),n}function Ec(t,e){let n=t.querySelector(".gp-sentences"),o="";return()=>{let r=e.current(),i=r?Mc(r,e.started,e.unit):[s("No token yet")],a=i.join(`
`);a!==o&&(o=a,n.replaceChildren(...i.map(c=>l("li","",c))))}}var Tc=(t,e)=>e.isPrompt?e.index:t.prefix.length+e.index;function rr(t,e,n){if(e.isPrompt&&t.readsSource)return[];let o=t.prefix.length,[r,i]=e.isPrompt?[1,o-1]:
[Math.max(1,o),o+ue(t.lastOf(e)).length-1],a=Tc(t,e);if(a<r)return[];let c=Math.min(i,Math.max(r,a-Math.floor(n/2))+n-1),d=Math.max(r,c-n+1);return Array.from({
length:c-d+1},(m,g)=>d+g)}function qo(t,e,n){if(!e)return-1;let o=n.found.places.indexOf(Tc(t,e));return e.isPrompt||t.idsTo(e).every((i,a)=>i===n.ids[a])?o:-1}var Bp=160,zp={probability:()=>s("How likely this layer finds the token that was chosen in the end."),rank:()=>s("The rank of the chosen token in this layer, th\
e likeliest first. A bar in the cell shows it, too."),entropy:()=>s("How uncertain this layer is: the entropy of its distribution."),kl:()=>s("How far this laye\
r is from the last one: KL(last layer ‖ this layer). 0 where both say the same.")};function Lc(t,e){let n=S=>t.querySelector(".gp-"+S),[o,r,i,a,c]=["lens-foun\
d","lens-field","around","look-into","lens-state"].map(n),d=r.firstElementChild,m=n("lens-shade"),g=null,b=!1,k=[0,0],P=()=>g.found.layers.length-1,N=S=>S===0?s(
"the embedding (layer 0)"):S===P()?s("layer {layer}, the last",{layer:B(S)}):s("layer {layer}",{layer:B(S)}),_=(S,A)=>d.tBodies[0].rows[P()-S].cells[A+1];function M(){
let S=e.current(),A=e.lensLimit||1,C=Math.max(1,Math.min(A,Math.round(Number(i.value))||12));i.value=String(C),b=!0,O(c,s("Reading the layers …")),T(S),e.ask(
{type:"look_into",step:S,places:rr(e,S,C)})}a.addEventListener("click",M);function T(S){n("lens-ask").hidden=!e.canAsk,a.disabled=b||e.running||e.waiting||!rr(e,
S,1).length,e.lensLimit&&(i.max=String(e.lensLimit))}function L(){let{tokens:S,layers:A}=g.found,C=l("tr");C.append(l("th","",s("layer"),{scope:"col"}),...S.map(
({text:q})=>{let j=l("th","",null,{scope:"col"});return j.append(oe(q)),j}));let W=A.map((q,j)=>{let F=l("tr");return F.append(l("th","",j?B(j):s("embedding"),{
scope:"row"}),...q.map((D,Y)=>$(D,j,Y))),F}),[I,R]=[l("thead"),l("tbody")];I.append(C),R.append(...W.reverse()),d.replaceChildren(I,R)}function $(S,A,C){let W=l(
"td","",null,{role:"gridcell",tabindex:"-1"});return W.append(oe(S.top[0][1])),we(W,()=>`${p(A,C)}. ${u(S,C)}`),W.addEventListener("focus",()=>f(A,C)),W.addEventListener(
"click",()=>W.focus()),W.addEventListener("keydown",R=>y(R,A,C)),W}function y(S,A,C){if(S.ctrlKey||S.metaKey||S.altKey)return;let[W,I]=[P(),g.found.tokens.length-
1],R={ArrowUp:[A+1,C],ArrowDown:[A-1,C],ArrowLeft:[A,C-1],ArrowRight:[A,C+1],Home:[A,0],End:[A,I],PageUp:[W,C],PageDown:[0,C]}[S.key];R&&(S.preventDefault(),S.stopPropagation(),
_(Math.max(0,Math.min(W,R[0])),Math.max(0,Math.min(I,R[1]))).focus())}function h(){let S=qo(e,e.current(),g),{tokens:A,layers:C}=g.found;A.forEach((W,I)=>{let R=I===
S;d.tHead.rows[0].cells[I+1].classList.toggle("gp-here",R),C.forEach((q,j)=>{let F=q[I],D=_(j,I);ce(D,[F.top[0][0]===W.id&&"gp-favourite",R&&"gp-here"].filter(Boolean).
join(" ")),gt(D,m.value,{...F,entropyAfter:F.entropy??1/0,kl:F.kl??1/0})})}),Ye(n("lens-scale"),m.value,e.unit),n("lens-scale").dataset.tip=zp[m.value]()}function p(S,A){
return s("{layer}, in the place of {token}",{layer:N(S),token:J(g.found.tokens[A].text)})}function u({probability:S,rank:A,entropy:C,kl:W},I){return s("The chos\
en {token}: {share}, rank {rank}. Entropy {entropy}; KL from the last layer {kl}.",{token:J(g.found.tokens[I].text),share:H(S),rank:B(A),entropy:ae(C,e.unit),kl:ae(
W,e.unit)})}function f(S,A){let C=_(...k);C&&(C.ariaSelected="false"),C&&(C.tabIndex=-1),k=[S,A];let W=_(S,A);W.ariaSelected="true",W.tabIndex=0,w()}function w(){
let[S,A]=k,C=g.found.layers[S][A],W=g.found.tokens[A],I=C.top.find(([q])=>q===W.id)?[]:[[W.id,W.text,C.probability]],R=Z(n("lens-bars"),C.top.length+I.length,x);
[...C.top,...I].forEach(([q,j,F],D)=>{let[Y,Q,ee,se]=R[D].children,ie=q===W.id;ce(R[D],ie?"gp-is-chosen":""),O(Y,ie?"▶":""),Q.replaceChildren(oe(j)),ne(ee.firstChild,
"width",F),O(se,H(F))}),O(n("lens-place"),p(S,A)),O(n("lens-numbers"),u(C,A))}function x(){let S=l("li"),A=l("span","gp-track",null,{"aria-hidden":"true"});return A.
append(l("span","gp-fill")),S.append(l("span","gp-sign","",{"aria-hidden":"true"}),l("span","gp-word"),A,l("span","gp-value")),S}function v(){let S=t.closest(".\
token-panel");if(!S)return;let[A,C]=[S.getBoundingClientRect(),r.getBoundingClientRect()],W=S.firstElementChild.getBoundingClientRect().height;C.top+Bp>A.bottom&&
(S.scrollTop+=C.top-A.top-W)}m.addEventListener("change",h);function E(S,A){if(o.hidden=!g,!!g)if(S){L();let C=qo(e,e.current(),g);k=[P(),0],h(),f(P(),Math.max(
0,C));let W=_(P(),Math.max(0,C));r.scrollLeft=W.offsetLeft-r.clientWidth/2,A&&v()}else h(),w()}return S=>{let A=e.current(),C=e.hideFrom===null?e.lensOf():null,
W=b&&S.lens;if((S.run||S.lens)&&(b=!1),t.hidden=!A||!(e.canAsk||C)||e.recorded,t.hidden)return;(S.run||S.lens)&&O(c,""),T(A);let I=C!==g;g=C,(I||S.selection||S.
unit)&&E(I,W),g&&!b&&O(c,qo(e,A,g)<0?s("This token is not among those below."):"")}}var Ro={count:0,after:0,before:0,entropyAfter:0,entropyBefore:0,kept:0};function ir(t,e){let{chosen:n,distribution:o}=e,r=i=>ve(i)??-1/0;return{count:t.count+1,
after:t.after+r(n.logprob??n.raw_logprob),before:t.before+r(n.raw_logprob),entropyAfter:t.entropyAfter+o.entropy_after,entropyBefore:t.entropyBefore+o.entropy_before,
kept:t.kept+Ke(e)}}var dn=(t,e)=>e?Math.exp(-t/e):null,Fp=[1,2,3],Io=class{constructor(){this.ids=[],this.grams=new Map(Fp.map(e=>[e,new Map])),this.repeated=[],
this.numRepeated=0}gram(e){return this.ids.slice(-e).join(" ")}add(e){this.repeated.push(this.ids.includes(e,-128)),this.numRepeated+=Number(this.repeated.at(-1)),
this.ids.push(e);for(let[n,o]of this.grams)this.ids.length>=n&&o.set(this.gram(n),(o.get(this.gram(n))||0)+1)}cut(e){for(;this.ids.length>e;){for(let[n,o]of this.
grams){if(this.ids.length<n)continue;let r=o.get(this.gram(n))-1;r?o.set(this.gram(n),r):o.delete(this.gram(n))}this.ids.pop(),this.numRepeated-=Number(this.repeated.
pop())}}distinct(e){return this.ids.length>=e?this.grams.get(e).size/(this.ids.length-e+1):null}get share(){return this.ids.length?this.numRepeated/this.ids.length:
null}};function $c(t,e){let n=t.querySelector(".gp-status"),o=t.querySelector(".gp-alert"),r=t.querySelector(".gp-figures"),i=t.querySelector(".gp-notes"),a=new Map,c="\
gp-meaning-"+Math.random().toString(36).slice(2,8)+"-",d=new Bt,m;function g(){let{started:W,finished:I}=e;if(!W)return[];let R=I?I.num_tokens:e.numTokens,q=I?I.
seconds:e.elapsed,j=I?I.time_to_first_token:e.firstElapsed,F={limit:B(W.max_new_tokens)};return[[s("Tokens"),B(R),e.usesBeams?s("tokens generated so far, one pe\
r step for all beams together; the limit is {limit} new tokens",F):s("tokens generated so far; the limit is {limit} new tokens",F)],[s("Per second"),q>0&&R?(R/q).
toFixed(1):"–",s("tokens per second: tokens divided by the time since the run began, including the wait for the first token")],[s("First token"),j===null?"–":
Wt(j),s("time to first token: from the start of the run to its first token, without queueing or loading the model")],...b(W.waits||{}),...k(),[s("Stopped by"),P(),
s("what ended the text: the model’s end-of-sequence token, a stop string, a limit, your own criterion or decoding loop, or a person"),!0],[s("Seed"),String(W.
seed),s("the random seed of this run: the same seed and settings give the same text again")]]}function b(W){let I=Object.entries(W).filter(([,j])=>j>=Hp);if(!I.
length)return[];let R=I.reduce((j,[,F])=>j+F,0),q=I.map(([j,F])=>`${Ac[j]?Ac[j]():j} ${Wt(F)}`).join(", ");return[[s("Made ready"),Wt(R),s("the time before the \
run began, in which its model was made ready: {list}",{list:q})]]}function k(){if(!e.rounds.length)return[];let{num_draft_tokens:W,num_accepted_draft_tokens:I,...R}=d.
read(e.rounds),q=R.draft_acceptance_rate,j={accepted:B(I),drafted:B(W),rounds:B(R.num_spec_steps)};return[[s("Draft accepted"),q===null?"–":H(q),s("draft_acce\
ptance_rate: accepted over drafted tokens, {accepted} of {drafted}",j)],[s("Tokens per draft"),V(R.mean_acceptance_length,2),s("mean_acceptance_length: tokens t\
hat a round with a draft wrote on average, including the target’s own: 1 + {accepted} accepted / {rounds} such rounds",j)]]}function P(){return e.finished?[...new Set(
e.finished.sequences.map(I=>ke(I.stop_reason)[0]))].join(", ")||"–":e.running?s("still running"):s("an error")}function N(){let W=g(),I=new Set(W.map(([R])=>R));
for(let[R,{figure:q}]of a)I.has(R)||(q.remove(),a.delete(R));W.forEach(([R,q,j,F],D)=>{let Y=a.get(R)||_(R,F,D);Y.value.textContent!==q&&(Y.value.textContent=q),
O(Y.meaning,s("{name}: {meaning}",{name:R,meaning:j}))})}function _(W,I,R){let q=l("div","gp-figure"+(I?" gp-words":""),null,{tabindex:"0"}),j=l("dd"),F=l("span",
"gp-meaning","",{role:"tooltip",id:c+W.replace(/\s/g,"-")});q.setAttribute("aria-describedby",F.id),q.append(l("dt","",W),j,F),r.insertBefore(q,r.children[R]||null);
let D={figure:q,value:j,meaning:F};return a.set(W,D),D}let M=new me(Ro,ir),T=new Io,L=Ro,$=W=>Number.isFinite(W)?Me(W,e.unit).toFixed(2).replace(/^-0.00$/,"0.00"):
"−∞",y=W=>W===null?"–":Number.isFinite(W)?W<1e3?W.toFixed(2):B(Math.round(W)):"∞";function h(){let{total:W}=M,{unit:I}=e,R=(F,{count:D})=>D?F/D:null,q=(F,D)=>D.
count?$(R(F,D)):"–",j=M.steps.at(-1).distribution.vocab;return[[s("perplexity"),u([[W.after,W.count],[W.before,W.count],[L.before,L.count]],j),y(dn(W.after,W.
count)),y(dn(W.before,W.count)),y(dn(L.before,L.count))],[s("mean log-probability, {unit}",{unit:I}),s("The logarithm of a token’s probability, on average."),
q(W.after,W),q(W.before,W),q(L.before,L)],[s("cumulative log-probability, {unit}",{unit:I}),s("The logarithm of the probability of the whole text: the sum over \
its tokens."),$(W.after),$(W.before),$(L.before)],[s("mean entropy, {unit}",{unit:I}),s("How uncertain the next token was, on average."),q(W.entropyAfter,W),q(W.
entropyBefore,W),q(L.entropyBefore,L)],[s("mean tokens kept"),s("How many tokens could be chosen, on average: all of the vocabulary before the processors."),y(R(
W.kept,W)),B(j),B(j)],...[1,2,3].map(F=>[`distinct-${F}`,p(F),y(T.distinct(F)),"",""]),[s("repetition"),s("The share of tokens that occur among the 128 tokens b\
efore them."),H(T.share),"",""]]}let p=W=>W===1?s("The number of different tokens over the number of all tokens: 1 means that none occurs twice."):s("The number\
 of different {n}-grams (runs of {n} tokens) over the number of all of them: 1 means that none occurs twice.",{n:W});function u(W,I){return W.every(([R,q])=>!q||
dn(R,q)<=I)?s("How many equally likely tokens there were to choose from, on average: e to the power of minus the mean log-probability in nats."):s("e to the pow\
er of minus the mean log-probability in nats; above {count}, the size of the vocabulary, where tokens drawn at random would be likelier.",{count:B(I)})}function f(){
let W=e.current(),I=W?e.lastOf(W):null,{keep:R,added:q}=M.follow(I&&!I.isPrompt?I:null);T.cut(R);for(let{chosen:F}of q)T.add(F.token_id);let j=t.querySelector("\
.gp-text-numbers");j.hidden=!M.steps.length,!j.hidden&&(w(),j.open&&x(W))}function w(){let{total:W}=M;O(t.querySelector(".gp-in-short"),s("Perplexity {value}",{
value:y(dn(W.before,W.count))}))}function x(W){let I=e.lines().length>1?e.lineOf(W):null;O(t.querySelector(".gp-whose"),I&&I.label?s("of {label}",{label:I.label}):
""),t.querySelector(".gp-prompt-head").hidden=!L.count;let R=h(),q=t.querySelector(".gp-totals tbody");for(;q.rows.length<R.length;){let j=q.insertRow(),F=l("th",
"",null,{scope:"row"});F.append(l("span","","",{tabindex:"0","data-tip":""})),j.append(F,l("td"),l("td"),l("td"))}R.forEach(([j,F,...D],Y)=>{let[Q,...ee]=q.rows[Y].
cells;O(Q.firstChild,j),Q.firstChild.dataset.tip=F,D.forEach((se,ie)=>O(ee[ie],se)),ee[2].hidden=!L.count})}t.querySelector(".gp-text-numbers").addEventListener(
"toggle",f);function v(){let W=e.finished?e.finished.sequences:[],I=new Map;W.forEach(({note:R},q)=>R&&I.set(s(R),[...I.get(s(R))||[],q+1])),i.replaceChildren(...[
...I].map(([R,q])=>{let j=l("p");return j.append(l("b","",q.length<W.length?E(q):s("Note:")),` ${R}`),j}))}function E(W){let I={numbers:W.join(", ")};return e.usesBeams?
z(W.length,"Note on output {numbers}:","Note on outputs {numbers}:",I):z(W.length,"Note on sequence {numbers}:","Note on sequences {numbers}:",I)}function S(){let[
W,I]=A();n.textContent!==[W,I].filter(Boolean).join(" ")&&n.replaceChildren(...W?[l("b","",W),...I?[" ",I]:[]]:[I])}function A(){let{started:W,finished:I,failed:R,
queued:q,loading:j}=e;if(j){let ie=Nt(j);return["",ie[0].toUpperCase()+ie.slice(1)]}if(q)return q.ahead===0?[s("Starting …"),""]:[s("Queued."),z(q.ahead,"One \
run is ahead of yours.","{count} runs are ahead of yours.")];if(R)return[s("Stopped by an error."),W?e.numTokens?s("The text so far is kept."):s("Nothing was wr\
itten."):""];if(!W)return["",s("Nothing has run yet.")];let{model:F,assistant:D,mode:Y,device:Q}=W,ee=I||e.recorded?0:e.shared-1,se=`· ${[D?s("{model} with {as\
sistant}",{model:F,assistant:D}):F,vt(Y),Q!=="cpu"&&Q,ee>0&&z(ee,"side by side with another run","side by side with {count} others")].filter(Boolean).join(" · ")}`;
return e.recorded?[s("Recorded run"),se]:[I?s("Finished"):s("Decoding …"),se]}function C(){let W=e.waiting?null:e.failed;if(m===W||(m=W,o.replaceChildren(),!W))
return;let I=l("div","gp-problem"),R=(q,j,F)=>{let D=l("p");D.append(l("b","","✕ "),F?s("{name}: {meaning}",{name:F,meaning:q}):q,j?" "+j:""),I.append(D)};for(let{
knob:q,message:j,fix:F}of Nn(W))R(j,F,q);o.append(I)}return W=>{W.run&&(r.replaceChildren(),a.clear()),(W.run||W.status)&&(S(),C(),v()),(W.run||W.steps||W.status)&&
N(),(W.run||W.prompt)&&(L=e.promptSteps.reduce(ir,Ro)),f()}}var Hp=.05,Ac={queued:()=>s("waiting for its turn"),asking:()=>s("asking the Hub"),download:()=>s("d\
ownloading"),converting:()=>s("converting the GGUF file"),loading:()=>s("loading")};var Cc=12;function Pc(t,e,n){let o=0,r=t.map(m=>{let g=o;return o=Math.min(1,o+(kt(m,n)||0)),{from:g,to:o,kind:ar(m,e),candidate:m}}),i=e.distribution.stages[n],
a=t.filter(m=>i&&Mn(m,n+1)).reduce((m,g)=>m+(kt(g,n)||0),0),c=i?Math.max(0,Math.min(1-o,i.mass_removed-a)):0,d={from:o,to:1-c,kind:"others",candidate:null};return[
...r,d,{from:1-c,to:1,kind:"going",candidate:null}]}function ar(t,e){return t.token_id===e.chosen.token_id?"chosen":Ne(t)?"removed":"kept"}function Nc(){let t=l(
"div","gp-flow",null,{"aria-hidden":"true"}),e=te("svg","gp-ribbons");e.setAttribute("viewBox",`0 0 100 ${Cc}`),e.setAttribute("preserveAspectRatio","none");let n=l(
"div","gp-flow-bar");return t.append(e,n),{box:t,ribbons:e,bar:n}}var Dp=(t,e)=>e>12+7*Math.min(t.length,10);function cr({ribbons:t,bar:e},n,o,r,i){let a=Z(e,n.
length,()=>l("span",""));n.forEach(({from:d,to:m,kind:g,candidate:b},k)=>{let P=a[k];if(ce(P,`gp-piece gp-piece-${g}`),P.hidden=m-d<1e-4&&g!=="chosen",P.hidden)
return;ne(P,"left",d),ne(P,"width",m-d);let N=b?b.text:g==="others"?s("others"):"",_=N&&Dp(N,(m-d)*r)?N:"";(P.dataset.text||"")!==_&&P.replaceChildren(..._?[oe(
_,"gp-piece-word")]:[]),P.dataset.text=_,we(P,()=>i(n[k],o&&o[k]))});let c=Z(t,o?n.length:0,()=>te("path"));(o||[]).forEach((d,m)=>{let{from:g,to:b,kind:k}=Kp(n[m]),
[P,N,_,M]=[d.from,d.to,b,g].map(T=>(T*100).toFixed(2));c[m].dataset.kind!==k&&(c[m].dataset.kind=k,c[m].setAttribute("class",`gp-ribbon gp-ribbon-${k}`)),c[m].setAttribute(
"d",d.to>d.from?`M${P} 0H${N}L${_} ${Cc}H${M}Z`:"")})}function Kp(t){return t.kind==="others"?{...t,to:1}:t.kind==="going"?{...t,from:1,to:1}:t}var jo=class{constructor(e){this.table=e,this.head=e.createTHead().insertRow(),this.body=e.createTBody(),e.addEventListener("keydown",n=>this.walk(n)),e.addEventListener(
"focusin",n=>this.keepFocus(n.target)),this.lines=[]}draw(e,n,o){this.drawHead(e);let r=e.filter(m=>m.idle).length;this.table.style.minWidth=`${100+20*r+60*(e.length-
r)}px`;let i=n.map(m=>e.map(({number:g})=>kt(m,g))),a=Math.max(.02,...i.flat().filter(m=>m!==void 0)),c=new Set(it(o));for(;this.lines.length>n.length;)this.lines.
pop().row.remove();for(;this.lines.length<n.length;)this.newLine();n.forEach((m,g)=>this.fill(this.lines[g],m,e,i[g],a,o,c));let d=this.lines.flatMap(m=>m.cells.
map(({cell:g})=>g));!d.some(m=>m.tabIndex===0)&&d.length&&(d[0].tabIndex=0)}drawHead(e){let n=Z(this.head,e.length+1,()=>{let o=l("th","",null,{scope:"col"});return o.
append(l("span","gp-stage-place"),l("span","gp-stage-name")),o});O(n[0].lastElementChild,s("candidate")),e.forEach(({place:o,name:r,tip:i,idle:a},c)=>{let d=n[c+
1];ce(d,a?"gp-idle-column":""),O(d.firstElementChild,o),O(d.lastElementChild,r),d.lastElementChild.classList.toggle("gp-hidden",a),d.dataset.tip=i})}newLine(){let e=this.
body.insertRow(),n=l("th","",null,{scope:"row"}),o=l("span","gp-sign","",{"aria-hidden":"true"}),r=l("bdi","gp-word"),i=l("span","gp-course-tag"),a=l("div","gp-\
course-name"),c=l("div","");c.append(r,i),a.append(o,c),n.append(a),e.append(n),this.lines.push({row:e,head:n,sign:o,word:r,tag:i,cells:[]})}newCell(e){let n=l(
"td","",null,{role:"gridcell",tabindex:"-1"}),o=l("span","gp-course-track",null,{"aria-hidden":"true"}),r=l("i","gp-course-bar");o.append(r);let i=l("span","gp-\
course-number");n.append(o,i),e.row.append(n),e.cells.push({cell:n,bar:r,number:i})}fill(e,n,o,r,i,a,c){let d=n.token_id===a.chosen.token_id,m=Ne(n);for(ce(e.row,
`gp-course gp-course-${ar(n,a)}`),O(e.sign,d?"▶":m?"✕":""),fe(e.word,n.text),O(e.tag,[d&&(a.given?s("given"):s("chosen")),m&&s("removed"),!c.has(n)&&s("look\
ed up")].filter(Boolean).join(", ")),we(e.head,()=>No(n,a));e.cells.length>o.length;)e.cells.pop().cell.remove();for(;e.cells.length<o.length;)this.newCell(e);o.
forEach((g,b)=>this.fillCell(e.cells[b],n,o,b,r,i))}fillCell({cell:e,bar:n,number:o},r,i,a,c,d){let{number:m,name:g,idle:b,side:k}=i[a],[P,N]=[c[a],a?c[a-1]:void 0],
_=Mn(r,m)&&P!==void 0,M=_&&a>0&&!Mn(r,i[a-1].number);ce(e,[b&&"gp-idle-column",_&&!M&&"gp-gone",M&&"gp-cut"].filter(Boolean).join(" ")),ne(n,"height",Math.sqrt(
(P||0)/d));let T=P===void 0?"–":M?`✕ ${g}`:_?k==="after"?"✕":"":H(P);O(o,T),o.classList.toggle("gp-hidden",b&&!M);let L=!M&&a&&N!==void 0&&P!==void 0&&H(P)!==
H(N)?P>N?"up":"down":"";(o.dataset.change||"")!==L&&(o.dataset.change=L),we(e,()=>this.words(r,i[a],{share:P,was:N,gone:_,cut:M}))}words({text:e},{side:n,name:o,
idle:r,number:i},{share:a,was:c,gone:d,cut:m}){let g={token:J(e),share:H(a??0),was:H(c??0),processor:o,number:i};return a===void 0?s("{token}: not recorded at t\
his place.",g):m?s("{token}: removed by {processor}; it had {was} just before.",g):d?s("{token}: no probability left here.",g):n?n==="after"?s("{token}: {share}\
 after all processors.",g):s("{token}: {share} before the processors.",g):r?s("{token}: {share}, unchanged by {processor}.",g):g.share===g.was?s("{token}: {shar\
e} after {processor} (stage {number}), the same as before it.",g):s("{token}: {share} after {processor} (stage {number}), {was} before it.",g)}keepFocus(e){if(!(e.
tabIndex!==-1||e.tagName!=="TD")){for(let n of this.body.querySelectorAll('td[tabindex="0"]'))n.tabIndex=-1;e.tabIndex=0}}walk(e){let n={ArrowRight:[0,1],ArrowLeft:[
0,-1],ArrowDown:[1,0],ArrowUp:[-1,0],Home:[0,-1/0],End:[0,1/0]},o=e.target.closest("td");if(!o||!n[e.key]||e.ctrlKey||e.metaKey||e.altKey)return;e.preventDefault();
let r=this.lines.findIndex(m=>m.row===o.parentNode),[i,a]=n[e.key],c=(m,g)=>Math.max(0,Math.min(g-1,m)),{cells:d}=this.lines[c(r+i,this.lines.length)];d[c(o.cellIndex-
1+a,d.length)].cell.focus()}};function Wc(t,e){let o=t.querySelector(".gp-where"),r=t.querySelector(".gp-none"),i=t.querySelector(".gp-chain tbody"),a=t.querySelector(".gp-courses"),c=t.querySelector(
".gp-all"),d=t.querySelector(".gp-beams-note"),m=t.querySelector(".gp-chosen-word"),g=new jo(t.querySelector(".gp-courses-grid")),b=new me({},M),k=[],P=!1,N=[],
_=300;function M(R,q){let j=_n(q);if(!j.length)return R;let F={...R};for(let D of j){let Y=D.number+D.kind,{ran:Q,acted:ee,removed:se,moved:ie}=R[Y]||{ran:0,acted:0,
removed:0,moved:0};F[Y]={ran:Q+1,acted:ee+!D.idle,removed:se+D.removed,moved:ie+D.moved}}return F}function T({ran:R,acted:q,removed:j,moved:F}){return q?F>2*j?z(
R,"{acted} of {count} step, {share} moved","{acted} of {count} steps, {share} moved",{acted:B(q),share:H(F/q)}):z(R,"{acted} of {count} step, {share} removed","\
{acted} of {count} steps, {share} removed",{acted:B(q),share:sr(j/q)}):z(R,"nothing in {count} step","nothing in {count} steps")}let L=new ResizeObserver(([{contentRect:R}])=>{
if(!R.width||Math.abs(R.width-_)<8)return;_=R.width;let q=e.current();q&&I(q)});function $(){let R=i.insertRow(),q=l("th","",null,{scope:"row"}),j=l("span","gp-\
number",""),F=l("span","","",{tabindex:"0","data-tip":""}),D=l("span","gp-side"),Y=l("span","gp-knob");q.append(j,F," ",D," ",Y);let Q=Nc();R.append(q,l("td","g\
p-flow-cell"),l("td","gp-left"),l("td","gp-entropy"),l("td","gp-here-words"),l("td","gp-over")),R.cells[1].append(Q.box);let[,,ee,se,ie,ge]=R.cells;return k.length||
L.observe(Q.bar),k.push({row:R,number:j,name:F,tags:D,knob:Y,flow:Q,left:ee,entropy:se,here:ie,over:ge}),k.at(-1)}function y(R,{kind:q,number:j,name:F,tip:D,side:Y,
knob:Q,entropy:ee,left:se,here:ie,over:ge}){R.row.className=`gp-stage-${q}`,O(R.number,j),O(R.name,F),R.name.dataset.tip!==D&&(R.name.dataset.tip=D),O(R.tags,Y),
R.tags.hidden=!Y,O(R.knob,Q),R.knob.hidden=!Q,O(R.left,se),O(R.entropy,ee),typeof ie=="string"?O(R.here,ie):R.here.replaceChildren(...ie),O(R.over,ge)}function h(R,q){
let{vocab:j,entropy_before:F}=R.distribution,{name:D,meaning:Y}=On(R),Q={kind:"source",number:"",name:D,tip:Y,side:q.length?s("before"):s("before and after"),knob:"",
left:s("{count} left",{count:B(j)}),entropy:ae(F,e.unit),here:"",over:""},ee=q.map((se,ie)=>({kind:se.idle?"idle":"active",number:`${se.number}. `,name:se.name,
tip:`${se.meaning} (${se.kind})`,side:ie===q.length-1?s("after"):"",knob:Co(se.knobs,e.started),left:s("{count} left",{count:B(se.kept)}),entropy:ae(se.entropy,
e.unit),here:rn(se),over:T(b.total[se.number+se.kind])}));return[Q,...ee,p(R)]}function p(R){let[q,j]=Wo(R,e.started),F=oe(R.chosen.text,"gp-strong");return{kind:"\
choice",number:"",name:q,tip:s("How the token came about, and its probability after the processors."),side:"",knob:"",left:"",entropy:"",here:["▶ ",...he(j,{token:F}),
` (${u(R)})`],over:""}}function u(R){return Ne(R.chosen)?s("removed by {processor}",{processor:Lt(R.chosen,R)}):R.beam?s("log-probability {value}",{value:V(R.chosen.
logprob)}):H(X(R.chosen.logprob))}function f(R,q,j){let F=h(R,q);for(;k.length>F.length;)k.pop().row.remove();F.forEach((ee,se)=>y(k[se]||$(),ee));let D=[0,...q.
map(({number:ee})=>ee)].map(ee=>Pc(j,R,ee)),Y=E(R,q),Q=S(R,q);k.forEach(({flow:ee},se)=>{ee.box.hidden=!Y&&se>0,!ee.box.hidden&&(se<D.length?cr(ee,D[se],D[se-1],
_,(ie,ge)=>x(ie,ge,se,Q)):v(ee,D.at(-1),_))})}let w=({from:R,to:q})=>H(q-R);function x(R,q,j,F){let D=w(R);if(R.kind==="going")return s("Tokens that are not sho\
wn here and that {processor} removes: {share}.",{processor:F[j+1].name,share:D});let Y=R.candidate?J(R.candidate.text):s("All other tokens together");if(!j)return s(
"{token}: {share} before the processors.",{token:Y,share:D});let Q={token:Y,share:D,processor:F[j].name,was:w(q)};return R.candidate?s("{token}: {share} after {\
processor}, {was} before it.",Q):s("{token}: {share} after {processor}.",Q)}function v(R,q,j){let F=q.filter(({kind:D})=>D==="chosen");cr(R,F,F,j,D=>s("{token} \
had {share} of what was left.",{token:J(D.candidate.text),share:w(D)}))}let E=({distribution:R},q)=>R.candidates.every(({stage_logprobs:j})=>(j||[]).length===q.
length);function S(R,q){let j=On(R);return[{number:0,place:s("before"),name:j.name,tip:j.meaning,idle:!1,side:"before"},...q.map(F=>({number:F.number,place:String(
F.number),name:F.name,idle:F.idle,side:"",tip:s("{number}. {name}: {effect} here. It {meaning}.",{...F,effect:rn(F)})}))]}function A(R,q,j,F){if(a.hidden=!q.length||
!E(R,q),a.hidden)return;let D={number:q.length,place:s("after"),name:s("all processors"),tip:s("After all processors: the distribution from which the token was \
chosen."),idle:!1,side:"after"};g.draw([...S(R,q),D],j,R),c.hidden=F<=10,O(c,P?s("show {count} only",{count:10}):s("show all {count}",{count:B(F)})),c.setAttribute(
"aria-expanded",String(P))}c.addEventListener("click",()=>{P=!P,I(e.current())});function C(R){if(R.distribution.stages.length)return"";if(R.isPrompt)return s("\
The model’s own distribution: no logits processor takes part in reading the prompt.");let q=e.started.processors||[],j=an(R);if(e.started.mode==="custom"&&!q.
length)return s("Your own loop called no logits processor here.");if(!q.length)return j?s("DoLa’s contrast, untouched: no logits processor runs."):s("The mode\
l’s own distribution, untouched: no logits processor runs.");let F={processors:q.map(D=>Ce(D)[0]).join(", ")};return j?s("DoLa’s contrast, untouched here. Pre\
pared, but not used by this loop: {processors}.",F):s("The model’s own distribution, untouched here. Prepared, but not used by this loop: {processors}.",F)}function W(R){
let q=R.isPrompt||R.given,j=R.isPrompt?s("at prompt token {number}: {token} (given, not chosen)"):q?s("at token {number}: {token} (given, not chosen)"):s("at to\
ken {number}: {token}");o.replaceChildren(...he(j,{number:String(R.index+1),token:oe(R.chosen.text)})),O(m,q?s("given"):s("chosen"))}function I(R){let q=_n(R),j=it(
R),F=(R.watched||[]).filter(({token_id:Y})=>j.every(Q=>Q.token_id!==Y)),D=Po(j,10,R.chosen.token_id);W(R),O(r,C(R)),r.hidden=!r.textContent,d.hidden=!R.beam||!q.
length,f(R,q,D),A(R,q,[...P?j:D,...F],j.length)}return R=>{let q=e.current();t.hidden=!q,q&&(q.isPrompt||b.follow(e.lastOf(q)),!(q===N[0]&&b.total===N[1]&&!R.unit&&
!R.watched)&&(N=[q,b.total],I(q)))}}function Gp(t){let e=t>>>0;return()=>{e=e+1831565813>>>0;let n=Math.imul(e^e>>>15,e|1);return n=n+Math.imul(n^n>>>7,n|61)^n,((n^n>>>14)>>>0)/2**32}}function Up(t,e){
let n=[...t];for(let o=n.length-1;o>0;o--){let r=Math.floor(e()*(o+1));[n[o],n[r]]=[n[r],n[o]]}return n}function qc(t,e){let i=q=>t.querySelector(".gp-"+q),a=t.
querySelector("details"),[c,d,m,g]=["from","choices","reveal","next"].map(i),b=null,k=q=>[s("1st"),s("2nd"),s("3rd")][q]??"",P=()=>e.usesBeams&&!e.finished?[]:e.
allLines(),N=q=>ue(P()[q]?P()[q].last:null),_=q=>q.distribution.candidates.filter(({raw_rank:j})=>j).sort((j,F)=>j.raw_rank-F.raw_rank).slice(0,6);function M(q){
let j=Number(e.started.seed)%4294967296+7919*q.index+104729*q.sequence;return Up(_(q),Gp(j))}let T=q=>_(q).length>1;function L(q){let j=e.current(),F=j&&e.lastOf(
j),D=Math.max(0,P().findIndex(ee=>ee.last===F)),Y=N(D),Q=Y.findIndex((ee,se)=>se>=q&&T(ee));if(Q<0){O(i("cannot"),Y.length>q?s("From there on the run has record\
ed no candidates to pick from: raise top_candidates and run it again."):e.running?s("The run has not reached this token yet."):s("There is no token {number} in \
this text: choose an earlier one.",{number:q+1}));return}O(i("cannot"),""),b={line:D,at:Q,step:null,picks:[],revealed:!1,results:[]},$()}function $(){let q=N(b.
line);for(;q[b.at]&&!T(q[b.at]);)b.at+=1;if(Object.assign(b,{step:q[b.at]||null,picks:[],revealed:!1}),!b.step&&!e.running){f();return}y(),b.step&&e.selectStep(
b.step.before),w(()=>d.querySelector("button"))}function y(){e.hide(b&&a.open?b.at+(b.revealed?1:0):null)}function h(q){let{picks:j}=b;j.includes(q)?j.splice(j.
indexOf(q),1):j.length<3&&j.push(q),S()}function p(){let{step:q,picks:j}=b,F=_(q),D=F.find(({token_id:Y})=>Y===j[0]);b.revealed=!0,b.results.push({step:q,first:D,
share:Math.exp(D.raw_logprob-F[0].raw_logprob),hit:j.includes(q.chosen.token_id)}),y(),e.selectStep(q),w(()=>g)}function u(){if(b.results.length>=10){f();return}
b.at+=1,$()}function f(){let{results:q,line:j}=b,F=b.at+(b.revealed?1:0);b=null,y(),c.value=N(j).slice(F).some(T)?F+1:1,R(q),w(()=>i("begin"))}function w(q){let j=t.
contains(document.activeElement);I(),j&&q()&&q().focus({preventScroll:!0})}let x=({piece:q,chosen:j,text:F})=>q??(j?j.text:F);function v(){let q=ue(b.step?b.step.
before:N(b.line).at(-1)||null),j=[...e.prefix,...q].map(x).join(""),F=l("span","gp-gap","?",{"aria-label":s("the hidden token")});b.revealed&&F.replaceChildren(
oe(b.step.chosen.text));let D=i("so-far");D.replaceChildren(j,F),D.scrollTop=D.scrollHeight}function E(){d.replaceChildren(...(b.step&&!b.revealed?M(b.step):[]).
map(({token_id:q,text:j})=>{let F=l("button","gp-button gp-choice",null,{type:"button","aria-pressed":"false","data-token":q});return F.append(l("span","gp-orde\
r"),oe(j)),F.addEventListener("click",()=>h(q)),F})),S()}function S(){for(let q of d.children){let j=b.picks.indexOf(Number(q.dataset.token));q.setAttribute("ar\
ia-pressed",String(j>=0)),q.disabled=j<0&&b.picks.length>=3,O(q.querySelector(".gp-order"),k(j))}m.disabled=!b.picks.length}function A(){if(i("answer").hidden=!b.
revealed,!b.revealed)return;let{step:q,picks:j}=b,{share:F,hit:D}=b.results.at(-1),Y=_(q),Q=q.chosen.token_id,ee=Y.some(({token_id:ge})=>ge===Q)?Y:[...Y,q.chosen];
i("truth").tBodies[0].replaceChildren(...ee.map(ge=>{let wr=l("tr",ge.token_id===Q?"gp-taken":""),Go=l("th","",null,{scope:"row"});ge.token_id===Q&&Go.append(l(
"span","","▶ "),l("span","gp-hidden",`${s("chosen:")} `)),Go.append(oe(ge.text));let br=l("div","gp-share"),kr=l("i");kr.style.width=`${(45*X(ge.raw_logprob)).
toFixed(2)}%`,br.append(kr,H(X(ge.raw_logprob)));let yr=l("td");yr.append(br);let il=j.indexOf(ge.token_id);return wr.append(Go,l("td","",k(il)),yr,l("td","",H(
X(ge.logprob))),l("td","",ge.raw_rank?B(ge.raw_rank):"–")),wr}));let ie=i("took");ie.replaceChildren(...he(D?s("The run chose “{token}”, which is among your p\
icks."):s("The run chose “{token}”, which is not among your picks."),{token:oe(q.chosen.text,"gp-strong")})," "),ie.append(F===1?s("Your first pick is the t\
oken that the model found likeliest."):s("Your first pick has {share} of the probability of the likeliest token.",{share:H(F)}))}let C=q=>q.reduce((j,{share:F})=>j+
F,0)/q.length,W=q=>q.filter(({hit:j})=>j).length;function I(){if(i("before").hidden=!!b,i("round").hidden=!b,!b)return;i("sum").hidden=!0;let{results:q,revealed:j,
step:F}=b,Y={number:q.length+(j?0:1),steps:10,token:F&&F.index+1};O(i("progress"),F?j?s("Step {number} of {steps}: token {token}.",Y):s("Step {number} of {steps\
}: which token comes next, as token {token}? Pick up to three, the likeliest first.",Y):s("Waiting for the next token of the run.")),O(i("score"),q.length?s("So\
 far: your first picks are {share} as likely as the top token; the run’s token was among your picks in {hits} of {count}.",{share:H(C(q)),hits:W(q),count:q.length}):
""),m.hidden=j||!F,g.hidden=!j,O(g,q.length>=10?s("Show the score"):s("Next token")),v(),E(),A()}function R(q){let j=i("sum");if(j.hidden=!1,j.replaceChildren(l(
"h3","",s("The round is over"))),!q.length){j.append(l("p","",s("No token was revealed, so there is no score.")));return}let F=(...Q)=>{let ee=l("p");ee.append(
...Q),j.append(ee)};F(...he(s("{share}: how likely your first picks were, on average, compared with the likeliest token."),{share:l("b","",H(C(q)))}));let D=l("\
b","",s("{hits} of {count}",{hits:W(q),count:q.length}));F(...he(s("{steps}: steps in which the run’s token was among your picks ({share})."),{steps:D,share:H(
W(q)/q.length)}));let Y=[...q].sort((Q,ee)=>Q.share-ee.share||ee.step.distribution.entropy_before-Q.step.distribution.entropy_before);for(let[Q,{step:ee,first:se,
share:ie}]of[[s("Hardest:"),Y[0]],[s("Easiest:"),Y.at(-1)]])F(l("b","",Q)," ",...he(s("token {number}, “{token}”; your “{pick}” had {share} of the likeliest tok\
en’s probability, and the entropy was {entropy}."),{number:String(ee.index+1),token:oe(ee.chosen.text),pick:oe(se.text),share:H(ie),entropy:ae(ee.distribution.
entropy_before,e.unit)}))}return i("begin").addEventListener("click",()=>L(Math.max(1,Math.floor(Number(c.value))||1)-1)),i("from-here").addEventListener("click",
()=>{let q=e.current();c.value=q&&!q.isPrompt?q.index+1:1}),m.addEventListener("click",p),g.addEventListener("click",u),i("end").addEventListener("click",f),a.addEventListener(
"toggle",y),q=>{t.hidden=!e.started,q.run&&(b=null,c.value=1,i("sum").hidden=!0,O(i("cannot"),""),I()),O(i("begin"),i("sum").hidden?s("Start a round"):s("Anothe\
r round")),b&&!b.step&&(q.steps||q.status)&&$()}}function Ic(t,e){let o=t.querySelector(".gp-where"),r=t.querySelector(".gp-verdict"),i=t.querySelector(".gp-score-head"),a=t.querySelector("tbody"),c=t.querySelector(
".gp-more"),d=t.querySelector(".gp-tally"),m=new me({steps:0,differed:0},(h,p)=>p.reranked?{steps:h.steps+1,differed:h.differed+ +(k(p.reranked).token_id!==p.chosen.
token_id)}:h),g=[],b=[],k=h=>h.reduce((p,u)=>u.probability>p.probability?u:p);function P(){let h=a.insertRow(),p=l("th","",null,{scope:"row"}),[u,f,w]=[l("span",
"gp-sign"),l("bdi","gp-word"),l("span","gp-tag",s("most probable"))];p.append(u,f,w),h.append(p);let x=["probability","penalty","score"].map(()=>{let v=l("div",
"gp-cell"),E=l("span","gp-balance",null,{"aria-hidden":"true"}),[S,A]=[l("i","gp-part"),l("i","gp-zero")];E.append(S,A);let C=l("span","gp-amount");return v.append(
E,C),h.append(l("td")),h.lastChild.append(v),{part:S,zero:A,amount:C}});return g.push({row:h,sign:u,word:f,tag:w,cells:x}),g.at(-1)}function N({part:h,zero:p,amount:u},f,[
w,x],v){let E=S=>(S-w)/(x-w)*100;h.style.left=`${Math.min(E(0),E(f))}%`,h.style.width=`${Math.abs(E(f)-E(0))}%`,p.style.left=`${E(0)}%`,O(u,v)}function _({part:h,
zero:p,amount:u},f,[w,x],v){let E=S=>4+(S-w)/(x-w)*92;h.hidden=f===null,h.style.left=`${E(f)}%`,p.style.left=`${E(0)}%`,O(u,v)}function M(h,p,u,f,w){let x=p.token_id===
u.chosen.token_id;h.row.className=x?"gp-winner":"",O(h.sign,x?"▶":""),Se(h.word,p.text),h.tag.hidden=p!==f||x,N(h.cells[0],p.probability,w.probability,H(p.probability)),
N(h.cells[1],p.penalty,w.penalty,V(p.penalty)),_(h.cells[2],p.score,w.score,V(p.score))}function T(h){let[p,u]=[Math.min(0,...h),Math.max(0,...h)];return u>p?[p,
u]:[0,1]}function L(h){let p=k(h.reranked),u=h.reranked.find(v=>v.token_id===h.chosen.token_id),f=h.reranked.slice(0,12);u&&!f.includes(u)&&(f[11]=u);let w=Object.
fromEntries(["probability","penalty","score"].map(v=>[v,T(f.map(E=>E[v]))]));for(;g.length<f.length;)P();g.forEach((v,E)=>{v.row.hidden=E>=f.length,E<f.length&&
M(v,f[E],h,p,w)});let x=h.reranked.length-f.length;c.hidden=x<=0,O(c,z(x,"and {count} less probable one, which was weighed too","and {count} less probable ones,\
 which were weighed too")),$(u,p)}function $(h,p){if(!h){r.replaceChildren();return}let u={token:oe(h.text,"gp-strong"),score:V(h.score)};r.replaceChildren(...h===
p?he(s("{token} won: the most probable token has the highest score too ({score})."),u):he(s("{token} won with a score of {score}. Greedy search would have chose\
n {other} ({share}), but its penalty of {penalty} leaves it a score of {lower}."),{...u,other:oe(p.text,"gp-strong"),share:H(p.probability),penalty:V(p.penalty),
lower:V(p.score)}))}function y(){let h=e.started.effective.penalty_alpha;return typeof h!="number"?s("(1 - penalty_alpha) × probability - penalty_alpha × penalt\
y. The highest score is chosen."):s("{keep} × probability - {alpha} × penalty, because penalty_alpha is {alpha}. The highest score is chosen.",{keep:Number((1-
h).toFixed(4)),alpha:h})}return()=>{let h=e.current();if(t.hidden=!(h&&h.reranked&&h.reranked.length),t.hidden||(m.follow(e.lastOf(h)),h===b[0]&&m.total===b[1]))
return;b=[h,m.total],o.textContent=s("at token {number}",{number:h.index+1}),i.dataset.tip=y(),L(h);let{steps:p,differed:u}=m.total;O(d,s("Along the text: a tok\
en other than the most probable one won in {differed} of {count} steps ({share}).",{differed:B(u),count:B(p),share:H(u/p)}))}}function Rc(t,e){let n=()=>t.closest(".token-panel"),o=_=>t.querySelector(".gp-"+_),[r,i,a,c,d]=["place-words","back","on","newest","fold"].map(o),m=[...t.querySelectorAll(
"[role=tab]")],g=m.find(({dataset:_})=>_.shows==="logit_lens");function b(_){n()&&(n().dataset.shows=_);for(let M of m){let T=M.dataset.shows===_;M.setAttribute(
"aria-selected",String(T)),M.tabIndex=T?0:-1}}for(let _ of m)_.addEventListener("click",()=>{b(_.dataset.shows),k(!0)}),_.addEventListener("keydown",M=>{let T={
ArrowRight:1,ArrowLeft:-1}[M.key];if(!T)return;M.preventDefault();let L=m.filter(({hidden:y})=>!y),$=L[(L.indexOf(_)+T+L.length)%L.length];b($.dataset.shows),k(
!0),$.focus()});function k(_){n()?.toggleAttribute("data-folded",!_),d.setAttribute("aria-expanded",String(_)),d.textContent=_?"▾":"▴"}d.addEventListener("c\
lick",()=>k(d.getAttribute("aria-expanded")==="false")),i.addEventListener("click",()=>e.walk(-1)),a.addEventListener("click",()=>e.walk(1)),c.addEventListener(
"click",()=>e.selectStep(null));function P(_){let M=e.lineOf(_),T=e.lines().length>1&&M&&!_.isPrompt?M.label:"",L=_.isPrompt?e.started.prompt_tokens.length:ue(M?
M.last:_).length,$=N(_,{number:B(_.index+1),count:B(L),line:T});r.ariaLive=e.selected?"polite":"off",r.replaceChildren(oe(_.chosen.text,"gp-here"),l("span","",`\
 ${$}`)),i.disabled=_.isPrompt?!_.before:_.index===0&&!e.promptSteps.length,a.disabled=!M||M.last===_,c.hidden=!e.selected||!e.running}function N(_,M){return _.
isPrompt?s("prompt token {number} of {count}",M):e.selected?M.line?s("token {number} of {count} of {line}",M):s("token {number} of {count}",M):M.line?s("newest \
token {number} of {count} of {line}",M):s("newest token {number} of {count}",M)}return _=>{_.selection&&e.selected&&k(!0),g.hidden=!e.canAsk||e.recorded;let M=e.
current();if(M)return P(M);r.textContent=s("No token yet"),i.disabled=a.disabled=!0,c.hidden=!0}}var lr=({messages:t,template:e})=>JSON.stringify([t,e||null]);function jc(t,e){let n=h=>t.querySelector(".gp-"+h),[o,r,i]=["said","rendered","try"].map(n),a=new WeakMap,
c=[],d="",m=null,g=null;function b(){return Ft(t,r,e,h=>{let p=a.get(h);return p&&{id:p.token.token_id,text:p.token.text,where:s("prompt token {number}",{number:p.
index+1}),step:null,why:p.words}})}function k(){let{started:h,written:p}=e,u=h&&h.request.messages,f=u&&p&&h.model===p.model&&lr(h.request)===lr(p);return p&&!f?
{...p,ran:!1}:!u||!u.length?null:{model:h.model,messages:u,template:h.request.template,tokens:h.prompt_tokens,parts:h.parts||[],ran:!0}}function P({messages:h,parts:p,
problem:u}){let f=new Set(p.filter(({kind:w})=>w==="message").map(({message:w})=>w));o.replaceChildren(...h.map(({role:w,content:x},v)=>{let E=l("li","",null,{"\
data-role":w});return E.append(l("span","gp-role",w),l("p","",x)),!u&&f.size>0&&!f.has(v)&&x.trim()&&E.append(l("p","gp-dropped",s("✕ The template leaves this m\
essage out."))),E}))}let N={message:({role:h})=>s("words of {role}",{role:h}),template:()=>s("written by the template"),generation:()=>s("generation prompt: the\
 answer begins here")};function _(h,p){let u=h?N[h.kind](h):s("of unknown origin");return p.piece===null?s("special token, {whose}",{whose:u}):u}function M({tokens:h,
parts:p}){r.replaceChildren(),c=[],m=null;let u=new Set(p.map(({stop:w})=>w)),f=null;h.forEach((w,x)=>{let v=p.find(C=>C.start<=x&&x<C.stop)||null;if(!f||!x||u.
has(x)||p.some(({start:C})=>C===x)){let C=l("span","gp-part",null,v?{"data-kind":v.kind}:{});v&&v.kind==="message"&&C.append(l("span","gp-role",v.role)),v&&v.kind===
"generation"&&C.append(l("span","gp-role",s("the answer begins"))),r.append(C),f={rows:C,tokens:[]}}let E=l("span","gp-token",null,{role:"button",tabindex:"-1"}),
S=_(v,w);Pe(E,w),E.setAttribute("aria-label",s("prompt token {number}: {token}, {words}",{number:x+1,token:J(w.text),words:S})),a.set(E,{token:w,index:x,words:S});
let A=f.tokens.length?a.get(f.tokens.at(-1)).token:null;pt(f,E,w,A),c.push(E)}),c.length&&T(c[0])}function T(h){m&&(m.tabIndex=-1),m=h,h.tabIndex=0}function L(h){
h&&(T(h),h.focus({preventScroll:!0}),h.scrollIntoView({block:"nearest"}),g.show(h))}r.addEventListener("click",({target:h})=>L(h.closest(".gp-token"))),r.addEventListener(
"keydown",h=>{let p=c.indexOf(h.target.closest(".gp-token"));if(p<0||h.ctrlKey||h.metaKey||h.altKey)return;let u={ArrowRight:()=>c[p+1],ArrowLeft:()=>c[p-1],Home:()=>c[0],
End:()=>c.at(-1),ArrowDown:()=>qe(c,p,1),ArrowUp:()=>qe(c,p,-1),Enter:()=>c[p]," ":()=>c[p]};u[h.key]&&(h.preventDefault(),L(u[h.key]()))});function $({tokens:h,
parts:p}){let u=A=>p.filter(C=>C.kind===A).reduce((C,{start:W,stop:I})=>C+I-W,0),f=h.filter(({piece:A})=>A===null).length,[w,x,v]=["message","template","generat\
ion"].map(u),E={words:B(w),around:B(x),begin:B(v)};return`${w||x?z(h.length,"{count} token: {words} for the words of the messages, {around} around them, {begin}\
 to begin the answer.","{count} tokens: {words} for the words of the messages, {around} around them, {begin} to begin the answer.",E):v?z(h.length,"{count} toke\
n: this template changes the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.","{count} tokens: this template change\
s the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.",E):z(h.length,"{count} token: this template changes the word\
s, so the origin of its tokens is unknown.","{count} tokens: this template changes the words, so the origin of its tokens is unknown.")} ${z(f,"{count} is speci\
al.","{count} are special.")}`}function y({tokens:h,parts:p}){let u=p.filter(({kind:w})=>w==="message").flatMap(({start:w,stop:x})=>h.slice(w,x)).filter(({piece:w})=>w===
null),f=[...new Set(u.map(({text:w})=>J(w)))];return f.length?s("A message contains {tokens}: written like a special token, it is read as one, as if the templat\
e had written it.",{tokens:f.join(", ")}):""}return i.addEventListener("click",()=>e.ask({type:"without"})),()=>{let h=k();if(t.hidden=!h,!h){d="";return}i.hidden=
!Object.hasOwn(e.answers,"without")||!!h.problem;let p=JSON.stringify([h.model,lr(h),h.parts,h.problem,h.ran,h.tokens.length]);if(p===d)return;d=p,g??=b(),O(n("\
which"),h.ran?s("of {model}, as this run read it",{model:h.model}):s("of {model}, as written now: not run yet",{model:h.model})),G(n("refusal"),!!h.problem),O(n(
"refusal"),s(h.problem)),n("refusal").dataset.kind=h.away?"info":"error",n("refusal").setAttribute("role",h.away?"note":"alert"),P(h),G(n("made"),!h.problem),M(
h),G(n("generation-key"),h.parts.some(({kind:f})=>f==="generation")),O(n("template-words"),h.problem?"":$(h));let u=y(h);G(n("warn"),!!u),O(n("warn"),u),g.hide()}}function Bc(t,e,n){let{state:o,log:r,text:i,select:a}=t;function c(d){if(!d)return;let{step:m}=o.entries.get(d);t.reveal(d),m&&r.selectStep(m),d.focus({preventScroll:!0}),
d.scrollIntoView({block:"nearest"}),m||n.show(d)}i.addEventListener("click",d=>{let m=o.tokenAt(d);m&&(c(m),o.entries.get(m).step&&n.dismiss())}),i.addEventListener(
"keydown",d=>{if(d.key==="Escape"){r.selectStep(null);return}let m=o.tokenAt(d);if(!m||d.ctrlKey||d.metaKey||d.altKey)return;let g=o.allTokens,b=g.indexOf(m),k={
ArrowRight:()=>g[b+1],ArrowLeft:()=>g[b-1],ArrowDown:()=>qe(g,b,1),ArrowUp:()=>qe(g,b,-1),Home:()=>g.find(P=>o.entries.get(P).step),End:()=>g.at(-1),Enter:()=>m,
" ":()=>m};k[d.key]&&(d.preventDefault(),c(k[d.key]()))}),a.addEventListener("change",()=>{o.shadedBy=a.value,t.shadeAll(),e.drawScale()}),i.addEventListener("s\
croll",()=>{o.atEnd=i.scrollHeight-i.scrollTop-i.clientHeight<60},{passive:!0}),new ResizeObserver(()=>t.resized()).observe(i)}var zc=t=>t.started&&t.started.request||{},dr=t=>!!zc(t).only_given;function hr(t,{index:e,isPrompt:n,isStart:o}){if(o)return s("decoder start token");let r={number:e+
1};return n?t.readsSource?s("source token {number}",r):s("prompt token {number}",r):s("token {number}",r)}function pr(t,{index:e,isStart:n}){return n?s("every t\
arget begins with it: not chosen"):t.readsSource?s("the encoder reads it: it has no probability"):e===0?s("nothing comes before it: it has no probability"):zc(t).
read_prompt&&!t.finished&&!t.failed?s("its probability is read when the text ends"):s("its probability was not read")}function ur(t,e){let n=[];return e.given&&
!dr(t)&&n.push(s("given, not chosen")),n.push(...Ur(e)),n}function Fc(t,e){let{step:n,token:o}=e,r=n?[...Bn(n,t.unit),...ur(t,n)]:[pr(t,e)];return[s("{where}: {\
token}",{where:hr(t,e),token:J(o.text)}),...r].join(", ")}var Bo=class{constructor(e,n,o,r){this.root=e,this.text=n,this.select=o,this.state=r,this.scale=e.querySelector(".gp-scale"),this.origins=e.querySelector(".gp-o\
rigins"),this.originsAlong=new me(Hr,Dr)}drawScale(){Ye(this.scale,this.select.value,this.state.log.unit)}drawMarks(){let{root:e,state:n}=this,{prompt:o,begun:r,
lines:i}=n,a=!dr(n.log)&&i.some(({steps:c})=>c.length&&c[0].given);e.querySelector(".gp-mark-prompt").hidden=!o||!o.tokens.length,O(e.querySelector(".gp-mark-pr\
ompt .gp-ink"),r?s("source, and what the target begins with"):s("prompt")),e.querySelector(".gp-mark-given").hidden=!a,this.drawOrigins(),this.text.classList.toggle(
"gp-has-given",a)}drawOrigins(){let{origins:e,originsAlong:n,state:{log:o,lines:r}}=this;if(e.hidden=!o.rounds.length,e.hidden)return;n.follow(r.length&&r[0].steps.
at(-1)||null);let i=Z(e,Object.keys(dt).length,Vp);Object.entries(dt).forEach(([a,[,c,d]],m)=>{let[g,b]=i[m].children;i[m].dataset.draft=a,i[m].dataset.tip=d,O(
g,c),O(b,B(n.total[a]))})}};function Vp(){let t=l("span","",null,{tabindex:"0"});return t.append(l("span","gp-ink")," ",l("b")),t}var zo=class{constructor(e){this.log=e,this.entries=new WeakMap,this.shadedBy="",this.clear()}clear(){this.prompt=null,this.fold=null,this.begun=null,this.lines=
[],this.marked=null,this.atEnd=!0}get paragraphs(){return[this.prompt,this.begun,...this.lines].filter(Boolean)}get allRows(){return this.lines.flatMap(({folds:e})=>e?
e.boxes.map(({rows:n})=>n):[]).concat(this.paragraphs.map(({rows:e})=>e))}get allTokens(){return this.paragraphs.flatMap(({tokens:e})=>e)}elementOf(e){if(e.isPrompt)
return this.prompt&&this.prompt.tokens[e.index]||null;for(let n of this.lines)if(n.steps[e.index]===e)return n.tokens[e.index];return null}tokenAt(e){let n=e.target.
closest('[role="button"]');return n&&this.entries.has(n)?n:null}};var Fo=class{constructor(e,n,o){this.drawn=n,this.moved=o,this.goesOn=!1,this.along=new me(ns(e),(r,i)=>os(r,i.chosen.text,i.piece===null,e)),this.boxes=[]}rowsFor(e){
let n=this.along.total.spans.length;this.along.follow(e);let{since:o,place:r,spans:i}=this.along.total,a=this.boxes.at(-1);if(o!==null&&o<r)return(!a||a.since!==
o)&&(a=this.open(o)),a.rows;let c=i.length>n?i.at(-1):null;return c&&a&&a.since===c.start&&a.stop===null&&this.close(a,c.stop),this.drawn.rows}keepable(e){let{since:n}=this.
along.totals[e],o=this.boxes.find(r=>r.since===n);return n!==null&&o&&o.stop!==null?Math.min(e,o.stop):e}cut(e){let{drawn:n}=this;for(;n.tokens.length>e;){let a=n.
tokens.at(-1),c=this.boxOf(a);Qe({rows:c?c.rows:n.rows,tokens:n.tokens},n.tokens.length-1),c&&!c.rows.holder.hasChildNodes()&&(n.rows.removeLast(),this.boxes.pop())}
let{totals:o,steps:r}=this.along;r.length=e,o.length=e+1;let i=this.boxes.at(-1);i&&this.along.total.since===i.since&&Object.assign(i,{stop:null,ended:!1})}boxOf(e){
let n=e.closest(".gp-reasoning");return n?this.boxes.find(o=>o.element===n):void 0}reveal(e){let n=this.boxOf(e);!n||!this.isFolded(n)||(n.wish=!1,this.draw(this.
goesOn),this.moved())}draw(e){this.goesOn=e;for(let n of this.boxes){let o=this.isFolded(n);n.count=(n.stop??this.along.total.place)-n.since,O(n.chip,`${o?"▸":
"▾"} ${this.words(n)}`),n.chip.setAttribute("aria-expanded",String(!o)),n.element.classList.toggle("gp-folded",o)}}words({count:e,stop:n,ended:o}){return o?z(
e,"Reasoning, {count} token","Reasoning, {count} tokens"):n===null&&this.goesOn?z(e,"Reasoning, {count} token so far","Reasoning, {count} tokens so far"):z(e,"R\
easoning, {count} token, not ended","Reasoning, {count} tokens, not ended")}isFolded(e){return e.wish??e.ended}open(e){let n=l("span","gp-reasoning"),o=l("butto\
n","gp-reasoning-chip",null,{type:"button",title:s("The model’s reasoning before its answer. Click to fold or unfold it.")}),r=l("span","gp-reasoned");n.append(
o,r);let i={element:n,chip:o,rows:new Fe(r,this.drawn.rows),since:e,stop:null,ended:!1,count:0,wish:null};return o.addEventListener("click",()=>{i.wish=!this.isFolded(
i),this.draw(this.goesOn),this.moved()}),this.drawn.rows.append(n),this.boxes.push(i),i}close(e,n){let{tokens:o,rows:r}=this.drawn,i=o.slice(n);Qe({rows:e.rows,
tokens:o},n),Object.assign(e,{stop:n,ended:this.along.total.spans.at(-1).end!==null}),e.rows.holder.hasChildNodes()||(r.removeLast(),this.boxes.pop());for(let a of i)
r.append(a);o.push(...i)}};var Jp=30,Ho=class{constructor(e,n,o,r){this.text=e,this.empty=n,this.select=o,this.state=r,this.log=r.log,this.width=0,this.resettle=0,this.unfolds=!1}startRun(){
let{text:e,log:n,state:o}=this;if(e.replaceChildren(),o.clear(),!n.started){e.append(this.empty);return}let r=n.readsSource;e.classList.toggle("gp-apart",r),r&&
e.append(l("span","gp-part-name",s("Source: the encoder reads it"))),o.prompt=this.drawFixed(n.started.prompt_tokens,r?s("Source"):s("Prompt")),this.drawFold(),
r&&(e.append(l("span","gp-part-name",s("Target: the decoder writes it, from its start token on"))),o.begun=this.drawFixed(n.started.decoder_tokens,s("Start of t\
he target"),{isStart:!0}))}drawFixed(e,n,o={}){let r=l("span","gp-prompt",null,{"aria-label":n}),i={rows:new Fe(r),tokens:[]};return e.forEach((a,c)=>this.append(
i,{token:a,index:c,isPrompt:!0,step:null,...o})),this.text.append(r),i}drawFold(){let{prompt:e}=this.state,n=e.tokens.length,o=l("button","gp-unfold",null,{type:"\
button"});this.state.fold=n>Jp&&!this.log.started.request.only_given?o:null,this.state.fold&&(o.addEventListener("click",()=>this.foldPrompt(this.unfolds)),e.rows.
holder.before(o),this.foldPrompt(!this.unfolds))}foldPrompt(e){let{fold:n,prompt:o}=this.state,{holder:r}=o.rows,i={count:B(o.tokens.length)};this.unfolds=!e,n.
textContent=e?s("Show all {count} tokens of the prompt",i):s("Show less of the prompt"),n.setAttribute("aria-expanded",String(!e)),r.classList.toggle("gp-folded",
e),e&&(r.scrollTop=r.scrollHeight),this.dissolve()}drawPrompt(){for(let e of this.log.promptSteps){let n=this.state.prompt.tokens[e.index];n&&(this.state.entries.
get(n).step=e,this.describe(n),this.shade(n))}}drawLines(){let e=this.log.lines(),{lines:n}=this.state,o=e.length===1&&e[0].kind==="sequence";for(o!==this.text.
classList.contains("gp-single")&&(this.dissolve(),this.text.classList.toggle("gp-single",o));n.length>e.length;)n.pop().element.remove();e.forEach((r,i)=>this.drawLine(
n[i]||this.newLine(),r,i))}newLine(){let{begun:e,prompt:n,lines:o}=this.state,r=l("div","gp-line"),i=l("div","gp-line-head"),a=l("span","gp-line-body"),c=l("spa\
n","gp-stop");r.append(i,a,c),this.text.append(r);let d=e||n,m={element:r,head:i,rows:new Fe(a,d&&d.rows),stop:c,steps:[],tokens:[],said:"",folds:null},{reasoning:g}=this.
log.started;return g&&(m.folds=new Fo(g,m,()=>this.dissolve())),o.push(m),m}drawLine(e,n,o){e.element.dataset.kind!==n.kind&&(e.element.dataset.kind=n.kind),e.element.
classList.toggle("gp-line-minor",this.log.usesBeams&&o>0);let r=JSON.stringify([n.label,n.score,n.stopReason]);r!==e.said&&(e.said=r,this.drawHead(e,n));let{folds:i}=e,
a=Ze(e.steps,n.last),c=i?i.keepable(a.keep):a.keep,d=[...e.steps.slice(c,a.keep),...a.added];i?i.cut(c):Qe(e,c),e.steps.length=c;for(let m of d)this.append(e,{token:{
...m.chosen,piece:m.piece},index:m.index,isPrompt:!1,step:m}),e.steps.push(m);i&&i.draw(this.log.running)}drawHead(e,n){let o=n.stopReason?ke(n.stopReason)[1]:"",
r=n.label.charAt(0).toUpperCase()+n.label.slice(1);if(e.head.replaceChildren(l("b","",r)),n.score!==null&&n.score!==void 0){let a=n.kind==="running",c=n.score.toFixed(
3);e.head.append(l("span","",a?s("sum {value}",{value:c}):s("score {value}",{value:c}),{title:a?s("sum of the log-probabilities so far, in nats"):s("the sum div\
ided by the length penalty")}))}let i=n.stopReason==="step"?"… ":"■ ";o&&e.head.append(l("span","",i+o)),e.stop.textContent=o&&!this.log.usesBeams&&this.log.
lasts.length===1?i+o:""}append(e,n){let o=e.tokens.at(-1),r=e.folds?e.folds.rowsFor(n.step):e.rows;pt({rows:r,tokens:e.tokens},this.tokenElement(n),n.token,o&&this.
state.entries.get(o).token)}tokenElement(e){let{token:n,step:o,isPrompt:r}=e,i=l("span",r?"gp-prompt-token":"gp-token",null,{role:"button",tabindex:"-1","aria-p\
ressed":"false"});return Pe(i,n),o&&o.draft&&o.draft.origin!=="none"&&(i.dataset.draft=o.draft.origin),o&&o.given&&(i.dataset.given=""),this.state.entries.set(i,
e),this.describe(i),o&&this.shade(i),i}describe(e){e.setAttribute("aria-label",Fc(this.log,this.state.entries.get(e)))}shade(e){gt(e.querySelector(".gp-ink"),this.
select.value,xe(this.state.entries.get(e).step)),e.dataset.shaded=""}shadeAll(){for(let e of this.state.allTokens)this.state.entries.get(e).step&&this.shade(e)}reveal(e){
for(let{folds:n}of this.state.lines)n&&n.reveal(e)}markCurrent(){let{log:e,state:n}=this,o=e.current(),r=o?n.elementOf(o):null,{marked:i}=n;i&&i!==r&&(i.classList.
remove("gp-current"),i.setAttribute("aria-pressed","false"),i.tabIndex=-1),n.marked=r,r&&(e.selected&&!e.suggested&&this.reveal(r),o.isPrompt&&n.fold&&!this.unfolds&&
this.foldPrompt(!1),r.classList.add("gp-current"),r.setAttribute("aria-pressed",String(e.selected===o)),r.tabIndex=0)}followEnd(){let{log:e,text:n}=this;this.state.
atEnd&&!e.selected&&e.running&&!e.usesBeams&&(n.scrollTop=n.scrollHeight)}resized(){!this.text.clientWidth||this.text.clientWidth===this.width||(this.width=this.
text.clientWidth,this.dissolve())}dissolve(){for(let e of this.state.allRows)e.dissolve();clearTimeout(this.resettle),this.resettle=setTimeout(()=>this.settle(),
200)}settle(){this.width||=this.text.clientWidth;for(let e of this.state.allRows)e.settle()}};function Hc(t,e){let n=t.querySelector(".gp-text"),o=t.querySelector(".gp-shade"),r=new zo(e),i=new Ho(n,t.querySelector(".gp-empty"),o,r),a=new Bo(t,n,o,r),c=Ft(
t,n,e,m=>{let g=r.entries.get(m);if(!g)return null;let{token:b,step:k}=g,P=k?ur(e,k).join(", "):pr(e,g);return{id:b.token_id,text:b.text,where:hr(e,g),step:k,why:P}});
Bc(i,a,c);function d(){e.started&&(o.value=r.shadedBy||(e.started.request.only_given?"surprisal":"uncertainty"),a.drawScale()),i.startRun()}return m=>{if(m.run&&
d(),(m.run||m.steps||m.status)&&(i.drawLines(),a.drawMarks()),r.prompt&&(m.run||m.prompt)&&i.drawPrompt(),r.prompt&&(m.unit||m.status))for(let g of m.unit?r.allTokens:
r.prompt.tokens)i.describe(g);m.unit&&a.drawScale(),i.markCurrent(),m.steps&&(i.followEnd(),i.settle()),c.refresh(m.unit||m.prompt||m.status)}}var re=t=>V(t,2).replace("-","−");function Dc(t,e=null){let{z_score:n,threshold:o,prediction:r}=t,i={z:re(n),threshold:Number(o.toFixed(2))};if(r&&e&&U(e.z_score)&&
e.z_score<=o){let d=[s("z is {z}, above the threshold {threshold}, but p counts each token as new evidence.",i),s("With repeated n-grams counted once, z is {z}.",
{z:re(e.z_score)})];return["even","◇",s("Not known: above the threshold by repeats alone"),d.join(" ")]}if(r)return["good","◆",s("Watermarked"),`${s("z is {\
z}, above the threshold {threshold}.",i)} ${Ht(o)}`];let a=t.tokens_needed,c=[s("z is {z}, not above the threshold {threshold}.",i),s("That does not prove that \
there is none: the text may be too short, or the mark may have been removed.")];return U(a)&&a>hn(t)&&c.push(s("If the text went on like this, about {number} to\
kens would be enough.",{number:B(a)})),["even","◇",s("No sign of this watermark"),c.join(" ")]}var hn=({num_tokens_scored:t,tokens:e})=>U(t)?t:(e||[]).filter(
([,,,,n])=>n).length;function Yp(t){let{kind:e,z_score:n,p_value:o,confidence:r,threshold:i,false_positive_rate:a,tokens_needed:c}=t;return[...e==="green"?Xp(t):
Zp(t),[s("z-score"),re(n),e==="green"?s("How many standard deviations more tokens are green than without a watermark: (green − ratio × scored) / √(scored × rati\
o × (1 − ratio))."):s("How many standard deviations the weighted mean lies above that of fair coins.")],[s("p-value"),Ve(o),s("The probability of a z at leas\
t as high in a text without this watermark: the upper tail of the normal distribution. It assumes independent tokens; where phrases are repeated, z scatters mor\
e.")],[s("confidence"),r>.9999?"> 0.9999":V(r,4),s("1 − p. It is not the probability that the text is watermarked: a text without the watermark has 0.9 or more \
in one of ten cases, and 0.5 or more in one of two.")],[s("false-positive rate"),Ve(a),s("What the threshold {threshold} means: the share of texts without this \
watermark whose z is above it.",{threshold:Number(i.toFixed(2))})],...U(c)?[[s("tokens needed"),B(c),s("How many scored tokens reach the threshold at this share\
: z grows with the square root of their number.")]]:[]]}function Xp({num_tokens_scored:t,num_green_tokens:e,green_fraction:n,ratio:o,list_size:r}){return[[s("to\
kens scored"),B(t),s("Tokens of which the detector can tell whether they are green. The first ones have too few tokens before them; where repeated n-grams count\
 once, later ones are left out.")],[s("green tokens"),B(e),s("Scored tokens on their green list, which holds {size} tokens of the vocabulary.",{size:B(r)})],[s(
"green fraction"),H(n),s("Green tokens / tokens scored. Without the watermark about {share} are green: the ratio.",{share:H(o)})]]}function Zp(t){let{mean:e,weighted_mean:n,
num_g_values:o,posterior:r,layers:i}=t;return[[s("tokens scored"),B(hn(t)),s("Tokens with enough tokens before them, whose context has not occurred before.")],[
s("g-values"),B(o),z((i||[]).length,"One for each scored token, with {count} key: 0 or 1, like a fair coin in a text without the watermark.","One for each score\
d token and each of the {count} keys: 0 or 1, like a fair coin in a text without the watermark.")],[s("mean g-value"),V(e,4),s("The share of g-values that are 1\
. Without the watermark it is about 0.5.")],[s("weighted mean"),V(n,4),s("The same with more weight on the first keys, whose rounds of the tournament leave the \
clearest mark.")],...U(r)?[[s("posterior"),H(r),s("The trained Bayesian detector’s probability that the text is watermarked, if it is like the texts that the de\
tector was trained on.")]]:[]]}function pn(t,e){let n=e.map(({report:c})=>new Map(Yp(c).map(d=>[d[0],d]))),o=[...new Set(n.flatMap(c=>[...c.keys()]))],[r]=Z(t.tHead,
1,()=>l("tr")),i=Z(r,e.length+1,()=>l("th","",null,{scope:"col"}));e.forEach(({name:c},d)=>O(i[d+1],c)),t.tHead.hidden=e.length<2;let a=Z(t.tBodies[0],o.length,
()=>{let c=l("tr"),d=l("th","",null,{scope:"row"});return d.append(l("span","",null,{tabindex:0})),c.append(d),c});o.forEach((c,d)=>{let m=Z(a[d],e.length+1,()=>l(
"td")),g=n.find(b=>b.has(c)).get(c);O(m[0].firstChild,c),K(m[0].firstChild,{"data-tip":g[2]}),n.forEach((b,k)=>O(m[k+1],b.has(c)?b.get(c)[1]:"–"))})}function yt({
tokens:t,prompt_tokens:e}){return t.map(([,n,o,r,i,a],c)=>({token:{text:n,piece:o},mark:{green:r,g:a,counted:i||!(r!==null||a!==null)},words(){let m={number:B(c+
1),token:J(n),mark:Qp(r,a,i)};return c<e?s("Token {number}, of the prompt, {token}: {mark}",m):s("Token {number}, {token}: {mark}",m)}}))}function Qp(t,e,n){if(t===
null&&e===null)return s("not scored, because too few tokens come before it.");if(e!==null){let r=s("mean g-value {g}, where chance gives 0.5.",{g:e.toFixed(2)});
return n?r:`${r} ${s("Not counted: its context came before, or it is left out.")}`}let o=t?s("◆ green."):s("◇ red.");return n?o:`${o} ${s("Not counted: the \
same n-gram came before, or it is left out.")}`}var xt=({kind:t,tokens:e})=>[t,{unscored:e.some(([,,,n,,o])=>n===null&&o===null),repeated:e.some(([,,,n,o,r])=>!o&&
(n!==null||r!==null))}];function Kc(t,e){let n=c=>t.querySelector(".gp-"+c),o=new Le(n("words"));function r({before:c,after:d}){if(d.error)return["even","…",s("Nothing left to score"),
`${s(d.error.message)} ${s("z was {z} before.",{z:re(c.z_score)})}`];let m=s("z from {before} to {after}",{before:re(c.z_score),after:re(d.z_score)}),g=Number(d.
threshold.toFixed(2));return c.prediction?d.prediction?["good","◆",m,s("Still above the threshold {threshold}: the watermark survived.",{threshold:g})]:["bad",
"◇",m,s("No longer above the threshold {threshold}: the detector does not find the watermark any more.",{threshold:g})]:["even","◇",m,s("The text did not pa\
ss the threshold {threshold} before the attack: there is nothing to remove.",{threshold:g})]}function i({how:c,strength:d}){return c?U(d)?s("{attack}, strength \
{strength}",{attack:s(c),strength:H(d)}):s(c):s("edited by hand")}function a(c){let{before:d,after:m}=c,[g,b,k,P]=r(c);K(n("answer"),{"data-verdict":g}),O(n("an\
swer-sign"),b),O(n("answer-words"),k),O(n("answer-more"),P),O(n("told"),`${k}. ${P}`),O(n("about"),i(c)),G(n("of-text"),!m.error),m.error||(Je(n("legend"),...xt(
m)),o.show(yt(m)));let N=[{name:s("before"),report:d},...m.error?[]:[{name:s("after"),report:m}]];pn(n("found-numbers"),N)}return c=>{t.hidden=!e.found,!t.hidden&&
c.found&&a(e.found)}}function Gc(t,e){let n=y=>t.querySelector(".gp-"+y),o=["without","with"],r=n("threshold"),i=3,a=()=>e.answered("pair"),c=({report:y})=>!!y&&!y.error,d=o.map(y=>{
let h=l("div"),[p,u,f]=[l("p","gp-facts"),l("p","gp-problem","",{role:"status"}),l("div","gp-text-body",null,{dir:"auto"})];return h.append(l("h3","",y==="with"?
s("With the watermark"):s("Without the watermark")),p,u,f),n("texts").append(h),{facts:p,problem:u,text:new Le(f),shown:0,report:null}});r.addEventListener("inp\
ut",()=>{let y=r.valueAsNumber;!Number.isFinite(y)||y<0||y>20||(i=y,a()&&$())});function m(y,h,p){if(p){y.report!==p&&y.text.show(yt(p)),Object.assign(y,{report:p,
shown:0});return}let[u]=e.groups[h].entries,f=u.tokens.map(w=>({token:w,mark:{},words:()=>s("{token}, not scored yet",{token:J(w.text)})}));y.text.show(f,y.report?
0:y.shown),Object.assign(y,{report:null,shown:f.length})}function g({tokens:y,perplexity:h,stop_reason:p,report:u}){if(!y)return s("not started");let f=[z(y,"{c\
ount} token","{count} tokens")];return U(h)&&f.push(s("perplexity {value}",{value:h.toFixed(2)})),u&&!u.error&&f.push(u.kind==="green"?s("{share} green",{share:H(
u.green_fraction)}):s("mean g-value {g}",{g:u.mean.toFixed(3)})),p&&f.push(ke(p)[1]),f.join(" · ")}function b({texts:y}){y.forEach((p,u)=>{let f=d[u];m(f,u,c(p)?
p.report:null),O(f.facts,g({...p,tokens:p.tokens||e.groups[u].entries[0].tokens.length}));let{error:w}=p.report||{};G(f.problem,!!w),O(f.problem,w?`${s(w.message)}\
 ${s(w.fix)}`:"")});let h=y.filter(c).map(({report:p})=>xt(p)[1]);Je(n("legend"),e.found.kind,{unscored:h.some(({unscored:p})=>p),repeated:h.some(({repeated:p})=>p)})}
function k({texts:y}){if(!y.every(c))return y.find(({report:w})=>w&&w.error)?["even","–",s("No comparison"),s("One of the texts cannot be scored.")]:["wait","\
…",e.done?s("No answer"):s("Not known yet"),s("Both texts must be complete.")];let[h,p]=y.map(({report:f})=>f.z_score),u=s("z is {marked} with the watermark a\
nd {plain} without it; the threshold is {threshold}.",{marked:re(p),plain:re(h),threshold:Number(i.toFixed(2))});return h>i?["bad","✗",s("A false positive"),`${u}\
 ${s("The text without the watermark passes it.")}`]:p>i?["good","◆",s("The watermark is found"),u]:["even","◇",s("The watermark is not found"),`${u} ${N(y[1].
report)}`]}let P=({tokens_needed:y,threshold:h})=>U(y)&&h>0?Math.ceil(y*(i/h)**2):null;function N(y){let[h,p]=[P(y),hn(y)];return h>p?z(h,"If the text went on l\
ike this, about {count} scored token would be needed; it has {scored}.","If the text went on like this, about {count} scored tokens would be needed; it has {sco\
red}.",{scored:B(p)}):s("A longer text or a stronger mark would help.")}function _({texts:y}){let[h,p]=y.map(({perplexity:f})=>f);return!y.every(c)||!U(h)||!U(p)?
"":`${s("Perplexity under the model, without the watermark and with it: {plain} and {marked}.",{plain:h.toFixed(2),marked:p.toFixed(2)})} ${s("One pair of texts\
 says little about the cost; “{question}” measures it.",{question:s("What does it cost?")})}`}function M(y){let[h,p,u,f]=k(y);K(n("answer"),{"data-verdict":h}),
O(n("answer-sign"),p),O(n("answer-words"),u),O(n("answer-more"),`${f} ${_(y)}`.trim()),O(n("means"),Ht(i)),e.done&&O(n("told"),`${u}. ${f}`);let w=e.entries[0]&&
e.entries[0].seed;O(n("about"),[fr(y.watermark),...U(w)?[s("seed {seed}",{seed:w})]:[]].join(" · "))}function T({report:y,expected:h}){if(!U(h)||y.kind!=="gree\
n")return null;let{ratio:p,num_tokens_scored:u}=y,f=Array.from({length:Math.min(60,u)},(w,x)=>(x+1)*u/Math.min(60,u));return{name:s("expected with it, at least"),
look:"expected",points:f.map(w=>[w,mn(h*w,w,p)]),tip:s("At least {share} of the tokens are expected to be green with this bias, by theorem 4.2 of Kirchenbauer e\
t al. 2023, from the model’s distributions along the text.",{share:H(h)})}}function L({texts:y}){if(G(n("evidence"),y.every(c)),n("evidence").hidden)return;let[
h,p]=y,u=[{name:s("with the watermark"),look:"measured",points:p.report.curve},T(p),{name:s("without it"),look:"other",points:h.report.curve}].filter(Boolean);Kt(
n("keys"),u),Dt(n("curves"),{curves:u,threshold:i});let f=y.map(({report:w},x)=>{let v=He(w.z_score);return{name:x?s("with"):s("without"),report:{...w,threshold:i,
p_value:v,confidence:1-v,false_positive_rate:He(i),tokens_needed:P(w)}}});pn(t.querySelector("table"),f)}function $(){b(e.found),M(e.found),L(e.found)}return new ResizeObserver(
()=>a()&&L(e.found)).observe(t),y=>{t.hidden=!a(),!t.hidden&&(y.run&&d.forEach(h=>Object.assign(h,{report:null,shown:0})&&h.text.show([])),(y.run||y.found||y.status||
y.steps)&&$())}}function fr(t){return Array.isArray(t.keys)?z(t.keys.length,"SynthID, {count} key, n-grams of {length}","SynthID, {count} keys, n-grams of {leng\
th}",{length:t.ngram_len}):s("green lists of {ratio}, bias {bias}, {scheme}, context width {width}",Vc(t))}function Uc(t){return Array.isArray(t.keys)?s("SynthI\
D, n-grams of {length}",{length:t.ngram_len}):s("green lists of {ratio}, {scheme}, context width {width}",Vc(t))}var Vc=({greenlist_ratio:t=.25,bias:e=2,seeding_scheme:n="\
lefthash",context_width:o=1})=>({ratio:H(t),bias:e,scheme:n,width:o});var Do=t=>Object.hasOwn(Ln,t)?s(Ln[t][0]):t;function Jc(t,e){let n=v=>t.querySelector(".gp-"+v),[o,r]=[n("which"),n("threshold")],i={},a=null,c=.01,d=()=>e.answered(
"sure"),m=({auc:v})=>U(v),g=({scores:v,learned:E})=>{let S=v.findIndex(({name:A})=>A===a);return S>=0?S:E?v.length-1:0},b=v=>i[v]??(v==="posterior"?.5:e.found.threshold);
o.addEventListener("change",()=>{a=o.value,x()}),r.addEventListener("input",()=>{!Number.isFinite(r.valueAsNumber)||Math.abs(r.valueAsNumber)>100||(i[e.found.scores[g(
e.found)].name]=r.valueAsNumber,p(e.found))});function k({counts:v,scores:E,fewest:S},A){let C=e.done?s("No answer"):s("Not known yet");if(!m(A))return["wait","\
…",C,e.done?s("At least one text without the watermark and one with it must be scored."):s("The first texts are being written.")];let[W]=A.rates;if(Math.min(...v)<
S)return["wait","…",C,z(v[1],"{count} text with the watermark and {plain} without it are too few to tell: {fewest} of each are needed.","{count} texts with th\
e watermark and {plain} without it are too few to tell: {fewest} of each are needed.",{plain:B(v[0]),fewest:B(S)})];let I={found:B(W.detected),number:B(W.marked),
rate:H(W.level)},R=e.running?s("{found} of {number} found at {rate} false positives so far",I):s("{found} of {number} found at {rate} false positives",I),q=[...P(
W,E.length>1?Do(A.name):""),s("AUC of these texts: {auc}.",{auc:A.auc.toFixed(3)})].join(" ");return[W.apart?"good":"even",W.apart?"◆":"◇",R,q]}function P(v,E){
let[S,A]=v.found_between.map(H),C={number:B(v.false_positives),share:H(v.false_between[1])},W=[E?s("By the {score}, the true detection rate lies between {low} a\
nd {high}.",{score:E,low:S,high:A}):s("The true detection rate lies between {low} and {high}.",{low:S,high:A}),v.false_positives?s("Of the texts without the wat\
ermark, {number} passed, so the true false-positive rate may be up to {share}.",C):s("Of the texts without the watermark, none passed, but the true false-positi\
ve rate may be up to {share}.",C)];return v.level>c&&W.push(z(v.plain,"{rate} is the smallest rate that {count} text without it can show.","{rate} is the smalle\
st rate that {count} texts without it can show.",{rate:H(v.level)})),v.apart||W.push(s("The intervals overlap: it is not known whether more are found than pass \
by chance.")),W}function N(v){let[E,S,A,C]=k(v,v.scores[g(v)]);K(n("answer"),{"data-verdict":E}),O(n("answer-sign"),S),O(n("answer-words"),A),O(n("answer-more"),
C),e.done&&O(n("told"),`${A}. ${C}`),O(n("missing"),Te(e,v)),O(n("about"),[fr(v.watermark),...v.learned?[s("only the texts that no detector was trained on")]:[]].
join(" · "));let{left_out:W,problem:I}=v;G(n("warning"),W>0);let R=I?`${s(I.message)} ${s(I.fix)}`:s("No token in them counts.");O(n("warning"),W>0?`⚠ ${z(W,
"{count} text was not scored.","{count} texts were not scored.")} ${R}`:"")}let _=(v,E)=>v.filter(S=>S>E).length;function M({values:v,name:E},S){let[A,C]=v.map(
q=>_(q,S)),[W,I]=[A/v[0].length,C/v[1].length],R=[z(v[1].length,"Above {threshold}: {marked} of {count} text with the watermark ({found}), and {plain} of {other\
s} without it ({passed}).","Above {threshold}: {marked} of {count} texts with the watermark ({found}), and {plain} of {others} without it ({passed}).",{threshold:Number(
S.toFixed(2)),marked:B(C),found:H(I),plain:B(A),others:B(v[0].length),passed:H(W)})];return E!=="posterior"&&R.push(s("If scores without the watermark were stan\
dard normal, {share} would pass.",{share:Ve(He(S))})),{x:W,y:I,words:R.join(" ")}}function T(v,E){let S=2/(9*(E-1));return v**2>(1-S+1.645*Math.sqrt(S))**3}function L({
values:v,normal:E,name:S}){if(S==="posterior"||!E[0])return"";let[A,C]=E.map(I=>I&&{mean:re(I[0]),deviation:I[1].toFixed(2)}),W=[s("Without the watermark: mean \
{mean}, standard deviation {deviation}; in theory 0 and 1.",A),C?s("With it: mean {mean}, standard deviation {deviation}.",C):s("With it: too few texts.")];return T(
E[0][1],v[0].length)&&W.push(s("The scores without the watermark scatter more than in theory, as they do where phrases repeat: try “{option}”.",{option:s("c\
ount repeated n-grams once")})),W.join(" ")}function $({scores:v}){let E=v.filter(m).flatMap(A=>A.rates.map(C=>[A,C])),S=Z(t.querySelector(".gp-rates tbody"),E.
length,()=>{let A=l("tr");return A.append(l("th","",null,{scope:"row"}),...Array.from({length:4},()=>{let C=l("td");return C.append(l("span")," ",l("small")),C})),
A});E.forEach(([A,C],W)=>{let[I,R,q,j,F]=S[W].cells,[D,Y]=C.found_between.map(H);O(I,Do(A.name)),y(R,H(C.level),""),C.shown?y(q,H(C.detected/C.marked),U(C.threshold)?
s("({low} to {high}), threshold {threshold}",{low:D,high:Y,threshold:re(C.threshold)}):s("({low} to {high})",{low:D,high:Y})):y(q,s("not known"),z(Math.ceil(1/C.
level-1e-9),"needs {count} text without it","needs {count} texts without it")),y(j,C.normal?H(C.normal.rate):"–",C.normal?s("threshold {value}",{value:re(C.normal.
threshold)}):""),C.shown?y(F,s("up to {share}",{share:H(C.false_between[1])}),s("{passed} of {number} passed",{passed:B(C.false_positives),number:B(C.plain)})):
y(F,"–","")})}function y(v,E,S){O(v.children[0],E),O(v.children[1],S)}function h({scores:v}){let[{rates:E}]=v.filter(m),S=E.filter(({shown:I})=>!I).map(({level:I})=>H(
I));if(!S.length)return"";let[A,C]=S;return`${z(E[0].plain,"With {count} text without the watermark, a false-positive rate of {rate} is less than one text, so t\
he samples cannot show it.","With {count} texts without the watermark, a false-positive rate of {rate} is less than one text, so the samples cannot show it.",{rate:C?
s("{first} or {second}",{first:A,second:C}):A})} ${s("The normal distributions reach further, as far as the scores are normal.")}`}function p(v){let E=v.scores[g(
v)];if(G(n("shown"),m(E)),!m(E))return;let S=b(E.name);document.activeElement!==r&&(r.value=S);let A=M(E,S);pe(n("scores"),qn(e.charts[`scores ${E.name}`],S,s("\
threshold {value}",{value:Number(S.toFixed(2))}))),O(n("at-threshold"),A.words),O(n("spreads"),L(E)),G(n("of-fit"),E.name!=="posterior"&&E.normal.some(Boolean));
let C=v.scores.filter(m);if(pe(n("roc"),Cr(e.charts[`roc ${E.name}`],A)),f(n("roc-keys"),C.map(({name:I,auc:R},q)=>[q===C.indexOf(E)?"gp-roc-main":`gp-roc-other\
 gp-roc-${q%3}`,s("{score}: AUC {auc}",{score:Do(I),auc:R.toFixed(3)}),s(Pn(Ln,I,["","",""])[2])])),$(v),O(n("few"),h(v)),G(n("of-lengths"),v.lengths.length>1),
v.lengths.length<2)return;pe(n("lengths-box"),e.charts.lengths);let W=v.kind==="synthid"?s("mean g"):"z";f(n("length-keys"),[["gp-z-measured",s("found at {rate}\
 false positives, by {score}, from the samples",{rate:u(v.lengths),score:W}),s("The threshold is the laxest that at most this share of the cut texts without the\
 watermark passes; unless the share is 1%, so few texts cannot show a smaller one. The bars are the 95 % intervals of the true rate.")],["gp-z-expected",s("the \
same by normal distributions"),s("As if the scores at each length were normal.")],["gp-z-other",s("AUC"),s("How often a cut text with the watermark scores highe\
r than one without: 50% is guessing.")]])}function u(v){let E=v.map(({levels:[C]})=>C),[S,A]=[Math.min(...E),Math.max(...E)].map(H);return S===A?S:s("{low} to {\
high}",{low:S,high:A})}function f(v,E){let S=Z(v,E.length,()=>{let A=l("span"),C=te("svg");return K(C,{width:26,height:8,"aria-hidden":"true"}),C.append(te("pat\
h")),A.append(C,l("span","",null,{tabindex:0})),A});E.forEach(([A,C,W],I)=>{K(S[I].firstChild.firstChild,{class:A,d:"M1 4H25"}),O(S[I].lastChild,C),K(S[I].lastChild,
{"data-tip":W})})}function w({scores:v}){G(n("of-score"),v.length>1);let E=v.map(({name:S})=>S).join();o.dataset.key!==E&&(o.dataset.key=E,o.replaceChildren(...v.
map(({name:S})=>l("option","",Do(S),{value:S}))),o.value=v[g(e.found)].name)}function x(){w(e.found),N(e.found),p(e.found)}return v=>{t.hidden=!d(),!t.hidden&&(v.
found||v.status)&&x()}}function Yc(t,e){let n=T=>t.querySelector(".gp-"+T),o=[s("the text alone"),s("with its prompt")],r=new Le(n("words")),i=n("which");i.addEventListener("change",()=>b());
let a=()=>e.found.reports[Math.min(Number(i.value),e.found.reports.length-1)];function c({reports:T,once:L,otherwise:$}){let[y,h,p,u]=Dc(T[0],L?null:$);K(n("ans\
wer"),{"data-verdict":y}),O(n("answer-sign"),h),O(n("answer-words"),p),O(n("answer-more"),u),O(n("told"),`${p}. ${u}`),G(n("beside"),T.length>1),T.length>1&&O(n(
"beside"),m(T));let f=d(e.found);G(n("repeats"),!!f),O(n("repeats"),f),O(n("about"),g(e.found))}function d({reports:[{num_tokens_scored:T}],otherwise:L,once:$}){
let y=L?L.num_tokens_scored:null;if(!U(y)||y===T)return"";let h=re(L.z_score);return $?z(y-T,"Left out as repeated: {count} token. With it, z would be {z}.","Le\
ft out as repeated: {count} tokens. With them, z would be {z}.",{z:h}):z(T-y,"Of the scored tokens, {count} only repeats an n-gram that came before, which is no\
 new evidence: counted once, z is {z}.","Of the scored tokens, {count} only repeat an n-gram that came before, which is no new evidence: counted once, z is {z}.",
{z:h})}function m([T,L]){let $=L.z_score-T.z_score,y=Math.abs($)<.005?s("This changes nothing."):$<0?s("This dilutes the mark."):s("This happens to add to it."),
h=re(L.z_score);return`${z(L.prompt_tokens,"With its prompt, z is {z}: {count} token of the prompt counts too.","With its prompt, z is {z}: {count} tokens of th\
e prompt count too.",{z:h})} ${y}`}function g({model:T,watermark:L,exact:$,once:y}){return[Array.isArray(L.keys)?z(L.keys.length,"SynthID, {count} key","SynthID\
, {count} keys"):s("green list, {scheme}",{scheme:L.seeding_scheme||"lefthash"}),$?s("the tokens of the run"):s("tokens as {model} splits the text",{model:T}),...y?
[s("repeated n-grams counted once")]:[]].join(" · ")}function b(){let T=a();Je(n("legend"),...xt(T)),r.show(yt(T))}function k({reports:T}){let L=T.map(({curve:u},f)=>({
name:T.length>1?o[f]:"z",look:f?"other":"measured",points:u||[]})),[{tokens_needed:$,threshold:y}]=T,h=hn(T[0]),p=U($)?{at:$,words:P($,h)}:null;Dt(n("curve-box"),
{curves:L,threshold:y,needed:p}),Kt(n("curve-keys"),T.length>1?L:[])}function P(T,L){return T<=L?z(T,"At the share of this text, {count} token reaches the thres\
hold.","At the share of this text, {count} tokens reach the threshold."):z(T,"At the share of this text, {count} token reaches the threshold: {more} more.","At \
the share of this text, {count} tokens reach the threshold: {more} more.",{more:B(T-L)})}function N(){G(n("of-layers"),!!e.charts.layers),pe(n("layers-box"),e.charts.
layers)}function _(T){let{reports:L}=e.found;G(n("of-prompt"),L.length>1),c(e.found),T&&b(),pn(n("found-numbers"),L.map(($,y)=>({name:o[y],report:$}))),k(e.found),
N()}let M=()=>!!e.found;return new ResizeObserver(()=>M()&&_(!1)).observe(t),T=>{t.hidden=!M(),!t.hidden&&T.found&&_(!0)}}function Xc(t,e){let n=t.querySelector("tbody"),o=t.querySelector(".gp-mistake-note");function r({rows:b,threshold:k}){let P=b.flatMap(({reports:L})=>L.map(({z_score:$})=>$)).
filter(U),N=Math.min(-3,...P)-.4,_=Math.max(k,...P)+.4,M=L=>(L-N)/(_-N),T=Z(n,b.length,i);b.forEach(({what:L,how:$,meaning:y,keeps:h,reports:p},u)=>{let[f,w,x]=T[u].
cells;T[u].classList.toggle("gp-right",u===0);let[v,E]=f.children;O(v,s(L)),K(v,{"data-tip":s(y)}),O(E,s($));let S=p.map(({z_score:W})=>W).filter(U);a(w.firstChild,
S.map(M),{zero:M(0),threshold:M(k)});let A=S.length>1?s("{low} to {high}",{low:re(Math.min(...S)),high:re(Math.max(...S))}):re(S[0]);O(x.children[0],A),O(x.children[1],
c(p,h));let C=u?d({keeps:h,meaning:y,reports:p},k):"";G(x.children[2],!!C),O(x.children[2],C)}),O(o,g(b))}function i(){let b=l("tr"),k=l("th","",null,{scope:"ro\
w"});k.append(l("span","",null,{tabindex:0}),l("small"));let P=l("td");P.append(l("span","gp-strip",null,{"aria-hidden":"true"}));let N=l("td");return N.append(
l("b"),l("small"),l("small","gp-why")),b.append(k,P,N),b}function a(b,k,{zero:P,threshold:N}){let _=[P,N,...k],M=Z(b,_.length,()=>l("i"));_.forEach((T,L)=>{ce(M[L],
["gp-line gp-zero","gp-line"][L]||"gp-dot"),ne(M[L],"left",T)})}function c(b,k){let[P]=b.filter(({error:T})=>T);if(P)return s(P.error.message);let N=b.filter(({
prediction:T})=>T).length,_=k==="none";if(b.length===1)return N?_?s("▲ above it by chance"):s("◆ watermarked"):s("◇ no sign");if(!N)return s("◇ no sign in\
 {number} tries",{number:b.length});let M={passed:N,number:b.length};return _?s("▲ {passed} of {number} above it by chance",M):s("◆ {passed} of {number} water\
marked",M)}function d({keeps:b,meaning:k,reports:P},N){let _=P.filter(({prediction:y})=>y);if(!_.length)return"";if(b!=="none")return s(k);let{num_tokens_scored:M,
once:T}=_.reduce((y,h)=>h.z_score>y.z_score?h:y),L=T&&U(M)?M-T.num_tokens_scored:0,$=[];if(L>0){$.push(z(L,"p counts each token as new evidence, but {count} of \
the {scored} only repeats an n-gram.","p counts each token as new evidence, but {count} of the {scored} only repeat an n-gram.",{scored:B(M)}));let y=re(T.z_score);
$.push(T.z_score>N?s("Counted once, z is {z}.",{z:y}):s("Counted once, z is {z}, not above the threshold.",{z:y}))}return(!L||T.z_score>N||P.length>1)&&$.push(...m(
N,P.length)),$.join(" ")}function m(b,k){let P=He(b),N=T=>B(Number((1/T).toPrecision(2))),_=[P>.1?s("{share} of texts without this watermark pass the threshold.",
{share:H(P)}):s("One in {odds} texts without this watermark passes the threshold.",{odds:N(P)})];if(k===1)return _;let M=1-(1-P)**k;return _.push(M>.1?s("With {\
tries} tries at each text, {share} pass at least once.",{tries:B(k),share:H(M)}):s("With {tries} tries at each text, one in {odds} passes at least once.",{tries:B(
k),odds:N(M)})),_}function g([b]){return b.reports[0].prediction?"":s("The given settings find nothing either. If the text is watermarked, they may be wrong the\
mselves, or the text is too short.")}return b=>{t.hidden=!e.found,!t.hidden&&b.found&&r(e.found)}}function Zc(t,e){let n=a=>t.querySelector(".gp-"+a);function o({how:a,points:c,of:d,seeds:m,threshold:g}){let b=c.filter(({z:P})=>P.length),k=[s(a),z(m,"{count}\
 seed at each strength","{count} seeds at each strength")];c.length<d&&k.push(s("{done} of {of} strengths so far",{done:c.length,of:d})),O(n("about"),k.join(" ·\
 ")),O(n("strength-words"),r(b,c,g)),pe(n("strength-box"),e.charts.strengths)}function r(a,c,d){let m=({strength:M,z:T})=>M===0?T[0]>d?"above":"below":Ks(T,d),g=(...M)=>i(
a,T=>M.includes(m(T))),[b,k,P]=[g("above"),g("below"),g("open","few")],N=c.filter(({refused:M})=>M).map(({strength:M})=>H(M)),_=[];return a.length&&a[0].strength===
0&&m(a[0])!=="above"&&_.push(s("The text is not above the threshold even before the attack.")),b&&_.push(s("At strength {strengths}, the median z is above the t\
hreshold.",{strengths:b})),k&&_.push(s("At strength {strengths}, the median z is not above the threshold.",{strengths:k})),P&&_.push(s("At strength {strengths},\
 it is not known whether the median z is above the threshold: the seeds disagree or are too few.",{strengths:P})),N.length&&_.push(s("At strength {strengths}, t\
oo little text is left to score, for some seeds or for all.",{strengths:N.join(", ")})),_.join(" ")}function i(a,c){let d=[];a.forEach((g,b)=>{c(g)&&(b&&c(a[b-1])?
d.at(-1)[1]=g.strength:d.push([g.strength,g.strength]))});let m=d.map(([g,b])=>g===b?H(g):s("{low} to {high}",{low:H(g),high:H(b)}));return m.length>1?s("{names\
} and {last}",{names:m.slice(0,-1).join(", "),last:m.at(-1)}):m.join("")}return a=>{t.hidden=!e.found,!t.hidden&&a.found&&o(e.found)}}function eu(t){switch(t){case"context":return s("no mark: fewer tokens come before it than the watermark looks at.");case"repeated":return s("no mark: its conte\
xt has occurred before, and SynthID marks each context once.");case"removed":return s("no mark: it was given, and an earlier processor had removed it.");case"bi\
as":return s("no mark: the bias is 0.");default:return s("no mark.")}}function mr(t){let e=t&&t.effective&&t.effective.watermarking_config||{},n=Array.isArray(e.
keys)?e.keys.length:0,o=e.greenlist_ratio,r=e.seeding_scheme==="selfhash",i=e.context_width;return{config:e,keys:n,selfhash:r,ratio:o>0&&o<1?o:null,early:n?Jt(e.
ngram_len,1)-1:Jt(i,1)-Number(r)}}function Ko({config:t,keys:e,ratio:n}){if(e)return z(e,"SynthID: {count} key, n-grams of {length} tokens","SynthID: {count} ke\
ys, n-grams of {length} tokens",{length:t.ngram_len});if(n===null)return s("a green list whose settings are not known");let{bias:o,seeding_scheme:r,context_width:i,
hashing_key:a}=t;return s("green list: {ratio} of the vocabulary, bias {bias}, {scheme}, context width {width}, key {key}",{ratio:H(n),bias:o,scheme:r,width:i,key:a})}
function Qc({chosen:t,index:e,mark:n,given:o,isFirst:r},i){let a=g=>s("Token {number}, {token}: {mark}",{number:B(e+1),token:J(t.text),mark:g});if(!n)return a(o?
s("given, before the watermark began."):s("not marked."));if(n.why)return a(eu(n.why));let c=s("Its probability: {before} before the watermark, {after} after.",
{before:H(n.chosen_before),after:H(n.chosen_after)}),d=r?[s("Not counted: a detector without the prompt does not know what comes before it.")]:[];if(n.kind==="s\
ynthid"){let g=z(i.keys,"mean g-value {g} over {count} key.","mean g-value {g} over {count} keys.",{g:V(n.g,2)});return[a(g),c,...d].join(" ")}let m=n.green?s("\
◆ green: it got the bias."):s("◇ red: it got no bias.");return[a(m),c,tu(n,i),...d].join(" ")}function tu(t,{ratio:e,selfhash:n}){let o=t.listed??0,r={before:H(
t.mass_before??0),after:H(t.mass_after??0)};return n?z(o,"Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} before, {after}\
 after.","Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} together before, {after} after.",r):e===null?z(o,"On the list, \
{count} token could be chosen here: {before} before, {after} after.","On the list, {count} tokens could be chosen here: {before} together before, {after} after.",
r):z(o,"On the list of {ratio} of the vocabulary, {count} token could be chosen here: {before} before, {after} after.","On the list of {ratio} of the vocabulary\
, {count} tokens could be chosen here: {before} together before, {after} after.",{...r,ratio:H(e)})}var el={marks:0,scored:0,green:0,g:0,expected:0,unscored:0,early:0,
chosen:0,surprisal:0,gained:0,suppressed:0,likely:0,entropy:0,z:null,foreseen:null};function tl(t,e,n,o){let{mark:r,index:i}=e,a={...t};if(!r)return{...a,unscored:t.
unscored+1};a.marks+=1;let c=r.kind==="synthid"?r.g:r.green;if(r.chosen_before>0&&r.chosen_after>0){a.chosen+=1,a.surprisal-=Math.log(r.chosen_before),a.gained+=
Math.log(r.chosen_after/r.chosen_before);let{stages:d,entropy_before:m}=e.distribution;a.entropy+=o>0&&d[o-1]?d[o-1].entropy:m,a.likely-=nu(e,o)}return a.suppressed+=
r.suppressed,c===null?{...a,unscored:t.unscored+1}:i<n.early?{...a,early:t.early+1}:(a.scored+=1,a.green+=Number(c),a.expected+=r.expected??0,r.kind==="synthid"?
a.z=n.keys?(2*a.green-a.scored)*Math.sqrt(n.keys/a.scored):null:n.ratio!==null&&(a.z=mn(a.green,a.scored,n.ratio),a.foreseen=mn(a.expected,a.scored,n.ratio)),a)}
function nu({distribution:{candidates:t}},e){let n=t.map(({raw_logprob:o,stage_logprobs:r})=>e>0?r[e-1]:o).filter(o=>o!=null);return n.length?Math.max(...n):0}function nl(t,e,n,o){
let r=t.find(([,m])=>m>o);if(e.z>o)return{at:r[0],words:z(r[0],"z first passed {threshold} after {count} scored token.","z first passed {threshold} after {count\
} scored tokens.",{threshold:o})};let i=r?[z(r[0],"z first passed {threshold} after {count} scored token, and fell again.","z first passed {threshold} after {co\
unt} scored tokens, and fell again.",{threshold:o})]:[],a=n.keys?e.z>0?e.scored*(o/e.z)**2:1/0:ai(e.green/e.scored,n.ratio,o),c=Math.max(e.scored+1,Math.ceil(a));
if(!Number.isFinite(c)||c>1e7)return{at:1/0,words:[...i,s("At the share so far, z never reaches {threshold}.",{threshold:o})].join(" ")};let d=z(c,"At the share\
 so far, z reaches {threshold} after about {count} scored token: {more} more.","At the share so far, z reaches {threshold} after about {count} scored tokens: {m\
ore} more.",{threshold:o,more:B(c-e.scored)});return{at:c,words:[...i,d].join(" ")}}function ol(t,e){let n=f=>t.querySelector(".gp-"+f),o=new Le(n("marked-words"),{press:({step:f})=>e.selectStep(f)}),r=n("threshold"),i=3,a=mr(null),c=0,d=null,m=null;
function g(){a=mr(e.started),c=(e.started&&e.started.processors||[]).findIndex(w=>w==="WatermarkLogitsProcessor"||w==="SynthIDTextWatermarkLogitsProcessor"),d=new me(
el,(w,x)=>tl(w,x,a,c)),o.show([]),O(n("mark-about"),Ko(a))}let b=()=>d.steps.some(({mark:f})=>f&&f.kind==="synthid");function k(f){let{mark:w,index:x}=f,v=x<a.early,
E=w&&!w.why;return{step:f,token:{...f.chosen,piece:f.piece},mark:E?{green:w.green,g:w.g,counted:!v}:{},words:()=>Qc({...f,isFirst:v},a)}}function P(f){o.show(d.
steps.map((v,E)=>o.items[E]&&E<f?o.items[E]:k(v)),f);let{unscored:w,early:x}=d.total;Je(n("mark-key"),b()?"synthid":"green",{unscored:w>0,repeated:x>0,faint:s("\
faint: a detector without the prompt cannot score it")})}function N(f){let w=f&&!f.isPrompt?o.tokens[f.index]:null;m&&m!==w&&m.classList.remove("gp-current"),m=
w||null,m&&e.selected?m.classList.add("gp-current"):m&&m.classList.remove("gp-current")}let _=f=>{let w=[];for(let x of d.totals)x[f]!==null&&(!w.length||w.at(-1)[0]<
x.scored)&&w.push([x.scored,x[f]]);return w};function M(){let{z:f,scored:w}=d.total,[x,v,E]=T(f,w);K(n("finding"),{"data-verdict":x}),O(n("finding-sign"),v),O(n(
"finding-words"),E),O(n("finding-more"),f===null?"":`${L()} ${s("By chance alone, if each token is new evidence, z would be this high with a probability of {p}.",
{p:Ve(He(f))})}`),e.finished&&O(n("mark-told"),`${E}. ${z(w,"{count} token scored.","{count} tokens scored.")}`)}function T(f,w){if(f===null)return["wait","…",
w?s("z is not known, because the watermark’s settings are not"):s("Nothing to score yet")];let x={z:re(f)};return f>i?["good","◆",e.running?s("A detector fi\
nds it so far: z = {z}",x):s("A detector finds it: z = {z}",x)]:["even","◇",e.running?s("A detector does not find it so far: z = {z}",x):s("A detector does no\
t find it: z = {z}",x)]}function L(){let{green:f,scored:w}=d.total;return b()?z(w,"Mean g-value {mean} over {count} scored token, 0.5 by chance.","Mean g-value \
{mean} over {count} scored tokens, 0.5 by chance.",{mean:(f/w).toFixed(3)}):z(w,"{green} of {count} scored token green, {share} instead of {ratio}.","{green} of\
 {count} scored tokens green, {share} instead of {ratio}.",{green:B(f),share:H(f/w),ratio:H(a.ratio)})}function $(){let f=_("z"),w=[s("What a detector finds tha\
t knows the key and sees the text without its prompt.")];a.keys&&w.push(s("For SynthID it is the z of the plain mean of all g-values, against fair coins."));let x=[
{name:s("this text"),look:"measured",points:f,tip:w.join(" ")}],v=_("foreseen");if(v.length){let S=[s("What this bias leads to at least, given how uncertain the\
 model was at each token: the sum of p / (1 + m p) over the vocabulary, theorem 4.2 of Kirchenbauer et al. 2023, averaged over all green lists.")];e.started.effective.
do_sample||S.push(s("That holds where tokens are drawn; here the likeliest are taken, which can be greener or less green.")),x.push({name:s("expected at least"),
look:"expected",points:v,tip:S.join(" ")})}Kt(n("z-keys"),x);let E=f.length?nl(f,d.total,a,i):null;Dt(n("z-box"),{curves:x,threshold:i,needed:E,label:s("z over \
the number of tokens, threshold {threshold}",{threshold:i})}),O(n("z-needed-words"),E?E.words:""),O(n("threshold-words"),Ht(i))}function y(){let{scored:f,green:w,
expected:x,chosen:v,surprisal:E,gained:S,suppressed:A,marks:C,likely:W,entropy:I}=d.total,{started:R}=e,q=[[s("tokens scored"),B(f),s("Tokens that count: those \
with enough tokens before them, without the prompt.")]];if(f&&!b()&&(q.push([s("green"),H(w/f),s("The share of the scored tokens that got the bias.")]),q.push([
s("expected at least"),H(x/f),s("At least this share is green on average over all green lists, for this bias and the probabilities that the model gave. Where th\
e model is certain of a token, a bias changes little.")])),v){q.push([s("surprisal before the watermark"),ae(E/v,e.unit),s("How unexpected the chosen tokens wer\
e just before the watermark, on average: minus the logarithm of their probability.")]);let[j,F]=R.effective.do_sample?[I,s("Tokens drawn without the watermark w\
ould have had this on average: the entropy just before it.")]:[W,s("The likeliest token at each position would have had this.")];e.usesBeams||(q.push([s("withou\
t it"),ae(j/v,e.unit),F]),q.push([s("log-probability lost"),ae((E-j)/v,e.unit).replace("-","−"),s("The price per token: how much less probable than that the c\
hosen tokens are. Values below 0 are luck.")])),q.push([s("raised by"),ae(S/v,e.unit),s("How much the watermark raised the log-probability of the chosen tokens,\
 on average. Over many texts this is the divergence of what was drawn from what the model would draw.")])}return C&&q.push([s("suppressed"),s("{value} of {count\
}",{value:(A/C).toFixed(1),count:B(R.request.top_candidates??10)}),s("How many of the likeliest tokens the watermark made less likely, on average over the posit\
ions.")]),q}function h(){let f=y(),w=Z(n("mark-figures"),f.length,()=>{let x=l("div"),v=l("dt");return v.append(l("span","",null,{tabindex:0})),x.append(v,l("dd")),
x});f.forEach(([x,v,E],S)=>{let[A,C]=w[S].children;O(A.firstChild,x),K(A.firstChild,{"data-tip":E}),O(C,v)})}function p(){M(),h(),$()}function u(f){let x=e.lines().
length>1?e.lineOf(f):null;return x?`${x.label} · ${Ko(a)}`:Ko(a)}return r.addEventListener("input",()=>{let f=r.valueAsNumber,w=f>=0&&f<=30;if(r.setAttribute("\
aria-invalid",String(!w)),!w){O(n("threshold-words"),s("The threshold must be from 0 to 30."));return}i=f,p()}),new ResizeObserver(()=>!t.hidden&&d.total.marks&&
$()).observe(n("z-box")),f=>{(f.run||!d)&&g();let w=e.current(),{keep:x}=d.follow(w?e.lastOf(w):null);t.hidden=!d.total.marks,!t.hidden&&((f.run||f.steps||f.status||
f.selection)&&(P(x),O(n("mark-about"),u(w))),N(w),(f.run||f.steps||f.status||f.selection||f.unit)&&p())}}var gr=(t,e)=>t?[e]:[];function sl(t,e){let n=N=>t.querySelector(".gp-"+N),o=()=>e.answered("cost"),r=({perplexity:N,score:_})=>!!(N&&_),i=({knob:N},_)=>N==="ke\
ys"?z(_,"{count} key","{count} keys"):s("bias {value}",{value:Number(_.toFixed(3))});function a(N){let[_,...M]=N.points,T=M.filter(r).sort((f,w)=>f.value-w.value),
L=e.done?s("No answer"):s("Not known yet");if(!r(_)||!T.length)return["wait","…",L,e.done?s("At least one text without the watermark and one with it must be s\
cored."):s("The first texts are being written.")];let $=s("The threshold is {threshold}.",{threshold:N.threshold}),y=f=>[d(N,f),...m(f,_)].join(" ");if(T.every(
({found:f})=>f==="few")){let f=Math.max(...T.map(({texts:x})=>x)),w=z(f,"{count} text of each strength is too few to tell: {fewest} are needed.","{count} texts \
of each strength are too few to tell: {fewest} are needed.",{fewest:Ds});return["wait","…",L,`${y(T.at(-1))} ${w}`]}let h=T[T.findLastIndex(({found:f})=>f!=="\
above")+1];if(h){let f=i(N,h.value);return["good","◆",e.running?s("Found from {strength} on, so far",{strength:f}):s("Found from {strength} on",{strength:f}),
`${$} ${y(h)}`]}let p=T.filter(({found:f})=>f==="above");if(p.length){let f=p.map(({value:w})=>i(N,w)).join(", ");return["even","◇",e.running?s("Found at {str\
engths}, so far",{strengths:f}):s("Found at {strengths}",{strengths:f}),`${s("At the strongest it is not certain.")} ${y(T.at(-1))}`]}let u=T.every(({found:f})=>f===
"below");return["even","◇",c(u),`${$} ${y(T.at(-1))} ${s("Longer texts help.")}`]}function c(N){return N?e.running?s("Not found at any strength so far"):s("No\
t found at any strength"):e.running?s("Not reliably found at any strength so far"):s("Not reliably found at any strength")}function d(N,{value:_,score:{median:M,
low:T,high:L}}){let $={strength:i(N,_),median:re(M),low:re(T),high:re(L)};return L>T?s("At {strength}, the median z is {median}, interval {low} to {high}.",$):s(
"At {strength}, the median z is {median}.",$)}function m({perplexity:N,price:_,dearer:M},T){let L=s("The median perplexity is {marked} instead of {plain}.",{marked:N.
median.toFixed(2),plain:T.perplexity.median.toFixed(2)});if(!_)return[L];let $={times:Be(_.median),interval:Ot(_)};return[L,_.high>_.low?s("Seed by seed it is {\
times}, interval {interval}.",$):s("Seed by seed it is {times}.",$),...M==="open"?[s("That is not a clear cost.")]:M==="few"?[s("These are too few seeds to tell\
.")]:[]]}function g(N){let[_,M,T,L]=a(N);K(n("answer"),{"data-verdict":_}),O(n("answer-sign"),M),O(n("answer-words"),T),O(n("answer-more"),L),e.done&&O(n("told"),
`${T}. ${L}`),O(n("missing"),Te(e,N)),O(n("about"),Uc(N.watermark))}function b(N){let _=N.kind==="green";for(let M of["perplexity","score","share","suppressed"])
pe(n(M),e.charts[M]);O(n("share-name"),_?s("Green tokens"):s("Mean g-value")),n("share-name").dataset.tip=_?s("Green tokens / tokens scored, of all texts of a s\
trength together."):s("The mean of all g-values of the texts of a strength: 0.5 without the watermark."),G(n("of-suppressed"),!!e.charts.suppressed),G(n("limits"),
_),G(n("of-expected"),N.points.some(({expected:M})=>U(M))),O(n("suppressed-name"),s("Suppressed candidates")),n("suppressed-name").dataset.tip=z(N.candidates,"O\
f the {count} candidate that the model found likeliest at a step, how many the watermark made less likely; the mean over all steps.","Of the {count} candidates \
that the model found likeliest at a step, how many the watermark made less likely; the mean over all steps.")}function k(N){let _=N.kind==="green",M=[[N.knob===
"keys"?s("keys"):s("bias"),({value:h})=>h===null?s("none"):String(h)],[s("texts"),({texts:h})=>B(h)],[s("perplexity"),({perplexity:h})=>h?h.median.toFixed(2):"–"],
["z",({score:h})=>h?re(h.median):"–"],[_?s("green"):s("mean g"),({share:h})=>U(h)?_?H(h):h.toFixed(3):"–"],...gr(N.points.some(({expected:h})=>U(h)),[s("exp\
ected at least"),({expected:h})=>U(h)?H(h):"–"]),...gr(N.points.slice(1).some(({suppressed:h})=>U(h)),[s("suppressed of {count}",{count:N.candidates}),({suppressed:h})=>U(
h)?h.toFixed(2):"–"]),...gr(N.points.some(({moved:h})=>U(h)),[s("moved to green"),({moved:h})=>U(h)?H(h):"–",s("How much probability the watermark moved fro\
m red candidates to green ones at a step, on average.")])],T=t.querySelector("table.gp-numbers"),[L]=Z(T.tHead,1,()=>l("tr")),$=Z(L,M.length,()=>l("th","",null,
{scope:"col"}));M.forEach(([h,,p],u)=>{O($[u],h),St($[u],{scope:"col",...p?{tabindex:0,"data-tip":p}:{}})});let y=Z(T.tBodies[0],N.points.length,()=>l("tr"));N.
points.forEach((h,p)=>{y[p].firstChild||y[p].append(l("th","",null,{scope:"row"}));let u=Z(y[p],M.length,()=>l("td"));M.forEach(([,f],w)=>O(u[w],f(h)))})}function P(){
g(e.found),b(e.found),k(e.found)}return N=>{t.hidden=!o(),!t.hidden&&(N.found||N.status)&&P()}}function rl(t,e){let n=u=>t.querySelector(".gp-"+u),o=["A","B"],[r,i]=[0,[]],a=()=>e.answered("quiz"),c=()=>e.done?e.found.pairs.filter(({texts:u})=>u.every(({report:f})=>!f.
error)):[],d=({left:u})=>u?0:1,m=()=>i.filter((u,f)=>u===d(c()[f])).length,g=o.map((u,f)=>{let w=l("div","gp-side"),[x,v,E,S]=[l("h3","",s("Text {name}",{name:u})),
l("p","gp-facts"),l("div","gp-body",null,{dir:"auto"}),l("button","gp-button gp-main",s("Text {name} is watermarked",{name:u}),{type:"button"})],A=l("div","",null,
{tabindex:0}),C=l("div");return E.append(A,C),w.append(x,v,E,S),n("texts").append(w),S.addEventListener("click",()=>b(f)),{box:w,title:x,facts:v,plain:A,marked:C,
button:S,text:new Le(C)}});function b(u){i[r]===void 0&&(i[r]=u,p(),n("next").focus({preventScroll:!0}))}n("next").addEventListener("click",()=>{r=Math.min(r+1,
c().length-1),p(),g[0].button.focus({preventScroll:!0})});let k=u=>u.kind==="green"?u.green_fraction:u.mean,P=u=>u.kind==="green"?s("{share} green",{share:H(u.green_fraction)}):
s("mean g {g}",{g:u.mean.toFixed(3)});function N(u,f,w,x){let{report:v,perplexity:E}=w.texts[f],S=f===d(w)?"with":"without";if(G(u.plain,!x),G(u.marked,x),G(u.button,
!x),G(u.facts,x),x){u.box.dataset.truth=S,O(u.title,_(o[f],S==="with",i[r]===f));let A=[P(v),`z ${re(v.z_score)}`];U(E)&&A.push(s("perplexity {value}",{value:E.
toFixed(2)})),O(u.facts,A.join(" · ")),u.text.show(yt(v));return}delete u.box.dataset.truth,O(u.title,s("Text {name}",{name:o[f]})),u.text.show([]),O(u.plain,v.
tokens.slice(v.prompt_tokens).map(([,,A])=>A??"").join(""))}function _(u,f,w){return f?w?s("Text {name}: ◆ watermarked, your guess",{name:u}):s("Text {name}: \
◆ watermarked",{name:u}):w?s("Text {name}: not watermarked, your guess",{name:u}):s("Text {name}: not watermarked",{name:u})}function M({texts:u},f){let[w,x]=[
u[f],u[1-f]].map(({report:S})=>S),v={share:P(w),chance:w.kind==="green"?H(w.ratio):"0.5",z:re(w.z_score)},E=[w.z_score>e.found.threshold?s("What gave it away: {\
share} with the watermark, where chance gives {chance}; z is {z}, more than chance explains.",v):s("What gave it away: {share} with the watermark, where chance \
gives {chance}; z is {z}, too little to be certain.",v),s("Without it: {share}, z {z}.",{share:P(x),z:re(x.z_score)})];return x.z_score>w.z_score&&E.push(s("Her\
e the detector, too, would have chosen the wrong text: the texts are short, or the mark is weak.")),E.join(" ")}function T(u){let f=i[r]!==void 0;if(g.forEach((E,S)=>N(
E,S,u,f)),G(n("legend"),f),G(n("verdict"),f),G(n("next"),f&&r+1<c().length),!f)return;let w=u.texts.map(({report:E})=>xt(E)[1]);Je(n("legend"),e.found.kind,{unscored:w.
some(({unscored:E})=>E),repeated:w.some(({repeated:E})=>E)});let x=d(u),v=i[r]===x;K(n("answer"),{"data-verdict":v?"good":"bad"}),O(n("answer-sign"),v?"✓":"✗"),
O(n("answer-words"),v?s("Correct"):s("Wrong: it was text {name}",{name:o[x]})),O(n("answer-more"),M(u,x))}function L(u){if(!e.done)return s("The texts are being\
 written: {done} of {runs}.",{done:B(u.done),runs:B(u.runs)});if(c().length)return"";let f=u.pairs.flatMap(({texts:w})=>w).find(({report:w})=>w.error);return f?
[s("No pair of texts could be scored."),s(f.report.error.message),s(f.report.error.fix)].join(" "):s("No pair of texts was completed. Run the experiment again.")}
function $(u){let f=i.length;if(G(n("sum"),f>0&&f===u.length),n("sum").hidden)return;let w=m();O(n("sum").querySelector("h3"),y(w,f));let x=Array.from({length:f-
w+1},(S,A)=>h(f,w+A)).reduce((S,A)=>S+A,0)/2**f,v=u.filter(({texts:S,left:A})=>S[A?0:1].report.z_score>S[A?1:0].report.z_score).length;O(n("sum-words"),[s("By g\
uessing, {hits} or more are correct in {share} of rounds.",{hits:B(w),share:H(x)}),s("The detector, choosing the text with the higher z, has {right} of {pairs} \
correct.",{right:B(v),pairs:B(f)}),s("Run the experiment again for another round.")].join(" ")),O(n("share-head"),e.found.kind==="green"?s("green with and witho\
ut"):s("mean g with and without"));let E=Z(n("sum").querySelector("tbody"),f,()=>{let S=l("tr");return S.append(l("th","",null,{scope:"row"}),l("td"),l("td"),l(
"td")),S});u.forEach((S,A)=>{let C=d(S),[W,I]=[S.texts[C].report,S.texts[1-C].report],R=j=>j.kind==="green"?H(k(j)):k(j).toFixed(3);[String(A+1),`${i[A]===C?"✓":
"✗"} ${s("text {name}",{name:o[i[A]]})}`,`${R(W)}, ${R(I)}`,`${re(W.z_score)}, ${re(I.z_score)}`].forEach((j,F)=>O(E[A].cells[F],j))})}let y=(u,f)=>s("{hits} \
of {pairs} correct",{hits:B(u),pairs:B(f)}),h=(u,f)=>Array.from({length:f},(w,x)=>(u-x)/(x+1)).reduce((w,x)=>w*x,1);function p(){let u=c();O(n("waiting"),L(e.found)),
G(n("round"),u.length>0),O(n("about"),u.length?s("Pair {number} of {pairs}. Same prompt, same seed; one of them has the watermark.",{number:B(r+1),pairs:B(u.length)}):
""),O(n("score"),i.length?y(m(),i.length):""),u.length&&T(u[r]),$(u)}return u=>{t.hidden=!a(),u.run&&([r,i]=[0,[]]),!t.hidden&&(u.run||u.found||u.status)&&p()}}var ou={drafts:Yr,beams:fi,beamtree:ji,hypotheses:Fi,curve:ta,branches:yc,canvas:lc,candidates:xc,check:_c,layers:Oc,in_words:Ec,logit_lens:Lc,numbers:$c,processors:Wc,
quiz:qc,reranked:Ic,template:jc,token:Rc,tokens:Hc,watermark:ol},su={draft_lengths:qr,sameness:Xr,speedup:Zr,batch:pi,choices:pa,difference:ya,divergence:xa,grid:Na,
lanes:Ra,lengths:ja,measures:za,progress:Ha,trie:ic,without:ac,arrival:dc,estimate:hc,kl:pc,opened:uc,precisions:fc,shelf:mc,attack:Kc,detectability:Jc,detection:Yc,
marked:Gc,mistakes:Xc,strengths:Zc,watermark_cost:sl,watermark_quiz:rl};Sr(()=>Ui(ou,su));})();
