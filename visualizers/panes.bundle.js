// Written by .ci/bundle.py from modules with the SHA-256 11437c0f0b2727f42771068aad686d2de5538b4c1dc9e03b1b011549f4733343: edit those.
(()=>{var Qo={greedy_search:"greedy decoding",sample:"sampling",beam_search:"beam search",beam_sample:"beam search with sampling",group_beam_search:"diverse beam sear\
ch",constrained_beam_search:"constrained beam search",contrastive_search:"contrastive search",dola_generation:"DoLa",assisted_generation:"assisted decoding",block_diffusion:"\
block diffusion",custom:"your own decoding loop"},es={eos:["the EOS token","ended with EOS (end-of-sequence token)"],stop_string:["a stop string","met a stop st\
ring"],length:["the length limit","reached the length limit"],max_time:["the time limit","ran out of time"],criterion:["your own criterion","met your own stoppi\
ng criterion"],loop:["your own decoding loop","was ended by your own decoding loop"],given:["the end of the given text","reached the end of the given text"],unfinished:[
"the end of the search","had not ended when the search did"],step:["one step","continues with “Next token”"],stopped:["stopped by hand","was stopped by hand"]},
dt={num_spec_steps:"Rounds that had a draft.",num_draft_tokens:"All drafted tokens.",num_accepted_draft_tokens:"Drafted tokens that the target model kept.",draft_acceptance_rate:"\
num_accepted_draft_tokens / num_draft_tokens: the share of all drafted tokens that was kept. Tokens after a rejection, which were never judged, count as drafted\
.",judged_acceptance_rate:"num_accepted_draft_tokens / judged tokens, which are the accepted tokens and each round’s first rejection: the probability that a jud\
ged token is kept, α in the paper.",mean_acceptance_length:"1 + num_accepted_draft_tokens / num_spec_steps: how many tokens a round with a draft writes on aver\
age, the target model’s own token included.",acceptance_histogram:"How many rounds with a draft kept none, one, two or more of its tokens.",accepted_by_position:"\
How many of the tokens drafted at each position of a draft were kept.",passes_saved:"Tokens written minus rounds: the forward passes that the target model did n\
ot have to make.",expected_acceptance_rate:"The mean over the judged positions of 1 minus the total variation distance between the target’s and the draft’s dist\
ribution: the share that sampling keeps on average."},ts={DolaContrast:["DoLa’s contrast","subtracts the log-probabilities of an earlier layer from those of t\
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
"Whisper silence","changes nothing: it records the probability that nobody speaks",[]]},Nn={z:["z","z","How many standard deviations more tokens are green than \
without a watermark."],mean:["mean g","z of the mean g","How many standard deviations the mean of all g-values lies above 0.5, if they were fair coins."],weighted_mean:[
"weighted mean g","z of the weighted mean g","The same with more weight on the first keys, which mark the most."],posterior:["Bayesian detector","posterior prob\
ability","The probability of a watermark by the detector that was trained here on the other half of the texts."]},Tr={Candidate:["token_id","text","raw_logprob",
"logprob","raw_rank","rank","removed_by","stage_logprobs"],Stage:["name","entropy","kept","mass_removed","mass_moved"],Reranked:["token_id","text","probability",
"penalty","score"],BeamCandidate:["token_id","text","piece","parent","raw_logprob","logprob","score","status","beam","final_score","group","diversity_penalty","\
bank","progress","forced","mark"],DraftToken:["token_id","text","draft_logprob","target_logprob","accepted","overlap"],Token:["token_id","text","piece"],Mark:["\
kind","green","g","listed","mass_before","mass_after","expected","chosen_before","chosen_after","suppressed","why"],CanvasPlace:["token_id","text","piece","logp\
rob","entropy","accepted","read_id","read_text"]};var xl=["de","fr"];function s(t,e){if(t==null)return"";if(typeof t=="object")return s(t.said,t.values);let n=String(t),o=window.GenerationPlaygroundTexts?.[n]??
n;return e?o.replace(/\{\{|\}\}|\{(\w+)\}/g,(r,i)=>{if(i===void 0)return r[0];let a=e[i];return a&&typeof a=="object"?s(a):String(a??"")}):o}var z=(t,e,n,o)=>s(
t===1?e:n,{count:t.toLocaleString("en-US"),...o}),Wn=t=>!!t&&typeof t=="object"&&typeof t.said=="string",vl=["aria-label","title","placeholder","data-tip","labe\
l"];function Lr(t){let e=window.GenerationPlaygroundTexts;if(!e)return;let n=document.createTreeWalker(t,NodeFilter.SHOW_TEXT);for(let o=n.nextNode();o;o=n.nextNode()){
let[,r,i,a]=/^(\s*)([^]*?)(\s*)$/.exec(o.nodeValue),c=i&&e[i.replace(/\s+/g," ")];c&&(o.nodeValue=r+c+a)}for(let o of[t,...t.querySelectorAll("*")])for(let r of vl){
let i=e[(o.getAttribute(r)||"").replace(/\s+/g," ")];i&&o.setAttribute(r,i)}}function Sl(){let t=(navigator.language||"").slice(0,2).toLowerCase();return xl.includes(
t)?t:"en"}function $r(t){let n=window.GenerationPlaygroundCatalogues?.[Sl()];if(window.GenerationPlaygroundTexts||!n)return t();window.GenerationPlaygroundTextsLoading??=
fetch(n).then(o=>o.json()).then(o=>{window.GenerationPlaygroundTexts=o},o=>console.warn("Generation Playground: the translation could not be loaded.",o)),window.
GenerationPlaygroundTextsLoading.then(t)}var V=t=>typeof t=="number"&&Number.isFinite(t),ue=t=>t==null||Math.abs(t)>1e30?null:t,qn=t=>{let e=[...t].sort((n,o)=>n-o);return(e[e.length-1>>1]+e[e.length>>
1])/2},Ge=({distribution:{stages:t,vocab:e}})=>t.length?t.at(-1).kept:e;var Be={" ":"·","\n":"↵","	":"⇥","\r":"␍"},qt=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function l(t,e,n,o){let r=document.createElement(
t);e&&(r.className=e),n!=null&&(r.textContent=n);for(let[i,a]of Object.entries(o||{}))r.setAttribute(i,a);return r}function It(t,e,{running:n=!1}={}){let o=0;for(let r of e.
matchAll(qt)){let[i]=r;r.index>o&&t.append(e.slice(o,r.index)),o=r.index+1;let a=Be[i]||"U+"+i.codePointAt(0).toString(16).toUpperCase().padStart(4,"0");if(n){let c=Be[i]?
i:"";t.append(l("span","gp-space",c,{"data-mark":a,"data-wide":a==="·"?"no":"yes"}))}else t.append(l("span","gp-mark",a))}o<e.length&&t.append(e.slice(o))}function Ar(t,e){
let n=/^ (?=\S)/.test(e)?" ":"",o=e.match(/\n*$/)[0],r=l("span","gp-ink");It(r,e.slice(n.length,e.length-o.length),{running:!0});for(let i=0;i<o.length;i++)r.append(
l("span","gp-space","",{"data-mark":Be[`
`],"data-wide":"yes"}));return t.append(...[n,r,o].filter(Boolean)),r}var ns=/(\\x[0-9a-f]{2})+$/i,In=t=>(t.match(ns)||[""])[0].replaceAll("\\x"," ").trim().toUpperCase(),
Rt=({piece:t,text:e})=>t!==null&&(t===""||ns.test(e)&&t===e.replace(ns,""));function Se(t,e){t.replaceChildren(),It(t,e),e||t.append(l("span","gp-mark",s("(empt\
y)")))}function oe(t,e){let n=l("bdi",e);return Se(n,t),n}function T(t,e){t.textContent!==e&&(t.textContent=e)}var Me=t=>t.replace(qt,e=>e===" "?" ":Be[e]||"�"),
J=t=>s("“{text}”",{text:Me(t)}),he=(t,e)=>t.split(/\{(\w+)\}/).map((n,o)=>o%2?e[n]:n);function H(t){let e=t*100;return e===0?"0%":e<.01?"<0.01%":e<1?e.toFixed(
2)+"%":e>99.95&&e<100?">99.9%":e.toFixed(1).replace(".0","")+"%"}var X=t=>t==null?0:Math.exp(t),Cr=({prompt:t,request:e})=>t||(e&&e.messages||[]).at(-1)?.content||
"",Ee=(t,e)=>e==="bits"?t/Math.LN2:t;function re(t,e){return t===null||!Number.isFinite(t)?s("infinite"):Ee(t,e).toFixed(2)+" "+e}function jt({model:t,phase:e,done:n,
total:o}){return e==="asking"?s("asking the Hub for {model} …",{model:t}):e==="download"?s("downloading {model}: {done} of {total} …",{model:t,done:ke(n),total:ke(
o)}):e==="converting"?o?s("converting {model}: {share} …",{model:t,share:H(n/o)}):s("reading the file of {model} to convert it …",{model:t}):o?s("loading {m\
odel}: {share} …",{model:t,share:H(n/o)}):s("loading {model} …",{model:t})}function ke(t){return V(t)?t>=1e9?s("{size} GB",{size:(t/1e9).toFixed(t<1e10?2:1)}):
t>=1e6?s("{size} MB",{size:(t/1e6).toFixed(t<1e8?1:0)}):s("{size} kB",{size:(t/1e3).toFixed(0)}):"–"}function Bt(t){return t<1?Math.round(t*1e3)+" ms":t.toFixed(
t<10?2:1)+" s"}var U=(t,e=3)=>t==null?"–":t.toFixed(e),B=t=>t.toLocaleString("en-US");function ve(t){let{chosen:e,distribution:n}=t,o=t.read?e.raw_logprob:e.logprob??
e.raw_logprob;return{probability:X(e.logprob),rawProbability:X(e.raw_logprob),rank:(t.read?null:e.rank)??e.raw_rank,surprisal:o===null?1/0:Math.max(0,-o),entropyBefore:n.
entropy_before,entropyAfter:n.entropy_after}}var Rn=(t,e,n)=>Object.hasOwn(t,e)?t[e]:n,Ot=t=>Object.hasOwn(Qo,t)?s(Qo[t]):t.replaceAll("_"," ");function jn({message:t,
fix:e,diagnostics:n=[]}){let o=n.map(r=>({knob:r.knob,message:s(r.message),fix:s(r.fix)}));return o.some(r=>r.message===s(t))?o:[{knob:"",message:s(t),fix:s(e)},
...o]}var ye=t=>Object.hasOwn(es,t)?es[t].map(e=>s(e)):[t,t];function Pe(t){if(!Object.hasOwn(ts,t))return[t,s("is your own logits processor"),[]];let[e,n,o]=ts[t];
return[s(e),s(n),o]}var ee=(t,e)=>{let n=document.createElementNS("http://www.w3.org/2000/svg",t);return e&&n.setAttribute("class",e),n};function Z(t,e,n){for(;t.childElementCount>
e;)t.lastElementChild.remove();for(;t.childElementCount<e;)t.append(n());return t.children}var Pr=new WeakMap;function me(t,e,{plain:n=!1}={}){let o=n+e;Pr.get(
t)!==o&&(Pr.set(t,o),n?t.textContent=e:Se(t,e))}function ce(t,e){t.className!==e&&(t.className=e)}function ne(t,e,n){let o=`${(n*100).toFixed(2)}%`,r=Nr.get(t)||
{};r[e]!==o&&(t.style[e]=o,Nr.set(t,{...r,[e]:o}))}var Nr=new WeakMap;function G(t,e){let n=Wr.get(t)||{};for(let[o,r]of Object.entries(e))n[o]!==r&&t.setAttribute(
o,String(n[o]=r));Wr.set(t,n)}var Wr=new WeakMap;function K(t,e){t.hidden===e&&(t.hidden=!e)}function os(t,e){for(e.forEach(([n,o,r,i],a)=>{let c=t.childNodes[a];if(!c||c.localName!==n){let d=ee(n);c?c.replaceWith(d):t.append(d),c=d}Mt(c,{...r,...o?{class:o}:
{}}),Array.isArray(i)?os(c,i):T(c,i??"")});t.childNodes.length>e.length;)t.lastChild.remove()}function Mt(t,e){for(let{name:n}of[...t.attributes])!Object.hasOwn(
e,n)&&n!=="aria-describedby"&&t.removeAttribute(n);for(let[n,o]of Object.entries(e))t.getAttribute(n)!==String(o)&&t.setAttribute(n,o)}var xe=t=>Math.round(t*10)/
10,zt=(t,e,n,o,r)=>["line",t,{x1:xe(e),y1:xe(n),x2:xe(o),y2:xe(r)},[]],Et=(t,e,n,o,r="middle")=>["text",t,{x:xe(e),y:xe(n),"text-anchor":r},o],qr=(t,e)=>["path",
t,{d:e.map(([n,o],r)=>`${r?"L":"M"}${xe(n)} ${xe(o)}`).join("")||"M0 0"},[]],ss=(t,e,n)=>["g",t,{tabindex:0,role:"img","data-tip":e,"aria-label":e},n],Ir=(t,e,n)=>`\
M${xe(t)} ${xe(e-n)}l${n} ${n}l${-n} ${n}l${-n} ${-n}Z`;var rs;function Rr(){return rs??=_l().catch(t=>{throw rs=void 0,t}),rs}async function _l(){if(window.Plotly)return window.Plotly;let t=document.getElementById("\
plotly"),e=document.createElement("script");if(t)e.textContent=await Ol(t.textContent);else if(window.GenerationPlaygroundPlotly)e.src=window.GenerationPlaygroundPlotly;else
throw new Error("This page does not say where Plotly is.");let n=t?null:new Promise((o,r)=>{e.onload=o,e.onerror=()=>r(new Error(`Plotly could not be fetched fr\
om ${e.src}.`))});return document.head.append(e),await n,window.Plotly}async function Ol(t){let e=Uint8Array.from(atob(t.trim()),n=>n.charCodeAt(0));return new Response(
new Blob([e]).stream().pipeThrough(new DecompressionStream("gzip"))).text()}var Ml=/^var\((--gp-[\w-]+)\)(?: ([\d.]+))?$/,Bn=new Set;function le(t,e,n){if(t.hidden=!e,!e)return;let o=is(e),r=[...Bn].find(i=>i.box===t);r?r.chart=o:El(t,o,
n),zn(t,o)}function is(t){return Wn(t)?s(t):Array.isArray(t)?t.map(is):t&&typeof t=="object"?Object.fromEntries(Object.entries(t).map(([e,n])=>[e,is(n)])):t}function El(t,e,n){
t.classList.add("gp-chart-box"),t.append(l("div","gp-chart-plot"),Tl());let o={box:t,chart:e};n&&t.addEventListener("gp-press",({detail:r})=>n(r)),Bn.add(o),new ResizeObserver(
()=>t.clientWidth&&t.dataset.width!==String(t.clientWidth)&&zn(t,o.chart)).observe(t),t.closest(".gp-pane")?.addEventListener("gp-alone",()=>zn(t,o.chart))}function Tl(){
let t=l("details","gp-chart-values");return t.append(l("summary","",s("Values")),l("ul")),t}async function zn(t,e){let n=t.querySelector(".gp-chart-plot");if($l(
t.querySelector(".gp-chart-values"),e),Mt(n,{...Object.fromEntries([...n.attributes].map(({name:o,value:r})=>[o,r])),role:"group","aria-label":s("{chart}. Its v\
alues follow as a list.",{chart:e.layout.meta})}),!!t.clientWidth){t.dataset.width=String(t.clientWidth),t.setAttribute("aria-busy","true");try{let o=await Rr(),
r={...bn(e.layout,t),autosize:!1,width:n.clientWidth,uirevision:"kept",dragmode:matchMedia("(pointer: coarse)").matches?!1:"zoom"};t.closest(".gp-alone")&&r.height&&
(r.height=Math.max(r.height,Math.round(innerHeight*.6))),n.classList.contains("js-plotly-plot")?await o.react(n,bn(e.data,t),r):(await o.newPlot(n,bn(e.data,t),
r,Ll(o)),n.on("plotly_click",({points:[i]})=>t.dispatchEvent(new CustomEvent("gp-press",{detail:i}))))}catch(o){n.textContent=s("The chart could not be drawn: i\
ts library did not load. Reload the page; the values are in the list below."),console.error("Generation Playground:",o)}finally{t.removeAttribute("aria-busy")}}}
function Fn(t,e,n){if(!t)return t;let{shapes:o=[],annotations:r=[]}=t.layout,i={type:"line",x0:e,x1:e,yref:"paper",y0:0,y1:1,line:{color:"var(--gp-error)",width:1.5,
dash:"dash"}},a={x:e,yref:"paper",y:1,yanchor:"bottom",text:n,showarrow:!1,font:{color:"var(--gp-error)"}};return{...t,layout:{...t.layout,shapes:[...o,i],annotations:[
...r,a]}}}function jr(t,{x:e,y:n,words:o}){if(!t)return t;let r={type:"scatter",mode:"markers",x:[e],y:[n],text:[o],hoverinfo:"text",marker:{color:"var(--gp-cho\
sen)",symbol:"diamond",size:13}};return{...t,data:[...t.data,r]}}function Ll(t){let e=(o,r)=>({name:o==="svg"?s("Download plot as an SVG"):s("Download plot as a\
 PNG"),icon:r,click(i){let a=i.layout.meta.toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"-").replace(/^-|-$/g,"");t.downloadImage(i,{format:o,filename:a,width:i.clientWidth,
height:i.clientHeight,scale:o==="svg"?1:2})}});return{locales:{"en-US":{dictionary:{Zoom:s("Zoom"),Pan:s("Pan"),"Zoom in":s("Zoom in"),"Zoom out":s("Zoom out"),
"Reset axes":s("Reset axes"),"Double-click to zoom back out":s("Double-click to zoom back out")}}},displaylogo:!1,doubleClickDelay:400,modeBarButtonsToRemove:["\
toImage","select2d","lasso2d","autoScale2d"],modeBarButtonsToAdd:[e("png",t.Icons.camera),e("svg",t.Icons.disk)]}}function $l(t,{data:e}){let n=e.flatMap(({text:o,
hovertext:r=o,hoverinfo:i})=>i==="text"&&Array.isArray(r)?r.flat():[]).filter(Boolean);t.hidden=!n.length,t.querySelector("ul").replaceChildren(...n.map(o=>l("l\
i","",o)))}function bn(t,e){return Array.isArray(t)?t.map(n=>bn(n,e)):t&&typeof t=="object"?Object.fromEntries(Object.entries(t).map(([n,o])=>[n,bn(o,e)])):typeof t==
"string"?Al(t,e):t}function Al(t,e){let[,n,o]=Ml.exec(t)||[];if(!n)return t.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;");let r=getComputedStyle(
e).getPropertyValue(n).trim();return o===void 0?r:`rgba(${[1,3,5].map(a=>parseInt(r.slice(a,a+2),16)).join(", ")}, ${o})`}function Br(){for(let t of Bn)t.box.isConnected?
zn(t.box,t.chart):Bn.delete(t)}matchMedia("(prefers-color-scheme: dark)").addEventListener("change",Br);for(let t of[document.documentElement,document.body])t&&
new MutationObserver(Br).observe(t,{attributeFilter:["class"]});var Cl=(t,e)=>t>=1?e+1:Math.expm1((e+1)*Math.log(t))/(t-1),zr=(t,e,n,o=1)=>Cl(t,e)/(e*n+o),ze=t=>V(t)?`${t.toFixed(2)} ×`:"–",Tt=({low:t,high:e})=>`${t.toFixed(
2)}–${e.toFixed(2)}`,Hn=()=>s("The true median lies in it with a probability of 90 % or more. With up to 7 pairs it runs from the lowest to the highest; fewer\
 than 5 pairs do not give that certainty, so nothing is claimed from them."),Fr=t=>t<.9995?`${(t*1e3).toPrecision(3)} ms`:`${t.toPrecision(3)} s`;function Le(t,{
done:e,runs:n}){if(e>=n)return"";let o={done:B(e),left:B(n-e)};return t.done?z(n,"Stopped: {done} of {count} run ended.","Stopped: {done} of {count} runs ended.",
o):z(n,"{done} of {count} run ended, {left} to come.","{done} of {count} runs ended, {left} to come.",o)}var Ft=s("Somebody else’s runs were decoded at the same\
 time, so these times are not reliable. Measure again when the machine is idle.");function Hr(t,e){let n=S=>t.querySelector(".gp-"+S),o=t.querySelector("table"),r=[[s("speed-up"),`${s("Time per token without drafts / time per token with draft\
s: the median over the pairs of runs, and its 90 % interval.")} ${Hn()}`],["draft_acceptance_rate",s(dt.draft_acceptance_rate)],["judged_acceptance_rate",s(dt.judged_acceptance_rate)],
["mean_acceptance_length",s(dt.mean_acceptance_length)],[s("drafted per round"),s("Drafted tokens / rounds. A confidence threshold and the end of a text make dr\
afts shorter than the limit.")],[s("formula"),s("Theorem 3.8 of Leviathan et al. 2023 with the acceptance rate, the drafted tokens and the cost of this row.")]],
i=()=>e.answered("lengths"),a=(S,{value:_})=>`${S} = ${_}`;function c(S){let[_,E,M,A,{setting:k,times:h}]=d(S);G(n("answer"),{"data-verdict":_}),T(n("answer-sig\
n"),E);let p=n("answer-words"),f=JSON.stringify([M,k,h]);p.dataset.key!==f&&(p.dataset.key=f,p.replaceChildren(...he(M,{setting:l("code","",k),times:h}))),T(n("\
answer-more"),A),e.done&&T(n("told"),`${p.textContent}. ${A}`),T(n("missing"),Le(e,S)),K(n("warning"),!!S.others),T(n("warning"),S.others?"⚠ "+s(Ft):"")}function d({
knob:S,points:_,leader:E,rivals:M,best:A,fewest:k}){let h=_.filter(({speedup:I})=>I),p=h.find(I=>I.group===E);if(!p){if(e.done)return["wait","…",s("No answer"),
s("No setting has a complete pair of runs."),{}];let I=z(_.length,"{known} of {count} setting measured.","{known} of {count} settings measured.",{known:B(h.length)});
return["wait","…",s("Not known yet"),h.length?I:s("The first counted runs are under way."),{}]}let{speedup:f,verdict:m,pairs:w}=p,x=a(S,p),[v,L]=[ze(f.median),
Tt(f)],O={slower:[s("It is slower than decoding without drafts.")],even:[s("The interval includes 1: no clear difference from decoding without drafts.")]}[m]||[];
if(m==="wait"){let I=z(w,"{setting} has the highest median, {times}, of {count} pair of runs: too few to tell, {fewest} are needed.","{setting} has the highest \
median, {times}, of {count} pairs of runs: too few to tell, {fewest} are needed.",{setting:x,times:v,fewest:B(k)});return["wait","…",s(e.done?"No answer":"Not\
 known yet"),I,{}]}if(h.length===1){let[I,R]={faster:["good","▲"],slower:["bad","▼"],even:["even","≈"]}[m];return[I,R,s("{setting} is the only setting tha\
t was measured: {times}"),[s("90 % interval: {interval}.",{interval:L}),...O].join(" "),{setting:x,times:v}]}if(A===null){let I=M.length>2&&M.length===h.length-
1?s("{setting} has the highest median, {times}, with a 90 % interval of {interval}; all others may be as good.",{setting:x,times:v,interval:L}):s("{setting} has\
 the highest median, {times}, with a 90 % interval of {interval}; {others} may be as good.",{setting:x,times:v,interval:L,others:u(_.filter(R=>M.includes(R.group)).
map(({value:R})=>R))});return["even","≈",s(e.running?"No clear best setting so far":"No clear best setting"),[I,...O,s("More repeats tell more.")].join(" "),{}]}
let[$,P]={faster:["good","★"],even:["even","★"],slower:["bad","▼"]}[m],W=m==="slower"?s(e.running?"{setting} is best so far, but only {times}":"{setting} \
is best, but only {times}"):s(e.running?"{setting} is best so far: {times}":"{setting} is best: {times}");return[$,P,W,[s("90 % interval: {interval}.",{interval:L}),
s("It was faster than each of the others, turn by turn."),...O].join(" "),{setting:x,times:v}]}let u=S=>S.length<2?S.join(""):s("{names} and {last}",{names:S.slice(
0,-1).join(", "),last:S.at(-1)});function g({points:S,curve:_,measured_curve:E}){le(n("settings"),e.charts.lengths),K(n("of-formula"),_.length>0),K(n("of-verify"),
E.length>0),K(n("of-own"),S.some(({formula:M})=>V(M)))}function b(S){if(!o.tHead){let _=l("tr");_.append(l("th","",null,{scope:"col"}),...r.map(([E,M])=>{let A=l(
"th","",null,{scope:"col"}),k=l("span","",null,{tabindex:"0","data-tip":M});return k.append(...E.split(/(?<=_)/).flatMap(h=>[h,l("wbr")])),A.append(k),A})),o.createTHead().
append(_),o.createTBody()}T(o.tHead.rows[0].cells[0],S)}function y(){let S=l("tr"),_=l("th","",null,{scope:"row"});_.append(l("span"),l("b","","",{"aria-hidden":"\
true"}),l("span","gp-hidden"));let E=l("td");return E.append(l("span"),l("small")),S.append(_,E,...r.slice(1).map(()=>l("td"))),S}function C({knob:S,points:_,best:E}){
b(S);let M=Z(o.tBodies[0],_.length,y);_.forEach((A,k)=>{let[h,p,...f]=M[k].cells,m=A.group===E;ce(M[k],m?"gp-best":""),T(h.children[0],A.value),T(h.children[1],
m?" ★":""),T(h.children[2],m?` ${s("(best)")}`:""),T(p.children[0],A.speedup?ze(A.speedup.median):"–"),T(p.children[1],A.speedup?`  ${Tt(A.speedup)}`:"");let{
draft_acceptance_rate:w,rate:x,mean_acceptance_length:v,drafted:L,formula:O}=A;[V(w)?H(w):"–",V(x)?H(x):"–",U(v,2),U(L,2),ze(O)].forEach((P,W)=>T(f[W],P))})}
function N(){let S=e.found;c(S),g(S),C(S)}return S=>{t.hidden=!i(),!t.hidden&&(S.found||S.status)&&N()}}var Ht=class{constructor(e){this.kinds=e,this.subscribers=new Set,this.changes={},this.position=0,this.head="",this.tail="",this.answers={}}feed(e){e.length>=this.
position&&e.startsWith(this.head)&&e.startsWith(this.tail,this.position-this.tail.length)||(this.position=0);let o=e.lastIndexOf(`
`)+1;for(;this.position<o;){let r=e.indexOf(`
`,this.position);this.readLine(e.slice(this.position,r)),this.position=r+1}this.head=e.slice(0,Math.min(o,100)),this.tail=e.slice(Math.max(0,o-100),o)}read(e){throw new Error(
"nobody reads "+e.type)}readLine(e){if(e.trim())try{this.read(JSON.parse(e))}catch(n){console.error("Generation Playground: a line of the log was skipped.",n,e.
slice(0,200))}}get canAsk(){return Object.keys(this.answers).length>0}ask(e){Object.hasOwn(this.answers,e.type)&&this.answers[e.type](e)}subscribe(e,n){let o={element:e,
update:n};this.subscribers.add(o),this.tell(o,Object.fromEntries(this.kinds.map(r=>[r,!0])))}changed(e){Object.keys(this.changes).length===0&&requestAnimationFrame(
()=>this.flush()),this.changes[e]=!0}flush(){let e=this.changes;this.changes={};for(let n of this.subscribers)n.element.isConnected?this.tell(n,e):this.subscribers.
delete(n)}tell(e,n){try{e.update(n)}catch(o){console.error("Generation Playground: a pane could not be drawn.",o)}}};var as=t=>({place:0,since:t.is_open?0:null,tail:[],spans:[]});function cs(t,e,n,{start:o,end:r}){let{place:i}=t,{since:a,spans:c}=t,d=[...t.tail,[i,e]];for(;;){
let u=a===null?o:r,g=d.map(([,y])=>y).join("").indexOf(u);if(g<0)break;let b=Pl(d,g);a===null?a=i+1:(c=[...c,{start:a,stop:Math.max(a,b),end:i+1}],a=null),d=Nl(
d,g+u.length)}return n&&a!==null&&a<=i&&(c=[...c,{start:a,stop:i,end:null}],a=null,d=[]),{place:i+1,since:a,tail:Wl(d,(a===null?o:r).length-1),spans:c}}function Dr(t,e){
if(!e)return[];let n=as(e);for(let{chosen:a,piece:c}of t)n=cs(n,a.text,c===null,e);let{spans:o,since:r,place:i}=n;return r===null?o:[...o,{start:r,stop:i,end:null}]}
function Pl(t,e){let n=e;for(let[o,r]of t)if(n-=r.length,n<0)return o;return t.at(-1)[0]}function Nl(t,e){let n=e;return t.flatMap(([o,r])=>{let i=r.slice(n);return n=
Math.max(0,n-r.length),i?[[o,i]]:[]})}function Wl(t,e){let[n,o]=[t.length,0];for(;n>0&&o<e;)o+=t[--n][1].length;return t.slice(n)}var ql=20,Lt=class extends Ht{constructor(){super(["run","steps","status","selection","unit","prompt","watched","searched","lens","written"]),this.unit="bits",this.
searched=new Map,this.lenses=new Map,this.lensLimit=0,this.written=null,this.text="",this.turn=void 0,this.fed={turn:void 0,started:!1},this.recorded=!1,this.beginsHidden=
!1,this.asked=null,this.clear()}clear(){this.queued=null,this.loading=null,this.shared=1,this.apart=!1,this.started=null,this.finished=null,this.failed=null,this.
lasts=[],this.newest=null,this.numTokens=0,this.elapsed=0,this.firstElapsed=null,this.rounds=[],this.canvasSteps=[],this.prompts=[],this.texts=new Map,this.returned=
null,this.selected=null,this.suggested=!1,this.promptSteps=[],this.hideFrom=this.beginsHidden?0:null}feedRun(e,n){n!==this.fed.turn&&(this.fed={turn:n,started:!1},
this.feed("")),this.feed(e),this.fed.started&&Object.assign(this,{text:e,turn:n})}read(e){let n=Il[e.type];if(!n)throw new Error("unknown event "+e.type);n(this,
e)}countStep(e){this.numTokens+=1,this.elapsed=e.elapsed,this.firstElapsed??=e.elapsed,this.changed("steps")}get readsSource(){return!!(this.started&&this.started.
decoder_tokens.length)}get prefix(){return this.readsSource?this.started.decoder_tokens:this.started.prompt_tokens}get denoises(){return!!(this.started&&this.started.
mode==="block_diffusion")}get usesBeams(){return this.prompts.length>0}get waiting(){return!!(this.queued||this.loading)}get running(){return!!(this.started&&!this.
finished&&!this.failed&&!this.waiting)}lines(){return this.hideFrom===null?this.allLines():this.allLines().map(e=>{let n=this.seen(e.last);return n===e.last?e:{
...e,last:n,score:null,stopReason:null}})}seen(e){if(this.hideFrom===null)return e;let n=e;for(;n&&!n.isPrompt&&n.index>=this.hideFrom;)n=n.before;return n}hide(e){
this.hideFrom!==e&&(this.hideFrom=e,this.changed("steps"),this.changed("selection"))}allLines(){if(this.returned)return this.returned;if(this.usesBeams)return this.
prompts.flatMap((n,o)=>Fl(n,o,this.prompts.length));let e=this.finished?this.finished.sequences:[];return this.lasts.map((n,o)=>({kind:"sequence",label:this.lasts.
length>1?s("sequence {number}",{number:o+1}):"",last:n,score:null,stopReason:e[o]?e[o].stop_reason:null}))}current(){if(this.selected)return this.seen(this.selected);
if(!this.usesBeams)return this.seen(this.newest);let e=this.lines();return e.length?e[0].last:null}lineOf(e){return e.isPrompt?this.lines()[0]:this.usesBeams?this.
lines().find(({last:n})=>{let o=n;for(;o&&o.index>e.index;)o=o.before;return o===e}):this.lines()[e.sequence]}lastOf(e){let n=this.lineOf(e);return n?n.last:e}select(e,n){
let o=e===null?null:this.lines()[e];this.selectStep(o&&pe(o.last)[n]||null)}selectStep(e,n=!1){let o=this.seen(e);this.selected===o&&this.suggested===n||(this.selected=
o,this.suggested=n,this.changed("selection"))}selectMostUncertain(){let e=this.returned?this.returned[0]?.last:this.lasts[0];if(this.selected||!e||this.finished?.
sequences[0]?.stop_reason==="step")return;let n=pe(e),o=n.filter(a=>!a.given);if(o.length<2)return;let r=Dr(n,this.started?.reasoning).filter(({end:a})=>a!==null),
i=o.filter(({index:a})=>!r.some(({start:c,stop:d})=>c<=a&&a<d));this.selectStep((i.length?i:o).reduce((a,c)=>c.distribution.entropy_before>a.distribution.entropy_before?
c:a),!0)}walk(e){let n=this.current();if(!n)return;let o=[...this.promptSteps,...pe(this.lastOf(n))],r=n.isPrompt?n.index-1:this.promptSteps.length+n.index;this.
selectStep(o[Math.max(0,Math.min(o.length-1,r+e))])}addSearched(e,n){this.searched.set(e,[...this.searched.get(e)||[],n]),this.changed("searched")}addLens(e,n,o){
this.lenses.delete(e),this.lenses.set(e,{ids:n,found:o}),this.lenses.size>ql&&this.lenses.delete(this.lenses.keys().next().value),this.changed("lens")}lensOf(){
return this.started&&this.lenses.get(this.turn)||null}startedLine(){let e=this.text.indexOf('{"type":"Started"');return e<0?"":this.text.slice(e,this.text.indexOf(
`
`,e))}idsTo(e){return pe(e).map(({chosen:n})=>n.token_id)}addWatched(e,n){let o=this.allLines()[e];o&&(pe(o.last).forEach((r,i)=>{let a=Ue("Candidate",n[i]||[]),
c=new Set(a.map(({token_id:d})=>d));r.watched=[...(r.watched||[]).filter(({token_id:d})=>!c.has(d)),...a]}),this.changed("watched"))}setWritten(e){this.written=
e&&{...e,tokens:Ue("Token",e.tokens)},this.changed("written")}setUnit(e){this.unit=e,this.changed("unit")}},Il={Queued(t,e){t.queued=e,t.loading=null,t.changed(
"status")},Loading(t,e){t.loading=e,t.queued=null,t.changed("status")},Shared(t,{runs:e,apart:n}){t.shared=e,t.apart=n,t.changed("status")},Started(t,e){t.clear();
for(let n of["prompt_tokens","decoder_tokens"])e[n]=Ue("Token",e[n]||[]);t.started=e,t.fed.started=!0,t.changed("run"),t.changed("status"),t.changed("selection")},
Stepped(t,{step:e}){e.chosen=kn("Candidate",e.chosen),ls(e.distribution),e.watched=Ue("Candidate",e.watched||[]),e.mark=e.mark?kn("Mark",e.mark):null,e.read=!!(t.
started&&t.started.request.only_given),e.reranked&&(e.reranked=Ue("Reranked",e.reranked)),e.before=t.lasts[e.sequence]||null,e.draft=Rl(e,t.rounds),t.lasts[e.sequence]=
e,(!t.newest||e.index>t.newest.index)&&(t.newest=e),t.countStep(e)},BeamsAdvanced(t,{step:e}){let n=t.prompts[e.sequence]??=jl();e.distributions.forEach(ls),e.given&&
(n.given+=1);let o=Ue("BeamCandidate",e.candidates).map(r=>Bl(r,e,n));for(let{beam:r}of o)r.progress&&t.texts.set(r.token_id,r.text);if(zl(o),n.running=o.filter(
r=>r.beam.status==="running").sort((r,i)=>r.beam.beam-i.beam.beam),n.byNumber=new Map(n.running.map(r=>[r.beam.beam,r])),e.given)for(let r=0;r<t.started.effective.
num_beams;r++)n.byNumber.set(r,o[0]);n.finished.push(...o.filter(r=>r.beam.status==="finished")),n.finished.sort((r,i)=>i.beam.final_score-r.beam.final_score),n.
finished.length=Math.min(n.finished.length,e.pool.length),n.pool=e.pool,n.pools.push(e.pool),n.steps.push(o),n.byStep.push(n.byNumber),n.distributions.push(e.distributions),
t.countStep(e)},PromptRead(t,{steps:e}){let n=null;for(let o of e)o.chosen=kn("Candidate",o.chosen),ls(o.distribution),Object.assign(o,{before:n,isPrompt:!0,watched:[],
draft:null}),n=o;t.promptSteps=e,t.changed("prompt")},CanvasDenoised(t,{step:e}){e.places=Ue("CanvasPlace",e.places),t.canvasSteps.push(e),t.numTokens=e.canvas*
e.places.length,t.elapsed=e.elapsed,t.firstElapsed??=e.elapsed,t.changed("steps")},DraftJudged(t,{round:e}){e.drafted=Ue("DraftToken",e.drafted),t.rounds.push(e),
t.changed("steps")},Finished(t,e){t.finished=e,t.usesBeams&&(t.returned=e.sequences.map((n,o)=>Kl(t,n,o))),t.changed("status"),t.changed("steps")},Failed(t,e){(t.
fed.turn===void 0||t.fed.started)&&(t.failed=e),t.queued=t.loading=null,t.changed("status")}};function kn(t,e){let n=Tr[t],o={};for(let r=0;r<n.length;r++)o[n[r]]=
e[r];return o}function Ue(t,e){return e.map(n=>kn(t,n))}function ls(t){t.candidates=Ue("Candidate",t.candidates),t.stages=Ue("Stage",t.stages)}function Rl(t,e){
let n=e.at(-1);if(!n||t.index<n.start)return null;let o=t.index-n.start;return o<n.num_accepted?{origin:"accepted",instead:null,round:n,place:o}:{origin:n.follow,
instead:n.drafted[o]||null,round:n,place:o}}function jl(){return{running:[],byNumber:new Map,finished:[],pool:[],steps:[],byStep:[],pools:[],distributions:[],given:0}}
function Bl(t,e,n){let o=e.distributions[t.parent],r=o.candidates.find(i=>i.token_id===t.token_id);return{index:e.index,sequence:e.sequence,before:n.byNumber.get(
t.parent)||null,chosen:r||{...t,raw_rank:null,rank:null,removed_by:null},piece:t.piece,distribution:o,seconds:e.seconds,elapsed:e.elapsed,draft:null,given:!!e.given,
length:e.index+1-n.given,mark:t.mark?kn("Mark",t.mark):null,beam:t}}var ht=({beam:t,length:e},n)=>e>0?(t.score??-1/0)/e**n:t.score;function Kr(t,e,n,o,r){t.unseen??=
new Map;let i=`${e} ${n} ${r.token_id}`;if(!t.unseen.has(i)){let a=e?t.byStep[e-1].get(n):null,{token_id:c,text:d,raw_logprob:u,logprob:g}=r,b=(a?a.beam.score:0)+
g,y=a?a.beam.group:null,C={token_id:c,text:d,piece:null,parent:n,raw_logprob:u,logprob:g,score:b,status:"unseen",beam:null,final_score:null,group:y},{sequence:N,
seconds:S,elapsed:_}=t.steps[e][0];t.unseen.set(i,{index:e,sequence:N,before:a,chosen:r,piece:null,distribution:o,seconds:S,elapsed:_,draft:null,given:!1,length:t.
steps[e][0].length,beam:C,rank:null})}return t.unseen.get(i)}function Gr(t,e,n,o){let r=n&&!n.given?n.beam.beam:0;return t.unseen&&t.unseen.get(`${e} ${r} ${o}`)||
null}function zl(t){let e=new Map;for(let n of[...t].sort((o,r)=>r.beam.score-o.beam.score))n.rank=(e.get(n.beam.group)||0)+1,e.set(n.beam.group,n.rank)}function Fl(t,e,n){
let o=i=>n>1?s("Prompt {number}, {label}",{number:e+1,label:i}):i,r=(i,a,c,d)=>({kind:i,label:o(a),last:c,score:d,stopReason:null});return[...t.running.map(i=>r(
"running",Hl(i),i,i.beam.score)),...t.finished.map((i,a)=>r("finished",Dl(i,a+1),i,i.beam.final_score))]}function Hl({beam:{beam:t,group:e,progress:n}}){let o=t+
1;return(e??null)!==null?s("beam {number}, group {group}",{number:o,group:$e(e)}):o===1&&!n?s("best beam"):s("beam {number}",{number:o})}function Dl({beam:{group:t}},e){
return(t??null)!==null?s("ended {number}, group {group}",{number:e,group:$e(t)}):s("ended {number}",{number:e})}var $e=t=>t<26?String.fromCharCode(65+t):String(
t+1);function Kl(t,e,n){let o=Math.max(1,Math.floor(t.finished.sequences.length/t.prompts.length)),{steps:r}=t.prompts[Math.floor(n/o)],i=null;return e.token_ids.
forEach((a,c)=>{let d=(e.beams||[])[c];i=(r[c]||[]).find(u=>u.beam.parent===d&&u.beam.token_id===a)||i}),{kind:"returned",label:s("output {number}",{number:n+1}),
last:i,score:e.score,stopReason:e.stop_reason}}function pe(t){let e=[];for(let n=t;n;n=n.before)e.push(n);return e.reverse()}function Qe(t,e){let n=[],o=e;for(;o&&
t[o.index]!==o;)n.push(o),o=o.before;return{keep:o?o.index+1:0,added:n.reverse()}}var ge=class{constructor(e,n){this.add=n,this.steps=[],this.totals=[e]}get total(){
return this.totals.at(-1)}follow(e){let{keep:n,added:o}=Qe(this.steps,e);this.steps.length=n,this.totals.length=n+1;for(let r of o)this.steps.push(r),this.totals.
push(this.add(this.total,r));return{keep:n,added:o}}};var Ur=()=>({spec_steps:0,rounds:0,tokens:0,drafted:0,accepted:0,judged:0,kept:[],acceptedAt:[],draftedAt:[],overlaps:[0,0],draft_seconds:0,verify_seconds:0}),et=t=>t.
num_accepted+(t.follow==="correction"?1:0),ds=t=>t.num_accepted+(t.next_token_id===null?0:1);function Gl(t,e){let{drafted:n,num_accepted:o}=e;if(t.rounds+=1,t.tokens+=
ds(e),t.draft_seconds+=e.draft_seconds,t.verify_seconds+=e.verify_seconds,!n.length)return t;t.spec_steps+=1,t.drafted+=n.length,t.accepted+=o,t.judged+=et(e);for(let r=t.
draftedAt.length;r<n.length;r++)t.draftedAt.push(0),t.acceptedAt.push(0);for(n.forEach((r,i)=>{t.draftedAt[i]+=1,i<o&&(t.acceptedAt[i]+=1),!(i>=et(e)||(r.overlap??
null)===null)&&(t.overlaps[0]+=1,t.overlaps[1]+=r.overlap)});t.kept.length<=t.draftedAt.length;)t.kept.push(0);return t.kept[o]+=1,t}function Ul(t){let{spec_steps:e,
rounds:n,tokens:o,drafted:r,accepted:i,judged:a,overlaps:c}=t,d=(u,g)=>g?u/g:null;return{num_spec_steps:e,num_rounds:n,num_tokens:o,num_draft_tokens:r,num_accepted_draft_tokens:i,
num_judged_draft_tokens:a,draft_acceptance_rate:d(i,r),judged_acceptance_rate:d(i,a),mean_acceptance_length:e?1+i/e:null,acceptance_histogram:t.kept,accepted_by_position:t.
acceptedAt,drafted_by_position:t.draftedAt,passes_saved:o-n,expected_acceptance_rate:d(c[1],c[0]),draft_seconds:t.draft_seconds,verify_seconds:t.verify_seconds}}
var Dt=class{constructor(){this.rounds=[],this.tally=Ur()}read(e){e.length>=this.tally.rounds&&this.rounds[0]===e[0]||(this.tally=Ur());for(let o=this.tally.rounds;o<
e.length;o++)Gl(this.tally,e[o]);return this.rounds=e,Ul(this.tally)}};var hs=new WeakMap;function be(t,e){hs.set(t,e),t.dataset.tip===void 0&&(t.dataset.tip="")}function Vr(t){let e=null,n=null;function o(){e=l("div","gp-tip","",{
role:"tooltip",id:"gp-tip-"+Math.random().toString(36).slice(2,8)}),e.hidden=!0}function r(a){let c=a.target.closest("[data-tip]");if(c===n||(n&&n.removeAttribute(
"aria-describedby"),n=c,e||o(),e.hidden=!c,!c))return;e.textContent=hs.has(c)?hs.get(c)():c.dataset.tip,c.setAttribute("aria-describedby",e.id);let d=c.closest(
"[data-holds-tips]")||t;e.parentNode!==d&&d.append(e);let[u,g]=[d.getBoundingClientRect(),c.getBoundingClientRect()],b=Math.min(g.left-u.left,u.width-e.offsetWidth-
8);e.style.left=`${Math.max(8,b)+d.scrollLeft}px`,e.style.top=`${g.bottom-u.top+d.scrollTop+5}px`}let i=()=>r({target:t});t.addEventListener("pointerover",r),t.
addEventListener("pointerleave",i),t.addEventListener("focusin",r),t.addEventListener("focusout",i),t.addEventListener("keydown",a=>a.key==="Escape"&&i())}function Jr(t){let e=t.querySelector(".gp-draft-figures"),n=t.querySelector(".gp-kept-chart"),o=t.querySelector(".gp-place-chart"),r=y=>y===null?"–":H(y),i=y=>z(
y,"{count} token","{count} tokens");function a(y,C){let{num_draft_tokens:N,num_accepted_draft_tokens:S,num_spec_steps:_}=y,E=C.samples&&y.expected_acceptance_rate!==
null,M=y.num_judged_draft_tokens,A=z(y.num_rounds,"{count} round","{count} rounds");return[["num_draft_tokens",B(N),z(_,"in {count} draft over {rounds}","in {co\
unt} drafts over {rounds}",{rounds:A})],["num_accepted_draft_tokens",B(S),s("of {drafted} drafted",{drafted:B(N)})],["draft_acceptance_rate",r(y.draft_acceptance_rate),
s("{accepted} of {drafted} drafted",{accepted:B(S),drafted:B(N)}),y.draft_acceptance_rate],["mean_acceptance_length",U(y.mean_acceptance_length,2),z(_,"1 + {acc\
epted} / {count} draft","1 + {accepted} / {count} drafts",{accepted:B(S)})],["judged_acceptance_rate",r(y.judged_acceptance_rate),s("{accepted} of {judged} judg\
ed",{accepted:B(S),judged:B(M)}),y.judged_acceptance_rate],...E?[["expected_acceptance_rate",r(y.expected_acceptance_rate),z(M,"mean over {count} judged positio\
n","mean over {count} judged positions"),y.expected_acceptance_rate]]:[],["passes_saved",B(y.passes_saved),z(y.num_rounds,"{tokens} in {count} pass","{tokens} i\
n {count} passes",{tokens:i(y.num_tokens)})]]}function c(){let y=l("div","gp-draft-figure",null,{tabindex:"0","data-tip":""}),C=l("dd","gp-rate",null,{"aria-hid\
den":"true"});return C.append(l("i")),y.append(l("dt"),l("dd"),l("dd","gp-note"),C),y}function d(y,C){let N=a(y,C),S=Z(e,N.length,c);N.forEach(([_,E,M,A=null],k)=>{
let[h,p,f,m]=S[k].children;h.textContent!==_&&h.replaceChildren(..._.split(/(?<=_)/).flatMap(w=>[w,l("wbr")])),T(p,E),T(f,M),m.hidden=A===null,ne(m.firstChild,"\
width",A??0),S[k].dataset.tip=s(dt[_]),S[k].dataset.name=_})}function u(){let y=l("span","gp-chart-column"),C=l("span","gp-chart-track");return C.append(l("i","\
gp-chart-whole"),l("i","gp-chart-part")),y.append(l("span","gp-chart-top"),C,l("span","gp-chart-label")),y}function g(y,C,N){let S=Math.max(1,...C.map(([E,M])=>M??
E)),_=Z(y,C.length,u);C.forEach(([E,M,A,k,h],p)=>{let[f,m,w]=_[p].children;T(f,k),ne(m.children[0],"height",(M??0)/S),ne(m.children[1],"height",E/S),T(w,A),be(_[p],
()=>h)}),G(y,{"aria-label":`${N}: ${C.map(([,,,,E])=>E).join("; ")}`})}function b(y){let C=y.num_spec_steps;g(n,y.acceptance_histogram.map((N,S)=>[N,null,String(
S),N?B(N):"",z(C,"{rounds} of {count} round with a draft: {tokens} kept","{rounds} of {count} rounds with a draft: {tokens} kept",{rounds:B(N),tokens:i(S)})]),"\
acceptance_histogram"),g(o,y.drafted_by_position.map((N,S)=>{let _=y.accepted_by_position[S];return[_,N,String(S+1),`${Math.round(100*_/N)}%`,s("position {place\
}: {accepted} of {drafted} drafted tokens kept, {share}",{place:S+1,accepted:B(_),drafted:B(N),share:H(_/N)})]}),"accepted_by_position / drafted_by_position")}return(y,C)=>{
d(y,C),b(y)}}var tt={get accepted(){return["✓",s("accepted draft"),s("Drafted, and kept by the target model.")]},get correction(){return["→",s("correction"),s("The targe\
t’s own token in place of the first rejected draft token.")]},get bonus(){return["+",s("bonus"),s("The target’s own token after a draft that was kept whole: i\
ts forward pass gives one more.")]},get target(){return["○",s("target alone"),s("Nothing was drafted in this round: the target wrote one token, as without dra\
fts.")]}},Yr=Object.fromEntries(Object.keys(tt).map(t=>[t,0])),Xr=(t,{draft:e})=>e&&Object.hasOwn(t,e.origin)?{...t,[e.origin]:t[e.origin]+1}:t;function Kt(t){let{
do_sample:e,assistant_ensemble_weight:n}=t&&t.effective||{};return{samples:!!e,weight:n??null}}function ps({target_logprob:t,draft_logprob:e},{weight:n}){let o=X(
t)/((e??null)===null?1:X(e));return Math.min(1,n===null?o:1-n+n*o)}var Zr=({weight:t})=>t===null?"min(1, p / q)":`min(1, ${U(1-t,2)} + ${U(t,2)} · p / q)`;function Qr(t,e){
if(t.samples)return e?s("Sampling: a drafted token is kept at random, with probability {formula}.",{formula:Zr(t)}):s("Sampling: a drafted token is kept if the \
target draws the same one, which happens with probability p.");if(t.weight===null||!e)return s("Greedy: a drafted token is kept if it is the likeliest one for t\
he target.");let[n,o]=[U(t.weight,2),U(1-t.weight,2)];return s("Greedy: a drafted token is kept if it is the likeliest one in the mixture {target} · p + {draft}\
 · q.",{target:n,draft:o})}function us(t,e){return e<t.num_accepted?"accepted":e<et(t)?"rejected":"unjudged"}function Dn(t,e,n){let o=t.drafted[e],r=us(t,e),i=(o.
draft_logprob??null)!==null,[a,c]=[H(X(o.target_logprob)),H(X(o.draft_logprob))],d=i?[s("The draft model gave it {q}.",{q:c})]:[];if(r==="unjudged")return[t.follow===
"correction"?s("Never judged: it comes after the rejection."):s("Never judged: it comes after the end of the text."),...d].join(" ");let u=r==="accepted";if(!n.
samples){let b=n.weight!==null&&i;return[u?Vl(b):Jl(b,J(t.next_text)),s("The target gave it {p}.",{p:a}),...d].join(" ")}if(!i)return u?s("Accepted: the target \
drew the same token for itself. It gave this one {p}, which is the chance that it is kept.",{p:a}):s("Rejected: the target drew {token} for itself. It gave this\
 one {p}, which is the chance that it is kept.",{token:J(t.next_text),p:a});let g=(o.overlap??null)===null?[]:[s("Averaged over all tokens that could have been \
drafted here, the chance is {share}.",{share:H(o.overlap)})];return[u?s("Accepted: the target gave it p = {p}, the draft model q = {q}.",{p:a,q:c}):s("Rejected:\
 the target gave it p = {p}, the draft model q = {q}.",{p:a,q:c}),Yl(ps(o,n),Zr(n),u),...g].join(" ")}var Vl=t=>s(t?"Accepted: it is the likeliest token in the \
mixture of both models.":"Accepted: it is the likeliest token for the target."),Jl=(t,e)=>s(t?"Rejected: {token}, not this one, is the likeliest token in the mi\
xture of both models.":"Rejected: {token}, not this one, is the likeliest token for the target.",{token:e});function Yl(t,e,n){if(t>=1)return s("By {formula}, i\
t is always kept: nothing was left to a draw.",{formula:e});let o={formula:e,chance:H(t)};return n?s("By {formula}, it is kept with probability {chance}: the dr\
aw kept it.",o):s("By {formula}, it is kept with probability {chance}: the draw rejected it.",o)}function fs(t,e){let[,n,o]=tt[t.follow],r=`${n.charAt(0).toUpperCase()}${n.
slice(1)}. ${o}`,i=t.drafted[t.num_accepted];if(t.follow!=="correction"||!e.samples)return r;if((i.draft_logprob??null)===null)return`${r} ${s("The target drew \
it.")}`;let a=`${r} ${s("It was drawn from the residual distribution: what the target gives beyond the draft model, max(0, p − q).")}`;return(i.overlap??null)===
null||e.weight!==null?a:`${a} ${s("That sums to {share} here, and is scaled up to 1 for the draw.",{share:H(1-i.overlap)})}`}function ei({draft:{origin:t,place:e,
round:n,instead:o},chosen:r},i){if(!Object.hasOwn(tt,t))return[];let{length:a}=n.drafted,c={round:n.index+1,place:e+1},d=a?[z(a,"Round {round} drafted {count} t\
oken.","Round {round} drafted {count} tokens; this is place {place}.",c)]:[];if(t==="accepted")return[...d,Dn(n,e,i)];let u=t==="correction"&&o?[s("Drafted here\
 was {token}. {fate}",{token:J(o.text),fate:Dn(n,e,i)})]:[],g=fs(n,i),b=i.samples&&t!=="correction"&&r.logprob!==null?[s("It was drawn from the target’s own dis\
tribution, which gave it {p}.",{p:H(X(r.logprob))})]:[],y=a-et(n),C=t==="correction"&&y?[z(y,"{count} drafted token after it was never judged.","{count} drafted\
 tokens after it were never judged.")]:[];return[...d,...u,[g,...b].join(" "),...C]}function ti({draft:t}){if(!t||!Object.hasOwn(tt,t.origin))return[];let{origin:e,
instead:n,round:{index:o,drafted:r}}=t,i=o+1;if(e==="accepted"){let{draft_logprob:a}=r[t.place],c={place:t.place+1,size:r.length,round:i};return(a??null)===null?
[s("accepted draft: token {place} of {size} in round {round}",c)]:[s("accepted draft: token {place} of {size} in round {round}, to which the draft model gave {q\
}",{...c,q:H(X(a))})]}return e==="correction"?n?[s("correction: replaced the rejected draft token {token} in round {round}",{token:J(n.text),round:i})]:[s("corr\
ection: replaced a rejected draft token in round {round}",{round:i})]:e==="target"?[s("target alone: nothing was drafted in round {round}",{round:i})]:[z(r.length,
"bonus: the target’s own token after the accepted draft of round {round}","bonus: the target’s own token after all {count} drafted tokens of round {round}",
{round:i})]}var Ve=t=>t<.01?`${(t*1e3).toFixed(1)} ms`:Bt(t);function ni(t,e,n){let o=[],r=Kt(null),i={row:null,card:null,selected:null},a=null,c=!0,d=0,u=new WeakMap,g=new WeakMap,b=new IntersectionObserver($=>{for(let{isIntersecting:P,
target:W}of $)P&&_(u.get(W));y()&&(t.scrollTop=t.scrollHeight)},{rootMargin:"200px 0px"}),y=()=>c&&!e.selected&&e.running;function C($,P){let W=o.length<=$.length&&
(!o.length||o[0].round===$[0])&&r.samples===P.samples;r=P,W||N();for(let I of $.slice(o.length))S(I);y()&&(t.scrollTop=t.scrollHeight)}function N(){b.disconnect(),
t.replaceChildren(),o=[],i={row:null,card:null,selected:null},a=null,c=!0,d=0}function S($){let P=l("li","gp-round"),W={round:$,item:P,cards:null};u.set(P,W),o.
push(W),t.append(P),b.observe(P)}function _($){if(!$||$.cards)return;b.unobserve($.item);let{round:P,item:W}=$,I=et(P);$.cards=[];let R=l("div","gp-cards");for(let q=0;q<
I;q++)R.append(A($,q));P.next_token_id!==null&&R.append(k($)),I<P.drafted.length&&R.append(p(P,I)),P.follow==="none"&&R.append(l("span","gp-note gp-ended","■ "+
s("the text ended inside its draft"))),W.append(E(P),R),W.classList.add("gp-filled"),a||x($.cards[0])}function E($){let P=l("div","gp-round-head"),{num_accepted:W,
drafted:{length:I}}=$,R=I?s("{accepted} of {drafted} kept",{accepted:W,drafted:I}):s("no draft"),q=[s("draft {time}",{time:Ve($.draft_seconds)}),s("verify {time\
}",{time:Ve($.verify_seconds)})];P.append(l("b","",s("Round {number}",{number:$.index+1})),l("span","",R));for(let j of q)P.append(l("span","gp-round-time",j));
return P}function M($,P,W,I,R,q,j){let F=s("Round {number}, {which}, {token}: {why}",{number:$.round.index+1,which:q,token:J(R),why:j}),D=l("button","gp-draft-c\
ard",null,{type:"button",tabindex:"-1","aria-pressed":"false","aria-label":F});D.dataset.draft=W;let Y=l("span","gp-draft-head"),Q=l("bdi","gp-ink gp-word");return Se(
Q,R),Y.append(l("span","gp-sign",I),Q),D.append(Y),be(D,()=>j),g.set(D,{row:$,index:P}),$.cards.push(D),D}function A($,P){let{round:W}=$,I=W.drafted[P],R=us(W,P),
q=W.start+P,j=s("drafted token {place} of {size}",{place:P+1,size:W.drafted.length}),F=M($,q,R,R==="accepted"?"✓":"✗",I.text,j,Dn(W,P,r));if(F.append(h("p",
X(I.target_logprob))),(I.draft_logprob??null)!==null&&F.append(h("q",X(I.draft_logprob))),r.samples){let D=l("span","gp-chance",s("chance"));D.append(l("b","",H(
ps(I,r)))),F.append(D)}return F}function k($){let{round:P}=$,W=P.start+P.num_accepted,[I,R]=tt[P.follow],q=M($,W,P.follow,I,P.next_text,s("the target’s own toke\
n"),fs(P,r));q.classList.add("gp-own-card");let j=n(W);return j&&q.append(h("p",ve(j).probability)),q.append(l("span","gp-chance",R)),q}function h($,P){let W=l(
"span","gp-bar-line"),I=l("span","gp-track"),R=l("i",`gp-part-${$}`);return ne(R,"width",P),I.append(R),W.append(l("i","gp-pq",$),I,l("span","gp-amount",H(P))),
W}function p($,P){let W=l("span","gp-behind"),I=$.drafted.slice(P);W.append(l("span","gp-note",s("never judged")));for(let R of I){let q=oe(R.text,"gp-word"),j=(R.
draft_logprob??null)===null?"":` q ${H(X(R.draft_logprob))}`,F=l("span","gp-unjudged");F.append(q,l("small","",j)),W.append(F)}return W}function f($){let P=$&&$.
draft,W=P&&o[P.round.index-(o.length?o[0].round.index:0)]||null;W&&_(W);let I=W?m(W,$):null;i.card&&i.card!==I&&i.card.setAttribute("aria-pressed","false"),i.card&&
i.card.classList.remove("gp-current"),i.row&&i.row!==W&&i.row.item.classList.remove("gp-current-round");let R=i.selected!==e.selected;i={row:W,card:I,selected:e.
selected},R&&!e.selected&&(c=!0),W&&(W.item.classList.add("gp-current-round"),I&&(I.classList.add("gp-current"),I.setAttribute("aria-pressed",String(e.selected===
$)),t.contains(document.activeElement)||x(I)),R&&w(W.item))}function m($,P){let W=P.index-$.round.start;return W<$.round.num_accepted?$.cards[W]:$.cards.at(-1)}
function w($){let[P,W]=[$.offsetTop,$.offsetTop+$.offsetHeight];P<t.scrollTop?t.scrollTop=P:W>t.scrollTop+t.clientHeight&&(t.scrollTop=Math.min(P,W-t.clientHeight))}
function x($){a&&(a.tabIndex=-1),a=$||null,a&&(a.tabIndex=0)}function v($){if(!$)return;let{row:P,index:W}=g.get($);x($);let I=n(W);I&&e.selectStep(I),w(P.item),
$.focus({preventScroll:!0})}function L($,P){let W=o[Math.max(0,Math.min(o.length-1,$))];return _(W),W.cards.at(P)}function O($,P){let{row:W}=g.get($),I=W.cards[W.
cards.indexOf($)+P];if(I)return I;let R=o.indexOf(W)+P;return o[R]?L(R,P>0?0:-1):null}return t.addEventListener("click",$=>{let P=$.target.closest(".gp-draft-ca\
rd");if(P){v(P);return}let W=$.target.closest(".gp-round");W&&v(u.get(W).cards[0])}),t.addEventListener("keydown",$=>{$.key==="Escape"&&e.selectStep(null);let P=$.
target.closest(".gp-draft-card");if(!P||$.ctrlKey||$.metaKey||$.altKey)return;let W=o.indexOf(g.get(P).row),I={ArrowRight:()=>O(P,1),ArrowLeft:()=>O(P,-1),ArrowDown:()=>o[W+
1]&&L(W+1,0),ArrowUp:()=>o[W-1]&&L(W-1,0),Home:()=>L(0,0),End:()=>L(o.length-1,0)};I[$.key]&&($.preventDefault(),v(I[$.key]()))}),t.addEventListener("scroll",()=>{
let $=t.scrollTop;t.scrollHeight-$-t.clientHeight<80?c=!0:$<d&&(c=!1),d=$},{passive:!0}),{show:C,mark:f}}var Fe={narrowest:3,least:16,cell:9,tallest:90,times:84};function oi(t,{canvas:e,column:n,ends:o,onResize:r}){let i={rounds:[],each:1,columns:Fe.least,top:1,drafts:0},
a=0;function c(M){let A=k=>M.reduce((h,p)=>h+k(p),0)/M.length;return{accepted:A(k=>k.num_accepted),judged:A(et),drafted:A(k=>k.drafted.length),draft:A(k=>k.draft_seconds),
verify:A(k=>k.verify_seconds),longest:Math.max(...M.map(k=>k.draft_seconds+k.verify_seconds))}}function d(M){let A=M.map(({draft:p,verify:f})=>p+f).sort((p,f)=>p-
f),k=A.at(-1),h=A[Math.floor((A.length-1)*.9)];return k>2*h&&A.length>4?1.25*h:k}function u(M){a||=e.clientWidth;let A=Math.max(1,Math.ceil(M.length/Math.max(1,
Math.floor(a/Fe.narrowest)))),k=[];for(let w=0;w<M.length;w+=A)k.push(c(M.slice(w,w+A)));let h=Math.max(1,...k.map(({drafted:w})=>w)),p=Math.max(1,Math.min(Fe.cell,
Fe.tallest/h)),f=d(k)||1,m=k.filter(({draft:w,verify:x})=>w+x>f);return i={rounds:M,each:A,columns:Math.max(Fe.least,k.length),top:f,drafts:Math.ceil(h*p)},T(o.
drafts,h>=1.5?B(Math.round(h)):"1"),T(o.times,Ve(f)),g(k,p),{each:A,cut:m.length,longest:Math.max(0,...k.map(({longest:w})=>w)),filled:k.length/i.columns}}function g(M,A){
let k=i.drafts+16+Fe.times,h=devicePixelRatio,p=[Math.round(a*h),Math.round(k*h)];if(e.width!==p[0]&&(e.width=p[0]),e.height!==p[1]&&(e.height=p[1]),e.style.height=
`${k}px`,o.drafts.parentNode.style.height=`${i.drafts}px`,o.times.parentNode.style.height=`${Fe.times}px`,!a)return;let f=getComputedStyle(t),m=O=>f.getPropertyValue(
`--gp-${O}`).trim(),w={accepted:m("accepted"),rejected:m("rejected"),muted:m("muted"),verify:m("kept"),draft:m("before"),line:m("line"),surface:m("surface")},x=e.
getContext("2d");x.setTransform(h,0,0,h,0,0),x.clearRect(0,0,a,k);let v=a/i.columns,L=v>6?Math.min(6,v*.2):v>3.5?1:0;x.fillStyle=w.line,x.fillRect(0,i.drafts,a,
1),x.fillRect(0,k-1,a,1),M.forEach((O,$)=>{let P=[$*v+L/2,v-L];i.each===1?b(x,w,O,P,A):C(x,w,O,P,A),N(x,w,O,P,k-1)})}function b(M,A,{accepted:k,judged:h,drafted:p},[
f,m],w){let x=Math.max(1,w-(w>3?1.5:0));for(let v=0;v<p;v++){let L=i.drafts-(v+1)*w;if(v<k)M.fillStyle=A.accepted,M.fillRect(f,L,m,x);else if(v<h)y(M,A.rejected,
f+m/2,L+x/2,Math.min(m,Math.max(x,5),7)/2);else{M.fillStyle=A.muted;let O=Math.min(m,x,2.5);M.fillRect(f+(m-O)/2,L+(x-O)/2,O,O)}}}function y(M,A,k,h,p){M.strokeStyle=
A,M.lineWidth=p>2?2:1,M.beginPath(),M.moveTo(k-p,h-p),M.lineTo(k+p,h+p),M.moveTo(k-p,h+p),M.lineTo(k+p,h-p),M.stroke()}function C(M,A,{accepted:k,drafted:h},[p,
f],m){M.fillStyle=A.accepted,M.fillRect(p,i.drafts-k*m,f,k*m),M.fillStyle=A.muted,M.fillRect(p,i.drafts-h*m,f,1)}function N(M,A,{draft:k,verify:h},[p,f],m){let w=Math.
min(1,i.top/(k+h))/i.top,[x,v]=[k*w*Fe.times,h*w*Fe.times];M.fillStyle=A.verify,M.fillRect(p,m-x-v,f,v),S(M,A.draft,p,m-x,f,x),!(k+h<=i.top)&&(M.fillStyle=A.surface,
M.fillRect(p-1,m-Fe.times+7,f+2,3),M.fillRect(p-1,m-Fe.times+13,f+2,3))}function S(M,A,k,h,p,f){if(!(f<=0)){if(p<5){M.fillStyle=A,M.fillRect(k,h,p,f);return}M.save(),
M.beginPath(),M.rect(k,h,p,f),M.clip(),M.strokeStyle=A,M.lineWidth=1.5,M.beginPath();for(let m=-f;m<p;m+=5)M.moveTo(k+m,h+f),M.lineTo(k+m+f,h);M.rect(k+.75,h+.75,
Math.max(0,p-1.5),Math.max(0,f-1.5)),M.stroke(),M.restore()}}function _(M){let{left:A,width:k}=e.getBoundingClientRect(),h=Math.floor((M.clientX-A)/k*i.columns)*
i.each;return Math.max(0,Math.min(i.rounds.length-1,h))}function E(M){n.hidden=M===null,M!==null&&(ne(n,"left",Math.floor(M/i.each)/i.columns),ne(n,"width",1/i.
columns))}return new ResizeObserver(()=>{e.clientWidth!==a&&(a=e.clientWidth,r())}).observe(e),{draw:u,at:_,mark:E}}function si(t,e){let n=t.querySelector(".gp-map-plot"),o=t.querySelector(".gp-map-reading"),r=t.querySelector(".gp-map-note"),i=new ge(null,()=>null),a=new Dt,c=oi(
n,{canvas:n.querySelector("canvas"),column:n.querySelector(".gp-column"),ends:{drafts:t.querySelector(".gp-drafts-end"),times:t.querySelector(".gp-times-end")},
onResize:h}),d=ni(t.querySelector(".gp-rounds"),e,p=>i.steps[p]),u=Jr(t),g=[],b=0,y=!1;function C(){let p=e.hideFrom===null?i.steps.length:Math.min(e.hideFrom,i.
steps.length),f=e.rounds.length;for(;f&&e.rounds[f-1].start+ds(e.rounds[f-1])>p;)f-=1;return f===e.rounds.length?e.rounds:e.rounds.slice(0,f)}function N(){let{each:p,
cut:f,longest:m,filled:w}=c.draw(g);ne(t.querySelector(".gp-map-axis"),"width",w),T(r,[p>1?s("Each column is the mean of {each} rounds.",{each:p}):"",f?z(f,"One\
 column is cut off; the longest round took {time}.","{count} columns are cut off; the longest round took {time}.",{time:Ve(m)}):""].filter(Boolean).join(" ")),T(
t.querySelector(".gp-map-last"),s("round {number}",{number:B(g.length)}))}function S(p){let f={round:p.index+1,draft:Ve(p.draft_seconds),verify:Ve(p.verify_seconds),
accepted:p.num_accepted,drafted:p.drafted.length,token:J(p.next_text)};return p.follow==="target"?s("Round {round}: draft {draft}, verify {verify}; nothing draf\
ted, then {token}.",f):p.follow==="bonus"?s("Round {round}: draft {draft}, verify {verify}; {accepted} of {drafted} drafted tokens kept, then {token} as bonus.",
f):p.follow==="correction"?s("Round {round}: draft {draft}, verify {verify}; {accepted} of {drafted} drafted tokens kept, then {token} as correction.",f):s("Rou\
nd {round}: draft {draft}, verify {verify}; {accepted} of {drafted} drafted tokens kept; the text ended inside the draft.",f)}let _=p=>e.selectStep(i.steps[g[p].
start]||null);function E(){let p=e.current();return!p||!p.draft?null:g[p.draft.round.index]===p.draft.round?p.draft.round.index:null}function M(){let p=E();c.mark(
p);let f=p===null?"":S(g[p]);T(o,f),G(n,{"aria-valuemin":1,"aria-valuemax":g.length,"aria-valuenow":(p??0)+1,"aria-valuetext":f||s("no round yet")})}n.addEventListener(
"pointermove",p=>{let f=c.at(p);f<0||(p.buttons===1?_(f):T(o,S(g[f])))}),n.addEventListener("pointerleave",M),n.addEventListener("click",p=>c.at(p)>=0&&_(c.at(p))),
n.addEventListener("keydown",p=>{let f={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0};p.key==="Escape"&&e.selectStep(
null),!(!(p.key in f)||!g.length)&&(p.preventDefault(),_(Math.max(0,Math.min(g.length-1,(E()??g.length-1)+f[p.key]))))});function A(p){let{draft_seconds:f,verify_seconds:m}=p,
w=f+m;for(let[L,O]of[["draft",f],["verify",m]]){let $=t.querySelector(`.gp-time-${L}`);$.style.flexGrow=w?O/w:.5,T(t.querySelector(`.gp-told-${L}`),`${Math.round(
w?100*O/w:0)}% · ${Ve(O)}`)}let x=z(p.num_tokens,"{count} token","{count} tokens"),v=p.passes_saved>0?z(p.passes_saved,"{count} pass saved.","{count} passes sa\
ved."):s("No pass saved.");T(t.querySelector(".gp-drafts-short"),`${z(p.num_rounds,"{tokens} in {count} forward pass of the target.","{tokens} in {count} forwar\
d passes of the target.",{tokens:x})} ${v}`)}function k(p){let f=e.lasts[0]||null;if((p.run||p.steps)&&i.follow(f),p.run&&(y=!1),t.hidden=!e.rounds.length,t.hidden)
return;let m=[g[0],b];if(g=C(),b=g.length,p.run||g[0]!==m[0]||b!==m[1]){let w=Kt(e.started),x=a.read(g);y||=g.some(({drafted:v})=>v.length&&(v[0].draft_logprob??
null)!==null),T(t.querySelector(".gp-drafts-rule"),Qr(w,y)),t.querySelector(".gp-key-q").hidden=!y,A(x),N(),d.show(g,w),u(x,w)}d.mark(e.current()),M()}function h(){
t.hidden||(N(),M())}return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",h),new MutationObserver(h).observe(document.body,{attributes:!0,
attributeFilter:["class"]}),k}function ri(t,e){let n=h=>t.querySelector(".gp-"+h),o=["without","with"],r=()=>e.answered("same"),i=({level:h})=>H(h);function a(h){let[p,f,m,w]=(h.mode==="gree\
dy"?c:b)(h);G(n("answer"),{"data-verdict":p}),T(n("answer-sign"),f),T(n("answer-words"),m),T(n("answer-more"),w),e.done&&T(n("told"),`${m}. ${w}`),T(n("missing"),
Le(e,h))}function c({checked:h,equal:p,at:f}){if(!h||p===null)return["wait","…",s(e.done?"No answer":"Not known yet"),s("A text without drafts and one with dr\
afts must both have ended.")];if(p){let m=z(h,"Greedy decoding wrote the same token ids with and without drafts in one pair of texts.","Greedy decoding wrote th\
e same token ids with and without drafts in each of {count} pairs of texts.");return["good","✓",s("The same tokens"),m]}return["bad","✗",s("Different from t\
oken {place} on",{place:B(f+1)}),s("Greedy decoding should write the same tokens with drafts. Rounding can tip a near tie between two tokens, because the target\
 checks several tokens in one pass; look at their probabilities there.")]}function d(h,p){let f=0;for(;f<Math.min(h.length,p.length)&&h[f]===p[f];)f+=1;for(;f>0&&
/[\p{L}\p{M}\p{N}]/u.test(h[f-1])&&/[\p{L}\p{M}\p{N}]/u.test((h[f]||"")+(p[f]||""));)f-=1;let m=w=>f+w.slice(f).match(/^\s*\S*/)[0].length;return[f,m(h),m(p)]}function u({
mode:h,texts:p,equal:f,checked:m}){let w=h==="greedy"&&m>0&&p?p:[],x=n("both-texts"),v=JSON.stringify([w,f]);if(K(n("mark-key"),w.length>0&&f===!1&&w[0]!==w[1]),
x.dataset.key===v)return;x.dataset.key=v;let[L,...O]=w.length?d(...w):[];x.replaceChildren(...w.map(($,P)=>{let W=l("div"),I=l("p","",null,{dir:"auto",tabindex:"\
0"});return f||w[0]===w[1]?I.append($):I.append($.slice(0,L),l("mark","",$.slice(L,O[P])||"∎"),l("span","gp-apart",$.slice(O[P]))),W.append(l("h3","",s(P?"wit\
h drafts":"without drafts")),I),W}))}let g=h=>`p = ${h<.001?h.toPrecision(1):h.toPrecision(2)}`;function b(h){let{p,verdict:f,counts:m}=h,[w,x]=[m[0],B(m[1])];if(!V(
p)||f==="wait"){if(e.done)return["wait","…",s("No answer"),z(w,"{count} text without drafts, {assisted} with drafts: too few for a test.","{count} texts witho\
ut drafts, {assisted} with drafts: too few for a test.",{assisted:x})];let L=z(w,"{count} text without drafts, {assisted} with drafts so far.","{count} texts wi\
thout drafts, {assisted} with drafts so far.",{assisted:x});return["wait","…",s("Not known yet"),`${L} ${s("The test waits for the last one: to watch p as it \
changes, and to stop when it looks right, would make it worthless.")}`]}let v=z(w,"{count} text without drafts, {assisted} with drafts.","{count} texts without \
drafts, {assisted} with drafts.",{assisted:x});return f==="same"?["good","✓",s("{p}: no difference found",{p:g(p)}),`${v} ${s("A p below {level} would count a\
s a difference.",{level:i(h)})}`]:["bad","✗",s("{p}: the distributions differ",{p:g(p)}),`${v} ${s("p is below {level}.",{level:i(h)})}`]}function y({p:h,verdict:p}){
if(!V(h))return"";let f=s("If both draw from the same distribution, a difference as large as this one comes up in {share} of shuffles.",{share:H(h)});return p===
"differs"?`${f} ${s("That is so rare that chance is a poor explanation.")}`:p==="same"?`${f} ${s("That is not unusual.")}`:f}function C({counts:h,tokens:p,verdict:f,
level:m}){let[w,x]=h,v=Math.round(100*Math.sqrt(1/w+1/x)),L=z(p,"Only the first token of each text is compared: which token it is, and how surprising it is.","O\
nly the first {count} tokens of each text are compared: which tokens occur at each position, and how surprising they are in total.");if(f==="differs")return[s("\
It does not say how large a difference is or where it comes from, only how hard it is to put it down to chance. The counts below show where it lies."),s("Where \
nothing differs, this test still says “differs” in {level} of all trials. Try again with other seeds before you believe it.",{level:H(m)}),L];let O=w===x?s(
"With {count} texts each, the shares of a token differ by up to about {points} percentage points by chance alone.",{count:B(w),points:v}):s("With {without} and \
{assisted} texts, the shares of a token differ by up to about {points} percentage points by chance alone.",{without:B(w),assisted:B(x),points:v});return[s("Not \
finding a difference does not prove that there is none."),`${O} ${s("Smaller true differences mostly go unnoticed; more texts show more.")}`,L]}function N(){K(n(
"of-shuffles"),!!e.charts.shuffles),le(n("shuffles"),e.charts.shuffles)}function S({surprise:h}){if(!h||!o.every(m=>V(h[m])))return"";let[p,f]=o.map(m=>re(h[m],
e.unit).replace("-","−"));return s("How surprising the target finds a token, beyond the entropy that it expects: {without} without, {assisted} with. It is 0 o\
n average for the target’s own draws.",{without:p,assisted:f})}function _(){let h=l("li"),p=l("table"),f=p.createTHead().insertRow();f.className="gp-hidden";for(let m of[
s("token"),s("without"),s("with")])f.append(l("th","",m,{scope:"col"}));return p.prepend(l("caption")),p.append(l("tbody")),h.append(p),h}function E(){let h=l("\
tr"),p=l("th","",null,{scope:"row"});p.append(l("bdi"));let f=l("td","",null,{colspan:2}),m=l("div","gp-counts");for(let w of o)m.append(l("i",`gp-bar-${w}`,null,
{"aria-hidden":"true"}),l("span"));return f.append(m),h.append(p,f),h}function M(h,{position:p,tokens:f},m){let w=h.firstChild;T(w.caption,s("token {place}",{place:B(
p)}));let x=o.map((O,$)=>m[$]-f.reduce((P,W)=>P+W[O],0)),v=[...f,...x.some(O=>O>0)?[{rest:!0,without:x[0],with:x[1]}]:[]],L=Z(w.tBodies[0],v.length,E);v.forEach(
(O,$)=>{let P=O.rest||O.text===null,W=L[$].cells[0].firstChild;me(W,O.rest?s("all others"):P?s("text ended"):O.text,{plain:P}),ce(W,P?"gp-plain":"");let I=L[$].
cells[1].firstChild.children;o.forEach((R,q)=>{let j=Math.max(1,m[q]);ne(I[2*q],"width",Math.min(1,O[R]/j)),T(I[2*q+1],B(O[R]))}),G(L[$].cells[1],{"aria-label":s(
"{without} without, {assisted} with",{without:B(O.without),assisted:B(O.with)})})})}function A(h){if(K(n("of-sampling"),h.mode==="sampling"),h.mode!=="sampling")
return;let p=y(h);K(n("evidence"),V(h.p)),K(n("meaning"),!!p),T(n("meaning"),p),N(),T(n("surprise"),S(h));let f=C(h),m=Z(n("cannot").querySelector("ul"),f.length,
()=>l("li"));f.forEach((x,v)=>T(m[v],x));let w=Z(n("places"),h.positions.length,_);h.positions.forEach((x,v)=>M(w[v],x,h.counts)),K(n("places-title").parentElement,
h.positions.length>0)}function k(){let h=e.found;a(h),u(h),A(h)}return h=>{t.hidden=!r(),!t.hidden&&(h.found||h.status||h.unit)&&k()}}function ii(t,e){let n=A=>t.querySelector(".gp-"+A),o=n("answer"),r={draft:[s("draft"),A=>s("{share} of the time with drafts goes into writing them: all forward\
 passes of the draft model, or the search for text to copy.",{share:A})],verify:[s("verify"),A=>s("{share} of the time with drafts goes into the target model’s \
passes over them.",{share:A})],rest:[s("rest"),A=>s("{share} of the time with drafts goes into all else: comparing, choosing, and what the library does around i\
t.",{share:A})]};n("of-spread").dataset.tip=Hn();function i({verdict:A,speedup:k,pairs:{length:h},fewest:p}){let f=k&&ze(k.median),m=k&&Tt(k),w=k&&z(h,"Median o\
f {count} pair of runs.","Median of {count} pairs of runs.");if(A==="faster")return["good","▲",s(e.running?"{times} faster so far":"{times} faster",{times:f}),
w,s("90 % interval: {interval}.",{interval:m})];if(A==="slower")return["bad","▼",s(e.running?"{times}: slower so far":"{times}: slower",{times:f}),w,s("90 % i\
nterval: {interval}.",{interval:m})];if(A==="even")return["even","≈",s(e.running?"No clear difference so far":"No clear difference"),z(h,"{times} is the media\
n of {count} pair of runs.","{times} is the median of {count} pairs of runs.",{times:f}),s("The 90 % interval {interval} includes 1.",{interval:m})];let x=s(e.done?
"No answer":"Not known yet");return k?["wait","…",x,z(h,"{times} is the median of {count} pair of runs: too few to tell, {fewest} are needed.","{times} is the\
 median of {count} pairs of runs: too few to tell, {fewest} are needed.",{times:f,fewest:B(p)}),""]:["wait","…",x,s(e.done?"No pair of runs was completed.":"T\
he first counted pair is under way."),""]}function a(A){let[k,h,p,f,m]=i(A);G(o,{"data-verdict":k}),T(o.children[0],h),T(o.children[1],p),T(n("answer-more").children[0],
f),T(n("answer-more").children[1],m),e.done&&T(n("told"),`${p}. ${f} ${m}`),T(n("missing"),Le(e,A));let w=Z(n("reasons"),A.reasons.length,()=>l("li"));A.reasons.
forEach((x,v)=>T(w[v],s(x))),K(n("warning"),A.others),T(n("warning"),A.others?"⚠ "+s(Ft):"")}function c({identical:A,pairs:k}){let h=n("badge");if(K(h,!!A&&A.
checked>0),h.hidden)return;let{equal:p}=A;G(h,{"data-verdict":p?"good":"bad"}),T(h.children[0],p?"✓":"✗"),T(h.children[1],d(A,k.length))}function d({checked:A,
equal:k,at:h},p){return k?A>p?z(A,"Same tokens in the warm-up pair","Same tokens in all {count} pairs, the warm-up included"):z(A,"Same tokens in the pair","Sam\
e tokens in all {count} pairs"):s("Not the same tokens: a text diverges at token {place}",{place:B(h+1)})}function u({pairs:A,draft_share:k,verify_share:h}){let p=A.
length>0&&V(k)&&V(h);if(K(n("of-time"),p),!p)return;let[f,m]=["without","with"].map(O=>qn(A.map($=>$[O]))),w=Math.max(f,m),x={draft:k,verify:h,rest:Math.max(0,1-
k-h)},v=Z(n("time-bars"),2,g);b(v[0],s("without"),f,w,{plain:1}),b(v[1],s("with"),m,w,x);let L=Z(n("time-keys"),3,()=>{let O=l("span");return O.append(l("i","",
null,{"aria-hidden":"true"}),l("span","",null,{tabindex:0})),O});Object.entries(x).forEach(([O,$],P)=>{let[W,I]=r[O];G(L[P].firstChild,{"data-part":O}),G(L[P].lastChild,
{"data-tip":I(H($))}),T(L[P].lastChild,`${W} ${H($)}`)})}function g(){let A=l("li");return A.append(l("span"),l("span","gp-time-bar",null,{"aria-hidden":"true"}),
l("span")),A}function b(A,k,h,p,f){let[m,w,x]=A.children;T(m,k),T(x,s("{time} per token",{time:Fr(h)}));let v=Z(w,Object.keys(f).length,()=>{let L=l("i");return L.
append(l("b")),L});Object.entries(f).forEach(([L,O],$)=>{G(v[$],{"data-part":L}),ne(v[$],"width",O*h/p),T(v[$].firstChild,L!=="plain"&&O*h/p>.14?r[L][0]:"")})}let y=({
acceptance:A})=>A?A.judged_acceptance_rate:null;function C(A){let{drafted:k,cost:h,verify:p,break_even:f}=A,m=y(A),w=zr(1,k,h,p);if(!V(f))return s("No acceptanc\
e rate would be enough: even if the target kept every drafted token, the formula gives {times}.",{times:ze(w)});if(f<=0)return s("Any acceptance rate is enough \
at these costs.");let x=H(f);if(!V(m))return s("The target must keep at least {least} of the tokens that it judges.",{least:x});let v={least:x,rate:H(m)};return m>=
f?s("The target must keep at least {least} of the tokens that it judges; here it keeps {rate}.",v):s("The target must keep at least {least} of the tokens that i\
t judges, but here it keeps only {rate}.",v)}function N(A){let k=["drafted","cost","verify"].every(h=>V(A[h]));K(n("of-rates"),k),k&&(le(n("rates"),e.charts.rates),
T(n("rate-words"),C(A))),_(A)}function S({acceptance:A,drafted:k,cost:h,verify:p}){let f=[];for(let m of["draft_acceptance_rate","judged_acceptance_rate","mean_\
acceptance_length","passes_saved"]){let w=A?A[m]:null;V(w)&&f.push([m,m.endsWith("rate")?H(w):m.endsWith("length")?w.toFixed(2):B(w),s(dt[m])])}return V(k)&&f.push(
[s("drafted tokens per round"),k.toFixed(2),s("num_draft_tokens / all rounds, those without a draft included: the γ of the formula.")]),V(h)&&f.push([s("cost o\
f drafting one token"),h.toFixed(2),s("Draft time per drafted token / time per token without drafts, both without the reading of the prompt: the c of the formul\
a.")]),V(p)&&f.push([s("cost of verifying a draft"),p.toFixed(2),s("Time of the target’s pass over a draft / time per token without drafts. The theorem assumes \
1; on a processor without spare capacity it is more.")]),f}function _(A){let k=S(A),h=Z(n("figures"),k.length,()=>{let p=l("div"),f=l("dt");return f.append(l("s\
pan","",null,{tabindex:0})),p.append(f,l("dd")),p});k.forEach(([p,f,m],w)=>{let[x,v]=h[w].children;T(x.firstChild,p),G(x.firstChild,{"data-tip":m}),T(v,f)})}function E(){
let A=e.found;a(A),c(A),K(n("of-pairs"),A.pairs.length>0),le(n("pairs"),e.charts.pairs),u(A),N(A)}let M=()=>e.answered("speed");return A=>{t.hidden=!M(),!t.hidden&&
(A.found||A.status)&&E()}}var ms=40,ai=14;function Xl(t){let e=Array.from({length:t},(n,o)=>o);return t<=ms?e:[...e.slice(0,ai),null,...e.slice(ai+t-ms+1)]}var Zl=(t,e,n)=>t==="left"?[0,
e-n]:[n,e];function ci(t,{text:e,side:n,goesOn:o,caption:r}){let[i,a]=Zl(n,t.length,e),c=l("table","gp-strip");c.append(l("caption","gp-hidden",r));let d=c.appendChild(
l("tbody")),u=t.some(([,,,b])=>b!==null),g=[s("token"),s("mask"),...u?[s("position")]:[]].map(b=>{let y=d.appendChild(l("tr"));return y.append(l("th","",b,{scope:"\
row"})),y});for(let b of Xl(t.length)){if(b===null){let M=t.length-ms+1;g.forEach((A,k)=>A.append(l("td","gp-mark",k?"…":z(M,"… {count} token …","… {count\
} tokens …"))));continue}let[,y,C,N]=t[b],S=b>=i&&b<a,_=o&&b===t.length-1,E=l("td",`gp-cell${S?" gp-padding":""}${_?" gp-last":""}`);E.append(oe(y)),S&&E.append(
l("span","gp-hidden",` ${s("(padding)")}`)),_&&E.append(l("span","gp-hidden",` ${s("(the next token is predicted from here)")}`)),[E,l("td",C?"":"gp-ignored",C),
l("td","",N)].slice(0,g.length).forEach((M,A)=>g[A].append(M))}return c}function li(t,e,n){t.replaceChildren();let[o,r]=[l("span"),l("span","gp-parted")];e.forEach(
([,i,a],c)=>{let d=n!==null&&c>=n?r:o;a===null?d.append(oe(i,"gp-end")):It(d,a,{running:!0})}),t.append(...[o,r].filter(i=>i.childNodes.length)),t.childNodes.length||
t.append(l("span","gp-mark",s("(nothing)")))}function Ql(t,e,n){let o=(e-t)/Math.max(1,n)||1,r=10**Math.floor(Math.log10(o)),i=r*[1,2,2.5,5,10].find(c=>c*r>=o*.8),a=[];for(let c=Math.floor(t/i+1e-9);c<=Math.
ceil(e/i-1e-9);c++)a.push(Number((c*i).toPrecision(12)));return a}var gs=(t,e,n)=>Ql(t,e,n).filter(o=>o>=t&&o<=e);function di(t,{height:e,x:n,y:o,left:r=46,right:i=18,top:a=14,bottom:c=38}){let d=t.querySelector("svg");d||t.append(d=ee("svg","gp-drawing"));let u=Math.max(240,
t.clientWidth),g=(b,[y,C])=>(b-y)/(C-y||1);return{width:u,height:e,left:r,right:i,top:a,bottom:c,inner:u-r-i,x:b=>r+g(b,n)*(u-r-i),y:b=>e-c-g(b,o)*(e-a-c),draw(b,y){
Mt(d,{class:"gp-drawing",role:"group","aria-label":b,viewBox:`0 0 ${u} ${e}`,style:`height: ${e}px`}),os(d,y.map((C,N)=>["g","",N?{}:{"aria-hidden":"true"},C]))}}}
function hi(t,{xTicks:e,yTicks:n,xTitle:o,yTitle:r}){let i=b=>Array.isArray(b)?b:[b,String(b)],[a,c]=[t.height-t.bottom,t.width-t.right],d=n.map(i).flatMap(([b,
y])=>[zt("gp-guide",t.left,t.y(b),c,t.y(b)),Et("",t.left-7,t.y(b)+4,y,"end")]),u=e.map(i).flatMap(([b,y])=>[zt("gp-guide",t.x(b),a,t.x(b),a+4),Et("",t.x(b),a+17,
y)]),g=[Et("gp-axis",(t.left+c)/2,t.height-4,o)];return r&&g.push(Et("gp-axis",2,t.top-16,r,"start")),[...d,...u,...g]}var ed=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,He=class t{static BLOCK=60;static LOOSE=150;constructor(e,n=null){this.
holder=e,this.before=n,this.loose=0,this.head=0,this.tried=0}append(e){this.holder.append(e),this.loose+=1}removeLast(){this.holder.lastChild.remove(),this.loose-=
1;let e=this.holder.lastElementChild;pi(e)&&this.undo(e.previousSibling)}settle(){if(this.loose<t.LOOSE||this.loose<this.tried+t.BLOCK||!this.holder.offsetParent||
document.fonts.status==="loading")return;this.tried=this.loose;let e=[...this.holder.children].slice(-this.loose),n=this.freeStarts(e),o=e.map((c,d)=>d).filter(
c=>n[c]&&td(e[c])),r=[],i=0;e[0].previousSibling||(this.head=i=o.shift()??0);for(let c of o)c-i<t.BLOCK||(r.push(this.wrap(e.slice(i,c))),i=c,this.loose=e.length-
c,this.tried=0);let a=r.map(c=>c.getBoundingClientRect().height);r.forEach((c,d)=>{c.style.containIntrinsicHeight=`${a[d]}px`,c.classList.add("gp-kept-rows")})}freeStarts(e){
let n=getComputedStyle(this.holder).direction==="rtl",o=e[0].previousSibling||!this.before?"":this.before.holder.textContent;return e.map(r=>{let i=r.textContent,
a=o.endsWith(`
`);o=o.slice(o.lastIndexOf(`
`)+1);let c=a?!i.startsWith(" "):!(n||ed.test(o));return o+=i,c})}wrap(e){let n=l("span","gp-rows");e[0].before(n,l("wbr")),n.append(...e);let o=e[0].firstChild;
if(o.nodeType===Node.TEXT_NODE&&o.data===" "){let r=l("span","gp-gap");o.replaceWith(r),r.append(o)}return n}undo(e){let n=e.querySelector(".gp-gap");n&&n.replaceWith(
n.firstChild),e.nextSibling.remove(),this.loose+=e.children.length+(pi(e.previousElementSibling)?0:this.head),e.replaceWith(...e.childNodes),this.tried=0}dissolve(){
for(let e of[...this.holder.querySelectorAll(".gp-rows")].reverse())this.undo(e);this.tried=0}};function td(t){let e=t.previousElementSibling,n=e&&ui(e.querySelectorAll(
".gp-ink"));if(!n)return!1;let[o,r]=[t.querySelector(".gp-ink").getClientRects()[0],ui(n.getClientRects())];return!!(o&&r)&&fi(o)>fi(r)+10}function qe(t,e,n){let o=c=>(c.
querySelector(".gp-ink")||c).getClientRects()[0],r=o(t[e]),i=null,a=1/0;for(let c=e+n;c>=0&&c<t.length;c+=n){let d=o(t[c]),u=d?(d.top-r.top)*n:0;if(u<r.height/2)
continue;let g=u*1e3+Math.abs(d.left-r.left);if(g>=a+1e3*r.height)break;g<a&&([i,a]=[t[c],g])}return i}var pi=t=>!!t&&t.tagName==="WBR",ui=t=>t[t.length-1],fi=({
top:t,bottom:e})=>(t+e)/2;function Gt(t,e,n,o){let i=l("div","gp-card",null,{popover:"manual","aria-hidden":"true"}),a=l("div","gp-card-head"),c=l("dl","gp-card-facts"),d=l("ol","gp-card\
-rivals"),u=l("div","gp-card-key");u.append(l("i","gp-card-after"),`${s("after the processors")} `,l("i","gp-card-before"),s("before them")),i.append(a,c,d,u),i.
hidden=!0,t.append(i);let g=null,b=null,y=null;function C(w,x){c.append(l("dt","",w),l("dd","",x))}function N(){let{id:w,text:x,where:v,step:L,why:O}=o(g);if(a.
replaceChildren(oe(x,"gp-card-word"),l("span","",s("{where}, id {id}",{where:v,id:w}))),c.replaceChildren(),d.hidden=u.hidden=!L,O&&c.append(l("dd","gp-card-why",
O)),!L)return;S(L);let $=_(L),P=Math.max(...$.flatMap(({after:W,before:I})=>[W,I]),1e-9);d.replaceChildren(...$.map(W=>E(W,P))),u.hidden=!L.distribution.stages.
length}function S(w){let{chosen:x,distribution:v}=w,{probability:L,rawProbability:O,surprisal:$}=ve(w);v.stages.length||x.logprob!==x.raw_logprob?(C(s("Probabil\
ity after the processors"),x.logprob===null?pt(x):H(L)),C(s("before the processors"),H(O))):C(s("Probability (no processor ran)"),H(O));let P=[x.rank&&s("{rank}\
 after",{rank:B(x.rank)}),x.raw_rank&&s("{rank} before",{rank:B(x.raw_rank)})].filter(Boolean);if(P.length){let W=x.rank===x.raw_rank;C(s("Rank of {count}",{count:B(
v.vocab)}),W?B(x.rank):P.join(", "))}C(s("Surprisal"),re($,n.unit))}function _({chosen:w,distribution:x}){let v=x.candidates.map(O=>({candidate:O,after:X(O.logprob),
before:X(O.raw_logprob),isChosen:O.token_id===w.token_id}));v.sort((O,$)=>Math.max($.after,$.before)-Math.max(O.after,O.before));let L=v.slice(0,5);return L.some(
({isChosen:O})=>O)||L.push({candidate:w,after:X(w.logprob),before:X(w.raw_logprob),isChosen:!0}),L}function E({candidate:w,after:x,before:v,isChosen:L},O){let $=w.
logprob===null,P=l("li",(L?"gp-card-chosen":"")+($?" gp-card-removed":"")),W=l("span","gp-card-tracks");for(let[I,R]of[["after",x],["before",v]]){let q=l("i","g\
p-card-"+I);q.style.width=`${R/O*100}%`,W.append(q)}return $&&W.firstChild.replaceWith(l("small","",pt(w))),P.append(l("span","gp-card-sign",L?"▶":$?"✕":""),
oe(w.text,"gp-card-word"),W,l("span","gp-card-value",H($?v:x))),P}function M(){let w=(g.querySelector(".gp-ink")||g).getClientRects()[0],x=e.getBoundingClientRect();
if(!w||w.bottom<x.top||w.top>x.bottom){k();return}let[v,L]=[i.offsetWidth,i.offsetHeight],{clientWidth:O,clientHeight:$}=document.documentElement,P=w.bottom+9,W=P+
L+8<=$?P:w.top-L-9;i.style.left=`${Math.max(8,Math.min(w.left,O-v-8))}px`,i.style.top=`${Math.max(8,Math.min(W,$-L-8))}px`}function A(w,x=null){o(w)&&(g=w,b=x,y=
null,N(),i.hidden&&(i.hidden=!1,i.showPopover&&i.showPopover(),document.addEventListener("keydown",h,!0),document.addEventListener("scroll",f,{capture:!0,passive:!0})),
M())}function k(){g&&(g=null,i.hidden=!0,i.hidePopover&&i.isConnected&&i.hidePopover(),document.removeEventListener("keydown",h,!0),document.removeEventListener(
"scroll",f,{capture:!0}))}function h({key:w}){w==="Escape"&&p()}function p(){y=g,k()}function f(){let w=b&&document.elementFromPoint(b.clientX,b.clientY);!g.isConnected||
b&&!g.contains(w)?k():M()}e.addEventListener("pointermove",w=>{if(w.pointerType==="touch")return;let x=w.target.closest('[role="button"]');!x||!o(x)?b&&k():x!==
g&&x!==y&&A(x,w)}),e.addEventListener("pointerleave",()=>{y=null,b&&k()}),e.addEventListener("focusin",({target:w})=>w.matches(":focus-visible")&&A(w)),e.addEventListener(
"focusout",({target:w})=>w===g&&!b&&k());function m(w){g&&(g.isConnected?w&&(N(),M()):k())}return{show:A,hide:k,dismiss:p,refresh:m}}var pt=({removed_by:t})=>s(
"removed by {processor}",{processor:t?Pe(t)[0]:s("a processor")});function Ne(t,e){if(e.piece===null){let n=l("bdi","gp-ink gp-special");Se(n,e.text),t.append(n)}else Rt(e)?t.append(e.piece,l("span","gp-ink gp-byte","",{"data-\
bytes":In(e.text)||"·"})):Ar(t,e.piece)}function ut(t,e,n,o){let r=o&&Rt(o)?t.tokens.at(-1).parentNode:null;if(r&&n.piece!==null)r.append(e);else if(Rt(n)){let i=l(
"span","gp-bytes");i.append(e),t.rows.append(i)}else t.rows.append(e);t.tokens.push(e)}function nt(t,e){for(;t.tokens.length>e;){let n=t.tokens.pop(),o=n.closest(
".gp-bytes");o&&o.childNodes.length>1?n.remove():t.rows.removeLast()}}function Kn(t,e){let{probability:n,rawProbability:o,rank:r,surprisal:i}=ve(t),a=[t.chosen.
logprob===null?pt(t.chosen):s("probability {share}",{share:H(n)})];return H(o)!==H(n)&&a.push(s("{share} before the processors",{share:H(o)})),r!==null&&a.push(
s("rank {rank} of {count}",{rank:B(r),count:B(t.distribution.vocab)})),[...a,s("surprisal {amount}",{amount:re(i,e)})]}var yn=(t,e,n)=>e>0?(t-n*e)/Math.sqrt(e*n*(1-n)):null;function De(t){if(t<0)return 1-De(-t);let e=Math.exp(-t*t/2)/Math.sqrt(2*Math.PI);if(t>3){let r=t;for(let i=120;i>
0;i--)r=t+i/r;return e/r}let[n,o]=[0,t];for(let r=1;o>1e-18;r+=2)n+=o,o*=t*t/(r+2);return .5-e*n}var mi=(t,e,n)=>t>e?n**2*e*(1-e)/(t-e)**2:1/0;function Je(t){if(t>=
1e-4)return H(t);if(t<1e-300)return s("less than {p}",{p:"10⁻³⁰⁰"});let[e,n]=t.toExponential(1).split("e-");return`${e} × 10⁻${[...n].map(o=>"⁰¹²³⁴⁵⁶⁷\
⁸⁹"[o]).join("")}`}function Ut(t){let e=De(t);if(e>.1)return s("{share} of texts without this watermark pass it.",{share:H(e)});let n=1/e;return n>=1e9?s("A\
 share of {p} of texts without this watermark passes it.",{p:Je(e)}):s("One in {odds} texts without this watermark passes it.",{odds:B(Number(n.toPrecision(n<1e4?
3:2)))})}var nd=({green:t})=>t==null?"none":t?"green":"red",od=t=>Math.round(Math.max(0,Math.min(1,(t-.2)/.6))*10);function sd(t,e,n){let o=l("span","gp-token",
null,{tabindex:"-1",role:"img"});if(Ne(o,t),gi(o,e),n===void 0)return o;let r=typeof n=="function"?n:()=>n;return o.setAttribute("aria-label",r()),be(o,r),o}function gi(t,{
green:e=null,g:n=null,counted:o=!0}){let r=t.querySelector(".gp-ink");if(n===null)t.dataset.list=nd({green:e});else{let i=od(n);t.dataset.list="g",r.style.backgroundColor=
`var(--gp-prob-${i})`,r.style.backgroundSize=`2px ${i*10}%`}o||(t.dataset.counted="no")}var Ae=class{constructor(e,{press:n=null}={}){this.body=e,this.press=n,this.
items=[],this.tokens=[],this.stop=null,this.width=0,this.timer=0,e.classList.add("gp-marked"),this.rows=new He(e),e.addEventListener("keydown",o=>this.keyed(o)),
e.addEventListener("click",o=>this.pressed(o.target.closest(".gp-token"))),new ResizeObserver(()=>this.resized()).observe(e)}show(e,n=0){this.cut(Math.min(n,this.
tokens.length));for(let o=this.tokens.length;o<e.length;o++){let{token:r,mark:i,words:a}=e[o],c=sd(r,i,a);this.press&&c.setAttribute("role","button"),ut(this,c,
r,o?this.items[o-1].token:null),this.items.push(e[o])}!this.stop&&this.tokens.length&&this.reach(this.tokens[0]),this.rows.settle()}cut(e){nt(this,e),this.items.
length=e,this.stop&&!this.stop.isConnected&&(this.stop=null)}reach(e){this.stop&&(this.stop.tabIndex=-1),this.stop=e,e.tabIndex=0}pressed(e){let n=this.tokens.indexOf(
e);n<0||(this.reach(e),this.press&&this.press(this.items[n]))}keyed(e){let n=this.tokens.indexOf(e.target.closest(".gp-token"));if(n<0||e.ctrlKey||e.metaKey||e.
altKey)return;let o={ArrowRight:()=>this.tokens[n+1],ArrowLeft:()=>this.tokens[n-1],ArrowDown:()=>qe(this.tokens,n,1),ArrowUp:()=>qe(this.tokens,n,-1),Home:()=>this.
tokens[0],End:()=>this.tokens.at(-1),Enter:()=>this.tokens[n]," ":()=>this.tokens[n]}[e.key];if(!o)return;e.preventDefault();let r=o();r&&(this.reach(r),r.focus(
{preventScroll:!0}),r.scrollIntoView({block:"nearest"}),r===this.tokens[n]&&this.pressed(r))}resized(){let{clientWidth:e}=this.body;!e||e===this.width||(this.width=
e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),200))}};function Ye(t,e,{unscored:n=!1,repeated:o=!1,faint:r=s("fai\
nt: seen before, not counted")}={}){let i=[e,n,o,r].join();if(t.dataset.legend===i)return;t.dataset.legend=i,t.classList.add("gp-marked","gp-mark-legend");let a=(d,u,g)=>{
let b=l("span"),y=l("span","",null,{"aria-hidden":"true"});return y.append(l("span","gp-ink",u)),gi(y,d),b.append(y,g),b},c=e==="synthid"?[a({g:.2},"g",s("mean \
g-value 0.2 or less")),a({g:.5},"g",s("0.5, as by chance")),a({g:.8},"g",s("0.8 or more"))]:[a({green:!0},"◆",s("green: on the green list")),a({green:!1},"◇",
s("red: not on the green list"))];n&&c.push(a({},"abc",s("not scored"))),o&&c.push(a(e==="synthid"?{g:.5,counted:!1}:{green:!0,counted:!1},"abc",r)),t.replaceChildren(
...c)}var rd=400,id=12;function Vt(t,{curves:e,threshold:n,needed:o=null,label:r=s("z over the number of tokens"),title:i=s("tokens scored"),yTitle:a="z",from:c=40,
height:d=260}){let u=e.filter(({points:k})=>k.length),g=u.flatMap(({points:k})=>k),b=Math.max(c,...g.map(([k])=>k)),y=o&&o.at<=2*b?Math.max(b,o.at*1.05):b,C=g.map(
([,k])=>k),N=Math.min(-.5,...C)*1.08,S=Math.max(n*1.15,1,...C)*1.06,_=di(t,{height:d,x:[0,y],y:[N,S],left:40,top:24}),E=_.width-_.right,M=[...hi(_,{xTicks:gs(0,
y,_.inner/90),yTicks:gs(N,S,5),xTitle:i,yTitle:a}),zt("gp-unity",_.left,_.y(0),E,_.y(0)),zt("gp-z-threshold",_.left,_.y(n),E,_.y(n)),...u.map(({look:k,points:h})=>qr(
`gp-z-${k}`,cd(h,rd).map(([p,f])=>[_.x(p),_.y(f)]))),...u.map(({look:k,points:h})=>ld(_,k,h.at(-1))),ad(_,u,n)],A=dd(_,u);if(o&&o.at<=y){let[k,h]=[_.x(o.at),_.y(
n)];A.push(ss("",o.words,[["path","gp-z-needed",{d:`M${xe(k)} ${xe(h)}l-6 11h12Z`},[]]]))}_.draw(r,[M,A])}function ad(t,[e],n){let o=([,a])=>Math.abs(a-n),{points:r}=e||
{points:[]},i=r.length>0&&o(r.at(-1))>o(r[Math.floor(r.length/8)]);return Et("gp-halo gp-strong",i?t.width-t.right:t.left+5,t.y(n)-6,s("threshold {value}",{value:Number(
n.toFixed(2))}),i?"end":"start")}function cd(t,e){let n=Math.ceil(t.length/e);return t.filter((o,r)=>r%n===0||r===t.length-1)}var ld=(t,e,[n,o])=>e==="measured"?
["circle","gp-measured",{cx:xe(t.x(n)),cy:xe(t.y(o)),r:5},[]]:["path",`gp-z-end gp-z-end-${e}`,{d:Ir(t.x(n),t.y(o),4.5)},[]];function dd(t,e){let n=Math.max(0,...e.
map(({points:r})=>r.at(-1)[0])),o=Math.min(id,n);return Array.from({length:o},(r,i)=>{let[a,c]=[n*i/o,n*(i+1)/o],d=e.map(({name:g,points:b})=>{let y=b.findLast(
([C])=>C<=c);return y&&y[0]>a?`${g} ${y[1].toFixed(2)}`:""}).filter(Boolean);if(!d.length)return null;let u={x:xe(t.x(a)),y:t.top,width:xe(t.x(c)-t.x(a)),height:xe(
t.height-t.bottom-t.top)};return ss("gp-z-place",z(Math.floor(c),"After {count} token: {values}","After {count} tokens: {values}",{values:d.join(", ")}),[["rect",
"gp-catch",u,[]]])}).filter(Boolean)}function Jt(t,e){let n=Z(t,e.length,()=>{let o=l("span"),r=ee("svg");return G(r,{width:26,height:8,"aria-hidden":"true"}),r.
append(ee("path")),G(r.firstElementChild,{d:"M1 4H25"}),o.append(r,l("span")),o});e.forEach(({name:o,look:r,tip:i},a)=>{let[c,d]=n[a].children;G(c.firstChild,{class:`\
gp-z-${r}`}),T(d,o),i&&G(d,{tabindex:0,"data-tip":i})})}function xn({name:t,masked:e}){return t==="alone"?s("Alone"):t==="left"?e?s("Padded on the left"):s("Padded on the left, without a mask"):e?s("Padded on the rig\
ht"):s("Padded on the right, without a mask")}function ws(t,e){if(!V(t))return s("infinite");let n=Ee(t,e),o=Math.abs(n);if(o<1e-15)return`0 ${s(e)}`;let r=o<1e-4?
Je(o):o.toFixed(o<.01?4:3);return`${n<0?"−":""}${r} ${s(e)}`}function wi(t,e,n){let{prompts:o,sampled:r,ways:[i]}=t,a=o.length,c=e.answers.map(({kl:C})=>V(C)?
C:1/0),d=e.answers.filter(({read:C},N)=>C.length>i.answers[N].read.length).length,u=[s("Divergence of the first new token from that of the prompt alone: at most\
 {distance}.",{distance:ws(Math.max(...c),n)})];d||u.push(s("No prompt is shorter than another, so nothing was padded.")),e.guessed?u.push(s("generate has found\
 the padding by itself, because no text ends with this pad token.")):!e.masked&&d&&u.push(s("The model has read the padding as text."));let g=e.answers.filter(({
same:C})=>!C).length,[b,y]=r?["even","○"]:g?["bad","✗"]:["good","✓"];return[b,y,hd(b,xn(e),g,a),u.join(" ")]}function hd(t,e,n,o){return t==="even"?s("{wa\
y}: the texts are drawn anew, so they are not compared.",{way:e}):t==="good"?z(o,"{way}: the prompt gives the same text as alone.","{way}: each of the {count} p\
rompts gives the same text as alone.",{way:e}):o===1?s("{way}: the prompt gives a different text than alone.",{way:e}):z(n,"{way}: {count} of {all} prompts give\
s a different text than alone.","{way}: {count} of {all} prompts give a different text than alone.",{way:e,all:o})}function bs({sampled:t},{name:e},{same:n}){return e===
"alone"?["even","",""]:t?["even","○",s("drawn anew")]:n?["good","✓",s("the same as alone")]:["bad","✗",s("a different text than alone")]}function pd({parts_at:t,
new:e},n){if(t===null)return"";let o=r=>r[t]?J(r[t][1]):s("the end");return s("diverges at new token {number}: {own}, alone {alone}",{number:t+1,own:o(e),alone:o(
n.new)})}function bi(t,e,n,o,r){let i=n.first.slice(0,3).map(([u,g])=>`${J(u)} ${H(X(g))}`),a=[s("first: {tokens}",{tokens:i.join(", ")}),s("The likeliest first\
 new tokens, with their probabilities before the logits processors.")];if(e.name==="alone")return[a];let[,c]=o.new[0],d=t.sampled?"":pd(n,o);return[...d?[[d,s("\
The first token that differs. What comes after it continues a different text.")]]:[],[s("KL {distance}",{distance:ws(n.kl,r)}),s("Kullback-Leibler divergence be\
tween the distributions of the first new token, alone ‖ this way, before the logits processors. 0 where they are the same.")],[s("log p of {token} {change}",{
token:J(c),change:`${V(n.change)&&n.change>0?"+":""}${ws(n.change,r)}`}),s("The change in the log-probability of the token that the prompt alone chose first.")],
a]}function ki({model:t,mode:e,prompts:n,width:o,pad:r,borrowed:i,dtype:a,seed:c,sampled:d,ways:[u]}){let g=d?s("{mode}, seed {seed}",{mode:Ot(e),seed:c}):Ot(e),
b=u.answers.some(({read:y})=>y.length<o);return`${t}, ${a}; ${g}; ${b?ud(n.length,o,r[1],i):z(n.length,"{count} prompt of {width} tokens","{count} prompts of {w\
idth} tokens",{width:o})}`}var ud=(t,e,n,o)=>o?z(t,"{count} prompt, padded to {width} tokens with {pad}, the end-of-text token","{count} prompts, padded to {wid\
th} tokens with {pad}, the end-of-text token",{width:e,pad:n}):z(t,"{count} prompt, padded to {width} tokens with {pad}","{count} prompts, padded to {width} tok\
ens with {pad}",{width:e,pad:n});function yi(t,e){let n=g=>t.querySelector(".gp-"+g);function i(g){let b=g.ways.slice(1).map(y=>wi(g,y,e.unit));n("batch-verdicts").replaceChildren(...b.map(([y,
C,N,S])=>{let _=l("li","",null,{"data-verdict":y}),E=l("span","",N);return E.append(l("small","",S)),_.append(l("span","gp-sign",C,{"aria-hidden":"true"}),E),_})),
T(n("told"),b.map(([,,y])=>y).join(" "))}function a(g,b){let y=l("details","gp-one-prompt"),C=l("summary","",`${s("Prompt {number}:",{number:b+1})} `),N=[...g.prompts[b]],
S=l("bdi","gp-prompt-text",N.slice(0,200).join("")+(N.length>200?"…":"")),_=g.ways.slice(1).map(M=>`${bs(g,M,M.answers[b])[1]} ${xn(M)}`);C.append(S,l("span",
"gp-way-signs",` ${_.join(" · ")}`)),y.append(C);let E=()=>{y.open&&y.childElementCount===1&&y.append(...g.ways.map(M=>c(g,M,b)))};return y.addEventListener("t\
oggle",E),y.open=b<6,E(),y}function c(g,b,y){let[C,N]=[g.ways[0].answers[y],b.answers[y]],[S,_,E]=bs(g,b,N),M=l("div","gp-way",null,{"data-verdict":S}),A=l("h3",
"gp-way-name");A.append(l("span","gp-sign",_,{"aria-hidden":"true"}),xn(b),l("small","",E));let k=s("Prompt {number} as the model reads it: {way}",{number:y+1,way:xn(
b)}),h=d(g,b,N,C,k),p=l("p","gp-gave"),f=l("span","gp-new");li(f,N.new,g.sampled?null:N.parts_at),p.append(l("span","gp-gave-words",`${s("Output:")} `),f);let m=l(
"p","gp-measures");for(let[x,v]of bi(g,b,N,C,e.unit))m.append(l("span","",x,{tabindex:0,"data-tip":v}));let w=l("div","gp-way-body");return w.append(h,p,m),M.append(
A,w),M}function d({is_encoder_decoder:g},{name:b},{read:y},C,N){if(b!=="alone"&&JSON.stringify(y)===JSON.stringify(C.read))return l("p","gp-note",s("As long as \
the longest prompt: there is no padding, and the row is that of the prompt alone."));let S=l("div","gp-scroll",null,{tabindex:0,role:"region","aria-label":N});return S.
append(ci(y,{text:C.read.length,side:b,goesOn:!g,caption:N})),S}function u(g){T(n("about"),ki(g)),i(g),K(n("of-decoder"),!g.is_encoder_decoder),n("batch-prompts").
replaceChildren(...g.prompts.map((b,y)=>a(g,y)))}return g=>{t.hidden=!e.found,!t.hidden&&(g.found||g.unit)&&u(e.found)}}function Yt({effective:t,config:e}){let n={...t,...e},o=(n.constraints||[]).map(i=>i.any_of||[i.phrase||[]]),r=(n.force_words_ids||[]).map(i=>Array.isArray(i[0])?
i:[i]);return[...o,...r].map(i=>({alternatives:i,length:Math.max(...i.map(a=>a.length))}))}function xi(t,e){let n=t.map(r=>e.get(r)),o=n.indexOf(void 0);return(o<
0?n:[...n.slice(0,o),"…"]).join("")}function ft({alternatives:t,length:e},n,o,r){if(n>=e)return!0;let i=t.filter(c=>c.length===n);if(!i.length)return!1;let a=[
...r,...pe(o).map(c=>c.chosen.token_id)].join(" ")+" ";return i.some(c=>` ${a}`.includes(` ${c.join(" ")} `))}var fd={running:["●",({beam:t})=>s("beam {number}",{number:t+1})],finished:["■",()=>s("ended")],ended:["□",()=>s("ended, not counted")],pruned:["✕",()=>s(
"pruned")]};function vi(t,e){let r=t.querySelector(".gp-beam-table"),i=t.querySelector(".gp-where"),a=t.querySelector(".gp-more"),c={lost:4,progress:7},d=t.querySelector(
".gp-constraints"),u=[],g=[],b=[];function y(m){let w=40-m.filter(O=>O.beam.status!=="pruned").length,x=({beam:O})=>O.beam??(O.status==="finished"?1e6:1e7),v=m.
filter(O=>O.beam.status!=="pruned"||w-- >0).sort((O,$)=>x(O)-x($)),L=new Map;for(let O of v){let $=O.beam.group??null;L.has($)||L.set($,[]),L.get($).push(O)}return[
...L].sort(([O],[$])=>O-$)}function C(m,w){let x=new Map;for(let{beam:v}of m)v.status==="running"&&v.group<w&&x.set(v.text,(x.get(v.text)||0)+1);return x}function N(m){
let w="",x=m.before;for(;x&&w.length<32;x=x.before)w=(x.piece??x.chosen.text)+w;return(x||w.length>32?"…":"")+Array.from(w).slice(-32).join("")}function S(){let m=l(
"tbody"),w=m.insertRow(),x=l("th","gp-group-head",null,{scope:"rowgroup",colspan:"8"}),[v,L]=[l("b","gp-badge"),l("span")];return x.append(v,L),w.append(x),r.append(
m),g.push({body:m,head:w,badge:v,took:L,rows:[]}),g.at(-1)}function _(m){let w=m.body.insertRow(),x=Array.from({length:8},()=>w.insertCell()),[v,L,O]=[l("span",
"gp-sign"),l("span"),l("span","gp-flag","⚑ "+s("forced"))];x[0].append(v,L,O);let $=l("button","gp-pick",null,{type:"button",tabindex:"-1"}),[P,W,I]=[l("span",
"gp-tail"),l("bdi","gp-tail-text"),l("bdi","gp-word")];return P.append(W),$.append(P,I),x[1].append($),m.rows.push({row:w,cells:x,sign:v,fate:L,flag:O,pick:$,tail:W,
word:I,node:null}),m.rows.at(-1)}function E(m,w,x){let{beam:v}=w,[L,O]=fd[v.status]||["",()=>v.status];m.node=w,m.row.dataset.status=v.status,m.row.className=x?
"gp-looked":"",T(m.sign,L),T(m.fate,O(v)),m.flag.hidden=!v.forced;let $=N(w);m.tail.replaceChildren(),It(m.tail,$),Se(m.word,v.text),m.pick.tabIndex=x?0:-1,m.pick.
setAttribute("aria-pressed",String(x&&e.selected===w));let P=[O(v),...v.forced?[s("forced")]:[]].join(", ");m.pick.setAttribute("aria-label",s("{fate}: {text}",
{fate:P,text:J($+v.text)})),T(m.cells[2],w.before?s("beam {number}",{number:v.parent+1}):s(e.readsSource?"start":"prompt")),T(m.cells[3],U(v.logprob)),T(m.cells[4],
v.diversity_penalty?`-${U(v.diversity_penalty)}`:"–"),T(m.cells[5],U(v.score)),T(m.cells[6],U(v.final_score)),v.progress&&m.cells[7].replaceChildren(...A(w))}
function M(m){if(d.hidden=!m||!u.length,d.hidden)return;let w=u.map(({alternatives:x,length:v})=>{let L=l("li");return x.forEach((O,$)=>{$&&L.append(` ${s("or")}\
 `),L.append(oe(xi(O,e.texts)))}),L.append(" "+z(v,"({count} token)","({count} tokens)")),L});w.map(x=>x.textContent).join(`
`)!==d.dataset.said&&(d.dataset.said=w.map(x=>x.textContent).join(`
`),d.replaceChildren(...w))}function A(m){let w=e.prefix.map(L=>L.token_id),x=m.beam.progress.map((L,O)=>{let $=l("span","gp-goal"),P=u[O];for(let W=0;P&&W<Math.
min(P.length,8);W++)$.append(l("i",W<L?"gp-full-block":""));return P&&ft(P,L,m,w)?$.append(` ✓ ${s("done")}`):$.append(" "+(P?s("{progress} of {length}",{progress:L,
length:P.length}):String(L))),$}),{bank:v}=m.beam;return v==null?x:[...x,l("span","gp-note",s("bank {bank}",{bank:v}))]}function k(m,[w,x],v,L,O){if(m.body.hidden=
!x,!!x){if(m.head.hidden=w===null,w!==null){T(m.badge,$e(w)),m.body.dataset.look=w%4;let $=[...C(v,w)].flatMap(([P,W])=>[oe(P,"gp-took"),W>1?` × ${W}`:""]);m.took.
replaceChildren(...$.length?[s("Earlier groups have just chosen:"),...$]:[s("Chooses first: no penalty")])}for(;m.rows.length<x.length;)_(m);m.rows.forEach(($,P)=>{
if($.row.hidden=P>=x.length,!(P>=x.length)){for(let[W,I]of Object.entries(c))$.cells[I].hidden=!O[W];E($,x[P],x[P]===L)}})}}function h(m){let x=e.prompts[m.sequence].
steps[m.index],v={lost:x.some(({beam:P})=>(P.group??null)!==null),progress:x.some(({beam:P})=>P.progress)};for(let[P,W]of Object.entries(c))r.tHead.rows[0].cells[W].
hidden=!v[P];let L=y(x);for(;g.length<L.length;)S();g.forEach((P,W)=>k(P,L[W]||[null,null],x,m,v));let O=x.length-L.reduce((P,[,W])=>P+W.length,0);a.hidden=O<=0,
T(a,z(O,"and {count} more that was pruned","and {count} more that were pruned"));let $={token:m.index+1,prompt:m.sequence+1};T(i,e.prompts.length>1?s("at token \
{token} of prompt {prompt}",$):s("at token {token}",$)),M(v.progress)}let p=()=>g.filter(({body:m})=>!m.hidden).flatMap(({rows:m})=>m.filter(({row:w})=>!w.hidden)),
f=m=>p().findIndex(({pick:w})=>w.contains(m.target));return r.addEventListener("click",m=>{let w=f(m);w>=0&&e.selectStep(p()[w].node)}),r.addEventListener("keyd\
own",m=>{m.key==="Escape"&&e.selectStep(null);let w=f(m),x={ArrowDown:1,ArrowUp:-1}[m.key];if(w<0||!x)return;m.preventDefault();let v=p()[w+x];v&&(e.selectStep(
v.node),v.pick.focus())}),m=>{m.run&&e.started&&(u=Yt(e.started));let w=e.usesBeams?e.current():null;t.hidden=!w,!(!w||w===b[0]&&e.selected===b[1])&&(b=[w,e.selected],
h(w))}}var de={node:108,fold:236,gap:34,row:38,leaf:20,between:8,margin:20,band:22,short:3},Si=new Set(["running"]),mt=new Set(["finished"]);function _i(t,e){let n=Math.
min(e.upTo,t.steps.length-1),o=ks(t,n),r=new Map((e.returned||[]).map((b,y)=>[b,y+1])),i=vn([...o,...r.keys(),...Gn(t,n)]),{kids:a,hidden:c}=md(t,n,e,i,o),{lanes:d,
counts:u}=kd(t,n,a),g=xd(t,n,a,d,e);return vd(t,{last:n,kept:o,outputs:r,alive:i,kids:a,hidden:c,lanes:d,counts:u,columns:g,options:e})}var Gn=(t,e)=>(t.steps[e]||
[]).filter(({beam:n})=>Si.has(n.status));function ks(t,e){let n=t.steps.slice(0,e+1).flat().filter(({beam:o})=>mt.has(o.status));return n.sort((o,r)=>r.beam.final_score-
o.beam.final_score),new Set(n.slice(0,(t.pools[e]||[]).length))}function vn(t){let e=new Set;for(let n of t)for(;n&&!e.has(n);n=n.before)e.add(n);return e}function md(t,e,n,o,r){
let i=new Map,a=new Set([null]),c=new Map,d=new Map,u=g=>(i.has(g)||i.set(g,{on:[],off:[]}),i.get(g));u(null);for(let g=0;g<=e;g++){for(let b of t.steps[g]){let{
before:y}=b,C=n.collapsed.has(y)?y:c.get(y);C!=null?(c.set(b,C),d.set(C,(d.get(C)||0)+1)):Si.has(b.beam.status)?(n.lost||o.has(b))&&(u(y).on.push(b),a.add(b)):(!mt.
has(b.beam.status)||n.lost||r.has(b))&&u(y).off.push(b)}t.distributions[g].forEach((b,y)=>{let C=wd(t,g,y);n.candidates&&a.has(C)&&!n.collapsed.has(C)&&bd(t,g,y,
b,u(C),n.candidates)})}for(let g of i.values()){g.on.sort((N,S)=>N.beam.beam-S.beam.beam);let b=g.off.filter(({beam:N})=>mt.has(N.status)),y=g.off.filter(({beam:N})=>!mt.
has(N.status)),C=(N,S)=>S.beam.score-N.beam.score;g.off=[...b.sort(C),...gd(y.sort(C),n.candidates)]}return{kids:i,hidden:d}}function gd(t,e){let n=new Map;return t.
filter(({beam:{parent:o}})=>(n.set(o,(n.get(o)||0)+1),n.get(o)<=e))}function wd(t,e,n){if(!(e<=t.given&&!t.steps[e].some(({beam:o})=>o.parent===n)))return e?t.byStep[e-
1].get(n):null}function bd(t,e,n,o,r,i){let a=i-r.off.filter(({beam:d})=>d.parent===n&&!mt.has(d.status)).length;if(a<=0)return;let c=new Set(t.steps[e].filter(
({beam:d})=>d.parent===n).map(({beam:d})=>d.token_id));for(let d of o.candidates)if(!(d.logprob===null||c.has(d.token_id))&&(r.off.push(Kr(t,e,n,o,d)),a-=1,!a))
return}function kd(t,e,n){let o=new Map,r=new Map;for(let a=0;a<=e;a++){let c=[],d=new Set;for(let u of Gn(t,a)){let g=n.get(u.before);if(!g||!g.on.includes(u))
continue;let b=u.beam.group??0;r.has(b)||r.set(b,[]),g.on.find(({beam:C})=>(C.group??0)===b)===u&&u.before&&o.has(u.before)?(o.set(u,o.get(u.before)),r.get(b)[o.
get(u).number]=a,d.add(u)):c.push(u)}c.sort((u,g)=>u.beam.beam-g.beam.beam);for(let u of c){let g=u.beam.group??0,b=yd(r.get(g),a,u.before&&o.has(u.before)?o.get(
u.before).number:0);r.get(g)[b]=a,o.set(u,{group:g,number:b})}}let i=new Map([...r].sort(([a],[c])=>a-c).map(([a,c])=>[a,Math.max(1,c.length)]));return{lanes:o,
counts:i}}function yd(t,e,n){let o=a=>a.sort((c,d)=>Math.abs(c-n)-Math.abs(d-n)||d-c)[0],i=t.map((a,c)=>c).filter(a=>t[a]<e-1);return i.length?o(i):t.length}function xd(t,e,n,o,r){
let i=d=>Gn(t,d-1).every(u=>{if(!o.has(u))return!0;let g=n.get(u);return g&&g.on.length===1&&!g.off.some(({beam:b})=>mt.has(b.status))}),a=[],c=r.live?e-2:e;for(let d=0;d<=
e;d++){let u=a.at(-1);r.fold&&u&&d<=c&&i(d)?u.to=d:a.push({from:d,to:d})}return a.flatMap(d=>{let u=d.to-d.from+1;return u>=de.short&&!r.unfolded.has(d.from)?[d]:
Array.from({length:u},(g,b)=>({from:d.from+b,to:d.from+b,...u>=de.short&&b===0?{open:!0}:{}}))})}function vd(t,{last:e,kept:n,outputs:o,alive:r,kids:i,hidden:a,
lanes:c,counts:d,columns:u,options:g}){let b=[],y=de.margin+de.node+de.gap;for(let f of u){f.x=y,f.folded=f.to>f.from,f.width=f.folded?de.fold:de.node,y+=f.width+
de.gap;for(let m=f.from;m<=f.to;m++)b[m]=f}let{tops:C,bands:N,height:S}=Sd(i,c,d,b),_=f=>C.get(f.group)[f.number],E={node:null,nodes:[],look:"root",x:de.margin,
y:_d(C),width:de.node,height:de.row-4,hidden:0},M=[E],A=new Map([[null,E]]),k=[];function h(f,m,w){let x=b[f.index],v={node:f,nodes:[f],look:p(f),x:x.x,y:m,width:x.
width,height:w,hidden:a.get(f)||0,place:o.get(f)||null,folded:x.folded,column:x,greedy:g.greedy.has(f)};A.set(f,v),M.push(v);let L=A.get(f.before);return L&&k.push(
{from:L,to:v,look:v.look,share:Math.min(1,Math.exp(f.beam.logprob??-1/0))}),v}function p(f){let{status:m}=f.beam;return m==="finished"?n.has(f)?"kept":"fell":m!==
"running"?m:f.index===e?"tip":r.has(f)?"inner":"lost"}for(let f=0;f<=e;f++){let m=b[f];for(let w of Gn(t,f))if(c.has(w))if(f>m.from){let x=A.get(w.before);x&&(x.
nodes.push(w),x.node=w,x.look=p(w),x.greedy&&=g.greedy.has(w),x.hidden=a.get(w)||0,A.set(w,x))}else h(w,_(c.get(w)),de.row-4).lane=c.get(w)}for(let[f,m]of i){let w=f===
null?null:c.get(f)&&_(c.get(f));if(w===void 0)continue;let x=new Map;for(let v of m.off){let L=b[v.index];if(!L||L.folded&&!mt.has(v.beam.status))continue;let O=w??
C.get(v.beam.group??0)[0],$=x.get(O)||0;x.set(O,$+1),h(v,O+de.row+$*de.leaf,de.leaf-2)}}return{entries:M,edges:k,columns:u,bands:N,at:A,last:e,width:y-de.gap+de.
margin,height:S}}function Sd(t,e,n,o){let r=new Map;for(let[u,g]of t){let b=new Map;for(let y of g.off){let C=o[y.index];if(!C||C.folded&&!mt.has(y.beam.status))
continue;let N=u===null?{group:y.beam.group??0,number:0}:e.get(u);if(!N)continue;let S=`${N.group} ${N.number}`;b.set(S,(b.get(S)||0)+1)}for(let[y,C]of b)r.set(
y,Math.max(r.get(y)||0,C))}let i=new Map,a=[],c=de.margin,d=n.size>1;for(let[u,g]of n){let b=c;d&&(c+=de.band),i.set(u,[]);for(let y=0;y<g;y++)i.get(u).push(c),
c+=de.row+(r.get(`${u} ${y}`)||0)*de.leaf+de.between;d&&a.push({group:u,y:b,height:c-b-4}),d&&(c+=8)}return i.size||i.set(0,[c]),{tops:i,bands:a,height:Math.max(
c,de.margin+de.row)+de.margin-de.between}}var _d=t=>[...t.values()][0][0];var Od=`
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
`,Ss={kept:"■",fell:"▤",ended:"□",pruned:"✕",unseen:"…",lost:"✕"},ys={tall:.55,small:.75},Md=[1,1.8,3,4.5,6.5],Ed=[.05,.2,.5,.8],Td={probability:({beam:t})=>H(
Math.min(1,X(t.logprob))),token:({beam:t})=>U(t.logprob,2),sum:({beam:t})=>U(t.score,2),score:(t,e)=>U(ht(t,e),3),rank:t=>t.rank?`#${t.rank}`:`>${t.among??""}`},
Xt=class{constructor(e){this.element=e,e.classList.add("t-tree");let n=ee("style");n.textContent=Od,this.world=ee("g"),this.bands=ee("g"),this.ruler=ee("g"),this.
edges=ee("g"),this.blocks=ee("g"),this.nodes=ee("g"),this.world.append(this.bands,this.ruler,this.edges,this.blocks,this.nodes),e.append(n,this.world),this.paths=
new Map,this.drawn=new Map}draw(e,n){let o=n.area?a=>a.x+a.width>=n.area[0]&&a.x<=n.area[2]&&a.y+a.height>=n.area[1]&&a.y<=n.area[3]:()=>!0,r=e.entries.filter(o),
i=a=>n.zoom>=(xs(a)?ys.tall:ys.small);return this.drawBands(e),this.drawRuler(n.zoom>=ys.tall?e.columns.filter(({x:a,width:c})=>!n.area||a+c>=n.area[0]&&a<=n.area[2]):
[]),this.drawEdges(e,n),this.drawBlocks(r.filter(a=>!i(a)),n),this.drawNodes(r.filter(i),n),r.length}drawBands({bands:e,width:n}){let o=Z(this.bands,e.length,()=>{
let r=ee("g");return r.append(ee("rect","t-band"),ee("text")),r});e.forEach(({group:r,y:i,height:a},c)=>{let[d,u]=o[c].children;G(d,{x:4,y:i,width:n-8,height:a,
rx:8}),G(u,{y:i+16}),T(u,s("group {group}",{group:$e(r)}))})}drawRuler(e){let n=Z(this.ruler,e.length,()=>ee("text","t-small"));e.forEach(({from:o,to:r,x:i},a)=>{
G(n[a],{x:i+8,y:12}),T(n[a],r>o?`${o+1}–${r+1}`:String(o+1))})}nameBandsAt(e){for(let n of this.bands.children)G(n.lastElementChild,{x:Math.max(14,e+10)})}drawEdges(e,n){
let o=new Map;for(let{from:r,to:i,look:a,share:c}of e.edges){let[d,u]=[r.x+r.width,i.x],[g,b]=[r.y+r.height/2,i.y+i.height/2];if(n.area&&(u<n.area[0]||d>n.area[2]||
Math.max(g,b)<n.area[1]||Math.min(g,b)>n.area[3]))continue;let y=n.path.has(i.node)||i.nodes.some(_=>n.path.has(_)),C=Math.min(40,(u-d)*.6),S=`t-edge t-w${Ed.filter(
_=>c>=_).length} ${Pd(i,a,y)}${n.dim&&!y?" t-dim":""}`;o.has(S)||o.set(S,[]),o.get(S).push(`M${d},${g}C${d+C},${g} ${u-C},${b} ${u},${b}`)}this.drawPaths(this.edges,
o,(r,i)=>{r.style.strokeWidth=`${Md[Number(i.match(/t-w(\d)/)[1])]}px`})}drawPaths(e,n,o){for(let[r,i]of this.paths)i.parentNode===e&&!n.has(r)&&(i.remove(),this.
paths.delete(r));for(let[r,i]of n){let a=this.paths.get(r);a||(a=ee("path",r),o&&o(a,r),this.paths.set(r,a),r.includes("t-path")?e.append(a):e.prepend(a)),G(a,{
d:i.join("")})}}drawBlocks(e,n){let o=new Map;for(let r of e){let i=`t-blocks t-${vs(r,n.path)?"path":r.look}${n.dim&&!vs(r,n.path)?" t-dim":""}`;o.has(i)||o.set(
i,[]);let{x:a,y:c,width:d,height:u}=r;o.get(i).push(`M${a},${c+u*.2}h${d}v${u*.6}h${-d}z`)}this.drawPaths(this.blocks,o)}drawNodes(e,n){let o=new Map(this.drawn);
for(let r of e){let i=r.nodes[0]||null,a=this.drawn.get(i);(!a||a.tall!==xs(r))&&(a&&a.group.remove(),a=Ld(xs(r)),this.drawn.set(i,a),this.nodes.append(a.group)),
o.delete(i),this.drawNode(a,r,n)}for(let[r,{group:i}]of o)i.remove(),this.drawn.delete(r)}drawNode(e,n,o){let{node:r,x:i,y:a,width:c,height:d,look:u}=n,{group:g,
box:b,word:y,right:C,tall:N}=e,S=r?Td[o.number](r,o.penalty):"";if(G(g,{class:this.classesOf(n,o),transform:`translate(${i} ${a})`}),G(b,{width:c,height:d}),G(C,
{x:c-8}),T(C,S),N)$d(e,n,o);else{let _=`${n.greedy?"G":""}${Ss[u]} `;T(y,_+Un(_s(r),12-_.length-Math.ceil(S.length*.82)))}Ad(e,n)}classesOf(e,n){let{node:o,look:r}=e,
i=vs(e,n.path),a=[`t-${r}`];return o&&(o.beam.group??0)&&["inner","tip"].includes(r)&&a.push(`t-g${o.beam.group%4}`),o&&o.given&&a.push("t-given"),i&&a.push("t-\
path"),n.dim&&!i&&o&&a.push("t-dim"),a.join(" ")}},xs=({height:t})=>t>de.leaf;function Ld(t){let e=ee("g"),[n,o,r]=[ee("rect","t-box"),ee("text","t-word"),ee("t\
ext","t-small t-right")];e.append(n,o,r),G(n,{rx:t?7:5}),G(o,{x:8,y:t?14:13}),G(r,{y:t?28:13});let i=t?e.appendChild(ee("text","t-small")):null;return i&&G(i,{x:8,
y:28}),{group:e,box:n,word:o,right:r,left:i,tall:t,flag:null}}function $d({word:t,left:e},n,o){let{node:r,nodes:i,look:a}=n,c=Ss[a]?`${Ss[a]} `:"";r?T(t,c+(i.length>
1?Nd(i.map(_s).join(""),28):Un(_s(r),12-c.length))):T(t,o.root),T(e,r?Cd(n,o):""),G(e,{class:r&&i.length<2&&Zt(r)?"t-small t-switch":"t-small"})}function Ad(t,{
look:e,place:n,hidden:o,width:r,height:i}){let a=n?`★${n}`:o?`+${o}`:"";if(!a&&e!=="kept"&&!t.flag)return;t.flag||(t.flag=[ee("rect","t-inside"),ee("rect","t-\
flag"),ee("text","t-flag-text")],t.group.append(...t.flag));let[c,d,u]=t.flag,g=8+7*a.length;G(c,{x:2.5,y:2.5,width:r-5,height:i-5,rx:3}),G(d,{x:r-g+4,y:-6,width:a?
g:0,height:14,rx:2}),G(u,{x:r-g/2+4,y:5}),T(u,a)}var vs=(t,e)=>t.nodes.some(n=>e.has(n)),Zt=t=>t.before!==null&&t.beam.status==="running"&&t.beam.parent!==t.beam.
beam;function Cd({node:t,nodes:e,greedy:n},o){let r=[n?"G":"",o.goals?o.goals(t):""].filter(Boolean).join(" ");return e.length>1?[z(e.length,"{count} token","{c\
ount} tokens"),r].filter(Boolean).join(" "):t.beam.status!=="running"?r:[t.given?s("given"):Zt(t)?`${t.beam.parent+1}→${t.beam.beam+1}`:String(t.beam.beam+1),
r].filter(Boolean).join(" ")}function Pd(t,e,n){return n?"t-path":["pruned","unseen","ended","lost"].includes(e)?"t-off":["kept","fell"].includes(e)?"t-ending":
`t-g${(t.node.beam.group??0)%4}`}var _s=({beam:t,chosen:e})=>(t.text||e.text||"").replace(qt,n=>Be[n]||"�")||s("(empty)"),Oi=t=>/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u.
test(t)?2:1;function Un(t,e){let n=0,o=Array.from(t);for(let[r,i]of o.entries())if(n+=Oi(i),n>e)return o.slice(0,Math.max(1,r-1)).join("")+"…";return t}function Nd(t,e){
let n=Array.from(t),o=Math.floor((e-1)/2);return n.reduce((r,i)=>r+Oi(i),0)<=e?t:Un(t,o)+Un(n.slice(-o).join(""),o)}var Mi=12e3;async function Li(t,{tree:e,log:n,prompt:o,number:r,view:i,root:a}){let c=`beam-tree${r?"-"+(r+1):""}`,u=await{svg:()=>new Blob([$i(e,i,a)],{type:"i\
mage/svg+xml"}),png:()=>Wd(e,i,a),json:()=>new Blob([JSON.stringify(Ei(n,o,r),null,1)],{type:"application/json"}),dot:()=>new Blob([qd(Ei(n,o,r))],{type:"text/v\
nd.graphviz"})}[t](),g=l("a","",null,{href:URL.createObjectURL(u),download:`${c}.${t}`});g.click(),setTimeout(()=>URL.revokeObjectURL(g.href),6e4)}function $i(t,e,n){
let o=ee("svg"),r=new Xt(o);r.draw(t,{...e,area:null,zoom:1}),r.nameBandsAt(0);let{width:i,height:a}=t;G(o,{xmlns:"http://www.w3.org/2000/svg",width:i,height:a,
viewBox:`0 0 ${i} ${a}`,class:"t-tree"});let c=getComputedStyle(n),d=o.querySelector("style");d.textContent=d.textContent.replace(/var\((--[\w-]+)\)/g,(g,b)=>c.
getPropertyValue(b).trim());let u=ee("rect");return G(u,{width:i,height:a,fill:c.getPropertyValue("--gp-page").trim()}),o.insertBefore(u,r.world),new XMLSerializer().
serializeToString(o)}async function Wd(t,e,n){let o=$i(t,e,n),r=new Image;r.src="data:image/svg+xml;charset=utf-8,"+encodeURIComponent(o),await r.decode();let i=Math.
min(2,Mi/t.width,Mi/t.height),a=l("canvas","",null,{width:Math.ceil(t.width*i),height:Math.ceil(t.height*i)}),c=a.getContext("2d");c.scale(i,i),c.drawImage(r,0,
0,t.width,t.height);let d=await new Promise(u=>a.toBlob(u,"image/png"));if(!d)throw new Error(s("it is too large for the browser."));return d}function Ei(t,e,n){
let{started:o}=t,r=o.effective.length_penalty??1,i=new Map,a=new Map;for(let{last:g}of t.returned||[])g&&g.sequence===n&&!a.has(g)&&a.set(g,a.size+1);let c=ks(e,
e.steps.length-1),d=e.steps.flatMap(g=>g).map(g=>{let{beam:b}=g;i.set(g,i.size);let y={id:i.get(g),parent:g.before?i.get(g.before):null,step:g.index+1,token_id:b.
token_id,token:b.text,piece:b.piece,logprob:b.logprob,raw_logprob:b.raw_logprob,sum:b.score,length:g.length,score:ht(g,r),rank:g.rank,status:b.status,beam:b.beam,
parent_beam:b.parent};return g.given&&(y.given=!0),b.status==="finished"&&Object.assign(y,{final_score:b.final_score,kept:c.has(g)}),a.has(g)&&(y.output=a.get(g)),
(b.group??null)!==null&&Object.assign(y,{group:b.group,diversity_penalty:b.diversity_penalty}),b.progress&&Object.assign(y,{progress:b.progress,bank:b.bank,forced:b.
forced}),y}),u=t.readsSource?{source:o.prompt}:{prompt:o.prompt||Cr(o)};return{format:"generation-playground/beam-tree",version:1,model:o.model,mode:o.mode,...u,
seed:o.seed,num_beams:o.effective.num_beams,length_penalty:r,early_stopping:o.effective.early_stopping??!1,nodes:d}}var Ti=t=>'"'+t.replace(qt,e=>Be[e]||"�").
replace(/[\\"]/g,"\\$&")+'"';function qd({prompt:t,nodes:e}){let n=t===void 0?"start of the target":t.slice(-40),o={running:"style=solid",finished:'style=solid,\
 peripheries=2, color="#00755a"',ended:'style=dotted, color="#00755a"',pruned:'style=dashed, color="#6b7280", fontcolor="#6b7280"'},r=e.map(a=>{let c=Ti(`${a.token}`).
slice(0,-1)+`\\n${U(a.logprob,2)}  ${U(a.sum,2)}  #${a.rank??""}"`;return`  n${a.id} [label=${c}, ${o[a.status]||""}${a.output?", penwidth=3":""}];`}),i=e.map(a=>{
let c=(.4+4*Math.min(1,X(a.logprob))).toFixed(2);return`  ${a.parent===null?"root":`n${a.parent}`} -> n${a.id} [penwidth=${c}${a.status==="pruned"?", style=dash\
ed":""}];`});return["digraph beam_tree {","  rankdir=LR;",'  node [shape=box, fontname="monospace"];',`  root [label=${Ti(n)}, style=bold];`,...r,...i,"}",""].join(
`
`)}var Id=800,Rd=130,jd=2e4;function Ci(t){Bd(t),Fd(t),Hd(t),Dd(t),Kd(t),Gd(t),Ud(t)}function Bd(t){let{state:e,slider:n}=t;n.addEventListener("input",()=>{e.stop(),
t.goTo(Number(n.value)-1)}),t.part("play").addEventListener("click",()=>zd(t))}function zd(t){let{state:e,root:n}=t;e.playing?e.stop():(e.atEnd&&t.goTo(0),e.playing=
setInterval(()=>{!n.isConnected||e.atEnd?e.stop():t.goTo(e.shownTo+1),t.sayTime()},Math.max(Rd,Math.min(Id,jd/Math.max(1,e.length))))),t.sayTime()}function Fd(t){
let{state:e,log:n}=t,o=(i,a)=>{e.choose(i,a),t.regrow()},r=(i,a)=>t.part(i).addEventListener("change",({target:c})=>a(c));r("candidates-shown",({value:i})=>o("c\
andidates",Number(i))),r("number",({value:i})=>o("number",i)),r("lost",({checked:i})=>o("lost",i)),r("fold",({checked:i})=>{e.unfolded=new Set,o("fold",i)}),r("\
prompt-number",({value:i})=>{e.number=Number(i),n.selectStep(null),t.regrow()})}function Hd(t){let{box:e,card:n,pan:o,state:r}=t,i=null;e.addEventListener("poin\
termove",a=>{if(a.pointerType==="touch"){n.hide();return}let c=o.pointers.size?null:r.entryAt(o.at(a));c!==i&&(i=c,e.style.cursor=c&&c.node?"pointer":"",c&&c.node?
t.showCard(c):n.hide())}),e.addEventListener("pointerleave",()=>{i=null,n.hide()}),e.addEventListener("click",a=>{let c=o.moved?null:r.entryAt(o.at(a));c&&(t.item.
focusOn(c),Pi(t,c))})}function Pi(t,e){let{state:n,log:o}=t;if(e.folded)n.unfolded.add(e.column.from),t.regrow();else if(e.node){let r=e.node===n.broughtOut;n.timeNode=
null,o.selectStep(r?null:e.node)}}function Ni(t,e){e.node&&(t.state.toggle(e),t.regrow())}function Qt(t,e){e&&(t.pan.byHand=!0,t.pan.reveal(e),t.item.focusOn(e))}
var Ai={ArrowLeft:(t,e)=>Qt(t,e.node&&t.state.parentOf(e)),ArrowRight:(t,e)=>Qt(t,t.state.kidsOf(e)[0]),ArrowDown:t=>Qt(t,t.item.neighbour(1)),ArrowUp:t=>Qt(t,t.
item.neighbour(-1)),Home:t=>Qt(t,t.state.tree.entries[0]),End:t=>Qt(t,t.state.tree.at.get(t.state.best)),Enter:Pi," ":Ni,Escape:t=>t.log.selectStep(null),"+":t=>t.
pan.zoomBy(1.25),"-":t=>t.pan.zoomBy(.8),0:t=>t.pan.whole()};function Dd(t){let{item:e,state:n,card:o}=t;e.box.addEventListener("keydown",r=>{r.ctrlKey||r.metaKey||
r.altKey||!e.entry||!Object.hasOwn(Ai,r.key)||(r.preventDefault(),r.stopPropagation(),Ai[r.key](t,e.entry))}),e.box.addEventListener("focusin",({target:r})=>n.tree&&
r.matches(":focus-visible")&&t.showCard(e.entry)),e.box.addEventListener("focusout",()=>o.hide())}function Kd(t){let{root:e,state:n,pan:o}=t,r=(i,a)=>t.part(i).
addEventListener("click",a);r("in",()=>o.zoomBy(1.3)),r("out",()=>o.zoomBy(1/1.3)),r("whole",()=>{o.byHand=!0,o.whole()}),r("follow",()=>{o.byHand=!1,n.upTo=null,
t.regrow()}),e.addEventListener("gp-alone",()=>{o.byHand=!1,t.regrow()})}function Gd(t){let{state:e,log:n}=t;t.part("go-on").addEventListener("click",()=>{let o=e.
selected;o&&n.ask({type:"branch",step:o,tokenId:o.chosen.token_id})}),t.part("collapse").addEventListener("click",()=>{let o=e.tree.at.get(e.selected);o&&Ni(t,o)}),
t.part("clear").addEventListener("click",()=>n.selectStep(null))}function Ud(t){let{root:e,state:n,log:o}=t,r=t.part("told");t.part("files").addEventListener("c\
lick",async({target:i})=>{let a=i.dataset.file;if(a){if(a==="html"){o.ask({type:"save_page"});return}T(r,"");try{let{tree:c,prompt:d,number:u}=n;await Li(a,{tree:c,
log:o,prompt:d,number:u,view:t.look(null),root:e})}catch(c){T(r,s("The picture could not be made: {reason} Save it as SVG instead.",{reason:c.message}))}}})}var Es=-1e9,nn=[[!1,"False"],[!0,"True"],["never",'"never"']],Vd=["beam_search","beam_sample"],Jd=["group_beam_search","constrained_beam_search"];function Ts(t){
let{mode:e,effective:n,config:o,eos_token_ids:r,max_new_tokens:i}=t.started,a={...o,...n},c=en(a.num_beams,1+Math.max(0,...(t.prompts[0].steps[0]||[]).map(({beam:u})=>u.
beam??0))),d=t.prompts[0].given;return{together:Vd.includes(e)?!0:Jd.includes(e)?!1:null,prompts:t.prompts,start:d,maxNew:i-d,wanted:en(a.num_return_sequences,1),
size:e==="group_beam_search"?Math.ceil(c/en(a.num_beam_groups,1)):c,ends:new Set(r),constraints:Yt(t.started),promptIds:t.prefix.map(u=>u.token_id),own:{lengthPenalty:Number.
isFinite(a.length_penalty)?a.length_penalty:1,earlyStopping:nn.some(([u])=>u===a.early_stopping)?a.early_stopping:!1}}}var en=(t,e)=>Number.isInteger(t)&&t>0&&t<=
4096?t:e,_e=({beam:t})=>ue(t.score)===null?-1/0:t.score,Ls=(t,e)=>_e(t)/t.length**e;function Ri(t,e){return t.together?Xd(t,e):Qd(t,e)}function ji(t,e,n,{maxNew:o},{
lengthPenalty:r,earlyStopping:i}){let a=i==="never"&&r>0?o:e;return{best:t,length:a,bound:t/a**r,worst:n}}var tn=new WeakMap;function Yd(t,e){if(!tn.has(t)){let n=t.
filter(({beam:r})=>r.status==="running"||r.status==="pruned"),o=Math.max(...(n.length?n:t).map(_e));tn.set(t,{ended:t.filter(({beam:r},i)=>i<e&&Sn(r)),hopeless:!n.
length,best:n.length?o:o+Es})}return tn.get(t)}function Xd(t,e){let{prompts:n,size:o,start:r}=t,i={node:null,score:Es},a=n.map(()=>({group:null,pool:Array(o).fill(
i),stop:null,lastStep:0,weighed:null,exact:!0})),c=Math.min(...n.map(({steps:u})=>u.length)),d=null;for(let u=r;u<c&&!d;u++){let g=n.map(({steps:y})=>Yd(y[u],o)),
b=g.every(y=>y.hopeless);a.forEach((y,C)=>Zd(y,g[C],u+1,b,t,e)),a.every(y=>y.stop)&&(d=a.find(y=>y.stop.step===u+1).stop)}return{stop:d,prompts:a.map(u=>({kept:u.
pool.filter(({node:g})=>g),pools:[u]}))}}function Zd(t,e,n,o,r,i){if(t.stop)return;if(e.ended.length){let u=e.ended.map(g=>({node:g,score:Ls(g,i.lengthPenalty)}));
t.pool=[...t.pool,...u].sort((g,b)=>b.score-g.score).slice(0,r.size)}t.lastStep=n;let a=t.pool.at(-1).score,c=t.pool.every(({node:u})=>u),d=t.weighed=ji(e.best,
n-r.start,c?a:null,r,i);o?t.stop={step:n,why:"criteria"}:c&&i.earlyStopping===!0?t.stop={step:n,why:"full"}:t.pool.some(({node:u})=>d.bound>(u?a:Es))||(t.stop={
step:n,why:"settled"})}function Qd(t,e){let n=t.prompts.map(i=>{let a=Wi(i).map(g=>qi(i,g,t,e)),c=Wi(i).map(g=>qi(i,g,t,t.own)),d=1/0;return a.forEach((g,b)=>{let[
y,C]=[g,c[b]].map(({stop:N})=>N?N.step:1/0);g.exact=g.lastStep<=d,y!==C&&(d=Math.min(d,y,C))}),{kept:a.flatMap(g=>g.kept).sort((g,b)=>g.score-b.score).reverse(),
pools:a}}),o=n.flatMap(i=>i.pools);return{stop:o.length>0&&o.every(({stop:i})=>i)?o.map(({stop:i})=>i).reduce((i,a)=>a.step>i.step?a:i):null,prompts:n}}var Wi=({
steps:t,given:e})=>[...new Set((t[e]||[]).map(({beam:n})=>n.group??null))].sort((n,o)=>n-o);function qi(t,e,n,o){let{size:r,start:i}=n,a={group:e,kept:[],stop:null,
weighed:null,lastStep:0,exact:!0};for(let c=i;c<t.steps.length&&!a.stop;c++){let d=eh(t.steps[c],e,n);if(!d)break;let u=a.lastStep=c+1;d.ended.forEach(y=>Ii(a,y,
n,o));let g=a.kept.length>=r,b=g?Ms(a.kept):null;a.weighed=ji(d.best,u-i,b,n,o),g&&o.earlyStopping===!0?a.stop={step:u,why:"full"}:g&&b>=a.weighed.bound?a.stop=
{step:u,why:"settled"}:th(t.steps[c],u,n)&&(nh(d.nodes,n).forEach(y=>Ii(a,y,n,o)),a.stop={step:u,why:"criteria"})}return a}function eh(t,e,{ends:n}){tn.has(t)||
tn.set(t,new Map);let o=tn.get(t);if(!o.has(e)){let r=t.filter(({beam:a})=>(a.group??null)===e),i=r.filter(({beam:a})=>a.status==="finished"&&n.has(a.token_id));
o.set(e,r.length?{nodes:r,ended:i,best:_e(r[0])}:null)}return o.get(e)}var Ms=t=>Math.min(...t.map(({score:e})=>e));function Ii(t,e,n,{lengthPenalty:o}){let r=Ls(
e,o);if(t.kept.length>=n.size&&!(r>Ms(t.kept))||(t.kept.push({node:e,score:r}),t.kept.length<=n.size))return;let i=Ms(t.kept);t.kept.splice(t.kept.findIndex(a=>a.
score===i),1)}function th(t,e,{ends:n,maxNew:o,start:r}){return e-r>=o||t.some(({beam:i})=>Sn(i)&&!n.has(i.token_id))}var Sn=({status:t})=>t==="finished"||t==="\
ended";function nh(t,{ends:e,constraints:n,promptIds:o,wanted:r}){let i=t.filter(({beam:d})=>d.status==="running"||Sn(d)&&!e.has(d.token_id)),a=d=>n.every((u,g)=>ft(
u,d.beam.progress[g],d,o)),c=i.filter(d=>!d.beam.progress||a(d));return c.length<r?[...c,...i.filter(d=>!c.includes(d))]:c}function Bi(t,e,n){let o=Math.max(...t.
prompts.map(i=>i.steps.length));if(e.stop?e.stop.step!==o:n)return!1;let r=Math.min(...t.prompts.map(i=>i.steps.length));return e.prompts.every(({kept:i},a)=>{let{
pools:c}=t.prompts[a],d=c[(t.together?r:c.length)-1]||[];return d.length===i.length&&d.every((u,g)=>oh(u,i[g],t))})}function oh(t,{node:e,score:n},o){if(ue(t)===
null||!Number.isFinite(n))return ue(t)===null==!Number.isFinite(n);let r=2e-5*Math.max(1,e.length**-o.own.lengthPenalty);return Math.abs(t-n)<=r+1e-5*Math.abs(n)}
function zi(t,e,n,{lengthPenalty:o},r){let i=t.prompts[e],{kept:a,pools:c}=n.prompts[e],d=(y,C,N="")=>({node:y,score:Ls(y,o),place:null,state:C,why:N}),u=new Set(
a.map(({node:y})=>y)),g=sh(i).filter(y=>!u.has(y)).map(y=>{let{stop:C}=c.find(({group:N})=>N===(y.beam.group??null))||c[0];return!C||y.index<C.step?d(y,"out","d\
ropped"):d(y,"out",n.stop&&y.index>=n.stop.step?"not reached":"too late")}),b=!r&&!n.stop;return[...a.map(({node:y,score:C},N)=>({node:y,score:C,place:N,state:n.
stop&&N<t.wanted?"returned":"kept",why:""})),...b?i.running.map(y=>d(y,"running")).sort((y,C)=>C.score-y.score):[],...g.sort((y,C)=>C.score-y.score)]}var Os=new WeakMap;
function sh({steps:t}){Os.has(t)||Os.set(t,{read:0,nodes:[]});let e=Os.get(t);for(;e.read<t.length;e.read++)e.nodes.push(...t[e.read].filter(({beam:n})=>n.status===
"finished"));return e.nodes}function Vn({prompts:t}){let e=t.flatMap(({pools:n})=>n).filter(({stop:n})=>!n);return Math.min(...e.map(({lastStep:n})=>n))}var rh=new Set(["SequenceBiasLogitsProcessor","NoRepeatNGramLogitsProcessor","EncoderNoRepeatNGramLogitsProcessor","NoBadWordsLogitsProcessor","MinLengthLogitsP\
rocessor","MinNewTokensLengthLogitsProcessor","PrefixConstrainedLogitsProcessor","ForcedBOSTokenLogitsProcessor","ForcedEOSTokenLogitsProcessor","InfNanRemoveLo\
gitsProcessor","SuppressTokensLogitsProcessor","SuppressTokensAtBeginLogitsProcessor","HammingDiversityLogitsProcessor","PresencePenaltyLogitsProcessor","Freque\
ncyPenaltyLogitsProcessor","GivenTextLogitsProcessor","TemperatureLogitsWarper","TopHLogitsWarper","TopKLogitsWarper","TopPLogitsWarper","MinPLogitsWarper","Typ\
icalLogitsWarper","EpsilonLogitsWarper","EtaLogitsWarper","WatermarkLogitsProcessor","LogitNormalization"]),Fi=({processors:t})=>t.filter(e=>!rh.has(e));function $s(t,e){
let n=t.given,[o,r]=[n?t.steps[n-1][0]:null,0];for(let i=n;i<t.steps.length;i++){let{candidates:a}=(t.distributions[i]||[])[r]||{candidates:[]},c=e(i-n,a[0]);if(c===
void 0)return{last:o,ended:!1,left:null};let d=t.steps[i].find(u=>u.beam.parent===r&&u.beam.token_id===c)||null;if(!d||d.beam.status==="pruned")return{last:o,ended:!1,
left:ih(t,o,r,{index:i,id:c,node:d,candidates:a})};if(o=d,d.beam.status!=="running")return{last:o,ended:!0,left:null};r=d.beam.beam}return{last:o,ended:!1,left:null}}
function ih(t,e,n,{index:o,id:r,node:i,candidates:a}){let c=i&&i.beam||a.find(y=>y.token_id===r)||null,d=i?i.beam.group:e&&e.beam.group,u=t.steps[o].filter(y=>(y.
beam.group??null)===(d??null)||!e),g=u.filter(y=>y.beam.status==="running").map(_e),b=e&&!e.given?_e(e):0;return{index:o,token:c,node:i,considered:u.length,sum:i?
_e(i):c&&ue(c.logprob)!==null?b+c.logprob:null,best:g.length?Math.max(...g):null,worst:g.length?Math.min(...g):null}}var Jn=t=>$s(t,(e,n)=>n&&n.logprob!==null?n.
token_id:void 0);var Hi=700;function As(t,e){let{beam:n,length:o}=t,r=e.started.effective.length_penalty??1,i=e.prompts[t.sequence].steps[t.index].filter(c=>(c.beam.group??null)===
(n.group??null)).length,a=[[s("probability"),H(Math.min(1,X(n.logprob)))],[s("token log p"),U(n.logprob)]];return Math.abs((n.raw_logprob??0)-(n.logprob??0))>1e-6&&
a.push([s("before the processors"),U(n.raw_logprob)]),a.push([s("sum"),U(n.score)]),a.push([s("sum / {length}^{power}",{length:o,power:r}),U(ht(t,r))]),a.push([
s("rank"),t.rank?s("{rank} of {among}",{rank:t.rank,among:i}):s("below the {among} considered",{among:i})]),n.diversity_penalty&&a.push([s("diversity penalty"),
U(n.diversity_penalty)]),(n.bank??null)!==null&&a.push([s("bank"),String(n.bank)]),a}function Cs(t,e,n,{place:o,greedy:r}={}){let{beam:i}=t,a=n.prompts[t.sequence].
steps[t.index].filter(M=>(M.beam.group??null)===(i.group??null)),c=a.filter(M=>M.beam.status==="running"),d=(i.beam??0)+1,u=n.started.mode==="beam_sample",g=n.finished&&
t.index===n.prompts[t.sequence].steps.length-1;if(t.given)return s("It was given, not chosen: the search begins after it.");let b=Zt(t)?[s("It continues beam {p\
arent}: the text that was beam {number} ranked lower or was pruned.",{parent:i.parent+1,number:d})]:[],y=i.forced?[s("It was considered because it advances a co\
nstraint.")]:[],C=c.reduce((M,A)=>Math.min(M,A.beam.score),1/0),N=Number.isFinite(C)?[s("The worst beam that went on has a sum of {sum}.",{sum:U(C)})]:[],S=U(i.
final_score),_={tip:()=>[g?s("It was still running as beam {number} when the search stopped.",{number:d}):s("It goes on as beam {number}.",{number:d}),...b,...y],
inner:()=>[s("It went on as beam {number}.",{number:d}),...b,...y],lost:()=>[s("It went on as beam {number}, but is a dead end: better beams took the places of \
its continuations.",{number:d}),...b,...y],kept:()=>[s("The text ended here and is kept, with a final score of {score}.",{score:S}),...o?[s("It is output {place\
}.",{place:o})]:[]],fell:()=>[s("The text ended here with a final score of {score}, but was dropped for better ones.",{score:S})],ended:()=>[s("The text ended h\
ere but does not count: it ranked too low or lacks a constraint.")],pruned:()=>[s(u?"It was drawn and pruned: better ones filled the beams.":"It was considered \
and pruned."),...N],unseen:()=>[u?s("It was not drawn."):s("It was too improbable: not among the {considered} continuations that were considered.",{considered:a.
length})]},E=r?[s("Greedy decoding would have chosen it, too: it is the most probable token here.")]:[];return[...Object.hasOwn(_,e)?_[e]():[],...E].join(" ")}var Ps=t=>t.
piece??(["pruned","unseen","ended"].includes(t.beam.status)||!t.beam.text?t.beam.text:"");function Ns(t,e,n){return t.beam.progress.map((o,r)=>{let i=e[r];return i&&
ft(i,o,t,n)?"✓":o?"◐":"·"}).join("")}function Ws(t,e){let n=(d,u,g)=>t.querySelector(".gp-picked-"+g)||t.appendChild(l(d,u)),o=n("p","gp-whole-text","text"),
r=n("dl","","facts"),i=n("p","gp-fate","fate"),a=t.classList.contains("gp-node-card");function c(d,u,g){if(!d){t.hidden=!0;return}let b=u.at.get(d),y=pe(d.before).
map(E=>E.piece??"").join(""),C=a&&y.length>Hi?"…"+y.slice(-Hi):y,N=l("b","");Se(N,Ps(d)||d.beam.text),o.replaceChildren(l("bdi","",C),N);let S=As(d,e);d.beam.
progress&&S.push([s("constraints"),Ns(d,g,e.prefix.map(E=>E.token_id))]);let _=([E,M])=>{let A=[l("dt","",E),l("dd","",M)];if(a)return A;let k=l("div");return k.
append(...A),[k]};r.replaceChildren(...S.flatMap(_)),T(i,Cs(d,b?b.look:d.beam.status,e,b||{})),t.hidden=!1}return{element:t,show:c,hide:()=>{t.hidden=!0}}}function Di(){
return[...[["tip",s("goes on")],["lost","✕ "+s("dead end")],["kept","■ "+s("ended, kept")],["fell","▤ "+s("ended, dropped")],["pruned","✕ "+s("pruned")],
["unseen","… "+s("not considered")],["path",s("best or selected text")]].map(([e,n])=>{let o=ee("svg","t-tree"),r=ee("g",`t-${e}`),[i,a]=[ee("rect","t-box"),ee(
"rect","t-inside")];G(i,{x:2,y:2,width:22,height:11,rx:3}),G(a,{x:4.5,y:4.5,width:17,height:6,rx:2}),r.append(i,a),o.append(r);let c=l("span");return e==="unsee\
n"?c.append(n):c.append(o,n),c}),l("span","",s("2→1: beam 2 goes on as beam 1")),l("span","","★ "+s("output")),l("span","","G "+s("greedy path"))]}var ah=700,ch={candidates:2,number:"probability"},Yn=class{constructor(e){this.log=e,this.number=0,this.upTo=null,this.timeNode=null,this.choices={},this.byHand=
{},this.collapsed=new Set,this.unfolded=new Set,this.tree=null,this.stale=!0,this.constraints=[],this.goals=new Map,this.playing=null}begin(){let{effective:e,max_new_tokens:n}=this.
log.started,o=(e.num_beams||1)*n>ah;this.choices={...ch,lost:!o,fold:o,...o?{candidates:0}:{},...this.byHand},this.number=0,this.upTo=this.timeNode=this.tree=null,
this.collapsed=new Set,this.unfolded=new Set,this.goals=new Map,this.constraints=Yt(this.log.started),this.stop()}choose(e,n){this.choices[e]=n,this.byHand[e]=n}stop(){
clearInterval(this.playing),this.playing=null}get prompt(){return this.log.prompts[this.number]}get length(){return this.prompt?Math.min(this.prompt.steps.length,
this.log.hideFrom??1/0):0}get shownTo(){return Math.min(this.upTo??1/0,this.length-1)}get atEnd(){return this.shownTo===this.prompt.steps.length-1}get penalty(){
return this.log.started.effective.length_penalty??1}get best(){if(!this.atEnd)return[...this.prompt.byStep[this.shownTo].values()][0]||null;let e=this.log.lines().
find(({last:n})=>n&&n.sequence===this.number);return e?e.last:null}get selected(){let{selected:e}=this.log;return e&&e.beam&&e.sequence===this.number?e:null}get broughtOut(){
return this.selected&&this.selected!==this.timeNode&&!this.log.suggested?this.selected:null}lay(){let{log:e,number:n,prompt:o,atEnd:r}=this;this.stale=!1;let i=r&&
e.returned?e.returned.map(({last:a})=>a):[];this.tree=_i(o,{...this.choices,upTo:this.shownTo,collapsed:this.collapsed,unfolded:this.unfolded,returned:i.filter(
a=>a&&a.sequence===n),live:!e.finished||!r,greedy:this.greedyNodes()})}greedyNodes(){let{prompt:e}=this,{last:n,left:o}=Jn(e),r=vn([n]),i=o&&(o.node||o.token&&Gr(
e,o.index,n,o.token.token_id));return i?r.add(i):r}get newest(){let{columns:e,at:n,entries:o}=this.tree,{x:r,width:i}=e.at(-1),{y:a,height:c}=n.get(this.best)||
o[0];return{x:r,y:a,width:i,height:c}}get folded(){return(this.tree?this.tree.columns:[]).filter(n=>n.to>n.from).reduce((n,{from:o,to:r})=>n+r-o,0)}kidsOf(e){return this.
tree.entries.filter(({nodes:n})=>n.length&&n[0].before===e.node)}parentOf(e){return this.tree.at.get(e.nodes[0].before)}entryAt([e,n]){let o=r=>e>=r.x&&e<=r.x+r.
width&&n>=r.y-2&&n<=r.y+r.height+2;return this.tree&&this.tree.entries.findLast(o)}goalsOf(e){return e.beam.progress?(this.goals.has(e)||this.goals.set(e,Ns(e,this.
constraints,this.log.prefix.map(n=>n.token_id))),this.goals.get(e)):""}toggle({node:e,column:n,folded:o}){let{unfolded:r,collapsed:i}=this,a=this.tree.columns.some(
({from:c,open:d})=>d&&c===e.index);o?r.add(n.from):a&&r.has(e.index)?r.delete(e.index):i.has(e)?i.delete(e):e.beam.status==="running"&&i.add(e)}};var Xn=class{constructor(e,n){this.box=e,this.changed=n,this.x=0,this.y=0,this.zoom=1,this.plane=[1,1],this.moved=!1,this.byHand=!1,this.gesture=!1,this.pointers=
new Map,e.addEventListener("pointerdown",o=>this.down(o)),e.addEventListener("pointermove",o=>this.move(o));for(let o of["pointerup","pointercancel"])e.addEventListener(
o,r=>this.up(r));e.addEventListener("wheel",o=>this.wheel(o),{passive:!1}),this.resized=()=>this.settle(),new ResizeObserver(()=>this.resized()).observe(e)}get width(){
return this.box.clientWidth||1}get height(){return this.box.clientHeight||1}get area(){return[this.x,this.y,this.x+this.width/this.zoom,this.y+this.height/this.
zoom]}get limits(){let e=Math.min(this.width/this.plane[0],this.height/this.plane[1]);return[Math.min(.9,Math.max(.01,e)),2.5]}sized(e,n){this.plane=[e,n],this.
settle()}settle(){let[e,n]=this.limits;this.zoom=Math.min(n,Math.max(e,this.zoom));let[o,r]=[this.width/this.zoom,this.height/this.zoom],i=(a,c,d)=>c>d?(d-c)/2:
Math.max(0,Math.min(a,d-c));this.x=i(this.x,o,this.plane[0]),this.y=i(this.y,r,this.plane[1]),this.changed()}zoomBy(e,[n,o]=[this.width/2,this.height/2],r=!1){this.
gesture=r;let[i,a]=this.limits,c=Math.min(a,Math.max(i,this.zoom*e));this.x+=n/this.zoom-n/c,this.y+=o/this.zoom-o/c,this.zoom=c,this.byHand=!0,this.settle()}whole(){
[this.zoom]=this.limits,[this.x,this.y]=[0,0],this.settle()}shows({x:e,y:n,width:o,height:r}){let[i,a,c,d]=this.area;return e>=i&&n>=a&&e+o<=c&&n+r<=d}reveal({x:e,
y:n,width:o,height:r},i=40){let[a,c,d,u]=this.area,g=Math.min(i,(d-a)/4,(u-c)/4);this.x+=Math.min(0,e-g-a)||Math.max(0,e+o+g-d),this.y+=Math.min(0,n-g-c)||Math.
max(0,n+r+g-u),this.settle()}at({clientX:e,clientY:n}){let{left:o,top:r}=this.box.getBoundingClientRect();return[this.x+(e-o)/this.zoom,this.y+(n-r)/this.zoom]}down(e){
e.button||(this.pointers.set(e.pointerId,e),this.pointers.size===1&&(this.moved=!1))}move(e){let n=this.pointers.get(e.pointerId);if(!n)return;let[o,r]=[e.clientX-
n.clientX,e.clientY-n.clientY];if(!this.moved&&Math.hypot(o,r)<4)return;this.moved||this.box.setPointerCapture(e.pointerId),this.moved=!0,this.byHand=!0,this.pointers.
set(e.pointerId,e);let i=[...this.pointers.values()].find(({pointerId:a})=>a!==e.pointerId);if(i){let a=u=>Math.hypot(u.clientX-i.clientX,u.clientY-i.clientY)||
1,{left:c,top:d}=this.box.getBoundingClientRect();this.zoomBy(a(e)/a(n),[(e.clientX+i.clientX)/2-c,(e.clientY+i.clientY)/2-d],!0)}else this.x-=o/this.zoom,this.
y-=r/this.zoom,this.settle()}up(e){this.pointers.delete(e.pointerId)}wheel(e){let n=this.box.closest(".gp-alone")!==null,{left:o,top:r}=this.box.getBoundingClientRect();
e.ctrlKey||e.metaKey||n&&!e.shiftKey&&!e.deltaX?(e.preventDefault(),this.zoomBy(Math.exp(-e.deltaY*(e.deltaMode?.05:.002)),[e.clientX-o,e.clientY-r],!0)):(e.deltaX||
e.shiftKey)&&(e.preventDefault(),this.x+=(e.deltaX||e.deltaY)/this.zoom,this.byHand=!0,this.settle())}};var Zn=class{constructor(e,n,o){this.box=e,this.state=n,this.pan=o,this.element=null,this.entry=null}focusOn(e,n=!1){let o=this.element,r=o&&document.activeElement===
o;this.element=l("div","",null,{role:"treeitem",tabindex:"0",...this.attributesOf(e)}),this.entry=e,this.box.append(this.element),o&&o.remove(),this.place(),(r||
!n)&&this.element.focus({preventScroll:!0})}attributesOf(e){let{state:n}=this,o=e.node?e.nodes[0].index+2:1,r=e.node?n.kidsOf(n.parentOf(e)||n.tree.entries[0]):
[e],i=e.hidden||e.folded?"false":n.kidsOf(e).length?"true":null;return{"aria-level":o,"aria-label":this.labelOf(e),"aria-setsize":r.length||1,"aria-posinset":Math.
max(0,r.indexOf(e))+1,"aria-selected":String(!!e.node&&e.node===n.selected),...i&&{"aria-expanded":i}}}labelOf(e){let{log:n}=this.state,{node:o,nodes:r}=e;if(!o)
return s(n.readsSource?"The start of the target, where the tree begins":"The prompt, where the tree begins");let i=J(r.map(Ps).join("")),a=r.length>1?z(r.length,
"{count} token, {text}","{count} tokens, {text}",{text:i}):i,c=As(o,n).map(([d,u])=>`${d} ${u}`);return`${a}, ${s("step {number}",{number:o.index+1})}. ${Cs(o,e.
look,n,e)} ${c.join(", ")}`}place(){let{state:{tree:e,best:n},entry:o,pan:{x:r,y:i,zoom:a}}=this;if(!e)return;let c=o&&(o.node?e.at.get(o.node):e.entries[0])||e.
at.get(n)||e.entries[0];if(!o||c.node!==o.node){this.focusOn(c,!0);return}this.entry=c,Object.assign(this.element.style,{left:`${(c.x-r)*a}px`,top:`${(c.y-i)*a}\
px`,width:`${c.width*a}px`,height:`${c.height*a}px`})}neighbour(e){let n=this.state.tree.entries.filter(({x:o})=>o===this.entry.x).sort((o,r)=>o.y-r.y);return n[n.
indexOf(this.entry)+e]}};var Ki=600,lh=150,dh=130,Gi=.2,hh=.4,Qn=class{constructor(e,n){this.root=e,this.state=n,this.log=n.log,this.box=this.part("window"),this.slider=this.part("slide\
r"),this.picture=new Xt(this.part("picture")),this.pan=new Xn(this.box,()=>this.schedule()),this.scale=1,this.pan.resized=()=>this.resized(),this.item=new Zn(this.
part("tree-nodes"),n,this.pan),this.card=Ws(this.part("node-card"),this.log),this.picked=Ws(this.part("picked"),this.log),this.drawn=null,this.wanted=!1,this.resting=
void 0,this.part("legend-line").append(...Di())}part(e){return this.root.querySelector(".gp-"+e)}get selected(){return this.log.selected&&this.state.tree?this.state.
tree.at.get(this.log.selected):void 0}resized(){let{state:e,pan:n,root:o}=this;if(o.hidden)return;let r=Number(getComputedStyle(o).getPropertyValue("--gp-scale"))||
1;n.zoom*=r/this.scale,e.tree&&(r!==this.scale||this.box.closest(".gp-alone"))&&this.regrow(),this.scale=r,n.settle(),e.tree&&!n.byHand&&n.reveal(this.selected||
e.newest,30)}revealSelected(){let{selected:e,pan:n}=this;e&&!n.shows(e)&&n.reveal(e,1/0)}begin(){let{state:e}=this;e.begin(),Object.assign(this.pan,{x:0,y:0,zoom:1,
byHand:!1}),this.part("candidates-shown").value=e.choices.candidates,this.part("number").value=e.choices.number,this.part("lost").checked=e.choices.lost,this.part(
"fold").checked=e.choices.fold}grow(){let{state:e,pan:n,box:o}=this;e.lay();let{width:r,height:i}=e.tree;n.byHand||(n.zoom=this.zoomFor(r,i));let a=`${Math.round(
Math.max(lh,Math.min(Ki,i*Math.min(1,n.zoom)+4)))}px`;o.style.height!==a&&(o.style.height=a),this.drawn=null,n.sized(r,i),n.byHand||n.reveal(e.newest,30),this.drawPicked(),
this.sayTime()}zoomFor(e,n){let{pan:o,scale:r}=this;if(r!==1)return r;let i=Math.min(1,Math.max(.8,(Ki-4)/n));return this.box.closest(".gp-alone")?Math.max(i,Math.
min(2,o.width/e,o.height/n)):i}schedule(){this.wanted||(this.wanted=!0,requestAnimationFrame(()=>{this.wanted=!1,!this.root.hidden&&this.state.prompt&&this.draw()}))}redraw(){
this.pan.gesture=!1,this.drawn=null,this.schedule()}regrow(){this.state.stale=!0,this.schedule()}draw(){(this.state.stale||!this.state.tree)&&this.grow();let{pan:e,
picture:n}=this,{x:o,y:r,zoom:i,area:a}=e;this.drawn&&e.gesture&&Math.abs(Math.log(i/this.drawn.zoom))<hh&&i!==this.drawn.zoom?(clearTimeout(this.resting),this.
resting=setTimeout(()=>this.redraw(),dh)):(!this.isDrawn(a)||i!==this.drawn.zoom)&&this.drawAround(a,i);let{drawn:d}=this,u=[(d.area[0]-o)*i,(d.area[1]-r)*i].map(
g=>`${g.toFixed(2)}px`);n.element.style.transform=`translate(${u}) scale(${i/d.zoom})`,n.nameBandsAt(o),this.item.place(),this.part("follow").hidden=!e.byHand}isDrawn([
e,n,o,r]){if(!this.drawn)return!1;let{area:i}=this.drawn;return e>=i[0]&&n>=i[1]&&o<=i[2]&&r<=i[3]}drawAround([e,n,o,r],i){let{picture:a}=this,[c,d]=[(o-e)*Gi,(r-
n)*Gi],u=[e-c,n-d,o+c,r+d];this.drawn={zoom:i,area:u},G(a.element,{width:(u[2]-u[0])*i,height:(u[3]-u[1])*i}),G(a.world,{transform:`translate(${-u[0]*i} ${-u[1]*
i}) scale(${i})`}),a.draw(this.state.tree,this.look(u))}look(e){let{state:n,log:o}=this,r=n.broughtOut;return{area:e,zoom:this.pan.zoom,path:vn([r||n.best]),dim:!!r,
number:n.choices.number,penalty:n.penalty,goals:n.constraints.length?i=>n.goalsOf(i):null,root:s(o.readsSource?"target start":"the prompt")}}goTo(e){let{state:n,
log:o,pan:r}=this;n.upTo=e>=n.length-1?null:Math.max(0,e),n.timeNode=n.upTo===null?null:n.best,o.selectStep(n.timeNode),n.upTo!==null&&(r.byHand=!1),this.regrow()}sayTime(){
let{state:e,slider:n}=this,o=Math.max(1,e.length),r={step:e.shownTo+1,end:o,folded:e.folded},i=s("step {step} of {end}",r);G(n,{max:o}),n.value=String(e.shownTo+
1),n.setAttribute("aria-valuetext",i),T(this.part("step-words"),e.folded?s("step {step} of {end}, {folded} folded",r):i),T(this.part("play"),s(e.playing?"❚❚ Pau\
se":"▶ Play"))}showCard(e){let{card:n,pan:o,state:r}=this;n.show(e.node,r.tree,r.constraints);let{x:i,y:a,zoom:c}=o,[d,u]=[(e.x-i)*c,(e.y+e.height-a)*c+8],{element:g}=n,
b=(e.y-a)*c-g.offsetHeight-8;g.style.left=`${Math.max(4,Math.min(d,o.width-g.offsetWidth-4))}px`,g.style.top=`${u+g.offsetHeight>o.height&&b>0?b:u}px`}drawPicked(){
let{state:e,log:n}=this,o=e.broughtOut,r=this.part("picked");if(r.hidden=!o,r.hidden)return;this.picked.show(o,e.tree,e.constraints),this.part("go-on").hidden=!n.
canAsk||n.hideFrom!==null;let i=e.tree.at.get(o),a=i&&!i.hidden&&e.kidsOf(i).length,c=this.part("collapse");c.hidden=!i||!a&&!i.hidden||o.beam.status!=="running",
T(c,i&&i.hidden?s("Open what follows ({count})",{count:i.hidden}):s("Fold what follows"))}drawPrompts(){let e=this.log.prompts.length,n=this.part("prompt-number");
this.part("which").hidden=e<2,n.options.length!==e&&(n.replaceChildren(...this.log.prompts.map((o,r)=>l("option","",String(r+1),{value:r}))),n.value=this.state.
number)}};function Ui(t,e){let n=new Yn(e),o=new Qn(t,n);return Ci(o),r=>{t.hidden=!e.usesBeams||e.hideFrom===0,r.run&&e.started&&o.begin(),!t.hidden&&(o.part("files").querySelector(
"[data-file=html]").hidden=!e.canAsk,(r.run||r.steps||r.status)&&(n.stale=!0,o.drawPrompts()),o.drawn=null,o.draw(),r.selection&&o.revealSelected(),o.drawPicked())}}var ph={returned:"★",kept:"■",running:"●",out:"□"},[uh,Vi]=[100,14],fh=16,qs=new WeakMap,Ji=new WeakMap;function eo(t){let e=[],n=t;for(;n&&!qs.has(n);)
e.push(n),n=n.before;let o=n?qs.get(n):"";for(let r of e.reverse())o+=r.piece??(r.given||!Sn(r.beam)?r.chosen.text:""),qs.set(r,o);return o}function no(t,e=26){
let n=Array.from(t);return n.length<=2*e+3?t:`${n.slice(0,e).join("")} … ${n.slice(-e).join("")}`}function mh(t,e){let n=0;for(;n<t.length&&t[n]===e[n];)n+=1;
for(;n>0&&!/\s/.test(t[n]??" ");)n-=1;return n}function gh(t,e,n){if(n.ends.has(t.beam.token_id))return ye("eos")[0];if(t.length>=n.maxNew)return ye("length")[0];
let o=(e.returned||[]).find(({last:r})=>r===t);return o?ye(o.stopReason)[0]:s("a stopping criterion")}function wh({place:t,state:e,why:n}){return t!==null?e==="\
returned"?s("{place} output",{place:t+1}):String(t+1):n==="dropped"?s("dropped"):n==="too late"?s("too late"):n==="not reached"?s("not reached"):e==="running"?s(
"still running"):""}var to=class{constructor(e,n){this.table=e,this.body=e.tBodies[0],this.log=n,this.rows=[],this.body.addEventListener("click",o=>{let r=this.
rows.find(({pick:i})=>i.contains(o.target));r&&n.selectStep(n.selected===r.node?null:r.node)}),this.body.addEventListener("keydown",o=>{o.key==="Escape"&&n.selectStep(
null);let r={ArrowDown:1,ArrowUp:-1}[o.key];if(!r)return;o.preventDefault();let i=this.rows[this.rows.findIndex(({pick:a})=>a===o.target)+r];i&&!i.row.hidden&&i.
pick.focus()})}newRow(){let e=this.body.insertRow(),n=Array.from({length:9},()=>e.insertCell()),[o,r]=[l("span","gp-sign",null,{"aria-hidden":"true"}),l("span")];
n[0].append(o,r);let i=l("button","gp-pick",null,{type:"button"}),[a,c]=[l("bdi","gp-head-text"),l("bdi","gp-tail-text")];i.append(a,c),n[3].append(i);let d={row:e,
cells:n,sign:o,place:r,pick:i,head:a,tail:c,node:null};return this.rows.push(d),d}draw(e,n,o){let r={moved:n!==null,group:e.some(({node:d})=>(d.beam.group??null)!==
null),words:e.some(({node:d})=>d.beam.progress)};for(let[d,u]of Object.entries(r))K(this.table.tHead.querySelector(`.gp-${d}-column`),u);for(;this.rows.length<e.
length;)this.newRow();let i=e.map(({node:d})=>eo(d)),a=i.map(d=>mh(d,i[0]));i.length>1&&(a[0]=Math.min(...a.slice(1)));let c=Math.max(0,e.findIndex(({node:d})=>d===
this.log.selected));this.rows.forEach((d,u)=>{K(d.row,u<e.length),!d.row.hidden&&(d.pick.tabIndex!==(u===c?0:-1)&&(d.pick.tabIndex=u===c?0:-1),this.fill(d,e[u],
i.length>1?a[u]:0,n,o,r))})}fill(e,n,o,r,i,a){let{node:c,score:d,place:u,state:g}=n,{cells:b,pick:y}=e,[C,N]=[eo(c),this.log.selected===c];e.node=c,e.row.dataset.
state!==g&&(e.row.dataset.state=g),T(e.sign,ph[g]),T(e.place,wh(n)),this.sayText(e,C,o,N),y.getAttribute("aria-pressed")!==String(N)&&y.setAttribute("aria-press\
ed",String(N)),K(b[1],a.moved),a.moved&&T(b[1],bh(u,r.get(c))),K(b[2],a.group),a.group&&T(b[2],$e(c.beam.group)),T(b[4],Number.isFinite(_e(c))?U(_e(c)):"−∞"),
T(b[5],String(c.length)),T(b[6],Number.isFinite(d)?U(d):"−∞"),K(b[7],a.words),a.words&&T(b[7],this.written(c,i)),T(b[8],g==="running"?"–":`${c.index+1}: ${gh(
c,this.log,i)}`)}sayText({pick:e,head:n,tail:o},r,i,a){let c=a||i<fh?0:i,d=`${a} ${c} ${r}`;if(Ji.get(e)===d)return;Ji.set(e,d);let u=Array.from((c?"…":"")+r.
slice(c)),g=a||u.length<=2*Vi?0:Vi,b=u.slice(0,u.length-g);me(n,(a?b:b.slice(0,uh)).join("")),me(o,g?u.slice(-g).join(""):"",{plain:!g}),e.setAttribute("aria-la\
bel",J(r)),c||u.length>60?be(e,()=>s("The whole text: {text}",{text:r})):delete e.dataset.tip}written(e,{constraints:n,promptIds:o}){let r=n.filter((i,a)=>ft(i,
e.beam.progress[a],e,o)).length;return`${r===n.length?"✓ ":""}${s("{done} of {all}",{done:r,all:n.length})}`}};function bh(t,e){return e===void 0?t===null?"–":
"– ▲":t===null?`${e+1} ▼`:t===e?`${e+1} =`:`${e+1} ${t<e?"▲":"▼"} ${Math.abs(t-e)}`}var oo=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-greedily"),this.path=this.root.querySelector(".gp-path"),this.doubt=this.root.querySelector(
".gp-doubt"),this.exactly=this.root.querySelector(".gp-exactly"),this.button=this.root.querySelector(".gp-ask-greedy"),this.isAsked=!1,this.said=null,this.button.
addEventListener("click",()=>{this.isAsked=!0,this.sayButton(),n.ask({type:"search",kind:"greedy"})})}sayButton(){this.button.disabled=this.isAsked,T(this.button,
s(this.isAsked?"running …":"Run greedy decoding"))}draw(e,n,o){let{log:r}=this,i=(r.searched.get(r.turn)||[]).find(({kind:c})=>c==="greedy")||null;this.button.
hidden=!!i||!r.finished||!Object.hasOwn(r.answers,"search"),this.sayButton(),this.path.hidden=!!i,this.fill(this.path,this.pathWords(Jn(e.prompts[n]),e,o.prompts[n].
kept,!!r.started.effective.do_sample));let a=Fi(r.started).map(c=>Pe(c)[0]);this.doubt.hidden=!a.length||!!i,T(this.doubt,s("This is the path of the most probab\
le tokens as the search had them. Greedy decoding may give another one: {processors} can act differently on its logits.",{processors:a.join(", ")})),this.exactly.
hidden=!i,i&&this.said!==i&&this.drawFound(i,e,n,o),this.said=i}fill(e,n){let o=n.map(r=>typeof r=="string"?r:r.textContent).join(`
`);e.dataset.said!==o&&(e.dataset.said=o,e.replaceChildren(...n))}pathWords({last:e,ended:n,left:o},r,i,a){if(o)return this.leftWords(o,r,a);if(!e||e.given)return[
s(a?"The path of the most probable tokens is not known yet.":"The greedy path is not known yet.")];let c=n?i.findIndex(({node:g})=>g===e):-1,d=U(_e(e)),u=c<0?z(
e.length,"Its sum is {sum} after {count} token.","Its sum is {sum} after {count} tokens.",{sum:d}):z(e.length,"Its sum is {sum} after {count} token, its score {\
score}.","Its sum is {sum} after {count} tokens, its score {score}.",{sum:d,score:U(i[c].score,4)});return[[this.fateWords(e,n,c,a),u,...this.bestWords(e,n,c,r,
i)].join(" ")]}fateWords({beam:e,index:n},o,r,i){let a={text:s(i?"The text of the most probable tokens":"The greedy text"),beam:(e.beam??0)+1,place:r+1,token:n+
1};return o?r>0?s("{text} has ended, and has rank {place}.",a):r===0?this.log.finished?s("{text} is the best output.",a):s("{text} is the best so far.",a):e.status===
"finished"?s("{text} ended at token {token} but is not kept: others are better.",a):s("{text} ended at token {token} but does not count: it ranked too low or la\
cks a constraint.",a):s("{text} is still running, as beam {beam}.",a)}bestWords({sequence:e},n,o,r,i){if(!n){let u=r.prompts[e].running.map(_e);return u.length?
[s("The best beam has {sum}.",{sum:U(Math.max(...u))})]:[]}if(o===0||!i[0])return[];let{node:a,score:c}=i[0],d={sum:U(_e(a)),score:U(c,4)};return[z(a.length,"Th\
e best has a sum of {sum} after {count} token, and a score of {score}.","The best has a sum of {sum} after {count} tokens, and a score of {score}.",d)]}leftWords({
index:e,token:n,node:o,sum:r,considered:i,best:a,worst:c},d,u){let g=d.prompts.some(({steps:C})=>(C[0]||[]).some(({beam:N})=>(N.group??null)!==null)),b=[o?s("ra\
nk {rank} of {considered}",{rank:o.rank,considered:i}):s("not among the {considered} considered",{considered:i}),...r===null?[]:[s("sum {sum}",{sum:U(r)})],...c===
null?[]:[s("worst beam that went on {worst}, best {best}",{worst:U(c),best:U(a)})]].join("; "),y=s(u?"{where} left the path of the most probable tokens at token\
 {place}: {token} ({details}).":"{where} left the greedy path at token {place}: {token} ({details}).");return he(y,{where:s(g?"Group A":"The search"),place:String(
e+1),details:b,token:n?oe(n.text,"gp-strong"):s("a token that was not recorded")})}drawFound(e,n,o,r){let i=e.tokens.map(([C])=>C),a=$s(n.prompts[o],C=>i[C]),c=C=>C.
reduce((N,S)=>N+(ue(S)??-1/0),0),d=r.prompts[o].kept[0],u=d?pe(d.node).filter(C=>!C.given):[],g=l("span");this.fill(g,[...he(s("Run by the library, greedy decod\
ing wrote {text}."),{text:oe(no(e.text,60),"gp-wrote")}),` ${this.totalWords(i.length,c(e.tokens.map(([,,C])=>C)))} `,d?`${this.bestTotalWords(u.length,c(u.map(
({chosen:C})=>C.raw_logprob)))} `:"",...this.pathWords(a,n,r.prompts[o].kept,!1)]);let b=l("details"),y=l("table");for(let[C,[,N,S]]of e.tokens.entries()){let _=y.
insertRow();_.insertCell().textContent=C+1,_.insertCell().append(oe(N)),_.insertCell().textContent=U(ue(S))}b.append(l("summary","",s("Its tokens and their log-\
probabilities")),y),this.exactly.replaceChildren(g,b)}totalWords(e,n){let o={sum:U(n)};return this.log.started.processors.length?z(e,"It has {count} token with \
a log-probability of {sum} before the processors.","It has {count} tokens with a log-probability of {sum} before the processors.",o):z(e,"It has {count} token w\
ith a log-probability of {sum}.","It has {count} tokens with a log-probability of {sum}.",o)}bestTotalWords(e,n){let o={sum:U(n)};return this.log.started.processors.
length?z(e,"The best output has {count} token with a log-probability of {sum} before the processors.","The best output has {count} tokens with a log-probability\
 of {sum} before the processors.",o):z(e,"The best output has {count} token with a log-probability of {sum}.","The best output has {count} tokens with a log-pro\
bability of {sum}.",o)}};var on=(t,e)=>t.lengthPenalty===e.lengthPenalty&&t.earlyStopping===e.earlyStopping,Is=t=>nn.find(([e])=>e===t)?.[1]??String(t),$t=t=>String(Number(t.toFixed(4))),
so=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-stopping"),this.why=this.root.querySelector(".gp-stopped-by"),this.rows=nn.map(([o,r])=>this.
newRow(o,r)),this.asked=null}newRow(e,n){let o=this.root.querySelector("tbody").insertRow(),r=l("th","",null,{scope:"row"});o.append(r);let[i,a,c]=Array.from({length:3},
()=>o.insertCell()),d=l("span"),u=l("button","gp-button gp-run-on",null,{type:"button","aria-label":s("Run the search with early_stopping {name}",{name:n})});c.
dataset.name=`${s("outputs:")} `,i.append(d," ",u);let g={row:o,head:r,words:d,button:u,because:a,outputs:c,value:e,name:n,rule:null};return u.addEventListener(
"click",()=>{this.asked=g.rule,this.log.ask({type:"search",kind:"rule",rule:g.rule}),this.sayButton(g)}),g}sayButton({button:e,rule:n}){let o=!!(this.asked&&on(
this.asked,n));e.disabled=o,T(e,s(o?"running …":"Run the search"))}draw(e,n,o,r,i){T(this.why,this.whyWords(e,n,o(e.own),i));for(let a of this.rows){a.rule={lengthPenalty:r.
lengthPenalty,earlyStopping:a.value};let c=on(a.rule,e.own);ce(a.row,c?"gp-own-rule":""),T(a.head,c?s("{name} (this run)",{name:a.name}):a.name),this.drawRule(a,
e,n,o,i)}}drawRule(e,n,o,r,i){let a=r(e.rule),{pools:c}=a.prompts[o],d=c.every(({exact:b})=>b),u=a.stop&&d?null:this.answerTo(e.rule),g=!u&&!(a.stop&&d);if(e.button.
hidden=!g||!this.log.finished||!Object.hasOwn(this.log.answers,"search"),this.sayButton(e),u){T(e.words,s("after step {step}",{step:u.steps})),T(e.because,s("fo\
und by a run")),this.sayOutputs(e.outputs,...this.comparedIds(u));return}T(e.words,kh(a,d,i)),T(e.because,this.reasons(c,n,e.rule)),!d||!a.stop?T(e.outputs,"–"):
this.sayOutputs(e.outputs,...this.comparedNodes(a,r(n.own),o,n))}answerTo(e){return(this.log.searched.get(this.log.turn)||[]).find(o=>o.kind==="rule"&&on(o.rule,
e))||null}comparedNodes(e,n,o,{wanted:r}){let[i,a]=[e,n].map(({prompts:d})=>d[o].kept.slice(0,r));return[i.filter(({node:d},u)=>!a[u]||a[u].node!==d).length,i.length,
i[0]?{text:eo(i[0].node),score:i[0].score}:null]}comparedIds({outputs:e}){let n=this.log.finished.sequences.map(({token_ids:o})=>o.join(" "));return[e.filter(({
token_ids:o},r)=>o.join(" ")!==n[r]).length,e.length,e[0]]}sayOutputs(e,n,o,r){let i=r&&{differ:n,all:o,score:U(r.score,4)},a=n?o>1?s("{differ} of {all} differ;\
 the best, with score {score}:",i):s("another text, with score {score}:",i):s("the same"),c=a+(n?r.text:"");e.dataset.said!==c&&(e.dataset.said=c,e.replaceChildren(
a,...n?[" ",oe(no(r.text,40),"gp-wrote")]:[]))}whyWords(e,n,o,r){let{pools:i}=o.prompts[n],a=Is(e.own.earlyStopping);return(o.stop?s("This search stopped after \
step {step} by the rule of early_stopping {name}.",{step:o.stop.step,name:a}):r?s("The search was cut off. By the rule of early_stopping {name} it would have go\
ne on.",{name:a}):s("The search goes on by the rule of early_stopping {name}.",{name:a}))+(i.length>1?`
`:" ")+this.reasons(i,e,e.own)}reasons(e,n,o){return e.map(r=>[...yh(r,e.length>1),this.reason(r,n,o)].join(" ")).join(`
`)}reason({stop:e,weighed:n},o,r){if(!n)return s("No step has been taken.");let{best:i,length:a,bound:c,worst:d}=n;if(e&&e.why==="criteria")return this.cutOffWords(
o,e);if(d===null)return z(o.size,"No text has ended.","Fewer than {count} texts have ended.");let u=r.earlyStopping==="never"&&r.lengthPenalty>0,g=`${U(i)} / ${a}\
 ^ ${$t(r.lengthPenalty)} = ${U(c,4)}`,b={numbers:u?s("{formula} (at the longest possible length)",{formula:g}):g,worst:U(d,4)},{together:y}=o;if(!e)return y?s(
"The best running beam, {numbers}, is above the worst that is kept, {worst}.",b):s("The best continuation of the step, {numbers}, is above the worst that is kep\
t, {worst}.",b);if(e.why==="settled")return y?s("No running beam can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",b):
s("No continuation of the step can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",b);let C=z(o.size,"{count} text has\
 ended, which is enough.","{count} texts have ended, which is enough.");if(!(c>d))return C;let N=y?s("Yet the best running beam, {numbers}, was above the worst \
of them, {worst}.",b):s("Yet the best continuation of the step, {numbers}, was above the worst of them, {worst}.",b);return`${C} ${N}`}cutOffWords({start:e,maxNew:n},{
step:o}){if(o-e>=n)return z(e+n,"The length limit of {count} token was reached.","The length limit of {count} tokens was reached.");let r=(this.log.finished?this.
log.finished.sequences:[]).find(({stop_reason:i})=>!["eos","length","unfinished"].includes(i));return r?s("Every continuation met a stopping criterion ({reason}\
).",{reason:ye(r.stop_reason)[0]}):s("Every continuation met a stopping criterion.")}};function kh({stop:t,prompts:e},n,o){return n?t?s("after step {step}",{step:t.
step}):o?s("goes on past step {step}",{step:Vn({prompts:e})}):s("not yet"):t?s("not exact: about step {step}",{step:t.step}):s("not exact")}function yh({group:t,
stop:e},n){if(t===null)return[];let o={group:$e(t),step:e&&e.step};return[n&&e?s("Group {group}, after step {step}:",o):s("Group {group}:",o)]}function Yi(t,e){let o=O=>t.querySelector(".gp-"+O),[r,i,a,c,d]=["slide","power","rule","own-again","of-prompt"].map(o),[u,g,b]=["formula","honest","rest"].map(
o),y=new to(o("hypothesis-table"),e),C=new so(t,e),N=new oo(t,e),S={},_=new Map;for(let[O,$]of nn)a.append(l("option","",$,{value:JSON.stringify(O)}));r.addEventListener(
"input",()=>E({lengthPenalty:Number(r.value)})),i.addEventListener("input",()=>{Number.isFinite(i.valueAsNumber)&&E({lengthPenalty:i.valueAsNumber})}),i.addEventListener(
"change",()=>e.usesBeams&&A(M(Ts(e)),!0)),a.addEventListener("change",()=>E({earlyStopping:JSON.parse(a.value)})),c.addEventListener("click",()=>{S={},p(),r.focus()}),
d.addEventListener("change",()=>p());function E(O){S={...S,...O},p()}let M=O=>({...O.own,...S});function A(O,$=!1){Number(r.value)!==O.lengthPenalty&&(r.value=O.
lengthPenalty),($||document.activeElement!==i)&&(i.value=$t(O.lengthPenalty)),a.value=JSON.stringify(O.earlyStopping)}function k(O){return $=>{let P=JSON.stringify(
$),W=_.get(P);if(W)return W;let I=Ri(O,$);return I.stop&&_.set(P,I),I}}function h(O){return{stop:e.finished?{step:0,why:""}:null,prompts:O.prompts.map(({finished:$})=>({
kept:$.map(P=>({node:P,score:P.beam.final_score})),pools:[{group:null,stop:null,weighed:null,exact:!0}]}))}}function p({onlySelection:O=!1,anew:$=!1}={}){let P=Ts(
e),W=!!(e.finished||e.failed),I=f(P.prompts.length),R=k(P),q=P.together!==null&&Bi(P,R(P.own),!!e.finished),j=q?M(P):P.own,F=q?R(j):h(P),D=q?R(P.own):F,Y=q&&!on(
j,P.own),Q=zi(P,I,F,j,W),te=Y?new Map(D.prompts[I].kept.map(({node:ae},we)=>[ae,we])):null;if(y.draw(Q.slice(0,40),te,P),b.hidden=Q.length<=40,T(b,z(Q.length-40,
"and {count} more, with a lower score","and {count} more, with lower scores")),O)return;for(let ae of["what-if","stopping"])o(ae).hidden=!q;o("greedily").hidden=
!1,A(j,$),c.hidden=!Y,T(c,s("Back to the run’s own: {power}, {early}",{power:$t(P.own.lengthPenalty),early:Is(P.own.earlyStopping)}));let se=Q.filter(({place:ae})=>ae!==
null);T(o("counts"),m(Q,se)),T(o("scored"),s("sum / length ^ {power}",{power:$t(j.lengthPenalty)})),u.setAttribute("aria-live",Y?"polite":"off"),T(u,w(se[0],j)),
x(q?L(F,D,I,P,j,W):v(P)),q&&C.draw(P,I,R,j,W),N.draw(P,I,D)}function f(O){return o("of-prompts").hidden=O<2,d.options.length!==O&&d.replaceChildren(...Array.from(
{length:O},($,P)=>l("option","",s("prompt {number}",{number:P+1}),{value:P}))),Math.max(0,d.selectedIndex)}function m(O,$){let P=O.filter(({state:I})=>I==="runn\
ing").length,W=O.filter(({state:I})=>I==="returned").length;return[s("{count} ended",{count:B(O.length-P)}),s("{count} kept",{count:B($.length)}),...P?[s("{coun\
t} running",{count:B(P)})]:[],...W?[z(W,"{count} output","{count} outputs")]:[]].join(", ")}function w(O,{lengthPenalty:$}){if(!O)return s("No text is kept yet.");
let{node:P,score:W}=O,I={sum:U(_e(P)),length:P.length,power:$t($),score:U(W,4)};return s("The best: score = sum / length ^ length_penalty = {sum} / {length} ^ {\
power} = {score}",I)}function x(O){g.hidden=!O,T(g,O)}function v(O){return O.prompts.every(({steps:$,given:P})=>$.length===P)?s("The search has not begun: all t\
okens so far were given."):O.together===null?s("This decoding loop has its own rules: the texts are shown as they were recorded."):s("The recording does not fol\
low the rules of this search, so it does not tell what other settings would give.")}function L(O,$,P,W,I,R){let q=Math.max(1,...W.prompts.map(({steps:Y})=>Y.length-
W.start)),j=q**I.lengthPenalty;if(!Number.isFinite(j)||j===0)return s("{length} ^ {power} is too large or too small for a floating-point number: the search itse\
lf would fail.",{length:q,power:$t(I.lengthPenalty)});let F=O.prompts[P].pools.filter(({exact:Y})=>!Y);if(F.length){let Y=F.map(({group:Q})=>$e(Q)).join(", ");return z(
F.length,"Not exact: an earlier group would have stopped at another step, and the padding that a stopped group writes changes the diversity penalty of group {gr\
oups}.","Not exact: an earlier group would have stopped at another step, and the padding that a stopped group writes changes the diversity penalty of groups {gr\
oups}.",{groups:Y})}if(on(I,W.own))return"";if(!O.stop){if(!R)return"";let Y=Vn(O);return W.together?s("With these settings the search would have gone on past s\
tep {step}, where the recording ends: this ranks what is known so far.",{step:Y}):s("With these settings the search would have gone on past step {step}, where t\
he recording of a group ends: this ranks what is known so far.",{step:Y})}let{step:D}=O.stop;return $.stop?D<$.stop.step?s("With these settings the search would\
 have stopped after step {step}, not {own}: what ended later does not count.",{step:D,own:$.stop.step}):"":s("With these settings the search would have stopped \
after step {step}: what ended later does not count.",{step:D})}return O=>{if(O.run&&(S={},_=new Map,d.replaceChildren()),(O.run||O.searched)&&(C.asked=N.isAsked=
null),t.hidden=!e.usesBeams,t.hidden)return;let $=e.hideFrom!==null;if(o("untold").hidden=!$,o("found").hidden=$,o("counts").hidden=$,$)return;let{run:P,steps:W,
status:I,selection:R,searched:q}=O;P||W||I||q?p({anew:P}):R&&p({onlySelection:!0})}}function Xi(t){let e=l("button","gp-alone-button",null,{type:"button"});e.append(vh()),t.append(e);let n=null;async function o(){let c=xh(t);t.classList.add("gp\
-alone");let d=new MutationObserver(()=>t.hidden&&r());if(d.observe(t,{attributeFilter:["hidden"]}),document.addEventListener("keydown",i,!0),n=()=>{n=null,d.disconnect(),
document.removeEventListener("keydown",i,!0),t.classList.remove("gp-alone"),t.popover&&t.removeAttribute("popover"),c.restore(),a()},a(),document.fullscreenEnabled)
try{await t.requestFullscreen();return}catch{}n&&(t.popover="manual",t.showPopover(),c.silence(),e.focus({preventScroll:!0}))}function r(){document.fullscreenElement===
t?document.exitFullscreen():n&&n(),e.focus({preventScroll:!0})}function i(c){c.key==="Escape"&&(c.preventDefault(),c.stopPropagation(),r())}function a(){let c=n?
s("Leave full screen"):s("Full screen");e.title=c,e.ariaLabel=t.ariaLabel?`${c}: ${t.ariaLabel}`:c,t.dispatchEvent(new Event("gp-alone"))}e.addEventListener("cl\
ick",()=>n?r():o()),t.addEventListener("fullscreenchange",({target:c})=>{c===t&&document.fullscreenElement!==t&&n&&n()}),a()}function xh(t){let e=[],n=[],o=[];for(let a=t.
parentElement;a;a=a.parentElement)o.push(a),(a.scrollTop||a.scrollLeft)&&e.push([a,a.scrollLeft,a.scrollTop]);let r=t.parentElement;r.style.minHeight=`${r.offsetHeight}\
px`;function i(){for(let[a,c,d]of e)a.scrollTo({left:c,top:d,behavior:"instant"})}return{silence(){for(let a of o)for(let c of a.children)c.contains(t)||c.inert||
(c.inert=!0,n.push(c))},restore(){for(let a of n)a.inert=!1;r.style.minHeight="",i(),window.addEventListener("resize",i,{once:!0}),setTimeout(()=>window.removeEventListener(
"resize",i),1e3)}}}function vh(){let t=ee("svg"),e=ee("path");return t.setAttribute("viewBox","0 0 16 16"),t.setAttribute("aria-hidden","true"),e.setAttribute("\
d","M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4"),t.append(e),t}var Sh=["token_id","text","piece","logprob","raw_logprob","entropy"],Rs=class extends Lt{constructor(e,n){super(),this.group=e,this.number=n}changed(e){super.changed(
e),this.group&&this.group.entryChanged(this.number,e)}},ro=class extends Ht{constructor(e){super(["run","steps","status","measured","found","lanes","pair","unit"]),
this.name=e,this.lanes=null,this.turn=void 0,this.fresh=new Set,this.unit="bits",this.clear(null)}clear(e){this.header=e,this.showMetrics(),this.done=null,this.
apart=null,this.found=null,this.charts={},this.asking=null,this.pair=[0,1],this.fresh.clear(),this.groups=(e?e.groups:[]).map((n,o)=>({...n,number:o,entries:[],
shown:0,told:{values:{},each:{}},values:{},each:{}})),this.entries=(e?e.entries:[]).map(({group:n,seed:o},r)=>{let i=e.kind==="lanes"?Object.assign(new Rs(this,
r),{unit:this.unit}):null,a={number:r,group:n,seed:o,log:i,begun:!1,tokens:[],ended:null};return this.groups[n].entries.push(a),a});for(let n of this.kinds)this.
changed(n)}get running(){return!!(this.header&&!this.done)}feedRun(e,n){n!==this.turn&&(this.position=0),this.turn=n,this.feed(e)}read(e){let n=Object.hasOwn(Zi,
e.type)&&Zi[e.type];if(!n)throw new Error("unknown line "+e.type);n(this,e)}entryChanged(e,n){this.fresh.add(e),this.changed(n==="status"?"status":"steps")}flush(){
this.changes.entries=this.fresh,this.fresh=new Set,super.flush()}subscribe(e,n){super.subscribe(e,o=>n({entries:new Set(this.entries.keys()),...o}))}setPair(e,n){
this.pair=[e,n],this.changed("pair")}shownOf(e){let{entries:n,shown:o}=this.groups[e];return n[o]}showEntry(e,n){this.groups[e].shown=n,this.changed("pair")}setLanes(e){
this.lanes=e,this.changed("lanes")}setAsking(e,n){this.asking={question:e,titles:n};for(let o of["steps","status","measured","found"])this.changed(o)}answered(e){
return!!this.found&&this.found.question===e&&(!this.asking||this.asking.question===e)}setUnit(e){this.unit=e,this.showMetrics(),this.groups.forEach(n=>this.showMeasured(
n));for(let{log:n}of this.entries)n&&(n.unit=e);for(let n of["unit","measured"])this.changed(n)}showMetrics(){let e=this.header?this.header.metrics:[];this.metrics=
e.map(n=>n.unit==="nats"?{...n,unit:this.unit}:n),this.inNats=new Set(e.filter(({unit:n})=>n==="nats").map(({name:n})=>n))}showMeasured(e){let n=(r,i)=>this.inNats.
has(r)&&Number.isFinite(i)?Ee(i,this.unit):i,o=(r,i)=>Object.fromEntries(Object.entries(r).map(([a,c])=>[a,i(a,c)]));e.values=o(e.told.values,n),e.each=o(e.told.
each,(r,i)=>i.map(a=>n(r,a)))}},Zi={Comparison(t,e){t.clear(e)},Of(t,{entry:e,event:n}){t.entries[e].log.read(n)},Begun(t,{entry:e,apart:n}){t.apart=n||null,t.entries[e].
begun=!0,t.entryChanged(e,"status")},Tokens(t,{entry:e,tokens:n}){for(let o of n)t.entries[e].tokens.push(Object.fromEntries(Sh.map((r,i)=>[r,o[i]])));t.entryChanged(
e,"steps")},Ended(t,{entry:e,text:n,stop_reason:o,failed:r}){t.entries[e].ended={text:n,stop_reason:o,failed:r},t.entryChanged(e,"status")},Measured(t,{group:e,
values:n,each:o}){t.groups[e].told={values:n,each:o||{}},t.showMeasured(t.groups[e]),t.changed("measured")},Found(t,{values:e,charts:n}){t.found=e,t.charts=n||{},
t.changed("found")},Done(t,{stopped:e,overtaken:n}){t.done={stopped:e,...n&&{overtaken:n}},t.changed("status")}};var Qi={},ea={},io=new Map,ao=new Map,js="bits";function Bs(t){return io.has(t)||io.set(t,Object.assign(new Lt,{unit:js})),io.get(t)}function zs(t){return ao.has(
t)||ao.set(t,Object.assign(new ro(t),{unit:js})),ao.get(t)}function Fs(t){js=t;for(let e of[...io.values(),...ao.values()])e.setUnit(t)}function _h(t,e,{log:n="\
main"}={}){ta(Qi[t],t,e,Bs(n))}function Oh(t,e,{group:n}){ta(ea[t],t,e,zs(n))}function ta(t,e,n,o){let r=n.querySelector(".gp-pane");if(!r||!t){console.error(`G\
eneration Playground: there is no pane “${e}” here.`);return}Lr(r),Vr(r),Mh.has(e)||Xi(r);let i=t(r,o);o.subscribe(r,Eh.has(e)?Th(r,o,i):i)}var Mh=new Set([
"numbers","check","token","progress","arrival"]),Eh=new Set(["tokens","token","candidates","processors","curve","in_words","logit_lens","check","quiz"]);function Th(t,e,n){
let o=Object.fromEntries(e.kinds.map(i=>[i,!0])),r=!1;return i=>{if(e.denoises){r=t.hidden=!0;return}r&&(t.hidden=!1),n(r?o:i),r=!1}}function Lh(t,e,n){Bs(t).feedRun(
e||"",n)}function $h(t,e,n){zs(t).feedRun(e||"",n)}function na(t,e){Qi=t,ea=e;let n={mount:_h,feed:Lh,chooseUnit:Fs,log:Bs,RunLog:Lt,mountGroup:Oh,feedGroup:$h,
group:zs};window.GenerationPlayground=n;let o=window.GenerationPlaygroundQueue||[],r=i=>{try{i(n)}catch(a){console.error("Generation Playground:",a)}};window.GenerationPlaygroundQueue=
{push:r},o.forEach(r)}function oa(t,e,{stepUnder:n,hover:o,leave:r}){t.addEventListener("pointermove",i=>{let a=n(i);a&&(i.buttons===1?e.selectStep(a):o(a))}),t.addEventListener("poi\
nterleave",r),t.addEventListener("click",i=>{let a=n(i);a&&e.selectStep(a)}),Hs(t,e)}function Hs(t,e){t.addEventListener("keydown",n=>{let o={ArrowRight:1,ArrowUp:1,
ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0};n.key==="Escape"&&e.selectStep(null),n.key in o&&(n.preventDefault(),e.walk(o[n.key]))})}function co(t,e,n,o,r=0){
e&&(t.setAttribute("aria-valuenow",String(e.isPrompt?e.index-r:e.index+1)),t.setAttribute("aria-valuemin",String(1-r)),t.setAttribute("aria-valuemax",String(n))),
t.setAttribute("aria-valuetext",o)}var Ah=new Intl.NumberFormat("en-US",{maximumFractionDigits:2,minimumFractionDigits:2}),sa=t=>Ah.format(t),ra={information:{unit:!0,write:sa,look:{rangemode:"to\
zero"}},sum:{unit:!0,write:sa,look:{}},share:{title:()=>s("probability"),write:H,look:{rangemode:"tozero",tickformat:".0%"}},count:{title:()=>s("tokens kept"),write:B,
look:{type:"log",dtick:1}},rank:{title:()=>s("rank"),write:B,look:{type:"log",dtick:1,autorange:"reversed"}}},Ds=[["kept","solid"],["chosen","dash"],["accepted",
"dot"],["rejected","dashdot"],["bonus","longdash"],["text","4px,4px"],["before","12px,3px,2px,3px"],["focus","2px,7px"]].map(([t,e])=>({role:t,dash:e})),ia=()=>({
information:{name:s("surprisal and entropy"),axis:"information",about:s("Surprisal tells how unexpected each token was; entropy how uncertain the next token was\
, for the model (before) and for the draw (after)."),series:[{name:s("surprisal"),role:"surprisal",dash:"solid",tip:s("How unexpected the chosen token was: minu\
s the logarithm of its probability after the processors; before them where a text was only read."),value:t=>ve(t).surprisal},{name:s("entropy before"),role:"ent\
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
...e}),gt=(t,e,n,o,r={})=>({data:e,layout:{font:{color:"var(--gp-text)",size:13,family:"system-ui, Segoe UI, Roboto, Helvetica Neue, Arial"},paper_bgcolor:"var(\
--gp-surface)",plot_bgcolor:"var(--gp-surface)",hoverlabel:{bgcolor:"var(--gp-raised)",bordercolor:"var(--gp-line)",font:{color:"var(--gp-text)"}},hovermode:"cl\
osest",margin:{l:52,r:18,t:28,b:44},height:300,showlegend:!1,xaxis:n,yaxis:o,meta:t,...r}});var Ch={solid:"none",dash:"7 4",dot:"2 4",dashdot:"10 4 2 4",longdash:"14 5"},aa=t=>Ch[t]??t.replaceAll("px","").replaceAll(","," ");function ca({series:t,of:e},n){
return t||[...n].slice(-Ds.length).map(([o,r],i)=>({...Ds[i],name:r,tip:s("The looked-up token {token}, id {id}.",{token:J(r),id:o}),value:a=>{let c=(a.watched||
[]).find(({token_id:d})=>d===o);return c?e(c):null}}))}function la({curve:t,series:e,steps:n,prompt:o,current:r,unit:i,factor:a}){let c=ra[t.axis],d=o.length,u=E=>E.
index+1-(E.isPrompt?d+1:0),g=c.unit?a:1,b=(E,M,A)=>({type:"scatter",mode:M.length>400?"lines":"lines+markers",name:E.name,connectgaps:!1,hoverinfo:"text",x:M.map(
u),...Ph(E,M,g,c,i),line:{color:`var(--gp-${E.role})`,width:2,dash:E.dash},marker:{color:`var(--gp-${E.role})`,size:4},opacity:A?.75:1}),y=e.flatMap(E=>[...d?[b(
E,o,!0)]:[],b(E,n,!1)]),C=Math.max(10,n.length),N=Ie(s("token"),{range:[d?.5-d:.5,C+.5],showgrid:!1}),S=Ie(c.unit?i:c.title(),c.look),_={label:s("{curve} along \
the text",{curve:t.name}),layout:{height:260,hovermode:"x",margin:{l:52,r:12,t:12,b:40},shapes:Nh(d,r&&u(r))}};return gt(_.label,y,N,S,_.layout)}function Ph(t,e,n,o,r){
let i=0,a=e.map(d=>{let u=ue(t.value(d));return t.sum?(i=i===null||u===null?null:i+u,i===null?null:i*n):u===null?null:u*n}),c=a.map((d,u)=>d===null?"":s("{token\
} {series}: {value}",{token:J(e[u].chosen.text),series:t.name,value:`${o.write(d)}${o.unit?` ${r}`:""}`}));return{y:a,text:c}}function Nh(t,e){let n={type:"line",
yref:"paper",y0:0,y1:1},o={type:"rect",xref:"x",x0:.5-t,x1:.5,yref:"paper",y0:0,y1:1,fillcolor:"var(--gp-raised)",line:{width:0},layer:"below"};return[...t?[o,{
...n,x0:.5,x1:.5,line:{color:"var(--gp-muted)",width:1,dash:"dot"}}]:[],...e===null?[]:[{...n,x0:e,x1:e,line:{color:"var(--gp-chosen)",width:1.5}}]]}var Wh=150;function da(t,e){let n=L=>t.querySelector(".gp-"+L),[o,r,i,a,c]=["curve-chart","reading","unit","view","keys"].map(n),d=ia(),u=new Map,g=0,b=-1/0,y=!1,
C=()=>d[a.value],N=()=>ca(C(),u);function S(){let L=e.current();return L?Qe([],e.lastOf(L)).added:[]}function _(){let L=Object.keys(d).filter($=>d[$].series||u.
size);if(L.length===a.options.length)return;let O=L.includes(a.value)?a.value:L[0];a.replaceChildren(...L.map($=>l("option","",d[$].name,{value:$}))),a.value=O}
function E(L){for(let O of L)for(let{token_id:$,text:P}of O.watched||[])u.set($,P)}function M(){let L=[C().about,e.promptSteps.length?s("The prompt comes before\
 the text, on a shaded background."):""].filter(Boolean).join(" ");T(n("about"),L);let O=N(),$=JSON.stringify(O.map(({name:P,tip:W})=>[P,W]));c.dataset.key!==$&&
(c.dataset.key=$,c.replaceChildren(...O.map(A)))}function A({name:L,role:O,dash:$,tip:P}){let W=l("span","",null,{tabindex:"0","data-tip":P}),I=ee("svg",""),R=ee(
"line","");for(let[q,j]of Object.entries({width:26,height:8,"aria-hidden":"true"}))I.setAttribute(q,String(j));for(let[q,j]of Object.entries({x1:0,y1:4,x2:26,y2:4,
stroke:`var(--gp-${O})`,"stroke-dasharray":aa($)}))R.setAttribute(q,String(j));return I.append(R),W.append(I,C().of?oe(L):L),W}function k(){let L=e.current(),O=L?
h(L):s("The curve grows with the text.");T(r,O),co(r,L,S().length,L?O:s("no token yet"),e.promptSteps.length)}function h(L){let O={number:L.index+1,token:J(L.chosen.
text),facts:p(L)};return L.isPrompt?s("Prompt token {number}, {token}: {facts}",O):s("Token {number}, {token}: {facts}",O)}function p(L){if(C().of)return m(L)||
s("no token was looked up here");if(a.value==="kept")return L.isPrompt?s("no processor takes part"):s("{kept} of {count} tokens kept",{kept:B(Ge(L)),count:B(L.distribution.
vocab)});if(a.value==="cumulative")return f(L);let{surprisal:O,entropyBefore:$,entropyAfter:P}=ve(L),[W,I,R]=[O,$,P].map(q=>re(ue(q),e.unit));return L.isPrompt?
s("surprisal {surprisal}; entropy {entropy}",{surprisal:W,entropy:I}):s("surprisal {surprisal}; entropy {before} before, {after} after",{surprisal:W,before:I,after:R})}
function f(L){let O=L.isPrompt?e.promptSteps:S(),$=O.slice(0,O.indexOf(L)+1),P=N().filter(W=>W.value(L)!==null).map(W=>{let I=$.map(q=>ue(W.value(q)));return`${I.
includes(null)?s("minus infinity"):re(I.reduce((q,j)=>q+j,0),e.unit)} ${W.name}`});return s("log-probability so far {sums}",{sums:P.join(", ")})}function m(L){return(L.
watched||[]).map(O=>{let $={token:J(O.text),before:H(X(O.raw_logprob)),after:H(X(O.logprob)),rank:B(O.raw_rank||0)};return O.logprob===null?O.raw_rank?s("{token\
} {before} before (rank {rank}), removed after",$):s("{token} {before} before, removed after",$):O.raw_rank?s("{token} {before} before (rank {rank}), {after} af\
ter",$):s("{token} {before} before, {after} after",$)}).join("; ")}function w(){g=0,b=performance.now(),o.removeAttribute("aria-busy");let L=S(),O=L.length||e.promptSteps.
length?la({curve:C(),series:N(),steps:L,prompt:e.promptSteps,current:e.current(),unit:e.unit,factor:Ee(1,e.unit)}):void 0;le(o,O,({x:$})=>{let P=$-1+($<1?e.promptSteps.
length:0),W=$<1?e.promptSteps[P]:S()[P];W&&e.selectStep(W)})}function x(){g||!y||(o.setAttribute("aria-busy","true"),g=window.setTimeout(w,Math.max(0,b+Wh-performance.
now())))}new IntersectionObserver(([{isIntersecting:L}])=>{y||!L||(y=!0,x())}).observe(t),Hs(r,e),i.addEventListener("change",()=>Fs(i.value)),a.addEventListener(
"change",v);function v(){M(),k(),x()}return L=>{L.unit&&(i.value=e.unit),L.run&&(u=new Map),E(S()),_(),v()}}var pa={probability:{scale:"prob",level:t=>t.probability*10,ends:["0%","100%"],meaning:()=>s("How likely the token was, after the processors.")},raw:{scale:"pro\
b",level:t=>t.rawProbability*10,ends:["0%","100%"],meaning:()=>s("How likely the model found the token, before the processors.")},rank:{scale:"heat",level:t=>Ks[ua(
t)][1],meaning:()=>s("The rank among all tokens, the likeliest first. A bar beside the token shows it, too.")},surprisal:{scale:"heat",level:t=>t.surprisal/Math.
LN2,bits:[0,10],words:()=>[s("expected"),s("surprising")],meaning:()=>s("How unexpected the token was: minus the logarithm of its probability.")},uncertainty:{scale:"\
heat",level:t=>t.entropyBefore/Math.LN2*1.25,bits:[0,8],words:ha,meaning:()=>s("How uncertain the model was before this token: the entropy of its distribution, \
before the processors.")},kl:{scale:"heat",level:t=>t.kl/Math.LN2,bits:[0,10],meaning:()=>s("How far two distributions lie apart: the Kullback-Leibler divergenc\
e.")},entropy:{scale:"heat",level:t=>t.entropyAfter/Math.LN2*1.25,bits:[0,8],words:ha,meaning:()=>s("How open the choice was: the entropy after the processors.")}};
function ha(){return[s("certain"),s("uncertain")]}var Ks=[[1,0],[10,3],[100,6],[1e3,8],[1/0,10]],ua=({rank:t})=>Ks.findIndex(([e])=>(t??1/0)<=e);function Gs(t,e){
let{scale:n,level:o}=pa[t];return`--gp-${n}-${Math.round(Math.max(0,Math.min(10,o(e)||0)))}`}function wt(t,e,n){t.style.backgroundColor=`var(${Gs(e,n)})`,e==="r\
ank"?t.dataset.rank=String(ua(n)):delete t.dataset.rank}function Xe(t,e,n){let{scale:o,ends:r,bits:i,words:a=()=>[],meaning:c}=pa[e];if(t.dataset.tip=c(),t.tabIndex=
0,t.replaceChildren(),e==="rank"){Ks.forEach(([N,S],_)=>{let E=l("span","gp-chip",N===1/0?s("beyond"):s("top {rank}",{rank:N}),{"data-rank":_});E.style.backgroundColor=
`var(--gp-${o}-${S})`,t.append(E)});return}let[d,u]=r||i.map(N=>`${n==="bits"?N:(N*Math.LN2).toFixed(1)} ${n}`),[g,b]=a(),y=(N,S)=>S?`${S}, ${N}`:N,C=l("span","\
gp-ramp",null,{"aria-hidden":"true"});for(let N=0;N<=10;N++){let S=l("i");S.style.backgroundColor=`var(--gp-${o}-${N})`,C.append(S)}t.append(l("span","",y(d,g)),
C,l("span","",y(i?u.replace(" ","+ "):u,b)))}var Us=3,qh={sum:"logprob",token:"per_token",byte:"per_byte"},fa=(t,e)=>t[qh[e]]??-1/0,Vs=({answers:t},e)=>t.map((n,o)=>o).sort((n,o)=>fa(t[o],e)-fa(t[n],e)),sn=(t,e=3)=>V(
t)?U(t,e):"−∞";function Js(t){let{answers:e}=t;if(e.length<2)return"";let n=["sum","token","byte"].map(c=>Vs(t,c)),[o,r,i]=n.map(([c])=>J(e[c].text.trim()));
return o!==r||o!==i?s("Which of these answers is the likeliest depends on the ranking: {sum} by sum, {token} per token, {byte} per byte.",{sum:o,token:r,byte:i}):
n.every(c=>c.join()===n[0].join())?s("The likeliest of these answers is {answer}; the ranking is the same by sum, per token and per byte.",{answer:o}):s("The li\
keliest of these answers is {answer}, by sum, per token and per byte; the order of the others changes.",{answer:o})}function ga({answers:t,total:e}){if(!V(e))return"";
let n=H(e);return z(t.length,"This answer has {share} of the probability.","Together these {count} answers have {share} of the probability; each share is of tha\
t part alone.",{share:n})}function wa({answers:t,overlaps:e,kind:n,unread:o},r,i){let a=[],c=(g,b="warning")=>a.push({kind:b,words:g});if(r&&!t.length&&c(s("Non\
e of the answers was read.")),!t.length)return a;n==="chat"&&c(s("Each answer begins the assistant’s turn."),"info"),n==="source"&&c(s("Each answer begins the\
 target."),"info");let d=new Set;for(let[g,b]of e)d.has(b)||(d.add(b),c(s("{long} begins with the tokens of {short}: whoever writes the one has written the othe\
r, so it adds nothing to the total, and these shares overlap.",{long:J(t[b].text.trim()),short:J(t[g].text.trim())})));let u=t.filter(({join:g})=>g&&!g.same);for(let{
text:g,join:b}of u.slice(0,Us))c(Ih(g,b));u.length>Us&&c(z(u.length-Us,"So is {count} other answer.","So are {count} other answers.")),r&&n!=="source"&&t.some(({
join:g})=>!g)&&c(s("How prompt and answer are split as one text is not known here."),"info");for(let g of r?o:[])c(Rh(g,i(g)));return a}var ma=t=>t.map(J).join(
" ");function Ih(t,{whole:e,read:n}){return s("{answer} is split in an unusual way: the model read {read}, but written as one text with the prompt it is {whole}\
. Check the space between them.",{answer:J(t.trim()),read:ma(n),whole:ma(e)})}function Rh({text:t,failed:e},n){let o=s("{answer} is missing: it was not read, an\
d the shares are among the others.",{answer:J(t.trim())});return e&&!n?`${o} ${s(e.message)} ${s(e.fix)}`:o}function ba({token_id:t,text:e,logprob:n,rank:o,after:r,
removed_by:i},a){let c=[s("{token}, id {id}: log-probability {value}, probability {share}",{token:J(e),id:t,value:sn(n),share:H(X(n))})];return o&&c.push(s("ran\
k {rank}",{rank:B(o)})),a&&c.push(jh(r,i)),`${c.join(", ")}.`}function jh(t,e){return V(t)?s("{share} after the processors",{share:H(X(t))}):s("removed by {proc\
essor}",{processor:e?Pe(e)[0]:s("a processor")})}var ka=({tokens:t})=>t.find(({after:e})=>!V(e));var ya=400;function xa(t,e){let n=E=>t.querySelector(".gp-"+E),o=[...t.querySelectorAll("[data-by]")],r="sum";for(let E of o)E.addEventListener("click",()=>{r=E.
dataset.by,_()});let i=()=>e.found&&e.found.question==="choices",a=()=>[[s("share"),zh[r]()],[s("log P"),s("The sum of the log-probabilities of its tokens, in n\
ats, before the logits processors; below it the probability."),"sum"],[s("per token"),s("log P divided by the number of tokens."),"token"],[s("per byte"),s("log\
 P divided by the bytes of the answer in UTF-8, without the space before it: acc_bytes of lm-evaluation-harness. Its acc_norm divides by characters."),"byte"],[
s("perplexity"),s("exp of minus the mean per token.")],[s("after processors"),s("log P after the logits processors: what these knobs leave of it.")]];function c([
E,M,A]){let k=l("th","",null,{scope:"col",...A===r&&{"aria-sort":"descending"}});return k.append(l("span","",E,{tabindex:0,"data-tip":M})),k}function d(E,M,A){let k=l(
"tr"),h=l("th","",null,{scope:"row",dir:"auto"});for(let p of E.tokens){let f=l("span","gp-token",null,{tabindex:0});Ne(f,p);let m=f.querySelector(".gp-ink");m.
style.backgroundColor=`var(--gp-prob-${Math.round(X(p.logprob)*10)})`,be(f,()=>ba(p,A.length>0)),h.append(f)}return k.append(h,g(E),u(sn(E.logprob),H(X(E.logprob)))),
k.append(u(sn(E.per_token)),u(sn(E.per_byte)),u(Bh(E.perplexity))),A.length&&k.append(b(E)),e.canAsk&&k.append(y(E,M)),k}function u(E,M=""){let A=l("td","",E);return M&&
A.append(l("small","",M)),A}function g({shares:E}){let M=l("td","gp-share-cell"),A=E&&E[r],k=l("span","gp-share",null,{"aria-hidden":"true"});return k.append(l(
"i")),ne(k.firstChild,"width",A||0),M.append(l("span","",V(A)?H(A):"…"),k),M}function b(E){if(V(E.after))return u(sn(E.after),H(X(E.after)));let{text:M,removed_by:A}=ka(
E),k=l("td","gp-removed",`✕ ${s("removed")}`);return k.append(l("small","",s("{token} by {processor}",{token:J(M),processor:A?Pe(A)[0]:s("a processor")}))),k}
function y({text:E},M){let A=l("td"),k=l("button","gp-button",s("Open"),{type:"button","aria-label":s("Open the run of {answer}",{answer:J(E.trim())})});return k.
addEventListener("click",()=>e.ask({type:"open",entry:M})),A.append(k),A}function C(E){let{answers:M,entries:A,processors:k}=E,h=l("table","gp-answers");h.append(
l("caption","gp-hidden",s("The answers to {prompt}, the likeliest first",{prompt:J(E.prompt)})));let p=l("tr");p.append(l("th","",s("answer"),{scope:"col"}),...a().
slice(0,k.length?6:5).map(c)),e.canAsk&&p.append(l("td"));let f=l("tbody");return f.append(...Vs(E,r).map(m=>d(M[m],A[m],k))),h.append(l("thead"),f),h.tHead.append(
p),h}function N(){let E=l("section","gp-block"),M=l("h3","gp-block-head");return M.append(l("span","gp-block-model")," ",l("bdi","gp-block-prompt")),E.append(M,
l("p","gp-verdict"),l("p","gp-note gp-total"),l("div","gp-wide",null,{tabindex:0,role:"group"}),l("ul","gp-choice-notes")),E}function S(E,M){let[A,k,h,p,f]=E.children,
m=[...M.prompt];T(A.firstChild,M.model),T(A.lastChild,m.length?m.slice(0,ya).join("")+(m.length>ya?"…":""):s("(empty)"));let w=V(M.total);T(k,w?Js(M):""),T(h,
ga(M)),p.setAttribute("aria-label",s("The answers to {prompt}, the likeliest first",{prompt:J(M.prompt)}));let x=!!e.done,v=JSON.stringify([r,e.canAsk,x,M]);if(E.
dataset.key===v)return;E.dataset.key=v;let L=p.contains(document.activeElement);p.replaceChildren(...M.answers.length?[C(M)]:[]),L&&p.focus();let O=({entry:$})=>!!(e.
entries[$]&&e.entries[$].ended&&e.entries[$].ended.failed);f.replaceChildren(...wa(M,x,O).map(({kind:$,words:P})=>l("li","gp-note",P,{"data-kind":$}))),K(f,f.childElementCount>
0)}function _(){let E=e.found;for(let A of o)A.setAttribute("aria-pressed",String(A.dataset.by===r));T(n("missing"),Le(e,E));let M=Z(n("blocks"),E.blocks.length,
N);E.blocks.forEach((A,k)=>S(M[k],A)),Xe(n("scale"),"raw",e.unit),e.done&&E.blocks.length===1&&T(n("told"),Js(E.blocks[0]))}return E=>{t.hidden=!i(),!t.hidden&&
(E.found||E.status)&&_()}}var Bh=t=>t>=1e3?B(Math.round(t)):V(t)?U(t,2):"∞",zh={sum:()=>s("The softmax of the sums: how probable the answer is if it must be o\
ne of these."),token:()=>s("The softmax of the means per token: a weight for the ranking, no probability of a text."),byte:()=>s("The softmax of the means per b\
yte: a weight for the ranking, no probability of a text.")};var va=new WeakMap;function Te(t){let e=va.get(t)||[],[n]=t.lines(),{keep:o,added:r}=Qe(e,n?n.last:null);e.length=o;for(let i of r)e.push(i);return va.set(t,e),
e}function Ze({groups:t,pair:[e,n]}){if(t.length<2)return null;let o=t[e]?e:0,r=t[n]&&n!==o?n:+(o===0);return[o,r]}function Re({groups:t,lanes:e},n){let{id:o,label:r}=t[n];
if(!e)return r;let i=e.find(a=>a.id===o);return i?i.label:s("{lane} (removed)",{lane:r})}var lo=({groups:t},e,n)=>Sa(t[e].model)===Sa(t[n].model);function Sa(t){
let[e,n=""]=t.split("?");return`${e}?${n.split("&").find(o=>o.startsWith("revision="))||""}`}function ho(t,e,n){let o=[e,n].map(a=>Te(t.shownOf(a).log)),r=lo(t,
e,n)?Fh(...o):Hh(...o),i=o.map((a,c)=>r[c]>=a.length);return i[0]&&i[1]?{kind:"same",at:r,shorter:null}:i[0]||i[1]?{kind:"shorter",at:r,shorter:i[0]?0:1}:{kind:"\
apart",at:r,shorter:null}}function Fh(t,e){let n=Math.min(t.length,e.length),o=0;for(;o<n&&t[o].chosen.token_id===e[o].chosen.token_id;)o+=1;return[o,o]}var _a=({
piece:t})=>t??"\0";function Hh(...t){let[e,n]=t.map(i=>i.map(_a).join("")),o=Math.min(e.length,n.length),r=0;for(;r<o&&e[r]===n[r];)r+=1;return t.map(i=>Dh(i,r))}
function Dh(t,e){let n=0,o=0;for(;o<t.length&&(n+=_a(t[o]).length)<=e;)o+=1;for(;o>0&&o<t.length&&t[o-1].piece==="";)o-=1;return o}var _n=(t,e=t.length)=>t.slice(
0,e).map(({piece:n})=>n??"").join("");function Oa(t,e=60){let n=Array.from(t);return n.length<=e?t:"…"+n.slice(-e).join("")}var Ma=32,Ea=new WeakMap;function po(t,e){if(Ea.get(t)===e)return;Ea.set(t,e);let[,n,o,r]=e.match(/^(\s*)([^]*?)(\s*)$/),i=a=>l("span","gp-mark",[...a].map(c=>Be[c]||
"␣").join(""));t.replaceChildren(...[n&&i(n),o,r&&i(r)].filter(Boolean))}function rn(t){let e=t.map(n=>{let o=[...Me(n.replace(/^ +| +$/g,r=>Be[" "].repeat(r.
length)))];return o.length<=Ma?o.join(""):`${o.slice(0,Ma-1).join("")}…`});return e.map((n,o)=>e.filter(r=>r===n).length>1?`${o+1}: ${n}`:n)}var fe=t=>Wn(t)?s(t):String(t),At=({title:t,prompt:e})=>e?rn([e])[0]:fe(t);var Ta=typeof Intl.Segmenter=="function"?new Intl.Segmenter(void 0,{granularity:"word"}):null;function La(t){let e=Ta?[...Ta.segment(t)].map(({segment:r})=>r):t.
match(/\s+|[\p{L}\p{M}\p{N}_]+|./gsu)||[],n=[],o="";for(let r of e)r.trim()?(n.push({space:o,word:r}),o=""):o+=r;return o&&n.push({space:o,word:""}),n}function $a(t,e){
let n=[t,e].map(b=>b.map(({word:y})=>y)),[o,r]=n,i=Math.min(o.length,r.length),a=0;for(;a<i&&o[a]===r[a];)a+=1;let c=0;for(;c<i-a&&o.at(-1-c)===r.at(-1-c);)c+=1;
let d=n.map(b=>b.map((y,C)=>C<a||C>=b.length-c)),u=n.map(b=>b.slice(a,b.length-c)),g=u.some(b=>b.length>1200);for(let[b,y]of Kh(...u.map(C=>C.slice(0,1200))))d[0][a+
b]=d[1][a+y]=!0;return{kept:d,shared:d[0].filter((b,y)=>b&&o[y]).length,cut:g}}function Kh(t,e){let n=e.length+1,o=new Uint16Array((t.length+1)*n);for(let i=t.length-
1;i>=0;i--)for(let a=e.length-1;a>=0;a--){let c=i*n+a;o[c]=t[i]===e[a]?o[c+n+1]+1:Math.max(o[c+n],o[c+1])}let r=[];for(let i=0,a=0;i<t.length&&a<e.length;)t[i]===
e[a]?r.push([i++,a++]):o[(i+1)*n+a]>=o[i*n+a+1]?i+=1:a+=1;return r}function Aa(t,e){let r=t.querySelector(".gp-texts"),i="",a=0,c=-1/0;function d(y){let C=l("div","gp-text-side"),N=l("h3","gp-side-name"),S=l("p","gp-side-text",
null,{dir:"auto"});return C.append(N,S),r.append(C),{head:N,body:S,tag:y}}let u=["del","ins"].map(d);function g({body:y,tag:C},N,S){let _=[],E="",M=!1,A=()=>{E&&
_.push(M?l(C,"",E):E),E=""};N.forEach(({space:k,word:h},p)=>{let f=!S[p]&&!!h;f!==M?!f||!E?(A(),M=f,E=k+h):(E+=k,A(),M=!0,E=h):E+=k+h}),A(),y.replaceChildren(..._)}
function b(y){clearTimeout(a),a=0,c=performance.now();let C=y.map(k=>La(_n(Te(e.shownOf(k).log)))),{kept:N,shared:S,cut:_}=$a(...C);u.forEach((k,h)=>g(k,C[h],N[h]));
let[E,M]=C.map(k=>k.filter(({word:h})=>h).length),A=t.querySelector(".gp-alike");K(A,E+M>0),E+M&&(T(t.querySelector(".gp-share"),s("{share} in common",{share:H(
2*S/(E+M))})),T(t.querySelector(".gp-formula"),s("2 × {shared} shared words / ({one} + {other})",{shared:B(S),one:B(E),other:B(M)}))),K(t.querySelector(".gp-cu\
t"),_),T(t.querySelector(".gp-cut"),s("The texts are very long: only {count} words of each, after their common beginning, are compared. What follows counts as d\
ifferent.",{count:B(1200)}))}return()=>{let y=e.header&&e.header.kind==="lanes"?Ze(e):null,C=y?y.map(M=>Te(e.shownOf(M).log)):[];if(t.hidden=!C.some(M=>M.length),
t.hidden)return;let N=y.map(M=>Re(e,M)),S=JSON.stringify([N,...C.map(M=>_n(M))]);if(S===i&&(!a||e.running))return;i=S,T(t.querySelector(".gp-pair"),s("{one} and\
 {other}, word by word",{one:N[0],other:N[1]})),u.forEach(({head:M},A)=>me(M,`${N[A]} ${At(e.groups[y[A]])}`,{plain:!0}));let E=C[0].length*C[1].length>2e5&&e.running?
c+500-performance.now():0;E<=0?b(y):a||=setTimeout(()=>b(Ze(e)),E)}}function Ca(t,e){let o=[4,5e-4],r=t.querySelector(".gp-said"),i=t.querySelector(".gp-models"),a=t.querySelector(".gp-sides-box"),c=t.querySelector(".gp-sides"),
d=[t.querySelector(".gp-one"),t.querySelector(".gp-other")];function u(){for(let h of d)h.replaceChildren(...e.groups.map((p,f)=>l("option","",`${Re(e,f)} ${At(
p)}`,{value:f})))}d.forEach((h,p)=>h.addEventListener("change",()=>{let f=Ze(e),m=Number(h.value),w=m===f[1-p]?f[p]:f[1-p];e.setPair(...p?[w,m]:[m,w])}));let g=({
log:h})=>!!(h.finished||h.failed||e.done);function b(h,{kind:p,at:f,shorter:m}){let[w,x]=h.map(W=>Re(e,W)),[v,L]=h.map(W=>e.shownOf(W)),O=[v,L].map(({log:W})=>Te(
W));if(!O[0].length||!O[1].length)return[s("{one} and {other} have no tokens to compare yet.",{one:w,other:x})];if(p==="same")return g(v)&&g(L)?[z(f[0],"{one} a\
nd {other} never diverge: both wrote the same {count} token.","{one} and {other} never diverge: both wrote the same {count} tokens.",{one:w,other:x})]:[z(f[0],"\
{one} and {other} have written the same so far: {count} token.","{one} and {other} have written the same so far: {count} tokens.",{one:w,other:x})];if(p==="shor\
ter"){let[W,I]=m?[x,w]:[w,x];if(!g(m?L:v))return[s("{one} and {other} have written the same so far; {long} is ahead.",{one:w,other:x,long:I})];let{finished:R}=(m?
L:v).log,q=z(f[m],"{count} token","{count} tokens"),j=S(O[1-m][f[1-m]].chosen.text),F=R&&R.sequences.length&&ye(R.sequences[0].stop_reason)[0];return[F?s("{shor\
t} ended after {tokens}: {reason}.",{short:W,tokens:q,reason:F}):s("{short} ended after {tokens}.",{short:W,tokens:q})," ",...he(s("{long} begins with the same \
text and continues with {token}."),{long:I,token:j})]}let[$,P]=O.map((W,I)=>W[f[I]]);return[...y([w,x],f,_n(O[0],f[0]))," ",...C(w,$)," ",...C(x,P)]}function y([
h,p],f,m){if(!m)return[s("They diverge at the first token.")];let[w,x]=f.map(L=>B(L+1));return[w===x?s("They diverge at token {number}.",{number:w}):s("They div\
erge at token {a} of {one} and token {b} of {other}.",{a:w,b:x,one:h,other:p})," ",...he(s("Both had written {text}."),{text:S(Oa(m))})]}let C=(h,p)=>he(p.given?
s("{lane} was given {token} ({odds})."):s("{lane} chose {token} ({odds})."),{lane:h,token:S(p.chosen.text),odds:N(p)}),N=h=>h.chosen.logprob===null?pt(h.chosen):
H(ve(h).probability);function S(h){let p=l("span","gp-quote");return p.append(...he(s("“{text}”"),{text:oe(h,"gp-strong")})),p}function _(h){let p=l("p");p.
append(...h),p.textContent!==r.textContent&&r.replaceChildren(...p.childNodes)}function E(h,p){let f=new Map;return h.forEach(({chosen:w,distribution:x},v)=>{for(let L of[
...x.candidates,w]){let O=p?L.token_id:L.text;f.has(O)||f.set(O,{label:L.text,sides:[null,null],most:0});let $=f.get(O);$.sides[v]||($.sides[v]={candidate:L,isChosen:L.
token_id===w.token_id},$.most=Math.max($.most,X(L.logprob),X(L.raw_logprob)))}}),[...f.values()].sort((w,x)=>x.most-w.most).filter(({sides:w,most:x},v)=>v<10&&(v<
o[0]||x>=o[1])||w.some(L=>L&&L.isChosen))}function M(){let h=l("tr"),p=l("th","",null,{scope:"row"});return p.append(l("bdi","gp-word")),h.append(p,...[0,1].map(
()=>{let f=l("td"),m=l("div","gp-side"),w=l("span","gp-tracks");w.append(l("i","gp-bar gp-after"),l("i","gp-bar gp-before"));let x=l("span","gp-values");return x.
append(l("span"),l("small")),m.append(l("span","gp-sign"),w,x),f.append(m),f})),h}function A(h,p,f,m){let[w,x,v]=h.firstChild.children,[L,O]=p?[p.candidate.logprob,
p.candidate.raw_logprob].map(X):[0,0],$=!!p&&p.candidate.logprob===null,P=!!p&&p.isChosen;ce(h,[P&&"gp-chosen",$&&"gp-removed",!p&&"gp-unlisted"].filter(Boolean).
join(" ")),T(w,P?"▶":$?"✕":""),ne(x.children[0],"width",L/f),ne(x.children[1],"width",O/f),T(v.children[0],p?$?"":H(L):"–"),T(v.children[1],p?H(O):"");let W=p?
[P&&s("chosen"),$?pt(p.candidate):H(L),s("{share} before the processors",{share:H(O)})].filter(Boolean).join(", "):s("not recorded");G(h,{"aria-label":`${m}: ${W}`,
title:$?pt(p.candidate):""})}function k(h,p){let f=E(p,lo(e,...h)),m=f.flatMap(O=>O.sides).filter(Boolean),w=m.every(({candidate:O})=>O.logprob===O.raw_logprob),
x=Math.max(1e-9,...m.flatMap(({candidate:O})=>[X(O.logprob),X(O.raw_logprob)]));a.classList.toggle("gp-plain",w),K(t.querySelector(".gp-before-key"),!w),K(t.querySelector(
".gp-removed-key"),m.some(({candidate:O})=>O.logprob===null)),K(t.querySelector(".gp-unlisted-key"),m.length<2*f.length);let v=Z(c.tBodies[0],f.length,M);f.forEach(
({label:O,sides:$},P)=>{let[W,...I]=v[P].cells;me(W.firstChild,O),I.forEach((R,q)=>A(R,$[q],x,Re(e,h[q])))});let L=c.tHead.rows[0].cells;h.forEach((O,$)=>{let{entropyAfter:P}=ve(
p[$]);me(L[$+1],s("{lane}, entropy {entropy}",{lane:`${Re(e,O)} ${At(e.groups[O])}`,entropy:re(P,e.unit)}),{plain:!0})})}return h=>{let p=e.header&&e.header.kind===
"lanes"?Ze(e):null;if(t.hidden=!p||p.some(L=>e.shownOf(L).log.denoises),t.hidden)return;(h.run||h.lanes)&&u(),d.forEach((L,O)=>{L.value=p[O]});let f=ho(e,...p);
_(b(p,f));let[m,w]=p.map(L=>Re(e,L)),x=lo(e,...p);K(i,!x),x||T(i,s("{one} and {other} run on different models, so they are compared by text, not by token ids; t\
okens with the same text share a row.",{one:m,other:w}));let v=f.kind==="apart"?p.map((L,O)=>Te(e.shownOf(L).log)[f.at[O]]):null;K(a,!!v),v&&k(p,v)}}var Ys=5,Uh=.9;function Vh(t){if(!t.length)return null;let e=[...t].sort((a,c)=>a-c),n=e.length,[o,r,i]=[0,0,2/2**n];for(;o<Math.floor(n/2)&&(r+=i,!(o>0&&r>1-Uh));)
i*=(n-o)/(o+1),o+=1;return o=Math.max(0,o-1),{median:qn(e),low:e[o],high:e[n-1-o]}}function Xs(t,e){if(t.length<Ys)return"few";let{low:n,high:o}=Vh(t);return n>
e?"above":o<e?"below":"open"}function Pa(t,e=!0){let n=([i,a])=>V(i)&&V(a),o=(i,a)=>Xs(i.map((c,d)=>[c,a[d]]).filter(n).map(([c,d])=>c-d),0),r=t.findIndex((i,a)=>t.
length>1&&t.every((c,d)=>a===d||o(i,c)===(e?"above":"below")));return r<0?null:r}function Na(t,e){let n=e.filter(({values:d})=>Number.isFinite(d[t.name])),o=({values:d})=>d[t.name];if(!n.length)return{low:null,high:null,best:null,level:()=>0,
scale:uo([]),flat:!0};let r=n.reduce((d,u)=>o(u)<o(d)?u:d),i=n.reduce((d,u)=>o(u)>o(d)?u:d),a=Ce(t,o(r))===Ce(t,o(i)),c=uo(a?[]:n.map(o));return{low:r,high:i,best:a?
null:Zs(t,e),level:d=>Math.round(c.share(d)*10),scale:c,flat:a}}function Zs(t,e){let n=e.filter(({values:c})=>Number.isFinite(c[t.name])),o=n.map(({each:c})=>c[t.
name]||[]);if(!t.better||o.some(({length:c})=>c!==o[0].length))return null;let r=Pa(o,t.better==="more"),i=r!==null&&n[r].values[t.name],a=c=>t.better==="more"?
c<i:c>i;return r!==null&&n.every(({values:c},d)=>d===r||a(c[t.name]))?n[r]:null}function uo(t){let e=[...new Set(t)].sort((d,u)=>d-u),[n,o]=[e[0],e.at(-1)],r=d=>u=>o>
n?(d(u)-d(n))/(d(o)-d(n)):0,i=d=>e.some(u=>e.filter(g=>g>=u&&d(g)-d(u)<.1).length>Math.max(1,e.length/2)),a=d=>e.length>1?e.indexOf(d)/(e.length-1):0,c=[{name:"\
linear",share:r(d=>d)},...n>0?[{name:"log",share:r(Math.log)}]:[],{name:"order",share:a}];return c.find(({share:d})=>!i(d))||c.at(-1)}function ot(t,{each:e}){let n=(e[t.
name]||[]).filter(V);if(n.length<2)return"";let[o,r]=[Math.min(...n),Math.max(...n)].map(i=>Ce(t,i));return o===r?"":s("{low} to {high}",{low:o,high:r})}var an=t=>t.
better==="less"?"heat":"prob";function Ce(t,e,{unit:n=!1}={}){if(!Number.isFinite(e))return"–";let o=e.toLocaleString("en-US",{minimumFractionDigits:t.digits,
maximumFractionDigits:t.digits});return n&&t.unit?`${o} ${s(t.unit)}`:o}var Qs=10;function Wa({axes:[t,e],metric:n,heat:o,at:r}){let i=e.values.map((N,S)=>t.values.map((_,E)=>r(S,E))),a=N=>i.map((S,_)=>S.map((E,M)=>N(E,_,M))),c=N=>N.
values[n.name],d=N=>Ce(n,c(N))+(o.best===N?" ★":""),u=(N,S,_)=>{let E=ot(n,N);return`${t.knob} ${t.values[_]}, ${e.knob} ${e.values[S]}: ${d(N)}${E?` (${E})`:
""}`},g=Array.from({length:Qs+1},(N,S)=>[S/Qs,`var(--gp-${an(n)}-${S})`]),b={type:"heatmap",x:t.values,y:e.values,colorscale:g,zmin:0,zmax:Qs,showscale:!1,xgap:2,
ygap:2,z:a(N=>Number.isFinite(c(N))?o.level(c(N)):null),text:a(d),texttemplate:"%{text}",hovertext:a(u),hoverinfo:"text"},y=Math.min(760,Math.max(220,96+42*e.values.
length)),C={type:"category",showgrid:!1};return gt(s("{metric} over {columns} and {rows}",{metric:s(n.title),columns:t.knob,rows:e.knob}),[b],Ie(t.knob,{...C,side:"\
top"}),Ie(e.knob,{...C,autorange:"reversed"}),{height:y,margin:{l:52,r:18,t:60,b:16}})}function qa({knob:t,metric:e,points:n,wide:o}){let r=n.map(({label:S})=>S.trim()===""?NaN:Number(S)),i=r.every(Number.isFinite)?{linear:"linear",log:"log",order:"\
category"}[uo(r).name]:"category",a=n.map((S,_)=>({...S,x:i==="category"?S.label:r[_]}));i!=="category"&&a.sort((S,_)=>Number(S.x)-Number(_.x));let c=a.filter(({
value:S})=>Number.isFinite(S)),d=c.flatMap(({value:S,each:_})=>[S,..._]),u=o&&d.length>0&&Math.min(...d)>0,g=({label:S,value:_,range:E,best:M})=>`${S}: ${Ce(e,_)}${E?
` (${E})`:""}${M?`, ${s("the best")}`:""}`,b={type:"scatter",mode:"lines+markers",cliponaxis:!1,connectgaps:!1,hoverinfo:"text",x:a.map(({x:S})=>S),y:a.map(({value:S})=>Number.
isFinite(S)?S:null),text:a.map(g),line:{color:"var(--gp-kept)",width:2},marker:{color:"var(--gp-kept)",size:10},error_y:{type:"data",symmetric:!1,color:"var(--g\
p-muted)",thickness:1.5,width:4,array:a.map(({value:S,each:_})=>_.length>1?Math.max(..._)-S:0),arrayminus:a.map(({value:S,each:_})=>_.length>1?S-Math.min(..._):
0)}},y={type:"scatter",mode:"text",hoverinfo:"skip",textposition:"top center",cliponaxis:!1,textfont:{color:"var(--gp-text)"},x:c.map(({x:S})=>S),y:c.map(({value:S})=>S),
text:c.map(({value:S,best:_})=>c.length<=12||_?Ce(e,S)+(_?" ★":""):"")},C=s(e.title),N=`${C}${e.unit?` (${s(e.unit)})`:""}${u?`, ${s("logarithmic scale")}`:""}`;
return gt(s("{metric} over {knob}",{metric:C,knob:t}),[b,y],Ie(t,{type:i}),Ie(N,u?{type:"log"}:{}))}function fo(t,{metric:{meaning:e,formula:n,unit:o,live:r}}){let i=[o?s("In {unit}.",{unit:s(o)}):"",r?"":s("It is known when the runs of a cell have ended.")];t.
replaceChildren(`${s(e)} `,l("span","gp-formula",s(n)),...i.filter(Boolean).map(a=>` ${a}`))}function Ia(t,e,n){let{low:o,high:r,best:i,scale:a,flat:c}=n,d=e.metric,
u=e.group.groups.some(N=>ot(d,N)),g=N=>N&&e.nameOf(N.number)+N.values[d.name],b=[d.name,g(o),g(r),i&&i.number,a.name,c,u].join();if(t.dataset.key===b||(t.dataset.
key=b,t.replaceChildren(),!o))return;let y=(N,S)=>{let _=l("span"),E=l("b","",Ce(d,S.values[d.name],{unit:!0}));return _.append(...he(N,{value:E,cell:e.nameOf(S.
number)})),_};c?t.append(y(s("The same everywhere: {value}"),o)):t.append(y(s("lowest {value} at {cell}"),o),Jh(an(d)),y(s("highest {value} at {cell}"),r));let C=[
a.name==="log"&&s("Coloured on a logarithmic scale."),a.name==="order"&&s("Coloured by rank, because some values are far from the rest."),u&&s("Small numbers: f\
rom the lowest to the highest of a cell’s seeds."),i&&(d.better==="more"?s("★ best: higher is better, seed by seed"):s("★ best: lower is better, seed by see\
d"))];t.append(...C.filter(Boolean).map(N=>l("span","",N)))}function Jh(t){let e=l("span","gp-ramp",null,{"aria-hidden":"true"});for(let n=0;n<=10;n++){let o=l(
"i");o.style.backgroundColor=`var(--gp-${t}-${n})`,e.append(o)}return e}function Ra(t,e,n,o){let r=e.view!=="heat"?void 0:e.isList?Yh(e,n):e.isSettled?Xh(e,n):void 0;
le(t,r,i=>o(e.isList?e.inOrder[i.pointNumber].number:e.inRow(i.pointNumber[0])[i.pointNumber[1]].number))}function Yh(t,{best:e,scale:n}){let o=t.metric,[{knob:r,
values:i}]=t.axes,a=t.inOrder.map(c=>({label:i[c.place[1]],value:c.values[o.name],each:(c.each[o.name]||[]).filter(V),range:ot(o,c),best:e===c}));return qa({knob:r,
metric:o,points:a,wide:n.name!=="linear"})}function Xh(t,e){return Wa({axes:t.axes,metric:t.metric,heat:e,at:(n,o)=>t.inRow(n)[o]})}var Zh={eos:"■",stop_string:"■",length:"⊣",max_time:"⊣",unfinished:"⊣",stopped:"◻",failed:"✕"},st=t=>Rn(Zh,t,"■"),rt=t=>t==="failed"?[s("an erro\
r"),s("ended in an error")]:ye(t),Ke=t=>(t.log?t.log.failed:t.ended&&t.ended.failed)||null,bt=t=>t.log?t.log.numTokens:t.tokens.length;function Oe(t){return Ke(
t)?"failed":t.log?t.log.finished&&((t.log.finished.sequences[0]||{}).stop_reason||"stopped"):t.ended&&(t.ended.stop_reason||"stopped")}function cn(t){let e=Oe(t);
return e?e==="failed"?"failed":e==="stopped"?"cut":"ended":(t.log?t.log.started:t.begun)?"decoding":"waiting"}function kt({tokens:t,ended:e},n=1/0){if(e&&e.text!==
null&&e.text!==void 0)return e.text.length>n?e.text.slice(0,n):e.text;let o="";for(let{piece:r}of t)if(o+=r??"",o.length>=n)break;return o}var er=({name:t})=>t==="ended";function mo(t,{values:e,each:n,entries:o},{unit:r=!1}={}){let i=e[t.name],a=(n[t.name]||(o.length===1?[i]:[])).filter(V);return!er(
t)||!a.length?Ce(t,i,{unit:r}):s("{count} of {all}",{count:B(a.filter(Boolean).length),all:B(a.length)})}function tr(t,e){let n=l("span","gp-stepper"),[o,r,i]=[l("button","","‹"),l("span"),l("button","","›")];n.append(o,r,i);let a=0,c=u=>g=>{g.stopPropagation(),
nr(t,a,u)};[[o,-1,s("The text of the previous seed")],[i,1,s("The text of the next seed")]].forEach(([u,g,b])=>{G(u,{type:"button","aria-label":b,tabindex:e}),u.
addEventListener("click",c(g))});function d(u){a=u;let{entries:g}=t.groups[u];n.hidden=g.length<2,T(r,`${g.indexOf(t.shownOf(u))+1}/${g.length}`)}return{box:n,draw:d}}
function nr(t,e,n){let{entries:o}=t.groups[e],r=o.indexOf(t.shownOf(e));t.showEntry(e,(r+n+o.length)%o.length)}function ja(t,e,{nameOf:n,promptOf:o}){let r=_=>t.
querySelector(".gp-whole"+_),i=r(""),a=tr(e,0),c=l("span"),d=l("button","gp-button",s("Open as one run"),{type:"button"});r("-tools").append(a.box,c,d);let u=null;
function g(_){let E=r("-text"),M=kt(_);E.childElementCount||E.append(l("span","gp-prompt"),l("span")),T(E.firstChild,o(u)+(e.apart?`
`:"")),T(E.lastChild,M);let A=Oe(_),k=bt(_),h=A?A!=="failed"&&`${st(A)} ${rt(A)[1]}`:k?s("still being written"):s("queued");T(r("-end"),[z(k,"{count} token","{c\
ount} tokens"),h].filter(Boolean).join(" · "))}function b(_){let E=Ke(_),M=r("-problem");M.hidden=!E,E&&M.replaceChildren(l("b","","✕ "),`${s(E.message)} ${s(
E.fix)}`)}function y(_){let E=_.entries.length;T(r("-over"),E>1?s("Metrics of the {count} runs of this cell together, most as their mean:",{count:B(E)}):s("Metr\
ics:"));let M=Z(r("-values"),e.metrics.length,()=>{let A=l("div");return A.append(l("dt"),l("dd")),A});e.metrics.forEach((A,k)=>{T(M[k].firstChild,s(A.title)),T(
M[k].lastChild,mo(A,_,{unit:!0})),G(M[k],{title:`${s(A.meaning)} ${s(A.formula)}`})})}function C(){if(u===null)return;let _=e.shownOf(u);T(r("-title"),n(u)),G(i,
{"aria-label":n(u)}),a.draw(u),T(c,(_.seed??null)===null?"":s("seed {seed}",{seed:_.seed})),d.hidden=!e.canAsk,g(_),b(_),y(e.groups[u])}function N(_){u=_,C(),i.
open||i.showModal(),i.scrollTop=0}function S(){i.open&&i.close(),u=null}return d.addEventListener("click",()=>{let{number:_}=e.shownOf(u);S(),e.ask({type:"open",
entry:_})}),i.addEventListener("close",()=>{u=null}),i.addEventListener("click",({target:_})=>_===i&&S()),i.addEventListener("keydown",_=>_.stopPropagation()),t.
querySelector(".gp-shut").addEventListener("click",S),{show:N,shut:S,draw:C}}var Ba={ArrowLeft:(t,e)=>[t,e-1],ArrowRight:(t,e)=>[t,e+1],ArrowUp:(t,e)=>[t-1,e],ArrowDown:(t,e)=>[t+1,e],Home:t=>[t,0],End:t=>[t,1/0]};function za(t){Qh(t),ep(
t)}function Qh(t){let{table:e,whole:n,group:o}=t;function r([i,a]){let c=e.tBodies[0].rows[i];!c||a<0||t.focus(c.cells[Math.min(a+1,c.cells.length-1)],!0)}e.addEventListener(
"keydown",i=>{let a=i.target.closest("td");if(!a||i.ctrlKey||i.altKey||i.metaKey)return;let{gpGroup:c}=a,d=a.parentElement;if(i.key==="Enter")n.show(c);else if(i.
key===" ")nr(o,c,1);else if(Object.hasOwn(Ba,i.key))r(Ba[i.key](d.sectionRowIndex,a.cellIndex-1));else return;i.preventDefault()}),e.addEventListener("click",i=>{
let a=i.target,c=a.closest("td");!c||a.closest(".gp-stepper")||(t.focus(c),n.show(c.gpGroup))}),e.addEventListener("focusin",({target:i})=>{i.tagName==="TD"&&t.
focus(i)})}function ep(t){let{state:e,field:n,select:o}=t,r=t.part("switch");o.addEventListener("change",()=>{e.metricName=o.value,fo(t.part("metric-meaning"),e),
t.drawValues()}),r.addEventListener("click",({target:i})=>{let a=i.dataset.view;if(a){e.view=a;for(let c of r.children)c.setAttribute("aria-pressed",String(c.dataset.
view===a));n.classList.toggle("gp-as-heat",a==="heat"),t.drawValues()}})}var Fa="perplexity",go=class{constructor(e){this.group=e,this.view="texts",this.metricName="",this.axes=[]}begin(){this.axes=this.group.header.axes.map(({knob:n,
values:o})=>n==="prompt"?{knob:s("prompt"),values:rn(o),prompts:o}:{knob:n,values:o});let e=this.group.metrics.map(({name:n})=>n);e.includes(this.metricName)||(this.
metricName=e.includes(Fa)?Fa:e[0])}get isList(){return this.axes.length<2}get isSettled(){return!!this.group.done}get metric(){return this.group.metrics.find(({
name:e})=>e===this.metricName)}get inOrder(){return this.group.groups.slice().sort((e,n)=>e.place[1]-n.place[1])}inRow(e){return this.inOrder.filter(({place:n})=>n[0]===
e)}promptOf(e){let{place:n}=this.group.groups[e],o=this.axes.findIndex(({prompts:r})=>r);return o<0?this.group.header.prompt:this.axes[o].prompts[n[1-o]]}nameOf(e){
let{place:n}=this.group.groups[e];return this.axes.map(({knob:o,values:r},i)=>`${o} ${r[n[1-i]]}`).join(", ")}failuresIn(e){let{entries:n}=this.group.groups[e],
o=n.filter(Ke).length;return o&&n.length>1?s("{count} of {all}",{count:B(o),all:B(n.length)}):""}standingOf(e){let n=this.group.shownOf(e);return Ke(n)?"failed":
Oe(n)?"":cn(n)==="decoding"?"decoding":this.group.done?"did not run":"queued"}};var Ha=300,Da={failed:()=>s("failed"),decoding:()=>s("decoding"),queued:()=>s("queued"),"did not run":()=>s("did not run"),"":()=>""},tp=t=>t===""?s("(empty)"):
t==="decoding"?"…":Da[t](),or=(t,{values:e,prompts:n},o)=>{let r=l("th",t==="row"?"gp-side":"",null,{scope:t});return n?r.append(l("bdi","",e[o],{title:n[o]})):
r.append(oe(e[o])),r};function it(t,e){let n=l(t);return n.append(...e),n}var wo=class{constructor(e,n){this.root=e,this.state=n,this.group=n.group,this.field=this.
part("field"),this.table=this.field.firstElementChild,this.select=this.part("metric"),this.chart=this.part("metric-chart"),this.whole=ja(e,this.group,{nameOf:o=>n.
nameOf(o),promptOf:o=>n.promptOf(o)}),this.cells=[],this.focused=null}part(e){return this.root.querySelector(".gp-"+e)}build(){let{state:e,group:n,select:o}=this;
this.whole.shut(),e.begin(),o.replaceChildren(...n.metrics.map(({name:c,title:d})=>l("option","",s(d),{value:c}))),o.value=e.metricName;let[{knob:r},i]=e.axes,a=i?
s("{one} and {other}",{one:r,other:i.knob}):r;T(this.part("title"),a);for(let c of[this.field,this.chart])c.classList.toggle("gp-on-one-axis",e.isList);this.cells=
n.groups.map(c=>this.makeCell(c)),this.table.replaceChildren(...e.isList?this.listRows():this.gridRows()),this.table.setAttribute("aria-label",s("The runs over \
{knobs}",{knobs:a})),this.focus(this.cells.length?this.cells[0].cell:null),fo(this.part("metric-meaning"),e)}makeCell({number:e}){let n=l("td","",null,{role:"gr\
idcell",tabindex:"-1"}),o=l("div","gp-cell-top"),[r,i]=[l("span","gp-value"),l("span","gp-star","★")],[a,c]=[l("small","gp-seeds-range"),l("span","gp-some-fai\
led")],d=l("bdi","gp-cell-text"),u=tr(this.group,-1);return i.hidden=!0,o.append(r,i,a,c,u.box),n.append(o,d),n.gpGroup=e,{cell:n,top:o,value:r,star:i,range:a,failed:c,
text:d,stepper:u,colour:""}}gridRows(){let{state:e,cells:n}=this,[o,r]=e.axes,i=l("th","gp-knob",null,{scope:"colgroup",colspan:o.values.length});i.append(l("sp\
an","",o.knob));let a=l("th","gp-side",r.knob,{scope:"col",rowspan:2}),c=[it("tr",[a,i]),it("tr",o.values.map((u,g)=>or("col",o,g)))],d=u=>e.inRow(u).map(({number:g})=>n[g].
cell);return[it("thead",c),it("tbody",r.values.map((u,g)=>it("tr",[or("row",r,g),...d(g)])))]}listRows(){let{state:e,cells:n}=this,[o]=e.axes,{knob:r}=o,i=it("t\
r",[l("th","gp-side",r,{scope:"col"}),l("th","gp-metric-name","",{scope:"col"})]),a=e.inOrder.map(({number:c,place:d})=>it("tr",[or("row",o,d[1]),n[c].cell]));return[
it("thead",[i]),it("tbody",a)]}drawText(e){let{state:n,group:o}=this,{cell:r,text:i,stepper:a,failed:c}=this.cells[e],d=o.shownOf(e),u=Ke(d),g=n.failuresIn(e);T(
c,g&&`✕ ${g}`);let b=u?`✕ ${s("failed")}`:kt(d,Ha).slice(0,Ha).trim();T(i,b||tp(n.standingOf(e))),ce(r,["gp-cell",u&&"gp-broken",!b&&"gp-quiet"].filter(Boolean).
join(" ")),a.draw(e),this.describe(e)}drawTexts(){this.group.groups.forEach(({number:e})=>this.drawText(e))}drawQuiet(){this.cells.forEach(({cell:e},n)=>e.classList.
contains("gp-quiet")&&this.drawText(n))}drawValues(){let{state:e,group:n}=this,o=e.metric;if(!o)return;let r=Na(o,n.groups);for(let i of n.groups)this.drawValue(
i,o,r);e.isList&&T(this.part("metric-name"),s(o.title)),Ia(this.part("legend"),e,r),this.field.hidden=e.view==="heat"&&!e.isList&&e.isSettled,T(this.part("hint"),
this.field.hidden?s("Click a cell for its full text. Drag to zoom; double-click to see all again."):s("Click a cell, or press Enter, for its full text; the arro\
w keys move between cells.")),Ra(this.chart,e,r,i=>this.whole.show(i))}drawValue(e,n,o){let r=this.cells[e.number],{top:i,value:a,star:c,range:d}=r,u=e.values[n.
name],g=Number.isFinite(u),b=g?`var(--gp-${an(n)}-${o.level(u)})`:"";r.colour!==b&&(i.style.backgroundColor=r.colour=b),ce(i,g?"gp-cell-top":"gp-cell-top gp-non\
e"),T(a,g?Ce(n,u):e.entries.length===1&&Ke(e.entries[0])?"✕":"–"),T(d,g?ot(n,e):""),c.hidden=o.best!==e,this.describe(e.number)}describe(e){let{state:n}=this,
{cell:o,star:r,value:i,range:a}=this.cells[e],c=s((n.metric||{}).title),d=n.failuresIn(e),u=[n.nameOf(e),a.textContent?s("{metric}: {value}, over its seeds {ran\
ge}",{metric:c,value:i.textContent,range:a.textContent}):`${c}: ${i.textContent}`,r.hidden?"":s("best"),d&&s("failed: {share}",{share:d}),Da[n.standingOf(e)]()];
G(o,{"aria-label":u.filter(Boolean).join("; ")})}focus(e,n=!1){this.focused&&(this.focused.tabIndex=-1),this.focused=e,e&&(e.tabIndex=0,n&&(e.focus({preventScroll:!0}),
this.reveal(e)))}reveal(e){let{field:n,table:o}=this,[r,i]=[n.getBoundingClientRect(),e.getBoundingClientRect()],a=r.left+e.parentElement.firstElementChild.offsetWidth,
c=r.top+o.tHead.offsetHeight;n.scrollLeft+=Math.min(0,i.left-a)||Math.max(0,i.right-r.right),n.scrollTop+=Math.min(0,i.top-c)||Math.max(0,i.bottom-r.bottom),(i.
top<0||i.bottom>innerHeight)&&e.scrollIntoView({block:"nearest",inline:"nearest"})}};function Ka(t,e){let n=new wo(t,new go(e));return za(n),o=>{if(t.hidden=!e.header||e.header.kind!=="sweep"||!e.groups.length,t.hidden){n.whole.shut();return}o.run&&
n.build(),o.run||o.pair||o.status?n.drawTexts():o.steps&&new Set([...o.entries].map(r=>e.entries[r].group)).forEach(r=>n.drawText(r)),o.measured&&n.drawQuiet(),
(o.run||o.measured||o.status)&&n.drawValues(),n.whole.draw()}}var Ga=[["stop","■",t=>s("Stop lane {lane}",{lane:t})],["select","✎",t=>s("Edit lane {lane}",{lane:t})],["copy","❐",t=>s("Copy lane {lane}",{lane:t})],["l\
eft","◀",t=>s("Move lane {lane} to the left",{lane:t})],["right","▶",t=>s("Move lane {lane} to the right",{lane:t})],["remove","✕",t=>s("Remove lane {lane\
}",{lane:t})]],bo=class{constructor(e,n){this.group=n;let o=l("div","gp-lane-head");this.name=l("button","gp-lane-name",null,{type:"button"}),this.letter=l("b",
"gp-letter"),this.title=l("bdi","gp-lane-title"),this.reference=l("span","gp-lane-reference",s("reference")),this.name.append(this.letter,this.title,this.reference),
this.tools=l("span","gp-lane-tools"),this.buttons=Object.fromEntries(Ga.map(([i,a])=>{let c=l("button","gp-button",a,{type:"button","data-do":i});return this.tools.
append(c),[i,c]})),o.append(this.name,this.tools),this.prompt=l("p","gp-lane-prompt",null,{dir:"auto"}),this.settings=l("p","gp-lane-settings"),this.changed=l("\
p","gp-lane-changed",`△ ${s("changed since this run")}`),this.state=l("p","gp-lane-state"),this.doing=l("b"),this.tokens=l("span","gp-lane-count"),this.company=
l("span","gp-lane-company","",{tabindex:"0","data-tip":""}),this.state.append(this.doing,this.tokens,this.company),this.parts=l("p","gp-lane-parts"),this.seeds=
l("p","gp-lane-seeds"),this.back=l("button","gp-button","◀",{type:"button","data-seed":"-1","aria-label":s("Previous seed")}),this.on=l("button","gp-button","\
▶",{type:"button","data-seed":"1","aria-label":s("Next seed")}),this.seed=l("span","","",{"aria-live":"polite"}),this.seeds.append(this.back,this.seed,this.on),
this.problem=l("div","gp-problem"),this.why=l("span"),this.problem.append(l("b","","✕ "),this.why);let r=l("div","gp-lane-top");r.append(o,this.prompt,this.settings,
this.changed,this.state,this.parts,this.seeds,this.problem),e.append(r)}draw({lane:e,ran:n,place:o,lanes:r,isReference:i,parts:a,told:c}){let d=n?this.group.shownOf(
n.number):null;T(this.letter,e.label),T(this.title,fe(e.title)),K(this.reference,i),G(this.name,{"aria-pressed":String(i),title:i?s("The other lanes are compare\
d with this one"):s("Compare the others with {lane}",{lane:e.label})}),this.name.disabled=!n,this.drawTools(e,o,r),this.drawStop(n),K(this.prompt,!!e.prompt),e.
prompt&&po(this.prompt,e.prompt),T(this.settings,op(e,d,n).join(" · ")),K(this.changed,!!n&&np(e,n)),this.drawState(d),T(this.parts,a),K(this.parts,!!a),this.drawSeeds(
d,n),this.drawProblem(e,c)}drawTools(e,n,o){K(this.tools,this.group.canAsk);let r={left:n===0,right:n===o-1,remove:o===1,copy:o>=On};for(let[i,,a]of Ga){i!=="st\
op"&&K(this.buttons[i],!e.prompt);let c=i==="select"&&e.selected?s("Lane {lane} is shown in the settings",{lane:e.label}):a(e.label);G(this.buttons[i],{title:c,
"aria-label":c,"aria-disabled":String(!!r[i])})}T(this.buttons.select,e.selected?`✎ ${s("editing")}`:"✎"),G(this.buttons.select,{"aria-pressed":String(!!e.selected)})}drawStop(e){
let{stop:n}=this.buttons,o=!!e&&this.group.running&&e.entries.some(({log:r})=>!r.finished&&!r.failed);!o&&n===document.activeElement&&this.name.focus(),K(n,o)}drawState(e){
if(K(this.state,!!e),!e)return;let{log:n}=e;T(this.doing,sp(n,this.group.done));let o=Te(n).length;T(this.tokens,o?z(o,"{count} token","{count} tokens"):"");let r=sr.
get(n);n.shared>1&&sr.set(n,{others:Math.max(n.shared-1,r?r.others:0),apart:n.apart&&(!r||r.apart)});let i=sr.get(n);if(K(this.company,!!i),!i)return;let{others:a,
apart:c}=!n.running||n.shared<2?i:{others:n.shared-1,apart:n.apart};T(this.company,c?z(a,"in turn with another run","in turn with {count} others"):z(a,"together\
 with another run","together with {count} others")),G(this.company,{"data-tip":c?s("It has forward passes of its own, in turn with those of the others: no other\
 run uses its model, or it reads or writes several tokens at once."):s("Decoded in one batch with the other runs on this model: each forward pass gives all of t\
hem their next token.")})}drawSeeds(e,n){let o=n?n.entries.length:0;K(this.seeds,o>1),!(o<2)&&(T(this.seed,s("seed {seed}, {place} of {all}",{seed:Ua(e)??"–",
place:n.shown+1,all:o})),G(this.back,{"aria-disabled":String(n.shown===0)}),G(this.on,{"aria-disabled":String(n.shown===o-1)}))}drawProblem({label:e,problem:n},o){
let r=s(n),i=o.get(r)??e;r&&o.set(r,i),K(this.problem,!!r),T(this.why,!r||i===e?r:s("The same as in lane {lane}.",{lane:i}))}},On=8,sr=new WeakMap,Ua=({seed:t,log:e})=>t??
(e&&e.started?e.started.seed:null);function np(t,e){let n=(o,r)=>JSON.stringify(o[r]===""?null:o[r]??null);return["model","seed","settings","prompt"].some(o=>n(
t,o)!==n(e,o))}function op(t,e,n){let o=e&&n.seed===t.seed&&n.entries.length===1?Ua(e):null,r=t.seed??o;return[t.model,fe(t.settings??""),r===null?"":s("seed {s\
eed}",{seed:r})].filter(Boolean)}function sp(t,e){let{queued:n,loading:o,started:r,failed:i,finished:a}=t;return i?`✕ ${s("stopped by an error")}`:a?`■ ${a.
sequences.length?ye(a.sequences[0].stop_reason)[1]:s("ended")}`:e?r?`■ ${s("was stopped")}`:s("did not run"):o?jt(o):n?n.ahead?z(n.ahead,"waiting for another \
run","waiting for {count} others"):s("starting …"):r?`● ${s("decoding …")}`:s("waiting for its turn")}var ko=class{constructor(e){this.log=e,this.clear()}clear(){this.at=null,this.place=null}get steps(){return this.log.canvasSteps}get number(){return this.at===null?
this.steps.length-1:Math.min(this.at,this.steps.length-1)}get step(){return this.steps[this.number]||null}get canvas(){let{canvas:e}=this.step;return this.steps.
filter(n=>n.canvas===e)}get before(){let{canvas:e}=this.step;return this.steps.filter((n,o)=>n.canvas<e&&this.steps[o+1]&&this.steps[o+1].canvas!==n.canvas)}get numCanvases(){
return this.steps.length?this.steps.at(-1).canvas+1:0}earlier(e){let n=this.steps[this.number-1];return n&&n.canvas===this.step.canvas?n.places[e]:null}accepted(e){
if(!this.step.places[e].accepted)return null;let n=this.earlier(e);return n&&n.accepted?"again":"newly"}get counts(){let e=this.step.places.map((n,o)=>this.accepted(
o));return{places:e.length,accepted:e.filter(Boolean).length,newly:e.filter(n=>n==="newly").length}}get end(){let{eos_token_ids:e,effective:n}=this.log.started;
if(!Number.isInteger(n.pad_token_id))return 1/0;let o=this.step.places.findIndex(({token_id:r})=>e.includes(r));return o<0?1/0:o+1}history(e){let n=this.canvas,
o=n.at(-1).places[e],r=n.length-1;for(;r>0&&n[r-1].places[e].token_id===o.token_id;)r-=1;return{since:r,accepted:n.filter(i=>i.places[e].accepted).length,count:n.
length,last:o}}};function Va({canvasSteps:t,finished:e}){return e?e.sequences.map(({text:o})=>o).join(""):t.filter(({canvas:o},r)=>!t[r+1]||t[r+1].canvas!==o).flatMap(
({places:o})=>o.map(({piece:r})=>r??"")).join("")}var yo=({logprob:t,entropy:e})=>({probability:X(t),rawProbability:0,rank:1,surprisal:-(t??0),entropyBefore:e,entropyAfter:e});var xo=class{constructor(e,n){this.body=e,this.entries=n,this.width=0,this.timer=0,this.clear(null),e.addEventListener("scroll",()=>{this.atEnd=e.scrollHeight-e.
scrollTop-e.clientHeight<40},{passive:!0}),new ResizeObserver(()=>this.resized()).observe(e)}clear(e){this.log=e,this.body.replaceChildren(),this.rows=new He(this.
body),this.tokens=[],this.steps=[],this.dimmed=0,this.sign=null,this.said="",this.stop=null,this.atEnd=!0}draw(e,{shared:n,sign:o,why:r},{shade:i,unit:a}){if(this.
log!==e&&this.clear(e),e.denoises){T(this.body,Va(e));return}let{keep:c,added:d}=Qe(this.steps,Te(e).at(-1)||null);c<this.tokens.length&&this.cut(c);for(let u of d)
this.append(u,i,a);this.dim(n),this.signAt(o?this.tokens[n]:null,o,r,a),!this.stop&&this.tokens.length&&this.reach(this.tokens[0])}cut(e){nt(this,e),this.steps.
length=e,this.dimmed=Math.min(this.dimmed,e),this.stop&&!this.stop.isConnected&&(this.stop=null)}append(e,n,o){let r={...e.chosen,piece:e.piece},i=l("span","gp-\
token",null,{role:"button",tabindex:"-1"});Ne(i,r);let a=this.tokens.length?this.entries.get(this.tokens.at(-1)).token:null;this.entries.set(i,{token:r,step:e,index:e.
index,lane:this}),e.given&&(i.dataset.given=""),ut(this,i,r,a),this.steps.push(e),this.describe(i,o),this.shade(i,n)}shade(e,n){wt(e.querySelector(".gp-ink"),n,
ve(this.entries.get(e).step))}describe(e,n){let{token:o,step:r,index:i}=this.entries.get(e),a=[s("token {number}: {text}",{number:i+1,text:J(o.text)}),...Kn(r,n),
this.whyOf(e)];e.setAttribute("aria-label",a.filter(Boolean).join(", "))}whyOf(e){let{step:n}=this.entries.get(e);return[e===this.sign?this.said:"",n.given?s("g\
iven, not chosen"):""].filter(Boolean).join(", ")}dim(e){let n=Math.min(e,this.tokens.length);for(let o=n;o<this.dimmed;o++)this.tokens[o].classList.remove("gp-\
shared");for(let o=this.dimmed;o<n;o++)this.tokens[o].classList.add("gp-shared");this.dimmed=n}signAt(e,n,o,r){if((e||null)===this.sign&&(!e||o===this.said&&e.dataset.
parts===n))return;let i=this.sign;this.sign=e||null,this.said=o,i&&(delete i.dataset.parts,this.describe(i,r)),e&&(e.dataset.parts=n,this.describe(e,r))}redraw({
shade:e,unit:n}){for(let o of this.tokens)this.shade(o,e),this.describe(o,n)}settle(){this.atEnd&&this.log&&this.log.running&&(this.body.scrollTop=1e7),this.rows.
settle()}resized(){let{clientWidth:e}=this.body;!e||e===this.width||(this.width=e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.
settle(),200))}reach(e){this.stop&&(this.stop.tabIndex=-1),this.stop=e,e.tabIndex=0}next(e,n){let o=this.tokens.indexOf(e);switch(n){case"ArrowRight":return this.
tokens[o+1];case"ArrowLeft":return this.tokens[o-1];case"ArrowDown":return qe(this.tokens,o,1);case"ArrowUp":return qe(this.tokens,o,-1);case"Home":return this.
tokens[0];case"End":return this.tokens.at(-1);default:return null}}};function Ja(t,e){let n=t.querySelector(".gp-columns"),o=t.querySelector(".gp-shade"),r=t.querySelector(".gp-scale"),i=t.querySelector(".gp-add"),a=new Map,c=new WeakMap,
d=Gt(t,n,e,h=>{let p=c.get(h);if(!p)return null;let{token:f,step:m,index:w,lane:x}=p;return{id:f.token_id,text:f.text,where:s("token {number}",{number:w+1}),step:m,
why:x.whyOf(h)}}),u=()=>({shade:o.value,unit:e.unit});function g(){return e.lanes?e.lanes.map(h=>({key:`${h.prompt?"prompt":"lane"} ${h.id}`,lane:h,number:e.groups.
findIndex(({id:p,prompt:f})=>p===h.id&&!!f==!!h.prompt)})):e.groups.map(h=>({key:`group ${h.number}`,lane:h,number:h.number}))}function b(h){let p=document.activeElement,
f=[...n.children].indexOf(p&&p.closest(".gp-lane")),m=new Set(h.map(({key:w})=>w));for(let[w,{element:x}]of a)m.has(w)||(x.remove(),a.delete(w));h.forEach(({key:w,
lane:x,number:v},L)=>{let O=a.get(w)||C(w);Object.assign(O,{lane:x,number:v}),n.children[L]!==O.element&&n.insertBefore(O.element,n.children[L]||null)}),y(),!(f<
0||document.activeElement===p)&&(p.isConnected?p.focus():n.children.length&&n.children[Math.min(f,n.children.length-1)].querySelector(".gp-lane-name").focus())}
function y(){let{clientWidth:h}=n,[p,f,m]=[240,12,4];if(!h||!a.size)return;let w=Math.max(1,Math.min(m,Math.floor((h+f)/(p+f)))),x=Math.ceil(a.size/w);n.style.setProperty(
"--lanes-in-row",Math.ceil(a.size/x))}new ResizeObserver(y).observe(n);function C(h){let p=l("li","gp-lane"),f=new bo(p,e),m=l("p","gp-note gp-not-yet",s("Not r\
un yet.")),w=l("div","gp-lane-text",null,{role:"group",dir:"auto"}),x=l("div","gp-lane-bottom");x.append(m,w),p.append(x);let v={element:p,head:f,note:m,body:w,
text:new xo(w,c)};return a.set(h,v),v}function N(h,p,f,m){let{element:w,head:x,note:v,body:L,text:O,lane:$,number:P}=h,W=P<0?null:e.groups[P],I=Ze(e),R=!!(W&&I&&
I[0]===P),q=W&&I&&!R?S(I[0],P):{shared:0,sign:"",why:"",words:""};x.draw({lane:$,ran:W,place:p,lanes:f,isReference:R,parts:q.words,told:m}),w.classList.toggle("\
gp-lane-selected",!!$.selected),G(w,{"aria-label":s("Lane {lane}: {title}",{lane:$.label,title:fe($.title)})}),G(L,{"aria-label":s("Text of lane {lane}, token b\
y token. The arrow keys move along it.",{lane:$.label})}),K(v,!W),K(L,!!W),W?O.draw(e.shownOf(P).log,q,u()):O.log&&O.clear(null)}function S(h,p){let f=Re(e,h),[
m,w]=[h,p].map(W=>e.shownOf(W).log),{kind:x,at:v,shorter:L}=ho(e,h,p),O=v[1];if(x==="apart"){let{chosen:W}=Te(m)[v[0]],I=s("here it diverges from {lane}, which \
has {token}",{lane:f,token:J(W.text)});return{shared:O,sign:`≠${f}`,why:I,words:`≠ ${s("diverges from {lane} at token {number}",{lane:f,number:O+1})}`}}let $={
shared:O,sign:"",why:""};if(!O)return{...$,words:""};let P=[m,w].map(W=>!!(W.finished||W.failed||e.done));return(x==="same"?!(P[0]&&P[1]):!P[L])?{...$,words:`= ${s(
"the same as {lane} so far",{lane:f})}`}:x==="same"?{...$,words:`= ${s("the same as {lane}",{lane:f})}`}:{...$,words:`= ${L?s("the same as {lane}, which continu\
es",{lane:f}):s("the same as {lane}, then continues",{lane:f})}`}}function _(h){let{header:p}=e,f=p&&!e.groups.some(({prompt:m})=>m)?p.prompt:"";K(t.querySelector(
".gp-asked"),!!f),me(t.querySelector(".gp-asked-text"),f,{plain:!0}),K(t.querySelector(".gp-parting-key"),!!Ze(e)),K(i.parentNode,e.canAsk&&!h.some(({lane:m})=>m.
prompt)),G(i,{"aria-disabled":String(h.length>=On),title:h.length>=On?s("At most {count} lanes",{count:String(On)}):s("A new lane at the end")})}let E=h=>[...a.
values()].find(({element:p})=>p.contains(h));n.addEventListener("click",({target:h})=>{let p=E(h),f=h.closest("button"),m=h.closest(".gp-token");p&&m&&c.has(m)&&
A(p,m),!(!p||!f||f.getAttribute("aria-disabled")==="true")&&(f.dataset.do&&e.ask({type:"lane",do:f.dataset.do,id:p.lane.id}),f.dataset.seed&&e.showEntry(p.number,
e.groups[p.number].shown+Number(f.dataset.seed)),f===p.head.name&&M(p.number))});function M(h){let p=Ze(e);p&&h!==p[0]&&e.setPair(h,h===p[1]?p[0]:p[1])}function A(h,p){
h.text.reach(p),p.focus({preventScroll:!0}),p.scrollIntoView({block:"nearest"}),d.show(p)}n.addEventListener("keydown",h=>{let{target:p,key:f}=h;if(!c.has(p)||h.
ctrlKey||h.metaKey||h.altKey)return;let m=E(p),w=f==="Enter"||f===" "?p:m.text.next(p,f);!w&&!f.startsWith("Arrow")||(h.preventDefault(),w&&A(m,w))}),i.addEventListener(
"click",()=>{i.getAttribute("aria-disabled")!=="true"&&e.ask({type:"lane",do:"add"})});function k(){Xe(r,o.value,e.unit)}return o.addEventListener("change",()=>{
for(let{text:h}of a.values())h.redraw(u());k()}),h=>{let p=g();if(t.hidden=!p.length&&!e.canAsk,t.hidden)return;if((h.run||h.lanes)&&b(p),h.unit){for(let{text:m}of a.
values())m.redraw(u());k()}_(p);let f=new Map;p.forEach(({key:m},w)=>N(a.get(m),w,p.length,f));for(let{text:m}of a.values())m.settle();d.refresh(h.unit||h.pair)}}function Ya(t,e){let i=_=>t.querySelector(".gp-"+_);function a(_){let[E,M]=[Math.min(..._),Math.max(..._)],A=[1,2,5,10,20,50,100,200,500,1e3].find(p=>Math.floor(
M/p)-Math.floor(E/p)<24)||Math.ceil((M-E+1)/24),k=Math.floor(E/A),h=Array.from({length:Math.floor(M/A)-k+1},(p,f)=>[Math.max((k+f)*A,E),Math.min((k+f+1)*A-1,M),
0]);for(let p of _)h[Math.floor(p/A)-k][2]+=1;return h}function c(_){let E=_.map(bt).sort((p,f)=>p-f),M=E.length?a(E):[],A=JSON.stringify(M);i("bins").dataset.key!==
A&&le(i("bins"),M.length?d(M):void 0),i("bins").dataset.key=A;let k=E.reduce((p,f)=>p+f,0)/E.length,h=(E[E.length-1>>1]+E[E.length>>1])/2;T(i("average"),E.length?
s("mean {mean}, median {median}, from {low} to {high}",{mean:k.toFixed(1),median:B(h),low:B(E[0]),high:B(E.at(-1))}):s("none has ended yet"))}function d(_){let E=(k,h)=>k===
h?z(k,"{count} token","{count} tokens"):s("{low} to {high} tokens",{low:B(k),high:B(h)}),M=([k,h,p])=>`${E(k,h)}: ${z(p,"{count} text","{count} texts")}`,A={type:"\
bar",hoverinfo:"text",textposition:"none",text:_.map(M),x:_.map(([k,h])=>(k+h)/2),y:_.map(([,,k])=>k),width:_.map(([k,h])=>.94*(h-k+1)),marker:{color:"var(--gp-\
kept)"}};return gt(s("Number of texts by their length in tokens"),[A],Ie(s("tokens"),{showgrid:!1}),Ie(s("texts"),{rangemode:"tozero"}),{height:220,bargap:0})}function u(){
let _=l("li"),E=l("span","",null,{"aria-hidden":"true"});return E.append(l("i","gp-bar")),_.append(l("span","gp-sign",null,{"aria-hidden":"true"}),l("span","gp-\
word"),E,l("span","gp-times")),_}function g(_){let E=new Map;for(let k of _)E.set(Oe(k),(E.get(Oe(k))||0)+1);let M=[...E].sort(([k,h],[p,f])=>f-h||(k<p?-1:1)),A=Z(
i("endings"),M.length,u);M.forEach(([k,h],p)=>{let[f,m,w,x]=A[p].children;G(A[p],{"data-end":k}),T(f,st(k)),T(m,rt(k)[0]),ne(w.firstChild,"width",h/_.length),T(
x,`${B(h)} · ${H(h/_.length)}`)})}function b(_){let E=_.filter(h=>Oe(h)==="failed"),M=_.filter(h=>Oe(h)!=="failed"&&!kt(h).trim()),A=e.done?e.entries.length-_.
length:0,k=[];M.length&&k.push(z(M.length,"{count} text is empty.","{count} texts are empty.")),E.length&&k.push(z(E.length,"{count} sample failed and is counte\
d only here.","{count} samples failed and are counted only here.")),A&&k.push(z(A,"{count} sample did not finish.","{count} samples did not finish.")),T(i("oddi\
ties"),k.join(" "))}function y(_){let E=new Map;for(let p of _)E.set(kt(p),(E.get(kt(p))||0)+1);let M=[...E].filter(([,p])=>p>1).sort(([p,f],[m,w])=>w-f||(p<m?-1:
1));T(i("common-title"),C(E.size,_.length,M.length>0));let A=i("common"),k=M.slice(0,5),h=[...A.children].map(p=>p.gpText);k.length===h.length&&k.every(([p],f)=>p===
h[f])?k.forEach(([,p],f)=>T(A.children[f].firstChild,`${B(p)} ×`)):A.replaceChildren(...k.map(N))}function C(_,E,M){return E<2?E?z(E,"{count} text","{count} te\
xts"):"":_===1?s("All {count} texts are the same",{count:B(E)}):M?s("{count} different texts of {all}; the most frequent ones",{count:B(_),all:B(E)}):s("All {co\
unt} texts are different",{count:B(E)})}function N([_,E]){let M=l("li");if(M.gpText=_,M.append(l("span","gp-times",`${B(E)} ×`)),_.length<=150)M.append(_.trim()?
l("bdi","",Me(_)):l("span","gp-note",s("(empty)")));else{let A=l("details"),k=l("summary");k.append(l("bdi","",Me(_.slice(0,150))+"…")),A.append(k,l("p","",_,
{dir:"auto"})),M.append(A)}return M}function S(_,E){return _===E?z(E,"{count} sample","all {count} samples"):e.done?z(E,"{ended} of {count} sample ended","{ende\
d} of {count} samples ended",{ended:B(_)}):z(E,"{ended} of {count} sample ended so far","{ended} of {count} samples ended so far",{ended:B(_)})}return _=>{if(t.
hidden=!e.header||e.header.kind!=="seeds",t.hidden||!(_.run||_.status))return;_.run&&i("common").replaceChildren();let E=e.entries.filter(k=>cn(k)==="cut"),M=e.
entries.filter(k=>Oe(k)&&!E.includes(k)),A=M.filter(k=>Oe(k)!=="failed");T(i("of"),S(M.length,e.entries.length)),c(A),g([...M,...E]),b(M),y(A)}}var Xa="generation-playground.columns",rp=["tokens","tokens_per_second","perplexity","entropy","distinct_2","repetition","words","ended"],vo=class{constructor(e,n){
this.place=e,this.changed=n,this.summary=l("summary"),this.boxes=l("div","gp-column-boxes",null,{role:"group","aria-label":s("Columns of the table")}),e.append(
this.summary,this.boxes),this.chosen=new Set(ip()||rp),this.names=""}shown(e){let n=e.map(({name:r})=>r).join();n!==this.names&&(this.names=n,this.boxes.replaceChildren(
...e.map(r=>this.box(r))));let o=e.filter(({name:r})=>this.chosen.has(r));return T(this.summary,s("Columns: {shown} of {all}",{shown:String(o.length),all:String(
e.length)})),o}box({name:e,title:n,meaning:o}){let r=l("label","",null,{title:s(o)}),i=l("input","",null,{type:"checkbox"});return i.checked=this.chosen.has(e),
i.addEventListener("change",()=>{i.checked?this.chosen.add(e):this.chosen.delete(e),ap([...this.chosen]),this.changed()}),r.append(i,` ${s(n)}`),r}};function ip(){
try{let t=JSON.parse(localStorage.getItem(Xa)||"null");return Array.isArray(t)?t:null}catch{return null}}function ap(t){try{localStorage.setItem(Xa,JSON.stringify(
t))}catch{}}function Za(t,e){let n=t.querySelector(".gp-metrics"),[o]=n.tHead.rows,r=o.cells[0].querySelector("button"),i=new Map,a=null,c=[],d=new vo(t.querySelector(".gp-\
column-choice"),()=>E()),u=({values:A},{name:k})=>Number.isFinite(A[k])?A[k]:null;function g(){let A=e.metrics.filter(f=>e.groups.some(m=>u(m,f)!==null));t.hidden=
!A.length;let k=d.shown(A);if(k.length===c.length&&k.every((f,m)=>f===c[m].metric))return;let h=document.activeElement,p=o.contains(h)?h.dataset.name:null;c.forEach(
({head:f})=>f.remove()),c=k.map(f=>{let m=l("th","",null,{scope:"col"}),{name:w,title:x,unit:v,meaning:L,formula:O,better:$}=f,P=$==="more"?s("More is better."):
$==="less"?s("Less is better."):"",W=[s(L),P,s("Formula: {formula}.",{formula:s(O)})].filter(Boolean).join(" "),I=l("button","gp-sort",null,{type:"button","data\
-name":w,"data-tip":W});return I.append(l("span","",s(x).replace(/-(?=\d)/g,"‑")),l("span","gp-arrow","",{"aria-hidden":"true"})),m.append(I),v&&v!==x.toLowerCase()&&
m.append(l("small","",s(v))),o.append(m),{metric:f,head:m}});for(let f of i.values())Z(f,1+c.length,y);p&&o.querySelector(`[data-name="${CSS.escape(p)}"]`)?.focus()}
function b(){for(let{metric:A,head:k}of c){let h=a&&a.name===A.name?a.down?"descending":"ascending":"none";G(k,{"aria-sort":h}),T(k.querySelector(".gp-arrow"),{
descending:" ▼",ascending:" ▲",none:""}[h])}}o.addEventListener("click",({target:A})=>{let k=A.closest(".gp-sort");if(!k)return;let h=c.map(p=>p.metric).find(
({name:p})=>p===k.dataset.name);if(!h)a=null;else{let p=h.better!=="less",f=a&&a.name===h.name;f&&a.down!==p?a=null:a={name:h.name,down:f?!p:p}}E()});function y(){
let A=l("td"),k=l("span","gp-value");k.append(l("b","gp-best-sign","",{"aria-hidden":"true"}),l("span"),l("span","gp-hidden"),l("small","gp-seeds-range"));let h=l(
"span","gp-track");return h.append(l("i")),A.append(k,h),A}function C(A){let k=l("tr"),h=l("th","gp-whose",null,{scope:"row"});return h.append(l("b","gp-letter"),
l("bdi")),k.append(h),Z(k,1+c.length,y),n.tBodies[0].append(k),i.set(A,k),k}function N({number:A,title:k,prompt:h}){let p=i.get(A)||C(A),[f,m]=p.cells[0].children;
T(f,Re(e,A)),T(m,At({title:k,prompt:h}))}function S({metric:A},k){let h=e.groups.map(m=>u(m,A)),p=Math.max(...h.map(m=>Math.abs(m??0))),f=Zs(A,e.groups);return h.
forEach((m,w)=>{let x=i.get(w).cells[k+1],[v,L]=x.children,O=f!==null&&f.number===w;T(v.children[0],O?"★":""),T(v.children[1],mo(A,e.groups[w])),T(v.children[2],
O?` ${s("(best)")}`:"");let $=m===null||er(A)?"":ot(A,e.groups[w]);T(v.children[3],$&&s("over the seeds {range}",{range:$})),x.classList.toggle("gp-best",O),ne(
L.firstChild,"width",m===null||!p?0:Math.abs(m)/p)}),f!==null}function _(){let A=[...e.groups];if(a){let h=a.down?-1:1;A.sort((p,f)=>{let[m,w]=[u(p,a),u(f,a)];return m===
null||w===null?+(m===null)-+(w===null):h*(m-w)})}let[k]=n.tBodies;A.forEach(({number:h},p)=>{k.rows[p]!==i.get(h)&&k.insertBefore(i.get(h),k.rows[p]||null)})}function E(){
if(g(),t.hidden)return;a&&!c.some(({metric:k})=>k.name===a.name)&&(a=null),e.groups.forEach(N);let A=c.map(S);K(t.querySelector(".gp-best-key"),A.some(Boolean)),
b(),_()}function M(){for(let k of i.values())k.remove();i.clear();let{kind:A}=e.header||{};T(r,A==="lanes"?s("Lane"):A==="sweep"?s("Cell"):s("Runs")),n.classList.
toggle("gp-one",e.groups.length<2),K(t.querySelector(".gp-sorting"),e.groups.length>1)}return A=>{A.run&&M(),(A.run||A.measured||A.lanes)&&E()}}var Qa={sweep:()=>s("Nothing has run yet. “{button}” writes a text for each pair of values and draws a heat map of any metric.",{button:s("Run the grid")}),
seeds:()=>s("Nothing has run yet. “{button}” samples many texts and draws a tree of what the model can say, with counts and probabilities.",{button:s("Draw \
the samples")}),trial:()=>s("Nothing has run yet. “{button}” decodes the same request with and without drafts and answers one question: whether drafts make it f\
aster, which draft length is best, or whether the texts are the same.",{button:s("Run the trial")}),precision:()=>s("Nothing has run yet. “{button}” lets the mo\
del write in each precision in turn, measures memory and speed, and shows how far the distributions diverge at each token.",{button:s("Compare precisions")}),choices:()=>s(
"Nothing has run yet. “{button}” lets the model read each answer after the prompt and shows how likely it finds every token, with and without taking the length \
out.",{button:s("Compare answers")}),watermark:()=>s("Nothing has run yet. “{button}” writes texts with and without the watermark and answers one question, or l\
ets you guess which is which.",{button:s("Run the experiment")})};function ec(t,e){let r=t.querySelector(".gp-status"),i=t.querySelector(".gp-pace"),a=t.querySelector(
".gp-track"),c=t.querySelector(".gp-troubles"),d=t.querySelector(".gp-told"),u=t.querySelector(".gp-answered"),g=[],b=[],y=null,C=0;function N(h){let p=e.entries[h];
g[h]=cn(p),b[h]=bt(p)}function S(h){let p=g.length,f=h.ended+h.failed;if(f===p)return[z(p,"The run has ended","All {count} runs have ended"),""];let m=h.cut+(e.
done?h.decoding:0),w=[m&&s("{count} cut off",{count:B(m)}),!e.done&&s("{count} decoding",{count:B(h.decoding)}),!e.done&&s("{count} queued",{count:B(h.waiting)}),
e.done&&h.waiting&&s("{count} not started",{count:B(h.waiting)})].filter(Boolean),x={ended:B(f)};return[e.done?z(p,"Stopped: {ended} of {count} run ended","Stop\
ped: {ended} of {count} runs ended",x):z(p,"{ended} of {count} run ended","{ended} of {count} runs ended",x),w.map(L=>` · ${L}`).join("")]}function _(h){if(!h)
return;let p=performance.now();y??={at:p,sum:h},h!==y.last&&([y.last,C]=[h,p]);let f=C-y.at,m=f>500&&s("{rate} tokens/s in total",{rate:B(Math.round((h-y.sum)/f*
1e3))});T(i,[z(h,"{count} token","{count} tokens"),m].filter(Boolean).join(" · "))}function E(h){let p=new Map;for(let x of e.entries.filter(v=>g[v.number]==="\
failed")){let v=JSON.stringify(jn(Ke(x)));p.set(v,[...p.get(v)||[],x])}let f=e.done?h.cut:0,m=JSON.stringify([[...p].map(([x,v])=>[x,v.length]),f]);if(c.dataset.
key===m)return;c.dataset.key=m,c.replaceChildren();for(let[x,v]of[...p].slice(0,8)){let L=l("p");L.append(l("b","","✕ "),`${A(v)} `);for(let{knob:O,message:$,
fix:P}of JSON.parse(x))L.append(l("span","",(O?`${O}: `:"")+$),P?` ${P} `:" ");c.append(L)}let w=[...p.values()].slice(8).flat().length;w&&c.append(l("p","gp-no\
te",z(w,"{count} more run failed for other reasons.","{count} more runs failed for other reasons."))),f&&c.append(l("p","gp-note gp-stopped",M(f)))}function M(h){
return e.done.overtaken?z(h,"{count} run was stopped because another run took its place; what was written is kept.","{count} runs were stopped because another r\
un took their place; what was written is kept."):z(h,"{count} run was stopped by hand; what was written is kept.","{count} runs were stopped by hand; what was w\
ritten is kept.")}function A(h){let p=[...new Set(h.map(x=>e.groups[x.group].label))];if(p.length===e.groups.length)return z(h.length,"{count} run failed:","{co\
unt} runs failed:");let f=p.length-1,w=p.every(x=>x.length===1)||!f?p.join(", "):z(f,"{label} and {count} other","{label} and {count} others",{label:p[0]});return z(
h.length,"{count} run failed ({groups}):","{count} runs failed ({groups}):",{groups:w})}function k(){let h=e.found&&e.found.question,f=(h&&e.asking&&e.asking.question!==
h?e.asking.titles:{})[h];K(u,!!f),f&&T(u,e.done?s("These runs answered “{question}”. Choose that question to see the answer.",{question:s(f)}):s("These runs\
 answer “{question}”. Choose that question to see the answer.",{question:s(f)}))}return h=>{if(t.hidden=!e.header&&!Object.hasOwn(Qa,e.name),a.hidden=!e.header,
!e.header&&!t.hidden&&T(r,Qa[e.name]()),!e.header)return;h.run?([g,b,y]=[[],[],null],T(i,""),e.entries.forEach(w=>N(w.number))):h.measured||h.status?e.entries.forEach(
w=>N(w.number)):h.entries.forEach(N);let p={ended:0,cut:0,failed:0,decoding:0,waiting:0};for(let w of g)p[w]+=1;let[f,m]=S(p);r.dataset.words!==f+m&&(r.dataset.
words=f+m,r.replaceChildren(l("b","",f),m));for(let w of["ended","failed","decoding"])ne(a.querySelector(".gp-part-"+w),"width",p[w]/Math.max(1,g.length));G(a,{
"aria-valuemax":g.length,"aria-valuenow":p.ended+p.failed,"aria-valuetext":f+m.replaceAll(" · ",", ")}),_(b.reduce((w,x)=>w+x,0)),E(p),k(),e.done&&T(d,f)}}var So=[[.001,0],[.01,3],[.1,6],[1,8],[1/0,10]],cp=t=>So.findIndex(([e])=>Ee(t??1/0,"bits")<=e);function yt(t,e){if(!V(t))return s("infinite");let n=Ee(t,e);if(n===
0)return"0";if(n>=.001)return n.toPrecision(3);let[o,r]=n.toExponential(1).split("e-");return`${o} × ${lp(r)}`}var lp=t=>`10⁻${[...String(t)].map(e=>"⁰¹²³⁴\
⁵⁶⁷⁸⁹"[e]).join("")}`,_o=t=>t>=1e9?s("{size} GB",{size:(t/1e9).toFixed(2)}):s("{size} MB",{size:(t/1e6).toFixed(t<1e7?2:1)});function tc(t,e){let n=p=>t.
querySelector(".gp-"+p),o=n("which"),r=new Ae(n("words"),{press:({number:p})=>y(p)}),i=null,a="",c="";o.addEventListener("change",()=>k());let d=()=>e.unit==="b\
its"?s("bits"):s("nats"),u=p=>`${yt(p,e.unit)} ${d()}`,g=()=>(e.found&&e.found.question==="precision"?e.found.groups:[]).map((p,f)=>({...p,number:f})).filter(({
pair:p})=>p&&!p.error),b=()=>g().find(({number:p})=>String(p)===o.value)||g()[0];function y(p){i=p,k()}function C(p){let f=JSON.stringify(p.map(({number:w,title:x})=>[
w,x]));if(f===c)return;c=f;let m=o.value;o.replaceChildren(...p.map(({number:w,title:x})=>l("option","",fe(x),{value:w}))),p.some(({number:w})=>String(w)===m)&&
(o.value=m)}function N({text:p,kl:f,logprobs:[m,w],same_top:x},v){let L=s("Token {number} {token}: KL {kl}; probability {share}, here {other}",{number:B(v+1),token:J(
p),kl:u(f),share:H(X(m)),other:H(X(w))});return x?L:`${L}; ${s("another token is the likeliest here")}`}function S(p){let{tokens:f}=p.pair,m=JSON.stringify([p.number,
e.unit,f.map(({id:w,kl:x})=>[w,x])]);m!==a&&(a=m,r.show(f.map((w,x)=>({token:w,mark:{},number:x,words:()=>N(w,x)}))),r.tokens.forEach((w,x)=>{let v=cp(f[x].kl),
L=w.querySelector(".gp-ink");L.style.backgroundColor=`var(--gp-heat-${So[v][1]})`,L.dataset.rank=v,w.dataset.top=f[x].same_top?"same":"other"})),r.tokens.forEach(
(w,x)=>{w.dataset.shown=x===i?"yes":"no",w.setAttribute("aria-pressed",x===i)})}function _(){let p=n("legend");if(p.dataset.unit===e.unit)return;p.dataset.unit=
e.unit,p.replaceChildren(s("KL in {unit}:",{unit:d()}));let f=w=>e.unit==="bits"?w:Number((w*Math.LN2).toPrecision(2));So.forEach(([w,x],v)=>{let L=Number.isFinite(
w)?s("to {limit}",{limit:f(w)}):s("above {limit}",{limit:f(So[v-1][0])}),O=l("span","gp-chip",L,{"data-rank":v});O.style.backgroundColor=`var(--gp-heat-${x})`,p.
append(O)});let m=l("span");m.append(l("span","gp-wavy","abc"),` ${s("another token is the likeliest")}`),p.append(m)}function E(p,f){let m=e.charts[`kl ${f.number}\
 ${e.unit}`];le(n("curve-box"),i===null?m:Fn(m,i+1,"")),M(p,f)}function M(p,f){let m=Z(n("curve-keys"),p.length,()=>{let w=l("span"),x=ee("svg");return G(x,{width:30,
height:8,"aria-hidden":"true"}),x.append(ee("path","gp-course")),G(x.firstElementChild,{d:"M1 4H29"}),w.append(x,l("span")),w});p.forEach(({title:w,number:x},v)=>{
G(m[v].firstChild.firstChild,{"data-line":v%6,"data-on":x===f.number?"yes":"no"}),T(m[v].lastChild,fe(w))})}function A(p){let f=p.pair.tokens[i??p.pair.max_at],
m=i??p.pair.max_at,[w,x]=f.entropies,v={number:B(m+1),token:J(f.text),kl:u(f.kl),mine:re(w,e.unit),theirs:re(x,e.unit),model:fe(p.title)};T(n("said"),i!==null?s(
"Token {number} {token}: KL {kl}, entropy {mine} of the reference and {theirs} of {model}.",v):`${s("Where they differ most, token {number} {token}: KL {kl}, en\
tropy {mine} of the reference and {theirs} of {model}.",v)} ${s("Click another token to see both models there.")}`);let L=n("sides").tHead.rows[0].cells;T(L[1],
fe(e.found.groups[0].title)),T(L[2],fe(p.title));let O=Z(n("sides").tBodies[0],f.candidates.length,()=>{let P=l("tr"),W=l("th","",null,{scope:"row"});return W.append(
l("span"),l("bdi")),P.append(W,...[0,1].map(()=>{let I=l("td"),R=l("div","gp-side"),q=l("span");return q.append(l("i","gp-bar",null,{"aria-hidden":"true"})),R.append(
q,l("span")),I.append(R),I})),P}),$=Math.max(...f.candidates.flatMap(([,,P,W])=>[P,W]),1e-9);f.candidates.forEach(([P,W,...I],R)=>{let[q,...j]=O[R].cells;T(q.firstChild,
P===f.id?"▶ ":""),me(q.lastChild,W),ce(O[R],P===f.id?"gp-is-token":""),I.forEach((F,D)=>{ne(j[D].querySelector(".gp-bar"),"width",F/$),T(j[D].firstChild.lastChild,
H(F))})})}function k(){let[p,f]=[g(),b()];C(p),o.value=f.number;let{mean:m,max:w,same_top:x,max_at:v,perplexities:[L,O],vocab:$}=f.pair;i!==null&&i>=f.pair.tokens.
length&&(i=null),T(n("about"),z(f.pair.tokens.length,"{count} token of the reference, read by both","{count} tokens of the reference, read by both")),T(n("summa\
ry"),[s("Mean {mean}, at most {max} at token {number}, over {vocab} tokens of the vocabulary.",{mean:u(m),max:yt(w,e.unit),number:B(v+1),vocab:B($)}),s("The sam\
e token is the likeliest for both at {share} of the places.",{share:H(x)}),s("Perplexity of the text: {one} and {other}.",{one:U(L),other:U(O)})].join(" ")),_(),
S(f),E(p,f),A(f)}let h=()=>g().length>0;return p=>{t.hidden=!h(),p.run&&(i=null),!t.hidden&&(p.found||p.unit)&&k()}}function nc(t,e){let n=S=>t.querySelector(".gp-"+S),o=n("measure"),r=n("from-first");o.addEventListener("change",C);let i=()=>e.found&&e.found.question==="promp\
ts"?e.found:null,a=S=>V(S)?`${yt(S,e.unit)} ${e.unit==="bits"?s("bits"):s("nats")}`:s("infinite"),c=(S,_)=>[[s("prompt"),""],[s("tokens"),s("How many tokens the\
 model reads, those of a chat template among them.")],[s("likeliest next token"),""],[s("entropy"),s("Of the next token’s distribution: how uncertain the model \
is.")],[`KL(${S} ‖ ·)`,s("How far this prompt’s distribution is from the first one’s.")],["JS",s("The same both ways; at most 0.69 nats.")],[s("total var\
iation"),s("The share of probability that stands elsewhere.")],..._.text.length?[[s("mean KL along the text"),s("The mean over the tokens of the text that follo\
ws all prompts.")]]:[]];function d(S){let[_]=r.tHead.rows,E=Z(_,S.length,()=>l("th","",null,{scope:"col"}));S.forEach(([M,A],k)=>{E[k].dataset.told!==M+A&&(E[k].
dataset.told=M+A,E[k].replaceChildren(l("span","",M,A?{tabindex:0,"data-tip":A}:{})))})}function u(){let S=l("tr"),_=l("th","",null,{scope:"row"});return _.append(
l("b","gp-letter")," ",l("bdi")),S.append(_),S}function g(S,{label:_,prompt:E},M,A){T(S.cells[0].firstChild,_),po(S.cells[0].lastChild,E);let{tokens:k,entropy:h,
top:p,same_top:f}=A.prompts[M],m=A.candidates.find(({id:v})=>v===p),w=M===0,x=[[B(k)],[J(m.text),H(m.probabilities[M]),!f],[re(h,e.unit)],[w?"–":a(A.kl[0][M])],
[w?"–":a(A.js[0][M])],[w?"–":H(A.tv[0][M])],...A.text.length?[[w?"–":V(A.mean[M])?a(A.mean[M]):s("not known")]]:[]];for(;S.cells.length>x.length+1;)S.lastElementChild.
remove();for(;S.cells.length<x.length+1;){let v=l("td");v.append(l("span"),l("small")),S.append(v)}x.forEach(([v,L="",O=!1],$)=>{let[P,W]=S.cells[$+1].children;
T(P,v),T(W,L),P.classList.toggle("gp-far",O)})}function b({prompts:S,read:_}){let E=rn(S.map(({prompt:f})=>f)),M=_.tv[0].indexOf(Math.max(..._.tv[0])),A=_.prompts.
slice(1).filter(({same_top:f})=>!f).length,k={first:S[0].label,prompt:S[M].label,words:J(E[M]),kl:a(_.kl[0][M]),share:H(_.tv[0][M])},h=_.tv[0][M]>0?s("{prompt} \
{words} moves the next token most: {share} of the probability stands elsewhere than after {first}, KL {kl}.",k):s("The distributions are the same after all prom\
pts."),p=A?s("The likeliest token is another one after {count} of {all} other prompts.",{count:B(A),all:B(S.length-1)}):s("The likeliest token is the same after\
 all of them.");return`${h} ${p}`}function y({waiting:S,read:_}){return _&&_.error?`${s(_.error.message)} ${s(_.error.fix)}`:S?s("The prompts are compared once \
all runs have ended."):s("Not known: the prompts were not all read. Run them again.")}function C(){let{value:S}=o;le(n("matrix-box"),e.charts[S==="tv"?"tv":`${S}\
 ${e.unit}`])}function N(){let S=i(),{prompts:_,read:E}=S,M=!!E&&!E.error;if(K(n("results"),M),K(n("unread"),!M),T(n("unread"),M?"":y(S)),T(n("summary"),M?b(S):
""),!M)return;d(c(_[0].label,E));let A=Z(r.tBodies[0],_.length,u);_.forEach((k,h)=>g(A[h],k,h,E)),le(n("tokens-box"),e.charts.tokens),C(),K(n("along"),E.text.length>
0),le(n("along-box"),e.charts[`along ${e.unit}`])}return S=>{t.hidden=!i(),!t.hidden&&(S.found||S.unit)&&N()}}function sc(t){dp(t),up(t),t.lanes.addEventListener("change",()=>{t.state.opened.clear(),t.draw()})}function rr(t,e){if(!e.folded){t.pick(e.entry.run.at(-1));return}
let[n]=e.folded,o=document.activeElement===e.item;t.state.unfold(e.node,e.folded),t.draw(),o&&Ct(t,t.views.get(n.id))}function dp(t){let{tree:e}=t,n=o=>{let r=o.
closest(".gp-knot");return r?r.parentElement.gpView:null};e.addEventListener("click",({target:o})=>{let r=n(o);r&&(rc(t,r),rr(t,r))}),e.addEventListener("pointe\
rmove",({target:o,pointerType:r})=>{r!=="touch"&&t.point(n(o),o.gpNode||null)}),e.addEventListener("pointerleave",()=>t.point(null)),e.addEventListener("focusin",
o=>{let r=o.target;r.gpView&&r.matches(":focus-visible")&&t.point(r.gpView,null)}),e.addEventListener("focusout",()=>t.point(null))}function rc(t,e){t.current&&
t.current!==e&&G(t.current.item,{tabindex:"-1"}),t.current=e,G(e.item,{tabindex:"0"})}function Ct(t,e){e&&(rc(t,e),e.item.focus({preventScroll:!0}),e.knot.scrollIntoView(
{block:"nearest",inline:"nearest"}),t.point(e,null))}var ic=({kids:t})=>t&&t.firstElementChild&&t.firstElementChild.gpView;function hp(t,e){e.entry&&t.state.closed.
delete(e.entry.head.id)?t.draw():Ct(t,ic(e))}function pp(t,e){e.entry&&ic(e)?(t.state.closed.add(e.entry.head.id),t.draw()):Ct(t,e.above)}var oc={ArrowDown:(t,e,n)=>Ct(
t,n[n.indexOf(e)+1]),ArrowUp:(t,e,n)=>Ct(t,n[n.indexOf(e)-1]),ArrowRight:hp,ArrowLeft:pp,Home:(t,e,n)=>Ct(t,n[0]),End:(t,e,n)=>Ct(t,n.at(-1)),Enter:rr," ":rr,Escape:t=>{
t.point(null),t.state.picked&&t.pick(null)}};function up(t){t.tree.addEventListener("keydown",e=>{let n=e.target.gpView;if(!n||e.ctrlKey||e.altKey||e.metaKey||!Object.
hasOwn(oc,e.key))return;e.preventDefault();let o=[...t.tree.querySelectorAll(".gp-branch")].filter(r=>r.offsetParent);oc[e.key](t,n,o.map(r=>r.gpView))})}var Oo=class{constructor(){this.count=0,this.root=this.node(null,null),this.tips=[],this.ended=new Map}node(e,n){let o=n&&n.logprob!==null&&e.logprob!==null&&e.
logprob!==void 0,r=n?o?n.logprob+e.logprob:null:0;return{id:this.count++,token:e,before:n,depth:n?n.depth+1:0,kids:new Map,samples:[],ends:[],logprob:r,order:[]}}begin(e){
return this.root.samples.push(e),this.tips[e]=this.root}add(e,n){let o=this.tips[e]||this.begin(e),r=o.kids.get(n.token_id);r||(r=this.node(n,o),o.kids.set(n.token_id,
r),o.order.push(r)),r.samples.push(e),this.tips[e]=r}end(e,n){this.ended.has(e)||(this.ended.set(e,n),(this.tips[e]||this.begin(e)).ends.push([e,n]))}reached(e){
let n=o=>!fp.has(this.ended.get(o)??"length");return this.root.samples.filter(o=>this.tips[o].depth>=e||n(o)).length}},fp=new Set(["length","max_time","stopped",
"failed","given","unfinished"]);function ac(t){let e=[t];for(;t.kids.size===1&&!t.ends.length;)[t]=t.order,e.push(t);return e}function cc(t){for(;t.before&&t.before.
before&&t.before.kids.size===1&&!t.before.ends.length;)t=t.before;return t}var Mn=(t,e=null)=>t.logprob===null||e&&e.logprob===null?null:Math.exp(t.logprob-(e?e.
logprob:0)),En=t=>{let e=[];for(;t.before;t=t.before)e.push(t);return e.reverse()},lc=(t,e)=>(e.logprob??-1/0)-(t.logprob??-1/0)||t.token.token_id-e.token.token_id;
function mp({order:t},e){if(!e)return t.sort((o,r)=>r.samples.length-o.samples.length||lc(o,r)),t;let n=(o,r)=>o.samples.length>r.samples.length+Math.max(.5,r.samples.
length/5);for(let o=1;o<t.length;o++)for(let r=o;r>0&&n(t[r],t[r-1]);r--)[t[r-1],t[r]]=[t[r],t[r-1]];return t}function dc(t,{lanes:e,grows:n,opened:o=new Map,closed:r=new Set,
before:i=new Set}){let a=[],c=[],d=({id:S,samples:_})=>_.length+(n&&i.has(S)?.5:0),u=([S],[_])=>d(_)-d(S)||S.depth-_.depth||lc(S,_),g=0;function b(S,_,E){for(g+=
1;;){let M=_.at(-1),A={head:S,run:_,kids:[],folded:[],closed:r.has(S.id)};E.push(A);let k=mp(M,n);if(!k.length||A.closed)return;let h=1+(o.get(M.id)||0);k.slice(
1).forEach((p,f)=>(f+1<h?c:a).push([p,A])),E=A.kids,[S]=k,_=ac(S)}}let y=S=>{for(;S.length;){let[_,E]=S.pop();b(_,ac(_),E.kids),y(c)}},C=()=>a.splice(0).forEach(
([S,_])=>_.folded.push(S)),N=[];for(b(t.root,[t.root],N),y(c);a.length&&g<e;)a.sort(u),y([a.shift()]);C();for(let S=ir(N[0]);S.length;S=ir(N[0]))y(S),C();return hc(
N[0]),N[0]}function ir(t){return[...t.folded.length===1?[[t.folded.pop(),t]]:[],...t.kids.flatMap(ir)]}function hc(t){let e=new Map(t.run.at(-1).order.map((n,o)=>[
n,o]));t.kids.sort((n,o)=>e.get(n.head)-e.get(o.head)),t.kids.forEach(hc)}var gp=12,Mo=class{constructor(e){this.group=e,this.begin()}begin(){this.trie=new Oo,this.opened=new Map,this.closed=new Set,this.picked=null}read(e){let{trie:n,
group:o}=this,r=o.entries[e],i=n.tips[e];for(let c=i?i.depth:0;c<r.tokens.length;c++)n.add(e,r.tokens[c]);let a=Oe(r);a&&n.end(e,a)}shown(e,n){return dc(this.trie,
{lanes:e,grows:!this.group.done,opened:this.opened,closed:this.closed,before:n})}pick(e){this.picked=e===this.picked?null:e}unfold(e,n){let o=e.order.length-n.length;
this.opened.set(e.id,o-1+Math.min(gp,n.length))}isOnPath({head:e,run:n}){return Tn(n.at(-1),this.picked)||Tn(this.picked,e)}};function Tn(t,e){for(;t&&t.depth>e.
depth;)t=t.before;return t===e}var Eo=220,To=({token:t})=>t.piece??t.text;function pc(t,e,n,o){let{length:r}=n.samples,[i,a]=[t.reached(n.depth),e.before],c=Mn(n),d=b=>b===null?s("not known"):
H(b),u=e===n,g=[[s("Samples here"),i<o?z(i,"{number} of {count} sample so far","{number} of {count} samples so far",{number:B(r)}):Lo(r,i)]];c!==null&&g.push([s(
"Expected samples"),`${wp(i*c)} = ${B(i)} × ${H(c)}`]),g.push([z(n.depth-e.depth+1,"Probability of this token","Probability of these {count} tokens"),d(Mn(n,a))]),
g.push([s("Share of the samples at this fork"),H(r/Math.max(1,kp(a)))]),u&&g.push([s("Before the processors"),d(n.token.raw_logprob===null?null:X(n.token.raw_logprob))]),
g.push([s("Probability of the text so far"),d(c)]);for(let[b,y]of $o(n))g.push([`${st(b)} ${s("ends here: {reason}",{reason:rt(b)[0]})}`,B(y)]);return g}var wp=t=>t<
.01?s("fewer than 0.01"):t.toFixed(t<10?2:1),Lo=(t,e)=>z(e,"{number} of {count} sample","{number} of {count} samples",{number:B(t)});function bp(t,e,n){return e?
z(t,"{count} sample goes through {text}","{count} samples go through {text}",{text:e}):n==="source"?z(t,"{count} sample follows the source","{count} samples fol\
low the source"):n==="message"?z(t,"{count} sample answers the message","{count} samples answer the message"):z(t,"{count} sample continues the prompt","{count}\
 samples continue the prompt")}var kp=t=>t.order.reduce((e,n)=>e+n.samples.length,0);function $o(t){let e=new Map;for(let[,n]of t.ends)e.set(n,(e.get(n)||0)+1);
return e}function uc(t,e){let n=l("div","gp-trie-card",null,{popover:"manual","aria-hidden":"true"}),o=l("p"),r=l("dl");n.append(o,r),n.hidden=!0,t.append(n);function i(d,u,g,b,y){
let C=En(g.before).map(({token:E})=>E.piece??"").join(""),N=C.length>Eo?"…"+C.slice(-Eo):C,S=En(b).slice(g.depth-1).map(To).join(""),_=l("bdi","",N);_.append(
l("b","",S.length>Eo?S.slice(0,Eo)+"…":S)),o.replaceChildren(_),r.replaceChildren(...pc(u,g,b,y).flatMap(([E,M])=>[l("dt","",E),l("dd","",M)])),n.hidden&&document.
addEventListener("scroll",e,{capture:!0,passive:!0}),n.hidden=!1,n.showPopover&&!n.matches(":popover-open")&&n.showPopover(),a(d)}function a(d){let u=d.getBoundingClientRect(),
{clientWidth:g,clientHeight:b}=document.documentElement,[y,C]=[n.offsetWidth,n.offsetHeight],N=u.bottom+7+C+8<=b?u.bottom+7:u.top-C-7;n.style.left=`${Math.max(8,
Math.min(u.left,g-y-8))}px`,n.style.top=`${Math.max(8,Math.min(N,b-C-8))}px`}function c(){n.hidden||(n.hidePopover&&n.isConnected&&n.matches(":popover-open")&&n.
hidePopover(),n.hidden=!0,document.removeEventListener("scroll",e,{capture:!0}))}return{show:i,hide:c}}function fc(t,e,n){let r=t.querySelector(".gp-through"),i=t.
querySelector(".gp-through-title"),a=t.querySelector(".gp-through-list"),c=t.querySelector(".gp-through-more"),d=t.querySelector(".gp-through-facts"),[u,g]=[null,
null],b=!1;function y(){let _=l("li"),E=l("bdi");return E.append(l("span","gp-shared"),l("span","gp-own")),_.append(E,l("small")),_}function C(_,E,M){let A=e.entries[E],
k=En(M).length,h=w=>w.map(({piece:x})=>x??"").join("");T(_.querySelector(".gp-shared"),h(A.tokens.slice(0,k))),T(_.querySelector(".gp-own"),h(A.tokens.slice(k)));
let p=Oe(A);T(_.querySelector("small"),[s("sample {number}",{number:E+1}),(A.seed??null)===null?"":s("seed {seed}",{seed:A.seed}),z(bt(A),"{count} token","{coun\
t} tokens"),p?`${st(p)} ${rt(p)[0]}`:"…"].filter(Boolean).join(" · "));let f=_.querySelector("button"),m=s("Open sample {number} as one run",{number:E+1});if(e.
canAsk&&!f){let w=l("button","gp-button",s("Open"),{type:"button","aria-label":m});w.addEventListener("click",()=>e.ask({type:"open",entry:+_.dataset.entry})),_.
append(w)}else f&&_.dataset.entry!==String(E)&&f.setAttribute("aria-label",m);_.dataset.entry=E}function N(_,E){let M=_.before?pc(E,cc(_),_,e.entries.length):[],
A=Z(d,M.length,()=>{let k=l("div");return k.append(l("dt"),l("dd")),k});M.forEach(([k,h],p)=>{T(A[p].firstChild,k),T(A[p].lastChild,h)})}function S(_,E){if(_!==
u&&(b=!1),[u,g]=[_,E],r.hidden=!_,!_)return;N(_,E);let{samples:M}=_,A=Me(En(_).map(To).join("").trim()),k=J(A.length>118?"…"+A.slice(-109):A);T(i,bp(M.length,
_.before&&k,e.apart));let h=b?M.length:Math.min(12,M.length),p=Z(a,h,y);for(let f=0;f<h;f++)C(p[f],M[f],_);c.hidden=h===M.length,T(c,s("Show all {count}",{count:B(
M.length)}))}return c.addEventListener("click",()=>{b=!0,S(u,g)}),t.querySelector(".gp-unpick").addEventListener("click",n),S}var yp=18,mc=110,gc=160,ar=t=>t.reduce((e,n)=>e+n.samples.length,0);function xp(t){let e=l("li","",null,{role:"treeitem",tabindex:"-1"}),n=l("div","gp-knot"),[o,
r,i]=[l("bdi","gp-run"),l("span","gp-count"),l("span","gp-end")];n.append(o,r,i),e.append(n);let a={key:t,item:e,knot:n,run:o,number:r,end:i,kids:null,entry:null,
above:null};return e.gpView=a,a}function wc(t,e){let n=new Set(e.map(({item:o})=>o));for(let o of[...t.children])n.has(o)||o.remove();e.forEach(({item:o},r)=>{t.
children[r]!==o&&t.insertBefore(o,t.children[r]||null)})}function bc(t,e,n){let o=`${e} ${n}`;t.stream!==o&&(t.stream=o,t.item.style.setProperty("--own",e),t.item.
style.setProperty("--rest",n))}function vp(t,{run:e,head:n}){let o=[...$o(e.at(-1))],r=o.map(([i,a])=>`${st(i)}${n.samples.length>1?` ${B(a)}`:""}`).join(" ");T(
t.end,r),t.end.classList.toggle("gp-end-failed",o.some(([i])=>i==="failed"))}var Ao=class{constructor(e,n){this.root=e,this.state=n,this.group=n.group,this.tree=
e.querySelector(".gp-roots"),this.lanes=e.querySelector(".gp-lanes"),this.about=e.querySelector(".gp-about"),this.card=uc(e,()=>this.point(null)),this.drawThrough=
fc(e,this.group,()=>this.pick(null)),this.views=new Map,this.current=null,this.pointed=null,Sp(e)}clear(){this.state.begin(),this.views=new Map,this.current=null,
this.pointed=null,this.tree.replaceChildren(),this.card.hide()}draw(){let{state:e,tree:n,views:o}=this,r=document.activeElement&&document.activeElement.gpView,i=[
...o.values()].filter(({item:c,entry:d})=>d&&c.isConnected),a=new Set(i.map(({key:c})=>c));wc(n,[this.drawEntry(e.shown(+this.lanes.value,a),null,0)]);for(let[c,
d]of o)d.item.isConnected||o.delete(c);(!this.current||!this.current.item.isConnected)&&(this.current=o.get(e.trie.root.id)),G(this.current.item,{tabindex:"0"}),
r&&document.activeElement!==r.item&&(r.item.isConnected?r:this.current).item.focus({preventScroll:!0}),this.drawThrough(e.picked,e.trie),this.drawAbout(),this.refreshCard()}viewOf(e){
return this.views.has(e)||this.views.set(e,xp(e)),this.views.get(e)}thickness(e){return`${Math.max(1.5,yp*e/Math.max(1,this.state.trie.root.samples.length)).toFixed(
1)}px`}drawEntry(e,n,o){let{head:r,run:i}=e,a=this.viewOf(r.id);Object.assign(a,{entry:e,above:n,node:i.at(-1),folded:null}),this.drawRun(a,e);let c=e.closed&&i.
at(-1).order.length;T(a.number,c?`${B(r.samples.length)} ▸`:r.samples.length>1?B(r.samples.length):""),vp(a,e),bc(a,this.thickness(r.samples.length),this.thickness(
o));let d=this.drawKids(a,e);return this.dress(a,this.wordsOf(e),d?"true":c?"false":null),a}drawKids(e,n){let o=[],r=ar(n.kids.map(({head:i})=>i))+ar(n.folded);
for(let i of n.kids)o.push(this.drawEntry(i,e,r-=i.head.samples.length));return n.folded.length&&o.push(this.drawMore(n,e)),o.length&&!e.kids&&e.item.append(e.kids=
l("ul","gp-kids",null,{role:"group"})),e.kids&&(wc(e.kids,o),e.kids.hidden=!o.length),o.length}drawMore({run:e,folded:n},o){let r=this.viewOf("more "+e.at(-1).id);
Object.assign(r,{entry:null,above:o,node:e.at(-1),folded:n});let i=ar(n);return T(r.run,`+ ${s("{count} more",{count:B(n.length)})}`),T(r.number,i>n.length?B(i):
""),bc(r,this.thickness(i),"0px"),this.dress(r,z(n.length,"{count} more branch with {samples}, folded. Click to open.","{count} more branches with {samples}, fo\
lded. Click to open.",{samples:z(i,"{count} sample","{count} samples")}),null),r}drawRun(e,{head:n,run:o}){let r=n.samples.length===1&&n.before,i=r?"":o.map(({id:a})=>a).
join(" ");if(r){let a="";for(let c of o)if((a+=c.token.piece??"").length>mc)break;T(e.run,Me(a.slice(0,mc+30))||Me(n.token.text)),e.ids=null}else if(e.ids!==i){
let a=e.ids&&(i+" ").startsWith(e.ids+" ")?e.ids.split(" ").length:0;a||e.run.replaceChildren(),e.run.append(...o.slice(a).map(c=>this.makeToken(c))),e.ids=i}ce(
e.knot,r?"gp-knot gp-tail":n.before?"gp-knot":"gp-knot gp-root-knot")}makeToken(e){if(!e.before)return l("span","",this.promptWords());let{piece:n,text:o,logprob:r}=e.
token,i=n===null?o:Me(n)+(Rt(e.token)?In(o):""),a=l("span",n===null?"gp-t gp-special":"gp-t",i||o);return a.style.backgroundColor=`var(--gp-prob-${Math.round(X(
r)*10)})`,a.gpNode=e,a}promptWords(){let e=Me(this.group.header.prompt);return e.length>60?"…"+e.slice(-58):e||s("(no prompt)")}wordsOf({head:e,run:n,closed:o}){
let{length:r}=e.samples;if(!e.before)return`${this.rootWords()}, ${z(r,"{count} sample","{count} samples")}`;let i=n.map(To).join(""),a=Mn(n.at(-1),e.before);return[
J(i.length>gc?i.slice(0,gc)+"…":i),Lo(r,this.state.trie.root.samples.length),a===null?"":s("probability {share} after the text before",{share:H(a)}),...[...$o(
n.at(-1))].map(([c,d])=>z(d,"{count} ends here: {reason}","{count} end here: {reason}",{reason:rt(c)[0]})),o?s("closed"):""].filter(Boolean).join(", ")}rootWords(){
let{apart:e}=this.group;return e==="source"?s("The source"):e==="message"?s("The message"):s("The prompt")}dress(e,n,o){let{picked:r}=this.state,{node:i,folded:a,
entry:c}=e,d=r&&!a&&this.state.isOnPath(c),u=r&&a&&Tn(i,r),g=r&&!a&&Tn(r,c.head),b=["gp-branch",a&&"gp-more",r&&!d&&!u&&"gp-dim",g&&"gp-on-path"];ce(e.item,b.filter(
Boolean).join(" "));let y=!!(r&&!a&&c.run.includes(r));G(e.item,{"aria-label":n,"aria-selected":String(y)}),e.expanded!==o&&(e.expanded=o,o===null?e.item.removeAttribute(
"aria-expanded"):e.item.setAttribute("aria-expanded",o))}drawAbout(){let{group:e}=this,{trie:n}=this.state,o=n.root.samples.length,r=e.entries.length-o,i=new Set(
n.tips.filter(Boolean)),a=i.size===1&&o>1?s("all with the same text"):z(i.size,"{count} different text","{count} different texts"),c={samples:r?Lo(o,e.entries.length):
z(o,"{count} sample","{count} samples"),texts:a},d=e.done?s("{samples}, {texts}.",c):s("{samples} so far, {texts}.",c);T(this.about,o?`${d} ${s("Point at a bran\
ch for its numbers, click it to see its samples.")}`:s("The tree grows with the first tokens."))}pick(e){this.state.pick(e),this.draw()}point(e,n){this.pointed&&
this.pointed.view===e&&this.pointed.node===n||(this.pointed=e&&{view:e,node:n},e?this.refreshCard():this.card.hide())}refreshCard(){if(!this.pointed)return;let{
view:e,node:n}=this.pointed;if(!e.item.isConnected||!e.entry||!e.entry.head.before){this.pointed=null,this.card.hide();return}let{head:o,run:r}=e.entry,i=n&&r.includes(
n);this.card.show(e.knot,this.state.trie,i?n:o,i?n:r.at(-1),this.group.entries.length)}};function Sp(t){for(let e=0;e<=10;e++){let n=l("i");n.style.backgroundColor=
`var(--gp-prob-${e})`,t.querySelector(".gp-key-ramp").append(n)}}var _p="14",Op=t=>t.some(({ended:e})=>e&&e.text)&&t.every(({tokens:e})=>!e.length);function kc(t,e){let n=new Mo(e),o=new Ao(t,n);return sc(o),matchMedia("(max-\
width: 640px)").matches&&(o.lanes.value=_p),r=>{if(t.hidden=!e.header||e.header.kind!=="seeds"||Op(e.entries),!t.hidden&&(r.run&&o.clear(),!(!r.run&&!r.steps&&!r.
status))){for(let i of r.run?e.entries.keys():r.entries)n.read(i);o.draw()}}}function yc(t,e){let o=t.querySelector(".gp-ways"),r=t.querySelector(".gp-first tbody"),i=new WeakMap,a=t.querySelector(".gp-first-words");function c(){let N=l(
"li");return N.append(l("h3"),l("div","gp-read",null,{tabindex:0,role:"group"})),N}function d(N,{label:S,title:_},{started:E}){let M=E?E.prompt_tokens:null,[A,k]=N.
children,h=`${S} ${fe(_)}`;T(A,M?`${h}: ${z(M.length,"{count} token","{count} tokens")}`:h),G(k,{"aria-label":s("The prompt of {lane}",{lane:S})}),i.get(k)!==M&&
(i.set(k,M),k.replaceChildren(...(M||[]).map(({piece:p,text:f})=>p===null?l("span","gp-pill",f):p)))}let u=({raw_logprob:N})=>X(N);function g(N){let S=new Map;N.
forEach((E,M)=>{if(!E)return;let A=[...E.distribution.candidates].sort((h,p)=>u(p)-u(h)),k=({token_id:h})=>h===E.chosen.token_id;for(let h of[...A.slice(0,6),...A.
slice(0,6).some(k)?[]:[E.chosen]])S.has(h.token_id)||S.set(h.token_id,{text:h.text,sides:[null,null]});for(let h of[...A,E.chosen])S.has(h.token_id)&&(S.get(h.token_id).
sides[M]??=h)});let _=({sides:E})=>Math.max(...E.map(M=>M?u(M):0));return[...S.values()].sort((E,M)=>_(M)-_(E))}function b(){let N=l("tr"),S=l("th","",null,{scope:"\
row"});return S.append(l("bdi","gp-word")),N.append(S,...[0,1].map(()=>{let _=l("td"),E=l("div","gp-share"),M=l("span");return M.append(l("i")),E.append(l("span",
"gp-sign"),M,l("b")),_.append(E),_})),N}function y(N){let S=g(N),_=Z(r,S.length,b);S.forEach(({text:E,sides:M},A)=>{let[k,...h]=_[A].cells;me(k.firstChild,E),h.
forEach((p,f)=>{let m=M[f],w=!!(m&&N[f]&&m.token_id===N[f].chosen.token_id),[x,v,L]=p.firstChild.children;ce(p.firstChild,w?"gp-share gp-chosen":"gp-share"),T(x,
w?"▶":""),ne(v.firstChild,"width",m?u(m):0),T(L,N[f]?m?H(u(m)):"–":"")})})}function C(N){if(N.some(M=>!M))return s("Both runs have to write a token first.");
let[S,_]=N.map(({chosen:M})=>M);return`${S.token_id===_.token_id?s("Both begin with {token}: {one} with the template, {other} without it.",{token:J(S.text),one:H(
u(S)),other:H(u(_))}):s("With the template it begins with {one}, without it with {other}.",{one:J(S.text),other:J(_.text)})} ${s("The probabilities are the mode\
l’s own, before the processors; ▶ was chosen, – was not recorded.")}`}return()=>{if(t.hidden=e.groups.length!==2,t.hidden)return;let N=[0,1].map(E=>e.shownOf(
E).log),S=Z(o,2,c);N.forEach((E,M)=>d(S[M],e.groups[M],E));let _=N.map(E=>Te(E)[0]||null);T(a,C(_)),y(_)}}var Mp=14,Ep=200;function xc(t,e,{onPick:n,onResize:o}){let r=t.querySelector("canvas"),i=t.querySelector(".gp-map-row"),a=t.querySelector(".gp-map-column");function c({
clientX:g,clientY:b}){let{left:y,top:C,width:N,height:S}=r.getBoundingClientRect(),_=e.canvas,E=(M,A)=>Math.max(0,Math.min(A-1,Math.floor(M*A)));return{place:E(
(g-y)/N,e.step.places.length),step:_[E((b-C)/S,_.length)]}}t.addEventListener("click",g=>e.step&&n(c(g)));function d(g){let b=e.canvas,y=e.step.places.length;t.
style.height=`${Math.max(24,Math.min(Ep,Mp*b.length))}px`;let[C,N]=[r.clientWidth,r.clientHeight].map(h=>Math.round(h*devicePixelRatio));if(!C||!N)return;Object.
assign(r,{width:C,height:N});let S=r.getContext("2d"),_=getComputedStyle(t),E=_.getPropertyValue("--gp-text").trim(),[M,A]=[C/y,N/b.length],k=Math.max(.75,Math.
min(M,A,8*devicePixelRatio)*.2);b.forEach((h,p)=>h.places.forEach((f,m)=>{S.fillStyle=_.getPropertyValue(Gs(g,yo(f))).trim(),S.fillRect(Math.floor(m*M),Math.floor(
p*A),Math.ceil(M),Math.ceil(A)),f.accepted&&(S.fillStyle=E,S.beginPath(),S.arc((m+.5)*M,(p+.5)*A,k,0,2*Math.PI),S.fill())})),u(b.length,y)}function u(g,b){i.style.
top=`${e.step.step/g*100}%`,i.style.height=`${100/g}%`,a.hidden=e.place===null,!a.hidden&&(a.style.left=`${e.place/b*100}%`,a.style.width=`${100/b}%`)}return new ResizeObserver(
o).observe(r),d}var Tp=8e3,Lp=120,$p=700;function vc(t,e){let n=v=>t.querySelector(".gp-"+v),[o,r,i,a]=["canvas-text","canvas-slider","canvas-play","canvas-shade"].map(n),c=new ko(
e),d=xc(n("canvas-map"),c,{onPick:({place:v,step:L})=>M(c.steps.indexOf(L),v),onResize:()=>!t.hidden&&d(a.value)}),u=l("span","gp-canvas-prompt"),g=l("span","gp\
-canvas-before"),b=l("span","gp-canvas-now"),y=0,C=0;o.append(u,g,b);function N(){let{step:v}=c,L=c.before.flatMap(({places:P})=>P);g.childElementCount!==L.length&&
g.replaceChildren(...L.map(_));let O=Z(b,v.places.length,S),{end:$}=c;C=Math.min(C,v.places.length-1),v.places.forEach((P,W)=>{let I=O[W],R=c.accepted(W);I.replaceChildren(),
Ne(I,P);let q=I.querySelector(".gp-ink");wt(q,a.value,yo(P)),R?I.dataset.accepted=R:delete I.dataset.accepted,I.toggleAttribute("data-after-end",W>=$),I.setAttribute(
"aria-pressed",String(W===c.place)),I.setAttribute("aria-label",E(P,W,R)),I.tabIndex=W===C?0:-1})}let S=()=>l("span","gp-token",null,{role:"button"});function _(v){
let L=l("span","gp-written");return Ne(L,v),L}function E(v,L,O){let $={number:L+1,token:J(v.text),share:H(X(v.logprob))};return O==="newly"?s("Place {number}: {\
token}, probability {share}, newly accepted",$):O?s("Place {number}: {token}, probability {share}, accepted",$):s("Place {number}: {token}, probability {share},\
 not accepted",$)}o.addEventListener("click",({target:v})=>{let L=[...b.children].indexOf(v.closest(".gp-token"));L>=0&&M(c.at,L===c.place?null:L)}),o.addEventListener(
"keydown",v=>{let L=[...b.children].indexOf(v.target.closest(".gp-token")),O={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1,Home:-1/0,End:1/0}[v.key];if(!(L<
0)){if(v.key==="Enter"||v.key===" ")M(c.at,L);else if(v.key==="Escape")M(c.at,null);else if(O)C=Math.max(0,Math.min(b.childElementCount-1,L+O)),c.place===null?N():
M(c.at,C),b.children[C].focus();else return;v.preventDefault()}});function M(v,L){c.at=v,c.place=L,L!==null&&(C=L),m()}function A(){let{step:v,number:L,steps:O,
numCanvases:$}=c,P=c.canvas.length,W={canvas:v.canvas+1,canvases:$,step:v.step+1,steps:P},I=s("canvas {canvas} of {canvases}, step {step} of {steps}",W);r.max=String(
O.length),r.value=String(L+1),r.setAttribute("aria-valuetext",I),T(n("canvas-step-words"),I),T(i,s(y?"❚❚ Pause":"▶ Play"));let{places:R,accepted:q,newly:j}=c.
counts,F={accepted:B(q),places:B(R),newly:B(j),temperature:v.temperature.toFixed(2)};T(n("canvas-short"),s("{accepted} of {places} places accepted, {newly} newl\
y; temperature {temperature}",F))}function k(){clearInterval(y),y=0}i.addEventListener("click",()=>{if(y){k(),A();return}c.number>=c.steps.length-1&&(c.at=0);let v=Math.
max(Lp,Math.min($p,Tp/c.steps.length));y=window.setInterval(()=>{!t.isConnected||c.number>=c.steps.length-1?k():c.at=c.number+1,m()},v),m()}),r.addEventListener(
"input",()=>{k(),M(Number(r.value)-1,c.place)}),r.addEventListener("keydown",({key:v})=>v==="Escape"&&M(null,c.place)),a.addEventListener("change",()=>m());function h(){
let{place:v}=c;if(K(n("one-place"),v!==null),K(n("place-hint"),v===null),v===null)return;let{since:L,accepted:O,count:$,last:P}=c.history(v),W={place:v+1,token:J(
P.text),since:L+1,accepted:O,steps:$};T(n("place-verdict"),z($,"Place {place}: {token} has been the likeliest since step {since}. The sampler accepted the place\
 in {accepted} of {count} step.","Place {place}: {token} has been the likeliest since step {since}. The sampler accepted the place in {accepted} of {count} step\
s.",W));let I=t.querySelector(".gp-one-place tbody"),R=Z(I,$,p);c.canvas.forEach((D,Y)=>f(R[Y],D,D.places[v]));let q=n("place-table"),{offsetTop:j,offsetHeight:F}=R[c.
step.step];(j<q.scrollTop+F||j+F>q.scrollTop+q.clientHeight)&&(q.scrollTop=j-q.clientHeight/2)}function p(){let v=l("tr"),L=l("td");return L.append(l("button","\
gp-place-step","",{type:"button"})),v.append(L,...["read","likeliest"].map(()=>{let O=l("td");return O.append(l("bdi")),O}),l("td"),l("td","gp-place-entropy"),l(
"td")),v}function f(v,L,O){let[$,P,W,I,R,q]=v.cells;T($.firstChild,String(L.step+1)),Se(P.firstChild,O.read_text),Se(W.firstChild,O.text),T(I,H(X(O.logprob))),T(
R,re(O.entropy,e.unit)),T(q,O.accepted?s("✓ yes"):s("– no")),L===c.step?v.setAttribute("aria-current","step"):v.removeAttribute("aria-current")}t.querySelector(
".gp-one-place tbody").addEventListener("click",({target:v})=>{let L=v.closest("tr");L&&M(c.steps.indexOf(c.canvas[L.rowIndex-1]),c.place)});function m(){c.step&&
(A(),N(),h(),Xe(n("canvas-scale"),a.value,e.unit),d(a.value),T(n("map-words"),z(c.canvas.length,"{places} places, {count} step","{places} places, {count} steps",
{places:B(c.step.places.length)})))}function w(){k(),c.clear(),C=0,g.replaceChildren(),b.replaceChildren(),T(u,e.started?e.started.prompt_tokens.map(({piece:v})=>v??
"").join(""):"")}let x=()=>!t.hidden&&m();return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",x),new MutationObserver(x).observe(document.
body,{attributes:!0,attributeFilter:["class"]}),v=>{v.run&&w(),t.hidden=!e.canvasSteps.length,!t.hidden&&(v.run||v.steps||v.status||v.unit)&&m()}}function Sc(t,e){let n=t.querySelector(".gp-arrival-words"),o=t.querySelector(".gp-arrival-bar");return r=>{if(t.hidden=!e.found||!!e.found.over,t.hidden||!r.found)
return;let{done:i,total:a}=e.found,c=jt(e.found);T(n,c[0].toUpperCase()+c.slice(1)),V(i)&&a?(o.setAttribute("aria-valuenow",Math.floor(i/a*100)),ne(o.firstChild,
"width",i/a)):(o.removeAttribute("aria-valuenow"),ne(o.firstChild,"width",1))}}function at(t){return V(t)?t>=1e9?s("{count} billion",{count:(t/1e9).toFixed(1)}):t>=1e6?s("{count} million",{count:(t/1e6).toFixed(t<1e7?1:0)}):t.toLocaleString(
"en"):"–"}function Co(t,e){t.replaceChildren(...e.map(([n,o])=>{let r=l("div");return r.append(l("dt","",n)," ",l("dd","",o)),r}))}function ct(t,e,n,o,r){let i=l(
"button","gp-button gp-press",o,{type:"button","aria-label":r||`${o}: ${n}`});return i.addEventListener("click",()=>t.ask({type:"model",act:e,model:n})),i}function _c(t,e){let[n,o,r,i,a]=[".gp-about",".gp-fit",".gp-pairs","tbody",".gp-smaller"].map(y=>t.querySelector(y));function c(y){T(n,y.model);let[C,N]=o.children;
if(T(C,d(y)),T(N,y.why?`${s(y.why)} ${s(y.fix)}`:b(y)),Co(r,[[s("class"),y.class_name],[s("parameters"),at(y.parameters)],[s("precision"),y.dtype],[s("device"),
y.device],[s("to download"),y.complete?y.download?ke(y.download):s("nothing: it is here"):s("its weights are missing")],[s("memory"),u(y)],[s("free memory"),ke(
y.free)],...y.free_disk===null?[]:[[s("free disk space"),ke(y.free_disk)]],[s("context"),y.context_length?z(y.context_length,"{count} token","{count} tokens"):s(
"unlimited")],[s("vocabulary"),at(y.vocab_size)]]),g(y),a.replaceChildren(),y.smaller){let{model:S,bytes:_}=y.smaller;a.append(`${s("It does not fit in any prec\
ision. A model that does: {model}, {size}.",{model:S,size:ke(_)})} `,ct(e,"pick",S,s("Choose")))}}function d({complete:y,fits:C}){return y?C===null?`? ${s("It i\
s not known whether it fits.")}`:C?`✓ ${s("It fits.")}`:`✕ ${s("It does not fit.")}`:`✕ ${s("It cannot be opened.")}`}function u({memory:y,reckoned:C}){return y===
null?s("not known"):C?s("about {size}",{size:ke(y)}):ke(y)}function g({ways:y,free:C}){t.querySelector("table").hidden=y.length===0;let N=Math.max(C,...y.map(({
bytes:S})=>S))*1.05;i.replaceChildren(...y.map(({model:S,label:_,bytes:E,fits:M})=>{let A=l("tr",M?"":"gp-over"),k=l("span","gp-strip",null,{"aria-hidden":"true"}),
[h,p]=[l("i"),l("u")];ne(h,"width",Math.min(1,E/N)),ne(p,"left",C/N),k.append(h,p);let f=[l("th","",s(_),{scope:"row"}),l("td","",ke(E)),l("td"),l("td","",M?`✓ ${s(
"yes")}`:`✕ ${s("no")}`),l("td")];return f[2].append(k),f[4].append(ct(e,"pick",S,s("Choose"),s("Choose {precision}",{precision:s(_)}))),A.append(...f),A}))}function b({
room:y,free:C,reckoned:N}){if(y===null)return s("Neither its files nor its config tell how much memory it needs.");let S={size:ke(y),free:ke(C)};return N?`${s("\
It needs about {size}, with room for a run; {free} is available.",S)} ${s("Its weights do not tell their size: this is estimated from its config.")}`:s("It need\
s {size}, with room for a run; {free} is available.",S)}return y=>{t.hidden=!e.found,!t.hidden&&y.found&&c(e.found)}}var Ap=[1,2,4];function Oc(t,e){let n=t.querySelector("thead tr"),[o,r,i,a]=[".gp-about",".gp-pairs",".gp-none","tbody"].map(g=>t.querySelector(g));function c(g){
T(o,g.model),Co(r,[[s("class"),g.class_name],[s("parameters"),at(g.parameters)],[s("precision"),s(g.precision)],[s("device"),g.device],[s("in memory"),ke(g.bytes)],
[s("context"),g.context_length?z(g.context_length,"{count} token","{count} tokens"):s("unlimited")],[s("vocabulary"),at(g.vocab_size)],[s("chat template"),g.chat_template?
s("yes"):s("no")]]);let{fields:b}=g;T(i,b.length?"":s("It sets no field: the library’s defaults apply.")),i.hidden=b.length>0,t.querySelector("table").hidden=
b.length===0,a.replaceChildren(...b.map(y=>{let C=l("tr"),N=l("th","",null,{scope:"row"});N.append(l("code","",y.name)),C.append(N,d(y.model),d(y.library),l("td",
"",s(y.meaning)),l("td","",u(y)));for(let S of Ap)C.cells[S].dataset.label=n.cells[S].textContent;return C}))}function d(g){let b=l("td");return b.append(l("cod\
e","",g===null?s("none"):JSON.stringify(g))),b}function u({applies:g,by:b,ignored:y,same:C}){return b==="changed"?[`▲ ${s("the page sets {value}",{value:JSON.
stringify(g)})}`,s(y)].filter(Boolean).join("; "):b==="model"&&y?`○ ${s(y)}`:b==="model"?C?s("the same as the default"):`◆ ${s("applies")}`:s("another field\
 takes its place")}return g=>{t.hidden=!e.found,!t.hidden&&g.found&&c(e.found)}}function Mc(t,e){let n=k=>t.querySelector(".gp-"+k),o=n("costs").tBodies[0],r=()=>e.found&&e.found.question==="precision";function i(){let k=l("tr"),h=l("th","",
null,{scope:"row"});h.append(l("span"),l("small")),k.append(h);for(let p=0;p<6;p++){let f=l("td");if(f.append(l("span"),l("small")),p===0){let m=l("span","gp-by\
tes",null,{"aria-hidden":"true"});m.append(l("i")),f.append(m)}k.append(f)}return k}function a(k,h){if((k.dataset.tip||"")!==h){for(let p of["tabindex","data-ti\
p"])k.removeAttribute(p);if(h)for(let[p,f]of[["tabindex",0],["data-tip",h]])k.setAttribute(p,f)}}let c=(k,h,p="")=>{T(k.children[0],h),T(k.children[1],p)};function d({
bytes:k,scale_bytes:h},p){if(!V(k))return["–",""];let f=p&&V(p.bytes)?s("{share} of the reference",{share:H((k+h)/(p.bytes+p.scale_bytes))}):"";return[_o(k+h),
f]}let u=({bytes:k,scale_bytes:h})=>V(k)&&h?s("get_memory_footprint() reports {size}; the scales take another {scales}.",{size:_o(k),scales:_o(h)}):"";function g({
pace:k,paces:h,ratio:p}){if(!k)return["–",""];let f=h.length>1?s("{low} to {high}",{low:k.low.toFixed(1),high:k.high.toFixed(1)}):s("one run");return[k.median.
toFixed(1),p?`${f}, ${ze(p.median)}`:f]}function b(k,h){if(h===0)return[["–",""],["–",""],["–",""]];let{pair:p}=k;if(!p||p.error)return[[p?s("none"):"–",
""],["–",""],["–",""]];let f=s(e.unit);return[[yt(p.mean,e.unit),f],[yt(p.max,e.unit),s("{unit}, token {number}",{unit:f,number:B(p.max_at+1)})],[H(p.same_top),
""]]}function y(k,h){let p=k.map(f=>f.pair).find((f,m)=>f&&!f.error&&(h===0||m===h));return p?U(p.perplexities[h===0?0:1],3):"–"}function C(k){let h=fe(k.precision||
"");return h&&h!==fe(k.title)?s("the reference: {precision}",{precision:h}):s("the reference")}function N({groups:k}){let h=Math.max(...k.map(({bytes:f,scale_bytes:m})=>(f||
0)+(m||0)),1),p=Z(o,k.length,i);k.forEach((f,m)=>{let[w,x,v,L,O,$,P]=p[m].cells;c(w,fe(f.title),m?fe(f.precision||f.model):C(f)),c(x,...d(f,m?k[0]:null)),a(x.firstChild,
u(f)),K(x.lastChild,V(f.bytes)),ne(x.lastChild.firstChild,"width",((f.bytes||0)+(f.scale_bytes||0))/h),c(v,...g(f)),b(f,m).forEach((W,I)=>c([L,O,$][I],...W)),c(
P,y(k,m))})}function S(k,h){let[p,f]=[[...k],[...h]],m=p.findIndex((w,x)=>w!==f[x]);return m<0?p.length:m}function _({groups:k}){let h=Z(n("writings"),k.length,
()=>{let f=l("li"),m=l("p","gp-writing-head");return m.append(l("b"),l("span","gp-note")),f.append(m,l("p","gp-writing",null,{dir:"auto"})),f}),p=k[0].text;k.forEach(
(f,m)=>{let[w,x]=h[m].children;T(w.children[0],fe(f.title)),T(w.children[1],E(f,m,p)),w.children[1].classList.toggle("gp-parting",m>0&&V(f.parts_at));let v=JSON.
stringify([p,f.text,m]);if(x.dataset.key===v||(x.dataset.key=v,x.replaceChildren(),f.text===null))return;let L=m&&p!==null?S(p,f.text):[...f.text].length,O=[...f.
text];x.append(O.slice(0,L).join("")),L<O.length&&x.append(l("span","gp-apart",O.slice(L).join("")))})}function E({failed:k,text:h,tokens:p,parts_at:f,pair:m},w,x){
if(k)return`✕ ${s("stopped by an error")}`;if(h===null)return e.done?s("did not finish"):s("writing, or waiting for its turn");let v=m&&m.error&&s("Its distri\
butions cannot be compared with those of the reference: {why}",{why:`${s(m.error.message)} ${s(m.error.fix)}`});return[M(p,f,w&&x!==null),v].filter(Boolean).join(
". ")}function M(k,h,p){return p?V(h)?`✂ ${s("diverges from the reference at token {number} of {all}",{number:B(h+1),all:B(k)})}`:`= ${z(k,"the same {count} t\
oken as the reference","the same {count} tokens as the reference")}`:z(k,"{count} token","{count} tokens")}function A(){let k=e.found;T(n("missing"),k.reading!==
null?s("Reading the reference’s text with {model}.",{model:fe(k.groups[k.reading].title)}):Le(e,k)),K(n("warning"),k.others),T(n("warning"),k.others?`⚠ ${s(
Ft)}`:""),K(n("cpu"),!!k.cpu_words),T(n("cpu"),s(k.cpu_words)),N(k),_(k);let h=k.groups.filter(({pair:p})=>p&&!p.error);e.done&&h.length&&T(n("told"),h.map(({title:p,
pair:f})=>s("{model}: mean KL {kl}",{model:fe(p),kl:`${yt(f.mean,e.unit)} ${s(e.unit)}`})).join(". ")+".")}return k=>{t.hidden=!r(),!t.hidden&&(k.found||k.status||
k.unit)&&A()}}function Ec(t,e){let n=t.querySelector(".gp-shelf-sections"),o=new Map;function r({sections:a,canOpen:c}){let d=document.activeElement&&t.contains(document.activeElement)?
document.activeElement.getAttribute("aria-label"):null;n.replaceChildren(...a.flatMap(({title:u,note:g,folded:b,rows:y})=>{let C=s(u),N=l("table"),S=l("tr");S.append(
...[s("model"),s("description"),s("size"),s("matching draft")].map(k=>l("th","",k,{scope:"col"})),l("td"));let[_,E]=[l("thead"),l("tbody")];_.append(S),E.append(
...y.map(k=>i(k,c))),N.append(l("caption","gp-hidden",C),_,E);let M=l("details","gp-shelf-section"),A=l("summary");return A.append(l("h3","",C),l("span","gp-not\
e",` ${y.length}`)),M.append(A,l("p","gp-note",y.length?s(g):s("None yet.")),...y.length?[N]:[]),M.open=o.has(C)?o.get(C):!b,M.addEventListener("toggle",()=>o.set(
C,M.open)),[M]})),d&&t.querySelector(`[aria-label=${CSS.escape(d)}]`)?.focus()}function i(a,c){let d=l("tr"),u=l("th","",a.model,{scope:"row"}),g=a.download&&!a.
here,[b,y,C,N]=[l("td","",s(a.words)),l("td"),l("td","",a.assistant||"–",{"data-label":s("matching draft")}),l("td")];if(a.loaded){let{class_name:S,precision:_,
device:E,bytes:M,in_use:A,parameters:k}=a.loaded;b.append(A?`● ${s("in use")}`:`○ ${s("idle")}`,l("small","",s("{kind}, {precision}, on {device}",{kind:S,precision:s(
_),device:E}))),y.append(ke(M),l("small","",s("{count} parameters",{count:at(k)})))}else{y.append(a.millions?s("about {size}",{size:at(a.millions*1e6)}):ke(a.size),
l("small","",a.millions?s("parameters"):s("on disk"))),g&&y.append(l("small","",s("{size} to download",{size:ke(a.download)})));let S=[a.gated?`▲ ${s("gated: \
needs an access token")}`:"",a.here?`✓ ${s("downloaded")}`:""].filter(Boolean);S.length&&u.append(l("small","",S.join(" · ")))}return N.append(g?ct(e,"get",a.
model,s("Get it")):ct(e,"use",a.model,s("Use it"))),a.loaded?N.append(ct(e,"tell",a.model,s("Show"))):c&&N.append(ct(e,"pick",a.model,s("Fill in"))),a.canUnload&&
N.append(ct(e,"unload",a.model,s("Unload"))),d.append(u,b,y,C,N),d}return a=>{t.hidden=!e.found,!t.hidden&&a.found&&r(e.found)}}var Cp=5,Pp=60,Np=6e7,Wp=(t,e)=>Array.isArray(e)&&t.length===e.length&&t.every((n,o)=>n===e[o]),ln=t=>[t,...t.children.flatMap(ln)],cr=t=>t.parent?cr(t.parent):
t,Po=class{constructor(e){this.log=e,this.trees=[],this.shown=null,this.along=Tc()}get all(){return this.trees.flatMap(ln)}get busy(){return this.log.running||this.
log.waiting}get visible(){return this.trees.some(({children:n})=>n.length)?this.trees.filter(n=>n.children.length||n===cr(this.shown)):[]}get refuge(){return this.
shown&&(this.shown.parent||this.trees.filter(e=>e!==this.shown).at(-1))}begin(){let{log:e}=this;if(this.along=Tc(),!e.started||e.turn===void 0){this.shown=null;
return}let{turn:n,started:o,asked:r}=e,i=this.all.find(u=>u.turn===n);if(i){this.shown=i;return}e.asked=null;let a=r&&Wp(r.ids,o.request.given)&&this.all.find(u=>u.
turn===r.turn);if(a&&r.kind!=="branch"&&a.plain&&a.mode===o.mode){Object.assign(a,{turn:n,pieces:[]}),this.shown=a;return}let c=o.request.only_given===!0,d={turn:n,
read:c,parent:null,children:[],name:"",pieces:[],tokens:0,total:0,text:""};if(a){for(Object.assign(d,{at:r.at,from:r.from,on:r.on,kind:r.kind,parent:a});d.parent.
parent&&d.at<d.parent.at;)d.parent=d.parent.parent;d.parent.children.push(d)}else this.trees=this.trees.filter(({children:u})=>u.length),this.trees.push(d);this.
shown=d}measure(){let{log:e,along:n}=this,o=e.lines();n.follow(o.length?o[0].last:null);let{steps:r}=n;Object.assign(this.shown,{text:e.text,tokens:r.length,total:n.
total,mode:e.started.mode,searched:e.usesBeams,plain:o.length===1&&o[0].kind==="sequence",pieces:r.map(({piece:i,chosen:a})=>i??a.text)})}makeRoom(){for(;;){let e=this.
all,n=e.reduce((r,{text:i})=>r+i.length,0);if(this.trees.length<=Cp&&e.length<=Pp&&n<=Np)return;let o=this.trees.find(r=>r!==cr(this.shown))||e.filter(r=>r.parent&&
r!==this.shown&&!r.children.length).sort((r,i)=>r.turn-i.turn)[0];if(!o)return;this.detach(o)}}detach(e){e.parent?e.parent.children=e.parent.children.filter(n=>n!==
e):this.trees=this.trees.filter(n=>n!==e)}};function Tc(){return new ge(0,(t,{chosen:e})=>t+(e.logprob??-1/0))}function Lc(t){let{root:e,state:n,tree:o,told:r,remove:i}=t,{log:a}=n,c=e.querySelector(".gp-rename"),d=()=>T(r,s("A run is under way. Wait for its end, or clic\
k Stop."));function u(y){if(!(!y||y===n.shown)){if(n.busy){d();return}n.shown=y,a.feedRun(y.text,y.turn),a.ask({type:"shown"}),t.draw(),y.item.focus({preventScroll:!0})}}
function g(){if(!i.dataset.sure){i.textContent=z(ln(n.shown).length,"Delete this run?","Delete these {count} runs?"),i.dataset.sure="yes",i.focus();return}let y=n.
shown,C=n.refuge;n.busy?d():C&&(n.detach(y),u(C)),t.calm()}function b(){let y=n.shown,C=l("input","gp-rename-field",null,{"aria-label":s("Name of this run"),maxlength:60});
C.value=y.name;let N=!0,S=_=>{N&&(N=!1,_&&(y.name=C.value.trim()),document.activeElement===C&&y.item.focus(),C.remove(),t.fill(y))};C.addEventListener("keydown",
_=>{_.stopPropagation(),(_.key==="Enter"||_.key==="Escape")&&S(_.key==="Enter")}),C.addEventListener("click",_=>_.stopPropagation()),C.addEventListener("blur",()=>S(
!0)),y.item.querySelector(".gp-label").replaceChildren(C),C.focus(),C.select()}o.addEventListener("click",y=>{let C=y.target.closest(".gp-run"),N=n.visible.flatMap(
ln).find(S=>S.item===C);N===n.shown?N.item.focus():u(N)}),o.addEventListener("keydown",y=>{let{shown:C}=n;if(y.ctrlKey||y.metaKey||y.altKey||!C)return;let N=n.visible.
flatMap(ln),S=N.indexOf(C),_={ArrowDown:()=>u(N[S+1]),ArrowUp:()=>u(N[S-1]),ArrowRight:()=>u(C.children[0]),ArrowLeft:()=>u(C.parent),Home:()=>u(N[0]),End:()=>u(
N.at(-1)),F2:b,Delete:()=>{i.disabled||g()}};Object.hasOwn(_,y.key)&&(y.preventDefault(),_[y.key]())}),c.addEventListener("click",b),i.addEventListener("click",
g),i.addEventListener("blur",()=>t.calm())}var $c=8,qp=3,Ip=-1e30,Rp=t=>`log p ${t>Ip?t.toFixed(2).replace("-","−"):"−∞"}`;function jp(t){let e=t.pieces,n=Math.min(...t.children.map(({at:i})=>i)),o=t.
parent?t.at:Number.isFinite(n)&&n>=qp?n:0,r=Me(e.slice(o,o+$c).join(""));return s("“{text}”",{text:`${o&&!t.parent?"…":""}${r}${e.length>o+$c?"…":""}`})}
function Ac(t){if(!t.parent)return t.read?s("a text that was read:"):s("the original:");let e={number:t.at+1,token:J(t.from??"")};return t.kind!=="branch"?s("co\
ntinues at token {number}:",e):t.on?s("again from {token} at token {number}:",e):s("instead of {token} at token {number}:",e)}var No=class{constructor(e,n){this.
root=e,this.state=n,this.tree=e.querySelector(".gp-tree"),this.told=e.querySelector(".gp-told"),this.remove=e.querySelector(".gp-delete")}draw(){let{root:e,tree:n,
state:o}=this,r=o.log.canAsk?o.visible:[];if(e.hidden=!r.length,e.hidden)return;let{scrollTop:i}=n;n.replaceChildren(...r.map(a=>this.lay(a))),n.scrollTop=i,o.shown&&
this.reveal(o.shown.item.firstChild),this.remove.disabled=!o.refuge,this.calm()}calm(){this.remove.textContent="Delete",delete this.remove.dataset.sure}lay(e){e.
item??=Bp(),this.fill(e);let n=e.item.querySelector(":scope > ul");if(n&&n.remove(),e.children.length){let o=l("ul","",null,{role:"group"});o.append(...e.children.
map(r=>this.lay(r))),e.item.append(o),e.item.setAttribute("aria-expanded","true")}else e.item.removeAttribute("aria-expanded");return e.item}fill(e){let{item:n}=e,
o=e===this.state.shown,r=jp(e),i=[z(e.tokens,"{count} token","{count} tokens"),Rp(e.total),...e.searched?[s("best of {mode}",{mode:Ot(e.mode)})]:[]].join(" · "),
a=n.querySelector(".gp-label");if(!a.querySelector("input")){let d=[l("span","gp-note",Ac(e))," ",l("bdi","gp-words",r)];e.name?a.replaceChildren(l("bdi","gp-na\
me",e.name)," ",...d):a.replaceChildren(...d)}let c=n.querySelector(".gp-facts");T(c,i),c.title=s("Length, and total log-probability after the processors, in na\
ts; −∞ where they remove a given token. Beam search scores given tokens before the processors."),T(n.querySelector(".gp-sign"),o?"▶":""),n.setAttribute("a\
ria-selected",String(o)),n.setAttribute("aria-label",[e.name,`${Ac(e)} ${r}`,i,o?s("shown"):""].filter(Boolean).join(", ")),n.tabIndex=o?0:-1}reveal(e){let{tree:n}=this,
[o,r]=[n.getBoundingClientRect(),e.getBoundingClientRect()];n.scrollTop+=Math.min(0,r.top-o.top-4)+Math.max(0,r.bottom-o.bottom+4)}};function Bp(){let t=l("li",
"gp-run",null,{role:"treeitem"}),e=l("div","gp-row");return e.append(l("span","gp-sign","",{"aria-hidden":"true"}),l("span","gp-label"),l("span","gp-facts")),t.
append(e),t}function Cc(t,e){let n=new Po(e),o=new No(t,n);return Lc(o),r=>{r.run&&n.begin();let{shown:i}=n;if(i&&e.turn===i.turn&&(r.run||r.steps||r.status)&&n.measure(),r.
run){n.makeRoom();let a=o.tree.contains(document.activeElement);o.draw(),a&&i&&i.item&&i.item.focus({preventScroll:!0})}else!t.hidden&&i&&i.item&&o.fill(i);r.status&&
!n.busy&&T(o.told,"")}}var zp={true:"button",false:"div"};function Fp({text:t},{chosen:e,removed:n,by:o}){let r=J(t);return e?s("Run again from here with {token}.",{token:r}):n?s("Con\
tinue from here with {token} instead, although {processor} removed it.",{token:r,processor:o}):s("Continue from here with {token} instead.",{token:r})}var dn=class{constructor(e){
this.item=l("li","gp-bar"),e.append(this.item),this.body=null}build(e){let n=zp[e];if(this.body&&this.body.localName===n)return;let o=l(n,"gp-row",null,e?{type:"\
button"}:{role:"group"});this.rank=l("span","gp-rank"),this.sign=l("span","gp-sign","",{"aria-hidden":"true"}),this.word=l("bdi","gp-word");let r=l("span","gp-n\
ame");r.append(this.sign,this.word),this.after=l("span","gp-fill gp-after"),this.before=l("span","gp-fill gp-before"),this.thick=l("span","gp-track"),this.thin=
l("span","gp-track gp-thin"),this.thick.append(this.after),this.thin.append(this.before),this.why=l("span","gp-why"),this.remover=l("span","gp-remover"),this.why.
append(...he(s("removed by {processor}"),{processor:this.remover}));let i=l("span","gp-tracks");i.append(this.thick,this.why,this.thin),this.value=l("span"),this.
raw=l("small");let a=l("span","gp-values");a.append(this.value,this.raw),o.append(this.rank,r,i,a,l("span","gp-go",e?"↪":"",{"aria-hidden":"true"})),o.tabIndex=
this.body?this.body.tabIndex:-1,this.body?this.body.replaceWith(o):this.item.prepend(o),this.body=o}fill(e,n,o){let{text:r,after:i,before:a,rank:c,chosen:d,given:u,
removed:g,by:b,rest:y,words:C}=e;this.build(o&&!y),this.entry=e,this.item.hidden=!1;let N={"gp-chosen":d,"gp-removed":g,"gp-rest":y};ce(this.item,["gp-bar",...Object.
keys(N).filter(M=>N[M])].join(" ")),T(this.rank,c?B(c):""),T(this.sign,d?"▶":g?"✕":""),me(this.word,r,{plain:y}),this.thick.hidden=g||i===null;for(let[M,A]of[
[this.after,i||0],[this.before,a]])ne(M,"width",Math.min(1,A/n)),M.parentNode.classList.toggle("gp-beyond",A>n*1.005);T(this.value,g?"":i===null?"–":H(i)),T(this.
raw,H(a)),T(this.remover,b),this.why.hidden=!g;let S=[d&&(u?s("given"):s("chosen")),g&&s("removed by {processor}",{processor:b})].filter(Boolean).join(", "),_=[
y?r:J(r),S].filter(Boolean).join(", "),E=o&&!y?Fp({text:r},e):"";this.body.setAttribute("aria-label",E?`${_}. ${E}`:_),be(this.body,()=>E?`${E} ${C()}`:C())}hide(){
this.item.hidden=!0}};function Wo(t){let e=()=>[...t.querySelectorAll(".gp-bar:not([hidden]) > .gp-row")],n=o=>e().forEach(r=>{r.tabIndex=r===o?0:-1});return t.
addEventListener("focusin",o=>o.target.matches(".gp-row")&&n(o.target)),t.addEventListener("keydown",o=>{let r=e(),i=r.indexOf(o.target),a={ArrowDown:i+1,ArrowUp:i-
1,Home:0,End:r.length-1}[o.key];i<0||a===void 0||o.ctrlKey||o.metaKey||o.altKey||(o.preventDefault(),o.stopPropagation(),r[Math.max(0,Math.min(r.length-1,a))].focus())}),
()=>{let o=e();o.length&&!o.some(r=>r.tabIndex===0)&&(o[0].tabIndex=0)}}var Hp=(t,e)=>t.map(({watched:n})=>{let o=(n||[]).find(({token_id:r})=>r===e);return o&&X(o.logprob)}),lr=class extends dn{constructor(e){super(e),this.along=l(
"div","gp-along",null,{"data-tip":"",tabindex:"0",role:"img"}),this.line=ee("polyline","gp-along-line"),this.here=ee("line","gp-along-here");let n=ee("svg","gp-\
along-plot");n.setAttribute("preserveAspectRatio","none"),n.setAttribute("viewBox","0 0 100 100"),n.append(this.here,this.line),this.along.append(n,l("span","gp\
-along-words")),this.item.append(this.along)}},qo=class{constructor(e,n,o){this.log=n,this.entryOf=o,this.box=e.querySelector(".gp-looked-box"),this.list=e.querySelector(
".gp-looked"),this.form=e.querySelector(".gp-look"),this.field=e.querySelector(".gp-look-text"),this.state=e.querySelector(".gp-look-state"),this.rows=[],this.makeReachable=
Wo(this.list),this.form.addEventListener("submit",r=>this.ask(r))}lineNumber(){let e=this.log.current(),n=e&&!e.isPrompt&&this.log.lineOf(e);return n?this.log.lines().
findIndex(({last:o,label:r})=>o===n.last&&r===n.label):-1}ask(e){e.preventDefault();let n=this.field.value,o=this.lineNumber();if(!n||o<0){T(this.state,n?s("Sel\
ect a token of the generated text first."):s("Type the text of a token first."));return}T(this.state,s("Looking up {token} …",{token:J(n)})),this.log.ask({type:"\
look",line:o,text:n})}draw(e,n,o){(n.run||n.watched)&&T(this.state,"");let r=e.isPrompt?[]:e.watched||[];this.form.hidden=!this.log.canAsk||this.lineNumber()<0,
this.list.parentNode.hidden=!r.length,this.box.hidden=this.form.hidden&&!r.length;let i=r.map(d=>this.entryOf(d,e)),a=Math.max(.02,...i.map(({after:d,before:u})=>Math.
max(d||0,u))),c=r.length?pe(this.log.lastOf(e)):[];for(;this.rows.length>r.length;)this.rows.pop().item.remove();for(;this.rows.length<r.length;)this.newRow();r.
forEach((d,u)=>{this.rows[u].fill(i[u],a,o),this.drawAlong(this.rows[u],Hp(c,d.token_id),e)}),this.makeReachable()}newRow(){this.rows.push(new lr(this.list))}drawAlong(e,n,o){
let r=n.map(g=>g??0);if(e.along.hidden=r.length<2,e.along.hidden)return;let i=Math.max(...r),a=r.indexOf(i),c=g=>g/(r.length-1)*100,d=Dp(r,150).map(([g,b])=>`${c(
g).toFixed(1)},${(98-(i?b/i:0)*94).toFixed(1)}`);e.line.setAttribute("points",d.join(" "));for(let[g,b]of Object.entries({x1:c(o.index),x2:c(o.index),y1:0,y2:100}))
e.here.setAttribute(g,b);let u=i?s("highest {share}, at token {number}",{share:H(i),number:a+1}):s("probability 0 everywhere");T(e.along.lastElementChild,u),e.along.
dataset.tip=s("The probability of this token after the processors, along the text of {count} tokens: {words}. The vertical line is the current token.",{count:B(
r.length),words:u}),e.along.setAttribute("aria-label",s("along the text: {words}",{words:u}))}};function Dp(t,e){let n=Math.ceil(t.length/e),o=[];for(let r=0;r<
t.length;r+=n){let i=r;for(let a=r+1;a<Math.min(t.length,r+n);a++)t[a]>t[i]&&(i=a);o.push([i,t[i]])}return o}var dr=t=>t?H(t):"<0.01%",Kp=(t,e)=>t.kept!==e||t.mass_moved>0;function Ln({distribution:{stages:t,vocab:e}}){return t.map((n,o)=>{let[r,i,a]=Pe(n.name),c=o?t[o-
1].kept:e;return{number:o+1,kind:n.name,name:r,meaning:i,knobs:a,entropy:n.entropy,kept:n.kept,keptBefore:c,removed:n.mass_removed,moved:n.mass_moved,idle:!Kp(n,
c)}})}function hn({kept:t,keptBefore:e,removed:n,moved:o,idle:r}){if(r)return s("did nothing");let i=[];return t<e&&i.push(z(e-t,"removed {count} token ({share}\
)","removed {count} tokens ({share})",{share:dr(n)})),t>e&&i.push(z(t-e,"brought {count} token back","brought {count} tokens back")),(o-n>.001||!i.length)&&i.push(
s("moved {share}",{share:H(o)})),i.join(", ")}var pn=({layers:t,distribution:e})=>!!t&&(e.stages[0]||{}).name!=="DolaContrast";function Io(t,{effective:e,config:n}){
let o={...e,...n};return t.filter((r,i)=>i===0||o[r]).map(r=>{let i=JSON.stringify(o[r]??null);return i==="null"||i.length>12?r:`${r} ${i}`}).join(", ")}function $n(t){
return pn(t)?{name:"DoLa",meaning:s("The scores of the last layer minus those of the contrasted one, without the tokens that DoLa finds improbable: what the pro\
cessors are given.")}:{name:t.layers?s("the last layer"):s("the model"),meaning:s("The distribution that the model gave, before any processor.")}}function lt({distribution:{
candidates:t},chosen:e}){return t.some(({token_id:n})=>n===e.token_id)?t:[...t,e]}function Ro(t,e,n){if(t.length<=e)return t;let o=({raw_logprob:a,logprob:c})=>Math.
max(X(a),X(c)),r=[...t].sort((a,c)=>o(c)-o(a)),i=new Set([...r.filter(({token_id:a})=>a===n),...r.filter(We).slice(0,3)]);for(let a of r)i.size<e&&i.add(a);return t.
filter(a=>i.has(a))}function xt({raw_logprob:t,stage_logprobs:e},n){return n?e&&n<=e.length?X(e[n-1]):void 0:X(t)}var An=({raw_logprob:t,stage_logprobs:e},n)=>((n?
(e||[])[n-1]:t)??null)===null,We=({logprob:t})=>t===null;function Pt({removed_by:t,stage_logprobs:e,raw_logprob:n},o){let r=[n,...e||[]],i=r.findLastIndex((c,d)=>d>
0&&c===null&&r[d-1]!==null),a=t||i>0&&o.distribution.stages[i-1].name;return a?Pe(a)[0]:pn(o)?"DoLa":s("a processor")}function jo(t,e){let{raw_logprob:n,logprob:o,
rank:r,raw_rank:i,token_id:a}=t,c=B(e.distribution.vocab),d=s("Token id {id}.",{id:a});if(!e.distribution.stages.length&&Math.abs((o??n)-n)<1e-4){let b={share:H(
X(n)),rank:B(r||i||0),vocab:c};return`${r||i?s("Probability {share}, rank {rank} of {vocab}; no processor changed it.",b):s("Probability {share}; no processor c\
hanged it.",b)} ${d}`}let u={share:H(X(n)),rank:B(i||0),vocab:c};return`${i?s("Before the processors {share}, rank {rank} of {vocab}.",u):s("Before the processo\
rs {share}.",u)} ${Gp(t,e)} ${d}`}function Gp(t,e){if(We(t))return s("After them it cannot be chosen: removed by {processor}.",{processor:Pt(t,e)});let{logprob:n,
rank:o}=t,r={share:H(X(n)),rank:B(o||0),kept:B(Ge(e))};return o?s("After them {share}, rank {rank} of {kept} kept.",r):s("After them {share}.",r)}function Bo(t,{
mode:e,effective:n,config:o}){if(t.isPrompt)return[s("given"),s("{token} is in the prompt: given, not chosen")];if(t.given)return[s("given"),s("{token} was give\
n, not chosen")];if(e==="custom")return[s("the choice"),s("{token} was chosen by your own decoding loop")];if(t.beam)return[s("the choice"),Up(t.beam.status)];if(t.
reranked)return[s("the choice"),s("{token} has the best score: probability against degeneration penalty")];let r=t.draft&&t.draft.origin;return r==="accepted"?[
s("the draft"),s("{token} was drafted by the assistant, and accepted")]:r==="correction"?[s("the choice"),s("{token} replaced a rejected draft token")]:{...n,...o}.
do_sample?[s("the draw"),s("{token} was drawn")]:[s("the choice"),s("{token} was chosen as the most probable")]}function Up(t){return t==="running"?s("{token} g\
oes on: the search compares the sums of whole beams"):t==="finished"?s("{token} ends a beam: the search compares the sums of whole beams"):t==="ended"?s("{token\
} would end a beam, which does not count"):t==="pruned"?s("{token} was considered, and pruned: the search compares the sums of whole beams"):s("{token} was cons\
idered by the search")}function Pc(t,e){let o=t.querySelector(".gp-bars"),r=t.querySelector(".gp-bars-legend"),i=t.querySelector(".gp-all"),a=w=>t.querySelector(".gp-"+w),[c,d,u,g,b]=[
"full","beams-note","press-note","chosen-word","removed-key"].map(a),y=a("no-token"),C=[],N=Wo(o),S=new qo(t,e,A),_=!1,E=[],M=w=>e.canAsk&&!w.isPrompt;function A(w,x){
let v=We(w);return{id:w.token_id,text:w.text,after:X(w.logprob),before:X(w.raw_logprob),rank:v?null:w.rank??(x.distribution.stages.length?null:w.raw_rank),chosen:w.
token_id===x.chosen.token_id,given:x.isPrompt||x.given,removed:v,by:v?Pt(w,x):"",words:()=>jo(w,x)}}function k(w){let x=lt(w),L=(_?x:Ro(x,24,w.chosen.token_id)).
map(P=>A(P,w)),O=w.distribution.vocab-x.length;O>0&&L.push(h(w,x.map(P=>A(P,w)),O));let $=p(Math.max(...L.filter(({rest:P})=>!P).map(P=>Math.max(P.after,P.before))));
for(T(c,s("axis 0–{top}",{top:H($)}));C.length<L.length;)C.push(new dn(o));C.forEach((P,W)=>L[W]?P.fill(L[W],$,M(w)):P.hide()),N(),i.hidden=x.length<=24,T(i,_?
s("show {count} only",{count:24}):s("show all {count}",{count:B(x.length)})),i.setAttribute("aria-expanded",String(_))}function h(w,x,v){let L=R=>Math.max(0,1-x.
reduce((q,j)=>q+j[R],0)),O=Ge(w)>x.filter(({removed:R})=>!R).length,[$,P]=[O?e.usesBeams?null:L("after"):0,L("before")],W={count:B(v),before:H(P),after:H($??0)},
I=()=>$===null?s("All tokens that are not listed ({count}), together: {before} before the processors.",W):s("All tokens that are not listed ({count}), together:\
 {before} before the processors, {after} after them.",W);return{text:z(v,"{count} other","{count} others"),after:$,before:P,rest:!0,words:I}}let p=w=>[.02,.05,.1,
.2,.5,1].find(x=>w<=x)||1;function f(w){let x=!w.distribution.stages.length;t.classList.toggle("gp-untouched",x),T(a("after-word"),x?s("probability; no processo\
r ran, so it is the same before and after"):s("after the processors")),a("before-key").hidden=x,b.hidden=!lt(w).some(We),T(g,w.isPrompt||w.given?s("given, not c\
hosen"):s("chosen")),d.hidden=!w.beam||x,u.hidden=!M(w),t.classList.toggle("gp-pressable",M(w))}o.parentNode.addEventListener("click",w=>{let x=w.target.closest(
"button.gp-row"),v=x&&[...C,...S.rows].find(({body:O})=>O===x),L=e.current();v&&L&&M(L)&&e.ask({type:"branch",step:L,tokenId:v.entry.id})}),i.addEventListener("\
click",()=>{_=!_,k(e.current())});function m(){for(let w of C)w.hide();for(let w of[i,d,u,S.box])w.hidden=!0}return w=>{let x=e.current();r.hidden=!x,y.hidden=!!x,
x?((x!==E[0]||e.canAsk!==E[1])&&k(x),f(x),S.draw(x,w,M(x))):m(),E=[x,e.canAsk]}}var fn=.001,Nc=2e-5,Vp=-1e9,Wt=-1e8,je=(t,e=-1e30)=>t==null||t<e;function un(t,e,n){return je(t,n)||je(e,n)?je(t,n)&&je(e,n)?0:1/0:Math.abs(t-e)}function Cn(t,e,n){
return un(t,e===null?null:e*n,Wt)/Math.max(1,n)}var Nt=class{count=0;off=0;furthest=0;worst=null;see(e,n){this.count+=1,e<=fn||(this.off+=1),!(this.worst&&!(e>this.
furthest))&&(this.furthest=e,this.worst={...n(),difference:e})}};function Wc(t){if(!t.usesBeams)return null;let{effective:e}=t.started,n={sum:new Nt,given:new Nt,
final:new Nt,pool:new Nt,output:new Nt},o=e.length_penalty??1;for(let r of t.prompts){if(!r)continue;let i=Math.max(...r.distributions.map(a=>a.length));Jp(r,Math.
max(1,Math.floor(i/(e.num_beam_groups||1))),o,n)}return t.finished.sequences.forEach((r,i)=>Yp(t.returned[i].last,r,i,o,n.output)),n}function Jp(t,e,n,o){let r=null,
i=new Map,a=(c,d)=>d.score-c.score;t.steps.forEach((c,d)=>{if(c.some(({given:b})=>b)){for(let b of c)o.given.see(un(b.beam.score,0),()=>({node:b}));return}r??=new Map(
c.filter(({beam:b})=>b.parent%e===0).map(({beam:b})=>[b.parent,0]));for(let b of c){let{beam:y}=b,C=r.get(y.parent)??Vp;if(o.sum.see(un(C+(y.logprob??-1/0),y.score,
Wt),()=>({node:b,parent:C})),y.final_score===null||y.final_score===void 0)continue;let N=b.length**n;o.final.see(Cn(y.score,y.final_score,N),()=>({node:b,power:N}));
let S=y.group??null;i.set(S,[...i.get(S)||[],{score:y.final_score,power:N}].sort(a).slice(0,e))}let u=[...i.values()].flat().filter(({score:b})=>!je(b)).sort(a),
g=t.pools[d].filter(b=>!je(b));for(let b=0;b<Math.max(u.length,g.length);b++){let y=u[b]??null,C=y&&b<g.length?Cn(y.score*y.power,g[b],y.power):1/0;o.pool.see(C,
()=>({step:d,place:b,expected:y&&y.score,told:g[b]??null}))}r=new Map(c.filter(({beam:b})=>b.status==="running").map(({beam:b})=>[b.beam,b.score]))})}function Yp(t,e,n,o,r){
let i=pe(t),a=i.filter(({given:u})=>!u);if(e.score===null||!a.length)return;let c=a.length**o,d=i.every(({beam:u,given:g},b)=>g||u.parent===(e.beams||[])[b]);r.
see(d?Cn(t.beam.score,e.score,c):1/0,()=>({number:n,node:t,power:c,told:e.score}))}function qc(t,e){let o=t.querySelector("details"),r=t.querySelector(".gp-output"),i=t.querySelector(".gp-all"),a=null,c=!1;function d(m){let w=e.allLines(),x=e.
started.effective.length_penalty??1;return m.sequences.map((v,L)=>{let O=pe(w[L]?w[L].last:null),$=v.token_ids.map((j,F)=>{let D=O[F]&&O[F].chosen.token_id===j?
O[F]:null,Y=v.logprobs[F];return{id:j,text:D?D.chosen.text:"?",recorded:Y,library:v.transition_scores?v.transition_scores[F]:null,difference:v.transition_scores?
un(Y,v.transition_scores[F]):null,drawn:D?un(Y,D.chosen.logprob):1/0}}),P=v.logprobs.filter((j,F)=>!O[F]||!O[F].given),W=P.reduce((j,F)=>j+(F??-1/0),0),I=P.length**
x,R=P.length?W/I:null,q=v.score!==null&&R!==null&&v.score*I>Wt;return{tokens:$,sum:W,length:P.length,penalty:x,rebuilt:R,score:v.score,difference:q?Cn(W,v.score,
I):null}})}function u(m,w=1e-9){if(!Number.isFinite(m))return"∞";let x=Math.max(m,w),v=Math.floor(Math.log10(x)+1e-9),L=Math.ceil(x/10**v-1e-6);return L===10?
`1e${v+1}`:`${L}e${v}`}let g=m=>m.join("; ");function b(m){if(!m||!m.sum.count)return[[],[]];let{sum:w,given:x,final:v,pool:L,output:O}=m,$=({off:I,count:R,furthest:q},j)=>I?
[j(I,{all:B(R),bound:u(q)})]:[],P=[...$(w,(I,R)=>z(I,"{count} of {all} tree nodes does not add up: it is off by {bound}","{count} of {all} tree nodes do not add\
 up: the furthest is off by {bound}",R)),...$(x,(I,R)=>z(I,"{count} of {all} given tokens does not count as 0: it is off by {bound}","{count} of {all} given tok\
ens do not count as 0: the furthest is off by {bound}",R)),...$(v,(I,R)=>z(I,"{count} of {all} final scores does not follow from its sum: it is off by {bound}",
"{count} of {all} final scores do not follow from their sums: the furthest is off by {bound}",R)),...$(L,(I,R)=>z(I,"{count} of {all} kept scores does not follo\
w from the texts that ended: it is off by {bound}","{count} of {all} kept scores do not follow from the texts that ended: the furthest is off by {bound}",R)),...$(
O,(I,R)=>z(I,"{count} of {all} outputs does not end where its path through the tree ends: it is off by {bound}","{count} of {all} outputs do not end where their\
 paths through the tree end: the furthest is off by {bound}",R))],W=u(Math.max(...Object.values(m).map(I=>I.furthest)),Nc);return[P,P.length?[]:[z(w.count,"{cou\
nt} node of the tree adds up to within {bound}","{count} nodes of the tree add up to within {bound}",{bound:W})]]}function y({outputs:m,tree:w}){let x=m.flatMap(
j=>j.tokens);if(!x.length)return["none","–",s("There are no scores to check: no token was generated.")];let v=x.filter(({difference:j})=>j!==null),L=m.filter(
({difference:j})=>j!==null),O=j=>u(Math.max(0,...j.map(({difference:F})=>F))),$=j=>j.filter(({difference:F})=>!(F<=fn)).length,P=x.filter(({drawn:j})=>j>fn).length,
[W,I]=b(w),R=[...$(L)?[s("{count} of {all} sequences_scores cannot be rebuilt: off by up to {bound}",{count:B($(L)),all:B(L.length),bound:O(L)})]:[],...W,...$(v)?
[z($(v),"{count} of {all} tokens differs from the library’s compute_transition_scores, by {bound}","{count} of {all} tokens differ from the library’s compute_\
transition_scores, by up to {bound}",{all:B(v.length),bound:O(v)})]:[],...P?[z(P,"{count} token of the outputs differs from the steps that are shown","{count} t\
okens of the outputs differ from the steps that are shown")]:[]];if(R.length)return["differs","✗",g(R)];let q=[...L.length?[z(L.length,"{count} sequences_scor\
es is rebuilt to within {bound}","{count} sequences_scores are rebuilt to within {bound}",{bound:O(L)})]:[],...I];return v.length?["agrees","✓",g([...q,z(v.length,
"{count} token agrees with the library’s compute_transition_scores to within {bound}","{count} tokens agree with the library’s compute_transition_scores to wi\
thin {bound}",{bound:O(v)})])]:["none","–",g([...q,C()])]}let C=()=>e.started.mode==="custom"?s("compute_transition_scores does not apply: the run used your o\
wn decoding loop"):s("compute_transition_scores does not apply: the run was recorded without the library’s scores");function N(){let[m,w,x]=a?y(a):["none","–",
s("The scores are checked against the library when the run has finished.")],v={agrees:s("agrees with the library"),differs:s("differs from the library"),none:s(
"not checked")};t.dataset.verdict=m,T(t.querySelector(".gp-badge"),w),T(t.querySelector(".gp-sign-words"),a?v[m]:s("not checked yet")),T(t.querySelector(".gp-ve\
rdict-line"),x)}let S=m=>je(m)?"−∞":m.toFixed(3).replace("-0.000","0.000"),_=m=>je(m)?"−∞":(m<Wt?m.toExponential(3):U(m,5)).replace("-","−"),E=m=>m<0||
je(m)?`(${_(m)})`:_(m);function M(m,w){let x=m.insertCell();w===null?x.textContent="–":x.textContent=(w>fn?"✗ ":"")+(w===0?"0":Number.isFinite(w)?w.toExponential(
0):"∞"),x.classList.toggle("gp-off",w>fn)}function A(){let m=a.outputs.filter(({score:x})=>x!==null);t.querySelector(".gp-beam-check").hidden=!m.length;let w=t.
querySelector(".gp-sums tbody");w.replaceChildren(),a.outputs.forEach((x,v)=>{if(x.score===null)return;let L=w.insertRow();for(let O of[v+1,S(x.sum),x.length,x.
penalty,U(x.rebuilt,4),U(x.score,4)])L.insertCell().textContent=O;M(L,x.difference)})}function k(m,w,x,v,L,O){if(!x.count)return;let{worst:$}=x,P=m.insertRow();
P.append(l("th","",w,{scope:"row"})),P.insertCell().textContent=B(x.count),P.insertCell().append(v($),...$.node?[" ",oe($.node.beam.text)]:[]),P.insertCell().textContent=
L($),P.insertCell().textContent=_(O($)),M(P,$.difference)}function h(){let m=t.querySelector(".gp-tree-sums tbody");if(m.replaceChildren(),!a.tree)return;let{sum:w,
given:x,final:v,pool:L,output:O}=a.tree,$=e.started.effective.length_penalty??1,P=({node:I})=>s("step {number}:",{number:I.index+1}),W=({node:I,power:R})=>`${_(
I.beam.score)} / ${I.length} ** ${$} = ${_(je(I.beam.score)?null:I.beam.score/R)}`;k(m,s("node: parent’s score + log-probability"),w,P,({node:I,parent:R})=>`${_(
R)} + ${E(I.beam.logprob)} = ${_(je(I.beam.logprob)?null:R+I.beam.logprob)}`,({node:I})=>I.beam.score),k(m,s("given token: counts as 0"),x,P,()=>_(0),({node:I})=>I.
beam.score),k(m,s("ended: score / length ** length_penalty"),v,P,W,({node:I})=>I.beam.final_score),k(m,s("kept after a step: the best that ended"),L,I=>s("step \
{number}: rank {rank}",{number:I.step+1,rank:I.place+1}),I=>I.expected===null?"–":_(I.expected),I=>I.told),k(m,s("output: score where its path ends, after the\
 penalty"),O,({number:I})=>s("output {number}:",{number:I+1}),W,I=>I.told)}function p(){let{tokens:m}=a.outputs[Number(r.value)]||a.outputs[0]||{tokens:[]},w=t.
querySelector(".gp-scores tbody");w.replaceChildren(),m.slice(0,c?1/0:20).forEach((x,v)=>{let L=w.insertRow();L.insertCell().textContent=v+1,L.insertCell().textContent=
x.id,L.insertCell().append(oe(x.text)),L.insertCell().textContent=S(x.recorded),L.insertCell().textContent=x.difference===null?"–":S(x.library),M(L,x.difference),
L.insertCell().textContent=(X(x.recorded)*100).toFixed(2)+"%"}),i.hidden=m.length<=20||c,T(i,s("Show all {count} tokens",{count:B(m.length)}))}function f(){if(!o.
open)return;let m=e.hideFrom!==null;if(t.querySelector(".gp-secret").hidden=!m,t.querySelector(".gp-token-check").hidden=m||!a,t.querySelector(".gp-beam-check").
hidden=!0,t.querySelector(".gp-tree-check").hidden=m||!a||!a.tree||!a.tree.sum.count,T(t.querySelector(".gp-how"),e.usesBeams?s("The playground records a log-pr\
obability for each token while it decodes. Beside it is what the library’s own compute_transition_scores gives for the same run (normalize_logits=False, as its \
documentation asks for beams)."):s("The playground records a log-probability for each token while it decodes. Beside it is what the library’s own compute_transi\
tion_scores gives for the same run (normalize_logits=True).")),!a)return;let w=x=>e.usesBeams?s("output {number}",{number:x}):s("sequence {number}",{number:x});
t.querySelector(".gp-which").hidden=a.outputs.length<2,r.options.length!==a.outputs.length&&r.replaceChildren(...a.outputs.map((x,v)=>l("option","",w(v+1),{value:v}))),
A(),m||h(),m||p()}return o.addEventListener("toggle",f),o.addEventListener("keydown",m=>{m.key!=="Escape"||!o.open||(o.open=!1,o.querySelector("summary").focus())}),
r.addEventListener("change",f),i.addEventListener("click",()=>{c=!0,f()}),m=>{if(t.hidden=!e.started,!m.run&&!m.status&&!m.steps)return;let{finished:w}=e;w?(!a||
a.finished!==w)&&(a={finished:w,outputs:d(w),tree:Wc(e)},c=!1,r.replaceChildren()):a=null,N(),(m.run||m.status||w)&&f()}}function Ic(t,e){let r=[.1,.2,.5,1,2,5,10,20,50,1/0],i=t.querySelector(".gp-heat-plot"),a=t.querySelector(".gp-cells"),c=t.querySelector(".gp-column"),d=t.querySelector(
".gp-layer-names"),u=t.querySelector(".gp-layer-reading"),g=t.querySelector(".gp-layer-tally"),b=document.createElement("canvas"),y=b.getContext("2d",{willReadFrequently:!0}),
C=new ge({picks:{},peak:0},({picks:q,peak:j},{layers:F})=>F?{picks:{...q,[F.layer]:(q[F.layer]||0)+1},peak:Math.max(j,...F.divergences)}:{picks:q,peak:j}),N=0,S=[],
_=[],E=[0,0],M=[],A=q=>Math.round(Math.sqrt(Math.max(0,Math.min(1,(q??0)/N)))*10);function k(){let q=getComputedStyle(t);return[...[...Array(11).keys()].map(F=>`\
--gp-heat-${F}`),"--gp-text"].map(F=>{let D=q.getPropertyValue(F).trim();return[1,3,5].map(Y=>parseInt(D.slice(Y,Y+2),16))})}function h(q){if(b.width>=q&&b.height===
S.length*6)return;let j=b.height===S.length*6?y.getImageData(0,0,b.width,b.height):null;b.width=Math.max(64,2**Math.ceil(Math.log2(q))),b.height=S.length*6,j&&y.
putImageData(j,0,0)}function p(q){let j=new ImageData(1,S.length*6);S.forEach((F,D)=>{let Y=q.layers?q.layers.candidate_layers.indexOf(F):-1;if(Y<0)return;let Q=_[A(
q.layers.divergences[Y])];for(let te=0;te<5;te++){let se=te===2&&F===q.layers.layer?_[11]:Q;j.data.set([...se,255],(D*6+te)*4)}}),y.putImageData(j,q.index,0)}let f=()=>Math.
max(10,C.steps.length);function m(){let[q,j]=E;if(!q||!j)return;a.width!==q&&(a.width=q),a.height!==j&&(a.height=j);let F=a.getContext("2d");F.clearRect(0,0,q,j),
F.imageSmoothingEnabled=!1;let D=C.steps.length;F.drawImage(b,0,0,D,b.height,0,0,q*D/f(),j)}function w(q){let j=[...C.steps.find(Q=>Q.layers).layers.candidate_layers].
sort((Q,te)=>te-Q),F=k(),D=r.find(Q=>C.total.peak<=Q*Math.LN2)*Math.LN2,Y=String([j,F,D])!==String([S,_,N]);String(j)!==String(S)&&x(j),[S,_,N]=[j,F,D],h(C.steps.
length);for(let Q of Y?C.steps:q)p(Q);m()}function x(q){let j=Math.max(15,Math.min(28,280/q.length));i.style.height=d.style.height=`${Math.max(1,q.length)*j}px`,
d.replaceChildren(...q.map(F=>l("span","",L(F))))}function v(){T(t.querySelector(".gp-ramp-low"),"0"),T(t.querySelector(".gp-ramp-high"),`${Number(Ee(N,e.unit).
toPrecision(2))} ${e.unit}`.replace(/^1 bits/,"1 bit"));let q=t.querySelector(".gp-scale-ramp");if(!q.childNodes.length)for(let j=0;j<11;j++){let F=l("i");F.style.
background=`var(--gp-heat-${j})`,q.append(F)}}let L=q=>q===0?s("embedding"):s("layer {layer}",{layer:q}),O=q=>q===0?s("the embedding (layer 0)"):s("layer {layer\
}",{layer:q});function $(q){let j={number:q.index+1,token:J(q.chosen.text)};if(!q.layers)return s("Token {number}, {token}: no layer was contrasted.",j);let{layer:F,
final_layer:D,candidate_layers:Y,divergences:Q}=q.layers,te=Y.map((se,ae)=>`${L(se)} ${Ee(Q[ae]??0,e.unit).toFixed(3)}`).join(", ");return s("Token {number}, {t\
oken}: {layer} was contrasted with the last layer ({final}), because it diverges most from it. Divergences in {unit}: {list}.",{...j,layer:O(F),final:D,unit:e.unit,
list:te})}function P(q){c.hidden=!1,c.style.left=`${q.index/f()*100}%`,c.style.width=`${100/f()}%`;let j=$(q);T(u,j),co(i,q,C.steps.length,j)}function W(){let q=Object.
entries(C.total.picks).sort((D,Y)=>Y[1]-D[1]),j=q.reduce((D,[,Y])=>D+Y,0),F=q.map(([D,Y])=>s("{layer} in {times}",{layer:O(Number(D)),times:B(Y)})).join(", ");T(
g,s("Along the text: {list} of {count} steps.",{list:F,count:B(j)})),T(t.querySelector(".gp-heat-end"),String(f()))}oa(i,e,{stepUnder:q=>{let{left:j,width:F}=i.
getBoundingClientRect(),D=Math.floor((q.clientX-j)/F*f());return C.steps[Math.max(0,Math.min(C.steps.length-1,D))]},hover:q=>T(u,$(q)),leave:()=>e.current()&&!t.
hidden&&T(u,$(e.current()))});function I(q){let j=e.current();if(t.hidden=!(j&&j.layers),t.hidden)return;let{added:F}=C.follow(e.lastOf(j));j===M[0]&&C.total===
M[1]&&!q.unit&&!q.look||(M=[j,C.total],w(F),v(),P(j),W())}new ResizeObserver(([{contentRect:q}])=>{E=[q.width,q.height].map(j=>Math.round(j*devicePixelRatio)),m()}).
observe(i);let R=()=>I({look:!0});return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",R),new MutationObserver(R).observe(document.body,{
attributes:!0,attributeFilter:["class"]}),I}var Xp=.001;function jc(t,e){if(t.given)return[s("A given token weighs nothing in the sum of a beam.")];let n=e.prompts[t.sequence],{beam:o}=t;return[Zp(t,n,e),
eu(t),o.diversity_penalty?s("The diversity penalty of {penalty} is in that: earlier groups had just chosen the same token.",{penalty:U(o.diversity_penalty)}):"",
tu(t,n),ou(t,n,e),au(t,e)].filter(Boolean)}var vt=t=>t.beam.group??null,hr=(t,e)=>e.steps[t.index].filter(n=>vt(n)===vt(t));function Zp(t,e,n){let{mode:o}=n.started,
r=hr(t,e).length,i=t.index===e.given,a=i?1:e.steps[t.index-1].filter(u=>u.beam.status==="running"&&vt(u)===vt(t)).length,c=vt(t)===null?[]:[s("Only beams of its\
 own group, {group}, compete with it.",{group:$e(vt(t))})],d=i?s("All beams held the same text before this step, so one was continued."):z(a,"{count} running be\
am was continued at this step.","{count} running beams were continued at this step.");return[...c,d,Qp(t,r,o==="beam_sample")].join(" ")}function Qp({rank:t,beam:e},n,o){
if(e.status==="unseen")return o?s("The search drew {considered} continuations; this one was not among them.",{considered:n}):s("The search considered {considere\
d} continuations; this one was not among them.",{considered:n});let r={considered:n,rank:t};return o?s("The search drew {considered} continuations; by its sum, \
this one has rank {rank}.",r):s("The search considered {considered} continuations; by its sum, this one has rank {rank}.",r)}function eu(t){let{beam:e}=t,n=t.before&&
!t.before.given?ue(t.before.beam.score):0,[o,r]=[ue(e.logprob),ue(e.score)];if(n===null||o===null||r===null||r<Wt)return s("It could not be chosen: its log-prob\
ability is minus infinity.");let i={before:U(n),own:U(o),after:U(r)};return s("Sum of log-probabilities (nats): {before} before this token, {own} of its own: {b\
efore} + ({own}) = {after}.",i)}function tu(t,e){let n=hr(t,e),o=u=>n.filter(({beam:g})=>g.status===u).length,[r,i,a,c]=["running","finished","ended","pruned"].
map(o),d=[z(r,"{count} went on","{count} went on"),i&&z(i,"{count} ended a text","{count} ended texts"),a&&z(a,"{count} ended a text that does not count","{coun\
t} ended texts that do not count"),c&&z(c,"{count} was pruned","{count} were pruned")].filter(Boolean);return s("Of these {considered}: {parts}.",{considered:n.
length,parts:d.join(", ")})}var nu=t=>t.reduce((e,n)=>e&&e.beam.score>=n.beam.score?e:n,null);function Bc(t){let e=t.filter(({beam:n})=>n.status==="running").map(
({beam:n})=>n.score);return e.length?Math.min(...e):null}function ou(t,e,n){let{beam:o}=t,r=t.index+1;if(o.status==="unseen")return"";if(o.status==="ended")return s(
"The text ended here but does not count: it ranked too low or lacks a constraint.");if(o.status==="pruned")return su(t,e);if(o.status==="finished"){let c=pr(t,n);
return c.length?s("It ended its text at step {step}: output {numbers}.",{step:r,numbers:c.join(", ")}):e.finished.includes(t)?s("It ended its text at step {step\
}, which is kept.",{step:r}):s("It ended its text at step {step}, which was dropped for better ones.",{step:r})}let i=Zt(t)?[s("It continues beam {parent}: the \
text that was beam {number} ranked lower or was pruned.",{parent:o.parent+1,number:o.beam+1})]:[],a=o.forced?[s("It was considered because it advances a constra\
int.")]:[];return[s("It went on as beam {number}.",{number:o.beam+1}),...i,...a,ru(t,e,n)].join(" ")}function su(t,e){let n=Bc(hr(t,e)),o={step:t.index+1,sum:U(
t.beam.score),worst:U(n)};return n===null?s("It was pruned at step {step}.",o):s("It was pruned at step {step}: its sum is {sum}, that of the worst beam that we\
nt on {worst}.",o)}function ru(t,e,n){let o=pr(t,n);if(o.length)return s("It is part of output {numbers}.",{numbers:o.join(", ")});let{alive:r,at:i,children:a,ends:c}=iu(
t,e);if(r)return n.finished?s("It was still running when the search stopped at step {step}.",{step:e.steps.length}):s("It is still running.");let d=c.find(y=>e.
finished.includes(y));if(d)return s("Its text ended at step {step}, which is kept but not returned.",{step:d.index+1});if(c.length)return s("Its text ended at s\
tep {step}, which was dropped for better ones.",{step:c.at(-1).index+1});let u=nu(a),g=Bc(e.steps[i].filter(y=>vt(y)===vt(t))),b={step:i+1,sum:U(u&&u.beam.score),
worst:U(g)};return!u||g===null?s("It was overtaken at step {step}: none of its continuations went on.",b):s("It was overtaken at step {step}: the best of its co\
ntinuations has a sum of {sum}, the worst beam that went on {worst}.",b)}function iu(t,e){let n=new Set([t]),o=[];for(let r=t.index+1;r<e.steps.length;r++){let i=e.
steps[r].filter(({before:a})=>n.has(a));if(o.push(...i.filter(({beam:a})=>a.status==="finished")),n=new Set(i.filter(({beam:a})=>a.status==="running")),!n.size)
return{alive:!1,at:r,children:i,ends:o}}return{alive:!0,at:e.steps.length-1,children:[],ends:o}}function pr(t,e){return(e.returned||[]).flatMap(({last:n},o)=>n&&
n.sequence===t.sequence&&pe(n)[t.index]===t?[o+1]:[])}function au(t,e){let n=ue(t.beam.final_score??null);if(n!==null)return Rc(t,n,s("Final score"),e);let[o]=pr(
t,e),r=o&&e.returned[o-1];return r&&ue(r.score)!==null?Rc(r.last,r.score,s("Final score of output {number}",{number:o}),e):""}function Rc(t,e,n,o){let r=o.started.
effective.length_penalty??1,i={name:n,sum:U(t.beam.score),length:t.length,power:r,score:U(e)},a=Number.isFinite(r)?ht(t,r):NaN;return Math.abs(a-e)<=Xp*Math.max(
1,Math.abs(e))?s("{name}: sum / length^length_penalty = {sum} / {length}^{power} = {score}.",i):s("{name}: {score}.",i)}function cu(t){switch(t){case"context":return s("no mark: fewer tokens come before it than the watermark looks at.");case"repeated":return s("no mark: its conte\
xt has occurred before, and SynthID marks each context once.");case"removed":return s("no mark: it was given, and an earlier processor had removed it.");case"bi\
as":return s("no mark: the bias is 0.");default:return s("no mark.")}}function Pn(t){let e=t&&t.effective&&t.effective.watermarking_config||{},n=Array.isArray(e.
keys)?e.keys.length:0,o=e.greenlist_ratio,r=e.seeding_scheme==="selfhash",i=e.context_width;return{config:e,keys:n,selfhash:r,ratio:o>0&&o<1?o:null,early:n?en(e.
ngram_len,1)-1:en(i,1)-Number(r)}}function zo({config:t,keys:e,ratio:n}){if(e)return z(e,"SynthID: {count} key, n-grams of {length} tokens","SynthID: {count} ke\
ys, n-grams of {length} tokens",{length:t.ngram_len});if(n===null)return s("a green list whose settings are not known");let{bias:o,seeding_scheme:r,context_width:i,
hashing_key:a}=t;return s("green list: {ratio} of the vocabulary, bias {bias}, {scheme}, context width {width}, key {key}",{ratio:H(n),bias:o,scheme:r,width:i,key:a})}
function Fo({chosen:t,index:e,mark:n,given:o,isFirst:r},i){let a=g=>s("Token {number}, {token}: {mark}",{number:B(e+1),token:J(t.text),mark:g});if(!n)return a(o?
s("given, before the watermark began."):s("not marked."));if(n.why)return a(cu(n.why));let c=s("Its probability: {before} before the watermark, {after} after.",
{before:H(n.chosen_before),after:H(n.chosen_after)}),d=r?[s("Not counted: a detector without the prompt does not know what comes before it.")]:[];if(n.kind==="s\
ynthid"){let g=z(i.keys,"mean g-value {g} over {count} key.","mean g-value {g} over {count} keys.",{g:U(n.g,2)});return[a(g),c,...d].join(" ")}let u=n.green?s("\
◆ green: it got the bias."):s("◇ red: it got no bias.");return[a(u),c,lu(n,i),...d].join(" ")}function lu(t,{ratio:e,selfhash:n}){let o=t.listed??0,r={before:H(
t.mass_before??0),after:H(t.mass_after??0)};return n?z(o,"Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} before, {after}\
 after.","Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} together before, {after} after.",r):e===null?z(o,"On the list, \
{count} token could be chosen here: {before} before, {after} after.","On the list, {count} tokens could be chosen here: {before} together before, {after} after.",
r):z(o,"On the list of {ratio} of the vocabulary, {count} token could be chosen here: {before} before, {after} after.","On the list of {ratio} of the vocabulary\
, {count} tokens could be chosen here: {before} together before, {after} after.",{...r,ratio:H(e)})}var zc={marks:0,scored:0,green:0,g:0,expected:0,unscored:0,early:0,
chosen:0,surprisal:0,gained:0,suppressed:0,likely:0,entropy:0,z:null,foreseen:null};function Fc(t,e,n,o){let{mark:r,index:i}=e,a={...t};if(!r)return{...a,unscored:t.
unscored+1};a.marks+=1;let c=r.kind==="synthid"?r.g:r.green;if(r.chosen_before>0&&r.chosen_after>0){a.chosen+=1,a.surprisal-=Math.log(r.chosen_before),a.gained+=
Math.log(r.chosen_after/r.chosen_before);let{stages:d,entropy_before:u}=e.distribution;a.entropy+=o>0&&d[o-1]?d[o-1].entropy:u,a.likely-=du(e,o)}return a.suppressed+=
r.suppressed,c===null?{...a,unscored:t.unscored+1}:i<n.early?{...a,early:t.early+1}:(a.scored+=1,a.green+=Number(c),a.expected+=r.expected??0,r.kind==="synthid"?
a.z=n.keys?(2*a.green-a.scored)*Math.sqrt(n.keys/a.scored):null:n.ratio!==null&&(a.z=yn(a.green,a.scored,n.ratio),a.foreseen=yn(a.expected,a.scored,n.ratio)),a)}
function du({distribution:{candidates:t}},e){let n=t.map(({raw_logprob:o,stage_logprobs:r})=>e>0?r[e-1]:o).filter(o=>o!=null);return n.length?Math.max(...n):0}function Hc(t,e,n,o){
let r=t.find(([,u])=>u>o);if(e.z>o)return{at:r[0],words:z(r[0],"z first passed {threshold} after {count} scored token.","z first passed {threshold} after {count\
} scored tokens.",{threshold:o})};let i=r?[z(r[0],"z first passed {threshold} after {count} scored token, and fell again.","z first passed {threshold} after {co\
unt} scored tokens, and fell again.",{threshold:o})]:[],a=n.keys?e.z>0?e.scored*(o/e.z)**2:1/0:mi(e.green/e.scored,n.ratio,o),c=Math.max(e.scored+1,Math.ceil(a));
if(!Number.isFinite(c)||c>1e7)return{at:1/0,words:[...i,s("At the share so far, z never reaches {threshold}.",{threshold:o})].join(" ")};let d=z(c,"At the share\
 so far, z reaches {threshold} after about {count} scored token: {more} more.","At the share so far, z reaches {threshold} after about {count} scored tokens: {m\
ore} more.",{threshold:o,more:B(c-e.scored)});return{at:c,words:[...i,d].join(" ")}}var hu=1.05;function Dc(t,e){let{started:n,unit:o}=e;if(!t)return[e.denoises?s("This model denoises all places of a canvas at once: no step chooses one token. W\
hat each denoising step did is told beside the canvas."):s("No token yet")];let r=[pu(t,o),...uu(t),...gu(t,o),...fu(t,n)];if(t.mark){let a=Pn(n),{chosen:c,index:d,
mark:u,given:g=!1}=t;r.push(Fo({chosen:c,index:d,mark:u,given:g,isFirst:d<a.early},a))}r.push(mu(t,n)),t.draft&&r.push(...ei(t,Kt(n))),t.beam&&r.push(...jc(t,e)),
t.reranked&&r.push(...wu(t,n));let{raw_logprob:i}=t.chosen;return i!==null&&r.push(s("Its surprisal, before the processors, was {value}.",{value:re(-i,o)})),r}function pu({
distribution:{entropy_before:t}},e){let n=Math.exp(t),o=re(t,e);return n<hu?s("The model was all but certain here: an entropy of {entropy}.",{entropy:o}):s("The\
 model’s entropy here was {entropy}: as uncertain as an even choice among {options} tokens.",{entropy:o,options:n<10?U(n,1):B(Math.round(n))})}function uu(t){
let{chosen:e,distribution:n}=t,{name:o}=$n(t),r={source:o,token:J(e.text),share:H(X(e.raw_logprob)),vocab:B(n.vocab)};if(pn(t))return[];if(e.raw_rank===1)return[
s("Its first choice was {token}, with {share}.",r)];let i=lt(t).find(d=>d.raw_rank===1),a=i?[s("Its first choice was {token}, with {share}.",{token:J(i.text),share:H(
X(i.raw_logprob))})]:[],c=e.raw_rank?s("It gave {token} {share}: rank {rank} of {vocab}.",{...r,rank:B(e.raw_rank)}):s("It gave {token} {share}.",r);return[...a,
c]}function fu(t,e){let n=Ln(t);if(!n.length)return t.isPrompt||t.read?[]:[s("No processor changed that.")];let o=n.filter(({idle:r})=>!r);return o.length?o.map(
r=>{let i=Io(r.knobs,e),a=i?i.startsWith(r.name)?i:`${r.name} (${i})`:r.name,c=r.kept===r.keptBefore?hn(r):`${hn(r)}, ${s("{count} left",{count:B(r.kept)})}`,{chosen:d}=t,
[u,g]=[xt(d,r.number-1),xt(d,r.number)],b={name:a,effect:c,token:J(d.text),before:H(u||0),after:H(g||0)};return u===void 0||g===void 0?s("{name}: {effect}.",b):
!g&&u?s("{name}: {effect}; {token} had {before}, and could no longer be chosen.",b):b.before===b.after?s("{name}: {effect}; {token} stayed at {after}.",b):s("{n\
ame}: {effect}; {token} went from {before} to {after}.",b)}):[z(n.length,"The processor ({names}) did nothing here.","The {count} processors ({names}) did nothi\
ng here.",{names:n.map(({name:r})=>r).join(", ")})]}function mu(t,e){let{chosen:n,given:o,isPrompt:r}=t,i=he(Bo(t,e)[1],{token:J(n.text)}).join("");return o||r||
t.beam?`${i}.`:We(n)?s("{words}, though {processor} had removed it.",{words:i,processor:Pt(n,t)}):{...e.effective,...e.config}.do_sample&&!t.draft&&!t.reranked?
s("{words}: its chance was {share}.",{words:i,share:H(X(n.logprob))}):`${i}.`}function gu({layers:t},e){if(!t)return[];let{layer:n,final_layer:o,candidate_layers:r,
divergences:i}=t,a={final:o,layer:n,divergence:re(i[r.indexOf(n)]??null,e)};return[z(r.length,"DoLa contrasted the last layer, {final}, with layer {layer}, the \
one candidate: a divergence of {divergence}.","DoLa contrasted the last layer, {final}, with layer {layer}: of {count} candidates the furthest from it, by {dive\
rgence}.",a)]}function wu({reranked:t,chosen:e},{effective:n,config:o}){let r=t.find(({token_id:u})=>u===e.token_id);if(!r)return[];let i={share:H(r.probability),
penalty:U(r.penalty),score:U(r.score)},a=[s("Its probability among the weighed tokens was {share}, its degeneration penalty {penalty}, its score {score}.",i)],{
penalty_alpha:c}={...n,...o};V(c)&&a.push(s("score = (1 − α) · probability − α · penalty = (1 − {alpha}) · {probability} − {alpha} · {penalty} = {score}.",
{...i,alpha:c,probability:U(r.probability)}));let d=t.reduce((u,g)=>g.probability>u.probability?g:u);if(d!==r){let u={token:J(d.text),count:t.length,share:H(d.probability),
penalty:U(d.penalty),score:U(d.score)};a.push(s("The most probable of the {count} weighed tokens, {token} with {share}, has a penalty of {penalty} and only a sc\
ore of {score}.",u))}return a}function Kc(t,e){let n=t.querySelector(".gp-sentences"),o="";return()=>{let r=e.current(),i=Dc(r,e),a=i.join(`
`);a!==o&&(o=a,n.replaceChildren(...i.map(c=>l("li","",c))))}}var Gc=(t,e)=>e.isPrompt?e.index:t.prefix.length+e.index;function ur(t,e,n){if(e.isPrompt&&t.readsSource)return[];let o=t.prefix.length,[r,i]=e.isPrompt?[1,o-1]:
[Math.max(1,o),o+pe(t.lastOf(e)).length-1],a=Gc(t,e);if(a<r)return[];let c=Math.min(i,Math.max(r,a-Math.floor(n/2))+n-1),d=Math.max(r,c-n+1);return Array.from({
length:c-d+1},(u,g)=>d+g)}function Ho(t,e,n){if(!e)return-1;let o=n.found.places.indexOf(Gc(t,e));return e.isPrompt||t.idsTo(e).every((i,a)=>i===n.ids[a])?o:-1}var bu=160,ku={probability:()=>s("How likely this layer finds the token that was chosen in the end."),rank:()=>s("The rank of the chosen token in this layer, th\
e likeliest first. A bar in the cell shows it, too."),entropy:()=>s("How uncertain this layer is: the entropy of its distribution."),kl:()=>s("How far this laye\
r is from the last one: KL(last layer ‖ this layer). 0 where both say the same.")};function Uc(t,e){let n=O=>t.querySelector(".gp-"+O),[o,r,i,a,c]=["lens-foun\
d","lens-field","around","look-into","lens-state"].map(n),d=r.firstElementChild,u=n("lens-shade"),g=null,b=!1,y=[0,0],C=()=>g.found.layers.length-1,N=O=>O===0?s(
"the embedding (layer 0)"):O===C()?s("layer {layer}, the last",{layer:B(O)}):s("layer {layer}",{layer:B(O)}),S=(O,$)=>d.tBodies[0].rows[C()-O].cells[$+1];function _(){
let O=e.current(),$=e.lensLimit||1,P=Math.max(1,Math.min($,Math.round(Number(i.value))||12));i.value=String(P),b=!0,T(c,s("Reading the layers …")),E(O),e.ask(
{type:"look_into",step:O,places:ur(e,O,P)})}a.addEventListener("click",_);function E(O){n("lens-ask").hidden=!e.canAsk,a.disabled=b||e.running||e.waiting||!ur(e,
O,1).length,e.lensLimit&&(i.max=String(e.lensLimit))}function M(){let{tokens:O,layers:$}=g.found,P=l("tr");P.append(l("th","",s("layer"),{scope:"col"}),...O.map(
({text:q})=>{let j=l("th","",null,{scope:"col"});return j.append(oe(q)),j}));let W=$.map((q,j)=>{let F=l("tr");return F.append(l("th","",j?B(j):s("embedding"),{
scope:"row"}),...q.map((D,Y)=>A(D,j,Y))),F}),[I,R]=[l("thead"),l("tbody")];I.append(P),R.append(...W.reverse()),d.replaceChildren(I,R)}function A(O,$,P){let W=l(
"td","",null,{role:"gridcell",tabindex:"-1"});return W.append(oe(O.top[0][1])),be(W,()=>`${p($,P)}. ${f(O,P)}`),W.addEventListener("focus",()=>m($,P)),W.addEventListener(
"click",()=>W.focus()),W.addEventListener("keydown",R=>k(R,$,P)),W}function k(O,$,P){if(O.ctrlKey||O.metaKey||O.altKey)return;let[W,I]=[C(),g.found.tokens.length-
1],R={ArrowUp:[$+1,P],ArrowDown:[$-1,P],ArrowLeft:[$,P-1],ArrowRight:[$,P+1],Home:[$,0],End:[$,I],PageUp:[W,P],PageDown:[0,P]}[O.key];R&&(O.preventDefault(),O.stopPropagation(),
S(Math.max(0,Math.min(W,R[0])),Math.max(0,Math.min(I,R[1]))).focus())}function h(){let O=Ho(e,e.current(),g),{tokens:$,layers:P}=g.found;$.forEach((W,I)=>{let R=I===
O;d.tHead.rows[0].cells[I+1].classList.toggle("gp-here",R),P.forEach((q,j)=>{let F=q[I],D=S(j,I);ce(D,[F.top[0][0]===W.id&&"gp-favourite",R&&"gp-here"].filter(Boolean).
join(" ")),wt(D,u.value,{...F,entropyAfter:F.entropy??1/0,kl:F.kl??1/0})})}),Xe(n("lens-scale"),u.value,e.unit),n("lens-scale").dataset.tip=ku[u.value]()}function p(O,$){
return s("{layer}, in the place of {token}",{layer:N(O),token:J(g.found.tokens[$].text)})}function f({probability:O,rank:$,entropy:P,kl:W},I){return s("The chos\
en {token}: {share}, rank {rank}. Entropy {entropy}; KL from the last layer {kl}.",{token:J(g.found.tokens[I].text),share:H(O),rank:B($),entropy:re(P,e.unit),kl:re(
W,e.unit)})}function m(O,$){let P=S(...y);P&&(P.ariaSelected="false"),P&&(P.tabIndex=-1),y=[O,$];let W=S(O,$);W.ariaSelected="true",W.tabIndex=0,w()}function w(){
let[O,$]=y,P=g.found.layers[O][$],W=g.found.tokens[$],I=P.top.find(([q])=>q===W.id)?[]:[[W.id,W.text,P.probability]],R=Z(n("lens-bars"),P.top.length+I.length,x);
[...P.top,...I].forEach(([q,j,F],D)=>{let[Y,Q,te,se]=R[D].children,ae=q===W.id;ce(R[D],ae?"gp-is-chosen":""),T(Y,ae?"▶":""),Q.replaceChildren(oe(j)),ne(te.firstChild,
"width",F),T(se,H(F))}),T(n("lens-place"),p(O,$)),T(n("lens-numbers"),f(P,$))}function x(){let O=l("li"),$=l("span","gp-track",null,{"aria-hidden":"true"});return $.
append(l("span","gp-fill")),O.append(l("span","gp-sign","",{"aria-hidden":"true"}),l("span","gp-word"),$,l("span","gp-value")),O}function v(){let O=t.closest(".\
token-panel");if(!O)return;let[$,P]=[O.getBoundingClientRect(),r.getBoundingClientRect()],W=O.firstElementChild.getBoundingClientRect().height;P.top+bu>$.bottom&&
(O.scrollTop+=P.top-$.top-W)}u.addEventListener("change",h);function L(O,$){if(o.hidden=!g,!!g)if(O){M();let P=Ho(e,e.current(),g);y=[C(),0],h(),m(C(),Math.max(
0,P));let W=S(C(),Math.max(0,P));r.scrollLeft=W.offsetLeft-r.clientWidth/2,$&&v()}else h(),w()}return O=>{let $=e.current(),P=e.hideFrom===null?e.lensOf():null,
W=b&&O.lens;if((O.run||O.lens)&&(b=!1),t.hidden=!$||!(e.canAsk||P)||e.recorded,t.hidden)return;(O.run||O.lens)&&T(c,""),E($);let I=P!==g;g=P,(I||O.selection||O.
unit)&&L(I,W),g&&!b&&T(c,Ho(e,$,g)<0?s("This token is not among those below."):"")}}var Ko={count:0,after:0,before:0,entropyAfter:0,entropyBefore:0,kept:0};function fr(t,e){let{chosen:n,distribution:o}=e,r=i=>ue(i)??-1/0;return{count:t.count+1,
after:t.after+r(n.logprob??n.raw_logprob),before:t.before+r(n.raw_logprob),entropyAfter:t.entropyAfter+o.entropy_after,entropyBefore:t.entropyBefore+o.entropy_before,
kept:t.kept+Ge(e)}}var mn=(t,e)=>e?Math.exp(-t/e):null,yu=[1,2,3],Do=class{constructor(){this.ids=[],this.grams=new Map(yu.map(e=>[e,new Map])),this.repeated=[],
this.numRepeated=0}gram(e){return this.ids.slice(-e).join(" ")}add(e){this.repeated.push(this.ids.includes(e,-128)),this.numRepeated+=Number(this.repeated.at(-1)),
this.ids.push(e);for(let[n,o]of this.grams)this.ids.length>=n&&o.set(this.gram(n),(o.get(this.gram(n))||0)+1)}cut(e){for(;this.ids.length>e;){for(let[n,o]of this.
grams){if(this.ids.length<n)continue;let r=o.get(this.gram(n))-1;r?o.set(this.gram(n),r):o.delete(this.gram(n))}this.ids.pop(),this.numRepeated-=Number(this.repeated.
pop())}}distinct(e){return this.ids.length>=e?this.grams.get(e).size/(this.ids.length-e+1):null}get share(){return this.ids.length?this.numRepeated/this.ids.length:
null}};function Jc(t,e){let n=t.querySelector(".gp-status"),o=t.querySelector(".gp-alert"),r=t.querySelector(".gp-figures"),i=t.querySelector(".gp-notes"),a=new Map,c="\
gp-meaning-"+Math.random().toString(36).slice(2,8)+"-",d=new Dt,u;function g(){let{started:W,finished:I}=e;if(!W)return[];let R=I?I.num_tokens:e.numTokens,q=I?I.
seconds:e.elapsed,j=I?I.time_to_first_token:e.firstElapsed,F={limit:B(W.max_new_tokens)};return[[s("Tokens"),B(R),e.usesBeams?s("tokens generated so far, one pe\
r step for all beams together; the limit is {limit} new tokens",F):s("tokens generated so far; the limit is {limit} new tokens",F)],[s("Per second"),q>0&&R?(R/q).
toFixed(1):"–",s("tokens per second: tokens divided by the time since the run began, including the wait for the first token")],[s("First token"),j===null?"–":
Bt(j),s("time to first token: from the start of the run to its first token, without queueing or loading the model")],...b(W.waits||{}),...y(),[s("Stopped by"),C(),
s("what ended the text: the model’s end-of-sequence token, a stop string, a limit, your own criterion or decoding loop, or a person"),!0],[s("Seed"),String(W.
seed),s("the random seed of this run: the same seed and settings give the same text again")]]}function b(W){let I=Object.entries(W).filter(([,j])=>j>=xu);if(!I.
length)return[];let R=I.reduce((j,[,F])=>j+F,0),q=I.map(([j,F])=>`${Vc[j]?Vc[j]():j} ${Bt(F)}`).join(", ");return[[s("Made ready"),Bt(R),s("the time before the \
run began, in which its model was made ready: {list}",{list:q})]]}function y(){if(!e.rounds.length)return[];let{num_draft_tokens:W,num_accepted_draft_tokens:I,...R}=d.
read(e.rounds),q=R.draft_acceptance_rate,j={accepted:B(I),drafted:B(W),rounds:B(R.num_spec_steps)};return[[s("Draft accepted"),q===null?"–":H(q),s("draft_acce\
ptance_rate: accepted over drafted tokens, {accepted} of {drafted}",j)],[s("Tokens per draft"),U(R.mean_acceptance_length,2),s("mean_acceptance_length: tokens t\
hat a round with a draft wrote on average, including the target’s own: 1 + {accepted} accepted / {rounds} such rounds",j)]]}function C(){return e.finished?[...new Set(
e.finished.sequences.map(I=>ye(I.stop_reason)[0]))].join(", ")||"–":e.running?s("still running"):s("an error")}function N(){let W=g(),I=new Set(W.map(([R])=>R));
for(let[R,{figure:q}]of a)I.has(R)||(q.remove(),a.delete(R));W.forEach(([R,q,j,F],D)=>{let Y=a.get(R)||S(R,F,D);Y.value.textContent!==q&&(Y.value.textContent=q),
T(Y.meaning,s("{name}: {meaning}",{name:R,meaning:j}))})}function S(W,I,R){let q=l("div","gp-figure"+(I?" gp-words":""),null,{tabindex:"0"}),j=l("dd"),F=l("span",
"gp-meaning","",{role:"tooltip",id:c+W.replace(/\s/g,"-")});q.setAttribute("aria-describedby",F.id),q.append(l("dt","",W),j,F),r.insertBefore(q,r.children[R]||null);
let D={figure:q,value:j,meaning:F};return a.set(W,D),D}let _=new ge(Ko,fr),E=new Do,M=Ko,A=W=>Number.isFinite(W)?Ee(W,e.unit).toFixed(2).replace(/^-0.00$/,"0.00"):
"−∞",k=W=>W===null?"–":Number.isFinite(W)?W<1e3?W.toFixed(2):B(Math.round(W)):"∞";function h(){let{total:W}=_,{unit:I}=e,R=(F,{count:D})=>D?F/D:null,q=(F,D)=>D.
count?A(R(F,D)):"–",j=_.steps.at(-1).distribution.vocab;return[[s("perplexity"),f([[W.after,W.count],[W.before,W.count],[M.before,M.count]],j),k(mn(W.after,W.
count)),k(mn(W.before,W.count)),k(mn(M.before,M.count))],[s("mean log-probability, {unit}",{unit:I}),s("The logarithm of a token’s probability, on average."),
q(W.after,W),q(W.before,W),q(M.before,M)],[s("cumulative log-probability, {unit}",{unit:I}),s("The logarithm of the probability of the whole text: the sum over \
its tokens."),A(W.after),A(W.before),A(M.before)],[s("mean entropy, {unit}",{unit:I}),s("How uncertain the next token was, on average."),q(W.entropyAfter,W),q(W.
entropyBefore,W),q(M.entropyBefore,M)],[s("mean tokens kept"),s("How many tokens could be chosen, on average: all of the vocabulary before the processors."),k(R(
W.kept,W)),B(j),B(j)],...[1,2,3].map(F=>[`distinct-${F}`,p(F),k(E.distinct(F)),"",""]),[s("repetition"),s("The share of tokens that occur among the 128 tokens b\
efore them."),H(E.share),"",""]]}let p=W=>W===1?s("The number of different tokens over the number of all tokens: 1 means that none occurs twice."):s("The number\
 of different {n}-grams (runs of {n} tokens) over the number of all of them: 1 means that none occurs twice.",{n:W});function f(W,I){return W.every(([R,q])=>!q||
mn(R,q)<=I)?s("How many equally likely tokens there were to choose from, on average: e to the power of minus the mean log-probability in nats."):s("e to the pow\
er of minus the mean log-probability in nats; above {count}, the size of the vocabulary, where tokens drawn at random would be likelier.",{count:B(I)})}function m(){
let W=e.current(),I=W?e.lastOf(W):null,{keep:R,added:q}=_.follow(I&&!I.isPrompt?I:null);E.cut(R);for(let{chosen:F}of q)E.add(F.token_id);let j=t.querySelector("\
.gp-text-numbers");j.hidden=!_.steps.length,!j.hidden&&(w(),j.open&&x(W))}function w(){let{total:W}=_;T(t.querySelector(".gp-in-short"),s("Perplexity {value}",{
value:k(mn(W.before,W.count))}))}function x(W){let I=e.lines().length>1?e.lineOf(W):null;T(t.querySelector(".gp-whose"),I&&I.label?s("of {label}",{label:I.label}):
""),t.querySelector(".gp-prompt-head").hidden=!M.count;let R=h(),q=t.querySelector(".gp-totals tbody");for(;q.rows.length<R.length;){let j=q.insertRow(),F=l("th",
"",null,{scope:"row"});F.append(l("span","","",{tabindex:"0","data-tip":""})),j.append(F,l("td"),l("td"),l("td"))}R.forEach(([j,F,...D],Y)=>{let[Q,...te]=q.rows[Y].
cells;T(Q.firstChild,j),Q.firstChild.dataset.tip=F,D.forEach((se,ae)=>T(te[ae],se)),te[2].hidden=!M.count})}t.querySelector(".gp-text-numbers").addEventListener(
"toggle",m);function v(){let W=e.finished?e.finished.sequences:[],I=new Map;W.forEach(({note:R},q)=>R&&I.set(s(R),[...I.get(s(R))||[],q+1])),i.replaceChildren(...[
...I].map(([R,q])=>{let j=l("p");return j.append(l("b","",q.length<W.length?L(q):s("Note:")),` ${R}`),j}))}function L(W){let I={numbers:W.join(", ")};return e.usesBeams?
z(W.length,"Note on output {numbers}:","Note on outputs {numbers}:",I):z(W.length,"Note on sequence {numbers}:","Note on sequences {numbers}:",I)}function O(){let[
W,I]=$();n.textContent!==[W,I].filter(Boolean).join(" ")&&n.replaceChildren(...W?[l("b","",W),...I?[" ",I]:[]]:[I])}function $(){let{started:W,finished:I,failed:R,
queued:q,loading:j}=e;if(j){let ae=jt(j);return["",ae[0].toUpperCase()+ae.slice(1)]}if(q)return q.ahead===0?[s("Starting …"),""]:[s("Queued."),z(q.ahead,"One \
run is ahead of yours.","{count} runs are ahead of yours.")];if(R)return[s("Stopped by an error."),W?e.numTokens?s("The text so far is kept."):s("Nothing was wr\
itten."):""];if(!W)return["",s("Nothing has run yet.")];let{model:F,assistant:D,mode:Y,device:Q}=W,te=I||e.recorded?0:e.shared-1,se=`· ${[D?s("{model} with {as\
sistant}",{model:F,assistant:D}):F,Ot(Y),Q!=="cpu"&&Q,te>0&&z(te,"side by side with another run","side by side with {count} others")].filter(Boolean).join(" · ")}`;
return e.recorded?[s("Recorded run"),se]:[I?s("Finished"):s("Decoding …"),se]}function P(){let W=e.waiting?null:e.failed;if(u===W||(u=W,o.replaceChildren(),!W))
return;let I=l("div","gp-problem"),R=(q,j,F)=>{let D=l("p");D.append(l("b","","✕ "),F?s("{name}: {meaning}",{name:F,meaning:q}):q,j?" "+j:""),I.append(D)};for(let{
knob:q,message:j,fix:F}of jn(W))R(j,F,q);o.append(I)}return W=>{W.run&&(r.replaceChildren(),a.clear()),(W.run||W.status)&&(O(),P(),v()),(W.run||W.steps||W.status)&&
N(),(W.run||W.prompt)&&(M=e.promptSteps.reduce(fr,Ko)),m()}}var xu=.05,Vc={queued:()=>s("waiting for its turn"),asking:()=>s("asking the Hub"),download:()=>s("d\
ownloading"),converting:()=>s("converting the GGUF file"),loading:()=>s("loading")};var Yc=12;function Xc(t,e,n){let o=0,r=t.map(u=>{let g=o;return o=Math.min(1,o+(xt(u,n)||0)),{from:g,to:o,kind:mr(u,e),candidate:u}}),i=e.distribution.stages[n],
a=t.filter(u=>i&&An(u,n+1)).reduce((u,g)=>u+(xt(g,n)||0),0),c=i?Math.max(0,Math.min(1-o,i.mass_removed-a)):0,d={from:o,to:1-c,kind:"others",candidate:null};return[
...r,d,{from:1-c,to:1,kind:"going",candidate:null}]}function mr(t,e){return t.token_id===e.chosen.token_id?"chosen":We(t)?"removed":"kept"}function Zc(){let t=l(
"div","gp-flow",null,{"aria-hidden":"true"}),e=ee("svg","gp-ribbons");e.setAttribute("viewBox",`0 0 100 ${Yc}`),e.setAttribute("preserveAspectRatio","none");let n=l(
"div","gp-flow-bar");return t.append(e,n),{box:t,ribbons:e,bar:n}}var vu=(t,e)=>e>12+7*Math.min(t.length,10);function gr({ribbons:t,bar:e},n,o,r,i){let a=Z(e,n.
length,()=>l("span",""));n.forEach(({from:d,to:u,kind:g,candidate:b},y)=>{let C=a[y];if(ce(C,`gp-piece gp-piece-${g}`),C.hidden=u-d<1e-4&&g!=="chosen",C.hidden)
return;ne(C,"left",d),ne(C,"width",u-d);let N=b?b.text:g==="others"?s("others"):"",S=N&&vu(N,(u-d)*r)?N:"";(C.dataset.text||"")!==S&&C.replaceChildren(...S?[oe(
S,"gp-piece-word")]:[]),C.dataset.text=S,be(C,()=>i(n[y],o&&o[y]))});let c=Z(t,o?n.length:0,()=>ee("path"));(o||[]).forEach((d,u)=>{let{from:g,to:b,kind:y}=Su(n[u]),
[C,N,S,_]=[d.from,d.to,b,g].map(E=>(E*100).toFixed(2));c[u].dataset.kind!==y&&(c[u].dataset.kind=y,c[u].setAttribute("class",`gp-ribbon gp-ribbon-${y}`)),c[u].setAttribute(
"d",d.to>d.from?`M${C} 0H${N}L${S} ${Yc}H${_}Z`:"")})}function Su(t){return t.kind==="others"?{...t,to:1}:t.kind==="going"?{...t,from:1,to:1}:t}var Go=class{constructor(e){this.table=e,this.head=e.createTHead().insertRow(),this.body=e.createTBody(),e.addEventListener("keydown",n=>this.walk(n)),e.addEventListener(
"focusin",n=>this.keepFocus(n.target)),this.lines=[]}draw(e,n,o){this.drawHead(e);let r=e.filter(u=>u.idle).length;this.table.style.minWidth=`${100+20*r+60*(e.length-
r)}px`;let i=n.map(u=>e.map(({number:g})=>xt(u,g))),a=Math.max(.02,...i.flat().filter(u=>u!==void 0)),c=new Set(lt(o));for(;this.lines.length>n.length;)this.lines.
pop().row.remove();for(;this.lines.length<n.length;)this.newLine();n.forEach((u,g)=>this.fill(this.lines[g],u,e,i[g],a,o,c));let d=this.lines.flatMap(u=>u.cells.
map(({cell:g})=>g));!d.some(u=>u.tabIndex===0)&&d.length&&(d[0].tabIndex=0)}drawHead(e){let n=Z(this.head,e.length+1,()=>{let o=l("th","",null,{scope:"col"});return o.
append(l("span","gp-stage-place"),l("span","gp-stage-name")),o});T(n[0].lastElementChild,s("candidate")),e.forEach(({place:o,name:r,tip:i,idle:a},c)=>{let d=n[c+
1];ce(d,a?"gp-idle-column":""),T(d.firstElementChild,o),T(d.lastElementChild,r),d.lastElementChild.classList.toggle("gp-hidden",a),d.dataset.tip=i})}newLine(){let e=this.
body.insertRow(),n=l("th","",null,{scope:"row"}),o=l("span","gp-sign","",{"aria-hidden":"true"}),r=l("bdi","gp-word"),i=l("span","gp-course-tag"),a=l("div","gp-\
course-name"),c=l("div","");c.append(r,i),a.append(o,c),n.append(a),e.append(n),this.lines.push({row:e,head:n,sign:o,word:r,tag:i,cells:[]})}newCell(e){let n=l(
"td","",null,{role:"gridcell",tabindex:"-1"}),o=l("span","gp-course-track",null,{"aria-hidden":"true"}),r=l("i","gp-course-bar");o.append(r);let i=l("span","gp-\
course-number");n.append(o,i),e.row.append(n),e.cells.push({cell:n,bar:r,number:i})}fill(e,n,o,r,i,a,c){let d=n.token_id===a.chosen.token_id,u=We(n);for(ce(e.row,
`gp-course gp-course-${mr(n,a)}`),T(e.sign,d?"▶":u?"✕":""),me(e.word,n.text),T(e.tag,[d&&(a.given?s("given"):s("chosen")),u&&s("removed"),!c.has(n)&&s("look\
ed up")].filter(Boolean).join(", ")),be(e.head,()=>jo(n,a));e.cells.length>o.length;)e.cells.pop().cell.remove();for(;e.cells.length<o.length;)this.newCell(e);o.
forEach((g,b)=>this.fillCell(e.cells[b],n,o,b,r,i))}fillCell({cell:e,bar:n,number:o},r,i,a,c,d){let{number:u,name:g,idle:b,side:y}=i[a],[C,N]=[c[a],a?c[a-1]:void 0],
S=An(r,u)&&C!==void 0,_=S&&a>0&&!An(r,i[a-1].number);ce(e,[b&&"gp-idle-column",S&&!_&&"gp-gone",_&&"gp-cut"].filter(Boolean).join(" ")),ne(n,"height",Math.sqrt(
(C||0)/d));let E=C===void 0?"–":_?`✕ ${g}`:S?y==="after"?"✕":"":H(C);T(o,E),o.classList.toggle("gp-hidden",b&&!_);let M=!_&&a&&N!==void 0&&C!==void 0&&H(C)!==
H(N)?C>N?"up":"down":"";(o.dataset.change||"")!==M&&(o.dataset.change=M),be(e,()=>this.words(r,i[a],{share:C,was:N,gone:S,cut:_}))}words({text:e},{side:n,name:o,
idle:r,number:i},{share:a,was:c,gone:d,cut:u}){let g={token:J(e),share:H(a??0),was:H(c??0),processor:o,number:i};return a===void 0?s("{token}: not recorded at t\
his place.",g):u?s("{token}: removed by {processor}; it had {was} just before.",g):d?s("{token}: no probability left here.",g):n?n==="after"?s("{token}: {share}\
 after all processors.",g):s("{token}: {share} before the processors.",g):r?s("{token}: {share}, unchanged by {processor}.",g):g.share===g.was?s("{token}: {shar\
e} after {processor} (stage {number}), the same as before it.",g):s("{token}: {share} after {processor} (stage {number}), {was} before it.",g)}keepFocus(e){if(!(e.
tabIndex!==-1||e.tagName!=="TD")){for(let n of this.body.querySelectorAll('td[tabindex="0"]'))n.tabIndex=-1;e.tabIndex=0}}walk(e){let n={ArrowRight:[0,1],ArrowLeft:[
0,-1],ArrowDown:[1,0],ArrowUp:[-1,0],Home:[0,-1/0],End:[0,1/0]},o=e.target.closest("td");if(!o||!n[e.key]||e.ctrlKey||e.metaKey||e.altKey)return;e.preventDefault();
let r=this.lines.findIndex(u=>u.row===o.parentNode),[i,a]=n[e.key],c=(u,g)=>Math.max(0,Math.min(g-1,u)),{cells:d}=this.lines[c(r+i,this.lines.length)];d[c(o.cellIndex-
1+a,d.length)].cell.focus()}};function Qc(t,e){let o=t.querySelector(".gp-where"),r=t.querySelector(".gp-none"),i=t.querySelector(".gp-chain tbody"),a=t.querySelector(".gp-courses"),c=t.querySelector(
".gp-all"),d=t.querySelector(".gp-beams-note"),u=t.querySelector(".gp-chosen-word"),g=new Go(t.querySelector(".gp-courses-grid")),b=new ge({},_),y=[],C=!1,N=[],
S=300;function _(R,q){let j=Ln(q);if(!j.length)return R;let F={...R};for(let D of j){let Y=D.number+D.kind,{ran:Q,acted:te,removed:se,moved:ae}=R[Y]||{ran:0,acted:0,
removed:0,moved:0};F[Y]={ran:Q+1,acted:te+!D.idle,removed:se+D.removed,moved:ae+D.moved}}return F}function E({ran:R,acted:q,removed:j,moved:F}){return q?F>2*j?z(
R,"{acted} of {count} step, {share} moved","{acted} of {count} steps, {share} moved",{acted:B(q),share:H(F/q)}):z(R,"{acted} of {count} step, {share} removed","\
{acted} of {count} steps, {share} removed",{acted:B(q),share:dr(j/q)}):z(R,"nothing in {count} step","nothing in {count} steps")}let M=new ResizeObserver(([{contentRect:R}])=>{
if(!R.width||Math.abs(R.width-S)<8)return;S=R.width;let q=e.current();q&&I(q)});function A(){let R=i.insertRow(),q=l("th","",null,{scope:"row"}),j=l("span","gp-\
number",""),F=l("span","","",{tabindex:"0","data-tip":""}),D=l("span","gp-side"),Y=l("span","gp-knob");q.append(j,F," ",D," ",Y);let Q=Zc();R.append(q,l("td","g\
p-flow-cell"),l("td","gp-left"),l("td","gp-entropy"),l("td","gp-here-words"),l("td","gp-over")),R.cells[1].append(Q.box);let[,,te,se,ae,we]=R.cells;return y.length||
M.observe(Q.bar),y.push({row:R,number:j,name:F,tags:D,knob:Y,flow:Q,left:te,entropy:se,here:ae,over:we}),y.at(-1)}function k(R,{kind:q,number:j,name:F,tip:D,side:Y,
knob:Q,entropy:te,left:se,here:ae,over:we}){R.row.className=`gp-stage-${q}`,T(R.number,j),T(R.name,F),R.name.dataset.tip!==D&&(R.name.dataset.tip=D),T(R.tags,Y),
R.tags.hidden=!Y,T(R.knob,Q),R.knob.hidden=!Q,T(R.left,se),T(R.entropy,te),typeof ae=="string"?T(R.here,ae):R.here.replaceChildren(...ae),T(R.over,we)}function h(R,q){
let{vocab:j,entropy_before:F}=R.distribution,{name:D,meaning:Y}=$n(R),Q={kind:"source",number:"",name:D,tip:Y,side:q.length?s("before"):s("before and after"),knob:"",
left:s("{count} left",{count:B(j)}),entropy:re(F,e.unit),here:"",over:""},te=q.map((se,ae)=>({kind:se.idle?"idle":"active",number:`${se.number}. `,name:se.name,
tip:`${se.meaning} (${se.kind})`,side:ae===q.length-1?s("after"):"",knob:Io(se.knobs,e.started),left:s("{count} left",{count:B(se.kept)}),entropy:re(se.entropy,
e.unit),here:hn(se),over:E(b.total[se.number+se.kind])}));return[Q,...te,p(R)]}function p(R){let[q,j]=Bo(R,e.started),F=oe(R.chosen.text,"gp-strong");return{kind:"\
choice",number:"",name:q,tip:s("How the token came about, and its probability after the processors."),side:"",knob:"",left:"",entropy:"",here:["▶ ",...he(j,{token:F}),
` (${f(R)})`],over:""}}function f(R){return We(R.chosen)?s("removed by {processor}",{processor:Pt(R.chosen,R)}):R.beam?s("log-probability {value}",{value:U(R.chosen.
logprob)}):H(X(R.chosen.logprob))}function m(R,q,j){let F=h(R,q);for(;y.length>F.length;)y.pop().row.remove();F.forEach((te,se)=>k(y[se]||A(),te));let D=[0,...q.
map(({number:te})=>te)].map(te=>Xc(j,R,te)),Y=L(R,q),Q=O(R,q);y.forEach(({flow:te},se)=>{te.box.hidden=!Y&&se>0,!te.box.hidden&&(se<D.length?gr(te,D[se],D[se-1],
S,(ae,we)=>x(ae,we,se,Q)):v(te,D.at(-1),S))})}let w=({from:R,to:q})=>H(q-R);function x(R,q,j,F){let D=w(R);if(R.kind==="going")return s("Tokens that are not sho\
wn here and that {processor} removes: {share}.",{processor:F[j+1].name,share:D});let Y=R.candidate?J(R.candidate.text):s("All other tokens together");if(!j)return s(
"{token}: {share} before the processors.",{token:Y,share:D});let Q={token:Y,share:D,processor:F[j].name,was:w(q)};return R.candidate?s("{token}: {share} after {\
processor}, {was} before it.",Q):s("{token}: {share} after {processor}.",Q)}function v(R,q,j){let F=q.filter(({kind:D})=>D==="chosen");gr(R,F,F,j,D=>s("{token} \
had {share} of what was left.",{token:J(D.candidate.text),share:w(D)}))}let L=({distribution:R},q)=>R.candidates.every(({stage_logprobs:j})=>(j||[]).length===q.
length);function O(R,q){let j=$n(R);return[{number:0,place:s("before"),name:j.name,tip:j.meaning,idle:!1,side:"before"},...q.map(F=>({number:F.number,place:String(
F.number),name:F.name,idle:F.idle,side:"",tip:s("{number}. {name}: {effect} here. It {meaning}.",{...F,effect:hn(F)})}))]}function $(R,q,j,F){if(a.hidden=!q.length||
!L(R,q),a.hidden)return;let D={number:q.length,place:s("after"),name:s("all processors"),tip:s("After all processors: the distribution from which the token was \
chosen."),idle:!1,side:"after"};g.draw([...O(R,q),D],j,R),c.hidden=F<=10,T(c,C?s("show {count} only",{count:10}):s("show all {count}",{count:B(F)})),c.setAttribute(
"aria-expanded",String(C))}c.addEventListener("click",()=>{C=!C,I(e.current())});function P(R){if(R.distribution.stages.length)return"";if(R.isPrompt)return s("\
The model’s own distribution: no logits processor takes part in reading the prompt.");let q=e.started.processors||[],j=pn(R);if(e.started.mode==="custom"&&!q.
length)return s("Your own loop called no logits processor here.");if(!q.length)return j?s("DoLa’s contrast, untouched: no logits processor runs."):s("The mode\
l’s own distribution, untouched: no logits processor runs.");let F={processors:q.map(D=>Pe(D)[0]).join(", ")};return j?s("DoLa’s contrast, untouched here. Pre\
pared, but not used by this loop: {processors}.",F):s("The model’s own distribution, untouched here. Prepared, but not used by this loop: {processors}.",F)}function W(R){
let q=R.isPrompt||R.given,j=R.isPrompt?s("at prompt token {number}: {token} (given, not chosen)"):q?s("at token {number}: {token} (given, not chosen)"):s("at to\
ken {number}: {token}");o.replaceChildren(...he(j,{number:String(R.index+1),token:oe(R.chosen.text)})),T(u,q?s("given"):s("chosen"))}function I(R){let q=Ln(R),j=lt(
R),F=(R.watched||[]).filter(({token_id:Y})=>j.every(Q=>Q.token_id!==Y)),D=Ro(j,10,R.chosen.token_id);W(R),T(r,P(R)),r.hidden=!r.textContent,d.hidden=!R.beam||!q.
length,m(R,q,D),$(R,q,[...C?j:D,...F],j.length)}return R=>{let q=e.current();t.hidden=!q,q&&(q.isPrompt||b.follow(e.lastOf(q)),!(q===N[0]&&b.total===N[1]&&!R.unit&&
!R.watched)&&(N=[q,b.total],I(q)))}}function _u(t){let e=t>>>0;return()=>{e=e+1831565813>>>0;let n=Math.imul(e^e>>>15,e|1);return n=n+Math.imul(n^n>>>7,n|61)^n,((n^n>>>14)>>>0)/2**32}}function Ou(t,e){
let n=[...t];for(let o=n.length-1;o>0;o--){let r=Math.floor(e()*(o+1));[n[o],n[r]]=[n[r],n[o]]}return n}function el(t,e){let i=q=>t.querySelector(".gp-"+q),a=t.
querySelector("details"),[c,d,u,g]=["from","choices","reveal","next"].map(i),b=null,y=q=>[s("1st"),s("2nd"),s("3rd")][q]??"",C=()=>e.usesBeams&&!e.finished?[]:e.
allLines(),N=q=>pe(C()[q]?C()[q].last:null),S=q=>q.distribution.candidates.filter(({raw_rank:j})=>j).sort((j,F)=>j.raw_rank-F.raw_rank).slice(0,6);function _(q){
let j=Number(e.started.seed)%4294967296+7919*q.index+104729*q.sequence;return Ou(S(q),_u(j))}let E=q=>S(q).length>1;function M(q){let j=e.current(),F=j&&e.lastOf(
j),D=Math.max(0,C().findIndex(te=>te.last===F)),Y=N(D),Q=Y.findIndex((te,se)=>se>=q&&E(te));if(Q<0){T(i("cannot"),Y.length>q?s("From there on the run has record\
ed no candidates to pick from: raise top_candidates and run it again."):e.running?s("The run has not reached this token yet."):s("There is no token {number} in \
this text: choose an earlier one.",{number:q+1}));return}T(i("cannot"),""),b={line:D,at:Q,step:null,picks:[],revealed:!1,results:[]},A()}function A(){let q=N(b.
line);for(;q[b.at]&&!E(q[b.at]);)b.at+=1;if(Object.assign(b,{step:q[b.at]||null,picks:[],revealed:!1}),!b.step&&!e.running){m();return}k(),b.step&&e.selectStep(
b.step.before),w(()=>d.querySelector("button"))}function k(){e.hide(b&&a.open?b.at+(b.revealed?1:0):null)}function h(q){let{picks:j}=b;j.includes(q)?j.splice(j.
indexOf(q),1):j.length<3&&j.push(q),O()}function p(){let{step:q,picks:j}=b,F=S(q),D=F.find(({token_id:Y})=>Y===j[0]);b.revealed=!0,b.results.push({step:q,first:D,
share:Math.exp(D.raw_logprob-F[0].raw_logprob),hit:j.includes(q.chosen.token_id)}),k(),e.selectStep(q),w(()=>g)}function f(){if(b.results.length>=10){m();return}
b.at+=1,A()}function m(){let{results:q,line:j}=b,F=b.at+(b.revealed?1:0);b=null,k(),c.value=N(j).slice(F).some(E)?F+1:1,R(q),w(()=>i("begin"))}function w(q){let j=t.
contains(document.activeElement);I(),j&&q()&&q().focus({preventScroll:!0})}let x=({piece:q,chosen:j,text:F})=>q??(j?j.text:F);function v(){let q=pe(b.step?b.step.
before:N(b.line).at(-1)||null),j=[...e.prefix,...q].map(x).join(""),F=l("span","gp-gap","?",{"aria-label":s("the hidden token")});b.revealed&&F.replaceChildren(
oe(b.step.chosen.text));let D=i("so-far");D.replaceChildren(j,F),D.scrollTop=D.scrollHeight}function L(){d.replaceChildren(...(b.step&&!b.revealed?_(b.step):[]).
map(({token_id:q,text:j})=>{let F=l("button","gp-button gp-choice",null,{type:"button","aria-pressed":"false","data-token":q});return F.append(l("span","gp-orde\
r"),oe(j)),F.addEventListener("click",()=>h(q)),F})),O()}function O(){for(let q of d.children){let j=b.picks.indexOf(Number(q.dataset.token));q.setAttribute("ar\
ia-pressed",String(j>=0)),q.disabled=j<0&&b.picks.length>=3,T(q.querySelector(".gp-order"),y(j))}u.disabled=!b.picks.length}function $(){if(i("answer").hidden=!b.
revealed,!b.revealed)return;let{step:q,picks:j}=b,{share:F,hit:D}=b.results.at(-1),Y=S(q),Q=q.chosen.token_id,te=Y.some(({token_id:we})=>we===Q)?Y:[...Y,q.chosen];
i("truth").tBodies[0].replaceChildren(...te.map(we=>{let _r=l("tr",we.token_id===Q?"gp-taken":""),Zo=l("th","",null,{scope:"row"});we.token_id===Q&&Zo.append(l(
"span","","▶ "),l("span","gp-hidden",`${s("chosen:")} `)),Zo.append(oe(we.text));let Or=l("div","gp-share"),Mr=l("i");Mr.style.width=`${(45*X(we.raw_logprob)).
toFixed(2)}%`,Or.append(Mr,H(X(we.raw_logprob)));let Er=l("td");Er.append(Or);let yl=j.indexOf(we.token_id);return _r.append(Zo,l("td","",y(yl)),Er,l("td","",H(
X(we.logprob))),l("td","",we.raw_rank?B(we.raw_rank):"–")),_r}));let ae=i("took");ae.replaceChildren(...he(D?s("The run chose “{token}”, which is among your p\
icks."):s("The run chose “{token}”, which is not among your picks."),{token:oe(q.chosen.text,"gp-strong")})," "),ae.append(F===1?s("Your first pick is the t\
oken that the model found likeliest."):s("Your first pick has {share} of the probability of the likeliest token.",{share:H(F)}))}let P=q=>q.reduce((j,{share:F})=>j+
F,0)/q.length,W=q=>q.filter(({hit:j})=>j).length;function I(){if(i("before").hidden=!!b,i("round").hidden=!b,!b)return;i("sum").hidden=!0;let{results:q,revealed:j,
step:F}=b,Y={number:q.length+(j?0:1),steps:10,token:F&&F.index+1};T(i("progress"),F?j?s("Step {number} of {steps}: token {token}.",Y):s("Step {number} of {steps\
}: which token comes next, as token {token}? Pick up to three, the likeliest first.",Y):s("Waiting for the next token of the run.")),T(i("score"),q.length?s("So\
 far: your first picks are {share} as likely as the top token; the run’s token was among your picks in {hits} of {count}.",{share:H(P(q)),hits:W(q),count:q.length}):
""),u.hidden=j||!F,g.hidden=!j,T(g,q.length>=10?s("Show the score"):s("Next token")),v(),L(),$()}function R(q){let j=i("sum");if(j.hidden=!1,j.replaceChildren(l(
"h3","",s("The round is over"))),!q.length){j.append(l("p","",s("No token was revealed, so there is no score.")));return}let F=(...Q)=>{let te=l("p");te.append(
...Q),j.append(te)};F(...he(s("{share}: how likely your first picks were, on average, compared with the likeliest token."),{share:l("b","",H(P(q)))}));let D=l("\
b","",s("{hits} of {count}",{hits:W(q),count:q.length}));F(...he(s("{steps}: steps in which the run’s token was among your picks ({share})."),{steps:D,share:H(
W(q)/q.length)}));let Y=[...q].sort((Q,te)=>Q.share-te.share||te.step.distribution.entropy_before-Q.step.distribution.entropy_before);for(let[Q,{step:te,first:se,
share:ae}]of[[s("Hardest:"),Y[0]],[s("Easiest:"),Y.at(-1)]])F(l("b","",Q)," ",...he(s("token {number}, “{token}”; your “{pick}” had {share} of the likeliest tok\
en’s probability, and the entropy was {entropy}."),{number:String(te.index+1),token:oe(te.chosen.text),pick:oe(se.text),share:H(ae),entropy:re(te.distribution.
entropy_before,e.unit)}))}return i("begin").addEventListener("click",()=>M(Math.max(1,Math.floor(Number(c.value))||1)-1)),i("from-here").addEventListener("click",
()=>{let q=e.current();c.value=q&&!q.isPrompt?q.index+1:1}),u.addEventListener("click",p),g.addEventListener("click",f),i("end").addEventListener("click",m),a.addEventListener(
"toggle",k),q=>{t.hidden=!e.started,q.run&&(b=null,c.value=1,i("sum").hidden=!0,T(i("cannot"),""),I()),T(i("begin"),i("sum").hidden?s("Start a round"):s("Anothe\
r round")),b&&!b.step&&(q.steps||q.status)&&A()}}function tl(t,e){let o=t.querySelector(".gp-where"),r=t.querySelector(".gp-verdict"),i=t.querySelector(".gp-score-head"),a=t.querySelector("tbody"),c=t.querySelector(
".gp-more"),d=t.querySelector(".gp-tally"),u=new ge({steps:0,differed:0},(h,p)=>p.reranked?{steps:h.steps+1,differed:h.differed+ +(y(p.reranked).token_id!==p.chosen.
token_id)}:h),g=[],b=[],y=h=>h.reduce((p,f)=>f.probability>p.probability?f:p);function C(){let h=a.insertRow(),p=l("th","",null,{scope:"row"}),[f,m,w]=[l("span",
"gp-sign"),l("bdi","gp-word"),l("span","gp-tag",s("most probable"))];p.append(f,m,w),h.append(p);let x=["probability","penalty","score"].map(()=>{let v=l("div",
"gp-cell"),L=l("span","gp-balance",null,{"aria-hidden":"true"}),[O,$]=[l("i","gp-part"),l("i","gp-zero")];L.append(O,$);let P=l("span","gp-amount");return v.append(
L,P),h.append(l("td")),h.lastChild.append(v),{part:O,zero:$,amount:P}});return g.push({row:h,sign:f,word:m,tag:w,cells:x}),g.at(-1)}function N({part:h,zero:p,amount:f},m,[
w,x],v){let L=O=>(O-w)/(x-w)*100;h.style.left=`${Math.min(L(0),L(m))}%`,h.style.width=`${Math.abs(L(m)-L(0))}%`,p.style.left=`${L(0)}%`,T(f,v)}function S({part:h,
zero:p,amount:f},m,[w,x],v){let L=O=>4+(O-w)/(x-w)*92;h.hidden=m===null,h.style.left=`${L(m)}%`,p.style.left=`${L(0)}%`,T(f,v)}function _(h,p,f,m,w){let x=p.token_id===
f.chosen.token_id;h.row.className=x?"gp-winner":"",T(h.sign,x?"▶":""),Se(h.word,p.text),h.tag.hidden=p!==m||x,N(h.cells[0],p.probability,w.probability,H(p.probability)),
N(h.cells[1],p.penalty,w.penalty,U(p.penalty)),S(h.cells[2],p.score,w.score,U(p.score))}function E(h){let[p,f]=[Math.min(0,...h),Math.max(0,...h)];return f>p?[p,
f]:[0,1]}function M(h){let p=y(h.reranked),f=h.reranked.find(v=>v.token_id===h.chosen.token_id),m=h.reranked.slice(0,12);f&&!m.includes(f)&&(m[11]=f);let w=Object.
fromEntries(["probability","penalty","score"].map(v=>[v,E(m.map(L=>L[v]))]));for(;g.length<m.length;)C();g.forEach((v,L)=>{v.row.hidden=L>=m.length,L<m.length&&
_(v,m[L],h,p,w)});let x=h.reranked.length-m.length;c.hidden=x<=0,T(c,z(x,"and {count} less probable one, which was weighed too","and {count} less probable ones,\
 which were weighed too")),A(f,p)}function A(h,p){if(!h){r.replaceChildren();return}let f={token:oe(h.text,"gp-strong"),score:U(h.score)};r.replaceChildren(...h===
p?he(s("{token} won: the most probable token has the highest score too ({score})."),f):he(s("{token} won with a score of {score}. Greedy search would have chose\
n {other} ({share}), but its penalty of {penalty} leaves it a score of {lower}."),{...f,other:oe(p.text,"gp-strong"),share:H(p.probability),penalty:U(p.penalty),
lower:U(p.score)}))}function k(){let h=e.started.effective.penalty_alpha;return typeof h!="number"?s("(1 - penalty_alpha) × probability - penalty_alpha × penalt\
y. The highest score is chosen."):s("{keep} × probability - {alpha} × penalty, because penalty_alpha is {alpha}. The highest score is chosen.",{keep:Number((1-
h).toFixed(4)),alpha:h})}return()=>{let h=e.current();if(t.hidden=!(h&&h.reranked&&h.reranked.length),t.hidden||(u.follow(e.lastOf(h)),h===b[0]&&u.total===b[1]))
return;b=[h,u.total],o.textContent=s("at token {number}",{number:h.index+1}),i.dataset.tip=k(),M(h);let{steps:p,differed:f}=u.total;T(d,s("Along the text: a tok\
en other than the most probable one won in {differed} of {count} steps ({share}).",{differed:B(f),count:B(p),share:H(f/p)}))}}function nl(t,e){let n=()=>t.closest(".token-panel"),o=S=>t.querySelector(".gp-"+S),[r,i,a,c,d]=["place-words","back","on","newest","fold"].map(o),u=[...t.querySelectorAll(
"[role=tab]")],g=u.find(({dataset:S})=>S.shows==="logit_lens");function b(S){n()&&(n().dataset.shows=S);for(let _ of u){let E=_.dataset.shows===S;_.setAttribute(
"aria-selected",String(E)),_.tabIndex=E?0:-1}}for(let S of u)S.addEventListener("click",()=>{b(S.dataset.shows),y(!0)}),S.addEventListener("keydown",_=>{let E={
ArrowRight:1,ArrowLeft:-1}[_.key];if(!E)return;_.preventDefault();let M=u.filter(({hidden:k})=>!k),A=M[(M.indexOf(S)+E+M.length)%M.length];b(A.dataset.shows),y(
!0),A.focus()});function y(S){n()?.toggleAttribute("data-folded",!S),d.setAttribute("aria-expanded",String(S)),d.textContent=S?"▾":"▴"}d.addEventListener("c\
lick",()=>y(d.getAttribute("aria-expanded")==="false")),i.addEventListener("click",()=>e.walk(-1)),a.addEventListener("click",()=>e.walk(1)),c.addEventListener(
"click",()=>e.selectStep(null));function C(S){let _=e.lineOf(S),E=e.lines().length>1&&_&&!S.isPrompt?_.label:"",M=S.isPrompt?e.started.prompt_tokens.length:pe(_?
_.last:S).length,A=N(S,{number:B(S.index+1),count:B(M),line:E});r.ariaLive=e.selected?"polite":"off",r.replaceChildren(oe(S.chosen.text,"gp-here"),l("span","",`\
 ${A}`)),i.disabled=S.isPrompt?!S.before:S.index===0&&!e.promptSteps.length,a.disabled=!_||_.last===S,c.hidden=!e.selected||!e.running}function N(S,_){return S.
isPrompt?s("prompt token {number} of {count}",_):e.selected?_.line?s("token {number} of {count} of {line}",_):s("token {number} of {count}",_):_.line?s("newest \
token {number} of {count} of {line}",_):s("newest token {number} of {count}",_)}return S=>{S.selection&&e.selected&&y(!0),g.hidden=!e.canAsk||e.recorded;let _=e.
current();if(_)return C(_);r.textContent=s("No token yet"),i.disabled=a.disabled=!0,c.hidden=!0}}var wr=({messages:t,template:e})=>JSON.stringify([t,e||null]);function ol(t,e){let n=h=>t.querySelector(".gp-"+h),[o,r,i]=["said","rendered","try"].map(n),a=new WeakMap,
c=[],d="",u=null,g=null;function b(){return Gt(t,r,e,h=>{let p=a.get(h);return p&&{id:p.token.token_id,text:p.token.text,where:s("prompt token {number}",{number:p.
index+1}),step:null,why:p.words}})}function y(){let{started:h,written:p}=e,f=h&&h.request.messages,m=f&&p&&h.model===p.model&&wr(h.request)===wr(p);return p&&!m?
{...p,ran:!1}:!f||!f.length?null:{model:h.model,messages:f,template:h.request.template,tokens:h.prompt_tokens,parts:h.parts||[],ran:!0}}function C({messages:h,parts:p,
problem:f}){let m=new Set(p.filter(({kind:w})=>w==="message").map(({message:w})=>w));o.replaceChildren(...h.map(({role:w,content:x},v)=>{let L=l("li","",null,{"\
data-role":w});return L.append(l("span","gp-role",w),l("p","",x)),!f&&m.size>0&&!m.has(v)&&x.trim()&&L.append(l("p","gp-dropped",s("✕ The template leaves this m\
essage out."))),L}))}let N={message:({role:h})=>s("words of {role}",{role:h}),template:()=>s("written by the template"),generation:()=>s("generation prompt: the\
 answer begins here")};function S(h,p){let f=h?N[h.kind](h):s("of unknown origin");return p.piece===null?s("special token, {whose}",{whose:f}):f}function _({tokens:h,
parts:p}){r.replaceChildren(),c=[],u=null;let f=new Set(p.map(({stop:w})=>w)),m=null;h.forEach((w,x)=>{let v=p.find(P=>P.start<=x&&x<P.stop)||null;if(!m||!x||f.
has(x)||p.some(({start:P})=>P===x)){let P=l("span","gp-part",null,v?{"data-kind":v.kind}:{});v&&v.kind==="message"&&P.append(l("span","gp-role",v.role)),v&&v.kind===
"generation"&&P.append(l("span","gp-role",s("the answer begins"))),r.append(P),m={rows:P,tokens:[]}}let L=l("span","gp-token",null,{role:"button",tabindex:"-1"}),
O=S(v,w);Ne(L,w),L.setAttribute("aria-label",s("prompt token {number}: {token}, {words}",{number:x+1,token:J(w.text),words:O})),a.set(L,{token:w,index:x,words:O});
let $=m.tokens.length?a.get(m.tokens.at(-1)).token:null;ut(m,L,w,$),c.push(L)}),c.length&&E(c[0])}function E(h){u&&(u.tabIndex=-1),u=h,h.tabIndex=0}function M(h){
h&&(E(h),h.focus({preventScroll:!0}),h.scrollIntoView({block:"nearest"}),g.show(h))}r.addEventListener("click",({target:h})=>M(h.closest(".gp-token"))),r.addEventListener(
"keydown",h=>{let p=c.indexOf(h.target.closest(".gp-token"));if(p<0||h.ctrlKey||h.metaKey||h.altKey)return;let f={ArrowRight:()=>c[p+1],ArrowLeft:()=>c[p-1],Home:()=>c[0],
End:()=>c.at(-1),ArrowDown:()=>qe(c,p,1),ArrowUp:()=>qe(c,p,-1),Enter:()=>c[p]," ":()=>c[p]};f[h.key]&&(h.preventDefault(),M(f[h.key]()))});function A({tokens:h,
parts:p}){let f=$=>p.filter(P=>P.kind===$).reduce((P,{start:W,stop:I})=>P+I-W,0),m=h.filter(({piece:$})=>$===null).length,[w,x,v]=["message","template","generat\
ion"].map(f),L={words:B(w),around:B(x),begin:B(v)};return`${w||x?z(h.length,"{count} token: {words} for the words of the messages, {around} around them, {begin}\
 to begin the answer.","{count} tokens: {words} for the words of the messages, {around} around them, {begin} to begin the answer.",L):v?z(h.length,"{count} toke\
n: this template changes the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.","{count} tokens: this template change\
s the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.",L):z(h.length,"{count} token: this template changes the word\
s, so the origin of its tokens is unknown.","{count} tokens: this template changes the words, so the origin of its tokens is unknown.")} ${z(m,"{count} is speci\
al.","{count} are special.")}`}function k({tokens:h,parts:p}){let f=p.filter(({kind:w})=>w==="message").flatMap(({start:w,stop:x})=>h.slice(w,x)).filter(({piece:w})=>w===
null),m=[...new Set(f.map(({text:w})=>J(w)))];return m.length?s("A message contains {tokens}: written like a special token, it is read as one, as if the templat\
e had written it.",{tokens:m.join(", ")}):""}return i.addEventListener("click",()=>e.ask({type:"without"})),()=>{let h=y();if(t.hidden=!h,!h){d="";return}i.hidden=
!Object.hasOwn(e.answers,"without")||!!h.problem;let p=JSON.stringify([h.model,wr(h),h.parts,h.problem,h.ran,h.tokens.length]);if(p===d)return;d=p,g??=b(),T(n("\
which"),h.ran?s("of {model}, as this run read it",{model:h.model}):s("of {model}, as written now: not run yet",{model:h.model})),K(n("refusal"),!!h.problem),T(n(
"refusal"),s(h.problem)),n("refusal").dataset.kind=h.away?"info":"error",n("refusal").setAttribute("role",h.away?"note":"alert"),C(h),K(n("made"),!h.problem),_(
h),K(n("generation-key"),h.parts.some(({kind:m})=>m==="generation")),T(n("template-words"),h.problem?"":A(h));let f=k(h);K(n("warn"),!!f),T(n("warn"),f),g.hide()}}function sl(t,e,n){let{state:o,log:r,text:i,select:a}=t;function c(d){if(!d)return;let{step:u}=o.entries.get(d);t.reveal(d),u&&r.selectStep(u),d.focus({preventScroll:!0}),
d.scrollIntoView({block:"nearest"}),u||n.show(d)}i.addEventListener("click",d=>{let u=o.tokenAt(d);u&&(c(u),o.entries.get(u).step&&n.dismiss())}),i.addEventListener(
"keydown",d=>{if(d.key==="Escape"){r.selectStep(null);return}let u=o.tokenAt(d);if(!u||d.ctrlKey||d.metaKey||d.altKey)return;let g=o.allTokens,b=g.indexOf(u),y={
ArrowRight:()=>g[b+1],ArrowLeft:()=>g[b-1],ArrowDown:()=>qe(g,b,1),ArrowUp:()=>qe(g,b,-1),Home:()=>g.find(C=>o.entries.get(C).step),End:()=>g.at(-1),Enter:()=>u,
" ":()=>u};y[d.key]&&(d.preventDefault(),c(y[d.key]()))}),a.addEventListener("change",()=>{o.shadedBy=a.value,t.shadeAll(),e.drawScale()}),i.addEventListener("s\
croll",()=>{o.atEnd=i.scrollHeight-i.scrollTop-i.clientHeight<60},{passive:!0}),new ResizeObserver(()=>t.resized()).observe(i)}var rl=t=>t.started&&t.started.request||{},br=t=>!!rl(t).only_given;function kr(t,{index:e,isPrompt:n,isStart:o}){if(o)return s("decoder start token");let r={number:e+
1};return n?t.readsSource?s("source token {number}",r):s("prompt token {number}",r):s("token {number}",r)}function yr(t,{index:e,isStart:n}){return n?s("every t\
arget begins with it: not chosen"):t.readsSource?s("the encoder reads it: it has no probability"):e===0?s("nothing comes before it: it has no probability"):rl(t).
read_prompt&&!t.finished&&!t.failed?s("its probability is read when the text ends"):s("its probability was not read")}function xr(t,e){let n=[];return e.given&&
!br(t)&&n.push(s("given, not chosen")),n.push(...ti(e)),n}function il(t,e){let{step:n,token:o}=e,r=n?[...Kn(n,t.unit),...xr(t,n)]:[yr(t,e)];return[s("{where}: {\
token}",{where:kr(t,e),token:J(o.text)}),...r].join(", ")}var Uo=class{constructor(e,n,o,r){this.root=e,this.text=n,this.select=o,this.state=r,this.scale=e.querySelector(".gp-scale"),this.origins=e.querySelector(".gp-o\
rigins"),this.originsAlong=new ge(Yr,Xr)}drawScale(){Xe(this.scale,this.select.value,this.state.log.unit)}drawMarks(){let{root:e,state:n}=this,{prompt:o,begun:r,
lines:i}=n,a=!br(n.log)&&i.some(({steps:c})=>c.length&&c[0].given);e.querySelector(".gp-mark-prompt").hidden=!o||!o.tokens.length,T(e.querySelector(".gp-mark-pr\
ompt .gp-ink"),r?s("source, and what the target begins with"):s("prompt")),e.querySelector(".gp-mark-given").hidden=!a,this.drawOrigins(),this.text.classList.toggle(
"gp-has-given",a)}drawOrigins(){let{origins:e,originsAlong:n,state:{log:o,lines:r}}=this;if(e.hidden=!o.rounds.length,e.hidden)return;n.follow(r.length&&r[0].steps.
at(-1)||null);let i=Z(e,Object.keys(tt).length,Mu);Object.entries(tt).forEach(([a,[,c,d]],u)=>{let[g,b]=i[u].children;i[u].dataset.draft=a,i[u].dataset.tip=d,T(
g,c),T(b,B(n.total[a]))})}};function Mu(){let t=l("span","",null,{tabindex:"0"});return t.append(l("span","gp-ink")," ",l("b")),t}var Vo=class{constructor(e){this.log=e,this.entries=new WeakMap,this.shadedBy="",this.clear()}clear(){this.prompt=null,this.fold=null,this.begun=null,this.lines=
[],this.marked=null,this.atEnd=!0}get paragraphs(){return[this.prompt,this.begun,...this.lines].filter(Boolean)}get allRows(){return this.lines.flatMap(({folds:e})=>e?
e.boxes.map(({rows:n})=>n):[]).concat(this.paragraphs.map(({rows:e})=>e))}get allTokens(){return this.paragraphs.flatMap(({tokens:e})=>e)}elementOf(e){if(e.isPrompt)
return this.prompt&&this.prompt.tokens[e.index]||null;for(let n of this.lines)if(n.steps[e.index]===e)return n.tokens[e.index];return null}tokenAt(e){let n=e.target.
closest('[role="button"]');return n&&this.entries.has(n)?n:null}};var Jo=class{constructor(e,n,o){this.drawn=n,this.moved=o,this.goesOn=!1,this.along=new ge(as(e),(r,i)=>cs(r,i.chosen.text,i.piece===null,e)),this.boxes=[]}rowsFor(e){
let n=this.along.total.spans.length;this.along.follow(e);let{since:o,place:r,spans:i}=this.along.total,a=this.boxes.at(-1);if(o!==null&&o<r)return(!a||a.since!==
o)&&(a=this.open(o)),a.rows;let c=i.length>n?i.at(-1):null;return c&&a&&a.since===c.start&&a.stop===null&&this.close(a,c.stop),this.drawn.rows}keepable(e){let{since:n}=this.
along.totals[e],o=this.boxes.find(r=>r.since===n);return n!==null&&o&&o.stop!==null?Math.min(e,o.stop):e}cut(e){let{drawn:n}=this;for(;n.tokens.length>e;){let a=n.
tokens.at(-1),c=this.boxOf(a);nt({rows:c?c.rows:n.rows,tokens:n.tokens},n.tokens.length-1),c&&!c.rows.holder.hasChildNodes()&&(n.rows.removeLast(),this.boxes.pop())}
let{totals:o,steps:r}=this.along;r.length=e,o.length=e+1;let i=this.boxes.at(-1);i&&this.along.total.since===i.since&&Object.assign(i,{stop:null,ended:!1})}boxOf(e){
let n=e.closest(".gp-reasoning");return n?this.boxes.find(o=>o.element===n):void 0}reveal(e){let n=this.boxOf(e);!n||!this.isFolded(n)||(n.wish=!1,this.draw(this.
goesOn),this.moved())}draw(e){this.goesOn=e;for(let n of this.boxes){let o=this.isFolded(n);n.count=(n.stop??this.along.total.place)-n.since,T(n.chip,`${o?"▸":
"▾"} ${this.words(n)}`),n.chip.setAttribute("aria-expanded",String(!o)),n.element.classList.toggle("gp-folded",o)}}words({count:e,stop:n,ended:o}){return o?z(
e,"Reasoning, {count} token","Reasoning, {count} tokens"):n===null&&this.goesOn?z(e,"Reasoning, {count} token so far","Reasoning, {count} tokens so far"):z(e,"R\
easoning, {count} token, not ended","Reasoning, {count} tokens, not ended")}isFolded(e){return e.wish??e.ended}open(e){let n=l("span","gp-reasoning"),o=l("butto\
n","gp-reasoning-chip",null,{type:"button",title:s("The model’s reasoning before its answer. Click to fold or unfold it.")}),r=l("span","gp-reasoned");n.append(
o,r);let i={element:n,chip:o,rows:new He(r,this.drawn.rows),since:e,stop:null,ended:!1,count:0,wish:null};return o.addEventListener("click",()=>{i.wish=!this.isFolded(
i),this.draw(this.goesOn),this.moved()}),this.drawn.rows.append(n),this.boxes.push(i),i}close(e,n){let{tokens:o,rows:r}=this.drawn,i=o.slice(n);nt({rows:e.rows,
tokens:o},n),Object.assign(e,{stop:n,ended:this.along.total.spans.at(-1).end!==null}),e.rows.holder.hasChildNodes()||(r.removeLast(),this.boxes.pop());for(let a of i)
r.append(a);o.push(...i)}};var Eu=30,Yo=class{constructor(e,n,o,r){this.text=e,this.empty=n,this.select=o,this.state=r,this.log=r.log,this.width=0,this.resettle=0,this.unfolds=!1}startRun(){
let{text:e,log:n,state:o}=this;if(e.replaceChildren(),o.clear(),!n.started){e.append(this.empty);return}let r=n.readsSource;e.classList.toggle("gp-apart",r),r&&
e.append(l("span","gp-part-name",s("Source: the encoder reads it"))),o.prompt=this.drawFixed(n.started.prompt_tokens,r?s("Source"):s("Prompt")),this.drawFold(),
r&&(e.append(l("span","gp-part-name",s("Target: the decoder writes it, from its start token on"))),o.begun=this.drawFixed(n.started.decoder_tokens,s("Start of t\
he target"),{isStart:!0}))}drawFixed(e,n,o={}){let r=l("span","gp-prompt",null,{"aria-label":n}),i={rows:new He(r),tokens:[]};return e.forEach((a,c)=>this.append(
i,{token:a,index:c,isPrompt:!0,step:null,...o})),this.text.append(r),i}drawFold(){let{prompt:e}=this.state,n=e.tokens.length,o=l("button","gp-unfold",null,{type:"\
button"});this.state.fold=n>Eu&&!this.log.started.request.only_given?o:null,this.state.fold&&(o.addEventListener("click",()=>this.foldPrompt(this.unfolds)),e.rows.
holder.before(o),this.foldPrompt(!this.unfolds))}foldPrompt(e){let{fold:n,prompt:o}=this.state,{holder:r}=o.rows,i={count:B(o.tokens.length)};this.unfolds=!e,n.
textContent=e?s("Show all {count} tokens of the prompt",i):s("Show less of the prompt"),n.setAttribute("aria-expanded",String(!e)),r.classList.toggle("gp-folded",
e),e?r.setAttribute("tabindex","0"):r.removeAttribute("tabindex"),e&&(r.scrollTop=r.scrollHeight),this.dissolve()}drawPrompt(){for(let e of this.log.promptSteps){
let n=this.state.prompt.tokens[e.index];n&&(this.state.entries.get(n).step=e,this.describe(n),this.shade(n))}}drawLines(){let e=this.log.lines(),{lines:n}=this.
state,o=e.length===1&&e[0].kind==="sequence";for(o!==this.text.classList.contains("gp-single")&&(this.dissolve(),this.text.classList.toggle("gp-single",o));n.length>
e.length;)n.pop().element.remove();e.forEach((r,i)=>this.drawLine(n[i]||this.newLine(),r,i))}newLine(){let{begun:e,prompt:n,lines:o}=this.state,r=l("div","gp-li\
ne"),i=l("div","gp-line-head"),a=l("span","gp-line-body"),c=l("span","gp-stop");r.append(i,a,c),this.text.append(r);let d=e||n,u={element:r,head:i,rows:new He(a,
d&&d.rows),stop:c,steps:[],tokens:[],said:"",folds:null},{reasoning:g}=this.log.started;return g&&(u.folds=new Jo(g,u,()=>this.dissolve())),o.push(u),u}drawLine(e,n,o){
e.element.dataset.kind!==n.kind&&(e.element.dataset.kind=n.kind),e.element.classList.toggle("gp-line-minor",this.log.usesBeams&&o>0);let r=JSON.stringify([n.label,
n.score,n.stopReason]);r!==e.said&&(e.said=r,this.drawHead(e,n));let{folds:i}=e,a=Qe(e.steps,n.last),c=i?i.keepable(a.keep):a.keep,d=[...e.steps.slice(c,a.keep),
...a.added];i?i.cut(c):nt(e,c),e.steps.length=c;for(let u of d)this.append(e,{token:{...u.chosen,piece:u.piece},index:u.index,isPrompt:!1,step:u}),e.steps.push(
u);i&&i.draw(this.log.running)}drawHead(e,n){let o=n.stopReason?ye(n.stopReason)[1]:"",r=n.label.charAt(0).toUpperCase()+n.label.slice(1);if(e.head.replaceChildren(
l("b","",r)),n.score!==null&&n.score!==void 0){let a=n.kind==="running",c=n.score.toFixed(3);e.head.append(l("span","",a?s("sum {value}",{value:c}):s("score {va\
lue}",{value:c}),{title:a?s("sum of the log-probabilities so far, in nats"):s("the sum divided by the length penalty")}))}let i=n.stopReason==="step"?"… ":"■ ";
o&&e.head.append(l("span","",i+o)),e.stop.textContent=o&&!this.log.usesBeams&&this.log.lasts.length===1?i+o:""}append(e,n){let o=e.tokens.at(-1),r=e.folds?e.folds.
rowsFor(n.step):e.rows;ut({rows:r,tokens:e.tokens},this.tokenElement(n),n.token,o&&this.state.entries.get(o).token)}tokenElement(e){let{token:n,step:o,isPrompt:r}=e,
i=l("span",r?"gp-prompt-token":"gp-token",null,{role:"button",tabindex:"-1","aria-pressed":"false"});return Ne(i,n),o&&o.draft&&o.draft.origin!=="none"&&(i.dataset.
draft=o.draft.origin),o&&o.given&&(i.dataset.given=""),this.state.entries.set(i,e),this.describe(i),o&&this.shade(i),i}describe(e){e.setAttribute("aria-label",il(
this.log,this.state.entries.get(e)))}shade(e){wt(e.querySelector(".gp-ink"),this.select.value,ve(this.state.entries.get(e).step)),e.dataset.shaded=""}shadeAll(){
for(let e of this.state.allTokens)this.state.entries.get(e).step&&this.shade(e)}reveal(e){for(let{folds:n}of this.state.lines)n&&n.reveal(e)}markCurrent(){let{log:e,
state:n}=this,o=e.current(),r=o?n.elementOf(o):null,{marked:i}=n;i&&i!==r&&(i.classList.remove("gp-current"),i.setAttribute("aria-pressed","false"),i.tabIndex=-1),
n.marked=r,r&&(e.selected&&!e.suggested&&this.reveal(r),o.isPrompt&&n.fold&&!this.unfolds&&this.foldPrompt(!1),r.classList.add("gp-current"),r.setAttribute("ari\
a-pressed",String(e.selected===o)),r.tabIndex=0)}followEnd(){let{log:e,text:n}=this;this.state.atEnd&&!e.selected&&e.running&&!e.usesBeams&&(n.scrollTop=n.scrollHeight)}resized(){
!this.text.clientWidth||this.text.clientWidth===this.width||(this.width=this.text.clientWidth,this.dissolve())}dissolve(){for(let e of this.state.allRows)e.dissolve();
clearTimeout(this.resettle),this.resettle=setTimeout(()=>this.settle(),200)}settle(){this.width||=this.text.clientWidth;for(let e of this.state.allRows)e.settle()}};function al(t,e){let n=t.querySelector(".gp-text"),o=t.querySelector(".gp-shade"),r=new Vo(e),i=new Yo(n,t.querySelector(".gp-empty"),o,r),a=new Uo(t,n,o,r),c=Gt(
t,n,e,u=>{let g=r.entries.get(u);if(!g)return null;let{token:b,step:y}=g,C=y?xr(e,y).join(", "):yr(e,g);return{id:b.token_id,text:b.text,where:kr(e,g),step:y,why:C}});
sl(i,a,c);function d(){e.started&&(o.value=r.shadedBy||(e.started.request.only_given?"surprisal":"uncertainty"),a.drawScale()),i.startRun()}return u=>{if(u.run&&
d(),(u.run||u.steps||u.status)&&(i.drawLines(),a.drawMarks()),r.prompt&&(u.run||u.prompt)&&i.drawPrompt(),r.prompt&&(u.unit||u.status))for(let g of u.unit?r.allTokens:
r.prompt.tokens)i.describe(g);u.unit&&a.drawScale(),i.markCurrent(),u.steps&&(i.followEnd(),i.settle()),c.refresh(u.unit||u.prompt||u.status)}}var ie=t=>U(t,2).replace("-","−");function cl(t,e=null){let{z_score:n,threshold:o,prediction:r}=t,i={z:ie(n),threshold:Number(o.toFixed(2))};if(r&&e&&V(e.z_score)&&
e.z_score<=o){let d=[s("z is {z}, above the threshold {threshold}, but p counts each token as new evidence.",i),s("With repeated n-grams counted once, z is {z}.",
{z:ie(e.z_score)})];return["even","◇",s("Not known: above the threshold by repeats alone"),d.join(" ")]}if(r)return["good","◆",s("Watermarked"),`${s("z is {\
z}, above the threshold {threshold}.",i)} ${Ut(o)}`];let a=t.tokens_needed,c=[s("z is {z}, not above the threshold {threshold}.",i),s("That does not prove that \
there is none: the text may be too short, or the mark may have been removed.")];return V(a)&&a>gn(t)&&c.push(s("If the text went on like this, about {number} to\
kens would be enough.",{number:B(a)})),["even","◇",s("No sign of this watermark"),c.join(" ")]}var gn=({num_tokens_scored:t,tokens:e})=>V(t)?t:(e||[]).filter(
([,,,,n])=>n).length;function Tu(t){let{kind:e,z_score:n,p_value:o,confidence:r,threshold:i,false_positive_rate:a,tokens_needed:c}=t;return[...e==="green"?Lu(t):
$u(t),[s("z-score"),ie(n),e==="green"?s("How many standard deviations more tokens are green than without a watermark: (green − ratio × scored) / √(scored × rati\
o × (1 − ratio))."):s("How many standard deviations the weighted mean lies above that of fair coins.")],[s("p-value"),Je(o),s("The probability of a z at leas\
t as high in a text without this watermark: the upper tail of the normal distribution. It assumes independent tokens; where phrases are repeated, z scatters mor\
e.")],[s("confidence"),r>.9999?"> 0.9999":U(r,4),s("1 − p. It is not the probability that the text is watermarked: a text without the watermark has 0.9 or more \
in one of ten cases, and 0.5 or more in one of two.")],[s("false-positive rate"),Je(a),s("What the threshold {threshold} means: the share of texts without this \
watermark whose z is above it.",{threshold:Number(i.toFixed(2))})],...V(c)?[[s("tokens needed"),B(c),s("How many scored tokens reach the threshold at this share\
: z grows with the square root of their number.")]]:[]]}function Lu({num_tokens_scored:t,num_green_tokens:e,green_fraction:n,ratio:o,list_size:r}){return[[s("to\
kens scored"),B(t),s("Tokens of which the detector can tell whether they are green. The first ones have too few tokens before them; where repeated n-grams count\
 once, later ones are left out.")],[s("green tokens"),B(e),s("Scored tokens on their green list, which holds {size} tokens of the vocabulary.",{size:B(r)})],[s(
"green fraction"),H(n),s("Green tokens / tokens scored. Without the watermark about {share} are green: the ratio.",{share:H(o)})]]}function $u(t){let{mean:e,weighted_mean:n,
num_g_values:o,posterior:r,layers:i}=t;return[[s("tokens scored"),B(gn(t)),s("Tokens with enough tokens before them, whose context has not occurred before.")],[
s("g-values"),B(o),z((i||[]).length,"One for each scored token, with {count} key: 0 or 1, like a fair coin in a text without the watermark.","One for each score\
d token and each of the {count} keys: 0 or 1, like a fair coin in a text without the watermark.")],[s("mean g-value"),U(e,4),s("The share of g-values that are 1\
. Without the watermark it is about 0.5.")],[s("weighted mean"),U(n,4),s("The same with more weight on the first keys, whose rounds of the tournament leave the \
clearest mark.")],...V(r)?[[s("posterior"),H(r),s("The trained Bayesian detector’s probability that the text is watermarked, if it is like the texts that the de\
tector was trained on.")]]:[]]}function wn(t,e){let n=e.map(({report:c})=>new Map(Tu(c).map(d=>[d[0],d]))),o=[...new Set(n.flatMap(c=>[...c.keys()]))],[r]=Z(t.tHead,
1,()=>l("tr")),i=Z(r,e.length+1,()=>l("th","",null,{scope:"col"}));e.forEach(({name:c},d)=>T(i[d+1],c)),t.tHead.hidden=e.length<2;let a=Z(t.tBodies[0],o.length,
()=>{let c=l("tr"),d=l("th","",null,{scope:"row"});return d.append(l("span","",null,{tabindex:0})),c.append(d),c});o.forEach((c,d)=>{let u=Z(a[d],e.length+1,()=>l(
"td")),g=n.find(b=>b.has(c)).get(c);T(u[0].firstChild,c),G(u[0].firstChild,{"data-tip":g[2]}),n.forEach((b,y)=>T(u[y+1],b.has(c)?b.get(c)[1]:"–"))})}function St({
tokens:t,prompt_tokens:e}){return t.map(([,n,o,r,i,a],c)=>({token:{text:n,piece:o},mark:{green:r,g:a,counted:i||!(r!==null||a!==null)},words(){let u={number:B(c+
1),token:J(n),mark:Au(r,a,i)};return c<e?s("Token {number}, of the prompt, {token}: {mark}",u):s("Token {number}, {token}: {mark}",u)}}))}function Au(t,e,n){if(t===
null&&e===null)return s("not scored, because too few tokens come before it.");if(e!==null){let r=s("mean g-value {g}, where chance gives 0.5.",{g:e.toFixed(2)});
return n?r:`${r} ${s("Not counted: its context came before, or it is left out.")}`}let o=t?s("◆ green."):s("◇ red.");return n?o:`${o} ${s("Not counted: the \
same n-gram came before, or it is left out.")}`}var _t=({kind:t,tokens:e})=>[t,{unscored:e.some(([,,,n,,o])=>n===null&&o===null),repeated:e.some(([,,,n,o,r])=>!o&&
(n!==null||r!==null))}];function ll(t,e){let n=c=>t.querySelector(".gp-"+c),o=new Ae(n("words"));function r({before:c,after:d}){if(d.error)return["even","…",s("Nothing left to score"),
`${s(d.error.message)} ${s("z was {z} before.",{z:ie(c.z_score)})}`];let u=s("z from {before} to {after}",{before:ie(c.z_score),after:ie(d.z_score)}),g=Number(d.
threshold.toFixed(2));return c.prediction?d.prediction?["good","◆",u,s("Still above the threshold {threshold}: the watermark survived.",{threshold:g})]:["bad",
"◇",u,s("No longer above the threshold {threshold}: the detector does not find the watermark any more.",{threshold:g})]:["even","◇",u,s("The text did not pa\
ss the threshold {threshold} before the attack: there is nothing to remove.",{threshold:g})]}function i({how:c,strength:d}){return c?V(d)?s("{attack}, strength \
{strength}",{attack:s(c),strength:H(d)}):s(c):s("edited by hand")}function a(c){let{before:d,after:u}=c,[g,b,y,C]=r(c);G(n("answer"),{"data-verdict":g}),T(n("an\
swer-sign"),b),T(n("answer-words"),y),T(n("answer-more"),C),T(n("told"),`${y}. ${C}`),T(n("about"),i(c)),K(n("of-text"),!u.error),u.error||(Ye(n("legend"),..._t(
u)),o.show(St(u)));let N=[{name:s("before"),report:d},...u.error?[]:[{name:s("after"),report:u}]];wn(n("found-numbers"),N)}return c=>{t.hidden=!e.found,!t.hidden&&
c.found&&a(e.found)}}function dl(t,e){let n=k=>t.querySelector(".gp-"+k),o=["without","with"],r=n("threshold"),i=3,a=()=>e.answered("pair"),c=({report:k})=>!!k&&!k.error,d=o.map(k=>{
let h=l("div"),[p,f,m]=[l("p","gp-facts"),l("p","gp-problem","",{role:"status"}),l("div","gp-text-body",null,{dir:"auto"})];return h.append(l("h3","",k==="with"?
s("With the watermark"):s("Without the watermark")),p,f,m),n("texts").append(h),{facts:p,problem:f,text:new Ae(m),shown:0,report:null}});r.addEventListener("inp\
ut",()=>{let k=r.valueAsNumber;!Number.isFinite(k)||k<0||k>20||(i=k,a()&&A())});function u(k,h,p){if(p){k.report!==p&&k.text.show(St(p)),Object.assign(k,{report:p,
shown:0});return}let[f]=e.groups[h].entries,m=f.tokens.map(w=>({token:w,mark:{},words:()=>s("{token}, not scored yet",{token:J(w.text)})}));k.text.show(m,k.report?
0:k.shown),Object.assign(k,{report:null,shown:m.length})}function g({tokens:k,perplexity:h,stop_reason:p,report:f}){if(!k)return s("not started");let m=[z(k,"{c\
ount} token","{count} tokens")];return V(h)&&m.push(s("perplexity {value}",{value:h.toFixed(2)})),f&&!f.error&&m.push(f.kind==="green"?s("{share} green",{share:H(
f.green_fraction)}):s("mean g-value {g}",{g:f.mean.toFixed(3)})),p&&m.push(ye(p)[1]),m.join(" · ")}function b({texts:k}){k.forEach((p,f)=>{let m=d[f];u(m,f,c(p)?
p.report:null),T(m.facts,g({...p,tokens:p.tokens||e.groups[f].entries[0].tokens.length}));let{error:w}=p.report||{};K(m.problem,!!w),T(m.problem,w?`${s(w.message)}\
 ${s(w.fix)}`:"")});let h=k.filter(c).map(({report:p})=>_t(p)[1]);Ye(n("legend"),e.found.kind,{unscored:h.some(({unscored:p})=>p),repeated:h.some(({repeated:p})=>p)})}
function y({texts:k}){if(!k.every(c))return k.find(({report:w})=>w&&w.error)?["even","–",s("No comparison"),s("One of the texts cannot be scored.")]:["wait","\
…",e.done?s("No answer"):s("Not known yet"),s("Both texts must be complete.")];let[h,p]=k.map(({report:m})=>m.z_score),f=s("z is {marked} with the watermark a\
nd {plain} without it; the threshold is {threshold}.",{marked:ie(p),plain:ie(h),threshold:Number(i.toFixed(2))});return h>i?["bad","✗",s("A false positive"),`${f}\
 ${s("The text without the watermark passes it.")}`]:p>i?["good","◆",s("The watermark is found"),f]:["even","◇",s("The watermark is not found"),`${f} ${N(k[1].
report)}`]}let C=({tokens_needed:k,threshold:h})=>V(k)&&h>0?Math.ceil(k*(i/h)**2):null;function N(k){let[h,p]=[C(k),gn(k)];return h>p?z(h,"If the text went on l\
ike this, about {count} scored token would be needed; it has {scored}.","If the text went on like this, about {count} scored tokens would be needed; it has {sco\
red}.",{scored:B(p)}):s("A longer text or a stronger mark would help.")}function S({texts:k}){let[h,p]=k.map(({perplexity:m})=>m);return!k.every(c)||!V(h)||!V(p)?
"":`${s("Perplexity under the model, without the watermark and with it: {plain} and {marked}.",{plain:h.toFixed(2),marked:p.toFixed(2)})} ${s("One pair of texts\
 says little about the cost; “{question}” measures it.",{question:s("What does it cost?")})}`}function _(k){let[h,p,f,m]=y(k);G(n("answer"),{"data-verdict":h}),
T(n("answer-sign"),p),T(n("answer-words"),f),T(n("answer-more"),`${m} ${S(k)}`.trim()),T(n("means"),Ut(i)),e.done&&T(n("told"),`${f}. ${m}`);let w=e.entries[0]&&
e.entries[0].seed;T(n("about"),[vr(k.watermark),...V(w)?[s("seed {seed}",{seed:w})]:[]].join(" · "))}function E({report:k,expected:h}){if(!V(h)||k.kind!=="gree\
n")return null;let{ratio:p,num_tokens_scored:f}=k,m=Array.from({length:Math.min(60,f)},(w,x)=>(x+1)*f/Math.min(60,f));return{name:s("expected with it, at least"),
look:"expected",points:m.map(w=>[w,yn(h*w,w,p)]),tip:s("At least {share} of the tokens are expected to be green with this bias, by theorem 4.2 of Kirchenbauer e\
t al. 2023, from the model’s distributions along the text.",{share:H(h)})}}function M({texts:k}){if(K(n("evidence"),k.every(c)),n("evidence").hidden)return;let[
h,p]=k,f=[{name:s("with the watermark"),look:"measured",points:p.report.curve},E(p),{name:s("without it"),look:"other",points:h.report.curve}].filter(Boolean);Jt(
n("keys"),f),Vt(n("curves"),{curves:f,threshold:i});let m=k.map(({report:w},x)=>{let v=De(w.z_score);return{name:x?s("with"):s("without"),report:{...w,threshold:i,
p_value:v,confidence:1-v,false_positive_rate:De(i),tokens_needed:C(w)}}});wn(t.querySelector("table"),m)}function A(){b(e.found),_(e.found),M(e.found)}return new ResizeObserver(
()=>a()&&M(e.found)).observe(t),k=>{t.hidden=!a(),!t.hidden&&(k.run&&d.forEach(h=>Object.assign(h,{report:null,shown:0})&&h.text.show([])),(k.run||k.found||k.status||
k.steps)&&A())}}function vr(t){return Array.isArray(t.keys)?z(t.keys.length,"SynthID, {count} key, n-grams of {length}","SynthID, {count} keys, n-grams of {leng\
th}",{length:t.ngram_len}):s("green lists of {ratio}, bias {bias}, {scheme}, context width {width}",pl(t))}function hl(t){return Array.isArray(t.keys)?s("SynthI\
D, n-grams of {length}",{length:t.ngram_len}):s("green lists of {ratio}, {scheme}, context width {width}",pl(t))}var pl=({greenlist_ratio:t=.25,bias:e=2,seeding_scheme:n="\
lefthash",context_width:o=1})=>({ratio:H(t),bias:e,scheme:n,width:o});var Xo=t=>Object.hasOwn(Nn,t)?s(Nn[t][0]):t;function ul(t,e){let n=v=>t.querySelector(".gp-"+v),[o,r]=[n("which"),n("threshold")],i={},a=null,c=.01,d=()=>e.answered(
"sure"),u=({auc:v})=>V(v),g=({scores:v,learned:L})=>{let O=v.findIndex(({name:$})=>$===a);return O>=0?O:L?v.length-1:0},b=v=>i[v]??(v==="posterior"?.5:e.found.threshold);
o.addEventListener("change",()=>{a=o.value,x()}),r.addEventListener("input",()=>{!Number.isFinite(r.valueAsNumber)||Math.abs(r.valueAsNumber)>100||(i[e.found.scores[g(
e.found)].name]=r.valueAsNumber,p(e.found))});function y({counts:v,scores:L,fewest:O},$){let P=e.done?s("No answer"):s("Not known yet");if(!u($))return["wait","\
…",P,e.done?s("At least one text without the watermark and one with it must be scored."):s("The first texts are being written.")];let[W]=$.rates;if(Math.min(...v)<
O)return["wait","…",P,z(v[1],"{count} text with the watermark and {plain} without it are too few to tell: {fewest} of each are needed.","{count} texts with th\
e watermark and {plain} without it are too few to tell: {fewest} of each are needed.",{plain:B(v[0]),fewest:B(O)})];let I={found:B(W.detected),number:B(W.marked),
rate:H(W.level)},R=e.running?s("{found} of {number} found at {rate} false positives so far",I):s("{found} of {number} found at {rate} false positives",I),q=[...C(
W,L.length>1?Xo($.name):""),s("AUC of these texts: {auc}.",{auc:$.auc.toFixed(3)})].join(" ");return[W.apart?"good":"even",W.apart?"◆":"◇",R,q]}function C(v,L){
let[O,$]=v.found_between.map(H),P={number:B(v.false_positives),share:H(v.false_between[1])},W=[L?s("By the {score}, the true detection rate lies between {low} a\
nd {high}.",{score:L,low:O,high:$}):s("The true detection rate lies between {low} and {high}.",{low:O,high:$}),v.false_positives?s("Of the texts without the wat\
ermark, {number} passed, so the true false-positive rate may be up to {share}.",P):s("Of the texts without the watermark, none passed, but the true false-positi\
ve rate may be up to {share}.",P)];return v.level>c&&W.push(z(v.plain,"{rate} is the smallest rate that {count} text without it can show.","{rate} is the smalle\
st rate that {count} texts without it can show.",{rate:H(v.level)})),v.apart||W.push(s("The intervals overlap: it is not known whether more are found than pass \
by chance.")),W}function N(v){let[L,O,$,P]=y(v,v.scores[g(v)]);G(n("answer"),{"data-verdict":L}),T(n("answer-sign"),O),T(n("answer-words"),$),T(n("answer-more"),
P),e.done&&T(n("told"),`${$}. ${P}`),T(n("missing"),Le(e,v)),T(n("about"),[vr(v.watermark),...v.learned?[s("only the texts that no detector was trained on")]:[]].
join(" · "));let{left_out:W,problem:I}=v;K(n("warning"),W>0);let R=I?`${s(I.message)} ${s(I.fix)}`:s("No token in them counts.");T(n("warning"),W>0?`⚠ ${z(W,
"{count} text was not scored.","{count} texts were not scored.")} ${R}`:"")}let S=(v,L)=>v.filter(O=>O>L).length;function _({values:v,name:L},O){let[$,P]=v.map(
q=>S(q,O)),[W,I]=[$/v[0].length,P/v[1].length],R=[z(v[1].length,"Above {threshold}: {marked} of {count} text with the watermark ({found}), and {plain} of {other\
s} without it ({passed}).","Above {threshold}: {marked} of {count} texts with the watermark ({found}), and {plain} of {others} without it ({passed}).",{threshold:Number(
O.toFixed(2)),marked:B(P),found:H(I),plain:B($),others:B(v[0].length),passed:H(W)})];return L!=="posterior"&&R.push(s("If scores without the watermark were stan\
dard normal, {share} would pass.",{share:Je(De(O))})),{x:W,y:I,words:R.join(" ")}}function E(v,L){let O=2/(9*(L-1));return v**2>(1-O+1.645*Math.sqrt(O))**3}function M({
values:v,normal:L,name:O}){if(O==="posterior"||!L[0])return"";let[$,P]=L.map(I=>I&&{mean:ie(I[0]),deviation:I[1].toFixed(2)}),W=[s("Without the watermark: mean \
{mean}, standard deviation {deviation}; in theory 0 and 1.",$),P?s("With it: mean {mean}, standard deviation {deviation}.",P):s("With it: too few texts.")];return E(
L[0][1],v[0].length)&&W.push(s("The scores without the watermark scatter more than in theory, as they do where phrases repeat: try “{option}”.",{option:s("c\
ount repeated n-grams once")})),W.join(" ")}function A({scores:v}){let L=v.filter(u).flatMap($=>$.rates.map(P=>[$,P])),O=Z(t.querySelector(".gp-rates tbody"),L.
length,()=>{let $=l("tr");return $.append(l("th","",null,{scope:"row"}),...Array.from({length:4},()=>{let P=l("td");return P.append(l("span")," ",l("small")),P})),
$});L.forEach(([$,P],W)=>{let[I,R,q,j,F]=O[W].cells,[D,Y]=P.found_between.map(H);T(I,Xo($.name)),k(R,H(P.level),""),P.shown?k(q,H(P.detected/P.marked),V(P.threshold)?
s("({low} to {high}), threshold {threshold}",{low:D,high:Y,threshold:ie(P.threshold)}):s("({low} to {high})",{low:D,high:Y})):k(q,s("not known"),z(Math.ceil(1/P.
level-1e-9),"needs {count} text without it","needs {count} texts without it")),k(j,P.normal?H(P.normal.rate):"–",P.normal?s("threshold {value}",{value:ie(P.normal.
threshold)}):""),P.shown?k(F,s("up to {share}",{share:H(P.false_between[1])}),s("{passed} of {number} passed",{passed:B(P.false_positives),number:B(P.plain)})):
k(F,"–","")})}function k(v,L,O){T(v.children[0],L),T(v.children[1],O)}function h({scores:v}){let[{rates:L}]=v.filter(u),O=L.filter(({shown:I})=>!I).map(({level:I})=>H(
I));if(!O.length)return"";let[$,P]=O;return`${z(L[0].plain,"With {count} text without the watermark, a false-positive rate of {rate} is less than one text, so t\
he samples cannot show it.","With {count} texts without the watermark, a false-positive rate of {rate} is less than one text, so the samples cannot show it.",{rate:P?
s("{first} or {second}",{first:$,second:P}):$})} ${s("The normal distributions reach further, as far as the scores are normal.")}`}function p(v){let L=v.scores[g(
v)];if(K(n("shown"),u(L)),!u(L))return;let O=b(L.name);document.activeElement!==r&&(r.value=O);let $=_(L,O);le(n("scores"),Fn(e.charts[`scores ${L.name}`],O,s("\
threshold {value}",{value:Number(O.toFixed(2))}))),T(n("at-threshold"),$.words),T(n("spreads"),M(L)),K(n("of-fit"),L.name!=="posterior"&&L.normal.some(Boolean));
let P=v.scores.filter(u);if(le(n("roc"),jr(e.charts[`roc ${L.name}`],$)),m(n("roc-keys"),P.map(({name:I,auc:R},q)=>[q===P.indexOf(L)?"gp-roc-main":`gp-roc-other\
 gp-roc-${q%3}`,s("{score}: AUC {auc}",{score:Xo(I),auc:R.toFixed(3)}),s(Rn(Nn,I,["","",""])[2])])),A(v),T(n("few"),h(v)),K(n("of-lengths"),v.lengths.length>1),
v.lengths.length<2)return;le(n("lengths-box"),e.charts.lengths);let W=v.kind==="synthid"?s("mean g"):"z";m(n("length-keys"),[["gp-z-measured",s("found at {rate}\
 false positives, by {score}, from the samples",{rate:f(v.lengths),score:W}),s("The threshold is the laxest that at most this share of the cut texts without the\
 watermark passes; unless the share is 1%, so few texts cannot show a smaller one. The bars are the 95 % intervals of the true rate.")],["gp-z-expected",s("the \
same by normal distributions"),s("As if the scores at each length were normal.")],["gp-z-other",s("AUC"),s("How often a cut text with the watermark scores highe\
r than one without: 50% is guessing.")]])}function f(v){let L=v.map(({levels:[P]})=>P),[O,$]=[Math.min(...L),Math.max(...L)].map(H);return O===$?O:s("{low} to {\
high}",{low:O,high:$})}function m(v,L){let O=Z(v,L.length,()=>{let $=l("span"),P=ee("svg");return G(P,{width:26,height:8,"aria-hidden":"true"}),P.append(ee("pat\
h")),$.append(P,l("span","",null,{tabindex:0})),$});L.forEach(([$,P,W],I)=>{G(O[I].firstChild.firstChild,{class:$,d:"M1 4H25"}),T(O[I].lastChild,P),G(O[I].lastChild,
{"data-tip":W})})}function w({scores:v}){K(n("of-score"),v.length>1);let L=v.map(({name:O})=>O).join();o.dataset.key!==L&&(o.dataset.key=L,o.replaceChildren(...v.
map(({name:O})=>l("option","",Xo(O),{value:O}))),o.value=v[g(e.found)].name)}function x(){w(e.found),N(e.found),p(e.found)}return v=>{t.hidden=!d(),!t.hidden&&(v.
found||v.status)&&x()}}function fl(t,e){let n=E=>t.querySelector(".gp-"+E),o=[s("the text alone"),s("with its prompt")],r=new Ae(n("words")),i=n("which");i.addEventListener("change",()=>b());
let a=()=>e.found.reports[Math.min(Number(i.value),e.found.reports.length-1)];function c({reports:E,once:M,otherwise:A}){let[k,h,p,f]=cl(E[0],M?null:A);G(n("ans\
wer"),{"data-verdict":k}),T(n("answer-sign"),h),T(n("answer-words"),p),T(n("answer-more"),f),T(n("told"),`${p}. ${f}`),K(n("beside"),E.length>1),E.length>1&&T(n(
"beside"),u(E));let m=d(e.found);K(n("repeats"),!!m),T(n("repeats"),m),T(n("about"),g(e.found))}function d({reports:[{num_tokens_scored:E}],otherwise:M,once:A}){
let k=M?M.num_tokens_scored:null;if(!V(k)||k===E)return"";let h=ie(M.z_score);return A?z(k-E,"Left out as repeated: {count} token. With it, z would be {z}.","Le\
ft out as repeated: {count} tokens. With them, z would be {z}.",{z:h}):z(E-k,"Of the scored tokens, {count} only repeats an n-gram that came before, which is no\
 new evidence: counted once, z is {z}.","Of the scored tokens, {count} only repeat an n-gram that came before, which is no new evidence: counted once, z is {z}.",
{z:h})}function u([E,M]){let A=M.z_score-E.z_score,k=Math.abs(A)<.005?s("This changes nothing."):A<0?s("This dilutes the mark."):s("This happens to add to it."),
h=ie(M.z_score);return`${z(M.prompt_tokens,"With its prompt, z is {z}: {count} token of the prompt counts too.","With its prompt, z is {z}: {count} tokens of th\
e prompt count too.",{z:h})} ${k}`}function g({model:E,watermark:M,exact:A,once:k}){return[Array.isArray(M.keys)?z(M.keys.length,"SynthID, {count} key","SynthID\
, {count} keys"):s("green list, {scheme}",{scheme:M.seeding_scheme||"lefthash"}),A?s("the tokens of the run"):s("tokens as {model} splits the text",{model:E}),...k?
[s("repeated n-grams counted once")]:[]].join(" · ")}function b(){let E=a();Ye(n("legend"),..._t(E)),r.show(St(E))}function y({reports:E}){let M=E.map(({curve:f},m)=>({
name:E.length>1?o[m]:"z",look:m?"other":"measured",points:f||[]})),[{tokens_needed:A,threshold:k}]=E,h=gn(E[0]),p=V(A)?{at:A,words:C(A,h)}:null;Vt(n("curve-box"),
{curves:M,threshold:k,needed:p}),Jt(n("curve-keys"),E.length>1?M:[])}function C(E,M){return E<=M?z(E,"At the share of this text, {count} token reaches the thres\
hold.","At the share of this text, {count} tokens reach the threshold."):z(E,"At the share of this text, {count} token reaches the threshold: {more} more.","At \
the share of this text, {count} tokens reach the threshold: {more} more.",{more:B(E-M)})}function N(){K(n("of-layers"),!!e.charts.layers),le(n("layers-box"),e.charts.
layers)}function S(E){let{reports:M}=e.found;K(n("of-prompt"),M.length>1),c(e.found),E&&b(),wn(n("found-numbers"),M.map((A,k)=>({name:o[k],report:A}))),y(e.found),
N()}let _=()=>!!e.found;return new ResizeObserver(()=>_()&&S(!1)).observe(t),E=>{t.hidden=!_(),!t.hidden&&E.found&&S(!0)}}function ml(t,e){let n=t.querySelector("tbody"),o=t.querySelector(".gp-mistake-note");function r({rows:b,threshold:y}){let C=b.flatMap(({reports:M})=>M.map(({z_score:A})=>A)).
filter(V),N=Math.min(-3,...C)-.4,S=Math.max(y,...C)+.4,_=M=>(M-N)/(S-N),E=Z(n,b.length,i);b.forEach(({what:M,how:A,meaning:k,keeps:h,reports:p},f)=>{let[m,w,x]=E[f].
cells;E[f].classList.toggle("gp-right",f===0);let[v,L]=m.children;T(v,s(M)),G(v,{"data-tip":s(k)}),T(L,s(A));let O=p.map(({z_score:W})=>W).filter(V);a(w.firstChild,
O.map(_),{zero:_(0),threshold:_(y)});let $=O.length>1?s("{low} to {high}",{low:ie(Math.min(...O)),high:ie(Math.max(...O))}):ie(O[0]);T(x.children[0],$),T(x.children[1],
c(p,h));let P=f?d({keeps:h,meaning:k,reports:p},y):"";K(x.children[2],!!P),T(x.children[2],P)}),T(o,g(b))}function i(){let b=l("tr"),y=l("th","",null,{scope:"ro\
w"});y.append(l("span","",null,{tabindex:0}),l("small"));let C=l("td");C.append(l("span","gp-strip",null,{"aria-hidden":"true"}));let N=l("td");return N.append(
l("b"),l("small"),l("small","gp-why")),b.append(y,C,N),b}function a(b,y,{zero:C,threshold:N}){let S=[C,N,...y],_=Z(b,S.length,()=>l("i"));S.forEach((E,M)=>{ce(_[M],
["gp-line gp-zero","gp-line"][M]||"gp-dot"),ne(_[M],"left",E)})}function c(b,y){let[C]=b.filter(({error:E})=>E);if(C)return s(C.error.message);let N=b.filter(({
prediction:E})=>E).length,S=y==="none";if(b.length===1)return N?S?s("▲ above it by chance"):s("◆ watermarked"):s("◇ no sign");if(!N)return s("◇ no sign in\
 {number} tries",{number:b.length});let _={passed:N,number:b.length};return S?s("▲ {passed} of {number} above it by chance",_):s("◆ {passed} of {number} water\
marked",_)}function d({keeps:b,meaning:y,reports:C},N){let S=C.filter(({prediction:k})=>k);if(!S.length)return"";if(b!=="none")return s(y);let{num_tokens_scored:_,
once:E}=S.reduce((k,h)=>h.z_score>k.z_score?h:k),M=E&&V(_)?_-E.num_tokens_scored:0,A=[];if(M>0){A.push(z(M,"p counts each token as new evidence, but {count} of \
the {scored} only repeats an n-gram.","p counts each token as new evidence, but {count} of the {scored} only repeat an n-gram.",{scored:B(_)}));let k=ie(E.z_score);
A.push(E.z_score>N?s("Counted once, z is {z}.",{z:k}):s("Counted once, z is {z}, not above the threshold.",{z:k}))}return(!M||E.z_score>N||C.length>1)&&A.push(...u(
N,C.length)),A.join(" ")}function u(b,y){let C=De(b),N=E=>B(Number((1/E).toPrecision(2))),S=[C>.1?s("{share} of texts without this watermark pass the threshold.",
{share:H(C)}):s("One in {odds} texts without this watermark passes the threshold.",{odds:N(C)})];if(y===1)return S;let _=1-(1-C)**y;return S.push(_>.1?s("With {\
tries} tries at each text, {share} pass at least once.",{tries:B(y),share:H(_)}):s("With {tries} tries at each text, one in {odds} passes at least once.",{tries:B(
y),odds:N(_)})),S}function g([b]){return b.reports[0].prediction?"":s("The given settings find nothing either. If the text is watermarked, they may be wrong the\
mselves, or the text is too short.")}return b=>{t.hidden=!e.found,!t.hidden&&b.found&&r(e.found)}}function gl(t,e){let n=a=>t.querySelector(".gp-"+a);function o({how:a,points:c,of:d,seeds:u,threshold:g}){let b=c.filter(({z:C})=>C.length),y=[s(a),z(u,"{count}\
 seed at each strength","{count} seeds at each strength")];c.length<d&&y.push(s("{done} of {of} strengths so far",{done:c.length,of:d})),T(n("about"),y.join(" ·\
 ")),T(n("strength-words"),r(b,c,g)),le(n("strength-box"),e.charts.strengths)}function r(a,c,d){let u=({strength:_,z:E})=>_===0?E[0]>d?"above":"below":Xs(E,d),g=(..._)=>i(
a,E=>_.includes(u(E))),[b,y,C]=[g("above"),g("below"),g("open","few")],N=c.filter(({refused:_})=>_).map(({strength:_})=>H(_)),S=[];return a.length&&a[0].strength===
0&&u(a[0])!=="above"&&S.push(s("The text is not above the threshold even before the attack.")),b&&S.push(s("At strength {strengths}, the median z is above the t\
hreshold.",{strengths:b})),y&&S.push(s("At strength {strengths}, the median z is not above the threshold.",{strengths:y})),C&&S.push(s("At strength {strengths},\
 it is not known whether the median z is above the threshold: the seeds disagree or are too few.",{strengths:C})),N.length&&S.push(s("At strength {strengths}, t\
oo little text is left to score, for some seeds or for all.",{strengths:N.join(", ")})),S.join(" ")}function i(a,c){let d=[];a.forEach((g,b)=>{c(g)&&(b&&c(a[b-1])?
d.at(-1)[1]=g.strength:d.push([g.strength,g.strength]))});let u=d.map(([g,b])=>g===b?H(g):s("{low} to {high}",{low:H(g),high:H(b)}));return u.length>1?s("{names\
} and {last}",{names:u.slice(0,-1).join(", "),last:u.at(-1)}):u.join("")}return a=>{t.hidden=!e.found,!t.hidden&&a.found&&o(e.found)}}function wl(t,e){let n=m=>t.querySelector(".gp-"+m),o=new Ae(n("marked-words"),{press:({step:m})=>e.selectStep(m)}),r=n("threshold"),i=3,a=Pn(null),c=0,d=null,u=null;
function g(){a=Pn(e.started),c=(e.started&&e.started.processors||[]).findIndex(w=>w==="WatermarkLogitsProcessor"||w==="SynthIDTextWatermarkLogitsProcessor"),d=new ge(
zc,(w,x)=>Fc(w,x,a,c)),o.show([]),T(n("mark-about"),zo(a))}let b=()=>d.steps.some(({mark:m})=>m&&m.kind==="synthid");function y(m){let{mark:w,index:x}=m,v=x<a.early,
L=w&&!w.why;return{step:m,token:{...m.chosen,piece:m.piece},mark:L?{green:w.green,g:w.g,counted:!v}:{},words:()=>Fo({...m,isFirst:v},a)}}function C(m){o.show(d.
steps.map((v,L)=>o.items[L]&&L<m?o.items[L]:y(v)),m);let{unscored:w,early:x}=d.total;Ye(n("mark-key"),b()?"synthid":"green",{unscored:w>0,repeated:x>0,faint:s("\
faint: a detector without the prompt cannot score it")})}function N(m){let w=m&&!m.isPrompt?o.tokens[m.index]:null;u&&u!==w&&u.classList.remove("gp-current"),u=
w||null,u&&e.selected?u.classList.add("gp-current"):u&&u.classList.remove("gp-current")}let S=m=>{let w=[];for(let x of d.totals)x[m]!==null&&(!w.length||w.at(-1)[0]<
x.scored)&&w.push([x.scored,x[m]]);return w};function _(){let{z:m,scored:w}=d.total,[x,v,L]=E(m,w);G(n("finding"),{"data-verdict":x}),T(n("finding-sign"),v),T(n(
"finding-words"),L),T(n("finding-more"),m===null?"":`${M()} ${s("By chance alone, if each token is new evidence, z would be this high with a probability of {p}.",
{p:Je(De(m))})}`),e.finished&&T(n("mark-told"),`${L}. ${z(w,"{count} token scored.","{count} tokens scored.")}`)}function E(m,w){if(m===null)return["wait","…",
w?s("z is not known, because the watermark’s settings are not"):s("Nothing to score yet")];let x={z:ie(m)};return m>i?["good","◆",e.running?s("A detector fi\
nds it so far: z = {z}",x):s("A detector finds it: z = {z}",x)]:["even","◇",e.running?s("A detector does not find it so far: z = {z}",x):s("A detector does no\
t find it: z = {z}",x)]}function M(){let{green:m,scored:w}=d.total;return b()?z(w,"Mean g-value {mean} over {count} scored token, 0.5 by chance.","Mean g-value \
{mean} over {count} scored tokens, 0.5 by chance.",{mean:(m/w).toFixed(3)}):z(w,"{green} of {count} scored token green, {share} instead of {ratio}.","{green} of\
 {count} scored tokens green, {share} instead of {ratio}.",{green:B(m),share:H(m/w),ratio:H(a.ratio)})}function A(){let m=S("z"),w=[s("What a detector finds tha\
t knows the key and sees the text without its prompt.")];a.keys&&w.push(s("For SynthID it is the z of the plain mean of all g-values, against fair coins."));let x=[
{name:s("this text"),look:"measured",points:m,tip:w.join(" ")}],v=S("foreseen");if(v.length){let O=[s("What this bias leads to at least, given how uncertain the\
 model was at each token: the sum of p / (1 + m p) over the vocabulary, theorem 4.2 of Kirchenbauer et al. 2023, averaged over all green lists.")];e.started.effective.
do_sample||O.push(s("That holds where tokens are drawn; here the likeliest are taken, which can be greener or less green.")),x.push({name:s("expected at least"),
look:"expected",points:v,tip:O.join(" ")})}Jt(n("z-keys"),x);let L=m.length?Hc(m,d.total,a,i):null;Vt(n("z-box"),{curves:x,threshold:i,needed:L,label:s("z over \
the number of tokens, threshold {threshold}",{threshold:i})}),T(n("z-needed-words"),L?L.words:""),T(n("threshold-words"),Ut(i))}function k(){let{scored:m,green:w,
expected:x,chosen:v,surprisal:L,gained:O,suppressed:$,marks:P,likely:W,entropy:I}=d.total,{started:R}=e,q=[[s("tokens scored"),B(m),s("Tokens that count: those \
with enough tokens before them, without the prompt.")]];if(m&&!b()&&(q.push([s("green"),H(w/m),s("The share of the scored tokens that got the bias.")]),q.push([
s("expected at least"),H(x/m),s("At least this share is green on average over all green lists, for this bias and the probabilities that the model gave. Where th\
e model is certain of a token, a bias changes little.")])),v){q.push([s("surprisal before the watermark"),re(L/v,e.unit),s("How unexpected the chosen tokens wer\
e just before the watermark, on average: minus the logarithm of their probability.")]);let[j,F]=R.effective.do_sample?[I,s("Tokens drawn without the watermark w\
ould have had this on average: the entropy just before it.")]:[W,s("The likeliest token at each position would have had this.")];e.usesBeams||(q.push([s("withou\
t it"),re(j/v,e.unit),F]),q.push([s("log-probability lost"),re((L-j)/v,e.unit).replace("-","−"),s("The price per token: how much less probable than that the c\
hosen tokens are. Values below 0 are luck.")])),q.push([s("raised by"),re(O/v,e.unit),s("How much the watermark raised the log-probability of the chosen tokens,\
 on average. Over many texts this is the divergence of what was drawn from what the model would draw.")])}return P&&q.push([s("suppressed"),s("{value} of {count\
}",{value:($/P).toFixed(1),count:B(R.request.top_candidates??10)}),s("How many of the likeliest tokens the watermark made less likely, on average over the posit\
ions.")]),q}function h(){let m=k(),w=Z(n("mark-figures"),m.length,()=>{let x=l("div"),v=l("dt");return v.append(l("span","",null,{tabindex:0})),x.append(v,l("dd")),
x});m.forEach(([x,v,L],O)=>{let[$,P]=w[O].children;T($.firstChild,x),G($.firstChild,{"data-tip":L}),T(P,v)})}function p(){_(),h(),A()}function f(m){let x=e.lines().
length>1?e.lineOf(m):null;return x?`${x.label} · ${zo(a)}`:zo(a)}return r.addEventListener("input",()=>{let m=r.valueAsNumber,w=m>=0&&m<=30;if(r.setAttribute("\
aria-invalid",String(!w)),!w){T(n("threshold-words"),s("The threshold must be from 0 to 30."));return}i=m,p()}),new ResizeObserver(()=>!t.hidden&&d.total.marks&&
A()).observe(n("z-box")),m=>{(m.run||!d)&&g();let w=e.current(),{keep:x}=d.follow(w?e.lastOf(w):null);t.hidden=!d.total.marks,!t.hidden&&((m.run||m.steps||m.status||
m.selection)&&(C(x),T(n("mark-about"),f(w))),N(w),(m.run||m.steps||m.status||m.selection||m.unit)&&p())}}var Sr=(t,e)=>t?[e]:[];function bl(t,e){let n=N=>t.querySelector(".gp-"+N),o=()=>e.answered("cost"),r=({perplexity:N,score:S})=>!!(N&&S),i=({knob:N},S)=>N==="ke\
ys"?z(S,"{count} key","{count} keys"):s("bias {value}",{value:Number(S.toFixed(3))});function a(N){let[S,..._]=N.points,E=_.filter(r).sort((m,w)=>m.value-w.value),
M=e.done?s("No answer"):s("Not known yet");if(!r(S)||!E.length)return["wait","…",M,e.done?s("At least one text without the watermark and one with it must be s\
cored."):s("The first texts are being written.")];let A=s("The threshold is {threshold}.",{threshold:N.threshold}),k=m=>[d(N,m),...u(m,S)].join(" ");if(E.every(
({found:m})=>m==="few")){let m=Math.max(...E.map(({texts:x})=>x)),w=z(m,"{count} text of each strength is too few to tell: {fewest} are needed.","{count} texts \
of each strength are too few to tell: {fewest} are needed.",{fewest:Ys});return["wait","…",M,`${k(E.at(-1))} ${w}`]}let h=E[E.findLastIndex(({found:m})=>m!=="\
above")+1];if(h){let m=i(N,h.value);return["good","◆",e.running?s("Found from {strength} on, so far",{strength:m}):s("Found from {strength} on",{strength:m}),
`${A} ${k(h)}`]}let p=E.filter(({found:m})=>m==="above");if(p.length){let m=p.map(({value:w})=>i(N,w)).join(", ");return["even","◇",e.running?s("Found at {str\
engths}, so far",{strengths:m}):s("Found at {strengths}",{strengths:m}),`${s("At the strongest it is not certain.")} ${k(E.at(-1))}`]}let f=E.every(({found:m})=>m===
"below");return["even","◇",c(f),`${A} ${k(E.at(-1))} ${s("Longer texts help.")}`]}function c(N){return N?e.running?s("Not found at any strength so far"):s("No\
t found at any strength"):e.running?s("Not reliably found at any strength so far"):s("Not reliably found at any strength")}function d(N,{value:S,score:{median:_,
low:E,high:M}}){let A={strength:i(N,S),median:ie(_),low:ie(E),high:ie(M)};return M>E?s("At {strength}, the median z is {median}, interval {low} to {high}.",A):s(
"At {strength}, the median z is {median}.",A)}function u({perplexity:N,price:S,dearer:_},E){let M=s("The median perplexity is {marked} instead of {plain}.",{marked:N.
median.toFixed(2),plain:E.perplexity.median.toFixed(2)});if(!S)return[M];let A={times:ze(S.median),interval:Tt(S)};return[M,S.high>S.low?s("Seed by seed it is {\
times}, interval {interval}.",A):s("Seed by seed it is {times}.",A),..._==="open"?[s("That is not a clear cost.")]:_==="few"?[s("These are too few seeds to tell\
.")]:[]]}function g(N){let[S,_,E,M]=a(N);G(n("answer"),{"data-verdict":S}),T(n("answer-sign"),_),T(n("answer-words"),E),T(n("answer-more"),M),e.done&&T(n("told"),
`${E}. ${M}`),T(n("missing"),Le(e,N)),T(n("about"),hl(N.watermark))}function b(N){let S=N.kind==="green";for(let _ of["perplexity","score","share","suppressed"])
le(n(_),e.charts[_]);T(n("share-name"),S?s("Green tokens"):s("Mean g-value")),n("share-name").dataset.tip=S?s("Green tokens / tokens scored, of all texts of a s\
trength together."):s("The mean of all g-values of the texts of a strength: 0.5 without the watermark."),K(n("of-suppressed"),!!e.charts.suppressed),K(n("limits"),
S),K(n("of-expected"),N.points.some(({expected:_})=>V(_))),T(n("suppressed-name"),s("Suppressed candidates")),n("suppressed-name").dataset.tip=z(N.candidates,"O\
f the {count} candidate that the model found likeliest at a step, how many the watermark made less likely; the mean over all steps.","Of the {count} candidates \
that the model found likeliest at a step, how many the watermark made less likely; the mean over all steps.")}function y(N){let S=N.kind==="green",_=[[N.knob===
"keys"?s("keys"):s("bias"),({value:h})=>h===null?s("none"):String(h)],[s("texts"),({texts:h})=>B(h)],[s("perplexity"),({perplexity:h})=>h?h.median.toFixed(2):"–"],
["z",({score:h})=>h?ie(h.median):"–"],[S?s("green"):s("mean g"),({share:h})=>V(h)?S?H(h):h.toFixed(3):"–"],...Sr(N.points.some(({expected:h})=>V(h)),[s("exp\
ected at least"),({expected:h})=>V(h)?H(h):"–"]),...Sr(N.points.slice(1).some(({suppressed:h})=>V(h)),[s("suppressed of {count}",{count:N.candidates}),({suppressed:h})=>V(
h)?h.toFixed(2):"–"]),...Sr(N.points.some(({moved:h})=>V(h)),[s("moved to green"),({moved:h})=>V(h)?H(h):"–",s("How much probability the watermark moved fro\
m red candidates to green ones at a step, on average.")])],E=t.querySelector("table.gp-numbers"),[M]=Z(E.tHead,1,()=>l("tr")),A=Z(M,_.length,()=>l("th","",null,
{scope:"col"}));_.forEach(([h,,p],f)=>{T(A[f],h),Mt(A[f],{scope:"col",...p?{tabindex:0,"data-tip":p}:{}})});let k=Z(E.tBodies[0],N.points.length,()=>l("tr"));N.
points.forEach((h,p)=>{k[p].firstChild||k[p].append(l("th","",null,{scope:"row"}));let f=Z(k[p],_.length,()=>l("td"));_.forEach(([,m],w)=>T(f[w],m(h)))})}function C(){
g(e.found),b(e.found),y(e.found)}return N=>{t.hidden=!o(),!t.hidden&&(N.found||N.status)&&C()}}function kl(t,e){let n=f=>t.querySelector(".gp-"+f),o=["A","B"],[r,i]=[0,[]],a=()=>e.answered("quiz"),c=()=>e.done?e.found.pairs.filter(({texts:f})=>f.every(({report:m})=>!m.
error)):[],d=({left:f})=>f?0:1,u=()=>i.filter((f,m)=>f===d(c()[m])).length,g=o.map((f,m)=>{let w=l("div","gp-side"),[x,v,L,O]=[l("h3","",s("Text {name}",{name:f})),
l("p","gp-facts"),l("div","gp-body",null,{dir:"auto"}),l("button","gp-button gp-main",s("Text {name} is watermarked",{name:f}),{type:"button"})],$=l("div","",null,
{tabindex:0}),P=l("div");return L.append($,P),w.append(x,v,L,O),n("texts").append(w),O.addEventListener("click",()=>b(m)),{box:w,title:x,facts:v,plain:$,marked:P,
button:O,text:new Ae(P)}});function b(f){i[r]===void 0&&(i[r]=f,p(),n("next").focus({preventScroll:!0}))}n("next").addEventListener("click",()=>{r=Math.min(r+1,
c().length-1),p(),g[0].button.focus({preventScroll:!0})});let y=f=>f.kind==="green"?f.green_fraction:f.mean,C=f=>f.kind==="green"?s("{share} green",{share:H(f.green_fraction)}):
s("mean g {g}",{g:f.mean.toFixed(3)});function N(f,m,w,x){let{report:v,perplexity:L}=w.texts[m],O=m===d(w)?"with":"without";if(K(f.plain,!x),K(f.marked,x),K(f.button,
!x),K(f.facts,x),x){f.box.dataset.truth=O,T(f.title,S(o[m],O==="with",i[r]===m));let $=[C(v),`z ${ie(v.z_score)}`];V(L)&&$.push(s("perplexity {value}",{value:L.
toFixed(2)})),T(f.facts,$.join(" · ")),f.text.show(St(v));return}delete f.box.dataset.truth,T(f.title,s("Text {name}",{name:o[m]})),f.text.show([]),T(f.plain,v.
tokens.slice(v.prompt_tokens).map(([,,$])=>$??"").join(""))}function S(f,m,w){return m?w?s("Text {name}: ◆ watermarked, your guess",{name:f}):s("Text {name}: \
◆ watermarked",{name:f}):w?s("Text {name}: not watermarked, your guess",{name:f}):s("Text {name}: not watermarked",{name:f})}function _({texts:f},m){let[w,x]=[
f[m],f[1-m]].map(({report:O})=>O),v={share:C(w),chance:w.kind==="green"?H(w.ratio):"0.5",z:ie(w.z_score)},L=[w.z_score>e.found.threshold?s("What gave it away: {\
share} with the watermark, where chance gives {chance}; z is {z}, more than chance explains.",v):s("What gave it away: {share} with the watermark, where chance \
gives {chance}; z is {z}, too little to be certain.",v),s("Without it: {share}, z {z}.",{share:C(x),z:ie(x.z_score)})];return x.z_score>w.z_score&&L.push(s("Her\
e the detector, too, would have chosen the wrong text: the texts are short, or the mark is weak.")),L.join(" ")}function E(f){let m=i[r]!==void 0;if(g.forEach((L,O)=>N(
L,O,f,m)),K(n("legend"),m),K(n("verdict"),m),K(n("next"),m&&r+1<c().length),!m)return;let w=f.texts.map(({report:L})=>_t(L)[1]);Ye(n("legend"),e.found.kind,{unscored:w.
some(({unscored:L})=>L),repeated:w.some(({repeated:L})=>L)});let x=d(f),v=i[r]===x;G(n("answer"),{"data-verdict":v?"good":"bad"}),T(n("answer-sign"),v?"✓":"✗"),
T(n("answer-words"),v?s("Correct"):s("Wrong: it was text {name}",{name:o[x]})),T(n("answer-more"),_(f,x))}function M(f){if(!e.done)return s("The texts are being\
 written: {done} of {runs}.",{done:B(f.done),runs:B(f.runs)});if(c().length)return"";let m=f.pairs.flatMap(({texts:w})=>w).find(({report:w})=>w.error);return m?
[s("No pair of texts could be scored."),s(m.report.error.message),s(m.report.error.fix)].join(" "):s("No pair of texts was completed. Run the experiment again.")}
function A(f){let m=i.length;if(K(n("sum"),m>0&&m===f.length),n("sum").hidden)return;let w=u();T(n("sum").querySelector("h3"),k(w,m));let x=Array.from({length:m-
w+1},(O,$)=>h(m,w+$)).reduce((O,$)=>O+$,0)/2**m,v=f.filter(({texts:O,left:$})=>O[$?0:1].report.z_score>O[$?1:0].report.z_score).length;T(n("sum-words"),[s("By g\
uessing, {hits} or more are correct in {share} of rounds.",{hits:B(w),share:H(x)}),s("The detector, choosing the text with the higher z, has {right} of {pairs} \
correct.",{right:B(v),pairs:B(m)}),s("Run the experiment again for another round.")].join(" ")),T(n("share-head"),e.found.kind==="green"?s("green with and witho\
ut"):s("mean g with and without"));let L=Z(n("sum").querySelector("tbody"),m,()=>{let O=l("tr");return O.append(l("th","",null,{scope:"row"}),l("td"),l("td"),l(
"td")),O});f.forEach((O,$)=>{let P=d(O),[W,I]=[O.texts[P].report,O.texts[1-P].report],R=j=>j.kind==="green"?H(y(j)):y(j).toFixed(3);[String($+1),`${i[$]===P?"✓":
"✗"} ${s("text {name}",{name:o[i[$]]})}`,`${R(W)}, ${R(I)}`,`${ie(W.z_score)}, ${ie(I.z_score)}`].forEach((j,F)=>T(L[$].cells[F],j))})}let k=(f,m)=>s("{hits} \
of {pairs} correct",{hits:B(f),pairs:B(m)}),h=(f,m)=>Array.from({length:m},(w,x)=>(f-x)/(x+1)).reduce((w,x)=>w*x,1);function p(){let f=c();T(n("waiting"),M(e.found)),
K(n("round"),f.length>0),T(n("about"),f.length?s("Pair {number} of {pairs}. Same prompt, same seed; one of them has the watermark.",{number:B(r+1),pairs:B(f.length)}):
""),T(n("score"),i.length?k(u(),i.length):""),f.length&&E(f[r]),A(f)}return f=>{t.hidden=!a(),f.run&&([r,i]=[0,[]]),!t.hidden&&(f.run||f.found||f.status)&&p()}}var Cu={drafts:si,beams:vi,beamtree:Ui,hypotheses:Yi,curve:da,branches:Cc,canvas:vc,candidates:Pc,check:qc,layers:Ic,in_words:Kc,logit_lens:Uc,numbers:Jc,processors:Qc,
quiz:el,reranked:tl,template:ol,token:nl,tokens:al,watermark:wl},Pu={draft_lengths:Hr,sameness:ri,speedup:ii,batch:yi,choices:xa,difference:Aa,divergence:Ca,grid:Ka,
lanes:Ja,lengths:Ya,measures:Za,progress:ec,sensitivity:nc,trie:kc,without:yc,arrival:Sc,estimate:_c,kl:tc,opened:Oc,precisions:Mc,shelf:Ec,attack:ll,detectability:ul,
detection:fl,marked:dl,mistakes:ml,strengths:gl,watermark_cost:bl,watermark_quiz:kl};$r(()=>na(Cu,Pu));})();
