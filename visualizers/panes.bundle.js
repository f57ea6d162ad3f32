// Written by .ci/bundle.py from modules with the SHA-256 6dbc8d42642690251c9e3016c1f2ab3a6cdb599988d21f67dd68ba59933d20ac: edit those.
(()=>{var qo={greedy_search:"greedy decoding",sample:"sampling",beam_search:"beam search",beam_sample:"beam search with sampling",group_beam_search:"diverse beam sear\
ch",constrained_beam_search:"constrained beam search",contrastive_search:"contrastive search",dola_generation:"DoLa",assisted_generation:"assisted decoding",custom:"\
your own decoding loop"},Io={eos:["the EOS token","ended with EOS (end-of-sequence token)"],stop_string:["a stop string","met a stop string"],length:["the lengt\
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
ribution: the share that sampling keeps on average."},Ro={DolaContrast:["DoLa’s contrast","subtracts the log-probabilities of an earlier layer from those of t\
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
ability","The probability of a watermark by the detector that was trained here on the other half of the texts."]},rr={Candidate:["token_id","text","raw_logprob",
"logprob","raw_rank","rank","removed_by","stage_logprobs"],Stage:["name","entropy","kept","mass_removed","mass_moved"],Reranked:["token_id","text","probability",
"penalty","score"],BeamCandidate:["token_id","text","piece","parent","raw_logprob","logprob","score","status","beam","final_score","group","diversity_penalty","\
bank","progress","forced","mark"],DraftToken:["token_id","text","draft_logprob","target_logprob","accepted","overlap"],Token:["token_id","text","piece"],Mark:["\
kind","green","g","listed","mass_before","mass_after","expected","chosen_before","chosen_after","suppressed","why"]};var Ac=["de","fr"];function s(t,e){if(t==null)return"";if(typeof t=="object")return s(t.said,t.values);let n=String(t),o=window.GenerationPlaygroundTexts?.[n]??
n;return e?o.replace(/\{\{|\}\}|\{(\w+)\}/g,(r,i)=>{if(i===void 0)return r[0];let a=e[i];return a&&typeof a=="object"?s(a):String(a??"")}):o}var B=(t,e,n,o)=>s(
t===1?e:n,{count:t.toLocaleString("en-US"),...o}),vn=t=>!!t&&typeof t=="object"&&typeof t.said=="string",Cc=["aria-label","title","placeholder","data-tip","labe\
l"];function ir(t){let e=window.GenerationPlaygroundTexts;if(!e)return;let n=document.createTreeWalker(t,NodeFilter.SHOW_TEXT);for(let o=n.nextNode();o;o=n.nextNode()){
let[,r,i,a]=/^(\s*)([^]*?)(\s*)$/.exec(o.nodeValue),c=i&&e[i.replace(/\s+/g," ")];c&&(o.nodeValue=r+c+a)}for(let o of[t,...t.querySelectorAll("*")])for(let r of Cc){
let i=e[(o.getAttribute(r)||"").replace(/\s+/g," ")];i&&o.setAttribute(r,i)}}function Pc(){let t=(navigator.language||"").slice(0,2).toLowerCase();return Ac.includes(
t)?t:"en"}function ar(t){let n=window.GenerationPlaygroundCatalogues?.[Pc()];if(window.GenerationPlaygroundTexts||!n)return t();window.GenerationPlaygroundTextsLoading??=
fetch(n).then(o=>o.json()).then(o=>{window.GenerationPlaygroundTexts=o},o=>console.warn("Generation Playground: the translation could not be loaded.",o)),window.
GenerationPlaygroundTextsLoading.then(t)}var V=t=>typeof t=="number"&&Number.isFinite(t),xe=t=>t==null||Math.abs(t)>1e30?null:t,Sn=t=>{let e=[...t].sort((n,o)=>n-o);return(e[e.length-1>>1]+e[e.length>>
1])/2},Fe=({distribution:{stages:t,vocab:e}})=>t.length?t.at(-1).kept:e;var st={" ":"·","\n":"↵","	":"⇥","\r":"␍"},Et=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function l(t,e,n,o){let r=document.createElement(
t);e&&(r.className=e),n!=null&&(r.textContent=n);for(let[i,a]of Object.entries(o||{}))r.setAttribute(i,a);return r}function Tt(t,e,{running:n=!1}={}){let o=0;for(let r of e.
matchAll(Et)){let[i]=r;r.index>o&&t.append(e.slice(o,r.index)),o=r.index+1;let a=st[i]||"U+"+i.codePointAt(0).toString(16).toUpperCase().padStart(4,"0");if(n){let c=st[i]?
i:"";t.append(l("span","gp-space",c,{"data-mark":a,"data-wide":a==="·"?"no":"yes"}))}else t.append(l("span","gp-mark",a))}o<e.length&&t.append(e.slice(o))}function cr(t,e){
let n=/^ (?=\S)/.test(e)?" ":"",o=e.match(/\n*$/)[0],r=l("span","gp-ink");Tt(r,e.slice(n.length,e.length-o.length),{running:!0});for(let i=0;i<o.length;i++)r.append(
l("span","gp-space","",{"data-mark":st[`
`],"data-wide":"yes"}));return t.append(...[n,r,o].filter(Boolean)),r}var zo=/(\\x[0-9a-f]{2})+$/i,_n=t=>(t.match(zo)||[""])[0].replaceAll("\\x"," ").trim().toUpperCase(),
$t=({piece:t,text:e})=>t!==null&&(t===""||zo.test(e)&&t===e.replace(zo,""));function $e(t,e){t.replaceChildren(),Tt(t,e),e||t.append(l("span","gp-mark",s("(empt\
y)")))}function oe(t,e){let n=l("bdi",e);return $e(n,t),n}function O(t,e){t.textContent!==e&&(t.textContent=e)}var Le=t=>t.replace(Et,e=>e===" "?" ":st[e]||"�"),
Z=t=>s("“{text}”",{text:Le(t)}),he=(t,e)=>t.split(/\{(\w+)\}/).map((n,o)=>o%2?e[n]:n);function F(t){let e=t*100;return e===0?"0%":e<.01?"<0.01%":e<1?e.toFixed(
2)+"%":e>99.95&&e<100?">99.9%":e.toFixed(1).replace(".0","")+"%"}var X=t=>t==null?0:Math.exp(t),lr=({prompt:t,request:e})=>t||(e&&e.messages||[]).at(-1)?.content||
"",_e=(t,e)=>e==="bits"?t/Math.LN2:t;function ue(t,e){return t===null||!Number.isFinite(t)?s("infinite"):_e(t,e).toFixed(2)+" "+e}function Lt({model:t,phase:e,done:n,
total:o}){return e==="asking"?s("asking the Hub for {model} …",{model:t}):e==="download"?s("downloading {model}: {done} of {total} …",{model:t,done:ke(n),total:ke(
o)}):o?s("loading {model}: {share} …",{model:t,share:F(n/o)}):s("loading {model} …",{model:t})}function ke(t){return V(t)?t>=1e9?s("{size} GB",{size:(t/1e9).
toFixed(t<1e10?2:1)}):t>=1e6?s("{size} MB",{size:(t/1e6).toFixed(t<1e8?1:0)}):s("{size} kB",{size:(t/1e3).toFixed(0)}):"–"}function On(t){return t<1?Math.round(
t*1e3)+" ms":t.toFixed(t<10?2:1)+" s"}var J=(t,e=3)=>t==null?"–":t.toFixed(e),z=t=>t.toLocaleString("en-US");function ye(t){let{chosen:e,distribution:n}=t,o=t.
read?e.raw_logprob:e.logprob??e.raw_logprob;return{probability:X(e.logprob),rawProbability:X(e.raw_logprob),rank:(t.read?null:e.rank)??e.raw_rank,surprisal:o===
null?1/0:Math.max(0,-o),entropyBefore:n.entropy_before,entropyAfter:n.entropy_after}}var Mn=(t,e,n)=>Object.hasOwn(t,e)?t[e]:n,bt=t=>Object.hasOwn(qo,t)?s(qo[t]):
t.replaceAll("_"," ");function En({message:t,fix:e,diagnostics:n=[]}){let o=n.map(r=>({knob:r.knob,message:s(r.message),fix:s(r.fix)}));return o.some(r=>r.message===
s(t))?o:[{knob:"",message:s(t),fix:s(e)},...o]}var ge=t=>Object.hasOwn(Io,t)?Io[t].map(e=>s(e)):[t,t];function Ue(t){if(!Object.hasOwn(Ro,t))return[t,s("is your\
 own logits processor"),[]];let[e,n,o]=Ro[t];return[s(e),s(n),o]}var ee=(t,e)=>{let n=document.createElementNS("http://www.w3.org/2000/svg",t);return e&&n.setAttribute("class",e),n};function Y(t,e,n){for(;t.childElementCount>
e;)t.lastElementChild.remove();for(;t.childElementCount<e;)t.append(n());return t.children}var dr=new WeakMap;function me(t,e,{plain:n=!1}={}){let o=n+e;dr.get(
t)!==o&&(dr.set(t,o),n?t.textContent=e:$e(t,e))}function ae(t,e){t.className!==e&&(t.className=e)}function ne(t,e,n){let o=`${(n*100).toFixed(2)}%`,r=hr.get(t)||
{};r[e]!==o&&(t.style[e]=o,hr.set(t,{...r,[e]:o}))}var hr=new WeakMap;function G(t,e){let n=pr.get(t)||{};for(let[o,r]of Object.entries(e))n[o]!==r&&t.setAttribute(
o,String(n[o]=r));pr.set(t,n)}var pr=new WeakMap;function K(t,e){t.hidden===e&&(t.hidden=!e)}function Bo(t,e){for(e.forEach(([n,o,r,i],a)=>{let c=t.childNodes[a];if(!c||c.localName!==n){let d=ee(n);c?c.replaceWith(d):t.append(d),c=d}kt(c,{...r,...o?{class:o}:
{}}),Array.isArray(i)?Bo(c,i):O(c,i??"")});t.childNodes.length>e.length;)t.lastChild.remove()}function kt(t,e){for(let{name:n}of[...t.attributes])!Object.hasOwn(
e,n)&&n!=="aria-describedby"&&t.removeAttribute(n);for(let[n,o]of Object.entries(e))t.getAttribute(n)!==String(o)&&t.setAttribute(n,o)}var we=t=>Math.round(t*10)/
10,At=(t,e,n,o,r)=>["line",t,{x1:we(e),y1:we(n),x2:we(o),y2:we(r)},[]],yt=(t,e,n,o,r="middle")=>["text",t,{x:we(e),y:we(n),"text-anchor":r},o],ur=(t,e)=>["path",
t,{d:e.map(([n,o],r)=>`${r?"L":"M"}${we(n)} ${we(o)}`).join("")||"M0 0"},[]],jo=(t,e,n)=>["g",t,{tabindex:0,role:"img","data-tip":e,"aria-label":e},n],fr=(t,e,n)=>`\
M${we(t)} ${we(e-n)}l${n} ${n}l${-n} ${n}l${-n} ${-n}Z`;var Fo;function mr(){return Fo??=Nc().catch(t=>{throw Fo=void 0,t}),Fo}async function Nc(){if(window.Plotly)return window.Plotly;let t=document.getElementById("\
plotly"),e=document.createElement("script");if(t)e.textContent=await Wc(t.textContent);else if(window.GenerationPlaygroundPlotly)e.src=window.GenerationPlaygroundPlotly;else
throw new Error("This page does not say where Plotly is.");let n=t?null:new Promise((o,r)=>{e.onload=o,e.onerror=()=>r(new Error(`Plotly could not be fetched fr\
om ${e.src}.`))});return document.head.append(e),await n,window.Plotly}async function Wc(t){let e=Uint8Array.from(atob(t.trim()),n=>n.charCodeAt(0));return new Response(
new Blob([e]).stream().pipeThrough(new DecompressionStream("gzip"))).text()}var qc=/^var\((--gp-[\w-]+)\)(?: ([\d.]+))?$/,Tn=new Set;function pe(t,e,n){if(t.hidden=!e,!e)return;let o=Do(e),r=[...Tn].find(i=>i.box===t);r?r.chart=o:Ic(t,o,
n),Ho(t,o)}function Do(t){return vn(t)?s(t):Array.isArray(t)?t.map(Do):t&&typeof t=="object"?Object.fromEntries(Object.entries(t).map(([e,n])=>[e,Do(n)])):t}function Ic(t,e,n){
t.classList.add("gp-chart-box"),t.append(l("div","gp-chart-plot"),Rc());let o={box:t,chart:e};n&&t.addEventListener("gp-press",({detail:r})=>n(r)),Tn.add(o),new ResizeObserver(
()=>t.clientWidth&&t.dataset.width!==String(t.clientWidth)&&Ho(t,o.chart)).observe(t)}function Rc(){let t=l("details","gp-chart-values");return t.append(l("summ\
ary","",s("Values")),l("ul")),t}async function Ho(t,e){let n=t.querySelector(".gp-chart-plot");if(Bc(t.querySelector(".gp-chart-values"),e),kt(n,{...Object.fromEntries(
[...n.attributes].map(({name:o,value:r})=>[o,r])),role:"img","aria-label":s("{chart}. Its values follow as a list.",{chart:e.layout.meta})}),!!t.clientWidth){t.
dataset.width=String(t.clientWidth),t.setAttribute("aria-busy","true");try{let o=await mr(),r={...sn(e.layout,t),autosize:!1,width:n.clientWidth,uirevision:"kep\
t",dragmode:matchMedia("(pointer: coarse)").matches?!1:"zoom"};n.classList.contains("js-plotly-plot")?await o.react(n,sn(e.data,t),r):(await o.newPlot(n,sn(e.data,
t),r,zc(o)),n.on("plotly_click",({points:[i]})=>t.dispatchEvent(new CustomEvent("gp-press",{detail:i}))))}catch(o){n.textContent=s("The chart could not be drawn\
: its library did not load. Reload the page; the values are in the list below."),console.error("Generation Playground:",o)}finally{t.removeAttribute("aria-busy")}}}
function $n(t,e,n){if(!t)return t;let{shapes:o=[],annotations:r=[]}=t.layout,i={type:"line",x0:e,x1:e,yref:"paper",y0:0,y1:1,line:{color:"var(--gp-error)",width:1.5,
dash:"dash"}},a={x:e,yref:"paper",y:1,yanchor:"bottom",text:n,showarrow:!1,font:{color:"var(--gp-error)"}};return{...t,layout:{...t.layout,shapes:[...o,i],annotations:[
...r,a]}}}function gr(t,{x:e,y:n,words:o}){if(!t)return t;let r={type:"scatter",mode:"markers",x:[e],y:[n],text:[o],hoverinfo:"text",marker:{color:"var(--gp-cho\
sen)",symbol:"diamond",size:13}};return{...t,data:[...t.data,r]}}function zc(t){let e=(o,r)=>({name:o==="svg"?s("Download plot as an SVG"):s("Download plot as a\
 PNG"),icon:r,click(i){let a=i.layout.meta.toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"-").replace(/^-|-$/g,"");t.downloadImage(i,{format:o,filename:a,width:i.clientWidth,
height:i.clientHeight,scale:o==="svg"?1:2})}});return{locales:{"en-US":{dictionary:{Zoom:s("Zoom"),Pan:s("Pan"),"Zoom in":s("Zoom in"),"Zoom out":s("Zoom out"),
"Reset axes":s("Reset axes"),"Double-click to zoom back out":s("Double-click to zoom back out")}}},displaylogo:!1,doubleClickDelay:400,modeBarButtonsToRemove:["\
toImage","select2d","lasso2d","autoScale2d"],modeBarButtonsToAdd:[e("png",t.Icons.camera),e("svg",t.Icons.disk)]}}function Bc(t,{data:e}){let n=e.flatMap(({text:o,
hovertext:r=o,hoverinfo:i})=>i==="text"&&Array.isArray(r)?r.flat():[]).filter(Boolean);t.hidden=!n.length,t.querySelector("ul").replaceChildren(...n.map(o=>l("l\
i","",o)))}function sn(t,e){return Array.isArray(t)?t.map(n=>sn(n,e)):t&&typeof t=="object"?Object.fromEntries(Object.entries(t).map(([n,o])=>[n,sn(o,e)])):typeof t==
"string"?jc(t,e):t}function jc(t,e){let[,n,o]=qc.exec(t)||[];if(!n)return t.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;");let r=getComputedStyle(
e).getPropertyValue(n).trim();return o===void 0?r:`rgba(${[1,3,5].map(a=>parseInt(r.slice(a,a+2),16)).join(", ")}, ${o})`}function wr(){for(let t of Tn)t.box.isConnected?
Ho(t.box,t.chart):Tn.delete(t)}matchMedia("(prefers-color-scheme: dark)").addEventListener("change",wr);for(let t of[document.documentElement,document.body])t&&
new MutationObserver(wr).observe(t,{attributeFilter:["class"]});var Fc=(t,e)=>t>=1?e+1:Math.expm1((e+1)*Math.log(t))/(t-1),br=(t,e,n,o=1)=>Fc(t,e)/(e*n+o),Ie=t=>V(t)?`${t.toFixed(2)} ×`:"–",xt=({low:t,high:e})=>`${t.toFixed(
2)}–${e.toFixed(2)}`,Ln=()=>s("The true median lies in it with a probability of 90 % or more. With up to 7 pairs it runs from the lowest to the highest; fewer\
 than 5 pairs do not give that certainty, so nothing is claimed from them."),kr=t=>t<.9995?`${(t*1e3).toPrecision(3)} ms`:`${t.toPrecision(3)} s`;function Ae(t,{
done:e,runs:n}){if(e>=n)return"";let o={done:z(e),left:z(n-e)};return t.done?B(n,"Stopped: {done} of {count} run ended.","Stopped: {done} of {count} runs ended.",
o):B(n,"{done} of {count} run ended, {left} to come.","{done} of {count} runs ended, {left} to come.",o)}var Ct=s("Somebody else’s runs were decoded at the same\
 time, so these times are not reliable. Measure again when the machine is idle.");function yr(t,e){let n=v=>t.querySelector(".gp-"+v),o=t.querySelector("table"),r=[[s("speed-up"),`${s("Time per token without drafts / time per token with draft\
s: the median over the pairs of runs, and its 90 % interval.")} ${Ln()}`],["draft_acceptance_rate",s(ot.draft_acceptance_rate)],["judged_acceptance_rate",s(ot.judged_acceptance_rate)],
["mean_acceptance_length",s(ot.mean_acceptance_length)],[s("drafted per round"),s("Drafted tokens / rounds. A confidence threshold and the end of a text make dr\
afts shorter than the limit.")],[s("formula"),s("Theorem 3.8 of Leviathan et al. 2023 with the acceptance rate, the drafted tokens and the cost of this row.")]],
i=()=>e.answered("lengths"),a=(v,{value:M})=>`${v} = ${M}`;function c(v){let[M,A,C,W,{setting:x,times:h}]=d(v);G(n("answer"),{"data-verdict":M}),O(n("answer-sig\
n"),A);let p=n("answer-words"),u=JSON.stringify([C,x,h]);p.dataset.key!==u&&(p.dataset.key=u,p.replaceChildren(...he(C,{setting:l("code","",x),times:h}))),O(n("\
answer-more"),W),e.done&&O(n("told"),`${p.textContent}. ${W}`),O(n("missing"),Ae(e,v)),K(n("warning"),!!v.others),O(n("warning"),v.others?"⚠ "+s(Ct):"")}function d({
knob:v,points:M,leader:A,rivals:C,best:W,fewest:x}){let h=M.filter(({speedup:R})=>R),p=h.find(R=>R.group===A);if(!p){if(e.done)return["wait","…",s("No answer"),
s("No setting has a complete pair of runs."),{}];let R=B(M.length,"{known} of {count} setting measured.","{known} of {count} settings measured.",{known:z(h.length)});
return["wait","…",s("Not known yet"),h.length?R:s("The first counted runs are under way."),{}]}let{speedup:u,verdict:f,pairs:g}=p,k=a(v,p),[_,T]=[Ie(u.median),
xt(u)],L={slower:[s("It is slower than decoding without drafts.")],even:[s("The interval includes 1: no clear difference from decoding without drafts.")]}[f]||[];
if(f==="wait"){let R=B(g,"{setting} has the highest median, {times}, of {count} pair of runs: too few to tell, {fewest} are needed.","{setting} has the highest \
median, {times}, of {count} pairs of runs: too few to tell, {fewest} are needed.",{setting:k,times:_,fewest:z(x)});return["wait","…",s(e.done?"No answer":"Not\
 known yet"),R,{}]}if(h.length===1){let[R,D]={faster:["good","▲"],slower:["bad","▼"],even:["even","≈"]}[f];return[R,D,s("{setting} is the only setting tha\
t was measured: {times}"),[s("90 % interval: {interval}.",{interval:T}),...L].join(" "),{setting:k,times:_}]}if(W===null){let R=C.length>2&&C.length===h.length-
1?s("{setting} has the highest median, {times}, with a 90 % interval of {interval}; all others may be as good.",{setting:k,times:_,interval:T}):s("{setting} has\
 the highest median, {times}, with a 90 % interval of {interval}; {others} may be as good.",{setting:k,times:_,interval:T,others:m(M.filter(D=>C.includes(D.group)).
map(({value:D})=>D))});return["even","≈",s(e.running?"No clear best setting so far":"No clear best setting"),[R,...L,s("More repeats tell more.")].join(" "),{}]}
let[P,S]={faster:["good","★"],even:["even","★"],slower:["bad","▼"]}[f],q=f==="slower"?s(e.running?"{setting} is best so far, but only {times}":"{setting} \
is best, but only {times}"):s(e.running?"{setting} is best so far: {times}":"{setting} is best: {times}");return[P,S,q,[s("90 % interval: {interval}.",{interval:T}),
s("It was faster than each of the others, turn by turn."),...L].join(" "),{setting:k,times:_}]}let m=v=>v.length<2?v.join(""):s("{names} and {last}",{names:v.slice(
0,-1).join(", "),last:v.at(-1)});function w({points:v,curve:M,measured_curve:A}){pe(n("settings"),e.charts.lengths),K(n("of-formula"),M.length>0),K(n("of-verify"),
A.length>0),K(n("of-own"),v.some(({formula:C})=>V(C)))}function b(v){if(!o.tHead){let M=l("tr");M.append(l("th","",null,{scope:"col"}),...r.map(([A,C])=>{let W=l(
"th","",null,{scope:"col"}),x=l("span","",null,{tabindex:"0","data-tip":C});return x.append(...A.split(/(?<=_)/).flatMap(h=>[h,l("wbr")])),W.append(x),W})),o.createTHead().
append(M),o.createTBody()}O(o.tHead.rows[0].cells[0],v)}function y(){let v=l("tr"),M=l("th","",null,{scope:"row"});M.append(l("span"),l("b","","",{"aria-hidden":"\
true"}),l("span","gp-hidden"));let A=l("td");return A.append(l("span"),l("small")),v.append(M,A,...r.slice(1).map(()=>l("td"))),v}function $({knob:v,points:M,best:A}){
b(v);let C=Y(o.tBodies[0],M.length,y);M.forEach((W,x)=>{let[h,p,...u]=C[x].cells,f=W.group===A;ae(C[x],f?"gp-best":""),O(h.children[0],W.value),O(h.children[1],
f?" ★":""),O(h.children[2],f?` ${s("(best)")}`:""),O(p.children[0],W.speedup?Ie(W.speedup.median):"–"),O(p.children[1],W.speedup?`  ${xt(W.speedup)}`:"");let{
draft_acceptance_rate:g,rate:k,mean_acceptance_length:_,drafted:T,formula:L}=W;[V(g)?F(g):"–",V(k)?F(k):"–",J(_,2),J(T,2),Ie(L)].forEach((S,q)=>O(u[q],S))})}
function E(){let v=e.found;c(v),w(v),$(v)}return v=>{t.hidden=!i(),!t.hidden&&(v.found||v.status)&&E()}}var Pt=class{constructor(e){this.kinds=e,this.subscribers=new Set,this.changes={},this.position=0,this.head="",this.tail="",this.answers={}}feed(e){e.length>=this.
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
null}feedRun(e,n){n!==this.fed.turn&&(this.fed={turn:n,started:!1},this.feed("")),this.feed(e),this.fed.started&&Object.assign(this,{text:e,turn:n})}read(e){let n=Dc[e.
type];if(!n)throw new Error("unknown event "+e.type);n(this,e)}countStep(e){this.numTokens+=1,this.elapsed=e.elapsed,this.firstElapsed??=e.elapsed,this.changed(
"steps")}get readsSource(){return!!(this.started&&this.started.decoder_tokens.length)}get prefix(){return this.readsSource?this.started.decoder_tokens:this.started.
prompt_tokens}get usesBeams(){return this.prompts.length>0}get waiting(){return!!(this.queued||this.loading)}get running(){return!!(this.started&&!this.finished&&
!this.failed&&!this.waiting)}lines(){return this.hideFrom===null?this.allLines():this.allLines().map(e=>{let n=this.seen(e.last);return n===e.last?e:{...e,last:n,
stopReason:null}})}seen(e){if(this.hideFrom===null)return e;let n=e;for(;n&&!n.isPrompt&&n.index>=this.hideFrom;)n=n.before;return n}hide(e){this.hideFrom!==e&&
(this.hideFrom=e,this.changed("steps"),this.changed("selection"))}allLines(){if(this.returned)return this.returned;if(this.usesBeams)return this.prompts.flatMap(
(n,o)=>Vc(n,o,this.prompts.length));let e=this.finished?this.finished.sequences:[];return this.lasts.map((n,o)=>({kind:"sequence",label:this.lasts.length>1?s("s\
equence {number}",{number:o+1}):"",last:n,score:null,stopReason:e[o]?e[o].stop_reason:null}))}current(){if(this.selected)return this.seen(this.selected);if(!this.
usesBeams)return this.seen(this.newest);let e=this.lines();return e.length?e[0].last:null}lineOf(e){return e.isPrompt?this.lines()[0]:this.usesBeams?this.lines().
find(({last:n})=>{let o=n;for(;o&&o.index>e.index;)o=o.before;return o===e}):this.lines()[e.sequence]}lastOf(e){let n=this.lineOf(e);return n?n.last:e}select(e,n){
let o=e===null?null:this.lines()[e];this.selectStep(o&&fe(o.last)[n]||null)}selectStep(e,n=!1){let o=this.seen(e);this.selected===o&&this.suggested===n||(this.selected=
o,this.suggested=n,this.changed("selection"))}selectMostUncertain(){let e=this.returned?this.returned[0]?.last:this.lasts[0];if(this.selected||!e||this.finished?.
sequences[0]?.stop_reason==="step")return;let n=fe(e).filter(o=>!o.given);n.length<2||this.selectStep(n.reduce((o,r)=>r.distribution.entropy_before>o.distribution.
entropy_before?r:o),!0)}walk(e){let n=this.current();if(!n)return;let o=[...this.promptSteps,...fe(this.lastOf(n))],r=n.isPrompt?n.index-1:this.promptSteps.length+
n.index;this.selectStep(o[Math.max(0,Math.min(o.length-1,r+e))])}addSearched(e,n){this.searched.set(e,[...this.searched.get(e)||[],n]),this.changed("searched")}startedLine(){
let e=this.text.indexOf('{"type":"Started"');return e<0?"":this.text.slice(e,this.text.indexOf(`
`,e))}idsTo(e){return fe(e).map(({chosen:n})=>n.token_id)}addWatched(e,n){let o=this.allLines()[e];o&&(fe(o.last).forEach((r,i)=>{let a=Ve("Candidate",n[i]||[]),
c=new Set(a.map(({token_id:d})=>d));r.watched=[...(r.watched||[]).filter(({token_id:d})=>!c.has(d)),...a]}),this.changed("watched"))}setWritten(e){this.written=
e&&{...e,tokens:Ve("Token",e.tokens)},this.changed("written")}setUnit(e){this.unit=e,this.changed("unit")}},Dc={Queued(t,e){t.queued=e,t.loading=null,t.changed(
"status")},Loading(t,e){t.loading=e,t.queued=null,t.changed("status")},Shared(t,{runs:e,apart:n}){t.shared=e,t.apart=n,t.changed("status")},Started(t,e){t.clear();
for(let n of["prompt_tokens","decoder_tokens"])e[n]=Ve("Token",e[n]||[]);t.started=e,t.fed.started=!0,t.changed("run"),t.changed("status"),t.changed("selection")},
Stepped(t,{step:e}){e.chosen=rn("Candidate",e.chosen),Go(e.distribution),e.watched=Ve("Candidate",e.watched||[]),e.mark=e.mark?rn("Mark",e.mark):null,e.read=!!(t.
started&&t.started.request.only_given),e.reranked&&(e.reranked=Ve("Reranked",e.reranked)),e.before=t.lasts[e.sequence]||null,e.draft=Hc(e,t.rounds),t.lasts[e.sequence]=
e,(!t.newest||e.index>t.newest.index)&&(t.newest=e),t.countStep(e)},BeamsAdvanced(t,{step:e}){let n=t.prompts[e.sequence]??=Gc();e.distributions.forEach(Go),e.given&&
(n.given+=1);let o=Ve("BeamCandidate",e.candidates).map(r=>Kc(r,e,n));for(let{beam:r}of o)r.progress&&t.texts.set(r.token_id,r.text);if(Uc(o),n.running=o.filter(
r=>r.beam.status==="running").sort((r,i)=>r.beam.beam-i.beam.beam),n.byNumber=new Map(n.running.map(r=>[r.beam.beam,r])),e.given)for(let r=0;r<t.started.effective.
num_beams;r++)n.byNumber.set(r,o[0]);n.finished.push(...o.filter(r=>r.beam.status==="finished")),n.finished.sort((r,i)=>i.beam.final_score-r.beam.final_score),n.
finished.length=Math.min(n.finished.length,e.pool.length),n.pool=e.pool,n.pools.push(e.pool),n.steps.push(o),n.byStep.push(n.byNumber),n.distributions.push(e.distributions),
t.countStep(e)},PromptRead(t,{steps:e}){let n=null;for(let o of e)o.chosen=rn("Candidate",o.chosen),Go(o.distribution),Object.assign(o,{before:n,isPrompt:!0,watched:[],
draft:null}),n=o;t.promptSteps=e,t.changed("prompt")},DraftJudged(t,{round:e}){e.drafted=Ve("DraftToken",e.drafted),t.rounds.push(e),t.changed("steps")},Finished(t,e){
t.finished=e,t.usesBeams&&(t.returned=e.sequences.map((n,o)=>Xc(t,n,o))),t.changed("status"),t.changed("steps")},Failed(t,e){(t.fed.turn===void 0||t.fed.started)&&
(t.failed=e),t.queued=t.loading=null,t.changed("status")}};function rn(t,e){let n=rr[t],o={};for(let r=0;r<n.length;r++)o[n[r]]=e[r];return o}function Ve(t,e){return e.
map(n=>rn(t,n))}function Go(t){t.candidates=Ve("Candidate",t.candidates),t.stages=Ve("Stage",t.stages)}function Hc(t,e){let n=e.at(-1);if(!n||t.index<n.start)return null;
let o=t.index-n.start;return o<n.num_accepted?{origin:"accepted",instead:null,round:n,place:o}:{origin:n.follow,instead:n.drafted[o]||null,round:n,place:o}}function Gc(){
return{running:[],byNumber:new Map,finished:[],pool:[],steps:[],byStep:[],pools:[],distributions:[],given:0}}function Kc(t,e,n){let o=e.distributions[t.parent],
r=o.candidates.find(i=>i.token_id===t.token_id);return{index:e.index,sequence:e.sequence,before:n.byNumber.get(t.parent)||null,chosen:r||{...t,raw_rank:null,rank:null,
removed_by:null},piece:t.piece,distribution:o,seconds:e.seconds,elapsed:e.elapsed,draft:null,given:!!e.given,length:e.index+1-n.given,mark:t.mark?rn("Mark",t.mark):
null,beam:t}}var Nt=({beam:t,length:e},n)=>e>0?(t.score??-1/0)/e**n:t.score;function xr(t,e,n,o,r){t.unseen??=new Map;let i=`${e} ${n} ${r.token_id}`;if(!t.unseen.
has(i)){let a=e?t.byStep[e-1].get(n):null,{token_id:c,text:d,raw_logprob:m,logprob:w}=r,b=(a?a.beam.score:0)+w,y=a?a.beam.group:null,$={token_id:c,text:d,piece:null,
parent:n,raw_logprob:m,logprob:w,score:b,status:"unseen",beam:null,final_score:null,group:y},{sequence:E,seconds:v,elapsed:M}=t.steps[e][0];t.unseen.set(i,{index:e,
sequence:E,before:a,chosen:r,piece:null,distribution:o,seconds:v,elapsed:M,draft:null,given:!1,length:t.steps[e][0].length,beam:$,rank:null})}return t.unseen.get(
i)}function vr(t,e,n,o){let r=n&&!n.given?n.beam.beam:0;return t.unseen&&t.unseen.get(`${e} ${r} ${o}`)||null}function Uc(t){let e=new Map;for(let n of[...t].sort(
(o,r)=>r.beam.score-o.beam.score))n.rank=(e.get(n.beam.group)||0)+1,e.set(n.beam.group,n.rank)}function Vc(t,e,n){let o=i=>n>1?s("Prompt {number}, {label}",{number:e+
1,label:i}):i,r=(i,a,c,d)=>({kind:i,label:o(a),last:c,score:d,stopReason:null});return[...t.running.map(i=>r("running",Jc(i),i,i.beam.score)),...t.finished.map(
(i,a)=>r("finished",Yc(i,a+1),i,i.beam.final_score))]}function Jc({beam:{beam:t,group:e,progress:n}}){let o=t+1;return(e??null)!==null?s("beam {number}, group {\
group}",{number:o,group:Ce(e)}):o===1&&!n?s("best beam"):s("beam {number}",{number:o})}function Yc({beam:{group:t}},e){return(t??null)!==null?s("ended {number},\
 group {group}",{number:e,group:Ce(t)}):s("ended {number}",{number:e})}var Ce=t=>t<26?String.fromCharCode(65+t):String(t+1);function Xc(t,e,n){let o=Math.max(1,
Math.floor(t.finished.sequences.length/t.prompts.length)),{steps:r}=t.prompts[Math.floor(n/o)],i=null;return e.token_ids.forEach((a,c)=>{let d=(e.beams||[])[c];
i=(r[c]||[]).find(m=>m.beam.parent===d&&m.beam.token_id===a)||i}),{kind:"returned",label:s("output {number}",{number:n+1}),last:i,score:e.score,stopReason:e.stop_reason}}
function fe(t){let e=[];for(let n=t;n;n=n.before)e.push(n);return e.reverse()}function Je(t,e){let n=[],o=e;for(;o&&t[o.index]!==o;)n.push(o),o=o.before;return{
keep:o?o.index+1:0,added:n.reverse()}}var be=class{constructor(e,n){this.add=n,this.steps=[],this.totals=[e]}get total(){return this.totals.at(-1)}follow(e){let{
keep:n,added:o}=Je(this.steps,e);this.steps.length=n,this.totals.length=n+1;for(let r of o)this.steps.push(r),this.totals.push(this.add(this.total,r));return{keep:n,
added:o}}};var Sr=()=>({spec_steps:0,rounds:0,tokens:0,drafted:0,accepted:0,judged:0,kept:[],acceptedAt:[],draftedAt:[],overlaps:[0,0],draft_seconds:0,verify_seconds:0}),rt=t=>t.
num_accepted+(t.follow==="correction"?1:0),Ko=t=>t.num_accepted+(t.next_token_id===null?0:1);function Zc(t,e){let{drafted:n,num_accepted:o}=e;if(t.rounds+=1,t.tokens+=
Ko(e),t.draft_seconds+=e.draft_seconds,t.verify_seconds+=e.verify_seconds,!n.length)return t;t.spec_steps+=1,t.drafted+=n.length,t.accepted+=o,t.judged+=rt(e);for(let r=t.
draftedAt.length;r<n.length;r++)t.draftedAt.push(0),t.acceptedAt.push(0);for(n.forEach((r,i)=>{t.draftedAt[i]+=1,i<o&&(t.acceptedAt[i]+=1),!(i>=rt(e)||(r.overlap??
null)===null)&&(t.overlaps[0]+=1,t.overlaps[1]+=r.overlap)});t.kept.length<=t.draftedAt.length;)t.kept.push(0);return t.kept[o]+=1,t}function Qc(t){let{spec_steps:e,
rounds:n,tokens:o,drafted:r,accepted:i,judged:a,overlaps:c}=t,d=(m,w)=>w?m/w:null;return{num_spec_steps:e,num_rounds:n,num_tokens:o,num_draft_tokens:r,num_accepted_draft_tokens:i,
num_judged_draft_tokens:a,draft_acceptance_rate:d(i,r),judged_acceptance_rate:d(i,a),mean_acceptance_length:e?1+i/e:null,acceptance_histogram:t.kept,accepted_by_position:t.
acceptedAt,drafted_by_position:t.draftedAt,passes_saved:o-n,expected_acceptance_rate:d(c[1],c[0]),draft_seconds:t.draft_seconds,verify_seconds:t.verify_seconds}}
var Wt=class{constructor(){this.rounds=[],this.tally=Sr()}read(e){e.length>=this.tally.rounds&&this.rounds[0]===e[0]||(this.tally=Sr());for(let o=this.tally.rounds;o<
e.length;o++)Zc(this.tally,e[o]);return this.rounds=e,Qc(this.tally)}};var Uo=new WeakMap;function Oe(t,e){Uo.set(t,e),t.dataset.tip===void 0&&(t.dataset.tip="")}function _r(t){let e=null,n=null;function o(){e=l("div","gp-tip","",{
role:"tooltip",id:"gp-tip-"+Math.random().toString(36).slice(2,8)}),e.hidden=!0}function r(a){let c=a.target.closest("[data-tip]");if(c===n||(n&&n.removeAttribute(
"aria-describedby"),n=c,e||o(),e.hidden=!c,!c))return;e.textContent=Uo.has(c)?Uo.get(c)():c.dataset.tip,c.setAttribute("aria-describedby",e.id);let d=c.closest(
"[data-holds-tips]")||t;e.parentNode!==d&&d.append(e);let[m,w]=[d.getBoundingClientRect(),c.getBoundingClientRect()],b=Math.min(w.left-m.left,m.width-e.offsetWidth-
8);e.style.left=`${Math.max(8,b)+d.scrollLeft}px`,e.style.top=`${w.bottom-m.top+d.scrollTop+5}px`}let i=()=>r({target:t});t.addEventListener("pointerover",r),t.
addEventListener("pointerleave",i),t.addEventListener("focusin",r),t.addEventListener("focusout",i),t.addEventListener("keydown",a=>a.key==="Escape"&&i())}function Or(t){let e=t.querySelector(".gp-draft-figures"),n=t.querySelector(".gp-kept-chart"),o=t.querySelector(".gp-place-chart"),r=y=>y===null?"–":F(y),i=y=>B(
y,"{count} token","{count} tokens");function a(y,$){let{num_draft_tokens:E,num_accepted_draft_tokens:v,num_spec_steps:M}=y,A=$.samples&&y.expected_acceptance_rate!==
null,C=y.num_judged_draft_tokens,W=B(y.num_rounds,"{count} round","{count} rounds");return[["num_draft_tokens",z(E),B(M,"in {count} draft over {rounds}","in {co\
unt} drafts over {rounds}",{rounds:W})],["num_accepted_draft_tokens",z(v),s("of {drafted} drafted",{drafted:z(E)})],["draft_acceptance_rate",r(y.draft_acceptance_rate),
s("{accepted} of {drafted} drafted",{accepted:z(v),drafted:z(E)}),y.draft_acceptance_rate],["mean_acceptance_length",J(y.mean_acceptance_length,2),B(M,"1 + {acc\
epted} / {count} draft","1 + {accepted} / {count} drafts",{accepted:z(v)})],["judged_acceptance_rate",r(y.judged_acceptance_rate),s("{accepted} of {judged} judg\
ed",{accepted:z(v),judged:z(C)}),y.judged_acceptance_rate],...A?[["expected_acceptance_rate",r(y.expected_acceptance_rate),B(C,"mean over {count} judged positio\
n","mean over {count} judged positions"),y.expected_acceptance_rate]]:[],["passes_saved",z(y.passes_saved),B(y.num_rounds,"{tokens} in {count} pass","{tokens} i\
n {count} passes",{tokens:i(y.num_tokens)})]]}function c(){let y=l("div","gp-draft-figure",null,{tabindex:"0","data-tip":""}),$=l("dd","gp-rate",null,{"aria-hid\
den":"true"});return $.append(l("i")),y.append(l("dt"),l("dd"),l("dd","gp-note"),$),y}function d(y,$){let E=a(y,$),v=Y(e,E.length,c);E.forEach(([M,A,C,W=null],x)=>{
let[h,p,u,f]=v[x].children;h.textContent!==M&&h.replaceChildren(...M.split(/(?<=_)/).flatMap(g=>[g,l("wbr")])),O(p,A),O(u,C),f.hidden=W===null,ne(f.firstChild,"\
width",W??0),v[x].dataset.tip=s(ot[M]),v[x].dataset.name=M})}function m(){let y=l("span","gp-chart-column"),$=l("span","gp-chart-track");return $.append(l("i","\
gp-chart-whole"),l("i","gp-chart-part")),y.append(l("span","gp-chart-top"),$,l("span","gp-chart-label")),y}function w(y,$,E){let v=Math.max(1,...$.map(([A,C])=>C??
A)),M=Y(y,$.length,m);$.forEach(([A,C,W,x,h],p)=>{let[u,f,g]=M[p].children;O(u,x),ne(f.children[0],"height",(C??0)/v),ne(f.children[1],"height",A/v),O(g,W),Oe(M[p],
()=>h)}),G(y,{"aria-label":`${E}: ${$.map(([,,,,A])=>A).join("; ")}`})}function b(y){let $=y.num_spec_steps;w(n,y.acceptance_histogram.map((E,v)=>[E,null,String(
v),E?z(E):"",B($,"{rounds} of {count} round with a draft: {tokens} kept","{rounds} of {count} rounds with a draft: {tokens} kept",{rounds:z(E),tokens:i(v)})]),"\
acceptance_histogram"),w(o,y.drafted_by_position.map((E,v)=>{let M=y.accepted_by_position[v];return[M,E,String(v+1),`${Math.round(100*M/E)}%`,s("position {place\
}: {accepted} of {drafted} drafted tokens kept, {share}",{place:v+1,accepted:z(M),drafted:z(E),share:F(M/E)})]}),"accepted_by_position / drafted_by_position")}return(y,$)=>{
d(y,$),b(y)}}var it={get accepted(){return["✓",s("accepted draft"),s("Drafted, and kept by the target model.")]},get correction(){return["→",s("correction"),s("The targe\
t’s own token in place of the first rejected draft token.")]},get bonus(){return["+",s("bonus"),s("The target’s own token after a draft that was kept whole: i\
ts forward pass gives one more.")]},get target(){return["○",s("target alone"),s("Nothing was drafted in this round: the target wrote one token, as without dra\
fts.")]}},Mr=Object.fromEntries(Object.keys(it).map(t=>[t,0])),Er=(t,{draft:e})=>e&&Object.hasOwn(t,e.origin)?{...t,[e.origin]:t[e.origin]+1}:t;function An(t){let{
do_sample:e,assistant_ensemble_weight:n}=t&&t.effective||{};return{samples:!!e,weight:n??null}}function Vo({target_logprob:t,draft_logprob:e},{weight:n}){let o=X(
t)/((e??null)===null?1:X(e));return Math.min(1,n===null?o:1-n+n*o)}var Tr=({weight:t})=>t===null?"min(1, p / q)":`min(1, ${J(1-t,2)} + ${J(t,2)} · p / q)`;function $r(t,e){
if(t.samples)return e?s("Sampling: a drafted token is kept at random, with probability {formula}.",{formula:Tr(t)}):s("Sampling: a drafted token is kept if the \
target draws the same one, which happens with probability p.");if(t.weight===null||!e)return s("Greedy: a drafted token is kept if it is the likeliest one for t\
he target.");let[n,o]=[J(t.weight,2),J(1-t.weight,2)];return s("Greedy: a drafted token is kept if it is the likeliest one in the mixture {target} · p + {draft}\
 · q.",{target:n,draft:o})}function Jo(t,e){return e<t.num_accepted?"accepted":e<rt(t)?"rejected":"unjudged"}function Lr(t,e,n){let o=t.drafted[e],r=Jo(t,e),i=(o.
draft_logprob??null)!==null,[a,c]=[F(X(o.target_logprob)),F(X(o.draft_logprob))],d=i?[s("The draft model gave it {q}.",{q:c})]:[];if(r==="unjudged")return[t.follow===
"correction"?s("Never judged: it comes after the rejection."):s("Never judged: it comes after the end of the text."),...d].join(" ");let m=r==="accepted";if(!n.
samples){let b=n.weight!==null&&i;return[m?el(b):tl(b,Z(t.next_text)),s("The target gave it {p}.",{p:a}),...d].join(" ")}if(!i)return m?s("Accepted: the target \
drew the same token for itself. It gave this one {p}, which is the chance that it is kept.",{p:a}):s("Rejected: the target drew {token} for itself. It gave this\
 one {p}, which is the chance that it is kept.",{token:Z(t.next_text),p:a});let w=(o.overlap??null)===null?[]:[s("Averaged over all tokens that could have been \
drafted here, the chance is {share}.",{share:F(o.overlap)})];return[m?s("Accepted: the target gave it p = {p}, the draft model q = {q}.",{p:a,q:c}):s("Rejected:\
 the target gave it p = {p}, the draft model q = {q}.",{p:a,q:c}),nl(Vo(o,n),Tr(n),m),...w].join(" ")}var el=t=>s(t?"Accepted: it is the likeliest token in the \
mixture of both models.":"Accepted: it is the likeliest token for the target."),tl=(t,e)=>s(t?"Rejected: {token}, not this one, is the likeliest token in the mi\
xture of both models.":"Rejected: {token}, not this one, is the likeliest token for the target.",{token:e});function nl(t,e,n){if(t>=1)return s("By {formula}, i\
t is always kept.",{formula:e});let o={formula:e,chance:F(t)};return n?s("By {formula}, it is kept with probability {chance}, and was.",o):s("By {formula}, it i\
s kept with probability {chance}, and was not.",o)}function Ar(t,e){let[,n,o]=it[t.follow],r=`${n.charAt(0).toUpperCase()}${n.slice(1)}. ${o}`,i=t.drafted[t.num_accepted];
return t.follow!=="correction"||!e.samples?r:(i.draft_logprob??null)===null?`${r} ${s("The target drew it.")}`:`${r} ${s("It was drawn from the residual distrib\
ution: what the target gives beyond the draft model, max(0, p − q).")}`}function Cr({draft:t}){if(!t||!Object.hasOwn(it,t.origin))return[];let{origin:e,instead:n,
round:{index:o,drafted:r}}=t,i=o+1;if(e==="accepted"){let{draft_logprob:a}=r[t.place],c={place:t.place+1,size:r.length,round:i};return(a??null)===null?[s("accep\
ted draft: token {place} of {size} in round {round}",c)]:[s("accepted draft: token {place} of {size} in round {round}, to which the draft model gave {q}",{...c,
q:F(X(a))})]}return e==="correction"?n?[s("correction: replaced the rejected draft token {token} in round {round}",{token:Z(n.text),round:i})]:[s("correction: r\
eplaced a rejected draft token in round {round}",{round:i})]:e==="target"?[s("target alone: nothing was drafted in round {round}",{round:i})]:[B(r.length,"bonus\
: the target’s own token after the accepted draft of round {round}","bonus: the target’s own token after all {count} drafted tokens of round {round}",{round:i})]}
var De=t=>t<.01?`${(t*1e3).toFixed(1)} ms`:On(t);function Pr(t,e,n){let o=[],r=An(null),i={row:null,card:null,selected:null},a=null,c=!0,d=0,m=new WeakMap,w=new WeakMap,b=new IntersectionObserver(P=>{for(let{isIntersecting:S,
target:q}of P)S&&M(m.get(q));y()&&(t.scrollTop=t.scrollHeight)},{rootMargin:"200px 0px"}),y=()=>c&&!e.selected&&e.running;function $(P,S){let q=o.length<=P.length&&
(!o.length||o[0].round===P[0])&&r.samples===S.samples;r=S,q||E();for(let R of P.slice(o.length))v(R);y()&&(t.scrollTop=t.scrollHeight)}function E(){b.disconnect(),
t.replaceChildren(),o=[],i={row:null,card:null,selected:null},a=null,c=!0,d=0}function v(P){let S=l("li","gp-round"),q={round:P,item:S,cards:null};m.set(S,q),o.
push(q),t.append(S),b.observe(S)}function M(P){if(!P||P.cards)return;b.unobserve(P.item);let{round:S,item:q}=P,R=rt(S);P.cards=[];let D=l("div","gp-cards");for(let N=0;N<
R;N++)D.append(W(P,N));S.next_token_id!==null&&D.append(x(P)),R<S.drafted.length&&D.append(p(S,R)),S.follow==="none"&&D.append(l("span","gp-note gp-ended","■ "+
s("the text ended inside its draft"))),q.append(A(S),D),q.classList.add("gp-filled"),a||k(P.cards[0])}function A(P){let S=l("div","gp-round-head"),{num_accepted:q,
drafted:{length:R}}=P,D=R?s("{accepted} of {drafted} kept",{accepted:q,drafted:R}):s("no draft"),N=[s("draft {time}",{time:De(P.draft_seconds)}),s("verify {time\
}",{time:De(P.verify_seconds)})];S.append(l("b","",s("Round {number}",{number:P.index+1})),l("span","",D));for(let I of N)S.append(l("span","gp-round-time",I));
return S}function C(P,S,q,R,D,N,I){let j=s("Round {number}, {which}, {token}: {why}",{number:P.round.index+1,which:N,token:Z(D),why:I}),H=l("button","gp-draft-c\
ard",null,{type:"button",tabindex:"-1","aria-pressed":"false","aria-label":j});H.dataset.draft=q;let U=l("span","gp-draft-head"),Q=l("bdi","gp-ink gp-word");return $e(
Q,D),U.append(l("span","gp-sign",R),Q),H.append(U),Oe(H,()=>I),w.set(H,{row:P,index:S}),P.cards.push(H),H}function W(P,S){let{round:q}=P,R=q.drafted[S],D=Jo(q,S),
N=q.start+S,I=s("drafted token {place} of {size}",{place:S+1,size:q.drafted.length}),j=C(P,N,D,D==="accepted"?"✓":"✗",R.text,I,Lr(q,S,r));if(j.append(h("p",
X(R.target_logprob))),(R.draft_logprob??null)!==null&&j.append(h("q",X(R.draft_logprob))),r.samples){let H=l("span","gp-chance",s("chance"));H.append(l("b","",F(
Vo(R,r)))),j.append(H)}return j}function x(P){let{round:S}=P,q=S.start+S.num_accepted,[R,D]=it[S.follow],N=C(P,q,S.follow,R,S.next_text,s("the target’s own toke\
n"),Ar(S,r));N.classList.add("gp-own-card");let I=n(q);return I&&N.append(h("p",ye(I).probability)),N.append(l("span","gp-chance",D)),N}function h(P,S){let q=l(
"span","gp-bar-line"),R=l("span","gp-track"),D=l("i",`gp-part-${P}`);return ne(D,"width",S),R.append(D),q.append(l("i","gp-pq",P),R,l("span","gp-amount",F(S))),
q}function p(P,S){let q=l("span","gp-behind"),R=P.drafted.slice(S);q.append(l("span","gp-note",s("never judged")));for(let D of R){let N=oe(D.text,"gp-word"),I=(D.
draft_logprob??null)===null?"":` q ${F(X(D.draft_logprob))}`,j=l("span","gp-unjudged");j.append(N,l("small","",I)),q.append(j)}return q}function u(P){let S=P&&P.
draft,q=S&&o[S.round.index-(o.length?o[0].round.index:0)]||null;q&&M(q);let R=q?f(q,P):null;i.card&&i.card!==R&&i.card.setAttribute("aria-pressed","false"),i.card&&
i.card.classList.remove("gp-current"),i.row&&i.row!==q&&i.row.item.classList.remove("gp-current-round");let D=i.selected!==e.selected;i={row:q,card:R,selected:e.
selected},D&&!e.selected&&(c=!0),q&&(q.item.classList.add("gp-current-round"),R&&(R.classList.add("gp-current"),R.setAttribute("aria-pressed",String(e.selected===
P)),t.contains(document.activeElement)||k(R)),D&&g(q.item))}function f(P,S){let q=S.index-P.round.start;return q<P.round.num_accepted?P.cards[q]:P.cards.at(-1)}
function g(P){let[S,q]=[P.offsetTop,P.offsetTop+P.offsetHeight];S<t.scrollTop?t.scrollTop=S:q>t.scrollTop+t.clientHeight&&(t.scrollTop=Math.min(S,q-t.clientHeight))}
function k(P){a&&(a.tabIndex=-1),a=P||null,a&&(a.tabIndex=0)}function _(P){if(!P)return;let{row:S,index:q}=w.get(P);k(P);let R=n(q);R&&e.selectStep(R),g(S.item),
P.focus({preventScroll:!0})}function T(P,S){let q=o[Math.max(0,Math.min(o.length-1,P))];return M(q),q.cards.at(S)}function L(P,S){let{row:q}=w.get(P),R=q.cards[q.
cards.indexOf(P)+S];if(R)return R;let D=o.indexOf(q)+S;return o[D]?T(D,S>0?0:-1):null}return t.addEventListener("click",P=>{let S=P.target.closest(".gp-draft-ca\
rd");if(S){_(S);return}let q=P.target.closest(".gp-round");q&&_(m.get(q).cards[0])}),t.addEventListener("keydown",P=>{P.key==="Escape"&&e.selectStep(null);let S=P.
target.closest(".gp-draft-card");if(!S||P.ctrlKey||P.metaKey||P.altKey)return;let q=o.indexOf(w.get(S).row),R={ArrowRight:()=>L(S,1),ArrowLeft:()=>L(S,-1),ArrowDown:()=>o[q+
1]&&T(q+1,0),ArrowUp:()=>o[q-1]&&T(q-1,0),Home:()=>T(0,0),End:()=>T(o.length-1,0)};R[P.key]&&(P.preventDefault(),_(R[P.key]()))}),t.addEventListener("scroll",()=>{
let P=t.scrollTop;t.scrollHeight-P-t.clientHeight<80?c=!0:P<d&&(c=!1),d=P},{passive:!0}),{show:$,mark:u}}var Re={narrowest:3,least:16,cell:9,tallest:90,times:84};function Nr(t,{canvas:e,column:n,ends:o,onResize:r}){let i={rounds:[],each:1,columns:Re.least,top:1,drafts:0},
a=0;function c(C){let W=x=>C.reduce((h,p)=>h+x(p),0)/C.length;return{accepted:W(x=>x.num_accepted),judged:W(rt),drafted:W(x=>x.drafted.length),draft:W(x=>x.draft_seconds),
verify:W(x=>x.verify_seconds),longest:Math.max(...C.map(x=>x.draft_seconds+x.verify_seconds))}}function d(C){let W=C.map(({draft:p,verify:u})=>p+u).sort((p,u)=>p-
u),x=W.at(-1),h=W[Math.floor((W.length-1)*.9)];return x>2*h&&W.length>4?1.25*h:x}function m(C){a||=e.clientWidth;let W=Math.max(1,Math.ceil(C.length/Math.max(1,
Math.floor(a/Re.narrowest)))),x=[];for(let g=0;g<C.length;g+=W)x.push(c(C.slice(g,g+W)));let h=Math.max(1,...x.map(({drafted:g})=>g)),p=Math.max(1,Math.min(Re.cell,
Re.tallest/h)),u=d(x)||1,f=x.filter(({draft:g,verify:k})=>g+k>u);return i={rounds:C,each:W,columns:Math.max(Re.least,x.length),top:u,drafts:Math.ceil(h*p)},O(o.
drafts,h>=1.5?z(Math.round(h)):"1"),O(o.times,De(u)),w(x,p),{each:W,cut:f.length,longest:Math.max(0,...x.map(({longest:g})=>g)),filled:x.length/i.columns}}function w(C,W){
let x=i.drafts+16+Re.times,h=devicePixelRatio,p=[Math.round(a*h),Math.round(x*h)];if(e.width!==p[0]&&(e.width=p[0]),e.height!==p[1]&&(e.height=p[1]),e.style.height=
`${x}px`,o.drafts.parentNode.style.height=`${i.drafts}px`,o.times.parentNode.style.height=`${Re.times}px`,!a)return;let u=getComputedStyle(t),f=L=>u.getPropertyValue(
`--gp-${L}`).trim(),g={accepted:f("accepted"),rejected:f("rejected"),muted:f("muted"),verify:f("kept"),draft:f("before"),line:f("line"),surface:f("surface")},k=e.
getContext("2d");k.setTransform(h,0,0,h,0,0),k.clearRect(0,0,a,x);let _=a/i.columns,T=_>6?Math.min(6,_*.2):_>3.5?1:0;k.fillStyle=g.line,k.fillRect(0,i.drafts,a,
1),k.fillRect(0,x-1,a,1),C.forEach((L,P)=>{let S=[P*_+T/2,_-T];i.each===1?b(k,g,L,S,W):$(k,g,L,S,W),E(k,g,L,S,x-1)})}function b(C,W,{accepted:x,judged:h,drafted:p},[
u,f],g){let k=Math.max(1,g-(g>3?1.5:0));for(let _=0;_<p;_++){let T=i.drafts-(_+1)*g;if(_<x)C.fillStyle=W.accepted,C.fillRect(u,T,f,k);else if(_<h)y(C,W.rejected,
u+f/2,T+k/2,Math.min(f,Math.max(k,5),7)/2);else{C.fillStyle=W.muted;let L=Math.min(f,k,2.5);C.fillRect(u+(f-L)/2,T+(k-L)/2,L,L)}}}function y(C,W,x,h,p){C.strokeStyle=
W,C.lineWidth=p>2?2:1,C.beginPath(),C.moveTo(x-p,h-p),C.lineTo(x+p,h+p),C.moveTo(x-p,h+p),C.lineTo(x+p,h-p),C.stroke()}function $(C,W,{accepted:x,drafted:h},[p,
u],f){C.fillStyle=W.accepted,C.fillRect(p,i.drafts-x*f,u,x*f),C.fillStyle=W.muted,C.fillRect(p,i.drafts-h*f,u,1)}function E(C,W,{draft:x,verify:h},[p,u],f){let g=Math.
min(1,i.top/(x+h))/i.top,[k,_]=[x*g*Re.times,h*g*Re.times];C.fillStyle=W.verify,C.fillRect(p,f-k-_,u,_),v(C,W.draft,p,f-k,u,k),!(x+h<=i.top)&&(C.fillStyle=W.surface,
C.fillRect(p-1,f-Re.times+7,u+2,3),C.fillRect(p-1,f-Re.times+13,u+2,3))}function v(C,W,x,h,p,u){if(!(u<=0)){if(p<5){C.fillStyle=W,C.fillRect(x,h,p,u);return}C.save(),
C.beginPath(),C.rect(x,h,p,u),C.clip(),C.strokeStyle=W,C.lineWidth=1.5,C.beginPath();for(let f=-u;f<p;f+=5)C.moveTo(x+f,h+u),C.lineTo(x+f+u,h);C.rect(x+.75,h+.75,
Math.max(0,p-1.5),Math.max(0,u-1.5)),C.stroke(),C.restore()}}function M(C){let{left:W,width:x}=e.getBoundingClientRect(),h=Math.floor((C.clientX-W)/x*i.columns)*
i.each;return Math.max(0,Math.min(i.rounds.length-1,h))}function A(C){n.hidden=C===null,C!==null&&(ne(n,"left",Math.floor(C/i.each)/i.columns),ne(n,"width",1/i.
columns))}return new ResizeObserver(()=>{e.clientWidth!==a&&(a=e.clientWidth,r())}).observe(e),{draw:m,at:M,mark:A}}function Wr(t,e){let n=t.querySelector(".gp-map-plot"),o=t.querySelector(".gp-map-reading"),r=t.querySelector(".gp-map-note"),i=new be(null,()=>null),a=new Wt,c=Nr(
n,{canvas:n.querySelector("canvas"),column:n.querySelector(".gp-column"),ends:{drafts:t.querySelector(".gp-drafts-end"),times:t.querySelector(".gp-times-end")},
onResize:h}),d=Pr(t.querySelector(".gp-rounds"),e,p=>i.steps[p]),m=Or(t),w=[],b=0,y=!1;function $(){let p=e.hideFrom===null?i.steps.length:Math.min(e.hideFrom,i.
steps.length),u=e.rounds.length;for(;u&&e.rounds[u-1].start+Ko(e.rounds[u-1])>p;)u-=1;return u===e.rounds.length?e.rounds:e.rounds.slice(0,u)}function E(){let{each:p,
cut:u,longest:f,filled:g}=c.draw(w);ne(t.querySelector(".gp-map-axis"),"width",g),O(r,[p>1?s("Each column is the mean of {each} rounds.",{each:p}):"",u?B(u,"One\
 column is cut off; the longest round took {time}.","{count} columns are cut off; the longest round took {time}.",{time:De(f)}):""].filter(Boolean).join(" ")),O(
t.querySelector(".gp-map-last"),s("round {number}",{number:z(w.length)}))}function v(p){let u={round:p.index+1,draft:De(p.draft_seconds),verify:De(p.verify_seconds),
accepted:p.num_accepted,drafted:p.drafted.length,token:Z(p.next_text)};return p.follow==="target"?s("Round {round}: draft {draft}, verify {verify}; nothing draf\
ted, then {token}.",u):p.follow==="bonus"?s("Round {round}: draft {draft}, verify {verify}; {accepted} of {drafted} drafted tokens kept, then {token} as bonus.",
u):p.follow==="correction"?s("Round {round}: draft {draft}, verify {verify}; {accepted} of {drafted} drafted tokens kept, then {token} as correction.",u):s("Rou\
nd {round}: draft {draft}, verify {verify}; {accepted} of {drafted} drafted tokens kept; the text ended inside the draft.",u)}let M=p=>e.selectStep(i.steps[w[p].
start]||null);function A(){let p=e.current();return!p||!p.draft?null:w[p.draft.round.index]===p.draft.round?p.draft.round.index:null}function C(){let p=A();c.mark(
p);let u=p===null?"":v(w[p]);O(o,u),G(n,{"aria-valuemin":1,"aria-valuemax":w.length,"aria-valuenow":(p??0)+1,"aria-valuetext":u||s("no round yet")})}n.addEventListener(
"pointermove",p=>{let u=c.at(p);u<0||(p.buttons===1?M(u):O(o,v(w[u])))}),n.addEventListener("pointerleave",C),n.addEventListener("click",p=>c.at(p)>=0&&M(c.at(p))),
n.addEventListener("keydown",p=>{let u={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0};p.key==="Escape"&&e.selectStep(
null),!(!(p.key in u)||!w.length)&&(p.preventDefault(),M(Math.max(0,Math.min(w.length-1,(A()??w.length-1)+u[p.key]))))});function W(p){let{draft_seconds:u,verify_seconds:f}=p,
g=u+f;for(let[T,L]of[["draft",u],["verify",f]]){let P=t.querySelector(`.gp-time-${T}`);P.style.flexGrow=g?L/g:.5,O(t.querySelector(`.gp-told-${T}`),`${Math.round(
g?100*L/g:0)}% · ${De(L)}`)}let k=B(p.num_tokens,"{count} token","{count} tokens"),_=p.passes_saved>0?B(p.passes_saved,"{count} pass saved.","{count} passes sa\
ved."):s("No pass saved.");O(t.querySelector(".gp-drafts-short"),`${B(p.num_rounds,"{tokens} in {count} forward pass of the target.","{tokens} in {count} forwar\
d passes of the target.",{tokens:k})} ${_}`)}function x(p){let u=e.lasts[0]||null;if((p.run||p.steps)&&i.follow(u),p.run&&(y=!1),t.hidden=!e.rounds.length,t.hidden)
return;let f=[w[0],b];if(w=$(),b=w.length,p.run||w[0]!==f[0]||b!==f[1]){let g=An(e.started),k=a.read(w);y||=w.some(({drafted:_})=>_.length&&(_[0].draft_logprob??
null)!==null),O(t.querySelector(".gp-drafts-rule"),$r(g,y)),t.querySelector(".gp-key-q").hidden=!y,W(k),E(),d.show(w,g),m(k,g)}d.mark(e.current()),C()}function h(){
t.hidden||(E(),C())}return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",h),new MutationObserver(h).observe(document.body,{attributes:!0,
attributeFilter:["class"]}),x}function qr(t,e){let n=h=>t.querySelector(".gp-"+h),o=["without","with"],r=()=>e.answered("same"),i=({level:h})=>F(h);function a(h){let[p,u,f,g]=(h.mode==="gree\
dy"?c:b)(h);G(n("answer"),{"data-verdict":p}),O(n("answer-sign"),u),O(n("answer-words"),f),O(n("answer-more"),g),e.done&&O(n("told"),`${f}. ${g}`),O(n("missing"),
Ae(e,h))}function c({checked:h,equal:p,at:u}){if(!h||p===null)return["wait","…",s(e.done?"No answer":"Not known yet"),s("A text without drafts and one with dr\
afts must both have ended.")];if(p){let f=B(h,"Greedy decoding wrote the same token ids with and without drafts in one pair of texts.","Greedy decoding wrote th\
e same token ids with and without drafts in each of {count} pairs of texts.");return["good","✓",s("The same tokens"),f]}return["bad","✗",s("Different from t\
oken {place} on",{place:z(u+1)}),s("Greedy decoding should write the same tokens with drafts. Rounding can tip a near tie between two tokens, because the target\
 checks several tokens in one pass; look at their probabilities there.")]}function d(h,p){let u=0;for(;u<Math.min(h.length,p.length)&&h[u]===p[u];)u+=1;for(;u>0&&
/[\p{L}\p{M}\p{N}]/u.test(h[u-1])&&/[\p{L}\p{M}\p{N}]/u.test((h[u]||"")+(p[u]||""));)u-=1;let f=g=>u+g.slice(u).match(/^\s*\S*/)[0].length;return[u,f(h),f(p)]}function m({
mode:h,texts:p,equal:u,checked:f}){let g=h==="greedy"&&f>0&&p?p:[],k=n("both-texts"),_=JSON.stringify([g,u]);if(K(n("mark-key"),g.length>0&&u===!1&&g[0]!==g[1]),
k.dataset.key===_)return;k.dataset.key=_;let[T,...L]=g.length?d(...g):[];k.replaceChildren(...g.map((P,S)=>{let q=l("div"),R=l("p","",null,{dir:"auto",tabindex:"\
0"});return u||g[0]===g[1]?R.append(P):R.append(P.slice(0,T),l("mark","",P.slice(T,L[S])||"∎"),l("span","gp-apart",P.slice(L[S]))),q.append(l("h3","",s(S?"wit\
h drafts":"without drafts")),R),q}))}let w=h=>`p = ${h<.001?h.toPrecision(1):h.toPrecision(2)}`;function b(h){let{p,verdict:u,counts:f}=h,[g,k]=[f[0],z(f[1])];if(!V(
p)||u==="wait"){if(e.done)return["wait","…",s("No answer"),B(g,"{count} text without drafts, {assisted} with drafts: too few for a test.","{count} texts witho\
ut drafts, {assisted} with drafts: too few for a test.",{assisted:k})];let T=B(g,"{count} text without drafts, {assisted} with drafts so far.","{count} texts wi\
thout drafts, {assisted} with drafts so far.",{assisted:k});return["wait","…",s("Not known yet"),`${T} ${s("The test waits for the last one: to watch p as it \
changes, and to stop when it looks right, would make it worthless.")}`]}let _=B(g,"{count} text without drafts, {assisted} with drafts.","{count} texts without \
drafts, {assisted} with drafts.",{assisted:k});return u==="same"?["good","✓",s("{p}: no difference found",{p:w(p)}),`${_} ${s("A p below {level} would count a\
s a difference.",{level:i(h)})}`]:["bad","✗",s("{p}: the distributions differ",{p:w(p)}),`${_} ${s("p is below {level}.",{level:i(h)})}`]}function y({p:h,verdict:p}){
if(!V(h))return"";let u=s("If both draw from the same distribution, a difference as large as this one comes up in {share} of shuffles.",{share:F(h)});return p===
"differs"?`${u} ${s("That is so rare that chance is a poor explanation.")}`:p==="same"?`${u} ${s("That is not unusual.")}`:u}function $({counts:h,tokens:p,verdict:u,
level:f}){let[g,k]=h,_=Math.round(100*Math.sqrt(1/g+1/k)),T=B(p,"Only the first token of each text is compared: which token it is, and how surprising it is.","O\
nly the first {count} tokens of each text are compared: which tokens occur at each position, and how surprising they are in total.");if(u==="differs")return[s("\
It does not say how large a difference is or where it comes from, only how hard it is to put it down to chance. The counts below show where it lies."),s("Where \
nothing differs, this test still says “differs” in {level} of all trials. Try again with other seeds before you believe it.",{level:F(f)}),T];let L=g===k?s(
"With {count} texts each, the shares of a token differ by up to about {points} percentage points by chance alone.",{count:z(g),points:_}):s("With {without} and \
{assisted} texts, the shares of a token differ by up to about {points} percentage points by chance alone.",{without:z(g),assisted:z(k),points:_});return[s("Not \
finding a difference does not prove that there is none."),`${L} ${s("Smaller true differences mostly go unnoticed; more texts show more.")}`,T]}function E(){K(n(
"of-shuffles"),!!e.charts.shuffles),pe(n("shuffles"),e.charts.shuffles)}function v({surprise:h}){if(!h||!o.every(f=>V(h[f])))return"";let[p,u]=o.map(f=>ue(h[f],
e.unit).replace("-","−"));return s("How surprising the target finds a token, beyond the entropy that it expects: {without} without, {assisted} with. It is 0 o\
n average for the target’s own draws.",{without:p,assisted:u})}function M(){let h=l("li"),p=l("table"),u=p.createTHead().insertRow();u.className="gp-hidden";for(let f of[
s("token"),s("without"),s("with")])u.append(l("th","",f,{scope:"col"}));return p.prepend(l("caption")),p.append(l("tbody")),h.append(p),h}function A(){let h=l("\
tr"),p=l("th","",null,{scope:"row"});p.append(l("bdi"));let u=l("td","",null,{colspan:2}),f=l("div","gp-counts");for(let g of o)f.append(l("i",`gp-bar-${g}`,null,
{"aria-hidden":"true"}),l("span"));return u.append(f),h.append(p,u),h}function C(h,{position:p,tokens:u},f){let g=h.firstChild;O(g.caption,s("token {place}",{place:z(
p)}));let k=o.map((L,P)=>f[P]-u.reduce((S,q)=>S+q[L],0)),_=[...u,...k.some(L=>L>0)?[{rest:!0,without:k[0],with:k[1]}]:[]],T=Y(g.tBodies[0],_.length,A);_.forEach(
(L,P)=>{let S=L.rest||L.text===null,q=T[P].cells[0].firstChild;me(q,L.rest?s("all others"):S?s("text ended"):L.text,{plain:S}),ae(q,S?"gp-plain":"");let R=T[P].
cells[1].firstChild.children;o.forEach((D,N)=>{let I=Math.max(1,f[N]);ne(R[2*N],"width",Math.min(1,L[D]/I)),O(R[2*N+1],z(L[D]))}),G(T[P].cells[1],{"aria-label":s(
"{without} without, {assisted} with",{without:z(L.without),assisted:z(L.with)})})})}function W(h){if(K(n("of-sampling"),h.mode==="sampling"),h.mode!=="sampling")
return;let p=y(h);K(n("evidence"),V(h.p)),K(n("meaning"),!!p),O(n("meaning"),p),E(),O(n("surprise"),v(h));let u=$(h),f=Y(n("cannot").querySelector("ul"),u.length,
()=>l("li"));u.forEach((k,_)=>O(f[_],k));let g=Y(n("places"),h.positions.length,M);h.positions.forEach((k,_)=>C(g[_],k,h.counts)),K(n("places-title").parentElement,
h.positions.length>0)}function x(){let h=e.found;a(h),m(h),W(h)}return h=>{t.hidden=!r(),!t.hidden&&(h.found||h.status||h.unit)&&x()}}function Ir(t,e){let n=W=>t.querySelector(".gp-"+W),o=n("answer"),r={draft:[s("draft"),W=>s("{share} of the time with drafts goes into writing them: all forward\
 passes of the draft model, or the search for text to copy.",{share:W})],verify:[s("verify"),W=>s("{share} of the time with drafts goes into the target model’s \
passes over them.",{share:W})],rest:[s("rest"),W=>s("{share} of the time with drafts goes into all else: comparing, choosing, and what the library does around i\
t.",{share:W})]};n("of-spread").dataset.tip=Ln();function i({verdict:W,speedup:x,pairs:{length:h},fewest:p}){let u=x&&Ie(x.median),f=x&&xt(x),g=x&&B(h,"Median o\
f {count} pair of runs.","Median of {count} pairs of runs.");if(W==="faster")return["good","▲",s(e.running?"{times} faster so far":"{times} faster",{times:u}),
g,s("90 % interval: {interval}.",{interval:f})];if(W==="slower")return["bad","▼",s(e.running?"{times}: slower so far":"{times}: slower",{times:u}),g,s("90 % i\
nterval: {interval}.",{interval:f})];if(W==="even")return["even","≈",s(e.running?"No clear difference so far":"No clear difference"),B(h,"{times} is the media\
n of {count} pair of runs.","{times} is the median of {count} pairs of runs.",{times:u}),s("The 90 % interval {interval} includes 1.",{interval:f})];let k=s(e.done?
"No answer":"Not known yet");return x?["wait","…",k,B(h,"{times} is the median of {count} pair of runs: too few to tell, {fewest} are needed.","{times} is the\
 median of {count} pairs of runs: too few to tell, {fewest} are needed.",{times:u,fewest:z(p)}),""]:["wait","…",k,s(e.done?"No pair of runs was completed.":"T\
he first counted pair is under way."),""]}function a(W){let[x,h,p,u,f]=i(W);G(o,{"data-verdict":x}),O(o.children[0],h),O(o.children[1],p),O(n("answer-more").children[0],
u),O(n("answer-more").children[1],f),e.done&&O(n("told"),`${p}. ${u} ${f}`),O(n("missing"),Ae(e,W));let g=Y(n("reasons"),W.reasons.length,()=>l("li"));W.reasons.
forEach((k,_)=>O(g[_],s(k))),K(n("warning"),W.others),O(n("warning"),W.others?"⚠ "+s(Ct):"")}function c({identical:W,pairs:x}){let h=n("badge");if(K(h,!!W&&W.
checked>0),h.hidden)return;let{equal:p}=W;G(h,{"data-verdict":p?"good":"bad"}),O(h.children[0],p?"✓":"✗"),O(h.children[1],d(W,x.length))}function d({checked:W,
equal:x,at:h},p){return x?W>p?B(W,"Same tokens in the warm-up pair","Same tokens in all {count} pairs, the warm-up included"):B(W,"Same tokens in the pair","Sam\
e tokens in all {count} pairs"):s("Not the same tokens: a text diverges at token {place}",{place:z(h+1)})}function m({pairs:W,draft_share:x,verify_share:h}){let p=W.
length>0&&V(x)&&V(h);if(K(n("of-time"),p),!p)return;let[u,f]=["without","with"].map(L=>Sn(W.map(P=>P[L]))),g=Math.max(u,f),k={draft:x,verify:h,rest:Math.max(0,1-
x-h)},_=Y(n("time-bars"),2,w);b(_[0],s("without"),u,g,{plain:1}),b(_[1],s("with"),f,g,k);let T=Y(n("time-keys"),3,()=>{let L=l("span");return L.append(l("i","",
null,{"aria-hidden":"true"}),l("span","",null,{tabindex:0})),L});Object.entries(k).forEach(([L,P],S)=>{let[q,R]=r[L];G(T[S].firstChild,{"data-part":L}),G(T[S].lastChild,
{"data-tip":R(F(P))}),O(T[S].lastChild,`${q} ${F(P)}`)})}function w(){let W=l("li");return W.append(l("span"),l("span","gp-time-bar",null,{"aria-hidden":"true"}),
l("span")),W}function b(W,x,h,p,u){let[f,g,k]=W.children;O(f,x),O(k,s("{time} per token",{time:kr(h)}));let _=Y(g,Object.keys(u).length,()=>{let T=l("i");return T.
append(l("b")),T});Object.entries(u).forEach(([T,L],P)=>{G(_[P],{"data-part":T}),ne(_[P],"width",L*h/p),O(_[P].firstChild,T!=="plain"&&L*h/p>.14?r[T][0]:"")})}let y=({
acceptance:W})=>W?W.judged_acceptance_rate:null;function $(W){let{drafted:x,cost:h,verify:p,break_even:u}=W,f=y(W),g=br(1,x,h,p);if(!V(u))return s("No acceptanc\
e rate would be enough: even if the target kept every drafted token, the formula gives {times}.",{times:Ie(g)});if(u<=0)return s("Any acceptance rate is enough \
at these costs.");let k=F(u);if(!V(f))return s("The target must keep at least {least} of the tokens that it judges.",{least:k});let _={least:k,rate:F(f)};return f>=
u?s("The target must keep at least {least} of the tokens that it judges; here it keeps {rate}.",_):s("The target must keep at least {least} of the tokens that i\
t judges, but here it keeps only {rate}.",_)}function E(W){let x=["drafted","cost","verify"].every(h=>V(W[h]));K(n("of-rates"),x),x&&(pe(n("rates"),e.charts.rates),
O(n("rate-words"),$(W))),M(W)}function v({acceptance:W,drafted:x,cost:h,verify:p}){let u=[];for(let f of["draft_acceptance_rate","judged_acceptance_rate","mean_\
acceptance_length","passes_saved"]){let g=W?W[f]:null;V(g)&&u.push([f,f.endsWith("rate")?F(g):f.endsWith("length")?g.toFixed(2):z(g),s(ot[f])])}return V(x)&&u.push(
[s("drafted tokens per round"),x.toFixed(2),s("num_draft_tokens / all rounds, those without a draft included: the γ of the formula.")]),V(h)&&u.push([s("cost o\
f drafting one token"),h.toFixed(2),s("Draft time per drafted token / time per token without drafts, both without the reading of the prompt: the c of the formul\
a.")]),V(p)&&u.push([s("cost of verifying a draft"),p.toFixed(2),s("Time of the target’s pass over a draft / time per token without drafts. The theorem assumes \
1; on a processor without spare capacity it is more.")]),u}function M(W){let x=v(W),h=Y(n("figures"),x.length,()=>{let p=l("div"),u=l("dt");return u.append(l("s\
pan","",null,{tabindex:0})),p.append(u,l("dd")),p});x.forEach(([p,u,f],g)=>{let[k,_]=h[g].children;O(k.firstChild,p),G(k.firstChild,{"data-tip":f}),O(_,u)})}function A(){
let W=e.found;a(W),c(W),K(n("of-pairs"),W.pairs.length>0),pe(n("pairs"),e.charts.pairs),m(W),E(W)}let C=()=>e.answered("speed");return W=>{t.hidden=!C(),!t.hidden&&
(W.found||W.status)&&A()}}var Yo=40,Rr=14;function ol(t){let e=Array.from({length:t},(n,o)=>o);return t<=Yo?e:[...e.slice(0,Rr),null,...e.slice(Rr+t-Yo+1)]}var sl=(t,e,n)=>t==="left"?[0,
e-n]:[n,e];function zr(t,{text:e,side:n,goesOn:o,caption:r}){let[i,a]=sl(n,t.length,e),c=l("table","gp-strip");c.append(l("caption","gp-hidden",r));let d=c.appendChild(
l("tbody")),m=t.some(([,,,b])=>b!==null),w=[s("token"),s("mask"),...m?[s("position")]:[]].map(b=>{let y=d.appendChild(l("tr"));return y.append(l("th","",b,{scope:"\
row"})),y});for(let b of ol(t.length)){if(b===null){let C=t.length-Yo+1;w.forEach((W,x)=>W.append(l("td","gp-mark",x?"…":B(C,"… {count} token …","… {count\
} tokens …"))));continue}let[,y,$,E]=t[b],v=b>=i&&b<a,M=o&&b===t.length-1,A=l("td",`gp-cell${v?" gp-padding":""}${M?" gp-last":""}`);A.append(oe(y)),v&&A.append(
l("span","gp-hidden",` ${s("(padding)")}`)),M&&A.append(l("span","gp-hidden",` ${s("(the next token is predicted from here)")}`)),[A,l("td",$?"":"gp-ignored",$),
l("td","",E)].slice(0,w.length).forEach((C,W)=>w[W].append(C))}return c}function Br(t,e,n){t.replaceChildren();let[o,r]=[l("span"),l("span","gp-parted")];e.forEach(
([,i,a],c)=>{let d=n!==null&&c>=n?r:o;a===null?d.append(oe(i,"gp-end")):Tt(d,a,{running:!0})}),t.append(...[o,r].filter(i=>i.childNodes.length)),t.childNodes.length||
t.append(l("span","gp-mark",s("(nothing)")))}function rl(t,e,n){let o=(e-t)/Math.max(1,n)||1,r=10**Math.floor(Math.log10(o)),i=r*[1,2,2.5,5,10].find(c=>c*r>=o*.8),a=[];for(let c=Math.floor(t/i+1e-9);c<=Math.
ceil(e/i-1e-9);c++)a.push(Number((c*i).toPrecision(12)));return a}var Xo=(t,e,n)=>rl(t,e,n).filter(o=>o>=t&&o<=e);function jr(t,{height:e,x:n,y:o,left:r=46,right:i=18,top:a=14,bottom:c=38}){let d=t.querySelector("svg");d||t.append(d=ee("svg","gp-drawing"));let m=Math.max(240,
t.clientWidth),w=(b,[y,$])=>(b-y)/($-y||1);return{width:m,height:e,left:r,right:i,top:a,bottom:c,inner:m-r-i,x:b=>r+w(b,n)*(m-r-i),y:b=>e-c-w(b,o)*(e-a-c),draw(b,y){
kt(d,{class:"gp-drawing",role:"group","aria-label":b,viewBox:`0 0 ${m} ${e}`,style:`height: ${e}px`}),Bo(d,y.map(($,E)=>["g","",E?{}:{"aria-hidden":"true"},$]))}}}
function Fr(t,{xTicks:e,yTicks:n,xTitle:o,yTitle:r}){let i=b=>Array.isArray(b)?b:[b,String(b)],[a,c]=[t.height-t.bottom,t.width-t.right],d=n.map(i).flatMap(([b,
y])=>[At("gp-guide",t.left,t.y(b),c,t.y(b)),yt("",t.left-7,t.y(b)+4,y,"end")]),m=e.map(i).flatMap(([b,y])=>[At("gp-guide",t.x(b),a,t.x(b),a+4),yt("",t.x(b),a+17,
y)]),w=[yt("gp-axis",(t.left+c)/2,t.height-4,o)];return r&&w.push(yt("gp-axis",2,t.top-16,r,"start")),[...d,...m,...w]}var il=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,Ye=class t{static BLOCK=60;static LOOSE=150;constructor(e,n=null){this.
holder=e,this.before=n,this.loose=0,this.head=0,this.tried=0}append(e){this.holder.append(e),this.loose+=1}removeLast(){this.holder.lastChild.remove(),this.loose-=
1;let e=this.holder.lastElementChild;Dr(e)&&this.undo(e.previousSibling)}settle(){if(this.loose<t.LOOSE||this.loose<this.tried+t.BLOCK||!this.holder.offsetParent||
document.fonts.status==="loading")return;this.tried=this.loose;let e=[...this.holder.children].slice(-this.loose),n=this.freeStarts(e),o=e.map((c,d)=>d).filter(
c=>n[c]&&al(e[c])),r=[],i=0;e[0].previousSibling||(this.head=i=o.shift()??0);for(let c of o)c-i<t.BLOCK||(r.push(this.wrap(e.slice(i,c))),i=c,this.loose=e.length-
c,this.tried=0);let a=r.map(c=>c.getBoundingClientRect().height);r.forEach((c,d)=>{c.style.containIntrinsicHeight=`${a[d]}px`,c.classList.add("gp-kept-rows")})}freeStarts(e){
let n=getComputedStyle(this.holder).direction==="rtl",o=e[0].previousSibling||!this.before?"":this.before.holder.textContent;return e.map(r=>{let i=r.textContent,
a=o.endsWith(`
`);o=o.slice(o.lastIndexOf(`
`)+1);let c=a?!i.startsWith(" "):!(n||il.test(o));return o+=i,c})}wrap(e){let n=l("span","gp-rows");e[0].before(n,l("wbr")),n.append(...e);let o=e[0].firstChild;
if(o.nodeType===Node.TEXT_NODE&&o.data===" "){let r=l("span","gp-gap");o.replaceWith(r),r.append(o)}return n}undo(e){let n=e.querySelector(".gp-gap");n&&n.replaceWith(
n.firstChild),e.nextSibling.remove(),this.loose+=e.children.length+(Dr(e.previousElementSibling)?0:this.head),e.replaceWith(...e.childNodes),this.tried=0}dissolve(){
for(let e of[...this.holder.querySelectorAll(".gp-rows")].reverse())this.undo(e);this.tried=0}};function al(t){let e=t.previousElementSibling,n=e&&Hr(e.querySelectorAll(
".gp-ink"));if(!n)return!1;let[o,r]=[t.querySelector(".gp-ink").getClientRects()[0],Hr(n.getClientRects())];return!!(o&&r)&&Gr(o)>Gr(r)+10}function Pe(t,e,n){let o=c=>(c.
querySelector(".gp-ink")||c).getClientRects()[0],r=o(t[e]),i=null,a=1/0;for(let c=e+n;c>=0&&c<t.length;c+=n){let d=o(t[c]),m=d?(d.top-r.top)*n:0;if(m<r.height/2)
continue;let w=m*1e3+Math.abs(d.left-r.left);if(w>=a+1e3*r.height)break;w<a&&([i,a]=[t[c],w])}return i}var Dr=t=>!!t&&t.tagName==="WBR",Hr=t=>t[t.length-1],Gr=({
top:t,bottom:e})=>(t+e)/2;function qt(t,e,n,o){let i=l("div","gp-card",null,{popover:"manual","aria-hidden":"true"}),a=l("div","gp-card-head"),c=l("dl","gp-card-facts"),d=l("ol","gp-card\
-rivals"),m=l("div","gp-card-key");m.append(l("i","gp-card-after"),`${s("after the processors")} `,l("i","gp-card-before"),s("before them")),i.append(a,c,d,m),i.
hidden=!0,t.append(i);let w=null,b=null,y=null;function $(g,k){c.append(l("dt","",g),l("dd","",k))}function E(){let{id:g,text:k,where:_,step:T,why:L}=o(w);if(a.
replaceChildren(oe(k,"gp-card-word"),l("span","",s("{where}, id {id}",{where:_,id:g}))),c.replaceChildren(),d.hidden=m.hidden=!T,L&&c.append(l("dd","gp-card-why",
L)),!T)return;v(T);let P=M(T),S=Math.max(...P.flatMap(({after:q,before:R})=>[q,R]),1e-9);d.replaceChildren(...P.map(q=>A(q,S))),m.hidden=!T.distribution.stages.
length}function v(g){let{chosen:k,distribution:_}=g,{probability:T,rawProbability:L,surprisal:P}=ye(g);_.stages.length||k.logprob!==k.raw_logprob?($(s("Probabil\
ity after the processors"),k.logprob===null?at(k):F(T)),$(s("before the processors"),F(L))):$(s("Probability (no processor ran)"),F(L));let S=[k.rank&&s("{rank}\
 after",{rank:z(k.rank)}),k.raw_rank&&s("{rank} before",{rank:z(k.raw_rank)})].filter(Boolean);if(S.length){let q=k.rank===k.raw_rank;$(s("Rank of {count}",{count:z(
_.vocab)}),q?z(k.rank):S.join(", "))}$(s("Surprisal"),ue(P,n.unit))}function M({chosen:g,distribution:k}){let _=k.candidates.map(L=>({candidate:L,after:X(L.logprob),
before:X(L.raw_logprob),isChosen:L.token_id===g.token_id}));_.sort((L,P)=>Math.max(P.after,P.before)-Math.max(L.after,L.before));let T=_.slice(0,5);return T.some(
({isChosen:L})=>L)||T.push({candidate:g,after:X(g.logprob),before:X(g.raw_logprob),isChosen:!0}),T}function A({candidate:g,after:k,before:_,isChosen:T},L){let P=g.
logprob===null,S=l("li",(T?"gp-card-chosen":"")+(P?" gp-card-removed":"")),q=l("span","gp-card-tracks");for(let[R,D]of[["after",k],["before",_]]){let N=l("i","g\
p-card-"+R);N.style.width=`${D/L*100}%`,q.append(N)}return P&&q.firstChild.replaceWith(l("small","",at(g))),S.append(l("span","gp-card-sign",T?"▶":P?"✕":""),
oe(g.text,"gp-card-word"),q,l("span","gp-card-value",F(P?_:k))),S}function C(){let g=(w.querySelector(".gp-ink")||w).getClientRects()[0],k=e.getBoundingClientRect();
if(!g||g.bottom<k.top||g.top>k.bottom){x();return}let[_,T]=[i.offsetWidth,i.offsetHeight],{clientWidth:L,clientHeight:P}=document.documentElement,S=g.bottom+9,q=S+
T+8<=P?S:g.top-T-9;i.style.left=`${Math.max(8,Math.min(g.left,L-_-8))}px`,i.style.top=`${Math.max(8,Math.min(q,P-T-8))}px`}function W(g,k=null){o(g)&&(w=g,b=k,y=
null,E(),i.hidden&&(i.hidden=!1,i.showPopover&&i.showPopover(),document.addEventListener("keydown",h,!0),document.addEventListener("scroll",u,{capture:!0,passive:!0})),
C())}function x(){w&&(w=null,i.hidden=!0,i.hidePopover&&i.isConnected&&i.hidePopover(),document.removeEventListener("keydown",h,!0),document.removeEventListener(
"scroll",u,{capture:!0}))}function h({key:g}){g==="Escape"&&p()}function p(){y=w,x()}function u(){let g=b&&document.elementFromPoint(b.clientX,b.clientY);!w.isConnected||
b&&!w.contains(g)?x():C()}e.addEventListener("pointermove",g=>{if(g.pointerType==="touch")return;let k=g.target.closest('[role="button"]');!k||!o(k)?b&&x():k!==
w&&k!==y&&W(k,g)}),e.addEventListener("pointerleave",()=>{y=null,b&&x()}),e.addEventListener("focusin",({target:g})=>g.matches(":focus-visible")&&W(g)),e.addEventListener(
"focusout",({target:g})=>g===w&&!b&&x());function f(g){w&&(w.isConnected?g&&(E(),C()):x())}return{show:W,hide:x,dismiss:p,refresh:f}}var at=({removed_by:t})=>s(
"removed by {processor}",{processor:t?Ue(t)[0]:s("a processor")});function ct(t,e){if(e.piece===null){let n=l("bdi","gp-ink gp-special");$e(n,e.text),t.append(n)}else $t(e)?t.append(e.piece,l("span","gp-ink gp-byte","",{"data-\
bytes":_n(e.text)||"·"})):cr(t,e.piece)}function lt(t,e,n,o){let r=o&&$t(o)?t.tokens.at(-1).parentNode:null;if(r&&n.piece!==null)r.append(e);else if($t(n)){let i=l(
"span","gp-bytes");i.append(e),t.rows.append(i)}else t.rows.append(e);t.tokens.push(e)}function It(t,e){for(;t.tokens.length>e;){let n=t.tokens.pop(),o=n.closest(
".gp-bytes");o&&o.childNodes.length>1?n.remove():t.rows.removeLast()}}function Cn(t,e){let{probability:n,rawProbability:o,rank:r,surprisal:i}=ye(t),a=[t.chosen.
logprob===null?at(t.chosen):s("probability {share}",{share:F(n)})];return F(o)!==F(n)&&a.push(s("{share} before the processors",{share:F(o)})),r!==null&&a.push(
s("rank {rank} of {count}",{rank:z(r),count:z(t.distribution.vocab)})),[...a,s("surprisal {amount}",{amount:ue(i,e)})]}var an=(t,e,n)=>e>0?(t-n*e)/Math.sqrt(e*n*(1-n)):null;function ze(t){if(t<0)return 1-ze(-t);let e=Math.exp(-t*t/2)/Math.sqrt(2*Math.PI);if(t>3){let r=t;for(let i=120;i>
0;i--)r=t+i/r;return e/r}let[n,o]=[0,t];for(let r=1;o>1e-18;r+=2)n+=o,o*=t*t/(r+2);return .5-e*n}var Kr=(t,e,n)=>t>e?n**2*e*(1-e)/(t-e)**2:1/0;function He(t){if(t>=
1e-4)return F(t);if(t<1e-300)return s("less than {p}",{p:"10⁻³⁰⁰"});let[e,n]=t.toExponential(1).split("e-");return`${e} × 10⁻${[...n].map(o=>"⁰¹²³⁴⁵⁶⁷\
⁸⁹"[o]).join("")}`}function Rt(t){let e=ze(t);if(e>.1)return s("{share} of texts without this watermark pass it.",{share:F(e)});let n=1/e;return n>=1e9?s("A\
 share of {p} of texts without this watermark passes it.",{p:He(e)}):s("One in {odds} texts without this watermark passes it.",{odds:z(Number(n.toPrecision(n<1e4?
3:2)))})}var cl=({green:t})=>t==null?"none":t?"green":"red",ll=t=>Math.round(Math.max(0,Math.min(1,(t-.2)/.6))*10);function dl(t,e,n){let o=l("span","gp-token",
null,{tabindex:"-1",role:"img"});if(ct(o,t),Ur(o,e),n===void 0)return o;let r=typeof n=="function"?n:()=>n;return o.setAttribute("aria-label",r()),Oe(o,r),o}function Ur(t,{
green:e=null,g:n=null,counted:o=!0}){let r=t.querySelector(".gp-ink");if(n===null)t.dataset.list=cl({green:e});else{let i=ll(n);t.dataset.list="g",r.style.backgroundColor=
`var(--gp-prob-${i})`,r.style.backgroundSize=`2px ${i*10}%`}o||(t.dataset.counted="no")}var Ee=class{constructor(e,{press:n=null}={}){this.body=e,this.press=n,this.
items=[],this.tokens=[],this.stop=null,this.width=0,this.timer=0,e.classList.add("gp-marked"),this.rows=new Ye(e),e.addEventListener("keydown",o=>this.keyed(o)),
e.addEventListener("click",o=>this.pressed(o.target.closest(".gp-token"))),new ResizeObserver(()=>this.resized()).observe(e)}show(e,n=0){this.cut(Math.min(n,this.
tokens.length));for(let o=this.tokens.length;o<e.length;o++){let{token:r,mark:i,words:a}=e[o],c=dl(r,i,a);this.press&&c.setAttribute("role","button"),lt(this,c,
r,o?this.items[o-1].token:null),this.items.push(e[o])}!this.stop&&this.tokens.length&&this.reach(this.tokens[0]),this.rows.settle()}cut(e){It(this,e),this.items.
length=e,this.stop&&!this.stop.isConnected&&(this.stop=null)}reach(e){this.stop&&(this.stop.tabIndex=-1),this.stop=e,e.tabIndex=0}pressed(e){let n=this.tokens.indexOf(
e);n<0||(this.reach(e),this.press&&this.press(this.items[n]))}keyed(e){let n=this.tokens.indexOf(e.target.closest(".gp-token"));if(n<0||e.ctrlKey||e.metaKey||e.
altKey)return;let o={ArrowRight:()=>this.tokens[n+1],ArrowLeft:()=>this.tokens[n-1],ArrowDown:()=>Pe(this.tokens,n,1),ArrowUp:()=>Pe(this.tokens,n,-1),Home:()=>this.
tokens[0],End:()=>this.tokens.at(-1),Enter:()=>this.tokens[n]," ":()=>this.tokens[n]}[e.key];if(!o)return;e.preventDefault();let r=o();r&&(this.reach(r),r.focus(
{preventScroll:!0}),r.scrollIntoView({block:"nearest"}),r===this.tokens[n]&&this.pressed(r))}resized(){let{clientWidth:e}=this.body;!e||e===this.width||(this.width=
e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),200))}};function Ge(t,e,{unscored:n=!1,repeated:o=!1,faint:r=s("fai\
nt: seen before, not counted")}={}){let i=[e,n,o,r].join();if(t.dataset.legend===i)return;t.dataset.legend=i,t.classList.add("gp-marked","gp-mark-legend");let a=(d,m,w)=>{
let b=l("span"),y=l("span","",null,{"aria-hidden":"true"});return y.append(l("span","gp-ink",m)),Ur(y,d),b.append(y,w),b},c=e==="synthid"?[a({g:.2},"g",s("mean \
g-value 0.2 or less")),a({g:.5},"g",s("0.5, as by chance")),a({g:.8},"g",s("0.8 or more"))]:[a({green:!0},"◆",s("green: on the green list")),a({green:!1},"◇",
s("red: not on the green list"))];n&&c.push(a({},"abc",s("not scored"))),o&&c.push(a(e==="synthid"?{g:.5,counted:!1}:{green:!0,counted:!1},"abc",r)),t.replaceChildren(
...c)}var hl=400,pl=12;function zt(t,{curves:e,threshold:n,needed:o=null,label:r=s("z over the number of tokens"),title:i=s("tokens scored"),yTitle:a="z",from:c=40,
height:d=260}){let m=e.filter(({points:x})=>x.length),w=m.flatMap(({points:x})=>x),b=Math.max(c,...w.map(([x])=>x)),y=o&&o.at<=2*b?Math.max(b,o.at*1.05):b,$=w.map(
([,x])=>x),E=Math.min(-.5,...$)*1.08,v=Math.max(n*1.15,1,...$)*1.06,M=jr(t,{height:d,x:[0,y],y:[E,v],left:40,top:24}),A=M.width-M.right,C=[...Fr(M,{xTicks:Xo(0,
y,M.inner/90),yTicks:Xo(E,v,5),xTitle:i,yTitle:a}),At("gp-unity",M.left,M.y(0),A,M.y(0)),At("gp-z-threshold",M.left,M.y(n),A,M.y(n)),...m.map(({look:x,points:h})=>ur(
`gp-z-${x}`,fl(h,hl).map(([p,u])=>[M.x(p),M.y(u)]))),...m.map(({look:x,points:h})=>ml(M,x,h.at(-1))),ul(M,m,n)],W=gl(M,m);if(o&&o.at<=y){let[x,h]=[M.x(o.at),M.y(
n)];W.push(jo("",o.words,[["path","gp-z-needed",{d:`M${we(x)} ${we(h)}l-6 11h12Z`},[]]]))}M.draw(r,[C,W])}function ul(t,[e],n){let o=([,a])=>Math.abs(a-n),{points:r}=e||
{points:[]},i=r.length>0&&o(r.at(-1))>o(r[Math.floor(r.length/8)]);return yt("gp-halo gp-strong",i?t.width-t.right:t.left+5,t.y(n)-6,s("threshold {value}",{value:Number(
n.toFixed(2))}),i?"end":"start")}function fl(t,e){let n=Math.ceil(t.length/e);return t.filter((o,r)=>r%n===0||r===t.length-1)}var ml=(t,e,[n,o])=>e==="measured"?
["circle","gp-measured",{cx:we(t.x(n)),cy:we(t.y(o)),r:5},[]]:["path",`gp-z-end gp-z-end-${e}`,{d:fr(t.x(n),t.y(o),4.5)},[]];function gl(t,e){let n=Math.max(0,...e.
map(({points:r})=>r.at(-1)[0])),o=Math.min(pl,n);return Array.from({length:o},(r,i)=>{let[a,c]=[n*i/o,n*(i+1)/o],d=e.map(({name:w,points:b})=>{let y=b.findLast(
([$])=>$<=c);return y&&y[0]>a?`${w} ${y[1].toFixed(2)}`:""}).filter(Boolean);if(!d.length)return null;let m={x:we(t.x(a)),y:t.top,width:we(t.x(c)-t.x(a)),height:we(
t.height-t.bottom-t.top)};return jo("gp-z-place",B(Math.floor(c),"After {count} token: {values}","After {count} tokens: {values}",{values:d.join(", ")}),[["rect",
"gp-catch",m,[]]])}).filter(Boolean)}function Bt(t,e){let n=Y(t,e.length,()=>{let o=l("span"),r=ee("svg");return G(r,{width:26,height:8,"aria-hidden":"true"}),r.
append(ee("path")),G(r.firstElementChild,{d:"M1 4H25"}),o.append(r,l("span")),o});e.forEach(({name:o,look:r,tip:i},a)=>{let[c,d]=n[a].children;G(c.firstChild,{class:`\
gp-z-${r}`}),O(d,o),i&&G(d,{tabindex:0,"data-tip":i})})}function cn({name:t,masked:e}){return t==="alone"?s("Alone"):t==="left"?e?s("Padded on the left"):s("Padded on the left, without a mask"):e?s("Padded on the rig\
ht"):s("Padded on the right, without a mask")}function Zo(t,e){if(!V(t))return s("infinite");let n=_e(t,e),o=Math.abs(n);if(o<1e-15)return`0 ${s(e)}`;let r=o<1e-4?
He(o):o.toFixed(o<.01?4:3);return`${n<0?"−":""}${r} ${s(e)}`}function Vr(t,e,n){let{prompts:o,sampled:r,ways:[i]}=t,a=o.length,c=e.answers.map(({kl:$})=>V($)?
$:1/0),d=e.answers.filter(({read:$},E)=>$.length>i.answers[E].read.length).length,m=[s("Divergence of the first new token from that of the prompt alone: at most\
 {distance}.",{distance:Zo(Math.max(...c),n)})];d||m.push(s("No prompt is shorter than another, so nothing was padded.")),e.guessed?m.push(s("generate has found\
 the padding by itself, because no text ends with this pad token.")):!e.masked&&d&&m.push(s("The model has read the padding as text."));let w=e.answers.filter(({
same:$})=>!$).length,[b,y]=r?["even","○"]:w?["bad","✗"]:["good","✓"];return[b,y,wl(b,cn(e),w,a),m.join(" ")]}function wl(t,e,n,o){return t==="even"?s("{wa\
y}: the texts are drawn anew, so they are not compared.",{way:e}):t==="good"?B(o,"{way}: the prompt gives the same text as alone.","{way}: each of the {count} p\
rompts gives the same text as alone.",{way:e}):o===1?s("{way}: the prompt gives a different text than alone.",{way:e}):B(n,"{way}: {count} of {all} prompts give\
s a different text than alone.","{way}: {count} of {all} prompts give a different text than alone.",{way:e,all:o})}function Qo({sampled:t},{name:e},{same:n}){return e===
"alone"?["even","",""]:t?["even","○",s("drawn anew")]:n?["good","✓",s("the same as alone")]:["bad","✗",s("a different text than alone")]}function bl({parts_at:t,
new:e},n){if(t===null)return"";let o=r=>r[t]?Z(r[t][1]):s("the end");return s("diverges at new token {number}: {own}, alone {alone}",{number:t+1,own:o(e),alone:o(
n.new)})}function Jr(t,e,n,o,r){let i=n.first.slice(0,3).map(([m,w])=>`${Z(m)} ${F(X(w))}`),a=[s("first: {tokens}",{tokens:i.join(", ")}),s("The likeliest first\
 new tokens, with their probabilities before the logits processors.")];if(e.name==="alone")return[a];let[,c]=o.new[0],d=t.sampled?"":bl(n,o);return[...d?[[d,s("\
The first token that differs. What comes after it continues a different text.")]]:[],[s("KL {distance}",{distance:Zo(n.kl,r)}),s("Kullback-Leibler divergence be\
tween the distributions of the first new token, alone ‖ this way, before the logits processors. 0 where they are the same.")],[s("log p of {token} {change}",{
token:Z(c),change:`${V(n.change)&&n.change>0?"+":""}${Zo(n.change,r)}`}),s("The change in the log-probability of the token that the prompt alone chose first.")],
a]}function Yr({model:t,mode:e,prompts:n,width:o,pad:r,borrowed:i,dtype:a,seed:c,sampled:d,ways:[m]}){let w=d?s("{mode}, seed {seed}",{mode:bt(e),seed:c}):bt(e),
b=m.answers.some(({read:y})=>y.length<o);return`${t}, ${a}; ${w}; ${b?kl(n.length,o,r[1],i):B(n.length,"{count} prompt of {width} tokens","{count} prompts of {w\
idth} tokens",{width:o})}`}var kl=(t,e,n,o)=>o?B(t,"{count} prompt, padded to {width} tokens with {pad}, the end-of-text token","{count} prompts, padded to {wid\
th} tokens with {pad}, the end-of-text token",{width:e,pad:n}):B(t,"{count} prompt, padded to {width} tokens with {pad}","{count} prompts, padded to {width} tok\
ens with {pad}",{width:e,pad:n});function Xr(t,e){let n=w=>t.querySelector(".gp-"+w);function i(w){let b=w.ways.slice(1).map(y=>Vr(w,y,e.unit));n("batch-verdicts").replaceChildren(...b.map(([y,
$,E,v])=>{let M=l("li","",null,{"data-verdict":y}),A=l("span","",E);return A.append(l("small","",v)),M.append(l("span","gp-sign",$,{"aria-hidden":"true"}),A),M})),
O(n("told"),b.map(([,,y])=>y).join(" "))}function a(w,b){let y=l("details","gp-one-prompt"),$=l("summary","",`${s("Prompt {number}:",{number:b+1})} `),E=[...w.prompts[b]],
v=l("bdi","gp-prompt-text",E.slice(0,200).join("")+(E.length>200?"…":"")),M=w.ways.slice(1).map(C=>`${Qo(w,C,C.answers[b])[1]} ${cn(C)}`);$.append(v,l("span",
"gp-way-signs",` ${M.join(" · ")}`)),y.append($);let A=()=>{y.open&&y.childElementCount===1&&y.append(...w.ways.map(C=>c(w,C,b)))};return y.addEventListener("t\
oggle",A),y.open=b<6,A(),y}function c(w,b,y){let[$,E]=[w.ways[0].answers[y],b.answers[y]],[v,M,A]=Qo(w,b,E),C=l("div","gp-way",null,{"data-verdict":v}),W=l("h3",
"gp-way-name");W.append(l("span","gp-sign",M,{"aria-hidden":"true"}),cn(b),l("small","",A));let x=s("Prompt {number} as the model reads it: {way}",{number:y+1,way:cn(
b)}),h=d(w,b,E,$,x),p=l("p","gp-gave"),u=l("span","gp-new");Br(u,E.new,w.sampled?null:E.parts_at),p.append(l("span","gp-gave-words",`${s("Output:")} `),u);let f=l(
"p","gp-measures");for(let[k,_]of Jr(w,b,E,$,e.unit))f.append(l("span","",k,{tabindex:0,"data-tip":_}));let g=l("div","gp-way-body");return g.append(h,p,f),C.append(
W,g),C}function d({is_encoder_decoder:w},{name:b},{read:y},$,E){if(b!=="alone"&&JSON.stringify(y)===JSON.stringify($.read))return l("p","gp-note",s("As long as \
the longest prompt: there is no padding, and the row is that of the prompt alone."));let v=l("div","gp-scroll",null,{tabindex:0,role:"region","aria-label":E});return v.
append(zr(y,{text:$.read.length,side:b,goesOn:!w,caption:E})),v}function m(w){O(n("about"),Yr(w)),i(w),K(n("of-decoder"),!w.is_encoder_decoder),n("batch-prompts").
replaceChildren(...w.prompts.map((b,y)=>a(w,y)))}return w=>{t.hidden=!e.found,!t.hidden&&(w.found||w.unit)&&m(e.found)}}function jt({effective:t,config:e}){let n={...t,...e},o=(n.constraints||[]).map(i=>i.any_of||[i.phrase||[]]),r=(n.force_words_ids||[]).map(i=>Array.isArray(i[0])?
i:[i]);return[...o,...r].map(i=>({alternatives:i,length:Math.max(...i.map(a=>a.length))}))}function Zr(t,e){let n=t.map(r=>e.get(r)),o=n.indexOf(void 0);return(o<
0?n:[...n.slice(0,o),"…"]).join("")}function dt({alternatives:t,length:e},n,o,r){if(n>=e)return!0;let i=t.filter(c=>c.length===n);if(!i.length)return!1;let a=[
...r,...fe(o).map(c=>c.chosen.token_id)].join(" ")+" ";return i.some(c=>` ${a}`.includes(` ${c.join(" ")} `))}var yl={running:["●",({beam:t})=>s("beam {number}",{number:t+1})],finished:["■",()=>s("ended")],ended:["□",()=>s("ended, not counted")],pruned:["✕",()=>s(
"pruned")]};function Qr(t,e){let r=t.querySelector(".gp-beam-table"),i=t.querySelector(".gp-where"),a=t.querySelector(".gp-more"),c={lost:4,progress:7},d=t.querySelector(
".gp-constraints"),m=[],w=[],b=[];function y(f){let g=40-f.filter(L=>L.beam.status!=="pruned").length,k=({beam:L})=>L.beam??(L.status==="finished"?1e6:1e7),_=f.
filter(L=>L.beam.status!=="pruned"||g-- >0).sort((L,P)=>k(L)-k(P)),T=new Map;for(let L of _){let P=L.beam.group??null;T.has(P)||T.set(P,[]),T.get(P).push(L)}return[
...T].sort(([L],[P])=>L-P)}function $(f,g){let k=new Map;for(let{beam:_}of f)_.status==="running"&&_.group<g&&k.set(_.text,(k.get(_.text)||0)+1);return k}function E(f){
let g="",k=f.before;for(;k&&g.length<32;k=k.before)g=(k.piece??k.chosen.text)+g;return(k||g.length>32?"…":"")+Array.from(g).slice(-32).join("")}function v(){let f=l(
"tbody"),g=f.insertRow(),k=l("th","gp-group-head",null,{scope:"rowgroup",colspan:"8"}),[_,T]=[l("b","gp-badge"),l("span")];return k.append(_,T),g.append(k),r.append(
f),w.push({body:f,head:g,badge:_,took:T,rows:[]}),w.at(-1)}function M(f){let g=f.body.insertRow(),k=Array.from({length:8},()=>g.insertCell()),[_,T,L]=[l("span",
"gp-sign"),l("span"),l("span","gp-flag","⚑ "+s("forced"))];k[0].append(_,T,L);let P=l("button","gp-pick",null,{type:"button",tabindex:"-1"}),[S,q,R]=[l("span",
"gp-tail"),l("bdi","gp-tail-text"),l("bdi","gp-word")];return S.append(q),P.append(S,R),k[1].append(P),f.rows.push({row:g,cells:k,sign:_,fate:T,flag:L,pick:P,tail:q,
word:R,node:null}),f.rows.at(-1)}function A(f,g,k){let{beam:_}=g,[T,L]=yl[_.status]||["",()=>_.status];f.node=g,f.row.dataset.status=_.status,f.row.className=k?
"gp-looked":"",O(f.sign,T),O(f.fate,L(_)),f.flag.hidden=!_.forced;let P=E(g);f.tail.replaceChildren(),Tt(f.tail,P),$e(f.word,_.text),f.pick.tabIndex=k?0:-1,f.pick.
setAttribute("aria-pressed",String(k&&e.selected===g));let S=[L(_),..._.forced?[s("forced")]:[]].join(", ");f.pick.setAttribute("aria-label",s("{fate}: {text}",
{fate:S,text:Z(P+_.text)})),O(f.cells[2],g.before?s("beam {number}",{number:_.parent+1}):s(e.readsSource?"start":"prompt")),O(f.cells[3],J(_.logprob)),O(f.cells[4],
_.diversity_penalty?`-${J(_.diversity_penalty)}`:"–"),O(f.cells[5],J(_.score)),O(f.cells[6],J(_.final_score)),_.progress&&f.cells[7].replaceChildren(...W(g))}
function C(f){if(d.hidden=!f||!m.length,d.hidden)return;let g=m.map(({alternatives:k,length:_})=>{let T=l("li");return k.forEach((L,P)=>{P&&T.append(` ${s("or")}\
 `),T.append(oe(Zr(L,e.texts)))}),T.append(" "+B(_,"({count} token)","({count} tokens)")),T});g.map(k=>k.textContent).join(`
`)!==d.dataset.said&&(d.dataset.said=g.map(k=>k.textContent).join(`
`),d.replaceChildren(...g))}function W(f){let g=e.prefix.map(T=>T.token_id),k=f.beam.progress.map((T,L)=>{let P=l("span","gp-goal"),S=m[L];for(let q=0;S&&q<Math.
min(S.length,8);q++)P.append(l("i",q<T?"gp-full-block":""));return S&&dt(S,T,f,g)?P.append(` ✓ ${s("done")}`):P.append(" "+(S?s("{progress} of {length}",{progress:T,
length:S.length}):String(T))),P}),{bank:_}=f.beam;return _==null?k:[...k,l("span","gp-note",s("bank {bank}",{bank:_}))]}function x(f,[g,k],_,T,L){if(f.body.hidden=
!k,!!k){if(f.head.hidden=g===null,g!==null){O(f.badge,Ce(g)),f.body.dataset.look=g%4;let P=[...$(_,g)].flatMap(([S,q])=>[oe(S,"gp-took"),q>1?` × ${q}`:""]);f.took.
replaceChildren(...P.length?[s("Earlier groups have just chosen:"),...P]:[s("Chooses first: no penalty")])}for(;f.rows.length<k.length;)M(f);f.rows.forEach((P,S)=>{
if(P.row.hidden=S>=k.length,!(S>=k.length)){for(let[q,R]of Object.entries(c))P.cells[R].hidden=!L[q];A(P,k[S],k[S]===T)}})}}function h(f){let k=e.prompts[f.sequence].
steps[f.index],_={lost:k.some(({beam:S})=>(S.group??null)!==null),progress:k.some(({beam:S})=>S.progress)};for(let[S,q]of Object.entries(c))r.tHead.rows[0].cells[q].
hidden=!_[S];let T=y(k);for(;w.length<T.length;)v();w.forEach((S,q)=>x(S,T[q]||[null,null],k,f,_));let L=k.length-T.reduce((S,[,q])=>S+q.length,0);a.hidden=L<=0,
O(a,B(L,"and {count} more that was pruned","and {count} more that were pruned"));let P={token:f.index+1,prompt:f.sequence+1};O(i,e.prompts.length>1?s("at token \
{token} of prompt {prompt}",P):s("at token {token}",P)),C(_.progress)}let p=()=>w.filter(({body:f})=>!f.hidden).flatMap(({rows:f})=>f.filter(({row:g})=>!g.hidden)),
u=f=>p().findIndex(({pick:g})=>g.contains(f.target));return r.addEventListener("click",f=>{let g=u(f);g>=0&&e.selectStep(p()[g].node)}),r.addEventListener("keyd\
own",f=>{f.key==="Escape"&&e.selectStep(null);let g=u(f),k={ArrowDown:1,ArrowUp:-1}[f.key];if(g<0||!k)return;f.preventDefault();let _=p()[g+k];_&&(e.selectStep(
_.node),_.pick.focus())}),f=>{f.run&&e.started&&(m=jt(e.started));let g=e.usesBeams?e.current():null;t.hidden=!g,!(!g||g===b[0]&&e.selected===b[1])&&(b=[g,e.selected],
h(g))}}var ce={node:108,fold:236,gap:34,row:38,leaf:20,between:8,margin:20,band:22,short:3},ei=new Set(["running"]),ht=new Set(["finished"]);function ti(t,e){let n=Math.
min(e.upTo,t.steps.length-1),o=es(t,n),r=new Map((e.returned||[]).map((b,y)=>[b,y+1])),i=ln([...o,...r.keys(),...Pn(t,n)]),{kids:a,hidden:c}=xl(t,n,e,i,o),{lanes:d,
counts:m}=Ol(t,n,a),w=El(t,n,a,d,e);return Tl(t,{last:n,kept:o,outputs:r,alive:i,kids:a,hidden:c,lanes:d,counts:m,columns:w,options:e})}var Pn=(t,e)=>(t.steps[e]||
[]).filter(({beam:n})=>ei.has(n.status));function es(t,e){let n=t.steps.slice(0,e+1).flat().filter(({beam:o})=>ht.has(o.status));return n.sort((o,r)=>r.beam.final_score-
o.beam.final_score),new Set(n.slice(0,(t.pools[e]||[]).length))}function ln(t){let e=new Set;for(let n of t)for(;n&&!e.has(n);n=n.before)e.add(n);return e}function xl(t,e,n,o,r){
let i=new Map,a=new Set([null]),c=new Map,d=new Map,m=w=>(i.has(w)||i.set(w,{on:[],off:[]}),i.get(w));m(null);for(let w=0;w<=e;w++){for(let b of t.steps[w]){let{
before:y}=b,$=n.collapsed.has(y)?y:c.get(y);$!=null?(c.set(b,$),d.set($,(d.get($)||0)+1)):ei.has(b.beam.status)?(n.lost||o.has(b))&&(m(y).on.push(b),a.add(b)):(!ht.
has(b.beam.status)||n.lost||r.has(b))&&m(y).off.push(b)}t.distributions[w].forEach((b,y)=>{let $=Sl(t,w,y);n.candidates&&a.has($)&&!n.collapsed.has($)&&_l(t,w,y,
b,m($),n.candidates)})}for(let w of i.values()){w.on.sort((E,v)=>E.beam.beam-v.beam.beam);let b=w.off.filter(({beam:E})=>ht.has(E.status)),y=w.off.filter(({beam:E})=>!ht.
has(E.status)),$=(E,v)=>v.beam.score-E.beam.score;w.off=[...b.sort($),...vl(y.sort($),n.candidates)]}return{kids:i,hidden:d}}function vl(t,e){let n=new Map;return t.
filter(({beam:{parent:o}})=>(n.set(o,(n.get(o)||0)+1),n.get(o)<=e))}function Sl(t,e,n){if(!(e<=t.given&&!t.steps[e].some(({beam:o})=>o.parent===n)))return e?t.byStep[e-
1].get(n):null}function _l(t,e,n,o,r,i){let a=i-r.off.filter(({beam:d})=>d.parent===n&&!ht.has(d.status)).length;if(a<=0)return;let c=new Set(t.steps[e].filter(
({beam:d})=>d.parent===n).map(({beam:d})=>d.token_id));for(let d of o.candidates)if(!(d.logprob===null||c.has(d.token_id))&&(r.off.push(xr(t,e,n,o,d)),a-=1,!a))
return}function Ol(t,e,n){let o=new Map,r=new Map;for(let a=0;a<=e;a++){let c=[],d=new Set;for(let m of Pn(t,a)){let w=n.get(m.before);if(!w||!w.on.includes(m))
continue;let b=m.beam.group??0;r.has(b)||r.set(b,[]),w.on.find(({beam:$})=>($.group??0)===b)===m&&m.before&&o.has(m.before)?(o.set(m,o.get(m.before)),r.get(b)[o.
get(m).number]=a,d.add(m)):c.push(m)}c.sort((m,w)=>m.beam.beam-w.beam.beam);for(let m of c){let w=m.beam.group??0,b=Ml(r.get(w),a,m.before&&o.has(m.before)?o.get(
m.before).number:0);r.get(w)[b]=a,o.set(m,{group:w,number:b})}}let i=new Map([...r].sort(([a],[c])=>a-c).map(([a,c])=>[a,Math.max(1,c.length)]));return{lanes:o,
counts:i}}function Ml(t,e,n){let o=a=>a.sort((c,d)=>Math.abs(c-n)-Math.abs(d-n)||d-c)[0],i=t.map((a,c)=>c).filter(a=>t[a]<e-1);return i.length?o(i):t.length}function El(t,e,n,o,r){
let i=d=>Pn(t,d-1).every(m=>{if(!o.has(m))return!0;let w=n.get(m);return w&&w.on.length===1&&!w.off.some(({beam:b})=>ht.has(b.status))}),a=[],c=r.live?e-2:e;for(let d=0;d<=
e;d++){let m=a.at(-1);r.fold&&m&&d<=c&&i(d)?m.to=d:a.push({from:d,to:d})}return a.flatMap(d=>{let m=d.to-d.from+1;return m>=ce.short&&!r.unfolded.has(d.from)?[d]:
Array.from({length:m},(w,b)=>({from:d.from+b,to:d.from+b,...m>=ce.short&&b===0?{open:!0}:{}}))})}function Tl(t,{last:e,kept:n,outputs:o,alive:r,kids:i,hidden:a,
lanes:c,counts:d,columns:m,options:w}){let b=[],y=ce.margin+ce.node+ce.gap;for(let u of m){u.x=y,u.folded=u.to>u.from,u.width=u.folded?ce.fold:ce.node,y+=u.width+
ce.gap;for(let f=u.from;f<=u.to;f++)b[f]=u}let{tops:$,bands:E,height:v}=$l(i,c,d,b),M=u=>$.get(u.group)[u.number],A={node:null,nodes:[],look:"root",x:ce.margin,
y:Ll($),width:ce.node,height:ce.row-4,hidden:0},C=[A],W=new Map([[null,A]]),x=[];function h(u,f,g){let k=b[u.index],_={node:u,nodes:[u],look:p(u),x:k.x,y:f,width:k.
width,height:g,hidden:a.get(u)||0,place:o.get(u)||null,folded:k.folded,column:k,greedy:w.greedy.has(u)};W.set(u,_),C.push(_);let T=W.get(u.before);return T&&x.push(
{from:T,to:_,look:_.look,share:Math.min(1,Math.exp(u.beam.logprob??-1/0))}),_}function p(u){let{status:f}=u.beam;return f==="finished"?n.has(u)?"kept":"fell":f!==
"running"?f:u.index===e?"tip":r.has(u)?"inner":"lost"}for(let u=0;u<=e;u++){let f=b[u];for(let g of Pn(t,u))if(c.has(g))if(u>f.from){let k=W.get(g.before);k&&(k.
nodes.push(g),k.node=g,k.look=p(g),k.greedy&&=w.greedy.has(g),k.hidden=a.get(g)||0,W.set(g,k))}else h(g,M(c.get(g)),ce.row-4).lane=c.get(g)}for(let[u,f]of i){let g=u===
null?null:c.get(u)&&M(c.get(u));if(g===void 0)continue;let k=new Map;for(let _ of f.off){let T=b[_.index];if(!T||T.folded&&!ht.has(_.beam.status))continue;let L=g??
$.get(_.beam.group??0)[0],P=k.get(L)||0;k.set(L,P+1),h(_,L+ce.row+P*ce.leaf,ce.leaf-2)}}return{entries:C,edges:x,columns:m,bands:E,at:W,last:e,width:y-ce.gap+ce.
margin,height:v}}function $l(t,e,n,o){let r=new Map;for(let[m,w]of t){let b=new Map;for(let y of w.off){let $=o[y.index];if(!$||$.folded&&!ht.has(y.beam.status))
continue;let E=m===null?{group:y.beam.group??0,number:0}:e.get(m);if(!E)continue;let v=`${E.group} ${E.number}`;b.set(v,(b.get(v)||0)+1)}for(let[y,$]of b)r.set(
y,Math.max(r.get(y)||0,$))}let i=new Map,a=[],c=ce.margin,d=n.size>1;for(let[m,w]of n){let b=c;d&&(c+=ce.band),i.set(m,[]);for(let y=0;y<w;y++)i.get(m).push(c),
c+=ce.row+(r.get(`${m} ${y}`)||0)*ce.leaf+ce.between;d&&a.push({group:m,y:b,height:c-b-4}),d&&(c+=8)}return i.size||i.set(0,[c]),{tops:i,bands:a,height:Math.max(
c,ce.margin+ce.row)+ce.margin-ce.between}}var Ll=t=>[...t.values()][0][0];var Al=`
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
`,ss={kept:"■",fell:"▤",ended:"□",pruned:"✕",unseen:"…",lost:"✕"},ts={tall:.55,small:.75},Cl=[1,1.8,3,4.5,6.5],Pl=[.05,.2,.5,.8],Nl={probability:({beam:t})=>F(
Math.min(1,X(t.logprob))),token:({beam:t})=>J(t.logprob,2),sum:({beam:t})=>J(t.score,2),score:(t,e)=>J(Nt(t,e),3),rank:t=>t.rank?`#${t.rank}`:`>${t.among??""}`},
Ft=class{constructor(e){this.element=e,e.classList.add("t-tree");let n=ee("style");n.textContent=Al,this.world=ee("g"),this.bands=ee("g"),this.ruler=ee("g"),this.
edges=ee("g"),this.blocks=ee("g"),this.nodes=ee("g"),this.world.append(this.bands,this.ruler,this.edges,this.blocks,this.nodes),e.append(n,this.world),this.paths=
new Map,this.drawn=new Map}draw(e,n){let o=n.area?a=>a.x+a.width>=n.area[0]&&a.x<=n.area[2]&&a.y+a.height>=n.area[1]&&a.y<=n.area[3]:()=>!0,r=e.entries.filter(o),
i=a=>n.zoom>=(ns(a)?ts.tall:ts.small);return this.drawBands(e),this.drawRuler(n.zoom>=ts.tall?e.columns.filter(({x:a,width:c})=>!n.area||a+c>=n.area[0]&&a<=n.area[2]):
[]),this.drawEdges(e,n),this.drawBlocks(r.filter(a=>!i(a)),n),this.drawNodes(r.filter(i),n),r.length}drawBands({bands:e,width:n}){let o=Y(this.bands,e.length,()=>{
let r=ee("g");return r.append(ee("rect","t-band"),ee("text")),r});e.forEach(({group:r,y:i,height:a},c)=>{let[d,m]=o[c].children;G(d,{x:4,y:i,width:n-8,height:a,
rx:8}),G(m,{y:i+16}),O(m,s("group {group}",{group:Ce(r)}))})}drawRuler(e){let n=Y(this.ruler,e.length,()=>ee("text","t-small"));e.forEach(({from:o,to:r,x:i},a)=>{
G(n[a],{x:i+8,y:12}),O(n[a],r>o?`${o+1}–${r+1}`:String(o+1))})}nameBandsAt(e){for(let n of this.bands.children)G(n.lastElementChild,{x:Math.max(14,e+10)})}drawEdges(e,n){
let o=new Map;for(let{from:r,to:i,look:a,share:c}of e.edges){let[d,m]=[r.x+r.width,i.x],[w,b]=[r.y+r.height/2,i.y+i.height/2];if(n.area&&(m<n.area[0]||d>n.area[2]||
Math.max(w,b)<n.area[1]||Math.min(w,b)>n.area[3]))continue;let y=n.path.has(i.node)||i.nodes.some(M=>n.path.has(M)),$=Math.min(40,(m-d)*.6),v=`t-edge t-w${Pl.filter(
M=>c>=M).length} ${zl(i,a,y)}${n.dim&&!y?" t-dim":""}`;o.has(v)||o.set(v,[]),o.get(v).push(`M${d},${w}C${d+$},${w} ${m-$},${b} ${m},${b}`)}this.drawPaths(this.edges,
o,(r,i)=>{r.style.strokeWidth=`${Cl[Number(i.match(/t-w(\d)/)[1])]}px`})}drawPaths(e,n,o){for(let[r,i]of this.paths)i.parentNode===e&&!n.has(r)&&(i.remove(),this.
paths.delete(r));for(let[r,i]of n){let a=this.paths.get(r);a||(a=ee("path",r),o&&o(a,r),this.paths.set(r,a),r.includes("t-path")?e.append(a):e.prepend(a)),G(a,{
d:i.join("")})}}drawBlocks(e,n){let o=new Map;for(let r of e){let i=`t-blocks t-${os(r,n.path)?"path":r.look}${n.dim&&!os(r,n.path)?" t-dim":""}`;o.has(i)||o.set(
i,[]);let{x:a,y:c,width:d,height:m}=r;o.get(i).push(`M${a},${c+m*.2}h${d}v${m*.6}h${-d}z`)}this.drawPaths(this.blocks,o)}drawNodes(e,n){let o=new Map(this.drawn);
for(let r of e){let i=r.nodes[0]||null,a=this.drawn.get(i);(!a||a.tall!==ns(r))&&(a&&a.group.remove(),a=Wl(ns(r)),this.drawn.set(i,a),this.nodes.append(a.group)),
o.delete(i),this.drawNode(a,r,n)}for(let[r,{group:i}]of o)i.remove(),this.drawn.delete(r)}drawNode(e,n,o){let{node:r,x:i,y:a,width:c,height:d,look:m}=n,{group:w,
box:b,word:y,right:$,tall:E}=e,v=r?Nl[o.number](r,o.penalty):"";if(G(w,{class:this.classesOf(n,o),transform:`translate(${i} ${a})`}),G(b,{width:c,height:d}),G($,
{x:c-8}),O($,v),E)ql(e,n,o);else{let M=`${n.greedy?"G":""}${ss[m]} `;O(y,M+Nn(rs(r),12-M.length-Math.ceil(v.length*.82)))}Il(e,n)}classesOf(e,n){let{node:o,look:r}=e,
i=os(e,n.path),a=[`t-${r}`];return o&&(o.beam.group??0)&&["inner","tip"].includes(r)&&a.push(`t-g${o.beam.group%4}`),o&&o.given&&a.push("t-given"),i&&a.push("t-\
path"),n.dim&&!i&&o&&a.push("t-dim"),a.join(" ")}},ns=({height:t})=>t>ce.leaf;function Wl(t){let e=ee("g"),[n,o,r]=[ee("rect","t-box"),ee("text","t-word"),ee("t\
ext","t-small t-right")];e.append(n,o,r),G(n,{rx:t?7:5}),G(o,{x:8,y:t?14:13}),G(r,{y:t?28:13});let i=t?e.appendChild(ee("text","t-small")):null;return i&&G(i,{x:8,
y:28}),{group:e,box:n,word:o,right:r,left:i,tall:t,flag:null}}function ql({word:t,left:e},n,o){let{node:r,nodes:i,look:a}=n,c=ss[a]?`${ss[a]} `:"";r?O(t,c+(i.length>
1?Bl(i.map(rs).join(""),28):Nn(rs(r),12-c.length))):O(t,o.root),O(e,r?Rl(n,o):""),G(e,{class:r&&i.length<2&&Wn(r)?"t-small t-switch":"t-small"})}function Il(t,{
look:e,place:n,hidden:o,width:r,height:i}){let a=n?`★${n}`:o?`+${o}`:"";if(!a&&e!=="kept"&&!t.flag)return;t.flag||(t.flag=[ee("rect","t-inside"),ee("rect","t-\
flag"),ee("text","t-flag-text")],t.group.append(...t.flag));let[c,d,m]=t.flag,w=8+7*a.length;G(c,{x:2.5,y:2.5,width:r-5,height:i-5,rx:3}),G(d,{x:r-w+4,y:-6,width:a?
w:0,height:14,rx:2}),G(m,{x:r-w/2+4,y:5}),O(m,a)}var os=(t,e)=>t.nodes.some(n=>e.has(n)),Wn=t=>t.before!==null&&t.beam.status==="running"&&t.beam.parent!==t.beam.
beam;function Rl({node:t,nodes:e,greedy:n},o){let r=[n?"G":"",o.goals?o.goals(t):""].filter(Boolean).join(" ");return e.length>1?[B(e.length,"{count} token","{c\
ount} tokens"),r].filter(Boolean).join(" "):t.beam.status!=="running"?r:[t.given?s("given"):Wn(t)?`${t.beam.parent+1}→${t.beam.beam+1}`:String(t.beam.beam+1),
r].filter(Boolean).join(" ")}function zl(t,e,n){return n?"t-path":["pruned","unseen","ended","lost"].includes(e)?"t-off":["kept","fell"].includes(e)?"t-ending":
`t-g${(t.node.beam.group??0)%4}`}var rs=({beam:t,chosen:e})=>(t.text||e.text||"").replace(Et,n=>st[n]||"�")||s("(empty)"),ni=t=>/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u.
test(t)?2:1;function Nn(t,e){let n=0,o=Array.from(t);for(let[r,i]of o.entries())if(n+=ni(i),n>e)return o.slice(0,Math.max(1,r-1)).join("")+"…";return t}function Bl(t,e){
let n=Array.from(t),o=Math.floor((e-1)/2);return n.reduce((r,i)=>r+ni(i),0)<=e?t:Nn(t,o)+Nn(n.slice(-o).join(""),o)}var oi=12e3;async function ii(t,{tree:e,log:n,prompt:o,number:r,view:i,root:a}){let c=`beam-tree${r?"-"+(r+1):""}`,m=await{svg:()=>new Blob([ai(e,i,a)],{type:"i\
mage/svg+xml"}),png:()=>jl(e,i,a),json:()=>new Blob([JSON.stringify(si(n,o,r),null,1)],{type:"application/json"}),dot:()=>new Blob([Fl(si(n,o,r))],{type:"text/v\
nd.graphviz"})}[t](),w=l("a","",null,{href:URL.createObjectURL(m),download:`${c}.${t}`});w.click(),setTimeout(()=>URL.revokeObjectURL(w.href),6e4)}function ai(t,e,n){
let o=ee("svg"),r=new Ft(o);r.draw(t,{...e,area:null,zoom:1}),r.nameBandsAt(0);let{width:i,height:a}=t;G(o,{xmlns:"http://www.w3.org/2000/svg",width:i,height:a,
viewBox:`0 0 ${i} ${a}`,class:"t-tree"});let c=getComputedStyle(n),d=o.querySelector("style");d.textContent=d.textContent.replace(/var\((--[\w-]+)\)/g,(w,b)=>c.
getPropertyValue(b).trim());let m=ee("rect");return G(m,{width:i,height:a,fill:c.getPropertyValue("--gp-page").trim()}),o.insertBefore(m,r.world),new XMLSerializer().
serializeToString(o)}async function jl(t,e,n){let o=ai(t,e,n),r=new Image;r.src="data:image/svg+xml;charset=utf-8,"+encodeURIComponent(o),await r.decode();let i=Math.
min(2,oi/t.width,oi/t.height),a=l("canvas","",null,{width:Math.ceil(t.width*i),height:Math.ceil(t.height*i)}),c=a.getContext("2d");c.scale(i,i),c.drawImage(r,0,
0,t.width,t.height);let d=await new Promise(m=>a.toBlob(m,"image/png"));if(!d)throw new Error(s("it is too large for the browser."));return d}function si(t,e,n){
let{started:o}=t,r=o.effective.length_penalty??1,i=new Map,a=new Map;for(let{last:w}of t.returned||[])w&&w.sequence===n&&!a.has(w)&&a.set(w,a.size+1);let c=es(e,
e.steps.length-1),d=e.steps.flatMap(w=>w).map(w=>{let{beam:b}=w;i.set(w,i.size);let y={id:i.get(w),parent:w.before?i.get(w.before):null,step:w.index+1,token_id:b.
token_id,token:b.text,piece:b.piece,logprob:b.logprob,raw_logprob:b.raw_logprob,sum:b.score,length:w.length,score:Nt(w,r),rank:w.rank,status:b.status,beam:b.beam,
parent_beam:b.parent};return w.given&&(y.given=!0),b.status==="finished"&&Object.assign(y,{final_score:b.final_score,kept:c.has(w)}),a.has(w)&&(y.output=a.get(w)),
(b.group??null)!==null&&Object.assign(y,{group:b.group,diversity_penalty:b.diversity_penalty}),b.progress&&Object.assign(y,{progress:b.progress,bank:b.bank,forced:b.
forced}),y}),m=t.readsSource?{source:o.prompt}:{prompt:o.prompt||lr(o)};return{format:"generation-playground/beam-tree",version:1,model:o.model,mode:o.mode,...m,
seed:o.seed,num_beams:o.effective.num_beams,length_penalty:r,early_stopping:o.effective.early_stopping??!1,nodes:d}}var ri=t=>'"'+t.replace(Et,e=>st[e]||"�").
replace(/[\\"]/g,"\\$&")+'"';function Fl({prompt:t,nodes:e}){let n=t===void 0?"start of the target":t.slice(-40),o={running:"style=solid",finished:'style=solid,\
 peripheries=2, color="#00755a"',ended:'style=dotted, color="#00755a"',pruned:'style=dashed, color="#6b7280", fontcolor="#6b7280"'},r=e.map(a=>{let c=ri(`${a.token}`).
slice(0,-1)+`\\n${J(a.logprob,2)}  ${J(a.sum,2)}  #${a.rank??""}"`;return`  n${a.id} [label=${c}, ${o[a.status]||""}${a.output?", penwidth=3":""}];`}),i=e.map(a=>{
let c=(.4+4*Math.min(1,X(a.logprob))).toFixed(2);return`  ${a.parent===null?"root":`n${a.parent}`} -> n${a.id} [penwidth=${c}${a.status==="pruned"?", style=dash\
ed":""}];`});return["digraph beam_tree {","  rankdir=LR;",'  node [shape=box, fontname="monospace"];',`  root [label=${ri(n)}, style=bold];`,...r,...i,"}",""].join(
`
`)}var Dl=800,Hl=130,Gl=2e4;function li(t){Kl(t),Vl(t),Jl(t),Yl(t),Xl(t),Zl(t),Ql(t)}function Kl(t){let{state:e,slider:n}=t;n.addEventListener("input",()=>{e.stop(),
t.goTo(Number(n.value)-1)}),t.part("play").addEventListener("click",()=>Ul(t))}function Ul(t){let{state:e,root:n}=t;e.playing?e.stop():(e.atEnd&&t.goTo(0),e.playing=
setInterval(()=>{!n.isConnected||e.atEnd?e.stop():t.goTo(e.shownTo+1),t.sayTime()},Math.max(Hl,Math.min(Dl,Gl/Math.max(1,e.length))))),t.sayTime()}function Vl(t){
let{state:e,log:n}=t,o=(i,a)=>{e.choose(i,a),t.regrow()},r=(i,a)=>t.part(i).addEventListener("change",({target:c})=>a(c));r("candidates-shown",({value:i})=>o("c\
andidates",Number(i))),r("number",({value:i})=>o("number",i)),r("lost",({checked:i})=>o("lost",i)),r("fold",({checked:i})=>{e.unfolded=new Set,o("fold",i)}),r("\
prompt-number",({value:i})=>{e.number=Number(i),n.selectStep(null),t.regrow()})}function Jl(t){let{box:e,card:n,pan:o,state:r}=t,i=null;e.addEventListener("poin\
termove",a=>{if(a.pointerType==="touch"){n.hide();return}let c=o.pointers.size?null:r.entryAt(o.at(a));c!==i&&(i=c,e.style.cursor=c&&c.node?"pointer":"",c&&c.node?
t.showCard(c):n.hide())}),e.addEventListener("pointerleave",()=>{i=null,n.hide()}),e.addEventListener("click",a=>{let c=o.moved?null:r.entryAt(o.at(a));c&&(t.item.
focusOn(c),di(t,c))})}function di(t,e){let{state:n,log:o}=t;if(e.folded)n.unfolded.add(e.column.from),t.regrow();else if(e.node){let r=e.node===n.broughtOut;n.timeNode=
null,o.selectStep(r?null:e.node)}}function hi(t,e){e.node&&(t.state.toggle(e),t.regrow())}function Dt(t,e){e&&(t.pan.byHand=!0,t.pan.reveal(e),t.item.focusOn(e))}
var ci={ArrowLeft:(t,e)=>Dt(t,e.node&&t.state.parentOf(e)),ArrowRight:(t,e)=>Dt(t,t.state.kidsOf(e)[0]),ArrowDown:t=>Dt(t,t.item.neighbour(1)),ArrowUp:t=>Dt(t,t.
item.neighbour(-1)),Home:t=>Dt(t,t.state.tree.entries[0]),End:t=>Dt(t,t.state.tree.at.get(t.state.best)),Enter:di," ":hi,Escape:t=>t.log.selectStep(null),"+":t=>t.
pan.zoomBy(1.25),"-":t=>t.pan.zoomBy(.8),0:t=>t.pan.whole()};function Yl(t){let{item:e,state:n,card:o}=t;e.box.addEventListener("keydown",r=>{r.ctrlKey||r.metaKey||
r.altKey||!e.entry||!Object.hasOwn(ci,r.key)||(r.preventDefault(),r.stopPropagation(),ci[r.key](t,e.entry))}),e.box.addEventListener("focusin",({target:r})=>n.tree&&
r.matches(":focus-visible")&&t.showCard(e.entry)),e.box.addEventListener("focusout",()=>o.hide())}function Xl(t){let{root:e,state:n,pan:o}=t,r=(i,a)=>t.part(i).
addEventListener("click",a);r("in",()=>o.zoomBy(1.3)),r("out",()=>o.zoomBy(1/1.3)),r("whole",()=>{o.byHand=!0,o.whole()}),r("follow",()=>{o.byHand=!1,n.upTo=null,
t.regrow()}),t.part("full-screen").hidden=!document.fullscreenEnabled,r("full-screen",()=>document.fullscreenElement?document.exitFullscreen():e.requestFullscreen()),
document.addEventListener("fullscreenchange",()=>{e.isConnected&&(O(t.part("full-screen"),s(document.fullscreenElement===e?"Leave full screen":"Full screen")),o.
byHand=!1,t.regrow())})}function Zl(t){let{state:e,log:n}=t;t.part("go-on").addEventListener("click",()=>{let o=e.selected;o&&n.ask({type:"branch",step:o,tokenId:o.
chosen.token_id})}),t.part("collapse").addEventListener("click",()=>{let o=e.tree.at.get(e.selected);o&&hi(t,o)}),t.part("clear").addEventListener("click",()=>n.
selectStep(null))}function Ql(t){let{root:e,state:n,log:o}=t,r=t.part("told");t.part("files").addEventListener("click",async({target:i})=>{let a=i.dataset.file;
if(a){if(a==="html"){o.ask({type:"save_page"});return}O(r,"");try{let{tree:c,prompt:d,number:m}=n;await ii(a,{tree:c,log:o,prompt:d,number:m,view:t.look(null),root:e})}catch(c){
O(r,s("The picture could not be made: {reason} Save it as SVG instead.",{reason:c.message}))}}})}var cs=-1e9,Kt=[[!1,"False"],[!0,"True"],["never",'"never"']],ed=["beam_search","beam_sample"],td=["group_beam_search","constrained_beam_search"];function ls(t){
let{mode:e,effective:n,config:o,eos_token_ids:r,max_new_tokens:i}=t.started,a={...o,...n},c=Ht(a.num_beams,1+Math.max(0,...(t.prompts[0].steps[0]||[]).map(({beam:m})=>m.
beam??0))),d=t.prompts[0].given;return{together:ed.includes(e)?!0:td.includes(e)?!1:null,prompts:t.prompts,start:d,maxNew:i-d,wanted:Ht(a.num_return_sequences,1),
size:e==="group_beam_search"?Math.ceil(c/Ht(a.num_beam_groups,1)):c,ends:new Set(r),constraints:jt(t.started),promptIds:t.prefix.map(m=>m.token_id),own:{lengthPenalty:Number.
isFinite(a.length_penalty)?a.length_penalty:1,earlyStopping:Kt.some(([m])=>m===a.early_stopping)?a.early_stopping:!1}}}var Ht=(t,e)=>Number.isInteger(t)&&t>0&&t<=
4096?t:e,ve=({beam:t})=>xe(t.score)===null?-1/0:t.score,ds=(t,e)=>ve(t)/t.length**e;function mi(t,e){return t.together?od(t,e):rd(t,e)}function gi(t,e,n,{maxNew:o},{
lengthPenalty:r,earlyStopping:i}){let a=i==="never"&&r>0?o:e;return{best:t,length:a,bound:t/a**r,worst:n}}var Gt=new WeakMap;function nd(t,e){if(!Gt.has(t)){let n=t.
filter(({beam:r})=>r.status==="running"||r.status==="pruned"),o=Math.max(...(n.length?n:t).map(ve));Gt.set(t,{ended:t.filter(({beam:r},i)=>i<e&&dn(r)),hopeless:!n.
length,best:n.length?o:o+cs})}return Gt.get(t)}function od(t,e){let{prompts:n,size:o,start:r}=t,i={node:null,score:cs},a=n.map(()=>({group:null,pool:Array(o).fill(
i),stop:null,lastStep:0,weighed:null,exact:!0})),c=Math.min(...n.map(({steps:m})=>m.length)),d=null;for(let m=r;m<c&&!d;m++){let w=n.map(({steps:y})=>nd(y[m],o)),
b=w.every(y=>y.hopeless);a.forEach((y,$)=>sd(y,w[$],m+1,b,t,e)),a.every(y=>y.stop)&&(d=a.find(y=>y.stop.step===m+1).stop)}return{stop:d,prompts:a.map(m=>({kept:m.
pool.filter(({node:w})=>w),pools:[m]}))}}function sd(t,e,n,o,r,i){if(t.stop)return;if(e.ended.length){let m=e.ended.map(w=>({node:w,score:ds(w,i.lengthPenalty)}));
t.pool=[...t.pool,...m].sort((w,b)=>b.score-w.score).slice(0,r.size)}t.lastStep=n;let a=t.pool.at(-1).score,c=t.pool.every(({node:m})=>m),d=t.weighed=gi(e.best,
n-r.start,c?a:null,r,i);o?t.stop={step:n,why:"criteria"}:c&&i.earlyStopping===!0?t.stop={step:n,why:"full"}:t.pool.some(({node:m})=>d.bound>(m?a:cs))||(t.stop={
step:n,why:"settled"})}function rd(t,e){let n=t.prompts.map(i=>{let a=pi(i).map(w=>ui(i,w,t,e)),c=pi(i).map(w=>ui(i,w,t,t.own)),d=1/0;return a.forEach((w,b)=>{let[
y,$]=[w,c[b]].map(({stop:E})=>E?E.step:1/0);w.exact=w.lastStep<=d,y!==$&&(d=Math.min(d,y,$))}),{kept:a.flatMap(w=>w.kept).sort((w,b)=>w.score-b.score).reverse(),
pools:a}}),o=n.flatMap(i=>i.pools);return{stop:o.length>0&&o.every(({stop:i})=>i)?o.map(({stop:i})=>i).reduce((i,a)=>a.step>i.step?a:i):null,prompts:n}}var pi=({
steps:t,given:e})=>[...new Set((t[e]||[]).map(({beam:n})=>n.group??null))].sort((n,o)=>n-o);function ui(t,e,n,o){let{size:r,start:i}=n,a={group:e,kept:[],stop:null,
weighed:null,lastStep:0,exact:!0};for(let c=i;c<t.steps.length&&!a.stop;c++){let d=id(t.steps[c],e,n);if(!d)break;let m=a.lastStep=c+1;d.ended.forEach(y=>fi(a,y,
n,o));let w=a.kept.length>=r,b=w?as(a.kept):null;a.weighed=gi(d.best,m-i,b,n,o),w&&o.earlyStopping===!0?a.stop={step:m,why:"full"}:w&&b>=a.weighed.bound?a.stop=
{step:m,why:"settled"}:ad(t.steps[c],m,n)&&(cd(d.nodes,n).forEach(y=>fi(a,y,n,o)),a.stop={step:m,why:"criteria"})}return a}function id(t,e,{ends:n}){Gt.has(t)||
Gt.set(t,new Map);let o=Gt.get(t);if(!o.has(e)){let r=t.filter(({beam:a})=>(a.group??null)===e),i=r.filter(({beam:a})=>a.status==="finished"&&n.has(a.token_id));
o.set(e,r.length?{nodes:r,ended:i,best:ve(r[0])}:null)}return o.get(e)}var as=t=>Math.min(...t.map(({score:e})=>e));function fi(t,e,n,{lengthPenalty:o}){let r=ds(
e,o);if(t.kept.length>=n.size&&!(r>as(t.kept))||(t.kept.push({node:e,score:r}),t.kept.length<=n.size))return;let i=as(t.kept);t.kept.splice(t.kept.findIndex(a=>a.
score===i),1)}function ad(t,e,{ends:n,maxNew:o,start:r}){return e-r>=o||t.some(({beam:i})=>dn(i)&&!n.has(i.token_id))}var dn=({status:t})=>t==="finished"||t==="\
ended";function cd(t,{ends:e,constraints:n,promptIds:o,wanted:r}){let i=t.filter(({beam:d})=>d.status==="running"||dn(d)&&!e.has(d.token_id)),a=d=>n.every((m,w)=>dt(
m,d.beam.progress[w],d,o)),c=i.filter(d=>!d.beam.progress||a(d));return c.length<r?[...c,...i.filter(d=>!c.includes(d))]:c}function wi(t,e,n){let o=Math.max(...t.
prompts.map(i=>i.steps.length));if(e.stop?e.stop.step!==o:n)return!1;let r=Math.min(...t.prompts.map(i=>i.steps.length));return e.prompts.every(({kept:i},a)=>{let{
pools:c}=t.prompts[a],d=c[(t.together?r:c.length)-1]||[];return d.length===i.length&&d.every((m,w)=>ld(m,i[w],t))})}function ld(t,{node:e,score:n},o){if(xe(t)===
null||!Number.isFinite(n))return xe(t)===null==!Number.isFinite(n);let r=2e-5*Math.max(1,e.length**-o.own.lengthPenalty);return Math.abs(t-n)<=r+1e-5*Math.abs(n)}
function bi(t,e,n,{lengthPenalty:o},r){let i=t.prompts[e],{kept:a,pools:c}=n.prompts[e],d=(y,$,E="")=>({node:y,score:ds(y,o),place:null,state:$,why:E}),m=new Set(
a.map(({node:y})=>y)),w=dd(i).filter(y=>!m.has(y)).map(y=>{let{stop:$}=c.find(({group:E})=>E===(y.beam.group??null))||c[0];return!$||y.index<$.step?d(y,"out","d\
ropped"):d(y,"out",n.stop&&y.index>=n.stop.step?"not reached":"too late")}),b=!r&&!n.stop;return[...a.map(({node:y,score:$},E)=>({node:y,score:$,place:E,state:n.
stop&&E<t.wanted?"returned":"kept",why:""})),...b?i.running.map(y=>d(y,"running")).sort((y,$)=>$.score-y.score):[],...w.sort((y,$)=>$.score-y.score)]}var is=new WeakMap;
function dd({steps:t}){is.has(t)||is.set(t,{read:0,nodes:[]});let e=is.get(t);for(;e.read<t.length;e.read++)e.nodes.push(...t[e.read].filter(({beam:n})=>n.status===
"finished"));return e.nodes}function qn({prompts:t}){let e=t.flatMap(({pools:n})=>n).filter(({stop:n})=>!n);return Math.min(...e.map(({lastStep:n})=>n))}var hd=new Set(["SequenceBiasLogitsProcessor","NoRepeatNGramLogitsProcessor","EncoderNoRepeatNGramLogitsProcessor","NoBadWordsLogitsProcessor","MinLengthLogitsP\
rocessor","MinNewTokensLengthLogitsProcessor","PrefixConstrainedLogitsProcessor","ForcedBOSTokenLogitsProcessor","ForcedEOSTokenLogitsProcessor","InfNanRemoveLo\
gitsProcessor","SuppressTokensLogitsProcessor","SuppressTokensAtBeginLogitsProcessor","HammingDiversityLogitsProcessor","PresencePenaltyLogitsProcessor","Freque\
ncyPenaltyLogitsProcessor","GivenTextLogitsProcessor","TemperatureLogitsWarper","TopHLogitsWarper","TopKLogitsWarper","TopPLogitsWarper","MinPLogitsWarper","Typ\
icalLogitsWarper","EpsilonLogitsWarper","EtaLogitsWarper","WatermarkLogitsProcessor","LogitNormalization"]),ki=({processors:t})=>t.filter(e=>!hd.has(e));function hs(t,e){
let n=t.given,[o,r]=[n?t.steps[n-1][0]:null,0];for(let i=n;i<t.steps.length;i++){let{candidates:a}=(t.distributions[i]||[])[r]||{candidates:[]},c=e(i-n,a[0]);if(c===
void 0)return{last:o,ended:!1,left:null};let d=t.steps[i].find(m=>m.beam.parent===r&&m.beam.token_id===c)||null;if(!d||d.beam.status==="pruned")return{last:o,ended:!1,
left:pd(t,o,r,{index:i,id:c,node:d,candidates:a})};if(o=d,d.beam.status!=="running")return{last:o,ended:!0,left:null};r=d.beam.beam}return{last:o,ended:!1,left:null}}
function pd(t,e,n,{index:o,id:r,node:i,candidates:a}){let c=i&&i.beam||a.find(y=>y.token_id===r)||null,d=i?i.beam.group:e&&e.beam.group,m=t.steps[o].filter(y=>(y.
beam.group??null)===(d??null)||!e),w=m.filter(y=>y.beam.status==="running").map(ve),b=e&&!e.given?ve(e):0;return{index:o,token:c,node:i,considered:m.length,sum:i?
ve(i):c&&xe(c.logprob)!==null?b+c.logprob:null,best:w.length?Math.max(...w):null,worst:w.length?Math.min(...w):null}}var In=t=>hs(t,(e,n)=>n&&n.logprob!==null?n.
token_id:void 0);var yi=700;function ps(t,e){let{beam:n,length:o}=t,r=e.started.effective.length_penalty??1,i=e.prompts[t.sequence].steps[t.index].filter(c=>(c.beam.group??null)===
(n.group??null)).length,a=[[s("probability"),F(Math.min(1,X(n.logprob)))],[s("token log p"),J(n.logprob)]];return Math.abs((n.raw_logprob??0)-(n.logprob??0))>1e-6&&
a.push([s("before the processors"),J(n.raw_logprob)]),a.push([s("sum"),J(n.score)]),a.push([s("sum / {length}^{power}",{length:o,power:r}),J(Nt(t,r))]),a.push([
s("rank"),t.rank?s("{rank} of {among}",{rank:t.rank,among:i}):s("below the {among} considered",{among:i})]),n.diversity_penalty&&a.push([s("diversity penalty"),
J(n.diversity_penalty)]),(n.bank??null)!==null&&a.push([s("bank"),String(n.bank)]),a}function us(t,e,n,{place:o,greedy:r}={}){let{beam:i}=t,a=n.prompts[t.sequence].
steps[t.index].filter(C=>(C.beam.group??null)===(i.group??null)),c=a.filter(C=>C.beam.status==="running"),d=(i.beam??0)+1,m=n.started.mode==="beam_sample",w=n.finished&&
t.index===n.prompts[t.sequence].steps.length-1;if(t.given)return s("It was given, not chosen: the search begins after it.");let b=Wn(t)?[s("It continues beam {p\
arent}: the text that was beam {number} ranked lower or was pruned.",{parent:i.parent+1,number:d})]:[],y=i.forced?[s("It was considered because it advances a co\
nstraint.")]:[],$=c.reduce((C,W)=>Math.min(C,W.beam.score),1/0),E=Number.isFinite($)?[s("The worst beam that went on has a sum of {sum}.",{sum:J($)})]:[],v=J(i.
final_score),M={tip:()=>[w?s("It was still running as beam {number} when the search stopped.",{number:d}):s("It goes on as beam {number}.",{number:d}),...b,...y],
inner:()=>[s("It went on as beam {number}.",{number:d}),...b,...y],lost:()=>[s("It went on as beam {number}, but is a dead end: better beams took the places of \
its continuations.",{number:d}),...b,...y],kept:()=>[s("The text ended here and is kept, with a final score of {score}.",{score:v}),...o?[s("It is output {place\
}.",{place:o})]:[]],fell:()=>[s("The text ended here with a final score of {score}, but was dropped for better ones.",{score:v})],ended:()=>[s("The text ended h\
ere but does not count: it ranked too low or lacks a constraint.")],pruned:()=>[s(m?"It was drawn and pruned: better ones filled the beams.":"It was considered \
and pruned."),...E],unseen:()=>[m?s("It was not drawn."):s("It was too improbable: not among the {considered} continuations that were considered.",{considered:a.
length})]},A=r?[s("Greedy decoding would have chosen it, too: it is the most probable token here.")]:[];return[...Object.hasOwn(M,e)?M[e]():[],...A].join(" ")}var fs=t=>t.
piece??(["pruned","unseen","ended"].includes(t.beam.status)||!t.beam.text?t.beam.text:"");function ms(t,e,n){return t.beam.progress.map((o,r)=>{let i=e[r];return i&&
dt(i,o,t,n)?"✓":o?"◐":"·"}).join("")}function gs(t,e){let n=(d,m,w)=>t.querySelector(".gp-picked-"+w)||t.appendChild(l(d,m)),o=n("p","gp-whole-text","text"),
r=n("dl","","facts"),i=n("p","gp-fate","fate"),a=t.classList.contains("gp-node-card");function c(d,m,w){if(!d){t.hidden=!0;return}let b=m.at.get(d),y=fe(d.before).
map(A=>A.piece??"").join(""),$=a&&y.length>yi?"…"+y.slice(-yi):y,E=l("b","");$e(E,fs(d)||d.beam.text),o.replaceChildren(l("bdi","",$),E);let v=ps(d,e);d.beam.
progress&&v.push([s("constraints"),ms(d,w,e.prefix.map(A=>A.token_id))]);let M=([A,C])=>{let W=[l("dt","",A),l("dd","",C)];if(a)return W;let x=l("div");return x.
append(...W),[x]};r.replaceChildren(...v.flatMap(M)),O(i,us(d,b?b.look:d.beam.status,e,b||{})),t.hidden=!1}return{element:t,show:c,hide:()=>{t.hidden=!0}}}function xi(){
return[...[["tip",s("goes on")],["lost","✕ "+s("dead end")],["kept","■ "+s("ended, kept")],["fell","▤ "+s("ended, dropped")],["pruned","✕ "+s("pruned")],
["unseen","… "+s("not considered")],["path",s("best or selected text")]].map(([e,n])=>{let o=ee("svg","t-tree"),r=ee("g",`t-${e}`),[i,a]=[ee("rect","t-box"),ee(
"rect","t-inside")];G(i,{x:2,y:2,width:22,height:11,rx:3}),G(a,{x:4.5,y:4.5,width:17,height:6,rx:2}),r.append(i,a),o.append(r);let c=l("span");return e==="unsee\
n"?c.append(n):c.append(o,n),c}),l("span","",s("2→1: beam 2 goes on as beam 1")),l("span","","★ "+s("output")),l("span","","G "+s("greedy path"))]}var ud=700,fd={candidates:2,number:"probability"},Rn=class{constructor(e){this.log=e,this.number=0,this.upTo=null,this.timeNode=null,this.choices={},this.byHand=
{},this.collapsed=new Set,this.unfolded=new Set,this.tree=null,this.stale=!0,this.constraints=[],this.goals=new Map,this.playing=null}begin(){let{effective:e,max_new_tokens:n}=this.
log.started,o=(e.num_beams||1)*n>ud;this.choices={...fd,lost:!o,fold:o,...o?{candidates:0}:{},...this.byHand},this.number=0,this.upTo=this.timeNode=this.tree=null,
this.collapsed=new Set,this.unfolded=new Set,this.goals=new Map,this.constraints=jt(this.log.started),this.stop()}choose(e,n){this.choices[e]=n,this.byHand[e]=n}stop(){
clearInterval(this.playing),this.playing=null}get prompt(){return this.log.prompts[this.number]}get length(){return this.prompt?Math.min(this.prompt.steps.length,
this.log.hideFrom??1/0):0}get shownTo(){return Math.min(this.upTo??1/0,this.length-1)}get atEnd(){return this.shownTo===this.prompt.steps.length-1}get penalty(){
return this.log.started.effective.length_penalty??1}get best(){if(!this.atEnd)return[...this.prompt.byStep[this.shownTo].values()][0]||null;let e=this.log.lines().
find(({last:n})=>n&&n.sequence===this.number);return e?e.last:null}get selected(){let{selected:e}=this.log;return e&&e.beam&&e.sequence===this.number?e:null}get broughtOut(){
return this.selected&&this.selected!==this.timeNode&&!this.log.suggested?this.selected:null}lay(){let{log:e,number:n,prompt:o,atEnd:r}=this;this.stale=!1;let i=r&&
e.returned?e.returned.map(({last:a})=>a):[];this.tree=ti(o,{...this.choices,upTo:this.shownTo,collapsed:this.collapsed,unfolded:this.unfolded,returned:i.filter(
a=>a&&a.sequence===n),live:!e.finished||!r,greedy:this.greedyNodes()})}greedyNodes(){let{prompt:e}=this,{last:n,left:o}=In(e),r=ln([n]),i=o&&(o.node||o.token&&vr(
e,o.index,n,o.token.token_id));return i?r.add(i):r}get newest(){let{columns:e,at:n,entries:o}=this.tree,{x:r,width:i}=e.at(-1),{y:a,height:c}=n.get(this.best)||
o[0];return{x:r,y:a,width:i,height:c}}get folded(){return(this.tree?this.tree.columns:[]).filter(n=>n.to>n.from).reduce((n,{from:o,to:r})=>n+r-o,0)}kidsOf(e){return this.
tree.entries.filter(({nodes:n})=>n.length&&n[0].before===e.node)}parentOf(e){return this.tree.at.get(e.nodes[0].before)}entryAt([e,n]){let o=r=>e>=r.x&&e<=r.x+r.
width&&n>=r.y-2&&n<=r.y+r.height+2;return this.tree&&this.tree.entries.findLast(o)}goalsOf(e){return e.beam.progress?(this.goals.has(e)||this.goals.set(e,ms(e,this.
constraints,this.log.prefix.map(n=>n.token_id))),this.goals.get(e)):""}toggle({node:e,column:n,folded:o}){let{unfolded:r,collapsed:i}=this,a=this.tree.columns.some(
({from:c,open:d})=>d&&c===e.index);o?r.add(n.from):a&&r.has(e.index)?r.delete(e.index):i.has(e)?i.delete(e):e.beam.status==="running"&&i.add(e)}};var zn=class{constructor(e,n){this.box=e,this.changed=n,this.x=0,this.y=0,this.zoom=1,this.plane=[1,1],this.moved=!1,this.byHand=!1,this.gesture=!1,this.pointers=
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
e.shiftKey)&&(e.preventDefault(),this.x+=(e.deltaX||e.deltaY)/this.zoom,this.byHand=!0,this.settle())}};var Bn=class{constructor(e,n,o){this.box=e,this.state=n,this.pan=o,this.element=null,this.entry=null}focusOn(e,n=!1){let o=this.element,r=o&&document.activeElement===
o;this.element=l("div","",null,{role:"treeitem",tabindex:"0",...this.attributesOf(e)}),this.entry=e,this.box.append(this.element),o&&o.remove(),this.place(),(r||
!n)&&this.element.focus({preventScroll:!0})}attributesOf(e){let{state:n}=this,o=e.node?e.nodes[0].index+2:1,r=e.node?n.kidsOf(n.parentOf(e)||n.tree.entries[0]):
[e],i=e.hidden||e.folded?"false":n.kidsOf(e).length?"true":null;return{"aria-level":o,"aria-label":this.labelOf(e),"aria-setsize":r.length||1,"aria-posinset":Math.
max(0,r.indexOf(e))+1,"aria-selected":String(!!e.node&&e.node===n.selected),...i&&{"aria-expanded":i}}}labelOf(e){let{log:n}=this.state,{node:o,nodes:r}=e;if(!o)
return s(n.readsSource?"The start of the target, where the tree begins":"The prompt, where the tree begins");let i=Z(r.map(fs).join("")),a=r.length>1?B(r.length,
"{count} token, {text}","{count} tokens, {text}",{text:i}):i,c=ps(o,n).map(([d,m])=>`${d} ${m}`);return`${a}, ${s("step {number}",{number:o.index+1})}. ${us(o,e.
look,n,e)} ${c.join(", ")}`}place(){let{state:{tree:e,best:n},entry:o,pan:{x:r,y:i,zoom:a}}=this;if(!e)return;let c=o&&(o.node?e.at.get(o.node):e.entries[0])||e.
at.get(n)||e.entries[0];if(!o||c.node!==o.node){this.focusOn(c,!0);return}this.entry=c,Object.assign(this.element.style,{left:`${(c.x-r)*a}px`,top:`${(c.y-i)*a}\
px`,width:`${c.width*a}px`,height:`${c.height*a}px`})}neighbour(e){let n=this.state.tree.entries.filter(({x:o})=>o===this.entry.x).sort((o,r)=>o.y-r.y);return n[n.
indexOf(this.entry)+e]}};var vi=600,md=150,gd=130,Si=.2,wd=.4,jn=class{constructor(e,n){this.root=e,this.state=n,this.log=n.log,this.box=this.part("window"),this.slider=this.part("slide\
r"),this.picture=new Ft(this.part("picture")),this.pan=new zn(this.box,()=>this.schedule()),this.pan.resized=()=>{this.pan.settle(),n.tree&&!this.pan.byHand&&this.
pan.reveal(this.selected||n.newest,30)},this.item=new Bn(this.part("tree-nodes"),n,this.pan),this.card=gs(this.part("node-card"),this.log),this.picked=gs(this.part(
"picked"),this.log),this.drawn=null,this.wanted=!1,this.resting=void 0,this.part("legend-line").append(...xi())}part(e){return this.root.querySelector(".gp-"+e)}get selected(){
return this.log.selected&&this.state.tree?this.state.tree.at.get(this.log.selected):void 0}revealSelected(){let{selected:e,pan:n}=this;e&&!n.shows(e)&&n.reveal(
e,1/0)}begin(){let{state:e}=this;e.begin(),Object.assign(this.pan,{x:0,y:0,zoom:1,byHand:!1}),this.part("candidates-shown").value=e.choices.candidates,this.part(
"number").value=e.choices.number,this.part("lost").checked=e.choices.lost,this.part("fold").checked=e.choices.fold}grow(){let{state:e,pan:n,box:o}=this;e.lay();
let{width:r,height:i}=e.tree;n.byHand||(n.zoom=Math.min(1,Math.max(.8,(vi-4)/i)));let a=`${Math.round(Math.max(md,Math.min(vi,i*Math.min(1,n.zoom)+4)))}px`;o.style.
height!==a&&(o.style.height=a),this.drawn=null,n.sized(r,i),n.byHand||n.reveal(e.newest,30),this.drawPicked(),this.sayTime()}schedule(){this.wanted||(this.wanted=
!0,requestAnimationFrame(()=>{this.wanted=!1,!this.root.hidden&&this.state.prompt&&this.draw()}))}redraw(){this.pan.gesture=!1,this.drawn=null,this.schedule()}regrow(){
this.state.stale=!0,this.schedule()}draw(){(this.state.stale||!this.state.tree)&&this.grow();let{pan:e,picture:n}=this,{x:o,y:r,zoom:i,area:a}=e;this.drawn&&e.gesture&&
Math.abs(Math.log(i/this.drawn.zoom))<wd&&i!==this.drawn.zoom?(clearTimeout(this.resting),this.resting=setTimeout(()=>this.redraw(),gd)):(!this.isDrawn(a)||i!==
this.drawn.zoom)&&this.drawAround(a,i);let{drawn:d}=this,m=[(d.area[0]-o)*i,(d.area[1]-r)*i].map(w=>`${w.toFixed(2)}px`);n.element.style.transform=`translate(${m}\
) scale(${i/d.zoom})`,n.nameBandsAt(o),this.item.place(),this.part("follow").hidden=!e.byHand}isDrawn([e,n,o,r]){if(!this.drawn)return!1;let{area:i}=this.drawn;
return e>=i[0]&&n>=i[1]&&o<=i[2]&&r<=i[3]}drawAround([e,n,o,r],i){let{picture:a}=this,[c,d]=[(o-e)*Si,(r-n)*Si],m=[e-c,n-d,o+c,r+d];this.drawn={zoom:i,area:m},G(
a.element,{width:(m[2]-m[0])*i,height:(m[3]-m[1])*i}),G(a.world,{transform:`translate(${-m[0]*i} ${-m[1]*i}) scale(${i})`}),a.draw(this.state.tree,this.look(m))}look(e){
let{state:n,log:o}=this,r=n.broughtOut;return{area:e,zoom:this.pan.zoom,path:ln([r||n.best]),dim:!!r,number:n.choices.number,penalty:n.penalty,goals:n.constraints.
length?i=>n.goalsOf(i):null,root:s(o.readsSource?"target start":"the prompt")}}goTo(e){let{state:n,log:o,pan:r}=this;n.upTo=e>=n.length-1?null:Math.max(0,e),n.timeNode=
n.upTo===null?null:n.best,o.selectStep(n.timeNode),n.upTo!==null&&(r.byHand=!1),this.regrow()}sayTime(){let{state:e,slider:n}=this,o=Math.max(1,e.length),r={step:e.
shownTo+1,end:o,folded:e.folded},i=s("step {step} of {end}",r);G(n,{max:o}),n.value=String(e.shownTo+1),n.setAttribute("aria-valuetext",i),O(this.part("step-wor\
ds"),e.folded?s("step {step} of {end}, {folded} folded",r):i),O(this.part("play"),s(e.playing?"❚❚ Pause":"▶ Play"))}showCard(e){let{card:n,pan:o,state:r}=this;
n.show(e.node,r.tree,r.constraints);let{x:i,y:a,zoom:c}=o,[d,m]=[(e.x-i)*c,(e.y+e.height-a)*c+8],{element:w}=n,b=(e.y-a)*c-w.offsetHeight-8;w.style.left=`${Math.
max(4,Math.min(d,o.width-w.offsetWidth-4))}px`,w.style.top=`${m+w.offsetHeight>o.height&&b>0?b:m}px`}drawPicked(){let{state:e,log:n}=this,o=e.broughtOut,r=this.
part("picked");if(r.hidden=!o,r.hidden)return;this.picked.show(o,e.tree,e.constraints),this.part("go-on").hidden=!n.canAsk||n.hideFrom!==null;let i=e.tree.at.get(
o),a=i&&!i.hidden&&e.kidsOf(i).length,c=this.part("collapse");c.hidden=!i||!a&&!i.hidden||o.beam.status!=="running",O(c,i&&i.hidden?s("Open what follows ({count\
})",{count:i.hidden}):s("Fold what follows"))}drawPrompts(){let e=this.log.prompts.length,n=this.part("prompt-number");this.part("which").hidden=e<2,n.options.length!==
e&&(n.replaceChildren(...this.log.prompts.map((o,r)=>l("option","",String(r+1),{value:r}))),n.value=this.state.number)}};function _i(t,e){let n=new Rn(e),o=new jn(t,n);return li(o),r=>{t.hidden=!e.usesBeams,r.run&&e.started&&o.begin(),!t.hidden&&(o.part("files").querySelector("[da\
ta-file=html]").hidden=!e.canAsk,(r.run||r.steps||r.status)&&(n.stale=!0,o.drawPrompts()),o.drawn=null,o.draw(),r.selection&&o.revealSelected(),o.drawPicked())}}var bd={returned:"★",kept:"■",running:"●",out:"□"},[kd,Oi]=[100,14],yd=16,ws=new WeakMap,Mi=new WeakMap;function Fn(t){let e=[],n=t;for(;n&&!ws.has(n);)
e.push(n),n=n.before;let o=n?ws.get(n):"";for(let r of e.reverse())o+=r.piece??(r.given||!dn(r.beam)?r.chosen.text:""),ws.set(r,o);return o}function Hn(t,e=26){
let n=Array.from(t);return n.length<=2*e+3?t:`${n.slice(0,e).join("")} … ${n.slice(-e).join("")}`}function xd(t,e){let n=0;for(;n<t.length&&t[n]===e[n];)n+=1;
for(;n>0&&!/\s/.test(t[n]??" ");)n-=1;return n}function vd(t,e,n){if(n.ends.has(t.beam.token_id))return ge("eos")[0];if(t.length>=n.maxNew)return ge("length")[0];
let o=(e.returned||[]).find(({last:r})=>r===t);return o?ge(o.stopReason)[0]:s("a stopping criterion")}function Sd({place:t,state:e,why:n}){return t!==null?e==="\
returned"?s("{place} output",{place:t+1}):String(t+1):n==="dropped"?s("dropped"):n==="too late"?s("too late"):n==="not reached"?s("not reached"):e==="running"?s(
"still running"):""}var Dn=class{constructor(e,n){this.table=e,this.body=e.tBodies[0],this.log=n,this.rows=[],this.body.addEventListener("click",o=>{let r=this.
rows.find(({pick:i})=>i.contains(o.target));r&&n.selectStep(n.selected===r.node?null:r.node)}),this.body.addEventListener("keydown",o=>{o.key==="Escape"&&n.selectStep(
null);let r={ArrowDown:1,ArrowUp:-1}[o.key];if(!r)return;o.preventDefault();let i=this.rows[this.rows.findIndex(({pick:a})=>a===o.target)+r];i&&!i.row.hidden&&i.
pick.focus()})}newRow(){let e=this.body.insertRow(),n=Array.from({length:9},()=>e.insertCell()),[o,r]=[l("span","gp-sign",null,{"aria-hidden":"true"}),l("span")];
n[0].append(o,r);let i=l("button","gp-pick",null,{type:"button"}),[a,c]=[l("bdi","gp-head-text"),l("bdi","gp-tail-text")];i.append(a,c),n[3].append(i);let d={row:e,
cells:n,sign:o,place:r,pick:i,head:a,tail:c,node:null};return this.rows.push(d),d}draw(e,n,o){let r={moved:n!==null,group:e.some(({node:d})=>(d.beam.group??null)!==
null),words:e.some(({node:d})=>d.beam.progress)};for(let[d,m]of Object.entries(r))K(this.table.tHead.querySelector(`.gp-${d}-column`),m);for(;this.rows.length<e.
length;)this.newRow();let i=e.map(({node:d})=>Fn(d)),a=i.map(d=>xd(d,i[0]));i.length>1&&(a[0]=Math.min(...a.slice(1)));let c=Math.max(0,e.findIndex(({node:d})=>d===
this.log.selected));this.rows.forEach((d,m)=>{K(d.row,m<e.length),!d.row.hidden&&(d.pick.tabIndex!==(m===c?0:-1)&&(d.pick.tabIndex=m===c?0:-1),this.fill(d,e[m],
i.length>1?a[m]:0,n,o,r))})}fill(e,n,o,r,i,a){let{node:c,score:d,place:m,state:w}=n,{cells:b,pick:y}=e,[$,E]=[Fn(c),this.log.selected===c];e.node=c,e.row.dataset.
state!==w&&(e.row.dataset.state=w),O(e.sign,bd[w]),O(e.place,Sd(n)),this.sayText(e,$,o,E),y.getAttribute("aria-pressed")!==String(E)&&y.setAttribute("aria-press\
ed",String(E)),K(b[1],a.moved),a.moved&&O(b[1],_d(m,r.get(c))),K(b[2],a.group),a.group&&O(b[2],Ce(c.beam.group)),O(b[4],Number.isFinite(ve(c))?J(ve(c)):"−∞"),
O(b[5],String(c.length)),O(b[6],Number.isFinite(d)?J(d):"−∞"),K(b[7],a.words),a.words&&O(b[7],this.written(c,i)),O(b[8],w==="running"?"–":`${c.index+1}: ${vd(
c,this.log,i)}`)}sayText({pick:e,head:n,tail:o},r,i,a){let c=a||i<yd?0:i,d=`${a} ${c} ${r}`;if(Mi.get(e)===d)return;Mi.set(e,d);let m=Array.from((c?"…":"")+r.
slice(c)),w=a||m.length<=2*Oi?0:Oi,b=m.slice(0,m.length-w);me(n,(a?b:b.slice(0,kd)).join("")),me(o,w?m.slice(-w).join(""):"",{plain:!w}),e.setAttribute("aria-la\
bel",Z(r)),c||m.length>60?Oe(e,()=>s("The whole text: {text}",{text:r})):delete e.dataset.tip}written(e,{constraints:n,promptIds:o}){let r=n.filter((i,a)=>dt(i,
e.beam.progress[a],e,o)).length;return`${r===n.length?"✓ ":""}${s("{done} of {all}",{done:r,all:n.length})}`}};function _d(t,e){return e===void 0?t===null?"–":
"– ▲":t===null?`${e+1} ▼`:t===e?`${e+1} =`:`${e+1} ${t<e?"▲":"▼"} ${Math.abs(t-e)}`}var Gn=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-greedily"),this.path=this.root.querySelector(".gp-path"),this.doubt=this.root.querySelector(
".gp-doubt"),this.exactly=this.root.querySelector(".gp-exactly"),this.button=this.root.querySelector(".gp-ask-greedy"),this.isAsked=!1,this.said=null,this.button.
addEventListener("click",()=>{this.isAsked=!0,this.sayButton(),n.ask({type:"search",kind:"greedy"})})}sayButton(){this.button.disabled=this.isAsked,O(this.button,
s(this.isAsked?"running …":"Run greedy decoding"))}draw(e,n,o){let{log:r}=this,i=(r.searched.get(r.turn)||[]).find(({kind:c})=>c==="greedy")||null;this.button.
hidden=!!i||!r.finished||!Object.hasOwn(r.answers,"search"),this.sayButton(),this.path.hidden=!!i,this.fill(this.path,this.pathWords(In(e.prompts[n]),e,o.prompts[n].
kept,!!r.started.effective.do_sample));let a=ki(r.started).map(c=>Ue(c)[0]);this.doubt.hidden=!a.length||!!i,O(this.doubt,s("This is the path of the most probab\
le tokens as the search had them. Greedy decoding may give another one: {processors} can act differently on its logits.",{processors:a.join(", ")})),this.exactly.
hidden=!i,i&&this.said!==i&&this.drawFound(i,e,n,o),this.said=i}fill(e,n){let o=n.map(r=>typeof r=="string"?r:r.textContent).join(`
`);e.dataset.said!==o&&(e.dataset.said=o,e.replaceChildren(...n))}pathWords({last:e,ended:n,left:o},r,i,a){if(o)return this.leftWords(o,r,a);if(!e||e.given)return[
s(a?"The path of the most probable tokens is not known yet.":"The greedy path is not known yet.")];let c=n?i.findIndex(({node:w})=>w===e):-1,d=J(ve(e)),m=c<0?B(
e.length,"Its sum is {sum} after {count} token.","Its sum is {sum} after {count} tokens.",{sum:d}):B(e.length,"Its sum is {sum} after {count} token, its score {\
score}.","Its sum is {sum} after {count} tokens, its score {score}.",{sum:d,score:J(i[c].score,4)});return[[this.fateWords(e,n,c,a),m,...this.bestWords(e,n,c,r,
i)].join(" ")]}fateWords({beam:e,index:n},o,r,i){let a={text:s(i?"The text of the most probable tokens":"The greedy text"),beam:(e.beam??0)+1,place:r+1,token:n+
1};return o?r>0?s("{text} has ended, and has rank {place}.",a):r===0?this.log.finished?s("{text} is the best output.",a):s("{text} is the best so far.",a):e.status===
"finished"?s("{text} ended at token {token} but is not kept: others are better.",a):s("{text} ended at token {token} but does not count: it ranked too low or la\
cks a constraint.",a):s("{text} is still running, as beam {beam}.",a)}bestWords({sequence:e},n,o,r,i){if(!n){let m=r.prompts[e].running.map(ve);return m.length?
[s("The best beam has {sum}.",{sum:J(Math.max(...m))})]:[]}if(o===0||!i[0])return[];let{node:a,score:c}=i[0],d={sum:J(ve(a)),score:J(c,4)};return[B(a.length,"Th\
e best has a sum of {sum} after {count} token, and a score of {score}.","The best has a sum of {sum} after {count} tokens, and a score of {score}.",d)]}leftWords({
index:e,token:n,node:o,sum:r,considered:i,best:a,worst:c},d,m){let w=d.prompts.some(({steps:$})=>($[0]||[]).some(({beam:E})=>(E.group??null)!==null)),b=[o?s("ra\
nk {rank} of {considered}",{rank:o.rank,considered:i}):s("not among the {considered} considered",{considered:i}),...r===null?[]:[s("sum {sum}",{sum:J(r)})],...c===
null?[]:[s("worst beam that went on {worst}, best {best}",{worst:J(c),best:J(a)})]].join("; "),y=s(m?"{where} left the path of the most probable tokens at token\
 {place}: {token} ({details}).":"{where} left the greedy path at token {place}: {token} ({details}).");return he(y,{where:s(w?"Group A":"The search"),place:String(
e+1),details:b,token:n?oe(n.text,"gp-strong"):s("a token that was not recorded")})}drawFound(e,n,o,r){let i=e.tokens.map(([$])=>$),a=hs(n.prompts[o],$=>i[$]),c=$=>$.
reduce((E,v)=>E+(xe(v)??-1/0),0),d=r.prompts[o].kept[0],m=d?fe(d.node).filter($=>!$.given):[],w=l("span");this.fill(w,[...he(s("Run by the library, greedy decod\
ing wrote {text}."),{text:oe(Hn(e.text,60),"gp-wrote")}),` ${this.totalWords(i.length,c(e.tokens.map(([,,$])=>$)))} `,d?`${this.bestTotalWords(m.length,c(m.map(
({chosen:$})=>$.raw_logprob)))} `:"",...this.pathWords(a,n,r.prompts[o].kept,!1)]);let b=l("details"),y=l("table");for(let[$,[,E,v]]of e.tokens.entries()){let M=y.
insertRow();M.insertCell().textContent=$+1,M.insertCell().append(oe(E)),M.insertCell().textContent=J(xe(v))}b.append(l("summary","",s("Its tokens and their log-\
probabilities")),y),this.exactly.replaceChildren(w,b)}totalWords(e,n){let o={sum:J(n)};return this.log.started.processors.length?B(e,"It has {count} token with \
a log-probability of {sum} before the processors.","It has {count} tokens with a log-probability of {sum} before the processors.",o):B(e,"It has {count} token w\
ith a log-probability of {sum}.","It has {count} tokens with a log-probability of {sum}.",o)}bestTotalWords(e,n){let o={sum:J(n)};return this.log.started.processors.
length?B(e,"The best output has {count} token with a log-probability of {sum} before the processors.","The best output has {count} tokens with a log-probability\
 of {sum} before the processors.",o):B(e,"The best output has {count} token with a log-probability of {sum}.","The best output has {count} tokens with a log-pro\
bability of {sum}.",o)}};var Ut=(t,e)=>t.lengthPenalty===e.lengthPenalty&&t.earlyStopping===e.earlyStopping,bs=t=>Kt.find(([e])=>e===t)?.[1]??String(t),St=t=>String(Number(t.toFixed(4))),
Kn=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-stopping"),this.why=this.root.querySelector(".gp-stopped-by"),this.rows=Kt.map(([o,r])=>this.
newRow(o,r)),this.asked=null}newRow(e,n){let o=this.root.querySelector("tbody").insertRow(),r=l("th","",null,{scope:"row"});o.append(r);let[i,a,c]=Array.from({length:3},
()=>o.insertCell()),d=l("span"),m=l("button","gp-button gp-run-on",null,{type:"button","aria-label":s("Run the search with early_stopping {name}",{name:n})});c.
dataset.name=`${s("outputs:")} `,i.append(d," ",m);let w={row:o,head:r,words:d,button:m,because:a,outputs:c,value:e,name:n,rule:null};return m.addEventListener(
"click",()=>{this.asked=w.rule,this.log.ask({type:"search",kind:"rule",rule:w.rule}),this.sayButton(w)}),w}sayButton({button:e,rule:n}){let o=!!(this.asked&&Ut(
this.asked,n));e.disabled=o,O(e,s(o?"running …":"Run the search"))}draw(e,n,o,r,i){O(this.why,this.whyWords(e,n,o(e.own),i));for(let a of this.rows){a.rule={lengthPenalty:r.
lengthPenalty,earlyStopping:a.value};let c=Ut(a.rule,e.own);ae(a.row,c?"gp-own-rule":""),O(a.head,c?s("{name} (this run)",{name:a.name}):a.name),this.drawRule(a,
e,n,o,i)}}drawRule(e,n,o,r,i){let a=r(e.rule),{pools:c}=a.prompts[o],d=c.every(({exact:b})=>b),m=a.stop&&d?null:this.answerTo(e.rule),w=!m&&!(a.stop&&d);if(e.button.
hidden=!w||!this.log.finished||!Object.hasOwn(this.log.answers,"search"),this.sayButton(e),m){O(e.words,s("after step {step}",{step:m.steps})),O(e.because,s("fo\
und by a run")),this.sayOutputs(e.outputs,...this.comparedIds(m));return}O(e.words,Od(a,d,i)),O(e.because,this.reasons(c,n,e.rule)),!d||!a.stop?O(e.outputs,"–"):
this.sayOutputs(e.outputs,...this.comparedNodes(a,r(n.own),o,n))}answerTo(e){return(this.log.searched.get(this.log.turn)||[]).find(o=>o.kind==="rule"&&Ut(o.rule,
e))||null}comparedNodes(e,n,o,{wanted:r}){let[i,a]=[e,n].map(({prompts:d})=>d[o].kept.slice(0,r));return[i.filter(({node:d},m)=>!a[m]||a[m].node!==d).length,i.length,
i[0]?{text:Fn(i[0].node),score:i[0].score}:null]}comparedIds({outputs:e}){let n=this.log.finished.sequences.map(({token_ids:o})=>o.join(" "));return[e.filter(({
token_ids:o},r)=>o.join(" ")!==n[r]).length,e.length,e[0]]}sayOutputs(e,n,o,r){let i=r&&{differ:n,all:o,score:J(r.score,4)},a=n?o>1?s("{differ} of {all} differ;\
 the best, with score {score}:",i):s("another text, with score {score}:",i):s("the same"),c=a+(n?r.text:"");e.dataset.said!==c&&(e.dataset.said=c,e.replaceChildren(
a,...n?[" ",oe(Hn(r.text,40),"gp-wrote")]:[]))}whyWords(e,n,o,r){let{pools:i}=o.prompts[n],a=bs(e.own.earlyStopping);return(o.stop?s("This search stopped after \
step {step} by the rule of early_stopping {name}.",{step:o.stop.step,name:a}):r?s("The search was cut off. By the rule of early_stopping {name} it would have go\
ne on.",{name:a}):s("The search goes on by the rule of early_stopping {name}.",{name:a}))+(i.length>1?`
`:" ")+this.reasons(i,e,e.own)}reasons(e,n,o){return e.map(r=>[...Md(r,e.length>1),this.reason(r,n,o)].join(" ")).join(`
`)}reason({stop:e,weighed:n},o,r){if(!n)return s("No step has been taken.");let{best:i,length:a,bound:c,worst:d}=n;if(e&&e.why==="criteria")return this.cutOffWords(
o,e);if(d===null)return B(o.size,"No text has ended.","Fewer than {count} texts have ended.");let m=r.earlyStopping==="never"&&r.lengthPenalty>0,w=`${J(i)} / ${a}\
 ^ ${St(r.lengthPenalty)} = ${J(c,4)}`,b={numbers:m?s("{formula} (at the longest possible length)",{formula:w}):w,worst:J(d,4)},{together:y}=o;if(!e)return y?s(
"The best running beam, {numbers}, is above the worst that is kept, {worst}.",b):s("The best continuation of the step, {numbers}, is above the worst that is kep\
t, {worst}.",b);if(e.why==="settled")return y?s("No running beam can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",b):
s("No continuation of the step can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",b);let $=B(o.size,"{count} text has\
 ended, which is enough.","{count} texts have ended, which is enough.");if(!(c>d))return $;let E=y?s("Yet the best running beam, {numbers}, was above the worst \
of them, {worst}.",b):s("Yet the best continuation of the step, {numbers}, was above the worst of them, {worst}.",b);return`${$} ${E}`}cutOffWords({start:e,maxNew:n},{
step:o}){if(o-e>=n)return B(e+n,"The length limit of {count} token was reached.","The length limit of {count} tokens was reached.");let r=(this.log.finished?this.
log.finished.sequences:[]).find(({stop_reason:i})=>!["eos","length","unfinished"].includes(i));return r?s("Every continuation met a stopping criterion ({reason}\
).",{reason:ge(r.stop_reason)[0]}):s("Every continuation met a stopping criterion.")}};function Od({stop:t,prompts:e},n,o){return n?t?s("after step {step}",{step:t.
step}):o?s("goes on past step {step}",{step:qn({prompts:e})}):s("not yet"):t?s("not exact: about step {step}",{step:t.step}):s("not exact")}function Md({group:t,
stop:e},n){if(t===null)return[];let o={group:Ce(t),step:e&&e.step};return[n&&e?s("Group {group}, after step {step}:",o):s("Group {group}:",o)]}function Ei(t,e){let o=L=>t.querySelector(".gp-"+L),[r,i,a,c,d]=["slide","power","rule","own-again","of-prompt"].map(o),[m,w,b]=["formula","honest","rest"].map(
o),y=new Dn(o("hypothesis-table"),e),$=new Kn(t,e),E=new Gn(t,e),v={},M=new Map;for(let[L,P]of Kt)a.append(l("option","",P,{value:JSON.stringify(L)}));r.addEventListener(
"input",()=>A({lengthPenalty:Number(r.value)})),i.addEventListener("input",()=>{Number.isFinite(i.valueAsNumber)&&A({lengthPenalty:i.valueAsNumber})}),i.addEventListener(
"change",()=>e.usesBeams&&W(C(ls(e)),!0)),a.addEventListener("change",()=>A({earlyStopping:JSON.parse(a.value)})),c.addEventListener("click",()=>{v={},p(),r.focus()}),
d.addEventListener("change",()=>p());function A(L){v={...v,...L},p()}let C=L=>({...L.own,...v});function W(L,P=!1){Number(r.value)!==L.lengthPenalty&&(r.value=L.
lengthPenalty),(P||document.activeElement!==i)&&(i.value=St(L.lengthPenalty)),a.value=JSON.stringify(L.earlyStopping)}function x(L){return P=>{let S=JSON.stringify(
P),q=M.get(S);if(q)return q;let R=mi(L,P);return R.stop&&M.set(S,R),R}}function h(L){return{stop:e.finished?{step:0,why:""}:null,prompts:L.prompts.map(({finished:P})=>({
kept:P.map(S=>({node:S,score:S.beam.final_score})),pools:[{group:null,stop:null,weighed:null,exact:!0}]}))}}function p({onlySelection:L=!1,anew:P=!1}={}){let S=ls(
e),q=!!(e.finished||e.failed),R=u(S.prompts.length),D=x(S),N=S.together!==null&&wi(S,D(S.own),!!e.finished),I=N?C(S):S.own,j=N?D(I):h(S),H=N?D(S.own):j,U=N&&!Ut(
I,S.own),Q=bi(S,R,j,I,q),te=U?new Map(H.prompts[R].kept.map(({node:se},de)=>[se,de])):null;if(y.draw(Q.slice(0,40),te,S),b.hidden=Q.length<=40,O(b,B(Q.length-40,
"and {count} more, with a lower score","and {count} more, with lower scores")),L)return;for(let se of["what-if","stopping"])o(se).hidden=!N;o("greedily").hidden=
!1,W(I,P),c.hidden=!U,O(c,s("Back to the run’s own: {power}, {early}",{power:St(S.own.lengthPenalty),early:bs(S.own.earlyStopping)}));let re=Q.filter(({place:se})=>se!==
null);O(o("counts"),f(Q,re)),O(o("scored"),s("sum / length ^ {power}",{power:St(I.lengthPenalty)})),m.setAttribute("aria-live",U?"polite":"off"),O(m,g(re[0],I)),
k(N?T(j,H,R,S,I,q):_(S)),N&&$.draw(S,R,D,I,q),E.draw(S,R,H)}function u(L){return o("of-prompts").hidden=L<2,d.options.length!==L&&d.replaceChildren(...Array.from(
{length:L},(P,S)=>l("option","",s("prompt {number}",{number:S+1}),{value:S}))),Math.max(0,d.selectedIndex)}function f(L,P){let S=L.filter(({state:R})=>R==="runn\
ing").length,q=L.filter(({state:R})=>R==="returned").length;return[s("{count} ended",{count:z(L.length-S)}),s("{count} kept",{count:z(P.length)}),...S?[s("{coun\
t} running",{count:z(S)})]:[],...q?[B(q,"{count} output","{count} outputs")]:[]].join(", ")}function g(L,{lengthPenalty:P}){if(!L)return s("No text is kept yet.");
let{node:S,score:q}=L,R={sum:J(ve(S)),length:S.length,power:St(P),score:J(q,4)};return s("The best: score = sum / length ^ length_penalty = {sum} / {length} ^ {\
power} = {score}",R)}function k(L){w.hidden=!L,O(w,L)}function _(L){return L.prompts.every(({steps:P,given:S})=>P.length===S)?s("The search has not begun: all t\
okens so far were given."):L.together===null?s("This decoding loop has its own rules: the texts are shown as they were recorded."):s("The recording does not fol\
low the rules of this search, so it does not tell what other settings would give.")}function T(L,P,S,q,R,D){let N=Math.max(1,...q.prompts.map(({steps:U})=>U.length-
q.start)),I=N**R.lengthPenalty;if(!Number.isFinite(I)||I===0)return s("{length} ^ {power} is too large or too small for a floating-point number: the search itse\
lf would fail.",{length:N,power:St(R.lengthPenalty)});let j=L.prompts[S].pools.filter(({exact:U})=>!U);if(j.length){let U=j.map(({group:Q})=>Ce(Q)).join(", ");return B(
j.length,"Not exact: an earlier group would have stopped at another step, and the padding that a stopped group writes changes the diversity penalty of group {gr\
oups}.","Not exact: an earlier group would have stopped at another step, and the padding that a stopped group writes changes the diversity penalty of groups {gr\
oups}.",{groups:U})}if(Ut(R,q.own))return"";if(!L.stop){if(!D)return"";let U=qn(L);return q.together?s("With these settings the search would have gone on past s\
tep {step}, where the recording ends: this ranks what is known so far.",{step:U}):s("With these settings the search would have gone on past step {step}, where t\
he recording of a group ends: this ranks what is known so far.",{step:U})}let{step:H}=L.stop;return P.stop?H<P.stop.step?s("With these settings the search would\
 have stopped after step {step}, not {own}: what ended later does not count.",{step:H,own:P.stop.step}):"":s("With these settings the search would have stopped \
after step {step}: what ended later does not count.",{step:H})}return L=>{if(L.run&&(v={},M=new Map,d.replaceChildren()),(L.run||L.searched)&&($.asked=E.isAsked=
null),t.hidden=!e.usesBeams,t.hidden)return;let P=e.hideFrom!==null;if(o("untold").hidden=!P,o("found").hidden=P,o("counts").hidden=P,P)return;let{run:S,steps:q,
status:R,selection:D,searched:N}=L;S||q||R||N?p({anew:S}):D&&p({onlySelection:!0})}}var Ed=["token_id","text","piece","logprob","raw_logprob","entropy"],ks=class extends vt{constructor(e,n){super(),this.group=e,this.number=n}changed(e){super.changed(
e),this.group&&this.group.entryChanged(this.number,e)}},Un=class extends Pt{constructor(e){super(["run","steps","status","measured","found","lanes","pair","unit"]),
this.name=e,this.lanes=null,this.turn=void 0,this.fresh=new Set,this.unit="bits",this.clear(null)}clear(e){this.header=e,this.showMetrics(),this.done=null,this.
apart=null,this.found=null,this.charts={},this.asking=null,this.pair=[0,1],this.fresh.clear(),this.groups=(e?e.groups:[]).map((n,o)=>({...n,number:o,entries:[],
shown:0,told:{values:{},each:{}},values:{},each:{}})),this.entries=(e?e.entries:[]).map(({group:n,seed:o},r)=>{let i=e.kind==="lanes"?Object.assign(new ks(this,
r),{unit:this.unit}):null,a={number:r,group:n,seed:o,log:i,begun:!1,tokens:[],ended:null};return this.groups[n].entries.push(a),a});for(let n of this.kinds)this.
changed(n)}get running(){return!!(this.header&&!this.done)}feedRun(e,n){n!==this.turn&&(this.position=0),this.turn=n,this.feed(e)}read(e){let n=Object.hasOwn(Ti,
e.type)&&Ti[e.type];if(!n)throw new Error("unknown line "+e.type);n(this,e)}entryChanged(e,n){this.fresh.add(e),this.changed(n==="status"?"status":"steps")}flush(){
this.changes.entries=this.fresh,this.fresh=new Set,super.flush()}subscribe(e,n){super.subscribe(e,o=>n({entries:new Set(this.entries.keys()),...o}))}setPair(e,n){
this.pair=[e,n],this.changed("pair")}shownOf(e){let{entries:n,shown:o}=this.groups[e];return n[o]}showEntry(e,n){this.groups[e].shown=n,this.changed("pair")}setLanes(e){
this.lanes=e,this.changed("lanes")}setAsking(e,n){this.asking={question:e,titles:n};for(let o of["steps","status","measured","found"])this.changed(o)}answered(e){
return!!this.found&&this.found.question===e&&(!this.asking||this.asking.question===e)}setUnit(e){this.unit=e,this.showMetrics(),this.groups.forEach(n=>this.showMeasured(
n));for(let{log:n}of this.entries)n&&(n.unit=e);for(let n of["unit","measured"])this.changed(n)}showMetrics(){let e=this.header?this.header.metrics:[];this.metrics=
e.map(n=>n.unit==="nats"?{...n,unit:this.unit}:n),this.inNats=new Set(e.filter(({unit:n})=>n==="nats").map(({name:n})=>n))}showMeasured(e){let n=(r,i)=>this.inNats.
has(r)&&Number.isFinite(i)?_e(i,this.unit):i,o=(r,i)=>Object.fromEntries(Object.entries(r).map(([a,c])=>[a,i(a,c)]));e.values=o(e.told.values,n),e.each=o(e.told.
each,(r,i)=>i.map(a=>n(r,a)))}},Ti={Comparison(t,e){t.clear(e)},Of(t,{entry:e,event:n}){t.entries[e].log.read(n)},Begun(t,{entry:e,apart:n}){t.apart=n||null,t.entries[e].
begun=!0,t.entryChanged(e,"status")},Tokens(t,{entry:e,tokens:n}){for(let o of n)t.entries[e].tokens.push(Object.fromEntries(Ed.map((r,i)=>[r,o[i]])));t.entryChanged(
e,"steps")},Ended(t,{entry:e,text:n,stop_reason:o,failed:r}){t.entries[e].ended={text:n,stop_reason:o,failed:r},t.entryChanged(e,"status")},Measured(t,{group:e,
values:n,each:o}){t.groups[e].told={values:n,each:o||{}},t.showMeasured(t.groups[e]),t.changed("measured")},Found(t,{values:e,charts:n}){t.found=e,t.charts=n||{},
t.changed("found")},Done(t,{stopped:e,overtaken:n}){t.done={stopped:e,...n&&{overtaken:n}},t.changed("status")}};var $i={},Li={},Vn=new Map,Jn=new Map,ys="bits";function xs(t){return Vn.has(t)||Vn.set(t,Object.assign(new vt,{unit:ys})),Vn.get(t)}function vs(t){return Jn.has(
t)||Jn.set(t,Object.assign(new Un(t),{unit:ys})),Jn.get(t)}function Ss(t){ys=t;for(let e of[...Vn.values(),...Jn.values()])e.setUnit(t)}function Td(t,e,{log:n="\
main"}={}){Ai($i[t],t,e,xs(n))}function $d(t,e,{group:n}){Ai(Li[t],t,e,vs(n))}function Ai(t,e,n,o){let r=n.querySelector(".gp-pane");if(!r||!t){console.error(`G\
eneration Playground: there is no pane “${e}” here.`);return}ir(r),_r(r),o.subscribe(r,t(r,o))}function Ld(t,e,n){xs(t).feedRun(e||"",n)}function Ad(t,e,n){
vs(t).feedRun(e||"",n)}function Ci(t,e){$i=t,Li=e;let n={mount:Td,feed:Ld,chooseUnit:Ss,log:xs,RunLog:vt,mountGroup:$d,feedGroup:Ad,group:vs};window.GenerationPlayground=
n;let o=window.GenerationPlaygroundQueue||[],r=i=>{try{i(n)}catch(a){console.error("Generation Playground:",a)}};window.GenerationPlaygroundQueue={push:r},o.forEach(
r)}function Pi(t,e,{stepUnder:n,hover:o,leave:r}){t.addEventListener("pointermove",i=>{let a=n(i);a&&(i.buttons===1?e.selectStep(a):o(a))}),t.addEventListener("poi\
nterleave",r),t.addEventListener("click",i=>{let a=n(i);a&&e.selectStep(a)}),_s(t,e)}function _s(t,e){t.addEventListener("keydown",n=>{let o={ArrowRight:1,ArrowUp:1,
ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0};n.key==="Escape"&&e.selectStep(null),n.key in o&&(n.preventDefault(),e.walk(o[n.key]))})}function Yn(t,e,n,o,r=0){
e&&(t.setAttribute("aria-valuenow",String(e.isPrompt?e.index-r:e.index+1)),t.setAttribute("aria-valuemin",String(1-r)),t.setAttribute("aria-valuemax",String(n))),
t.setAttribute("aria-valuetext",o)}var Cd=new Intl.NumberFormat("en-US",{maximumFractionDigits:2,minimumFractionDigits:2}),Ni=t=>Cd.format(t),Wi={information:{unit:!0,write:Ni,look:{rangemode:"to\
zero"}},sum:{unit:!0,write:Ni,look:{}},share:{title:()=>s("probability"),write:F,look:{rangemode:"tozero",tickformat:".0%"}},count:{title:()=>s("tokens kept"),write:z,
look:{type:"log",dtick:1}},rank:{title:()=>s("rank"),write:z,look:{type:"log",dtick:1,autorange:"reversed"}}},Os=[["kept","solid"],["chosen","dash"],["accepted",
"dot"],["rejected","dashdot"],["bonus","longdash"],["text","4px,4px"],["before","12px,3px,2px,3px"],["focus","2px,7px"]].map(([t,e])=>({role:t,dash:e})),qi=()=>({
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
osest",margin:{l:52,r:18,t:28,b:44},height:300,showlegend:!1,xaxis:n,yaxis:o,meta:t,...r}});var Pd={solid:"none",dash:"7 4",dot:"2 4",dashdot:"10 4 2 4",longdash:"14 5"},Ii=t=>Pd[t]??t.replaceAll("px","").replaceAll(","," ");function Ri({series:t,of:e},n){
return t||[...n].slice(-Os.length).map(([o,r],i)=>({...Os[i],name:r,tip:s("The looked-up token {token}, id {id}.",{token:Z(r),id:o}),value:a=>{let c=(a.watched||
[]).find(({token_id:d})=>d===o);return c?e(c):null}}))}function zi({curve:t,series:e,steps:n,prompt:o,current:r,unit:i,factor:a}){let c=Wi[t.axis],d=o.length,m=A=>A.
index+1-(A.isPrompt?d+1:0),w=c.unit?a:1,b=(A,C,W)=>({type:"scatter",mode:C.length>400?"lines":"lines+markers",name:A.name,connectgaps:!1,hoverinfo:"text",x:C.map(
m),...Nd(A,C,w,c,i),line:{color:`var(--gp-${A.role})`,width:2,dash:A.dash},marker:{color:`var(--gp-${A.role})`,size:4},opacity:W?.75:1}),y=e.flatMap(A=>[...d?[b(
A,o,!0)]:[],b(A,n,!1)]),$=Math.max(10,n.length),E=Ne(s("token"),{range:[d?.5-d:.5,$+.5],showgrid:!1}),v=Ne(c.unit?i:c.title(),c.look),M={label:s("{curve} along \
the text",{curve:t.name}),layout:{height:260,hovermode:"x",margin:{l:52,r:12,t:12,b:40},shapes:Wd(d,r&&m(r))}};return pt(M.label,y,E,v,M.layout)}function Nd(t,e,n,o,r){
let i=0,a=e.map(d=>{let m=xe(t.value(d));return t.sum?(i=i===null||m===null?null:i+m,i===null?null:i*n):m===null?null:m*n}),c=a.map((d,m)=>d===null?"":s("{token\
} {series}: {value}",{token:Z(e[m].chosen.text),series:t.name,value:`${o.write(d)}${o.unit?` ${r}`:""}`}));return{y:a,text:c}}function Wd(t,e){let n={type:"line",
yref:"paper",y0:0,y1:1},o={type:"rect",xref:"x",x0:.5-t,x1:.5,yref:"paper",y0:0,y1:1,fillcolor:"var(--gp-raised)",line:{width:0},layer:"below"};return[...t?[o,{
...n,x0:.5,x1:.5,line:{color:"var(--gp-muted)",width:1,dash:"dot"}}]:[],...e===null?[]:[{...n,x0:e,x1:e,line:{color:"var(--gp-chosen)",width:1.5}}]]}var qd=150;function Bi(t,e){let n=T=>t.querySelector(".gp-"+T),[o,r,i,a,c]=["curve-chart","reading","unit","view","keys"].map(n),d=qi(),m=new Map,w=0,b=-1/0,y=!1,
$=()=>d[a.value],E=()=>Ri($(),m);function v(){let T=e.current();return T?Je([],e.lastOf(T)).added:[]}function M(){let T=Object.keys(d).filter(P=>d[P].series||m.
size);if(T.length===a.options.length)return;let L=T.includes(a.value)?a.value:T[0];a.replaceChildren(...T.map(P=>l("option","",d[P].name,{value:P}))),a.value=L}
function A(T){for(let L of T)for(let{token_id:P,text:S}of L.watched||[])m.set(P,S)}function C(){let T=[$().about,e.promptSteps.length?s("The prompt comes before\
 the text, on a shaded background."):""].filter(Boolean).join(" ");O(n("about"),T);let L=E(),P=JSON.stringify(L.map(({name:S,tip:q})=>[S,q]));c.dataset.key!==P&&
(c.dataset.key=P,c.replaceChildren(...L.map(W)))}function W({name:T,role:L,dash:P,tip:S}){let q=l("span","",null,{tabindex:"0","data-tip":S}),R=ee("svg",""),D=ee(
"line","");for(let[N,I]of Object.entries({width:26,height:8,"aria-hidden":"true"}))R.setAttribute(N,String(I));for(let[N,I]of Object.entries({x1:0,y1:4,x2:26,y2:4,
stroke:`var(--gp-${L})`,"stroke-dasharray":Ii(P)}))D.setAttribute(N,String(I));return R.append(D),q.append(R,$().of?oe(T):T),q}function x(){let T=e.current(),L=T?
h(T):s("The curve grows with the text.");O(r,L),Yn(r,T,v().length,T?L:s("no token yet"),e.promptSteps.length)}function h(T){let L={number:T.index+1,token:Z(T.chosen.
text),facts:p(T)};return T.isPrompt?s("Prompt token {number}, {token}: {facts}",L):s("Token {number}, {token}: {facts}",L)}function p(T){if($().of)return f(T)||
s("no token was looked up here");if(a.value==="kept")return T.isPrompt?s("no processor takes part"):s("{kept} of {count} tokens kept",{kept:z(Fe(T)),count:z(T.distribution.
vocab)});if(a.value==="cumulative")return u(T);let{surprisal:L,entropyBefore:P,entropyAfter:S}=ye(T),[q,R,D]=[L,P,S].map(N=>ue(xe(N),e.unit));return T.isPrompt?
s("surprisal {surprisal}; entropy {entropy}",{surprisal:q,entropy:R}):s("surprisal {surprisal}; entropy {before} before, {after} after",{surprisal:q,before:R,after:D})}
function u(T){let L=T.isPrompt?e.promptSteps:v(),P=L.slice(0,L.indexOf(T)+1),S=E().filter(q=>q.value(T)!==null).map(q=>{let R=P.map(N=>xe(q.value(N)));return`${R.
includes(null)?s("minus infinity"):ue(R.reduce((N,I)=>N+I,0),e.unit)} ${q.name}`});return s("log-probability so far {sums}",{sums:S.join(", ")})}function f(T){return(T.
watched||[]).map(L=>{let P={token:Z(L.text),before:F(X(L.raw_logprob)),after:F(X(L.logprob)),rank:z(L.raw_rank||0)};return L.logprob===null?L.raw_rank?s("{token\
} {before} before (rank {rank}), removed after",P):s("{token} {before} before, removed after",P):L.raw_rank?s("{token} {before} before (rank {rank}), {after} af\
ter",P):s("{token} {before} before, {after} after",P)}).join("; ")}function g(){w=0,b=performance.now(),o.removeAttribute("aria-busy");let T=v(),L=T.length||e.promptSteps.
length?zi({curve:$(),series:E(),steps:T,prompt:e.promptSteps,current:e.current(),unit:e.unit,factor:_e(1,e.unit)}):void 0;pe(o,L,({x:P})=>{let S=P-1+(P<1?e.promptSteps.
length:0),q=P<1?e.promptSteps[S]:v()[S];q&&e.selectStep(q)})}function k(){w||!y||(o.setAttribute("aria-busy","true"),w=window.setTimeout(g,Math.max(0,b+qd-performance.
now())))}new IntersectionObserver(([{isIntersecting:T}])=>{y||!T||(y=!0,k())}).observe(t),_s(r,e),i.addEventListener("change",()=>Ss(i.value)),a.addEventListener(
"change",_);function _(){C(),x(),k()}return T=>{T.unit&&(i.value=e.unit),T.run&&(m=new Map),A(v()),M(),_()}}var ji=new WeakMap;function Me(t){let e=ji.get(t)||[],[n]=t.lines(),{keep:o,added:r}=Je(e,n?n.last:null);e.length=o;for(let i of r)e.push(i);return ji.set(t,e),
e}function Ke({groups:t,pair:[e,n]}){if(t.length<2)return null;let o=t[e]?e:0,r=t[n]&&n!==o?n:+(o===0);return[o,r]}function We({groups:t,lanes:e},n){let{id:o,label:r}=t[n];
if(!e)return r;let i=e.find(a=>a.id===o);return i?i.label:s("{lane} (removed)",{lane:r})}var Xn=({groups:t},e,n)=>Fi(t[e].model)===Fi(t[n].model);function Fi(t){
let[e,n=""]=t.split("?");return`${e}?${n.split("&").find(o=>o.startsWith("revision="))||""}`}function Zn(t,e,n){let o=[e,n].map(a=>Me(t.shownOf(a).log)),r=Xn(t,
e,n)?Id(...o):Rd(...o),i=o.map((a,c)=>r[c]>=a.length);return i[0]&&i[1]?{kind:"same",at:r,shorter:null}:i[0]||i[1]?{kind:"shorter",at:r,shorter:i[0]?0:1}:{kind:"\
apart",at:r,shorter:null}}function Id(t,e){let n=Math.min(t.length,e.length),o=0;for(;o<n&&t[o].chosen.token_id===e[o].chosen.token_id;)o+=1;return[o,o]}var Di=({
piece:t})=>t??"\0";function Rd(...t){let[e,n]=t.map(i=>i.map(Di).join("")),o=Math.min(e.length,n.length),r=0;for(;r<o&&e[r]===n[r];)r+=1;return t.map(i=>zd(i,r))}
function zd(t,e){let n=0,o=0;for(;o<t.length&&(n+=Di(t[o]).length)<=e;)o+=1;for(;o>0&&o<t.length&&t[o-1].piece==="";)o-=1;return o}var hn=(t,e=t.length)=>t.slice(
0,e).map(({piece:n})=>n??"").join("");function Hi(t,e=60){let n=Array.from(t);return n.length<=e?t:"…"+n.slice(-e).join("")}var le=t=>vn(t)?s(t):String(t);var Gi=typeof Intl.Segmenter=="function"?new Intl.Segmenter(void 0,{granularity:"word"}):null;function Ki(t){let e=Gi?[...Gi.segment(t)].map(({segment:r})=>r):t.
match(/\s+|[\p{L}\p{M}\p{N}_]+|./gsu)||[],n=[],o="";for(let r of e)r.trim()?(n.push({space:o,word:r}),o=""):o+=r;return o&&n.push({space:o,word:""}),n}function Ui(t,e){
let n=[t,e].map(b=>b.map(({word:y})=>y)),[o,r]=n,i=Math.min(o.length,r.length),a=0;for(;a<i&&o[a]===r[a];)a+=1;let c=0;for(;c<i-a&&o.at(-1-c)===r.at(-1-c);)c+=1;
let d=n.map(b=>b.map((y,$)=>$<a||$>=b.length-c)),m=n.map(b=>b.slice(a,b.length-c)),w=m.some(b=>b.length>1200);for(let[b,y]of Bd(...m.map($=>$.slice(0,1200))))d[0][a+
b]=d[1][a+y]=!0;return{kept:d,shared:d[0].filter((b,y)=>b&&o[y]).length,cut:w}}function Bd(t,e){let n=e.length+1,o=new Uint16Array((t.length+1)*n);for(let i=t.length-
1;i>=0;i--)for(let a=e.length-1;a>=0;a--){let c=i*n+a;o[c]=t[i]===e[a]?o[c+n+1]+1:Math.max(o[c+n],o[c+1])}let r=[];for(let i=0,a=0;i<t.length&&a<e.length;)t[i]===
e[a]?r.push([i++,a++]):o[(i+1)*n+a]>=o[i*n+a+1]?i+=1:a+=1;return r}function Vi(t,e){let r=t.querySelector(".gp-texts"),i="",a=0,c=-1/0;function d(y){let $=l("div","gp-text-side"),E=l("h3","gp-side-name"),v=l("p","gp-side-text",
null,{dir:"auto"});return $.append(E,v),r.append($),{head:E,body:v,tag:y}}let m=["del","ins"].map(d);function w({body:y,tag:$},E,v){let M=[],A="",C=!1,W=()=>{A&&
M.push(C?l($,"",A):A),A=""};E.forEach(({space:x,word:h},p)=>{let u=!v[p]&&!!h;u!==C?!u||!A?(W(),C=u,A=x+h):(A+=x,W(),C=!0,A=h):A+=x+h}),W(),y.replaceChildren(...M)}
function b(y){clearTimeout(a),a=0,c=performance.now();let $=y.map(x=>Ki(hn(Me(e.shownOf(x).log)))),{kept:E,shared:v,cut:M}=Ui(...$);m.forEach((x,h)=>w(x,$[h],E[h]));
let[A,C]=$.map(x=>x.filter(({word:h})=>h).length),W=t.querySelector(".gp-alike");K(W,A+C>0),A+C&&(O(t.querySelector(".gp-share"),s("{share} in common",{share:F(
2*v/(A+C))})),O(t.querySelector(".gp-formula"),s("2 × {shared} shared words / ({one} + {other})",{shared:z(v),one:z(A),other:z(C)}))),K(t.querySelector(".gp-cu\
t"),M),O(t.querySelector(".gp-cut"),s("The texts are very long: only {count} words of each, after their common beginning, are compared. What follows counts as d\
ifferent.",{count:z(1200)}))}return()=>{let y=e.header&&e.header.kind==="lanes"?Ke(e):null,$=y?y.map(C=>Me(e.shownOf(C).log)):[];if(t.hidden=!$.some(C=>C.length),
t.hidden)return;let E=y.map(C=>We(e,C)),v=JSON.stringify([E,...$.map(C=>hn(C))]);if(v===i&&(!a||e.running))return;i=v,O(t.querySelector(".gp-pair"),s("{one} and\
 {other}, word by word",{one:E[0],other:E[1]})),m.forEach(({head:C},W)=>me(C,`${E[W]} ${le(e.groups[y[W]].title)}`,{plain:!0}));let A=$[0].length*$[1].length>2e5&&
e.running?c+500-performance.now():0;A<=0?b(y):a||=setTimeout(()=>b(Ke(e)),A)}}function Ji(t,e){let o=[4,5e-4],r=t.querySelector(".gp-said"),i=t.querySelector(".gp-models"),a=t.querySelector(".gp-sides-box"),c=t.querySelector(".gp-sides"),
d=[t.querySelector(".gp-one"),t.querySelector(".gp-other")];function m(){for(let h of d)h.replaceChildren(...e.groups.map(({title:p},u)=>l("option","",`${We(e,u)}\
 ${le(p)}`,{value:u})))}d.forEach((h,p)=>h.addEventListener("change",()=>{let u=Ke(e),f=Number(h.value),g=f===u[1-p]?u[p]:u[1-p];e.setPair(...p?[g,f]:[f,g])}));
let w=({log:h})=>!!(h.finished||h.failed||e.done);function b(h,{kind:p,at:u,shorter:f}){let[g,k]=h.map(q=>We(e,q)),[_,T]=h.map(q=>e.shownOf(q)),L=[_,T].map(({log:q})=>Me(
q));if(!L[0].length||!L[1].length)return[s("{one} and {other} have no tokens to compare yet.",{one:g,other:k})];if(p==="same")return w(_)&&w(T)?[B(u[0],"{one} a\
nd {other} never diverge: both wrote the same {count} token.","{one} and {other} never diverge: both wrote the same {count} tokens.",{one:g,other:k})]:[B(u[0],"\
{one} and {other} have written the same so far: {count} token.","{one} and {other} have written the same so far: {count} tokens.",{one:g,other:k})];if(p==="shor\
ter"){let[q,R]=f?[k,g]:[g,k];if(!w(f?T:_))return[s("{one} and {other} have written the same so far; {long} is ahead.",{one:g,other:k,long:R})];let{finished:D}=(f?
T:_).log,N=B(u[f],"{count} token","{count} tokens"),I=v(L[1-f][u[1-f]].chosen.text),j=D&&D.sequences.length&&ge(D.sequences[0].stop_reason)[0];return[j?s("{shor\
t} ended after {tokens}: {reason}.",{short:q,tokens:N,reason:j}):s("{short} ended after {tokens}.",{short:q,tokens:N})," ",...he(s("{long} begins with the same \
text and continues with {token}."),{long:R,token:I})]}let[P,S]=L.map((q,R)=>q[u[R]]);return[...y([g,k],u,hn(L[0],u[0]))," ",...$(g,P)," ",...$(k,S)]}function y([
h,p],u,f){if(!f)return[s("They diverge at the first token.")];let[g,k]=u.map(T=>z(T+1));return[g===k?s("They diverge at token {number}.",{number:g}):s("They div\
erge at token {a} of {one} and token {b} of {other}.",{a:g,b:k,one:h,other:p})," ",...he(s("Both had written {text}."),{text:v(Hi(f))})]}let $=(h,p)=>he(p.given?
s("{lane} was given {token} ({odds})."):s("{lane} chose {token} ({odds})."),{lane:h,token:v(p.chosen.text),odds:E(p)}),E=h=>h.chosen.logprob===null?at(h.chosen):
F(ye(h).probability);function v(h){let p=l("span","gp-quote");return p.append(...he(s("“{text}”"),{text:oe(h,"gp-strong")})),p}function M(h){let p=l("p");p.
append(...h),p.textContent!==r.textContent&&r.replaceChildren(...p.childNodes)}function A(h,p){let u=new Map;return h.forEach(({chosen:g,distribution:k},_)=>{for(let T of[
...k.candidates,g]){let L=p?T.token_id:T.text;u.has(L)||u.set(L,{label:T.text,sides:[null,null],most:0});let P=u.get(L);P.sides[_]||(P.sides[_]={candidate:T,isChosen:T.
token_id===g.token_id},P.most=Math.max(P.most,X(T.logprob),X(T.raw_logprob)))}}),[...u.values()].sort((g,k)=>k.most-g.most).filter(({sides:g,most:k},_)=>_<10&&(_<
o[0]||k>=o[1])||g.some(T=>T&&T.isChosen))}function C(){let h=l("tr"),p=l("th","",null,{scope:"row"});return p.append(l("bdi","gp-word")),h.append(p,...[0,1].map(
()=>{let u=l("td"),f=l("div","gp-side"),g=l("span","gp-tracks");g.append(l("i","gp-bar gp-after"),l("i","gp-bar gp-before"));let k=l("span","gp-values");return k.
append(l("span"),l("small")),f.append(l("span","gp-sign"),g,k),u.append(f),u})),h}function W(h,p,u,f){let[g,k,_]=h.firstChild.children,[T,L]=p?[p.candidate.logprob,
p.candidate.raw_logprob].map(X):[0,0],P=!!p&&p.candidate.logprob===null,S=!!p&&p.isChosen;ae(h,[S&&"gp-chosen",P&&"gp-removed",!p&&"gp-unlisted"].filter(Boolean).
join(" ")),O(g,S?"▶":P?"✕":""),ne(k.children[0],"width",T/u),ne(k.children[1],"width",L/u),O(_.children[0],p?P?"":F(T):"–"),O(_.children[1],p?F(L):"");let q=p?
[S&&s("chosen"),P?at(p.candidate):F(T),s("{share} before the processors",{share:F(L)})].filter(Boolean).join(", "):s("not recorded");G(h,{"aria-label":`${f}: ${q}`,
title:P?at(p.candidate):""})}function x(h,p){let u=A(p,Xn(e,...h)),f=u.flatMap(L=>L.sides).filter(Boolean),g=f.every(({candidate:L})=>L.logprob===L.raw_logprob),
k=Math.max(1e-9,...f.flatMap(({candidate:L})=>[X(L.logprob),X(L.raw_logprob)]));a.classList.toggle("gp-plain",g),K(t.querySelector(".gp-before-key"),!g),K(t.querySelector(
".gp-removed-key"),f.some(({candidate:L})=>L.logprob===null)),K(t.querySelector(".gp-unlisted-key"),f.length<2*u.length);let _=Y(c.tBodies[0],u.length,C);u.forEach(
({label:L,sides:P},S)=>{let[q,...R]=_[S].cells;me(q.firstChild,L),R.forEach((D,N)=>W(D,P[N],k,We(e,h[N])))});let T=c.tHead.rows[0].cells;h.forEach((L,P)=>{let{title:S}=e.
groups[L],{entropyAfter:q}=ye(p[P]);me(T[P+1],s("{lane}, entropy {entropy}",{lane:`${We(e,L)} ${le(S)}`,entropy:ue(q,e.unit)}),{plain:!0})})}return h=>{let p=e.
header&&e.header.kind==="lanes"?Ke(e):null;if(t.hidden=!p,!p)return;(h.run||h.lanes)&&m(),d.forEach((T,L)=>{T.value=p[L]});let u=Zn(e,...p);M(b(p,u));let[f,g]=p.
map(T=>We(e,T)),k=Xn(e,...p);K(i,!k),k||O(i,s("{one} and {other} run on different models, so they are compared by text, not by token ids; tokens with the same t\
ext share a row.",{one:f,other:g}));let _=u.kind==="apart"?p.map((T,L)=>Me(e.shownOf(T).log)[u.at[L]]):null;K(a,!!_),_&&x(p,_)}}var Ms=5,Fd=.9;function Dd(t){if(!t.length)return null;let e=[...t].sort((a,c)=>a-c),n=e.length,[o,r,i]=[0,0,2/2**n];for(;o<Math.floor(n/2)&&(r+=i,!(o>0&&r>1-Fd));)
i*=(n-o)/(o+1),o+=1;return o=Math.max(0,o-1),{median:Sn(e),low:e[o],high:e[n-1-o]}}function Es(t,e){if(t.length<Ms)return"few";let{low:n,high:o}=Dd(t);return n>
e?"above":o<e?"below":"open"}function Yi(t,e=!0){let n=([i,a])=>V(i)&&V(a),o=(i,a)=>Es(i.map((c,d)=>[c,a[d]]).filter(n).map(([c,d])=>c-d),0),r=t.findIndex((i,a)=>t.
length>1&&t.every((c,d)=>a===d||o(i,c)===(e?"above":"below")));return r<0?null:r}function Xi(t,e){let n=e.filter(({values:d})=>Number.isFinite(d[t.name])),o=({values:d})=>d[t.name];if(!n.length)return{low:null,high:null,best:null,level:()=>0,
scale:Qn([]),flat:!0};let r=n.reduce((d,m)=>o(m)<o(d)?m:d),i=n.reduce((d,m)=>o(m)>o(d)?m:d),a=Te(t,o(r))===Te(t,o(i)),c=Qn(a?[]:n.map(o));return{low:r,high:i,best:a?
null:Ts(t,e),level:d=>Math.round(c.share(d)*10),scale:c,flat:a}}function Ts(t,e){let n=e.filter(({values:c})=>Number.isFinite(c[t.name])),o=n.map(({each:c})=>c[t.
name]||[]);if(!t.better||o.some(({length:c})=>c!==o[0].length))return null;let r=Yi(o,t.better==="more"),i=r!==null&&n[r].values[t.name],a=c=>t.better==="more"?
c<i:c>i;return r!==null&&n.every(({values:c},d)=>d===r||a(c[t.name]))?n[r]:null}function Qn(t){let e=[...new Set(t)].sort((d,m)=>d-m),[n,o]=[e[0],e.at(-1)],r=d=>m=>o>
n?(d(m)-d(n))/(d(o)-d(n)):0,i=d=>e.some(m=>e.filter(w=>w>=m&&d(w)-d(m)<.1).length>Math.max(1,e.length/2)),a=d=>e.length>1?e.indexOf(d)/(e.length-1):0,c=[{name:"\
linear",share:r(d=>d)},...n>0?[{name:"log",share:r(Math.log)}]:[],{name:"order",share:a}];return c.find(({share:d})=>!i(d))||c.at(-1)}function Xe(t,{each:e}){let n=(e[t.
name]||[]).filter(V);if(n.length<2)return"";let[o,r]=[Math.min(...n),Math.max(...n)].map(i=>Te(t,i));return o===r?"":s("{low} to {high}",{low:o,high:r})}var Vt=t=>t.
better==="less"?"heat":"prob";function Te(t,e,{unit:n=!1}={}){if(!Number.isFinite(e))return"–";let o=e.toLocaleString("en-US",{minimumFractionDigits:t.digits,
maximumFractionDigits:t.digits});return n&&t.unit?`${o} ${s(t.unit)}`:o}var $s=10;function Zi({axes:[t,e],metric:n,heat:o,at:r}){let i=e.values.map((E,v)=>t.values.map((M,A)=>r(v,A))),a=E=>i.map((v,M)=>v.map((A,C)=>E(A,M,C))),c=E=>E.
values[n.name],d=E=>Te(n,c(E))+(o.best===E?" ★":""),m=(E,v,M)=>{let A=Xe(n,E);return`${t.knob} ${t.values[M]}, ${e.knob} ${e.values[v]}: ${d(E)}${A?` (${A})`:
""}`},w=Array.from({length:$s+1},(E,v)=>[v/$s,`var(--gp-${Vt(n)}-${v})`]),b={type:"heatmap",x:t.values,y:e.values,colorscale:w,zmin:0,zmax:$s,showscale:!1,xgap:2,
ygap:2,z:a(E=>Number.isFinite(c(E))?o.level(c(E)):null),text:a(d),texttemplate:"%{text}",hovertext:a(m),hoverinfo:"text"},y=Math.min(760,Math.max(220,96+42*e.values.
length)),$={type:"category",showgrid:!1};return pt(s("{metric} over {columns} and {rows}",{metric:s(n.title),columns:t.knob,rows:e.knob}),[b],Ne(t.knob,{...$,side:"\
top"}),Ne(e.knob,{...$,autorange:"reversed"}),{height:y,margin:{l:52,r:18,t:60,b:16}})}function Qi({knob:t,metric:e,points:n,wide:o}){let r=n.map(({label:v})=>v.trim()===""?NaN:Number(v)),i=r.every(Number.isFinite)?{linear:"linear",log:"log",order:"\
category"}[Qn(r).name]:"category",a=n.map((v,M)=>({...v,x:i==="category"?v.label:r[M]}));i!=="category"&&a.sort((v,M)=>Number(v.x)-Number(M.x));let c=a.filter(({
value:v})=>Number.isFinite(v)),d=c.flatMap(({value:v,each:M})=>[v,...M]),m=o&&d.length>0&&Math.min(...d)>0,w=({label:v,value:M,range:A,best:C})=>`${v}: ${Te(e,M)}${A?
` (${A})`:""}${C?`, ${s("the best")}`:""}`,b={type:"scatter",mode:"lines+markers",cliponaxis:!1,connectgaps:!1,hoverinfo:"text",x:a.map(({x:v})=>v),y:a.map(({value:v})=>Number.
isFinite(v)?v:null),text:a.map(w),line:{color:"var(--gp-kept)",width:2},marker:{color:"var(--gp-kept)",size:10},error_y:{type:"data",symmetric:!1,color:"var(--g\
p-muted)",thickness:1.5,width:4,array:a.map(({value:v,each:M})=>M.length>1?Math.max(...M)-v:0),arrayminus:a.map(({value:v,each:M})=>M.length>1?v-Math.min(...M):
0)}},y={type:"scatter",mode:"text",hoverinfo:"skip",textposition:"top center",cliponaxis:!1,textfont:{color:"var(--gp-text)"},x:c.map(({x:v})=>v),y:c.map(({value:v})=>v),
text:c.map(({value:v,best:M})=>c.length<=12||M?Te(e,v)+(M?" ★":""):"")},$=s(e.title),E=`${$}${e.unit?` (${s(e.unit)})`:""}${m?`, ${s("logarithmic scale")}`:""}`;
return pt(s("{metric} over {knob}",{metric:$,knob:t}),[b,y],Ne(t,{type:i}),Ne(E,m?{type:"log"}:{}))}function eo(t,{metric:{meaning:e,formula:n,unit:o,live:r}}){let i=[o?s("In {unit}.",{unit:s(o)}):"",r?"":s("It is known when the runs of a cell have ended.")];t.
replaceChildren(`${s(e)} `,l("span","gp-formula",s(n)),...i.filter(Boolean).map(a=>` ${a}`))}function ea(t,e,n){let{low:o,high:r,best:i,scale:a,flat:c}=n,d=e.metric,
m=e.group.groups.some(E=>Xe(d,E)),w=E=>E&&e.nameOf(E.number)+E.values[d.name],b=[d.name,w(o),w(r),i&&i.number,a.name,c,m].join();if(t.dataset.key===b||(t.dataset.
key=b,t.replaceChildren(),!o))return;let y=(E,v)=>{let M=l("span"),A=l("b","",Te(d,v.values[d.name],{unit:!0}));return M.append(...he(E,{value:A,cell:e.nameOf(v.
number)})),M};c?t.append(y(s("The same everywhere: {value}"),o)):t.append(y(s("lowest {value} at {cell}"),o),Hd(Vt(d)),y(s("highest {value} at {cell}"),r));let $=[
a.name==="log"&&s("Coloured on a logarithmic scale."),a.name==="order"&&s("Coloured by rank, because some values are far from the rest."),m&&s("Small numbers: f\
rom the lowest to the highest of a cell’s seeds."),i&&(d.better==="more"?s("★ best: higher is better, seed by seed"):s("★ best: lower is better, seed by see\
d"))];t.append(...$.filter(Boolean).map(E=>l("span","",E)))}function Hd(t){let e=l("span","gp-ramp",null,{"aria-hidden":"true"});for(let n=0;n<=10;n++){let o=l(
"i");o.style.backgroundColor=`var(--gp-${t}-${n})`,e.append(o)}return e}function ta(t,e,n,o){let r=e.view!=="heat"?void 0:e.isList?Gd(e,n):e.isSettled?Kd(e,n):void 0;
pe(t,r,i=>o(e.isList?e.inOrder[i.pointNumber].number:e.inRow(i.pointNumber[0])[i.pointNumber[1]].number))}function Gd(t,{best:e,scale:n}){let o=t.metric,[{knob:r,
values:i}]=t.axes,a=t.inOrder.map(c=>({label:i[c.place[1]],value:c.values[o.name],each:(c.each[o.name]||[]).filter(V),range:Xe(o,c),best:e===c}));return Qi({knob:r,
metric:o,points:a,wide:n.name!=="linear"})}function Kd(t,e){return Zi({axes:t.axes,metric:t.metric,heat:e,at:(n,o)=>t.inRow(n)[o]})}var Ud={eos:"■",stop_string:"■",length:"⊣",max_time:"⊣",unfinished:"⊣",stopped:"◻",failed:"✕"},Ze=t=>Mn(Ud,t,"■"),Qe=t=>t==="failed"?[s("an erro\
r"),s("ended in an error")]:ge(t),Be=t=>(t.log?t.log.failed:t.ended&&t.ended.failed)||null,ut=t=>t.log?t.log.numTokens:t.tokens.length;function Se(t){return Be(
t)?"failed":t.log?t.log.finished&&((t.log.finished.sequences[0]||{}).stop_reason||"stopped"):t.ended&&(t.ended.stop_reason||"stopped")}function Jt(t){let e=Se(t);
return e?e==="failed"?"failed":e==="stopped"?"cut":"ended":(t.log?t.log.started:t.begun)?"decoding":"waiting"}function ft({tokens:t,ended:e},n=1/0){if(e&&e.text!==
null&&e.text!==void 0)return e.text.length>n?e.text.slice(0,n):e.text;let o="";for(let{piece:r}of t)if(o+=r??"",o.length>=n)break;return o}var Ls=({name:t})=>t==="ended";function to(t,{values:e,each:n,entries:o},{unit:r=!1}={}){let i=e[t.name],a=(n[t.name]||(o.length===1?[i]:[])).filter(V);return!Ls(
t)||!a.length?Te(t,i,{unit:r}):s("{count} of {all}",{count:z(a.filter(Boolean).length),all:z(a.length)})}function As(t,e){let n=l("span","gp-stepper"),[o,r,i]=[l("button","","‹"),l("span"),l("button","","›")];n.append(o,r,i);let a=0,c=m=>w=>{w.stopPropagation(),
Cs(t,a,m)};[[o,-1,s("The text of the previous seed")],[i,1,s("The text of the next seed")]].forEach(([m,w,b])=>{G(m,{type:"button","aria-label":b,tabindex:e}),m.
addEventListener("click",c(w))});function d(m){a=m;let{entries:w}=t.groups[m];n.hidden=w.length<2,O(r,`${w.indexOf(t.shownOf(m))+1}/${w.length}`)}return{box:n,draw:d}}
function Cs(t,e,n){let{entries:o}=t.groups[e],r=o.indexOf(t.shownOf(e));t.showEntry(e,(r+n+o.length)%o.length)}function na(t,e,n){let o=v=>t.querySelector(".gp-\
whole"+v),r=o(""),i=As(e,0),a=l("span"),c=l("button","gp-button",s("Open as one run"),{type:"button"});o("-tools").append(i.box,a,c);let d=null;function m(v){let M=o(
"-text"),A=ft(v);M.childElementCount||M.append(l("span","gp-prompt"),l("span")),O(M.firstChild,e.header.prompt+(e.apart?`
`:"")),O(M.lastChild,A);let C=Se(v),W=ut(v),x=C?C!=="failed"&&`${Ze(C)} ${Qe(C)[1]}`:W?s("still being written"):s("queued");O(o("-end"),[B(W,"{count} token","{c\
ount} tokens"),x].filter(Boolean).join(" · "))}function w(v){let M=Be(v),A=o("-problem");A.hidden=!M,M&&A.replaceChildren(l("b","","✕ "),`${s(M.message)} ${s(
M.fix)}`)}function b(v){let M=v.entries.length;O(o("-over"),M>1?s("Metrics of the {count} runs of this cell together, most as their mean:",{count:z(M)}):s("Metr\
ics:"));let A=Y(o("-values"),e.metrics.length,()=>{let C=l("div");return C.append(l("dt"),l("dd")),C});e.metrics.forEach((C,W)=>{O(A[W].firstChild,s(C.title)),O(
A[W].lastChild,to(C,v,{unit:!0})),G(A[W],{title:`${s(C.meaning)} ${s(C.formula)}`})})}function y(){if(d===null)return;let v=e.shownOf(d);O(o("-title"),n(d)),G(r,
{"aria-label":n(d)}),i.draw(d),O(a,(v.seed??null)===null?"":s("seed {seed}",{seed:v.seed})),c.hidden=!e.canAsk,m(v),w(v),b(e.groups[d])}function $(v){d=v,y(),r.
open||r.showModal(),r.scrollTop=0}function E(){r.open&&r.close(),d=null}return c.addEventListener("click",()=>{let{number:v}=e.shownOf(d);E(),e.ask({type:"open",
entry:v})}),r.addEventListener("close",()=>{d=null}),r.addEventListener("click",({target:v})=>v===r&&E()),r.addEventListener("keydown",v=>v.stopPropagation()),t.
querySelector(".gp-shut").addEventListener("click",E),{show:$,shut:E,draw:y}}var oa={ArrowLeft:(t,e)=>[t,e-1],ArrowRight:(t,e)=>[t,e+1],ArrowUp:(t,e)=>[t-1,e],ArrowDown:(t,e)=>[t+1,e],Home:t=>[t,0],End:t=>[t,1/0]};function sa(t){Vd(t),Jd(
t)}function Vd(t){let{table:e,whole:n,group:o}=t;function r([i,a]){let c=e.tBodies[0].rows[i];!c||a<0||t.focus(c.cells[Math.min(a+1,c.cells.length-1)],!0)}e.addEventListener(
"keydown",i=>{let a=i.target.closest("td");if(!a||i.ctrlKey||i.altKey||i.metaKey)return;let{gpGroup:c}=a,d=a.parentElement;if(i.key==="Enter")n.show(c);else if(i.
key===" ")Cs(o,c,1);else if(Object.hasOwn(oa,i.key))r(oa[i.key](d.sectionRowIndex,a.cellIndex-1));else return;i.preventDefault()}),e.addEventListener("click",i=>{
let a=i.target,c=a.closest("td");!c||a.closest(".gp-stepper")||(t.focus(c),n.show(c.gpGroup))}),e.addEventListener("focusin",({target:i})=>{i.tagName==="TD"&&t.
focus(i)})}function Jd(t){let{state:e,field:n,select:o}=t,r=t.part("switch");o.addEventListener("change",()=>{e.metricName=o.value,eo(t.part("metric-meaning"),e),
t.drawValues()}),r.addEventListener("click",({target:i})=>{let a=i.dataset.view;if(a){e.view=a;for(let c of r.children)c.setAttribute("aria-pressed",String(c.dataset.
view===a));n.classList.toggle("gp-as-heat",a==="heat"),t.drawValues()}})}var ra="perplexity",no=class{constructor(e){this.group=e,this.view="texts",this.metricName=""}begin(){let e=this.group.metrics.map(({name:n})=>n);e.includes(this.
metricName)||(this.metricName=e.includes(ra)?ra:e[0])}get axes(){return this.group.header.axes}get isList(){return this.axes.length<2}get isSettled(){return!!this.
group.done}get metric(){return this.group.metrics.find(({name:e})=>e===this.metricName)}get inOrder(){return this.group.groups.slice().sort((e,n)=>e.place[1]-n.
place[1])}inRow(e){return this.inOrder.filter(({place:n})=>n[0]===e)}nameOf(e){let{place:n}=this.group.groups[e];return this.axes.map(({knob:o,values:r},i)=>`${o}\
 ${r[n[1-i]]}`).join(", ")}failuresIn(e){let{entries:n}=this.group.groups[e],o=n.filter(Be).length;return o&&n.length>1?s("{count} of {all}",{count:z(o),all:z(n.
length)}):""}standingOf(e){let n=this.group.shownOf(e);return Be(n)?"failed":Se(n)?"":Jt(n)==="decoding"?"decoding":this.group.done?"did not run":"queued"}};var ia=300,aa={failed:()=>s("failed"),decoding:()=>s("decoding"),queued:()=>s("queued"),"did not run":()=>s("did not run"),"":()=>""},Yd=t=>t===""?s("(empty)"):
t==="decoding"?"…":aa[t](),Ps=(t,e)=>{let n=l("th",t==="row"?"gp-side":"",null,{scope:t});return n.append(oe(e)),n};function et(t,e){let n=l(t);return n.append(
...e),n}var oo=class{constructor(e,n){this.root=e,this.state=n,this.group=n.group,this.field=this.part("field"),this.table=this.field.firstElementChild,this.select=
this.part("metric"),this.chart=this.part("metric-chart"),this.whole=na(e,this.group,o=>n.nameOf(o)),this.cells=[],this.focused=null}part(e){return this.root.querySelector(
".gp-"+e)}build(){let{state:e,group:n,select:o}=this;this.whole.shut(),e.begin(),o.replaceChildren(...n.metrics.map(({name:c,title:d})=>l("option","",s(d),{value:c}))),
o.value=e.metricName;let[{knob:r},i]=e.axes,a=i?s("{one} and {other}",{one:r,other:i.knob}):r;O(this.part("title"),a);for(let c of[this.field,this.chart])c.classList.
toggle("gp-on-one-axis",e.isList);this.cells=n.groups.map(c=>this.makeCell(c)),this.table.replaceChildren(...e.isList?this.listRows():this.gridRows()),this.table.
setAttribute("aria-label",s("The runs over {knobs}",{knobs:a})),this.focus(this.cells.length?this.cells[0].cell:null),eo(this.part("metric-meaning"),e)}makeCell({
number:e}){let n=l("td","",null,{role:"gridcell",tabindex:"-1"}),o=l("div","gp-cell-top"),[r,i]=[l("span","gp-value"),l("span","gp-star","★")],[a,c]=[l("small",
"gp-seeds-range"),l("span","gp-some-failed")],d=l("bdi","gp-cell-text"),m=As(this.group,-1);return i.hidden=!0,o.append(r,i,a,c,m.box),n.append(o,d),n.gpGroup=e,
{cell:n,top:o,value:r,star:i,range:a,failed:c,text:d,stepper:m,colour:""}}gridRows(){let{state:e,cells:n}=this,[o,r]=e.axes,i=l("th","gp-knob",null,{scope:"colg\
roup",colspan:o.values.length});i.append(l("span","",o.knob));let a=l("th","gp-side",r.knob,{scope:"col",rowspan:2}),c=[et("tr",[a,i]),et("tr",o.values.map(m=>Ps(
"col",m)))],d=m=>e.inRow(m).map(({number:w})=>n[w].cell);return[et("thead",c),et("tbody",r.values.map((m,w)=>et("tr",[Ps("row",m),...d(w)])))]}listRows(){let{state:e,
cells:n}=this,[{knob:o,values:r}]=e.axes,i=et("tr",[l("th","gp-side",o,{scope:"col"}),l("th","gp-metric-name","",{scope:"col"})]),a=e.inOrder.map(({number:c,place:d})=>et(
"tr",[Ps("row",r[d[1]]),n[c].cell]));return[et("thead",[i]),et("tbody",a)]}drawText(e){let{state:n,group:o}=this,{cell:r,text:i,stepper:a,failed:c}=this.cells[e],
d=o.shownOf(e),m=Be(d),w=n.failuresIn(e);O(c,w&&`✕ ${w}`);let b=m?`✕ ${s("failed")}`:ft(d,ia).slice(0,ia).trim();O(i,b||Yd(n.standingOf(e))),ae(r,["gp-cell",
m&&"gp-broken",!b&&"gp-quiet"].filter(Boolean).join(" ")),a.draw(e),this.describe(e)}drawTexts(){this.group.groups.forEach(({number:e})=>this.drawText(e))}drawQuiet(){
this.cells.forEach(({cell:e},n)=>e.classList.contains("gp-quiet")&&this.drawText(n))}drawValues(){let{state:e,group:n}=this,o=e.metric;if(!o)return;let r=Xi(o,n.
groups);for(let i of n.groups)this.drawValue(i,o,r);e.isList&&O(this.part("metric-name"),s(o.title)),ea(this.part("legend"),e,r),this.field.hidden=e.view==="hea\
t"&&!e.isList&&e.isSettled,O(this.part("hint"),this.field.hidden?s("Click a cell for its full text. Drag to zoom; double-click to see all again."):s("Click a ce\
ll, or press Enter, for its full text; the arrow keys move between cells.")),ta(this.chart,e,r,i=>this.whole.show(i))}drawValue(e,n,o){let r=this.cells[e.number],
{top:i,value:a,star:c,range:d}=r,m=e.values[n.name],w=Number.isFinite(m),b=w?`var(--gp-${Vt(n)}-${o.level(m)})`:"";r.colour!==b&&(i.style.backgroundColor=r.colour=
b),ae(i,w?"gp-cell-top":"gp-cell-top gp-none"),O(a,w?Te(n,m):e.entries.length===1&&Be(e.entries[0])?"✕":"–"),O(d,w?Xe(n,e):""),c.hidden=o.best!==e,this.describe(
e.number)}describe(e){let{state:n}=this,{cell:o,star:r,value:i,range:a}=this.cells[e],c=s((n.metric||{}).title),d=n.failuresIn(e),m=[n.nameOf(e),a.textContent?s(
"{metric}: {value}, over its seeds {range}",{metric:c,value:i.textContent,range:a.textContent}):`${c}: ${i.textContent}`,r.hidden?"":s("best"),d&&s("failed: {sh\
are}",{share:d}),aa[n.standingOf(e)]()];G(o,{"aria-label":m.filter(Boolean).join("; ")})}focus(e,n=!1){this.focused&&(this.focused.tabIndex=-1),this.focused=e,e&&
(e.tabIndex=0,n&&(e.focus({preventScroll:!0}),this.reveal(e)))}reveal(e){let{field:n,table:o}=this,[r,i]=[n.getBoundingClientRect(),e.getBoundingClientRect()],a=r.
left+e.parentElement.firstElementChild.offsetWidth,c=r.top+o.tHead.offsetHeight;n.scrollLeft+=Math.min(0,i.left-a)||Math.max(0,i.right-r.right),n.scrollTop+=Math.
min(0,i.top-c)||Math.max(0,i.bottom-r.bottom),(i.top<0||i.bottom>innerHeight)&&e.scrollIntoView({block:"nearest",inline:"nearest"})}};function ca(t,e){let n=new oo(t,new no(e));return sa(n),o=>{if(t.hidden=!e.header||e.header.kind!=="sweep"||!e.groups.length,t.hidden){n.whole.shut();return}o.run&&
n.build(),o.run||o.pair||o.status?n.drawTexts():o.steps&&new Set([...o.entries].map(r=>e.entries[r].group)).forEach(r=>n.drawText(r)),o.measured&&n.drawQuiet(),
(o.run||o.measured||o.status)&&n.drawValues(),n.whole.draw()}}var da={probability:{scale:"prob",level:t=>t.probability*10,ends:["0%","100%"],meaning:()=>s("How likely the token was, after the processors.")},raw:{scale:"pro\
b",level:t=>t.rawProbability*10,ends:["0%","100%"],meaning:()=>s("How likely the model found the token, before the processors.")},rank:{scale:"heat",level:t=>Ns[ha(
t)][1],meaning:()=>s("The rank among all tokens, the likeliest first. A bar beside the token shows it, too.")},surprisal:{scale:"heat",level:t=>t.surprisal/Math.
LN2,bits:[0,10],words:()=>[s("expected"),s("surprising")],meaning:()=>s("How unexpected the token was: minus the logarithm of its probability.")},uncertainty:{scale:"\
heat",level:t=>t.entropyBefore/Math.LN2*1.25,bits:[0,8],words:la,meaning:()=>s("How uncertain the model was before this token: the entropy of its distribution, \
before the processors.")},entropy:{scale:"heat",level:t=>t.entropyAfter/Math.LN2*1.25,bits:[0,8],words:la,meaning:()=>s("How open the choice was: the entropy af\
ter the processors.")}};function la(){return[s("certain"),s("uncertain")]}var Ns=[[1,0],[10,3],[100,6],[1e3,8],[1/0,10]],ha=({rank:t})=>Ns.findIndex(([e])=>(t??
1/0)<=e);function so(t,e,n){let{scale:o,level:r}=da[e],i=Math.round(Math.max(0,Math.min(10,r(n)||0)));t.style.backgroundColor=`var(--gp-${o}-${i})`,e==="rank"?t.
dataset.rank=String(ha(n)):delete t.dataset.rank}function ro(t,e,n){let{scale:o,ends:r,bits:i,words:a=()=>[],meaning:c}=da[e];if(t.dataset.tip=c(),t.tabIndex=0,
t.replaceChildren(),e==="rank"){Ns.forEach(([E,v],M)=>{let A=l("span","gp-chip",E===1/0?s("beyond"):s("top {rank}",{rank:E}),{"data-rank":M});A.style.backgroundColor=
`var(--gp-${o}-${v})`,t.append(A)});return}let[d,m]=r||i.map(E=>`${n==="bits"?E:(E*Math.LN2).toFixed(1)} ${n}`),[w,b]=a(),y=(E,v)=>v?`${v}, ${E}`:E,$=l("span","\
gp-ramp",null,{"aria-hidden":"true"});for(let E=0;E<=10;E++){let v=l("i");v.style.backgroundColor=`var(--gp-${o}-${E})`,$.append(v)}t.append(l("span","",y(d,w)),
$,l("span","",y(i?m.replace(" ","+ "):m,b)))}var pa=[["stop","■",t=>s("Stop lane {lane}",{lane:t})],["select","✎",t=>s("Edit lane {lane}",{lane:t})],["copy","❐",t=>s("Copy lane {lane}",{lane:t})],["l\
eft","◀",t=>s("Move lane {lane} to the left",{lane:t})],["right","▶",t=>s("Move lane {lane} to the right",{lane:t})],["remove","✕",t=>s("Remove lane {lane\
}",{lane:t})]],io=class{constructor(e,n){this.group=n;let o=l("div","gp-lane-head");this.name=l("button","gp-lane-name",null,{type:"button"}),this.letter=l("b",
"gp-letter"),this.title=l("bdi","gp-lane-title"),this.reference=l("span","gp-lane-reference",s("reference")),this.name.append(this.letter,this.title,this.reference),
this.tools=l("span","gp-lane-tools"),this.buttons=Object.fromEntries(pa.map(([i,a])=>{let c=l("button","gp-button",a,{type:"button","data-do":i});return this.tools.
append(c),[i,c]})),o.append(this.name,this.tools),this.settings=l("p","gp-lane-settings"),this.changed=l("p","gp-lane-changed",`△ ${s("changed since this run")}`),
this.state=l("p","gp-lane-state"),this.doing=l("b"),this.tokens=l("span","gp-lane-count"),this.company=l("span","gp-lane-company","",{tabindex:"0","data-tip":""}),
this.state.append(this.doing,this.tokens,this.company),this.parts=l("p","gp-lane-parts"),this.seeds=l("p","gp-lane-seeds"),this.back=l("button","gp-button","◀",
{type:"button","data-seed":"-1","aria-label":s("Previous seed")}),this.on=l("button","gp-button","▶",{type:"button","data-seed":"1","aria-label":s("Next seed")}),
this.seed=l("span","","",{"aria-live":"polite"}),this.seeds.append(this.back,this.seed,this.on),this.problem=l("div","gp-problem"),this.why=l("span"),this.problem.
append(l("b","","✕ "),this.why);let r=l("div","gp-lane-top");r.append(o,this.settings,this.changed,this.state,this.parts,this.seeds,this.problem),e.append(r)}draw({
lane:e,ran:n,place:o,lanes:r,isReference:i,parts:a,told:c}){let d=n?this.group.shownOf(n.number):null;O(this.letter,e.label),O(this.title,le(e.title)),K(this.reference,
i),G(this.name,{"aria-pressed":String(i),title:i?s("The other lanes are compared with this one"):s("Compare the others with {lane}",{lane:e.label})}),this.name.
disabled=!n,this.drawTools(e,o,r),this.drawStop(n),O(this.settings,Xd(e,d,n).join(" · ")),K(this.changed,!!n&&["model","seed","settings"].some(m=>JSON.stringify(
e[m]??null)!==JSON.stringify(n[m]??null))),this.drawState(d),O(this.parts,a),K(this.parts,!!a),this.drawSeeds(d,n),this.drawProblem(e,c)}drawTools(e,n,o){K(this.
tools,this.group.canAsk);let r={left:n===0,right:n===o-1,remove:o===1,copy:o>=pn};for(let[i,,a]of pa){let c=i==="select"&&e.selected?s("Lane {lane} is shown in \
the settings",{lane:e.label}):a(e.label);G(this.buttons[i],{title:c,"aria-label":c,"aria-disabled":String(!!r[i])})}O(this.buttons.select,e.selected?`✎ ${s("e\
diting")}`:"✎"),G(this.buttons.select,{"aria-pressed":String(!!e.selected)})}drawStop(e){let{stop:n}=this.buttons,o=!!e&&this.group.running&&e.entries.some(({
log:r})=>!r.finished&&!r.failed);!o&&n===document.activeElement&&this.name.focus(),K(n,o)}drawState(e){if(K(this.state,!!e),!e)return;let{log:n}=e;O(this.doing,
Zd(n,this.group.done));let o=Me(n).length;O(this.tokens,o?B(o,"{count} token","{count} tokens"):"");let r=Ws.get(n);n.shared>1&&Ws.set(n,{others:Math.max(n.shared-
1,r?r.others:0),apart:n.apart&&(!r||r.apart)});let i=Ws.get(n);if(K(this.company,!!i),!i)return;let{others:a,apart:c}=!n.running||n.shared<2?i:{others:n.shared-
1,apart:n.apart};O(this.company,c?B(a,"in turn with another run","in turn with {count} others"):B(a,"together with another run","together with {count} others")),
G(this.company,{"data-tip":c?s("It has forward passes of its own, in turn with those of the others: no other run uses its model, or it reads or writes several t\
okens at once."):s("Decoded in one batch with the other runs on this model: each forward pass gives all of them their next token.")})}drawSeeds(e,n){let o=n?n.entries.
length:0;K(this.seeds,o>1),!(o<2)&&(O(this.seed,s("seed {seed}, {place} of {all}",{seed:ua(e)??"–",place:n.shown+1,all:o})),G(this.back,{"aria-disabled":String(
n.shown===0)}),G(this.on,{"aria-disabled":String(n.shown===o-1)}))}drawProblem({label:e,problem:n},o){let r=s(n),i=o.get(r)??e;r&&o.set(r,i),K(this.problem,!!r),
O(this.why,!r||i===e?r:s("The same as in lane {lane}.",{lane:i}))}},pn=8,Ws=new WeakMap,ua=({seed:t,log:e})=>t??(e&&e.started?e.started.seed:null);function Xd(t,e,n){
let o=e&&n.seed===t.seed&&n.entries.length===1?ua(e):null,r=t.seed??o;return[t.model,le(t.settings??""),r===null?"":s("seed {seed}",{seed:r})].filter(Boolean)}function Zd(t,e){
let{queued:n,loading:o,started:r,failed:i,finished:a}=t;return i?`✕ ${s("stopped by an error")}`:a?`■ ${a.sequences.length?ge(a.sequences[0].stop_reason)[1]:
s("ended")}`:e?r?`■ ${s("was stopped")}`:s("did not run"):o?Lt(o):n?n.ahead?B(n.ahead,"waiting for another run","waiting for {count} others"):s("starting …"):
r?`● ${s("decoding …")}`:s("waiting for its turn")}var ao=class{constructor(e,n){this.body=e,this.entries=n,this.width=0,this.timer=0,this.clear(null),e.addEventListener("scroll",()=>{this.atEnd=e.scrollHeight-e.
scrollTop-e.clientHeight<40},{passive:!0}),new ResizeObserver(()=>this.resized()).observe(e)}clear(e){this.log=e,this.body.replaceChildren(),this.rows=new Ye(this.
body),this.tokens=[],this.steps=[],this.dimmed=0,this.sign=null,this.said="",this.stop=null,this.atEnd=!0}draw(e,{shared:n,sign:o,why:r},{shade:i,unit:a}){this.
log!==e&&this.clear(e);let{keep:c,added:d}=Je(this.steps,Me(e).at(-1)||null);c<this.tokens.length&&this.cut(c);for(let m of d)this.append(m,i,a);this.dim(n),this.
signAt(o?this.tokens[n]:null,o,r,a),!this.stop&&this.tokens.length&&this.reach(this.tokens[0])}cut(e){It(this,e),this.steps.length=e,this.dimmed=Math.min(this.dimmed,
e),this.stop&&!this.stop.isConnected&&(this.stop=null)}append(e,n,o){let r={...e.chosen,piece:e.piece},i=l("span","gp-token",null,{role:"button",tabindex:"-1"});
ct(i,r);let a=this.tokens.length?this.entries.get(this.tokens.at(-1)).token:null;this.entries.set(i,{token:r,step:e,index:e.index,lane:this}),e.given&&(i.dataset.
given=""),lt(this,i,r,a),this.steps.push(e),this.describe(i,o),this.shade(i,n)}shade(e,n){so(e.querySelector(".gp-ink"),n,ye(this.entries.get(e).step))}describe(e,n){
let{token:o,step:r,index:i}=this.entries.get(e),a=[s("token {number}: {text}",{number:i+1,text:Z(o.text)}),...Cn(r,n),this.whyOf(e)];e.setAttribute("aria-label",
a.filter(Boolean).join(", "))}whyOf(e){let{step:n}=this.entries.get(e);return[e===this.sign?this.said:"",n.given?s("given, not chosen"):""].filter(Boolean).join(
", ")}dim(e){let n=Math.min(e,this.tokens.length);for(let o=n;o<this.dimmed;o++)this.tokens[o].classList.remove("gp-shared");for(let o=this.dimmed;o<n;o++)this.
tokens[o].classList.add("gp-shared");this.dimmed=n}signAt(e,n,o,r){if((e||null)===this.sign&&(!e||o===this.said&&e.dataset.parts===n))return;let i=this.sign;this.
sign=e||null,this.said=o,i&&(delete i.dataset.parts,this.describe(i,r)),e&&(e.dataset.parts=n,this.describe(e,r))}redraw({shade:e,unit:n}){for(let o of this.tokens)
this.shade(o,e),this.describe(o,n)}settle(){this.atEnd&&this.log&&this.log.running&&(this.body.scrollTop=1e7),this.rows.settle()}resized(){let{clientWidth:e}=this.
body;!e||e===this.width||(this.width=e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),200))}reach(e){this.stop&&(this.
stop.tabIndex=-1),this.stop=e,e.tabIndex=0}next(e,n){let o=this.tokens.indexOf(e);switch(n){case"ArrowRight":return this.tokens[o+1];case"ArrowLeft":return this.
tokens[o-1];case"ArrowDown":return Pe(this.tokens,o,1);case"ArrowUp":return Pe(this.tokens,o,-1);case"Home":return this.tokens[0];case"End":return this.tokens.at(
-1);default:return null}}};function fa(t,e){let n=t.querySelector(".gp-columns"),o=t.querySelector(".gp-shade"),r=t.querySelector(".gp-scale"),i=t.querySelector(".gp-add"),a=new Map,c=new WeakMap,
d=qt(t,n,e,h=>{let p=c.get(h);if(!p)return null;let{token:u,step:f,index:g,lane:k}=p;return{id:u.token_id,text:u.text,where:s("token {number}",{number:g+1}),step:f,
why:k.whyOf(h)}}),m=()=>({shade:o.value,unit:e.unit});function w(){return e.lanes?e.lanes.map(h=>({key:`lane ${h.id}`,lane:h,number:e.groups.findIndex(({id:p})=>p===
h.id)})):e.groups.map(h=>({key:`group ${h.number}`,lane:h,number:h.number}))}function b(h){let p=document.activeElement,u=[...n.children].indexOf(p&&p.closest("\
.gp-lane")),f=new Set(h.map(({key:g})=>g));for(let[g,{element:k}]of a)f.has(g)||(k.remove(),a.delete(g));h.forEach(({key:g,lane:k,number:_},T)=>{let L=a.get(g)||
$(g);Object.assign(L,{lane:k,number:_}),n.children[T]!==L.element&&n.insertBefore(L.element,n.children[T]||null)}),y(),!(u<0||document.activeElement===p)&&(p.isConnected?
p.focus():n.children.length&&n.children[Math.min(u,n.children.length-1)].querySelector(".gp-lane-name").focus())}function y(){let{clientWidth:h}=n,[p,u,f]=[240,
12,4];if(!h||!a.size)return;let g=Math.max(1,Math.min(f,Math.floor((h+u)/(p+u)))),k=Math.ceil(a.size/g);n.style.setProperty("--lanes-in-row",Math.ceil(a.size/k))}
new ResizeObserver(y).observe(n);function $(h){let p=l("li","gp-lane"),u=new io(p,e),f=l("p","gp-note gp-not-yet",s("Not run yet.")),g=l("div","gp-lane-text",null,
{role:"group",dir:"auto"}),k=l("div","gp-lane-bottom");k.append(f,g),p.append(k);let _={element:p,head:u,note:f,body:g,text:new ao(g,c)};return a.set(h,_),_}function E(h,p,u,f){
let{element:g,head:k,note:_,body:T,text:L,lane:P,number:S}=h,q=S<0?null:e.groups[S],R=Ke(e),D=!!(q&&R&&R[0]===S),N=q&&R&&!D?v(R[0],S):{shared:0,sign:"",why:"",words:""};
k.draw({lane:P,ran:q,place:p,lanes:u,isReference:D,parts:N.words,told:f}),g.classList.toggle("gp-lane-selected",!!P.selected),G(g,{"aria-label":s("Lane {lane}: \
{title}",{lane:P.label,title:le(P.title)})}),G(T,{"aria-label":s("Text of lane {lane}, token by token. The arrow keys move along it.",{lane:P.label})}),K(_,!q),
K(T,!!q),q?L.draw(e.shownOf(S).log,N,m()):L.log&&L.clear(null)}function v(h,p){let u=We(e,h),[f,g]=[h,p].map(q=>e.shownOf(q).log),{kind:k,at:_,shorter:T}=Zn(e,h,
p),L=_[1];if(k==="apart"){let{chosen:q}=Me(f)[_[0]],R=s("here it diverges from {lane}, which has {token}",{lane:u,token:Z(q.text)});return{shared:L,sign:`≠${u}`,
why:R,words:`≠ ${s("diverges from {lane} at token {number}",{lane:u,number:L+1})}`}}let P={shared:L,sign:"",why:""};if(!L)return{...P,words:""};let S=[f,g].map(
q=>!!(q.finished||q.failed||e.done));return(k==="same"?!(S[0]&&S[1]):!S[T])?{...P,words:`= ${s("the same as {lane} so far",{lane:u})}`}:k==="same"?{...P,words:`\
= ${s("the same as {lane}",{lane:u})}`}:{...P,words:`= ${T?s("the same as {lane}, which continues",{lane:u}):s("the same as {lane}, then continues",{lane:u})}`}}
function M(h){let{header:p}=e,u=p?p.prompt:"";K(t.querySelector(".gp-asked"),!!u),me(t.querySelector(".gp-asked-text"),u,{plain:!0}),K(t.querySelector(".gp-part\
ing-key"),!!Ke(e)),K(i.parentNode,e.canAsk),G(i,{"aria-disabled":String(h.length>=pn),title:h.length>=pn?s("At most {count} lanes",{count:String(pn)}):s("A new \
lane at the end")})}let A=h=>[...a.values()].find(({element:p})=>p.contains(h));n.addEventListener("click",({target:h})=>{let p=A(h),u=h.closest("button"),f=h.closest(
".gp-token");p&&f&&c.has(f)&&W(p,f),!(!p||!u||u.getAttribute("aria-disabled")==="true")&&(u.dataset.do&&e.ask({type:"lane",do:u.dataset.do,id:p.lane.id}),u.dataset.
seed&&e.showEntry(p.number,e.groups[p.number].shown+Number(u.dataset.seed)),u===p.head.name&&C(p.number))});function C(h){let p=Ke(e);p&&h!==p[0]&&e.setPair(h,h===
p[1]?p[0]:p[1])}function W(h,p){h.text.reach(p),p.focus({preventScroll:!0}),p.scrollIntoView({block:"nearest"}),d.show(p)}n.addEventListener("keydown",h=>{let{target:p,
key:u}=h;if(!c.has(p)||h.ctrlKey||h.metaKey||h.altKey)return;let f=A(p),g=u==="Enter"||u===" "?p:f.text.next(p,u);!g&&!u.startsWith("Arrow")||(h.preventDefault(),
g&&W(f,g))}),i.addEventListener("click",()=>{i.getAttribute("aria-disabled")!=="true"&&e.ask({type:"lane",do:"add"})});function x(){ro(r,o.value,e.unit)}return o.
addEventListener("change",()=>{for(let{text:h}of a.values())h.redraw(m());x()}),h=>{let p=w();if(t.hidden=!p.length&&!e.canAsk,t.hidden)return;if((h.run||h.lanes)&&
b(p),h.unit){for(let{text:f}of a.values())f.redraw(m());x()}M(p);let u=new Map;p.forEach(({key:f},g)=>E(a.get(f),g,p.length,u));for(let{text:f}of a.values())f.settle();
d.refresh(h.unit||h.pair)}}function ma(t,e){let i=M=>t.querySelector(".gp-"+M);function a(M){let[A,C]=[Math.min(...M),Math.max(...M)],W=[1,2,5,10,20,50,100,200,500,1e3].find(p=>Math.floor(
C/p)-Math.floor(A/p)<24)||Math.ceil((C-A+1)/24),x=Math.floor(A/W),h=Array.from({length:Math.floor(C/W)-x+1},(p,u)=>[Math.max((x+u)*W,A),Math.min((x+u+1)*W-1,C),
0]);for(let p of M)h[Math.floor(p/W)-x][2]+=1;return h}function c(M){let A=M.map(ut).sort((p,u)=>p-u),C=A.length?a(A):[],W=JSON.stringify(C);i("bins").dataset.key!==
W&&pe(i("bins"),C.length?d(C):void 0),i("bins").dataset.key=W;let x=A.reduce((p,u)=>p+u,0)/A.length,h=(A[A.length-1>>1]+A[A.length>>1])/2;O(i("average"),A.length?
s("mean {mean}, median {median}, from {low} to {high}",{mean:x.toFixed(1),median:z(h),low:z(A[0]),high:z(A.at(-1))}):s("none has ended yet"))}function d(M){let A=(x,h)=>x===
h?B(x,"{count} token","{count} tokens"):s("{low} to {high} tokens",{low:z(x),high:z(h)}),C=([x,h,p])=>`${A(x,h)}: ${B(p,"{count} text","{count} texts")}`,W={type:"\
bar",hoverinfo:"text",textposition:"none",text:M.map(C),x:M.map(([x,h])=>(x+h)/2),y:M.map(([,,x])=>x),width:M.map(([x,h])=>.94*(h-x+1)),marker:{color:"var(--gp-\
kept)"}};return pt(s("Number of texts by their length in tokens"),[W],Ne(s("tokens"),{showgrid:!1}),Ne(s("texts"),{rangemode:"tozero"}),{height:220,bargap:0})}function m(){
let M=l("li"),A=l("span","",null,{"aria-hidden":"true"});return A.append(l("i","gp-bar")),M.append(l("span","gp-sign",null,{"aria-hidden":"true"}),l("span","gp-\
word"),A,l("span","gp-times")),M}function w(M){let A=new Map;for(let x of M)A.set(Se(x),(A.get(Se(x))||0)+1);let C=[...A].sort(([x,h],[p,u])=>u-h||(x<p?-1:1)),W=Y(
i("endings"),C.length,m);C.forEach(([x,h],p)=>{let[u,f,g,k]=W[p].children;G(W[p],{"data-end":x}),O(u,Ze(x)),O(f,Qe(x)[0]),ne(g.firstChild,"width",h/M.length),O(
k,`${z(h)} · ${F(h/M.length)}`)})}function b(M){let A=M.filter(h=>Se(h)==="failed"),C=M.filter(h=>Se(h)!=="failed"&&!ft(h).trim()),W=e.done?e.entries.length-M.
length:0,x=[];C.length&&x.push(B(C.length,"{count} text is empty.","{count} texts are empty.")),A.length&&x.push(B(A.length,"{count} sample failed and is counte\
d only here.","{count} samples failed and are counted only here.")),W&&x.push(B(W,"{count} sample did not finish.","{count} samples did not finish.")),O(i("oddi\
ties"),x.join(" "))}function y(M){let A=new Map;for(let p of M)A.set(ft(p),(A.get(ft(p))||0)+1);let C=[...A].filter(([,p])=>p>1).sort(([p,u],[f,g])=>g-u||(p<f?-1:
1));O(i("common-title"),$(A.size,M.length,C.length>0));let W=i("common"),x=C.slice(0,5),h=[...W.children].map(p=>p.gpText);x.length===h.length&&x.every(([p],u)=>p===
h[u])?x.forEach(([,p],u)=>O(W.children[u].firstChild,`${z(p)} ×`)):W.replaceChildren(...x.map(E))}function $(M,A,C){return A<2?A?B(A,"{count} text","{count} te\
xts"):"":M===1?s("All {count} texts are the same",{count:z(A)}):C?s("{count} different texts of {all}; the most frequent ones",{count:z(M),all:z(A)}):s("All {co\
unt} texts are different",{count:z(A)})}function E([M,A]){let C=l("li");if(C.gpText=M,C.append(l("span","gp-times",`${z(A)} ×`)),M.length<=150)C.append(M.trim()?
l("bdi","",Le(M)):l("span","gp-note",s("(empty)")));else{let W=l("details"),x=l("summary");x.append(l("bdi","",Le(M.slice(0,150))+"…")),W.append(x,l("p","",M,
{dir:"auto"})),C.append(W)}return C}function v(M,A){return M===A?B(A,"{count} sample","all {count} samples"):e.done?B(A,"{ended} of {count} sample ended","{ende\
d} of {count} samples ended",{ended:z(M)}):B(A,"{ended} of {count} sample ended so far","{ended} of {count} samples ended so far",{ended:z(M)})}return M=>{if(t.
hidden=!e.header||e.header.kind!=="seeds",t.hidden||!(M.run||M.status))return;M.run&&i("common").replaceChildren();let A=e.entries.filter(x=>Jt(x)==="cut"),C=e.
entries.filter(x=>Se(x)&&!A.includes(x)),W=C.filter(x=>Se(x)!=="failed");O(i("of"),v(C.length,e.entries.length)),c(W),w([...C,...A]),b(C),y(W)}}var ga="generation-playground.columns",Qd=["tokens","tokens_per_second","perplexity","entropy","distinct_2","repetition","words","ended"],co=class{constructor(e,n){
this.place=e,this.changed=n,this.summary=l("summary"),this.boxes=l("div","gp-column-boxes",null,{role:"group","aria-label":s("Columns of the table")}),e.append(
this.summary,this.boxes),this.chosen=new Set(eh()||Qd),this.names=""}shown(e){let n=e.map(({name:r})=>r).join();n!==this.names&&(this.names=n,this.boxes.replaceChildren(
...e.map(r=>this.box(r))));let o=e.filter(({name:r})=>this.chosen.has(r));return O(this.summary,s("Columns: {shown} of {all}",{shown:String(o.length),all:String(
e.length)})),o}box({name:e,title:n,meaning:o}){let r=l("label","",null,{title:s(o)}),i=l("input","",null,{type:"checkbox"});return i.checked=this.chosen.has(e),
i.addEventListener("change",()=>{i.checked?this.chosen.add(e):this.chosen.delete(e),th([...this.chosen]),this.changed()}),r.append(i,` ${s(n)}`),r}};function eh(){
try{let t=JSON.parse(localStorage.getItem(ga)||"null");return Array.isArray(t)?t:null}catch{return null}}function th(t){try{localStorage.setItem(ga,JSON.stringify(
t))}catch{}}function wa(t,e){let n=t.querySelector(".gp-metrics"),[o]=n.tHead.rows,r=o.cells[0].querySelector("button"),i=new Map,a=null,c=[],d=new co(t.querySelector(".gp-\
column-choice"),()=>A()),m=({values:W},{name:x})=>Number.isFinite(W[x])?W[x]:null;function w(){let W=e.metrics.filter(u=>e.groups.some(f=>m(f,u)!==null));t.hidden=
!W.length;let x=d.shown(W);if(x.length===c.length&&x.every((u,f)=>u===c[f].metric))return;let h=document.activeElement,p=o.contains(h)?h.dataset.name:null;c.forEach(
({head:u})=>u.remove()),c=x.map(u=>{let f=l("th","",null,{scope:"col"}),{name:g,title:k,unit:_,meaning:T,formula:L,better:P}=u,S=P==="more"?s("More is better."):
P==="less"?s("Less is better."):"",q=[s(T),S,s("Formula: {formula}.",{formula:s(L)})].filter(Boolean).join(" "),R=l("button","gp-sort",null,{type:"button","data\
-name":g,"data-tip":q});return R.append(l("span","",s(k).replace(/-(?=\d)/g,"‑")),l("span","gp-arrow","",{"aria-hidden":"true"})),f.append(R),_&&_!==k.toLowerCase()&&
f.append(l("small","",s(_))),o.append(f),{metric:u,head:f}});for(let u of i.values())Y(u,1+c.length,y);p&&o.querySelector(`[data-name="${CSS.escape(p)}"]`)?.focus()}
function b(){for(let{metric:W,head:x}of c){let h=a&&a.name===W.name?a.down?"descending":"ascending":"none";G(x,{"aria-sort":h}),O(x.querySelector(".gp-arrow"),{
descending:" ▼",ascending:" ▲",none:""}[h])}}o.addEventListener("click",({target:W})=>{let x=W.closest(".gp-sort");if(!x)return;let h=c.map(p=>p.metric).find(
({name:p})=>p===x.dataset.name);if(!h)a=null;else{let p=h.better!=="less",u=a&&a.name===h.name;u&&a.down!==p?a=null:a={name:h.name,down:u?!p:p}}A()});function y(){
let W=l("td"),x=l("span","gp-value");x.append(l("b","gp-best-sign","",{"aria-hidden":"true"}),l("span"),l("span","gp-hidden"),l("small","gp-seeds-range"));let h=l(
"span","gp-track");return h.append(l("i")),W.append(x,h),W}function $(W){let x=l("tr"),h=l("th","gp-whose",null,{scope:"row"});return h.append(l("b","gp-letter"),
l("bdi")),x.append(h),Y(x,1+c.length,y),n.tBodies[0].append(x),i.set(W,x),x}function E({number:W,title:x}){let h=i.get(W)||$(W),[p,u]=h.cells[0].children;O(p,We(
e,W)),O(u,le(x))}function v({metric:W},x){let h=e.groups.map(f=>m(f,W)),p=Math.max(...h.map(f=>Math.abs(f??0))),u=Ts(W,e.groups);return h.forEach((f,g)=>{let k=i.
get(g).cells[x+1],[_,T]=k.children,L=u!==null&&u.number===g;O(_.children[0],L?"★":""),O(_.children[1],to(W,e.groups[g])),O(_.children[2],L?` ${s("(best)")}`:"");
let P=f===null||Ls(W)?"":Xe(W,e.groups[g]);O(_.children[3],P&&s("over the seeds {range}",{range:P})),k.classList.toggle("gp-best",L),ne(T.firstChild,"width",f===
null||!p?0:Math.abs(f)/p)}),u!==null}function M(){let W=[...e.groups];if(a){let h=a.down?-1:1;W.sort((p,u)=>{let[f,g]=[m(p,a),m(u,a)];return f===null||g===null?
+(f===null)-+(g===null):h*(f-g)})}let[x]=n.tBodies;W.forEach(({number:h},p)=>{x.rows[p]!==i.get(h)&&x.insertBefore(i.get(h),x.rows[p]||null)})}function A(){if(w(),
t.hidden)return;a&&!c.some(({metric:x})=>x.name===a.name)&&(a=null),e.groups.forEach(E);let W=c.map(v);K(t.querySelector(".gp-best-key"),W.some(Boolean)),b(),M()}
function C(){for(let x of i.values())x.remove();i.clear();let{kind:W}=e.header||{};O(r,W==="lanes"?s("Lane"):W==="sweep"?s("Cell"):s("Runs")),n.classList.toggle(
"gp-one",e.groups.length<2),K(t.querySelector(".gp-sorting"),e.groups.length>1)}return W=>{W.run&&C(),(W.run||W.measured||W.lanes)&&A()}}var ba={sweep:()=>s("Nothing has run yet. “{button}” writes a text for each pair of values and draws a heat map of any metric.",{button:s("Run the grid")}),
seeds:()=>s("Nothing has run yet. “{button}” samples many texts and draws a tree of what the model can say, with counts and probabilities.",{button:s("Draw \
the samples")}),trial:()=>s("Nothing has run yet. “{button}” decodes the same request with and without drafts and answers one question: whether drafts make it f\
aster, which draft length is best, or whether the texts are the same.",{button:s("Run the trial")}),precision:()=>s("Nothing has run yet. “{button}” lets the mo\
del write in each precision in turn, measures memory and speed, and shows how far the distributions diverge at each token.",{button:s("Compare precisions")}),watermark:()=>s(
"Nothing has run yet. “{button}” writes texts with and without the watermark and answers one question, or lets you guess which is which.",{button:s("Run the\
 experiment")})};function ka(t,e){let r=t.querySelector(".gp-status"),i=t.querySelector(".gp-pace"),a=t.querySelector(".gp-track"),c=t.querySelector(".gp-troubl\
es"),d=t.querySelector(".gp-told"),m=t.querySelector(".gp-answered"),w=[],b=[],y=null,$=0;function E(h){let p=e.entries[h];w[h]=Jt(p),b[h]=ut(p)}function v(h){let p=w.
length,u=h.ended+h.failed;if(u===p)return[B(p,"The run has ended","All {count} runs have ended"),""];let f=h.cut+(e.done?h.decoding:0),g=[f&&s("{count} cut off",
{count:z(f)}),!e.done&&s("{count} decoding",{count:z(h.decoding)}),!e.done&&s("{count} queued",{count:z(h.waiting)}),e.done&&h.waiting&&s("{count} not started",
{count:z(h.waiting)})].filter(Boolean),k={ended:z(u)};return[e.done?B(p,"Stopped: {ended} of {count} run ended","Stopped: {ended} of {count} runs ended",k):B(p,
"{ended} of {count} run ended","{ended} of {count} runs ended",k),g.map(T=>` · ${T}`).join("")]}function M(h){if(!h)return;let p=performance.now();y??={at:p,sum:h},
h!==y.last&&([y.last,$]=[h,p]);let u=$-y.at,f=u>500&&s("{rate} tokens/s in total",{rate:z(Math.round((h-y.sum)/u*1e3))});O(i,[B(h,"{count} token","{count} token\
s"),f].filter(Boolean).join(" · "))}function A(h){let p=new Map;for(let k of e.entries.filter(_=>w[_.number]==="failed")){let _=JSON.stringify(En(Be(k)));p.set(
_,[...p.get(_)||[],k])}let u=e.done?h.cut:0,f=JSON.stringify([[...p].map(([k,_])=>[k,_.length]),u]);if(c.dataset.key===f)return;c.dataset.key=f,c.replaceChildren();
for(let[k,_]of[...p].slice(0,8)){let T=l("p");T.append(l("b","","✕ "),`${W(_)} `);for(let{knob:L,message:P,fix:S}of JSON.parse(k))T.append(l("span","",(L?`${L}\
: `:"")+P),S?` ${S} `:" ");c.append(T)}let g=[...p.values()].slice(8).flat().length;g&&c.append(l("p","gp-note",B(g,"{count} more run failed for other reasons.",
"{count} more runs failed for other reasons."))),u&&c.append(l("p","gp-note gp-stopped",C(u)))}function C(h){return e.done.overtaken?B(h,"{count} run was stoppe\
d because another run took its place; what was written is kept.","{count} runs were stopped because another run took their place; what was written is kept."):B(
h,"{count} run was stopped by hand; what was written is kept.","{count} runs were stopped by hand; what was written is kept.")}function W(h){let p=[...new Set(h.
map(k=>e.groups[k.group].label))];if(p.length===e.groups.length)return B(h.length,"{count} run failed:","{count} runs failed:");let u=p.length-1,g=p.every(k=>k.
length===1)||!u?p.join(", "):B(u,"{label} and {count} other","{label} and {count} others",{label:p[0]});return B(h.length,"{count} run failed ({groups}):","{cou\
nt} runs failed ({groups}):",{groups:g})}function x(){let h=e.found&&e.found.question,u=(h&&e.asking&&e.asking.question!==h?e.asking.titles:{})[h];K(m,!!u),u&&O(
m,e.done?s("These runs answered “{question}”. Choose that question to see the answer.",{question:s(u)}):s("These runs answer “{question}”. Choose that quest\
ion to see the answer.",{question:s(u)}))}return h=>{if(t.hidden=!e.header&&!Object.hasOwn(ba,e.name),a.hidden=!e.header,!e.header&&!t.hidden&&O(r,ba[e.name]()),
!e.header)return;h.run?([w,b,y]=[[],[],null],O(i,""),e.entries.forEach(g=>E(g.number))):h.measured||h.status?e.entries.forEach(g=>E(g.number)):h.entries.forEach(
E);let p={ended:0,cut:0,failed:0,decoding:0,waiting:0};for(let g of w)p[g]+=1;let[u,f]=v(p);r.dataset.words!==u+f&&(r.dataset.words=u+f,r.replaceChildren(l("b",
"",u),f));for(let g of["ended","failed","decoding"])ne(a.querySelector(".gp-part-"+g),"width",p[g]/Math.max(1,w.length));G(a,{"aria-valuemax":w.length,"aria-val\
uenow":p.ended+p.failed,"aria-valuetext":u+f.replaceAll(" · ",", ")}),M(b.reduce((g,k)=>g+k,0)),A(p),x(),e.done&&O(d,u)}}function xa(t){nh(t),rh(t),t.lanes.addEventListener("change",()=>{t.state.opened.clear(),t.draw()})}function qs(t,e){if(!e.folded){t.pick(e.entry.run.at(-1));return}
let[n]=e.folded,o=document.activeElement===e.item;t.state.unfold(e.node,e.folded),t.draw(),o&&_t(t,t.views.get(n.id))}function nh(t){let{tree:e}=t,n=o=>{let r=o.
closest(".gp-knot");return r?r.parentElement.gpView:null};e.addEventListener("click",({target:o})=>{let r=n(o);r&&(va(t,r),qs(t,r))}),e.addEventListener("pointe\
rmove",({target:o,pointerType:r})=>{r!=="touch"&&t.point(n(o),o.gpNode||null)}),e.addEventListener("pointerleave",()=>t.point(null)),e.addEventListener("focusin",
o=>{let r=o.target;r.gpView&&r.matches(":focus-visible")&&t.point(r.gpView,null)}),e.addEventListener("focusout",()=>t.point(null))}function va(t,e){t.current&&
t.current!==e&&G(t.current.item,{tabindex:"-1"}),t.current=e,G(e.item,{tabindex:"0"})}function _t(t,e){e&&(va(t,e),e.item.focus({preventScroll:!0}),e.knot.scrollIntoView(
{block:"nearest",inline:"nearest"}),t.point(e,null))}var Sa=({kids:t})=>t&&t.firstElementChild&&t.firstElementChild.gpView;function oh(t,e){e.entry&&t.state.closed.
delete(e.entry.head.id)?t.draw():_t(t,Sa(e))}function sh(t,e){e.entry&&Sa(e)?(t.state.closed.add(e.entry.head.id),t.draw()):_t(t,e.above)}var ya={ArrowDown:(t,e,n)=>_t(
t,n[n.indexOf(e)+1]),ArrowUp:(t,e,n)=>_t(t,n[n.indexOf(e)-1]),ArrowRight:oh,ArrowLeft:sh,Home:(t,e,n)=>_t(t,n[0]),End:(t,e,n)=>_t(t,n.at(-1)),Enter:qs," ":qs,Escape:t=>{
t.point(null),t.state.picked&&t.pick(null)}};function rh(t){t.tree.addEventListener("keydown",e=>{let n=e.target.gpView;if(!n||e.ctrlKey||e.altKey||e.metaKey||!Object.
hasOwn(ya,e.key))return;e.preventDefault();let o=[...t.tree.querySelectorAll(".gp-branch")].filter(r=>r.offsetParent);ya[e.key](t,n,o.map(r=>r.gpView))})}var lo=class{constructor(){this.count=0,this.root=this.node(null,null),this.tips=[],this.ended=new Map}node(e,n){let o=n&&n.logprob!==null&&e.logprob!==null&&e.
logprob!==void 0,r=n?o?n.logprob+e.logprob:null:0;return{id:this.count++,token:e,before:n,depth:n?n.depth+1:0,kids:new Map,samples:[],ends:[],logprob:r,order:[]}}begin(e){
return this.root.samples.push(e),this.tips[e]=this.root}add(e,n){let o=this.tips[e]||this.begin(e),r=o.kids.get(n.token_id);r||(r=this.node(n,o),o.kids.set(n.token_id,
r),o.order.push(r)),r.samples.push(e),this.tips[e]=r}end(e,n){this.ended.has(e)||(this.ended.set(e,n),(this.tips[e]||this.begin(e)).ends.push([e,n]))}reached(e){
let n=o=>!ih.has(this.ended.get(o)??"length");return this.root.samples.filter(o=>this.tips[o].depth>=e||n(o)).length}},ih=new Set(["length","max_time","stopped",
"failed","given","unfinished"]);function _a(t){let e=[t];for(;t.kids.size===1&&!t.ends.length;)[t]=t.order,e.push(t);return e}function Oa(t){for(;t.before&&t.before.
before&&t.before.kids.size===1&&!t.before.ends.length;)t=t.before;return t}var un=(t,e=null)=>t.logprob===null||e&&e.logprob===null?null:Math.exp(t.logprob-(e?e.
logprob:0)),fn=t=>{let e=[];for(;t.before;t=t.before)e.push(t);return e.reverse()},Ma=(t,e)=>(e.logprob??-1/0)-(t.logprob??-1/0)||t.token.token_id-e.token.token_id;
function ah({order:t},e){if(!e)return t.sort((o,r)=>r.samples.length-o.samples.length||Ma(o,r)),t;let n=(o,r)=>o.samples.length>r.samples.length+Math.max(.5,r.samples.
length/5);for(let o=1;o<t.length;o++)for(let r=o;r>0&&n(t[r],t[r-1]);r--)[t[r-1],t[r]]=[t[r],t[r-1]];return t}function Ea(t,{lanes:e,grows:n,opened:o=new Map,closed:r=new Set,
before:i=new Set}){let a=[],c=[],d=({id:v,samples:M})=>M.length+(n&&i.has(v)?.5:0),m=([v],[M])=>d(M)-d(v)||v.depth-M.depth||Ma(v,M),w=0;function b(v,M,A){for(w+=
1;;){let C=M.at(-1),W={head:v,run:M,kids:[],folded:[],closed:r.has(v.id)};A.push(W);let x=ah(C,n);if(!x.length||W.closed)return;let h=1+(o.get(C.id)||0);x.slice(
1).forEach((p,u)=>(u+1<h?c:a).push([p,W])),A=W.kids,[v]=x,M=_a(v)}}let y=v=>{for(;v.length;){let[M,A]=v.pop();b(M,_a(M),A.kids),y(c)}},$=()=>a.splice(0).forEach(
([v,M])=>M.folded.push(v)),E=[];for(b(t.root,[t.root],E),y(c);a.length&&w<e;)a.sort(m),y([a.shift()]);$();for(let v=Is(E[0]);v.length;v=Is(E[0]))y(v),$();return Ta(
E[0]),E[0]}function Is(t){return[...t.folded.length===1?[[t.folded.pop(),t]]:[],...t.kids.flatMap(Is)]}function Ta(t){let e=new Map(t.run.at(-1).order.map((n,o)=>[
n,o]));t.kids.sort((n,o)=>e.get(n.head)-e.get(o.head)),t.kids.forEach(Ta)}var ch=12,ho=class{constructor(e){this.group=e,this.begin()}begin(){this.trie=new lo,this.opened=new Map,this.closed=new Set,this.picked=null}read(e){let{trie:n,
group:o}=this,r=o.entries[e],i=n.tips[e];for(let c=i?i.depth:0;c<r.tokens.length;c++)n.add(e,r.tokens[c]);let a=Se(r);a&&n.end(e,a)}shown(e,n){return Ea(this.trie,
{lanes:e,grows:!this.group.done,opened:this.opened,closed:this.closed,before:n})}pick(e){this.picked=e===this.picked?null:e}unfold(e,n){let o=e.order.length-n.length;
this.opened.set(e.id,o-1+Math.min(ch,n.length))}isOnPath({head:e,run:n}){return mn(n.at(-1),this.picked)||mn(this.picked,e)}};function mn(t,e){for(;t&&t.depth>e.
depth;)t=t.before;return t===e}var po=220,uo=({token:t})=>t.piece??t.text;function $a(t,e,n,o){let{length:r}=n.samples,[i,a]=[t.reached(n.depth),e.before],c=un(n),d=b=>b===null?s("not known"):
F(b),m=e===n,w=[[s("Samples here"),i<o?B(i,"{number} of {count} sample so far","{number} of {count} samples so far",{number:z(r)}):fo(r,i)]];c!==null&&w.push([s(
"Expected samples"),`${lh(i*c)} = ${z(i)} × ${F(c)}`]),w.push([B(n.depth-e.depth+1,"Probability of this token","Probability of these {count} tokens"),d(un(n,a))]),
w.push([s("Share of the samples at this fork"),F(r/Math.max(1,hh(a)))]),m&&w.push([s("Before the processors"),d(n.token.raw_logprob===null?null:X(n.token.raw_logprob))]),
w.push([s("Probability of the text so far"),d(c)]);for(let[b,y]of mo(n))w.push([`${Ze(b)} ${s("ends here: {reason}",{reason:Qe(b)[0]})}`,z(y)]);return w}var lh=t=>t<
.01?s("fewer than 0.01"):t.toFixed(t<10?2:1),fo=(t,e)=>B(e,"{number} of {count} sample","{number} of {count} samples",{number:z(t)});function dh(t,e,n){return e?
B(t,"{count} sample goes through {text}","{count} samples go through {text}",{text:e}):n==="source"?B(t,"{count} sample follows the source","{count} samples fol\
low the source"):n==="message"?B(t,"{count} sample answers the message","{count} samples answer the message"):B(t,"{count} sample continues the prompt","{count}\
 samples continue the prompt")}var hh=t=>t.order.reduce((e,n)=>e+n.samples.length,0);function mo(t){let e=new Map;for(let[,n]of t.ends)e.set(n,(e.get(n)||0)+1);
return e}function La(t,e){let n=l("div","gp-trie-card",null,{popover:"manual","aria-hidden":"true"}),o=l("p"),r=l("dl");n.append(o,r),n.hidden=!0,t.append(n);function i(d,m,w,b,y){
let $=fn(w.before).map(({token:A})=>A.piece??"").join(""),E=$.length>po?"…"+$.slice(-po):$,v=fn(b).slice(w.depth-1).map(uo).join(""),M=l("bdi","",E);M.append(
l("b","",v.length>po?v.slice(0,po)+"…":v)),o.replaceChildren(M),r.replaceChildren(...$a(m,w,b,y).flatMap(([A,C])=>[l("dt","",A),l("dd","",C)])),n.hidden&&document.
addEventListener("scroll",e,{capture:!0,passive:!0}),n.hidden=!1,n.showPopover&&!n.matches(":popover-open")&&n.showPopover(),a(d)}function a(d){let m=d.getBoundingClientRect(),
{clientWidth:w,clientHeight:b}=document.documentElement,[y,$]=[n.offsetWidth,n.offsetHeight],E=m.bottom+7+$+8<=b?m.bottom+7:m.top-$-7;n.style.left=`${Math.max(8,
Math.min(m.left,w-y-8))}px`,n.style.top=`${Math.max(8,Math.min(E,b-$-8))}px`}function c(){n.hidden||(n.hidePopover&&n.isConnected&&n.matches(":popover-open")&&n.
hidePopover(),n.hidden=!0,document.removeEventListener("scroll",e,{capture:!0}))}return{show:i,hide:c}}function Aa(t,e,n){let r=t.querySelector(".gp-through"),i=t.
querySelector(".gp-through-title"),a=t.querySelector(".gp-through-list"),c=t.querySelector(".gp-through-more"),d=t.querySelector(".gp-through-facts"),[m,w]=[null,
null],b=!1;function y(){let M=l("li"),A=l("bdi");return A.append(l("span","gp-shared"),l("span","gp-own")),M.append(A,l("small")),M}function $(M,A,C){let W=e.entries[A],
x=fn(C).length,h=g=>g.map(({piece:k})=>k??"").join("");O(M.querySelector(".gp-shared"),h(W.tokens.slice(0,x))),O(M.querySelector(".gp-own"),h(W.tokens.slice(x)));
let p=Se(W);O(M.querySelector("small"),[s("sample {number}",{number:A+1}),(W.seed??null)===null?"":s("seed {seed}",{seed:W.seed}),B(ut(W),"{count} token","{coun\
t} tokens"),p?`${Ze(p)} ${Qe(p)[0]}`:"…"].filter(Boolean).join(" · "));let u=M.querySelector("button"),f=s("Open sample {number} as one run",{number:A+1});if(e.
canAsk&&!u){let g=l("button","gp-button",s("Open"),{type:"button","aria-label":f});g.addEventListener("click",()=>e.ask({type:"open",entry:+M.dataset.entry})),M.
append(g)}else u&&M.dataset.entry!==String(A)&&u.setAttribute("aria-label",f);M.dataset.entry=A}function E(M,A){let C=M.before?$a(A,Oa(M),M,e.entries.length):[],
W=Y(d,C.length,()=>{let x=l("div");return x.append(l("dt"),l("dd")),x});C.forEach(([x,h],p)=>{O(W[p].firstChild,x),O(W[p].lastChild,h)})}function v(M,A){if(M!==
m&&(b=!1),[m,w]=[M,A],r.hidden=!M,!M)return;E(M,A);let{samples:C}=M,W=Le(fn(M).map(uo).join("").trim()),x=Z(W.length>118?"…"+W.slice(-109):W);O(i,dh(C.length,
M.before&&x,e.apart));let h=b?C.length:Math.min(12,C.length),p=Y(a,h,y);for(let u=0;u<h;u++)$(p[u],C[u],M);c.hidden=h===C.length,O(c,s("Show all {count}",{count:z(
C.length)}))}return c.addEventListener("click",()=>{b=!0,v(m,w)}),t.querySelector(".gp-unpick").addEventListener("click",n),v}var ph=18,Ca=110,Pa=160,Rs=t=>t.reduce((e,n)=>e+n.samples.length,0);function uh(t){let e=l("li","",null,{role:"treeitem",tabindex:"-1"}),n=l("div","gp-knot"),[o,
r,i]=[l("bdi","gp-run"),l("span","gp-count"),l("span","gp-end")];n.append(o,r,i),e.append(n);let a={key:t,item:e,knot:n,run:o,number:r,end:i,kids:null,entry:null,
above:null};return e.gpView=a,a}function Na(t,e){let n=new Set(e.map(({item:o})=>o));for(let o of[...t.children])n.has(o)||o.remove();e.forEach(({item:o},r)=>{t.
children[r]!==o&&t.insertBefore(o,t.children[r]||null)})}function Wa(t,e,n){let o=`${e} ${n}`;t.stream!==o&&(t.stream=o,t.item.style.setProperty("--own",e),t.item.
style.setProperty("--rest",n))}function fh(t,{run:e,head:n}){let o=[...mo(e.at(-1))],r=o.map(([i,a])=>`${Ze(i)}${n.samples.length>1?` ${z(a)}`:""}`).join(" ");O(
t.end,r),t.end.classList.toggle("gp-end-failed",o.some(([i])=>i==="failed"))}var go=class{constructor(e,n){this.root=e,this.state=n,this.group=n.group,this.tree=
e.querySelector(".gp-roots"),this.lanes=e.querySelector(".gp-lanes"),this.about=e.querySelector(".gp-about"),this.card=La(e,()=>this.point(null)),this.drawThrough=
Aa(e,this.group,()=>this.pick(null)),this.views=new Map,this.current=null,this.pointed=null,mh(e)}clear(){this.state.begin(),this.views=new Map,this.current=null,
this.pointed=null,this.tree.replaceChildren(),this.card.hide()}draw(){let{state:e,tree:n,views:o}=this,r=document.activeElement&&document.activeElement.gpView,i=[
...o.values()].filter(({item:c,entry:d})=>d&&c.isConnected),a=new Set(i.map(({key:c})=>c));Na(n,[this.drawEntry(e.shown(+this.lanes.value,a),null,0)]);for(let[c,
d]of o)d.item.isConnected||o.delete(c);(!this.current||!this.current.item.isConnected)&&(this.current=o.get(e.trie.root.id)),G(this.current.item,{tabindex:"0"}),
r&&document.activeElement!==r.item&&(r.item.isConnected?r:this.current).item.focus({preventScroll:!0}),this.drawThrough(e.picked,e.trie),this.drawAbout(),this.refreshCard()}viewOf(e){
return this.views.has(e)||this.views.set(e,uh(e)),this.views.get(e)}thickness(e){return`${Math.max(1.5,ph*e/Math.max(1,this.state.trie.root.samples.length)).toFixed(
1)}px`}drawEntry(e,n,o){let{head:r,run:i}=e,a=this.viewOf(r.id);Object.assign(a,{entry:e,above:n,node:i.at(-1),folded:null}),this.drawRun(a,e);let c=e.closed&&i.
at(-1).order.length;O(a.number,c?`${z(r.samples.length)} ▸`:r.samples.length>1?z(r.samples.length):""),fh(a,e),Wa(a,this.thickness(r.samples.length),this.thickness(
o));let d=this.drawKids(a,e);return this.dress(a,this.wordsOf(e),d?"true":c?"false":null),a}drawKids(e,n){let o=[],r=Rs(n.kids.map(({head:i})=>i))+Rs(n.folded);
for(let i of n.kids)o.push(this.drawEntry(i,e,r-=i.head.samples.length));return n.folded.length&&o.push(this.drawMore(n,e)),o.length&&!e.kids&&e.item.append(e.kids=
l("ul","gp-kids",null,{role:"group"})),e.kids&&(Na(e.kids,o),e.kids.hidden=!o.length),o.length}drawMore({run:e,folded:n},o){let r=this.viewOf("more "+e.at(-1).id);
Object.assign(r,{entry:null,above:o,node:e.at(-1),folded:n});let i=Rs(n);return O(r.run,`+ ${s("{count} more",{count:z(n.length)})}`),O(r.number,i>n.length?z(i):
""),Wa(r,this.thickness(i),"0px"),this.dress(r,B(n.length,"{count} more branch with {samples}, folded. Click to open.","{count} more branches with {samples}, fo\
lded. Click to open.",{samples:B(i,"{count} sample","{count} samples")}),null),r}drawRun(e,{head:n,run:o}){let r=n.samples.length===1&&n.before,i=r?"":o.map(({id:a})=>a).
join(" ");if(r){let a="";for(let c of o)if((a+=c.token.piece??"").length>Ca)break;O(e.run,Le(a.slice(0,Ca+30))||Le(n.token.text)),e.ids=null}else if(e.ids!==i){
let a=e.ids&&(i+" ").startsWith(e.ids+" ")?e.ids.split(" ").length:0;a||e.run.replaceChildren(),e.run.append(...o.slice(a).map(c=>this.makeToken(c))),e.ids=i}ae(
e.knot,r?"gp-knot gp-tail":n.before?"gp-knot":"gp-knot gp-root-knot")}makeToken(e){if(!e.before)return l("span","",this.promptWords());let{piece:n,text:o,logprob:r}=e.
token,i=n===null?o:Le(n)+($t(e.token)?_n(o):""),a=l("span",n===null?"gp-t gp-special":"gp-t",i||o);return a.style.backgroundColor=`var(--gp-prob-${Math.round(X(
r)*10)})`,a.gpNode=e,a}promptWords(){let e=Le(this.group.header.prompt);return e.length>60?"…"+e.slice(-58):e||s("(no prompt)")}wordsOf({head:e,run:n,closed:o}){
let{length:r}=e.samples;if(!e.before)return`${this.rootWords()}, ${B(r,"{count} sample","{count} samples")}`;let i=n.map(uo).join(""),a=un(n.at(-1),e.before);return[
Z(i.length>Pa?i.slice(0,Pa)+"…":i),fo(r,this.state.trie.root.samples.length),a===null?"":s("probability {share} after the text before",{share:F(a)}),...[...mo(
n.at(-1))].map(([c,d])=>B(d,"{count} ends here: {reason}","{count} end here: {reason}",{reason:Qe(c)[0]})),o?s("closed"):""].filter(Boolean).join(", ")}rootWords(){
let{apart:e}=this.group;return e==="source"?s("The source"):e==="message"?s("The message"):s("The prompt")}dress(e,n,o){let{picked:r}=this.state,{node:i,folded:a,
entry:c}=e,d=r&&!a&&this.state.isOnPath(c),m=r&&a&&mn(i,r),w=r&&!a&&mn(r,c.head),b=["gp-branch",a&&"gp-more",r&&!d&&!m&&"gp-dim",w&&"gp-on-path"];ae(e.item,b.filter(
Boolean).join(" "));let y=!!(r&&!a&&c.run.includes(r));G(e.item,{"aria-label":n,"aria-selected":String(y)}),e.expanded!==o&&(e.expanded=o,o===null?e.item.removeAttribute(
"aria-expanded"):e.item.setAttribute("aria-expanded",o))}drawAbout(){let{group:e}=this,{trie:n}=this.state,o=n.root.samples.length,r=e.entries.length-o,i=new Set(
n.tips.filter(Boolean)),a=i.size===1&&o>1?s("all with the same text"):B(i.size,"{count} different text","{count} different texts"),c={samples:r?fo(o,e.entries.length):
B(o,"{count} sample","{count} samples"),texts:a},d=e.done?s("{samples}, {texts}.",c):s("{samples} so far, {texts}.",c);O(this.about,o?`${d} ${s("Point at a bran\
ch for its numbers, click it to see its samples.")}`:s("The tree grows with the first tokens."))}pick(e){this.state.pick(e),this.draw()}point(e,n){this.pointed&&
this.pointed.view===e&&this.pointed.node===n||(this.pointed=e&&{view:e,node:n},e?this.refreshCard():this.card.hide())}refreshCard(){if(!this.pointed)return;let{
view:e,node:n}=this.pointed;if(!e.item.isConnected||!e.entry||!e.entry.head.before){this.pointed=null,this.card.hide();return}let{head:o,run:r}=e.entry,i=n&&r.includes(
n);this.card.show(e.knot,this.state.trie,i?n:o,i?n:r.at(-1),this.group.entries.length)}};function mh(t){for(let e=0;e<=10;e++){let n=l("i");n.style.backgroundColor=
`var(--gp-prob-${e})`,t.querySelector(".gp-key-ramp").append(n)}}var gh="14";function qa(t,e){let n=new ho(e),o=new go(t,n);return xa(o),matchMedia("(max-width: 640px)").matches&&(o.lanes.value=gh),r=>{if(t.hidden=!e.header||
e.header.kind!=="seeds",!t.hidden&&(r.run&&o.clear(),!(!r.run&&!r.steps&&!r.status))){for(let i of r.run?e.entries.keys():r.entries)n.read(i);o.draw()}}}function Ia(t,e){let o=t.querySelector(".gp-ways"),r=t.querySelector(".gp-first tbody"),i=new WeakMap,a=t.querySelector(".gp-first-words");function c(){let E=l(
"li");return E.append(l("h3"),l("div","gp-read",null,{tabindex:0,role:"group"})),E}function d(E,{label:v,title:M},{started:A}){let C=A?A.prompt_tokens:null,[W,x]=E.
children,h=`${v} ${le(M)}`;O(W,C?`${h}: ${B(C.length,"{count} token","{count} tokens")}`:h),G(x,{"aria-label":s("The prompt of {lane}",{lane:v})}),i.get(x)!==C&&
(i.set(x,C),x.replaceChildren(...(C||[]).map(({piece:p,text:u})=>p===null?l("span","gp-pill",u):p)))}let m=({raw_logprob:E})=>X(E);function w(E){let v=new Map;E.
forEach((A,C)=>{if(!A)return;let W=[...A.distribution.candidates].sort((h,p)=>m(p)-m(h)),x=({token_id:h})=>h===A.chosen.token_id;for(let h of[...W.slice(0,6),...W.
slice(0,6).some(x)?[]:[A.chosen]])v.has(h.token_id)||v.set(h.token_id,{text:h.text,sides:[null,null]});for(let h of[...W,A.chosen])v.has(h.token_id)&&(v.get(h.token_id).
sides[C]??=h)});let M=({sides:A})=>Math.max(...A.map(C=>C?m(C):0));return[...v.values()].sort((A,C)=>M(C)-M(A))}function b(){let E=l("tr"),v=l("th","",null,{scope:"\
row"});return v.append(l("bdi","gp-word")),E.append(v,...[0,1].map(()=>{let M=l("td"),A=l("div","gp-share"),C=l("span");return C.append(l("i")),A.append(l("span",
"gp-sign"),C,l("b")),M.append(A),M})),E}function y(E){let v=w(E),M=Y(r,v.length,b);v.forEach(({text:A,sides:C},W)=>{let[x,...h]=M[W].cells;me(x.firstChild,A),h.
forEach((p,u)=>{let f=C[u],g=!!(f&&E[u]&&f.token_id===E[u].chosen.token_id),[k,_,T]=p.firstChild.children;ae(p.firstChild,g?"gp-share gp-chosen":"gp-share"),O(k,
g?"▶":""),ne(_.firstChild,"width",f?m(f):0),O(T,E[u]?f?F(m(f)):"–":"")})})}function $(E){if(E.some(C=>!C))return s("Both runs have to write a token first.");
let[v,M]=E.map(({chosen:C})=>C);return`${v.token_id===M.token_id?s("Both begin with {token}: {one} with the template, {other} without it.",{token:Z(v.text),one:F(
m(v)),other:F(m(M))}):s("With the template it begins with {one}, without it with {other}.",{one:Z(v.text),other:Z(M.text)})} ${s("The probabilities are the mode\
l’s own, before the processors; ▶ was chosen, – was not recorded.")}`}return()=>{if(t.hidden=e.groups.length!==2,t.hidden)return;let E=[0,1].map(A=>e.shownOf(
A).log),v=Y(o,2,c);E.forEach((A,C)=>d(v[C],e.groups[C],A));let M=E.map(A=>Me(A)[0]||null);O(a,$(M)),y(M)}}function Ra(t,e){let n=t.querySelector(".gp-arrival-words"),o=t.querySelector(".gp-arrival-bar");return r=>{if(t.hidden=!e.found||!!e.found.over,t.hidden||!r.found)
return;let{done:i,total:a}=e.found,c=Lt(e.found);O(n,c[0].toUpperCase()+c.slice(1)),V(i)&&a?(o.setAttribute("aria-valuenow",Math.floor(i/a*100)),ne(o.firstChild,
"width",i/a)):(o.removeAttribute("aria-valuenow"),ne(o.firstChild,"width",1))}}function tt(t){return V(t)?t>=1e9?s("{count} billion",{count:(t/1e9).toFixed(1)}):t>=1e6?s("{count} million",{count:(t/1e6).toFixed(t<1e7?1:0)}):t.toLocaleString(
"en"):"–"}function wo(t,e){t.replaceChildren(...e.map(([n,o])=>{let r=l("div");return r.append(l("dt","",n)," ",l("dd","",o)),r}))}function mt(t,e,n,o,r){let i=l(
"button","gp-button gp-press",o,{type:"button","aria-label":r||`${o}: ${n}`});return i.addEventListener("click",()=>t.ask({type:"model",act:e,model:n})),i}function za(t,e){let[n,o,r,i,a]=[".gp-about",".gp-fit",".gp-pairs","tbody",".gp-smaller"].map(y=>t.querySelector(y));function c(y){O(n,y.model);let[$,E]=o.children;
if(O($,d(y)),O(E,y.why?`${s(y.why)} ${s(y.fix)}`:b(y)),wo(r,[[s("class"),y.class_name],[s("parameters"),tt(y.parameters)],[s("precision"),y.dtype],[s("device"),
y.device],[s("to download"),y.complete?y.download?ke(y.download):s("nothing: it is here"):s("its weights are missing")],[s("memory"),m(y)],[s("free memory"),ke(
y.free)],...y.free_disk===null?[]:[[s("free disk space"),ke(y.free_disk)]],[s("context"),y.context_length?B(y.context_length,"{count} token","{count} tokens"):s(
"unlimited")],[s("vocabulary"),tt(y.vocab_size)]]),w(y),a.replaceChildren(),y.smaller){let{model:v,bytes:M}=y.smaller;a.append(`${s("It does not fit in any prec\
ision. A model that does: {model}, {size}.",{model:v,size:ke(M)})} `,mt(e,"pick",v,s("Choose")))}}function d({complete:y,fits:$}){return y?$===null?`? ${s("It i\
s not known whether it fits.")}`:$?`✓ ${s("It fits.")}`:`✕ ${s("It does not fit.")}`:`✕ ${s("It cannot be opened.")}`}function m({memory:y,reckoned:$}){return y===
null?s("not known"):$?s("about {size}",{size:ke(y)}):ke(y)}function w({ways:y,free:$}){t.querySelector("table").hidden=y.length===0;let E=Math.max($,...y.map(({
bytes:v})=>v))*1.05;i.replaceChildren(...y.map(({model:v,label:M,bytes:A,fits:C})=>{let W=l("tr",C?"":"gp-over"),x=l("span","gp-strip",null,{"aria-hidden":"true"}),
[h,p]=[l("i"),l("u")];ne(h,"width",Math.min(1,A/E)),ne(p,"left",$/E),x.append(h,p);let u=[l("th","",s(M),{scope:"row"}),l("td","",ke(A)),l("td"),l("td","",C?`✓ ${s(
"yes")}`:`✕ ${s("no")}`),l("td")];return u[2].append(x),u[4].append(mt(e,"pick",v,s("Choose"),s("Choose {precision}",{precision:s(M)}))),W.append(...u),W}))}function b({
room:y,free:$,reckoned:E}){if(y===null)return s("Neither its files nor its config tell how much memory it needs.");let v={size:ke(y),free:ke($)};return E?`${s("\
It needs about {size}, with room for a run; {free} is available.",v)} ${s("Its weights do not tell their size: this is estimated from its config.")}`:s("It need\
s {size}, with room for a run; {free} is available.",v)}return y=>{t.hidden=!e.found,!t.hidden&&y.found&&c(e.found)}}var bo=[[.001,0],[.01,3],[.1,6],[1,8],[1/0,10]],wh=t=>bo.findIndex(([e])=>_e(t??1/0,"bits")<=e);function Yt(t,e){if(!V(t))return s("infinite");let n=_e(t,e);if(n===
0)return"0";if(n>=.001)return n.toPrecision(3);let[o,r]=n.toExponential(1).split("e-");return`${o} × ${bh(r)}`}var bh=t=>`10⁻${[...String(t)].map(e=>"⁰¹²³⁴\
⁵⁶⁷⁸⁹"[e]).join("")}`,ko=t=>t>=1e9?s("{size} GB",{size:(t/1e9).toFixed(2)}):s("{size} MB",{size:(t/1e6).toFixed(t<1e7?2:1)});function Ba(t,e){let n=p=>t.
querySelector(".gp-"+p),o=n("which"),r=new Ee(n("words"),{press:({number:p})=>y(p)}),i=null,a="",c="";o.addEventListener("change",()=>x());let d=()=>e.unit==="b\
its"?s("bits"):s("nats"),m=p=>`${Yt(p,e.unit)} ${d()}`,w=()=>(e.found&&e.found.question==="precision"?e.found.groups:[]).map((p,u)=>({...p,number:u})).filter(({
pair:p})=>p&&!p.error),b=()=>w().find(({number:p})=>String(p)===o.value)||w()[0];function y(p){i=p,x()}function $(p){let u=JSON.stringify(p.map(({number:g,title:k})=>[
g,k]));if(u===c)return;c=u;let f=o.value;o.replaceChildren(...p.map(({number:g,title:k})=>l("option","",le(k),{value:g}))),p.some(({number:g})=>String(g)===f)&&
(o.value=f)}function E({text:p,kl:u,logprobs:[f,g],same_top:k},_){let T=s("Token {number} {token}: KL {kl}; probability {share}, here {other}",{number:z(_+1),token:Z(
p),kl:m(u),share:F(X(f)),other:F(X(g))});return k?T:`${T}; ${s("another token is the likeliest here")}`}function v(p){let{tokens:u}=p.pair,f=JSON.stringify([p.number,
e.unit,u.map(({id:g,kl:k})=>[g,k])]);f!==a&&(a=f,r.show(u.map((g,k)=>({token:g,mark:{},number:k,words:()=>E(g,k)}))),r.tokens.forEach((g,k)=>{let _=wh(u[k].kl),
T=g.querySelector(".gp-ink");T.style.backgroundColor=`var(--gp-heat-${bo[_][1]})`,T.dataset.rank=_,g.dataset.top=u[k].same_top?"same":"other"})),r.tokens.forEach(
(g,k)=>{g.dataset.shown=k===i?"yes":"no",g.setAttribute("aria-pressed",k===i)})}function M(){let p=n("legend");if(p.dataset.unit===e.unit)return;p.dataset.unit=
e.unit,p.replaceChildren(s("KL in {unit}:",{unit:d()}));let u=g=>e.unit==="bits"?g:Number((g*Math.LN2).toPrecision(2));bo.forEach(([g,k],_)=>{let T=Number.isFinite(
g)?s("to {limit}",{limit:u(g)}):s("above {limit}",{limit:u(bo[_-1][0])}),L=l("span","gp-chip",T,{"data-rank":_});L.style.backgroundColor=`var(--gp-heat-${k})`,p.
append(L)});let f=l("span");f.append(l("span","gp-wavy","abc"),` ${s("another token is the likeliest")}`),p.append(f)}function A(p,u){let f=e.charts[`kl ${u.number}\
 ${e.unit}`];pe(n("curve-box"),i===null?f:$n(f,i+1,"")),C(p,u)}function C(p,u){let f=Y(n("curve-keys"),p.length,()=>{let g=l("span"),k=ee("svg");return G(k,{width:30,
height:8,"aria-hidden":"true"}),k.append(ee("path","gp-course")),G(k.firstElementChild,{d:"M1 4H29"}),g.append(k,l("span")),g});p.forEach(({title:g,number:k},_)=>{
G(f[_].firstChild.firstChild,{"data-line":_%6,"data-on":k===u.number?"yes":"no"}),O(f[_].lastChild,le(g))})}function W(p){let u=p.pair.tokens[i??p.pair.max_at],
f=i??p.pair.max_at,[g,k]=u.entropies,_={number:z(f+1),token:Z(u.text),kl:m(u.kl),mine:ue(g,e.unit),theirs:ue(k,e.unit),model:le(p.title)};O(n("said"),i!==null?s(
"Token {number} {token}: KL {kl}, entropy {mine} of the reference and {theirs} of {model}.",_):`${s("Where they differ most, token {number} {token}: KL {kl}, en\
tropy {mine} of the reference and {theirs} of {model}.",_)} ${s("Click another token to see both models there.")}`);let T=n("sides").tHead.rows[0].cells;O(T[1],
le(e.found.groups[0].title)),O(T[2],le(p.title));let L=Y(n("sides").tBodies[0],u.candidates.length,()=>{let S=l("tr"),q=l("th","",null,{scope:"row"});return q.append(
l("span"),l("bdi")),S.append(q,...[0,1].map(()=>{let R=l("td"),D=l("div","gp-side"),N=l("span");return N.append(l("i","gp-bar",null,{"aria-hidden":"true"})),D.append(
N,l("span")),R.append(D),R})),S}),P=Math.max(...u.candidates.flatMap(([,,S,q])=>[S,q]),1e-9);u.candidates.forEach(([S,q,...R],D)=>{let[N,...I]=L[D].cells;O(N.firstChild,
S===u.id?"▶ ":""),me(N.lastChild,q),ae(L[D],S===u.id?"gp-is-token":""),R.forEach((j,H)=>{ne(I[H].querySelector(".gp-bar"),"width",j/P),O(I[H].firstChild.lastChild,
F(j))})})}function x(){let[p,u]=[w(),b()];$(p),o.value=u.number;let{mean:f,max:g,same_top:k,max_at:_,perplexities:[T,L],vocab:P}=u.pair;i!==null&&i>=u.pair.tokens.
length&&(i=null),O(n("about"),B(u.pair.tokens.length,"{count} token of the reference, read by both","{count} tokens of the reference, read by both")),O(n("summa\
ry"),[s("Mean {mean}, at most {max} at token {number}, over {vocab} tokens of the vocabulary.",{mean:m(f),max:Yt(g,e.unit),number:z(_+1),vocab:z(P)}),s("The sam\
e token is the likeliest for both at {share} of the places.",{share:F(k)}),s("Perplexity of the text: {one} and {other}.",{one:J(T),other:J(L)})].join(" ")),M(),
v(u),A(p,u),W(u)}let h=()=>w().length>0;return p=>{t.hidden=!h(),p.run&&(i=null),!t.hidden&&(p.found||p.unit)&&x()}}var kh=[1,2,4];function ja(t,e){let n=t.querySelector("thead tr"),[o,r,i,a]=[".gp-about",".gp-pairs",".gp-none","tbody"].map(w=>t.querySelector(w));function c(w){
O(o,w.model),wo(r,[[s("class"),w.class_name],[s("parameters"),tt(w.parameters)],[s("precision"),s(w.precision)],[s("device"),w.device],[s("in memory"),ke(w.bytes)],
[s("context"),w.context_length?B(w.context_length,"{count} token","{count} tokens"):s("unlimited")],[s("vocabulary"),tt(w.vocab_size)],[s("chat template"),w.chat_template?
s("yes"):s("no")]]);let{fields:b}=w;O(i,b.length?"":s("It sets no field: the library’s defaults apply.")),i.hidden=b.length>0,t.querySelector("table").hidden=
b.length===0,a.replaceChildren(...b.map(y=>{let $=l("tr"),E=l("th","",null,{scope:"row"});E.append(l("code","",y.name)),$.append(E,d(y.model),d(y.library),l("td",
"",s(y.meaning)),l("td","",m(y)));for(let v of kh)$.cells[v].dataset.label=n.cells[v].textContent;return $}))}function d(w){let b=l("td");return b.append(l("cod\
e","",w===null?s("none"):JSON.stringify(w))),b}function m({applies:w,by:b,ignored:y,same:$}){return b==="changed"?[`▲ ${s("the page sets {value}",{value:JSON.
stringify(w)})}`,s(y)].filter(Boolean).join("; "):b==="model"&&y?`○ ${s(y)}`:b==="model"?$?s("the same as the default"):`◆ ${s("applies")}`:s("another field\
 takes its place")}return w=>{t.hidden=!e.found,!t.hidden&&w.found&&c(e.found)}}function Fa(t,e){let n=x=>t.querySelector(".gp-"+x),o=n("costs").tBodies[0],r=()=>e.found&&e.found.question==="precision";function i(){let x=l("tr"),h=l("th","",
null,{scope:"row"});h.append(l("span"),l("small")),x.append(h);for(let p=0;p<6;p++){let u=l("td");if(u.append(l("span"),l("small")),p===0){let f=l("span","gp-by\
tes",null,{"aria-hidden":"true"});f.append(l("i")),u.append(f)}x.append(u)}return x}function a(x,h){if((x.dataset.tip||"")!==h){for(let p of["tabindex","data-ti\
p"])x.removeAttribute(p);if(h)for(let[p,u]of[["tabindex",0],["data-tip",h]])x.setAttribute(p,u)}}let c=(x,h,p="")=>{O(x.children[0],h),O(x.children[1],p)};function d({
bytes:x,scale_bytes:h},p){if(!V(x))return["–",""];let u=p&&V(p.bytes)?s("{share} of the reference",{share:F((x+h)/(p.bytes+p.scale_bytes))}):"";return[ko(x+h),
u]}let m=({bytes:x,scale_bytes:h})=>V(x)&&h?s("get_memory_footprint() reports {size}; the scales take another {scales}.",{size:ko(x),scales:ko(h)}):"";function w({
pace:x,paces:h,ratio:p}){if(!x)return["–",""];let u=h.length>1?s("{low} to {high}",{low:x.low.toFixed(1),high:x.high.toFixed(1)}):s("one run");return[x.median.
toFixed(1),p?`${u}, ${Ie(p.median)}`:u]}function b(x,h){if(h===0)return[["–",""],["–",""],["–",""]];let{pair:p}=x;if(!p||p.error)return[[p?s("none"):"–",
""],["–",""],["–",""]];let u=s(e.unit);return[[Yt(p.mean,e.unit),u],[Yt(p.max,e.unit),s("{unit}, token {number}",{unit:u,number:z(p.max_at+1)})],[F(p.same_top),
""]]}function y(x,h){let p=x.map(u=>u.pair).find((u,f)=>u&&!u.error&&(h===0||f===h));return p?J(p.perplexities[h===0?0:1],3):"–"}function $(x){let h=le(x.precision||
"");return h&&h!==le(x.title)?s("the reference: {precision}",{precision:h}):s("the reference")}function E({groups:x}){let h=Math.max(...x.map(({bytes:u,scale_bytes:f})=>(u||
0)+(f||0)),1),p=Y(o,x.length,i);x.forEach((u,f)=>{let[g,k,_,T,L,P,S]=p[f].cells;c(g,le(u.title),f?le(u.precision||u.model):$(u)),c(k,...d(u,f?x[0]:null)),a(k.firstChild,
m(u)),K(k.lastChild,V(u.bytes)),ne(k.lastChild.firstChild,"width",((u.bytes||0)+(u.scale_bytes||0))/h),c(_,...w(u)),b(u,f).forEach((q,R)=>c([T,L,P][R],...q)),c(
S,y(x,f))})}function v(x,h){let[p,u]=[[...x],[...h]],f=p.findIndex((g,k)=>g!==u[k]);return f<0?p.length:f}function M({groups:x}){let h=Y(n("writings"),x.length,
()=>{let u=l("li"),f=l("p","gp-writing-head");return f.append(l("b"),l("span","gp-note")),u.append(f,l("p","gp-writing",null,{dir:"auto"})),u}),p=x[0].text;x.forEach(
(u,f)=>{let[g,k]=h[f].children;O(g.children[0],le(u.title)),O(g.children[1],A(u,f,p)),g.children[1].classList.toggle("gp-parting",f>0&&V(u.parts_at));let _=JSON.
stringify([p,u.text,f]);if(k.dataset.key===_||(k.dataset.key=_,k.replaceChildren(),u.text===null))return;let T=f&&p!==null?v(p,u.text):[...u.text].length,L=[...u.
text];k.append(L.slice(0,T).join("")),T<L.length&&k.append(l("span","gp-apart",L.slice(T).join("")))})}function A({failed:x,text:h,tokens:p,parts_at:u,pair:f},g,k){
if(x)return`✕ ${s("stopped by an error")}`;if(h===null)return e.done?s("did not finish"):s("writing, or waiting for its turn");let _=f&&f.error&&s("Its distri\
butions cannot be compared with those of the reference: {why}",{why:`${s(f.error.message)} ${s(f.error.fix)}`});return[C(p,u,g&&k!==null),_].filter(Boolean).join(
". ")}function C(x,h,p){return p?V(h)?`✂ ${s("diverges from the reference at token {number} of {all}",{number:z(h+1),all:z(x)})}`:`= ${B(x,"the same {count} t\
oken as the reference","the same {count} tokens as the reference")}`:B(x,"{count} token","{count} tokens")}function W(){let x=e.found;O(n("missing"),x.reading!==
null?s("Reading the reference’s text with {model}.",{model:le(x.groups[x.reading].title)}):Ae(e,x)),K(n("warning"),x.others),O(n("warning"),x.others?`⚠ ${s(
Ct)}`:""),K(n("cpu"),!!x.cpu_words),O(n("cpu"),s(x.cpu_words)),E(x),M(x);let h=x.groups.filter(({pair:p})=>p&&!p.error);e.done&&h.length&&O(n("told"),h.map(({title:p,
pair:u})=>s("{model}: mean KL {kl}",{model:le(p),kl:`${Yt(u.mean,e.unit)} ${s(e.unit)}`})).join(". ")+".")}return x=>{t.hidden=!r(),!t.hidden&&(x.found||x.status||
x.unit)&&W()}}function Da(t,e){let n=t.querySelector(".gp-shelf-sections"),o=new Map;function r({sections:a,canOpen:c}){let d=document.activeElement&&t.contains(document.activeElement)?
document.activeElement.getAttribute("aria-label"):null;n.replaceChildren(...a.flatMap(({title:m,note:w,folded:b,rows:y})=>{let $=s(m),E=l("table"),v=l("tr");v.append(
...[s("model"),s("description"),s("size"),s("matching draft")].map(x=>l("th","",x,{scope:"col"})),l("td"));let[M,A]=[l("thead"),l("tbody")];M.append(v),A.append(
...y.map(x=>i(x,c))),E.append(l("caption","gp-hidden",$),M,A);let C=l("details","gp-shelf-section"),W=l("summary");return W.append(l("h3","",$),l("span","gp-not\
e",` ${y.length}`)),C.append(W,l("p","gp-note",y.length?s(w):s("None yet.")),...y.length?[E]:[]),C.open=o.has($)?o.get($):!b,C.addEventListener("toggle",()=>o.set(
$,C.open)),[C]})),d&&t.querySelector(`[aria-label=${CSS.escape(d)}]`)?.focus()}function i(a,c){let d=l("tr"),m=l("th","",a.model,{scope:"row"}),[w,b,y,$]=[l("td",
"",s(a.words)),l("td"),l("td","",a.assistant||"–",{"data-label":s("matching draft")}),l("td")];if(a.loaded){let{class_name:E,precision:v,device:M,bytes:A,in_use:C,
parameters:W}=a.loaded;w.append(C?`● ${s("in use")}`:`○ ${s("idle")}`,l("small","",s("{kind}, {precision}, on {device}",{kind:E,precision:s(v),device:M}))),
b.append(ke(A),l("small","",s("{count} parameters",{count:tt(W)})))}else{b.append(a.millions?s("about {size}",{size:tt(a.millions*1e6)}):ke(a.size),l("small","",
a.millions?s("parameters"):s("on disk")));let E=[a.gated?`▲ ${s("gated: needs an access token")}`:"",a.here?`✓ ${s("downloaded")}`:""].filter(Boolean);E.length&&
m.append(l("small","",E.join(" · ")))}return $.append(mt(e,"use",a.model,s("Use it"))),a.loaded?$.append(mt(e,"tell",a.model,s("Show"))):c&&$.append(mt(e,"pick",
a.model,s("Fill in"))),a.canUnload&&$.append(mt(e,"unload",a.model,s("Unload"))),d.append(m,w,b,y,$),d}return a=>{t.hidden=!e.found,!t.hidden&&a.found&&r(e.found)}}var yh=5,xh=60,vh=6e7,Sh=(t,e)=>Array.isArray(e)&&t.length===e.length&&t.every((n,o)=>n===e[o]),Xt=t=>[t,...t.children.flatMap(Xt)],zs=t=>t.parent?zs(t.parent):
t,yo=class{constructor(e){this.log=e,this.trees=[],this.shown=null,this.along=Ha()}get all(){return this.trees.flatMap(Xt)}get busy(){return this.log.running||this.
log.waiting}get visible(){return this.trees.some(({children:n})=>n.length)?this.trees.filter(n=>n.children.length||n===zs(this.shown)):[]}get refuge(){return this.
shown&&(this.shown.parent||this.trees.filter(e=>e!==this.shown).at(-1))}begin(){let{log:e}=this;if(this.along=Ha(),!e.started||e.turn===void 0){this.shown=null;
return}let{turn:n,started:o,asked:r}=e,i=this.all.find(m=>m.turn===n);if(i){this.shown=i;return}e.asked=null;let a=r&&Sh(r.ids,o.request.given)&&this.all.find(m=>m.
turn===r.turn);if(a&&r.kind!=="branch"&&a.plain&&a.mode===o.mode){Object.assign(a,{turn:n,pieces:[]}),this.shown=a;return}let c=o.request.only_given===!0,d={turn:n,
read:c,parent:null,children:[],name:"",pieces:[],tokens:0,total:0,text:""};if(a){for(Object.assign(d,{at:r.at,from:r.from,on:r.on,kind:r.kind,parent:a});d.parent.
parent&&d.at<d.parent.at;)d.parent=d.parent.parent;d.parent.children.push(d)}else this.trees=this.trees.filter(({children:m})=>m.length),this.trees.push(d);this.
shown=d}measure(){let{log:e,along:n}=this,o=e.lines();n.follow(o.length?o[0].last:null);let{steps:r}=n;Object.assign(this.shown,{text:e.text,tokens:r.length,total:n.
total,mode:e.started.mode,searched:e.usesBeams,plain:o.length===1&&o[0].kind==="sequence",pieces:r.map(({piece:i,chosen:a})=>i??a.text)})}makeRoom(){for(;;){let e=this.
all,n=e.reduce((r,{text:i})=>r+i.length,0);if(this.trees.length<=yh&&e.length<=xh&&n<=vh)return;let o=this.trees.find(r=>r!==zs(this.shown))||e.filter(r=>r.parent&&
r!==this.shown&&!r.children.length).sort((r,i)=>r.turn-i.turn)[0];if(!o)return;this.detach(o)}}detach(e){e.parent?e.parent.children=e.parent.children.filter(n=>n!==
e):this.trees=this.trees.filter(n=>n!==e)}};function Ha(){return new be(0,(t,{chosen:e})=>t+(e.logprob??-1/0))}function Ga(t){let{root:e,state:n,tree:o,told:r,remove:i}=t,{log:a}=n,c=e.querySelector(".gp-rename"),d=()=>O(r,s("A run is under way. Wait for its end, or clic\
k Stop."));function m(y){if(!(!y||y===n.shown)){if(n.busy){d();return}n.shown=y,a.feedRun(y.text,y.turn),a.ask({type:"shown"}),t.draw(),y.item.focus({preventScroll:!0})}}
function w(){if(!i.dataset.sure){i.textContent=B(Xt(n.shown).length,"Delete this run?","Delete these {count} runs?"),i.dataset.sure="yes",i.focus();return}let y=n.
shown,$=n.refuge;n.busy?d():$&&(n.detach(y),m($)),t.calm()}function b(){let y=n.shown,$=l("input","gp-rename-field",null,{"aria-label":s("Name of this run"),maxlength:60});
$.value=y.name;let E=!0,v=M=>{E&&(E=!1,M&&(y.name=$.value.trim()),document.activeElement===$&&y.item.focus(),$.remove(),t.fill(y))};$.addEventListener("keydown",
M=>{M.stopPropagation(),(M.key==="Enter"||M.key==="Escape")&&v(M.key==="Enter")}),$.addEventListener("click",M=>M.stopPropagation()),$.addEventListener("blur",()=>v(
!0)),y.item.querySelector(".gp-label").replaceChildren($),$.focus(),$.select()}o.addEventListener("click",y=>{let $=y.target.closest(".gp-run"),E=n.visible.flatMap(
Xt).find(v=>v.item===$);E===n.shown?E.item.focus():m(E)}),o.addEventListener("keydown",y=>{let{shown:$}=n;if(y.ctrlKey||y.metaKey||y.altKey||!$)return;let E=n.visible.
flatMap(Xt),v=E.indexOf($),M={ArrowDown:()=>m(E[v+1]),ArrowUp:()=>m(E[v-1]),ArrowRight:()=>m($.children[0]),ArrowLeft:()=>m($.parent),Home:()=>m(E[0]),End:()=>m(
E.at(-1)),F2:b,Delete:()=>{i.disabled||w()}};Object.hasOwn(M,y.key)&&(y.preventDefault(),M[y.key]())}),c.addEventListener("click",b),i.addEventListener("click",
w),i.addEventListener("blur",()=>t.calm())}var Ka=8,_h=3,Oh=-1e30,Mh=t=>`log p ${t>Oh?t.toFixed(2).replace("-","−"):"−∞"}`;function Eh(t){let e=t.pieces,n=Math.min(...t.children.map(({at:i})=>i)),o=t.
parent?t.at:Number.isFinite(n)&&n>=_h?n:0,r=Le(e.slice(o,o+Ka).join(""));return s("“{text}”",{text:`${o&&!t.parent?"…":""}${r}${e.length>o+Ka?"…":""}`})}
function Ua(t){if(!t.parent)return t.read?s("a text that was read:"):s("the original:");let e={number:t.at+1,token:Z(t.from??"")};return t.kind!=="branch"?s("co\
ntinues at token {number}:",e):t.on?s("again from {token} at token {number}:",e):s("instead of {token} at token {number}:",e)}var xo=class{constructor(e,n){this.
root=e,this.state=n,this.tree=e.querySelector(".gp-tree"),this.told=e.querySelector(".gp-told"),this.remove=e.querySelector(".gp-delete")}draw(){let{root:e,tree:n,
state:o}=this,r=o.log.canAsk?o.visible:[];if(e.hidden=!r.length,e.hidden)return;let{scrollTop:i}=n;n.replaceChildren(...r.map(a=>this.lay(a))),n.scrollTop=i,o.shown&&
this.reveal(o.shown.item.firstChild),this.remove.disabled=!o.refuge,this.calm()}calm(){this.remove.textContent="Delete",delete this.remove.dataset.sure}lay(e){e.
item??=Th(),this.fill(e);let n=e.item.querySelector(":scope > ul");if(n&&n.remove(),e.children.length){let o=l("ul","",null,{role:"group"});o.append(...e.children.
map(r=>this.lay(r))),e.item.append(o),e.item.setAttribute("aria-expanded","true")}else e.item.removeAttribute("aria-expanded");return e.item}fill(e){let{item:n}=e,
o=e===this.state.shown,r=Eh(e),i=[B(e.tokens,"{count} token","{count} tokens"),Mh(e.total),...e.searched?[s("best of {mode}",{mode:bt(e.mode)})]:[]].join(" · "),
a=n.querySelector(".gp-label");if(!a.querySelector("input")){let d=[l("span","gp-note",Ua(e))," ",l("bdi","gp-words",r)];e.name?a.replaceChildren(l("bdi","gp-na\
me",e.name)," ",...d):a.replaceChildren(...d)}let c=n.querySelector(".gp-facts");O(c,i),c.title=s("Length, and total log-probability after the processors, in na\
ts; −∞ where they remove a given token. Beam search scores given tokens before the processors."),O(n.querySelector(".gp-sign"),o?"▶":""),n.setAttribute("a\
ria-selected",String(o)),n.setAttribute("aria-label",[e.name,`${Ua(e)} ${r}`,i,o?s("shown"):""].filter(Boolean).join(", ")),n.tabIndex=o?0:-1}reveal(e){let{tree:n}=this,
[o,r]=[n.getBoundingClientRect(),e.getBoundingClientRect()];n.scrollTop+=Math.min(0,r.top-o.top-4)+Math.max(0,r.bottom-o.bottom+4)}};function Th(){let t=l("li",
"gp-run",null,{role:"treeitem"}),e=l("div","gp-row");return e.append(l("span","gp-sign","",{"aria-hidden":"true"}),l("span","gp-label"),l("span","gp-facts")),t.
append(e),t}function Va(t,e){let n=new yo(e),o=new xo(t,n);return Ga(o),r=>{r.run&&n.begin();let{shown:i}=n;if(i&&e.turn===i.turn&&(r.run||r.steps||r.status)&&n.measure(),r.
run){n.makeRoom();let a=o.tree.contains(document.activeElement);o.draw(),a&&i&&i.item&&i.item.focus({preventScroll:!0})}else!t.hidden&&i&&i.item&&o.fill(i);r.status&&
!n.busy&&O(o.told,"")}}var $h={true:"button",false:"div"};function Lh({text:t},{chosen:e,removed:n,by:o}){let r=Z(t);return e?s("Run again from here with {token}.",{token:r}):n?s("Con\
tinue from here with {token} instead, although {processor} removed it.",{token:r,processor:o}):s("Continue from here with {token} instead.",{token:r})}var Zt=class{constructor(e){
this.item=l("li","gp-bar"),e.append(this.item),this.body=null}build(e){let n=$h[e];if(this.body&&this.body.localName===n)return;let o=l(n,"gp-row",null,e?{type:"\
button"}:{role:"group"});this.rank=l("span","gp-rank"),this.sign=l("span","gp-sign","",{"aria-hidden":"true"}),this.word=l("bdi","gp-word");let r=l("span","gp-n\
ame");r.append(this.sign,this.word),this.after=l("span","gp-fill gp-after"),this.before=l("span","gp-fill gp-before"),this.thick=l("span","gp-track"),this.thin=
l("span","gp-track gp-thin"),this.thick.append(this.after),this.thin.append(this.before),this.why=l("span","gp-why"),this.remover=l("span","gp-remover"),this.why.
append(...he(s("removed by {processor}"),{processor:this.remover}));let i=l("span","gp-tracks");i.append(this.thick,this.why,this.thin),this.value=l("span"),this.
raw=l("small");let a=l("span","gp-values");a.append(this.value,this.raw),o.append(this.rank,r,i,a,l("span","gp-go",e?"↪":"",{"aria-hidden":"true"})),o.tabIndex=
this.body?this.body.tabIndex:-1,this.body?this.body.replaceWith(o):this.item.prepend(o),this.body=o}fill(e,n,o){let{text:r,after:i,before:a,rank:c,chosen:d,given:m,
removed:w,by:b,rest:y,words:$}=e;this.build(o&&!y),this.entry=e,this.item.hidden=!1;let E={"gp-chosen":d,"gp-removed":w,"gp-rest":y};ae(this.item,["gp-bar",...Object.
keys(E).filter(C=>E[C])].join(" ")),O(this.rank,c?z(c):""),O(this.sign,d?"▶":w?"✕":""),me(this.word,r,{plain:y}),this.thick.hidden=w||i===null;for(let[C,W]of[
[this.after,i||0],[this.before,a]])ne(C,"width",Math.min(1,W/n)),C.parentNode.classList.toggle("gp-beyond",W>n*1.005);O(this.value,w?"":i===null?"–":F(i)),O(this.
raw,F(a)),O(this.remover,b),this.why.hidden=!w;let v=[d&&(m?s("given"):s("chosen")),w&&s("removed by {processor}",{processor:b})].filter(Boolean).join(", "),M=[
y?r:Z(r),v].filter(Boolean).join(", "),A=o&&!y?Lh({text:r},e):"";this.body.setAttribute("aria-label",A?`${M}. ${A}`:M),Oe(this.body,()=>A?`${A} ${$()}`:$())}hide(){
this.item.hidden=!0}};function vo(t){let e=()=>[...t.querySelectorAll(".gp-bar:not([hidden]) > .gp-row")],n=o=>e().forEach(r=>{r.tabIndex=r===o?0:-1});return t.
addEventListener("focusin",o=>o.target.matches(".gp-row")&&n(o.target)),t.addEventListener("keydown",o=>{let r=e(),i=r.indexOf(o.target),a={ArrowDown:i+1,ArrowUp:i-
1,Home:0,End:r.length-1}[o.key];i<0||a===void 0||o.ctrlKey||o.metaKey||o.altKey||(o.preventDefault(),o.stopPropagation(),r[Math.max(0,Math.min(r.length-1,a))].focus())}),
()=>{let o=e();o.length&&!o.some(r=>r.tabIndex===0)&&(o[0].tabIndex=0)}}var Ah=(t,e)=>t.map(({watched:n})=>{let o=(n||[]).find(({token_id:r})=>r===e);return o&&X(o.logprob)}),Bs=class extends Zt{constructor(e){super(e),this.along=l(
"div","gp-along",null,{"data-tip":"",tabindex:"0",role:"img"}),this.line=ee("polyline","gp-along-line"),this.here=ee("line","gp-along-here");let n=ee("svg","gp-\
along-plot");n.setAttribute("preserveAspectRatio","none"),n.setAttribute("viewBox","0 0 100 100"),n.append(this.here,this.line),this.along.append(n,l("span","gp\
-along-words")),this.item.append(this.along)}},So=class{constructor(e,n,o){this.log=n,this.entryOf=o,this.box=e.querySelector(".gp-looked-box"),this.list=e.querySelector(
".gp-looked"),this.form=e.querySelector(".gp-look"),this.field=e.querySelector(".gp-look-text"),this.state=e.querySelector(".gp-look-state"),this.rows=[],this.makeReachable=
vo(this.list),this.form.addEventListener("submit",r=>this.ask(r))}lineNumber(){let e=this.log.current(),n=e&&!e.isPrompt&&this.log.lineOf(e);return n?this.log.lines().
findIndex(({last:o,label:r})=>o===n.last&&r===n.label):-1}ask(e){e.preventDefault();let n=this.field.value,o=this.lineNumber();if(!n||o<0){O(this.state,n?s("Sel\
ect a token of the generated text first."):s("Type the text of a token first."));return}O(this.state,s("Looking up {token} …",{token:Z(n)})),this.log.ask({type:"\
look",line:o,text:n})}draw(e,n,o){(n.run||n.watched)&&O(this.state,"");let r=e.isPrompt?[]:e.watched||[];this.form.hidden=!this.log.canAsk||this.lineNumber()<0,
this.list.parentNode.hidden=!r.length,this.box.hidden=this.form.hidden&&!r.length;let i=r.map(d=>this.entryOf(d,e)),a=Math.max(.02,...i.map(({after:d,before:m})=>Math.
max(d||0,m))),c=r.length?fe(this.log.lastOf(e)):[];for(;this.rows.length>r.length;)this.rows.pop().item.remove();for(;this.rows.length<r.length;)this.newRow();r.
forEach((d,m)=>{this.rows[m].fill(i[m],a,o),this.drawAlong(this.rows[m],Ah(c,d.token_id),e)}),this.makeReachable()}newRow(){this.rows.push(new Bs(this.list))}drawAlong(e,n,o){
let r=n.map(w=>w??0);if(e.along.hidden=r.length<2,e.along.hidden)return;let i=Math.max(...r),a=r.indexOf(i),c=w=>w/(r.length-1)*100,d=Ch(r,150).map(([w,b])=>`${c(
w).toFixed(1)},${(98-(i?b/i:0)*94).toFixed(1)}`);e.line.setAttribute("points",d.join(" "));for(let[w,b]of Object.entries({x1:c(o.index),x2:c(o.index),y1:0,y2:100}))
e.here.setAttribute(w,b);let m=i?s("highest {share}, at token {number}",{share:F(i),number:a+1}):s("probability 0 everywhere");O(e.along.lastElementChild,m),e.along.
dataset.tip=s("The probability of this token after the processors, along the text of {count} tokens: {words}. The vertical line is the current token.",{count:z(
r.length),words:m}),e.along.setAttribute("aria-label",s("along the text: {words}",{words:m}))}};function Ch(t,e){let n=Math.ceil(t.length/e),o=[];for(let r=0;r<
t.length;r+=n){let i=r;for(let a=r+1;a<Math.min(t.length,r+n);a++)t[a]>t[i]&&(i=a);o.push([i,t[i]])}return o}var js=t=>t?F(t):"<0.01%",Ph=(t,e)=>t.kept!==e||t.mass_moved>0;function Fs({distribution:{stages:t,vocab:e}}){return t.map((n,o)=>{let[r,i,a]=Ue(n.name),c=o?t[o-
1].kept:e;return{number:o+1,kind:n.name,name:r,meaning:i,knobs:a,entropy:n.entropy,kept:n.kept,keptBefore:c,removed:n.mass_removed,moved:n.mass_moved,idle:!Ph(n,
c)}})}function Ds({kept:t,keptBefore:e,removed:n,moved:o,idle:r}){if(r)return s("did nothing");let i=[];return t<e&&i.push(B(e-t,"removed {count} token ({share}\
)","removed {count} tokens ({share})",{share:js(n)})),t>e&&i.push(B(t-e,"brought {count} token back","brought {count} tokens back")),(o-n>.001||!i.length)&&i.push(
s("moved {share}",{share:F(o)})),i.join(", ")}var _o=({layers:t,distribution:e})=>!!t&&(e.stages[0]||{}).name!=="DolaContrast";function Hs(t){return _o(t)?{name:"\
DoLa",meaning:s("The scores of the last layer minus those of the contrasted one, without the tokens that DoLa finds improbable: what the processors are given.")}:
{name:t.layers?s("the last layer"):s("the model"),meaning:s("The distribution that the model gave, before any processor.")}}function Ot({distribution:{candidates:t},
chosen:e}){return t.some(({token_id:n})=>n===e.token_id)?t:[...t,e]}function Oo(t,e,n){if(t.length<=e)return t;let o=({raw_logprob:a,logprob:c})=>Math.max(X(a),
X(c)),r=[...t].sort((a,c)=>o(c)-o(a)),i=new Set([...r.filter(({token_id:a})=>a===n),...r.filter(je).slice(0,3)]);for(let a of r)i.size<e&&i.add(a);return t.filter(
a=>i.has(a))}function gn({raw_logprob:t,stage_logprobs:e},n){return n?e&&n<=e.length?X(e[n-1]):void 0:X(t)}var wn=({raw_logprob:t,stage_logprobs:e},n)=>((n?(e||
[])[n-1]:t)??null)===null,je=({logprob:t})=>t===null;function bn({removed_by:t,stage_logprobs:e,raw_logprob:n},o){let r=[n,...e||[]],i=r.findLastIndex((c,d)=>d>
0&&c===null&&r[d-1]!==null),a=t||i>0&&o.distribution.stages[i-1].name;return a?Ue(a)[0]:_o(o)?"DoLa":s("a processor")}function Mo(t,e){let{raw_logprob:n,logprob:o,
rank:r,raw_rank:i,token_id:a}=t,c=z(e.distribution.vocab),d=s("Token id {id}.",{id:a});if(!e.distribution.stages.length&&Math.abs((o??n)-n)<1e-4){let b={share:F(
X(n)),rank:z(r||i||0),vocab:c};return`${r||i?s("Probability {share}, rank {rank} of {vocab}; no processor changed it.",b):s("Probability {share}; no processor c\
hanged it.",b)} ${d}`}let m={share:F(X(n)),rank:z(i||0),vocab:c};return`${i?s("Before the processors {share}, rank {rank} of {vocab}.",m):s("Before the processo\
rs {share}.",m)} ${Nh(t,e)} ${d}`}function Nh(t,e){if(je(t))return s("After them it cannot be chosen: removed by {processor}.",{processor:bn(t,e)});let{logprob:n,
rank:o}=t,r={share:F(X(n)),rank:z(o||0),kept:z(Fe(e))};return o?s("After them {share}, rank {rank} of {kept} kept.",r):s("After them {share}.",r)}function Ja(t,{
mode:e,effective:n,config:o}){if(t.isPrompt)return[s("given"),s("{token} is in the prompt: given, not chosen")];if(t.given)return[s("given"),s("{token} was give\
n, not chosen")];if(e==="custom")return[s("the choice"),s("{token} was chosen by your own decoding loop")];if(t.beam)return[s("the choice"),Wh(t.beam.status)];if(t.
reranked)return[s("the choice"),s("{token} has the best score: probability against degeneration penalty")];let r=t.draft&&t.draft.origin;return r==="accepted"?[
s("the draft"),s("{token} was drafted by the assistant, and accepted")]:r==="correction"?[s("the choice"),s("{token} replaced a rejected draft token")]:{...n,...o}.
do_sample?[s("the draw"),s("{token} was drawn")]:[s("the choice"),s("{token} was chosen as the most probable")]}function Wh(t){return t==="running"?s("{token} g\
oes on: the search compares the sums of whole beams"):t==="finished"?s("{token} ends a beam: the search compares the sums of whole beams"):t==="ended"?s("{token\
} would end a beam, which does not count"):t==="pruned"?s("{token} was considered, and pruned: the search compares the sums of whole beams"):s("{token} was cons\
idered by the search")}function Ya(t,e){let o=t.querySelector(".gp-bars"),r=t.querySelector(".gp-bars-legend"),i=t.querySelector(".gp-all"),a=g=>t.querySelector(".gp-"+g),[c,d,m,w,b]=[
"full","beams-note","press-note","chosen-word","removed-key"].map(a),y=a("no-token"),$=[],E=vo(o),v=new So(t,e,W),M=!1,A=[],C=g=>e.canAsk&&!g.isPrompt;function W(g,k){
let _=je(g);return{id:g.token_id,text:g.text,after:X(g.logprob),before:X(g.raw_logprob),rank:_?null:g.rank??(k.distribution.stages.length?null:g.raw_rank),chosen:g.
token_id===k.chosen.token_id,given:k.isPrompt||k.given,removed:_,by:_?bn(g,k):"",words:()=>Mo(g,k)}}function x(g){let k=Ot(g),T=(M?k:Oo(k,24,g.chosen.token_id)).
map(S=>W(S,g)),L=g.distribution.vocab-k.length;L>0&&T.push(h(g,k.map(S=>W(S,g)),L));let P=p(Math.max(...T.filter(({rest:S})=>!S).map(S=>Math.max(S.after,S.before))));
for(O(c,s("axis 0–{top}",{top:F(P)}));$.length<T.length;)$.push(new Zt(o));$.forEach((S,q)=>T[q]?S.fill(T[q],P,C(g)):S.hide()),E(),i.hidden=k.length<=24,O(i,M?
s("show {count} only",{count:24}):s("show all {count}",{count:z(k.length)})),i.setAttribute("aria-expanded",String(M))}function h(g,k,_){let T=D=>Math.max(0,1-k.
reduce((N,I)=>N+I[D],0)),L=Fe(g)>k.filter(({removed:D})=>!D).length,[P,S]=[L?e.usesBeams?null:T("after"):0,T("before")],q={count:z(_),before:F(S),after:F(P??0)},
R=()=>P===null?s("All tokens that are not listed ({count}), together: {before} before the processors.",q):s("All tokens that are not listed ({count}), together:\
 {before} before the processors, {after} after them.",q);return{text:B(_,"{count} other","{count} others"),after:P,before:S,rest:!0,words:R}}let p=g=>[.02,.05,.1,
.2,.5,1].find(k=>g<=k)||1;function u(g){let k=!g.distribution.stages.length;t.classList.toggle("gp-untouched",k),O(a("after-word"),k?s("probability; no processo\
r ran, so it is the same before and after"):s("after the processors")),a("before-key").hidden=k,b.hidden=!Ot(g).some(je),O(w,g.isPrompt||g.given?s("given, not c\
hosen"):s("chosen")),d.hidden=!g.beam||k,m.hidden=!C(g),t.classList.toggle("gp-pressable",C(g))}o.parentNode.addEventListener("click",g=>{let k=g.target.closest(
"button.gp-row"),_=k&&[...$,...v.rows].find(({body:L})=>L===k),T=e.current();_&&T&&C(T)&&e.ask({type:"branch",step:T,tokenId:_.entry.id})}),i.addEventListener("\
click",()=>{M=!M,x(e.current())});function f(){for(let g of $)g.hide();for(let g of[i,d,m,v.box])g.hidden=!0}return g=>{let k=e.current();r.hidden=!k,y.hidden=!!k,
k?((k!==A[0]||e.canAsk!==A[1])&&x(k),u(k),v.draw(k,g,C(k))):f(),A=[k,e.canAsk]}}var en=.001,Xa=2e-5,qh=-1e9,yn=-1e8,qe=(t,e=-1e30)=>t==null||t<e;function Qt(t,e,n){return qe(t,n)||qe(e,n)?qe(t,n)&&qe(e,n)?0:1/0:Math.abs(t-e)}function kn(t,e,n){
return Qt(t,e===null?null:e*n,yn)/Math.max(1,n)}var Mt=class{count=0;off=0;furthest=0;worst=null;see(e,n){this.count+=1,e<=en||(this.off+=1),!(this.worst&&!(e>this.
furthest))&&(this.furthest=e,this.worst={...n(),difference:e})}};function Za(t){if(!t.usesBeams)return null;let{effective:e}=t.started,n={sum:new Mt,given:new Mt,
final:new Mt,pool:new Mt,output:new Mt},o=e.length_penalty??1;for(let r of t.prompts){if(!r)continue;let i=Math.max(...r.distributions.map(a=>a.length));Ih(r,Math.
max(1,Math.floor(i/(e.num_beam_groups||1))),o,n)}return t.finished.sequences.forEach((r,i)=>Rh(t.returned[i].last,r,i,o,n.output)),n}function Ih(t,e,n,o){let r=null,
i=new Map,a=(c,d)=>d.score-c.score;t.steps.forEach((c,d)=>{if(c.some(({given:b})=>b)){for(let b of c)o.given.see(Qt(b.beam.score,0),()=>({node:b}));return}r??=new Map(
c.filter(({beam:b})=>b.parent%e===0).map(({beam:b})=>[b.parent,0]));for(let b of c){let{beam:y}=b,$=r.get(y.parent)??qh;if(o.sum.see(Qt($+(y.logprob??-1/0),y.score,
yn),()=>({node:b,parent:$})),y.final_score===null||y.final_score===void 0)continue;let E=b.length**n;o.final.see(kn(y.score,y.final_score,E),()=>({node:b,power:E}));
let v=y.group??null;i.set(v,[...i.get(v)||[],{score:y.final_score,power:E}].sort(a).slice(0,e))}let m=[...i.values()].flat().filter(({score:b})=>!qe(b)).sort(a),
w=t.pools[d].filter(b=>!qe(b));for(let b=0;b<Math.max(m.length,w.length);b++){let y=m[b]??null,$=y&&b<w.length?kn(y.score*y.power,w[b],y.power):1/0;o.pool.see($,
()=>({step:d,place:b,expected:y&&y.score,told:w[b]??null}))}r=new Map(c.filter(({beam:b})=>b.status==="running").map(({beam:b})=>[b.beam,b.score]))})}function Rh(t,e,n,o,r){
let i=fe(t),a=i.filter(({given:m})=>!m);if(e.score===null||!a.length)return;let c=a.length**o,d=i.every(({beam:m,given:w},b)=>w||m.parent===(e.beams||[])[b]);r.
see(d?kn(t.beam.score,e.score,c):1/0,()=>({number:n,node:t,power:c,told:e.score}))}function Qa(t,e){let o=t.querySelector("details"),r=t.querySelector(".gp-output"),i=t.querySelector(".gp-all"),a=null,c=!1;function d(f){let g=e.allLines(),k=e.
started.effective.length_penalty??1;return f.sequences.map((_,T)=>{let L=fe(g[T]?g[T].last:null),P=_.token_ids.map((I,j)=>{let H=L[j]&&L[j].chosen.token_id===I?
L[j]:null,U=_.logprobs[j];return{id:I,text:H?H.chosen.text:"?",recorded:U,library:_.transition_scores?_.transition_scores[j]:null,difference:_.transition_scores?
Qt(U,_.transition_scores[j]):null,drawn:H?Qt(U,H.chosen.logprob):1/0}}),S=_.logprobs.filter((I,j)=>!L[j]||!L[j].given),q=S.reduce((I,j)=>I+(j??-1/0),0),R=S.length**
k,D=S.length?q/R:null,N=_.score!==null&&D!==null&&_.score*R>yn;return{tokens:P,sum:q,length:S.length,penalty:k,rebuilt:D,score:_.score,difference:N?kn(q,_.score,
R):null}})}function m(f,g=1e-9){if(!Number.isFinite(f))return"∞";let k=Math.max(f,g),_=Math.floor(Math.log10(k)+1e-9),T=Math.ceil(k/10**_-1e-6);return T===10?
`1e${_+1}`:`${T}e${_}`}let w=f=>f.join("; ");function b(f){if(!f||!f.sum.count)return[[],[]];let{sum:g,given:k,final:_,pool:T,output:L}=f,P=({off:R,count:D,furthest:N},I)=>R?
[I(R,{all:z(D),bound:m(N)})]:[],S=[...P(g,(R,D)=>B(R,"{count} of {all} tree nodes does not add up: it is off by {bound}","{count} of {all} tree nodes do not add\
 up: the furthest is off by {bound}",D)),...P(k,(R,D)=>B(R,"{count} of {all} given tokens does not count as 0: it is off by {bound}","{count} of {all} given tok\
ens do not count as 0: the furthest is off by {bound}",D)),...P(_,(R,D)=>B(R,"{count} of {all} final scores does not follow from its sum: it is off by {bound}",
"{count} of {all} final scores do not follow from their sums: the furthest is off by {bound}",D)),...P(T,(R,D)=>B(R,"{count} of {all} kept scores does not follo\
w from the texts that ended: it is off by {bound}","{count} of {all} kept scores do not follow from the texts that ended: the furthest is off by {bound}",D)),...P(
L,(R,D)=>B(R,"{count} of {all} outputs does not end where its path through the tree ends: it is off by {bound}","{count} of {all} outputs do not end where their\
 paths through the tree end: the furthest is off by {bound}",D))],q=m(Math.max(...Object.values(f).map(R=>R.furthest)),Xa);return[S,S.length?[]:[B(g.count,"{cou\
nt} node of the tree adds up to within {bound}","{count} nodes of the tree add up to within {bound}",{bound:q})]]}function y({outputs:f,tree:g}){let k=f.flatMap(
I=>I.tokens);if(!k.length)return["none","–",s("There are no scores to check: no token was generated.")];let _=k.filter(({difference:I})=>I!==null),T=f.filter(
({difference:I})=>I!==null),L=I=>m(Math.max(0,...I.map(({difference:j})=>j))),P=I=>I.filter(({difference:j})=>!(j<=en)).length,S=k.filter(({drawn:I})=>I>en).length,
[q,R]=b(g),D=[...P(T)?[s("{count} of {all} sequences_scores cannot be rebuilt: off by up to {bound}",{count:z(P(T)),all:z(T.length),bound:L(T)})]:[],...q,...P(_)?
[B(P(_),"{count} of {all} tokens differs from the library’s compute_transition_scores, by {bound}","{count} of {all} tokens differ from the library’s compute_\
transition_scores, by up to {bound}",{all:z(_.length),bound:L(_)})]:[],...S?[B(S,"{count} token of the outputs differs from the steps that are shown","{count} t\
okens of the outputs differ from the steps that are shown")]:[]];if(D.length)return["differs","✗",w(D)];let N=[...T.length?[B(T.length,"{count} sequences_scor\
es is rebuilt to within {bound}","{count} sequences_scores are rebuilt to within {bound}",{bound:L(T)})]:[],...R];return _.length?["agrees","✓",w([...N,B(_.length,
"{count} token agrees with the library’s compute_transition_scores to within {bound}","{count} tokens agree with the library’s compute_transition_scores to wi\
thin {bound}",{bound:L(_)})])]:["none","–",w([...N,$()])]}let $=()=>e.started.mode==="custom"?s("compute_transition_scores does not apply: the run used your o\
wn decoding loop"):s("compute_transition_scores does not apply: the run was recorded without the library’s scores");function E(){let[f,g,k]=a?y(a):["none","–",
s("The scores are checked against the library when the run has finished.")],_={agrees:s("agrees with the library"),differs:s("differs from the library"),none:s(
"not checked")};t.dataset.verdict=f,O(t.querySelector(".gp-badge"),g),O(t.querySelector(".gp-sign-words"),a?_[f]:s("not checked yet")),O(t.querySelector(".gp-ve\
rdict-line"),k)}let v=f=>qe(f)?"−∞":f.toFixed(3).replace("-0.000","0.000"),M=f=>qe(f)?"−∞":(f<yn?f.toExponential(3):J(f,5)).replace("-","−"),A=f=>f<0||
qe(f)?`(${M(f)})`:M(f);function C(f,g){let k=f.insertCell();g===null?k.textContent="–":k.textContent=(g>en?"✗ ":"")+(g===0?"0":Number.isFinite(g)?g.toExponential(
0):"∞"),k.classList.toggle("gp-off",g>en)}function W(){let f=a.outputs.filter(({score:k})=>k!==null);t.querySelector(".gp-beam-check").hidden=!f.length;let g=t.
querySelector(".gp-sums tbody");g.replaceChildren(),a.outputs.forEach((k,_)=>{if(k.score===null)return;let T=g.insertRow();for(let L of[_+1,v(k.sum),k.length,k.
penalty,J(k.rebuilt,4),J(k.score,4)])T.insertCell().textContent=L;C(T,k.difference)})}function x(f,g,k,_,T,L){if(!k.count)return;let{worst:P}=k,S=f.insertRow();
S.append(l("th","",g,{scope:"row"})),S.insertCell().textContent=z(k.count),S.insertCell().append(_(P),...P.node?[" ",oe(P.node.beam.text)]:[]),S.insertCell().textContent=
T(P),S.insertCell().textContent=M(L(P)),C(S,P.difference)}function h(){let f=t.querySelector(".gp-tree-sums tbody");if(f.replaceChildren(),!a.tree)return;let{sum:g,
given:k,final:_,pool:T,output:L}=a.tree,P=e.started.effective.length_penalty??1,S=({node:R})=>s("step {number}:",{number:R.index+1}),q=({node:R,power:D})=>`${M(
R.beam.score)} / ${R.length} ** ${P} = ${M(qe(R.beam.score)?null:R.beam.score/D)}`;x(f,s("node: parent’s score + log-probability"),g,S,({node:R,parent:D})=>`${M(
D)} + ${A(R.beam.logprob)} = ${M(qe(R.beam.logprob)?null:D+R.beam.logprob)}`,({node:R})=>R.beam.score),x(f,s("given token: counts as 0"),k,S,()=>M(0),({node:R})=>R.
beam.score),x(f,s("ended: score / length ** length_penalty"),_,S,q,({node:R})=>R.beam.final_score),x(f,s("kept after a step: the best that ended"),T,R=>s("step \
{number}: rank {rank}",{number:R.step+1,rank:R.place+1}),R=>R.expected===null?"–":M(R.expected),R=>R.told),x(f,s("output: score where its path ends, after the\
 penalty"),L,({number:R})=>s("output {number}:",{number:R+1}),q,R=>R.told)}function p(){let{tokens:f}=a.outputs[Number(r.value)]||a.outputs[0]||{tokens:[]},g=t.
querySelector(".gp-scores tbody");g.replaceChildren(),f.slice(0,c?1/0:20).forEach((k,_)=>{let T=g.insertRow();T.insertCell().textContent=_+1,T.insertCell().textContent=
k.id,T.insertCell().append(oe(k.text)),T.insertCell().textContent=v(k.recorded),T.insertCell().textContent=k.difference===null?"–":v(k.library),C(T,k.difference),
T.insertCell().textContent=(X(k.recorded)*100).toFixed(2)+"%"}),i.hidden=f.length<=20||c,O(i,s("Show all {count} tokens",{count:z(f.length)}))}function u(){if(!o.
open)return;let f=e.hideFrom!==null;if(t.querySelector(".gp-secret").hidden=!f,t.querySelector(".gp-token-check").hidden=f||!a,t.querySelector(".gp-beam-check").
hidden=!0,t.querySelector(".gp-tree-check").hidden=f||!a||!a.tree||!a.tree.sum.count,O(t.querySelector(".gp-how"),e.usesBeams?s("The playground records a log-pr\
obability for each token while it decodes. Beside it is what the library’s own compute_transition_scores gives for the same run (normalize_logits=False, as its \
documentation asks for beams)."):s("The playground records a log-probability for each token while it decodes. Beside it is what the library’s own compute_transi\
tion_scores gives for the same run (normalize_logits=True).")),!a)return;let g=k=>e.usesBeams?s("output {number}",{number:k}):s("sequence {number}",{number:k});
t.querySelector(".gp-which").hidden=a.outputs.length<2,r.options.length!==a.outputs.length&&r.replaceChildren(...a.outputs.map((k,_)=>l("option","",g(_+1),{value:_}))),
W(),f||h(),f||p()}return o.addEventListener("toggle",u),o.addEventListener("keydown",f=>{f.key!=="Escape"||!o.open||(o.open=!1,o.querySelector("summary").focus())}),
r.addEventListener("change",u),i.addEventListener("click",()=>{c=!0,u()}),f=>{if(t.hidden=!e.started,!f.run&&!f.status&&!f.steps)return;let{finished:g}=e;g?(!a||
a.finished!==g)&&(a={finished:g,outputs:d(g),tree:Za(e)},c=!1,r.replaceChildren()):a=null,E(),(f.run||f.status||g)&&u()}}function ec(t,e){let r=[.1,.2,.5,1,2,5,10,20,50,1/0],i=t.querySelector(".gp-heat-plot"),a=t.querySelector(".gp-cells"),c=t.querySelector(".gp-column"),d=t.querySelector(
".gp-layer-names"),m=t.querySelector(".gp-layer-reading"),w=t.querySelector(".gp-layer-tally"),b=document.createElement("canvas"),y=b.getContext("2d",{willReadFrequently:!0}),
$=new be({picks:{},peak:0},({picks:N,peak:I},{layers:j})=>j?{picks:{...N,[j.layer]:(N[j.layer]||0)+1},peak:Math.max(I,...j.divergences)}:{picks:N,peak:I}),E=0,v=[],
M=[],A=[0,0],C=[],W=N=>Math.round(Math.sqrt(Math.max(0,Math.min(1,(N??0)/E)))*10);function x(){let N=getComputedStyle(t);return[...[...Array(11).keys()].map(j=>`\
--gp-heat-${j}`),"--gp-text"].map(j=>{let H=N.getPropertyValue(j).trim();return[1,3,5].map(U=>parseInt(H.slice(U,U+2),16))})}function h(N){if(b.width>=N&&b.height===
v.length*6)return;let I=b.height===v.length*6?y.getImageData(0,0,b.width,b.height):null;b.width=Math.max(64,2**Math.ceil(Math.log2(N))),b.height=v.length*6,I&&y.
putImageData(I,0,0)}function p(N){let I=new ImageData(1,v.length*6);v.forEach((j,H)=>{let U=N.layers?N.layers.candidate_layers.indexOf(j):-1;if(U<0)return;let Q=M[W(
N.layers.divergences[U])];for(let te=0;te<5;te++){let re=te===2&&j===N.layers.layer?M[11]:Q;I.data.set([...re,255],(H*6+te)*4)}}),y.putImageData(I,N.index,0)}let u=()=>Math.
max(10,$.steps.length);function f(){let[N,I]=A;if(!N||!I)return;a.width!==N&&(a.width=N),a.height!==I&&(a.height=I);let j=a.getContext("2d");j.clearRect(0,0,N,I),
j.imageSmoothingEnabled=!1;let H=$.steps.length;j.drawImage(b,0,0,H,b.height,0,0,N*H/u(),I)}function g(N){let I=[...$.steps.find(Q=>Q.layers).layers.candidate_layers].
sort((Q,te)=>te-Q),j=x(),H=r.find(Q=>$.total.peak<=Q*Math.LN2)*Math.LN2,U=String([I,j,H])!==String([v,M,E]);String(I)!==String(v)&&k(I),[v,M,E]=[I,j,H],h($.steps.
length);for(let Q of U?$.steps:N)p(Q);f()}function k(N){let I=Math.max(15,Math.min(28,280/N.length));i.style.height=d.style.height=`${Math.max(1,N.length)*I}px`,
d.replaceChildren(...N.map(j=>l("span","",T(j))))}function _(){O(t.querySelector(".gp-ramp-low"),"0"),O(t.querySelector(".gp-ramp-high"),`${Number(_e(E,e.unit).
toPrecision(2))} ${e.unit}`.replace(/^1 bits/,"1 bit"));let N=t.querySelector(".gp-scale-ramp");if(!N.childNodes.length)for(let I=0;I<11;I++){let j=l("i");j.style.
background=`var(--gp-heat-${I})`,N.append(j)}}let T=N=>N===0?s("embedding"):s("layer {layer}",{layer:N}),L=N=>N===0?s("the embedding (layer 0)"):s("layer {layer\
}",{layer:N});function P(N){let I={number:N.index+1,token:Z(N.chosen.text)};if(!N.layers)return s("Token {number}, {token}: no layer was contrasted.",I);let{layer:j,
final_layer:H,candidate_layers:U,divergences:Q}=N.layers,te=U.map((re,se)=>`${T(re)} ${_e(Q[se]??0,e.unit).toFixed(3)}`).join(", ");return s("Token {number}, {t\
oken}: {layer} was contrasted with the last layer ({final}), because it diverges most from it. Divergences in {unit}: {list}.",{...I,layer:L(j),final:H,unit:e.unit,
list:te})}function S(N){c.hidden=!1,c.style.left=`${N.index/u()*100}%`,c.style.width=`${100/u()}%`;let I=P(N);O(m,I),Yn(i,N,$.steps.length,I)}function q(){let N=Object.
entries($.total.picks).sort((H,U)=>U[1]-H[1]),I=N.reduce((H,[,U])=>H+U,0),j=N.map(([H,U])=>s("{layer} in {times}",{layer:L(Number(H)),times:z(U)})).join(", ");O(
w,s("Along the text: {list} of {count} steps.",{list:j,count:z(I)})),O(t.querySelector(".gp-heat-end"),String(u()))}Pi(i,e,{stepUnder:N=>{let{left:I,width:j}=i.
getBoundingClientRect(),H=Math.floor((N.clientX-I)/j*u());return $.steps[Math.max(0,Math.min($.steps.length-1,H))]},hover:N=>O(m,P(N)),leave:()=>e.current()&&!t.
hidden&&O(m,P(e.current()))});function R(N){let I=e.current();if(t.hidden=!(I&&I.layers),t.hidden)return;let{added:j}=$.follow(e.lastOf(I));I===C[0]&&$.total===
C[1]&&!N.unit&&!N.look||(C=[I,$.total],g(j),_(),S(I),q())}new ResizeObserver(([{contentRect:N}])=>{A=[N.width,N.height].map(I=>Math.round(I*devicePixelRatio)),f()}).
observe(i);let D=()=>R({look:!0});return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",D),new MutationObserver(D).observe(document.body,{
attributes:!0,attributeFilter:["class"]}),R}var To={count:0,after:0,before:0,entropyAfter:0,entropyBefore:0,kept:0};function Gs(t,e){let{chosen:n,distribution:o}=e,r=i=>xe(i)??-1/0;return{count:t.count+1,
after:t.after+r(n.logprob??n.raw_logprob),before:t.before+r(n.raw_logprob),entropyAfter:t.entropyAfter+o.entropy_after,entropyBefore:t.entropyBefore+o.entropy_before,
kept:t.kept+Fe(e)}}var tn=(t,e)=>e?Math.exp(-t/e):null,zh=[1,2,3],Eo=class{constructor(){this.ids=[],this.grams=new Map(zh.map(e=>[e,new Map])),this.repeated=[],
this.numRepeated=0}gram(e){return this.ids.slice(-e).join(" ")}add(e){this.repeated.push(this.ids.includes(e,-128)),this.numRepeated+=Number(this.repeated.at(-1)),
this.ids.push(e);for(let[n,o]of this.grams)this.ids.length>=n&&o.set(this.gram(n),(o.get(this.gram(n))||0)+1)}cut(e){for(;this.ids.length>e;){for(let[n,o]of this.
grams){if(this.ids.length<n)continue;let r=o.get(this.gram(n))-1;r?o.set(this.gram(n),r):o.delete(this.gram(n))}this.ids.pop(),this.numRepeated-=Number(this.repeated.
pop())}}distinct(e){return this.ids.length>=e?this.grams.get(e).size/(this.ids.length-e+1):null}get share(){return this.ids.length?this.numRepeated/this.ids.length:
null}};function tc(t,e){let n=t.querySelector(".gp-status"),o=t.querySelector(".gp-alert"),r=t.querySelector(".gp-figures"),i=t.querySelector(".gp-notes"),a=new Map,c="\
gp-meaning-"+Math.random().toString(36).slice(2,8)+"-",d=new Wt,m;function w(){let{started:S,finished:q}=e;if(!S)return[];let R=q?q.num_tokens:e.numTokens,D=q?q.
seconds:e.elapsed,N=q?q.time_to_first_token:e.firstElapsed,I={limit:z(S.max_new_tokens)};return[[s("Tokens"),z(R),e.usesBeams?s("tokens generated so far, one pe\
r step for all beams together; the limit is {limit} new tokens",I):s("tokens generated so far; the limit is {limit} new tokens",I)],[s("Per second"),D>0&&R?(R/D).
toFixed(1):"–",s("tokens per second: tokens divided by the time since the run began, including the wait for the first token")],[s("First token"),N===null?"–":
On(N),s("time to first token: from the start of the run to its first token, without queueing or loading the model")],...b(),[s("Stopped by"),y(),s("what ended t\
he text: the model’s end-of-sequence token, a stop string, a limit, your own criterion or decoding loop, or a person"),!0],[s("Seed"),String(S.seed),s("the ra\
ndom seed of this run: the same seed and settings give the same text again")]]}function b(){if(!e.rounds.length)return[];let{num_draft_tokens:S,num_accepted_draft_tokens:q,
...R}=d.read(e.rounds),D=R.draft_acceptance_rate,N={accepted:z(q),drafted:z(S),rounds:z(R.num_spec_steps)};return[[s("Draft accepted"),D===null?"–":F(D),s("dr\
aft_acceptance_rate: accepted over drafted tokens, {accepted} of {drafted}",N)],[s("Tokens per draft"),J(R.mean_acceptance_length,2),s("mean_acceptance_length: \
tokens that a round with a draft wrote on average, including the target’s own: 1 + {accepted} accepted / {rounds} such rounds",N)]]}function y(){return e.finished?
[...new Set(e.finished.sequences.map(q=>ge(q.stop_reason)[0]))].join(", ")||"–":e.running?s("still running"):s("an error")}function $(){let S=w(),q=new Set(S.
map(([R])=>R));for(let[R,{figure:D}]of a)q.has(R)||(D.remove(),a.delete(R));S.forEach(([R,D,N,I],j)=>{let H=a.get(R)||E(R,I,j);H.value.textContent!==D&&(H.value.
textContent=D),O(H.meaning,s("{name}: {meaning}",{name:R,meaning:N}))})}function E(S,q,R){let D=l("div","gp-figure"+(q?" gp-words":""),null,{tabindex:"0"}),N=l(
"dd"),I=l("span","gp-meaning","",{role:"tooltip",id:c+S.replace(/\s/g,"-")});D.setAttribute("aria-describedby",I.id),D.append(l("dt","",S),N,I),r.insertBefore(D,
r.children[R]||null);let j={figure:D,value:N,meaning:I};return a.set(S,j),j}let v=new be(To,Gs),M=new Eo,A=To,C=S=>Number.isFinite(S)?_e(S,e.unit).toFixed(2).replace(
/^-0.00$/,"0.00"):"−∞",W=S=>S===null?"–":Number.isFinite(S)?S<1e3?S.toFixed(2):z(Math.round(S)):"∞";function x(){let{total:S}=v,{unit:q}=e,R=(I,{count:j})=>j?
I/j:null,D=(I,j)=>j.count?C(R(I,j)):"–",N=v.steps.at(-1).distribution.vocab;return[[s("perplexity"),p([[S.after,S.count],[S.before,S.count],[A.before,A.count]],
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
""),t.querySelector(".gp-prompt-head").hidden=!A.count;let R=x(),D=t.querySelector(".gp-totals tbody");for(;D.rows.length<R.length;){let N=D.insertRow(),I=l("th",
"",null,{scope:"row"});I.append(l("span","","",{tabindex:"0","data-tip":""})),N.append(I,l("td"),l("td"),l("td"))}R.forEach(([N,I,...j],H)=>{let[U,...Q]=D.rows[H].
cells;O(U.firstChild,N),U.firstChild.dataset.tip=I,j.forEach((te,re)=>O(Q[re],te)),Q[2].hidden=!A.count})}t.querySelector(".gp-text-numbers").addEventListener("\
toggle",u);function k(){let S=e.finished?e.finished.sequences:[],q=new Map;S.forEach(({note:R},D)=>R&&q.set(s(R),[...q.get(s(R))||[],D+1])),i.replaceChildren(...[
...q].map(([R,D])=>{let N=l("p");return N.append(l("b","",D.length<S.length?_(D):s("Note:")),` ${R}`),N}))}function _(S){let q={numbers:S.join(", ")};return e.usesBeams?
B(S.length,"Note on output {numbers}:","Note on outputs {numbers}:",q):B(S.length,"Note on sequence {numbers}:","Note on sequences {numbers}:",q)}function T(){let[
S,q]=L();n.textContent!==[S,q].filter(Boolean).join(" ")&&n.replaceChildren(...S?[l("b","",S),...q?[" ",q]:[]]:[q])}function L(){let{started:S,finished:q,failed:R,
queued:D,loading:N}=e;if(N){let re=Lt(N);return["",re[0].toUpperCase()+re.slice(1)]}if(D)return D.ahead===0?[s("Starting …"),""]:[s("Queued."),B(D.ahead,"One \
run is ahead of yours.","{count} runs are ahead of yours.")];if(R)return[s("Stopped by an error."),S?e.numTokens?s("The text so far is kept."):s("Nothing was wr\
itten."):""];if(!S)return["",s("Nothing has run yet.")];let{model:I,assistant:j,mode:H,device:U}=S,Q=q||e.recorded?0:e.shared-1,te=`· ${[j?s("{model} with {ass\
istant}",{model:I,assistant:j}):I,bt(H),U!=="cpu"&&U,Q>0&&B(Q,"side by side with another run","side by side with {count} others")].filter(Boolean).join(" · ")}`;
return e.recorded?[s("Recorded run"),te]:[q?s("Finished"):s("Decoding …"),te]}function P(){let S=e.waiting?null:e.failed;if(m===S||(m=S,o.replaceChildren(),!S))
return;let q=l("div","gp-problem"),R=(D,N,I)=>{let j=l("p");j.append(l("b","","✕ "),I?s("{name}: {meaning}",{name:I,meaning:D}):D,N?" "+N:""),q.append(j)};for(let{
knob:D,message:N,fix:I}of En(S))R(N,I,D);o.append(q)}return S=>{S.run&&(r.replaceChildren(),a.clear()),(S.run||S.status)&&(T(),P(),k()),(S.run||S.steps||S.status)&&
$(),(S.run||S.prompt)&&(A=e.promptSteps.reduce(Gs,To)),u()}}var nc=12;function oc(t,e,n){let o=0,r=t.map(m=>{let w=o;return o=Math.min(1,o+(gn(m,n)||0)),{from:w,to:o,kind:Ks(m,e),candidate:m}}),i=e.distribution.stages[n],
a=t.filter(m=>i&&wn(m,n+1)).reduce((m,w)=>m+(gn(w,n)||0),0),c=i?Math.max(0,Math.min(1-o,i.mass_removed-a)):0,d={from:o,to:1-c,kind:"others",candidate:null};return[
...r,d,{from:1-c,to:1,kind:"going",candidate:null}]}function Ks(t,e){return t.token_id===e.chosen.token_id?"chosen":je(t)?"removed":"kept"}function sc(){let t=l(
"div","gp-flow",null,{"aria-hidden":"true"}),e=ee("svg","gp-ribbons");e.setAttribute("viewBox",`0 0 100 ${nc}`),e.setAttribute("preserveAspectRatio","none");let n=l(
"div","gp-flow-bar");return t.append(e,n),{box:t,ribbons:e,bar:n}}var Bh=(t,e)=>e>12+7*Math.min(t.length,10);function Us({ribbons:t,bar:e},n,o,r,i){let a=Y(e,n.
length,()=>l("span",""));n.forEach(({from:d,to:m,kind:w,candidate:b},y)=>{let $=a[y];if(ae($,`gp-piece gp-piece-${w}`),$.hidden=m-d<1e-4&&w!=="chosen",$.hidden)
return;ne($,"left",d),ne($,"width",m-d);let E=b?b.text:w==="others"?s("others"):"",v=E&&Bh(E,(m-d)*r)?E:"";($.dataset.text||"")!==v&&$.replaceChildren(...v?[oe(
v,"gp-piece-word")]:[]),$.dataset.text=v,Oe($,()=>i(n[y],o&&o[y]))});let c=Y(t,o?n.length:0,()=>ee("path"));(o||[]).forEach((d,m)=>{let{from:w,to:b,kind:y}=jh(n[m]),
[$,E,v,M]=[d.from,d.to,b,w].map(A=>(A*100).toFixed(2));c[m].dataset.kind!==y&&(c[m].dataset.kind=y,c[m].setAttribute("class",`gp-ribbon gp-ribbon-${y}`)),c[m].setAttribute(
"d",d.to>d.from?`M${$} 0H${E}L${v} ${nc}H${M}Z`:"")})}function jh(t){return t.kind==="others"?{...t,to:1}:t.kind==="going"?{...t,from:1,to:1}:t}var $o=class{constructor(e){this.table=e,this.head=e.createTHead().insertRow(),this.body=e.createTBody(),e.addEventListener("keydown",n=>this.walk(n)),e.addEventListener(
"focusin",n=>this.keepFocus(n.target)),this.lines=[]}draw(e,n,o){this.drawHead(e);let r=e.filter(m=>m.idle).length;this.table.style.minWidth=`${100+20*r+60*(e.length-
r)}px`;let i=n.map(m=>e.map(({number:w})=>gn(m,w))),a=Math.max(.02,...i.flat().filter(m=>m!==void 0)),c=new Set(Ot(o));for(;this.lines.length>n.length;)this.lines.
pop().row.remove();for(;this.lines.length<n.length;)this.newLine();n.forEach((m,w)=>this.fill(this.lines[w],m,e,i[w],a,o,c));let d=this.lines.flatMap(m=>m.cells.
map(({cell:w})=>w));!d.some(m=>m.tabIndex===0)&&d.length&&(d[0].tabIndex=0)}drawHead(e){let n=Y(this.head,e.length+1,()=>{let o=l("th","",null,{scope:"col"});return o.
append(l("span","gp-stage-place"),l("span","gp-stage-name")),o});O(n[0].lastElementChild,s("candidate")),e.forEach(({place:o,name:r,tip:i,idle:a},c)=>{let d=n[c+
1];ae(d,a?"gp-idle-column":""),O(d.firstElementChild,o),O(d.lastElementChild,r),d.lastElementChild.classList.toggle("gp-hidden",a),d.dataset.tip=i})}newLine(){let e=this.
body.insertRow(),n=l("th","",null,{scope:"row"}),o=l("span","gp-sign","",{"aria-hidden":"true"}),r=l("bdi","gp-word"),i=l("span","gp-course-tag"),a=l("div","gp-\
course-name"),c=l("div","");c.append(r,i),a.append(o,c),n.append(a),e.append(n),this.lines.push({row:e,head:n,sign:o,word:r,tag:i,cells:[]})}newCell(e){let n=l(
"td","",null,{role:"gridcell",tabindex:"-1"}),o=l("span","gp-course-track",null,{"aria-hidden":"true"}),r=l("i","gp-course-bar");o.append(r);let i=l("span","gp-\
course-number");n.append(o,i),e.row.append(n),e.cells.push({cell:n,bar:r,number:i})}fill(e,n,o,r,i,a,c){let d=n.token_id===a.chosen.token_id,m=je(n);for(ae(e.row,
`gp-course gp-course-${Ks(n,a)}`),O(e.sign,d?"▶":m?"✕":""),me(e.word,n.text),O(e.tag,[d&&(a.given?s("given"):s("chosen")),m&&s("removed"),!c.has(n)&&s("look\
ed up")].filter(Boolean).join(", ")),Oe(e.head,()=>Mo(n,a));e.cells.length>o.length;)e.cells.pop().cell.remove();for(;e.cells.length<o.length;)this.newCell(e);o.
forEach((w,b)=>this.fillCell(e.cells[b],n,o,b,r,i))}fillCell({cell:e,bar:n,number:o},r,i,a,c,d){let{number:m,name:w,idle:b,side:y}=i[a],[$,E]=[c[a],a?c[a-1]:void 0],
v=wn(r,m)&&$!==void 0,M=v&&a>0&&!wn(r,i[a-1].number);ae(e,[b&&"gp-idle-column",v&&!M&&"gp-gone",M&&"gp-cut"].filter(Boolean).join(" ")),ne(n,"height",Math.sqrt(
($||0)/d));let A=$===void 0?"–":M?`✕ ${w}`:v?y==="after"?"✕":"":F($);O(o,A),o.classList.toggle("gp-hidden",b&&!M);let C=!M&&a&&E!==void 0&&$!==void 0&&F($)!==
F(E)?$>E?"up":"down":"";(o.dataset.change||"")!==C&&(o.dataset.change=C),Oe(e,()=>this.words(r,i[a],{share:$,was:E,gone:v,cut:M}))}words({text:e},{side:n,name:o,
idle:r,number:i},{share:a,was:c,gone:d,cut:m}){let w={token:Z(e),share:F(a??0),was:F(c??0),processor:o,number:i};return a===void 0?s("{token}: not recorded at t\
his place.",w):m?s("{token}: removed by {processor}; it had {was} just before.",w):d?s("{token}: no probability left here.",w):n?n==="after"?s("{token}: {share}\
 after all processors.",w):s("{token}: {share} before the processors.",w):r?s("{token}: {share}, unchanged by {processor}.",w):w.share===w.was?s("{token}: {shar\
e} after {processor} (stage {number}), the same as before it.",w):s("{token}: {share} after {processor} (stage {number}), {was} before it.",w)}keepFocus(e){if(!(e.
tabIndex!==-1||e.tagName!=="TD")){for(let n of this.body.querySelectorAll('td[tabindex="0"]'))n.tabIndex=-1;e.tabIndex=0}}walk(e){let n={ArrowRight:[0,1],ArrowLeft:[
0,-1],ArrowDown:[1,0],ArrowUp:[-1,0],Home:[0,-1/0],End:[0,1/0]},o=e.target.closest("td");if(!o||!n[e.key]||e.ctrlKey||e.metaKey||e.altKey)return;e.preventDefault();
let r=this.lines.findIndex(m=>m.row===o.parentNode),[i,a]=n[e.key],c=(m,w)=>Math.max(0,Math.min(w-1,m)),{cells:d}=this.lines[c(r+i,this.lines.length)];d[c(o.cellIndex-
1+a,d.length)].cell.focus()}};function rc(t,e){let o=t.querySelector(".gp-where"),r=t.querySelector(".gp-none"),i=t.querySelector(".gp-chain tbody"),a=t.querySelector(".gp-courses"),c=t.querySelector(
".gp-all"),d=t.querySelector(".gp-beams-note"),m=t.querySelector(".gp-chosen-word"),w=new $o(t.querySelector(".gp-courses-grid")),b=new be({},M),y=[],$=!1,E=[],
v=300;function M(N,I){let j=Fs(I);if(!j.length)return N;let H={...N};for(let U of j){let Q=U.number+U.kind,{ran:te,acted:re,removed:se,moved:de}=N[Q]||{ran:0,acted:0,
removed:0,moved:0};H[Q]={ran:te+1,acted:re+!U.idle,removed:se+U.removed,moved:de+U.moved}}return H}function A({ran:N,acted:I,removed:j,moved:H}){return I?H>2*j?
B(N,"{acted} of {count} step, {share} moved","{acted} of {count} steps, {share} moved",{acted:z(I),share:F(H/I)}):B(N,"{acted} of {count} step, {share} removed",
"{acted} of {count} steps, {share} removed",{acted:z(I),share:js(j/I)}):B(N,"nothing in {count} step","nothing in {count} steps")}let C=new ResizeObserver(([{contentRect:N}])=>{
if(!N.width||Math.abs(N.width-v)<8)return;v=N.width;let I=e.current();I&&D(I)});function W(){let N=i.insertRow(),I=l("th","",null,{scope:"row"}),j=l("span","gp-\
number",""),H=l("span","","",{tabindex:"0","data-tip":""}),U=l("span","gp-side"),Q=l("span","gp-knob");I.append(j,H," ",U," ",Q);let te=sc();N.append(I,l("td","\
gp-flow-cell"),l("td","gp-left"),l("td","gp-entropy"),l("td","gp-here-words"),l("td","gp-over")),N.cells[1].append(te.box);let[,,re,se,de,nt]=N.cells;return y.length||
C.observe(te.bar),y.push({row:N,number:j,name:H,tags:U,knob:Q,flow:te,left:re,entropy:se,here:de,over:nt}),y.at(-1)}function x(N,{kind:I,number:j,name:H,tip:U,side:Q,
knob:te,entropy:re,left:se,here:de,over:nt}){N.row.className=`gp-stage-${I}`,O(N.number,j),O(N.name,H),N.name.dataset.tip!==U&&(N.name.dataset.tip=U),O(N.tags,Q),
N.tags.hidden=!Q,O(N.knob,te),N.knob.hidden=!te,O(N.left,se),O(N.entropy,re),typeof de=="string"?O(N.here,de):N.here.replaceChildren(...de),O(N.over,nt)}function h(N){
let I={...e.started.effective,...e.started.config};return N.filter((j,H)=>H===0||I[j]).map(j=>{let H=JSON.stringify(I[j]??null);return H==="null"||H.length>12?j:
`${j} ${H}`}).join(", ")}function p(N,I){let{vocab:j,entropy_before:H}=N.distribution,{name:U,meaning:Q}=Hs(N),te={kind:"source",number:"",name:U,tip:Q,side:I.length?
s("before"):s("before and after"),knob:"",left:s("{count} left",{count:z(j)}),entropy:ue(H,e.unit),here:"",over:""},re=I.map((se,de)=>({kind:se.idle?"idle":"act\
ive",number:`${se.number}. `,name:se.name,tip:`${se.meaning} (${se.kind})`,side:de===I.length-1?s("after"):"",knob:h(se.knobs),left:s("{count} left",{count:z(se.
kept)}),entropy:ue(se.entropy,e.unit),here:Ds(se),over:A(b.total[se.number+se.kind])}));return[te,...re,u(N)]}function u(N){let[I,j]=Ja(N,e.started),H=oe(N.chosen.
text,"gp-strong");return{kind:"choice",number:"",name:I,tip:s("How the token came about, and its probability after the processors."),side:"",knob:"",left:"",entropy:"",
here:["▶ ",...he(j,{token:H}),` (${f(N)})`],over:""}}function f(N){return je(N.chosen)?s("removed by {processor}",{processor:bn(N.chosen,N)}):N.beam?s("log-pr\
obability {value}",{value:J(N.chosen.logprob)}):F(X(N.chosen.logprob))}function g(N,I,j){let H=p(N,I);for(;y.length>H.length;)y.pop().row.remove();H.forEach((re,se)=>x(
y[se]||W(),re));let U=[0,...I.map(({number:re})=>re)].map(re=>oc(j,N,re)),Q=L(N,I),te=P(N,I);y.forEach(({flow:re},se)=>{re.box.hidden=!Q&&se>0,!re.box.hidden&&(se<
U.length?Us(re,U[se],U[se-1],v,(de,nt)=>_(de,nt,se,te)):T(re,U.at(-1),v))})}let k=({from:N,to:I})=>F(I-N);function _(N,I,j,H){let U=k(N);if(N.kind==="going")return s(
"Tokens that are not shown here and that {processor} removes: {share}.",{processor:H[j+1].name,share:U});let Q=N.candidate?Z(N.candidate.text):s("All other toke\
ns together");if(!j)return s("{token}: {share} before the processors.",{token:Q,share:U});let te={token:Q,share:U,processor:H[j].name,was:k(I)};return N.candidate?
s("{token}: {share} after {processor}, {was} before it.",te):s("{token}: {share} after {processor}.",te)}function T(N,I,j){let H=I.filter(({kind:U})=>U==="chose\
n");Us(N,H,H,j,U=>s("{token} had {share} of what was left.",{token:Z(U.candidate.text),share:k(U)}))}let L=({distribution:N},I)=>N.candidates.every(({stage_logprobs:j})=>(j||
[]).length===I.length);function P(N,I){let j=Hs(N);return[{number:0,place:s("before"),name:j.name,tip:j.meaning,idle:!1,side:"before"},...I.map(H=>({number:H.number,
place:String(H.number),name:H.name,idle:H.idle,side:"",tip:s("{number}. {name}: {effect} here. It {meaning}.",{...H,effect:Ds(H)})}))]}function S(N,I,j,H){if(a.
hidden=!I.length||!L(N,I),a.hidden)return;let U={number:I.length,place:s("after"),name:s("all processors"),tip:s("After all processors: the distribution from wh\
ich the token was chosen."),idle:!1,side:"after"};w.draw([...P(N,I),U],j,N),c.hidden=H<=10,O(c,$?s("show {count} only",{count:10}):s("show all {count}",{count:z(
H)})),c.setAttribute("aria-expanded",String($))}c.addEventListener("click",()=>{$=!$,D(e.current())});function q(N){if(N.distribution.stages.length)return"";if(N.
isPrompt)return s("The model’s own distribution: no logits processor takes part in reading the prompt.");let I=e.started.processors||[],j=_o(N);if(e.started.mode===
"custom"&&!I.length)return s("Your own loop called no logits processor here.");if(!I.length)return j?s("DoLa’s contrast, untouched: no logits processor runs."):
s("The model’s own distribution, untouched: no logits processor runs.");let H={processors:I.map(U=>Ue(U)[0]).join(", ")};return j?s("DoLa’s contrast, untouche\
d here. Prepared, but not used by this loop: {processors}.",H):s("The model’s own distribution, untouched here. Prepared, but not used by this loop: {processors\
}.",H)}function R(N){let I=N.isPrompt||N.given,j=N.isPrompt?s("at prompt token {number}: {token} (given, not chosen)"):I?s("at token {number}: {token} (given, n\
ot chosen)"):s("at token {number}: {token}");o.replaceChildren(...he(j,{number:String(N.index+1),token:oe(N.chosen.text)})),O(m,I?s("given"):s("chosen"))}function D(N){
let I=Fs(N),j=Ot(N),H=(N.watched||[]).filter(({token_id:Q})=>j.every(te=>te.token_id!==Q)),U=Oo(j,10,N.chosen.token_id);R(N),O(r,q(N)),r.hidden=!r.textContent,d.
hidden=!N.beam||!I.length,g(N,I,U),S(N,I,[...$?j:U,...H],j.length)}return N=>{let I=e.current();t.hidden=!I,I&&(I.isPrompt||b.follow(e.lastOf(I)),!(I===E[0]&&b.
total===E[1]&&!N.unit&&!N.watched)&&(E=[I,b.total],D(I)))}}function Fh(t){let e=t>>>0;return()=>{e=e+1831565813>>>0;let n=Math.imul(e^e>>>15,e|1);return n=n+Math.imul(n^n>>>7,n|61)^n,((n^n>>>14)>>>0)/2**32}}function Dh(t,e){
let n=[...t];for(let o=n.length-1;o>0;o--){let r=Math.floor(e()*(o+1));[n[o],n[r]]=[n[r],n[o]]}return n}function ic(t,e){let i=N=>t.querySelector(".gp-"+N),a=t.
querySelector("details"),[c,d,m,w]=["from","choices","reveal","next"].map(i),b=null,y=N=>[s("1st"),s("2nd"),s("3rd")][N]??"",$=()=>e.usesBeams&&!e.finished?[]:e.
allLines(),E=N=>fe($()[N]?$()[N].last:null),v=N=>N.distribution.candidates.filter(({raw_rank:I})=>I).sort((I,j)=>I.raw_rank-j.raw_rank).slice(0,6);function M(N){
let I=Number(e.started.seed)%4294967296+7919*N.index+104729*N.sequence;return Dh(v(N),Fh(I))}let A=N=>v(N).length>1;function C(N){let I=e.current(),j=I&&e.lastOf(
I),H=Math.max(0,$().findIndex(te=>te.last===j)),U=E(H),Q=U.findIndex((te,re)=>re>=N&&A(te));if(Q<0){O(i("cannot"),U.length>N?s("From there on the run has record\
ed no candidates to pick from: raise top_candidates and run it again."):e.running?s("The run has not reached this token yet."):s("There is no token {number} in \
this text: choose an earlier one.",{number:N+1}));return}O(i("cannot"),""),b={line:H,at:Q,step:null,picks:[],revealed:!1,results:[]},W()}function W(){let N=E(b.
line);for(;N[b.at]&&!A(N[b.at]);)b.at+=1;if(Object.assign(b,{step:N[b.at]||null,picks:[],revealed:!1}),!b.step&&!e.running){f();return}x(),b.step&&e.selectStep(
b.step.before),g(()=>d.querySelector("button"))}function x(){e.hide(b&&a.open?b.at+(b.revealed?1:0):null)}function h(N){let{picks:I}=b;I.includes(N)?I.splice(I.
indexOf(N),1):I.length<3&&I.push(N),L()}function p(){let{step:N,picks:I}=b,j=v(N),H=j.find(({token_id:U})=>U===I[0]);b.revealed=!0,b.results.push({step:N,first:H,
share:Math.exp(H.raw_logprob-j[0].raw_logprob),hit:I.includes(N.chosen.token_id)}),x(),e.selectStep(N),g(()=>w)}function u(){if(b.results.length>=10){f();return}
b.at+=1,W()}function f(){let{results:N,line:I}=b,j=b.at+(b.revealed?1:0);b=null,x(),c.value=E(I).slice(j).some(A)?j+1:1,D(N),g(()=>i("begin"))}function g(N){let I=t.
contains(document.activeElement);R(),I&&N()&&N().focus({preventScroll:!0})}let k=({piece:N,chosen:I,text:j})=>N??(I?I.text:j);function _(){let N=fe(b.step?b.step.
before:E(b.line).at(-1)||null),I=[...e.prefix,...N].map(k).join(""),j=l("span","gp-gap","?",{"aria-label":s("the hidden token")});b.revealed&&j.replaceChildren(
oe(b.step.chosen.text));let H=i("so-far");H.replaceChildren(I,j),H.scrollTop=H.scrollHeight}function T(){d.replaceChildren(...(b.step&&!b.revealed?M(b.step):[]).
map(({token_id:N,text:I})=>{let j=l("button","gp-button gp-choice",null,{type:"button","aria-pressed":"false","data-token":N});return j.append(l("span","gp-orde\
r"),oe(I)),j.addEventListener("click",()=>h(N)),j})),L()}function L(){for(let N of d.children){let I=b.picks.indexOf(Number(N.dataset.token));N.setAttribute("ar\
ia-pressed",String(I>=0)),N.disabled=I<0&&b.picks.length>=3,O(N.querySelector(".gp-order"),y(I))}m.disabled=!b.picks.length}function P(){if(i("answer").hidden=!b.
revealed,!b.revealed)return;let{step:N,picks:I}=b,{share:j,hit:H}=b.results.at(-1),U=v(N),Q=N.chosen.token_id,te=U.some(({token_id:de})=>de===Q)?U:[...U,N.chosen];
i("truth").tBodies[0].replaceChildren(...te.map(de=>{let nt=l("tr",de.token_id===Q?"gp-taken":""),Wo=l("th","",null,{scope:"row"});de.token_id===Q&&Wo.append(l(
"span","","▶ "),l("span","gp-hidden",`${s("chosen:")} `)),Wo.append(oe(de.text));let nr=l("div","gp-share"),or=l("i");or.style.width=`${(45*X(de.raw_logprob)).
toFixed(2)}%`,nr.append(or,F(X(de.raw_logprob)));let sr=l("td");sr.append(nr);let Lc=I.indexOf(de.token_id);return nt.append(Wo,l("td","",y(Lc)),sr,l("td","",F(
X(de.logprob))),l("td","",de.raw_rank?z(de.raw_rank):"–")),nt}));let se=i("took");se.replaceChildren(...he(H?s("The run chose “{token}”, which is among your p\
icks."):s("The run chose “{token}”, which is not among your picks."),{token:oe(N.chosen.text,"gp-strong")})," "),se.append(j===1?s("Your first pick is the t\
oken that the model found likeliest."):s("Your first pick has {share} of the probability of the likeliest token.",{share:F(j)}))}let S=N=>N.reduce((I,{share:j})=>I+
j,0)/N.length,q=N=>N.filter(({hit:I})=>I).length;function R(){if(i("before").hidden=!!b,i("round").hidden=!b,!b)return;i("sum").hidden=!0;let{results:N,revealed:I,
step:j}=b,U={number:N.length+(I?0:1),steps:10,token:j&&j.index+1};O(i("progress"),j?I?s("Step {number} of {steps}: token {token}.",U):s("Step {number} of {steps\
}: which token comes next, as token {token}? Pick up to three, the likeliest first.",U):s("Waiting for the next token of the run.")),O(i("score"),N.length?s("So\
 far: your first picks are {share} as likely as the top token; the run’s token was among your picks in {hits} of {count}.",{share:F(S(N)),hits:q(N),count:N.length}):
""),m.hidden=I||!j,w.hidden=!I,O(w,N.length>=10?s("Show the score"):s("Next token")),_(),T(),P()}function D(N){let I=i("sum");if(I.hidden=!1,I.replaceChildren(l(
"h3","",s("The round is over"))),!N.length){I.append(l("p","",s("No token was revealed, so there is no score.")));return}let j=(...Q)=>{let te=l("p");te.append(
...Q),I.append(te)};j(...he(s("{share}: how likely your first picks were, on average, compared with the likeliest token."),{share:l("b","",F(S(N)))}));let H=l("\
b","",s("{hits} of {count}",{hits:q(N),count:N.length}));j(...he(s("{steps}: steps in which the run’s token was among your picks ({share})."),{steps:H,share:F(
q(N)/N.length)}));let U=[...N].sort((Q,te)=>Q.share-te.share||te.step.distribution.entropy_before-Q.step.distribution.entropy_before);for(let[Q,{step:te,first:re,
share:se}]of[[s("Hardest:"),U[0]],[s("Easiest:"),U.at(-1)]])j(l("b","",Q)," ",...he(s("token {number}, “{token}”; your “{pick}” had {share} of the likeliest tok\
en’s probability, and the entropy was {entropy}."),{number:String(te.index+1),token:oe(te.chosen.text),pick:oe(re.text),share:F(se),entropy:ue(te.distribution.
entropy_before,e.unit)}))}return i("begin").addEventListener("click",()=>C(Math.max(1,Math.floor(Number(c.value))||1)-1)),i("from-here").addEventListener("click",
()=>{let N=e.current();c.value=N&&!N.isPrompt?N.index+1:1}),m.addEventListener("click",p),w.addEventListener("click",u),i("end").addEventListener("click",f),a.addEventListener(
"toggle",x),N=>{t.hidden=!e.started,N.run&&(b=null,c.value=1,i("sum").hidden=!0,O(i("cannot"),""),R()),O(i("begin"),i("sum").hidden?s("Start a round"):s("Anothe\
r round")),b&&!b.step&&(N.steps||N.status)&&W()}}function ac(t,e){let o=t.querySelector(".gp-where"),r=t.querySelector(".gp-verdict"),i=t.querySelector(".gp-score-head"),a=t.querySelector("tbody"),c=t.querySelector(
".gp-more"),d=t.querySelector(".gp-tally"),m=new be({steps:0,differed:0},(h,p)=>p.reranked?{steps:h.steps+1,differed:h.differed+ +(y(p.reranked).token_id!==p.chosen.
token_id)}:h),w=[],b=[],y=h=>h.reduce((p,u)=>u.probability>p.probability?u:p);function $(){let h=a.insertRow(),p=l("th","",null,{scope:"row"}),[u,f,g]=[l("span",
"gp-sign"),l("bdi","gp-word"),l("span","gp-tag",s("most probable"))];p.append(u,f,g),h.append(p);let k=["probability","penalty","score"].map(()=>{let _=l("div",
"gp-cell"),T=l("span","gp-balance",null,{"aria-hidden":"true"}),[L,P]=[l("i","gp-part"),l("i","gp-zero")];T.append(L,P);let S=l("span","gp-amount");return _.append(
T,S),h.append(l("td")),h.lastChild.append(_),{part:L,zero:P,amount:S}});return w.push({row:h,sign:u,word:f,tag:g,cells:k}),w.at(-1)}function E({part:h,zero:p,amount:u},f,[
g,k],_){let T=L=>(L-g)/(k-g)*100;h.style.left=`${Math.min(T(0),T(f))}%`,h.style.width=`${Math.abs(T(f)-T(0))}%`,p.style.left=`${T(0)}%`,O(u,_)}function v({part:h,
zero:p,amount:u},f,[g,k],_){let T=L=>4+(L-g)/(k-g)*92;h.hidden=f===null,h.style.left=`${T(f)}%`,p.style.left=`${T(0)}%`,O(u,_)}function M(h,p,u,f,g){let k=p.token_id===
u.chosen.token_id;h.row.className=k?"gp-winner":"",O(h.sign,k?"▶":""),$e(h.word,p.text),h.tag.hidden=p!==f||k,E(h.cells[0],p.probability,g.probability,F(p.probability)),
E(h.cells[1],p.penalty,g.penalty,J(p.penalty)),v(h.cells[2],p.score,g.score,J(p.score))}function A(h){let[p,u]=[Math.min(0,...h),Math.max(0,...h)];return u>p?[p,
u]:[0,1]}function C(h){let p=y(h.reranked),u=h.reranked.find(_=>_.token_id===h.chosen.token_id),f=h.reranked.slice(0,12);u&&!f.includes(u)&&(f[11]=u);let g=Object.
fromEntries(["probability","penalty","score"].map(_=>[_,A(f.map(T=>T[_]))]));for(;w.length<f.length;)$();w.forEach((_,T)=>{_.row.hidden=T>=f.length,T<f.length&&
M(_,f[T],h,p,g)});let k=h.reranked.length-f.length;c.hidden=k<=0,O(c,B(k,"and {count} less probable one, which was weighed too","and {count} less probable ones,\
 which were weighed too")),W(u,p)}function W(h,p){if(!h){r.replaceChildren();return}let u={token:oe(h.text,"gp-strong"),score:J(h.score)};r.replaceChildren(...h===
p?he(s("{token} won: the most probable token has the highest score too ({score})."),u):he(s("{token} won with a score of {score}. Greedy search would have chose\
n {other} ({share}), but its penalty of {penalty} leaves it a score of {lower}."),{...u,other:oe(p.text,"gp-strong"),share:F(p.probability),penalty:J(p.penalty),
lower:J(p.score)}))}function x(){let h=e.started.effective.penalty_alpha;return typeof h!="number"?s("(1 - penalty_alpha) × probability - penalty_alpha × penalt\
y. The highest score is chosen."):s("{keep} × probability - {alpha} × penalty, because penalty_alpha is {alpha}. The highest score is chosen.",{keep:Number((1-
h).toFixed(4)),alpha:h})}return()=>{let h=e.current();if(t.hidden=!(h&&h.reranked&&h.reranked.length),t.hidden||(m.follow(e.lastOf(h)),h===b[0]&&m.total===b[1]))
return;b=[h,m.total],o.textContent=s("at token {number}",{number:h.index+1}),i.dataset.tip=x(),C(h);let{steps:p,differed:u}=m.total;O(d,s("Along the text: a tok\
en other than the most probable one won in {differed} of {count} steps ({share}).",{differed:z(u),count:z(p),share:F(u/p)}))}}function cc(t,e){let n=()=>t.closest(".token-panel"),o=E=>t.querySelector(".gp-"+E),[r,i,a,c,d]=["place-words","back","on","newest","fold"].map(o),m=[...t.querySelectorAll(
"[role=tab]")];function w(E){n()&&(n().dataset.shows=E);for(let v of m){let M=v.dataset.shows===E;v.setAttribute("aria-selected",String(M)),v.tabIndex=M?0:-1}}for(let E of m)
E.addEventListener("click",()=>{w(E.dataset.shows),b(!0)}),E.addEventListener("keydown",v=>{let M={ArrowRight:1,ArrowLeft:-1}[v.key];if(!M)return;v.preventDefault();
let A=m[(m.indexOf(E)+M+m.length)%m.length];w(A.dataset.shows),b(!0),A.focus()});function b(E){n()?.toggleAttribute("data-folded",!E),d.setAttribute("aria-expan\
ded",String(E)),d.textContent=E?"▾":"▴"}d.addEventListener("click",()=>b(d.getAttribute("aria-expanded")==="false")),i.addEventListener("click",()=>e.walk(-1)),
a.addEventListener("click",()=>e.walk(1)),c.addEventListener("click",()=>e.selectStep(null));function y(E){let v=e.lineOf(E),M=e.lines().length>1&&v&&!E.isPrompt?
v.label:"",A=E.isPrompt?e.started.prompt_tokens.length:fe(v?v.last:E).length,C=$(E,{number:z(E.index+1),count:z(A),line:M});r.ariaLive=e.selected?"polite":"off",
r.replaceChildren(oe(E.chosen.text,"gp-here"),l("span","",` ${C}`)),i.disabled=E.isPrompt?!E.before:E.index===0&&!e.promptSteps.length,a.disabled=!v||v.last===E,
c.hidden=!e.selected||!e.running}function $(E,v){return E.isPrompt?s("prompt token {number} of {count}",v):e.selected?v.line?s("token {number} of {count} of {li\
ne}",v):s("token {number} of {count}",v):v.line?s("newest token {number} of {count} of {line}",v):s("newest token {number} of {count}",v)}return E=>{E.selection&&
e.selected&&b(!0);let v=e.current();if(v)return y(v);r.textContent=s("No token yet"),i.disabled=a.disabled=!0,c.hidden=!0}}var Vs=({messages:t,template:e})=>JSON.stringify([t,e||null]);function lc(t,e){let n=h=>t.querySelector(".gp-"+h),[o,r,i]=["said","rendered","try"].map(n),a=new WeakMap,
c=[],d="",m=null,w=null;function b(){return qt(t,r,e,h=>{let p=a.get(h);return p&&{id:p.token.token_id,text:p.token.text,where:s("prompt token {number}",{number:p.
index+1}),step:null,why:p.words}})}function y(){let{started:h,written:p}=e,u=h&&h.request.messages,f=u&&p&&h.model===p.model&&Vs(h.request)===Vs(p);return p&&!f?
{...p,ran:!1}:!u||!u.length?null:{model:h.model,messages:u,template:h.request.template,tokens:h.prompt_tokens,parts:h.parts||[],ran:!0}}function $({messages:h,parts:p,
problem:u}){let f=new Set(p.filter(({kind:g})=>g==="message").map(({message:g})=>g));o.replaceChildren(...h.map(({role:g,content:k},_)=>{let T=l("li","",null,{"\
data-role":g});return T.append(l("span","gp-role",g),l("p","",k)),!u&&f.size>0&&!f.has(_)&&k.trim()&&T.append(l("p","gp-dropped",s("✕ The template leaves this m\
essage out."))),T}))}let E={message:({role:h})=>s("words of {role}",{role:h}),template:()=>s("written by the template"),generation:()=>s("generation prompt: the\
 answer begins here")};function v(h,p){let u=h?E[h.kind](h):s("of unknown origin");return p.piece===null?s("special token, {whose}",{whose:u}):u}function M({tokens:h,
parts:p}){r.replaceChildren(),c=[],m=null;let u=new Set(p.map(({stop:g})=>g)),f=null;h.forEach((g,k)=>{let _=p.find(S=>S.start<=k&&k<S.stop)||null;if(!f||!k||u.
has(k)||p.some(({start:S})=>S===k)){let S=l("span","gp-part",null,_?{"data-kind":_.kind}:{});_&&_.kind==="message"&&S.append(l("span","gp-role",_.role)),_&&_.kind===
"generation"&&S.append(l("span","gp-role",s("the answer begins"))),r.append(S),f={rows:S,tokens:[]}}let T=l("span","gp-token",null,{role:"button",tabindex:"-1"}),
L=v(_,g);ct(T,g),T.setAttribute("aria-label",s("prompt token {number}: {token}, {words}",{number:k+1,token:Z(g.text),words:L})),a.set(T,{token:g,index:k,words:L});
let P=f.tokens.length?a.get(f.tokens.at(-1)).token:null;lt(f,T,g,P),c.push(T)}),c.length&&A(c[0])}function A(h){m&&(m.tabIndex=-1),m=h,h.tabIndex=0}function C(h){
h&&(A(h),h.focus({preventScroll:!0}),h.scrollIntoView({block:"nearest"}),w.show(h))}r.addEventListener("click",({target:h})=>C(h.closest(".gp-token"))),r.addEventListener(
"keydown",h=>{let p=c.indexOf(h.target.closest(".gp-token"));if(p<0||h.ctrlKey||h.metaKey||h.altKey)return;let u={ArrowRight:()=>c[p+1],ArrowLeft:()=>c[p-1],Home:()=>c[0],
End:()=>c.at(-1),ArrowDown:()=>Pe(c,p,1),ArrowUp:()=>Pe(c,p,-1),Enter:()=>c[p]," ":()=>c[p]};u[h.key]&&(h.preventDefault(),C(u[h.key]()))});function W({tokens:h,
parts:p}){let u=P=>p.filter(S=>S.kind===P).reduce((S,{start:q,stop:R})=>S+R-q,0),f=h.filter(({piece:P})=>P===null).length,[g,k,_]=["message","template","generat\
ion"].map(u),T={words:z(g),around:z(k),begin:z(_)};return`${g||k?B(h.length,"{count} token: {words} for the words of the messages, {around} around them, {begin}\
 to begin the answer.","{count} tokens: {words} for the words of the messages, {around} around them, {begin} to begin the answer.",T):_?B(h.length,"{count} toke\
n: this template changes the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.","{count} tokens: this template change\
s the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.",T):B(h.length,"{count} token: this template changes the word\
s, so the origin of its tokens is unknown.","{count} tokens: this template changes the words, so the origin of its tokens is unknown.")} ${B(f,"{count} is speci\
al.","{count} are special.")}`}function x({tokens:h,parts:p}){let u=p.filter(({kind:g})=>g==="message").flatMap(({start:g,stop:k})=>h.slice(g,k)).filter(({piece:g})=>g===
null),f=[...new Set(u.map(({text:g})=>Z(g)))];return f.length?s("A message contains {tokens}: written like a special token, it is read as one, as if the templat\
e had written it.",{tokens:f.join(", ")}):""}return i.addEventListener("click",()=>e.ask({type:"without"})),()=>{let h=y();if(t.hidden=!h,!h){d="";return}i.hidden=
!Object.hasOwn(e.answers,"without")||!!h.problem;let p=JSON.stringify([h.model,Vs(h),h.parts,h.problem,h.ran,h.tokens.length]);if(p===d)return;d=p,w??=b(),O(n("\
which"),h.ran?s("of {model}, as this run read it",{model:h.model}):s("of {model}, as written now: not run yet",{model:h.model})),K(n("refusal"),!!h.problem),O(n(
"refusal"),s(h.problem)),$(h),K(n("made"),!h.problem),M(h),K(n("generation-key"),h.parts.some(({kind:f})=>f==="generation")),O(n("template-words"),h.problem?"":
W(h));let u=x(h);K(n("warn"),!!u),O(n("warn"),u),w.hide()}}function dc(t,e,n){let{state:o,log:r,text:i,select:a}=t;function c(d){if(!d)return;let{step:m}=o.entries.get(d);m&&r.selectStep(m),d.focus({preventScroll:!0}),d.
scrollIntoView({block:"nearest"}),m||n.show(d)}i.addEventListener("click",d=>{let m=o.tokenAt(d);m&&(c(m),o.entries.get(m).step&&n.dismiss())}),i.addEventListener(
"keydown",d=>{if(d.key==="Escape"){r.selectStep(null);return}let m=o.tokenAt(d);if(!m||d.ctrlKey||d.metaKey||d.altKey)return;let w=o.allTokens,b=w.indexOf(m),y={
ArrowRight:()=>w[b+1],ArrowLeft:()=>w[b-1],ArrowDown:()=>Pe(w,b,1),ArrowUp:()=>Pe(w,b,-1),Home:()=>w.find($=>o.entries.get($).step),End:()=>w.at(-1),Enter:()=>m,
" ":()=>m};y[d.key]&&(d.preventDefault(),c(y[d.key]()))}),a.addEventListener("change",()=>{o.shadedBy=a.value,t.shadeAll(),e.drawScale()}),i.addEventListener("s\
croll",()=>{o.atEnd=i.scrollHeight-i.scrollTop-i.clientHeight<60},{passive:!0}),new ResizeObserver(()=>t.resized()).observe(i)}var hc=t=>t.started&&t.started.request||{},Js=t=>!!hc(t).only_given;function Ys(t,{index:e,isPrompt:n,isStart:o}){if(o)return s("decoder start token");let r={number:e+
1};return n?t.readsSource?s("source token {number}",r):s("prompt token {number}",r):s("token {number}",r)}function Xs(t,{index:e,isStart:n}){return n?s("every t\
arget begins with it: not chosen"):t.readsSource?s("the encoder reads it: it has no probability"):e===0?s("nothing comes before it: it has no probability"):hc(t).
read_prompt&&!t.finished&&!t.failed?s("its probability is read when the text ends"):s("its probability was not read")}function Zs(t,e){let n=[];return e.given&&
!Js(t)&&n.push(s("given, not chosen")),n.push(...Cr(e)),n}function pc(t,e){let{step:n,token:o}=e,r=n?[...Cn(n,t.unit),...Zs(t,n)]:[Xs(t,e)];return[s("{where}: {\
token}",{where:Ys(t,e),token:Z(o.text)}),...r].join(", ")}var Lo=class{constructor(e,n,o,r){this.root=e,this.text=n,this.select=o,this.state=r,this.scale=e.querySelector(".gp-scale"),this.origins=e.querySelector(".gp-o\
rigins"),this.originsAlong=new be(Mr,Er)}drawScale(){ro(this.scale,this.select.value,this.state.log.unit)}drawMarks(){let{root:e,state:n}=this,{prompt:o,begun:r,
lines:i}=n,a=!Js(n.log)&&i.some(({steps:c})=>c.length&&c[0].given);e.querySelector(".gp-mark-prompt").hidden=!o||!o.tokens.length,O(e.querySelector(".gp-mark-pr\
ompt .gp-ink"),r?s("source, and what the target begins with"):s("prompt")),e.querySelector(".gp-mark-given").hidden=!a,this.drawOrigins(),this.text.classList.toggle(
"gp-has-given",a)}drawOrigins(){let{origins:e,originsAlong:n,state:{log:o,lines:r}}=this;if(e.hidden=!o.rounds.length,e.hidden)return;n.follow(r.length&&r[0].steps.
at(-1)||null);let i=Y(e,Object.keys(it).length,Hh);Object.entries(it).forEach(([a,[,c,d]],m)=>{let[w,b]=i[m].children;i[m].dataset.draft=a,i[m].dataset.tip=d,O(
w,c),O(b,z(n.total[a]))})}};function Hh(){let t=l("span","",null,{tabindex:"0"});return t.append(l("span","gp-ink")," ",l("b")),t}var Ao=class{constructor(e){this.log=e,this.entries=new WeakMap,this.shadedBy="",this.clear()}clear(){this.prompt=null,this.fold=null,this.begun=null,this.lines=
[],this.marked=null,this.atEnd=!0}get paragraphs(){return[this.prompt,this.begun,...this.lines].filter(Boolean)}get allTokens(){return this.paragraphs.flatMap(({
tokens:e})=>e)}elementOf(e){if(e.isPrompt)return this.prompt&&this.prompt.tokens[e.index]||null;for(let n of this.lines)if(n.steps[e.index]===e)return n.tokens[e.
index];return null}tokenAt(e){let n=e.target.closest('[role="button"]');return n&&this.entries.has(n)?n:null}};var Gh=30,Co=class{constructor(e,n,o,r){this.text=e,this.empty=n,this.select=o,this.state=r,this.log=r.log,this.width=0,this.resettle=0,this.unfolds=!1}startRun(){
let{text:e,log:n,state:o}=this;if(e.replaceChildren(),o.clear(),!n.started){e.append(this.empty);return}let r=n.readsSource;e.classList.toggle("gp-apart",r),r&&
e.append(l("span","gp-part-name",s("Source: the encoder reads it"))),o.prompt=this.drawFixed(n.started.prompt_tokens,r?s("Source"):s("Prompt")),this.drawFold(),
r&&(e.append(l("span","gp-part-name",s("Target: the decoder writes it, from its start token on"))),o.begun=this.drawFixed(n.started.decoder_tokens,s("Start of t\
he target"),{isStart:!0}))}drawFixed(e,n,o={}){let r=l("span","gp-prompt",null,{"aria-label":n}),i={rows:new Ye(r),tokens:[]};return e.forEach((a,c)=>this.append(
i,{token:a,index:c,isPrompt:!0,step:null,...o})),this.text.append(r),i}drawFold(){let{prompt:e}=this.state,n=e.tokens.length,o=l("button","gp-unfold",null,{type:"\
button"});this.state.fold=n>Gh&&!this.log.started.request.only_given?o:null,this.state.fold&&(o.addEventListener("click",()=>this.foldPrompt(this.unfolds)),e.rows.
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
o&&o.given&&(i.dataset.given=""),this.state.entries.set(i,e),this.describe(i),o&&this.shade(i),i}describe(e){e.setAttribute("aria-label",pc(this.log,this.state.
entries.get(e)))}shade(e){so(e.querySelector(".gp-ink"),this.select.value,ye(this.state.entries.get(e).step)),e.dataset.shaded=""}shadeAll(){for(let e of this.state.
allTokens)this.state.entries.get(e).step&&this.shade(e)}markCurrent(){let{log:e,state:n}=this,o=e.current(),r=o?n.elementOf(o):null,{marked:i}=n;i&&i!==r&&(i.classList.
remove("gp-current"),i.setAttribute("aria-pressed","false"),i.tabIndex=-1),n.marked=r,r&&(o.isPrompt&&n.fold&&!this.unfolds&&this.foldPrompt(!1),r.classList.add(
"gp-current"),r.setAttribute("aria-pressed",String(e.selected===o)),r.tabIndex=0)}followEnd(){let{log:e,text:n}=this;this.state.atEnd&&!e.selected&&e.running&&!e.
usesBeams&&(n.scrollTop=n.scrollHeight)}resized(){!this.text.clientWidth||this.text.clientWidth===this.width||(this.width=this.text.clientWidth,this.dissolve())}dissolve(){
for(let{rows:e}of this.state.paragraphs)e.dissolve();clearTimeout(this.resettle),this.resettle=setTimeout(()=>this.settle(),200)}settle(){this.width||=this.text.
clientWidth;for(let{rows:e}of this.state.paragraphs)e.settle()}};function uc(t,e){let n=t.querySelector(".gp-text"),o=t.querySelector(".gp-shade"),r=new Ao(e),i=new Co(n,t.querySelector(".gp-empty"),o,r),a=new Lo(t,n,o,r),c=qt(
t,n,e,m=>{let w=r.entries.get(m);if(!w)return null;let{token:b,step:y}=w,$=y?Zs(e,y).join(", "):Xs(e,w);return{id:b.token_id,text:b.text,where:Ys(e,w),step:y,why:$}});
dc(i,a,c);function d(){e.started&&(o.value=r.shadedBy||(e.started.request.only_given?"surprisal":"uncertainty"),a.drawScale()),i.startRun()}return m=>{if(m.run&&
d(),(m.run||m.steps||m.status)&&(i.drawLines(),a.drawMarks()),r.prompt&&(m.run||m.prompt)&&i.drawPrompt(),r.prompt&&(m.unit||m.status))for(let w of m.unit?r.allTokens:
r.prompt.tokens)i.describe(w);m.unit&&a.drawScale(),i.markCurrent(),m.steps&&(i.followEnd(),i.settle()),c.refresh(m.unit||m.prompt||m.status)}}var ie=t=>J(t,2).replace("-","−");function fc(t,e=null){let{z_score:n,threshold:o,prediction:r}=t,i={z:ie(n),threshold:Number(o.toFixed(2))};if(r&&e&&V(e.z_score)&&
e.z_score<=o){let d=[s("z is {z}, above the threshold {threshold}, but p counts each token as new evidence.",i),s("With repeated n-grams counted once, z is {z}.",
{z:ie(e.z_score)})];return["even","◇",s("Not known: above the threshold by repeats alone"),d.join(" ")]}if(r)return["good","◆",s("Watermarked"),`${s("z is {\
z}, above the threshold {threshold}.",i)} ${Rt(o)}`];let a=t.tokens_needed,c=[s("z is {z}, not above the threshold {threshold}.",i),s("That does not prove that \
there is none: the text may be too short, or the mark may have been removed.")];return V(a)&&a>nn(t)&&c.push(s("If the text went on like this, about {number} to\
kens would be enough.",{number:z(a)})),["even","◇",s("No sign of this watermark"),c.join(" ")]}var nn=({num_tokens_scored:t,tokens:e})=>V(t)?t:(e||[]).filter(
([,,,,n])=>n).length;function Kh(t){let{kind:e,z_score:n,p_value:o,confidence:r,threshold:i,false_positive_rate:a,tokens_needed:c}=t;return[...e==="green"?Uh(t):
Vh(t),[s("z-score"),ie(n),e==="green"?s("How many standard deviations more tokens are green than without a watermark: (green − ratio × scored) / √(scored × rati\
o × (1 − ratio))."):s("How many standard deviations the weighted mean lies above that of fair coins.")],[s("p-value"),He(o),s("The probability of a z at leas\
t as high in a text without this watermark: the upper tail of the normal distribution. It assumes independent tokens; where phrases are repeated, z scatters mor\
e.")],[s("confidence"),r>.9999?"> 0.9999":J(r,4),s("1 − p. It is not the probability that the text is watermarked: a text without the watermark has 0.9 or more \
in one of ten cases, and 0.5 or more in one of two.")],[s("false-positive rate"),He(a),s("What the threshold {threshold} means: the share of texts without this \
watermark whose z is above it.",{threshold:Number(i.toFixed(2))})],...V(c)?[[s("tokens needed"),z(c),s("How many scored tokens reach the threshold at this share\
: z grows with the square root of their number.")]]:[]]}function Uh({num_tokens_scored:t,num_green_tokens:e,green_fraction:n,ratio:o,list_size:r}){return[[s("to\
kens scored"),z(t),s("Tokens of which the detector can tell whether they are green. The first ones have too few tokens before them; where repeated n-grams count\
 once, later ones are left out.")],[s("green tokens"),z(e),s("Scored tokens on their green list, which holds {size} tokens of the vocabulary.",{size:z(r)})],[s(
"green fraction"),F(n),s("Green tokens / tokens scored. Without the watermark about {share} are green: the ratio.",{share:F(o)})]]}function Vh(t){let{mean:e,weighted_mean:n,
num_g_values:o,posterior:r,layers:i}=t;return[[s("tokens scored"),z(nn(t)),s("Tokens with enough tokens before them, whose context has not occurred before.")],[
s("g-values"),z(o),B((i||[]).length,"One for each scored token, with {count} key: 0 or 1, like a fair coin in a text without the watermark.","One for each score\
d token and each of the {count} keys: 0 or 1, like a fair coin in a text without the watermark.")],[s("mean g-value"),J(e,4),s("The share of g-values that are 1\
. Without the watermark it is about 0.5.")],[s("weighted mean"),J(n,4),s("The same with more weight on the first keys, whose rounds of the tournament leave the \
clearest mark.")],...V(r)?[[s("posterior"),F(r),s("The trained Bayesian detector’s probability that the text is watermarked, if it is like the texts that the de\
tector was trained on.")]]:[]]}function on(t,e){let n=e.map(({report:c})=>new Map(Kh(c).map(d=>[d[0],d]))),o=[...new Set(n.flatMap(c=>[...c.keys()]))],[r]=Y(t.tHead,
1,()=>l("tr")),i=Y(r,e.length+1,()=>l("th","",null,{scope:"col"}));e.forEach(({name:c},d)=>O(i[d+1],c)),t.tHead.hidden=e.length<2;let a=Y(t.tBodies[0],o.length,
()=>{let c=l("tr"),d=l("th","",null,{scope:"row"});return d.append(l("span","",null,{tabindex:0})),c.append(d),c});o.forEach((c,d)=>{let m=Y(a[d],e.length+1,()=>l(
"td")),w=n.find(b=>b.has(c)).get(c);O(m[0].firstChild,c),G(m[0].firstChild,{"data-tip":w[2]}),n.forEach((b,y)=>O(m[y+1],b.has(c)?b.get(c)[1]:"–"))})}function gt({
tokens:t,prompt_tokens:e}){return t.map(([,n,o,r,i,a],c)=>({token:{text:n,piece:o},mark:{green:r,g:a,counted:i||!(r!==null||a!==null)},words(){let m={number:z(c+
1),token:Z(n),mark:Jh(r,a,i)};return c<e?s("Token {number}, of the prompt, {token}: {mark}",m):s("Token {number}, {token}: {mark}",m)}}))}function Jh(t,e,n){if(t===
null&&e===null)return s("not scored, because too few tokens come before it.");if(e!==null){let r=s("mean g-value {g}, where chance gives 0.5.",{g:e.toFixed(2)});
return n?r:`${r} ${s("Not counted: its context came before, or it is left out.")}`}let o=t?s("◆ green."):s("◇ red.");return n?o:`${o} ${s("Not counted: the \
same n-gram came before, or it is left out.")}`}var wt=({kind:t,tokens:e})=>[t,{unscored:e.some(([,,,n,,o])=>n===null&&o===null),repeated:e.some(([,,,n,o,r])=>!o&&
(n!==null||r!==null))}];function mc(t,e){let n=c=>t.querySelector(".gp-"+c),o=new Ee(n("words"));function r({before:c,after:d}){if(d.error)return["even","…",s("Nothing left to score"),
`${s(d.error.message)} ${s("z was {z} before.",{z:ie(c.z_score)})}`];let m=s("z from {before} to {after}",{before:ie(c.z_score),after:ie(d.z_score)}),w=Number(d.
threshold.toFixed(2));return c.prediction?d.prediction?["good","◆",m,s("Still above the threshold {threshold}: the watermark survived.",{threshold:w})]:["bad",
"◇",m,s("No longer above the threshold {threshold}: the detector does not find the watermark any more.",{threshold:w})]:["even","◇",m,s("The text did not pa\
ss the threshold {threshold} before the attack: there is nothing to remove.",{threshold:w})]}function i({how:c,strength:d}){return c?V(d)?s("{attack}, strength \
{strength}",{attack:s(c),strength:F(d)}):s(c):s("edited by hand")}function a(c){let{before:d,after:m}=c,[w,b,y,$]=r(c);G(n("answer"),{"data-verdict":w}),O(n("an\
swer-sign"),b),O(n("answer-words"),y),O(n("answer-more"),$),O(n("told"),`${y}. ${$}`),O(n("about"),i(c)),K(n("of-text"),!m.error),m.error||(Ge(n("legend"),...wt(
m)),o.show(gt(m)));let E=[{name:s("before"),report:d},...m.error?[]:[{name:s("after"),report:m}]];on(n("found-numbers"),E)}return c=>{t.hidden=!e.found,!t.hidden&&
c.found&&a(e.found)}}function gc(t,e){let n=x=>t.querySelector(".gp-"+x),o=["without","with"],r=n("threshold"),i=3,a=()=>e.answered("pair"),c=({report:x})=>!!x&&!x.error,d=o.map(x=>{
let h=l("div"),[p,u,f]=[l("p","gp-facts"),l("p","gp-problem","",{role:"status"}),l("div","gp-text-body",null,{dir:"auto"})];return h.append(l("h3","",x==="with"?
s("With the watermark"):s("Without the watermark")),p,u,f),n("texts").append(h),{facts:p,problem:u,text:new Ee(f),shown:0,report:null}});r.addEventListener("inp\
ut",()=>{let x=r.valueAsNumber;!Number.isFinite(x)||x<0||x>20||(i=x,a()&&W())});function m(x,h,p){if(p){x.report!==p&&x.text.show(gt(p)),Object.assign(x,{report:p,
shown:0});return}let[u]=e.groups[h].entries,f=u.tokens.map(g=>({token:g,mark:{},words:()=>s("{token}, not scored yet",{token:Z(g.text)})}));x.text.show(f,x.report?
0:x.shown),Object.assign(x,{report:null,shown:f.length})}function w({tokens:x,perplexity:h,stop_reason:p,report:u}){if(!x)return s("not started");let f=[B(x,"{c\
ount} token","{count} tokens")];return V(h)&&f.push(s("perplexity {value}",{value:h.toFixed(2)})),u&&!u.error&&f.push(u.kind==="green"?s("{share} green",{share:F(
u.green_fraction)}):s("mean g-value {g}",{g:u.mean.toFixed(3)})),p&&f.push(ge(p)[1]),f.join(" · ")}function b({texts:x}){x.forEach((p,u)=>{let f=d[u];m(f,u,c(p)?
p.report:null),O(f.facts,w({...p,tokens:p.tokens||e.groups[u].entries[0].tokens.length}));let{error:g}=p.report||{};K(f.problem,!!g),O(f.problem,g?`${s(g.message)}\
 ${s(g.fix)}`:"")});let h=x.filter(c).map(({report:p})=>wt(p)[1]);Ge(n("legend"),e.found.kind,{unscored:h.some(({unscored:p})=>p),repeated:h.some(({repeated:p})=>p)})}
function y({texts:x}){if(!x.every(c))return x.find(({report:g})=>g&&g.error)?["even","–",s("No comparison"),s("One of the texts cannot be scored.")]:["wait","\
…",e.done?s("No answer"):s("Not known yet"),s("Both texts must be complete.")];let[h,p]=x.map(({report:f})=>f.z_score),u=s("z is {marked} with the watermark a\
nd {plain} without it; the threshold is {threshold}.",{marked:ie(p),plain:ie(h),threshold:Number(i.toFixed(2))});return h>i?["bad","✗",s("A false positive"),`${u}\
 ${s("The text without the watermark passes it.")}`]:p>i?["good","◆",s("The watermark is found"),u]:["even","◇",s("The watermark is not found"),`${u} ${E(x[1].
report)}`]}let $=({tokens_needed:x,threshold:h})=>V(x)&&h>0?Math.ceil(x*(i/h)**2):null;function E(x){let[h,p]=[$(x),nn(x)];return h>p?B(h,"If the text went on l\
ike this, about {count} scored token would be needed; it has {scored}.","If the text went on like this, about {count} scored tokens would be needed; it has {sco\
red}.",{scored:z(p)}):s("A longer text or a stronger mark would help.")}function v({texts:x}){let[h,p]=x.map(({perplexity:f})=>f);return!x.every(c)||!V(h)||!V(p)?
"":`${s("Perplexity under the model, without the watermark and with it: {plain} and {marked}.",{plain:h.toFixed(2),marked:p.toFixed(2)})} ${s("One pair of texts\
 says little about the cost; “{question}” measures it.",{question:s("What does it cost?")})}`}function M(x){let[h,p,u,f]=y(x);G(n("answer"),{"data-verdict":h}),
O(n("answer-sign"),p),O(n("answer-words"),u),O(n("answer-more"),`${f} ${v(x)}`.trim()),O(n("means"),Rt(i)),e.done&&O(n("told"),`${u}. ${f}`);let g=e.entries[0]&&
e.entries[0].seed;O(n("about"),[Qs(x.watermark),...V(g)?[s("seed {seed}",{seed:g})]:[]].join(" · "))}function A({report:x,expected:h}){if(!V(h)||x.kind!=="gree\
n")return null;let{ratio:p,num_tokens_scored:u}=x,f=Array.from({length:Math.min(60,u)},(g,k)=>(k+1)*u/Math.min(60,u));return{name:s("expected with it, at least"),
look:"expected",points:f.map(g=>[g,an(h*g,g,p)]),tip:s("At least {share} of the tokens are expected to be green with this bias, by theorem 4.2 of Kirchenbauer e\
t al. 2023, from the model’s distributions along the text.",{share:F(h)})}}function C({texts:x}){if(K(n("evidence"),x.every(c)),n("evidence").hidden)return;let[
h,p]=x,u=[{name:s("with the watermark"),look:"measured",points:p.report.curve},A(p),{name:s("without it"),look:"other",points:h.report.curve}].filter(Boolean);Bt(
n("keys"),u),zt(n("curves"),{curves:u,threshold:i});let f=x.map(({report:g},k)=>{let _=ze(g.z_score);return{name:k?s("with"):s("without"),report:{...g,threshold:i,
p_value:_,confidence:1-_,false_positive_rate:ze(i),tokens_needed:$(g)}}});on(t.querySelector("table"),f)}function W(){b(e.found),M(e.found),C(e.found)}return new ResizeObserver(
()=>a()&&C(e.found)).observe(t),x=>{t.hidden=!a(),!t.hidden&&(x.run&&d.forEach(h=>Object.assign(h,{report:null,shown:0})&&h.text.show([])),(x.run||x.found||x.status||
x.steps)&&W())}}function Qs(t){return Array.isArray(t.keys)?B(t.keys.length,"SynthID, {count} key, n-grams of {length}","SynthID, {count} keys, n-grams of {leng\
th}",{length:t.ngram_len}):s("green lists of {ratio}, bias {bias}, {scheme}, context width {width}",bc(t))}function wc(t){return Array.isArray(t.keys)?s("SynthI\
D, n-grams of {length}",{length:t.ngram_len}):s("green lists of {ratio}, {scheme}, context width {width}",bc(t))}var bc=({greenlist_ratio:t=.25,bias:e=2,seeding_scheme:n="\
lefthash",context_width:o=1})=>({ratio:F(t),bias:e,scheme:n,width:o});var Po=t=>Object.hasOwn(xn,t)?s(xn[t][0]):t;function kc(t,e){let n=_=>t.querySelector(".gp-"+_),[o,r]=[n("which"),n("threshold")],i={},a=null,c=.01,d=()=>e.answered(
"sure"),m=({auc:_})=>V(_),w=({scores:_,learned:T})=>{let L=_.findIndex(({name:P})=>P===a);return L>=0?L:T?_.length-1:0},b=_=>i[_]??(_==="posterior"?.5:e.found.threshold);
o.addEventListener("change",()=>{a=o.value,k()}),r.addEventListener("input",()=>{!Number.isFinite(r.valueAsNumber)||Math.abs(r.valueAsNumber)>100||(i[e.found.scores[w(
e.found)].name]=r.valueAsNumber,p(e.found))});function y({counts:_,scores:T,fewest:L},P){let S=e.done?s("No answer"):s("Not known yet");if(!m(P))return["wait","\
…",S,e.done?s("At least one text without the watermark and one with it must be scored."):s("The first texts are being written.")];let[q]=P.rates;if(Math.min(..._)<
L)return["wait","…",S,B(_[1],"{count} text with the watermark and {plain} without it are too few to tell: {fewest} of each are needed.","{count} texts with th\
e watermark and {plain} without it are too few to tell: {fewest} of each are needed.",{plain:z(_[0]),fewest:z(L)})];let R={found:z(q.detected),number:z(q.marked),
rate:F(q.level)},D=e.running?s("{found} of {number} found at {rate} false positives so far",R):s("{found} of {number} found at {rate} false positives",R),N=[...$(
q,T.length>1?Po(P.name):""),s("AUC of these texts: {auc}.",{auc:P.auc.toFixed(3)})].join(" ");return[q.apart?"good":"even",q.apart?"◆":"◇",D,N]}function $(_,T){
let[L,P]=_.found_between.map(F),S={number:z(_.false_positives),share:F(_.false_between[1])},q=[T?s("By the {score}, the true detection rate lies between {low} a\
nd {high}.",{score:T,low:L,high:P}):s("The true detection rate lies between {low} and {high}.",{low:L,high:P}),_.false_positives?s("Of the texts without the wat\
ermark, {number} passed, so the true false-positive rate may be up to {share}.",S):s("Of the texts without the watermark, none passed, but the true false-positi\
ve rate may be up to {share}.",S)];return _.level>c&&q.push(B(_.plain,"{rate} is the smallest rate that {count} text without it can show.","{rate} is the smalle\
st rate that {count} texts without it can show.",{rate:F(_.level)})),_.apart||q.push(s("The intervals overlap: it is not known whether more are found than pass \
by chance.")),q}function E(_){let[T,L,P,S]=y(_,_.scores[w(_)]);G(n("answer"),{"data-verdict":T}),O(n("answer-sign"),L),O(n("answer-words"),P),O(n("answer-more"),
S),e.done&&O(n("told"),`${P}. ${S}`),O(n("missing"),Ae(e,_)),O(n("about"),[Qs(_.watermark),..._.learned?[s("only the texts that no detector was trained on")]:[]].
join(" · "));let{left_out:q,problem:R}=_;K(n("warning"),q>0);let D=R?`${s(R.message)} ${s(R.fix)}`:s("No token in them counts.");O(n("warning"),q>0?`⚠ ${B(q,
"{count} text was not scored.","{count} texts were not scored.")} ${D}`:"")}let v=(_,T)=>_.filter(L=>L>T).length;function M({values:_,name:T},L){let[P,S]=_.map(
N=>v(N,L)),[q,R]=[P/_[0].length,S/_[1].length],D=[B(_[1].length,"Above {threshold}: {marked} of {count} text with the watermark ({found}), and {plain} of {other\
s} without it ({passed}).","Above {threshold}: {marked} of {count} texts with the watermark ({found}), and {plain} of {others} without it ({passed}).",{threshold:Number(
L.toFixed(2)),marked:z(S),found:F(R),plain:z(P),others:z(_[0].length),passed:F(q)})];return T!=="posterior"&&D.push(s("If scores without the watermark were stan\
dard normal, {share} would pass.",{share:He(ze(L))})),{x:q,y:R,words:D.join(" ")}}function A(_,T){let L=2/(9*(T-1));return _**2>(1-L+1.645*Math.sqrt(L))**3}function C({
values:_,normal:T,name:L}){if(L==="posterior"||!T[0])return"";let[P,S]=T.map(R=>R&&{mean:ie(R[0]),deviation:R[1].toFixed(2)}),q=[s("Without the watermark: mean \
{mean}, standard deviation {deviation}; in theory 0 and 1.",P),S?s("With it: mean {mean}, standard deviation {deviation}.",S):s("With it: too few texts.")];return A(
T[0][1],_[0].length)&&q.push(s("The scores without the watermark scatter more than in theory, as they do where phrases repeat: try “{option}”.",{option:s("c\
ount repeated n-grams once")})),q.join(" ")}function W({scores:_}){let T=_.filter(m).flatMap(P=>P.rates.map(S=>[P,S])),L=Y(t.querySelector(".gp-rates tbody"),T.
length,()=>{let P=l("tr");return P.append(l("th","",null,{scope:"row"}),...Array.from({length:4},()=>{let S=l("td");return S.append(l("span")," ",l("small")),S})),
P});T.forEach(([P,S],q)=>{let[R,D,N,I,j]=L[q].cells,[H,U]=S.found_between.map(F);O(R,Po(P.name)),x(D,F(S.level),""),S.shown?x(N,F(S.detected/S.marked),V(S.threshold)?
s("({low} to {high}), threshold {threshold}",{low:H,high:U,threshold:ie(S.threshold)}):s("({low} to {high})",{low:H,high:U})):x(N,s("not known"),B(Math.ceil(1/S.
level-1e-9),"needs {count} text without it","needs {count} texts without it")),x(I,S.normal?F(S.normal.rate):"–",S.normal?s("threshold {value}",{value:ie(S.normal.
threshold)}):""),S.shown?x(j,s("up to {share}",{share:F(S.false_between[1])}),s("{passed} of {number} passed",{passed:z(S.false_positives),number:z(S.plain)})):
x(j,"–","")})}function x(_,T,L){O(_.children[0],T),O(_.children[1],L)}function h({scores:_}){let[{rates:T}]=_.filter(m),L=T.filter(({shown:R})=>!R).map(({level:R})=>F(
R));if(!L.length)return"";let[P,S]=L;return`${B(T[0].plain,"With {count} text without the watermark, a false-positive rate of {rate} is less than one text, so t\
he samples cannot show it.","With {count} texts without the watermark, a false-positive rate of {rate} is less than one text, so the samples cannot show it.",{rate:S?
s("{first} or {second}",{first:P,second:S}):P})} ${s("The normal distributions reach further, as far as the scores are normal.")}`}function p(_){let T=_.scores[w(
_)];if(K(n("shown"),m(T)),!m(T))return;let L=b(T.name);document.activeElement!==r&&(r.value=L);let P=M(T,L);pe(n("scores"),$n(e.charts[`scores ${T.name}`],L,s("\
threshold {value}",{value:Number(L.toFixed(2))}))),O(n("at-threshold"),P.words),O(n("spreads"),C(T)),K(n("of-fit"),T.name!=="posterior"&&T.normal.some(Boolean));
let S=_.scores.filter(m);if(pe(n("roc"),gr(e.charts[`roc ${T.name}`],P)),f(n("roc-keys"),S.map(({name:R,auc:D},N)=>[N===S.indexOf(T)?"gp-roc-main":`gp-roc-other\
 gp-roc-${N%3}`,s("{score}: AUC {auc}",{score:Po(R),auc:D.toFixed(3)}),s(Mn(xn,R,["","",""])[2])])),W(_),O(n("few"),h(_)),K(n("of-lengths"),_.lengths.length>1),
_.lengths.length<2)return;pe(n("lengths-box"),e.charts.lengths);let q=_.kind==="synthid"?s("mean g"):"z";f(n("length-keys"),[["gp-z-measured",s("found at {rate}\
 false positives, by {score}, from the samples",{rate:u(_.lengths),score:q}),s("The threshold is the laxest that at most this share of the cut texts without the\
 watermark passes; unless the share is 1%, so few texts cannot show a smaller one. The bars are the 95 % intervals of the true rate.")],["gp-z-expected",s("the \
same by normal distributions"),s("As if the scores at each length were normal.")],["gp-z-other",s("AUC"),s("How often a cut text with the watermark scores highe\
r than one without: 50% is guessing.")]])}function u(_){let T=_.map(({levels:[S]})=>S),[L,P]=[Math.min(...T),Math.max(...T)].map(F);return L===P?L:s("{low} to {\
high}",{low:L,high:P})}function f(_,T){let L=Y(_,T.length,()=>{let P=l("span"),S=ee("svg");return G(S,{width:26,height:8,"aria-hidden":"true"}),S.append(ee("pat\
h")),P.append(S,l("span","",null,{tabindex:0})),P});T.forEach(([P,S,q],R)=>{G(L[R].firstChild.firstChild,{class:P,d:"M1 4H25"}),O(L[R].lastChild,S),G(L[R].lastChild,
{"data-tip":q})})}function g({scores:_}){K(n("of-score"),_.length>1);let T=_.map(({name:L})=>L).join();o.dataset.key!==T&&(o.dataset.key=T,o.replaceChildren(..._.
map(({name:L})=>l("option","",Po(L),{value:L}))),o.value=_[w(e.found)].name)}function k(){g(e.found),E(e.found),p(e.found)}return _=>{t.hidden=!d(),!t.hidden&&(_.
found||_.status)&&k()}}function yc(t,e){let n=A=>t.querySelector(".gp-"+A),o=[s("the text alone"),s("with its prompt")],r=new Ee(n("words")),i=n("which");i.addEventListener("change",()=>b());
let a=()=>e.found.reports[Math.min(Number(i.value),e.found.reports.length-1)];function c({reports:A,once:C,otherwise:W}){let[x,h,p,u]=fc(A[0],C?null:W);G(n("ans\
wer"),{"data-verdict":x}),O(n("answer-sign"),h),O(n("answer-words"),p),O(n("answer-more"),u),O(n("told"),`${p}. ${u}`),K(n("beside"),A.length>1),A.length>1&&O(n(
"beside"),m(A));let f=d(e.found);K(n("repeats"),!!f),O(n("repeats"),f),O(n("about"),w(e.found))}function d({reports:[{num_tokens_scored:A}],otherwise:C,once:W}){
let x=C?C.num_tokens_scored:null;if(!V(x)||x===A)return"";let h=ie(C.z_score);return W?B(x-A,"Left out as repeated: {count} token. With it, z would be {z}.","Le\
ft out as repeated: {count} tokens. With them, z would be {z}.",{z:h}):B(A-x,"Of the scored tokens, {count} only repeats an n-gram that came before, which is no\
 new evidence: counted once, z is {z}.","Of the scored tokens, {count} only repeat an n-gram that came before, which is no new evidence: counted once, z is {z}.",
{z:h})}function m([A,C]){let W=C.z_score-A.z_score,x=Math.abs(W)<.005?s("This changes nothing."):W<0?s("This dilutes the mark."):s("This happens to add to it."),
h=ie(C.z_score);return`${B(C.prompt_tokens,"With its prompt, z is {z}: {count} token of the prompt counts too.","With its prompt, z is {z}: {count} tokens of th\
e prompt count too.",{z:h})} ${x}`}function w({model:A,watermark:C,exact:W,once:x}){return[Array.isArray(C.keys)?B(C.keys.length,"SynthID, {count} key","SynthID\
, {count} keys"):s("green list, {scheme}",{scheme:C.seeding_scheme||"lefthash"}),W?s("the tokens of the run"):s("tokens as {model} splits the text",{model:A}),...x?
[s("repeated n-grams counted once")]:[]].join(" · ")}function b(){let A=a();Ge(n("legend"),...wt(A)),r.show(gt(A))}function y({reports:A}){let C=A.map(({curve:u},f)=>({
name:A.length>1?o[f]:"z",look:f?"other":"measured",points:u||[]})),[{tokens_needed:W,threshold:x}]=A,h=nn(A[0]),p=V(W)?{at:W,words:$(W,h)}:null;zt(n("curve-box"),
{curves:C,threshold:x,needed:p}),Bt(n("curve-keys"),A.length>1?C:[])}function $(A,C){return A<=C?B(A,"At the share of this text, {count} token reaches the thres\
hold.","At the share of this text, {count} tokens reach the threshold."):B(A,"At the share of this text, {count} token reaches the threshold: {more} more.","At \
the share of this text, {count} tokens reach the threshold: {more} more.",{more:z(A-C)})}function E(){K(n("of-layers"),!!e.charts.layers),pe(n("layers-box"),e.charts.
layers)}function v(A){let{reports:C}=e.found;K(n("of-prompt"),C.length>1),c(e.found),A&&b(),on(n("found-numbers"),C.map((W,x)=>({name:o[x],report:W}))),y(e.found),
E()}let M=()=>!!e.found;return new ResizeObserver(()=>M()&&v(!1)).observe(t),A=>{t.hidden=!M(),!t.hidden&&A.found&&v(!0)}}function xc(t,e){let n=t.querySelector("tbody"),o=t.querySelector(".gp-mistake-note");function r({rows:b,threshold:y}){let $=b.flatMap(({reports:C})=>C.map(({z_score:W})=>W)).
filter(V),E=Math.min(-3,...$)-.4,v=Math.max(y,...$)+.4,M=C=>(C-E)/(v-E),A=Y(n,b.length,i);b.forEach(({what:C,how:W,meaning:x,keeps:h,reports:p},u)=>{let[f,g,k]=A[u].
cells;A[u].classList.toggle("gp-right",u===0);let[_,T]=f.children;O(_,s(C)),G(_,{"data-tip":s(x)}),O(T,s(W));let L=p.map(({z_score:q})=>q).filter(V);a(g.firstChild,
L.map(M),{zero:M(0),threshold:M(y)});let P=L.length>1?s("{low} to {high}",{low:ie(Math.min(...L)),high:ie(Math.max(...L))}):ie(L[0]);O(k.children[0],P),O(k.children[1],
c(p,h));let S=u?d({keeps:h,meaning:x,reports:p},y):"";K(k.children[2],!!S),O(k.children[2],S)}),O(o,w(b))}function i(){let b=l("tr"),y=l("th","",null,{scope:"ro\
w"});y.append(l("span","",null,{tabindex:0}),l("small"));let $=l("td");$.append(l("span","gp-strip",null,{"aria-hidden":"true"}));let E=l("td");return E.append(
l("b"),l("small"),l("small","gp-why")),b.append(y,$,E),b}function a(b,y,{zero:$,threshold:E}){let v=[$,E,...y],M=Y(b,v.length,()=>l("i"));v.forEach((A,C)=>{ae(M[C],
["gp-line gp-zero","gp-line"][C]||"gp-dot"),ne(M[C],"left",A)})}function c(b,y){let[$]=b.filter(({error:A})=>A);if($)return s($.error.message);let E=b.filter(({
prediction:A})=>A).length,v=y==="none";if(b.length===1)return E?v?s("▲ above it by chance"):s("◆ watermarked"):s("◇ no sign");if(!E)return s("◇ no sign in\
 {number} tries",{number:b.length});let M={passed:E,number:b.length};return v?s("▲ {passed} of {number} above it by chance",M):s("◆ {passed} of {number} water\
marked",M)}function d({keeps:b,meaning:y,reports:$},E){let v=$.filter(({prediction:x})=>x);if(!v.length)return"";if(b!=="none")return s(y);let{num_tokens_scored:M,
once:A}=v.reduce((x,h)=>h.z_score>x.z_score?h:x),C=A&&V(M)?M-A.num_tokens_scored:0,W=[];if(C>0){W.push(B(C,"p counts each token as new evidence, but {count} of \
the {scored} only repeats an n-gram.","p counts each token as new evidence, but {count} of the {scored} only repeat an n-gram.",{scored:z(M)}));let x=ie(A.z_score);
W.push(A.z_score>E?s("Counted once, z is {z}.",{z:x}):s("Counted once, z is {z}, not above the threshold.",{z:x}))}return(!C||A.z_score>E||$.length>1)&&W.push(...m(
E,$.length)),W.join(" ")}function m(b,y){let $=ze(b),E=A=>z(Number((1/A).toPrecision(2))),v=[$>.1?s("{share} of texts without this watermark pass the threshold.",
{share:F($)}):s("One in {odds} texts without this watermark passes the threshold.",{odds:E($)})];if(y===1)return v;let M=1-(1-$)**y;return v.push(M>.1?s("With {\
tries} tries at each text, {share} pass at least once.",{tries:z(y),share:F(M)}):s("With {tries} tries at each text, one in {odds} passes at least once.",{tries:z(
y),odds:E(M)})),v}function w([b]){return b.reports[0].prediction?"":s("The given settings find nothing either. If the text is watermarked, they may be wrong the\
mselves, or the text is too short.")}return b=>{t.hidden=!e.found,!t.hidden&&b.found&&r(e.found)}}function vc(t,e){let n=a=>t.querySelector(".gp-"+a);function o({how:a,points:c,of:d,seeds:m,threshold:w}){let b=c.filter(({z:$})=>$.length),y=[s(a),B(m,"{count}\
 seed at each strength","{count} seeds at each strength")];c.length<d&&y.push(s("{done} of {of} strengths so far",{done:c.length,of:d})),O(n("about"),y.join(" ·\
 ")),O(n("strength-words"),r(b,c,w)),pe(n("strength-box"),e.charts.strengths)}function r(a,c,d){let m=({strength:M,z:A})=>M===0?A[0]>d?"above":"below":Es(A,d),w=(...M)=>i(
a,A=>M.includes(m(A))),[b,y,$]=[w("above"),w("below"),w("open","few")],E=c.filter(({refused:M})=>M).map(({strength:M})=>F(M)),v=[];return a.length&&a[0].strength===
0&&m(a[0])!=="above"&&v.push(s("The text is not above the threshold even before the attack.")),b&&v.push(s("At strength {strengths}, the median z is above the t\
hreshold.",{strengths:b})),y&&v.push(s("At strength {strengths}, the median z is not above the threshold.",{strengths:y})),$&&v.push(s("At strength {strengths},\
 it is not known whether the median z is above the threshold: the seeds disagree or are too few.",{strengths:$})),E.length&&v.push(s("At strength {strengths}, t\
oo little text is left to score, for some seeds or for all.",{strengths:E.join(", ")})),v.join(" ")}function i(a,c){let d=[];a.forEach((w,b)=>{c(w)&&(b&&c(a[b-1])?
d.at(-1)[1]=w.strength:d.push([w.strength,w.strength]))});let m=d.map(([w,b])=>w===b?F(w):s("{low} to {high}",{low:F(w),high:F(b)}));return m.length>1?s("{names\
} and {last}",{names:m.slice(0,-1).join(", "),last:m.at(-1)}):m.join("")}return a=>{t.hidden=!e.found,!t.hidden&&a.found&&o(e.found)}}function Yh(t){switch(t){case"context":return s("no mark: fewer tokens come before it than the watermark looks at.");case"repeated":return s("no mark: its conte\
xt has occurred before, and SynthID marks each context once.");case"removed":return s("no mark: it was given, and an earlier processor had removed it.");case"bi\
as":return s("no mark: the bias is 0.");default:return s("no mark.")}}function er(t){let e=t&&t.effective&&t.effective.watermarking_config||{},n=Array.isArray(e.
keys)?e.keys.length:0,o=e.greenlist_ratio,r=e.seeding_scheme==="selfhash",i=e.context_width;return{config:e,keys:n,selfhash:r,ratio:o>0&&o<1?o:null,early:n?Ht(e.
ngram_len,1)-1:Ht(i,1)-Number(r)}}function No({config:t,keys:e,ratio:n}){if(e)return B(e,"SynthID: {count} key, n-grams of {length} tokens","SynthID: {count} ke\
ys, n-grams of {length} tokens",{length:t.ngram_len});if(n===null)return s("a green list whose settings are not known");let{bias:o,seeding_scheme:r,context_width:i,
hashing_key:a}=t;return s("green list: {ratio} of the vocabulary, bias {bias}, {scheme}, context width {width}, key {key}",{ratio:F(n),bias:o,scheme:r,width:i,key:a})}
function Sc({chosen:t,index:e,mark:n,given:o,isFirst:r},i){let a=w=>s("Token {number}, {token}: {mark}",{number:z(e+1),token:Z(t.text),mark:w});if(!n)return a(o?
s("given, before the watermark began."):s("not marked."));if(n.why)return a(Yh(n.why));let c=s("Its probability: {before} before the watermark, {after} after.",
{before:F(n.chosen_before),after:F(n.chosen_after)}),d=r?[s("Not counted: a detector without the prompt does not know what comes before it.")]:[];if(n.kind==="s\
ynthid"){let w=B(i.keys,"mean g-value {g} over {count} key.","mean g-value {g} over {count} keys.",{g:J(n.g,2)});return[a(w),c,...d].join(" ")}let m=n.green?s("\
◆ green: it got the bias."):s("◇ red: it got no bias.");return[a(m),c,Xh(n,i),...d].join(" ")}function Xh(t,{ratio:e,selfhash:n}){let o=t.listed??0,r={before:F(
t.mass_before??0),after:F(t.mass_after??0)};return n?B(o,"Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} before, {after}\
 after.","Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} together before, {after} after.",r):e===null?B(o,"On the list, \
{count} token could be chosen here: {before} before, {after} after.","On the list, {count} tokens could be chosen here: {before} together before, {after} after.",
r):B(o,"On the list of {ratio} of the vocabulary, {count} token could be chosen here: {before} before, {after} after.","On the list of {ratio} of the vocabulary\
, {count} tokens could be chosen here: {before} together before, {after} after.",{...r,ratio:F(e)})}var _c={marks:0,scored:0,green:0,g:0,expected:0,unscored:0,early:0,
chosen:0,surprisal:0,gained:0,suppressed:0,likely:0,entropy:0,z:null,foreseen:null};function Oc(t,e,n,o){let{mark:r,index:i}=e,a={...t};if(!r)return{...a,unscored:t.
unscored+1};a.marks+=1;let c=r.kind==="synthid"?r.g:r.green;if(r.chosen_before>0&&r.chosen_after>0){a.chosen+=1,a.surprisal-=Math.log(r.chosen_before),a.gained+=
Math.log(r.chosen_after/r.chosen_before);let{stages:d,entropy_before:m}=e.distribution;a.entropy+=o>0&&d[o-1]?d[o-1].entropy:m,a.likely-=Zh(e,o)}return a.suppressed+=
r.suppressed,c===null?{...a,unscored:t.unscored+1}:i<n.early?{...a,early:t.early+1}:(a.scored+=1,a.green+=Number(c),a.expected+=r.expected??0,r.kind==="synthid"?
a.z=n.keys?(2*a.green-a.scored)*Math.sqrt(n.keys/a.scored):null:n.ratio!==null&&(a.z=an(a.green,a.scored,n.ratio),a.foreseen=an(a.expected,a.scored,n.ratio)),a)}
function Zh({distribution:{candidates:t}},e){let n=t.map(({raw_logprob:o,stage_logprobs:r})=>e>0?r[e-1]:o).filter(o=>o!=null);return n.length?Math.max(...n):0}function Mc(t,e,n,o){
let r=t.find(([,m])=>m>o);if(e.z>o)return{at:r[0],words:B(r[0],"z first passed {threshold} after {count} scored token.","z first passed {threshold} after {count\
} scored tokens.",{threshold:o})};let i=r?[B(r[0],"z first passed {threshold} after {count} scored token, and fell again.","z first passed {threshold} after {co\
unt} scored tokens, and fell again.",{threshold:o})]:[],a=n.keys?e.z>0?e.scored*(o/e.z)**2:1/0:Kr(e.green/e.scored,n.ratio,o),c=Math.max(e.scored+1,Math.ceil(a));
if(!Number.isFinite(c)||c>1e7)return{at:1/0,words:[...i,s("At the share so far, z never reaches {threshold}.",{threshold:o})].join(" ")};let d=B(c,"At the share\
 so far, z reaches {threshold} after about {count} scored token: {more} more.","At the share so far, z reaches {threshold} after about {count} scored tokens: {m\
ore} more.",{threshold:o,more:z(c-e.scored)});return{at:c,words:[...i,d].join(" ")}}function Ec(t,e){let n=f=>t.querySelector(".gp-"+f),o=new Ee(n("marked-words"),{press:({step:f})=>e.selectStep(f)}),r=n("threshold"),i=3,a=er(null),c=0,d=null,m=null;
function w(){a=er(e.started),c=(e.started&&e.started.processors||[]).findIndex(g=>g==="WatermarkLogitsProcessor"||g==="SynthIDTextWatermarkLogitsProcessor"),d=new be(
_c,(g,k)=>Oc(g,k,a,c)),o.show([]),O(n("mark-about"),No(a))}let b=()=>d.steps.some(({mark:f})=>f&&f.kind==="synthid");function y(f){let{mark:g,index:k}=f,_=k<a.early,
T=g&&!g.why;return{step:f,token:{...f.chosen,piece:f.piece},mark:T?{green:g.green,g:g.g,counted:!_}:{},words:()=>Sc({...f,isFirst:_},a)}}function $(f){o.show(d.
steps.map((_,T)=>o.items[T]&&T<f?o.items[T]:y(_)),f);let{unscored:g,early:k}=d.total;Ge(n("mark-key"),b()?"synthid":"green",{unscored:g>0,repeated:k>0,faint:s("\
faint: a detector without the prompt cannot score it")})}function E(f){let g=f&&!f.isPrompt?o.tokens[f.index]:null;m&&m!==g&&m.classList.remove("gp-current"),m=
g||null,m&&e.selected?m.classList.add("gp-current"):m&&m.classList.remove("gp-current")}let v=f=>{let g=[];for(let k of d.totals)k[f]!==null&&(!g.length||g.at(-1)[0]<
k.scored)&&g.push([k.scored,k[f]]);return g};function M(){let{z:f,scored:g}=d.total,[k,_,T]=A(f,g);G(n("finding"),{"data-verdict":k}),O(n("finding-sign"),_),O(n(
"finding-words"),T),O(n("finding-more"),f===null?"":`${C()} ${s("By chance alone, if each token is new evidence, z would be this high with a probability of {p}.",
{p:He(ze(f))})}`),e.finished&&O(n("mark-told"),`${T}. ${B(g,"{count} token scored.","{count} tokens scored.")}`)}function A(f,g){if(f===null)return["wait","…",
g?s("z is not known, because the watermark’s settings are not"):s("Nothing to score yet")];let k={z:ie(f)};return f>i?["good","◆",e.running?s("A detector fi\
nds it so far: z = {z}",k):s("A detector finds it: z = {z}",k)]:["even","◇",e.running?s("A detector does not find it so far: z = {z}",k):s("A detector does no\
t find it: z = {z}",k)]}function C(){let{green:f,scored:g}=d.total;return b()?B(g,"Mean g-value {mean} over {count} scored token, 0.5 by chance.","Mean g-value \
{mean} over {count} scored tokens, 0.5 by chance.",{mean:(f/g).toFixed(3)}):B(g,"{green} of {count} scored token green, {share} instead of {ratio}.","{green} of\
 {count} scored tokens green, {share} instead of {ratio}.",{green:z(f),share:F(f/g),ratio:F(a.ratio)})}function W(){let f=v("z"),g=[s("What a detector finds tha\
t knows the key and sees the text without its prompt.")];a.keys&&g.push(s("For SynthID it is the z of the plain mean of all g-values, against fair coins."));let k=[
{name:s("this text"),look:"measured",points:f,tip:g.join(" ")}],_=v("foreseen");if(_.length){let L=[s("What this bias leads to at least, given how uncertain the\
 model was at each token: the sum of p / (1 + m p) over the vocabulary, theorem 4.2 of Kirchenbauer et al. 2023, averaged over all green lists.")];e.started.effective.
do_sample||L.push(s("That holds where tokens are drawn; here the likeliest are taken, which can be greener or less green.")),k.push({name:s("expected at least"),
look:"expected",points:_,tip:L.join(" ")})}Bt(n("z-keys"),k);let T=f.length?Mc(f,d.total,a,i):null;zt(n("z-box"),{curves:k,threshold:i,needed:T,label:s("z over \
the number of tokens, threshold {threshold}",{threshold:i})}),O(n("z-needed-words"),T?T.words:""),O(n("threshold-words"),Rt(i))}function x(){let{scored:f,green:g,
expected:k,chosen:_,surprisal:T,gained:L,suppressed:P,marks:S,likely:q,entropy:R}=d.total,{started:D}=e,N=[[s("tokens scored"),z(f),s("Tokens that count: those \
with enough tokens before them, without the prompt.")]];if(f&&!b()&&(N.push([s("green"),F(g/f),s("The share of the scored tokens that got the bias.")]),N.push([
s("expected at least"),F(k/f),s("At least this share is green on average over all green lists, for this bias and the probabilities that the model gave. Where th\
e model is certain of a token, a bias changes little.")])),_){N.push([s("surprisal before the watermark"),ue(T/_,e.unit),s("How unexpected the chosen tokens wer\
e just before the watermark, on average: minus the logarithm of their probability.")]);let[I,j]=D.effective.do_sample?[R,s("Tokens drawn without the watermark w\
ould have had this on average: the entropy just before it.")]:[q,s("The likeliest token at each position would have had this.")];e.usesBeams||(N.push([s("withou\
t it"),ue(I/_,e.unit),j]),N.push([s("log-probability lost"),ue((T-I)/_,e.unit).replace("-","−"),s("The price per token: how much less probable than that the c\
hosen tokens are. Values below 0 are luck.")])),N.push([s("raised by"),ue(L/_,e.unit),s("How much the watermark raised the log-probability of the chosen tokens,\
 on average. Over many texts this is the divergence of what was drawn from what the model would draw.")])}return S&&N.push([s("suppressed"),s("{value} of {count\
}",{value:(P/S).toFixed(1),count:z(D.request.top_candidates??10)}),s("How many of the likeliest tokens the watermark made less likely, on average over the posit\
ions.")]),N}function h(){let f=x(),g=Y(n("mark-figures"),f.length,()=>{let k=l("div"),_=l("dt");return _.append(l("span","",null,{tabindex:0})),k.append(_,l("dd")),
k});f.forEach(([k,_,T],L)=>{let[P,S]=g[L].children;O(P.firstChild,k),G(P.firstChild,{"data-tip":T}),O(S,_)})}function p(){M(),h(),W()}function u(f){let k=e.lines().
length>1?e.lineOf(f):null;return k?`${k.label} · ${No(a)}`:No(a)}return r.addEventListener("input",()=>{let f=r.valueAsNumber,g=f>=0&&f<=30;if(r.setAttribute("\
aria-invalid",String(!g)),!g){O(n("threshold-words"),s("The threshold must be from 0 to 30."));return}i=f,p()}),new ResizeObserver(()=>!t.hidden&&d.total.marks&&
W()).observe(n("z-box")),f=>{(f.run||!d)&&w();let g=e.current(),{keep:k}=d.follow(g?e.lastOf(g):null);t.hidden=!d.total.marks,!t.hidden&&((f.run||f.steps||f.status||
f.selection)&&($(k),O(n("mark-about"),u(g))),E(g),(f.run||f.steps||f.status||f.selection||f.unit)&&p())}}var tr=(t,e)=>t?[e]:[];function Tc(t,e){let n=E=>t.querySelector(".gp-"+E),o=()=>e.answered("cost"),r=({perplexity:E,score:v})=>!!(E&&v),i=({knob:E},v)=>E==="ke\
ys"?B(v,"{count} key","{count} keys"):s("bias {value}",{value:Number(v.toFixed(3))});function a(E){let[v,...M]=E.points,A=M.filter(r).sort((f,g)=>f.value-g.value),
C=e.done?s("No answer"):s("Not known yet");if(!r(v)||!A.length)return["wait","…",C,e.done?s("At least one text without the watermark and one with it must be s\
cored."):s("The first texts are being written.")];let W=s("The threshold is {threshold}.",{threshold:E.threshold}),x=f=>[d(E,f),...m(f,v)].join(" ");if(A.every(
({found:f})=>f==="few")){let f=Math.max(...A.map(({texts:k})=>k)),g=B(f,"{count} text of each strength is too few to tell: {fewest} are needed.","{count} texts \
of each strength are too few to tell: {fewest} are needed.",{fewest:Ms});return["wait","…",C,`${x(A.at(-1))} ${g}`]}let h=A[A.findLastIndex(({found:f})=>f!=="\
above")+1];if(h){let f=i(E,h.value);return["good","◆",e.running?s("Found from {strength} on, so far",{strength:f}):s("Found from {strength} on",{strength:f}),
`${W} ${x(h)}`]}let p=A.filter(({found:f})=>f==="above");if(p.length){let f=p.map(({value:g})=>i(E,g)).join(", ");return["even","◇",e.running?s("Found at {str\
engths}, so far",{strengths:f}):s("Found at {strengths}",{strengths:f}),`${s("At the strongest it is not certain.")} ${x(A.at(-1))}`]}let u=A.every(({found:f})=>f===
"below");return["even","◇",c(u),`${W} ${x(A.at(-1))} ${s("Longer texts help.")}`]}function c(E){return E?e.running?s("Not found at any strength so far"):s("No\
t found at any strength"):e.running?s("Not reliably found at any strength so far"):s("Not reliably found at any strength")}function d(E,{value:v,score:{median:M,
low:A,high:C}}){let W={strength:i(E,v),median:ie(M),low:ie(A),high:ie(C)};return C>A?s("At {strength}, the median z is {median}, interval {low} to {high}.",W):s(
"At {strength}, the median z is {median}.",W)}function m({perplexity:E,price:v,dearer:M},A){let C=s("The median perplexity is {marked} instead of {plain}.",{marked:E.
median.toFixed(2),plain:A.perplexity.median.toFixed(2)});if(!v)return[C];let W={times:Ie(v.median),interval:xt(v)};return[C,v.high>v.low?s("Seed by seed it is {\
times}, interval {interval}.",W):s("Seed by seed it is {times}.",W),...M==="open"?[s("That is not a clear cost.")]:M==="few"?[s("These are too few seeds to tell\
.")]:[]]}function w(E){let[v,M,A,C]=a(E);G(n("answer"),{"data-verdict":v}),O(n("answer-sign"),M),O(n("answer-words"),A),O(n("answer-more"),C),e.done&&O(n("told"),
`${A}. ${C}`),O(n("missing"),Ae(e,E)),O(n("about"),wc(E.watermark))}function b(E){let v=E.kind==="green";for(let M of["perplexity","score","share","suppressed"])
pe(n(M),e.charts[M]);O(n("share-name"),v?s("Green tokens"):s("Mean g-value")),n("share-name").dataset.tip=v?s("Green tokens / tokens scored, of all texts of a s\
trength together."):s("The mean of all g-values of the texts of a strength: 0.5 without the watermark."),K(n("of-suppressed"),!!e.charts.suppressed),K(n("limits"),
v),K(n("of-expected"),E.points.some(({expected:M})=>V(M))),O(n("suppressed-name"),s("Suppressed candidates")),n("suppressed-name").dataset.tip=B(E.candidates,"O\
f the {count} candidate that the model found likeliest at a step, how many the watermark made less likely; the mean over all steps.","Of the {count} candidates \
that the model found likeliest at a step, how many the watermark made less likely; the mean over all steps.")}function y(E){let v=E.kind==="green",M=[[E.knob===
"keys"?s("keys"):s("bias"),({value:h})=>h===null?s("none"):String(h)],[s("texts"),({texts:h})=>z(h)],[s("perplexity"),({perplexity:h})=>h?h.median.toFixed(2):"–"],
["z",({score:h})=>h?ie(h.median):"–"],[v?s("green"):s("mean g"),({share:h})=>V(h)?v?F(h):h.toFixed(3):"–"],...tr(E.points.some(({expected:h})=>V(h)),[s("exp\
ected at least"),({expected:h})=>V(h)?F(h):"–"]),...tr(E.points.slice(1).some(({suppressed:h})=>V(h)),[s("suppressed of {count}",{count:E.candidates}),({suppressed:h})=>V(
h)?h.toFixed(2):"–"]),...tr(E.points.some(({moved:h})=>V(h)),[s("moved to green"),({moved:h})=>V(h)?F(h):"–",s("How much probability the watermark moved fro\
m red candidates to green ones at a step, on average.")])],A=t.querySelector("table.gp-numbers"),[C]=Y(A.tHead,1,()=>l("tr")),W=Y(C,M.length,()=>l("th","",null,
{scope:"col"}));M.forEach(([h,,p],u)=>{O(W[u],h),kt(W[u],{scope:"col",...p?{tabindex:0,"data-tip":p}:{}})});let x=Y(A.tBodies[0],E.points.length,()=>l("tr"));E.
points.forEach((h,p)=>{x[p].firstChild||x[p].append(l("th","",null,{scope:"row"}));let u=Y(x[p],M.length,()=>l("td"));M.forEach(([,f],g)=>O(u[g],f(h)))})}function $(){
w(e.found),b(e.found),y(e.found)}return E=>{t.hidden=!o(),!t.hidden&&(E.found||E.status)&&$()}}function $c(t,e){let n=u=>t.querySelector(".gp-"+u),o=["A","B"],[r,i]=[0,[]],a=()=>e.answered("quiz"),c=()=>e.done?e.found.pairs.filter(({texts:u})=>u.every(({report:f})=>!f.
error)):[],d=({left:u})=>u?0:1,m=()=>i.filter((u,f)=>u===d(c()[f])).length,w=o.map((u,f)=>{let g=l("div","gp-side"),[k,_,T,L]=[l("h3","",s("Text {name}",{name:u})),
l("p","gp-facts"),l("div","gp-body",null,{dir:"auto"}),l("button","gp-button gp-main",s("Text {name} is watermarked",{name:u}),{type:"button"})],P=l("div","",null,
{tabindex:0}),S=l("div");return T.append(P,S),g.append(k,_,T,L),n("texts").append(g),L.addEventListener("click",()=>b(f)),{box:g,title:k,facts:_,plain:P,marked:S,
button:L,text:new Ee(S)}});function b(u){i[r]===void 0&&(i[r]=u,p(),n("next").focus({preventScroll:!0}))}n("next").addEventListener("click",()=>{r=Math.min(r+1,
c().length-1),p(),w[0].button.focus({preventScroll:!0})});let y=u=>u.kind==="green"?u.green_fraction:u.mean,$=u=>u.kind==="green"?s("{share} green",{share:F(u.green_fraction)}):
s("mean g {g}",{g:u.mean.toFixed(3)});function E(u,f,g,k){let{report:_,perplexity:T}=g.texts[f],L=f===d(g)?"with":"without";if(K(u.plain,!k),K(u.marked,k),K(u.button,
!k),K(u.facts,k),k){u.box.dataset.truth=L,O(u.title,v(o[f],L==="with",i[r]===f));let P=[$(_),`z ${ie(_.z_score)}`];V(T)&&P.push(s("perplexity {value}",{value:T.
toFixed(2)})),O(u.facts,P.join(" · ")),u.text.show(gt(_));return}delete u.box.dataset.truth,O(u.title,s("Text {name}",{name:o[f]})),u.text.show([]),O(u.plain,_.
tokens.slice(_.prompt_tokens).map(([,,P])=>P??"").join(""))}function v(u,f,g){return f?g?s("Text {name}: ◆ watermarked, your guess",{name:u}):s("Text {name}: \
◆ watermarked",{name:u}):g?s("Text {name}: not watermarked, your guess",{name:u}):s("Text {name}: not watermarked",{name:u})}function M({texts:u},f){let[g,k]=[
u[f],u[1-f]].map(({report:L})=>L),_={share:$(g),chance:g.kind==="green"?F(g.ratio):"0.5",z:ie(g.z_score)},T=[g.z_score>e.found.threshold?s("What gave it away: {\
share} with the watermark, where chance gives {chance}; z is {z}, more than chance explains.",_):s("What gave it away: {share} with the watermark, where chance \
gives {chance}; z is {z}, too little to be certain.",_),s("Without it: {share}, z {z}.",{share:$(k),z:ie(k.z_score)})];return k.z_score>g.z_score&&T.push(s("Her\
e the detector, too, would have chosen the wrong text: the texts are short, or the mark is weak.")),T.join(" ")}function A(u){let f=i[r]!==void 0;if(w.forEach((T,L)=>E(
T,L,u,f)),K(n("legend"),f),K(n("verdict"),f),K(n("next"),f&&r+1<c().length),!f)return;let g=u.texts.map(({report:T})=>wt(T)[1]);Ge(n("legend"),e.found.kind,{unscored:g.
some(({unscored:T})=>T),repeated:g.some(({repeated:T})=>T)});let k=d(u),_=i[r]===k;G(n("answer"),{"data-verdict":_?"good":"bad"}),O(n("answer-sign"),_?"✓":"✗"),
O(n("answer-words"),_?s("Correct"):s("Wrong: it was text {name}",{name:o[k]})),O(n("answer-more"),M(u,k))}function C(u){if(!e.done)return s("The texts are being\
 written: {done} of {runs}.",{done:z(u.done),runs:z(u.runs)});if(c().length)return"";let f=u.pairs.flatMap(({texts:g})=>g).find(({report:g})=>g.error);return f?
[s("No pair of texts could be scored."),s(f.report.error.message),s(f.report.error.fix)].join(" "):s("No pair of texts was completed. Run the experiment again.")}
function W(u){let f=i.length;if(K(n("sum"),f>0&&f===u.length),n("sum").hidden)return;let g=m();O(n("sum").querySelector("h3"),x(g,f));let k=Array.from({length:f-
g+1},(L,P)=>h(f,g+P)).reduce((L,P)=>L+P,0)/2**f,_=u.filter(({texts:L,left:P})=>L[P?0:1].report.z_score>L[P?1:0].report.z_score).length;O(n("sum-words"),[s("By g\
uessing, {hits} or more are correct in {share} of rounds.",{hits:z(g),share:F(k)}),s("The detector, choosing the text with the higher z, has {right} of {pairs} \
correct.",{right:z(_),pairs:z(f)}),s("Run the experiment again for another round.")].join(" ")),O(n("share-head"),e.found.kind==="green"?s("green with and witho\
ut"):s("mean g with and without"));let T=Y(n("sum").querySelector("tbody"),f,()=>{let L=l("tr");return L.append(l("th","",null,{scope:"row"}),l("td"),l("td"),l(
"td")),L});u.forEach((L,P)=>{let S=d(L),[q,R]=[L.texts[S].report,L.texts[1-S].report],D=I=>I.kind==="green"?F(y(I)):y(I).toFixed(3);[String(P+1),`${i[P]===S?"✓":
"✗"} ${s("text {name}",{name:o[i[P]]})}`,`${D(q)}, ${D(R)}`,`${ie(q.z_score)}, ${ie(R.z_score)}`].forEach((I,j)=>O(T[P].cells[j],I))})}let x=(u,f)=>s("{hits} \
of {pairs} correct",{hits:z(u),pairs:z(f)}),h=(u,f)=>Array.from({length:f},(g,k)=>(u-k)/(k+1)).reduce((g,k)=>g*k,1);function p(){let u=c();O(n("waiting"),C(e.found)),
K(n("round"),u.length>0),O(n("about"),u.length?s("Pair {number} of {pairs}. Same prompt, same seed; one of them has the watermark.",{number:z(r+1),pairs:z(u.length)}):
""),O(n("score"),i.length?x(m(),i.length):""),u.length&&A(u[r]),W(u)}return u=>{t.hidden=!a(),u.run&&([r,i]=[0,[]]),!t.hidden&&(u.run||u.found||u.status)&&p()}}var Qh={drafts:Wr,beams:Qr,beamtree:_i,hypotheses:Ei,curve:Bi,branches:Va,candidates:Ya,check:Qa,layers:ec,numbers:tc,processors:rc,quiz:ic,reranked:ac,template:lc,
token:cc,tokens:uc,watermark:Ec},ep={draft_lengths:yr,sameness:qr,speedup:Ir,batch:Xr,difference:Vi,divergence:Ji,grid:ca,lanes:fa,lengths:ma,measures:wa,progress:ka,
trie:qa,without:Ia,arrival:Ra,estimate:za,kl:Ba,opened:ja,precisions:Fa,shelf:Da,attack:mc,detectability:kc,detection:yc,marked:gc,mistakes:xc,strengths:vc,watermark_cost:Tc,
watermark_quiz:$c};ar(()=>Ci(Qh,ep));})();
