// Written by .ci/bundle.py from modules with the SHA-256 58f211bacf771ff793d5295182818cbe6ce4c8da4090afb3a5dc628a4442f95c: edit those.
(()=>{var Os={greedy_search:"greedy decoding",sample:"sampling",beam_search:"beam search",beam_sample:"beam search with sampling",group_beam_search:"diverse beam sear\
ch",constrained_beam_search:"constrained beam search",contrastive_search:"contrastive search",dola_generation:"DoLa",assisted_generation:"assisted decoding",block_diffusion:"\
block diffusion",custom:"your own decoding loop"},Ts={eos:["the EOS token","ended with EOS (end-of-sequence token)"],stop_string:["a stop string","met a stop st\
ring"],length:["the length limit","reached the length limit"],max_time:["the time limit","ran out of time"],criterion:["your own criterion","met your own stoppi\
ng criterion"],loop:["your own decoding loop","was ended by your own decoding loop"],given:["the end of the given text","reached the end of the given text"],unfinished:[
"the end of the search","had not ended when the search did"],step:["one step","continues with “Next token”"],stopped:["stopped by hand","was stopped by hand"]},
nn={num_spec_steps:"Rounds that had a draft.",num_draft_tokens:"All drafted tokens.",num_accepted_draft_tokens:"Drafted tokens that the target model kept.",draft_acceptance_rate:"\
num_accepted_draft_tokens / num_draft_tokens: the share of all drafted tokens that was kept. Tokens after a rejection, which were never judged, count as drafted\
.",judged_acceptance_rate:"num_accepted_draft_tokens / judged tokens, which are the accepted tokens and each round’s first rejection: the probability that a jud\
ged token is kept, α in the paper.",mean_acceptance_length:"1 + num_accepted_draft_tokens / num_spec_steps: how many tokens a round with a draft writes on aver\
age, the target model’s own token included.",acceptance_histogram:"How many rounds with a draft kept none, one, two or more of its tokens.",accepted_by_position:"\
How many of the tokens drafted at each position of a draft were kept.",passes_saved:"Tokens written minus rounds: the forward passes that the target model did n\
ot have to make.",expected_acceptance_rate:"The mean over the judged positions of 1 minus the total variation distance between the target’s and the draft’s dist\
ribution: the share that sampling keeps on average."},Ms={DolaContrast:["DoLa’s contrast","subtracts the log-probabilities of an earlier layer from those of t\
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
"Whisper silence","changes nothing: it records the probability that nobody speaks",[]]},io={z:["z","z","How many standard deviations more tokens are green than \
without a watermark."],mean:["mean g","z of the mean g","How many standard deviations the mean of all g-values lies above 0.5, if they were fair coins."],weighted_mean:[
"weighted mean g","z of the weighted mean g","The same with more weight on the first keys, which mark the most."],posterior:["Bayesian detector","posterior prob\
ability","The probability of a watermark by the detector that was trained here on the other half of the texts."]},si={Candidate:["token_id","text","raw_logprob",
"logprob","raw_rank","rank","removed_by","stage_logprobs"],Stage:["name","entropy","kept","mass_removed","mass_moved"],Reranked:["token_id","text","probability",
"penalty","score"],BeamCandidate:["token_id","text","piece","parent","raw_logprob","logprob","score","status","beam","final_score","group","diversity_penalty","\
bank","progress","forced","mark"],DraftToken:["token_id","text","draft_logprob","target_logprob","accepted","overlap"],Token:["token_id","text","piece"],Mark:["\
kind","green","g","listed","mass_before","mass_after","expected","chosen_before","chosen_after","suppressed","why"],CanvasPlace:["token_id","text","piece","logp\
rob","entropy","accepted","read_id","read_text"]};var bd=["de","fr"];function s(t,e){if(t==null)return"";if(typeof t=="object")return s(t.said,t.values);let n=String(t),o=window.GenerationPlaygroundTexts?.[n]??
n;return e?o.replace(/\{\{|\}\}|\{(\w+)\}/g,(r,i)=>{if(i===void 0)return r[0];let a=e[i];return a&&typeof a=="object"?s(a):String(a??"")}):o}var B=(t,e,n,o)=>s(
t===1?e:n,{count:t.toLocaleString("en-US"),...o}),ao=t=>!!t&&typeof t=="object"&&typeof t.said=="string",kd=["aria-label","title","placeholder","data-tip","labe\
l"];function ri(t){let e=window.GenerationPlaygroundTexts;if(!e)return;let n=document.createTreeWalker(t,NodeFilter.SHOW_TEXT);for(let o=n.nextNode();o;o=n.nextNode()){
let[,r,i,a]=/^(\s*)([^]*?)(\s*)$/.exec(o.nodeValue),c=i&&e[i.replace(/\s+/g," ")];c&&(o.nodeValue=r+c+a)}for(let o of[t,...t.querySelectorAll("*")])for(let r of kd){
let i=e[(o.getAttribute(r)||"").replace(/\s+/g," ")];i&&o.setAttribute(r,i)}}function yd(){let t=(navigator.language||"").slice(0,2).toLowerCase();return bd.includes(
t)?t:"en"}function ii(t){let n=window.GenerationPlaygroundCatalogues?.[yd()];if(window.GenerationPlaygroundTexts||!n)return t();window.GenerationPlaygroundTextsLoading??=
fetch(n).then(o=>o.json()).then(o=>{window.GenerationPlaygroundTexts=o},o=>console.warn("Generation Playground: the translation could not be loaded.",o)),window.
GenerationPlaygroundTextsLoading.then(t)}var U=t=>typeof t=="number"&&Number.isFinite(t),ue=t=>t==null||Math.abs(t)>1e30?null:t,Dt=t=>{let e=[...t].sort((n,o)=>n-o);return(e[e.length-1>>1]+e[e.length>>
1])/2},Ze=({distribution:{stages:t,vocab:e}})=>t.length?t.at(-1).kept:e;var Ue={" ":"·","\n":"↵","	":"⇥","\r":"␍"},on=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function d(t,e,n,o){let r=document.createElement(
t);e&&(r.className=e),n!=null&&(r.textContent=n);for(let[i,a]of Object.entries(o||{}))r.setAttribute(i,a);return r}function sn(t,e,{running:n=!1}={}){let o=0;for(let r of e.
matchAll(on)){let[i]=r;r.index>o&&t.append(e.slice(o,r.index)),o=r.index+1;let a=Ue[i]||"U+"+i.codePointAt(0).toString(16).toUpperCase().padStart(4,"0");if(n){let c=Ue[i]?
i:"";t.append(d("span","gp-space",c,{"data-mark":a,"data-wide":a==="·"?"no":"yes"}))}else t.append(d("span","gp-mark",a))}o<e.length&&t.append(e.slice(o))}function ai(t,e){
let n=/^ (?=\S)/.test(e)?" ":"",o=e.match(/\n*$/)[0],r=d("span","gp-ink");sn(r,e.slice(n.length,e.length-o.length),{running:!0});for(let i=0;i<o.length;i++)r.append(
d("span","gp-space","",{"data-mark":Ue[`
`],"data-wide":"yes"}));return t.append(...[n,r,o].filter(Boolean)),r}var Es=/(\\x[0-9a-f]{2})+$/i,co=t=>(t.match(Es)||[""])[0].replaceAll("\\x"," ").trim().toUpperCase(),
rn=({piece:t,text:e})=>t!==null&&(t===""||Es.test(e)&&t===e.replace(Es,""));function Ce(t,e){t.replaceChildren(),sn(t,e),e||t.append(d("span","gp-mark",s("(empt\
y)")))}function ie(t,e){let n=d("bdi",e);return Ce(n,t),n}function L(t,e){t.textContent!==e&&(t.textContent=e)}var Ne=t=>t.replace(on,e=>e===" "?" ":Ue[e]||"�"),
he=t=>t?`${t}.`:"",V=t=>s("“{text}”",{text:Ne(t)}),me=(t,e)=>t.split(/\{(\w+)\}/).map((n,o)=>o%2?e[n]:n);function H(t){let e=t*100;return e===0?"0%":e<.01?"\
<0.01%":e<1?e.toFixed(2)+"%":e>99.95&&e<100?">99.9%":e.toFixed(1).replace(".0","")+"%"}var X=t=>t==null?0:Math.exp(t),ci=({prompt:t,request:e})=>t||(e&&e.messages||
[]).at(-1)?.content||"",ke=(t,e)=>e==="bits"?t/Math.LN2:t;function ae(t,e){return t===null||!Number.isFinite(t)?s("infinite"):ke(t,e).toFixed(2)+" "+e}function an({
model:t,phase:e,done:n,total:o}){return e==="asking"?s("asking the Hub for {model} …",{model:t}):e==="download"?s("downloading {model}: {done} of {total} …",
{model:t,done:ye(n),total:ye(o)}):e==="converting"?o?s("converting {model}: {share} …",{model:t,share:H(n/o)}):s("reading the file of {model} to convert it …",
{model:t}):o?s("loading {model}: {share} …",{model:t,share:H(n/o)}):s("loading {model} …",{model:t})}function ye(t){return U(t)?t>=1e9?s("{size} GB",{size:(t/
1e9).toFixed(t<1e10?2:1)}):t>=1e6?s("{size} MB",{size:(t/1e6).toFixed(t<1e8?1:0)}):s("{size} kB",{size:(t/1e3).toFixed(0)}):"–"}function xt(t){return t<1?Math.
round(t*1e3)+" ms":t.toFixed(t<10?2:1)+" s"}var K=(t,e=3)=>t==null?"–":t.toFixed(e),z=t=>t.toLocaleString("en-US");function $e(t){let{chosen:e,distribution:n}=t,
o=t.read?e.raw_logprob:e.logprob??e.raw_logprob;return{probability:X(e.logprob),rawProbability:X(e.raw_logprob),rank:(t.read?null:e.rank)??e.raw_rank,surprisal:o===
null?1/0:Math.max(0,-o),entropyBefore:n.entropy_before,entropyAfter:n.entropy_after}}var lo=(t,e,n)=>Object.hasOwn(t,e)?t[e]:n,Kt=t=>Object.hasOwn(Os,t)?s(Os[t]):
t.replaceAll("_"," ");function ho({message:t,fix:e,diagnostics:n=[]}){let o=n.map(r=>({knob:r.knob,message:s(r.message),fix:s(r.fix)}));return o.some(r=>r.message===
s(t))?o:[{knob:"",message:s(t),fix:s(e)},...o]}var Oe=t=>Object.hasOwn(Ts,t)?Ts[t].map(e=>s(e)):[t,t];function Be(t){if(!Object.hasOwn(Ms,t))return[t,s("is your\
 own logits processor"),[]];let[e,n,o]=Ms[t];return[s(e),s(n),o]}var ne=(t,e)=>{let n=document.createElementNS("http://www.w3.org/2000/svg",t);return e&&n.setAttribute("class",e),n};function ee(t,e,n){for(;t.childElementCount>
e;)t.lastElementChild.remove();for(;t.childElementCount<e;)t.append(n());return t.children}var li=new WeakMap;function xe(t,e,{plain:n=!1}={}){let o=n+e;li.get(
t)!==o&&(li.set(t,o),n?t.textContent=e:Ce(t,e))}function pe(t,e){t.className!==e&&(t.className=e)}function se(t,e,n){let o=`${(n*100).toFixed(2)}%`,r=di.get(t)||
{};r[e]!==o&&(t.style[e]=o,di.set(t,{...r,[e]:o}))}var di=new WeakMap;function Z(t,e){let n=hi.get(t)||{};for(let[o,r]of Object.entries(e))n[o]!==r&&t.setAttribute(
o,String(n[o]=r));hi.set(t,n)}var hi=new WeakMap;function J(t,e){t.hidden===e&&(t.hidden=!e)}function $s(t,e){for(e.forEach(([n,o,r,i],a)=>{let c=t.childNodes[a];if(!c||c.localName!==n){let l=ne(n);c?c.replaceWith(l):t.append(l),c=l}jn(c,{...r,...o?{class:o}:
{}}),Array.isArray(i)?$s(c,i):L(c,i??"")});t.childNodes.length>e.length;)t.lastChild.remove()}function jn(t,e){for(let{name:n}of[...t.attributes])!Object.hasOwn(
e,n)&&n!=="aria-describedby"&&t.removeAttribute(n);for(let[n,o]of Object.entries(e))t.getAttribute(n)!==String(o)&&t.setAttribute(n,o)}var Te=t=>Math.round(t*10)/
10,cn=(t,e,n,o,r)=>["line",t,{x1:Te(e),y1:Te(n),x2:Te(o),y2:Te(r)},[]],Gt=(t,e,n,o,r="middle")=>["text",t,{x:Te(e),y:Te(n),"text-anchor":r},o],pi=(t,e)=>["path",
t,{d:e.map(([n,o],r)=>`${r?"L":"M"}${Te(n)} ${Te(o)}`).join("")||"M0 0"},[]],Ls=(t,e,n)=>["g",t,{tabindex:0,role:"img","data-tip":e,"aria-label":e},n],ui=(t,e,n)=>`\
M${Te(t)} ${Te(e-n)}l${n} ${n}l${-n} ${n}l${-n} ${-n}Z`;var As;function fi(){return As??=xd().catch(t=>{throw As=void 0,t}),As}async function xd(){if(window.Plotly)return window.Plotly;let t=document.getElementById("\
plotly"),e=document.createElement("script");if(t)e.textContent=await vd(t.textContent);else if(window.GenerationPlaygroundPlotly)e.src=window.GenerationPlaygroundPlotly;else
throw new Error("This page does not say where Plotly is.");let n=t?null:new Promise((o,r)=>{e.onload=o,e.onerror=()=>r(new Error(`Plotly could not be fetched fr\
om ${e.src}.`))});return document.head.append(e),await n,window.Plotly}async function vd(t){let e=Uint8Array.from(atob(t.trim()),n=>n.charCodeAt(0));return new Response(
new Blob([e]).stream().pipeThrough(new DecompressionStream("gzip"))).text()}var Sd=/^var\((--gp-[\w-]+)\)(?: ([\d.]+))?$/,po=new Set;function fe(t,e,n){if(t.hidden=!e,!e)return;let o=Cs(e),r=[...po].find(i=>i.box===t);r?r.chart=o:_d(t,o,
n),uo(t,o)}function Cs(t){return ao(t)?s(t):Array.isArray(t)?t.map(Cs):t&&typeof t=="object"?Object.fromEntries(Object.entries(t).map(([e,n])=>[e,Cs(n)])):t}function _d(t,e,n){
t.classList.add("gp-chart-box"),t.append(d("div","gp-chart-plot"),Od());let o={box:t,chart:e};n&&t.addEventListener("gp-press",({detail:r})=>n(r)),po.add(o),new ResizeObserver(
()=>t.clientWidth&&t.dataset.width!==String(t.clientWidth)&&uo(t,o.chart)).observe(t),t.closest(".gp-pane")?.addEventListener("gp-alone",()=>uo(t,o.chart))}function Od(){
let t=d("details","gp-chart-values");return t.append(d("summary","",s("Values")),d("ul")),t}async function uo(t,e){let n=t.querySelector(".gp-chart-plot");if(Md(
t.querySelector(".gp-chart-values"),e),jn(n,{...Object.fromEntries([...n.attributes].map(({name:o,value:r})=>[o,r])),role:"group","aria-label":s("{chart}. Its v\
alues follow as a list.",{chart:e.layout.meta})}),!!t.clientWidth){t.dataset.width=String(t.clientWidth),t.setAttribute("aria-busy","true");try{let o=await fi(),
r={...zn(e.layout,t),autosize:!1,width:n.clientWidth,uirevision:"kept",dragmode:matchMedia("(pointer: coarse)").matches?!1:"zoom"};t.closest(".gp-alone")&&r.height&&
(r.height=Math.max(r.height,Math.round(innerHeight*.6))),n.classList.contains("js-plotly-plot")?await o.react(n,zn(e.data,t),r):(await o.newPlot(n,zn(e.data,t),
r,Td(o)),n.on("plotly_click",({points:[i]})=>t.dispatchEvent(new CustomEvent("gp-press",{detail:i}))))}catch(o){n.textContent=s("The chart could not be drawn: i\
ts library did not load. Reload the page; the values are in the list below."),console.error("Generation Playground:",o)}finally{t.removeAttribute("aria-busy")}}}
function fo(t,e,n){if(!t)return t;let{shapes:o=[],annotations:r=[]}=t.layout,i={type:"line",x0:e,x1:e,yref:"paper",y0:0,y1:1,line:{color:"var(--gp-error)",width:1.5,
dash:"dash"}},a={x:e,yref:"paper",y:1,yanchor:"bottom",text:n,showarrow:!1,font:{color:"var(--gp-error)"}};return{...t,layout:{...t.layout,shapes:[...o,i],annotations:[
...r,a]}}}function mi(t,{x:e,y:n,words:o}){if(!t)return t;let r={type:"scatter",mode:"markers",x:[e],y:[n],text:[o],hoverinfo:"text",marker:{color:"var(--gp-cho\
sen)",symbol:"diamond",size:13}};return{...t,data:[...t.data,r]}}function Td(t){let e=(o,r)=>({name:o==="svg"?s("Download plot as an SVG"):s("Download plot as a\
 PNG"),icon:r,click(i){let a=i.layout.meta.toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"-").replace(/^-|-$/g,"");t.downloadImage(i,{format:o,filename:a,width:i.clientWidth,
height:i.clientHeight,scale:o==="svg"?1:2})}});return{locales:{"en-US":{dictionary:{Zoom:s("Zoom"),Pan:s("Pan"),"Zoom in":s("Zoom in"),"Zoom out":s("Zoom out"),
"Reset axes":s("Reset axes"),"Double-click to zoom back out":s("Double-click to zoom back out")}}},displaylogo:!1,doubleClickDelay:400,modeBarButtonsToRemove:["\
toImage","select2d","lasso2d","autoScale2d"],modeBarButtonsToAdd:[e("png",t.Icons.camera),e("svg",t.Icons.disk)]}}function Md(t,{data:e}){let n=e.flatMap(({text:o,
hovertext:r=o,hoverinfo:i})=>i==="text"&&Array.isArray(r)?r.flat():[]).filter(Boolean);t.hidden=!n.length,t.querySelector("ul").replaceChildren(...n.map(o=>d("l\
i","",o)))}function zn(t,e){return Array.isArray(t)?t.map(n=>zn(n,e)):t&&typeof t=="object"?Object.fromEntries(Object.entries(t).map(([n,o])=>[n,zn(o,e)])):typeof t==
"string"?Ed(t,e):t}function Ed(t,e){let[,n,o]=Sd.exec(t)||[];if(!n)return t.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;");let r=getComputedStyle(
e).getPropertyValue(n).trim();return o===void 0?r:`rgba(${[1,3,5].map(a=>parseInt(r.slice(a,a+2),16)).join(", ")}, ${o})`}function gi(){for(let t of po)t.box.isConnected?
uo(t.box,t.chart):po.delete(t)}matchMedia("(prefers-color-scheme: dark)").addEventListener("change",gi);for(let t of[document.documentElement,document.body])t&&
new MutationObserver(gi).observe(t,{attributeFilter:["class"]});var mo=3;function vt(t,e,n){let o=e==="bits"?"log₂":"ln",r=({p:c,q:l})=>Math.abs(c*Math.log(c/l)),a=t.filter(({p:c,q:l})=>c>0&&l>0).sort((c,l)=>r(l)-r(c)).slice(
0,mo).map(({text:c,p:l,q:h})=>`${V(c)} ${K(l)} · ${o}(${K(l)} / ${K(h)})`);return a.length?s("{terms} + the terms of all other tokens = {value}",{terms:a.join(
" + "),value:n}):""}function wi(t,e){let o=[...t].sort((r,i)=>Math.abs(i.p-i.q)-Math.abs(r.p-r.q)).slice(0,mo).map(({text:r,p:i,q:a})=>`${V(r)} |${K(i)} − ${K(
a)}|`);return o.length?s("½ · ({terms} + the terms of all other tokens) = {value}",{terms:o.join(" + "),value:e}):""}var St=(t,e,n)=>`${/^[-−]/.test(t)?`(${t}\
)`:t} / ${e} = ${n}`;function Se(t){let e=t.filter(Boolean);return e.length?e.length>mo?`${e.slice(0,mo).join("; ")}; …`:he(e.join("; ")):""}var bi={token:()=>({name:s("token"),meaning:s("The piece of text that a model reads and writes at once: a word, a part of one, a sign, or a few bytes.")}),vocabulary:()=>({
name:s("vocabulary"),meaning:s("All the tokens that a model knows.")}),prompt:()=>({name:s("prompt"),meaning:s("The text that the model is given, and goes on wi\
th.")}),step:()=>({name:s("step"),meaning:s("One choice of a next token. In beam search all running beams take it together.")}),length:()=>({name:s("length"),meaning:s(
"How many tokens a text has, without the prompt; the one that ends it counts."),formula:"n",unit:s("tokens")}),ending:()=>({name:s("end of a text"),meaning:s("W\
hat ended a text: the model’s end-of-sequence token (EOS), a stop string, a limit, your own criterion or decoding loop, or a person.")}),sample:()=>({name:s("\
sample"),meaning:s("One of several texts that are drawn with the same settings, each with a seed of its own. A text of probability p is expected N · p times amo\
ng N samples."),formula:"N · p"}),logit:()=>({name:s("logit"),meaning:s("The raw score that the model gives a token. Only the differences between the logits of\
 a step matter."),formula:"p = e^logit / Σ e^logit"}),probability:()=>({name:s("probability"),meaning:s("How likely a token is to come next, among all of the v\
ocabulary."),formula:"p = e^logit / Σ e^logit",unit:"%"}),distribution:()=>({name:s("distribution"),meaning:s("The probabilities of all tokens of the vocabular\
y at one step; they sum to 1."),formula:"Σ p = 1"}),logprob:()=>({name:s("log-probability"),meaning:s("The natural logarithm of a probability: 0 is certain, an\
d each token adds its own to the sum of a text."),formula:"log p",unit:"nats"}),"mean-logprob":()=>({name:s("mean log-probability"),meaning:s("The logarithm of \
a token’s probability, on average."),formula:"(Σ log p) / n",unit:s("bits or nats")}),"cumulative-logprob":()=>({name:s("cumulative log-probability"),meaning:s(
"The logarithm of the probability of the whole text: the sum over its tokens."),formula:"Σ log p",unit:s("bits or nats")}),surprisal:()=>({name:s("surprisal"),
meaning:s("How unexpected a token was: 0 bits where it was certain, one more for each halving of its probability."),formula:"−log₂ p",unit:s("bits or nats")}),
bits:()=>({name:s("bits and nats"),meaning:s("Units of information: bits count with the logarithm to base 2, nats with the natural one."),formula:"1 nat = 1.443\
 bits"}),entropy:()=>({name:s("entropy"),meaning:s("How uncertain the next token was, on average."),formula:"H = −Σ p · log₂ p",unit:s("bits or nats")}),"\
logit-lens":()=>({name:s("logit lens"),meaning:s("What a layer of the model would say if it were the last: the model’s own head, applied to what the layer hands\
 on.")}),perplexity:()=>({name:s("perplexity"),meaning:s("How many equally likely tokens there were to choose from, on average: e to the power of minus the mean\
 log-probability in nats."),formula:"exp(−(Σ log p) / n)"}),rank:()=>({name:s("rank"),meaning:s("The place of a token when all are sorted by probability: 1 i\
s the likeliest.")}),greedy:()=>({name:s("greedy"),meaning:s("Takes the most probable token at each step."),formula:"argmax p"}),sampling:()=>({name:s("sampling"),
meaning:s("Draws each token at random, with the probabilities that the processors left.")}),seed:()=>({name:s("seed"),meaning:s("The number from which all draws\
 of a run follow: the same seed and settings give the same text again.")}),processor:()=>({name:s("logits processor"),meaning:s("A rule that changes the scores \
of a step before a token is chosen: it removes tokens or makes some likelier.")}),temperature:()=>({name:s("temperature"),meaning:s("What the logits are divided\
 by: below 1 likely tokens become likelier, above 1 all become more alike."),formula:"p ∝ e^(logit / T)"}),"top-k":()=>({name:s("top-k"),meaning:s("Keeps the \
k likeliest tokens and removes the others.")}),"top-p":()=>({name:s("top-p"),meaning:s("Keeps the likeliest tokens until together they have probability p: the n\
ucleus."),formula:"min n: p₁ + … + pₙ ≥ p"}),"min-p":()=>({name:s("min-p"),meaning:s("Keeps the tokens with at least this share of the likeliest one’s p\
robability."),formula:"p ≥ min_p · p₁"}),"repetition-penalty":()=>({name:s("repetition penalty"),meaning:s("Makes tokens that have occurred less likely: po\
sitive logits are divided by it, negative ones multiplied."),formula:"logit / θ, logit · θ"}),kept:()=>({name:s("mean tokens kept"),meaning:s("How many token\
s could be chosen, on average: all of the vocabulary before the processors."),formula:"(Σ kept) / n",unit:s("tokens")}),"distinct-n":()=>({name:s("distinct-n"),
meaning:s("The number of different n-grams (runs of n tokens) over the number of all of them: 1 means that none occurs twice."),formula:s("different / all")}),repetition:()=>({
name:s("repetition"),meaning:s("The share of tokens that occur among the 128 tokens before them."),formula:s("repeated / all"),unit:"%"}),"self-bleu":()=>({name:s(
"Self-BLEU"),meaning:s("How alike several texts are: the mean of BLEU-4 of each against all the others. 1 means that all are the same.")}),"words-in-common":()=>({
name:s("words in common"),meaning:s("The share of the words of two texts that both have in the same order."),formula:s("2 · shared / (words of one + words of th\
e other)"),unit:"%"}),beam:()=>({name:s("beam"),meaning:s("One of the texts that beam search continues at the same time; the best sums of log-probabilities go o\
n."),formula:"Σ log p",unit:"nats"}),pruned:()=>({name:s("pruned"),meaning:s("Of a beam: it was considered, but others with better sums took all places.")}),hypothesis:()=>({
name:s("hypothesis"),meaning:s("A text of a beam search, finished or not. The finished ones compete with their final scores.")}),"sequence-score":()=>({name:s("\
sequence score"),meaning:s("The number by which finished texts of a beam search compete: the sum of the log-probabilities after the length penalty."),formula:"Σ\
 log p / n^length_penalty",unit:"nats"}),"length-penalty":()=>({name:s("length penalty"),meaning:s("The power of the length by which a beam’s sum is divided in \
its final score: above 0 it favours longer texts."),formula:"Σ log p / n^length_penalty"}),"diversity-penalty":()=>({name:s("diversity penalty"),meaning:s("In \
diverse beam search: what a token loses for each beam of earlier groups that has just chosen it."),formula:"log p − λ · n",unit:"nats"}),constraint:()=>({name:s(
"constraint"),meaning:s("What a text must contain, in constrained beam search. Texts that have equally many of its tokens form a bank; banks take turns in passi\
ng on their best.")}),"degeneration-penalty":()=>({name:s("degeneration penalty"),meaning:s("In contrastive search: the largest cosine similarity of a token’s h\
idden state with those of the text so far."),formula:"(1 − α) · p − α · penalty"}),draft:()=>({name:s("draft"),meaning:s("Tokens that something cheap pr\
oposes, and that the target model judges all in one forward pass."),formula:"min(1, p / q)"}),target:()=>({name:s("target model"),meaning:s("The model whose tex\
t is written: it judges the drafts.")}),bonus:()=>({name:s("bonus"),meaning:s("The target’s own token after a draft that was kept whole: its forward pass gives \
one more.")}),correction:()=>({name:s("correction"),meaning:s("The target’s own token in place of the first rejected draft token.")}),"acceptance-rate":()=>({
name:s("acceptance rate"),meaning:s("The share of drafted tokens that the target kept."),formula:s("accepted / drafted"),unit:"%"}),"acceptance-length":()=>({name:s(
"acceptance length"),meaning:s("The tokens that a round with a draft writes on average, including the target’s own."),formula:s("1 + accepted / rounds"),unit:s(
"tokens")}),"expected-acceptance":()=>({name:s("expected acceptance rate"),meaning:s("The probability with which speculative sampling keeps a drafted token, ove\
r all tokens that could have been drafted there."),formula:"Σ min(p, q)",unit:"%"}),"passes-saved":()=>({name:s("forward passes saved"),meaning:s("The tokens t\
hat a run wrote beyond one for each forward pass of the target model."),formula:s("tokens − rounds")}),"draft-cost":()=>({name:s("cost of a draft"),meaning:s(
"What drafting one token, or verifying a draft, takes, in units of the time for one token without drafts."),formula:s("its time / time per token without drafts")}),
"speed-up":()=>({name:s("speed-up"),meaning:s("How many times faster a run is with drafts. The formula expects it from the acceptance rate α, the drafted tokens\
 γ and the cost c of drafting one."),formula:"(1 − α^(γ+1)) / ((1 − α) · (γ · c + 1))"}),residual:()=>({name:s("residual distribution"),meaning:s("Wh\
at the target gives beyond the draft model. The token that replaces a rejected one is drawn from it."),formula:"max(0, p − q) / Σ max(0, p − q)"}),interval:()=>({
name:s("interval"),meaning:s("Where the true value lies with the named probability, as far as the runs can tell. Where the intervals of two values overlap, it i\
s not known which is larger.")}),watermark:()=>({name:s("watermark"),meaning:s("A bias in the choice of tokens that a detector can find later, and a reader cann\
ot see.")}),"green-list":()=>({name:s("green list"),meaning:s("The part of the vocabulary that a watermark favours at a step; it follows from the tokens before."),
formula:"logit + δ"}),"g-value":()=>({name:s("g-value"),meaning:s("In SynthID: 0 or 1 for a token, a context and a key. Marked texts have more ones than half.")}),
"z-score":()=>({name:s("z-score"),meaning:s("How many standard deviations more green tokens a text has than it would by chance."),formula:"(g − γ · n) / √(n · γ\
 · (1 − γ))"}),threshold:()=>({name:s("threshold"),meaning:s("The score above which a detector says that a text is watermarked.")}),"p-value":()=>({name:s("\
p-value"),meaning:s("The probability of a result at least as extreme by chance alone. A small p makes chance a poor explanation."),formula:"P(Z ≥ z)"}),"false\
-positive-rate":()=>({name:s("false-positive rate"),meaning:s("The share of texts without the watermark that pass the threshold."),formula:s("passed / texts wit\
hout it"),unit:"%"}),"detection-rate":()=>({name:s("detection rate"),meaning:s("The share of texts with the watermark that pass the threshold."),formula:s("foun\
d / texts with it"),unit:"%"}),auc:()=>({name:"AUC",meaning:s("The area under the ROC curve: how often a text with the watermark scores higher than one without.\
 50% is guessing."),unit:"%"}),kl:()=>({name:s("KL divergence"),meaning:s("How far one distribution is from another: the extra surprisal on average where q stan\
ds for p. 0 where they are the same."),formula:"Σ p · log₂(p / q)",unit:s("bits or nats")}),"total-variation":()=>({name:s("total variation distance"),meaning:s(
"The probability that has to be moved to make one distribution of another."),formula:"½ · Σ |p − q|",unit:"%"}),js:()=>({name:s("Jensen-Shannon divergence"),
meaning:s("The mean KL divergence of two distributions from their average: the same both ways, and at most 1 bit."),formula:"½ · KL(p ‖ m) + ½ · KL(q ‖ m), m = \
(p + q) / 2",unit:s("bits or nats")}),"answer-share":()=>({name:s("share among answers"),meaning:s("How probable one of the named answers is, if it must be one \
of these: the softmax of their log-probabilities."),formula:"e^(log P) / Σ e^(log P)",unit:"%"}),"top-agreement":()=>({name:s("same top token"),meaning:s("How \
often the same token is the likeliest for both models: there greedy decoding would continue in the same way."),formula:s("same / all places"),unit:"%"}),speed:()=>({
name:s("tokens per second"),meaning:s("The tokens of a run over the time since it began, including the wait for the first one."),formula:"n / s"}),"first-token":()=>({
name:s("time to first token"),meaning:s("From the start of the run to its first token, without queueing or loading the model."),unit:"s"}),time:()=>({name:s("ti\
me"),meaning:s("The time between two events of a run on this machine. Runs that share the machine slow each other down."),unit:"s"}),padding:()=>({name:s("paddi\
ng"),meaning:s("Tokens that fill shorter prompts of a batch to one length. The attention mask hides them (0); positions count the tokens that are read.")}),memory:()=>({
name:s("memory of a model"),meaning:s("The size of its weights: the number of parameters times the bytes of each in its precision."),formula:s("parameters · byt\
es of each"),unit:"MB, GB"}),parameters:()=>({name:s("parameters"),meaning:s("The numbers that a model has learned: its weights.")}),precision:()=>({name:s("pre\
cision"),meaning:s("How many bits each weight is held in: float32 has 32, bfloat16 and float16 16, quantized weights 8 or 4."),unit:s("bits of each weight")}),context:()=>({
name:s("context"),meaning:s("How many tokens a model can read and write together."),unit:s("tokens")}),canvas:()=>({name:s("canvas"),meaning:s("In block diffusi\
on: places that are denoised together. A place is accepted where the entropy of its distribution is low enough.")})},Bn=Object.keys(bi),ln=t=>bi[t]();var Ps="#glossary",at=null,go=t=>`${Ps}=${t}`;function Ws(){let[t,e=""]=location.hash.split("=");return t!==Ps?null:Bn.includes(e)?e:""}function ki(t){try{history.
replaceState(history.state,"",location.pathname+location.search+t)}catch{}}var Ns=({formula:t,unit:e})=>[...t?[d("p","gp-formula",t.replaceAll("−(","−⁠("))]:
[],...e?[d("p","gp-term-unit",s("Unit: {unit}",{unit:e}))]:[]];function $d(){let t=d("dialog","gp-glossary",null,{"aria-label":s("Glossary")}),e=d("button","gp-\
button",s("Close"),{type:"button"});e.addEventListener("click",()=>t.close());let n=d("header","gp-head");n.append(d("h3","gp-title",s("Glossary")),e);let o=d("\
div");for(let r of Bn){let i=ln(r),a=d("section","gp-term-entry",null,{id:`gp-term-${r}`,tabindex:"-1"}),c=d("h4");c.append(d("a","gp-term-link",i.name,{href:go(
r),title:s("Link to this term")})),a.append(c,d("p","",i.meaning),...Ns(i)),o.append(a)}return t.append(n,o),t.addEventListener("click",({target:r})=>r===t&&t.close()),
t.addEventListener("close",()=>Ws()!==null&&ki("")),t}function _t(t,e){at??=$d(),at.parentNode!==t&&(at.open&&at.close(),t.append(at)),at.open||at.showModal();for(let o of at.
querySelectorAll(".gp-term-entry"))o.classList.toggle("gp-current",o.id===`gp-term-${e}`);let n=e?at.querySelector(`#gp-term-${e}`):null;n&&(n.scrollIntoView({block:"\
start"}),n.focus({preventScroll:!0})),ki(e?go(e):Ps)}function wo(t,e){let n=t.target.closest(".gp-term-link");!n||t.ctrlKey||t.metaKey||t.shiftKey||(t.preventDefault(),
_t(e,n.getAttribute("href").split("=")[1]))}var qs=new WeakMap,Is=new WeakMap;function _e(t,e){qs.set(t,e),t.dataset.tip===void 0&&(t.dataset.tip="")}function te(t,e,n,o={}){Is.set(t,{id:e,run:n,...o});let r=o.
meaning||"";t.dataset.tip!==r&&(t.dataset.tip=r),t.dataset.term!==e&&(t.dataset.term=e),t.tabIndex!==0&&(t.tabIndex=0)}function le(t,e){for(let n of t.querySelectorAll(
"[data-run]")){let{run:o}=n.dataset;Object.hasOwn(e,o)&&Is.set(n,{...xi(n),run:e[o]})}}function xi({dataset:{term:t,tip:e,formula:n,unit:o}}){return{id:t,run:()=>"",
meaning:e,...n!==void 0&&{formula:n},...o!==void 0&&{unit:o}}}var yi=t=>t&&Is.get(t)||(t?.dataset.term?xi(t):null),Ld={run:t=>s("In this run: {words}",{words:t}),
runs:t=>s("In these runs: {words}",{words:t}),text:t=>s("In this text: {words}",{words:t}),model:t=>s("In this model: {words}",{words:t})},Ad=t=>t.replaceAll("−\
(","−⁠(");function Cd({id:t,run:e,meaning:n,...o},r,i){let a={...ln(t),...o},c=e(),l=d("button","gp-link",s("Glossary (key G)"),{type:"button",tabindex:"-1"});
return l.addEventListener("click",()=>_t(r,t)),[d("p","",n||a.meaning),...Ns(a),...c?[d("p","gp-in-run",Ld[i](Ad(c)))]:[],l]}function vi(t,e="run"){let n=null,o=null;
function r(){n=d("div","gp-tip","",{role:"tooltip",id:"gp-tip-"+Math.random().toString(36).slice(2,8)}),n.hidden=!0}function i(l){if(n&&n.contains(l.target))return;
let h=l.target.closest("[data-tip]");if(h===o||(o&&o.removeAttribute("aria-describedby"),o=h,n||r(),n.hidden=!h,!h))return;let m=yi(h);n.classList.toggle("gp-te\
rm",!!m),m?n.replaceChildren(...Cd(m,t,e)):n.textContent=qs.has(h)?qs.get(h)():h.dataset.tip,h.setAttribute("aria-describedby",n.id);let k=h.closest("[data-hold\
s-tips]")||t;n.parentNode!==k&&k.append(n);let[_,q]=[k.getBoundingClientRect(),h.getBoundingClientRect()],I=Math.min(q.left-_.left,_.width-n.offsetWidth-8);n.style.
left=`${Math.max(8,I)+k.scrollLeft}px`;let[N,$]=k===t?[0,innerHeight]:[Math.max(0,_.top),Math.min(innerHeight,_.bottom)],P=q.bottom+5+n.offsetHeight>$&&q.top-5-
n.offsetHeight>=N;n.classList.toggle("gp-above",P),n.style.top=`${(P?q.top-5-n.offsetHeight:q.bottom+5)-_.top+k.scrollTop}px`}let a=()=>i({target:t}),c=()=>yi(o);
t.addEventListener("pointerover",i),t.addEventListener("pointerleave",({pointerType:l})=>!(l==="touch"&&c())&&a()),t.addEventListener("focusin",i),t.addEventListener(
"focusout",({relatedTarget:l})=>!(n&&n.contains(l))&&a()),t.addEventListener("click",l=>wo(l,t)),t.addEventListener("keydown",l=>{if(l.key==="Escape"&&a(),l.key.
toLowerCase()!=="g"||l.ctrlKey||l.metaKey||l.altKey||l.target!==o)return;let h=c();h&&(l.preventDefault(),_t(t,h.id))})}var Pd=(t,e)=>t>=1?e+1:Math.expm1((e+1)*Math.log(t))/(t-1),Rs=(t,e,n,o=1)=>Pd(t,e)/(e*n+o),qe=t=>U(t)?`${t.toFixed(2)} ×`:"–",Ot=({low:t,high:e})=>`${t.toFixed(
2)}–${e.toFixed(2)}`,bo=()=>s("The true median lies in it with a probability of 90 % or more. With up to 7 pairs it runs from the lowest to the highest; fewer\
 than 5 pairs do not give that certainty, so nothing is claimed from them."),ko=t=>t<.9995?`${(t*1e3).toPrecision(3)} ms`:`${t.toPrecision(3)} s`;function Ie(t,{
done:e,runs:n}){if(e>=n)return"";let o={done:z(e),left:z(n-e)};return t.done?B(n,"Stopped: {done} of {count} run ended.","Stopped: {done} of {count} runs ended.",
o):B(n,"{done} of {count} run ended, {left} to come.","{done} of {count} runs ended, {left} to come.",o)}var dn=s("Somebody else’s runs were decoded at the same\
 time, so these times are not reliable. Measure again when the machine is idle.");function Si(t,e){let n=$=>t.querySelector(".gp-"+$),o=t.querySelector("table"),r=[[s("speed-up"),`${s("Time per token without drafts / time per token with draft\
s: the median over the pairs of runs, and its 90 % interval.")} ${bo()}`,"speed-up",({speedup:$,pairs:P})=>$&&B(P,"{times}, of {count} pair of runs","{times}, {\
interval} over {count} pairs of runs",{times:qe($.median),interval:Ot($)}),{formula:""}],["draft_acceptance_rate",s(nn.draft_acceptance_rate),"acceptance-rate",
({draft_acceptance_rate:$})=>U($)&&H($),{}],["judged_acceptance_rate",s(nn.judged_acceptance_rate),"acceptance-rate",({rate:$})=>U($)&&H($),{formula:s("accepted\
 / judged")}],["mean_acceptance_length",s(nn.mean_acceptance_length),"acceptance-length",({mean_acceptance_length:$})=>U($)&&$.toFixed(2),{}],[s("drafted per ro\
und"),s("Drafted tokens / rounds. A confidence threshold and the end of a text make drafts shorter than the limit."),"draft",({drafted:$})=>U($)&&$.toFixed(2),{
formula:s("drafted / rounds")}],[s("formula"),s("Theorem 3.8 of Leviathan et al. 2023 with the acceptance rate, the drafted tokens and the cost of this row."),"\
speed-up",({rate:$,drafted:P,formula:A})=>U(A)&&s("α = {rate} and γ = {drafted} give {times}",{rate:K($),drafted:K(P,2),times:qe(A)}),{}]],i=()=>e.answered("l\
engths"),a=$=>Se(e.found.points.map(P=>{let A=$(P);return A?s("{name}: {words}",{name:c(e.found.knob,P),words:A}):""})),c=($,{value:P})=>`${$} = ${P}`;function l($){
let[P,A,W,O,{setting:w,times:b}]=h($);Z(n("answer"),{"data-verdict":P}),L(n("answer-sign"),A);let u=n("answer-words"),p=JSON.stringify([W,w,b]);u.dataset.key!==
p&&(u.dataset.key=p,u.replaceChildren(...me(W,{setting:d("code","",w),times:b}))),L(n("answer-more"),O),e.done&&L(n("told"),`${u.textContent}. ${O}`),L(n("missi\
ng"),Ie(e,$)),J(n("warning"),!!$.others),L(n("warning"),$.others?"⚠ "+s(dn):"")}function h({knob:$,points:P,leader:A,rivals:W,best:O,fewest:w}){let b=P.filter(
({speedup:j})=>j),u=b.find(j=>j.group===A);if(!u){if(e.done)return["wait","…",s("No answer"),s("No setting has a complete pair of runs."),{}];let j=B(P.length,
"{known} of {count} setting measured.","{known} of {count} settings measured.",{known:z(b.length)});return["wait","…",s("Not known yet"),b.length?j:s("The fir\
st counted runs are under way."),{}]}let{speedup:p,verdict:g,pairs:v}=u,T=c($,u),[E,f]=[qe(p.median),Ot(p)],y={slower:[s("It is slower than decoding without dra\
fts.")],even:[s("The interval includes 1: no clear difference from decoding without drafts.")]}[g]||[];if(g==="wait"){let j=B(v,"{setting} has the highest media\
n, {times}, of {count} pair of runs: too few to tell, {fewest} are needed.","{setting} has the highest median, {times}, of {count} pairs of runs: too few to tel\
l, {fewest} are needed.",{setting:T,times:E,fewest:z(w)});return["wait","…",s(e.done?"No answer":"Not known yet"),j,{}]}if(b.length===1){let[j,M]={faster:["go\
od","▲"],slower:["bad","▼"],even:["even","≈"]}[g];return[j,M,s("{setting} is the only setting that was measured: {times}"),[s("90 % interval: {interval}.",
{interval:f}),...y].join(" "),{setting:T,times:E}]}if(O===null){let j=W.length>2&&W.length===b.length-1?s("{setting} has the highest median, {times}, with a 90 \
% interval of {interval}; all others may be as good.",{setting:T,times:E,interval:f}):s("{setting} has the highest median, {times}, with a 90 % interval of {int\
erval}; {others} may be as good.",{setting:T,times:E,interval:f,others:m(P.filter(M=>W.includes(M.group)).map(({value:M})=>M))});return["even","≈",s(e.running?
"No clear best setting so far":"No clear best setting"),[j,...y,s("More repeats tell more.")].join(" "),{}]}let[x,C]={faster:["good","★"],even:["even","★"],
slower:["bad","▼"]}[g],S=g==="slower"?s(e.running?"{setting} is best so far, but only {times}":"{setting} is best, but only {times}"):s(e.running?"{setting} i\
s best so far: {times}":"{setting} is best: {times}");return[x,C,S,[s("90 % interval: {interval}.",{interval:f}),s("It was faster than each of the others, turn \
by turn."),...y].join(" "),{setting:T,times:E}]}let m=$=>$.length<2?$.join(""):s("{names} and {last}",{names:$.slice(0,-1).join(", "),last:$.at(-1)});function k({
points:$,curve:P,measured_curve:A}){fe(n("settings"),e.charts.lengths),J(n("of-formula"),P.length>0),J(n("of-verify"),A.length>0),J(n("of-own"),$.some(({formula:W})=>U(
W)))}function _($){if(!o.tHead){let P=d("tr");P.append(d("th","",null,{scope:"col"}),...r.map(([A,W,O,w,b])=>{let u=d("th","",null,{scope:"col"}),p=d("span");return te(
p,O,()=>a(w),{meaning:W,...b}),p.append(...A.split(/(?<=_)/).flatMap(g=>[g,d("wbr")])),u.append(p),u})),o.createTHead().append(P),o.createTBody()}L(o.tHead.rows[0].
cells[0],$)}function q(){let $=d("tr"),P=d("th","",null,{scope:"row"});P.append(d("span"),d("b","","",{"aria-hidden":"true"}),d("span","gp-hidden"));let A=d("td");
return A.append(d("span"),d("small")),$.append(P,A,...r.slice(1).map(()=>d("td"))),$}function I({knob:$,points:P,best:A}){_($);let W=ee(o.tBodies[0],P.length,q);
P.forEach((O,w)=>{let[b,u,...p]=W[w].cells,g=O.group===A;pe(W[w],g?"gp-best":""),L(b.children[0],O.value),L(b.children[1],g?" ★":""),L(b.children[2],g?` ${s("\
(best)")}`:""),L(u.children[0],O.speedup?qe(O.speedup.median):"–"),L(u.children[1],O.speedup?`  ${Ot(O.speedup)}`:"");let{draft_acceptance_rate:v,rate:T,mean_acceptance_length:E,
drafted:f,formula:y}=O;[U(v)?H(v):"–",U(T)?H(T):"–",K(E,2),K(f,2),qe(y)].forEach((C,S)=>L(p[S],C))})}function N(){let $=e.found;l($),k($),I($)}return $=>{t.
hidden=!i(),!t.hidden&&($.found||$.status)&&N()}}var hn=class{constructor(e){this.kinds=e,this.subscribers=new Set,this.changes={},this.position=0,this.head="",this.tail="",this.answers={},this.onlyShown=!1}feed(e){
e.length>=this.position&&e.startsWith(this.head)&&e.startsWith(this.tail,this.position-this.tail.length)||(this.position=0);let o=e.lastIndexOf(`
`)+1;for(;this.position<o;){let r=e.indexOf(`
`,this.position);this.readLine(e.slice(this.position,r)),this.position=r+1}this.head=e.slice(0,Math.min(o,100)),this.tail=e.slice(Math.max(0,o-100),o)}read(e){throw new Error(
"nobody reads "+e.type)}readLine(e){if(e.trim())try{this.read(JSON.parse(e))}catch(n){console.error("Generation Playground: a line of the log was skipped.",n,e.
slice(0,200))}}get canAsk(){return!this.onlyShown&&Object.keys(this.answers).length>0}ask(e){!this.onlyShown&&Object.hasOwn(this.answers,e.type)&&this.answers[e.
type](e)}subscribe(e,n){let o={element:e,update:n};this.subscribers.add(o),this.tell(o,Object.fromEntries(this.kinds.map(r=>[r,!0])))}changed(e){Object.keys(this.
changes).length===0&&requestAnimationFrame(()=>this.flush()),this.changes[e]=!0}flush(){let e=this.changes;this.changes={};for(let n of this.subscribers)n.element.
isConnected?this.tell(n,e):this.subscribers.delete(n)}tell(e,n){try{e.update(n)}catch(o){console.error("Generation Playground: a pane could not be drawn.",o)}}};var js=t=>({place:0,since:t.is_open?0:null,tail:[],spans:[]});function zs(t,e,n,{start:o,end:r}){let{place:i}=t,{since:a,spans:c}=t,l=[...t.tail,[i,e]];for(;;){
let h=a===null?o:r,m=l.map(([,_])=>_).join("").indexOf(h);if(m<0)break;let k=Wd(l,m);a===null?a=i+1:(c=[...c,{start:a,stop:Math.max(a,k),end:i+1}],a=null),l=Nd(
l,m+h.length)}return n&&a!==null&&a<=i&&(c=[...c,{start:a,stop:i,end:null}],a=null,l=[]),{place:i+1,since:a,tail:qd(l,(a===null?o:r).length-1),spans:c}}function _i(t,e){
if(!e)return[];let n=js(e);for(let{chosen:a,piece:c}of t)n=zs(n,a.text,c===null,e);let{spans:o,since:r,place:i}=n;return r===null?o:[...o,{start:r,stop:i,end:null}]}
function Wd(t,e){let n=e;for(let[o,r]of t)if(n-=r.length,n<0)return o;return t.at(-1)[0]}function Nd(t,e){let n=e;return t.flatMap(([o,r])=>{let i=r.slice(n);return n=
Math.max(0,n-r.length),i?[[o,i]]:[]})}function qd(t,e){let[n,o]=[t.length,0];for(;n>0&&o<e;)o+=t[--n][1].length;return t.slice(n)}var Id=20,Ut=class extends hn{constructor(){super(["run","steps","status","selection","unit","prompt","watched","searched","lens","written"]),this.unit="bits",this.
searched=new Map,this.lenses=new Map,this.lensLimit=0,this.written=null,this.text="",this.turn=void 0,this.fed={turn:void 0,started:!1},this.recorded=!1,this.beginsHidden=
!1,this.asked=null,this.clear()}clear(){this.queued=null,this.loading=null,this.shared=1,this.apart=!1,this.started=null,this.finished=null,this.failed=null,this.
lasts=[],this.newest=null,this.numTokens=0,this.elapsed=0,this.firstElapsed=null,this.rounds=[],this.canvasSteps=[],this.prompts=[],this.texts=new Map,this.returned=
null,this.selected=null,this.suggested=!1,this.rejected=null,this.promptSteps=[],this.hideFrom=this.beginsHidden?0:null}feedRun(e,n){n!==this.fed.turn&&(this.fed=
{turn:n,started:!1},this.feed("")),this.feed(e),this.fed.started&&Object.assign(this,{text:e,turn:n})}read(e){let n=Rd[e.type];if(!n)throw new Error("unknown ev\
ent "+e.type);n(this,e)}countStep(e){this.numTokens+=1,this.elapsed=e.elapsed,this.firstElapsed??=e.elapsed,this.changed("steps")}get readsSource(){return!!(this.
started&&this.started.decoder_tokens.length)}get prefix(){return this.readsSource?this.started.decoder_tokens:this.started.prompt_tokens}get denoises(){return!!(this.
started&&this.started.mode==="block_diffusion")}get usesBeams(){return this.prompts.length>0}get waiting(){return!!(this.queued||this.loading)}get running(){return!!(this.
started&&!this.finished&&!this.failed&&!this.waiting)}lines(){return this.hideFrom===null?this.allLines():this.allLines().map(e=>{let n=this.seen(e.last);return n===
e.last?e:{...e,last:n,score:null,stopReason:null}})}seen(e){if(this.hideFrom===null)return e;let n=e;for(;n&&!n.isPrompt&&n.index>=this.hideFrom;)n=n.before;return n}hide(e){
this.hideFrom!==e&&(this.hideFrom=e,this.changed("steps"),this.changed("selection"))}allLines(){if(this.returned)return this.returned;if(this.usesBeams)return this.
prompts.flatMap((n,o)=>Hd(n,o,this.prompts.length));let e=this.finished?this.finished.sequences:[];return this.lasts.map((n,o)=>({kind:"sequence",label:this.lasts.
length>1?s("sequence {number}",{number:o+1}):"",last:n,score:null,stopReason:e[o]?e[o].stop_reason:null}))}current(){if(this.selected)return this.seen(this.selected);
if(!this.usesBeams)return this.seen(this.newest);let e=this.lines();return e.length?e[0].last:null}lineOf(e){return e.isPrompt?this.lines()[0]:this.usesBeams?this.
lines().find(({last:n})=>{let o=n;for(;o&&o.index>e.index;)o=o.before;return o===e}):this.lines()[e.sequence]}lastOf(e){let n=this.lineOf(e);return n?n.last:e}select(e,n){
let o=e===null?null:this.lines()[e];this.selectStep(o&&we(o.last)[n]||null)}selectStep(e,n=!1){let o=this.seen(e);this.selected===o&&this.suggested===n&&!this.rejected||
(this.selected=o,this.suggested=n,this.rejected=null,this.changed("selection"))}selectRejected(e,n,o){this.selectStep(e),this.rejected={round:n,place:o},this.changed(
"selection")}selectMostUncertain(){let e=this.returned?this.returned[0]?.last:this.lasts[0];if(this.selected||!e||this.finished?.sequences[0]?.stop_reason==="st\
ep")return;let n=we(e),o=n.filter(a=>!a.given);if(o.length<2)return;let r=_i(n,this.started?.reasoning).filter(({end:a})=>a!==null),i=o.filter(({index:a})=>!r.some(
({start:c,stop:l})=>c<=a&&a<l));this.selectStep((i.length?i:o).reduce((a,c)=>c.distribution.entropy_before>a.distribution.entropy_before?c:a),!0)}walk(e){let n=this.
current();if(!n)return;let o=[...this.promptSteps,...we(this.lastOf(n))],r=n.isPrompt?n.index-1:this.promptSteps.length+n.index;this.selectStep(o[Math.max(0,Math.
min(o.length-1,r+e))])}addSearched(e,n){this.searched.set(e,[...this.searched.get(e)||[],n]),this.changed("searched")}addLens(e,n,o){this.lenses.delete(e),this.
lenses.set(e,{ids:n,found:o}),this.lenses.size>Id&&this.lenses.delete(this.lenses.keys().next().value),this.changed("lens")}lensOf(){return this.started&&this.lenses.
get(this.turn)||null}startedLine(){let e=this.text.indexOf('{"type":"Started"');return e<0?"":this.text.slice(e,this.text.indexOf(`
`,e))}idsTo(e){return we(e).map(({chosen:n})=>n.token_id)}addWatched(e,n){let o=this.allLines()[e];o&&(we(o.last).forEach((r,i)=>{let a=Qe("Candidate",n[i]||[]),
c=new Set(a.map(({token_id:l})=>l));r.watched=[...(r.watched||[]).filter(({token_id:l})=>!c.has(l)),...a]}),this.changed("watched"))}setWritten(e){this.written=
e&&{...e,tokens:Qe("Token",e.tokens)},this.changed("written")}setUnit(e){this.unit=e,this.changed("unit")}},Rd={Queued(t,e){t.queued=e,t.loading=null,t.changed(
"status")},Loading(t,e){t.loading=e,t.queued=null,t.changed("status")},Shared(t,{runs:e,apart:n}){t.shared=e,t.apart=n,t.changed("status")},Started(t,e){t.clear();
for(let n of["prompt_tokens","decoder_tokens"])e[n]=Qe("Token",e[n]||[]);t.started=e,t.fed.started=!0,t.changed("run"),t.changed("status"),t.changed("selection")},
Stepped(t,{step:e}){e.chosen=Fn("Candidate",e.chosen),Bs(e.distribution),e.watched=Qe("Candidate",e.watched||[]),e.mark=e.mark?Fn("Mark",e.mark):null,e.read=!!(t.
started&&t.started.request.only_given),e.reranked&&(e.reranked=Qe("Reranked",e.reranked)),e.before=t.lasts[e.sequence]||null,e.draft=jd(e,t.rounds),t.lasts[e.sequence]=
e,(!t.newest||e.index>t.newest.index)&&(t.newest=e),t.countStep(e)},BeamsAdvanced(t,{step:e}){let n=t.prompts[e.sequence]??=zd();e.distributions.forEach(Bs),e.given&&
(n.given+=1);let o=Qe("BeamCandidate",e.candidates).map(r=>Bd(r,e,n));for(let{beam:r}of o)r.progress&&t.texts.set(r.token_id,r.text);if(Fd(o),n.running=o.filter(
r=>r.beam.status==="running").sort((r,i)=>r.beam.beam-i.beam.beam),n.byNumber=new Map(n.running.map(r=>[r.beam.beam,r])),e.given)for(let r=0;r<t.started.effective.
num_beams;r++)n.byNumber.set(r,o[0]);n.finished.push(...o.filter(r=>r.beam.status==="finished")),n.finished.sort((r,i)=>i.beam.final_score-r.beam.final_score),n.
finished.length=Math.min(n.finished.length,e.pool.length),n.pool=e.pool,n.pools.push(e.pool),n.steps.push(o),n.byStep.push(n.byNumber),n.distributions.push(e.distributions),
t.countStep(e)},PromptRead(t,{steps:e}){let n=null;for(let o of e)o.chosen=Fn("Candidate",o.chosen),Bs(o.distribution),Object.assign(o,{before:n,isPrompt:!0,watched:[],
draft:null}),n=o;t.promptSteps=e,t.changed("prompt")},CanvasDenoised(t,{step:e}){e.places=Qe("CanvasPlace",e.places),t.canvasSteps.push(e),t.numTokens=e.canvas*
e.places.length,t.elapsed=e.elapsed,t.firstElapsed??=e.elapsed,t.changed("steps")},DraftJudged(t,{round:e}){e.drafted=Qe("DraftToken",e.drafted),t.rounds.push(e),
t.changed("steps")},Finished(t,e){t.finished=e,t.usesBeams&&(t.returned=e.sequences.map((n,o)=>Gd(t,n,o))),t.changed("status"),t.changed("steps")},Failed(t,e){(t.
fed.turn===void 0||t.fed.started)&&(t.failed=e),t.queued=t.loading=null,t.changed("status")}};function Fn(t,e){let n=si[t],o={};for(let r=0;r<n.length;r++)o[n[r]]=
e[r];return o}function Qe(t,e){return e.map(n=>Fn(t,n))}function Bs(t){t.candidates=Qe("Candidate",t.candidates),t.stages=Qe("Stage",t.stages)}function jd(t,e){
let n=e.at(-1);if(!n||t.index<n.start)return null;let o=t.index-n.start;return o<n.num_accepted?{origin:"accepted",instead:null,round:n,place:o}:{origin:n.follow,
instead:n.drafted[o]||null,round:n,place:o}}function zd(){return{running:[],byNumber:new Map,finished:[],pool:[],steps:[],byStep:[],pools:[],distributions:[],given:0}}
function Bd(t,e,n){let o=e.distributions[t.parent],r=o.candidates.find(i=>i.token_id===t.token_id);return{index:e.index,sequence:e.sequence,before:n.byNumber.get(
t.parent)||null,chosen:r||{...t,raw_rank:null,rank:null,removed_by:null},piece:t.piece,distribution:o,seconds:e.seconds,elapsed:e.elapsed,draft:null,given:!!e.given,
length:e.index+1-n.given,mark:t.mark?Fn("Mark",t.mark):null,beam:t}}var ct=({beam:t,length:e},n)=>e>0?(t.score??-1/0)/e**n:t.score;function Oi(t,e,n,o,r){t.unseen??=
new Map;let i=`${e} ${n} ${r.token_id}`;if(!t.unseen.has(i)){let a=e?t.byStep[e-1].get(n):null,{token_id:c,text:l,raw_logprob:h,logprob:m}=r,k=(a?a.beam.score:0)+
m,_=a?a.beam.group:null,q={token_id:c,text:l,piece:null,parent:n,raw_logprob:h,logprob:m,score:k,status:"unseen",beam:null,final_score:null,group:_},{sequence:I,
seconds:N,elapsed:$}=t.steps[e][0];t.unseen.set(i,{index:e,sequence:I,before:a,chosen:r,piece:null,distribution:o,seconds:N,elapsed:$,draft:null,given:!1,length:t.
steps[e][0].length,beam:q,rank:null})}return t.unseen.get(i)}function Ti(t,e,n,o){let r=n&&!n.given?n.beam.beam:0;return t.unseen&&t.unseen.get(`${e} ${r} ${o}`)||
null}function Fd(t){let e=new Map;for(let n of[...t].sort((o,r)=>r.beam.score-o.beam.score))n.rank=(e.get(n.beam.group)||0)+1,e.set(n.beam.group,n.rank)}function Hd(t,e,n){
let o=i=>n>1?s("Prompt {number}, {label}",{number:e+1,label:i}):i,r=(i,a,c,l)=>({kind:i,label:o(a),last:c,score:l,stopReason:null});return[...t.running.map(i=>r(
"running",Dd(i),i,i.beam.score)),...t.finished.map((i,a)=>r("finished",Kd(i,a+1),i,i.beam.final_score))]}function Dd({beam:{beam:t,group:e,progress:n}}){let o=t+
1;return(e??null)!==null?s("beam {number}, group {group}",{number:o,group:Re(e)}):o===1&&!n?s("best beam"):s("beam {number}",{number:o})}function Kd({beam:{group:t}},e){
return(t??null)!==null?s("ended {number}, group {group}",{number:e,group:Re(t)}):s("ended {number}",{number:e})}var Re=t=>t<26?String.fromCharCode(65+t):String(
t+1);function Gd(t,e,n){let o=Math.max(1,Math.floor(t.finished.sequences.length/t.prompts.length)),{steps:r}=t.prompts[Math.floor(n/o)],i=null;return e.token_ids.
forEach((a,c)=>{let l=(e.beams||[])[c];i=(r[c]||[]).find(h=>h.beam.parent===l&&h.beam.token_id===a)||i}),{kind:"returned",label:s("output {number}",{number:n+1}),
last:i,score:e.score,stopReason:e.stop_reason}}function we(t){let e=[];for(let n=t;n;n=n.before)e.push(n);return e.reverse()}function lt(t,e){let n=[],o=e;for(;o&&
t[o.index]!==o;)n.push(o),o=o.before;return{keep:o?o.index+1:0,added:n.reverse()}}var ve=class{constructor(e,n){this.add=n,this.steps=[],this.totals=[e]}get total(){
return this.totals.at(-1)}follow(e){let{keep:n,added:o}=lt(this.steps,e);this.steps.length=n,this.totals.length=n+1;for(let r of o)this.steps.push(r),this.totals.
push(this.add(this.total,r));return{keep:n,added:o}}};var Mi=()=>({spec_steps:0,rounds:0,tokens:0,drafted:0,accepted:0,judged:0,kept:[],acceptedAt:[],draftedAt:[],overlaps:[0,0],draft_seconds:0,verify_seconds:0}),et=t=>t.
num_accepted+(t.follow==="correction"?1:0),Fs=t=>t.num_accepted+(t.next_token_id===null?0:1);function Ud(t,e){let{drafted:n,num_accepted:o}=e;if(t.rounds+=1,t.tokens+=
Fs(e),t.draft_seconds+=e.draft_seconds,t.verify_seconds+=e.verify_seconds,!n.length)return t;t.spec_steps+=1,t.drafted+=n.length,t.accepted+=o,t.judged+=et(e);for(let r=t.
draftedAt.length;r<n.length;r++)t.draftedAt.push(0),t.acceptedAt.push(0);for(n.forEach((r,i)=>{t.draftedAt[i]+=1,i<o&&(t.acceptedAt[i]+=1),!(i>=et(e)||(r.overlap??
null)===null)&&(t.overlaps[0]+=1,t.overlaps[1]+=r.overlap)});t.kept.length<=t.draftedAt.length;)t.kept.push(0);return t.kept[o]+=1,t}function Vd(t){let{spec_steps:e,
rounds:n,tokens:o,drafted:r,accepted:i,judged:a,overlaps:c}=t,l=(h,m)=>m?h/m:null;return{num_spec_steps:e,num_rounds:n,num_tokens:o,num_draft_tokens:r,num_accepted_draft_tokens:i,
num_judged_draft_tokens:a,draft_acceptance_rate:l(i,r),judged_acceptance_rate:l(i,a),mean_acceptance_length:e?1+i/e:null,acceptance_histogram:t.kept,accepted_by_position:t.
acceptedAt,drafted_by_position:t.draftedAt,passes_saved:o-n,expected_acceptance_rate:l(c[1],c[0]),draft_seconds:t.draft_seconds,verify_seconds:t.verify_seconds}}
var pn=class{constructor(){this.rounds=[],this.tally=Mi()}read(e){e.length>=this.tally.rounds&&this.rounds[0]===e[0]||(this.tally=Mi());for(let o=this.tally.rounds;o<
e.length;o++)Ud(this.tally,e[o]);return this.rounds=e,Vd(this.tally)}};var Jd={num_draft_tokens:()=>["draft",{formula:""}],num_accepted_draft_tokens:()=>["draft",{formula:""}],draft_acceptance_rate:()=>["acceptance-rate",{}],judged_acceptance_rate:()=>[
"acceptance-rate",{formula:s("accepted / judged")}],mean_acceptance_length:()=>["acceptance-length",{}],expected_acceptance_rate:()=>["expected-acceptance",{}],
passes_saved:()=>["passes-saved",{}]};function Hs(t,e,n,o){let[r,i]=Jd[e]();te(t,r,()=>Yd(e,n,o),{meaning:s(nn[e]),...i})}function Yd(t,e,n){let o=Tt(t,n);if(t.
startsWith("num_"))return s("{value} {denominator}.",{value:e,denominator:o});if(t!=="passes_saved")return s("{denominator} = {value}.",{denominator:o,value:e});
let r=B(n.num_tokens,"{count} token","{count} tokens");return B(n.num_rounds,"{tokens} − {count} pass = {value}.","{tokens} − {count} passes = {value}.",{tokens:r,
value:e})}function Tt(t,e){let{num_draft_tokens:n,num_accepted_draft_tokens:o,num_spec_steps:r,num_judged_draft_tokens:i}=e,a=B(e.num_rounds,"{count} round","{c\
ount} rounds"),c=B(e.num_tokens,"{count} token","{count} tokens");switch(t){case"num_draft_tokens":return B(r,"in {count} draft over {rounds}","in {count} draft\
s over {rounds}",{rounds:a});case"num_accepted_draft_tokens":return s("of {drafted} drafted",{drafted:z(n)});case"draft_acceptance_rate":return s("{accepted} of\
 {drafted} drafted",{accepted:z(o),drafted:z(n)});case"judged_acceptance_rate":return s("{accepted} of {judged} judged",{accepted:z(o),judged:z(i)});case"mean_a\
cceptance_length":return B(r,"1 + {accepted} / {count} draft","1 + {accepted} / {count} drafts",{accepted:z(o)});case"expected_acceptance_rate":return B(i,"mean\
 over {count} judged position","mean over {count} judged positions");case"passes_saved":return B(e.num_rounds,"{tokens} in {count} pass","{tokens} in {count} pa\
sses",{tokens:c});default:return""}}function Ei(t){let e=t.querySelector(".gp-draft-figures"),n=t.querySelector(".gp-kept-chart"),o=t.querySelector(".gp-place-c\
hart"),r=I=>I===null?"–":H(I),i=I=>B(I,"{count} token","{count} tokens");function a(I,N){let $=N.samples&&I.expected_acceptance_rate!==null,P=O=>[O,z(I[O]),Tt(
O,I)],A=O=>[O,r(I[O]),Tt(O,I),I[O]],W="mean_acceptance_length";return[P("num_draft_tokens"),P("num_accepted_draft_tokens"),A("draft_acceptance_rate"),[W,K(I[W],
2),Tt(W,I)],A("judged_acceptance_rate"),...$?[A("expected_acceptance_rate")]:[],P("passes_saved")]}function c(){let I=d("div","gp-draft-figure",null,{tabindex:"\
0","data-tip":""}),N=d("dd","gp-rate",null,{"aria-hidden":"true"});return N.append(d("i")),I.append(d("dt"),d("dd"),d("dd","gp-note"),N),I}function l(I,N){let $=a(
I,N),P=ee(e,$.length,c);$.forEach(([A,W,O,w=null],b)=>{let[u,p,g,v]=P[b].children;u.textContent!==A&&u.replaceChildren(...A.split(/(?<=_)/).flatMap(T=>[T,d("wbr")])),
L(p,W),L(g,O),v.hidden=w===null,se(v.firstChild,"width",w??0),Hs(P[b],A,W,I),P[b].dataset.name=A})}function h(){let I=d("span","gp-chart-column"),N=d("span","gp\
-chart-track");return N.append(d("i","gp-chart-whole"),d("i","gp-chart-part")),I.append(d("span","gp-chart-top"),N,d("span","gp-chart-label")),I}function m(I,N,$){
let P=Math.max(1,...N.map(([W,O])=>O??W)),A=ee(I,N.length,h);N.forEach(([W,O,w,b,u],p)=>{let[g,v,T]=A[p].children;L(g,b),se(v.children[0],"height",(O??0)/P),se(
v.children[1],"height",W/P),L(T,w),_e(A[p],()=>u)}),Z(I,{"aria-label":`${$}: ${N.map(([,,,,W])=>W).join("; ")}`})}function k(I){let N=I.num_spec_steps;m(n,I.acceptance_histogram.
map(($,P)=>[$,null,String(P),$?z($):"",B(N,"{rounds} of {count} round with a draft: {tokens} kept","{rounds} of {count} rounds with a draft: {tokens} kept",{rounds:z(
$),tokens:i(P)})]),"acceptance_histogram"),m(o,I.drafted_by_position.map(($,P)=>{let A=I.accepted_by_position[P];return[A,$,String(P+1),`${Math.round(100*A/$)}%`,
s("position {place}: {accepted} of {drafted} drafted tokens kept, {share}",{place:P+1,accepted:z(A),drafted:z($),share:H(A/$)})]}),"accepted_by_position / draft\
ed_by_position")}let _=null,q=I=>I.join(", ");return le(t,{kept:()=>_?B(_.num_spec_steps,"{count} round with a draft; by the number of kept tokens, from 0 on: {\
rounds}.","{count} rounds with a draft; by the number of kept tokens, from 0 on: {rounds}.",{rounds:q(_.acceptance_histogram)}):"",place:()=>_?s("kept {kept} of\
 {drafted} drafted, by position.",{kept:q(_.accepted_by_position),drafted:q(_.drafted_by_position)}):""}),(I,N)=>{_=I,l(I,N),k(I)}}var dt={get accepted(){return["✓",s("accepted draft"),s("Drafted, and kept by the target model.")]},get correction(){return["→",s("correction"),s("The targe\
t’s own token in place of the first rejected draft token.")]},get bonus(){return["+",s("bonus"),s("The target’s own token after a draft that was kept whole: i\
ts forward pass gives one more.")]},get target(){return["○",s("target alone"),s("Nothing was drafted in this round: the target wrote one token, as without dra\
fts.")]}},$i=Object.fromEntries(Object.keys(dt).map(t=>[t,0])),Li=(t,{draft:e})=>e&&Object.hasOwn(t,e.origin)?{...t,[e.origin]:t[e.origin]+1}:t;function Vt(t){let{
do_sample:e,assistant_ensemble_weight:n}=t&&t.effective||{};return{samples:!!e,weight:n??null}}function Ds({target_logprob:t,draft_logprob:e},{weight:n}){let o=X(
t)/((e??null)===null?1:X(e));return Math.min(1,n===null?o:1-n+n*o)}var Ai=({weight:t})=>t===null?"min(1, p / q)":`min(1, ${K(1-t,2)} + ${K(t,2)} · p / q)`;function Ci(t,e){
if(t.samples)return e?s("Sampling: a drafted token is kept at random, with probability {formula}.",{formula:Ai(t)}):s("Sampling: a drafted token is kept if the \
target draws the same one, which happens with probability p.");if(t.weight===null||!e)return s("Greedy: a drafted token is kept if it is the likeliest one for t\
he target.");let[n,o]=[K(t.weight,2),K(1-t.weight,2)];return s("Greedy: a drafted token is kept if it is the likeliest one in the mixture {target} · p + {draft}\
 · q.",{target:n,draft:o})}function Ks(t,e){return e<t.num_accepted?"accepted":e<et(t)?"rejected":"unjudged"}function Hn(t,e,n){let o=t.drafted[e],r=Ks(t,e),i=(o.
draft_logprob??null)!==null,[a,c]=[H(X(o.target_logprob)),H(X(o.draft_logprob))],l=i?[s("The draft model gave it {q}.",{q:c})]:[];if(r==="unjudged")return[t.follow===
"correction"?s("Never judged: it comes after the rejection."):s("Never judged: it comes after the end of the text."),...l].join(" ");let h=r==="accepted";if(!n.
samples){let k=n.weight!==null&&i;return[h?Xd(k):Zd(k,V(t.next_text)),s("The target gave it {p}.",{p:a}),...l].join(" ")}if(!i)return h?s("Accepted: the target \
drew the same token for itself. It gave this one {p}, which is the chance that it is kept.",{p:a}):s("Rejected: the target drew {token} for itself. It gave this\
 one {p}, which is the chance that it is kept.",{token:V(t.next_text),p:a});let m=(o.overlap??null)===null?[]:[s("Averaged over all tokens that could have been \
drafted here, the chance is {share}.",{share:H(o.overlap)})];return[h?s("Accepted: the target gave it p = {p}, the draft model q = {q}.",{p:a,q:c}):s("Rejected:\
 the target gave it p = {p}, the draft model q = {q}.",{p:a,q:c}),Qd(Ds(o,n),Ai(n),h),...m].join(" ")}var Xd=t=>s(t?"Accepted: it is the likeliest token in the \
mixture of both models.":"Accepted: it is the likeliest token for the target."),Zd=(t,e)=>s(t?"Rejected: {token}, not this one, is the likeliest token in the mi\
xture of both models.":"Rejected: {token}, not this one, is the likeliest token for the target.",{token:e});function Qd(t,e,n){if(t>=1)return s("By {formula}, i\
t is always kept: nothing was left to a draw.",{formula:e});let o={formula:e,chance:H(t)};return n?s("By {formula}, it is kept with probability {chance}: the dr\
aw kept it.",o):s("By {formula}, it is kept with probability {chance}: the draw rejected it.",o)}function Gs(t,e){let[,n,o]=dt[t.follow],r=`${n.charAt(0).toUpperCase()}${n.
slice(1)}. ${o}`,i=t.drafted[t.num_accepted];if(t.follow!=="correction"||!e.samples)return r;if((i.draft_logprob??null)===null)return`${r} ${s("The target drew \
it.")}`;let a=`${r} ${s("It was drawn from the residual distribution: what the target gives beyond the draft model, max(0, p − q).")}`;return(i.overlap??null)===
null||e.weight!==null?a:`${a} ${s("That sums to {share} here, and is scaled up to 1 for the draw.",{share:H(1-i.overlap)})}`}function Pi({draft:{origin:t,place:e,
round:n,instead:o},chosen:r},i){if(!Object.hasOwn(dt,t))return[];let{length:a}=n.drafted,c={round:n.index+1,place:e+1},l=a?[B(a,"Round {round} drafted {count} t\
oken.","Round {round} drafted {count} tokens; this is place {place}.",c)]:[];if(t==="accepted")return[...l,Hn(n,e,i)];let h=t==="correction"&&o?[s("Drafted here\
 was {token}. {fate}",{token:V(o.text),fate:Hn(n,e,i)})]:[],m=Gs(n,i),k=i.samples&&t!=="correction"&&r.logprob!==null?[s("It was drawn from the target’s own dis\
tribution, which gave it {p}.",{p:H(X(r.logprob))})]:[],_=a-et(n),q=t==="correction"&&_?[B(_,"{count} drafted token after it was never judged.","{count} drafted\
 tokens after it were never judged.")]:[];return[...l,...h,[m,...k].join(" "),...q]}function Wi({round:t,place:e},n,o){let{length:r}=t.drafted,i={token:V(t.drafted[e].
text),chosen:V(n),round:t.index+1,place:e+1},a=r-et(t);return[B(r,"{token} was drafted in round {round}, but is not in the text.","{token} was drafted in round \
{round}, at place {place} of {count}, but is not in the text.",i),Hn(t,e,o),s("{chosen} stands in its place.",i),...a?[B(a,"{count} drafted token after it was n\
ever judged.","{count} drafted tokens after it were never judged.")]:[]]}function Ni({draft:t}){if(!t||!Object.hasOwn(dt,t.origin))return[];let{origin:e,instead:n,
round:{index:o,drafted:r}}=t,i=o+1;if(e==="accepted"){let{draft_logprob:a}=r[t.place],c={place:t.place+1,size:r.length,round:i};return(a??null)===null?[s("accep\
ted draft: token {place} of {size} in round {round}",c)]:[s("accepted draft: token {place} of {size} in round {round}, to which the draft model gave {q}",{...c,
q:H(X(a))})]}return e==="correction"?n?[s("correction: replaced the rejected draft token {token} in round {round}",{token:V(n.text),round:i})]:[s("correction: r\
eplaced a rejected draft token in round {round}",{round:i})]:e==="target"?[s("target alone: nothing was drafted in round {round}",{round:i})]:[B(r.length,"bonus\
: the target’s own token after the accepted draft of round {round}","bonus: the target’s own token after all {count} drafted tokens of round {round}",{round:i})]}
var tt=t=>t<.01?`${(t*1e3).toFixed(1)} ms`:xt(t);function qi(t,e,n){let o=[],r=Vt(null),i={row:null,card:null,selected:null},a=null,c=!0,l=0,h=new WeakMap,m=new WeakMap,k=new IntersectionObserver(y=>{for(let{isIntersecting:x,
target:C}of y)x&&$(h.get(C));_()&&(t.scrollTop=t.scrollHeight)},{rootMargin:"200px 0px"}),_=()=>c&&!e.selected&&e.running;function q(y,x){let C=o.length<=y.length&&
(!o.length||o[0].round===y[0])&&r.samples===x.samples;r=x,C||I();for(let S of y.slice(o.length))N(S);_()&&(t.scrollTop=t.scrollHeight)}function I(){k.disconnect(),
t.replaceChildren(),o=[],i={row:null,card:null,selected:null},a=null,c=!0,l=0}function N(y){let x=d("li","gp-round"),C={round:y,item:x,cards:null};h.set(x,C),o.
push(C),t.append(x),k.observe(x)}function $(y){if(!y||y.cards)return;k.unobserve(y.item);let{round:x,item:C}=y,S=et(x);y.cards=[];let j=d("div","gp-cards");for(let M=0;M<
S;M++)j.append(W(y,M));x.next_token_id!==null&&j.append(O(y)),S<x.drafted.length&&j.append(b(x,S)),x.follow==="none"&&j.append(d("span","gp-note gp-ended","■ "+
s("the text ended inside its draft"))),C.append(P(x),j),C.classList.add("gp-filled"),a||v(y.cards[0])}function P(y){let x=d("div","gp-round-head"),{num_accepted:C,
drafted:{length:S}}=y,j=S?s("{accepted} of {drafted} kept",{accepted:C,drafted:S}):s("no draft"),M=[s("draft {time}",{time:tt(y.draft_seconds)}),s("verify {time\
}",{time:tt(y.verify_seconds)})];x.append(d("b","",s("Round {number}",{number:y.index+1})),d("span","",j));for(let R of M)x.append(d("span","gp-round-time",R));
return x}function A(y,x,C,S,j,M,R){let F=s("Round {number}, {which}, {token}: {why}",{number:y.round.index+1,which:M,token:V(j),why:R}),D=d("button","gp-draft-c\
ard",null,{type:"button",tabindex:"-1","aria-pressed":"false","aria-label":F});D.dataset.draft=C;let G=d("span","gp-draft-head"),Y=d("bdi","gp-ink gp-word");return Ce(
Y,j),G.append(d("span","gp-sign",S),Y),D.append(G),_e(D,()=>R),m.set(D,{row:y,index:x}),y.cards.push(D),D}function W(y,x){let{round:C}=y,S=C.drafted[x],j=Ks(C,x),
M=C.start+x,R=s("drafted token {place} of {size}",{place:x+1,size:C.drafted.length}),F=A(y,M,j,j==="accepted"?"✓":"✗",S.text,R,Hn(C,x,r));if(F.append(w("p",
X(S.target_logprob))),(S.draft_logprob??null)!==null&&F.append(w("q",X(S.draft_logprob))),r.samples){let D=d("span","gp-chance",s("chance"));D.append(d("b","",H(
Ds(S,r)))),F.append(D)}return F}function O(y){let{round:x}=y,C=x.start+x.num_accepted,[S,j]=dt[x.follow],M=A(y,C,x.follow,S,x.next_text,s("the target’s own toke\
n"),Gs(x,r));M.classList.add("gp-own-card");let R=n(C);return R&&M.append(w("p",$e(R).probability)),M.append(d("span","gp-chance",j)),M}function w(y,x){let C=d(
"span","gp-bar-line"),S=d("span","gp-track"),j=d("i",`gp-part-${y}`);return se(j,"width",x),S.append(j),C.append(d("i","gp-pq",y),S,d("span","gp-amount",H(x))),
C}function b(y,x){let C=d("span","gp-behind"),S=y.drafted.slice(x);C.append(d("span","gp-note",s("never judged")));for(let j of S){let M=ie(j.text,"gp-word"),R=(j.
draft_logprob??null)===null?"":` q ${H(X(j.draft_logprob))}`,F=d("span","gp-unjudged");F.append(M,d("small","",R)),C.append(F)}return C}function u(y){let x=y&&y.
draft,C=x&&o[x.round.index-(o.length?o[0].round.index:0)]||null;C&&$(C);let S=C?p(C,y):null;i.card&&i.card!==S&&i.card.setAttribute("aria-pressed","false"),i.card&&
i.card.classList.remove("gp-current"),i.row&&i.row!==C&&i.row.item.classList.remove("gp-current-round");let j=i.selected!==e.selected;i={row:C,card:S,selected:e.
selected},j&&!e.selected&&(c=!0),C&&(C.item.classList.add("gp-current-round"),S&&(S.classList.add("gp-current"),S.setAttribute("aria-pressed",String(e.selected===
y)),t.contains(document.activeElement)||v(S)),j&&g(C.item))}function p(y,x){let{rejected:C}=e;if(C&&C.round===y.round)return y.cards[C.place];let S=x.index-y.round.
start;return S<y.round.num_accepted?y.cards[S]:y.cards.at(-1)}function g(y){let[x,C]=[y.offsetTop,y.offsetTop+y.offsetHeight];x<t.scrollTop?t.scrollTop=x:C>t.scrollTop+
t.clientHeight&&(t.scrollTop=Math.min(x,C-t.clientHeight))}function v(y){a&&(a.tabIndex=-1),a=y||null,a&&(a.tabIndex=0)}function T(y){if(!y)return;let{row:x,index:C}=m.
get(y);v(y);let S=n(C),j=x.cards.indexOf(y);S&&y.dataset.draft==="rejected"?e.selectRejected(S,x.round,j):S&&e.selectStep(S),g(x.item),y.focus({preventScroll:!0})}
function E(y,x){let C=o[Math.max(0,Math.min(o.length-1,y))];return $(C),C.cards.at(x)}function f(y,x){let{row:C}=m.get(y),S=C.cards[C.cards.indexOf(y)+x];if(S)return S;
let j=o.indexOf(C)+x;return o[j]?E(j,x>0?0:-1):null}return t.addEventListener("click",y=>{let x=y.target.closest(".gp-draft-card");if(x){T(x);return}let C=y.target.
closest(".gp-round");C&&T(h.get(C).cards[0])}),t.addEventListener("keydown",y=>{y.key==="Escape"&&e.selectStep(null);let x=y.target.closest(".gp-draft-card");if(!x||
y.ctrlKey||y.metaKey||y.altKey)return;let C=o.indexOf(m.get(x).row),S={ArrowRight:()=>f(x,1),ArrowLeft:()=>f(x,-1),ArrowDown:()=>o[C+1]&&E(C+1,0),ArrowUp:()=>o[C-
1]&&E(C-1,0),Home:()=>E(0,0),End:()=>E(o.length-1,0)};S[y.key]&&(y.preventDefault(),T(S[y.key]()))}),t.addEventListener("scroll",()=>{let y=t.scrollTop;t.scrollHeight-
y-t.clientHeight<80?c=!0:y<l&&(c=!1),l=y},{passive:!0}),{show:q,mark:u}}var Ve={narrowest:3,least:16,cell:9,tallest:90,times:84};function Ii(t,{canvas:e,column:n,ends:o,onResize:r}){let i={rounds:[],each:1,columns:Ve.least,top:1,drafts:0},
a=0;function c(A){let W=O=>A.reduce((w,b)=>w+O(b),0)/A.length;return{accepted:W(O=>O.num_accepted),judged:W(et),drafted:W(O=>O.drafted.length),draft:W(O=>O.draft_seconds),
verify:W(O=>O.verify_seconds),longest:Math.max(...A.map(O=>O.draft_seconds+O.verify_seconds))}}function l(A){let W=A.map(({draft:b,verify:u})=>b+u).sort((b,u)=>b-
u),O=W.at(-1),w=W[Math.floor((W.length-1)*.9)];return O>2*w&&W.length>4?1.25*w:O}function h(A){a||=e.clientWidth;let W=Math.max(1,Math.ceil(A.length/Math.max(1,
Math.floor(a/Ve.narrowest)))),O=[];for(let g=0;g<A.length;g+=W)O.push(c(A.slice(g,g+W)));let w=Math.max(1,...O.map(({drafted:g})=>g)),b=Math.max(1,Math.min(Ve.cell,
Ve.tallest/w)),u=l(O)||1,p=O.filter(({draft:g,verify:v})=>g+v>u);return i={rounds:A,each:W,columns:Math.max(Ve.least,O.length),top:u,drafts:Math.ceil(w*b)},L(o.
drafts,w>=1.5?z(Math.round(w)):"1"),L(o.times,tt(u)),m(O,b),{each:W,cut:p.length,longest:Math.max(0,...O.map(({longest:g})=>g)),filled:O.length/i.columns}}function m(A,W){
let O=i.drafts+16+Ve.times,w=devicePixelRatio,b=[Math.round(a*w),Math.round(O*w)];if(e.width!==b[0]&&(e.width=b[0]),e.height!==b[1]&&(e.height=b[1]),e.style.height=
`${O}px`,o.drafts.parentNode.style.height=`${i.drafts}px`,o.times.parentNode.style.height=`${Ve.times}px`,!a)return;let u=getComputedStyle(t),p=f=>u.getPropertyValue(
`--gp-${f}`).trim(),g={accepted:p("accepted"),rejected:p("rejected"),muted:p("muted"),verify:p("kept"),draft:p("before"),line:p("line"),surface:p("surface")},v=e.
getContext("2d");v.setTransform(w,0,0,w,0,0),v.clearRect(0,0,a,O);let T=a/i.columns,E=T>6?Math.min(6,T*.2):T>3.5?1:0;v.fillStyle=g.line,v.fillRect(0,i.drafts,a,
1),v.fillRect(0,O-1,a,1),A.forEach((f,y)=>{let x=[y*T+E/2,T-E];i.each===1?k(v,g,f,x,W):q(v,g,f,x,W),I(v,g,f,x,O-1)})}function k(A,W,{accepted:O,judged:w,drafted:b},[
u,p],g){let v=Math.max(1,g-(g>3?1.5:0));for(let T=0;T<b;T++){let E=i.drafts-(T+1)*g;if(T<O)A.fillStyle=W.accepted,A.fillRect(u,E,p,v);else if(T<w)_(A,W.rejected,
u+p/2,E+v/2,Math.min(p,Math.max(v,5),7)/2);else{A.fillStyle=W.muted;let f=Math.min(p,v,2.5);A.fillRect(u+(p-f)/2,E+(v-f)/2,f,f)}}}function _(A,W,O,w,b){A.strokeStyle=
W,A.lineWidth=b>2?2:1,A.beginPath(),A.moveTo(O-b,w-b),A.lineTo(O+b,w+b),A.moveTo(O-b,w+b),A.lineTo(O+b,w-b),A.stroke()}function q(A,W,{accepted:O,drafted:w},[b,
u],p){A.fillStyle=W.accepted,A.fillRect(b,i.drafts-O*p,u,O*p),A.fillStyle=W.muted,A.fillRect(b,i.drafts-w*p,u,1)}function I(A,W,{draft:O,verify:w},[b,u],p){let g=Math.
min(1,i.top/(O+w))/i.top,[v,T]=[O*g*Ve.times,w*g*Ve.times];A.fillStyle=W.verify,A.fillRect(b,p-v-T,u,T),N(A,W.draft,b,p-v,u,v),!(O+w<=i.top)&&(A.fillStyle=W.surface,
A.fillRect(b-1,p-Ve.times+7,u+2,3),A.fillRect(b-1,p-Ve.times+13,u+2,3))}function N(A,W,O,w,b,u){if(!(u<=0)){if(b<5){A.fillStyle=W,A.fillRect(O,w,b,u);return}A.save(),
A.beginPath(),A.rect(O,w,b,u),A.clip(),A.strokeStyle=W,A.lineWidth=1.5,A.beginPath();for(let p=-u;p<b;p+=5)A.moveTo(O+p,w+u),A.lineTo(O+p+u,w);A.rect(O+.75,w+.75,
Math.max(0,b-1.5),Math.max(0,u-1.5)),A.stroke(),A.restore()}}function $(A){let{left:W,width:O}=e.getBoundingClientRect(),w=Math.floor((A.clientX-W)/O*i.columns)*
i.each;return Math.max(0,Math.min(i.rounds.length-1,w))}function P(A){n.hidden=A===null,A!==null&&(se(n,"left",Math.floor(A/i.each)/i.columns),se(n,"width",1/i.
columns))}return new ResizeObserver(()=>{e.clientWidth!==a&&(a=e.clientWidth,r())}).observe(e),{draw:h,at:$,mark:P}}function Ri(t,e){let n=t.querySelector(".gp-map-plot"),o=t.querySelector(".gp-map-reading"),r=t.querySelector(".gp-map-note"),i=new ve(null,()=>null),a=new pn,c=Ii(
n,{canvas:n.querySelector("canvas"),column:n.querySelector(".gp-column"),ends:{drafts:t.querySelector(".gp-drafts-end"),times:t.querySelector(".gp-times-end")},
onResize:w}),l=qi(t.querySelector(".gp-rounds"),e,b=>i.steps[b]),h=Ei(t),m=[],k=0,_=!1;function q(){let b=e.hideFrom===null?i.steps.length:Math.min(e.hideFrom,i.
steps.length),u=e.rounds.length;for(;u&&e.rounds[u-1].start+Fs(e.rounds[u-1])>b;)u-=1;return u===e.rounds.length?e.rounds:e.rounds.slice(0,u)}function I(){let{each:b,
cut:u,longest:p,filled:g}=c.draw(m);se(t.querySelector(".gp-map-axis"),"width",g),L(r,[b>1?s("Each column is the mean of {each} rounds.",{each:b}):"",u?B(u,"One\
 column is cut off; the longest round took {time}.","{count} columns are cut off; the longest round took {time}.",{time:tt(p)}):""].filter(Boolean).join(" ")),L(
t.querySelector(".gp-map-last"),s("round {number}",{number:z(m.length)}))}function N(b){let u={round:b.index+1,draft:tt(b.draft_seconds),verify:tt(b.verify_seconds),
accepted:b.num_accepted,drafted:b.drafted.length,token:V(b.next_text)};return b.follow==="target"?s("Round {round}: draft {draft}, verify {verify}; nothing draf\
ted, then {token}.",u):b.follow==="bonus"?s("Round {round}: draft {draft}, verify {verify}; {accepted} of {drafted} drafted tokens kept, then {token} as bonus.",
u):b.follow==="correction"?s("Round {round}: draft {draft}, verify {verify}; {accepted} of {drafted} drafted tokens kept, then {token} as correction.",u):s("Rou\
nd {round}: draft {draft}, verify {verify}; {accepted} of {drafted} drafted tokens kept; the text ended inside the draft.",u)}let $=b=>e.selectStep(i.steps[m[b].
start]||null);function P(){let b=e.current();return!b||!b.draft?null:m[b.draft.round.index]===b.draft.round?b.draft.round.index:null}function A(){let b=P();c.mark(
b);let u=b===null?"":N(m[b]);L(o,u),Z(n,{"aria-valuemin":1,"aria-valuemax":m.length,"aria-valuenow":(b??0)+1,"aria-valuetext":u||s("no round yet")})}n.addEventListener(
"pointermove",b=>{let u=c.at(b);u<0||(b.buttons===1?$(u):L(o,N(m[u])))}),n.addEventListener("pointerleave",A),n.addEventListener("click",b=>c.at(b)>=0&&$(c.at(b))),
n.addEventListener("keydown",b=>{let u={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0};b.key==="Escape"&&e.selectStep(
null),!(!(b.key in u)||!m.length)&&(b.preventDefault(),$(Math.max(0,Math.min(m.length-1,(P()??m.length-1)+u[b.key]))))});function W(b){let{draft_seconds:u,verify_seconds:p}=b,
g=u+p;for(let[E,f]of[["draft",u],["verify",p]]){let y=t.querySelector(`.gp-time-${E}`);y.style.flexGrow=g?f/g:.5,L(t.querySelector(`.gp-told-${E}`),`${Math.round(
g?100*f/g:0)}% · ${tt(f)}`)}let v=B(b.num_tokens,"{count} token","{count} tokens"),T=b.passes_saved>0?B(b.passes_saved,"{count} pass saved.","{count} passes sa\
ved."):s("No pass saved.");L(t.querySelector(".gp-drafts-short"),`${B(b.num_rounds,"{tokens} in {count} forward pass of the target.","{tokens} in {count} forwar\
d passes of the target.",{tokens:v})} ${T}`)}function O(b){let u=e.lasts[0]||null;if((b.run||b.steps)&&i.follow(u),b.run&&(_=!1),t.hidden=!e.rounds.length,t.hidden)
return;let p=[m[0],k];if(m=q(),k=m.length,b.run||m[0]!==p[0]||k!==p[1]){let g=Vt(e.started),v=a.read(m);_||=m.some(({drafted:E})=>E.length&&(E[0].draft_logprob??
null)!==null);let T=t.querySelector(".gp-drafts-rule");L(T,Ci(g,_)),te(T,"draft",()=>he(Tt("draft_acceptance_rate",v)),g.samples&&_?{}:{formula:""}),t.querySelector(
".gp-key-q").hidden=!_,W(v),I(),l.show(m,g),h(v,g)}l.mark(e.current()),A()}function w(){t.hidden||(I(),A())}return matchMedia("(prefers-color-scheme: dark)").addEventListener(
"change",w),new MutationObserver(w).observe(document.body,{attributes:!0,attributeFilter:["class"]}),O}function ji(t,e){let n=w=>t.querySelector(".gp-"+w),o=["without","with"],r=()=>e.answered("same"),i=({level:w})=>H(w);function a(w){let[b,u,p,g]=(w.mode==="gree\
dy"?c:k)(w);Z(n("answer"),{"data-verdict":b}),L(n("answer-sign"),u),L(n("answer-words"),p),L(n("answer-more"),g),e.done&&L(n("told"),`${p}. ${g}`),L(n("missing"),
Ie(e,w))}function c({checked:w,equal:b,at:u}){if(!w||b===null)return["wait","…",s(e.done?"No answer":"Not known yet"),s("A text without drafts and one with dr\
afts must both have ended.")];if(b){let p=B(w,"Greedy decoding wrote the same token ids with and without drafts in one pair of texts.","Greedy decoding wrote th\
e same token ids with and without drafts in each of {count} pairs of texts.");return["good","✓",s("The same tokens"),p]}return["bad","✗",s("Different from t\
oken {place} on",{place:z(u+1)}),s("Greedy decoding should write the same tokens with drafts. Rounding can tip a near tie between two tokens, because the target\
 checks several tokens in one pass; look at their probabilities there.")]}function l(w,b){let u=0;for(;u<Math.min(w.length,b.length)&&w[u]===b[u];)u+=1;for(;u>0&&
/[\p{L}\p{M}\p{N}]/u.test(w[u-1])&&/[\p{L}\p{M}\p{N}]/u.test((w[u]||"")+(b[u]||""));)u-=1;let p=g=>u+g.slice(u).match(/^\s*\S*/)[0].length;return[u,p(w),p(b)]}function h({
mode:w,texts:b,equal:u,checked:p}){let g=w==="greedy"&&p>0&&b?b:[],v=n("both-texts"),T=JSON.stringify([g,u]);if(J(n("mark-key"),g.length>0&&u===!1&&g[0]!==g[1]),
v.dataset.key===T)return;v.dataset.key=T;let[E,...f]=g.length?l(...g):[];v.replaceChildren(...g.map((y,x)=>{let C=d("div"),S=d("p","",null,{dir:"auto",tabindex:"\
0"});return u||g[0]===g[1]?S.append(y):S.append(y.slice(0,E),d("mark","",y.slice(E,f[x])||"∎"),d("span","gp-apart",y.slice(f[x]))),C.append(d("h3","",s(x?"wit\
h drafts":"without drafts")),S),C}))}let m=w=>`p = ${w<.001?w.toPrecision(1):w.toPrecision(2)}`;function k(w){let{p:b,verdict:u,counts:p}=w,[g,v]=[p[0],z(p[1])];
if(!U(b)||u==="wait"){if(e.done)return["wait","…",s("No answer"),B(g,"{count} text without drafts, {assisted} with drafts: too few for a test.","{count} texts\
 without drafts, {assisted} with drafts: too few for a test.",{assisted:v})];let E=B(g,"{count} text without drafts, {assisted} with drafts so far.","{count} te\
xts without drafts, {assisted} with drafts so far.",{assisted:v});return["wait","…",s("Not known yet"),`${E} ${s("The test waits for the last one: to watch p \
as it changes, and to stop when it looks right, would make it worthless.")}`]}let T=B(g,"{count} text without drafts, {assisted} with drafts.","{count} texts wi\
thout drafts, {assisted} with drafts.",{assisted:v});return u==="same"?["good","✓",s("{p}: no difference found",{p:m(b)}),`${T} ${s("A p below {level} would c\
ount as a difference.",{level:i(w)})}`]:["bad","✗",s("{p}: the distributions differ",{p:m(b)}),`${T} ${s("p is below {level}.",{level:i(w)})}`]}function _({p:w,
verdict:b}){if(!U(w))return"";let u=s("If both draw from the same distribution, a difference as large as this one comes up in {share} of shuffles.",{share:H(w)});
return b==="differs"?`${u} ${s("That is so rare that chance is a poor explanation.")}`:b==="same"?`${u} ${s("That is not unusual.")}`:u}function q({counts:w,tokens:b,
verdict:u,level:p}){let[g,v]=w,T=Math.round(100*Math.sqrt(1/g+1/v)),E=B(b,"Only the first token of each text is compared: which token it is, and how surprising \
it is.","Only the first {count} tokens of each text are compared: which tokens occur at each position, and how surprising they are in total.");if(u==="differs")
return[s("It does not say how large a difference is or where it comes from, only how hard it is to put it down to chance. The counts below show where it lies."),
s("Where nothing differs, this test still says “differs” in {level} of all trials. Try again with other seeds before you believe it.",{level:H(p)}),E];let f=g===
v?s("With {count} texts each, the shares of a token differ by up to about {points} percentage points by chance alone.",{count:z(g),points:T}):s("With {without} \
and {assisted} texts, the shares of a token differ by up to about {points} percentage points by chance alone.",{without:z(g),assisted:z(v),points:T});return[s("\
Not finding a difference does not prove that there is none."),`${f} ${s("Smaller true differences mostly go unnoticed; more texts show more.")}`,E]}function I(){
J(n("of-shuffles"),!!e.charts.shuffles),fe(n("shuffles"),e.charts.shuffles)}function N({surprise:w}){if(!w||!o.every(p=>U(w[p])))return"";let[b,u]=o.map(p=>ae(w[p],
e.unit).replace("-","−"));return s("How surprising the target finds a token, beyond the entropy that it expects: {without} without, {assisted} with. It is 0 o\
n average for the target’s own draws.",{without:b,assisted:u})}function $(){let w=d("li"),b=d("table"),u=b.createTHead().insertRow();u.className="gp-hidden";for(let v of[
s("token"),s("without"),s("with")])u.append(d("th","",v,{scope:"col"}));let p=d("caption"),g=d("span");return te(g,"sample",()=>"",{meaning:s("How many texts of\
 each side have this token at this place."),formula:""}),p.append(g),b.prepend(p),b.append(d("tbody")),w.append(b),w}function P(){let w=d("tr"),b=d("th","",null,
{scope:"row"});b.append(d("bdi"));let u=d("td","",null,{colspan:2}),p=d("div","gp-counts");for(let g of o)p.append(d("i",`gp-bar-${g}`,null,{"aria-hidden":"true"}),
d("span"));return u.append(p),w.append(b,u),w}function A(w,{position:b,tokens:u},p){let g=w.firstChild;L(g.caption.firstChild,s("token {place}",{place:z(b)}));let v=o.
map((f,y)=>p[y]-u.reduce((x,C)=>x+C[f],0)),T=[...u,...v.some(f=>f>0)?[{rest:!0,without:v[0],with:v[1]}]:[]],E=ee(g.tBodies[0],T.length,P);T.forEach((f,y)=>{let x=f.
rest||f.text===null,C=E[y].cells[0].firstChild;xe(C,f.rest?s("all others"):x?s("text ended"):f.text,{plain:x}),pe(C,x?"gp-plain":"");let S=E[y].cells[1].firstChild.
children;o.forEach((j,M)=>{let R=Math.max(1,p[M]);se(S[2*M],"width",Math.min(1,f[j]/R)),L(S[2*M+1],z(f[j]))}),Z(E[y].cells[1],{"aria-label":s("{without} without\
, {assisted} with",{without:z(f.without),assisted:z(f.with)})})})}function W(w){if(J(n("of-sampling"),w.mode==="sampling"),w.mode!=="sampling")return;let b=_(w);
J(n("evidence"),U(w.p)),J(n("meaning"),!!b),L(n("meaning"),b),I(),L(n("surprise"),N(w));let u=q(w),p=ee(n("cannot").querySelector("ul"),u.length,()=>d("li"));u.
forEach((v,T)=>L(p[T],v));let g=ee(n("places"),w.positions.length,$);w.positions.forEach((v,T)=>A(g[T],v,w.counts)),J(n("places-title").parentElement,w.positions.
length>0)}function O(){let w=e.found;a(w),h(w),W(w)}return le(t,{measured:()=>{let{p:w,counts:b}=e.found||{};return U(w)?B(b[0],"{count} text without drafts and\
 {assisted} with drafts give {p}.","{count} texts without drafts and {assisted} with drafts give {p}.",{assisted:z(b[1]),p:m(w)}):""}}),w=>{t.hidden=!r(),!t.hidden&&
(w.found||w.status||w.unit)&&O()}}function zi(t,e){let n=u=>t.querySelector(".gp-"+u),o=n("answer"),r={draft:[s("draft"),u=>s("{share} of the time with drafts goes into writing them: all forward\
 passes of the draft model, or the search for text to copy.",{share:u})],verify:[s("verify"),u=>s("{share} of the time with drafts goes into the target model’s \
passes over them.",{share:u})],rest:[s("rest"),u=>s("{share} of the time with drafts goes into all else: comparing, choosing, and what the library does around i\
t.",{share:u})]};function i({verdict:u,speedup:p,pairs:{length:g},fewest:v}){let T=p&&qe(p.median),E=p&&Ot(p),f=p&&B(g,"Median of {count} pair of runs.","Median\
 of {count} pairs of runs.");if(u==="faster")return["good","▲",s(e.running?"{times} faster so far":"{times} faster",{times:T}),f,s("90 % interval: {interval}.",
{interval:E})];if(u==="slower")return["bad","▼",s(e.running?"{times}: slower so far":"{times}: slower",{times:T}),f,s("90 % interval: {interval}.",{interval:E})];
if(u==="even")return["even","≈",s(e.running?"No clear difference so far":"No clear difference"),B(g,"{times} is the median of {count} pair of runs.","{times} \
is the median of {count} pairs of runs.",{times:T}),s("The 90 % interval {interval} includes 1.",{interval:E})];let y=s(e.done?"No answer":"Not known yet");return p?
["wait","…",y,B(g,"{times} is the median of {count} pair of runs: too few to tell, {fewest} are needed.","{times} is the median of {count} pairs of runs: too \
few to tell, {fewest} are needed.",{times:T,fewest:z(v)}),""]:["wait","…",y,s(e.done?"No pair of runs was completed.":"The first counted pair is under way."),
""]}function a(u){let[p,g,v,T,E]=i(u);Z(o,{"data-verdict":p}),L(o.children[0],g),L(o.children[1],v),L(n("answer-more").children[0],T),L(n("answer-more").children[1],
E),e.done&&L(n("told"),`${v}. ${T} ${E}`),L(n("missing"),Ie(e,u));let f=ee(n("reasons"),u.reasons.length,()=>d("li"));u.reasons.forEach((y,x)=>L(f[x],s(y))),J(n(
"warning"),u.others),L(n("warning"),u.others?"⚠ "+s(dn):"")}function c({identical:u,pairs:p}){let g=n("badge");if(J(g,!!u&&u.checked>0),g.hidden)return;let{equal:v}=u;
Z(g,{"data-verdict":v?"good":"bad"}),L(g.children[0],v?"✓":"✗"),L(g.children[1],l(u,p.length))}function l({checked:u,equal:p,at:g},v){return p?u>v?B(u,"Same\
 tokens in the warm-up pair","Same tokens in all {count} pairs, the warm-up included"):B(u,"Same tokens in the pair","Same tokens in all {count} pairs"):s("Not \
the same tokens: a text diverges at token {place}",{place:z(g+1)})}function h({pairs:u,draft_share:p,verify_share:g}){let v=u.length>0&&U(p)&&U(g);if(J(n("of-ti\
me"),v),!v)return;let[T,E]=["without","with"].map(S=>Dt(u.map(j=>j[S]))),f=Math.max(T,E),y={draft:p,verify:g,rest:Math.max(0,1-p-g)},x=ee(n("time-bars"),2,m);k(
x[0],s("without"),T,f,{plain:1}),k(x[1],s("with"),E,f,y);let C=ee(n("time-keys"),3,()=>{let S=d("span");return S.append(d("i","",null,{"aria-hidden":"true"}),d(
"span","",null,{tabindex:0})),S});Object.entries(y).forEach(([S,j],M)=>{let[R,F]=r[S];Z(C[M].firstChild,{"data-part":S}),te(C[M].lastChild,"time",()=>"",{meaning:F(
H(j)),unit:"%"}),L(C[M].lastChild,`${R} ${H(j)}`)})}function m(){let u=d("li");return u.append(d("span"),d("span","gp-time-bar",null,{"aria-hidden":"true"}),d("\
span")),u}function k(u,p,g,v,T){let[E,f,y]=u.children;L(E,p),L(y,s("{time} per token",{time:ko(g)}));let x=ee(f,Object.keys(T).length,()=>{let C=d("i");return C.
append(d("b")),C});Object.entries(T).forEach(([C,S],j)=>{Z(x[j],{"data-part":C}),se(x[j],"width",S*g/v),L(x[j].firstChild,C!=="plain"&&S*g/v>.14?r[C][0]:"")})}let _=({
acceptance:u})=>u?u.judged_acceptance_rate:null;function q(u){let{drafted:p,cost:g,verify:v,break_even:T}=u,E=_(u),f=Rs(1,p,g,v);if(!U(T))return s("No acceptanc\
e rate would be enough: even if the target kept every drafted token, the formula gives {times}.",{times:qe(f)});if(T<=0)return s("Any acceptance rate is enough \
at these costs.");let y=H(T);if(!U(E))return s("The target must keep at least {least} of the tokens that it judges.",{least:y});let x={least:y,rate:H(E)};return E>=
T?s("The target must keep at least {least} of the tokens that it judges; here it keeps {rate}.",x):s("The target must keep at least {least} of the tokens that i\
t judges, but here it keeps only {rate}.",x)}function I(u){let p=["drafted","cost","verify"].every(g=>U(u[g]));J(n("of-rates"),p),p&&(fe(n("rates"),e.charts.rates),
L(n("rate-words"),q(u))),O(u)}function N({acceptance:u,drafted:p,cost:g,verify:v}){let T=[];for(let E of["draft_acceptance_rate","judged_acceptance_rate","mean_\
acceptance_length","passes_saved"]){let f=u?u[E]:null;U(f)&&T.push([E,E.endsWith("rate")?H(f):E.endsWith("length")?f.toFixed(2):z(f)])}return U(p)&&T.push([s("d\
rafted tokens per round"),p.toFixed(2),s("num_draft_tokens / all rounds, those without a draft included: the γ of the formula."),"draft",()=>$(u,p)]),U(g)&&T.push(
[s("cost of drafting one token"),g.toFixed(2),s("Draft time per drafted token / time per token without drafts, both without the reading of the prompt: the c of \
the formula."),"draft-cost",()=>P(g)]),U(v)&&T.push([s("cost of verifying a draft"),v.toFixed(2),s("Time of the target’s pass over a draft / time per token with\
out drafts. The theorem assumes 1; on a processor without spare capacity it is more."),"draft-cost",()=>P(v)]),T}let $=(u,p)=>u?B(u.num_rounds,"{drafted} drafte\
d in {count} round = {value}.","{drafted} drafted in {count} rounds = {value}.",{drafted:z(u.num_draft_tokens),value:p.toFixed(2)}):"";function P(u){let{pairs:p}=e.
found;if(!p.length)return"";let g=Dt(p.map(({without:v})=>v));return s("{cost} × {token} per token without drafts = {time}.",{cost:u.toFixed(2),token:ko(g),time:ko(
u*g)})}function A(){let u=e.found,{drafted:p,cost:g,verify:v}=u,T=_(u);if(![T,p,g,v].every(U))return"";let E={rate:K(T),drafted:p.toFixed(2),cost:g.toFixed(2),verify:v.
toFixed(2),times:qe(Rs(T,p,g,v))};return s("α = {rate}, γ = {drafted}, c = {cost} and v = {verify} give {times}.",E)}let W=()=>e.found&&e.found.pairs.length?B(
e.found.pairs.length,"the speed-up of {count} pair: {each}.","the speed-ups of {count} pairs: {each}.",{each:e.found.pairs.map(({speedup:u})=>u.toFixed(2)).sort().
join(", ")}):"";te(n("of-spread"),"interval",W,{meaning:bo()}),le(t,{expected:A});function O(u){let p=N(u),g=ee(n("figures"),p.length,()=>{let v=d("div"),T=d("d\
t");return T.append(d("span","",null,{tabindex:0})),v.append(T,d("dd")),v});p.forEach(([v,T,E,f,y],x)=>{let[C,S]=g[x].children;L(C.firstChild,v),f?te(C.firstChild,
f,y,{meaning:E,...f==="draft"&&{formula:""}}):Hs(C.firstChild,v,T,u.acceptance),L(S,T)})}function w(){let u=e.found;a(u),c(u),J(n("of-pairs"),u.pairs.length>0),
fe(n("pairs"),e.charts.pairs),h(u),I(u)}let b=()=>e.answered("speed");return u=>{t.hidden=!b(),!t.hidden&&(u.found||u.status)&&w()}}var Us=40,Bi=14;function eh(t){let e=Array.from({length:t},(n,o)=>o);return t<=Us?e:[...e.slice(0,Bi),null,...e.slice(Bi+t-Us+1)]}var th=(t,e,n)=>t==="left"?[0,
e-n]:[n,e];function Fi(t,{text:e,side:n,goesOn:o,caption:r}){let[i,a]=th(n,t.length,e),c=d("table","gp-strip");c.append(d("caption","gp-hidden",r));let l=c.appendChild(
d("tbody")),h=t.some(([,,,q])=>q!==null),m=t.filter(([,,q])=>!q).length,k=[null,{meaning:s("1 where the model reads the token, 0 where the mask hides it.")},{meaning:s(
"The place that the model gives each token; those that the mask hides have none of their own.")}],_=[s("token"),s("mask"),...h?[s("position")]:[]].map((q,I)=>{let N=l.
appendChild(d("tr")),$=d("th","",null,{scope:"row"}),P=d("span","",q);return I&&te(P,"padding",()=>B(t.length,"{hidden} of {count} token hidden.","{hidden} of {\
count} tokens hidden.",{hidden:m}),k[I]),$.append(P),N.append($),N});for(let q of eh(t.length)){if(q===null){let O=t.length-Us+1;_.forEach((w,b)=>w.append(d("td",
"gp-mark",b?"…":B(O,"… {count} token …","… {count} tokens …"))));continue}let[,I,N,$]=t[q],P=q>=i&&q<a,A=o&&q===t.length-1,W=d("td",`gp-cell${P?" gp-p\
adding":""}${A?" gp-last":""}`);W.append(ie(I)),P&&W.append(d("span","gp-hidden",` ${s("(padding)")}`)),A&&W.append(d("span","gp-hidden",` ${s("(the next token \
is predicted from here)")}`)),[W,d("td",N?"":"gp-ignored",N),d("td","",$)].slice(0,_.length).forEach((O,w)=>_[w].append(O))}return c}function Hi(t,e,n){t.replaceChildren();
let[o,r]=[d("span"),d("span","gp-parted")];e.forEach(([,i,a],c)=>{let l=n!==null&&c>=n?r:o;a===null?l.append(ie(i,"gp-end")):sn(l,a,{running:!0})}),t.append(...[
o,r].filter(i=>i.childNodes.length)),t.childNodes.length||t.append(d("span","gp-mark",s("(nothing)")))}function nh(t,e,n){let o=(e-t)/Math.max(1,n)||1,r=10**Math.floor(Math.log10(o)),i=r*[1,2,2.5,5,10].find(c=>c*r>=o*.8),a=[];for(let c=Math.floor(t/i+1e-9);c<=Math.
ceil(e/i-1e-9);c++)a.push(Number((c*i).toPrecision(12)));return a}var Vs=(t,e,n)=>nh(t,e,n).filter(o=>o>=t&&o<=e);function Di(t,{height:e,x:n,y:o,left:r=46,right:i=18,top:a=14,bottom:c=38}){let l=t.querySelector("svg");l||t.append(l=ne("svg","gp-drawing"));let h=Math.max(240,
t.clientWidth),m=(k,[_,q])=>(k-_)/(q-_||1);return{width:h,height:e,left:r,right:i,top:a,bottom:c,inner:h-r-i,x:k=>r+m(k,n)*(h-r-i),y:k=>e-c-m(k,o)*(e-a-c),draw(k,_){
jn(l,{class:"gp-drawing",role:"group","aria-label":k,viewBox:`0 0 ${h} ${e}`,style:`height: ${e}px`}),$s(l,_.map((q,I)=>["g","",I?{}:{"aria-hidden":"true"},q]))}}}
function Ki(t,{xTicks:e,yTicks:n,xTitle:o,yTitle:r}){let i=k=>Array.isArray(k)?k:[k,String(k)],[a,c]=[t.height-t.bottom,t.width-t.right],l=n.map(i).flatMap(([k,
_])=>[cn("gp-guide",t.left,t.y(k),c,t.y(k)),Gt("",t.left-7,t.y(k)+4,_,"end")]),h=e.map(i).flatMap(([k,_])=>[cn("gp-guide",t.x(k),a,t.x(k),a+4),Gt("",t.x(k),a+17,
_)]),m=[Gt("gp-axis",(t.left+c)/2,t.height-4,o)];return r&&m.push(Gt("gp-axis",2,t.top-16,r,"start")),[...l,...h,...m]}var oh=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,Je=class t{static BLOCK=60;static LOOSE=150;constructor(e,n=null){this.
holder=e,this.before=n,this.loose=0,this.head=0,this.tried=0}append(e){this.holder.append(e),this.loose+=1}removeLast(){this.holder.lastChild.remove(),this.loose-=
1;let e=this.holder.lastElementChild;Gi(e)&&this.undo(e.previousSibling)}settle(){if(this.loose<t.LOOSE||this.loose<this.tried+t.BLOCK||!this.holder.offsetParent||
document.fonts.status==="loading")return;this.tried=this.loose;let e=[...this.holder.children].slice(-this.loose),n=this.freeStarts(e),o=e.map((c,l)=>l).filter(
c=>n[c]&&sh(e[c])),r=[],i=0;e[0].previousSibling||(this.head=i=o.shift()??0);for(let c of o)c-i<t.BLOCK||(r.push(this.wrap(e.slice(i,c))),i=c,this.loose=e.length-
c,this.tried=0);let a=r.map(c=>c.getBoundingClientRect().height);r.forEach((c,l)=>{c.style.containIntrinsicHeight=`${a[l]}px`,c.classList.add("gp-kept-rows")})}freeStarts(e){
let n=getComputedStyle(this.holder).direction==="rtl",o=e[0].previousSibling||!this.before?"":this.before.holder.textContent;return e.map(r=>{let i=r.textContent,
a=o.endsWith(`
`);o=o.slice(o.lastIndexOf(`
`)+1);let c=a?!i.startsWith(" "):!(n||oh.test(o));return o+=i,c})}wrap(e){let n=d("span","gp-rows");e[0].before(n,d("wbr")),n.append(...e);let o=e[0].firstChild;
if(o.nodeType===Node.TEXT_NODE&&o.data===" "){let r=d("span","gp-gap");o.replaceWith(r),r.append(o)}return n}undo(e){let n=e.querySelector(".gp-gap");n&&n.replaceWith(
n.firstChild),e.nextSibling.remove(),this.loose+=e.children.length+(Gi(e.previousElementSibling)?0:this.head),e.replaceWith(...e.childNodes),this.tried=0}dissolve(){
for(let e of[...this.holder.querySelectorAll(".gp-rows")].reverse())this.undo(e);this.tried=0}};function sh(t){let e=t.previousElementSibling,n=e&&Ui(e.querySelectorAll(
".gp-ink"));if(!n)return!1;let[o,r]=[t.querySelector(".gp-ink").getClientRects()[0],Ui(n.getClientRects())];return!!(o&&r)&&Vi(o)>Vi(r)+10}function De(t,e,n){let o=c=>(c.
querySelector(".gp-ink")||c).getClientRects()[0],r=o(t[e]),i=null,a=1/0;for(let c=e+n;c>=0&&c<t.length;c+=n){let l=o(t[c]),h=l?(l.top-r.top)*n:0;if(h<r.height/2)
continue;let m=h*1e3+Math.abs(l.left-r.left);if(m>=a+1e3*r.height)break;m<a&&([i,a]=[t[c],m])}return i}var Gi=t=>!!t&&t.tagName==="WBR",Ui=t=>t[t.length-1],Vi=({
top:t,bottom:e})=>(t+e)/2;function un(t,e,n,o){let i=d("div","gp-card",null,{popover:"manual","aria-hidden":"true"}),a=d("div","gp-card-head"),c=d("dl","gp-card-facts"),l=d("ol","gp-card\
-rivals"),h=d("div","gp-card-key");h.append(d("i","gp-card-after"),`${s("after the processors")} `,d("i","gp-card-before"),s("before them")),i.append(a,c,l,h),i.
hidden=!0,t.append(i);let m=null,k=null,_=null;function q(g,v){c.append(d("dt","",g),d("dd","",v))}function I(){let{id:g,text:v,where:T,step:E,why:f}=o(m);if(a.
replaceChildren(ie(v,"gp-card-word"),d("span","",s("{where}, id {id}",{where:T,id:g}))),c.replaceChildren(),l.hidden=h.hidden=!E,f&&c.append(d("dd","gp-card-why",
f)),!E)return;N(E);let y=$(E),x=Math.max(...y.flatMap(({after:C,before:S})=>[C,S]),1e-9);l.replaceChildren(...y.map(C=>P(C,x))),h.hidden=!E.distribution.stages.
length}function N(g){let{chosen:v,distribution:T}=g,{probability:E,rawProbability:f,surprisal:y}=$e(g);T.stages.length||v.logprob!==v.raw_logprob?(q(s("Probabil\
ity after the processors"),v.logprob===null?Mt(v):H(E)),q(s("before the processors"),H(f))):q(s("Probability (no processor ran)"),H(f));let x=[v.rank&&s("{rank}\
 after",{rank:z(v.rank)}),v.raw_rank&&s("{rank} before",{rank:z(v.raw_rank)})].filter(Boolean);if(x.length){let C=v.rank===v.raw_rank;q(s("Rank of {count}",{count:z(
T.vocab)}),C?z(v.rank):x.join(", "))}q(s("Surprisal"),ae(y,n.unit))}function $({chosen:g,distribution:v}){let T=v.candidates.map(f=>({candidate:f,after:X(f.logprob),
before:X(f.raw_logprob),isChosen:f.token_id===g.token_id}));T.sort((f,y)=>Math.max(y.after,y.before)-Math.max(f.after,f.before));let E=T.slice(0,5);return E.some(
({isChosen:f})=>f)||E.push({candidate:g,after:X(g.logprob),before:X(g.raw_logprob),isChosen:!0}),E}function P({candidate:g,after:v,before:T,isChosen:E},f){let y=g.
logprob===null,x=d("li",(E?"gp-card-chosen":"")+(y?" gp-card-removed":"")),C=d("span","gp-card-tracks");for(let[S,j]of[["after",v],["before",T]]){let M=d("i","g\
p-card-"+S);M.style.width=`${j/f*100}%`,C.append(M)}return y&&C.firstChild.replaceWith(d("small","",Mt(g))),x.append(d("span","gp-card-sign",E?"▶":y?"✕":""),
ie(g.text,"gp-card-word"),C,d("span","gp-card-value",H(y?T:v))),x}function A(){let g=(m.querySelector(".gp-ink")||m).getClientRects()[0],v=e.getBoundingClientRect();
if(!g||g.bottom<v.top||g.top>v.bottom){O();return}let[T,E]=[i.offsetWidth,i.offsetHeight],{clientWidth:f,clientHeight:y}=document.documentElement,x=g.bottom+9,C=x+
E+8<=y?x:g.top-E-9;i.style.left=`${Math.max(8,Math.min(g.left,f-T-8))}px`,i.style.top=`${Math.max(8,Math.min(C,y-E-8))}px`}function W(g,v=null){o(g)&&(m=g,k=v,_=
null,I(),i.hidden&&(i.hidden=!1,i.showPopover&&i.showPopover(),document.addEventListener("keydown",w,!0),document.addEventListener("scroll",u,{capture:!0,passive:!0})),
A())}function O(){m&&(m=null,i.hidden=!0,i.hidePopover&&i.isConnected&&i.hidePopover(),document.removeEventListener("keydown",w,!0),document.removeEventListener(
"scroll",u,{capture:!0}))}function w({key:g}){g==="Escape"&&b()}function b(){_=m,O()}function u(){let g=k&&document.elementFromPoint(k.clientX,k.clientY);!m.isConnected||
k&&!m.contains(g)?O():A()}e.addEventListener("pointermove",g=>{if(g.pointerType==="touch")return;let v=g.target.closest('[role="button"]');!v||!o(v)?k&&O():v!==
m&&v!==_&&W(v,g)}),e.addEventListener("pointerleave",()=>{_=null,k&&O()}),e.addEventListener("focusin",({target:g})=>g.matches(":focus-visible")&&W(g)),e.addEventListener(
"focusout",({target:g})=>g===m&&!k&&O());function p(g){m&&(m.isConnected?g&&(I(),A()):O())}return{show:W,hide:O,dismiss:b,refresh:p}}var Mt=({removed_by:t})=>s(
"removed by {processor}",{processor:t?Be(t)[0]:s("a processor")});function Fe(t,e){if(e.piece===null){let n=d("bdi","gp-ink gp-special");Ce(n,e.text),t.append(n)}else rn(e)?t.append(e.piece,d("span","gp-ink gp-byte","",{"data-\
bytes":co(e.text)||"·"})):ai(t,e.piece)}function Et(t,e,n,o){let r=o&&rn(o)?t.tokens.at(-1).parentNode:null;if(r&&n.piece!==null)r.append(e);else if(rn(n)){let i=d(
"span","gp-bytes");i.append(e),t.rows.append(i)}else t.rows.append(e);t.tokens.push(e)}function ht(t,e){for(;t.tokens.length>e;){let n=t.tokens.pop(),o=n.closest(
".gp-bytes");o&&o.childNodes.length>1?n.remove():t.rows.removeLast()}}function yo(t,e){let{probability:n,rawProbability:o,rank:r,surprisal:i}=$e(t),a=[t.chosen.
logprob===null?Mt(t.chosen):s("probability {share}",{share:H(n)})];return H(o)!==H(n)&&a.push(s("{share} before the processors",{share:H(o)})),r!==null&&a.push(
s("rank {rank} of {count}",{rank:z(r),count:z(t.distribution.vocab)})),[...a,s("surprisal {amount}",{amount:ae(i,e)})]}var $t=(t,e,n)=>e>0?(t-n*e)/Math.sqrt(e*n*(1-n)):null;function Ye(t){if(t<0)return 1-Ye(-t);let e=Math.exp(-t*t/2)/Math.sqrt(2*Math.PI);if(t>3){let r=t;for(let i=120;i>
0;i--)r=t+i/r;return e/r}let[n,o]=[0,t];for(let r=1;o>1e-18;r+=2)n+=o,o*=t*t/(r+2);return .5-e*n}var xo=(t,e,n)=>t>e?n**2*e*(1-e)/(t-e)**2:1/0;function ze(t){if(t>=
1e-4)return H(t);if(t<1e-300)return s("less than {p}",{p:"10⁻³⁰⁰"});let[e,n]=t.toExponential(1).split("e-");return`${e} × 10⁻${[...n].map(o=>"⁰¹²³⁴⁵⁶⁷\
⁸⁹"[o]).join("")}`}function fn(t){let e=Ye(t);if(e>.1)return s("{share} of texts without this watermark pass it.",{share:H(e)});let n=1/e;return n>=1e9?s("A\
 share of {p} of texts without this watermark passes it.",{p:ze(e)}):s("One in {odds} texts without this watermark passes it.",{odds:z(Number(n.toPrecision(n<1e4?
3:2)))})}var rh=({green:t})=>t==null?"none":t?"green":"red",ih=t=>Math.round(Math.max(0,Math.min(1,(t-.2)/.6))*10);function ah(t,e,n){let o=d("span","gp-token",
null,{tabindex:"-1",role:"img"});if(Fe(o,t),Ji(o,e),n===void 0)return o;let r=typeof n=="function"?n:()=>n;return o.setAttribute("aria-label",r()),_e(o,r),o}function Ji(t,{
green:e=null,g:n=null,counted:o=!0}){let r=t.querySelector(".gp-ink");if(n===null)t.dataset.list=rh({green:e});else{let i=ih(n);t.dataset.list="g",r.style.backgroundColor=
`var(--gp-prob-${i})`,r.style.backgroundSize=`2px ${i*10}%`}o||(t.dataset.counted="no")}var je=class{constructor(e,{press:n=null}={}){this.body=e,this.press=n,this.
items=[],this.tokens=[],this.stop=null,this.width=0,this.timer=0,e.classList.add("gp-marked"),this.rows=new Je(e),e.addEventListener("keydown",o=>this.keyed(o)),
e.addEventListener("click",o=>this.pressed(o.target.closest(".gp-token"))),new ResizeObserver(()=>this.resized()).observe(e)}show(e,n=0){this.cut(Math.min(n,this.
tokens.length));for(let o=this.tokens.length;o<e.length;o++){let{token:r,mark:i,words:a}=e[o],c=ah(r,i,a);this.press&&c.setAttribute("role","button"),Et(this,c,
r,o?this.items[o-1].token:null),this.items.push(e[o])}!this.stop&&this.tokens.length&&this.reach(this.tokens[0]),this.rows.settle()}cut(e){ht(this,e),this.items.
length=e,this.stop&&!this.stop.isConnected&&(this.stop=null)}reach(e){this.stop&&(this.stop.tabIndex=-1),this.stop=e,e.tabIndex=0}pressed(e){let n=this.tokens.indexOf(
e);n<0||(this.reach(e),this.press&&this.press(this.items[n]))}keyed(e){let n=this.tokens.indexOf(e.target.closest(".gp-token"));if(n<0||e.ctrlKey||e.metaKey||e.
altKey)return;let o={ArrowRight:()=>this.tokens[n+1],ArrowLeft:()=>this.tokens[n-1],ArrowDown:()=>De(this.tokens,n,1),ArrowUp:()=>De(this.tokens,n,-1),Home:()=>this.
tokens[0],End:()=>this.tokens.at(-1),Enter:()=>this.tokens[n]," ":()=>this.tokens[n]}[e.key];if(!o)return;e.preventDefault();let r=o();r&&(this.reach(r),r.focus(
{preventScroll:!0}),r.scrollIntoView({block:"nearest"}),r===this.tokens[n]&&this.pressed(r))}resized(){let{clientWidth:e}=this.body;!e||e===this.width||(this.width=
e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),200))}};function nt(t,e,{unscored:n=!1,repeated:o=!1,faint:r=s("fai\
nt: seen before, not counted")}={}){let i=[e,n,o,r].join();if(t.dataset.legend===i)return;t.dataset.legend=i,t.classList.add("gp-marked","gp-mark-legend");let a=(l,h,m)=>{
let k=d("span"),_=d("span","",null,{"aria-hidden":"true"});return _.append(d("span","gp-ink",h)),Ji(_,l),k.append(_,m),k},c=e==="synthid"?[a({g:.2},"g",s("mean \
g-value 0.2 or less")),a({g:.5},"g",s("0.5, as by chance")),a({g:.8},"g",s("0.8 or more"))]:[a({green:!0},"◆",s("green: on the green list")),a({green:!1},"◇",
s("red: not on the green list"))];n&&c.push(a({},"abc",s("not scored"))),o&&c.push(a(e==="synthid"?{g:.5,counted:!1}:{green:!0,counted:!1},"abc",r)),t.replaceChildren(
...c)}var ch=400,lh=12;function mn(t,{curves:e,threshold:n,needed:o=null,label:r=s("z over the number of tokens"),title:i=s("tokens scored"),yTitle:a="z",from:c=40,
height:l=260}){let h=e.filter(({points:O})=>O.length),m=h.flatMap(({points:O})=>O),k=Math.max(c,...m.map(([O])=>O)),_=o&&o.at<=2*k?Math.max(k,o.at*1.05):k,q=m.map(
([,O])=>O),I=Math.min(-.5,...q)*1.08,N=Math.max(n*1.15,1,...q)*1.06,$=Di(t,{height:l,x:[0,_],y:[I,N],left:40,top:24}),P=$.width-$.right,A=[...Ki($,{xTicks:Vs(0,
_,$.inner/90),yTicks:Vs(I,N,5),xTitle:i,yTitle:a}),cn("gp-unity",$.left,$.y(0),P,$.y(0)),cn("gp-z-threshold",$.left,$.y(n),P,$.y(n)),...h.map(({look:O,points:w})=>pi(
`gp-z-${O}`,hh(w,ch).map(([b,u])=>[$.x(b),$.y(u)]))),...h.map(({look:O,points:w})=>ph($,O,w.at(-1))),dh($,h,n)],W=uh($,h);if(o&&o.at<=_){let[O,w]=[$.x(o.at),$.y(
n)];W.push(Ls("",o.words,[["path","gp-z-needed",{d:`M${Te(O)} ${Te(w)}l-6 11h12Z`},[]]]))}$.draw(r,[A,W])}function dh(t,[e],n){let o=([,a])=>Math.abs(a-n),{points:r}=e||
{points:[]},i=r.length>0&&o(r.at(-1))>o(r[Math.floor(r.length/8)]);return Gt("gp-halo gp-strong",i?t.width-t.right:t.left+5,t.y(n)-6,s("threshold {value}",{value:Number(
n.toFixed(2))}),i?"end":"start")}function hh(t,e){let n=Math.ceil(t.length/e);return t.filter((o,r)=>r%n===0||r===t.length-1)}var ph=(t,e,[n,o])=>e==="measured"?
["circle","gp-measured",{cx:Te(t.x(n)),cy:Te(t.y(o)),r:5},[]]:["path",`gp-z-end gp-z-end-${e}`,{d:ui(t.x(n),t.y(o),4.5)},[]];function uh(t,e){let n=Math.max(0,...e.
map(({points:r})=>r.at(-1)[0])),o=Math.min(lh,n);return Array.from({length:o},(r,i)=>{let[a,c]=[n*i/o,n*(i+1)/o],l=e.map(({name:m,points:k})=>{let _=k.findLast(
([q])=>q<=c);return _&&_[0]>a?`${m} ${_[1].toFixed(2)}`:""}).filter(Boolean);if(!l.length)return null;let h={x:Te(t.x(a)),y:t.top,width:Te(t.x(c)-t.x(a)),height:Te(
t.height-t.bottom-t.top)};return Ls("gp-z-place",B(Math.floor(c),"After {count} token: {values}","After {count} tokens: {values}",{values:l.join(", ")}),[["rect",
"gp-catch",h,[]]])}).filter(Boolean)}function gn(t,e){let n=ee(t,e.length,()=>{let o=d("span"),r=ne("svg");return Z(r,{width:26,height:8,"aria-hidden":"true"}),
r.append(ne("path")),Z(r.firstElementChild,{d:"M1 4H25"}),o.append(r,d("span")),o});e.forEach(({name:o,look:r,tip:i},a)=>{let[c,l]=n[a].children;Z(c.firstChild,
{class:`gp-z-${r}`}),L(l,o),i&&te(l,"z-score",()=>"",{meaning:i,formula:""})})}function Kn({name:t,masked:e}){return t==="alone"?s("Alone"):t==="left"?e?s("Padded on the left"):s("Padded on the left, without a mask"):e?s("Padded on the rig\
ht"):s("Padded on the right, without a mask")}function Dn(t,e){if(!U(t))return s("infinite");let n=ke(t,e),o=Math.abs(n);if(o<1e-15)return`0 ${s(e)}`;let r=o<1e-4?
ze(o):o.toFixed(o<.01?4:3);return`${n<0?"−":""}${r} ${s(e)}`}function Yi(t,e,n){let{prompts:o,sampled:r,ways:[i]}=t,a=o.length,c=e.answers.map(({kl:q})=>U(q)?
q:1/0),l=e.answers.filter(({read:q},I)=>q.length>i.answers[I].read.length).length,h=[s("Divergence of the first new token from that of the prompt alone: at most\
 {distance}.",{distance:Dn(Math.max(...c),n)})];l||h.push(s("No prompt is shorter than another, so nothing was padded.")),e.guessed?h.push(s("generate has found\
 the padding by itself, because no text ends with this pad token.")):!e.masked&&l&&h.push(s("The model has read the padding as text."));let m=e.answers.filter(({
same:q})=>!q).length,[k,_]=r?["even","○"]:m?["bad","✗"]:["good","✓"];return[k,_,fh(k,Kn(e),m,a),h.join(" ")]}function fh(t,e,n,o){return t==="even"?s("{wa\
y}: the texts are drawn anew, so they are not compared.",{way:e}):t==="good"?B(o,"{way}: the prompt gives the same text as alone.","{way}: each of the {count} p\
rompts gives the same text as alone.",{way:e}):o===1?s("{way}: the prompt gives a different text than alone.",{way:e}):B(n,"{way}: {count} of {all} prompts give\
s a different text than alone.","{way}: {count} of {all} prompts give a different text than alone.",{way:e,all:o})}function Js({sampled:t},{name:e},{same:n}){return e===
"alone"?["even","",""]:t?["even","○",s("drawn anew")]:n?["good","✓",s("the same as alone")]:["bad","✗",s("a different text than alone")]}function mh({parts_at:t,
new:e},n){if(t===null)return"";let o=r=>r[t]?V(r[t][1]):s("the end");return s("diverges at new token {number}: {own}, alone {alone}",{number:t+1,own:o(e),alone:o(
n.new)})}var gh=(t,e)=>t.first.flatMap(([n,o])=>{let r=e.first.find(([i])=>i===n);return r?[{text:n,p:X(o),q:X(r[1])}]:[]});function wh(t,e,n){let o=vt(gh(e,t),
n,Dn(t.kl,n));return o&&he(o)}function bh(t,e,n){let[,o]=e.new[0],[r,i]=[e,t].map(({first:a})=>a.find(([c])=>c===o));return!r||!i||!U(t.change)?"":s("from {befo\
re} alone to {after}: a change of {change}.",{before:H(X(r[1])),after:H(X(i[1])),change:Dn(t.change,n)})}function Xi(t,e,n,o,r){let i=n.first.slice(0,3).map(([h,
m])=>`${V(h)} ${H(X(m))}`),a=[s("first: {tokens}",{tokens:i.join(", ")}),s("The likeliest first new tokens, with their probabilities before the logits processor\
s."),"probability"];if(e.name==="alone")return[a];let[,c]=o.new[0],l=t.sampled?"":mh(n,o);return[...l?[[l,s("The first token that differs. What comes after it c\
ontinues a different text."),"greedy"]]:[],[s("KL {distance}",{distance:Dn(n.kl,r)}),s("Kullback-Leibler divergence between the distributions of the first new t\
oken, alone ‖ this way, before the logits processors. 0 where they are the same."),"kl",wh(n,o,r)],[s("log p of {token} {change}",{token:V(c),change:`${U(n.change)&&
n.change>0?"+":""}${Dn(n.change,r)}`}),s("The change in the log-probability of the token that the prompt alone chose first."),"logprob",bh(n,o,r)],a]}function Zi({
model:t,mode:e,prompts:n,width:o,pad:r,borrowed:i,dtype:a,seed:c,sampled:l,ways:[h]}){let m=l?s("{mode}, seed {seed}",{mode:Kt(e),seed:c}):Kt(e),k=h.answers.some(
({read:_})=>_.length<o);return`${t}, ${a}; ${m}; ${k?kh(n.length,o,r[1],i):B(n.length,"{count} prompt of {width} tokens","{count} prompts of {width} tokens",{width:o})}`}
var kh=(t,e,n,o)=>o?B(t,"{count} prompt, padded to {width} tokens with {pad}, the end-of-text token","{count} prompts, padded to {width} tokens with {pad}, the \
end-of-text token",{width:e,pad:n}):B(t,"{count} prompt, padded to {width} tokens with {pad}","{count} prompts, padded to {width} tokens with {pad}",{width:e,pad:n});function Qi(t,e){let n=m=>t.querySelector(".gp-"+m);function i(m){let k=m.ways.slice(1).map(_=>Yi(m,_,e.unit));n("batch-verdicts").replaceChildren(...k.map(([_,
q,I,N])=>{let $=d("li","",null,{"data-verdict":_}),P=d("span","",I);return P.append(d("small","",N)),$.append(d("span","gp-sign",q,{"aria-hidden":"true"}),P),$})),
L(n("told"),k.map(([,,_])=>_).join(" "))}function a(m,k){let _=d("details","gp-one-prompt"),q=d("summary","",`${s("Prompt {number}:",{number:k+1})} `),I=[...m.prompts[k]],
N=d("bdi","gp-prompt-text",I.slice(0,200).join("")+(I.length>200?"…":"")),$=m.ways.slice(1).map(A=>`${Js(m,A,A.answers[k])[1]} ${Kn(A)}`);q.append(N,d("span",
"gp-way-signs",` ${$.join(" · ")}`)),_.append(q);let P=()=>{_.open&&_.childElementCount===1&&_.append(...m.ways.map(A=>c(m,A,k)))};return _.addEventListener("t\
oggle",P),_.open=k<6,P(),_}function c(m,k,_){let[q,I]=[m.ways[0].answers[_],k.answers[_]],[N,$,P]=Js(m,k,I),A=d("div","gp-way",null,{"data-verdict":N}),W=d("h3",
"gp-way-name");W.append(d("span","gp-sign",$,{"aria-hidden":"true"}),Kn(k),d("small","",P));let O=s("Prompt {number} as the model reads it: {way}",{number:_+1,way:Kn(
k)}),w=l(m,k,I,q,O),b=d("p","gp-gave"),u=d("span","gp-new");Hi(u,I.new,m.sampled?null:I.parts_at),b.append(d("span","gp-gave-words",`${s("Output:")} `),u);let p=d(
"p","gp-measures");for(let[v,T,E,f=""]of Xi(m,k,I,q,e.unit)){let y=d("span","",v);te(y,E,()=>f,{meaning:T}),p.append(y)}let g=d("div","gp-way-body");return g.append(
w,b,p),A.append(W,g),A}function l({is_encoder_decoder:m},{name:k},{read:_},q,I){if(k!=="alone"&&JSON.stringify(_)===JSON.stringify(q.read))return d("p","gp-note",
s("As long as the longest prompt: there is no padding, and the row is that of the prompt alone."));let N=d("div","gp-scroll",null,{tabindex:0,role:"region","ari\
a-label":I});return N.append(Fi(_,{text:q.read.length,side:k,goesOn:!m,caption:I})),N}function h(m){L(n("about"),Zi(m)),i(m),J(n("of-decoder"),!m.is_encoder_decoder),
n("batch-prompts").replaceChildren(...m.prompts.map((k,_)=>a(m,_)))}return m=>{t.hidden=!e.found,!t.hidden&&(m.found||m.unit)&&h(e.found)}}var bn=.001,ea=2e-5,yh=-1e9,Yt=-1e8,Ke=(t,e=-1e30)=>t==null||t<e;function wn(t,e,n){return Ke(t,n)||Ke(e,n)?Ke(t,n)&&Ke(e,n)?0:1/0:Math.abs(t-e)}function Gn(t,e,n){
return wn(t,e===null?null:e*n,Yt)/Math.max(1,n)}var Jt=class{count=0;off=0;furthest=0;worst=null;see(e,n){this.count+=1,e<=bn||(this.off+=1),!(this.worst&&!(e>this.
furthest))&&(this.furthest=e,this.worst={...n(),difference:e})}};function ta(t){if(!t.usesBeams)return null;let{effective:e}=t.started,n={sum:new Jt,given:new Jt,
final:new Jt,pool:new Jt,output:new Jt},o=e.length_penalty??1;for(let r of t.prompts){if(!r)continue;let i=Math.max(...r.distributions.map(a=>a.length));xh(r,Math.
max(1,Math.floor(i/(e.num_beam_groups||1))),o,n)}return t.finished.sequences.forEach((r,i)=>vh(t.returned[i].last,r,i,o,n.output)),n}function xh(t,e,n,o){let r=null,
i=new Map,a=(c,l)=>l.score-c.score;t.steps.forEach((c,l)=>{if(c.some(({given:k})=>k)){for(let k of c)o.given.see(wn(k.beam.score,0),()=>({node:k}));return}r??=new Map(
c.filter(({beam:k})=>k.parent%e===0).map(({beam:k})=>[k.parent,0]));for(let k of c){let{beam:_}=k,q=r.get(_.parent)??yh;if(o.sum.see(wn(q+(_.logprob??-1/0),_.score,
Yt),()=>({node:k,parent:q})),_.final_score===null||_.final_score===void 0)continue;let I=k.length**n;o.final.see(Gn(_.score,_.final_score,I),()=>({node:k,power:I}));
let N=_.group??null;i.set(N,[...i.get(N)||[],{score:_.final_score,power:I}].sort(a).slice(0,e))}let h=[...i.values()].flat().filter(({score:k})=>!Ke(k)).sort(a),
m=t.pools[l].filter(k=>!Ke(k));for(let k=0;k<Math.max(h.length,m.length);k++){let _=h[k]??null,q=_&&k<m.length?Gn(_.score*_.power,m[k],_.power):1/0;o.pool.see(q,
()=>({step:l,place:k,expected:_&&_.score,told:m[k]??null}))}r=new Map(c.filter(({beam:k})=>k.status==="running").map(({beam:k})=>[k.beam,k.score]))})}function vh(t,e,n,o,r){
let i=we(t),a=i.filter(({given:h})=>!h);if(e.score===null||!a.length)return;let c=a.length**o,l=i.every(({beam:h,given:m},k)=>m||h.parent===(e.beams||[])[k]);r.
see(l?Gn(t.beam.score,e.score,c):1/0,()=>({number:n,node:t,power:c,told:e.score}))}var ge={node:108,fold:236,gap:34,row:38,leaf:20,between:8,margin:20,band:22,short:3},na=new Set(["running"]),Lt=new Set(["finished"]);function oa(t,e){let n=Math.
min(e.upTo,t.steps.length-1),o=Ys(t,n),r=new Map((e.returned||[]).map((k,_)=>[k,_+1])),i=Un([...o,...r.keys(),...vo(t,n)]),{kids:a,hidden:c}=Sh(t,n,e,i,o),{lanes:l,
counts:h}=Mh(t,n,a),m=$h(t,n,a,l,e);return Lh(t,{last:n,kept:o,outputs:r,alive:i,kids:a,hidden:c,lanes:l,counts:h,columns:m,options:e})}var vo=(t,e)=>(t.steps[e]||
[]).filter(({beam:n})=>na.has(n.status));function Ys(t,e){let n=t.steps.slice(0,e+1).flat().filter(({beam:o})=>Lt.has(o.status));return n.sort((o,r)=>r.beam.final_score-
o.beam.final_score),new Set(n.slice(0,(t.pools[e]||[]).length))}function Un(t){let e=new Set;for(let n of t)for(;n&&!e.has(n);n=n.before)e.add(n);return e}function Sh(t,e,n,o,r){
let i=new Map,a=new Set([null]),c=new Map,l=new Map,h=m=>(i.has(m)||i.set(m,{on:[],off:[]}),i.get(m));h(null);for(let m=0;m<=e;m++){for(let k of t.steps[m]){let{
before:_}=k,q=n.collapsed.has(_)?_:c.get(_);q!=null?(c.set(k,q),l.set(q,(l.get(q)||0)+1)):na.has(k.beam.status)?(n.lost||o.has(k))&&(h(_).on.push(k),a.add(k)):(!Lt.
has(k.beam.status)||n.lost||r.has(k))&&h(_).off.push(k)}t.distributions[m].forEach((k,_)=>{let q=Oh(t,m,_);n.candidates&&a.has(q)&&!n.collapsed.has(q)&&Th(t,m,_,
k,h(q),n.candidates)})}for(let m of i.values()){m.on.sort((I,N)=>I.beam.beam-N.beam.beam);let k=m.off.filter(({beam:I})=>Lt.has(I.status)),_=m.off.filter(({beam:I})=>!Lt.
has(I.status)),q=(I,N)=>N.beam.score-I.beam.score;m.off=[...k.sort(q),..._h(_.sort(q),n.candidates)]}return{kids:i,hidden:l}}function _h(t,e){let n=new Map;return t.
filter(({beam:{parent:o}})=>(n.set(o,(n.get(o)||0)+1),n.get(o)<=e))}function Oh(t,e,n){if(!(e<=t.given&&!t.steps[e].some(({beam:o})=>o.parent===n)))return e?t.byStep[e-
1].get(n):null}function Th(t,e,n,o,r,i){let a=i-r.off.filter(({beam:l})=>l.parent===n&&!Lt.has(l.status)).length;if(a<=0)return;let c=new Set(t.steps[e].filter(
({beam:l})=>l.parent===n).map(({beam:l})=>l.token_id));for(let l of o.candidates)if(!(l.logprob===null||c.has(l.token_id))&&(r.off.push(Oi(t,e,n,o,l)),a-=1,!a))
return}function Mh(t,e,n){let o=new Map,r=new Map;for(let a=0;a<=e;a++){let c=[],l=new Set;for(let h of vo(t,a)){let m=n.get(h.before);if(!m||!m.on.includes(h))
continue;let k=h.beam.group??0;r.has(k)||r.set(k,[]),m.on.find(({beam:q})=>(q.group??0)===k)===h&&h.before&&o.has(h.before)?(o.set(h,o.get(h.before)),r.get(k)[o.
get(h).number]=a,l.add(h)):c.push(h)}c.sort((h,m)=>h.beam.beam-m.beam.beam);for(let h of c){let m=h.beam.group??0,k=Eh(r.get(m),a,h.before&&o.has(h.before)?o.get(
h.before).number:0);r.get(m)[k]=a,o.set(h,{group:m,number:k})}}let i=new Map([...r].sort(([a],[c])=>a-c).map(([a,c])=>[a,Math.max(1,c.length)]));return{lanes:o,
counts:i}}function Eh(t,e,n){let o=a=>a.sort((c,l)=>Math.abs(c-n)-Math.abs(l-n)||l-c)[0],i=t.map((a,c)=>c).filter(a=>t[a]<e-1);return i.length?o(i):t.length}function $h(t,e,n,o,r){
let i=l=>vo(t,l-1).every(h=>{if(!o.has(h))return!0;let m=n.get(h);return m&&m.on.length===1&&!m.off.some(({beam:k})=>Lt.has(k.status))}),a=[],c=r.live?e-2:e;for(let l=0;l<=
e;l++){let h=a.at(-1);r.fold&&h&&l<=c&&i(l)?h.to=l:a.push({from:l,to:l})}return a.flatMap(l=>{let h=l.to-l.from+1;return h>=ge.short&&!r.unfolded.has(l.from)?[l]:
Array.from({length:h},(m,k)=>({from:l.from+k,to:l.from+k,...h>=ge.short&&k===0?{open:!0}:{}}))})}function Lh(t,{last:e,kept:n,outputs:o,alive:r,kids:i,hidden:a,
lanes:c,counts:l,columns:h,options:m}){let k=[],_=ge.margin+ge.node+ge.gap;for(let u of h){u.x=_,u.folded=u.to>u.from,u.width=u.folded?ge.fold:ge.node,_+=u.width+
ge.gap;for(let p=u.from;p<=u.to;p++)k[p]=u}let{tops:q,bands:I,height:N}=Ah(i,c,l,k),$=u=>q.get(u.group)[u.number],P={node:null,nodes:[],look:"root",x:ge.margin,
y:Ch(q),width:ge.node,height:ge.row-4,hidden:0},A=[P],W=new Map([[null,P]]),O=[];function w(u,p,g){let v=k[u.index],T={node:u,nodes:[u],look:b(u),x:v.x,y:p,width:v.
width,height:g,hidden:a.get(u)||0,place:o.get(u)||null,folded:v.folded,column:v,greedy:m.greedy.has(u)};W.set(u,T),A.push(T);let E=W.get(u.before);return E&&O.push(
{from:E,to:T,look:T.look,share:Math.min(1,Math.exp(u.beam.logprob??-1/0))}),T}function b(u){let{status:p}=u.beam;return p==="finished"?n.has(u)?"kept":"fell":p!==
"running"?p:u.index===e?"tip":r.has(u)?"inner":"lost"}for(let u=0;u<=e;u++){let p=k[u];for(let g of vo(t,u))if(c.has(g))if(u>p.from){let v=W.get(g.before);v&&(v.
nodes.push(g),v.node=g,v.look=b(g),v.greedy&&=m.greedy.has(g),v.hidden=a.get(g)||0,W.set(g,v))}else w(g,$(c.get(g)),ge.row-4).lane=c.get(g)}for(let[u,p]of i){let g=u===
null?null:c.get(u)&&$(c.get(u));if(g===void 0)continue;let v=new Map;for(let T of p.off){let E=k[T.index];if(!E||E.folded&&!Lt.has(T.beam.status))continue;let f=g??
q.get(T.beam.group??0)[0],y=v.get(f)||0;v.set(f,y+1),w(T,f+ge.row+y*ge.leaf,ge.leaf-2)}}return{entries:A,edges:O,columns:h,bands:I,at:W,last:e,width:_-ge.gap+ge.
margin,height:N}}function Ah(t,e,n,o){let r=new Map;for(let[h,m]of t){let k=new Map;for(let _ of m.off){let q=o[_.index];if(!q||q.folded&&!Lt.has(_.beam.status))
continue;let I=h===null?{group:_.beam.group??0,number:0}:e.get(h);if(!I)continue;let N=`${I.group} ${I.number}`;k.set(N,(k.get(N)||0)+1)}for(let[_,q]of k)r.set(
_,Math.max(r.get(_)||0,q))}let i=new Map,a=[],c=ge.margin,l=n.size>1;for(let[h,m]of n){let k=c;l&&(c+=ge.band),i.set(h,[]);for(let _=0;_<m;_++)i.get(h).push(c),
c+=ge.row+(r.get(`${h} ${_}`)||0)*ge.leaf+ge.between;l&&a.push({group:h,y:k,height:c-k-4}),l&&(c+=8)}return i.size||i.set(0,[c]),{tops:i,bands:a,height:Math.max(
c,ge.margin+ge.row)+ge.margin-ge.between}}var Ch=t=>[...t.values()][0][0];var Ph=`
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
`,er={kept:"■",fell:"▤",ended:"□",pruned:"✕",unseen:"…",lost:"✕"},Xs={tall:.55,small:.75},Wh=[1,1.8,3,4.5,6.5],Nh=[.05,.2,.5,.8],qh={probability:({beam:t})=>H(
Math.min(1,X(t.logprob))),token:({beam:t})=>K(t.logprob,2),sum:({beam:t})=>K(t.score,2),score:(t,e)=>K(ct(t,e),3),rank:t=>t.rank?`#${t.rank}`:`>${t.among??""}`},
kn=class{constructor(e){this.element=e,e.classList.add("t-tree");let n=ne("style");n.textContent=Ph,this.world=ne("g"),this.bands=ne("g"),this.ruler=ne("g"),this.
edges=ne("g"),this.blocks=ne("g"),this.nodes=ne("g"),this.world.append(this.bands,this.ruler,this.edges,this.blocks,this.nodes),e.append(n,this.world),this.paths=
new Map,this.drawn=new Map}draw(e,n){let o=n.area?a=>a.x+a.width>=n.area[0]&&a.x<=n.area[2]&&a.y+a.height>=n.area[1]&&a.y<=n.area[3]:()=>!0,r=e.entries.filter(o),
i=a=>n.zoom>=(Zs(a)?Xs.tall:Xs.small);return this.drawBands(e),this.drawRuler(n.zoom>=Xs.tall?e.columns.filter(({x:a,width:c})=>!n.area||a+c>=n.area[0]&&a<=n.area[2]):
[]),this.drawEdges(e,n),this.drawBlocks(r.filter(a=>!i(a)),n),this.drawNodes(r.filter(i),n),r.length}drawBands({bands:e,width:n}){let o=ee(this.bands,e.length,()=>{
let r=ne("g");return r.append(ne("rect","t-band"),ne("text")),r});e.forEach(({group:r,y:i,height:a},c)=>{let[l,h]=o[c].children;Z(l,{x:4,y:i,width:n-8,height:a,
rx:8}),Z(h,{y:i+16}),L(h,s("group {group}",{group:Re(r)}))})}drawRuler(e){let n=ee(this.ruler,e.length,()=>ne("text","t-small"));e.forEach(({from:o,to:r,x:i},a)=>{
Z(n[a],{x:i+8,y:12}),L(n[a],r>o?`${o+1}–${r+1}`:String(o+1))})}nameBandsAt(e){for(let n of this.bands.children)Z(n.lastElementChild,{x:Math.max(14,e+10)})}drawEdges(e,n){
let o=new Map;for(let{from:r,to:i,look:a,share:c}of e.edges){let[l,h]=[r.x+r.width,i.x],[m,k]=[r.y+r.height/2,i.y+i.height/2];if(n.area&&(h<n.area[0]||l>n.area[2]||
Math.max(m,k)<n.area[1]||Math.min(m,k)>n.area[3]))continue;let _=n.path.has(i.node)||i.nodes.some($=>n.path.has($)),q=Math.min(40,(h-l)*.6),N=`t-edge t-w${Nh.filter(
$=>c>=$).length} ${Bh(i,a,_)}${n.dim&&!_?" t-dim":""}`;o.has(N)||o.set(N,[]),o.get(N).push(`M${l},${m}C${l+q},${m} ${h-q},${k} ${h},${k}`)}this.drawPaths(this.edges,
o,(r,i)=>{r.style.strokeWidth=`${Wh[Number(i.match(/t-w(\d)/)[1])]}px`})}drawPaths(e,n,o){for(let[r,i]of this.paths)i.parentNode===e&&!n.has(r)&&(i.remove(),this.
paths.delete(r));for(let[r,i]of n){let a=this.paths.get(r);a||(a=ne("path",r),o&&o(a,r),this.paths.set(r,a),r.includes("t-path")?e.append(a):e.prepend(a)),Z(a,{
d:i.join("")})}}drawBlocks(e,n){let o=new Map;for(let r of e){let i=`t-blocks t-${Qs(r,n.path)?"path":r.look}${n.dim&&!Qs(r,n.path)?" t-dim":""}`;o.has(i)||o.set(
i,[]);let{x:a,y:c,width:l,height:h}=r;o.get(i).push(`M${a},${c+h*.2}h${l}v${h*.6}h${-l}z`)}this.drawPaths(this.blocks,o)}drawNodes(e,n){let o=new Map(this.drawn);
for(let r of e){let i=r.nodes[0]||null,a=this.drawn.get(i);(!a||a.tall!==Zs(r))&&(a&&a.group.remove(),a=Ih(Zs(r)),this.drawn.set(i,a),this.nodes.append(a.group)),
o.delete(i),this.drawNode(a,r,n)}for(let[r,{group:i}]of o)i.remove(),this.drawn.delete(r)}drawNode(e,n,o){let{node:r,x:i,y:a,width:c,height:l,look:h}=n,{group:m,
box:k,word:_,right:q,tall:I}=e,N=r?qh[o.number](r,o.penalty):"";if(Z(m,{class:this.classesOf(n,o),transform:`translate(${i} ${a})`}),Z(k,{width:c,height:l}),Z(q,
{x:c-8}),L(q,N),I)Rh(e,n,o);else{let $=`${n.greedy?"G":""}${er[h]} `;L(_,$+So(tr(r),12-$.length-Math.ceil(N.length*.82)))}jh(e,n)}classesOf(e,n){let{node:o,look:r}=e,
i=Qs(e,n.path),a=[`t-${r}`];return o&&(o.beam.group??0)&&["inner","tip"].includes(r)&&a.push(`t-g${o.beam.group%4}`),o&&o.given&&a.push("t-given"),i&&a.push("t-\
path"),n.dim&&!i&&o&&a.push("t-dim"),a.join(" ")}},Zs=({height:t})=>t>ge.leaf;function Ih(t){let e=ne("g"),[n,o,r]=[ne("rect","t-box"),ne("text","t-word"),ne("t\
ext","t-small t-right")];e.append(n,o,r),Z(n,{rx:t?7:5}),Z(o,{x:8,y:t?14:13}),Z(r,{y:t?28:13});let i=t?e.appendChild(ne("text","t-small")):null;return i&&Z(i,{x:8,
y:28}),{group:e,box:n,word:o,right:r,left:i,tall:t,flag:null}}function Rh({word:t,left:e},n,o){let{node:r,nodes:i,look:a}=n,c=er[a]?`${er[a]} `:"";r?L(t,c+(i.length>
1?Fh(i.map(tr).join(""),28):So(tr(r),12-c.length))):L(t,o.root),L(e,r?zh(n,o):""),Z(e,{class:r&&i.length<2&&yn(r)?"t-small t-switch":"t-small"})}function jh(t,{
look:e,place:n,hidden:o,width:r,height:i}){let a=n?`★${n}`:o?`+${o}`:"";if(!a&&e!=="kept"&&!t.flag)return;t.flag||(t.flag=[ne("rect","t-inside"),ne("rect","t-\
flag"),ne("text","t-flag-text")],t.group.append(...t.flag));let[c,l,h]=t.flag,m=8+7*a.length;Z(c,{x:2.5,y:2.5,width:r-5,height:i-5,rx:3}),Z(l,{x:r-m+4,y:-6,width:a?
m:0,height:14,rx:2}),Z(h,{x:r-m/2+4,y:5}),L(h,a)}var Qs=(t,e)=>t.nodes.some(n=>e.has(n)),yn=t=>t.before!==null&&t.beam.status==="running"&&t.beam.parent!==t.beam.
beam;function zh({node:t,nodes:e,greedy:n},o){let r=[n?"G":"",o.goals?o.goals(t):""].filter(Boolean).join(" ");return e.length>1?[B(e.length,"{count} token","{c\
ount} tokens"),r].filter(Boolean).join(" "):t.beam.status!=="running"?r:[t.given?s("given"):yn(t)?`${t.beam.parent+1}→${t.beam.beam+1}`:String(t.beam.beam+1),
r].filter(Boolean).join(" ")}function Bh(t,e,n){return n?"t-path":["pruned","unseen","ended","lost"].includes(e)?"t-off":["kept","fell"].includes(e)?"t-ending":
`t-g${(t.node.beam.group??0)%4}`}var tr=({beam:t,chosen:e})=>(t.text||e.text||"").replace(on,n=>Ue[n]||"�")||s("(empty)"),sa=t=>/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u.
test(t)?2:1;function So(t,e){let n=0,o=Array.from(t);for(let[r,i]of o.entries())if(n+=sa(i),n>e)return o.slice(0,Math.max(1,r-1)).join("")+"…";return t}function Fh(t,e){
let n=Array.from(t),o=Math.floor((e-1)/2);return n.reduce((r,i)=>r+sa(i),0)<=e?t:So(t,o)+So(n.slice(-o).join(""),o)}var Hh=.001;function ia(t,e){if(t.given)return[s("A given token weighs nothing in the sum of a beam.")];let n=e.prompts[t.sequence],{beam:o}=t;return[Dh(t,n,e),
Vn(t),o.diversity_penalty?s("The diversity penalty of {penalty} is in that: earlier groups had just chosen the same token.",{penalty:K(o.diversity_penalty)}):"",
Gh(t,n),Vh(t,n,e),Zh(t,e)].filter(Boolean)}var At=t=>t.beam.group??null,nr=(t,e)=>e.steps[t.index].filter(n=>At(n)===At(t));function Dh(t,e,n){let{mode:o}=n.started,
r=nr(t,e).length,i=t.index===e.given,a=i?1:e.steps[t.index-1].filter(h=>h.beam.status==="running"&&At(h)===At(t)).length,c=At(t)===null?[]:[s("Only beams of its\
 own group, {group}, compete with it.",{group:Re(At(t))})],l=i?s("All beams held the same text before this step, so one was continued."):B(a,"{count} running be\
am was continued at this step.","{count} running beams were continued at this step.");return[...c,l,Kh(t,r,o==="beam_sample")].join(" ")}function Kh({rank:t,beam:e},n,o){
if(e.status==="unseen")return o?s("The search drew {considered} continuations; this one was not among them.",{considered:n}):s("The search considered {considere\
d} continuations; this one was not among them.",{considered:n});let r={considered:n,rank:t};return o?s("The search drew {considered} continuations; by its sum, \
this one has rank {rank}.",r):s("The search considered {considered} continuations; by its sum, this one has rank {rank}.",r)}function Vn(t,e=!1){let{beam:n}=t,o=t.
before&&!t.before.given?ue(t.before.beam.score):0,[r,i]=[ue(n.logprob),ue(n.score)];if(o===null||r===null||i===null||i<Yt)return e?"":s("It could not be chosen:\
 its log-probability is minus infinity.");let a={before:K(o),own:K(r),after:K(i)};return e?`${a.before} + (${a.own}) = ${a.after}`:s("Sum of log-probabilities (\
nats): {before} before this token, {own} of its own: {before} + ({own}) = {after}.",a)}function Gh(t,e){let n=nr(t,e),o=h=>n.filter(({beam:m})=>m.status===h).length,
[r,i,a,c]=["running","finished","ended","pruned"].map(o),l=[B(r,"{count} went on","{count} went on"),i&&B(i,"{count} ended a text","{count} ended texts"),a&&B(a,
"{count} ended a text that does not count","{count} ended texts that do not count"),c&&B(c,"{count} was pruned","{count} were pruned")].filter(Boolean);return s(
"Of these {considered}: {parts}.",{considered:n.length,parts:l.join(", ")})}var Uh=t=>t.reduce((e,n)=>e&&e.beam.score>=n.beam.score?e:n,null);function aa(t){let e=t.
filter(({beam:n})=>n.status==="running").map(({beam:n})=>n.score);return e.length?Math.min(...e):null}function Vh(t,e,n){let{beam:o}=t,r=t.index+1;if(o.status===
"unseen")return"";if(o.status==="ended")return s("The text ended here but does not count: it ranked too low or lacks a constraint.");if(o.status==="pruned")return Jh(
t,e);if(o.status==="finished"){let c=or(t,n);return c.length?s("It ended its text at step {step}: output {numbers}.",{step:r,numbers:c.join(", ")}):e.finished.includes(
t)?s("It ended its text at step {step}, which is kept.",{step:r}):s("It ended its text at step {step}, which was dropped for better ones.",{step:r})}let i=yn(t)?
[s("It continues beam {parent}: the text that was beam {number} ranked lower or was pruned.",{parent:o.parent+1,number:o.beam+1})]:[],a=o.forced?[s("It was cons\
idered because it advances a constraint.")]:[];return[s("It went on as beam {number}.",{number:o.beam+1}),...i,...a,Yh(t,e,n)].join(" ")}function Jh(t,e){let n=aa(
nr(t,e)),o={step:t.index+1,sum:K(t.beam.score),worst:K(n)};return n===null?s("It was pruned at step {step}.",o):s("It was pruned at step {step}: its sum is {sum\
}, that of the worst beam that went on {worst}.",o)}function Yh(t,e,n){let o=or(t,n);if(o.length)return s("It is part of output {numbers}.",{numbers:o.join(", ")});
let{alive:r,at:i,children:a,ends:c}=Xh(t,e);if(r)return n.finished?s("It was still running when the search stopped at step {step}.",{step:e.steps.length}):s("It\
 is still running.");let l=c.find(_=>e.finished.includes(_));if(l)return s("Its text ended at step {step}, which is kept but not returned.",{step:l.index+1});if(c.
length)return s("Its text ended at step {step}, which was dropped for better ones.",{step:c.at(-1).index+1});let h=Uh(a),m=aa(e.steps[i].filter(_=>At(_)===At(t))),
k={step:i+1,sum:K(h&&h.beam.score),worst:K(m)};return!h||m===null?s("It was overtaken at step {step}: none of its continuations went on.",k):s("It was overtaken\
 at step {step}: the best of its continuations has a sum of {sum}, the worst beam that went on {worst}.",k)}function Xh(t,e){let n=new Set([t]),o=[];for(let r=t.
index+1;r<e.steps.length;r++){let i=e.steps[r].filter(({before:a})=>n.has(a));if(o.push(...i.filter(({beam:a})=>a.status==="finished")),n=new Set(i.filter(({beam:a})=>a.
status==="running")),!n.size)return{alive:!1,at:r,children:i,ends:o}}return{alive:!0,at:e.steps.length-1,children:[],ends:o}}function or(t,e){return(e.returned||
[]).flatMap(({last:n},o)=>n&&n.sequence===t.sequence&&we(n)[t.index]===t?[o+1]:[])}function Zh(t,e){let n=ue(t.beam.final_score??null);if(n!==null)return ra(t,n,
s("Final score"),e);let[o]=or(t,e),r=o&&e.returned[o-1];return r&&ue(r.score)!==null?ra(r.last,r.score,s("Final score of output {number}",{number:o}),e):""}function ra(t,e,n,o){
let r=Jn(t,e,o);return r?s("{name}: sum / length^length_penalty = {words}.",{name:n,words:r}):s("{name}: {score}.",{name:n,score:K(e)})}function Jn(t,e,n){let o=n.
started.effective.length_penalty??1,r={sum:K(t.beam.score),length:t.length,power:o,score:K(e)},i=Number.isFinite(o)?ct(t,o):NaN;return Math.abs(i-e)<=Hh*Math.max(
1,Math.abs(e))?`${r.sum} / ${r.length}^${r.power} = ${r.score}`:""}function xn({effective:t,config:e}){let n={...t,...e},o=(n.constraints||[]).map(i=>i.any_of||[i.phrase||[]]),r=(n.force_words_ids||[]).map(i=>Array.isArray(i[0])?
i:[i]);return[...o,...r].map(i=>({alternatives:i,length:Math.max(...i.map(a=>a.length))}))}function ca(t,e){let n=t.map(r=>e.get(r)),o=n.indexOf(void 0);return(o<
0?n:[...n.slice(0,o),"…"]).join("")}function Ct({alternatives:t,length:e},n,o,r){if(n>=e)return!0;let i=t.filter(c=>c.length===n);if(!i.length)return!1;let a=[
...r,...we(o).map(c=>c.chosen.token_id)].join(" ")+" ";return i.some(c=>` ${a}`.includes(` ${c.join(" ")} `))}var Qh={running:["●",({beam:t})=>s("beam {number}",{number:t+1})],finished:["■",()=>s("ended")],ended:["□",()=>s("ended, not counted")],pruned:["✕",()=>s(
"pruned")]};function la(t,e){let r=t.querySelector(".gp-beam-table"),i=t.querySelector(".gp-where"),a=t.querySelector(".gp-more"),c={lost:4,progress:7},l=t.querySelector(
".gp-constraints"),h=[],m=[],k=[];function _(T){let E=40-T.filter(C=>C.beam.status!=="pruned").length,f=({beam:C})=>C.beam??(C.status==="finished"?1e6:1e7),y=T.
filter(C=>C.beam.status!=="pruned"||E-- >0).sort((C,S)=>f(C)-f(S)),x=new Map;for(let C of y){let S=C.beam.group??null;x.has(S)||x.set(S,[]),x.get(S).push(C)}return[
...x].sort(([C],[S])=>C-S)}function q(T,E){let f=new Map;for(let{beam:y}of T)y.status==="running"&&y.group<E&&f.set(y.text,(f.get(y.text)||0)+1);return f}function I(T){
let E="",f=T.before;for(;f&&E.length<32;f=f.before)E=(f.piece??f.chosen.text)+E;return(f||E.length>32?"…":"")+Array.from(E).slice(-32).join("")}function N(){let T=d(
"tbody"),E=T.insertRow(),f=d("th","gp-group-head",null,{scope:"rowgroup",colspan:"8"}),[y,x]=[d("b","gp-badge"),d("span")];return f.append(y,x),E.append(f),r.append(
T),m.push({body:T,head:E,badge:y,took:x,rows:[]}),m.at(-1)}function $(T){let E=T.body.insertRow(),f=Array.from({length:8},()=>E.insertCell()),[y,x,C]=[d("span",
"gp-sign"),d("span"),d("span","gp-flag","⚑ "+s("forced"))];f[0].append(y,x,C);let S=d("button","gp-pick",null,{type:"button",tabindex:"-1"}),[j,M,R]=[d("span",
"gp-tail"),d("bdi","gp-tail-text"),d("bdi","gp-word")];return j.append(M),S.append(j,R),f[1].append(S),T.rows.push({row:E,cells:f,sign:y,fate:x,flag:C,pick:S,tail:M,
word:R,node:null}),T.rows.at(-1)}function P(T,E,f){let{beam:y}=E,[x,C]=Qh[y.status]||["",()=>y.status];T.node=E,T.row.dataset.status=y.status,T.row.className=f?
"gp-looked":"",L(T.sign,x),L(T.fate,C(y)),T.flag.hidden=!y.forced;let S=I(E);T.tail.replaceChildren(),sn(T.tail,S),Ce(T.word,y.text),T.pick.tabIndex=f?0:-1,T.pick.
setAttribute("aria-pressed",String(f&&e.selected===E));let j=[C(y),...y.forced?[s("forced")]:[]].join(", ");T.pick.setAttribute("aria-label",s("{fate}: {text}",
{fate:j,text:V(S+y.text)})),L(T.cells[2],E.before?s("beam {number}",{number:y.parent+1}):s(e.readsSource?"start":"prompt")),L(T.cells[3],K(y.logprob)),L(T.cells[4],
y.diversity_penalty?`-${K(y.diversity_penalty)}`:"–"),L(T.cells[5],K(y.score)),L(T.cells[6],K(y.final_score)),y.progress&&T.cells[7].replaceChildren(...W(E))}
function A(T){if(l.hidden=!T||!h.length,l.hidden)return;let E=h.map(({alternatives:f,length:y})=>{let x=d("li");return f.forEach((C,S)=>{S&&x.append(` ${s("or")}\
 `),x.append(ie(ca(C,e.texts)))}),x.append(" "+B(y,"({count} token)","({count} tokens)")),x});E.map(f=>f.textContent).join(`
`)!==l.dataset.said&&(l.dataset.said=E.map(f=>f.textContent).join(`
`),l.replaceChildren(...E))}function W(T){let E=e.prefix.map(x=>x.token_id),f=T.beam.progress.map((x,C)=>{let S=d("span","gp-goal"),j=h[C];for(let M=0;j&&M<Math.
min(j.length,8);M++)S.append(d("i",M<x?"gp-full-block":""));return j&&Ct(j,x,T,E)?S.append(` ✓ ${s("done")}`):S.append(" "+(j?s("{progress} of {length}",{progress:x,
length:j.length}):String(x))),S}),{bank:y}=T.beam;return y==null?f:[...f,d("span","gp-note",s("bank {bank}",{bank:y}))]}function O(T,[E,f],y,x,C){if(T.body.hidden=
!f,!!f){if(T.head.hidden=E===null,E!==null){L(T.badge,Re(E)),T.body.dataset.look=E%4;let S=[...q(y,E)].flatMap(([j,M])=>[ie(j,"gp-took"),M>1?` × ${M}`:""]);T.took.
replaceChildren(...S.length?[s("Earlier groups have just chosen:"),...S]:[s("Chooses first: no penalty")])}for(;T.rows.length<f.length;)$(T);T.rows.forEach((S,j)=>{
if(S.row.hidden=j>=f.length,!(j>=f.length)){for(let[M,R]of Object.entries(c))S.cells[R].hidden=!C[M];P(S,f[j],f[j]===x)}})}}function w(T){let f=e.prompts[T.sequence].
steps[T.index],y={lost:f.some(({beam:j})=>(j.group??null)!==null),progress:f.some(({beam:j})=>j.progress)};for(let[j,M]of Object.entries(c))r.tHead.rows[0].cells[M].
hidden=!y[j];let x=_(f);for(;m.length<x.length;)N();m.forEach((j,M)=>O(j,x[M]||[null,null],f,T,y));let C=f.length-x.reduce((j,[,M])=>j+M.length,0);a.hidden=C<=0,
L(a,B(C,"and {count} more that was pruned","and {count} more that were pruned"));let S={token:T.index+1,prompt:T.sequence+1};L(i,e.prompts.length>1?s("at token \
{token} of prompt {prompt}",S):s("at token {token}",S)),A(y.progress)}let b=()=>m.filter(({body:T})=>!T.hidden).flatMap(({rows:T})=>T.filter(({row:E})=>!E.hidden)),
u=T=>b().findIndex(({pick:E})=>E.contains(T.target));r.addEventListener("click",T=>{let E=u(T);E>=0&&e.selectStep(b()[E].node)}),r.addEventListener("keydown",T=>{
T.key==="Escape"&&e.selectStep(null);let E=u(T),f={ArrowDown:1,ArrowUp:-1}[T.key];if(E<0||!f)return;T.preventDefault();let y=b()[E+f];y&&(e.selectStep(y.node),y.
pick.focus())});function p(){let T=e.usesBeams?e.current():null,E=T?e.prompts[T.sequence].steps[T.index]:[];return E.includes(T)?T:E[0]}let g=T=>()=>{let E=p(),
f=E&&T(E);return f?s("{name}: {words}.",{name:V(E.beam.text),words:f}):""},v=()=>(e.usesBeams&&e.current()?e.prompts[e.current().sequence].steps[e.current().index]:
[]).find(({beam:T})=>U(T.final_score));return le(t,{token:g(({beam:T})=>ue(T.logprob)===null?"":`log ${K(Math.exp(T.logprob),4)} = ${K(T.logprob)}`),sum:g(T=>Vn(
T,!0)),final:()=>{let T=v(),E=T&&Jn(T,T.beam.final_score,e);return E?s("{name}: {words}.",{name:V(T.beam.text),words:E}):""}}),T=>{T.run&&e.started&&(h=xn(e.started));
let E=e.usesBeams?e.current():null;t.hidden=!E,!(!E||E===k[0]&&e.selected===k[1])&&(k=[E,e.selected],w(E))}}var da=12e3;async function ua(t,{tree:e,log:n,prompt:o,number:r,view:i,root:a}){let c=`beam-tree${r?"-"+(r+1):""}`,h=await{svg:()=>new Blob([fa(e,i,a)],{type:"i\
mage/svg+xml"}),png:()=>ep(e,i,a),json:()=>new Blob([JSON.stringify(ha(n,o,r),null,1)],{type:"application/json"}),dot:()=>new Blob([tp(ha(n,o,r))],{type:"text/v\
nd.graphviz"})}[t](),m=d("a","",null,{href:URL.createObjectURL(h),download:`${c}.${t}`});m.click(),setTimeout(()=>URL.revokeObjectURL(m.href),6e4)}function fa(t,e,n){
let o=ne("svg"),r=new kn(o);r.draw(t,{...e,area:null,zoom:1}),r.nameBandsAt(0);let{width:i,height:a}=t;Z(o,{xmlns:"http://www.w3.org/2000/svg",width:i,height:a,
viewBox:`0 0 ${i} ${a}`,class:"t-tree"});let c=getComputedStyle(n),l=o.querySelector("style");l.textContent=l.textContent.replace(/var\((--[\w-]+)\)/g,(m,k)=>c.
getPropertyValue(k).trim());let h=ne("rect");return Z(h,{width:i,height:a,fill:c.getPropertyValue("--gp-page").trim()}),o.insertBefore(h,r.world),new XMLSerializer().
serializeToString(o)}async function ep(t,e,n){let o=fa(t,e,n),r=new Image;r.src="data:image/svg+xml;charset=utf-8,"+encodeURIComponent(o),await r.decode();let i=Math.
min(2,da/t.width,da/t.height),a=d("canvas","",null,{width:Math.ceil(t.width*i),height:Math.ceil(t.height*i)}),c=a.getContext("2d");c.scale(i,i),c.drawImage(r,0,
0,t.width,t.height);let l=await new Promise(h=>a.toBlob(h,"image/png"));if(!l)throw new Error(s("it is too large for the browser."));return l}function ha(t,e,n){
let{started:o}=t,r=o.effective.length_penalty??1,i=new Map,a=new Map;for(let{last:m}of t.returned||[])m&&m.sequence===n&&!a.has(m)&&a.set(m,a.size+1);let c=Ys(e,
e.steps.length-1),l=e.steps.flatMap(m=>m).map(m=>{let{beam:k}=m;i.set(m,i.size);let _={id:i.get(m),parent:m.before?i.get(m.before):null,step:m.index+1,token_id:k.
token_id,token:k.text,piece:k.piece,logprob:k.logprob,raw_logprob:k.raw_logprob,sum:k.score,length:m.length,score:ct(m,r),rank:m.rank,status:k.status,beam:k.beam,
parent_beam:k.parent};return m.given&&(_.given=!0),k.status==="finished"&&Object.assign(_,{final_score:k.final_score,kept:c.has(m)}),a.has(m)&&(_.output=a.get(m)),
(k.group??null)!==null&&Object.assign(_,{group:k.group,diversity_penalty:k.diversity_penalty}),k.progress&&Object.assign(_,{progress:k.progress,bank:k.bank,forced:k.
forced}),_}),h=t.readsSource?{source:o.prompt}:{prompt:o.prompt||ci(o)};return{format:"generation-playground/beam-tree",version:1,model:o.model,mode:o.mode,...h,
seed:o.seed,num_beams:o.effective.num_beams,length_penalty:r,early_stopping:o.effective.early_stopping??!1,nodes:l}}var pa=t=>'"'+t.replace(on,e=>Ue[e]||"�").
replace(/[\\"]/g,"\\$&")+'"';function tp({prompt:t,nodes:e}){let n=t===void 0?"start of the target":t.slice(-40),o={running:"style=solid",finished:'style=solid,\
 peripheries=2, color="#00755a"',ended:'style=dotted, color="#00755a"',pruned:'style=dashed, color="#6b7280", fontcolor="#6b7280"'},r=e.map(a=>{let c=pa(`${a.token}`).
slice(0,-1)+`\\n${K(a.logprob,2)}  ${K(a.sum,2)}  #${a.rank??""}"`;return`  n${a.id} [label=${c}, ${o[a.status]||""}${a.output?", penwidth=3":""}];`}),i=e.map(a=>{
let c=(.4+4*Math.min(1,X(a.logprob))).toFixed(2);return`  ${a.parent===null?"root":`n${a.parent}`} -> n${a.id} [penwidth=${c}${a.status==="pruned"?", style=dash\
ed":""}];`});return["digraph beam_tree {","  rankdir=LR;",'  node [shape=box, fontname="monospace"];',`  root [label=${pa(n)}, style=bold];`,...r,...i,"}",""].join(
`
`)}var np=800,op=130,sp=2e4;function ga(t){rp(t),ap(t),cp(t),lp(t),dp(t),hp(t),pp(t)}function rp(t){let{state:e,slider:n}=t;n.addEventListener("input",()=>{e.stop(),
t.goTo(Number(n.value)-1)}),t.part("play").addEventListener("click",()=>ip(t))}function ip(t){let{state:e,root:n}=t;e.playing?e.stop():(e.atEnd&&t.goTo(0),e.playing=
setInterval(()=>{!n.isConnected||e.atEnd?e.stop():t.goTo(e.shownTo+1),t.sayTime()},Math.max(op,Math.min(np,sp/Math.max(1,e.length))))),t.sayTime()}function ap(t){
let{state:e,log:n}=t,o=(i,a)=>{e.choose(i,a),t.regrow()},r=(i,a)=>t.part(i).addEventListener("change",({target:c})=>a(c));r("candidates-shown",({value:i})=>o("c\
andidates",Number(i))),r("number",({value:i})=>o("number",i)),r("lost",({checked:i})=>o("lost",i)),r("fold",({checked:i})=>{e.unfolded=new Set,o("fold",i)}),r("\
prompt-number",({value:i})=>{e.number=Number(i),n.selectStep(null),t.regrow()})}function cp(t){let{box:e,card:n,pan:o,state:r}=t,i=null;e.addEventListener("poin\
termove",a=>{if(a.pointerType==="touch"){n.hide();return}let c=o.pointers.size?null:r.entryAt(o.at(a));c!==i&&(i=c,e.style.cursor=c&&c.node?"pointer":"",c&&c.node?
t.showCard(c):n.hide())}),e.addEventListener("pointerleave",()=>{i=null,n.hide()}),e.addEventListener("click",a=>{let c=o.moved?null:r.entryAt(o.at(a));c&&(t.item.
focusOn(c),wa(t,c))})}function wa(t,e){let{state:n,log:o}=t;if(e.folded)n.unfolded.add(e.column.from),t.regrow();else if(e.node){let r=e.node===n.broughtOut;n.timeNode=
null,o.selectStep(r?null:e.node)}}function ba(t,e){e.node&&(t.state.toggle(e),t.regrow())}function vn(t,e){e&&(t.pan.byHand=!0,t.pan.reveal(e),t.item.focusOn(e))}
var ma={ArrowLeft:(t,e)=>vn(t,e.node&&t.state.parentOf(e)),ArrowRight:(t,e)=>vn(t,t.state.kidsOf(e)[0]),ArrowDown:t=>vn(t,t.item.neighbour(1)),ArrowUp:t=>vn(t,t.
item.neighbour(-1)),Home:t=>vn(t,t.state.tree.entries[0]),End:t=>vn(t,t.state.tree.at.get(t.state.best)),Enter:wa," ":ba,Escape:t=>t.log.selectStep(null),"+":t=>t.
pan.zoomBy(1.25),"-":t=>t.pan.zoomBy(.8),0:t=>t.pan.whole()};function lp(t){let{item:e,state:n,card:o}=t;e.box.addEventListener("keydown",r=>{r.ctrlKey||r.metaKey||
r.altKey||!e.entry||!Object.hasOwn(ma,r.key)||(r.preventDefault(),r.stopPropagation(),ma[r.key](t,e.entry))}),e.box.addEventListener("focusin",({target:r})=>n.tree&&
r.matches(":focus-visible")&&t.showCard(e.entry)),e.box.addEventListener("focusout",()=>o.hide())}function dp(t){let{root:e,state:n,pan:o}=t,r=(i,a)=>t.part(i).
addEventListener("click",a);r("in",()=>o.zoomBy(1.3)),r("out",()=>o.zoomBy(1/1.3)),r("whole",()=>{o.byHand=!0,o.whole()}),r("follow",()=>{o.byHand=!1,n.upTo=null,
t.regrow()}),e.addEventListener("gp-alone",()=>{o.byHand=!1,t.regrow()})}function hp(t){let{state:e,log:n}=t;t.part("go-on").addEventListener("click",()=>{let o=e.
selected;o&&n.ask({type:"branch",step:o,tokenId:o.chosen.token_id})}),t.part("collapse").addEventListener("click",()=>{let o=e.tree.at.get(e.selected);o&&ba(t,o)}),
t.part("clear").addEventListener("click",()=>n.selectStep(null))}function pp(t){let{root:e,state:n,log:o}=t,r=t.part("told");t.part("files").addEventListener("c\
lick",async({target:i})=>{let a=i.dataset.file;if(a){if(a==="html"){o.ask({type:"save_page"});return}L(r,"");try{let{tree:c,prompt:l,number:h}=n;await ua(a,{tree:c,
log:o,prompt:l,number:h,view:t.look(null),root:e})}catch(c){L(r,s("The picture could not be made: {reason} Save it as SVG instead.",{reason:c.message}))}}})}var ir=-1e9,On=[[!1,"False"],[!0,"True"],["never",'"never"']],up=["beam_search","beam_sample"],fp=["group_beam_search","constrained_beam_search"];function ar(t){
let{mode:e,effective:n,config:o,eos_token_ids:r,max_new_tokens:i}=t.started,a={...o,...n},c=Sn(a.num_beams,1+Math.max(0,...(t.prompts[0].steps[0]||[]).map(({beam:h})=>h.
beam??0))),l=t.prompts[0].given;return{together:up.includes(e)?!0:fp.includes(e)?!1:null,prompts:t.prompts,start:l,maxNew:i-l,wanted:Sn(a.num_return_sequences,1),
size:e==="group_beam_search"?Math.ceil(c/Sn(a.num_beam_groups,1)):c,ends:new Set(r),constraints:xn(t.started),promptIds:t.prefix.map(h=>h.token_id),own:{lengthPenalty:Number.
isFinite(a.length_penalty)?a.length_penalty:1,earlyStopping:On.some(([h])=>h===a.early_stopping)?a.early_stopping:!1}}}var Sn=(t,e)=>Number.isInteger(t)&&t>0&&t<=
4096?t:e,Me=({beam:t})=>ue(t.score)===null?-1/0:t.score,cr=(t,e)=>Me(t)/t.length**e;function va(t,e){return t.together?gp(t,e):bp(t,e)}function Sa(t,e,n,{maxNew:o},{
lengthPenalty:r,earlyStopping:i}){let a=i==="never"&&r>0?o:e;return{best:t,length:a,bound:t/a**r,worst:n}}var _n=new WeakMap;function mp(t,e){if(!_n.has(t)){let n=t.
filter(({beam:r})=>r.status==="running"||r.status==="pruned"),o=Math.max(...(n.length?n:t).map(Me));_n.set(t,{ended:t.filter(({beam:r},i)=>i<e&&Yn(r)),hopeless:!n.
length,best:n.length?o:o+ir})}return _n.get(t)}function gp(t,e){let{prompts:n,size:o,start:r}=t,i={node:null,score:ir},a=n.map(()=>({group:null,pool:Array(o).fill(
i),stop:null,lastStep:0,weighed:null,exact:!0})),c=Math.min(...n.map(({steps:h})=>h.length)),l=null;for(let h=r;h<c&&!l;h++){let m=n.map(({steps:_})=>mp(_[h],o)),
k=m.every(_=>_.hopeless);a.forEach((_,q)=>wp(_,m[q],h+1,k,t,e)),a.every(_=>_.stop)&&(l=a.find(_=>_.stop.step===h+1).stop)}return{stop:l,prompts:a.map(h=>({kept:h.
pool.filter(({node:m})=>m),pools:[h]}))}}function wp(t,e,n,o,r,i){if(t.stop)return;if(e.ended.length){let h=e.ended.map(m=>({node:m,score:cr(m,i.lengthPenalty)}));
t.pool=[...t.pool,...h].sort((m,k)=>k.score-m.score).slice(0,r.size)}t.lastStep=n;let a=t.pool.at(-1).score,c=t.pool.every(({node:h})=>h),l=t.weighed=Sa(e.best,
n-r.start,c?a:null,r,i);o?t.stop={step:n,why:"criteria"}:c&&i.earlyStopping===!0?t.stop={step:n,why:"full"}:t.pool.some(({node:h})=>l.bound>(h?a:ir))||(t.stop={
step:n,why:"settled"})}function bp(t,e){let n=t.prompts.map(i=>{let a=ka(i).map(m=>ya(i,m,t,e)),c=ka(i).map(m=>ya(i,m,t,t.own)),l=1/0;return a.forEach((m,k)=>{let[
_,q]=[m,c[k]].map(({stop:I})=>I?I.step:1/0);m.exact=m.lastStep<=l,_!==q&&(l=Math.min(l,_,q))}),{kept:a.flatMap(m=>m.kept).sort((m,k)=>m.score-k.score).reverse(),
pools:a}}),o=n.flatMap(i=>i.pools);return{stop:o.length>0&&o.every(({stop:i})=>i)?o.map(({stop:i})=>i).reduce((i,a)=>a.step>i.step?a:i):null,prompts:n}}var ka=({
steps:t,given:e})=>[...new Set((t[e]||[]).map(({beam:n})=>n.group??null))].sort((n,o)=>n-o);function ya(t,e,n,o){let{size:r,start:i}=n,a={group:e,kept:[],stop:null,
weighed:null,lastStep:0,exact:!0};for(let c=i;c<t.steps.length&&!a.stop;c++){let l=kp(t.steps[c],e,n);if(!l)break;let h=a.lastStep=c+1;l.ended.forEach(_=>xa(a,_,
n,o));let m=a.kept.length>=r,k=m?rr(a.kept):null;a.weighed=Sa(l.best,h-i,k,n,o),m&&o.earlyStopping===!0?a.stop={step:h,why:"full"}:m&&k>=a.weighed.bound?a.stop=
{step:h,why:"settled"}:yp(t.steps[c],h,n)&&(xp(l.nodes,n).forEach(_=>xa(a,_,n,o)),a.stop={step:h,why:"criteria"})}return a}function kp(t,e,{ends:n}){_n.has(t)||
_n.set(t,new Map);let o=_n.get(t);if(!o.has(e)){let r=t.filter(({beam:a})=>(a.group??null)===e),i=r.filter(({beam:a})=>a.status==="finished"&&n.has(a.token_id));
o.set(e,r.length?{nodes:r,ended:i,best:Me(r[0])}:null)}return o.get(e)}var rr=t=>Math.min(...t.map(({score:e})=>e));function xa(t,e,n,{lengthPenalty:o}){let r=cr(
e,o);if(t.kept.length>=n.size&&!(r>rr(t.kept))||(t.kept.push({node:e,score:r}),t.kept.length<=n.size))return;let i=rr(t.kept);t.kept.splice(t.kept.findIndex(a=>a.
score===i),1)}function yp(t,e,{ends:n,maxNew:o,start:r}){return e-r>=o||t.some(({beam:i})=>Yn(i)&&!n.has(i.token_id))}var Yn=({status:t})=>t==="finished"||t==="\
ended";function xp(t,{ends:e,constraints:n,promptIds:o,wanted:r}){let i=t.filter(({beam:l})=>l.status==="running"||Yn(l)&&!e.has(l.token_id)),a=l=>n.every((h,m)=>Ct(
h,l.beam.progress[m],l,o)),c=i.filter(l=>!l.beam.progress||a(l));return c.length<r?[...c,...i.filter(l=>!c.includes(l))]:c}function _a(t,e,n){let o=Math.max(...t.
prompts.map(i=>i.steps.length));if(e.stop?e.stop.step!==o:n)return!1;let r=Math.min(...t.prompts.map(i=>i.steps.length));return e.prompts.every(({kept:i},a)=>{let{
pools:c}=t.prompts[a],l=c[(t.together?r:c.length)-1]||[];return l.length===i.length&&l.every((h,m)=>vp(h,i[m],t))})}function vp(t,{node:e,score:n},o){if(ue(t)===
null||!Number.isFinite(n))return ue(t)===null==!Number.isFinite(n);let r=2e-5*Math.max(1,e.length**-o.own.lengthPenalty);return Math.abs(t-n)<=r+1e-5*Math.abs(n)}
function Oa(t,e,n,{lengthPenalty:o},r){let i=t.prompts[e],{kept:a,pools:c}=n.prompts[e],l=(_,q,I="")=>({node:_,score:cr(_,o),place:null,state:q,why:I}),h=new Set(
a.map(({node:_})=>_)),m=Sp(i).filter(_=>!h.has(_)).map(_=>{let{stop:q}=c.find(({group:I})=>I===(_.beam.group??null))||c[0];return!q||_.index<q.step?l(_,"out","d\
ropped"):l(_,"out",n.stop&&_.index>=n.stop.step?"not reached":"too late")}),k=!r&&!n.stop;return[...a.map(({node:_,score:q},I)=>({node:_,score:q,place:I,state:n.
stop&&I<t.wanted?"returned":"kept",why:""})),...k?i.running.map(_=>l(_,"running")).sort((_,q)=>q.score-_.score):[],...m.sort((_,q)=>q.score-_.score)]}var sr=new WeakMap;
function Sp({steps:t}){sr.has(t)||sr.set(t,{read:0,nodes:[]});let e=sr.get(t);for(;e.read<t.length;e.read++)e.nodes.push(...t[e.read].filter(({beam:n})=>n.status===
"finished"));return e.nodes}function _o({prompts:t}){let e=t.flatMap(({pools:n})=>n).filter(({stop:n})=>!n);return Math.min(...e.map(({lastStep:n})=>n))}var _p=new Set(["SequenceBiasLogitsProcessor","NoRepeatNGramLogitsProcessor","EncoderNoRepeatNGramLogitsProcessor","NoBadWordsLogitsProcessor","MinLengthLogitsP\
rocessor","MinNewTokensLengthLogitsProcessor","PrefixConstrainedLogitsProcessor","ForcedBOSTokenLogitsProcessor","ForcedEOSTokenLogitsProcessor","InfNanRemoveLo\
gitsProcessor","SuppressTokensLogitsProcessor","SuppressTokensAtBeginLogitsProcessor","HammingDiversityLogitsProcessor","PresencePenaltyLogitsProcessor","Freque\
ncyPenaltyLogitsProcessor","GivenTextLogitsProcessor","TemperatureLogitsWarper","TopHLogitsWarper","TopKLogitsWarper","TopPLogitsWarper","MinPLogitsWarper","Typ\
icalLogitsWarper","EpsilonLogitsWarper","EtaLogitsWarper","WatermarkLogitsProcessor","LogitNormalization"]),Ta=({processors:t})=>t.filter(e=>!_p.has(e));function lr(t,e){
let n=t.given,[o,r]=[n?t.steps[n-1][0]:null,0];for(let i=n;i<t.steps.length;i++){let{candidates:a}=(t.distributions[i]||[])[r]||{candidates:[]},c=e(i-n,a[0]);if(c===
void 0)return{last:o,ended:!1,left:null};let l=t.steps[i].find(h=>h.beam.parent===r&&h.beam.token_id===c)||null;if(!l||l.beam.status==="pruned")return{last:o,ended:!1,
left:Op(t,o,r,{index:i,id:c,node:l,candidates:a})};if(o=l,l.beam.status!=="running")return{last:o,ended:!0,left:null};r=l.beam.beam}return{last:o,ended:!1,left:null}}
function Op(t,e,n,{index:o,id:r,node:i,candidates:a}){let c=i&&i.beam||a.find(_=>_.token_id===r)||null,l=i?i.beam.group:e&&e.beam.group,h=t.steps[o].filter(_=>(_.
beam.group??null)===(l??null)||!e),m=h.filter(_=>_.beam.status==="running").map(Me),k=e&&!e.given?Me(e):0;return{index:o,token:c,node:i,considered:h.length,sum:i?
Me(i):c&&ue(c.logprob)!==null?k+c.logprob:null,best:m.length?Math.max(...m):null,worst:m.length?Math.min(...m):null}}var Oo=t=>lr(t,(e,n)=>n&&n.logprob!==null?n.
token_id:void 0);var Ma=700;function dr(t,e){let{beam:n,length:o}=t,r=e.started.effective.length_penalty??1,i=e.prompts[t.sequence].steps[t.index].filter(l=>(l.beam.group??null)===
(n.group??null)).length,a=()=>ue(n.logprob)===null?"":`log ${K(X(n.logprob),4)} = ${K(n.logprob)}`,c=[[s("probability"),H(Math.min(1,X(n.logprob))),"probability"],
[s("token log p"),K(n.logprob),"logprob",a]];return Math.abs((n.raw_logprob??0)-(n.logprob??0))>1e-6&&c.push([s("before the processors"),K(n.raw_logprob),"logpr\
ob"]),c.push([s("sum"),K(n.score),"beam",()=>Vn(t,!0)]),c.push([s("sum / {length}^{power}",{length:o,power:r}),K(ct(t,r)),"sequence-score",()=>Jn(t,ct(t,r),e)]),
c.push([s("rank"),t.rank?s("{rank} of {among}",{rank:t.rank,among:i}):s("below the {among} considered",{among:i}),"beam",()=>"",{formula:"",unit:""}]),n.diversity_penalty&&
c.push([s("diversity penalty"),K(n.diversity_penalty),"diversity-penalty"]),(n.bank??null)!==null&&c.push([s("bank"),String(n.bank),"constraint"]),c}function hr(t,e,n,{
place:o,greedy:r}={}){let{beam:i}=t,a=n.prompts[t.sequence].steps[t.index].filter(A=>(A.beam.group??null)===(i.group??null)),c=a.filter(A=>A.beam.status==="runn\
ing"),l=(i.beam??0)+1,h=n.started.mode==="beam_sample",m=n.finished&&t.index===n.prompts[t.sequence].steps.length-1;if(t.given)return s("It was given, not chose\
n: the search begins after it.");let k=yn(t)?[s("It continues beam {parent}: the text that was beam {number} ranked lower or was pruned.",{parent:i.parent+1,number:l})]:
[],_=i.forced?[s("It was considered because it advances a constraint.")]:[],q=c.reduce((A,W)=>Math.min(A,W.beam.score),1/0),I=Number.isFinite(q)?[s("The worst b\
eam that went on has a sum of {sum}.",{sum:K(q)})]:[],N=K(i.final_score),$={tip:()=>[m?s("It was still running as beam {number} when the search stopped.",{number:l}):
s("It goes on as beam {number}.",{number:l}),...k,..._],inner:()=>[s("It went on as beam {number}.",{number:l}),...k,..._],lost:()=>[s("It went on as beam {numb\
er}, but is a dead end: better beams took the places of its continuations.",{number:l}),...k,..._],kept:()=>[s("The text ended here and is kept, with a final sc\
ore of {score}.",{score:N}),...o?[s("It is output {place}.",{place:o})]:[]],fell:()=>[s("The text ended here with a final score of {score}, but was dropped for \
better ones.",{score:N})],ended:()=>[s("The text ended here but does not count: it ranked too low or lacks a constraint.")],pruned:()=>[s(h?"It was drawn and pr\
uned: better ones filled the beams.":"It was considered and pruned."),...I],unseen:()=>[h?s("It was not drawn."):s("It was too improbable: not among the {consid\
ered} continuations that were considered.",{considered:a.length})]},P=r?[s("Greedy decoding would have chosen it, too: it is the most probable token here.")]:[];
return[...Object.hasOwn($,e)?$[e]():[],...P].join(" ")}var pr=t=>t.piece??(["pruned","unseen","ended"].includes(t.beam.status)||!t.beam.text?t.beam.text:"");function ur(t,e,n){
return t.beam.progress.map((o,r)=>{let i=e[r];return i&&Ct(i,o,t,n)?"✓":o?"◐":"·"}).join("")}function fr(t,e){let n=(l,h,m)=>t.querySelector(".gp-picked-"+
m)||t.appendChild(d(l,h)),o=n("p","gp-whole-text","text"),r=n("dl","","facts"),i=n("p","gp-fate","fate"),a=t.classList.contains("gp-node-card");function c(l,h,m){
if(!l){t.hidden=!0;return}let k=h.at.get(l),_=we(l.before).map($=>$.piece??"").join(""),q=a&&_.length>Ma?"…"+_.slice(-Ma):_,I=d("b","");Ce(I,pr(l)||l.beam.text),
o.replaceChildren(d("bdi","",q),I);let N=dr(l,e);l.beam.progress&&N.push([s("constraints"),ur(l,m,e.prefix.map($=>$.token_id)),"constraint"]),a?r.replaceChildren(
...N.flatMap(([$,P])=>[d("dt","",$),d("dd","",P)])):ee(r,N.length,Tp),a||N.forEach(($,P)=>Mp(r.children[P],$)),L(i,hr(l,k?k.look:l.beam.status,e,k||{})),t.hidden=
!1}return{element:t,show:c,hide:()=>{t.hidden=!0}}}function Tp(){let t=d("div"),e=d("dt");return e.append(d("span")),t.append(e,d("dd")),t}function Mp(t,[e,n,o,
r=()=>"",i={}]){let a=t.firstChild.firstChild;L(a,e),te(a,o,()=>r()?he(r()):"",i),L(t.lastChild,n)}function Ea(){return[...[["tip",s("goes on")],["lost","✕ "+
s("dead end")],["kept","■ "+s("ended, kept")],["fell","▤ "+s("ended, dropped")],["pruned","✕ "+s("pruned")],["unseen","… "+s("not considered")],["path",
s("best or selected text")]].map(([e,n])=>{let o=ne("svg","t-tree"),r=ne("g",`t-${e}`),[i,a]=[ne("rect","t-box"),ne("rect","t-inside")];Z(i,{x:2,y:2,width:22,height:11,
rx:3}),Z(a,{x:4.5,y:4.5,width:17,height:6,rx:2}),r.append(i,a),o.append(r);let c=d("span");return e==="unseen"?c.append(n):c.append(o,n),c}),d("span","",s("2→1:\
 beam 2 goes on as beam 1")),d("span","","★ "+s("output")),d("span","","G "+s("greedy path"))]}var Ep=700,$p={candidates:2,number:"probability"},To=class{constructor(e){this.log=e,this.number=0,this.upTo=null,this.timeNode=null,this.choices={},this.byHand=
{},this.collapsed=new Set,this.unfolded=new Set,this.tree=null,this.stale=!0,this.constraints=[],this.goals=new Map,this.playing=null}begin(){let{effective:e,max_new_tokens:n}=this.
log.started,o=(e.num_beams||1)*n>Ep;this.choices={...$p,lost:!o,fold:o,...o?{candidates:0}:{},...this.byHand},this.number=0,this.upTo=this.timeNode=this.tree=null,
this.collapsed=new Set,this.unfolded=new Set,this.goals=new Map,this.constraints=xn(this.log.started),this.stop()}choose(e,n){this.choices[e]=n,this.byHand[e]=n}stop(){
clearInterval(this.playing),this.playing=null}get prompt(){return this.log.prompts[this.number]}get length(){return this.prompt?Math.min(this.prompt.steps.length,
this.log.hideFrom??1/0):0}get shownTo(){return Math.min(this.upTo??1/0,this.length-1)}get atEnd(){return this.shownTo===this.prompt.steps.length-1}get penalty(){
return this.log.started.effective.length_penalty??1}get best(){if(!this.atEnd)return[...this.prompt.byStep[this.shownTo].values()][0]||null;let e=this.log.lines().
find(({last:n})=>n&&n.sequence===this.number);return e?e.last:null}get selected(){let{selected:e}=this.log;return e&&e.beam&&e.sequence===this.number?e:null}get broughtOut(){
return this.selected&&this.selected!==this.timeNode&&!this.log.suggested?this.selected:null}lay(){let{log:e,number:n,prompt:o,atEnd:r}=this;this.stale=!1;let i=r&&
e.returned?e.returned.map(({last:a})=>a):[];this.tree=oa(o,{...this.choices,upTo:this.shownTo,collapsed:this.collapsed,unfolded:this.unfolded,returned:i.filter(
a=>a&&a.sequence===n),live:!e.finished||!r,greedy:this.greedyNodes()})}greedyNodes(){let{prompt:e}=this,{last:n,left:o}=Oo(e),r=Un([n]),i=o&&(o.node||o.token&&Ti(
e,o.index,n,o.token.token_id));return i?r.add(i):r}get newest(){let{columns:e,at:n,entries:o}=this.tree,{x:r,width:i}=e.at(-1),{y:a,height:c}=n.get(this.best)||
o[0];return{x:r,y:a,width:i,height:c}}get folded(){return(this.tree?this.tree.columns:[]).filter(n=>n.to>n.from).reduce((n,{from:o,to:r})=>n+r-o,0)}kidsOf(e){return this.
tree.entries.filter(({nodes:n})=>n.length&&n[0].before===e.node)}parentOf(e){return this.tree.at.get(e.nodes[0].before)}entryAt([e,n]){let o=r=>e>=r.x&&e<=r.x+r.
width&&n>=r.y-2&&n<=r.y+r.height+2;return this.tree&&this.tree.entries.findLast(o)}goalsOf(e){return e.beam.progress?(this.goals.has(e)||this.goals.set(e,ur(e,this.
constraints,this.log.prefix.map(n=>n.token_id))),this.goals.get(e)):""}toggle({node:e,column:n,folded:o}){let{unfolded:r,collapsed:i}=this,a=this.tree.columns.some(
({from:c,open:l})=>l&&c===e.index);o?r.add(n.from):a&&r.has(e.index)?r.delete(e.index):i.has(e)?i.delete(e):e.beam.status==="running"&&i.add(e)}};var Mo=class{constructor(e,n){this.box=e,this.changed=n,this.x=0,this.y=0,this.zoom=1,this.plane=[1,1],this.moved=!1,this.byHand=!1,this.gesture=!1,this.pointers=
new Map,e.addEventListener("pointerdown",o=>this.down(o)),e.addEventListener("pointermove",o=>this.move(o));for(let o of["pointerup","pointercancel"])e.addEventListener(
o,r=>this.up(r));e.addEventListener("wheel",o=>this.wheel(o),{passive:!1}),this.resized=()=>this.settle(),new ResizeObserver(()=>this.resized()).observe(e)}get width(){
return this.box.clientWidth||1}get height(){return this.box.clientHeight||1}get area(){return[this.x,this.y,this.x+this.width/this.zoom,this.y+this.height/this.
zoom]}get limits(){let e=Math.min(this.width/this.plane[0],this.height/this.plane[1]);return[Math.min(.9,Math.max(.01,e)),2.5]}sized(e,n){this.plane=[e,n],this.
settle()}settle(){let[e,n]=this.limits;this.zoom=Math.min(n,Math.max(e,this.zoom));let[o,r]=[this.width/this.zoom,this.height/this.zoom],i=(a,c,l)=>c>l?(l-c)/2:
Math.max(0,Math.min(a,l-c));this.x=i(this.x,o,this.plane[0]),this.y=i(this.y,r,this.plane[1]),this.changed()}zoomBy(e,[n,o]=[this.width/2,this.height/2],r=!1){this.
gesture=r;let[i,a]=this.limits,c=Math.min(a,Math.max(i,this.zoom*e));this.x+=n/this.zoom-n/c,this.y+=o/this.zoom-o/c,this.zoom=c,this.byHand=!0,this.settle()}whole(){
[this.zoom]=this.limits,[this.x,this.y]=[0,0],this.settle()}shows({x:e,y:n,width:o,height:r}){let[i,a,c,l]=this.area;return e>=i&&n>=a&&e+o<=c&&n+r<=l}reveal({x:e,
y:n,width:o,height:r},i=40){let[a,c,l,h]=this.area,m=Math.min(i,(l-a)/4,(h-c)/4);this.x+=Math.min(0,e-m-a)||Math.max(0,e+o+m-l),this.y+=Math.min(0,n-m-c)||Math.
max(0,n+r+m-h),this.settle()}at({clientX:e,clientY:n}){let{left:o,top:r}=this.box.getBoundingClientRect();return[this.x+(e-o)/this.zoom,this.y+(n-r)/this.zoom]}down(e){
e.button||(this.pointers.set(e.pointerId,e),this.pointers.size===1&&(this.moved=!1))}move(e){let n=this.pointers.get(e.pointerId);if(!n)return;let[o,r]=[e.clientX-
n.clientX,e.clientY-n.clientY];if(!this.moved&&Math.hypot(o,r)<4)return;this.moved||this.box.setPointerCapture(e.pointerId),this.moved=!0,this.byHand=!0,this.pointers.
set(e.pointerId,e);let i=[...this.pointers.values()].find(({pointerId:a})=>a!==e.pointerId);if(i){let a=h=>Math.hypot(h.clientX-i.clientX,h.clientY-i.clientY)||
1,{left:c,top:l}=this.box.getBoundingClientRect();this.zoomBy(a(e)/a(n),[(e.clientX+i.clientX)/2-c,(e.clientY+i.clientY)/2-l],!0)}else this.x-=o/this.zoom,this.
y-=r/this.zoom,this.settle()}up(e){this.pointers.delete(e.pointerId)}wheel(e){let n=this.box.closest(".gp-alone")!==null,{left:o,top:r}=this.box.getBoundingClientRect();
e.ctrlKey||e.metaKey||n&&!e.shiftKey&&!e.deltaX?(e.preventDefault(),this.zoomBy(Math.exp(-e.deltaY*(e.deltaMode?.05:.002)),[e.clientX-o,e.clientY-r],!0)):(e.deltaX||
e.shiftKey)&&(e.preventDefault(),this.x+=(e.deltaX||e.deltaY)/this.zoom,this.byHand=!0,this.settle())}};var Eo=class{constructor(e,n,o){this.box=e,this.state=n,this.pan=o,this.element=null,this.entry=null}focusOn(e,n=!1){let o=this.element,r=o&&document.activeElement===
o;this.element=d("div","",null,{role:"treeitem",tabindex:"0",...this.attributesOf(e)}),this.entry=e,this.box.append(this.element),o&&o.remove(),this.place(),(r||
!n)&&this.element.focus({preventScroll:!0})}attributesOf(e){let{state:n}=this,o=e.node?e.nodes[0].index+2:1,r=e.node?n.kidsOf(n.parentOf(e)||n.tree.entries[0]):
[e],i=e.hidden||e.folded?"false":n.kidsOf(e).length?"true":null;return{"aria-level":o,"aria-label":this.labelOf(e),"aria-setsize":r.length||1,"aria-posinset":Math.
max(0,r.indexOf(e))+1,"aria-selected":String(!!e.node&&e.node===n.selected),...i&&{"aria-expanded":i}}}labelOf(e){let{log:n}=this.state,{node:o,nodes:r}=e;if(!o)
return s(n.readsSource?"The start of the target, where the tree begins":"The prompt, where the tree begins");let i=V(r.map(pr).join("")),a=r.length>1?B(r.length,
"{count} token, {text}","{count} tokens, {text}",{text:i}):i,c=dr(o,n).map(([l,h])=>`${l} ${h}`);return`${a}, ${s("step {number}",{number:o.index+1})}. ${hr(o,e.
look,n,e)} ${c.join(", ")}`}place(){let{state:{tree:e,best:n},entry:o,pan:{x:r,y:i,zoom:a}}=this;if(!e)return;let c=o&&(o.node?e.at.get(o.node):e.entries[0])||e.
at.get(n)||e.entries[0];if(!o||c.node!==o.node){this.focusOn(c,!0);return}this.entry=c,Object.assign(this.element.style,{left:`${(c.x-r)*a}px`,top:`${(c.y-i)*a}\
px`,width:`${c.width*a}px`,height:`${c.height*a}px`})}neighbour(e){let n=this.state.tree.entries.filter(({x:o})=>o===this.entry.x).sort((o,r)=>o.y-r.y);return n[n.
indexOf(this.entry)+e]}};var $a=600,Lp=150,Ap=130,La=.2,Cp=.4,$o=class{constructor(e,n){this.root=e,this.state=n,this.log=n.log,this.box=this.part("window"),this.slider=this.part("slide\
r"),this.picture=new kn(this.part("picture")),this.pan=new Mo(this.box,()=>this.schedule()),this.scale=1,this.pan.resized=()=>this.resized(),this.item=new Eo(this.
part("tree-nodes"),n,this.pan),this.card=fr(this.part("node-card"),this.log),this.picked=fr(this.part("picked"),this.log),this.drawn=null,this.wanted=!1,this.resting=
void 0,this.part("legend-line").append(...Ea())}part(e){return this.root.querySelector(".gp-"+e)}get selected(){return this.log.selected&&this.state.tree?this.state.
tree.at.get(this.log.selected):void 0}resized(){let{state:e,pan:n,root:o}=this;if(o.hidden)return;let r=Number(getComputedStyle(o).getPropertyValue("--gp-scale"))||
1;n.zoom*=r/this.scale,e.tree&&(r!==this.scale||this.box.closest(".gp-alone"))&&this.regrow(),this.scale=r,n.settle(),e.tree&&!n.byHand&&n.reveal(this.selected||
e.newest,30)}revealSelected(){let{selected:e,pan:n}=this;e&&!n.shows(e)&&n.reveal(e,1/0)}begin(){let{state:e}=this;e.begin(),Object.assign(this.pan,{x:0,y:0,zoom:1,
byHand:!1}),this.part("candidates-shown").value=e.choices.candidates,this.part("number").value=e.choices.number,this.part("lost").checked=e.choices.lost,this.part(
"fold").checked=e.choices.fold}grow(){let{state:e,pan:n,box:o}=this;e.lay();let{width:r,height:i}=e.tree;n.byHand||(n.zoom=this.zoomFor(r,i));let a=`${Math.round(
Math.max(Lp,Math.min($a,i*Math.min(1,n.zoom)+4)))}px`;o.style.height!==a&&(o.style.height=a),this.drawn=null,n.sized(r,i),n.byHand||n.reveal(e.newest,30),this.drawPicked(),
this.sayTime()}zoomFor(e,n){let{pan:o,scale:r}=this;if(r!==1)return r;let i=Math.min(1,Math.max(.8,($a-4)/n));return this.box.closest(".gp-alone")?Math.max(i,Math.
min(2,o.width/e,o.height/n)):i}schedule(){this.wanted||(this.wanted=!0,requestAnimationFrame(()=>{this.wanted=!1,!this.root.hidden&&this.state.prompt&&this.draw()}))}redraw(){
this.pan.gesture=!1,this.drawn=null,this.schedule()}regrow(){this.state.stale=!0,this.schedule()}draw(){(this.state.stale||!this.state.tree)&&this.grow();let{pan:e,
picture:n}=this,{x:o,y:r,zoom:i,area:a}=e;this.drawn&&e.gesture&&Math.abs(Math.log(i/this.drawn.zoom))<Cp&&i!==this.drawn.zoom?(clearTimeout(this.resting),this.
resting=setTimeout(()=>this.redraw(),Ap)):(!this.isDrawn(a)||i!==this.drawn.zoom)&&this.drawAround(a,i);let{drawn:l}=this,h=[(l.area[0]-o)*i,(l.area[1]-r)*i].map(
m=>`${m.toFixed(2)}px`);n.element.style.transform=`translate(${h}) scale(${i/l.zoom})`,n.nameBandsAt(o),this.item.place(),this.part("follow").hidden=!e.byHand}isDrawn([
e,n,o,r]){if(!this.drawn)return!1;let{area:i}=this.drawn;return e>=i[0]&&n>=i[1]&&o<=i[2]&&r<=i[3]}drawAround([e,n,o,r],i){let{picture:a}=this,[c,l]=[(o-e)*La,(r-
n)*La],h=[e-c,n-l,o+c,r+l];this.drawn={zoom:i,area:h},Z(a.element,{width:(h[2]-h[0])*i,height:(h[3]-h[1])*i}),Z(a.world,{transform:`translate(${-h[0]*i} ${-h[1]*
i}) scale(${i})`}),a.draw(this.state.tree,this.look(h))}look(e){let{state:n,log:o}=this,r=n.broughtOut;return{area:e,zoom:this.pan.zoom,path:Un([r||n.best]),dim:!!r,
number:n.choices.number,penalty:n.penalty,goals:n.constraints.length?i=>n.goalsOf(i):null,root:s(o.readsSource?"target start":"the prompt")}}goTo(e){let{state:n,
log:o,pan:r}=this;n.upTo=e>=n.length-1?null:Math.max(0,e),n.timeNode=n.upTo===null?null:n.best,o.selectStep(n.timeNode),n.upTo!==null&&(r.byHand=!1),this.regrow()}sayTime(){
let{state:e,slider:n}=this,o=Math.max(1,e.length),r={step:e.shownTo+1,end:o,folded:e.folded},i=s("step {step} of {end}",r);Z(n,{max:o}),n.value=String(e.shownTo+
1),n.setAttribute("aria-valuetext",i),L(this.part("step-words"),e.folded?s("step {step} of {end}, {folded} folded",r):i),L(this.part("play"),s(e.playing?"❚❚ Pau\
se":"▶ Play"))}showCard(e){let{card:n,pan:o,state:r}=this;n.show(e.node,r.tree,r.constraints);let{x:i,y:a,zoom:c}=o,[l,h]=[(e.x-i)*c,(e.y+e.height-a)*c+8],{element:m}=n,
k=(e.y-a)*c-m.offsetHeight-8;m.style.left=`${Math.max(4,Math.min(l,o.width-m.offsetWidth-4))}px`,m.style.top=`${h+m.offsetHeight>o.height&&k>0?k:h}px`}drawPicked(){
let{state:e,log:n}=this,o=e.broughtOut,r=this.part("picked");if(r.hidden=!o,r.hidden)return;this.picked.show(o,e.tree,e.constraints),this.part("go-on").hidden=!n.
canAsk||n.hideFrom!==null;let i=e.tree.at.get(o),a=i&&!i.hidden&&e.kidsOf(i).length,c=this.part("collapse");c.hidden=!i||!a&&!i.hidden||o.beam.status!=="running",
L(c,i&&i.hidden?s("Open what follows ({count})",{count:i.hidden}):s("Fold what follows"))}drawPrompts(){let e=this.log.prompts.length,n=this.part("prompt-number");
this.part("which").hidden=e<2,n.options.length!==e&&(n.replaceChildren(...this.log.prompts.map((o,r)=>d("option","",String(r+1),{value:r}))),n.value=this.state.
number)}};function Aa(t,e){let n=new To(e),o=new $o(t,n);return ga(o),r=>{t.hidden=!e.usesBeams||e.hideFrom===0,r.run&&e.started&&o.begin(),!t.hidden&&(o.part("files").querySelector(
"[data-file=html]").hidden=!e.canAsk,(r.run||r.steps||r.status)&&(n.stale=!0,o.drawPrompts()),o.drawn=null,o.draw(),r.selection&&o.revealSelected(),o.drawPicked())}}var Pp={returned:"★",kept:"■",running:"●",out:"□"},[Wp,Ca]=[100,14],Np=16,mr=new WeakMap,Pa=new WeakMap;function Lo(t){let e=[],n=t;for(;n&&!mr.has(n);)
e.push(n),n=n.before;let o=n?mr.get(n):"";for(let r of e.reverse())o+=r.piece??(r.given||!Yn(r.beam)?r.chosen.text:""),mr.set(r,o);return o}function Co(t,e=26){
let n=Array.from(t);return n.length<=2*e+3?t:`${n.slice(0,e).join("")} … ${n.slice(-e).join("")}`}function qp(t,e){let n=0;for(;n<t.length&&t[n]===e[n];)n+=1;
for(;n>0&&!/\s/.test(t[n]??" ");)n-=1;return n}function Ip(t,e,n){if(n.ends.has(t.beam.token_id))return Oe("eos")[0];if(t.length>=n.maxNew)return Oe("length")[0];
let o=(e.returned||[]).find(({last:r})=>r===t);return o?Oe(o.stopReason)[0]:s("a stopping criterion")}function Rp({place:t,state:e,why:n}){return t!==null?e==="\
returned"?s("{place} output",{place:t+1}):String(t+1):n==="dropped"?s("dropped"):n==="too late"?s("too late"):n==="not reached"?s("not reached"):e==="running"?s(
"still running"):""}var Ao=class{constructor(e,n){this.table=e,this.body=e.tBodies[0],this.log=n,this.rows=[],this.body.addEventListener("click",o=>{let r=this.
rows.find(({pick:i})=>i.contains(o.target));r&&n.selectStep(n.selected===r.node?null:r.node)}),this.body.addEventListener("keydown",o=>{o.key==="Escape"&&n.selectStep(
null);let r={ArrowDown:1,ArrowUp:-1}[o.key];if(!r)return;o.preventDefault();let i=this.rows[this.rows.findIndex(({pick:a})=>a===o.target)+r];i&&!i.row.hidden&&i.
pick.focus()})}newRow(){let e=this.body.insertRow(),n=Array.from({length:9},()=>e.insertCell()),[o,r]=[d("span","gp-sign",null,{"aria-hidden":"true"}),d("span")];
n[0].append(o,r);let i=d("button","gp-pick",null,{type:"button"}),[a,c]=[d("bdi","gp-head-text"),d("bdi","gp-tail-text")];i.append(a,c),n[3].append(i);let l={row:e,
cells:n,sign:o,place:r,pick:i,head:a,tail:c,node:null};return this.rows.push(l),l}draw(e,n,o){let r={moved:n!==null,group:e.some(({node:l})=>(l.beam.group??null)!==
null),words:e.some(({node:l})=>l.beam.progress)};for(let[l,h]of Object.entries(r))J(this.table.tHead.querySelector(`.gp-${l}-column`),h);for(;this.rows.length<e.
length;)this.newRow();let i=e.map(({node:l})=>Lo(l)),a=i.map(l=>qp(l,i[0]));i.length>1&&(a[0]=Math.min(...a.slice(1)));let c=Math.max(0,e.findIndex(({node:l})=>l===
this.log.selected));this.rows.forEach((l,h)=>{J(l.row,h<e.length),!l.row.hidden&&(l.pick.tabIndex!==(h===c?0:-1)&&(l.pick.tabIndex=h===c?0:-1),this.fill(l,e[h],
i.length>1?a[h]:0,n,o,r))})}fill(e,n,o,r,i,a){let{node:c,score:l,place:h,state:m}=n,{cells:k,pick:_}=e,[q,I]=[Lo(c),this.log.selected===c];e.node=c,e.row.dataset.
state!==m&&(e.row.dataset.state=m),L(e.sign,Pp[m]),L(e.place,Rp(n)),this.sayText(e,q,o,I),_.getAttribute("aria-pressed")!==String(I)&&_.setAttribute("aria-press\
ed",String(I)),J(k[1],a.moved),a.moved&&L(k[1],jp(h,r.get(c))),J(k[2],a.group),a.group&&L(k[2],Re(c.beam.group)),L(k[4],Number.isFinite(Me(c))?K(Me(c)):"−∞"),
L(k[5],String(c.length)),L(k[6],Number.isFinite(l)?K(l):"−∞"),J(k[7],a.words),a.words&&L(k[7],this.written(c,i)),L(k[8],m==="running"?"–":`${c.index+1}: ${Ip(
c,this.log,i)}`)}sayText({pick:e,head:n,tail:o},r,i,a){let c=a||i<Np?0:i,l=`${a} ${c} ${r}`;if(Pa.get(e)===l)return;Pa.set(e,l);let h=Array.from((c?"…":"")+r.
slice(c)),m=a||h.length<=2*Ca?0:Ca,k=h.slice(0,h.length-m);xe(n,(a?k:k.slice(0,Wp)).join("")),xe(o,m?h.slice(-m).join(""):"",{plain:!m}),e.setAttribute("aria-la\
bel",V(r)),c||h.length>60?_e(e,()=>s("The whole text: {text}",{text:r})):delete e.dataset.tip}written(e,{constraints:n,promptIds:o}){let r=n.filter((i,a)=>Ct(i,
e.beam.progress[a],e,o)).length;return`${r===n.length?"✓ ":""}${s("{done} of {all}",{done:r,all:n.length})}`}};function jp(t,e){return e===void 0?t===null?"–":
"– ▲":t===null?`${e+1} ▼`:t===e?`${e+1} =`:`${e+1} ${t<e?"▲":"▼"} ${Math.abs(t-e)}`}var Po=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-greedily"),this.path=this.root.querySelector(".gp-path"),this.doubt=this.root.querySelector(
".gp-doubt"),this.exactly=this.root.querySelector(".gp-exactly"),this.button=this.root.querySelector(".gp-ask-greedy"),this.isAsked=!1,this.said=null,this.button.
addEventListener("click",()=>{this.isAsked=!0,this.sayButton(),n.ask({type:"search",kind:"greedy"})})}sayButton(){this.button.disabled=this.isAsked,L(this.button,
s(this.isAsked?"running …":"Run greedy decoding"))}draw(e,n,o){let{log:r}=this,i=(r.searched.get(r.turn)||[]).find(({kind:c})=>c==="greedy")||null;this.button.
hidden=!!i||!r.finished||!Object.hasOwn(r.answers,"search"),this.sayButton(),this.path.hidden=!!i,this.fill(this.path,this.pathWords(Oo(e.prompts[n]),e,o.prompts[n].
kept,!!r.started.effective.do_sample));let a=Ta(r.started).map(c=>Be(c)[0]);this.doubt.hidden=!a.length||!!i,L(this.doubt,s("This is the path of the most probab\
le tokens as the search had them. Greedy decoding may give another one: {processors} can act differently on its logits.",{processors:a.join(", ")})),this.exactly.
hidden=!i,i&&this.said!==i&&this.drawFound(i,e,n,o),this.said=i}fill(e,n){let o=n.map(r=>typeof r=="string"?r:r.textContent).join(`
`);e.dataset.said!==o&&(e.dataset.said=o,e.replaceChildren(...n))}pathWords({last:e,ended:n,left:o},r,i,a){if(o)return this.leftWords(o,r,a);if(!e||e.given)return[
s(a?"The path of the most probable tokens is not known yet.":"The greedy path is not known yet.")];let c=n?i.findIndex(({node:m})=>m===e):-1,l=K(Me(e)),h=c<0?B(
e.length,"Its sum is {sum} after {count} token.","Its sum is {sum} after {count} tokens.",{sum:l}):B(e.length,"Its sum is {sum} after {count} token, its score {\
score}.","Its sum is {sum} after {count} tokens, its score {score}.",{sum:l,score:K(i[c].score,4)});return[[this.fateWords(e,n,c,a),h,...this.bestWords(e,n,c,r,
i)].join(" ")]}fateWords({beam:e,index:n},o,r,i){let a={text:s(i?"The text of the most probable tokens":"The greedy text"),beam:(e.beam??0)+1,place:r+1,token:n+
1};return o?r>0?s("{text} has ended, and has rank {place}.",a):r===0?this.log.finished?s("{text} is the best output.",a):s("{text} is the best so far.",a):e.status===
"finished"?s("{text} ended at token {token} but is not kept: others are better.",a):s("{text} ended at token {token} but does not count: it ranked too low or la\
cks a constraint.",a):s("{text} is still running, as beam {beam}.",a)}bestWords({sequence:e},n,o,r,i){if(!n){let h=r.prompts[e].running.map(Me);return h.length?
[s("The best beam has {sum}.",{sum:K(Math.max(...h))})]:[]}if(o===0||!i[0])return[];let{node:a,score:c}=i[0],l={sum:K(Me(a)),score:K(c,4)};return[B(a.length,"Th\
e best has a sum of {sum} after {count} token, and a score of {score}.","The best has a sum of {sum} after {count} tokens, and a score of {score}.",l)]}leftWords({
index:e,token:n,node:o,sum:r,considered:i,best:a,worst:c},l,h){let m=l.prompts.some(({steps:q})=>(q[0]||[]).some(({beam:I})=>(I.group??null)!==null)),k=[o?s("ra\
nk {rank} of {considered}",{rank:o.rank,considered:i}):s("not among the {considered} considered",{considered:i}),...r===null?[]:[s("sum {sum}",{sum:K(r)})],...c===
null?[]:[s("worst beam that went on {worst}, best {best}",{worst:K(c),best:K(a)})]].join("; "),_=s(h?"{where} left the path of the most probable tokens at token\
 {place}: {token} ({details}).":"{where} left the greedy path at token {place}: {token} ({details}).");return me(_,{where:s(m?"Group A":"The search"),place:String(
e+1),details:k,token:n?ie(n.text,"gp-strong"):s("a token that was not recorded")})}drawFound(e,n,o,r){let i=e.tokens.map(([q])=>q),a=lr(n.prompts[o],q=>i[q]),c=q=>q.
reduce((I,N)=>I+(ue(N)??-1/0),0),l=r.prompts[o].kept[0],h=l?we(l.node).filter(q=>!q.given):[],m=d("span");this.fill(m,[...me(s("Run by the library, greedy decod\
ing wrote {text}."),{text:ie(Co(e.text,60),"gp-wrote")}),` ${this.totalWords(i.length,c(e.tokens.map(([,,q])=>q)))} `,l?`${this.bestTotalWords(h.length,c(h.map(
({chosen:q})=>q.raw_logprob)))} `:"",...this.pathWords(a,n,r.prompts[o].kept,!1)]);let k=d("details"),_=d("table");for(let[q,[,I,N]]of e.tokens.entries()){let $=_.
insertRow();$.insertCell().textContent=q+1,$.insertCell().append(ie(I)),$.insertCell().textContent=K(ue(N))}k.append(d("summary","",s("Its tokens and their log-\
probabilities")),_),this.exactly.replaceChildren(m,k)}totalWords(e,n){let o={sum:K(n)};return this.log.started.processors.length?B(e,"It has {count} token with \
a log-probability of {sum} before the processors.","It has {count} tokens with a log-probability of {sum} before the processors.",o):B(e,"It has {count} token w\
ith a log-probability of {sum}.","It has {count} tokens with a log-probability of {sum}.",o)}bestTotalWords(e,n){let o={sum:K(n)};return this.log.started.processors.
length?B(e,"The best output has {count} token with a log-probability of {sum} before the processors.","The best output has {count} tokens with a log-probability\
 of {sum} before the processors.",o):B(e,"The best output has {count} token with a log-probability of {sum}.","The best output has {count} tokens with a log-pro\
bability of {sum}.",o)}};var Tn=(t,e)=>t.lengthPenalty===e.lengthPenalty&&t.earlyStopping===e.earlyStopping,gr=t=>On.find(([e])=>e===t)?.[1]??String(t),Pt=t=>String(Number(t.toFixed(4))),
Wo=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-stopping"),this.why=this.root.querySelector(".gp-stopped-by"),this.rows=On.map(([o,r])=>this.
newRow(o,r)),this.asked=null}newRow(e,n){let o=this.root.querySelector("tbody").insertRow(),r=d("th","",null,{scope:"row"});o.append(r);let[i,a,c]=Array.from({length:3},
()=>o.insertCell()),l=d("span"),h=d("button","gp-button gp-run-on",null,{type:"button","aria-label":s("Run the search with early_stopping {name}",{name:n})});c.
dataset.name=`${s("outputs:")} `,i.append(l," ",h);let m={row:o,head:r,words:l,button:h,because:a,outputs:c,value:e,name:n,rule:null};return h.addEventListener(
"click",()=>{this.asked=m.rule,this.log.ask({type:"search",kind:"rule",rule:m.rule}),this.sayButton(m)}),m}sayButton({button:e,rule:n}){let o=!!(this.asked&&Tn(
this.asked,n));e.disabled=o,L(e,s(o?"running …":"Run the search"))}draw(e,n,o,r,i){L(this.why,this.whyWords(e,n,o(e.own),i));for(let a of this.rows){a.rule={lengthPenalty:r.
lengthPenalty,earlyStopping:a.value};let c=Tn(a.rule,e.own);pe(a.row,c?"gp-own-rule":""),L(a.head,c?s("{name} (this run)",{name:a.name}):a.name),this.drawRule(a,
e,n,o,i)}}drawRule(e,n,o,r,i){let a=r(e.rule),{pools:c}=a.prompts[o],l=c.every(({exact:k})=>k),h=a.stop&&l?null:this.answerTo(e.rule),m=!h&&!(a.stop&&l);if(e.button.
hidden=!m||!this.log.finished||!Object.hasOwn(this.log.answers,"search"),this.sayButton(e),h){L(e.words,s("after step {step}",{step:h.steps})),L(e.because,s("fo\
und by a run")),this.sayOutputs(e.outputs,...this.comparedIds(h));return}L(e.words,zp(a,l,i)),L(e.because,this.reasons(c,n,e.rule)),!l||!a.stop?L(e.outputs,"–"):
this.sayOutputs(e.outputs,...this.comparedNodes(a,r(n.own),o,n))}answerTo(e){return(this.log.searched.get(this.log.turn)||[]).find(o=>o.kind==="rule"&&Tn(o.rule,
e))||null}comparedNodes(e,n,o,{wanted:r}){let[i,a]=[e,n].map(({prompts:l})=>l[o].kept.slice(0,r));return[i.filter(({node:l},h)=>!a[h]||a[h].node!==l).length,i.length,
i[0]?{text:Lo(i[0].node),score:i[0].score}:null]}comparedIds({outputs:e}){let n=this.log.finished.sequences.map(({token_ids:o})=>o.join(" "));return[e.filter(({
token_ids:o},r)=>o.join(" ")!==n[r]).length,e.length,e[0]]}sayOutputs(e,n,o,r){let i=r&&{differ:n,all:o,score:K(r.score,4)},a=n?o>1?s("{differ} of {all} differ;\
 the best, with score {score}:",i):s("another text, with score {score}:",i):s("the same"),c=a+(n?r.text:"");e.dataset.said!==c&&(e.dataset.said=c,e.replaceChildren(
a,...n?[" ",ie(Co(r.text,40),"gp-wrote")]:[]))}whyWords(e,n,o,r){let{pools:i}=o.prompts[n],a=gr(e.own.earlyStopping);return(o.stop?s("This search stopped after \
step {step} by the rule of early_stopping {name}.",{step:o.stop.step,name:a}):r?s("The search was cut off. By the rule of early_stopping {name} it would have go\
ne on.",{name:a}):s("The search goes on by the rule of early_stopping {name}.",{name:a}))+(i.length>1?`
`:" ")+this.reasons(i,e,e.own)}reasons(e,n,o){return e.map(r=>[...Bp(r,e.length>1),this.reason(r,n,o)].join(" ")).join(`
`)}reason({stop:e,weighed:n},o,r){if(!n)return s("No step has been taken.");let{best:i,length:a,bound:c,worst:l}=n;if(e&&e.why==="criteria")return this.cutOffWords(
o,e);if(l===null)return B(o.size,"No text has ended.","Fewer than {count} texts have ended.");let h=r.earlyStopping==="never"&&r.lengthPenalty>0,m=`${K(i)} / ${a}\
 ^ ${Pt(r.lengthPenalty)} = ${K(c,4)}`,k={numbers:h?s("{formula} (at the longest possible length)",{formula:m}):m,worst:K(l,4)},{together:_}=o;if(!e)return _?s(
"The best running beam, {numbers}, is above the worst that is kept, {worst}.",k):s("The best continuation of the step, {numbers}, is above the worst that is kep\
t, {worst}.",k);if(e.why==="settled")return _?s("No running beam can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",k):
s("No continuation of the step can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",k);let q=B(o.size,"{count} text has\
 ended, which is enough.","{count} texts have ended, which is enough.");if(!(c>l))return q;let I=_?s("Yet the best running beam, {numbers}, was above the worst \
of them, {worst}.",k):s("Yet the best continuation of the step, {numbers}, was above the worst of them, {worst}.",k);return`${q} ${I}`}cutOffWords({start:e,maxNew:n},{
step:o}){if(o-e>=n)return B(e+n,"The length limit of {count} token was reached.","The length limit of {count} tokens was reached.");let r=(this.log.finished?this.
log.finished.sequences:[]).find(({stop_reason:i})=>!["eos","length","unfinished"].includes(i));return r?s("Every continuation met a stopping criterion ({reason}\
).",{reason:Oe(r.stop_reason)[0]}):s("Every continuation met a stopping criterion.")}};function zp({stop:t,prompts:e},n,o){return n?t?s("after step {step}",{step:t.
step}):o?s("goes on past step {step}",{step:_o({prompts:e})}):s("not yet"):t?s("not exact: about step {step}",{step:t.step}):s("not exact")}function Bp({group:t,
stop:e},n){if(t===null)return[];let o={group:Re(t),step:e&&e.step};return[n&&e?s("Group {group}, after step {step}:",o):s("Group {group}:",o)]}function Wa(t,e){let o=x=>t.querySelector(".gp-"+x),[r,i,a,c,l]=["slide","power","rule","own-again","of-prompt"].map(o),[h,m,k]=["formula","honest","rest"].map(
o),_=new Ao(o("hypothesis-table"),e),q=new Wo(t,e),I=new Po(t,e),N={},$=null,P=new Map;for(let[x,C]of On)a.append(d("option","",C,{value:JSON.stringify(x)}));r.
addEventListener("input",()=>A({lengthPenalty:Number(r.value)})),i.addEventListener("input",()=>{Number.isFinite(i.valueAsNumber)&&A({lengthPenalty:i.valueAsNumber})}),
i.addEventListener("change",()=>e.usesBeams&&O(W(ar(e)),!0)),a.addEventListener("change",()=>A({earlyStopping:JSON.parse(a.value)})),c.addEventListener("click",
()=>{N={},u(),r.focus()}),l.addEventListener("change",()=>u());function A(x){N={...N,...x},u()}let W=x=>({...x.own,...N});function O(x,C=!1){Number(r.value)!==x.
lengthPenalty&&(r.value=x.lengthPenalty),(C||document.activeElement!==i)&&(i.value=Pt(x.lengthPenalty)),a.value=JSON.stringify(x.earlyStopping)}function w(x){return C=>{
let S=JSON.stringify(C),j=P.get(S);if(j)return j;let M=va(x,C);return M.stop&&P.set(S,M),M}}function b(x){return{stop:e.finished?{step:0,why:""}:null,prompts:x.
prompts.map(({finished:C})=>({kept:C.map(S=>({node:S,score:S.beam.final_score})),pools:[{group:null,stop:null,weighed:null,exact:!0}]}))}}function u({onlySelection:x=!1,
anew:C=!1}={}){let S=ar(e),j=!!(e.finished||e.failed),M=p(S.prompts.length),R=w(S),F=S.together!==null&&_a(S,R(S.own),!!e.finished),D=F?W(S):S.own,G=F?R(D):b(S),
Y=F?R(S.own):G,Q=F&&!Tn(D,S.own),oe=Oa(S,M,G,D,j),re=Q?new Map(Y.prompts[M].kept.map(({node:Ae},Ht)=>[Ae,Ht])):null;if(_.draw(oe.slice(0,40),re,S),k.hidden=oe.length<=
40,L(k,B(oe.length-40,"and {count} more, with a lower score","and {count} more, with lower scores")),x)return;for(let Ae of["what-if","stopping"])o(Ae).hidden=!F;
o("greedily").hidden=!1,O(D,C),c.hidden=!Q,L(c,s("Back to the run’s own: {power}, {early}",{power:Pt(S.own.lengthPenalty),early:gr(S.own.earlyStopping)}));let de=oe.
filter(({place:Ae})=>Ae!==null);$={best:de[0]||null,rule:D,tally:g(oe,de)},L(o("counts"),$.tally),L(o("scored"),s("sum / length ^ {power}",{power:Pt(D.lengthPenalty)})),
h.setAttribute("aria-live",Q?"polite":"off"),L(h,v(de[0],D)),T(F?f(G,Y,M,S,D,j):E(S)),F&&q.draw(S,M,R,D,j),I.draw(S,M,Y)}function p(x){return o("of-prompts").hidden=
x<2,l.options.length!==x&&l.replaceChildren(...Array.from({length:x},(C,S)=>d("option","",s("prompt {number}",{number:S+1}),{value:S}))),Math.max(0,l.selectedIndex)}
function g(x,C){let S=x.filter(({state:M})=>M==="running").length,j=x.filter(({state:M})=>M==="returned").length;return[s("{count} ended",{count:z(x.length-S)}),
s("{count} kept",{count:z(C.length)}),...S?[s("{count} running",{count:z(S)})]:[],...j?[B(j,"{count} output","{count} outputs")]:[]].join(", ")}function v(x,{lengthPenalty:C}){
if(!x)return s("No text is kept yet.");let{node:S,score:j}=x,M={sum:K(Me(S)),length:S.length,power:Pt(C),score:K(j,4)};return s("The best: score = sum / length \
^ length_penalty = {sum} / {length} ^ {power} = {score}",M)}function T(x){m.hidden=!x,L(m,x)}function E(x){return x.prompts.every(({steps:C,given:S})=>C.length===
S)?s("The search has not begun: all tokens so far were given."):x.together===null?s("This decoding loop has its own rules: the texts are shown as they were reco\
rded."):s("The recording does not follow the rules of this search, so it does not tell what other settings would give.")}function f(x,C,S,j,M,R){let F=Math.max(
1,...j.prompts.map(({steps:Q})=>Q.length-j.start)),D=F**M.lengthPenalty;if(!Number.isFinite(D)||D===0)return s("{length} ^ {power} is too large or too small for\
 a floating-point number: the search itself would fail.",{length:F,power:Pt(M.lengthPenalty)});let G=x.prompts[S].pools.filter(({exact:Q})=>!Q);if(G.length){let Q=G.
map(({group:oe})=>Re(oe)).join(", ");return B(G.length,"Not exact: an earlier group would have stopped at another step, and the padding that a stopped group wri\
tes changes the diversity penalty of group {groups}.","Not exact: an earlier group would have stopped at another step, and the padding that a stopped group writ\
es changes the diversity penalty of groups {groups}.",{groups:Q})}if(Tn(M,j.own))return"";if(!x.stop){if(!R)return"";let Q=_o(x);return j.together?s("With these\
 settings the search would have gone on past step {step}, where the recording ends: this ranks what is known so far.",{step:Q}):s("With these settings the searc\
h would have gone on past step {step}, where the recording of a group ends: this ranks what is known so far.",{step:Q})}let{step:Y}=x.stop;return C.stop?Y<C.stop.
step?s("With these settings the search would have stopped after step {step}, not {own}: what ended later does not count.",{step:Y,own:C.stop.step}):"":s("With t\
hese settings the search would have stopped after step {step}: what ended later does not count.",{step:Y})}let y=x=>()=>$&&$.best?s("the best: {words}.",{words:x(
$.best)}):"";return le(t,{rank:()=>$?he($.tally):"",sum:y(({node:x})=>B(x.length,"the log-probability of {count} token is {sum}","the log-probabilities of {coun\
t} tokens sum to {sum}",{sum:K(Me(x))})),length:y(({node:x})=>B(x.length,"{count} token","{count} tokens")),score:y(({node:x,score:C})=>`${K(Me(x))} / ${x.length}\
^${Pt($.rule.lengthPenalty)} = ${K(C)}`),ended:y(({node:x})=>s("at step {step}",{step:x.index+1}))}),x=>{if(x.run&&(N={},P=new Map,l.replaceChildren()),(x.run||
x.searched)&&(q.asked=I.isAsked=null),t.hidden=!e.usesBeams,t.hidden)return;let C=e.hideFrom!==null;if(o("untold").hidden=!C,o("found").hidden=C,o("counts").hidden=
C,C)return;let{run:S,steps:j,status:M,selection:R,searched:F}=x;S||j||M||F?u({anew:S}):R&&u({onlySelection:!0})}}function Na(t){let e=d("button","gp-alone-button",null,{type:"button"});e.append(Hp()),t.append(e);let n=null;async function o(){let c=Fp(t);t.classList.add("gp\
-alone");let l=new MutationObserver(()=>t.hidden&&r());if(l.observe(t,{attributeFilter:["hidden"]}),document.addEventListener("keydown",i,!0),n=()=>{n=null,l.disconnect(),
document.removeEventListener("keydown",i,!0),t.classList.remove("gp-alone"),t.popover&&t.removeAttribute("popover"),c.restore(),a()},a(),document.fullscreenEnabled)
try{await t.requestFullscreen();return}catch{}n&&(t.popover="manual",t.showPopover(),c.silence(),e.focus({preventScroll:!0}))}function r(){document.fullscreenElement===
t?document.exitFullscreen():n&&n(),e.focus({preventScroll:!0})}function i(c){c.key==="Escape"&&(c.preventDefault(),c.stopPropagation(),r())}function a(){let c=n?
s("Leave full screen"):s("Full screen");e.title=c,e.ariaLabel=t.ariaLabel?`${c}: ${t.ariaLabel}`:c,t.dispatchEvent(new Event("gp-alone"))}e.addEventListener("cl\
ick",()=>n?r():o()),t.addEventListener("fullscreenchange",({target:c})=>{c===t&&document.fullscreenElement!==t&&n&&n()}),a()}function Fp(t){let e=[],n=[],o=[];for(let a=t.
parentElement;a;a=a.parentElement)o.push(a),(a.scrollTop||a.scrollLeft)&&e.push([a,a.scrollLeft,a.scrollTop]);let r=t.parentElement;r.style.minHeight=`${r.offsetHeight}\
px`;function i(){for(let[a,c,l]of e)a.scrollTo({left:c,top:l,behavior:"instant"})}return{silence(){for(let a of o)for(let c of a.children)c.contains(t)||c.inert||
(c.inert=!0,n.push(c))},restore(){for(let a of n)a.inert=!1;r.style.minHeight="",i(),window.addEventListener("resize",i,{once:!0}),setTimeout(()=>window.removeEventListener(
"resize",i),1e3)}}}function Hp(){let t=ne("svg"),e=ne("path");return t.setAttribute("viewBox","0 0 16 16"),t.setAttribute("aria-hidden","true"),e.setAttribute("\
d","M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4"),t.append(e),t}var Dp=["token_id","text","piece","logprob","raw_logprob","entropy"],wr=class extends Ut{constructor(e,n){super(),this.group=e,this.number=n}changed(e){super.changed(
e),this.group&&this.group.entryChanged(this.number,e)}},No=class extends hn{constructor(e){super(["run","steps","status","measured","found","lanes","pair","unit"]),
this.name=e,this.lanes=null,this.turn=void 0,this.fresh=new Set,this.unit="bits",this.clear(null)}clear(e){this.header=e,this.showMetrics(),this.done=null,this.
apart=null,this.found=null,this.charts={},this.asking=null,this.pair=[0,1],this.fresh.clear(),this.groups=(e?e.groups:[]).map((n,o)=>({...n,number:o,entries:[],
shown:0,told:{values:{},each:{}},values:{},each:{}})),this.entries=(e?e.entries:[]).map(({group:n,seed:o},r)=>{let i=e.kind==="lanes"?Object.assign(new wr(this,
r),{unit:this.unit}):null,a={number:r,group:n,seed:o,log:i,begun:!1,tokens:[],ended:null};return this.groups[n].entries.push(a),a});for(let n of this.kinds)this.
changed(n)}get running(){return!!(this.header&&!this.done)}feedRun(e,n){n!==this.turn&&(this.position=0),this.turn=n,this.feed(e)}read(e){let n=Object.hasOwn(qa,
e.type)&&qa[e.type];if(!n)throw new Error("unknown line "+e.type);n(this,e)}entryChanged(e,n){this.fresh.add(e),this.changed(n==="status"?"status":"steps")}flush(){
this.changes.entries=this.fresh,this.fresh=new Set,super.flush()}subscribe(e,n){super.subscribe(e,o=>n({entries:new Set(this.entries.keys()),...o}))}setPair(e,n){
this.pair=[e,n],this.changed("pair")}shownOf(e){let{entries:n,shown:o}=this.groups[e];return n[o]}showEntry(e,n){this.groups[e].shown=n,this.changed("pair")}setLanes(e){
this.lanes=e,this.changed("lanes")}setAsking(e,n){this.asking={question:e,titles:n};for(let o of["steps","status","measured","found"])this.changed(o)}answered(e){
return!!this.found&&this.found.question===e&&(!this.asking||this.asking.question===e)}setUnit(e){this.unit=e,this.showMetrics(),this.groups.forEach(n=>this.showMeasured(
n));for(let{log:n}of this.entries)n&&(n.unit=e);for(let n of["unit","measured"])this.changed(n)}showMetrics(){let e=this.header?this.header.metrics:[];this.metrics=
e.map(n=>n.unit==="nats"?{...n,unit:this.unit}:n),this.inNats=new Set(e.filter(({unit:n})=>n==="nats").map(({name:n})=>n))}showMeasured(e){let n=(r,i)=>this.inNats.
has(r)&&Number.isFinite(i)?ke(i,this.unit):i,o=(r,i)=>Object.fromEntries(Object.entries(r).map(([a,c])=>[a,i(a,c)]));e.values=o(e.told.values,n),e.each=o(e.told.
each,(r,i)=>i.map(a=>n(r,a)))}},qa={Comparison(t,e){t.clear(e)},Of(t,{entry:e,event:n}){t.entries[e].log.read(n)},Begun(t,{entry:e,apart:n}){t.apart=n||null,t.entries[e].
begun=!0,t.entryChanged(e,"status")},Tokens(t,{entry:e,tokens:n}){for(let o of n)t.entries[e].tokens.push(Object.fromEntries(Dp.map((r,i)=>[r,o[i]])));t.entryChanged(
e,"steps")},Ended(t,{entry:e,text:n,stop_reason:o,failed:r}){t.entries[e].ended={text:n,stop_reason:o,failed:r},t.entryChanged(e,"status")},Measured(t,{group:e,
values:n,each:o}){t.groups[e].told={values:n,each:o||{}},t.showMeasured(t.groups[e]),t.changed("measured")},Found(t,{values:e,charts:n}){t.found=e,t.charts=n||{},
t.changed("found")},Done(t,{stopped:e,overtaken:n}){t.done={stopped:e,...n&&{overtaken:n}},t.changed("status")}};var Kp=/(“[^”]*”|„[^“]*“|«[^»]*»)/,Gp="(?:s|es|e|n|en|x)?",Up=new Set(["token","step","prompt","draft","kept","ending","time","length","speed","b\
its","sample","memory","context"]),qo=null;function Vp(){if(qo)return qo;let t=new Map;for(let n of Bn){if(Up.has(n))continue;let[o]=ln(n).name.split(" (");t.has(
o.toLowerCase())||t.set(o.toLowerCase(),n)}let e=[...t.keys()].sort((n,o)=>o.length-n.length).map(n=>n.replace(/[.*+?^${}()|[\]\\]/g,"\\$&"));return qo={pattern:new RegExp(
`(?<![\\p{L}\\p{N}_-])(${e.join("|")})${Gp}(?![\\p{L}\\p{N}_-])`,"giu"),ids:t},qo}function Xn(t,e=new Set){let{pattern:n,ids:o}=Vp();return t.split(Kp).flatMap(
(r,i)=>{if(i%2)return[r];let a=[],c=0;for(let l of r.matchAll(n)){let h=o.get(l[1].toLowerCase());e.has(h)||(e.add(h),a.push(r.slice(c,l.index),d("a","gp-term-l\
ink",l[0],{href:go(h)})),c=l.index+l[0].length)}return[...a,r.slice(c)]})}function Ia(t){for(let e of t.querySelectorAll("p.gp-note")){let[n]=e.childNodes;e.childNodes.
length===1&&n.nodeType===Node.TEXT_NODE&&n.nodeValue.trim()&&e.replaceChildren(...Xn(n.nodeValue))}}var ja={},za={},Io=new Map,Ro=new Map,br="bits";function kr(t){return Io.has(t)||Io.set(t,Object.assign(new Ut,{unit:br})),Io.get(t)}function yr(t){return Ro.has(
t)||Ro.set(t,Object.assign(new No(t),{unit:br})),Ro.get(t)}function xr(t){br=t;for(let e of[...Io.values(),...Ro.values()])e.setUnit(t)}function Jp(t,e,{log:n="\
main"}={}){Ba(ja[t],t,e,kr(n),"run")}function Yp(t,e,{group:n}){Ba(za[t],t,e,yr(n),Zp.has(t)?"text":Qp.has(t)?"model":"runs")}function Ba(t,e,n,o,r){let i=n.querySelector(
".gp-pane");if(!i||!t){console.error(`Generation Playground: there is no pane “${e}” here.`);return}ri(i),Ia(i),vi(i,r),Fa.push(n),Xp.has(e)||Na(i);let a=t(
i,o);o.subscribe(i,eu.has(e)?tu(i,o,a):a),Ha()}var Fa=[],Ra=null;function Ha(){let t=Ws();if(t===Ra)return;let e=Fa.find(o=>o.getClientRects().length&&o.isConnected);
if(t!==null&&!e||(Ra=t,t===null))return;let n=e.querySelector(":scope > .gp-glossary-place");n||(n=d("div","gp-pane gp-glossary-place"),n.addEventListener("clic\
k",o=>wo(o,n)),e.append(n)),_t(n,t)}var Xp=new Set(["numbers","check","token","progress","arrival"]),Zp=new Set(["detection","mistakes","attack","strengths"]),Qp=new Set(
["shelf","estimate","opened"]),eu=new Set(["tokens","token","candidates","processors","curve","in_words","logit_lens","check","quiz"]);function tu(t,e,n){let o=Object.
fromEntries(e.kinds.map(i=>[i,!0])),r=!1;return i=>{if(e.denoises){r=t.hidden=!0;return}r&&(t.hidden=!1),n(r?o:i),r=!1}}function nu(t,e,n){kr(t).feedRun(e||"",n)}
function ou(t,e,n){yr(t).feedRun(e||"",n)}function Da(t,e){ja=t,za=e;let n={mount:Jp,feed:nu,chooseUnit:xr,log:kr,RunLog:Ut,mountGroup:Yp,feedGroup:ou,group:yr};
window.GenerationPlayground=n;let o=window.GenerationPlaygroundQueue||[],r=i=>{try{i(n)}catch(a){console.error("Generation Playground:",a)}};window.GenerationPlaygroundQueue=
{push:r},o.forEach(r),window.addEventListener("hashchange",Ha)}function Ka(t,e,{stepUnder:n,hover:o,leave:r}){t.addEventListener("pointermove",i=>{let a=n(i);a&&(i.buttons===1?e.selectStep(a):o(a))}),t.addEventListener("poi\
nterleave",r),t.addEventListener("click",i=>{let a=n(i);a&&e.selectStep(a)}),vr(t,e)}function vr(t,e){t.addEventListener("keydown",n=>{let o={ArrowRight:1,ArrowUp:1,
ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0};n.key==="Escape"&&e.selectStep(null),n.key in o&&(n.preventDefault(),e.walk(o[n.key]))})}function jo(t,e,n,o,r=0){
e&&(t.setAttribute("aria-valuenow",String(e.isPrompt?e.index-r:e.index+1)),t.setAttribute("aria-valuemin",String(1-r)),t.setAttribute("aria-valuemax",String(n))),
t.setAttribute("aria-valuetext",o)}var su=new Intl.NumberFormat("en-US",{maximumFractionDigits:2,minimumFractionDigits:2}),Ga=t=>su.format(t),Ua={information:{unit:!0,write:Ga,look:{rangemode:"to\
zero"}},sum:{unit:!0,write:Ga,look:{}},share:{title:()=>s("probability"),write:H,look:{rangemode:"tozero",tickformat:".0%"}},count:{title:()=>s("tokens kept"),write:z,
look:{type:"log",dtick:1}},rank:{title:()=>s("rank"),write:z,look:{type:"log",dtick:1,autorange:"reversed"}}},Sr=[["kept","solid"],["chosen","dash"],["accepted",
"dot"],["rejected","dashdot"],["bonus","longdash"],["text","4px,4px"],["before","12px,3px,2px,3px"],["focus","2px,7px"]].map(([t,e])=>({role:t,dash:e})),Va=()=>({
information:{name:s("surprisal and entropy"),axis:"information",about:s("Surprisal tells how unexpected each token was; entropy how uncertain the next token was\
, for the model (before) and for the draw (after)."),series:[{name:s("surprisal"),term:"surprisal",role:"surprisal",dash:"solid",tip:s("How unexpected the chose\
n token was: minus the logarithm of its probability after the processors; before them where a text was only read."),value:t=>$e(t).surprisal},{name:s("entropy b\
efore"),term:"entropy",role:"entropy-before",dash:"dot",tip:s("How uncertain the model was, before any processor: the surprisal that it expected."),value:t=>t.distribution.
entropy_before},{name:s("entropy after"),term:"entropy",role:"entropy-after",dash:"dash",tip:s("How uncertain the draw was, after the processors."),value:t=>t.isPrompt?
null:t.distribution.entropy_after}]},kept:{name:s("candidates kept"),axis:"count",about:s("How many tokens of the vocabulary could still be chosen after the pro\
cessors. Each line of the grid is ten times the one below."),series:[{name:s("candidates kept"),term:"kept",role:"entropy-after",dash:"solid",tip:s("The number \
of tokens with a probability above 0 after the processors."),value:t=>t.isPrompt?null:Math.max(1,Ze(t))}]},cumulative:{name:s("cumulative log-probability"),axis:"\
sum",about:s("The logarithm of the probability of the whole text up to each token: steep where the text is unlikely. The prompt is added up separately."),series:[
{name:s("after the processors"),term:"cumulative-logprob",role:"surprisal",dash:"solid",sum:!0,tip:s("Added up after the processors: from the probabilities that\
 the tokens were drawn with."),value:t=>t.isPrompt?null:t.chosen.logprob??t.chosen.raw_logprob},{name:s("before them"),term:"cumulative-logprob",role:"entropy-b\
efore",dash:"dot",sum:!0,tip:s("Added up before the processors: from the probabilities that the model gave."),value:t=>t.chosen.raw_logprob}]},before:{name:s("l\
ooked up: probability before"),axis:"share",about:s("How probable the model found each looked-up token at each place, before the processors."),of:t=>X(t.raw_logprob)},
after:{name:s("looked up: probability after"),axis:"share",about:s("How probable each looked-up token was in the draw at each place, after the processors: 0% wh\
ere they removed it."),of:t=>X(t.logprob)},rank:{name:s("looked up: rank"),axis:"rank",about:s("The rank of each looked-up token among all tokens before the pro\
cessors: 1, the likeliest, is at the top."),of:t=>t.raw_rank||null}});var Ge=(t,e={})=>({color:"var(--gp-muted)",gridcolor:"var(--gp-line)",linecolor:"var(--gp-line)",zeroline:!1,automargin:!0,title:{text:t,standoff:8,font:{size:13}},
...e}),Wt=(t,e,n,o,r={})=>({data:e,layout:{font:{color:"var(--gp-text)",size:13,family:"system-ui, Segoe UI, Roboto, Helvetica Neue, Arial"},paper_bgcolor:"var(\
--gp-surface)",plot_bgcolor:"var(--gp-surface)",hoverlabel:{bgcolor:"var(--gp-raised)",bordercolor:"var(--gp-line)",font:{color:"var(--gp-text)"}},hovermode:"cl\
osest",margin:{l:52,r:18,t:28,b:44},height:300,showlegend:!1,xaxis:n,yaxis:o,meta:t,...r}});var ru={solid:"none",dash:"7 4",dot:"2 4",dashdot:"10 4 2 4",longdash:"14 5"},Ja=t=>ru[t]??t.replaceAll("px","").replaceAll(","," ");function Ya({series:t,of:e},n){
return t||[...n].slice(-Sr.length).map(([o,r],i)=>({...Sr[i],name:r,term:"probability",tip:s("The looked-up token {token}, id {id}.",{token:V(r),id:o}),value:a=>{
let c=(a.watched||[]).find(({token_id:l})=>l===o);return c?e(c):null}}))}function Xa({curve:t,series:e,steps:n,prompt:o,current:r,unit:i,factor:a}){let c=Ua[t.axis],
l=o.length,h=P=>P.index+1-(P.isPrompt?l+1:0),m=c.unit?a:1,k=(P,A,W)=>({type:"scatter",mode:A.length>400?"lines":"lines+markers",name:P.name,connectgaps:!1,hoverinfo:"\
text",x:A.map(h),...iu(P,A,m,c,i),line:{color:`var(--gp-${P.role})`,width:2,dash:P.dash},marker:{color:`var(--gp-${P.role})`,size:4},opacity:W?.75:1}),_=e.flatMap(
P=>[...l?[k(P,o,!0)]:[],k(P,n,!1)]),q=Math.max(10,n.length),I=Ge(s("token"),{range:[l?.5-l:.5,q+.5],showgrid:!1}),N=Ge(c.unit?i:c.title(),c.look),$={label:s("{c\
urve} along the text",{curve:t.name}),layout:{height:260,hovermode:"x",margin:{l:52,r:12,t:12,b:40},shapes:au(l,r&&h(r))}};return Wt($.label,_,I,N,$.layout)}function iu(t,e,n,o,r){
let i=0,a=e.map(l=>{let h=ue(t.value(l));return t.sum?(i=i===null||h===null?null:i+h,i===null?null:i*n):h===null?null:h*n}),c=a.map((l,h)=>l===null?"":s("{token\
} {series}: {value}",{token:V(e[h].chosen.text),series:t.name,value:`${o.write(l)}${o.unit?` ${r}`:""}`}));return{y:a,text:c}}function au(t,e){let n={type:"line",
yref:"paper",y0:0,y1:1},o={type:"rect",xref:"x",x0:.5-t,x1:.5,yref:"paper",y0:0,y1:1,fillcolor:"var(--gp-raised)",line:{width:0},layer:"below"};return[...t?[o,{
...n,x0:.5,x1:.5,line:{color:"var(--gp-muted)",width:1,dash:"dot"}}]:[],...e===null?[]:[{...n,x0:e,x1:e,line:{color:"var(--gp-chosen)",width:1.5}}]]}var cu=150;function Za(t,e){let n=E=>t.querySelector(".gp-"+E),[o,r,i,a,c]=["curve-chart","reading","unit","view","keys"].map(n),l=Va(),h=new Map,m=0,k=-1/0,_=!1,
q=()=>l[a.value],I=()=>Ya(q(),h);function N(){let E=e.current();return E?lt([],e.lastOf(E)).added:[]}function $(){let E=Object.keys(l).filter(y=>l[y].series||h.
size);if(E.length===a.options.length)return;let f=E.includes(a.value)?a.value:E[0];a.replaceChildren(...E.map(y=>d("option","",l[y].name,{value:y}))),a.value=f}
function P(E){for(let f of E)for(let{token_id:y,text:x}of f.watched||[])h.set(y,x)}function A(){let E=[q().about,e.promptSteps.length?s("The prompt comes before\
 the text, on a shaded background."):""].filter(Boolean).join(" ");L(n("about"),E);let f=I(),y=JSON.stringify(f.map(({name:x,tip:C})=>[x,C]));c.dataset.key!==y&&
(c.dataset.key=y,c.replaceChildren(...f.map(W)))}function W({name:E,term:f,role:y,dash:x,tip:C}){let S=d("span");te(S,f,()=>e.current()?he(w(e.current())):"",{meaning:C});
let j=ne("svg",""),M=ne("line","");for(let[R,F]of Object.entries({width:26,height:8,"aria-hidden":"true"}))j.setAttribute(R,String(F));for(let[R,F]of Object.entries(
{x1:0,y1:4,x2:26,y2:4,stroke:`var(--gp-${y})`,"stroke-dasharray":Ja(x)}))M.setAttribute(R,String(F));return j.append(M),S.append(j,q().of?ie(E):E),S}function O(){
let E=e.current(),f=E?w(E):s("The curve grows with the text.");L(r,f),jo(r,E,N().length,E?f:s("no token yet"),e.promptSteps.length)}function w(E){let f={number:E.
index+1,token:V(E.chosen.text),facts:b(E)};return E.isPrompt?s("Prompt token {number}, {token}: {facts}",f):s("Token {number}, {token}: {facts}",f)}function b(E){
if(q().of)return p(E)||s("no token was looked up here");if(a.value==="kept")return E.isPrompt?s("no processor takes part"):s("{kept} of {count} tokens kept",{kept:z(
Ze(E)),count:z(E.distribution.vocab)});if(a.value==="cumulative")return u(E);let{surprisal:f,entropyBefore:y,entropyAfter:x}=$e(E),[C,S,j]=[f,y,x].map(M=>ae(ue(
M),e.unit));return E.isPrompt?s("surprisal {surprisal}; entropy {entropy}",{surprisal:C,entropy:S}):s("surprisal {surprisal}; entropy {before} before, {after} a\
fter",{surprisal:C,before:S,after:j})}function u(E){let f=E.isPrompt?e.promptSteps:N(),y=f.slice(0,f.indexOf(E)+1),x=I().filter(C=>C.value(E)!==null).map(C=>{let S=y.
map(M=>ue(C.value(M)));return`${S.includes(null)?s("minus infinity"):ae(S.reduce((M,R)=>M+R,0),e.unit)} ${C.name}`});return s("log-probability so far {sums}",{sums:x.
join(", ")})}function p(E){return(E.watched||[]).map(f=>{let y={token:V(f.text),before:H(X(f.raw_logprob)),after:H(X(f.logprob)),rank:z(f.raw_rank||0)};return f.
logprob===null?f.raw_rank?s("{token} {before} before (rank {rank}), removed after",y):s("{token} {before} before, removed after",y):f.raw_rank?s("{token} {befor\
e} before (rank {rank}), {after} after",y):s("{token} {before} before, {after} after",y)}).join("; ")}function g(){m=0,k=performance.now(),o.removeAttribute("ar\
ia-busy");let E=N(),f=E.length||e.promptSteps.length?Xa({curve:q(),series:I(),steps:E,prompt:e.promptSteps,current:e.current(),unit:e.unit,factor:ke(1,e.unit)}):
void 0;fe(o,f,({x:y})=>{let x=y-1+(y<1?e.promptSteps.length:0),C=y<1?e.promptSteps[x]:N()[x];C&&e.selectStep(C)})}function v(){m||!_||(o.setAttribute("aria-busy",
"true"),m=window.setTimeout(g,Math.max(0,k+cu-performance.now())))}new IntersectionObserver(([{isIntersecting:E}])=>{_||!E||(_=!0,v())}).observe(t),vr(r,e),i.addEventListener(
"change",()=>xr(i.value)),a.addEventListener("change",T);function T(){A(),O(),v()}return E=>{E.unit&&(i.value=e.unit),E.run&&(h=new Map),P(N()),$(),T()}}var ec={probability:{term:"probability",scale:"prob",level:t=>t.probability*10,ends:["0%","100%"],meaning:()=>s("How likely the token was, after the processors.")},
raw:{term:"probability",scale:"prob",level:t=>t.rawProbability*10,ends:["0%","100%"],meaning:()=>s("How likely the model found the token, before the processors.")},
rank:{term:"rank",scale:"heat",level:t=>_r[tc(t)][1],meaning:()=>s("The rank among all tokens, the likeliest first. A bar beside the token shows it, too.")},surprisal:{
term:"surprisal",scale:"heat",level:t=>t.surprisal/Math.LN2,bits:[0,10],words:()=>[s("expected"),s("surprising")],meaning:()=>s("How unexpected the token was: m\
inus the logarithm of its probability.")},uncertainty:{term:"entropy",scale:"heat",level:t=>t.entropyBefore/Math.LN2*1.25,bits:[0,8],words:Qa,meaning:()=>s("How\
 uncertain the model was before this token: the entropy of its distribution, before the processors.")},kl:{term:"kl",scale:"heat",level:t=>t.kl/Math.LN2,bits:[0,
10],meaning:()=>s("How far two distributions lie apart: the Kullback-Leibler divergence.")},entropy:{term:"entropy",scale:"heat",level:t=>t.entropyAfter/Math.LN2*
1.25,bits:[0,8],words:Qa,meaning:()=>s("How open the choice was: the entropy after the processors.")}};function Qa(){return[s("certain"),s("uncertain")]}var _r=[
[1,0],[10,3],[100,6],[1e3,8],[1/0,10]],tc=({rank:t})=>_r.findIndex(([e])=>(t??1/0)<=e);function Or(t,e){let{scale:n,level:o}=ec[t];return`--gp-${n}-${Math.round(
Math.max(0,Math.min(10,o(e)||0)))}`}function Nt(t,e,n){t.style.backgroundColor=`var(${Or(e,n)})`,e==="rank"?t.dataset.rank=String(tc(n)):delete t.dataset.rank}function ot(t,e,n){
let{term:o,scale:r,ends:i,bits:a,words:c=()=>[],meaning:l}=ec[e];if(te(t,o,()=>"",{meaning:l()}),t.replaceChildren(),e==="rank"){_r.forEach(([N,$],P)=>{let A=d(
"span","gp-chip",N===1/0?s("beyond"):s("top {rank}",{rank:N}),{"data-rank":P});A.style.backgroundColor=`var(--gp-${r}-${$})`,t.append(A)});return}let[h,m]=i||a.
map(N=>`${n==="bits"?N:(N*Math.LN2).toFixed(1)} ${n}`),[k,_]=c(),q=(N,$)=>$?`${$}, ${N}`:N,I=d("span","gp-ramp",null,{"aria-hidden":"true"});for(let N=0;N<=10;N++){
let $=d("i");$.style.backgroundColor=`var(--gp-${r}-${N})`,I.append($)}t.append(d("span","",q(h,k)),I,d("span","",q(a?m.replace(" ","+ "):m,_)))}var Tr=3,lu={sum:"logprob",token:"per_token",byte:"per_byte"},zo=(t,e)=>t[lu[e]]??-1/0,Mn=({answers:t},e)=>t.map((n,o)=>o).sort((n,o)=>zo(t[o],e)-zo(t[n],e)),st=(t,e=3)=>U(
t)?K(t,e):"−∞";function Mr(t){let{answers:e}=t;if(e.length<2)return"";let n=["sum","token","byte"].map(c=>Mn(t,c)),[o,r,i]=n.map(([c])=>V(e[c].text.trim()));
return o!==r||o!==i?s("Which of these answers is the likeliest depends on the ranking: {sum} by sum, {token} per token, {byte} per byte.",{sum:o,token:r,byte:i}):
n.every(c=>c.join()===n[0].join())?s("The likeliest of these answers is {answer}; the ranking is the same by sum, per token and per byte.",{answer:o}):s("The li\
keliest of these answers is {answer}, by sum, per token and per byte; the order of the others changes.",{answer:o})}function oc({answers:t,total:e}){if(!U(e))return"";
let n=H(e);return B(t.length,"This answer has {share} of the probability.","Together these {count} answers have {share} of the probability; each share is of tha\
t part alone.",{share:n})}function sc({answers:t,overlaps:e,kind:n,unread:o},r,i){let a=[],c=(m,k="warning")=>a.push({kind:k,words:m});if(r&&!t.length&&c(s("Non\
e of the answers was read.")),!t.length)return a;n==="chat"&&c(s("Each answer begins the assistant’s turn."),"info"),n==="source"&&c(s("Each answer begins the\
 target."),"info");let l=new Set;for(let[m,k]of e)l.has(k)||(l.add(k),c(s("{long} begins with the tokens of {short}: whoever writes the one has written the othe\
r, so it adds nothing to the total, and these shares overlap.",{long:V(t[k].text.trim()),short:V(t[m].text.trim())})));let h=t.filter(({join:m})=>m&&!m.same);for(let{
text:m,join:k}of h.slice(0,Tr))c(du(m,k));h.length>Tr&&c(B(h.length-Tr,"So is {count} other answer.","So are {count} other answers.")),r&&n!=="source"&&t.some(({
join:m})=>!m)&&c(s("How prompt and answer are split as one text is not known here."),"info");for(let m of r?o:[])c(hu(m,i(m)));return a}var nc=t=>t.map(V).join(
" ");function du(t,{whole:e,read:n}){return s("{answer} is split in an unusual way: the model read {read}, but written as one text with the prompt it is {whole}\
. Check the space between them.",{answer:V(t.trim()),read:nc(n),whole:nc(e)})}function hu({text:t,failed:e},n){let o=s("{answer} is missing: it was not read, an\
d the shares are among the others.",{answer:V(t.trim())});return e&&!n?`${o} ${s(e.message)} ${s(e.fix)}`:o}function rc({token_id:t,text:e,logprob:n,rank:o,after:r,
removed_by:i},a){let c=[s("{token}, id {id}: log-probability {value}, probability {share}",{token:V(e),id:t,value:st(n),share:H(X(n))})];return o&&c.push(s("ran\
k {rank}",{rank:z(o)})),a&&c.push(pu(r,i)),`${c.join(", ")}.`}function pu(t,e){return U(t)?s("{share} after the processors",{share:H(X(t))}):s("removed by {proc\
essor}",{processor:e?Be(e)[0]:s("a processor")})}var ic=({tokens:t})=>t.find(({after:e})=>!U(e));var ac=4,uu=t=>new TextEncoder().encode(t.trimStart()).length,dc=t=>t.length>ac?[...t.slice(0,ac-1),"…",t.at(-1)]:t,fu={share(t,e,n){let o=t.shares&&t.shares[n];
if(!U(o))return"";let r=a=>`e^(${st(zo(a,n))})`,i=Mn(e,n).map(a=>r(e.answers[a]));return`${r(t)} / (${dc(i).join(" + ")}) = ${H(o)}`},sum:({tokens:t,logprob:e})=>cc(
t.map(n=>n.logprob),e),token:({logprob:t,per_token:e,tokens:n})=>lc(t,n.length,e),byte:({logprob:t,per_byte:e,text:n})=>lc(t,uu(n),e),perplexity:({per_token:t,perplexity:e})=>U(
e)&&U(t)?`exp(−(${K(t)})) = ${K(e,2)}`:"",after:({tokens:t,after:e})=>U(e)?cc(t.map(n=>n.after),e):""};function cc(t,e){let n=`${st(e)} nats, ${H(X(e))}`;return t.
length<2||!t.every(U)?n:`${dc(t.map(o=>st(o))).join(" + ").replaceAll("+ -","− ")} = ${n}`}function lc(t,e,n){return!U(t)||!U(n)||K(t/e)!==K(n)?"":St(K(t),z(e),
K(n))}function hc(t,e,n){let o=e.answers[Mn(e,n)[0]],r=o&&fu[t](o,e,n);return r?s("{name}: {words}.",{name:V(o.text.trim()),words:r}):""}var pc=400;function uc(t,e){let n=P=>t.querySelector(".gp-"+P),o=[...t.querySelectorAll("[data-by]")],r="sum";for(let P of o)P.addEventListener("click",()=>{r=P.
dataset.by,$()});let i=()=>e.found&&e.found.question==="choices",a=()=>[[s("share"),gu[r](),null,"answer-share","share"],[s("log P"),s("The sum of the log-proba\
bilities of its tokens, in nats, before the logits processors; below it the probability."),"sum","cumulative-logprob","sum"],[s("per token"),s("log P divided by\
 the number of tokens."),"token","mean-logprob","token"],[s("per byte"),s("log P divided by the bytes of the answer in UTF-8, without the space before it: acc_b\
ytes of lm-evaluation-harness. Its acc_norm divides by characters."),"byte","mean-logprob","byte",{formula:s("(Σ log p) / bytes")}],[s("perplexity"),s("exp of \
minus the mean per token."),null,"perplexity","perplexity"],[s("after processors"),s("log P after the logits processors: what these knobs leave of it."),null,"c\
umulative-logprob","after"]];function c([P,A,W,O,w,b],u){let p=d("th","",null,{scope:"col",...W===r&&{"aria-sort":"descending"}}),g=d("span","",P),v={share:"%",
perplexity:""}[w]??"nats";return te(g,O,()=>hc(w,u,r),{meaning:A,unit:v,...b}),p.append(g),p}function l(P,A,W){let O=d("tr"),w=d("th","",null,{scope:"row",dir:"\
auto"});for(let b of P.tokens){let u=d("span","gp-token",null,{tabindex:0});Fe(u,b);let p=u.querySelector(".gp-ink");p.style.backgroundColor=`var(--gp-prob-${Math.
round(X(b.logprob)*10)})`,_e(u,()=>rc(b,W.length>0)),w.append(u)}return O.append(w,m(P),h(st(P.logprob),H(X(P.logprob)))),O.append(h(st(P.per_token)),h(st(P.per_byte)),
h(mu(P.perplexity))),W.length&&O.append(k(P)),e.canAsk&&O.append(_(P,A)),O}function h(P,A=""){let W=d("td","",P);return A&&W.append(d("small","",A)),W}function m({
shares:P}){let A=d("td","gp-share-cell"),W=P&&P[r],O=d("span","gp-share",null,{"aria-hidden":"true"});return O.append(d("i")),se(O.firstChild,"width",W||0),A.append(
d("span","",U(W)?H(W):"…"),O),A}function k(P){if(U(P.after))return h(st(P.after),H(X(P.after)));let{text:A,removed_by:W}=ic(P),O=d("td","gp-removed",`✕ ${s(
"removed")}`);return O.append(d("small","",s("{token} by {processor}",{token:V(A),processor:W?Be(W)[0]:s("a processor")}))),O}function _({text:P},A){let W=d("td"),
O=d("button","gp-button",s("Open"),{type:"button","aria-label":s("Open the run of {answer}",{answer:V(P.trim())})});return O.addEventListener("click",()=>e.ask(
{type:"open",entry:A})),W.append(O),W}function q(P){let{answers:A,entries:W,processors:O}=P,w=d("table","gp-answers");w.append(d("caption","gp-hidden",s("The an\
swers to {prompt}, the likeliest first",{prompt:V(P.prompt)})));let b=d("tr");b.append(d("th","",s("answer"),{scope:"col"}),...a().slice(0,O.length?6:5).map(p=>c(
p,P))),e.canAsk&&b.append(d("td"));let u=d("tbody");return u.append(...Mn(P,r).map(p=>l(A[p],W[p],O))),w.append(d("thead"),u),w.tHead.append(b),w}function I(){let P=d(
"section","gp-block"),A=d("h3","gp-block-head");return A.append(d("span","gp-block-model")," ",d("bdi","gp-block-prompt")),P.append(A,d("p","gp-verdict"),d("p",
"gp-note gp-total"),d("div","gp-wide",null,{tabindex:0,role:"group"}),d("ul","gp-choice-notes")),P}function N(P,A){let[W,O,w,b,u]=P.children,p=[...A.prompt];L(W.
firstChild,A.model),L(W.lastChild,p.length?p.slice(0,pc).join("")+(p.length>pc?"…":""):s("(empty)"));let g=U(A.total);L(O,g?Mr(A):""),L(w,oc(A)),b.setAttribute(
"aria-label",s("The answers to {prompt}, the likeliest first",{prompt:V(A.prompt)}));let v=!!e.done,T=JSON.stringify([r,e.canAsk,v,A]);if(P.dataset.key===T)return;
P.dataset.key=T;let E=b.contains(document.activeElement);b.replaceChildren(...A.answers.length?[q(A)]:[]),E&&b.focus();let f=({entry:y})=>!!(e.entries[y]&&e.entries[y].
ended&&e.entries[y].ended.failed);u.replaceChildren(...sc(A,v,f).map(({kind:y,words:x})=>d("li","gp-note",x,{"data-kind":y}))),J(u,u.childElementCount>0)}function $(){
let P=e.found;for(let W of o)W.setAttribute("aria-pressed",String(W.dataset.by===r));L(n("missing"),Ie(e,P));let A=ee(n("blocks"),P.blocks.length,I);P.blocks.forEach(
(W,O)=>N(A[O],W)),ot(n("scale"),"raw",e.unit),e.done&&P.blocks.length===1&&L(n("told"),Mr(P.blocks[0]))}return P=>{t.hidden=!i(),!t.hidden&&(P.found||P.status)&&
$()}}var mu=t=>t>=1e3?z(Math.round(t)):U(t)?K(t,2):"∞",gu={sum:()=>s("The softmax of the sums: how probable the answer is if it must be one of these."),token:()=>s(
"The softmax of the means per token: a weight for the ranking, no probability of a text."),byte:()=>s("The softmax of the means per byte: a weight for the ranki\
ng, no probability of a text.")};var fc=new WeakMap;function Le(t){let e=fc.get(t)||[],[n]=t.lines(),{keep:o,added:r}=lt(e,n?n.last:null);e.length=o;for(let i of r)e.push(i);return fc.set(t,e),
e}function rt({groups:t,pair:[e,n]}){if(t.length<2)return null;let o=t[e]?e:0,r=t[n]&&n!==o?n:+(o===0);return[o,r]}function Pe({groups:t,lanes:e},n){let{id:o,label:r}=t[n];
if(!e)return r;let i=e.find(a=>a.id===o);return i?i.label:s("{lane} (removed)",{lane:r})}var Bo=({groups:t},e,n)=>mc(t[e].model)===mc(t[n].model);function mc(t){
let[e,n=""]=t.split("?");return`${e}?${n.split("&").find(o=>o.startsWith("revision="))||""}`}function Fo(t,e,n){let o=[e,n].map(a=>Le(t.shownOf(a).log)),r=Bo(t,
e,n)?wu(...o):bu(...o),i=o.map((a,c)=>r[c]>=a.length);return i[0]&&i[1]?{kind:"same",at:r,shorter:null}:i[0]||i[1]?{kind:"shorter",at:r,shorter:i[0]?0:1}:{kind:"\
apart",at:r,shorter:null}}function wu(t,e){let n=Math.min(t.length,e.length),o=0;for(;o<n&&t[o].chosen.token_id===e[o].chosen.token_id;)o+=1;return[o,o]}var gc=({
piece:t})=>t??"\0";function bu(...t){let[e,n]=t.map(i=>i.map(gc).join("")),o=Math.min(e.length,n.length),r=0;for(;r<o&&e[r]===n[r];)r+=1;return t.map(i=>ku(i,r))}
function ku(t,e){let n=0,o=0;for(;o<t.length&&(n+=gc(t[o]).length)<=e;)o+=1;for(;o>0&&o<t.length&&t[o-1].piece==="";)o-=1;return o}var Zn=(t,e=t.length)=>t.slice(
0,e).map(({piece:n})=>n??"").join("");function wc(t,e=60){let n=Array.from(t);return n.length<=e?t:"…"+n.slice(-e).join("")}var bc=32,kc=new WeakMap;function Ho(t,e){if(kc.get(t)===e)return;kc.set(t,e);let[,n,o,r]=e.match(/^(\s*)([^]*?)(\s*)$/),i=a=>d("span","gp-mark",[...a].map(c=>Ue[c]||
"␣").join(""));t.replaceChildren(...[n&&i(n),o,r&&i(r)].filter(Boolean))}function En(t){let e=t.map(n=>{let o=[...Ne(n.replace(/^ +| +$/g,r=>Ue[" "].repeat(r.
length)))];return o.length<=bc?o.join(""):`${o.slice(0,bc-1).join("")}…`});return e.map((n,o)=>e.filter(r=>r===n).length>1?`${o+1}: ${n}`:n)}var be=t=>ao(t)?s(t):String(t),Xt=({title:t,prompt:e})=>e?En([e])[0]:be(t);var yc=typeof Intl.Segmenter=="function"?new Intl.Segmenter(void 0,{granularity:"word"}):null;function xc(t){let e=yc?[...yc.segment(t)].map(({segment:r})=>r):t.
match(/\s+|[\p{L}\p{M}\p{N}_]+|./gsu)||[],n=[],o="";for(let r of e)r.trim()?(n.push({space:o,word:r}),o=""):o+=r;return o&&n.push({space:o,word:""}),n}function vc(t,e){
let n=[t,e].map(k=>k.map(({word:_})=>_)),[o,r]=n,i=Math.min(o.length,r.length),a=0;for(;a<i&&o[a]===r[a];)a+=1;let c=0;for(;c<i-a&&o.at(-1-c)===r.at(-1-c);)c+=1;
let l=n.map(k=>k.map((_,q)=>q<a||q>=k.length-c)),h=n.map(k=>k.slice(a,k.length-c)),m=h.some(k=>k.length>1200);for(let[k,_]of yu(...h.map(q=>q.slice(0,1200))))l[0][a+
k]=l[1][a+_]=!0;return{kept:l,shared:l[0].filter((k,_)=>k&&o[_]).length,cut:m}}function yu(t,e){let n=e.length+1,o=new Uint16Array((t.length+1)*n);for(let i=t.length-
1;i>=0;i--)for(let a=e.length-1;a>=0;a--){let c=i*n+a;o[c]=t[i]===e[a]?o[c+n+1]+1:Math.max(o[c+n],o[c+1])}let r=[];for(let i=0,a=0;i<t.length&&a<e.length;)t[i]===
e[a]?r.push([i++,a++]):o[(i+1)*n+a]>=o[i*n+a+1]?i+=1:a+=1;return r}function Sc(t,e){let r=t.querySelector(".gp-texts"),i="",a=0,c=-1/0;function l(q){let I=d("div","gp-text-side"),N=d("h3","gp-side-name"),$=d("p","gp-side-text",
null,{dir:"auto"});return I.append(N,$),r.append(I),{head:N,body:$,tag:q}}let h=["del","ins"].map(l);function m({body:q,tag:I},N,$){let P=[],A="",W=!1,O=()=>{A&&
P.push(W?d(I,"",A):A),A=""};N.forEach(({space:w,word:b},u)=>{let p=!$[u]&&!!b;p!==W?!p||!A?(O(),W=p,A=w+b):(A+=w,O(),W=!0,A=b):A+=w+b}),O(),q.replaceChildren(...P)}
function k(q){clearTimeout(a),a=0,c=performance.now();let I=q.map(w=>xc(Zn(Le(e.shownOf(w).log)))),{kept:N,shared:$,cut:P}=vc(...I);h.forEach((w,b)=>m(w,I[b],N[b]));
let[A,W]=I.map(w=>w.filter(({word:b})=>b).length),O=t.querySelector(".gp-alike");J(O,A+W>0),A+W&&(L(t.querySelector(".gp-share"),s("{share} in common",{share:H(
2*$/(A+W))})),L(t.querySelector(".gp-formula"),s("2 × {shared} shared words / ({one} + {other})",{shared:z($),one:z(A),other:z(W)}))),J(t.querySelector(".gp-cu\
t"),P),L(t.querySelector(".gp-cut"),s("The texts are very long: only {count} words of each, after their common beginning, are compared. What follows counts as d\
ifferent.",{count:z(1200)}))}let _=q=>t.querySelector(".gp-"+q).textContent;return le(t,{alike:()=>s("{formula}: {value}.",{formula:_("formula"),value:_("share")})}),
()=>{let q=e.header&&e.header.kind==="lanes"?rt(e):null,I=q?q.map(W=>Le(e.shownOf(W).log)):[];if(t.hidden=!I.some(W=>W.length),t.hidden)return;let N=q.map(W=>Pe(
e,W)),$=JSON.stringify([N,...I.map(W=>Zn(W))]);if($===i&&(!a||e.running))return;i=$,L(t.querySelector(".gp-pair"),s("{one} and {other}, word by word",{one:N[0],
other:N[1]})),h.forEach(({head:W},O)=>xe(W,`${N[O]} ${Xt(e.groups[q[O]])}`,{plain:!0}));let A=I[0].length*I[1].length>2e5&&e.running?c+500-performance.now():0;A<=
0?k(q):a||=setTimeout(()=>k(rt(e)),A)}}function _c(t,e){let o=[4,5e-4],r=t.querySelector(".gp-said"),i=t.querySelector(".gp-models"),a=t.querySelector(".gp-sides-box"),c=t.querySelector(".gp-sides"),
l=null,h=[t.querySelector(".gp-one"),t.querySelector(".gp-other")];function m(){for(let p of h)p.replaceChildren(...e.groups.map((g,v)=>d("option","",`${Pe(e,v)}\
 ${Xt(g)}`,{value:v})))}h.forEach((p,g)=>p.addEventListener("change",()=>{let v=rt(e),T=Number(p.value),E=T===v[1-g]?v[g]:v[1-g];e.setPair(...g?[E,T]:[T,E])}));
let k=({log:p})=>!!(p.finished||p.failed||e.done);function _(p,{kind:g,at:v,shorter:T}){let[E,f]=p.map(M=>Pe(e,M)),[y,x]=p.map(M=>e.shownOf(M)),C=[y,x].map(({log:M})=>Le(
M));if(!C[0].length||!C[1].length)return[s("{one} and {other} have no tokens to compare yet.",{one:E,other:f})];if(g==="same")return k(y)&&k(x)?[B(v[0],"{one} a\
nd {other} never diverge: both wrote the same {count} token.","{one} and {other} never diverge: both wrote the same {count} tokens.",{one:E,other:f})]:[B(v[0],"\
{one} and {other} have written the same so far: {count} token.","{one} and {other} have written the same so far: {count} tokens.",{one:E,other:f})];if(g==="shor\
ter"){let[M,R]=T?[f,E]:[E,f];if(!k(T?x:y))return[s("{one} and {other} have written the same so far; {long} is ahead.",{one:E,other:f,long:R})];let{finished:F}=(T?
x:y).log,D=B(v[T],"{count} token","{count} tokens"),G=$(C[1-T][v[1-T]].chosen.text),Y=F&&F.sequences.length&&Oe(F.sequences[0].stop_reason)[0];return[Y?s("{shor\
t} ended after {tokens}: {reason}.",{short:M,tokens:D,reason:Y}):s("{short} ended after {tokens}.",{short:M,tokens:D})," ",...me(s("{long} begins with the same \
text and continues with {token}."),{long:R,token:G})]}let[S,j]=C.map((M,R)=>M[v[R]]);return[...q([E,f],v,Zn(C[0],v[0]))," ",...I(E,S)," ",...I(f,j)]}function q([
p,g],v,T){if(!T)return[s("They diverge at the first token.")];let[E,f]=v.map(x=>z(x+1));return[E===f?s("They diverge at token {number}.",{number:E}):s("They div\
erge at token {a} of {one} and token {b} of {other}.",{a:E,b:f,one:p,other:g})," ",...me(s("Both had written {text}."),{text:$(wc(T))})]}let I=(p,g)=>me(g.given?
s("{lane} was given {token} ({odds})."):s("{lane} chose {token} ({odds})."),{lane:p,token:$(g.chosen.text),odds:N(g)}),N=p=>p.chosen.logprob===null?Mt(p.chosen):
H($e(p).probability);function $(p){let g=d("span","gp-quote");return g.append(...me(s("“{text}”"),{text:ie(p,"gp-strong")})),g}function P(p){let g=d("p");g.
append(...p),g.textContent!==r.textContent&&r.replaceChildren(...g.childNodes)}function A(p,g){let v=new Map;return p.forEach(({chosen:E,distribution:f},y)=>{for(let x of[
...f.candidates,E]){let C=g?x.token_id:x.text;v.has(C)||v.set(C,{label:x.text,sides:[null,null],most:0});let S=v.get(C);S.sides[y]||(S.sides[y]={candidate:x,isChosen:x.
token_id===E.token_id},S.most=Math.max(S.most,X(x.logprob),X(x.raw_logprob)))}}),[...v.values()].sort((E,f)=>f.most-E.most).filter(({sides:E,most:f},y)=>y<10&&(y<
o[0]||f>=o[1])||E.some(x=>x&&x.isChosen))}function W(){let p=d("tr"),g=d("th","",null,{scope:"row"});return g.append(d("bdi","gp-word")),p.append(g,...[0,1].map(
()=>{let v=d("td"),T=d("div","gp-side"),E=d("span","gp-tracks");E.append(d("i","gp-bar gp-after"),d("i","gp-bar gp-before"));let f=d("span","gp-values");return f.
append(d("span"),d("small")),T.append(d("span","gp-sign"),E,f),v.append(T),v})),p}function O(p,g,v,T){let[E,f,y]=p.firstChild.children,[x,C]=g?[g.candidate.logprob,
g.candidate.raw_logprob].map(X):[0,0],S=!!g&&g.candidate.logprob===null,j=!!g&&g.isChosen;pe(p,[j&&"gp-chosen",S&&"gp-removed",!g&&"gp-unlisted"].filter(Boolean).
join(" ")),L(E,j?"▶":S?"✕":""),se(f.children[0],"width",x/v),se(f.children[1],"width",C/v),L(y.children[0],g?S?"":H(x):"–"),L(y.children[1],g?H(C):"");let M=g?
[j&&s("chosen"),S?Mt(g.candidate):H(x),s("{share} before the processors",{share:H(C)})].filter(Boolean).join(", "):s("not recorded");Z(p,{"aria-label":`${T}: ${M}`,
title:S?Mt(g.candidate):""})}function w(p,g){let v=A(g,Bo(e,...p)),T=v.flatMap(C=>C.sides).filter(Boolean),E=T.every(({candidate:C})=>C.logprob===C.raw_logprob),
f=Math.max(1e-9,...T.flatMap(({candidate:C})=>[X(C.logprob),X(C.raw_logprob)]));a.classList.toggle("gp-plain",E),J(t.querySelector(".gp-before-key"),!E),J(t.querySelector(
".gp-removed-key"),T.some(({candidate:C})=>C.logprob===null)),J(t.querySelector(".gp-unlisted-key"),T.length<2*v.length);let y=ee(c.tBodies[0],v.length,W);v.forEach(
({label:C,sides:S},j)=>{let[M,...R]=y[j].cells;xe(M.firstChild,C),R.forEach((F,D)=>O(F,S[D],f,Pe(e,p[D])))});let x=c.tHead.rows[0].cells;p.forEach((C,S)=>{let{entropyAfter:j}=$e(
g[S]),[M]=x[S+1].children;xe(M,s("{lane}, entropy {entropy}",{lane:`${Pe(e,C)} ${Xt(e.groups[C])}`,entropy:ae(j,e.unit)}),{plain:!0}),te(M,"entropy",()=>b(g[S],
Pe(e,C)),{meaning:s("How uncertain the next token was where they diverge, after the processors.")})})}let b=({distribution:{entropy_before:p,entropy_after:g}},v)=>s(
"{lane}: {before} before the processors, {after} after them.",{lane:v,before:ae(p,e.unit),after:ae(g,e.unit)});function u(p){if(!l)return"";let{pair:g,steps:v}=l,
[T,E]=v.map(({chosen:x})=>x),f=(x,{token_id:C})=>[...x.distribution.candidates,x.chosen].find(S=>S.token_id===C),y=x=>x?H(X(x[p])):s("not recorded");return Se([
T,E].map(x=>s("{token}: {one} {mine}, {other} {theirs}",{token:V(x.text),one:Pe(e,g[0]),other:Pe(e,g[1]),mine:y(f(v[0],x)),theirs:y(f(v[1],x))})))}return le(t,{
after:()=>u("logprob"),before:()=>u("raw_logprob")}),p=>{let g=e.header&&e.header.kind==="lanes"?rt(e):null;if(t.hidden=!g||g.some(x=>e.shownOf(x).log.denoises),
t.hidden)return;(p.run||p.lanes)&&m(),h.forEach((x,C)=>{x.value=g[C]});let v=Fo(e,...g);P(_(g,v));let[T,E]=g.map(x=>Pe(e,x)),f=Bo(e,...g);J(i,!f),f||L(i,s("{one\
} and {other} run on different models, so they are compared by text, not by token ids; tokens with the same text share a row.",{one:T,other:E}));let y=v.kind===
"apart"?g.map((x,C)=>Le(e.shownOf(x).log)[v.at[C]]):null;J(a,!!y),l=y&&{pair:g,steps:y},y&&w(g,y)}}var Er=5,vu=.9;function Su(t){if(!t.length)return null;let e=[...t].sort((a,c)=>a-c),n=e.length,[o,r,i]=[0,0,2/2**n];for(;o<Math.floor(n/2)&&(r+=i,!(o>0&&r>1-vu));)
i*=(n-o)/(o+1),o+=1;return o=Math.max(0,o-1),{median:Dt(e),low:e[o],high:e[n-1-o]}}function $r(t,e){if(t.length<Er)return"few";let{low:n,high:o}=Su(t);return n>
e?"above":o<e?"below":"open"}function Oc(t,e=!0){let n=([i,a])=>U(i)&&U(a),o=(i,a)=>$r(i.map((c,l)=>[c,a[l]]).filter(n).map(([c,l])=>c-l),0),r=t.findIndex((i,a)=>t.
length>1&&t.every((c,l)=>a===l||o(i,c)===(e?"above":"below")));return r<0?null:r}function Tc(t,e){let n=e.filter(({values:l})=>Number.isFinite(l[t.name])),o=({values:l})=>l[t.name];if(!n.length)return{low:null,high:null,best:null,level:()=>0,
scale:Do([]),flat:!0};let r=n.reduce((l,h)=>o(h)<o(l)?h:l),i=n.reduce((l,h)=>o(h)>o(l)?h:l),a=Ee(t,o(r))===Ee(t,o(i)),c=Do(a?[]:n.map(o));return{low:r,high:i,best:a?
null:Lr(t,e),level:l=>Math.round(c.share(l)*10),scale:c,flat:a}}function Lr(t,e){let n=e.filter(({values:c})=>Number.isFinite(c[t.name])),o=n.map(({each:c})=>c[t.
name]||[]);if(!t.better||o.some(({length:c})=>c!==o[0].length))return null;let r=Oc(o,t.better==="more"),i=r!==null&&n[r].values[t.name],a=c=>t.better==="more"?
c<i:c>i;return r!==null&&n.every(({values:c},l)=>l===r||a(c[t.name]))?n[r]:null}function Do(t){let e=[...new Set(t)].sort((l,h)=>l-h),[n,o]=[e[0],e.at(-1)],r=l=>h=>o>
n?(l(h)-l(n))/(l(o)-l(n)):0,i=l=>e.some(h=>e.filter(m=>m>=h&&l(m)-l(h)<.1).length>Math.max(1,e.length/2)),a=l=>e.length>1?e.indexOf(l)/(e.length-1):0,c=[{name:"\
linear",share:r(l=>l)},...n>0?[{name:"log",share:r(Math.log)}]:[],{name:"order",share:a}];return c.find(({share:l})=>!i(l))||c.at(-1)}function pt(t,{each:e}){let n=(e[t.
name]||[]).filter(U);if(n.length<2)return"";let[o,r]=[Math.min(...n),Math.max(...n)].map(i=>Ee(t,i));return o===r?"":s("{low} to {high}",{low:o,high:r})}var $n=t=>t.
better==="less"?"heat":"prob";function Ee(t,e,{unit:n=!1}={}){if(!Number.isFinite(e))return"–";let o=e.toLocaleString("en-US",{minimumFractionDigits:t.digits,
maximumFractionDigits:t.digits});return n&&t.unit?`${o} ${s(t.unit)}`:o}var Ar=10;function Mc({axes:[t,e],metric:n,heat:o,at:r}){let i=e.values.map((I,N)=>t.values.map(($,P)=>r(N,P))),a=I=>i.map((N,$)=>N.map((P,A)=>I(P,$,A))),c=I=>I.
values[n.name],l=I=>Ee(n,c(I))+(o.best===I?" ★":""),h=(I,N,$)=>{let P=pt(n,I);return`${t.knob} ${t.values[$]}, ${e.knob} ${e.values[N]}: ${l(I)}${P?` (${P})`:
""}`},m=Array.from({length:Ar+1},(I,N)=>[N/Ar,`var(--gp-${$n(n)}-${N})`]),k={type:"heatmap",x:t.values,y:e.values,colorscale:m,zmin:0,zmax:Ar,showscale:!1,xgap:2,
ygap:2,z:a(I=>Number.isFinite(c(I))?o.level(c(I)):null),text:a(l),texttemplate:"%{text}",hovertext:a(h),hoverinfo:"text"},_=Math.min(760,Math.max(220,96+42*e.values.
length)),q={type:"category",showgrid:!1};return Wt(s("{metric} over {columns} and {rows}",{metric:s(n.title),columns:t.knob,rows:e.knob}),[k],Ge(t.knob,{...q,side:"\
top"}),Ge(e.knob,{...q,autorange:"reversed"}),{height:_,margin:{l:52,r:18,t:60,b:16}})}function Ec({knob:t,metric:e,points:n,wide:o}){let r=n.map(({label:N})=>N.trim()===""?NaN:Number(N)),i=r.every(Number.isFinite)?{linear:"linear",log:"log",order:"\
category"}[Do(r).name]:"category",a=n.map((N,$)=>({...N,x:i==="category"?N.label:r[$]}));i!=="category"&&a.sort((N,$)=>Number(N.x)-Number($.x));let c=a.filter(({
value:N})=>Number.isFinite(N)),l=c.flatMap(({value:N,each:$})=>[N,...$]),h=o&&l.length>0&&Math.min(...l)>0,m=({label:N,value:$,range:P,best:A})=>`${N}: ${Ee(e,$)}${P?
` (${P})`:""}${A?`, ${s("the best")}`:""}`,k={type:"scatter",mode:"lines+markers",cliponaxis:!1,connectgaps:!1,hoverinfo:"text",x:a.map(({x:N})=>N),y:a.map(({value:N})=>Number.
isFinite(N)?N:null),text:a.map(m),line:{color:"var(--gp-kept)",width:2},marker:{color:"var(--gp-kept)",size:10},error_y:{type:"data",symmetric:!1,color:"var(--g\
p-muted)",thickness:1.5,width:4,array:a.map(({value:N,each:$})=>$.length>1?Math.max(...$)-N:0),arrayminus:a.map(({value:N,each:$})=>$.length>1?N-Math.min(...$):
0)}},_={type:"scatter",mode:"text",hoverinfo:"skip",textposition:"top center",cliponaxis:!1,textfont:{color:"var(--gp-text)"},x:c.map(({x:N})=>N),y:c.map(({value:N})=>N),
text:c.map(({value:N,best:$})=>c.length<=12||$?Ee(e,N)+($?" ★":""):"")},q=s(e.title),I=`${q}${e.unit?` (${s(e.unit)})`:""}${h?`, ${s("logarithmic scale")}`:""}`;
return Wt(s("{metric} over {knob}",{metric:q,knob:t}),[k,_],Ge(t,{type:i}),Ge(I,h?{type:"log"}:{}))}function Ko(t,{metric:{meaning:e,formula:n,unit:o,live:r}}){let i=[o?s("In {unit}.",{unit:s(o)}):"",r?"":s("It is known when the runs of a cell have ended.")],a=t.
querySelector(".gp-metric-term")||d("span","gp-metric-term");t.replaceChildren(a,`: ${s(e)} `,d("span","gp-formula",s(n)),...i.filter(Boolean).map(c=>` ${c}`))}
function $c(t,e,n){let{low:o,high:r,best:i,scale:a,flat:c}=n,l=e.metric,h=e.group.groups.some(I=>pt(l,I)),m=I=>I&&e.nameOf(I.number)+I.values[l.name],k=[l.name,
m(o),m(r),i&&i.number,a.name,c,h].join();if(t.dataset.key===k||(t.dataset.key=k,t.replaceChildren(),!o))return;let _=(I,N)=>{let $=d("span"),P=d("b","",Ee(l,N.values[l.
name],{unit:!0}));return $.append(...me(I,{value:P,cell:e.nameOf(N.number)})),$};c?t.append(_(s("The same everywhere: {value}"),o)):t.append(_(s("lowest {value}\
 at {cell}"),o),_u($n(l)),_(s("highest {value} at {cell}"),r));let q=[a.name==="log"&&s("Coloured on a logarithmic scale."),a.name==="order"&&s("Coloured by ran\
k, because some values are far from the rest."),h&&s("Small numbers: from the lowest to the highest of a cell’s seeds."),i&&(l.better==="more"?s("★ best: high\
er is better, seed by seed"):s("★ best: lower is better, seed by seed"))];t.append(...q.filter(Boolean).map(I=>d("span","",I)))}function _u(t){let e=d("span",
"gp-ramp",null,{"aria-hidden":"true"});for(let n=0;n<=10;n++){let o=d("i");o.style.backgroundColor=`var(--gp-${t}-${n})`,e.append(o)}return e}function Lc(t,e,n,o){
let r=e.view!=="heat"?void 0:e.isList?Ou(e,n):e.isSettled?Tu(e,n):void 0;fe(t,r,i=>o(e.isList?e.inOrder[i.pointNumber].number:e.inRow(i.pointNumber[0])[i.pointNumber[1]].
number))}function Ou(t,{best:e,scale:n}){let o=t.metric,[{knob:r,values:i}]=t.axes,a=t.inOrder.map(c=>({label:i[c.place[1]],value:c.values[o.name],each:(c.each[o.
name]||[]).filter(U),range:pt(o,c),best:e===c}));return Ec({knob:r,metric:o,points:a,wide:n.name!=="linear"})}function Tu(t,e){return Mc({axes:t.axes,metric:t.metric,
heat:e,at:(n,o)=>t.inRow(n)[o]})}var Cr=({name:t})=>t==="ended";function ut(t,{values:e,each:n,entries:o},{unit:r=!1}={}){let i=e[t.name],a=(n[t.name]||(o.length===1?[i]:[])).filter(U);return!Cr(
t)||!a.length?Ee(t,i,{unit:r}):s("{count} of {all}",{count:z(a.filter(Boolean).length),all:z(a.length)})}var Mu={tokens:"length",time:"time",tokens_per_second:"speed",mean_logprob:"mean-logprob",perplexity:"perplexity",entropy:"entropy",model_entropy:"entropy",distinct_1:"\
distinct-n",distinct_2:"distinct-n",distinct_3:"distinct-n",repetition:"repetition",self_bleu:"self-bleu",characters:"length",words:"length",ended:"ending"},Ac=4;
function Ln(t,e,n,o){let{name:r,unit:i,meaning:a,formula:c,better:l}=e,h=l==="more"?s("More is better."):l==="less"?s("Less is better."):"",m={meaning:[s(a),h].
filter(Boolean).join(" "),formula:s(c),unit:i?s(i):""};te(t,Mu[r],()=>Eu(e,n,o),m)}function Eu(t,e,n){let o=e.groups.filter(({values:m})=>Number.isFinite(m[t.name]));
if(!o.length)return"";let[r]=o,i=$u(t,r,e.unit)||ut(t,r,{unit:!0});if(o.length===1)return he(i);let a=({values:m})=>m[t.name],[c,l]=[o.reduce((m,k)=>a(k)<a(m)?k:
m),o.reduce((m,k)=>a(k)>a(m)?k:m)],h={name:n(r.number),words:i,low:ut(t,c),lowest:n(c.number),high:ut(t,l),highest:n(l.number)};return h.low===h.high?s("{name}:\
 {words}; the same for all.",h):s("{name}: {words}; of all, the lowest is {low} ({lowest}), the highest {high} ({highest}).",h)}function $u(t,e,n){let o=e.values[t.
name],r=ut(t,e,{unit:!0}),i=m=>U(m)&&Ee(t,m)===Ee(t,o);if(t.name==="ended")return"";let a=(e.each[t.name]||[]).filter(U);if(t.name==="perplexity"){let m=Cc(e),k=m.
reduce((_,{raw:q})=>_+q,0);return!m.length||!i(Math.exp(-k/m.length))?"":`exp(−(${K(k)}) / ${z(m.length)}) = ${r}`}if(a.length>1){if(!i(a.reduce((_,q)=>_+q,0)/
a.length))return"";let m=a.map(_=>Ee(t,_)),k=m.length>Ac?[...m.slice(0,Ac-1),"…",m.at(-1)].join(" + "):m.join(" + ");return s("the mean of {count} runs, ({sum\
}) / {count} = {value}",{count:z(a.length),sum:k,value:r})}if(t.name==="tokens_per_second"){let{tokens:m,time:k}=e.values;return!m||!k||!i(m/k)?"":s("{tokens} t\
okens in {time} s = {value}",{tokens:z(m),time:k.toFixed(2),value:r})}let c={mean_logprob:"logprob",entropy:"entropy"}[t.name],l=c&&e.entries.length===1?Cc(e):[],
h=l.reduce((m,k)=>m+ke(k[c],n),0);return!l.length||!i(h/l.length)?"":St(h.toFixed(2),z(l.length),r)}function Cc({entries:t}){let e=n=>ue(n)??-1/0;return t.flatMap(
n=>n.log?Le(n.log).filter(({given:o})=>!o).map(({chosen:o,distribution:r})=>({raw:e(o.raw_logprob),logprob:e(o.logprob),entropy:r.entropy_after})):n.tokens.map(
({raw_logprob:o,logprob:r,entropy:i})=>({raw:e(o),logprob:e(r),entropy:i})))}var Lu={eos:"■",stop_string:"■",length:"⊣",max_time:"⊣",unfinished:"⊣",stopped:"◻",failed:"✕"},ft=t=>lo(Lu,t,"■"),mt=t=>t==="failed"?[s("an erro\
r"),s("ended in an error")]:Oe(t),Xe=t=>(t.log?t.log.failed:t.ended&&t.ended.failed)||null,qt=t=>t.log?t.log.numTokens:t.tokens.length;function We(t){return Xe(
t)?"failed":t.log?t.log.finished&&((t.log.finished.sequences[0]||{}).stop_reason||"stopped"):t.ended&&(t.ended.stop_reason||"stopped")}function An(t){let e=We(t);
return e?e==="failed"?"failed":e==="stopped"?"cut":"ended":(t.log?t.log.started:t.begun)?"decoding":"waiting"}function It({tokens:t,ended:e},n=1/0){if(e&&e.text!==
null&&e.text!==void 0)return e.text.length>n?e.text.slice(0,n):e.text;let o="";for(let{piece:r}of t)if(o+=r??"",o.length>=n)break;return o}function Pr(t,e){let n=d("span","gp-stepper"),[o,r,i]=[d("button","","‹"),d("span"),d("button","","›")];n.append(o,r,i);let a=0,c=h=>m=>{m.stopPropagation(),
Wr(t,a,h)};[[o,-1,s("The text of the previous seed")],[i,1,s("The text of the next seed")]].forEach(([h,m,k])=>{Z(h,{type:"button","aria-label":k,tabindex:e}),h.
addEventListener("click",c(m))});function l(h){a=h;let{entries:m}=t.groups[h];n.hidden=m.length<2,L(r,`${m.indexOf(t.shownOf(h))+1}/${m.length}`)}return{box:n,draw:l}}
function Wr(t,e,n){let{entries:o}=t.groups[e],r=o.indexOf(t.shownOf(e));t.showEntry(e,(r+n+o.length)%o.length)}function Pc(t,e,{nameOf:n,promptOf:o}){let r=$=>t.
querySelector(".gp-whole"+$),i=r(""),a=Pr(e,0),c=d("span"),l=d("button","gp-button",s("Open as one run"),{type:"button"});r("-tools").append(a.box,c,l);let h=null;
function m($){let P=r("-text"),A=It($);P.childElementCount||P.append(d("span","gp-prompt"),d("span")),L(P.firstChild,o(h)+(e.apart?`
`:"")),L(P.lastChild,A);let W=We($),O=qt($),w=W?W!=="failed"&&`${ft(W)} ${mt(W)[1]}`:O?s("still being written"):s("queued");L(r("-end"),[B(O,"{count} token","{c\
ount} tokens"),w].filter(Boolean).join(" · "))}function k($){let P=Xe($),A=r("-problem");A.hidden=!P,P&&A.replaceChildren(d("b","","✕ "),`${s(P.message)} ${s(
P.fix)}`)}function _($){let P=$.entries.length;L(r("-over"),P>1?s("Metrics of the {count} runs of this cell together, most as their mean:",{count:z(P)}):s("Metr\
ics:"));let A=ee(r("-values"),e.metrics.length,()=>{let W=d("div"),O=d("dt");return O.append(d("span")),W.append(O,d("dd")),W});e.metrics.forEach((W,O)=>{let[w]=A[O].
firstChild.children;L(w,s(W.title)),Ln(w,W,e,n),L(A[O].lastChild,ut(W,$,{unit:!0}))})}function q(){if(h===null)return;let $=e.shownOf(h);L(r("-title"),n(h)),Z(i,
{"aria-label":n(h)}),a.draw(h),L(c,($.seed??null)===null?"":s("seed {seed}",{seed:$.seed})),l.hidden=!e.canAsk,m($),k($),_(e.groups[h])}function I($){h=$,q(),i.
open||i.showModal(),i.scrollTop=0}function N(){i.open&&i.close(),h=null}return l.addEventListener("click",()=>{let{number:$}=e.shownOf(h);N(),e.ask({type:"open",
entry:$})}),i.addEventListener("close",()=>{h=null}),i.addEventListener("click",({target:$})=>$===i&&N()),i.addEventListener("keydown",$=>$.stopPropagation()),t.
querySelector(".gp-shut").addEventListener("click",N),{show:I,shut:N,draw:q}}var Wc={ArrowLeft:(t,e)=>[t,e-1],ArrowRight:(t,e)=>[t,e+1],ArrowUp:(t,e)=>[t-1,e],ArrowDown:(t,e)=>[t+1,e],Home:t=>[t,0],End:t=>[t,1/0]};function Nc(t){Au(t),Cu(
t)}function Au(t){let{table:e,whole:n,group:o}=t;function r([i,a]){let c=e.tBodies[0].rows[i];!c||a<0||t.focus(c.cells[Math.min(a+1,c.cells.length-1)],!0)}e.addEventListener(
"keydown",i=>{let a=i.target.closest("td");if(!a||i.ctrlKey||i.altKey||i.metaKey)return;let{gpGroup:c}=a,l=a.parentElement;if(i.key==="Enter")n.show(c);else if(i.
key===" ")Wr(o,c,1);else if(Object.hasOwn(Wc,i.key))r(Wc[i.key](l.sectionRowIndex,a.cellIndex-1));else return;i.preventDefault()}),e.addEventListener("click",i=>{
let a=i.target,c=a.closest("td");!c||a.closest(".gp-stepper")||(t.focus(c),n.show(c.gpGroup))}),e.addEventListener("focusin",({target:i})=>{i.tagName==="TD"&&t.
focus(i)})}function Cu(t){let{state:e,field:n,select:o}=t,r=t.part("switch");o.addEventListener("change",()=>{e.metricName=o.value,Ko(t.part("metric-meaning"),e),
t.nameMetric(),t.drawValues()}),r.addEventListener("click",({target:i})=>{let a=i.dataset.view;if(a){e.view=a;for(let c of r.children)c.setAttribute("aria-press\
ed",String(c.dataset.view===a));n.classList.toggle("gp-as-heat",a==="heat"),t.drawValues()}})}var qc="perplexity",Go=class{constructor(e){this.group=e,this.view="texts",this.metricName="",this.axes=[]}begin(){this.axes=this.group.header.axes.map(({knob:n,
values:o})=>n==="prompt"?{knob:s("prompt"),values:En(o),prompts:o}:{knob:n,values:o});let e=this.group.metrics.map(({name:n})=>n);e.includes(this.metricName)||(this.
metricName=e.includes(qc)?qc:e[0])}get isList(){return this.axes.length<2}get isSettled(){return!!this.group.done}get metric(){return this.group.metrics.find(({
name:e})=>e===this.metricName)}get inOrder(){return this.group.groups.slice().sort((e,n)=>e.place[1]-n.place[1])}inRow(e){return this.inOrder.filter(({place:n})=>n[0]===
e)}promptOf(e){let{place:n}=this.group.groups[e],o=this.axes.findIndex(({prompts:r})=>r);return o<0?this.group.header.prompt:this.axes[o].prompts[n[1-o]]}nameOf(e){
let{place:n}=this.group.groups[e];return this.axes.map(({knob:o,values:r},i)=>`${o} ${r[n[1-i]]}`).join(", ")}failuresIn(e){let{entries:n}=this.group.groups[e],
o=n.filter(Xe).length;return o&&n.length>1?s("{count} of {all}",{count:z(o),all:z(n.length)}):""}standingOf(e){let n=this.group.shownOf(e);return Xe(n)?"failed":
We(n)?"":An(n)==="decoding"?"decoding":this.group.done?"did not run":"queued"}};var Ic=300,Rc={failed:()=>s("failed"),decoding:()=>s("decoding"),queued:()=>s("queued"),"did not run":()=>s("did not run"),"":()=>""},Pu=t=>t===""?s("(empty)"):
t==="decoding"?"…":Rc[t](),Nr=(t,{values:e,prompts:n},o)=>{let r=d("th",t==="row"?"gp-side":"",null,{scope:t});return n?r.append(d("bdi","",e[o],{title:n[o]})):
r.append(ie(e[o])),r};function Wu(){let t=d("th","gp-metric-name",null,{scope:"col"});return t.append(d("span")),t}function gt(t,e){let n=d(t);return n.append(...e),
n}var Uo=class{constructor(e,n){this.root=e,this.state=n,this.group=n.group,this.field=this.part("field"),this.table=this.field.firstElementChild,this.select=this.
part("metric"),this.chart=this.part("metric-chart"),this.whole=Pc(e,this.group,{nameOf:o=>n.nameOf(o),promptOf:o=>n.promptOf(o)}),this.cells=[],this.focused=null}part(e){
return this.root.querySelector(".gp-"+e)}build(){let{state:e,group:n,select:o}=this;this.whole.shut(),e.begin(),o.replaceChildren(...n.metrics.map(({name:c,title:l})=>d(
"option","",s(l),{value:c}))),o.value=e.metricName;let[{knob:r},i]=e.axes,a=i?s("{one} and {other}",{one:r,other:i.knob}):r;L(this.part("title"),a);for(let c of[
this.field,this.chart])c.classList.toggle("gp-on-one-axis",e.isList);this.cells=n.groups.map(c=>this.makeCell(c)),this.table.replaceChildren(...e.isList?this.listRows():
this.gridRows()),this.table.setAttribute("aria-label",s("The runs over {knobs}",{knobs:a})),this.focus(this.cells.length?this.cells[0].cell:null),Ko(this.part("\
metric-meaning"),e),this.nameMetric()}makeCell({number:e}){let n=d("td","",null,{role:"gridcell",tabindex:"-1"}),o=d("div","gp-cell-top"),[r,i]=[d("span","gp-va\
lue"),d("span","gp-star","★")],[a,c]=[d("small","gp-seeds-range"),d("span","gp-some-failed")],l=d("bdi","gp-cell-text"),h=Pr(this.group,-1);return i.hidden=!0,
o.append(r,i,a,c,h.box),n.append(o,l),n.gpGroup=e,{cell:n,top:o,value:r,star:i,range:a,failed:c,text:l,stepper:h,colour:""}}gridRows(){let{state:e,cells:n}=this,
[o,r]=e.axes,i=d("th","gp-knob",null,{scope:"colgroup",colspan:o.values.length});i.append(d("span","",o.knob));let a=d("th","gp-side",r.knob,{scope:"col",rowspan:2}),
c=[gt("tr",[a,i]),gt("tr",o.values.map((h,m)=>Nr("col",o,m)))],l=h=>e.inRow(h).map(({number:m})=>n[m].cell);return[gt("thead",c),gt("tbody",r.values.map((h,m)=>gt(
"tr",[Nr("row",r,m),...l(m)])))]}listRows(){let{state:e,cells:n}=this,[o]=e.axes,{knob:r}=o,i=gt("tr",[d("th","gp-side",r,{scope:"col"}),Wu()]),a=e.inOrder.map(
({number:c,place:l})=>gt("tr",[Nr("row",o,l[1]),n[c].cell]));return[gt("thead",[i]),gt("tbody",a)]}drawText(e){let{state:n,group:o}=this,{cell:r,text:i,stepper:a,
failed:c}=this.cells[e],l=o.shownOf(e),h=Xe(l),m=n.failuresIn(e);L(c,m&&`✕ ${m}`);let k=h?`✕ ${s("failed")}`:It(l,Ic).slice(0,Ic).trim();L(i,k||Pu(n.standingOf(
e))),pe(r,["gp-cell",h&&"gp-broken",!k&&"gp-quiet"].filter(Boolean).join(" ")),a.draw(e),this.describe(e)}drawTexts(){this.group.groups.forEach(({number:e})=>this.
drawText(e))}drawQuiet(){this.cells.forEach(({cell:e},n)=>e.classList.contains("gp-quiet")&&this.drawText(n))}drawValues(){let{state:e,group:n}=this,o=e.metric;
if(!o)return;let r=Tc(o,n.groups);for(let i of n.groups)this.drawValue(i,o,r);this.nameMetric(),$c(this.part("legend"),e,r),this.field.hidden=e.view==="heat"&&!e.
isList&&e.isSettled,L(this.part("hint"),this.field.hidden?s("Click a cell for its full text. Drag to zoom; double-click to see all again."):s("Click a cell, or \
press Enter, for its full text; the arrow keys move between cells.")),Lc(this.chart,e,r,i=>this.whole.show(i))}nameMetric(){let{state:e,group:n}=this,o=e.metric;
if(!o)return;let[r]=this.root.querySelectorAll(".gp-metric-term");r.id||="gp-metric-"+Math.random().toString(36).slice(2,8),Z(this.table,{"aria-describedby":r.id});
let i=[r,...e.isList?[this.part("metric-name").firstChild]:[]];for(let a of i)L(a,s(o.title)),Ln(a,o,n,c=>e.nameOf(c))}drawValue(e,n,o){let r=this.cells[e.number],
{top:i,value:a,star:c,range:l}=r,h=e.values[n.name],m=Number.isFinite(h),k=m?`var(--gp-${$n(n)}-${o.level(h)})`:"";r.colour!==k&&(i.style.backgroundColor=r.colour=
k),pe(i,m?"gp-cell-top":"gp-cell-top gp-none"),L(a,m?Ee(n,h):e.entries.length===1&&Xe(e.entries[0])?"✕":"–"),L(l,m?pt(n,e):""),c.hidden=o.best!==e,this.describe(
e.number)}describe(e){let{state:n}=this,{cell:o,star:r,value:i,range:a}=this.cells[e],c=s((n.metric||{}).title),l=n.failuresIn(e),h=[n.nameOf(e),a.textContent?s(
"{metric}: {value}, over its seeds {range}",{metric:c,value:i.textContent,range:a.textContent}):`${c}: ${i.textContent}`,r.hidden?"":s("best"),l&&s("failed: {sh\
are}",{share:l}),Rc[n.standingOf(e)]()];Z(o,{"aria-label":h.filter(Boolean).join("; ")})}focus(e,n=!1){this.focused&&(this.focused.tabIndex=-1),this.focused=e,e&&
(e.tabIndex=0,n&&(e.focus({preventScroll:!0}),this.reveal(e)))}reveal(e){let{field:n,table:o}=this,[r,i]=[n.getBoundingClientRect(),e.getBoundingClientRect()],a=r.
left+e.parentElement.firstElementChild.offsetWidth,c=r.top+o.tHead.offsetHeight;n.scrollLeft+=Math.min(0,i.left-a)||Math.max(0,i.right-r.right),n.scrollTop+=Math.
min(0,i.top-c)||Math.max(0,i.bottom-r.bottom),(i.top<0||i.bottom>innerHeight)&&e.scrollIntoView({block:"nearest",inline:"nearest"})}};function jc(t,e){let n=new Uo(t,new Go(e));return Nc(n),o=>{if(t.hidden=!e.header||e.header.kind!=="sweep"||!e.groups.length,t.hidden){n.whole.shut();return}o.run&&
n.build(),o.run||o.pair||o.status?n.drawTexts():o.steps&&new Set([...o.entries].map(r=>e.entries[r].group)).forEach(r=>n.drawText(r)),o.measured&&n.drawQuiet(),
(o.run||o.measured||o.status)&&n.drawValues(),n.whole.draw()}}var zc=[["stop","■",t=>s("Stop lane {lane}",{lane:t})],["select","✎",t=>s("Edit lane {lane}",{lane:t})],["copy","❐",t=>s("Copy lane {lane}",{lane:t})],["l\
eft","◀",t=>s("Move lane {lane} to the left",{lane:t})],["right","▶",t=>s("Move lane {lane} to the right",{lane:t})],["remove","✕",t=>s("Remove lane {lane\
}",{lane:t})]],Vo=class{constructor(e,n){this.group=n;let o=d("div","gp-lane-head");this.name=d("button","gp-lane-name",null,{type:"button"}),this.letter=d("b",
"gp-letter"),this.title=d("bdi","gp-lane-title"),this.reference=d("span","gp-lane-reference",s("reference")),this.name.append(this.letter,this.title,this.reference),
this.tools=d("span","gp-lane-tools"),this.buttons=Object.fromEntries(zc.map(([i,a])=>{let c=d("button","gp-button",a,{type:"button","data-do":i});return this.tools.
append(c),[i,c]})),o.append(this.name,this.tools),this.prompt=d("p","gp-lane-prompt",null,{dir:"auto"}),this.settings=d("p","gp-lane-settings"),this.changed=d("\
p","gp-lane-changed",`△ ${s("changed since this run")}`),this.state=d("p","gp-lane-state"),this.doing=d("b"),this.tokens=d("span","gp-lane-count"),this.company=
d("span","gp-lane-company","",{tabindex:"0","data-tip":""}),this.state.append(this.doing,this.tokens,this.company),this.parts=d("p","gp-lane-parts"),this.seeds=
d("p","gp-lane-seeds"),this.back=d("button","gp-button","◀",{type:"button","data-seed":"-1","aria-label":s("Previous seed")}),this.on=d("button","gp-button","\
▶",{type:"button","data-seed":"1","aria-label":s("Next seed")}),this.seed=d("span","","",{"aria-live":"polite"}),this.seeds.append(this.back,this.seed,this.on),
this.problem=d("div","gp-problem"),this.why=d("span"),this.problem.append(d("b","","✕ "),this.why);let r=d("div","gp-lane-top");r.append(o,this.prompt,this.settings,
this.changed,this.state,this.parts,this.seeds,this.problem),e.append(r)}draw({lane:e,ran:n,place:o,lanes:r,isReference:i,parts:a,told:c}){let l=n?this.group.shownOf(
n.number):null;L(this.letter,e.label),L(this.title,be(e.title)),J(this.reference,i),Z(this.name,{"aria-pressed":String(i),title:i?s("The other lanes are compare\
d with this one"):s("Compare the others with {lane}",{lane:e.label})}),this.name.disabled=!n,this.drawTools(e,o,r),this.drawStop(n),J(this.prompt,!!e.prompt),e.
prompt&&Ho(this.prompt,e.prompt),L(this.settings,qu(e,l,n).join(" · ")),J(this.changed,!!n&&Nu(e,n)),this.drawState(l),L(this.parts,a),J(this.parts,!!a),this.drawSeeds(
l,n),this.drawProblem(e,c)}drawTools(e,n,o){J(this.tools,this.group.canAsk);let r={left:n===0,right:n===o-1,remove:o===1,copy:o>=Qn};for(let[i,,a]of zc){i!=="st\
op"&&J(this.buttons[i],!e.prompt);let c=i==="select"&&e.selected?s("Lane {lane} is shown in the settings",{lane:e.label}):a(e.label);Z(this.buttons[i],{title:c,
"aria-label":c,"aria-disabled":String(!!r[i])})}L(this.buttons.select,e.selected?`✎ ${s("editing")}`:"✎"),Z(this.buttons.select,{"aria-pressed":String(!!e.selected)})}drawStop(e){
let{stop:n}=this.buttons,o=!!e&&this.group.running&&e.entries.some(({log:r})=>!r.finished&&!r.failed);!o&&n===document.activeElement&&this.name.focus(),J(n,o)}drawState(e){
if(J(this.state,!!e),!e)return;let{log:n}=e;L(this.doing,Iu(n,this.group.done));let o=Le(n).length;L(this.tokens,o?B(o,"{count} token","{count} tokens"):"");let r=qr.
get(n);n.shared>1&&qr.set(n,{others:Math.max(n.shared-1,r?r.others:0),apart:n.apart&&(!r||r.apart)});let i=qr.get(n);if(J(this.company,!!i),!i)return;let{others:a,
apart:c}=!n.running||n.shared<2?i:{others:n.shared-1,apart:n.apart};L(this.company,c?B(a,"in turn with another run","in turn with {count} others"):B(a,"together\
 with another run","together with {count} others")),Z(this.company,{"data-tip":c?s("It has forward passes of its own, in turn with those of the others: no other\
 run uses its model, or it reads or writes several tokens at once."):s("Decoded in one batch with the other runs on this model: each forward pass gives all of t\
hem their next token.")})}drawSeeds(e,n){let o=n?n.entries.length:0;J(this.seeds,o>1),!(o<2)&&(L(this.seed,s("seed {seed}, {place} of {all}",{seed:Bc(e)??"–",
place:n.shown+1,all:o})),Z(this.back,{"aria-disabled":String(n.shown===0)}),Z(this.on,{"aria-disabled":String(n.shown===o-1)}))}drawProblem({label:e,problem:n},o){
let r=s(n),i=o.get(r)??e;r&&o.set(r,i),J(this.problem,!!r),L(this.why,!r||i===e?r:s("The same as in lane {lane}.",{lane:i}))}},Qn=8,qr=new WeakMap,Bc=({seed:t,log:e})=>t??
(e&&e.started?e.started.seed:null);function Nu(t,e){let n=(o,r)=>JSON.stringify(o[r]===""?null:o[r]??null);return["model","seed","settings","prompt"].some(o=>n(
t,o)!==n(e,o))}function qu(t,e,n){let o=e&&n.seed===t.seed&&n.entries.length===1?Bc(e):null,r=t.seed??o;return[t.model,be(t.settings??""),r===null?"":s("seed {s\
eed}",{seed:r})].filter(Boolean)}function Iu(t,e){let{queued:n,loading:o,started:r,failed:i,finished:a}=t;return i?`✕ ${s("stopped by an error")}`:a?`■ ${a.
sequences.length?Oe(a.sequences[0].stop_reason)[1]:s("ended")}`:e?r?`■ ${s("was stopped")}`:s("did not run"):o?an(o):n?n.ahead?B(n.ahead,"waiting for another \
run","waiting for {count} others"):s("starting …"):r?`● ${s("decoding …")}`:s("waiting for its turn")}var Jo=class{constructor(e){this.log=e,this.clear()}clear(){this.at=null,this.place=null}get steps(){return this.log.canvasSteps}get number(){return this.at===null?
this.steps.length-1:Math.min(this.at,this.steps.length-1)}get step(){return this.steps[this.number]||null}get canvas(){let{canvas:e}=this.step;return this.steps.
filter(n=>n.canvas===e)}get before(){let{canvas:e}=this.step;return this.steps.filter((n,o)=>n.canvas<e&&this.steps[o+1]&&this.steps[o+1].canvas!==n.canvas)}get numCanvases(){
return this.steps.length?this.steps.at(-1).canvas+1:0}earlier(e){let n=this.steps[this.number-1];return n&&n.canvas===this.step.canvas?n.places[e]:null}accepted(e){
if(!this.step.places[e].accepted)return null;let n=this.earlier(e);return n&&n.accepted?"again":"newly"}get counts(){let e=this.step.places.map((n,o)=>this.accepted(
o));return{places:e.length,accepted:e.filter(Boolean).length,newly:e.filter(n=>n==="newly").length}}get end(){let{eos_token_ids:e,effective:n}=this.log.started;
if(!Number.isInteger(n.pad_token_id))return 1/0;let o=this.step.places.findIndex(({token_id:r})=>e.includes(r));return o<0?1/0:o+1}history(e){let n=this.canvas,
o=n.at(-1).places[e],r=n.length-1;for(;r>0&&n[r-1].places[e].token_id===o.token_id;)r-=1;return{since:r,accepted:n.filter(i=>i.places[e].accepted).length,count:n.
length,last:o}}};function Fc({canvasSteps:t,finished:e}){return e?e.sequences.map(({text:o})=>o).join(""):t.filter(({canvas:o},r)=>!t[r+1]||t[r+1].canvas!==o).flatMap(
({places:o})=>o.map(({piece:r})=>r??"")).join("")}var Yo=({logprob:t,entropy:e})=>({probability:X(t),rawProbability:0,rank:1,surprisal:-(t??0),entropyBefore:e,entropyAfter:e});var Xo=class{constructor(e,n){this.body=e,this.entries=n,this.width=0,this.timer=0,this.clear(null),e.addEventListener("scroll",()=>{this.atEnd=e.scrollHeight-e.
scrollTop-e.clientHeight<40},{passive:!0}),new ResizeObserver(()=>this.resized()).observe(e)}clear(e){this.log=e,this.body.replaceChildren(),this.rows=new Je(this.
body),this.tokens=[],this.steps=[],this.dimmed=0,this.sign=null,this.said="",this.stop=null,this.atEnd=!0}draw(e,{shared:n,sign:o,why:r},{shade:i,unit:a}){if(this.
log!==e&&this.clear(e),e.denoises){L(this.body,Fc(e));return}let{keep:c,added:l}=lt(this.steps,Le(e).at(-1)||null);c<this.tokens.length&&this.cut(c);for(let h of l)
this.append(h,i,a);this.dim(n),this.signAt(o?this.tokens[n]:null,o,r,a),!this.stop&&this.tokens.length&&this.reach(this.tokens[0])}cut(e){ht(this,e),this.steps.
length=e,this.dimmed=Math.min(this.dimmed,e),this.stop&&!this.stop.isConnected&&(this.stop=null)}append(e,n,o){let r={...e.chosen,piece:e.piece},i=d("span","gp-\
token",null,{role:"button",tabindex:"-1"});Fe(i,r);let a=this.tokens.length?this.entries.get(this.tokens.at(-1)).token:null;this.entries.set(i,{token:r,step:e,index:e.
index,lane:this}),e.given&&(i.dataset.given=""),Et(this,i,r,a),this.steps.push(e),this.describe(i,o),this.shade(i,n)}shade(e,n){Nt(e.querySelector(".gp-ink"),n,
$e(this.entries.get(e).step))}describe(e,n){let{token:o,step:r,index:i}=this.entries.get(e),a=[s("token {number}: {text}",{number:i+1,text:V(o.text)}),...yo(r,n),
this.whyOf(e)];e.setAttribute("aria-label",a.filter(Boolean).join(", "))}whyOf(e){let{step:n}=this.entries.get(e);return[e===this.sign?this.said:"",n.given?s("g\
iven, not chosen"):""].filter(Boolean).join(", ")}dim(e){let n=Math.min(e,this.tokens.length);for(let o=n;o<this.dimmed;o++)this.tokens[o].classList.remove("gp-\
shared");for(let o=this.dimmed;o<n;o++)this.tokens[o].classList.add("gp-shared");this.dimmed=n}signAt(e,n,o,r){if((e||null)===this.sign&&(!e||o===this.said&&e.dataset.
parts===n))return;let i=this.sign;this.sign=e||null,this.said=o,i&&(delete i.dataset.parts,this.describe(i,r)),e&&(e.dataset.parts=n,this.describe(e,r))}redraw({
shade:e,unit:n}){for(let o of this.tokens)this.shade(o,e),this.describe(o,n)}settle(){this.atEnd&&this.log&&this.log.running&&(this.body.scrollTop=1e7),this.rows.
settle()}resized(){let{clientWidth:e}=this.body;!e||e===this.width||(this.width=e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.
settle(),200))}reach(e){this.stop&&(this.stop.tabIndex=-1),this.stop=e,e.tabIndex=0}next(e,n){let o=this.tokens.indexOf(e);switch(n){case"ArrowRight":return this.
tokens[o+1];case"ArrowLeft":return this.tokens[o-1];case"ArrowDown":return De(this.tokens,o,1);case"ArrowUp":return De(this.tokens,o,-1);case"Home":return this.
tokens[0];case"End":return this.tokens.at(-1);default:return null}}};function Hc(t,e){let n=t.querySelector(".gp-columns"),o=t.querySelector(".gp-shade"),r=t.querySelector(".gp-scale"),i=t.querySelector(".gp-add"),a=new Map,c=new WeakMap,
l=un(t,n,e,w=>{let b=c.get(w);if(!b)return null;let{token:u,step:p,index:g,lane:v}=b;return{id:u.token_id,text:u.text,where:s("token {number}",{number:g+1}),step:p,
why:v.whyOf(w)}}),h=()=>({shade:o.value,unit:e.unit});function m(){return e.lanes?e.lanes.map(w=>({key:`${w.prompt?"prompt":"lane"} ${w.id}`,lane:w,number:e.groups.
findIndex(({id:b,prompt:u})=>b===w.id&&!!u==!!w.prompt)})):e.groups.map(w=>({key:`group ${w.number}`,lane:w,number:w.number}))}function k(w){let b=document.activeElement,
u=[...n.children].indexOf(b&&b.closest(".gp-lane")),p=new Set(w.map(({key:g})=>g));for(let[g,{element:v}]of a)p.has(g)||(v.remove(),a.delete(g));w.forEach(({key:g,
lane:v,number:T},E)=>{let f=a.get(g)||q(g);Object.assign(f,{lane:v,number:T}),n.children[E]!==f.element&&n.insertBefore(f.element,n.children[E]||null)}),_(),!(u<
0||document.activeElement===b)&&(b.isConnected?b.focus():n.children.length&&n.children[Math.min(u,n.children.length-1)].querySelector(".gp-lane-name").focus())}
function _(){let{clientWidth:w}=n,[b,u,p]=[240,12,4];if(!w||!a.size)return;let g=Math.max(1,Math.min(p,Math.floor((w+u)/(b+u)))),v=Math.ceil(a.size/g);n.style.setProperty(
"--lanes-in-row",Math.ceil(a.size/v))}new ResizeObserver(_).observe(n);function q(w){let b=d("li","gp-lane"),u=new Vo(b,e),p=d("p","gp-note gp-not-yet",s("Not r\
un yet.")),g=d("div","gp-lane-text",null,{role:"group",dir:"auto"}),v=d("div","gp-lane-bottom");v.append(p,g),b.append(v);let T={element:b,head:u,note:p,body:g,
text:new Xo(g,c)};return a.set(w,T),T}function I(w,b,u,p){let{element:g,head:v,note:T,body:E,text:f,lane:y,number:x}=w,C=x<0?null:e.groups[x],S=rt(e),j=!!(C&&S&&
S[0]===x),M=C&&S&&!j?N(S[0],x):{shared:0,sign:"",why:"",words:""};v.draw({lane:y,ran:C,place:b,lanes:u,isReference:j,parts:M.words,told:p}),g.classList.toggle("\
gp-lane-selected",!!y.selected),Z(g,{"aria-label":s("Lane {lane}: {title}",{lane:y.label,title:be(y.title)})}),Z(E,{"aria-label":s("Text of lane {lane}, token b\
y token. The arrow keys move along it.",{lane:y.label})}),J(T,!C),J(E,!!C),C?f.draw(e.shownOf(x).log,M,h()):f.log&&f.clear(null)}function N(w,b){let u=Pe(e,w),[
p,g]=[w,b].map(C=>e.shownOf(C).log),{kind:v,at:T,shorter:E}=Fo(e,w,b),f=T[1];if(v==="apart"){let{chosen:C}=Le(p)[T[0]],S=s("here it diverges from {lane}, which \
has {token}",{lane:u,token:V(C.text)});return{shared:f,sign:`≠${u}`,why:S,words:`≠ ${s("diverges from {lane} at token {number}",{lane:u,number:f+1})}`}}let y={
shared:f,sign:"",why:""};if(!f)return{...y,words:""};let x=[p,g].map(C=>!!(C.finished||C.failed||e.done));return(v==="same"?!(x[0]&&x[1]):!x[E])?{...y,words:`= ${s(
"the same as {lane} so far",{lane:u})}`}:v==="same"?{...y,words:`= ${s("the same as {lane}",{lane:u})}`}:{...y,words:`= ${E?s("the same as {lane}, which continu\
es",{lane:u}):s("the same as {lane}, then continues",{lane:u})}`}}function $(w){let{header:b}=e,u=b&&!e.groups.some(({prompt:p})=>p)?b.prompt:"";J(t.querySelector(
".gp-asked"),!!u),xe(t.querySelector(".gp-asked-text"),u,{plain:!0}),J(t.querySelector(".gp-parting-key"),!!rt(e)),J(i.parentNode,e.canAsk&&!w.some(({lane:p})=>p.
prompt)),Z(i,{"aria-disabled":String(w.length>=Qn),title:w.length>=Qn?s("At most {count} lanes",{count:String(Qn)}):s("A new lane at the end")})}let P=w=>[...a.
values()].find(({element:b})=>b.contains(w));n.addEventListener("click",({target:w})=>{let b=P(w),u=w.closest("button"),p=w.closest(".gp-token");b&&p&&c.has(p)&&
W(b,p),!(!b||!u||u.getAttribute("aria-disabled")==="true")&&(u.dataset.do&&e.ask({type:"lane",do:u.dataset.do,id:b.lane.id}),u.dataset.seed&&e.showEntry(b.number,
e.groups[b.number].shown+Number(u.dataset.seed)),u===b.head.name&&A(b.number))});function A(w){let b=rt(e);b&&w!==b[0]&&e.setPair(w,w===b[1]?b[0]:b[1])}function W(w,b){
w.text.reach(b),b.focus({preventScroll:!0}),b.scrollIntoView({block:"nearest"}),l.show(b)}n.addEventListener("keydown",w=>{let{target:b,key:u}=w;if(!c.has(b)||w.
ctrlKey||w.metaKey||w.altKey)return;let p=P(b),g=u==="Enter"||u===" "?b:p.text.next(b,u);!g&&!u.startsWith("Arrow")||(w.preventDefault(),g&&W(p,g))}),i.addEventListener(
"click",()=>{i.getAttribute("aria-disabled")!=="true"&&e.ask({type:"lane",do:"add"})});function O(){ot(r,o.value,e.unit)}return o.addEventListener("change",()=>{
for(let{text:w}of a.values())w.redraw(h());O()}),w=>{let b=m();if(t.hidden=!b.length&&!e.canAsk,t.hidden)return;if((w.run||w.lanes)&&k(b),w.unit){for(let{text:p}of a.
values())p.redraw(h());O()}$(b);let u=new Map;b.forEach(({key:p},g)=>I(a.get(p),g,b.length,u));for(let{text:p}of a.values())p.settle();l.refresh(w.unit||w.pair)}}function Dc(t,e){let i=P=>t.querySelector(".gp-"+P),a=[];function c(P){let[A,W]=[Math.min(...P),Math.max(...P)],O=[1,2,5,10,20,50,100,200,500,1e3].find(u=>Math.
floor(W/u)-Math.floor(A/u)<24)||Math.ceil((W-A+1)/24),w=Math.floor(A/O),b=Array.from({length:Math.floor(W/O)-w+1},(u,p)=>[Math.max((w+p)*O,A),Math.min((w+p+1)*O-
1,W),0]);for(let u of P)b[Math.floor(u/O)-w][2]+=1;return b}function l(P){let A=P.map(qt).sort((u,p)=>u-p),W=A.length?c(A):[],O=JSON.stringify(W);i("bins").dataset.
key!==O&&fe(i("bins"),W.length?h(W):void 0),i("bins").dataset.key=O;let w=A.reduce((u,p)=>u+p,0)/A.length,b=(A[A.length-1>>1]+A[A.length>>1])/2;a=A,L(i("average"),
A.length?s("mean {mean}, median {median}, from {low} to {high}",{mean:w.toFixed(1),median:z(b),low:z(A[0]),high:z(A.at(-1))}):s("none has ended yet"))}function h(P){
let A=(w,b)=>w===b?B(w,"{count} token","{count} tokens"):s("{low} to {high} tokens",{low:z(w),high:z(b)}),W=([w,b,u])=>`${A(w,b)}: ${B(u,"{count} text","{count}\
 texts")}`,O={type:"bar",hoverinfo:"text",textposition:"none",text:P.map(W),x:P.map(([w,b])=>(w+b)/2),y:P.map(([,,w])=>w),width:P.map(([w,b])=>.94*(b-w+1)),marker:{
color:"var(--gp-kept)"}};return Wt(s("Number of texts by their length in tokens"),[O],Ge(s("tokens"),{showgrid:!1}),Ge(s("texts"),{rangemode:"tozero"}),{height:220,
bargap:0})}function m(){let P=d("li"),A=d("span","",null,{"aria-hidden":"true"});return A.append(d("i","gp-bar")),P.append(d("span","gp-sign",null,{"aria-hidden":"\
true"}),d("span","gp-word"),A,d("span","gp-times")),P}function k(P){let A=new Map;for(let w of P)A.set(We(w),(A.get(We(w))||0)+1);let W=[...A].sort(([w,b],[u,p])=>p-
b||(w<u?-1:1)),O=ee(i("endings"),W.length,m);W.forEach(([w,b],u)=>{let[p,g,v,T]=O[u].children;Z(O[u],{"data-end":w}),L(p,ft(w)),L(g,mt(w)[0]),se(v.firstChild,"w\
idth",b/P.length),L(T,`${z(b)} · ${H(b/P.length)}`)})}function _(P){let A=P.filter(b=>We(b)==="failed"),W=P.filter(b=>We(b)!=="failed"&&!It(b).trim()),O=e.done?
e.entries.length-P.length:0,w=[];W.length&&w.push(B(W.length,"{count} text is empty.","{count} texts are empty.")),A.length&&w.push(B(A.length,"{count} sample f\
ailed and is counted only here.","{count} samples failed and are counted only here.")),O&&w.push(B(O,"{count} sample did not finish.","{count} samples did not f\
inish.")),L(i("oddities"),w.join(" "))}function q(P){let A=new Map;for(let u of P)A.set(It(u),(A.get(It(u))||0)+1);let W=[...A].filter(([,u])=>u>1).sort(([u,p],[
g,v])=>v-p||(u<g?-1:1));L(i("common-title"),I(A.size,P.length,W.length>0));let O=i("common"),w=W.slice(0,5),b=[...O.children].map(u=>u.gpText);w.length===b.length&&
w.every(([u],p)=>u===b[p])?w.forEach(([,u],p)=>L(O.children[p].firstChild,`${z(u)} ×`)):O.replaceChildren(...w.map(N))}function I(P,A,W){return A<2?A?B(A,"{cou\
nt} text","{count} texts"):"":P===1?s("All {count} texts are the same",{count:z(A)}):W?s("{count} different texts of {all}; the most frequent ones",{count:z(P),
all:z(A)}):s("All {count} texts are different",{count:z(A)})}function N([P,A]){let W=d("li");if(W.gpText=P,W.append(d("span","gp-times",`${z(A)} ×`)),P.length<=
150)W.append(P.trim()?d("bdi","",Ne(P)):d("span","gp-note",s("(empty)")));else{let O=d("details"),w=d("summary");w.append(d("bdi","",Ne(P.slice(0,150))+"…")),
O.append(w,d("p","",P,{dir:"auto"})),W.append(O)}return W}function $(P,A){return P===A?B(A,"{count} sample","all {count} samples"):e.done?B(A,"{ended} of {count\
} sample ended","{ended} of {count} samples ended",{ended:z(P)}):B(A,"{ended} of {count} sample ended so far","{ended} of {count} samples ended so far",{ended:z(
P)})}return le(t,{lengths:()=>{if(!a.length)return"";let P=a.reduce((A,W)=>A+W,0);return B(a.length,"{total} tokens in {count} text.","{total} tokens in {count}\
 texts, {mean} on average.",{total:z(P),mean:(P/a.length).toFixed(1)})}}),P=>{if(t.hidden=!e.header||e.header.kind!=="seeds",t.hidden||!(P.run||P.status))return;
P.run&&i("common").replaceChildren();let A=e.entries.filter(w=>An(w)==="cut"),W=e.entries.filter(w=>We(w)&&!A.includes(w)),O=W.filter(w=>We(w)!=="failed");L(i("\
of"),$(W.length,e.entries.length)),l(O),k([...W,...A]),_(W),q(O)}}var Kc="generation-playground.columns",Ru=["tokens","tokens_per_second","perplexity","entropy","distinct_2","repetition","words","ended"],Zo=class{constructor(e,n){
this.place=e,this.changed=n,this.summary=d("summary"),this.boxes=d("div","gp-column-boxes",null,{role:"group","aria-label":s("Columns of the table")}),e.append(
this.summary,this.boxes),this.chosen=new Set(ju()||Ru),this.names=""}shown(e){let n=e.map(({name:r})=>r).join();n!==this.names&&(this.names=n,this.boxes.replaceChildren(
...e.map(r=>this.box(r))));let o=e.filter(({name:r})=>this.chosen.has(r));return L(this.summary,s("Columns: {shown} of {all}",{shown:String(o.length),all:String(
e.length)})),o}box({name:e,title:n,meaning:o}){let r=d("label","",null,{title:s(o)}),i=d("input","",null,{type:"checkbox"});return i.checked=this.chosen.has(e),
i.addEventListener("change",()=>{i.checked?this.chosen.add(e):this.chosen.delete(e),zu([...this.chosen]),this.changed()}),r.append(i,` ${s(n)}`),r}};function ju(){
try{let t=JSON.parse(localStorage.getItem(Kc)||"null");return Array.isArray(t)?t:null}catch{return null}}function zu(t){try{localStorage.setItem(Kc,JSON.stringify(
t))}catch{}}function Gc(t,e){let n=t.querySelector(".gp-metrics"),[o]=n.tHead.rows,r=o.cells[0].querySelector("button"),i=new Map,a=null,c=[],l=new Zo(t.querySelector(".gp-\
column-choice"),()=>P()),h=({values:W},{name:O})=>Number.isFinite(W[O])?W[O]:null;function m(){let W=e.metrics.filter(u=>e.groups.some(p=>h(p,u)!==null));t.hidden=
!W.length;let O=l.shown(W);if(O.length===c.length&&O.every((u,p)=>u===c[p].metric))return;let w=document.activeElement,b=o.contains(w)?w.dataset.name:null;c.forEach(
({head:u})=>u.remove()),c=O.map(u=>{let p=d("th","",null,{scope:"col"}),{name:g,title:v,unit:T}=u,E=d("button","gp-sort",null,{type:"button","data-name":g});return Ln(
E,u,e,f=>Pe(e,f)),E.append(d("span","",s(v).replace(/-(?=\d)/g,"‑")),d("span","gp-arrow","",{"aria-hidden":"true"})),p.append(E),T&&T!==v.toLowerCase()&&p.append(
d("small","",s(T))),o.append(p),{metric:u,head:p}});for(let u of i.values())ee(u,1+c.length,_);b&&o.querySelector(`[data-name="${CSS.escape(b)}"]`)?.focus()}function k(){
for(let{metric:W,head:O}of c){let w=a&&a.name===W.name?a.down?"descending":"ascending":"none";Z(O,{"aria-sort":w}),L(O.querySelector(".gp-arrow"),{descending:" \
▼",ascending:" ▲",none:""}[w])}}o.addEventListener("click",({target:W})=>{let O=W.closest(".gp-sort");if(!O)return;let w=c.map(b=>b.metric).find(({name:b})=>b===
O.dataset.name);if(!w)a=null;else{let b=w.better!=="less",u=a&&a.name===w.name;u&&a.down!==b?a=null:a={name:w.name,down:u?!b:b}}P()});function _(){let W=d("td"),
O=d("span","gp-value");O.append(d("b","gp-best-sign","",{"aria-hidden":"true"}),d("span"),d("span","gp-hidden"),d("small","gp-seeds-range"));let w=d("span","gp-\
track");return w.append(d("i")),W.append(O,w),W}function q(W){let O=d("tr"),w=d("th","gp-whose",null,{scope:"row"});return w.append(d("b","gp-letter"),d("bdi")),
O.append(w),ee(O,1+c.length,_),n.tBodies[0].append(O),i.set(W,O),O}function I({number:W,title:O,prompt:w}){let b=i.get(W)||q(W),[u,p]=b.cells[0].children;L(u,Pe(
e,W)),L(p,Xt({title:O,prompt:w}))}function N({metric:W},O){let w=e.groups.map(p=>h(p,W)),b=Math.max(...w.map(p=>Math.abs(p??0))),u=Lr(W,e.groups);return w.forEach(
(p,g)=>{let v=i.get(g).cells[O+1],[T,E]=v.children,f=u!==null&&u.number===g;L(T.children[0],f?"★":""),L(T.children[1],ut(W,e.groups[g])),L(T.children[2],f?` ${s(
"(best)")}`:"");let y=p===null||Cr(W)?"":pt(W,e.groups[g]);L(T.children[3],y&&s("over the seeds {range}",{range:y})),v.classList.toggle("gp-best",f),se(E.firstChild,
"width",p===null||!b?0:Math.abs(p)/b)}),u!==null}function $(){let W=[...e.groups];if(a){let w=a.down?-1:1;W.sort((b,u)=>{let[p,g]=[h(b,a),h(u,a)];return p===null||
g===null?+(p===null)-+(g===null):w*(p-g)})}let[O]=n.tBodies;W.forEach(({number:w},b)=>{O.rows[b]!==i.get(w)&&O.insertBefore(i.get(w),O.rows[b]||null)})}function P(){
if(m(),t.hidden)return;a&&!c.some(({metric:O})=>O.name===a.name)&&(a=null),e.groups.forEach(I);let W=c.map(N);J(t.querySelector(".gp-best-key"),W.some(Boolean)),
k(),$()}function A(){for(let O of i.values())O.remove();i.clear();let{kind:W}=e.header||{};L(r,W==="lanes"?s("Lane"):W==="sweep"?s("Cell"):s("Runs")),n.classList.
toggle("gp-one",e.groups.length<2),J(t.querySelector(".gp-sorting"),e.groups.length>1)}return W=>{W.run&&A(),(W.run||W.measured||W.lanes)&&P()}}var Uc={sweep:()=>s("Nothing has run yet. “{button}” writes a text for each pair of values and draws a heat map of any metric.",{button:s("Run the grid")}),
seeds:()=>s("Nothing has run yet. “{button}” samples many texts and draws a tree of what the model can say, with counts and probabilities.",{button:s("Draw \
the samples")}),trial:()=>s("Nothing has run yet. “{button}” decodes the same request with and without drafts and answers one question: whether drafts make it f\
aster, which draft length is best, or whether the texts are the same.",{button:s("Run the trial")}),precision:()=>s("Nothing has run yet. “{button}” lets the mo\
del write in each precision in turn, measures memory and speed, and shows how far the distributions diverge at each token.",{button:s("Compare precisions")}),choices:()=>s(
"Nothing has run yet. “{button}” lets the model read each answer after the prompt and shows how likely it finds every token, with and without taking the length \
out.",{button:s("Compare answers")}),watermark:()=>s("Nothing has run yet. “{button}” writes texts with and without the watermark and answers one question, or l\
ets you guess which is which.",{button:s("Run the experiment")})};function Vc(t,e){let r=t.querySelector(".gp-status"),i=t.querySelector(".gp-pace"),a=t.querySelector(
".gp-track"),c=t.querySelector(".gp-troubles"),l=t.querySelector(".gp-told"),h=t.querySelector(".gp-answered"),m=[],k=[],_=null,q=0;function I(w){let b=e.entries[w];
m[w]=An(b),k[w]=qt(b)}function N(w){let b=m.length,u=w.ended+w.failed;if(u===b)return[B(b,"The run has ended","All {count} runs have ended"),""];let p=w.cut+(e.
done?w.decoding:0),g=[p&&s("{count} cut off",{count:z(p)}),!e.done&&s("{count} decoding",{count:z(w.decoding)}),!e.done&&s("{count} queued",{count:z(w.waiting)}),
e.done&&w.waiting&&s("{count} not started",{count:z(w.waiting)})].filter(Boolean),v={ended:z(u)};return[e.done?B(b,"Stopped: {ended} of {count} run ended","Stop\
ped: {ended} of {count} runs ended",v):B(b,"{ended} of {count} run ended","{ended} of {count} runs ended",v),g.map(E=>` · ${E}`).join("")]}function $(w){if(!w)
return;let b=performance.now();_??={at:b,sum:w},w!==_.last&&([_.last,q]=[w,b]);let u=q-_.at,p=u>500&&s("{rate} tokens/s in total",{rate:z(Math.round((w-_.sum)/u*
1e3))});L(i,[B(w,"{count} token","{count} tokens"),p].filter(Boolean).join(" · "))}function P(w){let b=new Map;for(let v of e.entries.filter(T=>m[T.number]==="\
failed")){let T=JSON.stringify(ho(Xe(v)));b.set(T,[...b.get(T)||[],v])}let u=e.done?w.cut:0,p=JSON.stringify([[...b].map(([v,T])=>[v,T.length]),u]);if(c.dataset.
key===p)return;c.dataset.key=p,c.replaceChildren();for(let[v,T]of[...b].slice(0,8)){let E=d("p");E.append(d("b","","✕ "),`${W(T)} `);for(let{knob:f,message:y,
fix:x}of JSON.parse(v))E.append(d("span","",(f?`${f}: `:"")+y),x?` ${x} `:" ");c.append(E)}let g=[...b.values()].slice(8).flat().length;g&&c.append(d("p","gp-no\
te",B(g,"{count} more run failed for other reasons.","{count} more runs failed for other reasons."))),u&&c.append(d("p","gp-note gp-stopped",A(u)))}function A(w){
return e.done.overtaken?B(w,"{count} run was stopped because another run took its place; what was written is kept.","{count} runs were stopped because another r\
un took their place; what was written is kept."):B(w,"{count} run was stopped by hand; what was written is kept.","{count} runs were stopped by hand; what was w\
ritten is kept.")}function W(w){let b=[...new Set(w.map(v=>e.groups[v.group].label))];if(b.length===e.groups.length)return B(w.length,"{count} run failed:","{co\
unt} runs failed:");let u=b.length-1,g=b.every(v=>v.length===1)||!u?b.join(", "):B(u,"{label} and {count} other","{label} and {count} others",{label:b[0]});return B(
w.length,"{count} run failed ({groups}):","{count} runs failed ({groups}):",{groups:g})}function O(){let w=e.found&&e.found.question,u=(w&&e.asking&&e.asking.question!==
w?e.asking.titles:{})[w];J(h,!!u),u&&L(h,e.done?s("These runs answered “{question}”. Choose that question to see the answer.",{question:s(u)}):s("These runs\
 answer “{question}”. Choose that question to see the answer.",{question:s(u)}))}return w=>{if(t.hidden=!e.header&&!Object.hasOwn(Uc,e.name),a.hidden=!e.header,
!e.header&&!t.hidden&&L(r,Uc[e.name]()),!e.header)return;w.run?([m,k,_]=[[],[],null],L(i,""),e.entries.forEach(g=>I(g.number))):w.measured||w.status?e.entries.forEach(
g=>I(g.number)):w.entries.forEach(I);let b={ended:0,cut:0,failed:0,decoding:0,waiting:0};for(let g of m)b[g]+=1;let[u,p]=N(b);r.dataset.words!==u+p&&(r.dataset.
words=u+p,r.replaceChildren(d("b","",u),p));for(let g of["ended","failed","decoding"])se(a.querySelector(".gp-part-"+g),"width",b[g]/Math.max(1,m.length));Z(a,{
"aria-valuemax":m.length,"aria-valuenow":b.ended+b.failed,"aria-valuetext":u+p.replaceAll(" · ",", ")}),$(k.reduce((g,v)=>g+v,0)),P(b),O(),e.done&&L(l,u)}}var Qo=[[.001,0],[.01,3],[.1,6],[1,8],[1/0,10]],Bu=t=>Qo.findIndex(([e])=>ke(t??1/0,"bits")<=e);function it(t,e){if(!U(t))return s("infinite");let n=ke(t,e);if(n===
0)return"0";if(n>=.001)return n.toPrecision(3);let[o,r]=n.toExponential(1).split("e-");return`${o} × ${Fu(r)}`}var Fu=t=>`10⁻${[...String(t)].map(e=>"⁰¹²³⁴\
⁵⁶⁷⁸⁹"[e]).join("")}`,Rt=t=>t>=1e9?s("{size} GB",{size:(t/1e9).toFixed(2)}):s("{size} MB",{size:(t/1e6).toFixed(t<1e7?2:1)});function Jc(t,e){let n=b=>t.
querySelector(".gp-"+b),o=n("which"),r=new je(n("words"),{press:({number:b})=>_(b)}),i=null,a="",c="";o.addEventListener("change",()=>O());let l=()=>e.unit==="b\
its"?s("bits"):s("nats"),h=b=>`${it(b,e.unit)} ${l()}`,m=()=>(e.found&&e.found.question==="precision"?e.found.groups:[]).map((b,u)=>({...b,number:u})).filter(({
pair:b})=>b&&!b.error),k=()=>m().find(({number:b})=>String(b)===o.value)||m()[0];function _(b){i=b,O()}function q(b){let u=JSON.stringify(b.map(({number:g,title:v})=>[
g,v]));if(u===c)return;c=u;let p=o.value;o.replaceChildren(...b.map(({number:g,title:v})=>d("option","",be(v),{value:g}))),b.some(({number:g})=>String(g)===p)&&
(o.value=p)}function I({text:b,kl:u,logprobs:[p,g],same_top:v},T){let E=s("Token {number} {token}: KL {kl}; probability {share}, here {other}",{number:z(T+1),token:V(
b),kl:h(u),share:H(X(p)),other:H(X(g))});return v?E:`${E}; ${s("another token is the likeliest here")}`}function N(b){let{tokens:u}=b.pair,p=JSON.stringify([b.number,
e.unit,u.map(({id:g,kl:v})=>[g,v])]);p!==a&&(a=p,r.show(u.map((g,v)=>({token:g,mark:{},number:v,words:()=>I(g,v)}))),r.tokens.forEach((g,v)=>{let T=Bu(u[v].kl),
E=g.querySelector(".gp-ink");E.style.backgroundColor=`var(--gp-heat-${Qo[T][1]})`,E.dataset.rank=T,g.dataset.top=u[v].same_top?"same":"other"})),r.tokens.forEach(
(g,v)=>{g.dataset.shown=v===i?"yes":"no",g.setAttribute("aria-pressed",v===i)})}function $(){let b=n("legend");if(b.dataset.unit===e.unit)return;b.dataset.unit=
e.unit,b.replaceChildren(s("KL in {unit}:",{unit:l()}));let u=g=>e.unit==="bits"?g:Number((g*Math.LN2).toPrecision(2));Qo.forEach(([g,v],T)=>{let E=Number.isFinite(
g)?s("to {limit}",{limit:u(g)}):s("above {limit}",{limit:u(Qo[T-1][0])}),f=d("span","gp-chip",E,{"data-rank":T});f.style.backgroundColor=`var(--gp-heat-${v})`,b.
append(f)});let p=d("span");p.append(d("span","gp-wavy","abc"),` ${s("another token is the likeliest")}`),b.append(p)}function P(b,u){let p=e.charts[`kl ${u.number}\
 ${e.unit}`];fe(n("curve-box"),i===null?p:fo(p,i+1,"")),A(b,u)}function A(b,u){let p=ee(n("curve-keys"),b.length,()=>{let g=d("span"),v=ne("svg");return Z(v,{width:30,
height:8,"aria-hidden":"true"}),v.append(ne("path","gp-course")),Z(v.firstElementChild,{d:"M1 4H29"}),g.append(v,d("span")),g});b.forEach(({title:g,number:v},T)=>{
Z(p[T].firstChild.firstChild,{"data-line":T%6,"data-on":v===u.number?"yes":"no"}),L(p[T].lastChild,be(g))})}function W(b){let u=b.pair.tokens[i??b.pair.max_at],
p=i??b.pair.max_at,[g,v]=u.entropies,T={number:z(p+1),token:V(u.text),kl:h(u.kl),mine:ae(g,e.unit),theirs:ae(v,e.unit),model:be(b.title)};L(n("said"),i!==null?s(
"Token {number} {token}: KL {kl}, entropy {mine} of the reference and {theirs} of {model}.",T):`${s("Where they differ most, token {number} {token}: KL {kl}, en\
tropy {mine} of the reference and {theirs} of {model}.",T)} ${s("Click another token to see both models there.")}`);let E=n("sides").tHead.rows[0].cells;[e.found.
groups[0],b].forEach(({title:x},C)=>{let[S]=E[C+1].children;L(S,be(x)),te(S,"probability",()=>s("{token}: {share} and {other}.",{token:V(u.text),share:H(X(u.logprobs[0])),
other:H(X(u.logprobs[1]))}),{meaning:s("The probability that the model gave, before any logits processor.")})});let f=ee(n("sides").tBodies[0],u.candidates.length,
()=>{let x=d("tr"),C=d("th","",null,{scope:"row"});return C.append(d("span"),d("bdi")),x.append(C,...[0,1].map(()=>{let S=d("td"),j=d("div","gp-side"),M=d("span");
return M.append(d("i","gp-bar",null,{"aria-hidden":"true"})),j.append(M,d("span")),S.append(j),S})),x}),y=Math.max(...u.candidates.flatMap(([,,x,C])=>[x,C]),1e-9);
u.candidates.forEach(([x,C,...S],j)=>{let[M,...R]=f[j].cells;L(M.firstChild,x===u.id?"▶ ":""),xe(M.lastChild,C),pe(f[j],x===u.id?"gp-is-token":""),S.forEach((F,D)=>{
se(R[D].querySelector(".gp-bar"),"width",F/y),L(R[D].firstChild.lastChild,H(F))})})}function O(){let[b,u]=[m(),k()];q(b),o.value=u.number;let{mean:p,max:g,same_top:v,
max_at:T,perplexities:[E,f],vocab:y}=u.pair;i!==null&&i>=u.pair.tokens.length&&(i=null),L(n("about"),B(u.pair.tokens.length,"{count} token of the reference, rea\
d by both","{count} tokens of the reference, read by both")),L(n("summary"),[s("Mean {mean}, at most {max} at token {number}, over {vocab} tokens of the vocabul\
ary.",{mean:h(p),max:it(g,e.unit),number:z(T+1),vocab:z(y)}),s("The same token is the likeliest for both at {share} of the places.",{share:H(v)}),s("Perplexity \
of the text: {one} and {other}.",{one:K(E),other:K(f)})].join(" ")),$(),N(u),P(b,u),W(u)}le(t,{mean:()=>{let{pair:b}=k()||{};if(!b)return"";let u=i??b.max_at,{candidates:p,
kl:g}=b.tokens[u],v=vt(p.map(([,T,E,f])=>({text:T,p:E,q:f})),e.unit,h(g));return v&&he(s("token {number}, {words}",{number:z(u+1),words:v}))}});let w=()=>m().length>
0;return b=>{t.hidden=!w(),b.run&&(i=null),!t.hidden&&(b.found||b.unit)&&O()}}function Yc(t,e){let n=O=>t.querySelector(".gp-"+O),o=n("measure"),r=n("from-first");o.addEventListener("change",A);let i=()=>e.found&&e.found.question==="promp\
ts"?e.found:null,a=O=>U(O)?`${it(O,e.unit)} ${e.unit==="bits"?s("bits"):s("nats")}`:s("infinite"),c=O=>Se(i().prompts.map(({label:w},b)=>s("{name}: {words}",{name:w,
words:O(i().read.prompts[b],b)}))),l=O=>Se(i().prompts.slice(1).map(({label:w},b)=>{let u=O(b+1);return u&&s("{name}: {words}",{name:w,words:u})})),h=({candidates:O},w)=>O.
map(({text:b,probabilities:u})=>({text:b,p:u[0],q:u[w]}));function m({prompts:O,candidates:w},b){let{text:u,probabilities:p}=w.find(({id:g})=>g===O[b].top);return`${V(
u)} ${H(p[b])}`}let k=({text:O,mean:w},b)=>U(w[b])?B(O.length,"{mean} over {count} token","{mean} on average over {count} tokens",{mean:a(w[b])}):"",_=(O,w)=>[[
s("prompt")],[s("tokens"),"length",s("How many tokens the model reads, those of a chat template among them."),()=>c(({tokens:b})=>z(b)),{formula:""}],[s("likeli\
est next token"),"probability",s("The token that the model finds likeliest after this prompt, and its probability."),()=>c((b,u)=>m(w,u)),{}],[s("entropy"),"ent\
ropy",s("Of the next token’s distribution: how uncertain the model is."),()=>c(({entropy:b})=>ae(b,e.unit)),{}],[`KL(${O} ‖ ·)`,"kl",s("How far this prompt\
’s distribution is from the first one’s."),()=>l(b=>vt(h(w,b),e.unit,a(w.kl[0][b]))),{}],["JS","js",s("The same both ways; at most 0.69 nats."),()=>l(b=>a(w.
js[0][b])),{}],[s("total variation"),"total-variation",s("The share of probability that stands elsewhere."),()=>l(b=>wi(h(w,b),H(w.tv[0][b]))),{}],...w.text.length?
[[s("mean KL along the text"),"kl",s("The mean over the tokens of the text that follows all prompts."),()=>l(b=>k(w,b)),{}]]:[]];function q(O){let[w]=r.tHead.rows,
b=ee(w,O.length,()=>d("th","",null,{scope:"col"}));O.forEach(([u,p,g,v,T],E)=>{b[E].firstChild||b[E].append(d("span")),L(b[E].firstChild,u),p&&te(b[E].firstChild,
p,v,{meaning:g,...T})})}function I(){let O=d("tr"),w=d("th","",null,{scope:"row"});return w.append(d("b","gp-letter")," ",d("bdi")),O.append(w),O}function N(O,{
label:w,prompt:b},u,p){L(O.cells[0].firstChild,w),Ho(O.cells[0].lastChild,b);let{tokens:g,entropy:v,top:T,same_top:E}=p.prompts[u],f=p.candidates.find(({id:C})=>C===
T),y=u===0,x=[[z(g)],[V(f.text),H(f.probabilities[u]),!E],[ae(v,e.unit)],[y?"–":a(p.kl[0][u])],[y?"–":a(p.js[0][u])],[y?"–":H(p.tv[0][u])],...p.text.length?
[[y?"–":U(p.mean[u])?a(p.mean[u]):s("not known")]]:[]];for(;O.cells.length>x.length+1;)O.lastElementChild.remove();for(;O.cells.length<x.length+1;){let C=d("t\
d");C.append(d("span"),d("small")),O.append(C)}x.forEach(([C,S="",j=!1],M)=>{let[R,F]=O.cells[M+1].children;L(R,C),L(F,S),R.classList.toggle("gp-far",j)})}function $({
prompts:O,read:w}){let b=En(O.map(({prompt:E})=>E)),u=w.tv[0].indexOf(Math.max(...w.tv[0])),p=w.prompts.slice(1).filter(({same_top:E})=>!E).length,g={first:O[0].
label,prompt:O[u].label,words:V(b[u]),kl:a(w.kl[0][u]),share:H(w.tv[0][u])},v=w.tv[0][u]>0?s("{prompt} {words} moves the next token most: {share} of the probabi\
lity stands elsewhere than after {first}, KL {kl}.",g):s("The distributions are the same after all prompts."),T=p?s("The likeliest token is another one after {c\
ount} of {all} other prompts.",{count:z(p),all:z(O.length-1)}):s("The likeliest token is the same after all of them.");return`${v} ${T}`}function P({waiting:O,read:w}){
return w&&w.error?`${s(w.error.message)} ${s(w.error.fix)}`:O?s("The prompts are compared once all runs have ended."):s("Not known: the prompts were not all rea\
d. Run them again.")}function A(){let{value:O}=o;fe(n("matrix-box"),e.charts[O==="tv"?"tv":`${O} ${e.unit}`])}function W(){let O=i(),{prompts:w,read:b}=O,u=!!b&&
!b.error;if(J(n("results"),u),J(n("unread"),!u),L(n("unread"),u?"":P(O)),L(n("summary"),u?$(O):""),!u)return;q(_(w[0].label,b));let p=ee(r.tBodies[0],w.length,I);
w.forEach((g,v)=>N(p[v],g,v,b)),fe(n("tokens-box"),e.charts.tokens),A(),J(n("along"),b.text.length>0),fe(n("along-box"),e.charts[`along ${e.unit}`])}return O=>{
t.hidden=!i(),!t.hidden&&(O.found||O.unit)&&W()}}function Zc(t){Hu(t),Gu(t),t.lanes.addEventListener("change",()=>{t.state.opened.clear(),t.draw()})}function Ir(t,e){if(!e.folded){t.pick(e.entry.run.at(-1));return}
let[n]=e.folded,o=document.activeElement===e.item;t.state.unfold(e.node,e.folded),t.draw(),o&&Zt(t,t.views.get(n.id))}function Hu(t){let{tree:e}=t,n=o=>{let r=o.
closest(".gp-knot");return r?r.parentElement.gpView:null};e.addEventListener("click",({target:o})=>{let r=n(o);r&&(Qc(t,r),Ir(t,r))}),e.addEventListener("pointe\
rmove",({target:o,pointerType:r})=>{r!=="touch"&&t.point(n(o),o.gpNode||null)}),e.addEventListener("pointerleave",()=>t.point(null)),e.addEventListener("focusin",
o=>{let r=o.target;r.gpView&&r.matches(":focus-visible")&&t.point(r.gpView,null)}),e.addEventListener("focusout",()=>t.point(null))}function Qc(t,e){t.current&&
t.current!==e&&Z(t.current.item,{tabindex:"-1"}),t.current=e,Z(e.item,{tabindex:"0"})}function Zt(t,e){e&&(Qc(t,e),e.item.focus({preventScroll:!0}),e.knot.scrollIntoView(
{block:"nearest",inline:"nearest"}),t.point(e,null))}var el=({kids:t})=>t&&t.firstElementChild&&t.firstElementChild.gpView;function Du(t,e){e.entry&&t.state.closed.
delete(e.entry.head.id)?t.draw():Zt(t,el(e))}function Ku(t,e){e.entry&&el(e)?(t.state.closed.add(e.entry.head.id),t.draw()):Zt(t,e.above)}var Xc={ArrowDown:(t,e,n)=>Zt(
t,n[n.indexOf(e)+1]),ArrowUp:(t,e,n)=>Zt(t,n[n.indexOf(e)-1]),ArrowRight:Du,ArrowLeft:Ku,Home:(t,e,n)=>Zt(t,n[0]),End:(t,e,n)=>Zt(t,n.at(-1)),Enter:Ir," ":Ir,Escape:t=>{
t.point(null),t.state.picked&&t.pick(null)}};function Gu(t){t.tree.addEventListener("keydown",e=>{let n=e.target.gpView;if(!n||e.ctrlKey||e.altKey||e.metaKey||!Object.
hasOwn(Xc,e.key))return;e.preventDefault();let o=[...t.tree.querySelectorAll(".gp-branch")].filter(r=>r.offsetParent);Xc[e.key](t,n,o.map(r=>r.gpView))})}var es=class{constructor(){this.count=0,this.root=this.node(null,null),this.tips=[],this.ended=new Map}node(e,n){let o=n&&n.logprob!==null&&e.logprob!==null&&e.
logprob!==void 0,r=n?o?n.logprob+e.logprob:null:0;return{id:this.count++,token:e,before:n,depth:n?n.depth+1:0,kids:new Map,samples:[],ends:[],logprob:r,order:[]}}begin(e){
return this.root.samples.push(e),this.tips[e]=this.root}add(e,n){let o=this.tips[e]||this.begin(e),r=o.kids.get(n.token_id);r||(r=this.node(n,o),o.kids.set(n.token_id,
r),o.order.push(r)),r.samples.push(e),this.tips[e]=r}end(e,n){this.ended.has(e)||(this.ended.set(e,n),(this.tips[e]||this.begin(e)).ends.push([e,n]))}reached(e){
let n=o=>!Uu.has(this.ended.get(o)??"length");return this.root.samples.filter(o=>this.tips[o].depth>=e||n(o)).length}},Uu=new Set(["length","max_time","stopped",
"failed","given","unfinished"]);function tl(t){let e=[t];for(;t.kids.size===1&&!t.ends.length;)[t]=t.order,e.push(t);return e}function nl(t){for(;t.before&&t.before.
before&&t.before.kids.size===1&&!t.before.ends.length;)t=t.before;return t}var Qt=(t,e=null)=>t.logprob===null||e&&e.logprob===null?null:Math.exp(t.logprob-(e?e.
logprob:0)),Cn=t=>{let e=[];for(;t.before;t=t.before)e.push(t);return e.reverse()},ol=(t,e)=>(e.logprob??-1/0)-(t.logprob??-1/0)||t.token.token_id-e.token.token_id;
function Vu({order:t},e){if(!e)return t.sort((o,r)=>r.samples.length-o.samples.length||ol(o,r)),t;let n=(o,r)=>o.samples.length>r.samples.length+Math.max(.5,r.samples.
length/5);for(let o=1;o<t.length;o++)for(let r=o;r>0&&n(t[r],t[r-1]);r--)[t[r-1],t[r]]=[t[r],t[r-1]];return t}function sl(t,{lanes:e,grows:n,opened:o=new Map,closed:r=new Set,
before:i=new Set}){let a=[],c=[],l=({id:N,samples:$})=>$.length+(n&&i.has(N)?.5:0),h=([N],[$])=>l($)-l(N)||N.depth-$.depth||ol(N,$),m=0;function k(N,$,P){for(m+=
1;;){let A=$.at(-1),W={head:N,run:$,kids:[],folded:[],closed:r.has(N.id)};P.push(W);let O=Vu(A,n);if(!O.length||W.closed)return;let w=1+(o.get(A.id)||0);O.slice(
1).forEach((b,u)=>(u+1<w?c:a).push([b,W])),P=W.kids,[N]=O,$=tl(N)}}let _=N=>{for(;N.length;){let[$,P]=N.pop();k($,tl($),P.kids),_(c)}},q=()=>a.splice(0).forEach(
([N,$])=>$.folded.push(N)),I=[];for(k(t.root,[t.root],I),_(c);a.length&&m<e;)a.sort(h),_([a.shift()]);q();for(let N=Rr(I[0]);N.length;N=Rr(I[0]))_(N),q();return rl(
I[0]),I[0]}function Rr(t){return[...t.folded.length===1?[[t.folded.pop(),t]]:[],...t.kids.flatMap(Rr)]}function rl(t){let e=new Map(t.run.at(-1).order.map((n,o)=>[
n,o]));t.kids.sort((n,o)=>e.get(n.head)-e.get(o.head)),t.kids.forEach(rl)}var Ju=12,ts=class{constructor(e){this.group=e,this.begin()}begin(){this.trie=new es,this.opened=new Map,this.closed=new Set,this.picked=null}read(e){let{trie:n,
group:o}=this,r=o.entries[e],i=n.tips[e];for(let c=i?i.depth:0;c<r.tokens.length;c++)n.add(e,r.tokens[c]);let a=We(r);a&&n.end(e,a)}shown(e,n){return sl(this.trie,
{lanes:e,grows:!this.group.done,opened:this.opened,closed:this.closed,before:n})}pick(e){this.picked=e===this.picked?null:e}unfold(e,n){let o=e.order.length-n.length;
this.opened.set(e.id,o-1+Math.min(Ju,n.length))}isOnPath({head:e,run:n}){return eo(n.at(-1),this.picked)||eo(this.picked,e)}};function eo(t,e){for(;t&&t.depth>e.
depth;)t=t.before;return t===e}var ns=220,os=({token:t})=>t.piece??t.text;function ll(t,e,n,o){let{length:r}=n.samples,[i,a]=[t.reached(n.depth),e.before],c=Qt(n),l=k=>k===null?s("not known"):
H(k),h=e===n,m=[[s("Samples here"),i<o?B(i,"{number} of {count} sample so far","{number} of {count} samples so far",{number:z(r)}):Pn(r,i),"sample",()=>he(Pn(r,
i))]];c!==null&&m.push([s("Expected samples"),`${al(i*c)} = ${z(i)} × ${H(c)}`,"sample",()=>B(i,"{count} sample × {share} = {expected} expected; {number} came.",
"{count} samples × {share} = {expected} expected; {number} came.",{share:H(c),expected:al(i*c),number:z(r)})]),m.push([B(n.depth-e.depth+1,"Probability of this\
 token","Probability of these {count} tokens"),l(Qt(n,a)),"probability",()=>il(n,a)]),m.push([s("Share of the samples at this fork"),H(r/Math.max(1,cl(a))),"sam\
ple",()=>he(Pn(r,cl(a)))]),h&&m.push([s("Before the processors"),l(n.token.raw_logprob===null?null:X(n.token.raw_logprob)),"probability"]),m.push([s("Probabilit\
y of the text so far"),l(c),"probability",()=>il(n,null)]);for(let[k,_]of ss(n))m.push([`${ft(k)} ${s("ends here: {reason}",{reason:mt(k)[0]})}`,z(_),"ending"]);
return m}function il(t,e){let n=Qt(t,e);if(n===null)return"";let o=Cn(t).slice(e?e.depth:0),r=H(n);return o.length>4?B(o.length,"exp({sum}) = {value}, of the lo\
g-probability of {count} token.","exp({sum}) = {value}, of the log-probabilities of {count} tokens.",{sum:Math.log(n).toFixed(3),value:r}):`${o.map(i=>H(Qt(i,i.
before.before?i.before:null))).join(" · ")} = ${r}.`}var al=t=>t<.01?s("fewer than 0.01"):t.toFixed(t<10?2:1),Pn=(t,e)=>B(e,"{number} of {count} sample","{numb\
er} of {count} samples",{number:z(t)});function Yu(t,e,n){return e?B(t,"{count} sample goes through {text}","{count} samples go through {text}",{text:e}):n==="s\
ource"?B(t,"{count} sample follows the source","{count} samples follow the source"):n==="message"?B(t,"{count} sample answers the message","{count} samples answ\
er the message"):B(t,"{count} sample continues the prompt","{count} samples continue the prompt")}var cl=t=>t.order.reduce((e,n)=>e+n.samples.length,0);function ss(t){
let e=new Map;for(let[,n]of t.ends)e.set(n,(e.get(n)||0)+1);return e}function dl(t,e){let n=d("div","gp-trie-card",null,{popover:"manual","aria-hidden":"true"}),
o=d("p"),r=d("dl");n.append(o,r),n.hidden=!0,t.append(n);function i(l,h,m,k,_){let q=Cn(m.before).map(({token:P})=>P.piece??"").join(""),I=q.length>ns?"…"+q.slice(
-ns):q,N=Cn(k).slice(m.depth-1).map(os).join(""),$=d("bdi","",I);$.append(d("b","",N.length>ns?N.slice(0,ns)+"…":N)),o.replaceChildren($),r.replaceChildren(...ll(
h,m,k,_).flatMap(([P,A])=>[d("dt","",P),d("dd","",A)])),n.hidden&&document.addEventListener("scroll",e,{capture:!0,passive:!0}),n.hidden=!1,n.showPopover&&!n.matches(
":popover-open")&&n.showPopover(),a(l)}function a(l){let h=l.getBoundingClientRect(),{clientWidth:m,clientHeight:k}=document.documentElement,[_,q]=[n.offsetWidth,
n.offsetHeight],I=h.bottom+7+q+8<=k?h.bottom+7:h.top-q-7;n.style.left=`${Math.max(8,Math.min(h.left,m-_-8))}px`,n.style.top=`${Math.max(8,Math.min(I,k-q-8))}px`}
function c(){n.hidden||(n.hidePopover&&n.isConnected&&n.matches(":popover-open")&&n.hidePopover(),n.hidden=!0,document.removeEventListener("scroll",e,{capture:!0}))}
return{show:i,hide:c}}function hl(t,e,n){let r=t.querySelector(".gp-through"),i=t.querySelector(".gp-through-title"),a=t.querySelector(".gp-through-list"),c=t.querySelector(
".gp-through-more"),l=t.querySelector(".gp-through-facts"),[h,m]=[null,null],k=!1;function _(){let $=d("li"),P=d("bdi");return P.append(d("span","gp-shared"),d(
"span","gp-own")),$.append(P,d("small")),$}function q($,P,A){let W=e.entries[P],O=Cn(A).length,w=g=>g.map(({piece:v})=>v??"").join("");L($.querySelector(".gp-sh\
ared"),w(W.tokens.slice(0,O))),L($.querySelector(".gp-own"),w(W.tokens.slice(O)));let b=We(W);L($.querySelector("small"),[s("sample {number}",{number:P+1}),(W.seed??
null)===null?"":s("seed {seed}",{seed:W.seed}),B(qt(W),"{count} token","{count} tokens"),b?`${ft(b)} ${mt(b)[0]}`:"…"].filter(Boolean).join(" · "));let u=$.querySelector(
"button"),p=s("Open sample {number} as one run",{number:P+1});if(e.canAsk&&!u){let g=d("button","gp-button",s("Open"),{type:"button","aria-label":p});g.addEventListener(
"click",()=>e.ask({type:"open",entry:+$.dataset.entry})),$.append(g)}else u&&$.dataset.entry!==String(P)&&u.setAttribute("aria-label",p);$.dataset.entry=P}function I($,P){
let A=$.before?ll(P,nl($),$,e.entries.length):[],W=ee(l,A.length,()=>{let O=d("div"),w=d("dt");return w.append(d("span")),O.append(w,d("dd")),O});A.forEach(([O,
w,b,u=()=>""],p)=>{L(W[p].firstChild.firstChild,O),te(W[p].firstChild.firstChild,b,u),L(W[p].lastChild,w)})}function N($,P){if($!==h&&(k=!1),[h,m]=[$,P],r.hidden=
!$,!$)return;I($,P);let{samples:A}=$,W=Ne(Cn($).map(os).join("").trim()),O=V(W.length>118?"…"+W.slice(-109):W);L(i,Yu(A.length,$.before&&O,e.apart));let w=k?A.
length:Math.min(12,A.length),b=ee(a,w,_);for(let u=0;u<w;u++)q(b[u],A[u],$);c.hidden=w===A.length,L(c,s("Show all {count}",{count:z(A.length)}))}return c.addEventListener(
"click",()=>{k=!0,N(h,m)}),t.querySelector(".gp-unpick").addEventListener("click",n),N}var Xu=18,pl=110,ul=160,jr=t=>t.reduce((e,n)=>e+n.samples.length,0);function Zu(t){let e=d("li","",null,{role:"treeitem",tabindex:"-1"}),n=d("div","gp-knot"),[o,
r,i]=[d("bdi","gp-run"),d("span","gp-count"),d("span","gp-end")];n.append(o,r,i),e.append(n);let a={key:t,item:e,knot:n,run:o,number:r,end:i,kids:null,entry:null,
above:null};return e.gpView=a,a}function fl(t,e){let n=new Set(e.map(({item:o})=>o));for(let o of[...t.children])n.has(o)||o.remove();e.forEach(({item:o},r)=>{t.
children[r]!==o&&t.insertBefore(o,t.children[r]||null)})}function ml(t,e,n){let o=`${e} ${n}`;t.stream!==o&&(t.stream=o,t.item.style.setProperty("--own",e),t.item.
style.setProperty("--rest",n))}function Qu(t,{run:e,head:n}){let o=[...ss(e.at(-1))],r=o.map(([i,a])=>`${ft(i)}${n.samples.length>1?` ${z(a)}`:""}`).join(" ");L(
t.end,r),t.end.classList.toggle("gp-end-failed",o.some(([i])=>i==="failed"))}var rs=class{constructor(e,n){this.root=e,this.state=n,this.group=n.group,this.tree=
e.querySelector(".gp-roots"),this.lanes=e.querySelector(".gp-lanes"),this.about=e.querySelector(".gp-about"),this.card=dl(e,()=>this.point(null)),this.drawThrough=
hl(e,this.group,()=>this.pick(null)),this.views=new Map,this.current=null,this.pointed=null,ef(e)}clear(){this.state.begin(),this.views=new Map,this.current=null,
this.pointed=null,this.tree.replaceChildren(),this.card.hide()}draw(){let{state:e,tree:n,views:o}=this,r=document.activeElement&&document.activeElement.gpView,i=[
...o.values()].filter(({item:c,entry:l})=>l&&c.isConnected),a=new Set(i.map(({key:c})=>c));fl(n,[this.drawEntry(e.shown(+this.lanes.value,a),null,0)]);for(let[c,
l]of o)l.item.isConnected||o.delete(c);(!this.current||!this.current.item.isConnected)&&(this.current=o.get(e.trie.root.id)),Z(this.current.item,{tabindex:"0"}),
r&&document.activeElement!==r.item&&(r.item.isConnected?r:this.current).item.focus({preventScroll:!0}),this.drawThrough(e.picked,e.trie),this.drawAbout(),this.refreshCard()}viewOf(e){
return this.views.has(e)||this.views.set(e,Zu(e)),this.views.get(e)}thickness(e){return`${Math.max(1.5,Xu*e/Math.max(1,this.state.trie.root.samples.length)).toFixed(
1)}px`}drawEntry(e,n,o){let{head:r,run:i}=e,a=this.viewOf(r.id);Object.assign(a,{entry:e,above:n,node:i.at(-1),folded:null}),this.drawRun(a,e);let c=e.closed&&i.
at(-1).order.length;L(a.number,c?`${z(r.samples.length)} ▸`:r.samples.length>1?z(r.samples.length):""),Qu(a,e),ml(a,this.thickness(r.samples.length),this.thickness(
o));let l=this.drawKids(a,e);return this.dress(a,this.wordsOf(e),l?"true":c?"false":null),a}drawKids(e,n){let o=[],r=jr(n.kids.map(({head:i})=>i))+jr(n.folded);
for(let i of n.kids)o.push(this.drawEntry(i,e,r-=i.head.samples.length));return n.folded.length&&o.push(this.drawMore(n,e)),o.length&&!e.kids&&e.item.append(e.kids=
d("ul","gp-kids",null,{role:"group"})),e.kids&&(fl(e.kids,o),e.kids.hidden=!o.length),o.length}drawMore({run:e,folded:n},o){let r=this.viewOf("more "+e.at(-1).id);
Object.assign(r,{entry:null,above:o,node:e.at(-1),folded:n});let i=jr(n);return L(r.run,`+ ${s("{count} more",{count:z(n.length)})}`),L(r.number,i>n.length?z(i):
""),ml(r,this.thickness(i),"0px"),this.dress(r,B(n.length,"{count} more branch with {samples}, folded. Click to open.","{count} more branches with {samples}, fo\
lded. Click to open.",{samples:B(i,"{count} sample","{count} samples")}),null),r}drawRun(e,{head:n,run:o}){let r=n.samples.length===1&&n.before,i=r?"":o.map(({id:a})=>a).
join(" ");if(r){let a="";for(let c of o)if((a+=c.token.piece??"").length>pl)break;L(e.run,Ne(a.slice(0,pl+30))||Ne(n.token.text)),e.ids=null}else if(e.ids!==i){
let a=e.ids&&(i+" ").startsWith(e.ids+" ")?e.ids.split(" ").length:0;a||e.run.replaceChildren(),e.run.append(...o.slice(a).map(c=>this.makeToken(c))),e.ids=i}pe(
e.knot,r?"gp-knot gp-tail":n.before?"gp-knot":"gp-knot gp-root-knot")}makeToken(e){if(!e.before)return d("span","",this.promptWords());let{piece:n,text:o,logprob:r}=e.
token,i=n===null?o:Ne(n)+(rn(e.token)?co(o):""),a=d("span",n===null?"gp-t gp-special":"gp-t",i||o);return a.style.backgroundColor=`var(--gp-prob-${Math.round(X(
r)*10)})`,a.gpNode=e,a}promptWords(){let e=Ne(this.group.header.prompt);return e.length>60?"…"+e.slice(-58):e||s("(no prompt)")}wordsOf({head:e,run:n,closed:o}){
let{length:r}=e.samples;if(!e.before)return`${this.rootWords()}, ${B(r,"{count} sample","{count} samples")}`;let i=n.map(os).join(""),a=Qt(n.at(-1),e.before);return[
V(i.length>ul?i.slice(0,ul)+"…":i),Pn(r,this.state.trie.root.samples.length),a===null?"":s("probability {share} after the text before",{share:H(a)}),...[...ss(
n.at(-1))].map(([c,l])=>B(l,"{count} ends here: {reason}","{count} end here: {reason}",{reason:mt(c)[0]})),o?s("closed"):""].filter(Boolean).join(", ")}rootWords(){
let{apart:e}=this.group;return e==="source"?s("The source"):e==="message"?s("The message"):s("The prompt")}dress(e,n,o){let{picked:r}=this.state,{node:i,folded:a,
entry:c}=e,l=r&&!a&&this.state.isOnPath(c),h=r&&a&&eo(i,r),m=r&&!a&&eo(r,c.head),k=["gp-branch",a&&"gp-more",r&&!l&&!h&&"gp-dim",m&&"gp-on-path"];pe(e.item,k.filter(
Boolean).join(" "));let _=!!(r&&!a&&c.run.includes(r));Z(e.item,{"aria-label":n,"aria-selected":String(_)}),e.expanded!==o&&(e.expanded=o,o===null?e.item.removeAttribute(
"aria-expanded"):e.item.setAttribute("aria-expanded",o))}drawAbout(){let{group:e}=this,{trie:n}=this.state,o=n.root.samples.length,r=e.entries.length-o,i=new Set(
n.tips.filter(Boolean)),a=i.size===1&&o>1?s("all with the same text"):B(i.size,"{count} different text","{count} different texts"),c={samples:r?Pn(o,e.entries.length):
B(o,"{count} sample","{count} samples"),texts:a},l=e.done?s("{samples}, {texts}.",c):s("{samples} so far, {texts}.",c);L(this.about,o?`${l} ${s("Point at a bran\
ch for its numbers, click it to see its samples.")}`:s("The tree grows with the first tokens."))}pick(e){this.state.pick(e),this.draw()}point(e,n){this.pointed&&
this.pointed.view===e&&this.pointed.node===n||(this.pointed=e&&{view:e,node:n},e?this.refreshCard():this.card.hide())}refreshCard(){if(!this.pointed)return;let{
view:e,node:n}=this.pointed;if(!e.item.isConnected||!e.entry||!e.entry.head.before){this.pointed=null,this.card.hide();return}let{head:o,run:r}=e.entry,i=n&&r.includes(
n);this.card.show(e.knot,this.state.trie,i?n:o,i?n:r.at(-1),this.group.entries.length)}};function ef(t){for(let e=0;e<=10;e++){let n=d("i");n.style.backgroundColor=
`var(--gp-prob-${e})`,t.querySelector(".gp-key-ramp").append(n)}}var tf="14",nf=t=>t.some(({ended:e})=>e&&e.text)&&t.every(({tokens:e})=>!e.length);function gl(t,e){let n=new ts(e),o=new rs(t,n);return Zc(o),matchMedia("(max-\
width: 640px)").matches&&(o.lanes.value=tf),r=>{if(t.hidden=!e.header||e.header.kind!=="seeds"||nf(e.entries),!t.hidden&&(r.run&&o.clear(),!(!r.run&&!r.steps&&!r.
status))){for(let i of r.run?e.entries.keys():r.entries)n.read(i);o.draw()}}}function wl(t,e){let o=t.querySelector(".gp-ways"),r=t.querySelector(".gp-first tbody"),i=new WeakMap,a=t.querySelector(".gp-first-words");function c(){let I=d(
"li");return I.append(d("h3"),d("div","gp-read",null,{tabindex:0,role:"group"})),I}function l(I,{label:N,title:$},{started:P}){let A=P?P.prompt_tokens:null,[W,O]=I.
children,w=`${N} ${be($)}`;L(W,A?`${w}: ${B(A.length,"{count} token","{count} tokens")}`:w),Z(O,{"aria-label":s("The prompt of {lane}",{lane:N})}),i.get(O)!==A&&
(i.set(O,A),O.replaceChildren(...(A||[]).map(({piece:b,text:u})=>b===null?d("span","gp-pill",u):b)))}let h=({raw_logprob:I})=>X(I);function m(I){let N=new Map;I.
forEach((P,A)=>{if(!P)return;let W=[...P.distribution.candidates].sort((w,b)=>h(b)-h(w)),O=({token_id:w})=>w===P.chosen.token_id;for(let w of[...W.slice(0,6),...W.
slice(0,6).some(O)?[]:[P.chosen]])N.has(w.token_id)||N.set(w.token_id,{text:w.text,sides:[null,null]});for(let w of[...W,P.chosen])N.has(w.token_id)&&(N.get(w.token_id).
sides[A]??=w)});let $=({sides:P})=>Math.max(...P.map(A=>A?h(A):0));return[...N.values()].sort((P,A)=>$(A)-$(P))}function k(){let I=d("tr"),N=d("th","",null,{scope:"\
row"});return N.append(d("bdi","gp-word")),I.append(N,...[0,1].map(()=>{let $=d("td"),P=d("div","gp-share"),A=d("span");return A.append(d("i")),P.append(d("span",
"gp-sign"),A,d("b")),$.append(P),$})),I}function _(I){let N=m(I),$=ee(r,N.length,k);N.forEach(({text:P,sides:A},W)=>{let[O,...w]=$[W].cells;xe(O.firstChild,P),w.
forEach((b,u)=>{let p=A[u],g=!!(p&&I[u]&&p.token_id===I[u].chosen.token_id),[v,T,E]=b.firstChild.children;pe(b.firstChild,g?"gp-share gp-chosen":"gp-share"),L(v,
g?"▶":""),se(T.firstChild,"width",p?h(p):0),L(E,I[u]?p?H(h(p)):"–":"")})})}function q(I){if(I.some(A=>!A))return s("Both runs have to write a token first.");
let[N,$]=I.map(({chosen:A})=>A);return`${N.token_id===$.token_id?s("Both begin with {token}: {one} with the template, {other} without it.",{token:V(N.text),one:H(
h(N)),other:H(h($))}):s("With the template it begins with {one}, without it with {other}.",{one:V(N.text),other:V($.text)})} ${s("The probabilities are the mode\
l’s own, before the processors; ▶ was chosen, – was not recorded.")}`}return()=>{if(t.hidden=e.groups.length!==2,t.hidden)return;let I=[0,1].map(P=>e.shownOf(
P).log),N=ee(o,2,c);I.forEach((P,A)=>l(N[A],e.groups[A],P));let $=I.map(P=>Le(P)[0]||null);L(a,q($)),_($)}}var of=14,sf=200;function bl(t,e,{onPick:n,onResize:o}){let r=t.querySelector("canvas"),i=t.querySelector(".gp-map-row"),a=t.querySelector(".gp-map-column");function c({
clientX:m,clientY:k}){let{left:_,top:q,width:I,height:N}=r.getBoundingClientRect(),$=e.canvas,P=(A,W)=>Math.max(0,Math.min(W-1,Math.floor(A*W)));return{place:P(
(m-_)/I,e.step.places.length),step:$[P((k-q)/N,$.length)]}}t.addEventListener("click",m=>e.step&&n(c(m)));function l(m){let k=e.canvas,_=e.step.places.length;t.
style.height=`${Math.max(24,Math.min(sf,of*k.length))}px`;let[q,I]=[r.clientWidth,r.clientHeight].map(w=>Math.round(w*devicePixelRatio));if(!q||!I)return;Object.
assign(r,{width:q,height:I});let N=r.getContext("2d"),$=getComputedStyle(t),P=$.getPropertyValue("--gp-text").trim(),[A,W]=[q/_,I/k.length],O=Math.max(.75,Math.
min(A,W,8*devicePixelRatio)*.2);k.forEach((w,b)=>w.places.forEach((u,p)=>{N.fillStyle=$.getPropertyValue(Or(m,Yo(u))).trim(),N.fillRect(Math.floor(p*A),Math.floor(
b*W),Math.ceil(A),Math.ceil(W)),u.accepted&&(N.fillStyle=P,N.beginPath(),N.arc((p+.5)*A,(b+.5)*W,O,0,2*Math.PI),N.fill())})),h(k.length,_)}function h(m,k){i.style.
top=`${e.step.step/m*100}%`,i.style.height=`${100/m}%`,a.hidden=e.place===null,!a.hidden&&(a.style.left=`${e.place/k*100}%`,a.style.width=`${100/k}%`)}return new ResizeObserver(
o).observe(r),l}var rf=1.05;function kl(t,e){let{step:n,canvas:o,log:r}=t,i=n.places[e],a={step:n.step+1,place:e+1,token:V(i.text),read:V(i.read_text),share:H(X(i.logprob))},{accepted:c,
places:l}=t.counts;return[s("At step {step}, the model read {read} at place {place}.",a),af(i.entropy,r.unit),i.read_text===i.text?s("It found the same token th\
e likeliest, with {share}.",a):s("It found {token} the likeliest, with {share}.",a),s("The temperature of this step was {temperature}.",{temperature:n.temperature.
toFixed(2)}),cf(i,n===o.at(-1),r),B(l,"At this step, {accepted} of {count} place was accepted.","At this step, {accepted} of {count} places were accepted.",{accepted:z(
c)})]}function af(t,e){let n=Math.exp(t),o=ae(t,e);return n<rf?s("The model was all but certain here: an entropy of {entropy}.",{entropy:o}):s("The model’s entr\
opy here was {entropy}: as uncertain as an even choice among {options} tokens.",{entropy:o,options:n<10?K(n,1):z(Math.round(n))})}function cf({accepted:t},e,{finished:n}){
return e&&n?s("It was the last step of this canvas: the likeliest token is the text."):t?s("The sampler accepted the place: what it drew there is read at the ne\
xt step."):s("The sampler did not accept the place: at the next step, a random token is read there.")}var lf=8e3,df=120,hf=700;function yl(t,e){let n=E=>t.querySelector(".gp-"+E),[o,r,i,a]=["canvas-text","canvas-slider","canvas-play","canvas-shade"].map(n),c=new Jo(
e),l=bl(n("canvas-map"),c,{onPick:({place:E,step:f})=>A(c.steps.indexOf(f),E),onResize:()=>!t.hidden&&l(a.value)}),h=d("span","gp-canvas-prompt"),m=d("span","gp\
-canvas-before"),k=d("span","gp-canvas-now"),_=0,q=0;o.append(h,m,k);function I(){let{step:E}=c,f=c.before.flatMap(({places:C})=>C);m.childElementCount!==f.length&&
m.replaceChildren(...f.map($));let y=ee(k,E.places.length,N),{end:x}=c;q=Math.min(q,E.places.length-1),E.places.forEach((C,S)=>{let j=y[S],M=c.accepted(S);j.replaceChildren(),
Fe(j,C);let R=j.querySelector(".gp-ink");Nt(R,a.value,Yo(C)),M?j.dataset.accepted=M:delete j.dataset.accepted,j.toggleAttribute("data-after-end",S>=x),j.setAttribute(
"aria-pressed",String(S===c.place)),j.setAttribute("aria-label",P(C,S,M)),j.tabIndex=S===q?0:-1})}let N=()=>d("span","gp-token",null,{role:"button"});function $(E){
let f=d("span","gp-written");return Fe(f,E),f}function P(E,f,y){let x={number:f+1,token:V(E.text),share:H(X(E.logprob))};return y==="newly"?s("Place {number}: {\
token}, probability {share}, newly accepted",x):y?s("Place {number}: {token}, probability {share}, accepted",x):s("Place {number}: {token}, probability {share},\
 not accepted",x)}o.addEventListener("click",({target:E})=>{let f=[...k.children].indexOf(E.closest(".gp-token"));f>=0&&A(c.at,f===c.place?null:f)}),o.addEventListener(
"keydown",E=>{let f=[...k.children].indexOf(E.target.closest(".gp-token")),y={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1,Home:-1/0,End:1/0}[E.key];if(!(f<
0)){if(E.key==="Enter"||E.key===" ")A(c.at,f);else if(E.key==="Escape")A(c.at,null);else if(y)q=Math.max(0,Math.min(k.childElementCount-1,f+y)),c.place===null?I():
A(c.at,q),k.children[q].focus();else return;E.preventDefault()}});function A(E,f){c.at=E,c.place=f,f!==null&&(q=f),p()}function W(){let{step:E,number:f,steps:y,
numCanvases:x}=c,C=c.canvas.length,S={canvas:E.canvas+1,canvases:x,step:E.step+1,steps:C},j=s("canvas {canvas} of {canvases}, step {step} of {steps}",S);r.max=String(
y.length),r.value=String(f+1),r.setAttribute("aria-valuetext",j),L(n("canvas-step-words"),j),L(i,s(_?"❚❚ Pause":"▶ Play"));let{places:M,accepted:R,newly:F}=c.
counts,D={accepted:z(R),places:z(M),newly:z(F),temperature:E.temperature.toFixed(2)};L(n("canvas-short"),s("{accepted} of {places} places accepted, {newly} newl\
y; temperature {temperature}",D))}function O(){clearInterval(_),_=0}i.addEventListener("click",()=>{if(_){O(),W();return}c.number>=c.steps.length-1&&(c.at=0);let E=Math.
max(df,Math.min(hf,lf/c.steps.length));_=window.setInterval(()=>{!t.isConnected||c.number>=c.steps.length-1?O():c.at=c.number+1,p()},E),p()}),r.addEventListener(
"input",()=>{O(),A(Number(r.value)-1,c.place)}),r.addEventListener("keydown",({key:E})=>E==="Escape"&&A(null,c.place)),a.addEventListener("change",()=>p());function w(){
let{place:E}=c;if(J(n("one-place"),E!==null),J(n("place-hint"),E===null),E===null)return;let{since:f,accepted:y,count:x,last:C}=c.history(E),S={place:E+1,token:V(
C.text),since:f+1,accepted:y,steps:x};L(n("place-verdict"),B(x,"Place {place}: {token} has been the likeliest since step {since}. The sampler accepted the place\
 in {accepted} of {count} step.","Place {place}: {token} has been the likeliest since step {since}. The sampler accepted the place in {accepted} of {count} step\
s.",S));let j=new Set;n("sentences").replaceChildren(...kl(c,E).map(Y=>{let Q=d("li");return Q.append(...Xn(Y,j)),Q}));let M=t.querySelector(".gp-one-place tbod\
y"),R=ee(M,x,b);c.canvas.forEach((Y,Q)=>u(R[Q],Y,Y.places[E]));let F=n("place-table"),{offsetTop:D,offsetHeight:G}=R[c.step.step];(D<F.scrollTop+G||D+G>F.scrollTop+
F.clientHeight)&&(F.scrollTop=D-F.clientHeight/2)}function b(){let E=d("tr"),f=d("td");return f.append(d("button","gp-place-step","",{type:"button"})),E.append(
f,...["read","likeliest"].map(()=>{let y=d("td");return y.append(d("bdi")),y}),d("td"),d("td","gp-place-entropy"),d("td")),E}function u(E,f,y){let[x,C,S,j,M,R]=E.
cells;L(x.firstChild,String(f.step+1)),Ce(C.firstChild,y.read_text),Ce(S.firstChild,y.text),L(j,H(X(y.logprob))),L(M,ae(y.entropy,e.unit)),L(R,y.accepted?s("✓ y\
es"):s("– no")),f===c.step?E.setAttribute("aria-current","step"):E.removeAttribute("aria-current")}t.querySelector(".gp-one-place tbody").addEventListener("cl\
ick",({target:E})=>{let f=E.closest("tr");f&&A(c.steps.indexOf(c.canvas[f.rowIndex-1]),c.place)});function p(){c.step&&(W(),I(),w(),ot(n("canvas-scale"),a.value,
e.unit),l(a.value),L(n("map-words"),B(c.canvas.length,"{places} places, {count} step","{places} places, {count} steps",{places:z(c.step.places.length)})))}let g=E=>()=>c.
step&&c.place!==null?s("place {place}, step {step}: {words}.",{place:c.place+1,step:c.step.step+1,words:E(c.step.places[c.place])}):"";le(t,{share:g(({text:E,logprob:f})=>`${V(
E)} ${H(X(f))}`),entropy:g(({entropy:E})=>ae(E,e.unit)),accepted:()=>c.step?he(n("canvas-short").textContent):"",map:()=>c.step?he(n("map-words").textContent):""});
function v(){O(),c.clear(),q=0,m.replaceChildren(),k.replaceChildren(),L(h,e.started?e.started.prompt_tokens.map(({piece:E})=>E??"").join(""):"")}let T=()=>!t.hidden&&
p();return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",T),new MutationObserver(T).observe(document.body,{attributes:!0,attributeFilter:[
"class"]}),E=>{E.run&&v(),t.hidden=!e.canvasSteps.length,!t.hidden&&(E.run||E.steps||E.status||E.unit)&&p()}}function xl(t,e){let n=t.querySelector(".gp-arrival-words"),o=t.querySelector(".gp-arrival-bar");return r=>{if(t.hidden=!e.found||!!e.found.over,t.hidden||!r.found)
return;let{done:i,total:a}=e.found,c=an(e.found);L(n,c[0].toUpperCase()+c.slice(1)),U(i)&&a?(o.setAttribute("aria-valuenow",Math.floor(i/a*100)),se(o.firstChild,
"width",i/a)):(o.removeAttribute("aria-valuenow"),se(o.firstChild,"width",1))}}function wt(t){return U(t)?t>=1e9?s("{count} billion",{count:(t/1e9).toFixed(1)}):t>=1e6?s("{count} million",{count:(t/1e6).toFixed(t<1e7?1:0)}):t.toLocaleString(
"en"):"–"}function is(t,e){t.replaceChildren(...e.map(([n,o,r,i=()=>""])=>{let a=d("div"),[c,l]=[d("dt"),d("span","",n)];return c.append(l),r&&te(l,r,i),a.append(
c," ",d("dd","",o)),a}))}function bt(t,e,n,o,r){let i=d("button","gp-button gp-press",o,{type:"button","aria-label":r||`${o}: ${n}`});return i.addEventListener(
"click",()=>t.ask({type:"model",act:e,model:n})),i}function as(t,e){return!U(t)||!U(e)||!e?"":s("{count} parameters take {size}: {each} bytes each.",{count:e.toLocaleString(
"en-US"),size:ye(t),each:Number((t/e).toFixed(2))})}function vl(t,e){let[n,o,r,i,a]=[".gp-about",".gp-fit",".gp-pairs","tbody",".gp-smaller"].map(_=>t.querySelector(_));function c(_){L(n,_.model);let[q,I]=o.children;
if(L(q,l(_)),L(I,_.why?`${s(_.why)} ${s(_.fix)}`:k(_)),is(r,[[s("class"),_.class_name],[s("parameters"),wt(_.parameters),"parameters"],[s("precision"),_.dtype,"\
precision"],[s("device"),_.device],[s("to download"),_.complete?_.download?ye(_.download):s("nothing: it is here"):s("its weights are missing"),"memory"],[s("me\
mory"),h(_),"memory",()=>as(_.memory,_.parameters)],[s("free memory"),ye(_.free),"memory"],..._.free_disk===null?[]:[[s("free disk space"),ye(_.free_disk),"memo\
ry"]],[s("context"),_.context_length?B(_.context_length,"{count} token","{count} tokens"):s("unlimited"),"context"],[s("vocabulary"),wt(_.vocab_size),"vocabular\
y"]]),m(_),a.replaceChildren(),_.smaller){let{model:N,bytes:$}=_.smaller;a.append(`${s("It does not fit in any precision. A model that does: {model}, {size}.",{
model:N,size:ye($)})} `,bt(e,"pick",N,s("Choose")))}}function l({complete:_,fits:q}){return _?q===null?`? ${s("It is not known whether it fits.")}`:q?`✓ ${s("\
It fits.")}`:`✕ ${s("It does not fit.")}`:`✕ ${s("It cannot be opened.")}`}function h({memory:_,reckoned:q}){return _===null?s("not known"):q?s("about {size\
}",{size:ye(_)}):ye(_)}function m({ways:_,free:q}){t.querySelector("table").hidden=_.length===0;let I=Math.max(q,..._.map(({bytes:N})=>N))*1.05;i.replaceChildren(
..._.map(({model:N,label:$,bytes:P,fits:A})=>{let W=d("tr",A?"":"gp-over"),O=d("span","gp-strip",null,{"aria-hidden":"true"}),[w,b]=[d("i"),d("u")];se(w,"width",
Math.min(1,P/I)),se(b,"left",q/I),O.append(w,b);let u=[d("th","",s($),{scope:"row"}),d("td","",ye(P)),d("td"),d("td","",A?`✓ ${s("yes")}`:`✕ ${s("no")}`),d(
"td")];return u[2].append(O),u[4].append(bt(e,"pick",N,s("Choose"),s("Choose {precision}",{precision:s($)}))),W.append(...u),W}))}function k({room:_,free:q,reckoned:I}){
if(_===null)return s("Neither its files nor its config tell how much memory it needs.");let N={size:ye(_),free:ye(q)};return I?`${s("It needs about {size}, with\
 room for a run; {free} is available.",N)} ${s("Its weights do not tell their size: this is estimated from its config.")}`:s("It needs {size}, with room for a r\
un; {free} is available.",N)}return _=>{t.hidden=!e.found,!t.hidden&&_.found&&c(e.found)}}var pf=[1,2,4];function Sl(t,e){let n=t.querySelector("thead tr"),[o,r,i,a]=[".gp-about",".gp-pairs",".gp-none","tbody"].map(m=>t.querySelector(m));function c(m){
L(o,m.model),is(r,[[s("class"),m.class_name],[s("parameters"),wt(m.parameters),"parameters"],[s("precision"),s(m.precision),"precision"],[s("device"),m.device],
[s("in memory"),ye(m.bytes),"memory",()=>as(m.bytes,m.parameters)],[s("context"),m.context_length?B(m.context_length,"{count} token","{count} tokens"):s("unlimi\
ted"),"context"],[s("vocabulary"),wt(m.vocab_size),"vocabulary"],[s("chat template"),m.chat_template?s("yes"):s("no")]]);let{fields:k}=m;L(i,k.length?"":s("It s\
ets no field: the library’s defaults apply.")),i.hidden=k.length>0,t.querySelector("table").hidden=k.length===0,a.replaceChildren(...k.map(_=>{let q=d("tr"),I=d(
"th","",null,{scope:"row"});I.append(d("code","",_.name)),q.append(I,l(_.model),l(_.library),d("td","",s(_.meaning)),d("td","",h(_)));for(let N of pf)q.cells[N].
dataset.label=n.cells[N].textContent;return q}))}function l(m){let k=d("td");return k.append(d("code","",m===null?s("none"):JSON.stringify(m))),k}function h({applies:m,
by:k,ignored:_,same:q}){return k==="changed"?[`▲ ${s("the page sets {value}",{value:JSON.stringify(m)})}`,s(_)].filter(Boolean).join("; "):k==="model"&&_?`○ ${s(
_)}`:k==="model"?q?s("the same as the default"):`◆ ${s("applies")}`:s("another field takes its place")}return m=>{t.hidden=!e.found,!t.hidden&&m.found&&c(e.found)}}function _l(t,e){let n=f=>t.querySelector(".gp-"+f),o=n("costs").tBodies[0],r=()=>e.found&&e.found.question==="precision";function i(){let f=d("tr"),y=d("th","",
null,{scope:"row"});y.append(d("span"),d("small")),f.append(y);for(let x=0;x<6;x++){let C=d("td");if(C.append(d("span"),d("small")),x===0){let S=d("span","gp-by\
tes",null,{"aria-hidden":"true"});S.append(d("i")),C.append(S)}f.append(C)}return f}function a(f,y){if((f.dataset.tip||"")!==y){for(let x of["tabindex","data-ti\
p"])f.removeAttribute(x);if(y)for(let[x,C]of[["tabindex",0],["data-tip",y]])f.setAttribute(x,C)}}let c=(f,y,x="")=>{L(f.children[0],y),L(f.children[1],x)};function l({
bytes:f,scale_bytes:y},x){if(!U(f))return["–",""];let C=x&&U(x.bytes)?s("{share} of the reference",{share:H((f+y)/(x.bytes+x.scale_bytes))}):"";return[Rt(f+y),
C]}let h=({bytes:f,scale_bytes:y})=>U(f)&&y?s("get_memory_footprint() reports {size}; the scales take another {scales}.",{size:Rt(f),scales:Rt(y)}):"";function m({
pace:f,paces:y,ratio:x}){if(!f)return["–",""];let C=y.length>1?s("{low} to {high}",{low:f.low.toFixed(1),high:f.high.toFixed(1)}):s("one run");return[f.median.
toFixed(1),x?`${C}, ${qe(x.median)}`:C]}function k(f,y){if(y===0)return[["–",""],["–",""],["–",""]];let{pair:x}=f;if(!x||x.error)return[[x?s("none"):"–",
""],["–",""],["–",""]];let C=s(e.unit);return[[it(x.mean,e.unit),C],[it(x.max,e.unit),s("{unit}, token {number}",{unit:C,number:z(x.max_at+1)})],[H(x.same_top),
""]]}function _(f,y){let x=f.map(C=>C.pair).find((C,S)=>C&&!C.error&&(y===0||S===y));return x?K(x.perplexities[y===0?0:1],3):"–"}function q(f){let y=be(f.precision||
"");return y&&y!==be(f.title)?s("the reference: {precision}",{precision:y}):s("the reference")}function I({groups:f}){let y=Math.max(...f.map(({bytes:C,scale_bytes:S})=>(C||
0)+(S||0)),1),x=ee(o,f.length,i);f.forEach((C,S)=>{let[j,M,R,F,D,G,Y]=x[S].cells;c(j,be(C.title),S?be(C.precision||C.model):q(C)),c(M,...l(C,S?f[0]:null)),a(M.firstChild,
h(C)),J(M.lastChild,U(C.bytes)),se(M.lastChild.firstChild,"width",((C.bytes||0)+(C.scale_bytes||0))/y),c(R,...m(C)),k(C,S).forEach((Q,oe)=>c([F,D,G][oe],...Q)),
c(Y,_(f,S))})}function N(f,y){let[x,C]=[[...f],[...y]],S=x.findIndex((j,M)=>j!==C[M]);return S<0?x.length:S}function $({groups:f}){let y=ee(n("writings"),f.length,
()=>{let C=d("li"),S=d("p","gp-writing-head");return S.append(d("b"),d("span","gp-note")),C.append(S,d("p","gp-writing",null,{dir:"auto"})),C}),x=f[0].text;f.forEach(
(C,S)=>{let[j,M]=y[S].children;L(j.children[0],be(C.title)),L(j.children[1],P(C,S,x)),j.children[1].classList.toggle("gp-parting",S>0&&U(C.parts_at));let R=JSON.
stringify([x,C.text,S]);if(M.dataset.key===R||(M.dataset.key=R,M.replaceChildren(),C.text===null))return;let F=S&&x!==null?N(x,C.text):[...C.text].length,D=[...C.
text];M.append(D.slice(0,F).join("")),F<D.length&&M.append(d("span","gp-apart",D.slice(F).join("")))})}function P({failed:f,text:y,tokens:x,parts_at:C,pair:S},j,M){
if(f)return`✕ ${s("stopped by an error")}`;if(y===null)return e.done?s("did not finish"):s("writing, or waiting for its turn");let R=S&&S.error&&s("Its distri\
butions cannot be compared with those of the reference: {why}",{why:`${s(S.error.message)} ${s(S.error.fix)}`});return[A(x,C,j&&M!==null),R].filter(Boolean).join(
". ")}function A(f,y,x){return x?U(y)?`✂ ${s("diverges from the reference at token {number} of {all}",{number:z(y+1),all:z(f)})}`:`= ${B(f,"the same {count} t\
oken as the reference","the same {count} tokens as the reference")}`:B(f,"{count} token","{count} tokens")}let W=(f,y=0)=>Se(e.found.groups.slice(y).map((x,C)=>{
let S=f(x,y+C);return S&&s("{name}: {words}",{name:be(x.title),words:S})})),O=f=>W(y=>y.pair&&!y.pair.error?f(y.pair):"",1),w=f=>`${it(f,e.unit)} ${s(e.unit)}`;
function b({bytes:f,scale_bytes:y}){return U(f)?y?s("{size} + {scales} of scales = {value}",{size:Rt(f),scales:Rt(y),value:Rt(f+y)}):Rt(f):""}function u({paces:f,
pace:y}){if(!y)return"";let x=f.map(C=>C.toFixed(1)).join(", ");return B(f.length,"{each} tokens per second, in one run","the median of {each} is {median} token\
s per second",{each:x,median:y.median.toFixed(1)})}function p({tokens:f,mean:y}){if(!U(y))return"";let x=f.reduce((C,{kl:S})=>C+S,0);return St(it(x,e.unit),z(f.
length),w(y))}function g({tokens:f,max_at:y,max:x}){let C=f[y].candidates.map(([,j,M,R])=>({text:j,p:M,q:R})),S=vt(C,e.unit,w(x));return S&&s("token {number}, {\
words}",{number:z(y+1),words:S})}let v=({tokens:f,same_top:y})=>B(f.length,"{same} of {count} token = {share}","{same} of {count} tokens = {share}",{same:z(f.filter(
({same_top:x})=>x).length),share:H(y)});function T({tokens:f,perplexities:[,y]}){let x=f.reduce((S,{logprobs:[,j]})=>S+(j??-1/0),0),C=K(y,3);return K(Math.exp(-x/
f.length),3)!==C?C:`exp(−(${K(x)}) / ${z(f.length)}) = ${C}`}le(t,{weights:()=>W(b),speed:()=>W(u),mean:()=>O(p),max:()=>O(g),same:()=>O(v),perplexity:()=>O(T)});
function E(){let f=e.found;L(n("missing"),f.reading!==null?s("Reading the reference’s text with {model}.",{model:be(f.groups[f.reading].title)}):Ie(e,f)),J(n(
"warning"),f.others),L(n("warning"),f.others?`⚠ ${s(dn)}`:""),J(n("cpu"),!!f.cpu_words),L(n("cpu"),s(f.cpu_words)),I(f),$(f);let y=f.groups.filter(({pair:x})=>x&&
!x.error);e.done&&y.length&&L(n("told"),y.map(({title:x,pair:C})=>s("{model}: mean KL {kl}",{model:be(x),kl:`${it(C.mean,e.unit)} ${s(e.unit)}`})).join(". ")+".")}
return f=>{t.hidden=!r(),!t.hidden&&(f.found||f.status||f.unit)&&E()}}function Ol(t,e){let n=t.querySelector(".gp-shelf-sections"),o=new Map;function r({sections:a,canOpen:c}){let l=document.activeElement&&t.contains(document.activeElement)?
document.activeElement.getAttribute("aria-label"):null;n.replaceChildren(...a.flatMap(({title:h,note:m,folded:k,rows:_})=>{let q=s(h),I=d("table"),N=d("tr");N.append(
...[s("model"),s("description"),s("size"),s("matching draft")].map((O,w)=>{let b=d("th","",null,{scope:"col"}),u=d("span","",O);return w===2&&te(u,"memory",()=>""),
b.append(u),b}),d("td"));let[$,P]=[d("thead"),d("tbody")];$.append(N),P.append(..._.map(O=>i(O,c))),I.append(d("caption","gp-hidden",q),$,P);let A=d("details","\
gp-shelf-section"),W=d("summary");return W.append(d("h3","",q),d("span","gp-note",` ${_.length}`)),A.append(W,d("p","gp-note",_.length?s(m):s("None yet.")),..._.
length?[I]:[]),A.open=o.has(q)?o.get(q):!k,A.addEventListener("toggle",()=>o.set(q,A.open)),[A]})),l&&t.querySelector(`[aria-label=${CSS.escape(l)}]`)?.focus()}
function i(a,c){let l=d("tr"),h=d("th","",a.model,{scope:"row"}),m=a.download&&!a.here,[k,_,q,I]=[d("td","",s(a.words)),d("td"),d("td","",a.assistant||"–",{"d\
ata-label":s("matching draft")}),d("td")];if(a.loaded){let{class_name:N,precision:$,device:P,bytes:A,in_use:W,parameters:O}=a.loaded;k.append(W?`● ${s("in use")}`:
`○ ${s("idle")}`,d("small","",s("{kind}, {precision}, on {device}",{kind:N,precision:s($),device:P}))),_.append(ye(A),d("small","",s("{count} parameters",{count:wt(
O)})))}else{_.append(a.millions?s("about {size}",{size:wt(a.millions*1e6)}):ye(a.size),d("small","",a.millions?s("parameters"):s("on disk"))),m&&_.append(d("sma\
ll","",s("{size} to download",{size:ye(a.download)})));let N=[a.gated?`▲ ${s("gated: needs an access token")}`:"",a.here?`✓ ${s("downloaded")}`:""].filter(Boolean);
N.length&&h.append(d("small","",N.join(" · ")))}return I.append(m?bt(e,"get",a.model,s("Get it")):bt(e,"use",a.model,s("Use it"))),a.loaded?I.append(bt(e,"tell",
a.model,s("Show"))):c&&I.append(bt(e,"pick",a.model,s("Fill in"))),a.canUnload&&I.append(bt(e,"unload",a.model,s("Unload"))),l.append(h,k,_,q,I),l}return a=>{t.
hidden=!e.found,!t.hidden&&a.found&&r(e.found)}}var uf=5,ff=60,mf=6e7,gf=(t,e)=>Array.isArray(e)&&t.length===e.length&&t.every((n,o)=>n===e[o]),Wn=t=>[t,...t.children.flatMap(Wn)],zr=t=>t.parent?zr(t.parent):
t,cs=class{constructor(e){this.log=e,this.trees=[],this.shown=null,this.along=Tl()}get all(){return this.trees.flatMap(Wn)}get busy(){return this.log.running||this.
log.waiting}get visible(){return this.trees.some(({children:n})=>n.length)?this.trees.filter(n=>n.children.length||n===zr(this.shown)):[]}get refuge(){return this.
shown&&(this.shown.parent||this.trees.filter(e=>e!==this.shown).at(-1))}begin(){let{log:e}=this;if(this.along=Tl(),!e.started||e.turn===void 0){this.shown=null;
return}let{turn:n,started:o,asked:r}=e,i=this.all.find(h=>h.turn===n);if(i){this.shown=i;return}e.asked=null;let a=r&&gf(r.ids,o.request.given)&&this.all.find(h=>h.
turn===r.turn);if(a&&r.kind!=="branch"&&a.plain&&a.mode===o.mode){Object.assign(a,{turn:n,pieces:[]}),this.shown=a;return}let c=o.request.only_given===!0,l={turn:n,
read:c,parent:null,children:[],name:"",pieces:[],tokens:0,total:0,text:""};if(a){for(Object.assign(l,{at:r.at,from:r.from,on:r.on,kind:r.kind,parent:a});l.parent.
parent&&l.at<l.parent.at;)l.parent=l.parent.parent;l.parent.children.push(l)}else this.trees=this.trees.filter(({children:h})=>h.length),this.trees.push(l);this.
shown=l}measure(){let{log:e,along:n}=this,o=e.lines();n.follow(o.length?o[0].last:null);let{steps:r}=n;Object.assign(this.shown,{text:e.text,tokens:r.length,total:n.
total,mode:e.started.mode,searched:e.usesBeams,plain:o.length===1&&o[0].kind==="sequence",pieces:r.map(({piece:i,chosen:a})=>i??a.text)})}makeRoom(){for(;;){let e=this.
all,n=e.reduce((r,{text:i})=>r+i.length,0);if(this.trees.length<=uf&&e.length<=ff&&n<=mf)return;let o=this.trees.find(r=>r!==zr(this.shown))||e.filter(r=>r.parent&&
r!==this.shown&&!r.children.length).sort((r,i)=>r.turn-i.turn)[0];if(!o)return;this.detach(o)}}detach(e){e.parent?e.parent.children=e.parent.children.filter(n=>n!==
e):this.trees=this.trees.filter(n=>n!==e)}};function Tl(){return new ve(0,(t,{chosen:e})=>t+(e.logprob??-1/0))}function Ml(t){let{root:e,state:n,tree:o,told:r,remove:i}=t,{log:a}=n,c=e.querySelector(".gp-rename"),l=()=>L(r,s("A run is under way. Wait for its end, or clic\
k Stop."));function h(_){if(!(!_||_===n.shown)){if(n.busy){l();return}n.shown=_,a.feedRun(_.text,_.turn),a.ask({type:"shown"}),t.draw(),_.item.focus({preventScroll:!0})}}
function m(){if(!i.dataset.sure){i.textContent=B(Wn(n.shown).length,"Delete this run?","Delete these {count} runs?"),i.dataset.sure="yes",i.focus();return}let _=n.
shown,q=n.refuge;n.busy?l():q&&(n.detach(_),h(q)),t.calm()}function k(){let _=n.shown,q=d("input","gp-rename-field",null,{"aria-label":s("Name of this run"),maxlength:60});
q.value=_.name;let I=!0,N=$=>{I&&(I=!1,$&&(_.name=q.value.trim()),document.activeElement===q&&_.item.focus(),q.remove(),t.fill(_))};q.addEventListener("keydown",
$=>{$.stopPropagation(),($.key==="Enter"||$.key==="Escape")&&N($.key==="Enter")}),q.addEventListener("click",$=>$.stopPropagation()),q.addEventListener("blur",()=>N(
!0)),_.item.querySelector(".gp-label").replaceChildren(q),q.focus(),q.select()}o.addEventListener("click",_=>{let q=_.target.closest(".gp-run"),I=n.visible.flatMap(
Wn).find(N=>N.item===q);I===n.shown?I.item.focus():h(I)}),o.addEventListener("keydown",_=>{let{shown:q}=n;if(_.ctrlKey||_.metaKey||_.altKey||!q)return;let I=n.visible.
flatMap(Wn),N=I.indexOf(q),$={ArrowDown:()=>h(I[N+1]),ArrowUp:()=>h(I[N-1]),ArrowRight:()=>h(q.children[0]),ArrowLeft:()=>h(q.parent),Home:()=>h(I[0]),End:()=>h(
I.at(-1)),F2:k,Delete:()=>{i.disabled||m()}};Object.hasOwn($,_.key)&&(_.preventDefault(),$[_.key]())}),c.addEventListener("click",k),i.addEventListener("click",
m),i.addEventListener("blur",()=>t.calm())}var El=8,wf=3,bf=-1e30,kf=t=>`log p ${t>bf?t.toFixed(2).replace("-","−"):"−∞"}`;function yf(t){let e=t.pieces,n=Math.min(...t.children.map(({at:i})=>i)),o=t.
parent?t.at:Number.isFinite(n)&&n>=wf?n:0,r=Ne(e.slice(o,o+El).join(""));return s("“{text}”",{text:`${o&&!t.parent?"…":""}${r}${e.length>o+El?"…":""}`})}
function $l(t){if(!t.parent)return t.read?s("a text that was read:"):s("the original:");let e={number:t.at+1,token:V(t.from??"")};return t.kind!=="branch"?s("co\
ntinues at token {number}:",e):t.on?s("again from {token} at token {number}:",e):s("instead of {token} at token {number}:",e)}var ls=class{constructor(e,n){this.
root=e,this.state=n,this.tree=e.querySelector(".gp-tree"),this.told=e.querySelector(".gp-told"),this.remove=e.querySelector(".gp-delete")}draw(){let{root:e,tree:n,
state:o}=this,r=o.log.canAsk?o.visible:[];if(e.hidden=!r.length,e.hidden)return;let{scrollTop:i}=n;n.replaceChildren(...r.map(a=>this.lay(a))),n.scrollTop=i,o.shown&&
this.reveal(o.shown.item.firstChild),this.remove.disabled=!o.refuge,this.calm()}calm(){this.remove.textContent="Delete",delete this.remove.dataset.sure}lay(e){e.
item??=xf(),this.fill(e);let n=e.item.querySelector(":scope > ul");if(n&&n.remove(),e.children.length){let o=d("ul","",null,{role:"group"});o.append(...e.children.
map(r=>this.lay(r))),e.item.append(o),e.item.setAttribute("aria-expanded","true")}else e.item.removeAttribute("aria-expanded");return e.item}fill(e){let{item:n}=e,
o=e===this.state.shown,r=yf(e),i=[B(e.tokens,"{count} token","{count} tokens"),kf(e.total),...e.searched?[s("best of {mode}",{mode:Kt(e.mode)})]:[]].join(" · "),
a=n.querySelector(".gp-label");if(!a.querySelector("input")){let l=[d("span","gp-note",$l(e))," ",d("bdi","gp-words",r)];e.name?a.replaceChildren(d("bdi","gp-na\
me",e.name)," ",...l):a.replaceChildren(...l)}let c=n.querySelector(".gp-facts");L(c,i),c.title=s("Length, and total log-probability after the processors, in na\
ts; −∞ where they remove a given token. Beam search scores given tokens before the processors."),L(n.querySelector(".gp-sign"),o?"▶":""),n.setAttribute("a\
ria-selected",String(o)),n.setAttribute("aria-label",[e.name,`${$l(e)} ${r}`,i,o?s("shown"):""].filter(Boolean).join(", ")),n.tabIndex=o?0:-1}reveal(e){let{tree:n}=this,
[o,r]=[n.getBoundingClientRect(),e.getBoundingClientRect()];n.scrollTop+=Math.min(0,r.top-o.top-4)+Math.max(0,r.bottom-o.bottom+4)}};function xf(){let t=d("li",
"gp-run",null,{role:"treeitem"}),e=d("div","gp-row");return e.append(d("span","gp-sign","",{"aria-hidden":"true"}),d("span","gp-label"),d("span","gp-facts")),t.
append(e),t}function Ll(t,e){let n=new cs(e),o=new ls(t,n);return Ml(o),r=>{r.run&&n.begin();let{shown:i}=n;if(i&&e.turn===i.turn&&(r.run||r.steps||r.status)&&n.measure(),r.
run){n.makeRoom();let a=o.tree.contains(document.activeElement);o.draw(),a&&i&&i.item&&i.item.focus({preventScroll:!0})}else!t.hidden&&i&&i.item&&o.fill(i);r.status&&
!n.busy&&L(o.told,"")}}var vf={true:"button",false:"div"};function Sf({text:t},{chosen:e,removed:n,by:o}){let r=V(t);return e?s("Run again from here with {token}.",{token:r}):n?s("Con\
tinue from here with {token} instead, although {processor} removed it.",{token:r,processor:o}):s("Continue from here with {token} instead.",{token:r})}var Nn=class{constructor(e){
this.item=d("li","gp-bar"),e.append(this.item),this.body=null}build(e){let n=vf[e];if(this.body&&this.body.localName===n)return;let o=d(n,"gp-row",null,e?{type:"\
button"}:{role:"group"});this.rank=d("span","gp-rank"),this.sign=d("span","gp-sign","",{"aria-hidden":"true"}),this.word=d("bdi","gp-word");let r=d("span","gp-n\
ame");r.append(this.sign,this.word),this.after=d("span","gp-fill gp-after"),this.before=d("span","gp-fill gp-before"),this.thick=d("span","gp-track"),this.thin=
d("span","gp-track gp-thin"),this.thick.append(this.after),this.thin.append(this.before),this.why=d("span","gp-why"),this.remover=d("span","gp-remover"),this.why.
append(...me(s("removed by {processor}"),{processor:this.remover}));let i=d("span","gp-tracks");i.append(this.thick,this.why,this.thin),this.value=d("span"),this.
raw=d("small");let a=d("span","gp-values");a.append(this.value,this.raw),o.append(this.rank,r,i,a,d("span","gp-go",e?"↪":"",{"aria-hidden":"true"})),o.tabIndex=
this.body?this.body.tabIndex:-1,this.body?this.body.replaceWith(o):this.item.prepend(o),this.body=o}fill(e,n,o){let{text:r,after:i,before:a,rank:c,chosen:l,given:h,
removed:m,by:k,rest:_,words:q}=e;this.build(o&&!_),this.entry=e,this.item.hidden=!1;let I={"gp-chosen":l,"gp-removed":m,"gp-rest":_};pe(this.item,["gp-bar",...Object.
keys(I).filter(A=>I[A])].join(" ")),L(this.rank,c?z(c):""),L(this.sign,l?"▶":m?"✕":""),xe(this.word,r,{plain:_}),this.thick.hidden=m||i===null;for(let[A,W]of[
[this.after,i||0],[this.before,a]])se(A,"width",Math.min(1,W/n)),A.parentNode.classList.toggle("gp-beyond",W>n*1.005);L(this.value,m?"":i===null?"–":H(i)),L(this.
raw,H(a)),L(this.remover,k),this.why.hidden=!m;let N=[l&&(h?s("given"):s("chosen")),m&&s("removed by {processor}",{processor:k})].filter(Boolean).join(", "),$=[
_?r:V(r),N].filter(Boolean).join(", "),P=o&&!_?Sf({text:r},e):"";this.body.setAttribute("aria-label",P?`${$}. ${P}`:$),_e(this.body,()=>P?`${P} ${q()}`:q())}hide(){
this.item.hidden=!0}};function ds(t){let e=()=>[...t.querySelectorAll(".gp-bar:not([hidden]) > .gp-row")],n=o=>e().forEach(r=>{r.tabIndex=r===o?0:-1});return t.
addEventListener("focusin",o=>o.target.matches(".gp-row")&&n(o.target)),t.addEventListener("keydown",o=>{let r=e(),i=r.indexOf(o.target),a={ArrowDown:i+1,ArrowUp:i-
1,Home:0,End:r.length-1}[o.key];i<0||a===void 0||o.ctrlKey||o.metaKey||o.altKey||(o.preventDefault(),o.stopPropagation(),r[Math.max(0,Math.min(r.length-1,a))].focus())}),
()=>{let o=e();o.length&&!o.some(r=>r.tabIndex===0)&&(o[0].tabIndex=0)}}function _f(t){switch(t){case"context":return s("no mark: fewer tokens come before it than the watermark looks at.");case"repeated":return s("no mark: its conte\
xt has occurred before, and SynthID marks each context once.");case"removed":return s("no mark: it was given, and an earlier processor had removed it.");case"bi\
as":return s("no mark: the bias is 0.");default:return s("no mark.")}}function to(t){let e=t&&t.effective&&t.effective.watermarking_config||{},n=Array.isArray(e.
keys)?e.keys.length:0,o=e.greenlist_ratio,r=e.seeding_scheme==="selfhash",i=e.context_width;return{config:e,keys:n,selfhash:r,ratio:o>0&&o<1?o:null,early:n?Sn(e.
ngram_len,1)-1:Sn(i,1)-Number(r)}}function hs({config:t,keys:e,ratio:n}){if(e)return B(e,"SynthID: {count} key, n-grams of {length} tokens","SynthID: {count} ke\
ys, n-grams of {length} tokens",{length:t.ngram_len});if(n===null)return s("a green list whose settings are not known");let{bias:o,seeding_scheme:r,context_width:i,
hashing_key:a}=t;return s("green list: {ratio} of the vocabulary, bias {bias}, {scheme}, context width {width}, key {key}",{ratio:H(n),bias:o,scheme:r,width:i,key:a})}
function ps({chosen:t,index:e,mark:n,given:o,isFirst:r},i){let a=m=>s("Token {number}, {token}: {mark}",{number:z(e+1),token:V(t.text),mark:m});if(!n)return a(o?
s("given, before the watermark began."):s("not marked."));if(n.why)return a(_f(n.why));let c=s("Its probability: {before} before the watermark, {after} after.",
{before:H(n.chosen_before),after:H(n.chosen_after)}),l=r?[s("Not counted: a detector without the prompt does not know what comes before it.")]:[];if(n.kind==="s\
ynthid"){let m=B(i.keys,"mean g-value {g} over {count} key.","mean g-value {g} over {count} keys.",{g:K(n.g,2)});return[a(m),c,...l].join(" ")}let h=n.green?s("\
◆ green: it got the bias."):s("◇ red: it got no bias.");return[a(h),c,Of(n,i),...l].join(" ")}function Of(t,{ratio:e,selfhash:n}){let o=t.listed??0,r={before:H(
t.mass_before??0),after:H(t.mass_after??0)};return n?B(o,"Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} before, {after}\
 after.","Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} together before, {after} after.",r):e===null?B(o,"On the list, \
{count} token could be chosen here: {before} before, {after} after.","On the list, {count} tokens could be chosen here: {before} together before, {after} after.",
r):B(o,"On the list of {ratio} of the vocabulary, {count} token could be chosen here: {before} before, {after} after.","On the list of {ratio} of the vocabulary\
, {count} tokens could be chosen here: {before} together before, {after} after.",{...r,ratio:H(e)})}var Al={marks:0,scored:0,green:0,g:0,expected:0,unscored:0,early:0,
chosen:0,surprisal:0,gained:0,suppressed:0,likely:0,entropy:0,z:null,foreseen:null};function Cl(t,e,n,o){let{mark:r,index:i}=e,a={...t};if(!r)return{...a,unscored:t.
unscored+1};a.marks+=1;let c=r.kind==="synthid"?r.g:r.green;if(r.chosen_before>0&&r.chosen_after>0){a.chosen+=1,a.surprisal-=Math.log(r.chosen_before),a.gained+=
Math.log(r.chosen_after/r.chosen_before);let{stages:l,entropy_before:h}=e.distribution;a.entropy+=o>0&&l[o-1]?l[o-1].entropy:h,a.likely-=Tf(e,o)}return a.suppressed+=
r.suppressed,c===null?{...a,unscored:t.unscored+1}:i<n.early?{...a,early:t.early+1}:(a.scored+=1,a.green+=Number(c),a.expected+=r.expected??0,r.kind==="synthid"?
a.z=n.keys?(2*a.green-a.scored)*Math.sqrt(n.keys/a.scored):null:n.ratio!==null&&(a.z=$t(a.green,a.scored,n.ratio),a.foreseen=$t(a.expected,a.scored,n.ratio)),a)}
function Tf({distribution:{candidates:t}},e){let n=t.map(({raw_logprob:o,stage_logprobs:r})=>e>0?r[e-1]:o).filter(o=>o!=null);return n.length?Math.max(...n):0}function Pl(t,e,n,o){
let r=t.find(([,h])=>h>o);if(e.z>o)return{at:r[0],words:B(r[0],"z first passed {threshold} after {count} scored token.","z first passed {threshold} after {count\
} scored tokens.",{threshold:o})};let i=r?[B(r[0],"z first passed {threshold} after {count} scored token, and fell again.","z first passed {threshold} after {co\
unt} scored tokens, and fell again.",{threshold:o})]:[],a=n.keys?e.z>0?e.scored*(o/e.z)**2:1/0:xo(e.green/e.scored,n.ratio,o),c=Math.max(e.scored+1,Math.ceil(a));
if(!Number.isFinite(c)||c>1e7)return{at:1/0,words:[...i,s("At the share so far, z never reaches {threshold}.",{threshold:o})].join(" ")};let l=B(c,"At the share\
 so far, z reaches {threshold} after about {count} scored token: {more} more.","At the share so far, z reaches {threshold} after about {count} scored tokens: {m\
ore} more.",{threshold:o,more:z(c-e.scored)});return{at:c,words:[...i,l].join(" ")}}var Br=t=>t?H(t):"<0.01%",Mf=(t,e)=>t.kept!==e||t.mass_moved>0;function jt({distribution:{stages:t,vocab:e}}){return t.map((n,o)=>{let[r,i,a]=Be(n.name),c=o?t[o-
1].kept:e;return{number:o+1,kind:n.name,name:r,meaning:i,knobs:a,entropy:n.entropy,kept:n.kept,keptBefore:c,removed:n.mass_removed,moved:n.mass_moved,idle:!Mf(n,
c)}})}function zt({kept:t,keptBefore:e,removed:n,moved:o,idle:r}){if(r)return s("did nothing");let i=[];return t<e&&i.push(B(e-t,"removed {count} token ({share}\
)","removed {count} tokens ({share})",{share:Br(n)})),t>e&&i.push(B(t-e,"brought {count} token back","brought {count} tokens back")),(o-n>.001||!i.length)&&i.push(
s("moved {share}",{share:H(o)})),i.join(", ")}var qn=({layers:t,distribution:e})=>!!t&&(e.stages[0]||{}).name!=="DolaContrast";function us(t,{effective:e,config:n}){
let o={...e,...n};return t.filter((r,i)=>i===0||o[r]).map(r=>{let i=JSON.stringify(o[r]??null);return i==="null"||i.length>12?r:`${r} ${i}`}).join(", ")}function no(t){
return qn(t)?{name:"DoLa",meaning:s("The scores of the last layer minus those of the contrasted one, without the tokens that DoLa finds improbable: what the pro\
cessors are given.")}:{name:t.layers?s("the last layer"):s("the model"),meaning:s("The distribution that the model gave, before any processor.")}}function kt({distribution:{
candidates:t},chosen:e}){return t.some(({token_id:n})=>n===e.token_id)?t:[...t,e]}function fs(t,e,n){if(t.length<=e)return t;let o=({raw_logprob:a,logprob:c})=>Math.
max(X(a),X(c)),r=[...t].sort((a,c)=>o(c)-o(a)),i=new Set([...r.filter(({token_id:a})=>a===n),...r.filter(He).slice(0,3)]);for(let a of r)i.size<e&&i.add(a);return t.
filter(a=>i.has(a))}function yt({raw_logprob:t,stage_logprobs:e},n){return n?e&&n<=e.length?X(e[n-1]):void 0:X(t)}var oo=({raw_logprob:t,stage_logprobs:e},n)=>((n?
(e||[])[n-1]:t)??null)===null,He=({logprob:t})=>t===null;function en({removed_by:t,stage_logprobs:e,raw_logprob:n},o){let r=[n,...e||[]],i=r.findLastIndex((c,l)=>l>
0&&c===null&&r[l-1]!==null),a=t||i>0&&o.distribution.stages[i-1].name;return a?Be(a)[0]:qn(o)?"DoLa":s("a processor")}function ms(t,e){let{raw_logprob:n,logprob:o,
rank:r,raw_rank:i,token_id:a}=t,c=z(e.distribution.vocab),l=s("Token id {id}.",{id:a});if(!e.distribution.stages.length&&Math.abs((o??n)-n)<1e-4){let k={share:H(
X(n)),rank:z(r||i||0),vocab:c};return`${r||i?s("Probability {share}, rank {rank} of {vocab}; no processor changed it.",k):s("Probability {share}; no processor c\
hanged it.",k)} ${l}`}let h={share:H(X(n)),rank:z(i||0),vocab:c};return`${i?s("Before the processors {share}, rank {rank} of {vocab}.",h):s("Before the processo\
rs {share}.",h)} ${Ef(t,e)} ${l}`}function Ef(t,e){if(He(t))return s("After them it cannot be chosen: removed by {processor}.",{processor:en(t,e)});let{logprob:n,
rank:o}=t,r={share:H(X(n)),rank:z(o||0),kept:z(Ze(e))};return o?s("After them {share}, rank {rank} of {kept} kept.",r):s("After them {share}.",r)}function Nl({distribution:{
candidates:t,entropy_before:e}},n){let i=[...t.filter(({raw_logprob:c})=>c!==null&&c<0)].sort((c,l)=>Wl(l)-Wl(c)).slice(0,3).map(({text:c,raw_logprob:l})=>`${V(
c)} ${K(X(l))} · ${K(ke(-l,n),2)}`),a={terms:i.join(" + "),entropy:ae(e,n)};return i.length?s("before the processors, {terms} + the terms of all other tokens =\
 {entropy}.",a):""}var Wl=({raw_logprob:t})=>-t*X(t);function so(t,{mode:e,effective:n,config:o}){if(t.isPrompt)return[s("given"),s("{token} is in the prompt: g\
iven, not chosen")];if(t.given)return[s("given"),s("{token} was given, not chosen")];if(e==="custom")return[s("the choice"),s("{token} was chosen by your own de\
coding loop")];if(t.beam)return[s("the choice"),$f(t.beam.status)];if(t.reranked)return[s("the choice"),s("{token} has the best score: probability against degen\
eration penalty")];let r=t.draft&&t.draft.origin;return r==="accepted"?[s("the draft"),s("{token} was drafted by the assistant, and accepted")]:r==="correction"?
[s("the choice"),s("{token} replaced a rejected draft token")]:{...n,...o}.do_sample?[s("the draw"),s("{token} was drawn")]:[s("the choice"),s("{token} was chos\
en as the most probable")]}function $f(t){return t==="running"?s("{token} goes on: the search compares the sums of whole beams"):t==="finished"?s("{token} ends \
a beam: the search compares the sums of whole beams"):t==="ended"?s("{token} would end a beam, which does not count"):t==="pruned"?s("{token} was considered, an\
d pruned: the search compares the sums of whole beams"):s("{token} was considered by the search")}var Lf=1.05;function ql(t,e){let{started:n,unit:o}=e;if(!t)return[s("No token yet")];if(e.rejected)return Wi(e.rejected,t.chosen.text,Vt(n));let r=[Af(t,o),...Cf(
t),...Nf(t,o),...Pf(t,n)];if(t.mark){let a=to(n),{chosen:c,index:l,mark:h,given:m=!1}=t;r.push(ps({chosen:c,index:l,mark:h,given:m,isFirst:l<a.early},a))}r.push(
Wf(t,n)),t.draft&&r.push(...Pi(t,Vt(n))),t.beam&&r.push(...ia(t,e)),t.reranked&&r.push(...qf(t,n));let{raw_logprob:i}=t.chosen;return i!==null&&r.push(s("Its su\
rprisal, before the processors, was {value}.",{value:ae(-i,o)})),r}function Af({distribution:{entropy_before:t}},e){let n=Math.exp(t),o=ae(t,e);return n<Lf?s("T\
he model was all but certain here: an entropy of {entropy}.",{entropy:o}):s("The model’s entropy here was {entropy}: as uncertain as an even choice among {optio\
ns} tokens.",{entropy:o,options:n<10?K(n,1):z(Math.round(n))})}function Cf(t){let{chosen:e,distribution:n}=t,{name:o}=no(t),r={source:o,token:V(e.text),share:H(
X(e.raw_logprob)),vocab:z(n.vocab)};if(qn(t))return[];if(e.raw_rank===1)return[s("Its first choice was {token}, with {share}.",r)];let i=kt(t).find(l=>l.raw_rank===
1),a=i?[s("Its first choice was {token}, with {share}.",{token:V(i.text),share:H(X(i.raw_logprob))})]:[],c=e.raw_rank?s("It gave {token} {share}: rank {rank} of\
 {vocab}.",{...r,rank:z(e.raw_rank)}):s("It gave {token} {share}.",r);return[...a,c]}function Pf(t,e){let n=jt(t);if(!n.length)return t.isPrompt||t.read?[]:[s("\
No processor changed that.")];let o=n.filter(({idle:r})=>!r);return o.length?o.map(r=>{let i=Il(r,e),a=r.kept===r.keptBefore?zt(r):`${zt(r)}, ${s("{count} left",
{count:z(r.kept)})}`,{chosen:c}=t,[l,h]=[yt(c,r.number-1),yt(c,r.number)],m={name:i,effect:a,token:V(c.text),before:H(l||0),after:H(h||0)};return l===void 0||h===
void 0?s("{name}: {effect}.",m):!h&&l?s("{name}: {effect}; {token} had {before}, and could no longer be chosen.",m):m.before===m.after?s("{name}: {effect}; {tok\
en} stayed at {after}.",m):s("{name}: {effect}; {token} went from {before} to {after}.",m)}):[B(n.length,"The processor ({names}) did nothing here.","The {count\
} processors ({names}) did nothing here.",{names:n.map(({name:r})=>r).join(", ")})]}function Il({name:t,knobs:e},n){let o=us(e,n);return o?o.startsWith(t)?o:`${t}\
 (${o})`:t}function Rl(t,e){let{chosen:n}=t,o=s("{token} had {share}",{token:V(n.text),share:H(X(n.raw_logprob))}),r=jt(t).filter(({idle:a})=>!a).map(a=>{let c=yt(
n,a.number),l={name:Il(a,e),share:c===void 0?"":H(c)};return c===void 0?s("{name}: {effect}",{...l,effect:zt(a)}):a.kept===a.keptBefore?s("after {name}: {share}",
l):B(a.kept,"after {name}: {share}, {count} token left","after {name}: {share}, {count} tokens left",l)}),i=me(so(t,e)[1],{token:V(n.text)}).join("");return he(
[o,...r,i].filter(Boolean).join("; "))}function Wf(t,e){let{chosen:n,given:o,isPrompt:r}=t,i=me(so(t,e)[1],{token:V(n.text)}).join("");return o||r||t.beam?`${i}\
.`:He(n)?s("{words}, though {processor} had removed it.",{words:i,processor:en(n,t)}):{...e.effective,...e.config}.do_sample&&!t.draft&&!t.reranked?s("{words}: \
its chance was {share}.",{words:i,share:H(X(n.logprob))}):`${i}.`}function Nf({layers:t},e){if(!t)return[];let{layer:n,final_layer:o,candidate_layers:r,divergences:i}=t,
a={final:o,layer:n,divergence:ae(i[r.indexOf(n)]??null,e)};return[B(r.length,"DoLa contrasted the last layer, {final}, with layer {layer}, the one candidate: a \
divergence of {divergence}.","DoLa contrasted the last layer, {final}, with layer {layer}: of {count} candidates the furthest from it, by {divergence}.",a)]}function qf({
reranked:t,chosen:e},{effective:n,config:o}){let r=t.find(({token_id:h})=>h===e.token_id);if(!r)return[];let i={share:H(r.probability),penalty:K(r.penalty),score:K(
r.score)},a=[s("Its probability among the weighed tokens was {share}, its degeneration penalty {penalty}, its score {score}.",i)],{penalty_alpha:c}={...n,...o};
U(c)&&a.push(s("score = (1 − α) · probability − α · penalty = (1 − {alpha}) · {probability} − {alpha} · {penalty} = {score}.",{...i,alpha:c,probability:K(
r.probability)}));let l=t.reduce((h,m)=>m.probability>h.probability?m:h);if(l!==r){let h={token:V(l.text),count:t.length,share:H(l.probability),penalty:K(l.penalty),
score:K(l.score)};a.push(s("The most probable of the {count} weighed tokens, {token} with {share}, has a penalty of {penalty} and only a score of {score}.",h))}
return a}var If=(t,e)=>t.map(({watched:n})=>{let o=(n||[]).find(({token_id:r})=>r===e);return o&&X(o.logprob)}),Fr=class extends Nn{constructor(e){super(e),this.along=d(
"div","gp-along",null,{"data-tip":"",tabindex:"0",role:"img"}),this.line=ne("polyline","gp-along-line"),this.here=ne("line","gp-along-here");let n=ne("svg","gp-\
along-plot");n.setAttribute("preserveAspectRatio","none"),n.setAttribute("viewBox","0 0 100 100"),n.append(this.here,this.line),this.along.append(n,d("span","gp\
-along-words")),this.item.append(this.along)}},gs=class{constructor(e,n,o){this.log=n,this.entryOf=o,this.box=e.querySelector(".gp-looked-box"),this.list=e.querySelector(
".gp-looked"),this.form=e.querySelector(".gp-look"),this.field=e.querySelector(".gp-look-text"),this.state=e.querySelector(".gp-look-state"),this.rows=[],this.makeReachable=
ds(this.list),this.form.addEventListener("submit",r=>this.ask(r))}lineNumber(){let e=this.log.current(),n=e&&!e.isPrompt&&this.log.lineOf(e);return n?this.log.lines().
findIndex(({last:o,label:r})=>o===n.last&&r===n.label):-1}ask(e){e.preventDefault();let n=this.field.value,o=this.lineNumber();if(!n||o<0){L(this.state,n?s("Sel\
ect a token of the generated text first."):s("Type the text of a token first."));return}L(this.state,s("Looking up {token} …",{token:V(n)})),this.log.ask({type:"\
look",line:o,text:n})}draw(e,n,o){(n.run||n.watched)&&L(this.state,"");let r=e.isPrompt?[]:e.watched||[];this.form.hidden=!this.log.canAsk||this.lineNumber()<0,
this.list.parentNode.hidden=!r.length,this.box.hidden=this.form.hidden&&!r.length;let i=r.map(l=>this.entryOf(l,e)),a=Math.max(.02,...i.map(({after:l,before:h})=>Math.
max(l||0,h))),c=r.length?we(this.log.lastOf(e)):[];for(;this.rows.length>r.length;)this.rows.pop().item.remove();for(;this.rows.length<r.length;)this.newRow();r.
forEach((l,h)=>{this.rows[h].fill(i[h],a,o),this.drawAlong(this.rows[h],If(c,l.token_id),e)}),this.makeReachable()}newRow(){this.rows.push(new Fr(this.list))}drawAlong(e,n,o){
let r=n.map(k=>k??0);if(e.along.hidden=r.length<2,e.along.hidden)return;let i=Math.max(...r),a=r.indexOf(i),c=k=>k/(r.length-1)*100,l=Rf(r,150).map(([k,_])=>`${c(
k).toFixed(1)},${(98-(i?_/i:0)*94).toFixed(1)}`);e.line.setAttribute("points",l.join(" "));for(let[k,_]of Object.entries({x1:c(o.index),x2:c(o.index),y1:0,y2:100}))
e.here.setAttribute(k,_);let h=i?s("highest {share}, at token {number}",{share:H(i),number:a+1}):s("probability 0 everywhere");L(e.along.lastElementChild,h);let m=s(
"The probability of this token after the processors, along the text of {count} tokens: {words}. The vertical line is the current token.",{count:z(r.length),words:h});
te(e.along,"probability",()=>"",{meaning:m,formula:""}),e.along.setAttribute("aria-label",s("along the text: {words}",{words:h}))}};function Rf(t,e){let n=Math.
ceil(t.length/e),o=[];for(let r=0;r<t.length;r+=n){let i=r;for(let a=r+1;a<Math.min(t.length,r+n);a++)t[a]>t[i]&&(i=a);o.push([i,t[i]])}return o}function jl(t,e){let o=t.querySelector(".gp-bars"),r=t.querySelector(".gp-bars-legend"),i=t.querySelector(".gp-all"),a=v=>t.querySelector(".gp-"+v),[c,l,h,m,k]=[
"full","beams-note","press-note","chosen-word","removed-key"].map(a),_=a("no-token"),q=[],I=ds(o),N=new gs(t,e,W),$=!1,P=[],A=v=>e.canAsk&&!v.isPrompt;function W(v,T){
let E=He(v);return{id:v.token_id,text:v.text,after:X(v.logprob),before:X(v.raw_logprob),rank:E?null:v.rank??(T.distribution.stages.length?null:v.raw_rank),chosen:v.
token_id===T.chosen.token_id,given:T.isPrompt||T.given,removed:E,by:E?en(v,T):"",words:()=>ms(v,T)}}function O(v){let T=kt(v),f=($?T:fs(T,24,v.chosen.token_id)).
map(C=>W(C,v)),y=v.distribution.vocab-T.length;y>0&&f.push(w(v,T.map(C=>W(C,v)),y));let x=b(Math.max(...f.filter(({rest:C})=>!C).map(C=>Math.max(C.after,C.before))));
for(L(c,s("axis 0–{top}",{top:H(x)}));q.length<f.length;)q.push(new Nn(o));q.forEach((C,S)=>f[S]?C.fill(f[S],x,A(v)):C.hide()),I(),i.hidden=T.length<=24,L(i,$?
s("show {count} only",{count:24}):s("show all {count}",{count:z(T.length)})),i.setAttribute("aria-expanded",String($))}function w(v,T,E){let f=M=>Math.max(0,1-T.
reduce((R,F)=>R+F[M],0)),y=Ze(v)>T.filter(({removed:M})=>!M).length,[x,C]=[y?e.usesBeams?null:f("after"):0,f("before")],S={count:z(E),before:H(C),after:H(x??0)},
j=()=>x===null?s("All tokens that are not listed ({count}), together: {before} before the processors.",S):s("All tokens that are not listed ({count}), together:\
 {before} before the processors, {after} after them.",S);return{text:B(E,"{count} other","{count} others"),after:x,before:C,rest:!0,words:j}}let b=v=>[.02,.05,.1,
.2,.5,1].find(T=>v<=T)||1;function u(v){let T=!v.distribution.stages.length;t.classList.toggle("gp-untouched",T),L(a("after-word"),T?s("probability; no processo\
r ran, so it is the same before and after"):s("after the processors")),a("before-key").hidden=T,k.hidden=!kt(v).some(He),L(m,v.isPrompt||v.given?s("given, not c\
hosen"):s("chosen")),l.hidden=!v.beam||T,h.hidden=!A(v),t.classList.toggle("gp-pressable",A(v))}o.parentNode.addEventListener("click",v=>{let T=v.target.closest(
"button.gp-row"),E=T&&[...q,...N.rows].find(({body:y})=>y===T),f=e.current();E&&f&&A(f)&&e.ask({type:"branch",step:f,tokenId:E.entry.id})}),i.addEventListener("\
click",()=>{$=!$,O(e.current())});function p(){for(let v of q)v.hide();for(let v of[i,l,h,N.box])v.hidden=!0}let g=v=>()=>e.current()?v(e.current()):"";return le(
t,{after:g(v=>Rl(v,e.started)),before:g(({chosen:v})=>he(s("{token} had {share}",{token:V(v.text),share:H(X(v.raw_logprob))})))}),v=>{let T=e.current();r.hidden=
!T,_.hidden=!!T,T?((T!==P[0]||e.canAsk!==P[1])&&O(T),u(T),N.draw(T,v,A(T))):p(),P=[T,e.canAsk]}}function zl(t,e){let o=t.querySelector("details"),r=t.querySelector(".gp-output"),i=t.querySelector(".gp-all"),a=null,c=!1;function l(p){let g=e.allLines(),v=e.
started.effective.length_penalty??1;return p.sequences.map((T,E)=>{let f=we(g[E]?g[E].last:null),y=T.token_ids.map((R,F)=>{let D=f[F]&&f[F].chosen.token_id===R?
f[F]:null,G=T.logprobs[F];return{id:R,text:D?D.chosen.text:"?",recorded:G,library:T.transition_scores?T.transition_scores[F]:null,difference:T.transition_scores?
wn(G,T.transition_scores[F]):null,drawn:D?wn(G,D.chosen.logprob):1/0}}),x=T.logprobs.filter((R,F)=>!f[F]||!f[F].given),C=x.reduce((R,F)=>R+(F??-1/0),0),S=x.length**
v,j=x.length?C/S:null,M=T.score!==null&&j!==null&&T.score*S>Yt;return{tokens:y,sum:C,length:x.length,penalty:v,rebuilt:j,score:T.score,difference:M?Gn(C,T.score,
S):null}})}function h(p,g=1e-9){if(!Number.isFinite(p))return"∞";let v=Math.max(p,g),T=Math.floor(Math.log10(v)+1e-9),E=Math.ceil(v/10**T-1e-6);return E===10?
`1e${T+1}`:`${E}e${T}`}let m=p=>p.join("; ");function k(p){if(!p||!p.sum.count)return[[],[]];let{sum:g,given:v,final:T,pool:E,output:f}=p,y=({off:S,count:j,furthest:M},R)=>S?
[R(S,{all:z(j),bound:h(M)})]:[],x=[...y(g,(S,j)=>B(S,"{count} of {all} tree nodes does not add up: it is off by {bound}","{count} of {all} tree nodes do not add\
 up: the furthest is off by {bound}",j)),...y(v,(S,j)=>B(S,"{count} of {all} given tokens does not count as 0: it is off by {bound}","{count} of {all} given tok\
ens do not count as 0: the furthest is off by {bound}",j)),...y(T,(S,j)=>B(S,"{count} of {all} final scores does not follow from its sum: it is off by {bound}",
"{count} of {all} final scores do not follow from their sums: the furthest is off by {bound}",j)),...y(E,(S,j)=>B(S,"{count} of {all} kept scores does not follo\
w from the texts that ended: it is off by {bound}","{count} of {all} kept scores do not follow from the texts that ended: the furthest is off by {bound}",j)),...y(
f,(S,j)=>B(S,"{count} of {all} outputs does not end where its path through the tree ends: it is off by {bound}","{count} of {all} outputs do not end where their\
 paths through the tree end: the furthest is off by {bound}",j))],C=h(Math.max(...Object.values(p).map(S=>S.furthest)),ea);return[x,x.length?[]:[B(g.count,"{cou\
nt} node of the tree adds up to within {bound}","{count} nodes of the tree add up to within {bound}",{bound:C})]]}function _({outputs:p,tree:g}){let v=p.flatMap(
R=>R.tokens);if(!v.length)return["none","–",s("There are no scores to check: no token was generated.")];let T=v.filter(({difference:R})=>R!==null),E=p.filter(
({difference:R})=>R!==null),f=R=>h(Math.max(0,...R.map(({difference:F})=>F))),y=R=>R.filter(({difference:F})=>!(F<=bn)).length,x=v.filter(({drawn:R})=>R>bn).length,
[C,S]=k(g),j=[...y(E)?[s("{count} of {all} sequences_scores cannot be rebuilt: off by up to {bound}",{count:z(y(E)),all:z(E.length),bound:f(E)})]:[],...C,...y(T)?
[B(y(T),"{count} of {all} tokens differs from the library’s compute_transition_scores, by {bound}","{count} of {all} tokens differ from the library’s compute_\
transition_scores, by up to {bound}",{all:z(T.length),bound:f(T)})]:[],...x?[B(x,"{count} token of the outputs differs from the steps that are shown","{count} t\
okens of the outputs differ from the steps that are shown")]:[]];if(j.length)return["differs","✗",m(j)];let M=[...E.length?[B(E.length,"{count} sequences_scor\
es is rebuilt to within {bound}","{count} sequences_scores are rebuilt to within {bound}",{bound:f(E)})]:[],...S];return T.length?["agrees","✓",m([...M,B(T.length,
"{count} token agrees with the library’s compute_transition_scores to within {bound}","{count} tokens agree with the library’s compute_transition_scores to wi\
thin {bound}",{bound:f(T)})])]:["none","–",m([...M,q()])]}let q=()=>e.started.mode==="custom"?s("compute_transition_scores does not apply: the run used your o\
wn decoding loop"):s("compute_transition_scores does not apply: the run was recorded without the library’s scores");function I(){let[p,g,v]=a?_(a):["none","–",
s("The scores are checked against the library when the run has finished.")],T={agrees:s("agrees with the library"),differs:s("differs from the library"),none:s(
"not checked")};t.dataset.verdict=p,L(t.querySelector(".gp-badge"),g),L(t.querySelector(".gp-sign-words"),a?T[p]:s("not checked yet")),L(t.querySelector(".gp-ve\
rdict-line"),v)}let N=p=>Ke(p)?"−∞":p.toFixed(3).replace("-0.000","0.000"),$=p=>Ke(p)?"−∞":(p<Yt?p.toExponential(3):K(p,5)).replace("-","−"),P=p=>p<0||
Ke(p)?`(${$(p)})`:$(p);function A(p,g){let v=p.insertCell();g===null?v.textContent="–":v.textContent=(g>bn?"✗ ":"")+(g===0?"0":Number.isFinite(g)?g.toExponential(
0):"∞"),v.classList.toggle("gp-off",g>bn)}function W(){let p=a.outputs.filter(({score:v})=>v!==null);t.querySelector(".gp-beam-check").hidden=!p.length;let g=t.
querySelector(".gp-sums tbody");g.replaceChildren(),a.outputs.forEach((v,T)=>{if(v.score===null)return;let E=g.insertRow();for(let f of[T+1,N(v.sum),v.length,v.
penalty,K(v.rebuilt,4),K(v.score,4)])E.insertCell().textContent=f;A(E,v.difference)})}function O(p,g,v,T,E,f){if(!v.count)return;let{worst:y}=v,x=p.insertRow();
x.append(d("th","",g,{scope:"row"})),x.insertCell().textContent=z(v.count),x.insertCell().append(T(y),...y.node?[" ",ie(y.node.beam.text)]:[]),x.insertCell().textContent=
E(y),x.insertCell().textContent=$(f(y)),A(x,y.difference)}function w(){let p=t.querySelector(".gp-tree-sums tbody");if(p.replaceChildren(),!a.tree)return;let{sum:g,
given:v,final:T,pool:E,output:f}=a.tree,y=e.started.effective.length_penalty??1,x=({node:S})=>s("step {number}:",{number:S.index+1}),C=({node:S,power:j})=>`${$(
S.beam.score)} / ${S.length} ** ${y} = ${$(Ke(S.beam.score)?null:S.beam.score/j)}`;O(p,s("node: parent’s score + log-probability"),g,x,({node:S,parent:j})=>`${$(
j)} + ${P(S.beam.logprob)} = ${$(Ke(S.beam.logprob)?null:j+S.beam.logprob)}`,({node:S})=>S.beam.score),O(p,s("given token: counts as 0"),v,x,()=>$(0),({node:S})=>S.
beam.score),O(p,s("ended: score / length ** length_penalty"),T,x,C,({node:S})=>S.beam.final_score),O(p,s("kept after a step: the best that ended"),E,S=>s("step \
{number}: rank {rank}",{number:S.step+1,rank:S.place+1}),S=>S.expected===null?"–":$(S.expected),S=>S.told),O(p,s("output: score where its path ends, after the\
 penalty"),f,({number:S})=>s("output {number}:",{number:S+1}),C,S=>S.told)}function b(){let{tokens:p}=a.outputs[Number(r.value)]||a.outputs[0]||{tokens:[]},g=t.
querySelector(".gp-scores tbody");g.replaceChildren(),p.slice(0,c?1/0:20).forEach((v,T)=>{let E=g.insertRow();E.insertCell().textContent=T+1,E.insertCell().textContent=
v.id,E.insertCell().append(ie(v.text)),E.insertCell().textContent=N(v.recorded),E.insertCell().textContent=v.difference===null?"–":N(v.library),A(E,v.difference),
E.insertCell().textContent=(X(v.recorded)*100).toFixed(2)+"%"}),i.hidden=p.length<=20||c,L(i,s("Show all {count} tokens",{count:z(p.length)}))}function u(){if(!o.
open)return;let p=e.hideFrom!==null;if(t.querySelector(".gp-secret").hidden=!p,t.querySelector(".gp-token-check").hidden=p||!a,t.querySelector(".gp-beam-check").
hidden=!0,t.querySelector(".gp-tree-check").hidden=p||!a||!a.tree||!a.tree.sum.count,L(t.querySelector(".gp-how"),e.usesBeams?s("The playground records a log-pr\
obability for each token while it decodes. Beside it is what the library’s own compute_transition_scores gives for the same run (normalize_logits=False, as its \
documentation asks for beams)."):s("The playground records a log-probability for each token while it decodes. Beside it is what the library’s own compute_transi\
tion_scores gives for the same run (normalize_logits=True).")),!a)return;let g=v=>e.usesBeams?s("output {number}",{number:v}):s("sequence {number}",{number:v});
t.querySelector(".gp-which").hidden=a.outputs.length<2,r.options.length!==a.outputs.length&&r.replaceChildren(...a.outputs.map((v,T)=>d("option","",g(T+1),{value:T}))),
W(),p||w(),p||b()}return o.addEventListener("toggle",u),o.addEventListener("keydown",p=>{p.key!=="Escape"||!o.open||(o.open=!1,o.querySelector("summary").focus())}),
r.addEventListener("change",u),i.addEventListener("click",()=>{c=!0,u()}),p=>{if(t.hidden=!e.started,!p.run&&!p.status&&!p.steps)return;let{finished:g}=e;g?(!a||
a.finished!==g)&&(a={finished:g,outputs:l(g),tree:ta(e)},c=!1,r.replaceChildren()):a=null,I(),(p.run||p.status||g)&&u()}}function Bl(t,e){let r=[.1,.2,.5,1,2,5,10,20,50,1/0],i=t.querySelector(".gp-heat-plot"),a=t.querySelector(".gp-cells"),c=t.querySelector(".gp-column"),l=t.querySelector(
".gp-layer-names"),h=t.querySelector(".gp-layer-reading"),m=t.querySelector(".gp-layer-tally"),k=document.createElement("canvas"),_=k.getContext("2d",{willReadFrequently:!0}),
q=new ve({picks:{},peak:0},({picks:M,peak:R},{layers:F})=>F?{picks:{...M,[F.layer]:(M[F.layer]||0)+1},peak:Math.max(R,...F.divergences)}:{picks:M,peak:R}),I=0,N=[],
$=[],P=[0,0],A=[],W=M=>Math.round(Math.sqrt(Math.max(0,Math.min(1,(M??0)/I)))*10);function O(){let M=getComputedStyle(t);return[...[...Array(11).keys()].map(F=>`\
--gp-heat-${F}`),"--gp-text"].map(F=>{let D=M.getPropertyValue(F).trim();return[1,3,5].map(G=>parseInt(D.slice(G,G+2),16))})}function w(M){if(k.width>=M&&k.height===
N.length*6)return;let R=k.height===N.length*6?_.getImageData(0,0,k.width,k.height):null;k.width=Math.max(64,2**Math.ceil(Math.log2(M))),k.height=N.length*6,R&&_.
putImageData(R,0,0)}function b(M){let R=new ImageData(1,N.length*6);N.forEach((F,D)=>{let G=M.layers?M.layers.candidate_layers.indexOf(F):-1;if(G<0)return;let Y=$[W(
M.layers.divergences[G])];for(let Q=0;Q<5;Q++){let oe=Q===2&&F===M.layers.layer?$[11]:Y;R.data.set([...oe,255],(D*6+Q)*4)}}),_.putImageData(R,M.index,0)}let u=()=>Math.
max(10,q.steps.length);function p(){let[M,R]=P;if(!M||!R)return;a.width!==M&&(a.width=M),a.height!==R&&(a.height=R);let F=a.getContext("2d");F.clearRect(0,0,M,R),
F.imageSmoothingEnabled=!1;let D=q.steps.length;F.drawImage(k,0,0,D,k.height,0,0,M*D/u(),R)}function g(M){let R=[...q.steps.find(Y=>Y.layers).layers.candidate_layers].
sort((Y,Q)=>Q-Y),F=O(),D=r.find(Y=>q.total.peak<=Y*Math.LN2)*Math.LN2,G=String([R,F,D])!==String([N,$,I]);String(R)!==String(N)&&v(R),[N,$,I]=[R,F,D],w(q.steps.
length);for(let Y of G?q.steps:M)b(Y);p()}function v(M){let R=Math.max(15,Math.min(28,280/M.length));i.style.height=l.style.height=`${Math.max(1,M.length)*R}px`,
l.replaceChildren(...M.map(F=>d("span","",E(F))))}function T(){L(t.querySelector(".gp-ramp-low"),"0"),L(t.querySelector(".gp-ramp-high"),`${Number(ke(I,e.unit).
toPrecision(2))} ${e.unit}`.replace(/^1 bits/,"1 bit"));let M=t.querySelector(".gp-scale-ramp");if(!M.childNodes.length)for(let R=0;R<11;R++){let F=d("i");F.style.
background=`var(--gp-heat-${R})`,M.append(F)}}le(t,{divergence:()=>{let{layers:M}=e.current()||{};if(!M)return"";let{layer:R,candidate_layers:F,divergences:D}=M,
G=ae(D[F.indexOf(R)]??null,e.unit);return B(F.length,"{layer}, the one candidate, has {value}.","{layer} has the largest of {count}, {value}.",{layer:E(R),value:G})}});
let E=M=>M===0?s("embedding"):s("layer {layer}",{layer:M}),f=M=>M===0?s("the embedding (layer 0)"):s("layer {layer}",{layer:M});function y(M){let R={number:M.index+
1,token:V(M.chosen.text)};if(!M.layers)return s("Token {number}, {token}: no layer was contrasted.",R);let{layer:F,final_layer:D,candidate_layers:G,divergences:Y}=M.
layers,Q=G.map((oe,re)=>`${E(oe)} ${ke(Y[re]??0,e.unit).toFixed(3)}`).join(", ");return s("Token {number}, {token}: {layer} was contrasted with the last layer (\
{final}), because it diverges most from it. Divergences in {unit}: {list}.",{...R,layer:f(F),final:D,unit:e.unit,list:Q})}function x(M){c.hidden=!1,c.style.left=
`${M.index/u()*100}%`,c.style.width=`${100/u()}%`;let R=y(M);L(h,R),jo(i,M,q.steps.length,R)}function C(){let M=Object.entries(q.total.picks).sort((D,G)=>G[1]-D[1]),
R=M.reduce((D,[,G])=>D+G,0),F=M.map(([D,G])=>s("{layer} in {times}",{layer:f(Number(D)),times:z(G)})).join(", ");L(m,s("Along the text: {list} of {count} steps.",
{list:F,count:z(R)})),L(t.querySelector(".gp-heat-end"),String(u()))}Ka(i,e,{stepUnder:M=>{let{left:R,width:F}=i.getBoundingClientRect(),D=Math.floor((M.clientX-
R)/F*u());return q.steps[Math.max(0,Math.min(q.steps.length-1,D))]},hover:M=>L(h,y(M)),leave:()=>e.current()&&!t.hidden&&L(h,y(e.current()))});function S(M){let R=e.
current();if(t.hidden=!(R&&R.layers),t.hidden)return;let{added:F}=q.follow(e.lastOf(R));R===A[0]&&q.total===A[1]&&!M.unit&&!M.look||(A=[R,q.total],g(F),T(),x(R),
C())}new ResizeObserver(([{contentRect:M}])=>{P=[M.width,M.height].map(R=>Math.round(R*devicePixelRatio)),p()}).observe(i);let j=()=>S({look:!0});return matchMedia(
"(prefers-color-scheme: dark)").addEventListener("change",j),new MutationObserver(j).observe(document.body,{attributes:!0,attributeFilter:["class"]}),S}function Fl(t,e){let n=t.querySelector(".gp-sentences"),o="";return t.querySelector(".gp-to-glossary").addEventListener("click",()=>_t(t)),()=>{let r=e.current(),
i=ql(r,e),a=i.join(`
`);if(a===o)return;o=a;let c=new Set;n.replaceChildren(...i.map(l=>{let h=d("li");return h.append(...Xn(l,c)),h}))}}var Hl=(t,e)=>e.isPrompt?e.index:t.prefix.length+e.index;function Hr(t,e,n){if(e.isPrompt&&t.readsSource)return[];let o=t.prefix.length,[r,i]=e.isPrompt?[1,o-1]:
[Math.max(1,o),o+we(t.lastOf(e)).length-1],a=Hl(t,e);if(a<r)return[];let c=Math.min(i,Math.max(r,a-Math.floor(n/2))+n-1),l=Math.max(r,c-n+1);return Array.from({
length:c-l+1},(h,m)=>l+m)}function ws(t,e,n){if(!e)return-1;let o=n.found.places.indexOf(Hl(t,e));return e.isPrompt||t.idsTo(e).every((i,a)=>i===n.ids[a])?o:-1}var jf=160,zf={probability:()=>s("How likely this layer finds the token that was chosen in the end."),rank:()=>s("The rank of the chosen token in this layer, th\
e likeliest first. A bar in the cell shows it, too."),entropy:()=>s("How uncertain this layer is: the entropy of its distribution."),kl:()=>s("How far this laye\
r is from the last one: KL(last layer ‖ this layer). 0 where both say the same.")};function Dl(t,e){let n=f=>t.querySelector(".gp-"+f),[o,r,i,a,c]=["lens-foun\
d","lens-field","around","look-into","lens-state"].map(n),l=r.firstElementChild,h=n("lens-shade"),m=null,k=!1,_=[0,0],q=()=>m.found.layers.length-1,I=f=>f===0?s(
"the embedding (layer 0)"):f===q()?s("layer {layer}, the last",{layer:z(f)}):s("layer {layer}",{layer:z(f)}),N=(f,y)=>l.tBodies[0].rows[q()-f].cells[y+1];function $(){
let f=e.current(),y=e.lensLimit||1,x=Math.max(1,Math.min(y,Math.round(Number(i.value))||12));i.value=String(x),k=!0,L(c,s("Reading the layers …")),P(f),e.ask(
{type:"look_into",step:f,places:Hr(e,f,x)})}a.addEventListener("click",$);function P(f){n("lens-ask").hidden=!e.canAsk,a.disabled=k||e.running||e.waiting||!Hr(e,
f,1).length,e.lensLimit&&(i.max=String(e.lensLimit))}function A(){let{tokens:f,layers:y}=m.found,x=d("tr");x.append(d("th","",s("layer"),{scope:"col"}),...f.map(
({text:M})=>{let R=d("th","",null,{scope:"col"});return R.append(ie(M)),R}));let C=y.map((M,R)=>{let F=d("tr");return F.append(d("th","",R?z(R):s("embedding"),{
scope:"row"}),...M.map((D,G)=>W(D,R,G))),F}),[S,j]=[d("thead"),d("tbody")];S.append(x),j.append(...C.reverse()),l.replaceChildren(S,j)}function W(f,y,x){let C=d(
"td","",null,{role:"gridcell",tabindex:"-1"});return C.append(ie(f.top[0][1])),_e(C,()=>`${b(y,x)}. ${u(f,x)}`),C.addEventListener("focus",()=>p(y,x)),C.addEventListener(
"click",()=>C.focus()),C.addEventListener("keydown",j=>O(j,y,x)),C}function O(f,y,x){if(f.ctrlKey||f.metaKey||f.altKey)return;let[C,S]=[q(),m.found.tokens.length-
1],j={ArrowUp:[y+1,x],ArrowDown:[y-1,x],ArrowLeft:[y,x-1],ArrowRight:[y,x+1],Home:[y,0],End:[y,S],PageUp:[C,x],PageDown:[0,x]}[f.key];j&&(f.preventDefault(),f.stopPropagation(),
N(Math.max(0,Math.min(C,j[0])),Math.max(0,Math.min(S,j[1]))).focus())}function w(){let f=ws(e,e.current(),m),{tokens:y,layers:x}=m.found;y.forEach((C,S)=>{let j=S===
f;l.tHead.rows[0].cells[S+1].classList.toggle("gp-here",j),x.forEach((M,R)=>{let F=M[S],D=N(R,S);pe(D,[F.top[0][0]===C.id&&"gp-favourite",j&&"gp-here"].filter(Boolean).
join(" ")),Nt(D,h.value,{...F,entropyAfter:F.entropy??1/0,kl:F.kl??1/0})})}),ot(n("lens-scale"),h.value,e.unit),te(n("lens-scale"),n("lens-scale").dataset.term,
()=>"",{meaning:zf[h.value]()})}function b(f,y){return s("{layer}, in the place of {token}",{layer:I(f),token:V(m.found.tokens[y].text)})}function u({probability:f,
rank:y,entropy:x,kl:C},S){return s("The chosen {token}: {share}, rank {rank}. Entropy {entropy}; KL from the last layer {kl}.",{token:V(m.found.tokens[S].text),
share:H(f),rank:z(y),entropy:ae(x,e.unit),kl:ae(C,e.unit)})}function p(f,y){let x=N(..._);x&&(x.ariaSelected="false"),x&&(x.tabIndex=-1),_=[f,y];let C=N(f,y);C.
ariaSelected="true",C.tabIndex=0,g()}function g(){let[f,y]=_,x=m.found.layers[f][y],C=m.found.tokens[y],S=x.top.find(([M])=>M===C.id)?[]:[[C.id,C.text,x.probability]],
j=ee(n("lens-bars"),x.top.length+S.length,v);[...x.top,...S].forEach(([M,R,F],D)=>{let[G,Y,Q,oe]=j[D].children,re=M===C.id;pe(j[D],re?"gp-is-chosen":""),L(G,re?
"▶":""),Y.replaceChildren(ie(R)),se(Q.firstChild,"width",F),L(oe,H(F))}),L(n("lens-place"),b(f,y)),L(n("lens-numbers"),u(x,y))}function v(){let f=d("li"),y=d(
"span","gp-track",null,{"aria-hidden":"true"});return y.append(d("span","gp-fill")),f.append(d("span","gp-sign","",{"aria-hidden":"true"}),d("span","gp-word"),y,
d("span","gp-value")),f}function T(){let f=t.closest(".token-panel");if(!f)return;let[y,x]=[f.getBoundingClientRect(),r.getBoundingClientRect()],C=f.firstElementChild.
getBoundingClientRect().height;x.top+jf>y.bottom&&(f.scrollTop+=x.top-y.top-C)}h.addEventListener("change",w);function E(f,y){if(o.hidden=!m,!!m)if(f){A();let x=ws(
e,e.current(),m);_=[q(),0],w(),p(q(),Math.max(0,x));let C=N(q(),Math.max(0,x));r.scrollLeft=C.offsetLeft-r.clientWidth/2,y&&T()}else w(),g()}return f=>{let y=e.
current(),x=e.hideFrom===null?e.lensOf():null,C=k&&f.lens;if((f.run||f.lens)&&(k=!1),t.hidden=!y||!(e.canAsk||x)||e.recorded,t.hidden)return;(f.run||f.lens)&&L(
c,""),P(y);let S=x!==m;m=x,(S||f.selection||f.unit)&&E(S,C),m&&!k&&L(c,ws(e,y,m)<0?s("This token is not among those below."):"")}}var ks={count:0,after:0,before:0,entropyAfter:0,entropyBefore:0,kept:0};function Dr(t,e){let{chosen:n,distribution:o}=e,r=i=>ue(i)??-1/0;return{count:t.count+1,
after:t.after+r(n.logprob??n.raw_logprob),before:t.before+r(n.raw_logprob),entropyAfter:t.entropyAfter+o.entropy_after,entropyBefore:t.entropyBefore+o.entropy_before,
kept:t.kept+Ze(e)}}var tn=(t,e)=>e?Math.exp(-t/e):null,Bf=[1,2,3],bs=class{constructor(){this.ids=[],this.grams=new Map(Bf.map(e=>[e,new Map])),this.repeated=[],
this.numRepeated=0}gram(e){return this.ids.slice(-e).join(" ")}add(e){this.repeated.push(this.ids.includes(e,-128)),this.numRepeated+=Number(this.repeated.at(-1)),
this.ids.push(e);for(let[n,o]of this.grams)this.ids.length>=n&&o.set(this.gram(n),(o.get(this.gram(n))||0)+1)}cut(e){for(;this.ids.length>e;){for(let[n,o]of this.
grams){if(this.ids.length<n)continue;let r=o.get(this.gram(n))-1;r?o.set(this.gram(n),r):o.delete(this.gram(n))}this.ids.pop(),this.numRepeated-=Number(this.repeated.
pop())}}distinct(e){return this.ids.length>=e?this.grams.get(e).size/(this.ids.length-e+1):null}get share(){return this.ids.length?this.numRepeated/this.ids.length:
null}};function Gl(t,e){let n=t.querySelector(".gp-status"),o=t.querySelector(".gp-alert"),r=t.querySelector(".gp-figures"),i=t.querySelector(".gp-notes"),a=new Map,c=new pn,
l;function h(){let{started:S,finished:j}=e;if(!S)return[];let M=j?j.num_tokens:e.numTokens,R=j?j.seconds:e.elapsed,F=j?j.time_to_first_token:e.firstElapsed,D={limit:z(
S.max_new_tokens)},G=R>0&&M?(M/R).toFixed(1):"–";return[{name:s("Tokens"),value:z(M),term:"length",run:()=>e.usesBeams?s("{tokens} of at most {limit} new toke\
ns, one per step for all beams together.",{tokens:z(M),...D}):s("{tokens} of at most {limit} new tokens.",{tokens:z(M),...D})},{name:s("Per second"),value:G,term:"\
speed",run:()=>G==="–"?"":s("{tokens} tokens / {time} s = {value} tokens per second.",{tokens:z(M),time:R.toFixed(2),value:G})},{name:s("First token"),value:F===
null?"–":xt(F),term:"first-token",run:()=>F===null||!(R>0)?"":s("{first} of {time} in all.",{first:xt(F),time:xt(R)})},...m(S.waits||{}),...k(),{name:s("Stopp\
ed by"),value:_(),term:"ending",run:()=>e.finished?B(M,"after {count} token: {reason}.","after {count} tokens: {reason}.",{reason:_()}):"",words:!0},{name:s("Se\
ed"),value:String(S.seed),term:"seed",run:()=>""}]}function m(S){let j=Object.entries(S).filter(([,F])=>F>=Ff);if(!j.length)return[];let M=j.reduce((F,[,D])=>F+
D,0),R=j.map(([F,D])=>`${Kl[F]?Kl[F]():F} ${xt(D)}`).join(", ");return[{name:s("Made ready"),value:xt(M),term:"time",meaning:s("The time before the run began, i\
n which its model was made ready."),run:()=>he(R)}]}function k(){if(!e.rounds.length)return[];let S=c.read(e.rounds),{draft_acceptance_rate:j,mean_acceptance_length:M}=S,
R=(G,Y)=>s("{denominator} = {value}.",{denominator:Tt(G,S),value:Y}),[F,D]=[j===null?"–":H(j),K(M,2)];return[{name:s("Draft accepted"),value:F,term:"acceptanc\
e-rate",run:()=>R("draft_acceptance_rate",F)},{name:s("Tokens per draft"),value:D,term:"acceptance-length",run:()=>R("mean_acceptance_length",D)}]}function _(){
return e.finished?[...new Set(e.finished.sequences.map(j=>Oe(j.stop_reason)[0]))].join(", ")||"–":e.running?s("still running"):s("an error")}function q(){let S=h(),
j=new Set(S.map(({name:M})=>M));for(let[M,{figure:R}]of a)j.has(M)||(R.remove(),a.delete(M));S.forEach(({name:M,value:R,term:F,run:D,meaning:G,words:Y},Q)=>{let oe=a.
get(M)||I(M,Y,Q);L(oe.value,R),te(oe.figure,F,D,G?{meaning:G}:{})})}function I(S,j,M){let R=d("div","gp-figure"+(j?" gp-words":"")),F=d("dd");R.append(d("dt","",
S),F),r.insertBefore(R,r.children[M]||null);let D={figure:R,value:F};return a.set(S,D),D}let N=new ve(ks,Dr),$=new bs,P=ks,A=S=>Number.isFinite(S)?ke(S,e.unit).
toFixed(2).replace(/^-0.00$/,"0.00"):"−∞",W=S=>S===null?"–":Number.isFinite(S)?S<1e3?S.toFixed(2):z(Math.round(S)):"∞";function O(){let{total:S}=N,{unit:j}=e,
M=(Y,{count:Q})=>Q?Y/Q:null,R=(Y,Q)=>Q.count?A(M(Y,Q)):"–",F=N.steps.at(-1).distribution.vocab,D=(Y,Q,oe,re,de="")=>({name:Y,term:Q,run:oe,values:re,meaning:de}),
G=z(S.count);return[D(s("perplexity"),"perplexity",()=>s("before the processors, exp(−({sum}) / {tokens}) = {value}.",{sum:K(ue(S.before)),tokens:G,value:W(tn(
S.before,S.count))}),[W(tn(S.after,S.count)),W(tn(S.before,S.count)),W(tn(P.before,P.count))],p([[S.after,S.count],[S.before,S.count],[P.before,P.count]],F)),D(
s("mean log-probability, {unit}",{unit:j}),"mean-logprob",()=>w(A(S.before),R(S.before,S)),[R(S.after,S),R(S.before,S),R(P.before,P)]),D(s("cumulative log-proba\
bility, {unit}",{unit:j}),"cumulative-logprob",()=>B(S.count,"before the processors, the log-probability of {count} token is {sum} {unit}.","before the processo\
rs, the log-probabilities of {count} tokens sum to {sum} {unit}.",{sum:A(S.before),unit:j}),[A(S.after),A(S.before),A(P.before)]),D(s("mean entropy, {unit}",{unit:j}),
"entropy",()=>w(A(S.entropyBefore),R(S.entropyBefore,S)),[R(S.entropyAfter,S),R(S.entropyBefore,S),R(P.entropyBefore,P)]),D(s("mean tokens kept"),"kept",()=>s("\
{sum} tokens kept in all, over {tokens} steps = {value}.",{sum:z(S.kept),tokens:G,value:W(M(S.kept,S))}),[W(M(S.kept,S)),z(F),z(F)]),...[1,2,3].map(Y=>D(`distin\
ct-${Y}`,"distinct-n",()=>b(Y),[W($.distinct(Y)),"",""],u(Y))),D(s("repetition"),"repetition",()=>s("{repeated} of {tokens} tokens = {share}.",{repeated:z($.numRepeated),
tokens:G,share:H($.share)}),[H($.share),"",""])]}let w=(S,j)=>s("before the processors, ({sum}) / {tokens} = {value} {unit}.",{sum:S,value:j,tokens:z(N.total.count),
unit:e.unit});function b(S){let j=$.ids.length-S+1;return j>0?s("{different} different / {all} in all = {value}.",{different:z($.grams.get(S).size),all:z(j),value:W(
$.distinct(S))}):""}let u=S=>S===1?s("The number of different tokens over the number of all tokens: 1 means that none occurs twice."):s("The number of different\
 {n}-grams (runs of {n} tokens) over the number of all of them: 1 means that none occurs twice.",{n:S});function p(S,j){return S.every(([M,R])=>!R||tn(M,R)<=j)?
s("How many equally likely tokens there were to choose from, on average: e to the power of minus the mean log-probability in nats."):s("e to the power of minus \
the mean log-probability in nats; above {count}, the size of the vocabulary, where tokens drawn at random would be likelier.",{count:z(j)})}function g(){let S=e.
current(),j=S?e.lastOf(S):null,{keep:M,added:R}=N.follow(j&&!j.isPrompt?j:null);$.cut(M);for(let{chosen:D}of R)$.add(D.token_id);let F=t.querySelector(".gp-text\
-numbers");F.hidden=!N.steps.length,!F.hidden&&(v(),F.open&&T(S))}function v(){let{total:S}=N;L(t.querySelector(".gp-in-short"),s("Perplexity {value}",{value:W(
tn(S.before,S.count))}))}function T(S){let j=e.lines().length>1?e.lineOf(S):null;L(t.querySelector(".gp-whose"),j&&j.label?s("of {label}",{label:j.label}):""),t.
querySelector(".gp-prompt-head").hidden=!P.count;let M=O(),R=t.querySelector(".gp-totals tbody");for(;R.rows.length<M.length;){let F=R.insertRow(),D=d("th","",null,
{scope:"row"});D.append(d("span","","",{tabindex:"0","data-tip":""})),F.append(D,d("td"),d("td"),d("td"))}M.forEach(({name:F,term:D,run:G,values:Y,meaning:Q},oe)=>{
let[re,...de]=R.rows[oe].cells;L(re.firstChild,F),te(re.firstChild,D,G,{meaning:Q}),Y.forEach((Ae,Ht)=>L(de[Ht],Ae)),de[2].hidden=!P.count})}t.querySelector(".g\
p-text-numbers").addEventListener("toggle",g);function E(){let S=e.finished?e.finished.sequences:[],j=new Map;S.forEach(({note:M},R)=>M&&j.set(s(M),[...j.get(s(
M))||[],R+1])),i.replaceChildren(...[...j].map(([M,R])=>{let F=d("p");return F.append(d("b","",R.length<S.length?f(R):s("Note:")),` ${M}`),F}))}function f(S){let j={
numbers:S.join(", ")};return e.usesBeams?B(S.length,"Note on output {numbers}:","Note on outputs {numbers}:",j):B(S.length,"Note on sequence {numbers}:","Note o\
n sequences {numbers}:",j)}function y(){let[S,j]=x();n.textContent!==[S,j].filter(Boolean).join(" ")&&n.replaceChildren(...S?[d("b","",S),...j?[" ",j]:[]]:[j])}
function x(){let{started:S,finished:j,failed:M,queued:R,loading:F}=e;if(F){let de=an(F);return["",de[0].toUpperCase()+de.slice(1)]}if(R)return R.ahead===0?[s("S\
tarting …"),""]:[s("Queued."),B(R.ahead,"One run is ahead of yours.","{count} runs are ahead of yours.")];if(M)return[s("Stopped by an error."),S?e.numTokens?
s("The text so far is kept."):s("Nothing was written."):""];if(!S)return["",s("Nothing has run yet.")];let{model:D,assistant:G,mode:Y,device:Q}=S,oe=j||e.recorded?
0:e.shared-1,re=`· ${[G?s("{model} with {assistant}",{model:D,assistant:G}):D,Kt(Y),Q!=="cpu"&&Q,oe>0&&B(oe,"side by side with another run","side by side with \
{count} others")].filter(Boolean).join(" · ")}`;return e.recorded?[s("Recorded run"),re]:[j?s("Finished"):s("Decoding …"),re]}function C(){let S=e.waiting?null:
e.failed;if(l===S||(l=S,o.replaceChildren(),!S))return;let j=d("div","gp-problem"),M=(R,F,D)=>{let G=d("p");G.append(d("b","","✕ "),D?s("{name}: {meaning}",{name:D,
meaning:R}):R,F?" "+F:""),j.append(G)};for(let{knob:R,message:F,fix:D}of ho(S))M(F,D,R);o.append(j)}return S=>{S.run&&(r.replaceChildren(),a.clear()),(S.run||S.
status)&&(y(),C(),E()),(S.run||S.steps||S.status)&&q(),(S.run||S.prompt)&&(P=e.promptSteps.reduce(Dr,ks)),g()}}var Ff=.05,Kl={queued:()=>s("waiting for its turn"),
asking:()=>s("asking the Hub"),download:()=>s("downloading"),converting:()=>s("converting the GGUF file"),loading:()=>s("loading")};var Ul=12;function Vl(t,e,n){let o=0,r=t.map(h=>{let m=o;return o=Math.min(1,o+(yt(h,n)||0)),{from:m,to:o,kind:Kr(h,e),candidate:h}}),i=e.distribution.stages[n],
a=t.filter(h=>i&&oo(h,n+1)).reduce((h,m)=>h+(yt(m,n)||0),0),c=i?Math.max(0,Math.min(1-o,i.mass_removed-a)):0,l={from:o,to:1-c,kind:"others",candidate:null};return[
...r,l,{from:1-c,to:1,kind:"going",candidate:null}]}function Kr(t,e){return t.token_id===e.chosen.token_id?"chosen":He(t)?"removed":"kept"}function Jl(){let t=d(
"div","gp-flow",null,{"aria-hidden":"true"}),e=ne("svg","gp-ribbons");e.setAttribute("viewBox",`0 0 100 ${Ul}`),e.setAttribute("preserveAspectRatio","none");let n=d(
"div","gp-flow-bar");return t.append(e,n),{box:t,ribbons:e,bar:n}}var Hf=(t,e)=>e>12+7*Math.min(t.length,10);function Gr({ribbons:t,bar:e},n,o,r,i){let a=ee(e,n.
length,()=>d("span",""));n.forEach(({from:l,to:h,kind:m,candidate:k},_)=>{let q=a[_];if(pe(q,`gp-piece gp-piece-${m}`),q.hidden=h-l<1e-4&&m!=="chosen",q.hidden)
return;se(q,"left",l),se(q,"width",h-l);let I=k?k.text:m==="others"?s("others"):"",N=I&&Hf(I,(h-l)*r)?I:"";(q.dataset.text||"")!==N&&q.replaceChildren(...N?[ie(
N,"gp-piece-word")]:[]),q.dataset.text=N,_e(q,()=>i(n[_],o&&o[_]))});let c=ee(t,o?n.length:0,()=>ne("path"));(o||[]).forEach((l,h)=>{let{from:m,to:k,kind:_}=Df(
n[h]),[q,I,N,$]=[l.from,l.to,k,m].map(P=>(P*100).toFixed(2));c[h].dataset.kind!==_&&(c[h].dataset.kind=_,c[h].setAttribute("class",`gp-ribbon gp-ribbon-${_}`)),
c[h].setAttribute("d",l.to>l.from?`M${q} 0H${I}L${N} ${Ul}H${$}Z`:"")})}function Df(t){return t.kind==="others"?{...t,to:1}:t.kind==="going"?{...t,from:1,to:1}:
t}var ys=class{constructor(e){this.table=e,this.head=e.createTHead().insertRow(),this.body=e.createTBody(),e.addEventListener("keydown",n=>this.walk(n)),e.addEventListener(
"focusin",n=>this.keepFocus(n.target)),this.lines=[]}draw(e,n,o){this.drawHead(e);let r=e.filter(h=>h.idle).length;this.table.style.minWidth=`${100+20*r+60*(e.length-
r)}px`;let i=n.map(h=>e.map(({number:m})=>yt(h,m))),a=Math.max(.02,...i.flat().filter(h=>h!==void 0)),c=new Set(kt(o));for(;this.lines.length>n.length;)this.lines.
pop().row.remove();for(;this.lines.length<n.length;)this.newLine();n.forEach((h,m)=>this.fill(this.lines[m],h,e,i[m],a,o,c));let l=this.lines.flatMap(h=>h.cells.
map(({cell:m})=>m));!l.some(h=>h.tabIndex===0)&&l.length&&(l[0].tabIndex=0)}drawHead(e){let n=ee(this.head,e.length+1,()=>{let o=d("th","",null,{scope:"col"});return o.
append(d("span","gp-stage-place"),d("span","gp-stage-name")),o});L(n[0].lastElementChild,s("candidate")),e.forEach(({place:o,name:r,tip:i,idle:a},c)=>{let l=n[c+
1];pe(l,a?"gp-idle-column":""),L(l.firstElementChild,o),L(l.lastElementChild,r),l.lastElementChild.classList.toggle("gp-hidden",a),l.dataset.tip=i})}newLine(){let e=this.
body.insertRow(),n=d("th","",null,{scope:"row"}),o=d("span","gp-sign","",{"aria-hidden":"true"}),r=d("bdi","gp-word"),i=d("span","gp-course-tag"),a=d("div","gp-\
course-name"),c=d("div","");c.append(r,i),a.append(o,c),n.append(a),e.append(n),this.lines.push({row:e,head:n,sign:o,word:r,tag:i,cells:[]})}newCell(e){let n=d(
"td","",null,{role:"gridcell",tabindex:"-1"}),o=d("span","gp-course-track",null,{"aria-hidden":"true"}),r=d("i","gp-course-bar");o.append(r);let i=d("span","gp-\
course-number");n.append(o,i),e.row.append(n),e.cells.push({cell:n,bar:r,number:i})}fill(e,n,o,r,i,a,c){let l=n.token_id===a.chosen.token_id,h=He(n);for(pe(e.row,
`gp-course gp-course-${Kr(n,a)}`),L(e.sign,l?"▶":h?"✕":""),xe(e.word,n.text),L(e.tag,[l&&(a.given?s("given"):s("chosen")),h&&s("removed"),!c.has(n)&&s("look\
ed up")].filter(Boolean).join(", ")),_e(e.head,()=>ms(n,a));e.cells.length>o.length;)e.cells.pop().cell.remove();for(;e.cells.length<o.length;)this.newCell(e);o.
forEach((m,k)=>this.fillCell(e.cells[k],n,o,k,r,i))}fillCell({cell:e,bar:n,number:o},r,i,a,c,l){let{number:h,name:m,idle:k,side:_}=i[a],[q,I]=[c[a],a?c[a-1]:void 0],
N=oo(r,h)&&q!==void 0,$=N&&a>0&&!oo(r,i[a-1].number);pe(e,[k&&"gp-idle-column",N&&!$&&"gp-gone",$&&"gp-cut"].filter(Boolean).join(" ")),se(n,"height",Math.sqrt(
(q||0)/l));let P=q===void 0?"–":$?`✕ ${m}`:N?_==="after"?"✕":"":H(q);L(o,P),o.classList.toggle("gp-hidden",k&&!$);let A=!$&&a&&I!==void 0&&q!==void 0&&H(q)!==
H(I)?q>I?"up":"down":"";(o.dataset.change||"")!==A&&(o.dataset.change=A),_e(e,()=>this.words(r,i[a],{share:q,was:I,gone:N,cut:$}))}words({text:e},{side:n,name:o,
idle:r,number:i},{share:a,was:c,gone:l,cut:h}){let m={token:V(e),share:H(a??0),was:H(c??0),processor:o,number:i};return a===void 0?s("{token}: not recorded at t\
his place.",m):h?s("{token}: removed by {processor}; it had {was} just before.",m):l?s("{token}: no probability left here.",m):n?n==="after"?s("{token}: {share}\
 after all processors.",m):s("{token}: {share} before the processors.",m):r?s("{token}: {share}, unchanged by {processor}.",m):m.share===m.was?s("{token}: {shar\
e} after {processor} (stage {number}), the same as before it.",m):s("{token}: {share} after {processor} (stage {number}), {was} before it.",m)}keepFocus(e){if(!(e.
tabIndex!==-1||e.tagName!=="TD")){for(let n of this.body.querySelectorAll('td[tabindex="0"]'))n.tabIndex=-1;e.tabIndex=0}}walk(e){let n={ArrowRight:[0,1],ArrowLeft:[
0,-1],ArrowDown:[1,0],ArrowUp:[-1,0],Home:[0,-1/0],End:[0,1/0]},o=e.target.closest("td");if(!o||!n[e.key]||e.ctrlKey||e.metaKey||e.altKey)return;e.preventDefault();
let r=this.lines.findIndex(h=>h.row===o.parentNode),[i,a]=n[e.key],c=(h,m)=>Math.max(0,Math.min(m-1,h)),{cells:l}=this.lines[c(r+i,this.lines.length)];l[c(o.cellIndex-
1+a,l.length)].cell.focus()}};function Yl(t,e){let o=t.querySelector(".gp-where"),r=t.querySelector(".gp-none"),i=t.querySelector(".gp-chain tbody"),a=t.querySelector(".gp-courses"),c=t.querySelector(
".gp-all"),l=t.querySelector(".gp-beams-note"),h=t.querySelector(".gp-chosen-word"),m=new ys(t.querySelector(".gp-courses-grid")),k=new ve({},P),_=[],q=M=>()=>e.
current()?M(e.current()):"";le(t,{entropy:q(M=>Nl(M,e.unit)),left:q(M=>he([M.distribution.vocab,...jt(M).map(({kept:R})=>R)].map(z).join(" → "))),here:q(M=>Se(
jt(M).map(R=>s("{name}: {words}",{name:R.name,words:zt(R)}))))});let I=!1,N=[],$=300;function P(M,R){let F=jt(R);if(!F.length)return M;let D={...M};for(let G of F){
let Y=G.number+G.kind,{ran:Q,acted:oe,removed:re,moved:de}=M[Y]||{ran:0,acted:0,removed:0,moved:0};D[Y]={ran:Q+1,acted:oe+!G.idle,removed:re+G.removed,moved:de+
G.moved}}return D}function A({ran:M,acted:R,removed:F,moved:D}){return R?D>2*F?B(M,"{acted} of {count} step, {share} moved","{acted} of {count} steps, {share} m\
oved",{acted:z(R),share:H(D/R)}):B(M,"{acted} of {count} step, {share} removed","{acted} of {count} steps, {share} removed",{acted:z(R),share:Br(F/R)}):B(M,"not\
hing in {count} step","nothing in {count} steps")}let W=new ResizeObserver(([{contentRect:M}])=>{if(!M.width||Math.abs(M.width-$)<8)return;$=M.width;let R=e.current();
R&&j(R)});function O(){let M=i.insertRow(),R=d("th","",null,{scope:"row"}),F=d("span","gp-number",""),D=d("span","","",{tabindex:"0","data-tip":""}),G=d("span",
"gp-side"),Y=d("span","gp-knob");R.append(F,D," ",G," ",Y);let Q=Jl();M.append(R,d("td","gp-flow-cell"),d("td","gp-left"),d("td","gp-entropy"),d("td","gp-here-w\
ords"),d("td","gp-over")),M.cells[1].append(Q.box);let[,,oe,re,de,Ae]=M.cells;return _.length||W.observe(Q.bar),_.push({row:M,number:F,name:D,tags:G,knob:Y,flow:Q,
left:oe,entropy:re,here:de,over:Ae}),_.at(-1)}function w(M,{kind:R,number:F,name:D,tip:G,side:Y,knob:Q,entropy:oe,left:re,here:de,over:Ae}){M.row.className=`gp-\
stage-${R}`,L(M.number,F),L(M.name,D),M.name.dataset.tip!==G&&(M.name.dataset.tip=G),L(M.tags,Y),M.tags.hidden=!Y,L(M.knob,Q),M.knob.hidden=!Q,L(M.left,re),L(M.
entropy,oe),typeof de=="string"?L(M.here,de):M.here.replaceChildren(...de),L(M.over,Ae)}function b(M,R){let{vocab:F,entropy_before:D}=M.distribution,{name:G,meaning:Y}=no(
M),Q={kind:"source",number:"",name:G,tip:Y,side:R.length?s("before"):s("before and after"),knob:"",left:s("{count} left",{count:z(F)}),entropy:ae(D,e.unit),here:"",
over:""},oe=R.map((re,de)=>({kind:re.idle?"idle":"active",number:`${re.number}. `,name:re.name,tip:`${re.meaning} (${re.kind})`,side:de===R.length-1?s("after"):
"",knob:us(re.knobs,e.started),left:s("{count} left",{count:z(re.kept)}),entropy:ae(re.entropy,e.unit),here:zt(re),over:A(k.total[re.number+re.kind])}));return[
Q,...oe,u(M)]}function u(M){let[R,F]=so(M,e.started),D=ie(M.chosen.text,"gp-strong");return{kind:"choice",number:"",name:R,tip:s("How the token came about, and \
its probability after the processors."),side:"",knob:"",left:"",entropy:"",here:["▶ ",...me(F,{token:D}),` (${p(M)})`],over:""}}function p(M){return He(M.chosen)?
s("removed by {processor}",{processor:en(M.chosen,M)}):M.beam?s("log-probability {value}",{value:K(M.chosen.logprob)}):H(X(M.chosen.logprob))}function g(M,R,F){
let D=b(M,R);for(;_.length>D.length;)_.pop().row.remove();D.forEach((oe,re)=>w(_[re]||O(),oe));let G=[0,...R.map(({number:oe})=>oe)].map(oe=>Vl(F,M,oe)),Y=f(M,R),
Q=y(M,R);_.forEach(({flow:oe},re)=>{oe.box.hidden=!Y&&re>0,!oe.box.hidden&&(re<G.length?Gr(oe,G[re],G[re-1],$,(de,Ae)=>T(de,Ae,re,Q)):E(oe,G.at(-1),$))})}let v=({
from:M,to:R})=>H(R-M);function T(M,R,F,D){let G=v(M);if(M.kind==="going")return s("Tokens that are not shown here and that {processor} removes: {share}.",{processor:D[F+
1].name,share:G});let Y=M.candidate?V(M.candidate.text):s("All other tokens together");if(!F)return s("{token}: {share} before the processors.",{token:Y,share:G});
let Q={token:Y,share:G,processor:D[F].name,was:v(R)};return M.candidate?s("{token}: {share} after {processor}, {was} before it.",Q):s("{token}: {share} after {p\
rocessor}.",Q)}function E(M,R,F){let D=R.filter(({kind:G})=>G==="chosen");Gr(M,D,D,F,G=>s("{token} had {share} of what was left.",{token:V(G.candidate.text),share:v(
G)}))}let f=({distribution:M},R)=>M.candidates.every(({stage_logprobs:F})=>(F||[]).length===R.length);function y(M,R){let F=no(M);return[{number:0,place:s("befo\
re"),name:F.name,tip:F.meaning,idle:!1,side:"before"},...R.map(D=>({number:D.number,place:String(D.number),name:D.name,idle:D.idle,side:"",tip:s("{number}. {nam\
e}: {effect} here. It {meaning}.",{...D,effect:zt(D)})}))]}function x(M,R,F,D){if(a.hidden=!R.length||!f(M,R),a.hidden)return;let G={number:R.length,place:s("af\
ter"),name:s("all processors"),tip:s("After all processors: the distribution from which the token was chosen."),idle:!1,side:"after"};m.draw([...y(M,R),G],F,M),
c.hidden=D<=10,L(c,I?s("show {count} only",{count:10}):s("show all {count}",{count:z(D)})),c.setAttribute("aria-expanded",String(I))}c.addEventListener("click",
()=>{I=!I,j(e.current())});function C(M){if(M.distribution.stages.length)return"";if(M.isPrompt)return s("The model’s own distribution: no logits processor take\
s part in reading the prompt.");let R=e.started.processors||[],F=qn(M);if(e.started.mode==="custom"&&!R.length)return s("Your own loop called no logits processo\
r here.");if(!R.length)return F?s("DoLa’s contrast, untouched: no logits processor runs."):s("The model’s own distribution, untouched: no logits processor run\
s.");let D={processors:R.map(G=>Be(G)[0]).join(", ")};return F?s("DoLa’s contrast, untouched here. Prepared, but not used by this loop: {processors}.",D):s("T\
he model’s own distribution, untouched here. Prepared, but not used by this loop: {processors}.",D)}function S(M){let R=M.isPrompt||M.given,F=M.isPrompt?s("at\
 prompt token {number}: {token} (given, not chosen)"):R?s("at token {number}: {token} (given, not chosen)"):s("at token {number}: {token}");o.replaceChildren(...me(
F,{number:String(M.index+1),token:ie(M.chosen.text)})),L(h,R?s("given"):s("chosen"))}function j(M){let R=jt(M),F=kt(M),D=(M.watched||[]).filter(({token_id:Y})=>F.
every(Q=>Q.token_id!==Y)),G=fs(F,10,M.chosen.token_id);S(M),L(r,C(M)),r.hidden=!r.textContent,l.hidden=!M.beam||!R.length,g(M,R,G),x(M,R,[...I?F:G,...D],F.length)}
return M=>{let R=e.current();t.hidden=!R,R&&(R.isPrompt||k.follow(e.lastOf(R)),!(R===N[0]&&k.total===N[1]&&!M.unit&&!M.watched)&&(N=[R,k.total],j(R)))}}function Kf(t){let e=t>>>0;return()=>{e=e+1831565813>>>0;let n=Math.imul(e^e>>>15,e|1);return n=n+Math.imul(n^n>>>7,n|61)^n,((n^n>>>14)>>>0)/2**32}}function Gf(t,e){
let n=[...t];for(let o=n.length-1;o>0;o--){let r=Math.floor(e()*(o+1));[n[o],n[r]]=[n[r],n[o]]}return n}function Xl(t,e){let i=M=>t.querySelector(".gp-"+M),a=t.
querySelector("details"),[c,l,h,m]=["from","choices","reveal","next"].map(i),k=null,_=M=>[s("1st"),s("2nd"),s("3rd")][M]??"",q=()=>e.usesBeams&&!e.finished?[]:e.
allLines(),I=M=>we(q()[M]?q()[M].last:null),N=M=>M.distribution.candidates.filter(({raw_rank:R})=>R).sort((R,F)=>R.raw_rank-F.raw_rank).slice(0,6);function $(M){
let R=Number(e.started.seed)%4294967296+7919*M.index+104729*M.sequence;return Gf(N(M),Kf(R))}let P=M=>N(M).length>1;function A(M){let R=e.current(),F=R&&e.lastOf(
R),D=Math.max(0,q().findIndex(Q=>Q.last===F)),G=I(D),Y=G.findIndex((Q,oe)=>oe>=M&&P(Q));if(Y<0){L(i("cannot"),G.length>M?s("From there on the run has recorded n\
o candidates to pick from: raise top_candidates and run it again."):e.running?s("The run has not reached this token yet."):s("There is no token {number} in this\
 text: choose an earlier one.",{number:M+1}));return}L(i("cannot"),""),k={line:D,at:Y,step:null,picks:[],revealed:!1,results:[]},W()}function W(){let M=I(k.line);
for(;M[k.at]&&!P(M[k.at]);)k.at+=1;if(Object.assign(k,{step:M[k.at]||null,picks:[],revealed:!1}),!k.step&&!e.running){p();return}O(),k.step&&e.selectStep(k.step.
before),g(()=>l.querySelector("button"))}function O(){e.hide(k&&a.open?k.at+(k.revealed?1:0):null)}function w(M){let{picks:R}=k;R.includes(M)?R.splice(R.indexOf(
M),1):R.length<3&&R.push(M),f()}function b(){let{step:M,picks:R}=k,F=N(M),D=F.find(({token_id:G})=>G===R[0]);k.revealed=!0,document.dispatchEvent(new CustomEvent(
"gp-predicted",{detail:{sequence:M.sequence,index:M.index,token:R[0]}})),k.results.push({step:M,first:D,share:Math.exp(D.raw_logprob-F[0].raw_logprob),hit:R.includes(
M.chosen.token_id)}),O(),e.selectStep(M),g(()=>m)}function u(){if(k.results.length>=10){p();return}k.at+=1,W()}function p(){let{results:M,line:R}=k,F=k.at+(k.revealed?
1:0);k=null,O(),c.value=I(R).slice(F).some(P)?F+1:1,j(M),g(()=>i("begin"))}function g(M){let R=t.contains(document.activeElement);S(),R&&M()&&M().focus({preventScroll:!0})}
let v=({piece:M,chosen:R,text:F})=>M??(R?R.text:F);function T(){let M=we(k.step?k.step.before:I(k.line).at(-1)||null),R=[...e.prefix,...M].map(v).join(""),F=d("\
span","gp-gap","?",{"aria-label":s("the hidden token")});k.revealed&&F.replaceChildren(ie(k.step.chosen.text));let D=i("so-far");D.replaceChildren(R,F),D.scrollTop=
D.scrollHeight}function E(){l.replaceChildren(...(k.step&&!k.revealed?$(k.step):[]).map(({token_id:M,text:R})=>{let F=d("button","gp-button gp-choice",null,{type:"\
button","aria-pressed":"false","data-token":M});return F.append(d("span","gp-order"),ie(R)),F.addEventListener("click",()=>w(M)),F})),f()}function f(){for(let M of l.
children){let R=k.picks.indexOf(Number(M.dataset.token));M.setAttribute("aria-pressed",String(R>=0)),M.disabled=R<0&&k.picks.length>=3,L(M.querySelector(".gp-or\
der"),_(R))}h.disabled=!k.picks.length}function y(){if(i("answer").hidden=!k.revealed,!k.revealed)return;let{step:M,picks:R}=k,{share:F,hit:D}=k.results.at(-1),
G=N(M),Y=M.chosen.token_id,Q=G.some(({token_id:de})=>de===Y)?G:[...G,M.chosen];i("truth").tBodies[0].replaceChildren(...Q.map(de=>{let Ae=d("tr",de.token_id===Y?
"gp-taken":""),Ht=d("th","",null,{scope:"row"});de.token_id===Y&&Ht.append(d("span","","▶ "),d("span","gp-hidden",`${s("chosen:")} `)),Ht.append(ie(de.text));
let ti=d("div","gp-share"),ni=d("i");ni.style.width=`${(45*X(de.raw_logprob)).toFixed(2)}%`,ti.append(ni,H(X(de.raw_logprob)));let oi=d("td");oi.append(ti);let wd=R.
indexOf(de.token_id);return Ae.append(Ht,d("td","",_(wd)),oi,d("td","",H(X(de.logprob))),d("td","",de.raw_rank?z(de.raw_rank):"–")),Ae}));let re=i("took");re.
replaceChildren(...me(D?s("The run chose “{token}”, which is among your picks."):s("The run chose “{token}”, which is not among your picks."),{token:ie(
M.chosen.text,"gp-strong")})," "),re.append(F===1?s("Your first pick is the token that the model found likeliest."):s("Your first pick has {share} of the probab\
ility of the likeliest token.",{share:H(F)}))}let x=M=>M.reduce((R,{share:F})=>R+F,0)/M.length,C=M=>M.filter(({hit:R})=>R).length;function S(){if(i("before").hidden=
!!k,i("round").hidden=!k,!k)return;i("sum").hidden=!0;let{results:M,revealed:R,step:F}=k,G={number:M.length+(R?0:1),steps:10,token:F&&F.index+1};L(i("progress"),
F?R?s("Step {number} of {steps}: token {token}.",G):s("Step {number} of {steps}: which token comes next, as token {token}? Pick up to three, the likeliest first\
.",G):s("Waiting for the next token of the run.")),L(i("score"),M.length?s("So far: your first picks are {share} as likely as the top token; the run’s token was\
 among your picks in {hits} of {count}.",{share:H(x(M)),hits:C(M),count:M.length}):""),h.hidden=R||!F,m.hidden=!R,L(m,M.length>=10?s("Show the score"):s("Next t\
oken")),T(),E(),y()}function j(M){let R=i("sum");if(R.hidden=!1,R.replaceChildren(d("h3","",s("The round is over"))),!M.length){R.append(d("p","",s("No token wa\
s revealed, so there is no score.")));return}let F=(...Y)=>{let Q=d("p");Q.append(...Y),R.append(Q)};F(...me(s("{share}: how likely your first picks were, on av\
erage, compared with the likeliest token."),{share:d("b","",H(x(M)))}));let D=d("b","",s("{hits} of {count}",{hits:C(M),count:M.length}));F(...me(s("{steps}: st\
eps in which the run’s token was among your picks ({share})."),{steps:D,share:H(C(M)/M.length)}));let G=[...M].sort((Y,Q)=>Y.share-Q.share||Q.step.distribution.
entropy_before-Y.step.distribution.entropy_before);for(let[Y,{step:Q,first:oe,share:re}]of[[s("Hardest:"),G[0]],[s("Easiest:"),G.at(-1)]])F(d("b","",Y)," ",...me(
s("token {number}, “{token}”; your “{pick}” had {share} of the likeliest token’s probability, and the entropy was {entropy}."),{number:String(Q.index+
1),token:ie(Q.chosen.text),pick:ie(oe.text),share:H(re),entropy:ae(Q.distribution.entropy_before,e.unit)}))}return i("begin").addEventListener("click",()=>A(Math.
max(1,Math.floor(Number(c.value))||1)-1)),i("from-here").addEventListener("click",()=>{let M=e.current();c.value=M&&!M.isPrompt?M.index+1:1}),h.addEventListener(
"click",b),m.addEventListener("click",u),i("end").addEventListener("click",p),a.addEventListener("toggle",O),M=>{t.hidden=!e.started,M.run&&(k=null,c.value=1,i(
"sum").hidden=!0,L(i("cannot"),""),S()),L(i("begin"),i("sum").hidden?s("Start a round"):s("Another round")),k&&!k.step&&(M.steps||M.status)&&W()}}function Zl(t,e){let o=t.querySelector(".gp-where"),r=t.querySelector(".gp-verdict"),i=t.querySelector(".gp-score-head"),a=t.querySelector("tbody"),c=t.querySelector(
".gp-more"),l=t.querySelector(".gp-tally"),h=new ve({steps:0,differed:0},(p,g)=>g.reranked?{steps:p.steps+1,differed:p.differed+ +(_(g.reranked).token_id!==g.chosen.
token_id)}:p),m=[],k=[],_=p=>p.reduce((g,v)=>v.probability>g.probability?v:g);function q(){let p=a.insertRow(),g=d("th","",null,{scope:"row"}),[v,T,E]=[d("span",
"gp-sign"),d("bdi","gp-word"),d("span","gp-tag",s("most probable"))];g.append(v,T,E),p.append(g);let f=["probability","penalty","score"].map(()=>{let y=d("div",
"gp-cell"),x=d("span","gp-balance",null,{"aria-hidden":"true"}),[C,S]=[d("i","gp-part"),d("i","gp-zero")];x.append(C,S);let j=d("span","gp-amount");return y.append(
x,j),p.append(d("td")),p.lastChild.append(y),{part:C,zero:S,amount:j}});return m.push({row:p,sign:v,word:T,tag:E,cells:f}),m.at(-1)}function I({part:p,zero:g,amount:v},T,[
E,f],y){let x=C=>(C-E)/(f-E)*100;p.style.left=`${Math.min(x(0),x(T))}%`,p.style.width=`${Math.abs(x(T)-x(0))}%`,g.style.left=`${x(0)}%`,L(v,y)}function N({part:p,
zero:g,amount:v},T,[E,f],y){let x=C=>4+(C-E)/(f-E)*92;p.hidden=T===null,p.style.left=`${x(T)}%`,g.style.left=`${x(0)}%`,L(v,y)}function $(p,g,v,T,E){let f=g.token_id===
v.chosen.token_id;p.row.className=f?"gp-winner":"",L(p.sign,f?"▶":""),Ce(p.word,g.text),p.tag.hidden=g!==T||f,I(p.cells[0],g.probability,E.probability,H(g.probability)),
I(p.cells[1],g.penalty,E.penalty,K(g.penalty)),N(p.cells[2],g.score,E.score,K(g.score))}function P(p){let[g,v]=[Math.min(0,...p),Math.max(0,...p)];return v>g?[g,
v]:[0,1]}function A(p){let g=_(p.reranked),v=p.reranked.find(y=>y.token_id===p.chosen.token_id),T=p.reranked.slice(0,12);v&&!T.includes(v)&&(T[11]=v);let E=Object.
fromEntries(["probability","penalty","score"].map(y=>[y,P(T.map(x=>x[y]))]));for(;m.length<T.length;)q();m.forEach((y,x)=>{y.row.hidden=x>=T.length,x<T.length&&
$(y,T[x],p,g,E)});let f=p.reranked.length-T.length;c.hidden=f<=0,L(c,B(f,"and {count} less probable one, which was weighed too","and {count} less probable ones,\
 which were weighed too")),W(v,g)}function W(p,g){if(!p){r.replaceChildren();return}let v={token:ie(p.text,"gp-strong"),score:K(p.score)};r.replaceChildren(...p===
g?me(s("{token} won: the most probable token has the highest score too ({score})."),v):me(s("{token} won with a score of {score}. Greedy search would have chose\
n {other} ({share}), but its penalty of {penalty} leaves it a score of {lower}."),{...v,other:ie(g.text,"gp-strong"),share:H(g.probability),penalty:K(g.penalty),
lower:K(g.score)}))}function O(){let p=e.started.effective.penalty_alpha;return typeof p!="number"?s("(1 - penalty_alpha) × probability - penalty_alpha × penalt\
y. The highest score is chosen."):s("{keep} × probability - {alpha} × penalty, because penalty_alpha is {alpha}. The highest score is chosen.",{keep:Number((1-
p).toFixed(4)),alpha:p})}let w=p=>p&&p.reranked&&p.reranked.find(g=>g.token_id===p.chosen.token_id),b=p=>()=>{let g=w(e.current());return g?s("{name}: {words}.",
{name:V(g.text),words:p(g)}):""},u=b(({probability:p,penalty:g,score:v})=>{let T=e.started.effective.penalty_alpha;return typeof T!="number"?K(v):`(1 − ${T}) \
· ${K(p)} − ${T} · ${K(g)} = ${K(v)}`});return le(t,{probability:b(({probability:p})=>H(p)),penalty:b(({penalty:p})=>K(p))}),()=>{let p=e.current();if(t.hidden=
!(p&&p.reranked&&p.reranked.length),t.hidden||(h.follow(e.lastOf(p)),p===k[0]&&h.total===k[1]))return;k=[p,h.total],o.textContent=s("at token {number}",{number:p.
index+1}),te(i,"degeneration-penalty",u,{meaning:O()}),A(p);let{steps:g,differed:v}=h.total;L(l,s("Along the text: a token other than the most probable one won \
in {differed} of {count} steps ({share}).",{differed:z(v),count:z(g),share:H(v/g)}))}}function Ql(t,e){let n=()=>t.closest(".token-panel"),o=N=>t.querySelector(".gp-"+N),[r,i,a,c,l]=["place-words","back","on","newest","fold"].map(o),h=[...t.querySelectorAll(
"[role=tab]")],m=h.find(({dataset:N})=>N.shows==="logit_lens");function k(N){n()&&(n().dataset.shows=N);for(let $ of h){let P=$.dataset.shows===N;$.setAttribute(
"aria-selected",String(P)),$.tabIndex=P?0:-1}}for(let N of h)N.addEventListener("click",()=>{k(N.dataset.shows),_(!0)}),N.addEventListener("keydown",$=>{let P={
ArrowRight:1,ArrowLeft:-1}[$.key];if(!P)return;$.preventDefault();let A=h.filter(({hidden:O})=>!O),W=A[(A.indexOf(N)+P+A.length)%A.length];k(W.dataset.shows),_(
!0),W.focus()});function _(N){n()?.toggleAttribute("data-folded",!N),l.setAttribute("aria-expanded",String(N)),l.textContent=N?"▾":"▴"}l.addEventListener("c\
lick",()=>_(l.getAttribute("aria-expanded")==="false")),i.addEventListener("click",()=>e.walk(-1)),a.addEventListener("click",()=>e.walk(1)),c.addEventListener(
"click",()=>e.selectStep(null));function q(N){let $=e.lineOf(N),P=e.lines().length>1&&$&&!N.isPrompt?$.label:"",A=N.isPrompt?e.started.prompt_tokens.length:we($?
$.last:N).length,W=I(N,{number:z(N.index+1),count:z(A),line:P});r.ariaLive=e.selected?"polite":"off",r.replaceChildren(ie(N.chosen.text,"gp-here"),d("span","",`\
 ${W}`)),i.disabled=N.isPrompt?!N.before:N.index===0&&!e.promptSteps.length,a.disabled=!$||$.last===N,c.hidden=!e.selected||!e.running}function I(N,$){return N.
isPrompt?s("prompt token {number} of {count}",$):e.selected?$.line?s("token {number} of {count} of {line}",$):s("token {number} of {count}",$):$.line?s("newest \
token {number} of {count} of {line}",$):s("newest token {number} of {count}",$)}return N=>{N.selection&&e.selected&&_(!0),m.hidden=!e.canAsk||e.recorded;let $=e.
current();if($)return q($);r.textContent=s("No token yet"),i.disabled=a.disabled=!0,c.hidden=!0}}var Ur=({messages:t,template:e})=>JSON.stringify([t,e||null]);function ed(t,e){let n=w=>t.querySelector(".gp-"+w),[o,r,i]=["said","rendered","try"].map(n),a=new WeakMap,
c=[],l="",h=null,m=null;function k(){return un(t,r,e,w=>{let b=a.get(w);return b&&{id:b.token.token_id,text:b.token.text,where:s("prompt token {number}",{number:b.
index+1}),step:null,why:b.words}})}function _(){let{started:w,written:b}=e,u=w&&w.request.messages,p=u&&b&&w.model===b.model&&Ur(w.request)===Ur(b);return b&&!p?
{...b,ran:!1}:!u||!u.length?null:{model:w.model,messages:u,template:w.request.template,tokens:w.prompt_tokens,parts:w.parts||[],ran:!0}}function q({messages:w,parts:b,
problem:u}){let p=new Set(b.filter(({kind:g})=>g==="message").map(({message:g})=>g));o.replaceChildren(...w.map(({role:g,content:v},T)=>{let E=d("li","",null,{"\
data-role":g});return E.append(d("span","gp-role",g),d("p","",v)),!u&&p.size>0&&!p.has(T)&&v.trim()&&E.append(d("p","gp-dropped",s("✕ The template leaves this m\
essage out."))),E}))}let I={message:({role:w})=>s("words of {role}",{role:w}),template:()=>s("written by the template"),generation:()=>s("generation prompt: the\
 answer begins here")};function N(w,b){let u=w?I[w.kind](w):s("of unknown origin");return b.piece===null?s("special token, {whose}",{whose:u}):u}function $({tokens:w,
parts:b}){r.replaceChildren(),c=[],h=null;let u=new Set(b.map(({stop:g})=>g)),p=null;w.forEach((g,v)=>{let T=b.find(x=>x.start<=v&&v<x.stop)||null;if(!p||!v||u.
has(v)||b.some(({start:x})=>x===v)){let x=d("span","gp-part",null,T?{"data-kind":T.kind}:{});T&&T.kind==="message"&&x.append(d("span","gp-role",T.role)),T&&T.kind===
"generation"&&x.append(d("span","gp-role",s("the answer begins"))),r.append(x),p={rows:x,tokens:[]}}let E=d("span","gp-token",null,{role:"button",tabindex:"-1"}),
f=N(T,g);Fe(E,g),E.setAttribute("aria-label",s("prompt token {number}: {token}, {words}",{number:v+1,token:V(g.text),words:f})),a.set(E,{token:g,index:v,words:f});
let y=p.tokens.length?a.get(p.tokens.at(-1)).token:null;Et(p,E,g,y),c.push(E)}),c.length&&P(c[0])}function P(w){h&&(h.tabIndex=-1),h=w,w.tabIndex=0}function A(w){
w&&(P(w),w.focus({preventScroll:!0}),w.scrollIntoView({block:"nearest"}),m.show(w))}r.addEventListener("click",({target:w})=>A(w.closest(".gp-token"))),r.addEventListener(
"keydown",w=>{let b=c.indexOf(w.target.closest(".gp-token"));if(b<0||w.ctrlKey||w.metaKey||w.altKey)return;let u={ArrowRight:()=>c[b+1],ArrowLeft:()=>c[b-1],Home:()=>c[0],
End:()=>c.at(-1),ArrowDown:()=>De(c,b,1),ArrowUp:()=>De(c,b,-1),Enter:()=>c[b]," ":()=>c[b]};u[w.key]&&(w.preventDefault(),A(u[w.key]()))});function W({tokens:w,
parts:b}){let u=y=>b.filter(x=>x.kind===y).reduce((x,{start:C,stop:S})=>x+S-C,0),p=w.filter(({piece:y})=>y===null).length,[g,v,T]=["message","template","generat\
ion"].map(u),E={words:z(g),around:z(v),begin:z(T)};return`${g||v?B(w.length,"{count} token: {words} for the words of the messages, {around} around them, {begin}\
 to begin the answer.","{count} tokens: {words} for the words of the messages, {around} around them, {begin} to begin the answer.",E):T?B(w.length,"{count} toke\
n: this template changes the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.","{count} tokens: this template change\
s the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.",E):B(w.length,"{count} token: this template changes the word\
s, so the origin of its tokens is unknown.","{count} tokens: this template changes the words, so the origin of its tokens is unknown.")} ${B(p,"{count} is speci\
al.","{count} are special.")}`}function O({tokens:w,parts:b}){let u=b.filter(({kind:g})=>g==="message").flatMap(({start:g,stop:v})=>w.slice(g,v)).filter(({piece:g})=>g===
null),p=[...new Set(u.map(({text:g})=>V(g)))];return p.length?s("A message contains {tokens}: written like a special token, it is read as one, as if the templat\
e had written it.",{tokens:p.join(", ")}):""}return i.addEventListener("click",()=>e.ask({type:"without"})),()=>{let w=_();if(t.hidden=!w,!w){l="";return}i.hidden=
!Object.hasOwn(e.answers,"without")||!!w.problem;let b=JSON.stringify([w.model,Ur(w),w.parts,w.problem,w.ran,w.tokens.length]);if(b===l)return;l=b,m??=k(),L(n("\
which"),w.ran?s("of {model}, as this run read it",{model:w.model}):s("of {model}, as written now: not run yet",{model:w.model})),J(n("refusal"),!!w.problem),L(n(
"refusal"),s(w.problem)),n("refusal").dataset.kind=w.away?"info":"error",n("refusal").setAttribute("role",w.away?"note":"alert"),q(w),J(n("made"),!w.problem),$(
w),J(n("generation-key"),w.parts.some(({kind:p})=>p==="generation")),L(n("template-words"),w.problem?"":W(w));let u=O(w);J(n("warn"),!!u),L(n("warn"),u),m.hide()}}function td(t,e,n){let{state:o,log:r,text:i,select:a}=t;function c(l){if(!l)return;let{step:h}=o.entries.get(l);t.reveal(l),h&&r.selectStep(h),l.focus({preventScroll:!0}),
l.scrollIntoView({block:"nearest"}),h||n.show(l)}i.addEventListener("click",l=>{let h=o.tokenAt(l);h&&(c(h),o.entries.get(h).step&&n.dismiss())}),i.addEventListener(
"keydown",l=>{if(l.key==="Escape"){r.selectStep(null);return}let h=o.tokenAt(l);if(!h||l.ctrlKey||l.metaKey||l.altKey)return;let m=o.allTokens,k=m.indexOf(h),_={
ArrowRight:()=>m[k+1],ArrowLeft:()=>m[k-1],ArrowDown:()=>De(m,k,1),ArrowUp:()=>De(m,k,-1),Home:()=>m.find(q=>o.entries.get(q).step),End:()=>m.at(-1),Enter:()=>h,
" ":()=>h};_[l.key]&&(l.preventDefault(),c(_[l.key]()))}),a.addEventListener("change",()=>{o.shadedBy=a.value,t.shadeAll(),e.drawScale()}),i.addEventListener("s\
croll",()=>{o.atEnd=i.scrollHeight-i.scrollTop-i.clientHeight<60},{passive:!0}),new ResizeObserver(()=>t.resized()).observe(i)}var nd=t=>t.started&&t.started.request||{},Vr=t=>!!nd(t).only_given;function Jr(t,{index:e,isPrompt:n,isStart:o}){if(o)return s("decoder start token");let r={number:e+
1};return n?t.readsSource?s("source token {number}",r):s("prompt token {number}",r):s("token {number}",r)}function Yr(t,{index:e,isStart:n}){return n?s("every t\
arget begins with it: not chosen"):t.readsSource?s("the encoder reads it: it has no probability"):e===0?s("nothing comes before it: it has no probability"):nd(t).
read_prompt&&!t.finished&&!t.failed?s("its probability is read when the text ends"):s("its probability was not read")}function Xr(t,e){let n=[];return e.given&&
!Vr(t)&&n.push(s("given, not chosen")),n.push(...Ni(e)),n}function od(t,e){let{step:n,token:o}=e,r=n?[...yo(n,t.unit),...Xr(t,n)]:[Yr(t,e)];return[s("{where}: {\
token}",{where:Jr(t,e),token:V(o.text)}),...r].join(", ")}var xs=class{constructor(e,n,o,r){this.root=e,this.text=n,this.select=o,this.state=r,this.scale=e.querySelector(".gp-scale"),this.origins=e.querySelector(".gp-o\
rigins"),this.originsAlong=new ve($i,Li)}drawScale(){ot(this.scale,this.select.value,this.state.log.unit)}drawMarks(){let{root:e,state:n}=this,{prompt:o,begun:r,
lines:i}=n,a=!Vr(n.log)&&i.some(({steps:c})=>c.length&&c[0].given);e.querySelector(".gp-mark-prompt").hidden=!o||!o.tokens.length,L(e.querySelector(".gp-mark-pr\
ompt .gp-ink"),r?s("source, and what the target begins with"):s("prompt")),e.querySelector(".gp-mark-given").hidden=!a,this.drawOrigins(),this.text.classList.toggle(
"gp-has-given",a)}drawOrigins(){let{origins:e,originsAlong:n,state:{log:o,lines:r}}=this;if(e.hidden=!o.rounds.length,e.hidden)return;n.follow(r.length&&r[0].steps.
at(-1)||null);let i=ee(e,Object.keys(dt).length,Uf);Object.entries(dt).forEach(([a,[,c,l]],h)=>{let[m,k]=i[h].children;i[h].dataset.draft=a,te(i[h],{accepted:"d\
raft",correction:"correction",bonus:"bonus",target:"target"}[a],()=>"",{meaning:l,formula:""}),L(m,c),L(k,z(n.total[a]))})}};function Uf(){let t=d("span","",null,
{tabindex:"0"});return t.append(d("span","gp-ink")," ",d("b")),t}var vs=class{constructor(e){this.log=e,this.entries=new WeakMap,this.shadedBy="",this.clear()}clear(){this.prompt=null,this.fold=null,this.begun=null,this.lines=
[],this.marked=null,this.atEnd=!0}get paragraphs(){return[this.prompt,this.begun,...this.lines].filter(Boolean)}get allRows(){return this.lines.flatMap(({folds:e})=>e?
e.boxes.map(({rows:n})=>n):[]).concat(this.paragraphs.map(({rows:e})=>e))}get allTokens(){return this.paragraphs.flatMap(({tokens:e})=>e)}elementOf(e){if(e.isPrompt)
return this.prompt&&this.prompt.tokens[e.index]||null;for(let n of this.lines)if(n.steps[e.index]===e)return n.tokens[e.index];return null}tokenAt(e){let n=e.target.
closest('[role="button"]');return n&&this.entries.has(n)?n:null}};var Ss=class{constructor(e,n,o){this.drawn=n,this.moved=o,this.goesOn=!1,this.along=new ve(js(e),(r,i)=>zs(r,i.chosen.text,i.piece===null,e)),this.boxes=[]}rowsFor(e){
let n=this.along.total.spans.length;this.along.follow(e);let{since:o,place:r,spans:i}=this.along.total,a=this.boxes.at(-1);if(o!==null&&o<r)return(!a||a.since!==
o)&&(a=this.open(o)),a.rows;let c=i.length>n?i.at(-1):null;return c&&a&&a.since===c.start&&a.stop===null&&this.close(a,c.stop),this.drawn.rows}keepable(e){let{since:n}=this.
along.totals[e],o=this.boxes.find(r=>r.since===n);return n!==null&&o&&o.stop!==null?Math.min(e,o.stop):e}cut(e){let{drawn:n}=this;for(;n.tokens.length>e;){let a=n.
tokens.at(-1),c=this.boxOf(a);ht({rows:c?c.rows:n.rows,tokens:n.tokens},n.tokens.length-1),c&&!c.rows.holder.hasChildNodes()&&(n.rows.removeLast(),this.boxes.pop())}
let{totals:o,steps:r}=this.along;r.length=e,o.length=e+1;let i=this.boxes.at(-1);i&&this.along.total.since===i.since&&Object.assign(i,{stop:null,ended:!1})}boxOf(e){
let n=e.closest(".gp-reasoning");return n?this.boxes.find(o=>o.element===n):void 0}reveal(e){let n=this.boxOf(e);!n||!this.isFolded(n)||(n.wish=!1,this.draw(this.
goesOn),this.moved())}draw(e){this.goesOn=e;for(let n of this.boxes){let o=this.isFolded(n);n.count=(n.stop??this.along.total.place)-n.since,L(n.chip,`${o?"▸":
"▾"} ${this.words(n)}`),n.chip.setAttribute("aria-expanded",String(!o)),n.element.classList.toggle("gp-folded",o)}}words({count:e,stop:n,ended:o}){return o?B(
e,"Reasoning, {count} token","Reasoning, {count} tokens"):n===null&&this.goesOn?B(e,"Reasoning, {count} token so far","Reasoning, {count} tokens so far"):B(e,"R\
easoning, {count} token, not ended","Reasoning, {count} tokens, not ended")}isFolded(e){return e.wish??e.ended}open(e){let n=d("span","gp-reasoning"),o=d("butto\
n","gp-reasoning-chip",null,{type:"button",title:s("The model’s reasoning before its answer. Click to fold or unfold it.")}),r=d("span","gp-reasoned");n.append(
o,r);let i={element:n,chip:o,rows:new Je(r,this.drawn.rows),since:e,stop:null,ended:!1,count:0,wish:null};return o.addEventListener("click",()=>{i.wish=!this.isFolded(
i),this.draw(this.goesOn),this.moved()}),this.drawn.rows.append(n),this.boxes.push(i),i}close(e,n){let{tokens:o,rows:r}=this.drawn,i=o.slice(n);ht({rows:e.rows,
tokens:o},n),Object.assign(e,{stop:n,ended:this.along.total.spans.at(-1).end!==null}),e.rows.holder.hasChildNodes()||(r.removeLast(),this.boxes.pop());for(let a of i)
r.append(a);o.push(...i)}};var Vf=30,_s=class{constructor(e,n,o,r){this.text=e,this.empty=n,this.select=o,this.state=r,this.log=r.log,this.width=0,this.resettle=0,this.unfolds=!1}startRun(){
let{text:e,log:n,state:o}=this;if(e.replaceChildren(),o.clear(),!n.started){e.append(this.empty);return}let r=n.readsSource;e.classList.toggle("gp-apart",r),r&&
e.append(d("span","gp-part-name",s("Source: the encoder reads it"))),o.prompt=this.drawFixed(n.started.prompt_tokens,r?s("Source"):s("Prompt")),this.drawFold(),
r&&(e.append(d("span","gp-part-name",s("Target: the decoder writes it, from its start token on"))),o.begun=this.drawFixed(n.started.decoder_tokens,s("Start of t\
he target"),{isStart:!0}))}drawFixed(e,n,o={}){let r=d("span","gp-prompt",null,{"aria-label":n}),i={rows:new Je(r),tokens:[]};return e.forEach((a,c)=>this.append(
i,{token:a,index:c,isPrompt:!0,step:null,...o})),this.text.append(r),i}drawFold(){let{prompt:e}=this.state,n=e.tokens.length,o=d("button","gp-unfold",null,{type:"\
button"});this.state.fold=n>Vf&&!this.log.started.request.only_given?o:null,this.state.fold&&(o.addEventListener("click",()=>this.foldPrompt(this.unfolds)),e.rows.
holder.before(o),this.foldPrompt(!this.unfolds))}foldPrompt(e){let{fold:n,prompt:o}=this.state,{holder:r}=o.rows,i={count:z(o.tokens.length)};this.unfolds=!e,n.
textContent=e?s("Show all {count} tokens of the prompt",i):s("Show less of the prompt"),n.setAttribute("aria-expanded",String(!e)),r.classList.toggle("gp-folded",
e),e?r.setAttribute("tabindex","0"):r.removeAttribute("tabindex"),e&&(r.scrollTop=r.scrollHeight),this.dissolve()}drawPrompt(){for(let e of this.log.promptSteps){
let n=this.state.prompt.tokens[e.index];n&&(this.state.entries.get(n).step=e,this.describe(n),this.shade(n))}}drawLines(){let e=this.log.lines(),{lines:n}=this.
state,o=e.length===1&&e[0].kind==="sequence";for(o!==this.text.classList.contains("gp-single")&&(this.dissolve(),this.text.classList.toggle("gp-single",o));n.length>
e.length;)n.pop().element.remove();e.forEach((r,i)=>this.drawLine(n[i]||this.newLine(),r,i))}newLine(){let{begun:e,prompt:n,lines:o}=this.state,r=d("div","gp-li\
ne"),i=d("div","gp-line-head"),a=d("span","gp-line-body"),c=d("span","gp-stop");r.append(i,a,c),this.text.append(r);let l=e||n,h={element:r,head:i,rows:new Je(a,
l&&l.rows),stop:c,steps:[],tokens:[],said:"",folds:null},{reasoning:m}=this.log.started;return m&&(h.folds=new Ss(m,h,()=>this.dissolve())),o.push(h),h}drawLine(e,n,o){
e.element.dataset.kind!==n.kind&&(e.element.dataset.kind=n.kind),e.element.classList.toggle("gp-line-minor",this.log.usesBeams&&o>0);let r=JSON.stringify([n.label,
n.score,n.stopReason]);r!==e.said&&(e.said=r,this.drawHead(e,n));let{folds:i}=e,a=lt(e.steps,n.last),c=i?i.keepable(a.keep):a.keep,l=[...e.steps.slice(c,a.keep),
...a.added];i?i.cut(c):ht(e,c),e.steps.length=c;for(let h of l)this.append(e,{token:{...h.chosen,piece:h.piece},index:h.index,isPrompt:!1,step:h}),e.steps.push(
h);i&&i.draw(this.log.running)}drawHead(e,n){let o=n.stopReason?Oe(n.stopReason)[1]:"",r=n.label.charAt(0).toUpperCase()+n.label.slice(1);if(e.head.replaceChildren(
d("b","",r)),n.score!==null&&n.score!==void 0){let a=n.kind==="running",c=n.score.toFixed(3);e.head.append(d("span","",a?s("sum {value}",{value:c}):s("score {va\
lue}",{value:c}),{title:a?s("sum of the log-probabilities so far, in nats"):s("the sum divided by the length penalty")}))}let i=n.stopReason==="step"?"… ":"■ ";
o&&e.head.append(d("span","",i+o)),e.stop.textContent=o&&!this.log.usesBeams&&this.log.lasts.length===1?i+o:""}append(e,n){let o=e.tokens.at(-1),r=e.folds?e.folds.
rowsFor(n.step):e.rows;Et({rows:r,tokens:e.tokens},this.tokenElement(n),n.token,o&&this.state.entries.get(o).token)}tokenElement(e){let{token:n,step:o,isPrompt:r}=e,
i=d("span",r?"gp-prompt-token":"gp-token",null,{role:"button",tabindex:"-1","aria-pressed":"false"});return Fe(i,n),o&&o.draft&&o.draft.origin!=="none"&&(i.dataset.
draft=o.draft.origin),o&&o.given&&(i.dataset.given=""),this.state.entries.set(i,e),this.describe(i),o&&this.shade(i),i}describe(e){e.setAttribute("aria-label",od(
this.log,this.state.entries.get(e)))}shade(e){Nt(e.querySelector(".gp-ink"),this.select.value,$e(this.state.entries.get(e).step)),e.dataset.shaded=""}shadeAll(){
for(let e of this.state.allTokens)this.state.entries.get(e).step&&this.shade(e)}reveal(e){for(let{folds:n}of this.state.lines)n&&n.reveal(e)}markCurrent(){let{log:e,
state:n}=this,o=e.current(),r=o?n.elementOf(o):null,{marked:i}=n;i&&i!==r&&(i.classList.remove("gp-current"),i.setAttribute("aria-pressed","false"),i.tabIndex=-1),
n.marked=r,r&&(e.selected&&!e.suggested&&this.reveal(r),o.isPrompt&&n.fold&&!this.unfolds&&this.foldPrompt(!1),r.classList.add("gp-current"),r.setAttribute("ari\
a-pressed",String(e.selected===o)),r.tabIndex=0)}followEnd(){let{log:e,text:n}=this;this.state.atEnd&&!e.selected&&e.running&&!e.usesBeams&&(n.scrollTop=n.scrollHeight)}resized(){
!this.text.clientWidth||this.text.clientWidth===this.width||(this.width=this.text.clientWidth,this.dissolve())}dissolve(){for(let e of this.state.allRows)e.dissolve();
clearTimeout(this.resettle),this.resettle=setTimeout(()=>this.settle(),200)}settle(){this.width||=this.text.clientWidth;for(let e of this.state.allRows)e.settle()}};function sd(t,e){let n=t.querySelector(".gp-text"),o=t.querySelector(".gp-shade"),r=new vs(e),i=new _s(n,t.querySelector(".gp-empty"),o,r),a=new xs(t,n,o,r),c=un(
t,n,e,h=>{let m=r.entries.get(h);if(!m)return null;let{token:k,step:_}=m,q=_?Xr(e,_).join(", "):Yr(e,m);return{id:k.token_id,text:k.text,where:Jr(e,m),step:_,why:q}});
td(i,a,c);function l(){e.started&&(o.value=r.shadedBy||(e.started.request.only_given?"surprisal":"uncertainty"),a.drawScale()),i.startRun()}return h=>{if(h.run&&
l(),(h.run||h.steps||h.status)&&(i.drawLines(),a.drawMarks()),r.prompt&&(h.run||h.prompt)&&i.drawPrompt(),r.prompt&&(h.unit||h.status))for(let m of h.unit?r.allTokens:
r.prompt.tokens)i.describe(m);h.unit&&a.drawScale(),i.markCurrent(),h.steps&&(i.followEnd(),i.settle()),c.refresh(h.unit||h.prompt||h.status)}}var ce=t=>K(t,2).replace("-","−");function rd(t,e=null){let{z_score:n,threshold:o,prediction:r}=t,i={z:ce(n),threshold:Number(o.toFixed(2))};if(r&&e&&U(e.z_score)&&
e.z_score<=o){let l=[s("z is {z}, above the threshold {threshold}, but p counts each token as new evidence.",i),s("With repeated n-grams counted once, z is {z}.",
{z:ce(e.z_score)})];return["even","◇",s("Not known: above the threshold by repeats alone"),l.join(" ")]}if(r)return["good","◆",s("Watermarked"),`${s("z is {\
z}, above the threshold {threshold}.",i)} ${fn(o)}`];let a=t.tokens_needed,c=[s("z is {z}, not above the threshold {threshold}.",i),s("That does not prove that \
there is none: the text may be too short, or the mark may have been removed.")];return U(a)&&a>In(t)&&c.push(s("If the text went on like this, about {number} to\
kens would be enough.",{number:z(a)})),["even","◇",s("No sign of this watermark"),c.join(" ")]}var In=({num_tokens_scored:t,tokens:e})=>U(t)?t:(e||[]).filter(
([,,,,n])=>n).length;function Jf(t){let{kind:e,z_score:n,p_value:o,confidence:r,threshold:i,false_positive_rate:a,tokens_needed:c}=t,l=e==="green"?Zf(t):Qf(t),h=Number(
i.toFixed(2)),m=r>.9999?"> 0.9999":K(r,4);return[...l,[s("z-score"),ce(n),e==="green"?s("How many standard deviations more tokens are green than without a water\
mark: (green − ratio × scored) / √(scored × ratio × (1 − ratio))."):s("How many standard deviations the weighted mean lies above that of fair coins."),
"z-score",e==="green"?Yf(t):"",{formula:e==="green"?void 0:""}],[s("p-value"),ze(o),s("The probability of a z at least as high in a text without this watermark:\
 the upper tail of the normal distribution. It assumes independent tokens; where phrases are repeated, z scatters more."),"p-value",`P(Z ≥ ${ce(n)}) = ${ze(o)}`,
{}],[s("confidence"),m,s("1 − p. It is not the probability that the text is watermarked: a text without the watermark has 0.9 or more in one of ten cases, and 0\
.5 or more in one of two."),"p-value",r>.9999?`1 − ${ze(o)} ${m}`:`1 − ${ze(o)} = ${m}`,{formula:"1 − p"}],[s("false-positive rate"),ze(a),s("What the thr\
eshold {threshold} means: the share of texts without this watermark whose z is above it.",{threshold:h}),"false-positive-rate",`P(Z ≥ ${h}) = ${ze(a)}`,{formula:s(
"P(Z ≥ threshold)")}],...U(c)?[[s("tokens needed"),z(c),s("How many scored tokens reach the threshold at this share: z grows with the square root of their num\
ber."),"z-score",Xf(t),{formula:e==="green"?s("threshold² · γ · (1 − γ) / (share − γ)²"):"",unit:s("tokens")}]]:[]]}function Yf({num_tokens_scored:t,
num_green_tokens:e,ratio:n,z_score:o}){let r=$t(e,t,n);return r===null||ce(r)!==ce(o)?"":Zr(e,t,n)}function Zr(t,e,n){let[o,r,i]=[z(t),z(e),Number((1-n).toFixed(
4))];return`(${o} − ${n} · ${r}) / √(${r} · ${n} · ${i}) = ${ce($t(t,e,n))}`}function Xf({kind:t,green_fraction:e,ratio:n,threshold:o,tokens_needed:r}){return t!==
"green"||Math.ceil(xo(e,n,o)-1e-9)!==r?"":s("{threshold}² · {ratio} · {rest} / ({share} − {ratio})², rounded up, = {needed}",{threshold:Number(o.toFixed(2)),
ratio:n,rest:Number((1-n).toFixed(4)),share:K(e),needed:z(r)})}function Zf({num_tokens_scored:t,num_green_tokens:e,green_fraction:n,ratio:o,list_size:r}){return[
[s("tokens scored"),z(t),s("Tokens of which the detector can tell whether they are green. The first ones have too few tokens before them; where repeated n-grams\
 count once, later ones are left out."),"length","",{}],[s("green tokens"),z(e),s("Scored tokens on their green list, which holds {size} tokens of the vocabular\
y.",{size:z(r)}),"green-list",s("{green} of {scored}",{green:z(e),scored:z(t)}),{formula:"",unit:s("tokens")}],[s("green fraction"),H(n),s("Green tokens / token\
s scored. Without the watermark about {share} are green: the ratio.",{share:H(o)}),"green-list",`${z(e)} / ${z(t)} = ${H(n)}`,{formula:s("green / scored"),unit:"\
%"}]]}function Qf(t){let{mean:e,weighted_mean:n,num_g_values:o,posterior:r,layers:i}=t,a=In(t),c=(i||[]).length,l=a*c===o?B(c,"{scored} tokens · {count} key = {\
values}","{scored} tokens · {count} keys = {values}",{scored:z(a),values:z(o)}):"",h=Math.round(e*o),m=K(h/o,4)===K(e,4)?s("{ones} of {values} are 1",{ones:z(h),
values:z(o)}):"";return[[s("tokens scored"),z(a),s("Tokens with enough tokens before them, whose context has not occurred before."),"length","",{}],[s("g-values"),
z(o),B(c,"One for each scored token, with {count} key: 0 or 1, like a fair coin in a text without the watermark.","One for each scored token and each of the {co\
unt} keys: 0 or 1, like a fair coin in a text without the watermark."),"g-value",l,{}],[s("mean g-value"),K(e,4),s("The share of g-values that are 1. Without th\
e watermark it is about 0.5."),"g-value",m,{formula:"Σ g / n"}],[s("weighted mean"),K(n,4),s("The same with more weight on the first keys, whose rounds of the \
tournament leave the clearest mark."),"g-value","",{formula:"Σ w · g / Σ w"}],...U(r)?[[s("posterior"),H(r),s("The trained Bayesian detector’s probability th\
at the text is watermarked, if it is like the texts that the detector was trained on."),"watermark","",{unit:"%"}]]:[]]}function Rn(t,e){let n=e.map(({report:c})=>new Map(
Jf(c).map(l=>[l[0],l]))),o=[...new Set(n.flatMap(c=>[...c.keys()]))],[r]=ee(t.tHead,1,()=>d("tr")),i=ee(r,e.length+1,()=>d("th","",null,{scope:"col"}));e.forEach(
({name:c},l)=>L(i[l+1],c)),t.tHead.hidden=e.length<2;let a=ee(t.tBodies[0],o.length,()=>{let c=d("tr"),l=d("th","",null,{scope:"row"});return l.append(d("span")),
c.append(l),c});o.forEach((c,l)=>{let h=ee(a[l],e.length+1,()=>d("td")),m=n.map(N=>N.get(c)),[,,k,_,,q]=m.find(Boolean),I=m.map((N,$)=>N&&N[4]&&e.length>1?s("{n\
ame}: {words}",{name:e[$].name,words:N[4]}):N&&N[4]);L(h[0].firstChild,c),te(h[0].firstChild,_,()=>Se(I),{meaning:k,...em(q)}),n.forEach((N,$)=>L(h[$+1],N.has(c)?
N.get(c)[1]:"–"))})}var em=t=>Object.fromEntries(Object.entries(t).filter(([,e])=>e!==void 0));function Bt({tokens:t,prompt_tokens:e}){return t.map(([,n,o,r,i,
a],c)=>({token:{text:n,piece:o},mark:{green:r,g:a,counted:i||!(r!==null||a!==null)},words(){let h={number:z(c+1),token:V(n),mark:tm(r,a,i)};return c<e?s("Token \
{number}, of the prompt, {token}: {mark}",h):s("Token {number}, {token}: {mark}",h)}}))}function tm(t,e,n){if(t===null&&e===null)return s("not scored, because t\
oo few tokens come before it.");if(e!==null){let r=s("mean g-value {g}, where chance gives 0.5.",{g:e.toFixed(2)});return n?r:`${r} ${s("Not counted: its contex\
t came before, or it is left out.")}`}let o=t?s("◆ green."):s("◇ red.");return n?o:`${o} ${s("Not counted: the same n-gram came before, or it is left out.")}`}
var Ft=({kind:t,tokens:e})=>[t,{unscored:e.some(([,,,n,,o])=>n===null&&o===null),repeated:e.some(([,,,n,o,r])=>!o&&(n!==null||r!==null))}];function id(t,e){let n=c=>t.querySelector(".gp-"+c),o=new je(n("words"));function r({before:c,after:l}){if(l.error)return["even","…",s("Nothing left to score"),
`${s(l.error.message)} ${s("z was {z} before.",{z:ce(c.z_score)})}`];let h=s("z from {before} to {after}",{before:ce(c.z_score),after:ce(l.z_score)}),m=Number(l.
threshold.toFixed(2));return c.prediction?l.prediction?["good","◆",h,s("Still above the threshold {threshold}: the watermark survived.",{threshold:m})]:["bad",
"◇",h,s("No longer above the threshold {threshold}: the detector does not find the watermark any more.",{threshold:m})]:["even","◇",h,s("The text did not pa\
ss the threshold {threshold} before the attack: there is nothing to remove.",{threshold:m})]}function i({how:c,strength:l}){return c?U(l)?s("{attack}, strength \
{strength}",{attack:s(c),strength:H(l)}):s(c):s("edited by hand")}function a(c){let{before:l,after:h}=c,[m,k,_,q]=r(c);Z(n("answer"),{"data-verdict":m}),L(n("an\
swer-sign"),k),L(n("answer-words"),_),L(n("answer-more"),q),L(n("told"),`${_}. ${q}`),L(n("about"),i(c)),J(n("of-text"),!h.error),h.error||(nt(n("legend"),...Ft(
h)),o.show(Bt(h)));let I=[{name:s("before"),report:l},...h.error?[]:[{name:s("after"),report:h}]];Rn(n("found-numbers"),I)}return c=>{t.hidden=!e.found,!t.hidden&&
c.found&&a(e.found)}}function ad(t,e){let n=O=>t.querySelector(".gp-"+O),o=["without","with"],r=n("threshold"),i=3,a=()=>e.answered("pair"),c=({report:O})=>!!O&&!O.error,l=o.map(O=>{
let w=d("div"),[b,u,p]=[d("p","gp-facts"),d("p","gp-problem","",{role:"status"}),d("div","gp-text-body",null,{dir:"auto"})];return w.append(d("h3","",O==="with"?
s("With the watermark"):s("Without the watermark")),b,u,p),n("texts").append(w),{facts:b,problem:u,text:new je(p),shown:0,report:null}});r.addEventListener("inp\
ut",()=>{let O=r.valueAsNumber;!Number.isFinite(O)||O<0||O>20||(i=O,a()&&W())});function h(O,w,b){if(b){O.report!==b&&O.text.show(Bt(b)),Object.assign(O,{report:b,
shown:0});return}let[u]=e.groups[w].entries,p=u.tokens.map(g=>({token:g,mark:{},words:()=>s("{token}, not scored yet",{token:V(g.text)})}));O.text.show(p,O.report?
0:O.shown),Object.assign(O,{report:null,shown:p.length})}function m({tokens:O,perplexity:w,stop_reason:b,report:u}){if(!O)return s("not started");let p=[B(O,"{c\
ount} token","{count} tokens")];return U(w)&&p.push(s("perplexity {value}",{value:w.toFixed(2)})),u&&!u.error&&p.push(u.kind==="green"?s("{share} green",{share:H(
u.green_fraction)}):s("mean g-value {g}",{g:u.mean.toFixed(3)})),b&&p.push(Oe(b)[1]),p.join(" · ")}function k({texts:O}){O.forEach((b,u)=>{let p=l[u];h(p,u,c(b)?
b.report:null),L(p.facts,m({...b,tokens:b.tokens||e.groups[u].entries[0].tokens.length}));let{error:g}=b.report||{};J(p.problem,!!g),L(p.problem,g?`${s(g.message)}\
 ${s(g.fix)}`:"")});let w=O.filter(c).map(({report:b})=>Ft(b)[1]);nt(n("legend"),e.found.kind,{unscored:w.some(({unscored:b})=>b),repeated:w.some(({repeated:b})=>b)})}
function _({texts:O}){if(!O.every(c))return O.find(({report:g})=>g&&g.error)?["even","–",s("No comparison"),s("One of the texts cannot be scored.")]:["wait","\
…",e.done?s("No answer"):s("Not known yet"),s("Both texts must be complete.")];let[w,b]=O.map(({report:p})=>p.z_score),u=s("z is {marked} with the watermark a\
nd {plain} without it; the threshold is {threshold}.",{marked:ce(b),plain:ce(w),threshold:Number(i.toFixed(2))});return w>i?["bad","✗",s("A false positive"),`${u}\
 ${s("The text without the watermark passes it.")}`]:b>i?["good","◆",s("The watermark is found"),u]:["even","◇",s("The watermark is not found"),`${u} ${I(O[1].
report)}`]}let q=({tokens_needed:O,threshold:w})=>U(O)&&w>0?Math.ceil(O*(i/w)**2):null;function I(O){let[w,b]=[q(O),In(O)];return w>b?B(w,"If the text went on l\
ike this, about {count} scored token would be needed; it has {scored}.","If the text went on like this, about {count} scored tokens would be needed; it has {sco\
red}.",{scored:z(b)}):s("A longer text or a stronger mark would help.")}function N({texts:O}){let[w,b]=O.map(({perplexity:p})=>p);return!O.every(c)||!U(w)||!U(b)?
"":`${s("Perplexity under the model, without the watermark and with it: {plain} and {marked}.",{plain:w.toFixed(2),marked:b.toFixed(2)})} ${s("One pair of texts\
 says little about the cost; “{question}” measures it.",{question:s("What does it cost?")})}`}function $(O){let[w,b,u,p]=_(O);Z(n("answer"),{"data-verdict":w}),
L(n("answer-sign"),b),L(n("answer-words"),u),L(n("answer-more"),`${p} ${N(O)}`.trim()),L(n("means"),fn(i)),e.done&&L(n("told"),`${u}. ${p}`);let g=e.entries[0]&&
e.entries[0].seed;L(n("about"),[Qr(O.watermark),...U(g)?[s("seed {seed}",{seed:g})]:[]].join(" · "))}function P({report:O,expected:w}){if(!U(w)||O.kind!=="gree\
n")return null;let{ratio:b,num_tokens_scored:u}=O,p=Array.from({length:Math.min(60,u)},(g,v)=>(v+1)*u/Math.min(60,u));return{name:s("expected with it, at least"),
look:"expected",points:p.map(g=>[g,$t(w*g,g,b)]),tip:s("At least {share} of the tokens are expected to be green with this bias, by theorem 4.2 of Kirchenbauer e\
t al. 2023, from the model’s distributions along the text.",{share:H(w)})}}function A({texts:O}){if(J(n("evidence"),O.every(c)),n("evidence").hidden)return;let[
w,b]=O,u=[{name:s("with the watermark"),look:"measured",points:b.report.curve},P(b),{name:s("without it"),look:"other",points:w.report.curve}].filter(Boolean);gn(
n("keys"),u),mn(n("curves"),{curves:u,threshold:i});let p=O.map(({report:g},v)=>{let T=Ye(g.z_score);return{name:v?s("with"):s("without"),report:{...g,threshold:i,
p_value:T,confidence:1-T,false_positive_rate:Ye(i),tokens_needed:q(g)}}});Rn(t.querySelector("table"),p)}function W(){k(e.found),$(e.found),A(e.found)}return new ResizeObserver(
()=>a()&&A(e.found)).observe(t),O=>{t.hidden=!a(),!t.hidden&&(O.run&&l.forEach(w=>Object.assign(w,{report:null,shown:0})&&w.text.show([])),(O.run||O.found||O.status||
O.steps)&&W())}}function Qr(t){return Array.isArray(t.keys)?B(t.keys.length,"SynthID, {count} key, n-grams of {length}","SynthID, {count} keys, n-grams of {leng\
th}",{length:t.ngram_len}):s("green lists of {ratio}, bias {bias}, {scheme}, context width {width}",ld(t))}function cd(t){return Array.isArray(t.keys)?s("SynthI\
D, n-grams of {length}",{length:t.ngram_len}):s("green lists of {ratio}, {scheme}, context width {width}",ld(t))}var ld=({greenlist_ratio:t=.25,bias:e=2,seeding_scheme:n="\
lefthash",context_width:o=1})=>({ratio:H(t),bias:e,scheme:n,width:o});var ro=t=>Object.hasOwn(io,t)?s(io[t][0]):t;function dd(t,e){let n=f=>t.querySelector(".gp-"+f),[o,r]=[n("which"),n("threshold")],i={},a=null,c=.01,l=()=>e.answered(
"sure"),h=({auc:f})=>U(f),m=({scores:f,learned:y})=>{let x=f.findIndex(({name:C})=>C===a);return x>=0?x:y?f.length-1:0},k=f=>i[f]??(f==="posterior"?.5:e.found.threshold);
o.addEventListener("change",()=>{a=o.value,E()}),r.addEventListener("input",()=>{!Number.isFinite(r.valueAsNumber)||Math.abs(r.valueAsNumber)>100||(i[e.found.scores[m(
e.found)].name]=r.valueAsNumber,b(e.found))});function _({counts:f,scores:y,fewest:x},C){let S=e.done?s("No answer"):s("Not known yet");if(!h(C))return["wait","\
…",S,e.done?s("At least one text without the watermark and one with it must be scored."):s("The first texts are being written.")];let[j]=C.rates;if(Math.min(...f)<
x)return["wait","…",S,B(f[1],"{count} text with the watermark and {plain} without it are too few to tell: {fewest} of each are needed.","{count} texts with th\
e watermark and {plain} without it are too few to tell: {fewest} of each are needed.",{plain:z(f[0]),fewest:z(x)})];let M={found:z(j.detected),number:z(j.marked),
rate:H(j.level)},R=e.running?s("{found} of {number} found at {rate} false positives so far",M):s("{found} of {number} found at {rate} false positives",M),F=[...q(
j,y.length>1?ro(C.name):""),s("AUC of these texts: {auc}.",{auc:C.auc.toFixed(3)})].join(" ");return[j.apart?"good":"even",j.apart?"◆":"◇",R,F]}function q(f,y){
let[x,C]=f.found_between.map(H),S={number:z(f.false_positives),share:H(f.false_between[1])},j=[y?s("By the {score}, the true detection rate lies between {low} a\
nd {high}.",{score:y,low:x,high:C}):s("The true detection rate lies between {low} and {high}.",{low:x,high:C}),f.false_positives?s("Of the texts without the wat\
ermark, {number} passed, so the true false-positive rate may be up to {share}.",S):s("Of the texts without the watermark, none passed, but the true false-positi\
ve rate may be up to {share}.",S)];return f.level>c&&j.push(B(f.plain,"{rate} is the smallest rate that {count} text without it can show.","{rate} is the smalle\
st rate that {count} texts without it can show.",{rate:H(f.level)})),f.apart||j.push(s("The intervals overlap: it is not known whether more are found than pass \
by chance.")),j}function I(f){let[y,x,C,S]=_(f,f.scores[m(f)]);Z(n("answer"),{"data-verdict":y}),L(n("answer-sign"),x),L(n("answer-words"),C),L(n("answer-more"),
S),e.done&&L(n("told"),`${C}. ${S}`),L(n("missing"),Ie(e,f)),L(n("about"),[Qr(f.watermark),...f.learned?[s("only the texts that no detector was trained on")]:[]].
join(" · "));let{left_out:j,problem:M}=f;J(n("warning"),j>0);let R=M?`${s(M.message)} ${s(M.fix)}`:s("No token in them counts.");L(n("warning"),j>0?`⚠ ${B(j,
"{count} text was not scored.","{count} texts were not scored.")} ${R}`:"")}let N=(f,y)=>f.filter(x=>x>y).length;function $({values:f,name:y},x){let[C,S]=f.map(
F=>N(F,x)),[j,M]=[C/f[0].length,S/f[1].length],R=[B(f[1].length,"Above {threshold}: {marked} of {count} text with the watermark ({found}), and {plain} of {other\
s} without it ({passed}).","Above {threshold}: {marked} of {count} texts with the watermark ({found}), and {plain} of {others} without it ({passed}).",{threshold:Number(
x.toFixed(2)),marked:z(S),found:H(M),plain:z(C),others:z(f[0].length),passed:H(j)})];return y!=="posterior"&&R.push(s("If scores without the watermark were stan\
dard normal, {share} would pass.",{share:ze(Ye(x))})),{x:j,y:M,words:R.join(" ")}}function P(f,y){let x=2/(9*(y-1));return f**2>(1-x+1.645*Math.sqrt(x))**3}function A({
values:f,normal:y,name:x}){if(x==="posterior"||!y[0])return"";let[C,S]=y.map(M=>M&&{mean:ce(M[0]),deviation:M[1].toFixed(2)}),j=[s("Without the watermark: mean \
{mean}, standard deviation {deviation}; in theory 0 and 1.",C),S?s("With it: mean {mean}, standard deviation {deviation}.",S):s("With it: too few texts.")];return P(
y[0][1],f[0].length)&&j.push(s("The scores without the watermark scatter more than in theory, as they do where phrases repeat: try “{option}”.",{option:s("c\
ount repeated n-grams once")})),j.join(" ")}function W({scores:f}){let y=f.filter(h).flatMap(C=>C.rates.map(S=>[C,S])),x=ee(t.querySelector(".gp-rates tbody"),y.
length,()=>{let C=d("tr");return C.append(d("th","",null,{scope:"row"}),...Array.from({length:4},()=>{let S=d("td");return S.append(d("span")," ",d("small")),S})),
C});y.forEach(([C,S],j)=>{let[M,R,F,D,G]=x[j].cells,[Y,Q]=S.found_between.map(H);L(M,ro(C.name)),O(R,H(S.level),""),S.shown?O(F,H(S.detected/S.marked),U(S.threshold)?
s("({low} to {high}), threshold {threshold}",{low:Y,high:Q,threshold:ce(S.threshold)}):s("({low} to {high})",{low:Y,high:Q})):O(F,s("not known"),B(Math.ceil(1/S.
level-1e-9),"needs {count} text without it","needs {count} texts without it")),O(D,S.normal?H(S.normal.rate):"–",S.normal?s("threshold {value}",{value:ce(S.normal.
threshold)}):""),S.shown?O(G,s("up to {share}",{share:H(S.false_between[1])}),s("{passed} of {number} passed",{passed:z(S.false_positives),number:z(S.plain)})):
O(G,"–","")})}function O(f,y,x){L(f.children[0],y),L(f.children[1],x)}function w({scores:f}){let[{rates:y}]=f.filter(h),x=y.filter(({shown:M})=>!M).map(({level:M})=>H(
M));if(!x.length)return"";let[C,S]=x;return`${B(y[0].plain,"With {count} text without the watermark, a false-positive rate of {rate} is less than one text, so t\
he samples cannot show it.","With {count} texts without the watermark, a false-positive rate of {rate} is less than one text, so the samples cannot show it.",{rate:S?
s("{first} or {second}",{first:C,second:S}):C})} ${s("The normal distributions reach further, as far as the scores are normal.")}`}function b(f){let y=f.scores[m(
f)];if(J(n("shown"),h(y)),!h(y))return;let x=k(y.name);document.activeElement!==r&&(r.value=x);let C=$(y,x);fe(n("scores"),fo(e.charts[`scores ${y.name}`],x,s("\
threshold {value}",{value:Number(x.toFixed(2))}))),L(n("at-threshold"),C.words),L(n("spreads"),A(y)),J(n("of-fit"),y.name!=="posterior"&&y.normal.some(Boolean));
let S=f.scores.filter(h);if(fe(n("roc"),mi(e.charts[`roc ${y.name}`],C)),p(n("roc-keys"),S.map(({name:M,auc:R},F)=>[F===S.indexOf(y)?"gp-roc-main":`gp-roc-other\
 gp-roc-${F%3}`,s("{score}: AUC {auc}",{score:ro(M),auc:R.toFixed(3)}),s(lo(io,M,["","",""])[2]),"auc"])),W(f),L(n("few"),w(f)),J(n("of-lengths"),f.lengths.length>
1),f.lengths.length<2)return;fe(n("lengths-box"),e.charts.lengths);let j=f.kind==="synthid"?s("mean g"):"z";p(n("length-keys"),[["gp-z-measured",s("found at {ra\
te} false positives, by {score}, from the samples",{rate:u(f.lengths),score:j}),s("The threshold is the laxest that at most this share of the cut texts without \
the watermark passes; unless the share is 1%, so few texts cannot show a smaller one. The bars are the 95 % intervals of the true rate."),"detection-rate"],["gp\
-z-expected",s("the same by normal distributions"),s("As if the scores at each length were normal."),"detection-rate"],["gp-z-other",s("AUC"),s("How often a cut\
 text with the watermark scores higher than one without: 50% is guessing."),"auc"]])}function u(f){let y=f.map(({levels:[S]})=>S),[x,C]=[Math.min(...y),Math.max(
...y)].map(H);return x===C?x:s("{low} to {high}",{low:x,high:C})}function p(f,y){let x=ee(f,y.length,()=>{let C=d("span"),S=ne("svg");return Z(S,{width:26,height:8,
"aria-hidden":"true"}),S.append(ne("path")),C.append(S,d("span")),C});y.forEach(([C,S,j,M],R)=>{Z(x[R].firstChild.firstChild,{class:C,d:"M1 4H25"}),L(x[R].lastChild,
S),te(x[R].lastChild,M,()=>"",{meaning:j})})}function g(){let{found:f}=e,y=f&&f.scores[m(f)];return!y||!h(y)?null:{score:y,rate:y.rates.find(({shown:x})=>x)||y.
rates[0]}}let v=f=>()=>{let y=g(),x=y&&f(y);return x?s("{name}: {words}.",{name:ro(y.score.name),words:x}):""};le(t,{roc:v(({score:f})=>`AUC ${f.auc.toFixed(3)}`),
level:v(({rate:f})=>s("{passed} of {number} passed = {share}",{passed:z(f.false_positives),number:z(f.plain),share:H(f.false_positives/f.plain)})),found:v(({rate:f})=>s(
"{found} of {number} found = {share}",{found:z(f.detected),number:z(f.marked),share:H(f.detected/f.marked)})),normal:v(({rate:f})=>f.normal?s("{share} above {th\
reshold}",{share:H(f.normal.rate),threshold:ce(f.normal.threshold)}):""),truth:v(({rate:f})=>s("{passed} of {number} passed; the true rate may be up to {share}",
{passed:z(f.false_positives),number:z(f.plain),share:H(f.false_between[1])})),spread:()=>{let f=g();return f?A(f.score):""}});function T({scores:f}){J(n("of-sco\
re"),f.length>1);let y=f.map(({name:x})=>x).join();o.dataset.key!==y&&(o.dataset.key=y,o.replaceChildren(...f.map(({name:x})=>d("option","",ro(x),{value:x}))),o.
value=f[m(e.found)].name)}function E(){T(e.found),I(e.found),b(e.found)}return f=>{t.hidden=!l(),!t.hidden&&(f.found||f.status)&&E()}}function hd(t,e){let n=P=>t.querySelector(".gp-"+P),o=[s("the text alone"),s("with its prompt")],r=new je(n("words")),i=n("which");i.addEventListener("change",()=>k());
let a=()=>e.found.reports[Math.min(Number(i.value),e.found.reports.length-1)];function c({reports:P,once:A,otherwise:W}){let[O,w,b,u]=rd(P[0],A?null:W);Z(n("ans\
wer"),{"data-verdict":O}),L(n("answer-sign"),w),L(n("answer-words"),b),L(n("answer-more"),u),L(n("told"),`${b}. ${u}`),J(n("beside"),P.length>1),P.length>1&&L(n(
"beside"),h(P));let p=l(e.found);J(n("repeats"),!!p),L(n("repeats"),p),L(n("about"),m(e.found))}function l({reports:[{num_tokens_scored:P}],otherwise:A,once:W}){
let O=A?A.num_tokens_scored:null;if(!U(O)||O===P)return"";let w=ce(A.z_score);return W?B(O-P,"Left out as repeated: {count} token. With it, z would be {z}.","Le\
ft out as repeated: {count} tokens. With them, z would be {z}.",{z:w}):B(P-O,"Of the scored tokens, {count} only repeats an n-gram that came before, which is no\
 new evidence: counted once, z is {z}.","Of the scored tokens, {count} only repeat an n-gram that came before, which is no new evidence: counted once, z is {z}.",
{z:w})}function h([P,A]){let W=A.z_score-P.z_score,O=Math.abs(W)<.005?s("This changes nothing."):W<0?s("This dilutes the mark."):s("This happens to add to it."),
w=ce(A.z_score);return`${B(A.prompt_tokens,"With its prompt, z is {z}: {count} token of the prompt counts too.","With its prompt, z is {z}: {count} tokens of th\
e prompt count too.",{z:w})} ${O}`}function m({model:P,watermark:A,exact:W,once:O}){return[Array.isArray(A.keys)?B(A.keys.length,"SynthID, {count} key","SynthID\
, {count} keys"):s("green list, {scheme}",{scheme:A.seeding_scheme||"lefthash"}),W?s("the tokens of the run"):s("tokens as {model} splits the text",{model:P}),...O?
[s("repeated n-grams counted once")]:[]].join(" · ")}function k(){let P=a();nt(n("legend"),...Ft(P)),r.show(Bt(P))}function _({reports:P}){let A=P.map(({curve:u},p)=>({
name:P.length>1?o[p]:"z",look:p?"other":"measured",points:u||[]})),[{tokens_needed:W,threshold:O}]=P,w=In(P[0]),b=U(W)?{at:W,words:q(W,w)}:null;mn(n("curve-box"),
{curves:A,threshold:O,needed:b}),gn(n("curve-keys"),P.length>1?A:[])}function q(P,A){return P<=A?B(P,"At the share of this text, {count} token reaches the thres\
hold.","At the share of this text, {count} tokens reach the threshold."):B(P,"At the share of this text, {count} token reaches the threshold: {more} more.","At \
the share of this text, {count} tokens reach the threshold: {more} more.",{more:z(P-A)})}function I(){J(n("of-layers"),!!e.charts.layers),fe(n("layers-box"),e.charts.
layers)}function N(P){let{reports:A}=e.found;J(n("of-prompt"),A.length>1),c(e.found),P&&k(),Rn(n("found-numbers"),A.map((W,O)=>({name:o[O],report:W}))),_(e.found),
I()}let $=()=>!!e.found;return new ResizeObserver(()=>$()&&N(!1)).observe(t),P=>{t.hidden=!$(),!t.hidden&&P.found&&N(!0)}}function pd(t,e){let n=t.querySelector("tbody"),o=t.querySelector(".gp-mistake-note");function r({rows:k,threshold:_}){let q=k.flatMap(({reports:A})=>A.map(({z_score:W})=>W)).
filter(U),I=Math.min(-3,...q)-.4,N=Math.max(_,...q)+.4,$=A=>(A-I)/(N-I),P=ee(n,k.length,i);k.forEach(({what:A,how:W,meaning:O,keeps:w,reports:b},u)=>{let[p,g,v]=P[u].
cells;P[u].classList.toggle("gp-right",u===0);let[T,E]=p.children;L(T,s(A)),Z(T,{"data-tip":s(O)}),L(E,s(W));let f=b.map(({z_score:C})=>C).filter(U);a(g.firstChild,
f.map($),{zero:$(0),threshold:$(_)});let y=f.length>1?s("{low} to {high}",{low:ce(Math.min(...f)),high:ce(Math.max(...f))}):ce(f[0]);L(v.children[0],y),L(v.children[1],
c(b,w));let x=u?l({keeps:w,meaning:O,reports:b},_):"";J(v.children[2],!!x),L(v.children[2],x)}),L(o,m(k))}function i(){let k=d("tr"),_=d("th","",null,{scope:"ro\
w"});_.append(d("span","",null,{tabindex:0}),d("small"));let q=d("td");q.append(d("span","gp-strip",null,{"aria-hidden":"true"}));let I=d("td");return I.append(
d("b"),d("small"),d("small","gp-why")),k.append(_,q,I),k}function a(k,_,{zero:q,threshold:I}){let N=[q,I,..._],$=ee(k,N.length,()=>d("i"));N.forEach((P,A)=>{pe(
$[A],["gp-line gp-zero","gp-line"][A]||"gp-dot"),se($[A],"left",P)})}function c(k,_){let[q]=k.filter(({error:P})=>P);if(q)return s(q.error.message);let I=k.filter(
({prediction:P})=>P).length,N=_==="none";if(k.length===1)return I?N?s("▲ above it by chance"):s("◆ watermarked"):s("◇ no sign");if(!I)return s("◇ no sign \
in {number} tries",{number:k.length});let $={passed:I,number:k.length};return N?s("▲ {passed} of {number} above it by chance",$):s("◆ {passed} of {number} wat\
ermarked",$)}function l({keeps:k,meaning:_,reports:q},I){let N=q.filter(({prediction:O})=>O);if(!N.length)return"";if(k!=="none")return s(_);let{num_tokens_scored:$,
once:P}=N.reduce((O,w)=>w.z_score>O.z_score?w:O),A=P&&U($)?$-P.num_tokens_scored:0,W=[];if(A>0){W.push(B(A,"p counts each token as new evidence, but {count} of \
the {scored} only repeats an n-gram.","p counts each token as new evidence, but {count} of the {scored} only repeat an n-gram.",{scored:z($)}));let O=ce(P.z_score);
W.push(P.z_score>I?s("Counted once, z is {z}.",{z:O}):s("Counted once, z is {z}, not above the threshold.",{z:O}))}return(!A||P.z_score>I||q.length>1)&&W.push(...h(
I,q.length)),W.join(" ")}function h(k,_){let q=Ye(k),I=P=>z(Number((1/P).toPrecision(2))),N=[q>.1?s("{share} of texts without this watermark pass the threshold.",
{share:H(q)}):s("One in {odds} texts without this watermark passes the threshold.",{odds:I(q)})];if(_===1)return N;let $=1-(1-q)**_;return N.push($>.1?s("With {\
tries} tries at each text, {share} pass at least once.",{tries:z(_),share:H($)}):s("With {tries} tries at each text, one in {odds} passes at least once.",{tries:z(
_),odds:I($)})),N}function m([k]){return k.reports[0].prediction?"":s("The given settings find nothing either. If the text is watermarked, they may be wrong the\
mselves, or the text is too short.")}return k=>{t.hidden=!e.found,!t.hidden&&k.found&&r(e.found)}}function ud(t,e){let n=a=>t.querySelector(".gp-"+a);function o({how:a,points:c,of:l,seeds:h,threshold:m}){let k=c.filter(({z:q})=>q.length),_=[s(a),B(h,"{count}\
 seed at each strength","{count} seeds at each strength")];c.length<l&&_.push(s("{done} of {of} strengths so far",{done:c.length,of:l})),L(n("about"),_.join(" ·\
 ")),L(n("strength-words"),r(k,c,m)),fe(n("strength-box"),e.charts.strengths)}function r(a,c,l){let h=({strength:$,z:P})=>$===0?P[0]>l?"above":"below":$r(P,l),m=(...$)=>i(
a,P=>$.includes(h(P))),[k,_,q]=[m("above"),m("below"),m("open","few")],I=c.filter(({refused:$})=>$).map(({strength:$})=>H($)),N=[];return a.length&&a[0].strength===
0&&h(a[0])!=="above"&&N.push(s("The text is not above the threshold even before the attack.")),k&&N.push(s("At strength {strengths}, the median z is above the t\
hreshold.",{strengths:k})),_&&N.push(s("At strength {strengths}, the median z is not above the threshold.",{strengths:_})),q&&N.push(s("At strength {strengths},\
 it is not known whether the median z is above the threshold: the seeds disagree or are too few.",{strengths:q})),I.length&&N.push(s("At strength {strengths}, t\
oo little text is left to score, for some seeds or for all.",{strengths:I.join(", ")})),N.join(" ")}function i(a,c){let l=[];a.forEach((m,k)=>{c(m)&&(k&&c(a[k-1])?
l.at(-1)[1]=m.strength:l.push([m.strength,m.strength]))});let h=l.map(([m,k])=>m===k?H(m):s("{low} to {high}",{low:H(m),high:H(k)}));return h.length>1?s("{names\
} and {last}",{names:h.slice(0,-1).join(", "),last:h.at(-1)}):h.join("")}return le(t,{median:()=>Se((e.found?e.found.points:[]).filter(({z:a})=>a.length).map(({
strength:a,z:c})=>s("{strength}: z {median}",{strength:H(a),median:ce(Dt(c))})))}),a=>{t.hidden=!e.found,!t.hidden&&a.found&&o(e.found)}}function fd(t,e){let n=p=>t.querySelector(".gp-"+p),o=new je(n("marked-words"),{press:({step:p})=>e.selectStep(p)}),r=n("threshold"),i=3,a=to(null),c=0,l=null,h=null;
function m(){a=to(e.started),c=(e.started&&e.started.processors||[]).findIndex(g=>g==="WatermarkLogitsProcessor"||g==="SynthIDTextWatermarkLogitsProcessor"),l=new ve(
Al,(g,v)=>Cl(g,v,a,c)),o.show([]),L(n("mark-about"),hs(a))}let k=()=>l.steps.some(({mark:p})=>p&&p.kind==="synthid");function _(p){let{mark:g,index:v}=p,T=v<a.early,
E=g&&!g.why;return{step:p,token:{...p.chosen,piece:p.piece},mark:E?{green:g.green,g:g.g,counted:!T}:{},words:()=>ps({...p,isFirst:T},a)}}function q(p){o.show(l.
steps.map((T,E)=>o.items[E]&&E<p?o.items[E]:_(T)),p);let{unscored:g,early:v}=l.total;nt(n("mark-key"),k()?"synthid":"green",{unscored:g>0,repeated:v>0,faint:s("\
faint: a detector without the prompt cannot score it")})}function I(p){let g=p&&!p.isPrompt?o.tokens[p.index]:null;h&&h!==g&&h.classList.remove("gp-current"),h=
g||null,h&&e.selected?h.classList.add("gp-current"):h&&h.classList.remove("gp-current")}let N=p=>{let g=[];for(let v of l.totals)v[p]!==null&&(!g.length||g.at(-1)[0]<
v.scored)&&g.push([v.scored,v[p]]);return g};function $(){let{z:p,scored:g}=l.total,[v,T,E]=P(p,g);Z(n("finding"),{"data-verdict":v}),L(n("finding-sign"),T),L(n(
"finding-words"),E),L(n("finding-more"),p===null?"":`${A()} ${s("By chance alone, if each token is new evidence, z would be this high with a probability of {p}.",
{p:ze(Ye(p))})}`),e.finished&&L(n("mark-told"),`${E}. ${B(g,"{count} token scored.","{count} tokens scored.")}`)}function P(p,g){if(p===null)return["wait","…",
g?s("z is not known, because the watermark’s settings are not"):s("Nothing to score yet")];let v={z:ce(p)};return p>i?["good","◆",e.running?s("A detector fi\
nds it so far: z = {z}",v):s("A detector finds it: z = {z}",v)]:["even","◇",e.running?s("A detector does not find it so far: z = {z}",v):s("A detector does no\
t find it: z = {z}",v)]}function A(){let{green:p,scored:g}=l.total;return k()?B(g,"Mean g-value {mean} over {count} scored token, 0.5 by chance.","Mean g-value \
{mean} over {count} scored tokens, 0.5 by chance.",{mean:(p/g).toFixed(3)}):B(g,"{green} of {count} scored token green, {share} instead of {ratio}.","{green} of\
 {count} scored tokens green, {share} instead of {ratio}.",{green:z(p),share:H(p/g),ratio:H(a.ratio)})}function W(){let p=N("z"),g=[s("What a detector finds tha\
t knows the key and sees the text without its prompt.")];a.keys&&g.push(s("For SynthID it is the z of the plain mean of all g-values, against fair coins."));let v=[
{name:s("this text"),look:"measured",points:p,tip:g.join(" ")}],T=N("foreseen");if(T.length){let f=[s("What this bias leads to at least, given how uncertain the\
 model was at each token: the sum of p / (1 + m p) over the vocabulary, theorem 4.2 of Kirchenbauer et al. 2023, averaged over all green lists.")];e.started.effective.
do_sample||f.push(s("That holds where tokens are drawn; here the likeliest are taken, which can be greener or less green.")),v.push({name:s("expected at least"),
look:"expected",points:T,tip:f.join(" ")})}gn(n("z-keys"),v);let E=p.length?Pl(p,l.total,a,i):null;mn(n("z-box"),{curves:v,threshold:i,needed:E,label:s("z over \
the number of tokens, threshold {threshold}",{threshold:i})}),L(n("z-needed-words"),E?E.words:""),L(n("threshold-words"),fn(i))}function O(){let{scored:p,green:g,
expected:v,chosen:T,surprisal:E,gained:f,suppressed:y,marks:x,likely:C,entropy:S}=l.total,{started:j,unit:M}=e,R=(Y,Q,oe)=>St(Y,z(Q),oe),F=Y=>R(ke(Y,M).toFixed(
2),T,D(Y/T)),D=Y=>ae(Y,M).replace("-","−"),G=[[s("tokens scored"),z(p),s("Tokens that count: those with enough tokens before them, without the prompt."),"leng\
th","",{}]];if(p&&!k()){let Y=H(g/p),Q=H(v/p);G.push([s("green"),Y,s("The share of the scored tokens that got the bias."),"green-list",`${z(g)} / ${z(p)} = ${Y}`,
{formula:s("green / scored"),unit:"%"}]),G.push([s("expected at least"),Q,s("At least this share is green on average over all green lists, for this bias and the\
 probabilities that the model gave. Where the model is certain of a token, a bias changes little."),"green-list",R(v.toFixed(2),p,Q),{formula:"",unit:"%"}])}if(T){
let Y={unit:s("bits or nats")};G.push([s("surprisal before the watermark"),ae(E/T,M),s("How unexpected the chosen tokens were just before the watermark, on aver\
age: minus the logarithm of their probability."),"surprisal",F(E),{formula:"−(Σ log p) / n"}]);let[Q,oe]=j.effective.do_sample?[S,s("Tokens drawn without the\
 watermark would have had this on average: the entropy just before it.")]:[C,s("The likeliest token at each position would have had this.")];if(!e.usesBeams){G.
push([s("without it"),ae(Q/T,M),oe,j.effective.do_sample?"entropy":"surprisal",F(Q),{formula:j.effective.do_sample?"(Σ H) / n":"−(Σ log p) / n"}]);let re=`${ae(
E/T,M)} − ${ae(Q/T,M)} = ${D((E-Q)/T)}`;G.push([s("log-probability lost"),D((E-Q)/T),s("The price per token: how much less probable than that the chosen token\
s are. Values below 0 are luck."),"logprob",re,{formula:"",...Y}])}G.push([s("raised by"),ae(f/T,M),s("How much the watermark raised the log-probability of the \
chosen tokens, on average. Over many texts this is the divergence of what was drawn from what the model would draw."),"logprob",F(f),{formula:"(Σ log p′ − log p\
) / n",...Y}])}if(x){let Y=(y/x).toFixed(1);G.push([s("suppressed"),s("{value} of {count}",{value:Y,count:z(j.request.top_candidates??10)}),s("How many of the l\
ikeliest tokens the watermark made less likely, on average over the positions."),k()?"g-value":"green-list",R(z(y),x,Y),{formula:"",unit:s("tokens")}])}return G}
function w(){let p=O(),g=ee(n("mark-figures"),p.length,()=>{let v=d("div"),T=d("dt");return T.append(d("span")),v.append(T,d("dd")),v});p.forEach(([v,T,E,f,y,x],C)=>{
let[S,j]=g[C].children;L(S.firstChild,v),te(S.firstChild,f,()=>y&&he(y),{meaning:E,...x}),L(j,T)})}le(t,{curve:()=>{let{z:p,scored:g,green:v}=l.total;return p===
null?"":he(k()?`z = ${ce(p)}`:Zr(v,g,a.ratio))}});function b(){$(),w(),W()}function u(p){let v=e.lines().length>1?e.lineOf(p):null;return v?`${v.label} · ${hs(
a)}`:hs(a)}return r.addEventListener("input",()=>{let p=r.valueAsNumber,g=p>=0&&p<=30;if(r.setAttribute("aria-invalid",String(!g)),!g){L(n("threshold-words"),s(
"The threshold must be from 0 to 30."));return}i=p,b()}),new ResizeObserver(()=>!t.hidden&&l.total.marks&&W()).observe(n("z-box")),p=>{(p.run||!l)&&m();let g=e.
current(),{keep:v}=l.follow(g?e.lastOf(g):null);t.hidden=!l.total.marks,!t.hidden&&((p.run||p.steps||p.status||p.selection)&&(q(v),L(n("mark-about"),u(g))),I(g),
(p.run||p.steps||p.status||p.selection||p.unit)&&b())}}var ei=(t,e)=>t?[e]:[];function md(t,e){let n=W=>t.querySelector(".gp-"+W),o=()=>e.answered("cost"),r=({perplexity:W,score:O})=>!!(W&&O),i=({knob:W},O)=>W==="ke\
ys"?B(O,"{count} key","{count} keys"):s("bias {value}",{value:Number(O.toFixed(3))});function a(W){let[O,...w]=W.points,b=w.filter(r).sort((f,y)=>f.value-y.value),
u=e.done?s("No answer"):s("Not known yet");if(!r(O)||!b.length)return["wait","…",u,e.done?s("At least one text without the watermark and one with it must be s\
cored."):s("The first texts are being written.")];let p=s("The threshold is {threshold}.",{threshold:W.threshold}),g=f=>[l(W,f),...h(f,O)].join(" ");if(b.every(
({found:f})=>f==="few")){let f=Math.max(...b.map(({texts:x})=>x)),y=B(f,"{count} text of each strength is too few to tell: {fewest} are needed.","{count} texts \
of each strength are too few to tell: {fewest} are needed.",{fewest:Er});return["wait","…",u,`${g(b.at(-1))} ${y}`]}let v=b[b.findLastIndex(({found:f})=>f!=="\
above")+1];if(v){let f=i(W,v.value);return["good","◆",e.running?s("Found from {strength} on, so far",{strength:f}):s("Found from {strength} on",{strength:f}),
`${p} ${g(v)}`]}let T=b.filter(({found:f})=>f==="above");if(T.length){let f=T.map(({value:y})=>i(W,y)).join(", ");return["even","◇",e.running?s("Found at {str\
engths}, so far",{strengths:f}):s("Found at {strengths}",{strengths:f}),`${s("At the strongest it is not certain.")} ${g(b.at(-1))}`]}let E=b.every(({found:f})=>f===
"below");return["even","◇",c(E),`${p} ${g(b.at(-1))} ${s("Longer texts help.")}`]}function c(W){return W?e.running?s("Not found at any strength so far"):s("No\
t found at any strength"):e.running?s("Not reliably found at any strength so far"):s("Not reliably found at any strength")}function l(W,{value:O,score:{median:w,
low:b,high:u}}){let p={strength:i(W,O),median:ce(w),low:ce(b),high:ce(u)};return u>b?s("At {strength}, the median z is {median}, interval {low} to {high}.",p):s(
"At {strength}, the median z is {median}.",p)}function h({perplexity:W,price:O,dearer:w},b){let u=s("The median perplexity is {marked} instead of {plain}.",{marked:W.
median.toFixed(2),plain:b.perplexity.median.toFixed(2)});if(!O)return[u];let p={times:qe(O.median),interval:Ot(O)};return[u,O.high>O.low?s("Seed by seed it is {\
times}, interval {interval}.",p):s("Seed by seed it is {times}.",p),...w==="open"?[s("That is not a clear cost.")]:w==="few"?[s("These are too few seeds to tell\
.")]:[]]}function m(W){let[O,w,b,u]=a(W);Z(n("answer"),{"data-verdict":O}),L(n("answer-sign"),w),L(n("answer-words"),b),L(n("answer-more"),u),e.done&&L(n("told"),
`${b}. ${u}`),L(n("missing"),Ie(e,W)),L(n("about"),cd(W.watermark))}function k(W){let O=W.kind==="green";for(let w of["perplexity","score","share","suppressed"])
fe(n(w),e.charts[w]);L(n("share-name"),O?s("Green tokens"):s("Mean g-value")),te(n("share-name"),O?"green-list":"g-value",()=>_(N),{meaning:O?s("Green tokens / \
tokens scored, of all texts of a strength together."):s("The mean of all g-values of the texts of a strength: 0.5 without the watermark."),formula:O?s("green / \
scored"):"Σ g / n",unit:O?"%":""}),J(n("of-suppressed"),!!e.charts.suppressed),J(n("limits"),O),J(n("of-expected"),W.points.some(({expected:w})=>U(w))),L(n("su\
ppressed-name"),s("Suppressed candidates")),te(n("suppressed-name"),O?"green-list":"g-value",()=>_($),{formula:"",unit:s("tokens"),meaning:B(W.candidates,"Of th\
e {count} candidate that the model found likeliest at a step, how many the watermark made less likely; the mean over all steps.","Of the {count} candidates that\
 the model found likeliest at a step, how many the watermark made less likely; the mean over all steps.")})}let _=W=>Se(e.found.points.filter(O=>W(O)!=="–").map(
O=>s("{name}: {words}",{name:O.value===null?s("none"):i(e.found,O.value),words:W(O)}))),q=({perplexity:W})=>W?W.median.toFixed(2):"–",I=({score:W})=>W?ce(W.median):
"–",N=({share:W})=>U(W)?e.found.kind==="green"?H(W):W.toFixed(3):"–",$=({suppressed:W})=>U(W)?W.toFixed(2):"–";le(t,{perplexity:()=>_(q),score:()=>_(I)});
function P(W){let O=W.kind==="green",w=(f,y=W.points)=>y.some(x=>U(x[f])),b=s("At least this share of tokens is expected to be green, from the distributions tha\
t the model had along the texts."),u=s("How much probability the watermark moved from red candidates to green ones at a step, on average."),p=[[W.knob==="keys"?
s("keys"):s("bias"),({value:f})=>f===null?s("none"):String(f)],[s("texts"),({texts:f})=>z(f),"sample",{formula:""}],[s("perplexity"),q,"perplexity",{meaning:s("\
The median of the texts of a strength.")}],["z",I,"z-score",{meaning:s("The median of the texts of a strength.")}],[O?s("green"):s("mean g"),N,O?"green-list":"g\
-value",{formula:O?s("green / scored"):"Σ g / n",unit:O?"%":""}],...ei(w("expected"),[s("expected at least"),({expected:f})=>U(f)?H(f):"–","green-list",{meaning:b,
formula:"",unit:"%"}]),...ei(w("suppressed",W.points.slice(1)),[s("suppressed of {count}",{count:W.candidates}),$,O?"green-list":"g-value",{meaning:s("How many \
of the likeliest tokens the watermark made less likely, on average over the positions."),formula:"",unit:s("tokens")}]),...ei(w("moved"),[s("moved to green"),({
moved:f})=>U(f)?H(f):"–","total-variation",{meaning:u}])],g=t.querySelector("table.gp-numbers"),[v]=ee(g.tHead,1,()=>d("tr")),T=ee(v,p.length,()=>{let f=d("th",
"",null,{scope:"col"});return f.append(d("span")),f});p.forEach(([f,y,x,C],S)=>{let j=T[S].firstChild;if(L(j,f),x)te(j,x,()=>_(y),C);else for(let M of["data-tip",
"data-term","tabindex"])j.removeAttribute(M)});let E=ee(g.tBodies[0],W.points.length,()=>d("tr"));W.points.forEach((f,y)=>{E[y].firstChild||E[y].append(d("th","",
null,{scope:"row"}));let x=ee(E[y],p.length,()=>d("td"));p.forEach(([,C],S)=>L(x[S],C(f)))})}function A(){m(e.found),k(e.found),P(e.found)}return W=>{t.hidden=!o(),
!t.hidden&&(W.found||W.status)&&A()}}function gd(t,e){let n=u=>t.querySelector(".gp-"+u),o=["A","B"],[r,i]=[0,[]],a=()=>e.answered("quiz"),c=()=>e.done?e.found.pairs.filter(({texts:u})=>u.every(({report:p})=>!p.
error)):[],l=({left:u})=>u?0:1,h=()=>i.filter((u,p)=>u===l(c()[p])).length,m=o.map((u,p)=>{let g=d("div","gp-side"),[v,T,E,f]=[d("h3","",s("Text {name}",{name:u})),
d("p","gp-facts"),d("div","gp-body",null,{dir:"auto"}),d("button","gp-button gp-main",s("Text {name} is watermarked",{name:u}),{type:"button"})],y=d("div","",null,
{tabindex:0}),x=d("div");return E.append(y,x),g.append(v,T,E,f),n("texts").append(g),f.addEventListener("click",()=>k(p)),{box:g,title:v,facts:T,plain:y,marked:x,
button:f,text:new je(x)}});function k(u){i[r]===void 0&&(i[r]=u,b(),n("next").focus({preventScroll:!0}))}n("next").addEventListener("click",()=>{r=Math.min(r+1,
c().length-1),b(),m[0].button.focus({preventScroll:!0})});let _=u=>u.kind==="green"?u.green_fraction:u.mean,q=u=>u.kind==="green"?s("{share} green",{share:H(u.green_fraction)}):
s("mean g {g}",{g:u.mean.toFixed(3)});function I(u,p,g,v){let{report:T,perplexity:E}=g.texts[p],f=p===l(g)?"with":"without";if(J(u.plain,!v),J(u.marked,v),J(u.button,
!v),J(u.facts,v),v){u.box.dataset.truth=f,L(u.title,N(o[p],f==="with",i[r]===p));let y=[q(T),`z ${ce(T.z_score)}`];U(E)&&y.push(s("perplexity {value}",{value:E.
toFixed(2)})),L(u.facts,y.join(" · ")),u.text.show(Bt(T));return}delete u.box.dataset.truth,L(u.title,s("Text {name}",{name:o[p]})),u.text.show([]),L(u.plain,T.
tokens.slice(T.prompt_tokens).map(([,,y])=>y??"").join(""))}function N(u,p,g){return p?g?s("Text {name}: ◆ watermarked, your guess",{name:u}):s("Text {name}: \
◆ watermarked",{name:u}):g?s("Text {name}: not watermarked, your guess",{name:u}):s("Text {name}: not watermarked",{name:u})}function $({texts:u},p){let[g,v]=[
u[p],u[1-p]].map(({report:f})=>f),T={share:q(g),chance:g.kind==="green"?H(g.ratio):"0.5",z:ce(g.z_score)},E=[g.z_score>e.found.threshold?s("What gave it away: {\
share} with the watermark, where chance gives {chance}; z is {z}, more than chance explains.",T):s("What gave it away: {share} with the watermark, where chance \
gives {chance}; z is {z}, too little to be certain.",T),s("Without it: {share}, z {z}.",{share:q(v),z:ce(v.z_score)})];return v.z_score>g.z_score&&E.push(s("Her\
e the detector, too, would have chosen the wrong text: the texts are short, or the mark is weak.")),E.join(" ")}function P(u){let p=i[r]!==void 0;if(m.forEach((E,f)=>I(
E,f,u,p)),J(n("legend"),p),J(n("verdict"),p),J(n("next"),p&&r+1<c().length),!p)return;let g=u.texts.map(({report:E})=>Ft(E)[1]);nt(n("legend"),e.found.kind,{unscored:g.
some(({unscored:E})=>E),repeated:g.some(({repeated:E})=>E)});let v=l(u),T=i[r]===v;Z(n("answer"),{"data-verdict":T?"good":"bad"}),L(n("answer-sign"),T?"✓":"✗"),
L(n("answer-words"),T?s("Correct"):s("Wrong: it was text {name}",{name:o[v]})),L(n("answer-more"),$(u,v))}function A(u){if(!e.done)return s("The texts are being\
 written: {done} of {runs}.",{done:z(u.done),runs:z(u.runs)});if(c().length)return"";let p=u.pairs.flatMap(({texts:g})=>g).find(({report:g})=>g.error);return p?
[s("No pair of texts could be scored."),s(p.report.error.message),s(p.report.error.fix)].join(" "):s("No pair of texts was completed. Run the experiment again.")}
function W(u){let p=i.length;if(J(n("sum"),p>0&&p===u.length),n("sum").hidden)return;let g=h();L(n("sum").querySelector("h3"),O(g,p));let v=Array.from({length:p-
g+1},(f,y)=>w(p,g+y)).reduce((f,y)=>f+y,0)/2**p,T=u.filter(({texts:f,left:y})=>f[y?0:1].report.z_score>f[y?1:0].report.z_score).length;L(n("sum-words"),[s("By g\
uessing, {hits} or more are correct in {share} of rounds.",{hits:z(g),share:H(v)}),s("The detector, choosing the text with the higher z, has {right} of {pairs} \
correct.",{right:z(T),pairs:z(p)}),s("Run the experiment again for another round.")].join(" ")),te(n("share-head"),e.found.kind==="green"?"green-list":"g-value",
()=>"",{meaning:s("In the text with the watermark, and in the one without it."),formula:""}),L(n("share-head"),e.found.kind==="green"?s("green with and without"):
s("mean g with and without"));let E=ee(n("sum").querySelector("tbody"),p,()=>{let f=d("tr");return f.append(d("th","",null,{scope:"row"}),d("td"),d("td"),d("td")),
f});u.forEach((f,y)=>{let x=l(f),[C,S]=[f.texts[x].report,f.texts[1-x].report],j=R=>R.kind==="green"?H(_(R)):_(R).toFixed(3);[String(y+1),`${i[y]===x?"✓":"✗"}\
 ${s("text {name}",{name:o[i[y]]})}`,`${j(C)}, ${j(S)}`,`${ce(C.z_score)}, ${ce(S.z_score)}`].forEach((R,F)=>L(E[y].cells[F],R))})}let O=(u,p)=>s("{hits} of {pa\
irs} correct",{hits:z(u),pairs:z(p)}),w=(u,p)=>Array.from({length:p},(g,v)=>(u-v)/(v+1)).reduce((g,v)=>g*v,1);le(t,{scores:()=>Se(c().slice(0,i.length).map((u,p)=>{
let[g,v]=[u.texts[l(u)],u.texts[1-l(u)]].map(({report:T})=>ce(T.z_score));return s("pair {number}: {marked} and {plain}",{number:p+1,marked:g,plain:v})}))});function b(){
let u=c();L(n("waiting"),A(e.found)),J(n("round"),u.length>0),L(n("about"),u.length?s("Pair {number} of {pairs}. Same prompt, same seed; one of them has the wat\
ermark.",{number:z(r+1),pairs:z(u.length)}):""),L(n("score"),i.length?O(h(),i.length):""),u.length&&P(u[r]),W(u)}return u=>{t.hidden=!a(),u.run&&([r,i]=[0,[]]),
!t.hidden&&(u.run||u.found||u.status)&&b()}}var nm={drafts:Ri,beams:la,beamtree:Aa,hypotheses:Wa,curve:Za,branches:Ll,canvas:yl,candidates:jl,check:zl,layers:Bl,in_words:Fl,logit_lens:Dl,numbers:Gl,processors:Yl,
quiz:Xl,reranked:Zl,template:ed,token:Ql,tokens:sd,watermark:fd},om={draft_lengths:Si,sameness:ji,speedup:zi,batch:Qi,choices:uc,difference:Sc,divergence:_c,grid:jc,
lanes:Hc,lengths:Dc,measures:Gc,progress:Vc,sensitivity:Yc,trie:gl,without:wl,arrival:xl,estimate:vl,kl:Jc,opened:Sl,precisions:_l,shelf:Ol,attack:id,detectability:dd,
detection:hd,marked:ad,mistakes:pd,strengths:ud,watermark_cost:md,watermark_quiz:gd};ii(()=>Da(nm,om));})();
