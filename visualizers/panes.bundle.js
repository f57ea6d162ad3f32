// Written by .ci/bundle.py from modules with the SHA-256 39a2b4fd5fa428df51fed36efafa38b5f1f34c884bd2ad38e7a4f29e016d87a8: edit those.
(()=>{var Io={greedy_search:"greedy decoding",sample:"sampling",beam_search:"beam search",beam_sample:"beam search with sampling",group_beam_search:"diverse beam sear\
ch",constrained_beam_search:"constrained beam search",contrastive_search:"contrastive search",dola_generation:"DoLa",assisted_generation:"assisted decoding",custom:"\
your own decoding loop"},Ro={eos:["the EOS token","ended with EOS (end-of-sequence token)"],stop_string:["a stop string","met a stop string"],length:["the lengt\
h limit","reached the length limit"],max_time:["the time limit","ran out of time"],criterion:["your own criterion","met your own stopping criterion"],loop:["you\
r own decoding loop","was ended by your own decoding loop"],given:["the end of the given text","reached the end of the given text"],unfinished:["the end of the \
search","had not ended when the search did"],step:["one step","continues with “Next token”"],stopped:["stopped by hand","was stopped by hand"]},rt={num_spec_steps:"\
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
ability","The probability of a watermark by the detector that was trained here on the other half of the texts."]},cr={Candidate:["token_id","text","raw_logprob",
"logprob","raw_rank","rank","removed_by","stage_logprobs"],Stage:["name","entropy","kept","mass_removed","mass_moved"],Reranked:["token_id","text","probability",
"penalty","score"],BeamCandidate:["token_id","text","piece","parent","raw_logprob","logprob","score","status","beam","final_score","group","diversity_penalty","\
bank","progress","forced","mark"],DraftToken:["token_id","text","draft_logprob","target_logprob","accepted","overlap"],Token:["token_id","text","piece"],Mark:["\
kind","green","g","listed","mass_before","mass_after","expected","chosen_before","chosen_after","suppressed","why"]};var Fc=["de","fr"];function s(t,e){if(t==null)return"";if(typeof t=="object")return s(t.said,t.values);let n=String(t),o=window.GenerationPlaygroundTexts?.[n]??
n;return e?o.replace(/\{\{|\}\}|\{(\w+)\}/g,(r,i)=>{if(i===void 0)return r[0];let a=e[i];return a&&typeof a=="object"?s(a):String(a??"")}):o}var B=(t,e,n,o)=>s(
t===1?e:n,{count:t.toLocaleString("en-US"),...o}),_n=t=>!!t&&typeof t=="object"&&typeof t.said=="string",Dc=["aria-label","title","placeholder","data-tip","labe\
l"];function lr(t){let e=window.GenerationPlaygroundTexts;if(!e)return;let n=document.createTreeWalker(t,NodeFilter.SHOW_TEXT);for(let o=n.nextNode();o;o=n.nextNode()){
let[,r,i,a]=/^(\s*)([^]*?)(\s*)$/.exec(o.nodeValue),c=i&&e[i.replace(/\s+/g," ")];c&&(o.nodeValue=r+c+a)}for(let o of[t,...t.querySelectorAll("*")])for(let r of Dc){
let i=e[(o.getAttribute(r)||"").replace(/\s+/g," ")];i&&o.setAttribute(r,i)}}function Hc(){let t=(navigator.language||"").slice(0,2).toLowerCase();return Fc.includes(
t)?t:"en"}function dr(t){let n=window.GenerationPlaygroundCatalogues?.[Hc()];if(window.GenerationPlaygroundTexts||!n)return t();window.GenerationPlaygroundTextsLoading??=
fetch(n).then(o=>o.json()).then(o=>{window.GenerationPlaygroundTexts=o},o=>console.warn("Generation Playground: the translation could not be loaded.",o)),window.
GenerationPlaygroundTextsLoading.then(t)}var U=t=>typeof t=="number"&&Number.isFinite(t),ve=t=>t==null||Math.abs(t)>1e30?null:t,On=t=>{let e=[...t].sort((n,o)=>n-o);return(e[e.length-1>>1]+e[e.length>>
1])/2},De=({distribution:{stages:t,vocab:e}})=>t.length?t.at(-1).kept:e;var it={" ":"·","\n":"↵","	":"⇥","\r":"␍"},Et=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function l(t,e,n,o){let r=document.createElement(
t);e&&(r.className=e),n!=null&&(r.textContent=n);for(let[i,a]of Object.entries(o||{}))r.setAttribute(i,a);return r}function Tt(t,e,{running:n=!1}={}){let o=0;for(let r of e.
matchAll(Et)){let[i]=r;r.index>o&&t.append(e.slice(o,r.index)),o=r.index+1;let a=it[i]||"U+"+i.codePointAt(0).toString(16).toUpperCase().padStart(4,"0");if(n){let c=it[i]?
i:"";t.append(l("span","gp-space",c,{"data-mark":a,"data-wide":a==="·"?"no":"yes"}))}else t.append(l("span","gp-mark",a))}o<e.length&&t.append(e.slice(o))}function hr(t,e){
let n=/^ (?=\S)/.test(e)?" ":"",o=e.match(/\n*$/)[0],r=l("span","gp-ink");Tt(r,e.slice(n.length,e.length-o.length),{running:!0});for(let i=0;i<o.length;i++)r.append(
l("span","gp-space","",{"data-mark":it[`
`],"data-wide":"yes"}));return t.append(...[n,r,o].filter(Boolean)),r}var Bo=/(\\x[0-9a-f]{2})+$/i,Mn=t=>(t.match(Bo)||[""])[0].replaceAll("\\x"," ").trim().toUpperCase(),
$t=({piece:t,text:e})=>t!==null&&(t===""||Bo.test(e)&&t===e.replace(Bo,""));function Le(t,e){t.replaceChildren(),Tt(t,e),e||t.append(l("span","gp-mark",s("(empt\
y)")))}function oe(t,e){let n=l("bdi",e);return Le(n,t),n}function O(t,e){t.textContent!==e&&(t.textContent=e)}var Ae=t=>t.replace(Et,e=>e===" "?" ":it[e]||"�"),
Y=t=>s("“{text}”",{text:Ae(t)}),he=(t,e)=>t.split(/\{(\w+)\}/).map((n,o)=>o%2?e[n]:n);function j(t){let e=t*100;return e===0?"0%":e<.01?"<0.01%":e<1?e.toFixed(
2)+"%":e>99.95&&e<100?">99.9%":e.toFixed(1).replace(".0","")+"%"}var X=t=>t==null?0:Math.exp(t),pr=({prompt:t,request:e})=>t||(e&&e.messages||[]).at(-1)?.content||
"",Oe=(t,e)=>e==="bits"?t/Math.LN2:t;function ue(t,e){return t===null||!Number.isFinite(t)?s("infinite"):Oe(t,e).toFixed(2)+" "+e}function Lt({model:t,phase:e,done:n,
total:o}){return e==="asking"?s("asking the Hub for {model} …",{model:t}):e==="download"?s("downloading {model}: {done} of {total} …",{model:t,done:ge(n),total:ge(
o)}):e==="converting"?o?s("converting {model}: {share} …",{model:t,share:j(n/o)}):s("reading the file of {model} to convert it …",{model:t}):o?s("loading {m\
odel}: {share} …",{model:t,share:j(n/o)}):s("loading {model} …",{model:t})}function ge(t){return U(t)?t>=1e9?s("{size} GB",{size:(t/1e9).toFixed(t<1e10?2:1)}):
t>=1e6?s("{size} MB",{size:(t/1e6).toFixed(t<1e8?1:0)}):s("{size} kB",{size:(t/1e3).toFixed(0)}):"–"}function En(t){return t<1?Math.round(t*1e3)+" ms":t.toFixed(
t<10?2:1)+" s"}var J=(t,e=3)=>t==null?"–":t.toFixed(e),z=t=>t.toLocaleString("en-US");function ye(t){let{chosen:e,distribution:n}=t,o=t.read?e.raw_logprob:e.logprob??
e.raw_logprob;return{probability:X(e.logprob),rawProbability:X(e.raw_logprob),rank:(t.read?null:e.rank)??e.raw_rank,surprisal:o===null?1/0:Math.max(0,-o),entropyBefore:n.
entropy_before,entropyAfter:n.entropy_after}}var Tn=(t,e,n)=>Object.hasOwn(t,e)?t[e]:n,bt=t=>Object.hasOwn(Io,t)?s(Io[t]):t.replaceAll("_"," ");function $n({message:t,
fix:e,diagnostics:n=[]}){let o=n.map(r=>({knob:r.knob,message:s(r.message),fix:s(r.fix)}));return o.some(r=>r.message===s(t))?o:[{knob:"",message:s(t),fix:s(e)},
...o]}var we=t=>Object.hasOwn(Ro,t)?Ro[t].map(e=>s(e)):[t,t];function Ce(t){if(!Object.hasOwn(zo,t))return[t,s("is your own logits processor"),[]];let[e,n,o]=zo[t];
return[s(e),s(n),o]}var ee=(t,e)=>{let n=document.createElementNS("http://www.w3.org/2000/svg",t);return e&&n.setAttribute("class",e),n};function Z(t,e,n){for(;t.childElementCount>
e;)t.lastElementChild.remove();for(;t.childElementCount<e;)t.append(n());return t.children}var ur=new WeakMap;function me(t,e,{plain:n=!1}={}){let o=n+e;ur.get(
t)!==o&&(ur.set(t,o),n?t.textContent=e:Le(t,e))}function ae(t,e){t.className!==e&&(t.className=e)}function ne(t,e,n){let o=`${(n*100).toFixed(2)}%`,r=fr.get(t)||
{};r[e]!==o&&(t.style[e]=o,fr.set(t,{...r,[e]:o}))}var fr=new WeakMap;function G(t,e){let n=mr.get(t)||{};for(let[o,r]of Object.entries(e))n[o]!==r&&t.setAttribute(
o,String(n[o]=r));mr.set(t,n)}var mr=new WeakMap;function K(t,e){t.hidden===e&&(t.hidden=!e)}function jo(t,e){for(e.forEach(([n,o,r,i],a)=>{let c=t.childNodes[a];if(!c||c.localName!==n){let d=ee(n);c?c.replaceWith(d):t.append(d),c=d}kt(c,{...r,...o?{class:o}:
{}}),Array.isArray(i)?jo(c,i):O(c,i??"")});t.childNodes.length>e.length;)t.lastChild.remove()}function kt(t,e){for(let{name:n}of[...t.attributes])!Object.hasOwn(
e,n)&&n!=="aria-describedby"&&t.removeAttribute(n);for(let[n,o]of Object.entries(e))t.getAttribute(n)!==String(o)&&t.setAttribute(n,o)}var be=t=>Math.round(t*10)/
10,At=(t,e,n,o,r)=>["line",t,{x1:be(e),y1:be(n),x2:be(o),y2:be(r)},[]],yt=(t,e,n,o,r="middle")=>["text",t,{x:be(e),y:be(n),"text-anchor":r},o],gr=(t,e)=>["path",
t,{d:e.map(([n,o],r)=>`${r?"L":"M"}${be(n)} ${be(o)}`).join("")||"M0 0"},[]],Fo=(t,e,n)=>["g",t,{tabindex:0,role:"img","data-tip":e,"aria-label":e},n],wr=(t,e,n)=>`\
M${be(t)} ${be(e-n)}l${n} ${n}l${-n} ${n}l${-n} ${-n}Z`;var Do;function br(){return Do??=Gc().catch(t=>{throw Do=void 0,t}),Do}async function Gc(){if(window.Plotly)return window.Plotly;let t=document.getElementById("\
plotly"),e=document.createElement("script");if(t)e.textContent=await Kc(t.textContent);else if(window.GenerationPlaygroundPlotly)e.src=window.GenerationPlaygroundPlotly;else
throw new Error("This page does not say where Plotly is.");let n=t?null:new Promise((o,r)=>{e.onload=o,e.onerror=()=>r(new Error(`Plotly could not be fetched fr\
om ${e.src}.`))});return document.head.append(e),await n,window.Plotly}async function Kc(t){let e=Uint8Array.from(atob(t.trim()),n=>n.charCodeAt(0));return new Response(
new Blob([e]).stream().pipeThrough(new DecompressionStream("gzip"))).text()}var Uc=/^var\((--gp-[\w-]+)\)(?: ([\d.]+))?$/,Ln=new Set;function pe(t,e,n){if(t.hidden=!e,!e)return;let o=Ho(e),r=[...Ln].find(i=>i.box===t);r?r.chart=o:Vc(t,o,
n),Go(t,o)}function Ho(t){return _n(t)?s(t):Array.isArray(t)?t.map(Ho):t&&typeof t=="object"?Object.fromEntries(Object.entries(t).map(([e,n])=>[e,Ho(n)])):t}function Vc(t,e,n){
t.classList.add("gp-chart-box"),t.append(l("div","gp-chart-plot"),Jc());let o={box:t,chart:e};n&&t.addEventListener("gp-press",({detail:r})=>n(r)),Ln.add(o),new ResizeObserver(
()=>t.clientWidth&&t.dataset.width!==String(t.clientWidth)&&Go(t,o.chart)).observe(t)}function Jc(){let t=l("details","gp-chart-values");return t.append(l("summ\
ary","",s("Values")),l("ul")),t}async function Go(t,e){let n=t.querySelector(".gp-chart-plot");if(Xc(t.querySelector(".gp-chart-values"),e),kt(n,{...Object.fromEntries(
[...n.attributes].map(({name:o,value:r})=>[o,r])),role:"img","aria-label":s("{chart}. Its values follow as a list.",{chart:e.layout.meta})}),!!t.clientWidth){t.
dataset.width=String(t.clientWidth),t.setAttribute("aria-busy","true");try{let o=await br(),r={...an(e.layout,t),autosize:!1,width:n.clientWidth,uirevision:"kep\
t",dragmode:matchMedia("(pointer: coarse)").matches?!1:"zoom"};n.classList.contains("js-plotly-plot")?await o.react(n,an(e.data,t),r):(await o.newPlot(n,an(e.data,
t),r,Yc(o)),n.on("plotly_click",({points:[i]})=>t.dispatchEvent(new CustomEvent("gp-press",{detail:i}))))}catch(o){n.textContent=s("The chart could not be drawn\
: its library did not load. Reload the page; the values are in the list below."),console.error("Generation Playground:",o)}finally{t.removeAttribute("aria-busy")}}}
function An(t,e,n){if(!t)return t;let{shapes:o=[],annotations:r=[]}=t.layout,i={type:"line",x0:e,x1:e,yref:"paper",y0:0,y1:1,line:{color:"var(--gp-error)",width:1.5,
dash:"dash"}},a={x:e,yref:"paper",y:1,yanchor:"bottom",text:n,showarrow:!1,font:{color:"var(--gp-error)"}};return{...t,layout:{...t.layout,shapes:[...o,i],annotations:[
...r,a]}}}function kr(t,{x:e,y:n,words:o}){if(!t)return t;let r={type:"scatter",mode:"markers",x:[e],y:[n],text:[o],hoverinfo:"text",marker:{color:"var(--gp-cho\
sen)",symbol:"diamond",size:13}};return{...t,data:[...t.data,r]}}function Yc(t){let e=(o,r)=>({name:o==="svg"?s("Download plot as an SVG"):s("Download plot as a\
 PNG"),icon:r,click(i){let a=i.layout.meta.toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"-").replace(/^-|-$/g,"");t.downloadImage(i,{format:o,filename:a,width:i.clientWidth,
height:i.clientHeight,scale:o==="svg"?1:2})}});return{locales:{"en-US":{dictionary:{Zoom:s("Zoom"),Pan:s("Pan"),"Zoom in":s("Zoom in"),"Zoom out":s("Zoom out"),
"Reset axes":s("Reset axes"),"Double-click to zoom back out":s("Double-click to zoom back out")}}},displaylogo:!1,doubleClickDelay:400,modeBarButtonsToRemove:["\
toImage","select2d","lasso2d","autoScale2d"],modeBarButtonsToAdd:[e("png",t.Icons.camera),e("svg",t.Icons.disk)]}}function Xc(t,{data:e}){let n=e.flatMap(({text:o,
hovertext:r=o,hoverinfo:i})=>i==="text"&&Array.isArray(r)?r.flat():[]).filter(Boolean);t.hidden=!n.length,t.querySelector("ul").replaceChildren(...n.map(o=>l("l\
i","",o)))}function an(t,e){return Array.isArray(t)?t.map(n=>an(n,e)):t&&typeof t=="object"?Object.fromEntries(Object.entries(t).map(([n,o])=>[n,an(o,e)])):typeof t==
"string"?Zc(t,e):t}function Zc(t,e){let[,n,o]=Uc.exec(t)||[];if(!n)return t.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;");let r=getComputedStyle(
e).getPropertyValue(n).trim();return o===void 0?r:`rgba(${[1,3,5].map(a=>parseInt(r.slice(a,a+2),16)).join(", ")}, ${o})`}function yr(){for(let t of Ln)t.box.isConnected?
Go(t.box,t.chart):Ln.delete(t)}matchMedia("(prefers-color-scheme: dark)").addEventListener("change",yr);for(let t of[document.documentElement,document.body])t&&
new MutationObserver(yr).observe(t,{attributeFilter:["class"]});var Qc=(t,e)=>t>=1?e+1:Math.expm1((e+1)*Math.log(t))/(t-1),xr=(t,e,n,o=1)=>Qc(t,e)/(e*n+o),Re=t=>U(t)?`${t.toFixed(2)} ×`:"–",xt=({low:t,high:e})=>`${t.toFixed(
2)}–${e.toFixed(2)}`,Cn=()=>s("The true median lies in it with a probability of 90 % or more. With up to 7 pairs it runs from the lowest to the highest; fewer\
 than 5 pairs do not give that certainty, so nothing is claimed from them."),vr=t=>t<.9995?`${(t*1e3).toPrecision(3)} ms`:`${t.toPrecision(3)} s`;function Ee(t,{
done:e,runs:n}){if(e>=n)return"";let o={done:z(e),left:z(n-e)};return t.done?B(n,"Stopped: {done} of {count} run ended.","Stopped: {done} of {count} runs ended.",
o):B(n,"{done} of {count} run ended, {left} to come.","{done} of {count} runs ended, {left} to come.",o)}var Ct=s("Somebody else’s runs were decoded at the same\
 time, so these times are not reliable. Measure again when the machine is idle.");function Sr(t,e){let n=v=>t.querySelector(".gp-"+v),o=t.querySelector("table"),r=[[s("speed-up"),`${s("Time per token without drafts / time per token with draft\
s: the median over the pairs of runs, and its 90 % interval.")} ${Cn()}`],["draft_acceptance_rate",s(rt.draft_acceptance_rate)],["judged_acceptance_rate",s(rt.judged_acceptance_rate)],
["mean_acceptance_length",s(rt.mean_acceptance_length)],[s("drafted per round"),s("Drafted tokens / rounds. A confidence threshold and the end of a text make dr\
afts shorter than the limit.")],[s("formula"),s("Theorem 3.8 of Leviathan et al. 2023 with the acceptance rate, the drafted tokens and the cost of this row.")]],
i=()=>e.answered("lengths"),a=(v,{value:E})=>`${v} = ${E}`;function c(v){let[E,_,$,A,{setting:k,times:h}]=d(v);G(n("answer"),{"data-verdict":E}),O(n("answer-sig\
n"),_);let p=n("answer-words"),u=JSON.stringify([$,k,h]);p.dataset.key!==u&&(p.dataset.key=u,p.replaceChildren(...he($,{setting:l("code","",k),times:h}))),O(n("\
answer-more"),A),e.done&&O(n("told"),`${p.textContent}. ${A}`),O(n("missing"),Ee(e,v)),K(n("warning"),!!v.others),O(n("warning"),v.others?"⚠ "+s(Ct):"")}function d({
knob:v,points:E,leader:_,rivals:$,best:A,fewest:k}){let h=E.filter(({speedup:R})=>R),p=h.find(R=>R.group===_);if(!p){if(e.done)return["wait","…",s("No answer"),
s("No setting has a complete pair of runs."),{}];let R=B(E.length,"{known} of {count} setting measured.","{known} of {count} settings measured.",{known:z(h.length)});
return["wait","…",s("Not known yet"),h.length?R:s("The first counted runs are under way."),{}]}let{speedup:u,verdict:f,pairs:g}=p,x=a(v,p),[M,L]=[Re(u.median),
xt(u)],C={slower:[s("It is slower than decoding without drafts.")],even:[s("The interval includes 1: no clear difference from decoding without drafts.")]}[f]||[];
if(f==="wait"){let R=B(g,"{setting} has the highest median, {times}, of {count} pair of runs: too few to tell, {fewest} are needed.","{setting} has the highest \
median, {times}, of {count} pairs of runs: too few to tell, {fewest} are needed.",{setting:x,times:M,fewest:z(k)});return["wait","…",s(e.done?"No answer":"Not\
 known yet"),R,{}]}if(h.length===1){let[R,D]={faster:["good","▲"],slower:["bad","▼"],even:["even","≈"]}[f];return[R,D,s("{setting} is the only setting tha\
t was measured: {times}"),[s("90 % interval: {interval}.",{interval:L}),...C].join(" "),{setting:x,times:M}]}if(A===null){let R=$.length>2&&$.length===h.length-
1?s("{setting} has the highest median, {times}, with a 90 % interval of {interval}; all others may be as good.",{setting:x,times:M,interval:L}):s("{setting} has\
 the highest median, {times}, with a 90 % interval of {interval}; {others} may be as good.",{setting:x,times:M,interval:L,others:m(E.filter(D=>$.includes(D.group)).
map(({value:D})=>D))});return["even","≈",s(e.running?"No clear best setting so far":"No clear best setting"),[R,...C,s("More repeats tell more.")].join(" "),{}]}
let[N,S]={faster:["good","★"],even:["even","★"],slower:["bad","▼"]}[f],q=f==="slower"?s(e.running?"{setting} is best so far, but only {times}":"{setting} \
is best, but only {times}"):s(e.running?"{setting} is best so far: {times}":"{setting} is best: {times}");return[N,S,q,[s("90 % interval: {interval}.",{interval:L}),
s("It was faster than each of the others, turn by turn."),...C].join(" "),{setting:x,times:M}]}let m=v=>v.length<2?v.join(""):s("{names} and {last}",{names:v.slice(
0,-1).join(", "),last:v.at(-1)});function w({points:v,curve:E,measured_curve:_}){pe(n("settings"),e.charts.lengths),K(n("of-formula"),E.length>0),K(n("of-verify"),
_.length>0),K(n("of-own"),v.some(({formula:$})=>U($)))}function b(v){if(!o.tHead){let E=l("tr");E.append(l("th","",null,{scope:"col"}),...r.map(([_,$])=>{let A=l(
"th","",null,{scope:"col"}),k=l("span","",null,{tabindex:"0","data-tip":$});return k.append(..._.split(/(?<=_)/).flatMap(h=>[h,l("wbr")])),A.append(k),A})),o.createTHead().
append(E),o.createTBody()}O(o.tHead.rows[0].cells[0],v)}function y(){let v=l("tr"),E=l("th","",null,{scope:"row"});E.append(l("span"),l("b","","",{"aria-hidden":"\
true"}),l("span","gp-hidden"));let _=l("td");return _.append(l("span"),l("small")),v.append(E,_,...r.slice(1).map(()=>l("td"))),v}function P({knob:v,points:E,best:_}){
b(v);let $=Z(o.tBodies[0],E.length,y);E.forEach((A,k)=>{let[h,p,...u]=$[k].cells,f=A.group===_;ae($[k],f?"gp-best":""),O(h.children[0],A.value),O(h.children[1],
f?" ★":""),O(h.children[2],f?` ${s("(best)")}`:""),O(p.children[0],A.speedup?Re(A.speedup.median):"–"),O(p.children[1],A.speedup?`  ${xt(A.speedup)}`:"");let{
draft_acceptance_rate:g,rate:x,mean_acceptance_length:M,drafted:L,formula:C}=A;[U(g)?j(g):"–",U(x)?j(x):"–",J(M,2),J(L,2),Re(C)].forEach((S,q)=>O(u[q],S))})}
function T(){let v=e.found;c(v),w(v),P(v)}return v=>{t.hidden=!i(),!t.hidden&&(v.found||v.status)&&T()}}var Pt=class{constructor(e){this.kinds=e,this.subscribers=new Set,this.changes={},this.position=0,this.head="",this.tail="",this.answers={}}feed(e){e.length>=this.
position&&e.startsWith(this.head)&&e.startsWith(this.tail,this.position-this.tail.length)||(this.position=0);let o=e.lastIndexOf(`
`)+1;for(;this.position<o;){let r=e.indexOf(`
`,this.position);this.readLine(e.slice(this.position,r)),this.position=r+1}this.head=e.slice(0,Math.min(o,100)),this.tail=e.slice(Math.max(0,o-100),o)}read(e){throw new Error(
"nobody reads "+e.type)}readLine(e){if(e.trim())try{this.read(JSON.parse(e))}catch(n){console.error("Generation Playground: a line of the log was skipped.",n,e.
slice(0,200))}}get canAsk(){return Object.keys(this.answers).length>0}ask(e){Object.hasOwn(this.answers,e.type)&&this.answers[e.type](e)}subscribe(e,n){let o={element:e,
update:n};this.subscribers.add(o),this.tell(o,Object.fromEntries(this.kinds.map(r=>[r,!0])))}changed(e){Object.keys(this.changes).length===0&&requestAnimationFrame(
()=>this.flush()),this.changes[e]=!0}flush(){let e=this.changes;this.changes={};for(let n of this.subscribers)n.element.isConnected?this.tell(n,e):this.subscribers.
delete(n)}tell(e,n){try{e.update(n)}catch(o){console.error("Generation Playground: a pane could not be drawn.",o)}}};var vt=class extends Pt{constructor(){super(["run","steps","status","selection","unit","prompt","watched","searched","written"]),this.unit="bits",this.searched=
new Map,this.written=null,this.text="",this.turn=void 0,this.fed={turn:void 0,started:!1},this.recorded=!1,this.asked=null,this.clear()}clear(){this.queued=null,
this.loading=null,this.shared=1,this.apart=!1,this.started=null,this.finished=null,this.failed=null,this.lasts=[],this.newest=null,this.numTokens=0,this.elapsed=
0,this.firstElapsed=null,this.rounds=[],this.prompts=[],this.texts=new Map,this.returned=null,this.selected=null,this.suggested=!1,this.promptSteps=[],this.hideFrom=
null}feedRun(e,n){n!==this.fed.turn&&(this.fed={turn:n,started:!1},this.feed("")),this.feed(e),this.fed.started&&Object.assign(this,{text:e,turn:n})}read(e){let n=el[e.
type];if(!n)throw new Error("unknown event "+e.type);n(this,e)}countStep(e){this.numTokens+=1,this.elapsed=e.elapsed,this.firstElapsed??=e.elapsed,this.changed(
"steps")}get readsSource(){return!!(this.started&&this.started.decoder_tokens.length)}get prefix(){return this.readsSource?this.started.decoder_tokens:this.started.
prompt_tokens}get usesBeams(){return this.prompts.length>0}get waiting(){return!!(this.queued||this.loading)}get running(){return!!(this.started&&!this.finished&&
!this.failed&&!this.waiting)}lines(){return this.hideFrom===null?this.allLines():this.allLines().map(e=>{let n=this.seen(e.last);return n===e.last?e:{...e,last:n,
stopReason:null}})}seen(e){if(this.hideFrom===null)return e;let n=e;for(;n&&!n.isPrompt&&n.index>=this.hideFrom;)n=n.before;return n}hide(e){this.hideFrom!==e&&
(this.hideFrom=e,this.changed("steps"),this.changed("selection"))}allLines(){if(this.returned)return this.returned;if(this.usesBeams)return this.prompts.flatMap(
(n,o)=>rl(n,o,this.prompts.length));let e=this.finished?this.finished.sequences:[];return this.lasts.map((n,o)=>({kind:"sequence",label:this.lasts.length>1?s("s\
equence {number}",{number:o+1}):"",last:n,score:null,stopReason:e[o]?e[o].stop_reason:null}))}current(){if(this.selected)return this.seen(this.selected);if(!this.
usesBeams)return this.seen(this.newest);let e=this.lines();return e.length?e[0].last:null}lineOf(e){return e.isPrompt?this.lines()[0]:this.usesBeams?this.lines().
find(({last:n})=>{let o=n;for(;o&&o.index>e.index;)o=o.before;return o===e}):this.lines()[e.sequence]}lastOf(e){let n=this.lineOf(e);return n?n.last:e}select(e,n){
let o=e===null?null:this.lines()[e];this.selectStep(o&&fe(o.last)[n]||null)}selectStep(e,n=!1){let o=this.seen(e);this.selected===o&&this.suggested===n||(this.selected=
o,this.suggested=n,this.changed("selection"))}selectMostUncertain(){let e=this.returned?this.returned[0]?.last:this.lasts[0];if(this.selected||!e||this.finished?.
sequences[0]?.stop_reason==="step")return;let n=fe(e).filter(o=>!o.given);n.length<2||this.selectStep(n.reduce((o,r)=>r.distribution.entropy_before>o.distribution.
entropy_before?r:o),!0)}walk(e){let n=this.current();if(!n)return;let o=[...this.promptSteps,...fe(this.lastOf(n))],r=n.isPrompt?n.index-1:this.promptSteps.length+
n.index;this.selectStep(o[Math.max(0,Math.min(o.length-1,r+e))])}addSearched(e,n){this.searched.set(e,[...this.searched.get(e)||[],n]),this.changed("searched")}startedLine(){
let e=this.text.indexOf('{"type":"Started"');return e<0?"":this.text.slice(e,this.text.indexOf(`
`,e))}idsTo(e){return fe(e).map(({chosen:n})=>n.token_id)}addWatched(e,n){let o=this.allLines()[e];o&&(fe(o.last).forEach((r,i)=>{let a=Je("Candidate",n[i]||[]),
c=new Set(a.map(({token_id:d})=>d));r.watched=[...(r.watched||[]).filter(({token_id:d})=>!c.has(d)),...a]}),this.changed("watched"))}setWritten(e){this.written=
e&&{...e,tokens:Je("Token",e.tokens)},this.changed("written")}setUnit(e){this.unit=e,this.changed("unit")}},el={Queued(t,e){t.queued=e,t.loading=null,t.changed(
"status")},Loading(t,e){t.loading=e,t.queued=null,t.changed("status")},Shared(t,{runs:e,apart:n}){t.shared=e,t.apart=n,t.changed("status")},Started(t,e){t.clear();
for(let n of["prompt_tokens","decoder_tokens"])e[n]=Je("Token",e[n]||[]);t.started=e,t.fed.started=!0,t.changed("run"),t.changed("status"),t.changed("selection")},
Stepped(t,{step:e}){e.chosen=cn("Candidate",e.chosen),Ko(e.distribution),e.watched=Je("Candidate",e.watched||[]),e.mark=e.mark?cn("Mark",e.mark):null,e.read=!!(t.
started&&t.started.request.only_given),e.reranked&&(e.reranked=Je("Reranked",e.reranked)),e.before=t.lasts[e.sequence]||null,e.draft=tl(e,t.rounds),t.lasts[e.sequence]=
e,(!t.newest||e.index>t.newest.index)&&(t.newest=e),t.countStep(e)},BeamsAdvanced(t,{step:e}){let n=t.prompts[e.sequence]??=nl();e.distributions.forEach(Ko),e.given&&
(n.given+=1);let o=Je("BeamCandidate",e.candidates).map(r=>ol(r,e,n));for(let{beam:r}of o)r.progress&&t.texts.set(r.token_id,r.text);if(sl(o),n.running=o.filter(
r=>r.beam.status==="running").sort((r,i)=>r.beam.beam-i.beam.beam),n.byNumber=new Map(n.running.map(r=>[r.beam.beam,r])),e.given)for(let r=0;r<t.started.effective.
num_beams;r++)n.byNumber.set(r,o[0]);n.finished.push(...o.filter(r=>r.beam.status==="finished")),n.finished.sort((r,i)=>i.beam.final_score-r.beam.final_score),n.
finished.length=Math.min(n.finished.length,e.pool.length),n.pool=e.pool,n.pools.push(e.pool),n.steps.push(o),n.byStep.push(n.byNumber),n.distributions.push(e.distributions),
t.countStep(e)},PromptRead(t,{steps:e}){let n=null;for(let o of e)o.chosen=cn("Candidate",o.chosen),Ko(o.distribution),Object.assign(o,{before:n,isPrompt:!0,watched:[],
draft:null}),n=o;t.promptSteps=e,t.changed("prompt")},DraftJudged(t,{round:e}){e.drafted=Je("DraftToken",e.drafted),t.rounds.push(e),t.changed("steps")},Finished(t,e){
t.finished=e,t.usesBeams&&(t.returned=e.sequences.map((n,o)=>cl(t,n,o))),t.changed("status"),t.changed("steps")},Failed(t,e){(t.fed.turn===void 0||t.fed.started)&&
(t.failed=e),t.queued=t.loading=null,t.changed("status")}};function cn(t,e){let n=cr[t],o={};for(let r=0;r<n.length;r++)o[n[r]]=e[r];return o}function Je(t,e){return e.
map(n=>cn(t,n))}function Ko(t){t.candidates=Je("Candidate",t.candidates),t.stages=Je("Stage",t.stages)}function tl(t,e){let n=e.at(-1);if(!n||t.index<n.start)return null;
let o=t.index-n.start;return o<n.num_accepted?{origin:"accepted",instead:null,round:n,place:o}:{origin:n.follow,instead:n.drafted[o]||null,round:n,place:o}}function nl(){
return{running:[],byNumber:new Map,finished:[],pool:[],steps:[],byStep:[],pools:[],distributions:[],given:0}}function ol(t,e,n){let o=e.distributions[t.parent],
r=o.candidates.find(i=>i.token_id===t.token_id);return{index:e.index,sequence:e.sequence,before:n.byNumber.get(t.parent)||null,chosen:r||{...t,raw_rank:null,rank:null,
removed_by:null},piece:t.piece,distribution:o,seconds:e.seconds,elapsed:e.elapsed,draft:null,given:!!e.given,length:e.index+1-n.given,mark:t.mark?cn("Mark",t.mark):
null,beam:t}}var Nt=({beam:t,length:e},n)=>e>0?(t.score??-1/0)/e**n:t.score;function _r(t,e,n,o,r){t.unseen??=new Map;let i=`${e} ${n} ${r.token_id}`;if(!t.unseen.
has(i)){let a=e?t.byStep[e-1].get(n):null,{token_id:c,text:d,raw_logprob:m,logprob:w}=r,b=(a?a.beam.score:0)+w,y=a?a.beam.group:null,P={token_id:c,text:d,piece:null,
parent:n,raw_logprob:m,logprob:w,score:b,status:"unseen",beam:null,final_score:null,group:y},{sequence:T,seconds:v,elapsed:E}=t.steps[e][0];t.unseen.set(i,{index:e,
sequence:T,before:a,chosen:r,piece:null,distribution:o,seconds:v,elapsed:E,draft:null,given:!1,length:t.steps[e][0].length,beam:P,rank:null})}return t.unseen.get(
i)}function Or(t,e,n,o){let r=n&&!n.given?n.beam.beam:0;return t.unseen&&t.unseen.get(`${e} ${r} ${o}`)||null}function sl(t){let e=new Map;for(let n of[...t].sort(
(o,r)=>r.beam.score-o.beam.score))n.rank=(e.get(n.beam.group)||0)+1,e.set(n.beam.group,n.rank)}function rl(t,e,n){let o=i=>n>1?s("Prompt {number}, {label}",{number:e+
1,label:i}):i,r=(i,a,c,d)=>({kind:i,label:o(a),last:c,score:d,stopReason:null});return[...t.running.map(i=>r("running",il(i),i,i.beam.score)),...t.finished.map(
(i,a)=>r("finished",al(i,a+1),i,i.beam.final_score))]}function il({beam:{beam:t,group:e,progress:n}}){let o=t+1;return(e??null)!==null?s("beam {number}, group {\
group}",{number:o,group:Pe(e)}):o===1&&!n?s("best beam"):s("beam {number}",{number:o})}function al({beam:{group:t}},e){return(t??null)!==null?s("ended {number},\
 group {group}",{number:e,group:Pe(t)}):s("ended {number}",{number:e})}var Pe=t=>t<26?String.fromCharCode(65+t):String(t+1);function cl(t,e,n){let o=Math.max(1,
Math.floor(t.finished.sequences.length/t.prompts.length)),{steps:r}=t.prompts[Math.floor(n/o)],i=null;return e.token_ids.forEach((a,c)=>{let d=(e.beams||[])[c];
i=(r[c]||[]).find(m=>m.beam.parent===d&&m.beam.token_id===a)||i}),{kind:"returned",label:s("output {number}",{number:n+1}),last:i,score:e.score,stopReason:e.stop_reason}}
function fe(t){let e=[];for(let n=t;n;n=n.before)e.push(n);return e.reverse()}function Ye(t,e){let n=[],o=e;for(;o&&t[o.index]!==o;)n.push(o),o=o.before;return{
keep:o?o.index+1:0,added:n.reverse()}}var ke=class{constructor(e,n){this.add=n,this.steps=[],this.totals=[e]}get total(){return this.totals.at(-1)}follow(e){let{
keep:n,added:o}=Ye(this.steps,e);this.steps.length=n,this.totals.length=n+1;for(let r of o)this.steps.push(r),this.totals.push(this.add(this.total,r));return{keep:n,
added:o}}};var Mr=()=>({spec_steps:0,rounds:0,tokens:0,drafted:0,accepted:0,judged:0,kept:[],acceptedAt:[],draftedAt:[],overlaps:[0,0],draft_seconds:0,verify_seconds:0}),at=t=>t.
num_accepted+(t.follow==="correction"?1:0),Uo=t=>t.num_accepted+(t.next_token_id===null?0:1);function ll(t,e){let{drafted:n,num_accepted:o}=e;if(t.rounds+=1,t.tokens+=
Uo(e),t.draft_seconds+=e.draft_seconds,t.verify_seconds+=e.verify_seconds,!n.length)return t;t.spec_steps+=1,t.drafted+=n.length,t.accepted+=o,t.judged+=at(e);for(let r=t.
draftedAt.length;r<n.length;r++)t.draftedAt.push(0),t.acceptedAt.push(0);for(n.forEach((r,i)=>{t.draftedAt[i]+=1,i<o&&(t.acceptedAt[i]+=1),!(i>=at(e)||(r.overlap??
null)===null)&&(t.overlaps[0]+=1,t.overlaps[1]+=r.overlap)});t.kept.length<=t.draftedAt.length;)t.kept.push(0);return t.kept[o]+=1,t}function dl(t){let{spec_steps:e,
rounds:n,tokens:o,drafted:r,accepted:i,judged:a,overlaps:c}=t,d=(m,w)=>w?m/w:null;return{num_spec_steps:e,num_rounds:n,num_tokens:o,num_draft_tokens:r,num_accepted_draft_tokens:i,
num_judged_draft_tokens:a,draft_acceptance_rate:d(i,r),judged_acceptance_rate:d(i,a),mean_acceptance_length:e?1+i/e:null,acceptance_histogram:t.kept,accepted_by_position:t.
acceptedAt,drafted_by_position:t.draftedAt,passes_saved:o-n,expected_acceptance_rate:d(c[1],c[0]),draft_seconds:t.draft_seconds,verify_seconds:t.verify_seconds}}
var Wt=class{constructor(){this.rounds=[],this.tally=Mr()}read(e){e.length>=this.tally.rounds&&this.rounds[0]===e[0]||(this.tally=Mr());for(let o=this.tally.rounds;o<
e.length;o++)ll(this.tally,e[o]);return this.rounds=e,dl(this.tally)}};var Vo=new WeakMap;function xe(t,e){Vo.set(t,e),t.dataset.tip===void 0&&(t.dataset.tip="")}function Er(t){let e=null,n=null;function o(){e=l("div","gp-tip","",{
role:"tooltip",id:"gp-tip-"+Math.random().toString(36).slice(2,8)}),e.hidden=!0}function r(a){let c=a.target.closest("[data-tip]");if(c===n||(n&&n.removeAttribute(
"aria-describedby"),n=c,e||o(),e.hidden=!c,!c))return;e.textContent=Vo.has(c)?Vo.get(c)():c.dataset.tip,c.setAttribute("aria-describedby",e.id);let d=c.closest(
"[data-holds-tips]")||t;e.parentNode!==d&&d.append(e);let[m,w]=[d.getBoundingClientRect(),c.getBoundingClientRect()],b=Math.min(w.left-m.left,m.width-e.offsetWidth-
8);e.style.left=`${Math.max(8,b)+d.scrollLeft}px`,e.style.top=`${w.bottom-m.top+d.scrollTop+5}px`}let i=()=>r({target:t});t.addEventListener("pointerover",r),t.
addEventListener("pointerleave",i),t.addEventListener("focusin",r),t.addEventListener("focusout",i),t.addEventListener("keydown",a=>a.key==="Escape"&&i())}function Tr(t){let e=t.querySelector(".gp-draft-figures"),n=t.querySelector(".gp-kept-chart"),o=t.querySelector(".gp-place-chart"),r=y=>y===null?"–":j(y),i=y=>B(
y,"{count} token","{count} tokens");function a(y,P){let{num_draft_tokens:T,num_accepted_draft_tokens:v,num_spec_steps:E}=y,_=P.samples&&y.expected_acceptance_rate!==
null,$=y.num_judged_draft_tokens,A=B(y.num_rounds,"{count} round","{count} rounds");return[["num_draft_tokens",z(T),B(E,"in {count} draft over {rounds}","in {co\
unt} drafts over {rounds}",{rounds:A})],["num_accepted_draft_tokens",z(v),s("of {drafted} drafted",{drafted:z(T)})],["draft_acceptance_rate",r(y.draft_acceptance_rate),
s("{accepted} of {drafted} drafted",{accepted:z(v),drafted:z(T)}),y.draft_acceptance_rate],["mean_acceptance_length",J(y.mean_acceptance_length,2),B(E,"1 + {acc\
epted} / {count} draft","1 + {accepted} / {count} drafts",{accepted:z(v)})],["judged_acceptance_rate",r(y.judged_acceptance_rate),s("{accepted} of {judged} judg\
ed",{accepted:z(v),judged:z($)}),y.judged_acceptance_rate],..._?[["expected_acceptance_rate",r(y.expected_acceptance_rate),B($,"mean over {count} judged positio\
n","mean over {count} judged positions"),y.expected_acceptance_rate]]:[],["passes_saved",z(y.passes_saved),B(y.num_rounds,"{tokens} in {count} pass","{tokens} i\
n {count} passes",{tokens:i(y.num_tokens)})]]}function c(){let y=l("div","gp-draft-figure",null,{tabindex:"0","data-tip":""}),P=l("dd","gp-rate",null,{"aria-hid\
den":"true"});return P.append(l("i")),y.append(l("dt"),l("dd"),l("dd","gp-note"),P),y}function d(y,P){let T=a(y,P),v=Z(e,T.length,c);T.forEach(([E,_,$,A=null],k)=>{
let[h,p,u,f]=v[k].children;h.textContent!==E&&h.replaceChildren(...E.split(/(?<=_)/).flatMap(g=>[g,l("wbr")])),O(p,_),O(u,$),f.hidden=A===null,ne(f.firstChild,"\
width",A??0),v[k].dataset.tip=s(rt[E]),v[k].dataset.name=E})}function m(){let y=l("span","gp-chart-column"),P=l("span","gp-chart-track");return P.append(l("i","\
gp-chart-whole"),l("i","gp-chart-part")),y.append(l("span","gp-chart-top"),P,l("span","gp-chart-label")),y}function w(y,P,T){let v=Math.max(1,...P.map(([_,$])=>$??
_)),E=Z(y,P.length,m);P.forEach(([_,$,A,k,h],p)=>{let[u,f,g]=E[p].children;O(u,k),ne(f.children[0],"height",($??0)/v),ne(f.children[1],"height",_/v),O(g,A),xe(E[p],
()=>h)}),G(y,{"aria-label":`${T}: ${P.map(([,,,,_])=>_).join("; ")}`})}function b(y){let P=y.num_spec_steps;w(n,y.acceptance_histogram.map((T,v)=>[T,null,String(
v),T?z(T):"",B(P,"{rounds} of {count} round with a draft: {tokens} kept","{rounds} of {count} rounds with a draft: {tokens} kept",{rounds:z(T),tokens:i(v)})]),"\
acceptance_histogram"),w(o,y.drafted_by_position.map((T,v)=>{let E=y.accepted_by_position[v];return[E,T,String(v+1),`${Math.round(100*E/T)}%`,s("position {place\
}: {accepted} of {drafted} drafted tokens kept, {share}",{place:v+1,accepted:z(E),drafted:z(T),share:j(E/T)})]}),"accepted_by_position / drafted_by_position")}return(y,P)=>{
d(y,P),b(y)}}var ct={get accepted(){return["✓",s("accepted draft"),s("Drafted, and kept by the target model.")]},get correction(){return["→",s("correction"),s("The targe\
t’s own token in place of the first rejected draft token.")]},get bonus(){return["+",s("bonus"),s("The target’s own token after a draft that was kept whole: i\
ts forward pass gives one more.")]},get target(){return["○",s("target alone"),s("Nothing was drafted in this round: the target wrote one token, as without dra\
fts.")]}},$r=Object.fromEntries(Object.keys(ct).map(t=>[t,0])),Lr=(t,{draft:e})=>e&&Object.hasOwn(t,e.origin)?{...t,[e.origin]:t[e.origin]+1}:t;function Pn(t){let{
do_sample:e,assistant_ensemble_weight:n}=t&&t.effective||{};return{samples:!!e,weight:n??null}}function Jo({target_logprob:t,draft_logprob:e},{weight:n}){let o=X(
t)/((e??null)===null?1:X(e));return Math.min(1,n===null?o:1-n+n*o)}var Ar=({weight:t})=>t===null?"min(1, p / q)":`min(1, ${J(1-t,2)} + ${J(t,2)} · p / q)`;function Cr(t,e){
if(t.samples)return e?s("Sampling: a drafted token is kept at random, with probability {formula}.",{formula:Ar(t)}):s("Sampling: a drafted token is kept if the \
target draws the same one, which happens with probability p.");if(t.weight===null||!e)return s("Greedy: a drafted token is kept if it is the likeliest one for t\
he target.");let[n,o]=[J(t.weight,2),J(1-t.weight,2)];return s("Greedy: a drafted token is kept if it is the likeliest one in the mixture {target} · p + {draft}\
 · q.",{target:n,draft:o})}function Yo(t,e){return e<t.num_accepted?"accepted":e<at(t)?"rejected":"unjudged"}function Pr(t,e,n){let o=t.drafted[e],r=Yo(t,e),i=(o.
draft_logprob??null)!==null,[a,c]=[j(X(o.target_logprob)),j(X(o.draft_logprob))],d=i?[s("The draft model gave it {q}.",{q:c})]:[];if(r==="unjudged")return[t.follow===
"correction"?s("Never judged: it comes after the rejection."):s("Never judged: it comes after the end of the text."),...d].join(" ");let m=r==="accepted";if(!n.
samples){let b=n.weight!==null&&i;return[m?hl(b):pl(b,Y(t.next_text)),s("The target gave it {p}.",{p:a}),...d].join(" ")}if(!i)return m?s("Accepted: the target \
drew the same token for itself. It gave this one {p}, which is the chance that it is kept.",{p:a}):s("Rejected: the target drew {token} for itself. It gave this\
 one {p}, which is the chance that it is kept.",{token:Y(t.next_text),p:a});let w=(o.overlap??null)===null?[]:[s("Averaged over all tokens that could have been \
drafted here, the chance is {share}.",{share:j(o.overlap)})];return[m?s("Accepted: the target gave it p = {p}, the draft model q = {q}.",{p:a,q:c}):s("Rejected:\
 the target gave it p = {p}, the draft model q = {q}.",{p:a,q:c}),ul(Jo(o,n),Ar(n),m),...w].join(" ")}var hl=t=>s(t?"Accepted: it is the likeliest token in the \
mixture of both models.":"Accepted: it is the likeliest token for the target."),pl=(t,e)=>s(t?"Rejected: {token}, not this one, is the likeliest token in the mi\
xture of both models.":"Rejected: {token}, not this one, is the likeliest token for the target.",{token:e});function ul(t,e,n){if(t>=1)return s("By {formula}, i\
t is always kept.",{formula:e});let o={formula:e,chance:j(t)};return n?s("By {formula}, it is kept with probability {chance}, and was.",o):s("By {formula}, it i\
s kept with probability {chance}, and was not.",o)}function Nr(t,e){let[,n,o]=ct[t.follow],r=`${n.charAt(0).toUpperCase()}${n.slice(1)}. ${o}`,i=t.drafted[t.num_accepted];
return t.follow!=="correction"||!e.samples?r:(i.draft_logprob??null)===null?`${r} ${s("The target drew it.")}`:`${r} ${s("It was drawn from the residual distrib\
ution: what the target gives beyond the draft model, max(0, p − q).")}`}function Wr({draft:t}){if(!t||!Object.hasOwn(ct,t.origin))return[];let{origin:e,instead:n,
round:{index:o,drafted:r}}=t,i=o+1;if(e==="accepted"){let{draft_logprob:a}=r[t.place],c={place:t.place+1,size:r.length,round:i};return(a??null)===null?[s("accep\
ted draft: token {place} of {size} in round {round}",c)]:[s("accepted draft: token {place} of {size} in round {round}, to which the draft model gave {q}",{...c,
q:j(X(a))})]}return e==="correction"?n?[s("correction: replaced the rejected draft token {token} in round {round}",{token:Y(n.text),round:i})]:[s("correction: r\
eplaced a rejected draft token in round {round}",{round:i})]:e==="target"?[s("target alone: nothing was drafted in round {round}",{round:i})]:[B(r.length,"bonus\
: the target’s own token after the accepted draft of round {round}","bonus: the target’s own token after all {count} drafted tokens of round {round}",{round:i})]}
var He=t=>t<.01?`${(t*1e3).toFixed(1)} ms`:En(t);function qr(t,e,n){let o=[],r=Pn(null),i={row:null,card:null,selected:null},a=null,c=!0,d=0,m=new WeakMap,w=new WeakMap,b=new IntersectionObserver(N=>{for(let{isIntersecting:S,
target:q}of N)S&&E(m.get(q));y()&&(t.scrollTop=t.scrollHeight)},{rootMargin:"200px 0px"}),y=()=>c&&!e.selected&&e.running;function P(N,S){let q=o.length<=N.length&&
(!o.length||o[0].round===N[0])&&r.samples===S.samples;r=S,q||T();for(let R of N.slice(o.length))v(R);y()&&(t.scrollTop=t.scrollHeight)}function T(){b.disconnect(),
t.replaceChildren(),o=[],i={row:null,card:null,selected:null},a=null,c=!0,d=0}function v(N){let S=l("li","gp-round"),q={round:N,item:S,cards:null};m.set(S,q),o.
push(q),t.append(S),b.observe(S)}function E(N){if(!N||N.cards)return;b.unobserve(N.item);let{round:S,item:q}=N,R=at(S);N.cards=[];let D=l("div","gp-cards");for(let W=0;W<
R;W++)D.append(A(N,W));S.next_token_id!==null&&D.append(k(N)),R<S.drafted.length&&D.append(p(S,R)),S.follow==="none"&&D.append(l("span","gp-note gp-ended","■ "+
s("the text ended inside its draft"))),q.append(_(S),D),q.classList.add("gp-filled"),a||x(N.cards[0])}function _(N){let S=l("div","gp-round-head"),{num_accepted:q,
drafted:{length:R}}=N,D=R?s("{accepted} of {drafted} kept",{accepted:q,drafted:R}):s("no draft"),W=[s("draft {time}",{time:He(N.draft_seconds)}),s("verify {time\
}",{time:He(N.verify_seconds)})];S.append(l("b","",s("Round {number}",{number:N.index+1})),l("span","",D));for(let I of W)S.append(l("span","gp-round-time",I));
return S}function $(N,S,q,R,D,W,I){let F=s("Round {number}, {which}, {token}: {why}",{number:N.round.index+1,which:W,token:Y(D),why:I}),H=l("button","gp-draft-c\
ard",null,{type:"button",tabindex:"-1","aria-pressed":"false","aria-label":F});H.dataset.draft=q;let V=l("span","gp-draft-head"),Q=l("bdi","gp-ink gp-word");return Le(
Q,D),V.append(l("span","gp-sign",R),Q),H.append(V),xe(H,()=>I),w.set(H,{row:N,index:S}),N.cards.push(H),H}function A(N,S){let{round:q}=N,R=q.drafted[S],D=Yo(q,S),
W=q.start+S,I=s("drafted token {place} of {size}",{place:S+1,size:q.drafted.length}),F=$(N,W,D,D==="accepted"?"✓":"✗",R.text,I,Pr(q,S,r));if(F.append(h("p",
X(R.target_logprob))),(R.draft_logprob??null)!==null&&F.append(h("q",X(R.draft_logprob))),r.samples){let H=l("span","gp-chance",s("chance"));H.append(l("b","",j(
Jo(R,r)))),F.append(H)}return F}function k(N){let{round:S}=N,q=S.start+S.num_accepted,[R,D]=ct[S.follow],W=$(N,q,S.follow,R,S.next_text,s("the target’s own toke\
n"),Nr(S,r));W.classList.add("gp-own-card");let I=n(q);return I&&W.append(h("p",ye(I).probability)),W.append(l("span","gp-chance",D)),W}function h(N,S){let q=l(
"span","gp-bar-line"),R=l("span","gp-track"),D=l("i",`gp-part-${N}`);return ne(D,"width",S),R.append(D),q.append(l("i","gp-pq",N),R,l("span","gp-amount",j(S))),
q}function p(N,S){let q=l("span","gp-behind"),R=N.drafted.slice(S);q.append(l("span","gp-note",s("never judged")));for(let D of R){let W=oe(D.text,"gp-word"),I=(D.
draft_logprob??null)===null?"":` q ${j(X(D.draft_logprob))}`,F=l("span","gp-unjudged");F.append(W,l("small","",I)),q.append(F)}return q}function u(N){let S=N&&N.
draft,q=S&&o[S.round.index-(o.length?o[0].round.index:0)]||null;q&&E(q);let R=q?f(q,N):null;i.card&&i.card!==R&&i.card.setAttribute("aria-pressed","false"),i.card&&
i.card.classList.remove("gp-current"),i.row&&i.row!==q&&i.row.item.classList.remove("gp-current-round");let D=i.selected!==e.selected;i={row:q,card:R,selected:e.
selected},D&&!e.selected&&(c=!0),q&&(q.item.classList.add("gp-current-round"),R&&(R.classList.add("gp-current"),R.setAttribute("aria-pressed",String(e.selected===
N)),t.contains(document.activeElement)||x(R)),D&&g(q.item))}function f(N,S){let q=S.index-N.round.start;return q<N.round.num_accepted?N.cards[q]:N.cards.at(-1)}
function g(N){let[S,q]=[N.offsetTop,N.offsetTop+N.offsetHeight];S<t.scrollTop?t.scrollTop=S:q>t.scrollTop+t.clientHeight&&(t.scrollTop=Math.min(S,q-t.clientHeight))}
function x(N){a&&(a.tabIndex=-1),a=N||null,a&&(a.tabIndex=0)}function M(N){if(!N)return;let{row:S,index:q}=w.get(N);x(N);let R=n(q);R&&e.selectStep(R),g(S.item),
N.focus({preventScroll:!0})}function L(N,S){let q=o[Math.max(0,Math.min(o.length-1,N))];return E(q),q.cards.at(S)}function C(N,S){let{row:q}=w.get(N),R=q.cards[q.
cards.indexOf(N)+S];if(R)return R;let D=o.indexOf(q)+S;return o[D]?L(D,S>0?0:-1):null}return t.addEventListener("click",N=>{let S=N.target.closest(".gp-draft-ca\
rd");if(S){M(S);return}let q=N.target.closest(".gp-round");q&&M(m.get(q).cards[0])}),t.addEventListener("keydown",N=>{N.key==="Escape"&&e.selectStep(null);let S=N.
target.closest(".gp-draft-card");if(!S||N.ctrlKey||N.metaKey||N.altKey)return;let q=o.indexOf(w.get(S).row),R={ArrowRight:()=>C(S,1),ArrowLeft:()=>C(S,-1),ArrowDown:()=>o[q+
1]&&L(q+1,0),ArrowUp:()=>o[q-1]&&L(q-1,0),Home:()=>L(0,0),End:()=>L(o.length-1,0)};R[N.key]&&(N.preventDefault(),M(R[N.key]()))}),t.addEventListener("scroll",()=>{
let N=t.scrollTop;t.scrollHeight-N-t.clientHeight<80?c=!0:N<d&&(c=!1),d=N},{passive:!0}),{show:P,mark:u}}var ze={narrowest:3,least:16,cell:9,tallest:90,times:84};function Ir(t,{canvas:e,column:n,ends:o,onResize:r}){let i={rounds:[],each:1,columns:ze.least,top:1,drafts:0},
a=0;function c($){let A=k=>$.reduce((h,p)=>h+k(p),0)/$.length;return{accepted:A(k=>k.num_accepted),judged:A(at),drafted:A(k=>k.drafted.length),draft:A(k=>k.draft_seconds),
verify:A(k=>k.verify_seconds),longest:Math.max(...$.map(k=>k.draft_seconds+k.verify_seconds))}}function d($){let A=$.map(({draft:p,verify:u})=>p+u).sort((p,u)=>p-
u),k=A.at(-1),h=A[Math.floor((A.length-1)*.9)];return k>2*h&&A.length>4?1.25*h:k}function m($){a||=e.clientWidth;let A=Math.max(1,Math.ceil($.length/Math.max(1,
Math.floor(a/ze.narrowest)))),k=[];for(let g=0;g<$.length;g+=A)k.push(c($.slice(g,g+A)));let h=Math.max(1,...k.map(({drafted:g})=>g)),p=Math.max(1,Math.min(ze.cell,
ze.tallest/h)),u=d(k)||1,f=k.filter(({draft:g,verify:x})=>g+x>u);return i={rounds:$,each:A,columns:Math.max(ze.least,k.length),top:u,drafts:Math.ceil(h*p)},O(o.
drafts,h>=1.5?z(Math.round(h)):"1"),O(o.times,He(u)),w(k,p),{each:A,cut:f.length,longest:Math.max(0,...k.map(({longest:g})=>g)),filled:k.length/i.columns}}function w($,A){
let k=i.drafts+16+ze.times,h=devicePixelRatio,p=[Math.round(a*h),Math.round(k*h)];if(e.width!==p[0]&&(e.width=p[0]),e.height!==p[1]&&(e.height=p[1]),e.style.height=
`${k}px`,o.drafts.parentNode.style.height=`${i.drafts}px`,o.times.parentNode.style.height=`${ze.times}px`,!a)return;let u=getComputedStyle(t),f=C=>u.getPropertyValue(
`--gp-${C}`).trim(),g={accepted:f("accepted"),rejected:f("rejected"),muted:f("muted"),verify:f("kept"),draft:f("before"),line:f("line"),surface:f("surface")},x=e.
getContext("2d");x.setTransform(h,0,0,h,0,0),x.clearRect(0,0,a,k);let M=a/i.columns,L=M>6?Math.min(6,M*.2):M>3.5?1:0;x.fillStyle=g.line,x.fillRect(0,i.drafts,a,
1),x.fillRect(0,k-1,a,1),$.forEach((C,N)=>{let S=[N*M+L/2,M-L];i.each===1?b(x,g,C,S,A):P(x,g,C,S,A),T(x,g,C,S,k-1)})}function b($,A,{accepted:k,judged:h,drafted:p},[
u,f],g){let x=Math.max(1,g-(g>3?1.5:0));for(let M=0;M<p;M++){let L=i.drafts-(M+1)*g;if(M<k)$.fillStyle=A.accepted,$.fillRect(u,L,f,x);else if(M<h)y($,A.rejected,
u+f/2,L+x/2,Math.min(f,Math.max(x,5),7)/2);else{$.fillStyle=A.muted;let C=Math.min(f,x,2.5);$.fillRect(u+(f-C)/2,L+(x-C)/2,C,C)}}}function y($,A,k,h,p){$.strokeStyle=
A,$.lineWidth=p>2?2:1,$.beginPath(),$.moveTo(k-p,h-p),$.lineTo(k+p,h+p),$.moveTo(k-p,h+p),$.lineTo(k+p,h-p),$.stroke()}function P($,A,{accepted:k,drafted:h},[p,
u],f){$.fillStyle=A.accepted,$.fillRect(p,i.drafts-k*f,u,k*f),$.fillStyle=A.muted,$.fillRect(p,i.drafts-h*f,u,1)}function T($,A,{draft:k,verify:h},[p,u],f){let g=Math.
min(1,i.top/(k+h))/i.top,[x,M]=[k*g*ze.times,h*g*ze.times];$.fillStyle=A.verify,$.fillRect(p,f-x-M,u,M),v($,A.draft,p,f-x,u,x),!(k+h<=i.top)&&($.fillStyle=A.surface,
$.fillRect(p-1,f-ze.times+7,u+2,3),$.fillRect(p-1,f-ze.times+13,u+2,3))}function v($,A,k,h,p,u){if(!(u<=0)){if(p<5){$.fillStyle=A,$.fillRect(k,h,p,u);return}$.save(),
$.beginPath(),$.rect(k,h,p,u),$.clip(),$.strokeStyle=A,$.lineWidth=1.5,$.beginPath();for(let f=-u;f<p;f+=5)$.moveTo(k+f,h+u),$.lineTo(k+f+u,h);$.rect(k+.75,h+.75,
Math.max(0,p-1.5),Math.max(0,u-1.5)),$.stroke(),$.restore()}}function E($){let{left:A,width:k}=e.getBoundingClientRect(),h=Math.floor(($.clientX-A)/k*i.columns)*
i.each;return Math.max(0,Math.min(i.rounds.length-1,h))}function _($){n.hidden=$===null,$!==null&&(ne(n,"left",Math.floor($/i.each)/i.columns),ne(n,"width",1/i.
columns))}return new ResizeObserver(()=>{e.clientWidth!==a&&(a=e.clientWidth,r())}).observe(e),{draw:m,at:E,mark:_}}function Rr(t,e){let n=t.querySelector(".gp-map-plot"),o=t.querySelector(".gp-map-reading"),r=t.querySelector(".gp-map-note"),i=new ke(null,()=>null),a=new Wt,c=Ir(
n,{canvas:n.querySelector("canvas"),column:n.querySelector(".gp-column"),ends:{drafts:t.querySelector(".gp-drafts-end"),times:t.querySelector(".gp-times-end")},
onResize:h}),d=qr(t.querySelector(".gp-rounds"),e,p=>i.steps[p]),m=Tr(t),w=[],b=0,y=!1;function P(){let p=e.hideFrom===null?i.steps.length:Math.min(e.hideFrom,i.
steps.length),u=e.rounds.length;for(;u&&e.rounds[u-1].start+Uo(e.rounds[u-1])>p;)u-=1;return u===e.rounds.length?e.rounds:e.rounds.slice(0,u)}function T(){let{each:p,
cut:u,longest:f,filled:g}=c.draw(w);ne(t.querySelector(".gp-map-axis"),"width",g),O(r,[p>1?s("Each column is the mean of {each} rounds.",{each:p}):"",u?B(u,"One\
 column is cut off; the longest round took {time}.","{count} columns are cut off; the longest round took {time}.",{time:He(f)}):""].filter(Boolean).join(" ")),O(
t.querySelector(".gp-map-last"),s("round {number}",{number:z(w.length)}))}function v(p){let u={round:p.index+1,draft:He(p.draft_seconds),verify:He(p.verify_seconds),
accepted:p.num_accepted,drafted:p.drafted.length,token:Y(p.next_text)};return p.follow==="target"?s("Round {round}: draft {draft}, verify {verify}; nothing draf\
ted, then {token}.",u):p.follow==="bonus"?s("Round {round}: draft {draft}, verify {verify}; {accepted} of {drafted} drafted tokens kept, then {token} as bonus.",
u):p.follow==="correction"?s("Round {round}: draft {draft}, verify {verify}; {accepted} of {drafted} drafted tokens kept, then {token} as correction.",u):s("Rou\
nd {round}: draft {draft}, verify {verify}; {accepted} of {drafted} drafted tokens kept; the text ended inside the draft.",u)}let E=p=>e.selectStep(i.steps[w[p].
start]||null);function _(){let p=e.current();return!p||!p.draft?null:w[p.draft.round.index]===p.draft.round?p.draft.round.index:null}function $(){let p=_();c.mark(
p);let u=p===null?"":v(w[p]);O(o,u),G(n,{"aria-valuemin":1,"aria-valuemax":w.length,"aria-valuenow":(p??0)+1,"aria-valuetext":u||s("no round yet")})}n.addEventListener(
"pointermove",p=>{let u=c.at(p);u<0||(p.buttons===1?E(u):O(o,v(w[u])))}),n.addEventListener("pointerleave",$),n.addEventListener("click",p=>c.at(p)>=0&&E(c.at(p))),
n.addEventListener("keydown",p=>{let u={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0};p.key==="Escape"&&e.selectStep(
null),!(!(p.key in u)||!w.length)&&(p.preventDefault(),E(Math.max(0,Math.min(w.length-1,(_()??w.length-1)+u[p.key]))))});function A(p){let{draft_seconds:u,verify_seconds:f}=p,
g=u+f;for(let[L,C]of[["draft",u],["verify",f]]){let N=t.querySelector(`.gp-time-${L}`);N.style.flexGrow=g?C/g:.5,O(t.querySelector(`.gp-told-${L}`),`${Math.round(
g?100*C/g:0)}% · ${He(C)}`)}let x=B(p.num_tokens,"{count} token","{count} tokens"),M=p.passes_saved>0?B(p.passes_saved,"{count} pass saved.","{count} passes sa\
ved."):s("No pass saved.");O(t.querySelector(".gp-drafts-short"),`${B(p.num_rounds,"{tokens} in {count} forward pass of the target.","{tokens} in {count} forwar\
d passes of the target.",{tokens:x})} ${M}`)}function k(p){let u=e.lasts[0]||null;if((p.run||p.steps)&&i.follow(u),p.run&&(y=!1),t.hidden=!e.rounds.length,t.hidden)
return;let f=[w[0],b];if(w=P(),b=w.length,p.run||w[0]!==f[0]||b!==f[1]){let g=Pn(e.started),x=a.read(w);y||=w.some(({drafted:M})=>M.length&&(M[0].draft_logprob??
null)!==null),O(t.querySelector(".gp-drafts-rule"),Cr(g,y)),t.querySelector(".gp-key-q").hidden=!y,A(x),T(),d.show(w,g),m(x,g)}d.mark(e.current()),$()}function h(){
t.hidden||(T(),$())}return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",h),new MutationObserver(h).observe(document.body,{attributes:!0,
attributeFilter:["class"]}),k}function zr(t,e){let n=h=>t.querySelector(".gp-"+h),o=["without","with"],r=()=>e.answered("same"),i=({level:h})=>j(h);function a(h){let[p,u,f,g]=(h.mode==="gree\
dy"?c:b)(h);G(n("answer"),{"data-verdict":p}),O(n("answer-sign"),u),O(n("answer-words"),f),O(n("answer-more"),g),e.done&&O(n("told"),`${f}. ${g}`),O(n("missing"),
Ee(e,h))}function c({checked:h,equal:p,at:u}){if(!h||p===null)return["wait","…",s(e.done?"No answer":"Not known yet"),s("A text without drafts and one with dr\
afts must both have ended.")];if(p){let f=B(h,"Greedy decoding wrote the same token ids with and without drafts in one pair of texts.","Greedy decoding wrote th\
e same token ids with and without drafts in each of {count} pairs of texts.");return["good","✓",s("The same tokens"),f]}return["bad","✗",s("Different from t\
oken {place} on",{place:z(u+1)}),s("Greedy decoding should write the same tokens with drafts. Rounding can tip a near tie between two tokens, because the target\
 checks several tokens in one pass; look at their probabilities there.")]}function d(h,p){let u=0;for(;u<Math.min(h.length,p.length)&&h[u]===p[u];)u+=1;for(;u>0&&
/[\p{L}\p{M}\p{N}]/u.test(h[u-1])&&/[\p{L}\p{M}\p{N}]/u.test((h[u]||"")+(p[u]||""));)u-=1;let f=g=>u+g.slice(u).match(/^\s*\S*/)[0].length;return[u,f(h),f(p)]}function m({
mode:h,texts:p,equal:u,checked:f}){let g=h==="greedy"&&f>0&&p?p:[],x=n("both-texts"),M=JSON.stringify([g,u]);if(K(n("mark-key"),g.length>0&&u===!1&&g[0]!==g[1]),
x.dataset.key===M)return;x.dataset.key=M;let[L,...C]=g.length?d(...g):[];x.replaceChildren(...g.map((N,S)=>{let q=l("div"),R=l("p","",null,{dir:"auto",tabindex:"\
0"});return u||g[0]===g[1]?R.append(N):R.append(N.slice(0,L),l("mark","",N.slice(L,C[S])||"∎"),l("span","gp-apart",N.slice(C[S]))),q.append(l("h3","",s(S?"wit\
h drafts":"without drafts")),R),q}))}let w=h=>`p = ${h<.001?h.toPrecision(1):h.toPrecision(2)}`;function b(h){let{p,verdict:u,counts:f}=h,[g,x]=[f[0],z(f[1])];if(!U(
p)||u==="wait"){if(e.done)return["wait","…",s("No answer"),B(g,"{count} text without drafts, {assisted} with drafts: too few for a test.","{count} texts witho\
ut drafts, {assisted} with drafts: too few for a test.",{assisted:x})];let L=B(g,"{count} text without drafts, {assisted} with drafts so far.","{count} texts wi\
thout drafts, {assisted} with drafts so far.",{assisted:x});return["wait","…",s("Not known yet"),`${L} ${s("The test waits for the last one: to watch p as it \
changes, and to stop when it looks right, would make it worthless.")}`]}let M=B(g,"{count} text without drafts, {assisted} with drafts.","{count} texts without \
drafts, {assisted} with drafts.",{assisted:x});return u==="same"?["good","✓",s("{p}: no difference found",{p:w(p)}),`${M} ${s("A p below {level} would count a\
s a difference.",{level:i(h)})}`]:["bad","✗",s("{p}: the distributions differ",{p:w(p)}),`${M} ${s("p is below {level}.",{level:i(h)})}`]}function y({p:h,verdict:p}){
if(!U(h))return"";let u=s("If both draw from the same distribution, a difference as large as this one comes up in {share} of shuffles.",{share:j(h)});return p===
"differs"?`${u} ${s("That is so rare that chance is a poor explanation.")}`:p==="same"?`${u} ${s("That is not unusual.")}`:u}function P({counts:h,tokens:p,verdict:u,
level:f}){let[g,x]=h,M=Math.round(100*Math.sqrt(1/g+1/x)),L=B(p,"Only the first token of each text is compared: which token it is, and how surprising it is.","O\
nly the first {count} tokens of each text are compared: which tokens occur at each position, and how surprising they are in total.");if(u==="differs")return[s("\
It does not say how large a difference is or where it comes from, only how hard it is to put it down to chance. The counts below show where it lies."),s("Where \
nothing differs, this test still says “differs” in {level} of all trials. Try again with other seeds before you believe it.",{level:j(f)}),L];let C=g===x?s(
"With {count} texts each, the shares of a token differ by up to about {points} percentage points by chance alone.",{count:z(g),points:M}):s("With {without} and \
{assisted} texts, the shares of a token differ by up to about {points} percentage points by chance alone.",{without:z(g),assisted:z(x),points:M});return[s("Not \
finding a difference does not prove that there is none."),`${C} ${s("Smaller true differences mostly go unnoticed; more texts show more.")}`,L]}function T(){K(n(
"of-shuffles"),!!e.charts.shuffles),pe(n("shuffles"),e.charts.shuffles)}function v({surprise:h}){if(!h||!o.every(f=>U(h[f])))return"";let[p,u]=o.map(f=>ue(h[f],
e.unit).replace("-","−"));return s("How surprising the target finds a token, beyond the entropy that it expects: {without} without, {assisted} with. It is 0 o\
n average for the target’s own draws.",{without:p,assisted:u})}function E(){let h=l("li"),p=l("table"),u=p.createTHead().insertRow();u.className="gp-hidden";for(let f of[
s("token"),s("without"),s("with")])u.append(l("th","",f,{scope:"col"}));return p.prepend(l("caption")),p.append(l("tbody")),h.append(p),h}function _(){let h=l("\
tr"),p=l("th","",null,{scope:"row"});p.append(l("bdi"));let u=l("td","",null,{colspan:2}),f=l("div","gp-counts");for(let g of o)f.append(l("i",`gp-bar-${g}`,null,
{"aria-hidden":"true"}),l("span"));return u.append(f),h.append(p,u),h}function $(h,{position:p,tokens:u},f){let g=h.firstChild;O(g.caption,s("token {place}",{place:z(
p)}));let x=o.map((C,N)=>f[N]-u.reduce((S,q)=>S+q[C],0)),M=[...u,...x.some(C=>C>0)?[{rest:!0,without:x[0],with:x[1]}]:[]],L=Z(g.tBodies[0],M.length,_);M.forEach(
(C,N)=>{let S=C.rest||C.text===null,q=L[N].cells[0].firstChild;me(q,C.rest?s("all others"):S?s("text ended"):C.text,{plain:S}),ae(q,S?"gp-plain":"");let R=L[N].
cells[1].firstChild.children;o.forEach((D,W)=>{let I=Math.max(1,f[W]);ne(R[2*W],"width",Math.min(1,C[D]/I)),O(R[2*W+1],z(C[D]))}),G(L[N].cells[1],{"aria-label":s(
"{without} without, {assisted} with",{without:z(C.without),assisted:z(C.with)})})})}function A(h){if(K(n("of-sampling"),h.mode==="sampling"),h.mode!=="sampling")
return;let p=y(h);K(n("evidence"),U(h.p)),K(n("meaning"),!!p),O(n("meaning"),p),T(),O(n("surprise"),v(h));let u=P(h),f=Z(n("cannot").querySelector("ul"),u.length,
()=>l("li"));u.forEach((x,M)=>O(f[M],x));let g=Z(n("places"),h.positions.length,E);h.positions.forEach((x,M)=>$(g[M],x,h.counts)),K(n("places-title").parentElement,
h.positions.length>0)}function k(){let h=e.found;a(h),m(h),A(h)}return h=>{t.hidden=!r(),!t.hidden&&(h.found||h.status||h.unit)&&k()}}function Br(t,e){let n=A=>t.querySelector(".gp-"+A),o=n("answer"),r={draft:[s("draft"),A=>s("{share} of the time with drafts goes into writing them: all forward\
 passes of the draft model, or the search for text to copy.",{share:A})],verify:[s("verify"),A=>s("{share} of the time with drafts goes into the target model’s \
passes over them.",{share:A})],rest:[s("rest"),A=>s("{share} of the time with drafts goes into all else: comparing, choosing, and what the library does around i\
t.",{share:A})]};n("of-spread").dataset.tip=Cn();function i({verdict:A,speedup:k,pairs:{length:h},fewest:p}){let u=k&&Re(k.median),f=k&&xt(k),g=k&&B(h,"Median o\
f {count} pair of runs.","Median of {count} pairs of runs.");if(A==="faster")return["good","▲",s(e.running?"{times} faster so far":"{times} faster",{times:u}),
g,s("90 % interval: {interval}.",{interval:f})];if(A==="slower")return["bad","▼",s(e.running?"{times}: slower so far":"{times}: slower",{times:u}),g,s("90 % i\
nterval: {interval}.",{interval:f})];if(A==="even")return["even","≈",s(e.running?"No clear difference so far":"No clear difference"),B(h,"{times} is the media\
n of {count} pair of runs.","{times} is the median of {count} pairs of runs.",{times:u}),s("The 90 % interval {interval} includes 1.",{interval:f})];let x=s(e.done?
"No answer":"Not known yet");return k?["wait","…",x,B(h,"{times} is the median of {count} pair of runs: too few to tell, {fewest} are needed.","{times} is the\
 median of {count} pairs of runs: too few to tell, {fewest} are needed.",{times:u,fewest:z(p)}),""]:["wait","…",x,s(e.done?"No pair of runs was completed.":"T\
he first counted pair is under way."),""]}function a(A){let[k,h,p,u,f]=i(A);G(o,{"data-verdict":k}),O(o.children[0],h),O(o.children[1],p),O(n("answer-more").children[0],
u),O(n("answer-more").children[1],f),e.done&&O(n("told"),`${p}. ${u} ${f}`),O(n("missing"),Ee(e,A));let g=Z(n("reasons"),A.reasons.length,()=>l("li"));A.reasons.
forEach((x,M)=>O(g[M],s(x))),K(n("warning"),A.others),O(n("warning"),A.others?"⚠ "+s(Ct):"")}function c({identical:A,pairs:k}){let h=n("badge");if(K(h,!!A&&A.
checked>0),h.hidden)return;let{equal:p}=A;G(h,{"data-verdict":p?"good":"bad"}),O(h.children[0],p?"✓":"✗"),O(h.children[1],d(A,k.length))}function d({checked:A,
equal:k,at:h},p){return k?A>p?B(A,"Same tokens in the warm-up pair","Same tokens in all {count} pairs, the warm-up included"):B(A,"Same tokens in the pair","Sam\
e tokens in all {count} pairs"):s("Not the same tokens: a text diverges at token {place}",{place:z(h+1)})}function m({pairs:A,draft_share:k,verify_share:h}){let p=A.
length>0&&U(k)&&U(h);if(K(n("of-time"),p),!p)return;let[u,f]=["without","with"].map(C=>On(A.map(N=>N[C]))),g=Math.max(u,f),x={draft:k,verify:h,rest:Math.max(0,1-
k-h)},M=Z(n("time-bars"),2,w);b(M[0],s("without"),u,g,{plain:1}),b(M[1],s("with"),f,g,x);let L=Z(n("time-keys"),3,()=>{let C=l("span");return C.append(l("i","",
null,{"aria-hidden":"true"}),l("span","",null,{tabindex:0})),C});Object.entries(x).forEach(([C,N],S)=>{let[q,R]=r[C];G(L[S].firstChild,{"data-part":C}),G(L[S].lastChild,
{"data-tip":R(j(N))}),O(L[S].lastChild,`${q} ${j(N)}`)})}function w(){let A=l("li");return A.append(l("span"),l("span","gp-time-bar",null,{"aria-hidden":"true"}),
l("span")),A}function b(A,k,h,p,u){let[f,g,x]=A.children;O(f,k),O(x,s("{time} per token",{time:vr(h)}));let M=Z(g,Object.keys(u).length,()=>{let L=l("i");return L.
append(l("b")),L});Object.entries(u).forEach(([L,C],N)=>{G(M[N],{"data-part":L}),ne(M[N],"width",C*h/p),O(M[N].firstChild,L!=="plain"&&C*h/p>.14?r[L][0]:"")})}let y=({
acceptance:A})=>A?A.judged_acceptance_rate:null;function P(A){let{drafted:k,cost:h,verify:p,break_even:u}=A,f=y(A),g=xr(1,k,h,p);if(!U(u))return s("No acceptanc\
e rate would be enough: even if the target kept every drafted token, the formula gives {times}.",{times:Re(g)});if(u<=0)return s("Any acceptance rate is enough \
at these costs.");let x=j(u);if(!U(f))return s("The target must keep at least {least} of the tokens that it judges.",{least:x});let M={least:x,rate:j(f)};return f>=
u?s("The target must keep at least {least} of the tokens that it judges; here it keeps {rate}.",M):s("The target must keep at least {least} of the tokens that i\
t judges, but here it keeps only {rate}.",M)}function T(A){let k=["drafted","cost","verify"].every(h=>U(A[h]));K(n("of-rates"),k),k&&(pe(n("rates"),e.charts.rates),
O(n("rate-words"),P(A))),E(A)}function v({acceptance:A,drafted:k,cost:h,verify:p}){let u=[];for(let f of["draft_acceptance_rate","judged_acceptance_rate","mean_\
acceptance_length","passes_saved"]){let g=A?A[f]:null;U(g)&&u.push([f,f.endsWith("rate")?j(g):f.endsWith("length")?g.toFixed(2):z(g),s(rt[f])])}return U(k)&&u.push(
[s("drafted tokens per round"),k.toFixed(2),s("num_draft_tokens / all rounds, those without a draft included: the γ of the formula.")]),U(h)&&u.push([s("cost o\
f drafting one token"),h.toFixed(2),s("Draft time per drafted token / time per token without drafts, both without the reading of the prompt: the c of the formul\
a.")]),U(p)&&u.push([s("cost of verifying a draft"),p.toFixed(2),s("Time of the target’s pass over a draft / time per token without drafts. The theorem assumes \
1; on a processor without spare capacity it is more.")]),u}function E(A){let k=v(A),h=Z(n("figures"),k.length,()=>{let p=l("div"),u=l("dt");return u.append(l("s\
pan","",null,{tabindex:0})),p.append(u,l("dd")),p});k.forEach(([p,u,f],g)=>{let[x,M]=h[g].children;O(x.firstChild,p),G(x.firstChild,{"data-tip":f}),O(M,u)})}function _(){
let A=e.found;a(A),c(A),K(n("of-pairs"),A.pairs.length>0),pe(n("pairs"),e.charts.pairs),m(A),T(A)}let $=()=>e.answered("speed");return A=>{t.hidden=!$(),!t.hidden&&
(A.found||A.status)&&_()}}var Xo=40,jr=14;function fl(t){let e=Array.from({length:t},(n,o)=>o);return t<=Xo?e:[...e.slice(0,jr),null,...e.slice(jr+t-Xo+1)]}var ml=(t,e,n)=>t==="left"?[0,
e-n]:[n,e];function Fr(t,{text:e,side:n,goesOn:o,caption:r}){let[i,a]=ml(n,t.length,e),c=l("table","gp-strip");c.append(l("caption","gp-hidden",r));let d=c.appendChild(
l("tbody")),m=t.some(([,,,b])=>b!==null),w=[s("token"),s("mask"),...m?[s("position")]:[]].map(b=>{let y=d.appendChild(l("tr"));return y.append(l("th","",b,{scope:"\
row"})),y});for(let b of fl(t.length)){if(b===null){let $=t.length-Xo+1;w.forEach((A,k)=>A.append(l("td","gp-mark",k?"…":B($,"… {count} token …","… {count\
} tokens …"))));continue}let[,y,P,T]=t[b],v=b>=i&&b<a,E=o&&b===t.length-1,_=l("td",`gp-cell${v?" gp-padding":""}${E?" gp-last":""}`);_.append(oe(y)),v&&_.append(
l("span","gp-hidden",` ${s("(padding)")}`)),E&&_.append(l("span","gp-hidden",` ${s("(the next token is predicted from here)")}`)),[_,l("td",P?"":"gp-ignored",P),
l("td","",T)].slice(0,w.length).forEach(($,A)=>w[A].append($))}return c}function Dr(t,e,n){t.replaceChildren();let[o,r]=[l("span"),l("span","gp-parted")];e.forEach(
([,i,a],c)=>{let d=n!==null&&c>=n?r:o;a===null?d.append(oe(i,"gp-end")):Tt(d,a,{running:!0})}),t.append(...[o,r].filter(i=>i.childNodes.length)),t.childNodes.length||
t.append(l("span","gp-mark",s("(nothing)")))}function gl(t,e,n){let o=(e-t)/Math.max(1,n)||1,r=10**Math.floor(Math.log10(o)),i=r*[1,2,2.5,5,10].find(c=>c*r>=o*.8),a=[];for(let c=Math.floor(t/i+1e-9);c<=Math.
ceil(e/i-1e-9);c++)a.push(Number((c*i).toPrecision(12)));return a}var Zo=(t,e,n)=>gl(t,e,n).filter(o=>o>=t&&o<=e);function Hr(t,{height:e,x:n,y:o,left:r=46,right:i=18,top:a=14,bottom:c=38}){let d=t.querySelector("svg");d||t.append(d=ee("svg","gp-drawing"));let m=Math.max(240,
t.clientWidth),w=(b,[y,P])=>(b-y)/(P-y||1);return{width:m,height:e,left:r,right:i,top:a,bottom:c,inner:m-r-i,x:b=>r+w(b,n)*(m-r-i),y:b=>e-c-w(b,o)*(e-a-c),draw(b,y){
kt(d,{class:"gp-drawing",role:"group","aria-label":b,viewBox:`0 0 ${m} ${e}`,style:`height: ${e}px`}),jo(d,y.map((P,T)=>["g","",T?{}:{"aria-hidden":"true"},P]))}}}
function Gr(t,{xTicks:e,yTicks:n,xTitle:o,yTitle:r}){let i=b=>Array.isArray(b)?b:[b,String(b)],[a,c]=[t.height-t.bottom,t.width-t.right],d=n.map(i).flatMap(([b,
y])=>[At("gp-guide",t.left,t.y(b),c,t.y(b)),yt("",t.left-7,t.y(b)+4,y,"end")]),m=e.map(i).flatMap(([b,y])=>[At("gp-guide",t.x(b),a,t.x(b),a+4),yt("",t.x(b),a+17,
y)]),w=[yt("gp-axis",(t.left+c)/2,t.height-4,o)];return r&&w.push(yt("gp-axis",2,t.top-16,r,"start")),[...d,...m,...w]}var wl=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,Xe=class t{static BLOCK=60;static LOOSE=150;constructor(e,n=null){this.
holder=e,this.before=n,this.loose=0,this.head=0,this.tried=0}append(e){this.holder.append(e),this.loose+=1}removeLast(){this.holder.lastChild.remove(),this.loose-=
1;let e=this.holder.lastElementChild;Kr(e)&&this.undo(e.previousSibling)}settle(){if(this.loose<t.LOOSE||this.loose<this.tried+t.BLOCK||!this.holder.offsetParent||
document.fonts.status==="loading")return;this.tried=this.loose;let e=[...this.holder.children].slice(-this.loose),n=this.freeStarts(e),o=e.map((c,d)=>d).filter(
c=>n[c]&&bl(e[c])),r=[],i=0;e[0].previousSibling||(this.head=i=o.shift()??0);for(let c of o)c-i<t.BLOCK||(r.push(this.wrap(e.slice(i,c))),i=c,this.loose=e.length-
c,this.tried=0);let a=r.map(c=>c.getBoundingClientRect().height);r.forEach((c,d)=>{c.style.containIntrinsicHeight=`${a[d]}px`,c.classList.add("gp-kept-rows")})}freeStarts(e){
let n=getComputedStyle(this.holder).direction==="rtl",o=e[0].previousSibling||!this.before?"":this.before.holder.textContent;return e.map(r=>{let i=r.textContent,
a=o.endsWith(`
`);o=o.slice(o.lastIndexOf(`
`)+1);let c=a?!i.startsWith(" "):!(n||wl.test(o));return o+=i,c})}wrap(e){let n=l("span","gp-rows");e[0].before(n,l("wbr")),n.append(...e);let o=e[0].firstChild;
if(o.nodeType===Node.TEXT_NODE&&o.data===" "){let r=l("span","gp-gap");o.replaceWith(r),r.append(o)}return n}undo(e){let n=e.querySelector(".gp-gap");n&&n.replaceWith(
n.firstChild),e.nextSibling.remove(),this.loose+=e.children.length+(Kr(e.previousElementSibling)?0:this.head),e.replaceWith(...e.childNodes),this.tried=0}dissolve(){
for(let e of[...this.holder.querySelectorAll(".gp-rows")].reverse())this.undo(e);this.tried=0}};function bl(t){let e=t.previousElementSibling,n=e&&Ur(e.querySelectorAll(
".gp-ink"));if(!n)return!1;let[o,r]=[t.querySelector(".gp-ink").getClientRects()[0],Ur(n.getClientRects())];return!!(o&&r)&&Vr(o)>Vr(r)+10}function Ne(t,e,n){let o=c=>(c.
querySelector(".gp-ink")||c).getClientRects()[0],r=o(t[e]),i=null,a=1/0;for(let c=e+n;c>=0&&c<t.length;c+=n){let d=o(t[c]),m=d?(d.top-r.top)*n:0;if(m<r.height/2)
continue;let w=m*1e3+Math.abs(d.left-r.left);if(w>=a+1e3*r.height)break;w<a&&([i,a]=[t[c],w])}return i}var Kr=t=>!!t&&t.tagName==="WBR",Ur=t=>t[t.length-1],Vr=({
top:t,bottom:e})=>(t+e)/2;function qt(t,e,n,o){let i=l("div","gp-card",null,{popover:"manual","aria-hidden":"true"}),a=l("div","gp-card-head"),c=l("dl","gp-card-facts"),d=l("ol","gp-card\
-rivals"),m=l("div","gp-card-key");m.append(l("i","gp-card-after"),`${s("after the processors")} `,l("i","gp-card-before"),s("before them")),i.append(a,c,d,m),i.
hidden=!0,t.append(i);let w=null,b=null,y=null;function P(g,x){c.append(l("dt","",g),l("dd","",x))}function T(){let{id:g,text:x,where:M,step:L,why:C}=o(w);if(a.
replaceChildren(oe(x,"gp-card-word"),l("span","",s("{where}, id {id}",{where:M,id:g}))),c.replaceChildren(),d.hidden=m.hidden=!L,C&&c.append(l("dd","gp-card-why",
C)),!L)return;v(L);let N=E(L),S=Math.max(...N.flatMap(({after:q,before:R})=>[q,R]),1e-9);d.replaceChildren(...N.map(q=>_(q,S))),m.hidden=!L.distribution.stages.
length}function v(g){let{chosen:x,distribution:M}=g,{probability:L,rawProbability:C,surprisal:N}=ye(g);M.stages.length||x.logprob!==x.raw_logprob?(P(s("Probabil\
ity after the processors"),x.logprob===null?lt(x):j(L)),P(s("before the processors"),j(C))):P(s("Probability (no processor ran)"),j(C));let S=[x.rank&&s("{rank}\
 after",{rank:z(x.rank)}),x.raw_rank&&s("{rank} before",{rank:z(x.raw_rank)})].filter(Boolean);if(S.length){let q=x.rank===x.raw_rank;P(s("Rank of {count}",{count:z(
M.vocab)}),q?z(x.rank):S.join(", "))}P(s("Surprisal"),ue(N,n.unit))}function E({chosen:g,distribution:x}){let M=x.candidates.map(C=>({candidate:C,after:X(C.logprob),
before:X(C.raw_logprob),isChosen:C.token_id===g.token_id}));M.sort((C,N)=>Math.max(N.after,N.before)-Math.max(C.after,C.before));let L=M.slice(0,5);return L.some(
({isChosen:C})=>C)||L.push({candidate:g,after:X(g.logprob),before:X(g.raw_logprob),isChosen:!0}),L}function _({candidate:g,after:x,before:M,isChosen:L},C){let N=g.
logprob===null,S=l("li",(L?"gp-card-chosen":"")+(N?" gp-card-removed":"")),q=l("span","gp-card-tracks");for(let[R,D]of[["after",x],["before",M]]){let W=l("i","g\
p-card-"+R);W.style.width=`${D/C*100}%`,q.append(W)}return N&&q.firstChild.replaceWith(l("small","",lt(g))),S.append(l("span","gp-card-sign",L?"▶":N?"✕":""),
oe(g.text,"gp-card-word"),q,l("span","gp-card-value",j(N?M:x))),S}function $(){let g=(w.querySelector(".gp-ink")||w).getClientRects()[0],x=e.getBoundingClientRect();
if(!g||g.bottom<x.top||g.top>x.bottom){k();return}let[M,L]=[i.offsetWidth,i.offsetHeight],{clientWidth:C,clientHeight:N}=document.documentElement,S=g.bottom+9,q=S+
L+8<=N?S:g.top-L-9;i.style.left=`${Math.max(8,Math.min(g.left,C-M-8))}px`,i.style.top=`${Math.max(8,Math.min(q,N-L-8))}px`}function A(g,x=null){o(g)&&(w=g,b=x,y=
null,T(),i.hidden&&(i.hidden=!1,i.showPopover&&i.showPopover(),document.addEventListener("keydown",h,!0),document.addEventListener("scroll",u,{capture:!0,passive:!0})),
$())}function k(){w&&(w=null,i.hidden=!0,i.hidePopover&&i.isConnected&&i.hidePopover(),document.removeEventListener("keydown",h,!0),document.removeEventListener(
"scroll",u,{capture:!0}))}function h({key:g}){g==="Escape"&&p()}function p(){y=w,k()}function u(){let g=b&&document.elementFromPoint(b.clientX,b.clientY);!w.isConnected||
b&&!w.contains(g)?k():$()}e.addEventListener("pointermove",g=>{if(g.pointerType==="touch")return;let x=g.target.closest('[role="button"]');!x||!o(x)?b&&k():x!==
w&&x!==y&&A(x,g)}),e.addEventListener("pointerleave",()=>{y=null,b&&k()}),e.addEventListener("focusin",({target:g})=>g.matches(":focus-visible")&&A(g)),e.addEventListener(
"focusout",({target:g})=>g===w&&!b&&k());function f(g){w&&(w.isConnected?g&&(T(),$()):k())}return{show:A,hide:k,dismiss:p,refresh:f}}var lt=({removed_by:t})=>s(
"removed by {processor}",{processor:t?Ce(t)[0]:s("a processor")});function Ge(t,e){if(e.piece===null){let n=l("bdi","gp-ink gp-special");Le(n,e.text),t.append(n)}else $t(e)?t.append(e.piece,l("span","gp-ink gp-byte","",{"data-\
bytes":Mn(e.text)||"·"})):hr(t,e.piece)}function dt(t,e,n,o){let r=o&&$t(o)?t.tokens.at(-1).parentNode:null;if(r&&n.piece!==null)r.append(e);else if($t(n)){let i=l(
"span","gp-bytes");i.append(e),t.rows.append(i)}else t.rows.append(e);t.tokens.push(e)}function It(t,e){for(;t.tokens.length>e;){let n=t.tokens.pop(),o=n.closest(
".gp-bytes");o&&o.childNodes.length>1?n.remove():t.rows.removeLast()}}function Nn(t,e){let{probability:n,rawProbability:o,rank:r,surprisal:i}=ye(t),a=[t.chosen.
logprob===null?lt(t.chosen):s("probability {share}",{share:j(n)})];return j(o)!==j(n)&&a.push(s("{share} before the processors",{share:j(o)})),r!==null&&a.push(
s("rank {rank} of {count}",{rank:z(r),count:z(t.distribution.vocab)})),[...a,s("surprisal {amount}",{amount:ue(i,e)})]}var ln=(t,e,n)=>e>0?(t-n*e)/Math.sqrt(e*n*(1-n)):null;function Be(t){if(t<0)return 1-Be(-t);let e=Math.exp(-t*t/2)/Math.sqrt(2*Math.PI);if(t>3){let r=t;for(let i=120;i>
0;i--)r=t+i/r;return e/r}let[n,o]=[0,t];for(let r=1;o>1e-18;r+=2)n+=o,o*=t*t/(r+2);return .5-e*n}var Jr=(t,e,n)=>t>e?n**2*e*(1-e)/(t-e)**2:1/0;function Ke(t){if(t>=
1e-4)return j(t);if(t<1e-300)return s("less than {p}",{p:"10⁻³⁰⁰"});let[e,n]=t.toExponential(1).split("e-");return`${e} × 10⁻${[...n].map(o=>"⁰¹²³⁴⁵⁶⁷\
⁸⁹"[o]).join("")}`}function Rt(t){let e=Be(t);if(e>.1)return s("{share} of texts without this watermark pass it.",{share:j(e)});let n=1/e;return n>=1e9?s("A\
 share of {p} of texts without this watermark passes it.",{p:Ke(e)}):s("One in {odds} texts without this watermark passes it.",{odds:z(Number(n.toPrecision(n<1e4?
3:2)))})}var kl=({green:t})=>t==null?"none":t?"green":"red",yl=t=>Math.round(Math.max(0,Math.min(1,(t-.2)/.6))*10);function xl(t,e,n){let o=l("span","gp-token",
null,{tabindex:"-1",role:"img"});if(Ge(o,t),Yr(o,e),n===void 0)return o;let r=typeof n=="function"?n:()=>n;return o.setAttribute("aria-label",r()),xe(o,r),o}function Yr(t,{
green:e=null,g:n=null,counted:o=!0}){let r=t.querySelector(".gp-ink");if(n===null)t.dataset.list=kl({green:e});else{let i=yl(n);t.dataset.list="g",r.style.backgroundColor=
`var(--gp-prob-${i})`,r.style.backgroundSize=`2px ${i*10}%`}o||(t.dataset.counted="no")}var Te=class{constructor(e,{press:n=null}={}){this.body=e,this.press=n,this.
items=[],this.tokens=[],this.stop=null,this.width=0,this.timer=0,e.classList.add("gp-marked"),this.rows=new Xe(e),e.addEventListener("keydown",o=>this.keyed(o)),
e.addEventListener("click",o=>this.pressed(o.target.closest(".gp-token"))),new ResizeObserver(()=>this.resized()).observe(e)}show(e,n=0){this.cut(Math.min(n,this.
tokens.length));for(let o=this.tokens.length;o<e.length;o++){let{token:r,mark:i,words:a}=e[o],c=xl(r,i,a);this.press&&c.setAttribute("role","button"),dt(this,c,
r,o?this.items[o-1].token:null),this.items.push(e[o])}!this.stop&&this.tokens.length&&this.reach(this.tokens[0]),this.rows.settle()}cut(e){It(this,e),this.items.
length=e,this.stop&&!this.stop.isConnected&&(this.stop=null)}reach(e){this.stop&&(this.stop.tabIndex=-1),this.stop=e,e.tabIndex=0}pressed(e){let n=this.tokens.indexOf(
e);n<0||(this.reach(e),this.press&&this.press(this.items[n]))}keyed(e){let n=this.tokens.indexOf(e.target.closest(".gp-token"));if(n<0||e.ctrlKey||e.metaKey||e.
altKey)return;let o={ArrowRight:()=>this.tokens[n+1],ArrowLeft:()=>this.tokens[n-1],ArrowDown:()=>Ne(this.tokens,n,1),ArrowUp:()=>Ne(this.tokens,n,-1),Home:()=>this.
tokens[0],End:()=>this.tokens.at(-1),Enter:()=>this.tokens[n]," ":()=>this.tokens[n]}[e.key];if(!o)return;e.preventDefault();let r=o();r&&(this.reach(r),r.focus(
{preventScroll:!0}),r.scrollIntoView({block:"nearest"}),r===this.tokens[n]&&this.pressed(r))}resized(){let{clientWidth:e}=this.body;!e||e===this.width||(this.width=
e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),200))}};function Ue(t,e,{unscored:n=!1,repeated:o=!1,faint:r=s("fai\
nt: seen before, not counted")}={}){let i=[e,n,o,r].join();if(t.dataset.legend===i)return;t.dataset.legend=i,t.classList.add("gp-marked","gp-mark-legend");let a=(d,m,w)=>{
let b=l("span"),y=l("span","",null,{"aria-hidden":"true"});return y.append(l("span","gp-ink",m)),Yr(y,d),b.append(y,w),b},c=e==="synthid"?[a({g:.2},"g",s("mean \
g-value 0.2 or less")),a({g:.5},"g",s("0.5, as by chance")),a({g:.8},"g",s("0.8 or more"))]:[a({green:!0},"◆",s("green: on the green list")),a({green:!1},"◇",
s("red: not on the green list"))];n&&c.push(a({},"abc",s("not scored"))),o&&c.push(a(e==="synthid"?{g:.5,counted:!1}:{green:!0,counted:!1},"abc",r)),t.replaceChildren(
...c)}var vl=400,Sl=12;function zt(t,{curves:e,threshold:n,needed:o=null,label:r=s("z over the number of tokens"),title:i=s("tokens scored"),yTitle:a="z",from:c=40,
height:d=260}){let m=e.filter(({points:k})=>k.length),w=m.flatMap(({points:k})=>k),b=Math.max(c,...w.map(([k])=>k)),y=o&&o.at<=2*b?Math.max(b,o.at*1.05):b,P=w.map(
([,k])=>k),T=Math.min(-.5,...P)*1.08,v=Math.max(n*1.15,1,...P)*1.06,E=Hr(t,{height:d,x:[0,y],y:[T,v],left:40,top:24}),_=E.width-E.right,$=[...Gr(E,{xTicks:Zo(0,
y,E.inner/90),yTicks:Zo(T,v,5),xTitle:i,yTitle:a}),At("gp-unity",E.left,E.y(0),_,E.y(0)),At("gp-z-threshold",E.left,E.y(n),_,E.y(n)),...m.map(({look:k,points:h})=>gr(
`gp-z-${k}`,Ol(h,vl).map(([p,u])=>[E.x(p),E.y(u)]))),...m.map(({look:k,points:h})=>Ml(E,k,h.at(-1))),_l(E,m,n)],A=El(E,m);if(o&&o.at<=y){let[k,h]=[E.x(o.at),E.y(
n)];A.push(Fo("",o.words,[["path","gp-z-needed",{d:`M${be(k)} ${be(h)}l-6 11h12Z`},[]]]))}E.draw(r,[$,A])}function _l(t,[e],n){let o=([,a])=>Math.abs(a-n),{points:r}=e||
{points:[]},i=r.length>0&&o(r.at(-1))>o(r[Math.floor(r.length/8)]);return yt("gp-halo gp-strong",i?t.width-t.right:t.left+5,t.y(n)-6,s("threshold {value}",{value:Number(
n.toFixed(2))}),i?"end":"start")}function Ol(t,e){let n=Math.ceil(t.length/e);return t.filter((o,r)=>r%n===0||r===t.length-1)}var Ml=(t,e,[n,o])=>e==="measured"?
["circle","gp-measured",{cx:be(t.x(n)),cy:be(t.y(o)),r:5},[]]:["path",`gp-z-end gp-z-end-${e}`,{d:wr(t.x(n),t.y(o),4.5)},[]];function El(t,e){let n=Math.max(0,...e.
map(({points:r})=>r.at(-1)[0])),o=Math.min(Sl,n);return Array.from({length:o},(r,i)=>{let[a,c]=[n*i/o,n*(i+1)/o],d=e.map(({name:w,points:b})=>{let y=b.findLast(
([P])=>P<=c);return y&&y[0]>a?`${w} ${y[1].toFixed(2)}`:""}).filter(Boolean);if(!d.length)return null;let m={x:be(t.x(a)),y:t.top,width:be(t.x(c)-t.x(a)),height:be(
t.height-t.bottom-t.top)};return Fo("gp-z-place",B(Math.floor(c),"After {count} token: {values}","After {count} tokens: {values}",{values:d.join(", ")}),[["rect",
"gp-catch",m,[]]])}).filter(Boolean)}function Bt(t,e){let n=Z(t,e.length,()=>{let o=l("span"),r=ee("svg");return G(r,{width:26,height:8,"aria-hidden":"true"}),r.
append(ee("path")),G(r.firstElementChild,{d:"M1 4H25"}),o.append(r,l("span")),o});e.forEach(({name:o,look:r,tip:i},a)=>{let[c,d]=n[a].children;G(c.firstChild,{class:`\
gp-z-${r}`}),O(d,o),i&&G(d,{tabindex:0,"data-tip":i})})}function dn({name:t,masked:e}){return t==="alone"?s("Alone"):t==="left"?e?s("Padded on the left"):s("Padded on the left, without a mask"):e?s("Padded on the rig\
ht"):s("Padded on the right, without a mask")}function Qo(t,e){if(!U(t))return s("infinite");let n=Oe(t,e),o=Math.abs(n);if(o<1e-15)return`0 ${s(e)}`;let r=o<1e-4?
Ke(o):o.toFixed(o<.01?4:3);return`${n<0?"−":""}${r} ${s(e)}`}function Xr(t,e,n){let{prompts:o,sampled:r,ways:[i]}=t,a=o.length,c=e.answers.map(({kl:P})=>U(P)?
P:1/0),d=e.answers.filter(({read:P},T)=>P.length>i.answers[T].read.length).length,m=[s("Divergence of the first new token from that of the prompt alone: at most\
 {distance}.",{distance:Qo(Math.max(...c),n)})];d||m.push(s("No prompt is shorter than another, so nothing was padded.")),e.guessed?m.push(s("generate has found\
 the padding by itself, because no text ends with this pad token.")):!e.masked&&d&&m.push(s("The model has read the padding as text."));let w=e.answers.filter(({
same:P})=>!P).length,[b,y]=r?["even","○"]:w?["bad","✗"]:["good","✓"];return[b,y,Tl(b,dn(e),w,a),m.join(" ")]}function Tl(t,e,n,o){return t==="even"?s("{wa\
y}: the texts are drawn anew, so they are not compared.",{way:e}):t==="good"?B(o,"{way}: the prompt gives the same text as alone.","{way}: each of the {count} p\
rompts gives the same text as alone.",{way:e}):o===1?s("{way}: the prompt gives a different text than alone.",{way:e}):B(n,"{way}: {count} of {all} prompts give\
s a different text than alone.","{way}: {count} of {all} prompts give a different text than alone.",{way:e,all:o})}function es({sampled:t},{name:e},{same:n}){return e===
"alone"?["even","",""]:t?["even","○",s("drawn anew")]:n?["good","✓",s("the same as alone")]:["bad","✗",s("a different text than alone")]}function $l({parts_at:t,
new:e},n){if(t===null)return"";let o=r=>r[t]?Y(r[t][1]):s("the end");return s("diverges at new token {number}: {own}, alone {alone}",{number:t+1,own:o(e),alone:o(
n.new)})}function Zr(t,e,n,o,r){let i=n.first.slice(0,3).map(([m,w])=>`${Y(m)} ${j(X(w))}`),a=[s("first: {tokens}",{tokens:i.join(", ")}),s("The likeliest first\
 new tokens, with their probabilities before the logits processors.")];if(e.name==="alone")return[a];let[,c]=o.new[0],d=t.sampled?"":$l(n,o);return[...d?[[d,s("\
The first token that differs. What comes after it continues a different text.")]]:[],[s("KL {distance}",{distance:Qo(n.kl,r)}),s("Kullback-Leibler divergence be\
tween the distributions of the first new token, alone ‖ this way, before the logits processors. 0 where they are the same.")],[s("log p of {token} {change}",{
token:Y(c),change:`${U(n.change)&&n.change>0?"+":""}${Qo(n.change,r)}`}),s("The change in the log-probability of the token that the prompt alone chose first.")],
a]}function Qr({model:t,mode:e,prompts:n,width:o,pad:r,borrowed:i,dtype:a,seed:c,sampled:d,ways:[m]}){let w=d?s("{mode}, seed {seed}",{mode:bt(e),seed:c}):bt(e),
b=m.answers.some(({read:y})=>y.length<o);return`${t}, ${a}; ${w}; ${b?Ll(n.length,o,r[1],i):B(n.length,"{count} prompt of {width} tokens","{count} prompts of {w\
idth} tokens",{width:o})}`}var Ll=(t,e,n,o)=>o?B(t,"{count} prompt, padded to {width} tokens with {pad}, the end-of-text token","{count} prompts, padded to {wid\
th} tokens with {pad}, the end-of-text token",{width:e,pad:n}):B(t,"{count} prompt, padded to {width} tokens with {pad}","{count} prompts, padded to {width} tok\
ens with {pad}",{width:e,pad:n});function ei(t,e){let n=w=>t.querySelector(".gp-"+w);function i(w){let b=w.ways.slice(1).map(y=>Xr(w,y,e.unit));n("batch-verdicts").replaceChildren(...b.map(([y,
P,T,v])=>{let E=l("li","",null,{"data-verdict":y}),_=l("span","",T);return _.append(l("small","",v)),E.append(l("span","gp-sign",P,{"aria-hidden":"true"}),_),E})),
O(n("told"),b.map(([,,y])=>y).join(" "))}function a(w,b){let y=l("details","gp-one-prompt"),P=l("summary","",`${s("Prompt {number}:",{number:b+1})} `),T=[...w.prompts[b]],
v=l("bdi","gp-prompt-text",T.slice(0,200).join("")+(T.length>200?"…":"")),E=w.ways.slice(1).map($=>`${es(w,$,$.answers[b])[1]} ${dn($)}`);P.append(v,l("span",
"gp-way-signs",` ${E.join(" · ")}`)),y.append(P);let _=()=>{y.open&&y.childElementCount===1&&y.append(...w.ways.map($=>c(w,$,b)))};return y.addEventListener("t\
oggle",_),y.open=b<6,_(),y}function c(w,b,y){let[P,T]=[w.ways[0].answers[y],b.answers[y]],[v,E,_]=es(w,b,T),$=l("div","gp-way",null,{"data-verdict":v}),A=l("h3",
"gp-way-name");A.append(l("span","gp-sign",E,{"aria-hidden":"true"}),dn(b),l("small","",_));let k=s("Prompt {number} as the model reads it: {way}",{number:y+1,way:dn(
b)}),h=d(w,b,T,P,k),p=l("p","gp-gave"),u=l("span","gp-new");Dr(u,T.new,w.sampled?null:T.parts_at),p.append(l("span","gp-gave-words",`${s("Output:")} `),u);let f=l(
"p","gp-measures");for(let[x,M]of Zr(w,b,T,P,e.unit))f.append(l("span","",x,{tabindex:0,"data-tip":M}));let g=l("div","gp-way-body");return g.append(h,p,f),$.append(
A,g),$}function d({is_encoder_decoder:w},{name:b},{read:y},P,T){if(b!=="alone"&&JSON.stringify(y)===JSON.stringify(P.read))return l("p","gp-note",s("As long as \
the longest prompt: there is no padding, and the row is that of the prompt alone."));let v=l("div","gp-scroll",null,{tabindex:0,role:"region","aria-label":T});return v.
append(Fr(y,{text:P.read.length,side:b,goesOn:!w,caption:T})),v}function m(w){O(n("about"),Qr(w)),i(w),K(n("of-decoder"),!w.is_encoder_decoder),n("batch-prompts").
replaceChildren(...w.prompts.map((b,y)=>a(w,y)))}return w=>{t.hidden=!e.found,!t.hidden&&(w.found||w.unit)&&m(e.found)}}function jt({effective:t,config:e}){let n={...t,...e},o=(n.constraints||[]).map(i=>i.any_of||[i.phrase||[]]),r=(n.force_words_ids||[]).map(i=>Array.isArray(i[0])?
i:[i]);return[...o,...r].map(i=>({alternatives:i,length:Math.max(...i.map(a=>a.length))}))}function ti(t,e){let n=t.map(r=>e.get(r)),o=n.indexOf(void 0);return(o<
0?n:[...n.slice(0,o),"…"]).join("")}function ht({alternatives:t,length:e},n,o,r){if(n>=e)return!0;let i=t.filter(c=>c.length===n);if(!i.length)return!1;let a=[
...r,...fe(o).map(c=>c.chosen.token_id)].join(" ")+" ";return i.some(c=>` ${a}`.includes(` ${c.join(" ")} `))}var Al={running:["●",({beam:t})=>s("beam {number}",{number:t+1})],finished:["■",()=>s("ended")],ended:["□",()=>s("ended, not counted")],pruned:["✕",()=>s(
"pruned")]};function ni(t,e){let r=t.querySelector(".gp-beam-table"),i=t.querySelector(".gp-where"),a=t.querySelector(".gp-more"),c={lost:4,progress:7},d=t.querySelector(
".gp-constraints"),m=[],w=[],b=[];function y(f){let g=40-f.filter(C=>C.beam.status!=="pruned").length,x=({beam:C})=>C.beam??(C.status==="finished"?1e6:1e7),M=f.
filter(C=>C.beam.status!=="pruned"||g-- >0).sort((C,N)=>x(C)-x(N)),L=new Map;for(let C of M){let N=C.beam.group??null;L.has(N)||L.set(N,[]),L.get(N).push(C)}return[
...L].sort(([C],[N])=>C-N)}function P(f,g){let x=new Map;for(let{beam:M}of f)M.status==="running"&&M.group<g&&x.set(M.text,(x.get(M.text)||0)+1);return x}function T(f){
let g="",x=f.before;for(;x&&g.length<32;x=x.before)g=(x.piece??x.chosen.text)+g;return(x||g.length>32?"…":"")+Array.from(g).slice(-32).join("")}function v(){let f=l(
"tbody"),g=f.insertRow(),x=l("th","gp-group-head",null,{scope:"rowgroup",colspan:"8"}),[M,L]=[l("b","gp-badge"),l("span")];return x.append(M,L),g.append(x),r.append(
f),w.push({body:f,head:g,badge:M,took:L,rows:[]}),w.at(-1)}function E(f){let g=f.body.insertRow(),x=Array.from({length:8},()=>g.insertCell()),[M,L,C]=[l("span",
"gp-sign"),l("span"),l("span","gp-flag","⚑ "+s("forced"))];x[0].append(M,L,C);let N=l("button","gp-pick",null,{type:"button",tabindex:"-1"}),[S,q,R]=[l("span",
"gp-tail"),l("bdi","gp-tail-text"),l("bdi","gp-word")];return S.append(q),N.append(S,R),x[1].append(N),f.rows.push({row:g,cells:x,sign:M,fate:L,flag:C,pick:N,tail:q,
word:R,node:null}),f.rows.at(-1)}function _(f,g,x){let{beam:M}=g,[L,C]=Al[M.status]||["",()=>M.status];f.node=g,f.row.dataset.status=M.status,f.row.className=x?
"gp-looked":"",O(f.sign,L),O(f.fate,C(M)),f.flag.hidden=!M.forced;let N=T(g);f.tail.replaceChildren(),Tt(f.tail,N),Le(f.word,M.text),f.pick.tabIndex=x?0:-1,f.pick.
setAttribute("aria-pressed",String(x&&e.selected===g));let S=[C(M),...M.forced?[s("forced")]:[]].join(", ");f.pick.setAttribute("aria-label",s("{fate}: {text}",
{fate:S,text:Y(N+M.text)})),O(f.cells[2],g.before?s("beam {number}",{number:M.parent+1}):s(e.readsSource?"start":"prompt")),O(f.cells[3],J(M.logprob)),O(f.cells[4],
M.diversity_penalty?`-${J(M.diversity_penalty)}`:"–"),O(f.cells[5],J(M.score)),O(f.cells[6],J(M.final_score)),M.progress&&f.cells[7].replaceChildren(...A(g))}
function $(f){if(d.hidden=!f||!m.length,d.hidden)return;let g=m.map(({alternatives:x,length:M})=>{let L=l("li");return x.forEach((C,N)=>{N&&L.append(` ${s("or")}\
 `),L.append(oe(ti(C,e.texts)))}),L.append(" "+B(M,"({count} token)","({count} tokens)")),L});g.map(x=>x.textContent).join(`
`)!==d.dataset.said&&(d.dataset.said=g.map(x=>x.textContent).join(`
`),d.replaceChildren(...g))}function A(f){let g=e.prefix.map(L=>L.token_id),x=f.beam.progress.map((L,C)=>{let N=l("span","gp-goal"),S=m[C];for(let q=0;S&&q<Math.
min(S.length,8);q++)N.append(l("i",q<L?"gp-full-block":""));return S&&ht(S,L,f,g)?N.append(` ✓ ${s("done")}`):N.append(" "+(S?s("{progress} of {length}",{progress:L,
length:S.length}):String(L))),N}),{bank:M}=f.beam;return M==null?x:[...x,l("span","gp-note",s("bank {bank}",{bank:M}))]}function k(f,[g,x],M,L,C){if(f.body.hidden=
!x,!!x){if(f.head.hidden=g===null,g!==null){O(f.badge,Pe(g)),f.body.dataset.look=g%4;let N=[...P(M,g)].flatMap(([S,q])=>[oe(S,"gp-took"),q>1?` × ${q}`:""]);f.took.
replaceChildren(...N.length?[s("Earlier groups have just chosen:"),...N]:[s("Chooses first: no penalty")])}for(;f.rows.length<x.length;)E(f);f.rows.forEach((N,S)=>{
if(N.row.hidden=S>=x.length,!(S>=x.length)){for(let[q,R]of Object.entries(c))N.cells[R].hidden=!C[q];_(N,x[S],x[S]===L)}})}}function h(f){let x=e.prompts[f.sequence].
steps[f.index],M={lost:x.some(({beam:S})=>(S.group??null)!==null),progress:x.some(({beam:S})=>S.progress)};for(let[S,q]of Object.entries(c))r.tHead.rows[0].cells[q].
hidden=!M[S];let L=y(x);for(;w.length<L.length;)v();w.forEach((S,q)=>k(S,L[q]||[null,null],x,f,M));let C=x.length-L.reduce((S,[,q])=>S+q.length,0);a.hidden=C<=0,
O(a,B(C,"and {count} more that was pruned","and {count} more that were pruned"));let N={token:f.index+1,prompt:f.sequence+1};O(i,e.prompts.length>1?s("at token \
{token} of prompt {prompt}",N):s("at token {token}",N)),$(M.progress)}let p=()=>w.filter(({body:f})=>!f.hidden).flatMap(({rows:f})=>f.filter(({row:g})=>!g.hidden)),
u=f=>p().findIndex(({pick:g})=>g.contains(f.target));return r.addEventListener("click",f=>{let g=u(f);g>=0&&e.selectStep(p()[g].node)}),r.addEventListener("keyd\
own",f=>{f.key==="Escape"&&e.selectStep(null);let g=u(f),x={ArrowDown:1,ArrowUp:-1}[f.key];if(g<0||!x)return;f.preventDefault();let M=p()[g+x];M&&(e.selectStep(
M.node),M.pick.focus())}),f=>{f.run&&e.started&&(m=jt(e.started));let g=e.usesBeams?e.current():null;t.hidden=!g,!(!g||g===b[0]&&e.selected===b[1])&&(b=[g,e.selected],
h(g))}}var ce={node:108,fold:236,gap:34,row:38,leaf:20,between:8,margin:20,band:22,short:3},oi=new Set(["running"]),pt=new Set(["finished"]);function si(t,e){let n=Math.
min(e.upTo,t.steps.length-1),o=ts(t,n),r=new Map((e.returned||[]).map((b,y)=>[b,y+1])),i=hn([...o,...r.keys(),...Wn(t,n)]),{kids:a,hidden:c}=Cl(t,n,e,i,o),{lanes:d,
counts:m}=ql(t,n,a),w=Rl(t,n,a,d,e);return zl(t,{last:n,kept:o,outputs:r,alive:i,kids:a,hidden:c,lanes:d,counts:m,columns:w,options:e})}var Wn=(t,e)=>(t.steps[e]||
[]).filter(({beam:n})=>oi.has(n.status));function ts(t,e){let n=t.steps.slice(0,e+1).flat().filter(({beam:o})=>pt.has(o.status));return n.sort((o,r)=>r.beam.final_score-
o.beam.final_score),new Set(n.slice(0,(t.pools[e]||[]).length))}function hn(t){let e=new Set;for(let n of t)for(;n&&!e.has(n);n=n.before)e.add(n);return e}function Cl(t,e,n,o,r){
let i=new Map,a=new Set([null]),c=new Map,d=new Map,m=w=>(i.has(w)||i.set(w,{on:[],off:[]}),i.get(w));m(null);for(let w=0;w<=e;w++){for(let b of t.steps[w]){let{
before:y}=b,P=n.collapsed.has(y)?y:c.get(y);P!=null?(c.set(b,P),d.set(P,(d.get(P)||0)+1)):oi.has(b.beam.status)?(n.lost||o.has(b))&&(m(y).on.push(b),a.add(b)):(!pt.
has(b.beam.status)||n.lost||r.has(b))&&m(y).off.push(b)}t.distributions[w].forEach((b,y)=>{let P=Nl(t,w,y);n.candidates&&a.has(P)&&!n.collapsed.has(P)&&Wl(t,w,y,
b,m(P),n.candidates)})}for(let w of i.values()){w.on.sort((T,v)=>T.beam.beam-v.beam.beam);let b=w.off.filter(({beam:T})=>pt.has(T.status)),y=w.off.filter(({beam:T})=>!pt.
has(T.status)),P=(T,v)=>v.beam.score-T.beam.score;w.off=[...b.sort(P),...Pl(y.sort(P),n.candidates)]}return{kids:i,hidden:d}}function Pl(t,e){let n=new Map;return t.
filter(({beam:{parent:o}})=>(n.set(o,(n.get(o)||0)+1),n.get(o)<=e))}function Nl(t,e,n){if(!(e<=t.given&&!t.steps[e].some(({beam:o})=>o.parent===n)))return e?t.byStep[e-
1].get(n):null}function Wl(t,e,n,o,r,i){let a=i-r.off.filter(({beam:d})=>d.parent===n&&!pt.has(d.status)).length;if(a<=0)return;let c=new Set(t.steps[e].filter(
({beam:d})=>d.parent===n).map(({beam:d})=>d.token_id));for(let d of o.candidates)if(!(d.logprob===null||c.has(d.token_id))&&(r.off.push(_r(t,e,n,o,d)),a-=1,!a))
return}function ql(t,e,n){let o=new Map,r=new Map;for(let a=0;a<=e;a++){let c=[],d=new Set;for(let m of Wn(t,a)){let w=n.get(m.before);if(!w||!w.on.includes(m))
continue;let b=m.beam.group??0;r.has(b)||r.set(b,[]),w.on.find(({beam:P})=>(P.group??0)===b)===m&&m.before&&o.has(m.before)?(o.set(m,o.get(m.before)),r.get(b)[o.
get(m).number]=a,d.add(m)):c.push(m)}c.sort((m,w)=>m.beam.beam-w.beam.beam);for(let m of c){let w=m.beam.group??0,b=Il(r.get(w),a,m.before&&o.has(m.before)?o.get(
m.before).number:0);r.get(w)[b]=a,o.set(m,{group:w,number:b})}}let i=new Map([...r].sort(([a],[c])=>a-c).map(([a,c])=>[a,Math.max(1,c.length)]));return{lanes:o,
counts:i}}function Il(t,e,n){let o=a=>a.sort((c,d)=>Math.abs(c-n)-Math.abs(d-n)||d-c)[0],i=t.map((a,c)=>c).filter(a=>t[a]<e-1);return i.length?o(i):t.length}function Rl(t,e,n,o,r){
let i=d=>Wn(t,d-1).every(m=>{if(!o.has(m))return!0;let w=n.get(m);return w&&w.on.length===1&&!w.off.some(({beam:b})=>pt.has(b.status))}),a=[],c=r.live?e-2:e;for(let d=0;d<=
e;d++){let m=a.at(-1);r.fold&&m&&d<=c&&i(d)?m.to=d:a.push({from:d,to:d})}return a.flatMap(d=>{let m=d.to-d.from+1;return m>=ce.short&&!r.unfolded.has(d.from)?[d]:
Array.from({length:m},(w,b)=>({from:d.from+b,to:d.from+b,...m>=ce.short&&b===0?{open:!0}:{}}))})}function zl(t,{last:e,kept:n,outputs:o,alive:r,kids:i,hidden:a,
lanes:c,counts:d,columns:m,options:w}){let b=[],y=ce.margin+ce.node+ce.gap;for(let u of m){u.x=y,u.folded=u.to>u.from,u.width=u.folded?ce.fold:ce.node,y+=u.width+
ce.gap;for(let f=u.from;f<=u.to;f++)b[f]=u}let{tops:P,bands:T,height:v}=Bl(i,c,d,b),E=u=>P.get(u.group)[u.number],_={node:null,nodes:[],look:"root",x:ce.margin,
y:jl(P),width:ce.node,height:ce.row-4,hidden:0},$=[_],A=new Map([[null,_]]),k=[];function h(u,f,g){let x=b[u.index],M={node:u,nodes:[u],look:p(u),x:x.x,y:f,width:x.
width,height:g,hidden:a.get(u)||0,place:o.get(u)||null,folded:x.folded,column:x,greedy:w.greedy.has(u)};A.set(u,M),$.push(M);let L=A.get(u.before);return L&&k.push(
{from:L,to:M,look:M.look,share:Math.min(1,Math.exp(u.beam.logprob??-1/0))}),M}function p(u){let{status:f}=u.beam;return f==="finished"?n.has(u)?"kept":"fell":f!==
"running"?f:u.index===e?"tip":r.has(u)?"inner":"lost"}for(let u=0;u<=e;u++){let f=b[u];for(let g of Wn(t,u))if(c.has(g))if(u>f.from){let x=A.get(g.before);x&&(x.
nodes.push(g),x.node=g,x.look=p(g),x.greedy&&=w.greedy.has(g),x.hidden=a.get(g)||0,A.set(g,x))}else h(g,E(c.get(g)),ce.row-4).lane=c.get(g)}for(let[u,f]of i){let g=u===
null?null:c.get(u)&&E(c.get(u));if(g===void 0)continue;let x=new Map;for(let M of f.off){let L=b[M.index];if(!L||L.folded&&!pt.has(M.beam.status))continue;let C=g??
P.get(M.beam.group??0)[0],N=x.get(C)||0;x.set(C,N+1),h(M,C+ce.row+N*ce.leaf,ce.leaf-2)}}return{entries:$,edges:k,columns:m,bands:T,at:A,last:e,width:y-ce.gap+ce.
margin,height:v}}function Bl(t,e,n,o){let r=new Map;for(let[m,w]of t){let b=new Map;for(let y of w.off){let P=o[y.index];if(!P||P.folded&&!pt.has(y.beam.status))
continue;let T=m===null?{group:y.beam.group??0,number:0}:e.get(m);if(!T)continue;let v=`${T.group} ${T.number}`;b.set(v,(b.get(v)||0)+1)}for(let[y,P]of b)r.set(
y,Math.max(r.get(y)||0,P))}let i=new Map,a=[],c=ce.margin,d=n.size>1;for(let[m,w]of n){let b=c;d&&(c+=ce.band),i.set(m,[]);for(let y=0;y<w;y++)i.get(m).push(c),
c+=ce.row+(r.get(`${m} ${y}`)||0)*ce.leaf+ce.between;d&&a.push({group:m,y:b,height:c-b-4}),d&&(c+=8)}return i.size||i.set(0,[c]),{tops:i,bands:a,height:Math.max(
c,ce.margin+ce.row)+ce.margin-ce.between}}var jl=t=>[...t.values()][0][0];var Fl=`
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
`,rs={kept:"■",fell:"▤",ended:"□",pruned:"✕",unseen:"…",lost:"✕"},ns={tall:.55,small:.75},Dl=[1,1.8,3,4.5,6.5],Hl=[.05,.2,.5,.8],Gl={probability:({beam:t})=>j(
Math.min(1,X(t.logprob))),token:({beam:t})=>J(t.logprob,2),sum:({beam:t})=>J(t.score,2),score:(t,e)=>J(Nt(t,e),3),rank:t=>t.rank?`#${t.rank}`:`>${t.among??""}`},
Ft=class{constructor(e){this.element=e,e.classList.add("t-tree");let n=ee("style");n.textContent=Fl,this.world=ee("g"),this.bands=ee("g"),this.ruler=ee("g"),this.
edges=ee("g"),this.blocks=ee("g"),this.nodes=ee("g"),this.world.append(this.bands,this.ruler,this.edges,this.blocks,this.nodes),e.append(n,this.world),this.paths=
new Map,this.drawn=new Map}draw(e,n){let o=n.area?a=>a.x+a.width>=n.area[0]&&a.x<=n.area[2]&&a.y+a.height>=n.area[1]&&a.y<=n.area[3]:()=>!0,r=e.entries.filter(o),
i=a=>n.zoom>=(os(a)?ns.tall:ns.small);return this.drawBands(e),this.drawRuler(n.zoom>=ns.tall?e.columns.filter(({x:a,width:c})=>!n.area||a+c>=n.area[0]&&a<=n.area[2]):
[]),this.drawEdges(e,n),this.drawBlocks(r.filter(a=>!i(a)),n),this.drawNodes(r.filter(i),n),r.length}drawBands({bands:e,width:n}){let o=Z(this.bands,e.length,()=>{
let r=ee("g");return r.append(ee("rect","t-band"),ee("text")),r});e.forEach(({group:r,y:i,height:a},c)=>{let[d,m]=o[c].children;G(d,{x:4,y:i,width:n-8,height:a,
rx:8}),G(m,{y:i+16}),O(m,s("group {group}",{group:Pe(r)}))})}drawRuler(e){let n=Z(this.ruler,e.length,()=>ee("text","t-small"));e.forEach(({from:o,to:r,x:i},a)=>{
G(n[a],{x:i+8,y:12}),O(n[a],r>o?`${o+1}–${r+1}`:String(o+1))})}nameBandsAt(e){for(let n of this.bands.children)G(n.lastElementChild,{x:Math.max(14,e+10)})}drawEdges(e,n){
let o=new Map;for(let{from:r,to:i,look:a,share:c}of e.edges){let[d,m]=[r.x+r.width,i.x],[w,b]=[r.y+r.height/2,i.y+i.height/2];if(n.area&&(m<n.area[0]||d>n.area[2]||
Math.max(w,b)<n.area[1]||Math.min(w,b)>n.area[3]))continue;let y=n.path.has(i.node)||i.nodes.some(E=>n.path.has(E)),P=Math.min(40,(m-d)*.6),v=`t-edge t-w${Hl.filter(
E=>c>=E).length} ${Yl(i,a,y)}${n.dim&&!y?" t-dim":""}`;o.has(v)||o.set(v,[]),o.get(v).push(`M${d},${w}C${d+P},${w} ${m-P},${b} ${m},${b}`)}this.drawPaths(this.edges,
o,(r,i)=>{r.style.strokeWidth=`${Dl[Number(i.match(/t-w(\d)/)[1])]}px`})}drawPaths(e,n,o){for(let[r,i]of this.paths)i.parentNode===e&&!n.has(r)&&(i.remove(),this.
paths.delete(r));for(let[r,i]of n){let a=this.paths.get(r);a||(a=ee("path",r),o&&o(a,r),this.paths.set(r,a),r.includes("t-path")?e.append(a):e.prepend(a)),G(a,{
d:i.join("")})}}drawBlocks(e,n){let o=new Map;for(let r of e){let i=`t-blocks t-${ss(r,n.path)?"path":r.look}${n.dim&&!ss(r,n.path)?" t-dim":""}`;o.has(i)||o.set(
i,[]);let{x:a,y:c,width:d,height:m}=r;o.get(i).push(`M${a},${c+m*.2}h${d}v${m*.6}h${-d}z`)}this.drawPaths(this.blocks,o)}drawNodes(e,n){let o=new Map(this.drawn);
for(let r of e){let i=r.nodes[0]||null,a=this.drawn.get(i);(!a||a.tall!==os(r))&&(a&&a.group.remove(),a=Kl(os(r)),this.drawn.set(i,a),this.nodes.append(a.group)),
o.delete(i),this.drawNode(a,r,n)}for(let[r,{group:i}]of o)i.remove(),this.drawn.delete(r)}drawNode(e,n,o){let{node:r,x:i,y:a,width:c,height:d,look:m}=n,{group:w,
box:b,word:y,right:P,tall:T}=e,v=r?Gl[o.number](r,o.penalty):"";if(G(w,{class:this.classesOf(n,o),transform:`translate(${i} ${a})`}),G(b,{width:c,height:d}),G(P,
{x:c-8}),O(P,v),T)Ul(e,n,o);else{let E=`${n.greedy?"G":""}${rs[m]} `;O(y,E+qn(is(r),12-E.length-Math.ceil(v.length*.82)))}Vl(e,n)}classesOf(e,n){let{node:o,look:r}=e,
i=ss(e,n.path),a=[`t-${r}`];return o&&(o.beam.group??0)&&["inner","tip"].includes(r)&&a.push(`t-g${o.beam.group%4}`),o&&o.given&&a.push("t-given"),i&&a.push("t-\
path"),n.dim&&!i&&o&&a.push("t-dim"),a.join(" ")}},os=({height:t})=>t>ce.leaf;function Kl(t){let e=ee("g"),[n,o,r]=[ee("rect","t-box"),ee("text","t-word"),ee("t\
ext","t-small t-right")];e.append(n,o,r),G(n,{rx:t?7:5}),G(o,{x:8,y:t?14:13}),G(r,{y:t?28:13});let i=t?e.appendChild(ee("text","t-small")):null;return i&&G(i,{x:8,
y:28}),{group:e,box:n,word:o,right:r,left:i,tall:t,flag:null}}function Ul({word:t,left:e},n,o){let{node:r,nodes:i,look:a}=n,c=rs[a]?`${rs[a]} `:"";r?O(t,c+(i.length>
1?Xl(i.map(is).join(""),28):qn(is(r),12-c.length))):O(t,o.root),O(e,r?Jl(n,o):""),G(e,{class:r&&i.length<2&&In(r)?"t-small t-switch":"t-small"})}function Vl(t,{
look:e,place:n,hidden:o,width:r,height:i}){let a=n?`★${n}`:o?`+${o}`:"";if(!a&&e!=="kept"&&!t.flag)return;t.flag||(t.flag=[ee("rect","t-inside"),ee("rect","t-\
flag"),ee("text","t-flag-text")],t.group.append(...t.flag));let[c,d,m]=t.flag,w=8+7*a.length;G(c,{x:2.5,y:2.5,width:r-5,height:i-5,rx:3}),G(d,{x:r-w+4,y:-6,width:a?
w:0,height:14,rx:2}),G(m,{x:r-w/2+4,y:5}),O(m,a)}var ss=(t,e)=>t.nodes.some(n=>e.has(n)),In=t=>t.before!==null&&t.beam.status==="running"&&t.beam.parent!==t.beam.
beam;function Jl({node:t,nodes:e,greedy:n},o){let r=[n?"G":"",o.goals?o.goals(t):""].filter(Boolean).join(" ");return e.length>1?[B(e.length,"{count} token","{c\
ount} tokens"),r].filter(Boolean).join(" "):t.beam.status!=="running"?r:[t.given?s("given"):In(t)?`${t.beam.parent+1}→${t.beam.beam+1}`:String(t.beam.beam+1),
r].filter(Boolean).join(" ")}function Yl(t,e,n){return n?"t-path":["pruned","unseen","ended","lost"].includes(e)?"t-off":["kept","fell"].includes(e)?"t-ending":
`t-g${(t.node.beam.group??0)%4}`}var is=({beam:t,chosen:e})=>(t.text||e.text||"").replace(Et,n=>it[n]||"�")||s("(empty)"),ri=t=>/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u.
test(t)?2:1;function qn(t,e){let n=0,o=Array.from(t);for(let[r,i]of o.entries())if(n+=ri(i),n>e)return o.slice(0,Math.max(1,r-1)).join("")+"…";return t}function Xl(t,e){
let n=Array.from(t),o=Math.floor((e-1)/2);return n.reduce((r,i)=>r+ri(i),0)<=e?t:qn(t,o)+qn(n.slice(-o).join(""),o)}var ii=12e3;async function li(t,{tree:e,log:n,prompt:o,number:r,view:i,root:a}){let c=`beam-tree${r?"-"+(r+1):""}`,m=await{svg:()=>new Blob([di(e,i,a)],{type:"i\
mage/svg+xml"}),png:()=>Zl(e,i,a),json:()=>new Blob([JSON.stringify(ai(n,o,r),null,1)],{type:"application/json"}),dot:()=>new Blob([Ql(ai(n,o,r))],{type:"text/v\
nd.graphviz"})}[t](),w=l("a","",null,{href:URL.createObjectURL(m),download:`${c}.${t}`});w.click(),setTimeout(()=>URL.revokeObjectURL(w.href),6e4)}function di(t,e,n){
let o=ee("svg"),r=new Ft(o);r.draw(t,{...e,area:null,zoom:1}),r.nameBandsAt(0);let{width:i,height:a}=t;G(o,{xmlns:"http://www.w3.org/2000/svg",width:i,height:a,
viewBox:`0 0 ${i} ${a}`,class:"t-tree"});let c=getComputedStyle(n),d=o.querySelector("style");d.textContent=d.textContent.replace(/var\((--[\w-]+)\)/g,(w,b)=>c.
getPropertyValue(b).trim());let m=ee("rect");return G(m,{width:i,height:a,fill:c.getPropertyValue("--gp-page").trim()}),o.insertBefore(m,r.world),new XMLSerializer().
serializeToString(o)}async function Zl(t,e,n){let o=di(t,e,n),r=new Image;r.src="data:image/svg+xml;charset=utf-8,"+encodeURIComponent(o),await r.decode();let i=Math.
min(2,ii/t.width,ii/t.height),a=l("canvas","",null,{width:Math.ceil(t.width*i),height:Math.ceil(t.height*i)}),c=a.getContext("2d");c.scale(i,i),c.drawImage(r,0,
0,t.width,t.height);let d=await new Promise(m=>a.toBlob(m,"image/png"));if(!d)throw new Error(s("it is too large for the browser."));return d}function ai(t,e,n){
let{started:o}=t,r=o.effective.length_penalty??1,i=new Map,a=new Map;for(let{last:w}of t.returned||[])w&&w.sequence===n&&!a.has(w)&&a.set(w,a.size+1);let c=ts(e,
e.steps.length-1),d=e.steps.flatMap(w=>w).map(w=>{let{beam:b}=w;i.set(w,i.size);let y={id:i.get(w),parent:w.before?i.get(w.before):null,step:w.index+1,token_id:b.
token_id,token:b.text,piece:b.piece,logprob:b.logprob,raw_logprob:b.raw_logprob,sum:b.score,length:w.length,score:Nt(w,r),rank:w.rank,status:b.status,beam:b.beam,
parent_beam:b.parent};return w.given&&(y.given=!0),b.status==="finished"&&Object.assign(y,{final_score:b.final_score,kept:c.has(w)}),a.has(w)&&(y.output=a.get(w)),
(b.group??null)!==null&&Object.assign(y,{group:b.group,diversity_penalty:b.diversity_penalty}),b.progress&&Object.assign(y,{progress:b.progress,bank:b.bank,forced:b.
forced}),y}),m=t.readsSource?{source:o.prompt}:{prompt:o.prompt||pr(o)};return{format:"generation-playground/beam-tree",version:1,model:o.model,mode:o.mode,...m,
seed:o.seed,num_beams:o.effective.num_beams,length_penalty:r,early_stopping:o.effective.early_stopping??!1,nodes:d}}var ci=t=>'"'+t.replace(Et,e=>it[e]||"�").
replace(/[\\"]/g,"\\$&")+'"';function Ql({prompt:t,nodes:e}){let n=t===void 0?"start of the target":t.slice(-40),o={running:"style=solid",finished:'style=solid,\
 peripheries=2, color="#00755a"',ended:'style=dotted, color="#00755a"',pruned:'style=dashed, color="#6b7280", fontcolor="#6b7280"'},r=e.map(a=>{let c=ci(`${a.token}`).
slice(0,-1)+`\\n${J(a.logprob,2)}  ${J(a.sum,2)}  #${a.rank??""}"`;return`  n${a.id} [label=${c}, ${o[a.status]||""}${a.output?", penwidth=3":""}];`}),i=e.map(a=>{
let c=(.4+4*Math.min(1,X(a.logprob))).toFixed(2);return`  ${a.parent===null?"root":`n${a.parent}`} -> n${a.id} [penwidth=${c}${a.status==="pruned"?", style=dash\
ed":""}];`});return["digraph beam_tree {","  rankdir=LR;",'  node [shape=box, fontname="monospace"];',`  root [label=${ci(n)}, style=bold];`,...r,...i,"}",""].join(
`
`)}var ed=800,td=130,nd=2e4;function pi(t){od(t),rd(t),id(t),ad(t),cd(t),ld(t),dd(t)}function od(t){let{state:e,slider:n}=t;n.addEventListener("input",()=>{e.stop(),
t.goTo(Number(n.value)-1)}),t.part("play").addEventListener("click",()=>sd(t))}function sd(t){let{state:e,root:n}=t;e.playing?e.stop():(e.atEnd&&t.goTo(0),e.playing=
setInterval(()=>{!n.isConnected||e.atEnd?e.stop():t.goTo(e.shownTo+1),t.sayTime()},Math.max(td,Math.min(ed,nd/Math.max(1,e.length))))),t.sayTime()}function rd(t){
let{state:e,log:n}=t,o=(i,a)=>{e.choose(i,a),t.regrow()},r=(i,a)=>t.part(i).addEventListener("change",({target:c})=>a(c));r("candidates-shown",({value:i})=>o("c\
andidates",Number(i))),r("number",({value:i})=>o("number",i)),r("lost",({checked:i})=>o("lost",i)),r("fold",({checked:i})=>{e.unfolded=new Set,o("fold",i)}),r("\
prompt-number",({value:i})=>{e.number=Number(i),n.selectStep(null),t.regrow()})}function id(t){let{box:e,card:n,pan:o,state:r}=t,i=null;e.addEventListener("poin\
termove",a=>{if(a.pointerType==="touch"){n.hide();return}let c=o.pointers.size?null:r.entryAt(o.at(a));c!==i&&(i=c,e.style.cursor=c&&c.node?"pointer":"",c&&c.node?
t.showCard(c):n.hide())}),e.addEventListener("pointerleave",()=>{i=null,n.hide()}),e.addEventListener("click",a=>{let c=o.moved?null:r.entryAt(o.at(a));c&&(t.item.
focusOn(c),ui(t,c))})}function ui(t,e){let{state:n,log:o}=t;if(e.folded)n.unfolded.add(e.column.from),t.regrow();else if(e.node){let r=e.node===n.broughtOut;n.timeNode=
null,o.selectStep(r?null:e.node)}}function fi(t,e){e.node&&(t.state.toggle(e),t.regrow())}function Dt(t,e){e&&(t.pan.byHand=!0,t.pan.reveal(e),t.item.focusOn(e))}
var hi={ArrowLeft:(t,e)=>Dt(t,e.node&&t.state.parentOf(e)),ArrowRight:(t,e)=>Dt(t,t.state.kidsOf(e)[0]),ArrowDown:t=>Dt(t,t.item.neighbour(1)),ArrowUp:t=>Dt(t,t.
item.neighbour(-1)),Home:t=>Dt(t,t.state.tree.entries[0]),End:t=>Dt(t,t.state.tree.at.get(t.state.best)),Enter:ui," ":fi,Escape:t=>t.log.selectStep(null),"+":t=>t.
pan.zoomBy(1.25),"-":t=>t.pan.zoomBy(.8),0:t=>t.pan.whole()};function ad(t){let{item:e,state:n,card:o}=t;e.box.addEventListener("keydown",r=>{r.ctrlKey||r.metaKey||
r.altKey||!e.entry||!Object.hasOwn(hi,r.key)||(r.preventDefault(),r.stopPropagation(),hi[r.key](t,e.entry))}),e.box.addEventListener("focusin",({target:r})=>n.tree&&
r.matches(":focus-visible")&&t.showCard(e.entry)),e.box.addEventListener("focusout",()=>o.hide())}function cd(t){let{root:e,state:n,pan:o}=t,r=(i,a)=>t.part(i).
addEventListener("click",a);r("in",()=>o.zoomBy(1.3)),r("out",()=>o.zoomBy(1/1.3)),r("whole",()=>{o.byHand=!0,o.whole()}),r("follow",()=>{o.byHand=!1,n.upTo=null,
t.regrow()}),t.part("full-screen").hidden=!document.fullscreenEnabled,r("full-screen",()=>document.fullscreenElement?document.exitFullscreen():e.requestFullscreen()),
document.addEventListener("fullscreenchange",()=>{e.isConnected&&(O(t.part("full-screen"),s(document.fullscreenElement===e?"Leave full screen":"Full screen")),o.
byHand=!1,t.regrow())})}function ld(t){let{state:e,log:n}=t;t.part("go-on").addEventListener("click",()=>{let o=e.selected;o&&n.ask({type:"branch",step:o,tokenId:o.
chosen.token_id})}),t.part("collapse").addEventListener("click",()=>{let o=e.tree.at.get(e.selected);o&&fi(t,o)}),t.part("clear").addEventListener("click",()=>n.
selectStep(null))}function dd(t){let{root:e,state:n,log:o}=t,r=t.part("told");t.part("files").addEventListener("click",async({target:i})=>{let a=i.dataset.file;
if(a){if(a==="html"){o.ask({type:"save_page"});return}O(r,"");try{let{tree:c,prompt:d,number:m}=n;await li(a,{tree:c,log:o,prompt:d,number:m,view:t.look(null),root:e})}catch(c){
O(r,s("The picture could not be made: {reason} Save it as SVG instead.",{reason:c.message}))}}})}var ls=-1e9,Kt=[[!1,"False"],[!0,"True"],["never",'"never"']],hd=["beam_search","beam_sample"],pd=["group_beam_search","constrained_beam_search"];function ds(t){
let{mode:e,effective:n,config:o,eos_token_ids:r,max_new_tokens:i}=t.started,a={...o,...n},c=Ht(a.num_beams,1+Math.max(0,...(t.prompts[0].steps[0]||[]).map(({beam:m})=>m.
beam??0))),d=t.prompts[0].given;return{together:hd.includes(e)?!0:pd.includes(e)?!1:null,prompts:t.prompts,start:d,maxNew:i-d,wanted:Ht(a.num_return_sequences,1),
size:e==="group_beam_search"?Math.ceil(c/Ht(a.num_beam_groups,1)):c,ends:new Set(r),constraints:jt(t.started),promptIds:t.prefix.map(m=>m.token_id),own:{lengthPenalty:Number.
isFinite(a.length_penalty)?a.length_penalty:1,earlyStopping:Kt.some(([m])=>m===a.early_stopping)?a.early_stopping:!1}}}var Ht=(t,e)=>Number.isInteger(t)&&t>0&&t<=
4096?t:e,Se=({beam:t})=>ve(t.score)===null?-1/0:t.score,hs=(t,e)=>Se(t)/t.length**e;function bi(t,e){return t.together?fd(t,e):gd(t,e)}function ki(t,e,n,{maxNew:o},{
lengthPenalty:r,earlyStopping:i}){let a=i==="never"&&r>0?o:e;return{best:t,length:a,bound:t/a**r,worst:n}}var Gt=new WeakMap;function ud(t,e){if(!Gt.has(t)){let n=t.
filter(({beam:r})=>r.status==="running"||r.status==="pruned"),o=Math.max(...(n.length?n:t).map(Se));Gt.set(t,{ended:t.filter(({beam:r},i)=>i<e&&pn(r)),hopeless:!n.
length,best:n.length?o:o+ls})}return Gt.get(t)}function fd(t,e){let{prompts:n,size:o,start:r}=t,i={node:null,score:ls},a=n.map(()=>({group:null,pool:Array(o).fill(
i),stop:null,lastStep:0,weighed:null,exact:!0})),c=Math.min(...n.map(({steps:m})=>m.length)),d=null;for(let m=r;m<c&&!d;m++){let w=n.map(({steps:y})=>ud(y[m],o)),
b=w.every(y=>y.hopeless);a.forEach((y,P)=>md(y,w[P],m+1,b,t,e)),a.every(y=>y.stop)&&(d=a.find(y=>y.stop.step===m+1).stop)}return{stop:d,prompts:a.map(m=>({kept:m.
pool.filter(({node:w})=>w),pools:[m]}))}}function md(t,e,n,o,r,i){if(t.stop)return;if(e.ended.length){let m=e.ended.map(w=>({node:w,score:hs(w,i.lengthPenalty)}));
t.pool=[...t.pool,...m].sort((w,b)=>b.score-w.score).slice(0,r.size)}t.lastStep=n;let a=t.pool.at(-1).score,c=t.pool.every(({node:m})=>m),d=t.weighed=ki(e.best,
n-r.start,c?a:null,r,i);o?t.stop={step:n,why:"criteria"}:c&&i.earlyStopping===!0?t.stop={step:n,why:"full"}:t.pool.some(({node:m})=>d.bound>(m?a:ls))||(t.stop={
step:n,why:"settled"})}function gd(t,e){let n=t.prompts.map(i=>{let a=mi(i).map(w=>gi(i,w,t,e)),c=mi(i).map(w=>gi(i,w,t,t.own)),d=1/0;return a.forEach((w,b)=>{let[
y,P]=[w,c[b]].map(({stop:T})=>T?T.step:1/0);w.exact=w.lastStep<=d,y!==P&&(d=Math.min(d,y,P))}),{kept:a.flatMap(w=>w.kept).sort((w,b)=>w.score-b.score).reverse(),
pools:a}}),o=n.flatMap(i=>i.pools);return{stop:o.length>0&&o.every(({stop:i})=>i)?o.map(({stop:i})=>i).reduce((i,a)=>a.step>i.step?a:i):null,prompts:n}}var mi=({
steps:t,given:e})=>[...new Set((t[e]||[]).map(({beam:n})=>n.group??null))].sort((n,o)=>n-o);function gi(t,e,n,o){let{size:r,start:i}=n,a={group:e,kept:[],stop:null,
weighed:null,lastStep:0,exact:!0};for(let c=i;c<t.steps.length&&!a.stop;c++){let d=wd(t.steps[c],e,n);if(!d)break;let m=a.lastStep=c+1;d.ended.forEach(y=>wi(a,y,
n,o));let w=a.kept.length>=r,b=w?cs(a.kept):null;a.weighed=ki(d.best,m-i,b,n,o),w&&o.earlyStopping===!0?a.stop={step:m,why:"full"}:w&&b>=a.weighed.bound?a.stop=
{step:m,why:"settled"}:bd(t.steps[c],m,n)&&(kd(d.nodes,n).forEach(y=>wi(a,y,n,o)),a.stop={step:m,why:"criteria"})}return a}function wd(t,e,{ends:n}){Gt.has(t)||
Gt.set(t,new Map);let o=Gt.get(t);if(!o.has(e)){let r=t.filter(({beam:a})=>(a.group??null)===e),i=r.filter(({beam:a})=>a.status==="finished"&&n.has(a.token_id));
o.set(e,r.length?{nodes:r,ended:i,best:Se(r[0])}:null)}return o.get(e)}var cs=t=>Math.min(...t.map(({score:e})=>e));function wi(t,e,n,{lengthPenalty:o}){let r=hs(
e,o);if(t.kept.length>=n.size&&!(r>cs(t.kept))||(t.kept.push({node:e,score:r}),t.kept.length<=n.size))return;let i=cs(t.kept);t.kept.splice(t.kept.findIndex(a=>a.
score===i),1)}function bd(t,e,{ends:n,maxNew:o,start:r}){return e-r>=o||t.some(({beam:i})=>pn(i)&&!n.has(i.token_id))}var pn=({status:t})=>t==="finished"||t==="\
ended";function kd(t,{ends:e,constraints:n,promptIds:o,wanted:r}){let i=t.filter(({beam:d})=>d.status==="running"||pn(d)&&!e.has(d.token_id)),a=d=>n.every((m,w)=>ht(
m,d.beam.progress[w],d,o)),c=i.filter(d=>!d.beam.progress||a(d));return c.length<r?[...c,...i.filter(d=>!c.includes(d))]:c}function yi(t,e,n){let o=Math.max(...t.
prompts.map(i=>i.steps.length));if(e.stop?e.stop.step!==o:n)return!1;let r=Math.min(...t.prompts.map(i=>i.steps.length));return e.prompts.every(({kept:i},a)=>{let{
pools:c}=t.prompts[a],d=c[(t.together?r:c.length)-1]||[];return d.length===i.length&&d.every((m,w)=>yd(m,i[w],t))})}function yd(t,{node:e,score:n},o){if(ve(t)===
null||!Number.isFinite(n))return ve(t)===null==!Number.isFinite(n);let r=2e-5*Math.max(1,e.length**-o.own.lengthPenalty);return Math.abs(t-n)<=r+1e-5*Math.abs(n)}
function xi(t,e,n,{lengthPenalty:o},r){let i=t.prompts[e],{kept:a,pools:c}=n.prompts[e],d=(y,P,T="")=>({node:y,score:hs(y,o),place:null,state:P,why:T}),m=new Set(
a.map(({node:y})=>y)),w=xd(i).filter(y=>!m.has(y)).map(y=>{let{stop:P}=c.find(({group:T})=>T===(y.beam.group??null))||c[0];return!P||y.index<P.step?d(y,"out","d\
ropped"):d(y,"out",n.stop&&y.index>=n.stop.step?"not reached":"too late")}),b=!r&&!n.stop;return[...a.map(({node:y,score:P},T)=>({node:y,score:P,place:T,state:n.
stop&&T<t.wanted?"returned":"kept",why:""})),...b?i.running.map(y=>d(y,"running")).sort((y,P)=>P.score-y.score):[],...w.sort((y,P)=>P.score-y.score)]}var as=new WeakMap;
function xd({steps:t}){as.has(t)||as.set(t,{read:0,nodes:[]});let e=as.get(t);for(;e.read<t.length;e.read++)e.nodes.push(...t[e.read].filter(({beam:n})=>n.status===
"finished"));return e.nodes}function Rn({prompts:t}){let e=t.flatMap(({pools:n})=>n).filter(({stop:n})=>!n);return Math.min(...e.map(({lastStep:n})=>n))}var vd=new Set(["SequenceBiasLogitsProcessor","NoRepeatNGramLogitsProcessor","EncoderNoRepeatNGramLogitsProcessor","NoBadWordsLogitsProcessor","MinLengthLogitsP\
rocessor","MinNewTokensLengthLogitsProcessor","PrefixConstrainedLogitsProcessor","ForcedBOSTokenLogitsProcessor","ForcedEOSTokenLogitsProcessor","InfNanRemoveLo\
gitsProcessor","SuppressTokensLogitsProcessor","SuppressTokensAtBeginLogitsProcessor","HammingDiversityLogitsProcessor","PresencePenaltyLogitsProcessor","Freque\
ncyPenaltyLogitsProcessor","GivenTextLogitsProcessor","TemperatureLogitsWarper","TopHLogitsWarper","TopKLogitsWarper","TopPLogitsWarper","MinPLogitsWarper","Typ\
icalLogitsWarper","EpsilonLogitsWarper","EtaLogitsWarper","WatermarkLogitsProcessor","LogitNormalization"]),vi=({processors:t})=>t.filter(e=>!vd.has(e));function ps(t,e){
let n=t.given,[o,r]=[n?t.steps[n-1][0]:null,0];for(let i=n;i<t.steps.length;i++){let{candidates:a}=(t.distributions[i]||[])[r]||{candidates:[]},c=e(i-n,a[0]);if(c===
void 0)return{last:o,ended:!1,left:null};let d=t.steps[i].find(m=>m.beam.parent===r&&m.beam.token_id===c)||null;if(!d||d.beam.status==="pruned")return{last:o,ended:!1,
left:Sd(t,o,r,{index:i,id:c,node:d,candidates:a})};if(o=d,d.beam.status!=="running")return{last:o,ended:!0,left:null};r=d.beam.beam}return{last:o,ended:!1,left:null}}
function Sd(t,e,n,{index:o,id:r,node:i,candidates:a}){let c=i&&i.beam||a.find(y=>y.token_id===r)||null,d=i?i.beam.group:e&&e.beam.group,m=t.steps[o].filter(y=>(y.
beam.group??null)===(d??null)||!e),w=m.filter(y=>y.beam.status==="running").map(Se),b=e&&!e.given?Se(e):0;return{index:o,token:c,node:i,considered:m.length,sum:i?
Se(i):c&&ve(c.logprob)!==null?b+c.logprob:null,best:w.length?Math.max(...w):null,worst:w.length?Math.min(...w):null}}var zn=t=>ps(t,(e,n)=>n&&n.logprob!==null?n.
token_id:void 0);var Si=700;function us(t,e){let{beam:n,length:o}=t,r=e.started.effective.length_penalty??1,i=e.prompts[t.sequence].steps[t.index].filter(c=>(c.beam.group??null)===
(n.group??null)).length,a=[[s("probability"),j(Math.min(1,X(n.logprob)))],[s("token log p"),J(n.logprob)]];return Math.abs((n.raw_logprob??0)-(n.logprob??0))>1e-6&&
a.push([s("before the processors"),J(n.raw_logprob)]),a.push([s("sum"),J(n.score)]),a.push([s("sum / {length}^{power}",{length:o,power:r}),J(Nt(t,r))]),a.push([
s("rank"),t.rank?s("{rank} of {among}",{rank:t.rank,among:i}):s("below the {among} considered",{among:i})]),n.diversity_penalty&&a.push([s("diversity penalty"),
J(n.diversity_penalty)]),(n.bank??null)!==null&&a.push([s("bank"),String(n.bank)]),a}function fs(t,e,n,{place:o,greedy:r}={}){let{beam:i}=t,a=n.prompts[t.sequence].
steps[t.index].filter($=>($.beam.group??null)===(i.group??null)),c=a.filter($=>$.beam.status==="running"),d=(i.beam??0)+1,m=n.started.mode==="beam_sample",w=n.finished&&
t.index===n.prompts[t.sequence].steps.length-1;if(t.given)return s("It was given, not chosen: the search begins after it.");let b=In(t)?[s("It continues beam {p\
arent}: the text that was beam {number} ranked lower or was pruned.",{parent:i.parent+1,number:d})]:[],y=i.forced?[s("It was considered because it advances a co\
nstraint.")]:[],P=c.reduce(($,A)=>Math.min($,A.beam.score),1/0),T=Number.isFinite(P)?[s("The worst beam that went on has a sum of {sum}.",{sum:J(P)})]:[],v=J(i.
final_score),E={tip:()=>[w?s("It was still running as beam {number} when the search stopped.",{number:d}):s("It goes on as beam {number}.",{number:d}),...b,...y],
inner:()=>[s("It went on as beam {number}.",{number:d}),...b,...y],lost:()=>[s("It went on as beam {number}, but is a dead end: better beams took the places of \
its continuations.",{number:d}),...b,...y],kept:()=>[s("The text ended here and is kept, with a final score of {score}.",{score:v}),...o?[s("It is output {place\
}.",{place:o})]:[]],fell:()=>[s("The text ended here with a final score of {score}, but was dropped for better ones.",{score:v})],ended:()=>[s("The text ended h\
ere but does not count: it ranked too low or lacks a constraint.")],pruned:()=>[s(m?"It was drawn and pruned: better ones filled the beams.":"It was considered \
and pruned."),...T],unseen:()=>[m?s("It was not drawn."):s("It was too improbable: not among the {considered} continuations that were considered.",{considered:a.
length})]},_=r?[s("Greedy decoding would have chosen it, too: it is the most probable token here.")]:[];return[...Object.hasOwn(E,e)?E[e]():[],..._].join(" ")}var ms=t=>t.
piece??(["pruned","unseen","ended"].includes(t.beam.status)||!t.beam.text?t.beam.text:"");function gs(t,e,n){return t.beam.progress.map((o,r)=>{let i=e[r];return i&&
ht(i,o,t,n)?"✓":o?"◐":"·"}).join("")}function ws(t,e){let n=(d,m,w)=>t.querySelector(".gp-picked-"+w)||t.appendChild(l(d,m)),o=n("p","gp-whole-text","text"),
r=n("dl","","facts"),i=n("p","gp-fate","fate"),a=t.classList.contains("gp-node-card");function c(d,m,w){if(!d){t.hidden=!0;return}let b=m.at.get(d),y=fe(d.before).
map(_=>_.piece??"").join(""),P=a&&y.length>Si?"…"+y.slice(-Si):y,T=l("b","");Le(T,ms(d)||d.beam.text),o.replaceChildren(l("bdi","",P),T);let v=us(d,e);d.beam.
progress&&v.push([s("constraints"),gs(d,w,e.prefix.map(_=>_.token_id))]);let E=([_,$])=>{let A=[l("dt","",_),l("dd","",$)];if(a)return A;let k=l("div");return k.
append(...A),[k]};r.replaceChildren(...v.flatMap(E)),O(i,fs(d,b?b.look:d.beam.status,e,b||{})),t.hidden=!1}return{element:t,show:c,hide:()=>{t.hidden=!0}}}function _i(){
return[...[["tip",s("goes on")],["lost","✕ "+s("dead end")],["kept","■ "+s("ended, kept")],["fell","▤ "+s("ended, dropped")],["pruned","✕ "+s("pruned")],
["unseen","… "+s("not considered")],["path",s("best or selected text")]].map(([e,n])=>{let o=ee("svg","t-tree"),r=ee("g",`t-${e}`),[i,a]=[ee("rect","t-box"),ee(
"rect","t-inside")];G(i,{x:2,y:2,width:22,height:11,rx:3}),G(a,{x:4.5,y:4.5,width:17,height:6,rx:2}),r.append(i,a),o.append(r);let c=l("span");return e==="unsee\
n"?c.append(n):c.append(o,n),c}),l("span","",s("2→1: beam 2 goes on as beam 1")),l("span","","★ "+s("output")),l("span","","G "+s("greedy path"))]}var _d=700,Od={candidates:2,number:"probability"},Bn=class{constructor(e){this.log=e,this.number=0,this.upTo=null,this.timeNode=null,this.choices={},this.byHand=
{},this.collapsed=new Set,this.unfolded=new Set,this.tree=null,this.stale=!0,this.constraints=[],this.goals=new Map,this.playing=null}begin(){let{effective:e,max_new_tokens:n}=this.
log.started,o=(e.num_beams||1)*n>_d;this.choices={...Od,lost:!o,fold:o,...o?{candidates:0}:{},...this.byHand},this.number=0,this.upTo=this.timeNode=this.tree=null,
this.collapsed=new Set,this.unfolded=new Set,this.goals=new Map,this.constraints=jt(this.log.started),this.stop()}choose(e,n){this.choices[e]=n,this.byHand[e]=n}stop(){
clearInterval(this.playing),this.playing=null}get prompt(){return this.log.prompts[this.number]}get length(){return this.prompt?Math.min(this.prompt.steps.length,
this.log.hideFrom??1/0):0}get shownTo(){return Math.min(this.upTo??1/0,this.length-1)}get atEnd(){return this.shownTo===this.prompt.steps.length-1}get penalty(){
return this.log.started.effective.length_penalty??1}get best(){if(!this.atEnd)return[...this.prompt.byStep[this.shownTo].values()][0]||null;let e=this.log.lines().
find(({last:n})=>n&&n.sequence===this.number);return e?e.last:null}get selected(){let{selected:e}=this.log;return e&&e.beam&&e.sequence===this.number?e:null}get broughtOut(){
return this.selected&&this.selected!==this.timeNode&&!this.log.suggested?this.selected:null}lay(){let{log:e,number:n,prompt:o,atEnd:r}=this;this.stale=!1;let i=r&&
e.returned?e.returned.map(({last:a})=>a):[];this.tree=si(o,{...this.choices,upTo:this.shownTo,collapsed:this.collapsed,unfolded:this.unfolded,returned:i.filter(
a=>a&&a.sequence===n),live:!e.finished||!r,greedy:this.greedyNodes()})}greedyNodes(){let{prompt:e}=this,{last:n,left:o}=zn(e),r=hn([n]),i=o&&(o.node||o.token&&Or(
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
return s(n.readsSource?"The start of the target, where the tree begins":"The prompt, where the tree begins");let i=Y(r.map(ms).join("")),a=r.length>1?B(r.length,
"{count} token, {text}","{count} tokens, {text}",{text:i}):i,c=us(o,n).map(([d,m])=>`${d} ${m}`);return`${a}, ${s("step {number}",{number:o.index+1})}. ${fs(o,e.
look,n,e)} ${c.join(", ")}`}place(){let{state:{tree:e,best:n},entry:o,pan:{x:r,y:i,zoom:a}}=this;if(!e)return;let c=o&&(o.node?e.at.get(o.node):e.entries[0])||e.
at.get(n)||e.entries[0];if(!o||c.node!==o.node){this.focusOn(c,!0);return}this.entry=c,Object.assign(this.element.style,{left:`${(c.x-r)*a}px`,top:`${(c.y-i)*a}\
px`,width:`${c.width*a}px`,height:`${c.height*a}px`})}neighbour(e){let n=this.state.tree.entries.filter(({x:o})=>o===this.entry.x).sort((o,r)=>o.y-r.y);return n[n.
indexOf(this.entry)+e]}};var Oi=600,Md=150,Ed=130,Mi=.2,Td=.4,Dn=class{constructor(e,n){this.root=e,this.state=n,this.log=n.log,this.box=this.part("window"),this.slider=this.part("slide\
r"),this.picture=new Ft(this.part("picture")),this.pan=new jn(this.box,()=>this.schedule()),this.pan.resized=()=>{this.pan.settle(),n.tree&&!this.pan.byHand&&this.
pan.reveal(this.selected||n.newest,30)},this.item=new Fn(this.part("tree-nodes"),n,this.pan),this.card=ws(this.part("node-card"),this.log),this.picked=ws(this.part(
"picked"),this.log),this.drawn=null,this.wanted=!1,this.resting=void 0,this.part("legend-line").append(..._i())}part(e){return this.root.querySelector(".gp-"+e)}get selected(){
return this.log.selected&&this.state.tree?this.state.tree.at.get(this.log.selected):void 0}revealSelected(){let{selected:e,pan:n}=this;e&&!n.shows(e)&&n.reveal(
e,1/0)}begin(){let{state:e}=this;e.begin(),Object.assign(this.pan,{x:0,y:0,zoom:1,byHand:!1}),this.part("candidates-shown").value=e.choices.candidates,this.part(
"number").value=e.choices.number,this.part("lost").checked=e.choices.lost,this.part("fold").checked=e.choices.fold}grow(){let{state:e,pan:n,box:o}=this;e.lay();
let{width:r,height:i}=e.tree;n.byHand||(n.zoom=Math.min(1,Math.max(.8,(Oi-4)/i)));let a=`${Math.round(Math.max(Md,Math.min(Oi,i*Math.min(1,n.zoom)+4)))}px`;o.style.
height!==a&&(o.style.height=a),this.drawn=null,n.sized(r,i),n.byHand||n.reveal(e.newest,30),this.drawPicked(),this.sayTime()}schedule(){this.wanted||(this.wanted=
!0,requestAnimationFrame(()=>{this.wanted=!1,!this.root.hidden&&this.state.prompt&&this.draw()}))}redraw(){this.pan.gesture=!1,this.drawn=null,this.schedule()}regrow(){
this.state.stale=!0,this.schedule()}draw(){(this.state.stale||!this.state.tree)&&this.grow();let{pan:e,picture:n}=this,{x:o,y:r,zoom:i,area:a}=e;this.drawn&&e.gesture&&
Math.abs(Math.log(i/this.drawn.zoom))<Td&&i!==this.drawn.zoom?(clearTimeout(this.resting),this.resting=setTimeout(()=>this.redraw(),Ed)):(!this.isDrawn(a)||i!==
this.drawn.zoom)&&this.drawAround(a,i);let{drawn:d}=this,m=[(d.area[0]-o)*i,(d.area[1]-r)*i].map(w=>`${w.toFixed(2)}px`);n.element.style.transform=`translate(${m}\
) scale(${i/d.zoom})`,n.nameBandsAt(o),this.item.place(),this.part("follow").hidden=!e.byHand}isDrawn([e,n,o,r]){if(!this.drawn)return!1;let{area:i}=this.drawn;
return e>=i[0]&&n>=i[1]&&o<=i[2]&&r<=i[3]}drawAround([e,n,o,r],i){let{picture:a}=this,[c,d]=[(o-e)*Mi,(r-n)*Mi],m=[e-c,n-d,o+c,r+d];this.drawn={zoom:i,area:m},G(
a.element,{width:(m[2]-m[0])*i,height:(m[3]-m[1])*i}),G(a.world,{transform:`translate(${-m[0]*i} ${-m[1]*i}) scale(${i})`}),a.draw(this.state.tree,this.look(m))}look(e){
let{state:n,log:o}=this,r=n.broughtOut;return{area:e,zoom:this.pan.zoom,path:hn([r||n.best]),dim:!!r,number:n.choices.number,penalty:n.penalty,goals:n.constraints.
length?i=>n.goalsOf(i):null,root:s(o.readsSource?"target start":"the prompt")}}goTo(e){let{state:n,log:o,pan:r}=this;n.upTo=e>=n.length-1?null:Math.max(0,e),n.timeNode=
n.upTo===null?null:n.best,o.selectStep(n.timeNode),n.upTo!==null&&(r.byHand=!1),this.regrow()}sayTime(){let{state:e,slider:n}=this,o=Math.max(1,e.length),r={step:e.
shownTo+1,end:o,folded:e.folded},i=s("step {step} of {end}",r);G(n,{max:o}),n.value=String(e.shownTo+1),n.setAttribute("aria-valuetext",i),O(this.part("step-wor\
ds"),e.folded?s("step {step} of {end}, {folded} folded",r):i),O(this.part("play"),s(e.playing?"❚❚ Pause":"▶ Play"))}showCard(e){let{card:n,pan:o,state:r}=this;
n.show(e.node,r.tree,r.constraints);let{x:i,y:a,zoom:c}=o,[d,m]=[(e.x-i)*c,(e.y+e.height-a)*c+8],{element:w}=n,b=(e.y-a)*c-w.offsetHeight-8;w.style.left=`${Math.
max(4,Math.min(d,o.width-w.offsetWidth-4))}px`,w.style.top=`${m+w.offsetHeight>o.height&&b>0?b:m}px`}drawPicked(){let{state:e,log:n}=this,o=e.broughtOut,r=this.
part("picked");if(r.hidden=!o,r.hidden)return;this.picked.show(o,e.tree,e.constraints),this.part("go-on").hidden=!n.canAsk||n.hideFrom!==null;let i=e.tree.at.get(
o),a=i&&!i.hidden&&e.kidsOf(i).length,c=this.part("collapse");c.hidden=!i||!a&&!i.hidden||o.beam.status!=="running",O(c,i&&i.hidden?s("Open what follows ({count\
})",{count:i.hidden}):s("Fold what follows"))}drawPrompts(){let e=this.log.prompts.length,n=this.part("prompt-number");this.part("which").hidden=e<2,n.options.length!==
e&&(n.replaceChildren(...this.log.prompts.map((o,r)=>l("option","",String(r+1),{value:r}))),n.value=this.state.number)}};function Ei(t,e){let n=new Bn(e),o=new Dn(t,n);return pi(o),r=>{t.hidden=!e.usesBeams,r.run&&e.started&&o.begin(),!t.hidden&&(o.part("files").querySelector("[da\
ta-file=html]").hidden=!e.canAsk,(r.run||r.steps||r.status)&&(n.stale=!0,o.drawPrompts()),o.drawn=null,o.draw(),r.selection&&o.revealSelected(),o.drawPicked())}}var $d={returned:"★",kept:"■",running:"●",out:"□"},[Ld,Ti]=[100,14],Ad=16,bs=new WeakMap,$i=new WeakMap;function Hn(t){let e=[],n=t;for(;n&&!bs.has(n);)
e.push(n),n=n.before;let o=n?bs.get(n):"";for(let r of e.reverse())o+=r.piece??(r.given||!pn(r.beam)?r.chosen.text:""),bs.set(r,o);return o}function Kn(t,e=26){
let n=Array.from(t);return n.length<=2*e+3?t:`${n.slice(0,e).join("")} … ${n.slice(-e).join("")}`}function Cd(t,e){let n=0;for(;n<t.length&&t[n]===e[n];)n+=1;
for(;n>0&&!/\s/.test(t[n]??" ");)n-=1;return n}function Pd(t,e,n){if(n.ends.has(t.beam.token_id))return we("eos")[0];if(t.length>=n.maxNew)return we("length")[0];
let o=(e.returned||[]).find(({last:r})=>r===t);return o?we(o.stopReason)[0]:s("a stopping criterion")}function Nd({place:t,state:e,why:n}){return t!==null?e==="\
returned"?s("{place} output",{place:t+1}):String(t+1):n==="dropped"?s("dropped"):n==="too late"?s("too late"):n==="not reached"?s("not reached"):e==="running"?s(
"still running"):""}var Gn=class{constructor(e,n){this.table=e,this.body=e.tBodies[0],this.log=n,this.rows=[],this.body.addEventListener("click",o=>{let r=this.
rows.find(({pick:i})=>i.contains(o.target));r&&n.selectStep(n.selected===r.node?null:r.node)}),this.body.addEventListener("keydown",o=>{o.key==="Escape"&&n.selectStep(
null);let r={ArrowDown:1,ArrowUp:-1}[o.key];if(!r)return;o.preventDefault();let i=this.rows[this.rows.findIndex(({pick:a})=>a===o.target)+r];i&&!i.row.hidden&&i.
pick.focus()})}newRow(){let e=this.body.insertRow(),n=Array.from({length:9},()=>e.insertCell()),[o,r]=[l("span","gp-sign",null,{"aria-hidden":"true"}),l("span")];
n[0].append(o,r);let i=l("button","gp-pick",null,{type:"button"}),[a,c]=[l("bdi","gp-head-text"),l("bdi","gp-tail-text")];i.append(a,c),n[3].append(i);let d={row:e,
cells:n,sign:o,place:r,pick:i,head:a,tail:c,node:null};return this.rows.push(d),d}draw(e,n,o){let r={moved:n!==null,group:e.some(({node:d})=>(d.beam.group??null)!==
null),words:e.some(({node:d})=>d.beam.progress)};for(let[d,m]of Object.entries(r))K(this.table.tHead.querySelector(`.gp-${d}-column`),m);for(;this.rows.length<e.
length;)this.newRow();let i=e.map(({node:d})=>Hn(d)),a=i.map(d=>Cd(d,i[0]));i.length>1&&(a[0]=Math.min(...a.slice(1)));let c=Math.max(0,e.findIndex(({node:d})=>d===
this.log.selected));this.rows.forEach((d,m)=>{K(d.row,m<e.length),!d.row.hidden&&(d.pick.tabIndex!==(m===c?0:-1)&&(d.pick.tabIndex=m===c?0:-1),this.fill(d,e[m],
i.length>1?a[m]:0,n,o,r))})}fill(e,n,o,r,i,a){let{node:c,score:d,place:m,state:w}=n,{cells:b,pick:y}=e,[P,T]=[Hn(c),this.log.selected===c];e.node=c,e.row.dataset.
state!==w&&(e.row.dataset.state=w),O(e.sign,$d[w]),O(e.place,Nd(n)),this.sayText(e,P,o,T),y.getAttribute("aria-pressed")!==String(T)&&y.setAttribute("aria-press\
ed",String(T)),K(b[1],a.moved),a.moved&&O(b[1],Wd(m,r.get(c))),K(b[2],a.group),a.group&&O(b[2],Pe(c.beam.group)),O(b[4],Number.isFinite(Se(c))?J(Se(c)):"−∞"),
O(b[5],String(c.length)),O(b[6],Number.isFinite(d)?J(d):"−∞"),K(b[7],a.words),a.words&&O(b[7],this.written(c,i)),O(b[8],w==="running"?"–":`${c.index+1}: ${Pd(
c,this.log,i)}`)}sayText({pick:e,head:n,tail:o},r,i,a){let c=a||i<Ad?0:i,d=`${a} ${c} ${r}`;if($i.get(e)===d)return;$i.set(e,d);let m=Array.from((c?"…":"")+r.
slice(c)),w=a||m.length<=2*Ti?0:Ti,b=m.slice(0,m.length-w);me(n,(a?b:b.slice(0,Ld)).join("")),me(o,w?m.slice(-w).join(""):"",{plain:!w}),e.setAttribute("aria-la\
bel",Y(r)),c||m.length>60?xe(e,()=>s("The whole text: {text}",{text:r})):delete e.dataset.tip}written(e,{constraints:n,promptIds:o}){let r=n.filter((i,a)=>ht(i,
e.beam.progress[a],e,o)).length;return`${r===n.length?"✓ ":""}${s("{done} of {all}",{done:r,all:n.length})}`}};function Wd(t,e){return e===void 0?t===null?"–":
"– ▲":t===null?`${e+1} ▼`:t===e?`${e+1} =`:`${e+1} ${t<e?"▲":"▼"} ${Math.abs(t-e)}`}var Un=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-greedily"),this.path=this.root.querySelector(".gp-path"),this.doubt=this.root.querySelector(
".gp-doubt"),this.exactly=this.root.querySelector(".gp-exactly"),this.button=this.root.querySelector(".gp-ask-greedy"),this.isAsked=!1,this.said=null,this.button.
addEventListener("click",()=>{this.isAsked=!0,this.sayButton(),n.ask({type:"search",kind:"greedy"})})}sayButton(){this.button.disabled=this.isAsked,O(this.button,
s(this.isAsked?"running …":"Run greedy decoding"))}draw(e,n,o){let{log:r}=this,i=(r.searched.get(r.turn)||[]).find(({kind:c})=>c==="greedy")||null;this.button.
hidden=!!i||!r.finished||!Object.hasOwn(r.answers,"search"),this.sayButton(),this.path.hidden=!!i,this.fill(this.path,this.pathWords(zn(e.prompts[n]),e,o.prompts[n].
kept,!!r.started.effective.do_sample));let a=vi(r.started).map(c=>Ce(c)[0]);this.doubt.hidden=!a.length||!!i,O(this.doubt,s("This is the path of the most probab\
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
index:e,token:n,node:o,sum:r,considered:i,best:a,worst:c},d,m){let w=d.prompts.some(({steps:P})=>(P[0]||[]).some(({beam:T})=>(T.group??null)!==null)),b=[o?s("ra\
nk {rank} of {considered}",{rank:o.rank,considered:i}):s("not among the {considered} considered",{considered:i}),...r===null?[]:[s("sum {sum}",{sum:J(r)})],...c===
null?[]:[s("worst beam that went on {worst}, best {best}",{worst:J(c),best:J(a)})]].join("; "),y=s(m?"{where} left the path of the most probable tokens at token\
 {place}: {token} ({details}).":"{where} left the greedy path at token {place}: {token} ({details}).");return he(y,{where:s(w?"Group A":"The search"),place:String(
e+1),details:b,token:n?oe(n.text,"gp-strong"):s("a token that was not recorded")})}drawFound(e,n,o,r){let i=e.tokens.map(([P])=>P),a=ps(n.prompts[o],P=>i[P]),c=P=>P.
reduce((T,v)=>T+(ve(v)??-1/0),0),d=r.prompts[o].kept[0],m=d?fe(d.node).filter(P=>!P.given):[],w=l("span");this.fill(w,[...he(s("Run by the library, greedy decod\
ing wrote {text}."),{text:oe(Kn(e.text,60),"gp-wrote")}),` ${this.totalWords(i.length,c(e.tokens.map(([,,P])=>P)))} `,d?`${this.bestTotalWords(m.length,c(m.map(
({chosen:P})=>P.raw_logprob)))} `:"",...this.pathWords(a,n,r.prompts[o].kept,!1)]);let b=l("details"),y=l("table");for(let[P,[,T,v]]of e.tokens.entries()){let E=y.
insertRow();E.insertCell().textContent=P+1,E.insertCell().append(oe(T)),E.insertCell().textContent=J(ve(v))}b.append(l("summary","",s("Its tokens and their log-\
probabilities")),y),this.exactly.replaceChildren(w,b)}totalWords(e,n){let o={sum:J(n)};return this.log.started.processors.length?B(e,"It has {count} token with \
a log-probability of {sum} before the processors.","It has {count} tokens with a log-probability of {sum} before the processors.",o):B(e,"It has {count} token w\
ith a log-probability of {sum}.","It has {count} tokens with a log-probability of {sum}.",o)}bestTotalWords(e,n){let o={sum:J(n)};return this.log.started.processors.
length?B(e,"The best output has {count} token with a log-probability of {sum} before the processors.","The best output has {count} tokens with a log-probability\
 of {sum} before the processors.",o):B(e,"The best output has {count} token with a log-probability of {sum}.","The best output has {count} tokens with a log-pro\
bability of {sum}.",o)}};var Ut=(t,e)=>t.lengthPenalty===e.lengthPenalty&&t.earlyStopping===e.earlyStopping,ks=t=>Kt.find(([e])=>e===t)?.[1]??String(t),St=t=>String(Number(t.toFixed(4))),
Vn=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-stopping"),this.why=this.root.querySelector(".gp-stopped-by"),this.rows=Kt.map(([o,r])=>this.
newRow(o,r)),this.asked=null}newRow(e,n){let o=this.root.querySelector("tbody").insertRow(),r=l("th","",null,{scope:"row"});o.append(r);let[i,a,c]=Array.from({length:3},
()=>o.insertCell()),d=l("span"),m=l("button","gp-button gp-run-on",null,{type:"button","aria-label":s("Run the search with early_stopping {name}",{name:n})});c.
dataset.name=`${s("outputs:")} `,i.append(d," ",m);let w={row:o,head:r,words:d,button:m,because:a,outputs:c,value:e,name:n,rule:null};return m.addEventListener(
"click",()=>{this.asked=w.rule,this.log.ask({type:"search",kind:"rule",rule:w.rule}),this.sayButton(w)}),w}sayButton({button:e,rule:n}){let o=!!(this.asked&&Ut(
this.asked,n));e.disabled=o,O(e,s(o?"running …":"Run the search"))}draw(e,n,o,r,i){O(this.why,this.whyWords(e,n,o(e.own),i));for(let a of this.rows){a.rule={lengthPenalty:r.
lengthPenalty,earlyStopping:a.value};let c=Ut(a.rule,e.own);ae(a.row,c?"gp-own-rule":""),O(a.head,c?s("{name} (this run)",{name:a.name}):a.name),this.drawRule(a,
e,n,o,i)}}drawRule(e,n,o,r,i){let a=r(e.rule),{pools:c}=a.prompts[o],d=c.every(({exact:b})=>b),m=a.stop&&d?null:this.answerTo(e.rule),w=!m&&!(a.stop&&d);if(e.button.
hidden=!w||!this.log.finished||!Object.hasOwn(this.log.answers,"search"),this.sayButton(e),m){O(e.words,s("after step {step}",{step:m.steps})),O(e.because,s("fo\
und by a run")),this.sayOutputs(e.outputs,...this.comparedIds(m));return}O(e.words,qd(a,d,i)),O(e.because,this.reasons(c,n,e.rule)),!d||!a.stop?O(e.outputs,"–"):
this.sayOutputs(e.outputs,...this.comparedNodes(a,r(n.own),o,n))}answerTo(e){return(this.log.searched.get(this.log.turn)||[]).find(o=>o.kind==="rule"&&Ut(o.rule,
e))||null}comparedNodes(e,n,o,{wanted:r}){let[i,a]=[e,n].map(({prompts:d})=>d[o].kept.slice(0,r));return[i.filter(({node:d},m)=>!a[m]||a[m].node!==d).length,i.length,
i[0]?{text:Hn(i[0].node),score:i[0].score}:null]}comparedIds({outputs:e}){let n=this.log.finished.sequences.map(({token_ids:o})=>o.join(" "));return[e.filter(({
token_ids:o},r)=>o.join(" ")!==n[r]).length,e.length,e[0]]}sayOutputs(e,n,o,r){let i=r&&{differ:n,all:o,score:J(r.score,4)},a=n?o>1?s("{differ} of {all} differ;\
 the best, with score {score}:",i):s("another text, with score {score}:",i):s("the same"),c=a+(n?r.text:"");e.dataset.said!==c&&(e.dataset.said=c,e.replaceChildren(
a,...n?[" ",oe(Kn(r.text,40),"gp-wrote")]:[]))}whyWords(e,n,o,r){let{pools:i}=o.prompts[n],a=ks(e.own.earlyStopping);return(o.stop?s("This search stopped after \
step {step} by the rule of early_stopping {name}.",{step:o.stop.step,name:a}):r?s("The search was cut off. By the rule of early_stopping {name} it would have go\
ne on.",{name:a}):s("The search goes on by the rule of early_stopping {name}.",{name:a}))+(i.length>1?`
`:" ")+this.reasons(i,e,e.own)}reasons(e,n,o){return e.map(r=>[...Id(r,e.length>1),this.reason(r,n,o)].join(" ")).join(`
`)}reason({stop:e,weighed:n},o,r){if(!n)return s("No step has been taken.");let{best:i,length:a,bound:c,worst:d}=n;if(e&&e.why==="criteria")return this.cutOffWords(
o,e);if(d===null)return B(o.size,"No text has ended.","Fewer than {count} texts have ended.");let m=r.earlyStopping==="never"&&r.lengthPenalty>0,w=`${J(i)} / ${a}\
 ^ ${St(r.lengthPenalty)} = ${J(c,4)}`,b={numbers:m?s("{formula} (at the longest possible length)",{formula:w}):w,worst:J(d,4)},{together:y}=o;if(!e)return y?s(
"The best running beam, {numbers}, is above the worst that is kept, {worst}.",b):s("The best continuation of the step, {numbers}, is above the worst that is kep\
t, {worst}.",b);if(e.why==="settled")return y?s("No running beam can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",b):
s("No continuation of the step can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",b);let P=B(o.size,"{count} text has\
 ended, which is enough.","{count} texts have ended, which is enough.");if(!(c>d))return P;let T=y?s("Yet the best running beam, {numbers}, was above the worst \
of them, {worst}.",b):s("Yet the best continuation of the step, {numbers}, was above the worst of them, {worst}.",b);return`${P} ${T}`}cutOffWords({start:e,maxNew:n},{
step:o}){if(o-e>=n)return B(e+n,"The length limit of {count} token was reached.","The length limit of {count} tokens was reached.");let r=(this.log.finished?this.
log.finished.sequences:[]).find(({stop_reason:i})=>!["eos","length","unfinished"].includes(i));return r?s("Every continuation met a stopping criterion ({reason}\
).",{reason:we(r.stop_reason)[0]}):s("Every continuation met a stopping criterion.")}};function qd({stop:t,prompts:e},n,o){return n?t?s("after step {step}",{step:t.
step}):o?s("goes on past step {step}",{step:Rn({prompts:e})}):s("not yet"):t?s("not exact: about step {step}",{step:t.step}):s("not exact")}function Id({group:t,
stop:e},n){if(t===null)return[];let o={group:Pe(t),step:e&&e.step};return[n&&e?s("Group {group}, after step {step}:",o):s("Group {group}:",o)]}function Li(t,e){let o=C=>t.querySelector(".gp-"+C),[r,i,a,c,d]=["slide","power","rule","own-again","of-prompt"].map(o),[m,w,b]=["formula","honest","rest"].map(
o),y=new Gn(o("hypothesis-table"),e),P=new Vn(t,e),T=new Un(t,e),v={},E=new Map;for(let[C,N]of Kt)a.append(l("option","",N,{value:JSON.stringify(C)}));r.addEventListener(
"input",()=>_({lengthPenalty:Number(r.value)})),i.addEventListener("input",()=>{Number.isFinite(i.valueAsNumber)&&_({lengthPenalty:i.valueAsNumber})}),i.addEventListener(
"change",()=>e.usesBeams&&A($(ds(e)),!0)),a.addEventListener("change",()=>_({earlyStopping:JSON.parse(a.value)})),c.addEventListener("click",()=>{v={},p(),r.focus()}),
d.addEventListener("change",()=>p());function _(C){v={...v,...C},p()}let $=C=>({...C.own,...v});function A(C,N=!1){Number(r.value)!==C.lengthPenalty&&(r.value=C.
lengthPenalty),(N||document.activeElement!==i)&&(i.value=St(C.lengthPenalty)),a.value=JSON.stringify(C.earlyStopping)}function k(C){return N=>{let S=JSON.stringify(
N),q=E.get(S);if(q)return q;let R=bi(C,N);return R.stop&&E.set(S,R),R}}function h(C){return{stop:e.finished?{step:0,why:""}:null,prompts:C.prompts.map(({finished:N})=>({
kept:N.map(S=>({node:S,score:S.beam.final_score})),pools:[{group:null,stop:null,weighed:null,exact:!0}]}))}}function p({onlySelection:C=!1,anew:N=!1}={}){let S=ds(
e),q=!!(e.finished||e.failed),R=u(S.prompts.length),D=k(S),W=S.together!==null&&yi(S,D(S.own),!!e.finished),I=W?$(S):S.own,F=W?D(I):h(S),H=W?D(S.own):F,V=W&&!Ut(
I,S.own),Q=xi(S,R,F,I,q),te=V?new Map(H.prompts[R].kept.map(({node:se},de)=>[se,de])):null;if(y.draw(Q.slice(0,40),te,S),b.hidden=Q.length<=40,O(b,B(Q.length-40,
"and {count} more, with a lower score","and {count} more, with lower scores")),C)return;for(let se of["what-if","stopping"])o(se).hidden=!W;o("greedily").hidden=
!1,A(I,N),c.hidden=!V,O(c,s("Back to the run’s own: {power}, {early}",{power:St(S.own.lengthPenalty),early:ks(S.own.earlyStopping)}));let re=Q.filter(({place:se})=>se!==
null);O(o("counts"),f(Q,re)),O(o("scored"),s("sum / length ^ {power}",{power:St(I.lengthPenalty)})),m.setAttribute("aria-live",V?"polite":"off"),O(m,g(re[0],I)),
x(W?L(F,H,R,S,I,q):M(S)),W&&P.draw(S,R,D,I,q),T.draw(S,R,H)}function u(C){return o("of-prompts").hidden=C<2,d.options.length!==C&&d.replaceChildren(...Array.from(
{length:C},(N,S)=>l("option","",s("prompt {number}",{number:S+1}),{value:S}))),Math.max(0,d.selectedIndex)}function f(C,N){let S=C.filter(({state:R})=>R==="runn\
ing").length,q=C.filter(({state:R})=>R==="returned").length;return[s("{count} ended",{count:z(C.length-S)}),s("{count} kept",{count:z(N.length)}),...S?[s("{coun\
t} running",{count:z(S)})]:[],...q?[B(q,"{count} output","{count} outputs")]:[]].join(", ")}function g(C,{lengthPenalty:N}){if(!C)return s("No text is kept yet.");
let{node:S,score:q}=C,R={sum:J(Se(S)),length:S.length,power:St(N),score:J(q,4)};return s("The best: score = sum / length ^ length_penalty = {sum} / {length} ^ {\
power} = {score}",R)}function x(C){w.hidden=!C,O(w,C)}function M(C){return C.prompts.every(({steps:N,given:S})=>N.length===S)?s("The search has not begun: all t\
okens so far were given."):C.together===null?s("This decoding loop has its own rules: the texts are shown as they were recorded."):s("The recording does not fol\
low the rules of this search, so it does not tell what other settings would give.")}function L(C,N,S,q,R,D){let W=Math.max(1,...q.prompts.map(({steps:V})=>V.length-
q.start)),I=W**R.lengthPenalty;if(!Number.isFinite(I)||I===0)return s("{length} ^ {power} is too large or too small for a floating-point number: the search itse\
lf would fail.",{length:W,power:St(R.lengthPenalty)});let F=C.prompts[S].pools.filter(({exact:V})=>!V);if(F.length){let V=F.map(({group:Q})=>Pe(Q)).join(", ");return B(
F.length,"Not exact: an earlier group would have stopped at another step, and the padding that a stopped group writes changes the diversity penalty of group {gr\
oups}.","Not exact: an earlier group would have stopped at another step, and the padding that a stopped group writes changes the diversity penalty of groups {gr\
oups}.",{groups:V})}if(Ut(R,q.own))return"";if(!C.stop){if(!D)return"";let V=Rn(C);return q.together?s("With these settings the search would have gone on past s\
tep {step}, where the recording ends: this ranks what is known so far.",{step:V}):s("With these settings the search would have gone on past step {step}, where t\
he recording of a group ends: this ranks what is known so far.",{step:V})}let{step:H}=C.stop;return N.stop?H<N.stop.step?s("With these settings the search would\
 have stopped after step {step}, not {own}: what ended later does not count.",{step:H,own:N.stop.step}):"":s("With these settings the search would have stopped \
after step {step}: what ended later does not count.",{step:H})}return C=>{if(C.run&&(v={},E=new Map,d.replaceChildren()),(C.run||C.searched)&&(P.asked=T.isAsked=
null),t.hidden=!e.usesBeams,t.hidden)return;let N=e.hideFrom!==null;if(o("untold").hidden=!N,o("found").hidden=N,o("counts").hidden=N,N)return;let{run:S,steps:q,
status:R,selection:D,searched:W}=C;S||q||R||W?p({anew:S}):D&&p({onlySelection:!0})}}var Rd=["token_id","text","piece","logprob","raw_logprob","entropy"],ys=class extends vt{constructor(e,n){super(),this.group=e,this.number=n}changed(e){super.changed(
e),this.group&&this.group.entryChanged(this.number,e)}},Jn=class extends Pt{constructor(e){super(["run","steps","status","measured","found","lanes","pair","unit"]),
this.name=e,this.lanes=null,this.turn=void 0,this.fresh=new Set,this.unit="bits",this.clear(null)}clear(e){this.header=e,this.showMetrics(),this.done=null,this.
apart=null,this.found=null,this.charts={},this.asking=null,this.pair=[0,1],this.fresh.clear(),this.groups=(e?e.groups:[]).map((n,o)=>({...n,number:o,entries:[],
shown:0,told:{values:{},each:{}},values:{},each:{}})),this.entries=(e?e.entries:[]).map(({group:n,seed:o},r)=>{let i=e.kind==="lanes"?Object.assign(new ys(this,
r),{unit:this.unit}):null,a={number:r,group:n,seed:o,log:i,begun:!1,tokens:[],ended:null};return this.groups[n].entries.push(a),a});for(let n of this.kinds)this.
changed(n)}get running(){return!!(this.header&&!this.done)}feedRun(e,n){n!==this.turn&&(this.position=0),this.turn=n,this.feed(e)}read(e){let n=Object.hasOwn(Ai,
e.type)&&Ai[e.type];if(!n)throw new Error("unknown line "+e.type);n(this,e)}entryChanged(e,n){this.fresh.add(e),this.changed(n==="status"?"status":"steps")}flush(){
this.changes.entries=this.fresh,this.fresh=new Set,super.flush()}subscribe(e,n){super.subscribe(e,o=>n({entries:new Set(this.entries.keys()),...o}))}setPair(e,n){
this.pair=[e,n],this.changed("pair")}shownOf(e){let{entries:n,shown:o}=this.groups[e];return n[o]}showEntry(e,n){this.groups[e].shown=n,this.changed("pair")}setLanes(e){
this.lanes=e,this.changed("lanes")}setAsking(e,n){this.asking={question:e,titles:n};for(let o of["steps","status","measured","found"])this.changed(o)}answered(e){
return!!this.found&&this.found.question===e&&(!this.asking||this.asking.question===e)}setUnit(e){this.unit=e,this.showMetrics(),this.groups.forEach(n=>this.showMeasured(
n));for(let{log:n}of this.entries)n&&(n.unit=e);for(let n of["unit","measured"])this.changed(n)}showMetrics(){let e=this.header?this.header.metrics:[];this.metrics=
e.map(n=>n.unit==="nats"?{...n,unit:this.unit}:n),this.inNats=new Set(e.filter(({unit:n})=>n==="nats").map(({name:n})=>n))}showMeasured(e){let n=(r,i)=>this.inNats.
has(r)&&Number.isFinite(i)?Oe(i,this.unit):i,o=(r,i)=>Object.fromEntries(Object.entries(r).map(([a,c])=>[a,i(a,c)]));e.values=o(e.told.values,n),e.each=o(e.told.
each,(r,i)=>i.map(a=>n(r,a)))}},Ai={Comparison(t,e){t.clear(e)},Of(t,{entry:e,event:n}){t.entries[e].log.read(n)},Begun(t,{entry:e,apart:n}){t.apart=n||null,t.entries[e].
begun=!0,t.entryChanged(e,"status")},Tokens(t,{entry:e,tokens:n}){for(let o of n)t.entries[e].tokens.push(Object.fromEntries(Rd.map((r,i)=>[r,o[i]])));t.entryChanged(
e,"steps")},Ended(t,{entry:e,text:n,stop_reason:o,failed:r}){t.entries[e].ended={text:n,stop_reason:o,failed:r},t.entryChanged(e,"status")},Measured(t,{group:e,
values:n,each:o}){t.groups[e].told={values:n,each:o||{}},t.showMeasured(t.groups[e]),t.changed("measured")},Found(t,{values:e,charts:n}){t.found=e,t.charts=n||{},
t.changed("found")},Done(t,{stopped:e,overtaken:n}){t.done={stopped:e,...n&&{overtaken:n}},t.changed("status")}};var Ci={},Pi={},Yn=new Map,Xn=new Map,xs="bits";function vs(t){return Yn.has(t)||Yn.set(t,Object.assign(new vt,{unit:xs})),Yn.get(t)}function Ss(t){return Xn.has(
t)||Xn.set(t,Object.assign(new Jn(t),{unit:xs})),Xn.get(t)}function _s(t){xs=t;for(let e of[...Yn.values(),...Xn.values()])e.setUnit(t)}function zd(t,e,{log:n="\
main"}={}){Ni(Ci[t],t,e,vs(n))}function Bd(t,e,{group:n}){Ni(Pi[t],t,e,Ss(n))}function Ni(t,e,n,o){let r=n.querySelector(".gp-pane");if(!r||!t){console.error(`G\
eneration Playground: there is no pane “${e}” here.`);return}lr(r),Er(r),o.subscribe(r,t(r,o))}function jd(t,e,n){vs(t).feedRun(e||"",n)}function Fd(t,e,n){
Ss(t).feedRun(e||"",n)}function Wi(t,e){Ci=t,Pi=e;let n={mount:zd,feed:jd,chooseUnit:_s,log:vs,RunLog:vt,mountGroup:Bd,feedGroup:Fd,group:Ss};window.GenerationPlayground=
n;let o=window.GenerationPlaygroundQueue||[],r=i=>{try{i(n)}catch(a){console.error("Generation Playground:",a)}};window.GenerationPlaygroundQueue={push:r},o.forEach(
r)}function qi(t,e,{stepUnder:n,hover:o,leave:r}){t.addEventListener("pointermove",i=>{let a=n(i);a&&(i.buttons===1?e.selectStep(a):o(a))}),t.addEventListener("poi\
nterleave",r),t.addEventListener("click",i=>{let a=n(i);a&&e.selectStep(a)}),Os(t,e)}function Os(t,e){t.addEventListener("keydown",n=>{let o={ArrowRight:1,ArrowUp:1,
ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0};n.key==="Escape"&&e.selectStep(null),n.key in o&&(n.preventDefault(),e.walk(o[n.key]))})}function Zn(t,e,n,o,r=0){
e&&(t.setAttribute("aria-valuenow",String(e.isPrompt?e.index-r:e.index+1)),t.setAttribute("aria-valuemin",String(1-r)),t.setAttribute("aria-valuemax",String(n))),
t.setAttribute("aria-valuetext",o)}var Dd=new Intl.NumberFormat("en-US",{maximumFractionDigits:2,minimumFractionDigits:2}),Ii=t=>Dd.format(t),Ri={information:{unit:!0,write:Ii,look:{rangemode:"to\
zero"}},sum:{unit:!0,write:Ii,look:{}},share:{title:()=>s("probability"),write:j,look:{rangemode:"tozero",tickformat:".0%"}},count:{title:()=>s("tokens kept"),write:z,
look:{type:"log",dtick:1}},rank:{title:()=>s("rank"),write:z,look:{type:"log",dtick:1,autorange:"reversed"}}},Ms=[["kept","solid"],["chosen","dash"],["accepted",
"dot"],["rejected","dashdot"],["bonus","longdash"],["text","4px,4px"],["before","12px,3px,2px,3px"],["focus","2px,7px"]].map(([t,e])=>({role:t,dash:e})),zi=()=>({
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
"The rank of each looked-up token among all tokens before the processors: 1, the likeliest, is at the top."),of:t=>t.raw_rank||null}});var We=(t,e={})=>({color:"var(--gp-muted)",gridcolor:"var(--gp-line)",linecolor:"var(--gp-line)",zeroline:!1,automargin:!0,title:{text:t,standoff:8,font:{size:13}},
...e}),ut=(t,e,n,o,r={})=>({data:e,layout:{font:{color:"var(--gp-text)",size:13,family:"system-ui, Segoe UI, Roboto, Helvetica Neue, Arial"},paper_bgcolor:"var(\
--gp-surface)",plot_bgcolor:"var(--gp-surface)",hoverlabel:{bgcolor:"var(--gp-raised)",bordercolor:"var(--gp-line)",font:{color:"var(--gp-text)"}},hovermode:"cl\
osest",margin:{l:52,r:18,t:28,b:44},height:300,showlegend:!1,xaxis:n,yaxis:o,meta:t,...r}});var Hd={solid:"none",dash:"7 4",dot:"2 4",dashdot:"10 4 2 4",longdash:"14 5"},Bi=t=>Hd[t]??t.replaceAll("px","").replaceAll(","," ");function ji({series:t,of:e},n){
return t||[...n].slice(-Ms.length).map(([o,r],i)=>({...Ms[i],name:r,tip:s("The looked-up token {token}, id {id}.",{token:Y(r),id:o}),value:a=>{let c=(a.watched||
[]).find(({token_id:d})=>d===o);return c?e(c):null}}))}function Fi({curve:t,series:e,steps:n,prompt:o,current:r,unit:i,factor:a}){let c=Ri[t.axis],d=o.length,m=_=>_.
index+1-(_.isPrompt?d+1:0),w=c.unit?a:1,b=(_,$,A)=>({type:"scatter",mode:$.length>400?"lines":"lines+markers",name:_.name,connectgaps:!1,hoverinfo:"text",x:$.map(
m),...Gd(_,$,w,c,i),line:{color:`var(--gp-${_.role})`,width:2,dash:_.dash},marker:{color:`var(--gp-${_.role})`,size:4},opacity:A?.75:1}),y=e.flatMap(_=>[...d?[b(
_,o,!0)]:[],b(_,n,!1)]),P=Math.max(10,n.length),T=We(s("token"),{range:[d?.5-d:.5,P+.5],showgrid:!1}),v=We(c.unit?i:c.title(),c.look),E={label:s("{curve} along \
the text",{curve:t.name}),layout:{height:260,hovermode:"x",margin:{l:52,r:12,t:12,b:40},shapes:Kd(d,r&&m(r))}};return ut(E.label,y,T,v,E.layout)}function Gd(t,e,n,o,r){
let i=0,a=e.map(d=>{let m=ve(t.value(d));return t.sum?(i=i===null||m===null?null:i+m,i===null?null:i*n):m===null?null:m*n}),c=a.map((d,m)=>d===null?"":s("{token\
} {series}: {value}",{token:Y(e[m].chosen.text),series:t.name,value:`${o.write(d)}${o.unit?` ${r}`:""}`}));return{y:a,text:c}}function Kd(t,e){let n={type:"line",
yref:"paper",y0:0,y1:1},o={type:"rect",xref:"x",x0:.5-t,x1:.5,yref:"paper",y0:0,y1:1,fillcolor:"var(--gp-raised)",line:{width:0},layer:"below"};return[...t?[o,{
...n,x0:.5,x1:.5,line:{color:"var(--gp-muted)",width:1,dash:"dot"}}]:[],...e===null?[]:[{...n,x0:e,x1:e,line:{color:"var(--gp-chosen)",width:1.5}}]]}var Ud=150;function Di(t,e){let n=L=>t.querySelector(".gp-"+L),[o,r,i,a,c]=["curve-chart","reading","unit","view","keys"].map(n),d=zi(),m=new Map,w=0,b=-1/0,y=!1,
P=()=>d[a.value],T=()=>ji(P(),m);function v(){let L=e.current();return L?Ye([],e.lastOf(L)).added:[]}function E(){let L=Object.keys(d).filter(N=>d[N].series||m.
size);if(L.length===a.options.length)return;let C=L.includes(a.value)?a.value:L[0];a.replaceChildren(...L.map(N=>l("option","",d[N].name,{value:N}))),a.value=C}
function _(L){for(let C of L)for(let{token_id:N,text:S}of C.watched||[])m.set(N,S)}function $(){let L=[P().about,e.promptSteps.length?s("The prompt comes before\
 the text, on a shaded background."):""].filter(Boolean).join(" ");O(n("about"),L);let C=T(),N=JSON.stringify(C.map(({name:S,tip:q})=>[S,q]));c.dataset.key!==N&&
(c.dataset.key=N,c.replaceChildren(...C.map(A)))}function A({name:L,role:C,dash:N,tip:S}){let q=l("span","",null,{tabindex:"0","data-tip":S}),R=ee("svg",""),D=ee(
"line","");for(let[W,I]of Object.entries({width:26,height:8,"aria-hidden":"true"}))R.setAttribute(W,String(I));for(let[W,I]of Object.entries({x1:0,y1:4,x2:26,y2:4,
stroke:`var(--gp-${C})`,"stroke-dasharray":Bi(N)}))D.setAttribute(W,String(I));return R.append(D),q.append(R,P().of?oe(L):L),q}function k(){let L=e.current(),C=L?
h(L):s("The curve grows with the text.");O(r,C),Zn(r,L,v().length,L?C:s("no token yet"),e.promptSteps.length)}function h(L){let C={number:L.index+1,token:Y(L.chosen.
text),facts:p(L)};return L.isPrompt?s("Prompt token {number}, {token}: {facts}",C):s("Token {number}, {token}: {facts}",C)}function p(L){if(P().of)return f(L)||
s("no token was looked up here");if(a.value==="kept")return L.isPrompt?s("no processor takes part"):s("{kept} of {count} tokens kept",{kept:z(De(L)),count:z(L.distribution.
vocab)});if(a.value==="cumulative")return u(L);let{surprisal:C,entropyBefore:N,entropyAfter:S}=ye(L),[q,R,D]=[C,N,S].map(W=>ue(ve(W),e.unit));return L.isPrompt?
s("surprisal {surprisal}; entropy {entropy}",{surprisal:q,entropy:R}):s("surprisal {surprisal}; entropy {before} before, {after} after",{surprisal:q,before:R,after:D})}
function u(L){let C=L.isPrompt?e.promptSteps:v(),N=C.slice(0,C.indexOf(L)+1),S=T().filter(q=>q.value(L)!==null).map(q=>{let R=N.map(W=>ve(q.value(W)));return`${R.
includes(null)?s("minus infinity"):ue(R.reduce((W,I)=>W+I,0),e.unit)} ${q.name}`});return s("log-probability so far {sums}",{sums:S.join(", ")})}function f(L){return(L.
watched||[]).map(C=>{let N={token:Y(C.text),before:j(X(C.raw_logprob)),after:j(X(C.logprob)),rank:z(C.raw_rank||0)};return C.logprob===null?C.raw_rank?s("{token\
} {before} before (rank {rank}), removed after",N):s("{token} {before} before, removed after",N):C.raw_rank?s("{token} {before} before (rank {rank}), {after} af\
ter",N):s("{token} {before} before, {after} after",N)}).join("; ")}function g(){w=0,b=performance.now(),o.removeAttribute("aria-busy");let L=v(),C=L.length||e.promptSteps.
length?Fi({curve:P(),series:T(),steps:L,prompt:e.promptSteps,current:e.current(),unit:e.unit,factor:Oe(1,e.unit)}):void 0;pe(o,C,({x:N})=>{let S=N-1+(N<1?e.promptSteps.
length:0),q=N<1?e.promptSteps[S]:v()[S];q&&e.selectStep(q)})}function x(){w||!y||(o.setAttribute("aria-busy","true"),w=window.setTimeout(g,Math.max(0,b+Ud-performance.
now())))}new IntersectionObserver(([{isIntersecting:L}])=>{y||!L||(y=!0,x())}).observe(t),Os(r,e),i.addEventListener("change",()=>_s(i.value)),a.addEventListener(
"change",M);function M(){$(),k(),x()}return L=>{L.unit&&(i.value=e.unit),L.run&&(m=new Map),_(v()),E(),M()}}var Gi={probability:{scale:"prob",level:t=>t.probability*10,ends:["0%","100%"],meaning:()=>s("How likely the token was, after the processors.")},raw:{scale:"pro\
b",level:t=>t.rawProbability*10,ends:["0%","100%"],meaning:()=>s("How likely the model found the token, before the processors.")},rank:{scale:"heat",level:t=>Es[Ki(
t)][1],meaning:()=>s("The rank among all tokens, the likeliest first. A bar beside the token shows it, too.")},surprisal:{scale:"heat",level:t=>t.surprisal/Math.
LN2,bits:[0,10],words:()=>[s("expected"),s("surprising")],meaning:()=>s("How unexpected the token was: minus the logarithm of its probability.")},uncertainty:{scale:"\
heat",level:t=>t.entropyBefore/Math.LN2*1.25,bits:[0,8],words:Hi,meaning:()=>s("How uncertain the model was before this token: the entropy of its distribution, \
before the processors.")},entropy:{scale:"heat",level:t=>t.entropyAfter/Math.LN2*1.25,bits:[0,8],words:Hi,meaning:()=>s("How open the choice was: the entropy af\
ter the processors.")}};function Hi(){return[s("certain"),s("uncertain")]}var Es=[[1,0],[10,3],[100,6],[1e3,8],[1/0,10]],Ki=({rank:t})=>Es.findIndex(([e])=>(t??
1/0)<=e);function Qn(t,e,n){let{scale:o,level:r}=Gi[e],i=Math.round(Math.max(0,Math.min(10,r(n)||0)));t.style.backgroundColor=`var(--gp-${o}-${i})`,e==="rank"?t.
dataset.rank=String(Ki(n)):delete t.dataset.rank}function Vt(t,e,n){let{scale:o,ends:r,bits:i,words:a=()=>[],meaning:c}=Gi[e];if(t.dataset.tip=c(),t.tabIndex=0,
t.replaceChildren(),e==="rank"){Es.forEach(([T,v],E)=>{let _=l("span","gp-chip",T===1/0?s("beyond"):s("top {rank}",{rank:T}),{"data-rank":E});_.style.backgroundColor=
`var(--gp-${o}-${v})`,t.append(_)});return}let[d,m]=r||i.map(T=>`${n==="bits"?T:(T*Math.LN2).toFixed(1)} ${n}`),[w,b]=a(),y=(T,v)=>v?`${v}, ${T}`:T,P=l("span","\
gp-ramp",null,{"aria-hidden":"true"});for(let T=0;T<=10;T++){let v=l("i");v.style.backgroundColor=`var(--gp-${o}-${T})`,P.append(v)}t.append(l("span","",y(d,w)),
P,l("span","",y(i?m.replace(" ","+ "):m,b)))}var Ts=3,Vd={sum:"logprob",token:"per_token",byte:"per_byte"},Ui=(t,e)=>t[Vd[e]]??-1/0,$s=({answers:t},e)=>t.map((n,o)=>o).sort((n,o)=>Ui(t[o],e)-Ui(t[n],e)),Jt=(t,e=3)=>U(
t)?J(t,e):"−∞";function Ls(t){let{answers:e}=t;if(e.length<2)return"";let n=["sum","token","byte"].map(c=>$s(t,c)),[o,r,i]=n.map(([c])=>Y(e[c].text.trim()));
return o!==r||o!==i?s("Which of these answers is the likeliest depends on the ranking: {sum} by sum, {token} per token, {byte} per byte.",{sum:o,token:r,byte:i}):
n.every(c=>c.join()===n[0].join())?s("The likeliest of these answers is {answer}; the ranking is the same by sum, per token and per byte.",{answer:o}):s("The li\
keliest of these answers is {answer}, by sum, per token and per byte; the order of the others changes.",{answer:o})}function Ji({answers:t,total:e}){if(!U(e))return"";
let n=j(e);return B(t.length,"This answer has {share} of the probability.","Together these {count} answers have {share} of the probability; each share is of tha\
t part alone.",{share:n})}function Yi({answers:t,overlaps:e,kind:n,unread:o},r,i){let a=[],c=(w,b="warning")=>a.push({kind:b,words:w});if(r&&!t.length&&c(s("Non\
e of the answers was read.")),!t.length)return a;n==="chat"&&c(s("Each answer begins the assistant’s turn."),"info"),n==="source"&&c(s("Each answer begins the\
 target."),"info");let d=new Set;for(let[w,b]of e)d.has(b)||(d.add(b),c(s("{long} begins with the tokens of {short}: whoever writes the one has written the othe\
r, so it adds nothing to the total, and these shares overlap.",{long:Y(t[b].text.trim()),short:Y(t[w].text.trim())})));let m=t.filter(({join:w})=>w&&!w.same);for(let{
text:w,join:b}of m.slice(0,Ts))c(Jd(w,b));m.length>Ts&&c(B(m.length-Ts,"So is {count} other answer.","So are {count} other answers.")),r&&n!=="source"&&t.some(({
join:w})=>!w)&&c(s("How prompt and answer are split as one text is not known here."),"info");for(let w of r?o:[])c(Yd(w,i(w)));return a}var Vi=t=>t.map(Y).join(
" ");function Jd(t,{whole:e,read:n}){return s("{answer} is split in an unusual way: the model read {read}, but written as one text with the prompt it is {whole}\
. Check the space between them.",{answer:Y(t.trim()),read:Vi(n),whole:Vi(e)})}function Yd({text:t,failed:e},n){let o=s("{answer} is missing: it was not read, an\
d the shares are among the others.",{answer:Y(t.trim())});return e&&!n?`${o} ${s(e.message)} ${s(e.fix)}`:o}function Xi({token_id:t,text:e,logprob:n,rank:o,after:r,
removed_by:i},a){let c=[s("{token}, id {id}: log-probability {value}, probability {share}",{token:Y(e),id:t,value:Jt(n),share:j(X(n))})];return o&&c.push(s("ran\
k {rank}",{rank:z(o)})),a&&c.push(Xd(r,i)),`${c.join(", ")}.`}function Xd(t,e){return U(t)?s("{share} after the processors",{share:j(X(t))}):s("removed by {proc\
essor}",{processor:e?Ce(e)[0]:s("a processor")})}var Zi=({tokens:t})=>t.find(({after:e})=>!U(e));var Qi=400;function ea(t,e){let n=_=>t.querySelector(".gp-"+_),o=[...t.querySelectorAll("[data-by]")],r="sum";for(let _ of o)_.addEventListener("click",()=>{r=_.
dataset.by,E()});let i=()=>e.found&&e.found.question==="choices",a=()=>[[s("share"),Qd[r]()],[s("log P"),s("The sum of the log-probabilities of its tokens, in n\
ats, before the logits processors; below it the probability."),"sum"],[s("per token"),s("log P divided by the number of tokens."),"token"],[s("per byte"),s("log\
 P divided by the bytes of the answer in UTF-8, without the space before it: acc_bytes of lm-evaluation-harness. Its acc_norm divides by characters."),"byte"],[
s("perplexity"),s("exp of minus the mean per token.")],[s("after processors"),s("log P after the logits processors: what these knobs leave of it.")]];function c([
_,$,A]){let k=l("th","",null,{scope:"col",...A===r&&{"aria-sort":"descending"}});return k.append(l("span","",_,{tabindex:0,"data-tip":$})),k}function d(_,$,A){let k=l(
"tr"),h=l("th","",null,{scope:"row",dir:"auto"});for(let p of _.tokens){let u=l("span","gp-token",null,{tabindex:0});Ge(u,p);let f=u.querySelector(".gp-ink");f.
style.backgroundColor=`var(--gp-prob-${Math.round(X(p.logprob)*10)})`,xe(u,()=>Xi(p,A.length>0)),h.append(u)}return k.append(h,w(_),m(Jt(_.logprob),j(X(_.logprob)))),
k.append(m(Jt(_.per_token)),m(Jt(_.per_byte)),m(Zd(_.perplexity))),A.length&&k.append(b(_)),e.canAsk&&k.append(y(_,$)),k}function m(_,$=""){let A=l("td","",_);return $&&
A.append(l("small","",$)),A}function w({shares:_}){let $=l("td","gp-share-cell"),A=_&&_[r],k=l("span","gp-share",null,{"aria-hidden":"true"});return k.append(l(
"i")),ne(k.firstChild,"width",A||0),$.append(l("span","",U(A)?j(A):"…"),k),$}function b(_){if(U(_.after))return m(Jt(_.after),j(X(_.after)));let{text:$,removed_by:A}=Zi(
_),k=l("td","gp-removed",`✕ ${s("removed")}`);return k.append(l("small","",s("{token} by {processor}",{token:Y($),processor:A?Ce(A)[0]:s("a processor")}))),k}
function y({text:_},$){let A=l("td"),k=l("button","gp-button",s("Open"),{type:"button","aria-label":s("Open the run of {answer}",{answer:Y(_.trim())})});return k.
addEventListener("click",()=>e.ask({type:"open",entry:$})),A.append(k),A}function P(_){let{answers:$,entries:A,processors:k}=_,h=l("table","gp-answers");h.append(
l("caption","gp-hidden",s("The answers to {prompt}, the likeliest first",{prompt:Y(_.prompt)})));let p=l("tr");p.append(l("th","",s("answer"),{scope:"col"}),...a().
slice(0,k.length?6:5).map(c)),e.canAsk&&p.append(l("td"));let u=l("tbody");return u.append(...$s(_,r).map(f=>d($[f],A[f],k))),h.append(l("thead"),u),h.tHead.append(
p),h}function T(){let _=l("section","gp-block"),$=l("h3","gp-block-head");return $.append(l("span","gp-block-model")," ",l("bdi","gp-block-prompt")),_.append($,
l("p","gp-verdict"),l("p","gp-note gp-total"),l("div","gp-wide",null,{tabindex:0,role:"group"}),l("ul","gp-choice-notes")),_}function v(_,$){let[A,k,h,p,u]=_.children,
f=[...$.prompt];O(A.firstChild,$.model),O(A.lastChild,f.length?f.slice(0,Qi).join("")+(f.length>Qi?"…":""):s("(empty)"));let g=U($.total);O(k,g?Ls($):""),O(h,
Ji($)),p.setAttribute("aria-label",s("The answers to {prompt}, the likeliest first",{prompt:Y($.prompt)}));let x=!!e.done,M=JSON.stringify([r,e.canAsk,x,$]);if(_.
dataset.key===M)return;_.dataset.key=M;let L=p.contains(document.activeElement);p.replaceChildren(...$.answers.length?[P($)]:[]),L&&p.focus();let C=({entry:N})=>!!(e.
entries[N]&&e.entries[N].ended&&e.entries[N].ended.failed);u.replaceChildren(...Yi($,x,C).map(({kind:N,words:S})=>l("li","gp-note",S,{"data-kind":N}))),K(u,u.childElementCount>
0)}function E(){let _=e.found;for(let A of o)A.setAttribute("aria-pressed",String(A.dataset.by===r));O(n("missing"),Ee(e,_));let $=Z(n("blocks"),_.blocks.length,
T);_.blocks.forEach((A,k)=>v($[k],A)),Vt(n("scale"),"raw",e.unit),e.done&&_.blocks.length===1&&O(n("told"),Ls(_.blocks[0]))}return _=>{t.hidden=!i(),!t.hidden&&
(_.found||_.status)&&E()}}var Zd=t=>t>=1e3?z(Math.round(t)):U(t)?J(t,2):"∞",Qd={sum:()=>s("The softmax of the sums: how probable the answer is if it must be o\
ne of these."),token:()=>s("The softmax of the means per token: a weight for the ranking, no probability of a text."),byte:()=>s("The softmax of the means per b\
yte: a weight for the ranking, no probability of a text.")};var ta=new WeakMap;function Me(t){let e=ta.get(t)||[],[n]=t.lines(),{keep:o,added:r}=Ye(e,n?n.last:null);e.length=o;for(let i of r)e.push(i);return ta.set(t,e),
e}function Ve({groups:t,pair:[e,n]}){if(t.length<2)return null;let o=t[e]?e:0,r=t[n]&&n!==o?n:+(o===0);return[o,r]}function qe({groups:t,lanes:e},n){let{id:o,label:r}=t[n];
if(!e)return r;let i=e.find(a=>a.id===o);return i?i.label:s("{lane} (removed)",{lane:r})}var eo=({groups:t},e,n)=>na(t[e].model)===na(t[n].model);function na(t){
let[e,n=""]=t.split("?");return`${e}?${n.split("&").find(o=>o.startsWith("revision="))||""}`}function to(t,e,n){let o=[e,n].map(a=>Me(t.shownOf(a).log)),r=eo(t,
e,n)?eh(...o):th(...o),i=o.map((a,c)=>r[c]>=a.length);return i[0]&&i[1]?{kind:"same",at:r,shorter:null}:i[0]||i[1]?{kind:"shorter",at:r,shorter:i[0]?0:1}:{kind:"\
apart",at:r,shorter:null}}function eh(t,e){let n=Math.min(t.length,e.length),o=0;for(;o<n&&t[o].chosen.token_id===e[o].chosen.token_id;)o+=1;return[o,o]}var oa=({
piece:t})=>t??"\0";function th(...t){let[e,n]=t.map(i=>i.map(oa).join("")),o=Math.min(e.length,n.length),r=0;for(;r<o&&e[r]===n[r];)r+=1;return t.map(i=>nh(i,r))}
function nh(t,e){let n=0,o=0;for(;o<t.length&&(n+=oa(t[o]).length)<=e;)o+=1;for(;o>0&&o<t.length&&t[o-1].piece==="";)o-=1;return o}var un=(t,e=t.length)=>t.slice(
0,e).map(({piece:n})=>n??"").join("");function sa(t,e=60){let n=Array.from(t);return n.length<=e?t:"…"+n.slice(-e).join("")}var le=t=>_n(t)?s(t):String(t);var ra=typeof Intl.Segmenter=="function"?new Intl.Segmenter(void 0,{granularity:"word"}):null;function ia(t){let e=ra?[...ra.segment(t)].map(({segment:r})=>r):t.
match(/\s+|[\p{L}\p{M}\p{N}_]+|./gsu)||[],n=[],o="";for(let r of e)r.trim()?(n.push({space:o,word:r}),o=""):o+=r;return o&&n.push({space:o,word:""}),n}function aa(t,e){
let n=[t,e].map(b=>b.map(({word:y})=>y)),[o,r]=n,i=Math.min(o.length,r.length),a=0;for(;a<i&&o[a]===r[a];)a+=1;let c=0;for(;c<i-a&&o.at(-1-c)===r.at(-1-c);)c+=1;
let d=n.map(b=>b.map((y,P)=>P<a||P>=b.length-c)),m=n.map(b=>b.slice(a,b.length-c)),w=m.some(b=>b.length>1200);for(let[b,y]of oh(...m.map(P=>P.slice(0,1200))))d[0][a+
b]=d[1][a+y]=!0;return{kept:d,shared:d[0].filter((b,y)=>b&&o[y]).length,cut:w}}function oh(t,e){let n=e.length+1,o=new Uint16Array((t.length+1)*n);for(let i=t.length-
1;i>=0;i--)for(let a=e.length-1;a>=0;a--){let c=i*n+a;o[c]=t[i]===e[a]?o[c+n+1]+1:Math.max(o[c+n],o[c+1])}let r=[];for(let i=0,a=0;i<t.length&&a<e.length;)t[i]===
e[a]?r.push([i++,a++]):o[(i+1)*n+a]>=o[i*n+a+1]?i+=1:a+=1;return r}function ca(t,e){let r=t.querySelector(".gp-texts"),i="",a=0,c=-1/0;function d(y){let P=l("div","gp-text-side"),T=l("h3","gp-side-name"),v=l("p","gp-side-text",
null,{dir:"auto"});return P.append(T,v),r.append(P),{head:T,body:v,tag:y}}let m=["del","ins"].map(d);function w({body:y,tag:P},T,v){let E=[],_="",$=!1,A=()=>{_&&
E.push($?l(P,"",_):_),_=""};T.forEach(({space:k,word:h},p)=>{let u=!v[p]&&!!h;u!==$?!u||!_?(A(),$=u,_=k+h):(_+=k,A(),$=!0,_=h):_+=k+h}),A(),y.replaceChildren(...E)}
function b(y){clearTimeout(a),a=0,c=performance.now();let P=y.map(k=>ia(un(Me(e.shownOf(k).log)))),{kept:T,shared:v,cut:E}=aa(...P);m.forEach((k,h)=>w(k,P[h],T[h]));
let[_,$]=P.map(k=>k.filter(({word:h})=>h).length),A=t.querySelector(".gp-alike");K(A,_+$>0),_+$&&(O(t.querySelector(".gp-share"),s("{share} in common",{share:j(
2*v/(_+$))})),O(t.querySelector(".gp-formula"),s("2 × {shared} shared words / ({one} + {other})",{shared:z(v),one:z(_),other:z($)}))),K(t.querySelector(".gp-cu\
t"),E),O(t.querySelector(".gp-cut"),s("The texts are very long: only {count} words of each, after their common beginning, are compared. What follows counts as d\
ifferent.",{count:z(1200)}))}return()=>{let y=e.header&&e.header.kind==="lanes"?Ve(e):null,P=y?y.map($=>Me(e.shownOf($).log)):[];if(t.hidden=!P.some($=>$.length),
t.hidden)return;let T=y.map($=>qe(e,$)),v=JSON.stringify([T,...P.map($=>un($))]);if(v===i&&(!a||e.running))return;i=v,O(t.querySelector(".gp-pair"),s("{one} and\
 {other}, word by word",{one:T[0],other:T[1]})),m.forEach(({head:$},A)=>me($,`${T[A]} ${le(e.groups[y[A]].title)}`,{plain:!0}));let _=P[0].length*P[1].length>2e5&&
e.running?c+500-performance.now():0;_<=0?b(y):a||=setTimeout(()=>b(Ve(e)),_)}}function la(t,e){let o=[4,5e-4],r=t.querySelector(".gp-said"),i=t.querySelector(".gp-models"),a=t.querySelector(".gp-sides-box"),c=t.querySelector(".gp-sides"),
d=[t.querySelector(".gp-one"),t.querySelector(".gp-other")];function m(){for(let h of d)h.replaceChildren(...e.groups.map(({title:p},u)=>l("option","",`${qe(e,u)}\
 ${le(p)}`,{value:u})))}d.forEach((h,p)=>h.addEventListener("change",()=>{let u=Ve(e),f=Number(h.value),g=f===u[1-p]?u[p]:u[1-p];e.setPair(...p?[g,f]:[f,g])}));
let w=({log:h})=>!!(h.finished||h.failed||e.done);function b(h,{kind:p,at:u,shorter:f}){let[g,x]=h.map(q=>qe(e,q)),[M,L]=h.map(q=>e.shownOf(q)),C=[M,L].map(({log:q})=>Me(
q));if(!C[0].length||!C[1].length)return[s("{one} and {other} have no tokens to compare yet.",{one:g,other:x})];if(p==="same")return w(M)&&w(L)?[B(u[0],"{one} a\
nd {other} never diverge: both wrote the same {count} token.","{one} and {other} never diverge: both wrote the same {count} tokens.",{one:g,other:x})]:[B(u[0],"\
{one} and {other} have written the same so far: {count} token.","{one} and {other} have written the same so far: {count} tokens.",{one:g,other:x})];if(p==="shor\
ter"){let[q,R]=f?[x,g]:[g,x];if(!w(f?L:M))return[s("{one} and {other} have written the same so far; {long} is ahead.",{one:g,other:x,long:R})];let{finished:D}=(f?
L:M).log,W=B(u[f],"{count} token","{count} tokens"),I=v(C[1-f][u[1-f]].chosen.text),F=D&&D.sequences.length&&we(D.sequences[0].stop_reason)[0];return[F?s("{shor\
t} ended after {tokens}: {reason}.",{short:q,tokens:W,reason:F}):s("{short} ended after {tokens}.",{short:q,tokens:W})," ",...he(s("{long} begins with the same \
text and continues with {token}."),{long:R,token:I})]}let[N,S]=C.map((q,R)=>q[u[R]]);return[...y([g,x],u,un(C[0],u[0]))," ",...P(g,N)," ",...P(x,S)]}function y([
h,p],u,f){if(!f)return[s("They diverge at the first token.")];let[g,x]=u.map(L=>z(L+1));return[g===x?s("They diverge at token {number}.",{number:g}):s("They div\
erge at token {a} of {one} and token {b} of {other}.",{a:g,b:x,one:h,other:p})," ",...he(s("Both had written {text}."),{text:v(sa(f))})]}let P=(h,p)=>he(p.given?
s("{lane} was given {token} ({odds})."):s("{lane} chose {token} ({odds})."),{lane:h,token:v(p.chosen.text),odds:T(p)}),T=h=>h.chosen.logprob===null?lt(h.chosen):
j(ye(h).probability);function v(h){let p=l("span","gp-quote");return p.append(...he(s("“{text}”"),{text:oe(h,"gp-strong")})),p}function E(h){let p=l("p");p.
append(...h),p.textContent!==r.textContent&&r.replaceChildren(...p.childNodes)}function _(h,p){let u=new Map;return h.forEach(({chosen:g,distribution:x},M)=>{for(let L of[
...x.candidates,g]){let C=p?L.token_id:L.text;u.has(C)||u.set(C,{label:L.text,sides:[null,null],most:0});let N=u.get(C);N.sides[M]||(N.sides[M]={candidate:L,isChosen:L.
token_id===g.token_id},N.most=Math.max(N.most,X(L.logprob),X(L.raw_logprob)))}}),[...u.values()].sort((g,x)=>x.most-g.most).filter(({sides:g,most:x},M)=>M<10&&(M<
o[0]||x>=o[1])||g.some(L=>L&&L.isChosen))}function $(){let h=l("tr"),p=l("th","",null,{scope:"row"});return p.append(l("bdi","gp-word")),h.append(p,...[0,1].map(
()=>{let u=l("td"),f=l("div","gp-side"),g=l("span","gp-tracks");g.append(l("i","gp-bar gp-after"),l("i","gp-bar gp-before"));let x=l("span","gp-values");return x.
append(l("span"),l("small")),f.append(l("span","gp-sign"),g,x),u.append(f),u})),h}function A(h,p,u,f){let[g,x,M]=h.firstChild.children,[L,C]=p?[p.candidate.logprob,
p.candidate.raw_logprob].map(X):[0,0],N=!!p&&p.candidate.logprob===null,S=!!p&&p.isChosen;ae(h,[S&&"gp-chosen",N&&"gp-removed",!p&&"gp-unlisted"].filter(Boolean).
join(" ")),O(g,S?"▶":N?"✕":""),ne(x.children[0],"width",L/u),ne(x.children[1],"width",C/u),O(M.children[0],p?N?"":j(L):"–"),O(M.children[1],p?j(C):"");let q=p?
[S&&s("chosen"),N?lt(p.candidate):j(L),s("{share} before the processors",{share:j(C)})].filter(Boolean).join(", "):s("not recorded");G(h,{"aria-label":`${f}: ${q}`,
title:N?lt(p.candidate):""})}function k(h,p){let u=_(p,eo(e,...h)),f=u.flatMap(C=>C.sides).filter(Boolean),g=f.every(({candidate:C})=>C.logprob===C.raw_logprob),
x=Math.max(1e-9,...f.flatMap(({candidate:C})=>[X(C.logprob),X(C.raw_logprob)]));a.classList.toggle("gp-plain",g),K(t.querySelector(".gp-before-key"),!g),K(t.querySelector(
".gp-removed-key"),f.some(({candidate:C})=>C.logprob===null)),K(t.querySelector(".gp-unlisted-key"),f.length<2*u.length);let M=Z(c.tBodies[0],u.length,$);u.forEach(
({label:C,sides:N},S)=>{let[q,...R]=M[S].cells;me(q.firstChild,C),R.forEach((D,W)=>A(D,N[W],x,qe(e,h[W])))});let L=c.tHead.rows[0].cells;h.forEach((C,N)=>{let{title:S}=e.
groups[C],{entropyAfter:q}=ye(p[N]);me(L[N+1],s("{lane}, entropy {entropy}",{lane:`${qe(e,C)} ${le(S)}`,entropy:ue(q,e.unit)}),{plain:!0})})}return h=>{let p=e.
header&&e.header.kind==="lanes"?Ve(e):null;if(t.hidden=!p,!p)return;(h.run||h.lanes)&&m(),d.forEach((L,C)=>{L.value=p[C]});let u=to(e,...p);E(b(p,u));let[f,g]=p.
map(L=>qe(e,L)),x=eo(e,...p);K(i,!x),x||O(i,s("{one} and {other} run on different models, so they are compared by text, not by token ids; tokens with the same t\
ext share a row.",{one:f,other:g}));let M=u.kind==="apart"?p.map((L,C)=>Me(e.shownOf(L).log)[u.at[C]]):null;K(a,!!M),M&&k(p,M)}}var As=5,rh=.9;function ih(t){if(!t.length)return null;let e=[...t].sort((a,c)=>a-c),n=e.length,[o,r,i]=[0,0,2/2**n];for(;o<Math.floor(n/2)&&(r+=i,!(o>0&&r>1-rh));)
i*=(n-o)/(o+1),o+=1;return o=Math.max(0,o-1),{median:On(e),low:e[o],high:e[n-1-o]}}function Cs(t,e){if(t.length<As)return"few";let{low:n,high:o}=ih(t);return n>
e?"above":o<e?"below":"open"}function da(t,e=!0){let n=([i,a])=>U(i)&&U(a),o=(i,a)=>Cs(i.map((c,d)=>[c,a[d]]).filter(n).map(([c,d])=>c-d),0),r=t.findIndex((i,a)=>t.
length>1&&t.every((c,d)=>a===d||o(i,c)===(e?"above":"below")));return r<0?null:r}function ha(t,e){let n=e.filter(({values:d})=>Number.isFinite(d[t.name])),o=({values:d})=>d[t.name];if(!n.length)return{low:null,high:null,best:null,level:()=>0,
scale:no([]),flat:!0};let r=n.reduce((d,m)=>o(m)<o(d)?m:d),i=n.reduce((d,m)=>o(m)>o(d)?m:d),a=$e(t,o(r))===$e(t,o(i)),c=no(a?[]:n.map(o));return{low:r,high:i,best:a?
null:Ps(t,e),level:d=>Math.round(c.share(d)*10),scale:c,flat:a}}function Ps(t,e){let n=e.filter(({values:c})=>Number.isFinite(c[t.name])),o=n.map(({each:c})=>c[t.
name]||[]);if(!t.better||o.some(({length:c})=>c!==o[0].length))return null;let r=da(o,t.better==="more"),i=r!==null&&n[r].values[t.name],a=c=>t.better==="more"?
c<i:c>i;return r!==null&&n.every(({values:c},d)=>d===r||a(c[t.name]))?n[r]:null}function no(t){let e=[...new Set(t)].sort((d,m)=>d-m),[n,o]=[e[0],e.at(-1)],r=d=>m=>o>
n?(d(m)-d(n))/(d(o)-d(n)):0,i=d=>e.some(m=>e.filter(w=>w>=m&&d(w)-d(m)<.1).length>Math.max(1,e.length/2)),a=d=>e.length>1?e.indexOf(d)/(e.length-1):0,c=[{name:"\
linear",share:r(d=>d)},...n>0?[{name:"log",share:r(Math.log)}]:[],{name:"order",share:a}];return c.find(({share:d})=>!i(d))||c.at(-1)}function Ze(t,{each:e}){let n=(e[t.
name]||[]).filter(U);if(n.length<2)return"";let[o,r]=[Math.min(...n),Math.max(...n)].map(i=>$e(t,i));return o===r?"":s("{low} to {high}",{low:o,high:r})}var Yt=t=>t.
better==="less"?"heat":"prob";function $e(t,e,{unit:n=!1}={}){if(!Number.isFinite(e))return"–";let o=e.toLocaleString("en-US",{minimumFractionDigits:t.digits,
maximumFractionDigits:t.digits});return n&&t.unit?`${o} ${s(t.unit)}`:o}var Ns=10;function pa({axes:[t,e],metric:n,heat:o,at:r}){let i=e.values.map((T,v)=>t.values.map((E,_)=>r(v,_))),a=T=>i.map((v,E)=>v.map((_,$)=>T(_,E,$))),c=T=>T.
values[n.name],d=T=>$e(n,c(T))+(o.best===T?" ★":""),m=(T,v,E)=>{let _=Ze(n,T);return`${t.knob} ${t.values[E]}, ${e.knob} ${e.values[v]}: ${d(T)}${_?` (${_})`:
""}`},w=Array.from({length:Ns+1},(T,v)=>[v/Ns,`var(--gp-${Yt(n)}-${v})`]),b={type:"heatmap",x:t.values,y:e.values,colorscale:w,zmin:0,zmax:Ns,showscale:!1,xgap:2,
ygap:2,z:a(T=>Number.isFinite(c(T))?o.level(c(T)):null),text:a(d),texttemplate:"%{text}",hovertext:a(m),hoverinfo:"text"},y=Math.min(760,Math.max(220,96+42*e.values.
length)),P={type:"category",showgrid:!1};return ut(s("{metric} over {columns} and {rows}",{metric:s(n.title),columns:t.knob,rows:e.knob}),[b],We(t.knob,{...P,side:"\
top"}),We(e.knob,{...P,autorange:"reversed"}),{height:y,margin:{l:52,r:18,t:60,b:16}})}function ua({knob:t,metric:e,points:n,wide:o}){let r=n.map(({label:v})=>v.trim()===""?NaN:Number(v)),i=r.every(Number.isFinite)?{linear:"linear",log:"log",order:"\
category"}[no(r).name]:"category",a=n.map((v,E)=>({...v,x:i==="category"?v.label:r[E]}));i!=="category"&&a.sort((v,E)=>Number(v.x)-Number(E.x));let c=a.filter(({
value:v})=>Number.isFinite(v)),d=c.flatMap(({value:v,each:E})=>[v,...E]),m=o&&d.length>0&&Math.min(...d)>0,w=({label:v,value:E,range:_,best:$})=>`${v}: ${$e(e,E)}${_?
` (${_})`:""}${$?`, ${s("the best")}`:""}`,b={type:"scatter",mode:"lines+markers",cliponaxis:!1,connectgaps:!1,hoverinfo:"text",x:a.map(({x:v})=>v),y:a.map(({value:v})=>Number.
isFinite(v)?v:null),text:a.map(w),line:{color:"var(--gp-kept)",width:2},marker:{color:"var(--gp-kept)",size:10},error_y:{type:"data",symmetric:!1,color:"var(--g\
p-muted)",thickness:1.5,width:4,array:a.map(({value:v,each:E})=>E.length>1?Math.max(...E)-v:0),arrayminus:a.map(({value:v,each:E})=>E.length>1?v-Math.min(...E):
0)}},y={type:"scatter",mode:"text",hoverinfo:"skip",textposition:"top center",cliponaxis:!1,textfont:{color:"var(--gp-text)"},x:c.map(({x:v})=>v),y:c.map(({value:v})=>v),
text:c.map(({value:v,best:E})=>c.length<=12||E?$e(e,v)+(E?" ★":""):"")},P=s(e.title),T=`${P}${e.unit?` (${s(e.unit)})`:""}${m?`, ${s("logarithmic scale")}`:""}`;
return ut(s("{metric} over {knob}",{metric:P,knob:t}),[b,y],We(t,{type:i}),We(T,m?{type:"log"}:{}))}function oo(t,{metric:{meaning:e,formula:n,unit:o,live:r}}){let i=[o?s("In {unit}.",{unit:s(o)}):"",r?"":s("It is known when the runs of a cell have ended.")];t.
replaceChildren(`${s(e)} `,l("span","gp-formula",s(n)),...i.filter(Boolean).map(a=>` ${a}`))}function fa(t,e,n){let{low:o,high:r,best:i,scale:a,flat:c}=n,d=e.metric,
m=e.group.groups.some(T=>Ze(d,T)),w=T=>T&&e.nameOf(T.number)+T.values[d.name],b=[d.name,w(o),w(r),i&&i.number,a.name,c,m].join();if(t.dataset.key===b||(t.dataset.
key=b,t.replaceChildren(),!o))return;let y=(T,v)=>{let E=l("span"),_=l("b","",$e(d,v.values[d.name],{unit:!0}));return E.append(...he(T,{value:_,cell:e.nameOf(v.
number)})),E};c?t.append(y(s("The same everywhere: {value}"),o)):t.append(y(s("lowest {value} at {cell}"),o),ah(Yt(d)),y(s("highest {value} at {cell}"),r));let P=[
a.name==="log"&&s("Coloured on a logarithmic scale."),a.name==="order"&&s("Coloured by rank, because some values are far from the rest."),m&&s("Small numbers: f\
rom the lowest to the highest of a cell’s seeds."),i&&(d.better==="more"?s("★ best: higher is better, seed by seed"):s("★ best: lower is better, seed by see\
d"))];t.append(...P.filter(Boolean).map(T=>l("span","",T)))}function ah(t){let e=l("span","gp-ramp",null,{"aria-hidden":"true"});for(let n=0;n<=10;n++){let o=l(
"i");o.style.backgroundColor=`var(--gp-${t}-${n})`,e.append(o)}return e}function ma(t,e,n,o){let r=e.view!=="heat"?void 0:e.isList?ch(e,n):e.isSettled?lh(e,n):void 0;
pe(t,r,i=>o(e.isList?e.inOrder[i.pointNumber].number:e.inRow(i.pointNumber[0])[i.pointNumber[1]].number))}function ch(t,{best:e,scale:n}){let o=t.metric,[{knob:r,
values:i}]=t.axes,a=t.inOrder.map(c=>({label:i[c.place[1]],value:c.values[o.name],each:(c.each[o.name]||[]).filter(U),range:Ze(o,c),best:e===c}));return ua({knob:r,
metric:o,points:a,wide:n.name!=="linear"})}function lh(t,e){return pa({axes:t.axes,metric:t.metric,heat:e,at:(n,o)=>t.inRow(n)[o]})}var dh={eos:"■",stop_string:"■",length:"⊣",max_time:"⊣",unfinished:"⊣",stopped:"◻",failed:"✕"},Qe=t=>Tn(dh,t,"■"),et=t=>t==="failed"?[s("an erro\
r"),s("ended in an error")]:we(t),je=t=>(t.log?t.log.failed:t.ended&&t.ended.failed)||null,ft=t=>t.log?t.log.numTokens:t.tokens.length;function _e(t){return je(
t)?"failed":t.log?t.log.finished&&((t.log.finished.sequences[0]||{}).stop_reason||"stopped"):t.ended&&(t.ended.stop_reason||"stopped")}function Xt(t){let e=_e(t);
return e?e==="failed"?"failed":e==="stopped"?"cut":"ended":(t.log?t.log.started:t.begun)?"decoding":"waiting"}function mt({tokens:t,ended:e},n=1/0){if(e&&e.text!==
null&&e.text!==void 0)return e.text.length>n?e.text.slice(0,n):e.text;let o="";for(let{piece:r}of t)if(o+=r??"",o.length>=n)break;return o}var Ws=({name:t})=>t==="ended";function so(t,{values:e,each:n,entries:o},{unit:r=!1}={}){let i=e[t.name],a=(n[t.name]||(o.length===1?[i]:[])).filter(U);return!Ws(
t)||!a.length?$e(t,i,{unit:r}):s("{count} of {all}",{count:z(a.filter(Boolean).length),all:z(a.length)})}function qs(t,e){let n=l("span","gp-stepper"),[o,r,i]=[l("button","","‹"),l("span"),l("button","","›")];n.append(o,r,i);let a=0,c=m=>w=>{w.stopPropagation(),
Is(t,a,m)};[[o,-1,s("The text of the previous seed")],[i,1,s("The text of the next seed")]].forEach(([m,w,b])=>{G(m,{type:"button","aria-label":b,tabindex:e}),m.
addEventListener("click",c(w))});function d(m){a=m;let{entries:w}=t.groups[m];n.hidden=w.length<2,O(r,`${w.indexOf(t.shownOf(m))+1}/${w.length}`)}return{box:n,draw:d}}
function Is(t,e,n){let{entries:o}=t.groups[e],r=o.indexOf(t.shownOf(e));t.showEntry(e,(r+n+o.length)%o.length)}function ga(t,e,n){let o=v=>t.querySelector(".gp-\
whole"+v),r=o(""),i=qs(e,0),a=l("span"),c=l("button","gp-button",s("Open as one run"),{type:"button"});o("-tools").append(i.box,a,c);let d=null;function m(v){let E=o(
"-text"),_=mt(v);E.childElementCount||E.append(l("span","gp-prompt"),l("span")),O(E.firstChild,e.header.prompt+(e.apart?`
`:"")),O(E.lastChild,_);let $=_e(v),A=ft(v),k=$?$!=="failed"&&`${Qe($)} ${et($)[1]}`:A?s("still being written"):s("queued");O(o("-end"),[B(A,"{count} token","{c\
ount} tokens"),k].filter(Boolean).join(" · "))}function w(v){let E=je(v),_=o("-problem");_.hidden=!E,E&&_.replaceChildren(l("b","","✕ "),`${s(E.message)} ${s(
E.fix)}`)}function b(v){let E=v.entries.length;O(o("-over"),E>1?s("Metrics of the {count} runs of this cell together, most as their mean:",{count:z(E)}):s("Metr\
ics:"));let _=Z(o("-values"),e.metrics.length,()=>{let $=l("div");return $.append(l("dt"),l("dd")),$});e.metrics.forEach(($,A)=>{O(_[A].firstChild,s($.title)),O(
_[A].lastChild,so($,v,{unit:!0})),G(_[A],{title:`${s($.meaning)} ${s($.formula)}`})})}function y(){if(d===null)return;let v=e.shownOf(d);O(o("-title"),n(d)),G(r,
{"aria-label":n(d)}),i.draw(d),O(a,(v.seed??null)===null?"":s("seed {seed}",{seed:v.seed})),c.hidden=!e.canAsk,m(v),w(v),b(e.groups[d])}function P(v){d=v,y(),r.
open||r.showModal(),r.scrollTop=0}function T(){r.open&&r.close(),d=null}return c.addEventListener("click",()=>{let{number:v}=e.shownOf(d);T(),e.ask({type:"open",
entry:v})}),r.addEventListener("close",()=>{d=null}),r.addEventListener("click",({target:v})=>v===r&&T()),r.addEventListener("keydown",v=>v.stopPropagation()),t.
querySelector(".gp-shut").addEventListener("click",T),{show:P,shut:T,draw:y}}var wa={ArrowLeft:(t,e)=>[t,e-1],ArrowRight:(t,e)=>[t,e+1],ArrowUp:(t,e)=>[t-1,e],ArrowDown:(t,e)=>[t+1,e],Home:t=>[t,0],End:t=>[t,1/0]};function ba(t){hh(t),ph(
t)}function hh(t){let{table:e,whole:n,group:o}=t;function r([i,a]){let c=e.tBodies[0].rows[i];!c||a<0||t.focus(c.cells[Math.min(a+1,c.cells.length-1)],!0)}e.addEventListener(
"keydown",i=>{let a=i.target.closest("td");if(!a||i.ctrlKey||i.altKey||i.metaKey)return;let{gpGroup:c}=a,d=a.parentElement;if(i.key==="Enter")n.show(c);else if(i.
key===" ")Is(o,c,1);else if(Object.hasOwn(wa,i.key))r(wa[i.key](d.sectionRowIndex,a.cellIndex-1));else return;i.preventDefault()}),e.addEventListener("click",i=>{
let a=i.target,c=a.closest("td");!c||a.closest(".gp-stepper")||(t.focus(c),n.show(c.gpGroup))}),e.addEventListener("focusin",({target:i})=>{i.tagName==="TD"&&t.
focus(i)})}function ph(t){let{state:e,field:n,select:o}=t,r=t.part("switch");o.addEventListener("change",()=>{e.metricName=o.value,oo(t.part("metric-meaning"),e),
t.drawValues()}),r.addEventListener("click",({target:i})=>{let a=i.dataset.view;if(a){e.view=a;for(let c of r.children)c.setAttribute("aria-pressed",String(c.dataset.
view===a));n.classList.toggle("gp-as-heat",a==="heat"),t.drawValues()}})}var ka="perplexity",ro=class{constructor(e){this.group=e,this.view="texts",this.metricName=""}begin(){let e=this.group.metrics.map(({name:n})=>n);e.includes(this.
metricName)||(this.metricName=e.includes(ka)?ka:e[0])}get axes(){return this.group.header.axes}get isList(){return this.axes.length<2}get isSettled(){return!!this.
group.done}get metric(){return this.group.metrics.find(({name:e})=>e===this.metricName)}get inOrder(){return this.group.groups.slice().sort((e,n)=>e.place[1]-n.
place[1])}inRow(e){return this.inOrder.filter(({place:n})=>n[0]===e)}nameOf(e){let{place:n}=this.group.groups[e];return this.axes.map(({knob:o,values:r},i)=>`${o}\
 ${r[n[1-i]]}`).join(", ")}failuresIn(e){let{entries:n}=this.group.groups[e],o=n.filter(je).length;return o&&n.length>1?s("{count} of {all}",{count:z(o),all:z(n.
length)}):""}standingOf(e){let n=this.group.shownOf(e);return je(n)?"failed":_e(n)?"":Xt(n)==="decoding"?"decoding":this.group.done?"did not run":"queued"}};var ya=300,xa={failed:()=>s("failed"),decoding:()=>s("decoding"),queued:()=>s("queued"),"did not run":()=>s("did not run"),"":()=>""},uh=t=>t===""?s("(empty)"):
t==="decoding"?"…":xa[t](),Rs=(t,e)=>{let n=l("th",t==="row"?"gp-side":"",null,{scope:t});return n.append(oe(e)),n};function tt(t,e){let n=l(t);return n.append(
...e),n}var io=class{constructor(e,n){this.root=e,this.state=n,this.group=n.group,this.field=this.part("field"),this.table=this.field.firstElementChild,this.select=
this.part("metric"),this.chart=this.part("metric-chart"),this.whole=ga(e,this.group,o=>n.nameOf(o)),this.cells=[],this.focused=null}part(e){return this.root.querySelector(
".gp-"+e)}build(){let{state:e,group:n,select:o}=this;this.whole.shut(),e.begin(),o.replaceChildren(...n.metrics.map(({name:c,title:d})=>l("option","",s(d),{value:c}))),
o.value=e.metricName;let[{knob:r},i]=e.axes,a=i?s("{one} and {other}",{one:r,other:i.knob}):r;O(this.part("title"),a);for(let c of[this.field,this.chart])c.classList.
toggle("gp-on-one-axis",e.isList);this.cells=n.groups.map(c=>this.makeCell(c)),this.table.replaceChildren(...e.isList?this.listRows():this.gridRows()),this.table.
setAttribute("aria-label",s("The runs over {knobs}",{knobs:a})),this.focus(this.cells.length?this.cells[0].cell:null),oo(this.part("metric-meaning"),e)}makeCell({
number:e}){let n=l("td","",null,{role:"gridcell",tabindex:"-1"}),o=l("div","gp-cell-top"),[r,i]=[l("span","gp-value"),l("span","gp-star","★")],[a,c]=[l("small",
"gp-seeds-range"),l("span","gp-some-failed")],d=l("bdi","gp-cell-text"),m=qs(this.group,-1);return i.hidden=!0,o.append(r,i,a,c,m.box),n.append(o,d),n.gpGroup=e,
{cell:n,top:o,value:r,star:i,range:a,failed:c,text:d,stepper:m,colour:""}}gridRows(){let{state:e,cells:n}=this,[o,r]=e.axes,i=l("th","gp-knob",null,{scope:"colg\
roup",colspan:o.values.length});i.append(l("span","",o.knob));let a=l("th","gp-side",r.knob,{scope:"col",rowspan:2}),c=[tt("tr",[a,i]),tt("tr",o.values.map(m=>Rs(
"col",m)))],d=m=>e.inRow(m).map(({number:w})=>n[w].cell);return[tt("thead",c),tt("tbody",r.values.map((m,w)=>tt("tr",[Rs("row",m),...d(w)])))]}listRows(){let{state:e,
cells:n}=this,[{knob:o,values:r}]=e.axes,i=tt("tr",[l("th","gp-side",o,{scope:"col"}),l("th","gp-metric-name","",{scope:"col"})]),a=e.inOrder.map(({number:c,place:d})=>tt(
"tr",[Rs("row",r[d[1]]),n[c].cell]));return[tt("thead",[i]),tt("tbody",a)]}drawText(e){let{state:n,group:o}=this,{cell:r,text:i,stepper:a,failed:c}=this.cells[e],
d=o.shownOf(e),m=je(d),w=n.failuresIn(e);O(c,w&&`✕ ${w}`);let b=m?`✕ ${s("failed")}`:mt(d,ya).slice(0,ya).trim();O(i,b||uh(n.standingOf(e))),ae(r,["gp-cell",
m&&"gp-broken",!b&&"gp-quiet"].filter(Boolean).join(" ")),a.draw(e),this.describe(e)}drawTexts(){this.group.groups.forEach(({number:e})=>this.drawText(e))}drawQuiet(){
this.cells.forEach(({cell:e},n)=>e.classList.contains("gp-quiet")&&this.drawText(n))}drawValues(){let{state:e,group:n}=this,o=e.metric;if(!o)return;let r=ha(o,n.
groups);for(let i of n.groups)this.drawValue(i,o,r);e.isList&&O(this.part("metric-name"),s(o.title)),fa(this.part("legend"),e,r),this.field.hidden=e.view==="hea\
t"&&!e.isList&&e.isSettled,O(this.part("hint"),this.field.hidden?s("Click a cell for its full text. Drag to zoom; double-click to see all again."):s("Click a ce\
ll, or press Enter, for its full text; the arrow keys move between cells.")),ma(this.chart,e,r,i=>this.whole.show(i))}drawValue(e,n,o){let r=this.cells[e.number],
{top:i,value:a,star:c,range:d}=r,m=e.values[n.name],w=Number.isFinite(m),b=w?`var(--gp-${Yt(n)}-${o.level(m)})`:"";r.colour!==b&&(i.style.backgroundColor=r.colour=
b),ae(i,w?"gp-cell-top":"gp-cell-top gp-none"),O(a,w?$e(n,m):e.entries.length===1&&je(e.entries[0])?"✕":"–"),O(d,w?Ze(n,e):""),c.hidden=o.best!==e,this.describe(
e.number)}describe(e){let{state:n}=this,{cell:o,star:r,value:i,range:a}=this.cells[e],c=s((n.metric||{}).title),d=n.failuresIn(e),m=[n.nameOf(e),a.textContent?s(
"{metric}: {value}, over its seeds {range}",{metric:c,value:i.textContent,range:a.textContent}):`${c}: ${i.textContent}`,r.hidden?"":s("best"),d&&s("failed: {sh\
are}",{share:d}),xa[n.standingOf(e)]()];G(o,{"aria-label":m.filter(Boolean).join("; ")})}focus(e,n=!1){this.focused&&(this.focused.tabIndex=-1),this.focused=e,e&&
(e.tabIndex=0,n&&(e.focus({preventScroll:!0}),this.reveal(e)))}reveal(e){let{field:n,table:o}=this,[r,i]=[n.getBoundingClientRect(),e.getBoundingClientRect()],a=r.
left+e.parentElement.firstElementChild.offsetWidth,c=r.top+o.tHead.offsetHeight;n.scrollLeft+=Math.min(0,i.left-a)||Math.max(0,i.right-r.right),n.scrollTop+=Math.
min(0,i.top-c)||Math.max(0,i.bottom-r.bottom),(i.top<0||i.bottom>innerHeight)&&e.scrollIntoView({block:"nearest",inline:"nearest"})}};function va(t,e){let n=new io(t,new ro(e));return ba(n),o=>{if(t.hidden=!e.header||e.header.kind!=="sweep"||!e.groups.length,t.hidden){n.whole.shut();return}o.run&&
n.build(),o.run||o.pair||o.status?n.drawTexts():o.steps&&new Set([...o.entries].map(r=>e.entries[r].group)).forEach(r=>n.drawText(r)),o.measured&&n.drawQuiet(),
(o.run||o.measured||o.status)&&n.drawValues(),n.whole.draw()}}var Sa=[["stop","■",t=>s("Stop lane {lane}",{lane:t})],["select","✎",t=>s("Edit lane {lane}",{lane:t})],["copy","❐",t=>s("Copy lane {lane}",{lane:t})],["l\
eft","◀",t=>s("Move lane {lane} to the left",{lane:t})],["right","▶",t=>s("Move lane {lane} to the right",{lane:t})],["remove","✕",t=>s("Remove lane {lane\
}",{lane:t})]],ao=class{constructor(e,n){this.group=n;let o=l("div","gp-lane-head");this.name=l("button","gp-lane-name",null,{type:"button"}),this.letter=l("b",
"gp-letter"),this.title=l("bdi","gp-lane-title"),this.reference=l("span","gp-lane-reference",s("reference")),this.name.append(this.letter,this.title,this.reference),
this.tools=l("span","gp-lane-tools"),this.buttons=Object.fromEntries(Sa.map(([i,a])=>{let c=l("button","gp-button",a,{type:"button","data-do":i});return this.tools.
append(c),[i,c]})),o.append(this.name,this.tools),this.settings=l("p","gp-lane-settings"),this.changed=l("p","gp-lane-changed",`△ ${s("changed since this run")}`),
this.state=l("p","gp-lane-state"),this.doing=l("b"),this.tokens=l("span","gp-lane-count"),this.company=l("span","gp-lane-company","",{tabindex:"0","data-tip":""}),
this.state.append(this.doing,this.tokens,this.company),this.parts=l("p","gp-lane-parts"),this.seeds=l("p","gp-lane-seeds"),this.back=l("button","gp-button","◀",
{type:"button","data-seed":"-1","aria-label":s("Previous seed")}),this.on=l("button","gp-button","▶",{type:"button","data-seed":"1","aria-label":s("Next seed")}),
this.seed=l("span","","",{"aria-live":"polite"}),this.seeds.append(this.back,this.seed,this.on),this.problem=l("div","gp-problem"),this.why=l("span"),this.problem.
append(l("b","","✕ "),this.why);let r=l("div","gp-lane-top");r.append(o,this.settings,this.changed,this.state,this.parts,this.seeds,this.problem),e.append(r)}draw({
lane:e,ran:n,place:o,lanes:r,isReference:i,parts:a,told:c}){let d=n?this.group.shownOf(n.number):null;O(this.letter,e.label),O(this.title,le(e.title)),K(this.reference,
i),G(this.name,{"aria-pressed":String(i),title:i?s("The other lanes are compared with this one"):s("Compare the others with {lane}",{lane:e.label})}),this.name.
disabled=!n,this.drawTools(e,o,r),this.drawStop(n),O(this.settings,fh(e,d,n).join(" · ")),K(this.changed,!!n&&["model","seed","settings"].some(m=>JSON.stringify(
e[m]??null)!==JSON.stringify(n[m]??null))),this.drawState(d),O(this.parts,a),K(this.parts,!!a),this.drawSeeds(d,n),this.drawProblem(e,c)}drawTools(e,n,o){K(this.
tools,this.group.canAsk);let r={left:n===0,right:n===o-1,remove:o===1,copy:o>=fn};for(let[i,,a]of Sa){let c=i==="select"&&e.selected?s("Lane {lane} is shown in \
the settings",{lane:e.label}):a(e.label);G(this.buttons[i],{title:c,"aria-label":c,"aria-disabled":String(!!r[i])})}O(this.buttons.select,e.selected?`✎ ${s("e\
diting")}`:"✎"),G(this.buttons.select,{"aria-pressed":String(!!e.selected)})}drawStop(e){let{stop:n}=this.buttons,o=!!e&&this.group.running&&e.entries.some(({
log:r})=>!r.finished&&!r.failed);!o&&n===document.activeElement&&this.name.focus(),K(n,o)}drawState(e){if(K(this.state,!!e),!e)return;let{log:n}=e;O(this.doing,
mh(n,this.group.done));let o=Me(n).length;O(this.tokens,o?B(o,"{count} token","{count} tokens"):"");let r=zs.get(n);n.shared>1&&zs.set(n,{others:Math.max(n.shared-
1,r?r.others:0),apart:n.apart&&(!r||r.apart)});let i=zs.get(n);if(K(this.company,!!i),!i)return;let{others:a,apart:c}=!n.running||n.shared<2?i:{others:n.shared-
1,apart:n.apart};O(this.company,c?B(a,"in turn with another run","in turn with {count} others"):B(a,"together with another run","together with {count} others")),
G(this.company,{"data-tip":c?s("It has forward passes of its own, in turn with those of the others: no other run uses its model, or it reads or writes several t\
okens at once."):s("Decoded in one batch with the other runs on this model: each forward pass gives all of them their next token.")})}drawSeeds(e,n){let o=n?n.entries.
length:0;K(this.seeds,o>1),!(o<2)&&(O(this.seed,s("seed {seed}, {place} of {all}",{seed:_a(e)??"–",place:n.shown+1,all:o})),G(this.back,{"aria-disabled":String(
n.shown===0)}),G(this.on,{"aria-disabled":String(n.shown===o-1)}))}drawProblem({label:e,problem:n},o){let r=s(n),i=o.get(r)??e;r&&o.set(r,i),K(this.problem,!!r),
O(this.why,!r||i===e?r:s("The same as in lane {lane}.",{lane:i}))}},fn=8,zs=new WeakMap,_a=({seed:t,log:e})=>t??(e&&e.started?e.started.seed:null);function fh(t,e,n){
let o=e&&n.seed===t.seed&&n.entries.length===1?_a(e):null,r=t.seed??o;return[t.model,le(t.settings??""),r===null?"":s("seed {seed}",{seed:r})].filter(Boolean)}function mh(t,e){
let{queued:n,loading:o,started:r,failed:i,finished:a}=t;return i?`✕ ${s("stopped by an error")}`:a?`■ ${a.sequences.length?we(a.sequences[0].stop_reason)[1]:
s("ended")}`:e?r?`■ ${s("was stopped")}`:s("did not run"):o?Lt(o):n?n.ahead?B(n.ahead,"waiting for another run","waiting for {count} others"):s("starting …"):
r?`● ${s("decoding …")}`:s("waiting for its turn")}var co=class{constructor(e,n){this.body=e,this.entries=n,this.width=0,this.timer=0,this.clear(null),e.addEventListener("scroll",()=>{this.atEnd=e.scrollHeight-e.
scrollTop-e.clientHeight<40},{passive:!0}),new ResizeObserver(()=>this.resized()).observe(e)}clear(e){this.log=e,this.body.replaceChildren(),this.rows=new Xe(this.
body),this.tokens=[],this.steps=[],this.dimmed=0,this.sign=null,this.said="",this.stop=null,this.atEnd=!0}draw(e,{shared:n,sign:o,why:r},{shade:i,unit:a}){this.
log!==e&&this.clear(e);let{keep:c,added:d}=Ye(this.steps,Me(e).at(-1)||null);c<this.tokens.length&&this.cut(c);for(let m of d)this.append(m,i,a);this.dim(n),this.
signAt(o?this.tokens[n]:null,o,r,a),!this.stop&&this.tokens.length&&this.reach(this.tokens[0])}cut(e){It(this,e),this.steps.length=e,this.dimmed=Math.min(this.dimmed,
e),this.stop&&!this.stop.isConnected&&(this.stop=null)}append(e,n,o){let r={...e.chosen,piece:e.piece},i=l("span","gp-token",null,{role:"button",tabindex:"-1"});
Ge(i,r);let a=this.tokens.length?this.entries.get(this.tokens.at(-1)).token:null;this.entries.set(i,{token:r,step:e,index:e.index,lane:this}),e.given&&(i.dataset.
given=""),dt(this,i,r,a),this.steps.push(e),this.describe(i,o),this.shade(i,n)}shade(e,n){Qn(e.querySelector(".gp-ink"),n,ye(this.entries.get(e).step))}describe(e,n){
let{token:o,step:r,index:i}=this.entries.get(e),a=[s("token {number}: {text}",{number:i+1,text:Y(o.text)}),...Nn(r,n),this.whyOf(e)];e.setAttribute("aria-label",
a.filter(Boolean).join(", "))}whyOf(e){let{step:n}=this.entries.get(e);return[e===this.sign?this.said:"",n.given?s("given, not chosen"):""].filter(Boolean).join(
", ")}dim(e){let n=Math.min(e,this.tokens.length);for(let o=n;o<this.dimmed;o++)this.tokens[o].classList.remove("gp-shared");for(let o=this.dimmed;o<n;o++)this.
tokens[o].classList.add("gp-shared");this.dimmed=n}signAt(e,n,o,r){if((e||null)===this.sign&&(!e||o===this.said&&e.dataset.parts===n))return;let i=this.sign;this.
sign=e||null,this.said=o,i&&(delete i.dataset.parts,this.describe(i,r)),e&&(e.dataset.parts=n,this.describe(e,r))}redraw({shade:e,unit:n}){for(let o of this.tokens)
this.shade(o,e),this.describe(o,n)}settle(){this.atEnd&&this.log&&this.log.running&&(this.body.scrollTop=1e7),this.rows.settle()}resized(){let{clientWidth:e}=this.
body;!e||e===this.width||(this.width=e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),200))}reach(e){this.stop&&(this.
stop.tabIndex=-1),this.stop=e,e.tabIndex=0}next(e,n){let o=this.tokens.indexOf(e);switch(n){case"ArrowRight":return this.tokens[o+1];case"ArrowLeft":return this.
tokens[o-1];case"ArrowDown":return Ne(this.tokens,o,1);case"ArrowUp":return Ne(this.tokens,o,-1);case"Home":return this.tokens[0];case"End":return this.tokens.at(
-1);default:return null}}};function Oa(t,e){let n=t.querySelector(".gp-columns"),o=t.querySelector(".gp-shade"),r=t.querySelector(".gp-scale"),i=t.querySelector(".gp-add"),a=new Map,c=new WeakMap,
d=qt(t,n,e,h=>{let p=c.get(h);if(!p)return null;let{token:u,step:f,index:g,lane:x}=p;return{id:u.token_id,text:u.text,where:s("token {number}",{number:g+1}),step:f,
why:x.whyOf(h)}}),m=()=>({shade:o.value,unit:e.unit});function w(){return e.lanes?e.lanes.map(h=>({key:`lane ${h.id}`,lane:h,number:e.groups.findIndex(({id:p})=>p===
h.id)})):e.groups.map(h=>({key:`group ${h.number}`,lane:h,number:h.number}))}function b(h){let p=document.activeElement,u=[...n.children].indexOf(p&&p.closest("\
.gp-lane")),f=new Set(h.map(({key:g})=>g));for(let[g,{element:x}]of a)f.has(g)||(x.remove(),a.delete(g));h.forEach(({key:g,lane:x,number:M},L)=>{let C=a.get(g)||
P(g);Object.assign(C,{lane:x,number:M}),n.children[L]!==C.element&&n.insertBefore(C.element,n.children[L]||null)}),y(),!(u<0||document.activeElement===p)&&(p.isConnected?
p.focus():n.children.length&&n.children[Math.min(u,n.children.length-1)].querySelector(".gp-lane-name").focus())}function y(){let{clientWidth:h}=n,[p,u,f]=[240,
12,4];if(!h||!a.size)return;let g=Math.max(1,Math.min(f,Math.floor((h+u)/(p+u)))),x=Math.ceil(a.size/g);n.style.setProperty("--lanes-in-row",Math.ceil(a.size/x))}
new ResizeObserver(y).observe(n);function P(h){let p=l("li","gp-lane"),u=new ao(p,e),f=l("p","gp-note gp-not-yet",s("Not run yet.")),g=l("div","gp-lane-text",null,
{role:"group",dir:"auto"}),x=l("div","gp-lane-bottom");x.append(f,g),p.append(x);let M={element:p,head:u,note:f,body:g,text:new co(g,c)};return a.set(h,M),M}function T(h,p,u,f){
let{element:g,head:x,note:M,body:L,text:C,lane:N,number:S}=h,q=S<0?null:e.groups[S],R=Ve(e),D=!!(q&&R&&R[0]===S),W=q&&R&&!D?v(R[0],S):{shared:0,sign:"",why:"",words:""};
x.draw({lane:N,ran:q,place:p,lanes:u,isReference:D,parts:W.words,told:f}),g.classList.toggle("gp-lane-selected",!!N.selected),G(g,{"aria-label":s("Lane {lane}: \
{title}",{lane:N.label,title:le(N.title)})}),G(L,{"aria-label":s("Text of lane {lane}, token by token. The arrow keys move along it.",{lane:N.label})}),K(M,!q),
K(L,!!q),q?C.draw(e.shownOf(S).log,W,m()):C.log&&C.clear(null)}function v(h,p){let u=qe(e,h),[f,g]=[h,p].map(q=>e.shownOf(q).log),{kind:x,at:M,shorter:L}=to(e,h,
p),C=M[1];if(x==="apart"){let{chosen:q}=Me(f)[M[0]],R=s("here it diverges from {lane}, which has {token}",{lane:u,token:Y(q.text)});return{shared:C,sign:`≠${u}`,
why:R,words:`≠ ${s("diverges from {lane} at token {number}",{lane:u,number:C+1})}`}}let N={shared:C,sign:"",why:""};if(!C)return{...N,words:""};let S=[f,g].map(
q=>!!(q.finished||q.failed||e.done));return(x==="same"?!(S[0]&&S[1]):!S[L])?{...N,words:`= ${s("the same as {lane} so far",{lane:u})}`}:x==="same"?{...N,words:`\
= ${s("the same as {lane}",{lane:u})}`}:{...N,words:`= ${L?s("the same as {lane}, which continues",{lane:u}):s("the same as {lane}, then continues",{lane:u})}`}}
function E(h){let{header:p}=e,u=p?p.prompt:"";K(t.querySelector(".gp-asked"),!!u),me(t.querySelector(".gp-asked-text"),u,{plain:!0}),K(t.querySelector(".gp-part\
ing-key"),!!Ve(e)),K(i.parentNode,e.canAsk),G(i,{"aria-disabled":String(h.length>=fn),title:h.length>=fn?s("At most {count} lanes",{count:String(fn)}):s("A new \
lane at the end")})}let _=h=>[...a.values()].find(({element:p})=>p.contains(h));n.addEventListener("click",({target:h})=>{let p=_(h),u=h.closest("button"),f=h.closest(
".gp-token");p&&f&&c.has(f)&&A(p,f),!(!p||!u||u.getAttribute("aria-disabled")==="true")&&(u.dataset.do&&e.ask({type:"lane",do:u.dataset.do,id:p.lane.id}),u.dataset.
seed&&e.showEntry(p.number,e.groups[p.number].shown+Number(u.dataset.seed)),u===p.head.name&&$(p.number))});function $(h){let p=Ve(e);p&&h!==p[0]&&e.setPair(h,h===
p[1]?p[0]:p[1])}function A(h,p){h.text.reach(p),p.focus({preventScroll:!0}),p.scrollIntoView({block:"nearest"}),d.show(p)}n.addEventListener("keydown",h=>{let{target:p,
key:u}=h;if(!c.has(p)||h.ctrlKey||h.metaKey||h.altKey)return;let f=_(p),g=u==="Enter"||u===" "?p:f.text.next(p,u);!g&&!u.startsWith("Arrow")||(h.preventDefault(),
g&&A(f,g))}),i.addEventListener("click",()=>{i.getAttribute("aria-disabled")!=="true"&&e.ask({type:"lane",do:"add"})});function k(){Vt(r,o.value,e.unit)}return o.
addEventListener("change",()=>{for(let{text:h}of a.values())h.redraw(m());k()}),h=>{let p=w();if(t.hidden=!p.length&&!e.canAsk,t.hidden)return;if((h.run||h.lanes)&&
b(p),h.unit){for(let{text:f}of a.values())f.redraw(m());k()}E(p);let u=new Map;p.forEach(({key:f},g)=>T(a.get(f),g,p.length,u));for(let{text:f}of a.values())f.settle();
d.refresh(h.unit||h.pair)}}function Ma(t,e){let i=E=>t.querySelector(".gp-"+E);function a(E){let[_,$]=[Math.min(...E),Math.max(...E)],A=[1,2,5,10,20,50,100,200,500,1e3].find(p=>Math.floor(
$/p)-Math.floor(_/p)<24)||Math.ceil(($-_+1)/24),k=Math.floor(_/A),h=Array.from({length:Math.floor($/A)-k+1},(p,u)=>[Math.max((k+u)*A,_),Math.min((k+u+1)*A-1,$),
0]);for(let p of E)h[Math.floor(p/A)-k][2]+=1;return h}function c(E){let _=E.map(ft).sort((p,u)=>p-u),$=_.length?a(_):[],A=JSON.stringify($);i("bins").dataset.key!==
A&&pe(i("bins"),$.length?d($):void 0),i("bins").dataset.key=A;let k=_.reduce((p,u)=>p+u,0)/_.length,h=(_[_.length-1>>1]+_[_.length>>1])/2;O(i("average"),_.length?
s("mean {mean}, median {median}, from {low} to {high}",{mean:k.toFixed(1),median:z(h),low:z(_[0]),high:z(_.at(-1))}):s("none has ended yet"))}function d(E){let _=(k,h)=>k===
h?B(k,"{count} token","{count} tokens"):s("{low} to {high} tokens",{low:z(k),high:z(h)}),$=([k,h,p])=>`${_(k,h)}: ${B(p,"{count} text","{count} texts")}`,A={type:"\
bar",hoverinfo:"text",textposition:"none",text:E.map($),x:E.map(([k,h])=>(k+h)/2),y:E.map(([,,k])=>k),width:E.map(([k,h])=>.94*(h-k+1)),marker:{color:"var(--gp-\
kept)"}};return ut(s("Number of texts by their length in tokens"),[A],We(s("tokens"),{showgrid:!1}),We(s("texts"),{rangemode:"tozero"}),{height:220,bargap:0})}function m(){
let E=l("li"),_=l("span","",null,{"aria-hidden":"true"});return _.append(l("i","gp-bar")),E.append(l("span","gp-sign",null,{"aria-hidden":"true"}),l("span","gp-\
word"),_,l("span","gp-times")),E}function w(E){let _=new Map;for(let k of E)_.set(_e(k),(_.get(_e(k))||0)+1);let $=[..._].sort(([k,h],[p,u])=>u-h||(k<p?-1:1)),A=Z(
i("endings"),$.length,m);$.forEach(([k,h],p)=>{let[u,f,g,x]=A[p].children;G(A[p],{"data-end":k}),O(u,Qe(k)),O(f,et(k)[0]),ne(g.firstChild,"width",h/E.length),O(
x,`${z(h)} · ${j(h/E.length)}`)})}function b(E){let _=E.filter(h=>_e(h)==="failed"),$=E.filter(h=>_e(h)!=="failed"&&!mt(h).trim()),A=e.done?e.entries.length-E.
length:0,k=[];$.length&&k.push(B($.length,"{count} text is empty.","{count} texts are empty.")),_.length&&k.push(B(_.length,"{count} sample failed and is counte\
d only here.","{count} samples failed and are counted only here.")),A&&k.push(B(A,"{count} sample did not finish.","{count} samples did not finish.")),O(i("oddi\
ties"),k.join(" "))}function y(E){let _=new Map;for(let p of E)_.set(mt(p),(_.get(mt(p))||0)+1);let $=[..._].filter(([,p])=>p>1).sort(([p,u],[f,g])=>g-u||(p<f?-1:
1));O(i("common-title"),P(_.size,E.length,$.length>0));let A=i("common"),k=$.slice(0,5),h=[...A.children].map(p=>p.gpText);k.length===h.length&&k.every(([p],u)=>p===
h[u])?k.forEach(([,p],u)=>O(A.children[u].firstChild,`${z(p)} ×`)):A.replaceChildren(...k.map(T))}function P(E,_,$){return _<2?_?B(_,"{count} text","{count} te\
xts"):"":E===1?s("All {count} texts are the same",{count:z(_)}):$?s("{count} different texts of {all}; the most frequent ones",{count:z(E),all:z(_)}):s("All {co\
unt} texts are different",{count:z(_)})}function T([E,_]){let $=l("li");if($.gpText=E,$.append(l("span","gp-times",`${z(_)} ×`)),E.length<=150)$.append(E.trim()?
l("bdi","",Ae(E)):l("span","gp-note",s("(empty)")));else{let A=l("details"),k=l("summary");k.append(l("bdi","",Ae(E.slice(0,150))+"…")),A.append(k,l("p","",E,
{dir:"auto"})),$.append(A)}return $}function v(E,_){return E===_?B(_,"{count} sample","all {count} samples"):e.done?B(_,"{ended} of {count} sample ended","{ende\
d} of {count} samples ended",{ended:z(E)}):B(_,"{ended} of {count} sample ended so far","{ended} of {count} samples ended so far",{ended:z(E)})}return E=>{if(t.
hidden=!e.header||e.header.kind!=="seeds",t.hidden||!(E.run||E.status))return;E.run&&i("common").replaceChildren();let _=e.entries.filter(k=>Xt(k)==="cut"),$=e.
entries.filter(k=>_e(k)&&!_.includes(k)),A=$.filter(k=>_e(k)!=="failed");O(i("of"),v($.length,e.entries.length)),c(A),w([...$,..._]),b($),y(A)}}var Ea="generation-playground.columns",gh=["tokens","tokens_per_second","perplexity","entropy","distinct_2","repetition","words","ended"],lo=class{constructor(e,n){
this.place=e,this.changed=n,this.summary=l("summary"),this.boxes=l("div","gp-column-boxes",null,{role:"group","aria-label":s("Columns of the table")}),e.append(
this.summary,this.boxes),this.chosen=new Set(wh()||gh),this.names=""}shown(e){let n=e.map(({name:r})=>r).join();n!==this.names&&(this.names=n,this.boxes.replaceChildren(
...e.map(r=>this.box(r))));let o=e.filter(({name:r})=>this.chosen.has(r));return O(this.summary,s("Columns: {shown} of {all}",{shown:String(o.length),all:String(
e.length)})),o}box({name:e,title:n,meaning:o}){let r=l("label","",null,{title:s(o)}),i=l("input","",null,{type:"checkbox"});return i.checked=this.chosen.has(e),
i.addEventListener("change",()=>{i.checked?this.chosen.add(e):this.chosen.delete(e),bh([...this.chosen]),this.changed()}),r.append(i,` ${s(n)}`),r}};function wh(){
try{let t=JSON.parse(localStorage.getItem(Ea)||"null");return Array.isArray(t)?t:null}catch{return null}}function bh(t){try{localStorage.setItem(Ea,JSON.stringify(
t))}catch{}}function Ta(t,e){let n=t.querySelector(".gp-metrics"),[o]=n.tHead.rows,r=o.cells[0].querySelector("button"),i=new Map,a=null,c=[],d=new lo(t.querySelector(".gp-\
column-choice"),()=>_()),m=({values:A},{name:k})=>Number.isFinite(A[k])?A[k]:null;function w(){let A=e.metrics.filter(u=>e.groups.some(f=>m(f,u)!==null));t.hidden=
!A.length;let k=d.shown(A);if(k.length===c.length&&k.every((u,f)=>u===c[f].metric))return;let h=document.activeElement,p=o.contains(h)?h.dataset.name:null;c.forEach(
({head:u})=>u.remove()),c=k.map(u=>{let f=l("th","",null,{scope:"col"}),{name:g,title:x,unit:M,meaning:L,formula:C,better:N}=u,S=N==="more"?s("More is better."):
N==="less"?s("Less is better."):"",q=[s(L),S,s("Formula: {formula}.",{formula:s(C)})].filter(Boolean).join(" "),R=l("button","gp-sort",null,{type:"button","data\
-name":g,"data-tip":q});return R.append(l("span","",s(x).replace(/-(?=\d)/g,"‑")),l("span","gp-arrow","",{"aria-hidden":"true"})),f.append(R),M&&M!==x.toLowerCase()&&
f.append(l("small","",s(M))),o.append(f),{metric:u,head:f}});for(let u of i.values())Z(u,1+c.length,y);p&&o.querySelector(`[data-name="${CSS.escape(p)}"]`)?.focus()}
function b(){for(let{metric:A,head:k}of c){let h=a&&a.name===A.name?a.down?"descending":"ascending":"none";G(k,{"aria-sort":h}),O(k.querySelector(".gp-arrow"),{
descending:" ▼",ascending:" ▲",none:""}[h])}}o.addEventListener("click",({target:A})=>{let k=A.closest(".gp-sort");if(!k)return;let h=c.map(p=>p.metric).find(
({name:p})=>p===k.dataset.name);if(!h)a=null;else{let p=h.better!=="less",u=a&&a.name===h.name;u&&a.down!==p?a=null:a={name:h.name,down:u?!p:p}}_()});function y(){
let A=l("td"),k=l("span","gp-value");k.append(l("b","gp-best-sign","",{"aria-hidden":"true"}),l("span"),l("span","gp-hidden"),l("small","gp-seeds-range"));let h=l(
"span","gp-track");return h.append(l("i")),A.append(k,h),A}function P(A){let k=l("tr"),h=l("th","gp-whose",null,{scope:"row"});return h.append(l("b","gp-letter"),
l("bdi")),k.append(h),Z(k,1+c.length,y),n.tBodies[0].append(k),i.set(A,k),k}function T({number:A,title:k}){let h=i.get(A)||P(A),[p,u]=h.cells[0].children;O(p,qe(
e,A)),O(u,le(k))}function v({metric:A},k){let h=e.groups.map(f=>m(f,A)),p=Math.max(...h.map(f=>Math.abs(f??0))),u=Ps(A,e.groups);return h.forEach((f,g)=>{let x=i.
get(g).cells[k+1],[M,L]=x.children,C=u!==null&&u.number===g;O(M.children[0],C?"★":""),O(M.children[1],so(A,e.groups[g])),O(M.children[2],C?` ${s("(best)")}`:"");
let N=f===null||Ws(A)?"":Ze(A,e.groups[g]);O(M.children[3],N&&s("over the seeds {range}",{range:N})),x.classList.toggle("gp-best",C),ne(L.firstChild,"width",f===
null||!p?0:Math.abs(f)/p)}),u!==null}function E(){let A=[...e.groups];if(a){let h=a.down?-1:1;A.sort((p,u)=>{let[f,g]=[m(p,a),m(u,a)];return f===null||g===null?
+(f===null)-+(g===null):h*(f-g)})}let[k]=n.tBodies;A.forEach(({number:h},p)=>{k.rows[p]!==i.get(h)&&k.insertBefore(i.get(h),k.rows[p]||null)})}function _(){if(w(),
t.hidden)return;a&&!c.some(({metric:k})=>k.name===a.name)&&(a=null),e.groups.forEach(T);let A=c.map(v);K(t.querySelector(".gp-best-key"),A.some(Boolean)),b(),E()}
function $(){for(let k of i.values())k.remove();i.clear();let{kind:A}=e.header||{};O(r,A==="lanes"?s("Lane"):A==="sweep"?s("Cell"):s("Runs")),n.classList.toggle(
"gp-one",e.groups.length<2),K(t.querySelector(".gp-sorting"),e.groups.length>1)}return A=>{A.run&&$(),(A.run||A.measured||A.lanes)&&_()}}var $a={sweep:()=>s("Nothing has run yet. “{button}” writes a text for each pair of values and draws a heat map of any metric.",{button:s("Run the grid")}),
seeds:()=>s("Nothing has run yet. “{button}” samples many texts and draws a tree of what the model can say, with counts and probabilities.",{button:s("Draw \
the samples")}),trial:()=>s("Nothing has run yet. “{button}” decodes the same request with and without drafts and answers one question: whether drafts make it f\
aster, which draft length is best, or whether the texts are the same.",{button:s("Run the trial")}),precision:()=>s("Nothing has run yet. “{button}” lets the mo\
del write in each precision in turn, measures memory and speed, and shows how far the distributions diverge at each token.",{button:s("Compare precisions")}),choices:()=>s(
"Nothing has run yet. “{button}” lets the model read each answer after the prompt and shows how likely it finds every token, with and without taking the length \
out.",{button:s("Compare answers")}),watermark:()=>s("Nothing has run yet. “{button}” writes texts with and without the watermark and answers one question, or l\
ets you guess which is which.",{button:s("Run the experiment")})};function La(t,e){let r=t.querySelector(".gp-status"),i=t.querySelector(".gp-pace"),a=t.querySelector(
".gp-track"),c=t.querySelector(".gp-troubles"),d=t.querySelector(".gp-told"),m=t.querySelector(".gp-answered"),w=[],b=[],y=null,P=0;function T(h){let p=e.entries[h];
w[h]=Xt(p),b[h]=ft(p)}function v(h){let p=w.length,u=h.ended+h.failed;if(u===p)return[B(p,"The run has ended","All {count} runs have ended"),""];let f=h.cut+(e.
done?h.decoding:0),g=[f&&s("{count} cut off",{count:z(f)}),!e.done&&s("{count} decoding",{count:z(h.decoding)}),!e.done&&s("{count} queued",{count:z(h.waiting)}),
e.done&&h.waiting&&s("{count} not started",{count:z(h.waiting)})].filter(Boolean),x={ended:z(u)};return[e.done?B(p,"Stopped: {ended} of {count} run ended","Stop\
ped: {ended} of {count} runs ended",x):B(p,"{ended} of {count} run ended","{ended} of {count} runs ended",x),g.map(L=>` · ${L}`).join("")]}function E(h){if(!h)
return;let p=performance.now();y??={at:p,sum:h},h!==y.last&&([y.last,P]=[h,p]);let u=P-y.at,f=u>500&&s("{rate} tokens/s in total",{rate:z(Math.round((h-y.sum)/u*
1e3))});O(i,[B(h,"{count} token","{count} tokens"),f].filter(Boolean).join(" · "))}function _(h){let p=new Map;for(let x of e.entries.filter(M=>w[M.number]==="\
failed")){let M=JSON.stringify($n(je(x)));p.set(M,[...p.get(M)||[],x])}let u=e.done?h.cut:0,f=JSON.stringify([[...p].map(([x,M])=>[x,M.length]),u]);if(c.dataset.
key===f)return;c.dataset.key=f,c.replaceChildren();for(let[x,M]of[...p].slice(0,8)){let L=l("p");L.append(l("b","","✕ "),`${A(M)} `);for(let{knob:C,message:N,
fix:S}of JSON.parse(x))L.append(l("span","",(C?`${C}: `:"")+N),S?` ${S} `:" ");c.append(L)}let g=[...p.values()].slice(8).flat().length;g&&c.append(l("p","gp-no\
te",B(g,"{count} more run failed for other reasons.","{count} more runs failed for other reasons."))),u&&c.append(l("p","gp-note gp-stopped",$(u)))}function $(h){
return e.done.overtaken?B(h,"{count} run was stopped because another run took its place; what was written is kept.","{count} runs were stopped because another r\
un took their place; what was written is kept."):B(h,"{count} run was stopped by hand; what was written is kept.","{count} runs were stopped by hand; what was w\
ritten is kept.")}function A(h){let p=[...new Set(h.map(x=>e.groups[x.group].label))];if(p.length===e.groups.length)return B(h.length,"{count} run failed:","{co\
unt} runs failed:");let u=p.length-1,g=p.every(x=>x.length===1)||!u?p.join(", "):B(u,"{label} and {count} other","{label} and {count} others",{label:p[0]});return B(
h.length,"{count} run failed ({groups}):","{count} runs failed ({groups}):",{groups:g})}function k(){let h=e.found&&e.found.question,u=(h&&e.asking&&e.asking.question!==
h?e.asking.titles:{})[h];K(m,!!u),u&&O(m,e.done?s("These runs answered “{question}”. Choose that question to see the answer.",{question:s(u)}):s("These runs\
 answer “{question}”. Choose that question to see the answer.",{question:s(u)}))}return h=>{if(t.hidden=!e.header&&!Object.hasOwn($a,e.name),a.hidden=!e.header,
!e.header&&!t.hidden&&O(r,$a[e.name]()),!e.header)return;h.run?([w,b,y]=[[],[],null],O(i,""),e.entries.forEach(g=>T(g.number))):h.measured||h.status?e.entries.forEach(
g=>T(g.number)):h.entries.forEach(T);let p={ended:0,cut:0,failed:0,decoding:0,waiting:0};for(let g of w)p[g]+=1;let[u,f]=v(p);r.dataset.words!==u+f&&(r.dataset.
words=u+f,r.replaceChildren(l("b","",u),f));for(let g of["ended","failed","decoding"])ne(a.querySelector(".gp-part-"+g),"width",p[g]/Math.max(1,w.length));G(a,{
"aria-valuemax":w.length,"aria-valuenow":p.ended+p.failed,"aria-valuetext":u+f.replaceAll(" · ",", ")}),E(b.reduce((g,x)=>g+x,0)),_(p),k(),e.done&&O(d,u)}}function Ca(t){kh(t),vh(t),t.lanes.addEventListener("change",()=>{t.state.opened.clear(),t.draw()})}function Bs(t,e){if(!e.folded){t.pick(e.entry.run.at(-1));return}
let[n]=e.folded,o=document.activeElement===e.item;t.state.unfold(e.node,e.folded),t.draw(),o&&_t(t,t.views.get(n.id))}function kh(t){let{tree:e}=t,n=o=>{let r=o.
closest(".gp-knot");return r?r.parentElement.gpView:null};e.addEventListener("click",({target:o})=>{let r=n(o);r&&(Pa(t,r),Bs(t,r))}),e.addEventListener("pointe\
rmove",({target:o,pointerType:r})=>{r!=="touch"&&t.point(n(o),o.gpNode||null)}),e.addEventListener("pointerleave",()=>t.point(null)),e.addEventListener("focusin",
o=>{let r=o.target;r.gpView&&r.matches(":focus-visible")&&t.point(r.gpView,null)}),e.addEventListener("focusout",()=>t.point(null))}function Pa(t,e){t.current&&
t.current!==e&&G(t.current.item,{tabindex:"-1"}),t.current=e,G(e.item,{tabindex:"0"})}function _t(t,e){e&&(Pa(t,e),e.item.focus({preventScroll:!0}),e.knot.scrollIntoView(
{block:"nearest",inline:"nearest"}),t.point(e,null))}var Na=({kids:t})=>t&&t.firstElementChild&&t.firstElementChild.gpView;function yh(t,e){e.entry&&t.state.closed.
delete(e.entry.head.id)?t.draw():_t(t,Na(e))}function xh(t,e){e.entry&&Na(e)?(t.state.closed.add(e.entry.head.id),t.draw()):_t(t,e.above)}var Aa={ArrowDown:(t,e,n)=>_t(
t,n[n.indexOf(e)+1]),ArrowUp:(t,e,n)=>_t(t,n[n.indexOf(e)-1]),ArrowRight:yh,ArrowLeft:xh,Home:(t,e,n)=>_t(t,n[0]),End:(t,e,n)=>_t(t,n.at(-1)),Enter:Bs," ":Bs,Escape:t=>{
t.point(null),t.state.picked&&t.pick(null)}};function vh(t){t.tree.addEventListener("keydown",e=>{let n=e.target.gpView;if(!n||e.ctrlKey||e.altKey||e.metaKey||!Object.
hasOwn(Aa,e.key))return;e.preventDefault();let o=[...t.tree.querySelectorAll(".gp-branch")].filter(r=>r.offsetParent);Aa[e.key](t,n,o.map(r=>r.gpView))})}var ho=class{constructor(){this.count=0,this.root=this.node(null,null),this.tips=[],this.ended=new Map}node(e,n){let o=n&&n.logprob!==null&&e.logprob!==null&&e.
logprob!==void 0,r=n?o?n.logprob+e.logprob:null:0;return{id:this.count++,token:e,before:n,depth:n?n.depth+1:0,kids:new Map,samples:[],ends:[],logprob:r,order:[]}}begin(e){
return this.root.samples.push(e),this.tips[e]=this.root}add(e,n){let o=this.tips[e]||this.begin(e),r=o.kids.get(n.token_id);r||(r=this.node(n,o),o.kids.set(n.token_id,
r),o.order.push(r)),r.samples.push(e),this.tips[e]=r}end(e,n){this.ended.has(e)||(this.ended.set(e,n),(this.tips[e]||this.begin(e)).ends.push([e,n]))}reached(e){
let n=o=>!Sh.has(this.ended.get(o)??"length");return this.root.samples.filter(o=>this.tips[o].depth>=e||n(o)).length}},Sh=new Set(["length","max_time","stopped",
"failed","given","unfinished"]);function Wa(t){let e=[t];for(;t.kids.size===1&&!t.ends.length;)[t]=t.order,e.push(t);return e}function qa(t){for(;t.before&&t.before.
before&&t.before.kids.size===1&&!t.before.ends.length;)t=t.before;return t}var mn=(t,e=null)=>t.logprob===null||e&&e.logprob===null?null:Math.exp(t.logprob-(e?e.
logprob:0)),gn=t=>{let e=[];for(;t.before;t=t.before)e.push(t);return e.reverse()},Ia=(t,e)=>(e.logprob??-1/0)-(t.logprob??-1/0)||t.token.token_id-e.token.token_id;
function _h({order:t},e){if(!e)return t.sort((o,r)=>r.samples.length-o.samples.length||Ia(o,r)),t;let n=(o,r)=>o.samples.length>r.samples.length+Math.max(.5,r.samples.
length/5);for(let o=1;o<t.length;o++)for(let r=o;r>0&&n(t[r],t[r-1]);r--)[t[r-1],t[r]]=[t[r],t[r-1]];return t}function Ra(t,{lanes:e,grows:n,opened:o=new Map,closed:r=new Set,
before:i=new Set}){let a=[],c=[],d=({id:v,samples:E})=>E.length+(n&&i.has(v)?.5:0),m=([v],[E])=>d(E)-d(v)||v.depth-E.depth||Ia(v,E),w=0;function b(v,E,_){for(w+=
1;;){let $=E.at(-1),A={head:v,run:E,kids:[],folded:[],closed:r.has(v.id)};_.push(A);let k=_h($,n);if(!k.length||A.closed)return;let h=1+(o.get($.id)||0);k.slice(
1).forEach((p,u)=>(u+1<h?c:a).push([p,A])),_=A.kids,[v]=k,E=Wa(v)}}let y=v=>{for(;v.length;){let[E,_]=v.pop();b(E,Wa(E),_.kids),y(c)}},P=()=>a.splice(0).forEach(
([v,E])=>E.folded.push(v)),T=[];for(b(t.root,[t.root],T),y(c);a.length&&w<e;)a.sort(m),y([a.shift()]);P();for(let v=js(T[0]);v.length;v=js(T[0]))y(v),P();return za(
T[0]),T[0]}function js(t){return[...t.folded.length===1?[[t.folded.pop(),t]]:[],...t.kids.flatMap(js)]}function za(t){let e=new Map(t.run.at(-1).order.map((n,o)=>[
n,o]));t.kids.sort((n,o)=>e.get(n.head)-e.get(o.head)),t.kids.forEach(za)}var Oh=12,po=class{constructor(e){this.group=e,this.begin()}begin(){this.trie=new ho,this.opened=new Map,this.closed=new Set,this.picked=null}read(e){let{trie:n,
group:o}=this,r=o.entries[e],i=n.tips[e];for(let c=i?i.depth:0;c<r.tokens.length;c++)n.add(e,r.tokens[c]);let a=_e(r);a&&n.end(e,a)}shown(e,n){return Ra(this.trie,
{lanes:e,grows:!this.group.done,opened:this.opened,closed:this.closed,before:n})}pick(e){this.picked=e===this.picked?null:e}unfold(e,n){let o=e.order.length-n.length;
this.opened.set(e.id,o-1+Math.min(Oh,n.length))}isOnPath({head:e,run:n}){return wn(n.at(-1),this.picked)||wn(this.picked,e)}};function wn(t,e){for(;t&&t.depth>e.
depth;)t=t.before;return t===e}var uo=220,fo=({token:t})=>t.piece??t.text;function Ba(t,e,n,o){let{length:r}=n.samples,[i,a]=[t.reached(n.depth),e.before],c=mn(n),d=b=>b===null?s("not known"):
j(b),m=e===n,w=[[s("Samples here"),i<o?B(i,"{number} of {count} sample so far","{number} of {count} samples so far",{number:z(r)}):mo(r,i)]];c!==null&&w.push([s(
"Expected samples"),`${Mh(i*c)} = ${z(i)} × ${j(c)}`]),w.push([B(n.depth-e.depth+1,"Probability of this token","Probability of these {count} tokens"),d(mn(n,a))]),
w.push([s("Share of the samples at this fork"),j(r/Math.max(1,Th(a)))]),m&&w.push([s("Before the processors"),d(n.token.raw_logprob===null?null:X(n.token.raw_logprob))]),
w.push([s("Probability of the text so far"),d(c)]);for(let[b,y]of go(n))w.push([`${Qe(b)} ${s("ends here: {reason}",{reason:et(b)[0]})}`,z(y)]);return w}var Mh=t=>t<
.01?s("fewer than 0.01"):t.toFixed(t<10?2:1),mo=(t,e)=>B(e,"{number} of {count} sample","{number} of {count} samples",{number:z(t)});function Eh(t,e,n){return e?
B(t,"{count} sample goes through {text}","{count} samples go through {text}",{text:e}):n==="source"?B(t,"{count} sample follows the source","{count} samples fol\
low the source"):n==="message"?B(t,"{count} sample answers the message","{count} samples answer the message"):B(t,"{count} sample continues the prompt","{count}\
 samples continue the prompt")}var Th=t=>t.order.reduce((e,n)=>e+n.samples.length,0);function go(t){let e=new Map;for(let[,n]of t.ends)e.set(n,(e.get(n)||0)+1);
return e}function ja(t,e){let n=l("div","gp-trie-card",null,{popover:"manual","aria-hidden":"true"}),o=l("p"),r=l("dl");n.append(o,r),n.hidden=!0,t.append(n);function i(d,m,w,b,y){
let P=gn(w.before).map(({token:_})=>_.piece??"").join(""),T=P.length>uo?"…"+P.slice(-uo):P,v=gn(b).slice(w.depth-1).map(fo).join(""),E=l("bdi","",T);E.append(
l("b","",v.length>uo?v.slice(0,uo)+"…":v)),o.replaceChildren(E),r.replaceChildren(...Ba(m,w,b,y).flatMap(([_,$])=>[l("dt","",_),l("dd","",$)])),n.hidden&&document.
addEventListener("scroll",e,{capture:!0,passive:!0}),n.hidden=!1,n.showPopover&&!n.matches(":popover-open")&&n.showPopover(),a(d)}function a(d){let m=d.getBoundingClientRect(),
{clientWidth:w,clientHeight:b}=document.documentElement,[y,P]=[n.offsetWidth,n.offsetHeight],T=m.bottom+7+P+8<=b?m.bottom+7:m.top-P-7;n.style.left=`${Math.max(8,
Math.min(m.left,w-y-8))}px`,n.style.top=`${Math.max(8,Math.min(T,b-P-8))}px`}function c(){n.hidden||(n.hidePopover&&n.isConnected&&n.matches(":popover-open")&&n.
hidePopover(),n.hidden=!0,document.removeEventListener("scroll",e,{capture:!0}))}return{show:i,hide:c}}function Fa(t,e,n){let r=t.querySelector(".gp-through"),i=t.
querySelector(".gp-through-title"),a=t.querySelector(".gp-through-list"),c=t.querySelector(".gp-through-more"),d=t.querySelector(".gp-through-facts"),[m,w]=[null,
null],b=!1;function y(){let E=l("li"),_=l("bdi");return _.append(l("span","gp-shared"),l("span","gp-own")),E.append(_,l("small")),E}function P(E,_,$){let A=e.entries[_],
k=gn($).length,h=g=>g.map(({piece:x})=>x??"").join("");O(E.querySelector(".gp-shared"),h(A.tokens.slice(0,k))),O(E.querySelector(".gp-own"),h(A.tokens.slice(k)));
let p=_e(A);O(E.querySelector("small"),[s("sample {number}",{number:_+1}),(A.seed??null)===null?"":s("seed {seed}",{seed:A.seed}),B(ft(A),"{count} token","{coun\
t} tokens"),p?`${Qe(p)} ${et(p)[0]}`:"…"].filter(Boolean).join(" · "));let u=E.querySelector("button"),f=s("Open sample {number} as one run",{number:_+1});if(e.
canAsk&&!u){let g=l("button","gp-button",s("Open"),{type:"button","aria-label":f});g.addEventListener("click",()=>e.ask({type:"open",entry:+E.dataset.entry})),E.
append(g)}else u&&E.dataset.entry!==String(_)&&u.setAttribute("aria-label",f);E.dataset.entry=_}function T(E,_){let $=E.before?Ba(_,qa(E),E,e.entries.length):[],
A=Z(d,$.length,()=>{let k=l("div");return k.append(l("dt"),l("dd")),k});$.forEach(([k,h],p)=>{O(A[p].firstChild,k),O(A[p].lastChild,h)})}function v(E,_){if(E!==
m&&(b=!1),[m,w]=[E,_],r.hidden=!E,!E)return;T(E,_);let{samples:$}=E,A=Ae(gn(E).map(fo).join("").trim()),k=Y(A.length>118?"…"+A.slice(-109):A);O(i,Eh($.length,
E.before&&k,e.apart));let h=b?$.length:Math.min(12,$.length),p=Z(a,h,y);for(let u=0;u<h;u++)P(p[u],$[u],E);c.hidden=h===$.length,O(c,s("Show all {count}",{count:z(
$.length)}))}return c.addEventListener("click",()=>{b=!0,v(m,w)}),t.querySelector(".gp-unpick").addEventListener("click",n),v}var $h=18,Da=110,Ha=160,Fs=t=>t.reduce((e,n)=>e+n.samples.length,0);function Lh(t){let e=l("li","",null,{role:"treeitem",tabindex:"-1"}),n=l("div","gp-knot"),[o,
r,i]=[l("bdi","gp-run"),l("span","gp-count"),l("span","gp-end")];n.append(o,r,i),e.append(n);let a={key:t,item:e,knot:n,run:o,number:r,end:i,kids:null,entry:null,
above:null};return e.gpView=a,a}function Ga(t,e){let n=new Set(e.map(({item:o})=>o));for(let o of[...t.children])n.has(o)||o.remove();e.forEach(({item:o},r)=>{t.
children[r]!==o&&t.insertBefore(o,t.children[r]||null)})}function Ka(t,e,n){let o=`${e} ${n}`;t.stream!==o&&(t.stream=o,t.item.style.setProperty("--own",e),t.item.
style.setProperty("--rest",n))}function Ah(t,{run:e,head:n}){let o=[...go(e.at(-1))],r=o.map(([i,a])=>`${Qe(i)}${n.samples.length>1?` ${z(a)}`:""}`).join(" ");O(
t.end,r),t.end.classList.toggle("gp-end-failed",o.some(([i])=>i==="failed"))}var wo=class{constructor(e,n){this.root=e,this.state=n,this.group=n.group,this.tree=
e.querySelector(".gp-roots"),this.lanes=e.querySelector(".gp-lanes"),this.about=e.querySelector(".gp-about"),this.card=ja(e,()=>this.point(null)),this.drawThrough=
Fa(e,this.group,()=>this.pick(null)),this.views=new Map,this.current=null,this.pointed=null,Ch(e)}clear(){this.state.begin(),this.views=new Map,this.current=null,
this.pointed=null,this.tree.replaceChildren(),this.card.hide()}draw(){let{state:e,tree:n,views:o}=this,r=document.activeElement&&document.activeElement.gpView,i=[
...o.values()].filter(({item:c,entry:d})=>d&&c.isConnected),a=new Set(i.map(({key:c})=>c));Ga(n,[this.drawEntry(e.shown(+this.lanes.value,a),null,0)]);for(let[c,
d]of o)d.item.isConnected||o.delete(c);(!this.current||!this.current.item.isConnected)&&(this.current=o.get(e.trie.root.id)),G(this.current.item,{tabindex:"0"}),
r&&document.activeElement!==r.item&&(r.item.isConnected?r:this.current).item.focus({preventScroll:!0}),this.drawThrough(e.picked,e.trie),this.drawAbout(),this.refreshCard()}viewOf(e){
return this.views.has(e)||this.views.set(e,Lh(e)),this.views.get(e)}thickness(e){return`${Math.max(1.5,$h*e/Math.max(1,this.state.trie.root.samples.length)).toFixed(
1)}px`}drawEntry(e,n,o){let{head:r,run:i}=e,a=this.viewOf(r.id);Object.assign(a,{entry:e,above:n,node:i.at(-1),folded:null}),this.drawRun(a,e);let c=e.closed&&i.
at(-1).order.length;O(a.number,c?`${z(r.samples.length)} ▸`:r.samples.length>1?z(r.samples.length):""),Ah(a,e),Ka(a,this.thickness(r.samples.length),this.thickness(
o));let d=this.drawKids(a,e);return this.dress(a,this.wordsOf(e),d?"true":c?"false":null),a}drawKids(e,n){let o=[],r=Fs(n.kids.map(({head:i})=>i))+Fs(n.folded);
for(let i of n.kids)o.push(this.drawEntry(i,e,r-=i.head.samples.length));return n.folded.length&&o.push(this.drawMore(n,e)),o.length&&!e.kids&&e.item.append(e.kids=
l("ul","gp-kids",null,{role:"group"})),e.kids&&(Ga(e.kids,o),e.kids.hidden=!o.length),o.length}drawMore({run:e,folded:n},o){let r=this.viewOf("more "+e.at(-1).id);
Object.assign(r,{entry:null,above:o,node:e.at(-1),folded:n});let i=Fs(n);return O(r.run,`+ ${s("{count} more",{count:z(n.length)})}`),O(r.number,i>n.length?z(i):
""),Ka(r,this.thickness(i),"0px"),this.dress(r,B(n.length,"{count} more branch with {samples}, folded. Click to open.","{count} more branches with {samples}, fo\
lded. Click to open.",{samples:B(i,"{count} sample","{count} samples")}),null),r}drawRun(e,{head:n,run:o}){let r=n.samples.length===1&&n.before,i=r?"":o.map(({id:a})=>a).
join(" ");if(r){let a="";for(let c of o)if((a+=c.token.piece??"").length>Da)break;O(e.run,Ae(a.slice(0,Da+30))||Ae(n.token.text)),e.ids=null}else if(e.ids!==i){
let a=e.ids&&(i+" ").startsWith(e.ids+" ")?e.ids.split(" ").length:0;a||e.run.replaceChildren(),e.run.append(...o.slice(a).map(c=>this.makeToken(c))),e.ids=i}ae(
e.knot,r?"gp-knot gp-tail":n.before?"gp-knot":"gp-knot gp-root-knot")}makeToken(e){if(!e.before)return l("span","",this.promptWords());let{piece:n,text:o,logprob:r}=e.
token,i=n===null?o:Ae(n)+($t(e.token)?Mn(o):""),a=l("span",n===null?"gp-t gp-special":"gp-t",i||o);return a.style.backgroundColor=`var(--gp-prob-${Math.round(X(
r)*10)})`,a.gpNode=e,a}promptWords(){let e=Ae(this.group.header.prompt);return e.length>60?"…"+e.slice(-58):e||s("(no prompt)")}wordsOf({head:e,run:n,closed:o}){
let{length:r}=e.samples;if(!e.before)return`${this.rootWords()}, ${B(r,"{count} sample","{count} samples")}`;let i=n.map(fo).join(""),a=mn(n.at(-1),e.before);return[
Y(i.length>Ha?i.slice(0,Ha)+"…":i),mo(r,this.state.trie.root.samples.length),a===null?"":s("probability {share} after the text before",{share:j(a)}),...[...go(
n.at(-1))].map(([c,d])=>B(d,"{count} ends here: {reason}","{count} end here: {reason}",{reason:et(c)[0]})),o?s("closed"):""].filter(Boolean).join(", ")}rootWords(){
let{apart:e}=this.group;return e==="source"?s("The source"):e==="message"?s("The message"):s("The prompt")}dress(e,n,o){let{picked:r}=this.state,{node:i,folded:a,
entry:c}=e,d=r&&!a&&this.state.isOnPath(c),m=r&&a&&wn(i,r),w=r&&!a&&wn(r,c.head),b=["gp-branch",a&&"gp-more",r&&!d&&!m&&"gp-dim",w&&"gp-on-path"];ae(e.item,b.filter(
Boolean).join(" "));let y=!!(r&&!a&&c.run.includes(r));G(e.item,{"aria-label":n,"aria-selected":String(y)}),e.expanded!==o&&(e.expanded=o,o===null?e.item.removeAttribute(
"aria-expanded"):e.item.setAttribute("aria-expanded",o))}drawAbout(){let{group:e}=this,{trie:n}=this.state,o=n.root.samples.length,r=e.entries.length-o,i=new Set(
n.tips.filter(Boolean)),a=i.size===1&&o>1?s("all with the same text"):B(i.size,"{count} different text","{count} different texts"),c={samples:r?mo(o,e.entries.length):
B(o,"{count} sample","{count} samples"),texts:a},d=e.done?s("{samples}, {texts}.",c):s("{samples} so far, {texts}.",c);O(this.about,o?`${d} ${s("Point at a bran\
ch for its numbers, click it to see its samples.")}`:s("The tree grows with the first tokens."))}pick(e){this.state.pick(e),this.draw()}point(e,n){this.pointed&&
this.pointed.view===e&&this.pointed.node===n||(this.pointed=e&&{view:e,node:n},e?this.refreshCard():this.card.hide())}refreshCard(){if(!this.pointed)return;let{
view:e,node:n}=this.pointed;if(!e.item.isConnected||!e.entry||!e.entry.head.before){this.pointed=null,this.card.hide();return}let{head:o,run:r}=e.entry,i=n&&r.includes(
n);this.card.show(e.knot,this.state.trie,i?n:o,i?n:r.at(-1),this.group.entries.length)}};function Ch(t){for(let e=0;e<=10;e++){let n=l("i");n.style.backgroundColor=
`var(--gp-prob-${e})`,t.querySelector(".gp-key-ramp").append(n)}}var Ph="14";function Ua(t,e){let n=new po(e),o=new wo(t,n);return Ca(o),matchMedia("(max-width: 640px)").matches&&(o.lanes.value=Ph),r=>{if(t.hidden=!e.header||
e.header.kind!=="seeds",!t.hidden&&(r.run&&o.clear(),!(!r.run&&!r.steps&&!r.status))){for(let i of r.run?e.entries.keys():r.entries)n.read(i);o.draw()}}}function Va(t,e){let o=t.querySelector(".gp-ways"),r=t.querySelector(".gp-first tbody"),i=new WeakMap,a=t.querySelector(".gp-first-words");function c(){let T=l(
"li");return T.append(l("h3"),l("div","gp-read",null,{tabindex:0,role:"group"})),T}function d(T,{label:v,title:E},{started:_}){let $=_?_.prompt_tokens:null,[A,k]=T.
children,h=`${v} ${le(E)}`;O(A,$?`${h}: ${B($.length,"{count} token","{count} tokens")}`:h),G(k,{"aria-label":s("The prompt of {lane}",{lane:v})}),i.get(k)!==$&&
(i.set(k,$),k.replaceChildren(...($||[]).map(({piece:p,text:u})=>p===null?l("span","gp-pill",u):p)))}let m=({raw_logprob:T})=>X(T);function w(T){let v=new Map;T.
forEach((_,$)=>{if(!_)return;let A=[..._.distribution.candidates].sort((h,p)=>m(p)-m(h)),k=({token_id:h})=>h===_.chosen.token_id;for(let h of[...A.slice(0,6),...A.
slice(0,6).some(k)?[]:[_.chosen]])v.has(h.token_id)||v.set(h.token_id,{text:h.text,sides:[null,null]});for(let h of[...A,_.chosen])v.has(h.token_id)&&(v.get(h.token_id).
sides[$]??=h)});let E=({sides:_})=>Math.max(..._.map($=>$?m($):0));return[...v.values()].sort((_,$)=>E($)-E(_))}function b(){let T=l("tr"),v=l("th","",null,{scope:"\
row"});return v.append(l("bdi","gp-word")),T.append(v,...[0,1].map(()=>{let E=l("td"),_=l("div","gp-share"),$=l("span");return $.append(l("i")),_.append(l("span",
"gp-sign"),$,l("b")),E.append(_),E})),T}function y(T){let v=w(T),E=Z(r,v.length,b);v.forEach(({text:_,sides:$},A)=>{let[k,...h]=E[A].cells;me(k.firstChild,_),h.
forEach((p,u)=>{let f=$[u],g=!!(f&&T[u]&&f.token_id===T[u].chosen.token_id),[x,M,L]=p.firstChild.children;ae(p.firstChild,g?"gp-share gp-chosen":"gp-share"),O(x,
g?"▶":""),ne(M.firstChild,"width",f?m(f):0),O(L,T[u]?f?j(m(f)):"–":"")})})}function P(T){if(T.some($=>!$))return s("Both runs have to write a token first.");
let[v,E]=T.map(({chosen:$})=>$);return`${v.token_id===E.token_id?s("Both begin with {token}: {one} with the template, {other} without it.",{token:Y(v.text),one:j(
m(v)),other:j(m(E))}):s("With the template it begins with {one}, without it with {other}.",{one:Y(v.text),other:Y(E.text)})} ${s("The probabilities are the mode\
l’s own, before the processors; ▶ was chosen, – was not recorded.")}`}return()=>{if(t.hidden=e.groups.length!==2,t.hidden)return;let T=[0,1].map(_=>e.shownOf(
_).log),v=Z(o,2,c);T.forEach((_,$)=>d(v[$],e.groups[$],_));let E=T.map(_=>Me(_)[0]||null);O(a,P(E)),y(E)}}function Ja(t,e){let n=t.querySelector(".gp-arrival-words"),o=t.querySelector(".gp-arrival-bar");return r=>{if(t.hidden=!e.found||!!e.found.over,t.hidden||!r.found)
return;let{done:i,total:a}=e.found,c=Lt(e.found);O(n,c[0].toUpperCase()+c.slice(1)),U(i)&&a?(o.setAttribute("aria-valuenow",Math.floor(i/a*100)),ne(o.firstChild,
"width",i/a)):(o.removeAttribute("aria-valuenow"),ne(o.firstChild,"width",1))}}function nt(t){return U(t)?t>=1e9?s("{count} billion",{count:(t/1e9).toFixed(1)}):t>=1e6?s("{count} million",{count:(t/1e6).toFixed(t<1e7?1:0)}):t.toLocaleString(
"en"):"–"}function bo(t,e){t.replaceChildren(...e.map(([n,o])=>{let r=l("div");return r.append(l("dt","",n)," ",l("dd","",o)),r}))}function ot(t,e,n,o,r){let i=l(
"button","gp-button gp-press",o,{type:"button","aria-label":r||`${o}: ${n}`});return i.addEventListener("click",()=>t.ask({type:"model",act:e,model:n})),i}function Ya(t,e){let[n,o,r,i,a]=[".gp-about",".gp-fit",".gp-pairs","tbody",".gp-smaller"].map(y=>t.querySelector(y));function c(y){O(n,y.model);let[P,T]=o.children;
if(O(P,d(y)),O(T,y.why?`${s(y.why)} ${s(y.fix)}`:b(y)),bo(r,[[s("class"),y.class_name],[s("parameters"),nt(y.parameters)],[s("precision"),y.dtype],[s("device"),
y.device],[s("to download"),y.complete?y.download?ge(y.download):s("nothing: it is here"):s("its weights are missing")],[s("memory"),m(y)],[s("free memory"),ge(
y.free)],...y.free_disk===null?[]:[[s("free disk space"),ge(y.free_disk)]],[s("context"),y.context_length?B(y.context_length,"{count} token","{count} tokens"):s(
"unlimited")],[s("vocabulary"),nt(y.vocab_size)]]),w(y),a.replaceChildren(),y.smaller){let{model:v,bytes:E}=y.smaller;a.append(`${s("It does not fit in any prec\
ision. A model that does: {model}, {size}.",{model:v,size:ge(E)})} `,ot(e,"pick",v,s("Choose")))}}function d({complete:y,fits:P}){return y?P===null?`? ${s("It i\
s not known whether it fits.")}`:P?`✓ ${s("It fits.")}`:`✕ ${s("It does not fit.")}`:`✕ ${s("It cannot be opened.")}`}function m({memory:y,reckoned:P}){return y===
null?s("not known"):P?s("about {size}",{size:ge(y)}):ge(y)}function w({ways:y,free:P}){t.querySelector("table").hidden=y.length===0;let T=Math.max(P,...y.map(({
bytes:v})=>v))*1.05;i.replaceChildren(...y.map(({model:v,label:E,bytes:_,fits:$})=>{let A=l("tr",$?"":"gp-over"),k=l("span","gp-strip",null,{"aria-hidden":"true"}),
[h,p]=[l("i"),l("u")];ne(h,"width",Math.min(1,_/T)),ne(p,"left",P/T),k.append(h,p);let u=[l("th","",s(E),{scope:"row"}),l("td","",ge(_)),l("td"),l("td","",$?`✓ ${s(
"yes")}`:`✕ ${s("no")}`),l("td")];return u[2].append(k),u[4].append(ot(e,"pick",v,s("Choose"),s("Choose {precision}",{precision:s(E)}))),A.append(...u),A}))}function b({
room:y,free:P,reckoned:T}){if(y===null)return s("Neither its files nor its config tell how much memory it needs.");let v={size:ge(y),free:ge(P)};return T?`${s("\
It needs about {size}, with room for a run; {free} is available.",v)} ${s("Its weights do not tell their size: this is estimated from its config.")}`:s("It need\
s {size}, with room for a run; {free} is available.",v)}return y=>{t.hidden=!e.found,!t.hidden&&y.found&&c(e.found)}}var ko=[[.001,0],[.01,3],[.1,6],[1,8],[1/0,10]],Nh=t=>ko.findIndex(([e])=>Oe(t??1/0,"bits")<=e);function Zt(t,e){if(!U(t))return s("infinite");let n=Oe(t,e);if(n===
0)return"0";if(n>=.001)return n.toPrecision(3);let[o,r]=n.toExponential(1).split("e-");return`${o} × ${Wh(r)}`}var Wh=t=>`10⁻${[...String(t)].map(e=>"⁰¹²³⁴\
⁵⁶⁷⁸⁹"[e]).join("")}`,yo=t=>t>=1e9?s("{size} GB",{size:(t/1e9).toFixed(2)}):s("{size} MB",{size:(t/1e6).toFixed(t<1e7?2:1)});function Xa(t,e){let n=p=>t.
querySelector(".gp-"+p),o=n("which"),r=new Te(n("words"),{press:({number:p})=>y(p)}),i=null,a="",c="";o.addEventListener("change",()=>k());let d=()=>e.unit==="b\
its"?s("bits"):s("nats"),m=p=>`${Zt(p,e.unit)} ${d()}`,w=()=>(e.found&&e.found.question==="precision"?e.found.groups:[]).map((p,u)=>({...p,number:u})).filter(({
pair:p})=>p&&!p.error),b=()=>w().find(({number:p})=>String(p)===o.value)||w()[0];function y(p){i=p,k()}function P(p){let u=JSON.stringify(p.map(({number:g,title:x})=>[
g,x]));if(u===c)return;c=u;let f=o.value;o.replaceChildren(...p.map(({number:g,title:x})=>l("option","",le(x),{value:g}))),p.some(({number:g})=>String(g)===f)&&
(o.value=f)}function T({text:p,kl:u,logprobs:[f,g],same_top:x},M){let L=s("Token {number} {token}: KL {kl}; probability {share}, here {other}",{number:z(M+1),token:Y(
p),kl:m(u),share:j(X(f)),other:j(X(g))});return x?L:`${L}; ${s("another token is the likeliest here")}`}function v(p){let{tokens:u}=p.pair,f=JSON.stringify([p.number,
e.unit,u.map(({id:g,kl:x})=>[g,x])]);f!==a&&(a=f,r.show(u.map((g,x)=>({token:g,mark:{},number:x,words:()=>T(g,x)}))),r.tokens.forEach((g,x)=>{let M=Nh(u[x].kl),
L=g.querySelector(".gp-ink");L.style.backgroundColor=`var(--gp-heat-${ko[M][1]})`,L.dataset.rank=M,g.dataset.top=u[x].same_top?"same":"other"})),r.tokens.forEach(
(g,x)=>{g.dataset.shown=x===i?"yes":"no",g.setAttribute("aria-pressed",x===i)})}function E(){let p=n("legend");if(p.dataset.unit===e.unit)return;p.dataset.unit=
e.unit,p.replaceChildren(s("KL in {unit}:",{unit:d()}));let u=g=>e.unit==="bits"?g:Number((g*Math.LN2).toPrecision(2));ko.forEach(([g,x],M)=>{let L=Number.isFinite(
g)?s("to {limit}",{limit:u(g)}):s("above {limit}",{limit:u(ko[M-1][0])}),C=l("span","gp-chip",L,{"data-rank":M});C.style.backgroundColor=`var(--gp-heat-${x})`,p.
append(C)});let f=l("span");f.append(l("span","gp-wavy","abc"),` ${s("another token is the likeliest")}`),p.append(f)}function _(p,u){let f=e.charts[`kl ${u.number}\
 ${e.unit}`];pe(n("curve-box"),i===null?f:An(f,i+1,"")),$(p,u)}function $(p,u){let f=Z(n("curve-keys"),p.length,()=>{let g=l("span"),x=ee("svg");return G(x,{width:30,
height:8,"aria-hidden":"true"}),x.append(ee("path","gp-course")),G(x.firstElementChild,{d:"M1 4H29"}),g.append(x,l("span")),g});p.forEach(({title:g,number:x},M)=>{
G(f[M].firstChild.firstChild,{"data-line":M%6,"data-on":x===u.number?"yes":"no"}),O(f[M].lastChild,le(g))})}function A(p){let u=p.pair.tokens[i??p.pair.max_at],
f=i??p.pair.max_at,[g,x]=u.entropies,M={number:z(f+1),token:Y(u.text),kl:m(u.kl),mine:ue(g,e.unit),theirs:ue(x,e.unit),model:le(p.title)};O(n("said"),i!==null?s(
"Token {number} {token}: KL {kl}, entropy {mine} of the reference and {theirs} of {model}.",M):`${s("Where they differ most, token {number} {token}: KL {kl}, en\
tropy {mine} of the reference and {theirs} of {model}.",M)} ${s("Click another token to see both models there.")}`);let L=n("sides").tHead.rows[0].cells;O(L[1],
le(e.found.groups[0].title)),O(L[2],le(p.title));let C=Z(n("sides").tBodies[0],u.candidates.length,()=>{let S=l("tr"),q=l("th","",null,{scope:"row"});return q.append(
l("span"),l("bdi")),S.append(q,...[0,1].map(()=>{let R=l("td"),D=l("div","gp-side"),W=l("span");return W.append(l("i","gp-bar",null,{"aria-hidden":"true"})),D.append(
W,l("span")),R.append(D),R})),S}),N=Math.max(...u.candidates.flatMap(([,,S,q])=>[S,q]),1e-9);u.candidates.forEach(([S,q,...R],D)=>{let[W,...I]=C[D].cells;O(W.firstChild,
S===u.id?"▶ ":""),me(W.lastChild,q),ae(C[D],S===u.id?"gp-is-token":""),R.forEach((F,H)=>{ne(I[H].querySelector(".gp-bar"),"width",F/N),O(I[H].firstChild.lastChild,
j(F))})})}function k(){let[p,u]=[w(),b()];P(p),o.value=u.number;let{mean:f,max:g,same_top:x,max_at:M,perplexities:[L,C],vocab:N}=u.pair;i!==null&&i>=u.pair.tokens.
length&&(i=null),O(n("about"),B(u.pair.tokens.length,"{count} token of the reference, read by both","{count} tokens of the reference, read by both")),O(n("summa\
ry"),[s("Mean {mean}, at most {max} at token {number}, over {vocab} tokens of the vocabulary.",{mean:m(f),max:Zt(g,e.unit),number:z(M+1),vocab:z(N)}),s("The sam\
e token is the likeliest for both at {share} of the places.",{share:j(x)}),s("Perplexity of the text: {one} and {other}.",{one:J(L),other:J(C)})].join(" ")),E(),
v(u),_(p,u),A(u)}let h=()=>w().length>0;return p=>{t.hidden=!h(),p.run&&(i=null),!t.hidden&&(p.found||p.unit)&&k()}}var qh=[1,2,4];function Za(t,e){let n=t.querySelector("thead tr"),[o,r,i,a]=[".gp-about",".gp-pairs",".gp-none","tbody"].map(w=>t.querySelector(w));function c(w){
O(o,w.model),bo(r,[[s("class"),w.class_name],[s("parameters"),nt(w.parameters)],[s("precision"),s(w.precision)],[s("device"),w.device],[s("in memory"),ge(w.bytes)],
[s("context"),w.context_length?B(w.context_length,"{count} token","{count} tokens"):s("unlimited")],[s("vocabulary"),nt(w.vocab_size)],[s("chat template"),w.chat_template?
s("yes"):s("no")]]);let{fields:b}=w;O(i,b.length?"":s("It sets no field: the library’s defaults apply.")),i.hidden=b.length>0,t.querySelector("table").hidden=
b.length===0,a.replaceChildren(...b.map(y=>{let P=l("tr"),T=l("th","",null,{scope:"row"});T.append(l("code","",y.name)),P.append(T,d(y.model),d(y.library),l("td",
"",s(y.meaning)),l("td","",m(y)));for(let v of qh)P.cells[v].dataset.label=n.cells[v].textContent;return P}))}function d(w){let b=l("td");return b.append(l("cod\
e","",w===null?s("none"):JSON.stringify(w))),b}function m({applies:w,by:b,ignored:y,same:P}){return b==="changed"?[`▲ ${s("the page sets {value}",{value:JSON.
stringify(w)})}`,s(y)].filter(Boolean).join("; "):b==="model"&&y?`○ ${s(y)}`:b==="model"?P?s("the same as the default"):`◆ ${s("applies")}`:s("another field\
 takes its place")}return w=>{t.hidden=!e.found,!t.hidden&&w.found&&c(e.found)}}function Qa(t,e){let n=k=>t.querySelector(".gp-"+k),o=n("costs").tBodies[0],r=()=>e.found&&e.found.question==="precision";function i(){let k=l("tr"),h=l("th","",
null,{scope:"row"});h.append(l("span"),l("small")),k.append(h);for(let p=0;p<6;p++){let u=l("td");if(u.append(l("span"),l("small")),p===0){let f=l("span","gp-by\
tes",null,{"aria-hidden":"true"});f.append(l("i")),u.append(f)}k.append(u)}return k}function a(k,h){if((k.dataset.tip||"")!==h){for(let p of["tabindex","data-ti\
p"])k.removeAttribute(p);if(h)for(let[p,u]of[["tabindex",0],["data-tip",h]])k.setAttribute(p,u)}}let c=(k,h,p="")=>{O(k.children[0],h),O(k.children[1],p)};function d({
bytes:k,scale_bytes:h},p){if(!U(k))return["–",""];let u=p&&U(p.bytes)?s("{share} of the reference",{share:j((k+h)/(p.bytes+p.scale_bytes))}):"";return[yo(k+h),
u]}let m=({bytes:k,scale_bytes:h})=>U(k)&&h?s("get_memory_footprint() reports {size}; the scales take another {scales}.",{size:yo(k),scales:yo(h)}):"";function w({
pace:k,paces:h,ratio:p}){if(!k)return["–",""];let u=h.length>1?s("{low} to {high}",{low:k.low.toFixed(1),high:k.high.toFixed(1)}):s("one run");return[k.median.
toFixed(1),p?`${u}, ${Re(p.median)}`:u]}function b(k,h){if(h===0)return[["–",""],["–",""],["–",""]];let{pair:p}=k;if(!p||p.error)return[[p?s("none"):"–",
""],["–",""],["–",""]];let u=s(e.unit);return[[Zt(p.mean,e.unit),u],[Zt(p.max,e.unit),s("{unit}, token {number}",{unit:u,number:z(p.max_at+1)})],[j(p.same_top),
""]]}function y(k,h){let p=k.map(u=>u.pair).find((u,f)=>u&&!u.error&&(h===0||f===h));return p?J(p.perplexities[h===0?0:1],3):"–"}function P(k){let h=le(k.precision||
"");return h&&h!==le(k.title)?s("the reference: {precision}",{precision:h}):s("the reference")}function T({groups:k}){let h=Math.max(...k.map(({bytes:u,scale_bytes:f})=>(u||
0)+(f||0)),1),p=Z(o,k.length,i);k.forEach((u,f)=>{let[g,x,M,L,C,N,S]=p[f].cells;c(g,le(u.title),f?le(u.precision||u.model):P(u)),c(x,...d(u,f?k[0]:null)),a(x.firstChild,
m(u)),K(x.lastChild,U(u.bytes)),ne(x.lastChild.firstChild,"width",((u.bytes||0)+(u.scale_bytes||0))/h),c(M,...w(u)),b(u,f).forEach((q,R)=>c([L,C,N][R],...q)),c(
S,y(k,f))})}function v(k,h){let[p,u]=[[...k],[...h]],f=p.findIndex((g,x)=>g!==u[x]);return f<0?p.length:f}function E({groups:k}){let h=Z(n("writings"),k.length,
()=>{let u=l("li"),f=l("p","gp-writing-head");return f.append(l("b"),l("span","gp-note")),u.append(f,l("p","gp-writing",null,{dir:"auto"})),u}),p=k[0].text;k.forEach(
(u,f)=>{let[g,x]=h[f].children;O(g.children[0],le(u.title)),O(g.children[1],_(u,f,p)),g.children[1].classList.toggle("gp-parting",f>0&&U(u.parts_at));let M=JSON.
stringify([p,u.text,f]);if(x.dataset.key===M||(x.dataset.key=M,x.replaceChildren(),u.text===null))return;let L=f&&p!==null?v(p,u.text):[...u.text].length,C=[...u.
text];x.append(C.slice(0,L).join("")),L<C.length&&x.append(l("span","gp-apart",C.slice(L).join("")))})}function _({failed:k,text:h,tokens:p,parts_at:u,pair:f},g,x){
if(k)return`✕ ${s("stopped by an error")}`;if(h===null)return e.done?s("did not finish"):s("writing, or waiting for its turn");let M=f&&f.error&&s("Its distri\
butions cannot be compared with those of the reference: {why}",{why:`${s(f.error.message)} ${s(f.error.fix)}`});return[$(p,u,g&&x!==null),M].filter(Boolean).join(
". ")}function $(k,h,p){return p?U(h)?`✂ ${s("diverges from the reference at token {number} of {all}",{number:z(h+1),all:z(k)})}`:`= ${B(k,"the same {count} t\
oken as the reference","the same {count} tokens as the reference")}`:B(k,"{count} token","{count} tokens")}function A(){let k=e.found;O(n("missing"),k.reading!==
null?s("Reading the reference’s text with {model}.",{model:le(k.groups[k.reading].title)}):Ee(e,k)),K(n("warning"),k.others),O(n("warning"),k.others?`⚠ ${s(
Ct)}`:""),K(n("cpu"),!!k.cpu_words),O(n("cpu"),s(k.cpu_words)),T(k),E(k);let h=k.groups.filter(({pair:p})=>p&&!p.error);e.done&&h.length&&O(n("told"),h.map(({title:p,
pair:u})=>s("{model}: mean KL {kl}",{model:le(p),kl:`${Zt(u.mean,e.unit)} ${s(e.unit)}`})).join(". ")+".")}return k=>{t.hidden=!r(),!t.hidden&&(k.found||k.status||
k.unit)&&A()}}function ec(t,e){let n=t.querySelector(".gp-shelf-sections"),o=new Map;function r({sections:a,canOpen:c}){let d=document.activeElement&&t.contains(document.activeElement)?
document.activeElement.getAttribute("aria-label"):null;n.replaceChildren(...a.flatMap(({title:m,note:w,folded:b,rows:y})=>{let P=s(m),T=l("table"),v=l("tr");v.append(
...[s("model"),s("description"),s("size"),s("matching draft")].map(k=>l("th","",k,{scope:"col"})),l("td"));let[E,_]=[l("thead"),l("tbody")];E.append(v),_.append(
...y.map(k=>i(k,c))),T.append(l("caption","gp-hidden",P),E,_);let $=l("details","gp-shelf-section"),A=l("summary");return A.append(l("h3","",P),l("span","gp-not\
e",` ${y.length}`)),$.append(A,l("p","gp-note",y.length?s(w):s("None yet.")),...y.length?[T]:[]),$.open=o.has(P)?o.get(P):!b,$.addEventListener("toggle",()=>o.set(
P,$.open)),[$]})),d&&t.querySelector(`[aria-label=${CSS.escape(d)}]`)?.focus()}function i(a,c){let d=l("tr"),m=l("th","",a.model,{scope:"row"}),w=a.download&&!a.
here,[b,y,P,T]=[l("td","",s(a.words)),l("td"),l("td","",a.assistant||"–",{"data-label":s("matching draft")}),l("td")];if(a.loaded){let{class_name:v,precision:E,
device:_,bytes:$,in_use:A,parameters:k}=a.loaded;b.append(A?`● ${s("in use")}`:`○ ${s("idle")}`,l("small","",s("{kind}, {precision}, on {device}",{kind:v,precision:s(
E),device:_}))),y.append(ge($),l("small","",s("{count} parameters",{count:nt(k)})))}else{y.append(a.millions?s("about {size}",{size:nt(a.millions*1e6)}):ge(a.size),
l("small","",a.millions?s("parameters"):s("on disk"))),w&&y.append(l("small","",s("{size} to download",{size:ge(a.download)})));let v=[a.gated?`▲ ${s("gated: \
needs an access token")}`:"",a.here?`✓ ${s("downloaded")}`:""].filter(Boolean);v.length&&m.append(l("small","",v.join(" · ")))}return T.append(w?ot(e,"get",a.
model,s("Get it")):ot(e,"use",a.model,s("Use it"))),a.loaded?T.append(ot(e,"tell",a.model,s("Show"))):c&&T.append(ot(e,"pick",a.model,s("Fill in"))),a.canUnload&&
T.append(ot(e,"unload",a.model,s("Unload"))),d.append(m,b,y,P,T),d}return a=>{t.hidden=!e.found,!t.hidden&&a.found&&r(e.found)}}var Ih=5,Rh=60,zh=6e7,Bh=(t,e)=>Array.isArray(e)&&t.length===e.length&&t.every((n,o)=>n===e[o]),Qt=t=>[t,...t.children.flatMap(Qt)],Ds=t=>t.parent?Ds(t.parent):
t,xo=class{constructor(e){this.log=e,this.trees=[],this.shown=null,this.along=tc()}get all(){return this.trees.flatMap(Qt)}get busy(){return this.log.running||this.
log.waiting}get visible(){return this.trees.some(({children:n})=>n.length)?this.trees.filter(n=>n.children.length||n===Ds(this.shown)):[]}get refuge(){return this.
shown&&(this.shown.parent||this.trees.filter(e=>e!==this.shown).at(-1))}begin(){let{log:e}=this;if(this.along=tc(),!e.started||e.turn===void 0){this.shown=null;
return}let{turn:n,started:o,asked:r}=e,i=this.all.find(m=>m.turn===n);if(i){this.shown=i;return}e.asked=null;let a=r&&Bh(r.ids,o.request.given)&&this.all.find(m=>m.
turn===r.turn);if(a&&r.kind!=="branch"&&a.plain&&a.mode===o.mode){Object.assign(a,{turn:n,pieces:[]}),this.shown=a;return}let c=o.request.only_given===!0,d={turn:n,
read:c,parent:null,children:[],name:"",pieces:[],tokens:0,total:0,text:""};if(a){for(Object.assign(d,{at:r.at,from:r.from,on:r.on,kind:r.kind,parent:a});d.parent.
parent&&d.at<d.parent.at;)d.parent=d.parent.parent;d.parent.children.push(d)}else this.trees=this.trees.filter(({children:m})=>m.length),this.trees.push(d);this.
shown=d}measure(){let{log:e,along:n}=this,o=e.lines();n.follow(o.length?o[0].last:null);let{steps:r}=n;Object.assign(this.shown,{text:e.text,tokens:r.length,total:n.
total,mode:e.started.mode,searched:e.usesBeams,plain:o.length===1&&o[0].kind==="sequence",pieces:r.map(({piece:i,chosen:a})=>i??a.text)})}makeRoom(){for(;;){let e=this.
all,n=e.reduce((r,{text:i})=>r+i.length,0);if(this.trees.length<=Ih&&e.length<=Rh&&n<=zh)return;let o=this.trees.find(r=>r!==Ds(this.shown))||e.filter(r=>r.parent&&
r!==this.shown&&!r.children.length).sort((r,i)=>r.turn-i.turn)[0];if(!o)return;this.detach(o)}}detach(e){e.parent?e.parent.children=e.parent.children.filter(n=>n!==
e):this.trees=this.trees.filter(n=>n!==e)}};function tc(){return new ke(0,(t,{chosen:e})=>t+(e.logprob??-1/0))}function nc(t){let{root:e,state:n,tree:o,told:r,remove:i}=t,{log:a}=n,c=e.querySelector(".gp-rename"),d=()=>O(r,s("A run is under way. Wait for its end, or clic\
k Stop."));function m(y){if(!(!y||y===n.shown)){if(n.busy){d();return}n.shown=y,a.feedRun(y.text,y.turn),a.ask({type:"shown"}),t.draw(),y.item.focus({preventScroll:!0})}}
function w(){if(!i.dataset.sure){i.textContent=B(Qt(n.shown).length,"Delete this run?","Delete these {count} runs?"),i.dataset.sure="yes",i.focus();return}let y=n.
shown,P=n.refuge;n.busy?d():P&&(n.detach(y),m(P)),t.calm()}function b(){let y=n.shown,P=l("input","gp-rename-field",null,{"aria-label":s("Name of this run"),maxlength:60});
P.value=y.name;let T=!0,v=E=>{T&&(T=!1,E&&(y.name=P.value.trim()),document.activeElement===P&&y.item.focus(),P.remove(),t.fill(y))};P.addEventListener("keydown",
E=>{E.stopPropagation(),(E.key==="Enter"||E.key==="Escape")&&v(E.key==="Enter")}),P.addEventListener("click",E=>E.stopPropagation()),P.addEventListener("blur",()=>v(
!0)),y.item.querySelector(".gp-label").replaceChildren(P),P.focus(),P.select()}o.addEventListener("click",y=>{let P=y.target.closest(".gp-run"),T=n.visible.flatMap(
Qt).find(v=>v.item===P);T===n.shown?T.item.focus():m(T)}),o.addEventListener("keydown",y=>{let{shown:P}=n;if(y.ctrlKey||y.metaKey||y.altKey||!P)return;let T=n.visible.
flatMap(Qt),v=T.indexOf(P),E={ArrowDown:()=>m(T[v+1]),ArrowUp:()=>m(T[v-1]),ArrowRight:()=>m(P.children[0]),ArrowLeft:()=>m(P.parent),Home:()=>m(T[0]),End:()=>m(
T.at(-1)),F2:b,Delete:()=>{i.disabled||w()}};Object.hasOwn(E,y.key)&&(y.preventDefault(),E[y.key]())}),c.addEventListener("click",b),i.addEventListener("click",
w),i.addEventListener("blur",()=>t.calm())}var oc=8,jh=3,Fh=-1e30,Dh=t=>`log p ${t>Fh?t.toFixed(2).replace("-","−"):"−∞"}`;function Hh(t){let e=t.pieces,n=Math.min(...t.children.map(({at:i})=>i)),o=t.
parent?t.at:Number.isFinite(n)&&n>=jh?n:0,r=Ae(e.slice(o,o+oc).join(""));return s("“{text}”",{text:`${o&&!t.parent?"…":""}${r}${e.length>o+oc?"…":""}`})}
function sc(t){if(!t.parent)return t.read?s("a text that was read:"):s("the original:");let e={number:t.at+1,token:Y(t.from??"")};return t.kind!=="branch"?s("co\
ntinues at token {number}:",e):t.on?s("again from {token} at token {number}:",e):s("instead of {token} at token {number}:",e)}var vo=class{constructor(e,n){this.
root=e,this.state=n,this.tree=e.querySelector(".gp-tree"),this.told=e.querySelector(".gp-told"),this.remove=e.querySelector(".gp-delete")}draw(){let{root:e,tree:n,
state:o}=this,r=o.log.canAsk?o.visible:[];if(e.hidden=!r.length,e.hidden)return;let{scrollTop:i}=n;n.replaceChildren(...r.map(a=>this.lay(a))),n.scrollTop=i,o.shown&&
this.reveal(o.shown.item.firstChild),this.remove.disabled=!o.refuge,this.calm()}calm(){this.remove.textContent="Delete",delete this.remove.dataset.sure}lay(e){e.
item??=Gh(),this.fill(e);let n=e.item.querySelector(":scope > ul");if(n&&n.remove(),e.children.length){let o=l("ul","",null,{role:"group"});o.append(...e.children.
map(r=>this.lay(r))),e.item.append(o),e.item.setAttribute("aria-expanded","true")}else e.item.removeAttribute("aria-expanded");return e.item}fill(e){let{item:n}=e,
o=e===this.state.shown,r=Hh(e),i=[B(e.tokens,"{count} token","{count} tokens"),Dh(e.total),...e.searched?[s("best of {mode}",{mode:bt(e.mode)})]:[]].join(" · "),
a=n.querySelector(".gp-label");if(!a.querySelector("input")){let d=[l("span","gp-note",sc(e))," ",l("bdi","gp-words",r)];e.name?a.replaceChildren(l("bdi","gp-na\
me",e.name)," ",...d):a.replaceChildren(...d)}let c=n.querySelector(".gp-facts");O(c,i),c.title=s("Length, and total log-probability after the processors, in na\
ts; −∞ where they remove a given token. Beam search scores given tokens before the processors."),O(n.querySelector(".gp-sign"),o?"▶":""),n.setAttribute("a\
ria-selected",String(o)),n.setAttribute("aria-label",[e.name,`${sc(e)} ${r}`,i,o?s("shown"):""].filter(Boolean).join(", ")),n.tabIndex=o?0:-1}reveal(e){let{tree:n}=this,
[o,r]=[n.getBoundingClientRect(),e.getBoundingClientRect()];n.scrollTop+=Math.min(0,r.top-o.top-4)+Math.max(0,r.bottom-o.bottom+4)}};function Gh(){let t=l("li",
"gp-run",null,{role:"treeitem"}),e=l("div","gp-row");return e.append(l("span","gp-sign","",{"aria-hidden":"true"}),l("span","gp-label"),l("span","gp-facts")),t.
append(e),t}function rc(t,e){let n=new xo(e),o=new vo(t,n);return nc(o),r=>{r.run&&n.begin();let{shown:i}=n;if(i&&e.turn===i.turn&&(r.run||r.steps||r.status)&&n.measure(),r.
run){n.makeRoom();let a=o.tree.contains(document.activeElement);o.draw(),a&&i&&i.item&&i.item.focus({preventScroll:!0})}else!t.hidden&&i&&i.item&&o.fill(i);r.status&&
!n.busy&&O(o.told,"")}}var Kh={true:"button",false:"div"};function Uh({text:t},{chosen:e,removed:n,by:o}){let r=Y(t);return e?s("Run again from here with {token}.",{token:r}):n?s("Con\
tinue from here with {token} instead, although {processor} removed it.",{token:r,processor:o}):s("Continue from here with {token} instead.",{token:r})}var en=class{constructor(e){
this.item=l("li","gp-bar"),e.append(this.item),this.body=null}build(e){let n=Kh[e];if(this.body&&this.body.localName===n)return;let o=l(n,"gp-row",null,e?{type:"\
button"}:{role:"group"});this.rank=l("span","gp-rank"),this.sign=l("span","gp-sign","",{"aria-hidden":"true"}),this.word=l("bdi","gp-word");let r=l("span","gp-n\
ame");r.append(this.sign,this.word),this.after=l("span","gp-fill gp-after"),this.before=l("span","gp-fill gp-before"),this.thick=l("span","gp-track"),this.thin=
l("span","gp-track gp-thin"),this.thick.append(this.after),this.thin.append(this.before),this.why=l("span","gp-why"),this.remover=l("span","gp-remover"),this.why.
append(...he(s("removed by {processor}"),{processor:this.remover}));let i=l("span","gp-tracks");i.append(this.thick,this.why,this.thin),this.value=l("span"),this.
raw=l("small");let a=l("span","gp-values");a.append(this.value,this.raw),o.append(this.rank,r,i,a,l("span","gp-go",e?"↪":"",{"aria-hidden":"true"})),o.tabIndex=
this.body?this.body.tabIndex:-1,this.body?this.body.replaceWith(o):this.item.prepend(o),this.body=o}fill(e,n,o){let{text:r,after:i,before:a,rank:c,chosen:d,given:m,
removed:w,by:b,rest:y,words:P}=e;this.build(o&&!y),this.entry=e,this.item.hidden=!1;let T={"gp-chosen":d,"gp-removed":w,"gp-rest":y};ae(this.item,["gp-bar",...Object.
keys(T).filter($=>T[$])].join(" ")),O(this.rank,c?z(c):""),O(this.sign,d?"▶":w?"✕":""),me(this.word,r,{plain:y}),this.thick.hidden=w||i===null;for(let[$,A]of[
[this.after,i||0],[this.before,a]])ne($,"width",Math.min(1,A/n)),$.parentNode.classList.toggle("gp-beyond",A>n*1.005);O(this.value,w?"":i===null?"–":j(i)),O(this.
raw,j(a)),O(this.remover,b),this.why.hidden=!w;let v=[d&&(m?s("given"):s("chosen")),w&&s("removed by {processor}",{processor:b})].filter(Boolean).join(", "),E=[
y?r:Y(r),v].filter(Boolean).join(", "),_=o&&!y?Uh({text:r},e):"";this.body.setAttribute("aria-label",_?`${E}. ${_}`:E),xe(this.body,()=>_?`${_} ${P()}`:P())}hide(){
this.item.hidden=!0}};function So(t){let e=()=>[...t.querySelectorAll(".gp-bar:not([hidden]) > .gp-row")],n=o=>e().forEach(r=>{r.tabIndex=r===o?0:-1});return t.
addEventListener("focusin",o=>o.target.matches(".gp-row")&&n(o.target)),t.addEventListener("keydown",o=>{let r=e(),i=r.indexOf(o.target),a={ArrowDown:i+1,ArrowUp:i-
1,Home:0,End:r.length-1}[o.key];i<0||a===void 0||o.ctrlKey||o.metaKey||o.altKey||(o.preventDefault(),o.stopPropagation(),r[Math.max(0,Math.min(r.length-1,a))].focus())}),
()=>{let o=e();o.length&&!o.some(r=>r.tabIndex===0)&&(o[0].tabIndex=0)}}var Vh=(t,e)=>t.map(({watched:n})=>{let o=(n||[]).find(({token_id:r})=>r===e);return o&&X(o.logprob)}),Hs=class extends en{constructor(e){super(e),this.along=l(
"div","gp-along",null,{"data-tip":"",tabindex:"0",role:"img"}),this.line=ee("polyline","gp-along-line"),this.here=ee("line","gp-along-here");let n=ee("svg","gp-\
along-plot");n.setAttribute("preserveAspectRatio","none"),n.setAttribute("viewBox","0 0 100 100"),n.append(this.here,this.line),this.along.append(n,l("span","gp\
-along-words")),this.item.append(this.along)}},_o=class{constructor(e,n,o){this.log=n,this.entryOf=o,this.box=e.querySelector(".gp-looked-box"),this.list=e.querySelector(
".gp-looked"),this.form=e.querySelector(".gp-look"),this.field=e.querySelector(".gp-look-text"),this.state=e.querySelector(".gp-look-state"),this.rows=[],this.makeReachable=
So(this.list),this.form.addEventListener("submit",r=>this.ask(r))}lineNumber(){let e=this.log.current(),n=e&&!e.isPrompt&&this.log.lineOf(e);return n?this.log.lines().
findIndex(({last:o,label:r})=>o===n.last&&r===n.label):-1}ask(e){e.preventDefault();let n=this.field.value,o=this.lineNumber();if(!n||o<0){O(this.state,n?s("Sel\
ect a token of the generated text first."):s("Type the text of a token first."));return}O(this.state,s("Looking up {token} …",{token:Y(n)})),this.log.ask({type:"\
look",line:o,text:n})}draw(e,n,o){(n.run||n.watched)&&O(this.state,"");let r=e.isPrompt?[]:e.watched||[];this.form.hidden=!this.log.canAsk||this.lineNumber()<0,
this.list.parentNode.hidden=!r.length,this.box.hidden=this.form.hidden&&!r.length;let i=r.map(d=>this.entryOf(d,e)),a=Math.max(.02,...i.map(({after:d,before:m})=>Math.
max(d||0,m))),c=r.length?fe(this.log.lastOf(e)):[];for(;this.rows.length>r.length;)this.rows.pop().item.remove();for(;this.rows.length<r.length;)this.newRow();r.
forEach((d,m)=>{this.rows[m].fill(i[m],a,o),this.drawAlong(this.rows[m],Vh(c,d.token_id),e)}),this.makeReachable()}newRow(){this.rows.push(new Hs(this.list))}drawAlong(e,n,o){
let r=n.map(w=>w??0);if(e.along.hidden=r.length<2,e.along.hidden)return;let i=Math.max(...r),a=r.indexOf(i),c=w=>w/(r.length-1)*100,d=Jh(r,150).map(([w,b])=>`${c(
w).toFixed(1)},${(98-(i?b/i:0)*94).toFixed(1)}`);e.line.setAttribute("points",d.join(" "));for(let[w,b]of Object.entries({x1:c(o.index),x2:c(o.index),y1:0,y2:100}))
e.here.setAttribute(w,b);let m=i?s("highest {share}, at token {number}",{share:j(i),number:a+1}):s("probability 0 everywhere");O(e.along.lastElementChild,m),e.along.
dataset.tip=s("The probability of this token after the processors, along the text of {count} tokens: {words}. The vertical line is the current token.",{count:z(
r.length),words:m}),e.along.setAttribute("aria-label",s("along the text: {words}",{words:m}))}};function Jh(t,e){let n=Math.ceil(t.length/e),o=[];for(let r=0;r<
t.length;r+=n){let i=r;for(let a=r+1;a<Math.min(t.length,r+n);a++)t[a]>t[i]&&(i=a);o.push([i,t[i]])}return o}var Gs=t=>t?j(t):"<0.01%",Yh=(t,e)=>t.kept!==e||t.mass_moved>0;function Ks({distribution:{stages:t,vocab:e}}){return t.map((n,o)=>{let[r,i,a]=Ce(n.name),c=o?t[o-
1].kept:e;return{number:o+1,kind:n.name,name:r,meaning:i,knobs:a,entropy:n.entropy,kept:n.kept,keptBefore:c,removed:n.mass_removed,moved:n.mass_moved,idle:!Yh(n,
c)}})}function Us({kept:t,keptBefore:e,removed:n,moved:o,idle:r}){if(r)return s("did nothing");let i=[];return t<e&&i.push(B(e-t,"removed {count} token ({share}\
)","removed {count} tokens ({share})",{share:Gs(n)})),t>e&&i.push(B(t-e,"brought {count} token back","brought {count} tokens back")),(o-n>.001||!i.length)&&i.push(
s("moved {share}",{share:j(o)})),i.join(", ")}var Oo=({layers:t,distribution:e})=>!!t&&(e.stages[0]||{}).name!=="DolaContrast";function Vs(t){return Oo(t)?{name:"\
DoLa",meaning:s("The scores of the last layer minus those of the contrasted one, without the tokens that DoLa finds improbable: what the processors are given.")}:
{name:t.layers?s("the last layer"):s("the model"),meaning:s("The distribution that the model gave, before any processor.")}}function Ot({distribution:{candidates:t},
chosen:e}){return t.some(({token_id:n})=>n===e.token_id)?t:[...t,e]}function Mo(t,e,n){if(t.length<=e)return t;let o=({raw_logprob:a,logprob:c})=>Math.max(X(a),
X(c)),r=[...t].sort((a,c)=>o(c)-o(a)),i=new Set([...r.filter(({token_id:a})=>a===n),...r.filter(Fe).slice(0,3)]);for(let a of r)i.size<e&&i.add(a);return t.filter(
a=>i.has(a))}function bn({raw_logprob:t,stage_logprobs:e},n){return n?e&&n<=e.length?X(e[n-1]):void 0:X(t)}var kn=({raw_logprob:t,stage_logprobs:e},n)=>((n?(e||
[])[n-1]:t)??null)===null,Fe=({logprob:t})=>t===null;function yn({removed_by:t,stage_logprobs:e,raw_logprob:n},o){let r=[n,...e||[]],i=r.findLastIndex((c,d)=>d>
0&&c===null&&r[d-1]!==null),a=t||i>0&&o.distribution.stages[i-1].name;return a?Ce(a)[0]:Oo(o)?"DoLa":s("a processor")}function Eo(t,e){let{raw_logprob:n,logprob:o,
rank:r,raw_rank:i,token_id:a}=t,c=z(e.distribution.vocab),d=s("Token id {id}.",{id:a});if(!e.distribution.stages.length&&Math.abs((o??n)-n)<1e-4){let b={share:j(
X(n)),rank:z(r||i||0),vocab:c};return`${r||i?s("Probability {share}, rank {rank} of {vocab}; no processor changed it.",b):s("Probability {share}; no processor c\
hanged it.",b)} ${d}`}let m={share:j(X(n)),rank:z(i||0),vocab:c};return`${i?s("Before the processors {share}, rank {rank} of {vocab}.",m):s("Before the processo\
rs {share}.",m)} ${Xh(t,e)} ${d}`}function Xh(t,e){if(Fe(t))return s("After them it cannot be chosen: removed by {processor}.",{processor:yn(t,e)});let{logprob:n,
rank:o}=t,r={share:j(X(n)),rank:z(o||0),kept:z(De(e))};return o?s("After them {share}, rank {rank} of {kept} kept.",r):s("After them {share}.",r)}function ic(t,{
mode:e,effective:n,config:o}){if(t.isPrompt)return[s("given"),s("{token} is in the prompt: given, not chosen")];if(t.given)return[s("given"),s("{token} was give\
n, not chosen")];if(e==="custom")return[s("the choice"),s("{token} was chosen by your own decoding loop")];if(t.beam)return[s("the choice"),Zh(t.beam.status)];if(t.
reranked)return[s("the choice"),s("{token} has the best score: probability against degeneration penalty")];let r=t.draft&&t.draft.origin;return r==="accepted"?[
s("the draft"),s("{token} was drafted by the assistant, and accepted")]:r==="correction"?[s("the choice"),s("{token} replaced a rejected draft token")]:{...n,...o}.
do_sample?[s("the draw"),s("{token} was drawn")]:[s("the choice"),s("{token} was chosen as the most probable")]}function Zh(t){return t==="running"?s("{token} g\
oes on: the search compares the sums of whole beams"):t==="finished"?s("{token} ends a beam: the search compares the sums of whole beams"):t==="ended"?s("{token\
} would end a beam, which does not count"):t==="pruned"?s("{token} was considered, and pruned: the search compares the sums of whole beams"):s("{token} was cons\
idered by the search")}function ac(t,e){let o=t.querySelector(".gp-bars"),r=t.querySelector(".gp-bars-legend"),i=t.querySelector(".gp-all"),a=g=>t.querySelector(".gp-"+g),[c,d,m,w,b]=[
"full","beams-note","press-note","chosen-word","removed-key"].map(a),y=a("no-token"),P=[],T=So(o),v=new _o(t,e,A),E=!1,_=[],$=g=>e.canAsk&&!g.isPrompt;function A(g,x){
let M=Fe(g);return{id:g.token_id,text:g.text,after:X(g.logprob),before:X(g.raw_logprob),rank:M?null:g.rank??(x.distribution.stages.length?null:g.raw_rank),chosen:g.
token_id===x.chosen.token_id,given:x.isPrompt||x.given,removed:M,by:M?yn(g,x):"",words:()=>Eo(g,x)}}function k(g){let x=Ot(g),L=(E?x:Mo(x,24,g.chosen.token_id)).
map(S=>A(S,g)),C=g.distribution.vocab-x.length;C>0&&L.push(h(g,x.map(S=>A(S,g)),C));let N=p(Math.max(...L.filter(({rest:S})=>!S).map(S=>Math.max(S.after,S.before))));
for(O(c,s("axis 0–{top}",{top:j(N)}));P.length<L.length;)P.push(new en(o));P.forEach((S,q)=>L[q]?S.fill(L[q],N,$(g)):S.hide()),T(),i.hidden=x.length<=24,O(i,E?
s("show {count} only",{count:24}):s("show all {count}",{count:z(x.length)})),i.setAttribute("aria-expanded",String(E))}function h(g,x,M){let L=D=>Math.max(0,1-x.
reduce((W,I)=>W+I[D],0)),C=De(g)>x.filter(({removed:D})=>!D).length,[N,S]=[C?e.usesBeams?null:L("after"):0,L("before")],q={count:z(M),before:j(S),after:j(N??0)},
R=()=>N===null?s("All tokens that are not listed ({count}), together: {before} before the processors.",q):s("All tokens that are not listed ({count}), together:\
 {before} before the processors, {after} after them.",q);return{text:B(M,"{count} other","{count} others"),after:N,before:S,rest:!0,words:R}}let p=g=>[.02,.05,.1,
.2,.5,1].find(x=>g<=x)||1;function u(g){let x=!g.distribution.stages.length;t.classList.toggle("gp-untouched",x),O(a("after-word"),x?s("probability; no processo\
r ran, so it is the same before and after"):s("after the processors")),a("before-key").hidden=x,b.hidden=!Ot(g).some(Fe),O(w,g.isPrompt||g.given?s("given, not c\
hosen"):s("chosen")),d.hidden=!g.beam||x,m.hidden=!$(g),t.classList.toggle("gp-pressable",$(g))}o.parentNode.addEventListener("click",g=>{let x=g.target.closest(
"button.gp-row"),M=x&&[...P,...v.rows].find(({body:C})=>C===x),L=e.current();M&&L&&$(L)&&e.ask({type:"branch",step:L,tokenId:M.entry.id})}),i.addEventListener("\
click",()=>{E=!E,k(e.current())});function f(){for(let g of P)g.hide();for(let g of[i,d,m,v.box])g.hidden=!0}return g=>{let x=e.current();r.hidden=!x,y.hidden=!!x,
x?((x!==_[0]||e.canAsk!==_[1])&&k(x),u(x),v.draw(x,g,$(x))):f(),_=[x,e.canAsk]}}var nn=.001,cc=2e-5,Qh=-1e9,vn=-1e8,Ie=(t,e=-1e30)=>t==null||t<e;function tn(t,e,n){return Ie(t,n)||Ie(e,n)?Ie(t,n)&&Ie(e,n)?0:1/0:Math.abs(t-e)}function xn(t,e,n){
return tn(t,e===null?null:e*n,vn)/Math.max(1,n)}var Mt=class{count=0;off=0;furthest=0;worst=null;see(e,n){this.count+=1,e<=nn||(this.off+=1),!(this.worst&&!(e>this.
furthest))&&(this.furthest=e,this.worst={...n(),difference:e})}};function lc(t){if(!t.usesBeams)return null;let{effective:e}=t.started,n={sum:new Mt,given:new Mt,
final:new Mt,pool:new Mt,output:new Mt},o=e.length_penalty??1;for(let r of t.prompts){if(!r)continue;let i=Math.max(...r.distributions.map(a=>a.length));ep(r,Math.
max(1,Math.floor(i/(e.num_beam_groups||1))),o,n)}return t.finished.sequences.forEach((r,i)=>tp(t.returned[i].last,r,i,o,n.output)),n}function ep(t,e,n,o){let r=null,
i=new Map,a=(c,d)=>d.score-c.score;t.steps.forEach((c,d)=>{if(c.some(({given:b})=>b)){for(let b of c)o.given.see(tn(b.beam.score,0),()=>({node:b}));return}r??=new Map(
c.filter(({beam:b})=>b.parent%e===0).map(({beam:b})=>[b.parent,0]));for(let b of c){let{beam:y}=b,P=r.get(y.parent)??Qh;if(o.sum.see(tn(P+(y.logprob??-1/0),y.score,
vn),()=>({node:b,parent:P})),y.final_score===null||y.final_score===void 0)continue;let T=b.length**n;o.final.see(xn(y.score,y.final_score,T),()=>({node:b,power:T}));
let v=y.group??null;i.set(v,[...i.get(v)||[],{score:y.final_score,power:T}].sort(a).slice(0,e))}let m=[...i.values()].flat().filter(({score:b})=>!Ie(b)).sort(a),
w=t.pools[d].filter(b=>!Ie(b));for(let b=0;b<Math.max(m.length,w.length);b++){let y=m[b]??null,P=y&&b<w.length?xn(y.score*y.power,w[b],y.power):1/0;o.pool.see(P,
()=>({step:d,place:b,expected:y&&y.score,told:w[b]??null}))}r=new Map(c.filter(({beam:b})=>b.status==="running").map(({beam:b})=>[b.beam,b.score]))})}function tp(t,e,n,o,r){
let i=fe(t),a=i.filter(({given:m})=>!m);if(e.score===null||!a.length)return;let c=a.length**o,d=i.every(({beam:m,given:w},b)=>w||m.parent===(e.beams||[])[b]);r.
see(d?xn(t.beam.score,e.score,c):1/0,()=>({number:n,node:t,power:c,told:e.score}))}function dc(t,e){let o=t.querySelector("details"),r=t.querySelector(".gp-output"),i=t.querySelector(".gp-all"),a=null,c=!1;function d(f){let g=e.allLines(),x=e.
started.effective.length_penalty??1;return f.sequences.map((M,L)=>{let C=fe(g[L]?g[L].last:null),N=M.token_ids.map((I,F)=>{let H=C[F]&&C[F].chosen.token_id===I?
C[F]:null,V=M.logprobs[F];return{id:I,text:H?H.chosen.text:"?",recorded:V,library:M.transition_scores?M.transition_scores[F]:null,difference:M.transition_scores?
tn(V,M.transition_scores[F]):null,drawn:H?tn(V,H.chosen.logprob):1/0}}),S=M.logprobs.filter((I,F)=>!C[F]||!C[F].given),q=S.reduce((I,F)=>I+(F??-1/0),0),R=S.length**
x,D=S.length?q/R:null,W=M.score!==null&&D!==null&&M.score*R>vn;return{tokens:N,sum:q,length:S.length,penalty:x,rebuilt:D,score:M.score,difference:W?xn(q,M.score,
R):null}})}function m(f,g=1e-9){if(!Number.isFinite(f))return"∞";let x=Math.max(f,g),M=Math.floor(Math.log10(x)+1e-9),L=Math.ceil(x/10**M-1e-6);return L===10?
`1e${M+1}`:`${L}e${M}`}let w=f=>f.join("; ");function b(f){if(!f||!f.sum.count)return[[],[]];let{sum:g,given:x,final:M,pool:L,output:C}=f,N=({off:R,count:D,furthest:W},I)=>R?
[I(R,{all:z(D),bound:m(W)})]:[],S=[...N(g,(R,D)=>B(R,"{count} of {all} tree nodes does not add up: it is off by {bound}","{count} of {all} tree nodes do not add\
 up: the furthest is off by {bound}",D)),...N(x,(R,D)=>B(R,"{count} of {all} given tokens does not count as 0: it is off by {bound}","{count} of {all} given tok\
ens do not count as 0: the furthest is off by {bound}",D)),...N(M,(R,D)=>B(R,"{count} of {all} final scores does not follow from its sum: it is off by {bound}",
"{count} of {all} final scores do not follow from their sums: the furthest is off by {bound}",D)),...N(L,(R,D)=>B(R,"{count} of {all} kept scores does not follo\
w from the texts that ended: it is off by {bound}","{count} of {all} kept scores do not follow from the texts that ended: the furthest is off by {bound}",D)),...N(
C,(R,D)=>B(R,"{count} of {all} outputs does not end where its path through the tree ends: it is off by {bound}","{count} of {all} outputs do not end where their\
 paths through the tree end: the furthest is off by {bound}",D))],q=m(Math.max(...Object.values(f).map(R=>R.furthest)),cc);return[S,S.length?[]:[B(g.count,"{cou\
nt} node of the tree adds up to within {bound}","{count} nodes of the tree add up to within {bound}",{bound:q})]]}function y({outputs:f,tree:g}){let x=f.flatMap(
I=>I.tokens);if(!x.length)return["none","–",s("There are no scores to check: no token was generated.")];let M=x.filter(({difference:I})=>I!==null),L=f.filter(
({difference:I})=>I!==null),C=I=>m(Math.max(0,...I.map(({difference:F})=>F))),N=I=>I.filter(({difference:F})=>!(F<=nn)).length,S=x.filter(({drawn:I})=>I>nn).length,
[q,R]=b(g),D=[...N(L)?[s("{count} of {all} sequences_scores cannot be rebuilt: off by up to {bound}",{count:z(N(L)),all:z(L.length),bound:C(L)})]:[],...q,...N(M)?
[B(N(M),"{count} of {all} tokens differs from the library’s compute_transition_scores, by {bound}","{count} of {all} tokens differ from the library’s compute_\
transition_scores, by up to {bound}",{all:z(M.length),bound:C(M)})]:[],...S?[B(S,"{count} token of the outputs differs from the steps that are shown","{count} t\
okens of the outputs differ from the steps that are shown")]:[]];if(D.length)return["differs","✗",w(D)];let W=[...L.length?[B(L.length,"{count} sequences_scor\
es is rebuilt to within {bound}","{count} sequences_scores are rebuilt to within {bound}",{bound:C(L)})]:[],...R];return M.length?["agrees","✓",w([...W,B(M.length,
"{count} token agrees with the library’s compute_transition_scores to within {bound}","{count} tokens agree with the library’s compute_transition_scores to wi\
thin {bound}",{bound:C(M)})])]:["none","–",w([...W,P()])]}let P=()=>e.started.mode==="custom"?s("compute_transition_scores does not apply: the run used your o\
wn decoding loop"):s("compute_transition_scores does not apply: the run was recorded without the library’s scores");function T(){let[f,g,x]=a?y(a):["none","–",
s("The scores are checked against the library when the run has finished.")],M={agrees:s("agrees with the library"),differs:s("differs from the library"),none:s(
"not checked")};t.dataset.verdict=f,O(t.querySelector(".gp-badge"),g),O(t.querySelector(".gp-sign-words"),a?M[f]:s("not checked yet")),O(t.querySelector(".gp-ve\
rdict-line"),x)}let v=f=>Ie(f)?"−∞":f.toFixed(3).replace("-0.000","0.000"),E=f=>Ie(f)?"−∞":(f<vn?f.toExponential(3):J(f,5)).replace("-","−"),_=f=>f<0||
Ie(f)?`(${E(f)})`:E(f);function $(f,g){let x=f.insertCell();g===null?x.textContent="–":x.textContent=(g>nn?"✗ ":"")+(g===0?"0":Number.isFinite(g)?g.toExponential(
0):"∞"),x.classList.toggle("gp-off",g>nn)}function A(){let f=a.outputs.filter(({score:x})=>x!==null);t.querySelector(".gp-beam-check").hidden=!f.length;let g=t.
querySelector(".gp-sums tbody");g.replaceChildren(),a.outputs.forEach((x,M)=>{if(x.score===null)return;let L=g.insertRow();for(let C of[M+1,v(x.sum),x.length,x.
penalty,J(x.rebuilt,4),J(x.score,4)])L.insertCell().textContent=C;$(L,x.difference)})}function k(f,g,x,M,L,C){if(!x.count)return;let{worst:N}=x,S=f.insertRow();
S.append(l("th","",g,{scope:"row"})),S.insertCell().textContent=z(x.count),S.insertCell().append(M(N),...N.node?[" ",oe(N.node.beam.text)]:[]),S.insertCell().textContent=
L(N),S.insertCell().textContent=E(C(N)),$(S,N.difference)}function h(){let f=t.querySelector(".gp-tree-sums tbody");if(f.replaceChildren(),!a.tree)return;let{sum:g,
given:x,final:M,pool:L,output:C}=a.tree,N=e.started.effective.length_penalty??1,S=({node:R})=>s("step {number}:",{number:R.index+1}),q=({node:R,power:D})=>`${E(
R.beam.score)} / ${R.length} ** ${N} = ${E(Ie(R.beam.score)?null:R.beam.score/D)}`;k(f,s("node: parent’s score + log-probability"),g,S,({node:R,parent:D})=>`${E(
D)} + ${_(R.beam.logprob)} = ${E(Ie(R.beam.logprob)?null:D+R.beam.logprob)}`,({node:R})=>R.beam.score),k(f,s("given token: counts as 0"),x,S,()=>E(0),({node:R})=>R.
beam.score),k(f,s("ended: score / length ** length_penalty"),M,S,q,({node:R})=>R.beam.final_score),k(f,s("kept after a step: the best that ended"),L,R=>s("step \
{number}: rank {rank}",{number:R.step+1,rank:R.place+1}),R=>R.expected===null?"–":E(R.expected),R=>R.told),k(f,s("output: score where its path ends, after the\
 penalty"),C,({number:R})=>s("output {number}:",{number:R+1}),q,R=>R.told)}function p(){let{tokens:f}=a.outputs[Number(r.value)]||a.outputs[0]||{tokens:[]},g=t.
querySelector(".gp-scores tbody");g.replaceChildren(),f.slice(0,c?1/0:20).forEach((x,M)=>{let L=g.insertRow();L.insertCell().textContent=M+1,L.insertCell().textContent=
x.id,L.insertCell().append(oe(x.text)),L.insertCell().textContent=v(x.recorded),L.insertCell().textContent=x.difference===null?"–":v(x.library),$(L,x.difference),
L.insertCell().textContent=(X(x.recorded)*100).toFixed(2)+"%"}),i.hidden=f.length<=20||c,O(i,s("Show all {count} tokens",{count:z(f.length)}))}function u(){if(!o.
open)return;let f=e.hideFrom!==null;if(t.querySelector(".gp-secret").hidden=!f,t.querySelector(".gp-token-check").hidden=f||!a,t.querySelector(".gp-beam-check").
hidden=!0,t.querySelector(".gp-tree-check").hidden=f||!a||!a.tree||!a.tree.sum.count,O(t.querySelector(".gp-how"),e.usesBeams?s("The playground records a log-pr\
obability for each token while it decodes. Beside it is what the library’s own compute_transition_scores gives for the same run (normalize_logits=False, as its \
documentation asks for beams)."):s("The playground records a log-probability for each token while it decodes. Beside it is what the library’s own compute_transi\
tion_scores gives for the same run (normalize_logits=True).")),!a)return;let g=x=>e.usesBeams?s("output {number}",{number:x}):s("sequence {number}",{number:x});
t.querySelector(".gp-which").hidden=a.outputs.length<2,r.options.length!==a.outputs.length&&r.replaceChildren(...a.outputs.map((x,M)=>l("option","",g(M+1),{value:M}))),
A(),f||h(),f||p()}return o.addEventListener("toggle",u),o.addEventListener("keydown",f=>{f.key!=="Escape"||!o.open||(o.open=!1,o.querySelector("summary").focus())}),
r.addEventListener("change",u),i.addEventListener("click",()=>{c=!0,u()}),f=>{if(t.hidden=!e.started,!f.run&&!f.status&&!f.steps)return;let{finished:g}=e;g?(!a||
a.finished!==g)&&(a={finished:g,outputs:d(g),tree:lc(e)},c=!1,r.replaceChildren()):a=null,T(),(f.run||f.status||g)&&u()}}function hc(t,e){let r=[.1,.2,.5,1,2,5,10,20,50,1/0],i=t.querySelector(".gp-heat-plot"),a=t.querySelector(".gp-cells"),c=t.querySelector(".gp-column"),d=t.querySelector(
".gp-layer-names"),m=t.querySelector(".gp-layer-reading"),w=t.querySelector(".gp-layer-tally"),b=document.createElement("canvas"),y=b.getContext("2d",{willReadFrequently:!0}),
P=new ke({picks:{},peak:0},({picks:W,peak:I},{layers:F})=>F?{picks:{...W,[F.layer]:(W[F.layer]||0)+1},peak:Math.max(I,...F.divergences)}:{picks:W,peak:I}),T=0,v=[],
E=[],_=[0,0],$=[],A=W=>Math.round(Math.sqrt(Math.max(0,Math.min(1,(W??0)/T)))*10);function k(){let W=getComputedStyle(t);return[...[...Array(11).keys()].map(F=>`\
--gp-heat-${F}`),"--gp-text"].map(F=>{let H=W.getPropertyValue(F).trim();return[1,3,5].map(V=>parseInt(H.slice(V,V+2),16))})}function h(W){if(b.width>=W&&b.height===
v.length*6)return;let I=b.height===v.length*6?y.getImageData(0,0,b.width,b.height):null;b.width=Math.max(64,2**Math.ceil(Math.log2(W))),b.height=v.length*6,I&&y.
putImageData(I,0,0)}function p(W){let I=new ImageData(1,v.length*6);v.forEach((F,H)=>{let V=W.layers?W.layers.candidate_layers.indexOf(F):-1;if(V<0)return;let Q=E[A(
W.layers.divergences[V])];for(let te=0;te<5;te++){let re=te===2&&F===W.layers.layer?E[11]:Q;I.data.set([...re,255],(H*6+te)*4)}}),y.putImageData(I,W.index,0)}let u=()=>Math.
max(10,P.steps.length);function f(){let[W,I]=_;if(!W||!I)return;a.width!==W&&(a.width=W),a.height!==I&&(a.height=I);let F=a.getContext("2d");F.clearRect(0,0,W,I),
F.imageSmoothingEnabled=!1;let H=P.steps.length;F.drawImage(b,0,0,H,b.height,0,0,W*H/u(),I)}function g(W){let I=[...P.steps.find(Q=>Q.layers).layers.candidate_layers].
sort((Q,te)=>te-Q),F=k(),H=r.find(Q=>P.total.peak<=Q*Math.LN2)*Math.LN2,V=String([I,F,H])!==String([v,E,T]);String(I)!==String(v)&&x(I),[v,E,T]=[I,F,H],h(P.steps.
length);for(let Q of V?P.steps:W)p(Q);f()}function x(W){let I=Math.max(15,Math.min(28,280/W.length));i.style.height=d.style.height=`${Math.max(1,W.length)*I}px`,
d.replaceChildren(...W.map(F=>l("span","",L(F))))}function M(){O(t.querySelector(".gp-ramp-low"),"0"),O(t.querySelector(".gp-ramp-high"),`${Number(Oe(T,e.unit).
toPrecision(2))} ${e.unit}`.replace(/^1 bits/,"1 bit"));let W=t.querySelector(".gp-scale-ramp");if(!W.childNodes.length)for(let I=0;I<11;I++){let F=l("i");F.style.
background=`var(--gp-heat-${I})`,W.append(F)}}let L=W=>W===0?s("embedding"):s("layer {layer}",{layer:W}),C=W=>W===0?s("the embedding (layer 0)"):s("layer {layer\
}",{layer:W});function N(W){let I={number:W.index+1,token:Y(W.chosen.text)};if(!W.layers)return s("Token {number}, {token}: no layer was contrasted.",I);let{layer:F,
final_layer:H,candidate_layers:V,divergences:Q}=W.layers,te=V.map((re,se)=>`${L(re)} ${Oe(Q[se]??0,e.unit).toFixed(3)}`).join(", ");return s("Token {number}, {t\
oken}: {layer} was contrasted with the last layer ({final}), because it diverges most from it. Divergences in {unit}: {list}.",{...I,layer:C(F),final:H,unit:e.unit,
list:te})}function S(W){c.hidden=!1,c.style.left=`${W.index/u()*100}%`,c.style.width=`${100/u()}%`;let I=N(W);O(m,I),Zn(i,W,P.steps.length,I)}function q(){let W=Object.
entries(P.total.picks).sort((H,V)=>V[1]-H[1]),I=W.reduce((H,[,V])=>H+V,0),F=W.map(([H,V])=>s("{layer} in {times}",{layer:C(Number(H)),times:z(V)})).join(", ");O(
w,s("Along the text: {list} of {count} steps.",{list:F,count:z(I)})),O(t.querySelector(".gp-heat-end"),String(u()))}qi(i,e,{stepUnder:W=>{let{left:I,width:F}=i.
getBoundingClientRect(),H=Math.floor((W.clientX-I)/F*u());return P.steps[Math.max(0,Math.min(P.steps.length-1,H))]},hover:W=>O(m,N(W)),leave:()=>e.current()&&!t.
hidden&&O(m,N(e.current()))});function R(W){let I=e.current();if(t.hidden=!(I&&I.layers),t.hidden)return;let{added:F}=P.follow(e.lastOf(I));I===$[0]&&P.total===
$[1]&&!W.unit&&!W.look||($=[I,P.total],g(F),M(),S(I),q())}new ResizeObserver(([{contentRect:W}])=>{_=[W.width,W.height].map(I=>Math.round(I*devicePixelRatio)),f()}).
observe(i);let D=()=>R({look:!0});return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",D),new MutationObserver(D).observe(document.body,{
attributes:!0,attributeFilter:["class"]}),R}var $o={count:0,after:0,before:0,entropyAfter:0,entropyBefore:0,kept:0};function Js(t,e){let{chosen:n,distribution:o}=e,r=i=>ve(i)??-1/0;return{count:t.count+1,
after:t.after+r(n.logprob??n.raw_logprob),before:t.before+r(n.raw_logprob),entropyAfter:t.entropyAfter+o.entropy_after,entropyBefore:t.entropyBefore+o.entropy_before,
kept:t.kept+De(e)}}var on=(t,e)=>e?Math.exp(-t/e):null,np=[1,2,3],To=class{constructor(){this.ids=[],this.grams=new Map(np.map(e=>[e,new Map])),this.repeated=[],
this.numRepeated=0}gram(e){return this.ids.slice(-e).join(" ")}add(e){this.repeated.push(this.ids.includes(e,-128)),this.numRepeated+=Number(this.repeated.at(-1)),
this.ids.push(e);for(let[n,o]of this.grams)this.ids.length>=n&&o.set(this.gram(n),(o.get(this.gram(n))||0)+1)}cut(e){for(;this.ids.length>e;){for(let[n,o]of this.
grams){if(this.ids.length<n)continue;let r=o.get(this.gram(n))-1;r?o.set(this.gram(n),r):o.delete(this.gram(n))}this.ids.pop(),this.numRepeated-=Number(this.repeated.
pop())}}distinct(e){return this.ids.length>=e?this.grams.get(e).size/(this.ids.length-e+1):null}get share(){return this.ids.length?this.numRepeated/this.ids.length:
null}};function pc(t,e){let n=t.querySelector(".gp-status"),o=t.querySelector(".gp-alert"),r=t.querySelector(".gp-figures"),i=t.querySelector(".gp-notes"),a=new Map,c="\
gp-meaning-"+Math.random().toString(36).slice(2,8)+"-",d=new Wt,m;function w(){let{started:S,finished:q}=e;if(!S)return[];let R=q?q.num_tokens:e.numTokens,D=q?q.
seconds:e.elapsed,W=q?q.time_to_first_token:e.firstElapsed,I={limit:z(S.max_new_tokens)};return[[s("Tokens"),z(R),e.usesBeams?s("tokens generated so far, one pe\
r step for all beams together; the limit is {limit} new tokens",I):s("tokens generated so far; the limit is {limit} new tokens",I)],[s("Per second"),D>0&&R?(R/D).
toFixed(1):"–",s("tokens per second: tokens divided by the time since the run began, including the wait for the first token")],[s("First token"),W===null?"–":
En(W),s("time to first token: from the start of the run to its first token, without queueing or loading the model")],...b(),[s("Stopped by"),y(),s("what ended t\
he text: the model’s end-of-sequence token, a stop string, a limit, your own criterion or decoding loop, or a person"),!0],[s("Seed"),String(S.seed),s("the ra\
ndom seed of this run: the same seed and settings give the same text again")]]}function b(){if(!e.rounds.length)return[];let{num_draft_tokens:S,num_accepted_draft_tokens:q,
...R}=d.read(e.rounds),D=R.draft_acceptance_rate,W={accepted:z(q),drafted:z(S),rounds:z(R.num_spec_steps)};return[[s("Draft accepted"),D===null?"–":j(D),s("dr\
aft_acceptance_rate: accepted over drafted tokens, {accepted} of {drafted}",W)],[s("Tokens per draft"),J(R.mean_acceptance_length,2),s("mean_acceptance_length: \
tokens that a round with a draft wrote on average, including the target’s own: 1 + {accepted} accepted / {rounds} such rounds",W)]]}function y(){return e.finished?
[...new Set(e.finished.sequences.map(q=>we(q.stop_reason)[0]))].join(", ")||"–":e.running?s("still running"):s("an error")}function P(){let S=w(),q=new Set(S.
map(([R])=>R));for(let[R,{figure:D}]of a)q.has(R)||(D.remove(),a.delete(R));S.forEach(([R,D,W,I],F)=>{let H=a.get(R)||T(R,I,F);H.value.textContent!==D&&(H.value.
textContent=D),O(H.meaning,s("{name}: {meaning}",{name:R,meaning:W}))})}function T(S,q,R){let D=l("div","gp-figure"+(q?" gp-words":""),null,{tabindex:"0"}),W=l(
"dd"),I=l("span","gp-meaning","",{role:"tooltip",id:c+S.replace(/\s/g,"-")});D.setAttribute("aria-describedby",I.id),D.append(l("dt","",S),W,I),r.insertBefore(D,
r.children[R]||null);let F={figure:D,value:W,meaning:I};return a.set(S,F),F}let v=new ke($o,Js),E=new To,_=$o,$=S=>Number.isFinite(S)?Oe(S,e.unit).toFixed(2).replace(
/^-0.00$/,"0.00"):"−∞",A=S=>S===null?"–":Number.isFinite(S)?S<1e3?S.toFixed(2):z(Math.round(S)):"∞";function k(){let{total:S}=v,{unit:q}=e,R=(I,{count:F})=>F?
I/F:null,D=(I,F)=>F.count?$(R(I,F)):"–",W=v.steps.at(-1).distribution.vocab;return[[s("perplexity"),p([[S.after,S.count],[S.before,S.count],[_.before,_.count]],
W),A(on(S.after,S.count)),A(on(S.before,S.count)),A(on(_.before,_.count))],[s("mean log-probability, {unit}",{unit:q}),s("The logarithm of a token’s probability\
, on average."),D(S.after,S),D(S.before,S),D(_.before,_)],[s("cumulative log-probability, {unit}",{unit:q}),s("The logarithm of the probability of the whole tex\
t: the sum over its tokens."),$(S.after),$(S.before),$(_.before)],[s("mean entropy, {unit}",{unit:q}),s("How uncertain the next token was, on average."),D(S.entropyAfter,
S),D(S.entropyBefore,S),D(_.entropyBefore,_)],[s("mean tokens kept"),s("How many tokens could be chosen, on average: all of the vocabulary before the processors\
."),A(R(S.kept,S)),z(W),z(W)],...[1,2,3].map(I=>[`distinct-${I}`,h(I),A(E.distinct(I)),"",""]),[s("repetition"),s("The share of tokens that occur among the 128 \
tokens before them."),j(E.share),"",""]]}let h=S=>S===1?s("The number of different tokens over the number of all tokens: 1 means that none occurs twice."):s("Th\
e number of different {n}-grams (runs of {n} tokens) over the number of all of them: 1 means that none occurs twice.",{n:S});function p(S,q){return S.every(([R,
D])=>!D||on(R,D)<=q)?s("How many equally likely tokens there were to choose from, on average: e to the power of minus the mean log-probability in nats."):s("e t\
o the power of minus the mean log-probability in nats; above {count}, the size of the vocabulary, where tokens drawn at random would be likelier.",{count:z(q)})}
function u(){let S=e.current(),q=S?e.lastOf(S):null,{keep:R,added:D}=v.follow(q&&!q.isPrompt?q:null);E.cut(R);for(let{chosen:I}of D)E.add(I.token_id);let W=t.querySelector(
".gp-text-numbers");W.hidden=!v.steps.length,!W.hidden&&(f(),W.open&&g(S))}function f(){let{total:S}=v;O(t.querySelector(".gp-in-short"),s("Perplexity {value}",
{value:A(on(S.before,S.count))}))}function g(S){let q=e.lines().length>1?e.lineOf(S):null;O(t.querySelector(".gp-whose"),q&&q.label?s("of {label}",{label:q.label}):
""),t.querySelector(".gp-prompt-head").hidden=!_.count;let R=k(),D=t.querySelector(".gp-totals tbody");for(;D.rows.length<R.length;){let W=D.insertRow(),I=l("th",
"",null,{scope:"row"});I.append(l("span","","",{tabindex:"0","data-tip":""})),W.append(I,l("td"),l("td"),l("td"))}R.forEach(([W,I,...F],H)=>{let[V,...Q]=D.rows[H].
cells;O(V.firstChild,W),V.firstChild.dataset.tip=I,F.forEach((te,re)=>O(Q[re],te)),Q[2].hidden=!_.count})}t.querySelector(".gp-text-numbers").addEventListener("\
toggle",u);function x(){let S=e.finished?e.finished.sequences:[],q=new Map;S.forEach(({note:R},D)=>R&&q.set(s(R),[...q.get(s(R))||[],D+1])),i.replaceChildren(...[
...q].map(([R,D])=>{let W=l("p");return W.append(l("b","",D.length<S.length?M(D):s("Note:")),` ${R}`),W}))}function M(S){let q={numbers:S.join(", ")};return e.usesBeams?
B(S.length,"Note on output {numbers}:","Note on outputs {numbers}:",q):B(S.length,"Note on sequence {numbers}:","Note on sequences {numbers}:",q)}function L(){let[
S,q]=C();n.textContent!==[S,q].filter(Boolean).join(" ")&&n.replaceChildren(...S?[l("b","",S),...q?[" ",q]:[]]:[q])}function C(){let{started:S,finished:q,failed:R,
queued:D,loading:W}=e;if(W){let re=Lt(W);return["",re[0].toUpperCase()+re.slice(1)]}if(D)return D.ahead===0?[s("Starting …"),""]:[s("Queued."),B(D.ahead,"One \
run is ahead of yours.","{count} runs are ahead of yours.")];if(R)return[s("Stopped by an error."),S?e.numTokens?s("The text so far is kept."):s("Nothing was wr\
itten."):""];if(!S)return["",s("Nothing has run yet.")];let{model:I,assistant:F,mode:H,device:V}=S,Q=q||e.recorded?0:e.shared-1,te=`· ${[F?s("{model} with {ass\
istant}",{model:I,assistant:F}):I,bt(H),V!=="cpu"&&V,Q>0&&B(Q,"side by side with another run","side by side with {count} others")].filter(Boolean).join(" · ")}`;
return e.recorded?[s("Recorded run"),te]:[q?s("Finished"):s("Decoding …"),te]}function N(){let S=e.waiting?null:e.failed;if(m===S||(m=S,o.replaceChildren(),!S))
return;let q=l("div","gp-problem"),R=(D,W,I)=>{let F=l("p");F.append(l("b","","✕ "),I?s("{name}: {meaning}",{name:I,meaning:D}):D,W?" "+W:""),q.append(F)};for(let{
knob:D,message:W,fix:I}of $n(S))R(W,I,D);o.append(q)}return S=>{S.run&&(r.replaceChildren(),a.clear()),(S.run||S.status)&&(L(),N(),x()),(S.run||S.steps||S.status)&&
P(),(S.run||S.prompt)&&(_=e.promptSteps.reduce(Js,$o)),u()}}var uc=12;function fc(t,e,n){let o=0,r=t.map(m=>{let w=o;return o=Math.min(1,o+(bn(m,n)||0)),{from:w,to:o,kind:Ys(m,e),candidate:m}}),i=e.distribution.stages[n],
a=t.filter(m=>i&&kn(m,n+1)).reduce((m,w)=>m+(bn(w,n)||0),0),c=i?Math.max(0,Math.min(1-o,i.mass_removed-a)):0,d={from:o,to:1-c,kind:"others",candidate:null};return[
...r,d,{from:1-c,to:1,kind:"going",candidate:null}]}function Ys(t,e){return t.token_id===e.chosen.token_id?"chosen":Fe(t)?"removed":"kept"}function mc(){let t=l(
"div","gp-flow",null,{"aria-hidden":"true"}),e=ee("svg","gp-ribbons");e.setAttribute("viewBox",`0 0 100 ${uc}`),e.setAttribute("preserveAspectRatio","none");let n=l(
"div","gp-flow-bar");return t.append(e,n),{box:t,ribbons:e,bar:n}}var op=(t,e)=>e>12+7*Math.min(t.length,10);function Xs({ribbons:t,bar:e},n,o,r,i){let a=Z(e,n.
length,()=>l("span",""));n.forEach(({from:d,to:m,kind:w,candidate:b},y)=>{let P=a[y];if(ae(P,`gp-piece gp-piece-${w}`),P.hidden=m-d<1e-4&&w!=="chosen",P.hidden)
return;ne(P,"left",d),ne(P,"width",m-d);let T=b?b.text:w==="others"?s("others"):"",v=T&&op(T,(m-d)*r)?T:"";(P.dataset.text||"")!==v&&P.replaceChildren(...v?[oe(
v,"gp-piece-word")]:[]),P.dataset.text=v,xe(P,()=>i(n[y],o&&o[y]))});let c=Z(t,o?n.length:0,()=>ee("path"));(o||[]).forEach((d,m)=>{let{from:w,to:b,kind:y}=sp(n[m]),
[P,T,v,E]=[d.from,d.to,b,w].map(_=>(_*100).toFixed(2));c[m].dataset.kind!==y&&(c[m].dataset.kind=y,c[m].setAttribute("class",`gp-ribbon gp-ribbon-${y}`)),c[m].setAttribute(
"d",d.to>d.from?`M${P} 0H${T}L${v} ${uc}H${E}Z`:"")})}function sp(t){return t.kind==="others"?{...t,to:1}:t.kind==="going"?{...t,from:1,to:1}:t}var Lo=class{constructor(e){this.table=e,this.head=e.createTHead().insertRow(),this.body=e.createTBody(),e.addEventListener("keydown",n=>this.walk(n)),e.addEventListener(
"focusin",n=>this.keepFocus(n.target)),this.lines=[]}draw(e,n,o){this.drawHead(e);let r=e.filter(m=>m.idle).length;this.table.style.minWidth=`${100+20*r+60*(e.length-
r)}px`;let i=n.map(m=>e.map(({number:w})=>bn(m,w))),a=Math.max(.02,...i.flat().filter(m=>m!==void 0)),c=new Set(Ot(o));for(;this.lines.length>n.length;)this.lines.
pop().row.remove();for(;this.lines.length<n.length;)this.newLine();n.forEach((m,w)=>this.fill(this.lines[w],m,e,i[w],a,o,c));let d=this.lines.flatMap(m=>m.cells.
map(({cell:w})=>w));!d.some(m=>m.tabIndex===0)&&d.length&&(d[0].tabIndex=0)}drawHead(e){let n=Z(this.head,e.length+1,()=>{let o=l("th","",null,{scope:"col"});return o.
append(l("span","gp-stage-place"),l("span","gp-stage-name")),o});O(n[0].lastElementChild,s("candidate")),e.forEach(({place:o,name:r,tip:i,idle:a},c)=>{let d=n[c+
1];ae(d,a?"gp-idle-column":""),O(d.firstElementChild,o),O(d.lastElementChild,r),d.lastElementChild.classList.toggle("gp-hidden",a),d.dataset.tip=i})}newLine(){let e=this.
body.insertRow(),n=l("th","",null,{scope:"row"}),o=l("span","gp-sign","",{"aria-hidden":"true"}),r=l("bdi","gp-word"),i=l("span","gp-course-tag"),a=l("div","gp-\
course-name"),c=l("div","");c.append(r,i),a.append(o,c),n.append(a),e.append(n),this.lines.push({row:e,head:n,sign:o,word:r,tag:i,cells:[]})}newCell(e){let n=l(
"td","",null,{role:"gridcell",tabindex:"-1"}),o=l("span","gp-course-track",null,{"aria-hidden":"true"}),r=l("i","gp-course-bar");o.append(r);let i=l("span","gp-\
course-number");n.append(o,i),e.row.append(n),e.cells.push({cell:n,bar:r,number:i})}fill(e,n,o,r,i,a,c){let d=n.token_id===a.chosen.token_id,m=Fe(n);for(ae(e.row,
`gp-course gp-course-${Ys(n,a)}`),O(e.sign,d?"▶":m?"✕":""),me(e.word,n.text),O(e.tag,[d&&(a.given?s("given"):s("chosen")),m&&s("removed"),!c.has(n)&&s("look\
ed up")].filter(Boolean).join(", ")),xe(e.head,()=>Eo(n,a));e.cells.length>o.length;)e.cells.pop().cell.remove();for(;e.cells.length<o.length;)this.newCell(e);o.
forEach((w,b)=>this.fillCell(e.cells[b],n,o,b,r,i))}fillCell({cell:e,bar:n,number:o},r,i,a,c,d){let{number:m,name:w,idle:b,side:y}=i[a],[P,T]=[c[a],a?c[a-1]:void 0],
v=kn(r,m)&&P!==void 0,E=v&&a>0&&!kn(r,i[a-1].number);ae(e,[b&&"gp-idle-column",v&&!E&&"gp-gone",E&&"gp-cut"].filter(Boolean).join(" ")),ne(n,"height",Math.sqrt(
(P||0)/d));let _=P===void 0?"–":E?`✕ ${w}`:v?y==="after"?"✕":"":j(P);O(o,_),o.classList.toggle("gp-hidden",b&&!E);let $=!E&&a&&T!==void 0&&P!==void 0&&j(P)!==
j(T)?P>T?"up":"down":"";(o.dataset.change||"")!==$&&(o.dataset.change=$),xe(e,()=>this.words(r,i[a],{share:P,was:T,gone:v,cut:E}))}words({text:e},{side:n,name:o,
idle:r,number:i},{share:a,was:c,gone:d,cut:m}){let w={token:Y(e),share:j(a??0),was:j(c??0),processor:o,number:i};return a===void 0?s("{token}: not recorded at t\
his place.",w):m?s("{token}: removed by {processor}; it had {was} just before.",w):d?s("{token}: no probability left here.",w):n?n==="after"?s("{token}: {share}\
 after all processors.",w):s("{token}: {share} before the processors.",w):r?s("{token}: {share}, unchanged by {processor}.",w):w.share===w.was?s("{token}: {shar\
e} after {processor} (stage {number}), the same as before it.",w):s("{token}: {share} after {processor} (stage {number}), {was} before it.",w)}keepFocus(e){if(!(e.
tabIndex!==-1||e.tagName!=="TD")){for(let n of this.body.querySelectorAll('td[tabindex="0"]'))n.tabIndex=-1;e.tabIndex=0}}walk(e){let n={ArrowRight:[0,1],ArrowLeft:[
0,-1],ArrowDown:[1,0],ArrowUp:[-1,0],Home:[0,-1/0],End:[0,1/0]},o=e.target.closest("td");if(!o||!n[e.key]||e.ctrlKey||e.metaKey||e.altKey)return;e.preventDefault();
let r=this.lines.findIndex(m=>m.row===o.parentNode),[i,a]=n[e.key],c=(m,w)=>Math.max(0,Math.min(w-1,m)),{cells:d}=this.lines[c(r+i,this.lines.length)];d[c(o.cellIndex-
1+a,d.length)].cell.focus()}};function gc(t,e){let o=t.querySelector(".gp-where"),r=t.querySelector(".gp-none"),i=t.querySelector(".gp-chain tbody"),a=t.querySelector(".gp-courses"),c=t.querySelector(
".gp-all"),d=t.querySelector(".gp-beams-note"),m=t.querySelector(".gp-chosen-word"),w=new Lo(t.querySelector(".gp-courses-grid")),b=new ke({},E),y=[],P=!1,T=[],
v=300;function E(W,I){let F=Ks(I);if(!F.length)return W;let H={...W};for(let V of F){let Q=V.number+V.kind,{ran:te,acted:re,removed:se,moved:de}=W[Q]||{ran:0,acted:0,
removed:0,moved:0};H[Q]={ran:te+1,acted:re+!V.idle,removed:se+V.removed,moved:de+V.moved}}return H}function _({ran:W,acted:I,removed:F,moved:H}){return I?H>2*F?
B(W,"{acted} of {count} step, {share} moved","{acted} of {count} steps, {share} moved",{acted:z(I),share:j(H/I)}):B(W,"{acted} of {count} step, {share} removed",
"{acted} of {count} steps, {share} removed",{acted:z(I),share:Gs(F/I)}):B(W,"nothing in {count} step","nothing in {count} steps")}let $=new ResizeObserver(([{contentRect:W}])=>{
if(!W.width||Math.abs(W.width-v)<8)return;v=W.width;let I=e.current();I&&D(I)});function A(){let W=i.insertRow(),I=l("th","",null,{scope:"row"}),F=l("span","gp-\
number",""),H=l("span","","",{tabindex:"0","data-tip":""}),V=l("span","gp-side"),Q=l("span","gp-knob");I.append(F,H," ",V," ",Q);let te=mc();W.append(I,l("td","\
gp-flow-cell"),l("td","gp-left"),l("td","gp-entropy"),l("td","gp-here-words"),l("td","gp-over")),W.cells[1].append(te.box);let[,,re,se,de,st]=W.cells;return y.length||
$.observe(te.bar),y.push({row:W,number:F,name:H,tags:V,knob:Q,flow:te,left:re,entropy:se,here:de,over:st}),y.at(-1)}function k(W,{kind:I,number:F,name:H,tip:V,side:Q,
knob:te,entropy:re,left:se,here:de,over:st}){W.row.className=`gp-stage-${I}`,O(W.number,F),O(W.name,H),W.name.dataset.tip!==V&&(W.name.dataset.tip=V),O(W.tags,Q),
W.tags.hidden=!Q,O(W.knob,te),W.knob.hidden=!te,O(W.left,se),O(W.entropy,re),typeof de=="string"?O(W.here,de):W.here.replaceChildren(...de),O(W.over,st)}function h(W){
let I={...e.started.effective,...e.started.config};return W.filter((F,H)=>H===0||I[F]).map(F=>{let H=JSON.stringify(I[F]??null);return H==="null"||H.length>12?F:
`${F} ${H}`}).join(", ")}function p(W,I){let{vocab:F,entropy_before:H}=W.distribution,{name:V,meaning:Q}=Vs(W),te={kind:"source",number:"",name:V,tip:Q,side:I.length?
s("before"):s("before and after"),knob:"",left:s("{count} left",{count:z(F)}),entropy:ue(H,e.unit),here:"",over:""},re=I.map((se,de)=>({kind:se.idle?"idle":"act\
ive",number:`${se.number}. `,name:se.name,tip:`${se.meaning} (${se.kind})`,side:de===I.length-1?s("after"):"",knob:h(se.knobs),left:s("{count} left",{count:z(se.
kept)}),entropy:ue(se.entropy,e.unit),here:Us(se),over:_(b.total[se.number+se.kind])}));return[te,...re,u(W)]}function u(W){let[I,F]=ic(W,e.started),H=oe(W.chosen.
text,"gp-strong");return{kind:"choice",number:"",name:I,tip:s("How the token came about, and its probability after the processors."),side:"",knob:"",left:"",entropy:"",
here:["▶ ",...he(F,{token:H}),` (${f(W)})`],over:""}}function f(W){return Fe(W.chosen)?s("removed by {processor}",{processor:yn(W.chosen,W)}):W.beam?s("log-pr\
obability {value}",{value:J(W.chosen.logprob)}):j(X(W.chosen.logprob))}function g(W,I,F){let H=p(W,I);for(;y.length>H.length;)y.pop().row.remove();H.forEach((re,se)=>k(
y[se]||A(),re));let V=[0,...I.map(({number:re})=>re)].map(re=>fc(F,W,re)),Q=C(W,I),te=N(W,I);y.forEach(({flow:re},se)=>{re.box.hidden=!Q&&se>0,!re.box.hidden&&(se<
V.length?Xs(re,V[se],V[se-1],v,(de,st)=>M(de,st,se,te)):L(re,V.at(-1),v))})}let x=({from:W,to:I})=>j(I-W);function M(W,I,F,H){let V=x(W);if(W.kind==="going")return s(
"Tokens that are not shown here and that {processor} removes: {share}.",{processor:H[F+1].name,share:V});let Q=W.candidate?Y(W.candidate.text):s("All other toke\
ns together");if(!F)return s("{token}: {share} before the processors.",{token:Q,share:V});let te={token:Q,share:V,processor:H[F].name,was:x(I)};return W.candidate?
s("{token}: {share} after {processor}, {was} before it.",te):s("{token}: {share} after {processor}.",te)}function L(W,I,F){let H=I.filter(({kind:V})=>V==="chose\
n");Xs(W,H,H,F,V=>s("{token} had {share} of what was left.",{token:Y(V.candidate.text),share:x(V)}))}let C=({distribution:W},I)=>W.candidates.every(({stage_logprobs:F})=>(F||
[]).length===I.length);function N(W,I){let F=Vs(W);return[{number:0,place:s("before"),name:F.name,tip:F.meaning,idle:!1,side:"before"},...I.map(H=>({number:H.number,
place:String(H.number),name:H.name,idle:H.idle,side:"",tip:s("{number}. {name}: {effect} here. It {meaning}.",{...H,effect:Us(H)})}))]}function S(W,I,F,H){if(a.
hidden=!I.length||!C(W,I),a.hidden)return;let V={number:I.length,place:s("after"),name:s("all processors"),tip:s("After all processors: the distribution from wh\
ich the token was chosen."),idle:!1,side:"after"};w.draw([...N(W,I),V],F,W),c.hidden=H<=10,O(c,P?s("show {count} only",{count:10}):s("show all {count}",{count:z(
H)})),c.setAttribute("aria-expanded",String(P))}c.addEventListener("click",()=>{P=!P,D(e.current())});function q(W){if(W.distribution.stages.length)return"";if(W.
isPrompt)return s("The model’s own distribution: no logits processor takes part in reading the prompt.");let I=e.started.processors||[],F=Oo(W);if(e.started.mode===
"custom"&&!I.length)return s("Your own loop called no logits processor here.");if(!I.length)return F?s("DoLa’s contrast, untouched: no logits processor runs."):
s("The model’s own distribution, untouched: no logits processor runs.");let H={processors:I.map(V=>Ce(V)[0]).join(", ")};return F?s("DoLa’s contrast, untouche\
d here. Prepared, but not used by this loop: {processors}.",H):s("The model’s own distribution, untouched here. Prepared, but not used by this loop: {processors\
}.",H)}function R(W){let I=W.isPrompt||W.given,F=W.isPrompt?s("at prompt token {number}: {token} (given, not chosen)"):I?s("at token {number}: {token} (given, n\
ot chosen)"):s("at token {number}: {token}");o.replaceChildren(...he(F,{number:String(W.index+1),token:oe(W.chosen.text)})),O(m,I?s("given"):s("chosen"))}function D(W){
let I=Ks(W),F=Ot(W),H=(W.watched||[]).filter(({token_id:Q})=>F.every(te=>te.token_id!==Q)),V=Mo(F,10,W.chosen.token_id);R(W),O(r,q(W)),r.hidden=!r.textContent,d.
hidden=!W.beam||!I.length,g(W,I,V),S(W,I,[...P?F:V,...H],F.length)}return W=>{let I=e.current();t.hidden=!I,I&&(I.isPrompt||b.follow(e.lastOf(I)),!(I===T[0]&&b.
total===T[1]&&!W.unit&&!W.watched)&&(T=[I,b.total],D(I)))}}function rp(t){let e=t>>>0;return()=>{e=e+1831565813>>>0;let n=Math.imul(e^e>>>15,e|1);return n=n+Math.imul(n^n>>>7,n|61)^n,((n^n>>>14)>>>0)/2**32}}function ip(t,e){
let n=[...t];for(let o=n.length-1;o>0;o--){let r=Math.floor(e()*(o+1));[n[o],n[r]]=[n[r],n[o]]}return n}function wc(t,e){let i=W=>t.querySelector(".gp-"+W),a=t.
querySelector("details"),[c,d,m,w]=["from","choices","reveal","next"].map(i),b=null,y=W=>[s("1st"),s("2nd"),s("3rd")][W]??"",P=()=>e.usesBeams&&!e.finished?[]:e.
allLines(),T=W=>fe(P()[W]?P()[W].last:null),v=W=>W.distribution.candidates.filter(({raw_rank:I})=>I).sort((I,F)=>I.raw_rank-F.raw_rank).slice(0,6);function E(W){
let I=Number(e.started.seed)%4294967296+7919*W.index+104729*W.sequence;return ip(v(W),rp(I))}let _=W=>v(W).length>1;function $(W){let I=e.current(),F=I&&e.lastOf(
I),H=Math.max(0,P().findIndex(te=>te.last===F)),V=T(H),Q=V.findIndex((te,re)=>re>=W&&_(te));if(Q<0){O(i("cannot"),V.length>W?s("From there on the run has record\
ed no candidates to pick from: raise top_candidates and run it again."):e.running?s("The run has not reached this token yet."):s("There is no token {number} in \
this text: choose an earlier one.",{number:W+1}));return}O(i("cannot"),""),b={line:H,at:Q,step:null,picks:[],revealed:!1,results:[]},A()}function A(){let W=T(b.
line);for(;W[b.at]&&!_(W[b.at]);)b.at+=1;if(Object.assign(b,{step:W[b.at]||null,picks:[],revealed:!1}),!b.step&&!e.running){f();return}k(),b.step&&e.selectStep(
b.step.before),g(()=>d.querySelector("button"))}function k(){e.hide(b&&a.open?b.at+(b.revealed?1:0):null)}function h(W){let{picks:I}=b;I.includes(W)?I.splice(I.
indexOf(W),1):I.length<3&&I.push(W),C()}function p(){let{step:W,picks:I}=b,F=v(W),H=F.find(({token_id:V})=>V===I[0]);b.revealed=!0,b.results.push({step:W,first:H,
share:Math.exp(H.raw_logprob-F[0].raw_logprob),hit:I.includes(W.chosen.token_id)}),k(),e.selectStep(W),g(()=>w)}function u(){if(b.results.length>=10){f();return}
b.at+=1,A()}function f(){let{results:W,line:I}=b,F=b.at+(b.revealed?1:0);b=null,k(),c.value=T(I).slice(F).some(_)?F+1:1,D(W),g(()=>i("begin"))}function g(W){let I=t.
contains(document.activeElement);R(),I&&W()&&W().focus({preventScroll:!0})}let x=({piece:W,chosen:I,text:F})=>W??(I?I.text:F);function M(){let W=fe(b.step?b.step.
before:T(b.line).at(-1)||null),I=[...e.prefix,...W].map(x).join(""),F=l("span","gp-gap","?",{"aria-label":s("the hidden token")});b.revealed&&F.replaceChildren(
oe(b.step.chosen.text));let H=i("so-far");H.replaceChildren(I,F),H.scrollTop=H.scrollHeight}function L(){d.replaceChildren(...(b.step&&!b.revealed?E(b.step):[]).
map(({token_id:W,text:I})=>{let F=l("button","gp-button gp-choice",null,{type:"button","aria-pressed":"false","data-token":W});return F.append(l("span","gp-orde\
r"),oe(I)),F.addEventListener("click",()=>h(W)),F})),C()}function C(){for(let W of d.children){let I=b.picks.indexOf(Number(W.dataset.token));W.setAttribute("ar\
ia-pressed",String(I>=0)),W.disabled=I<0&&b.picks.length>=3,O(W.querySelector(".gp-order"),y(I))}m.disabled=!b.picks.length}function N(){if(i("answer").hidden=!b.
revealed,!b.revealed)return;let{step:W,picks:I}=b,{share:F,hit:H}=b.results.at(-1),V=v(W),Q=W.chosen.token_id,te=V.some(({token_id:de})=>de===Q)?V:[...V,W.chosen];
i("truth").tBodies[0].replaceChildren(...te.map(de=>{let st=l("tr",de.token_id===Q?"gp-taken":""),qo=l("th","",null,{scope:"row"});de.token_id===Q&&qo.append(l(
"span","","▶ "),l("span","gp-hidden",`${s("chosen:")} `)),qo.append(oe(de.text));let rr=l("div","gp-share"),ir=l("i");ir.style.width=`${(45*X(de.raw_logprob)).
toFixed(2)}%`,rr.append(ir,j(X(de.raw_logprob)));let ar=l("td");ar.append(rr);let jc=I.indexOf(de.token_id);return st.append(qo,l("td","",y(jc)),ar,l("td","",j(
X(de.logprob))),l("td","",de.raw_rank?z(de.raw_rank):"–")),st}));let se=i("took");se.replaceChildren(...he(H?s("The run chose “{token}”, which is among your p\
icks."):s("The run chose “{token}”, which is not among your picks."),{token:oe(W.chosen.text,"gp-strong")})," "),se.append(F===1?s("Your first pick is the t\
oken that the model found likeliest."):s("Your first pick has {share} of the probability of the likeliest token.",{share:j(F)}))}let S=W=>W.reduce((I,{share:F})=>I+
F,0)/W.length,q=W=>W.filter(({hit:I})=>I).length;function R(){if(i("before").hidden=!!b,i("round").hidden=!b,!b)return;i("sum").hidden=!0;let{results:W,revealed:I,
step:F}=b,V={number:W.length+(I?0:1),steps:10,token:F&&F.index+1};O(i("progress"),F?I?s("Step {number} of {steps}: token {token}.",V):s("Step {number} of {steps\
}: which token comes next, as token {token}? Pick up to three, the likeliest first.",V):s("Waiting for the next token of the run.")),O(i("score"),W.length?s("So\
 far: your first picks are {share} as likely as the top token; the run’s token was among your picks in {hits} of {count}.",{share:j(S(W)),hits:q(W),count:W.length}):
""),m.hidden=I||!F,w.hidden=!I,O(w,W.length>=10?s("Show the score"):s("Next token")),M(),L(),N()}function D(W){let I=i("sum");if(I.hidden=!1,I.replaceChildren(l(
"h3","",s("The round is over"))),!W.length){I.append(l("p","",s("No token was revealed, so there is no score.")));return}let F=(...Q)=>{let te=l("p");te.append(
...Q),I.append(te)};F(...he(s("{share}: how likely your first picks were, on average, compared with the likeliest token."),{share:l("b","",j(S(W)))}));let H=l("\
b","",s("{hits} of {count}",{hits:q(W),count:W.length}));F(...he(s("{steps}: steps in which the run’s token was among your picks ({share})."),{steps:H,share:j(
q(W)/W.length)}));let V=[...W].sort((Q,te)=>Q.share-te.share||te.step.distribution.entropy_before-Q.step.distribution.entropy_before);for(let[Q,{step:te,first:re,
share:se}]of[[s("Hardest:"),V[0]],[s("Easiest:"),V.at(-1)]])F(l("b","",Q)," ",...he(s("token {number}, “{token}”; your “{pick}” had {share} of the likeliest tok\
en’s probability, and the entropy was {entropy}."),{number:String(te.index+1),token:oe(te.chosen.text),pick:oe(re.text),share:j(se),entropy:ue(te.distribution.
entropy_before,e.unit)}))}return i("begin").addEventListener("click",()=>$(Math.max(1,Math.floor(Number(c.value))||1)-1)),i("from-here").addEventListener("click",
()=>{let W=e.current();c.value=W&&!W.isPrompt?W.index+1:1}),m.addEventListener("click",p),w.addEventListener("click",u),i("end").addEventListener("click",f),a.addEventListener(
"toggle",k),W=>{t.hidden=!e.started,W.run&&(b=null,c.value=1,i("sum").hidden=!0,O(i("cannot"),""),R()),O(i("begin"),i("sum").hidden?s("Start a round"):s("Anothe\
r round")),b&&!b.step&&(W.steps||W.status)&&A()}}function bc(t,e){let o=t.querySelector(".gp-where"),r=t.querySelector(".gp-verdict"),i=t.querySelector(".gp-score-head"),a=t.querySelector("tbody"),c=t.querySelector(
".gp-more"),d=t.querySelector(".gp-tally"),m=new ke({steps:0,differed:0},(h,p)=>p.reranked?{steps:h.steps+1,differed:h.differed+ +(y(p.reranked).token_id!==p.chosen.
token_id)}:h),w=[],b=[],y=h=>h.reduce((p,u)=>u.probability>p.probability?u:p);function P(){let h=a.insertRow(),p=l("th","",null,{scope:"row"}),[u,f,g]=[l("span",
"gp-sign"),l("bdi","gp-word"),l("span","gp-tag",s("most probable"))];p.append(u,f,g),h.append(p);let x=["probability","penalty","score"].map(()=>{let M=l("div",
"gp-cell"),L=l("span","gp-balance",null,{"aria-hidden":"true"}),[C,N]=[l("i","gp-part"),l("i","gp-zero")];L.append(C,N);let S=l("span","gp-amount");return M.append(
L,S),h.append(l("td")),h.lastChild.append(M),{part:C,zero:N,amount:S}});return w.push({row:h,sign:u,word:f,tag:g,cells:x}),w.at(-1)}function T({part:h,zero:p,amount:u},f,[
g,x],M){let L=C=>(C-g)/(x-g)*100;h.style.left=`${Math.min(L(0),L(f))}%`,h.style.width=`${Math.abs(L(f)-L(0))}%`,p.style.left=`${L(0)}%`,O(u,M)}function v({part:h,
zero:p,amount:u},f,[g,x],M){let L=C=>4+(C-g)/(x-g)*92;h.hidden=f===null,h.style.left=`${L(f)}%`,p.style.left=`${L(0)}%`,O(u,M)}function E(h,p,u,f,g){let x=p.token_id===
u.chosen.token_id;h.row.className=x?"gp-winner":"",O(h.sign,x?"▶":""),Le(h.word,p.text),h.tag.hidden=p!==f||x,T(h.cells[0],p.probability,g.probability,j(p.probability)),
T(h.cells[1],p.penalty,g.penalty,J(p.penalty)),v(h.cells[2],p.score,g.score,J(p.score))}function _(h){let[p,u]=[Math.min(0,...h),Math.max(0,...h)];return u>p?[p,
u]:[0,1]}function $(h){let p=y(h.reranked),u=h.reranked.find(M=>M.token_id===h.chosen.token_id),f=h.reranked.slice(0,12);u&&!f.includes(u)&&(f[11]=u);let g=Object.
fromEntries(["probability","penalty","score"].map(M=>[M,_(f.map(L=>L[M]))]));for(;w.length<f.length;)P();w.forEach((M,L)=>{M.row.hidden=L>=f.length,L<f.length&&
E(M,f[L],h,p,g)});let x=h.reranked.length-f.length;c.hidden=x<=0,O(c,B(x,"and {count} less probable one, which was weighed too","and {count} less probable ones,\
 which were weighed too")),A(u,p)}function A(h,p){if(!h){r.replaceChildren();return}let u={token:oe(h.text,"gp-strong"),score:J(h.score)};r.replaceChildren(...h===
p?he(s("{token} won: the most probable token has the highest score too ({score})."),u):he(s("{token} won with a score of {score}. Greedy search would have chose\
n {other} ({share}), but its penalty of {penalty} leaves it a score of {lower}."),{...u,other:oe(p.text,"gp-strong"),share:j(p.probability),penalty:J(p.penalty),
lower:J(p.score)}))}function k(){let h=e.started.effective.penalty_alpha;return typeof h!="number"?s("(1 - penalty_alpha) × probability - penalty_alpha × penalt\
y. The highest score is chosen."):s("{keep} × probability - {alpha} × penalty, because penalty_alpha is {alpha}. The highest score is chosen.",{keep:Number((1-
h).toFixed(4)),alpha:h})}return()=>{let h=e.current();if(t.hidden=!(h&&h.reranked&&h.reranked.length),t.hidden||(m.follow(e.lastOf(h)),h===b[0]&&m.total===b[1]))
return;b=[h,m.total],o.textContent=s("at token {number}",{number:h.index+1}),i.dataset.tip=k(),$(h);let{steps:p,differed:u}=m.total;O(d,s("Along the text: a tok\
en other than the most probable one won in {differed} of {count} steps ({share}).",{differed:z(u),count:z(p),share:j(u/p)}))}}function kc(t,e){let n=()=>t.closest(".token-panel"),o=T=>t.querySelector(".gp-"+T),[r,i,a,c,d]=["place-words","back","on","newest","fold"].map(o),m=[...t.querySelectorAll(
"[role=tab]")];function w(T){n()&&(n().dataset.shows=T);for(let v of m){let E=v.dataset.shows===T;v.setAttribute("aria-selected",String(E)),v.tabIndex=E?0:-1}}for(let T of m)
T.addEventListener("click",()=>{w(T.dataset.shows),b(!0)}),T.addEventListener("keydown",v=>{let E={ArrowRight:1,ArrowLeft:-1}[v.key];if(!E)return;v.preventDefault();
let _=m[(m.indexOf(T)+E+m.length)%m.length];w(_.dataset.shows),b(!0),_.focus()});function b(T){n()?.toggleAttribute("data-folded",!T),d.setAttribute("aria-expan\
ded",String(T)),d.textContent=T?"▾":"▴"}d.addEventListener("click",()=>b(d.getAttribute("aria-expanded")==="false")),i.addEventListener("click",()=>e.walk(-1)),
a.addEventListener("click",()=>e.walk(1)),c.addEventListener("click",()=>e.selectStep(null));function y(T){let v=e.lineOf(T),E=e.lines().length>1&&v&&!T.isPrompt?
v.label:"",_=T.isPrompt?e.started.prompt_tokens.length:fe(v?v.last:T).length,$=P(T,{number:z(T.index+1),count:z(_),line:E});r.ariaLive=e.selected?"polite":"off",
r.replaceChildren(oe(T.chosen.text,"gp-here"),l("span","",` ${$}`)),i.disabled=T.isPrompt?!T.before:T.index===0&&!e.promptSteps.length,a.disabled=!v||v.last===T,
c.hidden=!e.selected||!e.running}function P(T,v){return T.isPrompt?s("prompt token {number} of {count}",v):e.selected?v.line?s("token {number} of {count} of {li\
ne}",v):s("token {number} of {count}",v):v.line?s("newest token {number} of {count} of {line}",v):s("newest token {number} of {count}",v)}return T=>{T.selection&&
e.selected&&b(!0);let v=e.current();if(v)return y(v);r.textContent=s("No token yet"),i.disabled=a.disabled=!0,c.hidden=!0}}function yc(t,e){let n=h=>t.querySelector(".gp-"+h),[o,r,i]=["said","rendered","try"].map(n),a=new WeakMap,c=[],d="",m=null,w=null;function b(){return qt(t,r,e,
h=>{let p=a.get(h);return p&&{id:p.token.token_id,text:p.token.text,where:s("prompt token {number}",{number:p.index+1}),step:null,why:p.words}})}function y(){let{
started:h,written:p}=e,u=h&&h.request.messages,f=u&&p&&h.model===p.model&&JSON.stringify(u)===JSON.stringify(p.messages);return p&&!f?{...p,ran:!1}:!u||!u.length?
null:{model:h.model,messages:u,tokens:h.prompt_tokens,parts:h.parts||[],ran:!0}}function P({messages:h,parts:p,problem:u}){let f=new Set(p.filter(({kind:g})=>g===
"message").map(({message:g})=>g));o.replaceChildren(...h.map(({role:g,content:x},M)=>{let L=l("li","",null,{"data-role":g});return L.append(l("span","gp-role",g),
l("p","",x)),!u&&f.size>0&&!f.has(M)&&x.trim()&&L.append(l("p","gp-dropped",s("✕ The template leaves this message out."))),L}))}let T={message:({role:h})=>s("\
words of {role}",{role:h}),template:()=>s("written by the template"),generation:()=>s("generation prompt: the answer begins here")};function v(h,p){let u=h?T[h.
kind](h):s("of unknown origin");return p.piece===null?s("special token, {whose}",{whose:u}):u}function E({tokens:h,parts:p}){r.replaceChildren(),c=[],m=null;let u=new Set(
p.map(({stop:g})=>g)),f=null;h.forEach((g,x)=>{let M=p.find(S=>S.start<=x&&x<S.stop)||null;if(!f||!x||u.has(x)||p.some(({start:S})=>S===x)){let S=l("span","gp-p\
art",null,M?{"data-kind":M.kind}:{});M&&M.kind==="message"&&S.append(l("span","gp-role",M.role)),M&&M.kind==="generation"&&S.append(l("span","gp-role",s("the an\
swer begins"))),r.append(S),f={rows:S,tokens:[]}}let L=l("span","gp-token",null,{role:"button",tabindex:"-1"}),C=v(M,g);Ge(L,g),L.setAttribute("aria-label",s("p\
rompt token {number}: {token}, {words}",{number:x+1,token:Y(g.text),words:C})),a.set(L,{token:g,index:x,words:C});let N=f.tokens.length?a.get(f.tokens.at(-1)).token:
null;dt(f,L,g,N),c.push(L)}),c.length&&_(c[0])}function _(h){m&&(m.tabIndex=-1),m=h,h.tabIndex=0}function $(h){h&&(_(h),h.focus({preventScroll:!0}),h.scrollIntoView(
{block:"nearest"}),w.show(h))}r.addEventListener("click",({target:h})=>$(h.closest(".gp-token"))),r.addEventListener("keydown",h=>{let p=c.indexOf(h.target.closest(
".gp-token"));if(p<0||h.ctrlKey||h.metaKey||h.altKey)return;let u={ArrowRight:()=>c[p+1],ArrowLeft:()=>c[p-1],Home:()=>c[0],End:()=>c.at(-1),ArrowDown:()=>Ne(c,
p,1),ArrowUp:()=>Ne(c,p,-1),Enter:()=>c[p]," ":()=>c[p]};u[h.key]&&(h.preventDefault(),$(u[h.key]()))});function A({tokens:h,parts:p}){let u=N=>p.filter(S=>S.kind===
N).reduce((S,{start:q,stop:R})=>S+R-q,0),f=h.filter(({piece:N})=>N===null).length,[g,x,M]=["message","template","generation"].map(u),L={words:z(g),around:z(x),begin:z(
M)};return`${g||x?B(h.length,"{count} token: {words} for the words of the messages, {around} around them, {begin} to begin the answer.","{count} tokens: {words}\
 for the words of the messages, {around} around them, {begin} to begin the answer.",L):M?B(h.length,"{count} token: this template changes the words, so the orig\
in of its tokens is unknown, except for the {begin} that begin the answer.","{count} tokens: this template changes the words, so the origin of its tokens is unk\
nown, except for the {begin} that begin the answer.",L):B(h.length,"{count} token: this template changes the words, so the origin of its tokens is unknown.","{c\
ount} tokens: this template changes the words, so the origin of its tokens is unknown.")} ${B(f,"{count} is special.","{count} are special.")}`}function k({tokens:h,
parts:p}){let u=p.filter(({kind:g})=>g==="message").flatMap(({start:g,stop:x})=>h.slice(g,x)).filter(({piece:g})=>g===null),f=[...new Set(u.map(({text:g})=>Y(g)))];
return f.length?s("A message contains {tokens}: written like a special token, it is read as one, as if the template had written it.",{tokens:f.join(", ")}):""}return i.
addEventListener("click",()=>e.ask({type:"without"})),()=>{let h=y();if(t.hidden=!h,!h){d="";return}i.hidden=!Object.hasOwn(e.answers,"without")||!!h.problem;let p=JSON.
stringify([h.model,h.messages,h.parts,h.problem,h.ran,h.tokens.length]);if(p===d)return;d=p,w??=b(),O(n("which"),h.ran?s("of {model}, as this run read it",{model:h.
model}):s("of {model}, as written now: not run yet",{model:h.model})),K(n("refusal"),!!h.problem),O(n("refusal"),s(h.problem)),P(h),K(n("made"),!h.problem),E(h),
K(n("generation-key"),h.parts.some(({kind:f})=>f==="generation")),O(n("template-words"),h.problem?"":A(h));let u=k(h);K(n("warn"),!!u),O(n("warn"),u),w.hide()}}function xc(t,e,n){let{state:o,log:r,text:i,select:a}=t;function c(d){if(!d)return;let{step:m}=o.entries.get(d);m&&r.selectStep(m),d.focus({preventScroll:!0}),d.
scrollIntoView({block:"nearest"}),m||n.show(d)}i.addEventListener("click",d=>{let m=o.tokenAt(d);m&&(c(m),o.entries.get(m).step&&n.dismiss())}),i.addEventListener(
"keydown",d=>{if(d.key==="Escape"){r.selectStep(null);return}let m=o.tokenAt(d);if(!m||d.ctrlKey||d.metaKey||d.altKey)return;let w=o.allTokens,b=w.indexOf(m),y={
ArrowRight:()=>w[b+1],ArrowLeft:()=>w[b-1],ArrowDown:()=>Ne(w,b,1),ArrowUp:()=>Ne(w,b,-1),Home:()=>w.find(P=>o.entries.get(P).step),End:()=>w.at(-1),Enter:()=>m,
" ":()=>m};y[d.key]&&(d.preventDefault(),c(y[d.key]()))}),a.addEventListener("change",()=>{o.shadedBy=a.value,t.shadeAll(),e.drawScale()}),i.addEventListener("s\
croll",()=>{o.atEnd=i.scrollHeight-i.scrollTop-i.clientHeight<60},{passive:!0}),new ResizeObserver(()=>t.resized()).observe(i)}var vc=t=>t.started&&t.started.request||{},Zs=t=>!!vc(t).only_given;function Qs(t,{index:e,isPrompt:n,isStart:o}){if(o)return s("decoder start token");let r={number:e+
1};return n?t.readsSource?s("source token {number}",r):s("prompt token {number}",r):s("token {number}",r)}function er(t,{index:e,isStart:n}){return n?s("every t\
arget begins with it: not chosen"):t.readsSource?s("the encoder reads it: it has no probability"):e===0?s("nothing comes before it: it has no probability"):vc(t).
read_prompt&&!t.finished&&!t.failed?s("its probability is read when the text ends"):s("its probability was not read")}function tr(t,e){let n=[];return e.given&&
!Zs(t)&&n.push(s("given, not chosen")),n.push(...Wr(e)),n}function Sc(t,e){let{step:n,token:o}=e,r=n?[...Nn(n,t.unit),...tr(t,n)]:[er(t,e)];return[s("{where}: {\
token}",{where:Qs(t,e),token:Y(o.text)}),...r].join(", ")}var Ao=class{constructor(e,n,o,r){this.root=e,this.text=n,this.select=o,this.state=r,this.scale=e.querySelector(".gp-scale"),this.origins=e.querySelector(".gp-o\
rigins"),this.originsAlong=new ke($r,Lr)}drawScale(){Vt(this.scale,this.select.value,this.state.log.unit)}drawMarks(){let{root:e,state:n}=this,{prompt:o,begun:r,
lines:i}=n,a=!Zs(n.log)&&i.some(({steps:c})=>c.length&&c[0].given);e.querySelector(".gp-mark-prompt").hidden=!o||!o.tokens.length,O(e.querySelector(".gp-mark-pr\
ompt .gp-ink"),r?s("source, and what the target begins with"):s("prompt")),e.querySelector(".gp-mark-given").hidden=!a,this.drawOrigins(),this.text.classList.toggle(
"gp-has-given",a)}drawOrigins(){let{origins:e,originsAlong:n,state:{log:o,lines:r}}=this;if(e.hidden=!o.rounds.length,e.hidden)return;n.follow(r.length&&r[0].steps.
at(-1)||null);let i=Z(e,Object.keys(ct).length,ap);Object.entries(ct).forEach(([a,[,c,d]],m)=>{let[w,b]=i[m].children;i[m].dataset.draft=a,i[m].dataset.tip=d,O(
w,c),O(b,z(n.total[a]))})}};function ap(){let t=l("span","",null,{tabindex:"0"});return t.append(l("span","gp-ink")," ",l("b")),t}var Co=class{constructor(e){this.log=e,this.entries=new WeakMap,this.shadedBy="",this.clear()}clear(){this.prompt=null,this.fold=null,this.begun=null,this.lines=
[],this.marked=null,this.atEnd=!0}get paragraphs(){return[this.prompt,this.begun,...this.lines].filter(Boolean)}get allTokens(){return this.paragraphs.flatMap(({
tokens:e})=>e)}elementOf(e){if(e.isPrompt)return this.prompt&&this.prompt.tokens[e.index]||null;for(let n of this.lines)if(n.steps[e.index]===e)return n.tokens[e.
index];return null}tokenAt(e){let n=e.target.closest('[role="button"]');return n&&this.entries.has(n)?n:null}};var cp=30,Po=class{constructor(e,n,o,r){this.text=e,this.empty=n,this.select=o,this.state=r,this.log=r.log,this.width=0,this.resettle=0,this.unfolds=!1}startRun(){
let{text:e,log:n,state:o}=this;if(e.replaceChildren(),o.clear(),!n.started){e.append(this.empty);return}let r=n.readsSource;e.classList.toggle("gp-apart",r),r&&
e.append(l("span","gp-part-name",s("Source: the encoder reads it"))),o.prompt=this.drawFixed(n.started.prompt_tokens,r?s("Source"):s("Prompt")),this.drawFold(),
r&&(e.append(l("span","gp-part-name",s("Target: the decoder writes it, from its start token on"))),o.begun=this.drawFixed(n.started.decoder_tokens,s("Start of t\
he target"),{isStart:!0}))}drawFixed(e,n,o={}){let r=l("span","gp-prompt",null,{"aria-label":n}),i={rows:new Xe(r),tokens:[]};return e.forEach((a,c)=>this.append(
i,{token:a,index:c,isPrompt:!0,step:null,...o})),this.text.append(r),i}drawFold(){let{prompt:e}=this.state,n=e.tokens.length,o=l("button","gp-unfold",null,{type:"\
button"});this.state.fold=n>cp&&!this.log.started.request.only_given?o:null,this.state.fold&&(o.addEventListener("click",()=>this.foldPrompt(this.unfolds)),e.rows.
holder.before(o),this.foldPrompt(!this.unfolds))}foldPrompt(e){let{fold:n,prompt:o}=this.state,{holder:r}=o.rows,i={count:z(o.tokens.length)};this.unfolds=!e,n.
textContent=e?s("Show all {count} tokens of the prompt",i):s("Show less of the prompt"),n.setAttribute("aria-expanded",String(!e)),r.classList.toggle("gp-folded",
e),e&&(r.scrollTop=r.scrollHeight),this.dissolve()}drawPrompt(){for(let e of this.log.promptSteps){let n=this.state.prompt.tokens[e.index];n&&(this.state.entries.
get(n).step=e,this.describe(n),this.shade(n))}}drawLines(){let e=this.log.lines(),{lines:n}=this.state,o=e.length===1&&e[0].kind==="sequence";for(o!==this.text.
classList.contains("gp-single")&&(this.dissolve(),this.text.classList.toggle("gp-single",o));n.length>e.length;)n.pop().element.remove();e.forEach((r,i)=>this.drawLine(
n[i]||this.newLine(),r,i))}newLine(){let{begun:e,prompt:n,lines:o}=this.state,r=l("div","gp-line"),i=l("div","gp-line-head"),a=l("span","gp-line-body"),c=l("spa\
n","gp-stop");r.append(i,a,c),this.text.append(r);let d=e||n,m={element:r,head:i,rows:new Xe(a,d&&d.rows),stop:c,steps:[],tokens:[],said:""};return o.push(m),m}drawLine(e,n,o){
e.element.dataset.kind!==n.kind&&(e.element.dataset.kind=n.kind),e.element.classList.toggle("gp-line-minor",this.log.usesBeams&&o>0);let r=JSON.stringify([n.label,
n.score,n.stopReason]);r!==e.said&&(e.said=r,this.drawHead(e,n));let{keep:i,added:a}=Ye(e.steps,n.last);It(e,i),e.steps.length=i;for(let c of a)this.append(e,{token:{
...c.chosen,piece:c.piece},index:c.index,isPrompt:!1,step:c}),e.steps.push(c)}drawHead(e,n){let o=n.stopReason?we(n.stopReason)[1]:"",r=n.label.charAt(0).toUpperCase()+
n.label.slice(1);if(e.head.replaceChildren(l("b","",r)),n.score!==null&&n.score!==void 0){let a=n.kind==="running",c=n.score.toFixed(3);e.head.append(l("span","",
a?s("sum {value}",{value:c}):s("score {value}",{value:c}),{title:a?s("sum of the log-probabilities so far, in nats"):s("the sum divided by the length penalty")}))}
let i=n.stopReason==="step"?"… ":"■ ";o&&e.head.append(l("span","",i+o)),e.stop.textContent=o&&!this.log.usesBeams&&this.log.lasts.length===1?i+o:""}append(e,n){
let o=e.tokens.at(-1);dt(e,this.tokenElement(n),n.token,o&&this.state.entries.get(o).token)}tokenElement(e){let{token:n,step:o,isPrompt:r}=e,i=l("span",r?"gp-pr\
ompt-token":"gp-token",null,{role:"button",tabindex:"-1","aria-pressed":"false"});return Ge(i,n),o&&o.draft&&o.draft.origin!=="none"&&(i.dataset.draft=o.draft.origin),
o&&o.given&&(i.dataset.given=""),this.state.entries.set(i,e),this.describe(i),o&&this.shade(i),i}describe(e){e.setAttribute("aria-label",Sc(this.log,this.state.
entries.get(e)))}shade(e){Qn(e.querySelector(".gp-ink"),this.select.value,ye(this.state.entries.get(e).step)),e.dataset.shaded=""}shadeAll(){for(let e of this.state.
allTokens)this.state.entries.get(e).step&&this.shade(e)}markCurrent(){let{log:e,state:n}=this,o=e.current(),r=o?n.elementOf(o):null,{marked:i}=n;i&&i!==r&&(i.classList.
remove("gp-current"),i.setAttribute("aria-pressed","false"),i.tabIndex=-1),n.marked=r,r&&(o.isPrompt&&n.fold&&!this.unfolds&&this.foldPrompt(!1),r.classList.add(
"gp-current"),r.setAttribute("aria-pressed",String(e.selected===o)),r.tabIndex=0)}followEnd(){let{log:e,text:n}=this;this.state.atEnd&&!e.selected&&e.running&&!e.
usesBeams&&(n.scrollTop=n.scrollHeight)}resized(){!this.text.clientWidth||this.text.clientWidth===this.width||(this.width=this.text.clientWidth,this.dissolve())}dissolve(){
for(let{rows:e}of this.state.paragraphs)e.dissolve();clearTimeout(this.resettle),this.resettle=setTimeout(()=>this.settle(),200)}settle(){this.width||=this.text.
clientWidth;for(let{rows:e}of this.state.paragraphs)e.settle()}};function _c(t,e){let n=t.querySelector(".gp-text"),o=t.querySelector(".gp-shade"),r=new Co(e),i=new Po(n,t.querySelector(".gp-empty"),o,r),a=new Ao(t,n,o,r),c=qt(
t,n,e,m=>{let w=r.entries.get(m);if(!w)return null;let{token:b,step:y}=w,P=y?tr(e,y).join(", "):er(e,w);return{id:b.token_id,text:b.text,where:Qs(e,w),step:y,why:P}});
xc(i,a,c);function d(){e.started&&(o.value=r.shadedBy||(e.started.request.only_given?"surprisal":"uncertainty"),a.drawScale()),i.startRun()}return m=>{if(m.run&&
d(),(m.run||m.steps||m.status)&&(i.drawLines(),a.drawMarks()),r.prompt&&(m.run||m.prompt)&&i.drawPrompt(),r.prompt&&(m.unit||m.status))for(let w of m.unit?r.allTokens:
r.prompt.tokens)i.describe(w);m.unit&&a.drawScale(),i.markCurrent(),m.steps&&(i.followEnd(),i.settle()),c.refresh(m.unit||m.prompt||m.status)}}var ie=t=>J(t,2).replace("-","−");function Oc(t,e=null){let{z_score:n,threshold:o,prediction:r}=t,i={z:ie(n),threshold:Number(o.toFixed(2))};if(r&&e&&U(e.z_score)&&
e.z_score<=o){let d=[s("z is {z}, above the threshold {threshold}, but p counts each token as new evidence.",i),s("With repeated n-grams counted once, z is {z}.",
{z:ie(e.z_score)})];return["even","◇",s("Not known: above the threshold by repeats alone"),d.join(" ")]}if(r)return["good","◆",s("Watermarked"),`${s("z is {\
z}, above the threshold {threshold}.",i)} ${Rt(o)}`];let a=t.tokens_needed,c=[s("z is {z}, not above the threshold {threshold}.",i),s("That does not prove that \
there is none: the text may be too short, or the mark may have been removed.")];return U(a)&&a>sn(t)&&c.push(s("If the text went on like this, about {number} to\
kens would be enough.",{number:z(a)})),["even","◇",s("No sign of this watermark"),c.join(" ")]}var sn=({num_tokens_scored:t,tokens:e})=>U(t)?t:(e||[]).filter(
([,,,,n])=>n).length;function lp(t){let{kind:e,z_score:n,p_value:o,confidence:r,threshold:i,false_positive_rate:a,tokens_needed:c}=t;return[...e==="green"?dp(t):
hp(t),[s("z-score"),ie(n),e==="green"?s("How many standard deviations more tokens are green than without a watermark: (green − ratio × scored) / √(scored × rati\
o × (1 − ratio))."):s("How many standard deviations the weighted mean lies above that of fair coins.")],[s("p-value"),Ke(o),s("The probability of a z at leas\
t as high in a text without this watermark: the upper tail of the normal distribution. It assumes independent tokens; where phrases are repeated, z scatters mor\
e.")],[s("confidence"),r>.9999?"> 0.9999":J(r,4),s("1 − p. It is not the probability that the text is watermarked: a text without the watermark has 0.9 or more \
in one of ten cases, and 0.5 or more in one of two.")],[s("false-positive rate"),Ke(a),s("What the threshold {threshold} means: the share of texts without this \
watermark whose z is above it.",{threshold:Number(i.toFixed(2))})],...U(c)?[[s("tokens needed"),z(c),s("How many scored tokens reach the threshold at this share\
: z grows with the square root of their number.")]]:[]]}function dp({num_tokens_scored:t,num_green_tokens:e,green_fraction:n,ratio:o,list_size:r}){return[[s("to\
kens scored"),z(t),s("Tokens of which the detector can tell whether they are green. The first ones have too few tokens before them; where repeated n-grams count\
 once, later ones are left out.")],[s("green tokens"),z(e),s("Scored tokens on their green list, which holds {size} tokens of the vocabulary.",{size:z(r)})],[s(
"green fraction"),j(n),s("Green tokens / tokens scored. Without the watermark about {share} are green: the ratio.",{share:j(o)})]]}function hp(t){let{mean:e,weighted_mean:n,
num_g_values:o,posterior:r,layers:i}=t;return[[s("tokens scored"),z(sn(t)),s("Tokens with enough tokens before them, whose context has not occurred before.")],[
s("g-values"),z(o),B((i||[]).length,"One for each scored token, with {count} key: 0 or 1, like a fair coin in a text without the watermark.","One for each score\
d token and each of the {count} keys: 0 or 1, like a fair coin in a text without the watermark.")],[s("mean g-value"),J(e,4),s("The share of g-values that are 1\
. Without the watermark it is about 0.5.")],[s("weighted mean"),J(n,4),s("The same with more weight on the first keys, whose rounds of the tournament leave the \
clearest mark.")],...U(r)?[[s("posterior"),j(r),s("The trained Bayesian detector’s probability that the text is watermarked, if it is like the texts that the de\
tector was trained on.")]]:[]]}function rn(t,e){let n=e.map(({report:c})=>new Map(lp(c).map(d=>[d[0],d]))),o=[...new Set(n.flatMap(c=>[...c.keys()]))],[r]=Z(t.tHead,
1,()=>l("tr")),i=Z(r,e.length+1,()=>l("th","",null,{scope:"col"}));e.forEach(({name:c},d)=>O(i[d+1],c)),t.tHead.hidden=e.length<2;let a=Z(t.tBodies[0],o.length,
()=>{let c=l("tr"),d=l("th","",null,{scope:"row"});return d.append(l("span","",null,{tabindex:0})),c.append(d),c});o.forEach((c,d)=>{let m=Z(a[d],e.length+1,()=>l(
"td")),w=n.find(b=>b.has(c)).get(c);O(m[0].firstChild,c),G(m[0].firstChild,{"data-tip":w[2]}),n.forEach((b,y)=>O(m[y+1],b.has(c)?b.get(c)[1]:"–"))})}function gt({
tokens:t,prompt_tokens:e}){return t.map(([,n,o,r,i,a],c)=>({token:{text:n,piece:o},mark:{green:r,g:a,counted:i||!(r!==null||a!==null)},words(){let m={number:z(c+
1),token:Y(n),mark:pp(r,a,i)};return c<e?s("Token {number}, of the prompt, {token}: {mark}",m):s("Token {number}, {token}: {mark}",m)}}))}function pp(t,e,n){if(t===
null&&e===null)return s("not scored, because too few tokens come before it.");if(e!==null){let r=s("mean g-value {g}, where chance gives 0.5.",{g:e.toFixed(2)});
return n?r:`${r} ${s("Not counted: its context came before, or it is left out.")}`}let o=t?s("◆ green."):s("◇ red.");return n?o:`${o} ${s("Not counted: the \
same n-gram came before, or it is left out.")}`}var wt=({kind:t,tokens:e})=>[t,{unscored:e.some(([,,,n,,o])=>n===null&&o===null),repeated:e.some(([,,,n,o,r])=>!o&&
(n!==null||r!==null))}];function Mc(t,e){let n=c=>t.querySelector(".gp-"+c),o=new Te(n("words"));function r({before:c,after:d}){if(d.error)return["even","…",s("Nothing left to score"),
`${s(d.error.message)} ${s("z was {z} before.",{z:ie(c.z_score)})}`];let m=s("z from {before} to {after}",{before:ie(c.z_score),after:ie(d.z_score)}),w=Number(d.
threshold.toFixed(2));return c.prediction?d.prediction?["good","◆",m,s("Still above the threshold {threshold}: the watermark survived.",{threshold:w})]:["bad",
"◇",m,s("No longer above the threshold {threshold}: the detector does not find the watermark any more.",{threshold:w})]:["even","◇",m,s("The text did not pa\
ss the threshold {threshold} before the attack: there is nothing to remove.",{threshold:w})]}function i({how:c,strength:d}){return c?U(d)?s("{attack}, strength \
{strength}",{attack:s(c),strength:j(d)}):s(c):s("edited by hand")}function a(c){let{before:d,after:m}=c,[w,b,y,P]=r(c);G(n("answer"),{"data-verdict":w}),O(n("an\
swer-sign"),b),O(n("answer-words"),y),O(n("answer-more"),P),O(n("told"),`${y}. ${P}`),O(n("about"),i(c)),K(n("of-text"),!m.error),m.error||(Ue(n("legend"),...wt(
m)),o.show(gt(m)));let T=[{name:s("before"),report:d},...m.error?[]:[{name:s("after"),report:m}]];rn(n("found-numbers"),T)}return c=>{t.hidden=!e.found,!t.hidden&&
c.found&&a(e.found)}}function Ec(t,e){let n=k=>t.querySelector(".gp-"+k),o=["without","with"],r=n("threshold"),i=3,a=()=>e.answered("pair"),c=({report:k})=>!!k&&!k.error,d=o.map(k=>{
let h=l("div"),[p,u,f]=[l("p","gp-facts"),l("p","gp-problem","",{role:"status"}),l("div","gp-text-body",null,{dir:"auto"})];return h.append(l("h3","",k==="with"?
s("With the watermark"):s("Without the watermark")),p,u,f),n("texts").append(h),{facts:p,problem:u,text:new Te(f),shown:0,report:null}});r.addEventListener("inp\
ut",()=>{let k=r.valueAsNumber;!Number.isFinite(k)||k<0||k>20||(i=k,a()&&A())});function m(k,h,p){if(p){k.report!==p&&k.text.show(gt(p)),Object.assign(k,{report:p,
shown:0});return}let[u]=e.groups[h].entries,f=u.tokens.map(g=>({token:g,mark:{},words:()=>s("{token}, not scored yet",{token:Y(g.text)})}));k.text.show(f,k.report?
0:k.shown),Object.assign(k,{report:null,shown:f.length})}function w({tokens:k,perplexity:h,stop_reason:p,report:u}){if(!k)return s("not started");let f=[B(k,"{c\
ount} token","{count} tokens")];return U(h)&&f.push(s("perplexity {value}",{value:h.toFixed(2)})),u&&!u.error&&f.push(u.kind==="green"?s("{share} green",{share:j(
u.green_fraction)}):s("mean g-value {g}",{g:u.mean.toFixed(3)})),p&&f.push(we(p)[1]),f.join(" · ")}function b({texts:k}){k.forEach((p,u)=>{let f=d[u];m(f,u,c(p)?
p.report:null),O(f.facts,w({...p,tokens:p.tokens||e.groups[u].entries[0].tokens.length}));let{error:g}=p.report||{};K(f.problem,!!g),O(f.problem,g?`${s(g.message)}\
 ${s(g.fix)}`:"")});let h=k.filter(c).map(({report:p})=>wt(p)[1]);Ue(n("legend"),e.found.kind,{unscored:h.some(({unscored:p})=>p),repeated:h.some(({repeated:p})=>p)})}
function y({texts:k}){if(!k.every(c))return k.find(({report:g})=>g&&g.error)?["even","–",s("No comparison"),s("One of the texts cannot be scored.")]:["wait","\
…",e.done?s("No answer"):s("Not known yet"),s("Both texts must be complete.")];let[h,p]=k.map(({report:f})=>f.z_score),u=s("z is {marked} with the watermark a\
nd {plain} without it; the threshold is {threshold}.",{marked:ie(p),plain:ie(h),threshold:Number(i.toFixed(2))});return h>i?["bad","✗",s("A false positive"),`${u}\
 ${s("The text without the watermark passes it.")}`]:p>i?["good","◆",s("The watermark is found"),u]:["even","◇",s("The watermark is not found"),`${u} ${T(k[1].
report)}`]}let P=({tokens_needed:k,threshold:h})=>U(k)&&h>0?Math.ceil(k*(i/h)**2):null;function T(k){let[h,p]=[P(k),sn(k)];return h>p?B(h,"If the text went on l\
ike this, about {count} scored token would be needed; it has {scored}.","If the text went on like this, about {count} scored tokens would be needed; it has {sco\
red}.",{scored:z(p)}):s("A longer text or a stronger mark would help.")}function v({texts:k}){let[h,p]=k.map(({perplexity:f})=>f);return!k.every(c)||!U(h)||!U(p)?
"":`${s("Perplexity under the model, without the watermark and with it: {plain} and {marked}.",{plain:h.toFixed(2),marked:p.toFixed(2)})} ${s("One pair of texts\
 says little about the cost; “{question}” measures it.",{question:s("What does it cost?")})}`}function E(k){let[h,p,u,f]=y(k);G(n("answer"),{"data-verdict":h}),
O(n("answer-sign"),p),O(n("answer-words"),u),O(n("answer-more"),`${f} ${v(k)}`.trim()),O(n("means"),Rt(i)),e.done&&O(n("told"),`${u}. ${f}`);let g=e.entries[0]&&
e.entries[0].seed;O(n("about"),[nr(k.watermark),...U(g)?[s("seed {seed}",{seed:g})]:[]].join(" · "))}function _({report:k,expected:h}){if(!U(h)||k.kind!=="gree\
n")return null;let{ratio:p,num_tokens_scored:u}=k,f=Array.from({length:Math.min(60,u)},(g,x)=>(x+1)*u/Math.min(60,u));return{name:s("expected with it, at least"),
look:"expected",points:f.map(g=>[g,ln(h*g,g,p)]),tip:s("At least {share} of the tokens are expected to be green with this bias, by theorem 4.2 of Kirchenbauer e\
t al. 2023, from the model’s distributions along the text.",{share:j(h)})}}function $({texts:k}){if(K(n("evidence"),k.every(c)),n("evidence").hidden)return;let[
h,p]=k,u=[{name:s("with the watermark"),look:"measured",points:p.report.curve},_(p),{name:s("without it"),look:"other",points:h.report.curve}].filter(Boolean);Bt(
n("keys"),u),zt(n("curves"),{curves:u,threshold:i});let f=k.map(({report:g},x)=>{let M=Be(g.z_score);return{name:x?s("with"):s("without"),report:{...g,threshold:i,
p_value:M,confidence:1-M,false_positive_rate:Be(i),tokens_needed:P(g)}}});rn(t.querySelector("table"),f)}function A(){b(e.found),E(e.found),$(e.found)}return new ResizeObserver(
()=>a()&&$(e.found)).observe(t),k=>{t.hidden=!a(),!t.hidden&&(k.run&&d.forEach(h=>Object.assign(h,{report:null,shown:0})&&h.text.show([])),(k.run||k.found||k.status||
k.steps)&&A())}}function nr(t){return Array.isArray(t.keys)?B(t.keys.length,"SynthID, {count} key, n-grams of {length}","SynthID, {count} keys, n-grams of {leng\
th}",{length:t.ngram_len}):s("green lists of {ratio}, bias {bias}, {scheme}, context width {width}",$c(t))}function Tc(t){return Array.isArray(t.keys)?s("SynthI\
D, n-grams of {length}",{length:t.ngram_len}):s("green lists of {ratio}, {scheme}, context width {width}",$c(t))}var $c=({greenlist_ratio:t=.25,bias:e=2,seeding_scheme:n="\
lefthash",context_width:o=1})=>({ratio:j(t),bias:e,scheme:n,width:o});var No=t=>Object.hasOwn(Sn,t)?s(Sn[t][0]):t;function Lc(t,e){let n=M=>t.querySelector(".gp-"+M),[o,r]=[n("which"),n("threshold")],i={},a=null,c=.01,d=()=>e.answered(
"sure"),m=({auc:M})=>U(M),w=({scores:M,learned:L})=>{let C=M.findIndex(({name:N})=>N===a);return C>=0?C:L?M.length-1:0},b=M=>i[M]??(M==="posterior"?.5:e.found.threshold);
o.addEventListener("change",()=>{a=o.value,x()}),r.addEventListener("input",()=>{!Number.isFinite(r.valueAsNumber)||Math.abs(r.valueAsNumber)>100||(i[e.found.scores[w(
e.found)].name]=r.valueAsNumber,p(e.found))});function y({counts:M,scores:L,fewest:C},N){let S=e.done?s("No answer"):s("Not known yet");if(!m(N))return["wait","\
…",S,e.done?s("At least one text without the watermark and one with it must be scored."):s("The first texts are being written.")];let[q]=N.rates;if(Math.min(...M)<
C)return["wait","…",S,B(M[1],"{count} text with the watermark and {plain} without it are too few to tell: {fewest} of each are needed.","{count} texts with th\
e watermark and {plain} without it are too few to tell: {fewest} of each are needed.",{plain:z(M[0]),fewest:z(C)})];let R={found:z(q.detected),number:z(q.marked),
rate:j(q.level)},D=e.running?s("{found} of {number} found at {rate} false positives so far",R):s("{found} of {number} found at {rate} false positives",R),W=[...P(
q,L.length>1?No(N.name):""),s("AUC of these texts: {auc}.",{auc:N.auc.toFixed(3)})].join(" ");return[q.apart?"good":"even",q.apart?"◆":"◇",D,W]}function P(M,L){
let[C,N]=M.found_between.map(j),S={number:z(M.false_positives),share:j(M.false_between[1])},q=[L?s("By the {score}, the true detection rate lies between {low} a\
nd {high}.",{score:L,low:C,high:N}):s("The true detection rate lies between {low} and {high}.",{low:C,high:N}),M.false_positives?s("Of the texts without the wat\
ermark, {number} passed, so the true false-positive rate may be up to {share}.",S):s("Of the texts without the watermark, none passed, but the true false-positi\
ve rate may be up to {share}.",S)];return M.level>c&&q.push(B(M.plain,"{rate} is the smallest rate that {count} text without it can show.","{rate} is the smalle\
st rate that {count} texts without it can show.",{rate:j(M.level)})),M.apart||q.push(s("The intervals overlap: it is not known whether more are found than pass \
by chance.")),q}function T(M){let[L,C,N,S]=y(M,M.scores[w(M)]);G(n("answer"),{"data-verdict":L}),O(n("answer-sign"),C),O(n("answer-words"),N),O(n("answer-more"),
S),e.done&&O(n("told"),`${N}. ${S}`),O(n("missing"),Ee(e,M)),O(n("about"),[nr(M.watermark),...M.learned?[s("only the texts that no detector was trained on")]:[]].
join(" · "));let{left_out:q,problem:R}=M;K(n("warning"),q>0);let D=R?`${s(R.message)} ${s(R.fix)}`:s("No token in them counts.");O(n("warning"),q>0?`⚠ ${B(q,
"{count} text was not scored.","{count} texts were not scored.")} ${D}`:"")}let v=(M,L)=>M.filter(C=>C>L).length;function E({values:M,name:L},C){let[N,S]=M.map(
W=>v(W,C)),[q,R]=[N/M[0].length,S/M[1].length],D=[B(M[1].length,"Above {threshold}: {marked} of {count} text with the watermark ({found}), and {plain} of {other\
s} without it ({passed}).","Above {threshold}: {marked} of {count} texts with the watermark ({found}), and {plain} of {others} without it ({passed}).",{threshold:Number(
C.toFixed(2)),marked:z(S),found:j(R),plain:z(N),others:z(M[0].length),passed:j(q)})];return L!=="posterior"&&D.push(s("If scores without the watermark were stan\
dard normal, {share} would pass.",{share:Ke(Be(C))})),{x:q,y:R,words:D.join(" ")}}function _(M,L){let C=2/(9*(L-1));return M**2>(1-C+1.645*Math.sqrt(C))**3}function $({
values:M,normal:L,name:C}){if(C==="posterior"||!L[0])return"";let[N,S]=L.map(R=>R&&{mean:ie(R[0]),deviation:R[1].toFixed(2)}),q=[s("Without the watermark: mean \
{mean}, standard deviation {deviation}; in theory 0 and 1.",N),S?s("With it: mean {mean}, standard deviation {deviation}.",S):s("With it: too few texts.")];return _(
L[0][1],M[0].length)&&q.push(s("The scores without the watermark scatter more than in theory, as they do where phrases repeat: try “{option}”.",{option:s("c\
ount repeated n-grams once")})),q.join(" ")}function A({scores:M}){let L=M.filter(m).flatMap(N=>N.rates.map(S=>[N,S])),C=Z(t.querySelector(".gp-rates tbody"),L.
length,()=>{let N=l("tr");return N.append(l("th","",null,{scope:"row"}),...Array.from({length:4},()=>{let S=l("td");return S.append(l("span")," ",l("small")),S})),
N});L.forEach(([N,S],q)=>{let[R,D,W,I,F]=C[q].cells,[H,V]=S.found_between.map(j);O(R,No(N.name)),k(D,j(S.level),""),S.shown?k(W,j(S.detected/S.marked),U(S.threshold)?
s("({low} to {high}), threshold {threshold}",{low:H,high:V,threshold:ie(S.threshold)}):s("({low} to {high})",{low:H,high:V})):k(W,s("not known"),B(Math.ceil(1/S.
level-1e-9),"needs {count} text without it","needs {count} texts without it")),k(I,S.normal?j(S.normal.rate):"–",S.normal?s("threshold {value}",{value:ie(S.normal.
threshold)}):""),S.shown?k(F,s("up to {share}",{share:j(S.false_between[1])}),s("{passed} of {number} passed",{passed:z(S.false_positives),number:z(S.plain)})):
k(F,"–","")})}function k(M,L,C){O(M.children[0],L),O(M.children[1],C)}function h({scores:M}){let[{rates:L}]=M.filter(m),C=L.filter(({shown:R})=>!R).map(({level:R})=>j(
R));if(!C.length)return"";let[N,S]=C;return`${B(L[0].plain,"With {count} text without the watermark, a false-positive rate of {rate} is less than one text, so t\
he samples cannot show it.","With {count} texts without the watermark, a false-positive rate of {rate} is less than one text, so the samples cannot show it.",{rate:S?
s("{first} or {second}",{first:N,second:S}):N})} ${s("The normal distributions reach further, as far as the scores are normal.")}`}function p(M){let L=M.scores[w(
M)];if(K(n("shown"),m(L)),!m(L))return;let C=b(L.name);document.activeElement!==r&&(r.value=C);let N=E(L,C);pe(n("scores"),An(e.charts[`scores ${L.name}`],C,s("\
threshold {value}",{value:Number(C.toFixed(2))}))),O(n("at-threshold"),N.words),O(n("spreads"),$(L)),K(n("of-fit"),L.name!=="posterior"&&L.normal.some(Boolean));
let S=M.scores.filter(m);if(pe(n("roc"),kr(e.charts[`roc ${L.name}`],N)),f(n("roc-keys"),S.map(({name:R,auc:D},W)=>[W===S.indexOf(L)?"gp-roc-main":`gp-roc-other\
 gp-roc-${W%3}`,s("{score}: AUC {auc}",{score:No(R),auc:D.toFixed(3)}),s(Tn(Sn,R,["","",""])[2])])),A(M),O(n("few"),h(M)),K(n("of-lengths"),M.lengths.length>1),
M.lengths.length<2)return;pe(n("lengths-box"),e.charts.lengths);let q=M.kind==="synthid"?s("mean g"):"z";f(n("length-keys"),[["gp-z-measured",s("found at {rate}\
 false positives, by {score}, from the samples",{rate:u(M.lengths),score:q}),s("The threshold is the laxest that at most this share of the cut texts without the\
 watermark passes; unless the share is 1%, so few texts cannot show a smaller one. The bars are the 95 % intervals of the true rate.")],["gp-z-expected",s("the \
same by normal distributions"),s("As if the scores at each length were normal.")],["gp-z-other",s("AUC"),s("How often a cut text with the watermark scores highe\
r than one without: 50% is guessing.")]])}function u(M){let L=M.map(({levels:[S]})=>S),[C,N]=[Math.min(...L),Math.max(...L)].map(j);return C===N?C:s("{low} to {\
high}",{low:C,high:N})}function f(M,L){let C=Z(M,L.length,()=>{let N=l("span"),S=ee("svg");return G(S,{width:26,height:8,"aria-hidden":"true"}),S.append(ee("pat\
h")),N.append(S,l("span","",null,{tabindex:0})),N});L.forEach(([N,S,q],R)=>{G(C[R].firstChild.firstChild,{class:N,d:"M1 4H25"}),O(C[R].lastChild,S),G(C[R].lastChild,
{"data-tip":q})})}function g({scores:M}){K(n("of-score"),M.length>1);let L=M.map(({name:C})=>C).join();o.dataset.key!==L&&(o.dataset.key=L,o.replaceChildren(...M.
map(({name:C})=>l("option","",No(C),{value:C}))),o.value=M[w(e.found)].name)}function x(){g(e.found),T(e.found),p(e.found)}return M=>{t.hidden=!d(),!t.hidden&&(M.
found||M.status)&&x()}}function Ac(t,e){let n=_=>t.querySelector(".gp-"+_),o=[s("the text alone"),s("with its prompt")],r=new Te(n("words")),i=n("which");i.addEventListener("change",()=>b());
let a=()=>e.found.reports[Math.min(Number(i.value),e.found.reports.length-1)];function c({reports:_,once:$,otherwise:A}){let[k,h,p,u]=Oc(_[0],$?null:A);G(n("ans\
wer"),{"data-verdict":k}),O(n("answer-sign"),h),O(n("answer-words"),p),O(n("answer-more"),u),O(n("told"),`${p}. ${u}`),K(n("beside"),_.length>1),_.length>1&&O(n(
"beside"),m(_));let f=d(e.found);K(n("repeats"),!!f),O(n("repeats"),f),O(n("about"),w(e.found))}function d({reports:[{num_tokens_scored:_}],otherwise:$,once:A}){
let k=$?$.num_tokens_scored:null;if(!U(k)||k===_)return"";let h=ie($.z_score);return A?B(k-_,"Left out as repeated: {count} token. With it, z would be {z}.","Le\
ft out as repeated: {count} tokens. With them, z would be {z}.",{z:h}):B(_-k,"Of the scored tokens, {count} only repeats an n-gram that came before, which is no\
 new evidence: counted once, z is {z}.","Of the scored tokens, {count} only repeat an n-gram that came before, which is no new evidence: counted once, z is {z}.",
{z:h})}function m([_,$]){let A=$.z_score-_.z_score,k=Math.abs(A)<.005?s("This changes nothing."):A<0?s("This dilutes the mark."):s("This happens to add to it."),
h=ie($.z_score);return`${B($.prompt_tokens,"With its prompt, z is {z}: {count} token of the prompt counts too.","With its prompt, z is {z}: {count} tokens of th\
e prompt count too.",{z:h})} ${k}`}function w({model:_,watermark:$,exact:A,once:k}){return[Array.isArray($.keys)?B($.keys.length,"SynthID, {count} key","SynthID\
, {count} keys"):s("green list, {scheme}",{scheme:$.seeding_scheme||"lefthash"}),A?s("the tokens of the run"):s("tokens as {model} splits the text",{model:_}),...k?
[s("repeated n-grams counted once")]:[]].join(" · ")}function b(){let _=a();Ue(n("legend"),...wt(_)),r.show(gt(_))}function y({reports:_}){let $=_.map(({curve:u},f)=>({
name:_.length>1?o[f]:"z",look:f?"other":"measured",points:u||[]})),[{tokens_needed:A,threshold:k}]=_,h=sn(_[0]),p=U(A)?{at:A,words:P(A,h)}:null;zt(n("curve-box"),
{curves:$,threshold:k,needed:p}),Bt(n("curve-keys"),_.length>1?$:[])}function P(_,$){return _<=$?B(_,"At the share of this text, {count} token reaches the thres\
hold.","At the share of this text, {count} tokens reach the threshold."):B(_,"At the share of this text, {count} token reaches the threshold: {more} more.","At \
the share of this text, {count} tokens reach the threshold: {more} more.",{more:z(_-$)})}function T(){K(n("of-layers"),!!e.charts.layers),pe(n("layers-box"),e.charts.
layers)}function v(_){let{reports:$}=e.found;K(n("of-prompt"),$.length>1),c(e.found),_&&b(),rn(n("found-numbers"),$.map((A,k)=>({name:o[k],report:A}))),y(e.found),
T()}let E=()=>!!e.found;return new ResizeObserver(()=>E()&&v(!1)).observe(t),_=>{t.hidden=!E(),!t.hidden&&_.found&&v(!0)}}function Cc(t,e){let n=t.querySelector("tbody"),o=t.querySelector(".gp-mistake-note");function r({rows:b,threshold:y}){let P=b.flatMap(({reports:$})=>$.map(({z_score:A})=>A)).
filter(U),T=Math.min(-3,...P)-.4,v=Math.max(y,...P)+.4,E=$=>($-T)/(v-T),_=Z(n,b.length,i);b.forEach(({what:$,how:A,meaning:k,keeps:h,reports:p},u)=>{let[f,g,x]=_[u].
cells;_[u].classList.toggle("gp-right",u===0);let[M,L]=f.children;O(M,s($)),G(M,{"data-tip":s(k)}),O(L,s(A));let C=p.map(({z_score:q})=>q).filter(U);a(g.firstChild,
C.map(E),{zero:E(0),threshold:E(y)});let N=C.length>1?s("{low} to {high}",{low:ie(Math.min(...C)),high:ie(Math.max(...C))}):ie(C[0]);O(x.children[0],N),O(x.children[1],
c(p,h));let S=u?d({keeps:h,meaning:k,reports:p},y):"";K(x.children[2],!!S),O(x.children[2],S)}),O(o,w(b))}function i(){let b=l("tr"),y=l("th","",null,{scope:"ro\
w"});y.append(l("span","",null,{tabindex:0}),l("small"));let P=l("td");P.append(l("span","gp-strip",null,{"aria-hidden":"true"}));let T=l("td");return T.append(
l("b"),l("small"),l("small","gp-why")),b.append(y,P,T),b}function a(b,y,{zero:P,threshold:T}){let v=[P,T,...y],E=Z(b,v.length,()=>l("i"));v.forEach((_,$)=>{ae(E[$],
["gp-line gp-zero","gp-line"][$]||"gp-dot"),ne(E[$],"left",_)})}function c(b,y){let[P]=b.filter(({error:_})=>_);if(P)return s(P.error.message);let T=b.filter(({
prediction:_})=>_).length,v=y==="none";if(b.length===1)return T?v?s("▲ above it by chance"):s("◆ watermarked"):s("◇ no sign");if(!T)return s("◇ no sign in\
 {number} tries",{number:b.length});let E={passed:T,number:b.length};return v?s("▲ {passed} of {number} above it by chance",E):s("◆ {passed} of {number} water\
marked",E)}function d({keeps:b,meaning:y,reports:P},T){let v=P.filter(({prediction:k})=>k);if(!v.length)return"";if(b!=="none")return s(y);let{num_tokens_scored:E,
once:_}=v.reduce((k,h)=>h.z_score>k.z_score?h:k),$=_&&U(E)?E-_.num_tokens_scored:0,A=[];if($>0){A.push(B($,"p counts each token as new evidence, but {count} of \
the {scored} only repeats an n-gram.","p counts each token as new evidence, but {count} of the {scored} only repeat an n-gram.",{scored:z(E)}));let k=ie(_.z_score);
A.push(_.z_score>T?s("Counted once, z is {z}.",{z:k}):s("Counted once, z is {z}, not above the threshold.",{z:k}))}return(!$||_.z_score>T||P.length>1)&&A.push(...m(
T,P.length)),A.join(" ")}function m(b,y){let P=Be(b),T=_=>z(Number((1/_).toPrecision(2))),v=[P>.1?s("{share} of texts without this watermark pass the threshold.",
{share:j(P)}):s("One in {odds} texts without this watermark passes the threshold.",{odds:T(P)})];if(y===1)return v;let E=1-(1-P)**y;return v.push(E>.1?s("With {\
tries} tries at each text, {share} pass at least once.",{tries:z(y),share:j(E)}):s("With {tries} tries at each text, one in {odds} passes at least once.",{tries:z(
y),odds:T(E)})),v}function w([b]){return b.reports[0].prediction?"":s("The given settings find nothing either. If the text is watermarked, they may be wrong the\
mselves, or the text is too short.")}return b=>{t.hidden=!e.found,!t.hidden&&b.found&&r(e.found)}}function Pc(t,e){let n=a=>t.querySelector(".gp-"+a);function o({how:a,points:c,of:d,seeds:m,threshold:w}){let b=c.filter(({z:P})=>P.length),y=[s(a),B(m,"{count}\
 seed at each strength","{count} seeds at each strength")];c.length<d&&y.push(s("{done} of {of} strengths so far",{done:c.length,of:d})),O(n("about"),y.join(" ·\
 ")),O(n("strength-words"),r(b,c,w)),pe(n("strength-box"),e.charts.strengths)}function r(a,c,d){let m=({strength:E,z:_})=>E===0?_[0]>d?"above":"below":Cs(_,d),w=(...E)=>i(
a,_=>E.includes(m(_))),[b,y,P]=[w("above"),w("below"),w("open","few")],T=c.filter(({refused:E})=>E).map(({strength:E})=>j(E)),v=[];return a.length&&a[0].strength===
0&&m(a[0])!=="above"&&v.push(s("The text is not above the threshold even before the attack.")),b&&v.push(s("At strength {strengths}, the median z is above the t\
hreshold.",{strengths:b})),y&&v.push(s("At strength {strengths}, the median z is not above the threshold.",{strengths:y})),P&&v.push(s("At strength {strengths},\
 it is not known whether the median z is above the threshold: the seeds disagree or are too few.",{strengths:P})),T.length&&v.push(s("At strength {strengths}, t\
oo little text is left to score, for some seeds or for all.",{strengths:T.join(", ")})),v.join(" ")}function i(a,c){let d=[];a.forEach((w,b)=>{c(w)&&(b&&c(a[b-1])?
d.at(-1)[1]=w.strength:d.push([w.strength,w.strength]))});let m=d.map(([w,b])=>w===b?j(w):s("{low} to {high}",{low:j(w),high:j(b)}));return m.length>1?s("{names\
} and {last}",{names:m.slice(0,-1).join(", "),last:m.at(-1)}):m.join("")}return a=>{t.hidden=!e.found,!t.hidden&&a.found&&o(e.found)}}function up(t){switch(t){case"context":return s("no mark: fewer tokens come before it than the watermark looks at.");case"repeated":return s("no mark: its conte\
xt has occurred before, and SynthID marks each context once.");case"removed":return s("no mark: it was given, and an earlier processor had removed it.");case"bi\
as":return s("no mark: the bias is 0.");default:return s("no mark.")}}function or(t){let e=t&&t.effective&&t.effective.watermarking_config||{},n=Array.isArray(e.
keys)?e.keys.length:0,o=e.greenlist_ratio,r=e.seeding_scheme==="selfhash",i=e.context_width;return{config:e,keys:n,selfhash:r,ratio:o>0&&o<1?o:null,early:n?Ht(e.
ngram_len,1)-1:Ht(i,1)-Number(r)}}function Wo({config:t,keys:e,ratio:n}){if(e)return B(e,"SynthID: {count} key, n-grams of {length} tokens","SynthID: {count} ke\
ys, n-grams of {length} tokens",{length:t.ngram_len});if(n===null)return s("a green list whose settings are not known");let{bias:o,seeding_scheme:r,context_width:i,
hashing_key:a}=t;return s("green list: {ratio} of the vocabulary, bias {bias}, {scheme}, context width {width}, key {key}",{ratio:j(n),bias:o,scheme:r,width:i,key:a})}
function Nc({chosen:t,index:e,mark:n,given:o,isFirst:r},i){let a=w=>s("Token {number}, {token}: {mark}",{number:z(e+1),token:Y(t.text),mark:w});if(!n)return a(o?
s("given, before the watermark began."):s("not marked."));if(n.why)return a(up(n.why));let c=s("Its probability: {before} before the watermark, {after} after.",
{before:j(n.chosen_before),after:j(n.chosen_after)}),d=r?[s("Not counted: a detector without the prompt does not know what comes before it.")]:[];if(n.kind==="s\
ynthid"){let w=B(i.keys,"mean g-value {g} over {count} key.","mean g-value {g} over {count} keys.",{g:J(n.g,2)});return[a(w),c,...d].join(" ")}let m=n.green?s("\
◆ green: it got the bias."):s("◇ red: it got no bias.");return[a(m),c,fp(n,i),...d].join(" ")}function fp(t,{ratio:e,selfhash:n}){let o=t.listed??0,r={before:j(
t.mass_before??0),after:j(t.mass_after??0)};return n?B(o,"Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} before, {after}\
 after.","Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} together before, {after} after.",r):e===null?B(o,"On the list, \
{count} token could be chosen here: {before} before, {after} after.","On the list, {count} tokens could be chosen here: {before} together before, {after} after.",
r):B(o,"On the list of {ratio} of the vocabulary, {count} token could be chosen here: {before} before, {after} after.","On the list of {ratio} of the vocabulary\
, {count} tokens could be chosen here: {before} together before, {after} after.",{...r,ratio:j(e)})}var Wc={marks:0,scored:0,green:0,g:0,expected:0,unscored:0,early:0,
chosen:0,surprisal:0,gained:0,suppressed:0,likely:0,entropy:0,z:null,foreseen:null};function qc(t,e,n,o){let{mark:r,index:i}=e,a={...t};if(!r)return{...a,unscored:t.
unscored+1};a.marks+=1;let c=r.kind==="synthid"?r.g:r.green;if(r.chosen_before>0&&r.chosen_after>0){a.chosen+=1,a.surprisal-=Math.log(r.chosen_before),a.gained+=
Math.log(r.chosen_after/r.chosen_before);let{stages:d,entropy_before:m}=e.distribution;a.entropy+=o>0&&d[o-1]?d[o-1].entropy:m,a.likely-=mp(e,o)}return a.suppressed+=
r.suppressed,c===null?{...a,unscored:t.unscored+1}:i<n.early?{...a,early:t.early+1}:(a.scored+=1,a.green+=Number(c),a.expected+=r.expected??0,r.kind==="synthid"?
a.z=n.keys?(2*a.green-a.scored)*Math.sqrt(n.keys/a.scored):null:n.ratio!==null&&(a.z=ln(a.green,a.scored,n.ratio),a.foreseen=ln(a.expected,a.scored,n.ratio)),a)}
function mp({distribution:{candidates:t}},e){let n=t.map(({raw_logprob:o,stage_logprobs:r})=>e>0?r[e-1]:o).filter(o=>o!=null);return n.length?Math.max(...n):0}function Ic(t,e,n,o){
let r=t.find(([,m])=>m>o);if(e.z>o)return{at:r[0],words:B(r[0],"z first passed {threshold} after {count} scored token.","z first passed {threshold} after {count\
} scored tokens.",{threshold:o})};let i=r?[B(r[0],"z first passed {threshold} after {count} scored token, and fell again.","z first passed {threshold} after {co\
unt} scored tokens, and fell again.",{threshold:o})]:[],a=n.keys?e.z>0?e.scored*(o/e.z)**2:1/0:Jr(e.green/e.scored,n.ratio,o),c=Math.max(e.scored+1,Math.ceil(a));
if(!Number.isFinite(c)||c>1e7)return{at:1/0,words:[...i,s("At the share so far, z never reaches {threshold}.",{threshold:o})].join(" ")};let d=B(c,"At the share\
 so far, z reaches {threshold} after about {count} scored token: {more} more.","At the share so far, z reaches {threshold} after about {count} scored tokens: {m\
ore} more.",{threshold:o,more:z(c-e.scored)});return{at:c,words:[...i,d].join(" ")}}function Rc(t,e){let n=f=>t.querySelector(".gp-"+f),o=new Te(n("marked-words"),{press:({step:f})=>e.selectStep(f)}),r=n("threshold"),i=3,a=or(null),c=0,d=null,m=null;
function w(){a=or(e.started),c=(e.started&&e.started.processors||[]).findIndex(g=>g==="WatermarkLogitsProcessor"||g==="SynthIDTextWatermarkLogitsProcessor"),d=new ke(
Wc,(g,x)=>qc(g,x,a,c)),o.show([]),O(n("mark-about"),Wo(a))}let b=()=>d.steps.some(({mark:f})=>f&&f.kind==="synthid");function y(f){let{mark:g,index:x}=f,M=x<a.early,
L=g&&!g.why;return{step:f,token:{...f.chosen,piece:f.piece},mark:L?{green:g.green,g:g.g,counted:!M}:{},words:()=>Nc({...f,isFirst:M},a)}}function P(f){o.show(d.
steps.map((M,L)=>o.items[L]&&L<f?o.items[L]:y(M)),f);let{unscored:g,early:x}=d.total;Ue(n("mark-key"),b()?"synthid":"green",{unscored:g>0,repeated:x>0,faint:s("\
faint: a detector without the prompt cannot score it")})}function T(f){let g=f&&!f.isPrompt?o.tokens[f.index]:null;m&&m!==g&&m.classList.remove("gp-current"),m=
g||null,m&&e.selected?m.classList.add("gp-current"):m&&m.classList.remove("gp-current")}let v=f=>{let g=[];for(let x of d.totals)x[f]!==null&&(!g.length||g.at(-1)[0]<
x.scored)&&g.push([x.scored,x[f]]);return g};function E(){let{z:f,scored:g}=d.total,[x,M,L]=_(f,g);G(n("finding"),{"data-verdict":x}),O(n("finding-sign"),M),O(n(
"finding-words"),L),O(n("finding-more"),f===null?"":`${$()} ${s("By chance alone, if each token is new evidence, z would be this high with a probability of {p}.",
{p:Ke(Be(f))})}`),e.finished&&O(n("mark-told"),`${L}. ${B(g,"{count} token scored.","{count} tokens scored.")}`)}function _(f,g){if(f===null)return["wait","…",
g?s("z is not known, because the watermark’s settings are not"):s("Nothing to score yet")];let x={z:ie(f)};return f>i?["good","◆",e.running?s("A detector fi\
nds it so far: z = {z}",x):s("A detector finds it: z = {z}",x)]:["even","◇",e.running?s("A detector does not find it so far: z = {z}",x):s("A detector does no\
t find it: z = {z}",x)]}function $(){let{green:f,scored:g}=d.total;return b()?B(g,"Mean g-value {mean} over {count} scored token, 0.5 by chance.","Mean g-value \
{mean} over {count} scored tokens, 0.5 by chance.",{mean:(f/g).toFixed(3)}):B(g,"{green} of {count} scored token green, {share} instead of {ratio}.","{green} of\
 {count} scored tokens green, {share} instead of {ratio}.",{green:z(f),share:j(f/g),ratio:j(a.ratio)})}function A(){let f=v("z"),g=[s("What a detector finds tha\
t knows the key and sees the text without its prompt.")];a.keys&&g.push(s("For SynthID it is the z of the plain mean of all g-values, against fair coins."));let x=[
{name:s("this text"),look:"measured",points:f,tip:g.join(" ")}],M=v("foreseen");if(M.length){let C=[s("What this bias leads to at least, given how uncertain the\
 model was at each token: the sum of p / (1 + m p) over the vocabulary, theorem 4.2 of Kirchenbauer et al. 2023, averaged over all green lists.")];e.started.effective.
do_sample||C.push(s("That holds where tokens are drawn; here the likeliest are taken, which can be greener or less green.")),x.push({name:s("expected at least"),
look:"expected",points:M,tip:C.join(" ")})}Bt(n("z-keys"),x);let L=f.length?Ic(f,d.total,a,i):null;zt(n("z-box"),{curves:x,threshold:i,needed:L,label:s("z over \
the number of tokens, threshold {threshold}",{threshold:i})}),O(n("z-needed-words"),L?L.words:""),O(n("threshold-words"),Rt(i))}function k(){let{scored:f,green:g,
expected:x,chosen:M,surprisal:L,gained:C,suppressed:N,marks:S,likely:q,entropy:R}=d.total,{started:D}=e,W=[[s("tokens scored"),z(f),s("Tokens that count: those \
with enough tokens before them, without the prompt.")]];if(f&&!b()&&(W.push([s("green"),j(g/f),s("The share of the scored tokens that got the bias.")]),W.push([
s("expected at least"),j(x/f),s("At least this share is green on average over all green lists, for this bias and the probabilities that the model gave. Where th\
e model is certain of a token, a bias changes little.")])),M){W.push([s("surprisal before the watermark"),ue(L/M,e.unit),s("How unexpected the chosen tokens wer\
e just before the watermark, on average: minus the logarithm of their probability.")]);let[I,F]=D.effective.do_sample?[R,s("Tokens drawn without the watermark w\
ould have had this on average: the entropy just before it.")]:[q,s("The likeliest token at each position would have had this.")];e.usesBeams||(W.push([s("withou\
t it"),ue(I/M,e.unit),F]),W.push([s("log-probability lost"),ue((L-I)/M,e.unit).replace("-","−"),s("The price per token: how much less probable than that the c\
hosen tokens are. Values below 0 are luck.")])),W.push([s("raised by"),ue(C/M,e.unit),s("How much the watermark raised the log-probability of the chosen tokens,\
 on average. Over many texts this is the divergence of what was drawn from what the model would draw.")])}return S&&W.push([s("suppressed"),s("{value} of {count\
}",{value:(N/S).toFixed(1),count:z(D.request.top_candidates??10)}),s("How many of the likeliest tokens the watermark made less likely, on average over the posit\
ions.")]),W}function h(){let f=k(),g=Z(n("mark-figures"),f.length,()=>{let x=l("div"),M=l("dt");return M.append(l("span","",null,{tabindex:0})),x.append(M,l("dd")),
x});f.forEach(([x,M,L],C)=>{let[N,S]=g[C].children;O(N.firstChild,x),G(N.firstChild,{"data-tip":L}),O(S,M)})}function p(){E(),h(),A()}function u(f){let x=e.lines().
length>1?e.lineOf(f):null;return x?`${x.label} · ${Wo(a)}`:Wo(a)}return r.addEventListener("input",()=>{let f=r.valueAsNumber,g=f>=0&&f<=30;if(r.setAttribute("\
aria-invalid",String(!g)),!g){O(n("threshold-words"),s("The threshold must be from 0 to 30."));return}i=f,p()}),new ResizeObserver(()=>!t.hidden&&d.total.marks&&
A()).observe(n("z-box")),f=>{(f.run||!d)&&w();let g=e.current(),{keep:x}=d.follow(g?e.lastOf(g):null);t.hidden=!d.total.marks,!t.hidden&&((f.run||f.steps||f.status||
f.selection)&&(P(x),O(n("mark-about"),u(g))),T(g),(f.run||f.steps||f.status||f.selection||f.unit)&&p())}}var sr=(t,e)=>t?[e]:[];function zc(t,e){let n=T=>t.querySelector(".gp-"+T),o=()=>e.answered("cost"),r=({perplexity:T,score:v})=>!!(T&&v),i=({knob:T},v)=>T==="ke\
ys"?B(v,"{count} key","{count} keys"):s("bias {value}",{value:Number(v.toFixed(3))});function a(T){let[v,...E]=T.points,_=E.filter(r).sort((f,g)=>f.value-g.value),
$=e.done?s("No answer"):s("Not known yet");if(!r(v)||!_.length)return["wait","…",$,e.done?s("At least one text without the watermark and one with it must be s\
cored."):s("The first texts are being written.")];let A=s("The threshold is {threshold}.",{threshold:T.threshold}),k=f=>[d(T,f),...m(f,v)].join(" ");if(_.every(
({found:f})=>f==="few")){let f=Math.max(..._.map(({texts:x})=>x)),g=B(f,"{count} text of each strength is too few to tell: {fewest} are needed.","{count} texts \
of each strength are too few to tell: {fewest} are needed.",{fewest:As});return["wait","…",$,`${k(_.at(-1))} ${g}`]}let h=_[_.findLastIndex(({found:f})=>f!=="\
above")+1];if(h){let f=i(T,h.value);return["good","◆",e.running?s("Found from {strength} on, so far",{strength:f}):s("Found from {strength} on",{strength:f}),
`${A} ${k(h)}`]}let p=_.filter(({found:f})=>f==="above");if(p.length){let f=p.map(({value:g})=>i(T,g)).join(", ");return["even","◇",e.running?s("Found at {str\
engths}, so far",{strengths:f}):s("Found at {strengths}",{strengths:f}),`${s("At the strongest it is not certain.")} ${k(_.at(-1))}`]}let u=_.every(({found:f})=>f===
"below");return["even","◇",c(u),`${A} ${k(_.at(-1))} ${s("Longer texts help.")}`]}function c(T){return T?e.running?s("Not found at any strength so far"):s("No\
t found at any strength"):e.running?s("Not reliably found at any strength so far"):s("Not reliably found at any strength")}function d(T,{value:v,score:{median:E,
low:_,high:$}}){let A={strength:i(T,v),median:ie(E),low:ie(_),high:ie($)};return $>_?s("At {strength}, the median z is {median}, interval {low} to {high}.",A):s(
"At {strength}, the median z is {median}.",A)}function m({perplexity:T,price:v,dearer:E},_){let $=s("The median perplexity is {marked} instead of {plain}.",{marked:T.
median.toFixed(2),plain:_.perplexity.median.toFixed(2)});if(!v)return[$];let A={times:Re(v.median),interval:xt(v)};return[$,v.high>v.low?s("Seed by seed it is {\
times}, interval {interval}.",A):s("Seed by seed it is {times}.",A),...E==="open"?[s("That is not a clear cost.")]:E==="few"?[s("These are too few seeds to tell\
.")]:[]]}function w(T){let[v,E,_,$]=a(T);G(n("answer"),{"data-verdict":v}),O(n("answer-sign"),E),O(n("answer-words"),_),O(n("answer-more"),$),e.done&&O(n("told"),
`${_}. ${$}`),O(n("missing"),Ee(e,T)),O(n("about"),Tc(T.watermark))}function b(T){let v=T.kind==="green";for(let E of["perplexity","score","share","suppressed"])
pe(n(E),e.charts[E]);O(n("share-name"),v?s("Green tokens"):s("Mean g-value")),n("share-name").dataset.tip=v?s("Green tokens / tokens scored, of all texts of a s\
trength together."):s("The mean of all g-values of the texts of a strength: 0.5 without the watermark."),K(n("of-suppressed"),!!e.charts.suppressed),K(n("limits"),
v),K(n("of-expected"),T.points.some(({expected:E})=>U(E))),O(n("suppressed-name"),s("Suppressed candidates")),n("suppressed-name").dataset.tip=B(T.candidates,"O\
f the {count} candidate that the model found likeliest at a step, how many the watermark made less likely; the mean over all steps.","Of the {count} candidates \
that the model found likeliest at a step, how many the watermark made less likely; the mean over all steps.")}function y(T){let v=T.kind==="green",E=[[T.knob===
"keys"?s("keys"):s("bias"),({value:h})=>h===null?s("none"):String(h)],[s("texts"),({texts:h})=>z(h)],[s("perplexity"),({perplexity:h})=>h?h.median.toFixed(2):"–"],
["z",({score:h})=>h?ie(h.median):"–"],[v?s("green"):s("mean g"),({share:h})=>U(h)?v?j(h):h.toFixed(3):"–"],...sr(T.points.some(({expected:h})=>U(h)),[s("exp\
ected at least"),({expected:h})=>U(h)?j(h):"–"]),...sr(T.points.slice(1).some(({suppressed:h})=>U(h)),[s("suppressed of {count}",{count:T.candidates}),({suppressed:h})=>U(
h)?h.toFixed(2):"–"]),...sr(T.points.some(({moved:h})=>U(h)),[s("moved to green"),({moved:h})=>U(h)?j(h):"–",s("How much probability the watermark moved fro\
m red candidates to green ones at a step, on average.")])],_=t.querySelector("table.gp-numbers"),[$]=Z(_.tHead,1,()=>l("tr")),A=Z($,E.length,()=>l("th","",null,
{scope:"col"}));E.forEach(([h,,p],u)=>{O(A[u],h),kt(A[u],{scope:"col",...p?{tabindex:0,"data-tip":p}:{}})});let k=Z(_.tBodies[0],T.points.length,()=>l("tr"));T.
points.forEach((h,p)=>{k[p].firstChild||k[p].append(l("th","",null,{scope:"row"}));let u=Z(k[p],E.length,()=>l("td"));E.forEach(([,f],g)=>O(u[g],f(h)))})}function P(){
w(e.found),b(e.found),y(e.found)}return T=>{t.hidden=!o(),!t.hidden&&(T.found||T.status)&&P()}}function Bc(t,e){let n=u=>t.querySelector(".gp-"+u),o=["A","B"],[r,i]=[0,[]],a=()=>e.answered("quiz"),c=()=>e.done?e.found.pairs.filter(({texts:u})=>u.every(({report:f})=>!f.
error)):[],d=({left:u})=>u?0:1,m=()=>i.filter((u,f)=>u===d(c()[f])).length,w=o.map((u,f)=>{let g=l("div","gp-side"),[x,M,L,C]=[l("h3","",s("Text {name}",{name:u})),
l("p","gp-facts"),l("div","gp-body",null,{dir:"auto"}),l("button","gp-button gp-main",s("Text {name} is watermarked",{name:u}),{type:"button"})],N=l("div","",null,
{tabindex:0}),S=l("div");return L.append(N,S),g.append(x,M,L,C),n("texts").append(g),C.addEventListener("click",()=>b(f)),{box:g,title:x,facts:M,plain:N,marked:S,
button:C,text:new Te(S)}});function b(u){i[r]===void 0&&(i[r]=u,p(),n("next").focus({preventScroll:!0}))}n("next").addEventListener("click",()=>{r=Math.min(r+1,
c().length-1),p(),w[0].button.focus({preventScroll:!0})});let y=u=>u.kind==="green"?u.green_fraction:u.mean,P=u=>u.kind==="green"?s("{share} green",{share:j(u.green_fraction)}):
s("mean g {g}",{g:u.mean.toFixed(3)});function T(u,f,g,x){let{report:M,perplexity:L}=g.texts[f],C=f===d(g)?"with":"without";if(K(u.plain,!x),K(u.marked,x),K(u.button,
!x),K(u.facts,x),x){u.box.dataset.truth=C,O(u.title,v(o[f],C==="with",i[r]===f));let N=[P(M),`z ${ie(M.z_score)}`];U(L)&&N.push(s("perplexity {value}",{value:L.
toFixed(2)})),O(u.facts,N.join(" · ")),u.text.show(gt(M));return}delete u.box.dataset.truth,O(u.title,s("Text {name}",{name:o[f]})),u.text.show([]),O(u.plain,M.
tokens.slice(M.prompt_tokens).map(([,,N])=>N??"").join(""))}function v(u,f,g){return f?g?s("Text {name}: ◆ watermarked, your guess",{name:u}):s("Text {name}: \
◆ watermarked",{name:u}):g?s("Text {name}: not watermarked, your guess",{name:u}):s("Text {name}: not watermarked",{name:u})}function E({texts:u},f){let[g,x]=[
u[f],u[1-f]].map(({report:C})=>C),M={share:P(g),chance:g.kind==="green"?j(g.ratio):"0.5",z:ie(g.z_score)},L=[g.z_score>e.found.threshold?s("What gave it away: {\
share} with the watermark, where chance gives {chance}; z is {z}, more than chance explains.",M):s("What gave it away: {share} with the watermark, where chance \
gives {chance}; z is {z}, too little to be certain.",M),s("Without it: {share}, z {z}.",{share:P(x),z:ie(x.z_score)})];return x.z_score>g.z_score&&L.push(s("Her\
e the detector, too, would have chosen the wrong text: the texts are short, or the mark is weak.")),L.join(" ")}function _(u){let f=i[r]!==void 0;if(w.forEach((L,C)=>T(
L,C,u,f)),K(n("legend"),f),K(n("verdict"),f),K(n("next"),f&&r+1<c().length),!f)return;let g=u.texts.map(({report:L})=>wt(L)[1]);Ue(n("legend"),e.found.kind,{unscored:g.
some(({unscored:L})=>L),repeated:g.some(({repeated:L})=>L)});let x=d(u),M=i[r]===x;G(n("answer"),{"data-verdict":M?"good":"bad"}),O(n("answer-sign"),M?"✓":"✗"),
O(n("answer-words"),M?s("Correct"):s("Wrong: it was text {name}",{name:o[x]})),O(n("answer-more"),E(u,x))}function $(u){if(!e.done)return s("The texts are being\
 written: {done} of {runs}.",{done:z(u.done),runs:z(u.runs)});if(c().length)return"";let f=u.pairs.flatMap(({texts:g})=>g).find(({report:g})=>g.error);return f?
[s("No pair of texts could be scored."),s(f.report.error.message),s(f.report.error.fix)].join(" "):s("No pair of texts was completed. Run the experiment again.")}
function A(u){let f=i.length;if(K(n("sum"),f>0&&f===u.length),n("sum").hidden)return;let g=m();O(n("sum").querySelector("h3"),k(g,f));let x=Array.from({length:f-
g+1},(C,N)=>h(f,g+N)).reduce((C,N)=>C+N,0)/2**f,M=u.filter(({texts:C,left:N})=>C[N?0:1].report.z_score>C[N?1:0].report.z_score).length;O(n("sum-words"),[s("By g\
uessing, {hits} or more are correct in {share} of rounds.",{hits:z(g),share:j(x)}),s("The detector, choosing the text with the higher z, has {right} of {pairs} \
correct.",{right:z(M),pairs:z(f)}),s("Run the experiment again for another round.")].join(" ")),O(n("share-head"),e.found.kind==="green"?s("green with and witho\
ut"):s("mean g with and without"));let L=Z(n("sum").querySelector("tbody"),f,()=>{let C=l("tr");return C.append(l("th","",null,{scope:"row"}),l("td"),l("td"),l(
"td")),C});u.forEach((C,N)=>{let S=d(C),[q,R]=[C.texts[S].report,C.texts[1-S].report],D=I=>I.kind==="green"?j(y(I)):y(I).toFixed(3);[String(N+1),`${i[N]===S?"✓":
"✗"} ${s("text {name}",{name:o[i[N]]})}`,`${D(q)}, ${D(R)}`,`${ie(q.z_score)}, ${ie(R.z_score)}`].forEach((I,F)=>O(L[N].cells[F],I))})}let k=(u,f)=>s("{hits} \
of {pairs} correct",{hits:z(u),pairs:z(f)}),h=(u,f)=>Array.from({length:f},(g,x)=>(u-x)/(x+1)).reduce((g,x)=>g*x,1);function p(){let u=c();O(n("waiting"),$(e.found)),
K(n("round"),u.length>0),O(n("about"),u.length?s("Pair {number} of {pairs}. Same prompt, same seed; one of them has the watermark.",{number:z(r+1),pairs:z(u.length)}):
""),O(n("score"),i.length?k(m(),i.length):""),u.length&&_(u[r]),A(u)}return u=>{t.hidden=!a(),u.run&&([r,i]=[0,[]]),!t.hidden&&(u.run||u.found||u.status)&&p()}}var gp={drafts:Rr,beams:ni,beamtree:Ei,hypotheses:Li,curve:Di,branches:rc,candidates:ac,check:dc,layers:hc,numbers:pc,processors:gc,quiz:wc,reranked:bc,template:yc,
token:kc,tokens:_c,watermark:Rc},wp={draft_lengths:Sr,sameness:zr,speedup:Br,batch:ei,choices:ea,difference:ca,divergence:la,grid:va,lanes:Oa,lengths:Ma,measures:Ta,
progress:La,trie:Ua,without:Va,arrival:Ja,estimate:Ya,kl:Xa,opened:Za,precisions:Qa,shelf:ec,attack:Mc,detectability:Lc,detection:Ac,marked:Ec,mistakes:Cc,strengths:Pc,
watermark_cost:zc,watermark_quiz:Bc};dr(()=>Wi(gp,wp));})();
