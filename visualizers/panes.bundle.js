// Written by .ci/bundle.py from modules with the SHA-256 c23a66d2ebbcd7e49b8d563af3bb429496e3dc4b4ed01086c12c6a78bf09d36e: edit those.
(()=>{var Ro={greedy_search:"greedy decoding",sample:"sampling",beam_search:"beam search",beam_sample:"beam search with sampling",group_beam_search:"diverse beam sear\
ch",constrained_beam_search:"constrained beam search",contrastive_search:"contrastive search",dola_generation:"DoLa",assisted_generation:"assisted decoding",block_diffusion:"\
block diffusion",custom:"your own decoding loop"},zo={eos:["the EOS token","ended with EOS (end-of-sequence token)"],stop_string:["a stop string","met a stop st\
ring"],length:["the length limit","reached the length limit"],max_time:["the time limit","ran out of time"],criterion:["your own criterion","met your own stoppi\
ng criterion"],loop:["your own decoding loop","was ended by your own decoding loop"],given:["the end of the given text","reached the end of the given text"],unfinished:[
"the end of the search","had not ended when the search did"],step:["one step","continues with “Next token”"],stopped:["stopped by hand","was stopped by hand"]},
rt={num_spec_steps:"Rounds that had a draft.",num_draft_tokens:"All drafted tokens.",num_accepted_draft_tokens:"Drafted tokens that the target model kept.",draft_acceptance_rate:"\
num_accepted_draft_tokens / num_draft_tokens: the share of all drafted tokens that was kept. Tokens after a rejection, which were never judged, count as drafted\
.",judged_acceptance_rate:"num_accepted_draft_tokens / judged tokens, which are the accepted tokens and each round’s first rejection: the probability that a jud\
ged token is kept, α in the paper.",mean_acceptance_length:"1 + num_accepted_draft_tokens / num_spec_steps: how many tokens a round with a draft writes on aver\
age, the target model’s own token included.",acceptance_histogram:"How many rounds with a draft kept none, one, two or more of its tokens.",accepted_by_position:"\
How many of the tokens drafted at each position of a draft were kept.",passes_saved:"Tokens written minus rounds: the forward passes that the target model did n\
ot have to make.",expected_acceptance_rate:"The mean over the judged positions of 1 minus the total variation distance between the target’s and the draft’s dist\
ribution: the share that sampling keeps on average."},Bo={DolaContrast:["DoLa’s contrast","subtracts the log-probabilities of an earlier layer from those of t\
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
ability","The probability of a watermark by the detector that was trained here on the other half of the texts."]},ar={Candidate:["token_id","text","raw_logprob",
"logprob","raw_rank","rank","removed_by","stage_logprobs"],Stage:["name","entropy","kept","mass_removed","mass_moved"],Reranked:["token_id","text","probability",
"penalty","score"],BeamCandidate:["token_id","text","piece","parent","raw_logprob","logprob","score","status","beam","final_score","group","diversity_penalty","\
bank","progress","forced","mark"],DraftToken:["token_id","text","draft_logprob","target_logprob","accepted","overlap"],Token:["token_id","text","piece"],Mark:["\
kind","green","g","listed","mass_before","mass_after","expected","chosen_before","chosen_after","suppressed","why"],CanvasPlace:["token_id","text","piece","logp\
rob","entropy","accepted","read_id","read_text"]};var qc=["de","fr"];function s(t,e){if(t==null)return"";if(typeof t=="object")return s(t.said,t.values);let n=String(t),o=window.GenerationPlaygroundTexts?.[n]??
n;return e?o.replace(/\{\{|\}\}|\{(\w+)\}/g,(r,i)=>{if(i===void 0)return r[0];let a=e[i];return a&&typeof a=="object"?s(a):String(a??"")}):o}var B=(t,e,n,o)=>s(
t===1?e:n,{count:t.toLocaleString("en-US"),...o}),_n=t=>!!t&&typeof t=="object"&&typeof t.said=="string",Ic=["aria-label","title","placeholder","data-tip","labe\
l"];function cr(t){let e=window.GenerationPlaygroundTexts;if(!e)return;let n=document.createTreeWalker(t,NodeFilter.SHOW_TEXT);for(let o=n.nextNode();o;o=n.nextNode()){
let[,r,i,a]=/^(\s*)([^]*?)(\s*)$/.exec(o.nodeValue),c=i&&e[i.replace(/\s+/g," ")];c&&(o.nodeValue=r+c+a)}for(let o of[t,...t.querySelectorAll("*")])for(let r of Ic){
let i=e[(o.getAttribute(r)||"").replace(/\s+/g," ")];i&&o.setAttribute(r,i)}}function Rc(){let t=(navigator.language||"").slice(0,2).toLowerCase();return qc.includes(
t)?t:"en"}function lr(t){let n=window.GenerationPlaygroundCatalogues?.[Rc()];if(window.GenerationPlaygroundTexts||!n)return t();window.GenerationPlaygroundTextsLoading??=
fetch(n).then(o=>o.json()).then(o=>{window.GenerationPlaygroundTexts=o},o=>console.warn("Generation Playground: the translation could not be loaded.",o)),window.
GenerationPlaygroundTextsLoading.then(t)}var V=t=>typeof t=="number"&&Number.isFinite(t),xe=t=>t==null||Math.abs(t)>1e30?null:t,On=t=>{let e=[...t].sort((n,o)=>n-o);return(e[e.length-1>>1]+e[e.length>>
1])/2},De=({distribution:{stages:t,vocab:e}})=>t.length?t.at(-1).kept:e;var it={" ":"·","\n":"↵","	":"⇥","\r":"␍"},Et=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function l(t,e,n,o){let r=document.createElement(
t);e&&(r.className=e),n!=null&&(r.textContent=n);for(let[i,a]of Object.entries(o||{}))r.setAttribute(i,a);return r}function Tt(t,e,{running:n=!1}={}){let o=0;for(let r of e.
matchAll(Et)){let[i]=r;r.index>o&&t.append(e.slice(o,r.index)),o=r.index+1;let a=it[i]||"U+"+i.codePointAt(0).toString(16).toUpperCase().padStart(4,"0");if(n){let c=it[i]?
i:"";t.append(l("span","gp-space",c,{"data-mark":a,"data-wide":a==="·"?"no":"yes"}))}else t.append(l("span","gp-mark",a))}o<e.length&&t.append(e.slice(o))}function dr(t,e){
let n=/^ (?=\S)/.test(e)?" ":"",o=e.match(/\n*$/)[0],r=l("span","gp-ink");Tt(r,e.slice(n.length,e.length-o.length),{running:!0});for(let i=0;i<o.length;i++)r.append(
l("span","gp-space","",{"data-mark":it[`
`],"data-wide":"yes"}));return t.append(...[n,r,o].filter(Boolean)),r}var jo=/(\\x[0-9a-f]{2})+$/i,Mn=t=>(t.match(jo)||[""])[0].replaceAll("\\x"," ").trim().toUpperCase(),
$t=({piece:t,text:e})=>t!==null&&(t===""||jo.test(e)&&t===e.replace(jo,""));function ve(t,e){t.replaceChildren(),Tt(t,e),e||t.append(l("span","gp-mark",s("(empt\
y)")))}function oe(t,e){let n=l("bdi",e);return ve(n,t),n}function M(t,e){t.textContent!==e&&(t.textContent=e)}var Le=t=>t.replace(Et,e=>e===" "?" ":it[e]||"�"),
Z=t=>s("“{text}”",{text:Le(t)}),pe=(t,e)=>t.split(/\{(\w+)\}/).map((n,o)=>o%2?e[n]:n);function D(t){let e=t*100;return e===0?"0%":e<.01?"<0.01%":e<1?e.toFixed(
2)+"%":e>99.95&&e<100?">99.9%":e.toFixed(1).replace(".0","")+"%"}var Y=t=>t==null?0:Math.exp(t),hr=({prompt:t,request:e})=>t||(e&&e.messages||[]).at(-1)?.content||
"",Oe=(t,e)=>e==="bits"?t/Math.LN2:t;function de(t,e){return t===null||!Number.isFinite(t)?s("infinite"):Oe(t,e).toFixed(2)+" "+e}function Lt({model:t,phase:e,done:n,
total:o}){return e==="asking"?s("asking the Hub for {model} …",{model:t}):e==="download"?s("downloading {model}: {done} of {total} …",{model:t,done:ge(n),total:ge(
o)}):e==="converting"?o?s("converting {model}: {share} …",{model:t,share:D(n/o)}):s("reading the file of {model} to convert it …",{model:t}):o?s("loading {m\
odel}: {share} …",{model:t,share:D(n/o)}):s("loading {model} …",{model:t})}function ge(t){return V(t)?t>=1e9?s("{size} GB",{size:(t/1e9).toFixed(t<1e10?2:1)}):
t>=1e6?s("{size} MB",{size:(t/1e6).toFixed(t<1e8?1:0)}):s("{size} kB",{size:(t/1e3).toFixed(0)}):"–"}function En(t){return t<1?Math.round(t*1e3)+" ms":t.toFixed(
t<10?2:1)+" s"}var J=(t,e=3)=>t==null?"–":t.toFixed(e),z=t=>t.toLocaleString("en-US");function ye(t){let{chosen:e,distribution:n}=t,o=t.read?e.raw_logprob:e.logprob??
e.raw_logprob;return{probability:Y(e.logprob),rawProbability:Y(e.raw_logprob),rank:(t.read?null:e.rank)??e.raw_rank,surprisal:o===null?1/0:Math.max(0,-o),entropyBefore:n.
entropy_before,entropyAfter:n.entropy_after}}var Tn=(t,e,n)=>Object.hasOwn(t,e)?t[e]:n,bt=t=>Object.hasOwn(Ro,t)?s(Ro[t]):t.replaceAll("_"," ");function $n({message:t,
fix:e,diagnostics:n=[]}){let o=n.map(r=>({knob:r.knob,message:s(r.message),fix:s(r.fix)}));return o.some(r=>r.message===s(t))?o:[{knob:"",message:s(t),fix:s(e)},
...o]}var we=t=>Object.hasOwn(zo,t)?zo[t].map(e=>s(e)):[t,t];function Je(t){if(!Object.hasOwn(Bo,t))return[t,s("is your own logits processor"),[]];let[e,n,o]=Bo[t];
return[s(e),s(n),o]}var ee=(t,e)=>{let n=document.createElementNS("http://www.w3.org/2000/svg",t);return e&&n.setAttribute("class",e),n};function X(t,e,n){for(;t.childElementCount>
e;)t.lastElementChild.remove();for(;t.childElementCount<e;)t.append(n());return t.children}var pr=new WeakMap;function me(t,e,{plain:n=!1}={}){let o=n+e;pr.get(
t)!==o&&(pr.set(t,o),n?t.textContent=e:ve(t,e))}function ae(t,e){t.className!==e&&(t.className=e)}function ne(t,e,n){let o=`${(n*100).toFixed(2)}%`,r=ur.get(t)||
{};r[e]!==o&&(t.style[e]=o,ur.set(t,{...r,[e]:o}))}var ur=new WeakMap;function G(t,e){let n=fr.get(t)||{};for(let[o,r]of Object.entries(e))n[o]!==r&&t.setAttribute(
o,String(n[o]=r));fr.set(t,n)}var fr=new WeakMap;function K(t,e){t.hidden===e&&(t.hidden=!e)}function Fo(t,e){for(e.forEach(([n,o,r,i],a)=>{let c=t.childNodes[a];if(!c||c.localName!==n){let d=ee(n);c?c.replaceWith(d):t.append(d),c=d}kt(c,{...r,...o?{class:o}:
{}}),Array.isArray(i)?Fo(c,i):M(c,i??"")});t.childNodes.length>e.length;)t.lastChild.remove()}function kt(t,e){for(let{name:n}of[...t.attributes])!Object.hasOwn(
e,n)&&n!=="aria-describedby"&&t.removeAttribute(n);for(let[n,o]of Object.entries(e))t.getAttribute(n)!==String(o)&&t.setAttribute(n,o)}var be=t=>Math.round(t*10)/
10,At=(t,e,n,o,r)=>["line",t,{x1:be(e),y1:be(n),x2:be(o),y2:be(r)},[]],yt=(t,e,n,o,r="middle")=>["text",t,{x:be(e),y:be(n),"text-anchor":r},o],mr=(t,e)=>["path",
t,{d:e.map(([n,o],r)=>`${r?"L":"M"}${be(n)} ${be(o)}`).join("")||"M0 0"},[]],Do=(t,e,n)=>["g",t,{tabindex:0,role:"img","data-tip":e,"aria-label":e},n],gr=(t,e,n)=>`\
M${be(t)} ${be(e-n)}l${n} ${n}l${-n} ${n}l${-n} ${-n}Z`;var Ho;function wr(){return Ho??=zc().catch(t=>{throw Ho=void 0,t}),Ho}async function zc(){if(window.Plotly)return window.Plotly;let t=document.getElementById("\
plotly"),e=document.createElement("script");if(t)e.textContent=await Bc(t.textContent);else if(window.GenerationPlaygroundPlotly)e.src=window.GenerationPlaygroundPlotly;else
throw new Error("This page does not say where Plotly is.");let n=t?null:new Promise((o,r)=>{e.onload=o,e.onerror=()=>r(new Error(`Plotly could not be fetched fr\
om ${e.src}.`))});return document.head.append(e),await n,window.Plotly}async function Bc(t){let e=Uint8Array.from(atob(t.trim()),n=>n.charCodeAt(0));return new Response(
new Blob([e]).stream().pipeThrough(new DecompressionStream("gzip"))).text()}var jc=/^var\((--gp-[\w-]+)\)(?: ([\d.]+))?$/,Ln=new Set;function ue(t,e,n){if(t.hidden=!e,!e)return;let o=Go(e),r=[...Ln].find(i=>i.box===t);r?r.chart=o:Fc(t,o,
n),Ko(t,o)}function Go(t){return _n(t)?s(t):Array.isArray(t)?t.map(Go):t&&typeof t=="object"?Object.fromEntries(Object.entries(t).map(([e,n])=>[e,Go(n)])):t}function Fc(t,e,n){
t.classList.add("gp-chart-box"),t.append(l("div","gp-chart-plot"),Dc());let o={box:t,chart:e};n&&t.addEventListener("gp-press",({detail:r})=>n(r)),Ln.add(o),new ResizeObserver(
()=>t.clientWidth&&t.dataset.width!==String(t.clientWidth)&&Ko(t,o.chart)).observe(t)}function Dc(){let t=l("details","gp-chart-values");return t.append(l("summ\
ary","",s("Values")),l("ul")),t}async function Ko(t,e){let n=t.querySelector(".gp-chart-plot");if(Gc(t.querySelector(".gp-chart-values"),e),kt(n,{...Object.fromEntries(
[...n.attributes].map(({name:o,value:r})=>[o,r])),role:"img","aria-label":s("{chart}. Its values follow as a list.",{chart:e.layout.meta})}),!!t.clientWidth){t.
dataset.width=String(t.clientWidth),t.setAttribute("aria-busy","true");try{let o=await wr(),r={...an(e.layout,t),autosize:!1,width:n.clientWidth,uirevision:"kep\
t",dragmode:matchMedia("(pointer: coarse)").matches?!1:"zoom"};n.classList.contains("js-plotly-plot")?await o.react(n,an(e.data,t),r):(await o.newPlot(n,an(e.data,
t),r,Hc(o)),n.on("plotly_click",({points:[i]})=>t.dispatchEvent(new CustomEvent("gp-press",{detail:i}))))}catch(o){n.textContent=s("The chart could not be drawn\
: its library did not load. Reload the page; the values are in the list below."),console.error("Generation Playground:",o)}finally{t.removeAttribute("aria-busy")}}}
function An(t,e,n){if(!t)return t;let{shapes:o=[],annotations:r=[]}=t.layout,i={type:"line",x0:e,x1:e,yref:"paper",y0:0,y1:1,line:{color:"var(--gp-error)",width:1.5,
dash:"dash"}},a={x:e,yref:"paper",y:1,yanchor:"bottom",text:n,showarrow:!1,font:{color:"var(--gp-error)"}};return{...t,layout:{...t.layout,shapes:[...o,i],annotations:[
...r,a]}}}function br(t,{x:e,y:n,words:o}){if(!t)return t;let r={type:"scatter",mode:"markers",x:[e],y:[n],text:[o],hoverinfo:"text",marker:{color:"var(--gp-cho\
sen)",symbol:"diamond",size:13}};return{...t,data:[...t.data,r]}}function Hc(t){let e=(o,r)=>({name:o==="svg"?s("Download plot as an SVG"):s("Download plot as a\
 PNG"),icon:r,click(i){let a=i.layout.meta.toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"-").replace(/^-|-$/g,"");t.downloadImage(i,{format:o,filename:a,width:i.clientWidth,
height:i.clientHeight,scale:o==="svg"?1:2})}});return{locales:{"en-US":{dictionary:{Zoom:s("Zoom"),Pan:s("Pan"),"Zoom in":s("Zoom in"),"Zoom out":s("Zoom out"),
"Reset axes":s("Reset axes"),"Double-click to zoom back out":s("Double-click to zoom back out")}}},displaylogo:!1,doubleClickDelay:400,modeBarButtonsToRemove:["\
toImage","select2d","lasso2d","autoScale2d"],modeBarButtonsToAdd:[e("png",t.Icons.camera),e("svg",t.Icons.disk)]}}function Gc(t,{data:e}){let n=e.flatMap(({text:o,
hovertext:r=o,hoverinfo:i})=>i==="text"&&Array.isArray(r)?r.flat():[]).filter(Boolean);t.hidden=!n.length,t.querySelector("ul").replaceChildren(...n.map(o=>l("l\
i","",o)))}function an(t,e){return Array.isArray(t)?t.map(n=>an(n,e)):t&&typeof t=="object"?Object.fromEntries(Object.entries(t).map(([n,o])=>[n,an(o,e)])):typeof t==
"string"?Kc(t,e):t}function Kc(t,e){let[,n,o]=jc.exec(t)||[];if(!n)return t.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;");let r=getComputedStyle(
e).getPropertyValue(n).trim();return o===void 0?r:`rgba(${[1,3,5].map(a=>parseInt(r.slice(a,a+2),16)).join(", ")}, ${o})`}function kr(){for(let t of Ln)t.box.isConnected?
Ko(t.box,t.chart):Ln.delete(t)}matchMedia("(prefers-color-scheme: dark)").addEventListener("change",kr);for(let t of[document.documentElement,document.body])t&&
new MutationObserver(kr).observe(t,{attributeFilter:["class"]});var Uc=(t,e)=>t>=1?e+1:Math.expm1((e+1)*Math.log(t))/(t-1),yr=(t,e,n,o=1)=>Uc(t,e)/(e*n+o),Ie=t=>V(t)?`${t.toFixed(2)} ×`:"–",xt=({low:t,high:e})=>`${t.toFixed(
2)}–${e.toFixed(2)}`,Cn=()=>s("The true median lies in it with a probability of 90 % or more. With up to 7 pairs it runs from the lowest to the highest; fewer\
 than 5 pairs do not give that certainty, so nothing is claimed from them."),xr=t=>t<.9995?`${(t*1e3).toPrecision(3)} ms`:`${t.toPrecision(3)} s`;function Ae(t,{
done:e,runs:n}){if(e>=n)return"";let o={done:z(e),left:z(n-e)};return t.done?B(n,"Stopped: {done} of {count} run ended.","Stopped: {done} of {count} runs ended.",
o):B(n,"{done} of {count} run ended, {left} to come.","{done} of {count} runs ended, {left} to come.",o)}var Ct=s("Somebody else’s runs were decoded at the same\
 time, so these times are not reliable. Measure again when the machine is idle.");function vr(t,e){let n=S=>t.querySelector(".gp-"+S),o=t.querySelector("table"),r=[[s("speed-up"),`${s("Time per token without drafts / time per token with draft\
s: the median over the pairs of runs, and its 90 % interval.")} ${Cn()}`],["draft_acceptance_rate",s(rt.draft_acceptance_rate)],["judged_acceptance_rate",s(rt.judged_acceptance_rate)],
["mean_acceptance_length",s(rt.mean_acceptance_length)],[s("drafted per round"),s("Drafted tokens / rounds. A confidence threshold and the end of a text make dr\
afts shorter than the limit.")],[s("formula"),s("Theorem 3.8 of Leviathan et al. 2023 with the acceptance rate, the drafted tokens and the cost of this row.")]],
i=()=>e.answered("lengths"),a=(S,{value:E})=>`${S} = ${E}`;function c(S){let[E,A,C,W,{setting:x,times:h}]=d(S);G(n("answer"),{"data-verdict":E}),M(n("answer-sig\
n"),A);let p=n("answer-words"),u=JSON.stringify([C,x,h]);p.dataset.key!==u&&(p.dataset.key=u,p.replaceChildren(...pe(C,{setting:l("code","",x),times:h}))),M(n("\
answer-more"),W),e.done&&M(n("told"),`${p.textContent}. ${W}`),M(n("missing"),Ae(e,S)),K(n("warning"),!!S.others),M(n("warning"),S.others?"⚠ "+s(Ct):"")}function d({
knob:S,points:E,leader:A,rivals:C,best:W,fewest:x}){let h=E.filter(({speedup:I})=>I),p=h.find(I=>I.group===A);if(!p){if(e.done)return["wait","…",s("No answer"),
s("No setting has a complete pair of runs."),{}];let I=B(E.length,"{known} of {count} setting measured.","{known} of {count} settings measured.",{known:z(h.length)});
return["wait","…",s("Not known yet"),h.length?I:s("The first counted runs are under way."),{}]}let{speedup:u,verdict:f,pairs:g}=p,y=a(S,p),[v,O]=[Ie(u.median),
xt(u)],$={slower:[s("It is slower than decoding without drafts.")],even:[s("The interval includes 1: no clear difference from decoding without drafts.")]}[f]||[];
if(f==="wait"){let I=B(g,"{setting} has the highest median, {times}, of {count} pair of runs: too few to tell, {fewest} are needed.","{setting} has the highest \
median, {times}, of {count} pairs of runs: too few to tell, {fewest} are needed.",{setting:y,times:v,fewest:z(x)});return["wait","…",s(e.done?"No answer":"Not\
 known yet"),I,{}]}if(h.length===1){let[I,F]={faster:["good","▲"],slower:["bad","▼"],even:["even","≈"]}[f];return[I,F,s("{setting} is the only setting tha\
t was measured: {times}"),[s("90 % interval: {interval}.",{interval:O}),...$].join(" "),{setting:y,times:v}]}if(W===null){let I=C.length>2&&C.length===h.length-
1?s("{setting} has the highest median, {times}, with a 90 % interval of {interval}; all others may be as good.",{setting:y,times:v,interval:O}):s("{setting} has\
 the highest median, {times}, with a 90 % interval of {interval}; {others} may be as good.",{setting:y,times:v,interval:O,others:m(E.filter(F=>C.includes(F.group)).
map(({value:F})=>F))});return["even","≈",s(e.running?"No clear best setting so far":"No clear best setting"),[I,...$,s("More repeats tell more.")].join(" "),{}]}
let[P,_]={faster:["good","★"],even:["even","★"],slower:["bad","▼"]}[f],q=f==="slower"?s(e.running?"{setting} is best so far, but only {times}":"{setting} \
is best, but only {times}"):s(e.running?"{setting} is best so far: {times}":"{setting} is best: {times}");return[P,_,q,[s("90 % interval: {interval}.",{interval:O}),
s("It was faster than each of the others, turn by turn."),...$].join(" "),{setting:y,times:v}]}let m=S=>S.length<2?S.join(""):s("{names} and {last}",{names:S.slice(
0,-1).join(", "),last:S.at(-1)});function w({points:S,curve:E,measured_curve:A}){ue(n("settings"),e.charts.lengths),K(n("of-formula"),E.length>0),K(n("of-verify"),
A.length>0),K(n("of-own"),S.some(({formula:C})=>V(C)))}function b(S){if(!o.tHead){let E=l("tr");E.append(l("th","",null,{scope:"col"}),...r.map(([A,C])=>{let W=l(
"th","",null,{scope:"col"}),x=l("span","",null,{tabindex:"0","data-tip":C});return x.append(...A.split(/(?<=_)/).flatMap(h=>[h,l("wbr")])),W.append(x),W})),o.createTHead().
append(E),o.createTBody()}M(o.tHead.rows[0].cells[0],S)}function k(){let S=l("tr"),E=l("th","",null,{scope:"row"});E.append(l("span"),l("b","","",{"aria-hidden":"\
true"}),l("span","gp-hidden"));let A=l("td");return A.append(l("span"),l("small")),S.append(E,A,...r.slice(1).map(()=>l("td"))),S}function L({knob:S,points:E,best:A}){
b(S);let C=X(o.tBodies[0],E.length,k);E.forEach((W,x)=>{let[h,p,...u]=C[x].cells,f=W.group===A;ae(C[x],f?"gp-best":""),M(h.children[0],W.value),M(h.children[1],
f?" ★":""),M(h.children[2],f?` ${s("(best)")}`:""),M(p.children[0],W.speedup?Ie(W.speedup.median):"–"),M(p.children[1],W.speedup?`  ${xt(W.speedup)}`:"");let{
draft_acceptance_rate:g,rate:y,mean_acceptance_length:v,drafted:O,formula:$}=W;[V(g)?D(g):"–",V(y)?D(y):"–",J(v,2),J(O,2),Ie($)].forEach((_,q)=>M(u[q],_))})}
function T(){let S=e.found;c(S),w(S),L(S)}return S=>{t.hidden=!i(),!t.hidden&&(S.found||S.status)&&T()}}var Pt=class{constructor(e){this.kinds=e,this.subscribers=new Set,this.changes={},this.position=0,this.head="",this.tail="",this.answers={}}feed(e){e.length>=this.
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
0,this.firstElapsed=null,this.rounds=[],this.canvasSteps=[],this.prompts=[],this.texts=new Map,this.returned=null,this.selected=null,this.suggested=!1,this.promptSteps=
[],this.hideFrom=null}feedRun(e,n){n!==this.fed.turn&&(this.fed={turn:n,started:!1},this.feed("")),this.feed(e),this.fed.started&&Object.assign(this,{text:e,turn:n})}read(e){
let n=Vc[e.type];if(!n)throw new Error("unknown event "+e.type);n(this,e)}countStep(e){this.numTokens+=1,this.elapsed=e.elapsed,this.firstElapsed??=e.elapsed,this.
changed("steps")}get readsSource(){return!!(this.started&&this.started.decoder_tokens.length)}get prefix(){return this.readsSource?this.started.decoder_tokens:this.
started.prompt_tokens}get denoises(){return!!(this.started&&this.started.mode==="block_diffusion")}get usesBeams(){return this.prompts.length>0}get waiting(){return!!(this.
queued||this.loading)}get running(){return!!(this.started&&!this.finished&&!this.failed&&!this.waiting)}lines(){return this.hideFrom===null?this.allLines():this.
allLines().map(e=>{let n=this.seen(e.last);return n===e.last?e:{...e,last:n,stopReason:null}})}seen(e){if(this.hideFrom===null)return e;let n=e;for(;n&&!n.isPrompt&&
n.index>=this.hideFrom;)n=n.before;return n}hide(e){this.hideFrom!==e&&(this.hideFrom=e,this.changed("steps"),this.changed("selection"))}allLines(){if(this.returned)
return this.returned;if(this.usesBeams)return this.prompts.flatMap((n,o)=>Qc(n,o,this.prompts.length));let e=this.finished?this.finished.sequences:[];return this.
lasts.map((n,o)=>({kind:"sequence",label:this.lasts.length>1?s("sequence {number}",{number:o+1}):"",last:n,score:null,stopReason:e[o]?e[o].stop_reason:null}))}current(){
if(this.selected)return this.seen(this.selected);if(!this.usesBeams)return this.seen(this.newest);let e=this.lines();return e.length?e[0].last:null}lineOf(e){return e.
isPrompt?this.lines()[0]:this.usesBeams?this.lines().find(({last:n})=>{let o=n;for(;o&&o.index>e.index;)o=o.before;return o===e}):this.lines()[e.sequence]}lastOf(e){
let n=this.lineOf(e);return n?n.last:e}select(e,n){let o=e===null?null:this.lines()[e];this.selectStep(o&&fe(o.last)[n]||null)}selectStep(e,n=!1){let o=this.seen(
e);this.selected===o&&this.suggested===n||(this.selected=o,this.suggested=n,this.changed("selection"))}selectMostUncertain(){let e=this.returned?this.returned[0]?.
last:this.lasts[0];if(this.selected||!e||this.finished?.sequences[0]?.stop_reason==="step")return;let n=fe(e).filter(o=>!o.given);n.length<2||this.selectStep(n.
reduce((o,r)=>r.distribution.entropy_before>o.distribution.entropy_before?r:o),!0)}walk(e){let n=this.current();if(!n)return;let o=[...this.promptSteps,...fe(this.
lastOf(n))],r=n.isPrompt?n.index-1:this.promptSteps.length+n.index;this.selectStep(o[Math.max(0,Math.min(o.length-1,r+e))])}addSearched(e,n){this.searched.set(e,
[...this.searched.get(e)||[],n]),this.changed("searched")}startedLine(){let e=this.text.indexOf('{"type":"Started"');return e<0?"":this.text.slice(e,this.text.indexOf(
`
`,e))}idsTo(e){return fe(e).map(({chosen:n})=>n.token_id)}addWatched(e,n){let o=this.allLines()[e];o&&(fe(o.last).forEach((r,i)=>{let a=He("Candidate",n[i]||[]),
c=new Set(a.map(({token_id:d})=>d));r.watched=[...(r.watched||[]).filter(({token_id:d})=>!c.has(d)),...a]}),this.changed("watched"))}setWritten(e){this.written=
e&&{...e,tokens:He("Token",e.tokens)},this.changed("written")}setUnit(e){this.unit=e,this.changed("unit")}},Vc={Queued(t,e){t.queued=e,t.loading=null,t.changed(
"status")},Loading(t,e){t.loading=e,t.queued=null,t.changed("status")},Shared(t,{runs:e,apart:n}){t.shared=e,t.apart=n,t.changed("status")},Started(t,e){t.clear();
for(let n of["prompt_tokens","decoder_tokens"])e[n]=He("Token",e[n]||[]);t.started=e,t.fed.started=!0,t.changed("run"),t.changed("status"),t.changed("selection")},
Stepped(t,{step:e}){e.chosen=cn("Candidate",e.chosen),Uo(e.distribution),e.watched=He("Candidate",e.watched||[]),e.mark=e.mark?cn("Mark",e.mark):null,e.read=!!(t.
started&&t.started.request.only_given),e.reranked&&(e.reranked=He("Reranked",e.reranked)),e.before=t.lasts[e.sequence]||null,e.draft=Jc(e,t.rounds),t.lasts[e.sequence]=
e,(!t.newest||e.index>t.newest.index)&&(t.newest=e),t.countStep(e)},BeamsAdvanced(t,{step:e}){let n=t.prompts[e.sequence]??=Yc();e.distributions.forEach(Uo),e.given&&
(n.given+=1);let o=He("BeamCandidate",e.candidates).map(r=>Xc(r,e,n));for(let{beam:r}of o)r.progress&&t.texts.set(r.token_id,r.text);if(Zc(o),n.running=o.filter(
r=>r.beam.status==="running").sort((r,i)=>r.beam.beam-i.beam.beam),n.byNumber=new Map(n.running.map(r=>[r.beam.beam,r])),e.given)for(let r=0;r<t.started.effective.
num_beams;r++)n.byNumber.set(r,o[0]);n.finished.push(...o.filter(r=>r.beam.status==="finished")),n.finished.sort((r,i)=>i.beam.final_score-r.beam.final_score),n.
finished.length=Math.min(n.finished.length,e.pool.length),n.pool=e.pool,n.pools.push(e.pool),n.steps.push(o),n.byStep.push(n.byNumber),n.distributions.push(e.distributions),
t.countStep(e)},PromptRead(t,{steps:e}){let n=null;for(let o of e)o.chosen=cn("Candidate",o.chosen),Uo(o.distribution),Object.assign(o,{before:n,isPrompt:!0,watched:[],
draft:null}),n=o;t.promptSteps=e,t.changed("prompt")},CanvasDenoised(t,{step:e}){e.places=He("CanvasPlace",e.places),t.canvasSteps.push(e),t.numTokens=e.canvas*
e.places.length,t.elapsed=e.elapsed,t.firstElapsed??=e.elapsed,t.changed("steps")},DraftJudged(t,{round:e}){e.drafted=He("DraftToken",e.drafted),t.rounds.push(e),
t.changed("steps")},Finished(t,e){t.finished=e,t.usesBeams&&(t.returned=e.sequences.map((n,o)=>nl(t,n,o))),t.changed("status"),t.changed("steps")},Failed(t,e){(t.
fed.turn===void 0||t.fed.started)&&(t.failed=e),t.queued=t.loading=null,t.changed("status")}};function cn(t,e){let n=ar[t],o={};for(let r=0;r<n.length;r++)o[n[r]]=
e[r];return o}function He(t,e){return e.map(n=>cn(t,n))}function Uo(t){t.candidates=He("Candidate",t.candidates),t.stages=He("Stage",t.stages)}function Jc(t,e){
let n=e.at(-1);if(!n||t.index<n.start)return null;let o=t.index-n.start;return o<n.num_accepted?{origin:"accepted",instead:null,round:n,place:o}:{origin:n.follow,
instead:n.drafted[o]||null,round:n,place:o}}function Yc(){return{running:[],byNumber:new Map,finished:[],pool:[],steps:[],byStep:[],pools:[],distributions:[],given:0}}
function Xc(t,e,n){let o=e.distributions[t.parent],r=o.candidates.find(i=>i.token_id===t.token_id);return{index:e.index,sequence:e.sequence,before:n.byNumber.get(
t.parent)||null,chosen:r||{...t,raw_rank:null,rank:null,removed_by:null},piece:t.piece,distribution:o,seconds:e.seconds,elapsed:e.elapsed,draft:null,given:!!e.given,
length:e.index+1-n.given,mark:t.mark?cn("Mark",t.mark):null,beam:t}}var Nt=({beam:t,length:e},n)=>e>0?(t.score??-1/0)/e**n:t.score;function Sr(t,e,n,o,r){t.unseen??=
new Map;let i=`${e} ${n} ${r.token_id}`;if(!t.unseen.has(i)){let a=e?t.byStep[e-1].get(n):null,{token_id:c,text:d,raw_logprob:m,logprob:w}=r,b=(a?a.beam.score:0)+
w,k=a?a.beam.group:null,L={token_id:c,text:d,piece:null,parent:n,raw_logprob:m,logprob:w,score:b,status:"unseen",beam:null,final_score:null,group:k},{sequence:T,
seconds:S,elapsed:E}=t.steps[e][0];t.unseen.set(i,{index:e,sequence:T,before:a,chosen:r,piece:null,distribution:o,seconds:S,elapsed:E,draft:null,given:!1,length:t.
steps[e][0].length,beam:L,rank:null})}return t.unseen.get(i)}function _r(t,e,n,o){let r=n&&!n.given?n.beam.beam:0;return t.unseen&&t.unseen.get(`${e} ${r} ${o}`)||
null}function Zc(t){let e=new Map;for(let n of[...t].sort((o,r)=>r.beam.score-o.beam.score))n.rank=(e.get(n.beam.group)||0)+1,e.set(n.beam.group,n.rank)}function Qc(t,e,n){
let o=i=>n>1?s("Prompt {number}, {label}",{number:e+1,label:i}):i,r=(i,a,c,d)=>({kind:i,label:o(a),last:c,score:d,stopReason:null});return[...t.running.map(i=>r(
"running",el(i),i,i.beam.score)),...t.finished.map((i,a)=>r("finished",tl(i,a+1),i,i.beam.final_score))]}function el({beam:{beam:t,group:e,progress:n}}){let o=t+
1;return(e??null)!==null?s("beam {number}, group {group}",{number:o,group:Ce(e)}):o===1&&!n?s("best beam"):s("beam {number}",{number:o})}function tl({beam:{group:t}},e){
return(t??null)!==null?s("ended {number}, group {group}",{number:e,group:Ce(t)}):s("ended {number}",{number:e})}var Ce=t=>t<26?String.fromCharCode(65+t):String(
t+1);function nl(t,e,n){let o=Math.max(1,Math.floor(t.finished.sequences.length/t.prompts.length)),{steps:r}=t.prompts[Math.floor(n/o)],i=null;return e.token_ids.
forEach((a,c)=>{let d=(e.beams||[])[c];i=(r[c]||[]).find(m=>m.beam.parent===d&&m.beam.token_id===a)||i}),{kind:"returned",label:s("output {number}",{number:n+1}),
last:i,score:e.score,stopReason:e.stop_reason}}function fe(t){let e=[];for(let n=t;n;n=n.before)e.push(n);return e.reverse()}function Ye(t,e){let n=[],o=e;for(;o&&
t[o.index]!==o;)n.push(o),o=o.before;return{keep:o?o.index+1:0,added:n.reverse()}}var ke=class{constructor(e,n){this.add=n,this.steps=[],this.totals=[e]}get total(){
return this.totals.at(-1)}follow(e){let{keep:n,added:o}=Ye(this.steps,e);this.steps.length=n,this.totals.length=n+1;for(let r of o)this.steps.push(r),this.totals.
push(this.add(this.total,r));return{keep:n,added:o}}};var Or=()=>({spec_steps:0,rounds:0,tokens:0,drafted:0,accepted:0,judged:0,kept:[],acceptedAt:[],draftedAt:[],overlaps:[0,0],draft_seconds:0,verify_seconds:0}),at=t=>t.
num_accepted+(t.follow==="correction"?1:0),Vo=t=>t.num_accepted+(t.next_token_id===null?0:1);function ol(t,e){let{drafted:n,num_accepted:o}=e;if(t.rounds+=1,t.tokens+=
Vo(e),t.draft_seconds+=e.draft_seconds,t.verify_seconds+=e.verify_seconds,!n.length)return t;t.spec_steps+=1,t.drafted+=n.length,t.accepted+=o,t.judged+=at(e);for(let r=t.
draftedAt.length;r<n.length;r++)t.draftedAt.push(0),t.acceptedAt.push(0);for(n.forEach((r,i)=>{t.draftedAt[i]+=1,i<o&&(t.acceptedAt[i]+=1),!(i>=at(e)||(r.overlap??
null)===null)&&(t.overlaps[0]+=1,t.overlaps[1]+=r.overlap)});t.kept.length<=t.draftedAt.length;)t.kept.push(0);return t.kept[o]+=1,t}function sl(t){let{spec_steps:e,
rounds:n,tokens:o,drafted:r,accepted:i,judged:a,overlaps:c}=t,d=(m,w)=>w?m/w:null;return{num_spec_steps:e,num_rounds:n,num_tokens:o,num_draft_tokens:r,num_accepted_draft_tokens:i,
num_judged_draft_tokens:a,draft_acceptance_rate:d(i,r),judged_acceptance_rate:d(i,a),mean_acceptance_length:e?1+i/e:null,acceptance_histogram:t.kept,accepted_by_position:t.
acceptedAt,drafted_by_position:t.draftedAt,passes_saved:o-n,expected_acceptance_rate:d(c[1],c[0]),draft_seconds:t.draft_seconds,verify_seconds:t.verify_seconds}}
var Wt=class{constructor(){this.rounds=[],this.tally=Or()}read(e){e.length>=this.tally.rounds&&this.rounds[0]===e[0]||(this.tally=Or());for(let o=this.tally.rounds;o<
e.length;o++)ol(this.tally,e[o]);return this.rounds=e,sl(this.tally)}};var Jo=new WeakMap;function Me(t,e){Jo.set(t,e),t.dataset.tip===void 0&&(t.dataset.tip="")}function Mr(t){let e=null,n=null;function o(){e=l("div","gp-tip","",{
role:"tooltip",id:"gp-tip-"+Math.random().toString(36).slice(2,8)}),e.hidden=!0}function r(a){let c=a.target.closest("[data-tip]");if(c===n||(n&&n.removeAttribute(
"aria-describedby"),n=c,e||o(),e.hidden=!c,!c))return;e.textContent=Jo.has(c)?Jo.get(c)():c.dataset.tip,c.setAttribute("aria-describedby",e.id);let d=c.closest(
"[data-holds-tips]")||t;e.parentNode!==d&&d.append(e);let[m,w]=[d.getBoundingClientRect(),c.getBoundingClientRect()],b=Math.min(w.left-m.left,m.width-e.offsetWidth-
8);e.style.left=`${Math.max(8,b)+d.scrollLeft}px`,e.style.top=`${w.bottom-m.top+d.scrollTop+5}px`}let i=()=>r({target:t});t.addEventListener("pointerover",r),t.
addEventListener("pointerleave",i),t.addEventListener("focusin",r),t.addEventListener("focusout",i),t.addEventListener("keydown",a=>a.key==="Escape"&&i())}function Er(t){let e=t.querySelector(".gp-draft-figures"),n=t.querySelector(".gp-kept-chart"),o=t.querySelector(".gp-place-chart"),r=k=>k===null?"–":D(k),i=k=>B(
k,"{count} token","{count} tokens");function a(k,L){let{num_draft_tokens:T,num_accepted_draft_tokens:S,num_spec_steps:E}=k,A=L.samples&&k.expected_acceptance_rate!==
null,C=k.num_judged_draft_tokens,W=B(k.num_rounds,"{count} round","{count} rounds");return[["num_draft_tokens",z(T),B(E,"in {count} draft over {rounds}","in {co\
unt} drafts over {rounds}",{rounds:W})],["num_accepted_draft_tokens",z(S),s("of {drafted} drafted",{drafted:z(T)})],["draft_acceptance_rate",r(k.draft_acceptance_rate),
s("{accepted} of {drafted} drafted",{accepted:z(S),drafted:z(T)}),k.draft_acceptance_rate],["mean_acceptance_length",J(k.mean_acceptance_length,2),B(E,"1 + {acc\
epted} / {count} draft","1 + {accepted} / {count} drafts",{accepted:z(S)})],["judged_acceptance_rate",r(k.judged_acceptance_rate),s("{accepted} of {judged} judg\
ed",{accepted:z(S),judged:z(C)}),k.judged_acceptance_rate],...A?[["expected_acceptance_rate",r(k.expected_acceptance_rate),B(C,"mean over {count} judged positio\
n","mean over {count} judged positions"),k.expected_acceptance_rate]]:[],["passes_saved",z(k.passes_saved),B(k.num_rounds,"{tokens} in {count} pass","{tokens} i\
n {count} passes",{tokens:i(k.num_tokens)})]]}function c(){let k=l("div","gp-draft-figure",null,{tabindex:"0","data-tip":""}),L=l("dd","gp-rate",null,{"aria-hid\
den":"true"});return L.append(l("i")),k.append(l("dt"),l("dd"),l("dd","gp-note"),L),k}function d(k,L){let T=a(k,L),S=X(e,T.length,c);T.forEach(([E,A,C,W=null],x)=>{
let[h,p,u,f]=S[x].children;h.textContent!==E&&h.replaceChildren(...E.split(/(?<=_)/).flatMap(g=>[g,l("wbr")])),M(p,A),M(u,C),f.hidden=W===null,ne(f.firstChild,"\
width",W??0),S[x].dataset.tip=s(rt[E]),S[x].dataset.name=E})}function m(){let k=l("span","gp-chart-column"),L=l("span","gp-chart-track");return L.append(l("i","\
gp-chart-whole"),l("i","gp-chart-part")),k.append(l("span","gp-chart-top"),L,l("span","gp-chart-label")),k}function w(k,L,T){let S=Math.max(1,...L.map(([A,C])=>C??
A)),E=X(k,L.length,m);L.forEach(([A,C,W,x,h],p)=>{let[u,f,g]=E[p].children;M(u,x),ne(f.children[0],"height",(C??0)/S),ne(f.children[1],"height",A/S),M(g,W),Me(E[p],
()=>h)}),G(k,{"aria-label":`${T}: ${L.map(([,,,,A])=>A).join("; ")}`})}function b(k){let L=k.num_spec_steps;w(n,k.acceptance_histogram.map((T,S)=>[T,null,String(
S),T?z(T):"",B(L,"{rounds} of {count} round with a draft: {tokens} kept","{rounds} of {count} rounds with a draft: {tokens} kept",{rounds:z(T),tokens:i(S)})]),"\
acceptance_histogram"),w(o,k.drafted_by_position.map((T,S)=>{let E=k.accepted_by_position[S];return[E,T,String(S+1),`${Math.round(100*E/T)}%`,s("position {place\
}: {accepted} of {drafted} drafted tokens kept, {share}",{place:S+1,accepted:z(E),drafted:z(T),share:D(E/T)})]}),"accepted_by_position / drafted_by_position")}return(k,L)=>{
d(k,L),b(k)}}var ct={get accepted(){return["✓",s("accepted draft"),s("Drafted, and kept by the target model.")]},get correction(){return["→",s("correction"),s("The targe\
t’s own token in place of the first rejected draft token.")]},get bonus(){return["+",s("bonus"),s("The target’s own token after a draft that was kept whole: i\
ts forward pass gives one more.")]},get target(){return["○",s("target alone"),s("Nothing was drafted in this round: the target wrote one token, as without dra\
fts.")]}},Tr=Object.fromEntries(Object.keys(ct).map(t=>[t,0])),$r=(t,{draft:e})=>e&&Object.hasOwn(t,e.origin)?{...t,[e.origin]:t[e.origin]+1}:t;function Pn(t){let{
do_sample:e,assistant_ensemble_weight:n}=t&&t.effective||{};return{samples:!!e,weight:n??null}}function Yo({target_logprob:t,draft_logprob:e},{weight:n}){let o=Y(
t)/((e??null)===null?1:Y(e));return Math.min(1,n===null?o:1-n+n*o)}var Lr=({weight:t})=>t===null?"min(1, p / q)":`min(1, ${J(1-t,2)} + ${J(t,2)} · p / q)`;function Ar(t,e){
if(t.samples)return e?s("Sampling: a drafted token is kept at random, with probability {formula}.",{formula:Lr(t)}):s("Sampling: a drafted token is kept if the \
target draws the same one, which happens with probability p.");if(t.weight===null||!e)return s("Greedy: a drafted token is kept if it is the likeliest one for t\
he target.");let[n,o]=[J(t.weight,2),J(1-t.weight,2)];return s("Greedy: a drafted token is kept if it is the likeliest one in the mixture {target} · p + {draft}\
 · q.",{target:n,draft:o})}function Xo(t,e){return e<t.num_accepted?"accepted":e<at(t)?"rejected":"unjudged"}function Cr(t,e,n){let o=t.drafted[e],r=Xo(t,e),i=(o.
draft_logprob??null)!==null,[a,c]=[D(Y(o.target_logprob)),D(Y(o.draft_logprob))],d=i?[s("The draft model gave it {q}.",{q:c})]:[];if(r==="unjudged")return[t.follow===
"correction"?s("Never judged: it comes after the rejection."):s("Never judged: it comes after the end of the text."),...d].join(" ");let m=r==="accepted";if(!n.
samples){let b=n.weight!==null&&i;return[m?rl(b):il(b,Z(t.next_text)),s("The target gave it {p}.",{p:a}),...d].join(" ")}if(!i)return m?s("Accepted: the target \
drew the same token for itself. It gave this one {p}, which is the chance that it is kept.",{p:a}):s("Rejected: the target drew {token} for itself. It gave this\
 one {p}, which is the chance that it is kept.",{token:Z(t.next_text),p:a});let w=(o.overlap??null)===null?[]:[s("Averaged over all tokens that could have been \
drafted here, the chance is {share}.",{share:D(o.overlap)})];return[m?s("Accepted: the target gave it p = {p}, the draft model q = {q}.",{p:a,q:c}):s("Rejected:\
 the target gave it p = {p}, the draft model q = {q}.",{p:a,q:c}),al(Yo(o,n),Lr(n),m),...w].join(" ")}var rl=t=>s(t?"Accepted: it is the likeliest token in the \
mixture of both models.":"Accepted: it is the likeliest token for the target."),il=(t,e)=>s(t?"Rejected: {token}, not this one, is the likeliest token in the mi\
xture of both models.":"Rejected: {token}, not this one, is the likeliest token for the target.",{token:e});function al(t,e,n){if(t>=1)return s("By {formula}, i\
t is always kept.",{formula:e});let o={formula:e,chance:D(t)};return n?s("By {formula}, it is kept with probability {chance}, and was.",o):s("By {formula}, it i\
s kept with probability {chance}, and was not.",o)}function Pr(t,e){let[,n,o]=ct[t.follow],r=`${n.charAt(0).toUpperCase()}${n.slice(1)}. ${o}`,i=t.drafted[t.num_accepted];
return t.follow!=="correction"||!e.samples?r:(i.draft_logprob??null)===null?`${r} ${s("The target drew it.")}`:`${r} ${s("It was drawn from the residual distrib\
ution: what the target gives beyond the draft model, max(0, p − q).")}`}function Nr({draft:t}){if(!t||!Object.hasOwn(ct,t.origin))return[];let{origin:e,instead:n,
round:{index:o,drafted:r}}=t,i=o+1;if(e==="accepted"){let{draft_logprob:a}=r[t.place],c={place:t.place+1,size:r.length,round:i};return(a??null)===null?[s("accep\
ted draft: token {place} of {size} in round {round}",c)]:[s("accepted draft: token {place} of {size} in round {round}, to which the draft model gave {q}",{...c,
q:D(Y(a))})]}return e==="correction"?n?[s("correction: replaced the rejected draft token {token} in round {round}",{token:Z(n.text),round:i})]:[s("correction: r\
eplaced a rejected draft token in round {round}",{round:i})]:e==="target"?[s("target alone: nothing was drafted in round {round}",{round:i})]:[B(r.length,"bonus\
: the target’s own token after the accepted draft of round {round}","bonus: the target’s own token after all {count} drafted tokens of round {round}",{round:i})]}
var Ge=t=>t<.01?`${(t*1e3).toFixed(1)} ms`:En(t);function Wr(t,e,n){let o=[],r=Pn(null),i={row:null,card:null,selected:null},a=null,c=!0,d=0,m=new WeakMap,w=new WeakMap,b=new IntersectionObserver(P=>{for(let{isIntersecting:_,
target:q}of P)_&&E(m.get(q));k()&&(t.scrollTop=t.scrollHeight)},{rootMargin:"200px 0px"}),k=()=>c&&!e.selected&&e.running;function L(P,_){let q=o.length<=P.length&&
(!o.length||o[0].round===P[0])&&r.samples===_.samples;r=_,q||T();for(let I of P.slice(o.length))S(I);k()&&(t.scrollTop=t.scrollHeight)}function T(){b.disconnect(),
t.replaceChildren(),o=[],i={row:null,card:null,selected:null},a=null,c=!0,d=0}function S(P){let _=l("li","gp-round"),q={round:P,item:_,cards:null};m.set(_,q),o.
push(q),t.append(_),b.observe(_)}function E(P){if(!P||P.cards)return;b.unobserve(P.item);let{round:_,item:q}=P,I=at(_);P.cards=[];let F=l("div","gp-cards");for(let N=0;N<
I;N++)F.append(W(P,N));_.next_token_id!==null&&F.append(x(P)),I<_.drafted.length&&F.append(p(_,I)),_.follow==="none"&&F.append(l("span","gp-note gp-ended","■ "+
s("the text ended inside its draft"))),q.append(A(_),F),q.classList.add("gp-filled"),a||y(P.cards[0])}function A(P){let _=l("div","gp-round-head"),{num_accepted:q,
drafted:{length:I}}=P,F=I?s("{accepted} of {drafted} kept",{accepted:q,drafted:I}):s("no draft"),N=[s("draft {time}",{time:Ge(P.draft_seconds)}),s("verify {time\
}",{time:Ge(P.verify_seconds)})];_.append(l("b","",s("Round {number}",{number:P.index+1})),l("span","",F));for(let R of N)_.append(l("span","gp-round-time",R));
return _}function C(P,_,q,I,F,N,R){let j=s("Round {number}, {which}, {token}: {why}",{number:P.round.index+1,which:N,token:Z(F),why:R}),H=l("button","gp-draft-c\
ard",null,{type:"button",tabindex:"-1","aria-pressed":"false","aria-label":j});H.dataset.draft=q;let U=l("span","gp-draft-head"),Q=l("bdi","gp-ink gp-word");return ve(
Q,F),U.append(l("span","gp-sign",I),Q),H.append(U),Me(H,()=>R),w.set(H,{row:P,index:_}),P.cards.push(H),H}function W(P,_){let{round:q}=P,I=q.drafted[_],F=Xo(q,_),
N=q.start+_,R=s("drafted token {place} of {size}",{place:_+1,size:q.drafted.length}),j=C(P,N,F,F==="accepted"?"✓":"✗",I.text,R,Cr(q,_,r));if(j.append(h("p",
Y(I.target_logprob))),(I.draft_logprob??null)!==null&&j.append(h("q",Y(I.draft_logprob))),r.samples){let H=l("span","gp-chance",s("chance"));H.append(l("b","",D(
Yo(I,r)))),j.append(H)}return j}function x(P){let{round:_}=P,q=_.start+_.num_accepted,[I,F]=ct[_.follow],N=C(P,q,_.follow,I,_.next_text,s("the target’s own toke\
n"),Pr(_,r));N.classList.add("gp-own-card");let R=n(q);return R&&N.append(h("p",ye(R).probability)),N.append(l("span","gp-chance",F)),N}function h(P,_){let q=l(
"span","gp-bar-line"),I=l("span","gp-track"),F=l("i",`gp-part-${P}`);return ne(F,"width",_),I.append(F),q.append(l("i","gp-pq",P),I,l("span","gp-amount",D(_))),
q}function p(P,_){let q=l("span","gp-behind"),I=P.drafted.slice(_);q.append(l("span","gp-note",s("never judged")));for(let F of I){let N=oe(F.text,"gp-word"),R=(F.
draft_logprob??null)===null?"":` q ${D(Y(F.draft_logprob))}`,j=l("span","gp-unjudged");j.append(N,l("small","",R)),q.append(j)}return q}function u(P){let _=P&&P.
draft,q=_&&o[_.round.index-(o.length?o[0].round.index:0)]||null;q&&E(q);let I=q?f(q,P):null;i.card&&i.card!==I&&i.card.setAttribute("aria-pressed","false"),i.card&&
i.card.classList.remove("gp-current"),i.row&&i.row!==q&&i.row.item.classList.remove("gp-current-round");let F=i.selected!==e.selected;i={row:q,card:I,selected:e.
selected},F&&!e.selected&&(c=!0),q&&(q.item.classList.add("gp-current-round"),I&&(I.classList.add("gp-current"),I.setAttribute("aria-pressed",String(e.selected===
P)),t.contains(document.activeElement)||y(I)),F&&g(q.item))}function f(P,_){let q=_.index-P.round.start;return q<P.round.num_accepted?P.cards[q]:P.cards.at(-1)}
function g(P){let[_,q]=[P.offsetTop,P.offsetTop+P.offsetHeight];_<t.scrollTop?t.scrollTop=_:q>t.scrollTop+t.clientHeight&&(t.scrollTop=Math.min(_,q-t.clientHeight))}
function y(P){a&&(a.tabIndex=-1),a=P||null,a&&(a.tabIndex=0)}function v(P){if(!P)return;let{row:_,index:q}=w.get(P);y(P);let I=n(q);I&&e.selectStep(I),g(_.item),
P.focus({preventScroll:!0})}function O(P,_){let q=o[Math.max(0,Math.min(o.length-1,P))];return E(q),q.cards.at(_)}function $(P,_){let{row:q}=w.get(P),I=q.cards[q.
cards.indexOf(P)+_];if(I)return I;let F=o.indexOf(q)+_;return o[F]?O(F,_>0?0:-1):null}return t.addEventListener("click",P=>{let _=P.target.closest(".gp-draft-ca\
rd");if(_){v(_);return}let q=P.target.closest(".gp-round");q&&v(m.get(q).cards[0])}),t.addEventListener("keydown",P=>{P.key==="Escape"&&e.selectStep(null);let _=P.
target.closest(".gp-draft-card");if(!_||P.ctrlKey||P.metaKey||P.altKey)return;let q=o.indexOf(w.get(_).row),I={ArrowRight:()=>$(_,1),ArrowLeft:()=>$(_,-1),ArrowDown:()=>o[q+
1]&&O(q+1,0),ArrowUp:()=>o[q-1]&&O(q-1,0),Home:()=>O(0,0),End:()=>O(o.length-1,0)};I[P.key]&&(P.preventDefault(),v(I[P.key]()))}),t.addEventListener("scroll",()=>{
let P=t.scrollTop;t.scrollHeight-P-t.clientHeight<80?c=!0:P<d&&(c=!1),d=P},{passive:!0}),{show:L,mark:u}}var Re={narrowest:3,least:16,cell:9,tallest:90,times:84};function qr(t,{canvas:e,column:n,ends:o,onResize:r}){let i={rounds:[],each:1,columns:Re.least,top:1,drafts:0},
a=0;function c(C){let W=x=>C.reduce((h,p)=>h+x(p),0)/C.length;return{accepted:W(x=>x.num_accepted),judged:W(at),drafted:W(x=>x.drafted.length),draft:W(x=>x.draft_seconds),
verify:W(x=>x.verify_seconds),longest:Math.max(...C.map(x=>x.draft_seconds+x.verify_seconds))}}function d(C){let W=C.map(({draft:p,verify:u})=>p+u).sort((p,u)=>p-
u),x=W.at(-1),h=W[Math.floor((W.length-1)*.9)];return x>2*h&&W.length>4?1.25*h:x}function m(C){a||=e.clientWidth;let W=Math.max(1,Math.ceil(C.length/Math.max(1,
Math.floor(a/Re.narrowest)))),x=[];for(let g=0;g<C.length;g+=W)x.push(c(C.slice(g,g+W)));let h=Math.max(1,...x.map(({drafted:g})=>g)),p=Math.max(1,Math.min(Re.cell,
Re.tallest/h)),u=d(x)||1,f=x.filter(({draft:g,verify:y})=>g+y>u);return i={rounds:C,each:W,columns:Math.max(Re.least,x.length),top:u,drafts:Math.ceil(h*p)},M(o.
drafts,h>=1.5?z(Math.round(h)):"1"),M(o.times,Ge(u)),w(x,p),{each:W,cut:f.length,longest:Math.max(0,...x.map(({longest:g})=>g)),filled:x.length/i.columns}}function w(C,W){
let x=i.drafts+16+Re.times,h=devicePixelRatio,p=[Math.round(a*h),Math.round(x*h)];if(e.width!==p[0]&&(e.width=p[0]),e.height!==p[1]&&(e.height=p[1]),e.style.height=
`${x}px`,o.drafts.parentNode.style.height=`${i.drafts}px`,o.times.parentNode.style.height=`${Re.times}px`,!a)return;let u=getComputedStyle(t),f=$=>u.getPropertyValue(
`--gp-${$}`).trim(),g={accepted:f("accepted"),rejected:f("rejected"),muted:f("muted"),verify:f("kept"),draft:f("before"),line:f("line"),surface:f("surface")},y=e.
getContext("2d");y.setTransform(h,0,0,h,0,0),y.clearRect(0,0,a,x);let v=a/i.columns,O=v>6?Math.min(6,v*.2):v>3.5?1:0;y.fillStyle=g.line,y.fillRect(0,i.drafts,a,
1),y.fillRect(0,x-1,a,1),C.forEach(($,P)=>{let _=[P*v+O/2,v-O];i.each===1?b(y,g,$,_,W):L(y,g,$,_,W),T(y,g,$,_,x-1)})}function b(C,W,{accepted:x,judged:h,drafted:p},[
u,f],g){let y=Math.max(1,g-(g>3?1.5:0));for(let v=0;v<p;v++){let O=i.drafts-(v+1)*g;if(v<x)C.fillStyle=W.accepted,C.fillRect(u,O,f,y);else if(v<h)k(C,W.rejected,
u+f/2,O+y/2,Math.min(f,Math.max(y,5),7)/2);else{C.fillStyle=W.muted;let $=Math.min(f,y,2.5);C.fillRect(u+(f-$)/2,O+(y-$)/2,$,$)}}}function k(C,W,x,h,p){C.strokeStyle=
W,C.lineWidth=p>2?2:1,C.beginPath(),C.moveTo(x-p,h-p),C.lineTo(x+p,h+p),C.moveTo(x-p,h+p),C.lineTo(x+p,h-p),C.stroke()}function L(C,W,{accepted:x,drafted:h},[p,
u],f){C.fillStyle=W.accepted,C.fillRect(p,i.drafts-x*f,u,x*f),C.fillStyle=W.muted,C.fillRect(p,i.drafts-h*f,u,1)}function T(C,W,{draft:x,verify:h},[p,u],f){let g=Math.
min(1,i.top/(x+h))/i.top,[y,v]=[x*g*Re.times,h*g*Re.times];C.fillStyle=W.verify,C.fillRect(p,f-y-v,u,v),S(C,W.draft,p,f-y,u,y),!(x+h<=i.top)&&(C.fillStyle=W.surface,
C.fillRect(p-1,f-Re.times+7,u+2,3),C.fillRect(p-1,f-Re.times+13,u+2,3))}function S(C,W,x,h,p,u){if(!(u<=0)){if(p<5){C.fillStyle=W,C.fillRect(x,h,p,u);return}C.save(),
C.beginPath(),C.rect(x,h,p,u),C.clip(),C.strokeStyle=W,C.lineWidth=1.5,C.beginPath();for(let f=-u;f<p;f+=5)C.moveTo(x+f,h+u),C.lineTo(x+f+u,h);C.rect(x+.75,h+.75,
Math.max(0,p-1.5),Math.max(0,u-1.5)),C.stroke(),C.restore()}}function E(C){let{left:W,width:x}=e.getBoundingClientRect(),h=Math.floor((C.clientX-W)/x*i.columns)*
i.each;return Math.max(0,Math.min(i.rounds.length-1,h))}function A(C){n.hidden=C===null,C!==null&&(ne(n,"left",Math.floor(C/i.each)/i.columns),ne(n,"width",1/i.
columns))}return new ResizeObserver(()=>{e.clientWidth!==a&&(a=e.clientWidth,r())}).observe(e),{draw:m,at:E,mark:A}}function Ir(t,e){let n=t.querySelector(".gp-map-plot"),o=t.querySelector(".gp-map-reading"),r=t.querySelector(".gp-map-note"),i=new ke(null,()=>null),a=new Wt,c=qr(
n,{canvas:n.querySelector("canvas"),column:n.querySelector(".gp-column"),ends:{drafts:t.querySelector(".gp-drafts-end"),times:t.querySelector(".gp-times-end")},
onResize:h}),d=Wr(t.querySelector(".gp-rounds"),e,p=>i.steps[p]),m=Er(t),w=[],b=0,k=!1;function L(){let p=e.hideFrom===null?i.steps.length:Math.min(e.hideFrom,i.
steps.length),u=e.rounds.length;for(;u&&e.rounds[u-1].start+Vo(e.rounds[u-1])>p;)u-=1;return u===e.rounds.length?e.rounds:e.rounds.slice(0,u)}function T(){let{each:p,
cut:u,longest:f,filled:g}=c.draw(w);ne(t.querySelector(".gp-map-axis"),"width",g),M(r,[p>1?s("Each column is the mean of {each} rounds.",{each:p}):"",u?B(u,"One\
 column is cut off; the longest round took {time}.","{count} columns are cut off; the longest round took {time}.",{time:Ge(f)}):""].filter(Boolean).join(" ")),M(
t.querySelector(".gp-map-last"),s("round {number}",{number:z(w.length)}))}function S(p){let u={round:p.index+1,draft:Ge(p.draft_seconds),verify:Ge(p.verify_seconds),
accepted:p.num_accepted,drafted:p.drafted.length,token:Z(p.next_text)};return p.follow==="target"?s("Round {round}: draft {draft}, verify {verify}; nothing draf\
ted, then {token}.",u):p.follow==="bonus"?s("Round {round}: draft {draft}, verify {verify}; {accepted} of {drafted} drafted tokens kept, then {token} as bonus.",
u):p.follow==="correction"?s("Round {round}: draft {draft}, verify {verify}; {accepted} of {drafted} drafted tokens kept, then {token} as correction.",u):s("Rou\
nd {round}: draft {draft}, verify {verify}; {accepted} of {drafted} drafted tokens kept; the text ended inside the draft.",u)}let E=p=>e.selectStep(i.steps[w[p].
start]||null);function A(){let p=e.current();return!p||!p.draft?null:w[p.draft.round.index]===p.draft.round?p.draft.round.index:null}function C(){let p=A();c.mark(
p);let u=p===null?"":S(w[p]);M(o,u),G(n,{"aria-valuemin":1,"aria-valuemax":w.length,"aria-valuenow":(p??0)+1,"aria-valuetext":u||s("no round yet")})}n.addEventListener(
"pointermove",p=>{let u=c.at(p);u<0||(p.buttons===1?E(u):M(o,S(w[u])))}),n.addEventListener("pointerleave",C),n.addEventListener("click",p=>c.at(p)>=0&&E(c.at(p))),
n.addEventListener("keydown",p=>{let u={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0};p.key==="Escape"&&e.selectStep(
null),!(!(p.key in u)||!w.length)&&(p.preventDefault(),E(Math.max(0,Math.min(w.length-1,(A()??w.length-1)+u[p.key]))))});function W(p){let{draft_seconds:u,verify_seconds:f}=p,
g=u+f;for(let[O,$]of[["draft",u],["verify",f]]){let P=t.querySelector(`.gp-time-${O}`);P.style.flexGrow=g?$/g:.5,M(t.querySelector(`.gp-told-${O}`),`${Math.round(
g?100*$/g:0)}% · ${Ge($)}`)}let y=B(p.num_tokens,"{count} token","{count} tokens"),v=p.passes_saved>0?B(p.passes_saved,"{count} pass saved.","{count} passes sa\
ved."):s("No pass saved.");M(t.querySelector(".gp-drafts-short"),`${B(p.num_rounds,"{tokens} in {count} forward pass of the target.","{tokens} in {count} forwar\
d passes of the target.",{tokens:y})} ${v}`)}function x(p){let u=e.lasts[0]||null;if((p.run||p.steps)&&i.follow(u),p.run&&(k=!1),t.hidden=!e.rounds.length,t.hidden)
return;let f=[w[0],b];if(w=L(),b=w.length,p.run||w[0]!==f[0]||b!==f[1]){let g=Pn(e.started),y=a.read(w);k||=w.some(({drafted:v})=>v.length&&(v[0].draft_logprob??
null)!==null),M(t.querySelector(".gp-drafts-rule"),Ar(g,k)),t.querySelector(".gp-key-q").hidden=!k,W(y),T(),d.show(w,g),m(y,g)}d.mark(e.current()),C()}function h(){
t.hidden||(T(),C())}return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",h),new MutationObserver(h).observe(document.body,{attributes:!0,
attributeFilter:["class"]}),x}function Rr(t,e){let n=h=>t.querySelector(".gp-"+h),o=["without","with"],r=()=>e.answered("same"),i=({level:h})=>D(h);function a(h){let[p,u,f,g]=(h.mode==="gree\
dy"?c:b)(h);G(n("answer"),{"data-verdict":p}),M(n("answer-sign"),u),M(n("answer-words"),f),M(n("answer-more"),g),e.done&&M(n("told"),`${f}. ${g}`),M(n("missing"),
Ae(e,h))}function c({checked:h,equal:p,at:u}){if(!h||p===null)return["wait","…",s(e.done?"No answer":"Not known yet"),s("A text without drafts and one with dr\
afts must both have ended.")];if(p){let f=B(h,"Greedy decoding wrote the same token ids with and without drafts in one pair of texts.","Greedy decoding wrote th\
e same token ids with and without drafts in each of {count} pairs of texts.");return["good","✓",s("The same tokens"),f]}return["bad","✗",s("Different from t\
oken {place} on",{place:z(u+1)}),s("Greedy decoding should write the same tokens with drafts. Rounding can tip a near tie between two tokens, because the target\
 checks several tokens in one pass; look at their probabilities there.")]}function d(h,p){let u=0;for(;u<Math.min(h.length,p.length)&&h[u]===p[u];)u+=1;for(;u>0&&
/[\p{L}\p{M}\p{N}]/u.test(h[u-1])&&/[\p{L}\p{M}\p{N}]/u.test((h[u]||"")+(p[u]||""));)u-=1;let f=g=>u+g.slice(u).match(/^\s*\S*/)[0].length;return[u,f(h),f(p)]}function m({
mode:h,texts:p,equal:u,checked:f}){let g=h==="greedy"&&f>0&&p?p:[],y=n("both-texts"),v=JSON.stringify([g,u]);if(K(n("mark-key"),g.length>0&&u===!1&&g[0]!==g[1]),
y.dataset.key===v)return;y.dataset.key=v;let[O,...$]=g.length?d(...g):[];y.replaceChildren(...g.map((P,_)=>{let q=l("div"),I=l("p","",null,{dir:"auto",tabindex:"\
0"});return u||g[0]===g[1]?I.append(P):I.append(P.slice(0,O),l("mark","",P.slice(O,$[_])||"∎"),l("span","gp-apart",P.slice($[_]))),q.append(l("h3","",s(_?"wit\
h drafts":"without drafts")),I),q}))}let w=h=>`p = ${h<.001?h.toPrecision(1):h.toPrecision(2)}`;function b(h){let{p,verdict:u,counts:f}=h,[g,y]=[f[0],z(f[1])];if(!V(
p)||u==="wait"){if(e.done)return["wait","…",s("No answer"),B(g,"{count} text without drafts, {assisted} with drafts: too few for a test.","{count} texts witho\
ut drafts, {assisted} with drafts: too few for a test.",{assisted:y})];let O=B(g,"{count} text without drafts, {assisted} with drafts so far.","{count} texts wi\
thout drafts, {assisted} with drafts so far.",{assisted:y});return["wait","…",s("Not known yet"),`${O} ${s("The test waits for the last one: to watch p as it \
changes, and to stop when it looks right, would make it worthless.")}`]}let v=B(g,"{count} text without drafts, {assisted} with drafts.","{count} texts without \
drafts, {assisted} with drafts.",{assisted:y});return u==="same"?["good","✓",s("{p}: no difference found",{p:w(p)}),`${v} ${s("A p below {level} would count a\
s a difference.",{level:i(h)})}`]:["bad","✗",s("{p}: the distributions differ",{p:w(p)}),`${v} ${s("p is below {level}.",{level:i(h)})}`]}function k({p:h,verdict:p}){
if(!V(h))return"";let u=s("If both draw from the same distribution, a difference as large as this one comes up in {share} of shuffles.",{share:D(h)});return p===
"differs"?`${u} ${s("That is so rare that chance is a poor explanation.")}`:p==="same"?`${u} ${s("That is not unusual.")}`:u}function L({counts:h,tokens:p,verdict:u,
level:f}){let[g,y]=h,v=Math.round(100*Math.sqrt(1/g+1/y)),O=B(p,"Only the first token of each text is compared: which token it is, and how surprising it is.","O\
nly the first {count} tokens of each text are compared: which tokens occur at each position, and how surprising they are in total.");if(u==="differs")return[s("\
It does not say how large a difference is or where it comes from, only how hard it is to put it down to chance. The counts below show where it lies."),s("Where \
nothing differs, this test still says “differs” in {level} of all trials. Try again with other seeds before you believe it.",{level:D(f)}),O];let $=g===y?s(
"With {count} texts each, the shares of a token differ by up to about {points} percentage points by chance alone.",{count:z(g),points:v}):s("With {without} and \
{assisted} texts, the shares of a token differ by up to about {points} percentage points by chance alone.",{without:z(g),assisted:z(y),points:v});return[s("Not \
finding a difference does not prove that there is none."),`${$} ${s("Smaller true differences mostly go unnoticed; more texts show more.")}`,O]}function T(){K(n(
"of-shuffles"),!!e.charts.shuffles),ue(n("shuffles"),e.charts.shuffles)}function S({surprise:h}){if(!h||!o.every(f=>V(h[f])))return"";let[p,u]=o.map(f=>de(h[f],
e.unit).replace("-","−"));return s("How surprising the target finds a token, beyond the entropy that it expects: {without} without, {assisted} with. It is 0 o\
n average for the target’s own draws.",{without:p,assisted:u})}function E(){let h=l("li"),p=l("table"),u=p.createTHead().insertRow();u.className="gp-hidden";for(let f of[
s("token"),s("without"),s("with")])u.append(l("th","",f,{scope:"col"}));return p.prepend(l("caption")),p.append(l("tbody")),h.append(p),h}function A(){let h=l("\
tr"),p=l("th","",null,{scope:"row"});p.append(l("bdi"));let u=l("td","",null,{colspan:2}),f=l("div","gp-counts");for(let g of o)f.append(l("i",`gp-bar-${g}`,null,
{"aria-hidden":"true"}),l("span"));return u.append(f),h.append(p,u),h}function C(h,{position:p,tokens:u},f){let g=h.firstChild;M(g.caption,s("token {place}",{place:z(
p)}));let y=o.map(($,P)=>f[P]-u.reduce((_,q)=>_+q[$],0)),v=[...u,...y.some($=>$>0)?[{rest:!0,without:y[0],with:y[1]}]:[]],O=X(g.tBodies[0],v.length,A);v.forEach(
($,P)=>{let _=$.rest||$.text===null,q=O[P].cells[0].firstChild;me(q,$.rest?s("all others"):_?s("text ended"):$.text,{plain:_}),ae(q,_?"gp-plain":"");let I=O[P].
cells[1].firstChild.children;o.forEach((F,N)=>{let R=Math.max(1,f[N]);ne(I[2*N],"width",Math.min(1,$[F]/R)),M(I[2*N+1],z($[F]))}),G(O[P].cells[1],{"aria-label":s(
"{without} without, {assisted} with",{without:z($.without),assisted:z($.with)})})})}function W(h){if(K(n("of-sampling"),h.mode==="sampling"),h.mode!=="sampling")
return;let p=k(h);K(n("evidence"),V(h.p)),K(n("meaning"),!!p),M(n("meaning"),p),T(),M(n("surprise"),S(h));let u=L(h),f=X(n("cannot").querySelector("ul"),u.length,
()=>l("li"));u.forEach((y,v)=>M(f[v],y));let g=X(n("places"),h.positions.length,E);h.positions.forEach((y,v)=>C(g[v],y,h.counts)),K(n("places-title").parentElement,
h.positions.length>0)}function x(){let h=e.found;a(h),m(h),W(h)}return h=>{t.hidden=!r(),!t.hidden&&(h.found||h.status||h.unit)&&x()}}function zr(t,e){let n=W=>t.querySelector(".gp-"+W),o=n("answer"),r={draft:[s("draft"),W=>s("{share} of the time with drafts goes into writing them: all forward\
 passes of the draft model, or the search for text to copy.",{share:W})],verify:[s("verify"),W=>s("{share} of the time with drafts goes into the target model’s \
passes over them.",{share:W})],rest:[s("rest"),W=>s("{share} of the time with drafts goes into all else: comparing, choosing, and what the library does around i\
t.",{share:W})]};n("of-spread").dataset.tip=Cn();function i({verdict:W,speedup:x,pairs:{length:h},fewest:p}){let u=x&&Ie(x.median),f=x&&xt(x),g=x&&B(h,"Median o\
f {count} pair of runs.","Median of {count} pairs of runs.");if(W==="faster")return["good","▲",s(e.running?"{times} faster so far":"{times} faster",{times:u}),
g,s("90 % interval: {interval}.",{interval:f})];if(W==="slower")return["bad","▼",s(e.running?"{times}: slower so far":"{times}: slower",{times:u}),g,s("90 % i\
nterval: {interval}.",{interval:f})];if(W==="even")return["even","≈",s(e.running?"No clear difference so far":"No clear difference"),B(h,"{times} is the media\
n of {count} pair of runs.","{times} is the median of {count} pairs of runs.",{times:u}),s("The 90 % interval {interval} includes 1.",{interval:f})];let y=s(e.done?
"No answer":"Not known yet");return x?["wait","…",y,B(h,"{times} is the median of {count} pair of runs: too few to tell, {fewest} are needed.","{times} is the\
 median of {count} pairs of runs: too few to tell, {fewest} are needed.",{times:u,fewest:z(p)}),""]:["wait","…",y,s(e.done?"No pair of runs was completed.":"T\
he first counted pair is under way."),""]}function a(W){let[x,h,p,u,f]=i(W);G(o,{"data-verdict":x}),M(o.children[0],h),M(o.children[1],p),M(n("answer-more").children[0],
u),M(n("answer-more").children[1],f),e.done&&M(n("told"),`${p}. ${u} ${f}`),M(n("missing"),Ae(e,W));let g=X(n("reasons"),W.reasons.length,()=>l("li"));W.reasons.
forEach((y,v)=>M(g[v],s(y))),K(n("warning"),W.others),M(n("warning"),W.others?"⚠ "+s(Ct):"")}function c({identical:W,pairs:x}){let h=n("badge");if(K(h,!!W&&W.
checked>0),h.hidden)return;let{equal:p}=W;G(h,{"data-verdict":p?"good":"bad"}),M(h.children[0],p?"✓":"✗"),M(h.children[1],d(W,x.length))}function d({checked:W,
equal:x,at:h},p){return x?W>p?B(W,"Same tokens in the warm-up pair","Same tokens in all {count} pairs, the warm-up included"):B(W,"Same tokens in the pair","Sam\
e tokens in all {count} pairs"):s("Not the same tokens: a text diverges at token {place}",{place:z(h+1)})}function m({pairs:W,draft_share:x,verify_share:h}){let p=W.
length>0&&V(x)&&V(h);if(K(n("of-time"),p),!p)return;let[u,f]=["without","with"].map($=>On(W.map(P=>P[$]))),g=Math.max(u,f),y={draft:x,verify:h,rest:Math.max(0,1-
x-h)},v=X(n("time-bars"),2,w);b(v[0],s("without"),u,g,{plain:1}),b(v[1],s("with"),f,g,y);let O=X(n("time-keys"),3,()=>{let $=l("span");return $.append(l("i","",
null,{"aria-hidden":"true"}),l("span","",null,{tabindex:0})),$});Object.entries(y).forEach(([$,P],_)=>{let[q,I]=r[$];G(O[_].firstChild,{"data-part":$}),G(O[_].lastChild,
{"data-tip":I(D(P))}),M(O[_].lastChild,`${q} ${D(P)}`)})}function w(){let W=l("li");return W.append(l("span"),l("span","gp-time-bar",null,{"aria-hidden":"true"}),
l("span")),W}function b(W,x,h,p,u){let[f,g,y]=W.children;M(f,x),M(y,s("{time} per token",{time:xr(h)}));let v=X(g,Object.keys(u).length,()=>{let O=l("i");return O.
append(l("b")),O});Object.entries(u).forEach(([O,$],P)=>{G(v[P],{"data-part":O}),ne(v[P],"width",$*h/p),M(v[P].firstChild,O!=="plain"&&$*h/p>.14?r[O][0]:"")})}let k=({
acceptance:W})=>W?W.judged_acceptance_rate:null;function L(W){let{drafted:x,cost:h,verify:p,break_even:u}=W,f=k(W),g=yr(1,x,h,p);if(!V(u))return s("No acceptanc\
e rate would be enough: even if the target kept every drafted token, the formula gives {times}.",{times:Ie(g)});if(u<=0)return s("Any acceptance rate is enough \
at these costs.");let y=D(u);if(!V(f))return s("The target must keep at least {least} of the tokens that it judges.",{least:y});let v={least:y,rate:D(f)};return f>=
u?s("The target must keep at least {least} of the tokens that it judges; here it keeps {rate}.",v):s("The target must keep at least {least} of the tokens that i\
t judges, but here it keeps only {rate}.",v)}function T(W){let x=["drafted","cost","verify"].every(h=>V(W[h]));K(n("of-rates"),x),x&&(ue(n("rates"),e.charts.rates),
M(n("rate-words"),L(W))),E(W)}function S({acceptance:W,drafted:x,cost:h,verify:p}){let u=[];for(let f of["draft_acceptance_rate","judged_acceptance_rate","mean_\
acceptance_length","passes_saved"]){let g=W?W[f]:null;V(g)&&u.push([f,f.endsWith("rate")?D(g):f.endsWith("length")?g.toFixed(2):z(g),s(rt[f])])}return V(x)&&u.push(
[s("drafted tokens per round"),x.toFixed(2),s("num_draft_tokens / all rounds, those without a draft included: the γ of the formula.")]),V(h)&&u.push([s("cost o\
f drafting one token"),h.toFixed(2),s("Draft time per drafted token / time per token without drafts, both without the reading of the prompt: the c of the formul\
a.")]),V(p)&&u.push([s("cost of verifying a draft"),p.toFixed(2),s("Time of the target’s pass over a draft / time per token without drafts. The theorem assumes \
1; on a processor without spare capacity it is more.")]),u}function E(W){let x=S(W),h=X(n("figures"),x.length,()=>{let p=l("div"),u=l("dt");return u.append(l("s\
pan","",null,{tabindex:0})),p.append(u,l("dd")),p});x.forEach(([p,u,f],g)=>{let[y,v]=h[g].children;M(y.firstChild,p),G(y.firstChild,{"data-tip":f}),M(v,u)})}function A(){
let W=e.found;a(W),c(W),K(n("of-pairs"),W.pairs.length>0),ue(n("pairs"),e.charts.pairs),m(W),T(W)}let C=()=>e.answered("speed");return W=>{t.hidden=!C(),!t.hidden&&
(W.found||W.status)&&A()}}var Zo=40,Br=14;function cl(t){let e=Array.from({length:t},(n,o)=>o);return t<=Zo?e:[...e.slice(0,Br),null,...e.slice(Br+t-Zo+1)]}var ll=(t,e,n)=>t==="left"?[0,
e-n]:[n,e];function jr(t,{text:e,side:n,goesOn:o,caption:r}){let[i,a]=ll(n,t.length,e),c=l("table","gp-strip");c.append(l("caption","gp-hidden",r));let d=c.appendChild(
l("tbody")),m=t.some(([,,,b])=>b!==null),w=[s("token"),s("mask"),...m?[s("position")]:[]].map(b=>{let k=d.appendChild(l("tr"));return k.append(l("th","",b,{scope:"\
row"})),k});for(let b of cl(t.length)){if(b===null){let C=t.length-Zo+1;w.forEach((W,x)=>W.append(l("td","gp-mark",x?"…":B(C,"… {count} token …","… {count\
} tokens …"))));continue}let[,k,L,T]=t[b],S=b>=i&&b<a,E=o&&b===t.length-1,A=l("td",`gp-cell${S?" gp-padding":""}${E?" gp-last":""}`);A.append(oe(k)),S&&A.append(
l("span","gp-hidden",` ${s("(padding)")}`)),E&&A.append(l("span","gp-hidden",` ${s("(the next token is predicted from here)")}`)),[A,l("td",L?"":"gp-ignored",L),
l("td","",T)].slice(0,w.length).forEach((C,W)=>w[W].append(C))}return c}function Fr(t,e,n){t.replaceChildren();let[o,r]=[l("span"),l("span","gp-parted")];e.forEach(
([,i,a],c)=>{let d=n!==null&&c>=n?r:o;a===null?d.append(oe(i,"gp-end")):Tt(d,a,{running:!0})}),t.append(...[o,r].filter(i=>i.childNodes.length)),t.childNodes.length||
t.append(l("span","gp-mark",s("(nothing)")))}function dl(t,e,n){let o=(e-t)/Math.max(1,n)||1,r=10**Math.floor(Math.log10(o)),i=r*[1,2,2.5,5,10].find(c=>c*r>=o*.8),a=[];for(let c=Math.floor(t/i+1e-9);c<=Math.
ceil(e/i-1e-9);c++)a.push(Number((c*i).toPrecision(12)));return a}var Qo=(t,e,n)=>dl(t,e,n).filter(o=>o>=t&&o<=e);function Dr(t,{height:e,x:n,y:o,left:r=46,right:i=18,top:a=14,bottom:c=38}){let d=t.querySelector("svg");d||t.append(d=ee("svg","gp-drawing"));let m=Math.max(240,
t.clientWidth),w=(b,[k,L])=>(b-k)/(L-k||1);return{width:m,height:e,left:r,right:i,top:a,bottom:c,inner:m-r-i,x:b=>r+w(b,n)*(m-r-i),y:b=>e-c-w(b,o)*(e-a-c),draw(b,k){
kt(d,{class:"gp-drawing",role:"group","aria-label":b,viewBox:`0 0 ${m} ${e}`,style:`height: ${e}px`}),Fo(d,k.map((L,T)=>["g","",T?{}:{"aria-hidden":"true"},L]))}}}
function Hr(t,{xTicks:e,yTicks:n,xTitle:o,yTitle:r}){let i=b=>Array.isArray(b)?b:[b,String(b)],[a,c]=[t.height-t.bottom,t.width-t.right],d=n.map(i).flatMap(([b,
k])=>[At("gp-guide",t.left,t.y(b),c,t.y(b)),yt("",t.left-7,t.y(b)+4,k,"end")]),m=e.map(i).flatMap(([b,k])=>[At("gp-guide",t.x(b),a,t.x(b),a+4),yt("",t.x(b),a+17,
k)]),w=[yt("gp-axis",(t.left+c)/2,t.height-4,o)];return r&&w.push(yt("gp-axis",2,t.top-16,r,"start")),[...d,...m,...w]}var hl=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,Xe=class t{static BLOCK=60;static LOOSE=150;constructor(e,n=null){this.
holder=e,this.before=n,this.loose=0,this.head=0,this.tried=0}append(e){this.holder.append(e),this.loose+=1}removeLast(){this.holder.lastChild.remove(),this.loose-=
1;let e=this.holder.lastElementChild;Gr(e)&&this.undo(e.previousSibling)}settle(){if(this.loose<t.LOOSE||this.loose<this.tried+t.BLOCK||!this.holder.offsetParent||
document.fonts.status==="loading")return;this.tried=this.loose;let e=[...this.holder.children].slice(-this.loose),n=this.freeStarts(e),o=e.map((c,d)=>d).filter(
c=>n[c]&&pl(e[c])),r=[],i=0;e[0].previousSibling||(this.head=i=o.shift()??0);for(let c of o)c-i<t.BLOCK||(r.push(this.wrap(e.slice(i,c))),i=c,this.loose=e.length-
c,this.tried=0);let a=r.map(c=>c.getBoundingClientRect().height);r.forEach((c,d)=>{c.style.containIntrinsicHeight=`${a[d]}px`,c.classList.add("gp-kept-rows")})}freeStarts(e){
let n=getComputedStyle(this.holder).direction==="rtl",o=e[0].previousSibling||!this.before?"":this.before.holder.textContent;return e.map(r=>{let i=r.textContent,
a=o.endsWith(`
`);o=o.slice(o.lastIndexOf(`
`)+1);let c=a?!i.startsWith(" "):!(n||hl.test(o));return o+=i,c})}wrap(e){let n=l("span","gp-rows");e[0].before(n,l("wbr")),n.append(...e);let o=e[0].firstChild;
if(o.nodeType===Node.TEXT_NODE&&o.data===" "){let r=l("span","gp-gap");o.replaceWith(r),r.append(o)}return n}undo(e){let n=e.querySelector(".gp-gap");n&&n.replaceWith(
n.firstChild),e.nextSibling.remove(),this.loose+=e.children.length+(Gr(e.previousElementSibling)?0:this.head),e.replaceWith(...e.childNodes),this.tried=0}dissolve(){
for(let e of[...this.holder.querySelectorAll(".gp-rows")].reverse())this.undo(e);this.tried=0}};function pl(t){let e=t.previousElementSibling,n=e&&Kr(e.querySelectorAll(
".gp-ink"));if(!n)return!1;let[o,r]=[t.querySelector(".gp-ink").getClientRects()[0],Kr(n.getClientRects())];return!!(o&&r)&&Ur(o)>Ur(r)+10}function Pe(t,e,n){let o=c=>(c.
querySelector(".gp-ink")||c).getClientRects()[0],r=o(t[e]),i=null,a=1/0;for(let c=e+n;c>=0&&c<t.length;c+=n){let d=o(t[c]),m=d?(d.top-r.top)*n:0;if(m<r.height/2)
continue;let w=m*1e3+Math.abs(d.left-r.left);if(w>=a+1e3*r.height)break;w<a&&([i,a]=[t[c],w])}return i}var Gr=t=>!!t&&t.tagName==="WBR",Kr=t=>t[t.length-1],Ur=({
top:t,bottom:e})=>(t+e)/2;function qt(t,e,n,o){let i=l("div","gp-card",null,{popover:"manual","aria-hidden":"true"}),a=l("div","gp-card-head"),c=l("dl","gp-card-facts"),d=l("ol","gp-card\
-rivals"),m=l("div","gp-card-key");m.append(l("i","gp-card-after"),`${s("after the processors")} `,l("i","gp-card-before"),s("before them")),i.append(a,c,d,m),i.
hidden=!0,t.append(i);let w=null,b=null,k=null;function L(g,y){c.append(l("dt","",g),l("dd","",y))}function T(){let{id:g,text:y,where:v,step:O,why:$}=o(w);if(a.
replaceChildren(oe(y,"gp-card-word"),l("span","",s("{where}, id {id}",{where:v,id:g}))),c.replaceChildren(),d.hidden=m.hidden=!O,$&&c.append(l("dd","gp-card-why",
$)),!O)return;S(O);let P=E(O),_=Math.max(...P.flatMap(({after:q,before:I})=>[q,I]),1e-9);d.replaceChildren(...P.map(q=>A(q,_))),m.hidden=!O.distribution.stages.
length}function S(g){let{chosen:y,distribution:v}=g,{probability:O,rawProbability:$,surprisal:P}=ye(g);v.stages.length||y.logprob!==y.raw_logprob?(L(s("Probabil\
ity after the processors"),y.logprob===null?lt(y):D(O)),L(s("before the processors"),D($))):L(s("Probability (no processor ran)"),D($));let _=[y.rank&&s("{rank}\
 after",{rank:z(y.rank)}),y.raw_rank&&s("{rank} before",{rank:z(y.raw_rank)})].filter(Boolean);if(_.length){let q=y.rank===y.raw_rank;L(s("Rank of {count}",{count:z(
v.vocab)}),q?z(y.rank):_.join(", "))}L(s("Surprisal"),de(P,n.unit))}function E({chosen:g,distribution:y}){let v=y.candidates.map($=>({candidate:$,after:Y($.logprob),
before:Y($.raw_logprob),isChosen:$.token_id===g.token_id}));v.sort(($,P)=>Math.max(P.after,P.before)-Math.max($.after,$.before));let O=v.slice(0,5);return O.some(
({isChosen:$})=>$)||O.push({candidate:g,after:Y(g.logprob),before:Y(g.raw_logprob),isChosen:!0}),O}function A({candidate:g,after:y,before:v,isChosen:O},$){let P=g.
logprob===null,_=l("li",(O?"gp-card-chosen":"")+(P?" gp-card-removed":"")),q=l("span","gp-card-tracks");for(let[I,F]of[["after",y],["before",v]]){let N=l("i","g\
p-card-"+I);N.style.width=`${F/$*100}%`,q.append(N)}return P&&q.firstChild.replaceWith(l("small","",lt(g))),_.append(l("span","gp-card-sign",O?"▶":P?"✕":""),
oe(g.text,"gp-card-word"),q,l("span","gp-card-value",D(P?v:y))),_}function C(){let g=(w.querySelector(".gp-ink")||w).getClientRects()[0],y=e.getBoundingClientRect();
if(!g||g.bottom<y.top||g.top>y.bottom){x();return}let[v,O]=[i.offsetWidth,i.offsetHeight],{clientWidth:$,clientHeight:P}=document.documentElement,_=g.bottom+9,q=_+
O+8<=P?_:g.top-O-9;i.style.left=`${Math.max(8,Math.min(g.left,$-v-8))}px`,i.style.top=`${Math.max(8,Math.min(q,P-O-8))}px`}function W(g,y=null){o(g)&&(w=g,b=y,k=
null,T(),i.hidden&&(i.hidden=!1,i.showPopover&&i.showPopover(),document.addEventListener("keydown",h,!0),document.addEventListener("scroll",u,{capture:!0,passive:!0})),
C())}function x(){w&&(w=null,i.hidden=!0,i.hidePopover&&i.isConnected&&i.hidePopover(),document.removeEventListener("keydown",h,!0),document.removeEventListener(
"scroll",u,{capture:!0}))}function h({key:g}){g==="Escape"&&p()}function p(){k=w,x()}function u(){let g=b&&document.elementFromPoint(b.clientX,b.clientY);!w.isConnected||
b&&!w.contains(g)?x():C()}e.addEventListener("pointermove",g=>{if(g.pointerType==="touch")return;let y=g.target.closest('[role="button"]');!y||!o(y)?b&&x():y!==
w&&y!==k&&W(y,g)}),e.addEventListener("pointerleave",()=>{k=null,b&&x()}),e.addEventListener("focusin",({target:g})=>g.matches(":focus-visible")&&W(g)),e.addEventListener(
"focusout",({target:g})=>g===w&&!b&&x());function f(g){w&&(w.isConnected?g&&(T(),C()):x())}return{show:W,hide:x,dismiss:p,refresh:f}}var lt=({removed_by:t})=>s(
"removed by {processor}",{processor:t?Je(t)[0]:s("a processor")});function ze(t,e){if(e.piece===null){let n=l("bdi","gp-ink gp-special");ve(n,e.text),t.append(n)}else $t(e)?t.append(e.piece,l("span","gp-ink gp-byte","",{"data-\
bytes":Mn(e.text)||"·"})):dr(t,e.piece)}function dt(t,e,n,o){let r=o&&$t(o)?t.tokens.at(-1).parentNode:null;if(r&&n.piece!==null)r.append(e);else if($t(n)){let i=l(
"span","gp-bytes");i.append(e),t.rows.append(i)}else t.rows.append(e);t.tokens.push(e)}function It(t,e){for(;t.tokens.length>e;){let n=t.tokens.pop(),o=n.closest(
".gp-bytes");o&&o.childNodes.length>1?n.remove():t.rows.removeLast()}}function Nn(t,e){let{probability:n,rawProbability:o,rank:r,surprisal:i}=ye(t),a=[t.chosen.
logprob===null?lt(t.chosen):s("probability {share}",{share:D(n)})];return D(o)!==D(n)&&a.push(s("{share} before the processors",{share:D(o)})),r!==null&&a.push(
s("rank {rank} of {count}",{rank:z(r),count:z(t.distribution.vocab)})),[...a,s("surprisal {amount}",{amount:de(i,e)})]}var ln=(t,e,n)=>e>0?(t-n*e)/Math.sqrt(e*n*(1-n)):null;function Be(t){if(t<0)return 1-Be(-t);let e=Math.exp(-t*t/2)/Math.sqrt(2*Math.PI);if(t>3){let r=t;for(let i=120;i>
0;i--)r=t+i/r;return e/r}let[n,o]=[0,t];for(let r=1;o>1e-18;r+=2)n+=o,o*=t*t/(r+2);return .5-e*n}var Vr=(t,e,n)=>t>e?n**2*e*(1-e)/(t-e)**2:1/0;function Ke(t){if(t>=
1e-4)return D(t);if(t<1e-300)return s("less than {p}",{p:"10⁻³⁰⁰"});let[e,n]=t.toExponential(1).split("e-");return`${e} × 10⁻${[...n].map(o=>"⁰¹²³⁴⁵⁶⁷\
⁸⁹"[o]).join("")}`}function Rt(t){let e=Be(t);if(e>.1)return s("{share} of texts without this watermark pass it.",{share:D(e)});let n=1/e;return n>=1e9?s("A\
 share of {p} of texts without this watermark passes it.",{p:Ke(e)}):s("One in {odds} texts without this watermark passes it.",{odds:z(Number(n.toPrecision(n<1e4?
3:2)))})}var ul=({green:t})=>t==null?"none":t?"green":"red",fl=t=>Math.round(Math.max(0,Math.min(1,(t-.2)/.6))*10);function ml(t,e,n){let o=l("span","gp-token",
null,{tabindex:"-1",role:"img"});if(ze(o,t),Jr(o,e),n===void 0)return o;let r=typeof n=="function"?n:()=>n;return o.setAttribute("aria-label",r()),Me(o,r),o}function Jr(t,{
green:e=null,g:n=null,counted:o=!0}){let r=t.querySelector(".gp-ink");if(n===null)t.dataset.list=ul({green:e});else{let i=fl(n);t.dataset.list="g",r.style.backgroundColor=
`var(--gp-prob-${i})`,r.style.backgroundSize=`2px ${i*10}%`}o||(t.dataset.counted="no")}var Te=class{constructor(e,{press:n=null}={}){this.body=e,this.press=n,this.
items=[],this.tokens=[],this.stop=null,this.width=0,this.timer=0,e.classList.add("gp-marked"),this.rows=new Xe(e),e.addEventListener("keydown",o=>this.keyed(o)),
e.addEventListener("click",o=>this.pressed(o.target.closest(".gp-token"))),new ResizeObserver(()=>this.resized()).observe(e)}show(e,n=0){this.cut(Math.min(n,this.
tokens.length));for(let o=this.tokens.length;o<e.length;o++){let{token:r,mark:i,words:a}=e[o],c=ml(r,i,a);this.press&&c.setAttribute("role","button"),dt(this,c,
r,o?this.items[o-1].token:null),this.items.push(e[o])}!this.stop&&this.tokens.length&&this.reach(this.tokens[0]),this.rows.settle()}cut(e){It(this,e),this.items.
length=e,this.stop&&!this.stop.isConnected&&(this.stop=null)}reach(e){this.stop&&(this.stop.tabIndex=-1),this.stop=e,e.tabIndex=0}pressed(e){let n=this.tokens.indexOf(
e);n<0||(this.reach(e),this.press&&this.press(this.items[n]))}keyed(e){let n=this.tokens.indexOf(e.target.closest(".gp-token"));if(n<0||e.ctrlKey||e.metaKey||e.
altKey)return;let o={ArrowRight:()=>this.tokens[n+1],ArrowLeft:()=>this.tokens[n-1],ArrowDown:()=>Pe(this.tokens,n,1),ArrowUp:()=>Pe(this.tokens,n,-1),Home:()=>this.
tokens[0],End:()=>this.tokens.at(-1),Enter:()=>this.tokens[n]," ":()=>this.tokens[n]}[e.key];if(!o)return;e.preventDefault();let r=o();r&&(this.reach(r),r.focus(
{preventScroll:!0}),r.scrollIntoView({block:"nearest"}),r===this.tokens[n]&&this.pressed(r))}resized(){let{clientWidth:e}=this.body;!e||e===this.width||(this.width=
e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),200))}};function Ue(t,e,{unscored:n=!1,repeated:o=!1,faint:r=s("fai\
nt: seen before, not counted")}={}){let i=[e,n,o,r].join();if(t.dataset.legend===i)return;t.dataset.legend=i,t.classList.add("gp-marked","gp-mark-legend");let a=(d,m,w)=>{
let b=l("span"),k=l("span","",null,{"aria-hidden":"true"});return k.append(l("span","gp-ink",m)),Jr(k,d),b.append(k,w),b},c=e==="synthid"?[a({g:.2},"g",s("mean \
g-value 0.2 or less")),a({g:.5},"g",s("0.5, as by chance")),a({g:.8},"g",s("0.8 or more"))]:[a({green:!0},"◆",s("green: on the green list")),a({green:!1},"◇",
s("red: not on the green list"))];n&&c.push(a({},"abc",s("not scored"))),o&&c.push(a(e==="synthid"?{g:.5,counted:!1}:{green:!0,counted:!1},"abc",r)),t.replaceChildren(
...c)}var gl=400,wl=12;function zt(t,{curves:e,threshold:n,needed:o=null,label:r=s("z over the number of tokens"),title:i=s("tokens scored"),yTitle:a="z",from:c=40,
height:d=260}){let m=e.filter(({points:x})=>x.length),w=m.flatMap(({points:x})=>x),b=Math.max(c,...w.map(([x])=>x)),k=o&&o.at<=2*b?Math.max(b,o.at*1.05):b,L=w.map(
([,x])=>x),T=Math.min(-.5,...L)*1.08,S=Math.max(n*1.15,1,...L)*1.06,E=Dr(t,{height:d,x:[0,k],y:[T,S],left:40,top:24}),A=E.width-E.right,C=[...Hr(E,{xTicks:Qo(0,
k,E.inner/90),yTicks:Qo(T,S,5),xTitle:i,yTitle:a}),At("gp-unity",E.left,E.y(0),A,E.y(0)),At("gp-z-threshold",E.left,E.y(n),A,E.y(n)),...m.map(({look:x,points:h})=>mr(
`gp-z-${x}`,kl(h,gl).map(([p,u])=>[E.x(p),E.y(u)]))),...m.map(({look:x,points:h})=>yl(E,x,h.at(-1))),bl(E,m,n)],W=xl(E,m);if(o&&o.at<=k){let[x,h]=[E.x(o.at),E.y(
n)];W.push(Do("",o.words,[["path","gp-z-needed",{d:`M${be(x)} ${be(h)}l-6 11h12Z`},[]]]))}E.draw(r,[C,W])}function bl(t,[e],n){let o=([,a])=>Math.abs(a-n),{points:r}=e||
{points:[]},i=r.length>0&&o(r.at(-1))>o(r[Math.floor(r.length/8)]);return yt("gp-halo gp-strong",i?t.width-t.right:t.left+5,t.y(n)-6,s("threshold {value}",{value:Number(
n.toFixed(2))}),i?"end":"start")}function kl(t,e){let n=Math.ceil(t.length/e);return t.filter((o,r)=>r%n===0||r===t.length-1)}var yl=(t,e,[n,o])=>e==="measured"?
["circle","gp-measured",{cx:be(t.x(n)),cy:be(t.y(o)),r:5},[]]:["path",`gp-z-end gp-z-end-${e}`,{d:gr(t.x(n),t.y(o),4.5)},[]];function xl(t,e){let n=Math.max(0,...e.
map(({points:r})=>r.at(-1)[0])),o=Math.min(wl,n);return Array.from({length:o},(r,i)=>{let[a,c]=[n*i/o,n*(i+1)/o],d=e.map(({name:w,points:b})=>{let k=b.findLast(
([L])=>L<=c);return k&&k[0]>a?`${w} ${k[1].toFixed(2)}`:""}).filter(Boolean);if(!d.length)return null;let m={x:be(t.x(a)),y:t.top,width:be(t.x(c)-t.x(a)),height:be(
t.height-t.bottom-t.top)};return Do("gp-z-place",B(Math.floor(c),"After {count} token: {values}","After {count} tokens: {values}",{values:d.join(", ")}),[["rect",
"gp-catch",m,[]]])}).filter(Boolean)}function Bt(t,e){let n=X(t,e.length,()=>{let o=l("span"),r=ee("svg");return G(r,{width:26,height:8,"aria-hidden":"true"}),r.
append(ee("path")),G(r.firstElementChild,{d:"M1 4H25"}),o.append(r,l("span")),o});e.forEach(({name:o,look:r,tip:i},a)=>{let[c,d]=n[a].children;G(c.firstChild,{class:`\
gp-z-${r}`}),M(d,o),i&&G(d,{tabindex:0,"data-tip":i})})}function dn({name:t,masked:e}){return t==="alone"?s("Alone"):t==="left"?e?s("Padded on the left"):s("Padded on the left, without a mask"):e?s("Padded on the rig\
ht"):s("Padded on the right, without a mask")}function es(t,e){if(!V(t))return s("infinite");let n=Oe(t,e),o=Math.abs(n);if(o<1e-15)return`0 ${s(e)}`;let r=o<1e-4?
Ke(o):o.toFixed(o<.01?4:3);return`${n<0?"−":""}${r} ${s(e)}`}function Yr(t,e,n){let{prompts:o,sampled:r,ways:[i]}=t,a=o.length,c=e.answers.map(({kl:L})=>V(L)?
L:1/0),d=e.answers.filter(({read:L},T)=>L.length>i.answers[T].read.length).length,m=[s("Divergence of the first new token from that of the prompt alone: at most\
 {distance}.",{distance:es(Math.max(...c),n)})];d||m.push(s("No prompt is shorter than another, so nothing was padded.")),e.guessed?m.push(s("generate has found\
 the padding by itself, because no text ends with this pad token.")):!e.masked&&d&&m.push(s("The model has read the padding as text."));let w=e.answers.filter(({
same:L})=>!L).length,[b,k]=r?["even","○"]:w?["bad","✗"]:["good","✓"];return[b,k,vl(b,dn(e),w,a),m.join(" ")]}function vl(t,e,n,o){return t==="even"?s("{wa\
y}: the texts are drawn anew, so they are not compared.",{way:e}):t==="good"?B(o,"{way}: the prompt gives the same text as alone.","{way}: each of the {count} p\
rompts gives the same text as alone.",{way:e}):o===1?s("{way}: the prompt gives a different text than alone.",{way:e}):B(n,"{way}: {count} of {all} prompts give\
s a different text than alone.","{way}: {count} of {all} prompts give a different text than alone.",{way:e,all:o})}function ts({sampled:t},{name:e},{same:n}){return e===
"alone"?["even","",""]:t?["even","○",s("drawn anew")]:n?["good","✓",s("the same as alone")]:["bad","✗",s("a different text than alone")]}function Sl({parts_at:t,
new:e},n){if(t===null)return"";let o=r=>r[t]?Z(r[t][1]):s("the end");return s("diverges at new token {number}: {own}, alone {alone}",{number:t+1,own:o(e),alone:o(
n.new)})}function Xr(t,e,n,o,r){let i=n.first.slice(0,3).map(([m,w])=>`${Z(m)} ${D(Y(w))}`),a=[s("first: {tokens}",{tokens:i.join(", ")}),s("The likeliest first\
 new tokens, with their probabilities before the logits processors.")];if(e.name==="alone")return[a];let[,c]=o.new[0],d=t.sampled?"":Sl(n,o);return[...d?[[d,s("\
The first token that differs. What comes after it continues a different text.")]]:[],[s("KL {distance}",{distance:es(n.kl,r)}),s("Kullback-Leibler divergence be\
tween the distributions of the first new token, alone ‖ this way, before the logits processors. 0 where they are the same.")],[s("log p of {token} {change}",{
token:Z(c),change:`${V(n.change)&&n.change>0?"+":""}${es(n.change,r)}`}),s("The change in the log-probability of the token that the prompt alone chose first.")],
a]}function Zr({model:t,mode:e,prompts:n,width:o,pad:r,borrowed:i,dtype:a,seed:c,sampled:d,ways:[m]}){let w=d?s("{mode}, seed {seed}",{mode:bt(e),seed:c}):bt(e),
b=m.answers.some(({read:k})=>k.length<o);return`${t}, ${a}; ${w}; ${b?_l(n.length,o,r[1],i):B(n.length,"{count} prompt of {width} tokens","{count} prompts of {w\
idth} tokens",{width:o})}`}var _l=(t,e,n,o)=>o?B(t,"{count} prompt, padded to {width} tokens with {pad}, the end-of-text token","{count} prompts, padded to {wid\
th} tokens with {pad}, the end-of-text token",{width:e,pad:n}):B(t,"{count} prompt, padded to {width} tokens with {pad}","{count} prompts, padded to {width} tok\
ens with {pad}",{width:e,pad:n});function Qr(t,e){let n=w=>t.querySelector(".gp-"+w);function i(w){let b=w.ways.slice(1).map(k=>Yr(w,k,e.unit));n("batch-verdicts").replaceChildren(...b.map(([k,
L,T,S])=>{let E=l("li","",null,{"data-verdict":k}),A=l("span","",T);return A.append(l("small","",S)),E.append(l("span","gp-sign",L,{"aria-hidden":"true"}),A),E})),
M(n("told"),b.map(([,,k])=>k).join(" "))}function a(w,b){let k=l("details","gp-one-prompt"),L=l("summary","",`${s("Prompt {number}:",{number:b+1})} `),T=[...w.prompts[b]],
S=l("bdi","gp-prompt-text",T.slice(0,200).join("")+(T.length>200?"…":"")),E=w.ways.slice(1).map(C=>`${ts(w,C,C.answers[b])[1]} ${dn(C)}`);L.append(S,l("span",
"gp-way-signs",` ${E.join(" · ")}`)),k.append(L);let A=()=>{k.open&&k.childElementCount===1&&k.append(...w.ways.map(C=>c(w,C,b)))};return k.addEventListener("t\
oggle",A),k.open=b<6,A(),k}function c(w,b,k){let[L,T]=[w.ways[0].answers[k],b.answers[k]],[S,E,A]=ts(w,b,T),C=l("div","gp-way",null,{"data-verdict":S}),W=l("h3",
"gp-way-name");W.append(l("span","gp-sign",E,{"aria-hidden":"true"}),dn(b),l("small","",A));let x=s("Prompt {number} as the model reads it: {way}",{number:k+1,way:dn(
b)}),h=d(w,b,T,L,x),p=l("p","gp-gave"),u=l("span","gp-new");Fr(u,T.new,w.sampled?null:T.parts_at),p.append(l("span","gp-gave-words",`${s("Output:")} `),u);let f=l(
"p","gp-measures");for(let[y,v]of Xr(w,b,T,L,e.unit))f.append(l("span","",y,{tabindex:0,"data-tip":v}));let g=l("div","gp-way-body");return g.append(h,p,f),C.append(
W,g),C}function d({is_encoder_decoder:w},{name:b},{read:k},L,T){if(b!=="alone"&&JSON.stringify(k)===JSON.stringify(L.read))return l("p","gp-note",s("As long as \
the longest prompt: there is no padding, and the row is that of the prompt alone."));let S=l("div","gp-scroll",null,{tabindex:0,role:"region","aria-label":T});return S.
append(jr(k,{text:L.read.length,side:b,goesOn:!w,caption:T})),S}function m(w){M(n("about"),Zr(w)),i(w),K(n("of-decoder"),!w.is_encoder_decoder),n("batch-prompts").
replaceChildren(...w.prompts.map((b,k)=>a(w,k)))}return w=>{t.hidden=!e.found,!t.hidden&&(w.found||w.unit)&&m(e.found)}}function jt({effective:t,config:e}){let n={...t,...e},o=(n.constraints||[]).map(i=>i.any_of||[i.phrase||[]]),r=(n.force_words_ids||[]).map(i=>Array.isArray(i[0])?
i:[i]);return[...o,...r].map(i=>({alternatives:i,length:Math.max(...i.map(a=>a.length))}))}function ei(t,e){let n=t.map(r=>e.get(r)),o=n.indexOf(void 0);return(o<
0?n:[...n.slice(0,o),"…"]).join("")}function ht({alternatives:t,length:e},n,o,r){if(n>=e)return!0;let i=t.filter(c=>c.length===n);if(!i.length)return!1;let a=[
...r,...fe(o).map(c=>c.chosen.token_id)].join(" ")+" ";return i.some(c=>` ${a}`.includes(` ${c.join(" ")} `))}var Ol={running:["●",({beam:t})=>s("beam {number}",{number:t+1})],finished:["■",()=>s("ended")],ended:["□",()=>s("ended, not counted")],pruned:["✕",()=>s(
"pruned")]};function ti(t,e){let r=t.querySelector(".gp-beam-table"),i=t.querySelector(".gp-where"),a=t.querySelector(".gp-more"),c={lost:4,progress:7},d=t.querySelector(
".gp-constraints"),m=[],w=[],b=[];function k(f){let g=40-f.filter($=>$.beam.status!=="pruned").length,y=({beam:$})=>$.beam??($.status==="finished"?1e6:1e7),v=f.
filter($=>$.beam.status!=="pruned"||g-- >0).sort(($,P)=>y($)-y(P)),O=new Map;for(let $ of v){let P=$.beam.group??null;O.has(P)||O.set(P,[]),O.get(P).push($)}return[
...O].sort(([$],[P])=>$-P)}function L(f,g){let y=new Map;for(let{beam:v}of f)v.status==="running"&&v.group<g&&y.set(v.text,(y.get(v.text)||0)+1);return y}function T(f){
let g="",y=f.before;for(;y&&g.length<32;y=y.before)g=(y.piece??y.chosen.text)+g;return(y||g.length>32?"…":"")+Array.from(g).slice(-32).join("")}function S(){let f=l(
"tbody"),g=f.insertRow(),y=l("th","gp-group-head",null,{scope:"rowgroup",colspan:"8"}),[v,O]=[l("b","gp-badge"),l("span")];return y.append(v,O),g.append(y),r.append(
f),w.push({body:f,head:g,badge:v,took:O,rows:[]}),w.at(-1)}function E(f){let g=f.body.insertRow(),y=Array.from({length:8},()=>g.insertCell()),[v,O,$]=[l("span",
"gp-sign"),l("span"),l("span","gp-flag","⚑ "+s("forced"))];y[0].append(v,O,$);let P=l("button","gp-pick",null,{type:"button",tabindex:"-1"}),[_,q,I]=[l("span",
"gp-tail"),l("bdi","gp-tail-text"),l("bdi","gp-word")];return _.append(q),P.append(_,I),y[1].append(P),f.rows.push({row:g,cells:y,sign:v,fate:O,flag:$,pick:P,tail:q,
word:I,node:null}),f.rows.at(-1)}function A(f,g,y){let{beam:v}=g,[O,$]=Ol[v.status]||["",()=>v.status];f.node=g,f.row.dataset.status=v.status,f.row.className=y?
"gp-looked":"",M(f.sign,O),M(f.fate,$(v)),f.flag.hidden=!v.forced;let P=T(g);f.tail.replaceChildren(),Tt(f.tail,P),ve(f.word,v.text),f.pick.tabIndex=y?0:-1,f.pick.
setAttribute("aria-pressed",String(y&&e.selected===g));let _=[$(v),...v.forced?[s("forced")]:[]].join(", ");f.pick.setAttribute("aria-label",s("{fate}: {text}",
{fate:_,text:Z(P+v.text)})),M(f.cells[2],g.before?s("beam {number}",{number:v.parent+1}):s(e.readsSource?"start":"prompt")),M(f.cells[3],J(v.logprob)),M(f.cells[4],
v.diversity_penalty?`-${J(v.diversity_penalty)}`:"–"),M(f.cells[5],J(v.score)),M(f.cells[6],J(v.final_score)),v.progress&&f.cells[7].replaceChildren(...W(g))}
function C(f){if(d.hidden=!f||!m.length,d.hidden)return;let g=m.map(({alternatives:y,length:v})=>{let O=l("li");return y.forEach(($,P)=>{P&&O.append(` ${s("or")}\
 `),O.append(oe(ei($,e.texts)))}),O.append(" "+B(v,"({count} token)","({count} tokens)")),O});g.map(y=>y.textContent).join(`
`)!==d.dataset.said&&(d.dataset.said=g.map(y=>y.textContent).join(`
`),d.replaceChildren(...g))}function W(f){let g=e.prefix.map(O=>O.token_id),y=f.beam.progress.map((O,$)=>{let P=l("span","gp-goal"),_=m[$];for(let q=0;_&&q<Math.
min(_.length,8);q++)P.append(l("i",q<O?"gp-full-block":""));return _&&ht(_,O,f,g)?P.append(` ✓ ${s("done")}`):P.append(" "+(_?s("{progress} of {length}",{progress:O,
length:_.length}):String(O))),P}),{bank:v}=f.beam;return v==null?y:[...y,l("span","gp-note",s("bank {bank}",{bank:v}))]}function x(f,[g,y],v,O,$){if(f.body.hidden=
!y,!!y){if(f.head.hidden=g===null,g!==null){M(f.badge,Ce(g)),f.body.dataset.look=g%4;let P=[...L(v,g)].flatMap(([_,q])=>[oe(_,"gp-took"),q>1?` × ${q}`:""]);f.took.
replaceChildren(...P.length?[s("Earlier groups have just chosen:"),...P]:[s("Chooses first: no penalty")])}for(;f.rows.length<y.length;)E(f);f.rows.forEach((P,_)=>{
if(P.row.hidden=_>=y.length,!(_>=y.length)){for(let[q,I]of Object.entries(c))P.cells[I].hidden=!$[q];A(P,y[_],y[_]===O)}})}}function h(f){let y=e.prompts[f.sequence].
steps[f.index],v={lost:y.some(({beam:_})=>(_.group??null)!==null),progress:y.some(({beam:_})=>_.progress)};for(let[_,q]of Object.entries(c))r.tHead.rows[0].cells[q].
hidden=!v[_];let O=k(y);for(;w.length<O.length;)S();w.forEach((_,q)=>x(_,O[q]||[null,null],y,f,v));let $=y.length-O.reduce((_,[,q])=>_+q.length,0);a.hidden=$<=0,
M(a,B($,"and {count} more that was pruned","and {count} more that were pruned"));let P={token:f.index+1,prompt:f.sequence+1};M(i,e.prompts.length>1?s("at token \
{token} of prompt {prompt}",P):s("at token {token}",P)),C(v.progress)}let p=()=>w.filter(({body:f})=>!f.hidden).flatMap(({rows:f})=>f.filter(({row:g})=>!g.hidden)),
u=f=>p().findIndex(({pick:g})=>g.contains(f.target));return r.addEventListener("click",f=>{let g=u(f);g>=0&&e.selectStep(p()[g].node)}),r.addEventListener("keyd\
own",f=>{f.key==="Escape"&&e.selectStep(null);let g=u(f),y={ArrowDown:1,ArrowUp:-1}[f.key];if(g<0||!y)return;f.preventDefault();let v=p()[g+y];v&&(e.selectStep(
v.node),v.pick.focus())}),f=>{f.run&&e.started&&(m=jt(e.started));let g=e.usesBeams?e.current():null;t.hidden=!g,!(!g||g===b[0]&&e.selected===b[1])&&(b=[g,e.selected],
h(g))}}var ce={node:108,fold:236,gap:34,row:38,leaf:20,between:8,margin:20,band:22,short:3},ni=new Set(["running"]),pt=new Set(["finished"]);function oi(t,e){let n=Math.
min(e.upTo,t.steps.length-1),o=ns(t,n),r=new Map((e.returned||[]).map((b,k)=>[b,k+1])),i=hn([...o,...r.keys(),...Wn(t,n)]),{kids:a,hidden:c}=Ml(t,n,e,i,o),{lanes:d,
counts:m}=Ll(t,n,a),w=Cl(t,n,a,d,e);return Pl(t,{last:n,kept:o,outputs:r,alive:i,kids:a,hidden:c,lanes:d,counts:m,columns:w,options:e})}var Wn=(t,e)=>(t.steps[e]||
[]).filter(({beam:n})=>ni.has(n.status));function ns(t,e){let n=t.steps.slice(0,e+1).flat().filter(({beam:o})=>pt.has(o.status));return n.sort((o,r)=>r.beam.final_score-
o.beam.final_score),new Set(n.slice(0,(t.pools[e]||[]).length))}function hn(t){let e=new Set;for(let n of t)for(;n&&!e.has(n);n=n.before)e.add(n);return e}function Ml(t,e,n,o,r){
let i=new Map,a=new Set([null]),c=new Map,d=new Map,m=w=>(i.has(w)||i.set(w,{on:[],off:[]}),i.get(w));m(null);for(let w=0;w<=e;w++){for(let b of t.steps[w]){let{
before:k}=b,L=n.collapsed.has(k)?k:c.get(k);L!=null?(c.set(b,L),d.set(L,(d.get(L)||0)+1)):ni.has(b.beam.status)?(n.lost||o.has(b))&&(m(k).on.push(b),a.add(b)):(!pt.
has(b.beam.status)||n.lost||r.has(b))&&m(k).off.push(b)}t.distributions[w].forEach((b,k)=>{let L=Tl(t,w,k);n.candidates&&a.has(L)&&!n.collapsed.has(L)&&$l(t,w,k,
b,m(L),n.candidates)})}for(let w of i.values()){w.on.sort((T,S)=>T.beam.beam-S.beam.beam);let b=w.off.filter(({beam:T})=>pt.has(T.status)),k=w.off.filter(({beam:T})=>!pt.
has(T.status)),L=(T,S)=>S.beam.score-T.beam.score;w.off=[...b.sort(L),...El(k.sort(L),n.candidates)]}return{kids:i,hidden:d}}function El(t,e){let n=new Map;return t.
filter(({beam:{parent:o}})=>(n.set(o,(n.get(o)||0)+1),n.get(o)<=e))}function Tl(t,e,n){if(!(e<=t.given&&!t.steps[e].some(({beam:o})=>o.parent===n)))return e?t.byStep[e-
1].get(n):null}function $l(t,e,n,o,r,i){let a=i-r.off.filter(({beam:d})=>d.parent===n&&!pt.has(d.status)).length;if(a<=0)return;let c=new Set(t.steps[e].filter(
({beam:d})=>d.parent===n).map(({beam:d})=>d.token_id));for(let d of o.candidates)if(!(d.logprob===null||c.has(d.token_id))&&(r.off.push(Sr(t,e,n,o,d)),a-=1,!a))
return}function Ll(t,e,n){let o=new Map,r=new Map;for(let a=0;a<=e;a++){let c=[],d=new Set;for(let m of Wn(t,a)){let w=n.get(m.before);if(!w||!w.on.includes(m))
continue;let b=m.beam.group??0;r.has(b)||r.set(b,[]),w.on.find(({beam:L})=>(L.group??0)===b)===m&&m.before&&o.has(m.before)?(o.set(m,o.get(m.before)),r.get(b)[o.
get(m).number]=a,d.add(m)):c.push(m)}c.sort((m,w)=>m.beam.beam-w.beam.beam);for(let m of c){let w=m.beam.group??0,b=Al(r.get(w),a,m.before&&o.has(m.before)?o.get(
m.before).number:0);r.get(w)[b]=a,o.set(m,{group:w,number:b})}}let i=new Map([...r].sort(([a],[c])=>a-c).map(([a,c])=>[a,Math.max(1,c.length)]));return{lanes:o,
counts:i}}function Al(t,e,n){let o=a=>a.sort((c,d)=>Math.abs(c-n)-Math.abs(d-n)||d-c)[0],i=t.map((a,c)=>c).filter(a=>t[a]<e-1);return i.length?o(i):t.length}function Cl(t,e,n,o,r){
let i=d=>Wn(t,d-1).every(m=>{if(!o.has(m))return!0;let w=n.get(m);return w&&w.on.length===1&&!w.off.some(({beam:b})=>pt.has(b.status))}),a=[],c=r.live?e-2:e;for(let d=0;d<=
e;d++){let m=a.at(-1);r.fold&&m&&d<=c&&i(d)?m.to=d:a.push({from:d,to:d})}return a.flatMap(d=>{let m=d.to-d.from+1;return m>=ce.short&&!r.unfolded.has(d.from)?[d]:
Array.from({length:m},(w,b)=>({from:d.from+b,to:d.from+b,...m>=ce.short&&b===0?{open:!0}:{}}))})}function Pl(t,{last:e,kept:n,outputs:o,alive:r,kids:i,hidden:a,
lanes:c,counts:d,columns:m,options:w}){let b=[],k=ce.margin+ce.node+ce.gap;for(let u of m){u.x=k,u.folded=u.to>u.from,u.width=u.folded?ce.fold:ce.node,k+=u.width+
ce.gap;for(let f=u.from;f<=u.to;f++)b[f]=u}let{tops:L,bands:T,height:S}=Nl(i,c,d,b),E=u=>L.get(u.group)[u.number],A={node:null,nodes:[],look:"root",x:ce.margin,
y:Wl(L),width:ce.node,height:ce.row-4,hidden:0},C=[A],W=new Map([[null,A]]),x=[];function h(u,f,g){let y=b[u.index],v={node:u,nodes:[u],look:p(u),x:y.x,y:f,width:y.
width,height:g,hidden:a.get(u)||0,place:o.get(u)||null,folded:y.folded,column:y,greedy:w.greedy.has(u)};W.set(u,v),C.push(v);let O=W.get(u.before);return O&&x.push(
{from:O,to:v,look:v.look,share:Math.min(1,Math.exp(u.beam.logprob??-1/0))}),v}function p(u){let{status:f}=u.beam;return f==="finished"?n.has(u)?"kept":"fell":f!==
"running"?f:u.index===e?"tip":r.has(u)?"inner":"lost"}for(let u=0;u<=e;u++){let f=b[u];for(let g of Wn(t,u))if(c.has(g))if(u>f.from){let y=W.get(g.before);y&&(y.
nodes.push(g),y.node=g,y.look=p(g),y.greedy&&=w.greedy.has(g),y.hidden=a.get(g)||0,W.set(g,y))}else h(g,E(c.get(g)),ce.row-4).lane=c.get(g)}for(let[u,f]of i){let g=u===
null?null:c.get(u)&&E(c.get(u));if(g===void 0)continue;let y=new Map;for(let v of f.off){let O=b[v.index];if(!O||O.folded&&!pt.has(v.beam.status))continue;let $=g??
L.get(v.beam.group??0)[0],P=y.get($)||0;y.set($,P+1),h(v,$+ce.row+P*ce.leaf,ce.leaf-2)}}return{entries:C,edges:x,columns:m,bands:T,at:W,last:e,width:k-ce.gap+ce.
margin,height:S}}function Nl(t,e,n,o){let r=new Map;for(let[m,w]of t){let b=new Map;for(let k of w.off){let L=o[k.index];if(!L||L.folded&&!pt.has(k.beam.status))
continue;let T=m===null?{group:k.beam.group??0,number:0}:e.get(m);if(!T)continue;let S=`${T.group} ${T.number}`;b.set(S,(b.get(S)||0)+1)}for(let[k,L]of b)r.set(
k,Math.max(r.get(k)||0,L))}let i=new Map,a=[],c=ce.margin,d=n.size>1;for(let[m,w]of n){let b=c;d&&(c+=ce.band),i.set(m,[]);for(let k=0;k<w;k++)i.get(m).push(c),
c+=ce.row+(r.get(`${m} ${k}`)||0)*ce.leaf+ce.between;d&&a.push({group:m,y:b,height:c-b-4}),d&&(c+=8)}return i.size||i.set(0,[c]),{tops:i,bands:a,height:Math.max(
c,ce.margin+ce.row)+ce.margin-ce.between}}var Wl=t=>[...t.values()][0][0];var ql=`
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
`,is={kept:"■",fell:"▤",ended:"□",pruned:"✕",unseen:"…",lost:"✕"},os={tall:.55,small:.75},Il=[1,1.8,3,4.5,6.5],Rl=[.05,.2,.5,.8],zl={probability:({beam:t})=>D(
Math.min(1,Y(t.logprob))),token:({beam:t})=>J(t.logprob,2),sum:({beam:t})=>J(t.score,2),score:(t,e)=>J(Nt(t,e),3),rank:t=>t.rank?`#${t.rank}`:`>${t.among??""}`},
Ft=class{constructor(e){this.element=e,e.classList.add("t-tree");let n=ee("style");n.textContent=ql,this.world=ee("g"),this.bands=ee("g"),this.ruler=ee("g"),this.
edges=ee("g"),this.blocks=ee("g"),this.nodes=ee("g"),this.world.append(this.bands,this.ruler,this.edges,this.blocks,this.nodes),e.append(n,this.world),this.paths=
new Map,this.drawn=new Map}draw(e,n){let o=n.area?a=>a.x+a.width>=n.area[0]&&a.x<=n.area[2]&&a.y+a.height>=n.area[1]&&a.y<=n.area[3]:()=>!0,r=e.entries.filter(o),
i=a=>n.zoom>=(ss(a)?os.tall:os.small);return this.drawBands(e),this.drawRuler(n.zoom>=os.tall?e.columns.filter(({x:a,width:c})=>!n.area||a+c>=n.area[0]&&a<=n.area[2]):
[]),this.drawEdges(e,n),this.drawBlocks(r.filter(a=>!i(a)),n),this.drawNodes(r.filter(i),n),r.length}drawBands({bands:e,width:n}){let o=X(this.bands,e.length,()=>{
let r=ee("g");return r.append(ee("rect","t-band"),ee("text")),r});e.forEach(({group:r,y:i,height:a},c)=>{let[d,m]=o[c].children;G(d,{x:4,y:i,width:n-8,height:a,
rx:8}),G(m,{y:i+16}),M(m,s("group {group}",{group:Ce(r)}))})}drawRuler(e){let n=X(this.ruler,e.length,()=>ee("text","t-small"));e.forEach(({from:o,to:r,x:i},a)=>{
G(n[a],{x:i+8,y:12}),M(n[a],r>o?`${o+1}–${r+1}`:String(o+1))})}nameBandsAt(e){for(let n of this.bands.children)G(n.lastElementChild,{x:Math.max(14,e+10)})}drawEdges(e,n){
let o=new Map;for(let{from:r,to:i,look:a,share:c}of e.edges){let[d,m]=[r.x+r.width,i.x],[w,b]=[r.y+r.height/2,i.y+i.height/2];if(n.area&&(m<n.area[0]||d>n.area[2]||
Math.max(w,b)<n.area[1]||Math.min(w,b)>n.area[3]))continue;let k=n.path.has(i.node)||i.nodes.some(E=>n.path.has(E)),L=Math.min(40,(m-d)*.6),S=`t-edge t-w${Rl.filter(
E=>c>=E).length} ${Hl(i,a,k)}${n.dim&&!k?" t-dim":""}`;o.has(S)||o.set(S,[]),o.get(S).push(`M${d},${w}C${d+L},${w} ${m-L},${b} ${m},${b}`)}this.drawPaths(this.edges,
o,(r,i)=>{r.style.strokeWidth=`${Il[Number(i.match(/t-w(\d)/)[1])]}px`})}drawPaths(e,n,o){for(let[r,i]of this.paths)i.parentNode===e&&!n.has(r)&&(i.remove(),this.
paths.delete(r));for(let[r,i]of n){let a=this.paths.get(r);a||(a=ee("path",r),o&&o(a,r),this.paths.set(r,a),r.includes("t-path")?e.append(a):e.prepend(a)),G(a,{
d:i.join("")})}}drawBlocks(e,n){let o=new Map;for(let r of e){let i=`t-blocks t-${rs(r,n.path)?"path":r.look}${n.dim&&!rs(r,n.path)?" t-dim":""}`;o.has(i)||o.set(
i,[]);let{x:a,y:c,width:d,height:m}=r;o.get(i).push(`M${a},${c+m*.2}h${d}v${m*.6}h${-d}z`)}this.drawPaths(this.blocks,o)}drawNodes(e,n){let o=new Map(this.drawn);
for(let r of e){let i=r.nodes[0]||null,a=this.drawn.get(i);(!a||a.tall!==ss(r))&&(a&&a.group.remove(),a=Bl(ss(r)),this.drawn.set(i,a),this.nodes.append(a.group)),
o.delete(i),this.drawNode(a,r,n)}for(let[r,{group:i}]of o)i.remove(),this.drawn.delete(r)}drawNode(e,n,o){let{node:r,x:i,y:a,width:c,height:d,look:m}=n,{group:w,
box:b,word:k,right:L,tall:T}=e,S=r?zl[o.number](r,o.penalty):"";if(G(w,{class:this.classesOf(n,o),transform:`translate(${i} ${a})`}),G(b,{width:c,height:d}),G(L,
{x:c-8}),M(L,S),T)jl(e,n,o);else{let E=`${n.greedy?"G":""}${is[m]} `;M(k,E+qn(as(r),12-E.length-Math.ceil(S.length*.82)))}Fl(e,n)}classesOf(e,n){let{node:o,look:r}=e,
i=rs(e,n.path),a=[`t-${r}`];return o&&(o.beam.group??0)&&["inner","tip"].includes(r)&&a.push(`t-g${o.beam.group%4}`),o&&o.given&&a.push("t-given"),i&&a.push("t-\
path"),n.dim&&!i&&o&&a.push("t-dim"),a.join(" ")}},ss=({height:t})=>t>ce.leaf;function Bl(t){let e=ee("g"),[n,o,r]=[ee("rect","t-box"),ee("text","t-word"),ee("t\
ext","t-small t-right")];e.append(n,o,r),G(n,{rx:t?7:5}),G(o,{x:8,y:t?14:13}),G(r,{y:t?28:13});let i=t?e.appendChild(ee("text","t-small")):null;return i&&G(i,{x:8,
y:28}),{group:e,box:n,word:o,right:r,left:i,tall:t,flag:null}}function jl({word:t,left:e},n,o){let{node:r,nodes:i,look:a}=n,c=is[a]?`${is[a]} `:"";r?M(t,c+(i.length>
1?Gl(i.map(as).join(""),28):qn(as(r),12-c.length))):M(t,o.root),M(e,r?Dl(n,o):""),G(e,{class:r&&i.length<2&&In(r)?"t-small t-switch":"t-small"})}function Fl(t,{
look:e,place:n,hidden:o,width:r,height:i}){let a=n?`★${n}`:o?`+${o}`:"";if(!a&&e!=="kept"&&!t.flag)return;t.flag||(t.flag=[ee("rect","t-inside"),ee("rect","t-\
flag"),ee("text","t-flag-text")],t.group.append(...t.flag));let[c,d,m]=t.flag,w=8+7*a.length;G(c,{x:2.5,y:2.5,width:r-5,height:i-5,rx:3}),G(d,{x:r-w+4,y:-6,width:a?
w:0,height:14,rx:2}),G(m,{x:r-w/2+4,y:5}),M(m,a)}var rs=(t,e)=>t.nodes.some(n=>e.has(n)),In=t=>t.before!==null&&t.beam.status==="running"&&t.beam.parent!==t.beam.
beam;function Dl({node:t,nodes:e,greedy:n},o){let r=[n?"G":"",o.goals?o.goals(t):""].filter(Boolean).join(" ");return e.length>1?[B(e.length,"{count} token","{c\
ount} tokens"),r].filter(Boolean).join(" "):t.beam.status!=="running"?r:[t.given?s("given"):In(t)?`${t.beam.parent+1}→${t.beam.beam+1}`:String(t.beam.beam+1),
r].filter(Boolean).join(" ")}function Hl(t,e,n){return n?"t-path":["pruned","unseen","ended","lost"].includes(e)?"t-off":["kept","fell"].includes(e)?"t-ending":
`t-g${(t.node.beam.group??0)%4}`}var as=({beam:t,chosen:e})=>(t.text||e.text||"").replace(Et,n=>it[n]||"�")||s("(empty)"),si=t=>/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u.
test(t)?2:1;function qn(t,e){let n=0,o=Array.from(t);for(let[r,i]of o.entries())if(n+=si(i),n>e)return o.slice(0,Math.max(1,r-1)).join("")+"…";return t}function Gl(t,e){
let n=Array.from(t),o=Math.floor((e-1)/2);return n.reduce((r,i)=>r+si(i),0)<=e?t:qn(t,o)+qn(n.slice(-o).join(""),o)}var ri=12e3;async function ci(t,{tree:e,log:n,prompt:o,number:r,view:i,root:a}){let c=`beam-tree${r?"-"+(r+1):""}`,m=await{svg:()=>new Blob([li(e,i,a)],{type:"i\
mage/svg+xml"}),png:()=>Kl(e,i,a),json:()=>new Blob([JSON.stringify(ii(n,o,r),null,1)],{type:"application/json"}),dot:()=>new Blob([Ul(ii(n,o,r))],{type:"text/v\
nd.graphviz"})}[t](),w=l("a","",null,{href:URL.createObjectURL(m),download:`${c}.${t}`});w.click(),setTimeout(()=>URL.revokeObjectURL(w.href),6e4)}function li(t,e,n){
let o=ee("svg"),r=new Ft(o);r.draw(t,{...e,area:null,zoom:1}),r.nameBandsAt(0);let{width:i,height:a}=t;G(o,{xmlns:"http://www.w3.org/2000/svg",width:i,height:a,
viewBox:`0 0 ${i} ${a}`,class:"t-tree"});let c=getComputedStyle(n),d=o.querySelector("style");d.textContent=d.textContent.replace(/var\((--[\w-]+)\)/g,(w,b)=>c.
getPropertyValue(b).trim());let m=ee("rect");return G(m,{width:i,height:a,fill:c.getPropertyValue("--gp-page").trim()}),o.insertBefore(m,r.world),new XMLSerializer().
serializeToString(o)}async function Kl(t,e,n){let o=li(t,e,n),r=new Image;r.src="data:image/svg+xml;charset=utf-8,"+encodeURIComponent(o),await r.decode();let i=Math.
min(2,ri/t.width,ri/t.height),a=l("canvas","",null,{width:Math.ceil(t.width*i),height:Math.ceil(t.height*i)}),c=a.getContext("2d");c.scale(i,i),c.drawImage(r,0,
0,t.width,t.height);let d=await new Promise(m=>a.toBlob(m,"image/png"));if(!d)throw new Error(s("it is too large for the browser."));return d}function ii(t,e,n){
let{started:o}=t,r=o.effective.length_penalty??1,i=new Map,a=new Map;for(let{last:w}of t.returned||[])w&&w.sequence===n&&!a.has(w)&&a.set(w,a.size+1);let c=ns(e,
e.steps.length-1),d=e.steps.flatMap(w=>w).map(w=>{let{beam:b}=w;i.set(w,i.size);let k={id:i.get(w),parent:w.before?i.get(w.before):null,step:w.index+1,token_id:b.
token_id,token:b.text,piece:b.piece,logprob:b.logprob,raw_logprob:b.raw_logprob,sum:b.score,length:w.length,score:Nt(w,r),rank:w.rank,status:b.status,beam:b.beam,
parent_beam:b.parent};return w.given&&(k.given=!0),b.status==="finished"&&Object.assign(k,{final_score:b.final_score,kept:c.has(w)}),a.has(w)&&(k.output=a.get(w)),
(b.group??null)!==null&&Object.assign(k,{group:b.group,diversity_penalty:b.diversity_penalty}),b.progress&&Object.assign(k,{progress:b.progress,bank:b.bank,forced:b.
forced}),k}),m=t.readsSource?{source:o.prompt}:{prompt:o.prompt||hr(o)};return{format:"generation-playground/beam-tree",version:1,model:o.model,mode:o.mode,...m,
seed:o.seed,num_beams:o.effective.num_beams,length_penalty:r,early_stopping:o.effective.early_stopping??!1,nodes:d}}var ai=t=>'"'+t.replace(Et,e=>it[e]||"�").
replace(/[\\"]/g,"\\$&")+'"';function Ul({prompt:t,nodes:e}){let n=t===void 0?"start of the target":t.slice(-40),o={running:"style=solid",finished:'style=solid,\
 peripheries=2, color="#00755a"',ended:'style=dotted, color="#00755a"',pruned:'style=dashed, color="#6b7280", fontcolor="#6b7280"'},r=e.map(a=>{let c=ai(`${a.token}`).
slice(0,-1)+`\\n${J(a.logprob,2)}  ${J(a.sum,2)}  #${a.rank??""}"`;return`  n${a.id} [label=${c}, ${o[a.status]||""}${a.output?", penwidth=3":""}];`}),i=e.map(a=>{
let c=(.4+4*Math.min(1,Y(a.logprob))).toFixed(2);return`  ${a.parent===null?"root":`n${a.parent}`} -> n${a.id} [penwidth=${c}${a.status==="pruned"?", style=dash\
ed":""}];`});return["digraph beam_tree {","  rankdir=LR;",'  node [shape=box, fontname="monospace"];',`  root [label=${ai(n)}, style=bold];`,...r,...i,"}",""].join(
`
`)}var Vl=800,Jl=130,Yl=2e4;function hi(t){Xl(t),Ql(t),ed(t),td(t),nd(t),od(t),sd(t)}function Xl(t){let{state:e,slider:n}=t;n.addEventListener("input",()=>{e.stop(),
t.goTo(Number(n.value)-1)}),t.part("play").addEventListener("click",()=>Zl(t))}function Zl(t){let{state:e,root:n}=t;e.playing?e.stop():(e.atEnd&&t.goTo(0),e.playing=
setInterval(()=>{!n.isConnected||e.atEnd?e.stop():t.goTo(e.shownTo+1),t.sayTime()},Math.max(Jl,Math.min(Vl,Yl/Math.max(1,e.length))))),t.sayTime()}function Ql(t){
let{state:e,log:n}=t,o=(i,a)=>{e.choose(i,a),t.regrow()},r=(i,a)=>t.part(i).addEventListener("change",({target:c})=>a(c));r("candidates-shown",({value:i})=>o("c\
andidates",Number(i))),r("number",({value:i})=>o("number",i)),r("lost",({checked:i})=>o("lost",i)),r("fold",({checked:i})=>{e.unfolded=new Set,o("fold",i)}),r("\
prompt-number",({value:i})=>{e.number=Number(i),n.selectStep(null),t.regrow()})}function ed(t){let{box:e,card:n,pan:o,state:r}=t,i=null;e.addEventListener("poin\
termove",a=>{if(a.pointerType==="touch"){n.hide();return}let c=o.pointers.size?null:r.entryAt(o.at(a));c!==i&&(i=c,e.style.cursor=c&&c.node?"pointer":"",c&&c.node?
t.showCard(c):n.hide())}),e.addEventListener("pointerleave",()=>{i=null,n.hide()}),e.addEventListener("click",a=>{let c=o.moved?null:r.entryAt(o.at(a));c&&(t.item.
focusOn(c),pi(t,c))})}function pi(t,e){let{state:n,log:o}=t;if(e.folded)n.unfolded.add(e.column.from),t.regrow();else if(e.node){let r=e.node===n.broughtOut;n.timeNode=
null,o.selectStep(r?null:e.node)}}function ui(t,e){e.node&&(t.state.toggle(e),t.regrow())}function Dt(t,e){e&&(t.pan.byHand=!0,t.pan.reveal(e),t.item.focusOn(e))}
var di={ArrowLeft:(t,e)=>Dt(t,e.node&&t.state.parentOf(e)),ArrowRight:(t,e)=>Dt(t,t.state.kidsOf(e)[0]),ArrowDown:t=>Dt(t,t.item.neighbour(1)),ArrowUp:t=>Dt(t,t.
item.neighbour(-1)),Home:t=>Dt(t,t.state.tree.entries[0]),End:t=>Dt(t,t.state.tree.at.get(t.state.best)),Enter:pi," ":ui,Escape:t=>t.log.selectStep(null),"+":t=>t.
pan.zoomBy(1.25),"-":t=>t.pan.zoomBy(.8),0:t=>t.pan.whole()};function td(t){let{item:e,state:n,card:o}=t;e.box.addEventListener("keydown",r=>{r.ctrlKey||r.metaKey||
r.altKey||!e.entry||!Object.hasOwn(di,r.key)||(r.preventDefault(),r.stopPropagation(),di[r.key](t,e.entry))}),e.box.addEventListener("focusin",({target:r})=>n.tree&&
r.matches(":focus-visible")&&t.showCard(e.entry)),e.box.addEventListener("focusout",()=>o.hide())}function nd(t){let{root:e,state:n,pan:o}=t,r=(i,a)=>t.part(i).
addEventListener("click",a);r("in",()=>o.zoomBy(1.3)),r("out",()=>o.zoomBy(1/1.3)),r("whole",()=>{o.byHand=!0,o.whole()}),r("follow",()=>{o.byHand=!1,n.upTo=null,
t.regrow()}),t.part("full-screen").hidden=!document.fullscreenEnabled,r("full-screen",()=>document.fullscreenElement?document.exitFullscreen():e.requestFullscreen()),
document.addEventListener("fullscreenchange",()=>{e.isConnected&&(M(t.part("full-screen"),s(document.fullscreenElement===e?"Leave full screen":"Full screen")),o.
byHand=!1,t.regrow())})}function od(t){let{state:e,log:n}=t;t.part("go-on").addEventListener("click",()=>{let o=e.selected;o&&n.ask({type:"branch",step:o,tokenId:o.
chosen.token_id})}),t.part("collapse").addEventListener("click",()=>{let o=e.tree.at.get(e.selected);o&&ui(t,o)}),t.part("clear").addEventListener("click",()=>n.
selectStep(null))}function sd(t){let{root:e,state:n,log:o}=t,r=t.part("told");t.part("files").addEventListener("click",async({target:i})=>{let a=i.dataset.file;
if(a){if(a==="html"){o.ask({type:"save_page"});return}M(r,"");try{let{tree:c,prompt:d,number:m}=n;await ci(a,{tree:c,log:o,prompt:d,number:m,view:t.look(null),root:e})}catch(c){
M(r,s("The picture could not be made: {reason} Save it as SVG instead.",{reason:c.message}))}}})}var ds=-1e9,Kt=[[!1,"False"],[!0,"True"],["never",'"never"']],rd=["beam_search","beam_sample"],id=["group_beam_search","constrained_beam_search"];function hs(t){
let{mode:e,effective:n,config:o,eos_token_ids:r,max_new_tokens:i}=t.started,a={...o,...n},c=Ht(a.num_beams,1+Math.max(0,...(t.prompts[0].steps[0]||[]).map(({beam:m})=>m.
beam??0))),d=t.prompts[0].given;return{together:rd.includes(e)?!0:id.includes(e)?!1:null,prompts:t.prompts,start:d,maxNew:i-d,wanted:Ht(a.num_return_sequences,1),
size:e==="group_beam_search"?Math.ceil(c/Ht(a.num_beam_groups,1)):c,ends:new Set(r),constraints:jt(t.started),promptIds:t.prefix.map(m=>m.token_id),own:{lengthPenalty:Number.
isFinite(a.length_penalty)?a.length_penalty:1,earlyStopping:Kt.some(([m])=>m===a.early_stopping)?a.early_stopping:!1}}}var Ht=(t,e)=>Number.isInteger(t)&&t>0&&t<=
4096?t:e,Se=({beam:t})=>xe(t.score)===null?-1/0:t.score,ps=(t,e)=>Se(t)/t.length**e;function wi(t,e){return t.together?cd(t,e):dd(t,e)}function bi(t,e,n,{maxNew:o},{
lengthPenalty:r,earlyStopping:i}){let a=i==="never"&&r>0?o:e;return{best:t,length:a,bound:t/a**r,worst:n}}var Gt=new WeakMap;function ad(t,e){if(!Gt.has(t)){let n=t.
filter(({beam:r})=>r.status==="running"||r.status==="pruned"),o=Math.max(...(n.length?n:t).map(Se));Gt.set(t,{ended:t.filter(({beam:r},i)=>i<e&&pn(r)),hopeless:!n.
length,best:n.length?o:o+ds})}return Gt.get(t)}function cd(t,e){let{prompts:n,size:o,start:r}=t,i={node:null,score:ds},a=n.map(()=>({group:null,pool:Array(o).fill(
i),stop:null,lastStep:0,weighed:null,exact:!0})),c=Math.min(...n.map(({steps:m})=>m.length)),d=null;for(let m=r;m<c&&!d;m++){let w=n.map(({steps:k})=>ad(k[m],o)),
b=w.every(k=>k.hopeless);a.forEach((k,L)=>ld(k,w[L],m+1,b,t,e)),a.every(k=>k.stop)&&(d=a.find(k=>k.stop.step===m+1).stop)}return{stop:d,prompts:a.map(m=>({kept:m.
pool.filter(({node:w})=>w),pools:[m]}))}}function ld(t,e,n,o,r,i){if(t.stop)return;if(e.ended.length){let m=e.ended.map(w=>({node:w,score:ps(w,i.lengthPenalty)}));
t.pool=[...t.pool,...m].sort((w,b)=>b.score-w.score).slice(0,r.size)}t.lastStep=n;let a=t.pool.at(-1).score,c=t.pool.every(({node:m})=>m),d=t.weighed=bi(e.best,
n-r.start,c?a:null,r,i);o?t.stop={step:n,why:"criteria"}:c&&i.earlyStopping===!0?t.stop={step:n,why:"full"}:t.pool.some(({node:m})=>d.bound>(m?a:ds))||(t.stop={
step:n,why:"settled"})}function dd(t,e){let n=t.prompts.map(i=>{let a=fi(i).map(w=>mi(i,w,t,e)),c=fi(i).map(w=>mi(i,w,t,t.own)),d=1/0;return a.forEach((w,b)=>{let[
k,L]=[w,c[b]].map(({stop:T})=>T?T.step:1/0);w.exact=w.lastStep<=d,k!==L&&(d=Math.min(d,k,L))}),{kept:a.flatMap(w=>w.kept).sort((w,b)=>w.score-b.score).reverse(),
pools:a}}),o=n.flatMap(i=>i.pools);return{stop:o.length>0&&o.every(({stop:i})=>i)?o.map(({stop:i})=>i).reduce((i,a)=>a.step>i.step?a:i):null,prompts:n}}var fi=({
steps:t,given:e})=>[...new Set((t[e]||[]).map(({beam:n})=>n.group??null))].sort((n,o)=>n-o);function mi(t,e,n,o){let{size:r,start:i}=n,a={group:e,kept:[],stop:null,
weighed:null,lastStep:0,exact:!0};for(let c=i;c<t.steps.length&&!a.stop;c++){let d=hd(t.steps[c],e,n);if(!d)break;let m=a.lastStep=c+1;d.ended.forEach(k=>gi(a,k,
n,o));let w=a.kept.length>=r,b=w?ls(a.kept):null;a.weighed=bi(d.best,m-i,b,n,o),w&&o.earlyStopping===!0?a.stop={step:m,why:"full"}:w&&b>=a.weighed.bound?a.stop=
{step:m,why:"settled"}:pd(t.steps[c],m,n)&&(ud(d.nodes,n).forEach(k=>gi(a,k,n,o)),a.stop={step:m,why:"criteria"})}return a}function hd(t,e,{ends:n}){Gt.has(t)||
Gt.set(t,new Map);let o=Gt.get(t);if(!o.has(e)){let r=t.filter(({beam:a})=>(a.group??null)===e),i=r.filter(({beam:a})=>a.status==="finished"&&n.has(a.token_id));
o.set(e,r.length?{nodes:r,ended:i,best:Se(r[0])}:null)}return o.get(e)}var ls=t=>Math.min(...t.map(({score:e})=>e));function gi(t,e,n,{lengthPenalty:o}){let r=ps(
e,o);if(t.kept.length>=n.size&&!(r>ls(t.kept))||(t.kept.push({node:e,score:r}),t.kept.length<=n.size))return;let i=ls(t.kept);t.kept.splice(t.kept.findIndex(a=>a.
score===i),1)}function pd(t,e,{ends:n,maxNew:o,start:r}){return e-r>=o||t.some(({beam:i})=>pn(i)&&!n.has(i.token_id))}var pn=({status:t})=>t==="finished"||t==="\
ended";function ud(t,{ends:e,constraints:n,promptIds:o,wanted:r}){let i=t.filter(({beam:d})=>d.status==="running"||pn(d)&&!e.has(d.token_id)),a=d=>n.every((m,w)=>ht(
m,d.beam.progress[w],d,o)),c=i.filter(d=>!d.beam.progress||a(d));return c.length<r?[...c,...i.filter(d=>!c.includes(d))]:c}function ki(t,e,n){let o=Math.max(...t.
prompts.map(i=>i.steps.length));if(e.stop?e.stop.step!==o:n)return!1;let r=Math.min(...t.prompts.map(i=>i.steps.length));return e.prompts.every(({kept:i},a)=>{let{
pools:c}=t.prompts[a],d=c[(t.together?r:c.length)-1]||[];return d.length===i.length&&d.every((m,w)=>fd(m,i[w],t))})}function fd(t,{node:e,score:n},o){if(xe(t)===
null||!Number.isFinite(n))return xe(t)===null==!Number.isFinite(n);let r=2e-5*Math.max(1,e.length**-o.own.lengthPenalty);return Math.abs(t-n)<=r+1e-5*Math.abs(n)}
function yi(t,e,n,{lengthPenalty:o},r){let i=t.prompts[e],{kept:a,pools:c}=n.prompts[e],d=(k,L,T="")=>({node:k,score:ps(k,o),place:null,state:L,why:T}),m=new Set(
a.map(({node:k})=>k)),w=md(i).filter(k=>!m.has(k)).map(k=>{let{stop:L}=c.find(({group:T})=>T===(k.beam.group??null))||c[0];return!L||k.index<L.step?d(k,"out","d\
ropped"):d(k,"out",n.stop&&k.index>=n.stop.step?"not reached":"too late")}),b=!r&&!n.stop;return[...a.map(({node:k,score:L},T)=>({node:k,score:L,place:T,state:n.
stop&&T<t.wanted?"returned":"kept",why:""})),...b?i.running.map(k=>d(k,"running")).sort((k,L)=>L.score-k.score):[],...w.sort((k,L)=>L.score-k.score)]}var cs=new WeakMap;
function md({steps:t}){cs.has(t)||cs.set(t,{read:0,nodes:[]});let e=cs.get(t);for(;e.read<t.length;e.read++)e.nodes.push(...t[e.read].filter(({beam:n})=>n.status===
"finished"));return e.nodes}function Rn({prompts:t}){let e=t.flatMap(({pools:n})=>n).filter(({stop:n})=>!n);return Math.min(...e.map(({lastStep:n})=>n))}var gd=new Set(["SequenceBiasLogitsProcessor","NoRepeatNGramLogitsProcessor","EncoderNoRepeatNGramLogitsProcessor","NoBadWordsLogitsProcessor","MinLengthLogitsP\
rocessor","MinNewTokensLengthLogitsProcessor","PrefixConstrainedLogitsProcessor","ForcedBOSTokenLogitsProcessor","ForcedEOSTokenLogitsProcessor","InfNanRemoveLo\
gitsProcessor","SuppressTokensLogitsProcessor","SuppressTokensAtBeginLogitsProcessor","HammingDiversityLogitsProcessor","PresencePenaltyLogitsProcessor","Freque\
ncyPenaltyLogitsProcessor","GivenTextLogitsProcessor","TemperatureLogitsWarper","TopHLogitsWarper","TopKLogitsWarper","TopPLogitsWarper","MinPLogitsWarper","Typ\
icalLogitsWarper","EpsilonLogitsWarper","EtaLogitsWarper","WatermarkLogitsProcessor","LogitNormalization"]),xi=({processors:t})=>t.filter(e=>!gd.has(e));function us(t,e){
let n=t.given,[o,r]=[n?t.steps[n-1][0]:null,0];for(let i=n;i<t.steps.length;i++){let{candidates:a}=(t.distributions[i]||[])[r]||{candidates:[]},c=e(i-n,a[0]);if(c===
void 0)return{last:o,ended:!1,left:null};let d=t.steps[i].find(m=>m.beam.parent===r&&m.beam.token_id===c)||null;if(!d||d.beam.status==="pruned")return{last:o,ended:!1,
left:wd(t,o,r,{index:i,id:c,node:d,candidates:a})};if(o=d,d.beam.status!=="running")return{last:o,ended:!0,left:null};r=d.beam.beam}return{last:o,ended:!1,left:null}}
function wd(t,e,n,{index:o,id:r,node:i,candidates:a}){let c=i&&i.beam||a.find(k=>k.token_id===r)||null,d=i?i.beam.group:e&&e.beam.group,m=t.steps[o].filter(k=>(k.
beam.group??null)===(d??null)||!e),w=m.filter(k=>k.beam.status==="running").map(Se),b=e&&!e.given?Se(e):0;return{index:o,token:c,node:i,considered:m.length,sum:i?
Se(i):c&&xe(c.logprob)!==null?b+c.logprob:null,best:w.length?Math.max(...w):null,worst:w.length?Math.min(...w):null}}var zn=t=>us(t,(e,n)=>n&&n.logprob!==null?n.
token_id:void 0);var vi=700;function fs(t,e){let{beam:n,length:o}=t,r=e.started.effective.length_penalty??1,i=e.prompts[t.sequence].steps[t.index].filter(c=>(c.beam.group??null)===
(n.group??null)).length,a=[[s("probability"),D(Math.min(1,Y(n.logprob)))],[s("token log p"),J(n.logprob)]];return Math.abs((n.raw_logprob??0)-(n.logprob??0))>1e-6&&
a.push([s("before the processors"),J(n.raw_logprob)]),a.push([s("sum"),J(n.score)]),a.push([s("sum / {length}^{power}",{length:o,power:r}),J(Nt(t,r))]),a.push([
s("rank"),t.rank?s("{rank} of {among}",{rank:t.rank,among:i}):s("below the {among} considered",{among:i})]),n.diversity_penalty&&a.push([s("diversity penalty"),
J(n.diversity_penalty)]),(n.bank??null)!==null&&a.push([s("bank"),String(n.bank)]),a}function ms(t,e,n,{place:o,greedy:r}={}){let{beam:i}=t,a=n.prompts[t.sequence].
steps[t.index].filter(C=>(C.beam.group??null)===(i.group??null)),c=a.filter(C=>C.beam.status==="running"),d=(i.beam??0)+1,m=n.started.mode==="beam_sample",w=n.finished&&
t.index===n.prompts[t.sequence].steps.length-1;if(t.given)return s("It was given, not chosen: the search begins after it.");let b=In(t)?[s("It continues beam {p\
arent}: the text that was beam {number} ranked lower or was pruned.",{parent:i.parent+1,number:d})]:[],k=i.forced?[s("It was considered because it advances a co\
nstraint.")]:[],L=c.reduce((C,W)=>Math.min(C,W.beam.score),1/0),T=Number.isFinite(L)?[s("The worst beam that went on has a sum of {sum}.",{sum:J(L)})]:[],S=J(i.
final_score),E={tip:()=>[w?s("It was still running as beam {number} when the search stopped.",{number:d}):s("It goes on as beam {number}.",{number:d}),...b,...k],
inner:()=>[s("It went on as beam {number}.",{number:d}),...b,...k],lost:()=>[s("It went on as beam {number}, but is a dead end: better beams took the places of \
its continuations.",{number:d}),...b,...k],kept:()=>[s("The text ended here and is kept, with a final score of {score}.",{score:S}),...o?[s("It is output {place\
}.",{place:o})]:[]],fell:()=>[s("The text ended here with a final score of {score}, but was dropped for better ones.",{score:S})],ended:()=>[s("The text ended h\
ere but does not count: it ranked too low or lacks a constraint.")],pruned:()=>[s(m?"It was drawn and pruned: better ones filled the beams.":"It was considered \
and pruned."),...T],unseen:()=>[m?s("It was not drawn."):s("It was too improbable: not among the {considered} continuations that were considered.",{considered:a.
length})]},A=r?[s("Greedy decoding would have chosen it, too: it is the most probable token here.")]:[];return[...Object.hasOwn(E,e)?E[e]():[],...A].join(" ")}var gs=t=>t.
piece??(["pruned","unseen","ended"].includes(t.beam.status)||!t.beam.text?t.beam.text:"");function ws(t,e,n){return t.beam.progress.map((o,r)=>{let i=e[r];return i&&
ht(i,o,t,n)?"✓":o?"◐":"·"}).join("")}function bs(t,e){let n=(d,m,w)=>t.querySelector(".gp-picked-"+w)||t.appendChild(l(d,m)),o=n("p","gp-whole-text","text"),
r=n("dl","","facts"),i=n("p","gp-fate","fate"),a=t.classList.contains("gp-node-card");function c(d,m,w){if(!d){t.hidden=!0;return}let b=m.at.get(d),k=fe(d.before).
map(A=>A.piece??"").join(""),L=a&&k.length>vi?"…"+k.slice(-vi):k,T=l("b","");ve(T,gs(d)||d.beam.text),o.replaceChildren(l("bdi","",L),T);let S=fs(d,e);d.beam.
progress&&S.push([s("constraints"),ws(d,w,e.prefix.map(A=>A.token_id))]);let E=([A,C])=>{let W=[l("dt","",A),l("dd","",C)];if(a)return W;let x=l("div");return x.
append(...W),[x]};r.replaceChildren(...S.flatMap(E)),M(i,ms(d,b?b.look:d.beam.status,e,b||{})),t.hidden=!1}return{element:t,show:c,hide:()=>{t.hidden=!0}}}function Si(){
return[...[["tip",s("goes on")],["lost","✕ "+s("dead end")],["kept","■ "+s("ended, kept")],["fell","▤ "+s("ended, dropped")],["pruned","✕ "+s("pruned")],
["unseen","… "+s("not considered")],["path",s("best or selected text")]].map(([e,n])=>{let o=ee("svg","t-tree"),r=ee("g",`t-${e}`),[i,a]=[ee("rect","t-box"),ee(
"rect","t-inside")];G(i,{x:2,y:2,width:22,height:11,rx:3}),G(a,{x:4.5,y:4.5,width:17,height:6,rx:2}),r.append(i,a),o.append(r);let c=l("span");return e==="unsee\
n"?c.append(n):c.append(o,n),c}),l("span","",s("2→1: beam 2 goes on as beam 1")),l("span","","★ "+s("output")),l("span","","G "+s("greedy path"))]}var bd=700,kd={candidates:2,number:"probability"},Bn=class{constructor(e){this.log=e,this.number=0,this.upTo=null,this.timeNode=null,this.choices={},this.byHand=
{},this.collapsed=new Set,this.unfolded=new Set,this.tree=null,this.stale=!0,this.constraints=[],this.goals=new Map,this.playing=null}begin(){let{effective:e,max_new_tokens:n}=this.
log.started,o=(e.num_beams||1)*n>bd;this.choices={...kd,lost:!o,fold:o,...o?{candidates:0}:{},...this.byHand},this.number=0,this.upTo=this.timeNode=this.tree=null,
this.collapsed=new Set,this.unfolded=new Set,this.goals=new Map,this.constraints=jt(this.log.started),this.stop()}choose(e,n){this.choices[e]=n,this.byHand[e]=n}stop(){
clearInterval(this.playing),this.playing=null}get prompt(){return this.log.prompts[this.number]}get length(){return this.prompt?Math.min(this.prompt.steps.length,
this.log.hideFrom??1/0):0}get shownTo(){return Math.min(this.upTo??1/0,this.length-1)}get atEnd(){return this.shownTo===this.prompt.steps.length-1}get penalty(){
return this.log.started.effective.length_penalty??1}get best(){if(!this.atEnd)return[...this.prompt.byStep[this.shownTo].values()][0]||null;let e=this.log.lines().
find(({last:n})=>n&&n.sequence===this.number);return e?e.last:null}get selected(){let{selected:e}=this.log;return e&&e.beam&&e.sequence===this.number?e:null}get broughtOut(){
return this.selected&&this.selected!==this.timeNode&&!this.log.suggested?this.selected:null}lay(){let{log:e,number:n,prompt:o,atEnd:r}=this;this.stale=!1;let i=r&&
e.returned?e.returned.map(({last:a})=>a):[];this.tree=oi(o,{...this.choices,upTo:this.shownTo,collapsed:this.collapsed,unfolded:this.unfolded,returned:i.filter(
a=>a&&a.sequence===n),live:!e.finished||!r,greedy:this.greedyNodes()})}greedyNodes(){let{prompt:e}=this,{last:n,left:o}=zn(e),r=hn([n]),i=o&&(o.node||o.token&&_r(
e,o.index,n,o.token.token_id));return i?r.add(i):r}get newest(){let{columns:e,at:n,entries:o}=this.tree,{x:r,width:i}=e.at(-1),{y:a,height:c}=n.get(this.best)||
o[0];return{x:r,y:a,width:i,height:c}}get folded(){return(this.tree?this.tree.columns:[]).filter(n=>n.to>n.from).reduce((n,{from:o,to:r})=>n+r-o,0)}kidsOf(e){return this.
tree.entries.filter(({nodes:n})=>n.length&&n[0].before===e.node)}parentOf(e){return this.tree.at.get(e.nodes[0].before)}entryAt([e,n]){let o=r=>e>=r.x&&e<=r.x+r.
width&&n>=r.y-2&&n<=r.y+r.height+2;return this.tree&&this.tree.entries.findLast(o)}goalsOf(e){return e.beam.progress?(this.goals.has(e)||this.goals.set(e,ws(e,this.
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
return s(n.readsSource?"The start of the target, where the tree begins":"The prompt, where the tree begins");let i=Z(r.map(gs).join("")),a=r.length>1?B(r.length,
"{count} token, {text}","{count} tokens, {text}",{text:i}):i,c=fs(o,n).map(([d,m])=>`${d} ${m}`);return`${a}, ${s("step {number}",{number:o.index+1})}. ${ms(o,e.
look,n,e)} ${c.join(", ")}`}place(){let{state:{tree:e,best:n},entry:o,pan:{x:r,y:i,zoom:a}}=this;if(!e)return;let c=o&&(o.node?e.at.get(o.node):e.entries[0])||e.
at.get(n)||e.entries[0];if(!o||c.node!==o.node){this.focusOn(c,!0);return}this.entry=c,Object.assign(this.element.style,{left:`${(c.x-r)*a}px`,top:`${(c.y-i)*a}\
px`,width:`${c.width*a}px`,height:`${c.height*a}px`})}neighbour(e){let n=this.state.tree.entries.filter(({x:o})=>o===this.entry.x).sort((o,r)=>o.y-r.y);return n[n.
indexOf(this.entry)+e]}};var _i=600,yd=150,xd=130,Oi=.2,vd=.4,Dn=class{constructor(e,n){this.root=e,this.state=n,this.log=n.log,this.box=this.part("window"),this.slider=this.part("slide\
r"),this.picture=new Ft(this.part("picture")),this.pan=new jn(this.box,()=>this.schedule()),this.pan.resized=()=>{this.pan.settle(),n.tree&&!this.pan.byHand&&this.
pan.reveal(this.selected||n.newest,30)},this.item=new Fn(this.part("tree-nodes"),n,this.pan),this.card=bs(this.part("node-card"),this.log),this.picked=bs(this.part(
"picked"),this.log),this.drawn=null,this.wanted=!1,this.resting=void 0,this.part("legend-line").append(...Si())}part(e){return this.root.querySelector(".gp-"+e)}get selected(){
return this.log.selected&&this.state.tree?this.state.tree.at.get(this.log.selected):void 0}revealSelected(){let{selected:e,pan:n}=this;e&&!n.shows(e)&&n.reveal(
e,1/0)}begin(){let{state:e}=this;e.begin(),Object.assign(this.pan,{x:0,y:0,zoom:1,byHand:!1}),this.part("candidates-shown").value=e.choices.candidates,this.part(
"number").value=e.choices.number,this.part("lost").checked=e.choices.lost,this.part("fold").checked=e.choices.fold}grow(){let{state:e,pan:n,box:o}=this;e.lay();
let{width:r,height:i}=e.tree;n.byHand||(n.zoom=Math.min(1,Math.max(.8,(_i-4)/i)));let a=`${Math.round(Math.max(yd,Math.min(_i,i*Math.min(1,n.zoom)+4)))}px`;o.style.
height!==a&&(o.style.height=a),this.drawn=null,n.sized(r,i),n.byHand||n.reveal(e.newest,30),this.drawPicked(),this.sayTime()}schedule(){this.wanted||(this.wanted=
!0,requestAnimationFrame(()=>{this.wanted=!1,!this.root.hidden&&this.state.prompt&&this.draw()}))}redraw(){this.pan.gesture=!1,this.drawn=null,this.schedule()}regrow(){
this.state.stale=!0,this.schedule()}draw(){(this.state.stale||!this.state.tree)&&this.grow();let{pan:e,picture:n}=this,{x:o,y:r,zoom:i,area:a}=e;this.drawn&&e.gesture&&
Math.abs(Math.log(i/this.drawn.zoom))<vd&&i!==this.drawn.zoom?(clearTimeout(this.resting),this.resting=setTimeout(()=>this.redraw(),xd)):(!this.isDrawn(a)||i!==
this.drawn.zoom)&&this.drawAround(a,i);let{drawn:d}=this,m=[(d.area[0]-o)*i,(d.area[1]-r)*i].map(w=>`${w.toFixed(2)}px`);n.element.style.transform=`translate(${m}\
) scale(${i/d.zoom})`,n.nameBandsAt(o),this.item.place(),this.part("follow").hidden=!e.byHand}isDrawn([e,n,o,r]){if(!this.drawn)return!1;let{area:i}=this.drawn;
return e>=i[0]&&n>=i[1]&&o<=i[2]&&r<=i[3]}drawAround([e,n,o,r],i){let{picture:a}=this,[c,d]=[(o-e)*Oi,(r-n)*Oi],m=[e-c,n-d,o+c,r+d];this.drawn={zoom:i,area:m},G(
a.element,{width:(m[2]-m[0])*i,height:(m[3]-m[1])*i}),G(a.world,{transform:`translate(${-m[0]*i} ${-m[1]*i}) scale(${i})`}),a.draw(this.state.tree,this.look(m))}look(e){
let{state:n,log:o}=this,r=n.broughtOut;return{area:e,zoom:this.pan.zoom,path:hn([r||n.best]),dim:!!r,number:n.choices.number,penalty:n.penalty,goals:n.constraints.
length?i=>n.goalsOf(i):null,root:s(o.readsSource?"target start":"the prompt")}}goTo(e){let{state:n,log:o,pan:r}=this;n.upTo=e>=n.length-1?null:Math.max(0,e),n.timeNode=
n.upTo===null?null:n.best,o.selectStep(n.timeNode),n.upTo!==null&&(r.byHand=!1),this.regrow()}sayTime(){let{state:e,slider:n}=this,o=Math.max(1,e.length),r={step:e.
shownTo+1,end:o,folded:e.folded},i=s("step {step} of {end}",r);G(n,{max:o}),n.value=String(e.shownTo+1),n.setAttribute("aria-valuetext",i),M(this.part("step-wor\
ds"),e.folded?s("step {step} of {end}, {folded} folded",r):i),M(this.part("play"),s(e.playing?"❚❚ Pause":"▶ Play"))}showCard(e){let{card:n,pan:o,state:r}=this;
n.show(e.node,r.tree,r.constraints);let{x:i,y:a,zoom:c}=o,[d,m]=[(e.x-i)*c,(e.y+e.height-a)*c+8],{element:w}=n,b=(e.y-a)*c-w.offsetHeight-8;w.style.left=`${Math.
max(4,Math.min(d,o.width-w.offsetWidth-4))}px`,w.style.top=`${m+w.offsetHeight>o.height&&b>0?b:m}px`}drawPicked(){let{state:e,log:n}=this,o=e.broughtOut,r=this.
part("picked");if(r.hidden=!o,r.hidden)return;this.picked.show(o,e.tree,e.constraints),this.part("go-on").hidden=!n.canAsk||n.hideFrom!==null;let i=e.tree.at.get(
o),a=i&&!i.hidden&&e.kidsOf(i).length,c=this.part("collapse");c.hidden=!i||!a&&!i.hidden||o.beam.status!=="running",M(c,i&&i.hidden?s("Open what follows ({count\
})",{count:i.hidden}):s("Fold what follows"))}drawPrompts(){let e=this.log.prompts.length,n=this.part("prompt-number");this.part("which").hidden=e<2,n.options.length!==
e&&(n.replaceChildren(...this.log.prompts.map((o,r)=>l("option","",String(r+1),{value:r}))),n.value=this.state.number)}};function Mi(t,e){let n=new Bn(e),o=new Dn(t,n);return hi(o),r=>{t.hidden=!e.usesBeams,r.run&&e.started&&o.begin(),!t.hidden&&(o.part("files").querySelector("[da\
ta-file=html]").hidden=!e.canAsk,(r.run||r.steps||r.status)&&(n.stale=!0,o.drawPrompts()),o.drawn=null,o.draw(),r.selection&&o.revealSelected(),o.drawPicked())}}var Sd={returned:"★",kept:"■",running:"●",out:"□"},[_d,Ei]=[100,14],Od=16,ks=new WeakMap,Ti=new WeakMap;function Hn(t){let e=[],n=t;for(;n&&!ks.has(n);)
e.push(n),n=n.before;let o=n?ks.get(n):"";for(let r of e.reverse())o+=r.piece??(r.given||!pn(r.beam)?r.chosen.text:""),ks.set(r,o);return o}function Kn(t,e=26){
let n=Array.from(t);return n.length<=2*e+3?t:`${n.slice(0,e).join("")} … ${n.slice(-e).join("")}`}function Md(t,e){let n=0;for(;n<t.length&&t[n]===e[n];)n+=1;
for(;n>0&&!/\s/.test(t[n]??" ");)n-=1;return n}function Ed(t,e,n){if(n.ends.has(t.beam.token_id))return we("eos")[0];if(t.length>=n.maxNew)return we("length")[0];
let o=(e.returned||[]).find(({last:r})=>r===t);return o?we(o.stopReason)[0]:s("a stopping criterion")}function Td({place:t,state:e,why:n}){return t!==null?e==="\
returned"?s("{place} output",{place:t+1}):String(t+1):n==="dropped"?s("dropped"):n==="too late"?s("too late"):n==="not reached"?s("not reached"):e==="running"?s(
"still running"):""}var Gn=class{constructor(e,n){this.table=e,this.body=e.tBodies[0],this.log=n,this.rows=[],this.body.addEventListener("click",o=>{let r=this.
rows.find(({pick:i})=>i.contains(o.target));r&&n.selectStep(n.selected===r.node?null:r.node)}),this.body.addEventListener("keydown",o=>{o.key==="Escape"&&n.selectStep(
null);let r={ArrowDown:1,ArrowUp:-1}[o.key];if(!r)return;o.preventDefault();let i=this.rows[this.rows.findIndex(({pick:a})=>a===o.target)+r];i&&!i.row.hidden&&i.
pick.focus()})}newRow(){let e=this.body.insertRow(),n=Array.from({length:9},()=>e.insertCell()),[o,r]=[l("span","gp-sign",null,{"aria-hidden":"true"}),l("span")];
n[0].append(o,r);let i=l("button","gp-pick",null,{type:"button"}),[a,c]=[l("bdi","gp-head-text"),l("bdi","gp-tail-text")];i.append(a,c),n[3].append(i);let d={row:e,
cells:n,sign:o,place:r,pick:i,head:a,tail:c,node:null};return this.rows.push(d),d}draw(e,n,o){let r={moved:n!==null,group:e.some(({node:d})=>(d.beam.group??null)!==
null),words:e.some(({node:d})=>d.beam.progress)};for(let[d,m]of Object.entries(r))K(this.table.tHead.querySelector(`.gp-${d}-column`),m);for(;this.rows.length<e.
length;)this.newRow();let i=e.map(({node:d})=>Hn(d)),a=i.map(d=>Md(d,i[0]));i.length>1&&(a[0]=Math.min(...a.slice(1)));let c=Math.max(0,e.findIndex(({node:d})=>d===
this.log.selected));this.rows.forEach((d,m)=>{K(d.row,m<e.length),!d.row.hidden&&(d.pick.tabIndex!==(m===c?0:-1)&&(d.pick.tabIndex=m===c?0:-1),this.fill(d,e[m],
i.length>1?a[m]:0,n,o,r))})}fill(e,n,o,r,i,a){let{node:c,score:d,place:m,state:w}=n,{cells:b,pick:k}=e,[L,T]=[Hn(c),this.log.selected===c];e.node=c,e.row.dataset.
state!==w&&(e.row.dataset.state=w),M(e.sign,Sd[w]),M(e.place,Td(n)),this.sayText(e,L,o,T),k.getAttribute("aria-pressed")!==String(T)&&k.setAttribute("aria-press\
ed",String(T)),K(b[1],a.moved),a.moved&&M(b[1],$d(m,r.get(c))),K(b[2],a.group),a.group&&M(b[2],Ce(c.beam.group)),M(b[4],Number.isFinite(Se(c))?J(Se(c)):"−∞"),
M(b[5],String(c.length)),M(b[6],Number.isFinite(d)?J(d):"−∞"),K(b[7],a.words),a.words&&M(b[7],this.written(c,i)),M(b[8],w==="running"?"–":`${c.index+1}: ${Ed(
c,this.log,i)}`)}sayText({pick:e,head:n,tail:o},r,i,a){let c=a||i<Od?0:i,d=`${a} ${c} ${r}`;if(Ti.get(e)===d)return;Ti.set(e,d);let m=Array.from((c?"…":"")+r.
slice(c)),w=a||m.length<=2*Ei?0:Ei,b=m.slice(0,m.length-w);me(n,(a?b:b.slice(0,_d)).join("")),me(o,w?m.slice(-w).join(""):"",{plain:!w}),e.setAttribute("aria-la\
bel",Z(r)),c||m.length>60?Me(e,()=>s("The whole text: {text}",{text:r})):delete e.dataset.tip}written(e,{constraints:n,promptIds:o}){let r=n.filter((i,a)=>ht(i,
e.beam.progress[a],e,o)).length;return`${r===n.length?"✓ ":""}${s("{done} of {all}",{done:r,all:n.length})}`}};function $d(t,e){return e===void 0?t===null?"–":
"– ▲":t===null?`${e+1} ▼`:t===e?`${e+1} =`:`${e+1} ${t<e?"▲":"▼"} ${Math.abs(t-e)}`}var Un=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-greedily"),this.path=this.root.querySelector(".gp-path"),this.doubt=this.root.querySelector(
".gp-doubt"),this.exactly=this.root.querySelector(".gp-exactly"),this.button=this.root.querySelector(".gp-ask-greedy"),this.isAsked=!1,this.said=null,this.button.
addEventListener("click",()=>{this.isAsked=!0,this.sayButton(),n.ask({type:"search",kind:"greedy"})})}sayButton(){this.button.disabled=this.isAsked,M(this.button,
s(this.isAsked?"running …":"Run greedy decoding"))}draw(e,n,o){let{log:r}=this,i=(r.searched.get(r.turn)||[]).find(({kind:c})=>c==="greedy")||null;this.button.
hidden=!!i||!r.finished||!Object.hasOwn(r.answers,"search"),this.sayButton(),this.path.hidden=!!i,this.fill(this.path,this.pathWords(zn(e.prompts[n]),e,o.prompts[n].
kept,!!r.started.effective.do_sample));let a=xi(r.started).map(c=>Je(c)[0]);this.doubt.hidden=!a.length||!!i,M(this.doubt,s("This is the path of the most probab\
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
index:e,token:n,node:o,sum:r,considered:i,best:a,worst:c},d,m){let w=d.prompts.some(({steps:L})=>(L[0]||[]).some(({beam:T})=>(T.group??null)!==null)),b=[o?s("ra\
nk {rank} of {considered}",{rank:o.rank,considered:i}):s("not among the {considered} considered",{considered:i}),...r===null?[]:[s("sum {sum}",{sum:J(r)})],...c===
null?[]:[s("worst beam that went on {worst}, best {best}",{worst:J(c),best:J(a)})]].join("; "),k=s(m?"{where} left the path of the most probable tokens at token\
 {place}: {token} ({details}).":"{where} left the greedy path at token {place}: {token} ({details}).");return pe(k,{where:s(w?"Group A":"The search"),place:String(
e+1),details:b,token:n?oe(n.text,"gp-strong"):s("a token that was not recorded")})}drawFound(e,n,o,r){let i=e.tokens.map(([L])=>L),a=us(n.prompts[o],L=>i[L]),c=L=>L.
reduce((T,S)=>T+(xe(S)??-1/0),0),d=r.prompts[o].kept[0],m=d?fe(d.node).filter(L=>!L.given):[],w=l("span");this.fill(w,[...pe(s("Run by the library, greedy decod\
ing wrote {text}."),{text:oe(Kn(e.text,60),"gp-wrote")}),` ${this.totalWords(i.length,c(e.tokens.map(([,,L])=>L)))} `,d?`${this.bestTotalWords(m.length,c(m.map(
({chosen:L})=>L.raw_logprob)))} `:"",...this.pathWords(a,n,r.prompts[o].kept,!1)]);let b=l("details"),k=l("table");for(let[L,[,T,S]]of e.tokens.entries()){let E=k.
insertRow();E.insertCell().textContent=L+1,E.insertCell().append(oe(T)),E.insertCell().textContent=J(xe(S))}b.append(l("summary","",s("Its tokens and their log-\
probabilities")),k),this.exactly.replaceChildren(w,b)}totalWords(e,n){let o={sum:J(n)};return this.log.started.processors.length?B(e,"It has {count} token with \
a log-probability of {sum} before the processors.","It has {count} tokens with a log-probability of {sum} before the processors.",o):B(e,"It has {count} token w\
ith a log-probability of {sum}.","It has {count} tokens with a log-probability of {sum}.",o)}bestTotalWords(e,n){let o={sum:J(n)};return this.log.started.processors.
length?B(e,"The best output has {count} token with a log-probability of {sum} before the processors.","The best output has {count} tokens with a log-probability\
 of {sum} before the processors.",o):B(e,"The best output has {count} token with a log-probability of {sum}.","The best output has {count} tokens with a log-pro\
bability of {sum}.",o)}};var Ut=(t,e)=>t.lengthPenalty===e.lengthPenalty&&t.earlyStopping===e.earlyStopping,ys=t=>Kt.find(([e])=>e===t)?.[1]??String(t),St=t=>String(Number(t.toFixed(4))),
Vn=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-stopping"),this.why=this.root.querySelector(".gp-stopped-by"),this.rows=Kt.map(([o,r])=>this.
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
a,...n?[" ",oe(Kn(r.text,40),"gp-wrote")]:[]))}whyWords(e,n,o,r){let{pools:i}=o.prompts[n],a=ys(e.own.earlyStopping);return(o.stop?s("This search stopped after \
step {step} by the rule of early_stopping {name}.",{step:o.stop.step,name:a}):r?s("The search was cut off. By the rule of early_stopping {name} it would have go\
ne on.",{name:a}):s("The search goes on by the rule of early_stopping {name}.",{name:a}))+(i.length>1?`
`:" ")+this.reasons(i,e,e.own)}reasons(e,n,o){return e.map(r=>[...Ad(r,e.length>1),this.reason(r,n,o)].join(" ")).join(`
`)}reason({stop:e,weighed:n},o,r){if(!n)return s("No step has been taken.");let{best:i,length:a,bound:c,worst:d}=n;if(e&&e.why==="criteria")return this.cutOffWords(
o,e);if(d===null)return B(o.size,"No text has ended.","Fewer than {count} texts have ended.");let m=r.earlyStopping==="never"&&r.lengthPenalty>0,w=`${J(i)} / ${a}\
 ^ ${St(r.lengthPenalty)} = ${J(c,4)}`,b={numbers:m?s("{formula} (at the longest possible length)",{formula:w}):w,worst:J(d,4)},{together:k}=o;if(!e)return k?s(
"The best running beam, {numbers}, is above the worst that is kept, {worst}.",b):s("The best continuation of the step, {numbers}, is above the worst that is kep\
t, {worst}.",b);if(e.why==="settled")return k?s("No running beam can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",b):
s("No continuation of the step can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",b);let L=B(o.size,"{count} text has\
 ended, which is enough.","{count} texts have ended, which is enough.");if(!(c>d))return L;let T=k?s("Yet the best running beam, {numbers}, was above the worst \
of them, {worst}.",b):s("Yet the best continuation of the step, {numbers}, was above the worst of them, {worst}.",b);return`${L} ${T}`}cutOffWords({start:e,maxNew:n},{
step:o}){if(o-e>=n)return B(e+n,"The length limit of {count} token was reached.","The length limit of {count} tokens was reached.");let r=(this.log.finished?this.
log.finished.sequences:[]).find(({stop_reason:i})=>!["eos","length","unfinished"].includes(i));return r?s("Every continuation met a stopping criterion ({reason}\
).",{reason:we(r.stop_reason)[0]}):s("Every continuation met a stopping criterion.")}};function Ld({stop:t,prompts:e},n,o){return n?t?s("after step {step}",{step:t.
step}):o?s("goes on past step {step}",{step:Rn({prompts:e})}):s("not yet"):t?s("not exact: about step {step}",{step:t.step}):s("not exact")}function Ad({group:t,
stop:e},n){if(t===null)return[];let o={group:Ce(t),step:e&&e.step};return[n&&e?s("Group {group}, after step {step}:",o):s("Group {group}:",o)]}function $i(t,e){let o=$=>t.querySelector(".gp-"+$),[r,i,a,c,d]=["slide","power","rule","own-again","of-prompt"].map(o),[m,w,b]=["formula","honest","rest"].map(
o),k=new Gn(o("hypothesis-table"),e),L=new Vn(t,e),T=new Un(t,e),S={},E=new Map;for(let[$,P]of Kt)a.append(l("option","",P,{value:JSON.stringify($)}));r.addEventListener(
"input",()=>A({lengthPenalty:Number(r.value)})),i.addEventListener("input",()=>{Number.isFinite(i.valueAsNumber)&&A({lengthPenalty:i.valueAsNumber})}),i.addEventListener(
"change",()=>e.usesBeams&&W(C(hs(e)),!0)),a.addEventListener("change",()=>A({earlyStopping:JSON.parse(a.value)})),c.addEventListener("click",()=>{S={},p(),r.focus()}),
d.addEventListener("change",()=>p());function A($){S={...S,...$},p()}let C=$=>({...$.own,...S});function W($,P=!1){Number(r.value)!==$.lengthPenalty&&(r.value=$.
lengthPenalty),(P||document.activeElement!==i)&&(i.value=St($.lengthPenalty)),a.value=JSON.stringify($.earlyStopping)}function x($){return P=>{let _=JSON.stringify(
P),q=E.get(_);if(q)return q;let I=wi($,P);return I.stop&&E.set(_,I),I}}function h($){return{stop:e.finished?{step:0,why:""}:null,prompts:$.prompts.map(({finished:P})=>({
kept:P.map(_=>({node:_,score:_.beam.final_score})),pools:[{group:null,stop:null,weighed:null,exact:!0}]}))}}function p({onlySelection:$=!1,anew:P=!1}={}){let _=hs(
e),q=!!(e.finished||e.failed),I=u(_.prompts.length),F=x(_),N=_.together!==null&&ki(_,F(_.own),!!e.finished),R=N?C(_):_.own,j=N?F(R):h(_),H=N?F(_.own):j,U=N&&!Ut(
R,_.own),Q=yi(_,I,j,R,q),te=U?new Map(H.prompts[I].kept.map(({node:se},he)=>[se,he])):null;if(k.draw(Q.slice(0,40),te,_),b.hidden=Q.length<=40,M(b,B(Q.length-40,
"and {count} more, with a lower score","and {count} more, with lower scores")),$)return;for(let se of["what-if","stopping"])o(se).hidden=!N;o("greedily").hidden=
!1,W(R,P),c.hidden=!U,M(c,s("Back to the run’s own: {power}, {early}",{power:St(_.own.lengthPenalty),early:ys(_.own.earlyStopping)}));let re=Q.filter(({place:se})=>se!==
null);M(o("counts"),f(Q,re)),M(o("scored"),s("sum / length ^ {power}",{power:St(R.lengthPenalty)})),m.setAttribute("aria-live",U?"polite":"off"),M(m,g(re[0],R)),
y(N?O(j,H,I,_,R,q):v(_)),N&&L.draw(_,I,F,R,q),T.draw(_,I,H)}function u($){return o("of-prompts").hidden=$<2,d.options.length!==$&&d.replaceChildren(...Array.from(
{length:$},(P,_)=>l("option","",s("prompt {number}",{number:_+1}),{value:_}))),Math.max(0,d.selectedIndex)}function f($,P){let _=$.filter(({state:I})=>I==="runn\
ing").length,q=$.filter(({state:I})=>I==="returned").length;return[s("{count} ended",{count:z($.length-_)}),s("{count} kept",{count:z(P.length)}),..._?[s("{coun\
t} running",{count:z(_)})]:[],...q?[B(q,"{count} output","{count} outputs")]:[]].join(", ")}function g($,{lengthPenalty:P}){if(!$)return s("No text is kept yet.");
let{node:_,score:q}=$,I={sum:J(Se(_)),length:_.length,power:St(P),score:J(q,4)};return s("The best: score = sum / length ^ length_penalty = {sum} / {length} ^ {\
power} = {score}",I)}function y($){w.hidden=!$,M(w,$)}function v($){return $.prompts.every(({steps:P,given:_})=>P.length===_)?s("The search has not begun: all t\
okens so far were given."):$.together===null?s("This decoding loop has its own rules: the texts are shown as they were recorded."):s("The recording does not fol\
low the rules of this search, so it does not tell what other settings would give.")}function O($,P,_,q,I,F){let N=Math.max(1,...q.prompts.map(({steps:U})=>U.length-
q.start)),R=N**I.lengthPenalty;if(!Number.isFinite(R)||R===0)return s("{length} ^ {power} is too large or too small for a floating-point number: the search itse\
lf would fail.",{length:N,power:St(I.lengthPenalty)});let j=$.prompts[_].pools.filter(({exact:U})=>!U);if(j.length){let U=j.map(({group:Q})=>Ce(Q)).join(", ");return B(
j.length,"Not exact: an earlier group would have stopped at another step, and the padding that a stopped group writes changes the diversity penalty of group {gr\
oups}.","Not exact: an earlier group would have stopped at another step, and the padding that a stopped group writes changes the diversity penalty of groups {gr\
oups}.",{groups:U})}if(Ut(I,q.own))return"";if(!$.stop){if(!F)return"";let U=Rn($);return q.together?s("With these settings the search would have gone on past s\
tep {step}, where the recording ends: this ranks what is known so far.",{step:U}):s("With these settings the search would have gone on past step {step}, where t\
he recording of a group ends: this ranks what is known so far.",{step:U})}let{step:H}=$.stop;return P.stop?H<P.stop.step?s("With these settings the search would\
 have stopped after step {step}, not {own}: what ended later does not count.",{step:H,own:P.stop.step}):"":s("With these settings the search would have stopped \
after step {step}: what ended later does not count.",{step:H})}return $=>{if($.run&&(S={},E=new Map,d.replaceChildren()),($.run||$.searched)&&(L.asked=T.isAsked=
null),t.hidden=!e.usesBeams,t.hidden)return;let P=e.hideFrom!==null;if(o("untold").hidden=!P,o("found").hidden=P,o("counts").hidden=P,P)return;let{run:_,steps:q,
status:I,selection:F,searched:N}=$;_||q||I||N?p({anew:_}):F&&p({onlySelection:!0})}}var Cd=["token_id","text","piece","logprob","raw_logprob","entropy"],xs=class extends vt{constructor(e,n){super(),this.group=e,this.number=n}changed(e){super.changed(
e),this.group&&this.group.entryChanged(this.number,e)}},Jn=class extends Pt{constructor(e){super(["run","steps","status","measured","found","lanes","pair","unit"]),
this.name=e,this.lanes=null,this.turn=void 0,this.fresh=new Set,this.unit="bits",this.clear(null)}clear(e){this.header=e,this.showMetrics(),this.done=null,this.
apart=null,this.found=null,this.charts={},this.asking=null,this.pair=[0,1],this.fresh.clear(),this.groups=(e?e.groups:[]).map((n,o)=>({...n,number:o,entries:[],
shown:0,told:{values:{},each:{}},values:{},each:{}})),this.entries=(e?e.entries:[]).map(({group:n,seed:o},r)=>{let i=e.kind==="lanes"?Object.assign(new xs(this,
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
begun=!0,t.entryChanged(e,"status")},Tokens(t,{entry:e,tokens:n}){for(let o of n)t.entries[e].tokens.push(Object.fromEntries(Cd.map((r,i)=>[r,o[i]])));t.entryChanged(
e,"steps")},Ended(t,{entry:e,text:n,stop_reason:o,failed:r}){t.entries[e].ended={text:n,stop_reason:o,failed:r},t.entryChanged(e,"status")},Measured(t,{group:e,
values:n,each:o}){t.groups[e].told={values:n,each:o||{}},t.showMeasured(t.groups[e]),t.changed("measured")},Found(t,{values:e,charts:n}){t.found=e,t.charts=n||{},
t.changed("found")},Done(t,{stopped:e,overtaken:n}){t.done={stopped:e,...n&&{overtaken:n}},t.changed("status")}};var Ai={},Ci={},Yn=new Map,Xn=new Map,vs="bits";function Ss(t){return Yn.has(t)||Yn.set(t,Object.assign(new vt,{unit:vs})),Yn.get(t)}function _s(t){return Xn.has(
t)||Xn.set(t,Object.assign(new Jn(t),{unit:vs})),Xn.get(t)}function Os(t){vs=t;for(let e of[...Yn.values(),...Xn.values()])e.setUnit(t)}function Pd(t,e,{log:n="\
main"}={}){Pi(Ai[t],t,e,Ss(n))}function Nd(t,e,{group:n}){Pi(Ci[t],t,e,_s(n))}function Pi(t,e,n,o){let r=n.querySelector(".gp-pane");if(!r||!t){console.error(`G\
eneration Playground: there is no pane “${e}” here.`);return}cr(r),Mr(r);let i=t(r,o);o.subscribe(r,Wd.has(e)?qd(r,o,i):i)}var Wd=new Set(["tokens","token",
"candidates","processors","curve","check","quiz"]);function qd(t,e,n){let o=Object.fromEntries(e.kinds.map(i=>[i,!0])),r=!1;return i=>{if(e.denoises){r=t.hidden=
!0;return}r&&(t.hidden=!1),n(r?o:i),r=!1}}function Id(t,e,n){Ss(t).feedRun(e||"",n)}function Rd(t,e,n){_s(t).feedRun(e||"",n)}function Ni(t,e){Ai=t,Ci=e;let n={
mount:Pd,feed:Id,chooseUnit:Os,log:Ss,RunLog:vt,mountGroup:Nd,feedGroup:Rd,group:_s};window.GenerationPlayground=n;let o=window.GenerationPlaygroundQueue||[],r=i=>{
try{i(n)}catch(a){console.error("Generation Playground:",a)}};window.GenerationPlaygroundQueue={push:r},o.forEach(r)}function Wi(t,e,{stepUnder:n,hover:o,leave:r}){t.addEventListener("pointermove",i=>{let a=n(i);a&&(i.buttons===1?e.selectStep(a):o(a))}),t.addEventListener("poi\
nterleave",r),t.addEventListener("click",i=>{let a=n(i);a&&e.selectStep(a)}),Ms(t,e)}function Ms(t,e){t.addEventListener("keydown",n=>{let o={ArrowRight:1,ArrowUp:1,
ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0};n.key==="Escape"&&e.selectStep(null),n.key in o&&(n.preventDefault(),e.walk(o[n.key]))})}function Zn(t,e,n,o,r=0){
e&&(t.setAttribute("aria-valuenow",String(e.isPrompt?e.index-r:e.index+1)),t.setAttribute("aria-valuemin",String(1-r)),t.setAttribute("aria-valuemax",String(n))),
t.setAttribute("aria-valuetext",o)}var zd=new Intl.NumberFormat("en-US",{maximumFractionDigits:2,minimumFractionDigits:2}),qi=t=>zd.format(t),Ii={information:{unit:!0,write:qi,look:{rangemode:"to\
zero"}},sum:{unit:!0,write:qi,look:{}},share:{title:()=>s("probability"),write:D,look:{rangemode:"tozero",tickformat:".0%"}},count:{title:()=>s("tokens kept"),write:z,
look:{type:"log",dtick:1}},rank:{title:()=>s("rank"),write:z,look:{type:"log",dtick:1,autorange:"reversed"}}},Es=[["kept","solid"],["chosen","dash"],["accepted",
"dot"],["rejected","dashdot"],["bonus","longdash"],["text","4px,4px"],["before","12px,3px,2px,3px"],["focus","2px,7px"]].map(([t,e])=>({role:t,dash:e})),Ri=()=>({
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
en at each place, before the processors."),of:t=>Y(t.raw_logprob)},after:{name:s("looked up: probability after"),axis:"share",about:s("How probable each looked-\
up token was in the draw at each place, after the processors: 0% where they removed it."),of:t=>Y(t.logprob)},rank:{name:s("looked up: rank"),axis:"rank",about:s(
"The rank of each looked-up token among all tokens before the processors: 1, the likeliest, is at the top."),of:t=>t.raw_rank||null}});var Ne=(t,e={})=>({color:"var(--gp-muted)",gridcolor:"var(--gp-line)",linecolor:"var(--gp-line)",zeroline:!1,automargin:!0,title:{text:t,standoff:8,font:{size:13}},
...e}),ut=(t,e,n,o,r={})=>({data:e,layout:{font:{color:"var(--gp-text)",size:13,family:"system-ui, Segoe UI, Roboto, Helvetica Neue, Arial"},paper_bgcolor:"var(\
--gp-surface)",plot_bgcolor:"var(--gp-surface)",hoverlabel:{bgcolor:"var(--gp-raised)",bordercolor:"var(--gp-line)",font:{color:"var(--gp-text)"}},hovermode:"cl\
osest",margin:{l:52,r:18,t:28,b:44},height:300,showlegend:!1,xaxis:n,yaxis:o,meta:t,...r}});var Bd={solid:"none",dash:"7 4",dot:"2 4",dashdot:"10 4 2 4",longdash:"14 5"},zi=t=>Bd[t]??t.replaceAll("px","").replaceAll(","," ");function Bi({series:t,of:e},n){
return t||[...n].slice(-Es.length).map(([o,r],i)=>({...Es[i],name:r,tip:s("The looked-up token {token}, id {id}.",{token:Z(r),id:o}),value:a=>{let c=(a.watched||
[]).find(({token_id:d})=>d===o);return c?e(c):null}}))}function ji({curve:t,series:e,steps:n,prompt:o,current:r,unit:i,factor:a}){let c=Ii[t.axis],d=o.length,m=A=>A.
index+1-(A.isPrompt?d+1:0),w=c.unit?a:1,b=(A,C,W)=>({type:"scatter",mode:C.length>400?"lines":"lines+markers",name:A.name,connectgaps:!1,hoverinfo:"text",x:C.map(
m),...jd(A,C,w,c,i),line:{color:`var(--gp-${A.role})`,width:2,dash:A.dash},marker:{color:`var(--gp-${A.role})`,size:4},opacity:W?.75:1}),k=e.flatMap(A=>[...d?[b(
A,o,!0)]:[],b(A,n,!1)]),L=Math.max(10,n.length),T=Ne(s("token"),{range:[d?.5-d:.5,L+.5],showgrid:!1}),S=Ne(c.unit?i:c.title(),c.look),E={label:s("{curve} along \
the text",{curve:t.name}),layout:{height:260,hovermode:"x",margin:{l:52,r:12,t:12,b:40},shapes:Fd(d,r&&m(r))}};return ut(E.label,k,T,S,E.layout)}function jd(t,e,n,o,r){
let i=0,a=e.map(d=>{let m=xe(t.value(d));return t.sum?(i=i===null||m===null?null:i+m,i===null?null:i*n):m===null?null:m*n}),c=a.map((d,m)=>d===null?"":s("{token\
} {series}: {value}",{token:Z(e[m].chosen.text),series:t.name,value:`${o.write(d)}${o.unit?` ${r}`:""}`}));return{y:a,text:c}}function Fd(t,e){let n={type:"line",
yref:"paper",y0:0,y1:1},o={type:"rect",xref:"x",x0:.5-t,x1:.5,yref:"paper",y0:0,y1:1,fillcolor:"var(--gp-raised)",line:{width:0},layer:"below"};return[...t?[o,{
...n,x0:.5,x1:.5,line:{color:"var(--gp-muted)",width:1,dash:"dot"}}]:[],...e===null?[]:[{...n,x0:e,x1:e,line:{color:"var(--gp-chosen)",width:1.5}}]]}var Dd=150;function Fi(t,e){let n=O=>t.querySelector(".gp-"+O),[o,r,i,a,c]=["curve-chart","reading","unit","view","keys"].map(n),d=Ri(),m=new Map,w=0,b=-1/0,k=!1,
L=()=>d[a.value],T=()=>Bi(L(),m);function S(){let O=e.current();return O?Ye([],e.lastOf(O)).added:[]}function E(){let O=Object.keys(d).filter(P=>d[P].series||m.
size);if(O.length===a.options.length)return;let $=O.includes(a.value)?a.value:O[0];a.replaceChildren(...O.map(P=>l("option","",d[P].name,{value:P}))),a.value=$}
function A(O){for(let $ of O)for(let{token_id:P,text:_}of $.watched||[])m.set(P,_)}function C(){let O=[L().about,e.promptSteps.length?s("The prompt comes before\
 the text, on a shaded background."):""].filter(Boolean).join(" ");M(n("about"),O);let $=T(),P=JSON.stringify($.map(({name:_,tip:q})=>[_,q]));c.dataset.key!==P&&
(c.dataset.key=P,c.replaceChildren(...$.map(W)))}function W({name:O,role:$,dash:P,tip:_}){let q=l("span","",null,{tabindex:"0","data-tip":_}),I=ee("svg",""),F=ee(
"line","");for(let[N,R]of Object.entries({width:26,height:8,"aria-hidden":"true"}))I.setAttribute(N,String(R));for(let[N,R]of Object.entries({x1:0,y1:4,x2:26,y2:4,
stroke:`var(--gp-${$})`,"stroke-dasharray":zi(P)}))F.setAttribute(N,String(R));return I.append(F),q.append(I,L().of?oe(O):O),q}function x(){let O=e.current(),$=O?
h(O):s("The curve grows with the text.");M(r,$),Zn(r,O,S().length,O?$:s("no token yet"),e.promptSteps.length)}function h(O){let $={number:O.index+1,token:Z(O.chosen.
text),facts:p(O)};return O.isPrompt?s("Prompt token {number}, {token}: {facts}",$):s("Token {number}, {token}: {facts}",$)}function p(O){if(L().of)return f(O)||
s("no token was looked up here");if(a.value==="kept")return O.isPrompt?s("no processor takes part"):s("{kept} of {count} tokens kept",{kept:z(De(O)),count:z(O.distribution.
vocab)});if(a.value==="cumulative")return u(O);let{surprisal:$,entropyBefore:P,entropyAfter:_}=ye(O),[q,I,F]=[$,P,_].map(N=>de(xe(N),e.unit));return O.isPrompt?
s("surprisal {surprisal}; entropy {entropy}",{surprisal:q,entropy:I}):s("surprisal {surprisal}; entropy {before} before, {after} after",{surprisal:q,before:I,after:F})}
function u(O){let $=O.isPrompt?e.promptSteps:S(),P=$.slice(0,$.indexOf(O)+1),_=T().filter(q=>q.value(O)!==null).map(q=>{let I=P.map(N=>xe(q.value(N)));return`${I.
includes(null)?s("minus infinity"):de(I.reduce((N,R)=>N+R,0),e.unit)} ${q.name}`});return s("log-probability so far {sums}",{sums:_.join(", ")})}function f(O){return(O.
watched||[]).map($=>{let P={token:Z($.text),before:D(Y($.raw_logprob)),after:D(Y($.logprob)),rank:z($.raw_rank||0)};return $.logprob===null?$.raw_rank?s("{token\
} {before} before (rank {rank}), removed after",P):s("{token} {before} before, removed after",P):$.raw_rank?s("{token} {before} before (rank {rank}), {after} af\
ter",P):s("{token} {before} before, {after} after",P)}).join("; ")}function g(){w=0,b=performance.now(),o.removeAttribute("aria-busy");let O=S(),$=O.length||e.promptSteps.
length?ji({curve:L(),series:T(),steps:O,prompt:e.promptSteps,current:e.current(),unit:e.unit,factor:Oe(1,e.unit)}):void 0;ue(o,$,({x:P})=>{let _=P-1+(P<1?e.promptSteps.
length:0),q=P<1?e.promptSteps[_]:S()[_];q&&e.selectStep(q)})}function y(){w||!k||(o.setAttribute("aria-busy","true"),w=window.setTimeout(g,Math.max(0,b+Dd-performance.
now())))}new IntersectionObserver(([{isIntersecting:O}])=>{k||!O||(k=!0,y())}).observe(t),Ms(r,e),i.addEventListener("change",()=>Os(i.value)),a.addEventListener(
"change",v);function v(){C(),x(),y()}return O=>{O.unit&&(i.value=e.unit),O.run&&(m=new Map),A(S()),E(),v()}}var Di=new WeakMap;function Ee(t){let e=Di.get(t)||[],[n]=t.lines(),{keep:o,added:r}=Ye(e,n?n.last:null);e.length=o;for(let i of r)e.push(i);return Di.set(t,e),
e}function Ve({groups:t,pair:[e,n]}){if(t.length<2)return null;let o=t[e]?e:0,r=t[n]&&n!==o?n:+(o===0);return[o,r]}function We({groups:t,lanes:e},n){let{id:o,label:r}=t[n];
if(!e)return r;let i=e.find(a=>a.id===o);return i?i.label:s("{lane} (removed)",{lane:r})}var Qn=({groups:t},e,n)=>Hi(t[e].model)===Hi(t[n].model);function Hi(t){
let[e,n=""]=t.split("?");return`${e}?${n.split("&").find(o=>o.startsWith("revision="))||""}`}function eo(t,e,n){let o=[e,n].map(a=>Ee(t.shownOf(a).log)),r=Qn(t,
e,n)?Hd(...o):Gd(...o),i=o.map((a,c)=>r[c]>=a.length);return i[0]&&i[1]?{kind:"same",at:r,shorter:null}:i[0]||i[1]?{kind:"shorter",at:r,shorter:i[0]?0:1}:{kind:"\
apart",at:r,shorter:null}}function Hd(t,e){let n=Math.min(t.length,e.length),o=0;for(;o<n&&t[o].chosen.token_id===e[o].chosen.token_id;)o+=1;return[o,o]}var Gi=({
piece:t})=>t??"\0";function Gd(...t){let[e,n]=t.map(i=>i.map(Gi).join("")),o=Math.min(e.length,n.length),r=0;for(;r<o&&e[r]===n[r];)r+=1;return t.map(i=>Kd(i,r))}
function Kd(t,e){let n=0,o=0;for(;o<t.length&&(n+=Gi(t[o]).length)<=e;)o+=1;for(;o>0&&o<t.length&&t[o-1].piece==="";)o-=1;return o}var un=(t,e=t.length)=>t.slice(
0,e).map(({piece:n})=>n??"").join("");function Ki(t,e=60){let n=Array.from(t);return n.length<=e?t:"…"+n.slice(-e).join("")}var le=t=>_n(t)?s(t):String(t);var Ui=typeof Intl.Segmenter=="function"?new Intl.Segmenter(void 0,{granularity:"word"}):null;function Vi(t){let e=Ui?[...Ui.segment(t)].map(({segment:r})=>r):t.
match(/\s+|[\p{L}\p{M}\p{N}_]+|./gsu)||[],n=[],o="";for(let r of e)r.trim()?(n.push({space:o,word:r}),o=""):o+=r;return o&&n.push({space:o,word:""}),n}function Ji(t,e){
let n=[t,e].map(b=>b.map(({word:k})=>k)),[o,r]=n,i=Math.min(o.length,r.length),a=0;for(;a<i&&o[a]===r[a];)a+=1;let c=0;for(;c<i-a&&o.at(-1-c)===r.at(-1-c);)c+=1;
let d=n.map(b=>b.map((k,L)=>L<a||L>=b.length-c)),m=n.map(b=>b.slice(a,b.length-c)),w=m.some(b=>b.length>1200);for(let[b,k]of Ud(...m.map(L=>L.slice(0,1200))))d[0][a+
b]=d[1][a+k]=!0;return{kept:d,shared:d[0].filter((b,k)=>b&&o[k]).length,cut:w}}function Ud(t,e){let n=e.length+1,o=new Uint16Array((t.length+1)*n);for(let i=t.length-
1;i>=0;i--)for(let a=e.length-1;a>=0;a--){let c=i*n+a;o[c]=t[i]===e[a]?o[c+n+1]+1:Math.max(o[c+n],o[c+1])}let r=[];for(let i=0,a=0;i<t.length&&a<e.length;)t[i]===
e[a]?r.push([i++,a++]):o[(i+1)*n+a]>=o[i*n+a+1]?i+=1:a+=1;return r}function Yi(t,e){let r=t.querySelector(".gp-texts"),i="",a=0,c=-1/0;function d(k){let L=l("div","gp-text-side"),T=l("h3","gp-side-name"),S=l("p","gp-side-text",
null,{dir:"auto"});return L.append(T,S),r.append(L),{head:T,body:S,tag:k}}let m=["del","ins"].map(d);function w({body:k,tag:L},T,S){let E=[],A="",C=!1,W=()=>{A&&
E.push(C?l(L,"",A):A),A=""};T.forEach(({space:x,word:h},p)=>{let u=!S[p]&&!!h;u!==C?!u||!A?(W(),C=u,A=x+h):(A+=x,W(),C=!0,A=h):A+=x+h}),W(),k.replaceChildren(...E)}
function b(k){clearTimeout(a),a=0,c=performance.now();let L=k.map(x=>Vi(un(Ee(e.shownOf(x).log)))),{kept:T,shared:S,cut:E}=Ji(...L);m.forEach((x,h)=>w(x,L[h],T[h]));
let[A,C]=L.map(x=>x.filter(({word:h})=>h).length),W=t.querySelector(".gp-alike");K(W,A+C>0),A+C&&(M(t.querySelector(".gp-share"),s("{share} in common",{share:D(
2*S/(A+C))})),M(t.querySelector(".gp-formula"),s("2 × {shared} shared words / ({one} + {other})",{shared:z(S),one:z(A),other:z(C)}))),K(t.querySelector(".gp-cu\
t"),E),M(t.querySelector(".gp-cut"),s("The texts are very long: only {count} words of each, after their common beginning, are compared. What follows counts as d\
ifferent.",{count:z(1200)}))}return()=>{let k=e.header&&e.header.kind==="lanes"?Ve(e):null,L=k?k.map(C=>Ee(e.shownOf(C).log)):[];if(t.hidden=!L.some(C=>C.length),
t.hidden)return;let T=k.map(C=>We(e,C)),S=JSON.stringify([T,...L.map(C=>un(C))]);if(S===i&&(!a||e.running))return;i=S,M(t.querySelector(".gp-pair"),s("{one} and\
 {other}, word by word",{one:T[0],other:T[1]})),m.forEach(({head:C},W)=>me(C,`${T[W]} ${le(e.groups[k[W]].title)}`,{plain:!0}));let A=L[0].length*L[1].length>2e5&&
e.running?c+500-performance.now():0;A<=0?b(k):a||=setTimeout(()=>b(Ve(e)),A)}}function Xi(t,e){let o=[4,5e-4],r=t.querySelector(".gp-said"),i=t.querySelector(".gp-models"),a=t.querySelector(".gp-sides-box"),c=t.querySelector(".gp-sides"),
d=[t.querySelector(".gp-one"),t.querySelector(".gp-other")];function m(){for(let h of d)h.replaceChildren(...e.groups.map(({title:p},u)=>l("option","",`${We(e,u)}\
 ${le(p)}`,{value:u})))}d.forEach((h,p)=>h.addEventListener("change",()=>{let u=Ve(e),f=Number(h.value),g=f===u[1-p]?u[p]:u[1-p];e.setPair(...p?[g,f]:[f,g])}));
let w=({log:h})=>!!(h.finished||h.failed||e.done);function b(h,{kind:p,at:u,shorter:f}){let[g,y]=h.map(q=>We(e,q)),[v,O]=h.map(q=>e.shownOf(q)),$=[v,O].map(({log:q})=>Ee(
q));if(!$[0].length||!$[1].length)return[s("{one} and {other} have no tokens to compare yet.",{one:g,other:y})];if(p==="same")return w(v)&&w(O)?[B(u[0],"{one} a\
nd {other} never diverge: both wrote the same {count} token.","{one} and {other} never diverge: both wrote the same {count} tokens.",{one:g,other:y})]:[B(u[0],"\
{one} and {other} have written the same so far: {count} token.","{one} and {other} have written the same so far: {count} tokens.",{one:g,other:y})];if(p==="shor\
ter"){let[q,I]=f?[y,g]:[g,y];if(!w(f?O:v))return[s("{one} and {other} have written the same so far; {long} is ahead.",{one:g,other:y,long:I})];let{finished:F}=(f?
O:v).log,N=B(u[f],"{count} token","{count} tokens"),R=S($[1-f][u[1-f]].chosen.text),j=F&&F.sequences.length&&we(F.sequences[0].stop_reason)[0];return[j?s("{shor\
t} ended after {tokens}: {reason}.",{short:q,tokens:N,reason:j}):s("{short} ended after {tokens}.",{short:q,tokens:N})," ",...pe(s("{long} begins with the same \
text and continues with {token}."),{long:I,token:R})]}let[P,_]=$.map((q,I)=>q[u[I]]);return[...k([g,y],u,un($[0],u[0]))," ",...L(g,P)," ",...L(y,_)]}function k([
h,p],u,f){if(!f)return[s("They diverge at the first token.")];let[g,y]=u.map(O=>z(O+1));return[g===y?s("They diverge at token {number}.",{number:g}):s("They div\
erge at token {a} of {one} and token {b} of {other}.",{a:g,b:y,one:h,other:p})," ",...pe(s("Both had written {text}."),{text:S(Ki(f))})]}let L=(h,p)=>pe(p.given?
s("{lane} was given {token} ({odds})."):s("{lane} chose {token} ({odds})."),{lane:h,token:S(p.chosen.text),odds:T(p)}),T=h=>h.chosen.logprob===null?lt(h.chosen):
D(ye(h).probability);function S(h){let p=l("span","gp-quote");return p.append(...pe(s("“{text}”"),{text:oe(h,"gp-strong")})),p}function E(h){let p=l("p");p.
append(...h),p.textContent!==r.textContent&&r.replaceChildren(...p.childNodes)}function A(h,p){let u=new Map;return h.forEach(({chosen:g,distribution:y},v)=>{for(let O of[
...y.candidates,g]){let $=p?O.token_id:O.text;u.has($)||u.set($,{label:O.text,sides:[null,null],most:0});let P=u.get($);P.sides[v]||(P.sides[v]={candidate:O,isChosen:O.
token_id===g.token_id},P.most=Math.max(P.most,Y(O.logprob),Y(O.raw_logprob)))}}),[...u.values()].sort((g,y)=>y.most-g.most).filter(({sides:g,most:y},v)=>v<10&&(v<
o[0]||y>=o[1])||g.some(O=>O&&O.isChosen))}function C(){let h=l("tr"),p=l("th","",null,{scope:"row"});return p.append(l("bdi","gp-word")),h.append(p,...[0,1].map(
()=>{let u=l("td"),f=l("div","gp-side"),g=l("span","gp-tracks");g.append(l("i","gp-bar gp-after"),l("i","gp-bar gp-before"));let y=l("span","gp-values");return y.
append(l("span"),l("small")),f.append(l("span","gp-sign"),g,y),u.append(f),u})),h}function W(h,p,u,f){let[g,y,v]=h.firstChild.children,[O,$]=p?[p.candidate.logprob,
p.candidate.raw_logprob].map(Y):[0,0],P=!!p&&p.candidate.logprob===null,_=!!p&&p.isChosen;ae(h,[_&&"gp-chosen",P&&"gp-removed",!p&&"gp-unlisted"].filter(Boolean).
join(" ")),M(g,_?"▶":P?"✕":""),ne(y.children[0],"width",O/u),ne(y.children[1],"width",$/u),M(v.children[0],p?P?"":D(O):"–"),M(v.children[1],p?D($):"");let q=p?
[_&&s("chosen"),P?lt(p.candidate):D(O),s("{share} before the processors",{share:D($)})].filter(Boolean).join(", "):s("not recorded");G(h,{"aria-label":`${f}: ${q}`,
title:P?lt(p.candidate):""})}function x(h,p){let u=A(p,Qn(e,...h)),f=u.flatMap($=>$.sides).filter(Boolean),g=f.every(({candidate:$})=>$.logprob===$.raw_logprob),
y=Math.max(1e-9,...f.flatMap(({candidate:$})=>[Y($.logprob),Y($.raw_logprob)]));a.classList.toggle("gp-plain",g),K(t.querySelector(".gp-before-key"),!g),K(t.querySelector(
".gp-removed-key"),f.some(({candidate:$})=>$.logprob===null)),K(t.querySelector(".gp-unlisted-key"),f.length<2*u.length);let v=X(c.tBodies[0],u.length,C);u.forEach(
({label:$,sides:P},_)=>{let[q,...I]=v[_].cells;me(q.firstChild,$),I.forEach((F,N)=>W(F,P[N],y,We(e,h[N])))});let O=c.tHead.rows[0].cells;h.forEach(($,P)=>{let{title:_}=e.
groups[$],{entropyAfter:q}=ye(p[P]);me(O[P+1],s("{lane}, entropy {entropy}",{lane:`${We(e,$)} ${le(_)}`,entropy:de(q,e.unit)}),{plain:!0})})}return h=>{let p=e.
header&&e.header.kind==="lanes"?Ve(e):null;if(t.hidden=!p||p.some(O=>e.shownOf(O).log.denoises),t.hidden)return;(h.run||h.lanes)&&m(),d.forEach((O,$)=>{O.value=
p[$]});let u=eo(e,...p);E(b(p,u));let[f,g]=p.map(O=>We(e,O)),y=Qn(e,...p);K(i,!y),y||M(i,s("{one} and {other} run on different models, so they are compared by t\
ext, not by token ids; tokens with the same text share a row.",{one:f,other:g}));let v=u.kind==="apart"?p.map((O,$)=>Ee(e.shownOf(O).log)[u.at[$]]):null;K(a,!!v),
v&&x(p,v)}}var Ts=5,Jd=.9;function Yd(t){if(!t.length)return null;let e=[...t].sort((a,c)=>a-c),n=e.length,[o,r,i]=[0,0,2/2**n];for(;o<Math.floor(n/2)&&(r+=i,!(o>0&&r>1-Jd));)
i*=(n-o)/(o+1),o+=1;return o=Math.max(0,o-1),{median:On(e),low:e[o],high:e[n-1-o]}}function $s(t,e){if(t.length<Ts)return"few";let{low:n,high:o}=Yd(t);return n>
e?"above":o<e?"below":"open"}function Zi(t,e=!0){let n=([i,a])=>V(i)&&V(a),o=(i,a)=>$s(i.map((c,d)=>[c,a[d]]).filter(n).map(([c,d])=>c-d),0),r=t.findIndex((i,a)=>t.
length>1&&t.every((c,d)=>a===d||o(i,c)===(e?"above":"below")));return r<0?null:r}function Qi(t,e){let n=e.filter(({values:d})=>Number.isFinite(d[t.name])),o=({values:d})=>d[t.name];if(!n.length)return{low:null,high:null,best:null,level:()=>0,
scale:to([]),flat:!0};let r=n.reduce((d,m)=>o(m)<o(d)?m:d),i=n.reduce((d,m)=>o(m)>o(d)?m:d),a=$e(t,o(r))===$e(t,o(i)),c=to(a?[]:n.map(o));return{low:r,high:i,best:a?
null:Ls(t,e),level:d=>Math.round(c.share(d)*10),scale:c,flat:a}}function Ls(t,e){let n=e.filter(({values:c})=>Number.isFinite(c[t.name])),o=n.map(({each:c})=>c[t.
name]||[]);if(!t.better||o.some(({length:c})=>c!==o[0].length))return null;let r=Zi(o,t.better==="more"),i=r!==null&&n[r].values[t.name],a=c=>t.better==="more"?
c<i:c>i;return r!==null&&n.every(({values:c},d)=>d===r||a(c[t.name]))?n[r]:null}function to(t){let e=[...new Set(t)].sort((d,m)=>d-m),[n,o]=[e[0],e.at(-1)],r=d=>m=>o>
n?(d(m)-d(n))/(d(o)-d(n)):0,i=d=>e.some(m=>e.filter(w=>w>=m&&d(w)-d(m)<.1).length>Math.max(1,e.length/2)),a=d=>e.length>1?e.indexOf(d)/(e.length-1):0,c=[{name:"\
linear",share:r(d=>d)},...n>0?[{name:"log",share:r(Math.log)}]:[],{name:"order",share:a}];return c.find(({share:d})=>!i(d))||c.at(-1)}function Ze(t,{each:e}){let n=(e[t.
name]||[]).filter(V);if(n.length<2)return"";let[o,r]=[Math.min(...n),Math.max(...n)].map(i=>$e(t,i));return o===r?"":s("{low} to {high}",{low:o,high:r})}var Vt=t=>t.
better==="less"?"heat":"prob";function $e(t,e,{unit:n=!1}={}){if(!Number.isFinite(e))return"–";let o=e.toLocaleString("en-US",{minimumFractionDigits:t.digits,
maximumFractionDigits:t.digits});return n&&t.unit?`${o} ${s(t.unit)}`:o}var As=10;function ea({axes:[t,e],metric:n,heat:o,at:r}){let i=e.values.map((T,S)=>t.values.map((E,A)=>r(S,A))),a=T=>i.map((S,E)=>S.map((A,C)=>T(A,E,C))),c=T=>T.
values[n.name],d=T=>$e(n,c(T))+(o.best===T?" ★":""),m=(T,S,E)=>{let A=Ze(n,T);return`${t.knob} ${t.values[E]}, ${e.knob} ${e.values[S]}: ${d(T)}${A?` (${A})`:
""}`},w=Array.from({length:As+1},(T,S)=>[S/As,`var(--gp-${Vt(n)}-${S})`]),b={type:"heatmap",x:t.values,y:e.values,colorscale:w,zmin:0,zmax:As,showscale:!1,xgap:2,
ygap:2,z:a(T=>Number.isFinite(c(T))?o.level(c(T)):null),text:a(d),texttemplate:"%{text}",hovertext:a(m),hoverinfo:"text"},k=Math.min(760,Math.max(220,96+42*e.values.
length)),L={type:"category",showgrid:!1};return ut(s("{metric} over {columns} and {rows}",{metric:s(n.title),columns:t.knob,rows:e.knob}),[b],Ne(t.knob,{...L,side:"\
top"}),Ne(e.knob,{...L,autorange:"reversed"}),{height:k,margin:{l:52,r:18,t:60,b:16}})}function ta({knob:t,metric:e,points:n,wide:o}){let r=n.map(({label:S})=>S.trim()===""?NaN:Number(S)),i=r.every(Number.isFinite)?{linear:"linear",log:"log",order:"\
category"}[to(r).name]:"category",a=n.map((S,E)=>({...S,x:i==="category"?S.label:r[E]}));i!=="category"&&a.sort((S,E)=>Number(S.x)-Number(E.x));let c=a.filter(({
value:S})=>Number.isFinite(S)),d=c.flatMap(({value:S,each:E})=>[S,...E]),m=o&&d.length>0&&Math.min(...d)>0,w=({label:S,value:E,range:A,best:C})=>`${S}: ${$e(e,E)}${A?
` (${A})`:""}${C?`, ${s("the best")}`:""}`,b={type:"scatter",mode:"lines+markers",cliponaxis:!1,connectgaps:!1,hoverinfo:"text",x:a.map(({x:S})=>S),y:a.map(({value:S})=>Number.
isFinite(S)?S:null),text:a.map(w),line:{color:"var(--gp-kept)",width:2},marker:{color:"var(--gp-kept)",size:10},error_y:{type:"data",symmetric:!1,color:"var(--g\
p-muted)",thickness:1.5,width:4,array:a.map(({value:S,each:E})=>E.length>1?Math.max(...E)-S:0),arrayminus:a.map(({value:S,each:E})=>E.length>1?S-Math.min(...E):
0)}},k={type:"scatter",mode:"text",hoverinfo:"skip",textposition:"top center",cliponaxis:!1,textfont:{color:"var(--gp-text)"},x:c.map(({x:S})=>S),y:c.map(({value:S})=>S),
text:c.map(({value:S,best:E})=>c.length<=12||E?$e(e,S)+(E?" ★":""):"")},L=s(e.title),T=`${L}${e.unit?` (${s(e.unit)})`:""}${m?`, ${s("logarithmic scale")}`:""}`;
return ut(s("{metric} over {knob}",{metric:L,knob:t}),[b,k],Ne(t,{type:i}),Ne(T,m?{type:"log"}:{}))}function no(t,{metric:{meaning:e,formula:n,unit:o,live:r}}){let i=[o?s("In {unit}.",{unit:s(o)}):"",r?"":s("It is known when the runs of a cell have ended.")];t.
replaceChildren(`${s(e)} `,l("span","gp-formula",s(n)),...i.filter(Boolean).map(a=>` ${a}`))}function na(t,e,n){let{low:o,high:r,best:i,scale:a,flat:c}=n,d=e.metric,
m=e.group.groups.some(T=>Ze(d,T)),w=T=>T&&e.nameOf(T.number)+T.values[d.name],b=[d.name,w(o),w(r),i&&i.number,a.name,c,m].join();if(t.dataset.key===b||(t.dataset.
key=b,t.replaceChildren(),!o))return;let k=(T,S)=>{let E=l("span"),A=l("b","",$e(d,S.values[d.name],{unit:!0}));return E.append(...pe(T,{value:A,cell:e.nameOf(S.
number)})),E};c?t.append(k(s("The same everywhere: {value}"),o)):t.append(k(s("lowest {value} at {cell}"),o),Xd(Vt(d)),k(s("highest {value} at {cell}"),r));let L=[
a.name==="log"&&s("Coloured on a logarithmic scale."),a.name==="order"&&s("Coloured by rank, because some values are far from the rest."),m&&s("Small numbers: f\
rom the lowest to the highest of a cell’s seeds."),i&&(d.better==="more"?s("★ best: higher is better, seed by seed"):s("★ best: lower is better, seed by see\
d"))];t.append(...L.filter(Boolean).map(T=>l("span","",T)))}function Xd(t){let e=l("span","gp-ramp",null,{"aria-hidden":"true"});for(let n=0;n<=10;n++){let o=l(
"i");o.style.backgroundColor=`var(--gp-${t}-${n})`,e.append(o)}return e}function oa(t,e,n,o){let r=e.view!=="heat"?void 0:e.isList?Zd(e,n):e.isSettled?Qd(e,n):void 0;
ue(t,r,i=>o(e.isList?e.inOrder[i.pointNumber].number:e.inRow(i.pointNumber[0])[i.pointNumber[1]].number))}function Zd(t,{best:e,scale:n}){let o=t.metric,[{knob:r,
values:i}]=t.axes,a=t.inOrder.map(c=>({label:i[c.place[1]],value:c.values[o.name],each:(c.each[o.name]||[]).filter(V),range:Ze(o,c),best:e===c}));return ta({knob:r,
metric:o,points:a,wide:n.name!=="linear"})}function Qd(t,e){return ea({axes:t.axes,metric:t.metric,heat:e,at:(n,o)=>t.inRow(n)[o]})}var eh={eos:"■",stop_string:"■",length:"⊣",max_time:"⊣",unfinished:"⊣",stopped:"◻",failed:"✕"},Qe=t=>Tn(eh,t,"■"),et=t=>t==="failed"?[s("an erro\
r"),s("ended in an error")]:we(t),je=t=>(t.log?t.log.failed:t.ended&&t.ended.failed)||null,ft=t=>t.log?t.log.numTokens:t.tokens.length;function _e(t){return je(
t)?"failed":t.log?t.log.finished&&((t.log.finished.sequences[0]||{}).stop_reason||"stopped"):t.ended&&(t.ended.stop_reason||"stopped")}function Jt(t){let e=_e(t);
return e?e==="failed"?"failed":e==="stopped"?"cut":"ended":(t.log?t.log.started:t.begun)?"decoding":"waiting"}function mt({tokens:t,ended:e},n=1/0){if(e&&e.text!==
null&&e.text!==void 0)return e.text.length>n?e.text.slice(0,n):e.text;let o="";for(let{piece:r}of t)if(o+=r??"",o.length>=n)break;return o}var Cs=({name:t})=>t==="ended";function oo(t,{values:e,each:n,entries:o},{unit:r=!1}={}){let i=e[t.name],a=(n[t.name]||(o.length===1?[i]:[])).filter(V);return!Cs(
t)||!a.length?$e(t,i,{unit:r}):s("{count} of {all}",{count:z(a.filter(Boolean).length),all:z(a.length)})}function Ps(t,e){let n=l("span","gp-stepper"),[o,r,i]=[l("button","","‹"),l("span"),l("button","","›")];n.append(o,r,i);let a=0,c=m=>w=>{w.stopPropagation(),
Ns(t,a,m)};[[o,-1,s("The text of the previous seed")],[i,1,s("The text of the next seed")]].forEach(([m,w,b])=>{G(m,{type:"button","aria-label":b,tabindex:e}),m.
addEventListener("click",c(w))});function d(m){a=m;let{entries:w}=t.groups[m];n.hidden=w.length<2,M(r,`${w.indexOf(t.shownOf(m))+1}/${w.length}`)}return{box:n,draw:d}}
function Ns(t,e,n){let{entries:o}=t.groups[e],r=o.indexOf(t.shownOf(e));t.showEntry(e,(r+n+o.length)%o.length)}function sa(t,e,n){let o=S=>t.querySelector(".gp-\
whole"+S),r=o(""),i=Ps(e,0),a=l("span"),c=l("button","gp-button",s("Open as one run"),{type:"button"});o("-tools").append(i.box,a,c);let d=null;function m(S){let E=o(
"-text"),A=mt(S);E.childElementCount||E.append(l("span","gp-prompt"),l("span")),M(E.firstChild,e.header.prompt+(e.apart?`
`:"")),M(E.lastChild,A);let C=_e(S),W=ft(S),x=C?C!=="failed"&&`${Qe(C)} ${et(C)[1]}`:W?s("still being written"):s("queued");M(o("-end"),[B(W,"{count} token","{c\
ount} tokens"),x].filter(Boolean).join(" · "))}function w(S){let E=je(S),A=o("-problem");A.hidden=!E,E&&A.replaceChildren(l("b","","✕ "),`${s(E.message)} ${s(
E.fix)}`)}function b(S){let E=S.entries.length;M(o("-over"),E>1?s("Metrics of the {count} runs of this cell together, most as their mean:",{count:z(E)}):s("Metr\
ics:"));let A=X(o("-values"),e.metrics.length,()=>{let C=l("div");return C.append(l("dt"),l("dd")),C});e.metrics.forEach((C,W)=>{M(A[W].firstChild,s(C.title)),M(
A[W].lastChild,oo(C,S,{unit:!0})),G(A[W],{title:`${s(C.meaning)} ${s(C.formula)}`})})}function k(){if(d===null)return;let S=e.shownOf(d);M(o("-title"),n(d)),G(r,
{"aria-label":n(d)}),i.draw(d),M(a,(S.seed??null)===null?"":s("seed {seed}",{seed:S.seed})),c.hidden=!e.canAsk,m(S),w(S),b(e.groups[d])}function L(S){d=S,k(),r.
open||r.showModal(),r.scrollTop=0}function T(){r.open&&r.close(),d=null}return c.addEventListener("click",()=>{let{number:S}=e.shownOf(d);T(),e.ask({type:"open",
entry:S})}),r.addEventListener("close",()=>{d=null}),r.addEventListener("click",({target:S})=>S===r&&T()),r.addEventListener("keydown",S=>S.stopPropagation()),t.
querySelector(".gp-shut").addEventListener("click",T),{show:L,shut:T,draw:k}}var ra={ArrowLeft:(t,e)=>[t,e-1],ArrowRight:(t,e)=>[t,e+1],ArrowUp:(t,e)=>[t-1,e],ArrowDown:(t,e)=>[t+1,e],Home:t=>[t,0],End:t=>[t,1/0]};function ia(t){th(t),nh(
t)}function th(t){let{table:e,whole:n,group:o}=t;function r([i,a]){let c=e.tBodies[0].rows[i];!c||a<0||t.focus(c.cells[Math.min(a+1,c.cells.length-1)],!0)}e.addEventListener(
"keydown",i=>{let a=i.target.closest("td");if(!a||i.ctrlKey||i.altKey||i.metaKey)return;let{gpGroup:c}=a,d=a.parentElement;if(i.key==="Enter")n.show(c);else if(i.
key===" ")Ns(o,c,1);else if(Object.hasOwn(ra,i.key))r(ra[i.key](d.sectionRowIndex,a.cellIndex-1));else return;i.preventDefault()}),e.addEventListener("click",i=>{
let a=i.target,c=a.closest("td");!c||a.closest(".gp-stepper")||(t.focus(c),n.show(c.gpGroup))}),e.addEventListener("focusin",({target:i})=>{i.tagName==="TD"&&t.
focus(i)})}function nh(t){let{state:e,field:n,select:o}=t,r=t.part("switch");o.addEventListener("change",()=>{e.metricName=o.value,no(t.part("metric-meaning"),e),
t.drawValues()}),r.addEventListener("click",({target:i})=>{let a=i.dataset.view;if(a){e.view=a;for(let c of r.children)c.setAttribute("aria-pressed",String(c.dataset.
view===a));n.classList.toggle("gp-as-heat",a==="heat"),t.drawValues()}})}var aa="perplexity",so=class{constructor(e){this.group=e,this.view="texts",this.metricName=""}begin(){let e=this.group.metrics.map(({name:n})=>n);e.includes(this.
metricName)||(this.metricName=e.includes(aa)?aa:e[0])}get axes(){return this.group.header.axes}get isList(){return this.axes.length<2}get isSettled(){return!!this.
group.done}get metric(){return this.group.metrics.find(({name:e})=>e===this.metricName)}get inOrder(){return this.group.groups.slice().sort((e,n)=>e.place[1]-n.
place[1])}inRow(e){return this.inOrder.filter(({place:n})=>n[0]===e)}nameOf(e){let{place:n}=this.group.groups[e];return this.axes.map(({knob:o,values:r},i)=>`${o}\
 ${r[n[1-i]]}`).join(", ")}failuresIn(e){let{entries:n}=this.group.groups[e],o=n.filter(je).length;return o&&n.length>1?s("{count} of {all}",{count:z(o),all:z(n.
length)}):""}standingOf(e){let n=this.group.shownOf(e);return je(n)?"failed":_e(n)?"":Jt(n)==="decoding"?"decoding":this.group.done?"did not run":"queued"}};var ca=300,la={failed:()=>s("failed"),decoding:()=>s("decoding"),queued:()=>s("queued"),"did not run":()=>s("did not run"),"":()=>""},oh=t=>t===""?s("(empty)"):
t==="decoding"?"…":la[t](),Ws=(t,e)=>{let n=l("th",t==="row"?"gp-side":"",null,{scope:t});return n.append(oe(e)),n};function tt(t,e){let n=l(t);return n.append(
...e),n}var ro=class{constructor(e,n){this.root=e,this.state=n,this.group=n.group,this.field=this.part("field"),this.table=this.field.firstElementChild,this.select=
this.part("metric"),this.chart=this.part("metric-chart"),this.whole=sa(e,this.group,o=>n.nameOf(o)),this.cells=[],this.focused=null}part(e){return this.root.querySelector(
".gp-"+e)}build(){let{state:e,group:n,select:o}=this;this.whole.shut(),e.begin(),o.replaceChildren(...n.metrics.map(({name:c,title:d})=>l("option","",s(d),{value:c}))),
o.value=e.metricName;let[{knob:r},i]=e.axes,a=i?s("{one} and {other}",{one:r,other:i.knob}):r;M(this.part("title"),a);for(let c of[this.field,this.chart])c.classList.
toggle("gp-on-one-axis",e.isList);this.cells=n.groups.map(c=>this.makeCell(c)),this.table.replaceChildren(...e.isList?this.listRows():this.gridRows()),this.table.
setAttribute("aria-label",s("The runs over {knobs}",{knobs:a})),this.focus(this.cells.length?this.cells[0].cell:null),no(this.part("metric-meaning"),e)}makeCell({
number:e}){let n=l("td","",null,{role:"gridcell",tabindex:"-1"}),o=l("div","gp-cell-top"),[r,i]=[l("span","gp-value"),l("span","gp-star","★")],[a,c]=[l("small",
"gp-seeds-range"),l("span","gp-some-failed")],d=l("bdi","gp-cell-text"),m=Ps(this.group,-1);return i.hidden=!0,o.append(r,i,a,c,m.box),n.append(o,d),n.gpGroup=e,
{cell:n,top:o,value:r,star:i,range:a,failed:c,text:d,stepper:m,colour:""}}gridRows(){let{state:e,cells:n}=this,[o,r]=e.axes,i=l("th","gp-knob",null,{scope:"colg\
roup",colspan:o.values.length});i.append(l("span","",o.knob));let a=l("th","gp-side",r.knob,{scope:"col",rowspan:2}),c=[tt("tr",[a,i]),tt("tr",o.values.map(m=>Ws(
"col",m)))],d=m=>e.inRow(m).map(({number:w})=>n[w].cell);return[tt("thead",c),tt("tbody",r.values.map((m,w)=>tt("tr",[Ws("row",m),...d(w)])))]}listRows(){let{state:e,
cells:n}=this,[{knob:o,values:r}]=e.axes,i=tt("tr",[l("th","gp-side",o,{scope:"col"}),l("th","gp-metric-name","",{scope:"col"})]),a=e.inOrder.map(({number:c,place:d})=>tt(
"tr",[Ws("row",r[d[1]]),n[c].cell]));return[tt("thead",[i]),tt("tbody",a)]}drawText(e){let{state:n,group:o}=this,{cell:r,text:i,stepper:a,failed:c}=this.cells[e],
d=o.shownOf(e),m=je(d),w=n.failuresIn(e);M(c,w&&`✕ ${w}`);let b=m?`✕ ${s("failed")}`:mt(d,ca).slice(0,ca).trim();M(i,b||oh(n.standingOf(e))),ae(r,["gp-cell",
m&&"gp-broken",!b&&"gp-quiet"].filter(Boolean).join(" ")),a.draw(e),this.describe(e)}drawTexts(){this.group.groups.forEach(({number:e})=>this.drawText(e))}drawQuiet(){
this.cells.forEach(({cell:e},n)=>e.classList.contains("gp-quiet")&&this.drawText(n))}drawValues(){let{state:e,group:n}=this,o=e.metric;if(!o)return;let r=Qi(o,n.
groups);for(let i of n.groups)this.drawValue(i,o,r);e.isList&&M(this.part("metric-name"),s(o.title)),na(this.part("legend"),e,r),this.field.hidden=e.view==="hea\
t"&&!e.isList&&e.isSettled,M(this.part("hint"),this.field.hidden?s("Click a cell for its full text. Drag to zoom; double-click to see all again."):s("Click a ce\
ll, or press Enter, for its full text; the arrow keys move between cells.")),oa(this.chart,e,r,i=>this.whole.show(i))}drawValue(e,n,o){let r=this.cells[e.number],
{top:i,value:a,star:c,range:d}=r,m=e.values[n.name],w=Number.isFinite(m),b=w?`var(--gp-${Vt(n)}-${o.level(m)})`:"";r.colour!==b&&(i.style.backgroundColor=r.colour=
b),ae(i,w?"gp-cell-top":"gp-cell-top gp-none"),M(a,w?$e(n,m):e.entries.length===1&&je(e.entries[0])?"✕":"–"),M(d,w?Ze(n,e):""),c.hidden=o.best!==e,this.describe(
e.number)}describe(e){let{state:n}=this,{cell:o,star:r,value:i,range:a}=this.cells[e],c=s((n.metric||{}).title),d=n.failuresIn(e),m=[n.nameOf(e),a.textContent?s(
"{metric}: {value}, over its seeds {range}",{metric:c,value:i.textContent,range:a.textContent}):`${c}: ${i.textContent}`,r.hidden?"":s("best"),d&&s("failed: {sh\
are}",{share:d}),la[n.standingOf(e)]()];G(o,{"aria-label":m.filter(Boolean).join("; ")})}focus(e,n=!1){this.focused&&(this.focused.tabIndex=-1),this.focused=e,e&&
(e.tabIndex=0,n&&(e.focus({preventScroll:!0}),this.reveal(e)))}reveal(e){let{field:n,table:o}=this,[r,i]=[n.getBoundingClientRect(),e.getBoundingClientRect()],a=r.
left+e.parentElement.firstElementChild.offsetWidth,c=r.top+o.tHead.offsetHeight;n.scrollLeft+=Math.min(0,i.left-a)||Math.max(0,i.right-r.right),n.scrollTop+=Math.
min(0,i.top-c)||Math.max(0,i.bottom-r.bottom),(i.top<0||i.bottom>innerHeight)&&e.scrollIntoView({block:"nearest",inline:"nearest"})}};function da(t,e){let n=new ro(t,new so(e));return ia(n),o=>{if(t.hidden=!e.header||e.header.kind!=="sweep"||!e.groups.length,t.hidden){n.whole.shut();return}o.run&&
n.build(),o.run||o.pair||o.status?n.drawTexts():o.steps&&new Set([...o.entries].map(r=>e.entries[r].group)).forEach(r=>n.drawText(r)),o.measured&&n.drawQuiet(),
(o.run||o.measured||o.status)&&n.drawValues(),n.whole.draw()}}var pa={probability:{scale:"prob",level:t=>t.probability*10,ends:["0%","100%"],meaning:()=>s("How likely the token was, after the processors.")},raw:{scale:"pro\
b",level:t=>t.rawProbability*10,ends:["0%","100%"],meaning:()=>s("How likely the model found the token, before the processors.")},rank:{scale:"heat",level:t=>qs[ua(
t)][1],meaning:()=>s("The rank among all tokens, the likeliest first. A bar beside the token shows it, too.")},surprisal:{scale:"heat",level:t=>t.surprisal/Math.
LN2,bits:[0,10],words:()=>[s("expected"),s("surprising")],meaning:()=>s("How unexpected the token was: minus the logarithm of its probability.")},uncertainty:{scale:"\
heat",level:t=>t.entropyBefore/Math.LN2*1.25,bits:[0,8],words:ha,meaning:()=>s("How uncertain the model was before this token: the entropy of its distribution, \
before the processors.")},entropy:{scale:"heat",level:t=>t.entropyAfter/Math.LN2*1.25,bits:[0,8],words:ha,meaning:()=>s("How open the choice was: the entropy af\
ter the processors.")}};function ha(){return[s("certain"),s("uncertain")]}var qs=[[1,0],[10,3],[100,6],[1e3,8],[1/0,10]],ua=({rank:t})=>qs.findIndex(([e])=>(t??
1/0)<=e);function Is(t,e){let{scale:n,level:o}=pa[t];return`--gp-${n}-${Math.round(Math.max(0,Math.min(10,o(e)||0)))}`}function Yt(t,e,n){t.style.backgroundColor=
`var(${Is(e,n)})`,e==="rank"?t.dataset.rank=String(ua(n)):delete t.dataset.rank}function Xt(t,e,n){let{scale:o,ends:r,bits:i,words:a=()=>[],meaning:c}=pa[e];if(t.
dataset.tip=c(),t.tabIndex=0,t.replaceChildren(),e==="rank"){qs.forEach(([T,S],E)=>{let A=l("span","gp-chip",T===1/0?s("beyond"):s("top {rank}",{rank:T}),{"data\
-rank":E});A.style.backgroundColor=`var(--gp-${o}-${S})`,t.append(A)});return}let[d,m]=r||i.map(T=>`${n==="bits"?T:(T*Math.LN2).toFixed(1)} ${n}`),[w,b]=a(),k=(T,S)=>S?
`${S}, ${T}`:T,L=l("span","gp-ramp",null,{"aria-hidden":"true"});for(let T=0;T<=10;T++){let S=l("i");S.style.backgroundColor=`var(--gp-${o}-${T})`,L.append(S)}t.
append(l("span","",k(d,w)),L,l("span","",k(i?m.replace(" ","+ "):m,b)))}var fa=[["stop","■",t=>s("Stop lane {lane}",{lane:t})],["select","✎",t=>s("Edit lane {lane}",{lane:t})],["copy","❐",t=>s("Copy lane {lane}",{lane:t})],["l\
eft","◀",t=>s("Move lane {lane} to the left",{lane:t})],["right","▶",t=>s("Move lane {lane} to the right",{lane:t})],["remove","✕",t=>s("Remove lane {lane\
}",{lane:t})]],io=class{constructor(e,n){this.group=n;let o=l("div","gp-lane-head");this.name=l("button","gp-lane-name",null,{type:"button"}),this.letter=l("b",
"gp-letter"),this.title=l("bdi","gp-lane-title"),this.reference=l("span","gp-lane-reference",s("reference")),this.name.append(this.letter,this.title,this.reference),
this.tools=l("span","gp-lane-tools"),this.buttons=Object.fromEntries(fa.map(([i,a])=>{let c=l("button","gp-button",a,{type:"button","data-do":i});return this.tools.
append(c),[i,c]})),o.append(this.name,this.tools),this.settings=l("p","gp-lane-settings"),this.changed=l("p","gp-lane-changed",`△ ${s("changed since this run")}`),
this.state=l("p","gp-lane-state"),this.doing=l("b"),this.tokens=l("span","gp-lane-count"),this.company=l("span","gp-lane-company","",{tabindex:"0","data-tip":""}),
this.state.append(this.doing,this.tokens,this.company),this.parts=l("p","gp-lane-parts"),this.seeds=l("p","gp-lane-seeds"),this.back=l("button","gp-button","◀",
{type:"button","data-seed":"-1","aria-label":s("Previous seed")}),this.on=l("button","gp-button","▶",{type:"button","data-seed":"1","aria-label":s("Next seed")}),
this.seed=l("span","","",{"aria-live":"polite"}),this.seeds.append(this.back,this.seed,this.on),this.problem=l("div","gp-problem"),this.why=l("span"),this.problem.
append(l("b","","✕ "),this.why);let r=l("div","gp-lane-top");r.append(o,this.settings,this.changed,this.state,this.parts,this.seeds,this.problem),e.append(r)}draw({
lane:e,ran:n,place:o,lanes:r,isReference:i,parts:a,told:c}){let d=n?this.group.shownOf(n.number):null;M(this.letter,e.label),M(this.title,le(e.title)),K(this.reference,
i),G(this.name,{"aria-pressed":String(i),title:i?s("The other lanes are compared with this one"):s("Compare the others with {lane}",{lane:e.label})}),this.name.
disabled=!n,this.drawTools(e,o,r),this.drawStop(n),M(this.settings,sh(e,d,n).join(" · ")),K(this.changed,!!n&&["model","seed","settings"].some(m=>JSON.stringify(
e[m]??null)!==JSON.stringify(n[m]??null))),this.drawState(d),M(this.parts,a),K(this.parts,!!a),this.drawSeeds(d,n),this.drawProblem(e,c)}drawTools(e,n,o){K(this.
tools,this.group.canAsk);let r={left:n===0,right:n===o-1,remove:o===1,copy:o>=fn};for(let[i,,a]of fa){let c=i==="select"&&e.selected?s("Lane {lane} is shown in \
the settings",{lane:e.label}):a(e.label);G(this.buttons[i],{title:c,"aria-label":c,"aria-disabled":String(!!r[i])})}M(this.buttons.select,e.selected?`✎ ${s("e\
diting")}`:"✎"),G(this.buttons.select,{"aria-pressed":String(!!e.selected)})}drawStop(e){let{stop:n}=this.buttons,o=!!e&&this.group.running&&e.entries.some(({
log:r})=>!r.finished&&!r.failed);!o&&n===document.activeElement&&this.name.focus(),K(n,o)}drawState(e){if(K(this.state,!!e),!e)return;let{log:n}=e;M(this.doing,
rh(n,this.group.done));let o=Ee(n).length;M(this.tokens,o?B(o,"{count} token","{count} tokens"):"");let r=Rs.get(n);n.shared>1&&Rs.set(n,{others:Math.max(n.shared-
1,r?r.others:0),apart:n.apart&&(!r||r.apart)});let i=Rs.get(n);if(K(this.company,!!i),!i)return;let{others:a,apart:c}=!n.running||n.shared<2?i:{others:n.shared-
1,apart:n.apart};M(this.company,c?B(a,"in turn with another run","in turn with {count} others"):B(a,"together with another run","together with {count} others")),
G(this.company,{"data-tip":c?s("It has forward passes of its own, in turn with those of the others: no other run uses its model, or it reads or writes several t\
okens at once."):s("Decoded in one batch with the other runs on this model: each forward pass gives all of them their next token.")})}drawSeeds(e,n){let o=n?n.entries.
length:0;K(this.seeds,o>1),!(o<2)&&(M(this.seed,s("seed {seed}, {place} of {all}",{seed:ma(e)??"–",place:n.shown+1,all:o})),G(this.back,{"aria-disabled":String(
n.shown===0)}),G(this.on,{"aria-disabled":String(n.shown===o-1)}))}drawProblem({label:e,problem:n},o){let r=s(n),i=o.get(r)??e;r&&o.set(r,i),K(this.problem,!!r),
M(this.why,!r||i===e?r:s("The same as in lane {lane}.",{lane:i}))}},fn=8,Rs=new WeakMap,ma=({seed:t,log:e})=>t??(e&&e.started?e.started.seed:null);function sh(t,e,n){
let o=e&&n.seed===t.seed&&n.entries.length===1?ma(e):null,r=t.seed??o;return[t.model,le(t.settings??""),r===null?"":s("seed {seed}",{seed:r})].filter(Boolean)}function rh(t,e){
let{queued:n,loading:o,started:r,failed:i,finished:a}=t;return i?`✕ ${s("stopped by an error")}`:a?`■ ${a.sequences.length?we(a.sequences[0].stop_reason)[1]:
s("ended")}`:e?r?`■ ${s("was stopped")}`:s("did not run"):o?Lt(o):n?n.ahead?B(n.ahead,"waiting for another run","waiting for {count} others"):s("starting …"):
r?`● ${s("decoding …")}`:s("waiting for its turn")}var ao=class{constructor(e){this.log=e,this.clear()}clear(){this.at=null,this.place=null}get steps(){return this.log.canvasSteps}get number(){return this.at===null?
this.steps.length-1:Math.min(this.at,this.steps.length-1)}get step(){return this.steps[this.number]||null}get canvas(){let{canvas:e}=this.step;return this.steps.
filter(n=>n.canvas===e)}get before(){let{canvas:e}=this.step;return this.steps.filter((n,o)=>n.canvas<e&&this.steps[o+1]&&this.steps[o+1].canvas!==n.canvas)}get numCanvases(){
return this.steps.length?this.steps.at(-1).canvas+1:0}earlier(e){let n=this.steps[this.number-1];return n&&n.canvas===this.step.canvas?n.places[e]:null}accepted(e){
if(!this.step.places[e].accepted)return null;let n=this.earlier(e);return n&&n.accepted?"again":"newly"}get counts(){let e=this.step.places.map((n,o)=>this.accepted(
o));return{places:e.length,accepted:e.filter(Boolean).length,newly:e.filter(n=>n==="newly").length}}get end(){let{eos_token_ids:e,effective:n}=this.log.started;
if(!Number.isInteger(n.pad_token_id))return 1/0;let o=this.step.places.findIndex(({token_id:r})=>e.includes(r));return o<0?1/0:o+1}history(e){let n=this.canvas,
o=n.at(-1).places[e],r=n.length-1;for(;r>0&&n[r-1].places[e].token_id===o.token_id;)r-=1;return{since:r,accepted:n.filter(i=>i.places[e].accepted).length,count:n.
length,last:o}}};function ga({canvasSteps:t,finished:e}){return e?e.sequences.map(({text:o})=>o).join(""):t.filter(({canvas:o},r)=>!t[r+1]||t[r+1].canvas!==o).flatMap(
({places:o})=>o.map(({piece:r})=>r??"")).join("")}var co=({logprob:t,entropy:e})=>({probability:Y(t),rawProbability:0,rank:1,surprisal:-(t??0),entropyBefore:e,entropyAfter:e});var lo=class{constructor(e,n){this.body=e,this.entries=n,this.width=0,this.timer=0,this.clear(null),e.addEventListener("scroll",()=>{this.atEnd=e.scrollHeight-e.
scrollTop-e.clientHeight<40},{passive:!0}),new ResizeObserver(()=>this.resized()).observe(e)}clear(e){this.log=e,this.body.replaceChildren(),this.rows=new Xe(this.
body),this.tokens=[],this.steps=[],this.dimmed=0,this.sign=null,this.said="",this.stop=null,this.atEnd=!0}draw(e,{shared:n,sign:o,why:r},{shade:i,unit:a}){if(this.
log!==e&&this.clear(e),e.denoises){M(this.body,ga(e));return}let{keep:c,added:d}=Ye(this.steps,Ee(e).at(-1)||null);c<this.tokens.length&&this.cut(c);for(let m of d)
this.append(m,i,a);this.dim(n),this.signAt(o?this.tokens[n]:null,o,r,a),!this.stop&&this.tokens.length&&this.reach(this.tokens[0])}cut(e){It(this,e),this.steps.
length=e,this.dimmed=Math.min(this.dimmed,e),this.stop&&!this.stop.isConnected&&(this.stop=null)}append(e,n,o){let r={...e.chosen,piece:e.piece},i=l("span","gp-\
token",null,{role:"button",tabindex:"-1"});ze(i,r);let a=this.tokens.length?this.entries.get(this.tokens.at(-1)).token:null;this.entries.set(i,{token:r,step:e,index:e.
index,lane:this}),e.given&&(i.dataset.given=""),dt(this,i,r,a),this.steps.push(e),this.describe(i,o),this.shade(i,n)}shade(e,n){Yt(e.querySelector(".gp-ink"),n,
ye(this.entries.get(e).step))}describe(e,n){let{token:o,step:r,index:i}=this.entries.get(e),a=[s("token {number}: {text}",{number:i+1,text:Z(o.text)}),...Nn(r,n),
this.whyOf(e)];e.setAttribute("aria-label",a.filter(Boolean).join(", "))}whyOf(e){let{step:n}=this.entries.get(e);return[e===this.sign?this.said:"",n.given?s("g\
iven, not chosen"):""].filter(Boolean).join(", ")}dim(e){let n=Math.min(e,this.tokens.length);for(let o=n;o<this.dimmed;o++)this.tokens[o].classList.remove("gp-\
shared");for(let o=this.dimmed;o<n;o++)this.tokens[o].classList.add("gp-shared");this.dimmed=n}signAt(e,n,o,r){if((e||null)===this.sign&&(!e||o===this.said&&e.dataset.
parts===n))return;let i=this.sign;this.sign=e||null,this.said=o,i&&(delete i.dataset.parts,this.describe(i,r)),e&&(e.dataset.parts=n,this.describe(e,r))}redraw({
shade:e,unit:n}){for(let o of this.tokens)this.shade(o,e),this.describe(o,n)}settle(){this.atEnd&&this.log&&this.log.running&&(this.body.scrollTop=1e7),this.rows.
settle()}resized(){let{clientWidth:e}=this.body;!e||e===this.width||(this.width=e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.
settle(),200))}reach(e){this.stop&&(this.stop.tabIndex=-1),this.stop=e,e.tabIndex=0}next(e,n){let o=this.tokens.indexOf(e);switch(n){case"ArrowRight":return this.
tokens[o+1];case"ArrowLeft":return this.tokens[o-1];case"ArrowDown":return Pe(this.tokens,o,1);case"ArrowUp":return Pe(this.tokens,o,-1);case"Home":return this.
tokens[0];case"End":return this.tokens.at(-1);default:return null}}};function wa(t,e){let n=t.querySelector(".gp-columns"),o=t.querySelector(".gp-shade"),r=t.querySelector(".gp-scale"),i=t.querySelector(".gp-add"),a=new Map,c=new WeakMap,
d=qt(t,n,e,h=>{let p=c.get(h);if(!p)return null;let{token:u,step:f,index:g,lane:y}=p;return{id:u.token_id,text:u.text,where:s("token {number}",{number:g+1}),step:f,
why:y.whyOf(h)}}),m=()=>({shade:o.value,unit:e.unit});function w(){return e.lanes?e.lanes.map(h=>({key:`lane ${h.id}`,lane:h,number:e.groups.findIndex(({id:p})=>p===
h.id)})):e.groups.map(h=>({key:`group ${h.number}`,lane:h,number:h.number}))}function b(h){let p=document.activeElement,u=[...n.children].indexOf(p&&p.closest("\
.gp-lane")),f=new Set(h.map(({key:g})=>g));for(let[g,{element:y}]of a)f.has(g)||(y.remove(),a.delete(g));h.forEach(({key:g,lane:y,number:v},O)=>{let $=a.get(g)||
L(g);Object.assign($,{lane:y,number:v}),n.children[O]!==$.element&&n.insertBefore($.element,n.children[O]||null)}),k(),!(u<0||document.activeElement===p)&&(p.isConnected?
p.focus():n.children.length&&n.children[Math.min(u,n.children.length-1)].querySelector(".gp-lane-name").focus())}function k(){let{clientWidth:h}=n,[p,u,f]=[240,
12,4];if(!h||!a.size)return;let g=Math.max(1,Math.min(f,Math.floor((h+u)/(p+u)))),y=Math.ceil(a.size/g);n.style.setProperty("--lanes-in-row",Math.ceil(a.size/y))}
new ResizeObserver(k).observe(n);function L(h){let p=l("li","gp-lane"),u=new io(p,e),f=l("p","gp-note gp-not-yet",s("Not run yet.")),g=l("div","gp-lane-text",null,
{role:"group",dir:"auto"}),y=l("div","gp-lane-bottom");y.append(f,g),p.append(y);let v={element:p,head:u,note:f,body:g,text:new lo(g,c)};return a.set(h,v),v}function T(h,p,u,f){
let{element:g,head:y,note:v,body:O,text:$,lane:P,number:_}=h,q=_<0?null:e.groups[_],I=Ve(e),F=!!(q&&I&&I[0]===_),N=q&&I&&!F?S(I[0],_):{shared:0,sign:"",why:"",words:""};
y.draw({lane:P,ran:q,place:p,lanes:u,isReference:F,parts:N.words,told:f}),g.classList.toggle("gp-lane-selected",!!P.selected),G(g,{"aria-label":s("Lane {lane}: \
{title}",{lane:P.label,title:le(P.title)})}),G(O,{"aria-label":s("Text of lane {lane}, token by token. The arrow keys move along it.",{lane:P.label})}),K(v,!q),
K(O,!!q),q?$.draw(e.shownOf(_).log,N,m()):$.log&&$.clear(null)}function S(h,p){let u=We(e,h),[f,g]=[h,p].map(q=>e.shownOf(q).log),{kind:y,at:v,shorter:O}=eo(e,h,
p),$=v[1];if(y==="apart"){let{chosen:q}=Ee(f)[v[0]],I=s("here it diverges from {lane}, which has {token}",{lane:u,token:Z(q.text)});return{shared:$,sign:`≠${u}`,
why:I,words:`≠ ${s("diverges from {lane} at token {number}",{lane:u,number:$+1})}`}}let P={shared:$,sign:"",why:""};if(!$)return{...P,words:""};let _=[f,g].map(
q=>!!(q.finished||q.failed||e.done));return(y==="same"?!(_[0]&&_[1]):!_[O])?{...P,words:`= ${s("the same as {lane} so far",{lane:u})}`}:y==="same"?{...P,words:`\
= ${s("the same as {lane}",{lane:u})}`}:{...P,words:`= ${O?s("the same as {lane}, which continues",{lane:u}):s("the same as {lane}, then continues",{lane:u})}`}}
function E(h){let{header:p}=e,u=p?p.prompt:"";K(t.querySelector(".gp-asked"),!!u),me(t.querySelector(".gp-asked-text"),u,{plain:!0}),K(t.querySelector(".gp-part\
ing-key"),!!Ve(e)),K(i.parentNode,e.canAsk),G(i,{"aria-disabled":String(h.length>=fn),title:h.length>=fn?s("At most {count} lanes",{count:String(fn)}):s("A new \
lane at the end")})}let A=h=>[...a.values()].find(({element:p})=>p.contains(h));n.addEventListener("click",({target:h})=>{let p=A(h),u=h.closest("button"),f=h.closest(
".gp-token");p&&f&&c.has(f)&&W(p,f),!(!p||!u||u.getAttribute("aria-disabled")==="true")&&(u.dataset.do&&e.ask({type:"lane",do:u.dataset.do,id:p.lane.id}),u.dataset.
seed&&e.showEntry(p.number,e.groups[p.number].shown+Number(u.dataset.seed)),u===p.head.name&&C(p.number))});function C(h){let p=Ve(e);p&&h!==p[0]&&e.setPair(h,h===
p[1]?p[0]:p[1])}function W(h,p){h.text.reach(p),p.focus({preventScroll:!0}),p.scrollIntoView({block:"nearest"}),d.show(p)}n.addEventListener("keydown",h=>{let{target:p,
key:u}=h;if(!c.has(p)||h.ctrlKey||h.metaKey||h.altKey)return;let f=A(p),g=u==="Enter"||u===" "?p:f.text.next(p,u);!g&&!u.startsWith("Arrow")||(h.preventDefault(),
g&&W(f,g))}),i.addEventListener("click",()=>{i.getAttribute("aria-disabled")!=="true"&&e.ask({type:"lane",do:"add"})});function x(){Xt(r,o.value,e.unit)}return o.
addEventListener("change",()=>{for(let{text:h}of a.values())h.redraw(m());x()}),h=>{let p=w();if(t.hidden=!p.length&&!e.canAsk,t.hidden)return;if((h.run||h.lanes)&&
b(p),h.unit){for(let{text:f}of a.values())f.redraw(m());x()}E(p);let u=new Map;p.forEach(({key:f},g)=>T(a.get(f),g,p.length,u));for(let{text:f}of a.values())f.settle();
d.refresh(h.unit||h.pair)}}function ba(t,e){let i=E=>t.querySelector(".gp-"+E);function a(E){let[A,C]=[Math.min(...E),Math.max(...E)],W=[1,2,5,10,20,50,100,200,500,1e3].find(p=>Math.floor(
C/p)-Math.floor(A/p)<24)||Math.ceil((C-A+1)/24),x=Math.floor(A/W),h=Array.from({length:Math.floor(C/W)-x+1},(p,u)=>[Math.max((x+u)*W,A),Math.min((x+u+1)*W-1,C),
0]);for(let p of E)h[Math.floor(p/W)-x][2]+=1;return h}function c(E){let A=E.map(ft).sort((p,u)=>p-u),C=A.length?a(A):[],W=JSON.stringify(C);i("bins").dataset.key!==
W&&ue(i("bins"),C.length?d(C):void 0),i("bins").dataset.key=W;let x=A.reduce((p,u)=>p+u,0)/A.length,h=(A[A.length-1>>1]+A[A.length>>1])/2;M(i("average"),A.length?
s("mean {mean}, median {median}, from {low} to {high}",{mean:x.toFixed(1),median:z(h),low:z(A[0]),high:z(A.at(-1))}):s("none has ended yet"))}function d(E){let A=(x,h)=>x===
h?B(x,"{count} token","{count} tokens"):s("{low} to {high} tokens",{low:z(x),high:z(h)}),C=([x,h,p])=>`${A(x,h)}: ${B(p,"{count} text","{count} texts")}`,W={type:"\
bar",hoverinfo:"text",textposition:"none",text:E.map(C),x:E.map(([x,h])=>(x+h)/2),y:E.map(([,,x])=>x),width:E.map(([x,h])=>.94*(h-x+1)),marker:{color:"var(--gp-\
kept)"}};return ut(s("Number of texts by their length in tokens"),[W],Ne(s("tokens"),{showgrid:!1}),Ne(s("texts"),{rangemode:"tozero"}),{height:220,bargap:0})}function m(){
let E=l("li"),A=l("span","",null,{"aria-hidden":"true"});return A.append(l("i","gp-bar")),E.append(l("span","gp-sign",null,{"aria-hidden":"true"}),l("span","gp-\
word"),A,l("span","gp-times")),E}function w(E){let A=new Map;for(let x of E)A.set(_e(x),(A.get(_e(x))||0)+1);let C=[...A].sort(([x,h],[p,u])=>u-h||(x<p?-1:1)),W=X(
i("endings"),C.length,m);C.forEach(([x,h],p)=>{let[u,f,g,y]=W[p].children;G(W[p],{"data-end":x}),M(u,Qe(x)),M(f,et(x)[0]),ne(g.firstChild,"width",h/E.length),M(
y,`${z(h)} · ${D(h/E.length)}`)})}function b(E){let A=E.filter(h=>_e(h)==="failed"),C=E.filter(h=>_e(h)!=="failed"&&!mt(h).trim()),W=e.done?e.entries.length-E.
length:0,x=[];C.length&&x.push(B(C.length,"{count} text is empty.","{count} texts are empty.")),A.length&&x.push(B(A.length,"{count} sample failed and is counte\
d only here.","{count} samples failed and are counted only here.")),W&&x.push(B(W,"{count} sample did not finish.","{count} samples did not finish.")),M(i("oddi\
ties"),x.join(" "))}function k(E){let A=new Map;for(let p of E)A.set(mt(p),(A.get(mt(p))||0)+1);let C=[...A].filter(([,p])=>p>1).sort(([p,u],[f,g])=>g-u||(p<f?-1:
1));M(i("common-title"),L(A.size,E.length,C.length>0));let W=i("common"),x=C.slice(0,5),h=[...W.children].map(p=>p.gpText);x.length===h.length&&x.every(([p],u)=>p===
h[u])?x.forEach(([,p],u)=>M(W.children[u].firstChild,`${z(p)} ×`)):W.replaceChildren(...x.map(T))}function L(E,A,C){return A<2?A?B(A,"{count} text","{count} te\
xts"):"":E===1?s("All {count} texts are the same",{count:z(A)}):C?s("{count} different texts of {all}; the most frequent ones",{count:z(E),all:z(A)}):s("All {co\
unt} texts are different",{count:z(A)})}function T([E,A]){let C=l("li");if(C.gpText=E,C.append(l("span","gp-times",`${z(A)} ×`)),E.length<=150)C.append(E.trim()?
l("bdi","",Le(E)):l("span","gp-note",s("(empty)")));else{let W=l("details"),x=l("summary");x.append(l("bdi","",Le(E.slice(0,150))+"…")),W.append(x,l("p","",E,
{dir:"auto"})),C.append(W)}return C}function S(E,A){return E===A?B(A,"{count} sample","all {count} samples"):e.done?B(A,"{ended} of {count} sample ended","{ende\
d} of {count} samples ended",{ended:z(E)}):B(A,"{ended} of {count} sample ended so far","{ended} of {count} samples ended so far",{ended:z(E)})}return E=>{if(t.
hidden=!e.header||e.header.kind!=="seeds",t.hidden||!(E.run||E.status))return;E.run&&i("common").replaceChildren();let A=e.entries.filter(x=>Jt(x)==="cut"),C=e.
entries.filter(x=>_e(x)&&!A.includes(x)),W=C.filter(x=>_e(x)!=="failed");M(i("of"),S(C.length,e.entries.length)),c(W),w([...C,...A]),b(C),k(W)}}var ka="generation-playground.columns",ih=["tokens","tokens_per_second","perplexity","entropy","distinct_2","repetition","words","ended"],ho=class{constructor(e,n){
this.place=e,this.changed=n,this.summary=l("summary"),this.boxes=l("div","gp-column-boxes",null,{role:"group","aria-label":s("Columns of the table")}),e.append(
this.summary,this.boxes),this.chosen=new Set(ah()||ih),this.names=""}shown(e){let n=e.map(({name:r})=>r).join();n!==this.names&&(this.names=n,this.boxes.replaceChildren(
...e.map(r=>this.box(r))));let o=e.filter(({name:r})=>this.chosen.has(r));return M(this.summary,s("Columns: {shown} of {all}",{shown:String(o.length),all:String(
e.length)})),o}box({name:e,title:n,meaning:o}){let r=l("label","",null,{title:s(o)}),i=l("input","",null,{type:"checkbox"});return i.checked=this.chosen.has(e),
i.addEventListener("change",()=>{i.checked?this.chosen.add(e):this.chosen.delete(e),ch([...this.chosen]),this.changed()}),r.append(i,` ${s(n)}`),r}};function ah(){
try{let t=JSON.parse(localStorage.getItem(ka)||"null");return Array.isArray(t)?t:null}catch{return null}}function ch(t){try{localStorage.setItem(ka,JSON.stringify(
t))}catch{}}function ya(t,e){let n=t.querySelector(".gp-metrics"),[o]=n.tHead.rows,r=o.cells[0].querySelector("button"),i=new Map,a=null,c=[],d=new ho(t.querySelector(".gp-\
column-choice"),()=>A()),m=({values:W},{name:x})=>Number.isFinite(W[x])?W[x]:null;function w(){let W=e.metrics.filter(u=>e.groups.some(f=>m(f,u)!==null));t.hidden=
!W.length;let x=d.shown(W);if(x.length===c.length&&x.every((u,f)=>u===c[f].metric))return;let h=document.activeElement,p=o.contains(h)?h.dataset.name:null;c.forEach(
({head:u})=>u.remove()),c=x.map(u=>{let f=l("th","",null,{scope:"col"}),{name:g,title:y,unit:v,meaning:O,formula:$,better:P}=u,_=P==="more"?s("More is better."):
P==="less"?s("Less is better."):"",q=[s(O),_,s("Formula: {formula}.",{formula:s($)})].filter(Boolean).join(" "),I=l("button","gp-sort",null,{type:"button","data\
-name":g,"data-tip":q});return I.append(l("span","",s(y).replace(/-(?=\d)/g,"‑")),l("span","gp-arrow","",{"aria-hidden":"true"})),f.append(I),v&&v!==y.toLowerCase()&&
f.append(l("small","",s(v))),o.append(f),{metric:u,head:f}});for(let u of i.values())X(u,1+c.length,k);p&&o.querySelector(`[data-name="${CSS.escape(p)}"]`)?.focus()}
function b(){for(let{metric:W,head:x}of c){let h=a&&a.name===W.name?a.down?"descending":"ascending":"none";G(x,{"aria-sort":h}),M(x.querySelector(".gp-arrow"),{
descending:" ▼",ascending:" ▲",none:""}[h])}}o.addEventListener("click",({target:W})=>{let x=W.closest(".gp-sort");if(!x)return;let h=c.map(p=>p.metric).find(
({name:p})=>p===x.dataset.name);if(!h)a=null;else{let p=h.better!=="less",u=a&&a.name===h.name;u&&a.down!==p?a=null:a={name:h.name,down:u?!p:p}}A()});function k(){
let W=l("td"),x=l("span","gp-value");x.append(l("b","gp-best-sign","",{"aria-hidden":"true"}),l("span"),l("span","gp-hidden"),l("small","gp-seeds-range"));let h=l(
"span","gp-track");return h.append(l("i")),W.append(x,h),W}function L(W){let x=l("tr"),h=l("th","gp-whose",null,{scope:"row"});return h.append(l("b","gp-letter"),
l("bdi")),x.append(h),X(x,1+c.length,k),n.tBodies[0].append(x),i.set(W,x),x}function T({number:W,title:x}){let h=i.get(W)||L(W),[p,u]=h.cells[0].children;M(p,We(
e,W)),M(u,le(x))}function S({metric:W},x){let h=e.groups.map(f=>m(f,W)),p=Math.max(...h.map(f=>Math.abs(f??0))),u=Ls(W,e.groups);return h.forEach((f,g)=>{let y=i.
get(g).cells[x+1],[v,O]=y.children,$=u!==null&&u.number===g;M(v.children[0],$?"★":""),M(v.children[1],oo(W,e.groups[g])),M(v.children[2],$?` ${s("(best)")}`:"");
let P=f===null||Cs(W)?"":Ze(W,e.groups[g]);M(v.children[3],P&&s("over the seeds {range}",{range:P})),y.classList.toggle("gp-best",$),ne(O.firstChild,"width",f===
null||!p?0:Math.abs(f)/p)}),u!==null}function E(){let W=[...e.groups];if(a){let h=a.down?-1:1;W.sort((p,u)=>{let[f,g]=[m(p,a),m(u,a)];return f===null||g===null?
+(f===null)-+(g===null):h*(f-g)})}let[x]=n.tBodies;W.forEach(({number:h},p)=>{x.rows[p]!==i.get(h)&&x.insertBefore(i.get(h),x.rows[p]||null)})}function A(){if(w(),
t.hidden)return;a&&!c.some(({metric:x})=>x.name===a.name)&&(a=null),e.groups.forEach(T);let W=c.map(S);K(t.querySelector(".gp-best-key"),W.some(Boolean)),b(),E()}
function C(){for(let x of i.values())x.remove();i.clear();let{kind:W}=e.header||{};M(r,W==="lanes"?s("Lane"):W==="sweep"?s("Cell"):s("Runs")),n.classList.toggle(
"gp-one",e.groups.length<2),K(t.querySelector(".gp-sorting"),e.groups.length>1)}return W=>{W.run&&C(),(W.run||W.measured||W.lanes)&&A()}}var xa={sweep:()=>s("Nothing has run yet. “{button}” writes a text for each pair of values and draws a heat map of any metric.",{button:s("Run the grid")}),
seeds:()=>s("Nothing has run yet. “{button}” samples many texts and draws a tree of what the model can say, with counts and probabilities.",{button:s("Draw \
the samples")}),trial:()=>s("Nothing has run yet. “{button}” decodes the same request with and without drafts and answers one question: whether drafts make it f\
aster, which draft length is best, or whether the texts are the same.",{button:s("Run the trial")}),precision:()=>s("Nothing has run yet. “{button}” lets the mo\
del write in each precision in turn, measures memory and speed, and shows how far the distributions diverge at each token.",{button:s("Compare precisions")}),watermark:()=>s(
"Nothing has run yet. “{button}” writes texts with and without the watermark and answers one question, or lets you guess which is which.",{button:s("Run the\
 experiment")})};function va(t,e){let r=t.querySelector(".gp-status"),i=t.querySelector(".gp-pace"),a=t.querySelector(".gp-track"),c=t.querySelector(".gp-troubl\
es"),d=t.querySelector(".gp-told"),m=t.querySelector(".gp-answered"),w=[],b=[],k=null,L=0;function T(h){let p=e.entries[h];w[h]=Jt(p),b[h]=ft(p)}function S(h){let p=w.
length,u=h.ended+h.failed;if(u===p)return[B(p,"The run has ended","All {count} runs have ended"),""];let f=h.cut+(e.done?h.decoding:0),g=[f&&s("{count} cut off",
{count:z(f)}),!e.done&&s("{count} decoding",{count:z(h.decoding)}),!e.done&&s("{count} queued",{count:z(h.waiting)}),e.done&&h.waiting&&s("{count} not started",
{count:z(h.waiting)})].filter(Boolean),y={ended:z(u)};return[e.done?B(p,"Stopped: {ended} of {count} run ended","Stopped: {ended} of {count} runs ended",y):B(p,
"{ended} of {count} run ended","{ended} of {count} runs ended",y),g.map(O=>` · ${O}`).join("")]}function E(h){if(!h)return;let p=performance.now();k??={at:p,sum:h},
h!==k.last&&([k.last,L]=[h,p]);let u=L-k.at,f=u>500&&s("{rate} tokens/s in total",{rate:z(Math.round((h-k.sum)/u*1e3))});M(i,[B(h,"{count} token","{count} token\
s"),f].filter(Boolean).join(" · "))}function A(h){let p=new Map;for(let y of e.entries.filter(v=>w[v.number]==="failed")){let v=JSON.stringify($n(je(y)));p.set(
v,[...p.get(v)||[],y])}let u=e.done?h.cut:0,f=JSON.stringify([[...p].map(([y,v])=>[y,v.length]),u]);if(c.dataset.key===f)return;c.dataset.key=f,c.replaceChildren();
for(let[y,v]of[...p].slice(0,8)){let O=l("p");O.append(l("b","","✕ "),`${W(v)} `);for(let{knob:$,message:P,fix:_}of JSON.parse(y))O.append(l("span","",($?`${$}\
: `:"")+P),_?` ${_} `:" ");c.append(O)}let g=[...p.values()].slice(8).flat().length;g&&c.append(l("p","gp-note",B(g,"{count} more run failed for other reasons.",
"{count} more runs failed for other reasons."))),u&&c.append(l("p","gp-note gp-stopped",C(u)))}function C(h){return e.done.overtaken?B(h,"{count} run was stoppe\
d because another run took its place; what was written is kept.","{count} runs were stopped because another run took their place; what was written is kept."):B(
h,"{count} run was stopped by hand; what was written is kept.","{count} runs were stopped by hand; what was written is kept.")}function W(h){let p=[...new Set(h.
map(y=>e.groups[y.group].label))];if(p.length===e.groups.length)return B(h.length,"{count} run failed:","{count} runs failed:");let u=p.length-1,g=p.every(y=>y.
length===1)||!u?p.join(", "):B(u,"{label} and {count} other","{label} and {count} others",{label:p[0]});return B(h.length,"{count} run failed ({groups}):","{cou\
nt} runs failed ({groups}):",{groups:g})}function x(){let h=e.found&&e.found.question,u=(h&&e.asking&&e.asking.question!==h?e.asking.titles:{})[h];K(m,!!u),u&&M(
m,e.done?s("These runs answered “{question}”. Choose that question to see the answer.",{question:s(u)}):s("These runs answer “{question}”. Choose that quest\
ion to see the answer.",{question:s(u)}))}return h=>{if(t.hidden=!e.header&&!Object.hasOwn(xa,e.name),a.hidden=!e.header,!e.header&&!t.hidden&&M(r,xa[e.name]()),
!e.header)return;h.run?([w,b,k]=[[],[],null],M(i,""),e.entries.forEach(g=>T(g.number))):h.measured||h.status?e.entries.forEach(g=>T(g.number)):h.entries.forEach(
T);let p={ended:0,cut:0,failed:0,decoding:0,waiting:0};for(let g of w)p[g]+=1;let[u,f]=S(p);r.dataset.words!==u+f&&(r.dataset.words=u+f,r.replaceChildren(l("b",
"",u),f));for(let g of["ended","failed","decoding"])ne(a.querySelector(".gp-part-"+g),"width",p[g]/Math.max(1,w.length));G(a,{"aria-valuemax":w.length,"aria-val\
uenow":p.ended+p.failed,"aria-valuetext":u+f.replaceAll(" · ",", ")}),E(b.reduce((g,y)=>g+y,0)),A(p),x(),e.done&&M(d,u)}}function _a(t){lh(t),ph(t),t.lanes.addEventListener("change",()=>{t.state.opened.clear(),t.draw()})}function zs(t,e){if(!e.folded){t.pick(e.entry.run.at(-1));return}
let[n]=e.folded,o=document.activeElement===e.item;t.state.unfold(e.node,e.folded),t.draw(),o&&_t(t,t.views.get(n.id))}function lh(t){let{tree:e}=t,n=o=>{let r=o.
closest(".gp-knot");return r?r.parentElement.gpView:null};e.addEventListener("click",({target:o})=>{let r=n(o);r&&(Oa(t,r),zs(t,r))}),e.addEventListener("pointe\
rmove",({target:o,pointerType:r})=>{r!=="touch"&&t.point(n(o),o.gpNode||null)}),e.addEventListener("pointerleave",()=>t.point(null)),e.addEventListener("focusin",
o=>{let r=o.target;r.gpView&&r.matches(":focus-visible")&&t.point(r.gpView,null)}),e.addEventListener("focusout",()=>t.point(null))}function Oa(t,e){t.current&&
t.current!==e&&G(t.current.item,{tabindex:"-1"}),t.current=e,G(e.item,{tabindex:"0"})}function _t(t,e){e&&(Oa(t,e),e.item.focus({preventScroll:!0}),e.knot.scrollIntoView(
{block:"nearest",inline:"nearest"}),t.point(e,null))}var Ma=({kids:t})=>t&&t.firstElementChild&&t.firstElementChild.gpView;function dh(t,e){e.entry&&t.state.closed.
delete(e.entry.head.id)?t.draw():_t(t,Ma(e))}function hh(t,e){e.entry&&Ma(e)?(t.state.closed.add(e.entry.head.id),t.draw()):_t(t,e.above)}var Sa={ArrowDown:(t,e,n)=>_t(
t,n[n.indexOf(e)+1]),ArrowUp:(t,e,n)=>_t(t,n[n.indexOf(e)-1]),ArrowRight:dh,ArrowLeft:hh,Home:(t,e,n)=>_t(t,n[0]),End:(t,e,n)=>_t(t,n.at(-1)),Enter:zs," ":zs,Escape:t=>{
t.point(null),t.state.picked&&t.pick(null)}};function ph(t){t.tree.addEventListener("keydown",e=>{let n=e.target.gpView;if(!n||e.ctrlKey||e.altKey||e.metaKey||!Object.
hasOwn(Sa,e.key))return;e.preventDefault();let o=[...t.tree.querySelectorAll(".gp-branch")].filter(r=>r.offsetParent);Sa[e.key](t,n,o.map(r=>r.gpView))})}var po=class{constructor(){this.count=0,this.root=this.node(null,null),this.tips=[],this.ended=new Map}node(e,n){let o=n&&n.logprob!==null&&e.logprob!==null&&e.
logprob!==void 0,r=n?o?n.logprob+e.logprob:null:0;return{id:this.count++,token:e,before:n,depth:n?n.depth+1:0,kids:new Map,samples:[],ends:[],logprob:r,order:[]}}begin(e){
return this.root.samples.push(e),this.tips[e]=this.root}add(e,n){let o=this.tips[e]||this.begin(e),r=o.kids.get(n.token_id);r||(r=this.node(n,o),o.kids.set(n.token_id,
r),o.order.push(r)),r.samples.push(e),this.tips[e]=r}end(e,n){this.ended.has(e)||(this.ended.set(e,n),(this.tips[e]||this.begin(e)).ends.push([e,n]))}reached(e){
let n=o=>!uh.has(this.ended.get(o)??"length");return this.root.samples.filter(o=>this.tips[o].depth>=e||n(o)).length}},uh=new Set(["length","max_time","stopped",
"failed","given","unfinished"]);function Ea(t){let e=[t];for(;t.kids.size===1&&!t.ends.length;)[t]=t.order,e.push(t);return e}function Ta(t){for(;t.before&&t.before.
before&&t.before.kids.size===1&&!t.before.ends.length;)t=t.before;return t}var mn=(t,e=null)=>t.logprob===null||e&&e.logprob===null?null:Math.exp(t.logprob-(e?e.
logprob:0)),gn=t=>{let e=[];for(;t.before;t=t.before)e.push(t);return e.reverse()},$a=(t,e)=>(e.logprob??-1/0)-(t.logprob??-1/0)||t.token.token_id-e.token.token_id;
function fh({order:t},e){if(!e)return t.sort((o,r)=>r.samples.length-o.samples.length||$a(o,r)),t;let n=(o,r)=>o.samples.length>r.samples.length+Math.max(.5,r.samples.
length/5);for(let o=1;o<t.length;o++)for(let r=o;r>0&&n(t[r],t[r-1]);r--)[t[r-1],t[r]]=[t[r],t[r-1]];return t}function La(t,{lanes:e,grows:n,opened:o=new Map,closed:r=new Set,
before:i=new Set}){let a=[],c=[],d=({id:S,samples:E})=>E.length+(n&&i.has(S)?.5:0),m=([S],[E])=>d(E)-d(S)||S.depth-E.depth||$a(S,E),w=0;function b(S,E,A){for(w+=
1;;){let C=E.at(-1),W={head:S,run:E,kids:[],folded:[],closed:r.has(S.id)};A.push(W);let x=fh(C,n);if(!x.length||W.closed)return;let h=1+(o.get(C.id)||0);x.slice(
1).forEach((p,u)=>(u+1<h?c:a).push([p,W])),A=W.kids,[S]=x,E=Ea(S)}}let k=S=>{for(;S.length;){let[E,A]=S.pop();b(E,Ea(E),A.kids),k(c)}},L=()=>a.splice(0).forEach(
([S,E])=>E.folded.push(S)),T=[];for(b(t.root,[t.root],T),k(c);a.length&&w<e;)a.sort(m),k([a.shift()]);L();for(let S=Bs(T[0]);S.length;S=Bs(T[0]))k(S),L();return Aa(
T[0]),T[0]}function Bs(t){return[...t.folded.length===1?[[t.folded.pop(),t]]:[],...t.kids.flatMap(Bs)]}function Aa(t){let e=new Map(t.run.at(-1).order.map((n,o)=>[
n,o]));t.kids.sort((n,o)=>e.get(n.head)-e.get(o.head)),t.kids.forEach(Aa)}var mh=12,uo=class{constructor(e){this.group=e,this.begin()}begin(){this.trie=new po,this.opened=new Map,this.closed=new Set,this.picked=null}read(e){let{trie:n,
group:o}=this,r=o.entries[e],i=n.tips[e];for(let c=i?i.depth:0;c<r.tokens.length;c++)n.add(e,r.tokens[c]);let a=_e(r);a&&n.end(e,a)}shown(e,n){return La(this.trie,
{lanes:e,grows:!this.group.done,opened:this.opened,closed:this.closed,before:n})}pick(e){this.picked=e===this.picked?null:e}unfold(e,n){let o=e.order.length-n.length;
this.opened.set(e.id,o-1+Math.min(mh,n.length))}isOnPath({head:e,run:n}){return wn(n.at(-1),this.picked)||wn(this.picked,e)}};function wn(t,e){for(;t&&t.depth>e.
depth;)t=t.before;return t===e}var fo=220,mo=({token:t})=>t.piece??t.text;function Ca(t,e,n,o){let{length:r}=n.samples,[i,a]=[t.reached(n.depth),e.before],c=mn(n),d=b=>b===null?s("not known"):
D(b),m=e===n,w=[[s("Samples here"),i<o?B(i,"{number} of {count} sample so far","{number} of {count} samples so far",{number:z(r)}):go(r,i)]];c!==null&&w.push([s(
"Expected samples"),`${gh(i*c)} = ${z(i)} × ${D(c)}`]),w.push([B(n.depth-e.depth+1,"Probability of this token","Probability of these {count} tokens"),d(mn(n,a))]),
w.push([s("Share of the samples at this fork"),D(r/Math.max(1,bh(a)))]),m&&w.push([s("Before the processors"),d(n.token.raw_logprob===null?null:Y(n.token.raw_logprob))]),
w.push([s("Probability of the text so far"),d(c)]);for(let[b,k]of wo(n))w.push([`${Qe(b)} ${s("ends here: {reason}",{reason:et(b)[0]})}`,z(k)]);return w}var gh=t=>t<
.01?s("fewer than 0.01"):t.toFixed(t<10?2:1),go=(t,e)=>B(e,"{number} of {count} sample","{number} of {count} samples",{number:z(t)});function wh(t,e,n){return e?
B(t,"{count} sample goes through {text}","{count} samples go through {text}",{text:e}):n==="source"?B(t,"{count} sample follows the source","{count} samples fol\
low the source"):n==="message"?B(t,"{count} sample answers the message","{count} samples answer the message"):B(t,"{count} sample continues the prompt","{count}\
 samples continue the prompt")}var bh=t=>t.order.reduce((e,n)=>e+n.samples.length,0);function wo(t){let e=new Map;for(let[,n]of t.ends)e.set(n,(e.get(n)||0)+1);
return e}function Pa(t,e){let n=l("div","gp-trie-card",null,{popover:"manual","aria-hidden":"true"}),o=l("p"),r=l("dl");n.append(o,r),n.hidden=!0,t.append(n);function i(d,m,w,b,k){
let L=gn(w.before).map(({token:A})=>A.piece??"").join(""),T=L.length>fo?"…"+L.slice(-fo):L,S=gn(b).slice(w.depth-1).map(mo).join(""),E=l("bdi","",T);E.append(
l("b","",S.length>fo?S.slice(0,fo)+"…":S)),o.replaceChildren(E),r.replaceChildren(...Ca(m,w,b,k).flatMap(([A,C])=>[l("dt","",A),l("dd","",C)])),n.hidden&&document.
addEventListener("scroll",e,{capture:!0,passive:!0}),n.hidden=!1,n.showPopover&&!n.matches(":popover-open")&&n.showPopover(),a(d)}function a(d){let m=d.getBoundingClientRect(),
{clientWidth:w,clientHeight:b}=document.documentElement,[k,L]=[n.offsetWidth,n.offsetHeight],T=m.bottom+7+L+8<=b?m.bottom+7:m.top-L-7;n.style.left=`${Math.max(8,
Math.min(m.left,w-k-8))}px`,n.style.top=`${Math.max(8,Math.min(T,b-L-8))}px`}function c(){n.hidden||(n.hidePopover&&n.isConnected&&n.matches(":popover-open")&&n.
hidePopover(),n.hidden=!0,document.removeEventListener("scroll",e,{capture:!0}))}return{show:i,hide:c}}function Na(t,e,n){let r=t.querySelector(".gp-through"),i=t.
querySelector(".gp-through-title"),a=t.querySelector(".gp-through-list"),c=t.querySelector(".gp-through-more"),d=t.querySelector(".gp-through-facts"),[m,w]=[null,
null],b=!1;function k(){let E=l("li"),A=l("bdi");return A.append(l("span","gp-shared"),l("span","gp-own")),E.append(A,l("small")),E}function L(E,A,C){let W=e.entries[A],
x=gn(C).length,h=g=>g.map(({piece:y})=>y??"").join("");M(E.querySelector(".gp-shared"),h(W.tokens.slice(0,x))),M(E.querySelector(".gp-own"),h(W.tokens.slice(x)));
let p=_e(W);M(E.querySelector("small"),[s("sample {number}",{number:A+1}),(W.seed??null)===null?"":s("seed {seed}",{seed:W.seed}),B(ft(W),"{count} token","{coun\
t} tokens"),p?`${Qe(p)} ${et(p)[0]}`:"…"].filter(Boolean).join(" · "));let u=E.querySelector("button"),f=s("Open sample {number} as one run",{number:A+1});if(e.
canAsk&&!u){let g=l("button","gp-button",s("Open"),{type:"button","aria-label":f});g.addEventListener("click",()=>e.ask({type:"open",entry:+E.dataset.entry})),E.
append(g)}else u&&E.dataset.entry!==String(A)&&u.setAttribute("aria-label",f);E.dataset.entry=A}function T(E,A){let C=E.before?Ca(A,Ta(E),E,e.entries.length):[],
W=X(d,C.length,()=>{let x=l("div");return x.append(l("dt"),l("dd")),x});C.forEach(([x,h],p)=>{M(W[p].firstChild,x),M(W[p].lastChild,h)})}function S(E,A){if(E!==
m&&(b=!1),[m,w]=[E,A],r.hidden=!E,!E)return;T(E,A);let{samples:C}=E,W=Le(gn(E).map(mo).join("").trim()),x=Z(W.length>118?"…"+W.slice(-109):W);M(i,wh(C.length,
E.before&&x,e.apart));let h=b?C.length:Math.min(12,C.length),p=X(a,h,k);for(let u=0;u<h;u++)L(p[u],C[u],E);c.hidden=h===C.length,M(c,s("Show all {count}",{count:z(
C.length)}))}return c.addEventListener("click",()=>{b=!0,S(m,w)}),t.querySelector(".gp-unpick").addEventListener("click",n),S}var kh=18,Wa=110,qa=160,js=t=>t.reduce((e,n)=>e+n.samples.length,0);function yh(t){let e=l("li","",null,{role:"treeitem",tabindex:"-1"}),n=l("div","gp-knot"),[o,
r,i]=[l("bdi","gp-run"),l("span","gp-count"),l("span","gp-end")];n.append(o,r,i),e.append(n);let a={key:t,item:e,knot:n,run:o,number:r,end:i,kids:null,entry:null,
above:null};return e.gpView=a,a}function Ia(t,e){let n=new Set(e.map(({item:o})=>o));for(let o of[...t.children])n.has(o)||o.remove();e.forEach(({item:o},r)=>{t.
children[r]!==o&&t.insertBefore(o,t.children[r]||null)})}function Ra(t,e,n){let o=`${e} ${n}`;t.stream!==o&&(t.stream=o,t.item.style.setProperty("--own",e),t.item.
style.setProperty("--rest",n))}function xh(t,{run:e,head:n}){let o=[...wo(e.at(-1))],r=o.map(([i,a])=>`${Qe(i)}${n.samples.length>1?` ${z(a)}`:""}`).join(" ");M(
t.end,r),t.end.classList.toggle("gp-end-failed",o.some(([i])=>i==="failed"))}var bo=class{constructor(e,n){this.root=e,this.state=n,this.group=n.group,this.tree=
e.querySelector(".gp-roots"),this.lanes=e.querySelector(".gp-lanes"),this.about=e.querySelector(".gp-about"),this.card=Pa(e,()=>this.point(null)),this.drawThrough=
Na(e,this.group,()=>this.pick(null)),this.views=new Map,this.current=null,this.pointed=null,vh(e)}clear(){this.state.begin(),this.views=new Map,this.current=null,
this.pointed=null,this.tree.replaceChildren(),this.card.hide()}draw(){let{state:e,tree:n,views:o}=this,r=document.activeElement&&document.activeElement.gpView,i=[
...o.values()].filter(({item:c,entry:d})=>d&&c.isConnected),a=new Set(i.map(({key:c})=>c));Ia(n,[this.drawEntry(e.shown(+this.lanes.value,a),null,0)]);for(let[c,
d]of o)d.item.isConnected||o.delete(c);(!this.current||!this.current.item.isConnected)&&(this.current=o.get(e.trie.root.id)),G(this.current.item,{tabindex:"0"}),
r&&document.activeElement!==r.item&&(r.item.isConnected?r:this.current).item.focus({preventScroll:!0}),this.drawThrough(e.picked,e.trie),this.drawAbout(),this.refreshCard()}viewOf(e){
return this.views.has(e)||this.views.set(e,yh(e)),this.views.get(e)}thickness(e){return`${Math.max(1.5,kh*e/Math.max(1,this.state.trie.root.samples.length)).toFixed(
1)}px`}drawEntry(e,n,o){let{head:r,run:i}=e,a=this.viewOf(r.id);Object.assign(a,{entry:e,above:n,node:i.at(-1),folded:null}),this.drawRun(a,e);let c=e.closed&&i.
at(-1).order.length;M(a.number,c?`${z(r.samples.length)} ▸`:r.samples.length>1?z(r.samples.length):""),xh(a,e),Ra(a,this.thickness(r.samples.length),this.thickness(
o));let d=this.drawKids(a,e);return this.dress(a,this.wordsOf(e),d?"true":c?"false":null),a}drawKids(e,n){let o=[],r=js(n.kids.map(({head:i})=>i))+js(n.folded);
for(let i of n.kids)o.push(this.drawEntry(i,e,r-=i.head.samples.length));return n.folded.length&&o.push(this.drawMore(n,e)),o.length&&!e.kids&&e.item.append(e.kids=
l("ul","gp-kids",null,{role:"group"})),e.kids&&(Ia(e.kids,o),e.kids.hidden=!o.length),o.length}drawMore({run:e,folded:n},o){let r=this.viewOf("more "+e.at(-1).id);
Object.assign(r,{entry:null,above:o,node:e.at(-1),folded:n});let i=js(n);return M(r.run,`+ ${s("{count} more",{count:z(n.length)})}`),M(r.number,i>n.length?z(i):
""),Ra(r,this.thickness(i),"0px"),this.dress(r,B(n.length,"{count} more branch with {samples}, folded. Click to open.","{count} more branches with {samples}, fo\
lded. Click to open.",{samples:B(i,"{count} sample","{count} samples")}),null),r}drawRun(e,{head:n,run:o}){let r=n.samples.length===1&&n.before,i=r?"":o.map(({id:a})=>a).
join(" ");if(r){let a="";for(let c of o)if((a+=c.token.piece??"").length>Wa)break;M(e.run,Le(a.slice(0,Wa+30))||Le(n.token.text)),e.ids=null}else if(e.ids!==i){
let a=e.ids&&(i+" ").startsWith(e.ids+" ")?e.ids.split(" ").length:0;a||e.run.replaceChildren(),e.run.append(...o.slice(a).map(c=>this.makeToken(c))),e.ids=i}ae(
e.knot,r?"gp-knot gp-tail":n.before?"gp-knot":"gp-knot gp-root-knot")}makeToken(e){if(!e.before)return l("span","",this.promptWords());let{piece:n,text:o,logprob:r}=e.
token,i=n===null?o:Le(n)+($t(e.token)?Mn(o):""),a=l("span",n===null?"gp-t gp-special":"gp-t",i||o);return a.style.backgroundColor=`var(--gp-prob-${Math.round(Y(
r)*10)})`,a.gpNode=e,a}promptWords(){let e=Le(this.group.header.prompt);return e.length>60?"…"+e.slice(-58):e||s("(no prompt)")}wordsOf({head:e,run:n,closed:o}){
let{length:r}=e.samples;if(!e.before)return`${this.rootWords()}, ${B(r,"{count} sample","{count} samples")}`;let i=n.map(mo).join(""),a=mn(n.at(-1),e.before);return[
Z(i.length>qa?i.slice(0,qa)+"…":i),go(r,this.state.trie.root.samples.length),a===null?"":s("probability {share} after the text before",{share:D(a)}),...[...wo(
n.at(-1))].map(([c,d])=>B(d,"{count} ends here: {reason}","{count} end here: {reason}",{reason:et(c)[0]})),o?s("closed"):""].filter(Boolean).join(", ")}rootWords(){
let{apart:e}=this.group;return e==="source"?s("The source"):e==="message"?s("The message"):s("The prompt")}dress(e,n,o){let{picked:r}=this.state,{node:i,folded:a,
entry:c}=e,d=r&&!a&&this.state.isOnPath(c),m=r&&a&&wn(i,r),w=r&&!a&&wn(r,c.head),b=["gp-branch",a&&"gp-more",r&&!d&&!m&&"gp-dim",w&&"gp-on-path"];ae(e.item,b.filter(
Boolean).join(" "));let k=!!(r&&!a&&c.run.includes(r));G(e.item,{"aria-label":n,"aria-selected":String(k)}),e.expanded!==o&&(e.expanded=o,o===null?e.item.removeAttribute(
"aria-expanded"):e.item.setAttribute("aria-expanded",o))}drawAbout(){let{group:e}=this,{trie:n}=this.state,o=n.root.samples.length,r=e.entries.length-o,i=new Set(
n.tips.filter(Boolean)),a=i.size===1&&o>1?s("all with the same text"):B(i.size,"{count} different text","{count} different texts"),c={samples:r?go(o,e.entries.length):
B(o,"{count} sample","{count} samples"),texts:a},d=e.done?s("{samples}, {texts}.",c):s("{samples} so far, {texts}.",c);M(this.about,o?`${d} ${s("Point at a bran\
ch for its numbers, click it to see its samples.")}`:s("The tree grows with the first tokens."))}pick(e){this.state.pick(e),this.draw()}point(e,n){this.pointed&&
this.pointed.view===e&&this.pointed.node===n||(this.pointed=e&&{view:e,node:n},e?this.refreshCard():this.card.hide())}refreshCard(){if(!this.pointed)return;let{
view:e,node:n}=this.pointed;if(!e.item.isConnected||!e.entry||!e.entry.head.before){this.pointed=null,this.card.hide();return}let{head:o,run:r}=e.entry,i=n&&r.includes(
n);this.card.show(e.knot,this.state.trie,i?n:o,i?n:r.at(-1),this.group.entries.length)}};function vh(t){for(let e=0;e<=10;e++){let n=l("i");n.style.backgroundColor=
`var(--gp-prob-${e})`,t.querySelector(".gp-key-ramp").append(n)}}var Sh="14",_h=t=>t.some(({ended:e})=>e&&e.text)&&t.every(({tokens:e})=>!e.length);function za(t,e){let n=new uo(e),o=new bo(t,n);return _a(o),matchMedia("(max-\
width: 640px)").matches&&(o.lanes.value=Sh),r=>{if(t.hidden=!e.header||e.header.kind!=="seeds"||_h(e.entries),!t.hidden&&(r.run&&o.clear(),!(!r.run&&!r.steps&&!r.
status))){for(let i of r.run?e.entries.keys():r.entries)n.read(i);o.draw()}}}function Ba(t,e){let o=t.querySelector(".gp-ways"),r=t.querySelector(".gp-first tbody"),i=new WeakMap,a=t.querySelector(".gp-first-words");function c(){let T=l(
"li");return T.append(l("h3"),l("div","gp-read",null,{tabindex:0,role:"group"})),T}function d(T,{label:S,title:E},{started:A}){let C=A?A.prompt_tokens:null,[W,x]=T.
children,h=`${S} ${le(E)}`;M(W,C?`${h}: ${B(C.length,"{count} token","{count} tokens")}`:h),G(x,{"aria-label":s("The prompt of {lane}",{lane:S})}),i.get(x)!==C&&
(i.set(x,C),x.replaceChildren(...(C||[]).map(({piece:p,text:u})=>p===null?l("span","gp-pill",u):p)))}let m=({raw_logprob:T})=>Y(T);function w(T){let S=new Map;T.
forEach((A,C)=>{if(!A)return;let W=[...A.distribution.candidates].sort((h,p)=>m(p)-m(h)),x=({token_id:h})=>h===A.chosen.token_id;for(let h of[...W.slice(0,6),...W.
slice(0,6).some(x)?[]:[A.chosen]])S.has(h.token_id)||S.set(h.token_id,{text:h.text,sides:[null,null]});for(let h of[...W,A.chosen])S.has(h.token_id)&&(S.get(h.token_id).
sides[C]??=h)});let E=({sides:A})=>Math.max(...A.map(C=>C?m(C):0));return[...S.values()].sort((A,C)=>E(C)-E(A))}function b(){let T=l("tr"),S=l("th","",null,{scope:"\
row"});return S.append(l("bdi","gp-word")),T.append(S,...[0,1].map(()=>{let E=l("td"),A=l("div","gp-share"),C=l("span");return C.append(l("i")),A.append(l("span",
"gp-sign"),C,l("b")),E.append(A),E})),T}function k(T){let S=w(T),E=X(r,S.length,b);S.forEach(({text:A,sides:C},W)=>{let[x,...h]=E[W].cells;me(x.firstChild,A),h.
forEach((p,u)=>{let f=C[u],g=!!(f&&T[u]&&f.token_id===T[u].chosen.token_id),[y,v,O]=p.firstChild.children;ae(p.firstChild,g?"gp-share gp-chosen":"gp-share"),M(y,
g?"▶":""),ne(v.firstChild,"width",f?m(f):0),M(O,T[u]?f?D(m(f)):"–":"")})})}function L(T){if(T.some(C=>!C))return s("Both runs have to write a token first.");
let[S,E]=T.map(({chosen:C})=>C);return`${S.token_id===E.token_id?s("Both begin with {token}: {one} with the template, {other} without it.",{token:Z(S.text),one:D(
m(S)),other:D(m(E))}):s("With the template it begins with {one}, without it with {other}.",{one:Z(S.text),other:Z(E.text)})} ${s("The probabilities are the mode\
l’s own, before the processors; ▶ was chosen, – was not recorded.")}`}return()=>{if(t.hidden=e.groups.length!==2,t.hidden)return;let T=[0,1].map(A=>e.shownOf(
A).log),S=X(o,2,c);T.forEach((A,C)=>d(S[C],e.groups[C],A));let E=T.map(A=>Ee(A)[0]||null);M(a,L(E)),k(E)}}var Oh=14,Mh=200;function ja(t,e,{onPick:n,onResize:o}){let r=t.querySelector("canvas"),i=t.querySelector(".gp-map-row"),a=t.querySelector(".gp-map-column");function c({
clientX:w,clientY:b}){let{left:k,top:L,width:T,height:S}=r.getBoundingClientRect(),E=e.canvas,A=(C,W)=>Math.max(0,Math.min(W-1,Math.floor(C*W)));return{place:A(
(w-k)/T,e.step.places.length),step:E[A((b-L)/S,E.length)]}}t.addEventListener("click",w=>e.step&&n(c(w)));function d(w){let b=e.canvas,k=e.step.places.length;t.
style.height=`${Math.max(24,Math.min(Mh,Oh*b.length))}px`;let[L,T]=[r.clientWidth,r.clientHeight].map(h=>Math.round(h*devicePixelRatio));if(!L||!T)return;Object.
assign(r,{width:L,height:T});let S=r.getContext("2d"),E=getComputedStyle(t),A=E.getPropertyValue("--gp-text").trim(),[C,W]=[L/k,T/b.length],x=Math.max(.75,Math.
min(C,W,8*devicePixelRatio)*.2);b.forEach((h,p)=>h.places.forEach((u,f)=>{S.fillStyle=E.getPropertyValue(Is(w,co(u))).trim(),S.fillRect(Math.floor(f*C),Math.floor(
p*W),Math.ceil(C),Math.ceil(W)),u.accepted&&(S.fillStyle=A,S.beginPath(),S.arc((f+.5)*C,(p+.5)*W,x,0,2*Math.PI),S.fill())})),m(b.length,k)}function m(w,b){i.style.
top=`${e.step.step/w*100}%`,i.style.height=`${100/w}%`,a.hidden=e.place===null,!a.hidden&&(a.style.left=`${e.place/b*100}%`,a.style.width=`${100/b}%`)}return new ResizeObserver(
o).observe(r),d}var Eh=8e3,Th=120,$h=700;function Fa(t,e){let n=v=>t.querySelector(".gp-"+v),[o,r,i,a]=["canvas-text","canvas-slider","canvas-play","canvas-shade"].map(n),c=new ao(
e),d=ja(n("canvas-map"),c,{onPick:({place:v,step:O})=>C(c.steps.indexOf(O),v),onResize:()=>!t.hidden&&d(a.value)}),m=l("span","gp-canvas-prompt"),w=l("span","gp\
-canvas-before"),b=l("span","gp-canvas-now"),k=0,L=0;o.append(m,w,b);function T(){let{step:v}=c,O=c.before.flatMap(({places:_})=>_);w.childElementCount!==O.length&&
w.replaceChildren(...O.map(E));let $=X(b,v.places.length,S),{end:P}=c;L=Math.min(L,v.places.length-1),v.places.forEach((_,q)=>{let I=$[q],F=c.accepted(q);I.replaceChildren(),
ze(I,_);let N=I.querySelector(".gp-ink");Yt(N,a.value,co(_)),F?I.dataset.accepted=F:delete I.dataset.accepted,I.toggleAttribute("data-after-end",q>=P),I.setAttribute(
"aria-pressed",String(q===c.place)),I.setAttribute("aria-label",A(_,q,F)),I.tabIndex=q===L?0:-1})}let S=()=>l("span","gp-token",null,{role:"button"});function E(v){
let O=l("span","gp-written");return ze(O,v),O}function A(v,O,$){let P={number:O+1,token:Z(v.text),share:D(Y(v.logprob))};return $==="newly"?s("Place {number}: {\
token}, probability {share}, newly accepted",P):$?s("Place {number}: {token}, probability {share}, accepted",P):s("Place {number}: {token}, probability {share},\
 not accepted",P)}o.addEventListener("click",({target:v})=>{let O=[...b.children].indexOf(v.closest(".gp-token"));O>=0&&C(c.at,O===c.place?null:O)}),o.addEventListener(
"keydown",v=>{let O=[...b.children].indexOf(v.target.closest(".gp-token")),$={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1,Home:-1/0,End:1/0}[v.key];if(!(O<
0)){if(v.key==="Enter"||v.key===" ")C(c.at,O);else if(v.key==="Escape")C(c.at,null);else if($)L=Math.max(0,Math.min(b.childElementCount-1,O+$)),c.place===null?T():
C(c.at,L),b.children[L].focus();else return;v.preventDefault()}});function C(v,O){c.at=v,c.place=O,O!==null&&(L=O),f()}function W(){let{step:v,number:O,steps:$,
numCanvases:P}=c,_=c.canvas.length,q={canvas:v.canvas+1,canvases:P,step:v.step+1,steps:_},I=s("canvas {canvas} of {canvases}, step {step} of {steps}",q);r.max=String(
$.length),r.value=String(O+1),r.setAttribute("aria-valuetext",I),M(n("canvas-step-words"),I),M(i,s(k?"❚❚ Pause":"▶ Play"));let{places:F,accepted:N,newly:R}=c.
counts,j={accepted:z(N),places:z(F),newly:z(R),temperature:v.temperature.toFixed(2)};M(n("canvas-short"),s("{accepted} of {places} places accepted, {newly} newl\
y; temperature {temperature}",j))}function x(){clearInterval(k),k=0}i.addEventListener("click",()=>{if(k){x(),W();return}c.number>=c.steps.length-1&&(c.at=0);let v=Math.
max(Th,Math.min($h,Eh/c.steps.length));k=window.setInterval(()=>{!t.isConnected||c.number>=c.steps.length-1?x():c.at=c.number+1,f()},v),f()}),r.addEventListener(
"input",()=>{x(),C(Number(r.value)-1,c.place)}),r.addEventListener("keydown",({key:v})=>v==="Escape"&&C(null,c.place)),a.addEventListener("change",()=>f());function h(){
let{place:v}=c;if(K(n("one-place"),v!==null),K(n("place-hint"),v===null),v===null)return;let{since:O,accepted:$,count:P,last:_}=c.history(v),q={place:v+1,token:Z(
_.text),since:O+1,accepted:$,steps:P};M(n("place-verdict"),B(P,"Place {place}: {token} has been the likeliest since step {since}. The sampler accepted the place\
 in {accepted} of {count} step.","Place {place}: {token} has been the likeliest since step {since}. The sampler accepted the place in {accepted} of {count} step\
s.",q));let I=t.querySelector(".gp-one-place tbody"),F=X(I,P,p);c.canvas.forEach((H,U)=>u(F[U],H,H.places[v]));let N=n("place-table"),{offsetTop:R,offsetHeight:j}=F[c.
step.step];(R<N.scrollTop+j||R+j>N.scrollTop+N.clientHeight)&&(N.scrollTop=R-N.clientHeight/2)}function p(){let v=l("tr"),O=l("td");return O.append(l("button","\
gp-place-step","",{type:"button"})),v.append(O,...["read","likeliest"].map(()=>{let $=l("td");return $.append(l("bdi")),$}),l("td"),l("td","gp-place-entropy"),l(
"td")),v}function u(v,O,$){let[P,_,q,I,F,N]=v.cells;M(P.firstChild,String(O.step+1)),ve(_.firstChild,$.read_text),ve(q.firstChild,$.text),M(I,D(Y($.logprob))),M(
F,de($.entropy,e.unit)),M(N,$.accepted?s("✓ yes"):s("– no")),O===c.step?v.setAttribute("aria-current","step"):v.removeAttribute("aria-current")}t.querySelector(
".gp-one-place tbody").addEventListener("click",({target:v})=>{let O=v.closest("tr");O&&C(c.steps.indexOf(c.canvas[O.rowIndex-1]),c.place)});function f(){c.step&&
(W(),T(),h(),Xt(n("canvas-scale"),a.value,e.unit),d(a.value),M(n("map-words"),B(c.canvas.length,"{places} places, {count} step","{places} places, {count} steps",
{places:z(c.step.places.length)})))}function g(){x(),c.clear(),L=0,w.replaceChildren(),b.replaceChildren(),M(m,e.started?e.started.prompt_tokens.map(({piece:v})=>v??
"").join(""):"")}let y=()=>!t.hidden&&f();return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",y),new MutationObserver(y).observe(document.
body,{attributes:!0,attributeFilter:["class"]}),v=>{v.run&&g(),t.hidden=!e.canvasSteps.length,!t.hidden&&(v.run||v.steps||v.status||v.unit)&&f()}}function Da(t,e){let n=t.querySelector(".gp-arrival-words"),o=t.querySelector(".gp-arrival-bar");return r=>{if(t.hidden=!e.found||!!e.found.over,t.hidden||!r.found)
return;let{done:i,total:a}=e.found,c=Lt(e.found);M(n,c[0].toUpperCase()+c.slice(1)),V(i)&&a?(o.setAttribute("aria-valuenow",Math.floor(i/a*100)),ne(o.firstChild,
"width",i/a)):(o.removeAttribute("aria-valuenow"),ne(o.firstChild,"width",1))}}function nt(t){return V(t)?t>=1e9?s("{count} billion",{count:(t/1e9).toFixed(1)}):t>=1e6?s("{count} million",{count:(t/1e6).toFixed(t<1e7?1:0)}):t.toLocaleString(
"en"):"–"}function ko(t,e){t.replaceChildren(...e.map(([n,o])=>{let r=l("div");return r.append(l("dt","",n)," ",l("dd","",o)),r}))}function ot(t,e,n,o,r){let i=l(
"button","gp-button gp-press",o,{type:"button","aria-label":r||`${o}: ${n}`});return i.addEventListener("click",()=>t.ask({type:"model",act:e,model:n})),i}function Ha(t,e){let[n,o,r,i,a]=[".gp-about",".gp-fit",".gp-pairs","tbody",".gp-smaller"].map(k=>t.querySelector(k));function c(k){M(n,k.model);let[L,T]=o.children;
if(M(L,d(k)),M(T,k.why?`${s(k.why)} ${s(k.fix)}`:b(k)),ko(r,[[s("class"),k.class_name],[s("parameters"),nt(k.parameters)],[s("precision"),k.dtype],[s("device"),
k.device],[s("to download"),k.complete?k.download?ge(k.download):s("nothing: it is here"):s("its weights are missing")],[s("memory"),m(k)],[s("free memory"),ge(
k.free)],...k.free_disk===null?[]:[[s("free disk space"),ge(k.free_disk)]],[s("context"),k.context_length?B(k.context_length,"{count} token","{count} tokens"):s(
"unlimited")],[s("vocabulary"),nt(k.vocab_size)]]),w(k),a.replaceChildren(),k.smaller){let{model:S,bytes:E}=k.smaller;a.append(`${s("It does not fit in any prec\
ision. A model that does: {model}, {size}.",{model:S,size:ge(E)})} `,ot(e,"pick",S,s("Choose")))}}function d({complete:k,fits:L}){return k?L===null?`? ${s("It i\
s not known whether it fits.")}`:L?`✓ ${s("It fits.")}`:`✕ ${s("It does not fit.")}`:`✕ ${s("It cannot be opened.")}`}function m({memory:k,reckoned:L}){return k===
null?s("not known"):L?s("about {size}",{size:ge(k)}):ge(k)}function w({ways:k,free:L}){t.querySelector("table").hidden=k.length===0;let T=Math.max(L,...k.map(({
bytes:S})=>S))*1.05;i.replaceChildren(...k.map(({model:S,label:E,bytes:A,fits:C})=>{let W=l("tr",C?"":"gp-over"),x=l("span","gp-strip",null,{"aria-hidden":"true"}),
[h,p]=[l("i"),l("u")];ne(h,"width",Math.min(1,A/T)),ne(p,"left",L/T),x.append(h,p);let u=[l("th","",s(E),{scope:"row"}),l("td","",ge(A)),l("td"),l("td","",C?`✓ ${s(
"yes")}`:`✕ ${s("no")}`),l("td")];return u[2].append(x),u[4].append(ot(e,"pick",S,s("Choose"),s("Choose {precision}",{precision:s(E)}))),W.append(...u),W}))}function b({
room:k,free:L,reckoned:T}){if(k===null)return s("Neither its files nor its config tell how much memory it needs.");let S={size:ge(k),free:ge(L)};return T?`${s("\
It needs about {size}, with room for a run; {free} is available.",S)} ${s("Its weights do not tell their size: this is estimated from its config.")}`:s("It need\
s {size}, with room for a run; {free} is available.",S)}return k=>{t.hidden=!e.found,!t.hidden&&k.found&&c(e.found)}}var yo=[[.001,0],[.01,3],[.1,6],[1,8],[1/0,10]],Lh=t=>yo.findIndex(([e])=>Oe(t??1/0,"bits")<=e);function Zt(t,e){if(!V(t))return s("infinite");let n=Oe(t,e);if(n===
0)return"0";if(n>=.001)return n.toPrecision(3);let[o,r]=n.toExponential(1).split("e-");return`${o} × ${Ah(r)}`}var Ah=t=>`10⁻${[...String(t)].map(e=>"⁰¹²³⁴\
⁵⁶⁷⁸⁹"[e]).join("")}`,xo=t=>t>=1e9?s("{size} GB",{size:(t/1e9).toFixed(2)}):s("{size} MB",{size:(t/1e6).toFixed(t<1e7?2:1)});function Ga(t,e){let n=p=>t.
querySelector(".gp-"+p),o=n("which"),r=new Te(n("words"),{press:({number:p})=>k(p)}),i=null,a="",c="";o.addEventListener("change",()=>x());let d=()=>e.unit==="b\
its"?s("bits"):s("nats"),m=p=>`${Zt(p,e.unit)} ${d()}`,w=()=>(e.found&&e.found.question==="precision"?e.found.groups:[]).map((p,u)=>({...p,number:u})).filter(({
pair:p})=>p&&!p.error),b=()=>w().find(({number:p})=>String(p)===o.value)||w()[0];function k(p){i=p,x()}function L(p){let u=JSON.stringify(p.map(({number:g,title:y})=>[
g,y]));if(u===c)return;c=u;let f=o.value;o.replaceChildren(...p.map(({number:g,title:y})=>l("option","",le(y),{value:g}))),p.some(({number:g})=>String(g)===f)&&
(o.value=f)}function T({text:p,kl:u,logprobs:[f,g],same_top:y},v){let O=s("Token {number} {token}: KL {kl}; probability {share}, here {other}",{number:z(v+1),token:Z(
p),kl:m(u),share:D(Y(f)),other:D(Y(g))});return y?O:`${O}; ${s("another token is the likeliest here")}`}function S(p){let{tokens:u}=p.pair,f=JSON.stringify([p.number,
e.unit,u.map(({id:g,kl:y})=>[g,y])]);f!==a&&(a=f,r.show(u.map((g,y)=>({token:g,mark:{},number:y,words:()=>T(g,y)}))),r.tokens.forEach((g,y)=>{let v=Lh(u[y].kl),
O=g.querySelector(".gp-ink");O.style.backgroundColor=`var(--gp-heat-${yo[v][1]})`,O.dataset.rank=v,g.dataset.top=u[y].same_top?"same":"other"})),r.tokens.forEach(
(g,y)=>{g.dataset.shown=y===i?"yes":"no",g.setAttribute("aria-pressed",y===i)})}function E(){let p=n("legend");if(p.dataset.unit===e.unit)return;p.dataset.unit=
e.unit,p.replaceChildren(s("KL in {unit}:",{unit:d()}));let u=g=>e.unit==="bits"?g:Number((g*Math.LN2).toPrecision(2));yo.forEach(([g,y],v)=>{let O=Number.isFinite(
g)?s("to {limit}",{limit:u(g)}):s("above {limit}",{limit:u(yo[v-1][0])}),$=l("span","gp-chip",O,{"data-rank":v});$.style.backgroundColor=`var(--gp-heat-${y})`,p.
append($)});let f=l("span");f.append(l("span","gp-wavy","abc"),` ${s("another token is the likeliest")}`),p.append(f)}function A(p,u){let f=e.charts[`kl ${u.number}\
 ${e.unit}`];ue(n("curve-box"),i===null?f:An(f,i+1,"")),C(p,u)}function C(p,u){let f=X(n("curve-keys"),p.length,()=>{let g=l("span"),y=ee("svg");return G(y,{width:30,
height:8,"aria-hidden":"true"}),y.append(ee("path","gp-course")),G(y.firstElementChild,{d:"M1 4H29"}),g.append(y,l("span")),g});p.forEach(({title:g,number:y},v)=>{
G(f[v].firstChild.firstChild,{"data-line":v%6,"data-on":y===u.number?"yes":"no"}),M(f[v].lastChild,le(g))})}function W(p){let u=p.pair.tokens[i??p.pair.max_at],
f=i??p.pair.max_at,[g,y]=u.entropies,v={number:z(f+1),token:Z(u.text),kl:m(u.kl),mine:de(g,e.unit),theirs:de(y,e.unit),model:le(p.title)};M(n("said"),i!==null?s(
"Token {number} {token}: KL {kl}, entropy {mine} of the reference and {theirs} of {model}.",v):`${s("Where they differ most, token {number} {token}: KL {kl}, en\
tropy {mine} of the reference and {theirs} of {model}.",v)} ${s("Click another token to see both models there.")}`);let O=n("sides").tHead.rows[0].cells;M(O[1],
le(e.found.groups[0].title)),M(O[2],le(p.title));let $=X(n("sides").tBodies[0],u.candidates.length,()=>{let _=l("tr"),q=l("th","",null,{scope:"row"});return q.append(
l("span"),l("bdi")),_.append(q,...[0,1].map(()=>{let I=l("td"),F=l("div","gp-side"),N=l("span");return N.append(l("i","gp-bar",null,{"aria-hidden":"true"})),F.append(
N,l("span")),I.append(F),I})),_}),P=Math.max(...u.candidates.flatMap(([,,_,q])=>[_,q]),1e-9);u.candidates.forEach(([_,q,...I],F)=>{let[N,...R]=$[F].cells;M(N.firstChild,
_===u.id?"▶ ":""),me(N.lastChild,q),ae($[F],_===u.id?"gp-is-token":""),I.forEach((j,H)=>{ne(R[H].querySelector(".gp-bar"),"width",j/P),M(R[H].firstChild.lastChild,
D(j))})})}function x(){let[p,u]=[w(),b()];L(p),o.value=u.number;let{mean:f,max:g,same_top:y,max_at:v,perplexities:[O,$],vocab:P}=u.pair;i!==null&&i>=u.pair.tokens.
length&&(i=null),M(n("about"),B(u.pair.tokens.length,"{count} token of the reference, read by both","{count} tokens of the reference, read by both")),M(n("summa\
ry"),[s("Mean {mean}, at most {max} at token {number}, over {vocab} tokens of the vocabulary.",{mean:m(f),max:Zt(g,e.unit),number:z(v+1),vocab:z(P)}),s("The sam\
e token is the likeliest for both at {share} of the places.",{share:D(y)}),s("Perplexity of the text: {one} and {other}.",{one:J(O),other:J($)})].join(" ")),E(),
S(u),A(p,u),W(u)}let h=()=>w().length>0;return p=>{t.hidden=!h(),p.run&&(i=null),!t.hidden&&(p.found||p.unit)&&x()}}var Ch=[1,2,4];function Ka(t,e){let n=t.querySelector("thead tr"),[o,r,i,a]=[".gp-about",".gp-pairs",".gp-none","tbody"].map(w=>t.querySelector(w));function c(w){
M(o,w.model),ko(r,[[s("class"),w.class_name],[s("parameters"),nt(w.parameters)],[s("precision"),s(w.precision)],[s("device"),w.device],[s("in memory"),ge(w.bytes)],
[s("context"),w.context_length?B(w.context_length,"{count} token","{count} tokens"):s("unlimited")],[s("vocabulary"),nt(w.vocab_size)],[s("chat template"),w.chat_template?
s("yes"):s("no")]]);let{fields:b}=w;M(i,b.length?"":s("It sets no field: the library’s defaults apply.")),i.hidden=b.length>0,t.querySelector("table").hidden=
b.length===0,a.replaceChildren(...b.map(k=>{let L=l("tr"),T=l("th","",null,{scope:"row"});T.append(l("code","",k.name)),L.append(T,d(k.model),d(k.library),l("td",
"",s(k.meaning)),l("td","",m(k)));for(let S of Ch)L.cells[S].dataset.label=n.cells[S].textContent;return L}))}function d(w){let b=l("td");return b.append(l("cod\
e","",w===null?s("none"):JSON.stringify(w))),b}function m({applies:w,by:b,ignored:k,same:L}){return b==="changed"?[`▲ ${s("the page sets {value}",{value:JSON.
stringify(w)})}`,s(k)].filter(Boolean).join("; "):b==="model"&&k?`○ ${s(k)}`:b==="model"?L?s("the same as the default"):`◆ ${s("applies")}`:s("another field\
 takes its place")}return w=>{t.hidden=!e.found,!t.hidden&&w.found&&c(e.found)}}function Ua(t,e){let n=x=>t.querySelector(".gp-"+x),o=n("costs").tBodies[0],r=()=>e.found&&e.found.question==="precision";function i(){let x=l("tr"),h=l("th","",
null,{scope:"row"});h.append(l("span"),l("small")),x.append(h);for(let p=0;p<6;p++){let u=l("td");if(u.append(l("span"),l("small")),p===0){let f=l("span","gp-by\
tes",null,{"aria-hidden":"true"});f.append(l("i")),u.append(f)}x.append(u)}return x}function a(x,h){if((x.dataset.tip||"")!==h){for(let p of["tabindex","data-ti\
p"])x.removeAttribute(p);if(h)for(let[p,u]of[["tabindex",0],["data-tip",h]])x.setAttribute(p,u)}}let c=(x,h,p="")=>{M(x.children[0],h),M(x.children[1],p)};function d({
bytes:x,scale_bytes:h},p){if(!V(x))return["–",""];let u=p&&V(p.bytes)?s("{share} of the reference",{share:D((x+h)/(p.bytes+p.scale_bytes))}):"";return[xo(x+h),
u]}let m=({bytes:x,scale_bytes:h})=>V(x)&&h?s("get_memory_footprint() reports {size}; the scales take another {scales}.",{size:xo(x),scales:xo(h)}):"";function w({
pace:x,paces:h,ratio:p}){if(!x)return["–",""];let u=h.length>1?s("{low} to {high}",{low:x.low.toFixed(1),high:x.high.toFixed(1)}):s("one run");return[x.median.
toFixed(1),p?`${u}, ${Ie(p.median)}`:u]}function b(x,h){if(h===0)return[["–",""],["–",""],["–",""]];let{pair:p}=x;if(!p||p.error)return[[p?s("none"):"–",
""],["–",""],["–",""]];let u=s(e.unit);return[[Zt(p.mean,e.unit),u],[Zt(p.max,e.unit),s("{unit}, token {number}",{unit:u,number:z(p.max_at+1)})],[D(p.same_top),
""]]}function k(x,h){let p=x.map(u=>u.pair).find((u,f)=>u&&!u.error&&(h===0||f===h));return p?J(p.perplexities[h===0?0:1],3):"–"}function L(x){let h=le(x.precision||
"");return h&&h!==le(x.title)?s("the reference: {precision}",{precision:h}):s("the reference")}function T({groups:x}){let h=Math.max(...x.map(({bytes:u,scale_bytes:f})=>(u||
0)+(f||0)),1),p=X(o,x.length,i);x.forEach((u,f)=>{let[g,y,v,O,$,P,_]=p[f].cells;c(g,le(u.title),f?le(u.precision||u.model):L(u)),c(y,...d(u,f?x[0]:null)),a(y.firstChild,
m(u)),K(y.lastChild,V(u.bytes)),ne(y.lastChild.firstChild,"width",((u.bytes||0)+(u.scale_bytes||0))/h),c(v,...w(u)),b(u,f).forEach((q,I)=>c([O,$,P][I],...q)),c(
_,k(x,f))})}function S(x,h){let[p,u]=[[...x],[...h]],f=p.findIndex((g,y)=>g!==u[y]);return f<0?p.length:f}function E({groups:x}){let h=X(n("writings"),x.length,
()=>{let u=l("li"),f=l("p","gp-writing-head");return f.append(l("b"),l("span","gp-note")),u.append(f,l("p","gp-writing",null,{dir:"auto"})),u}),p=x[0].text;x.forEach(
(u,f)=>{let[g,y]=h[f].children;M(g.children[0],le(u.title)),M(g.children[1],A(u,f,p)),g.children[1].classList.toggle("gp-parting",f>0&&V(u.parts_at));let v=JSON.
stringify([p,u.text,f]);if(y.dataset.key===v||(y.dataset.key=v,y.replaceChildren(),u.text===null))return;let O=f&&p!==null?S(p,u.text):[...u.text].length,$=[...u.
text];y.append($.slice(0,O).join("")),O<$.length&&y.append(l("span","gp-apart",$.slice(O).join("")))})}function A({failed:x,text:h,tokens:p,parts_at:u,pair:f},g,y){
if(x)return`✕ ${s("stopped by an error")}`;if(h===null)return e.done?s("did not finish"):s("writing, or waiting for its turn");let v=f&&f.error&&s("Its distri\
butions cannot be compared with those of the reference: {why}",{why:`${s(f.error.message)} ${s(f.error.fix)}`});return[C(p,u,g&&y!==null),v].filter(Boolean).join(
". ")}function C(x,h,p){return p?V(h)?`✂ ${s("diverges from the reference at token {number} of {all}",{number:z(h+1),all:z(x)})}`:`= ${B(x,"the same {count} t\
oken as the reference","the same {count} tokens as the reference")}`:B(x,"{count} token","{count} tokens")}function W(){let x=e.found;M(n("missing"),x.reading!==
null?s("Reading the reference’s text with {model}.",{model:le(x.groups[x.reading].title)}):Ae(e,x)),K(n("warning"),x.others),M(n("warning"),x.others?`⚠ ${s(
Ct)}`:""),K(n("cpu"),!!x.cpu_words),M(n("cpu"),s(x.cpu_words)),T(x),E(x);let h=x.groups.filter(({pair:p})=>p&&!p.error);e.done&&h.length&&M(n("told"),h.map(({title:p,
pair:u})=>s("{model}: mean KL {kl}",{model:le(p),kl:`${Zt(u.mean,e.unit)} ${s(e.unit)}`})).join(". ")+".")}return x=>{t.hidden=!r(),!t.hidden&&(x.found||x.status||
x.unit)&&W()}}function Va(t,e){let n=t.querySelector(".gp-shelf-sections"),o=new Map;function r({sections:a,canOpen:c}){let d=document.activeElement&&t.contains(document.activeElement)?
document.activeElement.getAttribute("aria-label"):null;n.replaceChildren(...a.flatMap(({title:m,note:w,folded:b,rows:k})=>{let L=s(m),T=l("table"),S=l("tr");S.append(
...[s("model"),s("description"),s("size"),s("matching draft")].map(x=>l("th","",x,{scope:"col"})),l("td"));let[E,A]=[l("thead"),l("tbody")];E.append(S),A.append(
...k.map(x=>i(x,c))),T.append(l("caption","gp-hidden",L),E,A);let C=l("details","gp-shelf-section"),W=l("summary");return W.append(l("h3","",L),l("span","gp-not\
e",` ${k.length}`)),C.append(W,l("p","gp-note",k.length?s(w):s("None yet.")),...k.length?[T]:[]),C.open=o.has(L)?o.get(L):!b,C.addEventListener("toggle",()=>o.set(
L,C.open)),[C]})),d&&t.querySelector(`[aria-label=${CSS.escape(d)}]`)?.focus()}function i(a,c){let d=l("tr"),m=l("th","",a.model,{scope:"row"}),w=a.download&&!a.
here,[b,k,L,T]=[l("td","",s(a.words)),l("td"),l("td","",a.assistant||"–",{"data-label":s("matching draft")}),l("td")];if(a.loaded){let{class_name:S,precision:E,
device:A,bytes:C,in_use:W,parameters:x}=a.loaded;b.append(W?`● ${s("in use")}`:`○ ${s("idle")}`,l("small","",s("{kind}, {precision}, on {device}",{kind:S,precision:s(
E),device:A}))),k.append(ge(C),l("small","",s("{count} parameters",{count:nt(x)})))}else{k.append(a.millions?s("about {size}",{size:nt(a.millions*1e6)}):ge(a.size),
l("small","",a.millions?s("parameters"):s("on disk"))),w&&k.append(l("small","",s("{size} to download",{size:ge(a.download)})));let S=[a.gated?`▲ ${s("gated: \
needs an access token")}`:"",a.here?`✓ ${s("downloaded")}`:""].filter(Boolean);S.length&&m.append(l("small","",S.join(" · ")))}return T.append(w?ot(e,"get",a.
model,s("Get it")):ot(e,"use",a.model,s("Use it"))),a.loaded?T.append(ot(e,"tell",a.model,s("Show"))):c&&T.append(ot(e,"pick",a.model,s("Fill in"))),a.canUnload&&
T.append(ot(e,"unload",a.model,s("Unload"))),d.append(m,b,k,L,T),d}return a=>{t.hidden=!e.found,!t.hidden&&a.found&&r(e.found)}}var Ph=5,Nh=60,Wh=6e7,qh=(t,e)=>Array.isArray(e)&&t.length===e.length&&t.every((n,o)=>n===e[o]),Qt=t=>[t,...t.children.flatMap(Qt)],Fs=t=>t.parent?Fs(t.parent):
t,vo=class{constructor(e){this.log=e,this.trees=[],this.shown=null,this.along=Ja()}get all(){return this.trees.flatMap(Qt)}get busy(){return this.log.running||this.
log.waiting}get visible(){return this.trees.some(({children:n})=>n.length)?this.trees.filter(n=>n.children.length||n===Fs(this.shown)):[]}get refuge(){return this.
shown&&(this.shown.parent||this.trees.filter(e=>e!==this.shown).at(-1))}begin(){let{log:e}=this;if(this.along=Ja(),!e.started||e.turn===void 0){this.shown=null;
return}let{turn:n,started:o,asked:r}=e,i=this.all.find(m=>m.turn===n);if(i){this.shown=i;return}e.asked=null;let a=r&&qh(r.ids,o.request.given)&&this.all.find(m=>m.
turn===r.turn);if(a&&r.kind!=="branch"&&a.plain&&a.mode===o.mode){Object.assign(a,{turn:n,pieces:[]}),this.shown=a;return}let c=o.request.only_given===!0,d={turn:n,
read:c,parent:null,children:[],name:"",pieces:[],tokens:0,total:0,text:""};if(a){for(Object.assign(d,{at:r.at,from:r.from,on:r.on,kind:r.kind,parent:a});d.parent.
parent&&d.at<d.parent.at;)d.parent=d.parent.parent;d.parent.children.push(d)}else this.trees=this.trees.filter(({children:m})=>m.length),this.trees.push(d);this.
shown=d}measure(){let{log:e,along:n}=this,o=e.lines();n.follow(o.length?o[0].last:null);let{steps:r}=n;Object.assign(this.shown,{text:e.text,tokens:r.length,total:n.
total,mode:e.started.mode,searched:e.usesBeams,plain:o.length===1&&o[0].kind==="sequence",pieces:r.map(({piece:i,chosen:a})=>i??a.text)})}makeRoom(){for(;;){let e=this.
all,n=e.reduce((r,{text:i})=>r+i.length,0);if(this.trees.length<=Ph&&e.length<=Nh&&n<=Wh)return;let o=this.trees.find(r=>r!==Fs(this.shown))||e.filter(r=>r.parent&&
r!==this.shown&&!r.children.length).sort((r,i)=>r.turn-i.turn)[0];if(!o)return;this.detach(o)}}detach(e){e.parent?e.parent.children=e.parent.children.filter(n=>n!==
e):this.trees=this.trees.filter(n=>n!==e)}};function Ja(){return new ke(0,(t,{chosen:e})=>t+(e.logprob??-1/0))}function Ya(t){let{root:e,state:n,tree:o,told:r,remove:i}=t,{log:a}=n,c=e.querySelector(".gp-rename"),d=()=>M(r,s("A run is under way. Wait for its end, or clic\
k Stop."));function m(k){if(!(!k||k===n.shown)){if(n.busy){d();return}n.shown=k,a.feedRun(k.text,k.turn),a.ask({type:"shown"}),t.draw(),k.item.focus({preventScroll:!0})}}
function w(){if(!i.dataset.sure){i.textContent=B(Qt(n.shown).length,"Delete this run?","Delete these {count} runs?"),i.dataset.sure="yes",i.focus();return}let k=n.
shown,L=n.refuge;n.busy?d():L&&(n.detach(k),m(L)),t.calm()}function b(){let k=n.shown,L=l("input","gp-rename-field",null,{"aria-label":s("Name of this run"),maxlength:60});
L.value=k.name;let T=!0,S=E=>{T&&(T=!1,E&&(k.name=L.value.trim()),document.activeElement===L&&k.item.focus(),L.remove(),t.fill(k))};L.addEventListener("keydown",
E=>{E.stopPropagation(),(E.key==="Enter"||E.key==="Escape")&&S(E.key==="Enter")}),L.addEventListener("click",E=>E.stopPropagation()),L.addEventListener("blur",()=>S(
!0)),k.item.querySelector(".gp-label").replaceChildren(L),L.focus(),L.select()}o.addEventListener("click",k=>{let L=k.target.closest(".gp-run"),T=n.visible.flatMap(
Qt).find(S=>S.item===L);T===n.shown?T.item.focus():m(T)}),o.addEventListener("keydown",k=>{let{shown:L}=n;if(k.ctrlKey||k.metaKey||k.altKey||!L)return;let T=n.visible.
flatMap(Qt),S=T.indexOf(L),E={ArrowDown:()=>m(T[S+1]),ArrowUp:()=>m(T[S-1]),ArrowRight:()=>m(L.children[0]),ArrowLeft:()=>m(L.parent),Home:()=>m(T[0]),End:()=>m(
T.at(-1)),F2:b,Delete:()=>{i.disabled||w()}};Object.hasOwn(E,k.key)&&(k.preventDefault(),E[k.key]())}),c.addEventListener("click",b),i.addEventListener("click",
w),i.addEventListener("blur",()=>t.calm())}var Xa=8,Ih=3,Rh=-1e30,zh=t=>`log p ${t>Rh?t.toFixed(2).replace("-","−"):"−∞"}`;function Bh(t){let e=t.pieces,n=Math.min(...t.children.map(({at:i})=>i)),o=t.
parent?t.at:Number.isFinite(n)&&n>=Ih?n:0,r=Le(e.slice(o,o+Xa).join(""));return s("“{text}”",{text:`${o&&!t.parent?"…":""}${r}${e.length>o+Xa?"…":""}`})}
function Za(t){if(!t.parent)return t.read?s("a text that was read:"):s("the original:");let e={number:t.at+1,token:Z(t.from??"")};return t.kind!=="branch"?s("co\
ntinues at token {number}:",e):t.on?s("again from {token} at token {number}:",e):s("instead of {token} at token {number}:",e)}var So=class{constructor(e,n){this.
root=e,this.state=n,this.tree=e.querySelector(".gp-tree"),this.told=e.querySelector(".gp-told"),this.remove=e.querySelector(".gp-delete")}draw(){let{root:e,tree:n,
state:o}=this,r=o.log.canAsk?o.visible:[];if(e.hidden=!r.length,e.hidden)return;let{scrollTop:i}=n;n.replaceChildren(...r.map(a=>this.lay(a))),n.scrollTop=i,o.shown&&
this.reveal(o.shown.item.firstChild),this.remove.disabled=!o.refuge,this.calm()}calm(){this.remove.textContent="Delete",delete this.remove.dataset.sure}lay(e){e.
item??=jh(),this.fill(e);let n=e.item.querySelector(":scope > ul");if(n&&n.remove(),e.children.length){let o=l("ul","",null,{role:"group"});o.append(...e.children.
map(r=>this.lay(r))),e.item.append(o),e.item.setAttribute("aria-expanded","true")}else e.item.removeAttribute("aria-expanded");return e.item}fill(e){let{item:n}=e,
o=e===this.state.shown,r=Bh(e),i=[B(e.tokens,"{count} token","{count} tokens"),zh(e.total),...e.searched?[s("best of {mode}",{mode:bt(e.mode)})]:[]].join(" · "),
a=n.querySelector(".gp-label");if(!a.querySelector("input")){let d=[l("span","gp-note",Za(e))," ",l("bdi","gp-words",r)];e.name?a.replaceChildren(l("bdi","gp-na\
me",e.name)," ",...d):a.replaceChildren(...d)}let c=n.querySelector(".gp-facts");M(c,i),c.title=s("Length, and total log-probability after the processors, in na\
ts; −∞ where they remove a given token. Beam search scores given tokens before the processors."),M(n.querySelector(".gp-sign"),o?"▶":""),n.setAttribute("a\
ria-selected",String(o)),n.setAttribute("aria-label",[e.name,`${Za(e)} ${r}`,i,o?s("shown"):""].filter(Boolean).join(", ")),n.tabIndex=o?0:-1}reveal(e){let{tree:n}=this,
[o,r]=[n.getBoundingClientRect(),e.getBoundingClientRect()];n.scrollTop+=Math.min(0,r.top-o.top-4)+Math.max(0,r.bottom-o.bottom+4)}};function jh(){let t=l("li",
"gp-run",null,{role:"treeitem"}),e=l("div","gp-row");return e.append(l("span","gp-sign","",{"aria-hidden":"true"}),l("span","gp-label"),l("span","gp-facts")),t.
append(e),t}function Qa(t,e){let n=new vo(e),o=new So(t,n);return Ya(o),r=>{r.run&&n.begin();let{shown:i}=n;if(i&&e.turn===i.turn&&(r.run||r.steps||r.status)&&n.measure(),r.
run){n.makeRoom();let a=o.tree.contains(document.activeElement);o.draw(),a&&i&&i.item&&i.item.focus({preventScroll:!0})}else!t.hidden&&i&&i.item&&o.fill(i);r.status&&
!n.busy&&M(o.told,"")}}var Fh={true:"button",false:"div"};function Dh({text:t},{chosen:e,removed:n,by:o}){let r=Z(t);return e?s("Run again from here with {token}.",{token:r}):n?s("Con\
tinue from here with {token} instead, although {processor} removed it.",{token:r,processor:o}):s("Continue from here with {token} instead.",{token:r})}var en=class{constructor(e){
this.item=l("li","gp-bar"),e.append(this.item),this.body=null}build(e){let n=Fh[e];if(this.body&&this.body.localName===n)return;let o=l(n,"gp-row",null,e?{type:"\
button"}:{role:"group"});this.rank=l("span","gp-rank"),this.sign=l("span","gp-sign","",{"aria-hidden":"true"}),this.word=l("bdi","gp-word");let r=l("span","gp-n\
ame");r.append(this.sign,this.word),this.after=l("span","gp-fill gp-after"),this.before=l("span","gp-fill gp-before"),this.thick=l("span","gp-track"),this.thin=
l("span","gp-track gp-thin"),this.thick.append(this.after),this.thin.append(this.before),this.why=l("span","gp-why"),this.remover=l("span","gp-remover"),this.why.
append(...pe(s("removed by {processor}"),{processor:this.remover}));let i=l("span","gp-tracks");i.append(this.thick,this.why,this.thin),this.value=l("span"),this.
raw=l("small");let a=l("span","gp-values");a.append(this.value,this.raw),o.append(this.rank,r,i,a,l("span","gp-go",e?"↪":"",{"aria-hidden":"true"})),o.tabIndex=
this.body?this.body.tabIndex:-1,this.body?this.body.replaceWith(o):this.item.prepend(o),this.body=o}fill(e,n,o){let{text:r,after:i,before:a,rank:c,chosen:d,given:m,
removed:w,by:b,rest:k,words:L}=e;this.build(o&&!k),this.entry=e,this.item.hidden=!1;let T={"gp-chosen":d,"gp-removed":w,"gp-rest":k};ae(this.item,["gp-bar",...Object.
keys(T).filter(C=>T[C])].join(" ")),M(this.rank,c?z(c):""),M(this.sign,d?"▶":w?"✕":""),me(this.word,r,{plain:k}),this.thick.hidden=w||i===null;for(let[C,W]of[
[this.after,i||0],[this.before,a]])ne(C,"width",Math.min(1,W/n)),C.parentNode.classList.toggle("gp-beyond",W>n*1.005);M(this.value,w?"":i===null?"–":D(i)),M(this.
raw,D(a)),M(this.remover,b),this.why.hidden=!w;let S=[d&&(m?s("given"):s("chosen")),w&&s("removed by {processor}",{processor:b})].filter(Boolean).join(", "),E=[
k?r:Z(r),S].filter(Boolean).join(", "),A=o&&!k?Dh({text:r},e):"";this.body.setAttribute("aria-label",A?`${E}. ${A}`:E),Me(this.body,()=>A?`${A} ${L()}`:L())}hide(){
this.item.hidden=!0}};function _o(t){let e=()=>[...t.querySelectorAll(".gp-bar:not([hidden]) > .gp-row")],n=o=>e().forEach(r=>{r.tabIndex=r===o?0:-1});return t.
addEventListener("focusin",o=>o.target.matches(".gp-row")&&n(o.target)),t.addEventListener("keydown",o=>{let r=e(),i=r.indexOf(o.target),a={ArrowDown:i+1,ArrowUp:i-
1,Home:0,End:r.length-1}[o.key];i<0||a===void 0||o.ctrlKey||o.metaKey||o.altKey||(o.preventDefault(),o.stopPropagation(),r[Math.max(0,Math.min(r.length-1,a))].focus())}),
()=>{let o=e();o.length&&!o.some(r=>r.tabIndex===0)&&(o[0].tabIndex=0)}}var Hh=(t,e)=>t.map(({watched:n})=>{let o=(n||[]).find(({token_id:r})=>r===e);return o&&Y(o.logprob)}),Ds=class extends en{constructor(e){super(e),this.along=l(
"div","gp-along",null,{"data-tip":"",tabindex:"0",role:"img"}),this.line=ee("polyline","gp-along-line"),this.here=ee("line","gp-along-here");let n=ee("svg","gp-\
along-plot");n.setAttribute("preserveAspectRatio","none"),n.setAttribute("viewBox","0 0 100 100"),n.append(this.here,this.line),this.along.append(n,l("span","gp\
-along-words")),this.item.append(this.along)}},Oo=class{constructor(e,n,o){this.log=n,this.entryOf=o,this.box=e.querySelector(".gp-looked-box"),this.list=e.querySelector(
".gp-looked"),this.form=e.querySelector(".gp-look"),this.field=e.querySelector(".gp-look-text"),this.state=e.querySelector(".gp-look-state"),this.rows=[],this.makeReachable=
_o(this.list),this.form.addEventListener("submit",r=>this.ask(r))}lineNumber(){let e=this.log.current(),n=e&&!e.isPrompt&&this.log.lineOf(e);return n?this.log.lines().
findIndex(({last:o,label:r})=>o===n.last&&r===n.label):-1}ask(e){e.preventDefault();let n=this.field.value,o=this.lineNumber();if(!n||o<0){M(this.state,n?s("Sel\
ect a token of the generated text first."):s("Type the text of a token first."));return}M(this.state,s("Looking up {token} …",{token:Z(n)})),this.log.ask({type:"\
look",line:o,text:n})}draw(e,n,o){(n.run||n.watched)&&M(this.state,"");let r=e.isPrompt?[]:e.watched||[];this.form.hidden=!this.log.canAsk||this.lineNumber()<0,
this.list.parentNode.hidden=!r.length,this.box.hidden=this.form.hidden&&!r.length;let i=r.map(d=>this.entryOf(d,e)),a=Math.max(.02,...i.map(({after:d,before:m})=>Math.
max(d||0,m))),c=r.length?fe(this.log.lastOf(e)):[];for(;this.rows.length>r.length;)this.rows.pop().item.remove();for(;this.rows.length<r.length;)this.newRow();r.
forEach((d,m)=>{this.rows[m].fill(i[m],a,o),this.drawAlong(this.rows[m],Hh(c,d.token_id),e)}),this.makeReachable()}newRow(){this.rows.push(new Ds(this.list))}drawAlong(e,n,o){
let r=n.map(w=>w??0);if(e.along.hidden=r.length<2,e.along.hidden)return;let i=Math.max(...r),a=r.indexOf(i),c=w=>w/(r.length-1)*100,d=Gh(r,150).map(([w,b])=>`${c(
w).toFixed(1)},${(98-(i?b/i:0)*94).toFixed(1)}`);e.line.setAttribute("points",d.join(" "));for(let[w,b]of Object.entries({x1:c(o.index),x2:c(o.index),y1:0,y2:100}))
e.here.setAttribute(w,b);let m=i?s("highest {share}, at token {number}",{share:D(i),number:a+1}):s("probability 0 everywhere");M(e.along.lastElementChild,m),e.along.
dataset.tip=s("The probability of this token after the processors, along the text of {count} tokens: {words}. The vertical line is the current token.",{count:z(
r.length),words:m}),e.along.setAttribute("aria-label",s("along the text: {words}",{words:m}))}};function Gh(t,e){let n=Math.ceil(t.length/e),o=[];for(let r=0;r<
t.length;r+=n){let i=r;for(let a=r+1;a<Math.min(t.length,r+n);a++)t[a]>t[i]&&(i=a);o.push([i,t[i]])}return o}var Hs=t=>t?D(t):"<0.01%",Kh=(t,e)=>t.kept!==e||t.mass_moved>0;function Gs({distribution:{stages:t,vocab:e}}){return t.map((n,o)=>{let[r,i,a]=Je(n.name),c=o?t[o-
1].kept:e;return{number:o+1,kind:n.name,name:r,meaning:i,knobs:a,entropy:n.entropy,kept:n.kept,keptBefore:c,removed:n.mass_removed,moved:n.mass_moved,idle:!Kh(n,
c)}})}function Ks({kept:t,keptBefore:e,removed:n,moved:o,idle:r}){if(r)return s("did nothing");let i=[];return t<e&&i.push(B(e-t,"removed {count} token ({share}\
)","removed {count} tokens ({share})",{share:Hs(n)})),t>e&&i.push(B(t-e,"brought {count} token back","brought {count} tokens back")),(o-n>.001||!i.length)&&i.push(
s("moved {share}",{share:D(o)})),i.join(", ")}var Mo=({layers:t,distribution:e})=>!!t&&(e.stages[0]||{}).name!=="DolaContrast";function Us(t){return Mo(t)?{name:"\
DoLa",meaning:s("The scores of the last layer minus those of the contrasted one, without the tokens that DoLa finds improbable: what the processors are given.")}:
{name:t.layers?s("the last layer"):s("the model"),meaning:s("The distribution that the model gave, before any processor.")}}function Ot({distribution:{candidates:t},
chosen:e}){return t.some(({token_id:n})=>n===e.token_id)?t:[...t,e]}function Eo(t,e,n){if(t.length<=e)return t;let o=({raw_logprob:a,logprob:c})=>Math.max(Y(a),
Y(c)),r=[...t].sort((a,c)=>o(c)-o(a)),i=new Set([...r.filter(({token_id:a})=>a===n),...r.filter(Fe).slice(0,3)]);for(let a of r)i.size<e&&i.add(a);return t.filter(
a=>i.has(a))}function bn({raw_logprob:t,stage_logprobs:e},n){return n?e&&n<=e.length?Y(e[n-1]):void 0:Y(t)}var kn=({raw_logprob:t,stage_logprobs:e},n)=>((n?(e||
[])[n-1]:t)??null)===null,Fe=({logprob:t})=>t===null;function yn({removed_by:t,stage_logprobs:e,raw_logprob:n},o){let r=[n,...e||[]],i=r.findLastIndex((c,d)=>d>
0&&c===null&&r[d-1]!==null),a=t||i>0&&o.distribution.stages[i-1].name;return a?Je(a)[0]:Mo(o)?"DoLa":s("a processor")}function To(t,e){let{raw_logprob:n,logprob:o,
rank:r,raw_rank:i,token_id:a}=t,c=z(e.distribution.vocab),d=s("Token id {id}.",{id:a});if(!e.distribution.stages.length&&Math.abs((o??n)-n)<1e-4){let b={share:D(
Y(n)),rank:z(r||i||0),vocab:c};return`${r||i?s("Probability {share}, rank {rank} of {vocab}; no processor changed it.",b):s("Probability {share}; no processor c\
hanged it.",b)} ${d}`}let m={share:D(Y(n)),rank:z(i||0),vocab:c};return`${i?s("Before the processors {share}, rank {rank} of {vocab}.",m):s("Before the processo\
rs {share}.",m)} ${Uh(t,e)} ${d}`}function Uh(t,e){if(Fe(t))return s("After them it cannot be chosen: removed by {processor}.",{processor:yn(t,e)});let{logprob:n,
rank:o}=t,r={share:D(Y(n)),rank:z(o||0),kept:z(De(e))};return o?s("After them {share}, rank {rank} of {kept} kept.",r):s("After them {share}.",r)}function ec(t,{
mode:e,effective:n,config:o}){if(t.isPrompt)return[s("given"),s("{token} is in the prompt: given, not chosen")];if(t.given)return[s("given"),s("{token} was give\
n, not chosen")];if(e==="custom")return[s("the choice"),s("{token} was chosen by your own decoding loop")];if(t.beam)return[s("the choice"),Vh(t.beam.status)];if(t.
reranked)return[s("the choice"),s("{token} has the best score: probability against degeneration penalty")];let r=t.draft&&t.draft.origin;return r==="accepted"?[
s("the draft"),s("{token} was drafted by the assistant, and accepted")]:r==="correction"?[s("the choice"),s("{token} replaced a rejected draft token")]:{...n,...o}.
do_sample?[s("the draw"),s("{token} was drawn")]:[s("the choice"),s("{token} was chosen as the most probable")]}function Vh(t){return t==="running"?s("{token} g\
oes on: the search compares the sums of whole beams"):t==="finished"?s("{token} ends a beam: the search compares the sums of whole beams"):t==="ended"?s("{token\
} would end a beam, which does not count"):t==="pruned"?s("{token} was considered, and pruned: the search compares the sums of whole beams"):s("{token} was cons\
idered by the search")}function tc(t,e){let o=t.querySelector(".gp-bars"),r=t.querySelector(".gp-bars-legend"),i=t.querySelector(".gp-all"),a=g=>t.querySelector(".gp-"+g),[c,d,m,w,b]=[
"full","beams-note","press-note","chosen-word","removed-key"].map(a),k=a("no-token"),L=[],T=_o(o),S=new Oo(t,e,W),E=!1,A=[],C=g=>e.canAsk&&!g.isPrompt;function W(g,y){
let v=Fe(g);return{id:g.token_id,text:g.text,after:Y(g.logprob),before:Y(g.raw_logprob),rank:v?null:g.rank??(y.distribution.stages.length?null:g.raw_rank),chosen:g.
token_id===y.chosen.token_id,given:y.isPrompt||y.given,removed:v,by:v?yn(g,y):"",words:()=>To(g,y)}}function x(g){let y=Ot(g),O=(E?y:Eo(y,24,g.chosen.token_id)).
map(_=>W(_,g)),$=g.distribution.vocab-y.length;$>0&&O.push(h(g,y.map(_=>W(_,g)),$));let P=p(Math.max(...O.filter(({rest:_})=>!_).map(_=>Math.max(_.after,_.before))));
for(M(c,s("axis 0–{top}",{top:D(P)}));L.length<O.length;)L.push(new en(o));L.forEach((_,q)=>O[q]?_.fill(O[q],P,C(g)):_.hide()),T(),i.hidden=y.length<=24,M(i,E?
s("show {count} only",{count:24}):s("show all {count}",{count:z(y.length)})),i.setAttribute("aria-expanded",String(E))}function h(g,y,v){let O=F=>Math.max(0,1-y.
reduce((N,R)=>N+R[F],0)),$=De(g)>y.filter(({removed:F})=>!F).length,[P,_]=[$?e.usesBeams?null:O("after"):0,O("before")],q={count:z(v),before:D(_),after:D(P??0)},
I=()=>P===null?s("All tokens that are not listed ({count}), together: {before} before the processors.",q):s("All tokens that are not listed ({count}), together:\
 {before} before the processors, {after} after them.",q);return{text:B(v,"{count} other","{count} others"),after:P,before:_,rest:!0,words:I}}let p=g=>[.02,.05,.1,
.2,.5,1].find(y=>g<=y)||1;function u(g){let y=!g.distribution.stages.length;t.classList.toggle("gp-untouched",y),M(a("after-word"),y?s("probability; no processo\
r ran, so it is the same before and after"):s("after the processors")),a("before-key").hidden=y,b.hidden=!Ot(g).some(Fe),M(w,g.isPrompt||g.given?s("given, not c\
hosen"):s("chosen")),d.hidden=!g.beam||y,m.hidden=!C(g),t.classList.toggle("gp-pressable",C(g))}o.parentNode.addEventListener("click",g=>{let y=g.target.closest(
"button.gp-row"),v=y&&[...L,...S.rows].find(({body:$})=>$===y),O=e.current();v&&O&&C(O)&&e.ask({type:"branch",step:O,tokenId:v.entry.id})}),i.addEventListener("\
click",()=>{E=!E,x(e.current())});function f(){for(let g of L)g.hide();for(let g of[i,d,m,S.box])g.hidden=!0}return g=>{let y=e.current();r.hidden=!y,k.hidden=!!y,
y?((y!==A[0]||e.canAsk!==A[1])&&x(y),u(y),S.draw(y,g,C(y))):f(),A=[y,e.canAsk]}}var nn=.001,nc=2e-5,Jh=-1e9,vn=-1e8,qe=(t,e=-1e30)=>t==null||t<e;function tn(t,e,n){return qe(t,n)||qe(e,n)?qe(t,n)&&qe(e,n)?0:1/0:Math.abs(t-e)}function xn(t,e,n){
return tn(t,e===null?null:e*n,vn)/Math.max(1,n)}var Mt=class{count=0;off=0;furthest=0;worst=null;see(e,n){this.count+=1,e<=nn||(this.off+=1),!(this.worst&&!(e>this.
furthest))&&(this.furthest=e,this.worst={...n(),difference:e})}};function oc(t){if(!t.usesBeams)return null;let{effective:e}=t.started,n={sum:new Mt,given:new Mt,
final:new Mt,pool:new Mt,output:new Mt},o=e.length_penalty??1;for(let r of t.prompts){if(!r)continue;let i=Math.max(...r.distributions.map(a=>a.length));Yh(r,Math.
max(1,Math.floor(i/(e.num_beam_groups||1))),o,n)}return t.finished.sequences.forEach((r,i)=>Xh(t.returned[i].last,r,i,o,n.output)),n}function Yh(t,e,n,o){let r=null,
i=new Map,a=(c,d)=>d.score-c.score;t.steps.forEach((c,d)=>{if(c.some(({given:b})=>b)){for(let b of c)o.given.see(tn(b.beam.score,0),()=>({node:b}));return}r??=new Map(
c.filter(({beam:b})=>b.parent%e===0).map(({beam:b})=>[b.parent,0]));for(let b of c){let{beam:k}=b,L=r.get(k.parent)??Jh;if(o.sum.see(tn(L+(k.logprob??-1/0),k.score,
vn),()=>({node:b,parent:L})),k.final_score===null||k.final_score===void 0)continue;let T=b.length**n;o.final.see(xn(k.score,k.final_score,T),()=>({node:b,power:T}));
let S=k.group??null;i.set(S,[...i.get(S)||[],{score:k.final_score,power:T}].sort(a).slice(0,e))}let m=[...i.values()].flat().filter(({score:b})=>!qe(b)).sort(a),
w=t.pools[d].filter(b=>!qe(b));for(let b=0;b<Math.max(m.length,w.length);b++){let k=m[b]??null,L=k&&b<w.length?xn(k.score*k.power,w[b],k.power):1/0;o.pool.see(L,
()=>({step:d,place:b,expected:k&&k.score,told:w[b]??null}))}r=new Map(c.filter(({beam:b})=>b.status==="running").map(({beam:b})=>[b.beam,b.score]))})}function Xh(t,e,n,o,r){
let i=fe(t),a=i.filter(({given:m})=>!m);if(e.score===null||!a.length)return;let c=a.length**o,d=i.every(({beam:m,given:w},b)=>w||m.parent===(e.beams||[])[b]);r.
see(d?xn(t.beam.score,e.score,c):1/0,()=>({number:n,node:t,power:c,told:e.score}))}function sc(t,e){let o=t.querySelector("details"),r=t.querySelector(".gp-output"),i=t.querySelector(".gp-all"),a=null,c=!1;function d(f){let g=e.allLines(),y=e.
started.effective.length_penalty??1;return f.sequences.map((v,O)=>{let $=fe(g[O]?g[O].last:null),P=v.token_ids.map((R,j)=>{let H=$[j]&&$[j].chosen.token_id===R?
$[j]:null,U=v.logprobs[j];return{id:R,text:H?H.chosen.text:"?",recorded:U,library:v.transition_scores?v.transition_scores[j]:null,difference:v.transition_scores?
tn(U,v.transition_scores[j]):null,drawn:H?tn(U,H.chosen.logprob):1/0}}),_=v.logprobs.filter((R,j)=>!$[j]||!$[j].given),q=_.reduce((R,j)=>R+(j??-1/0),0),I=_.length**
y,F=_.length?q/I:null,N=v.score!==null&&F!==null&&v.score*I>vn;return{tokens:P,sum:q,length:_.length,penalty:y,rebuilt:F,score:v.score,difference:N?xn(q,v.score,
I):null}})}function m(f,g=1e-9){if(!Number.isFinite(f))return"∞";let y=Math.max(f,g),v=Math.floor(Math.log10(y)+1e-9),O=Math.ceil(y/10**v-1e-6);return O===10?
`1e${v+1}`:`${O}e${v}`}let w=f=>f.join("; ");function b(f){if(!f||!f.sum.count)return[[],[]];let{sum:g,given:y,final:v,pool:O,output:$}=f,P=({off:I,count:F,furthest:N},R)=>I?
[R(I,{all:z(F),bound:m(N)})]:[],_=[...P(g,(I,F)=>B(I,"{count} of {all} tree nodes does not add up: it is off by {bound}","{count} of {all} tree nodes do not add\
 up: the furthest is off by {bound}",F)),...P(y,(I,F)=>B(I,"{count} of {all} given tokens does not count as 0: it is off by {bound}","{count} of {all} given tok\
ens do not count as 0: the furthest is off by {bound}",F)),...P(v,(I,F)=>B(I,"{count} of {all} final scores does not follow from its sum: it is off by {bound}",
"{count} of {all} final scores do not follow from their sums: the furthest is off by {bound}",F)),...P(O,(I,F)=>B(I,"{count} of {all} kept scores does not follo\
w from the texts that ended: it is off by {bound}","{count} of {all} kept scores do not follow from the texts that ended: the furthest is off by {bound}",F)),...P(
$,(I,F)=>B(I,"{count} of {all} outputs does not end where its path through the tree ends: it is off by {bound}","{count} of {all} outputs do not end where their\
 paths through the tree end: the furthest is off by {bound}",F))],q=m(Math.max(...Object.values(f).map(I=>I.furthest)),nc);return[_,_.length?[]:[B(g.count,"{cou\
nt} node of the tree adds up to within {bound}","{count} nodes of the tree add up to within {bound}",{bound:q})]]}function k({outputs:f,tree:g}){let y=f.flatMap(
R=>R.tokens);if(!y.length)return["none","–",s("There are no scores to check: no token was generated.")];let v=y.filter(({difference:R})=>R!==null),O=f.filter(
({difference:R})=>R!==null),$=R=>m(Math.max(0,...R.map(({difference:j})=>j))),P=R=>R.filter(({difference:j})=>!(j<=nn)).length,_=y.filter(({drawn:R})=>R>nn).length,
[q,I]=b(g),F=[...P(O)?[s("{count} of {all} sequences_scores cannot be rebuilt: off by up to {bound}",{count:z(P(O)),all:z(O.length),bound:$(O)})]:[],...q,...P(v)?
[B(P(v),"{count} of {all} tokens differs from the library’s compute_transition_scores, by {bound}","{count} of {all} tokens differ from the library’s compute_\
transition_scores, by up to {bound}",{all:z(v.length),bound:$(v)})]:[],..._?[B(_,"{count} token of the outputs differs from the steps that are shown","{count} t\
okens of the outputs differ from the steps that are shown")]:[]];if(F.length)return["differs","✗",w(F)];let N=[...O.length?[B(O.length,"{count} sequences_scor\
es is rebuilt to within {bound}","{count} sequences_scores are rebuilt to within {bound}",{bound:$(O)})]:[],...I];return v.length?["agrees","✓",w([...N,B(v.length,
"{count} token agrees with the library’s compute_transition_scores to within {bound}","{count} tokens agree with the library’s compute_transition_scores to wi\
thin {bound}",{bound:$(v)})])]:["none","–",w([...N,L()])]}let L=()=>e.started.mode==="custom"?s("compute_transition_scores does not apply: the run used your o\
wn decoding loop"):s("compute_transition_scores does not apply: the run was recorded without the library’s scores");function T(){let[f,g,y]=a?k(a):["none","–",
s("The scores are checked against the library when the run has finished.")],v={agrees:s("agrees with the library"),differs:s("differs from the library"),none:s(
"not checked")};t.dataset.verdict=f,M(t.querySelector(".gp-badge"),g),M(t.querySelector(".gp-sign-words"),a?v[f]:s("not checked yet")),M(t.querySelector(".gp-ve\
rdict-line"),y)}let S=f=>qe(f)?"−∞":f.toFixed(3).replace("-0.000","0.000"),E=f=>qe(f)?"−∞":(f<vn?f.toExponential(3):J(f,5)).replace("-","−"),A=f=>f<0||
qe(f)?`(${E(f)})`:E(f);function C(f,g){let y=f.insertCell();g===null?y.textContent="–":y.textContent=(g>nn?"✗ ":"")+(g===0?"0":Number.isFinite(g)?g.toExponential(
0):"∞"),y.classList.toggle("gp-off",g>nn)}function W(){let f=a.outputs.filter(({score:y})=>y!==null);t.querySelector(".gp-beam-check").hidden=!f.length;let g=t.
querySelector(".gp-sums tbody");g.replaceChildren(),a.outputs.forEach((y,v)=>{if(y.score===null)return;let O=g.insertRow();for(let $ of[v+1,S(y.sum),y.length,y.
penalty,J(y.rebuilt,4),J(y.score,4)])O.insertCell().textContent=$;C(O,y.difference)})}function x(f,g,y,v,O,$){if(!y.count)return;let{worst:P}=y,_=f.insertRow();
_.append(l("th","",g,{scope:"row"})),_.insertCell().textContent=z(y.count),_.insertCell().append(v(P),...P.node?[" ",oe(P.node.beam.text)]:[]),_.insertCell().textContent=
O(P),_.insertCell().textContent=E($(P)),C(_,P.difference)}function h(){let f=t.querySelector(".gp-tree-sums tbody");if(f.replaceChildren(),!a.tree)return;let{sum:g,
given:y,final:v,pool:O,output:$}=a.tree,P=e.started.effective.length_penalty??1,_=({node:I})=>s("step {number}:",{number:I.index+1}),q=({node:I,power:F})=>`${E(
I.beam.score)} / ${I.length} ** ${P} = ${E(qe(I.beam.score)?null:I.beam.score/F)}`;x(f,s("node: parent’s score + log-probability"),g,_,({node:I,parent:F})=>`${E(
F)} + ${A(I.beam.logprob)} = ${E(qe(I.beam.logprob)?null:F+I.beam.logprob)}`,({node:I})=>I.beam.score),x(f,s("given token: counts as 0"),y,_,()=>E(0),({node:I})=>I.
beam.score),x(f,s("ended: score / length ** length_penalty"),v,_,q,({node:I})=>I.beam.final_score),x(f,s("kept after a step: the best that ended"),O,I=>s("step \
{number}: rank {rank}",{number:I.step+1,rank:I.place+1}),I=>I.expected===null?"–":E(I.expected),I=>I.told),x(f,s("output: score where its path ends, after the\
 penalty"),$,({number:I})=>s("output {number}:",{number:I+1}),q,I=>I.told)}function p(){let{tokens:f}=a.outputs[Number(r.value)]||a.outputs[0]||{tokens:[]},g=t.
querySelector(".gp-scores tbody");g.replaceChildren(),f.slice(0,c?1/0:20).forEach((y,v)=>{let O=g.insertRow();O.insertCell().textContent=v+1,O.insertCell().textContent=
y.id,O.insertCell().append(oe(y.text)),O.insertCell().textContent=S(y.recorded),O.insertCell().textContent=y.difference===null?"–":S(y.library),C(O,y.difference),
O.insertCell().textContent=(Y(y.recorded)*100).toFixed(2)+"%"}),i.hidden=f.length<=20||c,M(i,s("Show all {count} tokens",{count:z(f.length)}))}function u(){if(!o.
open)return;let f=e.hideFrom!==null;if(t.querySelector(".gp-secret").hidden=!f,t.querySelector(".gp-token-check").hidden=f||!a,t.querySelector(".gp-beam-check").
hidden=!0,t.querySelector(".gp-tree-check").hidden=f||!a||!a.tree||!a.tree.sum.count,M(t.querySelector(".gp-how"),e.usesBeams?s("The playground records a log-pr\
obability for each token while it decodes. Beside it is what the library’s own compute_transition_scores gives for the same run (normalize_logits=False, as its \
documentation asks for beams)."):s("The playground records a log-probability for each token while it decodes. Beside it is what the library’s own compute_transi\
tion_scores gives for the same run (normalize_logits=True).")),!a)return;let g=y=>e.usesBeams?s("output {number}",{number:y}):s("sequence {number}",{number:y});
t.querySelector(".gp-which").hidden=a.outputs.length<2,r.options.length!==a.outputs.length&&r.replaceChildren(...a.outputs.map((y,v)=>l("option","",g(v+1),{value:v}))),
W(),f||h(),f||p()}return o.addEventListener("toggle",u),o.addEventListener("keydown",f=>{f.key!=="Escape"||!o.open||(o.open=!1,o.querySelector("summary").focus())}),
r.addEventListener("change",u),i.addEventListener("click",()=>{c=!0,u()}),f=>{if(t.hidden=!e.started,!f.run&&!f.status&&!f.steps)return;let{finished:g}=e;g?(!a||
a.finished!==g)&&(a={finished:g,outputs:d(g),tree:oc(e)},c=!1,r.replaceChildren()):a=null,T(),(f.run||f.status||g)&&u()}}function rc(t,e){let r=[.1,.2,.5,1,2,5,10,20,50,1/0],i=t.querySelector(".gp-heat-plot"),a=t.querySelector(".gp-cells"),c=t.querySelector(".gp-column"),d=t.querySelector(
".gp-layer-names"),m=t.querySelector(".gp-layer-reading"),w=t.querySelector(".gp-layer-tally"),b=document.createElement("canvas"),k=b.getContext("2d",{willReadFrequently:!0}),
L=new ke({picks:{},peak:0},({picks:N,peak:R},{layers:j})=>j?{picks:{...N,[j.layer]:(N[j.layer]||0)+1},peak:Math.max(R,...j.divergences)}:{picks:N,peak:R}),T=0,S=[],
E=[],A=[0,0],C=[],W=N=>Math.round(Math.sqrt(Math.max(0,Math.min(1,(N??0)/T)))*10);function x(){let N=getComputedStyle(t);return[...[...Array(11).keys()].map(j=>`\
--gp-heat-${j}`),"--gp-text"].map(j=>{let H=N.getPropertyValue(j).trim();return[1,3,5].map(U=>parseInt(H.slice(U,U+2),16))})}function h(N){if(b.width>=N&&b.height===
S.length*6)return;let R=b.height===S.length*6?k.getImageData(0,0,b.width,b.height):null;b.width=Math.max(64,2**Math.ceil(Math.log2(N))),b.height=S.length*6,R&&k.
putImageData(R,0,0)}function p(N){let R=new ImageData(1,S.length*6);S.forEach((j,H)=>{let U=N.layers?N.layers.candidate_layers.indexOf(j):-1;if(U<0)return;let Q=E[W(
N.layers.divergences[U])];for(let te=0;te<5;te++){let re=te===2&&j===N.layers.layer?E[11]:Q;R.data.set([...re,255],(H*6+te)*4)}}),k.putImageData(R,N.index,0)}let u=()=>Math.
max(10,L.steps.length);function f(){let[N,R]=A;if(!N||!R)return;a.width!==N&&(a.width=N),a.height!==R&&(a.height=R);let j=a.getContext("2d");j.clearRect(0,0,N,R),
j.imageSmoothingEnabled=!1;let H=L.steps.length;j.drawImage(b,0,0,H,b.height,0,0,N*H/u(),R)}function g(N){let R=[...L.steps.find(Q=>Q.layers).layers.candidate_layers].
sort((Q,te)=>te-Q),j=x(),H=r.find(Q=>L.total.peak<=Q*Math.LN2)*Math.LN2,U=String([R,j,H])!==String([S,E,T]);String(R)!==String(S)&&y(R),[S,E,T]=[R,j,H],h(L.steps.
length);for(let Q of U?L.steps:N)p(Q);f()}function y(N){let R=Math.max(15,Math.min(28,280/N.length));i.style.height=d.style.height=`${Math.max(1,N.length)*R}px`,
d.replaceChildren(...N.map(j=>l("span","",O(j))))}function v(){M(t.querySelector(".gp-ramp-low"),"0"),M(t.querySelector(".gp-ramp-high"),`${Number(Oe(T,e.unit).
toPrecision(2))} ${e.unit}`.replace(/^1 bits/,"1 bit"));let N=t.querySelector(".gp-scale-ramp");if(!N.childNodes.length)for(let R=0;R<11;R++){let j=l("i");j.style.
background=`var(--gp-heat-${R})`,N.append(j)}}let O=N=>N===0?s("embedding"):s("layer {layer}",{layer:N}),$=N=>N===0?s("the embedding (layer 0)"):s("layer {layer\
}",{layer:N});function P(N){let R={number:N.index+1,token:Z(N.chosen.text)};if(!N.layers)return s("Token {number}, {token}: no layer was contrasted.",R);let{layer:j,
final_layer:H,candidate_layers:U,divergences:Q}=N.layers,te=U.map((re,se)=>`${O(re)} ${Oe(Q[se]??0,e.unit).toFixed(3)}`).join(", ");return s("Token {number}, {t\
oken}: {layer} was contrasted with the last layer ({final}), because it diverges most from it. Divergences in {unit}: {list}.",{...R,layer:$(j),final:H,unit:e.unit,
list:te})}function _(N){c.hidden=!1,c.style.left=`${N.index/u()*100}%`,c.style.width=`${100/u()}%`;let R=P(N);M(m,R),Zn(i,N,L.steps.length,R)}function q(){let N=Object.
entries(L.total.picks).sort((H,U)=>U[1]-H[1]),R=N.reduce((H,[,U])=>H+U,0),j=N.map(([H,U])=>s("{layer} in {times}",{layer:$(Number(H)),times:z(U)})).join(", ");M(
w,s("Along the text: {list} of {count} steps.",{list:j,count:z(R)})),M(t.querySelector(".gp-heat-end"),String(u()))}Wi(i,e,{stepUnder:N=>{let{left:R,width:j}=i.
getBoundingClientRect(),H=Math.floor((N.clientX-R)/j*u());return L.steps[Math.max(0,Math.min(L.steps.length-1,H))]},hover:N=>M(m,P(N)),leave:()=>e.current()&&!t.
hidden&&M(m,P(e.current()))});function I(N){let R=e.current();if(t.hidden=!(R&&R.layers),t.hidden)return;let{added:j}=L.follow(e.lastOf(R));R===C[0]&&L.total===
C[1]&&!N.unit&&!N.look||(C=[R,L.total],g(j),v(),_(R),q())}new ResizeObserver(([{contentRect:N}])=>{A=[N.width,N.height].map(R=>Math.round(R*devicePixelRatio)),f()}).
observe(i);let F=()=>I({look:!0});return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",F),new MutationObserver(F).observe(document.body,{
attributes:!0,attributeFilter:["class"]}),I}var Lo={count:0,after:0,before:0,entropyAfter:0,entropyBefore:0,kept:0};function Vs(t,e){let{chosen:n,distribution:o}=e,r=i=>xe(i)??-1/0;return{count:t.count+1,
after:t.after+r(n.logprob??n.raw_logprob),before:t.before+r(n.raw_logprob),entropyAfter:t.entropyAfter+o.entropy_after,entropyBefore:t.entropyBefore+o.entropy_before,
kept:t.kept+De(e)}}var on=(t,e)=>e?Math.exp(-t/e):null,Zh=[1,2,3],$o=class{constructor(){this.ids=[],this.grams=new Map(Zh.map(e=>[e,new Map])),this.repeated=[],
this.numRepeated=0}gram(e){return this.ids.slice(-e).join(" ")}add(e){this.repeated.push(this.ids.includes(e,-128)),this.numRepeated+=Number(this.repeated.at(-1)),
this.ids.push(e);for(let[n,o]of this.grams)this.ids.length>=n&&o.set(this.gram(n),(o.get(this.gram(n))||0)+1)}cut(e){for(;this.ids.length>e;){for(let[n,o]of this.
grams){if(this.ids.length<n)continue;let r=o.get(this.gram(n))-1;r?o.set(this.gram(n),r):o.delete(this.gram(n))}this.ids.pop(),this.numRepeated-=Number(this.repeated.
pop())}}distinct(e){return this.ids.length>=e?this.grams.get(e).size/(this.ids.length-e+1):null}get share(){return this.ids.length?this.numRepeated/this.ids.length:
null}};function ic(t,e){let n=t.querySelector(".gp-status"),o=t.querySelector(".gp-alert"),r=t.querySelector(".gp-figures"),i=t.querySelector(".gp-notes"),a=new Map,c="\
gp-meaning-"+Math.random().toString(36).slice(2,8)+"-",d=new Wt,m;function w(){let{started:_,finished:q}=e;if(!_)return[];let I=q?q.num_tokens:e.numTokens,F=q?q.
seconds:e.elapsed,N=q?q.time_to_first_token:e.firstElapsed,R={limit:z(_.max_new_tokens)};return[[s("Tokens"),z(I),e.usesBeams?s("tokens generated so far, one pe\
r step for all beams together; the limit is {limit} new tokens",R):s("tokens generated so far; the limit is {limit} new tokens",R)],[s("Per second"),F>0&&I?(I/F).
toFixed(1):"–",s("tokens per second: tokens divided by the time since the run began, including the wait for the first token")],[s("First token"),N===null?"–":
En(N),s("time to first token: from the start of the run to its first token, without queueing or loading the model")],...b(),[s("Stopped by"),k(),s("what ended t\
he text: the model’s end-of-sequence token, a stop string, a limit, your own criterion or decoding loop, or a person"),!0],[s("Seed"),String(_.seed),s("the ra\
ndom seed of this run: the same seed and settings give the same text again")]]}function b(){if(!e.rounds.length)return[];let{num_draft_tokens:_,num_accepted_draft_tokens:q,
...I}=d.read(e.rounds),F=I.draft_acceptance_rate,N={accepted:z(q),drafted:z(_),rounds:z(I.num_spec_steps)};return[[s("Draft accepted"),F===null?"–":D(F),s("dr\
aft_acceptance_rate: accepted over drafted tokens, {accepted} of {drafted}",N)],[s("Tokens per draft"),J(I.mean_acceptance_length,2),s("mean_acceptance_length: \
tokens that a round with a draft wrote on average, including the target’s own: 1 + {accepted} accepted / {rounds} such rounds",N)]]}function k(){return e.finished?
[...new Set(e.finished.sequences.map(q=>we(q.stop_reason)[0]))].join(", ")||"–":e.running?s("still running"):s("an error")}function L(){let _=w(),q=new Set(_.
map(([I])=>I));for(let[I,{figure:F}]of a)q.has(I)||(F.remove(),a.delete(I));_.forEach(([I,F,N,R],j)=>{let H=a.get(I)||T(I,R,j);H.value.textContent!==F&&(H.value.
textContent=F),M(H.meaning,s("{name}: {meaning}",{name:I,meaning:N}))})}function T(_,q,I){let F=l("div","gp-figure"+(q?" gp-words":""),null,{tabindex:"0"}),N=l(
"dd"),R=l("span","gp-meaning","",{role:"tooltip",id:c+_.replace(/\s/g,"-")});F.setAttribute("aria-describedby",R.id),F.append(l("dt","",_),N,R),r.insertBefore(F,
r.children[I]||null);let j={figure:F,value:N,meaning:R};return a.set(_,j),j}let S=new ke(Lo,Vs),E=new $o,A=Lo,C=_=>Number.isFinite(_)?Oe(_,e.unit).toFixed(2).replace(
/^-0.00$/,"0.00"):"−∞",W=_=>_===null?"–":Number.isFinite(_)?_<1e3?_.toFixed(2):z(Math.round(_)):"∞";function x(){let{total:_}=S,{unit:q}=e,I=(R,{count:j})=>j?
R/j:null,F=(R,j)=>j.count?C(I(R,j)):"–",N=S.steps.at(-1).distribution.vocab;return[[s("perplexity"),p([[_.after,_.count],[_.before,_.count],[A.before,A.count]],
N),W(on(_.after,_.count)),W(on(_.before,_.count)),W(on(A.before,A.count))],[s("mean log-probability, {unit}",{unit:q}),s("The logarithm of a token’s probability\
, on average."),F(_.after,_),F(_.before,_),F(A.before,A)],[s("cumulative log-probability, {unit}",{unit:q}),s("The logarithm of the probability of the whole tex\
t: the sum over its tokens."),C(_.after),C(_.before),C(A.before)],[s("mean entropy, {unit}",{unit:q}),s("How uncertain the next token was, on average."),F(_.entropyAfter,
_),F(_.entropyBefore,_),F(A.entropyBefore,A)],[s("mean tokens kept"),s("How many tokens could be chosen, on average: all of the vocabulary before the processors\
."),W(I(_.kept,_)),z(N),z(N)],...[1,2,3].map(R=>[`distinct-${R}`,h(R),W(E.distinct(R)),"",""]),[s("repetition"),s("The share of tokens that occur among the 128 \
tokens before them."),D(E.share),"",""]]}let h=_=>_===1?s("The number of different tokens over the number of all tokens: 1 means that none occurs twice."):s("Th\
e number of different {n}-grams (runs of {n} tokens) over the number of all of them: 1 means that none occurs twice.",{n:_});function p(_,q){return _.every(([I,
F])=>!F||on(I,F)<=q)?s("How many equally likely tokens there were to choose from, on average: e to the power of minus the mean log-probability in nats."):s("e t\
o the power of minus the mean log-probability in nats; above {count}, the size of the vocabulary, where tokens drawn at random would be likelier.",{count:z(q)})}
function u(){let _=e.current(),q=_?e.lastOf(_):null,{keep:I,added:F}=S.follow(q&&!q.isPrompt?q:null);E.cut(I);for(let{chosen:R}of F)E.add(R.token_id);let N=t.querySelector(
".gp-text-numbers");N.hidden=!S.steps.length,!N.hidden&&(f(),N.open&&g(_))}function f(){let{total:_}=S;M(t.querySelector(".gp-in-short"),s("Perplexity {value}",
{value:W(on(_.before,_.count))}))}function g(_){let q=e.lines().length>1?e.lineOf(_):null;M(t.querySelector(".gp-whose"),q&&q.label?s("of {label}",{label:q.label}):
""),t.querySelector(".gp-prompt-head").hidden=!A.count;let I=x(),F=t.querySelector(".gp-totals tbody");for(;F.rows.length<I.length;){let N=F.insertRow(),R=l("th",
"",null,{scope:"row"});R.append(l("span","","",{tabindex:"0","data-tip":""})),N.append(R,l("td"),l("td"),l("td"))}I.forEach(([N,R,...j],H)=>{let[U,...Q]=F.rows[H].
cells;M(U.firstChild,N),U.firstChild.dataset.tip=R,j.forEach((te,re)=>M(Q[re],te)),Q[2].hidden=!A.count})}t.querySelector(".gp-text-numbers").addEventListener("\
toggle",u);function y(){let _=e.finished?e.finished.sequences:[],q=new Map;_.forEach(({note:I},F)=>I&&q.set(s(I),[...q.get(s(I))||[],F+1])),i.replaceChildren(...[
...q].map(([I,F])=>{let N=l("p");return N.append(l("b","",F.length<_.length?v(F):s("Note:")),` ${I}`),N}))}function v(_){let q={numbers:_.join(", ")};return e.usesBeams?
B(_.length,"Note on output {numbers}:","Note on outputs {numbers}:",q):B(_.length,"Note on sequence {numbers}:","Note on sequences {numbers}:",q)}function O(){let[
_,q]=$();n.textContent!==[_,q].filter(Boolean).join(" ")&&n.replaceChildren(..._?[l("b","",_),...q?[" ",q]:[]]:[q])}function $(){let{started:_,finished:q,failed:I,
queued:F,loading:N}=e;if(N){let re=Lt(N);return["",re[0].toUpperCase()+re.slice(1)]}if(F)return F.ahead===0?[s("Starting …"),""]:[s("Queued."),B(F.ahead,"One \
run is ahead of yours.","{count} runs are ahead of yours.")];if(I)return[s("Stopped by an error."),_?e.numTokens?s("The text so far is kept."):s("Nothing was wr\
itten."):""];if(!_)return["",s("Nothing has run yet.")];let{model:R,assistant:j,mode:H,device:U}=_,Q=q||e.recorded?0:e.shared-1,te=`· ${[j?s("{model} with {ass\
istant}",{model:R,assistant:j}):R,bt(H),U!=="cpu"&&U,Q>0&&B(Q,"side by side with another run","side by side with {count} others")].filter(Boolean).join(" · ")}`;
return e.recorded?[s("Recorded run"),te]:[q?s("Finished"):s("Decoding …"),te]}function P(){let _=e.waiting?null:e.failed;if(m===_||(m=_,o.replaceChildren(),!_))
return;let q=l("div","gp-problem"),I=(F,N,R)=>{let j=l("p");j.append(l("b","","✕ "),R?s("{name}: {meaning}",{name:R,meaning:F}):F,N?" "+N:""),q.append(j)};for(let{
knob:F,message:N,fix:R}of $n(_))I(N,R,F);o.append(q)}return _=>{_.run&&(r.replaceChildren(),a.clear()),(_.run||_.status)&&(O(),P(),y()),(_.run||_.steps||_.status)&&
L(),(_.run||_.prompt)&&(A=e.promptSteps.reduce(Vs,Lo)),u()}}var ac=12;function cc(t,e,n){let o=0,r=t.map(m=>{let w=o;return o=Math.min(1,o+(bn(m,n)||0)),{from:w,to:o,kind:Js(m,e),candidate:m}}),i=e.distribution.stages[n],
a=t.filter(m=>i&&kn(m,n+1)).reduce((m,w)=>m+(bn(w,n)||0),0),c=i?Math.max(0,Math.min(1-o,i.mass_removed-a)):0,d={from:o,to:1-c,kind:"others",candidate:null};return[
...r,d,{from:1-c,to:1,kind:"going",candidate:null}]}function Js(t,e){return t.token_id===e.chosen.token_id?"chosen":Fe(t)?"removed":"kept"}function lc(){let t=l(
"div","gp-flow",null,{"aria-hidden":"true"}),e=ee("svg","gp-ribbons");e.setAttribute("viewBox",`0 0 100 ${ac}`),e.setAttribute("preserveAspectRatio","none");let n=l(
"div","gp-flow-bar");return t.append(e,n),{box:t,ribbons:e,bar:n}}var Qh=(t,e)=>e>12+7*Math.min(t.length,10);function Ys({ribbons:t,bar:e},n,o,r,i){let a=X(e,n.
length,()=>l("span",""));n.forEach(({from:d,to:m,kind:w,candidate:b},k)=>{let L=a[k];if(ae(L,`gp-piece gp-piece-${w}`),L.hidden=m-d<1e-4&&w!=="chosen",L.hidden)
return;ne(L,"left",d),ne(L,"width",m-d);let T=b?b.text:w==="others"?s("others"):"",S=T&&Qh(T,(m-d)*r)?T:"";(L.dataset.text||"")!==S&&L.replaceChildren(...S?[oe(
S,"gp-piece-word")]:[]),L.dataset.text=S,Me(L,()=>i(n[k],o&&o[k]))});let c=X(t,o?n.length:0,()=>ee("path"));(o||[]).forEach((d,m)=>{let{from:w,to:b,kind:k}=ep(n[m]),
[L,T,S,E]=[d.from,d.to,b,w].map(A=>(A*100).toFixed(2));c[m].dataset.kind!==k&&(c[m].dataset.kind=k,c[m].setAttribute("class",`gp-ribbon gp-ribbon-${k}`)),c[m].setAttribute(
"d",d.to>d.from?`M${L} 0H${T}L${S} ${ac}H${E}Z`:"")})}function ep(t){return t.kind==="others"?{...t,to:1}:t.kind==="going"?{...t,from:1,to:1}:t}var Ao=class{constructor(e){this.table=e,this.head=e.createTHead().insertRow(),this.body=e.createTBody(),e.addEventListener("keydown",n=>this.walk(n)),e.addEventListener(
"focusin",n=>this.keepFocus(n.target)),this.lines=[]}draw(e,n,o){this.drawHead(e);let r=e.filter(m=>m.idle).length;this.table.style.minWidth=`${100+20*r+60*(e.length-
r)}px`;let i=n.map(m=>e.map(({number:w})=>bn(m,w))),a=Math.max(.02,...i.flat().filter(m=>m!==void 0)),c=new Set(Ot(o));for(;this.lines.length>n.length;)this.lines.
pop().row.remove();for(;this.lines.length<n.length;)this.newLine();n.forEach((m,w)=>this.fill(this.lines[w],m,e,i[w],a,o,c));let d=this.lines.flatMap(m=>m.cells.
map(({cell:w})=>w));!d.some(m=>m.tabIndex===0)&&d.length&&(d[0].tabIndex=0)}drawHead(e){let n=X(this.head,e.length+1,()=>{let o=l("th","",null,{scope:"col"});return o.
append(l("span","gp-stage-place"),l("span","gp-stage-name")),o});M(n[0].lastElementChild,s("candidate")),e.forEach(({place:o,name:r,tip:i,idle:a},c)=>{let d=n[c+
1];ae(d,a?"gp-idle-column":""),M(d.firstElementChild,o),M(d.lastElementChild,r),d.lastElementChild.classList.toggle("gp-hidden",a),d.dataset.tip=i})}newLine(){let e=this.
body.insertRow(),n=l("th","",null,{scope:"row"}),o=l("span","gp-sign","",{"aria-hidden":"true"}),r=l("bdi","gp-word"),i=l("span","gp-course-tag"),a=l("div","gp-\
course-name"),c=l("div","");c.append(r,i),a.append(o,c),n.append(a),e.append(n),this.lines.push({row:e,head:n,sign:o,word:r,tag:i,cells:[]})}newCell(e){let n=l(
"td","",null,{role:"gridcell",tabindex:"-1"}),o=l("span","gp-course-track",null,{"aria-hidden":"true"}),r=l("i","gp-course-bar");o.append(r);let i=l("span","gp-\
course-number");n.append(o,i),e.row.append(n),e.cells.push({cell:n,bar:r,number:i})}fill(e,n,o,r,i,a,c){let d=n.token_id===a.chosen.token_id,m=Fe(n);for(ae(e.row,
`gp-course gp-course-${Js(n,a)}`),M(e.sign,d?"▶":m?"✕":""),me(e.word,n.text),M(e.tag,[d&&(a.given?s("given"):s("chosen")),m&&s("removed"),!c.has(n)&&s("look\
ed up")].filter(Boolean).join(", ")),Me(e.head,()=>To(n,a));e.cells.length>o.length;)e.cells.pop().cell.remove();for(;e.cells.length<o.length;)this.newCell(e);o.
forEach((w,b)=>this.fillCell(e.cells[b],n,o,b,r,i))}fillCell({cell:e,bar:n,number:o},r,i,a,c,d){let{number:m,name:w,idle:b,side:k}=i[a],[L,T]=[c[a],a?c[a-1]:void 0],
S=kn(r,m)&&L!==void 0,E=S&&a>0&&!kn(r,i[a-1].number);ae(e,[b&&"gp-idle-column",S&&!E&&"gp-gone",E&&"gp-cut"].filter(Boolean).join(" ")),ne(n,"height",Math.sqrt(
(L||0)/d));let A=L===void 0?"–":E?`✕ ${w}`:S?k==="after"?"✕":"":D(L);M(o,A),o.classList.toggle("gp-hidden",b&&!E);let C=!E&&a&&T!==void 0&&L!==void 0&&D(L)!==
D(T)?L>T?"up":"down":"";(o.dataset.change||"")!==C&&(o.dataset.change=C),Me(e,()=>this.words(r,i[a],{share:L,was:T,gone:S,cut:E}))}words({text:e},{side:n,name:o,
idle:r,number:i},{share:a,was:c,gone:d,cut:m}){let w={token:Z(e),share:D(a??0),was:D(c??0),processor:o,number:i};return a===void 0?s("{token}: not recorded at t\
his place.",w):m?s("{token}: removed by {processor}; it had {was} just before.",w):d?s("{token}: no probability left here.",w):n?n==="after"?s("{token}: {share}\
 after all processors.",w):s("{token}: {share} before the processors.",w):r?s("{token}: {share}, unchanged by {processor}.",w):w.share===w.was?s("{token}: {shar\
e} after {processor} (stage {number}), the same as before it.",w):s("{token}: {share} after {processor} (stage {number}), {was} before it.",w)}keepFocus(e){if(!(e.
tabIndex!==-1||e.tagName!=="TD")){for(let n of this.body.querySelectorAll('td[tabindex="0"]'))n.tabIndex=-1;e.tabIndex=0}}walk(e){let n={ArrowRight:[0,1],ArrowLeft:[
0,-1],ArrowDown:[1,0],ArrowUp:[-1,0],Home:[0,-1/0],End:[0,1/0]},o=e.target.closest("td");if(!o||!n[e.key]||e.ctrlKey||e.metaKey||e.altKey)return;e.preventDefault();
let r=this.lines.findIndex(m=>m.row===o.parentNode),[i,a]=n[e.key],c=(m,w)=>Math.max(0,Math.min(w-1,m)),{cells:d}=this.lines[c(r+i,this.lines.length)];d[c(o.cellIndex-
1+a,d.length)].cell.focus()}};function dc(t,e){let o=t.querySelector(".gp-where"),r=t.querySelector(".gp-none"),i=t.querySelector(".gp-chain tbody"),a=t.querySelector(".gp-courses"),c=t.querySelector(
".gp-all"),d=t.querySelector(".gp-beams-note"),m=t.querySelector(".gp-chosen-word"),w=new Ao(t.querySelector(".gp-courses-grid")),b=new ke({},E),k=[],L=!1,T=[],
S=300;function E(N,R){let j=Gs(R);if(!j.length)return N;let H={...N};for(let U of j){let Q=U.number+U.kind,{ran:te,acted:re,removed:se,moved:he}=N[Q]||{ran:0,acted:0,
removed:0,moved:0};H[Q]={ran:te+1,acted:re+!U.idle,removed:se+U.removed,moved:he+U.moved}}return H}function A({ran:N,acted:R,removed:j,moved:H}){return R?H>2*j?
B(N,"{acted} of {count} step, {share} moved","{acted} of {count} steps, {share} moved",{acted:z(R),share:D(H/R)}):B(N,"{acted} of {count} step, {share} removed",
"{acted} of {count} steps, {share} removed",{acted:z(R),share:Hs(j/R)}):B(N,"nothing in {count} step","nothing in {count} steps")}let C=new ResizeObserver(([{contentRect:N}])=>{
if(!N.width||Math.abs(N.width-S)<8)return;S=N.width;let R=e.current();R&&F(R)});function W(){let N=i.insertRow(),R=l("th","",null,{scope:"row"}),j=l("span","gp-\
number",""),H=l("span","","",{tabindex:"0","data-tip":""}),U=l("span","gp-side"),Q=l("span","gp-knob");R.append(j,H," ",U," ",Q);let te=lc();N.append(R,l("td","\
gp-flow-cell"),l("td","gp-left"),l("td","gp-entropy"),l("td","gp-here-words"),l("td","gp-over")),N.cells[1].append(te.box);let[,,re,se,he,st]=N.cells;return k.length||
C.observe(te.bar),k.push({row:N,number:j,name:H,tags:U,knob:Q,flow:te,left:re,entropy:se,here:he,over:st}),k.at(-1)}function x(N,{kind:R,number:j,name:H,tip:U,side:Q,
knob:te,entropy:re,left:se,here:he,over:st}){N.row.className=`gp-stage-${R}`,M(N.number,j),M(N.name,H),N.name.dataset.tip!==U&&(N.name.dataset.tip=U),M(N.tags,Q),
N.tags.hidden=!Q,M(N.knob,te),N.knob.hidden=!te,M(N.left,se),M(N.entropy,re),typeof he=="string"?M(N.here,he):N.here.replaceChildren(...he),M(N.over,st)}function h(N){
let R={...e.started.effective,...e.started.config};return N.filter((j,H)=>H===0||R[j]).map(j=>{let H=JSON.stringify(R[j]??null);return H==="null"||H.length>12?j:
`${j} ${H}`}).join(", ")}function p(N,R){let{vocab:j,entropy_before:H}=N.distribution,{name:U,meaning:Q}=Us(N),te={kind:"source",number:"",name:U,tip:Q,side:R.length?
s("before"):s("before and after"),knob:"",left:s("{count} left",{count:z(j)}),entropy:de(H,e.unit),here:"",over:""},re=R.map((se,he)=>({kind:se.idle?"idle":"act\
ive",number:`${se.number}. `,name:se.name,tip:`${se.meaning} (${se.kind})`,side:he===R.length-1?s("after"):"",knob:h(se.knobs),left:s("{count} left",{count:z(se.
kept)}),entropy:de(se.entropy,e.unit),here:Ks(se),over:A(b.total[se.number+se.kind])}));return[te,...re,u(N)]}function u(N){let[R,j]=ec(N,e.started),H=oe(N.chosen.
text,"gp-strong");return{kind:"choice",number:"",name:R,tip:s("How the token came about, and its probability after the processors."),side:"",knob:"",left:"",entropy:"",
here:["▶ ",...pe(j,{token:H}),` (${f(N)})`],over:""}}function f(N){return Fe(N.chosen)?s("removed by {processor}",{processor:yn(N.chosen,N)}):N.beam?s("log-pr\
obability {value}",{value:J(N.chosen.logprob)}):D(Y(N.chosen.logprob))}function g(N,R,j){let H=p(N,R);for(;k.length>H.length;)k.pop().row.remove();H.forEach((re,se)=>x(
k[se]||W(),re));let U=[0,...R.map(({number:re})=>re)].map(re=>cc(j,N,re)),Q=$(N,R),te=P(N,R);k.forEach(({flow:re},se)=>{re.box.hidden=!Q&&se>0,!re.box.hidden&&(se<
U.length?Ys(re,U[se],U[se-1],S,(he,st)=>v(he,st,se,te)):O(re,U.at(-1),S))})}let y=({from:N,to:R})=>D(R-N);function v(N,R,j,H){let U=y(N);if(N.kind==="going")return s(
"Tokens that are not shown here and that {processor} removes: {share}.",{processor:H[j+1].name,share:U});let Q=N.candidate?Z(N.candidate.text):s("All other toke\
ns together");if(!j)return s("{token}: {share} before the processors.",{token:Q,share:U});let te={token:Q,share:U,processor:H[j].name,was:y(R)};return N.candidate?
s("{token}: {share} after {processor}, {was} before it.",te):s("{token}: {share} after {processor}.",te)}function O(N,R,j){let H=R.filter(({kind:U})=>U==="chose\
n");Ys(N,H,H,j,U=>s("{token} had {share} of what was left.",{token:Z(U.candidate.text),share:y(U)}))}let $=({distribution:N},R)=>N.candidates.every(({stage_logprobs:j})=>(j||
[]).length===R.length);function P(N,R){let j=Us(N);return[{number:0,place:s("before"),name:j.name,tip:j.meaning,idle:!1,side:"before"},...R.map(H=>({number:H.number,
place:String(H.number),name:H.name,idle:H.idle,side:"",tip:s("{number}. {name}: {effect} here. It {meaning}.",{...H,effect:Ks(H)})}))]}function _(N,R,j,H){if(a.
hidden=!R.length||!$(N,R),a.hidden)return;let U={number:R.length,place:s("after"),name:s("all processors"),tip:s("After all processors: the distribution from wh\
ich the token was chosen."),idle:!1,side:"after"};w.draw([...P(N,R),U],j,N),c.hidden=H<=10,M(c,L?s("show {count} only",{count:10}):s("show all {count}",{count:z(
H)})),c.setAttribute("aria-expanded",String(L))}c.addEventListener("click",()=>{L=!L,F(e.current())});function q(N){if(N.distribution.stages.length)return"";if(N.
isPrompt)return s("The model’s own distribution: no logits processor takes part in reading the prompt.");let R=e.started.processors||[],j=Mo(N);if(e.started.mode===
"custom"&&!R.length)return s("Your own loop called no logits processor here.");if(!R.length)return j?s("DoLa’s contrast, untouched: no logits processor runs."):
s("The model’s own distribution, untouched: no logits processor runs.");let H={processors:R.map(U=>Je(U)[0]).join(", ")};return j?s("DoLa’s contrast, untouche\
d here. Prepared, but not used by this loop: {processors}.",H):s("The model’s own distribution, untouched here. Prepared, but not used by this loop: {processors\
}.",H)}function I(N){let R=N.isPrompt||N.given,j=N.isPrompt?s("at prompt token {number}: {token} (given, not chosen)"):R?s("at token {number}: {token} (given, n\
ot chosen)"):s("at token {number}: {token}");o.replaceChildren(...pe(j,{number:String(N.index+1),token:oe(N.chosen.text)})),M(m,R?s("given"):s("chosen"))}function F(N){
let R=Gs(N),j=Ot(N),H=(N.watched||[]).filter(({token_id:Q})=>j.every(te=>te.token_id!==Q)),U=Eo(j,10,N.chosen.token_id);I(N),M(r,q(N)),r.hidden=!r.textContent,d.
hidden=!N.beam||!R.length,g(N,R,U),_(N,R,[...L?j:U,...H],j.length)}return N=>{let R=e.current();t.hidden=!R,R&&(R.isPrompt||b.follow(e.lastOf(R)),!(R===T[0]&&b.
total===T[1]&&!N.unit&&!N.watched)&&(T=[R,b.total],F(R)))}}function tp(t){let e=t>>>0;return()=>{e=e+1831565813>>>0;let n=Math.imul(e^e>>>15,e|1);return n=n+Math.imul(n^n>>>7,n|61)^n,((n^n>>>14)>>>0)/2**32}}function np(t,e){
let n=[...t];for(let o=n.length-1;o>0;o--){let r=Math.floor(e()*(o+1));[n[o],n[r]]=[n[r],n[o]]}return n}function hc(t,e){let i=N=>t.querySelector(".gp-"+N),a=t.
querySelector("details"),[c,d,m,w]=["from","choices","reveal","next"].map(i),b=null,k=N=>[s("1st"),s("2nd"),s("3rd")][N]??"",L=()=>e.usesBeams&&!e.finished?[]:e.
allLines(),T=N=>fe(L()[N]?L()[N].last:null),S=N=>N.distribution.candidates.filter(({raw_rank:R})=>R).sort((R,j)=>R.raw_rank-j.raw_rank).slice(0,6);function E(N){
let R=Number(e.started.seed)%4294967296+7919*N.index+104729*N.sequence;return np(S(N),tp(R))}let A=N=>S(N).length>1;function C(N){let R=e.current(),j=R&&e.lastOf(
R),H=Math.max(0,L().findIndex(te=>te.last===j)),U=T(H),Q=U.findIndex((te,re)=>re>=N&&A(te));if(Q<0){M(i("cannot"),U.length>N?s("From there on the run has record\
ed no candidates to pick from: raise top_candidates and run it again."):e.running?s("The run has not reached this token yet."):s("There is no token {number} in \
this text: choose an earlier one.",{number:N+1}));return}M(i("cannot"),""),b={line:H,at:Q,step:null,picks:[],revealed:!1,results:[]},W()}function W(){let N=T(b.
line);for(;N[b.at]&&!A(N[b.at]);)b.at+=1;if(Object.assign(b,{step:N[b.at]||null,picks:[],revealed:!1}),!b.step&&!e.running){f();return}x(),b.step&&e.selectStep(
b.step.before),g(()=>d.querySelector("button"))}function x(){e.hide(b&&a.open?b.at+(b.revealed?1:0):null)}function h(N){let{picks:R}=b;R.includes(N)?R.splice(R.
indexOf(N),1):R.length<3&&R.push(N),$()}function p(){let{step:N,picks:R}=b,j=S(N),H=j.find(({token_id:U})=>U===R[0]);b.revealed=!0,b.results.push({step:N,first:H,
share:Math.exp(H.raw_logprob-j[0].raw_logprob),hit:R.includes(N.chosen.token_id)}),x(),e.selectStep(N),g(()=>w)}function u(){if(b.results.length>=10){f();return}
b.at+=1,W()}function f(){let{results:N,line:R}=b,j=b.at+(b.revealed?1:0);b=null,x(),c.value=T(R).slice(j).some(A)?j+1:1,F(N),g(()=>i("begin"))}function g(N){let R=t.
contains(document.activeElement);I(),R&&N()&&N().focus({preventScroll:!0})}let y=({piece:N,chosen:R,text:j})=>N??(R?R.text:j);function v(){let N=fe(b.step?b.step.
before:T(b.line).at(-1)||null),R=[...e.prefix,...N].map(y).join(""),j=l("span","gp-gap","?",{"aria-label":s("the hidden token")});b.revealed&&j.replaceChildren(
oe(b.step.chosen.text));let H=i("so-far");H.replaceChildren(R,j),H.scrollTop=H.scrollHeight}function O(){d.replaceChildren(...(b.step&&!b.revealed?E(b.step):[]).
map(({token_id:N,text:R})=>{let j=l("button","gp-button gp-choice",null,{type:"button","aria-pressed":"false","data-token":N});return j.append(l("span","gp-orde\
r"),oe(R)),j.addEventListener("click",()=>h(N)),j})),$()}function $(){for(let N of d.children){let R=b.picks.indexOf(Number(N.dataset.token));N.setAttribute("ar\
ia-pressed",String(R>=0)),N.disabled=R<0&&b.picks.length>=3,M(N.querySelector(".gp-order"),k(R))}m.disabled=!b.picks.length}function P(){if(i("answer").hidden=!b.
revealed,!b.revealed)return;let{step:N,picks:R}=b,{share:j,hit:H}=b.results.at(-1),U=S(N),Q=N.chosen.token_id,te=U.some(({token_id:he})=>he===Q)?U:[...U,N.chosen];
i("truth").tBodies[0].replaceChildren(...te.map(he=>{let st=l("tr",he.token_id===Q?"gp-taken":""),Io=l("th","",null,{scope:"row"});he.token_id===Q&&Io.append(l(
"span","","▶ "),l("span","gp-hidden",`${s("chosen:")} `)),Io.append(oe(he.text));let sr=l("div","gp-share"),rr=l("i");rr.style.width=`${(45*Y(he.raw_logprob)).
toFixed(2)}%`,sr.append(rr,D(Y(he.raw_logprob)));let ir=l("td");ir.append(sr);let Wc=R.indexOf(he.token_id);return st.append(Io,l("td","",k(Wc)),ir,l("td","",D(
Y(he.logprob))),l("td","",he.raw_rank?z(he.raw_rank):"–")),st}));let se=i("took");se.replaceChildren(...pe(H?s("The run chose “{token}”, which is among your p\
icks."):s("The run chose “{token}”, which is not among your picks."),{token:oe(N.chosen.text,"gp-strong")})," "),se.append(j===1?s("Your first pick is the t\
oken that the model found likeliest."):s("Your first pick has {share} of the probability of the likeliest token.",{share:D(j)}))}let _=N=>N.reduce((R,{share:j})=>R+
j,0)/N.length,q=N=>N.filter(({hit:R})=>R).length;function I(){if(i("before").hidden=!!b,i("round").hidden=!b,!b)return;i("sum").hidden=!0;let{results:N,revealed:R,
step:j}=b,U={number:N.length+(R?0:1),steps:10,token:j&&j.index+1};M(i("progress"),j?R?s("Step {number} of {steps}: token {token}.",U):s("Step {number} of {steps\
}: which token comes next, as token {token}? Pick up to three, the likeliest first.",U):s("Waiting for the next token of the run.")),M(i("score"),N.length?s("So\
 far: your first picks are {share} as likely as the top token; the run’s token was among your picks in {hits} of {count}.",{share:D(_(N)),hits:q(N),count:N.length}):
""),m.hidden=R||!j,w.hidden=!R,M(w,N.length>=10?s("Show the score"):s("Next token")),v(),O(),P()}function F(N){let R=i("sum");if(R.hidden=!1,R.replaceChildren(l(
"h3","",s("The round is over"))),!N.length){R.append(l("p","",s("No token was revealed, so there is no score.")));return}let j=(...Q)=>{let te=l("p");te.append(
...Q),R.append(te)};j(...pe(s("{share}: how likely your first picks were, on average, compared with the likeliest token."),{share:l("b","",D(_(N)))}));let H=l("\
b","",s("{hits} of {count}",{hits:q(N),count:N.length}));j(...pe(s("{steps}: steps in which the run’s token was among your picks ({share})."),{steps:H,share:D(
q(N)/N.length)}));let U=[...N].sort((Q,te)=>Q.share-te.share||te.step.distribution.entropy_before-Q.step.distribution.entropy_before);for(let[Q,{step:te,first:re,
share:se}]of[[s("Hardest:"),U[0]],[s("Easiest:"),U.at(-1)]])j(l("b","",Q)," ",...pe(s("token {number}, “{token}”; your “{pick}” had {share} of the likeliest tok\
en’s probability, and the entropy was {entropy}."),{number:String(te.index+1),token:oe(te.chosen.text),pick:oe(re.text),share:D(se),entropy:de(te.distribution.
entropy_before,e.unit)}))}return i("begin").addEventListener("click",()=>C(Math.max(1,Math.floor(Number(c.value))||1)-1)),i("from-here").addEventListener("click",
()=>{let N=e.current();c.value=N&&!N.isPrompt?N.index+1:1}),m.addEventListener("click",p),w.addEventListener("click",u),i("end").addEventListener("click",f),a.addEventListener(
"toggle",x),N=>{t.hidden=!e.started,N.run&&(b=null,c.value=1,i("sum").hidden=!0,M(i("cannot"),""),I()),M(i("begin"),i("sum").hidden?s("Start a round"):s("Anothe\
r round")),b&&!b.step&&(N.steps||N.status)&&W()}}function pc(t,e){let o=t.querySelector(".gp-where"),r=t.querySelector(".gp-verdict"),i=t.querySelector(".gp-score-head"),a=t.querySelector("tbody"),c=t.querySelector(
".gp-more"),d=t.querySelector(".gp-tally"),m=new ke({steps:0,differed:0},(h,p)=>p.reranked?{steps:h.steps+1,differed:h.differed+ +(k(p.reranked).token_id!==p.chosen.
token_id)}:h),w=[],b=[],k=h=>h.reduce((p,u)=>u.probability>p.probability?u:p);function L(){let h=a.insertRow(),p=l("th","",null,{scope:"row"}),[u,f,g]=[l("span",
"gp-sign"),l("bdi","gp-word"),l("span","gp-tag",s("most probable"))];p.append(u,f,g),h.append(p);let y=["probability","penalty","score"].map(()=>{let v=l("div",
"gp-cell"),O=l("span","gp-balance",null,{"aria-hidden":"true"}),[$,P]=[l("i","gp-part"),l("i","gp-zero")];O.append($,P);let _=l("span","gp-amount");return v.append(
O,_),h.append(l("td")),h.lastChild.append(v),{part:$,zero:P,amount:_}});return w.push({row:h,sign:u,word:f,tag:g,cells:y}),w.at(-1)}function T({part:h,zero:p,amount:u},f,[
g,y],v){let O=$=>($-g)/(y-g)*100;h.style.left=`${Math.min(O(0),O(f))}%`,h.style.width=`${Math.abs(O(f)-O(0))}%`,p.style.left=`${O(0)}%`,M(u,v)}function S({part:h,
zero:p,amount:u},f,[g,y],v){let O=$=>4+($-g)/(y-g)*92;h.hidden=f===null,h.style.left=`${O(f)}%`,p.style.left=`${O(0)}%`,M(u,v)}function E(h,p,u,f,g){let y=p.token_id===
u.chosen.token_id;h.row.className=y?"gp-winner":"",M(h.sign,y?"▶":""),ve(h.word,p.text),h.tag.hidden=p!==f||y,T(h.cells[0],p.probability,g.probability,D(p.probability)),
T(h.cells[1],p.penalty,g.penalty,J(p.penalty)),S(h.cells[2],p.score,g.score,J(p.score))}function A(h){let[p,u]=[Math.min(0,...h),Math.max(0,...h)];return u>p?[p,
u]:[0,1]}function C(h){let p=k(h.reranked),u=h.reranked.find(v=>v.token_id===h.chosen.token_id),f=h.reranked.slice(0,12);u&&!f.includes(u)&&(f[11]=u);let g=Object.
fromEntries(["probability","penalty","score"].map(v=>[v,A(f.map(O=>O[v]))]));for(;w.length<f.length;)L();w.forEach((v,O)=>{v.row.hidden=O>=f.length,O<f.length&&
E(v,f[O],h,p,g)});let y=h.reranked.length-f.length;c.hidden=y<=0,M(c,B(y,"and {count} less probable one, which was weighed too","and {count} less probable ones,\
 which were weighed too")),W(u,p)}function W(h,p){if(!h){r.replaceChildren();return}let u={token:oe(h.text,"gp-strong"),score:J(h.score)};r.replaceChildren(...h===
p?pe(s("{token} won: the most probable token has the highest score too ({score})."),u):pe(s("{token} won with a score of {score}. Greedy search would have chose\
n {other} ({share}), but its penalty of {penalty} leaves it a score of {lower}."),{...u,other:oe(p.text,"gp-strong"),share:D(p.probability),penalty:J(p.penalty),
lower:J(p.score)}))}function x(){let h=e.started.effective.penalty_alpha;return typeof h!="number"?s("(1 - penalty_alpha) × probability - penalty_alpha × penalt\
y. The highest score is chosen."):s("{keep} × probability - {alpha} × penalty, because penalty_alpha is {alpha}. The highest score is chosen.",{keep:Number((1-
h).toFixed(4)),alpha:h})}return()=>{let h=e.current();if(t.hidden=!(h&&h.reranked&&h.reranked.length),t.hidden||(m.follow(e.lastOf(h)),h===b[0]&&m.total===b[1]))
return;b=[h,m.total],o.textContent=s("at token {number}",{number:h.index+1}),i.dataset.tip=x(),C(h);let{steps:p,differed:u}=m.total;M(d,s("Along the text: a tok\
en other than the most probable one won in {differed} of {count} steps ({share}).",{differed:z(u),count:z(p),share:D(u/p)}))}}function uc(t,e){let n=()=>t.closest(".token-panel"),o=T=>t.querySelector(".gp-"+T),[r,i,a,c,d]=["place-words","back","on","newest","fold"].map(o),m=[...t.querySelectorAll(
"[role=tab]")];function w(T){n()&&(n().dataset.shows=T);for(let S of m){let E=S.dataset.shows===T;S.setAttribute("aria-selected",String(E)),S.tabIndex=E?0:-1}}for(let T of m)
T.addEventListener("click",()=>{w(T.dataset.shows),b(!0)}),T.addEventListener("keydown",S=>{let E={ArrowRight:1,ArrowLeft:-1}[S.key];if(!E)return;S.preventDefault();
let A=m[(m.indexOf(T)+E+m.length)%m.length];w(A.dataset.shows),b(!0),A.focus()});function b(T){n()?.toggleAttribute("data-folded",!T),d.setAttribute("aria-expan\
ded",String(T)),d.textContent=T?"▾":"▴"}d.addEventListener("click",()=>b(d.getAttribute("aria-expanded")==="false")),i.addEventListener("click",()=>e.walk(-1)),
a.addEventListener("click",()=>e.walk(1)),c.addEventListener("click",()=>e.selectStep(null));function k(T){let S=e.lineOf(T),E=e.lines().length>1&&S&&!T.isPrompt?
S.label:"",A=T.isPrompt?e.started.prompt_tokens.length:fe(S?S.last:T).length,C=L(T,{number:z(T.index+1),count:z(A),line:E});r.ariaLive=e.selected?"polite":"off",
r.replaceChildren(oe(T.chosen.text,"gp-here"),l("span","",` ${C}`)),i.disabled=T.isPrompt?!T.before:T.index===0&&!e.promptSteps.length,a.disabled=!S||S.last===T,
c.hidden=!e.selected||!e.running}function L(T,S){return T.isPrompt?s("prompt token {number} of {count}",S):e.selected?S.line?s("token {number} of {count} of {li\
ne}",S):s("token {number} of {count}",S):S.line?s("newest token {number} of {count} of {line}",S):s("newest token {number} of {count}",S)}return T=>{T.selection&&
e.selected&&b(!0);let S=e.current();if(S)return k(S);r.textContent=s("No token yet"),i.disabled=a.disabled=!0,c.hidden=!0}}function fc(t,e){let n=h=>t.querySelector(".gp-"+h),[o,r,i]=["said","rendered","try"].map(n),a=new WeakMap,c=[],d="",m=null,w=null;function b(){return qt(t,r,e,
h=>{let p=a.get(h);return p&&{id:p.token.token_id,text:p.token.text,where:s("prompt token {number}",{number:p.index+1}),step:null,why:p.words}})}function k(){let{
started:h,written:p}=e,u=h&&h.request.messages,f=u&&p&&h.model===p.model&&JSON.stringify(u)===JSON.stringify(p.messages);return p&&!f?{...p,ran:!1}:!u||!u.length?
null:{model:h.model,messages:u,tokens:h.prompt_tokens,parts:h.parts||[],ran:!0}}function L({messages:h,parts:p,problem:u}){let f=new Set(p.filter(({kind:g})=>g===
"message").map(({message:g})=>g));o.replaceChildren(...h.map(({role:g,content:y},v)=>{let O=l("li","",null,{"data-role":g});return O.append(l("span","gp-role",g),
l("p","",y)),!u&&f.size>0&&!f.has(v)&&y.trim()&&O.append(l("p","gp-dropped",s("✕ The template leaves this message out."))),O}))}let T={message:({role:h})=>s("\
words of {role}",{role:h}),template:()=>s("written by the template"),generation:()=>s("generation prompt: the answer begins here")};function S(h,p){let u=h?T[h.
kind](h):s("of unknown origin");return p.piece===null?s("special token, {whose}",{whose:u}):u}function E({tokens:h,parts:p}){r.replaceChildren(),c=[],m=null;let u=new Set(
p.map(({stop:g})=>g)),f=null;h.forEach((g,y)=>{let v=p.find(_=>_.start<=y&&y<_.stop)||null;if(!f||!y||u.has(y)||p.some(({start:_})=>_===y)){let _=l("span","gp-p\
art",null,v?{"data-kind":v.kind}:{});v&&v.kind==="message"&&_.append(l("span","gp-role",v.role)),v&&v.kind==="generation"&&_.append(l("span","gp-role",s("the an\
swer begins"))),r.append(_),f={rows:_,tokens:[]}}let O=l("span","gp-token",null,{role:"button",tabindex:"-1"}),$=S(v,g);ze(O,g),O.setAttribute("aria-label",s("p\
rompt token {number}: {token}, {words}",{number:y+1,token:Z(g.text),words:$})),a.set(O,{token:g,index:y,words:$});let P=f.tokens.length?a.get(f.tokens.at(-1)).token:
null;dt(f,O,g,P),c.push(O)}),c.length&&A(c[0])}function A(h){m&&(m.tabIndex=-1),m=h,h.tabIndex=0}function C(h){h&&(A(h),h.focus({preventScroll:!0}),h.scrollIntoView(
{block:"nearest"}),w.show(h))}r.addEventListener("click",({target:h})=>C(h.closest(".gp-token"))),r.addEventListener("keydown",h=>{let p=c.indexOf(h.target.closest(
".gp-token"));if(p<0||h.ctrlKey||h.metaKey||h.altKey)return;let u={ArrowRight:()=>c[p+1],ArrowLeft:()=>c[p-1],Home:()=>c[0],End:()=>c.at(-1),ArrowDown:()=>Pe(c,
p,1),ArrowUp:()=>Pe(c,p,-1),Enter:()=>c[p]," ":()=>c[p]};u[h.key]&&(h.preventDefault(),C(u[h.key]()))});function W({tokens:h,parts:p}){let u=P=>p.filter(_=>_.kind===
P).reduce((_,{start:q,stop:I})=>_+I-q,0),f=h.filter(({piece:P})=>P===null).length,[g,y,v]=["message","template","generation"].map(u),O={words:z(g),around:z(y),begin:z(
v)};return`${g||y?B(h.length,"{count} token: {words} for the words of the messages, {around} around them, {begin} to begin the answer.","{count} tokens: {words}\
 for the words of the messages, {around} around them, {begin} to begin the answer.",O):v?B(h.length,"{count} token: this template changes the words, so the orig\
in of its tokens is unknown, except for the {begin} that begin the answer.","{count} tokens: this template changes the words, so the origin of its tokens is unk\
nown, except for the {begin} that begin the answer.",O):B(h.length,"{count} token: this template changes the words, so the origin of its tokens is unknown.","{c\
ount} tokens: this template changes the words, so the origin of its tokens is unknown.")} ${B(f,"{count} is special.","{count} are special.")}`}function x({tokens:h,
parts:p}){let u=p.filter(({kind:g})=>g==="message").flatMap(({start:g,stop:y})=>h.slice(g,y)).filter(({piece:g})=>g===null),f=[...new Set(u.map(({text:g})=>Z(g)))];
return f.length?s("A message contains {tokens}: written like a special token, it is read as one, as if the template had written it.",{tokens:f.join(", ")}):""}return i.
addEventListener("click",()=>e.ask({type:"without"})),()=>{let h=k();if(t.hidden=!h,!h){d="";return}i.hidden=!Object.hasOwn(e.answers,"without")||!!h.problem;let p=JSON.
stringify([h.model,h.messages,h.parts,h.problem,h.ran,h.tokens.length]);if(p===d)return;d=p,w??=b(),M(n("which"),h.ran?s("of {model}, as this run read it",{model:h.
model}):s("of {model}, as written now: not run yet",{model:h.model})),K(n("refusal"),!!h.problem),M(n("refusal"),s(h.problem)),L(h),K(n("made"),!h.problem),E(h),
K(n("generation-key"),h.parts.some(({kind:f})=>f==="generation")),M(n("template-words"),h.problem?"":W(h));let u=x(h);K(n("warn"),!!u),M(n("warn"),u),w.hide()}}function mc(t,e,n){let{state:o,log:r,text:i,select:a}=t;function c(d){if(!d)return;let{step:m}=o.entries.get(d);m&&r.selectStep(m),d.focus({preventScroll:!0}),d.
scrollIntoView({block:"nearest"}),m||n.show(d)}i.addEventListener("click",d=>{let m=o.tokenAt(d);m&&(c(m),o.entries.get(m).step&&n.dismiss())}),i.addEventListener(
"keydown",d=>{if(d.key==="Escape"){r.selectStep(null);return}let m=o.tokenAt(d);if(!m||d.ctrlKey||d.metaKey||d.altKey)return;let w=o.allTokens,b=w.indexOf(m),k={
ArrowRight:()=>w[b+1],ArrowLeft:()=>w[b-1],ArrowDown:()=>Pe(w,b,1),ArrowUp:()=>Pe(w,b,-1),Home:()=>w.find(L=>o.entries.get(L).step),End:()=>w.at(-1),Enter:()=>m,
" ":()=>m};k[d.key]&&(d.preventDefault(),c(k[d.key]()))}),a.addEventListener("change",()=>{o.shadedBy=a.value,t.shadeAll(),e.drawScale()}),i.addEventListener("s\
croll",()=>{o.atEnd=i.scrollHeight-i.scrollTop-i.clientHeight<60},{passive:!0}),new ResizeObserver(()=>t.resized()).observe(i)}var gc=t=>t.started&&t.started.request||{},Xs=t=>!!gc(t).only_given;function Zs(t,{index:e,isPrompt:n,isStart:o}){if(o)return s("decoder start token");let r={number:e+
1};return n?t.readsSource?s("source token {number}",r):s("prompt token {number}",r):s("token {number}",r)}function Qs(t,{index:e,isStart:n}){return n?s("every t\
arget begins with it: not chosen"):t.readsSource?s("the encoder reads it: it has no probability"):e===0?s("nothing comes before it: it has no probability"):gc(t).
read_prompt&&!t.finished&&!t.failed?s("its probability is read when the text ends"):s("its probability was not read")}function er(t,e){let n=[];return e.given&&
!Xs(t)&&n.push(s("given, not chosen")),n.push(...Nr(e)),n}function wc(t,e){let{step:n,token:o}=e,r=n?[...Nn(n,t.unit),...er(t,n)]:[Qs(t,e)];return[s("{where}: {\
token}",{where:Zs(t,e),token:Z(o.text)}),...r].join(", ")}var Co=class{constructor(e,n,o,r){this.root=e,this.text=n,this.select=o,this.state=r,this.scale=e.querySelector(".gp-scale"),this.origins=e.querySelector(".gp-o\
rigins"),this.originsAlong=new ke(Tr,$r)}drawScale(){Xt(this.scale,this.select.value,this.state.log.unit)}drawMarks(){let{root:e,state:n}=this,{prompt:o,begun:r,
lines:i}=n,a=!Xs(n.log)&&i.some(({steps:c})=>c.length&&c[0].given);e.querySelector(".gp-mark-prompt").hidden=!o||!o.tokens.length,M(e.querySelector(".gp-mark-pr\
ompt .gp-ink"),r?s("source, and what the target begins with"):s("prompt")),e.querySelector(".gp-mark-given").hidden=!a,this.drawOrigins(),this.text.classList.toggle(
"gp-has-given",a)}drawOrigins(){let{origins:e,originsAlong:n,state:{log:o,lines:r}}=this;if(e.hidden=!o.rounds.length,e.hidden)return;n.follow(r.length&&r[0].steps.
at(-1)||null);let i=X(e,Object.keys(ct).length,op);Object.entries(ct).forEach(([a,[,c,d]],m)=>{let[w,b]=i[m].children;i[m].dataset.draft=a,i[m].dataset.tip=d,M(
w,c),M(b,z(n.total[a]))})}};function op(){let t=l("span","",null,{tabindex:"0"});return t.append(l("span","gp-ink")," ",l("b")),t}var Po=class{constructor(e){this.log=e,this.entries=new WeakMap,this.shadedBy="",this.clear()}clear(){this.prompt=null,this.fold=null,this.begun=null,this.lines=
[],this.marked=null,this.atEnd=!0}get paragraphs(){return[this.prompt,this.begun,...this.lines].filter(Boolean)}get allTokens(){return this.paragraphs.flatMap(({
tokens:e})=>e)}elementOf(e){if(e.isPrompt)return this.prompt&&this.prompt.tokens[e.index]||null;for(let n of this.lines)if(n.steps[e.index]===e)return n.tokens[e.
index];return null}tokenAt(e){let n=e.target.closest('[role="button"]');return n&&this.entries.has(n)?n:null}};var sp=30,No=class{constructor(e,n,o,r){this.text=e,this.empty=n,this.select=o,this.state=r,this.log=r.log,this.width=0,this.resettle=0,this.unfolds=!1}startRun(){
let{text:e,log:n,state:o}=this;if(e.replaceChildren(),o.clear(),!n.started){e.append(this.empty);return}let r=n.readsSource;e.classList.toggle("gp-apart",r),r&&
e.append(l("span","gp-part-name",s("Source: the encoder reads it"))),o.prompt=this.drawFixed(n.started.prompt_tokens,r?s("Source"):s("Prompt")),this.drawFold(),
r&&(e.append(l("span","gp-part-name",s("Target: the decoder writes it, from its start token on"))),o.begun=this.drawFixed(n.started.decoder_tokens,s("Start of t\
he target"),{isStart:!0}))}drawFixed(e,n,o={}){let r=l("span","gp-prompt",null,{"aria-label":n}),i={rows:new Xe(r),tokens:[]};return e.forEach((a,c)=>this.append(
i,{token:a,index:c,isPrompt:!0,step:null,...o})),this.text.append(r),i}drawFold(){let{prompt:e}=this.state,n=e.tokens.length,o=l("button","gp-unfold",null,{type:"\
button"});this.state.fold=n>sp&&!this.log.started.request.only_given?o:null,this.state.fold&&(o.addEventListener("click",()=>this.foldPrompt(this.unfolds)),e.rows.
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
ompt-token":"gp-token",null,{role:"button",tabindex:"-1","aria-pressed":"false"});return ze(i,n),o&&o.draft&&o.draft.origin!=="none"&&(i.dataset.draft=o.draft.origin),
o&&o.given&&(i.dataset.given=""),this.state.entries.set(i,e),this.describe(i),o&&this.shade(i),i}describe(e){e.setAttribute("aria-label",wc(this.log,this.state.
entries.get(e)))}shade(e){Yt(e.querySelector(".gp-ink"),this.select.value,ye(this.state.entries.get(e).step)),e.dataset.shaded=""}shadeAll(){for(let e of this.state.
allTokens)this.state.entries.get(e).step&&this.shade(e)}markCurrent(){let{log:e,state:n}=this,o=e.current(),r=o?n.elementOf(o):null,{marked:i}=n;i&&i!==r&&(i.classList.
remove("gp-current"),i.setAttribute("aria-pressed","false"),i.tabIndex=-1),n.marked=r,r&&(o.isPrompt&&n.fold&&!this.unfolds&&this.foldPrompt(!1),r.classList.add(
"gp-current"),r.setAttribute("aria-pressed",String(e.selected===o)),r.tabIndex=0)}followEnd(){let{log:e,text:n}=this;this.state.atEnd&&!e.selected&&e.running&&!e.
usesBeams&&(n.scrollTop=n.scrollHeight)}resized(){!this.text.clientWidth||this.text.clientWidth===this.width||(this.width=this.text.clientWidth,this.dissolve())}dissolve(){
for(let{rows:e}of this.state.paragraphs)e.dissolve();clearTimeout(this.resettle),this.resettle=setTimeout(()=>this.settle(),200)}settle(){this.width||=this.text.
clientWidth;for(let{rows:e}of this.state.paragraphs)e.settle()}};function bc(t,e){let n=t.querySelector(".gp-text"),o=t.querySelector(".gp-shade"),r=new Po(e),i=new No(n,t.querySelector(".gp-empty"),o,r),a=new Co(t,n,o,r),c=qt(
t,n,e,m=>{let w=r.entries.get(m);if(!w)return null;let{token:b,step:k}=w,L=k?er(e,k).join(", "):Qs(e,w);return{id:b.token_id,text:b.text,where:Zs(e,w),step:k,why:L}});
mc(i,a,c);function d(){e.started&&(o.value=r.shadedBy||(e.started.request.only_given?"surprisal":"uncertainty"),a.drawScale()),i.startRun()}return m=>{if(m.run&&
d(),(m.run||m.steps||m.status)&&(i.drawLines(),a.drawMarks()),r.prompt&&(m.run||m.prompt)&&i.drawPrompt(),r.prompt&&(m.unit||m.status))for(let w of m.unit?r.allTokens:
r.prompt.tokens)i.describe(w);m.unit&&a.drawScale(),i.markCurrent(),m.steps&&(i.followEnd(),i.settle()),c.refresh(m.unit||m.prompt||m.status)}}var ie=t=>J(t,2).replace("-","−");function kc(t,e=null){let{z_score:n,threshold:o,prediction:r}=t,i={z:ie(n),threshold:Number(o.toFixed(2))};if(r&&e&&V(e.z_score)&&
e.z_score<=o){let d=[s("z is {z}, above the threshold {threshold}, but p counts each token as new evidence.",i),s("With repeated n-grams counted once, z is {z}.",
{z:ie(e.z_score)})];return["even","◇",s("Not known: above the threshold by repeats alone"),d.join(" ")]}if(r)return["good","◆",s("Watermarked"),`${s("z is {\
z}, above the threshold {threshold}.",i)} ${Rt(o)}`];let a=t.tokens_needed,c=[s("z is {z}, not above the threshold {threshold}.",i),s("That does not prove that \
there is none: the text may be too short, or the mark may have been removed.")];return V(a)&&a>sn(t)&&c.push(s("If the text went on like this, about {number} to\
kens would be enough.",{number:z(a)})),["even","◇",s("No sign of this watermark"),c.join(" ")]}var sn=({num_tokens_scored:t,tokens:e})=>V(t)?t:(e||[]).filter(
([,,,,n])=>n).length;function rp(t){let{kind:e,z_score:n,p_value:o,confidence:r,threshold:i,false_positive_rate:a,tokens_needed:c}=t;return[...e==="green"?ip(t):
ap(t),[s("z-score"),ie(n),e==="green"?s("How many standard deviations more tokens are green than without a watermark: (green − ratio × scored) / √(scored × rati\
o × (1 − ratio))."):s("How many standard deviations the weighted mean lies above that of fair coins.")],[s("p-value"),Ke(o),s("The probability of a z at leas\
t as high in a text without this watermark: the upper tail of the normal distribution. It assumes independent tokens; where phrases are repeated, z scatters mor\
e.")],[s("confidence"),r>.9999?"> 0.9999":J(r,4),s("1 − p. It is not the probability that the text is watermarked: a text without the watermark has 0.9 or more \
in one of ten cases, and 0.5 or more in one of two.")],[s("false-positive rate"),Ke(a),s("What the threshold {threshold} means: the share of texts without this \
watermark whose z is above it.",{threshold:Number(i.toFixed(2))})],...V(c)?[[s("tokens needed"),z(c),s("How many scored tokens reach the threshold at this share\
: z grows with the square root of their number.")]]:[]]}function ip({num_tokens_scored:t,num_green_tokens:e,green_fraction:n,ratio:o,list_size:r}){return[[s("to\
kens scored"),z(t),s("Tokens of which the detector can tell whether they are green. The first ones have too few tokens before them; where repeated n-grams count\
 once, later ones are left out.")],[s("green tokens"),z(e),s("Scored tokens on their green list, which holds {size} tokens of the vocabulary.",{size:z(r)})],[s(
"green fraction"),D(n),s("Green tokens / tokens scored. Without the watermark about {share} are green: the ratio.",{share:D(o)})]]}function ap(t){let{mean:e,weighted_mean:n,
num_g_values:o,posterior:r,layers:i}=t;return[[s("tokens scored"),z(sn(t)),s("Tokens with enough tokens before them, whose context has not occurred before.")],[
s("g-values"),z(o),B((i||[]).length,"One for each scored token, with {count} key: 0 or 1, like a fair coin in a text without the watermark.","One for each score\
d token and each of the {count} keys: 0 or 1, like a fair coin in a text without the watermark.")],[s("mean g-value"),J(e,4),s("The share of g-values that are 1\
. Without the watermark it is about 0.5.")],[s("weighted mean"),J(n,4),s("The same with more weight on the first keys, whose rounds of the tournament leave the \
clearest mark.")],...V(r)?[[s("posterior"),D(r),s("The trained Bayesian detector’s probability that the text is watermarked, if it is like the texts that the de\
tector was trained on.")]]:[]]}function rn(t,e){let n=e.map(({report:c})=>new Map(rp(c).map(d=>[d[0],d]))),o=[...new Set(n.flatMap(c=>[...c.keys()]))],[r]=X(t.tHead,
1,()=>l("tr")),i=X(r,e.length+1,()=>l("th","",null,{scope:"col"}));e.forEach(({name:c},d)=>M(i[d+1],c)),t.tHead.hidden=e.length<2;let a=X(t.tBodies[0],o.length,
()=>{let c=l("tr"),d=l("th","",null,{scope:"row"});return d.append(l("span","",null,{tabindex:0})),c.append(d),c});o.forEach((c,d)=>{let m=X(a[d],e.length+1,()=>l(
"td")),w=n.find(b=>b.has(c)).get(c);M(m[0].firstChild,c),G(m[0].firstChild,{"data-tip":w[2]}),n.forEach((b,k)=>M(m[k+1],b.has(c)?b.get(c)[1]:"–"))})}function gt({
tokens:t,prompt_tokens:e}){return t.map(([,n,o,r,i,a],c)=>({token:{text:n,piece:o},mark:{green:r,g:a,counted:i||!(r!==null||a!==null)},words(){let m={number:z(c+
1),token:Z(n),mark:cp(r,a,i)};return c<e?s("Token {number}, of the prompt, {token}: {mark}",m):s("Token {number}, {token}: {mark}",m)}}))}function cp(t,e,n){if(t===
null&&e===null)return s("not scored, because too few tokens come before it.");if(e!==null){let r=s("mean g-value {g}, where chance gives 0.5.",{g:e.toFixed(2)});
return n?r:`${r} ${s("Not counted: its context came before, or it is left out.")}`}let o=t?s("◆ green."):s("◇ red.");return n?o:`${o} ${s("Not counted: the \
same n-gram came before, or it is left out.")}`}var wt=({kind:t,tokens:e})=>[t,{unscored:e.some(([,,,n,,o])=>n===null&&o===null),repeated:e.some(([,,,n,o,r])=>!o&&
(n!==null||r!==null))}];function yc(t,e){let n=c=>t.querySelector(".gp-"+c),o=new Te(n("words"));function r({before:c,after:d}){if(d.error)return["even","…",s("Nothing left to score"),
`${s(d.error.message)} ${s("z was {z} before.",{z:ie(c.z_score)})}`];let m=s("z from {before} to {after}",{before:ie(c.z_score),after:ie(d.z_score)}),w=Number(d.
threshold.toFixed(2));return c.prediction?d.prediction?["good","◆",m,s("Still above the threshold {threshold}: the watermark survived.",{threshold:w})]:["bad",
"◇",m,s("No longer above the threshold {threshold}: the detector does not find the watermark any more.",{threshold:w})]:["even","◇",m,s("The text did not pa\
ss the threshold {threshold} before the attack: there is nothing to remove.",{threshold:w})]}function i({how:c,strength:d}){return c?V(d)?s("{attack}, strength \
{strength}",{attack:s(c),strength:D(d)}):s(c):s("edited by hand")}function a(c){let{before:d,after:m}=c,[w,b,k,L]=r(c);G(n("answer"),{"data-verdict":w}),M(n("an\
swer-sign"),b),M(n("answer-words"),k),M(n("answer-more"),L),M(n("told"),`${k}. ${L}`),M(n("about"),i(c)),K(n("of-text"),!m.error),m.error||(Ue(n("legend"),...wt(
m)),o.show(gt(m)));let T=[{name:s("before"),report:d},...m.error?[]:[{name:s("after"),report:m}]];rn(n("found-numbers"),T)}return c=>{t.hidden=!e.found,!t.hidden&&
c.found&&a(e.found)}}function xc(t,e){let n=x=>t.querySelector(".gp-"+x),o=["without","with"],r=n("threshold"),i=3,a=()=>e.answered("pair"),c=({report:x})=>!!x&&!x.error,d=o.map(x=>{
let h=l("div"),[p,u,f]=[l("p","gp-facts"),l("p","gp-problem","",{role:"status"}),l("div","gp-text-body",null,{dir:"auto"})];return h.append(l("h3","",x==="with"?
s("With the watermark"):s("Without the watermark")),p,u,f),n("texts").append(h),{facts:p,problem:u,text:new Te(f),shown:0,report:null}});r.addEventListener("inp\
ut",()=>{let x=r.valueAsNumber;!Number.isFinite(x)||x<0||x>20||(i=x,a()&&W())});function m(x,h,p){if(p){x.report!==p&&x.text.show(gt(p)),Object.assign(x,{report:p,
shown:0});return}let[u]=e.groups[h].entries,f=u.tokens.map(g=>({token:g,mark:{},words:()=>s("{token}, not scored yet",{token:Z(g.text)})}));x.text.show(f,x.report?
0:x.shown),Object.assign(x,{report:null,shown:f.length})}function w({tokens:x,perplexity:h,stop_reason:p,report:u}){if(!x)return s("not started");let f=[B(x,"{c\
ount} token","{count} tokens")];return V(h)&&f.push(s("perplexity {value}",{value:h.toFixed(2)})),u&&!u.error&&f.push(u.kind==="green"?s("{share} green",{share:D(
u.green_fraction)}):s("mean g-value {g}",{g:u.mean.toFixed(3)})),p&&f.push(we(p)[1]),f.join(" · ")}function b({texts:x}){x.forEach((p,u)=>{let f=d[u];m(f,u,c(p)?
p.report:null),M(f.facts,w({...p,tokens:p.tokens||e.groups[u].entries[0].tokens.length}));let{error:g}=p.report||{};K(f.problem,!!g),M(f.problem,g?`${s(g.message)}\
 ${s(g.fix)}`:"")});let h=x.filter(c).map(({report:p})=>wt(p)[1]);Ue(n("legend"),e.found.kind,{unscored:h.some(({unscored:p})=>p),repeated:h.some(({repeated:p})=>p)})}
function k({texts:x}){if(!x.every(c))return x.find(({report:g})=>g&&g.error)?["even","–",s("No comparison"),s("One of the texts cannot be scored.")]:["wait","\
…",e.done?s("No answer"):s("Not known yet"),s("Both texts must be complete.")];let[h,p]=x.map(({report:f})=>f.z_score),u=s("z is {marked} with the watermark a\
nd {plain} without it; the threshold is {threshold}.",{marked:ie(p),plain:ie(h),threshold:Number(i.toFixed(2))});return h>i?["bad","✗",s("A false positive"),`${u}\
 ${s("The text without the watermark passes it.")}`]:p>i?["good","◆",s("The watermark is found"),u]:["even","◇",s("The watermark is not found"),`${u} ${T(x[1].
report)}`]}let L=({tokens_needed:x,threshold:h})=>V(x)&&h>0?Math.ceil(x*(i/h)**2):null;function T(x){let[h,p]=[L(x),sn(x)];return h>p?B(h,"If the text went on l\
ike this, about {count} scored token would be needed; it has {scored}.","If the text went on like this, about {count} scored tokens would be needed; it has {sco\
red}.",{scored:z(p)}):s("A longer text or a stronger mark would help.")}function S({texts:x}){let[h,p]=x.map(({perplexity:f})=>f);return!x.every(c)||!V(h)||!V(p)?
"":`${s("Perplexity under the model, without the watermark and with it: {plain} and {marked}.",{plain:h.toFixed(2),marked:p.toFixed(2)})} ${s("One pair of texts\
 says little about the cost; “{question}” measures it.",{question:s("What does it cost?")})}`}function E(x){let[h,p,u,f]=k(x);G(n("answer"),{"data-verdict":h}),
M(n("answer-sign"),p),M(n("answer-words"),u),M(n("answer-more"),`${f} ${S(x)}`.trim()),M(n("means"),Rt(i)),e.done&&M(n("told"),`${u}. ${f}`);let g=e.entries[0]&&
e.entries[0].seed;M(n("about"),[tr(x.watermark),...V(g)?[s("seed {seed}",{seed:g})]:[]].join(" · "))}function A({report:x,expected:h}){if(!V(h)||x.kind!=="gree\
n")return null;let{ratio:p,num_tokens_scored:u}=x,f=Array.from({length:Math.min(60,u)},(g,y)=>(y+1)*u/Math.min(60,u));return{name:s("expected with it, at least"),
look:"expected",points:f.map(g=>[g,ln(h*g,g,p)]),tip:s("At least {share} of the tokens are expected to be green with this bias, by theorem 4.2 of Kirchenbauer e\
t al. 2023, from the model’s distributions along the text.",{share:D(h)})}}function C({texts:x}){if(K(n("evidence"),x.every(c)),n("evidence").hidden)return;let[
h,p]=x,u=[{name:s("with the watermark"),look:"measured",points:p.report.curve},A(p),{name:s("without it"),look:"other",points:h.report.curve}].filter(Boolean);Bt(
n("keys"),u),zt(n("curves"),{curves:u,threshold:i});let f=x.map(({report:g},y)=>{let v=Be(g.z_score);return{name:y?s("with"):s("without"),report:{...g,threshold:i,
p_value:v,confidence:1-v,false_positive_rate:Be(i),tokens_needed:L(g)}}});rn(t.querySelector("table"),f)}function W(){b(e.found),E(e.found),C(e.found)}return new ResizeObserver(
()=>a()&&C(e.found)).observe(t),x=>{t.hidden=!a(),!t.hidden&&(x.run&&d.forEach(h=>Object.assign(h,{report:null,shown:0})&&h.text.show([])),(x.run||x.found||x.status||
x.steps)&&W())}}function tr(t){return Array.isArray(t.keys)?B(t.keys.length,"SynthID, {count} key, n-grams of {length}","SynthID, {count} keys, n-grams of {leng\
th}",{length:t.ngram_len}):s("green lists of {ratio}, bias {bias}, {scheme}, context width {width}",Sc(t))}function vc(t){return Array.isArray(t.keys)?s("SynthI\
D, n-grams of {length}",{length:t.ngram_len}):s("green lists of {ratio}, {scheme}, context width {width}",Sc(t))}var Sc=({greenlist_ratio:t=.25,bias:e=2,seeding_scheme:n="\
lefthash",context_width:o=1})=>({ratio:D(t),bias:e,scheme:n,width:o});var Wo=t=>Object.hasOwn(Sn,t)?s(Sn[t][0]):t;function _c(t,e){let n=v=>t.querySelector(".gp-"+v),[o,r]=[n("which"),n("threshold")],i={},a=null,c=.01,d=()=>e.answered(
"sure"),m=({auc:v})=>V(v),w=({scores:v,learned:O})=>{let $=v.findIndex(({name:P})=>P===a);return $>=0?$:O?v.length-1:0},b=v=>i[v]??(v==="posterior"?.5:e.found.threshold);
o.addEventListener("change",()=>{a=o.value,y()}),r.addEventListener("input",()=>{!Number.isFinite(r.valueAsNumber)||Math.abs(r.valueAsNumber)>100||(i[e.found.scores[w(
e.found)].name]=r.valueAsNumber,p(e.found))});function k({counts:v,scores:O,fewest:$},P){let _=e.done?s("No answer"):s("Not known yet");if(!m(P))return["wait","\
…",_,e.done?s("At least one text without the watermark and one with it must be scored."):s("The first texts are being written.")];let[q]=P.rates;if(Math.min(...v)<
$)return["wait","…",_,B(v[1],"{count} text with the watermark and {plain} without it are too few to tell: {fewest} of each are needed.","{count} texts with th\
e watermark and {plain} without it are too few to tell: {fewest} of each are needed.",{plain:z(v[0]),fewest:z($)})];let I={found:z(q.detected),number:z(q.marked),
rate:D(q.level)},F=e.running?s("{found} of {number} found at {rate} false positives so far",I):s("{found} of {number} found at {rate} false positives",I),N=[...L(
q,O.length>1?Wo(P.name):""),s("AUC of these texts: {auc}.",{auc:P.auc.toFixed(3)})].join(" ");return[q.apart?"good":"even",q.apart?"◆":"◇",F,N]}function L(v,O){
let[$,P]=v.found_between.map(D),_={number:z(v.false_positives),share:D(v.false_between[1])},q=[O?s("By the {score}, the true detection rate lies between {low} a\
nd {high}.",{score:O,low:$,high:P}):s("The true detection rate lies between {low} and {high}.",{low:$,high:P}),v.false_positives?s("Of the texts without the wat\
ermark, {number} passed, so the true false-positive rate may be up to {share}.",_):s("Of the texts without the watermark, none passed, but the true false-positi\
ve rate may be up to {share}.",_)];return v.level>c&&q.push(B(v.plain,"{rate} is the smallest rate that {count} text without it can show.","{rate} is the smalle\
st rate that {count} texts without it can show.",{rate:D(v.level)})),v.apart||q.push(s("The intervals overlap: it is not known whether more are found than pass \
by chance.")),q}function T(v){let[O,$,P,_]=k(v,v.scores[w(v)]);G(n("answer"),{"data-verdict":O}),M(n("answer-sign"),$),M(n("answer-words"),P),M(n("answer-more"),
_),e.done&&M(n("told"),`${P}. ${_}`),M(n("missing"),Ae(e,v)),M(n("about"),[tr(v.watermark),...v.learned?[s("only the texts that no detector was trained on")]:[]].
join(" · "));let{left_out:q,problem:I}=v;K(n("warning"),q>0);let F=I?`${s(I.message)} ${s(I.fix)}`:s("No token in them counts.");M(n("warning"),q>0?`⚠ ${B(q,
"{count} text was not scored.","{count} texts were not scored.")} ${F}`:"")}let S=(v,O)=>v.filter($=>$>O).length;function E({values:v,name:O},$){let[P,_]=v.map(
N=>S(N,$)),[q,I]=[P/v[0].length,_/v[1].length],F=[B(v[1].length,"Above {threshold}: {marked} of {count} text with the watermark ({found}), and {plain} of {other\
s} without it ({passed}).","Above {threshold}: {marked} of {count} texts with the watermark ({found}), and {plain} of {others} without it ({passed}).",{threshold:Number(
$.toFixed(2)),marked:z(_),found:D(I),plain:z(P),others:z(v[0].length),passed:D(q)})];return O!=="posterior"&&F.push(s("If scores without the watermark were stan\
dard normal, {share} would pass.",{share:Ke(Be($))})),{x:q,y:I,words:F.join(" ")}}function A(v,O){let $=2/(9*(O-1));return v**2>(1-$+1.645*Math.sqrt($))**3}function C({
values:v,normal:O,name:$}){if($==="posterior"||!O[0])return"";let[P,_]=O.map(I=>I&&{mean:ie(I[0]),deviation:I[1].toFixed(2)}),q=[s("Without the watermark: mean \
{mean}, standard deviation {deviation}; in theory 0 and 1.",P),_?s("With it: mean {mean}, standard deviation {deviation}.",_):s("With it: too few texts.")];return A(
O[0][1],v[0].length)&&q.push(s("The scores without the watermark scatter more than in theory, as they do where phrases repeat: try “{option}”.",{option:s("c\
ount repeated n-grams once")})),q.join(" ")}function W({scores:v}){let O=v.filter(m).flatMap(P=>P.rates.map(_=>[P,_])),$=X(t.querySelector(".gp-rates tbody"),O.
length,()=>{let P=l("tr");return P.append(l("th","",null,{scope:"row"}),...Array.from({length:4},()=>{let _=l("td");return _.append(l("span")," ",l("small")),_})),
P});O.forEach(([P,_],q)=>{let[I,F,N,R,j]=$[q].cells,[H,U]=_.found_between.map(D);M(I,Wo(P.name)),x(F,D(_.level),""),_.shown?x(N,D(_.detected/_.marked),V(_.threshold)?
s("({low} to {high}), threshold {threshold}",{low:H,high:U,threshold:ie(_.threshold)}):s("({low} to {high})",{low:H,high:U})):x(N,s("not known"),B(Math.ceil(1/_.
level-1e-9),"needs {count} text without it","needs {count} texts without it")),x(R,_.normal?D(_.normal.rate):"–",_.normal?s("threshold {value}",{value:ie(_.normal.
threshold)}):""),_.shown?x(j,s("up to {share}",{share:D(_.false_between[1])}),s("{passed} of {number} passed",{passed:z(_.false_positives),number:z(_.plain)})):
x(j,"–","")})}function x(v,O,$){M(v.children[0],O),M(v.children[1],$)}function h({scores:v}){let[{rates:O}]=v.filter(m),$=O.filter(({shown:I})=>!I).map(({level:I})=>D(
I));if(!$.length)return"";let[P,_]=$;return`${B(O[0].plain,"With {count} text without the watermark, a false-positive rate of {rate} is less than one text, so t\
he samples cannot show it.","With {count} texts without the watermark, a false-positive rate of {rate} is less than one text, so the samples cannot show it.",{rate:_?
s("{first} or {second}",{first:P,second:_}):P})} ${s("The normal distributions reach further, as far as the scores are normal.")}`}function p(v){let O=v.scores[w(
v)];if(K(n("shown"),m(O)),!m(O))return;let $=b(O.name);document.activeElement!==r&&(r.value=$);let P=E(O,$);ue(n("scores"),An(e.charts[`scores ${O.name}`],$,s("\
threshold {value}",{value:Number($.toFixed(2))}))),M(n("at-threshold"),P.words),M(n("spreads"),C(O)),K(n("of-fit"),O.name!=="posterior"&&O.normal.some(Boolean));
let _=v.scores.filter(m);if(ue(n("roc"),br(e.charts[`roc ${O.name}`],P)),f(n("roc-keys"),_.map(({name:I,auc:F},N)=>[N===_.indexOf(O)?"gp-roc-main":`gp-roc-other\
 gp-roc-${N%3}`,s("{score}: AUC {auc}",{score:Wo(I),auc:F.toFixed(3)}),s(Tn(Sn,I,["","",""])[2])])),W(v),M(n("few"),h(v)),K(n("of-lengths"),v.lengths.length>1),
v.lengths.length<2)return;ue(n("lengths-box"),e.charts.lengths);let q=v.kind==="synthid"?s("mean g"):"z";f(n("length-keys"),[["gp-z-measured",s("found at {rate}\
 false positives, by {score}, from the samples",{rate:u(v.lengths),score:q}),s("The threshold is the laxest that at most this share of the cut texts without the\
 watermark passes; unless the share is 1%, so few texts cannot show a smaller one. The bars are the 95 % intervals of the true rate.")],["gp-z-expected",s("the \
same by normal distributions"),s("As if the scores at each length were normal.")],["gp-z-other",s("AUC"),s("How often a cut text with the watermark scores highe\
r than one without: 50% is guessing.")]])}function u(v){let O=v.map(({levels:[_]})=>_),[$,P]=[Math.min(...O),Math.max(...O)].map(D);return $===P?$:s("{low} to {\
high}",{low:$,high:P})}function f(v,O){let $=X(v,O.length,()=>{let P=l("span"),_=ee("svg");return G(_,{width:26,height:8,"aria-hidden":"true"}),_.append(ee("pat\
h")),P.append(_,l("span","",null,{tabindex:0})),P});O.forEach(([P,_,q],I)=>{G($[I].firstChild.firstChild,{class:P,d:"M1 4H25"}),M($[I].lastChild,_),G($[I].lastChild,
{"data-tip":q})})}function g({scores:v}){K(n("of-score"),v.length>1);let O=v.map(({name:$})=>$).join();o.dataset.key!==O&&(o.dataset.key=O,o.replaceChildren(...v.
map(({name:$})=>l("option","",Wo($),{value:$}))),o.value=v[w(e.found)].name)}function y(){g(e.found),T(e.found),p(e.found)}return v=>{t.hidden=!d(),!t.hidden&&(v.
found||v.status)&&y()}}function Oc(t,e){let n=A=>t.querySelector(".gp-"+A),o=[s("the text alone"),s("with its prompt")],r=new Te(n("words")),i=n("which");i.addEventListener("change",()=>b());
let a=()=>e.found.reports[Math.min(Number(i.value),e.found.reports.length-1)];function c({reports:A,once:C,otherwise:W}){let[x,h,p,u]=kc(A[0],C?null:W);G(n("ans\
wer"),{"data-verdict":x}),M(n("answer-sign"),h),M(n("answer-words"),p),M(n("answer-more"),u),M(n("told"),`${p}. ${u}`),K(n("beside"),A.length>1),A.length>1&&M(n(
"beside"),m(A));let f=d(e.found);K(n("repeats"),!!f),M(n("repeats"),f),M(n("about"),w(e.found))}function d({reports:[{num_tokens_scored:A}],otherwise:C,once:W}){
let x=C?C.num_tokens_scored:null;if(!V(x)||x===A)return"";let h=ie(C.z_score);return W?B(x-A,"Left out as repeated: {count} token. With it, z would be {z}.","Le\
ft out as repeated: {count} tokens. With them, z would be {z}.",{z:h}):B(A-x,"Of the scored tokens, {count} only repeats an n-gram that came before, which is no\
 new evidence: counted once, z is {z}.","Of the scored tokens, {count} only repeat an n-gram that came before, which is no new evidence: counted once, z is {z}.",
{z:h})}function m([A,C]){let W=C.z_score-A.z_score,x=Math.abs(W)<.005?s("This changes nothing."):W<0?s("This dilutes the mark."):s("This happens to add to it."),
h=ie(C.z_score);return`${B(C.prompt_tokens,"With its prompt, z is {z}: {count} token of the prompt counts too.","With its prompt, z is {z}: {count} tokens of th\
e prompt count too.",{z:h})} ${x}`}function w({model:A,watermark:C,exact:W,once:x}){return[Array.isArray(C.keys)?B(C.keys.length,"SynthID, {count} key","SynthID\
, {count} keys"):s("green list, {scheme}",{scheme:C.seeding_scheme||"lefthash"}),W?s("the tokens of the run"):s("tokens as {model} splits the text",{model:A}),...x?
[s("repeated n-grams counted once")]:[]].join(" · ")}function b(){let A=a();Ue(n("legend"),...wt(A)),r.show(gt(A))}function k({reports:A}){let C=A.map(({curve:u},f)=>({
name:A.length>1?o[f]:"z",look:f?"other":"measured",points:u||[]})),[{tokens_needed:W,threshold:x}]=A,h=sn(A[0]),p=V(W)?{at:W,words:L(W,h)}:null;zt(n("curve-box"),
{curves:C,threshold:x,needed:p}),Bt(n("curve-keys"),A.length>1?C:[])}function L(A,C){return A<=C?B(A,"At the share of this text, {count} token reaches the thres\
hold.","At the share of this text, {count} tokens reach the threshold."):B(A,"At the share of this text, {count} token reaches the threshold: {more} more.","At \
the share of this text, {count} tokens reach the threshold: {more} more.",{more:z(A-C)})}function T(){K(n("of-layers"),!!e.charts.layers),ue(n("layers-box"),e.charts.
layers)}function S(A){let{reports:C}=e.found;K(n("of-prompt"),C.length>1),c(e.found),A&&b(),rn(n("found-numbers"),C.map((W,x)=>({name:o[x],report:W}))),k(e.found),
T()}let E=()=>!!e.found;return new ResizeObserver(()=>E()&&S(!1)).observe(t),A=>{t.hidden=!E(),!t.hidden&&A.found&&S(!0)}}function Mc(t,e){let n=t.querySelector("tbody"),o=t.querySelector(".gp-mistake-note");function r({rows:b,threshold:k}){let L=b.flatMap(({reports:C})=>C.map(({z_score:W})=>W)).
filter(V),T=Math.min(-3,...L)-.4,S=Math.max(k,...L)+.4,E=C=>(C-T)/(S-T),A=X(n,b.length,i);b.forEach(({what:C,how:W,meaning:x,keeps:h,reports:p},u)=>{let[f,g,y]=A[u].
cells;A[u].classList.toggle("gp-right",u===0);let[v,O]=f.children;M(v,s(C)),G(v,{"data-tip":s(x)}),M(O,s(W));let $=p.map(({z_score:q})=>q).filter(V);a(g.firstChild,
$.map(E),{zero:E(0),threshold:E(k)});let P=$.length>1?s("{low} to {high}",{low:ie(Math.min(...$)),high:ie(Math.max(...$))}):ie($[0]);M(y.children[0],P),M(y.children[1],
c(p,h));let _=u?d({keeps:h,meaning:x,reports:p},k):"";K(y.children[2],!!_),M(y.children[2],_)}),M(o,w(b))}function i(){let b=l("tr"),k=l("th","",null,{scope:"ro\
w"});k.append(l("span","",null,{tabindex:0}),l("small"));let L=l("td");L.append(l("span","gp-strip",null,{"aria-hidden":"true"}));let T=l("td");return T.append(
l("b"),l("small"),l("small","gp-why")),b.append(k,L,T),b}function a(b,k,{zero:L,threshold:T}){let S=[L,T,...k],E=X(b,S.length,()=>l("i"));S.forEach((A,C)=>{ae(E[C],
["gp-line gp-zero","gp-line"][C]||"gp-dot"),ne(E[C],"left",A)})}function c(b,k){let[L]=b.filter(({error:A})=>A);if(L)return s(L.error.message);let T=b.filter(({
prediction:A})=>A).length,S=k==="none";if(b.length===1)return T?S?s("▲ above it by chance"):s("◆ watermarked"):s("◇ no sign");if(!T)return s("◇ no sign in\
 {number} tries",{number:b.length});let E={passed:T,number:b.length};return S?s("▲ {passed} of {number} above it by chance",E):s("◆ {passed} of {number} water\
marked",E)}function d({keeps:b,meaning:k,reports:L},T){let S=L.filter(({prediction:x})=>x);if(!S.length)return"";if(b!=="none")return s(k);let{num_tokens_scored:E,
once:A}=S.reduce((x,h)=>h.z_score>x.z_score?h:x),C=A&&V(E)?E-A.num_tokens_scored:0,W=[];if(C>0){W.push(B(C,"p counts each token as new evidence, but {count} of \
the {scored} only repeats an n-gram.","p counts each token as new evidence, but {count} of the {scored} only repeat an n-gram.",{scored:z(E)}));let x=ie(A.z_score);
W.push(A.z_score>T?s("Counted once, z is {z}.",{z:x}):s("Counted once, z is {z}, not above the threshold.",{z:x}))}return(!C||A.z_score>T||L.length>1)&&W.push(...m(
T,L.length)),W.join(" ")}function m(b,k){let L=Be(b),T=A=>z(Number((1/A).toPrecision(2))),S=[L>.1?s("{share} of texts without this watermark pass the threshold.",
{share:D(L)}):s("One in {odds} texts without this watermark passes the threshold.",{odds:T(L)})];if(k===1)return S;let E=1-(1-L)**k;return S.push(E>.1?s("With {\
tries} tries at each text, {share} pass at least once.",{tries:z(k),share:D(E)}):s("With {tries} tries at each text, one in {odds} passes at least once.",{tries:z(
k),odds:T(E)})),S}function w([b]){return b.reports[0].prediction?"":s("The given settings find nothing either. If the text is watermarked, they may be wrong the\
mselves, or the text is too short.")}return b=>{t.hidden=!e.found,!t.hidden&&b.found&&r(e.found)}}function Ec(t,e){let n=a=>t.querySelector(".gp-"+a);function o({how:a,points:c,of:d,seeds:m,threshold:w}){let b=c.filter(({z:L})=>L.length),k=[s(a),B(m,"{count}\
 seed at each strength","{count} seeds at each strength")];c.length<d&&k.push(s("{done} of {of} strengths so far",{done:c.length,of:d})),M(n("about"),k.join(" ·\
 ")),M(n("strength-words"),r(b,c,w)),ue(n("strength-box"),e.charts.strengths)}function r(a,c,d){let m=({strength:E,z:A})=>E===0?A[0]>d?"above":"below":$s(A,d),w=(...E)=>i(
a,A=>E.includes(m(A))),[b,k,L]=[w("above"),w("below"),w("open","few")],T=c.filter(({refused:E})=>E).map(({strength:E})=>D(E)),S=[];return a.length&&a[0].strength===
0&&m(a[0])!=="above"&&S.push(s("The text is not above the threshold even before the attack.")),b&&S.push(s("At strength {strengths}, the median z is above the t\
hreshold.",{strengths:b})),k&&S.push(s("At strength {strengths}, the median z is not above the threshold.",{strengths:k})),L&&S.push(s("At strength {strengths},\
 it is not known whether the median z is above the threshold: the seeds disagree or are too few.",{strengths:L})),T.length&&S.push(s("At strength {strengths}, t\
oo little text is left to score, for some seeds or for all.",{strengths:T.join(", ")})),S.join(" ")}function i(a,c){let d=[];a.forEach((w,b)=>{c(w)&&(b&&c(a[b-1])?
d.at(-1)[1]=w.strength:d.push([w.strength,w.strength]))});let m=d.map(([w,b])=>w===b?D(w):s("{low} to {high}",{low:D(w),high:D(b)}));return m.length>1?s("{names\
} and {last}",{names:m.slice(0,-1).join(", "),last:m.at(-1)}):m.join("")}return a=>{t.hidden=!e.found,!t.hidden&&a.found&&o(e.found)}}function lp(t){switch(t){case"context":return s("no mark: fewer tokens come before it than the watermark looks at.");case"repeated":return s("no mark: its conte\
xt has occurred before, and SynthID marks each context once.");case"removed":return s("no mark: it was given, and an earlier processor had removed it.");case"bi\
as":return s("no mark: the bias is 0.");default:return s("no mark.")}}function nr(t){let e=t&&t.effective&&t.effective.watermarking_config||{},n=Array.isArray(e.
keys)?e.keys.length:0,o=e.greenlist_ratio,r=e.seeding_scheme==="selfhash",i=e.context_width;return{config:e,keys:n,selfhash:r,ratio:o>0&&o<1?o:null,early:n?Ht(e.
ngram_len,1)-1:Ht(i,1)-Number(r)}}function qo({config:t,keys:e,ratio:n}){if(e)return B(e,"SynthID: {count} key, n-grams of {length} tokens","SynthID: {count} ke\
ys, n-grams of {length} tokens",{length:t.ngram_len});if(n===null)return s("a green list whose settings are not known");let{bias:o,seeding_scheme:r,context_width:i,
hashing_key:a}=t;return s("green list: {ratio} of the vocabulary, bias {bias}, {scheme}, context width {width}, key {key}",{ratio:D(n),bias:o,scheme:r,width:i,key:a})}
function Tc({chosen:t,index:e,mark:n,given:o,isFirst:r},i){let a=w=>s("Token {number}, {token}: {mark}",{number:z(e+1),token:Z(t.text),mark:w});if(!n)return a(o?
s("given, before the watermark began."):s("not marked."));if(n.why)return a(lp(n.why));let c=s("Its probability: {before} before the watermark, {after} after.",
{before:D(n.chosen_before),after:D(n.chosen_after)}),d=r?[s("Not counted: a detector without the prompt does not know what comes before it.")]:[];if(n.kind==="s\
ynthid"){let w=B(i.keys,"mean g-value {g} over {count} key.","mean g-value {g} over {count} keys.",{g:J(n.g,2)});return[a(w),c,...d].join(" ")}let m=n.green?s("\
◆ green: it got the bias."):s("◇ red: it got no bias.");return[a(m),c,dp(n,i),...d].join(" ")}function dp(t,{ratio:e,selfhash:n}){let o=t.listed??0,r={before:D(
t.mass_before??0),after:D(t.mass_after??0)};return n?B(o,"Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} before, {after}\
 after.","Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} together before, {after} after.",r):e===null?B(o,"On the list, \
{count} token could be chosen here: {before} before, {after} after.","On the list, {count} tokens could be chosen here: {before} together before, {after} after.",
r):B(o,"On the list of {ratio} of the vocabulary, {count} token could be chosen here: {before} before, {after} after.","On the list of {ratio} of the vocabulary\
, {count} tokens could be chosen here: {before} together before, {after} after.",{...r,ratio:D(e)})}var $c={marks:0,scored:0,green:0,g:0,expected:0,unscored:0,early:0,
chosen:0,surprisal:0,gained:0,suppressed:0,likely:0,entropy:0,z:null,foreseen:null};function Lc(t,e,n,o){let{mark:r,index:i}=e,a={...t};if(!r)return{...a,unscored:t.
unscored+1};a.marks+=1;let c=r.kind==="synthid"?r.g:r.green;if(r.chosen_before>0&&r.chosen_after>0){a.chosen+=1,a.surprisal-=Math.log(r.chosen_before),a.gained+=
Math.log(r.chosen_after/r.chosen_before);let{stages:d,entropy_before:m}=e.distribution;a.entropy+=o>0&&d[o-1]?d[o-1].entropy:m,a.likely-=hp(e,o)}return a.suppressed+=
r.suppressed,c===null?{...a,unscored:t.unscored+1}:i<n.early?{...a,early:t.early+1}:(a.scored+=1,a.green+=Number(c),a.expected+=r.expected??0,r.kind==="synthid"?
a.z=n.keys?(2*a.green-a.scored)*Math.sqrt(n.keys/a.scored):null:n.ratio!==null&&(a.z=ln(a.green,a.scored,n.ratio),a.foreseen=ln(a.expected,a.scored,n.ratio)),a)}
function hp({distribution:{candidates:t}},e){let n=t.map(({raw_logprob:o,stage_logprobs:r})=>e>0?r[e-1]:o).filter(o=>o!=null);return n.length?Math.max(...n):0}function Ac(t,e,n,o){
let r=t.find(([,m])=>m>o);if(e.z>o)return{at:r[0],words:B(r[0],"z first passed {threshold} after {count} scored token.","z first passed {threshold} after {count\
} scored tokens.",{threshold:o})};let i=r?[B(r[0],"z first passed {threshold} after {count} scored token, and fell again.","z first passed {threshold} after {co\
unt} scored tokens, and fell again.",{threshold:o})]:[],a=n.keys?e.z>0?e.scored*(o/e.z)**2:1/0:Vr(e.green/e.scored,n.ratio,o),c=Math.max(e.scored+1,Math.ceil(a));
if(!Number.isFinite(c)||c>1e7)return{at:1/0,words:[...i,s("At the share so far, z never reaches {threshold}.",{threshold:o})].join(" ")};let d=B(c,"At the share\
 so far, z reaches {threshold} after about {count} scored token: {more} more.","At the share so far, z reaches {threshold} after about {count} scored tokens: {m\
ore} more.",{threshold:o,more:z(c-e.scored)});return{at:c,words:[...i,d].join(" ")}}function Cc(t,e){let n=f=>t.querySelector(".gp-"+f),o=new Te(n("marked-words"),{press:({step:f})=>e.selectStep(f)}),r=n("threshold"),i=3,a=nr(null),c=0,d=null,m=null;
function w(){a=nr(e.started),c=(e.started&&e.started.processors||[]).findIndex(g=>g==="WatermarkLogitsProcessor"||g==="SynthIDTextWatermarkLogitsProcessor"),d=new ke(
$c,(g,y)=>Lc(g,y,a,c)),o.show([]),M(n("mark-about"),qo(a))}let b=()=>d.steps.some(({mark:f})=>f&&f.kind==="synthid");function k(f){let{mark:g,index:y}=f,v=y<a.early,
O=g&&!g.why;return{step:f,token:{...f.chosen,piece:f.piece},mark:O?{green:g.green,g:g.g,counted:!v}:{},words:()=>Tc({...f,isFirst:v},a)}}function L(f){o.show(d.
steps.map((v,O)=>o.items[O]&&O<f?o.items[O]:k(v)),f);let{unscored:g,early:y}=d.total;Ue(n("mark-key"),b()?"synthid":"green",{unscored:g>0,repeated:y>0,faint:s("\
faint: a detector without the prompt cannot score it")})}function T(f){let g=f&&!f.isPrompt?o.tokens[f.index]:null;m&&m!==g&&m.classList.remove("gp-current"),m=
g||null,m&&e.selected?m.classList.add("gp-current"):m&&m.classList.remove("gp-current")}let S=f=>{let g=[];for(let y of d.totals)y[f]!==null&&(!g.length||g.at(-1)[0]<
y.scored)&&g.push([y.scored,y[f]]);return g};function E(){let{z:f,scored:g}=d.total,[y,v,O]=A(f,g);G(n("finding"),{"data-verdict":y}),M(n("finding-sign"),v),M(n(
"finding-words"),O),M(n("finding-more"),f===null?"":`${C()} ${s("By chance alone, if each token is new evidence, z would be this high with a probability of {p}.",
{p:Ke(Be(f))})}`),e.finished&&M(n("mark-told"),`${O}. ${B(g,"{count} token scored.","{count} tokens scored.")}`)}function A(f,g){if(f===null)return["wait","…",
g?s("z is not known, because the watermark’s settings are not"):s("Nothing to score yet")];let y={z:ie(f)};return f>i?["good","◆",e.running?s("A detector fi\
nds it so far: z = {z}",y):s("A detector finds it: z = {z}",y)]:["even","◇",e.running?s("A detector does not find it so far: z = {z}",y):s("A detector does no\
t find it: z = {z}",y)]}function C(){let{green:f,scored:g}=d.total;return b()?B(g,"Mean g-value {mean} over {count} scored token, 0.5 by chance.","Mean g-value \
{mean} over {count} scored tokens, 0.5 by chance.",{mean:(f/g).toFixed(3)}):B(g,"{green} of {count} scored token green, {share} instead of {ratio}.","{green} of\
 {count} scored tokens green, {share} instead of {ratio}.",{green:z(f),share:D(f/g),ratio:D(a.ratio)})}function W(){let f=S("z"),g=[s("What a detector finds tha\
t knows the key and sees the text without its prompt.")];a.keys&&g.push(s("For SynthID it is the z of the plain mean of all g-values, against fair coins."));let y=[
{name:s("this text"),look:"measured",points:f,tip:g.join(" ")}],v=S("foreseen");if(v.length){let $=[s("What this bias leads to at least, given how uncertain the\
 model was at each token: the sum of p / (1 + m p) over the vocabulary, theorem 4.2 of Kirchenbauer et al. 2023, averaged over all green lists.")];e.started.effective.
do_sample||$.push(s("That holds where tokens are drawn; here the likeliest are taken, which can be greener or less green.")),y.push({name:s("expected at least"),
look:"expected",points:v,tip:$.join(" ")})}Bt(n("z-keys"),y);let O=f.length?Ac(f,d.total,a,i):null;zt(n("z-box"),{curves:y,threshold:i,needed:O,label:s("z over \
the number of tokens, threshold {threshold}",{threshold:i})}),M(n("z-needed-words"),O?O.words:""),M(n("threshold-words"),Rt(i))}function x(){let{scored:f,green:g,
expected:y,chosen:v,surprisal:O,gained:$,suppressed:P,marks:_,likely:q,entropy:I}=d.total,{started:F}=e,N=[[s("tokens scored"),z(f),s("Tokens that count: those \
with enough tokens before them, without the prompt.")]];if(f&&!b()&&(N.push([s("green"),D(g/f),s("The share of the scored tokens that got the bias.")]),N.push([
s("expected at least"),D(y/f),s("At least this share is green on average over all green lists, for this bias and the probabilities that the model gave. Where th\
e model is certain of a token, a bias changes little.")])),v){N.push([s("surprisal before the watermark"),de(O/v,e.unit),s("How unexpected the chosen tokens wer\
e just before the watermark, on average: minus the logarithm of their probability.")]);let[R,j]=F.effective.do_sample?[I,s("Tokens drawn without the watermark w\
ould have had this on average: the entropy just before it.")]:[q,s("The likeliest token at each position would have had this.")];e.usesBeams||(N.push([s("withou\
t it"),de(R/v,e.unit),j]),N.push([s("log-probability lost"),de((O-R)/v,e.unit).replace("-","−"),s("The price per token: how much less probable than that the c\
hosen tokens are. Values below 0 are luck.")])),N.push([s("raised by"),de($/v,e.unit),s("How much the watermark raised the log-probability of the chosen tokens,\
 on average. Over many texts this is the divergence of what was drawn from what the model would draw.")])}return _&&N.push([s("suppressed"),s("{value} of {count\
}",{value:(P/_).toFixed(1),count:z(F.request.top_candidates??10)}),s("How many of the likeliest tokens the watermark made less likely, on average over the posit\
ions.")]),N}function h(){let f=x(),g=X(n("mark-figures"),f.length,()=>{let y=l("div"),v=l("dt");return v.append(l("span","",null,{tabindex:0})),y.append(v,l("dd")),
y});f.forEach(([y,v,O],$)=>{let[P,_]=g[$].children;M(P.firstChild,y),G(P.firstChild,{"data-tip":O}),M(_,v)})}function p(){E(),h(),W()}function u(f){let y=e.lines().
length>1?e.lineOf(f):null;return y?`${y.label} · ${qo(a)}`:qo(a)}return r.addEventListener("input",()=>{let f=r.valueAsNumber,g=f>=0&&f<=30;if(r.setAttribute("\
aria-invalid",String(!g)),!g){M(n("threshold-words"),s("The threshold must be from 0 to 30."));return}i=f,p()}),new ResizeObserver(()=>!t.hidden&&d.total.marks&&
W()).observe(n("z-box")),f=>{(f.run||!d)&&w();let g=e.current(),{keep:y}=d.follow(g?e.lastOf(g):null);t.hidden=!d.total.marks,!t.hidden&&((f.run||f.steps||f.status||
f.selection)&&(L(y),M(n("mark-about"),u(g))),T(g),(f.run||f.steps||f.status||f.selection||f.unit)&&p())}}var or=(t,e)=>t?[e]:[];function Pc(t,e){let n=T=>t.querySelector(".gp-"+T),o=()=>e.answered("cost"),r=({perplexity:T,score:S})=>!!(T&&S),i=({knob:T},S)=>T==="ke\
ys"?B(S,"{count} key","{count} keys"):s("bias {value}",{value:Number(S.toFixed(3))});function a(T){let[S,...E]=T.points,A=E.filter(r).sort((f,g)=>f.value-g.value),
C=e.done?s("No answer"):s("Not known yet");if(!r(S)||!A.length)return["wait","…",C,e.done?s("At least one text without the watermark and one with it must be s\
cored."):s("The first texts are being written.")];let W=s("The threshold is {threshold}.",{threshold:T.threshold}),x=f=>[d(T,f),...m(f,S)].join(" ");if(A.every(
({found:f})=>f==="few")){let f=Math.max(...A.map(({texts:y})=>y)),g=B(f,"{count} text of each strength is too few to tell: {fewest} are needed.","{count} texts \
of each strength are too few to tell: {fewest} are needed.",{fewest:Ts});return["wait","…",C,`${x(A.at(-1))} ${g}`]}let h=A[A.findLastIndex(({found:f})=>f!=="\
above")+1];if(h){let f=i(T,h.value);return["good","◆",e.running?s("Found from {strength} on, so far",{strength:f}):s("Found from {strength} on",{strength:f}),
`${W} ${x(h)}`]}let p=A.filter(({found:f})=>f==="above");if(p.length){let f=p.map(({value:g})=>i(T,g)).join(", ");return["even","◇",e.running?s("Found at {str\
engths}, so far",{strengths:f}):s("Found at {strengths}",{strengths:f}),`${s("At the strongest it is not certain.")} ${x(A.at(-1))}`]}let u=A.every(({found:f})=>f===
"below");return["even","◇",c(u),`${W} ${x(A.at(-1))} ${s("Longer texts help.")}`]}function c(T){return T?e.running?s("Not found at any strength so far"):s("No\
t found at any strength"):e.running?s("Not reliably found at any strength so far"):s("Not reliably found at any strength")}function d(T,{value:S,score:{median:E,
low:A,high:C}}){let W={strength:i(T,S),median:ie(E),low:ie(A),high:ie(C)};return C>A?s("At {strength}, the median z is {median}, interval {low} to {high}.",W):s(
"At {strength}, the median z is {median}.",W)}function m({perplexity:T,price:S,dearer:E},A){let C=s("The median perplexity is {marked} instead of {plain}.",{marked:T.
median.toFixed(2),plain:A.perplexity.median.toFixed(2)});if(!S)return[C];let W={times:Ie(S.median),interval:xt(S)};return[C,S.high>S.low?s("Seed by seed it is {\
times}, interval {interval}.",W):s("Seed by seed it is {times}.",W),...E==="open"?[s("That is not a clear cost.")]:E==="few"?[s("These are too few seeds to tell\
.")]:[]]}function w(T){let[S,E,A,C]=a(T);G(n("answer"),{"data-verdict":S}),M(n("answer-sign"),E),M(n("answer-words"),A),M(n("answer-more"),C),e.done&&M(n("told"),
`${A}. ${C}`),M(n("missing"),Ae(e,T)),M(n("about"),vc(T.watermark))}function b(T){let S=T.kind==="green";for(let E of["perplexity","score","share","suppressed"])
ue(n(E),e.charts[E]);M(n("share-name"),S?s("Green tokens"):s("Mean g-value")),n("share-name").dataset.tip=S?s("Green tokens / tokens scored, of all texts of a s\
trength together."):s("The mean of all g-values of the texts of a strength: 0.5 without the watermark."),K(n("of-suppressed"),!!e.charts.suppressed),K(n("limits"),
S),K(n("of-expected"),T.points.some(({expected:E})=>V(E))),M(n("suppressed-name"),s("Suppressed candidates")),n("suppressed-name").dataset.tip=B(T.candidates,"O\
f the {count} candidate that the model found likeliest at a step, how many the watermark made less likely; the mean over all steps.","Of the {count} candidates \
that the model found likeliest at a step, how many the watermark made less likely; the mean over all steps.")}function k(T){let S=T.kind==="green",E=[[T.knob===
"keys"?s("keys"):s("bias"),({value:h})=>h===null?s("none"):String(h)],[s("texts"),({texts:h})=>z(h)],[s("perplexity"),({perplexity:h})=>h?h.median.toFixed(2):"–"],
["z",({score:h})=>h?ie(h.median):"–"],[S?s("green"):s("mean g"),({share:h})=>V(h)?S?D(h):h.toFixed(3):"–"],...or(T.points.some(({expected:h})=>V(h)),[s("exp\
ected at least"),({expected:h})=>V(h)?D(h):"–"]),...or(T.points.slice(1).some(({suppressed:h})=>V(h)),[s("suppressed of {count}",{count:T.candidates}),({suppressed:h})=>V(
h)?h.toFixed(2):"–"]),...or(T.points.some(({moved:h})=>V(h)),[s("moved to green"),({moved:h})=>V(h)?D(h):"–",s("How much probability the watermark moved fro\
m red candidates to green ones at a step, on average.")])],A=t.querySelector("table.gp-numbers"),[C]=X(A.tHead,1,()=>l("tr")),W=X(C,E.length,()=>l("th","",null,
{scope:"col"}));E.forEach(([h,,p],u)=>{M(W[u],h),kt(W[u],{scope:"col",...p?{tabindex:0,"data-tip":p}:{}})});let x=X(A.tBodies[0],T.points.length,()=>l("tr"));T.
points.forEach((h,p)=>{x[p].firstChild||x[p].append(l("th","",null,{scope:"row"}));let u=X(x[p],E.length,()=>l("td"));E.forEach(([,f],g)=>M(u[g],f(h)))})}function L(){
w(e.found),b(e.found),k(e.found)}return T=>{t.hidden=!o(),!t.hidden&&(T.found||T.status)&&L()}}function Nc(t,e){let n=u=>t.querySelector(".gp-"+u),o=["A","B"],[r,i]=[0,[]],a=()=>e.answered("quiz"),c=()=>e.done?e.found.pairs.filter(({texts:u})=>u.every(({report:f})=>!f.
error)):[],d=({left:u})=>u?0:1,m=()=>i.filter((u,f)=>u===d(c()[f])).length,w=o.map((u,f)=>{let g=l("div","gp-side"),[y,v,O,$]=[l("h3","",s("Text {name}",{name:u})),
l("p","gp-facts"),l("div","gp-body",null,{dir:"auto"}),l("button","gp-button gp-main",s("Text {name} is watermarked",{name:u}),{type:"button"})],P=l("div","",null,
{tabindex:0}),_=l("div");return O.append(P,_),g.append(y,v,O,$),n("texts").append(g),$.addEventListener("click",()=>b(f)),{box:g,title:y,facts:v,plain:P,marked:_,
button:$,text:new Te(_)}});function b(u){i[r]===void 0&&(i[r]=u,p(),n("next").focus({preventScroll:!0}))}n("next").addEventListener("click",()=>{r=Math.min(r+1,
c().length-1),p(),w[0].button.focus({preventScroll:!0})});let k=u=>u.kind==="green"?u.green_fraction:u.mean,L=u=>u.kind==="green"?s("{share} green",{share:D(u.green_fraction)}):
s("mean g {g}",{g:u.mean.toFixed(3)});function T(u,f,g,y){let{report:v,perplexity:O}=g.texts[f],$=f===d(g)?"with":"without";if(K(u.plain,!y),K(u.marked,y),K(u.button,
!y),K(u.facts,y),y){u.box.dataset.truth=$,M(u.title,S(o[f],$==="with",i[r]===f));let P=[L(v),`z ${ie(v.z_score)}`];V(O)&&P.push(s("perplexity {value}",{value:O.
toFixed(2)})),M(u.facts,P.join(" · ")),u.text.show(gt(v));return}delete u.box.dataset.truth,M(u.title,s("Text {name}",{name:o[f]})),u.text.show([]),M(u.plain,v.
tokens.slice(v.prompt_tokens).map(([,,P])=>P??"").join(""))}function S(u,f,g){return f?g?s("Text {name}: ◆ watermarked, your guess",{name:u}):s("Text {name}: \
◆ watermarked",{name:u}):g?s("Text {name}: not watermarked, your guess",{name:u}):s("Text {name}: not watermarked",{name:u})}function E({texts:u},f){let[g,y]=[
u[f],u[1-f]].map(({report:$})=>$),v={share:L(g),chance:g.kind==="green"?D(g.ratio):"0.5",z:ie(g.z_score)},O=[g.z_score>e.found.threshold?s("What gave it away: {\
share} with the watermark, where chance gives {chance}; z is {z}, more than chance explains.",v):s("What gave it away: {share} with the watermark, where chance \
gives {chance}; z is {z}, too little to be certain.",v),s("Without it: {share}, z {z}.",{share:L(y),z:ie(y.z_score)})];return y.z_score>g.z_score&&O.push(s("Her\
e the detector, too, would have chosen the wrong text: the texts are short, or the mark is weak.")),O.join(" ")}function A(u){let f=i[r]!==void 0;if(w.forEach((O,$)=>T(
O,$,u,f)),K(n("legend"),f),K(n("verdict"),f),K(n("next"),f&&r+1<c().length),!f)return;let g=u.texts.map(({report:O})=>wt(O)[1]);Ue(n("legend"),e.found.kind,{unscored:g.
some(({unscored:O})=>O),repeated:g.some(({repeated:O})=>O)});let y=d(u),v=i[r]===y;G(n("answer"),{"data-verdict":v?"good":"bad"}),M(n("answer-sign"),v?"✓":"✗"),
M(n("answer-words"),v?s("Correct"):s("Wrong: it was text {name}",{name:o[y]})),M(n("answer-more"),E(u,y))}function C(u){if(!e.done)return s("The texts are being\
 written: {done} of {runs}.",{done:z(u.done),runs:z(u.runs)});if(c().length)return"";let f=u.pairs.flatMap(({texts:g})=>g).find(({report:g})=>g.error);return f?
[s("No pair of texts could be scored."),s(f.report.error.message),s(f.report.error.fix)].join(" "):s("No pair of texts was completed. Run the experiment again.")}
function W(u){let f=i.length;if(K(n("sum"),f>0&&f===u.length),n("sum").hidden)return;let g=m();M(n("sum").querySelector("h3"),x(g,f));let y=Array.from({length:f-
g+1},($,P)=>h(f,g+P)).reduce(($,P)=>$+P,0)/2**f,v=u.filter(({texts:$,left:P})=>$[P?0:1].report.z_score>$[P?1:0].report.z_score).length;M(n("sum-words"),[s("By g\
uessing, {hits} or more are correct in {share} of rounds.",{hits:z(g),share:D(y)}),s("The detector, choosing the text with the higher z, has {right} of {pairs} \
correct.",{right:z(v),pairs:z(f)}),s("Run the experiment again for another round.")].join(" ")),M(n("share-head"),e.found.kind==="green"?s("green with and witho\
ut"):s("mean g with and without"));let O=X(n("sum").querySelector("tbody"),f,()=>{let $=l("tr");return $.append(l("th","",null,{scope:"row"}),l("td"),l("td"),l(
"td")),$});u.forEach(($,P)=>{let _=d($),[q,I]=[$.texts[_].report,$.texts[1-_].report],F=R=>R.kind==="green"?D(k(R)):k(R).toFixed(3);[String(P+1),`${i[P]===_?"✓":
"✗"} ${s("text {name}",{name:o[i[P]]})}`,`${F(q)}, ${F(I)}`,`${ie(q.z_score)}, ${ie(I.z_score)}`].forEach((R,j)=>M(O[P].cells[j],R))})}let x=(u,f)=>s("{hits} \
of {pairs} correct",{hits:z(u),pairs:z(f)}),h=(u,f)=>Array.from({length:f},(g,y)=>(u-y)/(y+1)).reduce((g,y)=>g*y,1);function p(){let u=c();M(n("waiting"),C(e.found)),
K(n("round"),u.length>0),M(n("about"),u.length?s("Pair {number} of {pairs}. Same prompt, same seed; one of them has the watermark.",{number:z(r+1),pairs:z(u.length)}):
""),M(n("score"),i.length?x(m(),i.length):""),u.length&&A(u[r]),W(u)}return u=>{t.hidden=!a(),u.run&&([r,i]=[0,[]]),!t.hidden&&(u.run||u.found||u.status)&&p()}}var pp={drafts:Ir,beams:ti,beamtree:Mi,hypotheses:$i,curve:Fi,branches:Qa,canvas:Fa,candidates:tc,check:sc,layers:rc,numbers:ic,processors:dc,quiz:hc,reranked:pc,
template:fc,token:uc,tokens:bc,watermark:Cc},up={draft_lengths:vr,sameness:Rr,speedup:zr,batch:Qr,difference:Yi,divergence:Xi,grid:da,lanes:wa,lengths:ba,measures:ya,
progress:va,trie:za,without:Ba,arrival:Da,estimate:Ha,kl:Ga,opened:Ka,precisions:Ua,shelf:Va,attack:yc,detectability:_c,detection:Oc,marked:xc,mistakes:Mc,strengths:Ec,
watermark_cost:Pc,watermark_quiz:Nc};lr(()=>Ni(pp,up));})();
